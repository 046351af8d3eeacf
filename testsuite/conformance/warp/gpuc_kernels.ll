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
@gpuc_shared_reduce_50 = addrspace(3) global [32 x i8] undef, align 16
@gpuc_shared_scan_34 = addrspace(3) global [32 x i8] undef, align 16
@gpuc_shared_Broadcast_42 = addrspace(3) global i8 undef, align 1
@gpuc_shared_reduce_50_2 = addrspace(3) global [32 x i32] undef, align 16
@gpuc_shared_scan_34_2 = addrspace(3) global [32 x i32] undef, align 16
@gpuc_shared_Broadcast_42_2 = addrspace(3) global i32 undef, align 4
@gpuc_shared_reduce_50_3 = addrspace(3) global [32 x i64] undef, align 16
@gpuc_shared_scan_34_3 = addrspace(3) global [32 x i64] undef, align 16
@gpuc_shared_Broadcast_42_3 = addrspace(3) global i64 undef, align 8
@gpuc_shared_reduce_50_4 = addrspace(3) global [32 x i16] undef, align 16
@gpuc_shared_scan_34_4 = addrspace(3) global [32 x i16] undef, align 16
@gpuc_shared_Broadcast_42_4 = addrspace(3) global i16 undef, align 2
@gpuc_shared_reduce_50_5 = addrspace(3) global [32 x i32] undef, align 16
@gpuc_shared_scan_34_5 = addrspace(3) global [32 x i32] undef, align 16
@gpuc_shared_Broadcast_42_5 = addrspace(3) global i32 undef, align 4
@gpuc_shared_reduce_50_6 = addrspace(3) global [32 x i64] undef, align 16
@gpuc_shared_scan_34_6 = addrspace(3) global [32 x i64] undef, align 16
@gpuc_shared_Broadcast_42_6 = addrspace(3) global i64 undef, align 8
@gpuc_shared_reduce_50_7 = addrspace(3) global [32 x float] undef, align 16
@gpuc_shared_scan_34_7 = addrspace(3) global [32 x float] undef, align 16
@gpuc_shared_Broadcast_42_7 = addrspace(3) global float undef, align 4
@gpuc_shared_reduce_50_8 = addrspace(3) global [32 x double] undef, align 16
@gpuc_shared_scan_34_8 = addrspace(3) global [32 x double] undef, align 16
@gpuc_shared_Broadcast_42_8 = addrspace(3) global double undef, align 8
@gpuc_reflect__CUDA_ARCH = internal addrspace(1) constant [12 x i8] c"__CUDA_ARCH\00"
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
	%55 = mul nsw i64 %34, 7, !dbg !31
	%56 = add nsw i64 %55, 3, !dbg !32
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
	br label %fail, !dbg !25

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !27
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !27

b2_fail3:
	br label %fail, !dbg !27

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !28
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !28

b2_fail4:
	br label %fail, !dbg !28

b2_ok4:
	br label %fail, !dbg !29

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !42
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !42

b2_fail6:
	br label %fail, !dbg !42

b2_ok6:
	br label %fail, !dbg !43

b2_fail7:
	br label %fail, !dbg !50

fail:
	%106 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !7
	%107 = phi i64 [ %32, %b2_fail2 ], [ %43, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %83, %b2_fail6 ], [ 3, %b2_ok6 ], [ %95, %b2_fail7 ], !dbg !7
	%108 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %44, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %84, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %106, i64 %107, i64 %108), !dbg !7
	ret void, !dbg !7
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
	%55 = mul nsw i64 %34, 7, !dbg !68
	%56 = add nsw i64 %55, 3, !dbg !69
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
	br label %fail, !dbg !63

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !65
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !65

b2_fail3:
	br label %fail, !dbg !65

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !66
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !66

b2_fail4:
	br label %fail, !dbg !66

b2_ok4:
	br label %fail, !dbg !67

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !79
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !79

b2_fail6:
	br label %fail, !dbg !79

b2_ok6:
	br label %fail, !dbg !80

b2_fail7:
	br label %fail, !dbg !87

fail:
	%106 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !54
	%107 = phi i64 [ %32, %b2_fail2 ], [ %43, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %83, %b2_fail6 ], [ 3, %b2_ok6 ], [ %95, %b2_fail7 ], !dbg !54
	%108 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %44, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %84, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !54
	call void @gpuc_fail(i8* %ctrl, i32 %106, i64 %107, i64 %108), !dbg !54
	ret void, !dbg !54
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
	br label %fail, !dbg !93

b2_fail1:
	%85 = icmp ugt i64 %37, %p1, !dbg !97
	br i1 %85, label %b2_fail2, label %b2_ok2, !dbg !97

b2_fail2:
	br label %fail, !dbg !97

b2_ok2:
	%86 = icmp ugt i64 8, %38, !dbg !98
	br i1 %86, label %b2_fail3, label %b2_ok3, !dbg !98

b2_fail3:
	br label %fail, !dbg !98

b2_ok3:
	br label %fail, !dbg !99

fail:
	%87 = phi i32 [ 7, %b0_fail1 ], [ 8, %b2_fail2 ], [ 9, %b2_fail3 ], [ 10, %b2_ok3 ], !dbg !91
	%88 = phi i64 [ %32, %b0_fail1 ], [ %37, %b2_fail2 ], [ 8, %b2_fail3 ], [ %32, %b2_ok3 ], !dbg !91
	%89 = phi i64 [ %p5, %b0_fail1 ], [ %p1, %b2_fail2 ], [ %38, %b2_fail3 ], [ %p3, %b2_ok3 ], !dbg !91
	call void @gpuc_fail(i8* %ctrl, i32 %87, i64 %88, i64 %89), !dbg !91
	ret void, !dbg !91
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
	%26 = udiv i32 %22, 8, !dbg !148
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
	%37 = sub nsw i64 %16, 1, !dbg !151
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
	br label %fail, !dbg !146

b0_fail2:
	br label %fail, !dbg !149

b0_fail3:
	br label %fail, !dbg !154

b2_fail1:
	br label %fail, !dbg !160

b3_fail1:
	br label %fail, !dbg !163

b3_fail2:
	br label %fail, !dbg !164

fail:
	%66 = phi i32 [ 11, %b0_fail1 ], [ 11, %b0_fail2 ], [ 12, %b0_fail3 ], [ 13, %b2_fail1 ], [ 14, %b3_fail1 ], [ 14, %b3_fail2 ], !dbg !140
	%67 = phi i64 [ %20, %b0_fail1 ], [ %12, %b0_fail2 ], [ %39, %b0_fail3 ], [ %20, %b2_fail1 ], [ 0, %b3_fail1 ], [ 1, %b3_fail2 ], !dbg !140
	%68 = phi i64 [ %p3, %b0_fail1 ], [ %24, %b0_fail2 ], [ %27, %b0_fail3 ], [ %p1, %b2_fail1 ], [ %p5, %b3_fail1 ], [ %p5, %b3_fail2 ], !dbg !140
	call void @gpuc_fail(i8* %ctrl, i32 %66, i64 %67, i64 %68), !dbg !140
	ret void, !dbg !140
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
	%63 = mul nsw i64 %12, -4, !dbg !173
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
	%108 = mul nsw i64 %66, 4, !dbg !186
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
	br label %fail, !dbg !188

b14:
	%129 = sub i64 %p1, %3, !dbg !196
	%130 = mul nsw i64 %p1, -1, !dbg !197
	%131 = add i64 %130, %p3, !dbg !197
	%132 = icmp sge i64 %131, 0, !dbg !197
	%133 = mul nsw i64 %p3, -1, !dbg !197
	%134 = add i64 %133, %p5, !dbg !197
	%135 = icmp sge i64 %134, 0, !dbg !197
	%136 = and i1 %132, %135, !dbg !197
	br i1 %136, label %b15, label %b17_cold, !dbg !197, !prof !174

b15:
	%137 = phi i64 [ %57, %b14 ], [ %147, %b16 ], !dbg !197
	%138 = icmp slt i64 %137, %129, !dbg !197
	br i1 %138, label %b16, label %b19, !dbg !197

b16:
	%139 = add i64 %3, %137, !dbg !198
	%140 = getelementptr inbounds float, float addrspace(1)* %1, i64 %139, !dbg !199
	%141 = load float, float addrspace(1)* %140, align 4, !dbg !199
	%142 = fmul float 2.000000e+00, %141, !dbg !200
	%143 = getelementptr inbounds float, float addrspace(1)* %2, i64 %139, !dbg !201
	%144 = load float, float addrspace(1)* %143, align 4, !dbg !201
	%145 = fadd float %142, %144, !dbg !202
	%146 = getelementptr inbounds float, float addrspace(1)* %0, i64 %139, !dbg !203
	store float %145, float addrspace(1)* %146, align 4, !dbg !203
	%147 = add i64 %137, %62, !dbg !197
	br label %b15, !dbg !197

b19:
	ret void, !dbg !197

b20:
	br label %fail, !dbg !172

b21:
	br label %fail, !dbg !172

b22:
	br label %fail, !dbg !170

b23:
	br label %fail, !dbg !170

b24:
	br label %fail, !dbg !168

b25:
	br label %fail, !dbg !168

b2_fail1:
	br label %fail, !dbg !169

b4_fail1:
	br label %fail, !dbg !171

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
	%190 = mul nsw i64 %148, 4, !dbg !186
	%191 = add nsw i64 %190, 4, !dbg !193
	%192 = getelementptr inbounds float, float addrspace(1)* %0, i64 %190, !dbg !187
	%193 = addrspacecast float addrspace(1)* %192 to float*, !dbg !188
	%194 = ptrtoint float* %193 to i64, !dbg !188
	%195 = and i64 %194, 7, !dbg !188
	%196 = icmp eq i64 %195, 0, !dbg !188
	%197 = icmp ugt i64 %191, %p1, !dbg !187
	br i1 %197, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !187, !prof !30

b11_cold_fail1:
	br label %fail, !dbg !187

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
	br label %b10_cold, !dbg !173, !llvm.loop !195

b17_cold:
	%212 = phi i64 [ %226, %b18_cold_ok1 ], [ %57, %b14 ], !dbg !197
	%213 = icmp slt i64 %212, %129, !dbg !197
	br i1 %213, label %b18_cold, label %b19, !dbg !197

b18_cold:
	%214 = add i64 %3, %212, !dbg !198
	%215 = getelementptr inbounds float, float addrspace(1)* %1, i64 %214, !dbg !199
	%216 = icmp uge i64 %214, %p3, !dbg !199
	%217 = icmp uge i64 %214, %p5, !dbg !201
	%218 = or i1 %216, %217, !dbg !201
	br i1 %218, label %b18_cold_fail1, label %b18_cold_ok1, !dbg !201, !prof !30

b18_cold_fail1:
	%219 = icmp uge i64 %214, %p3, !dbg !199
	br i1 %219, label %b18_cold_fail2, label %b18_cold_ok2, !dbg !199

b18_cold_fail2:
	br label %fail, !dbg !199

b18_cold_ok2:
	br label %fail, !dbg !201

b18_cold_ok1:
	%220 = load float, float addrspace(1)* %215, align 4, !dbg !199
	%221 = fmul float 2.000000e+00, %220, !dbg !200
	%222 = getelementptr inbounds float, float addrspace(1)* %2, i64 %214, !dbg !201
	%223 = load float, float addrspace(1)* %222, align 4, !dbg !201
	%224 = fadd float %221, %223, !dbg !202
	%225 = getelementptr inbounds float, float addrspace(1)* %0, i64 %214, !dbg !203
	store float %224, float addrspace(1)* %225, align 4, !dbg !203
	%226 = add i64 %212, %62, !dbg !197
	br label %b17_cold, !dbg !197, !llvm.loop !205

fail:
	%227 = phi i32 [ 15, %b2_fail1 ], [ 15, %b4_fail1 ], [ 18, %b11_cold_fail1 ], [ 19, %b13 ], [ 20, %b18_cold_fail2 ], [ 20, %b18_cold_ok2 ], [ 17, %b20 ], [ 16, %b21 ], [ 17, %b22 ], [ 16, %b23 ], [ 17, %b24 ], [ 16, %b25 ], !dbg !166
	%228 = phi i64 [ %3, %b2_fail1 ], [ %3, %b4_fail1 ], [ %191, %b11_cold_fail1 ], [ %128, %b13 ], [ %214, %b18_cold_fail2 ], [ %214, %b18_cold_ok2 ], [ %24, %b20 ], [ %3, %b21 ], [ %17, %b22 ], [ %3, %b23 ], [ %8, %b24 ], [ %3, %b25 ], !dbg !166
	%229 = phi i64 [ %p3, %b2_fail1 ], [ %p5, %b4_fail1 ], [ %p1, %b11_cold_fail1 ], [ 8, %b13 ], [ %p3, %b18_cold_fail2 ], [ %p5, %b18_cold_ok2 ], [ 16, %b20 ], [ 4, %b21 ], [ 16, %b22 ], [ 4, %b23 ], [ 16, %b24 ], [ 4, %b25 ], !dbg !166
	call void @gpuc_fail(i8* %ctrl, i32 %227, i64 %228, i64 %229), !dbg !166
	ret void, !dbg !166
}

define void @VectorPlaces({ i64, i64, i64, i64 }* %p0, i64 %p1, { i32, i32, i32, i32 }* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !206 {
entry:
	%0 = alloca [2 x { { i32, i32, i32, i32 }, { i64, i64 } }], align 16, !dbg !207
	%1 = alloca [2 x { { i32, i32, i32, i32 }, { i64, i64 } }], align 16, !dbg !207
	br label %b0, !dbg !207

b0:
	%2 = addrspacecast { i64, i64, i64, i64 }* %p0 to { i64, i64, i64, i64 } addrspace(1)*, !dbg !207
	%3 = addrspacecast { i32, i32, i32, i32 }* %p2 to { i32, i32, i32, i32 } addrspace(1)*, !dbg !207
	%4 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !207
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !209, !range !17
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !209, !range !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !209, !range !18
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !209, !range !15
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !209, !range !15
	%10 = mul i32 %9, %7, !dbg !209
	%11 = add i32 %6, %10, !dbg !209
	%12 = mul i32 %8, %11, !dbg !209
	%13 = add i32 %5, %12, !dbg !209
	%14 = sext i32 %13 to i64, !dbg !209
	%15 = mul i32 %8, %9, !dbg !210
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !210, !range !16
	%17 = mul i32 %15, %16, !dbg !210
	%18 = sext i32 %17 to i64, !dbg !210
	%19 = mul nsw i64 %p3, -1, !dbg !210
	%20 = add i64 %p1, %19, !dbg !210
	%21 = icmp sge i64 %20, 0, !dbg !210
	br i1 %21, label %b1, label %b5_cold, !dbg !210, !prof !174

b1:
	%22 = phi i64 [ %14, %b0 ], [ %132, %b4 ], !dbg !210
	%23 = icmp slt i64 %22, %p3, !dbg !210
	br i1 %23, label %b2, label %b9, !dbg !210

b2:
	store [2 x { { i32, i32, i32, i32 }, { i64, i64 } }] zeroinitializer, [2 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %0, align 16, !dbg !211
	%24 = srem i64 %22, 2, !dbg !212
	%25 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %3, i64 %22, !dbg !213
	%26 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %25, i32 0, i32 0, !dbg !213
	%27 = bitcast { i32, i32, i32, i32 } addrspace(1)* %25 to <4 x i32> addrspace(1)*, !dbg !213
	%28 = load <4 x i32>, <4 x i32> addrspace(1)* %27, align 16, !dbg !213
	%29 = extractelement <4 x i32> %28, i32 0, !dbg !213
	%30 = extractelement <4 x i32> %28, i32 1, !dbg !213
	%31 = extractelement <4 x i32> %28, i32 2, !dbg !213
	%32 = extractelement <4 x i32> %28, i32 3, !dbg !213
	%33 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %25, i32 0, i32 1, !dbg !213
	%34 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %25, i32 0, i32 2, !dbg !213
	%35 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %25, i32 0, i32 3, !dbg !213
	%36 = getelementptr inbounds [2 x { { i32, i32, i32, i32 }, { i64, i64 } }], [2 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %0, i64 0, i64 %24, !dbg !214
	%37 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %36, i32 0, i32 0, !dbg !214
	%38 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %37, i32 0, i32 0, !dbg !214
	%39 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %37, i32 0, i32 1, !dbg !214
	%40 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %37, i32 0, i32 2, !dbg !214
	%41 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %37, i32 0, i32 3, !dbg !214
	%42 = bitcast { i32, i32, i32, i32 }* %37 to <4 x i32>*, !dbg !214
	%43 = insertelement <4 x i32> undef, i32 %29, i32 0, !dbg !214
	%44 = insertelement <4 x i32> %43, i32 %30, i32 1, !dbg !214
	%45 = insertelement <4 x i32> %44, i32 %31, i32 2, !dbg !214
	%46 = insertelement <4 x i32> %45, i32 %32, i32 3, !dbg !214
	store <4 x i32> %46, <4 x i32>* %42, align 16, !dbg !214
	%47 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %36, i32 0, i32 1, !dbg !214
	%48 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %47, i32 0, i32 0, !dbg !214
	%49 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %47, i32 0, i32 1, !dbg !214
	%50 = bitcast { i64, i64 }* %47 to <2 x i64>*, !dbg !214
	%51 = insertelement <2 x i64> undef, i64 %22, i32 0, !dbg !214
	%52 = insertelement <2 x i64> %51, i64 -1, i32 1, !dbg !214
	store <2 x i64> %52, <2 x i64>* %50, align 16, !dbg !214
	%53 = bitcast { i32, i32, i32, i32 }* %37 to <4 x i32>*, !dbg !215
	%54 = load <4 x i32>, <4 x i32>* %53, align 16, !dbg !215
	%55 = extractelement <4 x i32> %54, i32 0, !dbg !215
	%56 = extractelement <4 x i32> %54, i32 1, !dbg !215
	%57 = extractelement <4 x i32> %54, i32 2, !dbg !215
	%58 = extractelement <4 x i32> %54, i32 3, !dbg !215
	%59 = bitcast { i64, i64 }* %47 to <2 x i64>*, !dbg !215
	%60 = load <2 x i64>, <2 x i64>* %59, align 16, !dbg !215
	%61 = extractelement <2 x i64> %60, i32 0, !dbg !215
	%62 = extractelement <2 x i64> %60, i32 1, !dbg !215
	%63 = getelementptr inbounds [64 x { { i32, i32, i32, i32 }, { i64, i64 } }], [64 x { { i32, i32, i32, i32 }, { i64, i64 } }] addrspace(3)* @gpuc_shared_VectorPlaces_67, i64 0, i64 %14, !dbg !216
	%64 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } } addrspace(3)* %63, i32 0, i32 0, !dbg !216
	%65 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %64, i32 0, i32 0, !dbg !216
	%66 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %64, i32 0, i32 1, !dbg !216
	%67 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %64, i32 0, i32 2, !dbg !216
	%68 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %64, i32 0, i32 3, !dbg !216
	%69 = bitcast { i32, i32, i32, i32 } addrspace(3)* %64 to <4 x i32> addrspace(3)*, !dbg !216
	%70 = insertelement <4 x i32> undef, i32 %55, i32 0, !dbg !216
	%71 = insertelement <4 x i32> %70, i32 %56, i32 1, !dbg !216
	%72 = insertelement <4 x i32> %71, i32 %57, i32 2, !dbg !216
	%73 = insertelement <4 x i32> %72, i32 %58, i32 3, !dbg !216
	store <4 x i32> %73, <4 x i32> addrspace(3)* %69, align 16, !dbg !216
	%74 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } } addrspace(3)* %63, i32 0, i32 1, !dbg !216
	%75 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(3)* %74, i32 0, i32 0, !dbg !216
	%76 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(3)* %74, i32 0, i32 1, !dbg !216
	%77 = bitcast { i64, i64 } addrspace(3)* %74 to <2 x i64> addrspace(3)*, !dbg !216
	%78 = insertelement <2 x i64> undef, i64 %61, i32 0, !dbg !216
	%79 = insertelement <2 x i64> %78, i64 %62, i32 1, !dbg !216
	store <2 x i64> %79, <2 x i64> addrspace(3)* %77, align 16, !dbg !216
	%80 = addrspacecast { { i32, i32, i32, i32 }, { i64, i64 } } addrspace(3)* %63 to { { i32, i32, i32, i32 }, { i64, i64 } }*, !dbg !219
	%81 = icmp eq { { i32, i32, i32, i32 }, { i64, i64 } }* %80, null, !dbg !219
	br i1 %81, label %b2_fail1, label %b2_ok1, !dbg !219, !prof !30

b2_ok1:
	%82 = bitcast { i32, i32, i32, i32 } addrspace(3)* %64 to <4 x i32> addrspace(3)*, !dbg !220
	%83 = load <4 x i32>, <4 x i32> addrspace(3)* %82, align 16, !dbg !220
	%84 = extractelement <4 x i32> %83, i32 3, !dbg !220
	%85 = extractelement <4 x i32> %83, i32 0, !dbg !220
	store i32 %84, i32 addrspace(3)* %65, align 4, !dbg !222
	store i32 %85, i32 addrspace(3)* %68, align 4, !dbg !223
	%86 = bitcast { i64, i64 } addrspace(3)* %74 to <2 x i64> addrspace(3)*, !dbg !224
	%87 = load <2 x i64>, <2 x i64> addrspace(3)* %86, align 16, !dbg !224
	%88 = extractelement <2 x i64> %87, i32 1, !dbg !224
	%89 = extractelement <2 x i64> %87, i32 0, !dbg !224
	%90 = bitcast { i64, i64 } addrspace(3)* %74 to <2 x i64> addrspace(3)*, !dbg !226
	%91 = insertelement <2 x i64> undef, i64 %88, i32 0, !dbg !226
	%92 = insertelement <2 x i64> %91, i64 %89, i32 1, !dbg !226
	store <2 x i64> %92, <2 x i64> addrspace(3)* %90, align 16, !dbg !226
	%93 = srem i64 %22, 3, !dbg !227
	%94 = icmp eq i64 %93, 0, !dbg !228
	br i1 %94, label %b3, label %b4, !dbg !228

b3:
	%95 = bitcast { i32, i32, i32, i32 } addrspace(3)* %64 to <4 x i32> addrspace(3)*, !dbg !229
	%96 = load <4 x i32>, <4 x i32> addrspace(3)* %95, align 16, !dbg !229
	%97 = extractelement <4 x i32> %96, i32 0, !dbg !229
	%98 = extractelement <4 x i32> %96, i32 1, !dbg !229
	%99 = extractelement <4 x i32> %96, i32 2, !dbg !229
	%100 = extractelement <4 x i32> %96, i32 3, !dbg !229
	%101 = bitcast { i32, i32, i32, i32 } addrspace(3)* %64 to <4 x i32> addrspace(3)*, !dbg !230
	%102 = insertelement <4 x i32> undef, i32 %98, i32 0, !dbg !230
	%103 = insertelement <4 x i32> %102, i32 %99, i32 1, !dbg !230
	%104 = insertelement <4 x i32> %103, i32 %100, i32 2, !dbg !230
	%105 = insertelement <4 x i32> %104, i32 %97, i32 3, !dbg !230
	store <4 x i32> %105, <4 x i32> addrspace(3)* %101, align 16, !dbg !230
	br label %b4, !dbg !230

b4:
	%106 = bitcast { i32, i32, i32, i32 } addrspace(3)* %64 to <4 x i32> addrspace(3)*, !dbg !231
	%107 = load <4 x i32>, <4 x i32> addrspace(3)* %106, align 16, !dbg !231
	%108 = extractelement <4 x i32> %107, i32 0, !dbg !231
	%109 = extractelement <4 x i32> %107, i32 1, !dbg !231
	%110 = extractelement <4 x i32> %107, i32 2, !dbg !231
	%111 = extractelement <4 x i32> %107, i32 3, !dbg !231
	%112 = sext i32 %108 to i64, !dbg !232
	%113 = sext i32 %109 to i64, !dbg !234
	%114 = sext i32 %110 to i64, !dbg !236
	%115 = add i64 %113, %114, !dbg !237
	%116 = bitcast { i64, i64 } addrspace(3)* %74 to <2 x i64> addrspace(3)*, !dbg !238
	%117 = load <2 x i64>, <2 x i64> addrspace(3)* %116, align 16, !dbg !238
	%118 = extractelement <2 x i64> %117, i32 0, !dbg !238
	%119 = extractelement <2 x i64> %117, i32 1, !dbg !238
	%120 = sext i32 %111 to i64, !dbg !241
	%121 = add i64 %119, %120, !dbg !242
	%122 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %2, i64 %22, !dbg !243
	%123 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %122, i32 0, i32 0, !dbg !243
	%124 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %122, i32 0, i32 1, !dbg !243
	%125 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %122, i32 0, i32 2, !dbg !243
	%126 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %122, i32 0, i32 3, !dbg !243
	%127 = bitcast { i64, i64, i64, i64 } addrspace(1)* %122 to <4 x i64> addrspace(1)*, !dbg !243
	%128 = insertelement <4 x i64> undef, i64 %112, i32 0, !dbg !243
	%129 = insertelement <4 x i64> %128, i64 %115, i32 1, !dbg !243
	%130 = insertelement <4 x i64> %129, i64 %118, i32 2, !dbg !243
	%131 = insertelement <4 x i64> %130, i64 %121, i32 3, !dbg !243
	store <4 x i64> %131, <4 x i64> addrspace(1)* %127, align 16, !dbg !243
	%132 = add i64 %22, %18, !dbg !210
	br label %b1, !dbg !210

b9:
	%133 = and i64 %p5, 3, !dbg !246
	%134 = icmp eq i64 %133, 0, !dbg !246
	br i1 %134, label %b10, label %b16, !dbg !246

b10:
	%135 = addrspacecast i8 addrspace(1)* %4 to i8*, !dbg !246
	%136 = ptrtoint i8* %135 to i64, !dbg !246
	%137 = and i64 %136, 3, !dbg !246
	%138 = icmp eq i64 %137, 0, !dbg !246
	%139 = icmp eq i64 %p5, 0, !dbg !246
	%140 = or i1 %138, %139, !dbg !246
	br i1 %140, label %b11, label %b15, !dbg !246

b11:
	%141 = ashr i64 %p5, 2, !dbg !246
	%142 = bitcast i8 addrspace(1)* %4 to { i8, i8, i8, i8 } addrspace(1)*, !dbg !246
	br label %b12, !dbg !247

b12:
	%143 = phi i64 [ %14, %b11 ], [ %161, %b13 ], !dbg !247
	%144 = icmp slt i64 %143, %141, !dbg !247
	br i1 %144, label %b13, label %b14, !dbg !247

b13:
	%145 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %142, i64 %143, !dbg !248
	%146 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %145, i32 0, i32 0, !dbg !248
	%147 = bitcast { i8, i8, i8, i8 } addrspace(1)* %145 to <4 x i8> addrspace(1)*, !dbg !248
	%148 = load <4 x i8>, <4 x i8> addrspace(1)* %147, align 4, !dbg !248
	%149 = extractelement <4 x i8> %148, i32 0, !dbg !248
	%150 = extractelement <4 x i8> %148, i32 1, !dbg !248
	%151 = extractelement <4 x i8> %148, i32 2, !dbg !248
	%152 = extractelement <4 x i8> %148, i32 3, !dbg !248
	%153 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %145, i32 0, i32 1, !dbg !248
	%154 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %145, i32 0, i32 2, !dbg !248
	%155 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %145, i32 0, i32 3, !dbg !248
	%156 = bitcast { i8, i8, i8, i8 } addrspace(1)* %145 to <4 x i8> addrspace(1)*, !dbg !249
	%157 = insertelement <4 x i8> undef, i8 %152, i32 0, !dbg !249
	%158 = insertelement <4 x i8> %157, i8 %151, i32 1, !dbg !249
	%159 = insertelement <4 x i8> %158, i8 %150, i32 2, !dbg !249
	%160 = insertelement <4 x i8> %159, i8 %149, i32 3, !dbg !249
	store <4 x i8> %160, <4 x i8> addrspace(1)* %156, align 4, !dbg !249
	%161 = add i64 %143, %18, !dbg !247
	br label %b12, !dbg !247

b14:
	ret void, !dbg !247

b15:
	br label %fail, !dbg !246

b16:
	br label %fail, !dbg !246

b2_fail1:
	br label %fail, !dbg !219

b5_cold:
	%162 = phi i64 [ %273, %b8_cold_ok1 ], [ %14, %b0 ], !dbg !210
	%163 = icmp slt i64 %162, %p3, !dbg !210
	br i1 %163, label %b6_cold, label %b9, !dbg !210

b6_cold:
	store [2 x { { i32, i32, i32, i32 }, { i64, i64 } }] zeroinitializer, [2 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %1, align 16, !dbg !211
	%164 = srem i64 %162, 2, !dbg !212
	%165 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %3, i64 %162, !dbg !213
	%166 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %165, i32 0, i32 0, !dbg !213
	%167 = bitcast { i32, i32, i32, i32 } addrspace(1)* %165 to <4 x i32> addrspace(1)*, !dbg !213
	%168 = load <4 x i32>, <4 x i32> addrspace(1)* %167, align 16, !dbg !213
	%169 = extractelement <4 x i32> %168, i32 0, !dbg !213
	%170 = extractelement <4 x i32> %168, i32 1, !dbg !213
	%171 = extractelement <4 x i32> %168, i32 2, !dbg !213
	%172 = extractelement <4 x i32> %168, i32 3, !dbg !213
	%173 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %165, i32 0, i32 1, !dbg !213
	%174 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %165, i32 0, i32 2, !dbg !213
	%175 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %165, i32 0, i32 3, !dbg !213
	%176 = getelementptr inbounds [2 x { { i32, i32, i32, i32 }, { i64, i64 } }], [2 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %1, i64 0, i64 %164, !dbg !214
	%177 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %176, i32 0, i32 0, !dbg !214
	%178 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %177, i32 0, i32 0, !dbg !214
	%179 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %177, i32 0, i32 1, !dbg !214
	%180 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %177, i32 0, i32 2, !dbg !214
	%181 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %177, i32 0, i32 3, !dbg !214
	%182 = bitcast { i32, i32, i32, i32 }* %177 to <4 x i32>*, !dbg !214
	%183 = insertelement <4 x i32> undef, i32 %169, i32 0, !dbg !214
	%184 = insertelement <4 x i32> %183, i32 %170, i32 1, !dbg !214
	%185 = insertelement <4 x i32> %184, i32 %171, i32 2, !dbg !214
	%186 = insertelement <4 x i32> %185, i32 %172, i32 3, !dbg !214
	store <4 x i32> %186, <4 x i32>* %182, align 16, !dbg !214
	%187 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %176, i32 0, i32 1, !dbg !214
	%188 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %187, i32 0, i32 0, !dbg !214
	%189 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %187, i32 0, i32 1, !dbg !214
	%190 = bitcast { i64, i64 }* %187 to <2 x i64>*, !dbg !214
	%191 = insertelement <2 x i64> undef, i64 %162, i32 0, !dbg !214
	%192 = insertelement <2 x i64> %191, i64 -1, i32 1, !dbg !214
	store <2 x i64> %192, <2 x i64>* %190, align 16, !dbg !214
	%193 = bitcast { i32, i32, i32, i32 }* %177 to <4 x i32>*, !dbg !215
	%194 = load <4 x i32>, <4 x i32>* %193, align 16, !dbg !215
	%195 = extractelement <4 x i32> %194, i32 0, !dbg !215
	%196 = extractelement <4 x i32> %194, i32 1, !dbg !215
	%197 = extractelement <4 x i32> %194, i32 2, !dbg !215
	%198 = extractelement <4 x i32> %194, i32 3, !dbg !215
	%199 = bitcast { i64, i64 }* %187 to <2 x i64>*, !dbg !215
	%200 = load <2 x i64>, <2 x i64>* %199, align 16, !dbg !215
	%201 = extractelement <2 x i64> %200, i32 0, !dbg !215
	%202 = extractelement <2 x i64> %200, i32 1, !dbg !215
	%203 = getelementptr inbounds [64 x { { i32, i32, i32, i32 }, { i64, i64 } }], [64 x { { i32, i32, i32, i32 }, { i64, i64 } }] addrspace(3)* @gpuc_shared_VectorPlaces_67, i64 0, i64 %14, !dbg !216
	%204 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } } addrspace(3)* %203, i32 0, i32 0, !dbg !216
	%205 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %204, i32 0, i32 0, !dbg !216
	%206 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %204, i32 0, i32 1, !dbg !216
	%207 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %204, i32 0, i32 2, !dbg !216
	%208 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %204, i32 0, i32 3, !dbg !216
	%209 = bitcast { i32, i32, i32, i32 } addrspace(3)* %204 to <4 x i32> addrspace(3)*, !dbg !216
	%210 = insertelement <4 x i32> undef, i32 %195, i32 0, !dbg !216
	%211 = insertelement <4 x i32> %210, i32 %196, i32 1, !dbg !216
	%212 = insertelement <4 x i32> %211, i32 %197, i32 2, !dbg !216
	%213 = insertelement <4 x i32> %212, i32 %198, i32 3, !dbg !216
	store <4 x i32> %213, <4 x i32> addrspace(3)* %209, align 16, !dbg !216
	%214 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } } addrspace(3)* %203, i32 0, i32 1, !dbg !216
	%215 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(3)* %214, i32 0, i32 0, !dbg !216
	%216 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(3)* %214, i32 0, i32 1, !dbg !216
	%217 = bitcast { i64, i64 } addrspace(3)* %214 to <2 x i64> addrspace(3)*, !dbg !216
	%218 = insertelement <2 x i64> undef, i64 %201, i32 0, !dbg !216
	%219 = insertelement <2 x i64> %218, i64 %202, i32 1, !dbg !216
	store <2 x i64> %219, <2 x i64> addrspace(3)* %217, align 16, !dbg !216
	%220 = addrspacecast { { i32, i32, i32, i32 }, { i64, i64 } } addrspace(3)* %203 to { { i32, i32, i32, i32 }, { i64, i64 } }*, !dbg !219
	%221 = icmp eq { { i32, i32, i32, i32 }, { i64, i64 } }* %220, null, !dbg !219
	br i1 %221, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !219, !prof !30

b6_cold_fail1:
	br label %fail, !dbg !219

b6_cold_ok1:
	%222 = bitcast { i32, i32, i32, i32 } addrspace(3)* %204 to <4 x i32> addrspace(3)*, !dbg !220
	%223 = load <4 x i32>, <4 x i32> addrspace(3)* %222, align 16, !dbg !220
	%224 = extractelement <4 x i32> %223, i32 3, !dbg !220
	%225 = extractelement <4 x i32> %223, i32 0, !dbg !220
	store i32 %224, i32 addrspace(3)* %205, align 4, !dbg !222
	store i32 %225, i32 addrspace(3)* %208, align 4, !dbg !223
	%226 = bitcast { i64, i64 } addrspace(3)* %214 to <2 x i64> addrspace(3)*, !dbg !224
	%227 = load <2 x i64>, <2 x i64> addrspace(3)* %226, align 16, !dbg !224
	%228 = extractelement <2 x i64> %227, i32 1, !dbg !224
	%229 = extractelement <2 x i64> %227, i32 0, !dbg !224
	%230 = bitcast { i64, i64 } addrspace(3)* %214 to <2 x i64> addrspace(3)*, !dbg !226
	%231 = insertelement <2 x i64> undef, i64 %228, i32 0, !dbg !226
	%232 = insertelement <2 x i64> %231, i64 %229, i32 1, !dbg !226
	store <2 x i64> %232, <2 x i64> addrspace(3)* %230, align 16, !dbg !226
	%233 = srem i64 %162, 3, !dbg !227
	%234 = icmp eq i64 %233, 0, !dbg !228
	br i1 %234, label %b7_cold, label %b8_cold, !dbg !228

b7_cold:
	%235 = bitcast { i32, i32, i32, i32 } addrspace(3)* %204 to <4 x i32> addrspace(3)*, !dbg !229
	%236 = load <4 x i32>, <4 x i32> addrspace(3)* %235, align 16, !dbg !229
	%237 = extractelement <4 x i32> %236, i32 0, !dbg !229
	%238 = extractelement <4 x i32> %236, i32 1, !dbg !229
	%239 = extractelement <4 x i32> %236, i32 2, !dbg !229
	%240 = extractelement <4 x i32> %236, i32 3, !dbg !229
	%241 = bitcast { i32, i32, i32, i32 } addrspace(3)* %204 to <4 x i32> addrspace(3)*, !dbg !230
	%242 = insertelement <4 x i32> undef, i32 %238, i32 0, !dbg !230
	%243 = insertelement <4 x i32> %242, i32 %239, i32 1, !dbg !230
	%244 = insertelement <4 x i32> %243, i32 %240, i32 2, !dbg !230
	%245 = insertelement <4 x i32> %244, i32 %237, i32 3, !dbg !230
	store <4 x i32> %245, <4 x i32> addrspace(3)* %241, align 16, !dbg !230
	br label %b8_cold, !dbg !230

b8_cold:
	%246 = icmp uge i64 %162, %p1, !dbg !243
	br i1 %246, label %b8_cold_fail1, label %b8_cold_ok1, !dbg !243, !prof !30

b8_cold_fail1:
	br label %fail, !dbg !243

b8_cold_ok1:
	%247 = bitcast { i32, i32, i32, i32 } addrspace(3)* %204 to <4 x i32> addrspace(3)*, !dbg !231
	%248 = load <4 x i32>, <4 x i32> addrspace(3)* %247, align 16, !dbg !231
	%249 = extractelement <4 x i32> %248, i32 0, !dbg !231
	%250 = extractelement <4 x i32> %248, i32 1, !dbg !231
	%251 = extractelement <4 x i32> %248, i32 2, !dbg !231
	%252 = extractelement <4 x i32> %248, i32 3, !dbg !231
	%253 = sext i32 %249 to i64, !dbg !232
	%254 = sext i32 %250 to i64, !dbg !234
	%255 = sext i32 %251 to i64, !dbg !236
	%256 = add i64 %254, %255, !dbg !237
	%257 = bitcast { i64, i64 } addrspace(3)* %214 to <2 x i64> addrspace(3)*, !dbg !238
	%258 = load <2 x i64>, <2 x i64> addrspace(3)* %257, align 16, !dbg !238
	%259 = extractelement <2 x i64> %258, i32 0, !dbg !238
	%260 = extractelement <2 x i64> %258, i32 1, !dbg !238
	%261 = sext i32 %252 to i64, !dbg !241
	%262 = add i64 %260, %261, !dbg !242
	%263 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %2, i64 %162, !dbg !243
	%264 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %263, i32 0, i32 0, !dbg !243
	%265 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %263, i32 0, i32 1, !dbg !243
	%266 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %263, i32 0, i32 2, !dbg !243
	%267 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %263, i32 0, i32 3, !dbg !243
	%268 = bitcast { i64, i64, i64, i64 } addrspace(1)* %263 to <4 x i64> addrspace(1)*, !dbg !243
	%269 = insertelement <4 x i64> undef, i64 %253, i32 0, !dbg !243
	%270 = insertelement <4 x i64> %269, i64 %256, i32 1, !dbg !243
	%271 = insertelement <4 x i64> %270, i64 %259, i32 2, !dbg !243
	%272 = insertelement <4 x i64> %271, i64 %262, i32 3, !dbg !243
	store <4 x i64> %272, <4 x i64> addrspace(1)* %268, align 16, !dbg !243
	%273 = add i64 %162, %18, !dbg !210
	br label %b5_cold, !dbg !210, !llvm.loop !245

fail:
	%274 = phi i32 [ 21, %b2_fail1 ], [ 21, %b6_cold_fail1 ], [ 22, %b8_cold_fail1 ], [ 24, %b15 ], [ 23, %b16 ], !dbg !207
	%275 = phi i64 [ 0, %b2_fail1 ], [ 0, %b6_cold_fail1 ], [ %162, %b8_cold_fail1 ], [ %137, %b15 ], [ %p5, %b16 ], !dbg !207
	%276 = phi i64 [ 0, %b2_fail1 ], [ 0, %b6_cold_fail1 ], [ %p1, %b8_cold_fail1 ], [ 4, %b15 ], [ 4, %b16 ], !dbg !207
	call void @gpuc_fail(i8* %ctrl, i32 %274, i64 %275, i64 %276), !dbg !207
	ret void, !dbg !207
}

define void @Print(float* %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i8* %ctrl) nounwind !dbg !251 {
entry:
	%0 = icmp ne i8 %p3, 0, !dbg !252
	%1 = alloca { i64 }, align 8, !dbg !252
	%2 = alloca { i64, i64, i64, i64, i64 }, align 8, !dbg !252
	%3 = alloca { double, double, double, double, i32, i8*, i8* }, align 8, !dbg !252
	%4 = alloca { double, double, double }, align 8, !dbg !252
	br label %b0, !dbg !252

b0:
	%5 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !252
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !253, !range !11
	%7 = sext i32 %6 to i64, !dbg !253
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !253, !range !12
	%9 = sext i32 %8 to i64, !dbg !253
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !253, !range !12
	%11 = sext i32 %10 to i64, !dbg !253
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !253, !range !13
	%13 = sext i32 %12 to i64, !dbg !253
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !253, !range !14
	%15 = sext i32 %14 to i64, !dbg !253
	%16 = mul i64 %15, %11, !dbg !253
	%17 = add i64 %9, %16, !dbg !253
	%18 = mul i64 %13, %17, !dbg !253
	%19 = add i64 %7, %18, !dbg !253
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !253, !range !15
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !253, !range !15
	%22 = mul i32 %20, %21, !dbg !253
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !253, !range !16
	%24 = mul i32 %22, %23, !dbg !253
	%25 = sext i32 %24 to i64, !dbg !253
	%26 = mul i64 %19, %25, !dbg !253
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !253, !range !17
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !253, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !253, !range !18
	%30 = mul i32 %21, %29, !dbg !253
	%31 = add i32 %28, %30, !dbg !253
	%32 = mul i32 %20, %31, !dbg !253
	%33 = add i32 %27, %32, !dbg !253
	%34 = sext i32 %33 to i64, !dbg !253
	%35 = add i64 %26, %34, !dbg !253
	%36 = icmp sgt i64 %35, 0, !dbg !254
	br i1 %36, label %b1, label %b2, !dbg !254

b1:
	store { i64 } zeroinitializer, { i64 }* %1, align 8, !dbg !255
	%37 = getelementptr inbounds { i64 }, { i64 }* %1, i32 0, i32 0, !dbg !255
	store i64 %35, i64* %37, align 8, !dbg !255
	%38 = bitcast { i64 }* %1 to i8*, !dbg !255
	%39 = bitcast [13 x i8] addrspace(1)* @gpuc_text to i8 addrspace(1)*, !dbg !255
	%40 = addrspacecast i8 addrspace(1)* %39 to i8*, !dbg !255
	%41 = call i32 @vprintf(i8* %40, i8* %38), !dbg !255
	ret void, !dbg !256

b2:
	%42 = sub i64 0, %p2, !dbg !257
	%43 = trunc i64 %42 to i8, !dbg !258
	%44 = trunc i64 %p2 to i8, !dbg !259
	%45 = trunc i64 %p2 to i16, !dbg !260
	%46 = sext i8 %43 to i64, !dbg !261
	%47 = zext i8 %44 to i64, !dbg !261
	%48 = sext i16 %45 to i64, !dbg !261
	%49 = zext i8 %43 to i64, !dbg !261
	store { i64, i64, i64, i64, i64 } zeroinitializer, { i64, i64, i64, i64, i64 }* %2, align 8, !dbg !261
	%50 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 0, !dbg !261
	store i64 %p2, i64* %50, align 8, !dbg !261
	%51 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 1, !dbg !261
	store i64 %46, i64* %51, align 8, !dbg !261
	%52 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 2, !dbg !261
	store i64 %47, i64* %52, align 8, !dbg !261
	%53 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 3, !dbg !261
	store i64 %48, i64* %53, align 8, !dbg !261
	%54 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 4, !dbg !261
	store i64 %49, i64* %54, align 8, !dbg !261
	%55 = bitcast { i64, i64, i64, i64, i64 }* %2 to i8*, !dbg !261
	%56 = bitcast [45 x i8] addrspace(1)* @gpuc_text_2 to i8 addrspace(1)*, !dbg !261
	%57 = addrspacecast i8 addrspace(1)* %56 to i8*, !dbg !261
	%58 = call i32 @vprintf(i8* %57, i8* %55), !dbg !261
	%59 = getelementptr inbounds float, float addrspace(1)* %5, i64 0, !dbg !262
	%60 = icmp uge i64 0, %p1, !dbg !262
	%61 = icmp uge i64 1, %p1, !dbg !263
	%62 = icmp uge i64 2, %p1, !dbg !264
	%63 = icmp uge i64 3, %p1, !dbg !265
	%64 = or i1 %60, %61, !dbg !265
	%65 = or i1 %64, %62, !dbg !265
	%66 = or i1 %65, %63, !dbg !265
	br i1 %66, label %b2_fail1, label %b2_ok1, !dbg !265, !prof !30

b2_ok1:
	%67 = load float, float addrspace(1)* %59, align 4, !dbg !262
	%68 = getelementptr inbounds float, float addrspace(1)* %5, i64 1, !dbg !263
	%69 = load float, float addrspace(1)* %68, align 4, !dbg !263
	%70 = getelementptr inbounds float, float addrspace(1)* %5, i64 2, !dbg !264
	%71 = load float, float addrspace(1)* %70, align 4, !dbg !264
	%72 = fpext float %71 to double, !dbg !266
	%73 = getelementptr inbounds float, float addrspace(1)* %5, i64 3, !dbg !265
	%74 = load float, float addrspace(1)* %73, align 4, !dbg !265
	%75 = trunc i64 %p2 to i32, !dbg !267
	%76 = add i32 %75, 65, !dbg !268
	%77 = xor i1 %0, true, !dbg !269
	%78 = fpext float %67 to double, !dbg !270
	%79 = fpext float %69 to double, !dbg !270
	%80 = fpext float %74 to double, !dbg !270
	%81 = bitcast [5 x i8] addrspace(1)* @gpuc_text_3 to i8 addrspace(1)*, !dbg !270
	%82 = bitcast [6 x i8] addrspace(1)* @gpuc_text_4 to i8 addrspace(1)*, !dbg !270
	%83 = select i1 %0, i8 addrspace(1)* %81, i8 addrspace(1)* %82, !dbg !270
	%84 = select i1 %77, i8 addrspace(1)* %81, i8 addrspace(1)* %82, !dbg !270
	store { double, double, double, double, i32, i8*, i8* } zeroinitializer, { double, double, double, double, i32, i8*, i8* }* %3, align 8, !dbg !270
	%85 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 0, !dbg !270
	store double %78, double* %85, align 8, !dbg !270
	%86 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 1, !dbg !270
	store double %79, double* %86, align 8, !dbg !270
	%87 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 2, !dbg !270
	store double %72, double* %87, align 8, !dbg !270
	%88 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 3, !dbg !270
	store double %80, double* %88, align 8, !dbg !270
	%89 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 4, !dbg !270
	store i32 %76, i32* %89, align 4, !dbg !270
	%90 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 5, !dbg !270
	%91 = addrspacecast i8 addrspace(1)* %83 to i8*, !dbg !270
	store i8* %91, i8** %90, align 8, !dbg !270
	%92 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 6, !dbg !270
	%93 = addrspacecast i8 addrspace(1)* %84 to i8*, !dbg !270
	store i8* %93, i8** %92, align 8, !dbg !270
	%94 = bitcast { double, double, double, double, i32, i8*, i8* }* %3 to i8*, !dbg !270
	%95 = bitcast [26 x i8] addrspace(1)* @gpuc_text_5 to i8 addrspace(1)*, !dbg !270
	%96 = addrspacecast i8 addrspace(1)* %95 to i8*, !dbg !270
	%97 = call i32 @vprintf(i8* %96, i8* %94), !dbg !270
	%98 = getelementptr inbounds float, float addrspace(1)* %5, i64 4, !dbg !271
	%99 = icmp uge i64 4, %p1, !dbg !271
	%100 = icmp uge i64 5, %p1, !dbg !272
	%101 = or i1 %99, %100, !dbg !272
	br i1 %101, label %b2_fail5, label %b2_ok5, !dbg !272, !prof !30

b2_ok5:
	%102 = load float, float addrspace(1)* %98, align 4, !dbg !271
	%103 = getelementptr inbounds float, float addrspace(1)* %5, i64 5, !dbg !272
	%104 = load float, float addrspace(1)* %103, align 4, !dbg !272
	%105 = fdiv float %102, %104, !dbg !273
	%106 = load float, float addrspace(1)* %98, align 4, !dbg !274
	%107 = fsub float -0.000000e+00, %106, !dbg !275
	%108 = load float, float addrspace(1)* %103, align 4, !dbg !276
	%109 = fdiv float %107, %108, !dbg !277
	%110 = load float, float addrspace(1)* %103, align 4, !dbg !278
	%111 = load float, float addrspace(1)* %103, align 4, !dbg !279
	%112 = fdiv float %110, %111, !dbg !280
	%113 = fpext float %105 to double, !dbg !281
	%114 = fpext float %109 to double, !dbg !281
	%115 = fpext float %112 to double, !dbg !281
	store { double, double, double } zeroinitializer, { double, double, double }* %4, align 8, !dbg !281
	%116 = getelementptr inbounds { double, double, double }, { double, double, double }* %4, i32 0, i32 0, !dbg !281
	store double %113, double* %116, align 8, !dbg !281
	%117 = getelementptr inbounds { double, double, double }, { double, double, double }* %4, i32 0, i32 1, !dbg !281
	store double %114, double* %117, align 8, !dbg !281
	%118 = getelementptr inbounds { double, double, double }, { double, double, double }* %4, i32 0, i32 2, !dbg !281
	store double %115, double* %118, align 8, !dbg !281
	%119 = bitcast { double, double, double }* %4 to i8*, !dbg !281
	%120 = bitcast [10 x i8] addrspace(1)* @gpuc_text_6 to i8 addrspace(1)*, !dbg !281
	%121 = addrspacecast i8 addrspace(1)* %120 to i8*, !dbg !281
	%122 = call i32 @vprintf(i8* %121, i8* %119), !dbg !281
	%123 = bitcast [9 x i8] addrspace(1)* @gpuc_text_7 to i8 addrspace(1)*, !dbg !282
	%124 = addrspacecast i8 addrspace(1)* %123 to i8*, !dbg !282
	%125 = call i32 @vprintf(i8* %124, i8* null), !dbg !282
	ret void, !dbg !282

b2_fail1:
	%126 = icmp uge i64 0, %p1, !dbg !262
	br i1 %126, label %b2_fail2, label %b2_ok2, !dbg !262

b2_fail2:
	br label %fail, !dbg !262

b2_ok2:
	%127 = icmp uge i64 1, %p1, !dbg !263
	br i1 %127, label %b2_fail3, label %b2_ok3, !dbg !263

b2_fail3:
	br label %fail, !dbg !263

b2_ok3:
	%128 = icmp uge i64 2, %p1, !dbg !264
	br i1 %128, label %b2_fail4, label %b2_ok4, !dbg !264

b2_fail4:
	br label %fail, !dbg !264

b2_ok4:
	br label %fail, !dbg !265

b2_fail5:
	%129 = icmp uge i64 4, %p1, !dbg !271
	br i1 %129, label %b2_fail6, label %b2_ok6, !dbg !271

b2_fail6:
	br label %fail, !dbg !271

b2_ok6:
	br label %fail, !dbg !272

fail:
	%130 = phi i32 [ 25, %b2_fail2 ], [ 25, %b2_fail3 ], [ 25, %b2_fail4 ], [ 25, %b2_ok4 ], [ 26, %b2_fail6 ], [ 26, %b2_ok6 ], !dbg !252
	%131 = phi i64 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], !dbg !252
	%132 = phi i64 [ %p1, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %p1, %b2_fail4 ], [ %p1, %b2_ok4 ], [ %p1, %b2_fail6 ], [ %p1, %b2_ok6 ], !dbg !252
	call void @gpuc_fail(i8* %ctrl, i32 %130, i64 %131, i64 %132), !dbg !252
	ret void, !dbg !252
}

define void @ExchangeInt8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !284 {
entry:
	br label %b0, !dbg !285

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !285
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !285
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !285
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !288, !range !11
	%4 = sext i32 %3 to i64, !dbg !288
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !288, !range !12
	%6 = sext i32 %5 to i64, !dbg !288
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !288, !range !12
	%8 = sext i32 %7 to i64, !dbg !288
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !288, !range !13
	%10 = sext i32 %9 to i64, !dbg !288
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !288, !range !14
	%12 = sext i32 %11 to i64, !dbg !288
	%13 = mul i64 %12, %8, !dbg !288
	%14 = add i64 %6, %13, !dbg !288
	%15 = mul i64 %10, %14, !dbg !288
	%16 = add i64 %4, %15, !dbg !288
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !288, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !288, !range !15
	%19 = mul i32 %17, %18, !dbg !288
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !288, !range !16
	%21 = mul i32 %19, %20, !dbg !288
	%22 = sext i32 %21 to i64, !dbg !288
	%23 = mul i64 %16, %22, !dbg !288
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !288, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !288, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !288, !range !18
	%27 = mul i32 %18, %26, !dbg !288
	%28 = add i32 %25, %27, !dbg !288
	%29 = mul i32 %17, %28, !dbg !288
	%30 = add i32 %24, %29, !dbg !288
	%31 = sext i32 %30 to i64, !dbg !288
	%32 = add i64 %23, %31, !dbg !288
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !289, !range !20
	%34 = sext i32 %33 to i64, !dbg !289
	%35 = and i32 %30, -32, !dbg !290
	%36 = sub i32 %21, %35, !dbg !290
	%37 = icmp slt i32 %36, 32, !dbg !290
	%38 = select i1 %37, i32 %36, i32 32, !dbg !290
	%39 = sext i32 %38 to i64, !dbg !290
	%40 = icmp eq i64 %39, 32, !dbg !291
	br i1 %40, label %b1, label %b2, !dbg !291

b1:
	br label %b2, !dbg !291

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !292
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !293
	%43 = mul i64 %32, 4, !dbg !295
	%44 = sub i64 %p1, %43, !dbg !296
	%45 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %32, !dbg !294
	%46 = icmp uge i64 %32, %p5, !dbg !294
	%47 = icmp ugt i64 %43, %p1, !dbg !296
	%48 = icmp ugt i64 4, %44, !dbg !297
	%49 = icmp eq i64 %39, 0, !dbg !298
	%50 = or i1 %46, %47, !dbg !298
	%51 = or i1 %50, %48, !dbg !298
	%52 = or i1 %51, %49, !dbg !298
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !298, !prof !30

b2_ok1:
	%53 = load i8, i8 addrspace(1)* %45, align 1, !dbg !294
	%54 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %43, !dbg !296
	%55 = mul nsw i64 %34, 7, !dbg !299
	%56 = add nsw i64 %55, 3, !dbg !300
	%57 = icmp eq i64 %39, -1, !dbg !298
	%58 = select i1 %57, i64 1, i64 %39, !dbg !298
	%59 = srem i64 %56, %58, !dbg !298
	%60 = trunc i64 %59 to i32, !dbg !301
	%61 = zext i8 %53 to i32, !dbg !301
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !301
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !301
	%64 = trunc i32 %63 to i8, !dbg !301
	%65 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 0, !dbg !302
	store i8 %64, i8 addrspace(1)* %65, align 1, !dbg !302
	%66 = zext i8 %53 to i32, !dbg !303
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !303
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !303
	%69 = trunc i32 %68 to i8, !dbg !303
	%70 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 1, !dbg !304
	store i8 %69, i8 addrspace(1)* %70, align 1, !dbg !304
	%71 = trunc i64 %41 to i32, !dbg !305
	%72 = zext i8 %53 to i32, !dbg !305
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !305
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !305
	%75 = trunc i32 %74 to i8, !dbg !305
	%76 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 2, !dbg !306
	store i8 %75, i8 addrspace(1)* %76, align 1, !dbg !306
	%77 = trunc i64 %42 to i32, !dbg !307
	%78 = zext i8 %53 to i32, !dbg !307
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !307
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !307
	%81 = trunc i32 %80 to i8, !dbg !307
	%82 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 3, !dbg !308
	store i8 %81, i8 addrspace(1)* %82, align 1, !dbg !308
	%83 = mul i64 %32, 3, !dbg !309
	%84 = sub i64 %p3, %83, !dbg !310
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !310
	%86 = icmp ugt i64 %83, %p3, !dbg !310
	%87 = icmp ugt i64 3, %84, !dbg !311
	%88 = or i1 %86, %87, !dbg !311
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !311, !prof !30

b2_ok5:
	%89 = zext i8 %53 to i32, !dbg !312
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !312
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !313
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !313
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !314
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !314
	%93 = zext i8 %53 to i32, !dbg !315
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !315
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !316
	%95 = sub i64 %32, %34, !dbg !317
	%96 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %95, !dbg !318
	%97 = icmp uge i64 %95, %p5, !dbg !318
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !318, !prof !30

b2_ok7:
	%98 = load i8, i8 addrspace(1)* %96, align 1, !dbg !318
	%99 = zext i8 %98 to i32, !dbg !319
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !319
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !320
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !320
	ret void, !dbg !287

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !294
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !294

b2_fail2:
	br label %fail, !dbg !294

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !296
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !296

b2_fail3:
	br label %fail, !dbg !296

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !297
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !297

b2_fail4:
	br label %fail, !dbg !297

b2_ok4:
	br label %fail, !dbg !298

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !310
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !310

b2_fail6:
	br label %fail, !dbg !310

b2_ok6:
	br label %fail, !dbg !311

b2_fail7:
	br label %fail, !dbg !318

fail:
	%106 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !285
	%107 = phi i64 [ %32, %b2_fail2 ], [ %43, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %83, %b2_fail6 ], [ 3, %b2_ok6 ], [ %95, %b2_fail7 ], !dbg !285
	%108 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %44, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %84, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !285
	call void @gpuc_fail(i8* %ctrl, i32 %106, i64 %107, i64 %108), !dbg !285
	ret void, !dbg !285
}

define void @NumbersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !321 {
entry:
	br label %b0, !dbg !322

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !322
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !322
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !322
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !326, !range !11
	%4 = sext i32 %3 to i64, !dbg !326
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !326, !range !12
	%6 = sext i32 %5 to i64, !dbg !326
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !326, !range !12
	%8 = sext i32 %7 to i64, !dbg !326
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !326, !range !13
	%10 = sext i32 %9 to i64, !dbg !326
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !326, !range !14
	%12 = sext i32 %11 to i64, !dbg !326
	%13 = mul i64 %12, %8, !dbg !326
	%14 = add i64 %6, %13, !dbg !326
	%15 = mul i64 %10, %14, !dbg !326
	%16 = add i64 %4, %15, !dbg !326
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !326, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !326, !range !15
	%19 = mul i32 %17, %18, !dbg !326
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !326, !range !16
	%21 = mul i32 %19, %20, !dbg !326
	%22 = sext i32 %21 to i64, !dbg !326
	%23 = mul i64 %16, %22, !dbg !326
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !326, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !326, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !326, !range !18
	%27 = mul i32 %18, %26, !dbg !326
	%28 = add i32 %25, %27, !dbg !326
	%29 = mul i32 %17, %28, !dbg !326
	%30 = add i32 %24, %29, !dbg !326
	%31 = sext i32 %30 to i64, !dbg !326
	%32 = add i64 %23, %31, !dbg !326
	%33 = mul i64 %32, 6, !dbg !327
	%34 = sub i64 %p1, %33, !dbg !328
	%35 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %33, !dbg !328
	%36 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %32, !dbg !329
	%37 = icmp ugt i64 %33, %p1, !dbg !328
	%38 = icmp uge i64 %32, %p5, !dbg !329
	%39 = icmp ugt i64 6, %34, !dbg !332
	%40 = or i1 %37, %38, !dbg !332
	%41 = or i1 %40, %39, !dbg !332
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !332, !prof !30

b0_ok1:
	%42 = load i8, i8 addrspace(1)* %36, align 1, !dbg !329
	%43 = sext i8 %42 to i32, !dbg !340
	%44 = and i32 %30, -32, !dbg !341
	%45 = sub i32 %21, %44, !dbg !341
	%46 = icmp slt i32 %45, 32, !dbg !341
	%47 = select i1 %46, i32 %45, i32 32, !dbg !341
	%48 = sext i32 %47 to i64, !dbg !341
	%49 = icmp eq i64 %48, 32, !dbg !342
	%50 = mul nsw i64 %48, 2, !dbg !343
	br label %b1, !dbg !332

b1:
	%51 = phi i64 [ 0, %b0_ok1 ], [ %208, %b54 ], !dbg !332
	%52 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !344
	%53 = getelementptr inbounds [12 x i8], [12 x i8]* %52, i64 0, i64 0, !dbg !344
	%54 = call i32 @__nvvm_reflect(i8* %53), !dbg !344
	%55 = icmp sge i32 %54, 800, !dbg !344
	br i1 %55, label %b2, label %b3, !dbg !344

b2:
	%56 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %43) convergent nounwind, !dbg !340
	%57 = trunc i32 %56 to i8, !dbg !340
	br label %b14, !dbg !345

b3:
	br i1 %49, label %b4, label %b6, !dbg !342

b4:
	%58 = phi i8 [ %66, %b5 ], [ %42, %b3 ], !dbg !346
	%59 = phi i64 [ %67, %b5 ], [ 16, %b3 ], !dbg !347
	%60 = icmp sgt i64 %59, 0, !dbg !348
	br i1 %60, label %b5, label %b14, !dbg !348

b5:
	%61 = trunc i64 %59 to i32, !dbg !349
	%62 = zext i8 %58 to i32, !dbg !349
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %62, i32 %61, i32 31), !dbg !349
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !349
	%65 = trunc i32 %64 to i8, !dbg !349
	%66 = add i8 %58, %65, !dbg !350
	%67 = sdiv i64 %59, 2, !dbg !351
	br label %b4, !dbg !351

b6:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !352, !range !20
	%69 = sext i32 %68 to i64, !dbg !352
	br label %b7, !dbg !352

b7:
	%70 = phi i8 [ %42, %b6 ], [ %83, %b12 ], !dbg !346
	%71 = phi i64 [ 16, %b6 ], [ %84, %b12 ], !dbg !353
	%72 = icmp sgt i64 %71, 0, !dbg !354
	br i1 %72, label %b8, label %b13, !dbg !354

b8:
	%73 = add i64 %69, %71, !dbg !355
	%74 = icmp sge i64 %73, %48, !dbg !356
	br i1 %74, label %b9, label %b10, !dbg !356

b9:
	br label %b10, !dbg !356

b10:
	%75 = phi i64 [ %73, %b8 ], [ %69, %b9 ], !dbg !357
	%76 = trunc i64 %75 to i32, !dbg !358
	%77 = zext i8 %70 to i32, !dbg !358
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %77, i32 %76, i32 31), !dbg !358
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !358
	%80 = trunc i32 %79 to i8, !dbg !358
	%81 = icmp ne i64 %75, %69, !dbg !359
	br i1 %81, label %b11, label %b12, !dbg !359

b11:
	%82 = add i8 %70, %80, !dbg !350
	br label %b12, !dbg !360

b12:
	%83 = phi i8 [ %70, %b10 ], [ %82, %b11 ], !dbg !346
	%84 = sdiv i64 %71, 2, !dbg !361
	br label %b7, !dbg !361

b13:
	%85 = zext i8 %70 to i32, !dbg !362
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %85, i32 0, i32 31), !dbg !362
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !362
	%88 = trunc i32 %87 to i8, !dbg !362
	br label %b14, !dbg !363

b14:
	%89 = phi i8 [ %57, %b2 ], [ %58, %b4 ], [ %88, %b13 ], !dbg !339
	%90 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 0, !dbg !364
	store i8 %89, i8 addrspace(1)* %90, align 1, !dbg !364
	br i1 %55, label %b15, label %b16, !dbg !369

b15:
	%91 = call i32 asm sideeffect "redux.sync.min.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %43) convergent nounwind, !dbg !370
	%92 = trunc i32 %91 to i8, !dbg !370
	br label %b27, !dbg !371

b16:
	br i1 %49, label %b17, label %b19, !dbg !372

b17:
	%93 = phi i8 [ %102, %b18 ], [ %42, %b16 ], !dbg !373
	%94 = phi i64 [ %103, %b18 ], [ 16, %b16 ], !dbg !374
	%95 = icmp sgt i64 %94, 0, !dbg !375
	br i1 %95, label %b18, label %b27, !dbg !375

b18:
	%96 = trunc i64 %94 to i32, !dbg !376
	%97 = zext i8 %93 to i32, !dbg !376
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %97, i32 %96, i32 31), !dbg !376
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !376
	%100 = trunc i32 %99 to i8, !dbg !376
	%101 = icmp slt i8 %93, %100, !dbg !377
	%102 = select i1 %101, i8 %93, i8 %100, !dbg !377
	%103 = sdiv i64 %94, 2, !dbg !378
	br label %b17, !dbg !378

b19:
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !379, !range !20
	%105 = sext i32 %104 to i64, !dbg !379
	br label %b20, !dbg !379

b20:
	%106 = phi i8 [ %42, %b19 ], [ %120, %b25 ], !dbg !373
	%107 = phi i64 [ 16, %b19 ], [ %121, %b25 ], !dbg !380
	%108 = icmp sgt i64 %107, 0, !dbg !381
	br i1 %108, label %b21, label %b26, !dbg !381

b21:
	%109 = add i64 %105, %107, !dbg !382
	%110 = icmp sge i64 %109, %48, !dbg !383
	br i1 %110, label %b22, label %b23, !dbg !383

b22:
	br label %b23, !dbg !383

b23:
	%111 = phi i64 [ %109, %b21 ], [ %105, %b22 ], !dbg !384
	%112 = trunc i64 %111 to i32, !dbg !385
	%113 = zext i8 %106 to i32, !dbg !385
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %113, i32 %112, i32 31), !dbg !385
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !385
	%116 = trunc i32 %115 to i8, !dbg !385
	%117 = icmp ne i64 %111, %105, !dbg !386
	br i1 %117, label %b24, label %b25, !dbg !386

b24:
	%118 = icmp slt i8 %106, %116, !dbg !377
	%119 = select i1 %118, i8 %106, i8 %116, !dbg !377
	br label %b25, !dbg !387

b25:
	%120 = phi i8 [ %106, %b23 ], [ %119, %b24 ], !dbg !373
	%121 = sdiv i64 %107, 2, !dbg !388
	br label %b20, !dbg !388

b26:
	%122 = zext i8 %106 to i32, !dbg !389
	%123 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %122, i32 0, i32 31), !dbg !389
	%124 = extractvalue { i32, i1 } %123, 0, !dbg !389
	%125 = trunc i32 %124 to i8, !dbg !389
	br label %b27, !dbg !390

b27:
	%126 = phi i8 [ %92, %b15 ], [ %93, %b17 ], [ %125, %b26 ], !dbg !368
	br i1 %55, label %b28, label %b29, !dbg !395

b28:
	%127 = call i32 asm sideeffect "redux.sync.max.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %43) convergent nounwind, !dbg !396
	%128 = trunc i32 %127 to i8, !dbg !396
	br label %b40, !dbg !397

b29:
	br i1 %49, label %b30, label %b32, !dbg !398

b30:
	%129 = phi i8 [ %138, %b31 ], [ %42, %b29 ], !dbg !399
	%130 = phi i64 [ %139, %b31 ], [ 16, %b29 ], !dbg !400
	%131 = icmp sgt i64 %130, 0, !dbg !401
	br i1 %131, label %b31, label %b40, !dbg !401

b31:
	%132 = trunc i64 %130 to i32, !dbg !402
	%133 = zext i8 %129 to i32, !dbg !402
	%134 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %133, i32 %132, i32 31), !dbg !402
	%135 = extractvalue { i32, i1 } %134, 0, !dbg !402
	%136 = trunc i32 %135 to i8, !dbg !402
	%137 = icmp sgt i8 %129, %136, !dbg !403
	%138 = select i1 %137, i8 %129, i8 %136, !dbg !403
	%139 = sdiv i64 %130, 2, !dbg !404
	br label %b30, !dbg !404

b32:
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !405, !range !20
	%141 = sext i32 %140 to i64, !dbg !405
	br label %b33, !dbg !405

b33:
	%142 = phi i8 [ %42, %b32 ], [ %156, %b38 ], !dbg !399
	%143 = phi i64 [ 16, %b32 ], [ %157, %b38 ], !dbg !406
	%144 = icmp sgt i64 %143, 0, !dbg !407
	br i1 %144, label %b34, label %b39, !dbg !407

b34:
	%145 = add i64 %141, %143, !dbg !408
	%146 = icmp sge i64 %145, %48, !dbg !409
	br i1 %146, label %b35, label %b36, !dbg !409

b35:
	br label %b36, !dbg !409

b36:
	%147 = phi i64 [ %145, %b34 ], [ %141, %b35 ], !dbg !410
	%148 = trunc i64 %147 to i32, !dbg !411
	%149 = zext i8 %142 to i32, !dbg !411
	%150 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %149, i32 %148, i32 31), !dbg !411
	%151 = extractvalue { i32, i1 } %150, 0, !dbg !411
	%152 = trunc i32 %151 to i8, !dbg !411
	%153 = icmp ne i64 %147, %141, !dbg !412
	br i1 %153, label %b37, label %b38, !dbg !412

b37:
	%154 = icmp sgt i8 %142, %152, !dbg !403
	%155 = select i1 %154, i8 %142, i8 %152, !dbg !403
	br label %b38, !dbg !413

b38:
	%156 = phi i8 [ %142, %b36 ], [ %155, %b37 ], !dbg !399
	%157 = sdiv i64 %143, 2, !dbg !414
	br label %b33, !dbg !414

b39:
	%158 = zext i8 %142 to i32, !dbg !415
	%159 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %158, i32 0, i32 31), !dbg !415
	%160 = extractvalue { i32, i1 } %159, 0, !dbg !415
	%161 = trunc i32 %160 to i8, !dbg !415
	br label %b40, !dbg !416

b40:
	%162 = phi i8 [ %128, %b28 ], [ %129, %b30 ], [ %161, %b39 ], !dbg !394
	%163 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 1, !dbg !417
	store i8 %126, i8 addrspace(1)* %163, align 1, !dbg !417
	%164 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 2, !dbg !418
	store i8 %162, i8 addrspace(1)* %164, align 1, !dbg !418
	%165 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !424, !range !20
	%166 = sext i32 %165 to i64, !dbg !424
	br label %b41, !dbg !424

b41:
	%167 = phi i8 [ %42, %b40 ], [ %177, %b44 ], !dbg !425
	%168 = phi i64 [ 1, %b40 ], [ %178, %b44 ], !dbg !426
	%169 = icmp slt i64 %168, 32, !dbg !427
	br i1 %169, label %b42, label %b45, !dbg !427

b42:
	%170 = trunc i64 %168 to i32, !dbg !428
	%171 = zext i8 %167 to i32, !dbg !428
	%172 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %171, i32 %170, i32 0), !dbg !428
	%173 = extractvalue { i32, i1 } %172, 0, !dbg !428
	%174 = trunc i32 %173 to i8, !dbg !428
	%175 = icmp sge i64 %166, %168, !dbg !429
	br i1 %175, label %b43, label %b44, !dbg !429

b43:
	%176 = add i8 %167, %174, !dbg !430
	br label %b44, !dbg !430

b44:
	%177 = phi i8 [ %167, %b42 ], [ %176, %b43 ], !dbg !425
	%178 = mul nsw i64 %168, 2, !dbg !431
	br label %b41, !dbg !431

b45:
	%179 = phi i8 [ %189, %b48 ], [ %42, %b41 ], !dbg !435
	%180 = phi i64 [ %190, %b48 ], [ 1, %b41 ], !dbg !436
	%181 = icmp slt i64 %180, 32, !dbg !437
	br i1 %181, label %b46, label %b49, !dbg !437

b46:
	%182 = trunc i64 %180 to i32, !dbg !438
	%183 = zext i8 %179 to i32, !dbg !438
	%184 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %183, i32 %182, i32 0), !dbg !438
	%185 = extractvalue { i32, i1 } %184, 0, !dbg !438
	%186 = trunc i32 %185 to i8, !dbg !438
	%187 = icmp sge i64 %166, %180, !dbg !439
	br i1 %187, label %b47, label %b48, !dbg !439

b47:
	%188 = add i8 %179, %186, !dbg !440
	br label %b48, !dbg !440

b48:
	%189 = phi i8 [ %179, %b46 ], [ %188, %b47 ], !dbg !435
	%190 = mul nsw i64 %180, 2, !dbg !441
	br label %b45, !dbg !441

b49:
	%191 = zext i8 %179 to i32, !dbg !442
	%192 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %191, i32 1, i32 0), !dbg !442
	%193 = extractvalue { i32, i1 } %192, 0, !dbg !442
	%194 = trunc i32 %193 to i8, !dbg !442
	%195 = icmp eq i64 %166, 0, !dbg !443
	br i1 %195, label %b51, label %b50, !dbg !443

b50:
	br label %b51, !dbg !444

b51:
	%196 = phi i8 [ 0, %b49 ], [ %194, %b50 ], !dbg !433
	%197 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 3, !dbg !445
	store i8 %167, i8 addrspace(1)* %197, align 1, !dbg !445
	%198 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 4, !dbg !446
	store i8 %196, i8 addrspace(1)* %198, align 1, !dbg !446
	%199 = sdiv i64 %50, 3, !dbg !447
	%200 = icmp slt i64 %199, 0, !dbg !451
	br i1 %200, label %b53, label %b52, !dbg !451

b52:
	%201 = icmp sge i64 %199, %48, !dbg !452
	br i1 %201, label %b53, label %b54, !dbg !452

b53:
	br label %fail, !dbg !453

b54:
	%202 = trunc i64 %199 to i32, !dbg !454
	%203 = zext i8 %42 to i32, !dbg !454
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %203, i32 %202, i32 31), !dbg !454
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !454
	%206 = trunc i32 %205 to i8, !dbg !454
	%207 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 5, !dbg !455
	store i8 %206, i8 addrspace(1)* %207, align 1, !dbg !455
	%208 = add i64 %51, 1, !dbg !455
	%209 = icmp slt i64 %208, 2, !dbg !455
	br i1 %209, label %b1, label %b55, !dbg !455

b55:
	%210 = sub i64 %p3, %33, !dbg !456
	%211 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %33, !dbg !456
	%212 = icmp ugt i64 %33, %p3, !dbg !456
	%213 = icmp ugt i64 6, %210, !dbg !459
	%214 = or i1 %212, %213, !dbg !459
	br i1 %214, label %b55_fail1, label %b55_ok1, !dbg !459, !prof !30

b55_ok1:
	%215 = load i8, i8 addrspace(1)* %36, align 1, !dbg !460
	%216 = sext i8 %215 to i32, !dbg !466
	%217 = add nsw i64 %22, 32, !dbg !469
	%218 = sub nsw i64 %217, 1, !dbg !470
	%219 = sub nsw i64 %48, 1, !dbg !475
	%220 = icmp eq i64 %166, %219, !dbg !476
	%221 = mul nsw i64 %22, 2, !dbg !477
	br label %b56, !dbg !459

b56:
	%222 = phi i64 [ 0, %b55_ok1 ], [ %436, %b141 ], !dbg !459
	br i1 %55, label %b57, label %b58, !dbg !478

b57:
	%223 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %216) convergent nounwind, !dbg !466
	%224 = trunc i32 %223 to i8, !dbg !466
	br label %b68, !dbg !479

b58:
	br i1 %49, label %b59, label %b61, !dbg !480

b59:
	%225 = phi i8 [ %233, %b60 ], [ %215, %b58 ], !dbg !481
	%226 = phi i64 [ %234, %b60 ], [ 16, %b58 ], !dbg !482
	%227 = icmp sgt i64 %226, 0, !dbg !483
	br i1 %227, label %b60, label %b68, !dbg !483

b60:
	%228 = trunc i64 %226 to i32, !dbg !484
	%229 = zext i8 %225 to i32, !dbg !484
	%230 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %229, i32 %228, i32 31), !dbg !484
	%231 = extractvalue { i32, i1 } %230, 0, !dbg !484
	%232 = trunc i32 %231 to i8, !dbg !484
	%233 = add i8 %225, %232, !dbg !485
	%234 = sdiv i64 %226, 2, !dbg !486
	br label %b59, !dbg !486

b61:
	%235 = phi i8 [ %248, %b66 ], [ %215, %b58 ], !dbg !481
	%236 = phi i64 [ %249, %b66 ], [ 16, %b58 ], !dbg !487
	%237 = icmp sgt i64 %236, 0, !dbg !488
	br i1 %237, label %b62, label %b67, !dbg !488

b62:
	%238 = add i64 %166, %236, !dbg !489
	%239 = icmp sge i64 %238, %48, !dbg !490
	br i1 %239, label %b63, label %b64, !dbg !490

b63:
	br label %b64, !dbg !490

b64:
	%240 = phi i64 [ %238, %b62 ], [ %166, %b63 ], !dbg !491
	%241 = trunc i64 %240 to i32, !dbg !492
	%242 = zext i8 %235 to i32, !dbg !492
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %242, i32 %241, i32 31), !dbg !492
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !492
	%245 = trunc i32 %244 to i8, !dbg !492
	%246 = icmp ne i64 %240, %166, !dbg !493
	br i1 %246, label %b65, label %b66, !dbg !493

b65:
	%247 = add i8 %235, %245, !dbg !485
	br label %b66, !dbg !494

b66:
	%248 = phi i8 [ %235, %b64 ], [ %247, %b65 ], !dbg !481
	%249 = sdiv i64 %236, 2, !dbg !495
	br label %b61, !dbg !495

b67:
	%250 = zext i8 %235 to i32, !dbg !496
	%251 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %250, i32 0, i32 31), !dbg !496
	%252 = extractvalue { i32, i1 } %251, 0, !dbg !496
	%253 = trunc i32 %252 to i8, !dbg !496
	br label %b68, !dbg !497

b68:
	%254 = phi i8 [ %224, %b57 ], [ %225, %b59 ], [ %253, %b67 ], !dbg !465
	%255 = sdiv i64 %218, 32, !dbg !498
	%256 = icmp eq i64 %255, 1, !dbg !499
	br i1 %256, label %b74, label %b69, !dbg !499

b69:
	call void @llvm.nvvm.barrier0(), !dbg !501
	br i1 %195, label %b70, label %b71, !dbg !502

b70:
	%257 = sdiv i64 %31, 32, !dbg !503
	%258 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %257, !dbg !504
	store i8 %254, i8 addrspace(3)* %258, align 1, !dbg !504
	br label %b71, !dbg !504

b71:
	call void @llvm.nvvm.barrier0(), !dbg !505
	%259 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !506
	%260 = load i8, i8 addrspace(3)* %259, align 1, !dbg !506
	br label %b72, !dbg !506

b72:
	%261 = phi i8 [ %260, %b71 ], [ %266, %b73 ], !dbg !507
	%262 = phi i64 [ 1, %b71 ], [ %267, %b73 ], !dbg !508
	%263 = icmp slt i64 %262, %255, !dbg !509
	br i1 %263, label %b73, label %b74, !dbg !509

b73:
	%264 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %262, !dbg !510
	%265 = load i8, i8 addrspace(3)* %264, align 1, !dbg !510
	%266 = add i8 %261, %265, !dbg !485
	%267 = add nsw i64 %262, 1, !dbg !511
	br label %b72, !dbg !511

b74:
	%268 = phi i8 [ %254, %b68 ], [ %261, %b72 ], !dbg !464
	%269 = getelementptr inbounds i8, i8 addrspace(1)* %211, i64 0, !dbg !512
	store i8 %268, i8 addrspace(1)* %269, align 1, !dbg !512
	br i1 %55, label %b75, label %b76, !dbg !517

b75:
	%270 = call i32 asm sideeffect "redux.sync.min.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %216) convergent nounwind, !dbg !518
	%271 = trunc i32 %270 to i8, !dbg !518
	br label %b86, !dbg !519

b76:
	br i1 %49, label %b77, label %b79, !dbg !520

b77:
	%272 = phi i8 [ %281, %b78 ], [ %215, %b76 ], !dbg !521
	%273 = phi i64 [ %282, %b78 ], [ 16, %b76 ], !dbg !522
	%274 = icmp sgt i64 %273, 0, !dbg !523
	br i1 %274, label %b78, label %b86, !dbg !523

b78:
	%275 = trunc i64 %273 to i32, !dbg !524
	%276 = zext i8 %272 to i32, !dbg !524
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %276, i32 %275, i32 31), !dbg !524
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !524
	%279 = trunc i32 %278 to i8, !dbg !524
	%280 = icmp slt i8 %272, %279, !dbg !525
	%281 = select i1 %280, i8 %272, i8 %279, !dbg !525
	%282 = sdiv i64 %273, 2, !dbg !526
	br label %b77, !dbg !526

b79:
	%283 = phi i8 [ %297, %b84 ], [ %215, %b76 ], !dbg !521
	%284 = phi i64 [ %298, %b84 ], [ 16, %b76 ], !dbg !527
	%285 = icmp sgt i64 %284, 0, !dbg !528
	br i1 %285, label %b80, label %b85, !dbg !528

b80:
	%286 = add i64 %166, %284, !dbg !529
	%287 = icmp sge i64 %286, %48, !dbg !530
	br i1 %287, label %b81, label %b82, !dbg !530

b81:
	br label %b82, !dbg !530

b82:
	%288 = phi i64 [ %286, %b80 ], [ %166, %b81 ], !dbg !531
	%289 = trunc i64 %288 to i32, !dbg !532
	%290 = zext i8 %283 to i32, !dbg !532
	%291 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %290, i32 %289, i32 31), !dbg !532
	%292 = extractvalue { i32, i1 } %291, 0, !dbg !532
	%293 = trunc i32 %292 to i8, !dbg !532
	%294 = icmp ne i64 %288, %166, !dbg !533
	br i1 %294, label %b83, label %b84, !dbg !533

b83:
	%295 = icmp slt i8 %283, %293, !dbg !525
	%296 = select i1 %295, i8 %283, i8 %293, !dbg !525
	br label %b84, !dbg !534

b84:
	%297 = phi i8 [ %283, %b82 ], [ %296, %b83 ], !dbg !521
	%298 = sdiv i64 %284, 2, !dbg !535
	br label %b79, !dbg !535

b85:
	%299 = zext i8 %283 to i32, !dbg !536
	%300 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %299, i32 0, i32 31), !dbg !536
	%301 = extractvalue { i32, i1 } %300, 0, !dbg !536
	%302 = trunc i32 %301 to i8, !dbg !536
	br label %b86, !dbg !537

b86:
	%303 = phi i8 [ %271, %b75 ], [ %272, %b77 ], [ %302, %b85 ], !dbg !516
	br i1 %256, label %b92, label %b87, !dbg !538

b87:
	call void @llvm.nvvm.barrier0(), !dbg !540
	br i1 %195, label %b88, label %b89, !dbg !541

b88:
	%304 = sdiv i64 %31, 32, !dbg !542
	%305 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %304, !dbg !543
	store i8 %303, i8 addrspace(3)* %305, align 1, !dbg !543
	br label %b89, !dbg !543

b89:
	call void @llvm.nvvm.barrier0(), !dbg !544
	%306 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !545
	%307 = load i8, i8 addrspace(3)* %306, align 1, !dbg !545
	br label %b90, !dbg !545

b90:
	%308 = phi i8 [ %307, %b89 ], [ %314, %b91 ], !dbg !546
	%309 = phi i64 [ 1, %b89 ], [ %315, %b91 ], !dbg !547
	%310 = icmp slt i64 %309, %255, !dbg !548
	br i1 %310, label %b91, label %b92, !dbg !548

b91:
	%311 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %309, !dbg !549
	%312 = load i8, i8 addrspace(3)* %311, align 1, !dbg !549
	%313 = icmp slt i8 %308, %312, !dbg !525
	%314 = select i1 %313, i8 %308, i8 %312, !dbg !525
	%315 = add nsw i64 %309, 1, !dbg !550
	br label %b90, !dbg !550

b92:
	%316 = phi i8 [ %303, %b86 ], [ %308, %b90 ], !dbg !515
	br i1 %55, label %b93, label %b94, !dbg !555

b93:
	%317 = call i32 asm sideeffect "redux.sync.max.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %216) convergent nounwind, !dbg !556
	%318 = trunc i32 %317 to i8, !dbg !556
	br label %b104, !dbg !557

b94:
	br i1 %49, label %b95, label %b97, !dbg !558

b95:
	%319 = phi i8 [ %328, %b96 ], [ %215, %b94 ], !dbg !559
	%320 = phi i64 [ %329, %b96 ], [ 16, %b94 ], !dbg !560
	%321 = icmp sgt i64 %320, 0, !dbg !561
	br i1 %321, label %b96, label %b104, !dbg !561

b96:
	%322 = trunc i64 %320 to i32, !dbg !562
	%323 = zext i8 %319 to i32, !dbg !562
	%324 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %323, i32 %322, i32 31), !dbg !562
	%325 = extractvalue { i32, i1 } %324, 0, !dbg !562
	%326 = trunc i32 %325 to i8, !dbg !562
	%327 = icmp sgt i8 %319, %326, !dbg !563
	%328 = select i1 %327, i8 %319, i8 %326, !dbg !563
	%329 = sdiv i64 %320, 2, !dbg !564
	br label %b95, !dbg !564

b97:
	%330 = phi i8 [ %344, %b102 ], [ %215, %b94 ], !dbg !559
	%331 = phi i64 [ %345, %b102 ], [ 16, %b94 ], !dbg !565
	%332 = icmp sgt i64 %331, 0, !dbg !566
	br i1 %332, label %b98, label %b103, !dbg !566

b98:
	%333 = add i64 %166, %331, !dbg !567
	%334 = icmp sge i64 %333, %48, !dbg !568
	br i1 %334, label %b99, label %b100, !dbg !568

b99:
	br label %b100, !dbg !568

b100:
	%335 = phi i64 [ %333, %b98 ], [ %166, %b99 ], !dbg !569
	%336 = trunc i64 %335 to i32, !dbg !570
	%337 = zext i8 %330 to i32, !dbg !570
	%338 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %337, i32 %336, i32 31), !dbg !570
	%339 = extractvalue { i32, i1 } %338, 0, !dbg !570
	%340 = trunc i32 %339 to i8, !dbg !570
	%341 = icmp ne i64 %335, %166, !dbg !571
	br i1 %341, label %b101, label %b102, !dbg !571

b101:
	%342 = icmp sgt i8 %330, %340, !dbg !563
	%343 = select i1 %342, i8 %330, i8 %340, !dbg !563
	br label %b102, !dbg !572

b102:
	%344 = phi i8 [ %330, %b100 ], [ %343, %b101 ], !dbg !559
	%345 = sdiv i64 %331, 2, !dbg !573
	br label %b97, !dbg !573

b103:
	%346 = zext i8 %330 to i32, !dbg !574
	%347 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %346, i32 0, i32 31), !dbg !574
	%348 = extractvalue { i32, i1 } %347, 0, !dbg !574
	%349 = trunc i32 %348 to i8, !dbg !574
	br label %b104, !dbg !575

b104:
	%350 = phi i8 [ %318, %b93 ], [ %319, %b95 ], [ %349, %b103 ], !dbg !554
	br i1 %256, label %b110, label %b105, !dbg !576

b105:
	call void @llvm.nvvm.barrier0(), !dbg !578
	br i1 %195, label %b106, label %b107, !dbg !579

b106:
	%351 = sdiv i64 %31, 32, !dbg !580
	%352 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %351, !dbg !581
	store i8 %350, i8 addrspace(3)* %352, align 1, !dbg !581
	br label %b107, !dbg !581

b107:
	call void @llvm.nvvm.barrier0(), !dbg !582
	%353 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !583
	%354 = load i8, i8 addrspace(3)* %353, align 1, !dbg !583
	br label %b108, !dbg !583

b108:
	%355 = phi i8 [ %354, %b107 ], [ %361, %b109 ], !dbg !584
	%356 = phi i64 [ 1, %b107 ], [ %362, %b109 ], !dbg !585
	%357 = icmp slt i64 %356, %255, !dbg !586
	br i1 %357, label %b109, label %b110, !dbg !586

b109:
	%358 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %356, !dbg !587
	%359 = load i8, i8 addrspace(3)* %358, align 1, !dbg !587
	%360 = icmp sgt i8 %355, %359, !dbg !563
	%361 = select i1 %360, i8 %355, i8 %359, !dbg !563
	%362 = add nsw i64 %356, 1, !dbg !588
	br label %b108, !dbg !588

b110:
	%363 = phi i8 [ %350, %b104 ], [ %355, %b108 ], !dbg !553
	%364 = getelementptr inbounds i8, i8 addrspace(1)* %211, i64 1, !dbg !589
	store i8 %316, i8 addrspace(1)* %364, align 1, !dbg !589
	%365 = getelementptr inbounds i8, i8 addrspace(1)* %211, i64 2, !dbg !590
	store i8 %363, i8 addrspace(1)* %365, align 1, !dbg !590
	br label %b111, !dbg !591

b111:
	%366 = phi i8 [ %215, %b110 ], [ %376, %b114 ], !dbg !592
	%367 = phi i64 [ 1, %b110 ], [ %377, %b114 ], !dbg !593
	%368 = icmp slt i64 %367, 32, !dbg !594
	br i1 %368, label %b112, label %b115, !dbg !594

b112:
	%369 = trunc i64 %367 to i32, !dbg !595
	%370 = zext i8 %366 to i32, !dbg !595
	%371 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %370, i32 %369, i32 0), !dbg !595
	%372 = extractvalue { i32, i1 } %371, 0, !dbg !595
	%373 = trunc i32 %372 to i8, !dbg !595
	%374 = icmp sge i64 %166, %367, !dbg !596
	br i1 %374, label %b113, label %b114, !dbg !596

b113:
	%375 = add i8 %366, %373, !dbg !597
	br label %b114, !dbg !597

b114:
	%376 = phi i8 [ %366, %b112 ], [ %375, %b113 ], !dbg !592
	%377 = mul nsw i64 %367, 2, !dbg !598
	br label %b111, !dbg !598

b115:
	br i1 %256, label %b121, label %b116, !dbg !599

b116:
	%378 = sdiv i64 %31, 32, !dbg !601
	call void @llvm.nvvm.barrier0(), !dbg !602
	br i1 %220, label %b117, label %b118, !dbg !476

b117:
	%379 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %378, !dbg !603
	store i8 %366, i8 addrspace(3)* %379, align 1, !dbg !603
	br label %b118, !dbg !603

b118:
	call void @llvm.nvvm.barrier0(), !dbg !604
	%380 = icmp slt i64 0, %378, !dbg !604
	br i1 %380, label %b119, label %b120, !dbg !604

b119:
	%381 = phi i8 [ %386, %b119_ok1 ], [ 0, %b118 ], !dbg !605
	%382 = phi i64 [ %387, %b119_ok1 ], [ 0, %b118 ], !dbg !605
	%383 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %382, !dbg !606
	%384 = icmp uge i64 %382, 32, !dbg !606
	br i1 %384, label %b119_fail1, label %b119_ok1, !dbg !606, !prof !30

b119_ok1:
	%385 = load i8, i8 addrspace(3)* %383, align 1, !dbg !606
	%386 = add i8 %381, %385, !dbg !607
	%387 = add i64 %382, 1, !dbg !607
	%388 = icmp slt i64 %387, %378, !dbg !607
	br i1 %388, label %b119, label %b120, !dbg !607

b120:
	%389 = phi i8 [ 0, %b118 ], [ %386, %b119_ok1 ], !dbg !605
	br label %b121, !dbg !608

b121:
	%390 = phi i8 [ 0, %b115 ], [ %389, %b120 ], !dbg !474
	%391 = add i8 %390, %366, !dbg !609
	br label %b122, !dbg !613

b122:
	%392 = phi i8 [ %215, %b121 ], [ %402, %b125 ], !dbg !614
	%393 = phi i64 [ 1, %b121 ], [ %403, %b125 ], !dbg !615
	%394 = icmp slt i64 %393, 32, !dbg !616
	br i1 %394, label %b123, label %b126, !dbg !616

b123:
	%395 = trunc i64 %393 to i32, !dbg !617
	%396 = zext i8 %392 to i32, !dbg !617
	%397 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %396, i32 %395, i32 0), !dbg !617
	%398 = extractvalue { i32, i1 } %397, 0, !dbg !617
	%399 = trunc i32 %398 to i8, !dbg !617
	%400 = icmp sge i64 %166, %393, !dbg !618
	br i1 %400, label %b124, label %b125, !dbg !618

b124:
	%401 = add i8 %392, %399, !dbg !619
	br label %b125, !dbg !619

b125:
	%402 = phi i8 [ %392, %b123 ], [ %401, %b124 ], !dbg !614
	%403 = mul nsw i64 %393, 2, !dbg !620
	br label %b122, !dbg !620

b126:
	br i1 %256, label %b132, label %b127, !dbg !621

b127:
	%404 = sdiv i64 %31, 32, !dbg !623
	call void @llvm.nvvm.barrier0(), !dbg !624
	br i1 %220, label %b128, label %b129, !dbg !625

b128:
	%405 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %404, !dbg !626
	store i8 %392, i8 addrspace(3)* %405, align 1, !dbg !626
	br label %b129, !dbg !626

b129:
	call void @llvm.nvvm.barrier0(), !dbg !627
	%406 = icmp slt i64 0, %404, !dbg !627
	br i1 %406, label %b130, label %b131, !dbg !627

b130:
	%407 = phi i8 [ %412, %b130_ok1 ], [ 0, %b129 ], !dbg !628
	%408 = phi i64 [ %413, %b130_ok1 ], [ 0, %b129 ], !dbg !628
	%409 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %408, !dbg !629
	%410 = icmp uge i64 %408, 32, !dbg !629
	br i1 %410, label %b130_fail1, label %b130_ok1, !dbg !629, !prof !30

b130_ok1:
	%411 = load i8, i8 addrspace(3)* %409, align 1, !dbg !629
	%412 = add i8 %407, %411, !dbg !630
	%413 = add i64 %408, 1, !dbg !630
	%414 = icmp slt i64 %413, %404, !dbg !630
	br i1 %414, label %b130, label %b131, !dbg !630

b131:
	%415 = phi i8 [ 0, %b129 ], [ %412, %b130_ok1 ], !dbg !628
	br label %b132, !dbg !631

b132:
	%416 = phi i8 [ 0, %b126 ], [ %415, %b131 ], !dbg !612
	%417 = zext i8 %392 to i32, !dbg !632
	%418 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %417, i32 1, i32 0), !dbg !632
	%419 = extractvalue { i32, i1 } %418, 0, !dbg !632
	%420 = trunc i32 %419 to i8, !dbg !632
	br i1 %195, label %b134, label %b133, !dbg !633

b133:
	%421 = add i8 %416, %420, !dbg !634
	br label %b134, !dbg !635

b134:
	%422 = phi i8 [ %416, %b132 ], [ %421, %b133 ], !dbg !611
	%423 = getelementptr inbounds i8, i8 addrspace(1)* %211, i64 3, !dbg !636
	store i8 %391, i8 addrspace(1)* %423, align 1, !dbg !636
	%424 = getelementptr inbounds i8, i8 addrspace(1)* %211, i64 4, !dbg !637
	store i8 %422, i8 addrspace(1)* %424, align 1, !dbg !637
	%425 = sdiv i64 %221, 3, !dbg !638
	%426 = icmp sge i64 %425, %22, !dbg !641
	br i1 %426, label %b135, label %b136, !dbg !641

b135:
	br label %fail, !dbg !642

b136:
	br i1 %256, label %b137, label %b138, !dbg !643

b137:
	%427 = trunc i64 %425 to i32, !dbg !644
	%428 = zext i8 %215 to i32, !dbg !644
	%429 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %428, i32 %427, i32 31), !dbg !644
	%430 = extractvalue { i32, i1 } %429, 0, !dbg !644
	%431 = trunc i32 %430 to i8, !dbg !644
	br label %b141, !dbg !645

b138:
	call void @llvm.nvvm.barrier0(), !dbg !647
	%432 = icmp eq i64 %31, %425, !dbg !648
	br i1 %432, label %b139, label %b140, !dbg !648

b139:
	store i8 %215, i8 addrspace(3)* @gpuc_shared_Broadcast_42, align 1, !dbg !649
	br label %b140, !dbg !649

b140:
	call void @llvm.nvvm.barrier0(), !dbg !650
	%433 = load i8, i8 addrspace(3)* @gpuc_shared_Broadcast_42, align 1, !dbg !651
	br label %b141, !dbg !652

b141:
	%434 = phi i8 [ %431, %b137 ], [ %433, %b140 ], !dbg !640
	%435 = getelementptr inbounds i8, i8 addrspace(1)* %211, i64 5, !dbg !653
	store i8 %434, i8 addrspace(1)* %435, align 1, !dbg !653
	%436 = add i64 %222, 1, !dbg !653
	%437 = icmp slt i64 %436, 2, !dbg !653
	br i1 %437, label %b56, label %b142, !dbg !653

b142:
	ret void, !dbg !325

b0_fail1:
	%438 = icmp ugt i64 %33, %p1, !dbg !328
	br i1 %438, label %b0_fail2, label %b0_ok2, !dbg !328

b0_fail2:
	br label %fail, !dbg !328

b0_ok2:
	%439 = icmp uge i64 %32, %p5, !dbg !329
	br i1 %439, label %b0_fail3, label %b0_ok3, !dbg !329

b0_fail3:
	br label %fail, !dbg !329

b0_ok3:
	br label %fail, !dbg !332

b55_fail1:
	%440 = icmp ugt i64 %33, %p3, !dbg !456
	br i1 %440, label %b55_fail2, label %b55_ok2, !dbg !456

b55_fail2:
	br label %fail, !dbg !456

b55_ok2:
	br label %fail, !dbg !459

b119_fail1:
	br label %fail, !dbg !606

b130_fail1:
	br label %fail, !dbg !629

fail:
	%441 = phi i32 [ 27, %b0_fail2 ], [ 28, %b0_fail3 ], [ 29, %b0_ok3 ], [ 31, %b53 ], [ 32, %b55_fail2 ], [ 29, %b55_ok2 ], [ 30, %b119_fail1 ], [ 30, %b130_fail1 ], [ 31, %b135 ], !dbg !322
	%442 = phi i64 [ %33, %b0_fail2 ], [ %32, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b53 ], [ %33, %b55_fail2 ], [ 6, %b55_ok2 ], [ %382, %b119_fail1 ], [ %408, %b130_fail1 ], [ 0, %b135 ], !dbg !322
	%443 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %34, %b0_ok3 ], [ 0, %b53 ], [ %p3, %b55_fail2 ], [ %210, %b55_ok2 ], [ 32, %b119_fail1 ], [ 32, %b130_fail1 ], [ 0, %b135 ], !dbg !322
	call void @gpuc_fail(i8* %ctrl, i32 %441, i64 %442, i64 %443), !dbg !322
	ret void, !dbg !322
}

define void @IntegersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !654 {
entry:
	br label %b0, !dbg !655

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !655
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !655
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !655
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !658, !range !11
	%4 = sext i32 %3 to i64, !dbg !658
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !658, !range !12
	%6 = sext i32 %5 to i64, !dbg !658
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !658, !range !12
	%8 = sext i32 %7 to i64, !dbg !658
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !658, !range !13
	%10 = sext i32 %9 to i64, !dbg !658
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !658, !range !14
	%12 = sext i32 %11 to i64, !dbg !658
	%13 = mul i64 %12, %8, !dbg !658
	%14 = add i64 %6, %13, !dbg !658
	%15 = mul i64 %10, %14, !dbg !658
	%16 = add i64 %4, %15, !dbg !658
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !658, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !658, !range !15
	%19 = mul i32 %17, %18, !dbg !658
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !658, !range !16
	%21 = mul i32 %19, %20, !dbg !658
	%22 = sext i32 %21 to i64, !dbg !658
	%23 = mul i64 %16, %22, !dbg !658
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !658, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !658, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !658, !range !18
	%27 = mul i32 %18, %26, !dbg !658
	%28 = add i32 %25, %27, !dbg !658
	%29 = mul i32 %17, %28, !dbg !658
	%30 = add i32 %24, %29, !dbg !658
	%31 = sext i32 %30 to i64, !dbg !658
	%32 = add i64 %23, %31, !dbg !658
	%33 = mul i64 %32, 3, !dbg !659
	%34 = sub i64 %p1, %33, !dbg !660
	%35 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %33, !dbg !660
	%36 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %32, !dbg !661
	%37 = icmp ugt i64 %33, %p1, !dbg !660
	%38 = icmp uge i64 %32, %p5, !dbg !661
	%39 = icmp ugt i64 3, %34, !dbg !664
	%40 = or i1 %37, %38, !dbg !664
	%41 = or i1 %40, %39, !dbg !664
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !664, !prof !30

b0_ok1:
	%42 = load i8, i8 addrspace(1)* %36, align 1, !dbg !661
	%43 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !669
	%44 = getelementptr inbounds [12 x i8], [12 x i8]* %43, i64 0, i64 0, !dbg !669
	%45 = call i32 @__nvvm_reflect(i8* %44), !dbg !669
	%46 = icmp sge i32 %45, 800, !dbg !669
	br i1 %46, label %b1, label %b2, !dbg !669

b1:
	%47 = sext i8 %42 to i32, !dbg !670
	%48 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %47) convergent nounwind, !dbg !670
	%49 = trunc i32 %48 to i8, !dbg !670
	br label %b13, !dbg !671

b2:
	%50 = and i32 %30, -32, !dbg !672
	%51 = sub i32 %21, %50, !dbg !672
	%52 = icmp slt i32 %51, 32, !dbg !672
	%53 = select i1 %52, i32 %51, i32 32, !dbg !672
	%54 = sext i32 %53 to i64, !dbg !672
	%55 = icmp eq i64 %54, 32, !dbg !673
	br i1 %55, label %b3, label %b5, !dbg !673

b3:
	%56 = phi i8 [ %42, %b2 ], [ %64, %b4 ], !dbg !674
	%57 = phi i64 [ 16, %b2 ], [ %65, %b4 ], !dbg !675
	%58 = icmp sgt i64 %57, 0, !dbg !676
	br i1 %58, label %b4, label %b13, !dbg !676

b4:
	%59 = trunc i64 %57 to i32, !dbg !677
	%60 = zext i8 %56 to i32, !dbg !677
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %60, i32 %59, i32 31), !dbg !677
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !677
	%63 = trunc i32 %62 to i8, !dbg !677
	%64 = and i8 %56, %63, !dbg !678
	%65 = sdiv i64 %57, 2, !dbg !679
	br label %b3, !dbg !679

b5:
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !680, !range !20
	%67 = sext i32 %66 to i64, !dbg !680
	br label %b6, !dbg !680

b6:
	%68 = phi i8 [ %42, %b5 ], [ %81, %b11 ], !dbg !674
	%69 = phi i64 [ 16, %b5 ], [ %82, %b11 ], !dbg !681
	%70 = icmp sgt i64 %69, 0, !dbg !682
	br i1 %70, label %b7, label %b12, !dbg !682

b7:
	%71 = add i64 %67, %69, !dbg !683
	%72 = icmp sge i64 %71, %54, !dbg !684
	br i1 %72, label %b8, label %b9, !dbg !684

b8:
	br label %b9, !dbg !684

b9:
	%73 = phi i64 [ %71, %b7 ], [ %67, %b8 ], !dbg !685
	%74 = trunc i64 %73 to i32, !dbg !686
	%75 = zext i8 %68 to i32, !dbg !686
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 %74, i32 31), !dbg !686
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !686
	%78 = trunc i32 %77 to i8, !dbg !686
	%79 = icmp ne i64 %73, %67, !dbg !687
	br i1 %79, label %b10, label %b11, !dbg !687

b10:
	%80 = and i8 %68, %78, !dbg !678
	br label %b11, !dbg !688

b11:
	%81 = phi i8 [ %68, %b9 ], [ %80, %b10 ], !dbg !674
	%82 = sdiv i64 %69, 2, !dbg !689
	br label %b6, !dbg !689

b12:
	%83 = zext i8 %68 to i32, !dbg !690
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %83, i32 0, i32 31), !dbg !690
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !690
	%86 = trunc i32 %85 to i8, !dbg !690
	br label %b13, !dbg !691

b13:
	%87 = phi i8 [ %49, %b1 ], [ %56, %b3 ], [ %86, %b12 ], !dbg !668
	br i1 %46, label %b14, label %b15, !dbg !696

b14:
	%88 = sext i8 %42 to i32, !dbg !697
	%89 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %88) convergent nounwind, !dbg !697
	%90 = trunc i32 %89 to i8, !dbg !697
	br label %b26, !dbg !698

b15:
	%91 = and i32 %30, -32, !dbg !699
	%92 = sub i32 %21, %91, !dbg !699
	%93 = icmp slt i32 %92, 32, !dbg !699
	%94 = select i1 %93, i32 %92, i32 32, !dbg !699
	%95 = sext i32 %94 to i64, !dbg !699
	%96 = icmp eq i64 %95, 32, !dbg !700
	br i1 %96, label %b16, label %b18, !dbg !700

b16:
	%97 = phi i8 [ %42, %b15 ], [ %105, %b17 ], !dbg !701
	%98 = phi i64 [ 16, %b15 ], [ %106, %b17 ], !dbg !702
	%99 = icmp sgt i64 %98, 0, !dbg !703
	br i1 %99, label %b17, label %b26, !dbg !703

b17:
	%100 = trunc i64 %98 to i32, !dbg !704
	%101 = zext i8 %97 to i32, !dbg !704
	%102 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %101, i32 %100, i32 31), !dbg !704
	%103 = extractvalue { i32, i1 } %102, 0, !dbg !704
	%104 = trunc i32 %103 to i8, !dbg !704
	%105 = or i8 %97, %104, !dbg !705
	%106 = sdiv i64 %98, 2, !dbg !706
	br label %b16, !dbg !706

b18:
	%107 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !707, !range !20
	%108 = sext i32 %107 to i64, !dbg !707
	br label %b19, !dbg !707

b19:
	%109 = phi i8 [ %42, %b18 ], [ %122, %b24 ], !dbg !701
	%110 = phi i64 [ 16, %b18 ], [ %123, %b24 ], !dbg !708
	%111 = icmp sgt i64 %110, 0, !dbg !709
	br i1 %111, label %b20, label %b25, !dbg !709

b20:
	%112 = add i64 %108, %110, !dbg !710
	%113 = icmp sge i64 %112, %95, !dbg !711
	br i1 %113, label %b21, label %b22, !dbg !711

b21:
	br label %b22, !dbg !711

b22:
	%114 = phi i64 [ %112, %b20 ], [ %108, %b21 ], !dbg !712
	%115 = trunc i64 %114 to i32, !dbg !713
	%116 = zext i8 %109 to i32, !dbg !713
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %116, i32 %115, i32 31), !dbg !713
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !713
	%119 = trunc i32 %118 to i8, !dbg !713
	%120 = icmp ne i64 %114, %108, !dbg !714
	br i1 %120, label %b23, label %b24, !dbg !714

b23:
	%121 = or i8 %109, %119, !dbg !705
	br label %b24, !dbg !715

b24:
	%122 = phi i8 [ %109, %b22 ], [ %121, %b23 ], !dbg !701
	%123 = sdiv i64 %110, 2, !dbg !716
	br label %b19, !dbg !716

b25:
	%124 = zext i8 %109 to i32, !dbg !717
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 0, i32 31), !dbg !717
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !717
	%127 = trunc i32 %126 to i8, !dbg !717
	br label %b26, !dbg !718

b26:
	%128 = phi i8 [ %90, %b14 ], [ %97, %b16 ], [ %127, %b25 ], !dbg !695
	br i1 %46, label %b27, label %b28, !dbg !723

b27:
	%129 = sext i8 %42 to i32, !dbg !724
	%130 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %129) convergent nounwind, !dbg !724
	%131 = trunc i32 %130 to i8, !dbg !724
	br label %b39, !dbg !725

b28:
	%132 = and i32 %30, -32, !dbg !726
	%133 = sub i32 %21, %132, !dbg !726
	%134 = icmp slt i32 %133, 32, !dbg !726
	%135 = select i1 %134, i32 %133, i32 32, !dbg !726
	%136 = sext i32 %135 to i64, !dbg !726
	%137 = icmp eq i64 %136, 32, !dbg !727
	br i1 %137, label %b29, label %b31, !dbg !727

b29:
	%138 = phi i8 [ %42, %b28 ], [ %146, %b30 ], !dbg !728
	%139 = phi i64 [ 16, %b28 ], [ %147, %b30 ], !dbg !729
	%140 = icmp sgt i64 %139, 0, !dbg !730
	br i1 %140, label %b30, label %b39, !dbg !730

b30:
	%141 = trunc i64 %139 to i32, !dbg !731
	%142 = zext i8 %138 to i32, !dbg !731
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %142, i32 %141, i32 31), !dbg !731
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !731
	%145 = trunc i32 %144 to i8, !dbg !731
	%146 = xor i8 %138, %145, !dbg !732
	%147 = sdiv i64 %139, 2, !dbg !733
	br label %b29, !dbg !733

b31:
	%148 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !734, !range !20
	%149 = sext i32 %148 to i64, !dbg !734
	br label %b32, !dbg !734

b32:
	%150 = phi i8 [ %42, %b31 ], [ %163, %b37 ], !dbg !728
	%151 = phi i64 [ 16, %b31 ], [ %164, %b37 ], !dbg !735
	%152 = icmp sgt i64 %151, 0, !dbg !736
	br i1 %152, label %b33, label %b38, !dbg !736

b33:
	%153 = add i64 %149, %151, !dbg !737
	%154 = icmp sge i64 %153, %136, !dbg !738
	br i1 %154, label %b34, label %b35, !dbg !738

b34:
	br label %b35, !dbg !738

b35:
	%155 = phi i64 [ %153, %b33 ], [ %149, %b34 ], !dbg !739
	%156 = trunc i64 %155 to i32, !dbg !740
	%157 = zext i8 %150 to i32, !dbg !740
	%158 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 %156, i32 31), !dbg !740
	%159 = extractvalue { i32, i1 } %158, 0, !dbg !740
	%160 = trunc i32 %159 to i8, !dbg !740
	%161 = icmp ne i64 %155, %149, !dbg !741
	br i1 %161, label %b36, label %b37, !dbg !741

b36:
	%162 = xor i8 %150, %160, !dbg !732
	br label %b37, !dbg !742

b37:
	%163 = phi i8 [ %150, %b35 ], [ %162, %b36 ], !dbg !728
	%164 = sdiv i64 %151, 2, !dbg !743
	br label %b32, !dbg !743

b38:
	%165 = zext i8 %150 to i32, !dbg !744
	%166 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %165, i32 0, i32 31), !dbg !744
	%167 = extractvalue { i32, i1 } %166, 0, !dbg !744
	%168 = trunc i32 %167 to i8, !dbg !744
	br label %b39, !dbg !745

b39:
	%169 = phi i8 [ %131, %b27 ], [ %138, %b29 ], [ %168, %b38 ], !dbg !722
	%170 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 0, !dbg !746
	store i8 %87, i8 addrspace(1)* %170, align 1, !dbg !746
	%171 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 1, !dbg !747
	store i8 %128, i8 addrspace(1)* %171, align 1, !dbg !747
	%172 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 2, !dbg !748
	store i8 %169, i8 addrspace(1)* %172, align 1, !dbg !748
	%173 = sub i64 %p3, %33, !dbg !749
	%174 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %33, !dbg !749
	%175 = icmp ugt i64 %33, %p3, !dbg !749
	%176 = icmp ugt i64 3, %173, !dbg !752
	%177 = or i1 %175, %176, !dbg !752
	br i1 %177, label %b39_fail1, label %b39_ok1, !dbg !752, !prof !30

b39_ok1:
	%178 = load i8, i8 addrspace(1)* %36, align 1, !dbg !753
	br i1 %46, label %b40, label %b41, !dbg !758

b40:
	%179 = sext i8 %178 to i32, !dbg !759
	%180 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %179) convergent nounwind, !dbg !759
	%181 = trunc i32 %180 to i8, !dbg !759
	br label %b52, !dbg !760

b41:
	%182 = and i32 %30, -32, !dbg !761
	%183 = sub i32 %21, %182, !dbg !761
	%184 = icmp slt i32 %183, 32, !dbg !761
	%185 = select i1 %184, i32 %183, i32 32, !dbg !761
	%186 = sext i32 %185 to i64, !dbg !761
	%187 = icmp eq i64 %186, 32, !dbg !762
	br i1 %187, label %b42, label %b44, !dbg !762

b42:
	%188 = phi i8 [ %178, %b41 ], [ %196, %b43 ], !dbg !763
	%189 = phi i64 [ 16, %b41 ], [ %197, %b43 ], !dbg !764
	%190 = icmp sgt i64 %189, 0, !dbg !765
	br i1 %190, label %b43, label %b52, !dbg !765

b43:
	%191 = trunc i64 %189 to i32, !dbg !766
	%192 = zext i8 %188 to i32, !dbg !766
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %192, i32 %191, i32 31), !dbg !766
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !766
	%195 = trunc i32 %194 to i8, !dbg !766
	%196 = and i8 %188, %195, !dbg !767
	%197 = sdiv i64 %189, 2, !dbg !768
	br label %b42, !dbg !768

b44:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !769, !range !20
	%199 = sext i32 %198 to i64, !dbg !769
	br label %b45, !dbg !769

b45:
	%200 = phi i8 [ %178, %b44 ], [ %213, %b50 ], !dbg !763
	%201 = phi i64 [ 16, %b44 ], [ %214, %b50 ], !dbg !770
	%202 = icmp sgt i64 %201, 0, !dbg !771
	br i1 %202, label %b46, label %b51, !dbg !771

b46:
	%203 = add i64 %199, %201, !dbg !772
	%204 = icmp sge i64 %203, %186, !dbg !773
	br i1 %204, label %b47, label %b48, !dbg !773

b47:
	br label %b48, !dbg !773

b48:
	%205 = phi i64 [ %203, %b46 ], [ %199, %b47 ], !dbg !774
	%206 = trunc i64 %205 to i32, !dbg !775
	%207 = zext i8 %200 to i32, !dbg !775
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %207, i32 %206, i32 31), !dbg !775
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !775
	%210 = trunc i32 %209 to i8, !dbg !775
	%211 = icmp ne i64 %205, %199, !dbg !776
	br i1 %211, label %b49, label %b50, !dbg !776

b49:
	%212 = and i8 %200, %210, !dbg !767
	br label %b50, !dbg !777

b50:
	%213 = phi i8 [ %200, %b48 ], [ %212, %b49 ], !dbg !763
	%214 = sdiv i64 %201, 2, !dbg !778
	br label %b45, !dbg !778

b51:
	%215 = zext i8 %200 to i32, !dbg !779
	%216 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %215, i32 0, i32 31), !dbg !779
	%217 = extractvalue { i32, i1 } %216, 0, !dbg !779
	%218 = trunc i32 %217 to i8, !dbg !779
	br label %b52, !dbg !780

b52:
	%219 = phi i8 [ %181, %b40 ], [ %188, %b42 ], [ %218, %b51 ], !dbg !757
	%220 = add nsw i64 %22, 32, !dbg !782
	%221 = sub nsw i64 %220, 1, !dbg !783
	%222 = sdiv i64 %221, 32, !dbg !784
	%223 = icmp eq i64 %222, 1, !dbg !785
	br i1 %223, label %b58, label %b53, !dbg !785

b53:
	call void @llvm.nvvm.barrier0(), !dbg !787
	%224 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !788, !range !20
	%225 = sext i32 %224 to i64, !dbg !788
	%226 = icmp eq i64 %225, 0, !dbg !789
	br i1 %226, label %b54, label %b55, !dbg !789

b54:
	%227 = sdiv i64 %31, 32, !dbg !790
	%228 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %227, !dbg !791
	store i8 %219, i8 addrspace(3)* %228, align 1, !dbg !791
	br label %b55, !dbg !791

b55:
	call void @llvm.nvvm.barrier0(), !dbg !792
	%229 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !793
	%230 = load i8, i8 addrspace(3)* %229, align 1, !dbg !793
	br label %b56, !dbg !793

b56:
	%231 = phi i8 [ %230, %b55 ], [ %236, %b57 ], !dbg !794
	%232 = phi i64 [ 1, %b55 ], [ %237, %b57 ], !dbg !795
	%233 = icmp slt i64 %232, %222, !dbg !796
	br i1 %233, label %b57, label %b58, !dbg !796

b57:
	%234 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %232, !dbg !797
	%235 = load i8, i8 addrspace(3)* %234, align 1, !dbg !797
	%236 = and i8 %231, %235, !dbg !767
	%237 = add nsw i64 %232, 1, !dbg !798
	br label %b56, !dbg !798

b58:
	%238 = phi i8 [ %219, %b52 ], [ %231, %b56 ], !dbg !756
	br i1 %46, label %b59, label %b60, !dbg !803

b59:
	%239 = sext i8 %178 to i32, !dbg !804
	%240 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %239) convergent nounwind, !dbg !804
	%241 = trunc i32 %240 to i8, !dbg !804
	br label %b71, !dbg !805

b60:
	%242 = and i32 %30, -32, !dbg !806
	%243 = sub i32 %21, %242, !dbg !806
	%244 = icmp slt i32 %243, 32, !dbg !806
	%245 = select i1 %244, i32 %243, i32 32, !dbg !806
	%246 = sext i32 %245 to i64, !dbg !806
	%247 = icmp eq i64 %246, 32, !dbg !807
	br i1 %247, label %b61, label %b63, !dbg !807

b61:
	%248 = phi i8 [ %178, %b60 ], [ %256, %b62 ], !dbg !808
	%249 = phi i64 [ 16, %b60 ], [ %257, %b62 ], !dbg !809
	%250 = icmp sgt i64 %249, 0, !dbg !810
	br i1 %250, label %b62, label %b71, !dbg !810

b62:
	%251 = trunc i64 %249 to i32, !dbg !811
	%252 = zext i8 %248 to i32, !dbg !811
	%253 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %252, i32 %251, i32 31), !dbg !811
	%254 = extractvalue { i32, i1 } %253, 0, !dbg !811
	%255 = trunc i32 %254 to i8, !dbg !811
	%256 = or i8 %248, %255, !dbg !812
	%257 = sdiv i64 %249, 2, !dbg !813
	br label %b61, !dbg !813

b63:
	%258 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !814, !range !20
	%259 = sext i32 %258 to i64, !dbg !814
	br label %b64, !dbg !814

b64:
	%260 = phi i8 [ %178, %b63 ], [ %273, %b69 ], !dbg !808
	%261 = phi i64 [ 16, %b63 ], [ %274, %b69 ], !dbg !815
	%262 = icmp sgt i64 %261, 0, !dbg !816
	br i1 %262, label %b65, label %b70, !dbg !816

b65:
	%263 = add i64 %259, %261, !dbg !817
	%264 = icmp sge i64 %263, %246, !dbg !818
	br i1 %264, label %b66, label %b67, !dbg !818

b66:
	br label %b67, !dbg !818

b67:
	%265 = phi i64 [ %263, %b65 ], [ %259, %b66 ], !dbg !819
	%266 = trunc i64 %265 to i32, !dbg !820
	%267 = zext i8 %260 to i32, !dbg !820
	%268 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %267, i32 %266, i32 31), !dbg !820
	%269 = extractvalue { i32, i1 } %268, 0, !dbg !820
	%270 = trunc i32 %269 to i8, !dbg !820
	%271 = icmp ne i64 %265, %259, !dbg !821
	br i1 %271, label %b68, label %b69, !dbg !821

b68:
	%272 = or i8 %260, %270, !dbg !812
	br label %b69, !dbg !822

b69:
	%273 = phi i8 [ %260, %b67 ], [ %272, %b68 ], !dbg !808
	%274 = sdiv i64 %261, 2, !dbg !823
	br label %b64, !dbg !823

b70:
	%275 = zext i8 %260 to i32, !dbg !824
	%276 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %275, i32 0, i32 31), !dbg !824
	%277 = extractvalue { i32, i1 } %276, 0, !dbg !824
	%278 = trunc i32 %277 to i8, !dbg !824
	br label %b71, !dbg !825

b71:
	%279 = phi i8 [ %241, %b59 ], [ %248, %b61 ], [ %278, %b70 ], !dbg !802
	br i1 %223, label %b77, label %b72, !dbg !826

b72:
	call void @llvm.nvvm.barrier0(), !dbg !828
	%280 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !829, !range !20
	%281 = sext i32 %280 to i64, !dbg !829
	%282 = icmp eq i64 %281, 0, !dbg !830
	br i1 %282, label %b73, label %b74, !dbg !830

b73:
	%283 = sdiv i64 %31, 32, !dbg !831
	%284 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %283, !dbg !832
	store i8 %279, i8 addrspace(3)* %284, align 1, !dbg !832
	br label %b74, !dbg !832

b74:
	call void @llvm.nvvm.barrier0(), !dbg !833
	%285 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !834
	%286 = load i8, i8 addrspace(3)* %285, align 1, !dbg !834
	br label %b75, !dbg !834

b75:
	%287 = phi i8 [ %286, %b74 ], [ %292, %b76 ], !dbg !835
	%288 = phi i64 [ 1, %b74 ], [ %293, %b76 ], !dbg !836
	%289 = icmp slt i64 %288, %222, !dbg !837
	br i1 %289, label %b76, label %b77, !dbg !837

b76:
	%290 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %288, !dbg !838
	%291 = load i8, i8 addrspace(3)* %290, align 1, !dbg !838
	%292 = or i8 %287, %291, !dbg !812
	%293 = add nsw i64 %288, 1, !dbg !839
	br label %b75, !dbg !839

b77:
	%294 = phi i8 [ %279, %b71 ], [ %287, %b75 ], !dbg !801
	br i1 %46, label %b78, label %b79, !dbg !844

b78:
	%295 = sext i8 %178 to i32, !dbg !845
	%296 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %295) convergent nounwind, !dbg !845
	%297 = trunc i32 %296 to i8, !dbg !845
	br label %b90, !dbg !846

b79:
	%298 = and i32 %30, -32, !dbg !847
	%299 = sub i32 %21, %298, !dbg !847
	%300 = icmp slt i32 %299, 32, !dbg !847
	%301 = select i1 %300, i32 %299, i32 32, !dbg !847
	%302 = sext i32 %301 to i64, !dbg !847
	%303 = icmp eq i64 %302, 32, !dbg !848
	br i1 %303, label %b80, label %b82, !dbg !848

b80:
	%304 = phi i8 [ %178, %b79 ], [ %312, %b81 ], !dbg !849
	%305 = phi i64 [ 16, %b79 ], [ %313, %b81 ], !dbg !850
	%306 = icmp sgt i64 %305, 0, !dbg !851
	br i1 %306, label %b81, label %b90, !dbg !851

b81:
	%307 = trunc i64 %305 to i32, !dbg !852
	%308 = zext i8 %304 to i32, !dbg !852
	%309 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %308, i32 %307, i32 31), !dbg !852
	%310 = extractvalue { i32, i1 } %309, 0, !dbg !852
	%311 = trunc i32 %310 to i8, !dbg !852
	%312 = xor i8 %304, %311, !dbg !853
	%313 = sdiv i64 %305, 2, !dbg !854
	br label %b80, !dbg !854

b82:
	%314 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !855, !range !20
	%315 = sext i32 %314 to i64, !dbg !855
	br label %b83, !dbg !855

b83:
	%316 = phi i8 [ %178, %b82 ], [ %329, %b88 ], !dbg !849
	%317 = phi i64 [ 16, %b82 ], [ %330, %b88 ], !dbg !856
	%318 = icmp sgt i64 %317, 0, !dbg !857
	br i1 %318, label %b84, label %b89, !dbg !857

b84:
	%319 = add i64 %315, %317, !dbg !858
	%320 = icmp sge i64 %319, %302, !dbg !859
	br i1 %320, label %b85, label %b86, !dbg !859

b85:
	br label %b86, !dbg !859

b86:
	%321 = phi i64 [ %319, %b84 ], [ %315, %b85 ], !dbg !860
	%322 = trunc i64 %321 to i32, !dbg !861
	%323 = zext i8 %316 to i32, !dbg !861
	%324 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %323, i32 %322, i32 31), !dbg !861
	%325 = extractvalue { i32, i1 } %324, 0, !dbg !861
	%326 = trunc i32 %325 to i8, !dbg !861
	%327 = icmp ne i64 %321, %315, !dbg !862
	br i1 %327, label %b87, label %b88, !dbg !862

b87:
	%328 = xor i8 %316, %326, !dbg !853
	br label %b88, !dbg !863

b88:
	%329 = phi i8 [ %316, %b86 ], [ %328, %b87 ], !dbg !849
	%330 = sdiv i64 %317, 2, !dbg !864
	br label %b83, !dbg !864

b89:
	%331 = zext i8 %316 to i32, !dbg !865
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %331, i32 0, i32 31), !dbg !865
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !865
	%334 = trunc i32 %333 to i8, !dbg !865
	br label %b90, !dbg !866

b90:
	%335 = phi i8 [ %297, %b78 ], [ %304, %b80 ], [ %334, %b89 ], !dbg !843
	br i1 %223, label %b96, label %b91, !dbg !867

b91:
	call void @llvm.nvvm.barrier0(), !dbg !869
	%336 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !870, !range !20
	%337 = sext i32 %336 to i64, !dbg !870
	%338 = icmp eq i64 %337, 0, !dbg !871
	br i1 %338, label %b92, label %b93, !dbg !871

b92:
	%339 = sdiv i64 %31, 32, !dbg !872
	%340 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %339, !dbg !873
	store i8 %335, i8 addrspace(3)* %340, align 1, !dbg !873
	br label %b93, !dbg !873

b93:
	call void @llvm.nvvm.barrier0(), !dbg !874
	%341 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !875
	%342 = load i8, i8 addrspace(3)* %341, align 1, !dbg !875
	br label %b94, !dbg !875

b94:
	%343 = phi i8 [ %342, %b93 ], [ %348, %b95 ], !dbg !876
	%344 = phi i64 [ 1, %b93 ], [ %349, %b95 ], !dbg !877
	%345 = icmp slt i64 %344, %222, !dbg !878
	br i1 %345, label %b95, label %b96, !dbg !878

b95:
	%346 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %344, !dbg !879
	%347 = load i8, i8 addrspace(3)* %346, align 1, !dbg !879
	%348 = xor i8 %343, %347, !dbg !853
	%349 = add nsw i64 %344, 1, !dbg !880
	br label %b94, !dbg !880

b96:
	%350 = phi i8 [ %335, %b90 ], [ %343, %b94 ], !dbg !842
	%351 = getelementptr inbounds i8, i8 addrspace(1)* %174, i64 0, !dbg !881
	store i8 %238, i8 addrspace(1)* %351, align 1, !dbg !881
	%352 = getelementptr inbounds i8, i8 addrspace(1)* %174, i64 1, !dbg !882
	store i8 %294, i8 addrspace(1)* %352, align 1, !dbg !882
	%353 = getelementptr inbounds i8, i8 addrspace(1)* %174, i64 2, !dbg !883
	store i8 %350, i8 addrspace(1)* %353, align 1, !dbg !883
	ret void, !dbg !657

b0_fail1:
	%354 = icmp ugt i64 %33, %p1, !dbg !660
	br i1 %354, label %b0_fail2, label %b0_ok2, !dbg !660

b0_fail2:
	br label %fail, !dbg !660

b0_ok2:
	%355 = icmp uge i64 %32, %p5, !dbg !661
	br i1 %355, label %b0_fail3, label %b0_ok3, !dbg !661

b0_fail3:
	br label %fail, !dbg !661

b0_ok3:
	br label %fail, !dbg !664

b39_fail1:
	%356 = icmp ugt i64 %33, %p3, !dbg !749
	br i1 %356, label %b39_fail2, label %b39_ok2, !dbg !749

b39_fail2:
	br label %fail, !dbg !749

b39_ok2:
	br label %fail, !dbg !752

fail:
	%357 = phi i32 [ 33, %b0_fail2 ], [ 34, %b0_fail3 ], [ 35, %b0_ok3 ], [ 36, %b39_fail2 ], [ 35, %b39_ok2 ], !dbg !655
	%358 = phi i64 [ %33, %b0_fail2 ], [ %32, %b0_fail3 ], [ 3, %b0_ok3 ], [ %33, %b39_fail2 ], [ 3, %b39_ok2 ], !dbg !655
	%359 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %34, %b0_ok3 ], [ %p3, %b39_fail2 ], [ %173, %b39_ok2 ], !dbg !655
	call void @gpuc_fail(i8* %ctrl, i32 %357, i64 %358, i64 %359), !dbg !655
	ret void, !dbg !655
}

define void @ExchangeInt16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !884 {
entry:
	br label %b0, !dbg !885

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !885
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !885
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !885
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !888, !range !11
	%4 = sext i32 %3 to i64, !dbg !888
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !888, !range !12
	%6 = sext i32 %5 to i64, !dbg !888
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !888, !range !12
	%8 = sext i32 %7 to i64, !dbg !888
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !888, !range !13
	%10 = sext i32 %9 to i64, !dbg !888
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !888, !range !14
	%12 = sext i32 %11 to i64, !dbg !888
	%13 = mul i64 %12, %8, !dbg !888
	%14 = add i64 %6, %13, !dbg !888
	%15 = mul i64 %10, %14, !dbg !888
	%16 = add i64 %4, %15, !dbg !888
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !888, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !888, !range !15
	%19 = mul i32 %17, %18, !dbg !888
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !888, !range !16
	%21 = mul i32 %19, %20, !dbg !888
	%22 = sext i32 %21 to i64, !dbg !888
	%23 = mul i64 %16, %22, !dbg !888
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !888, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !888, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !888, !range !18
	%27 = mul i32 %18, %26, !dbg !888
	%28 = add i32 %25, %27, !dbg !888
	%29 = mul i32 %17, %28, !dbg !888
	%30 = add i32 %24, %29, !dbg !888
	%31 = sext i32 %30 to i64, !dbg !888
	%32 = add i64 %23, %31, !dbg !888
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !889, !range !20
	%34 = sext i32 %33 to i64, !dbg !889
	%35 = and i32 %30, -32, !dbg !890
	%36 = sub i32 %21, %35, !dbg !890
	%37 = icmp slt i32 %36, 32, !dbg !890
	%38 = select i1 %37, i32 %36, i32 32, !dbg !890
	%39 = sext i32 %38 to i64, !dbg !890
	%40 = icmp eq i64 %39, 32, !dbg !891
	br i1 %40, label %b1, label %b2, !dbg !891

b1:
	br label %b2, !dbg !891

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !892
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !893
	%43 = mul i64 %32, 4, !dbg !895
	%44 = sub i64 %p1, %43, !dbg !896
	%45 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !894
	%46 = icmp uge i64 %32, %p5, !dbg !894
	%47 = icmp ugt i64 %43, %p1, !dbg !896
	%48 = icmp ugt i64 4, %44, !dbg !897
	%49 = icmp eq i64 %39, 0, !dbg !898
	%50 = or i1 %46, %47, !dbg !898
	%51 = or i1 %50, %48, !dbg !898
	%52 = or i1 %51, %49, !dbg !898
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !898, !prof !30

b2_ok1:
	%53 = load i16, i16 addrspace(1)* %45, align 2, !dbg !894
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %43, !dbg !896
	%55 = mul nsw i64 %34, 7, !dbg !899
	%56 = add nsw i64 %55, 3, !dbg !900
	%57 = icmp eq i64 %39, -1, !dbg !898
	%58 = select i1 %57, i64 1, i64 %39, !dbg !898
	%59 = srem i64 %56, %58, !dbg !898
	%60 = trunc i64 %59 to i32, !dbg !901
	%61 = zext i16 %53 to i32, !dbg !901
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !901
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !901
	%64 = trunc i32 %63 to i16, !dbg !901
	%65 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 0, !dbg !902
	store i16 %64, i16 addrspace(1)* %65, align 2, !dbg !902
	%66 = zext i16 %53 to i32, !dbg !903
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !903
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !903
	%69 = trunc i32 %68 to i16, !dbg !903
	%70 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 1, !dbg !904
	store i16 %69, i16 addrspace(1)* %70, align 2, !dbg !904
	%71 = trunc i64 %41 to i32, !dbg !905
	%72 = zext i16 %53 to i32, !dbg !905
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !905
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !905
	%75 = trunc i32 %74 to i16, !dbg !905
	%76 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 2, !dbg !906
	store i16 %75, i16 addrspace(1)* %76, align 2, !dbg !906
	%77 = trunc i64 %42 to i32, !dbg !907
	%78 = zext i16 %53 to i32, !dbg !907
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !907
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !907
	%81 = trunc i32 %80 to i16, !dbg !907
	%82 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 3, !dbg !908
	store i16 %81, i16 addrspace(1)* %82, align 2, !dbg !908
	%83 = mul i64 %32, 3, !dbg !909
	%84 = sub i64 %p3, %83, !dbg !910
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !910
	%86 = icmp ugt i64 %83, %p3, !dbg !910
	%87 = icmp ugt i64 3, %84, !dbg !911
	%88 = or i1 %86, %87, !dbg !911
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !911, !prof !30

b2_ok5:
	%89 = zext i16 %53 to i32, !dbg !912
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !912
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !913
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !913
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !914
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !914
	%93 = zext i16 %53 to i32, !dbg !915
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !915
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !916
	%95 = sub i64 %32, %34, !dbg !917
	%96 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %95, !dbg !918
	%97 = icmp uge i64 %95, %p5, !dbg !918
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !918, !prof !30

b2_ok7:
	%98 = load i16, i16 addrspace(1)* %96, align 2, !dbg !918
	%99 = zext i16 %98 to i32, !dbg !919
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !919
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !920
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !920
	ret void, !dbg !887

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !894
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !894

b2_fail2:
	br label %fail, !dbg !894

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !896
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !896

b2_fail3:
	br label %fail, !dbg !896

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !897
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !897

b2_fail4:
	br label %fail, !dbg !897

b2_ok4:
	br label %fail, !dbg !898

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !910
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !910

b2_fail6:
	br label %fail, !dbg !910

b2_ok6:
	br label %fail, !dbg !911

b2_fail7:
	br label %fail, !dbg !918

fail:
	%106 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !885
	%107 = phi i64 [ %32, %b2_fail2 ], [ %43, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %83, %b2_fail6 ], [ 3, %b2_ok6 ], [ %95, %b2_fail7 ], !dbg !885
	%108 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %44, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %84, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !885
	call void @gpuc_fail(i8* %ctrl, i32 %106, i64 %107, i64 %108), !dbg !885
	ret void, !dbg !885
}

define void @ExchangeInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !921 {
entry:
	br label %b0, !dbg !922

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !922
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !922
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !922
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !925, !range !11
	%4 = sext i32 %3 to i64, !dbg !925
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !925, !range !12
	%6 = sext i32 %5 to i64, !dbg !925
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !925, !range !12
	%8 = sext i32 %7 to i64, !dbg !925
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !925, !range !13
	%10 = sext i32 %9 to i64, !dbg !925
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !925, !range !14
	%12 = sext i32 %11 to i64, !dbg !925
	%13 = mul i64 %12, %8, !dbg !925
	%14 = add i64 %6, %13, !dbg !925
	%15 = mul i64 %10, %14, !dbg !925
	%16 = add i64 %4, %15, !dbg !925
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !925, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !925, !range !15
	%19 = mul i32 %17, %18, !dbg !925
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !925, !range !16
	%21 = mul i32 %19, %20, !dbg !925
	%22 = sext i32 %21 to i64, !dbg !925
	%23 = mul i64 %16, %22, !dbg !925
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !925, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !925, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !925, !range !18
	%27 = mul i32 %18, %26, !dbg !925
	%28 = add i32 %25, %27, !dbg !925
	%29 = mul i32 %17, %28, !dbg !925
	%30 = add i32 %24, %29, !dbg !925
	%31 = sext i32 %30 to i64, !dbg !925
	%32 = add i64 %23, %31, !dbg !925
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !926, !range !20
	%34 = sext i32 %33 to i64, !dbg !926
	%35 = and i32 %30, -32, !dbg !927
	%36 = sub i32 %21, %35, !dbg !927
	%37 = icmp slt i32 %36, 32, !dbg !927
	%38 = select i1 %37, i32 %36, i32 32, !dbg !927
	%39 = sext i32 %38 to i64, !dbg !927
	%40 = icmp eq i64 %39, 32, !dbg !928
	br i1 %40, label %b1, label %b2, !dbg !928

b1:
	br label %b2, !dbg !928

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !929
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !930
	%43 = mul i64 %32, 4, !dbg !932
	%44 = sub i64 %p1, %43, !dbg !933
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !931
	%46 = icmp uge i64 %32, %p5, !dbg !931
	%47 = icmp ugt i64 %43, %p1, !dbg !933
	%48 = icmp ugt i64 4, %44, !dbg !934
	%49 = icmp eq i64 %39, 0, !dbg !935
	%50 = or i1 %46, %47, !dbg !935
	%51 = or i1 %50, %48, !dbg !935
	%52 = or i1 %51, %49, !dbg !935
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !935, !prof !30

b2_ok1:
	%53 = load i32, i32 addrspace(1)* %45, align 4, !dbg !931
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %43, !dbg !933
	%55 = mul nsw i64 %34, 7, !dbg !936
	%56 = add nsw i64 %55, 3, !dbg !937
	%57 = icmp eq i64 %39, -1, !dbg !935
	%58 = select i1 %57, i64 1, i64 %39, !dbg !935
	%59 = srem i64 %56, %58, !dbg !935
	%60 = trunc i64 %59 to i32, !dbg !938
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %53, i32 %60, i32 31), !dbg !938
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !938
	%63 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 0, !dbg !939
	store i32 %62, i32 addrspace(1)* %63, align 4, !dbg !939
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %53, i32 3, i32 0), !dbg !940
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !940
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 1, !dbg !941
	store i32 %65, i32 addrspace(1)* %66, align 4, !dbg !941
	%67 = trunc i64 %41 to i32, !dbg !942
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %53, i32 %67, i32 31), !dbg !942
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !942
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 2, !dbg !943
	store i32 %69, i32 addrspace(1)* %70, align 4, !dbg !943
	%71 = trunc i64 %42 to i32, !dbg !944
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %71, i32 31), !dbg !944
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !944
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 3, !dbg !945
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !945
	%75 = mul i64 %32, 3, !dbg !946
	%76 = sub i64 %p3, %75, !dbg !947
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %75, !dbg !947
	%78 = icmp ugt i64 %75, %p3, !dbg !947
	%79 = icmp ugt i64 3, %76, !dbg !948
	%80 = or i1 %78, %79, !dbg !948
	br i1 %80, label %b2_fail5, label %b2_ok5, !dbg !948, !prof !30

b2_ok5:
	%81 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %53) convergent nounwind, !dbg !949
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 0, !dbg !950
	store i32 %81, i32 addrspace(1)* %82, align 4, !dbg !950
	%83 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 1, !dbg !951
	store i32 7, i32 addrspace(1)* %83, align 4, !dbg !951
	%84 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %53) convergent nounwind, !dbg !952
	store i32 %84, i32 addrspace(1)* %83, align 4, !dbg !953
	%85 = sub i64 %32, %34, !dbg !954
	%86 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %85, !dbg !955
	%87 = icmp uge i64 %85, %p5, !dbg !955
	br i1 %87, label %b2_fail7, label %b2_ok7, !dbg !955, !prof !30

b2_ok7:
	%88 = load i32, i32 addrspace(1)* %86, align 4, !dbg !955
	%89 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %88) convergent nounwind, !dbg !956
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 2, !dbg !957
	store i32 %89, i32 addrspace(1)* %90, align 4, !dbg !957
	ret void, !dbg !924

b2_fail1:
	%91 = icmp uge i64 %32, %p5, !dbg !931
	br i1 %91, label %b2_fail2, label %b2_ok2, !dbg !931

b2_fail2:
	br label %fail, !dbg !931

b2_ok2:
	%92 = icmp ugt i64 %43, %p1, !dbg !933
	br i1 %92, label %b2_fail3, label %b2_ok3, !dbg !933

b2_fail3:
	br label %fail, !dbg !933

b2_ok3:
	%93 = icmp ugt i64 4, %44, !dbg !934
	br i1 %93, label %b2_fail4, label %b2_ok4, !dbg !934

b2_fail4:
	br label %fail, !dbg !934

b2_ok4:
	br label %fail, !dbg !935

b2_fail5:
	%94 = icmp ugt i64 %75, %p3, !dbg !947
	br i1 %94, label %b2_fail6, label %b2_ok6, !dbg !947

b2_fail6:
	br label %fail, !dbg !947

b2_ok6:
	br label %fail, !dbg !948

b2_fail7:
	br label %fail, !dbg !955

fail:
	%95 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !922
	%96 = phi i64 [ %32, %b2_fail2 ], [ %43, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %75, %b2_fail6 ], [ 3, %b2_ok6 ], [ %85, %b2_fail7 ], !dbg !922
	%97 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %44, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %76, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !922
	call void @gpuc_fail(i8* %ctrl, i32 %95, i64 %96, i64 %97), !dbg !922
	ret void, !dbg !922
}

define void @NumbersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !958 {
entry:
	br label %b0, !dbg !959

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !959
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !959
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !959
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !962, !range !11
	%4 = sext i32 %3 to i64, !dbg !962
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !962, !range !12
	%6 = sext i32 %5 to i64, !dbg !962
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !962, !range !12
	%8 = sext i32 %7 to i64, !dbg !962
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !962, !range !13
	%10 = sext i32 %9 to i64, !dbg !962
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !962, !range !14
	%12 = sext i32 %11 to i64, !dbg !962
	%13 = mul i64 %12, %8, !dbg !962
	%14 = add i64 %6, %13, !dbg !962
	%15 = mul i64 %10, %14, !dbg !962
	%16 = add i64 %4, %15, !dbg !962
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !962, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !962, !range !15
	%19 = mul i32 %17, %18, !dbg !962
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !962, !range !16
	%21 = mul i32 %19, %20, !dbg !962
	%22 = sext i32 %21 to i64, !dbg !962
	%23 = mul i64 %16, %22, !dbg !962
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !962, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !962, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !962, !range !18
	%27 = mul i32 %18, %26, !dbg !962
	%28 = add i32 %25, %27, !dbg !962
	%29 = mul i32 %17, %28, !dbg !962
	%30 = add i32 %24, %29, !dbg !962
	%31 = sext i32 %30 to i64, !dbg !962
	%32 = add i64 %23, %31, !dbg !962
	%33 = mul i64 %32, 6, !dbg !963
	%34 = sub i64 %p1, %33, !dbg !964
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !964
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !965
	%37 = icmp ugt i64 %33, %p1, !dbg !964
	%38 = icmp uge i64 %32, %p5, !dbg !965
	%39 = icmp ugt i64 6, %34, !dbg !968
	%40 = or i1 %37, %38, !dbg !968
	%41 = or i1 %40, %39, !dbg !968
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !968, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !965
	%43 = and i32 %30, -32, !dbg !975
	%44 = sub i32 %21, %43, !dbg !975
	%45 = icmp slt i32 %44, 32, !dbg !975
	%46 = select i1 %45, i32 %44, i32 32, !dbg !975
	%47 = sext i32 %46 to i64, !dbg !975
	%48 = icmp eq i64 %47, 32, !dbg !976
	%49 = mul nsw i64 %47, 2, !dbg !977
	br label %b1, !dbg !968

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %178, %b54 ], !dbg !968
	%51 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !978
	%52 = getelementptr inbounds [12 x i8], [12 x i8]* %51, i64 0, i64 0, !dbg !978
	%53 = call i32 @__nvvm_reflect(i8* %52), !dbg !978
	%54 = icmp sge i32 %53, 800, !dbg !978
	br i1 %54, label %b2, label %b3, !dbg !978

b2:
	%55 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !979
	br label %b14, !dbg !980

b3:
	br i1 %48, label %b4, label %b6, !dbg !976

b4:
	%56 = phi i32 [ %62, %b5 ], [ %42, %b3 ], !dbg !981
	%57 = phi i64 [ %63, %b5 ], [ 16, %b3 ], !dbg !982
	%58 = icmp sgt i64 %57, 0, !dbg !983
	br i1 %58, label %b5, label %b14, !dbg !983

b5:
	%59 = trunc i64 %57 to i32, !dbg !984
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %56, i32 %59, i32 31), !dbg !984
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !984
	%62 = add i32 %56, %61, !dbg !985
	%63 = sdiv i64 %57, 2, !dbg !986
	br label %b4, !dbg !986

b6:
	%64 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !987, !range !20
	%65 = sext i32 %64 to i64, !dbg !987
	br label %b7, !dbg !987

b7:
	%66 = phi i32 [ %42, %b6 ], [ %77, %b12 ], !dbg !981
	%67 = phi i64 [ 16, %b6 ], [ %78, %b12 ], !dbg !988
	%68 = icmp sgt i64 %67, 0, !dbg !989
	br i1 %68, label %b8, label %b13, !dbg !989

b8:
	%69 = add i64 %65, %67, !dbg !990
	%70 = icmp sge i64 %69, %47, !dbg !991
	br i1 %70, label %b9, label %b10, !dbg !991

b9:
	br label %b10, !dbg !991

b10:
	%71 = phi i64 [ %69, %b8 ], [ %65, %b9 ], !dbg !992
	%72 = trunc i64 %71 to i32, !dbg !993
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %66, i32 %72, i32 31), !dbg !993
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !993
	%75 = icmp ne i64 %71, %65, !dbg !994
	br i1 %75, label %b11, label %b12, !dbg !994

b11:
	%76 = add i32 %66, %74, !dbg !985
	br label %b12, !dbg !995

b12:
	%77 = phi i32 [ %66, %b10 ], [ %76, %b11 ], !dbg !981
	%78 = sdiv i64 %67, 2, !dbg !996
	br label %b7, !dbg !996

b13:
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %66, i32 0, i32 31), !dbg !997
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !997
	br label %b14, !dbg !998

b14:
	%81 = phi i32 [ %55, %b2 ], [ %56, %b4 ], [ %80, %b13 ], !dbg !974
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !999
	store i32 %81, i32 addrspace(1)* %82, align 4, !dbg !999
	br i1 %54, label %b15, label %b16, !dbg !1004

b15:
	%83 = call i32 asm sideeffect "redux.sync.min.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !1005
	br label %b27, !dbg !1006

b16:
	br i1 %48, label %b17, label %b19, !dbg !1007

b17:
	%84 = phi i32 [ %91, %b18 ], [ %42, %b16 ], !dbg !1008
	%85 = phi i64 [ %92, %b18 ], [ 16, %b16 ], !dbg !1009
	%86 = icmp sgt i64 %85, 0, !dbg !1010
	br i1 %86, label %b18, label %b27, !dbg !1010

b18:
	%87 = trunc i64 %85 to i32, !dbg !1011
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %84, i32 %87, i32 31), !dbg !1011
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !1011
	%90 = icmp slt i32 %84, %89, !dbg !1012
	%91 = select i1 %90, i32 %84, i32 %89, !dbg !1012
	%92 = sdiv i64 %85, 2, !dbg !1013
	br label %b17, !dbg !1013

b19:
	%93 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1014, !range !20
	%94 = sext i32 %93 to i64, !dbg !1014
	br label %b20, !dbg !1014

b20:
	%95 = phi i32 [ %42, %b19 ], [ %107, %b25 ], !dbg !1008
	%96 = phi i64 [ 16, %b19 ], [ %108, %b25 ], !dbg !1015
	%97 = icmp sgt i64 %96, 0, !dbg !1016
	br i1 %97, label %b21, label %b26, !dbg !1016

b21:
	%98 = add i64 %94, %96, !dbg !1017
	%99 = icmp sge i64 %98, %47, !dbg !1018
	br i1 %99, label %b22, label %b23, !dbg !1018

b22:
	br label %b23, !dbg !1018

b23:
	%100 = phi i64 [ %98, %b21 ], [ %94, %b22 ], !dbg !1019
	%101 = trunc i64 %100 to i32, !dbg !1020
	%102 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %95, i32 %101, i32 31), !dbg !1020
	%103 = extractvalue { i32, i1 } %102, 0, !dbg !1020
	%104 = icmp ne i64 %100, %94, !dbg !1021
	br i1 %104, label %b24, label %b25, !dbg !1021

b24:
	%105 = icmp slt i32 %95, %103, !dbg !1012
	%106 = select i1 %105, i32 %95, i32 %103, !dbg !1012
	br label %b25, !dbg !1022

b25:
	%107 = phi i32 [ %95, %b23 ], [ %106, %b24 ], !dbg !1008
	%108 = sdiv i64 %96, 2, !dbg !1023
	br label %b20, !dbg !1023

b26:
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %95, i32 0, i32 31), !dbg !1024
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !1024
	br label %b27, !dbg !1025

b27:
	%111 = phi i32 [ %83, %b15 ], [ %84, %b17 ], [ %110, %b26 ], !dbg !1003
	br i1 %54, label %b28, label %b29, !dbg !1030

b28:
	%112 = call i32 asm sideeffect "redux.sync.max.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !1031
	br label %b40, !dbg !1032

b29:
	br i1 %48, label %b30, label %b32, !dbg !1033

b30:
	%113 = phi i32 [ %120, %b31 ], [ %42, %b29 ], !dbg !1034
	%114 = phi i64 [ %121, %b31 ], [ 16, %b29 ], !dbg !1035
	%115 = icmp sgt i64 %114, 0, !dbg !1036
	br i1 %115, label %b31, label %b40, !dbg !1036

b31:
	%116 = trunc i64 %114 to i32, !dbg !1037
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %113, i32 %116, i32 31), !dbg !1037
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !1037
	%119 = icmp sgt i32 %113, %118, !dbg !1038
	%120 = select i1 %119, i32 %113, i32 %118, !dbg !1038
	%121 = sdiv i64 %114, 2, !dbg !1039
	br label %b30, !dbg !1039

b32:
	%122 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1040, !range !20
	%123 = sext i32 %122 to i64, !dbg !1040
	br label %b33, !dbg !1040

b33:
	%124 = phi i32 [ %42, %b32 ], [ %136, %b38 ], !dbg !1034
	%125 = phi i64 [ 16, %b32 ], [ %137, %b38 ], !dbg !1041
	%126 = icmp sgt i64 %125, 0, !dbg !1042
	br i1 %126, label %b34, label %b39, !dbg !1042

b34:
	%127 = add i64 %123, %125, !dbg !1043
	%128 = icmp sge i64 %127, %47, !dbg !1044
	br i1 %128, label %b35, label %b36, !dbg !1044

b35:
	br label %b36, !dbg !1044

b36:
	%129 = phi i64 [ %127, %b34 ], [ %123, %b35 ], !dbg !1045
	%130 = trunc i64 %129 to i32, !dbg !1046
	%131 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 %130, i32 31), !dbg !1046
	%132 = extractvalue { i32, i1 } %131, 0, !dbg !1046
	%133 = icmp ne i64 %129, %123, !dbg !1047
	br i1 %133, label %b37, label %b38, !dbg !1047

b37:
	%134 = icmp sgt i32 %124, %132, !dbg !1038
	%135 = select i1 %134, i32 %124, i32 %132, !dbg !1038
	br label %b38, !dbg !1048

b38:
	%136 = phi i32 [ %124, %b36 ], [ %135, %b37 ], !dbg !1034
	%137 = sdiv i64 %125, 2, !dbg !1049
	br label %b33, !dbg !1049

b39:
	%138 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 0, i32 31), !dbg !1050
	%139 = extractvalue { i32, i1 } %138, 0, !dbg !1050
	br label %b40, !dbg !1051

b40:
	%140 = phi i32 [ %112, %b28 ], [ %113, %b30 ], [ %139, %b39 ], !dbg !1029
	%141 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !1052
	store i32 %111, i32 addrspace(1)* %141, align 4, !dbg !1052
	%142 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !1053
	store i32 %140, i32 addrspace(1)* %142, align 4, !dbg !1053
	%143 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1058, !range !20
	%144 = sext i32 %143 to i64, !dbg !1058
	br label %b41, !dbg !1058

b41:
	%145 = phi i32 [ %42, %b40 ], [ %153, %b44 ], !dbg !1059
	%146 = phi i64 [ 1, %b40 ], [ %154, %b44 ], !dbg !1060
	%147 = icmp slt i64 %146, 32, !dbg !1061
	br i1 %147, label %b42, label %b45, !dbg !1061

b42:
	%148 = trunc i64 %146 to i32, !dbg !1062
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %145, i32 %148, i32 0), !dbg !1062
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !1062
	%151 = icmp sge i64 %144, %146, !dbg !1063
	br i1 %151, label %b43, label %b44, !dbg !1063

b43:
	%152 = add i32 %145, %150, !dbg !1064
	br label %b44, !dbg !1064

b44:
	%153 = phi i32 [ %145, %b42 ], [ %152, %b43 ], !dbg !1059
	%154 = mul nsw i64 %146, 2, !dbg !1065
	br label %b41, !dbg !1065

b45:
	%155 = phi i32 [ %163, %b48 ], [ %42, %b41 ], !dbg !1069
	%156 = phi i64 [ %164, %b48 ], [ 1, %b41 ], !dbg !1070
	%157 = icmp slt i64 %156, 32, !dbg !1071
	br i1 %157, label %b46, label %b49, !dbg !1071

b46:
	%158 = trunc i64 %156 to i32, !dbg !1072
	%159 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %155, i32 %158, i32 0), !dbg !1072
	%160 = extractvalue { i32, i1 } %159, 0, !dbg !1072
	%161 = icmp sge i64 %144, %156, !dbg !1073
	br i1 %161, label %b47, label %b48, !dbg !1073

b47:
	%162 = add i32 %155, %160, !dbg !1074
	br label %b48, !dbg !1074

b48:
	%163 = phi i32 [ %155, %b46 ], [ %162, %b47 ], !dbg !1069
	%164 = mul nsw i64 %156, 2, !dbg !1075
	br label %b45, !dbg !1075

b49:
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %155, i32 1, i32 0), !dbg !1076
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !1076
	%167 = icmp eq i64 %144, 0, !dbg !1077
	br i1 %167, label %b51, label %b50, !dbg !1077

b50:
	br label %b51, !dbg !1078

b51:
	%168 = phi i32 [ 0, %b49 ], [ %166, %b50 ], !dbg !1067
	%169 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 3, !dbg !1079
	store i32 %145, i32 addrspace(1)* %169, align 4, !dbg !1079
	%170 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 4, !dbg !1080
	store i32 %168, i32 addrspace(1)* %170, align 4, !dbg !1080
	%171 = sdiv i64 %49, 3, !dbg !1081
	%172 = icmp slt i64 %171, 0, !dbg !1084
	br i1 %172, label %b53, label %b52, !dbg !1084

b52:
	%173 = icmp sge i64 %171, %47, !dbg !1085
	br i1 %173, label %b53, label %b54, !dbg !1085

b53:
	br label %fail, !dbg !1086

b54:
	%174 = trunc i64 %171 to i32, !dbg !1087
	%175 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %174, i32 31), !dbg !1087
	%176 = extractvalue { i32, i1 } %175, 0, !dbg !1087
	%177 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 5, !dbg !1088
	store i32 %176, i32 addrspace(1)* %177, align 4, !dbg !1088
	%178 = add i64 %50, 1, !dbg !1088
	%179 = icmp slt i64 %178, 2, !dbg !1088
	br i1 %179, label %b1, label %b55, !dbg !1088

b55:
	%180 = sub i64 %p3, %33, !dbg !1089
	%181 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !1089
	%182 = icmp ugt i64 %33, %p3, !dbg !1089
	%183 = icmp ugt i64 6, %180, !dbg !1092
	%184 = or i1 %182, %183, !dbg !1092
	br i1 %184, label %b55_fail1, label %b55_ok1, !dbg !1092, !prof !30

b55_ok1:
	%185 = load i32, i32 addrspace(1)* %36, align 4, !dbg !1093
	%186 = add nsw i64 %22, 32, !dbg !1099
	%187 = sub nsw i64 %186, 1, !dbg !1100
	%188 = sub nsw i64 %47, 1, !dbg !1105
	%189 = icmp eq i64 %144, %188, !dbg !1106
	%190 = mul nsw i64 %22, 2, !dbg !1107
	br label %b56, !dbg !1092

b56:
	%191 = phi i64 [ 0, %b55_ok1 ], [ %376, %b141 ], !dbg !1092
	br i1 %54, label %b57, label %b58, !dbg !1109

b57:
	%192 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %185) convergent nounwind, !dbg !1110
	br label %b68, !dbg !1111

b58:
	br i1 %48, label %b59, label %b61, !dbg !1112

b59:
	%193 = phi i32 [ %199, %b60 ], [ %185, %b58 ], !dbg !1113
	%194 = phi i64 [ %200, %b60 ], [ 16, %b58 ], !dbg !1114
	%195 = icmp sgt i64 %194, 0, !dbg !1115
	br i1 %195, label %b60, label %b68, !dbg !1115

b60:
	%196 = trunc i64 %194 to i32, !dbg !1116
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %193, i32 %196, i32 31), !dbg !1116
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !1116
	%199 = add i32 %193, %198, !dbg !1117
	%200 = sdiv i64 %194, 2, !dbg !1118
	br label %b59, !dbg !1118

b61:
	%201 = phi i32 [ %212, %b66 ], [ %185, %b58 ], !dbg !1113
	%202 = phi i64 [ %213, %b66 ], [ 16, %b58 ], !dbg !1119
	%203 = icmp sgt i64 %202, 0, !dbg !1120
	br i1 %203, label %b62, label %b67, !dbg !1120

b62:
	%204 = add i64 %144, %202, !dbg !1121
	%205 = icmp sge i64 %204, %47, !dbg !1122
	br i1 %205, label %b63, label %b64, !dbg !1122

b63:
	br label %b64, !dbg !1122

b64:
	%206 = phi i64 [ %204, %b62 ], [ %144, %b63 ], !dbg !1123
	%207 = trunc i64 %206 to i32, !dbg !1124
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %201, i32 %207, i32 31), !dbg !1124
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !1124
	%210 = icmp ne i64 %206, %144, !dbg !1125
	br i1 %210, label %b65, label %b66, !dbg !1125

b65:
	%211 = add i32 %201, %209, !dbg !1117
	br label %b66, !dbg !1126

b66:
	%212 = phi i32 [ %201, %b64 ], [ %211, %b65 ], !dbg !1113
	%213 = sdiv i64 %202, 2, !dbg !1127
	br label %b61, !dbg !1127

b67:
	%214 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %201, i32 0, i32 31), !dbg !1128
	%215 = extractvalue { i32, i1 } %214, 0, !dbg !1128
	br label %b68, !dbg !1129

b68:
	%216 = phi i32 [ %192, %b57 ], [ %193, %b59 ], [ %215, %b67 ], !dbg !1108
	%217 = sdiv i64 %187, 32, !dbg !1130
	%218 = icmp eq i64 %217, 1, !dbg !1131
	br i1 %218, label %b74, label %b69, !dbg !1131

b69:
	call void @llvm.nvvm.barrier0(), !dbg !1133
	br i1 %167, label %b70, label %b71, !dbg !1134

b70:
	%219 = sdiv i64 %31, 32, !dbg !1135
	%220 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %219, !dbg !1136
	store i32 %216, i32 addrspace(3)* %220, align 4, !dbg !1136
	br label %b71, !dbg !1136

b71:
	call void @llvm.nvvm.barrier0(), !dbg !1137
	%221 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1138
	%222 = load i32, i32 addrspace(3)* %221, align 4, !dbg !1138
	br label %b72, !dbg !1138

b72:
	%223 = phi i32 [ %222, %b71 ], [ %228, %b73 ], !dbg !1139
	%224 = phi i64 [ 1, %b71 ], [ %229, %b73 ], !dbg !1140
	%225 = icmp slt i64 %224, %217, !dbg !1141
	br i1 %225, label %b73, label %b74, !dbg !1141

b73:
	%226 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %224, !dbg !1142
	%227 = load i32, i32 addrspace(3)* %226, align 4, !dbg !1142
	%228 = add i32 %223, %227, !dbg !1117
	%229 = add nsw i64 %224, 1, !dbg !1143
	br label %b72, !dbg !1143

b74:
	%230 = phi i32 [ %216, %b68 ], [ %223, %b72 ], !dbg !1097
	%231 = getelementptr inbounds i32, i32 addrspace(1)* %181, i64 0, !dbg !1144
	store i32 %230, i32 addrspace(1)* %231, align 4, !dbg !1144
	br i1 %54, label %b75, label %b76, !dbg !1149

b75:
	%232 = call i32 asm sideeffect "redux.sync.min.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %185) convergent nounwind, !dbg !1150
	br label %b86, !dbg !1151

b76:
	br i1 %48, label %b77, label %b79, !dbg !1152

b77:
	%233 = phi i32 [ %240, %b78 ], [ %185, %b76 ], !dbg !1153
	%234 = phi i64 [ %241, %b78 ], [ 16, %b76 ], !dbg !1154
	%235 = icmp sgt i64 %234, 0, !dbg !1155
	br i1 %235, label %b78, label %b86, !dbg !1155

b78:
	%236 = trunc i64 %234 to i32, !dbg !1156
	%237 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %233, i32 %236, i32 31), !dbg !1156
	%238 = extractvalue { i32, i1 } %237, 0, !dbg !1156
	%239 = icmp slt i32 %233, %238, !dbg !1157
	%240 = select i1 %239, i32 %233, i32 %238, !dbg !1157
	%241 = sdiv i64 %234, 2, !dbg !1158
	br label %b77, !dbg !1158

b79:
	%242 = phi i32 [ %254, %b84 ], [ %185, %b76 ], !dbg !1153
	%243 = phi i64 [ %255, %b84 ], [ 16, %b76 ], !dbg !1159
	%244 = icmp sgt i64 %243, 0, !dbg !1160
	br i1 %244, label %b80, label %b85, !dbg !1160

b80:
	%245 = add i64 %144, %243, !dbg !1161
	%246 = icmp sge i64 %245, %47, !dbg !1162
	br i1 %246, label %b81, label %b82, !dbg !1162

b81:
	br label %b82, !dbg !1162

b82:
	%247 = phi i64 [ %245, %b80 ], [ %144, %b81 ], !dbg !1163
	%248 = trunc i64 %247 to i32, !dbg !1164
	%249 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %242, i32 %248, i32 31), !dbg !1164
	%250 = extractvalue { i32, i1 } %249, 0, !dbg !1164
	%251 = icmp ne i64 %247, %144, !dbg !1165
	br i1 %251, label %b83, label %b84, !dbg !1165

b83:
	%252 = icmp slt i32 %242, %250, !dbg !1157
	%253 = select i1 %252, i32 %242, i32 %250, !dbg !1157
	br label %b84, !dbg !1166

b84:
	%254 = phi i32 [ %242, %b82 ], [ %253, %b83 ], !dbg !1153
	%255 = sdiv i64 %243, 2, !dbg !1167
	br label %b79, !dbg !1167

b85:
	%256 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %242, i32 0, i32 31), !dbg !1168
	%257 = extractvalue { i32, i1 } %256, 0, !dbg !1168
	br label %b86, !dbg !1169

b86:
	%258 = phi i32 [ %232, %b75 ], [ %233, %b77 ], [ %257, %b85 ], !dbg !1148
	br i1 %218, label %b92, label %b87, !dbg !1170

b87:
	call void @llvm.nvvm.barrier0(), !dbg !1172
	br i1 %167, label %b88, label %b89, !dbg !1173

b88:
	%259 = sdiv i64 %31, 32, !dbg !1174
	%260 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %259, !dbg !1175
	store i32 %258, i32 addrspace(3)* %260, align 4, !dbg !1175
	br label %b89, !dbg !1175

b89:
	call void @llvm.nvvm.barrier0(), !dbg !1176
	%261 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1177
	%262 = load i32, i32 addrspace(3)* %261, align 4, !dbg !1177
	br label %b90, !dbg !1177

b90:
	%263 = phi i32 [ %262, %b89 ], [ %269, %b91 ], !dbg !1178
	%264 = phi i64 [ 1, %b89 ], [ %270, %b91 ], !dbg !1179
	%265 = icmp slt i64 %264, %217, !dbg !1180
	br i1 %265, label %b91, label %b92, !dbg !1180

b91:
	%266 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %264, !dbg !1181
	%267 = load i32, i32 addrspace(3)* %266, align 4, !dbg !1181
	%268 = icmp slt i32 %263, %267, !dbg !1157
	%269 = select i1 %268, i32 %263, i32 %267, !dbg !1157
	%270 = add nsw i64 %264, 1, !dbg !1182
	br label %b90, !dbg !1182

b92:
	%271 = phi i32 [ %258, %b86 ], [ %263, %b90 ], !dbg !1147
	br i1 %54, label %b93, label %b94, !dbg !1187

b93:
	%272 = call i32 asm sideeffect "redux.sync.max.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %185) convergent nounwind, !dbg !1188
	br label %b104, !dbg !1189

b94:
	br i1 %48, label %b95, label %b97, !dbg !1190

b95:
	%273 = phi i32 [ %280, %b96 ], [ %185, %b94 ], !dbg !1191
	%274 = phi i64 [ %281, %b96 ], [ 16, %b94 ], !dbg !1192
	%275 = icmp sgt i64 %274, 0, !dbg !1193
	br i1 %275, label %b96, label %b104, !dbg !1193

b96:
	%276 = trunc i64 %274 to i32, !dbg !1194
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %273, i32 %276, i32 31), !dbg !1194
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !1194
	%279 = icmp sgt i32 %273, %278, !dbg !1195
	%280 = select i1 %279, i32 %273, i32 %278, !dbg !1195
	%281 = sdiv i64 %274, 2, !dbg !1196
	br label %b95, !dbg !1196

b97:
	%282 = phi i32 [ %294, %b102 ], [ %185, %b94 ], !dbg !1191
	%283 = phi i64 [ %295, %b102 ], [ 16, %b94 ], !dbg !1197
	%284 = icmp sgt i64 %283, 0, !dbg !1198
	br i1 %284, label %b98, label %b103, !dbg !1198

b98:
	%285 = add i64 %144, %283, !dbg !1199
	%286 = icmp sge i64 %285, %47, !dbg !1200
	br i1 %286, label %b99, label %b100, !dbg !1200

b99:
	br label %b100, !dbg !1200

b100:
	%287 = phi i64 [ %285, %b98 ], [ %144, %b99 ], !dbg !1201
	%288 = trunc i64 %287 to i32, !dbg !1202
	%289 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %282, i32 %288, i32 31), !dbg !1202
	%290 = extractvalue { i32, i1 } %289, 0, !dbg !1202
	%291 = icmp ne i64 %287, %144, !dbg !1203
	br i1 %291, label %b101, label %b102, !dbg !1203

b101:
	%292 = icmp sgt i32 %282, %290, !dbg !1195
	%293 = select i1 %292, i32 %282, i32 %290, !dbg !1195
	br label %b102, !dbg !1204

b102:
	%294 = phi i32 [ %282, %b100 ], [ %293, %b101 ], !dbg !1191
	%295 = sdiv i64 %283, 2, !dbg !1205
	br label %b97, !dbg !1205

b103:
	%296 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %282, i32 0, i32 31), !dbg !1206
	%297 = extractvalue { i32, i1 } %296, 0, !dbg !1206
	br label %b104, !dbg !1207

b104:
	%298 = phi i32 [ %272, %b93 ], [ %273, %b95 ], [ %297, %b103 ], !dbg !1186
	br i1 %218, label %b110, label %b105, !dbg !1208

b105:
	call void @llvm.nvvm.barrier0(), !dbg !1210
	br i1 %167, label %b106, label %b107, !dbg !1211

b106:
	%299 = sdiv i64 %31, 32, !dbg !1212
	%300 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %299, !dbg !1213
	store i32 %298, i32 addrspace(3)* %300, align 4, !dbg !1213
	br label %b107, !dbg !1213

b107:
	call void @llvm.nvvm.barrier0(), !dbg !1214
	%301 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1215
	%302 = load i32, i32 addrspace(3)* %301, align 4, !dbg !1215
	br label %b108, !dbg !1215

b108:
	%303 = phi i32 [ %302, %b107 ], [ %309, %b109 ], !dbg !1216
	%304 = phi i64 [ 1, %b107 ], [ %310, %b109 ], !dbg !1217
	%305 = icmp slt i64 %304, %217, !dbg !1218
	br i1 %305, label %b109, label %b110, !dbg !1218

b109:
	%306 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %304, !dbg !1219
	%307 = load i32, i32 addrspace(3)* %306, align 4, !dbg !1219
	%308 = icmp sgt i32 %303, %307, !dbg !1195
	%309 = select i1 %308, i32 %303, i32 %307, !dbg !1195
	%310 = add nsw i64 %304, 1, !dbg !1220
	br label %b108, !dbg !1220

b110:
	%311 = phi i32 [ %298, %b104 ], [ %303, %b108 ], !dbg !1185
	%312 = getelementptr inbounds i32, i32 addrspace(1)* %181, i64 1, !dbg !1221
	store i32 %271, i32 addrspace(1)* %312, align 4, !dbg !1221
	%313 = getelementptr inbounds i32, i32 addrspace(1)* %181, i64 2, !dbg !1222
	store i32 %311, i32 addrspace(1)* %313, align 4, !dbg !1222
	br label %b111, !dbg !1223

b111:
	%314 = phi i32 [ %185, %b110 ], [ %322, %b114 ], !dbg !1224
	%315 = phi i64 [ 1, %b110 ], [ %323, %b114 ], !dbg !1225
	%316 = icmp slt i64 %315, 32, !dbg !1226
	br i1 %316, label %b112, label %b115, !dbg !1226

b112:
	%317 = trunc i64 %315 to i32, !dbg !1227
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %314, i32 %317, i32 0), !dbg !1227
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !1227
	%320 = icmp sge i64 %144, %315, !dbg !1228
	br i1 %320, label %b113, label %b114, !dbg !1228

b113:
	%321 = add i32 %314, %319, !dbg !1229
	br label %b114, !dbg !1229

b114:
	%322 = phi i32 [ %314, %b112 ], [ %321, %b113 ], !dbg !1224
	%323 = mul nsw i64 %315, 2, !dbg !1230
	br label %b111, !dbg !1230

b115:
	br i1 %218, label %b121, label %b116, !dbg !1231

b116:
	%324 = sdiv i64 %31, 32, !dbg !1233
	call void @llvm.nvvm.barrier0(), !dbg !1234
	br i1 %189, label %b117, label %b118, !dbg !1106

b117:
	%325 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %324, !dbg !1235
	store i32 %314, i32 addrspace(3)* %325, align 4, !dbg !1235
	br label %b118, !dbg !1235

b118:
	call void @llvm.nvvm.barrier0(), !dbg !1236
	%326 = icmp slt i64 0, %324, !dbg !1236
	br i1 %326, label %b119, label %b120, !dbg !1236

b119:
	%327 = phi i32 [ %332, %b119_ok1 ], [ 0, %b118 ], !dbg !1237
	%328 = phi i64 [ %333, %b119_ok1 ], [ 0, %b118 ], !dbg !1237
	%329 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %328, !dbg !1238
	%330 = icmp uge i64 %328, 32, !dbg !1238
	br i1 %330, label %b119_fail1, label %b119_ok1, !dbg !1238, !prof !30

b119_ok1:
	%331 = load i32, i32 addrspace(3)* %329, align 4, !dbg !1238
	%332 = add i32 %327, %331, !dbg !1239
	%333 = add i64 %328, 1, !dbg !1239
	%334 = icmp slt i64 %333, %324, !dbg !1239
	br i1 %334, label %b119, label %b120, !dbg !1239

b120:
	%335 = phi i32 [ 0, %b118 ], [ %332, %b119_ok1 ], !dbg !1237
	br label %b121, !dbg !1240

b121:
	%336 = phi i32 [ 0, %b115 ], [ %335, %b120 ], !dbg !1104
	%337 = add i32 %336, %314, !dbg !1241
	br label %b122, !dbg !1245

b122:
	%338 = phi i32 [ %185, %b121 ], [ %346, %b125 ], !dbg !1246
	%339 = phi i64 [ 1, %b121 ], [ %347, %b125 ], !dbg !1247
	%340 = icmp slt i64 %339, 32, !dbg !1248
	br i1 %340, label %b123, label %b126, !dbg !1248

b123:
	%341 = trunc i64 %339 to i32, !dbg !1249
	%342 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %338, i32 %341, i32 0), !dbg !1249
	%343 = extractvalue { i32, i1 } %342, 0, !dbg !1249
	%344 = icmp sge i64 %144, %339, !dbg !1250
	br i1 %344, label %b124, label %b125, !dbg !1250

b124:
	%345 = add i32 %338, %343, !dbg !1251
	br label %b125, !dbg !1251

b125:
	%346 = phi i32 [ %338, %b123 ], [ %345, %b124 ], !dbg !1246
	%347 = mul nsw i64 %339, 2, !dbg !1252
	br label %b122, !dbg !1252

b126:
	br i1 %218, label %b132, label %b127, !dbg !1253

b127:
	%348 = sdiv i64 %31, 32, !dbg !1255
	call void @llvm.nvvm.barrier0(), !dbg !1256
	br i1 %189, label %b128, label %b129, !dbg !1257

b128:
	%349 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %348, !dbg !1258
	store i32 %338, i32 addrspace(3)* %349, align 4, !dbg !1258
	br label %b129, !dbg !1258

b129:
	call void @llvm.nvvm.barrier0(), !dbg !1259
	%350 = icmp slt i64 0, %348, !dbg !1259
	br i1 %350, label %b130, label %b131, !dbg !1259

b130:
	%351 = phi i32 [ %356, %b130_ok1 ], [ 0, %b129 ], !dbg !1260
	%352 = phi i64 [ %357, %b130_ok1 ], [ 0, %b129 ], !dbg !1260
	%353 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %352, !dbg !1261
	%354 = icmp uge i64 %352, 32, !dbg !1261
	br i1 %354, label %b130_fail1, label %b130_ok1, !dbg !1261, !prof !30

b130_ok1:
	%355 = load i32, i32 addrspace(3)* %353, align 4, !dbg !1261
	%356 = add i32 %351, %355, !dbg !1262
	%357 = add i64 %352, 1, !dbg !1262
	%358 = icmp slt i64 %357, %348, !dbg !1262
	br i1 %358, label %b130, label %b131, !dbg !1262

b131:
	%359 = phi i32 [ 0, %b129 ], [ %356, %b130_ok1 ], !dbg !1260
	br label %b132, !dbg !1263

b132:
	%360 = phi i32 [ 0, %b126 ], [ %359, %b131 ], !dbg !1244
	%361 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %338, i32 1, i32 0), !dbg !1264
	%362 = extractvalue { i32, i1 } %361, 0, !dbg !1264
	br i1 %167, label %b134, label %b133, !dbg !1265

b133:
	%363 = add i32 %360, %362, !dbg !1266
	br label %b134, !dbg !1267

b134:
	%364 = phi i32 [ %360, %b132 ], [ %363, %b133 ], !dbg !1243
	%365 = getelementptr inbounds i32, i32 addrspace(1)* %181, i64 3, !dbg !1268
	store i32 %337, i32 addrspace(1)* %365, align 4, !dbg !1268
	%366 = getelementptr inbounds i32, i32 addrspace(1)* %181, i64 4, !dbg !1269
	store i32 %364, i32 addrspace(1)* %366, align 4, !dbg !1269
	%367 = sdiv i64 %190, 3, !dbg !1270
	%368 = icmp sge i64 %367, %22, !dbg !1273
	br i1 %368, label %b135, label %b136, !dbg !1273

b135:
	br label %fail, !dbg !1274

b136:
	br i1 %218, label %b137, label %b138, !dbg !1275

b137:
	%369 = trunc i64 %367 to i32, !dbg !1276
	%370 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %185, i32 %369, i32 31), !dbg !1276
	%371 = extractvalue { i32, i1 } %370, 0, !dbg !1276
	br label %b141, !dbg !1277

b138:
	call void @llvm.nvvm.barrier0(), !dbg !1279
	%372 = icmp eq i64 %31, %367, !dbg !1280
	br i1 %372, label %b139, label %b140, !dbg !1280

b139:
	store i32 %185, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !1281
	br label %b140, !dbg !1281

b140:
	call void @llvm.nvvm.barrier0(), !dbg !1282
	%373 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !1283
	br label %b141, !dbg !1284

b141:
	%374 = phi i32 [ %371, %b137 ], [ %373, %b140 ], !dbg !1272
	%375 = getelementptr inbounds i32, i32 addrspace(1)* %181, i64 5, !dbg !1285
	store i32 %374, i32 addrspace(1)* %375, align 4, !dbg !1285
	%376 = add i64 %191, 1, !dbg !1285
	%377 = icmp slt i64 %376, 2, !dbg !1285
	br i1 %377, label %b56, label %b142, !dbg !1285

b142:
	ret void, !dbg !961

b0_fail1:
	%378 = icmp ugt i64 %33, %p1, !dbg !964
	br i1 %378, label %b0_fail2, label %b0_ok2, !dbg !964

b0_fail2:
	br label %fail, !dbg !964

b0_ok2:
	%379 = icmp uge i64 %32, %p5, !dbg !965
	br i1 %379, label %b0_fail3, label %b0_ok3, !dbg !965

b0_fail3:
	br label %fail, !dbg !965

b0_ok3:
	br label %fail, !dbg !968

b55_fail1:
	%380 = icmp ugt i64 %33, %p3, !dbg !1089
	br i1 %380, label %b55_fail2, label %b55_ok2, !dbg !1089

b55_fail2:
	br label %fail, !dbg !1089

b55_ok2:
	br label %fail, !dbg !1092

b119_fail1:
	br label %fail, !dbg !1238

b130_fail1:
	br label %fail, !dbg !1261

fail:
	%381 = phi i32 [ 27, %b0_fail2 ], [ 28, %b0_fail3 ], [ 29, %b0_ok3 ], [ 31, %b53 ], [ 32, %b55_fail2 ], [ 29, %b55_ok2 ], [ 30, %b119_fail1 ], [ 30, %b130_fail1 ], [ 31, %b135 ], !dbg !959
	%382 = phi i64 [ %33, %b0_fail2 ], [ %32, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b53 ], [ %33, %b55_fail2 ], [ 6, %b55_ok2 ], [ %328, %b119_fail1 ], [ %352, %b130_fail1 ], [ 0, %b135 ], !dbg !959
	%383 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %34, %b0_ok3 ], [ 0, %b53 ], [ %p3, %b55_fail2 ], [ %180, %b55_ok2 ], [ 32, %b119_fail1 ], [ 32, %b130_fail1 ], [ 0, %b135 ], !dbg !959
	call void @gpuc_fail(i8* %ctrl, i32 %381, i64 %382, i64 %383), !dbg !959
	ret void, !dbg !959
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1286 {
entry:
	br label %b0, !dbg !1287

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !1287
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1287
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !1287
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1290, !range !11
	%4 = sext i32 %3 to i64, !dbg !1290
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1290, !range !12
	%6 = sext i32 %5 to i64, !dbg !1290
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1290, !range !12
	%8 = sext i32 %7 to i64, !dbg !1290
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1290, !range !13
	%10 = sext i32 %9 to i64, !dbg !1290
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1290, !range !14
	%12 = sext i32 %11 to i64, !dbg !1290
	%13 = mul i64 %12, %8, !dbg !1290
	%14 = add i64 %6, %13, !dbg !1290
	%15 = mul i64 %10, %14, !dbg !1290
	%16 = add i64 %4, %15, !dbg !1290
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1290, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1290, !range !15
	%19 = mul i32 %17, %18, !dbg !1290
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1290, !range !16
	%21 = mul i32 %19, %20, !dbg !1290
	%22 = sext i32 %21 to i64, !dbg !1290
	%23 = mul i64 %16, %22, !dbg !1290
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1290, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1290, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1290, !range !18
	%27 = mul i32 %18, %26, !dbg !1290
	%28 = add i32 %25, %27, !dbg !1290
	%29 = mul i32 %17, %28, !dbg !1290
	%30 = add i32 %24, %29, !dbg !1290
	%31 = sext i32 %30 to i64, !dbg !1290
	%32 = add i64 %23, %31, !dbg !1290
	%33 = mul i64 %32, 3, !dbg !1291
	%34 = sub i64 %p1, %33, !dbg !1292
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !1292
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !1293
	%37 = icmp ugt i64 %33, %p1, !dbg !1292
	%38 = icmp uge i64 %32, %p5, !dbg !1293
	%39 = icmp ugt i64 3, %34, !dbg !1296
	%40 = or i1 %37, %38, !dbg !1296
	%41 = or i1 %40, %39, !dbg !1296
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !1296, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !1293
	%43 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !1301
	%44 = getelementptr inbounds [12 x i8], [12 x i8]* %43, i64 0, i64 0, !dbg !1301
	%45 = call i32 @__nvvm_reflect(i8* %44), !dbg !1301
	%46 = icmp sge i32 %45, 800, !dbg !1301
	br i1 %46, label %b1, label %b2, !dbg !1301

b1:
	%47 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !1302
	br label %b13, !dbg !1303

b2:
	%48 = and i32 %30, -32, !dbg !1304
	%49 = sub i32 %21, %48, !dbg !1304
	%50 = icmp slt i32 %49, 32, !dbg !1304
	%51 = select i1 %50, i32 %49, i32 32, !dbg !1304
	%52 = sext i32 %51 to i64, !dbg !1304
	%53 = icmp eq i64 %52, 32, !dbg !1305
	br i1 %53, label %b3, label %b5, !dbg !1305

b3:
	%54 = phi i32 [ %42, %b2 ], [ %60, %b4 ], !dbg !1306
	%55 = phi i64 [ 16, %b2 ], [ %61, %b4 ], !dbg !1307
	%56 = icmp sgt i64 %55, 0, !dbg !1308
	br i1 %56, label %b4, label %b13, !dbg !1308

b4:
	%57 = trunc i64 %55 to i32, !dbg !1309
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %54, i32 %57, i32 31), !dbg !1309
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !1309
	%60 = and i32 %54, %59, !dbg !1310
	%61 = sdiv i64 %55, 2, !dbg !1311
	br label %b3, !dbg !1311

b5:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1312, !range !20
	%63 = sext i32 %62 to i64, !dbg !1312
	br label %b6, !dbg !1312

b6:
	%64 = phi i32 [ %42, %b5 ], [ %75, %b11 ], !dbg !1306
	%65 = phi i64 [ 16, %b5 ], [ %76, %b11 ], !dbg !1313
	%66 = icmp sgt i64 %65, 0, !dbg !1314
	br i1 %66, label %b7, label %b12, !dbg !1314

b7:
	%67 = add i64 %63, %65, !dbg !1315
	%68 = icmp sge i64 %67, %52, !dbg !1316
	br i1 %68, label %b8, label %b9, !dbg !1316

b8:
	br label %b9, !dbg !1316

b9:
	%69 = phi i64 [ %67, %b7 ], [ %63, %b8 ], !dbg !1317
	%70 = trunc i64 %69 to i32, !dbg !1318
	%71 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %64, i32 %70, i32 31), !dbg !1318
	%72 = extractvalue { i32, i1 } %71, 0, !dbg !1318
	%73 = icmp ne i64 %69, %63, !dbg !1319
	br i1 %73, label %b10, label %b11, !dbg !1319

b10:
	%74 = and i32 %64, %72, !dbg !1310
	br label %b11, !dbg !1320

b11:
	%75 = phi i32 [ %64, %b9 ], [ %74, %b10 ], !dbg !1306
	%76 = sdiv i64 %65, 2, !dbg !1321
	br label %b6, !dbg !1321

b12:
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %64, i32 0, i32 31), !dbg !1322
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !1322
	br label %b13, !dbg !1323

b13:
	%79 = phi i32 [ %47, %b1 ], [ %54, %b3 ], [ %78, %b12 ], !dbg !1300
	br i1 %46, label %b14, label %b15, !dbg !1328

b14:
	%80 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !1329
	br label %b26, !dbg !1330

b15:
	%81 = and i32 %30, -32, !dbg !1331
	%82 = sub i32 %21, %81, !dbg !1331
	%83 = icmp slt i32 %82, 32, !dbg !1331
	%84 = select i1 %83, i32 %82, i32 32, !dbg !1331
	%85 = sext i32 %84 to i64, !dbg !1331
	%86 = icmp eq i64 %85, 32, !dbg !1332
	br i1 %86, label %b16, label %b18, !dbg !1332

b16:
	%87 = phi i32 [ %42, %b15 ], [ %93, %b17 ], !dbg !1333
	%88 = phi i64 [ 16, %b15 ], [ %94, %b17 ], !dbg !1334
	%89 = icmp sgt i64 %88, 0, !dbg !1335
	br i1 %89, label %b17, label %b26, !dbg !1335

b17:
	%90 = trunc i64 %88 to i32, !dbg !1336
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %87, i32 %90, i32 31), !dbg !1336
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1336
	%93 = or i32 %87, %92, !dbg !1337
	%94 = sdiv i64 %88, 2, !dbg !1338
	br label %b16, !dbg !1338

b18:
	%95 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1339, !range !20
	%96 = sext i32 %95 to i64, !dbg !1339
	br label %b19, !dbg !1339

b19:
	%97 = phi i32 [ %42, %b18 ], [ %108, %b24 ], !dbg !1333
	%98 = phi i64 [ 16, %b18 ], [ %109, %b24 ], !dbg !1340
	%99 = icmp sgt i64 %98, 0, !dbg !1341
	br i1 %99, label %b20, label %b25, !dbg !1341

b20:
	%100 = add i64 %96, %98, !dbg !1342
	%101 = icmp sge i64 %100, %85, !dbg !1343
	br i1 %101, label %b21, label %b22, !dbg !1343

b21:
	br label %b22, !dbg !1343

b22:
	%102 = phi i64 [ %100, %b20 ], [ %96, %b21 ], !dbg !1344
	%103 = trunc i64 %102 to i32, !dbg !1345
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 %103, i32 31), !dbg !1345
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !1345
	%106 = icmp ne i64 %102, %96, !dbg !1346
	br i1 %106, label %b23, label %b24, !dbg !1346

b23:
	%107 = or i32 %97, %105, !dbg !1337
	br label %b24, !dbg !1347

b24:
	%108 = phi i32 [ %97, %b22 ], [ %107, %b23 ], !dbg !1333
	%109 = sdiv i64 %98, 2, !dbg !1348
	br label %b19, !dbg !1348

b25:
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !1349
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !1349
	br label %b26, !dbg !1350

b26:
	%112 = phi i32 [ %80, %b14 ], [ %87, %b16 ], [ %111, %b25 ], !dbg !1327
	br i1 %46, label %b27, label %b28, !dbg !1355

b27:
	%113 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !1356
	br label %b39, !dbg !1357

b28:
	%114 = and i32 %30, -32, !dbg !1358
	%115 = sub i32 %21, %114, !dbg !1358
	%116 = icmp slt i32 %115, 32, !dbg !1358
	%117 = select i1 %116, i32 %115, i32 32, !dbg !1358
	%118 = sext i32 %117 to i64, !dbg !1358
	%119 = icmp eq i64 %118, 32, !dbg !1359
	br i1 %119, label %b29, label %b31, !dbg !1359

b29:
	%120 = phi i32 [ %42, %b28 ], [ %126, %b30 ], !dbg !1360
	%121 = phi i64 [ 16, %b28 ], [ %127, %b30 ], !dbg !1361
	%122 = icmp sgt i64 %121, 0, !dbg !1362
	br i1 %122, label %b30, label %b39, !dbg !1362

b30:
	%123 = trunc i64 %121 to i32, !dbg !1363
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %120, i32 %123, i32 31), !dbg !1363
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !1363
	%126 = xor i32 %120, %125, !dbg !1364
	%127 = sdiv i64 %121, 2, !dbg !1365
	br label %b29, !dbg !1365

b31:
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1366, !range !20
	%129 = sext i32 %128 to i64, !dbg !1366
	br label %b32, !dbg !1366

b32:
	%130 = phi i32 [ %42, %b31 ], [ %141, %b37 ], !dbg !1360
	%131 = phi i64 [ 16, %b31 ], [ %142, %b37 ], !dbg !1367
	%132 = icmp sgt i64 %131, 0, !dbg !1368
	br i1 %132, label %b33, label %b38, !dbg !1368

b33:
	%133 = add i64 %129, %131, !dbg !1369
	%134 = icmp sge i64 %133, %118, !dbg !1370
	br i1 %134, label %b34, label %b35, !dbg !1370

b34:
	br label %b35, !dbg !1370

b35:
	%135 = phi i64 [ %133, %b33 ], [ %129, %b34 ], !dbg !1371
	%136 = trunc i64 %135 to i32, !dbg !1372
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %130, i32 %136, i32 31), !dbg !1372
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !1372
	%139 = icmp ne i64 %135, %129, !dbg !1373
	br i1 %139, label %b36, label %b37, !dbg !1373

b36:
	%140 = xor i32 %130, %138, !dbg !1364
	br label %b37, !dbg !1374

b37:
	%141 = phi i32 [ %130, %b35 ], [ %140, %b36 ], !dbg !1360
	%142 = sdiv i64 %131, 2, !dbg !1375
	br label %b32, !dbg !1375

b38:
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %130, i32 0, i32 31), !dbg !1376
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !1376
	br label %b39, !dbg !1377

b39:
	%145 = phi i32 [ %113, %b27 ], [ %120, %b29 ], [ %144, %b38 ], !dbg !1354
	%146 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !1378
	store i32 %79, i32 addrspace(1)* %146, align 4, !dbg !1378
	%147 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !1379
	store i32 %112, i32 addrspace(1)* %147, align 4, !dbg !1379
	%148 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !1380
	store i32 %145, i32 addrspace(1)* %148, align 4, !dbg !1380
	%149 = sub i64 %p3, %33, !dbg !1381
	%150 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !1381
	%151 = icmp ugt i64 %33, %p3, !dbg !1381
	%152 = icmp ugt i64 3, %149, !dbg !1384
	%153 = or i1 %151, %152, !dbg !1384
	br i1 %153, label %b39_fail1, label %b39_ok1, !dbg !1384, !prof !30

b39_ok1:
	%154 = load i32, i32 addrspace(1)* %36, align 4, !dbg !1385
	br i1 %46, label %b40, label %b41, !dbg !1390

b40:
	%155 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %154) convergent nounwind, !dbg !1391
	br label %b52, !dbg !1392

b41:
	%156 = and i32 %30, -32, !dbg !1393
	%157 = sub i32 %21, %156, !dbg !1393
	%158 = icmp slt i32 %157, 32, !dbg !1393
	%159 = select i1 %158, i32 %157, i32 32, !dbg !1393
	%160 = sext i32 %159 to i64, !dbg !1393
	%161 = icmp eq i64 %160, 32, !dbg !1394
	br i1 %161, label %b42, label %b44, !dbg !1394

b42:
	%162 = phi i32 [ %154, %b41 ], [ %168, %b43 ], !dbg !1395
	%163 = phi i64 [ 16, %b41 ], [ %169, %b43 ], !dbg !1396
	%164 = icmp sgt i64 %163, 0, !dbg !1397
	br i1 %164, label %b43, label %b52, !dbg !1397

b43:
	%165 = trunc i64 %163 to i32, !dbg !1398
	%166 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %162, i32 %165, i32 31), !dbg !1398
	%167 = extractvalue { i32, i1 } %166, 0, !dbg !1398
	%168 = and i32 %162, %167, !dbg !1399
	%169 = sdiv i64 %163, 2, !dbg !1400
	br label %b42, !dbg !1400

b44:
	%170 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1401, !range !20
	%171 = sext i32 %170 to i64, !dbg !1401
	br label %b45, !dbg !1401

b45:
	%172 = phi i32 [ %154, %b44 ], [ %183, %b50 ], !dbg !1395
	%173 = phi i64 [ 16, %b44 ], [ %184, %b50 ], !dbg !1402
	%174 = icmp sgt i64 %173, 0, !dbg !1403
	br i1 %174, label %b46, label %b51, !dbg !1403

b46:
	%175 = add i64 %171, %173, !dbg !1404
	%176 = icmp sge i64 %175, %160, !dbg !1405
	br i1 %176, label %b47, label %b48, !dbg !1405

b47:
	br label %b48, !dbg !1405

b48:
	%177 = phi i64 [ %175, %b46 ], [ %171, %b47 ], !dbg !1406
	%178 = trunc i64 %177 to i32, !dbg !1407
	%179 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 %178, i32 31), !dbg !1407
	%180 = extractvalue { i32, i1 } %179, 0, !dbg !1407
	%181 = icmp ne i64 %177, %171, !dbg !1408
	br i1 %181, label %b49, label %b50, !dbg !1408

b49:
	%182 = and i32 %172, %180, !dbg !1399
	br label %b50, !dbg !1409

b50:
	%183 = phi i32 [ %172, %b48 ], [ %182, %b49 ], !dbg !1395
	%184 = sdiv i64 %173, 2, !dbg !1410
	br label %b45, !dbg !1410

b51:
	%185 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 0, i32 31), !dbg !1411
	%186 = extractvalue { i32, i1 } %185, 0, !dbg !1411
	br label %b52, !dbg !1412

b52:
	%187 = phi i32 [ %155, %b40 ], [ %162, %b42 ], [ %186, %b51 ], !dbg !1389
	%188 = add nsw i64 %22, 32, !dbg !1414
	%189 = sub nsw i64 %188, 1, !dbg !1415
	%190 = sdiv i64 %189, 32, !dbg !1416
	%191 = icmp eq i64 %190, 1, !dbg !1417
	br i1 %191, label %b58, label %b53, !dbg !1417

b53:
	call void @llvm.nvvm.barrier0(), !dbg !1419
	%192 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1420, !range !20
	%193 = sext i32 %192 to i64, !dbg !1420
	%194 = icmp eq i64 %193, 0, !dbg !1421
	br i1 %194, label %b54, label %b55, !dbg !1421

b54:
	%195 = sdiv i64 %31, 32, !dbg !1422
	%196 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %195, !dbg !1423
	store i32 %187, i32 addrspace(3)* %196, align 4, !dbg !1423
	br label %b55, !dbg !1423

b55:
	call void @llvm.nvvm.barrier0(), !dbg !1424
	%197 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1425
	%198 = load i32, i32 addrspace(3)* %197, align 4, !dbg !1425
	br label %b56, !dbg !1425

b56:
	%199 = phi i32 [ %198, %b55 ], [ %204, %b57 ], !dbg !1426
	%200 = phi i64 [ 1, %b55 ], [ %205, %b57 ], !dbg !1427
	%201 = icmp slt i64 %200, %190, !dbg !1428
	br i1 %201, label %b57, label %b58, !dbg !1428

b57:
	%202 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %200, !dbg !1429
	%203 = load i32, i32 addrspace(3)* %202, align 4, !dbg !1429
	%204 = and i32 %199, %203, !dbg !1399
	%205 = add nsw i64 %200, 1, !dbg !1430
	br label %b56, !dbg !1430

b58:
	%206 = phi i32 [ %187, %b52 ], [ %199, %b56 ], !dbg !1388
	br i1 %46, label %b59, label %b60, !dbg !1435

b59:
	%207 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %154) convergent nounwind, !dbg !1436
	br label %b71, !dbg !1437

b60:
	%208 = and i32 %30, -32, !dbg !1438
	%209 = sub i32 %21, %208, !dbg !1438
	%210 = icmp slt i32 %209, 32, !dbg !1438
	%211 = select i1 %210, i32 %209, i32 32, !dbg !1438
	%212 = sext i32 %211 to i64, !dbg !1438
	%213 = icmp eq i64 %212, 32, !dbg !1439
	br i1 %213, label %b61, label %b63, !dbg !1439

b61:
	%214 = phi i32 [ %154, %b60 ], [ %220, %b62 ], !dbg !1440
	%215 = phi i64 [ 16, %b60 ], [ %221, %b62 ], !dbg !1441
	%216 = icmp sgt i64 %215, 0, !dbg !1442
	br i1 %216, label %b62, label %b71, !dbg !1442

b62:
	%217 = trunc i64 %215 to i32, !dbg !1443
	%218 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %214, i32 %217, i32 31), !dbg !1443
	%219 = extractvalue { i32, i1 } %218, 0, !dbg !1443
	%220 = or i32 %214, %219, !dbg !1444
	%221 = sdiv i64 %215, 2, !dbg !1445
	br label %b61, !dbg !1445

b63:
	%222 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1446, !range !20
	%223 = sext i32 %222 to i64, !dbg !1446
	br label %b64, !dbg !1446

b64:
	%224 = phi i32 [ %154, %b63 ], [ %235, %b69 ], !dbg !1440
	%225 = phi i64 [ 16, %b63 ], [ %236, %b69 ], !dbg !1447
	%226 = icmp sgt i64 %225, 0, !dbg !1448
	br i1 %226, label %b65, label %b70, !dbg !1448

b65:
	%227 = add i64 %223, %225, !dbg !1449
	%228 = icmp sge i64 %227, %212, !dbg !1450
	br i1 %228, label %b66, label %b67, !dbg !1450

b66:
	br label %b67, !dbg !1450

b67:
	%229 = phi i64 [ %227, %b65 ], [ %223, %b66 ], !dbg !1451
	%230 = trunc i64 %229 to i32, !dbg !1452
	%231 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %224, i32 %230, i32 31), !dbg !1452
	%232 = extractvalue { i32, i1 } %231, 0, !dbg !1452
	%233 = icmp ne i64 %229, %223, !dbg !1453
	br i1 %233, label %b68, label %b69, !dbg !1453

b68:
	%234 = or i32 %224, %232, !dbg !1444
	br label %b69, !dbg !1454

b69:
	%235 = phi i32 [ %224, %b67 ], [ %234, %b68 ], !dbg !1440
	%236 = sdiv i64 %225, 2, !dbg !1455
	br label %b64, !dbg !1455

b70:
	%237 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %224, i32 0, i32 31), !dbg !1456
	%238 = extractvalue { i32, i1 } %237, 0, !dbg !1456
	br label %b71, !dbg !1457

b71:
	%239 = phi i32 [ %207, %b59 ], [ %214, %b61 ], [ %238, %b70 ], !dbg !1434
	br i1 %191, label %b77, label %b72, !dbg !1458

b72:
	call void @llvm.nvvm.barrier0(), !dbg !1460
	%240 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1461, !range !20
	%241 = sext i32 %240 to i64, !dbg !1461
	%242 = icmp eq i64 %241, 0, !dbg !1462
	br i1 %242, label %b73, label %b74, !dbg !1462

b73:
	%243 = sdiv i64 %31, 32, !dbg !1463
	%244 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %243, !dbg !1464
	store i32 %239, i32 addrspace(3)* %244, align 4, !dbg !1464
	br label %b74, !dbg !1464

b74:
	call void @llvm.nvvm.barrier0(), !dbg !1465
	%245 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1466
	%246 = load i32, i32 addrspace(3)* %245, align 4, !dbg !1466
	br label %b75, !dbg !1466

b75:
	%247 = phi i32 [ %246, %b74 ], [ %252, %b76 ], !dbg !1467
	%248 = phi i64 [ 1, %b74 ], [ %253, %b76 ], !dbg !1468
	%249 = icmp slt i64 %248, %190, !dbg !1469
	br i1 %249, label %b76, label %b77, !dbg !1469

b76:
	%250 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %248, !dbg !1470
	%251 = load i32, i32 addrspace(3)* %250, align 4, !dbg !1470
	%252 = or i32 %247, %251, !dbg !1444
	%253 = add nsw i64 %248, 1, !dbg !1471
	br label %b75, !dbg !1471

b77:
	%254 = phi i32 [ %239, %b71 ], [ %247, %b75 ], !dbg !1433
	br i1 %46, label %b78, label %b79, !dbg !1476

b78:
	%255 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %154) convergent nounwind, !dbg !1477
	br label %b90, !dbg !1478

b79:
	%256 = and i32 %30, -32, !dbg !1479
	%257 = sub i32 %21, %256, !dbg !1479
	%258 = icmp slt i32 %257, 32, !dbg !1479
	%259 = select i1 %258, i32 %257, i32 32, !dbg !1479
	%260 = sext i32 %259 to i64, !dbg !1479
	%261 = icmp eq i64 %260, 32, !dbg !1480
	br i1 %261, label %b80, label %b82, !dbg !1480

b80:
	%262 = phi i32 [ %154, %b79 ], [ %268, %b81 ], !dbg !1481
	%263 = phi i64 [ 16, %b79 ], [ %269, %b81 ], !dbg !1482
	%264 = icmp sgt i64 %263, 0, !dbg !1483
	br i1 %264, label %b81, label %b90, !dbg !1483

b81:
	%265 = trunc i64 %263 to i32, !dbg !1484
	%266 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %262, i32 %265, i32 31), !dbg !1484
	%267 = extractvalue { i32, i1 } %266, 0, !dbg !1484
	%268 = xor i32 %262, %267, !dbg !1485
	%269 = sdiv i64 %263, 2, !dbg !1486
	br label %b80, !dbg !1486

b82:
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1487, !range !20
	%271 = sext i32 %270 to i64, !dbg !1487
	br label %b83, !dbg !1487

b83:
	%272 = phi i32 [ %154, %b82 ], [ %283, %b88 ], !dbg !1481
	%273 = phi i64 [ 16, %b82 ], [ %284, %b88 ], !dbg !1488
	%274 = icmp sgt i64 %273, 0, !dbg !1489
	br i1 %274, label %b84, label %b89, !dbg !1489

b84:
	%275 = add i64 %271, %273, !dbg !1490
	%276 = icmp sge i64 %275, %260, !dbg !1491
	br i1 %276, label %b85, label %b86, !dbg !1491

b85:
	br label %b86, !dbg !1491

b86:
	%277 = phi i64 [ %275, %b84 ], [ %271, %b85 ], !dbg !1492
	%278 = trunc i64 %277 to i32, !dbg !1493
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %278, i32 31), !dbg !1493
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !1493
	%281 = icmp ne i64 %277, %271, !dbg !1494
	br i1 %281, label %b87, label %b88, !dbg !1494

b87:
	%282 = xor i32 %272, %280, !dbg !1485
	br label %b88, !dbg !1495

b88:
	%283 = phi i32 [ %272, %b86 ], [ %282, %b87 ], !dbg !1481
	%284 = sdiv i64 %273, 2, !dbg !1496
	br label %b83, !dbg !1496

b89:
	%285 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 0, i32 31), !dbg !1497
	%286 = extractvalue { i32, i1 } %285, 0, !dbg !1497
	br label %b90, !dbg !1498

b90:
	%287 = phi i32 [ %255, %b78 ], [ %262, %b80 ], [ %286, %b89 ], !dbg !1475
	br i1 %191, label %b96, label %b91, !dbg !1499

b91:
	call void @llvm.nvvm.barrier0(), !dbg !1501
	%288 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1502, !range !20
	%289 = sext i32 %288 to i64, !dbg !1502
	%290 = icmp eq i64 %289, 0, !dbg !1503
	br i1 %290, label %b92, label %b93, !dbg !1503

b92:
	%291 = sdiv i64 %31, 32, !dbg !1504
	%292 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %291, !dbg !1505
	store i32 %287, i32 addrspace(3)* %292, align 4, !dbg !1505
	br label %b93, !dbg !1505

b93:
	call void @llvm.nvvm.barrier0(), !dbg !1506
	%293 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1507
	%294 = load i32, i32 addrspace(3)* %293, align 4, !dbg !1507
	br label %b94, !dbg !1507

b94:
	%295 = phi i32 [ %294, %b93 ], [ %300, %b95 ], !dbg !1508
	%296 = phi i64 [ 1, %b93 ], [ %301, %b95 ], !dbg !1509
	%297 = icmp slt i64 %296, %190, !dbg !1510
	br i1 %297, label %b95, label %b96, !dbg !1510

b95:
	%298 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %296, !dbg !1511
	%299 = load i32, i32 addrspace(3)* %298, align 4, !dbg !1511
	%300 = xor i32 %295, %299, !dbg !1485
	%301 = add nsw i64 %296, 1, !dbg !1512
	br label %b94, !dbg !1512

b96:
	%302 = phi i32 [ %287, %b90 ], [ %295, %b94 ], !dbg !1474
	%303 = getelementptr inbounds i32, i32 addrspace(1)* %150, i64 0, !dbg !1513
	store i32 %206, i32 addrspace(1)* %303, align 4, !dbg !1513
	%304 = getelementptr inbounds i32, i32 addrspace(1)* %150, i64 1, !dbg !1514
	store i32 %254, i32 addrspace(1)* %304, align 4, !dbg !1514
	%305 = getelementptr inbounds i32, i32 addrspace(1)* %150, i64 2, !dbg !1515
	store i32 %302, i32 addrspace(1)* %305, align 4, !dbg !1515
	ret void, !dbg !1289

b0_fail1:
	%306 = icmp ugt i64 %33, %p1, !dbg !1292
	br i1 %306, label %b0_fail2, label %b0_ok2, !dbg !1292

b0_fail2:
	br label %fail, !dbg !1292

b0_ok2:
	%307 = icmp uge i64 %32, %p5, !dbg !1293
	br i1 %307, label %b0_fail3, label %b0_ok3, !dbg !1293

b0_fail3:
	br label %fail, !dbg !1293

b0_ok3:
	br label %fail, !dbg !1296

b39_fail1:
	%308 = icmp ugt i64 %33, %p3, !dbg !1381
	br i1 %308, label %b39_fail2, label %b39_ok2, !dbg !1381

b39_fail2:
	br label %fail, !dbg !1381

b39_ok2:
	br label %fail, !dbg !1384

fail:
	%309 = phi i32 [ 33, %b0_fail2 ], [ 34, %b0_fail3 ], [ 35, %b0_ok3 ], [ 36, %b39_fail2 ], [ 35, %b39_ok2 ], !dbg !1287
	%310 = phi i64 [ %33, %b0_fail2 ], [ %32, %b0_fail3 ], [ 3, %b0_ok3 ], [ %33, %b39_fail2 ], [ 3, %b39_ok2 ], !dbg !1287
	%311 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %34, %b0_ok3 ], [ %p3, %b39_fail2 ], [ %149, %b39_ok2 ], !dbg !1287
	call void @gpuc_fail(i8* %ctrl, i32 %309, i64 %310, i64 %311), !dbg !1287
	ret void, !dbg !1287
}

define void @ExchangeInt64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1516 {
entry:
	br label %b0, !dbg !1517

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1517
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1517
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1517
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1520, !range !11
	%4 = sext i32 %3 to i64, !dbg !1520
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1520, !range !12
	%6 = sext i32 %5 to i64, !dbg !1520
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1520, !range !12
	%8 = sext i32 %7 to i64, !dbg !1520
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1520, !range !13
	%10 = sext i32 %9 to i64, !dbg !1520
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1520, !range !14
	%12 = sext i32 %11 to i64, !dbg !1520
	%13 = mul i64 %12, %8, !dbg !1520
	%14 = add i64 %6, %13, !dbg !1520
	%15 = mul i64 %10, %14, !dbg !1520
	%16 = add i64 %4, %15, !dbg !1520
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1520, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1520, !range !15
	%19 = mul i32 %17, %18, !dbg !1520
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1520, !range !16
	%21 = mul i32 %19, %20, !dbg !1520
	%22 = sext i32 %21 to i64, !dbg !1520
	%23 = mul i64 %16, %22, !dbg !1520
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1520, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1520, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1520, !range !18
	%27 = mul i32 %18, %26, !dbg !1520
	%28 = add i32 %25, %27, !dbg !1520
	%29 = mul i32 %17, %28, !dbg !1520
	%30 = add i32 %24, %29, !dbg !1520
	%31 = sext i32 %30 to i64, !dbg !1520
	%32 = add i64 %23, %31, !dbg !1520
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1521, !range !20
	%34 = sext i32 %33 to i64, !dbg !1521
	%35 = and i32 %30, -32, !dbg !1522
	%36 = sub i32 %21, %35, !dbg !1522
	%37 = icmp slt i32 %36, 32, !dbg !1522
	%38 = select i1 %37, i32 %36, i32 32, !dbg !1522
	%39 = sext i32 %38 to i64, !dbg !1522
	%40 = icmp eq i64 %39, 32, !dbg !1523
	br i1 %40, label %b1, label %b2, !dbg !1523

b1:
	br label %b2, !dbg !1523

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1524
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1525
	%43 = mul i64 %32, 4, !dbg !1527
	%44 = sub i64 %p1, %43, !dbg !1528
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1526
	%46 = icmp uge i64 %32, %p5, !dbg !1526
	%47 = icmp ugt i64 %43, %p1, !dbg !1528
	%48 = icmp ugt i64 4, %44, !dbg !1529
	%49 = icmp eq i64 %39, 0, !dbg !1530
	%50 = or i1 %46, %47, !dbg !1530
	%51 = or i1 %50, %48, !dbg !1530
	%52 = or i1 %51, %49, !dbg !1530
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1530, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !1526
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !1528
	%55 = mul nsw i64 %34, 7, !dbg !1531
	%56 = add nsw i64 %55, 3, !dbg !1532
	%57 = icmp eq i64 %39, -1, !dbg !1530
	%58 = select i1 %57, i64 1, i64 %39, !dbg !1530
	%59 = srem i64 %56, %58, !dbg !1530
	%60 = trunc i64 %59 to i32, !dbg !1533
	%61 = trunc i64 %53 to i32, !dbg !1533
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !1533
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1533
	%64 = lshr i64 %53, 32, !dbg !1533
	%65 = trunc i64 %64 to i32, !dbg !1533
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !1533
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !1533
	%68 = zext i32 %67 to i64, !dbg !1533
	%69 = shl i64 %68, 32, !dbg !1533
	%70 = zext i32 %63 to i64, !dbg !1533
	%71 = or i64 %70, %69, !dbg !1533
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !1534
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !1534
	%73 = trunc i64 %53 to i32, !dbg !1535
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !1535
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !1535
	%76 = lshr i64 %53, 32, !dbg !1535
	%77 = trunc i64 %76 to i32, !dbg !1535
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !1535
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !1535
	%80 = zext i32 %79 to i64, !dbg !1535
	%81 = shl i64 %80, 32, !dbg !1535
	%82 = zext i32 %75 to i64, !dbg !1535
	%83 = or i64 %82, %81, !dbg !1535
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !1536
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !1536
	%85 = trunc i64 %41 to i32, !dbg !1537
	%86 = trunc i64 %53 to i32, !dbg !1537
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !1537
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1537
	%89 = lshr i64 %53, 32, !dbg !1537
	%90 = trunc i64 %89 to i32, !dbg !1537
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !1537
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1537
	%93 = zext i32 %92 to i64, !dbg !1537
	%94 = shl i64 %93, 32, !dbg !1537
	%95 = zext i32 %88 to i64, !dbg !1537
	%96 = or i64 %95, %94, !dbg !1537
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !1538
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !1538
	%98 = trunc i64 %42 to i32, !dbg !1539
	%99 = trunc i64 %53 to i32, !dbg !1539
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !1539
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !1539
	%102 = lshr i64 %53, 32, !dbg !1539
	%103 = trunc i64 %102 to i32, !dbg !1539
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !1539
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !1539
	%106 = zext i32 %105 to i64, !dbg !1539
	%107 = shl i64 %106, 32, !dbg !1539
	%108 = zext i32 %101 to i64, !dbg !1539
	%109 = or i64 %108, %107, !dbg !1539
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !1540
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !1540
	%111 = mul i64 %32, 3, !dbg !1541
	%112 = sub i64 %p3, %111, !dbg !1542
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !1542
	%114 = icmp ugt i64 %111, %p3, !dbg !1542
	%115 = icmp ugt i64 3, %112, !dbg !1543
	%116 = or i1 %114, %115, !dbg !1543
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !1543, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !1544
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !1545
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !1545
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !1546
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !1546
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !1547
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !1548
	%121 = sub i64 %32, %34, !dbg !1549
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !1550
	%123 = icmp uge i64 %121, %p5, !dbg !1550
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !1550, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !1550
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !1551
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !1552
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !1552
	ret void, !dbg !1519

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !1526
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !1526

b2_fail2:
	br label %fail, !dbg !1526

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !1528
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !1528

b2_fail3:
	br label %fail, !dbg !1528

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !1529
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !1529

b2_fail4:
	br label %fail, !dbg !1529

b2_ok4:
	br label %fail, !dbg !1530

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !1542
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !1542

b2_fail6:
	br label %fail, !dbg !1542

b2_ok6:
	br label %fail, !dbg !1543

b2_fail7:
	br label %fail, !dbg !1550

fail:
	%131 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !1517
	%132 = phi i64 [ %32, %b2_fail2 ], [ %43, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %111, %b2_fail6 ], [ 3, %b2_ok6 ], [ %121, %b2_fail7 ], !dbg !1517
	%133 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %44, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %112, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !1517
	call void @gpuc_fail(i8* %ctrl, i32 %131, i64 %132, i64 %133), !dbg !1517
	ret void, !dbg !1517
}

define void @NumbersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1553 {
entry:
	br label %b0, !dbg !1554

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1554
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !1554
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1554
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1557, !range !11
	%4 = sext i32 %3 to i64, !dbg !1557
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1557, !range !12
	%6 = sext i32 %5 to i64, !dbg !1557
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1557, !range !12
	%8 = sext i32 %7 to i64, !dbg !1557
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1557, !range !13
	%10 = sext i32 %9 to i64, !dbg !1557
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1557, !range !14
	%12 = sext i32 %11 to i64, !dbg !1557
	%13 = mul i64 %12, %8, !dbg !1557
	%14 = add i64 %6, %13, !dbg !1557
	%15 = mul i64 %10, %14, !dbg !1557
	%16 = add i64 %4, %15, !dbg !1557
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1557, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1557, !range !15
	%19 = mul i32 %17, %18, !dbg !1557
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1557, !range !16
	%21 = mul i32 %19, %20, !dbg !1557
	%22 = sext i32 %21 to i64, !dbg !1557
	%23 = mul i64 %16, %22, !dbg !1557
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1557, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1557, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1557, !range !18
	%27 = mul i32 %18, %26, !dbg !1557
	%28 = add i32 %25, %27, !dbg !1557
	%29 = mul i32 %17, %28, !dbg !1557
	%30 = add i32 %24, %29, !dbg !1557
	%31 = sext i32 %30 to i64, !dbg !1557
	%32 = add i64 %23, %31, !dbg !1557
	%33 = mul i64 %32, 6, !dbg !1558
	%34 = sub i64 %p1, %33, !dbg !1559
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !1559
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1560
	%37 = icmp ugt i64 %33, %p1, !dbg !1559
	%38 = icmp uge i64 %32, %p5, !dbg !1560
	%39 = icmp ugt i64 6, %34, !dbg !1563
	%40 = or i1 %37, %38, !dbg !1563
	%41 = or i1 %40, %39, !dbg !1563
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !1563, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1560
	%43 = and i32 %30, -32, !dbg !1570
	%44 = sub i32 %21, %43, !dbg !1570
	%45 = icmp slt i32 %44, 32, !dbg !1570
	%46 = select i1 %45, i32 %44, i32 32, !dbg !1570
	%47 = sext i32 %46 to i64, !dbg !1570
	%48 = icmp eq i64 %47, 32, !dbg !1571
	%49 = mul nsw i64 %47, 2, !dbg !1572
	br label %b1, !dbg !1563

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %288, %b48 ], !dbg !1563
	br i1 %48, label %b2, label %b4, !dbg !1571

b2:
	%51 = phi i64 [ %66, %b3 ], [ %42, %b1 ], !dbg !1573
	%52 = phi i64 [ %67, %b3 ], [ 16, %b1 ], !dbg !1574
	%53 = icmp sgt i64 %52, 0, !dbg !1575
	br i1 %53, label %b3, label %b12, !dbg !1575

b3:
	%54 = trunc i64 %52 to i32, !dbg !1576
	%55 = trunc i64 %51 to i32, !dbg !1576
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !1576
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !1576
	%58 = lshr i64 %51, 32, !dbg !1576
	%59 = trunc i64 %58 to i32, !dbg !1576
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %59, i32 %54, i32 31), !dbg !1576
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !1576
	%62 = zext i32 %61 to i64, !dbg !1576
	%63 = shl i64 %62, 32, !dbg !1576
	%64 = zext i32 %57 to i64, !dbg !1576
	%65 = or i64 %64, %63, !dbg !1576
	%66 = add i64 %51, %65, !dbg !1577
	%67 = sdiv i64 %52, 2, !dbg !1578
	br label %b2, !dbg !1578

b4:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1579, !range !20
	%69 = sext i32 %68 to i64, !dbg !1579
	br label %b5, !dbg !1579

b5:
	%70 = phi i64 [ %42, %b4 ], [ %90, %b10 ], !dbg !1573
	%71 = phi i64 [ 16, %b4 ], [ %91, %b10 ], !dbg !1580
	%72 = icmp sgt i64 %71, 0, !dbg !1581
	br i1 %72, label %b6, label %b11, !dbg !1581

b6:
	%73 = add i64 %69, %71, !dbg !1582
	%74 = icmp sge i64 %73, %47, !dbg !1583
	br i1 %74, label %b7, label %b8, !dbg !1583

b7:
	br label %b8, !dbg !1583

b8:
	%75 = phi i64 [ %73, %b6 ], [ %69, %b7 ], !dbg !1584
	%76 = trunc i64 %75 to i32, !dbg !1585
	%77 = trunc i64 %70 to i32, !dbg !1585
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %77, i32 %76, i32 31), !dbg !1585
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !1585
	%80 = lshr i64 %70, 32, !dbg !1585
	%81 = trunc i64 %80 to i32, !dbg !1585
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %76, i32 31), !dbg !1585
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !1585
	%84 = zext i32 %83 to i64, !dbg !1585
	%85 = shl i64 %84, 32, !dbg !1585
	%86 = zext i32 %79 to i64, !dbg !1585
	%87 = or i64 %86, %85, !dbg !1585
	%88 = icmp ne i64 %75, %69, !dbg !1586
	br i1 %88, label %b9, label %b10, !dbg !1586

b9:
	%89 = add i64 %70, %87, !dbg !1577
	br label %b10, !dbg !1587

b10:
	%90 = phi i64 [ %70, %b8 ], [ %89, %b9 ], !dbg !1573
	%91 = sdiv i64 %71, 2, !dbg !1588
	br label %b5, !dbg !1588

b11:
	%92 = trunc i64 %70 to i32, !dbg !1589
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 0, i32 31), !dbg !1589
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !1589
	%95 = lshr i64 %70, 32, !dbg !1589
	%96 = trunc i64 %95 to i32, !dbg !1589
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 0, i32 31), !dbg !1589
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !1589
	%99 = zext i32 %98 to i64, !dbg !1589
	%100 = shl i64 %99, 32, !dbg !1589
	%101 = zext i32 %94 to i64, !dbg !1589
	%102 = or i64 %101, %100, !dbg !1589
	br label %b12, !dbg !1590

b12:
	%103 = phi i64 [ %51, %b2 ], [ %102, %b11 ], !dbg !1569
	%104 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !1591
	store i64 %103, i64 addrspace(1)* %104, align 8, !dbg !1591
	br i1 %48, label %b13, label %b15, !dbg !1596

b13:
	%105 = phi i64 [ %121, %b14 ], [ %42, %b12 ], !dbg !1597
	%106 = phi i64 [ %122, %b14 ], [ 16, %b12 ], !dbg !1598
	%107 = icmp sgt i64 %106, 0, !dbg !1599
	br i1 %107, label %b14, label %b23, !dbg !1599

b14:
	%108 = trunc i64 %106 to i32, !dbg !1600
	%109 = trunc i64 %105 to i32, !dbg !1600
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %109, i32 %108, i32 31), !dbg !1600
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !1600
	%112 = lshr i64 %105, 32, !dbg !1600
	%113 = trunc i64 %112 to i32, !dbg !1600
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %113, i32 %108, i32 31), !dbg !1600
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !1600
	%116 = zext i32 %115 to i64, !dbg !1600
	%117 = shl i64 %116, 32, !dbg !1600
	%118 = zext i32 %111 to i64, !dbg !1600
	%119 = or i64 %118, %117, !dbg !1600
	%120 = icmp slt i64 %105, %119, !dbg !1601
	%121 = select i1 %120, i64 %105, i64 %119, !dbg !1601
	%122 = sdiv i64 %106, 2, !dbg !1602
	br label %b13, !dbg !1602

b15:
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1603, !range !20
	%124 = sext i32 %123 to i64, !dbg !1603
	br label %b16, !dbg !1603

b16:
	%125 = phi i64 [ %42, %b15 ], [ %146, %b21 ], !dbg !1597
	%126 = phi i64 [ 16, %b15 ], [ %147, %b21 ], !dbg !1604
	%127 = icmp sgt i64 %126, 0, !dbg !1605
	br i1 %127, label %b17, label %b22, !dbg !1605

b17:
	%128 = add i64 %124, %126, !dbg !1606
	%129 = icmp sge i64 %128, %47, !dbg !1607
	br i1 %129, label %b18, label %b19, !dbg !1607

b18:
	br label %b19, !dbg !1607

b19:
	%130 = phi i64 [ %128, %b17 ], [ %124, %b18 ], !dbg !1608
	%131 = trunc i64 %130 to i32, !dbg !1609
	%132 = trunc i64 %125 to i32, !dbg !1609
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 %131, i32 31), !dbg !1609
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !1609
	%135 = lshr i64 %125, 32, !dbg !1609
	%136 = trunc i64 %135 to i32, !dbg !1609
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 %131, i32 31), !dbg !1609
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !1609
	%139 = zext i32 %138 to i64, !dbg !1609
	%140 = shl i64 %139, 32, !dbg !1609
	%141 = zext i32 %134 to i64, !dbg !1609
	%142 = or i64 %141, %140, !dbg !1609
	%143 = icmp ne i64 %130, %124, !dbg !1610
	br i1 %143, label %b20, label %b21, !dbg !1610

b20:
	%144 = icmp slt i64 %125, %142, !dbg !1601
	%145 = select i1 %144, i64 %125, i64 %142, !dbg !1601
	br label %b21, !dbg !1611

b21:
	%146 = phi i64 [ %125, %b19 ], [ %145, %b20 ], !dbg !1597
	%147 = sdiv i64 %126, 2, !dbg !1612
	br label %b16, !dbg !1612

b22:
	%148 = trunc i64 %125 to i32, !dbg !1613
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %148, i32 0, i32 31), !dbg !1613
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !1613
	%151 = lshr i64 %125, 32, !dbg !1613
	%152 = trunc i64 %151 to i32, !dbg !1613
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 0, i32 31), !dbg !1613
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !1613
	%155 = zext i32 %154 to i64, !dbg !1613
	%156 = shl i64 %155, 32, !dbg !1613
	%157 = zext i32 %150 to i64, !dbg !1613
	%158 = or i64 %157, %156, !dbg !1613
	br label %b23, !dbg !1614

b23:
	%159 = phi i64 [ %105, %b13 ], [ %158, %b22 ], !dbg !1595
	br i1 %48, label %b24, label %b26, !dbg !1619

b24:
	%160 = phi i64 [ %176, %b25 ], [ %42, %b23 ], !dbg !1620
	%161 = phi i64 [ %177, %b25 ], [ 16, %b23 ], !dbg !1621
	%162 = icmp sgt i64 %161, 0, !dbg !1622
	br i1 %162, label %b25, label %b34, !dbg !1622

b25:
	%163 = trunc i64 %161 to i32, !dbg !1623
	%164 = trunc i64 %160 to i32, !dbg !1623
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %164, i32 %163, i32 31), !dbg !1623
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !1623
	%167 = lshr i64 %160, 32, !dbg !1623
	%168 = trunc i64 %167 to i32, !dbg !1623
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %168, i32 %163, i32 31), !dbg !1623
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !1623
	%171 = zext i32 %170 to i64, !dbg !1623
	%172 = shl i64 %171, 32, !dbg !1623
	%173 = zext i32 %166 to i64, !dbg !1623
	%174 = or i64 %173, %172, !dbg !1623
	%175 = icmp sgt i64 %160, %174, !dbg !1624
	%176 = select i1 %175, i64 %160, i64 %174, !dbg !1624
	%177 = sdiv i64 %161, 2, !dbg !1625
	br label %b24, !dbg !1625

b26:
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1626, !range !20
	%179 = sext i32 %178 to i64, !dbg !1626
	br label %b27, !dbg !1626

b27:
	%180 = phi i64 [ %42, %b26 ], [ %201, %b32 ], !dbg !1620
	%181 = phi i64 [ 16, %b26 ], [ %202, %b32 ], !dbg !1627
	%182 = icmp sgt i64 %181, 0, !dbg !1628
	br i1 %182, label %b28, label %b33, !dbg !1628

b28:
	%183 = add i64 %179, %181, !dbg !1629
	%184 = icmp sge i64 %183, %47, !dbg !1630
	br i1 %184, label %b29, label %b30, !dbg !1630

b29:
	br label %b30, !dbg !1630

b30:
	%185 = phi i64 [ %183, %b28 ], [ %179, %b29 ], !dbg !1631
	%186 = trunc i64 %185 to i32, !dbg !1632
	%187 = trunc i64 %180 to i32, !dbg !1632
	%188 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %187, i32 %186, i32 31), !dbg !1632
	%189 = extractvalue { i32, i1 } %188, 0, !dbg !1632
	%190 = lshr i64 %180, 32, !dbg !1632
	%191 = trunc i64 %190 to i32, !dbg !1632
	%192 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %191, i32 %186, i32 31), !dbg !1632
	%193 = extractvalue { i32, i1 } %192, 0, !dbg !1632
	%194 = zext i32 %193 to i64, !dbg !1632
	%195 = shl i64 %194, 32, !dbg !1632
	%196 = zext i32 %189 to i64, !dbg !1632
	%197 = or i64 %196, %195, !dbg !1632
	%198 = icmp ne i64 %185, %179, !dbg !1633
	br i1 %198, label %b31, label %b32, !dbg !1633

b31:
	%199 = icmp sgt i64 %180, %197, !dbg !1624
	%200 = select i1 %199, i64 %180, i64 %197, !dbg !1624
	br label %b32, !dbg !1634

b32:
	%201 = phi i64 [ %180, %b30 ], [ %200, %b31 ], !dbg !1620
	%202 = sdiv i64 %181, 2, !dbg !1635
	br label %b27, !dbg !1635

b33:
	%203 = trunc i64 %180 to i32, !dbg !1636
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %203, i32 0, i32 31), !dbg !1636
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !1636
	%206 = lshr i64 %180, 32, !dbg !1636
	%207 = trunc i64 %206 to i32, !dbg !1636
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %207, i32 0, i32 31), !dbg !1636
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !1636
	%210 = zext i32 %209 to i64, !dbg !1636
	%211 = shl i64 %210, 32, !dbg !1636
	%212 = zext i32 %205 to i64, !dbg !1636
	%213 = or i64 %212, %211, !dbg !1636
	br label %b34, !dbg !1637

b34:
	%214 = phi i64 [ %160, %b24 ], [ %213, %b33 ], !dbg !1618
	%215 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !1638
	store i64 %159, i64 addrspace(1)* %215, align 8, !dbg !1638
	%216 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !1639
	store i64 %214, i64 addrspace(1)* %216, align 8, !dbg !1639
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1644, !range !20
	%218 = sext i32 %217 to i64, !dbg !1644
	br label %b35, !dbg !1644

b35:
	%219 = phi i64 [ %42, %b34 ], [ %236, %b38 ], !dbg !1645
	%220 = phi i64 [ 1, %b34 ], [ %237, %b38 ], !dbg !1646
	%221 = icmp slt i64 %220, 32, !dbg !1647
	br i1 %221, label %b36, label %b39, !dbg !1647

b36:
	%222 = trunc i64 %220 to i32, !dbg !1648
	%223 = trunc i64 %219 to i32, !dbg !1648
	%224 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %223, i32 %222, i32 0), !dbg !1648
	%225 = extractvalue { i32, i1 } %224, 0, !dbg !1648
	%226 = lshr i64 %219, 32, !dbg !1648
	%227 = trunc i64 %226 to i32, !dbg !1648
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %227, i32 %222, i32 0), !dbg !1648
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !1648
	%230 = zext i32 %229 to i64, !dbg !1648
	%231 = shl i64 %230, 32, !dbg !1648
	%232 = zext i32 %225 to i64, !dbg !1648
	%233 = or i64 %232, %231, !dbg !1648
	%234 = icmp sge i64 %218, %220, !dbg !1649
	br i1 %234, label %b37, label %b38, !dbg !1649

b37:
	%235 = add i64 %219, %233, !dbg !1650
	br label %b38, !dbg !1650

b38:
	%236 = phi i64 [ %219, %b36 ], [ %235, %b37 ], !dbg !1645
	%237 = mul nsw i64 %220, 2, !dbg !1651
	br label %b35, !dbg !1651

b39:
	%238 = phi i64 [ %255, %b42 ], [ %42, %b35 ], !dbg !1655
	%239 = phi i64 [ %256, %b42 ], [ 1, %b35 ], !dbg !1656
	%240 = icmp slt i64 %239, 32, !dbg !1657
	br i1 %240, label %b40, label %b43, !dbg !1657

b40:
	%241 = trunc i64 %239 to i32, !dbg !1658
	%242 = trunc i64 %238 to i32, !dbg !1658
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %242, i32 %241, i32 0), !dbg !1658
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !1658
	%245 = lshr i64 %238, 32, !dbg !1658
	%246 = trunc i64 %245 to i32, !dbg !1658
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %246, i32 %241, i32 0), !dbg !1658
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !1658
	%249 = zext i32 %248 to i64, !dbg !1658
	%250 = shl i64 %249, 32, !dbg !1658
	%251 = zext i32 %244 to i64, !dbg !1658
	%252 = or i64 %251, %250, !dbg !1658
	%253 = icmp sge i64 %218, %239, !dbg !1659
	br i1 %253, label %b41, label %b42, !dbg !1659

b41:
	%254 = add i64 %238, %252, !dbg !1660
	br label %b42, !dbg !1660

b42:
	%255 = phi i64 [ %238, %b40 ], [ %254, %b41 ], !dbg !1655
	%256 = mul nsw i64 %239, 2, !dbg !1661
	br label %b39, !dbg !1661

b43:
	%257 = trunc i64 %238 to i32, !dbg !1662
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %257, i32 1, i32 0), !dbg !1662
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !1662
	%260 = lshr i64 %238, 32, !dbg !1662
	%261 = trunc i64 %260 to i32, !dbg !1662
	%262 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %261, i32 1, i32 0), !dbg !1662
	%263 = extractvalue { i32, i1 } %262, 0, !dbg !1662
	%264 = zext i32 %263 to i64, !dbg !1662
	%265 = shl i64 %264, 32, !dbg !1662
	%266 = zext i32 %259 to i64, !dbg !1662
	%267 = or i64 %266, %265, !dbg !1662
	%268 = icmp eq i64 %218, 0, !dbg !1663
	br i1 %268, label %b45, label %b44, !dbg !1663

b44:
	br label %b45, !dbg !1664

b45:
	%269 = phi i64 [ 0, %b43 ], [ %267, %b44 ], !dbg !1653
	%270 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 3, !dbg !1665
	store i64 %219, i64 addrspace(1)* %270, align 8, !dbg !1665
	%271 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 4, !dbg !1666
	store i64 %269, i64 addrspace(1)* %271, align 8, !dbg !1666
	%272 = sdiv i64 %49, 3, !dbg !1667
	%273 = icmp slt i64 %272, 0, !dbg !1670
	br i1 %273, label %b47, label %b46, !dbg !1670

b46:
	%274 = icmp sge i64 %272, %47, !dbg !1671
	br i1 %274, label %b47, label %b48, !dbg !1671

b47:
	br label %fail, !dbg !1672

b48:
	%275 = trunc i64 %272 to i32, !dbg !1673
	%276 = trunc i64 %42 to i32, !dbg !1673
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 %275, i32 31), !dbg !1673
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !1673
	%279 = lshr i64 %42, 32, !dbg !1673
	%280 = trunc i64 %279 to i32, !dbg !1673
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %280, i32 %275, i32 31), !dbg !1673
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !1673
	%283 = zext i32 %282 to i64, !dbg !1673
	%284 = shl i64 %283, 32, !dbg !1673
	%285 = zext i32 %278 to i64, !dbg !1673
	%286 = or i64 %285, %284, !dbg !1673
	%287 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 5, !dbg !1674
	store i64 %286, i64 addrspace(1)* %287, align 8, !dbg !1674
	%288 = add i64 %50, 1, !dbg !1674
	%289 = icmp slt i64 %288, 2, !dbg !1674
	br i1 %289, label %b1, label %b49, !dbg !1674

b49:
	%290 = sub i64 %p3, %33, !dbg !1675
	%291 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !1675
	%292 = icmp ugt i64 %33, %p3, !dbg !1675
	%293 = icmp ugt i64 6, %290, !dbg !1678
	%294 = or i1 %292, %293, !dbg !1678
	br i1 %294, label %b49_fail1, label %b49_ok1, !dbg !1678, !prof !30

b49_ok1:
	%295 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1679
	%296 = add nsw i64 %22, 32, !dbg !1685
	%297 = sub nsw i64 %296, 1, !dbg !1686
	%298 = sub nsw i64 %47, 1, !dbg !1691
	%299 = icmp eq i64 %218, %298, !dbg !1692
	%300 = mul nsw i64 %22, 2, !dbg !1693
	br label %b50, !dbg !1678

b50:
	%301 = phi i64 [ 0, %b49_ok1 ], [ %600, %b129 ], !dbg !1678
	br i1 %48, label %b51, label %b53, !dbg !1695

b51:
	%302 = phi i64 [ %317, %b52 ], [ %295, %b50 ], !dbg !1696
	%303 = phi i64 [ %318, %b52 ], [ 16, %b50 ], !dbg !1697
	%304 = icmp sgt i64 %303, 0, !dbg !1698
	br i1 %304, label %b52, label %b60, !dbg !1698

b52:
	%305 = trunc i64 %303 to i32, !dbg !1699
	%306 = trunc i64 %302 to i32, !dbg !1699
	%307 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %306, i32 %305, i32 31), !dbg !1699
	%308 = extractvalue { i32, i1 } %307, 0, !dbg !1699
	%309 = lshr i64 %302, 32, !dbg !1699
	%310 = trunc i64 %309 to i32, !dbg !1699
	%311 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %310, i32 %305, i32 31), !dbg !1699
	%312 = extractvalue { i32, i1 } %311, 0, !dbg !1699
	%313 = zext i32 %312 to i64, !dbg !1699
	%314 = shl i64 %313, 32, !dbg !1699
	%315 = zext i32 %308 to i64, !dbg !1699
	%316 = or i64 %315, %314, !dbg !1699
	%317 = add i64 %302, %316, !dbg !1700
	%318 = sdiv i64 %303, 2, !dbg !1701
	br label %b51, !dbg !1701

b53:
	%319 = phi i64 [ %339, %b58 ], [ %295, %b50 ], !dbg !1696
	%320 = phi i64 [ %340, %b58 ], [ 16, %b50 ], !dbg !1702
	%321 = icmp sgt i64 %320, 0, !dbg !1703
	br i1 %321, label %b54, label %b59, !dbg !1703

b54:
	%322 = add i64 %218, %320, !dbg !1704
	%323 = icmp sge i64 %322, %47, !dbg !1705
	br i1 %323, label %b55, label %b56, !dbg !1705

b55:
	br label %b56, !dbg !1705

b56:
	%324 = phi i64 [ %322, %b54 ], [ %218, %b55 ], !dbg !1706
	%325 = trunc i64 %324 to i32, !dbg !1707
	%326 = trunc i64 %319 to i32, !dbg !1707
	%327 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %326, i32 %325, i32 31), !dbg !1707
	%328 = extractvalue { i32, i1 } %327, 0, !dbg !1707
	%329 = lshr i64 %319, 32, !dbg !1707
	%330 = trunc i64 %329 to i32, !dbg !1707
	%331 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %330, i32 %325, i32 31), !dbg !1707
	%332 = extractvalue { i32, i1 } %331, 0, !dbg !1707
	%333 = zext i32 %332 to i64, !dbg !1707
	%334 = shl i64 %333, 32, !dbg !1707
	%335 = zext i32 %328 to i64, !dbg !1707
	%336 = or i64 %335, %334, !dbg !1707
	%337 = icmp ne i64 %324, %218, !dbg !1708
	br i1 %337, label %b57, label %b58, !dbg !1708

b57:
	%338 = add i64 %319, %336, !dbg !1700
	br label %b58, !dbg !1709

b58:
	%339 = phi i64 [ %319, %b56 ], [ %338, %b57 ], !dbg !1696
	%340 = sdiv i64 %320, 2, !dbg !1710
	br label %b53, !dbg !1710

b59:
	%341 = trunc i64 %319 to i32, !dbg !1711
	%342 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %341, i32 0, i32 31), !dbg !1711
	%343 = extractvalue { i32, i1 } %342, 0, !dbg !1711
	%344 = lshr i64 %319, 32, !dbg !1711
	%345 = trunc i64 %344 to i32, !dbg !1711
	%346 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %345, i32 0, i32 31), !dbg !1711
	%347 = extractvalue { i32, i1 } %346, 0, !dbg !1711
	%348 = zext i32 %347 to i64, !dbg !1711
	%349 = shl i64 %348, 32, !dbg !1711
	%350 = zext i32 %343 to i64, !dbg !1711
	%351 = or i64 %350, %349, !dbg !1711
	br label %b60, !dbg !1712

b60:
	%352 = phi i64 [ %302, %b51 ], [ %351, %b59 ], !dbg !1694
	%353 = sdiv i64 %297, 32, !dbg !1713
	%354 = icmp eq i64 %353, 1, !dbg !1714
	br i1 %354, label %b66, label %b61, !dbg !1714

b61:
	call void @llvm.nvvm.barrier0(), !dbg !1716
	br i1 %268, label %b62, label %b63, !dbg !1717

b62:
	%355 = sdiv i64 %31, 32, !dbg !1718
	%356 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %355, !dbg !1719
	store i64 %352, i64 addrspace(3)* %356, align 8, !dbg !1719
	br label %b63, !dbg !1719

b63:
	call void @llvm.nvvm.barrier0(), !dbg !1720
	%357 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1721
	%358 = load i64, i64 addrspace(3)* %357, align 8, !dbg !1721
	br label %b64, !dbg !1721

b64:
	%359 = phi i64 [ %358, %b63 ], [ %364, %b65 ], !dbg !1722
	%360 = phi i64 [ 1, %b63 ], [ %365, %b65 ], !dbg !1723
	%361 = icmp slt i64 %360, %353, !dbg !1724
	br i1 %361, label %b65, label %b66, !dbg !1724

b65:
	%362 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %360, !dbg !1725
	%363 = load i64, i64 addrspace(3)* %362, align 8, !dbg !1725
	%364 = add i64 %359, %363, !dbg !1700
	%365 = add nsw i64 %360, 1, !dbg !1726
	br label %b64, !dbg !1726

b66:
	%366 = phi i64 [ %352, %b60 ], [ %359, %b64 ], !dbg !1683
	%367 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 0, !dbg !1727
	store i64 %366, i64 addrspace(1)* %367, align 8, !dbg !1727
	br i1 %48, label %b67, label %b69, !dbg !1732

b67:
	%368 = phi i64 [ %384, %b68 ], [ %295, %b66 ], !dbg !1733
	%369 = phi i64 [ %385, %b68 ], [ 16, %b66 ], !dbg !1734
	%370 = icmp sgt i64 %369, 0, !dbg !1735
	br i1 %370, label %b68, label %b76, !dbg !1735

b68:
	%371 = trunc i64 %369 to i32, !dbg !1736
	%372 = trunc i64 %368 to i32, !dbg !1736
	%373 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %372, i32 %371, i32 31), !dbg !1736
	%374 = extractvalue { i32, i1 } %373, 0, !dbg !1736
	%375 = lshr i64 %368, 32, !dbg !1736
	%376 = trunc i64 %375 to i32, !dbg !1736
	%377 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %376, i32 %371, i32 31), !dbg !1736
	%378 = extractvalue { i32, i1 } %377, 0, !dbg !1736
	%379 = zext i32 %378 to i64, !dbg !1736
	%380 = shl i64 %379, 32, !dbg !1736
	%381 = zext i32 %374 to i64, !dbg !1736
	%382 = or i64 %381, %380, !dbg !1736
	%383 = icmp slt i64 %368, %382, !dbg !1737
	%384 = select i1 %383, i64 %368, i64 %382, !dbg !1737
	%385 = sdiv i64 %369, 2, !dbg !1738
	br label %b67, !dbg !1738

b69:
	%386 = phi i64 [ %407, %b74 ], [ %295, %b66 ], !dbg !1733
	%387 = phi i64 [ %408, %b74 ], [ 16, %b66 ], !dbg !1739
	%388 = icmp sgt i64 %387, 0, !dbg !1740
	br i1 %388, label %b70, label %b75, !dbg !1740

b70:
	%389 = add i64 %218, %387, !dbg !1741
	%390 = icmp sge i64 %389, %47, !dbg !1742
	br i1 %390, label %b71, label %b72, !dbg !1742

b71:
	br label %b72, !dbg !1742

b72:
	%391 = phi i64 [ %389, %b70 ], [ %218, %b71 ], !dbg !1743
	%392 = trunc i64 %391 to i32, !dbg !1744
	%393 = trunc i64 %386 to i32, !dbg !1744
	%394 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %393, i32 %392, i32 31), !dbg !1744
	%395 = extractvalue { i32, i1 } %394, 0, !dbg !1744
	%396 = lshr i64 %386, 32, !dbg !1744
	%397 = trunc i64 %396 to i32, !dbg !1744
	%398 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %397, i32 %392, i32 31), !dbg !1744
	%399 = extractvalue { i32, i1 } %398, 0, !dbg !1744
	%400 = zext i32 %399 to i64, !dbg !1744
	%401 = shl i64 %400, 32, !dbg !1744
	%402 = zext i32 %395 to i64, !dbg !1744
	%403 = or i64 %402, %401, !dbg !1744
	%404 = icmp ne i64 %391, %218, !dbg !1745
	br i1 %404, label %b73, label %b74, !dbg !1745

b73:
	%405 = icmp slt i64 %386, %403, !dbg !1737
	%406 = select i1 %405, i64 %386, i64 %403, !dbg !1737
	br label %b74, !dbg !1746

b74:
	%407 = phi i64 [ %386, %b72 ], [ %406, %b73 ], !dbg !1733
	%408 = sdiv i64 %387, 2, !dbg !1747
	br label %b69, !dbg !1747

b75:
	%409 = trunc i64 %386 to i32, !dbg !1748
	%410 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %409, i32 0, i32 31), !dbg !1748
	%411 = extractvalue { i32, i1 } %410, 0, !dbg !1748
	%412 = lshr i64 %386, 32, !dbg !1748
	%413 = trunc i64 %412 to i32, !dbg !1748
	%414 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %413, i32 0, i32 31), !dbg !1748
	%415 = extractvalue { i32, i1 } %414, 0, !dbg !1748
	%416 = zext i32 %415 to i64, !dbg !1748
	%417 = shl i64 %416, 32, !dbg !1748
	%418 = zext i32 %411 to i64, !dbg !1748
	%419 = or i64 %418, %417, !dbg !1748
	br label %b76, !dbg !1749

b76:
	%420 = phi i64 [ %368, %b67 ], [ %419, %b75 ], !dbg !1731
	br i1 %354, label %b82, label %b77, !dbg !1750

b77:
	call void @llvm.nvvm.barrier0(), !dbg !1752
	br i1 %268, label %b78, label %b79, !dbg !1753

b78:
	%421 = sdiv i64 %31, 32, !dbg !1754
	%422 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %421, !dbg !1755
	store i64 %420, i64 addrspace(3)* %422, align 8, !dbg !1755
	br label %b79, !dbg !1755

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1756
	%423 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1757
	%424 = load i64, i64 addrspace(3)* %423, align 8, !dbg !1757
	br label %b80, !dbg !1757

b80:
	%425 = phi i64 [ %424, %b79 ], [ %431, %b81 ], !dbg !1758
	%426 = phi i64 [ 1, %b79 ], [ %432, %b81 ], !dbg !1759
	%427 = icmp slt i64 %426, %353, !dbg !1760
	br i1 %427, label %b81, label %b82, !dbg !1760

b81:
	%428 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %426, !dbg !1761
	%429 = load i64, i64 addrspace(3)* %428, align 8, !dbg !1761
	%430 = icmp slt i64 %425, %429, !dbg !1737
	%431 = select i1 %430, i64 %425, i64 %429, !dbg !1737
	%432 = add nsw i64 %426, 1, !dbg !1762
	br label %b80, !dbg !1762

b82:
	%433 = phi i64 [ %420, %b76 ], [ %425, %b80 ], !dbg !1730
	br i1 %48, label %b83, label %b85, !dbg !1767

b83:
	%434 = phi i64 [ %450, %b84 ], [ %295, %b82 ], !dbg !1768
	%435 = phi i64 [ %451, %b84 ], [ 16, %b82 ], !dbg !1769
	%436 = icmp sgt i64 %435, 0, !dbg !1770
	br i1 %436, label %b84, label %b92, !dbg !1770

b84:
	%437 = trunc i64 %435 to i32, !dbg !1771
	%438 = trunc i64 %434 to i32, !dbg !1771
	%439 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %438, i32 %437, i32 31), !dbg !1771
	%440 = extractvalue { i32, i1 } %439, 0, !dbg !1771
	%441 = lshr i64 %434, 32, !dbg !1771
	%442 = trunc i64 %441 to i32, !dbg !1771
	%443 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %442, i32 %437, i32 31), !dbg !1771
	%444 = extractvalue { i32, i1 } %443, 0, !dbg !1771
	%445 = zext i32 %444 to i64, !dbg !1771
	%446 = shl i64 %445, 32, !dbg !1771
	%447 = zext i32 %440 to i64, !dbg !1771
	%448 = or i64 %447, %446, !dbg !1771
	%449 = icmp sgt i64 %434, %448, !dbg !1772
	%450 = select i1 %449, i64 %434, i64 %448, !dbg !1772
	%451 = sdiv i64 %435, 2, !dbg !1773
	br label %b83, !dbg !1773

b85:
	%452 = phi i64 [ %473, %b90 ], [ %295, %b82 ], !dbg !1768
	%453 = phi i64 [ %474, %b90 ], [ 16, %b82 ], !dbg !1774
	%454 = icmp sgt i64 %453, 0, !dbg !1775
	br i1 %454, label %b86, label %b91, !dbg !1775

b86:
	%455 = add i64 %218, %453, !dbg !1776
	%456 = icmp sge i64 %455, %47, !dbg !1777
	br i1 %456, label %b87, label %b88, !dbg !1777

b87:
	br label %b88, !dbg !1777

b88:
	%457 = phi i64 [ %455, %b86 ], [ %218, %b87 ], !dbg !1778
	%458 = trunc i64 %457 to i32, !dbg !1779
	%459 = trunc i64 %452 to i32, !dbg !1779
	%460 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %459, i32 %458, i32 31), !dbg !1779
	%461 = extractvalue { i32, i1 } %460, 0, !dbg !1779
	%462 = lshr i64 %452, 32, !dbg !1779
	%463 = trunc i64 %462 to i32, !dbg !1779
	%464 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %463, i32 %458, i32 31), !dbg !1779
	%465 = extractvalue { i32, i1 } %464, 0, !dbg !1779
	%466 = zext i32 %465 to i64, !dbg !1779
	%467 = shl i64 %466, 32, !dbg !1779
	%468 = zext i32 %461 to i64, !dbg !1779
	%469 = or i64 %468, %467, !dbg !1779
	%470 = icmp ne i64 %457, %218, !dbg !1780
	br i1 %470, label %b89, label %b90, !dbg !1780

b89:
	%471 = icmp sgt i64 %452, %469, !dbg !1772
	%472 = select i1 %471, i64 %452, i64 %469, !dbg !1772
	br label %b90, !dbg !1781

b90:
	%473 = phi i64 [ %452, %b88 ], [ %472, %b89 ], !dbg !1768
	%474 = sdiv i64 %453, 2, !dbg !1782
	br label %b85, !dbg !1782

b91:
	%475 = trunc i64 %452 to i32, !dbg !1783
	%476 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %475, i32 0, i32 31), !dbg !1783
	%477 = extractvalue { i32, i1 } %476, 0, !dbg !1783
	%478 = lshr i64 %452, 32, !dbg !1783
	%479 = trunc i64 %478 to i32, !dbg !1783
	%480 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %479, i32 0, i32 31), !dbg !1783
	%481 = extractvalue { i32, i1 } %480, 0, !dbg !1783
	%482 = zext i32 %481 to i64, !dbg !1783
	%483 = shl i64 %482, 32, !dbg !1783
	%484 = zext i32 %477 to i64, !dbg !1783
	%485 = or i64 %484, %483, !dbg !1783
	br label %b92, !dbg !1784

b92:
	%486 = phi i64 [ %434, %b83 ], [ %485, %b91 ], !dbg !1766
	br i1 %354, label %b98, label %b93, !dbg !1785

b93:
	call void @llvm.nvvm.barrier0(), !dbg !1787
	br i1 %268, label %b94, label %b95, !dbg !1788

b94:
	%487 = sdiv i64 %31, 32, !dbg !1789
	%488 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %487, !dbg !1790
	store i64 %486, i64 addrspace(3)* %488, align 8, !dbg !1790
	br label %b95, !dbg !1790

b95:
	call void @llvm.nvvm.barrier0(), !dbg !1791
	%489 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1792
	%490 = load i64, i64 addrspace(3)* %489, align 8, !dbg !1792
	br label %b96, !dbg !1792

b96:
	%491 = phi i64 [ %490, %b95 ], [ %497, %b97 ], !dbg !1793
	%492 = phi i64 [ 1, %b95 ], [ %498, %b97 ], !dbg !1794
	%493 = icmp slt i64 %492, %353, !dbg !1795
	br i1 %493, label %b97, label %b98, !dbg !1795

b97:
	%494 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %492, !dbg !1796
	%495 = load i64, i64 addrspace(3)* %494, align 8, !dbg !1796
	%496 = icmp sgt i64 %491, %495, !dbg !1772
	%497 = select i1 %496, i64 %491, i64 %495, !dbg !1772
	%498 = add nsw i64 %492, 1, !dbg !1797
	br label %b96, !dbg !1797

b98:
	%499 = phi i64 [ %486, %b92 ], [ %491, %b96 ], !dbg !1765
	%500 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 1, !dbg !1798
	store i64 %433, i64 addrspace(1)* %500, align 8, !dbg !1798
	%501 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 2, !dbg !1799
	store i64 %499, i64 addrspace(1)* %501, align 8, !dbg !1799
	br label %b99, !dbg !1800

b99:
	%502 = phi i64 [ %295, %b98 ], [ %519, %b102 ], !dbg !1801
	%503 = phi i64 [ 1, %b98 ], [ %520, %b102 ], !dbg !1802
	%504 = icmp slt i64 %503, 32, !dbg !1803
	br i1 %504, label %b100, label %b103, !dbg !1803

b100:
	%505 = trunc i64 %503 to i32, !dbg !1804
	%506 = trunc i64 %502 to i32, !dbg !1804
	%507 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %506, i32 %505, i32 0), !dbg !1804
	%508 = extractvalue { i32, i1 } %507, 0, !dbg !1804
	%509 = lshr i64 %502, 32, !dbg !1804
	%510 = trunc i64 %509 to i32, !dbg !1804
	%511 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %510, i32 %505, i32 0), !dbg !1804
	%512 = extractvalue { i32, i1 } %511, 0, !dbg !1804
	%513 = zext i32 %512 to i64, !dbg !1804
	%514 = shl i64 %513, 32, !dbg !1804
	%515 = zext i32 %508 to i64, !dbg !1804
	%516 = or i64 %515, %514, !dbg !1804
	%517 = icmp sge i64 %218, %503, !dbg !1805
	br i1 %517, label %b101, label %b102, !dbg !1805

b101:
	%518 = add i64 %502, %516, !dbg !1806
	br label %b102, !dbg !1806

b102:
	%519 = phi i64 [ %502, %b100 ], [ %518, %b101 ], !dbg !1801
	%520 = mul nsw i64 %503, 2, !dbg !1807
	br label %b99, !dbg !1807

b103:
	br i1 %354, label %b109, label %b104, !dbg !1808

b104:
	%521 = sdiv i64 %31, 32, !dbg !1810
	call void @llvm.nvvm.barrier0(), !dbg !1811
	br i1 %299, label %b105, label %b106, !dbg !1692

b105:
	%522 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %521, !dbg !1812
	store i64 %502, i64 addrspace(3)* %522, align 8, !dbg !1812
	br label %b106, !dbg !1812

b106:
	call void @llvm.nvvm.barrier0(), !dbg !1813
	%523 = icmp slt i64 0, %521, !dbg !1813
	br i1 %523, label %b107, label %b108, !dbg !1813

b107:
	%524 = phi i64 [ %529, %b107_ok1 ], [ 0, %b106 ], !dbg !1814
	%525 = phi i64 [ %530, %b107_ok1 ], [ 0, %b106 ], !dbg !1814
	%526 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %525, !dbg !1815
	%527 = icmp uge i64 %525, 32, !dbg !1815
	br i1 %527, label %b107_fail1, label %b107_ok1, !dbg !1815, !prof !30

b107_ok1:
	%528 = load i64, i64 addrspace(3)* %526, align 8, !dbg !1815
	%529 = add i64 %524, %528, !dbg !1816
	%530 = add i64 %525, 1, !dbg !1816
	%531 = icmp slt i64 %530, %521, !dbg !1816
	br i1 %531, label %b107, label %b108, !dbg !1816

b108:
	%532 = phi i64 [ 0, %b106 ], [ %529, %b107_ok1 ], !dbg !1814
	br label %b109, !dbg !1817

b109:
	%533 = phi i64 [ 0, %b103 ], [ %532, %b108 ], !dbg !1690
	%534 = add i64 %533, %502, !dbg !1818
	br label %b110, !dbg !1822

b110:
	%535 = phi i64 [ %295, %b109 ], [ %552, %b113 ], !dbg !1823
	%536 = phi i64 [ 1, %b109 ], [ %553, %b113 ], !dbg !1824
	%537 = icmp slt i64 %536, 32, !dbg !1825
	br i1 %537, label %b111, label %b114, !dbg !1825

b111:
	%538 = trunc i64 %536 to i32, !dbg !1826
	%539 = trunc i64 %535 to i32, !dbg !1826
	%540 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %539, i32 %538, i32 0), !dbg !1826
	%541 = extractvalue { i32, i1 } %540, 0, !dbg !1826
	%542 = lshr i64 %535, 32, !dbg !1826
	%543 = trunc i64 %542 to i32, !dbg !1826
	%544 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %543, i32 %538, i32 0), !dbg !1826
	%545 = extractvalue { i32, i1 } %544, 0, !dbg !1826
	%546 = zext i32 %545 to i64, !dbg !1826
	%547 = shl i64 %546, 32, !dbg !1826
	%548 = zext i32 %541 to i64, !dbg !1826
	%549 = or i64 %548, %547, !dbg !1826
	%550 = icmp sge i64 %218, %536, !dbg !1827
	br i1 %550, label %b112, label %b113, !dbg !1827

b112:
	%551 = add i64 %535, %549, !dbg !1828
	br label %b113, !dbg !1828

b113:
	%552 = phi i64 [ %535, %b111 ], [ %551, %b112 ], !dbg !1823
	%553 = mul nsw i64 %536, 2, !dbg !1829
	br label %b110, !dbg !1829

b114:
	br i1 %354, label %b120, label %b115, !dbg !1830

b115:
	%554 = sdiv i64 %31, 32, !dbg !1832
	call void @llvm.nvvm.barrier0(), !dbg !1833
	br i1 %299, label %b116, label %b117, !dbg !1834

b116:
	%555 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %554, !dbg !1835
	store i64 %535, i64 addrspace(3)* %555, align 8, !dbg !1835
	br label %b117, !dbg !1835

b117:
	call void @llvm.nvvm.barrier0(), !dbg !1836
	%556 = icmp slt i64 0, %554, !dbg !1836
	br i1 %556, label %b118, label %b119, !dbg !1836

b118:
	%557 = phi i64 [ %562, %b118_ok1 ], [ 0, %b117 ], !dbg !1837
	%558 = phi i64 [ %563, %b118_ok1 ], [ 0, %b117 ], !dbg !1837
	%559 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %558, !dbg !1838
	%560 = icmp uge i64 %558, 32, !dbg !1838
	br i1 %560, label %b118_fail1, label %b118_ok1, !dbg !1838, !prof !30

b118_ok1:
	%561 = load i64, i64 addrspace(3)* %559, align 8, !dbg !1838
	%562 = add i64 %557, %561, !dbg !1839
	%563 = add i64 %558, 1, !dbg !1839
	%564 = icmp slt i64 %563, %554, !dbg !1839
	br i1 %564, label %b118, label %b119, !dbg !1839

b119:
	%565 = phi i64 [ 0, %b117 ], [ %562, %b118_ok1 ], !dbg !1837
	br label %b120, !dbg !1840

b120:
	%566 = phi i64 [ 0, %b114 ], [ %565, %b119 ], !dbg !1821
	%567 = trunc i64 %535 to i32, !dbg !1841
	%568 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %567, i32 1, i32 0), !dbg !1841
	%569 = extractvalue { i32, i1 } %568, 0, !dbg !1841
	%570 = lshr i64 %535, 32, !dbg !1841
	%571 = trunc i64 %570 to i32, !dbg !1841
	%572 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %571, i32 1, i32 0), !dbg !1841
	%573 = extractvalue { i32, i1 } %572, 0, !dbg !1841
	%574 = zext i32 %573 to i64, !dbg !1841
	%575 = shl i64 %574, 32, !dbg !1841
	%576 = zext i32 %569 to i64, !dbg !1841
	%577 = or i64 %576, %575, !dbg !1841
	br i1 %268, label %b122, label %b121, !dbg !1842

b121:
	%578 = add i64 %566, %577, !dbg !1843
	br label %b122, !dbg !1844

b122:
	%579 = phi i64 [ %566, %b120 ], [ %578, %b121 ], !dbg !1820
	%580 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 3, !dbg !1845
	store i64 %534, i64 addrspace(1)* %580, align 8, !dbg !1845
	%581 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 4, !dbg !1846
	store i64 %579, i64 addrspace(1)* %581, align 8, !dbg !1846
	%582 = sdiv i64 %300, 3, !dbg !1847
	%583 = icmp sge i64 %582, %22, !dbg !1850
	br i1 %583, label %b123, label %b124, !dbg !1850

b123:
	br label %fail, !dbg !1851

b124:
	br i1 %354, label %b125, label %b126, !dbg !1852

b125:
	%584 = trunc i64 %582 to i32, !dbg !1853
	%585 = trunc i64 %295 to i32, !dbg !1853
	%586 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %585, i32 %584, i32 31), !dbg !1853
	%587 = extractvalue { i32, i1 } %586, 0, !dbg !1853
	%588 = lshr i64 %295, 32, !dbg !1853
	%589 = trunc i64 %588 to i32, !dbg !1853
	%590 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %589, i32 %584, i32 31), !dbg !1853
	%591 = extractvalue { i32, i1 } %590, 0, !dbg !1853
	%592 = zext i32 %591 to i64, !dbg !1853
	%593 = shl i64 %592, 32, !dbg !1853
	%594 = zext i32 %587 to i64, !dbg !1853
	%595 = or i64 %594, %593, !dbg !1853
	br label %b129, !dbg !1854

b126:
	call void @llvm.nvvm.barrier0(), !dbg !1856
	%596 = icmp eq i64 %31, %582, !dbg !1857
	br i1 %596, label %b127, label %b128, !dbg !1857

b127:
	store i64 %295, i64 addrspace(3)* @gpuc_shared_Broadcast_42_3, align 8, !dbg !1858
	br label %b128, !dbg !1858

b128:
	call void @llvm.nvvm.barrier0(), !dbg !1859
	%597 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42_3, align 8, !dbg !1860
	br label %b129, !dbg !1861

b129:
	%598 = phi i64 [ %595, %b125 ], [ %597, %b128 ], !dbg !1849
	%599 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 5, !dbg !1862
	store i64 %598, i64 addrspace(1)* %599, align 8, !dbg !1862
	%600 = add i64 %301, 1, !dbg !1862
	%601 = icmp slt i64 %600, 2, !dbg !1862
	br i1 %601, label %b50, label %b130, !dbg !1862

b130:
	ret void, !dbg !1556

b0_fail1:
	%602 = icmp ugt i64 %33, %p1, !dbg !1559
	br i1 %602, label %b0_fail2, label %b0_ok2, !dbg !1559

b0_fail2:
	br label %fail, !dbg !1559

b0_ok2:
	%603 = icmp uge i64 %32, %p5, !dbg !1560
	br i1 %603, label %b0_fail3, label %b0_ok3, !dbg !1560

b0_fail3:
	br label %fail, !dbg !1560

b0_ok3:
	br label %fail, !dbg !1563

b49_fail1:
	%604 = icmp ugt i64 %33, %p3, !dbg !1675
	br i1 %604, label %b49_fail2, label %b49_ok2, !dbg !1675

b49_fail2:
	br label %fail, !dbg !1675

b49_ok2:
	br label %fail, !dbg !1678

b107_fail1:
	br label %fail, !dbg !1815

b118_fail1:
	br label %fail, !dbg !1838

fail:
	%605 = phi i32 [ 27, %b0_fail2 ], [ 28, %b0_fail3 ], [ 29, %b0_ok3 ], [ 31, %b47 ], [ 32, %b49_fail2 ], [ 29, %b49_ok2 ], [ 30, %b107_fail1 ], [ 30, %b118_fail1 ], [ 31, %b123 ], !dbg !1554
	%606 = phi i64 [ %33, %b0_fail2 ], [ %32, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b47 ], [ %33, %b49_fail2 ], [ 6, %b49_ok2 ], [ %525, %b107_fail1 ], [ %558, %b118_fail1 ], [ 0, %b123 ], !dbg !1554
	%607 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %34, %b0_ok3 ], [ 0, %b47 ], [ %p3, %b49_fail2 ], [ %290, %b49_ok2 ], [ 32, %b107_fail1 ], [ 32, %b118_fail1 ], [ 0, %b123 ], !dbg !1554
	call void @gpuc_fail(i8* %ctrl, i32 %605, i64 %606, i64 %607), !dbg !1554
	ret void, !dbg !1554
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1863 {
entry:
	br label %b0, !dbg !1864

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1864
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !1864
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1864
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1867, !range !11
	%4 = sext i32 %3 to i64, !dbg !1867
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1867, !range !12
	%6 = sext i32 %5 to i64, !dbg !1867
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1867, !range !12
	%8 = sext i32 %7 to i64, !dbg !1867
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1867, !range !13
	%10 = sext i32 %9 to i64, !dbg !1867
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1867, !range !14
	%12 = sext i32 %11 to i64, !dbg !1867
	%13 = mul i64 %12, %8, !dbg !1867
	%14 = add i64 %6, %13, !dbg !1867
	%15 = mul i64 %10, %14, !dbg !1867
	%16 = add i64 %4, %15, !dbg !1867
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1867, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1867, !range !15
	%19 = mul i32 %17, %18, !dbg !1867
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1867, !range !16
	%21 = mul i32 %19, %20, !dbg !1867
	%22 = sext i32 %21 to i64, !dbg !1867
	%23 = mul i64 %16, %22, !dbg !1867
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1867, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1867, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1867, !range !18
	%27 = mul i32 %18, %26, !dbg !1867
	%28 = add i32 %25, %27, !dbg !1867
	%29 = mul i32 %17, %28, !dbg !1867
	%30 = add i32 %24, %29, !dbg !1867
	%31 = sext i32 %30 to i64, !dbg !1867
	%32 = add i64 %23, %31, !dbg !1867
	%33 = mul i64 %32, 3, !dbg !1868
	%34 = sub i64 %p1, %33, !dbg !1869
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !1869
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1870
	%37 = icmp ugt i64 %33, %p1, !dbg !1869
	%38 = icmp uge i64 %32, %p5, !dbg !1870
	%39 = icmp ugt i64 3, %34, !dbg !1873
	%40 = or i1 %37, %38, !dbg !1873
	%41 = or i1 %40, %39, !dbg !1873
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !1873, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1870
	%43 = and i32 %30, -32, !dbg !1878
	%44 = sub i32 %21, %43, !dbg !1878
	%45 = icmp slt i32 %44, 32, !dbg !1878
	%46 = select i1 %45, i32 %44, i32 32, !dbg !1878
	%47 = sext i32 %46 to i64, !dbg !1878
	%48 = icmp eq i64 %47, 32, !dbg !1879
	br i1 %48, label %b1, label %b3, !dbg !1879

b1:
	%49 = phi i64 [ %42, %b0_ok1 ], [ %64, %b2 ], !dbg !1880
	%50 = phi i64 [ 16, %b0_ok1 ], [ %65, %b2 ], !dbg !1881
	%51 = icmp sgt i64 %50, 0, !dbg !1882
	br i1 %51, label %b2, label %b11, !dbg !1882

b2:
	%52 = trunc i64 %50 to i32, !dbg !1883
	%53 = trunc i64 %49 to i32, !dbg !1883
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %52, i32 31), !dbg !1883
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !1883
	%56 = lshr i64 %49, 32, !dbg !1883
	%57 = trunc i64 %56 to i32, !dbg !1883
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %57, i32 %52, i32 31), !dbg !1883
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !1883
	%60 = zext i32 %59 to i64, !dbg !1883
	%61 = shl i64 %60, 32, !dbg !1883
	%62 = zext i32 %55 to i64, !dbg !1883
	%63 = or i64 %62, %61, !dbg !1883
	%64 = and i64 %49, %63, !dbg !1884
	%65 = sdiv i64 %50, 2, !dbg !1885
	br label %b1, !dbg !1885

b3:
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1886, !range !20
	%67 = sext i32 %66 to i64, !dbg !1886
	br label %b4, !dbg !1886

b4:
	%68 = phi i64 [ %42, %b3 ], [ %88, %b9 ], !dbg !1880
	%69 = phi i64 [ 16, %b3 ], [ %89, %b9 ], !dbg !1887
	%70 = icmp sgt i64 %69, 0, !dbg !1888
	br i1 %70, label %b5, label %b10, !dbg !1888

b5:
	%71 = add i64 %67, %69, !dbg !1889
	%72 = icmp sge i64 %71, %47, !dbg !1890
	br i1 %72, label %b6, label %b7, !dbg !1890

b6:
	br label %b7, !dbg !1890

b7:
	%73 = phi i64 [ %71, %b5 ], [ %67, %b6 ], !dbg !1891
	%74 = trunc i64 %73 to i32, !dbg !1892
	%75 = trunc i64 %68 to i32, !dbg !1892
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 %74, i32 31), !dbg !1892
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !1892
	%78 = lshr i64 %68, 32, !dbg !1892
	%79 = trunc i64 %78 to i32, !dbg !1892
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %79, i32 %74, i32 31), !dbg !1892
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !1892
	%82 = zext i32 %81 to i64, !dbg !1892
	%83 = shl i64 %82, 32, !dbg !1892
	%84 = zext i32 %77 to i64, !dbg !1892
	%85 = or i64 %84, %83, !dbg !1892
	%86 = icmp ne i64 %73, %67, !dbg !1893
	br i1 %86, label %b8, label %b9, !dbg !1893

b8:
	%87 = and i64 %68, %85, !dbg !1884
	br label %b9, !dbg !1894

b9:
	%88 = phi i64 [ %68, %b7 ], [ %87, %b8 ], !dbg !1880
	%89 = sdiv i64 %69, 2, !dbg !1895
	br label %b4, !dbg !1895

b10:
	%90 = trunc i64 %68 to i32, !dbg !1896
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 0, i32 31), !dbg !1896
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1896
	%93 = lshr i64 %68, 32, !dbg !1896
	%94 = trunc i64 %93 to i32, !dbg !1896
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %94, i32 0, i32 31), !dbg !1896
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !1896
	%97 = zext i32 %96 to i64, !dbg !1896
	%98 = shl i64 %97, 32, !dbg !1896
	%99 = zext i32 %92 to i64, !dbg !1896
	%100 = or i64 %99, %98, !dbg !1896
	br label %b11, !dbg !1897

b11:
	%101 = phi i64 [ %49, %b1 ], [ %100, %b10 ], !dbg !1877
	br i1 %48, label %b12, label %b14, !dbg !1902

b12:
	%102 = phi i64 [ %42, %b11 ], [ %117, %b13 ], !dbg !1903
	%103 = phi i64 [ 16, %b11 ], [ %118, %b13 ], !dbg !1904
	%104 = icmp sgt i64 %103, 0, !dbg !1905
	br i1 %104, label %b13, label %b22, !dbg !1905

b13:
	%105 = trunc i64 %103 to i32, !dbg !1906
	%106 = trunc i64 %102 to i32, !dbg !1906
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %105, i32 31), !dbg !1906
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !1906
	%109 = lshr i64 %102, 32, !dbg !1906
	%110 = trunc i64 %109 to i32, !dbg !1906
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %110, i32 %105, i32 31), !dbg !1906
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !1906
	%113 = zext i32 %112 to i64, !dbg !1906
	%114 = shl i64 %113, 32, !dbg !1906
	%115 = zext i32 %108 to i64, !dbg !1906
	%116 = or i64 %115, %114, !dbg !1906
	%117 = or i64 %102, %116, !dbg !1907
	%118 = sdiv i64 %103, 2, !dbg !1908
	br label %b12, !dbg !1908

b14:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1909, !range !20
	%120 = sext i32 %119 to i64, !dbg !1909
	br label %b15, !dbg !1909

b15:
	%121 = phi i64 [ %42, %b14 ], [ %141, %b20 ], !dbg !1903
	%122 = phi i64 [ 16, %b14 ], [ %142, %b20 ], !dbg !1910
	%123 = icmp sgt i64 %122, 0, !dbg !1911
	br i1 %123, label %b16, label %b21, !dbg !1911

b16:
	%124 = add i64 %120, %122, !dbg !1912
	%125 = icmp sge i64 %124, %47, !dbg !1913
	br i1 %125, label %b17, label %b18, !dbg !1913

b17:
	br label %b18, !dbg !1913

b18:
	%126 = phi i64 [ %124, %b16 ], [ %120, %b17 ], !dbg !1914
	%127 = trunc i64 %126 to i32, !dbg !1915
	%128 = trunc i64 %121 to i32, !dbg !1915
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %127, i32 31), !dbg !1915
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !1915
	%131 = lshr i64 %121, 32, !dbg !1915
	%132 = trunc i64 %131 to i32, !dbg !1915
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 %127, i32 31), !dbg !1915
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !1915
	%135 = zext i32 %134 to i64, !dbg !1915
	%136 = shl i64 %135, 32, !dbg !1915
	%137 = zext i32 %130 to i64, !dbg !1915
	%138 = or i64 %137, %136, !dbg !1915
	%139 = icmp ne i64 %126, %120, !dbg !1916
	br i1 %139, label %b19, label %b20, !dbg !1916

b19:
	%140 = or i64 %121, %138, !dbg !1907
	br label %b20, !dbg !1917

b20:
	%141 = phi i64 [ %121, %b18 ], [ %140, %b19 ], !dbg !1903
	%142 = sdiv i64 %122, 2, !dbg !1918
	br label %b15, !dbg !1918

b21:
	%143 = trunc i64 %121 to i32, !dbg !1919
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !1919
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !1919
	%146 = lshr i64 %121, 32, !dbg !1919
	%147 = trunc i64 %146 to i32, !dbg !1919
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !1919
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !1919
	%150 = zext i32 %149 to i64, !dbg !1919
	%151 = shl i64 %150, 32, !dbg !1919
	%152 = zext i32 %145 to i64, !dbg !1919
	%153 = or i64 %152, %151, !dbg !1919
	br label %b22, !dbg !1920

b22:
	%154 = phi i64 [ %102, %b12 ], [ %153, %b21 ], !dbg !1901
	br i1 %48, label %b23, label %b25, !dbg !1925

b23:
	%155 = phi i64 [ %42, %b22 ], [ %170, %b24 ], !dbg !1926
	%156 = phi i64 [ 16, %b22 ], [ %171, %b24 ], !dbg !1927
	%157 = icmp sgt i64 %156, 0, !dbg !1928
	br i1 %157, label %b24, label %b33, !dbg !1928

b24:
	%158 = trunc i64 %156 to i32, !dbg !1929
	%159 = trunc i64 %155 to i32, !dbg !1929
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %158, i32 31), !dbg !1929
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !1929
	%162 = lshr i64 %155, 32, !dbg !1929
	%163 = trunc i64 %162 to i32, !dbg !1929
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %163, i32 %158, i32 31), !dbg !1929
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !1929
	%166 = zext i32 %165 to i64, !dbg !1929
	%167 = shl i64 %166, 32, !dbg !1929
	%168 = zext i32 %161 to i64, !dbg !1929
	%169 = or i64 %168, %167, !dbg !1929
	%170 = xor i64 %155, %169, !dbg !1930
	%171 = sdiv i64 %156, 2, !dbg !1931
	br label %b23, !dbg !1931

b25:
	%172 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1932, !range !20
	%173 = sext i32 %172 to i64, !dbg !1932
	br label %b26, !dbg !1932

b26:
	%174 = phi i64 [ %42, %b25 ], [ %194, %b31 ], !dbg !1926
	%175 = phi i64 [ 16, %b25 ], [ %195, %b31 ], !dbg !1933
	%176 = icmp sgt i64 %175, 0, !dbg !1934
	br i1 %176, label %b27, label %b32, !dbg !1934

b27:
	%177 = add i64 %173, %175, !dbg !1935
	%178 = icmp sge i64 %177, %47, !dbg !1936
	br i1 %178, label %b28, label %b29, !dbg !1936

b28:
	br label %b29, !dbg !1936

b29:
	%179 = phi i64 [ %177, %b27 ], [ %173, %b28 ], !dbg !1937
	%180 = trunc i64 %179 to i32, !dbg !1938
	%181 = trunc i64 %174 to i32, !dbg !1938
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %181, i32 %180, i32 31), !dbg !1938
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !1938
	%184 = lshr i64 %174, 32, !dbg !1938
	%185 = trunc i64 %184 to i32, !dbg !1938
	%186 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %185, i32 %180, i32 31), !dbg !1938
	%187 = extractvalue { i32, i1 } %186, 0, !dbg !1938
	%188 = zext i32 %187 to i64, !dbg !1938
	%189 = shl i64 %188, 32, !dbg !1938
	%190 = zext i32 %183 to i64, !dbg !1938
	%191 = or i64 %190, %189, !dbg !1938
	%192 = icmp ne i64 %179, %173, !dbg !1939
	br i1 %192, label %b30, label %b31, !dbg !1939

b30:
	%193 = xor i64 %174, %191, !dbg !1930
	br label %b31, !dbg !1940

b31:
	%194 = phi i64 [ %174, %b29 ], [ %193, %b30 ], !dbg !1926
	%195 = sdiv i64 %175, 2, !dbg !1941
	br label %b26, !dbg !1941

b32:
	%196 = trunc i64 %174 to i32, !dbg !1942
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %196, i32 0, i32 31), !dbg !1942
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !1942
	%199 = lshr i64 %174, 32, !dbg !1942
	%200 = trunc i64 %199 to i32, !dbg !1942
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %200, i32 0, i32 31), !dbg !1942
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !1942
	%203 = zext i32 %202 to i64, !dbg !1942
	%204 = shl i64 %203, 32, !dbg !1942
	%205 = zext i32 %198 to i64, !dbg !1942
	%206 = or i64 %205, %204, !dbg !1942
	br label %b33, !dbg !1943

b33:
	%207 = phi i64 [ %155, %b23 ], [ %206, %b32 ], !dbg !1924
	%208 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !1944
	store i64 %101, i64 addrspace(1)* %208, align 8, !dbg !1944
	%209 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !1945
	store i64 %154, i64 addrspace(1)* %209, align 8, !dbg !1945
	%210 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !1946
	store i64 %207, i64 addrspace(1)* %210, align 8, !dbg !1946
	%211 = sub i64 %p3, %33, !dbg !1947
	%212 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !1947
	%213 = icmp ugt i64 %33, %p3, !dbg !1947
	%214 = icmp ugt i64 3, %211, !dbg !1950
	%215 = or i1 %213, %214, !dbg !1950
	br i1 %215, label %b33_fail1, label %b33_ok1, !dbg !1950, !prof !30

b33_ok1:
	%216 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1951
	br i1 %48, label %b34, label %b36, !dbg !1956

b34:
	%217 = phi i64 [ %216, %b33_ok1 ], [ %232, %b35 ], !dbg !1957
	%218 = phi i64 [ 16, %b33_ok1 ], [ %233, %b35 ], !dbg !1958
	%219 = icmp sgt i64 %218, 0, !dbg !1959
	br i1 %219, label %b35, label %b44, !dbg !1959

b35:
	%220 = trunc i64 %218 to i32, !dbg !1960
	%221 = trunc i64 %217 to i32, !dbg !1960
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %221, i32 %220, i32 31), !dbg !1960
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !1960
	%224 = lshr i64 %217, 32, !dbg !1960
	%225 = trunc i64 %224 to i32, !dbg !1960
	%226 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %225, i32 %220, i32 31), !dbg !1960
	%227 = extractvalue { i32, i1 } %226, 0, !dbg !1960
	%228 = zext i32 %227 to i64, !dbg !1960
	%229 = shl i64 %228, 32, !dbg !1960
	%230 = zext i32 %223 to i64, !dbg !1960
	%231 = or i64 %230, %229, !dbg !1960
	%232 = and i64 %217, %231, !dbg !1961
	%233 = sdiv i64 %218, 2, !dbg !1962
	br label %b34, !dbg !1962

b36:
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1963, !range !20
	%235 = sext i32 %234 to i64, !dbg !1963
	br label %b37, !dbg !1963

b37:
	%236 = phi i64 [ %216, %b36 ], [ %256, %b42 ], !dbg !1957
	%237 = phi i64 [ 16, %b36 ], [ %257, %b42 ], !dbg !1964
	%238 = icmp sgt i64 %237, 0, !dbg !1965
	br i1 %238, label %b38, label %b43, !dbg !1965

b38:
	%239 = add i64 %235, %237, !dbg !1966
	%240 = icmp sge i64 %239, %47, !dbg !1967
	br i1 %240, label %b39, label %b40, !dbg !1967

b39:
	br label %b40, !dbg !1967

b40:
	%241 = phi i64 [ %239, %b38 ], [ %235, %b39 ], !dbg !1968
	%242 = trunc i64 %241 to i32, !dbg !1969
	%243 = trunc i64 %236 to i32, !dbg !1969
	%244 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %243, i32 %242, i32 31), !dbg !1969
	%245 = extractvalue { i32, i1 } %244, 0, !dbg !1969
	%246 = lshr i64 %236, 32, !dbg !1969
	%247 = trunc i64 %246 to i32, !dbg !1969
	%248 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %247, i32 %242, i32 31), !dbg !1969
	%249 = extractvalue { i32, i1 } %248, 0, !dbg !1969
	%250 = zext i32 %249 to i64, !dbg !1969
	%251 = shl i64 %250, 32, !dbg !1969
	%252 = zext i32 %245 to i64, !dbg !1969
	%253 = or i64 %252, %251, !dbg !1969
	%254 = icmp ne i64 %241, %235, !dbg !1970
	br i1 %254, label %b41, label %b42, !dbg !1970

b41:
	%255 = and i64 %236, %253, !dbg !1961
	br label %b42, !dbg !1971

b42:
	%256 = phi i64 [ %236, %b40 ], [ %255, %b41 ], !dbg !1957
	%257 = sdiv i64 %237, 2, !dbg !1972
	br label %b37, !dbg !1972

b43:
	%258 = trunc i64 %236 to i32, !dbg !1973
	%259 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %258, i32 0, i32 31), !dbg !1973
	%260 = extractvalue { i32, i1 } %259, 0, !dbg !1973
	%261 = lshr i64 %236, 32, !dbg !1973
	%262 = trunc i64 %261 to i32, !dbg !1973
	%263 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %262, i32 0, i32 31), !dbg !1973
	%264 = extractvalue { i32, i1 } %263, 0, !dbg !1973
	%265 = zext i32 %264 to i64, !dbg !1973
	%266 = shl i64 %265, 32, !dbg !1973
	%267 = zext i32 %260 to i64, !dbg !1973
	%268 = or i64 %267, %266, !dbg !1973
	br label %b44, !dbg !1974

b44:
	%269 = phi i64 [ %217, %b34 ], [ %268, %b43 ], !dbg !1955
	%270 = add nsw i64 %22, 32, !dbg !1976
	%271 = sub nsw i64 %270, 1, !dbg !1977
	%272 = sdiv i64 %271, 32, !dbg !1978
	%273 = icmp eq i64 %272, 1, !dbg !1979
	br i1 %273, label %b50, label %b45, !dbg !1979

b45:
	call void @llvm.nvvm.barrier0(), !dbg !1981
	%274 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1982, !range !20
	%275 = sext i32 %274 to i64, !dbg !1982
	%276 = icmp eq i64 %275, 0, !dbg !1983
	br i1 %276, label %b46, label %b47, !dbg !1983

b46:
	%277 = sdiv i64 %31, 32, !dbg !1984
	%278 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %277, !dbg !1985
	store i64 %269, i64 addrspace(3)* %278, align 8, !dbg !1985
	br label %b47, !dbg !1985

b47:
	call void @llvm.nvvm.barrier0(), !dbg !1986
	%279 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1987
	%280 = load i64, i64 addrspace(3)* %279, align 8, !dbg !1987
	br label %b48, !dbg !1987

b48:
	%281 = phi i64 [ %280, %b47 ], [ %286, %b49 ], !dbg !1988
	%282 = phi i64 [ 1, %b47 ], [ %287, %b49 ], !dbg !1989
	%283 = icmp slt i64 %282, %272, !dbg !1990
	br i1 %283, label %b49, label %b50, !dbg !1990

b49:
	%284 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %282, !dbg !1991
	%285 = load i64, i64 addrspace(3)* %284, align 8, !dbg !1991
	%286 = and i64 %281, %285, !dbg !1961
	%287 = add nsw i64 %282, 1, !dbg !1992
	br label %b48, !dbg !1992

b50:
	%288 = phi i64 [ %269, %b44 ], [ %281, %b48 ], !dbg !1954
	br i1 %48, label %b51, label %b53, !dbg !1997

b51:
	%289 = phi i64 [ %216, %b50 ], [ %304, %b52 ], !dbg !1998
	%290 = phi i64 [ 16, %b50 ], [ %305, %b52 ], !dbg !1999
	%291 = icmp sgt i64 %290, 0, !dbg !2000
	br i1 %291, label %b52, label %b61, !dbg !2000

b52:
	%292 = trunc i64 %290 to i32, !dbg !2001
	%293 = trunc i64 %289 to i32, !dbg !2001
	%294 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %293, i32 %292, i32 31), !dbg !2001
	%295 = extractvalue { i32, i1 } %294, 0, !dbg !2001
	%296 = lshr i64 %289, 32, !dbg !2001
	%297 = trunc i64 %296 to i32, !dbg !2001
	%298 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %297, i32 %292, i32 31), !dbg !2001
	%299 = extractvalue { i32, i1 } %298, 0, !dbg !2001
	%300 = zext i32 %299 to i64, !dbg !2001
	%301 = shl i64 %300, 32, !dbg !2001
	%302 = zext i32 %295 to i64, !dbg !2001
	%303 = or i64 %302, %301, !dbg !2001
	%304 = or i64 %289, %303, !dbg !2002
	%305 = sdiv i64 %290, 2, !dbg !2003
	br label %b51, !dbg !2003

b53:
	%306 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2004, !range !20
	%307 = sext i32 %306 to i64, !dbg !2004
	br label %b54, !dbg !2004

b54:
	%308 = phi i64 [ %216, %b53 ], [ %328, %b59 ], !dbg !1998
	%309 = phi i64 [ 16, %b53 ], [ %329, %b59 ], !dbg !2005
	%310 = icmp sgt i64 %309, 0, !dbg !2006
	br i1 %310, label %b55, label %b60, !dbg !2006

b55:
	%311 = add i64 %307, %309, !dbg !2007
	%312 = icmp sge i64 %311, %47, !dbg !2008
	br i1 %312, label %b56, label %b57, !dbg !2008

b56:
	br label %b57, !dbg !2008

b57:
	%313 = phi i64 [ %311, %b55 ], [ %307, %b56 ], !dbg !2009
	%314 = trunc i64 %313 to i32, !dbg !2010
	%315 = trunc i64 %308 to i32, !dbg !2010
	%316 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %315, i32 %314, i32 31), !dbg !2010
	%317 = extractvalue { i32, i1 } %316, 0, !dbg !2010
	%318 = lshr i64 %308, 32, !dbg !2010
	%319 = trunc i64 %318 to i32, !dbg !2010
	%320 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %319, i32 %314, i32 31), !dbg !2010
	%321 = extractvalue { i32, i1 } %320, 0, !dbg !2010
	%322 = zext i32 %321 to i64, !dbg !2010
	%323 = shl i64 %322, 32, !dbg !2010
	%324 = zext i32 %317 to i64, !dbg !2010
	%325 = or i64 %324, %323, !dbg !2010
	%326 = icmp ne i64 %313, %307, !dbg !2011
	br i1 %326, label %b58, label %b59, !dbg !2011

b58:
	%327 = or i64 %308, %325, !dbg !2002
	br label %b59, !dbg !2012

b59:
	%328 = phi i64 [ %308, %b57 ], [ %327, %b58 ], !dbg !1998
	%329 = sdiv i64 %309, 2, !dbg !2013
	br label %b54, !dbg !2013

b60:
	%330 = trunc i64 %308 to i32, !dbg !2014
	%331 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %330, i32 0, i32 31), !dbg !2014
	%332 = extractvalue { i32, i1 } %331, 0, !dbg !2014
	%333 = lshr i64 %308, 32, !dbg !2014
	%334 = trunc i64 %333 to i32, !dbg !2014
	%335 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %334, i32 0, i32 31), !dbg !2014
	%336 = extractvalue { i32, i1 } %335, 0, !dbg !2014
	%337 = zext i32 %336 to i64, !dbg !2014
	%338 = shl i64 %337, 32, !dbg !2014
	%339 = zext i32 %332 to i64, !dbg !2014
	%340 = or i64 %339, %338, !dbg !2014
	br label %b61, !dbg !2015

b61:
	%341 = phi i64 [ %289, %b51 ], [ %340, %b60 ], !dbg !1996
	br i1 %273, label %b67, label %b62, !dbg !2016

b62:
	call void @llvm.nvvm.barrier0(), !dbg !2018
	%342 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2019, !range !20
	%343 = sext i32 %342 to i64, !dbg !2019
	%344 = icmp eq i64 %343, 0, !dbg !2020
	br i1 %344, label %b63, label %b64, !dbg !2020

b63:
	%345 = sdiv i64 %31, 32, !dbg !2021
	%346 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %345, !dbg !2022
	store i64 %341, i64 addrspace(3)* %346, align 8, !dbg !2022
	br label %b64, !dbg !2022

b64:
	call void @llvm.nvvm.barrier0(), !dbg !2023
	%347 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !2024
	%348 = load i64, i64 addrspace(3)* %347, align 8, !dbg !2024
	br label %b65, !dbg !2024

b65:
	%349 = phi i64 [ %348, %b64 ], [ %354, %b66 ], !dbg !2025
	%350 = phi i64 [ 1, %b64 ], [ %355, %b66 ], !dbg !2026
	%351 = icmp slt i64 %350, %272, !dbg !2027
	br i1 %351, label %b66, label %b67, !dbg !2027

b66:
	%352 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %350, !dbg !2028
	%353 = load i64, i64 addrspace(3)* %352, align 8, !dbg !2028
	%354 = or i64 %349, %353, !dbg !2002
	%355 = add nsw i64 %350, 1, !dbg !2029
	br label %b65, !dbg !2029

b67:
	%356 = phi i64 [ %341, %b61 ], [ %349, %b65 ], !dbg !1995
	br i1 %48, label %b68, label %b70, !dbg !2034

b68:
	%357 = phi i64 [ %216, %b67 ], [ %372, %b69 ], !dbg !2035
	%358 = phi i64 [ 16, %b67 ], [ %373, %b69 ], !dbg !2036
	%359 = icmp sgt i64 %358, 0, !dbg !2037
	br i1 %359, label %b69, label %b78, !dbg !2037

b69:
	%360 = trunc i64 %358 to i32, !dbg !2038
	%361 = trunc i64 %357 to i32, !dbg !2038
	%362 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %361, i32 %360, i32 31), !dbg !2038
	%363 = extractvalue { i32, i1 } %362, 0, !dbg !2038
	%364 = lshr i64 %357, 32, !dbg !2038
	%365 = trunc i64 %364 to i32, !dbg !2038
	%366 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %365, i32 %360, i32 31), !dbg !2038
	%367 = extractvalue { i32, i1 } %366, 0, !dbg !2038
	%368 = zext i32 %367 to i64, !dbg !2038
	%369 = shl i64 %368, 32, !dbg !2038
	%370 = zext i32 %363 to i64, !dbg !2038
	%371 = or i64 %370, %369, !dbg !2038
	%372 = xor i64 %357, %371, !dbg !2039
	%373 = sdiv i64 %358, 2, !dbg !2040
	br label %b68, !dbg !2040

b70:
	%374 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2041, !range !20
	%375 = sext i32 %374 to i64, !dbg !2041
	br label %b71, !dbg !2041

b71:
	%376 = phi i64 [ %216, %b70 ], [ %396, %b76 ], !dbg !2035
	%377 = phi i64 [ 16, %b70 ], [ %397, %b76 ], !dbg !2042
	%378 = icmp sgt i64 %377, 0, !dbg !2043
	br i1 %378, label %b72, label %b77, !dbg !2043

b72:
	%379 = add i64 %375, %377, !dbg !2044
	%380 = icmp sge i64 %379, %47, !dbg !2045
	br i1 %380, label %b73, label %b74, !dbg !2045

b73:
	br label %b74, !dbg !2045

b74:
	%381 = phi i64 [ %379, %b72 ], [ %375, %b73 ], !dbg !2046
	%382 = trunc i64 %381 to i32, !dbg !2047
	%383 = trunc i64 %376 to i32, !dbg !2047
	%384 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %383, i32 %382, i32 31), !dbg !2047
	%385 = extractvalue { i32, i1 } %384, 0, !dbg !2047
	%386 = lshr i64 %376, 32, !dbg !2047
	%387 = trunc i64 %386 to i32, !dbg !2047
	%388 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %387, i32 %382, i32 31), !dbg !2047
	%389 = extractvalue { i32, i1 } %388, 0, !dbg !2047
	%390 = zext i32 %389 to i64, !dbg !2047
	%391 = shl i64 %390, 32, !dbg !2047
	%392 = zext i32 %385 to i64, !dbg !2047
	%393 = or i64 %392, %391, !dbg !2047
	%394 = icmp ne i64 %381, %375, !dbg !2048
	br i1 %394, label %b75, label %b76, !dbg !2048

b75:
	%395 = xor i64 %376, %393, !dbg !2039
	br label %b76, !dbg !2049

b76:
	%396 = phi i64 [ %376, %b74 ], [ %395, %b75 ], !dbg !2035
	%397 = sdiv i64 %377, 2, !dbg !2050
	br label %b71, !dbg !2050

b77:
	%398 = trunc i64 %376 to i32, !dbg !2051
	%399 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %398, i32 0, i32 31), !dbg !2051
	%400 = extractvalue { i32, i1 } %399, 0, !dbg !2051
	%401 = lshr i64 %376, 32, !dbg !2051
	%402 = trunc i64 %401 to i32, !dbg !2051
	%403 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %402, i32 0, i32 31), !dbg !2051
	%404 = extractvalue { i32, i1 } %403, 0, !dbg !2051
	%405 = zext i32 %404 to i64, !dbg !2051
	%406 = shl i64 %405, 32, !dbg !2051
	%407 = zext i32 %400 to i64, !dbg !2051
	%408 = or i64 %407, %406, !dbg !2051
	br label %b78, !dbg !2052

b78:
	%409 = phi i64 [ %357, %b68 ], [ %408, %b77 ], !dbg !2033
	br i1 %273, label %b84, label %b79, !dbg !2053

b79:
	call void @llvm.nvvm.barrier0(), !dbg !2055
	%410 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2056, !range !20
	%411 = sext i32 %410 to i64, !dbg !2056
	%412 = icmp eq i64 %411, 0, !dbg !2057
	br i1 %412, label %b80, label %b81, !dbg !2057

b80:
	%413 = sdiv i64 %31, 32, !dbg !2058
	%414 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %413, !dbg !2059
	store i64 %409, i64 addrspace(3)* %414, align 8, !dbg !2059
	br label %b81, !dbg !2059

b81:
	call void @llvm.nvvm.barrier0(), !dbg !2060
	%415 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !2061
	%416 = load i64, i64 addrspace(3)* %415, align 8, !dbg !2061
	br label %b82, !dbg !2061

b82:
	%417 = phi i64 [ %416, %b81 ], [ %422, %b83 ], !dbg !2062
	%418 = phi i64 [ 1, %b81 ], [ %423, %b83 ], !dbg !2063
	%419 = icmp slt i64 %418, %272, !dbg !2064
	br i1 %419, label %b83, label %b84, !dbg !2064

b83:
	%420 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %418, !dbg !2065
	%421 = load i64, i64 addrspace(3)* %420, align 8, !dbg !2065
	%422 = xor i64 %417, %421, !dbg !2039
	%423 = add nsw i64 %418, 1, !dbg !2066
	br label %b82, !dbg !2066

b84:
	%424 = phi i64 [ %409, %b78 ], [ %417, %b82 ], !dbg !2032
	%425 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 0, !dbg !2067
	store i64 %288, i64 addrspace(1)* %425, align 8, !dbg !2067
	%426 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 1, !dbg !2068
	store i64 %356, i64 addrspace(1)* %426, align 8, !dbg !2068
	%427 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 2, !dbg !2069
	store i64 %424, i64 addrspace(1)* %427, align 8, !dbg !2069
	ret void, !dbg !1866

b0_fail1:
	%428 = icmp ugt i64 %33, %p1, !dbg !1869
	br i1 %428, label %b0_fail2, label %b0_ok2, !dbg !1869

b0_fail2:
	br label %fail, !dbg !1869

b0_ok2:
	%429 = icmp uge i64 %32, %p5, !dbg !1870
	br i1 %429, label %b0_fail3, label %b0_ok3, !dbg !1870

b0_fail3:
	br label %fail, !dbg !1870

b0_ok3:
	br label %fail, !dbg !1873

b33_fail1:
	%430 = icmp ugt i64 %33, %p3, !dbg !1947
	br i1 %430, label %b33_fail2, label %b33_ok2, !dbg !1947

b33_fail2:
	br label %fail, !dbg !1947

b33_ok2:
	br label %fail, !dbg !1950

fail:
	%431 = phi i32 [ 33, %b0_fail2 ], [ 34, %b0_fail3 ], [ 35, %b0_ok3 ], [ 36, %b33_fail2 ], [ 35, %b33_ok2 ], !dbg !1864
	%432 = phi i64 [ %33, %b0_fail2 ], [ %32, %b0_fail3 ], [ 3, %b0_ok3 ], [ %33, %b33_fail2 ], [ 3, %b33_ok2 ], !dbg !1864
	%433 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %34, %b0_ok3 ], [ %p3, %b33_fail2 ], [ %211, %b33_ok2 ], !dbg !1864
	call void @gpuc_fail(i8* %ctrl, i32 %431, i64 %432, i64 %433), !dbg !1864
	ret void, !dbg !1864
}

define void @ExchangeInt(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2070 {
entry:
	br label %b0, !dbg !2071

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !2071
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2071
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !2071
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2074, !range !11
	%4 = sext i32 %3 to i64, !dbg !2074
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2074, !range !12
	%6 = sext i32 %5 to i64, !dbg !2074
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2074, !range !12
	%8 = sext i32 %7 to i64, !dbg !2074
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2074, !range !13
	%10 = sext i32 %9 to i64, !dbg !2074
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2074, !range !14
	%12 = sext i32 %11 to i64, !dbg !2074
	%13 = mul i64 %12, %8, !dbg !2074
	%14 = add i64 %6, %13, !dbg !2074
	%15 = mul i64 %10, %14, !dbg !2074
	%16 = add i64 %4, %15, !dbg !2074
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2074, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2074, !range !15
	%19 = mul i32 %17, %18, !dbg !2074
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2074, !range !16
	%21 = mul i32 %19, %20, !dbg !2074
	%22 = sext i32 %21 to i64, !dbg !2074
	%23 = mul i64 %16, %22, !dbg !2074
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2074, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2074, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2074, !range !18
	%27 = mul i32 %18, %26, !dbg !2074
	%28 = add i32 %25, %27, !dbg !2074
	%29 = mul i32 %17, %28, !dbg !2074
	%30 = add i32 %24, %29, !dbg !2074
	%31 = sext i32 %30 to i64, !dbg !2074
	%32 = add i64 %23, %31, !dbg !2074
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2075, !range !20
	%34 = sext i32 %33 to i64, !dbg !2075
	%35 = and i32 %30, -32, !dbg !2076
	%36 = sub i32 %21, %35, !dbg !2076
	%37 = icmp slt i32 %36, 32, !dbg !2076
	%38 = select i1 %37, i32 %36, i32 32, !dbg !2076
	%39 = sext i32 %38 to i64, !dbg !2076
	%40 = icmp eq i64 %39, 32, !dbg !2077
	br i1 %40, label %b1, label %b2, !dbg !2077

b1:
	br label %b2, !dbg !2077

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2078
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2079
	%43 = mul i64 %32, 4, !dbg !2081
	%44 = sub i64 %p1, %43, !dbg !2082
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !2080
	%46 = icmp uge i64 %32, %p5, !dbg !2080
	%47 = icmp ugt i64 %43, %p1, !dbg !2082
	%48 = icmp ugt i64 4, %44, !dbg !2083
	%49 = icmp eq i64 %39, 0, !dbg !2084
	%50 = or i1 %46, %47, !dbg !2084
	%51 = or i1 %50, %48, !dbg !2084
	%52 = or i1 %51, %49, !dbg !2084
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2084, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !2080
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !2082
	%55 = mul nsw i64 %34, 7, !dbg !2085
	%56 = add nsw i64 %55, 3, !dbg !2086
	%57 = icmp eq i64 %39, -1, !dbg !2084
	%58 = select i1 %57, i64 1, i64 %39, !dbg !2084
	%59 = srem i64 %56, %58, !dbg !2084
	%60 = trunc i64 %59 to i32, !dbg !2087
	%61 = trunc i64 %53 to i32, !dbg !2087
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !2087
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !2087
	%64 = lshr i64 %53, 32, !dbg !2087
	%65 = trunc i64 %64 to i32, !dbg !2087
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !2087
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !2087
	%68 = zext i32 %67 to i64, !dbg !2087
	%69 = shl i64 %68, 32, !dbg !2087
	%70 = zext i32 %63 to i64, !dbg !2087
	%71 = or i64 %70, %69, !dbg !2087
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !2088
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !2088
	%73 = trunc i64 %53 to i32, !dbg !2089
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !2089
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !2089
	%76 = lshr i64 %53, 32, !dbg !2089
	%77 = trunc i64 %76 to i32, !dbg !2089
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !2089
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !2089
	%80 = zext i32 %79 to i64, !dbg !2089
	%81 = shl i64 %80, 32, !dbg !2089
	%82 = zext i32 %75 to i64, !dbg !2089
	%83 = or i64 %82, %81, !dbg !2089
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !2090
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !2090
	%85 = trunc i64 %41 to i32, !dbg !2091
	%86 = trunc i64 %53 to i32, !dbg !2091
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !2091
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !2091
	%89 = lshr i64 %53, 32, !dbg !2091
	%90 = trunc i64 %89 to i32, !dbg !2091
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !2091
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !2091
	%93 = zext i32 %92 to i64, !dbg !2091
	%94 = shl i64 %93, 32, !dbg !2091
	%95 = zext i32 %88 to i64, !dbg !2091
	%96 = or i64 %95, %94, !dbg !2091
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !2092
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !2092
	%98 = trunc i64 %42 to i32, !dbg !2093
	%99 = trunc i64 %53 to i32, !dbg !2093
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !2093
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !2093
	%102 = lshr i64 %53, 32, !dbg !2093
	%103 = trunc i64 %102 to i32, !dbg !2093
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !2093
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !2093
	%106 = zext i32 %105 to i64, !dbg !2093
	%107 = shl i64 %106, 32, !dbg !2093
	%108 = zext i32 %101 to i64, !dbg !2093
	%109 = or i64 %108, %107, !dbg !2093
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !2094
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !2094
	%111 = mul i64 %32, 3, !dbg !2095
	%112 = sub i64 %p3, %111, !dbg !2096
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !2096
	%114 = icmp ugt i64 %111, %p3, !dbg !2096
	%115 = icmp ugt i64 3, %112, !dbg !2097
	%116 = or i1 %114, %115, !dbg !2097
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !2097, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !2098
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !2099
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !2099
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !2100
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !2100
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !2101
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !2102
	%121 = sub i64 %32, %34, !dbg !2103
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !2104
	%123 = icmp uge i64 %121, %p5, !dbg !2104
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !2104, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !2104
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !2105
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !2106
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !2106
	ret void, !dbg !2073

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !2080
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !2080

b2_fail2:
	br label %fail, !dbg !2080

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !2082
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !2082

b2_fail3:
	br label %fail, !dbg !2082

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !2083
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !2083

b2_fail4:
	br label %fail, !dbg !2083

b2_ok4:
	br label %fail, !dbg !2084

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !2096
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !2096

b2_fail6:
	br label %fail, !dbg !2096

b2_ok6:
	br label %fail, !dbg !2097

b2_fail7:
	br label %fail, !dbg !2104

fail:
	%131 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !2071
	%132 = phi i64 [ %32, %b2_fail2 ], [ %43, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %111, %b2_fail6 ], [ 3, %b2_ok6 ], [ %121, %b2_fail7 ], !dbg !2071
	%133 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %44, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %112, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !2071
	call void @gpuc_fail(i8* %ctrl, i32 %131, i64 %132, i64 %133), !dbg !2071
	ret void, !dbg !2071
}

define void @ExchangeUint8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2107 {
entry:
	br label %b0, !dbg !2108

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !2108
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2108
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !2108
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2111, !range !11
	%4 = sext i32 %3 to i64, !dbg !2111
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2111, !range !12
	%6 = sext i32 %5 to i64, !dbg !2111
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2111, !range !12
	%8 = sext i32 %7 to i64, !dbg !2111
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2111, !range !13
	%10 = sext i32 %9 to i64, !dbg !2111
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2111, !range !14
	%12 = sext i32 %11 to i64, !dbg !2111
	%13 = mul i64 %12, %8, !dbg !2111
	%14 = add i64 %6, %13, !dbg !2111
	%15 = mul i64 %10, %14, !dbg !2111
	%16 = add i64 %4, %15, !dbg !2111
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2111, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2111, !range !15
	%19 = mul i32 %17, %18, !dbg !2111
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2111, !range !16
	%21 = mul i32 %19, %20, !dbg !2111
	%22 = sext i32 %21 to i64, !dbg !2111
	%23 = mul i64 %16, %22, !dbg !2111
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2111, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2111, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2111, !range !18
	%27 = mul i32 %18, %26, !dbg !2111
	%28 = add i32 %25, %27, !dbg !2111
	%29 = mul i32 %17, %28, !dbg !2111
	%30 = add i32 %24, %29, !dbg !2111
	%31 = sext i32 %30 to i64, !dbg !2111
	%32 = add i64 %23, %31, !dbg !2111
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2112, !range !20
	%34 = sext i32 %33 to i64, !dbg !2112
	%35 = and i32 %30, -32, !dbg !2113
	%36 = sub i32 %21, %35, !dbg !2113
	%37 = icmp slt i32 %36, 32, !dbg !2113
	%38 = select i1 %37, i32 %36, i32 32, !dbg !2113
	%39 = sext i32 %38 to i64, !dbg !2113
	%40 = icmp eq i64 %39, 32, !dbg !2114
	br i1 %40, label %b1, label %b2, !dbg !2114

b1:
	br label %b2, !dbg !2114

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2115
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2116
	%43 = mul i64 %32, 4, !dbg !2118
	%44 = sub i64 %p1, %43, !dbg !2119
	%45 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %32, !dbg !2117
	%46 = icmp uge i64 %32, %p5, !dbg !2117
	%47 = icmp ugt i64 %43, %p1, !dbg !2119
	%48 = icmp ugt i64 4, %44, !dbg !2120
	%49 = icmp eq i64 %39, 0, !dbg !2121
	%50 = or i1 %46, %47, !dbg !2121
	%51 = or i1 %50, %48, !dbg !2121
	%52 = or i1 %51, %49, !dbg !2121
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2121, !prof !30

b2_ok1:
	%53 = load i8, i8 addrspace(1)* %45, align 1, !dbg !2117
	%54 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %43, !dbg !2119
	%55 = mul nsw i64 %34, 7, !dbg !2122
	%56 = add nsw i64 %55, 3, !dbg !2123
	%57 = icmp eq i64 %39, -1, !dbg !2121
	%58 = select i1 %57, i64 1, i64 %39, !dbg !2121
	%59 = srem i64 %56, %58, !dbg !2121
	%60 = trunc i64 %59 to i32, !dbg !2124
	%61 = zext i8 %53 to i32, !dbg !2124
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !2124
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !2124
	%64 = trunc i32 %63 to i8, !dbg !2124
	%65 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 0, !dbg !2125
	store i8 %64, i8 addrspace(1)* %65, align 1, !dbg !2125
	%66 = zext i8 %53 to i32, !dbg !2126
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !2126
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !2126
	%69 = trunc i32 %68 to i8, !dbg !2126
	%70 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 1, !dbg !2127
	store i8 %69, i8 addrspace(1)* %70, align 1, !dbg !2127
	%71 = trunc i64 %41 to i32, !dbg !2128
	%72 = zext i8 %53 to i32, !dbg !2128
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !2128
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !2128
	%75 = trunc i32 %74 to i8, !dbg !2128
	%76 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 2, !dbg !2129
	store i8 %75, i8 addrspace(1)* %76, align 1, !dbg !2129
	%77 = trunc i64 %42 to i32, !dbg !2130
	%78 = zext i8 %53 to i32, !dbg !2130
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !2130
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !2130
	%81 = trunc i32 %80 to i8, !dbg !2130
	%82 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 3, !dbg !2131
	store i8 %81, i8 addrspace(1)* %82, align 1, !dbg !2131
	%83 = mul i64 %32, 3, !dbg !2132
	%84 = sub i64 %p3, %83, !dbg !2133
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !2133
	%86 = icmp ugt i64 %83, %p3, !dbg !2133
	%87 = icmp ugt i64 3, %84, !dbg !2134
	%88 = or i1 %86, %87, !dbg !2134
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !2134, !prof !30

b2_ok5:
	%89 = zext i8 %53 to i32, !dbg !2135
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !2135
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !2136
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !2136
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !2137
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !2137
	%93 = zext i8 %53 to i32, !dbg !2138
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !2138
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !2139
	%95 = sub i64 %32, %34, !dbg !2140
	%96 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %95, !dbg !2141
	%97 = icmp uge i64 %95, %p5, !dbg !2141
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !2141, !prof !30

b2_ok7:
	%98 = load i8, i8 addrspace(1)* %96, align 1, !dbg !2141
	%99 = zext i8 %98 to i32, !dbg !2142
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !2142
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !2143
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !2143
	ret void, !dbg !2110

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !2117
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !2117

b2_fail2:
	br label %fail, !dbg !2117

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !2119
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !2119

b2_fail3:
	br label %fail, !dbg !2119

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !2120
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !2120

b2_fail4:
	br label %fail, !dbg !2120

b2_ok4:
	br label %fail, !dbg !2121

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !2133
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !2133

b2_fail6:
	br label %fail, !dbg !2133

b2_ok6:
	br label %fail, !dbg !2134

b2_fail7:
	br label %fail, !dbg !2141

fail:
	%106 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !2108
	%107 = phi i64 [ %32, %b2_fail2 ], [ %43, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %83, %b2_fail6 ], [ 3, %b2_ok6 ], [ %95, %b2_fail7 ], !dbg !2108
	%108 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %44, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %84, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !2108
	call void @gpuc_fail(i8* %ctrl, i32 %106, i64 %107, i64 %108), !dbg !2108
	ret void, !dbg !2108
}

define void @ExchangeUint16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2144 {
entry:
	br label %b0, !dbg !2145

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !2145
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2145
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !2145
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2148, !range !11
	%4 = sext i32 %3 to i64, !dbg !2148
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2148, !range !12
	%6 = sext i32 %5 to i64, !dbg !2148
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2148, !range !12
	%8 = sext i32 %7 to i64, !dbg !2148
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2148, !range !13
	%10 = sext i32 %9 to i64, !dbg !2148
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2148, !range !14
	%12 = sext i32 %11 to i64, !dbg !2148
	%13 = mul i64 %12, %8, !dbg !2148
	%14 = add i64 %6, %13, !dbg !2148
	%15 = mul i64 %10, %14, !dbg !2148
	%16 = add i64 %4, %15, !dbg !2148
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2148, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2148, !range !15
	%19 = mul i32 %17, %18, !dbg !2148
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2148, !range !16
	%21 = mul i32 %19, %20, !dbg !2148
	%22 = sext i32 %21 to i64, !dbg !2148
	%23 = mul i64 %16, %22, !dbg !2148
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2148, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2148, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2148, !range !18
	%27 = mul i32 %18, %26, !dbg !2148
	%28 = add i32 %25, %27, !dbg !2148
	%29 = mul i32 %17, %28, !dbg !2148
	%30 = add i32 %24, %29, !dbg !2148
	%31 = sext i32 %30 to i64, !dbg !2148
	%32 = add i64 %23, %31, !dbg !2148
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2149, !range !20
	%34 = sext i32 %33 to i64, !dbg !2149
	%35 = and i32 %30, -32, !dbg !2150
	%36 = sub i32 %21, %35, !dbg !2150
	%37 = icmp slt i32 %36, 32, !dbg !2150
	%38 = select i1 %37, i32 %36, i32 32, !dbg !2150
	%39 = sext i32 %38 to i64, !dbg !2150
	%40 = icmp eq i64 %39, 32, !dbg !2151
	br i1 %40, label %b1, label %b2, !dbg !2151

b1:
	br label %b2, !dbg !2151

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2152
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2153
	%43 = mul i64 %32, 4, !dbg !2155
	%44 = sub i64 %p1, %43, !dbg !2156
	%45 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !2154
	%46 = icmp uge i64 %32, %p5, !dbg !2154
	%47 = icmp ugt i64 %43, %p1, !dbg !2156
	%48 = icmp ugt i64 4, %44, !dbg !2157
	%49 = icmp eq i64 %39, 0, !dbg !2158
	%50 = or i1 %46, %47, !dbg !2158
	%51 = or i1 %50, %48, !dbg !2158
	%52 = or i1 %51, %49, !dbg !2158
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2158, !prof !30

b2_ok1:
	%53 = load i16, i16 addrspace(1)* %45, align 2, !dbg !2154
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %43, !dbg !2156
	%55 = mul nsw i64 %34, 7, !dbg !2159
	%56 = add nsw i64 %55, 3, !dbg !2160
	%57 = icmp eq i64 %39, -1, !dbg !2158
	%58 = select i1 %57, i64 1, i64 %39, !dbg !2158
	%59 = srem i64 %56, %58, !dbg !2158
	%60 = trunc i64 %59 to i32, !dbg !2161
	%61 = zext i16 %53 to i32, !dbg !2161
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !2161
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !2161
	%64 = trunc i32 %63 to i16, !dbg !2161
	%65 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 0, !dbg !2162
	store i16 %64, i16 addrspace(1)* %65, align 2, !dbg !2162
	%66 = zext i16 %53 to i32, !dbg !2163
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !2163
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !2163
	%69 = trunc i32 %68 to i16, !dbg !2163
	%70 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 1, !dbg !2164
	store i16 %69, i16 addrspace(1)* %70, align 2, !dbg !2164
	%71 = trunc i64 %41 to i32, !dbg !2165
	%72 = zext i16 %53 to i32, !dbg !2165
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !2165
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !2165
	%75 = trunc i32 %74 to i16, !dbg !2165
	%76 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 2, !dbg !2166
	store i16 %75, i16 addrspace(1)* %76, align 2, !dbg !2166
	%77 = trunc i64 %42 to i32, !dbg !2167
	%78 = zext i16 %53 to i32, !dbg !2167
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !2167
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !2167
	%81 = trunc i32 %80 to i16, !dbg !2167
	%82 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 3, !dbg !2168
	store i16 %81, i16 addrspace(1)* %82, align 2, !dbg !2168
	%83 = mul i64 %32, 3, !dbg !2169
	%84 = sub i64 %p3, %83, !dbg !2170
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !2170
	%86 = icmp ugt i64 %83, %p3, !dbg !2170
	%87 = icmp ugt i64 3, %84, !dbg !2171
	%88 = or i1 %86, %87, !dbg !2171
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !2171, !prof !30

b2_ok5:
	%89 = zext i16 %53 to i32, !dbg !2172
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !2172
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !2173
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !2173
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !2174
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !2174
	%93 = zext i16 %53 to i32, !dbg !2175
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !2175
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !2176
	%95 = sub i64 %32, %34, !dbg !2177
	%96 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %95, !dbg !2178
	%97 = icmp uge i64 %95, %p5, !dbg !2178
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !2178, !prof !30

b2_ok7:
	%98 = load i16, i16 addrspace(1)* %96, align 2, !dbg !2178
	%99 = zext i16 %98 to i32, !dbg !2179
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !2179
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !2180
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !2180
	ret void, !dbg !2147

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !2154
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !2154

b2_fail2:
	br label %fail, !dbg !2154

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !2156
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !2156

b2_fail3:
	br label %fail, !dbg !2156

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !2157
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !2157

b2_fail4:
	br label %fail, !dbg !2157

b2_ok4:
	br label %fail, !dbg !2158

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !2170
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !2170

b2_fail6:
	br label %fail, !dbg !2170

b2_ok6:
	br label %fail, !dbg !2171

b2_fail7:
	br label %fail, !dbg !2178

fail:
	%106 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !2145
	%107 = phi i64 [ %32, %b2_fail2 ], [ %43, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %83, %b2_fail6 ], [ 3, %b2_ok6 ], [ %95, %b2_fail7 ], !dbg !2145
	%108 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %44, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %84, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !2145
	call void @gpuc_fail(i8* %ctrl, i32 %106, i64 %107, i64 %108), !dbg !2145
	ret void, !dbg !2145
}

define void @NumbersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2181 {
entry:
	br label %b0, !dbg !2182

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !2182
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !2182
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !2182
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2185, !range !11
	%4 = sext i32 %3 to i64, !dbg !2185
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2185, !range !12
	%6 = sext i32 %5 to i64, !dbg !2185
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2185, !range !12
	%8 = sext i32 %7 to i64, !dbg !2185
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2185, !range !13
	%10 = sext i32 %9 to i64, !dbg !2185
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2185, !range !14
	%12 = sext i32 %11 to i64, !dbg !2185
	%13 = mul i64 %12, %8, !dbg !2185
	%14 = add i64 %6, %13, !dbg !2185
	%15 = mul i64 %10, %14, !dbg !2185
	%16 = add i64 %4, %15, !dbg !2185
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2185, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2185, !range !15
	%19 = mul i32 %17, %18, !dbg !2185
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2185, !range !16
	%21 = mul i32 %19, %20, !dbg !2185
	%22 = sext i32 %21 to i64, !dbg !2185
	%23 = mul i64 %16, %22, !dbg !2185
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2185, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2185, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2185, !range !18
	%27 = mul i32 %18, %26, !dbg !2185
	%28 = add i32 %25, %27, !dbg !2185
	%29 = mul i32 %17, %28, !dbg !2185
	%30 = add i32 %24, %29, !dbg !2185
	%31 = sext i32 %30 to i64, !dbg !2185
	%32 = add i64 %23, %31, !dbg !2185
	%33 = mul i64 %32, 6, !dbg !2186
	%34 = sub i64 %p1, %33, !dbg !2187
	%35 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %33, !dbg !2187
	%36 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !2188
	%37 = icmp ugt i64 %33, %p1, !dbg !2187
	%38 = icmp uge i64 %32, %p5, !dbg !2188
	%39 = icmp ugt i64 6, %34, !dbg !2191
	%40 = or i1 %37, %38, !dbg !2191
	%41 = or i1 %40, %39, !dbg !2191
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2191, !prof !30

b0_ok1:
	%42 = load i16, i16 addrspace(1)* %36, align 2, !dbg !2188
	%43 = zext i16 %42 to i32, !dbg !2198
	%44 = and i32 %30, -32, !dbg !2199
	%45 = sub i32 %21, %44, !dbg !2199
	%46 = icmp slt i32 %45, 32, !dbg !2199
	%47 = select i1 %46, i32 %45, i32 32, !dbg !2199
	%48 = sext i32 %47 to i64, !dbg !2199
	%49 = icmp eq i64 %48, 32, !dbg !2200
	%50 = mul nsw i64 %48, 2, !dbg !2201
	br label %b1, !dbg !2191

b1:
	%51 = phi i64 [ 0, %b0_ok1 ], [ %208, %b54 ], !dbg !2191
	%52 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !2202
	%53 = getelementptr inbounds [12 x i8], [12 x i8]* %52, i64 0, i64 0, !dbg !2202
	%54 = call i32 @__nvvm_reflect(i8* %53), !dbg !2202
	%55 = icmp sge i32 %54, 800, !dbg !2202
	br i1 %55, label %b2, label %b3, !dbg !2202

b2:
	%56 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %43) convergent nounwind, !dbg !2198
	%57 = trunc i32 %56 to i16, !dbg !2198
	br label %b14, !dbg !2203

b3:
	br i1 %49, label %b4, label %b6, !dbg !2200

b4:
	%58 = phi i16 [ %66, %b5 ], [ %42, %b3 ], !dbg !2204
	%59 = phi i64 [ %67, %b5 ], [ 16, %b3 ], !dbg !2205
	%60 = icmp sgt i64 %59, 0, !dbg !2206
	br i1 %60, label %b5, label %b14, !dbg !2206

b5:
	%61 = trunc i64 %59 to i32, !dbg !2207
	%62 = zext i16 %58 to i32, !dbg !2207
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %62, i32 %61, i32 31), !dbg !2207
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !2207
	%65 = trunc i32 %64 to i16, !dbg !2207
	%66 = add i16 %58, %65, !dbg !2208
	%67 = sdiv i64 %59, 2, !dbg !2209
	br label %b4, !dbg !2209

b6:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2210, !range !20
	%69 = sext i32 %68 to i64, !dbg !2210
	br label %b7, !dbg !2210

b7:
	%70 = phi i16 [ %42, %b6 ], [ %83, %b12 ], !dbg !2204
	%71 = phi i64 [ 16, %b6 ], [ %84, %b12 ], !dbg !2211
	%72 = icmp sgt i64 %71, 0, !dbg !2212
	br i1 %72, label %b8, label %b13, !dbg !2212

b8:
	%73 = add i64 %69, %71, !dbg !2213
	%74 = icmp sge i64 %73, %48, !dbg !2214
	br i1 %74, label %b9, label %b10, !dbg !2214

b9:
	br label %b10, !dbg !2214

b10:
	%75 = phi i64 [ %73, %b8 ], [ %69, %b9 ], !dbg !2215
	%76 = trunc i64 %75 to i32, !dbg !2216
	%77 = zext i16 %70 to i32, !dbg !2216
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %77, i32 %76, i32 31), !dbg !2216
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !2216
	%80 = trunc i32 %79 to i16, !dbg !2216
	%81 = icmp ne i64 %75, %69, !dbg !2217
	br i1 %81, label %b11, label %b12, !dbg !2217

b11:
	%82 = add i16 %70, %80, !dbg !2208
	br label %b12, !dbg !2218

b12:
	%83 = phi i16 [ %70, %b10 ], [ %82, %b11 ], !dbg !2204
	%84 = sdiv i64 %71, 2, !dbg !2219
	br label %b7, !dbg !2219

b13:
	%85 = zext i16 %70 to i32, !dbg !2220
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %85, i32 0, i32 31), !dbg !2220
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !2220
	%88 = trunc i32 %87 to i16, !dbg !2220
	br label %b14, !dbg !2221

b14:
	%89 = phi i16 [ %57, %b2 ], [ %58, %b4 ], [ %88, %b13 ], !dbg !2197
	%90 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 0, !dbg !2222
	store i16 %89, i16 addrspace(1)* %90, align 2, !dbg !2222
	br i1 %55, label %b15, label %b16, !dbg !2227

b15:
	%91 = call i32 asm sideeffect "redux.sync.min.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %43) convergent nounwind, !dbg !2228
	%92 = trunc i32 %91 to i16, !dbg !2228
	br label %b27, !dbg !2229

b16:
	br i1 %49, label %b17, label %b19, !dbg !2230

b17:
	%93 = phi i16 [ %102, %b18 ], [ %42, %b16 ], !dbg !2231
	%94 = phi i64 [ %103, %b18 ], [ 16, %b16 ], !dbg !2232
	%95 = icmp sgt i64 %94, 0, !dbg !2233
	br i1 %95, label %b18, label %b27, !dbg !2233

b18:
	%96 = trunc i64 %94 to i32, !dbg !2234
	%97 = zext i16 %93 to i32, !dbg !2234
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %97, i32 %96, i32 31), !dbg !2234
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !2234
	%100 = trunc i32 %99 to i16, !dbg !2234
	%101 = icmp ult i16 %93, %100, !dbg !2235
	%102 = select i1 %101, i16 %93, i16 %100, !dbg !2235
	%103 = sdiv i64 %94, 2, !dbg !2236
	br label %b17, !dbg !2236

b19:
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2237, !range !20
	%105 = sext i32 %104 to i64, !dbg !2237
	br label %b20, !dbg !2237

b20:
	%106 = phi i16 [ %42, %b19 ], [ %120, %b25 ], !dbg !2231
	%107 = phi i64 [ 16, %b19 ], [ %121, %b25 ], !dbg !2238
	%108 = icmp sgt i64 %107, 0, !dbg !2239
	br i1 %108, label %b21, label %b26, !dbg !2239

b21:
	%109 = add i64 %105, %107, !dbg !2240
	%110 = icmp sge i64 %109, %48, !dbg !2241
	br i1 %110, label %b22, label %b23, !dbg !2241

b22:
	br label %b23, !dbg !2241

b23:
	%111 = phi i64 [ %109, %b21 ], [ %105, %b22 ], !dbg !2242
	%112 = trunc i64 %111 to i32, !dbg !2243
	%113 = zext i16 %106 to i32, !dbg !2243
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %113, i32 %112, i32 31), !dbg !2243
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !2243
	%116 = trunc i32 %115 to i16, !dbg !2243
	%117 = icmp ne i64 %111, %105, !dbg !2244
	br i1 %117, label %b24, label %b25, !dbg !2244

b24:
	%118 = icmp ult i16 %106, %116, !dbg !2235
	%119 = select i1 %118, i16 %106, i16 %116, !dbg !2235
	br label %b25, !dbg !2245

b25:
	%120 = phi i16 [ %106, %b23 ], [ %119, %b24 ], !dbg !2231
	%121 = sdiv i64 %107, 2, !dbg !2246
	br label %b20, !dbg !2246

b26:
	%122 = zext i16 %106 to i32, !dbg !2247
	%123 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %122, i32 0, i32 31), !dbg !2247
	%124 = extractvalue { i32, i1 } %123, 0, !dbg !2247
	%125 = trunc i32 %124 to i16, !dbg !2247
	br label %b27, !dbg !2248

b27:
	%126 = phi i16 [ %92, %b15 ], [ %93, %b17 ], [ %125, %b26 ], !dbg !2226
	br i1 %55, label %b28, label %b29, !dbg !2253

b28:
	%127 = call i32 asm sideeffect "redux.sync.max.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %43) convergent nounwind, !dbg !2254
	%128 = trunc i32 %127 to i16, !dbg !2254
	br label %b40, !dbg !2255

b29:
	br i1 %49, label %b30, label %b32, !dbg !2256

b30:
	%129 = phi i16 [ %138, %b31 ], [ %42, %b29 ], !dbg !2257
	%130 = phi i64 [ %139, %b31 ], [ 16, %b29 ], !dbg !2258
	%131 = icmp sgt i64 %130, 0, !dbg !2259
	br i1 %131, label %b31, label %b40, !dbg !2259

b31:
	%132 = trunc i64 %130 to i32, !dbg !2260
	%133 = zext i16 %129 to i32, !dbg !2260
	%134 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %133, i32 %132, i32 31), !dbg !2260
	%135 = extractvalue { i32, i1 } %134, 0, !dbg !2260
	%136 = trunc i32 %135 to i16, !dbg !2260
	%137 = icmp ugt i16 %129, %136, !dbg !2261
	%138 = select i1 %137, i16 %129, i16 %136, !dbg !2261
	%139 = sdiv i64 %130, 2, !dbg !2262
	br label %b30, !dbg !2262

b32:
	%140 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2263, !range !20
	%141 = sext i32 %140 to i64, !dbg !2263
	br label %b33, !dbg !2263

b33:
	%142 = phi i16 [ %42, %b32 ], [ %156, %b38 ], !dbg !2257
	%143 = phi i64 [ 16, %b32 ], [ %157, %b38 ], !dbg !2264
	%144 = icmp sgt i64 %143, 0, !dbg !2265
	br i1 %144, label %b34, label %b39, !dbg !2265

b34:
	%145 = add i64 %141, %143, !dbg !2266
	%146 = icmp sge i64 %145, %48, !dbg !2267
	br i1 %146, label %b35, label %b36, !dbg !2267

b35:
	br label %b36, !dbg !2267

b36:
	%147 = phi i64 [ %145, %b34 ], [ %141, %b35 ], !dbg !2268
	%148 = trunc i64 %147 to i32, !dbg !2269
	%149 = zext i16 %142 to i32, !dbg !2269
	%150 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %149, i32 %148, i32 31), !dbg !2269
	%151 = extractvalue { i32, i1 } %150, 0, !dbg !2269
	%152 = trunc i32 %151 to i16, !dbg !2269
	%153 = icmp ne i64 %147, %141, !dbg !2270
	br i1 %153, label %b37, label %b38, !dbg !2270

b37:
	%154 = icmp ugt i16 %142, %152, !dbg !2261
	%155 = select i1 %154, i16 %142, i16 %152, !dbg !2261
	br label %b38, !dbg !2271

b38:
	%156 = phi i16 [ %142, %b36 ], [ %155, %b37 ], !dbg !2257
	%157 = sdiv i64 %143, 2, !dbg !2272
	br label %b33, !dbg !2272

b39:
	%158 = zext i16 %142 to i32, !dbg !2273
	%159 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %158, i32 0, i32 31), !dbg !2273
	%160 = extractvalue { i32, i1 } %159, 0, !dbg !2273
	%161 = trunc i32 %160 to i16, !dbg !2273
	br label %b40, !dbg !2274

b40:
	%162 = phi i16 [ %128, %b28 ], [ %129, %b30 ], [ %161, %b39 ], !dbg !2252
	%163 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 1, !dbg !2275
	store i16 %126, i16 addrspace(1)* %163, align 2, !dbg !2275
	%164 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 2, !dbg !2276
	store i16 %162, i16 addrspace(1)* %164, align 2, !dbg !2276
	%165 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2281, !range !20
	%166 = sext i32 %165 to i64, !dbg !2281
	br label %b41, !dbg !2281

b41:
	%167 = phi i16 [ %42, %b40 ], [ %177, %b44 ], !dbg !2282
	%168 = phi i64 [ 1, %b40 ], [ %178, %b44 ], !dbg !2283
	%169 = icmp slt i64 %168, 32, !dbg !2284
	br i1 %169, label %b42, label %b45, !dbg !2284

b42:
	%170 = trunc i64 %168 to i32, !dbg !2285
	%171 = zext i16 %167 to i32, !dbg !2285
	%172 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %171, i32 %170, i32 0), !dbg !2285
	%173 = extractvalue { i32, i1 } %172, 0, !dbg !2285
	%174 = trunc i32 %173 to i16, !dbg !2285
	%175 = icmp sge i64 %166, %168, !dbg !2286
	br i1 %175, label %b43, label %b44, !dbg !2286

b43:
	%176 = add i16 %167, %174, !dbg !2287
	br label %b44, !dbg !2287

b44:
	%177 = phi i16 [ %167, %b42 ], [ %176, %b43 ], !dbg !2282
	%178 = mul nsw i64 %168, 2, !dbg !2288
	br label %b41, !dbg !2288

b45:
	%179 = phi i16 [ %189, %b48 ], [ %42, %b41 ], !dbg !2292
	%180 = phi i64 [ %190, %b48 ], [ 1, %b41 ], !dbg !2293
	%181 = icmp slt i64 %180, 32, !dbg !2294
	br i1 %181, label %b46, label %b49, !dbg !2294

b46:
	%182 = trunc i64 %180 to i32, !dbg !2295
	%183 = zext i16 %179 to i32, !dbg !2295
	%184 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %183, i32 %182, i32 0), !dbg !2295
	%185 = extractvalue { i32, i1 } %184, 0, !dbg !2295
	%186 = trunc i32 %185 to i16, !dbg !2295
	%187 = icmp sge i64 %166, %180, !dbg !2296
	br i1 %187, label %b47, label %b48, !dbg !2296

b47:
	%188 = add i16 %179, %186, !dbg !2297
	br label %b48, !dbg !2297

b48:
	%189 = phi i16 [ %179, %b46 ], [ %188, %b47 ], !dbg !2292
	%190 = mul nsw i64 %180, 2, !dbg !2298
	br label %b45, !dbg !2298

b49:
	%191 = zext i16 %179 to i32, !dbg !2299
	%192 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %191, i32 1, i32 0), !dbg !2299
	%193 = extractvalue { i32, i1 } %192, 0, !dbg !2299
	%194 = trunc i32 %193 to i16, !dbg !2299
	%195 = icmp eq i64 %166, 0, !dbg !2300
	br i1 %195, label %b51, label %b50, !dbg !2300

b50:
	br label %b51, !dbg !2301

b51:
	%196 = phi i16 [ 0, %b49 ], [ %194, %b50 ], !dbg !2290
	%197 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 3, !dbg !2302
	store i16 %167, i16 addrspace(1)* %197, align 2, !dbg !2302
	%198 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 4, !dbg !2303
	store i16 %196, i16 addrspace(1)* %198, align 2, !dbg !2303
	%199 = sdiv i64 %50, 3, !dbg !2304
	%200 = icmp slt i64 %199, 0, !dbg !2307
	br i1 %200, label %b53, label %b52, !dbg !2307

b52:
	%201 = icmp sge i64 %199, %48, !dbg !2308
	br i1 %201, label %b53, label %b54, !dbg !2308

b53:
	br label %fail, !dbg !2309

b54:
	%202 = trunc i64 %199 to i32, !dbg !2310
	%203 = zext i16 %42 to i32, !dbg !2310
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %203, i32 %202, i32 31), !dbg !2310
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !2310
	%206 = trunc i32 %205 to i16, !dbg !2310
	%207 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 5, !dbg !2311
	store i16 %206, i16 addrspace(1)* %207, align 2, !dbg !2311
	%208 = add i64 %51, 1, !dbg !2311
	%209 = icmp slt i64 %208, 2, !dbg !2311
	br i1 %209, label %b1, label %b55, !dbg !2311

b55:
	%210 = sub i64 %p3, %33, !dbg !2312
	%211 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %33, !dbg !2312
	%212 = icmp ugt i64 %33, %p3, !dbg !2312
	%213 = icmp ugt i64 6, %210, !dbg !2315
	%214 = or i1 %212, %213, !dbg !2315
	br i1 %214, label %b55_fail1, label %b55_ok1, !dbg !2315, !prof !30

b55_ok1:
	%215 = load i16, i16 addrspace(1)* %36, align 2, !dbg !2316
	%216 = zext i16 %215 to i32, !dbg !2322
	%217 = add nsw i64 %22, 32, !dbg !2324
	%218 = sub nsw i64 %217, 1, !dbg !2325
	%219 = sub nsw i64 %48, 1, !dbg !2330
	%220 = icmp eq i64 %166, %219, !dbg !2331
	%221 = mul nsw i64 %22, 2, !dbg !2332
	br label %b56, !dbg !2315

b56:
	%222 = phi i64 [ 0, %b55_ok1 ], [ %436, %b141 ], !dbg !2315
	br i1 %55, label %b57, label %b58, !dbg !2333

b57:
	%223 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %216) convergent nounwind, !dbg !2322
	%224 = trunc i32 %223 to i16, !dbg !2322
	br label %b68, !dbg !2334

b58:
	br i1 %49, label %b59, label %b61, !dbg !2335

b59:
	%225 = phi i16 [ %233, %b60 ], [ %215, %b58 ], !dbg !2336
	%226 = phi i64 [ %234, %b60 ], [ 16, %b58 ], !dbg !2337
	%227 = icmp sgt i64 %226, 0, !dbg !2338
	br i1 %227, label %b60, label %b68, !dbg !2338

b60:
	%228 = trunc i64 %226 to i32, !dbg !2339
	%229 = zext i16 %225 to i32, !dbg !2339
	%230 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %229, i32 %228, i32 31), !dbg !2339
	%231 = extractvalue { i32, i1 } %230, 0, !dbg !2339
	%232 = trunc i32 %231 to i16, !dbg !2339
	%233 = add i16 %225, %232, !dbg !2340
	%234 = sdiv i64 %226, 2, !dbg !2341
	br label %b59, !dbg !2341

b61:
	%235 = phi i16 [ %248, %b66 ], [ %215, %b58 ], !dbg !2336
	%236 = phi i64 [ %249, %b66 ], [ 16, %b58 ], !dbg !2342
	%237 = icmp sgt i64 %236, 0, !dbg !2343
	br i1 %237, label %b62, label %b67, !dbg !2343

b62:
	%238 = add i64 %166, %236, !dbg !2344
	%239 = icmp sge i64 %238, %48, !dbg !2345
	br i1 %239, label %b63, label %b64, !dbg !2345

b63:
	br label %b64, !dbg !2345

b64:
	%240 = phi i64 [ %238, %b62 ], [ %166, %b63 ], !dbg !2346
	%241 = trunc i64 %240 to i32, !dbg !2347
	%242 = zext i16 %235 to i32, !dbg !2347
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %242, i32 %241, i32 31), !dbg !2347
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !2347
	%245 = trunc i32 %244 to i16, !dbg !2347
	%246 = icmp ne i64 %240, %166, !dbg !2348
	br i1 %246, label %b65, label %b66, !dbg !2348

b65:
	%247 = add i16 %235, %245, !dbg !2340
	br label %b66, !dbg !2349

b66:
	%248 = phi i16 [ %235, %b64 ], [ %247, %b65 ], !dbg !2336
	%249 = sdiv i64 %236, 2, !dbg !2350
	br label %b61, !dbg !2350

b67:
	%250 = zext i16 %235 to i32, !dbg !2351
	%251 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %250, i32 0, i32 31), !dbg !2351
	%252 = extractvalue { i32, i1 } %251, 0, !dbg !2351
	%253 = trunc i32 %252 to i16, !dbg !2351
	br label %b68, !dbg !2352

b68:
	%254 = phi i16 [ %224, %b57 ], [ %225, %b59 ], [ %253, %b67 ], !dbg !2321
	%255 = sdiv i64 %218, 32, !dbg !2353
	%256 = icmp eq i64 %255, 1, !dbg !2354
	br i1 %256, label %b74, label %b69, !dbg !2354

b69:
	call void @llvm.nvvm.barrier0(), !dbg !2356
	br i1 %195, label %b70, label %b71, !dbg !2357

b70:
	%257 = sdiv i64 %31, 32, !dbg !2358
	%258 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %257, !dbg !2359
	store i16 %254, i16 addrspace(3)* %258, align 2, !dbg !2359
	br label %b71, !dbg !2359

b71:
	call void @llvm.nvvm.barrier0(), !dbg !2360
	%259 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2361
	%260 = load i16, i16 addrspace(3)* %259, align 2, !dbg !2361
	br label %b72, !dbg !2361

b72:
	%261 = phi i16 [ %260, %b71 ], [ %266, %b73 ], !dbg !2362
	%262 = phi i64 [ 1, %b71 ], [ %267, %b73 ], !dbg !2363
	%263 = icmp slt i64 %262, %255, !dbg !2364
	br i1 %263, label %b73, label %b74, !dbg !2364

b73:
	%264 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %262, !dbg !2365
	%265 = load i16, i16 addrspace(3)* %264, align 2, !dbg !2365
	%266 = add i16 %261, %265, !dbg !2340
	%267 = add nsw i64 %262, 1, !dbg !2366
	br label %b72, !dbg !2366

b74:
	%268 = phi i16 [ %254, %b68 ], [ %261, %b72 ], !dbg !2320
	%269 = getelementptr inbounds i16, i16 addrspace(1)* %211, i64 0, !dbg !2367
	store i16 %268, i16 addrspace(1)* %269, align 2, !dbg !2367
	br i1 %55, label %b75, label %b76, !dbg !2372

b75:
	%270 = call i32 asm sideeffect "redux.sync.min.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %216) convergent nounwind, !dbg !2373
	%271 = trunc i32 %270 to i16, !dbg !2373
	br label %b86, !dbg !2374

b76:
	br i1 %49, label %b77, label %b79, !dbg !2375

b77:
	%272 = phi i16 [ %281, %b78 ], [ %215, %b76 ], !dbg !2376
	%273 = phi i64 [ %282, %b78 ], [ 16, %b76 ], !dbg !2377
	%274 = icmp sgt i64 %273, 0, !dbg !2378
	br i1 %274, label %b78, label %b86, !dbg !2378

b78:
	%275 = trunc i64 %273 to i32, !dbg !2379
	%276 = zext i16 %272 to i32, !dbg !2379
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %276, i32 %275, i32 31), !dbg !2379
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !2379
	%279 = trunc i32 %278 to i16, !dbg !2379
	%280 = icmp ult i16 %272, %279, !dbg !2380
	%281 = select i1 %280, i16 %272, i16 %279, !dbg !2380
	%282 = sdiv i64 %273, 2, !dbg !2381
	br label %b77, !dbg !2381

b79:
	%283 = phi i16 [ %297, %b84 ], [ %215, %b76 ], !dbg !2376
	%284 = phi i64 [ %298, %b84 ], [ 16, %b76 ], !dbg !2382
	%285 = icmp sgt i64 %284, 0, !dbg !2383
	br i1 %285, label %b80, label %b85, !dbg !2383

b80:
	%286 = add i64 %166, %284, !dbg !2384
	%287 = icmp sge i64 %286, %48, !dbg !2385
	br i1 %287, label %b81, label %b82, !dbg !2385

b81:
	br label %b82, !dbg !2385

b82:
	%288 = phi i64 [ %286, %b80 ], [ %166, %b81 ], !dbg !2386
	%289 = trunc i64 %288 to i32, !dbg !2387
	%290 = zext i16 %283 to i32, !dbg !2387
	%291 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %290, i32 %289, i32 31), !dbg !2387
	%292 = extractvalue { i32, i1 } %291, 0, !dbg !2387
	%293 = trunc i32 %292 to i16, !dbg !2387
	%294 = icmp ne i64 %288, %166, !dbg !2388
	br i1 %294, label %b83, label %b84, !dbg !2388

b83:
	%295 = icmp ult i16 %283, %293, !dbg !2380
	%296 = select i1 %295, i16 %283, i16 %293, !dbg !2380
	br label %b84, !dbg !2389

b84:
	%297 = phi i16 [ %283, %b82 ], [ %296, %b83 ], !dbg !2376
	%298 = sdiv i64 %284, 2, !dbg !2390
	br label %b79, !dbg !2390

b85:
	%299 = zext i16 %283 to i32, !dbg !2391
	%300 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %299, i32 0, i32 31), !dbg !2391
	%301 = extractvalue { i32, i1 } %300, 0, !dbg !2391
	%302 = trunc i32 %301 to i16, !dbg !2391
	br label %b86, !dbg !2392

b86:
	%303 = phi i16 [ %271, %b75 ], [ %272, %b77 ], [ %302, %b85 ], !dbg !2371
	br i1 %256, label %b92, label %b87, !dbg !2393

b87:
	call void @llvm.nvvm.barrier0(), !dbg !2395
	br i1 %195, label %b88, label %b89, !dbg !2396

b88:
	%304 = sdiv i64 %31, 32, !dbg !2397
	%305 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %304, !dbg !2398
	store i16 %303, i16 addrspace(3)* %305, align 2, !dbg !2398
	br label %b89, !dbg !2398

b89:
	call void @llvm.nvvm.barrier0(), !dbg !2399
	%306 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2400
	%307 = load i16, i16 addrspace(3)* %306, align 2, !dbg !2400
	br label %b90, !dbg !2400

b90:
	%308 = phi i16 [ %307, %b89 ], [ %314, %b91 ], !dbg !2401
	%309 = phi i64 [ 1, %b89 ], [ %315, %b91 ], !dbg !2402
	%310 = icmp slt i64 %309, %255, !dbg !2403
	br i1 %310, label %b91, label %b92, !dbg !2403

b91:
	%311 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %309, !dbg !2404
	%312 = load i16, i16 addrspace(3)* %311, align 2, !dbg !2404
	%313 = icmp ult i16 %308, %312, !dbg !2380
	%314 = select i1 %313, i16 %308, i16 %312, !dbg !2380
	%315 = add nsw i64 %309, 1, !dbg !2405
	br label %b90, !dbg !2405

b92:
	%316 = phi i16 [ %303, %b86 ], [ %308, %b90 ], !dbg !2370
	br i1 %55, label %b93, label %b94, !dbg !2410

b93:
	%317 = call i32 asm sideeffect "redux.sync.max.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %216) convergent nounwind, !dbg !2411
	%318 = trunc i32 %317 to i16, !dbg !2411
	br label %b104, !dbg !2412

b94:
	br i1 %49, label %b95, label %b97, !dbg !2413

b95:
	%319 = phi i16 [ %328, %b96 ], [ %215, %b94 ], !dbg !2414
	%320 = phi i64 [ %329, %b96 ], [ 16, %b94 ], !dbg !2415
	%321 = icmp sgt i64 %320, 0, !dbg !2416
	br i1 %321, label %b96, label %b104, !dbg !2416

b96:
	%322 = trunc i64 %320 to i32, !dbg !2417
	%323 = zext i16 %319 to i32, !dbg !2417
	%324 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %323, i32 %322, i32 31), !dbg !2417
	%325 = extractvalue { i32, i1 } %324, 0, !dbg !2417
	%326 = trunc i32 %325 to i16, !dbg !2417
	%327 = icmp ugt i16 %319, %326, !dbg !2418
	%328 = select i1 %327, i16 %319, i16 %326, !dbg !2418
	%329 = sdiv i64 %320, 2, !dbg !2419
	br label %b95, !dbg !2419

b97:
	%330 = phi i16 [ %344, %b102 ], [ %215, %b94 ], !dbg !2414
	%331 = phi i64 [ %345, %b102 ], [ 16, %b94 ], !dbg !2420
	%332 = icmp sgt i64 %331, 0, !dbg !2421
	br i1 %332, label %b98, label %b103, !dbg !2421

b98:
	%333 = add i64 %166, %331, !dbg !2422
	%334 = icmp sge i64 %333, %48, !dbg !2423
	br i1 %334, label %b99, label %b100, !dbg !2423

b99:
	br label %b100, !dbg !2423

b100:
	%335 = phi i64 [ %333, %b98 ], [ %166, %b99 ], !dbg !2424
	%336 = trunc i64 %335 to i32, !dbg !2425
	%337 = zext i16 %330 to i32, !dbg !2425
	%338 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %337, i32 %336, i32 31), !dbg !2425
	%339 = extractvalue { i32, i1 } %338, 0, !dbg !2425
	%340 = trunc i32 %339 to i16, !dbg !2425
	%341 = icmp ne i64 %335, %166, !dbg !2426
	br i1 %341, label %b101, label %b102, !dbg !2426

b101:
	%342 = icmp ugt i16 %330, %340, !dbg !2418
	%343 = select i1 %342, i16 %330, i16 %340, !dbg !2418
	br label %b102, !dbg !2427

b102:
	%344 = phi i16 [ %330, %b100 ], [ %343, %b101 ], !dbg !2414
	%345 = sdiv i64 %331, 2, !dbg !2428
	br label %b97, !dbg !2428

b103:
	%346 = zext i16 %330 to i32, !dbg !2429
	%347 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %346, i32 0, i32 31), !dbg !2429
	%348 = extractvalue { i32, i1 } %347, 0, !dbg !2429
	%349 = trunc i32 %348 to i16, !dbg !2429
	br label %b104, !dbg !2430

b104:
	%350 = phi i16 [ %318, %b93 ], [ %319, %b95 ], [ %349, %b103 ], !dbg !2409
	br i1 %256, label %b110, label %b105, !dbg !2431

b105:
	call void @llvm.nvvm.barrier0(), !dbg !2433
	br i1 %195, label %b106, label %b107, !dbg !2434

b106:
	%351 = sdiv i64 %31, 32, !dbg !2435
	%352 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %351, !dbg !2436
	store i16 %350, i16 addrspace(3)* %352, align 2, !dbg !2436
	br label %b107, !dbg !2436

b107:
	call void @llvm.nvvm.barrier0(), !dbg !2437
	%353 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2438
	%354 = load i16, i16 addrspace(3)* %353, align 2, !dbg !2438
	br label %b108, !dbg !2438

b108:
	%355 = phi i16 [ %354, %b107 ], [ %361, %b109 ], !dbg !2439
	%356 = phi i64 [ 1, %b107 ], [ %362, %b109 ], !dbg !2440
	%357 = icmp slt i64 %356, %255, !dbg !2441
	br i1 %357, label %b109, label %b110, !dbg !2441

b109:
	%358 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %356, !dbg !2442
	%359 = load i16, i16 addrspace(3)* %358, align 2, !dbg !2442
	%360 = icmp ugt i16 %355, %359, !dbg !2418
	%361 = select i1 %360, i16 %355, i16 %359, !dbg !2418
	%362 = add nsw i64 %356, 1, !dbg !2443
	br label %b108, !dbg !2443

b110:
	%363 = phi i16 [ %350, %b104 ], [ %355, %b108 ], !dbg !2408
	%364 = getelementptr inbounds i16, i16 addrspace(1)* %211, i64 1, !dbg !2444
	store i16 %316, i16 addrspace(1)* %364, align 2, !dbg !2444
	%365 = getelementptr inbounds i16, i16 addrspace(1)* %211, i64 2, !dbg !2445
	store i16 %363, i16 addrspace(1)* %365, align 2, !dbg !2445
	br label %b111, !dbg !2446

b111:
	%366 = phi i16 [ %215, %b110 ], [ %376, %b114 ], !dbg !2447
	%367 = phi i64 [ 1, %b110 ], [ %377, %b114 ], !dbg !2448
	%368 = icmp slt i64 %367, 32, !dbg !2449
	br i1 %368, label %b112, label %b115, !dbg !2449

b112:
	%369 = trunc i64 %367 to i32, !dbg !2450
	%370 = zext i16 %366 to i32, !dbg !2450
	%371 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %370, i32 %369, i32 0), !dbg !2450
	%372 = extractvalue { i32, i1 } %371, 0, !dbg !2450
	%373 = trunc i32 %372 to i16, !dbg !2450
	%374 = icmp sge i64 %166, %367, !dbg !2451
	br i1 %374, label %b113, label %b114, !dbg !2451

b113:
	%375 = add i16 %366, %373, !dbg !2452
	br label %b114, !dbg !2452

b114:
	%376 = phi i16 [ %366, %b112 ], [ %375, %b113 ], !dbg !2447
	%377 = mul nsw i64 %367, 2, !dbg !2453
	br label %b111, !dbg !2453

b115:
	br i1 %256, label %b121, label %b116, !dbg !2454

b116:
	%378 = sdiv i64 %31, 32, !dbg !2456
	call void @llvm.nvvm.barrier0(), !dbg !2457
	br i1 %220, label %b117, label %b118, !dbg !2331

b117:
	%379 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %378, !dbg !2458
	store i16 %366, i16 addrspace(3)* %379, align 2, !dbg !2458
	br label %b118, !dbg !2458

b118:
	call void @llvm.nvvm.barrier0(), !dbg !2459
	%380 = icmp slt i64 0, %378, !dbg !2459
	br i1 %380, label %b119, label %b120, !dbg !2459

b119:
	%381 = phi i16 [ %386, %b119_ok1 ], [ 0, %b118 ], !dbg !2460
	%382 = phi i64 [ %387, %b119_ok1 ], [ 0, %b118 ], !dbg !2460
	%383 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %382, !dbg !2461
	%384 = icmp uge i64 %382, 32, !dbg !2461
	br i1 %384, label %b119_fail1, label %b119_ok1, !dbg !2461, !prof !30

b119_ok1:
	%385 = load i16, i16 addrspace(3)* %383, align 2, !dbg !2461
	%386 = add i16 %381, %385, !dbg !2462
	%387 = add i64 %382, 1, !dbg !2462
	%388 = icmp slt i64 %387, %378, !dbg !2462
	br i1 %388, label %b119, label %b120, !dbg !2462

b120:
	%389 = phi i16 [ 0, %b118 ], [ %386, %b119_ok1 ], !dbg !2460
	br label %b121, !dbg !2463

b121:
	%390 = phi i16 [ 0, %b115 ], [ %389, %b120 ], !dbg !2329
	%391 = add i16 %390, %366, !dbg !2464
	br label %b122, !dbg !2468

b122:
	%392 = phi i16 [ %215, %b121 ], [ %402, %b125 ], !dbg !2469
	%393 = phi i64 [ 1, %b121 ], [ %403, %b125 ], !dbg !2470
	%394 = icmp slt i64 %393, 32, !dbg !2471
	br i1 %394, label %b123, label %b126, !dbg !2471

b123:
	%395 = trunc i64 %393 to i32, !dbg !2472
	%396 = zext i16 %392 to i32, !dbg !2472
	%397 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %396, i32 %395, i32 0), !dbg !2472
	%398 = extractvalue { i32, i1 } %397, 0, !dbg !2472
	%399 = trunc i32 %398 to i16, !dbg !2472
	%400 = icmp sge i64 %166, %393, !dbg !2473
	br i1 %400, label %b124, label %b125, !dbg !2473

b124:
	%401 = add i16 %392, %399, !dbg !2474
	br label %b125, !dbg !2474

b125:
	%402 = phi i16 [ %392, %b123 ], [ %401, %b124 ], !dbg !2469
	%403 = mul nsw i64 %393, 2, !dbg !2475
	br label %b122, !dbg !2475

b126:
	br i1 %256, label %b132, label %b127, !dbg !2476

b127:
	%404 = sdiv i64 %31, 32, !dbg !2478
	call void @llvm.nvvm.barrier0(), !dbg !2479
	br i1 %220, label %b128, label %b129, !dbg !2480

b128:
	%405 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %404, !dbg !2481
	store i16 %392, i16 addrspace(3)* %405, align 2, !dbg !2481
	br label %b129, !dbg !2481

b129:
	call void @llvm.nvvm.barrier0(), !dbg !2482
	%406 = icmp slt i64 0, %404, !dbg !2482
	br i1 %406, label %b130, label %b131, !dbg !2482

b130:
	%407 = phi i16 [ %412, %b130_ok1 ], [ 0, %b129 ], !dbg !2483
	%408 = phi i64 [ %413, %b130_ok1 ], [ 0, %b129 ], !dbg !2483
	%409 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %408, !dbg !2484
	%410 = icmp uge i64 %408, 32, !dbg !2484
	br i1 %410, label %b130_fail1, label %b130_ok1, !dbg !2484, !prof !30

b130_ok1:
	%411 = load i16, i16 addrspace(3)* %409, align 2, !dbg !2484
	%412 = add i16 %407, %411, !dbg !2485
	%413 = add i64 %408, 1, !dbg !2485
	%414 = icmp slt i64 %413, %404, !dbg !2485
	br i1 %414, label %b130, label %b131, !dbg !2485

b131:
	%415 = phi i16 [ 0, %b129 ], [ %412, %b130_ok1 ], !dbg !2483
	br label %b132, !dbg !2486

b132:
	%416 = phi i16 [ 0, %b126 ], [ %415, %b131 ], !dbg !2467
	%417 = zext i16 %392 to i32, !dbg !2487
	%418 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %417, i32 1, i32 0), !dbg !2487
	%419 = extractvalue { i32, i1 } %418, 0, !dbg !2487
	%420 = trunc i32 %419 to i16, !dbg !2487
	br i1 %195, label %b134, label %b133, !dbg !2488

b133:
	%421 = add i16 %416, %420, !dbg !2489
	br label %b134, !dbg !2490

b134:
	%422 = phi i16 [ %416, %b132 ], [ %421, %b133 ], !dbg !2466
	%423 = getelementptr inbounds i16, i16 addrspace(1)* %211, i64 3, !dbg !2491
	store i16 %391, i16 addrspace(1)* %423, align 2, !dbg !2491
	%424 = getelementptr inbounds i16, i16 addrspace(1)* %211, i64 4, !dbg !2492
	store i16 %422, i16 addrspace(1)* %424, align 2, !dbg !2492
	%425 = sdiv i64 %221, 3, !dbg !2493
	%426 = icmp sge i64 %425, %22, !dbg !2496
	br i1 %426, label %b135, label %b136, !dbg !2496

b135:
	br label %fail, !dbg !2497

b136:
	br i1 %256, label %b137, label %b138, !dbg !2498

b137:
	%427 = trunc i64 %425 to i32, !dbg !2499
	%428 = zext i16 %215 to i32, !dbg !2499
	%429 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %428, i32 %427, i32 31), !dbg !2499
	%430 = extractvalue { i32, i1 } %429, 0, !dbg !2499
	%431 = trunc i32 %430 to i16, !dbg !2499
	br label %b141, !dbg !2500

b138:
	call void @llvm.nvvm.barrier0(), !dbg !2502
	%432 = icmp eq i64 %31, %425, !dbg !2503
	br i1 %432, label %b139, label %b140, !dbg !2503

b139:
	store i16 %215, i16 addrspace(3)* @gpuc_shared_Broadcast_42_4, align 2, !dbg !2504
	br label %b140, !dbg !2504

b140:
	call void @llvm.nvvm.barrier0(), !dbg !2505
	%433 = load i16, i16 addrspace(3)* @gpuc_shared_Broadcast_42_4, align 2, !dbg !2506
	br label %b141, !dbg !2507

b141:
	%434 = phi i16 [ %431, %b137 ], [ %433, %b140 ], !dbg !2495
	%435 = getelementptr inbounds i16, i16 addrspace(1)* %211, i64 5, !dbg !2508
	store i16 %434, i16 addrspace(1)* %435, align 2, !dbg !2508
	%436 = add i64 %222, 1, !dbg !2508
	%437 = icmp slt i64 %436, 2, !dbg !2508
	br i1 %437, label %b56, label %b142, !dbg !2508

b142:
	ret void, !dbg !2184

b0_fail1:
	%438 = icmp ugt i64 %33, %p1, !dbg !2187
	br i1 %438, label %b0_fail2, label %b0_ok2, !dbg !2187

b0_fail2:
	br label %fail, !dbg !2187

b0_ok2:
	%439 = icmp uge i64 %32, %p5, !dbg !2188
	br i1 %439, label %b0_fail3, label %b0_ok3, !dbg !2188

b0_fail3:
	br label %fail, !dbg !2188

b0_ok3:
	br label %fail, !dbg !2191

b55_fail1:
	%440 = icmp ugt i64 %33, %p3, !dbg !2312
	br i1 %440, label %b55_fail2, label %b55_ok2, !dbg !2312

b55_fail2:
	br label %fail, !dbg !2312

b55_ok2:
	br label %fail, !dbg !2315

b119_fail1:
	br label %fail, !dbg !2461

b130_fail1:
	br label %fail, !dbg !2484

fail:
	%441 = phi i32 [ 27, %b0_fail2 ], [ 28, %b0_fail3 ], [ 29, %b0_ok3 ], [ 31, %b53 ], [ 32, %b55_fail2 ], [ 29, %b55_ok2 ], [ 30, %b119_fail1 ], [ 30, %b130_fail1 ], [ 31, %b135 ], !dbg !2182
	%442 = phi i64 [ %33, %b0_fail2 ], [ %32, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b53 ], [ %33, %b55_fail2 ], [ 6, %b55_ok2 ], [ %382, %b119_fail1 ], [ %408, %b130_fail1 ], [ 0, %b135 ], !dbg !2182
	%443 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %34, %b0_ok3 ], [ 0, %b53 ], [ %p3, %b55_fail2 ], [ %210, %b55_ok2 ], [ 32, %b119_fail1 ], [ 32, %b130_fail1 ], [ 0, %b135 ], !dbg !2182
	call void @gpuc_fail(i8* %ctrl, i32 %441, i64 %442, i64 %443), !dbg !2182
	ret void, !dbg !2182
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2509 {
entry:
	br label %b0, !dbg !2510

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !2510
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !2510
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !2510
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2513, !range !11
	%4 = sext i32 %3 to i64, !dbg !2513
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2513, !range !12
	%6 = sext i32 %5 to i64, !dbg !2513
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2513, !range !12
	%8 = sext i32 %7 to i64, !dbg !2513
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2513, !range !13
	%10 = sext i32 %9 to i64, !dbg !2513
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2513, !range !14
	%12 = sext i32 %11 to i64, !dbg !2513
	%13 = mul i64 %12, %8, !dbg !2513
	%14 = add i64 %6, %13, !dbg !2513
	%15 = mul i64 %10, %14, !dbg !2513
	%16 = add i64 %4, %15, !dbg !2513
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2513, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2513, !range !15
	%19 = mul i32 %17, %18, !dbg !2513
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2513, !range !16
	%21 = mul i32 %19, %20, !dbg !2513
	%22 = sext i32 %21 to i64, !dbg !2513
	%23 = mul i64 %16, %22, !dbg !2513
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2513, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2513, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2513, !range !18
	%27 = mul i32 %18, %26, !dbg !2513
	%28 = add i32 %25, %27, !dbg !2513
	%29 = mul i32 %17, %28, !dbg !2513
	%30 = add i32 %24, %29, !dbg !2513
	%31 = sext i32 %30 to i64, !dbg !2513
	%32 = add i64 %23, %31, !dbg !2513
	%33 = mul i64 %32, 3, !dbg !2514
	%34 = sub i64 %p1, %33, !dbg !2515
	%35 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %33, !dbg !2515
	%36 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !2516
	%37 = icmp ugt i64 %33, %p1, !dbg !2515
	%38 = icmp uge i64 %32, %p5, !dbg !2516
	%39 = icmp ugt i64 3, %34, !dbg !2519
	%40 = or i1 %37, %38, !dbg !2519
	%41 = or i1 %40, %39, !dbg !2519
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2519, !prof !30

b0_ok1:
	%42 = load i16, i16 addrspace(1)* %36, align 2, !dbg !2516
	%43 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !2524
	%44 = getelementptr inbounds [12 x i8], [12 x i8]* %43, i64 0, i64 0, !dbg !2524
	%45 = call i32 @__nvvm_reflect(i8* %44), !dbg !2524
	%46 = icmp sge i32 %45, 800, !dbg !2524
	br i1 %46, label %b1, label %b2, !dbg !2524

b1:
	%47 = zext i16 %42 to i32, !dbg !2525
	%48 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %47) convergent nounwind, !dbg !2525
	%49 = trunc i32 %48 to i16, !dbg !2525
	br label %b13, !dbg !2526

b2:
	%50 = and i32 %30, -32, !dbg !2527
	%51 = sub i32 %21, %50, !dbg !2527
	%52 = icmp slt i32 %51, 32, !dbg !2527
	%53 = select i1 %52, i32 %51, i32 32, !dbg !2527
	%54 = sext i32 %53 to i64, !dbg !2527
	%55 = icmp eq i64 %54, 32, !dbg !2528
	br i1 %55, label %b3, label %b5, !dbg !2528

b3:
	%56 = phi i16 [ %42, %b2 ], [ %64, %b4 ], !dbg !2529
	%57 = phi i64 [ 16, %b2 ], [ %65, %b4 ], !dbg !2530
	%58 = icmp sgt i64 %57, 0, !dbg !2531
	br i1 %58, label %b4, label %b13, !dbg !2531

b4:
	%59 = trunc i64 %57 to i32, !dbg !2532
	%60 = zext i16 %56 to i32, !dbg !2532
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %60, i32 %59, i32 31), !dbg !2532
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !2532
	%63 = trunc i32 %62 to i16, !dbg !2532
	%64 = and i16 %56, %63, !dbg !2533
	%65 = sdiv i64 %57, 2, !dbg !2534
	br label %b3, !dbg !2534

b5:
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2535, !range !20
	%67 = sext i32 %66 to i64, !dbg !2535
	br label %b6, !dbg !2535

b6:
	%68 = phi i16 [ %42, %b5 ], [ %81, %b11 ], !dbg !2529
	%69 = phi i64 [ 16, %b5 ], [ %82, %b11 ], !dbg !2536
	%70 = icmp sgt i64 %69, 0, !dbg !2537
	br i1 %70, label %b7, label %b12, !dbg !2537

b7:
	%71 = add i64 %67, %69, !dbg !2538
	%72 = icmp sge i64 %71, %54, !dbg !2539
	br i1 %72, label %b8, label %b9, !dbg !2539

b8:
	br label %b9, !dbg !2539

b9:
	%73 = phi i64 [ %71, %b7 ], [ %67, %b8 ], !dbg !2540
	%74 = trunc i64 %73 to i32, !dbg !2541
	%75 = zext i16 %68 to i32, !dbg !2541
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 %74, i32 31), !dbg !2541
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !2541
	%78 = trunc i32 %77 to i16, !dbg !2541
	%79 = icmp ne i64 %73, %67, !dbg !2542
	br i1 %79, label %b10, label %b11, !dbg !2542

b10:
	%80 = and i16 %68, %78, !dbg !2533
	br label %b11, !dbg !2543

b11:
	%81 = phi i16 [ %68, %b9 ], [ %80, %b10 ], !dbg !2529
	%82 = sdiv i64 %69, 2, !dbg !2544
	br label %b6, !dbg !2544

b12:
	%83 = zext i16 %68 to i32, !dbg !2545
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %83, i32 0, i32 31), !dbg !2545
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !2545
	%86 = trunc i32 %85 to i16, !dbg !2545
	br label %b13, !dbg !2546

b13:
	%87 = phi i16 [ %49, %b1 ], [ %56, %b3 ], [ %86, %b12 ], !dbg !2523
	br i1 %46, label %b14, label %b15, !dbg !2551

b14:
	%88 = zext i16 %42 to i32, !dbg !2552
	%89 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %88) convergent nounwind, !dbg !2552
	%90 = trunc i32 %89 to i16, !dbg !2552
	br label %b26, !dbg !2553

b15:
	%91 = and i32 %30, -32, !dbg !2554
	%92 = sub i32 %21, %91, !dbg !2554
	%93 = icmp slt i32 %92, 32, !dbg !2554
	%94 = select i1 %93, i32 %92, i32 32, !dbg !2554
	%95 = sext i32 %94 to i64, !dbg !2554
	%96 = icmp eq i64 %95, 32, !dbg !2555
	br i1 %96, label %b16, label %b18, !dbg !2555

b16:
	%97 = phi i16 [ %42, %b15 ], [ %105, %b17 ], !dbg !2556
	%98 = phi i64 [ 16, %b15 ], [ %106, %b17 ], !dbg !2557
	%99 = icmp sgt i64 %98, 0, !dbg !2558
	br i1 %99, label %b17, label %b26, !dbg !2558

b17:
	%100 = trunc i64 %98 to i32, !dbg !2559
	%101 = zext i16 %97 to i32, !dbg !2559
	%102 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %101, i32 %100, i32 31), !dbg !2559
	%103 = extractvalue { i32, i1 } %102, 0, !dbg !2559
	%104 = trunc i32 %103 to i16, !dbg !2559
	%105 = or i16 %97, %104, !dbg !2560
	%106 = sdiv i64 %98, 2, !dbg !2561
	br label %b16, !dbg !2561

b18:
	%107 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2562, !range !20
	%108 = sext i32 %107 to i64, !dbg !2562
	br label %b19, !dbg !2562

b19:
	%109 = phi i16 [ %42, %b18 ], [ %122, %b24 ], !dbg !2556
	%110 = phi i64 [ 16, %b18 ], [ %123, %b24 ], !dbg !2563
	%111 = icmp sgt i64 %110, 0, !dbg !2564
	br i1 %111, label %b20, label %b25, !dbg !2564

b20:
	%112 = add i64 %108, %110, !dbg !2565
	%113 = icmp sge i64 %112, %95, !dbg !2566
	br i1 %113, label %b21, label %b22, !dbg !2566

b21:
	br label %b22, !dbg !2566

b22:
	%114 = phi i64 [ %112, %b20 ], [ %108, %b21 ], !dbg !2567
	%115 = trunc i64 %114 to i32, !dbg !2568
	%116 = zext i16 %109 to i32, !dbg !2568
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %116, i32 %115, i32 31), !dbg !2568
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !2568
	%119 = trunc i32 %118 to i16, !dbg !2568
	%120 = icmp ne i64 %114, %108, !dbg !2569
	br i1 %120, label %b23, label %b24, !dbg !2569

b23:
	%121 = or i16 %109, %119, !dbg !2560
	br label %b24, !dbg !2570

b24:
	%122 = phi i16 [ %109, %b22 ], [ %121, %b23 ], !dbg !2556
	%123 = sdiv i64 %110, 2, !dbg !2571
	br label %b19, !dbg !2571

b25:
	%124 = zext i16 %109 to i32, !dbg !2572
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 0, i32 31), !dbg !2572
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !2572
	%127 = trunc i32 %126 to i16, !dbg !2572
	br label %b26, !dbg !2573

b26:
	%128 = phi i16 [ %90, %b14 ], [ %97, %b16 ], [ %127, %b25 ], !dbg !2550
	br i1 %46, label %b27, label %b28, !dbg !2578

b27:
	%129 = zext i16 %42 to i32, !dbg !2579
	%130 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %129) convergent nounwind, !dbg !2579
	%131 = trunc i32 %130 to i16, !dbg !2579
	br label %b39, !dbg !2580

b28:
	%132 = and i32 %30, -32, !dbg !2581
	%133 = sub i32 %21, %132, !dbg !2581
	%134 = icmp slt i32 %133, 32, !dbg !2581
	%135 = select i1 %134, i32 %133, i32 32, !dbg !2581
	%136 = sext i32 %135 to i64, !dbg !2581
	%137 = icmp eq i64 %136, 32, !dbg !2582
	br i1 %137, label %b29, label %b31, !dbg !2582

b29:
	%138 = phi i16 [ %42, %b28 ], [ %146, %b30 ], !dbg !2583
	%139 = phi i64 [ 16, %b28 ], [ %147, %b30 ], !dbg !2584
	%140 = icmp sgt i64 %139, 0, !dbg !2585
	br i1 %140, label %b30, label %b39, !dbg !2585

b30:
	%141 = trunc i64 %139 to i32, !dbg !2586
	%142 = zext i16 %138 to i32, !dbg !2586
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %142, i32 %141, i32 31), !dbg !2586
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !2586
	%145 = trunc i32 %144 to i16, !dbg !2586
	%146 = xor i16 %138, %145, !dbg !2587
	%147 = sdiv i64 %139, 2, !dbg !2588
	br label %b29, !dbg !2588

b31:
	%148 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2589, !range !20
	%149 = sext i32 %148 to i64, !dbg !2589
	br label %b32, !dbg !2589

b32:
	%150 = phi i16 [ %42, %b31 ], [ %163, %b37 ], !dbg !2583
	%151 = phi i64 [ 16, %b31 ], [ %164, %b37 ], !dbg !2590
	%152 = icmp sgt i64 %151, 0, !dbg !2591
	br i1 %152, label %b33, label %b38, !dbg !2591

b33:
	%153 = add i64 %149, %151, !dbg !2592
	%154 = icmp sge i64 %153, %136, !dbg !2593
	br i1 %154, label %b34, label %b35, !dbg !2593

b34:
	br label %b35, !dbg !2593

b35:
	%155 = phi i64 [ %153, %b33 ], [ %149, %b34 ], !dbg !2594
	%156 = trunc i64 %155 to i32, !dbg !2595
	%157 = zext i16 %150 to i32, !dbg !2595
	%158 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %157, i32 %156, i32 31), !dbg !2595
	%159 = extractvalue { i32, i1 } %158, 0, !dbg !2595
	%160 = trunc i32 %159 to i16, !dbg !2595
	%161 = icmp ne i64 %155, %149, !dbg !2596
	br i1 %161, label %b36, label %b37, !dbg !2596

b36:
	%162 = xor i16 %150, %160, !dbg !2587
	br label %b37, !dbg !2597

b37:
	%163 = phi i16 [ %150, %b35 ], [ %162, %b36 ], !dbg !2583
	%164 = sdiv i64 %151, 2, !dbg !2598
	br label %b32, !dbg !2598

b38:
	%165 = zext i16 %150 to i32, !dbg !2599
	%166 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %165, i32 0, i32 31), !dbg !2599
	%167 = extractvalue { i32, i1 } %166, 0, !dbg !2599
	%168 = trunc i32 %167 to i16, !dbg !2599
	br label %b39, !dbg !2600

b39:
	%169 = phi i16 [ %131, %b27 ], [ %138, %b29 ], [ %168, %b38 ], !dbg !2577
	%170 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 0, !dbg !2601
	store i16 %87, i16 addrspace(1)* %170, align 2, !dbg !2601
	%171 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 1, !dbg !2602
	store i16 %128, i16 addrspace(1)* %171, align 2, !dbg !2602
	%172 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 2, !dbg !2603
	store i16 %169, i16 addrspace(1)* %172, align 2, !dbg !2603
	%173 = sub i64 %p3, %33, !dbg !2604
	%174 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %33, !dbg !2604
	%175 = icmp ugt i64 %33, %p3, !dbg !2604
	%176 = icmp ugt i64 3, %173, !dbg !2607
	%177 = or i1 %175, %176, !dbg !2607
	br i1 %177, label %b39_fail1, label %b39_ok1, !dbg !2607, !prof !30

b39_ok1:
	%178 = load i16, i16 addrspace(1)* %36, align 2, !dbg !2608
	br i1 %46, label %b40, label %b41, !dbg !2613

b40:
	%179 = zext i16 %178 to i32, !dbg !2614
	%180 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %179) convergent nounwind, !dbg !2614
	%181 = trunc i32 %180 to i16, !dbg !2614
	br label %b52, !dbg !2615

b41:
	%182 = and i32 %30, -32, !dbg !2616
	%183 = sub i32 %21, %182, !dbg !2616
	%184 = icmp slt i32 %183, 32, !dbg !2616
	%185 = select i1 %184, i32 %183, i32 32, !dbg !2616
	%186 = sext i32 %185 to i64, !dbg !2616
	%187 = icmp eq i64 %186, 32, !dbg !2617
	br i1 %187, label %b42, label %b44, !dbg !2617

b42:
	%188 = phi i16 [ %178, %b41 ], [ %196, %b43 ], !dbg !2618
	%189 = phi i64 [ 16, %b41 ], [ %197, %b43 ], !dbg !2619
	%190 = icmp sgt i64 %189, 0, !dbg !2620
	br i1 %190, label %b43, label %b52, !dbg !2620

b43:
	%191 = trunc i64 %189 to i32, !dbg !2621
	%192 = zext i16 %188 to i32, !dbg !2621
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %192, i32 %191, i32 31), !dbg !2621
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !2621
	%195 = trunc i32 %194 to i16, !dbg !2621
	%196 = and i16 %188, %195, !dbg !2622
	%197 = sdiv i64 %189, 2, !dbg !2623
	br label %b42, !dbg !2623

b44:
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2624, !range !20
	%199 = sext i32 %198 to i64, !dbg !2624
	br label %b45, !dbg !2624

b45:
	%200 = phi i16 [ %178, %b44 ], [ %213, %b50 ], !dbg !2618
	%201 = phi i64 [ 16, %b44 ], [ %214, %b50 ], !dbg !2625
	%202 = icmp sgt i64 %201, 0, !dbg !2626
	br i1 %202, label %b46, label %b51, !dbg !2626

b46:
	%203 = add i64 %199, %201, !dbg !2627
	%204 = icmp sge i64 %203, %186, !dbg !2628
	br i1 %204, label %b47, label %b48, !dbg !2628

b47:
	br label %b48, !dbg !2628

b48:
	%205 = phi i64 [ %203, %b46 ], [ %199, %b47 ], !dbg !2629
	%206 = trunc i64 %205 to i32, !dbg !2630
	%207 = zext i16 %200 to i32, !dbg !2630
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %207, i32 %206, i32 31), !dbg !2630
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !2630
	%210 = trunc i32 %209 to i16, !dbg !2630
	%211 = icmp ne i64 %205, %199, !dbg !2631
	br i1 %211, label %b49, label %b50, !dbg !2631

b49:
	%212 = and i16 %200, %210, !dbg !2622
	br label %b50, !dbg !2632

b50:
	%213 = phi i16 [ %200, %b48 ], [ %212, %b49 ], !dbg !2618
	%214 = sdiv i64 %201, 2, !dbg !2633
	br label %b45, !dbg !2633

b51:
	%215 = zext i16 %200 to i32, !dbg !2634
	%216 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %215, i32 0, i32 31), !dbg !2634
	%217 = extractvalue { i32, i1 } %216, 0, !dbg !2634
	%218 = trunc i32 %217 to i16, !dbg !2634
	br label %b52, !dbg !2635

b52:
	%219 = phi i16 [ %181, %b40 ], [ %188, %b42 ], [ %218, %b51 ], !dbg !2612
	%220 = add nsw i64 %22, 32, !dbg !2637
	%221 = sub nsw i64 %220, 1, !dbg !2638
	%222 = sdiv i64 %221, 32, !dbg !2639
	%223 = icmp eq i64 %222, 1, !dbg !2640
	br i1 %223, label %b58, label %b53, !dbg !2640

b53:
	call void @llvm.nvvm.barrier0(), !dbg !2642
	%224 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2643, !range !20
	%225 = sext i32 %224 to i64, !dbg !2643
	%226 = icmp eq i64 %225, 0, !dbg !2644
	br i1 %226, label %b54, label %b55, !dbg !2644

b54:
	%227 = sdiv i64 %31, 32, !dbg !2645
	%228 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %227, !dbg !2646
	store i16 %219, i16 addrspace(3)* %228, align 2, !dbg !2646
	br label %b55, !dbg !2646

b55:
	call void @llvm.nvvm.barrier0(), !dbg !2647
	%229 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2648
	%230 = load i16, i16 addrspace(3)* %229, align 2, !dbg !2648
	br label %b56, !dbg !2648

b56:
	%231 = phi i16 [ %230, %b55 ], [ %236, %b57 ], !dbg !2649
	%232 = phi i64 [ 1, %b55 ], [ %237, %b57 ], !dbg !2650
	%233 = icmp slt i64 %232, %222, !dbg !2651
	br i1 %233, label %b57, label %b58, !dbg !2651

b57:
	%234 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %232, !dbg !2652
	%235 = load i16, i16 addrspace(3)* %234, align 2, !dbg !2652
	%236 = and i16 %231, %235, !dbg !2622
	%237 = add nsw i64 %232, 1, !dbg !2653
	br label %b56, !dbg !2653

b58:
	%238 = phi i16 [ %219, %b52 ], [ %231, %b56 ], !dbg !2611
	br i1 %46, label %b59, label %b60, !dbg !2658

b59:
	%239 = zext i16 %178 to i32, !dbg !2659
	%240 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %239) convergent nounwind, !dbg !2659
	%241 = trunc i32 %240 to i16, !dbg !2659
	br label %b71, !dbg !2660

b60:
	%242 = and i32 %30, -32, !dbg !2661
	%243 = sub i32 %21, %242, !dbg !2661
	%244 = icmp slt i32 %243, 32, !dbg !2661
	%245 = select i1 %244, i32 %243, i32 32, !dbg !2661
	%246 = sext i32 %245 to i64, !dbg !2661
	%247 = icmp eq i64 %246, 32, !dbg !2662
	br i1 %247, label %b61, label %b63, !dbg !2662

b61:
	%248 = phi i16 [ %178, %b60 ], [ %256, %b62 ], !dbg !2663
	%249 = phi i64 [ 16, %b60 ], [ %257, %b62 ], !dbg !2664
	%250 = icmp sgt i64 %249, 0, !dbg !2665
	br i1 %250, label %b62, label %b71, !dbg !2665

b62:
	%251 = trunc i64 %249 to i32, !dbg !2666
	%252 = zext i16 %248 to i32, !dbg !2666
	%253 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %252, i32 %251, i32 31), !dbg !2666
	%254 = extractvalue { i32, i1 } %253, 0, !dbg !2666
	%255 = trunc i32 %254 to i16, !dbg !2666
	%256 = or i16 %248, %255, !dbg !2667
	%257 = sdiv i64 %249, 2, !dbg !2668
	br label %b61, !dbg !2668

b63:
	%258 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2669, !range !20
	%259 = sext i32 %258 to i64, !dbg !2669
	br label %b64, !dbg !2669

b64:
	%260 = phi i16 [ %178, %b63 ], [ %273, %b69 ], !dbg !2663
	%261 = phi i64 [ 16, %b63 ], [ %274, %b69 ], !dbg !2670
	%262 = icmp sgt i64 %261, 0, !dbg !2671
	br i1 %262, label %b65, label %b70, !dbg !2671

b65:
	%263 = add i64 %259, %261, !dbg !2672
	%264 = icmp sge i64 %263, %246, !dbg !2673
	br i1 %264, label %b66, label %b67, !dbg !2673

b66:
	br label %b67, !dbg !2673

b67:
	%265 = phi i64 [ %263, %b65 ], [ %259, %b66 ], !dbg !2674
	%266 = trunc i64 %265 to i32, !dbg !2675
	%267 = zext i16 %260 to i32, !dbg !2675
	%268 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %267, i32 %266, i32 31), !dbg !2675
	%269 = extractvalue { i32, i1 } %268, 0, !dbg !2675
	%270 = trunc i32 %269 to i16, !dbg !2675
	%271 = icmp ne i64 %265, %259, !dbg !2676
	br i1 %271, label %b68, label %b69, !dbg !2676

b68:
	%272 = or i16 %260, %270, !dbg !2667
	br label %b69, !dbg !2677

b69:
	%273 = phi i16 [ %260, %b67 ], [ %272, %b68 ], !dbg !2663
	%274 = sdiv i64 %261, 2, !dbg !2678
	br label %b64, !dbg !2678

b70:
	%275 = zext i16 %260 to i32, !dbg !2679
	%276 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %275, i32 0, i32 31), !dbg !2679
	%277 = extractvalue { i32, i1 } %276, 0, !dbg !2679
	%278 = trunc i32 %277 to i16, !dbg !2679
	br label %b71, !dbg !2680

b71:
	%279 = phi i16 [ %241, %b59 ], [ %248, %b61 ], [ %278, %b70 ], !dbg !2657
	br i1 %223, label %b77, label %b72, !dbg !2681

b72:
	call void @llvm.nvvm.barrier0(), !dbg !2683
	%280 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2684, !range !20
	%281 = sext i32 %280 to i64, !dbg !2684
	%282 = icmp eq i64 %281, 0, !dbg !2685
	br i1 %282, label %b73, label %b74, !dbg !2685

b73:
	%283 = sdiv i64 %31, 32, !dbg !2686
	%284 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %283, !dbg !2687
	store i16 %279, i16 addrspace(3)* %284, align 2, !dbg !2687
	br label %b74, !dbg !2687

b74:
	call void @llvm.nvvm.barrier0(), !dbg !2688
	%285 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2689
	%286 = load i16, i16 addrspace(3)* %285, align 2, !dbg !2689
	br label %b75, !dbg !2689

b75:
	%287 = phi i16 [ %286, %b74 ], [ %292, %b76 ], !dbg !2690
	%288 = phi i64 [ 1, %b74 ], [ %293, %b76 ], !dbg !2691
	%289 = icmp slt i64 %288, %222, !dbg !2692
	br i1 %289, label %b76, label %b77, !dbg !2692

b76:
	%290 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %288, !dbg !2693
	%291 = load i16, i16 addrspace(3)* %290, align 2, !dbg !2693
	%292 = or i16 %287, %291, !dbg !2667
	%293 = add nsw i64 %288, 1, !dbg !2694
	br label %b75, !dbg !2694

b77:
	%294 = phi i16 [ %279, %b71 ], [ %287, %b75 ], !dbg !2656
	br i1 %46, label %b78, label %b79, !dbg !2699

b78:
	%295 = zext i16 %178 to i32, !dbg !2700
	%296 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %295) convergent nounwind, !dbg !2700
	%297 = trunc i32 %296 to i16, !dbg !2700
	br label %b90, !dbg !2701

b79:
	%298 = and i32 %30, -32, !dbg !2702
	%299 = sub i32 %21, %298, !dbg !2702
	%300 = icmp slt i32 %299, 32, !dbg !2702
	%301 = select i1 %300, i32 %299, i32 32, !dbg !2702
	%302 = sext i32 %301 to i64, !dbg !2702
	%303 = icmp eq i64 %302, 32, !dbg !2703
	br i1 %303, label %b80, label %b82, !dbg !2703

b80:
	%304 = phi i16 [ %178, %b79 ], [ %312, %b81 ], !dbg !2704
	%305 = phi i64 [ 16, %b79 ], [ %313, %b81 ], !dbg !2705
	%306 = icmp sgt i64 %305, 0, !dbg !2706
	br i1 %306, label %b81, label %b90, !dbg !2706

b81:
	%307 = trunc i64 %305 to i32, !dbg !2707
	%308 = zext i16 %304 to i32, !dbg !2707
	%309 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %308, i32 %307, i32 31), !dbg !2707
	%310 = extractvalue { i32, i1 } %309, 0, !dbg !2707
	%311 = trunc i32 %310 to i16, !dbg !2707
	%312 = xor i16 %304, %311, !dbg !2708
	%313 = sdiv i64 %305, 2, !dbg !2709
	br label %b80, !dbg !2709

b82:
	%314 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2710, !range !20
	%315 = sext i32 %314 to i64, !dbg !2710
	br label %b83, !dbg !2710

b83:
	%316 = phi i16 [ %178, %b82 ], [ %329, %b88 ], !dbg !2704
	%317 = phi i64 [ 16, %b82 ], [ %330, %b88 ], !dbg !2711
	%318 = icmp sgt i64 %317, 0, !dbg !2712
	br i1 %318, label %b84, label %b89, !dbg !2712

b84:
	%319 = add i64 %315, %317, !dbg !2713
	%320 = icmp sge i64 %319, %302, !dbg !2714
	br i1 %320, label %b85, label %b86, !dbg !2714

b85:
	br label %b86, !dbg !2714

b86:
	%321 = phi i64 [ %319, %b84 ], [ %315, %b85 ], !dbg !2715
	%322 = trunc i64 %321 to i32, !dbg !2716
	%323 = zext i16 %316 to i32, !dbg !2716
	%324 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %323, i32 %322, i32 31), !dbg !2716
	%325 = extractvalue { i32, i1 } %324, 0, !dbg !2716
	%326 = trunc i32 %325 to i16, !dbg !2716
	%327 = icmp ne i64 %321, %315, !dbg !2717
	br i1 %327, label %b87, label %b88, !dbg !2717

b87:
	%328 = xor i16 %316, %326, !dbg !2708
	br label %b88, !dbg !2718

b88:
	%329 = phi i16 [ %316, %b86 ], [ %328, %b87 ], !dbg !2704
	%330 = sdiv i64 %317, 2, !dbg !2719
	br label %b83, !dbg !2719

b89:
	%331 = zext i16 %316 to i32, !dbg !2720
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %331, i32 0, i32 31), !dbg !2720
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !2720
	%334 = trunc i32 %333 to i16, !dbg !2720
	br label %b90, !dbg !2721

b90:
	%335 = phi i16 [ %297, %b78 ], [ %304, %b80 ], [ %334, %b89 ], !dbg !2698
	br i1 %223, label %b96, label %b91, !dbg !2722

b91:
	call void @llvm.nvvm.barrier0(), !dbg !2724
	%336 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2725, !range !20
	%337 = sext i32 %336 to i64, !dbg !2725
	%338 = icmp eq i64 %337, 0, !dbg !2726
	br i1 %338, label %b92, label %b93, !dbg !2726

b92:
	%339 = sdiv i64 %31, 32, !dbg !2727
	%340 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %339, !dbg !2728
	store i16 %335, i16 addrspace(3)* %340, align 2, !dbg !2728
	br label %b93, !dbg !2728

b93:
	call void @llvm.nvvm.barrier0(), !dbg !2729
	%341 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2730
	%342 = load i16, i16 addrspace(3)* %341, align 2, !dbg !2730
	br label %b94, !dbg !2730

b94:
	%343 = phi i16 [ %342, %b93 ], [ %348, %b95 ], !dbg !2731
	%344 = phi i64 [ 1, %b93 ], [ %349, %b95 ], !dbg !2732
	%345 = icmp slt i64 %344, %222, !dbg !2733
	br i1 %345, label %b95, label %b96, !dbg !2733

b95:
	%346 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %344, !dbg !2734
	%347 = load i16, i16 addrspace(3)* %346, align 2, !dbg !2734
	%348 = xor i16 %343, %347, !dbg !2708
	%349 = add nsw i64 %344, 1, !dbg !2735
	br label %b94, !dbg !2735

b96:
	%350 = phi i16 [ %335, %b90 ], [ %343, %b94 ], !dbg !2697
	%351 = getelementptr inbounds i16, i16 addrspace(1)* %174, i64 0, !dbg !2736
	store i16 %238, i16 addrspace(1)* %351, align 2, !dbg !2736
	%352 = getelementptr inbounds i16, i16 addrspace(1)* %174, i64 1, !dbg !2737
	store i16 %294, i16 addrspace(1)* %352, align 2, !dbg !2737
	%353 = getelementptr inbounds i16, i16 addrspace(1)* %174, i64 2, !dbg !2738
	store i16 %350, i16 addrspace(1)* %353, align 2, !dbg !2738
	ret void, !dbg !2512

b0_fail1:
	%354 = icmp ugt i64 %33, %p1, !dbg !2515
	br i1 %354, label %b0_fail2, label %b0_ok2, !dbg !2515

b0_fail2:
	br label %fail, !dbg !2515

b0_ok2:
	%355 = icmp uge i64 %32, %p5, !dbg !2516
	br i1 %355, label %b0_fail3, label %b0_ok3, !dbg !2516

b0_fail3:
	br label %fail, !dbg !2516

b0_ok3:
	br label %fail, !dbg !2519

b39_fail1:
	%356 = icmp ugt i64 %33, %p3, !dbg !2604
	br i1 %356, label %b39_fail2, label %b39_ok2, !dbg !2604

b39_fail2:
	br label %fail, !dbg !2604

b39_ok2:
	br label %fail, !dbg !2607

fail:
	%357 = phi i32 [ 33, %b0_fail2 ], [ 34, %b0_fail3 ], [ 35, %b0_ok3 ], [ 36, %b39_fail2 ], [ 35, %b39_ok2 ], !dbg !2510
	%358 = phi i64 [ %33, %b0_fail2 ], [ %32, %b0_fail3 ], [ 3, %b0_ok3 ], [ %33, %b39_fail2 ], [ 3, %b39_ok2 ], !dbg !2510
	%359 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %34, %b0_ok3 ], [ %p3, %b39_fail2 ], [ %173, %b39_ok2 ], !dbg !2510
	call void @gpuc_fail(i8* %ctrl, i32 %357, i64 %358, i64 %359), !dbg !2510
	ret void, !dbg !2510
}

define void @ExchangeUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2739 {
entry:
	br label %b0, !dbg !2740

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2740
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2740
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2740
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2743, !range !11
	%4 = sext i32 %3 to i64, !dbg !2743
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2743, !range !12
	%6 = sext i32 %5 to i64, !dbg !2743
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2743, !range !12
	%8 = sext i32 %7 to i64, !dbg !2743
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2743, !range !13
	%10 = sext i32 %9 to i64, !dbg !2743
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2743, !range !14
	%12 = sext i32 %11 to i64, !dbg !2743
	%13 = mul i64 %12, %8, !dbg !2743
	%14 = add i64 %6, %13, !dbg !2743
	%15 = mul i64 %10, %14, !dbg !2743
	%16 = add i64 %4, %15, !dbg !2743
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2743, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2743, !range !15
	%19 = mul i32 %17, %18, !dbg !2743
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2743, !range !16
	%21 = mul i32 %19, %20, !dbg !2743
	%22 = sext i32 %21 to i64, !dbg !2743
	%23 = mul i64 %16, %22, !dbg !2743
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2743, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2743, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2743, !range !18
	%27 = mul i32 %18, %26, !dbg !2743
	%28 = add i32 %25, %27, !dbg !2743
	%29 = mul i32 %17, %28, !dbg !2743
	%30 = add i32 %24, %29, !dbg !2743
	%31 = sext i32 %30 to i64, !dbg !2743
	%32 = add i64 %23, %31, !dbg !2743
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2744, !range !20
	%34 = sext i32 %33 to i64, !dbg !2744
	%35 = and i32 %30, -32, !dbg !2745
	%36 = sub i32 %21, %35, !dbg !2745
	%37 = icmp slt i32 %36, 32, !dbg !2745
	%38 = select i1 %37, i32 %36, i32 32, !dbg !2745
	%39 = sext i32 %38 to i64, !dbg !2745
	%40 = icmp eq i64 %39, 32, !dbg !2746
	br i1 %40, label %b1, label %b2, !dbg !2746

b1:
	br label %b2, !dbg !2746

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2747
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2748
	%43 = mul i64 %32, 4, !dbg !2750
	%44 = sub i64 %p1, %43, !dbg !2751
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !2749
	%46 = icmp uge i64 %32, %p5, !dbg !2749
	%47 = icmp ugt i64 %43, %p1, !dbg !2751
	%48 = icmp ugt i64 4, %44, !dbg !2752
	%49 = icmp eq i64 %39, 0, !dbg !2753
	%50 = or i1 %46, %47, !dbg !2753
	%51 = or i1 %50, %48, !dbg !2753
	%52 = or i1 %51, %49, !dbg !2753
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2753, !prof !30

b2_ok1:
	%53 = load i32, i32 addrspace(1)* %45, align 4, !dbg !2749
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %43, !dbg !2751
	%55 = mul nsw i64 %34, 7, !dbg !2754
	%56 = add nsw i64 %55, 3, !dbg !2755
	%57 = icmp eq i64 %39, -1, !dbg !2753
	%58 = select i1 %57, i64 1, i64 %39, !dbg !2753
	%59 = srem i64 %56, %58, !dbg !2753
	%60 = trunc i64 %59 to i32, !dbg !2756
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %53, i32 %60, i32 31), !dbg !2756
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !2756
	%63 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 0, !dbg !2757
	store i32 %62, i32 addrspace(1)* %63, align 4, !dbg !2757
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %53, i32 3, i32 0), !dbg !2758
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !2758
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 1, !dbg !2759
	store i32 %65, i32 addrspace(1)* %66, align 4, !dbg !2759
	%67 = trunc i64 %41 to i32, !dbg !2760
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %53, i32 %67, i32 31), !dbg !2760
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !2760
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 2, !dbg !2761
	store i32 %69, i32 addrspace(1)* %70, align 4, !dbg !2761
	%71 = trunc i64 %42 to i32, !dbg !2762
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %71, i32 31), !dbg !2762
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !2762
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 3, !dbg !2763
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !2763
	%75 = mul i64 %32, 3, !dbg !2764
	%76 = sub i64 %p3, %75, !dbg !2765
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %75, !dbg !2765
	%78 = icmp ugt i64 %75, %p3, !dbg !2765
	%79 = icmp ugt i64 3, %76, !dbg !2766
	%80 = or i1 %78, %79, !dbg !2766
	br i1 %80, label %b2_fail5, label %b2_ok5, !dbg !2766, !prof !30

b2_ok5:
	%81 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %53) convergent nounwind, !dbg !2767
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 0, !dbg !2768
	store i32 %81, i32 addrspace(1)* %82, align 4, !dbg !2768
	%83 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 1, !dbg !2769
	store i32 7, i32 addrspace(1)* %83, align 4, !dbg !2769
	%84 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %53) convergent nounwind, !dbg !2770
	store i32 %84, i32 addrspace(1)* %83, align 4, !dbg !2771
	%85 = sub i64 %32, %34, !dbg !2772
	%86 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %85, !dbg !2773
	%87 = icmp uge i64 %85, %p5, !dbg !2773
	br i1 %87, label %b2_fail7, label %b2_ok7, !dbg !2773, !prof !30

b2_ok7:
	%88 = load i32, i32 addrspace(1)* %86, align 4, !dbg !2773
	%89 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %88) convergent nounwind, !dbg !2774
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 2, !dbg !2775
	store i32 %89, i32 addrspace(1)* %90, align 4, !dbg !2775
	ret void, !dbg !2742

b2_fail1:
	%91 = icmp uge i64 %32, %p5, !dbg !2749
	br i1 %91, label %b2_fail2, label %b2_ok2, !dbg !2749

b2_fail2:
	br label %fail, !dbg !2749

b2_ok2:
	%92 = icmp ugt i64 %43, %p1, !dbg !2751
	br i1 %92, label %b2_fail3, label %b2_ok3, !dbg !2751

b2_fail3:
	br label %fail, !dbg !2751

b2_ok3:
	%93 = icmp ugt i64 4, %44, !dbg !2752
	br i1 %93, label %b2_fail4, label %b2_ok4, !dbg !2752

b2_fail4:
	br label %fail, !dbg !2752

b2_ok4:
	br label %fail, !dbg !2753

b2_fail5:
	%94 = icmp ugt i64 %75, %p3, !dbg !2765
	br i1 %94, label %b2_fail6, label %b2_ok6, !dbg !2765

b2_fail6:
	br label %fail, !dbg !2765

b2_ok6:
	br label %fail, !dbg !2766

b2_fail7:
	br label %fail, !dbg !2773

fail:
	%95 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !2740
	%96 = phi i64 [ %32, %b2_fail2 ], [ %43, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %75, %b2_fail6 ], [ 3, %b2_ok6 ], [ %85, %b2_fail7 ], !dbg !2740
	%97 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %44, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %76, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !2740
	call void @gpuc_fail(i8* %ctrl, i32 %95, i64 %96, i64 %97), !dbg !2740
	ret void, !dbg !2740
}

define void @NumbersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2776 {
entry:
	br label %b0, !dbg !2777

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2777
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2777
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2777
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2780, !range !11
	%4 = sext i32 %3 to i64, !dbg !2780
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2780, !range !12
	%6 = sext i32 %5 to i64, !dbg !2780
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2780, !range !12
	%8 = sext i32 %7 to i64, !dbg !2780
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2780, !range !13
	%10 = sext i32 %9 to i64, !dbg !2780
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2780, !range !14
	%12 = sext i32 %11 to i64, !dbg !2780
	%13 = mul i64 %12, %8, !dbg !2780
	%14 = add i64 %6, %13, !dbg !2780
	%15 = mul i64 %10, %14, !dbg !2780
	%16 = add i64 %4, %15, !dbg !2780
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2780, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2780, !range !15
	%19 = mul i32 %17, %18, !dbg !2780
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2780, !range !16
	%21 = mul i32 %19, %20, !dbg !2780
	%22 = sext i32 %21 to i64, !dbg !2780
	%23 = mul i64 %16, %22, !dbg !2780
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2780, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2780, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2780, !range !18
	%27 = mul i32 %18, %26, !dbg !2780
	%28 = add i32 %25, %27, !dbg !2780
	%29 = mul i32 %17, %28, !dbg !2780
	%30 = add i32 %24, %29, !dbg !2780
	%31 = sext i32 %30 to i64, !dbg !2780
	%32 = add i64 %23, %31, !dbg !2780
	%33 = mul i64 %32, 6, !dbg !2781
	%34 = sub i64 %p1, %33, !dbg !2782
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !2782
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !2783
	%37 = icmp ugt i64 %33, %p1, !dbg !2782
	%38 = icmp uge i64 %32, %p5, !dbg !2783
	%39 = icmp ugt i64 6, %34, !dbg !2786
	%40 = or i1 %37, %38, !dbg !2786
	%41 = or i1 %40, %39, !dbg !2786
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2786, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !2783
	%43 = and i32 %30, -32, !dbg !2793
	%44 = sub i32 %21, %43, !dbg !2793
	%45 = icmp slt i32 %44, 32, !dbg !2793
	%46 = select i1 %45, i32 %44, i32 32, !dbg !2793
	%47 = sext i32 %46 to i64, !dbg !2793
	%48 = icmp eq i64 %47, 32, !dbg !2794
	%49 = mul nsw i64 %47, 2, !dbg !2795
	br label %b1, !dbg !2786

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %178, %b54 ], !dbg !2786
	%51 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !2796
	%52 = getelementptr inbounds [12 x i8], [12 x i8]* %51, i64 0, i64 0, !dbg !2796
	%53 = call i32 @__nvvm_reflect(i8* %52), !dbg !2796
	%54 = icmp sge i32 %53, 800, !dbg !2796
	br i1 %54, label %b2, label %b3, !dbg !2796

b2:
	%55 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !2797
	br label %b14, !dbg !2798

b3:
	br i1 %48, label %b4, label %b6, !dbg !2794

b4:
	%56 = phi i32 [ %62, %b5 ], [ %42, %b3 ], !dbg !2799
	%57 = phi i64 [ %63, %b5 ], [ 16, %b3 ], !dbg !2800
	%58 = icmp sgt i64 %57, 0, !dbg !2801
	br i1 %58, label %b5, label %b14, !dbg !2801

b5:
	%59 = trunc i64 %57 to i32, !dbg !2802
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %56, i32 %59, i32 31), !dbg !2802
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !2802
	%62 = add i32 %56, %61, !dbg !2803
	%63 = sdiv i64 %57, 2, !dbg !2804
	br label %b4, !dbg !2804

b6:
	%64 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2805, !range !20
	%65 = sext i32 %64 to i64, !dbg !2805
	br label %b7, !dbg !2805

b7:
	%66 = phi i32 [ %42, %b6 ], [ %77, %b12 ], !dbg !2799
	%67 = phi i64 [ 16, %b6 ], [ %78, %b12 ], !dbg !2806
	%68 = icmp sgt i64 %67, 0, !dbg !2807
	br i1 %68, label %b8, label %b13, !dbg !2807

b8:
	%69 = add i64 %65, %67, !dbg !2808
	%70 = icmp sge i64 %69, %47, !dbg !2809
	br i1 %70, label %b9, label %b10, !dbg !2809

b9:
	br label %b10, !dbg !2809

b10:
	%71 = phi i64 [ %69, %b8 ], [ %65, %b9 ], !dbg !2810
	%72 = trunc i64 %71 to i32, !dbg !2811
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %66, i32 %72, i32 31), !dbg !2811
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !2811
	%75 = icmp ne i64 %71, %65, !dbg !2812
	br i1 %75, label %b11, label %b12, !dbg !2812

b11:
	%76 = add i32 %66, %74, !dbg !2803
	br label %b12, !dbg !2813

b12:
	%77 = phi i32 [ %66, %b10 ], [ %76, %b11 ], !dbg !2799
	%78 = sdiv i64 %67, 2, !dbg !2814
	br label %b7, !dbg !2814

b13:
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %66, i32 0, i32 31), !dbg !2815
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !2815
	br label %b14, !dbg !2816

b14:
	%81 = phi i32 [ %55, %b2 ], [ %56, %b4 ], [ %80, %b13 ], !dbg !2792
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !2817
	store i32 %81, i32 addrspace(1)* %82, align 4, !dbg !2817
	br i1 %54, label %b15, label %b16, !dbg !2822

b15:
	%83 = call i32 asm sideeffect "redux.sync.min.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !2823
	br label %b27, !dbg !2824

b16:
	br i1 %48, label %b17, label %b19, !dbg !2825

b17:
	%84 = phi i32 [ %91, %b18 ], [ %42, %b16 ], !dbg !2826
	%85 = phi i64 [ %92, %b18 ], [ 16, %b16 ], !dbg !2827
	%86 = icmp sgt i64 %85, 0, !dbg !2828
	br i1 %86, label %b18, label %b27, !dbg !2828

b18:
	%87 = trunc i64 %85 to i32, !dbg !2829
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %84, i32 %87, i32 31), !dbg !2829
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !2829
	%90 = icmp ult i32 %84, %89, !dbg !2830
	%91 = select i1 %90, i32 %84, i32 %89, !dbg !2830
	%92 = sdiv i64 %85, 2, !dbg !2831
	br label %b17, !dbg !2831

b19:
	%93 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2832, !range !20
	%94 = sext i32 %93 to i64, !dbg !2832
	br label %b20, !dbg !2832

b20:
	%95 = phi i32 [ %42, %b19 ], [ %107, %b25 ], !dbg !2826
	%96 = phi i64 [ 16, %b19 ], [ %108, %b25 ], !dbg !2833
	%97 = icmp sgt i64 %96, 0, !dbg !2834
	br i1 %97, label %b21, label %b26, !dbg !2834

b21:
	%98 = add i64 %94, %96, !dbg !2835
	%99 = icmp sge i64 %98, %47, !dbg !2836
	br i1 %99, label %b22, label %b23, !dbg !2836

b22:
	br label %b23, !dbg !2836

b23:
	%100 = phi i64 [ %98, %b21 ], [ %94, %b22 ], !dbg !2837
	%101 = trunc i64 %100 to i32, !dbg !2838
	%102 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %95, i32 %101, i32 31), !dbg !2838
	%103 = extractvalue { i32, i1 } %102, 0, !dbg !2838
	%104 = icmp ne i64 %100, %94, !dbg !2839
	br i1 %104, label %b24, label %b25, !dbg !2839

b24:
	%105 = icmp ult i32 %95, %103, !dbg !2830
	%106 = select i1 %105, i32 %95, i32 %103, !dbg !2830
	br label %b25, !dbg !2840

b25:
	%107 = phi i32 [ %95, %b23 ], [ %106, %b24 ], !dbg !2826
	%108 = sdiv i64 %96, 2, !dbg !2841
	br label %b20, !dbg !2841

b26:
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %95, i32 0, i32 31), !dbg !2842
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !2842
	br label %b27, !dbg !2843

b27:
	%111 = phi i32 [ %83, %b15 ], [ %84, %b17 ], [ %110, %b26 ], !dbg !2821
	br i1 %54, label %b28, label %b29, !dbg !2848

b28:
	%112 = call i32 asm sideeffect "redux.sync.max.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !2849
	br label %b40, !dbg !2850

b29:
	br i1 %48, label %b30, label %b32, !dbg !2851

b30:
	%113 = phi i32 [ %120, %b31 ], [ %42, %b29 ], !dbg !2852
	%114 = phi i64 [ %121, %b31 ], [ 16, %b29 ], !dbg !2853
	%115 = icmp sgt i64 %114, 0, !dbg !2854
	br i1 %115, label %b31, label %b40, !dbg !2854

b31:
	%116 = trunc i64 %114 to i32, !dbg !2855
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %113, i32 %116, i32 31), !dbg !2855
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !2855
	%119 = icmp ugt i32 %113, %118, !dbg !2856
	%120 = select i1 %119, i32 %113, i32 %118, !dbg !2856
	%121 = sdiv i64 %114, 2, !dbg !2857
	br label %b30, !dbg !2857

b32:
	%122 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2858, !range !20
	%123 = sext i32 %122 to i64, !dbg !2858
	br label %b33, !dbg !2858

b33:
	%124 = phi i32 [ %42, %b32 ], [ %136, %b38 ], !dbg !2852
	%125 = phi i64 [ 16, %b32 ], [ %137, %b38 ], !dbg !2859
	%126 = icmp sgt i64 %125, 0, !dbg !2860
	br i1 %126, label %b34, label %b39, !dbg !2860

b34:
	%127 = add i64 %123, %125, !dbg !2861
	%128 = icmp sge i64 %127, %47, !dbg !2862
	br i1 %128, label %b35, label %b36, !dbg !2862

b35:
	br label %b36, !dbg !2862

b36:
	%129 = phi i64 [ %127, %b34 ], [ %123, %b35 ], !dbg !2863
	%130 = trunc i64 %129 to i32, !dbg !2864
	%131 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 %130, i32 31), !dbg !2864
	%132 = extractvalue { i32, i1 } %131, 0, !dbg !2864
	%133 = icmp ne i64 %129, %123, !dbg !2865
	br i1 %133, label %b37, label %b38, !dbg !2865

b37:
	%134 = icmp ugt i32 %124, %132, !dbg !2856
	%135 = select i1 %134, i32 %124, i32 %132, !dbg !2856
	br label %b38, !dbg !2866

b38:
	%136 = phi i32 [ %124, %b36 ], [ %135, %b37 ], !dbg !2852
	%137 = sdiv i64 %125, 2, !dbg !2867
	br label %b33, !dbg !2867

b39:
	%138 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 0, i32 31), !dbg !2868
	%139 = extractvalue { i32, i1 } %138, 0, !dbg !2868
	br label %b40, !dbg !2869

b40:
	%140 = phi i32 [ %112, %b28 ], [ %113, %b30 ], [ %139, %b39 ], !dbg !2847
	%141 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !2870
	store i32 %111, i32 addrspace(1)* %141, align 4, !dbg !2870
	%142 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !2871
	store i32 %140, i32 addrspace(1)* %142, align 4, !dbg !2871
	%143 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2876, !range !20
	%144 = sext i32 %143 to i64, !dbg !2876
	br label %b41, !dbg !2876

b41:
	%145 = phi i32 [ %42, %b40 ], [ %153, %b44 ], !dbg !2877
	%146 = phi i64 [ 1, %b40 ], [ %154, %b44 ], !dbg !2878
	%147 = icmp slt i64 %146, 32, !dbg !2879
	br i1 %147, label %b42, label %b45, !dbg !2879

b42:
	%148 = trunc i64 %146 to i32, !dbg !2880
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %145, i32 %148, i32 0), !dbg !2880
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !2880
	%151 = icmp sge i64 %144, %146, !dbg !2881
	br i1 %151, label %b43, label %b44, !dbg !2881

b43:
	%152 = add i32 %145, %150, !dbg !2882
	br label %b44, !dbg !2882

b44:
	%153 = phi i32 [ %145, %b42 ], [ %152, %b43 ], !dbg !2877
	%154 = mul nsw i64 %146, 2, !dbg !2883
	br label %b41, !dbg !2883

b45:
	%155 = phi i32 [ %163, %b48 ], [ %42, %b41 ], !dbg !2887
	%156 = phi i64 [ %164, %b48 ], [ 1, %b41 ], !dbg !2888
	%157 = icmp slt i64 %156, 32, !dbg !2889
	br i1 %157, label %b46, label %b49, !dbg !2889

b46:
	%158 = trunc i64 %156 to i32, !dbg !2890
	%159 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %155, i32 %158, i32 0), !dbg !2890
	%160 = extractvalue { i32, i1 } %159, 0, !dbg !2890
	%161 = icmp sge i64 %144, %156, !dbg !2891
	br i1 %161, label %b47, label %b48, !dbg !2891

b47:
	%162 = add i32 %155, %160, !dbg !2892
	br label %b48, !dbg !2892

b48:
	%163 = phi i32 [ %155, %b46 ], [ %162, %b47 ], !dbg !2887
	%164 = mul nsw i64 %156, 2, !dbg !2893
	br label %b45, !dbg !2893

b49:
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %155, i32 1, i32 0), !dbg !2894
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !2894
	%167 = icmp eq i64 %144, 0, !dbg !2895
	br i1 %167, label %b51, label %b50, !dbg !2895

b50:
	br label %b51, !dbg !2896

b51:
	%168 = phi i32 [ 0, %b49 ], [ %166, %b50 ], !dbg !2885
	%169 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 3, !dbg !2897
	store i32 %145, i32 addrspace(1)* %169, align 4, !dbg !2897
	%170 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 4, !dbg !2898
	store i32 %168, i32 addrspace(1)* %170, align 4, !dbg !2898
	%171 = sdiv i64 %49, 3, !dbg !2899
	%172 = icmp slt i64 %171, 0, !dbg !2902
	br i1 %172, label %b53, label %b52, !dbg !2902

b52:
	%173 = icmp sge i64 %171, %47, !dbg !2903
	br i1 %173, label %b53, label %b54, !dbg !2903

b53:
	br label %fail, !dbg !2904

b54:
	%174 = trunc i64 %171 to i32, !dbg !2905
	%175 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %174, i32 31), !dbg !2905
	%176 = extractvalue { i32, i1 } %175, 0, !dbg !2905
	%177 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 5, !dbg !2906
	store i32 %176, i32 addrspace(1)* %177, align 4, !dbg !2906
	%178 = add i64 %50, 1, !dbg !2906
	%179 = icmp slt i64 %178, 2, !dbg !2906
	br i1 %179, label %b1, label %b55, !dbg !2906

b55:
	%180 = sub i64 %p3, %33, !dbg !2907
	%181 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !2907
	%182 = icmp ugt i64 %33, %p3, !dbg !2907
	%183 = icmp ugt i64 6, %180, !dbg !2910
	%184 = or i1 %182, %183, !dbg !2910
	br i1 %184, label %b55_fail1, label %b55_ok1, !dbg !2910, !prof !30

b55_ok1:
	%185 = load i32, i32 addrspace(1)* %36, align 4, !dbg !2911
	%186 = add nsw i64 %22, 32, !dbg !2917
	%187 = sub nsw i64 %186, 1, !dbg !2918
	%188 = sub nsw i64 %47, 1, !dbg !2923
	%189 = icmp eq i64 %144, %188, !dbg !2924
	%190 = mul nsw i64 %22, 2, !dbg !2925
	br label %b56, !dbg !2910

b56:
	%191 = phi i64 [ 0, %b55_ok1 ], [ %376, %b141 ], !dbg !2910
	br i1 %54, label %b57, label %b58, !dbg !2927

b57:
	%192 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %185) convergent nounwind, !dbg !2928
	br label %b68, !dbg !2929

b58:
	br i1 %48, label %b59, label %b61, !dbg !2930

b59:
	%193 = phi i32 [ %199, %b60 ], [ %185, %b58 ], !dbg !2931
	%194 = phi i64 [ %200, %b60 ], [ 16, %b58 ], !dbg !2932
	%195 = icmp sgt i64 %194, 0, !dbg !2933
	br i1 %195, label %b60, label %b68, !dbg !2933

b60:
	%196 = trunc i64 %194 to i32, !dbg !2934
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %193, i32 %196, i32 31), !dbg !2934
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !2934
	%199 = add i32 %193, %198, !dbg !2935
	%200 = sdiv i64 %194, 2, !dbg !2936
	br label %b59, !dbg !2936

b61:
	%201 = phi i32 [ %212, %b66 ], [ %185, %b58 ], !dbg !2931
	%202 = phi i64 [ %213, %b66 ], [ 16, %b58 ], !dbg !2937
	%203 = icmp sgt i64 %202, 0, !dbg !2938
	br i1 %203, label %b62, label %b67, !dbg !2938

b62:
	%204 = add i64 %144, %202, !dbg !2939
	%205 = icmp sge i64 %204, %47, !dbg !2940
	br i1 %205, label %b63, label %b64, !dbg !2940

b63:
	br label %b64, !dbg !2940

b64:
	%206 = phi i64 [ %204, %b62 ], [ %144, %b63 ], !dbg !2941
	%207 = trunc i64 %206 to i32, !dbg !2942
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %201, i32 %207, i32 31), !dbg !2942
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !2942
	%210 = icmp ne i64 %206, %144, !dbg !2943
	br i1 %210, label %b65, label %b66, !dbg !2943

b65:
	%211 = add i32 %201, %209, !dbg !2935
	br label %b66, !dbg !2944

b66:
	%212 = phi i32 [ %201, %b64 ], [ %211, %b65 ], !dbg !2931
	%213 = sdiv i64 %202, 2, !dbg !2945
	br label %b61, !dbg !2945

b67:
	%214 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %201, i32 0, i32 31), !dbg !2946
	%215 = extractvalue { i32, i1 } %214, 0, !dbg !2946
	br label %b68, !dbg !2947

b68:
	%216 = phi i32 [ %192, %b57 ], [ %193, %b59 ], [ %215, %b67 ], !dbg !2926
	%217 = sdiv i64 %187, 32, !dbg !2948
	%218 = icmp eq i64 %217, 1, !dbg !2949
	br i1 %218, label %b74, label %b69, !dbg !2949

b69:
	call void @llvm.nvvm.barrier0(), !dbg !2951
	br i1 %167, label %b70, label %b71, !dbg !2952

b70:
	%219 = sdiv i64 %31, 32, !dbg !2953
	%220 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %219, !dbg !2954
	store i32 %216, i32 addrspace(3)* %220, align 4, !dbg !2954
	br label %b71, !dbg !2954

b71:
	call void @llvm.nvvm.barrier0(), !dbg !2955
	%221 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2956
	%222 = load i32, i32 addrspace(3)* %221, align 4, !dbg !2956
	br label %b72, !dbg !2956

b72:
	%223 = phi i32 [ %222, %b71 ], [ %228, %b73 ], !dbg !2957
	%224 = phi i64 [ 1, %b71 ], [ %229, %b73 ], !dbg !2958
	%225 = icmp slt i64 %224, %217, !dbg !2959
	br i1 %225, label %b73, label %b74, !dbg !2959

b73:
	%226 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %224, !dbg !2960
	%227 = load i32, i32 addrspace(3)* %226, align 4, !dbg !2960
	%228 = add i32 %223, %227, !dbg !2935
	%229 = add nsw i64 %224, 1, !dbg !2961
	br label %b72, !dbg !2961

b74:
	%230 = phi i32 [ %216, %b68 ], [ %223, %b72 ], !dbg !2915
	%231 = getelementptr inbounds i32, i32 addrspace(1)* %181, i64 0, !dbg !2962
	store i32 %230, i32 addrspace(1)* %231, align 4, !dbg !2962
	br i1 %54, label %b75, label %b76, !dbg !2967

b75:
	%232 = call i32 asm sideeffect "redux.sync.min.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %185) convergent nounwind, !dbg !2968
	br label %b86, !dbg !2969

b76:
	br i1 %48, label %b77, label %b79, !dbg !2970

b77:
	%233 = phi i32 [ %240, %b78 ], [ %185, %b76 ], !dbg !2971
	%234 = phi i64 [ %241, %b78 ], [ 16, %b76 ], !dbg !2972
	%235 = icmp sgt i64 %234, 0, !dbg !2973
	br i1 %235, label %b78, label %b86, !dbg !2973

b78:
	%236 = trunc i64 %234 to i32, !dbg !2974
	%237 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %233, i32 %236, i32 31), !dbg !2974
	%238 = extractvalue { i32, i1 } %237, 0, !dbg !2974
	%239 = icmp ult i32 %233, %238, !dbg !2975
	%240 = select i1 %239, i32 %233, i32 %238, !dbg !2975
	%241 = sdiv i64 %234, 2, !dbg !2976
	br label %b77, !dbg !2976

b79:
	%242 = phi i32 [ %254, %b84 ], [ %185, %b76 ], !dbg !2971
	%243 = phi i64 [ %255, %b84 ], [ 16, %b76 ], !dbg !2977
	%244 = icmp sgt i64 %243, 0, !dbg !2978
	br i1 %244, label %b80, label %b85, !dbg !2978

b80:
	%245 = add i64 %144, %243, !dbg !2979
	%246 = icmp sge i64 %245, %47, !dbg !2980
	br i1 %246, label %b81, label %b82, !dbg !2980

b81:
	br label %b82, !dbg !2980

b82:
	%247 = phi i64 [ %245, %b80 ], [ %144, %b81 ], !dbg !2981
	%248 = trunc i64 %247 to i32, !dbg !2982
	%249 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %242, i32 %248, i32 31), !dbg !2982
	%250 = extractvalue { i32, i1 } %249, 0, !dbg !2982
	%251 = icmp ne i64 %247, %144, !dbg !2983
	br i1 %251, label %b83, label %b84, !dbg !2983

b83:
	%252 = icmp ult i32 %242, %250, !dbg !2975
	%253 = select i1 %252, i32 %242, i32 %250, !dbg !2975
	br label %b84, !dbg !2984

b84:
	%254 = phi i32 [ %242, %b82 ], [ %253, %b83 ], !dbg !2971
	%255 = sdiv i64 %243, 2, !dbg !2985
	br label %b79, !dbg !2985

b85:
	%256 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %242, i32 0, i32 31), !dbg !2986
	%257 = extractvalue { i32, i1 } %256, 0, !dbg !2986
	br label %b86, !dbg !2987

b86:
	%258 = phi i32 [ %232, %b75 ], [ %233, %b77 ], [ %257, %b85 ], !dbg !2966
	br i1 %218, label %b92, label %b87, !dbg !2988

b87:
	call void @llvm.nvvm.barrier0(), !dbg !2990
	br i1 %167, label %b88, label %b89, !dbg !2991

b88:
	%259 = sdiv i64 %31, 32, !dbg !2992
	%260 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %259, !dbg !2993
	store i32 %258, i32 addrspace(3)* %260, align 4, !dbg !2993
	br label %b89, !dbg !2993

b89:
	call void @llvm.nvvm.barrier0(), !dbg !2994
	%261 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2995
	%262 = load i32, i32 addrspace(3)* %261, align 4, !dbg !2995
	br label %b90, !dbg !2995

b90:
	%263 = phi i32 [ %262, %b89 ], [ %269, %b91 ], !dbg !2996
	%264 = phi i64 [ 1, %b89 ], [ %270, %b91 ], !dbg !2997
	%265 = icmp slt i64 %264, %217, !dbg !2998
	br i1 %265, label %b91, label %b92, !dbg !2998

b91:
	%266 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %264, !dbg !2999
	%267 = load i32, i32 addrspace(3)* %266, align 4, !dbg !2999
	%268 = icmp ult i32 %263, %267, !dbg !2975
	%269 = select i1 %268, i32 %263, i32 %267, !dbg !2975
	%270 = add nsw i64 %264, 1, !dbg !3000
	br label %b90, !dbg !3000

b92:
	%271 = phi i32 [ %258, %b86 ], [ %263, %b90 ], !dbg !2965
	br i1 %54, label %b93, label %b94, !dbg !3005

b93:
	%272 = call i32 asm sideeffect "redux.sync.max.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %185) convergent nounwind, !dbg !3006
	br label %b104, !dbg !3007

b94:
	br i1 %48, label %b95, label %b97, !dbg !3008

b95:
	%273 = phi i32 [ %280, %b96 ], [ %185, %b94 ], !dbg !3009
	%274 = phi i64 [ %281, %b96 ], [ 16, %b94 ], !dbg !3010
	%275 = icmp sgt i64 %274, 0, !dbg !3011
	br i1 %275, label %b96, label %b104, !dbg !3011

b96:
	%276 = trunc i64 %274 to i32, !dbg !3012
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %273, i32 %276, i32 31), !dbg !3012
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !3012
	%279 = icmp ugt i32 %273, %278, !dbg !3013
	%280 = select i1 %279, i32 %273, i32 %278, !dbg !3013
	%281 = sdiv i64 %274, 2, !dbg !3014
	br label %b95, !dbg !3014

b97:
	%282 = phi i32 [ %294, %b102 ], [ %185, %b94 ], !dbg !3009
	%283 = phi i64 [ %295, %b102 ], [ 16, %b94 ], !dbg !3015
	%284 = icmp sgt i64 %283, 0, !dbg !3016
	br i1 %284, label %b98, label %b103, !dbg !3016

b98:
	%285 = add i64 %144, %283, !dbg !3017
	%286 = icmp sge i64 %285, %47, !dbg !3018
	br i1 %286, label %b99, label %b100, !dbg !3018

b99:
	br label %b100, !dbg !3018

b100:
	%287 = phi i64 [ %285, %b98 ], [ %144, %b99 ], !dbg !3019
	%288 = trunc i64 %287 to i32, !dbg !3020
	%289 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %282, i32 %288, i32 31), !dbg !3020
	%290 = extractvalue { i32, i1 } %289, 0, !dbg !3020
	%291 = icmp ne i64 %287, %144, !dbg !3021
	br i1 %291, label %b101, label %b102, !dbg !3021

b101:
	%292 = icmp ugt i32 %282, %290, !dbg !3013
	%293 = select i1 %292, i32 %282, i32 %290, !dbg !3013
	br label %b102, !dbg !3022

b102:
	%294 = phi i32 [ %282, %b100 ], [ %293, %b101 ], !dbg !3009
	%295 = sdiv i64 %283, 2, !dbg !3023
	br label %b97, !dbg !3023

b103:
	%296 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %282, i32 0, i32 31), !dbg !3024
	%297 = extractvalue { i32, i1 } %296, 0, !dbg !3024
	br label %b104, !dbg !3025

b104:
	%298 = phi i32 [ %272, %b93 ], [ %273, %b95 ], [ %297, %b103 ], !dbg !3004
	br i1 %218, label %b110, label %b105, !dbg !3026

b105:
	call void @llvm.nvvm.barrier0(), !dbg !3028
	br i1 %167, label %b106, label %b107, !dbg !3029

b106:
	%299 = sdiv i64 %31, 32, !dbg !3030
	%300 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %299, !dbg !3031
	store i32 %298, i32 addrspace(3)* %300, align 4, !dbg !3031
	br label %b107, !dbg !3031

b107:
	call void @llvm.nvvm.barrier0(), !dbg !3032
	%301 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !3033
	%302 = load i32, i32 addrspace(3)* %301, align 4, !dbg !3033
	br label %b108, !dbg !3033

b108:
	%303 = phi i32 [ %302, %b107 ], [ %309, %b109 ], !dbg !3034
	%304 = phi i64 [ 1, %b107 ], [ %310, %b109 ], !dbg !3035
	%305 = icmp slt i64 %304, %217, !dbg !3036
	br i1 %305, label %b109, label %b110, !dbg !3036

b109:
	%306 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %304, !dbg !3037
	%307 = load i32, i32 addrspace(3)* %306, align 4, !dbg !3037
	%308 = icmp ugt i32 %303, %307, !dbg !3013
	%309 = select i1 %308, i32 %303, i32 %307, !dbg !3013
	%310 = add nsw i64 %304, 1, !dbg !3038
	br label %b108, !dbg !3038

b110:
	%311 = phi i32 [ %298, %b104 ], [ %303, %b108 ], !dbg !3003
	%312 = getelementptr inbounds i32, i32 addrspace(1)* %181, i64 1, !dbg !3039
	store i32 %271, i32 addrspace(1)* %312, align 4, !dbg !3039
	%313 = getelementptr inbounds i32, i32 addrspace(1)* %181, i64 2, !dbg !3040
	store i32 %311, i32 addrspace(1)* %313, align 4, !dbg !3040
	br label %b111, !dbg !3041

b111:
	%314 = phi i32 [ %185, %b110 ], [ %322, %b114 ], !dbg !3042
	%315 = phi i64 [ 1, %b110 ], [ %323, %b114 ], !dbg !3043
	%316 = icmp slt i64 %315, 32, !dbg !3044
	br i1 %316, label %b112, label %b115, !dbg !3044

b112:
	%317 = trunc i64 %315 to i32, !dbg !3045
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %314, i32 %317, i32 0), !dbg !3045
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !3045
	%320 = icmp sge i64 %144, %315, !dbg !3046
	br i1 %320, label %b113, label %b114, !dbg !3046

b113:
	%321 = add i32 %314, %319, !dbg !3047
	br label %b114, !dbg !3047

b114:
	%322 = phi i32 [ %314, %b112 ], [ %321, %b113 ], !dbg !3042
	%323 = mul nsw i64 %315, 2, !dbg !3048
	br label %b111, !dbg !3048

b115:
	br i1 %218, label %b121, label %b116, !dbg !3049

b116:
	%324 = sdiv i64 %31, 32, !dbg !3051
	call void @llvm.nvvm.barrier0(), !dbg !3052
	br i1 %189, label %b117, label %b118, !dbg !2924

b117:
	%325 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %324, !dbg !3053
	store i32 %314, i32 addrspace(3)* %325, align 4, !dbg !3053
	br label %b118, !dbg !3053

b118:
	call void @llvm.nvvm.barrier0(), !dbg !3054
	%326 = icmp slt i64 0, %324, !dbg !3054
	br i1 %326, label %b119, label %b120, !dbg !3054

b119:
	%327 = phi i32 [ %332, %b119_ok1 ], [ 0, %b118 ], !dbg !3055
	%328 = phi i64 [ %333, %b119_ok1 ], [ 0, %b118 ], !dbg !3055
	%329 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %328, !dbg !3056
	%330 = icmp uge i64 %328, 32, !dbg !3056
	br i1 %330, label %b119_fail1, label %b119_ok1, !dbg !3056, !prof !30

b119_ok1:
	%331 = load i32, i32 addrspace(3)* %329, align 4, !dbg !3056
	%332 = add i32 %327, %331, !dbg !3057
	%333 = add i64 %328, 1, !dbg !3057
	%334 = icmp slt i64 %333, %324, !dbg !3057
	br i1 %334, label %b119, label %b120, !dbg !3057

b120:
	%335 = phi i32 [ 0, %b118 ], [ %332, %b119_ok1 ], !dbg !3055
	br label %b121, !dbg !3058

b121:
	%336 = phi i32 [ 0, %b115 ], [ %335, %b120 ], !dbg !2922
	%337 = add i32 %336, %314, !dbg !3059
	br label %b122, !dbg !3063

b122:
	%338 = phi i32 [ %185, %b121 ], [ %346, %b125 ], !dbg !3064
	%339 = phi i64 [ 1, %b121 ], [ %347, %b125 ], !dbg !3065
	%340 = icmp slt i64 %339, 32, !dbg !3066
	br i1 %340, label %b123, label %b126, !dbg !3066

b123:
	%341 = trunc i64 %339 to i32, !dbg !3067
	%342 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %338, i32 %341, i32 0), !dbg !3067
	%343 = extractvalue { i32, i1 } %342, 0, !dbg !3067
	%344 = icmp sge i64 %144, %339, !dbg !3068
	br i1 %344, label %b124, label %b125, !dbg !3068

b124:
	%345 = add i32 %338, %343, !dbg !3069
	br label %b125, !dbg !3069

b125:
	%346 = phi i32 [ %338, %b123 ], [ %345, %b124 ], !dbg !3064
	%347 = mul nsw i64 %339, 2, !dbg !3070
	br label %b122, !dbg !3070

b126:
	br i1 %218, label %b132, label %b127, !dbg !3071

b127:
	%348 = sdiv i64 %31, 32, !dbg !3073
	call void @llvm.nvvm.barrier0(), !dbg !3074
	br i1 %189, label %b128, label %b129, !dbg !3075

b128:
	%349 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %348, !dbg !3076
	store i32 %338, i32 addrspace(3)* %349, align 4, !dbg !3076
	br label %b129, !dbg !3076

b129:
	call void @llvm.nvvm.barrier0(), !dbg !3077
	%350 = icmp slt i64 0, %348, !dbg !3077
	br i1 %350, label %b130, label %b131, !dbg !3077

b130:
	%351 = phi i32 [ %356, %b130_ok1 ], [ 0, %b129 ], !dbg !3078
	%352 = phi i64 [ %357, %b130_ok1 ], [ 0, %b129 ], !dbg !3078
	%353 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %352, !dbg !3079
	%354 = icmp uge i64 %352, 32, !dbg !3079
	br i1 %354, label %b130_fail1, label %b130_ok1, !dbg !3079, !prof !30

b130_ok1:
	%355 = load i32, i32 addrspace(3)* %353, align 4, !dbg !3079
	%356 = add i32 %351, %355, !dbg !3080
	%357 = add i64 %352, 1, !dbg !3080
	%358 = icmp slt i64 %357, %348, !dbg !3080
	br i1 %358, label %b130, label %b131, !dbg !3080

b131:
	%359 = phi i32 [ 0, %b129 ], [ %356, %b130_ok1 ], !dbg !3078
	br label %b132, !dbg !3081

b132:
	%360 = phi i32 [ 0, %b126 ], [ %359, %b131 ], !dbg !3062
	%361 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %338, i32 1, i32 0), !dbg !3082
	%362 = extractvalue { i32, i1 } %361, 0, !dbg !3082
	br i1 %167, label %b134, label %b133, !dbg !3083

b133:
	%363 = add i32 %360, %362, !dbg !3084
	br label %b134, !dbg !3085

b134:
	%364 = phi i32 [ %360, %b132 ], [ %363, %b133 ], !dbg !3061
	%365 = getelementptr inbounds i32, i32 addrspace(1)* %181, i64 3, !dbg !3086
	store i32 %337, i32 addrspace(1)* %365, align 4, !dbg !3086
	%366 = getelementptr inbounds i32, i32 addrspace(1)* %181, i64 4, !dbg !3087
	store i32 %364, i32 addrspace(1)* %366, align 4, !dbg !3087
	%367 = sdiv i64 %190, 3, !dbg !3088
	%368 = icmp sge i64 %367, %22, !dbg !3091
	br i1 %368, label %b135, label %b136, !dbg !3091

b135:
	br label %fail, !dbg !3092

b136:
	br i1 %218, label %b137, label %b138, !dbg !3093

b137:
	%369 = trunc i64 %367 to i32, !dbg !3094
	%370 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %185, i32 %369, i32 31), !dbg !3094
	%371 = extractvalue { i32, i1 } %370, 0, !dbg !3094
	br label %b141, !dbg !3095

b138:
	call void @llvm.nvvm.barrier0(), !dbg !3097
	%372 = icmp eq i64 %31, %367, !dbg !3098
	br i1 %372, label %b139, label %b140, !dbg !3098

b139:
	store i32 %185, i32 addrspace(3)* @gpuc_shared_Broadcast_42_5, align 4, !dbg !3099
	br label %b140, !dbg !3099

b140:
	call void @llvm.nvvm.barrier0(), !dbg !3100
	%373 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_5, align 4, !dbg !3101
	br label %b141, !dbg !3102

b141:
	%374 = phi i32 [ %371, %b137 ], [ %373, %b140 ], !dbg !3090
	%375 = getelementptr inbounds i32, i32 addrspace(1)* %181, i64 5, !dbg !3103
	store i32 %374, i32 addrspace(1)* %375, align 4, !dbg !3103
	%376 = add i64 %191, 1, !dbg !3103
	%377 = icmp slt i64 %376, 2, !dbg !3103
	br i1 %377, label %b56, label %b142, !dbg !3103

b142:
	ret void, !dbg !2779

b0_fail1:
	%378 = icmp ugt i64 %33, %p1, !dbg !2782
	br i1 %378, label %b0_fail2, label %b0_ok2, !dbg !2782

b0_fail2:
	br label %fail, !dbg !2782

b0_ok2:
	%379 = icmp uge i64 %32, %p5, !dbg !2783
	br i1 %379, label %b0_fail3, label %b0_ok3, !dbg !2783

b0_fail3:
	br label %fail, !dbg !2783

b0_ok3:
	br label %fail, !dbg !2786

b55_fail1:
	%380 = icmp ugt i64 %33, %p3, !dbg !2907
	br i1 %380, label %b55_fail2, label %b55_ok2, !dbg !2907

b55_fail2:
	br label %fail, !dbg !2907

b55_ok2:
	br label %fail, !dbg !2910

b119_fail1:
	br label %fail, !dbg !3056

b130_fail1:
	br label %fail, !dbg !3079

fail:
	%381 = phi i32 [ 27, %b0_fail2 ], [ 28, %b0_fail3 ], [ 29, %b0_ok3 ], [ 31, %b53 ], [ 32, %b55_fail2 ], [ 29, %b55_ok2 ], [ 30, %b119_fail1 ], [ 30, %b130_fail1 ], [ 31, %b135 ], !dbg !2777
	%382 = phi i64 [ %33, %b0_fail2 ], [ %32, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b53 ], [ %33, %b55_fail2 ], [ 6, %b55_ok2 ], [ %328, %b119_fail1 ], [ %352, %b130_fail1 ], [ 0, %b135 ], !dbg !2777
	%383 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %34, %b0_ok3 ], [ 0, %b53 ], [ %p3, %b55_fail2 ], [ %180, %b55_ok2 ], [ 32, %b119_fail1 ], [ 32, %b130_fail1 ], [ 0, %b135 ], !dbg !2777
	call void @gpuc_fail(i8* %ctrl, i32 %381, i64 %382, i64 %383), !dbg !2777
	ret void, !dbg !2777
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3104 {
entry:
	br label %b0, !dbg !3105

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !3105
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3105
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !3105
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3108, !range !11
	%4 = sext i32 %3 to i64, !dbg !3108
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3108, !range !12
	%6 = sext i32 %5 to i64, !dbg !3108
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3108, !range !12
	%8 = sext i32 %7 to i64, !dbg !3108
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3108, !range !13
	%10 = sext i32 %9 to i64, !dbg !3108
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3108, !range !14
	%12 = sext i32 %11 to i64, !dbg !3108
	%13 = mul i64 %12, %8, !dbg !3108
	%14 = add i64 %6, %13, !dbg !3108
	%15 = mul i64 %10, %14, !dbg !3108
	%16 = add i64 %4, %15, !dbg !3108
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3108, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3108, !range !15
	%19 = mul i32 %17, %18, !dbg !3108
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3108, !range !16
	%21 = mul i32 %19, %20, !dbg !3108
	%22 = sext i32 %21 to i64, !dbg !3108
	%23 = mul i64 %16, %22, !dbg !3108
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3108, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3108, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3108, !range !18
	%27 = mul i32 %18, %26, !dbg !3108
	%28 = add i32 %25, %27, !dbg !3108
	%29 = mul i32 %17, %28, !dbg !3108
	%30 = add i32 %24, %29, !dbg !3108
	%31 = sext i32 %30 to i64, !dbg !3108
	%32 = add i64 %23, %31, !dbg !3108
	%33 = mul i64 %32, 3, !dbg !3109
	%34 = sub i64 %p1, %33, !dbg !3110
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !3110
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !3111
	%37 = icmp ugt i64 %33, %p1, !dbg !3110
	%38 = icmp uge i64 %32, %p5, !dbg !3111
	%39 = icmp ugt i64 3, %34, !dbg !3114
	%40 = or i1 %37, %38, !dbg !3114
	%41 = or i1 %40, %39, !dbg !3114
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !3114, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !3111
	%43 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !3119
	%44 = getelementptr inbounds [12 x i8], [12 x i8]* %43, i64 0, i64 0, !dbg !3119
	%45 = call i32 @__nvvm_reflect(i8* %44), !dbg !3119
	%46 = icmp sge i32 %45, 800, !dbg !3119
	br i1 %46, label %b1, label %b2, !dbg !3119

b1:
	%47 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !3120
	br label %b13, !dbg !3121

b2:
	%48 = and i32 %30, -32, !dbg !3122
	%49 = sub i32 %21, %48, !dbg !3122
	%50 = icmp slt i32 %49, 32, !dbg !3122
	%51 = select i1 %50, i32 %49, i32 32, !dbg !3122
	%52 = sext i32 %51 to i64, !dbg !3122
	%53 = icmp eq i64 %52, 32, !dbg !3123
	br i1 %53, label %b3, label %b5, !dbg !3123

b3:
	%54 = phi i32 [ %42, %b2 ], [ %60, %b4 ], !dbg !3124
	%55 = phi i64 [ 16, %b2 ], [ %61, %b4 ], !dbg !3125
	%56 = icmp sgt i64 %55, 0, !dbg !3126
	br i1 %56, label %b4, label %b13, !dbg !3126

b4:
	%57 = trunc i64 %55 to i32, !dbg !3127
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %54, i32 %57, i32 31), !dbg !3127
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !3127
	%60 = and i32 %54, %59, !dbg !3128
	%61 = sdiv i64 %55, 2, !dbg !3129
	br label %b3, !dbg !3129

b5:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3130, !range !20
	%63 = sext i32 %62 to i64, !dbg !3130
	br label %b6, !dbg !3130

b6:
	%64 = phi i32 [ %42, %b5 ], [ %75, %b11 ], !dbg !3124
	%65 = phi i64 [ 16, %b5 ], [ %76, %b11 ], !dbg !3131
	%66 = icmp sgt i64 %65, 0, !dbg !3132
	br i1 %66, label %b7, label %b12, !dbg !3132

b7:
	%67 = add i64 %63, %65, !dbg !3133
	%68 = icmp sge i64 %67, %52, !dbg !3134
	br i1 %68, label %b8, label %b9, !dbg !3134

b8:
	br label %b9, !dbg !3134

b9:
	%69 = phi i64 [ %67, %b7 ], [ %63, %b8 ], !dbg !3135
	%70 = trunc i64 %69 to i32, !dbg !3136
	%71 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %64, i32 %70, i32 31), !dbg !3136
	%72 = extractvalue { i32, i1 } %71, 0, !dbg !3136
	%73 = icmp ne i64 %69, %63, !dbg !3137
	br i1 %73, label %b10, label %b11, !dbg !3137

b10:
	%74 = and i32 %64, %72, !dbg !3128
	br label %b11, !dbg !3138

b11:
	%75 = phi i32 [ %64, %b9 ], [ %74, %b10 ], !dbg !3124
	%76 = sdiv i64 %65, 2, !dbg !3139
	br label %b6, !dbg !3139

b12:
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %64, i32 0, i32 31), !dbg !3140
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !3140
	br label %b13, !dbg !3141

b13:
	%79 = phi i32 [ %47, %b1 ], [ %54, %b3 ], [ %78, %b12 ], !dbg !3118
	br i1 %46, label %b14, label %b15, !dbg !3146

b14:
	%80 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !3147
	br label %b26, !dbg !3148

b15:
	%81 = and i32 %30, -32, !dbg !3149
	%82 = sub i32 %21, %81, !dbg !3149
	%83 = icmp slt i32 %82, 32, !dbg !3149
	%84 = select i1 %83, i32 %82, i32 32, !dbg !3149
	%85 = sext i32 %84 to i64, !dbg !3149
	%86 = icmp eq i64 %85, 32, !dbg !3150
	br i1 %86, label %b16, label %b18, !dbg !3150

b16:
	%87 = phi i32 [ %42, %b15 ], [ %93, %b17 ], !dbg !3151
	%88 = phi i64 [ 16, %b15 ], [ %94, %b17 ], !dbg !3152
	%89 = icmp sgt i64 %88, 0, !dbg !3153
	br i1 %89, label %b17, label %b26, !dbg !3153

b17:
	%90 = trunc i64 %88 to i32, !dbg !3154
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %87, i32 %90, i32 31), !dbg !3154
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3154
	%93 = or i32 %87, %92, !dbg !3155
	%94 = sdiv i64 %88, 2, !dbg !3156
	br label %b16, !dbg !3156

b18:
	%95 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3157, !range !20
	%96 = sext i32 %95 to i64, !dbg !3157
	br label %b19, !dbg !3157

b19:
	%97 = phi i32 [ %42, %b18 ], [ %108, %b24 ], !dbg !3151
	%98 = phi i64 [ 16, %b18 ], [ %109, %b24 ], !dbg !3158
	%99 = icmp sgt i64 %98, 0, !dbg !3159
	br i1 %99, label %b20, label %b25, !dbg !3159

b20:
	%100 = add i64 %96, %98, !dbg !3160
	%101 = icmp sge i64 %100, %85, !dbg !3161
	br i1 %101, label %b21, label %b22, !dbg !3161

b21:
	br label %b22, !dbg !3161

b22:
	%102 = phi i64 [ %100, %b20 ], [ %96, %b21 ], !dbg !3162
	%103 = trunc i64 %102 to i32, !dbg !3163
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 %103, i32 31), !dbg !3163
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !3163
	%106 = icmp ne i64 %102, %96, !dbg !3164
	br i1 %106, label %b23, label %b24, !dbg !3164

b23:
	%107 = or i32 %97, %105, !dbg !3155
	br label %b24, !dbg !3165

b24:
	%108 = phi i32 [ %97, %b22 ], [ %107, %b23 ], !dbg !3151
	%109 = sdiv i64 %98, 2, !dbg !3166
	br label %b19, !dbg !3166

b25:
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !3167
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !3167
	br label %b26, !dbg !3168

b26:
	%112 = phi i32 [ %80, %b14 ], [ %87, %b16 ], [ %111, %b25 ], !dbg !3145
	br i1 %46, label %b27, label %b28, !dbg !3173

b27:
	%113 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !3174
	br label %b39, !dbg !3175

b28:
	%114 = and i32 %30, -32, !dbg !3176
	%115 = sub i32 %21, %114, !dbg !3176
	%116 = icmp slt i32 %115, 32, !dbg !3176
	%117 = select i1 %116, i32 %115, i32 32, !dbg !3176
	%118 = sext i32 %117 to i64, !dbg !3176
	%119 = icmp eq i64 %118, 32, !dbg !3177
	br i1 %119, label %b29, label %b31, !dbg !3177

b29:
	%120 = phi i32 [ %42, %b28 ], [ %126, %b30 ], !dbg !3178
	%121 = phi i64 [ 16, %b28 ], [ %127, %b30 ], !dbg !3179
	%122 = icmp sgt i64 %121, 0, !dbg !3180
	br i1 %122, label %b30, label %b39, !dbg !3180

b30:
	%123 = trunc i64 %121 to i32, !dbg !3181
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %120, i32 %123, i32 31), !dbg !3181
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !3181
	%126 = xor i32 %120, %125, !dbg !3182
	%127 = sdiv i64 %121, 2, !dbg !3183
	br label %b29, !dbg !3183

b31:
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3184, !range !20
	%129 = sext i32 %128 to i64, !dbg !3184
	br label %b32, !dbg !3184

b32:
	%130 = phi i32 [ %42, %b31 ], [ %141, %b37 ], !dbg !3178
	%131 = phi i64 [ 16, %b31 ], [ %142, %b37 ], !dbg !3185
	%132 = icmp sgt i64 %131, 0, !dbg !3186
	br i1 %132, label %b33, label %b38, !dbg !3186

b33:
	%133 = add i64 %129, %131, !dbg !3187
	%134 = icmp sge i64 %133, %118, !dbg !3188
	br i1 %134, label %b34, label %b35, !dbg !3188

b34:
	br label %b35, !dbg !3188

b35:
	%135 = phi i64 [ %133, %b33 ], [ %129, %b34 ], !dbg !3189
	%136 = trunc i64 %135 to i32, !dbg !3190
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %130, i32 %136, i32 31), !dbg !3190
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !3190
	%139 = icmp ne i64 %135, %129, !dbg !3191
	br i1 %139, label %b36, label %b37, !dbg !3191

b36:
	%140 = xor i32 %130, %138, !dbg !3182
	br label %b37, !dbg !3192

b37:
	%141 = phi i32 [ %130, %b35 ], [ %140, %b36 ], !dbg !3178
	%142 = sdiv i64 %131, 2, !dbg !3193
	br label %b32, !dbg !3193

b38:
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %130, i32 0, i32 31), !dbg !3194
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !3194
	br label %b39, !dbg !3195

b39:
	%145 = phi i32 [ %113, %b27 ], [ %120, %b29 ], [ %144, %b38 ], !dbg !3172
	%146 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !3196
	store i32 %79, i32 addrspace(1)* %146, align 4, !dbg !3196
	%147 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !3197
	store i32 %112, i32 addrspace(1)* %147, align 4, !dbg !3197
	%148 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !3198
	store i32 %145, i32 addrspace(1)* %148, align 4, !dbg !3198
	%149 = sub i64 %p3, %33, !dbg !3199
	%150 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !3199
	%151 = icmp ugt i64 %33, %p3, !dbg !3199
	%152 = icmp ugt i64 3, %149, !dbg !3202
	%153 = or i1 %151, %152, !dbg !3202
	br i1 %153, label %b39_fail1, label %b39_ok1, !dbg !3202, !prof !30

b39_ok1:
	%154 = load i32, i32 addrspace(1)* %36, align 4, !dbg !3203
	br i1 %46, label %b40, label %b41, !dbg !3208

b40:
	%155 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %154) convergent nounwind, !dbg !3209
	br label %b52, !dbg !3210

b41:
	%156 = and i32 %30, -32, !dbg !3211
	%157 = sub i32 %21, %156, !dbg !3211
	%158 = icmp slt i32 %157, 32, !dbg !3211
	%159 = select i1 %158, i32 %157, i32 32, !dbg !3211
	%160 = sext i32 %159 to i64, !dbg !3211
	%161 = icmp eq i64 %160, 32, !dbg !3212
	br i1 %161, label %b42, label %b44, !dbg !3212

b42:
	%162 = phi i32 [ %154, %b41 ], [ %168, %b43 ], !dbg !3213
	%163 = phi i64 [ 16, %b41 ], [ %169, %b43 ], !dbg !3214
	%164 = icmp sgt i64 %163, 0, !dbg !3215
	br i1 %164, label %b43, label %b52, !dbg !3215

b43:
	%165 = trunc i64 %163 to i32, !dbg !3216
	%166 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %162, i32 %165, i32 31), !dbg !3216
	%167 = extractvalue { i32, i1 } %166, 0, !dbg !3216
	%168 = and i32 %162, %167, !dbg !3217
	%169 = sdiv i64 %163, 2, !dbg !3218
	br label %b42, !dbg !3218

b44:
	%170 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3219, !range !20
	%171 = sext i32 %170 to i64, !dbg !3219
	br label %b45, !dbg !3219

b45:
	%172 = phi i32 [ %154, %b44 ], [ %183, %b50 ], !dbg !3213
	%173 = phi i64 [ 16, %b44 ], [ %184, %b50 ], !dbg !3220
	%174 = icmp sgt i64 %173, 0, !dbg !3221
	br i1 %174, label %b46, label %b51, !dbg !3221

b46:
	%175 = add i64 %171, %173, !dbg !3222
	%176 = icmp sge i64 %175, %160, !dbg !3223
	br i1 %176, label %b47, label %b48, !dbg !3223

b47:
	br label %b48, !dbg !3223

b48:
	%177 = phi i64 [ %175, %b46 ], [ %171, %b47 ], !dbg !3224
	%178 = trunc i64 %177 to i32, !dbg !3225
	%179 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 %178, i32 31), !dbg !3225
	%180 = extractvalue { i32, i1 } %179, 0, !dbg !3225
	%181 = icmp ne i64 %177, %171, !dbg !3226
	br i1 %181, label %b49, label %b50, !dbg !3226

b49:
	%182 = and i32 %172, %180, !dbg !3217
	br label %b50, !dbg !3227

b50:
	%183 = phi i32 [ %172, %b48 ], [ %182, %b49 ], !dbg !3213
	%184 = sdiv i64 %173, 2, !dbg !3228
	br label %b45, !dbg !3228

b51:
	%185 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 0, i32 31), !dbg !3229
	%186 = extractvalue { i32, i1 } %185, 0, !dbg !3229
	br label %b52, !dbg !3230

b52:
	%187 = phi i32 [ %155, %b40 ], [ %162, %b42 ], [ %186, %b51 ], !dbg !3207
	%188 = add nsw i64 %22, 32, !dbg !3232
	%189 = sub nsw i64 %188, 1, !dbg !3233
	%190 = sdiv i64 %189, 32, !dbg !3234
	%191 = icmp eq i64 %190, 1, !dbg !3235
	br i1 %191, label %b58, label %b53, !dbg !3235

b53:
	call void @llvm.nvvm.barrier0(), !dbg !3237
	%192 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3238, !range !20
	%193 = sext i32 %192 to i64, !dbg !3238
	%194 = icmp eq i64 %193, 0, !dbg !3239
	br i1 %194, label %b54, label %b55, !dbg !3239

b54:
	%195 = sdiv i64 %31, 32, !dbg !3240
	%196 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %195, !dbg !3241
	store i32 %187, i32 addrspace(3)* %196, align 4, !dbg !3241
	br label %b55, !dbg !3241

b55:
	call void @llvm.nvvm.barrier0(), !dbg !3242
	%197 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !3243
	%198 = load i32, i32 addrspace(3)* %197, align 4, !dbg !3243
	br label %b56, !dbg !3243

b56:
	%199 = phi i32 [ %198, %b55 ], [ %204, %b57 ], !dbg !3244
	%200 = phi i64 [ 1, %b55 ], [ %205, %b57 ], !dbg !3245
	%201 = icmp slt i64 %200, %190, !dbg !3246
	br i1 %201, label %b57, label %b58, !dbg !3246

b57:
	%202 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %200, !dbg !3247
	%203 = load i32, i32 addrspace(3)* %202, align 4, !dbg !3247
	%204 = and i32 %199, %203, !dbg !3217
	%205 = add nsw i64 %200, 1, !dbg !3248
	br label %b56, !dbg !3248

b58:
	%206 = phi i32 [ %187, %b52 ], [ %199, %b56 ], !dbg !3206
	br i1 %46, label %b59, label %b60, !dbg !3253

b59:
	%207 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %154) convergent nounwind, !dbg !3254
	br label %b71, !dbg !3255

b60:
	%208 = and i32 %30, -32, !dbg !3256
	%209 = sub i32 %21, %208, !dbg !3256
	%210 = icmp slt i32 %209, 32, !dbg !3256
	%211 = select i1 %210, i32 %209, i32 32, !dbg !3256
	%212 = sext i32 %211 to i64, !dbg !3256
	%213 = icmp eq i64 %212, 32, !dbg !3257
	br i1 %213, label %b61, label %b63, !dbg !3257

b61:
	%214 = phi i32 [ %154, %b60 ], [ %220, %b62 ], !dbg !3258
	%215 = phi i64 [ 16, %b60 ], [ %221, %b62 ], !dbg !3259
	%216 = icmp sgt i64 %215, 0, !dbg !3260
	br i1 %216, label %b62, label %b71, !dbg !3260

b62:
	%217 = trunc i64 %215 to i32, !dbg !3261
	%218 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %214, i32 %217, i32 31), !dbg !3261
	%219 = extractvalue { i32, i1 } %218, 0, !dbg !3261
	%220 = or i32 %214, %219, !dbg !3262
	%221 = sdiv i64 %215, 2, !dbg !3263
	br label %b61, !dbg !3263

b63:
	%222 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3264, !range !20
	%223 = sext i32 %222 to i64, !dbg !3264
	br label %b64, !dbg !3264

b64:
	%224 = phi i32 [ %154, %b63 ], [ %235, %b69 ], !dbg !3258
	%225 = phi i64 [ 16, %b63 ], [ %236, %b69 ], !dbg !3265
	%226 = icmp sgt i64 %225, 0, !dbg !3266
	br i1 %226, label %b65, label %b70, !dbg !3266

b65:
	%227 = add i64 %223, %225, !dbg !3267
	%228 = icmp sge i64 %227, %212, !dbg !3268
	br i1 %228, label %b66, label %b67, !dbg !3268

b66:
	br label %b67, !dbg !3268

b67:
	%229 = phi i64 [ %227, %b65 ], [ %223, %b66 ], !dbg !3269
	%230 = trunc i64 %229 to i32, !dbg !3270
	%231 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %224, i32 %230, i32 31), !dbg !3270
	%232 = extractvalue { i32, i1 } %231, 0, !dbg !3270
	%233 = icmp ne i64 %229, %223, !dbg !3271
	br i1 %233, label %b68, label %b69, !dbg !3271

b68:
	%234 = or i32 %224, %232, !dbg !3262
	br label %b69, !dbg !3272

b69:
	%235 = phi i32 [ %224, %b67 ], [ %234, %b68 ], !dbg !3258
	%236 = sdiv i64 %225, 2, !dbg !3273
	br label %b64, !dbg !3273

b70:
	%237 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %224, i32 0, i32 31), !dbg !3274
	%238 = extractvalue { i32, i1 } %237, 0, !dbg !3274
	br label %b71, !dbg !3275

b71:
	%239 = phi i32 [ %207, %b59 ], [ %214, %b61 ], [ %238, %b70 ], !dbg !3252
	br i1 %191, label %b77, label %b72, !dbg !3276

b72:
	call void @llvm.nvvm.barrier0(), !dbg !3278
	%240 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3279, !range !20
	%241 = sext i32 %240 to i64, !dbg !3279
	%242 = icmp eq i64 %241, 0, !dbg !3280
	br i1 %242, label %b73, label %b74, !dbg !3280

b73:
	%243 = sdiv i64 %31, 32, !dbg !3281
	%244 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %243, !dbg !3282
	store i32 %239, i32 addrspace(3)* %244, align 4, !dbg !3282
	br label %b74, !dbg !3282

b74:
	call void @llvm.nvvm.barrier0(), !dbg !3283
	%245 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !3284
	%246 = load i32, i32 addrspace(3)* %245, align 4, !dbg !3284
	br label %b75, !dbg !3284

b75:
	%247 = phi i32 [ %246, %b74 ], [ %252, %b76 ], !dbg !3285
	%248 = phi i64 [ 1, %b74 ], [ %253, %b76 ], !dbg !3286
	%249 = icmp slt i64 %248, %190, !dbg !3287
	br i1 %249, label %b76, label %b77, !dbg !3287

b76:
	%250 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %248, !dbg !3288
	%251 = load i32, i32 addrspace(3)* %250, align 4, !dbg !3288
	%252 = or i32 %247, %251, !dbg !3262
	%253 = add nsw i64 %248, 1, !dbg !3289
	br label %b75, !dbg !3289

b77:
	%254 = phi i32 [ %239, %b71 ], [ %247, %b75 ], !dbg !3251
	br i1 %46, label %b78, label %b79, !dbg !3294

b78:
	%255 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %154) convergent nounwind, !dbg !3295
	br label %b90, !dbg !3296

b79:
	%256 = and i32 %30, -32, !dbg !3297
	%257 = sub i32 %21, %256, !dbg !3297
	%258 = icmp slt i32 %257, 32, !dbg !3297
	%259 = select i1 %258, i32 %257, i32 32, !dbg !3297
	%260 = sext i32 %259 to i64, !dbg !3297
	%261 = icmp eq i64 %260, 32, !dbg !3298
	br i1 %261, label %b80, label %b82, !dbg !3298

b80:
	%262 = phi i32 [ %154, %b79 ], [ %268, %b81 ], !dbg !3299
	%263 = phi i64 [ 16, %b79 ], [ %269, %b81 ], !dbg !3300
	%264 = icmp sgt i64 %263, 0, !dbg !3301
	br i1 %264, label %b81, label %b90, !dbg !3301

b81:
	%265 = trunc i64 %263 to i32, !dbg !3302
	%266 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %262, i32 %265, i32 31), !dbg !3302
	%267 = extractvalue { i32, i1 } %266, 0, !dbg !3302
	%268 = xor i32 %262, %267, !dbg !3303
	%269 = sdiv i64 %263, 2, !dbg !3304
	br label %b80, !dbg !3304

b82:
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3305, !range !20
	%271 = sext i32 %270 to i64, !dbg !3305
	br label %b83, !dbg !3305

b83:
	%272 = phi i32 [ %154, %b82 ], [ %283, %b88 ], !dbg !3299
	%273 = phi i64 [ 16, %b82 ], [ %284, %b88 ], !dbg !3306
	%274 = icmp sgt i64 %273, 0, !dbg !3307
	br i1 %274, label %b84, label %b89, !dbg !3307

b84:
	%275 = add i64 %271, %273, !dbg !3308
	%276 = icmp sge i64 %275, %260, !dbg !3309
	br i1 %276, label %b85, label %b86, !dbg !3309

b85:
	br label %b86, !dbg !3309

b86:
	%277 = phi i64 [ %275, %b84 ], [ %271, %b85 ], !dbg !3310
	%278 = trunc i64 %277 to i32, !dbg !3311
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %278, i32 31), !dbg !3311
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !3311
	%281 = icmp ne i64 %277, %271, !dbg !3312
	br i1 %281, label %b87, label %b88, !dbg !3312

b87:
	%282 = xor i32 %272, %280, !dbg !3303
	br label %b88, !dbg !3313

b88:
	%283 = phi i32 [ %272, %b86 ], [ %282, %b87 ], !dbg !3299
	%284 = sdiv i64 %273, 2, !dbg !3314
	br label %b83, !dbg !3314

b89:
	%285 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 0, i32 31), !dbg !3315
	%286 = extractvalue { i32, i1 } %285, 0, !dbg !3315
	br label %b90, !dbg !3316

b90:
	%287 = phi i32 [ %255, %b78 ], [ %262, %b80 ], [ %286, %b89 ], !dbg !3293
	br i1 %191, label %b96, label %b91, !dbg !3317

b91:
	call void @llvm.nvvm.barrier0(), !dbg !3319
	%288 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3320, !range !20
	%289 = sext i32 %288 to i64, !dbg !3320
	%290 = icmp eq i64 %289, 0, !dbg !3321
	br i1 %290, label %b92, label %b93, !dbg !3321

b92:
	%291 = sdiv i64 %31, 32, !dbg !3322
	%292 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %291, !dbg !3323
	store i32 %287, i32 addrspace(3)* %292, align 4, !dbg !3323
	br label %b93, !dbg !3323

b93:
	call void @llvm.nvvm.barrier0(), !dbg !3324
	%293 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !3325
	%294 = load i32, i32 addrspace(3)* %293, align 4, !dbg !3325
	br label %b94, !dbg !3325

b94:
	%295 = phi i32 [ %294, %b93 ], [ %300, %b95 ], !dbg !3326
	%296 = phi i64 [ 1, %b93 ], [ %301, %b95 ], !dbg !3327
	%297 = icmp slt i64 %296, %190, !dbg !3328
	br i1 %297, label %b95, label %b96, !dbg !3328

b95:
	%298 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %296, !dbg !3329
	%299 = load i32, i32 addrspace(3)* %298, align 4, !dbg !3329
	%300 = xor i32 %295, %299, !dbg !3303
	%301 = add nsw i64 %296, 1, !dbg !3330
	br label %b94, !dbg !3330

b96:
	%302 = phi i32 [ %287, %b90 ], [ %295, %b94 ], !dbg !3292
	%303 = getelementptr inbounds i32, i32 addrspace(1)* %150, i64 0, !dbg !3331
	store i32 %206, i32 addrspace(1)* %303, align 4, !dbg !3331
	%304 = getelementptr inbounds i32, i32 addrspace(1)* %150, i64 1, !dbg !3332
	store i32 %254, i32 addrspace(1)* %304, align 4, !dbg !3332
	%305 = getelementptr inbounds i32, i32 addrspace(1)* %150, i64 2, !dbg !3333
	store i32 %302, i32 addrspace(1)* %305, align 4, !dbg !3333
	ret void, !dbg !3107

b0_fail1:
	%306 = icmp ugt i64 %33, %p1, !dbg !3110
	br i1 %306, label %b0_fail2, label %b0_ok2, !dbg !3110

b0_fail2:
	br label %fail, !dbg !3110

b0_ok2:
	%307 = icmp uge i64 %32, %p5, !dbg !3111
	br i1 %307, label %b0_fail3, label %b0_ok3, !dbg !3111

b0_fail3:
	br label %fail, !dbg !3111

b0_ok3:
	br label %fail, !dbg !3114

b39_fail1:
	%308 = icmp ugt i64 %33, %p3, !dbg !3199
	br i1 %308, label %b39_fail2, label %b39_ok2, !dbg !3199

b39_fail2:
	br label %fail, !dbg !3199

b39_ok2:
	br label %fail, !dbg !3202

fail:
	%309 = phi i32 [ 33, %b0_fail2 ], [ 34, %b0_fail3 ], [ 35, %b0_ok3 ], [ 36, %b39_fail2 ], [ 35, %b39_ok2 ], !dbg !3105
	%310 = phi i64 [ %33, %b0_fail2 ], [ %32, %b0_fail3 ], [ 3, %b0_ok3 ], [ %33, %b39_fail2 ], [ 3, %b39_ok2 ], !dbg !3105
	%311 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %34, %b0_ok3 ], [ %p3, %b39_fail2 ], [ %149, %b39_ok2 ], !dbg !3105
	call void @gpuc_fail(i8* %ctrl, i32 %309, i64 %310, i64 %311), !dbg !3105
	ret void, !dbg !3105
}

define void @ExchangeUint64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3334 {
entry:
	br label %b0, !dbg !3335

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3335
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3335
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3335
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3338, !range !11
	%4 = sext i32 %3 to i64, !dbg !3338
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3338, !range !12
	%6 = sext i32 %5 to i64, !dbg !3338
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3338, !range !12
	%8 = sext i32 %7 to i64, !dbg !3338
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3338, !range !13
	%10 = sext i32 %9 to i64, !dbg !3338
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3338, !range !14
	%12 = sext i32 %11 to i64, !dbg !3338
	%13 = mul i64 %12, %8, !dbg !3338
	%14 = add i64 %6, %13, !dbg !3338
	%15 = mul i64 %10, %14, !dbg !3338
	%16 = add i64 %4, %15, !dbg !3338
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3338, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3338, !range !15
	%19 = mul i32 %17, %18, !dbg !3338
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3338, !range !16
	%21 = mul i32 %19, %20, !dbg !3338
	%22 = sext i32 %21 to i64, !dbg !3338
	%23 = mul i64 %16, %22, !dbg !3338
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3338, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3338, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3338, !range !18
	%27 = mul i32 %18, %26, !dbg !3338
	%28 = add i32 %25, %27, !dbg !3338
	%29 = mul i32 %17, %28, !dbg !3338
	%30 = add i32 %24, %29, !dbg !3338
	%31 = sext i32 %30 to i64, !dbg !3338
	%32 = add i64 %23, %31, !dbg !3338
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3339, !range !20
	%34 = sext i32 %33 to i64, !dbg !3339
	%35 = and i32 %30, -32, !dbg !3340
	%36 = sub i32 %21, %35, !dbg !3340
	%37 = icmp slt i32 %36, 32, !dbg !3340
	%38 = select i1 %37, i32 %36, i32 32, !dbg !3340
	%39 = sext i32 %38 to i64, !dbg !3340
	%40 = icmp eq i64 %39, 32, !dbg !3341
	br i1 %40, label %b1, label %b2, !dbg !3341

b1:
	br label %b2, !dbg !3341

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3342
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3343
	%43 = mul i64 %32, 4, !dbg !3345
	%44 = sub i64 %p1, %43, !dbg !3346
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !3344
	%46 = icmp uge i64 %32, %p5, !dbg !3344
	%47 = icmp ugt i64 %43, %p1, !dbg !3346
	%48 = icmp ugt i64 4, %44, !dbg !3347
	%49 = icmp eq i64 %39, 0, !dbg !3348
	%50 = or i1 %46, %47, !dbg !3348
	%51 = or i1 %50, %48, !dbg !3348
	%52 = or i1 %51, %49, !dbg !3348
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3348, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !3344
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !3346
	%55 = mul nsw i64 %34, 7, !dbg !3349
	%56 = add nsw i64 %55, 3, !dbg !3350
	%57 = icmp eq i64 %39, -1, !dbg !3348
	%58 = select i1 %57, i64 1, i64 %39, !dbg !3348
	%59 = srem i64 %56, %58, !dbg !3348
	%60 = trunc i64 %59 to i32, !dbg !3351
	%61 = trunc i64 %53 to i32, !dbg !3351
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !3351
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3351
	%64 = lshr i64 %53, 32, !dbg !3351
	%65 = trunc i64 %64 to i32, !dbg !3351
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !3351
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !3351
	%68 = zext i32 %67 to i64, !dbg !3351
	%69 = shl i64 %68, 32, !dbg !3351
	%70 = zext i32 %63 to i64, !dbg !3351
	%71 = or i64 %70, %69, !dbg !3351
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !3352
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !3352
	%73 = trunc i64 %53 to i32, !dbg !3353
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !3353
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3353
	%76 = lshr i64 %53, 32, !dbg !3353
	%77 = trunc i64 %76 to i32, !dbg !3353
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !3353
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !3353
	%80 = zext i32 %79 to i64, !dbg !3353
	%81 = shl i64 %80, 32, !dbg !3353
	%82 = zext i32 %75 to i64, !dbg !3353
	%83 = or i64 %82, %81, !dbg !3353
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !3354
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !3354
	%85 = trunc i64 %41 to i32, !dbg !3355
	%86 = trunc i64 %53 to i32, !dbg !3355
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !3355
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3355
	%89 = lshr i64 %53, 32, !dbg !3355
	%90 = trunc i64 %89 to i32, !dbg !3355
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !3355
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3355
	%93 = zext i32 %92 to i64, !dbg !3355
	%94 = shl i64 %93, 32, !dbg !3355
	%95 = zext i32 %88 to i64, !dbg !3355
	%96 = or i64 %95, %94, !dbg !3355
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !3356
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !3356
	%98 = trunc i64 %42 to i32, !dbg !3357
	%99 = trunc i64 %53 to i32, !dbg !3357
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !3357
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3357
	%102 = lshr i64 %53, 32, !dbg !3357
	%103 = trunc i64 %102 to i32, !dbg !3357
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !3357
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !3357
	%106 = zext i32 %105 to i64, !dbg !3357
	%107 = shl i64 %106, 32, !dbg !3357
	%108 = zext i32 %101 to i64, !dbg !3357
	%109 = or i64 %108, %107, !dbg !3357
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !3358
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !3358
	%111 = mul i64 %32, 3, !dbg !3359
	%112 = sub i64 %p3, %111, !dbg !3360
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !3360
	%114 = icmp ugt i64 %111, %p3, !dbg !3360
	%115 = icmp ugt i64 3, %112, !dbg !3361
	%116 = or i1 %114, %115, !dbg !3361
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !3361, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !3362
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !3363
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !3363
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !3364
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !3364
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !3365
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !3366
	%121 = sub i64 %32, %34, !dbg !3367
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !3368
	%123 = icmp uge i64 %121, %p5, !dbg !3368
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !3368, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !3368
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !3369
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !3370
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !3370
	ret void, !dbg !3337

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !3344
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !3344

b2_fail2:
	br label %fail, !dbg !3344

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !3346
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !3346

b2_fail3:
	br label %fail, !dbg !3346

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !3347
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !3347

b2_fail4:
	br label %fail, !dbg !3347

b2_ok4:
	br label %fail, !dbg !3348

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !3360
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !3360

b2_fail6:
	br label %fail, !dbg !3360

b2_ok6:
	br label %fail, !dbg !3361

b2_fail7:
	br label %fail, !dbg !3368

fail:
	%131 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !3335
	%132 = phi i64 [ %32, %b2_fail2 ], [ %43, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %111, %b2_fail6 ], [ 3, %b2_ok6 ], [ %121, %b2_fail7 ], !dbg !3335
	%133 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %44, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %112, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !3335
	call void @gpuc_fail(i8* %ctrl, i32 %131, i64 %132, i64 %133), !dbg !3335
	ret void, !dbg !3335
}

define void @NumbersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3371 {
entry:
	br label %b0, !dbg !3372

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3372
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !3372
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3372
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3375, !range !11
	%4 = sext i32 %3 to i64, !dbg !3375
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3375, !range !12
	%6 = sext i32 %5 to i64, !dbg !3375
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3375, !range !12
	%8 = sext i32 %7 to i64, !dbg !3375
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3375, !range !13
	%10 = sext i32 %9 to i64, !dbg !3375
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3375, !range !14
	%12 = sext i32 %11 to i64, !dbg !3375
	%13 = mul i64 %12, %8, !dbg !3375
	%14 = add i64 %6, %13, !dbg !3375
	%15 = mul i64 %10, %14, !dbg !3375
	%16 = add i64 %4, %15, !dbg !3375
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3375, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3375, !range !15
	%19 = mul i32 %17, %18, !dbg !3375
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3375, !range !16
	%21 = mul i32 %19, %20, !dbg !3375
	%22 = sext i32 %21 to i64, !dbg !3375
	%23 = mul i64 %16, %22, !dbg !3375
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3375, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3375, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3375, !range !18
	%27 = mul i32 %18, %26, !dbg !3375
	%28 = add i32 %25, %27, !dbg !3375
	%29 = mul i32 %17, %28, !dbg !3375
	%30 = add i32 %24, %29, !dbg !3375
	%31 = sext i32 %30 to i64, !dbg !3375
	%32 = add i64 %23, %31, !dbg !3375
	%33 = mul i64 %32, 6, !dbg !3376
	%34 = sub i64 %p1, %33, !dbg !3377
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !3377
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !3378
	%37 = icmp ugt i64 %33, %p1, !dbg !3377
	%38 = icmp uge i64 %32, %p5, !dbg !3378
	%39 = icmp ugt i64 6, %34, !dbg !3381
	%40 = or i1 %37, %38, !dbg !3381
	%41 = or i1 %40, %39, !dbg !3381
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !3381, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3378
	%43 = and i32 %30, -32, !dbg !3388
	%44 = sub i32 %21, %43, !dbg !3388
	%45 = icmp slt i32 %44, 32, !dbg !3388
	%46 = select i1 %45, i32 %44, i32 32, !dbg !3388
	%47 = sext i32 %46 to i64, !dbg !3388
	%48 = icmp eq i64 %47, 32, !dbg !3389
	%49 = mul nsw i64 %47, 2, !dbg !3390
	br label %b1, !dbg !3381

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %288, %b48 ], !dbg !3381
	br i1 %48, label %b2, label %b4, !dbg !3389

b2:
	%51 = phi i64 [ %66, %b3 ], [ %42, %b1 ], !dbg !3391
	%52 = phi i64 [ %67, %b3 ], [ 16, %b1 ], !dbg !3392
	%53 = icmp sgt i64 %52, 0, !dbg !3393
	br i1 %53, label %b3, label %b12, !dbg !3393

b3:
	%54 = trunc i64 %52 to i32, !dbg !3394
	%55 = trunc i64 %51 to i32, !dbg !3394
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !3394
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !3394
	%58 = lshr i64 %51, 32, !dbg !3394
	%59 = trunc i64 %58 to i32, !dbg !3394
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %59, i32 %54, i32 31), !dbg !3394
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !3394
	%62 = zext i32 %61 to i64, !dbg !3394
	%63 = shl i64 %62, 32, !dbg !3394
	%64 = zext i32 %57 to i64, !dbg !3394
	%65 = or i64 %64, %63, !dbg !3394
	%66 = add i64 %51, %65, !dbg !3395
	%67 = sdiv i64 %52, 2, !dbg !3396
	br label %b2, !dbg !3396

b4:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3397, !range !20
	%69 = sext i32 %68 to i64, !dbg !3397
	br label %b5, !dbg !3397

b5:
	%70 = phi i64 [ %42, %b4 ], [ %90, %b10 ], !dbg !3391
	%71 = phi i64 [ 16, %b4 ], [ %91, %b10 ], !dbg !3398
	%72 = icmp sgt i64 %71, 0, !dbg !3399
	br i1 %72, label %b6, label %b11, !dbg !3399

b6:
	%73 = add i64 %69, %71, !dbg !3400
	%74 = icmp sge i64 %73, %47, !dbg !3401
	br i1 %74, label %b7, label %b8, !dbg !3401

b7:
	br label %b8, !dbg !3401

b8:
	%75 = phi i64 [ %73, %b6 ], [ %69, %b7 ], !dbg !3402
	%76 = trunc i64 %75 to i32, !dbg !3403
	%77 = trunc i64 %70 to i32, !dbg !3403
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %77, i32 %76, i32 31), !dbg !3403
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !3403
	%80 = lshr i64 %70, 32, !dbg !3403
	%81 = trunc i64 %80 to i32, !dbg !3403
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %76, i32 31), !dbg !3403
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !3403
	%84 = zext i32 %83 to i64, !dbg !3403
	%85 = shl i64 %84, 32, !dbg !3403
	%86 = zext i32 %79 to i64, !dbg !3403
	%87 = or i64 %86, %85, !dbg !3403
	%88 = icmp ne i64 %75, %69, !dbg !3404
	br i1 %88, label %b9, label %b10, !dbg !3404

b9:
	%89 = add i64 %70, %87, !dbg !3395
	br label %b10, !dbg !3405

b10:
	%90 = phi i64 [ %70, %b8 ], [ %89, %b9 ], !dbg !3391
	%91 = sdiv i64 %71, 2, !dbg !3406
	br label %b5, !dbg !3406

b11:
	%92 = trunc i64 %70 to i32, !dbg !3407
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 0, i32 31), !dbg !3407
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !3407
	%95 = lshr i64 %70, 32, !dbg !3407
	%96 = trunc i64 %95 to i32, !dbg !3407
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 0, i32 31), !dbg !3407
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !3407
	%99 = zext i32 %98 to i64, !dbg !3407
	%100 = shl i64 %99, 32, !dbg !3407
	%101 = zext i32 %94 to i64, !dbg !3407
	%102 = or i64 %101, %100, !dbg !3407
	br label %b12, !dbg !3408

b12:
	%103 = phi i64 [ %51, %b2 ], [ %102, %b11 ], !dbg !3387
	%104 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !3409
	store i64 %103, i64 addrspace(1)* %104, align 8, !dbg !3409
	br i1 %48, label %b13, label %b15, !dbg !3414

b13:
	%105 = phi i64 [ %121, %b14 ], [ %42, %b12 ], !dbg !3415
	%106 = phi i64 [ %122, %b14 ], [ 16, %b12 ], !dbg !3416
	%107 = icmp sgt i64 %106, 0, !dbg !3417
	br i1 %107, label %b14, label %b23, !dbg !3417

b14:
	%108 = trunc i64 %106 to i32, !dbg !3418
	%109 = trunc i64 %105 to i32, !dbg !3418
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %109, i32 %108, i32 31), !dbg !3418
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !3418
	%112 = lshr i64 %105, 32, !dbg !3418
	%113 = trunc i64 %112 to i32, !dbg !3418
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %113, i32 %108, i32 31), !dbg !3418
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !3418
	%116 = zext i32 %115 to i64, !dbg !3418
	%117 = shl i64 %116, 32, !dbg !3418
	%118 = zext i32 %111 to i64, !dbg !3418
	%119 = or i64 %118, %117, !dbg !3418
	%120 = icmp ult i64 %105, %119, !dbg !3419
	%121 = select i1 %120, i64 %105, i64 %119, !dbg !3419
	%122 = sdiv i64 %106, 2, !dbg !3420
	br label %b13, !dbg !3420

b15:
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3421, !range !20
	%124 = sext i32 %123 to i64, !dbg !3421
	br label %b16, !dbg !3421

b16:
	%125 = phi i64 [ %42, %b15 ], [ %146, %b21 ], !dbg !3415
	%126 = phi i64 [ 16, %b15 ], [ %147, %b21 ], !dbg !3422
	%127 = icmp sgt i64 %126, 0, !dbg !3423
	br i1 %127, label %b17, label %b22, !dbg !3423

b17:
	%128 = add i64 %124, %126, !dbg !3424
	%129 = icmp sge i64 %128, %47, !dbg !3425
	br i1 %129, label %b18, label %b19, !dbg !3425

b18:
	br label %b19, !dbg !3425

b19:
	%130 = phi i64 [ %128, %b17 ], [ %124, %b18 ], !dbg !3426
	%131 = trunc i64 %130 to i32, !dbg !3427
	%132 = trunc i64 %125 to i32, !dbg !3427
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 %131, i32 31), !dbg !3427
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !3427
	%135 = lshr i64 %125, 32, !dbg !3427
	%136 = trunc i64 %135 to i32, !dbg !3427
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 %131, i32 31), !dbg !3427
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !3427
	%139 = zext i32 %138 to i64, !dbg !3427
	%140 = shl i64 %139, 32, !dbg !3427
	%141 = zext i32 %134 to i64, !dbg !3427
	%142 = or i64 %141, %140, !dbg !3427
	%143 = icmp ne i64 %130, %124, !dbg !3428
	br i1 %143, label %b20, label %b21, !dbg !3428

b20:
	%144 = icmp ult i64 %125, %142, !dbg !3419
	%145 = select i1 %144, i64 %125, i64 %142, !dbg !3419
	br label %b21, !dbg !3429

b21:
	%146 = phi i64 [ %125, %b19 ], [ %145, %b20 ], !dbg !3415
	%147 = sdiv i64 %126, 2, !dbg !3430
	br label %b16, !dbg !3430

b22:
	%148 = trunc i64 %125 to i32, !dbg !3431
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %148, i32 0, i32 31), !dbg !3431
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !3431
	%151 = lshr i64 %125, 32, !dbg !3431
	%152 = trunc i64 %151 to i32, !dbg !3431
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 0, i32 31), !dbg !3431
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !3431
	%155 = zext i32 %154 to i64, !dbg !3431
	%156 = shl i64 %155, 32, !dbg !3431
	%157 = zext i32 %150 to i64, !dbg !3431
	%158 = or i64 %157, %156, !dbg !3431
	br label %b23, !dbg !3432

b23:
	%159 = phi i64 [ %105, %b13 ], [ %158, %b22 ], !dbg !3413
	br i1 %48, label %b24, label %b26, !dbg !3437

b24:
	%160 = phi i64 [ %176, %b25 ], [ %42, %b23 ], !dbg !3438
	%161 = phi i64 [ %177, %b25 ], [ 16, %b23 ], !dbg !3439
	%162 = icmp sgt i64 %161, 0, !dbg !3440
	br i1 %162, label %b25, label %b34, !dbg !3440

b25:
	%163 = trunc i64 %161 to i32, !dbg !3441
	%164 = trunc i64 %160 to i32, !dbg !3441
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %164, i32 %163, i32 31), !dbg !3441
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !3441
	%167 = lshr i64 %160, 32, !dbg !3441
	%168 = trunc i64 %167 to i32, !dbg !3441
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %168, i32 %163, i32 31), !dbg !3441
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !3441
	%171 = zext i32 %170 to i64, !dbg !3441
	%172 = shl i64 %171, 32, !dbg !3441
	%173 = zext i32 %166 to i64, !dbg !3441
	%174 = or i64 %173, %172, !dbg !3441
	%175 = icmp ugt i64 %160, %174, !dbg !3442
	%176 = select i1 %175, i64 %160, i64 %174, !dbg !3442
	%177 = sdiv i64 %161, 2, !dbg !3443
	br label %b24, !dbg !3443

b26:
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3444, !range !20
	%179 = sext i32 %178 to i64, !dbg !3444
	br label %b27, !dbg !3444

b27:
	%180 = phi i64 [ %42, %b26 ], [ %201, %b32 ], !dbg !3438
	%181 = phi i64 [ 16, %b26 ], [ %202, %b32 ], !dbg !3445
	%182 = icmp sgt i64 %181, 0, !dbg !3446
	br i1 %182, label %b28, label %b33, !dbg !3446

b28:
	%183 = add i64 %179, %181, !dbg !3447
	%184 = icmp sge i64 %183, %47, !dbg !3448
	br i1 %184, label %b29, label %b30, !dbg !3448

b29:
	br label %b30, !dbg !3448

b30:
	%185 = phi i64 [ %183, %b28 ], [ %179, %b29 ], !dbg !3449
	%186 = trunc i64 %185 to i32, !dbg !3450
	%187 = trunc i64 %180 to i32, !dbg !3450
	%188 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %187, i32 %186, i32 31), !dbg !3450
	%189 = extractvalue { i32, i1 } %188, 0, !dbg !3450
	%190 = lshr i64 %180, 32, !dbg !3450
	%191 = trunc i64 %190 to i32, !dbg !3450
	%192 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %191, i32 %186, i32 31), !dbg !3450
	%193 = extractvalue { i32, i1 } %192, 0, !dbg !3450
	%194 = zext i32 %193 to i64, !dbg !3450
	%195 = shl i64 %194, 32, !dbg !3450
	%196 = zext i32 %189 to i64, !dbg !3450
	%197 = or i64 %196, %195, !dbg !3450
	%198 = icmp ne i64 %185, %179, !dbg !3451
	br i1 %198, label %b31, label %b32, !dbg !3451

b31:
	%199 = icmp ugt i64 %180, %197, !dbg !3442
	%200 = select i1 %199, i64 %180, i64 %197, !dbg !3442
	br label %b32, !dbg !3452

b32:
	%201 = phi i64 [ %180, %b30 ], [ %200, %b31 ], !dbg !3438
	%202 = sdiv i64 %181, 2, !dbg !3453
	br label %b27, !dbg !3453

b33:
	%203 = trunc i64 %180 to i32, !dbg !3454
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %203, i32 0, i32 31), !dbg !3454
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !3454
	%206 = lshr i64 %180, 32, !dbg !3454
	%207 = trunc i64 %206 to i32, !dbg !3454
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %207, i32 0, i32 31), !dbg !3454
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !3454
	%210 = zext i32 %209 to i64, !dbg !3454
	%211 = shl i64 %210, 32, !dbg !3454
	%212 = zext i32 %205 to i64, !dbg !3454
	%213 = or i64 %212, %211, !dbg !3454
	br label %b34, !dbg !3455

b34:
	%214 = phi i64 [ %160, %b24 ], [ %213, %b33 ], !dbg !3436
	%215 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !3456
	store i64 %159, i64 addrspace(1)* %215, align 8, !dbg !3456
	%216 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !3457
	store i64 %214, i64 addrspace(1)* %216, align 8, !dbg !3457
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3462, !range !20
	%218 = sext i32 %217 to i64, !dbg !3462
	br label %b35, !dbg !3462

b35:
	%219 = phi i64 [ %42, %b34 ], [ %236, %b38 ], !dbg !3463
	%220 = phi i64 [ 1, %b34 ], [ %237, %b38 ], !dbg !3464
	%221 = icmp slt i64 %220, 32, !dbg !3465
	br i1 %221, label %b36, label %b39, !dbg !3465

b36:
	%222 = trunc i64 %220 to i32, !dbg !3466
	%223 = trunc i64 %219 to i32, !dbg !3466
	%224 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %223, i32 %222, i32 0), !dbg !3466
	%225 = extractvalue { i32, i1 } %224, 0, !dbg !3466
	%226 = lshr i64 %219, 32, !dbg !3466
	%227 = trunc i64 %226 to i32, !dbg !3466
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %227, i32 %222, i32 0), !dbg !3466
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !3466
	%230 = zext i32 %229 to i64, !dbg !3466
	%231 = shl i64 %230, 32, !dbg !3466
	%232 = zext i32 %225 to i64, !dbg !3466
	%233 = or i64 %232, %231, !dbg !3466
	%234 = icmp sge i64 %218, %220, !dbg !3467
	br i1 %234, label %b37, label %b38, !dbg !3467

b37:
	%235 = add i64 %219, %233, !dbg !3468
	br label %b38, !dbg !3468

b38:
	%236 = phi i64 [ %219, %b36 ], [ %235, %b37 ], !dbg !3463
	%237 = mul nsw i64 %220, 2, !dbg !3469
	br label %b35, !dbg !3469

b39:
	%238 = phi i64 [ %255, %b42 ], [ %42, %b35 ], !dbg !3473
	%239 = phi i64 [ %256, %b42 ], [ 1, %b35 ], !dbg !3474
	%240 = icmp slt i64 %239, 32, !dbg !3475
	br i1 %240, label %b40, label %b43, !dbg !3475

b40:
	%241 = trunc i64 %239 to i32, !dbg !3476
	%242 = trunc i64 %238 to i32, !dbg !3476
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %242, i32 %241, i32 0), !dbg !3476
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !3476
	%245 = lshr i64 %238, 32, !dbg !3476
	%246 = trunc i64 %245 to i32, !dbg !3476
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %246, i32 %241, i32 0), !dbg !3476
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !3476
	%249 = zext i32 %248 to i64, !dbg !3476
	%250 = shl i64 %249, 32, !dbg !3476
	%251 = zext i32 %244 to i64, !dbg !3476
	%252 = or i64 %251, %250, !dbg !3476
	%253 = icmp sge i64 %218, %239, !dbg !3477
	br i1 %253, label %b41, label %b42, !dbg !3477

b41:
	%254 = add i64 %238, %252, !dbg !3478
	br label %b42, !dbg !3478

b42:
	%255 = phi i64 [ %238, %b40 ], [ %254, %b41 ], !dbg !3473
	%256 = mul nsw i64 %239, 2, !dbg !3479
	br label %b39, !dbg !3479

b43:
	%257 = trunc i64 %238 to i32, !dbg !3480
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %257, i32 1, i32 0), !dbg !3480
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !3480
	%260 = lshr i64 %238, 32, !dbg !3480
	%261 = trunc i64 %260 to i32, !dbg !3480
	%262 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %261, i32 1, i32 0), !dbg !3480
	%263 = extractvalue { i32, i1 } %262, 0, !dbg !3480
	%264 = zext i32 %263 to i64, !dbg !3480
	%265 = shl i64 %264, 32, !dbg !3480
	%266 = zext i32 %259 to i64, !dbg !3480
	%267 = or i64 %266, %265, !dbg !3480
	%268 = icmp eq i64 %218, 0, !dbg !3481
	br i1 %268, label %b45, label %b44, !dbg !3481

b44:
	br label %b45, !dbg !3482

b45:
	%269 = phi i64 [ 0, %b43 ], [ %267, %b44 ], !dbg !3471
	%270 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 3, !dbg !3483
	store i64 %219, i64 addrspace(1)* %270, align 8, !dbg !3483
	%271 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 4, !dbg !3484
	store i64 %269, i64 addrspace(1)* %271, align 8, !dbg !3484
	%272 = sdiv i64 %49, 3, !dbg !3485
	%273 = icmp slt i64 %272, 0, !dbg !3488
	br i1 %273, label %b47, label %b46, !dbg !3488

b46:
	%274 = icmp sge i64 %272, %47, !dbg !3489
	br i1 %274, label %b47, label %b48, !dbg !3489

b47:
	br label %fail, !dbg !3490

b48:
	%275 = trunc i64 %272 to i32, !dbg !3491
	%276 = trunc i64 %42 to i32, !dbg !3491
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 %275, i32 31), !dbg !3491
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !3491
	%279 = lshr i64 %42, 32, !dbg !3491
	%280 = trunc i64 %279 to i32, !dbg !3491
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %280, i32 %275, i32 31), !dbg !3491
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !3491
	%283 = zext i32 %282 to i64, !dbg !3491
	%284 = shl i64 %283, 32, !dbg !3491
	%285 = zext i32 %278 to i64, !dbg !3491
	%286 = or i64 %285, %284, !dbg !3491
	%287 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 5, !dbg !3492
	store i64 %286, i64 addrspace(1)* %287, align 8, !dbg !3492
	%288 = add i64 %50, 1, !dbg !3492
	%289 = icmp slt i64 %288, 2, !dbg !3492
	br i1 %289, label %b1, label %b49, !dbg !3492

b49:
	%290 = sub i64 %p3, %33, !dbg !3493
	%291 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !3493
	%292 = icmp ugt i64 %33, %p3, !dbg !3493
	%293 = icmp ugt i64 6, %290, !dbg !3496
	%294 = or i1 %292, %293, !dbg !3496
	br i1 %294, label %b49_fail1, label %b49_ok1, !dbg !3496, !prof !30

b49_ok1:
	%295 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3497
	%296 = add nsw i64 %22, 32, !dbg !3503
	%297 = sub nsw i64 %296, 1, !dbg !3504
	%298 = sub nsw i64 %47, 1, !dbg !3509
	%299 = icmp eq i64 %218, %298, !dbg !3510
	%300 = mul nsw i64 %22, 2, !dbg !3511
	br label %b50, !dbg !3496

b50:
	%301 = phi i64 [ 0, %b49_ok1 ], [ %600, %b129 ], !dbg !3496
	br i1 %48, label %b51, label %b53, !dbg !3513

b51:
	%302 = phi i64 [ %317, %b52 ], [ %295, %b50 ], !dbg !3514
	%303 = phi i64 [ %318, %b52 ], [ 16, %b50 ], !dbg !3515
	%304 = icmp sgt i64 %303, 0, !dbg !3516
	br i1 %304, label %b52, label %b60, !dbg !3516

b52:
	%305 = trunc i64 %303 to i32, !dbg !3517
	%306 = trunc i64 %302 to i32, !dbg !3517
	%307 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %306, i32 %305, i32 31), !dbg !3517
	%308 = extractvalue { i32, i1 } %307, 0, !dbg !3517
	%309 = lshr i64 %302, 32, !dbg !3517
	%310 = trunc i64 %309 to i32, !dbg !3517
	%311 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %310, i32 %305, i32 31), !dbg !3517
	%312 = extractvalue { i32, i1 } %311, 0, !dbg !3517
	%313 = zext i32 %312 to i64, !dbg !3517
	%314 = shl i64 %313, 32, !dbg !3517
	%315 = zext i32 %308 to i64, !dbg !3517
	%316 = or i64 %315, %314, !dbg !3517
	%317 = add i64 %302, %316, !dbg !3518
	%318 = sdiv i64 %303, 2, !dbg !3519
	br label %b51, !dbg !3519

b53:
	%319 = phi i64 [ %339, %b58 ], [ %295, %b50 ], !dbg !3514
	%320 = phi i64 [ %340, %b58 ], [ 16, %b50 ], !dbg !3520
	%321 = icmp sgt i64 %320, 0, !dbg !3521
	br i1 %321, label %b54, label %b59, !dbg !3521

b54:
	%322 = add i64 %218, %320, !dbg !3522
	%323 = icmp sge i64 %322, %47, !dbg !3523
	br i1 %323, label %b55, label %b56, !dbg !3523

b55:
	br label %b56, !dbg !3523

b56:
	%324 = phi i64 [ %322, %b54 ], [ %218, %b55 ], !dbg !3524
	%325 = trunc i64 %324 to i32, !dbg !3525
	%326 = trunc i64 %319 to i32, !dbg !3525
	%327 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %326, i32 %325, i32 31), !dbg !3525
	%328 = extractvalue { i32, i1 } %327, 0, !dbg !3525
	%329 = lshr i64 %319, 32, !dbg !3525
	%330 = trunc i64 %329 to i32, !dbg !3525
	%331 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %330, i32 %325, i32 31), !dbg !3525
	%332 = extractvalue { i32, i1 } %331, 0, !dbg !3525
	%333 = zext i32 %332 to i64, !dbg !3525
	%334 = shl i64 %333, 32, !dbg !3525
	%335 = zext i32 %328 to i64, !dbg !3525
	%336 = or i64 %335, %334, !dbg !3525
	%337 = icmp ne i64 %324, %218, !dbg !3526
	br i1 %337, label %b57, label %b58, !dbg !3526

b57:
	%338 = add i64 %319, %336, !dbg !3518
	br label %b58, !dbg !3527

b58:
	%339 = phi i64 [ %319, %b56 ], [ %338, %b57 ], !dbg !3514
	%340 = sdiv i64 %320, 2, !dbg !3528
	br label %b53, !dbg !3528

b59:
	%341 = trunc i64 %319 to i32, !dbg !3529
	%342 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %341, i32 0, i32 31), !dbg !3529
	%343 = extractvalue { i32, i1 } %342, 0, !dbg !3529
	%344 = lshr i64 %319, 32, !dbg !3529
	%345 = trunc i64 %344 to i32, !dbg !3529
	%346 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %345, i32 0, i32 31), !dbg !3529
	%347 = extractvalue { i32, i1 } %346, 0, !dbg !3529
	%348 = zext i32 %347 to i64, !dbg !3529
	%349 = shl i64 %348, 32, !dbg !3529
	%350 = zext i32 %343 to i64, !dbg !3529
	%351 = or i64 %350, %349, !dbg !3529
	br label %b60, !dbg !3530

b60:
	%352 = phi i64 [ %302, %b51 ], [ %351, %b59 ], !dbg !3512
	%353 = sdiv i64 %297, 32, !dbg !3531
	%354 = icmp eq i64 %353, 1, !dbg !3532
	br i1 %354, label %b66, label %b61, !dbg !3532

b61:
	call void @llvm.nvvm.barrier0(), !dbg !3534
	br i1 %268, label %b62, label %b63, !dbg !3535

b62:
	%355 = sdiv i64 %31, 32, !dbg !3536
	%356 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %355, !dbg !3537
	store i64 %352, i64 addrspace(3)* %356, align 8, !dbg !3537
	br label %b63, !dbg !3537

b63:
	call void @llvm.nvvm.barrier0(), !dbg !3538
	%357 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3539
	%358 = load i64, i64 addrspace(3)* %357, align 8, !dbg !3539
	br label %b64, !dbg !3539

b64:
	%359 = phi i64 [ %358, %b63 ], [ %364, %b65 ], !dbg !3540
	%360 = phi i64 [ 1, %b63 ], [ %365, %b65 ], !dbg !3541
	%361 = icmp slt i64 %360, %353, !dbg !3542
	br i1 %361, label %b65, label %b66, !dbg !3542

b65:
	%362 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %360, !dbg !3543
	%363 = load i64, i64 addrspace(3)* %362, align 8, !dbg !3543
	%364 = add i64 %359, %363, !dbg !3518
	%365 = add nsw i64 %360, 1, !dbg !3544
	br label %b64, !dbg !3544

b66:
	%366 = phi i64 [ %352, %b60 ], [ %359, %b64 ], !dbg !3501
	%367 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 0, !dbg !3545
	store i64 %366, i64 addrspace(1)* %367, align 8, !dbg !3545
	br i1 %48, label %b67, label %b69, !dbg !3550

b67:
	%368 = phi i64 [ %384, %b68 ], [ %295, %b66 ], !dbg !3551
	%369 = phi i64 [ %385, %b68 ], [ 16, %b66 ], !dbg !3552
	%370 = icmp sgt i64 %369, 0, !dbg !3553
	br i1 %370, label %b68, label %b76, !dbg !3553

b68:
	%371 = trunc i64 %369 to i32, !dbg !3554
	%372 = trunc i64 %368 to i32, !dbg !3554
	%373 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %372, i32 %371, i32 31), !dbg !3554
	%374 = extractvalue { i32, i1 } %373, 0, !dbg !3554
	%375 = lshr i64 %368, 32, !dbg !3554
	%376 = trunc i64 %375 to i32, !dbg !3554
	%377 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %376, i32 %371, i32 31), !dbg !3554
	%378 = extractvalue { i32, i1 } %377, 0, !dbg !3554
	%379 = zext i32 %378 to i64, !dbg !3554
	%380 = shl i64 %379, 32, !dbg !3554
	%381 = zext i32 %374 to i64, !dbg !3554
	%382 = or i64 %381, %380, !dbg !3554
	%383 = icmp ult i64 %368, %382, !dbg !3555
	%384 = select i1 %383, i64 %368, i64 %382, !dbg !3555
	%385 = sdiv i64 %369, 2, !dbg !3556
	br label %b67, !dbg !3556

b69:
	%386 = phi i64 [ %407, %b74 ], [ %295, %b66 ], !dbg !3551
	%387 = phi i64 [ %408, %b74 ], [ 16, %b66 ], !dbg !3557
	%388 = icmp sgt i64 %387, 0, !dbg !3558
	br i1 %388, label %b70, label %b75, !dbg !3558

b70:
	%389 = add i64 %218, %387, !dbg !3559
	%390 = icmp sge i64 %389, %47, !dbg !3560
	br i1 %390, label %b71, label %b72, !dbg !3560

b71:
	br label %b72, !dbg !3560

b72:
	%391 = phi i64 [ %389, %b70 ], [ %218, %b71 ], !dbg !3561
	%392 = trunc i64 %391 to i32, !dbg !3562
	%393 = trunc i64 %386 to i32, !dbg !3562
	%394 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %393, i32 %392, i32 31), !dbg !3562
	%395 = extractvalue { i32, i1 } %394, 0, !dbg !3562
	%396 = lshr i64 %386, 32, !dbg !3562
	%397 = trunc i64 %396 to i32, !dbg !3562
	%398 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %397, i32 %392, i32 31), !dbg !3562
	%399 = extractvalue { i32, i1 } %398, 0, !dbg !3562
	%400 = zext i32 %399 to i64, !dbg !3562
	%401 = shl i64 %400, 32, !dbg !3562
	%402 = zext i32 %395 to i64, !dbg !3562
	%403 = or i64 %402, %401, !dbg !3562
	%404 = icmp ne i64 %391, %218, !dbg !3563
	br i1 %404, label %b73, label %b74, !dbg !3563

b73:
	%405 = icmp ult i64 %386, %403, !dbg !3555
	%406 = select i1 %405, i64 %386, i64 %403, !dbg !3555
	br label %b74, !dbg !3564

b74:
	%407 = phi i64 [ %386, %b72 ], [ %406, %b73 ], !dbg !3551
	%408 = sdiv i64 %387, 2, !dbg !3565
	br label %b69, !dbg !3565

b75:
	%409 = trunc i64 %386 to i32, !dbg !3566
	%410 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %409, i32 0, i32 31), !dbg !3566
	%411 = extractvalue { i32, i1 } %410, 0, !dbg !3566
	%412 = lshr i64 %386, 32, !dbg !3566
	%413 = trunc i64 %412 to i32, !dbg !3566
	%414 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %413, i32 0, i32 31), !dbg !3566
	%415 = extractvalue { i32, i1 } %414, 0, !dbg !3566
	%416 = zext i32 %415 to i64, !dbg !3566
	%417 = shl i64 %416, 32, !dbg !3566
	%418 = zext i32 %411 to i64, !dbg !3566
	%419 = or i64 %418, %417, !dbg !3566
	br label %b76, !dbg !3567

b76:
	%420 = phi i64 [ %368, %b67 ], [ %419, %b75 ], !dbg !3549
	br i1 %354, label %b82, label %b77, !dbg !3568

b77:
	call void @llvm.nvvm.barrier0(), !dbg !3570
	br i1 %268, label %b78, label %b79, !dbg !3571

b78:
	%421 = sdiv i64 %31, 32, !dbg !3572
	%422 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %421, !dbg !3573
	store i64 %420, i64 addrspace(3)* %422, align 8, !dbg !3573
	br label %b79, !dbg !3573

b79:
	call void @llvm.nvvm.barrier0(), !dbg !3574
	%423 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3575
	%424 = load i64, i64 addrspace(3)* %423, align 8, !dbg !3575
	br label %b80, !dbg !3575

b80:
	%425 = phi i64 [ %424, %b79 ], [ %431, %b81 ], !dbg !3576
	%426 = phi i64 [ 1, %b79 ], [ %432, %b81 ], !dbg !3577
	%427 = icmp slt i64 %426, %353, !dbg !3578
	br i1 %427, label %b81, label %b82, !dbg !3578

b81:
	%428 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %426, !dbg !3579
	%429 = load i64, i64 addrspace(3)* %428, align 8, !dbg !3579
	%430 = icmp ult i64 %425, %429, !dbg !3555
	%431 = select i1 %430, i64 %425, i64 %429, !dbg !3555
	%432 = add nsw i64 %426, 1, !dbg !3580
	br label %b80, !dbg !3580

b82:
	%433 = phi i64 [ %420, %b76 ], [ %425, %b80 ], !dbg !3548
	br i1 %48, label %b83, label %b85, !dbg !3585

b83:
	%434 = phi i64 [ %450, %b84 ], [ %295, %b82 ], !dbg !3586
	%435 = phi i64 [ %451, %b84 ], [ 16, %b82 ], !dbg !3587
	%436 = icmp sgt i64 %435, 0, !dbg !3588
	br i1 %436, label %b84, label %b92, !dbg !3588

b84:
	%437 = trunc i64 %435 to i32, !dbg !3589
	%438 = trunc i64 %434 to i32, !dbg !3589
	%439 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %438, i32 %437, i32 31), !dbg !3589
	%440 = extractvalue { i32, i1 } %439, 0, !dbg !3589
	%441 = lshr i64 %434, 32, !dbg !3589
	%442 = trunc i64 %441 to i32, !dbg !3589
	%443 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %442, i32 %437, i32 31), !dbg !3589
	%444 = extractvalue { i32, i1 } %443, 0, !dbg !3589
	%445 = zext i32 %444 to i64, !dbg !3589
	%446 = shl i64 %445, 32, !dbg !3589
	%447 = zext i32 %440 to i64, !dbg !3589
	%448 = or i64 %447, %446, !dbg !3589
	%449 = icmp ugt i64 %434, %448, !dbg !3590
	%450 = select i1 %449, i64 %434, i64 %448, !dbg !3590
	%451 = sdiv i64 %435, 2, !dbg !3591
	br label %b83, !dbg !3591

b85:
	%452 = phi i64 [ %473, %b90 ], [ %295, %b82 ], !dbg !3586
	%453 = phi i64 [ %474, %b90 ], [ 16, %b82 ], !dbg !3592
	%454 = icmp sgt i64 %453, 0, !dbg !3593
	br i1 %454, label %b86, label %b91, !dbg !3593

b86:
	%455 = add i64 %218, %453, !dbg !3594
	%456 = icmp sge i64 %455, %47, !dbg !3595
	br i1 %456, label %b87, label %b88, !dbg !3595

b87:
	br label %b88, !dbg !3595

b88:
	%457 = phi i64 [ %455, %b86 ], [ %218, %b87 ], !dbg !3596
	%458 = trunc i64 %457 to i32, !dbg !3597
	%459 = trunc i64 %452 to i32, !dbg !3597
	%460 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %459, i32 %458, i32 31), !dbg !3597
	%461 = extractvalue { i32, i1 } %460, 0, !dbg !3597
	%462 = lshr i64 %452, 32, !dbg !3597
	%463 = trunc i64 %462 to i32, !dbg !3597
	%464 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %463, i32 %458, i32 31), !dbg !3597
	%465 = extractvalue { i32, i1 } %464, 0, !dbg !3597
	%466 = zext i32 %465 to i64, !dbg !3597
	%467 = shl i64 %466, 32, !dbg !3597
	%468 = zext i32 %461 to i64, !dbg !3597
	%469 = or i64 %468, %467, !dbg !3597
	%470 = icmp ne i64 %457, %218, !dbg !3598
	br i1 %470, label %b89, label %b90, !dbg !3598

b89:
	%471 = icmp ugt i64 %452, %469, !dbg !3590
	%472 = select i1 %471, i64 %452, i64 %469, !dbg !3590
	br label %b90, !dbg !3599

b90:
	%473 = phi i64 [ %452, %b88 ], [ %472, %b89 ], !dbg !3586
	%474 = sdiv i64 %453, 2, !dbg !3600
	br label %b85, !dbg !3600

b91:
	%475 = trunc i64 %452 to i32, !dbg !3601
	%476 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %475, i32 0, i32 31), !dbg !3601
	%477 = extractvalue { i32, i1 } %476, 0, !dbg !3601
	%478 = lshr i64 %452, 32, !dbg !3601
	%479 = trunc i64 %478 to i32, !dbg !3601
	%480 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %479, i32 0, i32 31), !dbg !3601
	%481 = extractvalue { i32, i1 } %480, 0, !dbg !3601
	%482 = zext i32 %481 to i64, !dbg !3601
	%483 = shl i64 %482, 32, !dbg !3601
	%484 = zext i32 %477 to i64, !dbg !3601
	%485 = or i64 %484, %483, !dbg !3601
	br label %b92, !dbg !3602

b92:
	%486 = phi i64 [ %434, %b83 ], [ %485, %b91 ], !dbg !3584
	br i1 %354, label %b98, label %b93, !dbg !3603

b93:
	call void @llvm.nvvm.barrier0(), !dbg !3605
	br i1 %268, label %b94, label %b95, !dbg !3606

b94:
	%487 = sdiv i64 %31, 32, !dbg !3607
	%488 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %487, !dbg !3608
	store i64 %486, i64 addrspace(3)* %488, align 8, !dbg !3608
	br label %b95, !dbg !3608

b95:
	call void @llvm.nvvm.barrier0(), !dbg !3609
	%489 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3610
	%490 = load i64, i64 addrspace(3)* %489, align 8, !dbg !3610
	br label %b96, !dbg !3610

b96:
	%491 = phi i64 [ %490, %b95 ], [ %497, %b97 ], !dbg !3611
	%492 = phi i64 [ 1, %b95 ], [ %498, %b97 ], !dbg !3612
	%493 = icmp slt i64 %492, %353, !dbg !3613
	br i1 %493, label %b97, label %b98, !dbg !3613

b97:
	%494 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %492, !dbg !3614
	%495 = load i64, i64 addrspace(3)* %494, align 8, !dbg !3614
	%496 = icmp ugt i64 %491, %495, !dbg !3590
	%497 = select i1 %496, i64 %491, i64 %495, !dbg !3590
	%498 = add nsw i64 %492, 1, !dbg !3615
	br label %b96, !dbg !3615

b98:
	%499 = phi i64 [ %486, %b92 ], [ %491, %b96 ], !dbg !3583
	%500 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 1, !dbg !3616
	store i64 %433, i64 addrspace(1)* %500, align 8, !dbg !3616
	%501 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 2, !dbg !3617
	store i64 %499, i64 addrspace(1)* %501, align 8, !dbg !3617
	br label %b99, !dbg !3618

b99:
	%502 = phi i64 [ %295, %b98 ], [ %519, %b102 ], !dbg !3619
	%503 = phi i64 [ 1, %b98 ], [ %520, %b102 ], !dbg !3620
	%504 = icmp slt i64 %503, 32, !dbg !3621
	br i1 %504, label %b100, label %b103, !dbg !3621

b100:
	%505 = trunc i64 %503 to i32, !dbg !3622
	%506 = trunc i64 %502 to i32, !dbg !3622
	%507 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %506, i32 %505, i32 0), !dbg !3622
	%508 = extractvalue { i32, i1 } %507, 0, !dbg !3622
	%509 = lshr i64 %502, 32, !dbg !3622
	%510 = trunc i64 %509 to i32, !dbg !3622
	%511 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %510, i32 %505, i32 0), !dbg !3622
	%512 = extractvalue { i32, i1 } %511, 0, !dbg !3622
	%513 = zext i32 %512 to i64, !dbg !3622
	%514 = shl i64 %513, 32, !dbg !3622
	%515 = zext i32 %508 to i64, !dbg !3622
	%516 = or i64 %515, %514, !dbg !3622
	%517 = icmp sge i64 %218, %503, !dbg !3623
	br i1 %517, label %b101, label %b102, !dbg !3623

b101:
	%518 = add i64 %502, %516, !dbg !3624
	br label %b102, !dbg !3624

b102:
	%519 = phi i64 [ %502, %b100 ], [ %518, %b101 ], !dbg !3619
	%520 = mul nsw i64 %503, 2, !dbg !3625
	br label %b99, !dbg !3625

b103:
	br i1 %354, label %b109, label %b104, !dbg !3626

b104:
	%521 = sdiv i64 %31, 32, !dbg !3628
	call void @llvm.nvvm.barrier0(), !dbg !3629
	br i1 %299, label %b105, label %b106, !dbg !3510

b105:
	%522 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %521, !dbg !3630
	store i64 %502, i64 addrspace(3)* %522, align 8, !dbg !3630
	br label %b106, !dbg !3630

b106:
	call void @llvm.nvvm.barrier0(), !dbg !3631
	%523 = icmp slt i64 0, %521, !dbg !3631
	br i1 %523, label %b107, label %b108, !dbg !3631

b107:
	%524 = phi i64 [ %529, %b107_ok1 ], [ 0, %b106 ], !dbg !3632
	%525 = phi i64 [ %530, %b107_ok1 ], [ 0, %b106 ], !dbg !3632
	%526 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %525, !dbg !3633
	%527 = icmp uge i64 %525, 32, !dbg !3633
	br i1 %527, label %b107_fail1, label %b107_ok1, !dbg !3633, !prof !30

b107_ok1:
	%528 = load i64, i64 addrspace(3)* %526, align 8, !dbg !3633
	%529 = add i64 %524, %528, !dbg !3634
	%530 = add i64 %525, 1, !dbg !3634
	%531 = icmp slt i64 %530, %521, !dbg !3634
	br i1 %531, label %b107, label %b108, !dbg !3634

b108:
	%532 = phi i64 [ 0, %b106 ], [ %529, %b107_ok1 ], !dbg !3632
	br label %b109, !dbg !3635

b109:
	%533 = phi i64 [ 0, %b103 ], [ %532, %b108 ], !dbg !3508
	%534 = add i64 %533, %502, !dbg !3636
	br label %b110, !dbg !3640

b110:
	%535 = phi i64 [ %295, %b109 ], [ %552, %b113 ], !dbg !3641
	%536 = phi i64 [ 1, %b109 ], [ %553, %b113 ], !dbg !3642
	%537 = icmp slt i64 %536, 32, !dbg !3643
	br i1 %537, label %b111, label %b114, !dbg !3643

b111:
	%538 = trunc i64 %536 to i32, !dbg !3644
	%539 = trunc i64 %535 to i32, !dbg !3644
	%540 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %539, i32 %538, i32 0), !dbg !3644
	%541 = extractvalue { i32, i1 } %540, 0, !dbg !3644
	%542 = lshr i64 %535, 32, !dbg !3644
	%543 = trunc i64 %542 to i32, !dbg !3644
	%544 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %543, i32 %538, i32 0), !dbg !3644
	%545 = extractvalue { i32, i1 } %544, 0, !dbg !3644
	%546 = zext i32 %545 to i64, !dbg !3644
	%547 = shl i64 %546, 32, !dbg !3644
	%548 = zext i32 %541 to i64, !dbg !3644
	%549 = or i64 %548, %547, !dbg !3644
	%550 = icmp sge i64 %218, %536, !dbg !3645
	br i1 %550, label %b112, label %b113, !dbg !3645

b112:
	%551 = add i64 %535, %549, !dbg !3646
	br label %b113, !dbg !3646

b113:
	%552 = phi i64 [ %535, %b111 ], [ %551, %b112 ], !dbg !3641
	%553 = mul nsw i64 %536, 2, !dbg !3647
	br label %b110, !dbg !3647

b114:
	br i1 %354, label %b120, label %b115, !dbg !3648

b115:
	%554 = sdiv i64 %31, 32, !dbg !3650
	call void @llvm.nvvm.barrier0(), !dbg !3651
	br i1 %299, label %b116, label %b117, !dbg !3652

b116:
	%555 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %554, !dbg !3653
	store i64 %535, i64 addrspace(3)* %555, align 8, !dbg !3653
	br label %b117, !dbg !3653

b117:
	call void @llvm.nvvm.barrier0(), !dbg !3654
	%556 = icmp slt i64 0, %554, !dbg !3654
	br i1 %556, label %b118, label %b119, !dbg !3654

b118:
	%557 = phi i64 [ %562, %b118_ok1 ], [ 0, %b117 ], !dbg !3655
	%558 = phi i64 [ %563, %b118_ok1 ], [ 0, %b117 ], !dbg !3655
	%559 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %558, !dbg !3656
	%560 = icmp uge i64 %558, 32, !dbg !3656
	br i1 %560, label %b118_fail1, label %b118_ok1, !dbg !3656, !prof !30

b118_ok1:
	%561 = load i64, i64 addrspace(3)* %559, align 8, !dbg !3656
	%562 = add i64 %557, %561, !dbg !3657
	%563 = add i64 %558, 1, !dbg !3657
	%564 = icmp slt i64 %563, %554, !dbg !3657
	br i1 %564, label %b118, label %b119, !dbg !3657

b119:
	%565 = phi i64 [ 0, %b117 ], [ %562, %b118_ok1 ], !dbg !3655
	br label %b120, !dbg !3658

b120:
	%566 = phi i64 [ 0, %b114 ], [ %565, %b119 ], !dbg !3639
	%567 = trunc i64 %535 to i32, !dbg !3659
	%568 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %567, i32 1, i32 0), !dbg !3659
	%569 = extractvalue { i32, i1 } %568, 0, !dbg !3659
	%570 = lshr i64 %535, 32, !dbg !3659
	%571 = trunc i64 %570 to i32, !dbg !3659
	%572 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %571, i32 1, i32 0), !dbg !3659
	%573 = extractvalue { i32, i1 } %572, 0, !dbg !3659
	%574 = zext i32 %573 to i64, !dbg !3659
	%575 = shl i64 %574, 32, !dbg !3659
	%576 = zext i32 %569 to i64, !dbg !3659
	%577 = or i64 %576, %575, !dbg !3659
	br i1 %268, label %b122, label %b121, !dbg !3660

b121:
	%578 = add i64 %566, %577, !dbg !3661
	br label %b122, !dbg !3662

b122:
	%579 = phi i64 [ %566, %b120 ], [ %578, %b121 ], !dbg !3638
	%580 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 3, !dbg !3663
	store i64 %534, i64 addrspace(1)* %580, align 8, !dbg !3663
	%581 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 4, !dbg !3664
	store i64 %579, i64 addrspace(1)* %581, align 8, !dbg !3664
	%582 = sdiv i64 %300, 3, !dbg !3665
	%583 = icmp sge i64 %582, %22, !dbg !3668
	br i1 %583, label %b123, label %b124, !dbg !3668

b123:
	br label %fail, !dbg !3669

b124:
	br i1 %354, label %b125, label %b126, !dbg !3670

b125:
	%584 = trunc i64 %582 to i32, !dbg !3671
	%585 = trunc i64 %295 to i32, !dbg !3671
	%586 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %585, i32 %584, i32 31), !dbg !3671
	%587 = extractvalue { i32, i1 } %586, 0, !dbg !3671
	%588 = lshr i64 %295, 32, !dbg !3671
	%589 = trunc i64 %588 to i32, !dbg !3671
	%590 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %589, i32 %584, i32 31), !dbg !3671
	%591 = extractvalue { i32, i1 } %590, 0, !dbg !3671
	%592 = zext i32 %591 to i64, !dbg !3671
	%593 = shl i64 %592, 32, !dbg !3671
	%594 = zext i32 %587 to i64, !dbg !3671
	%595 = or i64 %594, %593, !dbg !3671
	br label %b129, !dbg !3672

b126:
	call void @llvm.nvvm.barrier0(), !dbg !3674
	%596 = icmp eq i64 %31, %582, !dbg !3675
	br i1 %596, label %b127, label %b128, !dbg !3675

b127:
	store i64 %295, i64 addrspace(3)* @gpuc_shared_Broadcast_42_6, align 8, !dbg !3676
	br label %b128, !dbg !3676

b128:
	call void @llvm.nvvm.barrier0(), !dbg !3677
	%597 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42_6, align 8, !dbg !3678
	br label %b129, !dbg !3679

b129:
	%598 = phi i64 [ %595, %b125 ], [ %597, %b128 ], !dbg !3667
	%599 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 5, !dbg !3680
	store i64 %598, i64 addrspace(1)* %599, align 8, !dbg !3680
	%600 = add i64 %301, 1, !dbg !3680
	%601 = icmp slt i64 %600, 2, !dbg !3680
	br i1 %601, label %b50, label %b130, !dbg !3680

b130:
	ret void, !dbg !3374

b0_fail1:
	%602 = icmp ugt i64 %33, %p1, !dbg !3377
	br i1 %602, label %b0_fail2, label %b0_ok2, !dbg !3377

b0_fail2:
	br label %fail, !dbg !3377

b0_ok2:
	%603 = icmp uge i64 %32, %p5, !dbg !3378
	br i1 %603, label %b0_fail3, label %b0_ok3, !dbg !3378

b0_fail3:
	br label %fail, !dbg !3378

b0_ok3:
	br label %fail, !dbg !3381

b49_fail1:
	%604 = icmp ugt i64 %33, %p3, !dbg !3493
	br i1 %604, label %b49_fail2, label %b49_ok2, !dbg !3493

b49_fail2:
	br label %fail, !dbg !3493

b49_ok2:
	br label %fail, !dbg !3496

b107_fail1:
	br label %fail, !dbg !3633

b118_fail1:
	br label %fail, !dbg !3656

fail:
	%605 = phi i32 [ 27, %b0_fail2 ], [ 28, %b0_fail3 ], [ 29, %b0_ok3 ], [ 31, %b47 ], [ 32, %b49_fail2 ], [ 29, %b49_ok2 ], [ 30, %b107_fail1 ], [ 30, %b118_fail1 ], [ 31, %b123 ], !dbg !3372
	%606 = phi i64 [ %33, %b0_fail2 ], [ %32, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b47 ], [ %33, %b49_fail2 ], [ 6, %b49_ok2 ], [ %525, %b107_fail1 ], [ %558, %b118_fail1 ], [ 0, %b123 ], !dbg !3372
	%607 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %34, %b0_ok3 ], [ 0, %b47 ], [ %p3, %b49_fail2 ], [ %290, %b49_ok2 ], [ 32, %b107_fail1 ], [ 32, %b118_fail1 ], [ 0, %b123 ], !dbg !3372
	call void @gpuc_fail(i8* %ctrl, i32 %605, i64 %606, i64 %607), !dbg !3372
	ret void, !dbg !3372
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3681 {
entry:
	br label %b0, !dbg !3682

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3682
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !3682
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3682
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3685, !range !11
	%4 = sext i32 %3 to i64, !dbg !3685
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3685, !range !12
	%6 = sext i32 %5 to i64, !dbg !3685
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3685, !range !12
	%8 = sext i32 %7 to i64, !dbg !3685
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3685, !range !13
	%10 = sext i32 %9 to i64, !dbg !3685
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3685, !range !14
	%12 = sext i32 %11 to i64, !dbg !3685
	%13 = mul i64 %12, %8, !dbg !3685
	%14 = add i64 %6, %13, !dbg !3685
	%15 = mul i64 %10, %14, !dbg !3685
	%16 = add i64 %4, %15, !dbg !3685
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3685, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3685, !range !15
	%19 = mul i32 %17, %18, !dbg !3685
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3685, !range !16
	%21 = mul i32 %19, %20, !dbg !3685
	%22 = sext i32 %21 to i64, !dbg !3685
	%23 = mul i64 %16, %22, !dbg !3685
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3685, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3685, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3685, !range !18
	%27 = mul i32 %18, %26, !dbg !3685
	%28 = add i32 %25, %27, !dbg !3685
	%29 = mul i32 %17, %28, !dbg !3685
	%30 = add i32 %24, %29, !dbg !3685
	%31 = sext i32 %30 to i64, !dbg !3685
	%32 = add i64 %23, %31, !dbg !3685
	%33 = mul i64 %32, 3, !dbg !3686
	%34 = sub i64 %p1, %33, !dbg !3687
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !3687
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !3688
	%37 = icmp ugt i64 %33, %p1, !dbg !3687
	%38 = icmp uge i64 %32, %p5, !dbg !3688
	%39 = icmp ugt i64 3, %34, !dbg !3691
	%40 = or i1 %37, %38, !dbg !3691
	%41 = or i1 %40, %39, !dbg !3691
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !3691, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3688
	%43 = and i32 %30, -32, !dbg !3696
	%44 = sub i32 %21, %43, !dbg !3696
	%45 = icmp slt i32 %44, 32, !dbg !3696
	%46 = select i1 %45, i32 %44, i32 32, !dbg !3696
	%47 = sext i32 %46 to i64, !dbg !3696
	%48 = icmp eq i64 %47, 32, !dbg !3697
	br i1 %48, label %b1, label %b3, !dbg !3697

b1:
	%49 = phi i64 [ %42, %b0_ok1 ], [ %64, %b2 ], !dbg !3698
	%50 = phi i64 [ 16, %b0_ok1 ], [ %65, %b2 ], !dbg !3699
	%51 = icmp sgt i64 %50, 0, !dbg !3700
	br i1 %51, label %b2, label %b11, !dbg !3700

b2:
	%52 = trunc i64 %50 to i32, !dbg !3701
	%53 = trunc i64 %49 to i32, !dbg !3701
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %52, i32 31), !dbg !3701
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !3701
	%56 = lshr i64 %49, 32, !dbg !3701
	%57 = trunc i64 %56 to i32, !dbg !3701
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %57, i32 %52, i32 31), !dbg !3701
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !3701
	%60 = zext i32 %59 to i64, !dbg !3701
	%61 = shl i64 %60, 32, !dbg !3701
	%62 = zext i32 %55 to i64, !dbg !3701
	%63 = or i64 %62, %61, !dbg !3701
	%64 = and i64 %49, %63, !dbg !3702
	%65 = sdiv i64 %50, 2, !dbg !3703
	br label %b1, !dbg !3703

b3:
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3704, !range !20
	%67 = sext i32 %66 to i64, !dbg !3704
	br label %b4, !dbg !3704

b4:
	%68 = phi i64 [ %42, %b3 ], [ %88, %b9 ], !dbg !3698
	%69 = phi i64 [ 16, %b3 ], [ %89, %b9 ], !dbg !3705
	%70 = icmp sgt i64 %69, 0, !dbg !3706
	br i1 %70, label %b5, label %b10, !dbg !3706

b5:
	%71 = add i64 %67, %69, !dbg !3707
	%72 = icmp sge i64 %71, %47, !dbg !3708
	br i1 %72, label %b6, label %b7, !dbg !3708

b6:
	br label %b7, !dbg !3708

b7:
	%73 = phi i64 [ %71, %b5 ], [ %67, %b6 ], !dbg !3709
	%74 = trunc i64 %73 to i32, !dbg !3710
	%75 = trunc i64 %68 to i32, !dbg !3710
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 %74, i32 31), !dbg !3710
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !3710
	%78 = lshr i64 %68, 32, !dbg !3710
	%79 = trunc i64 %78 to i32, !dbg !3710
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %79, i32 %74, i32 31), !dbg !3710
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !3710
	%82 = zext i32 %81 to i64, !dbg !3710
	%83 = shl i64 %82, 32, !dbg !3710
	%84 = zext i32 %77 to i64, !dbg !3710
	%85 = or i64 %84, %83, !dbg !3710
	%86 = icmp ne i64 %73, %67, !dbg !3711
	br i1 %86, label %b8, label %b9, !dbg !3711

b8:
	%87 = and i64 %68, %85, !dbg !3702
	br label %b9, !dbg !3712

b9:
	%88 = phi i64 [ %68, %b7 ], [ %87, %b8 ], !dbg !3698
	%89 = sdiv i64 %69, 2, !dbg !3713
	br label %b4, !dbg !3713

b10:
	%90 = trunc i64 %68 to i32, !dbg !3714
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 0, i32 31), !dbg !3714
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3714
	%93 = lshr i64 %68, 32, !dbg !3714
	%94 = trunc i64 %93 to i32, !dbg !3714
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %94, i32 0, i32 31), !dbg !3714
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !3714
	%97 = zext i32 %96 to i64, !dbg !3714
	%98 = shl i64 %97, 32, !dbg !3714
	%99 = zext i32 %92 to i64, !dbg !3714
	%100 = or i64 %99, %98, !dbg !3714
	br label %b11, !dbg !3715

b11:
	%101 = phi i64 [ %49, %b1 ], [ %100, %b10 ], !dbg !3695
	br i1 %48, label %b12, label %b14, !dbg !3720

b12:
	%102 = phi i64 [ %42, %b11 ], [ %117, %b13 ], !dbg !3721
	%103 = phi i64 [ 16, %b11 ], [ %118, %b13 ], !dbg !3722
	%104 = icmp sgt i64 %103, 0, !dbg !3723
	br i1 %104, label %b13, label %b22, !dbg !3723

b13:
	%105 = trunc i64 %103 to i32, !dbg !3724
	%106 = trunc i64 %102 to i32, !dbg !3724
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %105, i32 31), !dbg !3724
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !3724
	%109 = lshr i64 %102, 32, !dbg !3724
	%110 = trunc i64 %109 to i32, !dbg !3724
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %110, i32 %105, i32 31), !dbg !3724
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !3724
	%113 = zext i32 %112 to i64, !dbg !3724
	%114 = shl i64 %113, 32, !dbg !3724
	%115 = zext i32 %108 to i64, !dbg !3724
	%116 = or i64 %115, %114, !dbg !3724
	%117 = or i64 %102, %116, !dbg !3725
	%118 = sdiv i64 %103, 2, !dbg !3726
	br label %b12, !dbg !3726

b14:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3727, !range !20
	%120 = sext i32 %119 to i64, !dbg !3727
	br label %b15, !dbg !3727

b15:
	%121 = phi i64 [ %42, %b14 ], [ %141, %b20 ], !dbg !3721
	%122 = phi i64 [ 16, %b14 ], [ %142, %b20 ], !dbg !3728
	%123 = icmp sgt i64 %122, 0, !dbg !3729
	br i1 %123, label %b16, label %b21, !dbg !3729

b16:
	%124 = add i64 %120, %122, !dbg !3730
	%125 = icmp sge i64 %124, %47, !dbg !3731
	br i1 %125, label %b17, label %b18, !dbg !3731

b17:
	br label %b18, !dbg !3731

b18:
	%126 = phi i64 [ %124, %b16 ], [ %120, %b17 ], !dbg !3732
	%127 = trunc i64 %126 to i32, !dbg !3733
	%128 = trunc i64 %121 to i32, !dbg !3733
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %127, i32 31), !dbg !3733
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !3733
	%131 = lshr i64 %121, 32, !dbg !3733
	%132 = trunc i64 %131 to i32, !dbg !3733
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 %127, i32 31), !dbg !3733
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !3733
	%135 = zext i32 %134 to i64, !dbg !3733
	%136 = shl i64 %135, 32, !dbg !3733
	%137 = zext i32 %130 to i64, !dbg !3733
	%138 = or i64 %137, %136, !dbg !3733
	%139 = icmp ne i64 %126, %120, !dbg !3734
	br i1 %139, label %b19, label %b20, !dbg !3734

b19:
	%140 = or i64 %121, %138, !dbg !3725
	br label %b20, !dbg !3735

b20:
	%141 = phi i64 [ %121, %b18 ], [ %140, %b19 ], !dbg !3721
	%142 = sdiv i64 %122, 2, !dbg !3736
	br label %b15, !dbg !3736

b21:
	%143 = trunc i64 %121 to i32, !dbg !3737
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !3737
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !3737
	%146 = lshr i64 %121, 32, !dbg !3737
	%147 = trunc i64 %146 to i32, !dbg !3737
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !3737
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !3737
	%150 = zext i32 %149 to i64, !dbg !3737
	%151 = shl i64 %150, 32, !dbg !3737
	%152 = zext i32 %145 to i64, !dbg !3737
	%153 = or i64 %152, %151, !dbg !3737
	br label %b22, !dbg !3738

b22:
	%154 = phi i64 [ %102, %b12 ], [ %153, %b21 ], !dbg !3719
	br i1 %48, label %b23, label %b25, !dbg !3743

b23:
	%155 = phi i64 [ %42, %b22 ], [ %170, %b24 ], !dbg !3744
	%156 = phi i64 [ 16, %b22 ], [ %171, %b24 ], !dbg !3745
	%157 = icmp sgt i64 %156, 0, !dbg !3746
	br i1 %157, label %b24, label %b33, !dbg !3746

b24:
	%158 = trunc i64 %156 to i32, !dbg !3747
	%159 = trunc i64 %155 to i32, !dbg !3747
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %158, i32 31), !dbg !3747
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !3747
	%162 = lshr i64 %155, 32, !dbg !3747
	%163 = trunc i64 %162 to i32, !dbg !3747
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %163, i32 %158, i32 31), !dbg !3747
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !3747
	%166 = zext i32 %165 to i64, !dbg !3747
	%167 = shl i64 %166, 32, !dbg !3747
	%168 = zext i32 %161 to i64, !dbg !3747
	%169 = or i64 %168, %167, !dbg !3747
	%170 = xor i64 %155, %169, !dbg !3748
	%171 = sdiv i64 %156, 2, !dbg !3749
	br label %b23, !dbg !3749

b25:
	%172 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3750, !range !20
	%173 = sext i32 %172 to i64, !dbg !3750
	br label %b26, !dbg !3750

b26:
	%174 = phi i64 [ %42, %b25 ], [ %194, %b31 ], !dbg !3744
	%175 = phi i64 [ 16, %b25 ], [ %195, %b31 ], !dbg !3751
	%176 = icmp sgt i64 %175, 0, !dbg !3752
	br i1 %176, label %b27, label %b32, !dbg !3752

b27:
	%177 = add i64 %173, %175, !dbg !3753
	%178 = icmp sge i64 %177, %47, !dbg !3754
	br i1 %178, label %b28, label %b29, !dbg !3754

b28:
	br label %b29, !dbg !3754

b29:
	%179 = phi i64 [ %177, %b27 ], [ %173, %b28 ], !dbg !3755
	%180 = trunc i64 %179 to i32, !dbg !3756
	%181 = trunc i64 %174 to i32, !dbg !3756
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %181, i32 %180, i32 31), !dbg !3756
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !3756
	%184 = lshr i64 %174, 32, !dbg !3756
	%185 = trunc i64 %184 to i32, !dbg !3756
	%186 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %185, i32 %180, i32 31), !dbg !3756
	%187 = extractvalue { i32, i1 } %186, 0, !dbg !3756
	%188 = zext i32 %187 to i64, !dbg !3756
	%189 = shl i64 %188, 32, !dbg !3756
	%190 = zext i32 %183 to i64, !dbg !3756
	%191 = or i64 %190, %189, !dbg !3756
	%192 = icmp ne i64 %179, %173, !dbg !3757
	br i1 %192, label %b30, label %b31, !dbg !3757

b30:
	%193 = xor i64 %174, %191, !dbg !3748
	br label %b31, !dbg !3758

b31:
	%194 = phi i64 [ %174, %b29 ], [ %193, %b30 ], !dbg !3744
	%195 = sdiv i64 %175, 2, !dbg !3759
	br label %b26, !dbg !3759

b32:
	%196 = trunc i64 %174 to i32, !dbg !3760
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %196, i32 0, i32 31), !dbg !3760
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !3760
	%199 = lshr i64 %174, 32, !dbg !3760
	%200 = trunc i64 %199 to i32, !dbg !3760
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %200, i32 0, i32 31), !dbg !3760
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !3760
	%203 = zext i32 %202 to i64, !dbg !3760
	%204 = shl i64 %203, 32, !dbg !3760
	%205 = zext i32 %198 to i64, !dbg !3760
	%206 = or i64 %205, %204, !dbg !3760
	br label %b33, !dbg !3761

b33:
	%207 = phi i64 [ %155, %b23 ], [ %206, %b32 ], !dbg !3742
	%208 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !3762
	store i64 %101, i64 addrspace(1)* %208, align 8, !dbg !3762
	%209 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !3763
	store i64 %154, i64 addrspace(1)* %209, align 8, !dbg !3763
	%210 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !3764
	store i64 %207, i64 addrspace(1)* %210, align 8, !dbg !3764
	%211 = sub i64 %p3, %33, !dbg !3765
	%212 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !3765
	%213 = icmp ugt i64 %33, %p3, !dbg !3765
	%214 = icmp ugt i64 3, %211, !dbg !3768
	%215 = or i1 %213, %214, !dbg !3768
	br i1 %215, label %b33_fail1, label %b33_ok1, !dbg !3768, !prof !30

b33_ok1:
	%216 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3769
	br i1 %48, label %b34, label %b36, !dbg !3774

b34:
	%217 = phi i64 [ %216, %b33_ok1 ], [ %232, %b35 ], !dbg !3775
	%218 = phi i64 [ 16, %b33_ok1 ], [ %233, %b35 ], !dbg !3776
	%219 = icmp sgt i64 %218, 0, !dbg !3777
	br i1 %219, label %b35, label %b44, !dbg !3777

b35:
	%220 = trunc i64 %218 to i32, !dbg !3778
	%221 = trunc i64 %217 to i32, !dbg !3778
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %221, i32 %220, i32 31), !dbg !3778
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !3778
	%224 = lshr i64 %217, 32, !dbg !3778
	%225 = trunc i64 %224 to i32, !dbg !3778
	%226 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %225, i32 %220, i32 31), !dbg !3778
	%227 = extractvalue { i32, i1 } %226, 0, !dbg !3778
	%228 = zext i32 %227 to i64, !dbg !3778
	%229 = shl i64 %228, 32, !dbg !3778
	%230 = zext i32 %223 to i64, !dbg !3778
	%231 = or i64 %230, %229, !dbg !3778
	%232 = and i64 %217, %231, !dbg !3779
	%233 = sdiv i64 %218, 2, !dbg !3780
	br label %b34, !dbg !3780

b36:
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3781, !range !20
	%235 = sext i32 %234 to i64, !dbg !3781
	br label %b37, !dbg !3781

b37:
	%236 = phi i64 [ %216, %b36 ], [ %256, %b42 ], !dbg !3775
	%237 = phi i64 [ 16, %b36 ], [ %257, %b42 ], !dbg !3782
	%238 = icmp sgt i64 %237, 0, !dbg !3783
	br i1 %238, label %b38, label %b43, !dbg !3783

b38:
	%239 = add i64 %235, %237, !dbg !3784
	%240 = icmp sge i64 %239, %47, !dbg !3785
	br i1 %240, label %b39, label %b40, !dbg !3785

b39:
	br label %b40, !dbg !3785

b40:
	%241 = phi i64 [ %239, %b38 ], [ %235, %b39 ], !dbg !3786
	%242 = trunc i64 %241 to i32, !dbg !3787
	%243 = trunc i64 %236 to i32, !dbg !3787
	%244 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %243, i32 %242, i32 31), !dbg !3787
	%245 = extractvalue { i32, i1 } %244, 0, !dbg !3787
	%246 = lshr i64 %236, 32, !dbg !3787
	%247 = trunc i64 %246 to i32, !dbg !3787
	%248 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %247, i32 %242, i32 31), !dbg !3787
	%249 = extractvalue { i32, i1 } %248, 0, !dbg !3787
	%250 = zext i32 %249 to i64, !dbg !3787
	%251 = shl i64 %250, 32, !dbg !3787
	%252 = zext i32 %245 to i64, !dbg !3787
	%253 = or i64 %252, %251, !dbg !3787
	%254 = icmp ne i64 %241, %235, !dbg !3788
	br i1 %254, label %b41, label %b42, !dbg !3788

b41:
	%255 = and i64 %236, %253, !dbg !3779
	br label %b42, !dbg !3789

b42:
	%256 = phi i64 [ %236, %b40 ], [ %255, %b41 ], !dbg !3775
	%257 = sdiv i64 %237, 2, !dbg !3790
	br label %b37, !dbg !3790

b43:
	%258 = trunc i64 %236 to i32, !dbg !3791
	%259 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %258, i32 0, i32 31), !dbg !3791
	%260 = extractvalue { i32, i1 } %259, 0, !dbg !3791
	%261 = lshr i64 %236, 32, !dbg !3791
	%262 = trunc i64 %261 to i32, !dbg !3791
	%263 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %262, i32 0, i32 31), !dbg !3791
	%264 = extractvalue { i32, i1 } %263, 0, !dbg !3791
	%265 = zext i32 %264 to i64, !dbg !3791
	%266 = shl i64 %265, 32, !dbg !3791
	%267 = zext i32 %260 to i64, !dbg !3791
	%268 = or i64 %267, %266, !dbg !3791
	br label %b44, !dbg !3792

b44:
	%269 = phi i64 [ %217, %b34 ], [ %268, %b43 ], !dbg !3773
	%270 = add nsw i64 %22, 32, !dbg !3794
	%271 = sub nsw i64 %270, 1, !dbg !3795
	%272 = sdiv i64 %271, 32, !dbg !3796
	%273 = icmp eq i64 %272, 1, !dbg !3797
	br i1 %273, label %b50, label %b45, !dbg !3797

b45:
	call void @llvm.nvvm.barrier0(), !dbg !3799
	%274 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3800, !range !20
	%275 = sext i32 %274 to i64, !dbg !3800
	%276 = icmp eq i64 %275, 0, !dbg !3801
	br i1 %276, label %b46, label %b47, !dbg !3801

b46:
	%277 = sdiv i64 %31, 32, !dbg !3802
	%278 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %277, !dbg !3803
	store i64 %269, i64 addrspace(3)* %278, align 8, !dbg !3803
	br label %b47, !dbg !3803

b47:
	call void @llvm.nvvm.barrier0(), !dbg !3804
	%279 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3805
	%280 = load i64, i64 addrspace(3)* %279, align 8, !dbg !3805
	br label %b48, !dbg !3805

b48:
	%281 = phi i64 [ %280, %b47 ], [ %286, %b49 ], !dbg !3806
	%282 = phi i64 [ 1, %b47 ], [ %287, %b49 ], !dbg !3807
	%283 = icmp slt i64 %282, %272, !dbg !3808
	br i1 %283, label %b49, label %b50, !dbg !3808

b49:
	%284 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %282, !dbg !3809
	%285 = load i64, i64 addrspace(3)* %284, align 8, !dbg !3809
	%286 = and i64 %281, %285, !dbg !3779
	%287 = add nsw i64 %282, 1, !dbg !3810
	br label %b48, !dbg !3810

b50:
	%288 = phi i64 [ %269, %b44 ], [ %281, %b48 ], !dbg !3772
	br i1 %48, label %b51, label %b53, !dbg !3815

b51:
	%289 = phi i64 [ %216, %b50 ], [ %304, %b52 ], !dbg !3816
	%290 = phi i64 [ 16, %b50 ], [ %305, %b52 ], !dbg !3817
	%291 = icmp sgt i64 %290, 0, !dbg !3818
	br i1 %291, label %b52, label %b61, !dbg !3818

b52:
	%292 = trunc i64 %290 to i32, !dbg !3819
	%293 = trunc i64 %289 to i32, !dbg !3819
	%294 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %293, i32 %292, i32 31), !dbg !3819
	%295 = extractvalue { i32, i1 } %294, 0, !dbg !3819
	%296 = lshr i64 %289, 32, !dbg !3819
	%297 = trunc i64 %296 to i32, !dbg !3819
	%298 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %297, i32 %292, i32 31), !dbg !3819
	%299 = extractvalue { i32, i1 } %298, 0, !dbg !3819
	%300 = zext i32 %299 to i64, !dbg !3819
	%301 = shl i64 %300, 32, !dbg !3819
	%302 = zext i32 %295 to i64, !dbg !3819
	%303 = or i64 %302, %301, !dbg !3819
	%304 = or i64 %289, %303, !dbg !3820
	%305 = sdiv i64 %290, 2, !dbg !3821
	br label %b51, !dbg !3821

b53:
	%306 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3822, !range !20
	%307 = sext i32 %306 to i64, !dbg !3822
	br label %b54, !dbg !3822

b54:
	%308 = phi i64 [ %216, %b53 ], [ %328, %b59 ], !dbg !3816
	%309 = phi i64 [ 16, %b53 ], [ %329, %b59 ], !dbg !3823
	%310 = icmp sgt i64 %309, 0, !dbg !3824
	br i1 %310, label %b55, label %b60, !dbg !3824

b55:
	%311 = add i64 %307, %309, !dbg !3825
	%312 = icmp sge i64 %311, %47, !dbg !3826
	br i1 %312, label %b56, label %b57, !dbg !3826

b56:
	br label %b57, !dbg !3826

b57:
	%313 = phi i64 [ %311, %b55 ], [ %307, %b56 ], !dbg !3827
	%314 = trunc i64 %313 to i32, !dbg !3828
	%315 = trunc i64 %308 to i32, !dbg !3828
	%316 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %315, i32 %314, i32 31), !dbg !3828
	%317 = extractvalue { i32, i1 } %316, 0, !dbg !3828
	%318 = lshr i64 %308, 32, !dbg !3828
	%319 = trunc i64 %318 to i32, !dbg !3828
	%320 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %319, i32 %314, i32 31), !dbg !3828
	%321 = extractvalue { i32, i1 } %320, 0, !dbg !3828
	%322 = zext i32 %321 to i64, !dbg !3828
	%323 = shl i64 %322, 32, !dbg !3828
	%324 = zext i32 %317 to i64, !dbg !3828
	%325 = or i64 %324, %323, !dbg !3828
	%326 = icmp ne i64 %313, %307, !dbg !3829
	br i1 %326, label %b58, label %b59, !dbg !3829

b58:
	%327 = or i64 %308, %325, !dbg !3820
	br label %b59, !dbg !3830

b59:
	%328 = phi i64 [ %308, %b57 ], [ %327, %b58 ], !dbg !3816
	%329 = sdiv i64 %309, 2, !dbg !3831
	br label %b54, !dbg !3831

b60:
	%330 = trunc i64 %308 to i32, !dbg !3832
	%331 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %330, i32 0, i32 31), !dbg !3832
	%332 = extractvalue { i32, i1 } %331, 0, !dbg !3832
	%333 = lshr i64 %308, 32, !dbg !3832
	%334 = trunc i64 %333 to i32, !dbg !3832
	%335 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %334, i32 0, i32 31), !dbg !3832
	%336 = extractvalue { i32, i1 } %335, 0, !dbg !3832
	%337 = zext i32 %336 to i64, !dbg !3832
	%338 = shl i64 %337, 32, !dbg !3832
	%339 = zext i32 %332 to i64, !dbg !3832
	%340 = or i64 %339, %338, !dbg !3832
	br label %b61, !dbg !3833

b61:
	%341 = phi i64 [ %289, %b51 ], [ %340, %b60 ], !dbg !3814
	br i1 %273, label %b67, label %b62, !dbg !3834

b62:
	call void @llvm.nvvm.barrier0(), !dbg !3836
	%342 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3837, !range !20
	%343 = sext i32 %342 to i64, !dbg !3837
	%344 = icmp eq i64 %343, 0, !dbg !3838
	br i1 %344, label %b63, label %b64, !dbg !3838

b63:
	%345 = sdiv i64 %31, 32, !dbg !3839
	%346 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %345, !dbg !3840
	store i64 %341, i64 addrspace(3)* %346, align 8, !dbg !3840
	br label %b64, !dbg !3840

b64:
	call void @llvm.nvvm.barrier0(), !dbg !3841
	%347 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3842
	%348 = load i64, i64 addrspace(3)* %347, align 8, !dbg !3842
	br label %b65, !dbg !3842

b65:
	%349 = phi i64 [ %348, %b64 ], [ %354, %b66 ], !dbg !3843
	%350 = phi i64 [ 1, %b64 ], [ %355, %b66 ], !dbg !3844
	%351 = icmp slt i64 %350, %272, !dbg !3845
	br i1 %351, label %b66, label %b67, !dbg !3845

b66:
	%352 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %350, !dbg !3846
	%353 = load i64, i64 addrspace(3)* %352, align 8, !dbg !3846
	%354 = or i64 %349, %353, !dbg !3820
	%355 = add nsw i64 %350, 1, !dbg !3847
	br label %b65, !dbg !3847

b67:
	%356 = phi i64 [ %341, %b61 ], [ %349, %b65 ], !dbg !3813
	br i1 %48, label %b68, label %b70, !dbg !3852

b68:
	%357 = phi i64 [ %216, %b67 ], [ %372, %b69 ], !dbg !3853
	%358 = phi i64 [ 16, %b67 ], [ %373, %b69 ], !dbg !3854
	%359 = icmp sgt i64 %358, 0, !dbg !3855
	br i1 %359, label %b69, label %b78, !dbg !3855

b69:
	%360 = trunc i64 %358 to i32, !dbg !3856
	%361 = trunc i64 %357 to i32, !dbg !3856
	%362 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %361, i32 %360, i32 31), !dbg !3856
	%363 = extractvalue { i32, i1 } %362, 0, !dbg !3856
	%364 = lshr i64 %357, 32, !dbg !3856
	%365 = trunc i64 %364 to i32, !dbg !3856
	%366 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %365, i32 %360, i32 31), !dbg !3856
	%367 = extractvalue { i32, i1 } %366, 0, !dbg !3856
	%368 = zext i32 %367 to i64, !dbg !3856
	%369 = shl i64 %368, 32, !dbg !3856
	%370 = zext i32 %363 to i64, !dbg !3856
	%371 = or i64 %370, %369, !dbg !3856
	%372 = xor i64 %357, %371, !dbg !3857
	%373 = sdiv i64 %358, 2, !dbg !3858
	br label %b68, !dbg !3858

b70:
	%374 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3859, !range !20
	%375 = sext i32 %374 to i64, !dbg !3859
	br label %b71, !dbg !3859

b71:
	%376 = phi i64 [ %216, %b70 ], [ %396, %b76 ], !dbg !3853
	%377 = phi i64 [ 16, %b70 ], [ %397, %b76 ], !dbg !3860
	%378 = icmp sgt i64 %377, 0, !dbg !3861
	br i1 %378, label %b72, label %b77, !dbg !3861

b72:
	%379 = add i64 %375, %377, !dbg !3862
	%380 = icmp sge i64 %379, %47, !dbg !3863
	br i1 %380, label %b73, label %b74, !dbg !3863

b73:
	br label %b74, !dbg !3863

b74:
	%381 = phi i64 [ %379, %b72 ], [ %375, %b73 ], !dbg !3864
	%382 = trunc i64 %381 to i32, !dbg !3865
	%383 = trunc i64 %376 to i32, !dbg !3865
	%384 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %383, i32 %382, i32 31), !dbg !3865
	%385 = extractvalue { i32, i1 } %384, 0, !dbg !3865
	%386 = lshr i64 %376, 32, !dbg !3865
	%387 = trunc i64 %386 to i32, !dbg !3865
	%388 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %387, i32 %382, i32 31), !dbg !3865
	%389 = extractvalue { i32, i1 } %388, 0, !dbg !3865
	%390 = zext i32 %389 to i64, !dbg !3865
	%391 = shl i64 %390, 32, !dbg !3865
	%392 = zext i32 %385 to i64, !dbg !3865
	%393 = or i64 %392, %391, !dbg !3865
	%394 = icmp ne i64 %381, %375, !dbg !3866
	br i1 %394, label %b75, label %b76, !dbg !3866

b75:
	%395 = xor i64 %376, %393, !dbg !3857
	br label %b76, !dbg !3867

b76:
	%396 = phi i64 [ %376, %b74 ], [ %395, %b75 ], !dbg !3853
	%397 = sdiv i64 %377, 2, !dbg !3868
	br label %b71, !dbg !3868

b77:
	%398 = trunc i64 %376 to i32, !dbg !3869
	%399 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %398, i32 0, i32 31), !dbg !3869
	%400 = extractvalue { i32, i1 } %399, 0, !dbg !3869
	%401 = lshr i64 %376, 32, !dbg !3869
	%402 = trunc i64 %401 to i32, !dbg !3869
	%403 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %402, i32 0, i32 31), !dbg !3869
	%404 = extractvalue { i32, i1 } %403, 0, !dbg !3869
	%405 = zext i32 %404 to i64, !dbg !3869
	%406 = shl i64 %405, 32, !dbg !3869
	%407 = zext i32 %400 to i64, !dbg !3869
	%408 = or i64 %407, %406, !dbg !3869
	br label %b78, !dbg !3870

b78:
	%409 = phi i64 [ %357, %b68 ], [ %408, %b77 ], !dbg !3851
	br i1 %273, label %b84, label %b79, !dbg !3871

b79:
	call void @llvm.nvvm.barrier0(), !dbg !3873
	%410 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3874, !range !20
	%411 = sext i32 %410 to i64, !dbg !3874
	%412 = icmp eq i64 %411, 0, !dbg !3875
	br i1 %412, label %b80, label %b81, !dbg !3875

b80:
	%413 = sdiv i64 %31, 32, !dbg !3876
	%414 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %413, !dbg !3877
	store i64 %409, i64 addrspace(3)* %414, align 8, !dbg !3877
	br label %b81, !dbg !3877

b81:
	call void @llvm.nvvm.barrier0(), !dbg !3878
	%415 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3879
	%416 = load i64, i64 addrspace(3)* %415, align 8, !dbg !3879
	br label %b82, !dbg !3879

b82:
	%417 = phi i64 [ %416, %b81 ], [ %422, %b83 ], !dbg !3880
	%418 = phi i64 [ 1, %b81 ], [ %423, %b83 ], !dbg !3881
	%419 = icmp slt i64 %418, %272, !dbg !3882
	br i1 %419, label %b83, label %b84, !dbg !3882

b83:
	%420 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %418, !dbg !3883
	%421 = load i64, i64 addrspace(3)* %420, align 8, !dbg !3883
	%422 = xor i64 %417, %421, !dbg !3857
	%423 = add nsw i64 %418, 1, !dbg !3884
	br label %b82, !dbg !3884

b84:
	%424 = phi i64 [ %409, %b78 ], [ %417, %b82 ], !dbg !3850
	%425 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 0, !dbg !3885
	store i64 %288, i64 addrspace(1)* %425, align 8, !dbg !3885
	%426 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 1, !dbg !3886
	store i64 %356, i64 addrspace(1)* %426, align 8, !dbg !3886
	%427 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 2, !dbg !3887
	store i64 %424, i64 addrspace(1)* %427, align 8, !dbg !3887
	ret void, !dbg !3684

b0_fail1:
	%428 = icmp ugt i64 %33, %p1, !dbg !3687
	br i1 %428, label %b0_fail2, label %b0_ok2, !dbg !3687

b0_fail2:
	br label %fail, !dbg !3687

b0_ok2:
	%429 = icmp uge i64 %32, %p5, !dbg !3688
	br i1 %429, label %b0_fail3, label %b0_ok3, !dbg !3688

b0_fail3:
	br label %fail, !dbg !3688

b0_ok3:
	br label %fail, !dbg !3691

b33_fail1:
	%430 = icmp ugt i64 %33, %p3, !dbg !3765
	br i1 %430, label %b33_fail2, label %b33_ok2, !dbg !3765

b33_fail2:
	br label %fail, !dbg !3765

b33_ok2:
	br label %fail, !dbg !3768

fail:
	%431 = phi i32 [ 33, %b0_fail2 ], [ 34, %b0_fail3 ], [ 35, %b0_ok3 ], [ 36, %b33_fail2 ], [ 35, %b33_ok2 ], !dbg !3682
	%432 = phi i64 [ %33, %b0_fail2 ], [ %32, %b0_fail3 ], [ 3, %b0_ok3 ], [ %33, %b33_fail2 ], [ 3, %b33_ok2 ], !dbg !3682
	%433 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %34, %b0_ok3 ], [ %p3, %b33_fail2 ], [ %211, %b33_ok2 ], !dbg !3682
	call void @gpuc_fail(i8* %ctrl, i32 %431, i64 %432, i64 %433), !dbg !3682
	ret void, !dbg !3682
}

define void @ExchangeUint(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3888 {
entry:
	br label %b0, !dbg !3889

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3889
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3889
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3889
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3892, !range !11
	%4 = sext i32 %3 to i64, !dbg !3892
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3892, !range !12
	%6 = sext i32 %5 to i64, !dbg !3892
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3892, !range !12
	%8 = sext i32 %7 to i64, !dbg !3892
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3892, !range !13
	%10 = sext i32 %9 to i64, !dbg !3892
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3892, !range !14
	%12 = sext i32 %11 to i64, !dbg !3892
	%13 = mul i64 %12, %8, !dbg !3892
	%14 = add i64 %6, %13, !dbg !3892
	%15 = mul i64 %10, %14, !dbg !3892
	%16 = add i64 %4, %15, !dbg !3892
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3892, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3892, !range !15
	%19 = mul i32 %17, %18, !dbg !3892
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3892, !range !16
	%21 = mul i32 %19, %20, !dbg !3892
	%22 = sext i32 %21 to i64, !dbg !3892
	%23 = mul i64 %16, %22, !dbg !3892
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3892, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3892, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3892, !range !18
	%27 = mul i32 %18, %26, !dbg !3892
	%28 = add i32 %25, %27, !dbg !3892
	%29 = mul i32 %17, %28, !dbg !3892
	%30 = add i32 %24, %29, !dbg !3892
	%31 = sext i32 %30 to i64, !dbg !3892
	%32 = add i64 %23, %31, !dbg !3892
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3893, !range !20
	%34 = sext i32 %33 to i64, !dbg !3893
	%35 = and i32 %30, -32, !dbg !3894
	%36 = sub i32 %21, %35, !dbg !3894
	%37 = icmp slt i32 %36, 32, !dbg !3894
	%38 = select i1 %37, i32 %36, i32 32, !dbg !3894
	%39 = sext i32 %38 to i64, !dbg !3894
	%40 = icmp eq i64 %39, 32, !dbg !3895
	br i1 %40, label %b1, label %b2, !dbg !3895

b1:
	br label %b2, !dbg !3895

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3896
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3897
	%43 = mul i64 %32, 4, !dbg !3899
	%44 = sub i64 %p1, %43, !dbg !3900
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !3898
	%46 = icmp uge i64 %32, %p5, !dbg !3898
	%47 = icmp ugt i64 %43, %p1, !dbg !3900
	%48 = icmp ugt i64 4, %44, !dbg !3901
	%49 = icmp eq i64 %39, 0, !dbg !3902
	%50 = or i1 %46, %47, !dbg !3902
	%51 = or i1 %50, %48, !dbg !3902
	%52 = or i1 %51, %49, !dbg !3902
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3902, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !3898
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !3900
	%55 = mul nsw i64 %34, 7, !dbg !3903
	%56 = add nsw i64 %55, 3, !dbg !3904
	%57 = icmp eq i64 %39, -1, !dbg !3902
	%58 = select i1 %57, i64 1, i64 %39, !dbg !3902
	%59 = srem i64 %56, %58, !dbg !3902
	%60 = trunc i64 %59 to i32, !dbg !3905
	%61 = trunc i64 %53 to i32, !dbg !3905
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !3905
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3905
	%64 = lshr i64 %53, 32, !dbg !3905
	%65 = trunc i64 %64 to i32, !dbg !3905
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !3905
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !3905
	%68 = zext i32 %67 to i64, !dbg !3905
	%69 = shl i64 %68, 32, !dbg !3905
	%70 = zext i32 %63 to i64, !dbg !3905
	%71 = or i64 %70, %69, !dbg !3905
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !3906
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !3906
	%73 = trunc i64 %53 to i32, !dbg !3907
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !3907
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3907
	%76 = lshr i64 %53, 32, !dbg !3907
	%77 = trunc i64 %76 to i32, !dbg !3907
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !3907
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !3907
	%80 = zext i32 %79 to i64, !dbg !3907
	%81 = shl i64 %80, 32, !dbg !3907
	%82 = zext i32 %75 to i64, !dbg !3907
	%83 = or i64 %82, %81, !dbg !3907
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !3908
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !3908
	%85 = trunc i64 %41 to i32, !dbg !3909
	%86 = trunc i64 %53 to i32, !dbg !3909
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !3909
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3909
	%89 = lshr i64 %53, 32, !dbg !3909
	%90 = trunc i64 %89 to i32, !dbg !3909
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !3909
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3909
	%93 = zext i32 %92 to i64, !dbg !3909
	%94 = shl i64 %93, 32, !dbg !3909
	%95 = zext i32 %88 to i64, !dbg !3909
	%96 = or i64 %95, %94, !dbg !3909
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !3910
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !3910
	%98 = trunc i64 %42 to i32, !dbg !3911
	%99 = trunc i64 %53 to i32, !dbg !3911
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !3911
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3911
	%102 = lshr i64 %53, 32, !dbg !3911
	%103 = trunc i64 %102 to i32, !dbg !3911
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !3911
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !3911
	%106 = zext i32 %105 to i64, !dbg !3911
	%107 = shl i64 %106, 32, !dbg !3911
	%108 = zext i32 %101 to i64, !dbg !3911
	%109 = or i64 %108, %107, !dbg !3911
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !3912
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !3912
	%111 = mul i64 %32, 3, !dbg !3913
	%112 = sub i64 %p3, %111, !dbg !3914
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !3914
	%114 = icmp ugt i64 %111, %p3, !dbg !3914
	%115 = icmp ugt i64 3, %112, !dbg !3915
	%116 = or i1 %114, %115, !dbg !3915
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !3915, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !3916
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !3917
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !3917
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !3918
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !3918
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !3919
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !3920
	%121 = sub i64 %32, %34, !dbg !3921
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !3922
	%123 = icmp uge i64 %121, %p5, !dbg !3922
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !3922, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !3922
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !3923
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !3924
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !3924
	ret void, !dbg !3891

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !3898
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !3898

b2_fail2:
	br label %fail, !dbg !3898

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !3900
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !3900

b2_fail3:
	br label %fail, !dbg !3900

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !3901
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !3901

b2_fail4:
	br label %fail, !dbg !3901

b2_ok4:
	br label %fail, !dbg !3902

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !3914
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !3914

b2_fail6:
	br label %fail, !dbg !3914

b2_ok6:
	br label %fail, !dbg !3915

b2_fail7:
	br label %fail, !dbg !3922

fail:
	%131 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !3889
	%132 = phi i64 [ %32, %b2_fail2 ], [ %43, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %111, %b2_fail6 ], [ 3, %b2_ok6 ], [ %121, %b2_fail7 ], !dbg !3889
	%133 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %44, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %112, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !3889
	call void @gpuc_fail(i8* %ctrl, i32 %131, i64 %132, i64 %133), !dbg !3889
	ret void, !dbg !3889
}

define void @ExchangeFloat32(float* %p0, i64 %p1, i32* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3925 {
entry:
	br label %b0, !dbg !3926

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !3926
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3926
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !3926
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3929, !range !11
	%4 = sext i32 %3 to i64, !dbg !3929
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3929, !range !12
	%6 = sext i32 %5 to i64, !dbg !3929
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3929, !range !12
	%8 = sext i32 %7 to i64, !dbg !3929
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3929, !range !13
	%10 = sext i32 %9 to i64, !dbg !3929
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3929, !range !14
	%12 = sext i32 %11 to i64, !dbg !3929
	%13 = mul i64 %12, %8, !dbg !3929
	%14 = add i64 %6, %13, !dbg !3929
	%15 = mul i64 %10, %14, !dbg !3929
	%16 = add i64 %4, %15, !dbg !3929
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3929, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3929, !range !15
	%19 = mul i32 %17, %18, !dbg !3929
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3929, !range !16
	%21 = mul i32 %19, %20, !dbg !3929
	%22 = sext i32 %21 to i64, !dbg !3929
	%23 = mul i64 %16, %22, !dbg !3929
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3929, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3929, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3929, !range !18
	%27 = mul i32 %18, %26, !dbg !3929
	%28 = add i32 %25, %27, !dbg !3929
	%29 = mul i32 %17, %28, !dbg !3929
	%30 = add i32 %24, %29, !dbg !3929
	%31 = sext i32 %30 to i64, !dbg !3929
	%32 = add i64 %23, %31, !dbg !3929
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3930, !range !20
	%34 = sext i32 %33 to i64, !dbg !3930
	%35 = and i32 %30, -32, !dbg !3931
	%36 = sub i32 %21, %35, !dbg !3931
	%37 = icmp slt i32 %36, 32, !dbg !3931
	%38 = select i1 %37, i32 %36, i32 32, !dbg !3931
	%39 = sext i32 %38 to i64, !dbg !3931
	%40 = icmp eq i64 %39, 32, !dbg !3932
	br i1 %40, label %b1, label %b2, !dbg !3932

b1:
	br label %b2, !dbg !3932

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3933
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3934
	%43 = mul i64 %32, 4, !dbg !3936
	%44 = sub i64 %p1, %43, !dbg !3937
	%45 = getelementptr inbounds float, float addrspace(1)* %2, i64 %32, !dbg !3935
	%46 = icmp uge i64 %32, %p5, !dbg !3935
	%47 = icmp ugt i64 %43, %p1, !dbg !3937
	%48 = icmp ugt i64 4, %44, !dbg !3938
	%49 = icmp eq i64 %39, 0, !dbg !3939
	%50 = or i1 %46, %47, !dbg !3939
	%51 = or i1 %50, %48, !dbg !3939
	%52 = or i1 %51, %49, !dbg !3939
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3939, !prof !30

b2_ok1:
	%53 = load float, float addrspace(1)* %45, align 4, !dbg !3935
	%54 = getelementptr inbounds float, float addrspace(1)* %0, i64 %43, !dbg !3937
	%55 = mul nsw i64 %34, 7, !dbg !3940
	%56 = add nsw i64 %55, 3, !dbg !3941
	%57 = icmp eq i64 %39, -1, !dbg !3939
	%58 = select i1 %57, i64 1, i64 %39, !dbg !3939
	%59 = srem i64 %56, %58, !dbg !3939
	%60 = trunc i64 %59 to i32, !dbg !3942
	%61 = bitcast float %53 to i32, !dbg !3942
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !3942
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3942
	%64 = bitcast i32 %63 to float, !dbg !3942
	%65 = getelementptr inbounds float, float addrspace(1)* %54, i64 0, !dbg !3943
	store float %64, float addrspace(1)* %65, align 4, !dbg !3943
	%66 = bitcast float %53 to i32, !dbg !3944
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !3944
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !3944
	%69 = bitcast i32 %68 to float, !dbg !3944
	%70 = getelementptr inbounds float, float addrspace(1)* %54, i64 1, !dbg !3945
	store float %69, float addrspace(1)* %70, align 4, !dbg !3945
	%71 = trunc i64 %41 to i32, !dbg !3946
	%72 = bitcast float %53 to i32, !dbg !3946
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !3946
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !3946
	%75 = bitcast i32 %74 to float, !dbg !3946
	%76 = getelementptr inbounds float, float addrspace(1)* %54, i64 2, !dbg !3947
	store float %75, float addrspace(1)* %76, align 4, !dbg !3947
	%77 = trunc i64 %42 to i32, !dbg !3948
	%78 = bitcast float %53 to i32, !dbg !3948
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !3948
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !3948
	%81 = bitcast i32 %80 to float, !dbg !3948
	%82 = getelementptr inbounds float, float addrspace(1)* %54, i64 3, !dbg !3949
	store float %81, float addrspace(1)* %82, align 4, !dbg !3949
	%83 = mul i64 %32, 3, !dbg !3950
	%84 = sub i64 %p3, %83, !dbg !3951
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !3951
	%86 = icmp ugt i64 %83, %p3, !dbg !3951
	%87 = icmp ugt i64 3, %84, !dbg !3952
	%88 = or i1 %86, %87, !dbg !3952
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !3952, !prof !30

b2_ok5:
	%89 = bitcast float %53 to i32, !dbg !3953
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !3953
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !3954
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !3954
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !3955
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !3955
	%93 = bitcast float %53 to i32, !dbg !3956
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !3956
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !3957
	%95 = sub i64 %32, %34, !dbg !3958
	%96 = getelementptr inbounds float, float addrspace(1)* %2, i64 %95, !dbg !3959
	%97 = icmp uge i64 %95, %p5, !dbg !3959
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !3959, !prof !30

b2_ok7:
	%98 = load float, float addrspace(1)* %96, align 4, !dbg !3959
	%99 = bitcast float %98 to i32, !dbg !3960
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !3960
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !3961
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !3961
	ret void, !dbg !3928

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !3935
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !3935

b2_fail2:
	br label %fail, !dbg !3935

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !3937
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !3937

b2_fail3:
	br label %fail, !dbg !3937

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !3938
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !3938

b2_fail4:
	br label %fail, !dbg !3938

b2_ok4:
	br label %fail, !dbg !3939

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !3951
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !3951

b2_fail6:
	br label %fail, !dbg !3951

b2_ok6:
	br label %fail, !dbg !3952

b2_fail7:
	br label %fail, !dbg !3959

fail:
	%106 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !3926
	%107 = phi i64 [ %32, %b2_fail2 ], [ %43, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %83, %b2_fail6 ], [ 3, %b2_ok6 ], [ %95, %b2_fail7 ], !dbg !3926
	%108 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %44, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %84, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !3926
	call void @gpuc_fail(i8* %ctrl, i32 %106, i64 %107, i64 %108), !dbg !3926
	ret void, !dbg !3926
}

define void @NumbersFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3962 {
entry:
	br label %b0, !dbg !3963

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !3963
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !3963
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !3963
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3966, !range !11
	%4 = sext i32 %3 to i64, !dbg !3966
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3966, !range !12
	%6 = sext i32 %5 to i64, !dbg !3966
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3966, !range !12
	%8 = sext i32 %7 to i64, !dbg !3966
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3966, !range !13
	%10 = sext i32 %9 to i64, !dbg !3966
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3966, !range !14
	%12 = sext i32 %11 to i64, !dbg !3966
	%13 = mul i64 %12, %8, !dbg !3966
	%14 = add i64 %6, %13, !dbg !3966
	%15 = mul i64 %10, %14, !dbg !3966
	%16 = add i64 %4, %15, !dbg !3966
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3966, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3966, !range !15
	%19 = mul i32 %17, %18, !dbg !3966
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3966, !range !16
	%21 = mul i32 %19, %20, !dbg !3966
	%22 = sext i32 %21 to i64, !dbg !3966
	%23 = mul i64 %16, %22, !dbg !3966
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3966, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3966, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3966, !range !18
	%27 = mul i32 %18, %26, !dbg !3966
	%28 = add i32 %25, %27, !dbg !3966
	%29 = mul i32 %17, %28, !dbg !3966
	%30 = add i32 %24, %29, !dbg !3966
	%31 = sext i32 %30 to i64, !dbg !3966
	%32 = add i64 %23, %31, !dbg !3966
	%33 = mul i64 %32, 6, !dbg !3967
	%34 = sub i64 %p1, %33, !dbg !3968
	%35 = getelementptr inbounds float, float addrspace(1)* %0, i64 %33, !dbg !3968
	%36 = getelementptr inbounds float, float addrspace(1)* %2, i64 %32, !dbg !3969
	%37 = icmp ugt i64 %33, %p1, !dbg !3968
	%38 = icmp uge i64 %32, %p5, !dbg !3969
	%39 = icmp ugt i64 6, %34, !dbg !3972
	%40 = or i1 %37, %38, !dbg !3972
	%41 = or i1 %40, %39, !dbg !3972
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !3972, !prof !30

b0_ok1:
	%42 = load float, float addrspace(1)* %36, align 4, !dbg !3969
	%43 = and i32 %30, -32, !dbg !3979
	%44 = sub i32 %21, %43, !dbg !3979
	%45 = icmp slt i32 %44, 32, !dbg !3979
	%46 = select i1 %45, i32 %44, i32 32, !dbg !3979
	%47 = sext i32 %46 to i64, !dbg !3979
	%48 = icmp eq i64 %47, 32, !dbg !3980
	%49 = mul nsw i64 %47, 2, !dbg !3981
	br label %b1, !dbg !3972

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %203, %b49 ], !dbg !3972
	br i1 %48, label %b2, label %b4, !dbg !3980

b2:
	%51 = phi float [ %59, %b3 ], [ %42, %b1 ], !dbg !3982
	%52 = phi i64 [ %60, %b3 ], [ 16, %b1 ], !dbg !3983
	%53 = icmp sgt i64 %52, 0, !dbg !3984
	br i1 %53, label %b3, label %b12, !dbg !3984

b3:
	%54 = trunc i64 %52 to i32, !dbg !3985
	%55 = bitcast float %51 to i32, !dbg !3985
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !3985
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !3985
	%58 = bitcast i32 %57 to float, !dbg !3985
	%59 = fadd float %51, %58, !dbg !3986
	%60 = sdiv i64 %52, 2, !dbg !3987
	br label %b2, !dbg !3987

b4:
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3988, !range !20
	%62 = sext i32 %61 to i64, !dbg !3988
	br label %b5, !dbg !3988

b5:
	%63 = phi float [ %42, %b4 ], [ %76, %b10 ], !dbg !3982
	%64 = phi i64 [ 16, %b4 ], [ %77, %b10 ], !dbg !3989
	%65 = icmp sgt i64 %64, 0, !dbg !3990
	br i1 %65, label %b6, label %b11, !dbg !3990

b6:
	%66 = add i64 %62, %64, !dbg !3991
	%67 = icmp sge i64 %66, %47, !dbg !3992
	br i1 %67, label %b7, label %b8, !dbg !3992

b7:
	br label %b8, !dbg !3992

b8:
	%68 = phi i64 [ %66, %b6 ], [ %62, %b7 ], !dbg !3993
	%69 = trunc i64 %68 to i32, !dbg !3994
	%70 = bitcast float %63 to i32, !dbg !3994
	%71 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %70, i32 %69, i32 31), !dbg !3994
	%72 = extractvalue { i32, i1 } %71, 0, !dbg !3994
	%73 = bitcast i32 %72 to float, !dbg !3994
	%74 = icmp ne i64 %68, %62, !dbg !3995
	br i1 %74, label %b9, label %b10, !dbg !3995

b9:
	%75 = fadd float %63, %73, !dbg !3986
	br label %b10, !dbg !3996

b10:
	%76 = phi float [ %63, %b8 ], [ %75, %b9 ], !dbg !3982
	%77 = sdiv i64 %64, 2, !dbg !3997
	br label %b5, !dbg !3997

b11:
	%78 = bitcast float %63 to i32, !dbg !3998
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %78, i32 0, i32 31), !dbg !3998
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !3998
	%81 = bitcast i32 %80 to float, !dbg !3998
	br label %b12, !dbg !3999

b12:
	%82 = phi float [ %51, %b2 ], [ %81, %b11 ], !dbg !3978
	%83 = getelementptr inbounds float, float addrspace(1)* %35, i64 0, !dbg !4000
	store float %82, float addrspace(1)* %83, align 4, !dbg !4000
	br i1 %48, label %b13, label %b15, !dbg !4005

b13:
	%84 = phi float [ %94, %b14 ], [ %42, %b12 ], !dbg !4006
	%85 = phi i64 [ %95, %b14 ], [ 16, %b12 ], !dbg !4007
	%86 = icmp sgt i64 %85, 0, !dbg !4008
	br i1 %86, label %b14, label %b23, !dbg !4008

b14:
	%87 = trunc i64 %85 to i32, !dbg !4009
	%88 = bitcast float %84 to i32, !dbg !4009
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %88, i32 %87, i32 31), !dbg !4009
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !4009
	%91 = bitcast i32 %90 to float, !dbg !4009
	%92 = call float @__nv_fminf(float %84, float %91), !dbg !4010
	%93 = fcmp uno float %84, %91, !dbg !4010
	%94 = select i1 %93, float 0x7FF8000000000000, float %92, !dbg !4010
	%95 = sdiv i64 %85, 2, !dbg !4011
	br label %b13, !dbg !4011

b15:
	%96 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4012, !range !20
	%97 = sext i32 %96 to i64, !dbg !4012
	br label %b16, !dbg !4012

b16:
	%98 = phi float [ %42, %b15 ], [ %113, %b21 ], !dbg !4006
	%99 = phi i64 [ 16, %b15 ], [ %114, %b21 ], !dbg !4013
	%100 = icmp sgt i64 %99, 0, !dbg !4014
	br i1 %100, label %b17, label %b22, !dbg !4014

b17:
	%101 = add i64 %97, %99, !dbg !4015
	%102 = icmp sge i64 %101, %47, !dbg !4016
	br i1 %102, label %b18, label %b19, !dbg !4016

b18:
	br label %b19, !dbg !4016

b19:
	%103 = phi i64 [ %101, %b17 ], [ %97, %b18 ], !dbg !4017
	%104 = trunc i64 %103 to i32, !dbg !4018
	%105 = bitcast float %98 to i32, !dbg !4018
	%106 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %105, i32 %104, i32 31), !dbg !4018
	%107 = extractvalue { i32, i1 } %106, 0, !dbg !4018
	%108 = bitcast i32 %107 to float, !dbg !4018
	%109 = icmp ne i64 %103, %97, !dbg !4019
	br i1 %109, label %b20, label %b21, !dbg !4019

b20:
	%110 = call float @__nv_fminf(float %98, float %108), !dbg !4010
	%111 = fcmp uno float %98, %108, !dbg !4010
	%112 = select i1 %111, float 0x7FF8000000000000, float %110, !dbg !4010
	br label %b21, !dbg !4020

b21:
	%113 = phi float [ %98, %b19 ], [ %112, %b20 ], !dbg !4006
	%114 = sdiv i64 %99, 2, !dbg !4021
	br label %b16, !dbg !4021

b22:
	%115 = bitcast float %98 to i32, !dbg !4022
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %115, i32 0, i32 31), !dbg !4022
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !4022
	%118 = bitcast i32 %117 to float, !dbg !4022
	br label %b23, !dbg !4023

b23:
	%119 = phi float [ %84, %b13 ], [ %118, %b22 ], !dbg !4004
	br i1 %48, label %b24, label %b26, !dbg !4028

b24:
	%120 = phi float [ %130, %b25 ], [ %42, %b23 ], !dbg !4029
	%121 = phi i64 [ %131, %b25 ], [ 16, %b23 ], !dbg !4030
	%122 = icmp sgt i64 %121, 0, !dbg !4031
	br i1 %122, label %b25, label %b34, !dbg !4031

b25:
	%123 = trunc i64 %121 to i32, !dbg !4032
	%124 = bitcast float %120 to i32, !dbg !4032
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %124, i32 %123, i32 31), !dbg !4032
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !4032
	%127 = bitcast i32 %126 to float, !dbg !4032
	%128 = call float @__nv_fmaxf(float %120, float %127), !dbg !4033
	%129 = fcmp uno float %120, %127, !dbg !4033
	%130 = select i1 %129, float 0x7FF8000000000000, float %128, !dbg !4033
	%131 = sdiv i64 %121, 2, !dbg !4034
	br label %b24, !dbg !4034

b26:
	%132 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4035, !range !20
	%133 = sext i32 %132 to i64, !dbg !4035
	br label %b27, !dbg !4035

b27:
	%134 = phi float [ %42, %b26 ], [ %149, %b32 ], !dbg !4029
	%135 = phi i64 [ 16, %b26 ], [ %150, %b32 ], !dbg !4036
	%136 = icmp sgt i64 %135, 0, !dbg !4037
	br i1 %136, label %b28, label %b33, !dbg !4037

b28:
	%137 = add i64 %133, %135, !dbg !4038
	%138 = icmp sge i64 %137, %47, !dbg !4039
	br i1 %138, label %b29, label %b30, !dbg !4039

b29:
	br label %b30, !dbg !4039

b30:
	%139 = phi i64 [ %137, %b28 ], [ %133, %b29 ], !dbg !4040
	%140 = trunc i64 %139 to i32, !dbg !4041
	%141 = bitcast float %134 to i32, !dbg !4041
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 %140, i32 31), !dbg !4041
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !4041
	%144 = bitcast i32 %143 to float, !dbg !4041
	%145 = icmp ne i64 %139, %133, !dbg !4042
	br i1 %145, label %b31, label %b32, !dbg !4042

b31:
	%146 = call float @__nv_fmaxf(float %134, float %144), !dbg !4033
	%147 = fcmp uno float %134, %144, !dbg !4033
	%148 = select i1 %147, float 0x7FF8000000000000, float %146, !dbg !4033
	br label %b32, !dbg !4043

b32:
	%149 = phi float [ %134, %b30 ], [ %148, %b31 ], !dbg !4029
	%150 = sdiv i64 %135, 2, !dbg !4044
	br label %b27, !dbg !4044

b33:
	%151 = bitcast float %134 to i32, !dbg !4045
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %151, i32 0, i32 31), !dbg !4045
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !4045
	%154 = bitcast i32 %153 to float, !dbg !4045
	br label %b34, !dbg !4046

b34:
	%155 = phi float [ %120, %b24 ], [ %154, %b33 ], !dbg !4027
	%156 = getelementptr inbounds float, float addrspace(1)* %35, i64 1, !dbg !4047
	store float %119, float addrspace(1)* %156, align 4, !dbg !4047
	%157 = getelementptr inbounds float, float addrspace(1)* %35, i64 2, !dbg !4048
	store float %155, float addrspace(1)* %157, align 4, !dbg !4048
	%158 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4053, !range !20
	%159 = sext i32 %158 to i64, !dbg !4053
	br label %b35, !dbg !4053

b35:
	%160 = phi float [ %42, %b34 ], [ %170, %b38 ], !dbg !4054
	%161 = phi i64 [ 1, %b34 ], [ %171, %b38 ], !dbg !4055
	%162 = icmp slt i64 %161, 32, !dbg !4056
	br i1 %162, label %b36, label %b39, !dbg !4056

b36:
	%163 = trunc i64 %161 to i32, !dbg !4057
	%164 = bitcast float %160 to i32, !dbg !4057
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %164, i32 %163, i32 0), !dbg !4057
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !4057
	%167 = bitcast i32 %166 to float, !dbg !4057
	%168 = icmp sge i64 %159, %161, !dbg !4058
	br i1 %168, label %b37, label %b38, !dbg !4058

b37:
	%169 = fadd float %160, %167, !dbg !4059
	br label %b38, !dbg !4059

b38:
	%170 = phi float [ %160, %b36 ], [ %169, %b37 ], !dbg !4054
	%171 = mul nsw i64 %161, 2, !dbg !4060
	br label %b35, !dbg !4060

b39:
	%172 = fadd float 0.000000e+00, %160, !dbg !4061
	br label %b40, !dbg !4065

b40:
	%173 = phi float [ %42, %b39 ], [ %183, %b43 ], !dbg !4066
	%174 = phi i64 [ 1, %b39 ], [ %184, %b43 ], !dbg !4067
	%175 = icmp slt i64 %174, 32, !dbg !4068
	br i1 %175, label %b41, label %b44, !dbg !4068

b41:
	%176 = trunc i64 %174 to i32, !dbg !4069
	%177 = bitcast float %173 to i32, !dbg !4069
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %177, i32 %176, i32 0), !dbg !4069
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !4069
	%180 = bitcast i32 %179 to float, !dbg !4069
	%181 = icmp sge i64 %159, %174, !dbg !4070
	br i1 %181, label %b42, label %b43, !dbg !4070

b42:
	%182 = fadd float %173, %180, !dbg !4071
	br label %b43, !dbg !4071

b43:
	%183 = phi float [ %173, %b41 ], [ %182, %b42 ], !dbg !4066
	%184 = mul nsw i64 %174, 2, !dbg !4072
	br label %b40, !dbg !4072

b44:
	%185 = bitcast float %173 to i32, !dbg !4073
	%186 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %185, i32 1, i32 0), !dbg !4073
	%187 = extractvalue { i32, i1 } %186, 0, !dbg !4073
	%188 = bitcast i32 %187 to float, !dbg !4073
	%189 = icmp eq i64 %159, 0, !dbg !4074
	br i1 %189, label %b46, label %b45, !dbg !4074

b45:
	%190 = fadd float 0.000000e+00, %188, !dbg !4075
	br label %b46, !dbg !4076

b46:
	%191 = phi float [ 0.000000e+00, %b44 ], [ %190, %b45 ], !dbg !4063
	%192 = getelementptr inbounds float, float addrspace(1)* %35, i64 3, !dbg !4077
	store float %172, float addrspace(1)* %192, align 4, !dbg !4077
	%193 = getelementptr inbounds float, float addrspace(1)* %35, i64 4, !dbg !4078
	store float %191, float addrspace(1)* %193, align 4, !dbg !4078
	%194 = sdiv i64 %49, 3, !dbg !4079
	%195 = icmp slt i64 %194, 0, !dbg !4082
	br i1 %195, label %b48, label %b47, !dbg !4082

b47:
	%196 = icmp sge i64 %194, %47, !dbg !4083
	br i1 %196, label %b48, label %b49, !dbg !4083

b48:
	br label %fail, !dbg !4084

b49:
	%197 = trunc i64 %194 to i32, !dbg !4085
	%198 = bitcast float %42 to i32, !dbg !4085
	%199 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %198, i32 %197, i32 31), !dbg !4085
	%200 = extractvalue { i32, i1 } %199, 0, !dbg !4085
	%201 = bitcast i32 %200 to float, !dbg !4085
	%202 = getelementptr inbounds float, float addrspace(1)* %35, i64 5, !dbg !4086
	store float %201, float addrspace(1)* %202, align 4, !dbg !4086
	%203 = add i64 %50, 1, !dbg !4086
	%204 = icmp slt i64 %203, 2, !dbg !4086
	br i1 %204, label %b1, label %b50, !dbg !4086

b50:
	%205 = sub i64 %p3, %33, !dbg !4087
	%206 = getelementptr inbounds float, float addrspace(1)* %1, i64 %33, !dbg !4087
	%207 = icmp ugt i64 %33, %p3, !dbg !4087
	%208 = icmp ugt i64 6, %205, !dbg !4090
	%209 = or i1 %207, %208, !dbg !4090
	br i1 %209, label %b50_fail1, label %b50_ok1, !dbg !4090, !prof !30

b50_ok1:
	%210 = load float, float addrspace(1)* %36, align 4, !dbg !4091
	%211 = add nsw i64 %22, 32, !dbg !4097
	%212 = sub nsw i64 %211, 1, !dbg !4098
	%213 = sub nsw i64 %47, 1, !dbg !4103
	%214 = icmp eq i64 %159, %213, !dbg !4104
	%215 = mul nsw i64 %22, 2, !dbg !4105
	br label %b51, !dbg !4090

b51:
	%216 = phi i64 [ 0, %b50_ok1 ], [ %430, %b130 ], !dbg !4090
	br i1 %48, label %b52, label %b54, !dbg !4107

b52:
	%217 = phi float [ %225, %b53 ], [ %210, %b51 ], !dbg !4108
	%218 = phi i64 [ %226, %b53 ], [ 16, %b51 ], !dbg !4109
	%219 = icmp sgt i64 %218, 0, !dbg !4110
	br i1 %219, label %b53, label %b61, !dbg !4110

b53:
	%220 = trunc i64 %218 to i32, !dbg !4111
	%221 = bitcast float %217 to i32, !dbg !4111
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %221, i32 %220, i32 31), !dbg !4111
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !4111
	%224 = bitcast i32 %223 to float, !dbg !4111
	%225 = fadd float %217, %224, !dbg !4112
	%226 = sdiv i64 %218, 2, !dbg !4113
	br label %b52, !dbg !4113

b54:
	%227 = phi float [ %240, %b59 ], [ %210, %b51 ], !dbg !4108
	%228 = phi i64 [ %241, %b59 ], [ 16, %b51 ], !dbg !4114
	%229 = icmp sgt i64 %228, 0, !dbg !4115
	br i1 %229, label %b55, label %b60, !dbg !4115

b55:
	%230 = add i64 %159, %228, !dbg !4116
	%231 = icmp sge i64 %230, %47, !dbg !4117
	br i1 %231, label %b56, label %b57, !dbg !4117

b56:
	br label %b57, !dbg !4117

b57:
	%232 = phi i64 [ %230, %b55 ], [ %159, %b56 ], !dbg !4118
	%233 = trunc i64 %232 to i32, !dbg !4119
	%234 = bitcast float %227 to i32, !dbg !4119
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %234, i32 %233, i32 31), !dbg !4119
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !4119
	%237 = bitcast i32 %236 to float, !dbg !4119
	%238 = icmp ne i64 %232, %159, !dbg !4120
	br i1 %238, label %b58, label %b59, !dbg !4120

b58:
	%239 = fadd float %227, %237, !dbg !4112
	br label %b59, !dbg !4121

b59:
	%240 = phi float [ %227, %b57 ], [ %239, %b58 ], !dbg !4108
	%241 = sdiv i64 %228, 2, !dbg !4122
	br label %b54, !dbg !4122

b60:
	%242 = bitcast float %227 to i32, !dbg !4123
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %242, i32 0, i32 31), !dbg !4123
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !4123
	%245 = bitcast i32 %244 to float, !dbg !4123
	br label %b61, !dbg !4124

b61:
	%246 = phi float [ %217, %b52 ], [ %245, %b60 ], !dbg !4106
	%247 = sdiv i64 %212, 32, !dbg !4125
	%248 = icmp eq i64 %247, 1, !dbg !4126
	br i1 %248, label %b67, label %b62, !dbg !4126

b62:
	call void @llvm.nvvm.barrier0(), !dbg !4128
	br i1 %189, label %b63, label %b64, !dbg !4129

b63:
	%249 = sdiv i64 %31, 32, !dbg !4130
	%250 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %249, !dbg !4131
	store float %246, float addrspace(3)* %250, align 4, !dbg !4131
	br label %b64, !dbg !4131

b64:
	call void @llvm.nvvm.barrier0(), !dbg !4132
	%251 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 0, !dbg !4133
	%252 = load float, float addrspace(3)* %251, align 4, !dbg !4133
	br label %b65, !dbg !4133

b65:
	%253 = phi float [ %252, %b64 ], [ %258, %b66 ], !dbg !4134
	%254 = phi i64 [ 1, %b64 ], [ %259, %b66 ], !dbg !4135
	%255 = icmp slt i64 %254, %247, !dbg !4136
	br i1 %255, label %b66, label %b67, !dbg !4136

b66:
	%256 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %254, !dbg !4137
	%257 = load float, float addrspace(3)* %256, align 4, !dbg !4137
	%258 = fadd float %253, %257, !dbg !4112
	%259 = add nsw i64 %254, 1, !dbg !4138
	br label %b65, !dbg !4138

b67:
	%260 = phi float [ %246, %b61 ], [ %253, %b65 ], !dbg !4095
	%261 = getelementptr inbounds float, float addrspace(1)* %206, i64 0, !dbg !4139
	store float %260, float addrspace(1)* %261, align 4, !dbg !4139
	br i1 %48, label %b68, label %b70, !dbg !4144

b68:
	%262 = phi float [ %272, %b69 ], [ %210, %b67 ], !dbg !4145
	%263 = phi i64 [ %273, %b69 ], [ 16, %b67 ], !dbg !4146
	%264 = icmp sgt i64 %263, 0, !dbg !4147
	br i1 %264, label %b69, label %b77, !dbg !4147

b69:
	%265 = trunc i64 %263 to i32, !dbg !4148
	%266 = bitcast float %262 to i32, !dbg !4148
	%267 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %266, i32 %265, i32 31), !dbg !4148
	%268 = extractvalue { i32, i1 } %267, 0, !dbg !4148
	%269 = bitcast i32 %268 to float, !dbg !4148
	%270 = call float @__nv_fminf(float %262, float %269), !dbg !4149
	%271 = fcmp uno float %262, %269, !dbg !4149
	%272 = select i1 %271, float 0x7FF8000000000000, float %270, !dbg !4149
	%273 = sdiv i64 %263, 2, !dbg !4150
	br label %b68, !dbg !4150

b70:
	%274 = phi float [ %289, %b75 ], [ %210, %b67 ], !dbg !4145
	%275 = phi i64 [ %290, %b75 ], [ 16, %b67 ], !dbg !4151
	%276 = icmp sgt i64 %275, 0, !dbg !4152
	br i1 %276, label %b71, label %b76, !dbg !4152

b71:
	%277 = add i64 %159, %275, !dbg !4153
	%278 = icmp sge i64 %277, %47, !dbg !4154
	br i1 %278, label %b72, label %b73, !dbg !4154

b72:
	br label %b73, !dbg !4154

b73:
	%279 = phi i64 [ %277, %b71 ], [ %159, %b72 ], !dbg !4155
	%280 = trunc i64 %279 to i32, !dbg !4156
	%281 = bitcast float %274 to i32, !dbg !4156
	%282 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %281, i32 %280, i32 31), !dbg !4156
	%283 = extractvalue { i32, i1 } %282, 0, !dbg !4156
	%284 = bitcast i32 %283 to float, !dbg !4156
	%285 = icmp ne i64 %279, %159, !dbg !4157
	br i1 %285, label %b74, label %b75, !dbg !4157

b74:
	%286 = call float @__nv_fminf(float %274, float %284), !dbg !4149
	%287 = fcmp uno float %274, %284, !dbg !4149
	%288 = select i1 %287, float 0x7FF8000000000000, float %286, !dbg !4149
	br label %b75, !dbg !4158

b75:
	%289 = phi float [ %274, %b73 ], [ %288, %b74 ], !dbg !4145
	%290 = sdiv i64 %275, 2, !dbg !4159
	br label %b70, !dbg !4159

b76:
	%291 = bitcast float %274 to i32, !dbg !4160
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %291, i32 0, i32 31), !dbg !4160
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !4160
	%294 = bitcast i32 %293 to float, !dbg !4160
	br label %b77, !dbg !4161

b77:
	%295 = phi float [ %262, %b68 ], [ %294, %b76 ], !dbg !4143
	br i1 %248, label %b83, label %b78, !dbg !4162

b78:
	call void @llvm.nvvm.barrier0(), !dbg !4164
	br i1 %189, label %b79, label %b80, !dbg !4165

b79:
	%296 = sdiv i64 %31, 32, !dbg !4166
	%297 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %296, !dbg !4167
	store float %295, float addrspace(3)* %297, align 4, !dbg !4167
	br label %b80, !dbg !4167

b80:
	call void @llvm.nvvm.barrier0(), !dbg !4168
	%298 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 0, !dbg !4169
	%299 = load float, float addrspace(3)* %298, align 4, !dbg !4169
	br label %b81, !dbg !4169

b81:
	%300 = phi float [ %299, %b80 ], [ %307, %b82 ], !dbg !4170
	%301 = phi i64 [ 1, %b80 ], [ %308, %b82 ], !dbg !4171
	%302 = icmp slt i64 %301, %247, !dbg !4172
	br i1 %302, label %b82, label %b83, !dbg !4172

b82:
	%303 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %301, !dbg !4173
	%304 = load float, float addrspace(3)* %303, align 4, !dbg !4173
	%305 = call float @__nv_fminf(float %300, float %304), !dbg !4149
	%306 = fcmp uno float %300, %304, !dbg !4149
	%307 = select i1 %306, float 0x7FF8000000000000, float %305, !dbg !4149
	%308 = add nsw i64 %301, 1, !dbg !4174
	br label %b81, !dbg !4174

b83:
	%309 = phi float [ %295, %b77 ], [ %300, %b81 ], !dbg !4142
	br i1 %48, label %b84, label %b86, !dbg !4179

b84:
	%310 = phi float [ %320, %b85 ], [ %210, %b83 ], !dbg !4180
	%311 = phi i64 [ %321, %b85 ], [ 16, %b83 ], !dbg !4181
	%312 = icmp sgt i64 %311, 0, !dbg !4182
	br i1 %312, label %b85, label %b93, !dbg !4182

b85:
	%313 = trunc i64 %311 to i32, !dbg !4183
	%314 = bitcast float %310 to i32, !dbg !4183
	%315 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %314, i32 %313, i32 31), !dbg !4183
	%316 = extractvalue { i32, i1 } %315, 0, !dbg !4183
	%317 = bitcast i32 %316 to float, !dbg !4183
	%318 = call float @__nv_fmaxf(float %310, float %317), !dbg !4184
	%319 = fcmp uno float %310, %317, !dbg !4184
	%320 = select i1 %319, float 0x7FF8000000000000, float %318, !dbg !4184
	%321 = sdiv i64 %311, 2, !dbg !4185
	br label %b84, !dbg !4185

b86:
	%322 = phi float [ %337, %b91 ], [ %210, %b83 ], !dbg !4180
	%323 = phi i64 [ %338, %b91 ], [ 16, %b83 ], !dbg !4186
	%324 = icmp sgt i64 %323, 0, !dbg !4187
	br i1 %324, label %b87, label %b92, !dbg !4187

b87:
	%325 = add i64 %159, %323, !dbg !4188
	%326 = icmp sge i64 %325, %47, !dbg !4189
	br i1 %326, label %b88, label %b89, !dbg !4189

b88:
	br label %b89, !dbg !4189

b89:
	%327 = phi i64 [ %325, %b87 ], [ %159, %b88 ], !dbg !4190
	%328 = trunc i64 %327 to i32, !dbg !4191
	%329 = bitcast float %322 to i32, !dbg !4191
	%330 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %329, i32 %328, i32 31), !dbg !4191
	%331 = extractvalue { i32, i1 } %330, 0, !dbg !4191
	%332 = bitcast i32 %331 to float, !dbg !4191
	%333 = icmp ne i64 %327, %159, !dbg !4192
	br i1 %333, label %b90, label %b91, !dbg !4192

b90:
	%334 = call float @__nv_fmaxf(float %322, float %332), !dbg !4184
	%335 = fcmp uno float %322, %332, !dbg !4184
	%336 = select i1 %335, float 0x7FF8000000000000, float %334, !dbg !4184
	br label %b91, !dbg !4193

b91:
	%337 = phi float [ %322, %b89 ], [ %336, %b90 ], !dbg !4180
	%338 = sdiv i64 %323, 2, !dbg !4194
	br label %b86, !dbg !4194

b92:
	%339 = bitcast float %322 to i32, !dbg !4195
	%340 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %339, i32 0, i32 31), !dbg !4195
	%341 = extractvalue { i32, i1 } %340, 0, !dbg !4195
	%342 = bitcast i32 %341 to float, !dbg !4195
	br label %b93, !dbg !4196

b93:
	%343 = phi float [ %310, %b84 ], [ %342, %b92 ], !dbg !4178
	br i1 %248, label %b99, label %b94, !dbg !4197

b94:
	call void @llvm.nvvm.barrier0(), !dbg !4199
	br i1 %189, label %b95, label %b96, !dbg !4200

b95:
	%344 = sdiv i64 %31, 32, !dbg !4201
	%345 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %344, !dbg !4202
	store float %343, float addrspace(3)* %345, align 4, !dbg !4202
	br label %b96, !dbg !4202

b96:
	call void @llvm.nvvm.barrier0(), !dbg !4203
	%346 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 0, !dbg !4204
	%347 = load float, float addrspace(3)* %346, align 4, !dbg !4204
	br label %b97, !dbg !4204

b97:
	%348 = phi float [ %347, %b96 ], [ %355, %b98 ], !dbg !4205
	%349 = phi i64 [ 1, %b96 ], [ %356, %b98 ], !dbg !4206
	%350 = icmp slt i64 %349, %247, !dbg !4207
	br i1 %350, label %b98, label %b99, !dbg !4207

b98:
	%351 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %349, !dbg !4208
	%352 = load float, float addrspace(3)* %351, align 4, !dbg !4208
	%353 = call float @__nv_fmaxf(float %348, float %352), !dbg !4184
	%354 = fcmp uno float %348, %352, !dbg !4184
	%355 = select i1 %354, float 0x7FF8000000000000, float %353, !dbg !4184
	%356 = add nsw i64 %349, 1, !dbg !4209
	br label %b97, !dbg !4209

b99:
	%357 = phi float [ %343, %b93 ], [ %348, %b97 ], !dbg !4177
	%358 = getelementptr inbounds float, float addrspace(1)* %206, i64 1, !dbg !4210
	store float %309, float addrspace(1)* %358, align 4, !dbg !4210
	%359 = getelementptr inbounds float, float addrspace(1)* %206, i64 2, !dbg !4211
	store float %357, float addrspace(1)* %359, align 4, !dbg !4211
	br label %b100, !dbg !4212

b100:
	%360 = phi float [ %210, %b99 ], [ %370, %b103 ], !dbg !4213
	%361 = phi i64 [ 1, %b99 ], [ %371, %b103 ], !dbg !4214
	%362 = icmp slt i64 %361, 32, !dbg !4215
	br i1 %362, label %b101, label %b104, !dbg !4215

b101:
	%363 = trunc i64 %361 to i32, !dbg !4216
	%364 = bitcast float %360 to i32, !dbg !4216
	%365 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %364, i32 %363, i32 0), !dbg !4216
	%366 = extractvalue { i32, i1 } %365, 0, !dbg !4216
	%367 = bitcast i32 %366 to float, !dbg !4216
	%368 = icmp sge i64 %159, %361, !dbg !4217
	br i1 %368, label %b102, label %b103, !dbg !4217

b102:
	%369 = fadd float %360, %367, !dbg !4218
	br label %b103, !dbg !4218

b103:
	%370 = phi float [ %360, %b101 ], [ %369, %b102 ], !dbg !4213
	%371 = mul nsw i64 %361, 2, !dbg !4219
	br label %b100, !dbg !4219

b104:
	br i1 %248, label %b110, label %b105, !dbg !4220

b105:
	%372 = sdiv i64 %31, 32, !dbg !4222
	call void @llvm.nvvm.barrier0(), !dbg !4223
	br i1 %214, label %b106, label %b107, !dbg !4104

b106:
	%373 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %372, !dbg !4224
	store float %360, float addrspace(3)* %373, align 4, !dbg !4224
	br label %b107, !dbg !4224

b107:
	call void @llvm.nvvm.barrier0(), !dbg !4225
	%374 = icmp slt i64 0, %372, !dbg !4225
	br i1 %374, label %b108, label %b109, !dbg !4225

b108:
	%375 = phi float [ %380, %b108_ok1 ], [ 0.000000e+00, %b107 ], !dbg !4226
	%376 = phi i64 [ %381, %b108_ok1 ], [ 0, %b107 ], !dbg !4226
	%377 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %376, !dbg !4227
	%378 = icmp uge i64 %376, 32, !dbg !4227
	br i1 %378, label %b108_fail1, label %b108_ok1, !dbg !4227, !prof !30

b108_ok1:
	%379 = load float, float addrspace(3)* %377, align 4, !dbg !4227
	%380 = fadd float %375, %379, !dbg !4228
	%381 = add i64 %376, 1, !dbg !4228
	%382 = icmp slt i64 %381, %372, !dbg !4228
	br i1 %382, label %b108, label %b109, !dbg !4228

b109:
	%383 = phi float [ 0.000000e+00, %b107 ], [ %380, %b108_ok1 ], !dbg !4226
	br label %b110, !dbg !4229

b110:
	%384 = phi float [ 0.000000e+00, %b104 ], [ %383, %b109 ], !dbg !4102
	%385 = fadd float %384, %360, !dbg !4230
	br label %b111, !dbg !4234

b111:
	%386 = phi float [ %210, %b110 ], [ %396, %b114 ], !dbg !4235
	%387 = phi i64 [ 1, %b110 ], [ %397, %b114 ], !dbg !4236
	%388 = icmp slt i64 %387, 32, !dbg !4237
	br i1 %388, label %b112, label %b115, !dbg !4237

b112:
	%389 = trunc i64 %387 to i32, !dbg !4238
	%390 = bitcast float %386 to i32, !dbg !4238
	%391 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %390, i32 %389, i32 0), !dbg !4238
	%392 = extractvalue { i32, i1 } %391, 0, !dbg !4238
	%393 = bitcast i32 %392 to float, !dbg !4238
	%394 = icmp sge i64 %159, %387, !dbg !4239
	br i1 %394, label %b113, label %b114, !dbg !4239

b113:
	%395 = fadd float %386, %393, !dbg !4240
	br label %b114, !dbg !4240

b114:
	%396 = phi float [ %386, %b112 ], [ %395, %b113 ], !dbg !4235
	%397 = mul nsw i64 %387, 2, !dbg !4241
	br label %b111, !dbg !4241

b115:
	br i1 %248, label %b121, label %b116, !dbg !4242

b116:
	%398 = sdiv i64 %31, 32, !dbg !4244
	call void @llvm.nvvm.barrier0(), !dbg !4245
	br i1 %214, label %b117, label %b118, !dbg !4246

b117:
	%399 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %398, !dbg !4247
	store float %386, float addrspace(3)* %399, align 4, !dbg !4247
	br label %b118, !dbg !4247

b118:
	call void @llvm.nvvm.barrier0(), !dbg !4248
	%400 = icmp slt i64 0, %398, !dbg !4248
	br i1 %400, label %b119, label %b120, !dbg !4248

b119:
	%401 = phi float [ %406, %b119_ok1 ], [ 0.000000e+00, %b118 ], !dbg !4249
	%402 = phi i64 [ %407, %b119_ok1 ], [ 0, %b118 ], !dbg !4249
	%403 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %402, !dbg !4250
	%404 = icmp uge i64 %402, 32, !dbg !4250
	br i1 %404, label %b119_fail1, label %b119_ok1, !dbg !4250, !prof !30

b119_ok1:
	%405 = load float, float addrspace(3)* %403, align 4, !dbg !4250
	%406 = fadd float %401, %405, !dbg !4251
	%407 = add i64 %402, 1, !dbg !4251
	%408 = icmp slt i64 %407, %398, !dbg !4251
	br i1 %408, label %b119, label %b120, !dbg !4251

b120:
	%409 = phi float [ 0.000000e+00, %b118 ], [ %406, %b119_ok1 ], !dbg !4249
	br label %b121, !dbg !4252

b121:
	%410 = phi float [ 0.000000e+00, %b115 ], [ %409, %b120 ], !dbg !4233
	%411 = bitcast float %386 to i32, !dbg !4253
	%412 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %411, i32 1, i32 0), !dbg !4253
	%413 = extractvalue { i32, i1 } %412, 0, !dbg !4253
	%414 = bitcast i32 %413 to float, !dbg !4253
	br i1 %189, label %b123, label %b122, !dbg !4254

b122:
	%415 = fadd float %410, %414, !dbg !4255
	br label %b123, !dbg !4256

b123:
	%416 = phi float [ %410, %b121 ], [ %415, %b122 ], !dbg !4232
	%417 = getelementptr inbounds float, float addrspace(1)* %206, i64 3, !dbg !4257
	store float %385, float addrspace(1)* %417, align 4, !dbg !4257
	%418 = getelementptr inbounds float, float addrspace(1)* %206, i64 4, !dbg !4258
	store float %416, float addrspace(1)* %418, align 4, !dbg !4258
	%419 = sdiv i64 %215, 3, !dbg !4259
	%420 = icmp sge i64 %419, %22, !dbg !4262
	br i1 %420, label %b124, label %b125, !dbg !4262

b124:
	br label %fail, !dbg !4263

b125:
	br i1 %248, label %b126, label %b127, !dbg !4264

b126:
	%421 = trunc i64 %419 to i32, !dbg !4265
	%422 = bitcast float %210 to i32, !dbg !4265
	%423 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %422, i32 %421, i32 31), !dbg !4265
	%424 = extractvalue { i32, i1 } %423, 0, !dbg !4265
	%425 = bitcast i32 %424 to float, !dbg !4265
	br label %b130, !dbg !4266

b127:
	call void @llvm.nvvm.barrier0(), !dbg !4268
	%426 = icmp eq i64 %31, %419, !dbg !4269
	br i1 %426, label %b128, label %b129, !dbg !4269

b128:
	store float %210, float addrspace(3)* @gpuc_shared_Broadcast_42_7, align 4, !dbg !4270
	br label %b129, !dbg !4270

b129:
	call void @llvm.nvvm.barrier0(), !dbg !4271
	%427 = load float, float addrspace(3)* @gpuc_shared_Broadcast_42_7, align 4, !dbg !4272
	br label %b130, !dbg !4273

b130:
	%428 = phi float [ %425, %b126 ], [ %427, %b129 ], !dbg !4261
	%429 = getelementptr inbounds float, float addrspace(1)* %206, i64 5, !dbg !4274
	store float %428, float addrspace(1)* %429, align 4, !dbg !4274
	%430 = add i64 %216, 1, !dbg !4274
	%431 = icmp slt i64 %430, 2, !dbg !4274
	br i1 %431, label %b51, label %b131, !dbg !4274

b131:
	ret void, !dbg !3965

b0_fail1:
	%432 = icmp ugt i64 %33, %p1, !dbg !3968
	br i1 %432, label %b0_fail2, label %b0_ok2, !dbg !3968

b0_fail2:
	br label %fail, !dbg !3968

b0_ok2:
	%433 = icmp uge i64 %32, %p5, !dbg !3969
	br i1 %433, label %b0_fail3, label %b0_ok3, !dbg !3969

b0_fail3:
	br label %fail, !dbg !3969

b0_ok3:
	br label %fail, !dbg !3972

b50_fail1:
	%434 = icmp ugt i64 %33, %p3, !dbg !4087
	br i1 %434, label %b50_fail2, label %b50_ok2, !dbg !4087

b50_fail2:
	br label %fail, !dbg !4087

b50_ok2:
	br label %fail, !dbg !4090

b108_fail1:
	br label %fail, !dbg !4227

b119_fail1:
	br label %fail, !dbg !4250

fail:
	%435 = phi i32 [ 27, %b0_fail2 ], [ 28, %b0_fail3 ], [ 29, %b0_ok3 ], [ 31, %b48 ], [ 32, %b50_fail2 ], [ 29, %b50_ok2 ], [ 30, %b108_fail1 ], [ 30, %b119_fail1 ], [ 31, %b124 ], !dbg !3963
	%436 = phi i64 [ %33, %b0_fail2 ], [ %32, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b48 ], [ %33, %b50_fail2 ], [ 6, %b50_ok2 ], [ %376, %b108_fail1 ], [ %402, %b119_fail1 ], [ 0, %b124 ], !dbg !3963
	%437 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %34, %b0_ok3 ], [ 0, %b48 ], [ %p3, %b50_fail2 ], [ %205, %b50_ok2 ], [ 32, %b108_fail1 ], [ 32, %b119_fail1 ], [ 0, %b124 ], !dbg !3963
	call void @gpuc_fail(i8* %ctrl, i32 %435, i64 %436, i64 %437), !dbg !3963
	ret void, !dbg !3963
}

define void @ExchangeFloat64(double* %p0, i64 %p1, i32* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !4275 {
entry:
	br label %b0, !dbg !4276

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !4276
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !4276
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !4276
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4279, !range !11
	%4 = sext i32 %3 to i64, !dbg !4279
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !4279, !range !12
	%6 = sext i32 %5 to i64, !dbg !4279
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !4279, !range !12
	%8 = sext i32 %7 to i64, !dbg !4279
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !4279, !range !13
	%10 = sext i32 %9 to i64, !dbg !4279
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !4279, !range !14
	%12 = sext i32 %11 to i64, !dbg !4279
	%13 = mul i64 %12, %8, !dbg !4279
	%14 = add i64 %6, %13, !dbg !4279
	%15 = mul i64 %10, %14, !dbg !4279
	%16 = add i64 %4, %15, !dbg !4279
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4279, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4279, !range !15
	%19 = mul i32 %17, %18, !dbg !4279
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4279, !range !16
	%21 = mul i32 %19, %20, !dbg !4279
	%22 = sext i32 %21 to i64, !dbg !4279
	%23 = mul i64 %16, %22, !dbg !4279
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4279, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4279, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4279, !range !18
	%27 = mul i32 %18, %26, !dbg !4279
	%28 = add i32 %25, %27, !dbg !4279
	%29 = mul i32 %17, %28, !dbg !4279
	%30 = add i32 %24, %29, !dbg !4279
	%31 = sext i32 %30 to i64, !dbg !4279
	%32 = add i64 %23, %31, !dbg !4279
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4280, !range !20
	%34 = sext i32 %33 to i64, !dbg !4280
	%35 = and i32 %30, -32, !dbg !4281
	%36 = sub i32 %21, %35, !dbg !4281
	%37 = icmp slt i32 %36, 32, !dbg !4281
	%38 = select i1 %37, i32 %36, i32 32, !dbg !4281
	%39 = sext i32 %38 to i64, !dbg !4281
	%40 = icmp eq i64 %39, 32, !dbg !4282
	br i1 %40, label %b1, label %b2, !dbg !4282

b1:
	br label %b2, !dbg !4282

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !4283
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !4284
	%43 = mul i64 %32, 4, !dbg !4286
	%44 = sub i64 %p1, %43, !dbg !4287
	%45 = getelementptr inbounds double, double addrspace(1)* %2, i64 %32, !dbg !4285
	%46 = icmp uge i64 %32, %p5, !dbg !4285
	%47 = icmp ugt i64 %43, %p1, !dbg !4287
	%48 = icmp ugt i64 4, %44, !dbg !4288
	%49 = icmp eq i64 %39, 0, !dbg !4289
	%50 = or i1 %46, %47, !dbg !4289
	%51 = or i1 %50, %48, !dbg !4289
	%52 = or i1 %51, %49, !dbg !4289
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !4289, !prof !30

b2_ok1:
	%53 = load double, double addrspace(1)* %45, align 8, !dbg !4285
	%54 = getelementptr inbounds double, double addrspace(1)* %0, i64 %43, !dbg !4287
	%55 = mul nsw i64 %34, 7, !dbg !4290
	%56 = add nsw i64 %55, 3, !dbg !4291
	%57 = icmp eq i64 %39, -1, !dbg !4289
	%58 = select i1 %57, i64 1, i64 %39, !dbg !4289
	%59 = srem i64 %56, %58, !dbg !4289
	%60 = trunc i64 %59 to i32, !dbg !4292
	%61 = bitcast double %53 to i64, !dbg !4292
	%62 = trunc i64 %61 to i32, !dbg !4292
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %62, i32 %60, i32 31), !dbg !4292
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !4292
	%65 = lshr i64 %61, 32, !dbg !4292
	%66 = trunc i64 %65 to i32, !dbg !4292
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %66, i32 %60, i32 31), !dbg !4292
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !4292
	%69 = zext i32 %68 to i64, !dbg !4292
	%70 = shl i64 %69, 32, !dbg !4292
	%71 = zext i32 %64 to i64, !dbg !4292
	%72 = or i64 %71, %70, !dbg !4292
	%73 = bitcast i64 %72 to double, !dbg !4292
	%74 = getelementptr inbounds double, double addrspace(1)* %54, i64 0, !dbg !4293
	store double %73, double addrspace(1)* %74, align 8, !dbg !4293
	%75 = bitcast double %53 to i64, !dbg !4294
	%76 = trunc i64 %75 to i32, !dbg !4294
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %76, i32 3, i32 0), !dbg !4294
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !4294
	%79 = lshr i64 %75, 32, !dbg !4294
	%80 = trunc i64 %79 to i32, !dbg !4294
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %80, i32 3, i32 0), !dbg !4294
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !4294
	%83 = zext i32 %82 to i64, !dbg !4294
	%84 = shl i64 %83, 32, !dbg !4294
	%85 = zext i32 %78 to i64, !dbg !4294
	%86 = or i64 %85, %84, !dbg !4294
	%87 = bitcast i64 %86 to double, !dbg !4294
	%88 = getelementptr inbounds double, double addrspace(1)* %54, i64 1, !dbg !4295
	store double %87, double addrspace(1)* %88, align 8, !dbg !4295
	%89 = trunc i64 %41 to i32, !dbg !4296
	%90 = bitcast double %53 to i64, !dbg !4296
	%91 = trunc i64 %90 to i32, !dbg !4296
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %91, i32 %89, i32 31), !dbg !4296
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !4296
	%94 = lshr i64 %90, 32, !dbg !4296
	%95 = trunc i64 %94 to i32, !dbg !4296
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %95, i32 %89, i32 31), !dbg !4296
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !4296
	%98 = zext i32 %97 to i64, !dbg !4296
	%99 = shl i64 %98, 32, !dbg !4296
	%100 = zext i32 %93 to i64, !dbg !4296
	%101 = or i64 %100, %99, !dbg !4296
	%102 = bitcast i64 %101 to double, !dbg !4296
	%103 = getelementptr inbounds double, double addrspace(1)* %54, i64 2, !dbg !4297
	store double %102, double addrspace(1)* %103, align 8, !dbg !4297
	%104 = trunc i64 %42 to i32, !dbg !4298
	%105 = bitcast double %53 to i64, !dbg !4298
	%106 = trunc i64 %105 to i32, !dbg !4298
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %104, i32 31), !dbg !4298
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !4298
	%109 = lshr i64 %105, 32, !dbg !4298
	%110 = trunc i64 %109 to i32, !dbg !4298
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %110, i32 %104, i32 31), !dbg !4298
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !4298
	%113 = zext i32 %112 to i64, !dbg !4298
	%114 = shl i64 %113, 32, !dbg !4298
	%115 = zext i32 %108 to i64, !dbg !4298
	%116 = or i64 %115, %114, !dbg !4298
	%117 = bitcast i64 %116 to double, !dbg !4298
	%118 = getelementptr inbounds double, double addrspace(1)* %54, i64 3, !dbg !4299
	store double %117, double addrspace(1)* %118, align 8, !dbg !4299
	%119 = mul i64 %32, 3, !dbg !4300
	%120 = sub i64 %p3, %119, !dbg !4301
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %119, !dbg !4301
	%122 = icmp ugt i64 %119, %p3, !dbg !4301
	%123 = icmp ugt i64 3, %120, !dbg !4302
	%124 = or i1 %122, %123, !dbg !4302
	br i1 %124, label %b2_fail5, label %b2_ok5, !dbg !4302, !prof !30

b2_ok5:
	%125 = bitcast double %53 to i64, !dbg !4303
	%126 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %125) convergent nounwind, !dbg !4303
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 0, !dbg !4304
	store i32 %126, i32 addrspace(1)* %127, align 4, !dbg !4304
	%128 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 1, !dbg !4305
	store i32 7, i32 addrspace(1)* %128, align 4, !dbg !4305
	%129 = bitcast double %53 to i64, !dbg !4306
	%130 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %129) convergent nounwind, !dbg !4306
	store i32 %130, i32 addrspace(1)* %128, align 4, !dbg !4307
	%131 = sub i64 %32, %34, !dbg !4308
	%132 = getelementptr inbounds double, double addrspace(1)* %2, i64 %131, !dbg !4309
	%133 = icmp uge i64 %131, %p5, !dbg !4309
	br i1 %133, label %b2_fail7, label %b2_ok7, !dbg !4309, !prof !30

b2_ok7:
	%134 = load double, double addrspace(1)* %132, align 8, !dbg !4309
	%135 = bitcast double %134 to i64, !dbg !4310
	%136 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %135) convergent nounwind, !dbg !4310
	%137 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 2, !dbg !4311
	store i32 %136, i32 addrspace(1)* %137, align 4, !dbg !4311
	ret void, !dbg !4278

b2_fail1:
	%138 = icmp uge i64 %32, %p5, !dbg !4285
	br i1 %138, label %b2_fail2, label %b2_ok2, !dbg !4285

b2_fail2:
	br label %fail, !dbg !4285

b2_ok2:
	%139 = icmp ugt i64 %43, %p1, !dbg !4287
	br i1 %139, label %b2_fail3, label %b2_ok3, !dbg !4287

b2_fail3:
	br label %fail, !dbg !4287

b2_ok3:
	%140 = icmp ugt i64 4, %44, !dbg !4288
	br i1 %140, label %b2_fail4, label %b2_ok4, !dbg !4288

b2_fail4:
	br label %fail, !dbg !4288

b2_ok4:
	br label %fail, !dbg !4289

b2_fail5:
	%141 = icmp ugt i64 %119, %p3, !dbg !4301
	br i1 %141, label %b2_fail6, label %b2_ok6, !dbg !4301

b2_fail6:
	br label %fail, !dbg !4301

b2_ok6:
	br label %fail, !dbg !4302

b2_fail7:
	br label %fail, !dbg !4309

fail:
	%142 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !4276
	%143 = phi i64 [ %32, %b2_fail2 ], [ %43, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %119, %b2_fail6 ], [ 3, %b2_ok6 ], [ %131, %b2_fail7 ], !dbg !4276
	%144 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %44, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %120, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !4276
	call void @gpuc_fail(i8* %ctrl, i32 %142, i64 %143, i64 %144), !dbg !4276
	ret void, !dbg !4276
}

define void @NumbersFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !4312 {
entry:
	br label %b0, !dbg !4313

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !4313
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !4313
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !4313
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4316, !range !11
	%4 = sext i32 %3 to i64, !dbg !4316
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !4316, !range !12
	%6 = sext i32 %5 to i64, !dbg !4316
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !4316, !range !12
	%8 = sext i32 %7 to i64, !dbg !4316
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !4316, !range !13
	%10 = sext i32 %9 to i64, !dbg !4316
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !4316, !range !14
	%12 = sext i32 %11 to i64, !dbg !4316
	%13 = mul i64 %12, %8, !dbg !4316
	%14 = add i64 %6, %13, !dbg !4316
	%15 = mul i64 %10, %14, !dbg !4316
	%16 = add i64 %4, %15, !dbg !4316
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4316, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4316, !range !15
	%19 = mul i32 %17, %18, !dbg !4316
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4316, !range !16
	%21 = mul i32 %19, %20, !dbg !4316
	%22 = sext i32 %21 to i64, !dbg !4316
	%23 = mul i64 %16, %22, !dbg !4316
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4316, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4316, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4316, !range !18
	%27 = mul i32 %18, %26, !dbg !4316
	%28 = add i32 %25, %27, !dbg !4316
	%29 = mul i32 %17, %28, !dbg !4316
	%30 = add i32 %24, %29, !dbg !4316
	%31 = sext i32 %30 to i64, !dbg !4316
	%32 = add i64 %23, %31, !dbg !4316
	%33 = mul i64 %32, 6, !dbg !4317
	%34 = sub i64 %p1, %33, !dbg !4318
	%35 = getelementptr inbounds double, double addrspace(1)* %0, i64 %33, !dbg !4318
	%36 = getelementptr inbounds double, double addrspace(1)* %2, i64 %32, !dbg !4319
	%37 = icmp ugt i64 %33, %p1, !dbg !4318
	%38 = icmp uge i64 %32, %p5, !dbg !4319
	%39 = icmp ugt i64 6, %34, !dbg !4322
	%40 = or i1 %37, %38, !dbg !4322
	%41 = or i1 %40, %39, !dbg !4322
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !4322, !prof !30

b0_ok1:
	%42 = load double, double addrspace(1)* %36, align 8, !dbg !4319
	%43 = and i32 %30, -32, !dbg !4329
	%44 = sub i32 %21, %43, !dbg !4329
	%45 = icmp slt i32 %44, 32, !dbg !4329
	%46 = select i1 %45, i32 %44, i32 32, !dbg !4329
	%47 = sext i32 %46 to i64, !dbg !4329
	%48 = icmp eq i64 %47, 32, !dbg !4330
	%49 = mul nsw i64 %47, 2, !dbg !4331
	br label %b1, !dbg !4322

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %344, %b49 ], !dbg !4322
	br i1 %48, label %b2, label %b4, !dbg !4330

b2:
	%51 = phi double [ %68, %b3 ], [ %42, %b1 ], !dbg !4332
	%52 = phi i64 [ %69, %b3 ], [ 16, %b1 ], !dbg !4333
	%53 = icmp sgt i64 %52, 0, !dbg !4334
	br i1 %53, label %b3, label %b12, !dbg !4334

b3:
	%54 = trunc i64 %52 to i32, !dbg !4335
	%55 = bitcast double %51 to i64, !dbg !4335
	%56 = trunc i64 %55 to i32, !dbg !4335
	%57 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %56, i32 %54, i32 31), !dbg !4335
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !4335
	%59 = lshr i64 %55, 32, !dbg !4335
	%60 = trunc i64 %59 to i32, !dbg !4335
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %60, i32 %54, i32 31), !dbg !4335
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !4335
	%63 = zext i32 %62 to i64, !dbg !4335
	%64 = shl i64 %63, 32, !dbg !4335
	%65 = zext i32 %58 to i64, !dbg !4335
	%66 = or i64 %65, %64, !dbg !4335
	%67 = bitcast i64 %66 to double, !dbg !4335
	%68 = fadd double %51, %67, !dbg !4336
	%69 = sdiv i64 %52, 2, !dbg !4337
	br label %b2, !dbg !4337

b4:
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4338, !range !20
	%71 = sext i32 %70 to i64, !dbg !4338
	br label %b5, !dbg !4338

b5:
	%72 = phi double [ %42, %b4 ], [ %94, %b10 ], !dbg !4332
	%73 = phi i64 [ 16, %b4 ], [ %95, %b10 ], !dbg !4339
	%74 = icmp sgt i64 %73, 0, !dbg !4340
	br i1 %74, label %b6, label %b11, !dbg !4340

b6:
	%75 = add i64 %71, %73, !dbg !4341
	%76 = icmp sge i64 %75, %47, !dbg !4342
	br i1 %76, label %b7, label %b8, !dbg !4342

b7:
	br label %b8, !dbg !4342

b8:
	%77 = phi i64 [ %75, %b6 ], [ %71, %b7 ], !dbg !4343
	%78 = trunc i64 %77 to i32, !dbg !4344
	%79 = bitcast double %72 to i64, !dbg !4344
	%80 = trunc i64 %79 to i32, !dbg !4344
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %80, i32 %78, i32 31), !dbg !4344
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !4344
	%83 = lshr i64 %79, 32, !dbg !4344
	%84 = trunc i64 %83 to i32, !dbg !4344
	%85 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 %78, i32 31), !dbg !4344
	%86 = extractvalue { i32, i1 } %85, 0, !dbg !4344
	%87 = zext i32 %86 to i64, !dbg !4344
	%88 = shl i64 %87, 32, !dbg !4344
	%89 = zext i32 %82 to i64, !dbg !4344
	%90 = or i64 %89, %88, !dbg !4344
	%91 = bitcast i64 %90 to double, !dbg !4344
	%92 = icmp ne i64 %77, %71, !dbg !4345
	br i1 %92, label %b9, label %b10, !dbg !4345

b9:
	%93 = fadd double %72, %91, !dbg !4336
	br label %b10, !dbg !4346

b10:
	%94 = phi double [ %72, %b8 ], [ %93, %b9 ], !dbg !4332
	%95 = sdiv i64 %73, 2, !dbg !4347
	br label %b5, !dbg !4347

b11:
	%96 = bitcast double %72 to i64, !dbg !4348
	%97 = trunc i64 %96 to i32, !dbg !4348
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !4348
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !4348
	%100 = lshr i64 %96, 32, !dbg !4348
	%101 = trunc i64 %100 to i32, !dbg !4348
	%102 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %101, i32 0, i32 31), !dbg !4348
	%103 = extractvalue { i32, i1 } %102, 0, !dbg !4348
	%104 = zext i32 %103 to i64, !dbg !4348
	%105 = shl i64 %104, 32, !dbg !4348
	%106 = zext i32 %99 to i64, !dbg !4348
	%107 = or i64 %106, %105, !dbg !4348
	%108 = bitcast i64 %107 to double, !dbg !4348
	br label %b12, !dbg !4349

b12:
	%109 = phi double [ %51, %b2 ], [ %108, %b11 ], !dbg !4328
	%110 = getelementptr inbounds double, double addrspace(1)* %35, i64 0, !dbg !4350
	store double %109, double addrspace(1)* %110, align 8, !dbg !4350
	br i1 %48, label %b13, label %b15, !dbg !4355

b13:
	%111 = phi double [ %136, %b14 ], [ %42, %b12 ], !dbg !4356
	%112 = phi i64 [ %137, %b14 ], [ 16, %b12 ], !dbg !4357
	%113 = icmp sgt i64 %112, 0, !dbg !4358
	br i1 %113, label %b14, label %b23, !dbg !4358

b14:
	%114 = trunc i64 %112 to i32, !dbg !4359
	%115 = bitcast double %111 to i64, !dbg !4359
	%116 = trunc i64 %115 to i32, !dbg !4359
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %116, i32 %114, i32 31), !dbg !4359
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !4359
	%119 = lshr i64 %115, 32, !dbg !4359
	%120 = trunc i64 %119 to i32, !dbg !4359
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %120, i32 %114, i32 31), !dbg !4359
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !4359
	%123 = zext i32 %122 to i64, !dbg !4359
	%124 = shl i64 %123, 32, !dbg !4359
	%125 = zext i32 %118 to i64, !dbg !4359
	%126 = or i64 %125, %124, !dbg !4359
	%127 = bitcast i64 %126 to double, !dbg !4359
	%128 = call double @__nv_fmin(double %111, double %127), !dbg !4360
	%129 = bitcast double %111 to i64, !dbg !4360
	%130 = bitcast double %127 to i64, !dbg !4360
	%131 = or i64 %129, %130, !dbg !4360
	%132 = fcmp oeq double %111, %127, !dbg !4360
	%133 = bitcast i64 %131 to double, !dbg !4360
	%134 = select i1 %132, double %133, double %128, !dbg !4360
	%135 = fcmp uno double %111, %127, !dbg !4360
	%136 = select i1 %135, double 0x7FF8000000000000, double %134, !dbg !4360
	%137 = sdiv i64 %112, 2, !dbg !4361
	br label %b13, !dbg !4361

b15:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4362, !range !20
	%139 = sext i32 %138 to i64, !dbg !4362
	br label %b16, !dbg !4362

b16:
	%140 = phi double [ %42, %b15 ], [ %170, %b21 ], !dbg !4356
	%141 = phi i64 [ 16, %b15 ], [ %171, %b21 ], !dbg !4363
	%142 = icmp sgt i64 %141, 0, !dbg !4364
	br i1 %142, label %b17, label %b22, !dbg !4364

b17:
	%143 = add i64 %139, %141, !dbg !4365
	%144 = icmp sge i64 %143, %47, !dbg !4366
	br i1 %144, label %b18, label %b19, !dbg !4366

b18:
	br label %b19, !dbg !4366

b19:
	%145 = phi i64 [ %143, %b17 ], [ %139, %b18 ], !dbg !4367
	%146 = trunc i64 %145 to i32, !dbg !4368
	%147 = bitcast double %140 to i64, !dbg !4368
	%148 = trunc i64 %147 to i32, !dbg !4368
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %148, i32 %146, i32 31), !dbg !4368
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !4368
	%151 = lshr i64 %147, 32, !dbg !4368
	%152 = trunc i64 %151 to i32, !dbg !4368
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 %146, i32 31), !dbg !4368
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !4368
	%155 = zext i32 %154 to i64, !dbg !4368
	%156 = shl i64 %155, 32, !dbg !4368
	%157 = zext i32 %150 to i64, !dbg !4368
	%158 = or i64 %157, %156, !dbg !4368
	%159 = bitcast i64 %158 to double, !dbg !4368
	%160 = icmp ne i64 %145, %139, !dbg !4369
	br i1 %160, label %b20, label %b21, !dbg !4369

b20:
	%161 = call double @__nv_fmin(double %140, double %159), !dbg !4360
	%162 = bitcast double %140 to i64, !dbg !4360
	%163 = bitcast double %159 to i64, !dbg !4360
	%164 = or i64 %162, %163, !dbg !4360
	%165 = fcmp oeq double %140, %159, !dbg !4360
	%166 = bitcast i64 %164 to double, !dbg !4360
	%167 = select i1 %165, double %166, double %161, !dbg !4360
	%168 = fcmp uno double %140, %159, !dbg !4360
	%169 = select i1 %168, double 0x7FF8000000000000, double %167, !dbg !4360
	br label %b21, !dbg !4370

b21:
	%170 = phi double [ %140, %b19 ], [ %169, %b20 ], !dbg !4356
	%171 = sdiv i64 %141, 2, !dbg !4371
	br label %b16, !dbg !4371

b22:
	%172 = bitcast double %140 to i64, !dbg !4372
	%173 = trunc i64 %172 to i32, !dbg !4372
	%174 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %173, i32 0, i32 31), !dbg !4372
	%175 = extractvalue { i32, i1 } %174, 0, !dbg !4372
	%176 = lshr i64 %172, 32, !dbg !4372
	%177 = trunc i64 %176 to i32, !dbg !4372
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 0, i32 31), !dbg !4372
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !4372
	%180 = zext i32 %179 to i64, !dbg !4372
	%181 = shl i64 %180, 32, !dbg !4372
	%182 = zext i32 %175 to i64, !dbg !4372
	%183 = or i64 %182, %181, !dbg !4372
	%184 = bitcast i64 %183 to double, !dbg !4372
	br label %b23, !dbg !4373

b23:
	%185 = phi double [ %111, %b13 ], [ %184, %b22 ], !dbg !4354
	br i1 %48, label %b24, label %b26, !dbg !4378

b24:
	%186 = phi double [ %211, %b25 ], [ %42, %b23 ], !dbg !4379
	%187 = phi i64 [ %212, %b25 ], [ 16, %b23 ], !dbg !4380
	%188 = icmp sgt i64 %187, 0, !dbg !4381
	br i1 %188, label %b25, label %b34, !dbg !4381

b25:
	%189 = trunc i64 %187 to i32, !dbg !4382
	%190 = bitcast double %186 to i64, !dbg !4382
	%191 = trunc i64 %190 to i32, !dbg !4382
	%192 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %191, i32 %189, i32 31), !dbg !4382
	%193 = extractvalue { i32, i1 } %192, 0, !dbg !4382
	%194 = lshr i64 %190, 32, !dbg !4382
	%195 = trunc i64 %194 to i32, !dbg !4382
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %195, i32 %189, i32 31), !dbg !4382
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !4382
	%198 = zext i32 %197 to i64, !dbg !4382
	%199 = shl i64 %198, 32, !dbg !4382
	%200 = zext i32 %193 to i64, !dbg !4382
	%201 = or i64 %200, %199, !dbg !4382
	%202 = bitcast i64 %201 to double, !dbg !4382
	%203 = call double @__nv_fmax(double %186, double %202), !dbg !4383
	%204 = bitcast double %186 to i64, !dbg !4383
	%205 = bitcast double %202 to i64, !dbg !4383
	%206 = and i64 %204, %205, !dbg !4383
	%207 = fcmp oeq double %186, %202, !dbg !4383
	%208 = bitcast i64 %206 to double, !dbg !4383
	%209 = select i1 %207, double %208, double %203, !dbg !4383
	%210 = fcmp uno double %186, %202, !dbg !4383
	%211 = select i1 %210, double 0x7FF8000000000000, double %209, !dbg !4383
	%212 = sdiv i64 %187, 2, !dbg !4384
	br label %b24, !dbg !4384

b26:
	%213 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4385, !range !20
	%214 = sext i32 %213 to i64, !dbg !4385
	br label %b27, !dbg !4385

b27:
	%215 = phi double [ %42, %b26 ], [ %245, %b32 ], !dbg !4379
	%216 = phi i64 [ 16, %b26 ], [ %246, %b32 ], !dbg !4386
	%217 = icmp sgt i64 %216, 0, !dbg !4387
	br i1 %217, label %b28, label %b33, !dbg !4387

b28:
	%218 = add i64 %214, %216, !dbg !4388
	%219 = icmp sge i64 %218, %47, !dbg !4389
	br i1 %219, label %b29, label %b30, !dbg !4389

b29:
	br label %b30, !dbg !4389

b30:
	%220 = phi i64 [ %218, %b28 ], [ %214, %b29 ], !dbg !4390
	%221 = trunc i64 %220 to i32, !dbg !4391
	%222 = bitcast double %215 to i64, !dbg !4391
	%223 = trunc i64 %222 to i32, !dbg !4391
	%224 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %223, i32 %221, i32 31), !dbg !4391
	%225 = extractvalue { i32, i1 } %224, 0, !dbg !4391
	%226 = lshr i64 %222, 32, !dbg !4391
	%227 = trunc i64 %226 to i32, !dbg !4391
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %227, i32 %221, i32 31), !dbg !4391
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !4391
	%230 = zext i32 %229 to i64, !dbg !4391
	%231 = shl i64 %230, 32, !dbg !4391
	%232 = zext i32 %225 to i64, !dbg !4391
	%233 = or i64 %232, %231, !dbg !4391
	%234 = bitcast i64 %233 to double, !dbg !4391
	%235 = icmp ne i64 %220, %214, !dbg !4392
	br i1 %235, label %b31, label %b32, !dbg !4392

b31:
	%236 = call double @__nv_fmax(double %215, double %234), !dbg !4383
	%237 = bitcast double %215 to i64, !dbg !4383
	%238 = bitcast double %234 to i64, !dbg !4383
	%239 = and i64 %237, %238, !dbg !4383
	%240 = fcmp oeq double %215, %234, !dbg !4383
	%241 = bitcast i64 %239 to double, !dbg !4383
	%242 = select i1 %240, double %241, double %236, !dbg !4383
	%243 = fcmp uno double %215, %234, !dbg !4383
	%244 = select i1 %243, double 0x7FF8000000000000, double %242, !dbg !4383
	br label %b32, !dbg !4393

b32:
	%245 = phi double [ %215, %b30 ], [ %244, %b31 ], !dbg !4379
	%246 = sdiv i64 %216, 2, !dbg !4394
	br label %b27, !dbg !4394

b33:
	%247 = bitcast double %215 to i64, !dbg !4395
	%248 = trunc i64 %247 to i32, !dbg !4395
	%249 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %248, i32 0, i32 31), !dbg !4395
	%250 = extractvalue { i32, i1 } %249, 0, !dbg !4395
	%251 = lshr i64 %247, 32, !dbg !4395
	%252 = trunc i64 %251 to i32, !dbg !4395
	%253 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %252, i32 0, i32 31), !dbg !4395
	%254 = extractvalue { i32, i1 } %253, 0, !dbg !4395
	%255 = zext i32 %254 to i64, !dbg !4395
	%256 = shl i64 %255, 32, !dbg !4395
	%257 = zext i32 %250 to i64, !dbg !4395
	%258 = or i64 %257, %256, !dbg !4395
	%259 = bitcast i64 %258 to double, !dbg !4395
	br label %b34, !dbg !4396

b34:
	%260 = phi double [ %186, %b24 ], [ %259, %b33 ], !dbg !4377
	%261 = getelementptr inbounds double, double addrspace(1)* %35, i64 1, !dbg !4397
	store double %185, double addrspace(1)* %261, align 8, !dbg !4397
	%262 = getelementptr inbounds double, double addrspace(1)* %35, i64 2, !dbg !4398
	store double %260, double addrspace(1)* %262, align 8, !dbg !4398
	%263 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4403, !range !20
	%264 = sext i32 %263 to i64, !dbg !4403
	br label %b35, !dbg !4403

b35:
	%265 = phi double [ %42, %b34 ], [ %284, %b38 ], !dbg !4404
	%266 = phi i64 [ 1, %b34 ], [ %285, %b38 ], !dbg !4405
	%267 = icmp slt i64 %266, 32, !dbg !4406
	br i1 %267, label %b36, label %b39, !dbg !4406

b36:
	%268 = trunc i64 %266 to i32, !dbg !4407
	%269 = bitcast double %265 to i64, !dbg !4407
	%270 = trunc i64 %269 to i32, !dbg !4407
	%271 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %270, i32 %268, i32 0), !dbg !4407
	%272 = extractvalue { i32, i1 } %271, 0, !dbg !4407
	%273 = lshr i64 %269, 32, !dbg !4407
	%274 = trunc i64 %273 to i32, !dbg !4407
	%275 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %274, i32 %268, i32 0), !dbg !4407
	%276 = extractvalue { i32, i1 } %275, 0, !dbg !4407
	%277 = zext i32 %276 to i64, !dbg !4407
	%278 = shl i64 %277, 32, !dbg !4407
	%279 = zext i32 %272 to i64, !dbg !4407
	%280 = or i64 %279, %278, !dbg !4407
	%281 = bitcast i64 %280 to double, !dbg !4407
	%282 = icmp sge i64 %264, %266, !dbg !4408
	br i1 %282, label %b37, label %b38, !dbg !4408

b37:
	%283 = fadd double %265, %281, !dbg !4409
	br label %b38, !dbg !4409

b38:
	%284 = phi double [ %265, %b36 ], [ %283, %b37 ], !dbg !4404
	%285 = mul nsw i64 %266, 2, !dbg !4410
	br label %b35, !dbg !4410

b39:
	%286 = fadd double 0.000000e+00, %265, !dbg !4411
	br label %b40, !dbg !4415

b40:
	%287 = phi double [ %42, %b39 ], [ %306, %b43 ], !dbg !4416
	%288 = phi i64 [ 1, %b39 ], [ %307, %b43 ], !dbg !4417
	%289 = icmp slt i64 %288, 32, !dbg !4418
	br i1 %289, label %b41, label %b44, !dbg !4418

b41:
	%290 = trunc i64 %288 to i32, !dbg !4419
	%291 = bitcast double %287 to i64, !dbg !4419
	%292 = trunc i64 %291 to i32, !dbg !4419
	%293 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %292, i32 %290, i32 0), !dbg !4419
	%294 = extractvalue { i32, i1 } %293, 0, !dbg !4419
	%295 = lshr i64 %291, 32, !dbg !4419
	%296 = trunc i64 %295 to i32, !dbg !4419
	%297 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %296, i32 %290, i32 0), !dbg !4419
	%298 = extractvalue { i32, i1 } %297, 0, !dbg !4419
	%299 = zext i32 %298 to i64, !dbg !4419
	%300 = shl i64 %299, 32, !dbg !4419
	%301 = zext i32 %294 to i64, !dbg !4419
	%302 = or i64 %301, %300, !dbg !4419
	%303 = bitcast i64 %302 to double, !dbg !4419
	%304 = icmp sge i64 %264, %288, !dbg !4420
	br i1 %304, label %b42, label %b43, !dbg !4420

b42:
	%305 = fadd double %287, %303, !dbg !4421
	br label %b43, !dbg !4421

b43:
	%306 = phi double [ %287, %b41 ], [ %305, %b42 ], !dbg !4416
	%307 = mul nsw i64 %288, 2, !dbg !4422
	br label %b40, !dbg !4422

b44:
	%308 = bitcast double %287 to i64, !dbg !4423
	%309 = trunc i64 %308 to i32, !dbg !4423
	%310 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %309, i32 1, i32 0), !dbg !4423
	%311 = extractvalue { i32, i1 } %310, 0, !dbg !4423
	%312 = lshr i64 %308, 32, !dbg !4423
	%313 = trunc i64 %312 to i32, !dbg !4423
	%314 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %313, i32 1, i32 0), !dbg !4423
	%315 = extractvalue { i32, i1 } %314, 0, !dbg !4423
	%316 = zext i32 %315 to i64, !dbg !4423
	%317 = shl i64 %316, 32, !dbg !4423
	%318 = zext i32 %311 to i64, !dbg !4423
	%319 = or i64 %318, %317, !dbg !4423
	%320 = bitcast i64 %319 to double, !dbg !4423
	%321 = icmp eq i64 %264, 0, !dbg !4424
	br i1 %321, label %b46, label %b45, !dbg !4424

b45:
	%322 = fadd double 0.000000e+00, %320, !dbg !4425
	br label %b46, !dbg !4426

b46:
	%323 = phi double [ 0.000000e+00, %b44 ], [ %322, %b45 ], !dbg !4413
	%324 = getelementptr inbounds double, double addrspace(1)* %35, i64 3, !dbg !4427
	store double %286, double addrspace(1)* %324, align 8, !dbg !4427
	%325 = getelementptr inbounds double, double addrspace(1)* %35, i64 4, !dbg !4428
	store double %323, double addrspace(1)* %325, align 8, !dbg !4428
	%326 = sdiv i64 %49, 3, !dbg !4429
	%327 = icmp slt i64 %326, 0, !dbg !4432
	br i1 %327, label %b48, label %b47, !dbg !4432

b47:
	%328 = icmp sge i64 %326, %47, !dbg !4433
	br i1 %328, label %b48, label %b49, !dbg !4433

b48:
	br label %fail, !dbg !4434

b49:
	%329 = trunc i64 %326 to i32, !dbg !4435
	%330 = bitcast double %42 to i64, !dbg !4435
	%331 = trunc i64 %330 to i32, !dbg !4435
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %331, i32 %329, i32 31), !dbg !4435
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !4435
	%334 = lshr i64 %330, 32, !dbg !4435
	%335 = trunc i64 %334 to i32, !dbg !4435
	%336 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %335, i32 %329, i32 31), !dbg !4435
	%337 = extractvalue { i32, i1 } %336, 0, !dbg !4435
	%338 = zext i32 %337 to i64, !dbg !4435
	%339 = shl i64 %338, 32, !dbg !4435
	%340 = zext i32 %333 to i64, !dbg !4435
	%341 = or i64 %340, %339, !dbg !4435
	%342 = bitcast i64 %341 to double, !dbg !4435
	%343 = getelementptr inbounds double, double addrspace(1)* %35, i64 5, !dbg !4436
	store double %342, double addrspace(1)* %343, align 8, !dbg !4436
	%344 = add i64 %50, 1, !dbg !4436
	%345 = icmp slt i64 %344, 2, !dbg !4436
	br i1 %345, label %b1, label %b50, !dbg !4436

b50:
	%346 = sub i64 %p3, %33, !dbg !4437
	%347 = getelementptr inbounds double, double addrspace(1)* %1, i64 %33, !dbg !4437
	%348 = icmp ugt i64 %33, %p3, !dbg !4437
	%349 = icmp ugt i64 6, %346, !dbg !4440
	%350 = or i1 %348, %349, !dbg !4440
	br i1 %350, label %b50_fail1, label %b50_ok1, !dbg !4440, !prof !30

b50_ok1:
	%351 = load double, double addrspace(1)* %36, align 8, !dbg !4441
	%352 = add nsw i64 %22, 32, !dbg !4447
	%353 = sub nsw i64 %352, 1, !dbg !4448
	%354 = sub nsw i64 %47, 1, !dbg !4453
	%355 = icmp eq i64 %264, %354, !dbg !4454
	%356 = mul nsw i64 %22, 2, !dbg !4455
	br label %b51, !dbg !4440

b51:
	%357 = phi i64 [ 0, %b50_ok1 ], [ %724, %b130 ], !dbg !4440
	br i1 %48, label %b52, label %b54, !dbg !4457

b52:
	%358 = phi double [ %375, %b53 ], [ %351, %b51 ], !dbg !4458
	%359 = phi i64 [ %376, %b53 ], [ 16, %b51 ], !dbg !4459
	%360 = icmp sgt i64 %359, 0, !dbg !4460
	br i1 %360, label %b53, label %b61, !dbg !4460

b53:
	%361 = trunc i64 %359 to i32, !dbg !4461
	%362 = bitcast double %358 to i64, !dbg !4461
	%363 = trunc i64 %362 to i32, !dbg !4461
	%364 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %363, i32 %361, i32 31), !dbg !4461
	%365 = extractvalue { i32, i1 } %364, 0, !dbg !4461
	%366 = lshr i64 %362, 32, !dbg !4461
	%367 = trunc i64 %366 to i32, !dbg !4461
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %367, i32 %361, i32 31), !dbg !4461
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !4461
	%370 = zext i32 %369 to i64, !dbg !4461
	%371 = shl i64 %370, 32, !dbg !4461
	%372 = zext i32 %365 to i64, !dbg !4461
	%373 = or i64 %372, %371, !dbg !4461
	%374 = bitcast i64 %373 to double, !dbg !4461
	%375 = fadd double %358, %374, !dbg !4462
	%376 = sdiv i64 %359, 2, !dbg !4463
	br label %b52, !dbg !4463

b54:
	%377 = phi double [ %399, %b59 ], [ %351, %b51 ], !dbg !4458
	%378 = phi i64 [ %400, %b59 ], [ 16, %b51 ], !dbg !4464
	%379 = icmp sgt i64 %378, 0, !dbg !4465
	br i1 %379, label %b55, label %b60, !dbg !4465

b55:
	%380 = add i64 %264, %378, !dbg !4466
	%381 = icmp sge i64 %380, %47, !dbg !4467
	br i1 %381, label %b56, label %b57, !dbg !4467

b56:
	br label %b57, !dbg !4467

b57:
	%382 = phi i64 [ %380, %b55 ], [ %264, %b56 ], !dbg !4468
	%383 = trunc i64 %382 to i32, !dbg !4469
	%384 = bitcast double %377 to i64, !dbg !4469
	%385 = trunc i64 %384 to i32, !dbg !4469
	%386 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %385, i32 %383, i32 31), !dbg !4469
	%387 = extractvalue { i32, i1 } %386, 0, !dbg !4469
	%388 = lshr i64 %384, 32, !dbg !4469
	%389 = trunc i64 %388 to i32, !dbg !4469
	%390 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %389, i32 %383, i32 31), !dbg !4469
	%391 = extractvalue { i32, i1 } %390, 0, !dbg !4469
	%392 = zext i32 %391 to i64, !dbg !4469
	%393 = shl i64 %392, 32, !dbg !4469
	%394 = zext i32 %387 to i64, !dbg !4469
	%395 = or i64 %394, %393, !dbg !4469
	%396 = bitcast i64 %395 to double, !dbg !4469
	%397 = icmp ne i64 %382, %264, !dbg !4470
	br i1 %397, label %b58, label %b59, !dbg !4470

b58:
	%398 = fadd double %377, %396, !dbg !4462
	br label %b59, !dbg !4471

b59:
	%399 = phi double [ %377, %b57 ], [ %398, %b58 ], !dbg !4458
	%400 = sdiv i64 %378, 2, !dbg !4472
	br label %b54, !dbg !4472

b60:
	%401 = bitcast double %377 to i64, !dbg !4473
	%402 = trunc i64 %401 to i32, !dbg !4473
	%403 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %402, i32 0, i32 31), !dbg !4473
	%404 = extractvalue { i32, i1 } %403, 0, !dbg !4473
	%405 = lshr i64 %401, 32, !dbg !4473
	%406 = trunc i64 %405 to i32, !dbg !4473
	%407 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %406, i32 0, i32 31), !dbg !4473
	%408 = extractvalue { i32, i1 } %407, 0, !dbg !4473
	%409 = zext i32 %408 to i64, !dbg !4473
	%410 = shl i64 %409, 32, !dbg !4473
	%411 = zext i32 %404 to i64, !dbg !4473
	%412 = or i64 %411, %410, !dbg !4473
	%413 = bitcast i64 %412 to double, !dbg !4473
	br label %b61, !dbg !4474

b61:
	%414 = phi double [ %358, %b52 ], [ %413, %b60 ], !dbg !4456
	%415 = sdiv i64 %353, 32, !dbg !4475
	%416 = icmp eq i64 %415, 1, !dbg !4476
	br i1 %416, label %b67, label %b62, !dbg !4476

b62:
	call void @llvm.nvvm.barrier0(), !dbg !4478
	br i1 %321, label %b63, label %b64, !dbg !4479

b63:
	%417 = sdiv i64 %31, 32, !dbg !4480
	%418 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %417, !dbg !4481
	store double %414, double addrspace(3)* %418, align 8, !dbg !4481
	br label %b64, !dbg !4481

b64:
	call void @llvm.nvvm.barrier0(), !dbg !4482
	%419 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 0, !dbg !4483
	%420 = load double, double addrspace(3)* %419, align 8, !dbg !4483
	br label %b65, !dbg !4483

b65:
	%421 = phi double [ %420, %b64 ], [ %426, %b66 ], !dbg !4484
	%422 = phi i64 [ 1, %b64 ], [ %427, %b66 ], !dbg !4485
	%423 = icmp slt i64 %422, %415, !dbg !4486
	br i1 %423, label %b66, label %b67, !dbg !4486

b66:
	%424 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %422, !dbg !4487
	%425 = load double, double addrspace(3)* %424, align 8, !dbg !4487
	%426 = fadd double %421, %425, !dbg !4462
	%427 = add nsw i64 %422, 1, !dbg !4488
	br label %b65, !dbg !4488

b67:
	%428 = phi double [ %414, %b61 ], [ %421, %b65 ], !dbg !4445
	%429 = getelementptr inbounds double, double addrspace(1)* %347, i64 0, !dbg !4489
	store double %428, double addrspace(1)* %429, align 8, !dbg !4489
	br i1 %48, label %b68, label %b70, !dbg !4494

b68:
	%430 = phi double [ %455, %b69 ], [ %351, %b67 ], !dbg !4495
	%431 = phi i64 [ %456, %b69 ], [ 16, %b67 ], !dbg !4496
	%432 = icmp sgt i64 %431, 0, !dbg !4497
	br i1 %432, label %b69, label %b77, !dbg !4497

b69:
	%433 = trunc i64 %431 to i32, !dbg !4498
	%434 = bitcast double %430 to i64, !dbg !4498
	%435 = trunc i64 %434 to i32, !dbg !4498
	%436 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %435, i32 %433, i32 31), !dbg !4498
	%437 = extractvalue { i32, i1 } %436, 0, !dbg !4498
	%438 = lshr i64 %434, 32, !dbg !4498
	%439 = trunc i64 %438 to i32, !dbg !4498
	%440 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %439, i32 %433, i32 31), !dbg !4498
	%441 = extractvalue { i32, i1 } %440, 0, !dbg !4498
	%442 = zext i32 %441 to i64, !dbg !4498
	%443 = shl i64 %442, 32, !dbg !4498
	%444 = zext i32 %437 to i64, !dbg !4498
	%445 = or i64 %444, %443, !dbg !4498
	%446 = bitcast i64 %445 to double, !dbg !4498
	%447 = call double @__nv_fmin(double %430, double %446), !dbg !4499
	%448 = bitcast double %430 to i64, !dbg !4499
	%449 = bitcast double %446 to i64, !dbg !4499
	%450 = or i64 %448, %449, !dbg !4499
	%451 = fcmp oeq double %430, %446, !dbg !4499
	%452 = bitcast i64 %450 to double, !dbg !4499
	%453 = select i1 %451, double %452, double %447, !dbg !4499
	%454 = fcmp uno double %430, %446, !dbg !4499
	%455 = select i1 %454, double 0x7FF8000000000000, double %453, !dbg !4499
	%456 = sdiv i64 %431, 2, !dbg !4500
	br label %b68, !dbg !4500

b70:
	%457 = phi double [ %487, %b75 ], [ %351, %b67 ], !dbg !4495
	%458 = phi i64 [ %488, %b75 ], [ 16, %b67 ], !dbg !4501
	%459 = icmp sgt i64 %458, 0, !dbg !4502
	br i1 %459, label %b71, label %b76, !dbg !4502

b71:
	%460 = add i64 %264, %458, !dbg !4503
	%461 = icmp sge i64 %460, %47, !dbg !4504
	br i1 %461, label %b72, label %b73, !dbg !4504

b72:
	br label %b73, !dbg !4504

b73:
	%462 = phi i64 [ %460, %b71 ], [ %264, %b72 ], !dbg !4505
	%463 = trunc i64 %462 to i32, !dbg !4506
	%464 = bitcast double %457 to i64, !dbg !4506
	%465 = trunc i64 %464 to i32, !dbg !4506
	%466 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %465, i32 %463, i32 31), !dbg !4506
	%467 = extractvalue { i32, i1 } %466, 0, !dbg !4506
	%468 = lshr i64 %464, 32, !dbg !4506
	%469 = trunc i64 %468 to i32, !dbg !4506
	%470 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %469, i32 %463, i32 31), !dbg !4506
	%471 = extractvalue { i32, i1 } %470, 0, !dbg !4506
	%472 = zext i32 %471 to i64, !dbg !4506
	%473 = shl i64 %472, 32, !dbg !4506
	%474 = zext i32 %467 to i64, !dbg !4506
	%475 = or i64 %474, %473, !dbg !4506
	%476 = bitcast i64 %475 to double, !dbg !4506
	%477 = icmp ne i64 %462, %264, !dbg !4507
	br i1 %477, label %b74, label %b75, !dbg !4507

b74:
	%478 = call double @__nv_fmin(double %457, double %476), !dbg !4499
	%479 = bitcast double %457 to i64, !dbg !4499
	%480 = bitcast double %476 to i64, !dbg !4499
	%481 = or i64 %479, %480, !dbg !4499
	%482 = fcmp oeq double %457, %476, !dbg !4499
	%483 = bitcast i64 %481 to double, !dbg !4499
	%484 = select i1 %482, double %483, double %478, !dbg !4499
	%485 = fcmp uno double %457, %476, !dbg !4499
	%486 = select i1 %485, double 0x7FF8000000000000, double %484, !dbg !4499
	br label %b75, !dbg !4508

b75:
	%487 = phi double [ %457, %b73 ], [ %486, %b74 ], !dbg !4495
	%488 = sdiv i64 %458, 2, !dbg !4509
	br label %b70, !dbg !4509

b76:
	%489 = bitcast double %457 to i64, !dbg !4510
	%490 = trunc i64 %489 to i32, !dbg !4510
	%491 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %490, i32 0, i32 31), !dbg !4510
	%492 = extractvalue { i32, i1 } %491, 0, !dbg !4510
	%493 = lshr i64 %489, 32, !dbg !4510
	%494 = trunc i64 %493 to i32, !dbg !4510
	%495 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %494, i32 0, i32 31), !dbg !4510
	%496 = extractvalue { i32, i1 } %495, 0, !dbg !4510
	%497 = zext i32 %496 to i64, !dbg !4510
	%498 = shl i64 %497, 32, !dbg !4510
	%499 = zext i32 %492 to i64, !dbg !4510
	%500 = or i64 %499, %498, !dbg !4510
	%501 = bitcast i64 %500 to double, !dbg !4510
	br label %b77, !dbg !4511

b77:
	%502 = phi double [ %430, %b68 ], [ %501, %b76 ], !dbg !4493
	br i1 %416, label %b83, label %b78, !dbg !4512

b78:
	call void @llvm.nvvm.barrier0(), !dbg !4514
	br i1 %321, label %b79, label %b80, !dbg !4515

b79:
	%503 = sdiv i64 %31, 32, !dbg !4516
	%504 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %503, !dbg !4517
	store double %502, double addrspace(3)* %504, align 8, !dbg !4517
	br label %b80, !dbg !4517

b80:
	call void @llvm.nvvm.barrier0(), !dbg !4518
	%505 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 0, !dbg !4519
	%506 = load double, double addrspace(3)* %505, align 8, !dbg !4519
	br label %b81, !dbg !4519

b81:
	%507 = phi double [ %506, %b80 ], [ %520, %b82 ], !dbg !4520
	%508 = phi i64 [ 1, %b80 ], [ %521, %b82 ], !dbg !4521
	%509 = icmp slt i64 %508, %415, !dbg !4522
	br i1 %509, label %b82, label %b83, !dbg !4522

b82:
	%510 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %508, !dbg !4523
	%511 = load double, double addrspace(3)* %510, align 8, !dbg !4523
	%512 = call double @__nv_fmin(double %507, double %511), !dbg !4499
	%513 = bitcast double %507 to i64, !dbg !4499
	%514 = bitcast double %511 to i64, !dbg !4499
	%515 = or i64 %513, %514, !dbg !4499
	%516 = fcmp oeq double %507, %511, !dbg !4499
	%517 = bitcast i64 %515 to double, !dbg !4499
	%518 = select i1 %516, double %517, double %512, !dbg !4499
	%519 = fcmp uno double %507, %511, !dbg !4499
	%520 = select i1 %519, double 0x7FF8000000000000, double %518, !dbg !4499
	%521 = add nsw i64 %508, 1, !dbg !4524
	br label %b81, !dbg !4524

b83:
	%522 = phi double [ %502, %b77 ], [ %507, %b81 ], !dbg !4492
	br i1 %48, label %b84, label %b86, !dbg !4529

b84:
	%523 = phi double [ %548, %b85 ], [ %351, %b83 ], !dbg !4530
	%524 = phi i64 [ %549, %b85 ], [ 16, %b83 ], !dbg !4531
	%525 = icmp sgt i64 %524, 0, !dbg !4532
	br i1 %525, label %b85, label %b93, !dbg !4532

b85:
	%526 = trunc i64 %524 to i32, !dbg !4533
	%527 = bitcast double %523 to i64, !dbg !4533
	%528 = trunc i64 %527 to i32, !dbg !4533
	%529 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %528, i32 %526, i32 31), !dbg !4533
	%530 = extractvalue { i32, i1 } %529, 0, !dbg !4533
	%531 = lshr i64 %527, 32, !dbg !4533
	%532 = trunc i64 %531 to i32, !dbg !4533
	%533 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %532, i32 %526, i32 31), !dbg !4533
	%534 = extractvalue { i32, i1 } %533, 0, !dbg !4533
	%535 = zext i32 %534 to i64, !dbg !4533
	%536 = shl i64 %535, 32, !dbg !4533
	%537 = zext i32 %530 to i64, !dbg !4533
	%538 = or i64 %537, %536, !dbg !4533
	%539 = bitcast i64 %538 to double, !dbg !4533
	%540 = call double @__nv_fmax(double %523, double %539), !dbg !4534
	%541 = bitcast double %523 to i64, !dbg !4534
	%542 = bitcast double %539 to i64, !dbg !4534
	%543 = and i64 %541, %542, !dbg !4534
	%544 = fcmp oeq double %523, %539, !dbg !4534
	%545 = bitcast i64 %543 to double, !dbg !4534
	%546 = select i1 %544, double %545, double %540, !dbg !4534
	%547 = fcmp uno double %523, %539, !dbg !4534
	%548 = select i1 %547, double 0x7FF8000000000000, double %546, !dbg !4534
	%549 = sdiv i64 %524, 2, !dbg !4535
	br label %b84, !dbg !4535

b86:
	%550 = phi double [ %580, %b91 ], [ %351, %b83 ], !dbg !4530
	%551 = phi i64 [ %581, %b91 ], [ 16, %b83 ], !dbg !4536
	%552 = icmp sgt i64 %551, 0, !dbg !4537
	br i1 %552, label %b87, label %b92, !dbg !4537

b87:
	%553 = add i64 %264, %551, !dbg !4538
	%554 = icmp sge i64 %553, %47, !dbg !4539
	br i1 %554, label %b88, label %b89, !dbg !4539

b88:
	br label %b89, !dbg !4539

b89:
	%555 = phi i64 [ %553, %b87 ], [ %264, %b88 ], !dbg !4540
	%556 = trunc i64 %555 to i32, !dbg !4541
	%557 = bitcast double %550 to i64, !dbg !4541
	%558 = trunc i64 %557 to i32, !dbg !4541
	%559 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %558, i32 %556, i32 31), !dbg !4541
	%560 = extractvalue { i32, i1 } %559, 0, !dbg !4541
	%561 = lshr i64 %557, 32, !dbg !4541
	%562 = trunc i64 %561 to i32, !dbg !4541
	%563 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %562, i32 %556, i32 31), !dbg !4541
	%564 = extractvalue { i32, i1 } %563, 0, !dbg !4541
	%565 = zext i32 %564 to i64, !dbg !4541
	%566 = shl i64 %565, 32, !dbg !4541
	%567 = zext i32 %560 to i64, !dbg !4541
	%568 = or i64 %567, %566, !dbg !4541
	%569 = bitcast i64 %568 to double, !dbg !4541
	%570 = icmp ne i64 %555, %264, !dbg !4542
	br i1 %570, label %b90, label %b91, !dbg !4542

b90:
	%571 = call double @__nv_fmax(double %550, double %569), !dbg !4534
	%572 = bitcast double %550 to i64, !dbg !4534
	%573 = bitcast double %569 to i64, !dbg !4534
	%574 = and i64 %572, %573, !dbg !4534
	%575 = fcmp oeq double %550, %569, !dbg !4534
	%576 = bitcast i64 %574 to double, !dbg !4534
	%577 = select i1 %575, double %576, double %571, !dbg !4534
	%578 = fcmp uno double %550, %569, !dbg !4534
	%579 = select i1 %578, double 0x7FF8000000000000, double %577, !dbg !4534
	br label %b91, !dbg !4543

b91:
	%580 = phi double [ %550, %b89 ], [ %579, %b90 ], !dbg !4530
	%581 = sdiv i64 %551, 2, !dbg !4544
	br label %b86, !dbg !4544

b92:
	%582 = bitcast double %550 to i64, !dbg !4545
	%583 = trunc i64 %582 to i32, !dbg !4545
	%584 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %583, i32 0, i32 31), !dbg !4545
	%585 = extractvalue { i32, i1 } %584, 0, !dbg !4545
	%586 = lshr i64 %582, 32, !dbg !4545
	%587 = trunc i64 %586 to i32, !dbg !4545
	%588 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %587, i32 0, i32 31), !dbg !4545
	%589 = extractvalue { i32, i1 } %588, 0, !dbg !4545
	%590 = zext i32 %589 to i64, !dbg !4545
	%591 = shl i64 %590, 32, !dbg !4545
	%592 = zext i32 %585 to i64, !dbg !4545
	%593 = or i64 %592, %591, !dbg !4545
	%594 = bitcast i64 %593 to double, !dbg !4545
	br label %b93, !dbg !4546

b93:
	%595 = phi double [ %523, %b84 ], [ %594, %b92 ], !dbg !4528
	br i1 %416, label %b99, label %b94, !dbg !4547

b94:
	call void @llvm.nvvm.barrier0(), !dbg !4549
	br i1 %321, label %b95, label %b96, !dbg !4550

b95:
	%596 = sdiv i64 %31, 32, !dbg !4551
	%597 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %596, !dbg !4552
	store double %595, double addrspace(3)* %597, align 8, !dbg !4552
	br label %b96, !dbg !4552

b96:
	call void @llvm.nvvm.barrier0(), !dbg !4553
	%598 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 0, !dbg !4554
	%599 = load double, double addrspace(3)* %598, align 8, !dbg !4554
	br label %b97, !dbg !4554

b97:
	%600 = phi double [ %599, %b96 ], [ %613, %b98 ], !dbg !4555
	%601 = phi i64 [ 1, %b96 ], [ %614, %b98 ], !dbg !4556
	%602 = icmp slt i64 %601, %415, !dbg !4557
	br i1 %602, label %b98, label %b99, !dbg !4557

b98:
	%603 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %601, !dbg !4558
	%604 = load double, double addrspace(3)* %603, align 8, !dbg !4558
	%605 = call double @__nv_fmax(double %600, double %604), !dbg !4534
	%606 = bitcast double %600 to i64, !dbg !4534
	%607 = bitcast double %604 to i64, !dbg !4534
	%608 = and i64 %606, %607, !dbg !4534
	%609 = fcmp oeq double %600, %604, !dbg !4534
	%610 = bitcast i64 %608 to double, !dbg !4534
	%611 = select i1 %609, double %610, double %605, !dbg !4534
	%612 = fcmp uno double %600, %604, !dbg !4534
	%613 = select i1 %612, double 0x7FF8000000000000, double %611, !dbg !4534
	%614 = add nsw i64 %601, 1, !dbg !4559
	br label %b97, !dbg !4559

b99:
	%615 = phi double [ %595, %b93 ], [ %600, %b97 ], !dbg !4527
	%616 = getelementptr inbounds double, double addrspace(1)* %347, i64 1, !dbg !4560
	store double %522, double addrspace(1)* %616, align 8, !dbg !4560
	%617 = getelementptr inbounds double, double addrspace(1)* %347, i64 2, !dbg !4561
	store double %615, double addrspace(1)* %617, align 8, !dbg !4561
	br label %b100, !dbg !4562

b100:
	%618 = phi double [ %351, %b99 ], [ %637, %b103 ], !dbg !4563
	%619 = phi i64 [ 1, %b99 ], [ %638, %b103 ], !dbg !4564
	%620 = icmp slt i64 %619, 32, !dbg !4565
	br i1 %620, label %b101, label %b104, !dbg !4565

b101:
	%621 = trunc i64 %619 to i32, !dbg !4566
	%622 = bitcast double %618 to i64, !dbg !4566
	%623 = trunc i64 %622 to i32, !dbg !4566
	%624 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %623, i32 %621, i32 0), !dbg !4566
	%625 = extractvalue { i32, i1 } %624, 0, !dbg !4566
	%626 = lshr i64 %622, 32, !dbg !4566
	%627 = trunc i64 %626 to i32, !dbg !4566
	%628 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %627, i32 %621, i32 0), !dbg !4566
	%629 = extractvalue { i32, i1 } %628, 0, !dbg !4566
	%630 = zext i32 %629 to i64, !dbg !4566
	%631 = shl i64 %630, 32, !dbg !4566
	%632 = zext i32 %625 to i64, !dbg !4566
	%633 = or i64 %632, %631, !dbg !4566
	%634 = bitcast i64 %633 to double, !dbg !4566
	%635 = icmp sge i64 %264, %619, !dbg !4567
	br i1 %635, label %b102, label %b103, !dbg !4567

b102:
	%636 = fadd double %618, %634, !dbg !4568
	br label %b103, !dbg !4568

b103:
	%637 = phi double [ %618, %b101 ], [ %636, %b102 ], !dbg !4563
	%638 = mul nsw i64 %619, 2, !dbg !4569
	br label %b100, !dbg !4569

b104:
	br i1 %416, label %b110, label %b105, !dbg !4570

b105:
	%639 = sdiv i64 %31, 32, !dbg !4572
	call void @llvm.nvvm.barrier0(), !dbg !4573
	br i1 %355, label %b106, label %b107, !dbg !4454

b106:
	%640 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %639, !dbg !4574
	store double %618, double addrspace(3)* %640, align 8, !dbg !4574
	br label %b107, !dbg !4574

b107:
	call void @llvm.nvvm.barrier0(), !dbg !4575
	%641 = icmp slt i64 0, %639, !dbg !4575
	br i1 %641, label %b108, label %b109, !dbg !4575

b108:
	%642 = phi double [ %647, %b108_ok1 ], [ 0.000000e+00, %b107 ], !dbg !4576
	%643 = phi i64 [ %648, %b108_ok1 ], [ 0, %b107 ], !dbg !4576
	%644 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %643, !dbg !4577
	%645 = icmp uge i64 %643, 32, !dbg !4577
	br i1 %645, label %b108_fail1, label %b108_ok1, !dbg !4577, !prof !30

b108_ok1:
	%646 = load double, double addrspace(3)* %644, align 8, !dbg !4577
	%647 = fadd double %642, %646, !dbg !4578
	%648 = add i64 %643, 1, !dbg !4578
	%649 = icmp slt i64 %648, %639, !dbg !4578
	br i1 %649, label %b108, label %b109, !dbg !4578

b109:
	%650 = phi double [ 0.000000e+00, %b107 ], [ %647, %b108_ok1 ], !dbg !4576
	br label %b110, !dbg !4579

b110:
	%651 = phi double [ 0.000000e+00, %b104 ], [ %650, %b109 ], !dbg !4452
	%652 = fadd double %651, %618, !dbg !4580
	br label %b111, !dbg !4584

b111:
	%653 = phi double [ %351, %b110 ], [ %672, %b114 ], !dbg !4585
	%654 = phi i64 [ 1, %b110 ], [ %673, %b114 ], !dbg !4586
	%655 = icmp slt i64 %654, 32, !dbg !4587
	br i1 %655, label %b112, label %b115, !dbg !4587

b112:
	%656 = trunc i64 %654 to i32, !dbg !4588
	%657 = bitcast double %653 to i64, !dbg !4588
	%658 = trunc i64 %657 to i32, !dbg !4588
	%659 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %658, i32 %656, i32 0), !dbg !4588
	%660 = extractvalue { i32, i1 } %659, 0, !dbg !4588
	%661 = lshr i64 %657, 32, !dbg !4588
	%662 = trunc i64 %661 to i32, !dbg !4588
	%663 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %662, i32 %656, i32 0), !dbg !4588
	%664 = extractvalue { i32, i1 } %663, 0, !dbg !4588
	%665 = zext i32 %664 to i64, !dbg !4588
	%666 = shl i64 %665, 32, !dbg !4588
	%667 = zext i32 %660 to i64, !dbg !4588
	%668 = or i64 %667, %666, !dbg !4588
	%669 = bitcast i64 %668 to double, !dbg !4588
	%670 = icmp sge i64 %264, %654, !dbg !4589
	br i1 %670, label %b113, label %b114, !dbg !4589

b113:
	%671 = fadd double %653, %669, !dbg !4590
	br label %b114, !dbg !4590

b114:
	%672 = phi double [ %653, %b112 ], [ %671, %b113 ], !dbg !4585
	%673 = mul nsw i64 %654, 2, !dbg !4591
	br label %b111, !dbg !4591

b115:
	br i1 %416, label %b121, label %b116, !dbg !4592

b116:
	%674 = sdiv i64 %31, 32, !dbg !4594
	call void @llvm.nvvm.barrier0(), !dbg !4595
	br i1 %355, label %b117, label %b118, !dbg !4596

b117:
	%675 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %674, !dbg !4597
	store double %653, double addrspace(3)* %675, align 8, !dbg !4597
	br label %b118, !dbg !4597

b118:
	call void @llvm.nvvm.barrier0(), !dbg !4598
	%676 = icmp slt i64 0, %674, !dbg !4598
	br i1 %676, label %b119, label %b120, !dbg !4598

b119:
	%677 = phi double [ %682, %b119_ok1 ], [ 0.000000e+00, %b118 ], !dbg !4599
	%678 = phi i64 [ %683, %b119_ok1 ], [ 0, %b118 ], !dbg !4599
	%679 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %678, !dbg !4600
	%680 = icmp uge i64 %678, 32, !dbg !4600
	br i1 %680, label %b119_fail1, label %b119_ok1, !dbg !4600, !prof !30

b119_ok1:
	%681 = load double, double addrspace(3)* %679, align 8, !dbg !4600
	%682 = fadd double %677, %681, !dbg !4601
	%683 = add i64 %678, 1, !dbg !4601
	%684 = icmp slt i64 %683, %674, !dbg !4601
	br i1 %684, label %b119, label %b120, !dbg !4601

b120:
	%685 = phi double [ 0.000000e+00, %b118 ], [ %682, %b119_ok1 ], !dbg !4599
	br label %b121, !dbg !4602

b121:
	%686 = phi double [ 0.000000e+00, %b115 ], [ %685, %b120 ], !dbg !4583
	%687 = bitcast double %653 to i64, !dbg !4603
	%688 = trunc i64 %687 to i32, !dbg !4603
	%689 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %688, i32 1, i32 0), !dbg !4603
	%690 = extractvalue { i32, i1 } %689, 0, !dbg !4603
	%691 = lshr i64 %687, 32, !dbg !4603
	%692 = trunc i64 %691 to i32, !dbg !4603
	%693 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %692, i32 1, i32 0), !dbg !4603
	%694 = extractvalue { i32, i1 } %693, 0, !dbg !4603
	%695 = zext i32 %694 to i64, !dbg !4603
	%696 = shl i64 %695, 32, !dbg !4603
	%697 = zext i32 %690 to i64, !dbg !4603
	%698 = or i64 %697, %696, !dbg !4603
	%699 = bitcast i64 %698 to double, !dbg !4603
	br i1 %321, label %b123, label %b122, !dbg !4604

b122:
	%700 = fadd double %686, %699, !dbg !4605
	br label %b123, !dbg !4606

b123:
	%701 = phi double [ %686, %b121 ], [ %700, %b122 ], !dbg !4582
	%702 = getelementptr inbounds double, double addrspace(1)* %347, i64 3, !dbg !4607
	store double %652, double addrspace(1)* %702, align 8, !dbg !4607
	%703 = getelementptr inbounds double, double addrspace(1)* %347, i64 4, !dbg !4608
	store double %701, double addrspace(1)* %703, align 8, !dbg !4608
	%704 = sdiv i64 %356, 3, !dbg !4609
	%705 = icmp sge i64 %704, %22, !dbg !4612
	br i1 %705, label %b124, label %b125, !dbg !4612

b124:
	br label %fail, !dbg !4613

b125:
	br i1 %416, label %b126, label %b127, !dbg !4614

b126:
	%706 = trunc i64 %704 to i32, !dbg !4615
	%707 = bitcast double %351 to i64, !dbg !4615
	%708 = trunc i64 %707 to i32, !dbg !4615
	%709 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %708, i32 %706, i32 31), !dbg !4615
	%710 = extractvalue { i32, i1 } %709, 0, !dbg !4615
	%711 = lshr i64 %707, 32, !dbg !4615
	%712 = trunc i64 %711 to i32, !dbg !4615
	%713 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %712, i32 %706, i32 31), !dbg !4615
	%714 = extractvalue { i32, i1 } %713, 0, !dbg !4615
	%715 = zext i32 %714 to i64, !dbg !4615
	%716 = shl i64 %715, 32, !dbg !4615
	%717 = zext i32 %710 to i64, !dbg !4615
	%718 = or i64 %717, %716, !dbg !4615
	%719 = bitcast i64 %718 to double, !dbg !4615
	br label %b130, !dbg !4616

b127:
	call void @llvm.nvvm.barrier0(), !dbg !4618
	%720 = icmp eq i64 %31, %704, !dbg !4619
	br i1 %720, label %b128, label %b129, !dbg !4619

b128:
	store double %351, double addrspace(3)* @gpuc_shared_Broadcast_42_8, align 8, !dbg !4620
	br label %b129, !dbg !4620

b129:
	call void @llvm.nvvm.barrier0(), !dbg !4621
	%721 = load double, double addrspace(3)* @gpuc_shared_Broadcast_42_8, align 8, !dbg !4622
	br label %b130, !dbg !4623

b130:
	%722 = phi double [ %719, %b126 ], [ %721, %b129 ], !dbg !4611
	%723 = getelementptr inbounds double, double addrspace(1)* %347, i64 5, !dbg !4624
	store double %722, double addrspace(1)* %723, align 8, !dbg !4624
	%724 = add i64 %357, 1, !dbg !4624
	%725 = icmp slt i64 %724, 2, !dbg !4624
	br i1 %725, label %b51, label %b131, !dbg !4624

b131:
	ret void, !dbg !4315

b0_fail1:
	%726 = icmp ugt i64 %33, %p1, !dbg !4318
	br i1 %726, label %b0_fail2, label %b0_ok2, !dbg !4318

b0_fail2:
	br label %fail, !dbg !4318

b0_ok2:
	%727 = icmp uge i64 %32, %p5, !dbg !4319
	br i1 %727, label %b0_fail3, label %b0_ok3, !dbg !4319

b0_fail3:
	br label %fail, !dbg !4319

b0_ok3:
	br label %fail, !dbg !4322

b50_fail1:
	%728 = icmp ugt i64 %33, %p3, !dbg !4437
	br i1 %728, label %b50_fail2, label %b50_ok2, !dbg !4437

b50_fail2:
	br label %fail, !dbg !4437

b50_ok2:
	br label %fail, !dbg !4440

b108_fail1:
	br label %fail, !dbg !4577

b119_fail1:
	br label %fail, !dbg !4600

fail:
	%729 = phi i32 [ 27, %b0_fail2 ], [ 28, %b0_fail3 ], [ 29, %b0_ok3 ], [ 31, %b48 ], [ 32, %b50_fail2 ], [ 29, %b50_ok2 ], [ 30, %b108_fail1 ], [ 30, %b119_fail1 ], [ 31, %b124 ], !dbg !4313
	%730 = phi i64 [ %33, %b0_fail2 ], [ %32, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b48 ], [ %33, %b50_fail2 ], [ 6, %b50_ok2 ], [ %643, %b108_fail1 ], [ %678, %b119_fail1 ], [ 0, %b124 ], !dbg !4313
	%731 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %34, %b0_ok3 ], [ 0, %b48 ], [ %p3, %b50_fail2 ], [ %346, %b50_ok2 ], [ 32, %b108_fail1 ], [ 32, %b119_fail1 ], [ 0, %b124 ], !dbg !4313
	call void @gpuc_fail(i8* %ctrl, i32 %729, i64 %730, i64 %731), !dbg !4313
	ret void, !dbg !4313
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

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) alwaysinline nounwind {
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
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !17
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !12
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !17
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !12
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !18
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

declare { i32, i1 } @llvm.nvvm.vote.sync(i32 %a0, i32 %a1, i1 %a2) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare i32 @vprintf(i8* %a0, i8* %a1) nounwind

declare i32 @__nvvm_reflect(i8* %a0) nounwind readnone

declare float @__nv_fminf(float %a0, float %a1) nounwind readnone

declare float @__nv_fmaxf(float %a0, float %a1) nounwind readnone

declare double @__nv_fmin(double %a0, double %a1) nounwind readnone

declare double @__nv_fmax(double %a0, double %a1) nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!4625, !4626, !4627, !4628, !4629, !4630, !4631, !4632, !4633, !4634, !4635, !4636, !4637, !4638, !4639, !4640, !4641, !4642, !4643, !4644, !4645, !4646, !4647, !4648, !4649, !4650, !4651, !4652, !4653, !4654, !4655, !4656, !4657, !4658, !4659, !4660, !4661}
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
!194 = !{!"llvm.loop.unroll.disable"}
!195 = distinct !{!195, !194}
!196 = !DILocation(line: 46, column: 40, scope: !165)
!197 = !DILocation(line: 46, column: 32, scope: !165)
!198 = !DILocation(line: 47, column: 6, scope: !165)
!199 = !DILocation(line: 47, column: 15, scope: !165)
!200 = !DILocation(line: 47, column: 13, scope: !165)
!201 = !DILocation(line: 47, column: 24, scope: !165)
!202 = !DILocation(line: 47, column: 21, scope: !165)
!203 = !DILocation(line: 47, column: 4, scope: !165)
!204 = !{!"llvm.loop.unroll.disable"}
!205 = distinct !{!205, !204}
!206 = distinct !DISubprogram(name: "VectorPlaces", scope: !138, file: !138, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!207 = !DILocation(line: 66, column: 6, scope: !206)
!208 = !DILocation(line: 67, column: 30, scope: !206)
!209 = !DILocation(line: 68, column: 21, scope: !206)
!210 = !DILocation(line: 69, column: 33, scope: !206)
!211 = !DILocation(line: 70, column: 7, scope: !206)
!212 = !DILocation(line: 71, column: 10, scope: !206)
!213 = !DILocation(line: 71, column: 23, scope: !206)
!214 = !DILocation(line: 71, column: 8, scope: !206)
!215 = !DILocation(line: 72, column: 18, scope: !206)
!216 = !DILocation(line: 72, column: 7, scope: !206)
!217 = distinct !DISubprogram(name: "(*item).swap", scope: !138, file: !138, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!218 = !DILocation(line: 73, column: 15, scope: !206)
!219 = !DILocation(line: 58, column: 5, scope: !217, inlinedAt: !218)
!220 = !DILocation(line: 58, column: 24, scope: !217, inlinedAt: !218)
!221 = !DILocation(line: 58, column: 32, scope: !217, inlinedAt: !218)
!222 = !DILocation(line: 58, column: 7, scope: !217, inlinedAt: !218)
!223 = !DILocation(line: 58, column: 15, scope: !217, inlinedAt: !218)
!224 = !DILocation(line: 59, column: 33, scope: !217, inlinedAt: !218)
!225 = !DILocation(line: 59, column: 44, scope: !217, inlinedAt: !218)
!226 = !DILocation(line: 59, column: 5, scope: !217, inlinedAt: !218)
!227 = !DILocation(line: 75, column: 7, scope: !206)
!228 = !DILocation(line: 75, column: 10, scope: !206)
!229 = !DILocation(line: 76, column: 21, scope: !206)
!230 = !DILocation(line: 76, column: 7, scope: !206)
!231 = !DILocation(line: 78, column: 42, scope: !206)
!232 = !DILocation(line: 78, column: 36, scope: !206)
!233 = !DILocation(line: 78, column: 60, scope: !206)
!234 = !DILocation(line: 78, column: 54, scope: !206)
!235 = !DILocation(line: 78, column: 76, scope: !206)
!236 = !DILocation(line: 78, column: 70, scope: !206)
!237 = !DILocation(line: 78, column: 63, scope: !206)
!238 = !DILocation(line: 78, column: 88, scope: !206)
!239 = !DILocation(line: 78, column: 99, scope: !206)
!240 = !DILocation(line: 78, column: 114, scope: !206)
!241 = !DILocation(line: 78, column: 108, scope: !206)
!242 = !DILocation(line: 78, column: 101, scope: !206)
!243 = !DILocation(line: 78, column: 6, scope: !206)
!244 = !{!"llvm.loop.unroll.disable"}
!245 = distinct !{!245, !244}
!246 = !DILocation(line: 80, column: 18, scope: !206)
!247 = !DILocation(line: 81, column: 33, scope: !206)
!248 = !DILocation(line: 82, column: 10, scope: !206)
!249 = !DILocation(line: 83, column: 5, scope: !206)
!250 = !DIFile(filename: "print.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!251 = distinct !DISubprogram(name: "Print", scope: !250, file: !250, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!252 = !DILocation(line: 10, column: 6, scope: !251)
!253 = !DILocation(line: 11, column: 20, scope: !251)
!254 = !DILocation(line: 12, column: 7, scope: !251)
!255 = !DILocation(line: 13, column: 13, scope: !251)
!256 = !DILocation(line: 14, column: 3, scope: !251)
!257 = !DILocation(line: 16, column: 69, scope: !251)
!258 = !DILocation(line: 16, column: 68, scope: !251)
!259 = !DILocation(line: 16, column: 79, scope: !251)
!260 = !DILocation(line: 16, column: 89, scope: !251)
!261 = !DILocation(line: 16, column: 12, scope: !251)
!262 = !DILocation(line: 17, column: 47, scope: !251)
!263 = !DILocation(line: 17, column: 61, scope: !251)
!264 = !DILocation(line: 17, column: 76, scope: !251)
!265 = !DILocation(line: 17, column: 83, scope: !251)
!266 = !DILocation(line: 17, column: 74, scope: !251)
!267 = !DILocation(line: 17, column: 96, scope: !251)
!268 = !DILocation(line: 17, column: 91, scope: !251)
!269 = !DILocation(line: 17, column: 106, scope: !251)
!270 = !DILocation(line: 17, column: 12, scope: !251)
!271 = !DILocation(line: 18, column: 31, scope: !251)
!272 = !DILocation(line: 18, column: 36, scope: !251)
!273 = !DILocation(line: 18, column: 34, scope: !251)
!274 = !DILocation(line: 18, column: 43, scope: !251)
!275 = !DILocation(line: 18, column: 41, scope: !251)
!276 = !DILocation(line: 18, column: 48, scope: !251)
!277 = !DILocation(line: 18, column: 46, scope: !251)
!278 = !DILocation(line: 18, column: 54, scope: !251)
!279 = !DILocation(line: 18, column: 59, scope: !251)
!280 = !DILocation(line: 18, column: 57, scope: !251)
!281 = !DILocation(line: 18, column: 12, scope: !251)
!282 = !DILocation(line: 19, column: 12, scope: !251)
!283 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!284 = distinct !DISubprogram(name: "ExchangeInt8", scope: !283, file: !283, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!285 = !DILocation(line: 10, column: 6, scope: !284)
!286 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!287 = !DILocation(line: 10, column: 83, scope: !284)
!288 = !DILocation(line: 21, column: 29, scope: !286, inlinedAt: !287)
!289 = !DILocation(line: 21, column: 39, scope: !286, inlinedAt: !287)
!290 = !DILocation(line: 21, column: 49, scope: !286, inlinedAt: !287)
!291 = !DILocation(line: 23, column: 7, scope: !286, inlinedAt: !287)
!292 = !DILocation(line: 22, column: 2, scope: !286, inlinedAt: !287)
!293 = !DILocation(line: 22, column: 8, scope: !286, inlinedAt: !287)
!294 = !DILocation(line: 26, column: 9, scope: !286, inlinedAt: !287)
!295 = !DILocation(line: 27, column: 12, scope: !286, inlinedAt: !287)
!296 = !DILocation(line: 27, column: 10, scope: !286, inlinedAt: !287)
!297 = !DILocation(line: 27, column: 30, scope: !286, inlinedAt: !287)
!298 = !DILocation(line: 28, column: 37, scope: !286, inlinedAt: !287)
!299 = !DILocation(line: 28, column: 32, scope: !286, inlinedAt: !287)
!300 = !DILocation(line: 28, column: 34, scope: !286, inlinedAt: !287)
!301 = !DILocation(line: 28, column: 20, scope: !286, inlinedAt: !287)
!302 = !DILocation(line: 28, column: 3, scope: !286, inlinedAt: !287)
!303 = !DILocation(line: 29, column: 22, scope: !286, inlinedAt: !287)
!304 = !DILocation(line: 29, column: 3, scope: !286, inlinedAt: !287)
!305 = !DILocation(line: 30, column: 24, scope: !286, inlinedAt: !287)
!306 = !DILocation(line: 30, column: 3, scope: !286, inlinedAt: !287)
!307 = !DILocation(line: 31, column: 23, scope: !286, inlinedAt: !287)
!308 = !DILocation(line: 31, column: 3, scope: !286, inlinedAt: !287)
!309 = !DILocation(line: 32, column: 14, scope: !286, inlinedAt: !287)
!310 = !DILocation(line: 32, column: 12, scope: !286, inlinedAt: !287)
!311 = !DILocation(line: 32, column: 18, scope: !286, inlinedAt: !287)
!312 = !DILocation(line: 33, column: 21, scope: !286, inlinedAt: !287)
!313 = !DILocation(line: 33, column: 3, scope: !286, inlinedAt: !287)
!314 = !DILocation(line: 34, column: 3, scope: !286, inlinedAt: !287)
!315 = !DILocation(line: 35, column: 31, scope: !286, inlinedAt: !287)
!316 = !DILocation(line: 36, column: 4, scope: !286, inlinedAt: !287)
!317 = !DILocation(line: 38, column: 32, scope: !286, inlinedAt: !287)
!318 = !DILocation(line: 38, column: 30, scope: !286, inlinedAt: !287)
!319 = !DILocation(line: 38, column: 24, scope: !286, inlinedAt: !287)
!320 = !DILocation(line: 38, column: 3, scope: !286, inlinedAt: !287)
!321 = distinct !DISubprogram(name: "NumbersInt8", scope: !283, file: !283, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!322 = !DILocation(line: 15, column: 6, scope: !321)
!323 = !DIFile(filename: "group.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!324 = distinct !DISubprogram(name: "groupNumbers", scope: !323, file: !323, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!325 = !DILocation(line: 15, column: 71, scope: !321)
!326 = !DILocation(line: 29, column: 20, scope: !324, inlinedAt: !325)
!327 = !DILocation(line: 30, column: 26, scope: !324, inlinedAt: !325)
!328 = !DILocation(line: 30, column: 24, scope: !324, inlinedAt: !325)
!329 = !DILocation(line: 30, column: 46, scope: !324, inlinedAt: !325)
!330 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!331 = !DILocation(line: 30, column: 9, scope: !324, inlinedAt: !325)
!332 = !DILocation(line: 14, column: 11, scope: !330, inlinedAt: !331)
!333 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!334 = distinct !DISubprogram(name: "reduceWarp", scope: !333, file: !333, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!335 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!336 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!337 = !DILocation(line: 16, column: 25, scope: !330, inlinedAt: !331)
!338 = !DILocation(line: 8, column: 15, scope: !336, inlinedAt: !337)
!339 = !DILocation(line: 45, column: 16, scope: !335, inlinedAt: !338)
!340 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !339)
!341 = !DILocation(line: 70, column: 13, scope: !334, inlinedAt: !339)
!342 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !339)
!343 = !DILocation(line: 19, column: 40, scope: !330, inlinedAt: !331)
!344 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !339)
!345 = !DILocation(line: 68, column: 3, scope: !335, inlinedAt: !338)
!346 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !339)
!347 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !339)
!348 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !339)
!349 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !339)
!350 = !DILocation(line: 8, column: 76, scope: !336, inlinedAt: !337)
!351 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !339)
!352 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !339)
!353 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !339)
!354 = !DILocation(line: 78, column: 36, scope: !334, inlinedAt: !339)
!355 = !DILocation(line: 79, column: 16, scope: !334, inlinedAt: !339)
!356 = !DILocation(line: 80, column: 11, scope: !334, inlinedAt: !339)
!357 = !DILocation(line: 79, column: 3, scope: !334, inlinedAt: !339)
!358 = !DILocation(line: 83, column: 22, scope: !334, inlinedAt: !339)
!359 = !DILocation(line: 83, column: 41, scope: !334, inlinedAt: !339)
!360 = !DILocation(line: 84, column: 9, scope: !334, inlinedAt: !339)
!361 = !DILocation(line: 78, column: 41, scope: !334, inlinedAt: !339)
!362 = !DILocation(line: 87, column: 16, scope: !334, inlinedAt: !339)
!363 = !DILocation(line: 87, column: 2, scope: !335, inlinedAt: !338)
!364 = !DILocation(line: 16, column: 6, scope: !330, inlinedAt: !331)
!365 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!366 = !DILocation(line: 17, column: 33, scope: !330, inlinedAt: !331)
!367 = !DILocation(line: 14, column: 15, scope: !365, inlinedAt: !366)
!368 = !DILocation(line: 45, column: 16, scope: !335, inlinedAt: !367)
!369 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !368)
!370 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !368)
!371 = !DILocation(line: 68, column: 3, scope: !335, inlinedAt: !367)
!372 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !368)
!373 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !368)
!374 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !368)
!375 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !368)
!376 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !368)
!377 = !DILocation(line: 14, column: 77, scope: !365, inlinedAt: !366)
!378 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !368)
!379 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !368)
!380 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !368)
!381 = !DILocation(line: 78, column: 36, scope: !334, inlinedAt: !368)
!382 = !DILocation(line: 79, column: 16, scope: !334, inlinedAt: !368)
!383 = !DILocation(line: 80, column: 11, scope: !334, inlinedAt: !368)
!384 = !DILocation(line: 79, column: 3, scope: !334, inlinedAt: !368)
!385 = !DILocation(line: 83, column: 22, scope: !334, inlinedAt: !368)
!386 = !DILocation(line: 83, column: 41, scope: !334, inlinedAt: !368)
!387 = !DILocation(line: 84, column: 9, scope: !334, inlinedAt: !368)
!388 = !DILocation(line: 78, column: 41, scope: !334, inlinedAt: !368)
!389 = !DILocation(line: 87, column: 16, scope: !334, inlinedAt: !368)
!390 = !DILocation(line: 87, column: 2, scope: !335, inlinedAt: !367)
!391 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!392 = !DILocation(line: 17, column: 54, scope: !330, inlinedAt: !331)
!393 = !DILocation(line: 20, column: 15, scope: !391, inlinedAt: !392)
!394 = !DILocation(line: 45, column: 16, scope: !335, inlinedAt: !393)
!395 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !394)
!396 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !394)
!397 = !DILocation(line: 68, column: 3, scope: !335, inlinedAt: !393)
!398 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !394)
!399 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !394)
!400 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !394)
!401 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !394)
!402 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !394)
!403 = !DILocation(line: 20, column: 77, scope: !391, inlinedAt: !392)
!404 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !394)
!405 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !394)
!406 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !394)
!407 = !DILocation(line: 78, column: 36, scope: !334, inlinedAt: !394)
!408 = !DILocation(line: 79, column: 16, scope: !334, inlinedAt: !394)
!409 = !DILocation(line: 80, column: 11, scope: !334, inlinedAt: !394)
!410 = !DILocation(line: 79, column: 3, scope: !334, inlinedAt: !394)
!411 = !DILocation(line: 83, column: 22, scope: !334, inlinedAt: !394)
!412 = !DILocation(line: 83, column: 41, scope: !334, inlinedAt: !394)
!413 = !DILocation(line: 84, column: 9, scope: !334, inlinedAt: !394)
!414 = !DILocation(line: 78, column: 41, scope: !334, inlinedAt: !394)
!415 = !DILocation(line: 87, column: 16, scope: !334, inlinedAt: !394)
!416 = !DILocation(line: 87, column: 2, scope: !335, inlinedAt: !393)
!417 = !DILocation(line: 17, column: 6, scope: !330, inlinedAt: !331)
!418 = !DILocation(line: 17, column: 14, scope: !330, inlinedAt: !331)
!419 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!420 = distinct !DISubprogram(name: "scan", scope: !419, file: !419, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!421 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !419, file: !419, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!422 = !DILocation(line: 18, column: 40, scope: !330, inlinedAt: !331)
!423 = !DILocation(line: 6, column: 21, scope: !421, inlinedAt: !422)
!424 = !DILocation(line: 25, column: 16, scope: !420, inlinedAt: !423)
!425 = !DILocation(line: 23, column: 48, scope: !420, inlinedAt: !423)
!426 = !DILocation(line: 26, column: 6, scope: !420, inlinedAt: !423)
!427 = !DILocation(line: 26, column: 24, scope: !420, inlinedAt: !423)
!428 = !DILocation(line: 27, column: 24, scope: !420, inlinedAt: !423)
!429 = !DILocation(line: 27, column: 44, scope: !420, inlinedAt: !423)
!430 = !DILocation(line: 28, column: 4, scope: !420, inlinedAt: !423)
!431 = !DILocation(line: 26, column: 37, scope: !420, inlinedAt: !423)
!432 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !419, file: !419, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!433 = !DILocation(line: 18, column: 68, scope: !330, inlinedAt: !331)
!434 = !DILocation(line: 14, column: 21, scope: !432, inlinedAt: !433)
!435 = !DILocation(line: 23, column: 48, scope: !420, inlinedAt: !434)
!436 = !DILocation(line: 26, column: 6, scope: !420, inlinedAt: !434)
!437 = !DILocation(line: 26, column: 24, scope: !420, inlinedAt: !434)
!438 = !DILocation(line: 27, column: 24, scope: !420, inlinedAt: !434)
!439 = !DILocation(line: 27, column: 44, scope: !420, inlinedAt: !434)
!440 = !DILocation(line: 28, column: 4, scope: !420, inlinedAt: !434)
!441 = !DILocation(line: 26, column: 37, scope: !420, inlinedAt: !434)
!442 = !DILocation(line: 15, column: 20, scope: !432, inlinedAt: !433)
!443 = !DILocation(line: 15, column: 42, scope: !432, inlinedAt: !433)
!444 = !DILocation(line: 18, column: 2, scope: !330, inlinedAt: !331)
!445 = !DILocation(line: 18, column: 6, scope: !330, inlinedAt: !331)
!446 = !DILocation(line: 18, column: 14, scope: !330, inlinedAt: !331)
!447 = !DILocation(line: 19, column: 42, scope: !330, inlinedAt: !331)
!448 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!449 = distinct !DISubprogram(name: "Broadcast", scope: !448, file: !448, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!450 = !DILocation(line: 19, column: 25, scope: !330, inlinedAt: !331)
!451 = !DILocation(line: 36, column: 10, scope: !449, inlinedAt: !450)
!452 = !DILocation(line: 36, column: 22, scope: !449, inlinedAt: !450)
!453 = !DILocation(line: 37, column: 8, scope: !449, inlinedAt: !450)
!454 = !DILocation(line: 40, column: 17, scope: !449, inlinedAt: !450)
!455 = !DILocation(line: 19, column: 6, scope: !330, inlinedAt: !331)
!456 = !DILocation(line: 31, column: 26, scope: !324, inlinedAt: !325)
!457 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!458 = !DILocation(line: 31, column: 9, scope: !324, inlinedAt: !325)
!459 = !DILocation(line: 14, column: 11, scope: !457, inlinedAt: !458)
!460 = !DILocation(line: 31, column: 48, scope: !324, inlinedAt: !325)
!461 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!462 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!463 = !DILocation(line: 16, column: 25, scope: !457, inlinedAt: !458)
!464 = !DILocation(line: 8, column: 15, scope: !462, inlinedAt: !463)
!465 = !DILocation(line: 45, column: 16, scope: !461, inlinedAt: !464)
!466 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !465)
!467 = distinct !DISubprogram(name: "Block.warps", scope: !448, file: !448, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!468 = !DILocation(line: 46, column: 14, scope: !461, inlinedAt: !464)
!469 = !DILocation(line: 26, column: 47, scope: !467, inlinedAt: !468)
!470 = !DILocation(line: 26, column: 59, scope: !467, inlinedAt: !468)
!471 = distinct !DISubprogram(name: "scan", scope: !419, file: !419, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!472 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !419, file: !419, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!473 = !DILocation(line: 18, column: 40, scope: !457, inlinedAt: !458)
!474 = !DILocation(line: 6, column: 21, scope: !472, inlinedAt: !473)
!475 = !DILocation(line: 37, column: 21, scope: !471, inlinedAt: !474)
!476 = !DILocation(line: 37, column: 10, scope: !471, inlinedAt: !474)
!477 = !DILocation(line: 19, column: 40, scope: !457, inlinedAt: !458)
!478 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !465)
!479 = !DILocation(line: 68, column: 3, scope: !461, inlinedAt: !464)
!480 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !465)
!481 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !465)
!482 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !465)
!483 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !465)
!484 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !465)
!485 = !DILocation(line: 8, column: 76, scope: !462, inlinedAt: !463)
!486 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !465)
!487 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !465)
!488 = !DILocation(line: 78, column: 36, scope: !334, inlinedAt: !465)
!489 = !DILocation(line: 79, column: 16, scope: !334, inlinedAt: !465)
!490 = !DILocation(line: 80, column: 11, scope: !334, inlinedAt: !465)
!491 = !DILocation(line: 79, column: 3, scope: !334, inlinedAt: !465)
!492 = !DILocation(line: 83, column: 22, scope: !334, inlinedAt: !465)
!493 = !DILocation(line: 83, column: 41, scope: !334, inlinedAt: !465)
!494 = !DILocation(line: 84, column: 9, scope: !334, inlinedAt: !465)
!495 = !DILocation(line: 78, column: 41, scope: !334, inlinedAt: !465)
!496 = !DILocation(line: 87, column: 16, scope: !334, inlinedAt: !465)
!497 = !DILocation(line: 87, column: 2, scope: !461, inlinedAt: !464)
!498 = !DILocation(line: 26, column: 64, scope: !467, inlinedAt: !468)
!499 = !DILocation(line: 47, column: 7, scope: !461, inlinedAt: !464)
!500 = !DILocation(line: 50, column: 31, scope: !461, inlinedAt: !464)
!501 = !DILocation(line: 51, column: 10, scope: !461, inlinedAt: !464)
!502 = !DILocation(line: 52, column: 14, scope: !461, inlinedAt: !464)
!503 = !DILocation(line: 53, column: 17, scope: !461, inlinedAt: !464)
!504 = !DILocation(line: 53, column: 8, scope: !461, inlinedAt: !464)
!505 = !DILocation(line: 55, column: 10, scope: !461, inlinedAt: !464)
!506 = !DILocation(line: 56, column: 11, scope: !461, inlinedAt: !464)
!507 = !DILocation(line: 43, column: 50, scope: !461, inlinedAt: !464)
!508 = !DILocation(line: 57, column: 6, scope: !461, inlinedAt: !464)
!509 = !DILocation(line: 57, column: 16, scope: !461, inlinedAt: !464)
!510 = !DILocation(line: 58, column: 17, scope: !461, inlinedAt: !464)
!511 = !DILocation(line: 57, column: 21, scope: !461, inlinedAt: !464)
!512 = !DILocation(line: 16, column: 6, scope: !457, inlinedAt: !458)
!513 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!514 = !DILocation(line: 17, column: 33, scope: !457, inlinedAt: !458)
!515 = !DILocation(line: 14, column: 15, scope: !513, inlinedAt: !514)
!516 = !DILocation(line: 45, column: 16, scope: !461, inlinedAt: !515)
!517 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !516)
!518 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !516)
!519 = !DILocation(line: 68, column: 3, scope: !461, inlinedAt: !515)
!520 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !516)
!521 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !516)
!522 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !516)
!523 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !516)
!524 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !516)
!525 = !DILocation(line: 14, column: 77, scope: !513, inlinedAt: !514)
!526 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !516)
!527 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !516)
!528 = !DILocation(line: 78, column: 36, scope: !334, inlinedAt: !516)
!529 = !DILocation(line: 79, column: 16, scope: !334, inlinedAt: !516)
!530 = !DILocation(line: 80, column: 11, scope: !334, inlinedAt: !516)
!531 = !DILocation(line: 79, column: 3, scope: !334, inlinedAt: !516)
!532 = !DILocation(line: 83, column: 22, scope: !334, inlinedAt: !516)
!533 = !DILocation(line: 83, column: 41, scope: !334, inlinedAt: !516)
!534 = !DILocation(line: 84, column: 9, scope: !334, inlinedAt: !516)
!535 = !DILocation(line: 78, column: 41, scope: !334, inlinedAt: !516)
!536 = !DILocation(line: 87, column: 16, scope: !334, inlinedAt: !516)
!537 = !DILocation(line: 87, column: 2, scope: !461, inlinedAt: !515)
!538 = !DILocation(line: 47, column: 7, scope: !461, inlinedAt: !515)
!539 = !DILocation(line: 50, column: 31, scope: !461, inlinedAt: !515)
!540 = !DILocation(line: 51, column: 10, scope: !461, inlinedAt: !515)
!541 = !DILocation(line: 52, column: 14, scope: !461, inlinedAt: !515)
!542 = !DILocation(line: 53, column: 17, scope: !461, inlinedAt: !515)
!543 = !DILocation(line: 53, column: 8, scope: !461, inlinedAt: !515)
!544 = !DILocation(line: 55, column: 10, scope: !461, inlinedAt: !515)
!545 = !DILocation(line: 56, column: 11, scope: !461, inlinedAt: !515)
!546 = !DILocation(line: 43, column: 50, scope: !461, inlinedAt: !515)
!547 = !DILocation(line: 57, column: 6, scope: !461, inlinedAt: !515)
!548 = !DILocation(line: 57, column: 16, scope: !461, inlinedAt: !515)
!549 = !DILocation(line: 58, column: 17, scope: !461, inlinedAt: !515)
!550 = !DILocation(line: 57, column: 21, scope: !461, inlinedAt: !515)
!551 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!552 = !DILocation(line: 17, column: 54, scope: !457, inlinedAt: !458)
!553 = !DILocation(line: 20, column: 15, scope: !551, inlinedAt: !552)
!554 = !DILocation(line: 45, column: 16, scope: !461, inlinedAt: !553)
!555 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !554)
!556 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !554)
!557 = !DILocation(line: 68, column: 3, scope: !461, inlinedAt: !553)
!558 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !554)
!559 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !554)
!560 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !554)
!561 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !554)
!562 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !554)
!563 = !DILocation(line: 20, column: 77, scope: !551, inlinedAt: !552)
!564 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !554)
!565 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !554)
!566 = !DILocation(line: 78, column: 36, scope: !334, inlinedAt: !554)
!567 = !DILocation(line: 79, column: 16, scope: !334, inlinedAt: !554)
!568 = !DILocation(line: 80, column: 11, scope: !334, inlinedAt: !554)
!569 = !DILocation(line: 79, column: 3, scope: !334, inlinedAt: !554)
!570 = !DILocation(line: 83, column: 22, scope: !334, inlinedAt: !554)
!571 = !DILocation(line: 83, column: 41, scope: !334, inlinedAt: !554)
!572 = !DILocation(line: 84, column: 9, scope: !334, inlinedAt: !554)
!573 = !DILocation(line: 78, column: 41, scope: !334, inlinedAt: !554)
!574 = !DILocation(line: 87, column: 16, scope: !334, inlinedAt: !554)
!575 = !DILocation(line: 87, column: 2, scope: !461, inlinedAt: !553)
!576 = !DILocation(line: 47, column: 7, scope: !461, inlinedAt: !553)
!577 = !DILocation(line: 50, column: 31, scope: !461, inlinedAt: !553)
!578 = !DILocation(line: 51, column: 10, scope: !461, inlinedAt: !553)
!579 = !DILocation(line: 52, column: 14, scope: !461, inlinedAt: !553)
!580 = !DILocation(line: 53, column: 17, scope: !461, inlinedAt: !553)
!581 = !DILocation(line: 53, column: 8, scope: !461, inlinedAt: !553)
!582 = !DILocation(line: 55, column: 10, scope: !461, inlinedAt: !553)
!583 = !DILocation(line: 56, column: 11, scope: !461, inlinedAt: !553)
!584 = !DILocation(line: 43, column: 50, scope: !461, inlinedAt: !553)
!585 = !DILocation(line: 57, column: 6, scope: !461, inlinedAt: !553)
!586 = !DILocation(line: 57, column: 16, scope: !461, inlinedAt: !553)
!587 = !DILocation(line: 58, column: 17, scope: !461, inlinedAt: !553)
!588 = !DILocation(line: 57, column: 21, scope: !461, inlinedAt: !553)
!589 = !DILocation(line: 17, column: 6, scope: !457, inlinedAt: !458)
!590 = !DILocation(line: 17, column: 14, scope: !457, inlinedAt: !458)
!591 = !DILocation(line: 25, column: 16, scope: !471, inlinedAt: !474)
!592 = !DILocation(line: 23, column: 48, scope: !471, inlinedAt: !474)
!593 = !DILocation(line: 26, column: 6, scope: !471, inlinedAt: !474)
!594 = !DILocation(line: 26, column: 24, scope: !471, inlinedAt: !474)
!595 = !DILocation(line: 27, column: 24, scope: !471, inlinedAt: !474)
!596 = !DILocation(line: 27, column: 44, scope: !471, inlinedAt: !474)
!597 = !DILocation(line: 28, column: 4, scope: !471, inlinedAt: !474)
!598 = !DILocation(line: 26, column: 37, scope: !471, inlinedAt: !474)
!599 = !DILocation(line: 31, column: 15, scope: !471, inlinedAt: !474)
!600 = !DILocation(line: 34, column: 32, scope: !471, inlinedAt: !474)
!601 = !DILocation(line: 35, column: 19, scope: !471, inlinedAt: !474)
!602 = !DILocation(line: 36, column: 10, scope: !471, inlinedAt: !474)
!603 = !DILocation(line: 38, column: 9, scope: !471, inlinedAt: !474)
!604 = !DILocation(line: 40, column: 10, scope: !471, inlinedAt: !474)
!605 = !DILocation(line: 23, column: 59, scope: !471, inlinedAt: !474)
!606 = !DILocation(line: 42, column: 19, scope: !471, inlinedAt: !474)
!607 = !DILocation(line: 42, column: 3, scope: !471, inlinedAt: !474)
!608 = !DILocation(line: 44, column: 2, scope: !472, inlinedAt: !473)
!609 = !DILocation(line: 7, column: 16, scope: !472, inlinedAt: !473)
!610 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !419, file: !419, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!611 = !DILocation(line: 18, column: 68, scope: !457, inlinedAt: !458)
!612 = !DILocation(line: 14, column: 21, scope: !610, inlinedAt: !611)
!613 = !DILocation(line: 25, column: 16, scope: !471, inlinedAt: !612)
!614 = !DILocation(line: 23, column: 48, scope: !471, inlinedAt: !612)
!615 = !DILocation(line: 26, column: 6, scope: !471, inlinedAt: !612)
!616 = !DILocation(line: 26, column: 24, scope: !471, inlinedAt: !612)
!617 = !DILocation(line: 27, column: 24, scope: !471, inlinedAt: !612)
!618 = !DILocation(line: 27, column: 44, scope: !471, inlinedAt: !612)
!619 = !DILocation(line: 28, column: 4, scope: !471, inlinedAt: !612)
!620 = !DILocation(line: 26, column: 37, scope: !471, inlinedAt: !612)
!621 = !DILocation(line: 31, column: 15, scope: !471, inlinedAt: !612)
!622 = !DILocation(line: 34, column: 32, scope: !471, inlinedAt: !612)
!623 = !DILocation(line: 35, column: 19, scope: !471, inlinedAt: !612)
!624 = !DILocation(line: 36, column: 10, scope: !471, inlinedAt: !612)
!625 = !DILocation(line: 37, column: 10, scope: !471, inlinedAt: !612)
!626 = !DILocation(line: 38, column: 9, scope: !471, inlinedAt: !612)
!627 = !DILocation(line: 40, column: 10, scope: !471, inlinedAt: !612)
!628 = !DILocation(line: 23, column: 59, scope: !471, inlinedAt: !612)
!629 = !DILocation(line: 42, column: 19, scope: !471, inlinedAt: !612)
!630 = !DILocation(line: 42, column: 3, scope: !471, inlinedAt: !612)
!631 = !DILocation(line: 44, column: 2, scope: !610, inlinedAt: !611)
!632 = !DILocation(line: 15, column: 20, scope: !610, inlinedAt: !611)
!633 = !DILocation(line: 15, column: 42, scope: !610, inlinedAt: !611)
!634 = !DILocation(line: 18, column: 16, scope: !610, inlinedAt: !611)
!635 = !DILocation(line: 18, column: 2, scope: !457, inlinedAt: !458)
!636 = !DILocation(line: 18, column: 6, scope: !457, inlinedAt: !458)
!637 = !DILocation(line: 18, column: 14, scope: !457, inlinedAt: !458)
!638 = !DILocation(line: 19, column: 42, scope: !457, inlinedAt: !458)
!639 = distinct !DISubprogram(name: "Broadcast", scope: !448, file: !448, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!640 = !DILocation(line: 19, column: 25, scope: !457, inlinedAt: !458)
!641 = !DILocation(line: 36, column: 22, scope: !639, inlinedAt: !640)
!642 = !DILocation(line: 37, column: 8, scope: !639, inlinedAt: !640)
!643 = !DILocation(line: 39, column: 15, scope: !639, inlinedAt: !640)
!644 = !DILocation(line: 40, column: 17, scope: !639, inlinedAt: !640)
!645 = !DILocation(line: 40, column: 3, scope: !457, inlinedAt: !458)
!646 = !DILocation(line: 42, column: 16, scope: !639, inlinedAt: !640)
!647 = !DILocation(line: 43, column: 10, scope: !639, inlinedAt: !640)
!648 = !DILocation(line: 44, column: 14, scope: !639, inlinedAt: !640)
!649 = !DILocation(line: 45, column: 3, scope: !639, inlinedAt: !640)
!650 = !DILocation(line: 47, column: 10, scope: !639, inlinedAt: !640)
!651 = !DILocation(line: 48, column: 9, scope: !639, inlinedAt: !640)
!652 = !DILocation(line: 48, column: 2, scope: !457, inlinedAt: !458)
!653 = !DILocation(line: 19, column: 6, scope: !457, inlinedAt: !458)
!654 = distinct !DISubprogram(name: "IntegersInt8", scope: !283, file: !283, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!655 = !DILocation(line: 20, column: 6, scope: !654)
!656 = distinct !DISubprogram(name: "groupIntegers", scope: !323, file: !323, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!657 = !DILocation(line: 20, column: 73, scope: !654)
!658 = !DILocation(line: 35, column: 20, scope: !656, inlinedAt: !657)
!659 = !DILocation(line: 36, column: 27, scope: !656, inlinedAt: !657)
!660 = !DILocation(line: 36, column: 25, scope: !656, inlinedAt: !657)
!661 = !DILocation(line: 36, column: 48, scope: !656, inlinedAt: !657)
!662 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!663 = !DILocation(line: 36, column: 10, scope: !656, inlinedAt: !657)
!664 = !DILocation(line: 24, column: 11, scope: !662, inlinedAt: !663)
!665 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!666 = !DILocation(line: 25, column: 40, scope: !662, inlinedAt: !663)
!667 = !DILocation(line: 26, column: 15, scope: !665, inlinedAt: !666)
!668 = !DILocation(line: 45, column: 16, scope: !335, inlinedAt: !667)
!669 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !668)
!670 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !668)
!671 = !DILocation(line: 68, column: 3, scope: !335, inlinedAt: !667)
!672 = !DILocation(line: 70, column: 13, scope: !334, inlinedAt: !668)
!673 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !668)
!674 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !668)
!675 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !668)
!676 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !668)
!677 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !668)
!678 = !DILocation(line: 26, column: 76, scope: !665, inlinedAt: !666)
!679 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !668)
!680 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !668)
!681 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !668)
!682 = !DILocation(line: 78, column: 36, scope: !334, inlinedAt: !668)
!683 = !DILocation(line: 79, column: 16, scope: !334, inlinedAt: !668)
!684 = !DILocation(line: 80, column: 11, scope: !334, inlinedAt: !668)
!685 = !DILocation(line: 79, column: 3, scope: !334, inlinedAt: !668)
!686 = !DILocation(line: 83, column: 22, scope: !334, inlinedAt: !668)
!687 = !DILocation(line: 83, column: 41, scope: !334, inlinedAt: !668)
!688 = !DILocation(line: 84, column: 9, scope: !334, inlinedAt: !668)
!689 = !DILocation(line: 78, column: 41, scope: !334, inlinedAt: !668)
!690 = !DILocation(line: 87, column: 16, scope: !334, inlinedAt: !668)
!691 = !DILocation(line: 87, column: 2, scope: !335, inlinedAt: !667)
!692 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!693 = !DILocation(line: 25, column: 60, scope: !662, inlinedAt: !663)
!694 = !DILocation(line: 31, column: 15, scope: !692, inlinedAt: !693)
!695 = !DILocation(line: 45, column: 16, scope: !335, inlinedAt: !694)
!696 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !695)
!697 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !695)
!698 = !DILocation(line: 68, column: 3, scope: !335, inlinedAt: !694)
!699 = !DILocation(line: 70, column: 13, scope: !334, inlinedAt: !695)
!700 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !695)
!701 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !695)
!702 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !695)
!703 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !695)
!704 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !695)
!705 = !DILocation(line: 31, column: 74, scope: !692, inlinedAt: !693)
!706 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !695)
!707 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !695)
!708 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !695)
!709 = !DILocation(line: 78, column: 36, scope: !334, inlinedAt: !695)
!710 = !DILocation(line: 79, column: 16, scope: !334, inlinedAt: !695)
!711 = !DILocation(line: 80, column: 11, scope: !334, inlinedAt: !695)
!712 = !DILocation(line: 79, column: 3, scope: !334, inlinedAt: !695)
!713 = !DILocation(line: 83, column: 22, scope: !334, inlinedAt: !695)
!714 = !DILocation(line: 83, column: 41, scope: !334, inlinedAt: !695)
!715 = !DILocation(line: 84, column: 9, scope: !334, inlinedAt: !695)
!716 = !DILocation(line: 78, column: 41, scope: !334, inlinedAt: !695)
!717 = !DILocation(line: 87, column: 16, scope: !334, inlinedAt: !695)
!718 = !DILocation(line: 87, column: 2, scope: !335, inlinedAt: !694)
!719 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!720 = !DILocation(line: 25, column: 81, scope: !662, inlinedAt: !663)
!721 = !DILocation(line: 37, column: 15, scope: !719, inlinedAt: !720)
!722 = !DILocation(line: 45, column: 16, scope: !335, inlinedAt: !721)
!723 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !722)
!724 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !722)
!725 = !DILocation(line: 68, column: 3, scope: !335, inlinedAt: !721)
!726 = !DILocation(line: 70, column: 13, scope: !334, inlinedAt: !722)
!727 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !722)
!728 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !722)
!729 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !722)
!730 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !722)
!731 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !722)
!732 = !DILocation(line: 37, column: 76, scope: !719, inlinedAt: !720)
!733 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !722)
!734 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !722)
!735 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !722)
!736 = !DILocation(line: 78, column: 36, scope: !334, inlinedAt: !722)
!737 = !DILocation(line: 79, column: 16, scope: !334, inlinedAt: !722)
!738 = !DILocation(line: 80, column: 11, scope: !334, inlinedAt: !722)
!739 = !DILocation(line: 79, column: 3, scope: !334, inlinedAt: !722)
!740 = !DILocation(line: 83, column: 22, scope: !334, inlinedAt: !722)
!741 = !DILocation(line: 83, column: 41, scope: !334, inlinedAt: !722)
!742 = !DILocation(line: 84, column: 9, scope: !334, inlinedAt: !722)
!743 = !DILocation(line: 78, column: 41, scope: !334, inlinedAt: !722)
!744 = !DILocation(line: 87, column: 16, scope: !334, inlinedAt: !722)
!745 = !DILocation(line: 87, column: 2, scope: !335, inlinedAt: !721)
!746 = !DILocation(line: 25, column: 5, scope: !662, inlinedAt: !663)
!747 = !DILocation(line: 25, column: 13, scope: !662, inlinedAt: !663)
!748 = !DILocation(line: 25, column: 21, scope: !662, inlinedAt: !663)
!749 = !DILocation(line: 37, column: 27, scope: !656, inlinedAt: !657)
!750 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!751 = !DILocation(line: 37, column: 10, scope: !656, inlinedAt: !657)
!752 = !DILocation(line: 24, column: 11, scope: !750, inlinedAt: !751)
!753 = !DILocation(line: 37, column: 50, scope: !656, inlinedAt: !657)
!754 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!755 = !DILocation(line: 25, column: 40, scope: !750, inlinedAt: !751)
!756 = !DILocation(line: 26, column: 15, scope: !754, inlinedAt: !755)
!757 = !DILocation(line: 45, column: 16, scope: !461, inlinedAt: !756)
!758 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !757)
!759 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !757)
!760 = !DILocation(line: 68, column: 3, scope: !461, inlinedAt: !756)
!761 = !DILocation(line: 70, column: 13, scope: !334, inlinedAt: !757)
!762 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !757)
!763 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !757)
!764 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !757)
!765 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !757)
!766 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !757)
!767 = !DILocation(line: 26, column: 76, scope: !754, inlinedAt: !755)
!768 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !757)
!769 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !757)
!770 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !757)
!771 = !DILocation(line: 78, column: 36, scope: !334, inlinedAt: !757)
!772 = !DILocation(line: 79, column: 16, scope: !334, inlinedAt: !757)
!773 = !DILocation(line: 80, column: 11, scope: !334, inlinedAt: !757)
!774 = !DILocation(line: 79, column: 3, scope: !334, inlinedAt: !757)
!775 = !DILocation(line: 83, column: 22, scope: !334, inlinedAt: !757)
!776 = !DILocation(line: 83, column: 41, scope: !334, inlinedAt: !757)
!777 = !DILocation(line: 84, column: 9, scope: !334, inlinedAt: !757)
!778 = !DILocation(line: 78, column: 41, scope: !334, inlinedAt: !757)
!779 = !DILocation(line: 87, column: 16, scope: !334, inlinedAt: !757)
!780 = !DILocation(line: 87, column: 2, scope: !461, inlinedAt: !756)
!781 = !DILocation(line: 46, column: 14, scope: !461, inlinedAt: !756)
!782 = !DILocation(line: 26, column: 47, scope: !467, inlinedAt: !781)
!783 = !DILocation(line: 26, column: 59, scope: !467, inlinedAt: !781)
!784 = !DILocation(line: 26, column: 64, scope: !467, inlinedAt: !781)
!785 = !DILocation(line: 47, column: 7, scope: !461, inlinedAt: !756)
!786 = !DILocation(line: 50, column: 31, scope: !461, inlinedAt: !756)
!787 = !DILocation(line: 51, column: 10, scope: !461, inlinedAt: !756)
!788 = !DILocation(line: 52, column: 11, scope: !461, inlinedAt: !756)
!789 = !DILocation(line: 52, column: 14, scope: !461, inlinedAt: !756)
!790 = !DILocation(line: 53, column: 17, scope: !461, inlinedAt: !756)
!791 = !DILocation(line: 53, column: 8, scope: !461, inlinedAt: !756)
!792 = !DILocation(line: 55, column: 10, scope: !461, inlinedAt: !756)
!793 = !DILocation(line: 56, column: 11, scope: !461, inlinedAt: !756)
!794 = !DILocation(line: 43, column: 50, scope: !461, inlinedAt: !756)
!795 = !DILocation(line: 57, column: 6, scope: !461, inlinedAt: !756)
!796 = !DILocation(line: 57, column: 16, scope: !461, inlinedAt: !756)
!797 = !DILocation(line: 58, column: 17, scope: !461, inlinedAt: !756)
!798 = !DILocation(line: 57, column: 21, scope: !461, inlinedAt: !756)
!799 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!800 = !DILocation(line: 25, column: 60, scope: !750, inlinedAt: !751)
!801 = !DILocation(line: 31, column: 15, scope: !799, inlinedAt: !800)
!802 = !DILocation(line: 45, column: 16, scope: !461, inlinedAt: !801)
!803 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !802)
!804 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !802)
!805 = !DILocation(line: 68, column: 3, scope: !461, inlinedAt: !801)
!806 = !DILocation(line: 70, column: 13, scope: !334, inlinedAt: !802)
!807 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !802)
!808 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !802)
!809 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !802)
!810 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !802)
!811 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !802)
!812 = !DILocation(line: 31, column: 74, scope: !799, inlinedAt: !800)
!813 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !802)
!814 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !802)
!815 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !802)
!816 = !DILocation(line: 78, column: 36, scope: !334, inlinedAt: !802)
!817 = !DILocation(line: 79, column: 16, scope: !334, inlinedAt: !802)
!818 = !DILocation(line: 80, column: 11, scope: !334, inlinedAt: !802)
!819 = !DILocation(line: 79, column: 3, scope: !334, inlinedAt: !802)
!820 = !DILocation(line: 83, column: 22, scope: !334, inlinedAt: !802)
!821 = !DILocation(line: 83, column: 41, scope: !334, inlinedAt: !802)
!822 = !DILocation(line: 84, column: 9, scope: !334, inlinedAt: !802)
!823 = !DILocation(line: 78, column: 41, scope: !334, inlinedAt: !802)
!824 = !DILocation(line: 87, column: 16, scope: !334, inlinedAt: !802)
!825 = !DILocation(line: 87, column: 2, scope: !461, inlinedAt: !801)
!826 = !DILocation(line: 47, column: 7, scope: !461, inlinedAt: !801)
!827 = !DILocation(line: 50, column: 31, scope: !461, inlinedAt: !801)
!828 = !DILocation(line: 51, column: 10, scope: !461, inlinedAt: !801)
!829 = !DILocation(line: 52, column: 11, scope: !461, inlinedAt: !801)
!830 = !DILocation(line: 52, column: 14, scope: !461, inlinedAt: !801)
!831 = !DILocation(line: 53, column: 17, scope: !461, inlinedAt: !801)
!832 = !DILocation(line: 53, column: 8, scope: !461, inlinedAt: !801)
!833 = !DILocation(line: 55, column: 10, scope: !461, inlinedAt: !801)
!834 = !DILocation(line: 56, column: 11, scope: !461, inlinedAt: !801)
!835 = !DILocation(line: 43, column: 50, scope: !461, inlinedAt: !801)
!836 = !DILocation(line: 57, column: 6, scope: !461, inlinedAt: !801)
!837 = !DILocation(line: 57, column: 16, scope: !461, inlinedAt: !801)
!838 = !DILocation(line: 58, column: 17, scope: !461, inlinedAt: !801)
!839 = !DILocation(line: 57, column: 21, scope: !461, inlinedAt: !801)
!840 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!841 = !DILocation(line: 25, column: 81, scope: !750, inlinedAt: !751)
!842 = !DILocation(line: 37, column: 15, scope: !840, inlinedAt: !841)
!843 = !DILocation(line: 45, column: 16, scope: !461, inlinedAt: !842)
!844 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !843)
!845 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !843)
!846 = !DILocation(line: 68, column: 3, scope: !461, inlinedAt: !842)
!847 = !DILocation(line: 70, column: 13, scope: !334, inlinedAt: !843)
!848 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !843)
!849 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !843)
!850 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !843)
!851 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !843)
!852 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !843)
!853 = !DILocation(line: 37, column: 76, scope: !840, inlinedAt: !841)
!854 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !843)
!855 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !843)
!856 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !843)
!857 = !DILocation(line: 78, column: 36, scope: !334, inlinedAt: !843)
!858 = !DILocation(line: 79, column: 16, scope: !334, inlinedAt: !843)
!859 = !DILocation(line: 80, column: 11, scope: !334, inlinedAt: !843)
!860 = !DILocation(line: 79, column: 3, scope: !334, inlinedAt: !843)
!861 = !DILocation(line: 83, column: 22, scope: !334, inlinedAt: !843)
!862 = !DILocation(line: 83, column: 41, scope: !334, inlinedAt: !843)
!863 = !DILocation(line: 84, column: 9, scope: !334, inlinedAt: !843)
!864 = !DILocation(line: 78, column: 41, scope: !334, inlinedAt: !843)
!865 = !DILocation(line: 87, column: 16, scope: !334, inlinedAt: !843)
!866 = !DILocation(line: 87, column: 2, scope: !461, inlinedAt: !842)
!867 = !DILocation(line: 47, column: 7, scope: !461, inlinedAt: !842)
!868 = !DILocation(line: 50, column: 31, scope: !461, inlinedAt: !842)
!869 = !DILocation(line: 51, column: 10, scope: !461, inlinedAt: !842)
!870 = !DILocation(line: 52, column: 11, scope: !461, inlinedAt: !842)
!871 = !DILocation(line: 52, column: 14, scope: !461, inlinedAt: !842)
!872 = !DILocation(line: 53, column: 17, scope: !461, inlinedAt: !842)
!873 = !DILocation(line: 53, column: 8, scope: !461, inlinedAt: !842)
!874 = !DILocation(line: 55, column: 10, scope: !461, inlinedAt: !842)
!875 = !DILocation(line: 56, column: 11, scope: !461, inlinedAt: !842)
!876 = !DILocation(line: 43, column: 50, scope: !461, inlinedAt: !842)
!877 = !DILocation(line: 57, column: 6, scope: !461, inlinedAt: !842)
!878 = !DILocation(line: 57, column: 16, scope: !461, inlinedAt: !842)
!879 = !DILocation(line: 58, column: 17, scope: !461, inlinedAt: !842)
!880 = !DILocation(line: 57, column: 21, scope: !461, inlinedAt: !842)
!881 = !DILocation(line: 25, column: 5, scope: !750, inlinedAt: !751)
!882 = !DILocation(line: 25, column: 13, scope: !750, inlinedAt: !751)
!883 = !DILocation(line: 25, column: 21, scope: !750, inlinedAt: !751)
!884 = distinct !DISubprogram(name: "ExchangeInt16", scope: !283, file: !283, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!885 = !DILocation(line: 25, column: 6, scope: !884)
!886 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!887 = !DILocation(line: 26, column: 10, scope: !884)
!888 = !DILocation(line: 21, column: 29, scope: !886, inlinedAt: !887)
!889 = !DILocation(line: 21, column: 39, scope: !886, inlinedAt: !887)
!890 = !DILocation(line: 21, column: 49, scope: !886, inlinedAt: !887)
!891 = !DILocation(line: 23, column: 7, scope: !886, inlinedAt: !887)
!892 = !DILocation(line: 22, column: 2, scope: !886, inlinedAt: !887)
!893 = !DILocation(line: 22, column: 8, scope: !886, inlinedAt: !887)
!894 = !DILocation(line: 26, column: 9, scope: !886, inlinedAt: !887)
!895 = !DILocation(line: 27, column: 12, scope: !886, inlinedAt: !887)
!896 = !DILocation(line: 27, column: 10, scope: !886, inlinedAt: !887)
!897 = !DILocation(line: 27, column: 30, scope: !886, inlinedAt: !887)
!898 = !DILocation(line: 28, column: 37, scope: !886, inlinedAt: !887)
!899 = !DILocation(line: 28, column: 32, scope: !886, inlinedAt: !887)
!900 = !DILocation(line: 28, column: 34, scope: !886, inlinedAt: !887)
!901 = !DILocation(line: 28, column: 20, scope: !886, inlinedAt: !887)
!902 = !DILocation(line: 28, column: 3, scope: !886, inlinedAt: !887)
!903 = !DILocation(line: 29, column: 22, scope: !886, inlinedAt: !887)
!904 = !DILocation(line: 29, column: 3, scope: !886, inlinedAt: !887)
!905 = !DILocation(line: 30, column: 24, scope: !886, inlinedAt: !887)
!906 = !DILocation(line: 30, column: 3, scope: !886, inlinedAt: !887)
!907 = !DILocation(line: 31, column: 23, scope: !886, inlinedAt: !887)
!908 = !DILocation(line: 31, column: 3, scope: !886, inlinedAt: !887)
!909 = !DILocation(line: 32, column: 14, scope: !886, inlinedAt: !887)
!910 = !DILocation(line: 32, column: 12, scope: !886, inlinedAt: !887)
!911 = !DILocation(line: 32, column: 18, scope: !886, inlinedAt: !887)
!912 = !DILocation(line: 33, column: 21, scope: !886, inlinedAt: !887)
!913 = !DILocation(line: 33, column: 3, scope: !886, inlinedAt: !887)
!914 = !DILocation(line: 34, column: 3, scope: !886, inlinedAt: !887)
!915 = !DILocation(line: 35, column: 31, scope: !886, inlinedAt: !887)
!916 = !DILocation(line: 36, column: 4, scope: !886, inlinedAt: !887)
!917 = !DILocation(line: 38, column: 32, scope: !886, inlinedAt: !887)
!918 = !DILocation(line: 38, column: 30, scope: !886, inlinedAt: !887)
!919 = !DILocation(line: 38, column: 24, scope: !886, inlinedAt: !887)
!920 = !DILocation(line: 38, column: 3, scope: !886, inlinedAt: !887)
!921 = distinct !DISubprogram(name: "ExchangeInt32", scope: !283, file: !283, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!922 = !DILocation(line: 32, column: 6, scope: !921)
!923 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!924 = !DILocation(line: 33, column: 10, scope: !921)
!925 = !DILocation(line: 21, column: 29, scope: !923, inlinedAt: !924)
!926 = !DILocation(line: 21, column: 39, scope: !923, inlinedAt: !924)
!927 = !DILocation(line: 21, column: 49, scope: !923, inlinedAt: !924)
!928 = !DILocation(line: 23, column: 7, scope: !923, inlinedAt: !924)
!929 = !DILocation(line: 22, column: 2, scope: !923, inlinedAt: !924)
!930 = !DILocation(line: 22, column: 8, scope: !923, inlinedAt: !924)
!931 = !DILocation(line: 26, column: 9, scope: !923, inlinedAt: !924)
!932 = !DILocation(line: 27, column: 12, scope: !923, inlinedAt: !924)
!933 = !DILocation(line: 27, column: 10, scope: !923, inlinedAt: !924)
!934 = !DILocation(line: 27, column: 30, scope: !923, inlinedAt: !924)
!935 = !DILocation(line: 28, column: 37, scope: !923, inlinedAt: !924)
!936 = !DILocation(line: 28, column: 32, scope: !923, inlinedAt: !924)
!937 = !DILocation(line: 28, column: 34, scope: !923, inlinedAt: !924)
!938 = !DILocation(line: 28, column: 20, scope: !923, inlinedAt: !924)
!939 = !DILocation(line: 28, column: 3, scope: !923, inlinedAt: !924)
!940 = !DILocation(line: 29, column: 22, scope: !923, inlinedAt: !924)
!941 = !DILocation(line: 29, column: 3, scope: !923, inlinedAt: !924)
!942 = !DILocation(line: 30, column: 24, scope: !923, inlinedAt: !924)
!943 = !DILocation(line: 30, column: 3, scope: !923, inlinedAt: !924)
!944 = !DILocation(line: 31, column: 23, scope: !923, inlinedAt: !924)
!945 = !DILocation(line: 31, column: 3, scope: !923, inlinedAt: !924)
!946 = !DILocation(line: 32, column: 14, scope: !923, inlinedAt: !924)
!947 = !DILocation(line: 32, column: 12, scope: !923, inlinedAt: !924)
!948 = !DILocation(line: 32, column: 18, scope: !923, inlinedAt: !924)
!949 = !DILocation(line: 33, column: 21, scope: !923, inlinedAt: !924)
!950 = !DILocation(line: 33, column: 3, scope: !923, inlinedAt: !924)
!951 = !DILocation(line: 34, column: 3, scope: !923, inlinedAt: !924)
!952 = !DILocation(line: 35, column: 31, scope: !923, inlinedAt: !924)
!953 = !DILocation(line: 36, column: 4, scope: !923, inlinedAt: !924)
!954 = !DILocation(line: 38, column: 32, scope: !923, inlinedAt: !924)
!955 = !DILocation(line: 38, column: 30, scope: !923, inlinedAt: !924)
!956 = !DILocation(line: 38, column: 24, scope: !923, inlinedAt: !924)
!957 = !DILocation(line: 38, column: 3, scope: !923, inlinedAt: !924)
!958 = distinct !DISubprogram(name: "NumbersInt32", scope: !283, file: !283, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!959 = !DILocation(line: 39, column: 6, scope: !958)
!960 = distinct !DISubprogram(name: "groupNumbers", scope: !323, file: !323, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!961 = !DILocation(line: 39, column: 73, scope: !958)
!962 = !DILocation(line: 29, column: 20, scope: !960, inlinedAt: !961)
!963 = !DILocation(line: 30, column: 26, scope: !960, inlinedAt: !961)
!964 = !DILocation(line: 30, column: 24, scope: !960, inlinedAt: !961)
!965 = !DILocation(line: 30, column: 46, scope: !960, inlinedAt: !961)
!966 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!967 = !DILocation(line: 30, column: 9, scope: !960, inlinedAt: !961)
!968 = !DILocation(line: 14, column: 11, scope: !966, inlinedAt: !967)
!969 = distinct !DISubprogram(name: "reduceWarp", scope: !333, file: !333, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!970 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!971 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!972 = !DILocation(line: 16, column: 25, scope: !966, inlinedAt: !967)
!973 = !DILocation(line: 8, column: 15, scope: !971, inlinedAt: !972)
!974 = !DILocation(line: 45, column: 16, scope: !970, inlinedAt: !973)
!975 = !DILocation(line: 70, column: 13, scope: !969, inlinedAt: !974)
!976 = !DILocation(line: 71, column: 7, scope: !969, inlinedAt: !974)
!977 = !DILocation(line: 19, column: 40, scope: !966, inlinedAt: !967)
!978 = !DILocation(line: 67, column: 13, scope: !969, inlinedAt: !974)
!979 = !DILocation(line: 68, column: 15, scope: !969, inlinedAt: !974)
!980 = !DILocation(line: 68, column: 3, scope: !970, inlinedAt: !973)
!981 = !DILocation(line: 66, column: 35, scope: !969, inlinedAt: !974)
!982 = !DILocation(line: 72, column: 7, scope: !969, inlinedAt: !974)
!983 = !DILocation(line: 72, column: 35, scope: !969, inlinedAt: !974)
!984 = !DILocation(line: 73, column: 23, scope: !969, inlinedAt: !974)
!985 = !DILocation(line: 8, column: 76, scope: !971, inlinedAt: !972)
!986 = !DILocation(line: 72, column: 40, scope: !969, inlinedAt: !974)
!987 = !DILocation(line: 77, column: 16, scope: !969, inlinedAt: !974)
!988 = !DILocation(line: 78, column: 6, scope: !969, inlinedAt: !974)
!989 = !DILocation(line: 78, column: 36, scope: !969, inlinedAt: !974)
!990 = !DILocation(line: 79, column: 16, scope: !969, inlinedAt: !974)
!991 = !DILocation(line: 80, column: 11, scope: !969, inlinedAt: !974)
!992 = !DILocation(line: 79, column: 3, scope: !969, inlinedAt: !974)
!993 = !DILocation(line: 83, column: 22, scope: !969, inlinedAt: !974)
!994 = !DILocation(line: 83, column: 41, scope: !969, inlinedAt: !974)
!995 = !DILocation(line: 84, column: 9, scope: !969, inlinedAt: !974)
!996 = !DILocation(line: 78, column: 41, scope: !969, inlinedAt: !974)
!997 = !DILocation(line: 87, column: 16, scope: !969, inlinedAt: !974)
!998 = !DILocation(line: 87, column: 2, scope: !970, inlinedAt: !973)
!999 = !DILocation(line: 16, column: 6, scope: !966, inlinedAt: !967)
!1000 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1001 = !DILocation(line: 17, column: 33, scope: !966, inlinedAt: !967)
!1002 = !DILocation(line: 14, column: 15, scope: !1000, inlinedAt: !1001)
!1003 = !DILocation(line: 45, column: 16, scope: !970, inlinedAt: !1002)
!1004 = !DILocation(line: 67, column: 13, scope: !969, inlinedAt: !1003)
!1005 = !DILocation(line: 68, column: 15, scope: !969, inlinedAt: !1003)
!1006 = !DILocation(line: 68, column: 3, scope: !970, inlinedAt: !1002)
!1007 = !DILocation(line: 71, column: 7, scope: !969, inlinedAt: !1003)
!1008 = !DILocation(line: 66, column: 35, scope: !969, inlinedAt: !1003)
!1009 = !DILocation(line: 72, column: 7, scope: !969, inlinedAt: !1003)
!1010 = !DILocation(line: 72, column: 35, scope: !969, inlinedAt: !1003)
!1011 = !DILocation(line: 73, column: 23, scope: !969, inlinedAt: !1003)
!1012 = !DILocation(line: 14, column: 77, scope: !1000, inlinedAt: !1001)
!1013 = !DILocation(line: 72, column: 40, scope: !969, inlinedAt: !1003)
!1014 = !DILocation(line: 77, column: 16, scope: !969, inlinedAt: !1003)
!1015 = !DILocation(line: 78, column: 6, scope: !969, inlinedAt: !1003)
!1016 = !DILocation(line: 78, column: 36, scope: !969, inlinedAt: !1003)
!1017 = !DILocation(line: 79, column: 16, scope: !969, inlinedAt: !1003)
!1018 = !DILocation(line: 80, column: 11, scope: !969, inlinedAt: !1003)
!1019 = !DILocation(line: 79, column: 3, scope: !969, inlinedAt: !1003)
!1020 = !DILocation(line: 83, column: 22, scope: !969, inlinedAt: !1003)
!1021 = !DILocation(line: 83, column: 41, scope: !969, inlinedAt: !1003)
!1022 = !DILocation(line: 84, column: 9, scope: !969, inlinedAt: !1003)
!1023 = !DILocation(line: 78, column: 41, scope: !969, inlinedAt: !1003)
!1024 = !DILocation(line: 87, column: 16, scope: !969, inlinedAt: !1003)
!1025 = !DILocation(line: 87, column: 2, scope: !970, inlinedAt: !1002)
!1026 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1027 = !DILocation(line: 17, column: 54, scope: !966, inlinedAt: !967)
!1028 = !DILocation(line: 20, column: 15, scope: !1026, inlinedAt: !1027)
!1029 = !DILocation(line: 45, column: 16, scope: !970, inlinedAt: !1028)
!1030 = !DILocation(line: 67, column: 13, scope: !969, inlinedAt: !1029)
!1031 = !DILocation(line: 68, column: 15, scope: !969, inlinedAt: !1029)
!1032 = !DILocation(line: 68, column: 3, scope: !970, inlinedAt: !1028)
!1033 = !DILocation(line: 71, column: 7, scope: !969, inlinedAt: !1029)
!1034 = !DILocation(line: 66, column: 35, scope: !969, inlinedAt: !1029)
!1035 = !DILocation(line: 72, column: 7, scope: !969, inlinedAt: !1029)
!1036 = !DILocation(line: 72, column: 35, scope: !969, inlinedAt: !1029)
!1037 = !DILocation(line: 73, column: 23, scope: !969, inlinedAt: !1029)
!1038 = !DILocation(line: 20, column: 77, scope: !1026, inlinedAt: !1027)
!1039 = !DILocation(line: 72, column: 40, scope: !969, inlinedAt: !1029)
!1040 = !DILocation(line: 77, column: 16, scope: !969, inlinedAt: !1029)
!1041 = !DILocation(line: 78, column: 6, scope: !969, inlinedAt: !1029)
!1042 = !DILocation(line: 78, column: 36, scope: !969, inlinedAt: !1029)
!1043 = !DILocation(line: 79, column: 16, scope: !969, inlinedAt: !1029)
!1044 = !DILocation(line: 80, column: 11, scope: !969, inlinedAt: !1029)
!1045 = !DILocation(line: 79, column: 3, scope: !969, inlinedAt: !1029)
!1046 = !DILocation(line: 83, column: 22, scope: !969, inlinedAt: !1029)
!1047 = !DILocation(line: 83, column: 41, scope: !969, inlinedAt: !1029)
!1048 = !DILocation(line: 84, column: 9, scope: !969, inlinedAt: !1029)
!1049 = !DILocation(line: 78, column: 41, scope: !969, inlinedAt: !1029)
!1050 = !DILocation(line: 87, column: 16, scope: !969, inlinedAt: !1029)
!1051 = !DILocation(line: 87, column: 2, scope: !970, inlinedAt: !1028)
!1052 = !DILocation(line: 17, column: 6, scope: !966, inlinedAt: !967)
!1053 = !DILocation(line: 17, column: 14, scope: !966, inlinedAt: !967)
!1054 = distinct !DISubprogram(name: "scan", scope: !419, file: !419, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1055 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !419, file: !419, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1056 = !DILocation(line: 18, column: 40, scope: !966, inlinedAt: !967)
!1057 = !DILocation(line: 6, column: 21, scope: !1055, inlinedAt: !1056)
!1058 = !DILocation(line: 25, column: 16, scope: !1054, inlinedAt: !1057)
!1059 = !DILocation(line: 23, column: 48, scope: !1054, inlinedAt: !1057)
!1060 = !DILocation(line: 26, column: 6, scope: !1054, inlinedAt: !1057)
!1061 = !DILocation(line: 26, column: 24, scope: !1054, inlinedAt: !1057)
!1062 = !DILocation(line: 27, column: 24, scope: !1054, inlinedAt: !1057)
!1063 = !DILocation(line: 27, column: 44, scope: !1054, inlinedAt: !1057)
!1064 = !DILocation(line: 28, column: 4, scope: !1054, inlinedAt: !1057)
!1065 = !DILocation(line: 26, column: 37, scope: !1054, inlinedAt: !1057)
!1066 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !419, file: !419, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1067 = !DILocation(line: 18, column: 68, scope: !966, inlinedAt: !967)
!1068 = !DILocation(line: 14, column: 21, scope: !1066, inlinedAt: !1067)
!1069 = !DILocation(line: 23, column: 48, scope: !1054, inlinedAt: !1068)
!1070 = !DILocation(line: 26, column: 6, scope: !1054, inlinedAt: !1068)
!1071 = !DILocation(line: 26, column: 24, scope: !1054, inlinedAt: !1068)
!1072 = !DILocation(line: 27, column: 24, scope: !1054, inlinedAt: !1068)
!1073 = !DILocation(line: 27, column: 44, scope: !1054, inlinedAt: !1068)
!1074 = !DILocation(line: 28, column: 4, scope: !1054, inlinedAt: !1068)
!1075 = !DILocation(line: 26, column: 37, scope: !1054, inlinedAt: !1068)
!1076 = !DILocation(line: 15, column: 20, scope: !1066, inlinedAt: !1067)
!1077 = !DILocation(line: 15, column: 42, scope: !1066, inlinedAt: !1067)
!1078 = !DILocation(line: 18, column: 2, scope: !966, inlinedAt: !967)
!1079 = !DILocation(line: 18, column: 6, scope: !966, inlinedAt: !967)
!1080 = !DILocation(line: 18, column: 14, scope: !966, inlinedAt: !967)
!1081 = !DILocation(line: 19, column: 42, scope: !966, inlinedAt: !967)
!1082 = distinct !DISubprogram(name: "Broadcast", scope: !448, file: !448, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1083 = !DILocation(line: 19, column: 25, scope: !966, inlinedAt: !967)
!1084 = !DILocation(line: 36, column: 10, scope: !1082, inlinedAt: !1083)
!1085 = !DILocation(line: 36, column: 22, scope: !1082, inlinedAt: !1083)
!1086 = !DILocation(line: 37, column: 8, scope: !1082, inlinedAt: !1083)
!1087 = !DILocation(line: 40, column: 17, scope: !1082, inlinedAt: !1083)
!1088 = !DILocation(line: 19, column: 6, scope: !966, inlinedAt: !967)
!1089 = !DILocation(line: 31, column: 26, scope: !960, inlinedAt: !961)
!1090 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1091 = !DILocation(line: 31, column: 9, scope: !960, inlinedAt: !961)
!1092 = !DILocation(line: 14, column: 11, scope: !1090, inlinedAt: !1091)
!1093 = !DILocation(line: 31, column: 48, scope: !960, inlinedAt: !961)
!1094 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!1095 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!1096 = !DILocation(line: 16, column: 25, scope: !1090, inlinedAt: !1091)
!1097 = !DILocation(line: 8, column: 15, scope: !1095, inlinedAt: !1096)
!1098 = !DILocation(line: 46, column: 14, scope: !1094, inlinedAt: !1097)
!1099 = !DILocation(line: 26, column: 47, scope: !467, inlinedAt: !1098)
!1100 = !DILocation(line: 26, column: 59, scope: !467, inlinedAt: !1098)
!1101 = distinct !DISubprogram(name: "scan", scope: !419, file: !419, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1102 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !419, file: !419, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1103 = !DILocation(line: 18, column: 40, scope: !1090, inlinedAt: !1091)
!1104 = !DILocation(line: 6, column: 21, scope: !1102, inlinedAt: !1103)
!1105 = !DILocation(line: 37, column: 21, scope: !1101, inlinedAt: !1104)
!1106 = !DILocation(line: 37, column: 10, scope: !1101, inlinedAt: !1104)
!1107 = !DILocation(line: 19, column: 40, scope: !1090, inlinedAt: !1091)
!1108 = !DILocation(line: 45, column: 16, scope: !1094, inlinedAt: !1097)
!1109 = !DILocation(line: 67, column: 13, scope: !969, inlinedAt: !1108)
!1110 = !DILocation(line: 68, column: 15, scope: !969, inlinedAt: !1108)
!1111 = !DILocation(line: 68, column: 3, scope: !1094, inlinedAt: !1097)
!1112 = !DILocation(line: 71, column: 7, scope: !969, inlinedAt: !1108)
!1113 = !DILocation(line: 66, column: 35, scope: !969, inlinedAt: !1108)
!1114 = !DILocation(line: 72, column: 7, scope: !969, inlinedAt: !1108)
!1115 = !DILocation(line: 72, column: 35, scope: !969, inlinedAt: !1108)
!1116 = !DILocation(line: 73, column: 23, scope: !969, inlinedAt: !1108)
!1117 = !DILocation(line: 8, column: 76, scope: !1095, inlinedAt: !1096)
!1118 = !DILocation(line: 72, column: 40, scope: !969, inlinedAt: !1108)
!1119 = !DILocation(line: 78, column: 6, scope: !969, inlinedAt: !1108)
!1120 = !DILocation(line: 78, column: 36, scope: !969, inlinedAt: !1108)
!1121 = !DILocation(line: 79, column: 16, scope: !969, inlinedAt: !1108)
!1122 = !DILocation(line: 80, column: 11, scope: !969, inlinedAt: !1108)
!1123 = !DILocation(line: 79, column: 3, scope: !969, inlinedAt: !1108)
!1124 = !DILocation(line: 83, column: 22, scope: !969, inlinedAt: !1108)
!1125 = !DILocation(line: 83, column: 41, scope: !969, inlinedAt: !1108)
!1126 = !DILocation(line: 84, column: 9, scope: !969, inlinedAt: !1108)
!1127 = !DILocation(line: 78, column: 41, scope: !969, inlinedAt: !1108)
!1128 = !DILocation(line: 87, column: 16, scope: !969, inlinedAt: !1108)
!1129 = !DILocation(line: 87, column: 2, scope: !1094, inlinedAt: !1097)
!1130 = !DILocation(line: 26, column: 64, scope: !467, inlinedAt: !1098)
!1131 = !DILocation(line: 47, column: 7, scope: !1094, inlinedAt: !1097)
!1132 = !DILocation(line: 50, column: 31, scope: !1094, inlinedAt: !1097)
!1133 = !DILocation(line: 51, column: 10, scope: !1094, inlinedAt: !1097)
!1134 = !DILocation(line: 52, column: 14, scope: !1094, inlinedAt: !1097)
!1135 = !DILocation(line: 53, column: 17, scope: !1094, inlinedAt: !1097)
!1136 = !DILocation(line: 53, column: 8, scope: !1094, inlinedAt: !1097)
!1137 = !DILocation(line: 55, column: 10, scope: !1094, inlinedAt: !1097)
!1138 = !DILocation(line: 56, column: 11, scope: !1094, inlinedAt: !1097)
!1139 = !DILocation(line: 43, column: 50, scope: !1094, inlinedAt: !1097)
!1140 = !DILocation(line: 57, column: 6, scope: !1094, inlinedAt: !1097)
!1141 = !DILocation(line: 57, column: 16, scope: !1094, inlinedAt: !1097)
!1142 = !DILocation(line: 58, column: 17, scope: !1094, inlinedAt: !1097)
!1143 = !DILocation(line: 57, column: 21, scope: !1094, inlinedAt: !1097)
!1144 = !DILocation(line: 16, column: 6, scope: !1090, inlinedAt: !1091)
!1145 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1146 = !DILocation(line: 17, column: 33, scope: !1090, inlinedAt: !1091)
!1147 = !DILocation(line: 14, column: 15, scope: !1145, inlinedAt: !1146)
!1148 = !DILocation(line: 45, column: 16, scope: !1094, inlinedAt: !1147)
!1149 = !DILocation(line: 67, column: 13, scope: !969, inlinedAt: !1148)
!1150 = !DILocation(line: 68, column: 15, scope: !969, inlinedAt: !1148)
!1151 = !DILocation(line: 68, column: 3, scope: !1094, inlinedAt: !1147)
!1152 = !DILocation(line: 71, column: 7, scope: !969, inlinedAt: !1148)
!1153 = !DILocation(line: 66, column: 35, scope: !969, inlinedAt: !1148)
!1154 = !DILocation(line: 72, column: 7, scope: !969, inlinedAt: !1148)
!1155 = !DILocation(line: 72, column: 35, scope: !969, inlinedAt: !1148)
!1156 = !DILocation(line: 73, column: 23, scope: !969, inlinedAt: !1148)
!1157 = !DILocation(line: 14, column: 77, scope: !1145, inlinedAt: !1146)
!1158 = !DILocation(line: 72, column: 40, scope: !969, inlinedAt: !1148)
!1159 = !DILocation(line: 78, column: 6, scope: !969, inlinedAt: !1148)
!1160 = !DILocation(line: 78, column: 36, scope: !969, inlinedAt: !1148)
!1161 = !DILocation(line: 79, column: 16, scope: !969, inlinedAt: !1148)
!1162 = !DILocation(line: 80, column: 11, scope: !969, inlinedAt: !1148)
!1163 = !DILocation(line: 79, column: 3, scope: !969, inlinedAt: !1148)
!1164 = !DILocation(line: 83, column: 22, scope: !969, inlinedAt: !1148)
!1165 = !DILocation(line: 83, column: 41, scope: !969, inlinedAt: !1148)
!1166 = !DILocation(line: 84, column: 9, scope: !969, inlinedAt: !1148)
!1167 = !DILocation(line: 78, column: 41, scope: !969, inlinedAt: !1148)
!1168 = !DILocation(line: 87, column: 16, scope: !969, inlinedAt: !1148)
!1169 = !DILocation(line: 87, column: 2, scope: !1094, inlinedAt: !1147)
!1170 = !DILocation(line: 47, column: 7, scope: !1094, inlinedAt: !1147)
!1171 = !DILocation(line: 50, column: 31, scope: !1094, inlinedAt: !1147)
!1172 = !DILocation(line: 51, column: 10, scope: !1094, inlinedAt: !1147)
!1173 = !DILocation(line: 52, column: 14, scope: !1094, inlinedAt: !1147)
!1174 = !DILocation(line: 53, column: 17, scope: !1094, inlinedAt: !1147)
!1175 = !DILocation(line: 53, column: 8, scope: !1094, inlinedAt: !1147)
!1176 = !DILocation(line: 55, column: 10, scope: !1094, inlinedAt: !1147)
!1177 = !DILocation(line: 56, column: 11, scope: !1094, inlinedAt: !1147)
!1178 = !DILocation(line: 43, column: 50, scope: !1094, inlinedAt: !1147)
!1179 = !DILocation(line: 57, column: 6, scope: !1094, inlinedAt: !1147)
!1180 = !DILocation(line: 57, column: 16, scope: !1094, inlinedAt: !1147)
!1181 = !DILocation(line: 58, column: 17, scope: !1094, inlinedAt: !1147)
!1182 = !DILocation(line: 57, column: 21, scope: !1094, inlinedAt: !1147)
!1183 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1184 = !DILocation(line: 17, column: 54, scope: !1090, inlinedAt: !1091)
!1185 = !DILocation(line: 20, column: 15, scope: !1183, inlinedAt: !1184)
!1186 = !DILocation(line: 45, column: 16, scope: !1094, inlinedAt: !1185)
!1187 = !DILocation(line: 67, column: 13, scope: !969, inlinedAt: !1186)
!1188 = !DILocation(line: 68, column: 15, scope: !969, inlinedAt: !1186)
!1189 = !DILocation(line: 68, column: 3, scope: !1094, inlinedAt: !1185)
!1190 = !DILocation(line: 71, column: 7, scope: !969, inlinedAt: !1186)
!1191 = !DILocation(line: 66, column: 35, scope: !969, inlinedAt: !1186)
!1192 = !DILocation(line: 72, column: 7, scope: !969, inlinedAt: !1186)
!1193 = !DILocation(line: 72, column: 35, scope: !969, inlinedAt: !1186)
!1194 = !DILocation(line: 73, column: 23, scope: !969, inlinedAt: !1186)
!1195 = !DILocation(line: 20, column: 77, scope: !1183, inlinedAt: !1184)
!1196 = !DILocation(line: 72, column: 40, scope: !969, inlinedAt: !1186)
!1197 = !DILocation(line: 78, column: 6, scope: !969, inlinedAt: !1186)
!1198 = !DILocation(line: 78, column: 36, scope: !969, inlinedAt: !1186)
!1199 = !DILocation(line: 79, column: 16, scope: !969, inlinedAt: !1186)
!1200 = !DILocation(line: 80, column: 11, scope: !969, inlinedAt: !1186)
!1201 = !DILocation(line: 79, column: 3, scope: !969, inlinedAt: !1186)
!1202 = !DILocation(line: 83, column: 22, scope: !969, inlinedAt: !1186)
!1203 = !DILocation(line: 83, column: 41, scope: !969, inlinedAt: !1186)
!1204 = !DILocation(line: 84, column: 9, scope: !969, inlinedAt: !1186)
!1205 = !DILocation(line: 78, column: 41, scope: !969, inlinedAt: !1186)
!1206 = !DILocation(line: 87, column: 16, scope: !969, inlinedAt: !1186)
!1207 = !DILocation(line: 87, column: 2, scope: !1094, inlinedAt: !1185)
!1208 = !DILocation(line: 47, column: 7, scope: !1094, inlinedAt: !1185)
!1209 = !DILocation(line: 50, column: 31, scope: !1094, inlinedAt: !1185)
!1210 = !DILocation(line: 51, column: 10, scope: !1094, inlinedAt: !1185)
!1211 = !DILocation(line: 52, column: 14, scope: !1094, inlinedAt: !1185)
!1212 = !DILocation(line: 53, column: 17, scope: !1094, inlinedAt: !1185)
!1213 = !DILocation(line: 53, column: 8, scope: !1094, inlinedAt: !1185)
!1214 = !DILocation(line: 55, column: 10, scope: !1094, inlinedAt: !1185)
!1215 = !DILocation(line: 56, column: 11, scope: !1094, inlinedAt: !1185)
!1216 = !DILocation(line: 43, column: 50, scope: !1094, inlinedAt: !1185)
!1217 = !DILocation(line: 57, column: 6, scope: !1094, inlinedAt: !1185)
!1218 = !DILocation(line: 57, column: 16, scope: !1094, inlinedAt: !1185)
!1219 = !DILocation(line: 58, column: 17, scope: !1094, inlinedAt: !1185)
!1220 = !DILocation(line: 57, column: 21, scope: !1094, inlinedAt: !1185)
!1221 = !DILocation(line: 17, column: 6, scope: !1090, inlinedAt: !1091)
!1222 = !DILocation(line: 17, column: 14, scope: !1090, inlinedAt: !1091)
!1223 = !DILocation(line: 25, column: 16, scope: !1101, inlinedAt: !1104)
!1224 = !DILocation(line: 23, column: 48, scope: !1101, inlinedAt: !1104)
!1225 = !DILocation(line: 26, column: 6, scope: !1101, inlinedAt: !1104)
!1226 = !DILocation(line: 26, column: 24, scope: !1101, inlinedAt: !1104)
!1227 = !DILocation(line: 27, column: 24, scope: !1101, inlinedAt: !1104)
!1228 = !DILocation(line: 27, column: 44, scope: !1101, inlinedAt: !1104)
!1229 = !DILocation(line: 28, column: 4, scope: !1101, inlinedAt: !1104)
!1230 = !DILocation(line: 26, column: 37, scope: !1101, inlinedAt: !1104)
!1231 = !DILocation(line: 31, column: 15, scope: !1101, inlinedAt: !1104)
!1232 = !DILocation(line: 34, column: 32, scope: !1101, inlinedAt: !1104)
!1233 = !DILocation(line: 35, column: 19, scope: !1101, inlinedAt: !1104)
!1234 = !DILocation(line: 36, column: 10, scope: !1101, inlinedAt: !1104)
!1235 = !DILocation(line: 38, column: 9, scope: !1101, inlinedAt: !1104)
!1236 = !DILocation(line: 40, column: 10, scope: !1101, inlinedAt: !1104)
!1237 = !DILocation(line: 23, column: 59, scope: !1101, inlinedAt: !1104)
!1238 = !DILocation(line: 42, column: 19, scope: !1101, inlinedAt: !1104)
!1239 = !DILocation(line: 42, column: 3, scope: !1101, inlinedAt: !1104)
!1240 = !DILocation(line: 44, column: 2, scope: !1102, inlinedAt: !1103)
!1241 = !DILocation(line: 7, column: 16, scope: !1102, inlinedAt: !1103)
!1242 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !419, file: !419, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1243 = !DILocation(line: 18, column: 68, scope: !1090, inlinedAt: !1091)
!1244 = !DILocation(line: 14, column: 21, scope: !1242, inlinedAt: !1243)
!1245 = !DILocation(line: 25, column: 16, scope: !1101, inlinedAt: !1244)
!1246 = !DILocation(line: 23, column: 48, scope: !1101, inlinedAt: !1244)
!1247 = !DILocation(line: 26, column: 6, scope: !1101, inlinedAt: !1244)
!1248 = !DILocation(line: 26, column: 24, scope: !1101, inlinedAt: !1244)
!1249 = !DILocation(line: 27, column: 24, scope: !1101, inlinedAt: !1244)
!1250 = !DILocation(line: 27, column: 44, scope: !1101, inlinedAt: !1244)
!1251 = !DILocation(line: 28, column: 4, scope: !1101, inlinedAt: !1244)
!1252 = !DILocation(line: 26, column: 37, scope: !1101, inlinedAt: !1244)
!1253 = !DILocation(line: 31, column: 15, scope: !1101, inlinedAt: !1244)
!1254 = !DILocation(line: 34, column: 32, scope: !1101, inlinedAt: !1244)
!1255 = !DILocation(line: 35, column: 19, scope: !1101, inlinedAt: !1244)
!1256 = !DILocation(line: 36, column: 10, scope: !1101, inlinedAt: !1244)
!1257 = !DILocation(line: 37, column: 10, scope: !1101, inlinedAt: !1244)
!1258 = !DILocation(line: 38, column: 9, scope: !1101, inlinedAt: !1244)
!1259 = !DILocation(line: 40, column: 10, scope: !1101, inlinedAt: !1244)
!1260 = !DILocation(line: 23, column: 59, scope: !1101, inlinedAt: !1244)
!1261 = !DILocation(line: 42, column: 19, scope: !1101, inlinedAt: !1244)
!1262 = !DILocation(line: 42, column: 3, scope: !1101, inlinedAt: !1244)
!1263 = !DILocation(line: 44, column: 2, scope: !1242, inlinedAt: !1243)
!1264 = !DILocation(line: 15, column: 20, scope: !1242, inlinedAt: !1243)
!1265 = !DILocation(line: 15, column: 42, scope: !1242, inlinedAt: !1243)
!1266 = !DILocation(line: 18, column: 16, scope: !1242, inlinedAt: !1243)
!1267 = !DILocation(line: 18, column: 2, scope: !1090, inlinedAt: !1091)
!1268 = !DILocation(line: 18, column: 6, scope: !1090, inlinedAt: !1091)
!1269 = !DILocation(line: 18, column: 14, scope: !1090, inlinedAt: !1091)
!1270 = !DILocation(line: 19, column: 42, scope: !1090, inlinedAt: !1091)
!1271 = distinct !DISubprogram(name: "Broadcast", scope: !448, file: !448, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1272 = !DILocation(line: 19, column: 25, scope: !1090, inlinedAt: !1091)
!1273 = !DILocation(line: 36, column: 22, scope: !1271, inlinedAt: !1272)
!1274 = !DILocation(line: 37, column: 8, scope: !1271, inlinedAt: !1272)
!1275 = !DILocation(line: 39, column: 15, scope: !1271, inlinedAt: !1272)
!1276 = !DILocation(line: 40, column: 17, scope: !1271, inlinedAt: !1272)
!1277 = !DILocation(line: 40, column: 3, scope: !1090, inlinedAt: !1091)
!1278 = !DILocation(line: 42, column: 16, scope: !1271, inlinedAt: !1272)
!1279 = !DILocation(line: 43, column: 10, scope: !1271, inlinedAt: !1272)
!1280 = !DILocation(line: 44, column: 14, scope: !1271, inlinedAt: !1272)
!1281 = !DILocation(line: 45, column: 3, scope: !1271, inlinedAt: !1272)
!1282 = !DILocation(line: 47, column: 10, scope: !1271, inlinedAt: !1272)
!1283 = !DILocation(line: 48, column: 9, scope: !1271, inlinedAt: !1272)
!1284 = !DILocation(line: 48, column: 2, scope: !1090, inlinedAt: !1091)
!1285 = !DILocation(line: 19, column: 6, scope: !1090, inlinedAt: !1091)
!1286 = distinct !DISubprogram(name: "IntegersInt32", scope: !283, file: !283, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!1287 = !DILocation(line: 44, column: 6, scope: !1286)
!1288 = distinct !DISubprogram(name: "groupIntegers", scope: !323, file: !323, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1289 = !DILocation(line: 44, column: 75, scope: !1286)
!1290 = !DILocation(line: 35, column: 20, scope: !1288, inlinedAt: !1289)
!1291 = !DILocation(line: 36, column: 27, scope: !1288, inlinedAt: !1289)
!1292 = !DILocation(line: 36, column: 25, scope: !1288, inlinedAt: !1289)
!1293 = !DILocation(line: 36, column: 48, scope: !1288, inlinedAt: !1289)
!1294 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1295 = !DILocation(line: 36, column: 10, scope: !1288, inlinedAt: !1289)
!1296 = !DILocation(line: 24, column: 11, scope: !1294, inlinedAt: !1295)
!1297 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!1298 = !DILocation(line: 25, column: 40, scope: !1294, inlinedAt: !1295)
!1299 = !DILocation(line: 26, column: 15, scope: !1297, inlinedAt: !1298)
!1300 = !DILocation(line: 45, column: 16, scope: !970, inlinedAt: !1299)
!1301 = !DILocation(line: 67, column: 13, scope: !969, inlinedAt: !1300)
!1302 = !DILocation(line: 68, column: 15, scope: !969, inlinedAt: !1300)
!1303 = !DILocation(line: 68, column: 3, scope: !970, inlinedAt: !1299)
!1304 = !DILocation(line: 70, column: 13, scope: !969, inlinedAt: !1300)
!1305 = !DILocation(line: 71, column: 7, scope: !969, inlinedAt: !1300)
!1306 = !DILocation(line: 66, column: 35, scope: !969, inlinedAt: !1300)
!1307 = !DILocation(line: 72, column: 7, scope: !969, inlinedAt: !1300)
!1308 = !DILocation(line: 72, column: 35, scope: !969, inlinedAt: !1300)
!1309 = !DILocation(line: 73, column: 23, scope: !969, inlinedAt: !1300)
!1310 = !DILocation(line: 26, column: 76, scope: !1297, inlinedAt: !1298)
!1311 = !DILocation(line: 72, column: 40, scope: !969, inlinedAt: !1300)
!1312 = !DILocation(line: 77, column: 16, scope: !969, inlinedAt: !1300)
!1313 = !DILocation(line: 78, column: 6, scope: !969, inlinedAt: !1300)
!1314 = !DILocation(line: 78, column: 36, scope: !969, inlinedAt: !1300)
!1315 = !DILocation(line: 79, column: 16, scope: !969, inlinedAt: !1300)
!1316 = !DILocation(line: 80, column: 11, scope: !969, inlinedAt: !1300)
!1317 = !DILocation(line: 79, column: 3, scope: !969, inlinedAt: !1300)
!1318 = !DILocation(line: 83, column: 22, scope: !969, inlinedAt: !1300)
!1319 = !DILocation(line: 83, column: 41, scope: !969, inlinedAt: !1300)
!1320 = !DILocation(line: 84, column: 9, scope: !969, inlinedAt: !1300)
!1321 = !DILocation(line: 78, column: 41, scope: !969, inlinedAt: !1300)
!1322 = !DILocation(line: 87, column: 16, scope: !969, inlinedAt: !1300)
!1323 = !DILocation(line: 87, column: 2, scope: !970, inlinedAt: !1299)
!1324 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!1325 = !DILocation(line: 25, column: 60, scope: !1294, inlinedAt: !1295)
!1326 = !DILocation(line: 31, column: 15, scope: !1324, inlinedAt: !1325)
!1327 = !DILocation(line: 45, column: 16, scope: !970, inlinedAt: !1326)
!1328 = !DILocation(line: 67, column: 13, scope: !969, inlinedAt: !1327)
!1329 = !DILocation(line: 68, column: 15, scope: !969, inlinedAt: !1327)
!1330 = !DILocation(line: 68, column: 3, scope: !970, inlinedAt: !1326)
!1331 = !DILocation(line: 70, column: 13, scope: !969, inlinedAt: !1327)
!1332 = !DILocation(line: 71, column: 7, scope: !969, inlinedAt: !1327)
!1333 = !DILocation(line: 66, column: 35, scope: !969, inlinedAt: !1327)
!1334 = !DILocation(line: 72, column: 7, scope: !969, inlinedAt: !1327)
!1335 = !DILocation(line: 72, column: 35, scope: !969, inlinedAt: !1327)
!1336 = !DILocation(line: 73, column: 23, scope: !969, inlinedAt: !1327)
!1337 = !DILocation(line: 31, column: 74, scope: !1324, inlinedAt: !1325)
!1338 = !DILocation(line: 72, column: 40, scope: !969, inlinedAt: !1327)
!1339 = !DILocation(line: 77, column: 16, scope: !969, inlinedAt: !1327)
!1340 = !DILocation(line: 78, column: 6, scope: !969, inlinedAt: !1327)
!1341 = !DILocation(line: 78, column: 36, scope: !969, inlinedAt: !1327)
!1342 = !DILocation(line: 79, column: 16, scope: !969, inlinedAt: !1327)
!1343 = !DILocation(line: 80, column: 11, scope: !969, inlinedAt: !1327)
!1344 = !DILocation(line: 79, column: 3, scope: !969, inlinedAt: !1327)
!1345 = !DILocation(line: 83, column: 22, scope: !969, inlinedAt: !1327)
!1346 = !DILocation(line: 83, column: 41, scope: !969, inlinedAt: !1327)
!1347 = !DILocation(line: 84, column: 9, scope: !969, inlinedAt: !1327)
!1348 = !DILocation(line: 78, column: 41, scope: !969, inlinedAt: !1327)
!1349 = !DILocation(line: 87, column: 16, scope: !969, inlinedAt: !1327)
!1350 = !DILocation(line: 87, column: 2, scope: !970, inlinedAt: !1326)
!1351 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!1352 = !DILocation(line: 25, column: 81, scope: !1294, inlinedAt: !1295)
!1353 = !DILocation(line: 37, column: 15, scope: !1351, inlinedAt: !1352)
!1354 = !DILocation(line: 45, column: 16, scope: !970, inlinedAt: !1353)
!1355 = !DILocation(line: 67, column: 13, scope: !969, inlinedAt: !1354)
!1356 = !DILocation(line: 68, column: 15, scope: !969, inlinedAt: !1354)
!1357 = !DILocation(line: 68, column: 3, scope: !970, inlinedAt: !1353)
!1358 = !DILocation(line: 70, column: 13, scope: !969, inlinedAt: !1354)
!1359 = !DILocation(line: 71, column: 7, scope: !969, inlinedAt: !1354)
!1360 = !DILocation(line: 66, column: 35, scope: !969, inlinedAt: !1354)
!1361 = !DILocation(line: 72, column: 7, scope: !969, inlinedAt: !1354)
!1362 = !DILocation(line: 72, column: 35, scope: !969, inlinedAt: !1354)
!1363 = !DILocation(line: 73, column: 23, scope: !969, inlinedAt: !1354)
!1364 = !DILocation(line: 37, column: 76, scope: !1351, inlinedAt: !1352)
!1365 = !DILocation(line: 72, column: 40, scope: !969, inlinedAt: !1354)
!1366 = !DILocation(line: 77, column: 16, scope: !969, inlinedAt: !1354)
!1367 = !DILocation(line: 78, column: 6, scope: !969, inlinedAt: !1354)
!1368 = !DILocation(line: 78, column: 36, scope: !969, inlinedAt: !1354)
!1369 = !DILocation(line: 79, column: 16, scope: !969, inlinedAt: !1354)
!1370 = !DILocation(line: 80, column: 11, scope: !969, inlinedAt: !1354)
!1371 = !DILocation(line: 79, column: 3, scope: !969, inlinedAt: !1354)
!1372 = !DILocation(line: 83, column: 22, scope: !969, inlinedAt: !1354)
!1373 = !DILocation(line: 83, column: 41, scope: !969, inlinedAt: !1354)
!1374 = !DILocation(line: 84, column: 9, scope: !969, inlinedAt: !1354)
!1375 = !DILocation(line: 78, column: 41, scope: !969, inlinedAt: !1354)
!1376 = !DILocation(line: 87, column: 16, scope: !969, inlinedAt: !1354)
!1377 = !DILocation(line: 87, column: 2, scope: !970, inlinedAt: !1353)
!1378 = !DILocation(line: 25, column: 5, scope: !1294, inlinedAt: !1295)
!1379 = !DILocation(line: 25, column: 13, scope: !1294, inlinedAt: !1295)
!1380 = !DILocation(line: 25, column: 21, scope: !1294, inlinedAt: !1295)
!1381 = !DILocation(line: 37, column: 27, scope: !1288, inlinedAt: !1289)
!1382 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1383 = !DILocation(line: 37, column: 10, scope: !1288, inlinedAt: !1289)
!1384 = !DILocation(line: 24, column: 11, scope: !1382, inlinedAt: !1383)
!1385 = !DILocation(line: 37, column: 50, scope: !1288, inlinedAt: !1289)
!1386 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!1387 = !DILocation(line: 25, column: 40, scope: !1382, inlinedAt: !1383)
!1388 = !DILocation(line: 26, column: 15, scope: !1386, inlinedAt: !1387)
!1389 = !DILocation(line: 45, column: 16, scope: !1094, inlinedAt: !1388)
!1390 = !DILocation(line: 67, column: 13, scope: !969, inlinedAt: !1389)
!1391 = !DILocation(line: 68, column: 15, scope: !969, inlinedAt: !1389)
!1392 = !DILocation(line: 68, column: 3, scope: !1094, inlinedAt: !1388)
!1393 = !DILocation(line: 70, column: 13, scope: !969, inlinedAt: !1389)
!1394 = !DILocation(line: 71, column: 7, scope: !969, inlinedAt: !1389)
!1395 = !DILocation(line: 66, column: 35, scope: !969, inlinedAt: !1389)
!1396 = !DILocation(line: 72, column: 7, scope: !969, inlinedAt: !1389)
!1397 = !DILocation(line: 72, column: 35, scope: !969, inlinedAt: !1389)
!1398 = !DILocation(line: 73, column: 23, scope: !969, inlinedAt: !1389)
!1399 = !DILocation(line: 26, column: 76, scope: !1386, inlinedAt: !1387)
!1400 = !DILocation(line: 72, column: 40, scope: !969, inlinedAt: !1389)
!1401 = !DILocation(line: 77, column: 16, scope: !969, inlinedAt: !1389)
!1402 = !DILocation(line: 78, column: 6, scope: !969, inlinedAt: !1389)
!1403 = !DILocation(line: 78, column: 36, scope: !969, inlinedAt: !1389)
!1404 = !DILocation(line: 79, column: 16, scope: !969, inlinedAt: !1389)
!1405 = !DILocation(line: 80, column: 11, scope: !969, inlinedAt: !1389)
!1406 = !DILocation(line: 79, column: 3, scope: !969, inlinedAt: !1389)
!1407 = !DILocation(line: 83, column: 22, scope: !969, inlinedAt: !1389)
!1408 = !DILocation(line: 83, column: 41, scope: !969, inlinedAt: !1389)
!1409 = !DILocation(line: 84, column: 9, scope: !969, inlinedAt: !1389)
!1410 = !DILocation(line: 78, column: 41, scope: !969, inlinedAt: !1389)
!1411 = !DILocation(line: 87, column: 16, scope: !969, inlinedAt: !1389)
!1412 = !DILocation(line: 87, column: 2, scope: !1094, inlinedAt: !1388)
!1413 = !DILocation(line: 46, column: 14, scope: !1094, inlinedAt: !1388)
!1414 = !DILocation(line: 26, column: 47, scope: !467, inlinedAt: !1413)
!1415 = !DILocation(line: 26, column: 59, scope: !467, inlinedAt: !1413)
!1416 = !DILocation(line: 26, column: 64, scope: !467, inlinedAt: !1413)
!1417 = !DILocation(line: 47, column: 7, scope: !1094, inlinedAt: !1388)
!1418 = !DILocation(line: 50, column: 31, scope: !1094, inlinedAt: !1388)
!1419 = !DILocation(line: 51, column: 10, scope: !1094, inlinedAt: !1388)
!1420 = !DILocation(line: 52, column: 11, scope: !1094, inlinedAt: !1388)
!1421 = !DILocation(line: 52, column: 14, scope: !1094, inlinedAt: !1388)
!1422 = !DILocation(line: 53, column: 17, scope: !1094, inlinedAt: !1388)
!1423 = !DILocation(line: 53, column: 8, scope: !1094, inlinedAt: !1388)
!1424 = !DILocation(line: 55, column: 10, scope: !1094, inlinedAt: !1388)
!1425 = !DILocation(line: 56, column: 11, scope: !1094, inlinedAt: !1388)
!1426 = !DILocation(line: 43, column: 50, scope: !1094, inlinedAt: !1388)
!1427 = !DILocation(line: 57, column: 6, scope: !1094, inlinedAt: !1388)
!1428 = !DILocation(line: 57, column: 16, scope: !1094, inlinedAt: !1388)
!1429 = !DILocation(line: 58, column: 17, scope: !1094, inlinedAt: !1388)
!1430 = !DILocation(line: 57, column: 21, scope: !1094, inlinedAt: !1388)
!1431 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!1432 = !DILocation(line: 25, column: 60, scope: !1382, inlinedAt: !1383)
!1433 = !DILocation(line: 31, column: 15, scope: !1431, inlinedAt: !1432)
!1434 = !DILocation(line: 45, column: 16, scope: !1094, inlinedAt: !1433)
!1435 = !DILocation(line: 67, column: 13, scope: !969, inlinedAt: !1434)
!1436 = !DILocation(line: 68, column: 15, scope: !969, inlinedAt: !1434)
!1437 = !DILocation(line: 68, column: 3, scope: !1094, inlinedAt: !1433)
!1438 = !DILocation(line: 70, column: 13, scope: !969, inlinedAt: !1434)
!1439 = !DILocation(line: 71, column: 7, scope: !969, inlinedAt: !1434)
!1440 = !DILocation(line: 66, column: 35, scope: !969, inlinedAt: !1434)
!1441 = !DILocation(line: 72, column: 7, scope: !969, inlinedAt: !1434)
!1442 = !DILocation(line: 72, column: 35, scope: !969, inlinedAt: !1434)
!1443 = !DILocation(line: 73, column: 23, scope: !969, inlinedAt: !1434)
!1444 = !DILocation(line: 31, column: 74, scope: !1431, inlinedAt: !1432)
!1445 = !DILocation(line: 72, column: 40, scope: !969, inlinedAt: !1434)
!1446 = !DILocation(line: 77, column: 16, scope: !969, inlinedAt: !1434)
!1447 = !DILocation(line: 78, column: 6, scope: !969, inlinedAt: !1434)
!1448 = !DILocation(line: 78, column: 36, scope: !969, inlinedAt: !1434)
!1449 = !DILocation(line: 79, column: 16, scope: !969, inlinedAt: !1434)
!1450 = !DILocation(line: 80, column: 11, scope: !969, inlinedAt: !1434)
!1451 = !DILocation(line: 79, column: 3, scope: !969, inlinedAt: !1434)
!1452 = !DILocation(line: 83, column: 22, scope: !969, inlinedAt: !1434)
!1453 = !DILocation(line: 83, column: 41, scope: !969, inlinedAt: !1434)
!1454 = !DILocation(line: 84, column: 9, scope: !969, inlinedAt: !1434)
!1455 = !DILocation(line: 78, column: 41, scope: !969, inlinedAt: !1434)
!1456 = !DILocation(line: 87, column: 16, scope: !969, inlinedAt: !1434)
!1457 = !DILocation(line: 87, column: 2, scope: !1094, inlinedAt: !1433)
!1458 = !DILocation(line: 47, column: 7, scope: !1094, inlinedAt: !1433)
!1459 = !DILocation(line: 50, column: 31, scope: !1094, inlinedAt: !1433)
!1460 = !DILocation(line: 51, column: 10, scope: !1094, inlinedAt: !1433)
!1461 = !DILocation(line: 52, column: 11, scope: !1094, inlinedAt: !1433)
!1462 = !DILocation(line: 52, column: 14, scope: !1094, inlinedAt: !1433)
!1463 = !DILocation(line: 53, column: 17, scope: !1094, inlinedAt: !1433)
!1464 = !DILocation(line: 53, column: 8, scope: !1094, inlinedAt: !1433)
!1465 = !DILocation(line: 55, column: 10, scope: !1094, inlinedAt: !1433)
!1466 = !DILocation(line: 56, column: 11, scope: !1094, inlinedAt: !1433)
!1467 = !DILocation(line: 43, column: 50, scope: !1094, inlinedAt: !1433)
!1468 = !DILocation(line: 57, column: 6, scope: !1094, inlinedAt: !1433)
!1469 = !DILocation(line: 57, column: 16, scope: !1094, inlinedAt: !1433)
!1470 = !DILocation(line: 58, column: 17, scope: !1094, inlinedAt: !1433)
!1471 = !DILocation(line: 57, column: 21, scope: !1094, inlinedAt: !1433)
!1472 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!1473 = !DILocation(line: 25, column: 81, scope: !1382, inlinedAt: !1383)
!1474 = !DILocation(line: 37, column: 15, scope: !1472, inlinedAt: !1473)
!1475 = !DILocation(line: 45, column: 16, scope: !1094, inlinedAt: !1474)
!1476 = !DILocation(line: 67, column: 13, scope: !969, inlinedAt: !1475)
!1477 = !DILocation(line: 68, column: 15, scope: !969, inlinedAt: !1475)
!1478 = !DILocation(line: 68, column: 3, scope: !1094, inlinedAt: !1474)
!1479 = !DILocation(line: 70, column: 13, scope: !969, inlinedAt: !1475)
!1480 = !DILocation(line: 71, column: 7, scope: !969, inlinedAt: !1475)
!1481 = !DILocation(line: 66, column: 35, scope: !969, inlinedAt: !1475)
!1482 = !DILocation(line: 72, column: 7, scope: !969, inlinedAt: !1475)
!1483 = !DILocation(line: 72, column: 35, scope: !969, inlinedAt: !1475)
!1484 = !DILocation(line: 73, column: 23, scope: !969, inlinedAt: !1475)
!1485 = !DILocation(line: 37, column: 76, scope: !1472, inlinedAt: !1473)
!1486 = !DILocation(line: 72, column: 40, scope: !969, inlinedAt: !1475)
!1487 = !DILocation(line: 77, column: 16, scope: !969, inlinedAt: !1475)
!1488 = !DILocation(line: 78, column: 6, scope: !969, inlinedAt: !1475)
!1489 = !DILocation(line: 78, column: 36, scope: !969, inlinedAt: !1475)
!1490 = !DILocation(line: 79, column: 16, scope: !969, inlinedAt: !1475)
!1491 = !DILocation(line: 80, column: 11, scope: !969, inlinedAt: !1475)
!1492 = !DILocation(line: 79, column: 3, scope: !969, inlinedAt: !1475)
!1493 = !DILocation(line: 83, column: 22, scope: !969, inlinedAt: !1475)
!1494 = !DILocation(line: 83, column: 41, scope: !969, inlinedAt: !1475)
!1495 = !DILocation(line: 84, column: 9, scope: !969, inlinedAt: !1475)
!1496 = !DILocation(line: 78, column: 41, scope: !969, inlinedAt: !1475)
!1497 = !DILocation(line: 87, column: 16, scope: !969, inlinedAt: !1475)
!1498 = !DILocation(line: 87, column: 2, scope: !1094, inlinedAt: !1474)
!1499 = !DILocation(line: 47, column: 7, scope: !1094, inlinedAt: !1474)
!1500 = !DILocation(line: 50, column: 31, scope: !1094, inlinedAt: !1474)
!1501 = !DILocation(line: 51, column: 10, scope: !1094, inlinedAt: !1474)
!1502 = !DILocation(line: 52, column: 11, scope: !1094, inlinedAt: !1474)
!1503 = !DILocation(line: 52, column: 14, scope: !1094, inlinedAt: !1474)
!1504 = !DILocation(line: 53, column: 17, scope: !1094, inlinedAt: !1474)
!1505 = !DILocation(line: 53, column: 8, scope: !1094, inlinedAt: !1474)
!1506 = !DILocation(line: 55, column: 10, scope: !1094, inlinedAt: !1474)
!1507 = !DILocation(line: 56, column: 11, scope: !1094, inlinedAt: !1474)
!1508 = !DILocation(line: 43, column: 50, scope: !1094, inlinedAt: !1474)
!1509 = !DILocation(line: 57, column: 6, scope: !1094, inlinedAt: !1474)
!1510 = !DILocation(line: 57, column: 16, scope: !1094, inlinedAt: !1474)
!1511 = !DILocation(line: 58, column: 17, scope: !1094, inlinedAt: !1474)
!1512 = !DILocation(line: 57, column: 21, scope: !1094, inlinedAt: !1474)
!1513 = !DILocation(line: 25, column: 5, scope: !1382, inlinedAt: !1383)
!1514 = !DILocation(line: 25, column: 13, scope: !1382, inlinedAt: !1383)
!1515 = !DILocation(line: 25, column: 21, scope: !1382, inlinedAt: !1383)
!1516 = distinct !DISubprogram(name: "ExchangeInt64", scope: !283, file: !283, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!1517 = !DILocation(line: 49, column: 6, scope: !1516)
!1518 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1519 = !DILocation(line: 50, column: 10, scope: !1516)
!1520 = !DILocation(line: 21, column: 29, scope: !1518, inlinedAt: !1519)
!1521 = !DILocation(line: 21, column: 39, scope: !1518, inlinedAt: !1519)
!1522 = !DILocation(line: 21, column: 49, scope: !1518, inlinedAt: !1519)
!1523 = !DILocation(line: 23, column: 7, scope: !1518, inlinedAt: !1519)
!1524 = !DILocation(line: 22, column: 2, scope: !1518, inlinedAt: !1519)
!1525 = !DILocation(line: 22, column: 8, scope: !1518, inlinedAt: !1519)
!1526 = !DILocation(line: 26, column: 9, scope: !1518, inlinedAt: !1519)
!1527 = !DILocation(line: 27, column: 12, scope: !1518, inlinedAt: !1519)
!1528 = !DILocation(line: 27, column: 10, scope: !1518, inlinedAt: !1519)
!1529 = !DILocation(line: 27, column: 30, scope: !1518, inlinedAt: !1519)
!1530 = !DILocation(line: 28, column: 37, scope: !1518, inlinedAt: !1519)
!1531 = !DILocation(line: 28, column: 32, scope: !1518, inlinedAt: !1519)
!1532 = !DILocation(line: 28, column: 34, scope: !1518, inlinedAt: !1519)
!1533 = !DILocation(line: 28, column: 20, scope: !1518, inlinedAt: !1519)
!1534 = !DILocation(line: 28, column: 3, scope: !1518, inlinedAt: !1519)
!1535 = !DILocation(line: 29, column: 22, scope: !1518, inlinedAt: !1519)
!1536 = !DILocation(line: 29, column: 3, scope: !1518, inlinedAt: !1519)
!1537 = !DILocation(line: 30, column: 24, scope: !1518, inlinedAt: !1519)
!1538 = !DILocation(line: 30, column: 3, scope: !1518, inlinedAt: !1519)
!1539 = !DILocation(line: 31, column: 23, scope: !1518, inlinedAt: !1519)
!1540 = !DILocation(line: 31, column: 3, scope: !1518, inlinedAt: !1519)
!1541 = !DILocation(line: 32, column: 14, scope: !1518, inlinedAt: !1519)
!1542 = !DILocation(line: 32, column: 12, scope: !1518, inlinedAt: !1519)
!1543 = !DILocation(line: 32, column: 18, scope: !1518, inlinedAt: !1519)
!1544 = !DILocation(line: 33, column: 21, scope: !1518, inlinedAt: !1519)
!1545 = !DILocation(line: 33, column: 3, scope: !1518, inlinedAt: !1519)
!1546 = !DILocation(line: 34, column: 3, scope: !1518, inlinedAt: !1519)
!1547 = !DILocation(line: 35, column: 31, scope: !1518, inlinedAt: !1519)
!1548 = !DILocation(line: 36, column: 4, scope: !1518, inlinedAt: !1519)
!1549 = !DILocation(line: 38, column: 32, scope: !1518, inlinedAt: !1519)
!1550 = !DILocation(line: 38, column: 30, scope: !1518, inlinedAt: !1519)
!1551 = !DILocation(line: 38, column: 24, scope: !1518, inlinedAt: !1519)
!1552 = !DILocation(line: 38, column: 3, scope: !1518, inlinedAt: !1519)
!1553 = distinct !DISubprogram(name: "NumbersInt64", scope: !283, file: !283, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!1554 = !DILocation(line: 56, column: 6, scope: !1553)
!1555 = distinct !DISubprogram(name: "groupNumbers", scope: !323, file: !323, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!1556 = !DILocation(line: 56, column: 73, scope: !1553)
!1557 = !DILocation(line: 29, column: 20, scope: !1555, inlinedAt: !1556)
!1558 = !DILocation(line: 30, column: 26, scope: !1555, inlinedAt: !1556)
!1559 = !DILocation(line: 30, column: 24, scope: !1555, inlinedAt: !1556)
!1560 = !DILocation(line: 30, column: 46, scope: !1555, inlinedAt: !1556)
!1561 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1562 = !DILocation(line: 30, column: 9, scope: !1555, inlinedAt: !1556)
!1563 = !DILocation(line: 14, column: 11, scope: !1561, inlinedAt: !1562)
!1564 = distinct !DISubprogram(name: "reduceWarp", scope: !333, file: !333, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!1565 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!1566 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!1567 = !DILocation(line: 16, column: 25, scope: !1561, inlinedAt: !1562)
!1568 = !DILocation(line: 8, column: 15, scope: !1566, inlinedAt: !1567)
!1569 = !DILocation(line: 45, column: 16, scope: !1565, inlinedAt: !1568)
!1570 = !DILocation(line: 70, column: 13, scope: !1564, inlinedAt: !1569)
!1571 = !DILocation(line: 71, column: 7, scope: !1564, inlinedAt: !1569)
!1572 = !DILocation(line: 19, column: 40, scope: !1561, inlinedAt: !1562)
!1573 = !DILocation(line: 66, column: 35, scope: !1564, inlinedAt: !1569)
!1574 = !DILocation(line: 72, column: 7, scope: !1564, inlinedAt: !1569)
!1575 = !DILocation(line: 72, column: 35, scope: !1564, inlinedAt: !1569)
!1576 = !DILocation(line: 73, column: 23, scope: !1564, inlinedAt: !1569)
!1577 = !DILocation(line: 8, column: 76, scope: !1566, inlinedAt: !1567)
!1578 = !DILocation(line: 72, column: 40, scope: !1564, inlinedAt: !1569)
!1579 = !DILocation(line: 77, column: 16, scope: !1564, inlinedAt: !1569)
!1580 = !DILocation(line: 78, column: 6, scope: !1564, inlinedAt: !1569)
!1581 = !DILocation(line: 78, column: 36, scope: !1564, inlinedAt: !1569)
!1582 = !DILocation(line: 79, column: 16, scope: !1564, inlinedAt: !1569)
!1583 = !DILocation(line: 80, column: 11, scope: !1564, inlinedAt: !1569)
!1584 = !DILocation(line: 79, column: 3, scope: !1564, inlinedAt: !1569)
!1585 = !DILocation(line: 83, column: 22, scope: !1564, inlinedAt: !1569)
!1586 = !DILocation(line: 83, column: 41, scope: !1564, inlinedAt: !1569)
!1587 = !DILocation(line: 84, column: 9, scope: !1564, inlinedAt: !1569)
!1588 = !DILocation(line: 78, column: 41, scope: !1564, inlinedAt: !1569)
!1589 = !DILocation(line: 87, column: 16, scope: !1564, inlinedAt: !1569)
!1590 = !DILocation(line: 87, column: 2, scope: !1565, inlinedAt: !1568)
!1591 = !DILocation(line: 16, column: 6, scope: !1561, inlinedAt: !1562)
!1592 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1593 = !DILocation(line: 17, column: 33, scope: !1561, inlinedAt: !1562)
!1594 = !DILocation(line: 14, column: 15, scope: !1592, inlinedAt: !1593)
!1595 = !DILocation(line: 45, column: 16, scope: !1565, inlinedAt: !1594)
!1596 = !DILocation(line: 71, column: 7, scope: !1564, inlinedAt: !1595)
!1597 = !DILocation(line: 66, column: 35, scope: !1564, inlinedAt: !1595)
!1598 = !DILocation(line: 72, column: 7, scope: !1564, inlinedAt: !1595)
!1599 = !DILocation(line: 72, column: 35, scope: !1564, inlinedAt: !1595)
!1600 = !DILocation(line: 73, column: 23, scope: !1564, inlinedAt: !1595)
!1601 = !DILocation(line: 14, column: 77, scope: !1592, inlinedAt: !1593)
!1602 = !DILocation(line: 72, column: 40, scope: !1564, inlinedAt: !1595)
!1603 = !DILocation(line: 77, column: 16, scope: !1564, inlinedAt: !1595)
!1604 = !DILocation(line: 78, column: 6, scope: !1564, inlinedAt: !1595)
!1605 = !DILocation(line: 78, column: 36, scope: !1564, inlinedAt: !1595)
!1606 = !DILocation(line: 79, column: 16, scope: !1564, inlinedAt: !1595)
!1607 = !DILocation(line: 80, column: 11, scope: !1564, inlinedAt: !1595)
!1608 = !DILocation(line: 79, column: 3, scope: !1564, inlinedAt: !1595)
!1609 = !DILocation(line: 83, column: 22, scope: !1564, inlinedAt: !1595)
!1610 = !DILocation(line: 83, column: 41, scope: !1564, inlinedAt: !1595)
!1611 = !DILocation(line: 84, column: 9, scope: !1564, inlinedAt: !1595)
!1612 = !DILocation(line: 78, column: 41, scope: !1564, inlinedAt: !1595)
!1613 = !DILocation(line: 87, column: 16, scope: !1564, inlinedAt: !1595)
!1614 = !DILocation(line: 87, column: 2, scope: !1565, inlinedAt: !1594)
!1615 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1616 = !DILocation(line: 17, column: 54, scope: !1561, inlinedAt: !1562)
!1617 = !DILocation(line: 20, column: 15, scope: !1615, inlinedAt: !1616)
!1618 = !DILocation(line: 45, column: 16, scope: !1565, inlinedAt: !1617)
!1619 = !DILocation(line: 71, column: 7, scope: !1564, inlinedAt: !1618)
!1620 = !DILocation(line: 66, column: 35, scope: !1564, inlinedAt: !1618)
!1621 = !DILocation(line: 72, column: 7, scope: !1564, inlinedAt: !1618)
!1622 = !DILocation(line: 72, column: 35, scope: !1564, inlinedAt: !1618)
!1623 = !DILocation(line: 73, column: 23, scope: !1564, inlinedAt: !1618)
!1624 = !DILocation(line: 20, column: 77, scope: !1615, inlinedAt: !1616)
!1625 = !DILocation(line: 72, column: 40, scope: !1564, inlinedAt: !1618)
!1626 = !DILocation(line: 77, column: 16, scope: !1564, inlinedAt: !1618)
!1627 = !DILocation(line: 78, column: 6, scope: !1564, inlinedAt: !1618)
!1628 = !DILocation(line: 78, column: 36, scope: !1564, inlinedAt: !1618)
!1629 = !DILocation(line: 79, column: 16, scope: !1564, inlinedAt: !1618)
!1630 = !DILocation(line: 80, column: 11, scope: !1564, inlinedAt: !1618)
!1631 = !DILocation(line: 79, column: 3, scope: !1564, inlinedAt: !1618)
!1632 = !DILocation(line: 83, column: 22, scope: !1564, inlinedAt: !1618)
!1633 = !DILocation(line: 83, column: 41, scope: !1564, inlinedAt: !1618)
!1634 = !DILocation(line: 84, column: 9, scope: !1564, inlinedAt: !1618)
!1635 = !DILocation(line: 78, column: 41, scope: !1564, inlinedAt: !1618)
!1636 = !DILocation(line: 87, column: 16, scope: !1564, inlinedAt: !1618)
!1637 = !DILocation(line: 87, column: 2, scope: !1565, inlinedAt: !1617)
!1638 = !DILocation(line: 17, column: 6, scope: !1561, inlinedAt: !1562)
!1639 = !DILocation(line: 17, column: 14, scope: !1561, inlinedAt: !1562)
!1640 = distinct !DISubprogram(name: "scan", scope: !419, file: !419, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1641 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !419, file: !419, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1642 = !DILocation(line: 18, column: 40, scope: !1561, inlinedAt: !1562)
!1643 = !DILocation(line: 6, column: 21, scope: !1641, inlinedAt: !1642)
!1644 = !DILocation(line: 25, column: 16, scope: !1640, inlinedAt: !1643)
!1645 = !DILocation(line: 23, column: 48, scope: !1640, inlinedAt: !1643)
!1646 = !DILocation(line: 26, column: 6, scope: !1640, inlinedAt: !1643)
!1647 = !DILocation(line: 26, column: 24, scope: !1640, inlinedAt: !1643)
!1648 = !DILocation(line: 27, column: 24, scope: !1640, inlinedAt: !1643)
!1649 = !DILocation(line: 27, column: 44, scope: !1640, inlinedAt: !1643)
!1650 = !DILocation(line: 28, column: 4, scope: !1640, inlinedAt: !1643)
!1651 = !DILocation(line: 26, column: 37, scope: !1640, inlinedAt: !1643)
!1652 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !419, file: !419, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1653 = !DILocation(line: 18, column: 68, scope: !1561, inlinedAt: !1562)
!1654 = !DILocation(line: 14, column: 21, scope: !1652, inlinedAt: !1653)
!1655 = !DILocation(line: 23, column: 48, scope: !1640, inlinedAt: !1654)
!1656 = !DILocation(line: 26, column: 6, scope: !1640, inlinedAt: !1654)
!1657 = !DILocation(line: 26, column: 24, scope: !1640, inlinedAt: !1654)
!1658 = !DILocation(line: 27, column: 24, scope: !1640, inlinedAt: !1654)
!1659 = !DILocation(line: 27, column: 44, scope: !1640, inlinedAt: !1654)
!1660 = !DILocation(line: 28, column: 4, scope: !1640, inlinedAt: !1654)
!1661 = !DILocation(line: 26, column: 37, scope: !1640, inlinedAt: !1654)
!1662 = !DILocation(line: 15, column: 20, scope: !1652, inlinedAt: !1653)
!1663 = !DILocation(line: 15, column: 42, scope: !1652, inlinedAt: !1653)
!1664 = !DILocation(line: 18, column: 2, scope: !1561, inlinedAt: !1562)
!1665 = !DILocation(line: 18, column: 6, scope: !1561, inlinedAt: !1562)
!1666 = !DILocation(line: 18, column: 14, scope: !1561, inlinedAt: !1562)
!1667 = !DILocation(line: 19, column: 42, scope: !1561, inlinedAt: !1562)
!1668 = distinct !DISubprogram(name: "Broadcast", scope: !448, file: !448, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1669 = !DILocation(line: 19, column: 25, scope: !1561, inlinedAt: !1562)
!1670 = !DILocation(line: 36, column: 10, scope: !1668, inlinedAt: !1669)
!1671 = !DILocation(line: 36, column: 22, scope: !1668, inlinedAt: !1669)
!1672 = !DILocation(line: 37, column: 8, scope: !1668, inlinedAt: !1669)
!1673 = !DILocation(line: 40, column: 17, scope: !1668, inlinedAt: !1669)
!1674 = !DILocation(line: 19, column: 6, scope: !1561, inlinedAt: !1562)
!1675 = !DILocation(line: 31, column: 26, scope: !1555, inlinedAt: !1556)
!1676 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1677 = !DILocation(line: 31, column: 9, scope: !1555, inlinedAt: !1556)
!1678 = !DILocation(line: 14, column: 11, scope: !1676, inlinedAt: !1677)
!1679 = !DILocation(line: 31, column: 48, scope: !1555, inlinedAt: !1556)
!1680 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!1681 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!1682 = !DILocation(line: 16, column: 25, scope: !1676, inlinedAt: !1677)
!1683 = !DILocation(line: 8, column: 15, scope: !1681, inlinedAt: !1682)
!1684 = !DILocation(line: 46, column: 14, scope: !1680, inlinedAt: !1683)
!1685 = !DILocation(line: 26, column: 47, scope: !467, inlinedAt: !1684)
!1686 = !DILocation(line: 26, column: 59, scope: !467, inlinedAt: !1684)
!1687 = distinct !DISubprogram(name: "scan", scope: !419, file: !419, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1688 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !419, file: !419, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1689 = !DILocation(line: 18, column: 40, scope: !1676, inlinedAt: !1677)
!1690 = !DILocation(line: 6, column: 21, scope: !1688, inlinedAt: !1689)
!1691 = !DILocation(line: 37, column: 21, scope: !1687, inlinedAt: !1690)
!1692 = !DILocation(line: 37, column: 10, scope: !1687, inlinedAt: !1690)
!1693 = !DILocation(line: 19, column: 40, scope: !1676, inlinedAt: !1677)
!1694 = !DILocation(line: 45, column: 16, scope: !1680, inlinedAt: !1683)
!1695 = !DILocation(line: 71, column: 7, scope: !1564, inlinedAt: !1694)
!1696 = !DILocation(line: 66, column: 35, scope: !1564, inlinedAt: !1694)
!1697 = !DILocation(line: 72, column: 7, scope: !1564, inlinedAt: !1694)
!1698 = !DILocation(line: 72, column: 35, scope: !1564, inlinedAt: !1694)
!1699 = !DILocation(line: 73, column: 23, scope: !1564, inlinedAt: !1694)
!1700 = !DILocation(line: 8, column: 76, scope: !1681, inlinedAt: !1682)
!1701 = !DILocation(line: 72, column: 40, scope: !1564, inlinedAt: !1694)
!1702 = !DILocation(line: 78, column: 6, scope: !1564, inlinedAt: !1694)
!1703 = !DILocation(line: 78, column: 36, scope: !1564, inlinedAt: !1694)
!1704 = !DILocation(line: 79, column: 16, scope: !1564, inlinedAt: !1694)
!1705 = !DILocation(line: 80, column: 11, scope: !1564, inlinedAt: !1694)
!1706 = !DILocation(line: 79, column: 3, scope: !1564, inlinedAt: !1694)
!1707 = !DILocation(line: 83, column: 22, scope: !1564, inlinedAt: !1694)
!1708 = !DILocation(line: 83, column: 41, scope: !1564, inlinedAt: !1694)
!1709 = !DILocation(line: 84, column: 9, scope: !1564, inlinedAt: !1694)
!1710 = !DILocation(line: 78, column: 41, scope: !1564, inlinedAt: !1694)
!1711 = !DILocation(line: 87, column: 16, scope: !1564, inlinedAt: !1694)
!1712 = !DILocation(line: 87, column: 2, scope: !1680, inlinedAt: !1683)
!1713 = !DILocation(line: 26, column: 64, scope: !467, inlinedAt: !1684)
!1714 = !DILocation(line: 47, column: 7, scope: !1680, inlinedAt: !1683)
!1715 = !DILocation(line: 50, column: 31, scope: !1680, inlinedAt: !1683)
!1716 = !DILocation(line: 51, column: 10, scope: !1680, inlinedAt: !1683)
!1717 = !DILocation(line: 52, column: 14, scope: !1680, inlinedAt: !1683)
!1718 = !DILocation(line: 53, column: 17, scope: !1680, inlinedAt: !1683)
!1719 = !DILocation(line: 53, column: 8, scope: !1680, inlinedAt: !1683)
!1720 = !DILocation(line: 55, column: 10, scope: !1680, inlinedAt: !1683)
!1721 = !DILocation(line: 56, column: 11, scope: !1680, inlinedAt: !1683)
!1722 = !DILocation(line: 43, column: 50, scope: !1680, inlinedAt: !1683)
!1723 = !DILocation(line: 57, column: 6, scope: !1680, inlinedAt: !1683)
!1724 = !DILocation(line: 57, column: 16, scope: !1680, inlinedAt: !1683)
!1725 = !DILocation(line: 58, column: 17, scope: !1680, inlinedAt: !1683)
!1726 = !DILocation(line: 57, column: 21, scope: !1680, inlinedAt: !1683)
!1727 = !DILocation(line: 16, column: 6, scope: !1676, inlinedAt: !1677)
!1728 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1729 = !DILocation(line: 17, column: 33, scope: !1676, inlinedAt: !1677)
!1730 = !DILocation(line: 14, column: 15, scope: !1728, inlinedAt: !1729)
!1731 = !DILocation(line: 45, column: 16, scope: !1680, inlinedAt: !1730)
!1732 = !DILocation(line: 71, column: 7, scope: !1564, inlinedAt: !1731)
!1733 = !DILocation(line: 66, column: 35, scope: !1564, inlinedAt: !1731)
!1734 = !DILocation(line: 72, column: 7, scope: !1564, inlinedAt: !1731)
!1735 = !DILocation(line: 72, column: 35, scope: !1564, inlinedAt: !1731)
!1736 = !DILocation(line: 73, column: 23, scope: !1564, inlinedAt: !1731)
!1737 = !DILocation(line: 14, column: 77, scope: !1728, inlinedAt: !1729)
!1738 = !DILocation(line: 72, column: 40, scope: !1564, inlinedAt: !1731)
!1739 = !DILocation(line: 78, column: 6, scope: !1564, inlinedAt: !1731)
!1740 = !DILocation(line: 78, column: 36, scope: !1564, inlinedAt: !1731)
!1741 = !DILocation(line: 79, column: 16, scope: !1564, inlinedAt: !1731)
!1742 = !DILocation(line: 80, column: 11, scope: !1564, inlinedAt: !1731)
!1743 = !DILocation(line: 79, column: 3, scope: !1564, inlinedAt: !1731)
!1744 = !DILocation(line: 83, column: 22, scope: !1564, inlinedAt: !1731)
!1745 = !DILocation(line: 83, column: 41, scope: !1564, inlinedAt: !1731)
!1746 = !DILocation(line: 84, column: 9, scope: !1564, inlinedAt: !1731)
!1747 = !DILocation(line: 78, column: 41, scope: !1564, inlinedAt: !1731)
!1748 = !DILocation(line: 87, column: 16, scope: !1564, inlinedAt: !1731)
!1749 = !DILocation(line: 87, column: 2, scope: !1680, inlinedAt: !1730)
!1750 = !DILocation(line: 47, column: 7, scope: !1680, inlinedAt: !1730)
!1751 = !DILocation(line: 50, column: 31, scope: !1680, inlinedAt: !1730)
!1752 = !DILocation(line: 51, column: 10, scope: !1680, inlinedAt: !1730)
!1753 = !DILocation(line: 52, column: 14, scope: !1680, inlinedAt: !1730)
!1754 = !DILocation(line: 53, column: 17, scope: !1680, inlinedAt: !1730)
!1755 = !DILocation(line: 53, column: 8, scope: !1680, inlinedAt: !1730)
!1756 = !DILocation(line: 55, column: 10, scope: !1680, inlinedAt: !1730)
!1757 = !DILocation(line: 56, column: 11, scope: !1680, inlinedAt: !1730)
!1758 = !DILocation(line: 43, column: 50, scope: !1680, inlinedAt: !1730)
!1759 = !DILocation(line: 57, column: 6, scope: !1680, inlinedAt: !1730)
!1760 = !DILocation(line: 57, column: 16, scope: !1680, inlinedAt: !1730)
!1761 = !DILocation(line: 58, column: 17, scope: !1680, inlinedAt: !1730)
!1762 = !DILocation(line: 57, column: 21, scope: !1680, inlinedAt: !1730)
!1763 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1764 = !DILocation(line: 17, column: 54, scope: !1676, inlinedAt: !1677)
!1765 = !DILocation(line: 20, column: 15, scope: !1763, inlinedAt: !1764)
!1766 = !DILocation(line: 45, column: 16, scope: !1680, inlinedAt: !1765)
!1767 = !DILocation(line: 71, column: 7, scope: !1564, inlinedAt: !1766)
!1768 = !DILocation(line: 66, column: 35, scope: !1564, inlinedAt: !1766)
!1769 = !DILocation(line: 72, column: 7, scope: !1564, inlinedAt: !1766)
!1770 = !DILocation(line: 72, column: 35, scope: !1564, inlinedAt: !1766)
!1771 = !DILocation(line: 73, column: 23, scope: !1564, inlinedAt: !1766)
!1772 = !DILocation(line: 20, column: 77, scope: !1763, inlinedAt: !1764)
!1773 = !DILocation(line: 72, column: 40, scope: !1564, inlinedAt: !1766)
!1774 = !DILocation(line: 78, column: 6, scope: !1564, inlinedAt: !1766)
!1775 = !DILocation(line: 78, column: 36, scope: !1564, inlinedAt: !1766)
!1776 = !DILocation(line: 79, column: 16, scope: !1564, inlinedAt: !1766)
!1777 = !DILocation(line: 80, column: 11, scope: !1564, inlinedAt: !1766)
!1778 = !DILocation(line: 79, column: 3, scope: !1564, inlinedAt: !1766)
!1779 = !DILocation(line: 83, column: 22, scope: !1564, inlinedAt: !1766)
!1780 = !DILocation(line: 83, column: 41, scope: !1564, inlinedAt: !1766)
!1781 = !DILocation(line: 84, column: 9, scope: !1564, inlinedAt: !1766)
!1782 = !DILocation(line: 78, column: 41, scope: !1564, inlinedAt: !1766)
!1783 = !DILocation(line: 87, column: 16, scope: !1564, inlinedAt: !1766)
!1784 = !DILocation(line: 87, column: 2, scope: !1680, inlinedAt: !1765)
!1785 = !DILocation(line: 47, column: 7, scope: !1680, inlinedAt: !1765)
!1786 = !DILocation(line: 50, column: 31, scope: !1680, inlinedAt: !1765)
!1787 = !DILocation(line: 51, column: 10, scope: !1680, inlinedAt: !1765)
!1788 = !DILocation(line: 52, column: 14, scope: !1680, inlinedAt: !1765)
!1789 = !DILocation(line: 53, column: 17, scope: !1680, inlinedAt: !1765)
!1790 = !DILocation(line: 53, column: 8, scope: !1680, inlinedAt: !1765)
!1791 = !DILocation(line: 55, column: 10, scope: !1680, inlinedAt: !1765)
!1792 = !DILocation(line: 56, column: 11, scope: !1680, inlinedAt: !1765)
!1793 = !DILocation(line: 43, column: 50, scope: !1680, inlinedAt: !1765)
!1794 = !DILocation(line: 57, column: 6, scope: !1680, inlinedAt: !1765)
!1795 = !DILocation(line: 57, column: 16, scope: !1680, inlinedAt: !1765)
!1796 = !DILocation(line: 58, column: 17, scope: !1680, inlinedAt: !1765)
!1797 = !DILocation(line: 57, column: 21, scope: !1680, inlinedAt: !1765)
!1798 = !DILocation(line: 17, column: 6, scope: !1676, inlinedAt: !1677)
!1799 = !DILocation(line: 17, column: 14, scope: !1676, inlinedAt: !1677)
!1800 = !DILocation(line: 25, column: 16, scope: !1687, inlinedAt: !1690)
!1801 = !DILocation(line: 23, column: 48, scope: !1687, inlinedAt: !1690)
!1802 = !DILocation(line: 26, column: 6, scope: !1687, inlinedAt: !1690)
!1803 = !DILocation(line: 26, column: 24, scope: !1687, inlinedAt: !1690)
!1804 = !DILocation(line: 27, column: 24, scope: !1687, inlinedAt: !1690)
!1805 = !DILocation(line: 27, column: 44, scope: !1687, inlinedAt: !1690)
!1806 = !DILocation(line: 28, column: 4, scope: !1687, inlinedAt: !1690)
!1807 = !DILocation(line: 26, column: 37, scope: !1687, inlinedAt: !1690)
!1808 = !DILocation(line: 31, column: 15, scope: !1687, inlinedAt: !1690)
!1809 = !DILocation(line: 34, column: 32, scope: !1687, inlinedAt: !1690)
!1810 = !DILocation(line: 35, column: 19, scope: !1687, inlinedAt: !1690)
!1811 = !DILocation(line: 36, column: 10, scope: !1687, inlinedAt: !1690)
!1812 = !DILocation(line: 38, column: 9, scope: !1687, inlinedAt: !1690)
!1813 = !DILocation(line: 40, column: 10, scope: !1687, inlinedAt: !1690)
!1814 = !DILocation(line: 23, column: 59, scope: !1687, inlinedAt: !1690)
!1815 = !DILocation(line: 42, column: 19, scope: !1687, inlinedAt: !1690)
!1816 = !DILocation(line: 42, column: 3, scope: !1687, inlinedAt: !1690)
!1817 = !DILocation(line: 44, column: 2, scope: !1688, inlinedAt: !1689)
!1818 = !DILocation(line: 7, column: 16, scope: !1688, inlinedAt: !1689)
!1819 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !419, file: !419, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1820 = !DILocation(line: 18, column: 68, scope: !1676, inlinedAt: !1677)
!1821 = !DILocation(line: 14, column: 21, scope: !1819, inlinedAt: !1820)
!1822 = !DILocation(line: 25, column: 16, scope: !1687, inlinedAt: !1821)
!1823 = !DILocation(line: 23, column: 48, scope: !1687, inlinedAt: !1821)
!1824 = !DILocation(line: 26, column: 6, scope: !1687, inlinedAt: !1821)
!1825 = !DILocation(line: 26, column: 24, scope: !1687, inlinedAt: !1821)
!1826 = !DILocation(line: 27, column: 24, scope: !1687, inlinedAt: !1821)
!1827 = !DILocation(line: 27, column: 44, scope: !1687, inlinedAt: !1821)
!1828 = !DILocation(line: 28, column: 4, scope: !1687, inlinedAt: !1821)
!1829 = !DILocation(line: 26, column: 37, scope: !1687, inlinedAt: !1821)
!1830 = !DILocation(line: 31, column: 15, scope: !1687, inlinedAt: !1821)
!1831 = !DILocation(line: 34, column: 32, scope: !1687, inlinedAt: !1821)
!1832 = !DILocation(line: 35, column: 19, scope: !1687, inlinedAt: !1821)
!1833 = !DILocation(line: 36, column: 10, scope: !1687, inlinedAt: !1821)
!1834 = !DILocation(line: 37, column: 10, scope: !1687, inlinedAt: !1821)
!1835 = !DILocation(line: 38, column: 9, scope: !1687, inlinedAt: !1821)
!1836 = !DILocation(line: 40, column: 10, scope: !1687, inlinedAt: !1821)
!1837 = !DILocation(line: 23, column: 59, scope: !1687, inlinedAt: !1821)
!1838 = !DILocation(line: 42, column: 19, scope: !1687, inlinedAt: !1821)
!1839 = !DILocation(line: 42, column: 3, scope: !1687, inlinedAt: !1821)
!1840 = !DILocation(line: 44, column: 2, scope: !1819, inlinedAt: !1820)
!1841 = !DILocation(line: 15, column: 20, scope: !1819, inlinedAt: !1820)
!1842 = !DILocation(line: 15, column: 42, scope: !1819, inlinedAt: !1820)
!1843 = !DILocation(line: 18, column: 16, scope: !1819, inlinedAt: !1820)
!1844 = !DILocation(line: 18, column: 2, scope: !1676, inlinedAt: !1677)
!1845 = !DILocation(line: 18, column: 6, scope: !1676, inlinedAt: !1677)
!1846 = !DILocation(line: 18, column: 14, scope: !1676, inlinedAt: !1677)
!1847 = !DILocation(line: 19, column: 42, scope: !1676, inlinedAt: !1677)
!1848 = distinct !DISubprogram(name: "Broadcast", scope: !448, file: !448, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1849 = !DILocation(line: 19, column: 25, scope: !1676, inlinedAt: !1677)
!1850 = !DILocation(line: 36, column: 22, scope: !1848, inlinedAt: !1849)
!1851 = !DILocation(line: 37, column: 8, scope: !1848, inlinedAt: !1849)
!1852 = !DILocation(line: 39, column: 15, scope: !1848, inlinedAt: !1849)
!1853 = !DILocation(line: 40, column: 17, scope: !1848, inlinedAt: !1849)
!1854 = !DILocation(line: 40, column: 3, scope: !1676, inlinedAt: !1677)
!1855 = !DILocation(line: 42, column: 16, scope: !1848, inlinedAt: !1849)
!1856 = !DILocation(line: 43, column: 10, scope: !1848, inlinedAt: !1849)
!1857 = !DILocation(line: 44, column: 14, scope: !1848, inlinedAt: !1849)
!1858 = !DILocation(line: 45, column: 3, scope: !1848, inlinedAt: !1849)
!1859 = !DILocation(line: 47, column: 10, scope: !1848, inlinedAt: !1849)
!1860 = !DILocation(line: 48, column: 9, scope: !1848, inlinedAt: !1849)
!1861 = !DILocation(line: 48, column: 2, scope: !1676, inlinedAt: !1677)
!1862 = !DILocation(line: 19, column: 6, scope: !1676, inlinedAt: !1677)
!1863 = distinct !DISubprogram(name: "IntegersInt64", scope: !283, file: !283, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1864 = !DILocation(line: 61, column: 6, scope: !1863)
!1865 = distinct !DISubprogram(name: "groupIntegers", scope: !323, file: !323, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1866 = !DILocation(line: 61, column: 75, scope: !1863)
!1867 = !DILocation(line: 35, column: 20, scope: !1865, inlinedAt: !1866)
!1868 = !DILocation(line: 36, column: 27, scope: !1865, inlinedAt: !1866)
!1869 = !DILocation(line: 36, column: 25, scope: !1865, inlinedAt: !1866)
!1870 = !DILocation(line: 36, column: 48, scope: !1865, inlinedAt: !1866)
!1871 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1872 = !DILocation(line: 36, column: 10, scope: !1865, inlinedAt: !1866)
!1873 = !DILocation(line: 24, column: 11, scope: !1871, inlinedAt: !1872)
!1874 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!1875 = !DILocation(line: 25, column: 40, scope: !1871, inlinedAt: !1872)
!1876 = !DILocation(line: 26, column: 15, scope: !1874, inlinedAt: !1875)
!1877 = !DILocation(line: 45, column: 16, scope: !1565, inlinedAt: !1876)
!1878 = !DILocation(line: 70, column: 13, scope: !1564, inlinedAt: !1877)
!1879 = !DILocation(line: 71, column: 7, scope: !1564, inlinedAt: !1877)
!1880 = !DILocation(line: 66, column: 35, scope: !1564, inlinedAt: !1877)
!1881 = !DILocation(line: 72, column: 7, scope: !1564, inlinedAt: !1877)
!1882 = !DILocation(line: 72, column: 35, scope: !1564, inlinedAt: !1877)
!1883 = !DILocation(line: 73, column: 23, scope: !1564, inlinedAt: !1877)
!1884 = !DILocation(line: 26, column: 76, scope: !1874, inlinedAt: !1875)
!1885 = !DILocation(line: 72, column: 40, scope: !1564, inlinedAt: !1877)
!1886 = !DILocation(line: 77, column: 16, scope: !1564, inlinedAt: !1877)
!1887 = !DILocation(line: 78, column: 6, scope: !1564, inlinedAt: !1877)
!1888 = !DILocation(line: 78, column: 36, scope: !1564, inlinedAt: !1877)
!1889 = !DILocation(line: 79, column: 16, scope: !1564, inlinedAt: !1877)
!1890 = !DILocation(line: 80, column: 11, scope: !1564, inlinedAt: !1877)
!1891 = !DILocation(line: 79, column: 3, scope: !1564, inlinedAt: !1877)
!1892 = !DILocation(line: 83, column: 22, scope: !1564, inlinedAt: !1877)
!1893 = !DILocation(line: 83, column: 41, scope: !1564, inlinedAt: !1877)
!1894 = !DILocation(line: 84, column: 9, scope: !1564, inlinedAt: !1877)
!1895 = !DILocation(line: 78, column: 41, scope: !1564, inlinedAt: !1877)
!1896 = !DILocation(line: 87, column: 16, scope: !1564, inlinedAt: !1877)
!1897 = !DILocation(line: 87, column: 2, scope: !1565, inlinedAt: !1876)
!1898 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!1899 = !DILocation(line: 25, column: 60, scope: !1871, inlinedAt: !1872)
!1900 = !DILocation(line: 31, column: 15, scope: !1898, inlinedAt: !1899)
!1901 = !DILocation(line: 45, column: 16, scope: !1565, inlinedAt: !1900)
!1902 = !DILocation(line: 71, column: 7, scope: !1564, inlinedAt: !1901)
!1903 = !DILocation(line: 66, column: 35, scope: !1564, inlinedAt: !1901)
!1904 = !DILocation(line: 72, column: 7, scope: !1564, inlinedAt: !1901)
!1905 = !DILocation(line: 72, column: 35, scope: !1564, inlinedAt: !1901)
!1906 = !DILocation(line: 73, column: 23, scope: !1564, inlinedAt: !1901)
!1907 = !DILocation(line: 31, column: 74, scope: !1898, inlinedAt: !1899)
!1908 = !DILocation(line: 72, column: 40, scope: !1564, inlinedAt: !1901)
!1909 = !DILocation(line: 77, column: 16, scope: !1564, inlinedAt: !1901)
!1910 = !DILocation(line: 78, column: 6, scope: !1564, inlinedAt: !1901)
!1911 = !DILocation(line: 78, column: 36, scope: !1564, inlinedAt: !1901)
!1912 = !DILocation(line: 79, column: 16, scope: !1564, inlinedAt: !1901)
!1913 = !DILocation(line: 80, column: 11, scope: !1564, inlinedAt: !1901)
!1914 = !DILocation(line: 79, column: 3, scope: !1564, inlinedAt: !1901)
!1915 = !DILocation(line: 83, column: 22, scope: !1564, inlinedAt: !1901)
!1916 = !DILocation(line: 83, column: 41, scope: !1564, inlinedAt: !1901)
!1917 = !DILocation(line: 84, column: 9, scope: !1564, inlinedAt: !1901)
!1918 = !DILocation(line: 78, column: 41, scope: !1564, inlinedAt: !1901)
!1919 = !DILocation(line: 87, column: 16, scope: !1564, inlinedAt: !1901)
!1920 = !DILocation(line: 87, column: 2, scope: !1565, inlinedAt: !1900)
!1921 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!1922 = !DILocation(line: 25, column: 81, scope: !1871, inlinedAt: !1872)
!1923 = !DILocation(line: 37, column: 15, scope: !1921, inlinedAt: !1922)
!1924 = !DILocation(line: 45, column: 16, scope: !1565, inlinedAt: !1923)
!1925 = !DILocation(line: 71, column: 7, scope: !1564, inlinedAt: !1924)
!1926 = !DILocation(line: 66, column: 35, scope: !1564, inlinedAt: !1924)
!1927 = !DILocation(line: 72, column: 7, scope: !1564, inlinedAt: !1924)
!1928 = !DILocation(line: 72, column: 35, scope: !1564, inlinedAt: !1924)
!1929 = !DILocation(line: 73, column: 23, scope: !1564, inlinedAt: !1924)
!1930 = !DILocation(line: 37, column: 76, scope: !1921, inlinedAt: !1922)
!1931 = !DILocation(line: 72, column: 40, scope: !1564, inlinedAt: !1924)
!1932 = !DILocation(line: 77, column: 16, scope: !1564, inlinedAt: !1924)
!1933 = !DILocation(line: 78, column: 6, scope: !1564, inlinedAt: !1924)
!1934 = !DILocation(line: 78, column: 36, scope: !1564, inlinedAt: !1924)
!1935 = !DILocation(line: 79, column: 16, scope: !1564, inlinedAt: !1924)
!1936 = !DILocation(line: 80, column: 11, scope: !1564, inlinedAt: !1924)
!1937 = !DILocation(line: 79, column: 3, scope: !1564, inlinedAt: !1924)
!1938 = !DILocation(line: 83, column: 22, scope: !1564, inlinedAt: !1924)
!1939 = !DILocation(line: 83, column: 41, scope: !1564, inlinedAt: !1924)
!1940 = !DILocation(line: 84, column: 9, scope: !1564, inlinedAt: !1924)
!1941 = !DILocation(line: 78, column: 41, scope: !1564, inlinedAt: !1924)
!1942 = !DILocation(line: 87, column: 16, scope: !1564, inlinedAt: !1924)
!1943 = !DILocation(line: 87, column: 2, scope: !1565, inlinedAt: !1923)
!1944 = !DILocation(line: 25, column: 5, scope: !1871, inlinedAt: !1872)
!1945 = !DILocation(line: 25, column: 13, scope: !1871, inlinedAt: !1872)
!1946 = !DILocation(line: 25, column: 21, scope: !1871, inlinedAt: !1872)
!1947 = !DILocation(line: 37, column: 27, scope: !1865, inlinedAt: !1866)
!1948 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1949 = !DILocation(line: 37, column: 10, scope: !1865, inlinedAt: !1866)
!1950 = !DILocation(line: 24, column: 11, scope: !1948, inlinedAt: !1949)
!1951 = !DILocation(line: 37, column: 50, scope: !1865, inlinedAt: !1866)
!1952 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!1953 = !DILocation(line: 25, column: 40, scope: !1948, inlinedAt: !1949)
!1954 = !DILocation(line: 26, column: 15, scope: !1952, inlinedAt: !1953)
!1955 = !DILocation(line: 45, column: 16, scope: !1680, inlinedAt: !1954)
!1956 = !DILocation(line: 71, column: 7, scope: !1564, inlinedAt: !1955)
!1957 = !DILocation(line: 66, column: 35, scope: !1564, inlinedAt: !1955)
!1958 = !DILocation(line: 72, column: 7, scope: !1564, inlinedAt: !1955)
!1959 = !DILocation(line: 72, column: 35, scope: !1564, inlinedAt: !1955)
!1960 = !DILocation(line: 73, column: 23, scope: !1564, inlinedAt: !1955)
!1961 = !DILocation(line: 26, column: 76, scope: !1952, inlinedAt: !1953)
!1962 = !DILocation(line: 72, column: 40, scope: !1564, inlinedAt: !1955)
!1963 = !DILocation(line: 77, column: 16, scope: !1564, inlinedAt: !1955)
!1964 = !DILocation(line: 78, column: 6, scope: !1564, inlinedAt: !1955)
!1965 = !DILocation(line: 78, column: 36, scope: !1564, inlinedAt: !1955)
!1966 = !DILocation(line: 79, column: 16, scope: !1564, inlinedAt: !1955)
!1967 = !DILocation(line: 80, column: 11, scope: !1564, inlinedAt: !1955)
!1968 = !DILocation(line: 79, column: 3, scope: !1564, inlinedAt: !1955)
!1969 = !DILocation(line: 83, column: 22, scope: !1564, inlinedAt: !1955)
!1970 = !DILocation(line: 83, column: 41, scope: !1564, inlinedAt: !1955)
!1971 = !DILocation(line: 84, column: 9, scope: !1564, inlinedAt: !1955)
!1972 = !DILocation(line: 78, column: 41, scope: !1564, inlinedAt: !1955)
!1973 = !DILocation(line: 87, column: 16, scope: !1564, inlinedAt: !1955)
!1974 = !DILocation(line: 87, column: 2, scope: !1680, inlinedAt: !1954)
!1975 = !DILocation(line: 46, column: 14, scope: !1680, inlinedAt: !1954)
!1976 = !DILocation(line: 26, column: 47, scope: !467, inlinedAt: !1975)
!1977 = !DILocation(line: 26, column: 59, scope: !467, inlinedAt: !1975)
!1978 = !DILocation(line: 26, column: 64, scope: !467, inlinedAt: !1975)
!1979 = !DILocation(line: 47, column: 7, scope: !1680, inlinedAt: !1954)
!1980 = !DILocation(line: 50, column: 31, scope: !1680, inlinedAt: !1954)
!1981 = !DILocation(line: 51, column: 10, scope: !1680, inlinedAt: !1954)
!1982 = !DILocation(line: 52, column: 11, scope: !1680, inlinedAt: !1954)
!1983 = !DILocation(line: 52, column: 14, scope: !1680, inlinedAt: !1954)
!1984 = !DILocation(line: 53, column: 17, scope: !1680, inlinedAt: !1954)
!1985 = !DILocation(line: 53, column: 8, scope: !1680, inlinedAt: !1954)
!1986 = !DILocation(line: 55, column: 10, scope: !1680, inlinedAt: !1954)
!1987 = !DILocation(line: 56, column: 11, scope: !1680, inlinedAt: !1954)
!1988 = !DILocation(line: 43, column: 50, scope: !1680, inlinedAt: !1954)
!1989 = !DILocation(line: 57, column: 6, scope: !1680, inlinedAt: !1954)
!1990 = !DILocation(line: 57, column: 16, scope: !1680, inlinedAt: !1954)
!1991 = !DILocation(line: 58, column: 17, scope: !1680, inlinedAt: !1954)
!1992 = !DILocation(line: 57, column: 21, scope: !1680, inlinedAt: !1954)
!1993 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!1994 = !DILocation(line: 25, column: 60, scope: !1948, inlinedAt: !1949)
!1995 = !DILocation(line: 31, column: 15, scope: !1993, inlinedAt: !1994)
!1996 = !DILocation(line: 45, column: 16, scope: !1680, inlinedAt: !1995)
!1997 = !DILocation(line: 71, column: 7, scope: !1564, inlinedAt: !1996)
!1998 = !DILocation(line: 66, column: 35, scope: !1564, inlinedAt: !1996)
!1999 = !DILocation(line: 72, column: 7, scope: !1564, inlinedAt: !1996)
!2000 = !DILocation(line: 72, column: 35, scope: !1564, inlinedAt: !1996)
!2001 = !DILocation(line: 73, column: 23, scope: !1564, inlinedAt: !1996)
!2002 = !DILocation(line: 31, column: 74, scope: !1993, inlinedAt: !1994)
!2003 = !DILocation(line: 72, column: 40, scope: !1564, inlinedAt: !1996)
!2004 = !DILocation(line: 77, column: 16, scope: !1564, inlinedAt: !1996)
!2005 = !DILocation(line: 78, column: 6, scope: !1564, inlinedAt: !1996)
!2006 = !DILocation(line: 78, column: 36, scope: !1564, inlinedAt: !1996)
!2007 = !DILocation(line: 79, column: 16, scope: !1564, inlinedAt: !1996)
!2008 = !DILocation(line: 80, column: 11, scope: !1564, inlinedAt: !1996)
!2009 = !DILocation(line: 79, column: 3, scope: !1564, inlinedAt: !1996)
!2010 = !DILocation(line: 83, column: 22, scope: !1564, inlinedAt: !1996)
!2011 = !DILocation(line: 83, column: 41, scope: !1564, inlinedAt: !1996)
!2012 = !DILocation(line: 84, column: 9, scope: !1564, inlinedAt: !1996)
!2013 = !DILocation(line: 78, column: 41, scope: !1564, inlinedAt: !1996)
!2014 = !DILocation(line: 87, column: 16, scope: !1564, inlinedAt: !1996)
!2015 = !DILocation(line: 87, column: 2, scope: !1680, inlinedAt: !1995)
!2016 = !DILocation(line: 47, column: 7, scope: !1680, inlinedAt: !1995)
!2017 = !DILocation(line: 50, column: 31, scope: !1680, inlinedAt: !1995)
!2018 = !DILocation(line: 51, column: 10, scope: !1680, inlinedAt: !1995)
!2019 = !DILocation(line: 52, column: 11, scope: !1680, inlinedAt: !1995)
!2020 = !DILocation(line: 52, column: 14, scope: !1680, inlinedAt: !1995)
!2021 = !DILocation(line: 53, column: 17, scope: !1680, inlinedAt: !1995)
!2022 = !DILocation(line: 53, column: 8, scope: !1680, inlinedAt: !1995)
!2023 = !DILocation(line: 55, column: 10, scope: !1680, inlinedAt: !1995)
!2024 = !DILocation(line: 56, column: 11, scope: !1680, inlinedAt: !1995)
!2025 = !DILocation(line: 43, column: 50, scope: !1680, inlinedAt: !1995)
!2026 = !DILocation(line: 57, column: 6, scope: !1680, inlinedAt: !1995)
!2027 = !DILocation(line: 57, column: 16, scope: !1680, inlinedAt: !1995)
!2028 = !DILocation(line: 58, column: 17, scope: !1680, inlinedAt: !1995)
!2029 = !DILocation(line: 57, column: 21, scope: !1680, inlinedAt: !1995)
!2030 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!2031 = !DILocation(line: 25, column: 81, scope: !1948, inlinedAt: !1949)
!2032 = !DILocation(line: 37, column: 15, scope: !2030, inlinedAt: !2031)
!2033 = !DILocation(line: 45, column: 16, scope: !1680, inlinedAt: !2032)
!2034 = !DILocation(line: 71, column: 7, scope: !1564, inlinedAt: !2033)
!2035 = !DILocation(line: 66, column: 35, scope: !1564, inlinedAt: !2033)
!2036 = !DILocation(line: 72, column: 7, scope: !1564, inlinedAt: !2033)
!2037 = !DILocation(line: 72, column: 35, scope: !1564, inlinedAt: !2033)
!2038 = !DILocation(line: 73, column: 23, scope: !1564, inlinedAt: !2033)
!2039 = !DILocation(line: 37, column: 76, scope: !2030, inlinedAt: !2031)
!2040 = !DILocation(line: 72, column: 40, scope: !1564, inlinedAt: !2033)
!2041 = !DILocation(line: 77, column: 16, scope: !1564, inlinedAt: !2033)
!2042 = !DILocation(line: 78, column: 6, scope: !1564, inlinedAt: !2033)
!2043 = !DILocation(line: 78, column: 36, scope: !1564, inlinedAt: !2033)
!2044 = !DILocation(line: 79, column: 16, scope: !1564, inlinedAt: !2033)
!2045 = !DILocation(line: 80, column: 11, scope: !1564, inlinedAt: !2033)
!2046 = !DILocation(line: 79, column: 3, scope: !1564, inlinedAt: !2033)
!2047 = !DILocation(line: 83, column: 22, scope: !1564, inlinedAt: !2033)
!2048 = !DILocation(line: 83, column: 41, scope: !1564, inlinedAt: !2033)
!2049 = !DILocation(line: 84, column: 9, scope: !1564, inlinedAt: !2033)
!2050 = !DILocation(line: 78, column: 41, scope: !1564, inlinedAt: !2033)
!2051 = !DILocation(line: 87, column: 16, scope: !1564, inlinedAt: !2033)
!2052 = !DILocation(line: 87, column: 2, scope: !1680, inlinedAt: !2032)
!2053 = !DILocation(line: 47, column: 7, scope: !1680, inlinedAt: !2032)
!2054 = !DILocation(line: 50, column: 31, scope: !1680, inlinedAt: !2032)
!2055 = !DILocation(line: 51, column: 10, scope: !1680, inlinedAt: !2032)
!2056 = !DILocation(line: 52, column: 11, scope: !1680, inlinedAt: !2032)
!2057 = !DILocation(line: 52, column: 14, scope: !1680, inlinedAt: !2032)
!2058 = !DILocation(line: 53, column: 17, scope: !1680, inlinedAt: !2032)
!2059 = !DILocation(line: 53, column: 8, scope: !1680, inlinedAt: !2032)
!2060 = !DILocation(line: 55, column: 10, scope: !1680, inlinedAt: !2032)
!2061 = !DILocation(line: 56, column: 11, scope: !1680, inlinedAt: !2032)
!2062 = !DILocation(line: 43, column: 50, scope: !1680, inlinedAt: !2032)
!2063 = !DILocation(line: 57, column: 6, scope: !1680, inlinedAt: !2032)
!2064 = !DILocation(line: 57, column: 16, scope: !1680, inlinedAt: !2032)
!2065 = !DILocation(line: 58, column: 17, scope: !1680, inlinedAt: !2032)
!2066 = !DILocation(line: 57, column: 21, scope: !1680, inlinedAt: !2032)
!2067 = !DILocation(line: 25, column: 5, scope: !1948, inlinedAt: !1949)
!2068 = !DILocation(line: 25, column: 13, scope: !1948, inlinedAt: !1949)
!2069 = !DILocation(line: 25, column: 21, scope: !1948, inlinedAt: !1949)
!2070 = distinct !DISubprogram(name: "ExchangeInt", scope: !283, file: !283, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!2071 = !DILocation(line: 66, column: 6, scope: !2070)
!2072 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2073 = !DILocation(line: 66, column: 80, scope: !2070)
!2074 = !DILocation(line: 21, column: 29, scope: !2072, inlinedAt: !2073)
!2075 = !DILocation(line: 21, column: 39, scope: !2072, inlinedAt: !2073)
!2076 = !DILocation(line: 21, column: 49, scope: !2072, inlinedAt: !2073)
!2077 = !DILocation(line: 23, column: 7, scope: !2072, inlinedAt: !2073)
!2078 = !DILocation(line: 22, column: 2, scope: !2072, inlinedAt: !2073)
!2079 = !DILocation(line: 22, column: 8, scope: !2072, inlinedAt: !2073)
!2080 = !DILocation(line: 26, column: 9, scope: !2072, inlinedAt: !2073)
!2081 = !DILocation(line: 27, column: 12, scope: !2072, inlinedAt: !2073)
!2082 = !DILocation(line: 27, column: 10, scope: !2072, inlinedAt: !2073)
!2083 = !DILocation(line: 27, column: 30, scope: !2072, inlinedAt: !2073)
!2084 = !DILocation(line: 28, column: 37, scope: !2072, inlinedAt: !2073)
!2085 = !DILocation(line: 28, column: 32, scope: !2072, inlinedAt: !2073)
!2086 = !DILocation(line: 28, column: 34, scope: !2072, inlinedAt: !2073)
!2087 = !DILocation(line: 28, column: 20, scope: !2072, inlinedAt: !2073)
!2088 = !DILocation(line: 28, column: 3, scope: !2072, inlinedAt: !2073)
!2089 = !DILocation(line: 29, column: 22, scope: !2072, inlinedAt: !2073)
!2090 = !DILocation(line: 29, column: 3, scope: !2072, inlinedAt: !2073)
!2091 = !DILocation(line: 30, column: 24, scope: !2072, inlinedAt: !2073)
!2092 = !DILocation(line: 30, column: 3, scope: !2072, inlinedAt: !2073)
!2093 = !DILocation(line: 31, column: 23, scope: !2072, inlinedAt: !2073)
!2094 = !DILocation(line: 31, column: 3, scope: !2072, inlinedAt: !2073)
!2095 = !DILocation(line: 32, column: 14, scope: !2072, inlinedAt: !2073)
!2096 = !DILocation(line: 32, column: 12, scope: !2072, inlinedAt: !2073)
!2097 = !DILocation(line: 32, column: 18, scope: !2072, inlinedAt: !2073)
!2098 = !DILocation(line: 33, column: 21, scope: !2072, inlinedAt: !2073)
!2099 = !DILocation(line: 33, column: 3, scope: !2072, inlinedAt: !2073)
!2100 = !DILocation(line: 34, column: 3, scope: !2072, inlinedAt: !2073)
!2101 = !DILocation(line: 35, column: 31, scope: !2072, inlinedAt: !2073)
!2102 = !DILocation(line: 36, column: 4, scope: !2072, inlinedAt: !2073)
!2103 = !DILocation(line: 38, column: 32, scope: !2072, inlinedAt: !2073)
!2104 = !DILocation(line: 38, column: 30, scope: !2072, inlinedAt: !2073)
!2105 = !DILocation(line: 38, column: 24, scope: !2072, inlinedAt: !2073)
!2106 = !DILocation(line: 38, column: 3, scope: !2072, inlinedAt: !2073)
!2107 = distinct !DISubprogram(name: "ExchangeUint8", scope: !283, file: !283, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!2108 = !DILocation(line: 71, column: 6, scope: !2107)
!2109 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2110 = !DILocation(line: 72, column: 10, scope: !2107)
!2111 = !DILocation(line: 21, column: 29, scope: !2109, inlinedAt: !2110)
!2112 = !DILocation(line: 21, column: 39, scope: !2109, inlinedAt: !2110)
!2113 = !DILocation(line: 21, column: 49, scope: !2109, inlinedAt: !2110)
!2114 = !DILocation(line: 23, column: 7, scope: !2109, inlinedAt: !2110)
!2115 = !DILocation(line: 22, column: 2, scope: !2109, inlinedAt: !2110)
!2116 = !DILocation(line: 22, column: 8, scope: !2109, inlinedAt: !2110)
!2117 = !DILocation(line: 26, column: 9, scope: !2109, inlinedAt: !2110)
!2118 = !DILocation(line: 27, column: 12, scope: !2109, inlinedAt: !2110)
!2119 = !DILocation(line: 27, column: 10, scope: !2109, inlinedAt: !2110)
!2120 = !DILocation(line: 27, column: 30, scope: !2109, inlinedAt: !2110)
!2121 = !DILocation(line: 28, column: 37, scope: !2109, inlinedAt: !2110)
!2122 = !DILocation(line: 28, column: 32, scope: !2109, inlinedAt: !2110)
!2123 = !DILocation(line: 28, column: 34, scope: !2109, inlinedAt: !2110)
!2124 = !DILocation(line: 28, column: 20, scope: !2109, inlinedAt: !2110)
!2125 = !DILocation(line: 28, column: 3, scope: !2109, inlinedAt: !2110)
!2126 = !DILocation(line: 29, column: 22, scope: !2109, inlinedAt: !2110)
!2127 = !DILocation(line: 29, column: 3, scope: !2109, inlinedAt: !2110)
!2128 = !DILocation(line: 30, column: 24, scope: !2109, inlinedAt: !2110)
!2129 = !DILocation(line: 30, column: 3, scope: !2109, inlinedAt: !2110)
!2130 = !DILocation(line: 31, column: 23, scope: !2109, inlinedAt: !2110)
!2131 = !DILocation(line: 31, column: 3, scope: !2109, inlinedAt: !2110)
!2132 = !DILocation(line: 32, column: 14, scope: !2109, inlinedAt: !2110)
!2133 = !DILocation(line: 32, column: 12, scope: !2109, inlinedAt: !2110)
!2134 = !DILocation(line: 32, column: 18, scope: !2109, inlinedAt: !2110)
!2135 = !DILocation(line: 33, column: 21, scope: !2109, inlinedAt: !2110)
!2136 = !DILocation(line: 33, column: 3, scope: !2109, inlinedAt: !2110)
!2137 = !DILocation(line: 34, column: 3, scope: !2109, inlinedAt: !2110)
!2138 = !DILocation(line: 35, column: 31, scope: !2109, inlinedAt: !2110)
!2139 = !DILocation(line: 36, column: 4, scope: !2109, inlinedAt: !2110)
!2140 = !DILocation(line: 38, column: 32, scope: !2109, inlinedAt: !2110)
!2141 = !DILocation(line: 38, column: 30, scope: !2109, inlinedAt: !2110)
!2142 = !DILocation(line: 38, column: 24, scope: !2109, inlinedAt: !2110)
!2143 = !DILocation(line: 38, column: 3, scope: !2109, inlinedAt: !2110)
!2144 = distinct !DISubprogram(name: "ExchangeUint16", scope: !283, file: !283, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!2145 = !DILocation(line: 78, column: 6, scope: !2144)
!2146 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2147 = !DILocation(line: 79, column: 10, scope: !2144)
!2148 = !DILocation(line: 21, column: 29, scope: !2146, inlinedAt: !2147)
!2149 = !DILocation(line: 21, column: 39, scope: !2146, inlinedAt: !2147)
!2150 = !DILocation(line: 21, column: 49, scope: !2146, inlinedAt: !2147)
!2151 = !DILocation(line: 23, column: 7, scope: !2146, inlinedAt: !2147)
!2152 = !DILocation(line: 22, column: 2, scope: !2146, inlinedAt: !2147)
!2153 = !DILocation(line: 22, column: 8, scope: !2146, inlinedAt: !2147)
!2154 = !DILocation(line: 26, column: 9, scope: !2146, inlinedAt: !2147)
!2155 = !DILocation(line: 27, column: 12, scope: !2146, inlinedAt: !2147)
!2156 = !DILocation(line: 27, column: 10, scope: !2146, inlinedAt: !2147)
!2157 = !DILocation(line: 27, column: 30, scope: !2146, inlinedAt: !2147)
!2158 = !DILocation(line: 28, column: 37, scope: !2146, inlinedAt: !2147)
!2159 = !DILocation(line: 28, column: 32, scope: !2146, inlinedAt: !2147)
!2160 = !DILocation(line: 28, column: 34, scope: !2146, inlinedAt: !2147)
!2161 = !DILocation(line: 28, column: 20, scope: !2146, inlinedAt: !2147)
!2162 = !DILocation(line: 28, column: 3, scope: !2146, inlinedAt: !2147)
!2163 = !DILocation(line: 29, column: 22, scope: !2146, inlinedAt: !2147)
!2164 = !DILocation(line: 29, column: 3, scope: !2146, inlinedAt: !2147)
!2165 = !DILocation(line: 30, column: 24, scope: !2146, inlinedAt: !2147)
!2166 = !DILocation(line: 30, column: 3, scope: !2146, inlinedAt: !2147)
!2167 = !DILocation(line: 31, column: 23, scope: !2146, inlinedAt: !2147)
!2168 = !DILocation(line: 31, column: 3, scope: !2146, inlinedAt: !2147)
!2169 = !DILocation(line: 32, column: 14, scope: !2146, inlinedAt: !2147)
!2170 = !DILocation(line: 32, column: 12, scope: !2146, inlinedAt: !2147)
!2171 = !DILocation(line: 32, column: 18, scope: !2146, inlinedAt: !2147)
!2172 = !DILocation(line: 33, column: 21, scope: !2146, inlinedAt: !2147)
!2173 = !DILocation(line: 33, column: 3, scope: !2146, inlinedAt: !2147)
!2174 = !DILocation(line: 34, column: 3, scope: !2146, inlinedAt: !2147)
!2175 = !DILocation(line: 35, column: 31, scope: !2146, inlinedAt: !2147)
!2176 = !DILocation(line: 36, column: 4, scope: !2146, inlinedAt: !2147)
!2177 = !DILocation(line: 38, column: 32, scope: !2146, inlinedAt: !2147)
!2178 = !DILocation(line: 38, column: 30, scope: !2146, inlinedAt: !2147)
!2179 = !DILocation(line: 38, column: 24, scope: !2146, inlinedAt: !2147)
!2180 = !DILocation(line: 38, column: 3, scope: !2146, inlinedAt: !2147)
!2181 = distinct !DISubprogram(name: "NumbersUint16", scope: !283, file: !283, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!2182 = !DILocation(line: 85, column: 6, scope: !2181)
!2183 = distinct !DISubprogram(name: "groupNumbers", scope: !323, file: !323, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!2184 = !DILocation(line: 85, column: 75, scope: !2181)
!2185 = !DILocation(line: 29, column: 20, scope: !2183, inlinedAt: !2184)
!2186 = !DILocation(line: 30, column: 26, scope: !2183, inlinedAt: !2184)
!2187 = !DILocation(line: 30, column: 24, scope: !2183, inlinedAt: !2184)
!2188 = !DILocation(line: 30, column: 46, scope: !2183, inlinedAt: !2184)
!2189 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2190 = !DILocation(line: 30, column: 9, scope: !2183, inlinedAt: !2184)
!2191 = !DILocation(line: 14, column: 11, scope: !2189, inlinedAt: !2190)
!2192 = distinct !DISubprogram(name: "reduceWarp", scope: !333, file: !333, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!2193 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!2194 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!2195 = !DILocation(line: 16, column: 25, scope: !2189, inlinedAt: !2190)
!2196 = !DILocation(line: 8, column: 15, scope: !2194, inlinedAt: !2195)
!2197 = !DILocation(line: 45, column: 16, scope: !2193, inlinedAt: !2196)
!2198 = !DILocation(line: 68, column: 15, scope: !2192, inlinedAt: !2197)
!2199 = !DILocation(line: 70, column: 13, scope: !2192, inlinedAt: !2197)
!2200 = !DILocation(line: 71, column: 7, scope: !2192, inlinedAt: !2197)
!2201 = !DILocation(line: 19, column: 40, scope: !2189, inlinedAt: !2190)
!2202 = !DILocation(line: 67, column: 13, scope: !2192, inlinedAt: !2197)
!2203 = !DILocation(line: 68, column: 3, scope: !2193, inlinedAt: !2196)
!2204 = !DILocation(line: 66, column: 35, scope: !2192, inlinedAt: !2197)
!2205 = !DILocation(line: 72, column: 7, scope: !2192, inlinedAt: !2197)
!2206 = !DILocation(line: 72, column: 35, scope: !2192, inlinedAt: !2197)
!2207 = !DILocation(line: 73, column: 23, scope: !2192, inlinedAt: !2197)
!2208 = !DILocation(line: 8, column: 76, scope: !2194, inlinedAt: !2195)
!2209 = !DILocation(line: 72, column: 40, scope: !2192, inlinedAt: !2197)
!2210 = !DILocation(line: 77, column: 16, scope: !2192, inlinedAt: !2197)
!2211 = !DILocation(line: 78, column: 6, scope: !2192, inlinedAt: !2197)
!2212 = !DILocation(line: 78, column: 36, scope: !2192, inlinedAt: !2197)
!2213 = !DILocation(line: 79, column: 16, scope: !2192, inlinedAt: !2197)
!2214 = !DILocation(line: 80, column: 11, scope: !2192, inlinedAt: !2197)
!2215 = !DILocation(line: 79, column: 3, scope: !2192, inlinedAt: !2197)
!2216 = !DILocation(line: 83, column: 22, scope: !2192, inlinedAt: !2197)
!2217 = !DILocation(line: 83, column: 41, scope: !2192, inlinedAt: !2197)
!2218 = !DILocation(line: 84, column: 9, scope: !2192, inlinedAt: !2197)
!2219 = !DILocation(line: 78, column: 41, scope: !2192, inlinedAt: !2197)
!2220 = !DILocation(line: 87, column: 16, scope: !2192, inlinedAt: !2197)
!2221 = !DILocation(line: 87, column: 2, scope: !2193, inlinedAt: !2196)
!2222 = !DILocation(line: 16, column: 6, scope: !2189, inlinedAt: !2190)
!2223 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2224 = !DILocation(line: 17, column: 33, scope: !2189, inlinedAt: !2190)
!2225 = !DILocation(line: 14, column: 15, scope: !2223, inlinedAt: !2224)
!2226 = !DILocation(line: 45, column: 16, scope: !2193, inlinedAt: !2225)
!2227 = !DILocation(line: 67, column: 13, scope: !2192, inlinedAt: !2226)
!2228 = !DILocation(line: 68, column: 15, scope: !2192, inlinedAt: !2226)
!2229 = !DILocation(line: 68, column: 3, scope: !2193, inlinedAt: !2225)
!2230 = !DILocation(line: 71, column: 7, scope: !2192, inlinedAt: !2226)
!2231 = !DILocation(line: 66, column: 35, scope: !2192, inlinedAt: !2226)
!2232 = !DILocation(line: 72, column: 7, scope: !2192, inlinedAt: !2226)
!2233 = !DILocation(line: 72, column: 35, scope: !2192, inlinedAt: !2226)
!2234 = !DILocation(line: 73, column: 23, scope: !2192, inlinedAt: !2226)
!2235 = !DILocation(line: 14, column: 77, scope: !2223, inlinedAt: !2224)
!2236 = !DILocation(line: 72, column: 40, scope: !2192, inlinedAt: !2226)
!2237 = !DILocation(line: 77, column: 16, scope: !2192, inlinedAt: !2226)
!2238 = !DILocation(line: 78, column: 6, scope: !2192, inlinedAt: !2226)
!2239 = !DILocation(line: 78, column: 36, scope: !2192, inlinedAt: !2226)
!2240 = !DILocation(line: 79, column: 16, scope: !2192, inlinedAt: !2226)
!2241 = !DILocation(line: 80, column: 11, scope: !2192, inlinedAt: !2226)
!2242 = !DILocation(line: 79, column: 3, scope: !2192, inlinedAt: !2226)
!2243 = !DILocation(line: 83, column: 22, scope: !2192, inlinedAt: !2226)
!2244 = !DILocation(line: 83, column: 41, scope: !2192, inlinedAt: !2226)
!2245 = !DILocation(line: 84, column: 9, scope: !2192, inlinedAt: !2226)
!2246 = !DILocation(line: 78, column: 41, scope: !2192, inlinedAt: !2226)
!2247 = !DILocation(line: 87, column: 16, scope: !2192, inlinedAt: !2226)
!2248 = !DILocation(line: 87, column: 2, scope: !2193, inlinedAt: !2225)
!2249 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2250 = !DILocation(line: 17, column: 54, scope: !2189, inlinedAt: !2190)
!2251 = !DILocation(line: 20, column: 15, scope: !2249, inlinedAt: !2250)
!2252 = !DILocation(line: 45, column: 16, scope: !2193, inlinedAt: !2251)
!2253 = !DILocation(line: 67, column: 13, scope: !2192, inlinedAt: !2252)
!2254 = !DILocation(line: 68, column: 15, scope: !2192, inlinedAt: !2252)
!2255 = !DILocation(line: 68, column: 3, scope: !2193, inlinedAt: !2251)
!2256 = !DILocation(line: 71, column: 7, scope: !2192, inlinedAt: !2252)
!2257 = !DILocation(line: 66, column: 35, scope: !2192, inlinedAt: !2252)
!2258 = !DILocation(line: 72, column: 7, scope: !2192, inlinedAt: !2252)
!2259 = !DILocation(line: 72, column: 35, scope: !2192, inlinedAt: !2252)
!2260 = !DILocation(line: 73, column: 23, scope: !2192, inlinedAt: !2252)
!2261 = !DILocation(line: 20, column: 77, scope: !2249, inlinedAt: !2250)
!2262 = !DILocation(line: 72, column: 40, scope: !2192, inlinedAt: !2252)
!2263 = !DILocation(line: 77, column: 16, scope: !2192, inlinedAt: !2252)
!2264 = !DILocation(line: 78, column: 6, scope: !2192, inlinedAt: !2252)
!2265 = !DILocation(line: 78, column: 36, scope: !2192, inlinedAt: !2252)
!2266 = !DILocation(line: 79, column: 16, scope: !2192, inlinedAt: !2252)
!2267 = !DILocation(line: 80, column: 11, scope: !2192, inlinedAt: !2252)
!2268 = !DILocation(line: 79, column: 3, scope: !2192, inlinedAt: !2252)
!2269 = !DILocation(line: 83, column: 22, scope: !2192, inlinedAt: !2252)
!2270 = !DILocation(line: 83, column: 41, scope: !2192, inlinedAt: !2252)
!2271 = !DILocation(line: 84, column: 9, scope: !2192, inlinedAt: !2252)
!2272 = !DILocation(line: 78, column: 41, scope: !2192, inlinedAt: !2252)
!2273 = !DILocation(line: 87, column: 16, scope: !2192, inlinedAt: !2252)
!2274 = !DILocation(line: 87, column: 2, scope: !2193, inlinedAt: !2251)
!2275 = !DILocation(line: 17, column: 6, scope: !2189, inlinedAt: !2190)
!2276 = !DILocation(line: 17, column: 14, scope: !2189, inlinedAt: !2190)
!2277 = distinct !DISubprogram(name: "scan", scope: !419, file: !419, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2278 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !419, file: !419, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2279 = !DILocation(line: 18, column: 40, scope: !2189, inlinedAt: !2190)
!2280 = !DILocation(line: 6, column: 21, scope: !2278, inlinedAt: !2279)
!2281 = !DILocation(line: 25, column: 16, scope: !2277, inlinedAt: !2280)
!2282 = !DILocation(line: 23, column: 48, scope: !2277, inlinedAt: !2280)
!2283 = !DILocation(line: 26, column: 6, scope: !2277, inlinedAt: !2280)
!2284 = !DILocation(line: 26, column: 24, scope: !2277, inlinedAt: !2280)
!2285 = !DILocation(line: 27, column: 24, scope: !2277, inlinedAt: !2280)
!2286 = !DILocation(line: 27, column: 44, scope: !2277, inlinedAt: !2280)
!2287 = !DILocation(line: 28, column: 4, scope: !2277, inlinedAt: !2280)
!2288 = !DILocation(line: 26, column: 37, scope: !2277, inlinedAt: !2280)
!2289 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !419, file: !419, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2290 = !DILocation(line: 18, column: 68, scope: !2189, inlinedAt: !2190)
!2291 = !DILocation(line: 14, column: 21, scope: !2289, inlinedAt: !2290)
!2292 = !DILocation(line: 23, column: 48, scope: !2277, inlinedAt: !2291)
!2293 = !DILocation(line: 26, column: 6, scope: !2277, inlinedAt: !2291)
!2294 = !DILocation(line: 26, column: 24, scope: !2277, inlinedAt: !2291)
!2295 = !DILocation(line: 27, column: 24, scope: !2277, inlinedAt: !2291)
!2296 = !DILocation(line: 27, column: 44, scope: !2277, inlinedAt: !2291)
!2297 = !DILocation(line: 28, column: 4, scope: !2277, inlinedAt: !2291)
!2298 = !DILocation(line: 26, column: 37, scope: !2277, inlinedAt: !2291)
!2299 = !DILocation(line: 15, column: 20, scope: !2289, inlinedAt: !2290)
!2300 = !DILocation(line: 15, column: 42, scope: !2289, inlinedAt: !2290)
!2301 = !DILocation(line: 18, column: 2, scope: !2189, inlinedAt: !2190)
!2302 = !DILocation(line: 18, column: 6, scope: !2189, inlinedAt: !2190)
!2303 = !DILocation(line: 18, column: 14, scope: !2189, inlinedAt: !2190)
!2304 = !DILocation(line: 19, column: 42, scope: !2189, inlinedAt: !2190)
!2305 = distinct !DISubprogram(name: "Broadcast", scope: !448, file: !448, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2306 = !DILocation(line: 19, column: 25, scope: !2189, inlinedAt: !2190)
!2307 = !DILocation(line: 36, column: 10, scope: !2305, inlinedAt: !2306)
!2308 = !DILocation(line: 36, column: 22, scope: !2305, inlinedAt: !2306)
!2309 = !DILocation(line: 37, column: 8, scope: !2305, inlinedAt: !2306)
!2310 = !DILocation(line: 40, column: 17, scope: !2305, inlinedAt: !2306)
!2311 = !DILocation(line: 19, column: 6, scope: !2189, inlinedAt: !2190)
!2312 = !DILocation(line: 31, column: 26, scope: !2183, inlinedAt: !2184)
!2313 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2314 = !DILocation(line: 31, column: 9, scope: !2183, inlinedAt: !2184)
!2315 = !DILocation(line: 14, column: 11, scope: !2313, inlinedAt: !2314)
!2316 = !DILocation(line: 31, column: 48, scope: !2183, inlinedAt: !2184)
!2317 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!2318 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!2319 = !DILocation(line: 16, column: 25, scope: !2313, inlinedAt: !2314)
!2320 = !DILocation(line: 8, column: 15, scope: !2318, inlinedAt: !2319)
!2321 = !DILocation(line: 45, column: 16, scope: !2317, inlinedAt: !2320)
!2322 = !DILocation(line: 68, column: 15, scope: !2192, inlinedAt: !2321)
!2323 = !DILocation(line: 46, column: 14, scope: !2317, inlinedAt: !2320)
!2324 = !DILocation(line: 26, column: 47, scope: !467, inlinedAt: !2323)
!2325 = !DILocation(line: 26, column: 59, scope: !467, inlinedAt: !2323)
!2326 = distinct !DISubprogram(name: "scan", scope: !419, file: !419, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2327 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !419, file: !419, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2328 = !DILocation(line: 18, column: 40, scope: !2313, inlinedAt: !2314)
!2329 = !DILocation(line: 6, column: 21, scope: !2327, inlinedAt: !2328)
!2330 = !DILocation(line: 37, column: 21, scope: !2326, inlinedAt: !2329)
!2331 = !DILocation(line: 37, column: 10, scope: !2326, inlinedAt: !2329)
!2332 = !DILocation(line: 19, column: 40, scope: !2313, inlinedAt: !2314)
!2333 = !DILocation(line: 67, column: 13, scope: !2192, inlinedAt: !2321)
!2334 = !DILocation(line: 68, column: 3, scope: !2317, inlinedAt: !2320)
!2335 = !DILocation(line: 71, column: 7, scope: !2192, inlinedAt: !2321)
!2336 = !DILocation(line: 66, column: 35, scope: !2192, inlinedAt: !2321)
!2337 = !DILocation(line: 72, column: 7, scope: !2192, inlinedAt: !2321)
!2338 = !DILocation(line: 72, column: 35, scope: !2192, inlinedAt: !2321)
!2339 = !DILocation(line: 73, column: 23, scope: !2192, inlinedAt: !2321)
!2340 = !DILocation(line: 8, column: 76, scope: !2318, inlinedAt: !2319)
!2341 = !DILocation(line: 72, column: 40, scope: !2192, inlinedAt: !2321)
!2342 = !DILocation(line: 78, column: 6, scope: !2192, inlinedAt: !2321)
!2343 = !DILocation(line: 78, column: 36, scope: !2192, inlinedAt: !2321)
!2344 = !DILocation(line: 79, column: 16, scope: !2192, inlinedAt: !2321)
!2345 = !DILocation(line: 80, column: 11, scope: !2192, inlinedAt: !2321)
!2346 = !DILocation(line: 79, column: 3, scope: !2192, inlinedAt: !2321)
!2347 = !DILocation(line: 83, column: 22, scope: !2192, inlinedAt: !2321)
!2348 = !DILocation(line: 83, column: 41, scope: !2192, inlinedAt: !2321)
!2349 = !DILocation(line: 84, column: 9, scope: !2192, inlinedAt: !2321)
!2350 = !DILocation(line: 78, column: 41, scope: !2192, inlinedAt: !2321)
!2351 = !DILocation(line: 87, column: 16, scope: !2192, inlinedAt: !2321)
!2352 = !DILocation(line: 87, column: 2, scope: !2317, inlinedAt: !2320)
!2353 = !DILocation(line: 26, column: 64, scope: !467, inlinedAt: !2323)
!2354 = !DILocation(line: 47, column: 7, scope: !2317, inlinedAt: !2320)
!2355 = !DILocation(line: 50, column: 31, scope: !2317, inlinedAt: !2320)
!2356 = !DILocation(line: 51, column: 10, scope: !2317, inlinedAt: !2320)
!2357 = !DILocation(line: 52, column: 14, scope: !2317, inlinedAt: !2320)
!2358 = !DILocation(line: 53, column: 17, scope: !2317, inlinedAt: !2320)
!2359 = !DILocation(line: 53, column: 8, scope: !2317, inlinedAt: !2320)
!2360 = !DILocation(line: 55, column: 10, scope: !2317, inlinedAt: !2320)
!2361 = !DILocation(line: 56, column: 11, scope: !2317, inlinedAt: !2320)
!2362 = !DILocation(line: 43, column: 50, scope: !2317, inlinedAt: !2320)
!2363 = !DILocation(line: 57, column: 6, scope: !2317, inlinedAt: !2320)
!2364 = !DILocation(line: 57, column: 16, scope: !2317, inlinedAt: !2320)
!2365 = !DILocation(line: 58, column: 17, scope: !2317, inlinedAt: !2320)
!2366 = !DILocation(line: 57, column: 21, scope: !2317, inlinedAt: !2320)
!2367 = !DILocation(line: 16, column: 6, scope: !2313, inlinedAt: !2314)
!2368 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2369 = !DILocation(line: 17, column: 33, scope: !2313, inlinedAt: !2314)
!2370 = !DILocation(line: 14, column: 15, scope: !2368, inlinedAt: !2369)
!2371 = !DILocation(line: 45, column: 16, scope: !2317, inlinedAt: !2370)
!2372 = !DILocation(line: 67, column: 13, scope: !2192, inlinedAt: !2371)
!2373 = !DILocation(line: 68, column: 15, scope: !2192, inlinedAt: !2371)
!2374 = !DILocation(line: 68, column: 3, scope: !2317, inlinedAt: !2370)
!2375 = !DILocation(line: 71, column: 7, scope: !2192, inlinedAt: !2371)
!2376 = !DILocation(line: 66, column: 35, scope: !2192, inlinedAt: !2371)
!2377 = !DILocation(line: 72, column: 7, scope: !2192, inlinedAt: !2371)
!2378 = !DILocation(line: 72, column: 35, scope: !2192, inlinedAt: !2371)
!2379 = !DILocation(line: 73, column: 23, scope: !2192, inlinedAt: !2371)
!2380 = !DILocation(line: 14, column: 77, scope: !2368, inlinedAt: !2369)
!2381 = !DILocation(line: 72, column: 40, scope: !2192, inlinedAt: !2371)
!2382 = !DILocation(line: 78, column: 6, scope: !2192, inlinedAt: !2371)
!2383 = !DILocation(line: 78, column: 36, scope: !2192, inlinedAt: !2371)
!2384 = !DILocation(line: 79, column: 16, scope: !2192, inlinedAt: !2371)
!2385 = !DILocation(line: 80, column: 11, scope: !2192, inlinedAt: !2371)
!2386 = !DILocation(line: 79, column: 3, scope: !2192, inlinedAt: !2371)
!2387 = !DILocation(line: 83, column: 22, scope: !2192, inlinedAt: !2371)
!2388 = !DILocation(line: 83, column: 41, scope: !2192, inlinedAt: !2371)
!2389 = !DILocation(line: 84, column: 9, scope: !2192, inlinedAt: !2371)
!2390 = !DILocation(line: 78, column: 41, scope: !2192, inlinedAt: !2371)
!2391 = !DILocation(line: 87, column: 16, scope: !2192, inlinedAt: !2371)
!2392 = !DILocation(line: 87, column: 2, scope: !2317, inlinedAt: !2370)
!2393 = !DILocation(line: 47, column: 7, scope: !2317, inlinedAt: !2370)
!2394 = !DILocation(line: 50, column: 31, scope: !2317, inlinedAt: !2370)
!2395 = !DILocation(line: 51, column: 10, scope: !2317, inlinedAt: !2370)
!2396 = !DILocation(line: 52, column: 14, scope: !2317, inlinedAt: !2370)
!2397 = !DILocation(line: 53, column: 17, scope: !2317, inlinedAt: !2370)
!2398 = !DILocation(line: 53, column: 8, scope: !2317, inlinedAt: !2370)
!2399 = !DILocation(line: 55, column: 10, scope: !2317, inlinedAt: !2370)
!2400 = !DILocation(line: 56, column: 11, scope: !2317, inlinedAt: !2370)
!2401 = !DILocation(line: 43, column: 50, scope: !2317, inlinedAt: !2370)
!2402 = !DILocation(line: 57, column: 6, scope: !2317, inlinedAt: !2370)
!2403 = !DILocation(line: 57, column: 16, scope: !2317, inlinedAt: !2370)
!2404 = !DILocation(line: 58, column: 17, scope: !2317, inlinedAt: !2370)
!2405 = !DILocation(line: 57, column: 21, scope: !2317, inlinedAt: !2370)
!2406 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2407 = !DILocation(line: 17, column: 54, scope: !2313, inlinedAt: !2314)
!2408 = !DILocation(line: 20, column: 15, scope: !2406, inlinedAt: !2407)
!2409 = !DILocation(line: 45, column: 16, scope: !2317, inlinedAt: !2408)
!2410 = !DILocation(line: 67, column: 13, scope: !2192, inlinedAt: !2409)
!2411 = !DILocation(line: 68, column: 15, scope: !2192, inlinedAt: !2409)
!2412 = !DILocation(line: 68, column: 3, scope: !2317, inlinedAt: !2408)
!2413 = !DILocation(line: 71, column: 7, scope: !2192, inlinedAt: !2409)
!2414 = !DILocation(line: 66, column: 35, scope: !2192, inlinedAt: !2409)
!2415 = !DILocation(line: 72, column: 7, scope: !2192, inlinedAt: !2409)
!2416 = !DILocation(line: 72, column: 35, scope: !2192, inlinedAt: !2409)
!2417 = !DILocation(line: 73, column: 23, scope: !2192, inlinedAt: !2409)
!2418 = !DILocation(line: 20, column: 77, scope: !2406, inlinedAt: !2407)
!2419 = !DILocation(line: 72, column: 40, scope: !2192, inlinedAt: !2409)
!2420 = !DILocation(line: 78, column: 6, scope: !2192, inlinedAt: !2409)
!2421 = !DILocation(line: 78, column: 36, scope: !2192, inlinedAt: !2409)
!2422 = !DILocation(line: 79, column: 16, scope: !2192, inlinedAt: !2409)
!2423 = !DILocation(line: 80, column: 11, scope: !2192, inlinedAt: !2409)
!2424 = !DILocation(line: 79, column: 3, scope: !2192, inlinedAt: !2409)
!2425 = !DILocation(line: 83, column: 22, scope: !2192, inlinedAt: !2409)
!2426 = !DILocation(line: 83, column: 41, scope: !2192, inlinedAt: !2409)
!2427 = !DILocation(line: 84, column: 9, scope: !2192, inlinedAt: !2409)
!2428 = !DILocation(line: 78, column: 41, scope: !2192, inlinedAt: !2409)
!2429 = !DILocation(line: 87, column: 16, scope: !2192, inlinedAt: !2409)
!2430 = !DILocation(line: 87, column: 2, scope: !2317, inlinedAt: !2408)
!2431 = !DILocation(line: 47, column: 7, scope: !2317, inlinedAt: !2408)
!2432 = !DILocation(line: 50, column: 31, scope: !2317, inlinedAt: !2408)
!2433 = !DILocation(line: 51, column: 10, scope: !2317, inlinedAt: !2408)
!2434 = !DILocation(line: 52, column: 14, scope: !2317, inlinedAt: !2408)
!2435 = !DILocation(line: 53, column: 17, scope: !2317, inlinedAt: !2408)
!2436 = !DILocation(line: 53, column: 8, scope: !2317, inlinedAt: !2408)
!2437 = !DILocation(line: 55, column: 10, scope: !2317, inlinedAt: !2408)
!2438 = !DILocation(line: 56, column: 11, scope: !2317, inlinedAt: !2408)
!2439 = !DILocation(line: 43, column: 50, scope: !2317, inlinedAt: !2408)
!2440 = !DILocation(line: 57, column: 6, scope: !2317, inlinedAt: !2408)
!2441 = !DILocation(line: 57, column: 16, scope: !2317, inlinedAt: !2408)
!2442 = !DILocation(line: 58, column: 17, scope: !2317, inlinedAt: !2408)
!2443 = !DILocation(line: 57, column: 21, scope: !2317, inlinedAt: !2408)
!2444 = !DILocation(line: 17, column: 6, scope: !2313, inlinedAt: !2314)
!2445 = !DILocation(line: 17, column: 14, scope: !2313, inlinedAt: !2314)
!2446 = !DILocation(line: 25, column: 16, scope: !2326, inlinedAt: !2329)
!2447 = !DILocation(line: 23, column: 48, scope: !2326, inlinedAt: !2329)
!2448 = !DILocation(line: 26, column: 6, scope: !2326, inlinedAt: !2329)
!2449 = !DILocation(line: 26, column: 24, scope: !2326, inlinedAt: !2329)
!2450 = !DILocation(line: 27, column: 24, scope: !2326, inlinedAt: !2329)
!2451 = !DILocation(line: 27, column: 44, scope: !2326, inlinedAt: !2329)
!2452 = !DILocation(line: 28, column: 4, scope: !2326, inlinedAt: !2329)
!2453 = !DILocation(line: 26, column: 37, scope: !2326, inlinedAt: !2329)
!2454 = !DILocation(line: 31, column: 15, scope: !2326, inlinedAt: !2329)
!2455 = !DILocation(line: 34, column: 32, scope: !2326, inlinedAt: !2329)
!2456 = !DILocation(line: 35, column: 19, scope: !2326, inlinedAt: !2329)
!2457 = !DILocation(line: 36, column: 10, scope: !2326, inlinedAt: !2329)
!2458 = !DILocation(line: 38, column: 9, scope: !2326, inlinedAt: !2329)
!2459 = !DILocation(line: 40, column: 10, scope: !2326, inlinedAt: !2329)
!2460 = !DILocation(line: 23, column: 59, scope: !2326, inlinedAt: !2329)
!2461 = !DILocation(line: 42, column: 19, scope: !2326, inlinedAt: !2329)
!2462 = !DILocation(line: 42, column: 3, scope: !2326, inlinedAt: !2329)
!2463 = !DILocation(line: 44, column: 2, scope: !2327, inlinedAt: !2328)
!2464 = !DILocation(line: 7, column: 16, scope: !2327, inlinedAt: !2328)
!2465 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !419, file: !419, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2466 = !DILocation(line: 18, column: 68, scope: !2313, inlinedAt: !2314)
!2467 = !DILocation(line: 14, column: 21, scope: !2465, inlinedAt: !2466)
!2468 = !DILocation(line: 25, column: 16, scope: !2326, inlinedAt: !2467)
!2469 = !DILocation(line: 23, column: 48, scope: !2326, inlinedAt: !2467)
!2470 = !DILocation(line: 26, column: 6, scope: !2326, inlinedAt: !2467)
!2471 = !DILocation(line: 26, column: 24, scope: !2326, inlinedAt: !2467)
!2472 = !DILocation(line: 27, column: 24, scope: !2326, inlinedAt: !2467)
!2473 = !DILocation(line: 27, column: 44, scope: !2326, inlinedAt: !2467)
!2474 = !DILocation(line: 28, column: 4, scope: !2326, inlinedAt: !2467)
!2475 = !DILocation(line: 26, column: 37, scope: !2326, inlinedAt: !2467)
!2476 = !DILocation(line: 31, column: 15, scope: !2326, inlinedAt: !2467)
!2477 = !DILocation(line: 34, column: 32, scope: !2326, inlinedAt: !2467)
!2478 = !DILocation(line: 35, column: 19, scope: !2326, inlinedAt: !2467)
!2479 = !DILocation(line: 36, column: 10, scope: !2326, inlinedAt: !2467)
!2480 = !DILocation(line: 37, column: 10, scope: !2326, inlinedAt: !2467)
!2481 = !DILocation(line: 38, column: 9, scope: !2326, inlinedAt: !2467)
!2482 = !DILocation(line: 40, column: 10, scope: !2326, inlinedAt: !2467)
!2483 = !DILocation(line: 23, column: 59, scope: !2326, inlinedAt: !2467)
!2484 = !DILocation(line: 42, column: 19, scope: !2326, inlinedAt: !2467)
!2485 = !DILocation(line: 42, column: 3, scope: !2326, inlinedAt: !2467)
!2486 = !DILocation(line: 44, column: 2, scope: !2465, inlinedAt: !2466)
!2487 = !DILocation(line: 15, column: 20, scope: !2465, inlinedAt: !2466)
!2488 = !DILocation(line: 15, column: 42, scope: !2465, inlinedAt: !2466)
!2489 = !DILocation(line: 18, column: 16, scope: !2465, inlinedAt: !2466)
!2490 = !DILocation(line: 18, column: 2, scope: !2313, inlinedAt: !2314)
!2491 = !DILocation(line: 18, column: 6, scope: !2313, inlinedAt: !2314)
!2492 = !DILocation(line: 18, column: 14, scope: !2313, inlinedAt: !2314)
!2493 = !DILocation(line: 19, column: 42, scope: !2313, inlinedAt: !2314)
!2494 = distinct !DISubprogram(name: "Broadcast", scope: !448, file: !448, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2495 = !DILocation(line: 19, column: 25, scope: !2313, inlinedAt: !2314)
!2496 = !DILocation(line: 36, column: 22, scope: !2494, inlinedAt: !2495)
!2497 = !DILocation(line: 37, column: 8, scope: !2494, inlinedAt: !2495)
!2498 = !DILocation(line: 39, column: 15, scope: !2494, inlinedAt: !2495)
!2499 = !DILocation(line: 40, column: 17, scope: !2494, inlinedAt: !2495)
!2500 = !DILocation(line: 40, column: 3, scope: !2313, inlinedAt: !2314)
!2501 = !DILocation(line: 42, column: 16, scope: !2494, inlinedAt: !2495)
!2502 = !DILocation(line: 43, column: 10, scope: !2494, inlinedAt: !2495)
!2503 = !DILocation(line: 44, column: 14, scope: !2494, inlinedAt: !2495)
!2504 = !DILocation(line: 45, column: 3, scope: !2494, inlinedAt: !2495)
!2505 = !DILocation(line: 47, column: 10, scope: !2494, inlinedAt: !2495)
!2506 = !DILocation(line: 48, column: 9, scope: !2494, inlinedAt: !2495)
!2507 = !DILocation(line: 48, column: 2, scope: !2313, inlinedAt: !2314)
!2508 = !DILocation(line: 19, column: 6, scope: !2313, inlinedAt: !2314)
!2509 = distinct !DISubprogram(name: "IntegersUint16", scope: !283, file: !283, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!2510 = !DILocation(line: 90, column: 6, scope: !2509)
!2511 = distinct !DISubprogram(name: "groupIntegers", scope: !323, file: !323, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2512 = !DILocation(line: 90, column: 77, scope: !2509)
!2513 = !DILocation(line: 35, column: 20, scope: !2511, inlinedAt: !2512)
!2514 = !DILocation(line: 36, column: 27, scope: !2511, inlinedAt: !2512)
!2515 = !DILocation(line: 36, column: 25, scope: !2511, inlinedAt: !2512)
!2516 = !DILocation(line: 36, column: 48, scope: !2511, inlinedAt: !2512)
!2517 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2518 = !DILocation(line: 36, column: 10, scope: !2511, inlinedAt: !2512)
!2519 = !DILocation(line: 24, column: 11, scope: !2517, inlinedAt: !2518)
!2520 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!2521 = !DILocation(line: 25, column: 40, scope: !2517, inlinedAt: !2518)
!2522 = !DILocation(line: 26, column: 15, scope: !2520, inlinedAt: !2521)
!2523 = !DILocation(line: 45, column: 16, scope: !2193, inlinedAt: !2522)
!2524 = !DILocation(line: 67, column: 13, scope: !2192, inlinedAt: !2523)
!2525 = !DILocation(line: 68, column: 15, scope: !2192, inlinedAt: !2523)
!2526 = !DILocation(line: 68, column: 3, scope: !2193, inlinedAt: !2522)
!2527 = !DILocation(line: 70, column: 13, scope: !2192, inlinedAt: !2523)
!2528 = !DILocation(line: 71, column: 7, scope: !2192, inlinedAt: !2523)
!2529 = !DILocation(line: 66, column: 35, scope: !2192, inlinedAt: !2523)
!2530 = !DILocation(line: 72, column: 7, scope: !2192, inlinedAt: !2523)
!2531 = !DILocation(line: 72, column: 35, scope: !2192, inlinedAt: !2523)
!2532 = !DILocation(line: 73, column: 23, scope: !2192, inlinedAt: !2523)
!2533 = !DILocation(line: 26, column: 76, scope: !2520, inlinedAt: !2521)
!2534 = !DILocation(line: 72, column: 40, scope: !2192, inlinedAt: !2523)
!2535 = !DILocation(line: 77, column: 16, scope: !2192, inlinedAt: !2523)
!2536 = !DILocation(line: 78, column: 6, scope: !2192, inlinedAt: !2523)
!2537 = !DILocation(line: 78, column: 36, scope: !2192, inlinedAt: !2523)
!2538 = !DILocation(line: 79, column: 16, scope: !2192, inlinedAt: !2523)
!2539 = !DILocation(line: 80, column: 11, scope: !2192, inlinedAt: !2523)
!2540 = !DILocation(line: 79, column: 3, scope: !2192, inlinedAt: !2523)
!2541 = !DILocation(line: 83, column: 22, scope: !2192, inlinedAt: !2523)
!2542 = !DILocation(line: 83, column: 41, scope: !2192, inlinedAt: !2523)
!2543 = !DILocation(line: 84, column: 9, scope: !2192, inlinedAt: !2523)
!2544 = !DILocation(line: 78, column: 41, scope: !2192, inlinedAt: !2523)
!2545 = !DILocation(line: 87, column: 16, scope: !2192, inlinedAt: !2523)
!2546 = !DILocation(line: 87, column: 2, scope: !2193, inlinedAt: !2522)
!2547 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!2548 = !DILocation(line: 25, column: 60, scope: !2517, inlinedAt: !2518)
!2549 = !DILocation(line: 31, column: 15, scope: !2547, inlinedAt: !2548)
!2550 = !DILocation(line: 45, column: 16, scope: !2193, inlinedAt: !2549)
!2551 = !DILocation(line: 67, column: 13, scope: !2192, inlinedAt: !2550)
!2552 = !DILocation(line: 68, column: 15, scope: !2192, inlinedAt: !2550)
!2553 = !DILocation(line: 68, column: 3, scope: !2193, inlinedAt: !2549)
!2554 = !DILocation(line: 70, column: 13, scope: !2192, inlinedAt: !2550)
!2555 = !DILocation(line: 71, column: 7, scope: !2192, inlinedAt: !2550)
!2556 = !DILocation(line: 66, column: 35, scope: !2192, inlinedAt: !2550)
!2557 = !DILocation(line: 72, column: 7, scope: !2192, inlinedAt: !2550)
!2558 = !DILocation(line: 72, column: 35, scope: !2192, inlinedAt: !2550)
!2559 = !DILocation(line: 73, column: 23, scope: !2192, inlinedAt: !2550)
!2560 = !DILocation(line: 31, column: 74, scope: !2547, inlinedAt: !2548)
!2561 = !DILocation(line: 72, column: 40, scope: !2192, inlinedAt: !2550)
!2562 = !DILocation(line: 77, column: 16, scope: !2192, inlinedAt: !2550)
!2563 = !DILocation(line: 78, column: 6, scope: !2192, inlinedAt: !2550)
!2564 = !DILocation(line: 78, column: 36, scope: !2192, inlinedAt: !2550)
!2565 = !DILocation(line: 79, column: 16, scope: !2192, inlinedAt: !2550)
!2566 = !DILocation(line: 80, column: 11, scope: !2192, inlinedAt: !2550)
!2567 = !DILocation(line: 79, column: 3, scope: !2192, inlinedAt: !2550)
!2568 = !DILocation(line: 83, column: 22, scope: !2192, inlinedAt: !2550)
!2569 = !DILocation(line: 83, column: 41, scope: !2192, inlinedAt: !2550)
!2570 = !DILocation(line: 84, column: 9, scope: !2192, inlinedAt: !2550)
!2571 = !DILocation(line: 78, column: 41, scope: !2192, inlinedAt: !2550)
!2572 = !DILocation(line: 87, column: 16, scope: !2192, inlinedAt: !2550)
!2573 = !DILocation(line: 87, column: 2, scope: !2193, inlinedAt: !2549)
!2574 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!2575 = !DILocation(line: 25, column: 81, scope: !2517, inlinedAt: !2518)
!2576 = !DILocation(line: 37, column: 15, scope: !2574, inlinedAt: !2575)
!2577 = !DILocation(line: 45, column: 16, scope: !2193, inlinedAt: !2576)
!2578 = !DILocation(line: 67, column: 13, scope: !2192, inlinedAt: !2577)
!2579 = !DILocation(line: 68, column: 15, scope: !2192, inlinedAt: !2577)
!2580 = !DILocation(line: 68, column: 3, scope: !2193, inlinedAt: !2576)
!2581 = !DILocation(line: 70, column: 13, scope: !2192, inlinedAt: !2577)
!2582 = !DILocation(line: 71, column: 7, scope: !2192, inlinedAt: !2577)
!2583 = !DILocation(line: 66, column: 35, scope: !2192, inlinedAt: !2577)
!2584 = !DILocation(line: 72, column: 7, scope: !2192, inlinedAt: !2577)
!2585 = !DILocation(line: 72, column: 35, scope: !2192, inlinedAt: !2577)
!2586 = !DILocation(line: 73, column: 23, scope: !2192, inlinedAt: !2577)
!2587 = !DILocation(line: 37, column: 76, scope: !2574, inlinedAt: !2575)
!2588 = !DILocation(line: 72, column: 40, scope: !2192, inlinedAt: !2577)
!2589 = !DILocation(line: 77, column: 16, scope: !2192, inlinedAt: !2577)
!2590 = !DILocation(line: 78, column: 6, scope: !2192, inlinedAt: !2577)
!2591 = !DILocation(line: 78, column: 36, scope: !2192, inlinedAt: !2577)
!2592 = !DILocation(line: 79, column: 16, scope: !2192, inlinedAt: !2577)
!2593 = !DILocation(line: 80, column: 11, scope: !2192, inlinedAt: !2577)
!2594 = !DILocation(line: 79, column: 3, scope: !2192, inlinedAt: !2577)
!2595 = !DILocation(line: 83, column: 22, scope: !2192, inlinedAt: !2577)
!2596 = !DILocation(line: 83, column: 41, scope: !2192, inlinedAt: !2577)
!2597 = !DILocation(line: 84, column: 9, scope: !2192, inlinedAt: !2577)
!2598 = !DILocation(line: 78, column: 41, scope: !2192, inlinedAt: !2577)
!2599 = !DILocation(line: 87, column: 16, scope: !2192, inlinedAt: !2577)
!2600 = !DILocation(line: 87, column: 2, scope: !2193, inlinedAt: !2576)
!2601 = !DILocation(line: 25, column: 5, scope: !2517, inlinedAt: !2518)
!2602 = !DILocation(line: 25, column: 13, scope: !2517, inlinedAt: !2518)
!2603 = !DILocation(line: 25, column: 21, scope: !2517, inlinedAt: !2518)
!2604 = !DILocation(line: 37, column: 27, scope: !2511, inlinedAt: !2512)
!2605 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2606 = !DILocation(line: 37, column: 10, scope: !2511, inlinedAt: !2512)
!2607 = !DILocation(line: 24, column: 11, scope: !2605, inlinedAt: !2606)
!2608 = !DILocation(line: 37, column: 50, scope: !2511, inlinedAt: !2512)
!2609 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!2610 = !DILocation(line: 25, column: 40, scope: !2605, inlinedAt: !2606)
!2611 = !DILocation(line: 26, column: 15, scope: !2609, inlinedAt: !2610)
!2612 = !DILocation(line: 45, column: 16, scope: !2317, inlinedAt: !2611)
!2613 = !DILocation(line: 67, column: 13, scope: !2192, inlinedAt: !2612)
!2614 = !DILocation(line: 68, column: 15, scope: !2192, inlinedAt: !2612)
!2615 = !DILocation(line: 68, column: 3, scope: !2317, inlinedAt: !2611)
!2616 = !DILocation(line: 70, column: 13, scope: !2192, inlinedAt: !2612)
!2617 = !DILocation(line: 71, column: 7, scope: !2192, inlinedAt: !2612)
!2618 = !DILocation(line: 66, column: 35, scope: !2192, inlinedAt: !2612)
!2619 = !DILocation(line: 72, column: 7, scope: !2192, inlinedAt: !2612)
!2620 = !DILocation(line: 72, column: 35, scope: !2192, inlinedAt: !2612)
!2621 = !DILocation(line: 73, column: 23, scope: !2192, inlinedAt: !2612)
!2622 = !DILocation(line: 26, column: 76, scope: !2609, inlinedAt: !2610)
!2623 = !DILocation(line: 72, column: 40, scope: !2192, inlinedAt: !2612)
!2624 = !DILocation(line: 77, column: 16, scope: !2192, inlinedAt: !2612)
!2625 = !DILocation(line: 78, column: 6, scope: !2192, inlinedAt: !2612)
!2626 = !DILocation(line: 78, column: 36, scope: !2192, inlinedAt: !2612)
!2627 = !DILocation(line: 79, column: 16, scope: !2192, inlinedAt: !2612)
!2628 = !DILocation(line: 80, column: 11, scope: !2192, inlinedAt: !2612)
!2629 = !DILocation(line: 79, column: 3, scope: !2192, inlinedAt: !2612)
!2630 = !DILocation(line: 83, column: 22, scope: !2192, inlinedAt: !2612)
!2631 = !DILocation(line: 83, column: 41, scope: !2192, inlinedAt: !2612)
!2632 = !DILocation(line: 84, column: 9, scope: !2192, inlinedAt: !2612)
!2633 = !DILocation(line: 78, column: 41, scope: !2192, inlinedAt: !2612)
!2634 = !DILocation(line: 87, column: 16, scope: !2192, inlinedAt: !2612)
!2635 = !DILocation(line: 87, column: 2, scope: !2317, inlinedAt: !2611)
!2636 = !DILocation(line: 46, column: 14, scope: !2317, inlinedAt: !2611)
!2637 = !DILocation(line: 26, column: 47, scope: !467, inlinedAt: !2636)
!2638 = !DILocation(line: 26, column: 59, scope: !467, inlinedAt: !2636)
!2639 = !DILocation(line: 26, column: 64, scope: !467, inlinedAt: !2636)
!2640 = !DILocation(line: 47, column: 7, scope: !2317, inlinedAt: !2611)
!2641 = !DILocation(line: 50, column: 31, scope: !2317, inlinedAt: !2611)
!2642 = !DILocation(line: 51, column: 10, scope: !2317, inlinedAt: !2611)
!2643 = !DILocation(line: 52, column: 11, scope: !2317, inlinedAt: !2611)
!2644 = !DILocation(line: 52, column: 14, scope: !2317, inlinedAt: !2611)
!2645 = !DILocation(line: 53, column: 17, scope: !2317, inlinedAt: !2611)
!2646 = !DILocation(line: 53, column: 8, scope: !2317, inlinedAt: !2611)
!2647 = !DILocation(line: 55, column: 10, scope: !2317, inlinedAt: !2611)
!2648 = !DILocation(line: 56, column: 11, scope: !2317, inlinedAt: !2611)
!2649 = !DILocation(line: 43, column: 50, scope: !2317, inlinedAt: !2611)
!2650 = !DILocation(line: 57, column: 6, scope: !2317, inlinedAt: !2611)
!2651 = !DILocation(line: 57, column: 16, scope: !2317, inlinedAt: !2611)
!2652 = !DILocation(line: 58, column: 17, scope: !2317, inlinedAt: !2611)
!2653 = !DILocation(line: 57, column: 21, scope: !2317, inlinedAt: !2611)
!2654 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!2655 = !DILocation(line: 25, column: 60, scope: !2605, inlinedAt: !2606)
!2656 = !DILocation(line: 31, column: 15, scope: !2654, inlinedAt: !2655)
!2657 = !DILocation(line: 45, column: 16, scope: !2317, inlinedAt: !2656)
!2658 = !DILocation(line: 67, column: 13, scope: !2192, inlinedAt: !2657)
!2659 = !DILocation(line: 68, column: 15, scope: !2192, inlinedAt: !2657)
!2660 = !DILocation(line: 68, column: 3, scope: !2317, inlinedAt: !2656)
!2661 = !DILocation(line: 70, column: 13, scope: !2192, inlinedAt: !2657)
!2662 = !DILocation(line: 71, column: 7, scope: !2192, inlinedAt: !2657)
!2663 = !DILocation(line: 66, column: 35, scope: !2192, inlinedAt: !2657)
!2664 = !DILocation(line: 72, column: 7, scope: !2192, inlinedAt: !2657)
!2665 = !DILocation(line: 72, column: 35, scope: !2192, inlinedAt: !2657)
!2666 = !DILocation(line: 73, column: 23, scope: !2192, inlinedAt: !2657)
!2667 = !DILocation(line: 31, column: 74, scope: !2654, inlinedAt: !2655)
!2668 = !DILocation(line: 72, column: 40, scope: !2192, inlinedAt: !2657)
!2669 = !DILocation(line: 77, column: 16, scope: !2192, inlinedAt: !2657)
!2670 = !DILocation(line: 78, column: 6, scope: !2192, inlinedAt: !2657)
!2671 = !DILocation(line: 78, column: 36, scope: !2192, inlinedAt: !2657)
!2672 = !DILocation(line: 79, column: 16, scope: !2192, inlinedAt: !2657)
!2673 = !DILocation(line: 80, column: 11, scope: !2192, inlinedAt: !2657)
!2674 = !DILocation(line: 79, column: 3, scope: !2192, inlinedAt: !2657)
!2675 = !DILocation(line: 83, column: 22, scope: !2192, inlinedAt: !2657)
!2676 = !DILocation(line: 83, column: 41, scope: !2192, inlinedAt: !2657)
!2677 = !DILocation(line: 84, column: 9, scope: !2192, inlinedAt: !2657)
!2678 = !DILocation(line: 78, column: 41, scope: !2192, inlinedAt: !2657)
!2679 = !DILocation(line: 87, column: 16, scope: !2192, inlinedAt: !2657)
!2680 = !DILocation(line: 87, column: 2, scope: !2317, inlinedAt: !2656)
!2681 = !DILocation(line: 47, column: 7, scope: !2317, inlinedAt: !2656)
!2682 = !DILocation(line: 50, column: 31, scope: !2317, inlinedAt: !2656)
!2683 = !DILocation(line: 51, column: 10, scope: !2317, inlinedAt: !2656)
!2684 = !DILocation(line: 52, column: 11, scope: !2317, inlinedAt: !2656)
!2685 = !DILocation(line: 52, column: 14, scope: !2317, inlinedAt: !2656)
!2686 = !DILocation(line: 53, column: 17, scope: !2317, inlinedAt: !2656)
!2687 = !DILocation(line: 53, column: 8, scope: !2317, inlinedAt: !2656)
!2688 = !DILocation(line: 55, column: 10, scope: !2317, inlinedAt: !2656)
!2689 = !DILocation(line: 56, column: 11, scope: !2317, inlinedAt: !2656)
!2690 = !DILocation(line: 43, column: 50, scope: !2317, inlinedAt: !2656)
!2691 = !DILocation(line: 57, column: 6, scope: !2317, inlinedAt: !2656)
!2692 = !DILocation(line: 57, column: 16, scope: !2317, inlinedAt: !2656)
!2693 = !DILocation(line: 58, column: 17, scope: !2317, inlinedAt: !2656)
!2694 = !DILocation(line: 57, column: 21, scope: !2317, inlinedAt: !2656)
!2695 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!2696 = !DILocation(line: 25, column: 81, scope: !2605, inlinedAt: !2606)
!2697 = !DILocation(line: 37, column: 15, scope: !2695, inlinedAt: !2696)
!2698 = !DILocation(line: 45, column: 16, scope: !2317, inlinedAt: !2697)
!2699 = !DILocation(line: 67, column: 13, scope: !2192, inlinedAt: !2698)
!2700 = !DILocation(line: 68, column: 15, scope: !2192, inlinedAt: !2698)
!2701 = !DILocation(line: 68, column: 3, scope: !2317, inlinedAt: !2697)
!2702 = !DILocation(line: 70, column: 13, scope: !2192, inlinedAt: !2698)
!2703 = !DILocation(line: 71, column: 7, scope: !2192, inlinedAt: !2698)
!2704 = !DILocation(line: 66, column: 35, scope: !2192, inlinedAt: !2698)
!2705 = !DILocation(line: 72, column: 7, scope: !2192, inlinedAt: !2698)
!2706 = !DILocation(line: 72, column: 35, scope: !2192, inlinedAt: !2698)
!2707 = !DILocation(line: 73, column: 23, scope: !2192, inlinedAt: !2698)
!2708 = !DILocation(line: 37, column: 76, scope: !2695, inlinedAt: !2696)
!2709 = !DILocation(line: 72, column: 40, scope: !2192, inlinedAt: !2698)
!2710 = !DILocation(line: 77, column: 16, scope: !2192, inlinedAt: !2698)
!2711 = !DILocation(line: 78, column: 6, scope: !2192, inlinedAt: !2698)
!2712 = !DILocation(line: 78, column: 36, scope: !2192, inlinedAt: !2698)
!2713 = !DILocation(line: 79, column: 16, scope: !2192, inlinedAt: !2698)
!2714 = !DILocation(line: 80, column: 11, scope: !2192, inlinedAt: !2698)
!2715 = !DILocation(line: 79, column: 3, scope: !2192, inlinedAt: !2698)
!2716 = !DILocation(line: 83, column: 22, scope: !2192, inlinedAt: !2698)
!2717 = !DILocation(line: 83, column: 41, scope: !2192, inlinedAt: !2698)
!2718 = !DILocation(line: 84, column: 9, scope: !2192, inlinedAt: !2698)
!2719 = !DILocation(line: 78, column: 41, scope: !2192, inlinedAt: !2698)
!2720 = !DILocation(line: 87, column: 16, scope: !2192, inlinedAt: !2698)
!2721 = !DILocation(line: 87, column: 2, scope: !2317, inlinedAt: !2697)
!2722 = !DILocation(line: 47, column: 7, scope: !2317, inlinedAt: !2697)
!2723 = !DILocation(line: 50, column: 31, scope: !2317, inlinedAt: !2697)
!2724 = !DILocation(line: 51, column: 10, scope: !2317, inlinedAt: !2697)
!2725 = !DILocation(line: 52, column: 11, scope: !2317, inlinedAt: !2697)
!2726 = !DILocation(line: 52, column: 14, scope: !2317, inlinedAt: !2697)
!2727 = !DILocation(line: 53, column: 17, scope: !2317, inlinedAt: !2697)
!2728 = !DILocation(line: 53, column: 8, scope: !2317, inlinedAt: !2697)
!2729 = !DILocation(line: 55, column: 10, scope: !2317, inlinedAt: !2697)
!2730 = !DILocation(line: 56, column: 11, scope: !2317, inlinedAt: !2697)
!2731 = !DILocation(line: 43, column: 50, scope: !2317, inlinedAt: !2697)
!2732 = !DILocation(line: 57, column: 6, scope: !2317, inlinedAt: !2697)
!2733 = !DILocation(line: 57, column: 16, scope: !2317, inlinedAt: !2697)
!2734 = !DILocation(line: 58, column: 17, scope: !2317, inlinedAt: !2697)
!2735 = !DILocation(line: 57, column: 21, scope: !2317, inlinedAt: !2697)
!2736 = !DILocation(line: 25, column: 5, scope: !2605, inlinedAt: !2606)
!2737 = !DILocation(line: 25, column: 13, scope: !2605, inlinedAt: !2606)
!2738 = !DILocation(line: 25, column: 21, scope: !2605, inlinedAt: !2606)
!2739 = distinct !DISubprogram(name: "ExchangeUint32", scope: !283, file: !283, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!2740 = !DILocation(line: 95, column: 6, scope: !2739)
!2741 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2742 = !DILocation(line: 96, column: 10, scope: !2739)
!2743 = !DILocation(line: 21, column: 29, scope: !2741, inlinedAt: !2742)
!2744 = !DILocation(line: 21, column: 39, scope: !2741, inlinedAt: !2742)
!2745 = !DILocation(line: 21, column: 49, scope: !2741, inlinedAt: !2742)
!2746 = !DILocation(line: 23, column: 7, scope: !2741, inlinedAt: !2742)
!2747 = !DILocation(line: 22, column: 2, scope: !2741, inlinedAt: !2742)
!2748 = !DILocation(line: 22, column: 8, scope: !2741, inlinedAt: !2742)
!2749 = !DILocation(line: 26, column: 9, scope: !2741, inlinedAt: !2742)
!2750 = !DILocation(line: 27, column: 12, scope: !2741, inlinedAt: !2742)
!2751 = !DILocation(line: 27, column: 10, scope: !2741, inlinedAt: !2742)
!2752 = !DILocation(line: 27, column: 30, scope: !2741, inlinedAt: !2742)
!2753 = !DILocation(line: 28, column: 37, scope: !2741, inlinedAt: !2742)
!2754 = !DILocation(line: 28, column: 32, scope: !2741, inlinedAt: !2742)
!2755 = !DILocation(line: 28, column: 34, scope: !2741, inlinedAt: !2742)
!2756 = !DILocation(line: 28, column: 20, scope: !2741, inlinedAt: !2742)
!2757 = !DILocation(line: 28, column: 3, scope: !2741, inlinedAt: !2742)
!2758 = !DILocation(line: 29, column: 22, scope: !2741, inlinedAt: !2742)
!2759 = !DILocation(line: 29, column: 3, scope: !2741, inlinedAt: !2742)
!2760 = !DILocation(line: 30, column: 24, scope: !2741, inlinedAt: !2742)
!2761 = !DILocation(line: 30, column: 3, scope: !2741, inlinedAt: !2742)
!2762 = !DILocation(line: 31, column: 23, scope: !2741, inlinedAt: !2742)
!2763 = !DILocation(line: 31, column: 3, scope: !2741, inlinedAt: !2742)
!2764 = !DILocation(line: 32, column: 14, scope: !2741, inlinedAt: !2742)
!2765 = !DILocation(line: 32, column: 12, scope: !2741, inlinedAt: !2742)
!2766 = !DILocation(line: 32, column: 18, scope: !2741, inlinedAt: !2742)
!2767 = !DILocation(line: 33, column: 21, scope: !2741, inlinedAt: !2742)
!2768 = !DILocation(line: 33, column: 3, scope: !2741, inlinedAt: !2742)
!2769 = !DILocation(line: 34, column: 3, scope: !2741, inlinedAt: !2742)
!2770 = !DILocation(line: 35, column: 31, scope: !2741, inlinedAt: !2742)
!2771 = !DILocation(line: 36, column: 4, scope: !2741, inlinedAt: !2742)
!2772 = !DILocation(line: 38, column: 32, scope: !2741, inlinedAt: !2742)
!2773 = !DILocation(line: 38, column: 30, scope: !2741, inlinedAt: !2742)
!2774 = !DILocation(line: 38, column: 24, scope: !2741, inlinedAt: !2742)
!2775 = !DILocation(line: 38, column: 3, scope: !2741, inlinedAt: !2742)
!2776 = distinct !DISubprogram(name: "NumbersUint32", scope: !283, file: !283, line: 102, type: !4, isDefinition: true, scopeLine: 102, isOptimized: true, unit: !2)
!2777 = !DILocation(line: 102, column: 6, scope: !2776)
!2778 = distinct !DISubprogram(name: "groupNumbers", scope: !323, file: !323, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!2779 = !DILocation(line: 102, column: 75, scope: !2776)
!2780 = !DILocation(line: 29, column: 20, scope: !2778, inlinedAt: !2779)
!2781 = !DILocation(line: 30, column: 26, scope: !2778, inlinedAt: !2779)
!2782 = !DILocation(line: 30, column: 24, scope: !2778, inlinedAt: !2779)
!2783 = !DILocation(line: 30, column: 46, scope: !2778, inlinedAt: !2779)
!2784 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2785 = !DILocation(line: 30, column: 9, scope: !2778, inlinedAt: !2779)
!2786 = !DILocation(line: 14, column: 11, scope: !2784, inlinedAt: !2785)
!2787 = distinct !DISubprogram(name: "reduceWarp", scope: !333, file: !333, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!2788 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!2789 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!2790 = !DILocation(line: 16, column: 25, scope: !2784, inlinedAt: !2785)
!2791 = !DILocation(line: 8, column: 15, scope: !2789, inlinedAt: !2790)
!2792 = !DILocation(line: 45, column: 16, scope: !2788, inlinedAt: !2791)
!2793 = !DILocation(line: 70, column: 13, scope: !2787, inlinedAt: !2792)
!2794 = !DILocation(line: 71, column: 7, scope: !2787, inlinedAt: !2792)
!2795 = !DILocation(line: 19, column: 40, scope: !2784, inlinedAt: !2785)
!2796 = !DILocation(line: 67, column: 13, scope: !2787, inlinedAt: !2792)
!2797 = !DILocation(line: 68, column: 15, scope: !2787, inlinedAt: !2792)
!2798 = !DILocation(line: 68, column: 3, scope: !2788, inlinedAt: !2791)
!2799 = !DILocation(line: 66, column: 35, scope: !2787, inlinedAt: !2792)
!2800 = !DILocation(line: 72, column: 7, scope: !2787, inlinedAt: !2792)
!2801 = !DILocation(line: 72, column: 35, scope: !2787, inlinedAt: !2792)
!2802 = !DILocation(line: 73, column: 23, scope: !2787, inlinedAt: !2792)
!2803 = !DILocation(line: 8, column: 76, scope: !2789, inlinedAt: !2790)
!2804 = !DILocation(line: 72, column: 40, scope: !2787, inlinedAt: !2792)
!2805 = !DILocation(line: 77, column: 16, scope: !2787, inlinedAt: !2792)
!2806 = !DILocation(line: 78, column: 6, scope: !2787, inlinedAt: !2792)
!2807 = !DILocation(line: 78, column: 36, scope: !2787, inlinedAt: !2792)
!2808 = !DILocation(line: 79, column: 16, scope: !2787, inlinedAt: !2792)
!2809 = !DILocation(line: 80, column: 11, scope: !2787, inlinedAt: !2792)
!2810 = !DILocation(line: 79, column: 3, scope: !2787, inlinedAt: !2792)
!2811 = !DILocation(line: 83, column: 22, scope: !2787, inlinedAt: !2792)
!2812 = !DILocation(line: 83, column: 41, scope: !2787, inlinedAt: !2792)
!2813 = !DILocation(line: 84, column: 9, scope: !2787, inlinedAt: !2792)
!2814 = !DILocation(line: 78, column: 41, scope: !2787, inlinedAt: !2792)
!2815 = !DILocation(line: 87, column: 16, scope: !2787, inlinedAt: !2792)
!2816 = !DILocation(line: 87, column: 2, scope: !2788, inlinedAt: !2791)
!2817 = !DILocation(line: 16, column: 6, scope: !2784, inlinedAt: !2785)
!2818 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2819 = !DILocation(line: 17, column: 33, scope: !2784, inlinedAt: !2785)
!2820 = !DILocation(line: 14, column: 15, scope: !2818, inlinedAt: !2819)
!2821 = !DILocation(line: 45, column: 16, scope: !2788, inlinedAt: !2820)
!2822 = !DILocation(line: 67, column: 13, scope: !2787, inlinedAt: !2821)
!2823 = !DILocation(line: 68, column: 15, scope: !2787, inlinedAt: !2821)
!2824 = !DILocation(line: 68, column: 3, scope: !2788, inlinedAt: !2820)
!2825 = !DILocation(line: 71, column: 7, scope: !2787, inlinedAt: !2821)
!2826 = !DILocation(line: 66, column: 35, scope: !2787, inlinedAt: !2821)
!2827 = !DILocation(line: 72, column: 7, scope: !2787, inlinedAt: !2821)
!2828 = !DILocation(line: 72, column: 35, scope: !2787, inlinedAt: !2821)
!2829 = !DILocation(line: 73, column: 23, scope: !2787, inlinedAt: !2821)
!2830 = !DILocation(line: 14, column: 77, scope: !2818, inlinedAt: !2819)
!2831 = !DILocation(line: 72, column: 40, scope: !2787, inlinedAt: !2821)
!2832 = !DILocation(line: 77, column: 16, scope: !2787, inlinedAt: !2821)
!2833 = !DILocation(line: 78, column: 6, scope: !2787, inlinedAt: !2821)
!2834 = !DILocation(line: 78, column: 36, scope: !2787, inlinedAt: !2821)
!2835 = !DILocation(line: 79, column: 16, scope: !2787, inlinedAt: !2821)
!2836 = !DILocation(line: 80, column: 11, scope: !2787, inlinedAt: !2821)
!2837 = !DILocation(line: 79, column: 3, scope: !2787, inlinedAt: !2821)
!2838 = !DILocation(line: 83, column: 22, scope: !2787, inlinedAt: !2821)
!2839 = !DILocation(line: 83, column: 41, scope: !2787, inlinedAt: !2821)
!2840 = !DILocation(line: 84, column: 9, scope: !2787, inlinedAt: !2821)
!2841 = !DILocation(line: 78, column: 41, scope: !2787, inlinedAt: !2821)
!2842 = !DILocation(line: 87, column: 16, scope: !2787, inlinedAt: !2821)
!2843 = !DILocation(line: 87, column: 2, scope: !2788, inlinedAt: !2820)
!2844 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2845 = !DILocation(line: 17, column: 54, scope: !2784, inlinedAt: !2785)
!2846 = !DILocation(line: 20, column: 15, scope: !2844, inlinedAt: !2845)
!2847 = !DILocation(line: 45, column: 16, scope: !2788, inlinedAt: !2846)
!2848 = !DILocation(line: 67, column: 13, scope: !2787, inlinedAt: !2847)
!2849 = !DILocation(line: 68, column: 15, scope: !2787, inlinedAt: !2847)
!2850 = !DILocation(line: 68, column: 3, scope: !2788, inlinedAt: !2846)
!2851 = !DILocation(line: 71, column: 7, scope: !2787, inlinedAt: !2847)
!2852 = !DILocation(line: 66, column: 35, scope: !2787, inlinedAt: !2847)
!2853 = !DILocation(line: 72, column: 7, scope: !2787, inlinedAt: !2847)
!2854 = !DILocation(line: 72, column: 35, scope: !2787, inlinedAt: !2847)
!2855 = !DILocation(line: 73, column: 23, scope: !2787, inlinedAt: !2847)
!2856 = !DILocation(line: 20, column: 77, scope: !2844, inlinedAt: !2845)
!2857 = !DILocation(line: 72, column: 40, scope: !2787, inlinedAt: !2847)
!2858 = !DILocation(line: 77, column: 16, scope: !2787, inlinedAt: !2847)
!2859 = !DILocation(line: 78, column: 6, scope: !2787, inlinedAt: !2847)
!2860 = !DILocation(line: 78, column: 36, scope: !2787, inlinedAt: !2847)
!2861 = !DILocation(line: 79, column: 16, scope: !2787, inlinedAt: !2847)
!2862 = !DILocation(line: 80, column: 11, scope: !2787, inlinedAt: !2847)
!2863 = !DILocation(line: 79, column: 3, scope: !2787, inlinedAt: !2847)
!2864 = !DILocation(line: 83, column: 22, scope: !2787, inlinedAt: !2847)
!2865 = !DILocation(line: 83, column: 41, scope: !2787, inlinedAt: !2847)
!2866 = !DILocation(line: 84, column: 9, scope: !2787, inlinedAt: !2847)
!2867 = !DILocation(line: 78, column: 41, scope: !2787, inlinedAt: !2847)
!2868 = !DILocation(line: 87, column: 16, scope: !2787, inlinedAt: !2847)
!2869 = !DILocation(line: 87, column: 2, scope: !2788, inlinedAt: !2846)
!2870 = !DILocation(line: 17, column: 6, scope: !2784, inlinedAt: !2785)
!2871 = !DILocation(line: 17, column: 14, scope: !2784, inlinedAt: !2785)
!2872 = distinct !DISubprogram(name: "scan", scope: !419, file: !419, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2873 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !419, file: !419, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2874 = !DILocation(line: 18, column: 40, scope: !2784, inlinedAt: !2785)
!2875 = !DILocation(line: 6, column: 21, scope: !2873, inlinedAt: !2874)
!2876 = !DILocation(line: 25, column: 16, scope: !2872, inlinedAt: !2875)
!2877 = !DILocation(line: 23, column: 48, scope: !2872, inlinedAt: !2875)
!2878 = !DILocation(line: 26, column: 6, scope: !2872, inlinedAt: !2875)
!2879 = !DILocation(line: 26, column: 24, scope: !2872, inlinedAt: !2875)
!2880 = !DILocation(line: 27, column: 24, scope: !2872, inlinedAt: !2875)
!2881 = !DILocation(line: 27, column: 44, scope: !2872, inlinedAt: !2875)
!2882 = !DILocation(line: 28, column: 4, scope: !2872, inlinedAt: !2875)
!2883 = !DILocation(line: 26, column: 37, scope: !2872, inlinedAt: !2875)
!2884 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !419, file: !419, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2885 = !DILocation(line: 18, column: 68, scope: !2784, inlinedAt: !2785)
!2886 = !DILocation(line: 14, column: 21, scope: !2884, inlinedAt: !2885)
!2887 = !DILocation(line: 23, column: 48, scope: !2872, inlinedAt: !2886)
!2888 = !DILocation(line: 26, column: 6, scope: !2872, inlinedAt: !2886)
!2889 = !DILocation(line: 26, column: 24, scope: !2872, inlinedAt: !2886)
!2890 = !DILocation(line: 27, column: 24, scope: !2872, inlinedAt: !2886)
!2891 = !DILocation(line: 27, column: 44, scope: !2872, inlinedAt: !2886)
!2892 = !DILocation(line: 28, column: 4, scope: !2872, inlinedAt: !2886)
!2893 = !DILocation(line: 26, column: 37, scope: !2872, inlinedAt: !2886)
!2894 = !DILocation(line: 15, column: 20, scope: !2884, inlinedAt: !2885)
!2895 = !DILocation(line: 15, column: 42, scope: !2884, inlinedAt: !2885)
!2896 = !DILocation(line: 18, column: 2, scope: !2784, inlinedAt: !2785)
!2897 = !DILocation(line: 18, column: 6, scope: !2784, inlinedAt: !2785)
!2898 = !DILocation(line: 18, column: 14, scope: !2784, inlinedAt: !2785)
!2899 = !DILocation(line: 19, column: 42, scope: !2784, inlinedAt: !2785)
!2900 = distinct !DISubprogram(name: "Broadcast", scope: !448, file: !448, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2901 = !DILocation(line: 19, column: 25, scope: !2784, inlinedAt: !2785)
!2902 = !DILocation(line: 36, column: 10, scope: !2900, inlinedAt: !2901)
!2903 = !DILocation(line: 36, column: 22, scope: !2900, inlinedAt: !2901)
!2904 = !DILocation(line: 37, column: 8, scope: !2900, inlinedAt: !2901)
!2905 = !DILocation(line: 40, column: 17, scope: !2900, inlinedAt: !2901)
!2906 = !DILocation(line: 19, column: 6, scope: !2784, inlinedAt: !2785)
!2907 = !DILocation(line: 31, column: 26, scope: !2778, inlinedAt: !2779)
!2908 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2909 = !DILocation(line: 31, column: 9, scope: !2778, inlinedAt: !2779)
!2910 = !DILocation(line: 14, column: 11, scope: !2908, inlinedAt: !2909)
!2911 = !DILocation(line: 31, column: 48, scope: !2778, inlinedAt: !2779)
!2912 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!2913 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!2914 = !DILocation(line: 16, column: 25, scope: !2908, inlinedAt: !2909)
!2915 = !DILocation(line: 8, column: 15, scope: !2913, inlinedAt: !2914)
!2916 = !DILocation(line: 46, column: 14, scope: !2912, inlinedAt: !2915)
!2917 = !DILocation(line: 26, column: 47, scope: !467, inlinedAt: !2916)
!2918 = !DILocation(line: 26, column: 59, scope: !467, inlinedAt: !2916)
!2919 = distinct !DISubprogram(name: "scan", scope: !419, file: !419, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2920 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !419, file: !419, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2921 = !DILocation(line: 18, column: 40, scope: !2908, inlinedAt: !2909)
!2922 = !DILocation(line: 6, column: 21, scope: !2920, inlinedAt: !2921)
!2923 = !DILocation(line: 37, column: 21, scope: !2919, inlinedAt: !2922)
!2924 = !DILocation(line: 37, column: 10, scope: !2919, inlinedAt: !2922)
!2925 = !DILocation(line: 19, column: 40, scope: !2908, inlinedAt: !2909)
!2926 = !DILocation(line: 45, column: 16, scope: !2912, inlinedAt: !2915)
!2927 = !DILocation(line: 67, column: 13, scope: !2787, inlinedAt: !2926)
!2928 = !DILocation(line: 68, column: 15, scope: !2787, inlinedAt: !2926)
!2929 = !DILocation(line: 68, column: 3, scope: !2912, inlinedAt: !2915)
!2930 = !DILocation(line: 71, column: 7, scope: !2787, inlinedAt: !2926)
!2931 = !DILocation(line: 66, column: 35, scope: !2787, inlinedAt: !2926)
!2932 = !DILocation(line: 72, column: 7, scope: !2787, inlinedAt: !2926)
!2933 = !DILocation(line: 72, column: 35, scope: !2787, inlinedAt: !2926)
!2934 = !DILocation(line: 73, column: 23, scope: !2787, inlinedAt: !2926)
!2935 = !DILocation(line: 8, column: 76, scope: !2913, inlinedAt: !2914)
!2936 = !DILocation(line: 72, column: 40, scope: !2787, inlinedAt: !2926)
!2937 = !DILocation(line: 78, column: 6, scope: !2787, inlinedAt: !2926)
!2938 = !DILocation(line: 78, column: 36, scope: !2787, inlinedAt: !2926)
!2939 = !DILocation(line: 79, column: 16, scope: !2787, inlinedAt: !2926)
!2940 = !DILocation(line: 80, column: 11, scope: !2787, inlinedAt: !2926)
!2941 = !DILocation(line: 79, column: 3, scope: !2787, inlinedAt: !2926)
!2942 = !DILocation(line: 83, column: 22, scope: !2787, inlinedAt: !2926)
!2943 = !DILocation(line: 83, column: 41, scope: !2787, inlinedAt: !2926)
!2944 = !DILocation(line: 84, column: 9, scope: !2787, inlinedAt: !2926)
!2945 = !DILocation(line: 78, column: 41, scope: !2787, inlinedAt: !2926)
!2946 = !DILocation(line: 87, column: 16, scope: !2787, inlinedAt: !2926)
!2947 = !DILocation(line: 87, column: 2, scope: !2912, inlinedAt: !2915)
!2948 = !DILocation(line: 26, column: 64, scope: !467, inlinedAt: !2916)
!2949 = !DILocation(line: 47, column: 7, scope: !2912, inlinedAt: !2915)
!2950 = !DILocation(line: 50, column: 31, scope: !2912, inlinedAt: !2915)
!2951 = !DILocation(line: 51, column: 10, scope: !2912, inlinedAt: !2915)
!2952 = !DILocation(line: 52, column: 14, scope: !2912, inlinedAt: !2915)
!2953 = !DILocation(line: 53, column: 17, scope: !2912, inlinedAt: !2915)
!2954 = !DILocation(line: 53, column: 8, scope: !2912, inlinedAt: !2915)
!2955 = !DILocation(line: 55, column: 10, scope: !2912, inlinedAt: !2915)
!2956 = !DILocation(line: 56, column: 11, scope: !2912, inlinedAt: !2915)
!2957 = !DILocation(line: 43, column: 50, scope: !2912, inlinedAt: !2915)
!2958 = !DILocation(line: 57, column: 6, scope: !2912, inlinedAt: !2915)
!2959 = !DILocation(line: 57, column: 16, scope: !2912, inlinedAt: !2915)
!2960 = !DILocation(line: 58, column: 17, scope: !2912, inlinedAt: !2915)
!2961 = !DILocation(line: 57, column: 21, scope: !2912, inlinedAt: !2915)
!2962 = !DILocation(line: 16, column: 6, scope: !2908, inlinedAt: !2909)
!2963 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2964 = !DILocation(line: 17, column: 33, scope: !2908, inlinedAt: !2909)
!2965 = !DILocation(line: 14, column: 15, scope: !2963, inlinedAt: !2964)
!2966 = !DILocation(line: 45, column: 16, scope: !2912, inlinedAt: !2965)
!2967 = !DILocation(line: 67, column: 13, scope: !2787, inlinedAt: !2966)
!2968 = !DILocation(line: 68, column: 15, scope: !2787, inlinedAt: !2966)
!2969 = !DILocation(line: 68, column: 3, scope: !2912, inlinedAt: !2965)
!2970 = !DILocation(line: 71, column: 7, scope: !2787, inlinedAt: !2966)
!2971 = !DILocation(line: 66, column: 35, scope: !2787, inlinedAt: !2966)
!2972 = !DILocation(line: 72, column: 7, scope: !2787, inlinedAt: !2966)
!2973 = !DILocation(line: 72, column: 35, scope: !2787, inlinedAt: !2966)
!2974 = !DILocation(line: 73, column: 23, scope: !2787, inlinedAt: !2966)
!2975 = !DILocation(line: 14, column: 77, scope: !2963, inlinedAt: !2964)
!2976 = !DILocation(line: 72, column: 40, scope: !2787, inlinedAt: !2966)
!2977 = !DILocation(line: 78, column: 6, scope: !2787, inlinedAt: !2966)
!2978 = !DILocation(line: 78, column: 36, scope: !2787, inlinedAt: !2966)
!2979 = !DILocation(line: 79, column: 16, scope: !2787, inlinedAt: !2966)
!2980 = !DILocation(line: 80, column: 11, scope: !2787, inlinedAt: !2966)
!2981 = !DILocation(line: 79, column: 3, scope: !2787, inlinedAt: !2966)
!2982 = !DILocation(line: 83, column: 22, scope: !2787, inlinedAt: !2966)
!2983 = !DILocation(line: 83, column: 41, scope: !2787, inlinedAt: !2966)
!2984 = !DILocation(line: 84, column: 9, scope: !2787, inlinedAt: !2966)
!2985 = !DILocation(line: 78, column: 41, scope: !2787, inlinedAt: !2966)
!2986 = !DILocation(line: 87, column: 16, scope: !2787, inlinedAt: !2966)
!2987 = !DILocation(line: 87, column: 2, scope: !2912, inlinedAt: !2965)
!2988 = !DILocation(line: 47, column: 7, scope: !2912, inlinedAt: !2965)
!2989 = !DILocation(line: 50, column: 31, scope: !2912, inlinedAt: !2965)
!2990 = !DILocation(line: 51, column: 10, scope: !2912, inlinedAt: !2965)
!2991 = !DILocation(line: 52, column: 14, scope: !2912, inlinedAt: !2965)
!2992 = !DILocation(line: 53, column: 17, scope: !2912, inlinedAt: !2965)
!2993 = !DILocation(line: 53, column: 8, scope: !2912, inlinedAt: !2965)
!2994 = !DILocation(line: 55, column: 10, scope: !2912, inlinedAt: !2965)
!2995 = !DILocation(line: 56, column: 11, scope: !2912, inlinedAt: !2965)
!2996 = !DILocation(line: 43, column: 50, scope: !2912, inlinedAt: !2965)
!2997 = !DILocation(line: 57, column: 6, scope: !2912, inlinedAt: !2965)
!2998 = !DILocation(line: 57, column: 16, scope: !2912, inlinedAt: !2965)
!2999 = !DILocation(line: 58, column: 17, scope: !2912, inlinedAt: !2965)
!3000 = !DILocation(line: 57, column: 21, scope: !2912, inlinedAt: !2965)
!3001 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3002 = !DILocation(line: 17, column: 54, scope: !2908, inlinedAt: !2909)
!3003 = !DILocation(line: 20, column: 15, scope: !3001, inlinedAt: !3002)
!3004 = !DILocation(line: 45, column: 16, scope: !2912, inlinedAt: !3003)
!3005 = !DILocation(line: 67, column: 13, scope: !2787, inlinedAt: !3004)
!3006 = !DILocation(line: 68, column: 15, scope: !2787, inlinedAt: !3004)
!3007 = !DILocation(line: 68, column: 3, scope: !2912, inlinedAt: !3003)
!3008 = !DILocation(line: 71, column: 7, scope: !2787, inlinedAt: !3004)
!3009 = !DILocation(line: 66, column: 35, scope: !2787, inlinedAt: !3004)
!3010 = !DILocation(line: 72, column: 7, scope: !2787, inlinedAt: !3004)
!3011 = !DILocation(line: 72, column: 35, scope: !2787, inlinedAt: !3004)
!3012 = !DILocation(line: 73, column: 23, scope: !2787, inlinedAt: !3004)
!3013 = !DILocation(line: 20, column: 77, scope: !3001, inlinedAt: !3002)
!3014 = !DILocation(line: 72, column: 40, scope: !2787, inlinedAt: !3004)
!3015 = !DILocation(line: 78, column: 6, scope: !2787, inlinedAt: !3004)
!3016 = !DILocation(line: 78, column: 36, scope: !2787, inlinedAt: !3004)
!3017 = !DILocation(line: 79, column: 16, scope: !2787, inlinedAt: !3004)
!3018 = !DILocation(line: 80, column: 11, scope: !2787, inlinedAt: !3004)
!3019 = !DILocation(line: 79, column: 3, scope: !2787, inlinedAt: !3004)
!3020 = !DILocation(line: 83, column: 22, scope: !2787, inlinedAt: !3004)
!3021 = !DILocation(line: 83, column: 41, scope: !2787, inlinedAt: !3004)
!3022 = !DILocation(line: 84, column: 9, scope: !2787, inlinedAt: !3004)
!3023 = !DILocation(line: 78, column: 41, scope: !2787, inlinedAt: !3004)
!3024 = !DILocation(line: 87, column: 16, scope: !2787, inlinedAt: !3004)
!3025 = !DILocation(line: 87, column: 2, scope: !2912, inlinedAt: !3003)
!3026 = !DILocation(line: 47, column: 7, scope: !2912, inlinedAt: !3003)
!3027 = !DILocation(line: 50, column: 31, scope: !2912, inlinedAt: !3003)
!3028 = !DILocation(line: 51, column: 10, scope: !2912, inlinedAt: !3003)
!3029 = !DILocation(line: 52, column: 14, scope: !2912, inlinedAt: !3003)
!3030 = !DILocation(line: 53, column: 17, scope: !2912, inlinedAt: !3003)
!3031 = !DILocation(line: 53, column: 8, scope: !2912, inlinedAt: !3003)
!3032 = !DILocation(line: 55, column: 10, scope: !2912, inlinedAt: !3003)
!3033 = !DILocation(line: 56, column: 11, scope: !2912, inlinedAt: !3003)
!3034 = !DILocation(line: 43, column: 50, scope: !2912, inlinedAt: !3003)
!3035 = !DILocation(line: 57, column: 6, scope: !2912, inlinedAt: !3003)
!3036 = !DILocation(line: 57, column: 16, scope: !2912, inlinedAt: !3003)
!3037 = !DILocation(line: 58, column: 17, scope: !2912, inlinedAt: !3003)
!3038 = !DILocation(line: 57, column: 21, scope: !2912, inlinedAt: !3003)
!3039 = !DILocation(line: 17, column: 6, scope: !2908, inlinedAt: !2909)
!3040 = !DILocation(line: 17, column: 14, scope: !2908, inlinedAt: !2909)
!3041 = !DILocation(line: 25, column: 16, scope: !2919, inlinedAt: !2922)
!3042 = !DILocation(line: 23, column: 48, scope: !2919, inlinedAt: !2922)
!3043 = !DILocation(line: 26, column: 6, scope: !2919, inlinedAt: !2922)
!3044 = !DILocation(line: 26, column: 24, scope: !2919, inlinedAt: !2922)
!3045 = !DILocation(line: 27, column: 24, scope: !2919, inlinedAt: !2922)
!3046 = !DILocation(line: 27, column: 44, scope: !2919, inlinedAt: !2922)
!3047 = !DILocation(line: 28, column: 4, scope: !2919, inlinedAt: !2922)
!3048 = !DILocation(line: 26, column: 37, scope: !2919, inlinedAt: !2922)
!3049 = !DILocation(line: 31, column: 15, scope: !2919, inlinedAt: !2922)
!3050 = !DILocation(line: 34, column: 32, scope: !2919, inlinedAt: !2922)
!3051 = !DILocation(line: 35, column: 19, scope: !2919, inlinedAt: !2922)
!3052 = !DILocation(line: 36, column: 10, scope: !2919, inlinedAt: !2922)
!3053 = !DILocation(line: 38, column: 9, scope: !2919, inlinedAt: !2922)
!3054 = !DILocation(line: 40, column: 10, scope: !2919, inlinedAt: !2922)
!3055 = !DILocation(line: 23, column: 59, scope: !2919, inlinedAt: !2922)
!3056 = !DILocation(line: 42, column: 19, scope: !2919, inlinedAt: !2922)
!3057 = !DILocation(line: 42, column: 3, scope: !2919, inlinedAt: !2922)
!3058 = !DILocation(line: 44, column: 2, scope: !2920, inlinedAt: !2921)
!3059 = !DILocation(line: 7, column: 16, scope: !2920, inlinedAt: !2921)
!3060 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !419, file: !419, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3061 = !DILocation(line: 18, column: 68, scope: !2908, inlinedAt: !2909)
!3062 = !DILocation(line: 14, column: 21, scope: !3060, inlinedAt: !3061)
!3063 = !DILocation(line: 25, column: 16, scope: !2919, inlinedAt: !3062)
!3064 = !DILocation(line: 23, column: 48, scope: !2919, inlinedAt: !3062)
!3065 = !DILocation(line: 26, column: 6, scope: !2919, inlinedAt: !3062)
!3066 = !DILocation(line: 26, column: 24, scope: !2919, inlinedAt: !3062)
!3067 = !DILocation(line: 27, column: 24, scope: !2919, inlinedAt: !3062)
!3068 = !DILocation(line: 27, column: 44, scope: !2919, inlinedAt: !3062)
!3069 = !DILocation(line: 28, column: 4, scope: !2919, inlinedAt: !3062)
!3070 = !DILocation(line: 26, column: 37, scope: !2919, inlinedAt: !3062)
!3071 = !DILocation(line: 31, column: 15, scope: !2919, inlinedAt: !3062)
!3072 = !DILocation(line: 34, column: 32, scope: !2919, inlinedAt: !3062)
!3073 = !DILocation(line: 35, column: 19, scope: !2919, inlinedAt: !3062)
!3074 = !DILocation(line: 36, column: 10, scope: !2919, inlinedAt: !3062)
!3075 = !DILocation(line: 37, column: 10, scope: !2919, inlinedAt: !3062)
!3076 = !DILocation(line: 38, column: 9, scope: !2919, inlinedAt: !3062)
!3077 = !DILocation(line: 40, column: 10, scope: !2919, inlinedAt: !3062)
!3078 = !DILocation(line: 23, column: 59, scope: !2919, inlinedAt: !3062)
!3079 = !DILocation(line: 42, column: 19, scope: !2919, inlinedAt: !3062)
!3080 = !DILocation(line: 42, column: 3, scope: !2919, inlinedAt: !3062)
!3081 = !DILocation(line: 44, column: 2, scope: !3060, inlinedAt: !3061)
!3082 = !DILocation(line: 15, column: 20, scope: !3060, inlinedAt: !3061)
!3083 = !DILocation(line: 15, column: 42, scope: !3060, inlinedAt: !3061)
!3084 = !DILocation(line: 18, column: 16, scope: !3060, inlinedAt: !3061)
!3085 = !DILocation(line: 18, column: 2, scope: !2908, inlinedAt: !2909)
!3086 = !DILocation(line: 18, column: 6, scope: !2908, inlinedAt: !2909)
!3087 = !DILocation(line: 18, column: 14, scope: !2908, inlinedAt: !2909)
!3088 = !DILocation(line: 19, column: 42, scope: !2908, inlinedAt: !2909)
!3089 = distinct !DISubprogram(name: "Broadcast", scope: !448, file: !448, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3090 = !DILocation(line: 19, column: 25, scope: !2908, inlinedAt: !2909)
!3091 = !DILocation(line: 36, column: 22, scope: !3089, inlinedAt: !3090)
!3092 = !DILocation(line: 37, column: 8, scope: !3089, inlinedAt: !3090)
!3093 = !DILocation(line: 39, column: 15, scope: !3089, inlinedAt: !3090)
!3094 = !DILocation(line: 40, column: 17, scope: !3089, inlinedAt: !3090)
!3095 = !DILocation(line: 40, column: 3, scope: !2908, inlinedAt: !2909)
!3096 = !DILocation(line: 42, column: 16, scope: !3089, inlinedAt: !3090)
!3097 = !DILocation(line: 43, column: 10, scope: !3089, inlinedAt: !3090)
!3098 = !DILocation(line: 44, column: 14, scope: !3089, inlinedAt: !3090)
!3099 = !DILocation(line: 45, column: 3, scope: !3089, inlinedAt: !3090)
!3100 = !DILocation(line: 47, column: 10, scope: !3089, inlinedAt: !3090)
!3101 = !DILocation(line: 48, column: 9, scope: !3089, inlinedAt: !3090)
!3102 = !DILocation(line: 48, column: 2, scope: !2908, inlinedAt: !2909)
!3103 = !DILocation(line: 19, column: 6, scope: !2908, inlinedAt: !2909)
!3104 = distinct !DISubprogram(name: "IntegersUint32", scope: !283, file: !283, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!3105 = !DILocation(line: 107, column: 6, scope: !3104)
!3106 = distinct !DISubprogram(name: "groupIntegers", scope: !323, file: !323, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!3107 = !DILocation(line: 107, column: 77, scope: !3104)
!3108 = !DILocation(line: 35, column: 20, scope: !3106, inlinedAt: !3107)
!3109 = !DILocation(line: 36, column: 27, scope: !3106, inlinedAt: !3107)
!3110 = !DILocation(line: 36, column: 25, scope: !3106, inlinedAt: !3107)
!3111 = !DILocation(line: 36, column: 48, scope: !3106, inlinedAt: !3107)
!3112 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3113 = !DILocation(line: 36, column: 10, scope: !3106, inlinedAt: !3107)
!3114 = !DILocation(line: 24, column: 11, scope: !3112, inlinedAt: !3113)
!3115 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!3116 = !DILocation(line: 25, column: 40, scope: !3112, inlinedAt: !3113)
!3117 = !DILocation(line: 26, column: 15, scope: !3115, inlinedAt: !3116)
!3118 = !DILocation(line: 45, column: 16, scope: !2788, inlinedAt: !3117)
!3119 = !DILocation(line: 67, column: 13, scope: !2787, inlinedAt: !3118)
!3120 = !DILocation(line: 68, column: 15, scope: !2787, inlinedAt: !3118)
!3121 = !DILocation(line: 68, column: 3, scope: !2788, inlinedAt: !3117)
!3122 = !DILocation(line: 70, column: 13, scope: !2787, inlinedAt: !3118)
!3123 = !DILocation(line: 71, column: 7, scope: !2787, inlinedAt: !3118)
!3124 = !DILocation(line: 66, column: 35, scope: !2787, inlinedAt: !3118)
!3125 = !DILocation(line: 72, column: 7, scope: !2787, inlinedAt: !3118)
!3126 = !DILocation(line: 72, column: 35, scope: !2787, inlinedAt: !3118)
!3127 = !DILocation(line: 73, column: 23, scope: !2787, inlinedAt: !3118)
!3128 = !DILocation(line: 26, column: 76, scope: !3115, inlinedAt: !3116)
!3129 = !DILocation(line: 72, column: 40, scope: !2787, inlinedAt: !3118)
!3130 = !DILocation(line: 77, column: 16, scope: !2787, inlinedAt: !3118)
!3131 = !DILocation(line: 78, column: 6, scope: !2787, inlinedAt: !3118)
!3132 = !DILocation(line: 78, column: 36, scope: !2787, inlinedAt: !3118)
!3133 = !DILocation(line: 79, column: 16, scope: !2787, inlinedAt: !3118)
!3134 = !DILocation(line: 80, column: 11, scope: !2787, inlinedAt: !3118)
!3135 = !DILocation(line: 79, column: 3, scope: !2787, inlinedAt: !3118)
!3136 = !DILocation(line: 83, column: 22, scope: !2787, inlinedAt: !3118)
!3137 = !DILocation(line: 83, column: 41, scope: !2787, inlinedAt: !3118)
!3138 = !DILocation(line: 84, column: 9, scope: !2787, inlinedAt: !3118)
!3139 = !DILocation(line: 78, column: 41, scope: !2787, inlinedAt: !3118)
!3140 = !DILocation(line: 87, column: 16, scope: !2787, inlinedAt: !3118)
!3141 = !DILocation(line: 87, column: 2, scope: !2788, inlinedAt: !3117)
!3142 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!3143 = !DILocation(line: 25, column: 60, scope: !3112, inlinedAt: !3113)
!3144 = !DILocation(line: 31, column: 15, scope: !3142, inlinedAt: !3143)
!3145 = !DILocation(line: 45, column: 16, scope: !2788, inlinedAt: !3144)
!3146 = !DILocation(line: 67, column: 13, scope: !2787, inlinedAt: !3145)
!3147 = !DILocation(line: 68, column: 15, scope: !2787, inlinedAt: !3145)
!3148 = !DILocation(line: 68, column: 3, scope: !2788, inlinedAt: !3144)
!3149 = !DILocation(line: 70, column: 13, scope: !2787, inlinedAt: !3145)
!3150 = !DILocation(line: 71, column: 7, scope: !2787, inlinedAt: !3145)
!3151 = !DILocation(line: 66, column: 35, scope: !2787, inlinedAt: !3145)
!3152 = !DILocation(line: 72, column: 7, scope: !2787, inlinedAt: !3145)
!3153 = !DILocation(line: 72, column: 35, scope: !2787, inlinedAt: !3145)
!3154 = !DILocation(line: 73, column: 23, scope: !2787, inlinedAt: !3145)
!3155 = !DILocation(line: 31, column: 74, scope: !3142, inlinedAt: !3143)
!3156 = !DILocation(line: 72, column: 40, scope: !2787, inlinedAt: !3145)
!3157 = !DILocation(line: 77, column: 16, scope: !2787, inlinedAt: !3145)
!3158 = !DILocation(line: 78, column: 6, scope: !2787, inlinedAt: !3145)
!3159 = !DILocation(line: 78, column: 36, scope: !2787, inlinedAt: !3145)
!3160 = !DILocation(line: 79, column: 16, scope: !2787, inlinedAt: !3145)
!3161 = !DILocation(line: 80, column: 11, scope: !2787, inlinedAt: !3145)
!3162 = !DILocation(line: 79, column: 3, scope: !2787, inlinedAt: !3145)
!3163 = !DILocation(line: 83, column: 22, scope: !2787, inlinedAt: !3145)
!3164 = !DILocation(line: 83, column: 41, scope: !2787, inlinedAt: !3145)
!3165 = !DILocation(line: 84, column: 9, scope: !2787, inlinedAt: !3145)
!3166 = !DILocation(line: 78, column: 41, scope: !2787, inlinedAt: !3145)
!3167 = !DILocation(line: 87, column: 16, scope: !2787, inlinedAt: !3145)
!3168 = !DILocation(line: 87, column: 2, scope: !2788, inlinedAt: !3144)
!3169 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!3170 = !DILocation(line: 25, column: 81, scope: !3112, inlinedAt: !3113)
!3171 = !DILocation(line: 37, column: 15, scope: !3169, inlinedAt: !3170)
!3172 = !DILocation(line: 45, column: 16, scope: !2788, inlinedAt: !3171)
!3173 = !DILocation(line: 67, column: 13, scope: !2787, inlinedAt: !3172)
!3174 = !DILocation(line: 68, column: 15, scope: !2787, inlinedAt: !3172)
!3175 = !DILocation(line: 68, column: 3, scope: !2788, inlinedAt: !3171)
!3176 = !DILocation(line: 70, column: 13, scope: !2787, inlinedAt: !3172)
!3177 = !DILocation(line: 71, column: 7, scope: !2787, inlinedAt: !3172)
!3178 = !DILocation(line: 66, column: 35, scope: !2787, inlinedAt: !3172)
!3179 = !DILocation(line: 72, column: 7, scope: !2787, inlinedAt: !3172)
!3180 = !DILocation(line: 72, column: 35, scope: !2787, inlinedAt: !3172)
!3181 = !DILocation(line: 73, column: 23, scope: !2787, inlinedAt: !3172)
!3182 = !DILocation(line: 37, column: 76, scope: !3169, inlinedAt: !3170)
!3183 = !DILocation(line: 72, column: 40, scope: !2787, inlinedAt: !3172)
!3184 = !DILocation(line: 77, column: 16, scope: !2787, inlinedAt: !3172)
!3185 = !DILocation(line: 78, column: 6, scope: !2787, inlinedAt: !3172)
!3186 = !DILocation(line: 78, column: 36, scope: !2787, inlinedAt: !3172)
!3187 = !DILocation(line: 79, column: 16, scope: !2787, inlinedAt: !3172)
!3188 = !DILocation(line: 80, column: 11, scope: !2787, inlinedAt: !3172)
!3189 = !DILocation(line: 79, column: 3, scope: !2787, inlinedAt: !3172)
!3190 = !DILocation(line: 83, column: 22, scope: !2787, inlinedAt: !3172)
!3191 = !DILocation(line: 83, column: 41, scope: !2787, inlinedAt: !3172)
!3192 = !DILocation(line: 84, column: 9, scope: !2787, inlinedAt: !3172)
!3193 = !DILocation(line: 78, column: 41, scope: !2787, inlinedAt: !3172)
!3194 = !DILocation(line: 87, column: 16, scope: !2787, inlinedAt: !3172)
!3195 = !DILocation(line: 87, column: 2, scope: !2788, inlinedAt: !3171)
!3196 = !DILocation(line: 25, column: 5, scope: !3112, inlinedAt: !3113)
!3197 = !DILocation(line: 25, column: 13, scope: !3112, inlinedAt: !3113)
!3198 = !DILocation(line: 25, column: 21, scope: !3112, inlinedAt: !3113)
!3199 = !DILocation(line: 37, column: 27, scope: !3106, inlinedAt: !3107)
!3200 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3201 = !DILocation(line: 37, column: 10, scope: !3106, inlinedAt: !3107)
!3202 = !DILocation(line: 24, column: 11, scope: !3200, inlinedAt: !3201)
!3203 = !DILocation(line: 37, column: 50, scope: !3106, inlinedAt: !3107)
!3204 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!3205 = !DILocation(line: 25, column: 40, scope: !3200, inlinedAt: !3201)
!3206 = !DILocation(line: 26, column: 15, scope: !3204, inlinedAt: !3205)
!3207 = !DILocation(line: 45, column: 16, scope: !2912, inlinedAt: !3206)
!3208 = !DILocation(line: 67, column: 13, scope: !2787, inlinedAt: !3207)
!3209 = !DILocation(line: 68, column: 15, scope: !2787, inlinedAt: !3207)
!3210 = !DILocation(line: 68, column: 3, scope: !2912, inlinedAt: !3206)
!3211 = !DILocation(line: 70, column: 13, scope: !2787, inlinedAt: !3207)
!3212 = !DILocation(line: 71, column: 7, scope: !2787, inlinedAt: !3207)
!3213 = !DILocation(line: 66, column: 35, scope: !2787, inlinedAt: !3207)
!3214 = !DILocation(line: 72, column: 7, scope: !2787, inlinedAt: !3207)
!3215 = !DILocation(line: 72, column: 35, scope: !2787, inlinedAt: !3207)
!3216 = !DILocation(line: 73, column: 23, scope: !2787, inlinedAt: !3207)
!3217 = !DILocation(line: 26, column: 76, scope: !3204, inlinedAt: !3205)
!3218 = !DILocation(line: 72, column: 40, scope: !2787, inlinedAt: !3207)
!3219 = !DILocation(line: 77, column: 16, scope: !2787, inlinedAt: !3207)
!3220 = !DILocation(line: 78, column: 6, scope: !2787, inlinedAt: !3207)
!3221 = !DILocation(line: 78, column: 36, scope: !2787, inlinedAt: !3207)
!3222 = !DILocation(line: 79, column: 16, scope: !2787, inlinedAt: !3207)
!3223 = !DILocation(line: 80, column: 11, scope: !2787, inlinedAt: !3207)
!3224 = !DILocation(line: 79, column: 3, scope: !2787, inlinedAt: !3207)
!3225 = !DILocation(line: 83, column: 22, scope: !2787, inlinedAt: !3207)
!3226 = !DILocation(line: 83, column: 41, scope: !2787, inlinedAt: !3207)
!3227 = !DILocation(line: 84, column: 9, scope: !2787, inlinedAt: !3207)
!3228 = !DILocation(line: 78, column: 41, scope: !2787, inlinedAt: !3207)
!3229 = !DILocation(line: 87, column: 16, scope: !2787, inlinedAt: !3207)
!3230 = !DILocation(line: 87, column: 2, scope: !2912, inlinedAt: !3206)
!3231 = !DILocation(line: 46, column: 14, scope: !2912, inlinedAt: !3206)
!3232 = !DILocation(line: 26, column: 47, scope: !467, inlinedAt: !3231)
!3233 = !DILocation(line: 26, column: 59, scope: !467, inlinedAt: !3231)
!3234 = !DILocation(line: 26, column: 64, scope: !467, inlinedAt: !3231)
!3235 = !DILocation(line: 47, column: 7, scope: !2912, inlinedAt: !3206)
!3236 = !DILocation(line: 50, column: 31, scope: !2912, inlinedAt: !3206)
!3237 = !DILocation(line: 51, column: 10, scope: !2912, inlinedAt: !3206)
!3238 = !DILocation(line: 52, column: 11, scope: !2912, inlinedAt: !3206)
!3239 = !DILocation(line: 52, column: 14, scope: !2912, inlinedAt: !3206)
!3240 = !DILocation(line: 53, column: 17, scope: !2912, inlinedAt: !3206)
!3241 = !DILocation(line: 53, column: 8, scope: !2912, inlinedAt: !3206)
!3242 = !DILocation(line: 55, column: 10, scope: !2912, inlinedAt: !3206)
!3243 = !DILocation(line: 56, column: 11, scope: !2912, inlinedAt: !3206)
!3244 = !DILocation(line: 43, column: 50, scope: !2912, inlinedAt: !3206)
!3245 = !DILocation(line: 57, column: 6, scope: !2912, inlinedAt: !3206)
!3246 = !DILocation(line: 57, column: 16, scope: !2912, inlinedAt: !3206)
!3247 = !DILocation(line: 58, column: 17, scope: !2912, inlinedAt: !3206)
!3248 = !DILocation(line: 57, column: 21, scope: !2912, inlinedAt: !3206)
!3249 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!3250 = !DILocation(line: 25, column: 60, scope: !3200, inlinedAt: !3201)
!3251 = !DILocation(line: 31, column: 15, scope: !3249, inlinedAt: !3250)
!3252 = !DILocation(line: 45, column: 16, scope: !2912, inlinedAt: !3251)
!3253 = !DILocation(line: 67, column: 13, scope: !2787, inlinedAt: !3252)
!3254 = !DILocation(line: 68, column: 15, scope: !2787, inlinedAt: !3252)
!3255 = !DILocation(line: 68, column: 3, scope: !2912, inlinedAt: !3251)
!3256 = !DILocation(line: 70, column: 13, scope: !2787, inlinedAt: !3252)
!3257 = !DILocation(line: 71, column: 7, scope: !2787, inlinedAt: !3252)
!3258 = !DILocation(line: 66, column: 35, scope: !2787, inlinedAt: !3252)
!3259 = !DILocation(line: 72, column: 7, scope: !2787, inlinedAt: !3252)
!3260 = !DILocation(line: 72, column: 35, scope: !2787, inlinedAt: !3252)
!3261 = !DILocation(line: 73, column: 23, scope: !2787, inlinedAt: !3252)
!3262 = !DILocation(line: 31, column: 74, scope: !3249, inlinedAt: !3250)
!3263 = !DILocation(line: 72, column: 40, scope: !2787, inlinedAt: !3252)
!3264 = !DILocation(line: 77, column: 16, scope: !2787, inlinedAt: !3252)
!3265 = !DILocation(line: 78, column: 6, scope: !2787, inlinedAt: !3252)
!3266 = !DILocation(line: 78, column: 36, scope: !2787, inlinedAt: !3252)
!3267 = !DILocation(line: 79, column: 16, scope: !2787, inlinedAt: !3252)
!3268 = !DILocation(line: 80, column: 11, scope: !2787, inlinedAt: !3252)
!3269 = !DILocation(line: 79, column: 3, scope: !2787, inlinedAt: !3252)
!3270 = !DILocation(line: 83, column: 22, scope: !2787, inlinedAt: !3252)
!3271 = !DILocation(line: 83, column: 41, scope: !2787, inlinedAt: !3252)
!3272 = !DILocation(line: 84, column: 9, scope: !2787, inlinedAt: !3252)
!3273 = !DILocation(line: 78, column: 41, scope: !2787, inlinedAt: !3252)
!3274 = !DILocation(line: 87, column: 16, scope: !2787, inlinedAt: !3252)
!3275 = !DILocation(line: 87, column: 2, scope: !2912, inlinedAt: !3251)
!3276 = !DILocation(line: 47, column: 7, scope: !2912, inlinedAt: !3251)
!3277 = !DILocation(line: 50, column: 31, scope: !2912, inlinedAt: !3251)
!3278 = !DILocation(line: 51, column: 10, scope: !2912, inlinedAt: !3251)
!3279 = !DILocation(line: 52, column: 11, scope: !2912, inlinedAt: !3251)
!3280 = !DILocation(line: 52, column: 14, scope: !2912, inlinedAt: !3251)
!3281 = !DILocation(line: 53, column: 17, scope: !2912, inlinedAt: !3251)
!3282 = !DILocation(line: 53, column: 8, scope: !2912, inlinedAt: !3251)
!3283 = !DILocation(line: 55, column: 10, scope: !2912, inlinedAt: !3251)
!3284 = !DILocation(line: 56, column: 11, scope: !2912, inlinedAt: !3251)
!3285 = !DILocation(line: 43, column: 50, scope: !2912, inlinedAt: !3251)
!3286 = !DILocation(line: 57, column: 6, scope: !2912, inlinedAt: !3251)
!3287 = !DILocation(line: 57, column: 16, scope: !2912, inlinedAt: !3251)
!3288 = !DILocation(line: 58, column: 17, scope: !2912, inlinedAt: !3251)
!3289 = !DILocation(line: 57, column: 21, scope: !2912, inlinedAt: !3251)
!3290 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!3291 = !DILocation(line: 25, column: 81, scope: !3200, inlinedAt: !3201)
!3292 = !DILocation(line: 37, column: 15, scope: !3290, inlinedAt: !3291)
!3293 = !DILocation(line: 45, column: 16, scope: !2912, inlinedAt: !3292)
!3294 = !DILocation(line: 67, column: 13, scope: !2787, inlinedAt: !3293)
!3295 = !DILocation(line: 68, column: 15, scope: !2787, inlinedAt: !3293)
!3296 = !DILocation(line: 68, column: 3, scope: !2912, inlinedAt: !3292)
!3297 = !DILocation(line: 70, column: 13, scope: !2787, inlinedAt: !3293)
!3298 = !DILocation(line: 71, column: 7, scope: !2787, inlinedAt: !3293)
!3299 = !DILocation(line: 66, column: 35, scope: !2787, inlinedAt: !3293)
!3300 = !DILocation(line: 72, column: 7, scope: !2787, inlinedAt: !3293)
!3301 = !DILocation(line: 72, column: 35, scope: !2787, inlinedAt: !3293)
!3302 = !DILocation(line: 73, column: 23, scope: !2787, inlinedAt: !3293)
!3303 = !DILocation(line: 37, column: 76, scope: !3290, inlinedAt: !3291)
!3304 = !DILocation(line: 72, column: 40, scope: !2787, inlinedAt: !3293)
!3305 = !DILocation(line: 77, column: 16, scope: !2787, inlinedAt: !3293)
!3306 = !DILocation(line: 78, column: 6, scope: !2787, inlinedAt: !3293)
!3307 = !DILocation(line: 78, column: 36, scope: !2787, inlinedAt: !3293)
!3308 = !DILocation(line: 79, column: 16, scope: !2787, inlinedAt: !3293)
!3309 = !DILocation(line: 80, column: 11, scope: !2787, inlinedAt: !3293)
!3310 = !DILocation(line: 79, column: 3, scope: !2787, inlinedAt: !3293)
!3311 = !DILocation(line: 83, column: 22, scope: !2787, inlinedAt: !3293)
!3312 = !DILocation(line: 83, column: 41, scope: !2787, inlinedAt: !3293)
!3313 = !DILocation(line: 84, column: 9, scope: !2787, inlinedAt: !3293)
!3314 = !DILocation(line: 78, column: 41, scope: !2787, inlinedAt: !3293)
!3315 = !DILocation(line: 87, column: 16, scope: !2787, inlinedAt: !3293)
!3316 = !DILocation(line: 87, column: 2, scope: !2912, inlinedAt: !3292)
!3317 = !DILocation(line: 47, column: 7, scope: !2912, inlinedAt: !3292)
!3318 = !DILocation(line: 50, column: 31, scope: !2912, inlinedAt: !3292)
!3319 = !DILocation(line: 51, column: 10, scope: !2912, inlinedAt: !3292)
!3320 = !DILocation(line: 52, column: 11, scope: !2912, inlinedAt: !3292)
!3321 = !DILocation(line: 52, column: 14, scope: !2912, inlinedAt: !3292)
!3322 = !DILocation(line: 53, column: 17, scope: !2912, inlinedAt: !3292)
!3323 = !DILocation(line: 53, column: 8, scope: !2912, inlinedAt: !3292)
!3324 = !DILocation(line: 55, column: 10, scope: !2912, inlinedAt: !3292)
!3325 = !DILocation(line: 56, column: 11, scope: !2912, inlinedAt: !3292)
!3326 = !DILocation(line: 43, column: 50, scope: !2912, inlinedAt: !3292)
!3327 = !DILocation(line: 57, column: 6, scope: !2912, inlinedAt: !3292)
!3328 = !DILocation(line: 57, column: 16, scope: !2912, inlinedAt: !3292)
!3329 = !DILocation(line: 58, column: 17, scope: !2912, inlinedAt: !3292)
!3330 = !DILocation(line: 57, column: 21, scope: !2912, inlinedAt: !3292)
!3331 = !DILocation(line: 25, column: 5, scope: !3200, inlinedAt: !3201)
!3332 = !DILocation(line: 25, column: 13, scope: !3200, inlinedAt: !3201)
!3333 = !DILocation(line: 25, column: 21, scope: !3200, inlinedAt: !3201)
!3334 = distinct !DISubprogram(name: "ExchangeUint64", scope: !283, file: !283, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!3335 = !DILocation(line: 112, column: 6, scope: !3334)
!3336 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3337 = !DILocation(line: 113, column: 10, scope: !3334)
!3338 = !DILocation(line: 21, column: 29, scope: !3336, inlinedAt: !3337)
!3339 = !DILocation(line: 21, column: 39, scope: !3336, inlinedAt: !3337)
!3340 = !DILocation(line: 21, column: 49, scope: !3336, inlinedAt: !3337)
!3341 = !DILocation(line: 23, column: 7, scope: !3336, inlinedAt: !3337)
!3342 = !DILocation(line: 22, column: 2, scope: !3336, inlinedAt: !3337)
!3343 = !DILocation(line: 22, column: 8, scope: !3336, inlinedAt: !3337)
!3344 = !DILocation(line: 26, column: 9, scope: !3336, inlinedAt: !3337)
!3345 = !DILocation(line: 27, column: 12, scope: !3336, inlinedAt: !3337)
!3346 = !DILocation(line: 27, column: 10, scope: !3336, inlinedAt: !3337)
!3347 = !DILocation(line: 27, column: 30, scope: !3336, inlinedAt: !3337)
!3348 = !DILocation(line: 28, column: 37, scope: !3336, inlinedAt: !3337)
!3349 = !DILocation(line: 28, column: 32, scope: !3336, inlinedAt: !3337)
!3350 = !DILocation(line: 28, column: 34, scope: !3336, inlinedAt: !3337)
!3351 = !DILocation(line: 28, column: 20, scope: !3336, inlinedAt: !3337)
!3352 = !DILocation(line: 28, column: 3, scope: !3336, inlinedAt: !3337)
!3353 = !DILocation(line: 29, column: 22, scope: !3336, inlinedAt: !3337)
!3354 = !DILocation(line: 29, column: 3, scope: !3336, inlinedAt: !3337)
!3355 = !DILocation(line: 30, column: 24, scope: !3336, inlinedAt: !3337)
!3356 = !DILocation(line: 30, column: 3, scope: !3336, inlinedAt: !3337)
!3357 = !DILocation(line: 31, column: 23, scope: !3336, inlinedAt: !3337)
!3358 = !DILocation(line: 31, column: 3, scope: !3336, inlinedAt: !3337)
!3359 = !DILocation(line: 32, column: 14, scope: !3336, inlinedAt: !3337)
!3360 = !DILocation(line: 32, column: 12, scope: !3336, inlinedAt: !3337)
!3361 = !DILocation(line: 32, column: 18, scope: !3336, inlinedAt: !3337)
!3362 = !DILocation(line: 33, column: 21, scope: !3336, inlinedAt: !3337)
!3363 = !DILocation(line: 33, column: 3, scope: !3336, inlinedAt: !3337)
!3364 = !DILocation(line: 34, column: 3, scope: !3336, inlinedAt: !3337)
!3365 = !DILocation(line: 35, column: 31, scope: !3336, inlinedAt: !3337)
!3366 = !DILocation(line: 36, column: 4, scope: !3336, inlinedAt: !3337)
!3367 = !DILocation(line: 38, column: 32, scope: !3336, inlinedAt: !3337)
!3368 = !DILocation(line: 38, column: 30, scope: !3336, inlinedAt: !3337)
!3369 = !DILocation(line: 38, column: 24, scope: !3336, inlinedAt: !3337)
!3370 = !DILocation(line: 38, column: 3, scope: !3336, inlinedAt: !3337)
!3371 = distinct !DISubprogram(name: "NumbersUint64", scope: !283, file: !283, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!3372 = !DILocation(line: 119, column: 6, scope: !3371)
!3373 = distinct !DISubprogram(name: "groupNumbers", scope: !323, file: !323, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3374 = !DILocation(line: 119, column: 75, scope: !3371)
!3375 = !DILocation(line: 29, column: 20, scope: !3373, inlinedAt: !3374)
!3376 = !DILocation(line: 30, column: 26, scope: !3373, inlinedAt: !3374)
!3377 = !DILocation(line: 30, column: 24, scope: !3373, inlinedAt: !3374)
!3378 = !DILocation(line: 30, column: 46, scope: !3373, inlinedAt: !3374)
!3379 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3380 = !DILocation(line: 30, column: 9, scope: !3373, inlinedAt: !3374)
!3381 = !DILocation(line: 14, column: 11, scope: !3379, inlinedAt: !3380)
!3382 = distinct !DISubprogram(name: "reduceWarp", scope: !333, file: !333, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!3383 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3384 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3385 = !DILocation(line: 16, column: 25, scope: !3379, inlinedAt: !3380)
!3386 = !DILocation(line: 8, column: 15, scope: !3384, inlinedAt: !3385)
!3387 = !DILocation(line: 45, column: 16, scope: !3383, inlinedAt: !3386)
!3388 = !DILocation(line: 70, column: 13, scope: !3382, inlinedAt: !3387)
!3389 = !DILocation(line: 71, column: 7, scope: !3382, inlinedAt: !3387)
!3390 = !DILocation(line: 19, column: 40, scope: !3379, inlinedAt: !3380)
!3391 = !DILocation(line: 66, column: 35, scope: !3382, inlinedAt: !3387)
!3392 = !DILocation(line: 72, column: 7, scope: !3382, inlinedAt: !3387)
!3393 = !DILocation(line: 72, column: 35, scope: !3382, inlinedAt: !3387)
!3394 = !DILocation(line: 73, column: 23, scope: !3382, inlinedAt: !3387)
!3395 = !DILocation(line: 8, column: 76, scope: !3384, inlinedAt: !3385)
!3396 = !DILocation(line: 72, column: 40, scope: !3382, inlinedAt: !3387)
!3397 = !DILocation(line: 77, column: 16, scope: !3382, inlinedAt: !3387)
!3398 = !DILocation(line: 78, column: 6, scope: !3382, inlinedAt: !3387)
!3399 = !DILocation(line: 78, column: 36, scope: !3382, inlinedAt: !3387)
!3400 = !DILocation(line: 79, column: 16, scope: !3382, inlinedAt: !3387)
!3401 = !DILocation(line: 80, column: 11, scope: !3382, inlinedAt: !3387)
!3402 = !DILocation(line: 79, column: 3, scope: !3382, inlinedAt: !3387)
!3403 = !DILocation(line: 83, column: 22, scope: !3382, inlinedAt: !3387)
!3404 = !DILocation(line: 83, column: 41, scope: !3382, inlinedAt: !3387)
!3405 = !DILocation(line: 84, column: 9, scope: !3382, inlinedAt: !3387)
!3406 = !DILocation(line: 78, column: 41, scope: !3382, inlinedAt: !3387)
!3407 = !DILocation(line: 87, column: 16, scope: !3382, inlinedAt: !3387)
!3408 = !DILocation(line: 87, column: 2, scope: !3383, inlinedAt: !3386)
!3409 = !DILocation(line: 16, column: 6, scope: !3379, inlinedAt: !3380)
!3410 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3411 = !DILocation(line: 17, column: 33, scope: !3379, inlinedAt: !3380)
!3412 = !DILocation(line: 14, column: 15, scope: !3410, inlinedAt: !3411)
!3413 = !DILocation(line: 45, column: 16, scope: !3383, inlinedAt: !3412)
!3414 = !DILocation(line: 71, column: 7, scope: !3382, inlinedAt: !3413)
!3415 = !DILocation(line: 66, column: 35, scope: !3382, inlinedAt: !3413)
!3416 = !DILocation(line: 72, column: 7, scope: !3382, inlinedAt: !3413)
!3417 = !DILocation(line: 72, column: 35, scope: !3382, inlinedAt: !3413)
!3418 = !DILocation(line: 73, column: 23, scope: !3382, inlinedAt: !3413)
!3419 = !DILocation(line: 14, column: 77, scope: !3410, inlinedAt: !3411)
!3420 = !DILocation(line: 72, column: 40, scope: !3382, inlinedAt: !3413)
!3421 = !DILocation(line: 77, column: 16, scope: !3382, inlinedAt: !3413)
!3422 = !DILocation(line: 78, column: 6, scope: !3382, inlinedAt: !3413)
!3423 = !DILocation(line: 78, column: 36, scope: !3382, inlinedAt: !3413)
!3424 = !DILocation(line: 79, column: 16, scope: !3382, inlinedAt: !3413)
!3425 = !DILocation(line: 80, column: 11, scope: !3382, inlinedAt: !3413)
!3426 = !DILocation(line: 79, column: 3, scope: !3382, inlinedAt: !3413)
!3427 = !DILocation(line: 83, column: 22, scope: !3382, inlinedAt: !3413)
!3428 = !DILocation(line: 83, column: 41, scope: !3382, inlinedAt: !3413)
!3429 = !DILocation(line: 84, column: 9, scope: !3382, inlinedAt: !3413)
!3430 = !DILocation(line: 78, column: 41, scope: !3382, inlinedAt: !3413)
!3431 = !DILocation(line: 87, column: 16, scope: !3382, inlinedAt: !3413)
!3432 = !DILocation(line: 87, column: 2, scope: !3383, inlinedAt: !3412)
!3433 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3434 = !DILocation(line: 17, column: 54, scope: !3379, inlinedAt: !3380)
!3435 = !DILocation(line: 20, column: 15, scope: !3433, inlinedAt: !3434)
!3436 = !DILocation(line: 45, column: 16, scope: !3383, inlinedAt: !3435)
!3437 = !DILocation(line: 71, column: 7, scope: !3382, inlinedAt: !3436)
!3438 = !DILocation(line: 66, column: 35, scope: !3382, inlinedAt: !3436)
!3439 = !DILocation(line: 72, column: 7, scope: !3382, inlinedAt: !3436)
!3440 = !DILocation(line: 72, column: 35, scope: !3382, inlinedAt: !3436)
!3441 = !DILocation(line: 73, column: 23, scope: !3382, inlinedAt: !3436)
!3442 = !DILocation(line: 20, column: 77, scope: !3433, inlinedAt: !3434)
!3443 = !DILocation(line: 72, column: 40, scope: !3382, inlinedAt: !3436)
!3444 = !DILocation(line: 77, column: 16, scope: !3382, inlinedAt: !3436)
!3445 = !DILocation(line: 78, column: 6, scope: !3382, inlinedAt: !3436)
!3446 = !DILocation(line: 78, column: 36, scope: !3382, inlinedAt: !3436)
!3447 = !DILocation(line: 79, column: 16, scope: !3382, inlinedAt: !3436)
!3448 = !DILocation(line: 80, column: 11, scope: !3382, inlinedAt: !3436)
!3449 = !DILocation(line: 79, column: 3, scope: !3382, inlinedAt: !3436)
!3450 = !DILocation(line: 83, column: 22, scope: !3382, inlinedAt: !3436)
!3451 = !DILocation(line: 83, column: 41, scope: !3382, inlinedAt: !3436)
!3452 = !DILocation(line: 84, column: 9, scope: !3382, inlinedAt: !3436)
!3453 = !DILocation(line: 78, column: 41, scope: !3382, inlinedAt: !3436)
!3454 = !DILocation(line: 87, column: 16, scope: !3382, inlinedAt: !3436)
!3455 = !DILocation(line: 87, column: 2, scope: !3383, inlinedAt: !3435)
!3456 = !DILocation(line: 17, column: 6, scope: !3379, inlinedAt: !3380)
!3457 = !DILocation(line: 17, column: 14, scope: !3379, inlinedAt: !3380)
!3458 = distinct !DISubprogram(name: "scan", scope: !419, file: !419, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3459 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !419, file: !419, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3460 = !DILocation(line: 18, column: 40, scope: !3379, inlinedAt: !3380)
!3461 = !DILocation(line: 6, column: 21, scope: !3459, inlinedAt: !3460)
!3462 = !DILocation(line: 25, column: 16, scope: !3458, inlinedAt: !3461)
!3463 = !DILocation(line: 23, column: 48, scope: !3458, inlinedAt: !3461)
!3464 = !DILocation(line: 26, column: 6, scope: !3458, inlinedAt: !3461)
!3465 = !DILocation(line: 26, column: 24, scope: !3458, inlinedAt: !3461)
!3466 = !DILocation(line: 27, column: 24, scope: !3458, inlinedAt: !3461)
!3467 = !DILocation(line: 27, column: 44, scope: !3458, inlinedAt: !3461)
!3468 = !DILocation(line: 28, column: 4, scope: !3458, inlinedAt: !3461)
!3469 = !DILocation(line: 26, column: 37, scope: !3458, inlinedAt: !3461)
!3470 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !419, file: !419, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3471 = !DILocation(line: 18, column: 68, scope: !3379, inlinedAt: !3380)
!3472 = !DILocation(line: 14, column: 21, scope: !3470, inlinedAt: !3471)
!3473 = !DILocation(line: 23, column: 48, scope: !3458, inlinedAt: !3472)
!3474 = !DILocation(line: 26, column: 6, scope: !3458, inlinedAt: !3472)
!3475 = !DILocation(line: 26, column: 24, scope: !3458, inlinedAt: !3472)
!3476 = !DILocation(line: 27, column: 24, scope: !3458, inlinedAt: !3472)
!3477 = !DILocation(line: 27, column: 44, scope: !3458, inlinedAt: !3472)
!3478 = !DILocation(line: 28, column: 4, scope: !3458, inlinedAt: !3472)
!3479 = !DILocation(line: 26, column: 37, scope: !3458, inlinedAt: !3472)
!3480 = !DILocation(line: 15, column: 20, scope: !3470, inlinedAt: !3471)
!3481 = !DILocation(line: 15, column: 42, scope: !3470, inlinedAt: !3471)
!3482 = !DILocation(line: 18, column: 2, scope: !3379, inlinedAt: !3380)
!3483 = !DILocation(line: 18, column: 6, scope: !3379, inlinedAt: !3380)
!3484 = !DILocation(line: 18, column: 14, scope: !3379, inlinedAt: !3380)
!3485 = !DILocation(line: 19, column: 42, scope: !3379, inlinedAt: !3380)
!3486 = distinct !DISubprogram(name: "Broadcast", scope: !448, file: !448, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3487 = !DILocation(line: 19, column: 25, scope: !3379, inlinedAt: !3380)
!3488 = !DILocation(line: 36, column: 10, scope: !3486, inlinedAt: !3487)
!3489 = !DILocation(line: 36, column: 22, scope: !3486, inlinedAt: !3487)
!3490 = !DILocation(line: 37, column: 8, scope: !3486, inlinedAt: !3487)
!3491 = !DILocation(line: 40, column: 17, scope: !3486, inlinedAt: !3487)
!3492 = !DILocation(line: 19, column: 6, scope: !3379, inlinedAt: !3380)
!3493 = !DILocation(line: 31, column: 26, scope: !3373, inlinedAt: !3374)
!3494 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3495 = !DILocation(line: 31, column: 9, scope: !3373, inlinedAt: !3374)
!3496 = !DILocation(line: 14, column: 11, scope: !3494, inlinedAt: !3495)
!3497 = !DILocation(line: 31, column: 48, scope: !3373, inlinedAt: !3374)
!3498 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3499 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3500 = !DILocation(line: 16, column: 25, scope: !3494, inlinedAt: !3495)
!3501 = !DILocation(line: 8, column: 15, scope: !3499, inlinedAt: !3500)
!3502 = !DILocation(line: 46, column: 14, scope: !3498, inlinedAt: !3501)
!3503 = !DILocation(line: 26, column: 47, scope: !467, inlinedAt: !3502)
!3504 = !DILocation(line: 26, column: 59, scope: !467, inlinedAt: !3502)
!3505 = distinct !DISubprogram(name: "scan", scope: !419, file: !419, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3506 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !419, file: !419, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3507 = !DILocation(line: 18, column: 40, scope: !3494, inlinedAt: !3495)
!3508 = !DILocation(line: 6, column: 21, scope: !3506, inlinedAt: !3507)
!3509 = !DILocation(line: 37, column: 21, scope: !3505, inlinedAt: !3508)
!3510 = !DILocation(line: 37, column: 10, scope: !3505, inlinedAt: !3508)
!3511 = !DILocation(line: 19, column: 40, scope: !3494, inlinedAt: !3495)
!3512 = !DILocation(line: 45, column: 16, scope: !3498, inlinedAt: !3501)
!3513 = !DILocation(line: 71, column: 7, scope: !3382, inlinedAt: !3512)
!3514 = !DILocation(line: 66, column: 35, scope: !3382, inlinedAt: !3512)
!3515 = !DILocation(line: 72, column: 7, scope: !3382, inlinedAt: !3512)
!3516 = !DILocation(line: 72, column: 35, scope: !3382, inlinedAt: !3512)
!3517 = !DILocation(line: 73, column: 23, scope: !3382, inlinedAt: !3512)
!3518 = !DILocation(line: 8, column: 76, scope: !3499, inlinedAt: !3500)
!3519 = !DILocation(line: 72, column: 40, scope: !3382, inlinedAt: !3512)
!3520 = !DILocation(line: 78, column: 6, scope: !3382, inlinedAt: !3512)
!3521 = !DILocation(line: 78, column: 36, scope: !3382, inlinedAt: !3512)
!3522 = !DILocation(line: 79, column: 16, scope: !3382, inlinedAt: !3512)
!3523 = !DILocation(line: 80, column: 11, scope: !3382, inlinedAt: !3512)
!3524 = !DILocation(line: 79, column: 3, scope: !3382, inlinedAt: !3512)
!3525 = !DILocation(line: 83, column: 22, scope: !3382, inlinedAt: !3512)
!3526 = !DILocation(line: 83, column: 41, scope: !3382, inlinedAt: !3512)
!3527 = !DILocation(line: 84, column: 9, scope: !3382, inlinedAt: !3512)
!3528 = !DILocation(line: 78, column: 41, scope: !3382, inlinedAt: !3512)
!3529 = !DILocation(line: 87, column: 16, scope: !3382, inlinedAt: !3512)
!3530 = !DILocation(line: 87, column: 2, scope: !3498, inlinedAt: !3501)
!3531 = !DILocation(line: 26, column: 64, scope: !467, inlinedAt: !3502)
!3532 = !DILocation(line: 47, column: 7, scope: !3498, inlinedAt: !3501)
!3533 = !DILocation(line: 50, column: 31, scope: !3498, inlinedAt: !3501)
!3534 = !DILocation(line: 51, column: 10, scope: !3498, inlinedAt: !3501)
!3535 = !DILocation(line: 52, column: 14, scope: !3498, inlinedAt: !3501)
!3536 = !DILocation(line: 53, column: 17, scope: !3498, inlinedAt: !3501)
!3537 = !DILocation(line: 53, column: 8, scope: !3498, inlinedAt: !3501)
!3538 = !DILocation(line: 55, column: 10, scope: !3498, inlinedAt: !3501)
!3539 = !DILocation(line: 56, column: 11, scope: !3498, inlinedAt: !3501)
!3540 = !DILocation(line: 43, column: 50, scope: !3498, inlinedAt: !3501)
!3541 = !DILocation(line: 57, column: 6, scope: !3498, inlinedAt: !3501)
!3542 = !DILocation(line: 57, column: 16, scope: !3498, inlinedAt: !3501)
!3543 = !DILocation(line: 58, column: 17, scope: !3498, inlinedAt: !3501)
!3544 = !DILocation(line: 57, column: 21, scope: !3498, inlinedAt: !3501)
!3545 = !DILocation(line: 16, column: 6, scope: !3494, inlinedAt: !3495)
!3546 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3547 = !DILocation(line: 17, column: 33, scope: !3494, inlinedAt: !3495)
!3548 = !DILocation(line: 14, column: 15, scope: !3546, inlinedAt: !3547)
!3549 = !DILocation(line: 45, column: 16, scope: !3498, inlinedAt: !3548)
!3550 = !DILocation(line: 71, column: 7, scope: !3382, inlinedAt: !3549)
!3551 = !DILocation(line: 66, column: 35, scope: !3382, inlinedAt: !3549)
!3552 = !DILocation(line: 72, column: 7, scope: !3382, inlinedAt: !3549)
!3553 = !DILocation(line: 72, column: 35, scope: !3382, inlinedAt: !3549)
!3554 = !DILocation(line: 73, column: 23, scope: !3382, inlinedAt: !3549)
!3555 = !DILocation(line: 14, column: 77, scope: !3546, inlinedAt: !3547)
!3556 = !DILocation(line: 72, column: 40, scope: !3382, inlinedAt: !3549)
!3557 = !DILocation(line: 78, column: 6, scope: !3382, inlinedAt: !3549)
!3558 = !DILocation(line: 78, column: 36, scope: !3382, inlinedAt: !3549)
!3559 = !DILocation(line: 79, column: 16, scope: !3382, inlinedAt: !3549)
!3560 = !DILocation(line: 80, column: 11, scope: !3382, inlinedAt: !3549)
!3561 = !DILocation(line: 79, column: 3, scope: !3382, inlinedAt: !3549)
!3562 = !DILocation(line: 83, column: 22, scope: !3382, inlinedAt: !3549)
!3563 = !DILocation(line: 83, column: 41, scope: !3382, inlinedAt: !3549)
!3564 = !DILocation(line: 84, column: 9, scope: !3382, inlinedAt: !3549)
!3565 = !DILocation(line: 78, column: 41, scope: !3382, inlinedAt: !3549)
!3566 = !DILocation(line: 87, column: 16, scope: !3382, inlinedAt: !3549)
!3567 = !DILocation(line: 87, column: 2, scope: !3498, inlinedAt: !3548)
!3568 = !DILocation(line: 47, column: 7, scope: !3498, inlinedAt: !3548)
!3569 = !DILocation(line: 50, column: 31, scope: !3498, inlinedAt: !3548)
!3570 = !DILocation(line: 51, column: 10, scope: !3498, inlinedAt: !3548)
!3571 = !DILocation(line: 52, column: 14, scope: !3498, inlinedAt: !3548)
!3572 = !DILocation(line: 53, column: 17, scope: !3498, inlinedAt: !3548)
!3573 = !DILocation(line: 53, column: 8, scope: !3498, inlinedAt: !3548)
!3574 = !DILocation(line: 55, column: 10, scope: !3498, inlinedAt: !3548)
!3575 = !DILocation(line: 56, column: 11, scope: !3498, inlinedAt: !3548)
!3576 = !DILocation(line: 43, column: 50, scope: !3498, inlinedAt: !3548)
!3577 = !DILocation(line: 57, column: 6, scope: !3498, inlinedAt: !3548)
!3578 = !DILocation(line: 57, column: 16, scope: !3498, inlinedAt: !3548)
!3579 = !DILocation(line: 58, column: 17, scope: !3498, inlinedAt: !3548)
!3580 = !DILocation(line: 57, column: 21, scope: !3498, inlinedAt: !3548)
!3581 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3582 = !DILocation(line: 17, column: 54, scope: !3494, inlinedAt: !3495)
!3583 = !DILocation(line: 20, column: 15, scope: !3581, inlinedAt: !3582)
!3584 = !DILocation(line: 45, column: 16, scope: !3498, inlinedAt: !3583)
!3585 = !DILocation(line: 71, column: 7, scope: !3382, inlinedAt: !3584)
!3586 = !DILocation(line: 66, column: 35, scope: !3382, inlinedAt: !3584)
!3587 = !DILocation(line: 72, column: 7, scope: !3382, inlinedAt: !3584)
!3588 = !DILocation(line: 72, column: 35, scope: !3382, inlinedAt: !3584)
!3589 = !DILocation(line: 73, column: 23, scope: !3382, inlinedAt: !3584)
!3590 = !DILocation(line: 20, column: 77, scope: !3581, inlinedAt: !3582)
!3591 = !DILocation(line: 72, column: 40, scope: !3382, inlinedAt: !3584)
!3592 = !DILocation(line: 78, column: 6, scope: !3382, inlinedAt: !3584)
!3593 = !DILocation(line: 78, column: 36, scope: !3382, inlinedAt: !3584)
!3594 = !DILocation(line: 79, column: 16, scope: !3382, inlinedAt: !3584)
!3595 = !DILocation(line: 80, column: 11, scope: !3382, inlinedAt: !3584)
!3596 = !DILocation(line: 79, column: 3, scope: !3382, inlinedAt: !3584)
!3597 = !DILocation(line: 83, column: 22, scope: !3382, inlinedAt: !3584)
!3598 = !DILocation(line: 83, column: 41, scope: !3382, inlinedAt: !3584)
!3599 = !DILocation(line: 84, column: 9, scope: !3382, inlinedAt: !3584)
!3600 = !DILocation(line: 78, column: 41, scope: !3382, inlinedAt: !3584)
!3601 = !DILocation(line: 87, column: 16, scope: !3382, inlinedAt: !3584)
!3602 = !DILocation(line: 87, column: 2, scope: !3498, inlinedAt: !3583)
!3603 = !DILocation(line: 47, column: 7, scope: !3498, inlinedAt: !3583)
!3604 = !DILocation(line: 50, column: 31, scope: !3498, inlinedAt: !3583)
!3605 = !DILocation(line: 51, column: 10, scope: !3498, inlinedAt: !3583)
!3606 = !DILocation(line: 52, column: 14, scope: !3498, inlinedAt: !3583)
!3607 = !DILocation(line: 53, column: 17, scope: !3498, inlinedAt: !3583)
!3608 = !DILocation(line: 53, column: 8, scope: !3498, inlinedAt: !3583)
!3609 = !DILocation(line: 55, column: 10, scope: !3498, inlinedAt: !3583)
!3610 = !DILocation(line: 56, column: 11, scope: !3498, inlinedAt: !3583)
!3611 = !DILocation(line: 43, column: 50, scope: !3498, inlinedAt: !3583)
!3612 = !DILocation(line: 57, column: 6, scope: !3498, inlinedAt: !3583)
!3613 = !DILocation(line: 57, column: 16, scope: !3498, inlinedAt: !3583)
!3614 = !DILocation(line: 58, column: 17, scope: !3498, inlinedAt: !3583)
!3615 = !DILocation(line: 57, column: 21, scope: !3498, inlinedAt: !3583)
!3616 = !DILocation(line: 17, column: 6, scope: !3494, inlinedAt: !3495)
!3617 = !DILocation(line: 17, column: 14, scope: !3494, inlinedAt: !3495)
!3618 = !DILocation(line: 25, column: 16, scope: !3505, inlinedAt: !3508)
!3619 = !DILocation(line: 23, column: 48, scope: !3505, inlinedAt: !3508)
!3620 = !DILocation(line: 26, column: 6, scope: !3505, inlinedAt: !3508)
!3621 = !DILocation(line: 26, column: 24, scope: !3505, inlinedAt: !3508)
!3622 = !DILocation(line: 27, column: 24, scope: !3505, inlinedAt: !3508)
!3623 = !DILocation(line: 27, column: 44, scope: !3505, inlinedAt: !3508)
!3624 = !DILocation(line: 28, column: 4, scope: !3505, inlinedAt: !3508)
!3625 = !DILocation(line: 26, column: 37, scope: !3505, inlinedAt: !3508)
!3626 = !DILocation(line: 31, column: 15, scope: !3505, inlinedAt: !3508)
!3627 = !DILocation(line: 34, column: 32, scope: !3505, inlinedAt: !3508)
!3628 = !DILocation(line: 35, column: 19, scope: !3505, inlinedAt: !3508)
!3629 = !DILocation(line: 36, column: 10, scope: !3505, inlinedAt: !3508)
!3630 = !DILocation(line: 38, column: 9, scope: !3505, inlinedAt: !3508)
!3631 = !DILocation(line: 40, column: 10, scope: !3505, inlinedAt: !3508)
!3632 = !DILocation(line: 23, column: 59, scope: !3505, inlinedAt: !3508)
!3633 = !DILocation(line: 42, column: 19, scope: !3505, inlinedAt: !3508)
!3634 = !DILocation(line: 42, column: 3, scope: !3505, inlinedAt: !3508)
!3635 = !DILocation(line: 44, column: 2, scope: !3506, inlinedAt: !3507)
!3636 = !DILocation(line: 7, column: 16, scope: !3506, inlinedAt: !3507)
!3637 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !419, file: !419, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3638 = !DILocation(line: 18, column: 68, scope: !3494, inlinedAt: !3495)
!3639 = !DILocation(line: 14, column: 21, scope: !3637, inlinedAt: !3638)
!3640 = !DILocation(line: 25, column: 16, scope: !3505, inlinedAt: !3639)
!3641 = !DILocation(line: 23, column: 48, scope: !3505, inlinedAt: !3639)
!3642 = !DILocation(line: 26, column: 6, scope: !3505, inlinedAt: !3639)
!3643 = !DILocation(line: 26, column: 24, scope: !3505, inlinedAt: !3639)
!3644 = !DILocation(line: 27, column: 24, scope: !3505, inlinedAt: !3639)
!3645 = !DILocation(line: 27, column: 44, scope: !3505, inlinedAt: !3639)
!3646 = !DILocation(line: 28, column: 4, scope: !3505, inlinedAt: !3639)
!3647 = !DILocation(line: 26, column: 37, scope: !3505, inlinedAt: !3639)
!3648 = !DILocation(line: 31, column: 15, scope: !3505, inlinedAt: !3639)
!3649 = !DILocation(line: 34, column: 32, scope: !3505, inlinedAt: !3639)
!3650 = !DILocation(line: 35, column: 19, scope: !3505, inlinedAt: !3639)
!3651 = !DILocation(line: 36, column: 10, scope: !3505, inlinedAt: !3639)
!3652 = !DILocation(line: 37, column: 10, scope: !3505, inlinedAt: !3639)
!3653 = !DILocation(line: 38, column: 9, scope: !3505, inlinedAt: !3639)
!3654 = !DILocation(line: 40, column: 10, scope: !3505, inlinedAt: !3639)
!3655 = !DILocation(line: 23, column: 59, scope: !3505, inlinedAt: !3639)
!3656 = !DILocation(line: 42, column: 19, scope: !3505, inlinedAt: !3639)
!3657 = !DILocation(line: 42, column: 3, scope: !3505, inlinedAt: !3639)
!3658 = !DILocation(line: 44, column: 2, scope: !3637, inlinedAt: !3638)
!3659 = !DILocation(line: 15, column: 20, scope: !3637, inlinedAt: !3638)
!3660 = !DILocation(line: 15, column: 42, scope: !3637, inlinedAt: !3638)
!3661 = !DILocation(line: 18, column: 16, scope: !3637, inlinedAt: !3638)
!3662 = !DILocation(line: 18, column: 2, scope: !3494, inlinedAt: !3495)
!3663 = !DILocation(line: 18, column: 6, scope: !3494, inlinedAt: !3495)
!3664 = !DILocation(line: 18, column: 14, scope: !3494, inlinedAt: !3495)
!3665 = !DILocation(line: 19, column: 42, scope: !3494, inlinedAt: !3495)
!3666 = distinct !DISubprogram(name: "Broadcast", scope: !448, file: !448, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3667 = !DILocation(line: 19, column: 25, scope: !3494, inlinedAt: !3495)
!3668 = !DILocation(line: 36, column: 22, scope: !3666, inlinedAt: !3667)
!3669 = !DILocation(line: 37, column: 8, scope: !3666, inlinedAt: !3667)
!3670 = !DILocation(line: 39, column: 15, scope: !3666, inlinedAt: !3667)
!3671 = !DILocation(line: 40, column: 17, scope: !3666, inlinedAt: !3667)
!3672 = !DILocation(line: 40, column: 3, scope: !3494, inlinedAt: !3495)
!3673 = !DILocation(line: 42, column: 16, scope: !3666, inlinedAt: !3667)
!3674 = !DILocation(line: 43, column: 10, scope: !3666, inlinedAt: !3667)
!3675 = !DILocation(line: 44, column: 14, scope: !3666, inlinedAt: !3667)
!3676 = !DILocation(line: 45, column: 3, scope: !3666, inlinedAt: !3667)
!3677 = !DILocation(line: 47, column: 10, scope: !3666, inlinedAt: !3667)
!3678 = !DILocation(line: 48, column: 9, scope: !3666, inlinedAt: !3667)
!3679 = !DILocation(line: 48, column: 2, scope: !3494, inlinedAt: !3495)
!3680 = !DILocation(line: 19, column: 6, scope: !3494, inlinedAt: !3495)
!3681 = distinct !DISubprogram(name: "IntegersUint64", scope: !283, file: !283, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!3682 = !DILocation(line: 124, column: 6, scope: !3681)
!3683 = distinct !DISubprogram(name: "groupIntegers", scope: !323, file: !323, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!3684 = !DILocation(line: 124, column: 77, scope: !3681)
!3685 = !DILocation(line: 35, column: 20, scope: !3683, inlinedAt: !3684)
!3686 = !DILocation(line: 36, column: 27, scope: !3683, inlinedAt: !3684)
!3687 = !DILocation(line: 36, column: 25, scope: !3683, inlinedAt: !3684)
!3688 = !DILocation(line: 36, column: 48, scope: !3683, inlinedAt: !3684)
!3689 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3690 = !DILocation(line: 36, column: 10, scope: !3683, inlinedAt: !3684)
!3691 = !DILocation(line: 24, column: 11, scope: !3689, inlinedAt: !3690)
!3692 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!3693 = !DILocation(line: 25, column: 40, scope: !3689, inlinedAt: !3690)
!3694 = !DILocation(line: 26, column: 15, scope: !3692, inlinedAt: !3693)
!3695 = !DILocation(line: 45, column: 16, scope: !3383, inlinedAt: !3694)
!3696 = !DILocation(line: 70, column: 13, scope: !3382, inlinedAt: !3695)
!3697 = !DILocation(line: 71, column: 7, scope: !3382, inlinedAt: !3695)
!3698 = !DILocation(line: 66, column: 35, scope: !3382, inlinedAt: !3695)
!3699 = !DILocation(line: 72, column: 7, scope: !3382, inlinedAt: !3695)
!3700 = !DILocation(line: 72, column: 35, scope: !3382, inlinedAt: !3695)
!3701 = !DILocation(line: 73, column: 23, scope: !3382, inlinedAt: !3695)
!3702 = !DILocation(line: 26, column: 76, scope: !3692, inlinedAt: !3693)
!3703 = !DILocation(line: 72, column: 40, scope: !3382, inlinedAt: !3695)
!3704 = !DILocation(line: 77, column: 16, scope: !3382, inlinedAt: !3695)
!3705 = !DILocation(line: 78, column: 6, scope: !3382, inlinedAt: !3695)
!3706 = !DILocation(line: 78, column: 36, scope: !3382, inlinedAt: !3695)
!3707 = !DILocation(line: 79, column: 16, scope: !3382, inlinedAt: !3695)
!3708 = !DILocation(line: 80, column: 11, scope: !3382, inlinedAt: !3695)
!3709 = !DILocation(line: 79, column: 3, scope: !3382, inlinedAt: !3695)
!3710 = !DILocation(line: 83, column: 22, scope: !3382, inlinedAt: !3695)
!3711 = !DILocation(line: 83, column: 41, scope: !3382, inlinedAt: !3695)
!3712 = !DILocation(line: 84, column: 9, scope: !3382, inlinedAt: !3695)
!3713 = !DILocation(line: 78, column: 41, scope: !3382, inlinedAt: !3695)
!3714 = !DILocation(line: 87, column: 16, scope: !3382, inlinedAt: !3695)
!3715 = !DILocation(line: 87, column: 2, scope: !3383, inlinedAt: !3694)
!3716 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!3717 = !DILocation(line: 25, column: 60, scope: !3689, inlinedAt: !3690)
!3718 = !DILocation(line: 31, column: 15, scope: !3716, inlinedAt: !3717)
!3719 = !DILocation(line: 45, column: 16, scope: !3383, inlinedAt: !3718)
!3720 = !DILocation(line: 71, column: 7, scope: !3382, inlinedAt: !3719)
!3721 = !DILocation(line: 66, column: 35, scope: !3382, inlinedAt: !3719)
!3722 = !DILocation(line: 72, column: 7, scope: !3382, inlinedAt: !3719)
!3723 = !DILocation(line: 72, column: 35, scope: !3382, inlinedAt: !3719)
!3724 = !DILocation(line: 73, column: 23, scope: !3382, inlinedAt: !3719)
!3725 = !DILocation(line: 31, column: 74, scope: !3716, inlinedAt: !3717)
!3726 = !DILocation(line: 72, column: 40, scope: !3382, inlinedAt: !3719)
!3727 = !DILocation(line: 77, column: 16, scope: !3382, inlinedAt: !3719)
!3728 = !DILocation(line: 78, column: 6, scope: !3382, inlinedAt: !3719)
!3729 = !DILocation(line: 78, column: 36, scope: !3382, inlinedAt: !3719)
!3730 = !DILocation(line: 79, column: 16, scope: !3382, inlinedAt: !3719)
!3731 = !DILocation(line: 80, column: 11, scope: !3382, inlinedAt: !3719)
!3732 = !DILocation(line: 79, column: 3, scope: !3382, inlinedAt: !3719)
!3733 = !DILocation(line: 83, column: 22, scope: !3382, inlinedAt: !3719)
!3734 = !DILocation(line: 83, column: 41, scope: !3382, inlinedAt: !3719)
!3735 = !DILocation(line: 84, column: 9, scope: !3382, inlinedAt: !3719)
!3736 = !DILocation(line: 78, column: 41, scope: !3382, inlinedAt: !3719)
!3737 = !DILocation(line: 87, column: 16, scope: !3382, inlinedAt: !3719)
!3738 = !DILocation(line: 87, column: 2, scope: !3383, inlinedAt: !3718)
!3739 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!3740 = !DILocation(line: 25, column: 81, scope: !3689, inlinedAt: !3690)
!3741 = !DILocation(line: 37, column: 15, scope: !3739, inlinedAt: !3740)
!3742 = !DILocation(line: 45, column: 16, scope: !3383, inlinedAt: !3741)
!3743 = !DILocation(line: 71, column: 7, scope: !3382, inlinedAt: !3742)
!3744 = !DILocation(line: 66, column: 35, scope: !3382, inlinedAt: !3742)
!3745 = !DILocation(line: 72, column: 7, scope: !3382, inlinedAt: !3742)
!3746 = !DILocation(line: 72, column: 35, scope: !3382, inlinedAt: !3742)
!3747 = !DILocation(line: 73, column: 23, scope: !3382, inlinedAt: !3742)
!3748 = !DILocation(line: 37, column: 76, scope: !3739, inlinedAt: !3740)
!3749 = !DILocation(line: 72, column: 40, scope: !3382, inlinedAt: !3742)
!3750 = !DILocation(line: 77, column: 16, scope: !3382, inlinedAt: !3742)
!3751 = !DILocation(line: 78, column: 6, scope: !3382, inlinedAt: !3742)
!3752 = !DILocation(line: 78, column: 36, scope: !3382, inlinedAt: !3742)
!3753 = !DILocation(line: 79, column: 16, scope: !3382, inlinedAt: !3742)
!3754 = !DILocation(line: 80, column: 11, scope: !3382, inlinedAt: !3742)
!3755 = !DILocation(line: 79, column: 3, scope: !3382, inlinedAt: !3742)
!3756 = !DILocation(line: 83, column: 22, scope: !3382, inlinedAt: !3742)
!3757 = !DILocation(line: 83, column: 41, scope: !3382, inlinedAt: !3742)
!3758 = !DILocation(line: 84, column: 9, scope: !3382, inlinedAt: !3742)
!3759 = !DILocation(line: 78, column: 41, scope: !3382, inlinedAt: !3742)
!3760 = !DILocation(line: 87, column: 16, scope: !3382, inlinedAt: !3742)
!3761 = !DILocation(line: 87, column: 2, scope: !3383, inlinedAt: !3741)
!3762 = !DILocation(line: 25, column: 5, scope: !3689, inlinedAt: !3690)
!3763 = !DILocation(line: 25, column: 13, scope: !3689, inlinedAt: !3690)
!3764 = !DILocation(line: 25, column: 21, scope: !3689, inlinedAt: !3690)
!3765 = !DILocation(line: 37, column: 27, scope: !3683, inlinedAt: !3684)
!3766 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3767 = !DILocation(line: 37, column: 10, scope: !3683, inlinedAt: !3684)
!3768 = !DILocation(line: 24, column: 11, scope: !3766, inlinedAt: !3767)
!3769 = !DILocation(line: 37, column: 50, scope: !3683, inlinedAt: !3684)
!3770 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!3771 = !DILocation(line: 25, column: 40, scope: !3766, inlinedAt: !3767)
!3772 = !DILocation(line: 26, column: 15, scope: !3770, inlinedAt: !3771)
!3773 = !DILocation(line: 45, column: 16, scope: !3498, inlinedAt: !3772)
!3774 = !DILocation(line: 71, column: 7, scope: !3382, inlinedAt: !3773)
!3775 = !DILocation(line: 66, column: 35, scope: !3382, inlinedAt: !3773)
!3776 = !DILocation(line: 72, column: 7, scope: !3382, inlinedAt: !3773)
!3777 = !DILocation(line: 72, column: 35, scope: !3382, inlinedAt: !3773)
!3778 = !DILocation(line: 73, column: 23, scope: !3382, inlinedAt: !3773)
!3779 = !DILocation(line: 26, column: 76, scope: !3770, inlinedAt: !3771)
!3780 = !DILocation(line: 72, column: 40, scope: !3382, inlinedAt: !3773)
!3781 = !DILocation(line: 77, column: 16, scope: !3382, inlinedAt: !3773)
!3782 = !DILocation(line: 78, column: 6, scope: !3382, inlinedAt: !3773)
!3783 = !DILocation(line: 78, column: 36, scope: !3382, inlinedAt: !3773)
!3784 = !DILocation(line: 79, column: 16, scope: !3382, inlinedAt: !3773)
!3785 = !DILocation(line: 80, column: 11, scope: !3382, inlinedAt: !3773)
!3786 = !DILocation(line: 79, column: 3, scope: !3382, inlinedAt: !3773)
!3787 = !DILocation(line: 83, column: 22, scope: !3382, inlinedAt: !3773)
!3788 = !DILocation(line: 83, column: 41, scope: !3382, inlinedAt: !3773)
!3789 = !DILocation(line: 84, column: 9, scope: !3382, inlinedAt: !3773)
!3790 = !DILocation(line: 78, column: 41, scope: !3382, inlinedAt: !3773)
!3791 = !DILocation(line: 87, column: 16, scope: !3382, inlinedAt: !3773)
!3792 = !DILocation(line: 87, column: 2, scope: !3498, inlinedAt: !3772)
!3793 = !DILocation(line: 46, column: 14, scope: !3498, inlinedAt: !3772)
!3794 = !DILocation(line: 26, column: 47, scope: !467, inlinedAt: !3793)
!3795 = !DILocation(line: 26, column: 59, scope: !467, inlinedAt: !3793)
!3796 = !DILocation(line: 26, column: 64, scope: !467, inlinedAt: !3793)
!3797 = !DILocation(line: 47, column: 7, scope: !3498, inlinedAt: !3772)
!3798 = !DILocation(line: 50, column: 31, scope: !3498, inlinedAt: !3772)
!3799 = !DILocation(line: 51, column: 10, scope: !3498, inlinedAt: !3772)
!3800 = !DILocation(line: 52, column: 11, scope: !3498, inlinedAt: !3772)
!3801 = !DILocation(line: 52, column: 14, scope: !3498, inlinedAt: !3772)
!3802 = !DILocation(line: 53, column: 17, scope: !3498, inlinedAt: !3772)
!3803 = !DILocation(line: 53, column: 8, scope: !3498, inlinedAt: !3772)
!3804 = !DILocation(line: 55, column: 10, scope: !3498, inlinedAt: !3772)
!3805 = !DILocation(line: 56, column: 11, scope: !3498, inlinedAt: !3772)
!3806 = !DILocation(line: 43, column: 50, scope: !3498, inlinedAt: !3772)
!3807 = !DILocation(line: 57, column: 6, scope: !3498, inlinedAt: !3772)
!3808 = !DILocation(line: 57, column: 16, scope: !3498, inlinedAt: !3772)
!3809 = !DILocation(line: 58, column: 17, scope: !3498, inlinedAt: !3772)
!3810 = !DILocation(line: 57, column: 21, scope: !3498, inlinedAt: !3772)
!3811 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!3812 = !DILocation(line: 25, column: 60, scope: !3766, inlinedAt: !3767)
!3813 = !DILocation(line: 31, column: 15, scope: !3811, inlinedAt: !3812)
!3814 = !DILocation(line: 45, column: 16, scope: !3498, inlinedAt: !3813)
!3815 = !DILocation(line: 71, column: 7, scope: !3382, inlinedAt: !3814)
!3816 = !DILocation(line: 66, column: 35, scope: !3382, inlinedAt: !3814)
!3817 = !DILocation(line: 72, column: 7, scope: !3382, inlinedAt: !3814)
!3818 = !DILocation(line: 72, column: 35, scope: !3382, inlinedAt: !3814)
!3819 = !DILocation(line: 73, column: 23, scope: !3382, inlinedAt: !3814)
!3820 = !DILocation(line: 31, column: 74, scope: !3811, inlinedAt: !3812)
!3821 = !DILocation(line: 72, column: 40, scope: !3382, inlinedAt: !3814)
!3822 = !DILocation(line: 77, column: 16, scope: !3382, inlinedAt: !3814)
!3823 = !DILocation(line: 78, column: 6, scope: !3382, inlinedAt: !3814)
!3824 = !DILocation(line: 78, column: 36, scope: !3382, inlinedAt: !3814)
!3825 = !DILocation(line: 79, column: 16, scope: !3382, inlinedAt: !3814)
!3826 = !DILocation(line: 80, column: 11, scope: !3382, inlinedAt: !3814)
!3827 = !DILocation(line: 79, column: 3, scope: !3382, inlinedAt: !3814)
!3828 = !DILocation(line: 83, column: 22, scope: !3382, inlinedAt: !3814)
!3829 = !DILocation(line: 83, column: 41, scope: !3382, inlinedAt: !3814)
!3830 = !DILocation(line: 84, column: 9, scope: !3382, inlinedAt: !3814)
!3831 = !DILocation(line: 78, column: 41, scope: !3382, inlinedAt: !3814)
!3832 = !DILocation(line: 87, column: 16, scope: !3382, inlinedAt: !3814)
!3833 = !DILocation(line: 87, column: 2, scope: !3498, inlinedAt: !3813)
!3834 = !DILocation(line: 47, column: 7, scope: !3498, inlinedAt: !3813)
!3835 = !DILocation(line: 50, column: 31, scope: !3498, inlinedAt: !3813)
!3836 = !DILocation(line: 51, column: 10, scope: !3498, inlinedAt: !3813)
!3837 = !DILocation(line: 52, column: 11, scope: !3498, inlinedAt: !3813)
!3838 = !DILocation(line: 52, column: 14, scope: !3498, inlinedAt: !3813)
!3839 = !DILocation(line: 53, column: 17, scope: !3498, inlinedAt: !3813)
!3840 = !DILocation(line: 53, column: 8, scope: !3498, inlinedAt: !3813)
!3841 = !DILocation(line: 55, column: 10, scope: !3498, inlinedAt: !3813)
!3842 = !DILocation(line: 56, column: 11, scope: !3498, inlinedAt: !3813)
!3843 = !DILocation(line: 43, column: 50, scope: !3498, inlinedAt: !3813)
!3844 = !DILocation(line: 57, column: 6, scope: !3498, inlinedAt: !3813)
!3845 = !DILocation(line: 57, column: 16, scope: !3498, inlinedAt: !3813)
!3846 = !DILocation(line: 58, column: 17, scope: !3498, inlinedAt: !3813)
!3847 = !DILocation(line: 57, column: 21, scope: !3498, inlinedAt: !3813)
!3848 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!3849 = !DILocation(line: 25, column: 81, scope: !3766, inlinedAt: !3767)
!3850 = !DILocation(line: 37, column: 15, scope: !3848, inlinedAt: !3849)
!3851 = !DILocation(line: 45, column: 16, scope: !3498, inlinedAt: !3850)
!3852 = !DILocation(line: 71, column: 7, scope: !3382, inlinedAt: !3851)
!3853 = !DILocation(line: 66, column: 35, scope: !3382, inlinedAt: !3851)
!3854 = !DILocation(line: 72, column: 7, scope: !3382, inlinedAt: !3851)
!3855 = !DILocation(line: 72, column: 35, scope: !3382, inlinedAt: !3851)
!3856 = !DILocation(line: 73, column: 23, scope: !3382, inlinedAt: !3851)
!3857 = !DILocation(line: 37, column: 76, scope: !3848, inlinedAt: !3849)
!3858 = !DILocation(line: 72, column: 40, scope: !3382, inlinedAt: !3851)
!3859 = !DILocation(line: 77, column: 16, scope: !3382, inlinedAt: !3851)
!3860 = !DILocation(line: 78, column: 6, scope: !3382, inlinedAt: !3851)
!3861 = !DILocation(line: 78, column: 36, scope: !3382, inlinedAt: !3851)
!3862 = !DILocation(line: 79, column: 16, scope: !3382, inlinedAt: !3851)
!3863 = !DILocation(line: 80, column: 11, scope: !3382, inlinedAt: !3851)
!3864 = !DILocation(line: 79, column: 3, scope: !3382, inlinedAt: !3851)
!3865 = !DILocation(line: 83, column: 22, scope: !3382, inlinedAt: !3851)
!3866 = !DILocation(line: 83, column: 41, scope: !3382, inlinedAt: !3851)
!3867 = !DILocation(line: 84, column: 9, scope: !3382, inlinedAt: !3851)
!3868 = !DILocation(line: 78, column: 41, scope: !3382, inlinedAt: !3851)
!3869 = !DILocation(line: 87, column: 16, scope: !3382, inlinedAt: !3851)
!3870 = !DILocation(line: 87, column: 2, scope: !3498, inlinedAt: !3850)
!3871 = !DILocation(line: 47, column: 7, scope: !3498, inlinedAt: !3850)
!3872 = !DILocation(line: 50, column: 31, scope: !3498, inlinedAt: !3850)
!3873 = !DILocation(line: 51, column: 10, scope: !3498, inlinedAt: !3850)
!3874 = !DILocation(line: 52, column: 11, scope: !3498, inlinedAt: !3850)
!3875 = !DILocation(line: 52, column: 14, scope: !3498, inlinedAt: !3850)
!3876 = !DILocation(line: 53, column: 17, scope: !3498, inlinedAt: !3850)
!3877 = !DILocation(line: 53, column: 8, scope: !3498, inlinedAt: !3850)
!3878 = !DILocation(line: 55, column: 10, scope: !3498, inlinedAt: !3850)
!3879 = !DILocation(line: 56, column: 11, scope: !3498, inlinedAt: !3850)
!3880 = !DILocation(line: 43, column: 50, scope: !3498, inlinedAt: !3850)
!3881 = !DILocation(line: 57, column: 6, scope: !3498, inlinedAt: !3850)
!3882 = !DILocation(line: 57, column: 16, scope: !3498, inlinedAt: !3850)
!3883 = !DILocation(line: 58, column: 17, scope: !3498, inlinedAt: !3850)
!3884 = !DILocation(line: 57, column: 21, scope: !3498, inlinedAt: !3850)
!3885 = !DILocation(line: 25, column: 5, scope: !3766, inlinedAt: !3767)
!3886 = !DILocation(line: 25, column: 13, scope: !3766, inlinedAt: !3767)
!3887 = !DILocation(line: 25, column: 21, scope: !3766, inlinedAt: !3767)
!3888 = distinct !DISubprogram(name: "ExchangeUint", scope: !283, file: !283, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!3889 = !DILocation(line: 129, column: 6, scope: !3888)
!3890 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3891 = !DILocation(line: 129, column: 83, scope: !3888)
!3892 = !DILocation(line: 21, column: 29, scope: !3890, inlinedAt: !3891)
!3893 = !DILocation(line: 21, column: 39, scope: !3890, inlinedAt: !3891)
!3894 = !DILocation(line: 21, column: 49, scope: !3890, inlinedAt: !3891)
!3895 = !DILocation(line: 23, column: 7, scope: !3890, inlinedAt: !3891)
!3896 = !DILocation(line: 22, column: 2, scope: !3890, inlinedAt: !3891)
!3897 = !DILocation(line: 22, column: 8, scope: !3890, inlinedAt: !3891)
!3898 = !DILocation(line: 26, column: 9, scope: !3890, inlinedAt: !3891)
!3899 = !DILocation(line: 27, column: 12, scope: !3890, inlinedAt: !3891)
!3900 = !DILocation(line: 27, column: 10, scope: !3890, inlinedAt: !3891)
!3901 = !DILocation(line: 27, column: 30, scope: !3890, inlinedAt: !3891)
!3902 = !DILocation(line: 28, column: 37, scope: !3890, inlinedAt: !3891)
!3903 = !DILocation(line: 28, column: 32, scope: !3890, inlinedAt: !3891)
!3904 = !DILocation(line: 28, column: 34, scope: !3890, inlinedAt: !3891)
!3905 = !DILocation(line: 28, column: 20, scope: !3890, inlinedAt: !3891)
!3906 = !DILocation(line: 28, column: 3, scope: !3890, inlinedAt: !3891)
!3907 = !DILocation(line: 29, column: 22, scope: !3890, inlinedAt: !3891)
!3908 = !DILocation(line: 29, column: 3, scope: !3890, inlinedAt: !3891)
!3909 = !DILocation(line: 30, column: 24, scope: !3890, inlinedAt: !3891)
!3910 = !DILocation(line: 30, column: 3, scope: !3890, inlinedAt: !3891)
!3911 = !DILocation(line: 31, column: 23, scope: !3890, inlinedAt: !3891)
!3912 = !DILocation(line: 31, column: 3, scope: !3890, inlinedAt: !3891)
!3913 = !DILocation(line: 32, column: 14, scope: !3890, inlinedAt: !3891)
!3914 = !DILocation(line: 32, column: 12, scope: !3890, inlinedAt: !3891)
!3915 = !DILocation(line: 32, column: 18, scope: !3890, inlinedAt: !3891)
!3916 = !DILocation(line: 33, column: 21, scope: !3890, inlinedAt: !3891)
!3917 = !DILocation(line: 33, column: 3, scope: !3890, inlinedAt: !3891)
!3918 = !DILocation(line: 34, column: 3, scope: !3890, inlinedAt: !3891)
!3919 = !DILocation(line: 35, column: 31, scope: !3890, inlinedAt: !3891)
!3920 = !DILocation(line: 36, column: 4, scope: !3890, inlinedAt: !3891)
!3921 = !DILocation(line: 38, column: 32, scope: !3890, inlinedAt: !3891)
!3922 = !DILocation(line: 38, column: 30, scope: !3890, inlinedAt: !3891)
!3923 = !DILocation(line: 38, column: 24, scope: !3890, inlinedAt: !3891)
!3924 = !DILocation(line: 38, column: 3, scope: !3890, inlinedAt: !3891)
!3925 = distinct !DISubprogram(name: "ExchangeFloat32", scope: !283, file: !283, line: 134, type: !4, isDefinition: true, scopeLine: 134, isOptimized: true, unit: !2)
!3926 = !DILocation(line: 134, column: 6, scope: !3925)
!3927 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3928 = !DILocation(line: 135, column: 10, scope: !3925)
!3929 = !DILocation(line: 21, column: 29, scope: !3927, inlinedAt: !3928)
!3930 = !DILocation(line: 21, column: 39, scope: !3927, inlinedAt: !3928)
!3931 = !DILocation(line: 21, column: 49, scope: !3927, inlinedAt: !3928)
!3932 = !DILocation(line: 23, column: 7, scope: !3927, inlinedAt: !3928)
!3933 = !DILocation(line: 22, column: 2, scope: !3927, inlinedAt: !3928)
!3934 = !DILocation(line: 22, column: 8, scope: !3927, inlinedAt: !3928)
!3935 = !DILocation(line: 26, column: 9, scope: !3927, inlinedAt: !3928)
!3936 = !DILocation(line: 27, column: 12, scope: !3927, inlinedAt: !3928)
!3937 = !DILocation(line: 27, column: 10, scope: !3927, inlinedAt: !3928)
!3938 = !DILocation(line: 27, column: 30, scope: !3927, inlinedAt: !3928)
!3939 = !DILocation(line: 28, column: 37, scope: !3927, inlinedAt: !3928)
!3940 = !DILocation(line: 28, column: 32, scope: !3927, inlinedAt: !3928)
!3941 = !DILocation(line: 28, column: 34, scope: !3927, inlinedAt: !3928)
!3942 = !DILocation(line: 28, column: 20, scope: !3927, inlinedAt: !3928)
!3943 = !DILocation(line: 28, column: 3, scope: !3927, inlinedAt: !3928)
!3944 = !DILocation(line: 29, column: 22, scope: !3927, inlinedAt: !3928)
!3945 = !DILocation(line: 29, column: 3, scope: !3927, inlinedAt: !3928)
!3946 = !DILocation(line: 30, column: 24, scope: !3927, inlinedAt: !3928)
!3947 = !DILocation(line: 30, column: 3, scope: !3927, inlinedAt: !3928)
!3948 = !DILocation(line: 31, column: 23, scope: !3927, inlinedAt: !3928)
!3949 = !DILocation(line: 31, column: 3, scope: !3927, inlinedAt: !3928)
!3950 = !DILocation(line: 32, column: 14, scope: !3927, inlinedAt: !3928)
!3951 = !DILocation(line: 32, column: 12, scope: !3927, inlinedAt: !3928)
!3952 = !DILocation(line: 32, column: 18, scope: !3927, inlinedAt: !3928)
!3953 = !DILocation(line: 33, column: 21, scope: !3927, inlinedAt: !3928)
!3954 = !DILocation(line: 33, column: 3, scope: !3927, inlinedAt: !3928)
!3955 = !DILocation(line: 34, column: 3, scope: !3927, inlinedAt: !3928)
!3956 = !DILocation(line: 35, column: 31, scope: !3927, inlinedAt: !3928)
!3957 = !DILocation(line: 36, column: 4, scope: !3927, inlinedAt: !3928)
!3958 = !DILocation(line: 38, column: 32, scope: !3927, inlinedAt: !3928)
!3959 = !DILocation(line: 38, column: 30, scope: !3927, inlinedAt: !3928)
!3960 = !DILocation(line: 38, column: 24, scope: !3927, inlinedAt: !3928)
!3961 = !DILocation(line: 38, column: 3, scope: !3927, inlinedAt: !3928)
!3962 = distinct !DISubprogram(name: "NumbersFloat32", scope: !283, file: !283, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!3963 = !DILocation(line: 141, column: 6, scope: !3962)
!3964 = distinct !DISubprogram(name: "groupNumbers", scope: !323, file: !323, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3965 = !DILocation(line: 141, column: 77, scope: !3962)
!3966 = !DILocation(line: 29, column: 20, scope: !3964, inlinedAt: !3965)
!3967 = !DILocation(line: 30, column: 26, scope: !3964, inlinedAt: !3965)
!3968 = !DILocation(line: 30, column: 24, scope: !3964, inlinedAt: !3965)
!3969 = !DILocation(line: 30, column: 46, scope: !3964, inlinedAt: !3965)
!3970 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3971 = !DILocation(line: 30, column: 9, scope: !3964, inlinedAt: !3965)
!3972 = !DILocation(line: 14, column: 11, scope: !3970, inlinedAt: !3971)
!3973 = distinct !DISubprogram(name: "reduceWarp", scope: !333, file: !333, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!3974 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3975 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3976 = !DILocation(line: 16, column: 25, scope: !3970, inlinedAt: !3971)
!3977 = !DILocation(line: 8, column: 15, scope: !3975, inlinedAt: !3976)
!3978 = !DILocation(line: 45, column: 16, scope: !3974, inlinedAt: !3977)
!3979 = !DILocation(line: 70, column: 13, scope: !3973, inlinedAt: !3978)
!3980 = !DILocation(line: 71, column: 7, scope: !3973, inlinedAt: !3978)
!3981 = !DILocation(line: 19, column: 40, scope: !3970, inlinedAt: !3971)
!3982 = !DILocation(line: 66, column: 35, scope: !3973, inlinedAt: !3978)
!3983 = !DILocation(line: 72, column: 7, scope: !3973, inlinedAt: !3978)
!3984 = !DILocation(line: 72, column: 35, scope: !3973, inlinedAt: !3978)
!3985 = !DILocation(line: 73, column: 23, scope: !3973, inlinedAt: !3978)
!3986 = !DILocation(line: 8, column: 76, scope: !3975, inlinedAt: !3976)
!3987 = !DILocation(line: 72, column: 40, scope: !3973, inlinedAt: !3978)
!3988 = !DILocation(line: 77, column: 16, scope: !3973, inlinedAt: !3978)
!3989 = !DILocation(line: 78, column: 6, scope: !3973, inlinedAt: !3978)
!3990 = !DILocation(line: 78, column: 36, scope: !3973, inlinedAt: !3978)
!3991 = !DILocation(line: 79, column: 16, scope: !3973, inlinedAt: !3978)
!3992 = !DILocation(line: 80, column: 11, scope: !3973, inlinedAt: !3978)
!3993 = !DILocation(line: 79, column: 3, scope: !3973, inlinedAt: !3978)
!3994 = !DILocation(line: 83, column: 22, scope: !3973, inlinedAt: !3978)
!3995 = !DILocation(line: 83, column: 41, scope: !3973, inlinedAt: !3978)
!3996 = !DILocation(line: 84, column: 9, scope: !3973, inlinedAt: !3978)
!3997 = !DILocation(line: 78, column: 41, scope: !3973, inlinedAt: !3978)
!3998 = !DILocation(line: 87, column: 16, scope: !3973, inlinedAt: !3978)
!3999 = !DILocation(line: 87, column: 2, scope: !3974, inlinedAt: !3977)
!4000 = !DILocation(line: 16, column: 6, scope: !3970, inlinedAt: !3971)
!4001 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4002 = !DILocation(line: 17, column: 33, scope: !3970, inlinedAt: !3971)
!4003 = !DILocation(line: 14, column: 15, scope: !4001, inlinedAt: !4002)
!4004 = !DILocation(line: 45, column: 16, scope: !3974, inlinedAt: !4003)
!4005 = !DILocation(line: 71, column: 7, scope: !3973, inlinedAt: !4004)
!4006 = !DILocation(line: 66, column: 35, scope: !3973, inlinedAt: !4004)
!4007 = !DILocation(line: 72, column: 7, scope: !3973, inlinedAt: !4004)
!4008 = !DILocation(line: 72, column: 35, scope: !3973, inlinedAt: !4004)
!4009 = !DILocation(line: 73, column: 23, scope: !3973, inlinedAt: !4004)
!4010 = !DILocation(line: 14, column: 77, scope: !4001, inlinedAt: !4002)
!4011 = !DILocation(line: 72, column: 40, scope: !3973, inlinedAt: !4004)
!4012 = !DILocation(line: 77, column: 16, scope: !3973, inlinedAt: !4004)
!4013 = !DILocation(line: 78, column: 6, scope: !3973, inlinedAt: !4004)
!4014 = !DILocation(line: 78, column: 36, scope: !3973, inlinedAt: !4004)
!4015 = !DILocation(line: 79, column: 16, scope: !3973, inlinedAt: !4004)
!4016 = !DILocation(line: 80, column: 11, scope: !3973, inlinedAt: !4004)
!4017 = !DILocation(line: 79, column: 3, scope: !3973, inlinedAt: !4004)
!4018 = !DILocation(line: 83, column: 22, scope: !3973, inlinedAt: !4004)
!4019 = !DILocation(line: 83, column: 41, scope: !3973, inlinedAt: !4004)
!4020 = !DILocation(line: 84, column: 9, scope: !3973, inlinedAt: !4004)
!4021 = !DILocation(line: 78, column: 41, scope: !3973, inlinedAt: !4004)
!4022 = !DILocation(line: 87, column: 16, scope: !3973, inlinedAt: !4004)
!4023 = !DILocation(line: 87, column: 2, scope: !3974, inlinedAt: !4003)
!4024 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!4025 = !DILocation(line: 17, column: 54, scope: !3970, inlinedAt: !3971)
!4026 = !DILocation(line: 20, column: 15, scope: !4024, inlinedAt: !4025)
!4027 = !DILocation(line: 45, column: 16, scope: !3974, inlinedAt: !4026)
!4028 = !DILocation(line: 71, column: 7, scope: !3973, inlinedAt: !4027)
!4029 = !DILocation(line: 66, column: 35, scope: !3973, inlinedAt: !4027)
!4030 = !DILocation(line: 72, column: 7, scope: !3973, inlinedAt: !4027)
!4031 = !DILocation(line: 72, column: 35, scope: !3973, inlinedAt: !4027)
!4032 = !DILocation(line: 73, column: 23, scope: !3973, inlinedAt: !4027)
!4033 = !DILocation(line: 20, column: 77, scope: !4024, inlinedAt: !4025)
!4034 = !DILocation(line: 72, column: 40, scope: !3973, inlinedAt: !4027)
!4035 = !DILocation(line: 77, column: 16, scope: !3973, inlinedAt: !4027)
!4036 = !DILocation(line: 78, column: 6, scope: !3973, inlinedAt: !4027)
!4037 = !DILocation(line: 78, column: 36, scope: !3973, inlinedAt: !4027)
!4038 = !DILocation(line: 79, column: 16, scope: !3973, inlinedAt: !4027)
!4039 = !DILocation(line: 80, column: 11, scope: !3973, inlinedAt: !4027)
!4040 = !DILocation(line: 79, column: 3, scope: !3973, inlinedAt: !4027)
!4041 = !DILocation(line: 83, column: 22, scope: !3973, inlinedAt: !4027)
!4042 = !DILocation(line: 83, column: 41, scope: !3973, inlinedAt: !4027)
!4043 = !DILocation(line: 84, column: 9, scope: !3973, inlinedAt: !4027)
!4044 = !DILocation(line: 78, column: 41, scope: !3973, inlinedAt: !4027)
!4045 = !DILocation(line: 87, column: 16, scope: !3973, inlinedAt: !4027)
!4046 = !DILocation(line: 87, column: 2, scope: !3974, inlinedAt: !4026)
!4047 = !DILocation(line: 17, column: 6, scope: !3970, inlinedAt: !3971)
!4048 = !DILocation(line: 17, column: 14, scope: !3970, inlinedAt: !3971)
!4049 = distinct !DISubprogram(name: "scan", scope: !419, file: !419, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!4050 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !419, file: !419, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!4051 = !DILocation(line: 18, column: 40, scope: !3970, inlinedAt: !3971)
!4052 = !DILocation(line: 6, column: 21, scope: !4050, inlinedAt: !4051)
!4053 = !DILocation(line: 25, column: 16, scope: !4049, inlinedAt: !4052)
!4054 = !DILocation(line: 23, column: 48, scope: !4049, inlinedAt: !4052)
!4055 = !DILocation(line: 26, column: 6, scope: !4049, inlinedAt: !4052)
!4056 = !DILocation(line: 26, column: 24, scope: !4049, inlinedAt: !4052)
!4057 = !DILocation(line: 27, column: 24, scope: !4049, inlinedAt: !4052)
!4058 = !DILocation(line: 27, column: 44, scope: !4049, inlinedAt: !4052)
!4059 = !DILocation(line: 28, column: 4, scope: !4049, inlinedAt: !4052)
!4060 = !DILocation(line: 26, column: 37, scope: !4049, inlinedAt: !4052)
!4061 = !DILocation(line: 7, column: 16, scope: !4050, inlinedAt: !4051)
!4062 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !419, file: !419, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4063 = !DILocation(line: 18, column: 68, scope: !3970, inlinedAt: !3971)
!4064 = !DILocation(line: 14, column: 21, scope: !4062, inlinedAt: !4063)
!4065 = !DILocation(line: 25, column: 16, scope: !4049, inlinedAt: !4064)
!4066 = !DILocation(line: 23, column: 48, scope: !4049, inlinedAt: !4064)
!4067 = !DILocation(line: 26, column: 6, scope: !4049, inlinedAt: !4064)
!4068 = !DILocation(line: 26, column: 24, scope: !4049, inlinedAt: !4064)
!4069 = !DILocation(line: 27, column: 24, scope: !4049, inlinedAt: !4064)
!4070 = !DILocation(line: 27, column: 44, scope: !4049, inlinedAt: !4064)
!4071 = !DILocation(line: 28, column: 4, scope: !4049, inlinedAt: !4064)
!4072 = !DILocation(line: 26, column: 37, scope: !4049, inlinedAt: !4064)
!4073 = !DILocation(line: 15, column: 20, scope: !4062, inlinedAt: !4063)
!4074 = !DILocation(line: 15, column: 42, scope: !4062, inlinedAt: !4063)
!4075 = !DILocation(line: 18, column: 16, scope: !4062, inlinedAt: !4063)
!4076 = !DILocation(line: 18, column: 2, scope: !3970, inlinedAt: !3971)
!4077 = !DILocation(line: 18, column: 6, scope: !3970, inlinedAt: !3971)
!4078 = !DILocation(line: 18, column: 14, scope: !3970, inlinedAt: !3971)
!4079 = !DILocation(line: 19, column: 42, scope: !3970, inlinedAt: !3971)
!4080 = distinct !DISubprogram(name: "Broadcast", scope: !448, file: !448, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4081 = !DILocation(line: 19, column: 25, scope: !3970, inlinedAt: !3971)
!4082 = !DILocation(line: 36, column: 10, scope: !4080, inlinedAt: !4081)
!4083 = !DILocation(line: 36, column: 22, scope: !4080, inlinedAt: !4081)
!4084 = !DILocation(line: 37, column: 8, scope: !4080, inlinedAt: !4081)
!4085 = !DILocation(line: 40, column: 17, scope: !4080, inlinedAt: !4081)
!4086 = !DILocation(line: 19, column: 6, scope: !3970, inlinedAt: !3971)
!4087 = !DILocation(line: 31, column: 26, scope: !3964, inlinedAt: !3965)
!4088 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4089 = !DILocation(line: 31, column: 9, scope: !3964, inlinedAt: !3965)
!4090 = !DILocation(line: 14, column: 11, scope: !4088, inlinedAt: !4089)
!4091 = !DILocation(line: 31, column: 48, scope: !3964, inlinedAt: !3965)
!4092 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!4093 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!4094 = !DILocation(line: 16, column: 25, scope: !4088, inlinedAt: !4089)
!4095 = !DILocation(line: 8, column: 15, scope: !4093, inlinedAt: !4094)
!4096 = !DILocation(line: 46, column: 14, scope: !4092, inlinedAt: !4095)
!4097 = !DILocation(line: 26, column: 47, scope: !467, inlinedAt: !4096)
!4098 = !DILocation(line: 26, column: 59, scope: !467, inlinedAt: !4096)
!4099 = distinct !DISubprogram(name: "scan", scope: !419, file: !419, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!4100 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !419, file: !419, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!4101 = !DILocation(line: 18, column: 40, scope: !4088, inlinedAt: !4089)
!4102 = !DILocation(line: 6, column: 21, scope: !4100, inlinedAt: !4101)
!4103 = !DILocation(line: 37, column: 21, scope: !4099, inlinedAt: !4102)
!4104 = !DILocation(line: 37, column: 10, scope: !4099, inlinedAt: !4102)
!4105 = !DILocation(line: 19, column: 40, scope: !4088, inlinedAt: !4089)
!4106 = !DILocation(line: 45, column: 16, scope: !4092, inlinedAt: !4095)
!4107 = !DILocation(line: 71, column: 7, scope: !3973, inlinedAt: !4106)
!4108 = !DILocation(line: 66, column: 35, scope: !3973, inlinedAt: !4106)
!4109 = !DILocation(line: 72, column: 7, scope: !3973, inlinedAt: !4106)
!4110 = !DILocation(line: 72, column: 35, scope: !3973, inlinedAt: !4106)
!4111 = !DILocation(line: 73, column: 23, scope: !3973, inlinedAt: !4106)
!4112 = !DILocation(line: 8, column: 76, scope: !4093, inlinedAt: !4094)
!4113 = !DILocation(line: 72, column: 40, scope: !3973, inlinedAt: !4106)
!4114 = !DILocation(line: 78, column: 6, scope: !3973, inlinedAt: !4106)
!4115 = !DILocation(line: 78, column: 36, scope: !3973, inlinedAt: !4106)
!4116 = !DILocation(line: 79, column: 16, scope: !3973, inlinedAt: !4106)
!4117 = !DILocation(line: 80, column: 11, scope: !3973, inlinedAt: !4106)
!4118 = !DILocation(line: 79, column: 3, scope: !3973, inlinedAt: !4106)
!4119 = !DILocation(line: 83, column: 22, scope: !3973, inlinedAt: !4106)
!4120 = !DILocation(line: 83, column: 41, scope: !3973, inlinedAt: !4106)
!4121 = !DILocation(line: 84, column: 9, scope: !3973, inlinedAt: !4106)
!4122 = !DILocation(line: 78, column: 41, scope: !3973, inlinedAt: !4106)
!4123 = !DILocation(line: 87, column: 16, scope: !3973, inlinedAt: !4106)
!4124 = !DILocation(line: 87, column: 2, scope: !4092, inlinedAt: !4095)
!4125 = !DILocation(line: 26, column: 64, scope: !467, inlinedAt: !4096)
!4126 = !DILocation(line: 47, column: 7, scope: !4092, inlinedAt: !4095)
!4127 = !DILocation(line: 50, column: 31, scope: !4092, inlinedAt: !4095)
!4128 = !DILocation(line: 51, column: 10, scope: !4092, inlinedAt: !4095)
!4129 = !DILocation(line: 52, column: 14, scope: !4092, inlinedAt: !4095)
!4130 = !DILocation(line: 53, column: 17, scope: !4092, inlinedAt: !4095)
!4131 = !DILocation(line: 53, column: 8, scope: !4092, inlinedAt: !4095)
!4132 = !DILocation(line: 55, column: 10, scope: !4092, inlinedAt: !4095)
!4133 = !DILocation(line: 56, column: 11, scope: !4092, inlinedAt: !4095)
!4134 = !DILocation(line: 43, column: 50, scope: !4092, inlinedAt: !4095)
!4135 = !DILocation(line: 57, column: 6, scope: !4092, inlinedAt: !4095)
!4136 = !DILocation(line: 57, column: 16, scope: !4092, inlinedAt: !4095)
!4137 = !DILocation(line: 58, column: 17, scope: !4092, inlinedAt: !4095)
!4138 = !DILocation(line: 57, column: 21, scope: !4092, inlinedAt: !4095)
!4139 = !DILocation(line: 16, column: 6, scope: !4088, inlinedAt: !4089)
!4140 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4141 = !DILocation(line: 17, column: 33, scope: !4088, inlinedAt: !4089)
!4142 = !DILocation(line: 14, column: 15, scope: !4140, inlinedAt: !4141)
!4143 = !DILocation(line: 45, column: 16, scope: !4092, inlinedAt: !4142)
!4144 = !DILocation(line: 71, column: 7, scope: !3973, inlinedAt: !4143)
!4145 = !DILocation(line: 66, column: 35, scope: !3973, inlinedAt: !4143)
!4146 = !DILocation(line: 72, column: 7, scope: !3973, inlinedAt: !4143)
!4147 = !DILocation(line: 72, column: 35, scope: !3973, inlinedAt: !4143)
!4148 = !DILocation(line: 73, column: 23, scope: !3973, inlinedAt: !4143)
!4149 = !DILocation(line: 14, column: 77, scope: !4140, inlinedAt: !4141)
!4150 = !DILocation(line: 72, column: 40, scope: !3973, inlinedAt: !4143)
!4151 = !DILocation(line: 78, column: 6, scope: !3973, inlinedAt: !4143)
!4152 = !DILocation(line: 78, column: 36, scope: !3973, inlinedAt: !4143)
!4153 = !DILocation(line: 79, column: 16, scope: !3973, inlinedAt: !4143)
!4154 = !DILocation(line: 80, column: 11, scope: !3973, inlinedAt: !4143)
!4155 = !DILocation(line: 79, column: 3, scope: !3973, inlinedAt: !4143)
!4156 = !DILocation(line: 83, column: 22, scope: !3973, inlinedAt: !4143)
!4157 = !DILocation(line: 83, column: 41, scope: !3973, inlinedAt: !4143)
!4158 = !DILocation(line: 84, column: 9, scope: !3973, inlinedAt: !4143)
!4159 = !DILocation(line: 78, column: 41, scope: !3973, inlinedAt: !4143)
!4160 = !DILocation(line: 87, column: 16, scope: !3973, inlinedAt: !4143)
!4161 = !DILocation(line: 87, column: 2, scope: !4092, inlinedAt: !4142)
!4162 = !DILocation(line: 47, column: 7, scope: !4092, inlinedAt: !4142)
!4163 = !DILocation(line: 50, column: 31, scope: !4092, inlinedAt: !4142)
!4164 = !DILocation(line: 51, column: 10, scope: !4092, inlinedAt: !4142)
!4165 = !DILocation(line: 52, column: 14, scope: !4092, inlinedAt: !4142)
!4166 = !DILocation(line: 53, column: 17, scope: !4092, inlinedAt: !4142)
!4167 = !DILocation(line: 53, column: 8, scope: !4092, inlinedAt: !4142)
!4168 = !DILocation(line: 55, column: 10, scope: !4092, inlinedAt: !4142)
!4169 = !DILocation(line: 56, column: 11, scope: !4092, inlinedAt: !4142)
!4170 = !DILocation(line: 43, column: 50, scope: !4092, inlinedAt: !4142)
!4171 = !DILocation(line: 57, column: 6, scope: !4092, inlinedAt: !4142)
!4172 = !DILocation(line: 57, column: 16, scope: !4092, inlinedAt: !4142)
!4173 = !DILocation(line: 58, column: 17, scope: !4092, inlinedAt: !4142)
!4174 = !DILocation(line: 57, column: 21, scope: !4092, inlinedAt: !4142)
!4175 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!4176 = !DILocation(line: 17, column: 54, scope: !4088, inlinedAt: !4089)
!4177 = !DILocation(line: 20, column: 15, scope: !4175, inlinedAt: !4176)
!4178 = !DILocation(line: 45, column: 16, scope: !4092, inlinedAt: !4177)
!4179 = !DILocation(line: 71, column: 7, scope: !3973, inlinedAt: !4178)
!4180 = !DILocation(line: 66, column: 35, scope: !3973, inlinedAt: !4178)
!4181 = !DILocation(line: 72, column: 7, scope: !3973, inlinedAt: !4178)
!4182 = !DILocation(line: 72, column: 35, scope: !3973, inlinedAt: !4178)
!4183 = !DILocation(line: 73, column: 23, scope: !3973, inlinedAt: !4178)
!4184 = !DILocation(line: 20, column: 77, scope: !4175, inlinedAt: !4176)
!4185 = !DILocation(line: 72, column: 40, scope: !3973, inlinedAt: !4178)
!4186 = !DILocation(line: 78, column: 6, scope: !3973, inlinedAt: !4178)
!4187 = !DILocation(line: 78, column: 36, scope: !3973, inlinedAt: !4178)
!4188 = !DILocation(line: 79, column: 16, scope: !3973, inlinedAt: !4178)
!4189 = !DILocation(line: 80, column: 11, scope: !3973, inlinedAt: !4178)
!4190 = !DILocation(line: 79, column: 3, scope: !3973, inlinedAt: !4178)
!4191 = !DILocation(line: 83, column: 22, scope: !3973, inlinedAt: !4178)
!4192 = !DILocation(line: 83, column: 41, scope: !3973, inlinedAt: !4178)
!4193 = !DILocation(line: 84, column: 9, scope: !3973, inlinedAt: !4178)
!4194 = !DILocation(line: 78, column: 41, scope: !3973, inlinedAt: !4178)
!4195 = !DILocation(line: 87, column: 16, scope: !3973, inlinedAt: !4178)
!4196 = !DILocation(line: 87, column: 2, scope: !4092, inlinedAt: !4177)
!4197 = !DILocation(line: 47, column: 7, scope: !4092, inlinedAt: !4177)
!4198 = !DILocation(line: 50, column: 31, scope: !4092, inlinedAt: !4177)
!4199 = !DILocation(line: 51, column: 10, scope: !4092, inlinedAt: !4177)
!4200 = !DILocation(line: 52, column: 14, scope: !4092, inlinedAt: !4177)
!4201 = !DILocation(line: 53, column: 17, scope: !4092, inlinedAt: !4177)
!4202 = !DILocation(line: 53, column: 8, scope: !4092, inlinedAt: !4177)
!4203 = !DILocation(line: 55, column: 10, scope: !4092, inlinedAt: !4177)
!4204 = !DILocation(line: 56, column: 11, scope: !4092, inlinedAt: !4177)
!4205 = !DILocation(line: 43, column: 50, scope: !4092, inlinedAt: !4177)
!4206 = !DILocation(line: 57, column: 6, scope: !4092, inlinedAt: !4177)
!4207 = !DILocation(line: 57, column: 16, scope: !4092, inlinedAt: !4177)
!4208 = !DILocation(line: 58, column: 17, scope: !4092, inlinedAt: !4177)
!4209 = !DILocation(line: 57, column: 21, scope: !4092, inlinedAt: !4177)
!4210 = !DILocation(line: 17, column: 6, scope: !4088, inlinedAt: !4089)
!4211 = !DILocation(line: 17, column: 14, scope: !4088, inlinedAt: !4089)
!4212 = !DILocation(line: 25, column: 16, scope: !4099, inlinedAt: !4102)
!4213 = !DILocation(line: 23, column: 48, scope: !4099, inlinedAt: !4102)
!4214 = !DILocation(line: 26, column: 6, scope: !4099, inlinedAt: !4102)
!4215 = !DILocation(line: 26, column: 24, scope: !4099, inlinedAt: !4102)
!4216 = !DILocation(line: 27, column: 24, scope: !4099, inlinedAt: !4102)
!4217 = !DILocation(line: 27, column: 44, scope: !4099, inlinedAt: !4102)
!4218 = !DILocation(line: 28, column: 4, scope: !4099, inlinedAt: !4102)
!4219 = !DILocation(line: 26, column: 37, scope: !4099, inlinedAt: !4102)
!4220 = !DILocation(line: 31, column: 15, scope: !4099, inlinedAt: !4102)
!4221 = !DILocation(line: 34, column: 32, scope: !4099, inlinedAt: !4102)
!4222 = !DILocation(line: 35, column: 19, scope: !4099, inlinedAt: !4102)
!4223 = !DILocation(line: 36, column: 10, scope: !4099, inlinedAt: !4102)
!4224 = !DILocation(line: 38, column: 9, scope: !4099, inlinedAt: !4102)
!4225 = !DILocation(line: 40, column: 10, scope: !4099, inlinedAt: !4102)
!4226 = !DILocation(line: 23, column: 59, scope: !4099, inlinedAt: !4102)
!4227 = !DILocation(line: 42, column: 19, scope: !4099, inlinedAt: !4102)
!4228 = !DILocation(line: 42, column: 3, scope: !4099, inlinedAt: !4102)
!4229 = !DILocation(line: 44, column: 2, scope: !4100, inlinedAt: !4101)
!4230 = !DILocation(line: 7, column: 16, scope: !4100, inlinedAt: !4101)
!4231 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !419, file: !419, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4232 = !DILocation(line: 18, column: 68, scope: !4088, inlinedAt: !4089)
!4233 = !DILocation(line: 14, column: 21, scope: !4231, inlinedAt: !4232)
!4234 = !DILocation(line: 25, column: 16, scope: !4099, inlinedAt: !4233)
!4235 = !DILocation(line: 23, column: 48, scope: !4099, inlinedAt: !4233)
!4236 = !DILocation(line: 26, column: 6, scope: !4099, inlinedAt: !4233)
!4237 = !DILocation(line: 26, column: 24, scope: !4099, inlinedAt: !4233)
!4238 = !DILocation(line: 27, column: 24, scope: !4099, inlinedAt: !4233)
!4239 = !DILocation(line: 27, column: 44, scope: !4099, inlinedAt: !4233)
!4240 = !DILocation(line: 28, column: 4, scope: !4099, inlinedAt: !4233)
!4241 = !DILocation(line: 26, column: 37, scope: !4099, inlinedAt: !4233)
!4242 = !DILocation(line: 31, column: 15, scope: !4099, inlinedAt: !4233)
!4243 = !DILocation(line: 34, column: 32, scope: !4099, inlinedAt: !4233)
!4244 = !DILocation(line: 35, column: 19, scope: !4099, inlinedAt: !4233)
!4245 = !DILocation(line: 36, column: 10, scope: !4099, inlinedAt: !4233)
!4246 = !DILocation(line: 37, column: 10, scope: !4099, inlinedAt: !4233)
!4247 = !DILocation(line: 38, column: 9, scope: !4099, inlinedAt: !4233)
!4248 = !DILocation(line: 40, column: 10, scope: !4099, inlinedAt: !4233)
!4249 = !DILocation(line: 23, column: 59, scope: !4099, inlinedAt: !4233)
!4250 = !DILocation(line: 42, column: 19, scope: !4099, inlinedAt: !4233)
!4251 = !DILocation(line: 42, column: 3, scope: !4099, inlinedAt: !4233)
!4252 = !DILocation(line: 44, column: 2, scope: !4231, inlinedAt: !4232)
!4253 = !DILocation(line: 15, column: 20, scope: !4231, inlinedAt: !4232)
!4254 = !DILocation(line: 15, column: 42, scope: !4231, inlinedAt: !4232)
!4255 = !DILocation(line: 18, column: 16, scope: !4231, inlinedAt: !4232)
!4256 = !DILocation(line: 18, column: 2, scope: !4088, inlinedAt: !4089)
!4257 = !DILocation(line: 18, column: 6, scope: !4088, inlinedAt: !4089)
!4258 = !DILocation(line: 18, column: 14, scope: !4088, inlinedAt: !4089)
!4259 = !DILocation(line: 19, column: 42, scope: !4088, inlinedAt: !4089)
!4260 = distinct !DISubprogram(name: "Broadcast", scope: !448, file: !448, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4261 = !DILocation(line: 19, column: 25, scope: !4088, inlinedAt: !4089)
!4262 = !DILocation(line: 36, column: 22, scope: !4260, inlinedAt: !4261)
!4263 = !DILocation(line: 37, column: 8, scope: !4260, inlinedAt: !4261)
!4264 = !DILocation(line: 39, column: 15, scope: !4260, inlinedAt: !4261)
!4265 = !DILocation(line: 40, column: 17, scope: !4260, inlinedAt: !4261)
!4266 = !DILocation(line: 40, column: 3, scope: !4088, inlinedAt: !4089)
!4267 = !DILocation(line: 42, column: 16, scope: !4260, inlinedAt: !4261)
!4268 = !DILocation(line: 43, column: 10, scope: !4260, inlinedAt: !4261)
!4269 = !DILocation(line: 44, column: 14, scope: !4260, inlinedAt: !4261)
!4270 = !DILocation(line: 45, column: 3, scope: !4260, inlinedAt: !4261)
!4271 = !DILocation(line: 47, column: 10, scope: !4260, inlinedAt: !4261)
!4272 = !DILocation(line: 48, column: 9, scope: !4260, inlinedAt: !4261)
!4273 = !DILocation(line: 48, column: 2, scope: !4088, inlinedAt: !4089)
!4274 = !DILocation(line: 19, column: 6, scope: !4088, inlinedAt: !4089)
!4275 = distinct !DISubprogram(name: "ExchangeFloat64", scope: !283, file: !283, line: 146, type: !4, isDefinition: true, scopeLine: 146, isOptimized: true, unit: !2)
!4276 = !DILocation(line: 146, column: 6, scope: !4275)
!4277 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!4278 = !DILocation(line: 147, column: 10, scope: !4275)
!4279 = !DILocation(line: 21, column: 29, scope: !4277, inlinedAt: !4278)
!4280 = !DILocation(line: 21, column: 39, scope: !4277, inlinedAt: !4278)
!4281 = !DILocation(line: 21, column: 49, scope: !4277, inlinedAt: !4278)
!4282 = !DILocation(line: 23, column: 7, scope: !4277, inlinedAt: !4278)
!4283 = !DILocation(line: 22, column: 2, scope: !4277, inlinedAt: !4278)
!4284 = !DILocation(line: 22, column: 8, scope: !4277, inlinedAt: !4278)
!4285 = !DILocation(line: 26, column: 9, scope: !4277, inlinedAt: !4278)
!4286 = !DILocation(line: 27, column: 12, scope: !4277, inlinedAt: !4278)
!4287 = !DILocation(line: 27, column: 10, scope: !4277, inlinedAt: !4278)
!4288 = !DILocation(line: 27, column: 30, scope: !4277, inlinedAt: !4278)
!4289 = !DILocation(line: 28, column: 37, scope: !4277, inlinedAt: !4278)
!4290 = !DILocation(line: 28, column: 32, scope: !4277, inlinedAt: !4278)
!4291 = !DILocation(line: 28, column: 34, scope: !4277, inlinedAt: !4278)
!4292 = !DILocation(line: 28, column: 20, scope: !4277, inlinedAt: !4278)
!4293 = !DILocation(line: 28, column: 3, scope: !4277, inlinedAt: !4278)
!4294 = !DILocation(line: 29, column: 22, scope: !4277, inlinedAt: !4278)
!4295 = !DILocation(line: 29, column: 3, scope: !4277, inlinedAt: !4278)
!4296 = !DILocation(line: 30, column: 24, scope: !4277, inlinedAt: !4278)
!4297 = !DILocation(line: 30, column: 3, scope: !4277, inlinedAt: !4278)
!4298 = !DILocation(line: 31, column: 23, scope: !4277, inlinedAt: !4278)
!4299 = !DILocation(line: 31, column: 3, scope: !4277, inlinedAt: !4278)
!4300 = !DILocation(line: 32, column: 14, scope: !4277, inlinedAt: !4278)
!4301 = !DILocation(line: 32, column: 12, scope: !4277, inlinedAt: !4278)
!4302 = !DILocation(line: 32, column: 18, scope: !4277, inlinedAt: !4278)
!4303 = !DILocation(line: 33, column: 21, scope: !4277, inlinedAt: !4278)
!4304 = !DILocation(line: 33, column: 3, scope: !4277, inlinedAt: !4278)
!4305 = !DILocation(line: 34, column: 3, scope: !4277, inlinedAt: !4278)
!4306 = !DILocation(line: 35, column: 31, scope: !4277, inlinedAt: !4278)
!4307 = !DILocation(line: 36, column: 4, scope: !4277, inlinedAt: !4278)
!4308 = !DILocation(line: 38, column: 32, scope: !4277, inlinedAt: !4278)
!4309 = !DILocation(line: 38, column: 30, scope: !4277, inlinedAt: !4278)
!4310 = !DILocation(line: 38, column: 24, scope: !4277, inlinedAt: !4278)
!4311 = !DILocation(line: 38, column: 3, scope: !4277, inlinedAt: !4278)
!4312 = distinct !DISubprogram(name: "NumbersFloat64", scope: !283, file: !283, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!4313 = !DILocation(line: 153, column: 6, scope: !4312)
!4314 = distinct !DISubprogram(name: "groupNumbers", scope: !323, file: !323, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!4315 = !DILocation(line: 153, column: 77, scope: !4312)
!4316 = !DILocation(line: 29, column: 20, scope: !4314, inlinedAt: !4315)
!4317 = !DILocation(line: 30, column: 26, scope: !4314, inlinedAt: !4315)
!4318 = !DILocation(line: 30, column: 24, scope: !4314, inlinedAt: !4315)
!4319 = !DILocation(line: 30, column: 46, scope: !4314, inlinedAt: !4315)
!4320 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4321 = !DILocation(line: 30, column: 9, scope: !4314, inlinedAt: !4315)
!4322 = !DILocation(line: 14, column: 11, scope: !4320, inlinedAt: !4321)
!4323 = distinct !DISubprogram(name: "reduceWarp", scope: !333, file: !333, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!4324 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!4325 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!4326 = !DILocation(line: 16, column: 25, scope: !4320, inlinedAt: !4321)
!4327 = !DILocation(line: 8, column: 15, scope: !4325, inlinedAt: !4326)
!4328 = !DILocation(line: 45, column: 16, scope: !4324, inlinedAt: !4327)
!4329 = !DILocation(line: 70, column: 13, scope: !4323, inlinedAt: !4328)
!4330 = !DILocation(line: 71, column: 7, scope: !4323, inlinedAt: !4328)
!4331 = !DILocation(line: 19, column: 40, scope: !4320, inlinedAt: !4321)
!4332 = !DILocation(line: 66, column: 35, scope: !4323, inlinedAt: !4328)
!4333 = !DILocation(line: 72, column: 7, scope: !4323, inlinedAt: !4328)
!4334 = !DILocation(line: 72, column: 35, scope: !4323, inlinedAt: !4328)
!4335 = !DILocation(line: 73, column: 23, scope: !4323, inlinedAt: !4328)
!4336 = !DILocation(line: 8, column: 76, scope: !4325, inlinedAt: !4326)
!4337 = !DILocation(line: 72, column: 40, scope: !4323, inlinedAt: !4328)
!4338 = !DILocation(line: 77, column: 16, scope: !4323, inlinedAt: !4328)
!4339 = !DILocation(line: 78, column: 6, scope: !4323, inlinedAt: !4328)
!4340 = !DILocation(line: 78, column: 36, scope: !4323, inlinedAt: !4328)
!4341 = !DILocation(line: 79, column: 16, scope: !4323, inlinedAt: !4328)
!4342 = !DILocation(line: 80, column: 11, scope: !4323, inlinedAt: !4328)
!4343 = !DILocation(line: 79, column: 3, scope: !4323, inlinedAt: !4328)
!4344 = !DILocation(line: 83, column: 22, scope: !4323, inlinedAt: !4328)
!4345 = !DILocation(line: 83, column: 41, scope: !4323, inlinedAt: !4328)
!4346 = !DILocation(line: 84, column: 9, scope: !4323, inlinedAt: !4328)
!4347 = !DILocation(line: 78, column: 41, scope: !4323, inlinedAt: !4328)
!4348 = !DILocation(line: 87, column: 16, scope: !4323, inlinedAt: !4328)
!4349 = !DILocation(line: 87, column: 2, scope: !4324, inlinedAt: !4327)
!4350 = !DILocation(line: 16, column: 6, scope: !4320, inlinedAt: !4321)
!4351 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4352 = !DILocation(line: 17, column: 33, scope: !4320, inlinedAt: !4321)
!4353 = !DILocation(line: 14, column: 15, scope: !4351, inlinedAt: !4352)
!4354 = !DILocation(line: 45, column: 16, scope: !4324, inlinedAt: !4353)
!4355 = !DILocation(line: 71, column: 7, scope: !4323, inlinedAt: !4354)
!4356 = !DILocation(line: 66, column: 35, scope: !4323, inlinedAt: !4354)
!4357 = !DILocation(line: 72, column: 7, scope: !4323, inlinedAt: !4354)
!4358 = !DILocation(line: 72, column: 35, scope: !4323, inlinedAt: !4354)
!4359 = !DILocation(line: 73, column: 23, scope: !4323, inlinedAt: !4354)
!4360 = !DILocation(line: 14, column: 77, scope: !4351, inlinedAt: !4352)
!4361 = !DILocation(line: 72, column: 40, scope: !4323, inlinedAt: !4354)
!4362 = !DILocation(line: 77, column: 16, scope: !4323, inlinedAt: !4354)
!4363 = !DILocation(line: 78, column: 6, scope: !4323, inlinedAt: !4354)
!4364 = !DILocation(line: 78, column: 36, scope: !4323, inlinedAt: !4354)
!4365 = !DILocation(line: 79, column: 16, scope: !4323, inlinedAt: !4354)
!4366 = !DILocation(line: 80, column: 11, scope: !4323, inlinedAt: !4354)
!4367 = !DILocation(line: 79, column: 3, scope: !4323, inlinedAt: !4354)
!4368 = !DILocation(line: 83, column: 22, scope: !4323, inlinedAt: !4354)
!4369 = !DILocation(line: 83, column: 41, scope: !4323, inlinedAt: !4354)
!4370 = !DILocation(line: 84, column: 9, scope: !4323, inlinedAt: !4354)
!4371 = !DILocation(line: 78, column: 41, scope: !4323, inlinedAt: !4354)
!4372 = !DILocation(line: 87, column: 16, scope: !4323, inlinedAt: !4354)
!4373 = !DILocation(line: 87, column: 2, scope: !4324, inlinedAt: !4353)
!4374 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!4375 = !DILocation(line: 17, column: 54, scope: !4320, inlinedAt: !4321)
!4376 = !DILocation(line: 20, column: 15, scope: !4374, inlinedAt: !4375)
!4377 = !DILocation(line: 45, column: 16, scope: !4324, inlinedAt: !4376)
!4378 = !DILocation(line: 71, column: 7, scope: !4323, inlinedAt: !4377)
!4379 = !DILocation(line: 66, column: 35, scope: !4323, inlinedAt: !4377)
!4380 = !DILocation(line: 72, column: 7, scope: !4323, inlinedAt: !4377)
!4381 = !DILocation(line: 72, column: 35, scope: !4323, inlinedAt: !4377)
!4382 = !DILocation(line: 73, column: 23, scope: !4323, inlinedAt: !4377)
!4383 = !DILocation(line: 20, column: 77, scope: !4374, inlinedAt: !4375)
!4384 = !DILocation(line: 72, column: 40, scope: !4323, inlinedAt: !4377)
!4385 = !DILocation(line: 77, column: 16, scope: !4323, inlinedAt: !4377)
!4386 = !DILocation(line: 78, column: 6, scope: !4323, inlinedAt: !4377)
!4387 = !DILocation(line: 78, column: 36, scope: !4323, inlinedAt: !4377)
!4388 = !DILocation(line: 79, column: 16, scope: !4323, inlinedAt: !4377)
!4389 = !DILocation(line: 80, column: 11, scope: !4323, inlinedAt: !4377)
!4390 = !DILocation(line: 79, column: 3, scope: !4323, inlinedAt: !4377)
!4391 = !DILocation(line: 83, column: 22, scope: !4323, inlinedAt: !4377)
!4392 = !DILocation(line: 83, column: 41, scope: !4323, inlinedAt: !4377)
!4393 = !DILocation(line: 84, column: 9, scope: !4323, inlinedAt: !4377)
!4394 = !DILocation(line: 78, column: 41, scope: !4323, inlinedAt: !4377)
!4395 = !DILocation(line: 87, column: 16, scope: !4323, inlinedAt: !4377)
!4396 = !DILocation(line: 87, column: 2, scope: !4324, inlinedAt: !4376)
!4397 = !DILocation(line: 17, column: 6, scope: !4320, inlinedAt: !4321)
!4398 = !DILocation(line: 17, column: 14, scope: !4320, inlinedAt: !4321)
!4399 = distinct !DISubprogram(name: "scan", scope: !419, file: !419, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!4400 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !419, file: !419, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!4401 = !DILocation(line: 18, column: 40, scope: !4320, inlinedAt: !4321)
!4402 = !DILocation(line: 6, column: 21, scope: !4400, inlinedAt: !4401)
!4403 = !DILocation(line: 25, column: 16, scope: !4399, inlinedAt: !4402)
!4404 = !DILocation(line: 23, column: 48, scope: !4399, inlinedAt: !4402)
!4405 = !DILocation(line: 26, column: 6, scope: !4399, inlinedAt: !4402)
!4406 = !DILocation(line: 26, column: 24, scope: !4399, inlinedAt: !4402)
!4407 = !DILocation(line: 27, column: 24, scope: !4399, inlinedAt: !4402)
!4408 = !DILocation(line: 27, column: 44, scope: !4399, inlinedAt: !4402)
!4409 = !DILocation(line: 28, column: 4, scope: !4399, inlinedAt: !4402)
!4410 = !DILocation(line: 26, column: 37, scope: !4399, inlinedAt: !4402)
!4411 = !DILocation(line: 7, column: 16, scope: !4400, inlinedAt: !4401)
!4412 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !419, file: !419, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4413 = !DILocation(line: 18, column: 68, scope: !4320, inlinedAt: !4321)
!4414 = !DILocation(line: 14, column: 21, scope: !4412, inlinedAt: !4413)
!4415 = !DILocation(line: 25, column: 16, scope: !4399, inlinedAt: !4414)
!4416 = !DILocation(line: 23, column: 48, scope: !4399, inlinedAt: !4414)
!4417 = !DILocation(line: 26, column: 6, scope: !4399, inlinedAt: !4414)
!4418 = !DILocation(line: 26, column: 24, scope: !4399, inlinedAt: !4414)
!4419 = !DILocation(line: 27, column: 24, scope: !4399, inlinedAt: !4414)
!4420 = !DILocation(line: 27, column: 44, scope: !4399, inlinedAt: !4414)
!4421 = !DILocation(line: 28, column: 4, scope: !4399, inlinedAt: !4414)
!4422 = !DILocation(line: 26, column: 37, scope: !4399, inlinedAt: !4414)
!4423 = !DILocation(line: 15, column: 20, scope: !4412, inlinedAt: !4413)
!4424 = !DILocation(line: 15, column: 42, scope: !4412, inlinedAt: !4413)
!4425 = !DILocation(line: 18, column: 16, scope: !4412, inlinedAt: !4413)
!4426 = !DILocation(line: 18, column: 2, scope: !4320, inlinedAt: !4321)
!4427 = !DILocation(line: 18, column: 6, scope: !4320, inlinedAt: !4321)
!4428 = !DILocation(line: 18, column: 14, scope: !4320, inlinedAt: !4321)
!4429 = !DILocation(line: 19, column: 42, scope: !4320, inlinedAt: !4321)
!4430 = distinct !DISubprogram(name: "Broadcast", scope: !448, file: !448, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4431 = !DILocation(line: 19, column: 25, scope: !4320, inlinedAt: !4321)
!4432 = !DILocation(line: 36, column: 10, scope: !4430, inlinedAt: !4431)
!4433 = !DILocation(line: 36, column: 22, scope: !4430, inlinedAt: !4431)
!4434 = !DILocation(line: 37, column: 8, scope: !4430, inlinedAt: !4431)
!4435 = !DILocation(line: 40, column: 17, scope: !4430, inlinedAt: !4431)
!4436 = !DILocation(line: 19, column: 6, scope: !4320, inlinedAt: !4321)
!4437 = !DILocation(line: 31, column: 26, scope: !4314, inlinedAt: !4315)
!4438 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4439 = !DILocation(line: 31, column: 9, scope: !4314, inlinedAt: !4315)
!4440 = !DILocation(line: 14, column: 11, scope: !4438, inlinedAt: !4439)
!4441 = !DILocation(line: 31, column: 48, scope: !4314, inlinedAt: !4315)
!4442 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!4443 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!4444 = !DILocation(line: 16, column: 25, scope: !4438, inlinedAt: !4439)
!4445 = !DILocation(line: 8, column: 15, scope: !4443, inlinedAt: !4444)
!4446 = !DILocation(line: 46, column: 14, scope: !4442, inlinedAt: !4445)
!4447 = !DILocation(line: 26, column: 47, scope: !467, inlinedAt: !4446)
!4448 = !DILocation(line: 26, column: 59, scope: !467, inlinedAt: !4446)
!4449 = distinct !DISubprogram(name: "scan", scope: !419, file: !419, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!4450 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !419, file: !419, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!4451 = !DILocation(line: 18, column: 40, scope: !4438, inlinedAt: !4439)
!4452 = !DILocation(line: 6, column: 21, scope: !4450, inlinedAt: !4451)
!4453 = !DILocation(line: 37, column: 21, scope: !4449, inlinedAt: !4452)
!4454 = !DILocation(line: 37, column: 10, scope: !4449, inlinedAt: !4452)
!4455 = !DILocation(line: 19, column: 40, scope: !4438, inlinedAt: !4439)
!4456 = !DILocation(line: 45, column: 16, scope: !4442, inlinedAt: !4445)
!4457 = !DILocation(line: 71, column: 7, scope: !4323, inlinedAt: !4456)
!4458 = !DILocation(line: 66, column: 35, scope: !4323, inlinedAt: !4456)
!4459 = !DILocation(line: 72, column: 7, scope: !4323, inlinedAt: !4456)
!4460 = !DILocation(line: 72, column: 35, scope: !4323, inlinedAt: !4456)
!4461 = !DILocation(line: 73, column: 23, scope: !4323, inlinedAt: !4456)
!4462 = !DILocation(line: 8, column: 76, scope: !4443, inlinedAt: !4444)
!4463 = !DILocation(line: 72, column: 40, scope: !4323, inlinedAt: !4456)
!4464 = !DILocation(line: 78, column: 6, scope: !4323, inlinedAt: !4456)
!4465 = !DILocation(line: 78, column: 36, scope: !4323, inlinedAt: !4456)
!4466 = !DILocation(line: 79, column: 16, scope: !4323, inlinedAt: !4456)
!4467 = !DILocation(line: 80, column: 11, scope: !4323, inlinedAt: !4456)
!4468 = !DILocation(line: 79, column: 3, scope: !4323, inlinedAt: !4456)
!4469 = !DILocation(line: 83, column: 22, scope: !4323, inlinedAt: !4456)
!4470 = !DILocation(line: 83, column: 41, scope: !4323, inlinedAt: !4456)
!4471 = !DILocation(line: 84, column: 9, scope: !4323, inlinedAt: !4456)
!4472 = !DILocation(line: 78, column: 41, scope: !4323, inlinedAt: !4456)
!4473 = !DILocation(line: 87, column: 16, scope: !4323, inlinedAt: !4456)
!4474 = !DILocation(line: 87, column: 2, scope: !4442, inlinedAt: !4445)
!4475 = !DILocation(line: 26, column: 64, scope: !467, inlinedAt: !4446)
!4476 = !DILocation(line: 47, column: 7, scope: !4442, inlinedAt: !4445)
!4477 = !DILocation(line: 50, column: 31, scope: !4442, inlinedAt: !4445)
!4478 = !DILocation(line: 51, column: 10, scope: !4442, inlinedAt: !4445)
!4479 = !DILocation(line: 52, column: 14, scope: !4442, inlinedAt: !4445)
!4480 = !DILocation(line: 53, column: 17, scope: !4442, inlinedAt: !4445)
!4481 = !DILocation(line: 53, column: 8, scope: !4442, inlinedAt: !4445)
!4482 = !DILocation(line: 55, column: 10, scope: !4442, inlinedAt: !4445)
!4483 = !DILocation(line: 56, column: 11, scope: !4442, inlinedAt: !4445)
!4484 = !DILocation(line: 43, column: 50, scope: !4442, inlinedAt: !4445)
!4485 = !DILocation(line: 57, column: 6, scope: !4442, inlinedAt: !4445)
!4486 = !DILocation(line: 57, column: 16, scope: !4442, inlinedAt: !4445)
!4487 = !DILocation(line: 58, column: 17, scope: !4442, inlinedAt: !4445)
!4488 = !DILocation(line: 57, column: 21, scope: !4442, inlinedAt: !4445)
!4489 = !DILocation(line: 16, column: 6, scope: !4438, inlinedAt: !4439)
!4490 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4491 = !DILocation(line: 17, column: 33, scope: !4438, inlinedAt: !4439)
!4492 = !DILocation(line: 14, column: 15, scope: !4490, inlinedAt: !4491)
!4493 = !DILocation(line: 45, column: 16, scope: !4442, inlinedAt: !4492)
!4494 = !DILocation(line: 71, column: 7, scope: !4323, inlinedAt: !4493)
!4495 = !DILocation(line: 66, column: 35, scope: !4323, inlinedAt: !4493)
!4496 = !DILocation(line: 72, column: 7, scope: !4323, inlinedAt: !4493)
!4497 = !DILocation(line: 72, column: 35, scope: !4323, inlinedAt: !4493)
!4498 = !DILocation(line: 73, column: 23, scope: !4323, inlinedAt: !4493)
!4499 = !DILocation(line: 14, column: 77, scope: !4490, inlinedAt: !4491)
!4500 = !DILocation(line: 72, column: 40, scope: !4323, inlinedAt: !4493)
!4501 = !DILocation(line: 78, column: 6, scope: !4323, inlinedAt: !4493)
!4502 = !DILocation(line: 78, column: 36, scope: !4323, inlinedAt: !4493)
!4503 = !DILocation(line: 79, column: 16, scope: !4323, inlinedAt: !4493)
!4504 = !DILocation(line: 80, column: 11, scope: !4323, inlinedAt: !4493)
!4505 = !DILocation(line: 79, column: 3, scope: !4323, inlinedAt: !4493)
!4506 = !DILocation(line: 83, column: 22, scope: !4323, inlinedAt: !4493)
!4507 = !DILocation(line: 83, column: 41, scope: !4323, inlinedAt: !4493)
!4508 = !DILocation(line: 84, column: 9, scope: !4323, inlinedAt: !4493)
!4509 = !DILocation(line: 78, column: 41, scope: !4323, inlinedAt: !4493)
!4510 = !DILocation(line: 87, column: 16, scope: !4323, inlinedAt: !4493)
!4511 = !DILocation(line: 87, column: 2, scope: !4442, inlinedAt: !4492)
!4512 = !DILocation(line: 47, column: 7, scope: !4442, inlinedAt: !4492)
!4513 = !DILocation(line: 50, column: 31, scope: !4442, inlinedAt: !4492)
!4514 = !DILocation(line: 51, column: 10, scope: !4442, inlinedAt: !4492)
!4515 = !DILocation(line: 52, column: 14, scope: !4442, inlinedAt: !4492)
!4516 = !DILocation(line: 53, column: 17, scope: !4442, inlinedAt: !4492)
!4517 = !DILocation(line: 53, column: 8, scope: !4442, inlinedAt: !4492)
!4518 = !DILocation(line: 55, column: 10, scope: !4442, inlinedAt: !4492)
!4519 = !DILocation(line: 56, column: 11, scope: !4442, inlinedAt: !4492)
!4520 = !DILocation(line: 43, column: 50, scope: !4442, inlinedAt: !4492)
!4521 = !DILocation(line: 57, column: 6, scope: !4442, inlinedAt: !4492)
!4522 = !DILocation(line: 57, column: 16, scope: !4442, inlinedAt: !4492)
!4523 = !DILocation(line: 58, column: 17, scope: !4442, inlinedAt: !4492)
!4524 = !DILocation(line: 57, column: 21, scope: !4442, inlinedAt: !4492)
!4525 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!4526 = !DILocation(line: 17, column: 54, scope: !4438, inlinedAt: !4439)
!4527 = !DILocation(line: 20, column: 15, scope: !4525, inlinedAt: !4526)
!4528 = !DILocation(line: 45, column: 16, scope: !4442, inlinedAt: !4527)
!4529 = !DILocation(line: 71, column: 7, scope: !4323, inlinedAt: !4528)
!4530 = !DILocation(line: 66, column: 35, scope: !4323, inlinedAt: !4528)
!4531 = !DILocation(line: 72, column: 7, scope: !4323, inlinedAt: !4528)
!4532 = !DILocation(line: 72, column: 35, scope: !4323, inlinedAt: !4528)
!4533 = !DILocation(line: 73, column: 23, scope: !4323, inlinedAt: !4528)
!4534 = !DILocation(line: 20, column: 77, scope: !4525, inlinedAt: !4526)
!4535 = !DILocation(line: 72, column: 40, scope: !4323, inlinedAt: !4528)
!4536 = !DILocation(line: 78, column: 6, scope: !4323, inlinedAt: !4528)
!4537 = !DILocation(line: 78, column: 36, scope: !4323, inlinedAt: !4528)
!4538 = !DILocation(line: 79, column: 16, scope: !4323, inlinedAt: !4528)
!4539 = !DILocation(line: 80, column: 11, scope: !4323, inlinedAt: !4528)
!4540 = !DILocation(line: 79, column: 3, scope: !4323, inlinedAt: !4528)
!4541 = !DILocation(line: 83, column: 22, scope: !4323, inlinedAt: !4528)
!4542 = !DILocation(line: 83, column: 41, scope: !4323, inlinedAt: !4528)
!4543 = !DILocation(line: 84, column: 9, scope: !4323, inlinedAt: !4528)
!4544 = !DILocation(line: 78, column: 41, scope: !4323, inlinedAt: !4528)
!4545 = !DILocation(line: 87, column: 16, scope: !4323, inlinedAt: !4528)
!4546 = !DILocation(line: 87, column: 2, scope: !4442, inlinedAt: !4527)
!4547 = !DILocation(line: 47, column: 7, scope: !4442, inlinedAt: !4527)
!4548 = !DILocation(line: 50, column: 31, scope: !4442, inlinedAt: !4527)
!4549 = !DILocation(line: 51, column: 10, scope: !4442, inlinedAt: !4527)
!4550 = !DILocation(line: 52, column: 14, scope: !4442, inlinedAt: !4527)
!4551 = !DILocation(line: 53, column: 17, scope: !4442, inlinedAt: !4527)
!4552 = !DILocation(line: 53, column: 8, scope: !4442, inlinedAt: !4527)
!4553 = !DILocation(line: 55, column: 10, scope: !4442, inlinedAt: !4527)
!4554 = !DILocation(line: 56, column: 11, scope: !4442, inlinedAt: !4527)
!4555 = !DILocation(line: 43, column: 50, scope: !4442, inlinedAt: !4527)
!4556 = !DILocation(line: 57, column: 6, scope: !4442, inlinedAt: !4527)
!4557 = !DILocation(line: 57, column: 16, scope: !4442, inlinedAt: !4527)
!4558 = !DILocation(line: 58, column: 17, scope: !4442, inlinedAt: !4527)
!4559 = !DILocation(line: 57, column: 21, scope: !4442, inlinedAt: !4527)
!4560 = !DILocation(line: 17, column: 6, scope: !4438, inlinedAt: !4439)
!4561 = !DILocation(line: 17, column: 14, scope: !4438, inlinedAt: !4439)
!4562 = !DILocation(line: 25, column: 16, scope: !4449, inlinedAt: !4452)
!4563 = !DILocation(line: 23, column: 48, scope: !4449, inlinedAt: !4452)
!4564 = !DILocation(line: 26, column: 6, scope: !4449, inlinedAt: !4452)
!4565 = !DILocation(line: 26, column: 24, scope: !4449, inlinedAt: !4452)
!4566 = !DILocation(line: 27, column: 24, scope: !4449, inlinedAt: !4452)
!4567 = !DILocation(line: 27, column: 44, scope: !4449, inlinedAt: !4452)
!4568 = !DILocation(line: 28, column: 4, scope: !4449, inlinedAt: !4452)
!4569 = !DILocation(line: 26, column: 37, scope: !4449, inlinedAt: !4452)
!4570 = !DILocation(line: 31, column: 15, scope: !4449, inlinedAt: !4452)
!4571 = !DILocation(line: 34, column: 32, scope: !4449, inlinedAt: !4452)
!4572 = !DILocation(line: 35, column: 19, scope: !4449, inlinedAt: !4452)
!4573 = !DILocation(line: 36, column: 10, scope: !4449, inlinedAt: !4452)
!4574 = !DILocation(line: 38, column: 9, scope: !4449, inlinedAt: !4452)
!4575 = !DILocation(line: 40, column: 10, scope: !4449, inlinedAt: !4452)
!4576 = !DILocation(line: 23, column: 59, scope: !4449, inlinedAt: !4452)
!4577 = !DILocation(line: 42, column: 19, scope: !4449, inlinedAt: !4452)
!4578 = !DILocation(line: 42, column: 3, scope: !4449, inlinedAt: !4452)
!4579 = !DILocation(line: 44, column: 2, scope: !4450, inlinedAt: !4451)
!4580 = !DILocation(line: 7, column: 16, scope: !4450, inlinedAt: !4451)
!4581 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !419, file: !419, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4582 = !DILocation(line: 18, column: 68, scope: !4438, inlinedAt: !4439)
!4583 = !DILocation(line: 14, column: 21, scope: !4581, inlinedAt: !4582)
!4584 = !DILocation(line: 25, column: 16, scope: !4449, inlinedAt: !4583)
!4585 = !DILocation(line: 23, column: 48, scope: !4449, inlinedAt: !4583)
!4586 = !DILocation(line: 26, column: 6, scope: !4449, inlinedAt: !4583)
!4587 = !DILocation(line: 26, column: 24, scope: !4449, inlinedAt: !4583)
!4588 = !DILocation(line: 27, column: 24, scope: !4449, inlinedAt: !4583)
!4589 = !DILocation(line: 27, column: 44, scope: !4449, inlinedAt: !4583)
!4590 = !DILocation(line: 28, column: 4, scope: !4449, inlinedAt: !4583)
!4591 = !DILocation(line: 26, column: 37, scope: !4449, inlinedAt: !4583)
!4592 = !DILocation(line: 31, column: 15, scope: !4449, inlinedAt: !4583)
!4593 = !DILocation(line: 34, column: 32, scope: !4449, inlinedAt: !4583)
!4594 = !DILocation(line: 35, column: 19, scope: !4449, inlinedAt: !4583)
!4595 = !DILocation(line: 36, column: 10, scope: !4449, inlinedAt: !4583)
!4596 = !DILocation(line: 37, column: 10, scope: !4449, inlinedAt: !4583)
!4597 = !DILocation(line: 38, column: 9, scope: !4449, inlinedAt: !4583)
!4598 = !DILocation(line: 40, column: 10, scope: !4449, inlinedAt: !4583)
!4599 = !DILocation(line: 23, column: 59, scope: !4449, inlinedAt: !4583)
!4600 = !DILocation(line: 42, column: 19, scope: !4449, inlinedAt: !4583)
!4601 = !DILocation(line: 42, column: 3, scope: !4449, inlinedAt: !4583)
!4602 = !DILocation(line: 44, column: 2, scope: !4581, inlinedAt: !4582)
!4603 = !DILocation(line: 15, column: 20, scope: !4581, inlinedAt: !4582)
!4604 = !DILocation(line: 15, column: 42, scope: !4581, inlinedAt: !4582)
!4605 = !DILocation(line: 18, column: 16, scope: !4581, inlinedAt: !4582)
!4606 = !DILocation(line: 18, column: 2, scope: !4438, inlinedAt: !4439)
!4607 = !DILocation(line: 18, column: 6, scope: !4438, inlinedAt: !4439)
!4608 = !DILocation(line: 18, column: 14, scope: !4438, inlinedAt: !4439)
!4609 = !DILocation(line: 19, column: 42, scope: !4438, inlinedAt: !4439)
!4610 = distinct !DISubprogram(name: "Broadcast", scope: !448, file: !448, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4611 = !DILocation(line: 19, column: 25, scope: !4438, inlinedAt: !4439)
!4612 = !DILocation(line: 36, column: 22, scope: !4610, inlinedAt: !4611)
!4613 = !DILocation(line: 37, column: 8, scope: !4610, inlinedAt: !4611)
!4614 = !DILocation(line: 39, column: 15, scope: !4610, inlinedAt: !4611)
!4615 = !DILocation(line: 40, column: 17, scope: !4610, inlinedAt: !4611)
!4616 = !DILocation(line: 40, column: 3, scope: !4438, inlinedAt: !4439)
!4617 = !DILocation(line: 42, column: 16, scope: !4610, inlinedAt: !4611)
!4618 = !DILocation(line: 43, column: 10, scope: !4610, inlinedAt: !4611)
!4619 = !DILocation(line: 44, column: 14, scope: !4610, inlinedAt: !4611)
!4620 = !DILocation(line: 45, column: 3, scope: !4610, inlinedAt: !4611)
!4621 = !DILocation(line: 47, column: 10, scope: !4610, inlinedAt: !4611)
!4622 = !DILocation(line: 48, column: 9, scope: !4610, inlinedAt: !4611)
!4623 = !DILocation(line: 48, column: 2, scope: !4438, inlinedAt: !4439)
!4624 = !DILocation(line: 19, column: 6, scope: !4438, inlinedAt: !4439)
!4625 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeBFloat16, !"kernel", i32 1}
!4626 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeFloat8, !"kernel", i32 1}
!4627 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Vote, !"kernel", i32 1}
!4628 = !{void (i32*, i64, i32*, i64, i64*, i64, i8*)* @Dynamic, !"kernel", i32 1}
!4629 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Vectors, !"kernel", i32 1}
!4630 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"kernel", i32 1}
!4631 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidx", i32 64}
!4632 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidy", i32 1}
!4633 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidz", i32 1}
!4634 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"minctasm", i32 1}
!4635 = !{void (float*, i64, i64, i8, i8*)* @Print, !"kernel", i32 1}
!4636 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeInt8, !"kernel", i32 1}
!4637 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @NumbersInt8, !"kernel", i32 1}
!4638 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!4639 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeInt16, !"kernel", i32 1}
!4640 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeInt32, !"kernel", i32 1}
!4641 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersInt32, !"kernel", i32 1}
!4642 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!4643 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt64, !"kernel", i32 1}
!4644 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersInt64, !"kernel", i32 1}
!4645 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!4646 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt, !"kernel", i32 1}
!4647 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeUint8, !"kernel", i32 1}
!4648 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeUint16, !"kernel", i32 1}
!4649 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @NumbersUint16, !"kernel", i32 1}
!4650 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!4651 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeUint32, !"kernel", i32 1}
!4652 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersUint32, !"kernel", i32 1}
!4653 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!4654 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint64, !"kernel", i32 1}
!4655 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersUint64, !"kernel", i32 1}
!4656 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!4657 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint, !"kernel", i32 1}
!4658 = !{void (float*, i64, i32*, i64, float*, i64, i8*)* @ExchangeFloat32, !"kernel", i32 1}
!4659 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @NumbersFloat32, !"kernel", i32 1}
!4660 = !{void (double*, i64, i32*, i64, double*, i64, i8*)* @ExchangeFloat64, !"kernel", i32 1}
!4661 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @NumbersFloat64, !"kernel", i32 1}
