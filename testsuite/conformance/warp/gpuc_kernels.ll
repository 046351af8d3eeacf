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
	%13 = trunc i64 %12 to i32, !dbg !10
	%14 = trunc i64 %8 to i32, !dbg !10
	%15 = mul i32 %13, %14, !dbg !10
	%16 = zext i32 %15 to i64, !dbg !10
	%17 = trunc i64 %6 to i32, !dbg !10
	%18 = add i32 %17, %15, !dbg !10
	%19 = zext i32 %18 to i64, !dbg !10
	%20 = mul i64 %10, %19, !dbg !10
	%21 = add i64 %4, %20, !dbg !10
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !10, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !10, !range !15
	%24 = mul i32 %22, %23, !dbg !10
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !10, !range !16
	%26 = mul i32 %24, %25, !dbg !10
	%27 = sext i32 %26 to i64, !dbg !10
	%28 = mul i64 %21, %27, !dbg !10
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !10, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !10, !range !18
	%32 = mul i32 %23, %31, !dbg !10
	%33 = add i32 %30, %32, !dbg !10
	%34 = mul i32 %22, %33, !dbg !10
	%35 = add i32 %29, %34, !dbg !10
	%36 = sext i32 %35 to i64, !dbg !10
	%37 = add i64 %28, %36, !dbg !10
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !19, !range !20
	%39 = sext i32 %38 to i64, !dbg !19
	%40 = and i32 %35, -32, !dbg !21
	%41 = sub i32 %26, %40, !dbg !21
	%42 = icmp slt i32 %41, 32, !dbg !21
	%43 = select i1 %42, i32 %41, i32 32, !dbg !21
	%44 = sext i32 %43 to i64, !dbg !21
	%45 = icmp eq i64 %44, 32, !dbg !22
	br i1 %45, label %b1, label %b2, !dbg !22

b1:
	br label %b2, !dbg !22

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !23
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !24
	%48 = mul i64 %37, 4, !dbg !26
	%49 = sub i64 %p1, %48, !dbg !27
	%50 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %37, !dbg !25
	%51 = icmp uge i64 %37, %p5, !dbg !25
	%52 = icmp ugt i64 %48, %p1, !dbg !27
	%53 = icmp ugt i64 4, %49, !dbg !28
	%54 = icmp eq i64 %44, 0, !dbg !29
	%55 = or i1 %51, %52, !dbg !29
	%56 = or i1 %55, %53, !dbg !29
	%57 = or i1 %56, %54, !dbg !29
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !29, !prof !30

b2_ok1:
	%58 = load i16, i16 addrspace(1)* %50, align 2, !dbg !25
	%59 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %48, !dbg !27
	%60 = trunc i64 %39 to i32, !dbg !31
	%61 = mul i32 %60, 7, !dbg !31
	%62 = zext i32 %61 to i64, !dbg !31
	%63 = add i32 %61, 3, !dbg !32
	%64 = zext i32 %63 to i64, !dbg !32
	%65 = icmp eq i64 %44, -1, !dbg !29
	%66 = select i1 %65, i64 1, i64 %44, !dbg !29
	%67 = srem i64 %64, %66, !dbg !29
	%68 = trunc i64 %67 to i32, !dbg !33
	%69 = zext i16 %58 to i32, !dbg !33
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !33
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !33
	%72 = trunc i32 %71 to i16, !dbg !33
	%73 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 0, !dbg !34
	store i16 %72, i16 addrspace(1)* %73, align 2, !dbg !34
	%74 = zext i16 %58 to i32, !dbg !35
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %74, i32 3, i32 0), !dbg !35
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !35
	%77 = trunc i32 %76 to i16, !dbg !35
	%78 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 1, !dbg !36
	store i16 %77, i16 addrspace(1)* %78, align 2, !dbg !36
	%79 = trunc i64 %46 to i32, !dbg !37
	%80 = zext i16 %58 to i32, !dbg !37
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %80, i32 %79, i32 31), !dbg !37
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !37
	%83 = trunc i32 %82 to i16, !dbg !37
	%84 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 2, !dbg !38
	store i16 %83, i16 addrspace(1)* %84, align 2, !dbg !38
	%85 = trunc i64 %47 to i32, !dbg !39
	%86 = zext i16 %58 to i32, !dbg !39
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %86, i32 %85, i32 31), !dbg !39
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !39
	%89 = trunc i32 %88 to i16, !dbg !39
	%90 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 3, !dbg !40
	store i16 %89, i16 addrspace(1)* %90, align 2, !dbg !40
	%91 = mul i64 %37, 3, !dbg !41
	%92 = sub i64 %p3, %91, !dbg !42
	%93 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %91, !dbg !42
	%94 = icmp ugt i64 %91, %p3, !dbg !42
	%95 = icmp ugt i64 3, %92, !dbg !43
	%96 = or i1 %94, %95, !dbg !43
	br i1 %96, label %b2_fail5, label %b2_ok5, !dbg !43, !prof !30

b2_ok5:
	%97 = zext i16 %58 to i32, !dbg !44
	%98 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %97) convergent nounwind, !dbg !44
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 0, !dbg !45
	store i32 %98, i32 addrspace(1)* %99, align 4, !dbg !45
	%100 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 1, !dbg !46
	store i32 7, i32 addrspace(1)* %100, align 4, !dbg !46
	%101 = zext i16 %58 to i32, !dbg !47
	%102 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %101) convergent nounwind, !dbg !47
	store i32 %102, i32 addrspace(1)* %100, align 4, !dbg !48
	%103 = sub i64 %37, %39, !dbg !49
	%104 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %103, !dbg !50
	%105 = icmp uge i64 %103, %p5, !dbg !50
	br i1 %105, label %b2_fail7, label %b2_ok7, !dbg !50, !prof !30

b2_ok7:
	%106 = load i16, i16 addrspace(1)* %104, align 2, !dbg !50
	%107 = zext i16 %106 to i32, !dbg !51
	%108 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %107) convergent nounwind, !dbg !51
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 2, !dbg !52
	store i32 %108, i32 addrspace(1)* %109, align 4, !dbg !52
	ret void, !dbg !9

b2_fail1:
	%110 = icmp uge i64 %37, %p5, !dbg !25
	br i1 %110, label %b2_fail2, label %b2_ok2, !dbg !25

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !25
	br label %fail, !dbg !25

b2_ok2:
	%111 = icmp ugt i64 %48, %p1, !dbg !27
	br i1 %111, label %b2_fail3, label %b2_ok3, !dbg !27

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !27
	br label %fail, !dbg !27

b2_ok3:
	%112 = icmp ugt i64 4, %49, !dbg !28
	br i1 %112, label %b2_fail4, label %b2_ok4, !dbg !28

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !28
	br label %fail, !dbg !28

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !29
	br label %fail, !dbg !29

b2_fail5:
	%113 = icmp ugt i64 %91, %p3, !dbg !42
	br i1 %113, label %b2_fail6, label %b2_ok6, !dbg !42

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !42
	br label %fail, !dbg !42

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !43
	br label %fail, !dbg !43

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !50
	br label %fail, !dbg !50

fail:
	%114 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !7
	%115 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %91, %b2_fail6 ], [ 3, %b2_ok6 ], [ %103, %b2_fail7 ], !dbg !7
	%116 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %92, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %114, i64 %115, i64 %116), !dbg !7
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
	%13 = trunc i64 %12 to i32, !dbg !57
	%14 = trunc i64 %8 to i32, !dbg !57
	%15 = mul i32 %13, %14, !dbg !57
	%16 = zext i32 %15 to i64, !dbg !57
	%17 = trunc i64 %6 to i32, !dbg !57
	%18 = add i32 %17, %15, !dbg !57
	%19 = zext i32 %18 to i64, !dbg !57
	%20 = mul i64 %10, %19, !dbg !57
	%21 = add i64 %4, %20, !dbg !57
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !57, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !57, !range !15
	%24 = mul i32 %22, %23, !dbg !57
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !57, !range !16
	%26 = mul i32 %24, %25, !dbg !57
	%27 = sext i32 %26 to i64, !dbg !57
	%28 = mul i64 %21, %27, !dbg !57
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !57, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !57, !range !18
	%32 = mul i32 %23, %31, !dbg !57
	%33 = add i32 %30, %32, !dbg !57
	%34 = mul i32 %22, %33, !dbg !57
	%35 = add i32 %29, %34, !dbg !57
	%36 = sext i32 %35 to i64, !dbg !57
	%37 = add i64 %28, %36, !dbg !57
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !58, !range !20
	%39 = sext i32 %38 to i64, !dbg !58
	%40 = and i32 %35, -32, !dbg !59
	%41 = sub i32 %26, %40, !dbg !59
	%42 = icmp slt i32 %41, 32, !dbg !59
	%43 = select i1 %42, i32 %41, i32 32, !dbg !59
	%44 = sext i32 %43 to i64, !dbg !59
	%45 = icmp eq i64 %44, 32, !dbg !60
	br i1 %45, label %b1, label %b2, !dbg !60

b1:
	br label %b2, !dbg !60

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !61
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !62
	%48 = mul i64 %37, 4, !dbg !64
	%49 = sub i64 %p1, %48, !dbg !65
	%50 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %37, !dbg !63
	%51 = icmp uge i64 %37, %p5, !dbg !63
	%52 = icmp ugt i64 %48, %p1, !dbg !65
	%53 = icmp ugt i64 4, %49, !dbg !66
	%54 = icmp eq i64 %44, 0, !dbg !67
	%55 = or i1 %51, %52, !dbg !67
	%56 = or i1 %55, %53, !dbg !67
	%57 = or i1 %56, %54, !dbg !67
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !67, !prof !30

b2_ok1:
	%58 = load i8, i8 addrspace(1)* %50, align 1, !dbg !63
	%59 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %48, !dbg !65
	%60 = trunc i64 %39 to i32, !dbg !68
	%61 = mul i32 %60, 7, !dbg !68
	%62 = zext i32 %61 to i64, !dbg !68
	%63 = add i32 %61, 3, !dbg !69
	%64 = zext i32 %63 to i64, !dbg !69
	%65 = icmp eq i64 %44, -1, !dbg !67
	%66 = select i1 %65, i64 1, i64 %44, !dbg !67
	%67 = srem i64 %64, %66, !dbg !67
	%68 = trunc i64 %67 to i32, !dbg !70
	%69 = zext i8 %58 to i32, !dbg !70
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !70
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !70
	%72 = trunc i32 %71 to i8, !dbg !70
	%73 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 0, !dbg !71
	store i8 %72, i8 addrspace(1)* %73, align 1, !dbg !71
	%74 = zext i8 %58 to i32, !dbg !72
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %74, i32 3, i32 0), !dbg !72
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !72
	%77 = trunc i32 %76 to i8, !dbg !72
	%78 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 1, !dbg !73
	store i8 %77, i8 addrspace(1)* %78, align 1, !dbg !73
	%79 = trunc i64 %46 to i32, !dbg !74
	%80 = zext i8 %58 to i32, !dbg !74
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %80, i32 %79, i32 31), !dbg !74
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !74
	%83 = trunc i32 %82 to i8, !dbg !74
	%84 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 2, !dbg !75
	store i8 %83, i8 addrspace(1)* %84, align 1, !dbg !75
	%85 = trunc i64 %47 to i32, !dbg !76
	%86 = zext i8 %58 to i32, !dbg !76
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %86, i32 %85, i32 31), !dbg !76
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !76
	%89 = trunc i32 %88 to i8, !dbg !76
	%90 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 3, !dbg !77
	store i8 %89, i8 addrspace(1)* %90, align 1, !dbg !77
	%91 = mul i64 %37, 3, !dbg !78
	%92 = sub i64 %p3, %91, !dbg !79
	%93 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %91, !dbg !79
	%94 = icmp ugt i64 %91, %p3, !dbg !79
	%95 = icmp ugt i64 3, %92, !dbg !80
	%96 = or i1 %94, %95, !dbg !80
	br i1 %96, label %b2_fail5, label %b2_ok5, !dbg !80, !prof !30

b2_ok5:
	%97 = zext i8 %58 to i32, !dbg !81
	%98 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %97) convergent nounwind, !dbg !81
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 0, !dbg !82
	store i32 %98, i32 addrspace(1)* %99, align 4, !dbg !82
	%100 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 1, !dbg !83
	store i32 7, i32 addrspace(1)* %100, align 4, !dbg !83
	%101 = zext i8 %58 to i32, !dbg !84
	%102 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %101) convergent nounwind, !dbg !84
	store i32 %102, i32 addrspace(1)* %100, align 4, !dbg !85
	%103 = sub i64 %37, %39, !dbg !86
	%104 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %103, !dbg !87
	%105 = icmp uge i64 %103, %p5, !dbg !87
	br i1 %105, label %b2_fail7, label %b2_ok7, !dbg !87, !prof !30

b2_ok7:
	%106 = load i8, i8 addrspace(1)* %104, align 1, !dbg !87
	%107 = zext i8 %106 to i32, !dbg !88
	%108 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %107) convergent nounwind, !dbg !88
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 2, !dbg !89
	store i32 %108, i32 addrspace(1)* %109, align 4, !dbg !89
	ret void, !dbg !56

b2_fail1:
	%110 = icmp uge i64 %37, %p5, !dbg !63
	br i1 %110, label %b2_fail2, label %b2_ok2, !dbg !63

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !63
	br label %fail, !dbg !63

b2_ok2:
	%111 = icmp ugt i64 %48, %p1, !dbg !65
	br i1 %111, label %b2_fail3, label %b2_ok3, !dbg !65

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !65
	br label %fail, !dbg !65

b2_ok3:
	%112 = icmp ugt i64 4, %49, !dbg !66
	br i1 %112, label %b2_fail4, label %b2_ok4, !dbg !66

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !66
	br label %fail, !dbg !66

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !67
	br label %fail, !dbg !67

b2_fail5:
	%113 = icmp ugt i64 %91, %p3, !dbg !79
	br i1 %113, label %b2_fail6, label %b2_ok6, !dbg !79

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !79
	br label %fail, !dbg !79

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !80
	br label %fail, !dbg !80

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !87
	br label %fail, !dbg !87

fail:
	%114 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !54
	%115 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %91, %b2_fail6 ], [ 3, %b2_ok6 ], [ %103, %b2_fail7 ], !dbg !54
	%116 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %92, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !54
	call void @gpuc_fail(i8* %ctrl, i32 %114, i64 %115, i64 %116), !dbg !54
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
	%13 = trunc i64 %12 to i32, !dbg !92
	%14 = trunc i64 %8 to i32, !dbg !92
	%15 = mul i32 %13, %14, !dbg !92
	%16 = trunc i64 %6 to i32, !dbg !92
	%17 = add i32 %16, %15, !dbg !92
	%18 = zext i32 %17 to i64, !dbg !92
	%19 = mul i64 %10, %18, !dbg !92
	%20 = add i64 %4, %19, !dbg !92
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !92, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !92, !range !15
	%23 = mul i32 %21, %22, !dbg !92
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !92, !range !16
	%25 = mul i32 %23, %24, !dbg !92
	%26 = sext i32 %25 to i64, !dbg !92
	%27 = mul i64 %20, %26, !dbg !92
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !92, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !92, !range !18
	%31 = mul i32 %22, %30, !dbg !92
	%32 = add i32 %29, %31, !dbg !92
	%33 = mul i32 %21, %32, !dbg !92
	%34 = add i32 %28, %33, !dbg !92
	%35 = sext i32 %34 to i64, !dbg !92
	%36 = add i64 %27, %35, !dbg !92
	%37 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %36, !dbg !93
	%38 = icmp uge i64 %36, %p5, !dbg !93
	br i1 %38, label %b0_fail1, label %b0_ok1, !dbg !93, !prof !30

b0_ok1:
	%39 = load i32, i32 addrspace(1)* %37, align 4, !dbg !93
	%40 = icmp ne i32 %39, 0, !dbg !94
	br i1 %40, label %b1, label %b2, !dbg !94

b1:
	ret void, !dbg !95

b2:
	%41 = mul i64 %36, 8, !dbg !96
	%42 = sub i64 %p1, %41, !dbg !97
	%43 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %41, !dbg !97
	%44 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %36, !dbg !99
	%45 = icmp ugt i64 %41, %p1, !dbg !97
	%46 = icmp ugt i64 8, %42, !dbg !98
	%47 = icmp uge i64 %36, %p3, !dbg !99
	%48 = or i1 %45, %46, !dbg !99
	%49 = or i1 %48, %47, !dbg !99
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !99, !prof !30

b2_ok1:
	%50 = load i32, i32 addrspace(1)* %44, align 4, !dbg !99
	%51 = icmp ne i32 %50, 0, !dbg !100
	%52 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 3, i1 %51), !dbg !101
	%53 = extractvalue { i32, i1 } %52, 0, !dbg !101
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %43, i64 0, !dbg !102
	store i32 %53, i32 addrspace(1)* %54, align 4, !dbg !102
	%55 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 3, i1 true), !dbg !103
	%56 = extractvalue { i32, i1 } %55, 0, !dbg !103
	%57 = getelementptr inbounds i32, i32 addrspace(1)* %43, i64 1, !dbg !104
	store i32 %56, i32 addrspace(1)* %57, align 4, !dbg !104
	%58 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 1, i1 %51), !dbg !105
	%59 = extractvalue { i32, i1 } %58, 1, !dbg !105
	br i1 %59, label %b4, label %b3, !dbg !108

b3:
	br label %b4, !dbg !109

b4:
	%60 = phi i32 [ 1, %b2_ok1 ], [ 0, %b3 ], !dbg !110
	%61 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 0, i1 %51), !dbg !110
	%62 = extractvalue { i32, i1 } %61, 1, !dbg !110
	br i1 %62, label %b6, label %b5, !dbg !112

b5:
	br label %b6, !dbg !113

b6:
	%63 = phi i32 [ 1, %b4 ], [ 0, %b5 ], !dbg !114
	%64 = getelementptr inbounds i32, i32 addrspace(1)* %43, i64 2, !dbg !114
	store i32 %60, i32 addrspace(1)* %64, align 4, !dbg !114
	%65 = getelementptr inbounds i32, i32 addrspace(1)* %43, i64 3, !dbg !115
	store i32 %63, i32 addrspace(1)* %65, align 4, !dbg !115
	%66 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 1, i1 false), !dbg !116
	%67 = extractvalue { i32, i1 } %66, 1, !dbg !116
	br i1 %67, label %b8, label %b7, !dbg !118

b7:
	br label %b8, !dbg !119

b8:
	%68 = phi i32 [ 1, %b6 ], [ 0, %b7 ], !dbg !120
	%69 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 0, i1 true), !dbg !120
	%70 = extractvalue { i32, i1 } %69, 1, !dbg !120
	br i1 %70, label %b10, label %b9, !dbg !122

b9:
	br label %b10, !dbg !123

b10:
	%71 = phi i32 [ 1, %b8 ], [ 0, %b9 ], !dbg !124
	%72 = getelementptr inbounds i32, i32 addrspace(1)* %43, i64 4, !dbg !124
	store i32 %68, i32 addrspace(1)* %72, align 4, !dbg !124
	%73 = getelementptr inbounds i32, i32 addrspace(1)* %43, i64 5, !dbg !125
	store i32 %71, i32 addrspace(1)* %73, align 4, !dbg !125
	br label %b11, !dbg !125

b11:
	%74 = phi i32 [ 0, %b10 ], [ %83, %b15 ], !dbg !125
	br i1 %51, label %b12, label %b13, !dbg !125

b12:
	%75 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !126, !range !20
	%76 = icmp eq i32 %74, %75, !dbg !127
	br label %b13, !dbg !127

b13:
	%77 = phi i1 [ false, %b11 ], [ %76, %b12 ], !dbg !128
	%78 = call { i32, i1 } @llvm.nvvm.vote.sync(i32 -1, i32 1, i1 %77), !dbg !129
	%79 = extractvalue { i32, i1 } %78, 1, !dbg !129
	br i1 %79, label %b14, label %b15, !dbg !129

b14:
	%80 = getelementptr inbounds i32, i32 addrspace(1)* %43, i64 6, !dbg !130
	%81 = load i32, i32 addrspace(1)* %80, align 4, !dbg !130
	%82 = add i32 %81, 1, !dbg !131
	store i32 %82, i32 addrspace(1)* %80, align 4, !dbg !130
	br label %b15, !dbg !130

b15:
	%83 = add i32 %74, 1, !dbg !130
	%84 = icmp slt i32 %83, 32, !dbg !130
	br i1 %84, label %b11, label %b16, !dbg !130

b16:
	br i1 %51, label %b18, label %b17, !dbg !134

b17:
	br label %b18, !dbg !135

b18:
	%85 = phi i32 [ -1, %b16 ], [ 0, %b17 ], !dbg !136
	%86 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %85) convergent nounwind, !dbg !136
	%87 = getelementptr inbounds i32, i32 addrspace(1)* %43, i64 7, !dbg !137
	store i32 %86, i32 addrspace(1)* %87, align 4, !dbg !137
	ret void, !dbg !137

b0_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !93
	br label %fail, !dbg !93

b2_fail1:
	%88 = icmp ugt i64 %41, %p1, !dbg !97
	br i1 %88, label %b2_fail2, label %b2_ok2, !dbg !97

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !97
	br label %fail, !dbg !97

b2_ok2:
	%89 = icmp ugt i64 8, %42, !dbg !98
	br i1 %89, label %b2_fail3, label %b2_ok3, !dbg !98

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !98
	br label %fail, !dbg !98

b2_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !99
	br label %fail, !dbg !99

fail:
	%90 = phi i32 [ 7, %b0_fail1 ], [ 8, %b2_fail2 ], [ 9, %b2_fail3 ], [ 10, %b2_ok3 ], !dbg !91
	%91 = phi i64 [ %36, %b0_fail1 ], [ %41, %b2_fail2 ], [ 8, %b2_fail3 ], [ %36, %b2_ok3 ], !dbg !91
	%92 = phi i64 [ %p5, %b0_fail1 ], [ %p1, %b2_fail2 ], [ %42, %b2_fail3 ], [ %p3, %b2_ok3 ], !dbg !91
	call void @gpuc_fail(i8* %ctrl, i32 %90, i64 %91, i64 %92), !dbg !91
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
	%37 = trunc i64 %16 to i32, !dbg !151
	%38 = sub i32 %37, 1, !dbg !151
	%39 = zext i32 %38 to i64, !dbg !151
	%40 = sub i64 %39, %12, !dbg !152
	%41 = sdiv i64 %40, 2, !dbg !153
	%42 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %28, i64 %41, !dbg !154
	%43 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %42, i32 0, i32 0, !dbg !155
	%44 = icmp uge i64 %41, %27, !dbg !154
	br i1 %44, label %b0_fail3, label %b0_ok3, !dbg !154, !prof !30

b0_ok3:
	%45 = load i32, i32 addrspace(3)* %43, align 4, !dbg !155
	%46 = srem i64 %40, 2, !dbg !156
	%47 = icmp eq i64 %46, 1, !dbg !157
	br i1 %47, label %b1, label %b2, !dbg !157

b1:
	%48 = getelementptr inbounds { i32, i32 }, { i32, i32 } addrspace(3)* %42, i32 0, i32 1, !dbg !158
	%49 = load i32, i32 addrspace(3)* %48, align 4, !dbg !158
	br label %b2, !dbg !158

b2:
	%50 = phi i32 [ %45, %b0_ok3 ], [ %49, %b1 ], !dbg !159
	%51 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %20, !dbg !160
	%52 = icmp uge i64 %20, %p1, !dbg !160
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !160, !prof !30

b2_ok1:
	store i32 %50, i32 addrspace(1)* %51, align 4, !dbg !160
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !161, !range !13
	%54 = sext i32 %53 to i64, !dbg !161
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !161, !range !14
	%56 = sext i32 %55 to i64, !dbg !161
	%57 = trunc i64 %56 to i32, !dbg !161
	%58 = trunc i64 %32 to i32, !dbg !161
	%59 = mul i32 %57, %58, !dbg !161
	%60 = zext i32 %59 to i64, !dbg !161
	%61 = trunc i64 %30 to i32, !dbg !161
	%62 = add i32 %61, %59, !dbg !161
	%63 = zext i32 %62 to i64, !dbg !161
	%64 = mul i64 %54, %63, !dbg !161
	%65 = add i64 %18, %64, !dbg !161
	%66 = mul i64 %65, %16, !dbg !161
	%67 = add i64 %66, %12, !dbg !161
	%68 = icmp eq i64 %67, 0, !dbg !162
	br i1 %68, label %b3, label %b4, !dbg !162

b3:
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !163
	%70 = icmp uge i64 0, %p5, !dbg !163
	br i1 %70, label %b3_fail1, label %b3_ok1, !dbg !163, !prof !30

b3_ok1:
	store i64 %24, i64 addrspace(1)* %69, align 8, !dbg !163
	%71 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 1, !dbg !164
	%72 = icmp uge i64 1, %p5, !dbg !164
	br i1 %72, label %b3_fail2, label %b3_ok2, !dbg !164, !prof !30

b3_ok2:
	store i64 %27, i64 addrspace(1)* %71, align 8, !dbg !164
	br label %b4, !dbg !164

b4:
	ret void, !dbg !164

b0_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !146
	br label %fail, !dbg !146

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !149
	br label %fail, !dbg !149

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !154
	br label %fail, !dbg !154

b2_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !160
	br label %fail, !dbg !160

b3_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !163
	br label %fail, !dbg !163

b3_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !164
	br label %fail, !dbg !164

fail:
	%73 = phi i32 [ 11, %b0_fail1 ], [ 11, %b0_fail2 ], [ 12, %b0_fail3 ], [ 13, %b2_fail1 ], [ 14, %b3_fail1 ], [ 14, %b3_fail2 ], !dbg !140
	%74 = phi i64 [ %20, %b0_fail1 ], [ %12, %b0_fail2 ], [ %41, %b0_fail3 ], [ %20, %b2_fail1 ], [ 0, %b3_fail1 ], [ 1, %b3_fail2 ], !dbg !140
	%75 = phi i64 [ %p3, %b0_fail1 ], [ %24, %b0_fail2 ], [ %27, %b0_fail3 ], [ %p1, %b2_fail1 ], [ %p5, %b3_fail1 ], [ %p5, %b3_fail2 ], !dbg !140
	call void @gpuc_fail(i8* %ctrl, i32 %73, i64 %74, i64 %75), !dbg !140
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
	%4 = addrspacecast float addrspace(1)* %0 to float*, !dbg !168
	%5 = ptrtoint float* %4 to i64, !dbg !168
	%6 = and i64 %5, 15, !dbg !168
	%7 = icmp eq i64 %6, 0, !dbg !168
	%8 = icmp eq i64 %3, 0, !dbg !168
	%9 = or i1 %7, %8, !dbg !168
	%10 = addrspacecast float addrspace(1)* %1 to float*, !dbg !170
	%11 = ptrtoint float* %10 to i64, !dbg !170
	%12 = and i64 %11, 15, !dbg !170
	%13 = icmp eq i64 %12, 0, !dbg !170
	%14 = or i1 %13, %8, !dbg !170
	%15 = addrspacecast float addrspace(1)* %2 to float*, !dbg !172
	%16 = ptrtoint float* %15 to i64, !dbg !172
	%17 = and i64 %16, 15, !dbg !172
	%18 = icmp eq i64 %17, 0, !dbg !172
	%19 = or i1 %18, %8, !dbg !172
	%20 = ashr i64 %3, 2, !dbg !168
	%21 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !168
	%22 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !170
	%23 = bitcast float addrspace(1)* %2 to { float, float, float, float } addrspace(1)*, !dbg !172
	%24 = icmp eq i1 %9, false, !dbg !168
	%25 = icmp ugt i64 %3, %p3, !dbg !169
	%26 = icmp eq i1 %14, false, !dbg !170
	%27 = icmp ugt i64 %3, %p5, !dbg !171
	%28 = icmp eq i1 %19, false, !dbg !172
	%29 = or i1 %24, %25, !dbg !172
	%30 = or i1 %29, %26, !dbg !172
	%31 = or i1 %30, %27, !dbg !172
	%32 = or i1 %31, %28, !dbg !172
	br i1 %32, label %b0_fail1, label %b0_ok1, !dbg !172, !prof !30

b0_ok1:
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !173, !range !11
	%34 = sext i32 %33 to i64, !dbg !173
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !173, !range !12
	%36 = sext i32 %35 to i64, !dbg !173
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !173, !range !12
	%38 = sext i32 %37 to i64, !dbg !173
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !173, !range !13
	%40 = sext i32 %39 to i64, !dbg !173
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !173, !range !14
	%42 = sext i32 %41 to i64, !dbg !173
	%43 = trunc i64 %42 to i32, !dbg !173
	%44 = trunc i64 %38 to i32, !dbg !173
	%45 = mul i32 %43, %44, !dbg !173
	%46 = zext i32 %45 to i64, !dbg !173
	%47 = trunc i64 %36 to i32, !dbg !173
	%48 = add i32 %47, %45, !dbg !173
	%49 = zext i32 %48 to i64, !dbg !173
	%50 = mul i64 %40, %49, !dbg !173
	%51 = add i64 %34, %50, !dbg !173
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !173, !range !15
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !173, !range !15
	%54 = mul i32 %52, %53, !dbg !173
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !173, !range !16
	%56 = mul i32 %54, %55, !dbg !173
	%57 = sext i32 %56 to i64, !dbg !173
	%58 = mul i64 %51, %57, !dbg !173
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !173, !range !17
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !173, !range !17
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !173, !range !18
	%62 = mul i32 %53, %61, !dbg !173
	%63 = add i32 %60, %62, !dbg !173
	%64 = mul i32 %52, %63, !dbg !173
	%65 = add i32 %59, %64, !dbg !173
	%66 = sext i32 %65 to i64, !dbg !173
	%67 = add i64 %58, %66, !dbg !173
	%68 = mul i64 %40, %42, !dbg !173
	%69 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !173, !range !14
	%70 = sext i32 %69 to i64, !dbg !173
	%71 = mul i64 %68, %70, !dbg !173
	%72 = mul i64 %71, %57, !dbg !173
	%73 = mul i64 %20, -4, !dbg !173
	%74 = add i64 %p1, %73, !dbg !173
	%75 = icmp sge i64 %74, 0, !dbg !173
	br i1 %75, label %b1, label %b3_cold, !dbg !173, !prof !174

b1:
	%76 = phi i64 [ %67, %b0_ok1 ], [ %138, %b2_ok1 ], !dbg !173
	%77 = icmp slt i64 %76, %20, !dbg !173
	br i1 %77, label %b2, label %b5, !dbg !173

b2:
	%78 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %22, i64 %76, !dbg !175
	%79 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %78, i32 0, i32 0, !dbg !175
	%80 = bitcast { float, float, float, float } addrspace(1)* %78 to <4 x float> addrspace(1)*, !dbg !175
	%81 = load <4 x float>, <4 x float> addrspace(1)* %80, align 16, !dbg !175
	%82 = extractelement <4 x float> %81, i32 0, !dbg !175
	%83 = extractelement <4 x float> %81, i32 1, !dbg !175
	%84 = extractelement <4 x float> %81, i32 2, !dbg !175
	%85 = extractelement <4 x float> %81, i32 3, !dbg !175
	%86 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %78, i32 0, i32 1, !dbg !175
	%87 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %78, i32 0, i32 2, !dbg !175
	%88 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %78, i32 0, i32 3, !dbg !175
	%89 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %23, i64 %76, !dbg !176
	%90 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %89, i32 0, i32 0, !dbg !176
	%91 = bitcast { float, float, float, float } addrspace(1)* %89 to <4 x float> addrspace(1)*, !dbg !176
	%92 = load <4 x float>, <4 x float> addrspace(1)* %91, align 16, !dbg !176
	%93 = extractelement <4 x float> %92, i32 0, !dbg !176
	%94 = extractelement <4 x float> %92, i32 1, !dbg !176
	%95 = extractelement <4 x float> %92, i32 2, !dbg !176
	%96 = extractelement <4 x float> %92, i32 3, !dbg !176
	%97 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %89, i32 0, i32 1, !dbg !176
	%98 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %89, i32 0, i32 2, !dbg !176
	%99 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %89, i32 0, i32 3, !dbg !176
	%100 = fmul float 2.000000e+00, %82, !dbg !177
	%101 = fadd float %100, %93, !dbg !178
	%102 = fmul float 2.000000e+00, %83, !dbg !179
	%103 = fadd float %102, %94, !dbg !180
	%104 = fmul float 2.000000e+00, %84, !dbg !181
	%105 = fadd float %104, %95, !dbg !182
	%106 = fmul float 2.000000e+00, %85, !dbg !183
	%107 = fadd float %106, %96, !dbg !184
	%108 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %21, i64 %76, !dbg !185
	%109 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %108, i32 0, i32 0, !dbg !185
	%110 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %108, i32 0, i32 1, !dbg !185
	%111 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %108, i32 0, i32 2, !dbg !185
	%112 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %108, i32 0, i32 3, !dbg !185
	%113 = bitcast { float, float, float, float } addrspace(1)* %108 to <4 x float> addrspace(1)*, !dbg !185
	%114 = insertelement <4 x float> undef, float %101, i32 0, !dbg !185
	%115 = insertelement <4 x float> %114, float %103, i32 1, !dbg !185
	%116 = insertelement <4 x float> %115, float %105, i32 2, !dbg !185
	%117 = insertelement <4 x float> %116, float %107, i32 3, !dbg !185
	store <4 x float> %117, <4 x float> addrspace(1)* %113, align 16, !dbg !185
	%118 = mul i64 %76, 4, !dbg !186
	%119 = getelementptr inbounds float, float addrspace(1)* %0, i64 %118, !dbg !187
	%120 = addrspacecast float addrspace(1)* %119 to float*, !dbg !188
	%121 = ptrtoint float* %120 to i64, !dbg !188
	%122 = and i64 %121, 7, !dbg !188
	%123 = icmp eq i64 %122, 0, !dbg !188
	%124 = bitcast float addrspace(1)* %119 to { float, float } addrspace(1)*, !dbg !188
	%125 = getelementptr inbounds { float, float }, { float, float } addrspace(1)* %124, i64 1, !dbg !189
	%126 = getelementptr inbounds { float, float }, { float, float } addrspace(1)* %125, i32 0, i32 0, !dbg !189
	%127 = icmp eq i1 %123, false, !dbg !188
	br i1 %127, label %b2_fail1, label %b2_ok1, !dbg !188, !prof !30

b2_ok1:
	%128 = bitcast { float, float } addrspace(1)* %125 to <2 x float> addrspace(1)*, !dbg !189
	%129 = load <2 x float>, <2 x float> addrspace(1)* %128, align 8, !dbg !189
	%130 = extractelement <2 x float> %129, i32 0, !dbg !189
	%131 = extractelement <2 x float> %129, i32 1, !dbg !189
	%132 = getelementptr inbounds { float, float }, { float, float } addrspace(1)* %125, i32 0, i32 1, !dbg !189
	%133 = fadd float %130, 1.000000e+00, !dbg !190
	%134 = fadd float %131, 1.000000e+00, !dbg !191
	%135 = bitcast { float, float } addrspace(1)* %125 to <2 x float> addrspace(1)*, !dbg !192
	%136 = insertelement <2 x float> undef, float %133, i32 0, !dbg !192
	%137 = insertelement <2 x float> %136, float %134, i32 1, !dbg !192
	store <2 x float> %137, <2 x float> addrspace(1)* %135, align 8, !dbg !192
	%138 = add i64 %76, %72, !dbg !173
	br label %b1, !dbg !173

b5:
	%139 = sub i64 %p1, %3, !dbg !196
	%140 = mul i64 %p1, -1, !dbg !197
	%141 = add i64 %140, %p3, !dbg !197
	%142 = icmp sge i64 %141, 0, !dbg !197
	%143 = mul i64 %p3, -1, !dbg !197
	%144 = add i64 %143, %p5, !dbg !197
	%145 = icmp sge i64 %144, 0, !dbg !197
	%146 = and i1 %142, %145, !dbg !197
	br i1 %146, label %b6, label %b8_cold, !dbg !197, !prof !174

b6:
	%147 = phi i64 [ %67, %b5 ], [ %157, %b7 ], !dbg !197
	%148 = icmp slt i64 %147, %139, !dbg !197
	br i1 %148, label %b7, label %b10, !dbg !197

b7:
	%149 = add i64 %3, %147, !dbg !198
	%150 = getelementptr inbounds float, float addrspace(1)* %1, i64 %149, !dbg !199
	%151 = load float, float addrspace(1)* %150, align 4, !dbg !199
	%152 = fmul float 2.000000e+00, %151, !dbg !200
	%153 = getelementptr inbounds float, float addrspace(1)* %2, i64 %149, !dbg !201
	%154 = load float, float addrspace(1)* %153, align 4, !dbg !201
	%155 = fadd float %152, %154, !dbg !202
	%156 = getelementptr inbounds float, float addrspace(1)* %0, i64 %149, !dbg !203
	store float %155, float addrspace(1)* %156, align 4, !dbg !203
	%157 = add i64 %147, %72, !dbg !197
	br label %b6, !dbg !197

b10:
	ret void, !dbg !197

b0_fail1:
	%158 = icmp eq i1 %9, false, !dbg !168
	br i1 %158, label %b0_fail2, label %b0_ok2, !dbg !168

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !168
	br label %fail, !dbg !168

b0_ok2:
	%159 = icmp ugt i64 %3, %p3, !dbg !169
	br i1 %159, label %b0_fail3, label %b0_ok3, !dbg !169

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !169
	br label %fail, !dbg !169

b0_ok3:
	%160 = icmp eq i1 %14, false, !dbg !170
	br i1 %160, label %b0_fail4, label %b0_ok4, !dbg !170

b0_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !170
	br label %fail, !dbg !170

b0_ok4:
	%161 = icmp ugt i64 %3, %p5, !dbg !171
	br i1 %161, label %b0_fail5, label %b0_ok5, !dbg !171

b0_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !171
	br label %fail, !dbg !171

b0_ok5:
	call void asm sideeffect "", ""() nounwind, !dbg !172
	br label %fail, !dbg !172

b2_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !188
	br label %fail, !dbg !188

b3_cold:
	%162 = phi i64 [ %228, %b4_cold_ok1 ], [ %67, %b0_ok1 ], !dbg !173
	%163 = icmp slt i64 %162, %20, !dbg !173
	br i1 %163, label %b4_cold, label %b5, !dbg !173

b4_cold:
	%164 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %22, i64 %162, !dbg !175
	%165 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %164, i32 0, i32 0, !dbg !175
	%166 = bitcast { float, float, float, float } addrspace(1)* %164 to <4 x float> addrspace(1)*, !dbg !175
	%167 = load <4 x float>, <4 x float> addrspace(1)* %166, align 16, !dbg !175
	%168 = extractelement <4 x float> %167, i32 0, !dbg !175
	%169 = extractelement <4 x float> %167, i32 1, !dbg !175
	%170 = extractelement <4 x float> %167, i32 2, !dbg !175
	%171 = extractelement <4 x float> %167, i32 3, !dbg !175
	%172 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %164, i32 0, i32 1, !dbg !175
	%173 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %164, i32 0, i32 2, !dbg !175
	%174 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %164, i32 0, i32 3, !dbg !175
	%175 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %23, i64 %162, !dbg !176
	%176 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %175, i32 0, i32 0, !dbg !176
	%177 = bitcast { float, float, float, float } addrspace(1)* %175 to <4 x float> addrspace(1)*, !dbg !176
	%178 = load <4 x float>, <4 x float> addrspace(1)* %177, align 16, !dbg !176
	%179 = extractelement <4 x float> %178, i32 0, !dbg !176
	%180 = extractelement <4 x float> %178, i32 1, !dbg !176
	%181 = extractelement <4 x float> %178, i32 2, !dbg !176
	%182 = extractelement <4 x float> %178, i32 3, !dbg !176
	%183 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %175, i32 0, i32 1, !dbg !176
	%184 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %175, i32 0, i32 2, !dbg !176
	%185 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %175, i32 0, i32 3, !dbg !176
	%186 = fmul float 2.000000e+00, %168, !dbg !177
	%187 = fadd float %186, %179, !dbg !178
	%188 = fmul float 2.000000e+00, %169, !dbg !179
	%189 = fadd float %188, %180, !dbg !180
	%190 = fmul float 2.000000e+00, %170, !dbg !181
	%191 = fadd float %190, %181, !dbg !182
	%192 = fmul float 2.000000e+00, %171, !dbg !183
	%193 = fadd float %192, %182, !dbg !184
	%194 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %21, i64 %162, !dbg !185
	%195 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %194, i32 0, i32 0, !dbg !185
	%196 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %194, i32 0, i32 1, !dbg !185
	%197 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %194, i32 0, i32 2, !dbg !185
	%198 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %194, i32 0, i32 3, !dbg !185
	%199 = bitcast { float, float, float, float } addrspace(1)* %194 to <4 x float> addrspace(1)*, !dbg !185
	%200 = insertelement <4 x float> undef, float %187, i32 0, !dbg !185
	%201 = insertelement <4 x float> %200, float %189, i32 1, !dbg !185
	%202 = insertelement <4 x float> %201, float %191, i32 2, !dbg !185
	%203 = insertelement <4 x float> %202, float %193, i32 3, !dbg !185
	store <4 x float> %203, <4 x float> addrspace(1)* %199, align 16, !dbg !185
	%204 = mul i64 %162, 4, !dbg !186
	%205 = add i64 %204, 4, !dbg !193
	%206 = getelementptr inbounds float, float addrspace(1)* %0, i64 %204, !dbg !187
	%207 = addrspacecast float addrspace(1)* %206 to float*, !dbg !188
	%208 = ptrtoint float* %207 to i64, !dbg !188
	%209 = and i64 %208, 7, !dbg !188
	%210 = icmp eq i64 %209, 0, !dbg !188
	%211 = bitcast float addrspace(1)* %206 to { float, float } addrspace(1)*, !dbg !188
	%212 = getelementptr inbounds { float, float }, { float, float } addrspace(1)* %211, i64 1, !dbg !189
	%213 = getelementptr inbounds { float, float }, { float, float } addrspace(1)* %212, i32 0, i32 0, !dbg !189
	%214 = icmp ugt i64 %205, %p1, !dbg !187
	%215 = icmp eq i1 %210, false, !dbg !188
	%216 = or i1 %214, %215, !dbg !188
	br i1 %216, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !188, !prof !30

b4_cold_fail1:
	%217 = icmp ugt i64 %205, %p1, !dbg !187
	br i1 %217, label %b4_cold_fail2, label %b4_cold_ok2, !dbg !187

b4_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !187
	br label %fail, !dbg !187

b4_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !188
	br label %fail, !dbg !188

b4_cold_ok1:
	%218 = bitcast { float, float } addrspace(1)* %212 to <2 x float> addrspace(1)*, !dbg !189
	%219 = load <2 x float>, <2 x float> addrspace(1)* %218, align 8, !dbg !189
	%220 = extractelement <2 x float> %219, i32 0, !dbg !189
	%221 = extractelement <2 x float> %219, i32 1, !dbg !189
	%222 = getelementptr inbounds { float, float }, { float, float } addrspace(1)* %212, i32 0, i32 1, !dbg !189
	%223 = fadd float %220, 1.000000e+00, !dbg !190
	%224 = fadd float %221, 1.000000e+00, !dbg !191
	%225 = bitcast { float, float } addrspace(1)* %212 to <2 x float> addrspace(1)*, !dbg !192
	%226 = insertelement <2 x float> undef, float %223, i32 0, !dbg !192
	%227 = insertelement <2 x float> %226, float %224, i32 1, !dbg !192
	store <2 x float> %227, <2 x float> addrspace(1)* %225, align 8, !dbg !192
	%228 = add i64 %162, %72, !dbg !173
	br label %b3_cold, !dbg !173, !llvm.loop !195

b8_cold:
	%229 = phi i64 [ %243, %b9_cold_ok1 ], [ %67, %b5 ], !dbg !197
	%230 = icmp slt i64 %229, %139, !dbg !197
	br i1 %230, label %b9_cold, label %b10, !dbg !197

b9_cold:
	%231 = add i64 %3, %229, !dbg !198
	%232 = getelementptr inbounds float, float addrspace(1)* %1, i64 %231, !dbg !199
	%233 = icmp uge i64 %231, %p3, !dbg !199
	%234 = icmp uge i64 %231, %p5, !dbg !201
	%235 = or i1 %233, %234, !dbg !201
	br i1 %235, label %b9_cold_fail1, label %b9_cold_ok1, !dbg !201, !prof !30

b9_cold_fail1:
	%236 = icmp uge i64 %231, %p3, !dbg !199
	br i1 %236, label %b9_cold_fail2, label %b9_cold_ok2, !dbg !199

b9_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !199
	br label %fail, !dbg !199

b9_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !201
	br label %fail, !dbg !201

b9_cold_ok1:
	%237 = load float, float addrspace(1)* %232, align 4, !dbg !199
	%238 = fmul float 2.000000e+00, %237, !dbg !200
	%239 = getelementptr inbounds float, float addrspace(1)* %2, i64 %231, !dbg !201
	%240 = load float, float addrspace(1)* %239, align 4, !dbg !201
	%241 = fadd float %238, %240, !dbg !202
	%242 = getelementptr inbounds float, float addrspace(1)* %0, i64 %231, !dbg !203
	store float %241, float addrspace(1)* %242, align 4, !dbg !203
	%243 = add i64 %229, %72, !dbg !197
	br label %b8_cold, !dbg !197, !llvm.loop !205

fail:
	%244 = phi i32 [ 16, %b0_fail2 ], [ 15, %b0_fail3 ], [ 16, %b0_fail4 ], [ 15, %b0_fail5 ], [ 16, %b0_ok5 ], [ 18, %b2_fail1 ], [ 17, %b4_cold_fail2 ], [ 18, %b4_cold_ok2 ], [ 19, %b9_cold_fail2 ], [ 19, %b9_cold_ok2 ], !dbg !166
	%245 = phi i64 [ %6, %b0_fail2 ], [ %3, %b0_fail3 ], [ %12, %b0_fail4 ], [ %3, %b0_fail5 ], [ %17, %b0_ok5 ], [ %122, %b2_fail1 ], [ %205, %b4_cold_fail2 ], [ %209, %b4_cold_ok2 ], [ %231, %b9_cold_fail2 ], [ %231, %b9_cold_ok2 ], !dbg !166
	%246 = phi i64 [ 16, %b0_fail2 ], [ %p3, %b0_fail3 ], [ 16, %b0_fail4 ], [ %p5, %b0_fail5 ], [ 16, %b0_ok5 ], [ 8, %b2_fail1 ], [ %p1, %b4_cold_fail2 ], [ 8, %b4_cold_ok2 ], [ %p3, %b9_cold_fail2 ], [ %p5, %b9_cold_ok2 ], !dbg !166
	call void @gpuc_fail(i8* %ctrl, i32 %244, i64 %245, i64 %246), !dbg !166
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
	%19 = mul i64 %p3, -1, !dbg !210
	%20 = add i64 %p1, %19, !dbg !210
	%21 = icmp sge i64 %20, 0, !dbg !210
	br i1 %21, label %b1, label %b5_cold, !dbg !210, !prof !174

b1:
	%22 = phi i64 [ %14, %b0 ], [ %130, %b4 ], !dbg !210
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
	%80 = bitcast { i32, i32, i32, i32 } addrspace(3)* %64 to <4 x i32> addrspace(3)*, !dbg !219
	%81 = load <4 x i32>, <4 x i32> addrspace(3)* %80, align 16, !dbg !219
	%82 = extractelement <4 x i32> %81, i32 3, !dbg !219
	%83 = extractelement <4 x i32> %81, i32 0, !dbg !219
	store i32 %82, i32 addrspace(3)* %65, align 4, !dbg !221
	store i32 %83, i32 addrspace(3)* %68, align 4, !dbg !222
	%84 = bitcast { i64, i64 } addrspace(3)* %74 to <2 x i64> addrspace(3)*, !dbg !223
	%85 = load <2 x i64>, <2 x i64> addrspace(3)* %84, align 16, !dbg !223
	%86 = extractelement <2 x i64> %85, i32 1, !dbg !223
	%87 = extractelement <2 x i64> %85, i32 0, !dbg !223
	%88 = bitcast { i64, i64 } addrspace(3)* %74 to <2 x i64> addrspace(3)*, !dbg !225
	%89 = insertelement <2 x i64> undef, i64 %86, i32 0, !dbg !225
	%90 = insertelement <2 x i64> %89, i64 %87, i32 1, !dbg !225
	store <2 x i64> %90, <2 x i64> addrspace(3)* %88, align 16, !dbg !225
	%91 = srem i64 %22, 3, !dbg !226
	%92 = icmp eq i64 %91, 0, !dbg !227
	br i1 %92, label %b3, label %b4, !dbg !227

b3:
	%93 = bitcast { i32, i32, i32, i32 } addrspace(3)* %64 to <4 x i32> addrspace(3)*, !dbg !228
	%94 = load <4 x i32>, <4 x i32> addrspace(3)* %93, align 16, !dbg !228
	%95 = extractelement <4 x i32> %94, i32 0, !dbg !228
	%96 = extractelement <4 x i32> %94, i32 1, !dbg !228
	%97 = extractelement <4 x i32> %94, i32 2, !dbg !228
	%98 = extractelement <4 x i32> %94, i32 3, !dbg !228
	%99 = bitcast { i32, i32, i32, i32 } addrspace(3)* %64 to <4 x i32> addrspace(3)*, !dbg !229
	%100 = insertelement <4 x i32> undef, i32 %96, i32 0, !dbg !229
	%101 = insertelement <4 x i32> %100, i32 %97, i32 1, !dbg !229
	%102 = insertelement <4 x i32> %101, i32 %98, i32 2, !dbg !229
	%103 = insertelement <4 x i32> %102, i32 %95, i32 3, !dbg !229
	store <4 x i32> %103, <4 x i32> addrspace(3)* %99, align 16, !dbg !229
	br label %b4, !dbg !229

b4:
	%104 = bitcast { i32, i32, i32, i32 } addrspace(3)* %64 to <4 x i32> addrspace(3)*, !dbg !230
	%105 = load <4 x i32>, <4 x i32> addrspace(3)* %104, align 16, !dbg !230
	%106 = extractelement <4 x i32> %105, i32 0, !dbg !230
	%107 = extractelement <4 x i32> %105, i32 1, !dbg !230
	%108 = extractelement <4 x i32> %105, i32 2, !dbg !230
	%109 = extractelement <4 x i32> %105, i32 3, !dbg !230
	%110 = sext i32 %106 to i64, !dbg !231
	%111 = sext i32 %107 to i64, !dbg !233
	%112 = sext i32 %108 to i64, !dbg !235
	%113 = add i64 %111, %112, !dbg !236
	%114 = bitcast { i64, i64 } addrspace(3)* %74 to <2 x i64> addrspace(3)*, !dbg !237
	%115 = load <2 x i64>, <2 x i64> addrspace(3)* %114, align 16, !dbg !237
	%116 = extractelement <2 x i64> %115, i32 0, !dbg !237
	%117 = extractelement <2 x i64> %115, i32 1, !dbg !237
	%118 = sext i32 %109 to i64, !dbg !240
	%119 = add i64 %117, %118, !dbg !241
	%120 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %2, i64 %22, !dbg !242
	%121 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %120, i32 0, i32 0, !dbg !242
	%122 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %120, i32 0, i32 1, !dbg !242
	%123 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %120, i32 0, i32 2, !dbg !242
	%124 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %120, i32 0, i32 3, !dbg !242
	%125 = bitcast { i64, i64, i64, i64 } addrspace(1)* %120 to <4 x i64> addrspace(1)*, !dbg !242
	%126 = insertelement <4 x i64> undef, i64 %110, i32 0, !dbg !242
	%127 = insertelement <4 x i64> %126, i64 %113, i32 1, !dbg !242
	%128 = insertelement <4 x i64> %127, i64 %116, i32 2, !dbg !242
	%129 = insertelement <4 x i64> %128, i64 %119, i32 3, !dbg !242
	store <4 x i64> %129, <4 x i64> addrspace(1)* %125, align 16, !dbg !242
	%130 = add i64 %22, %18, !dbg !210
	br label %b1, !dbg !210

b9:
	%131 = and i64 %p5, 3, !dbg !245
	%132 = icmp eq i64 %131, 0, !dbg !245
	%133 = addrspacecast i8 addrspace(1)* %4 to i8*, !dbg !245
	%134 = ptrtoint i8* %133 to i64, !dbg !245
	%135 = and i64 %134, 3, !dbg !245
	%136 = icmp eq i64 %135, 0, !dbg !245
	%137 = icmp eq i64 %p5, 0, !dbg !245
	%138 = or i1 %136, %137, !dbg !245
	%139 = ashr i64 %p5, 2, !dbg !245
	%140 = bitcast i8 addrspace(1)* %4 to { i8, i8, i8, i8 } addrspace(1)*, !dbg !245
	%141 = icmp eq i1 %132, false, !dbg !245
	%142 = icmp eq i1 %138, false, !dbg !245
	%143 = or i1 %141, %142, !dbg !245
	br i1 %143, label %b9_fail1, label %b9_ok1, !dbg !245, !prof !30

b9_ok1:
	br label %b10, !dbg !246

b10:
	%144 = phi i64 [ %14, %b9_ok1 ], [ %162, %b11 ], !dbg !246
	%145 = icmp slt i64 %144, %139, !dbg !246
	br i1 %145, label %b11, label %b12, !dbg !246

b11:
	%146 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %140, i64 %144, !dbg !247
	%147 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %146, i32 0, i32 0, !dbg !247
	%148 = bitcast { i8, i8, i8, i8 } addrspace(1)* %146 to <4 x i8> addrspace(1)*, !dbg !247
	%149 = load <4 x i8>, <4 x i8> addrspace(1)* %148, align 4, !dbg !247
	%150 = extractelement <4 x i8> %149, i32 0, !dbg !247
	%151 = extractelement <4 x i8> %149, i32 1, !dbg !247
	%152 = extractelement <4 x i8> %149, i32 2, !dbg !247
	%153 = extractelement <4 x i8> %149, i32 3, !dbg !247
	%154 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %146, i32 0, i32 1, !dbg !247
	%155 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %146, i32 0, i32 2, !dbg !247
	%156 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %146, i32 0, i32 3, !dbg !247
	%157 = bitcast { i8, i8, i8, i8 } addrspace(1)* %146 to <4 x i8> addrspace(1)*, !dbg !248
	%158 = insertelement <4 x i8> undef, i8 %153, i32 0, !dbg !248
	%159 = insertelement <4 x i8> %158, i8 %152, i32 1, !dbg !248
	%160 = insertelement <4 x i8> %159, i8 %151, i32 2, !dbg !248
	%161 = insertelement <4 x i8> %160, i8 %150, i32 3, !dbg !248
	store <4 x i8> %161, <4 x i8> addrspace(1)* %157, align 4, !dbg !248
	%162 = add i64 %144, %18, !dbg !246
	br label %b10, !dbg !246

b12:
	ret void, !dbg !246

b5_cold:
	%163 = phi i64 [ %272, %b8_cold_ok1 ], [ %14, %b0 ], !dbg !210
	%164 = icmp slt i64 %163, %p3, !dbg !210
	br i1 %164, label %b6_cold, label %b9, !dbg !210

b6_cold:
	store [2 x { { i32, i32, i32, i32 }, { i64, i64 } }] zeroinitializer, [2 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %1, align 16, !dbg !211
	%165 = srem i64 %163, 2, !dbg !212
	%166 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %3, i64 %163, !dbg !213
	%167 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %166, i32 0, i32 0, !dbg !213
	%168 = bitcast { i32, i32, i32, i32 } addrspace(1)* %166 to <4 x i32> addrspace(1)*, !dbg !213
	%169 = load <4 x i32>, <4 x i32> addrspace(1)* %168, align 16, !dbg !213
	%170 = extractelement <4 x i32> %169, i32 0, !dbg !213
	%171 = extractelement <4 x i32> %169, i32 1, !dbg !213
	%172 = extractelement <4 x i32> %169, i32 2, !dbg !213
	%173 = extractelement <4 x i32> %169, i32 3, !dbg !213
	%174 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %166, i32 0, i32 1, !dbg !213
	%175 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %166, i32 0, i32 2, !dbg !213
	%176 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %166, i32 0, i32 3, !dbg !213
	%177 = getelementptr inbounds [2 x { { i32, i32, i32, i32 }, { i64, i64 } }], [2 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %1, i64 0, i64 %165, !dbg !214
	%178 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %177, i32 0, i32 0, !dbg !214
	%179 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %178, i32 0, i32 0, !dbg !214
	%180 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %178, i32 0, i32 1, !dbg !214
	%181 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %178, i32 0, i32 2, !dbg !214
	%182 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %178, i32 0, i32 3, !dbg !214
	%183 = bitcast { i32, i32, i32, i32 }* %178 to <4 x i32>*, !dbg !214
	%184 = insertelement <4 x i32> undef, i32 %170, i32 0, !dbg !214
	%185 = insertelement <4 x i32> %184, i32 %171, i32 1, !dbg !214
	%186 = insertelement <4 x i32> %185, i32 %172, i32 2, !dbg !214
	%187 = insertelement <4 x i32> %186, i32 %173, i32 3, !dbg !214
	store <4 x i32> %187, <4 x i32>* %183, align 16, !dbg !214
	%188 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %177, i32 0, i32 1, !dbg !214
	%189 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %188, i32 0, i32 0, !dbg !214
	%190 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %188, i32 0, i32 1, !dbg !214
	%191 = bitcast { i64, i64 }* %188 to <2 x i64>*, !dbg !214
	%192 = insertelement <2 x i64> undef, i64 %163, i32 0, !dbg !214
	%193 = insertelement <2 x i64> %192, i64 -1, i32 1, !dbg !214
	store <2 x i64> %193, <2 x i64>* %191, align 16, !dbg !214
	%194 = bitcast { i32, i32, i32, i32 }* %178 to <4 x i32>*, !dbg !215
	%195 = load <4 x i32>, <4 x i32>* %194, align 16, !dbg !215
	%196 = extractelement <4 x i32> %195, i32 0, !dbg !215
	%197 = extractelement <4 x i32> %195, i32 1, !dbg !215
	%198 = extractelement <4 x i32> %195, i32 2, !dbg !215
	%199 = extractelement <4 x i32> %195, i32 3, !dbg !215
	%200 = bitcast { i64, i64 }* %188 to <2 x i64>*, !dbg !215
	%201 = load <2 x i64>, <2 x i64>* %200, align 16, !dbg !215
	%202 = extractelement <2 x i64> %201, i32 0, !dbg !215
	%203 = extractelement <2 x i64> %201, i32 1, !dbg !215
	%204 = getelementptr inbounds [64 x { { i32, i32, i32, i32 }, { i64, i64 } }], [64 x { { i32, i32, i32, i32 }, { i64, i64 } }] addrspace(3)* @gpuc_shared_VectorPlaces_67, i64 0, i64 %14, !dbg !216
	%205 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } } addrspace(3)* %204, i32 0, i32 0, !dbg !216
	%206 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %205, i32 0, i32 0, !dbg !216
	%207 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %205, i32 0, i32 1, !dbg !216
	%208 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %205, i32 0, i32 2, !dbg !216
	%209 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %205, i32 0, i32 3, !dbg !216
	%210 = bitcast { i32, i32, i32, i32 } addrspace(3)* %205 to <4 x i32> addrspace(3)*, !dbg !216
	%211 = insertelement <4 x i32> undef, i32 %196, i32 0, !dbg !216
	%212 = insertelement <4 x i32> %211, i32 %197, i32 1, !dbg !216
	%213 = insertelement <4 x i32> %212, i32 %198, i32 2, !dbg !216
	%214 = insertelement <4 x i32> %213, i32 %199, i32 3, !dbg !216
	store <4 x i32> %214, <4 x i32> addrspace(3)* %210, align 16, !dbg !216
	%215 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } } addrspace(3)* %204, i32 0, i32 1, !dbg !216
	%216 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(3)* %215, i32 0, i32 0, !dbg !216
	%217 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(3)* %215, i32 0, i32 1, !dbg !216
	%218 = bitcast { i64, i64 } addrspace(3)* %215 to <2 x i64> addrspace(3)*, !dbg !216
	%219 = insertelement <2 x i64> undef, i64 %202, i32 0, !dbg !216
	%220 = insertelement <2 x i64> %219, i64 %203, i32 1, !dbg !216
	store <2 x i64> %220, <2 x i64> addrspace(3)* %218, align 16, !dbg !216
	%221 = bitcast { i32, i32, i32, i32 } addrspace(3)* %205 to <4 x i32> addrspace(3)*, !dbg !219
	%222 = load <4 x i32>, <4 x i32> addrspace(3)* %221, align 16, !dbg !219
	%223 = extractelement <4 x i32> %222, i32 3, !dbg !219
	%224 = extractelement <4 x i32> %222, i32 0, !dbg !219
	store i32 %223, i32 addrspace(3)* %206, align 4, !dbg !221
	store i32 %224, i32 addrspace(3)* %209, align 4, !dbg !222
	%225 = bitcast { i64, i64 } addrspace(3)* %215 to <2 x i64> addrspace(3)*, !dbg !223
	%226 = load <2 x i64>, <2 x i64> addrspace(3)* %225, align 16, !dbg !223
	%227 = extractelement <2 x i64> %226, i32 1, !dbg !223
	%228 = extractelement <2 x i64> %226, i32 0, !dbg !223
	%229 = bitcast { i64, i64 } addrspace(3)* %215 to <2 x i64> addrspace(3)*, !dbg !225
	%230 = insertelement <2 x i64> undef, i64 %227, i32 0, !dbg !225
	%231 = insertelement <2 x i64> %230, i64 %228, i32 1, !dbg !225
	store <2 x i64> %231, <2 x i64> addrspace(3)* %229, align 16, !dbg !225
	%232 = srem i64 %163, 3, !dbg !226
	%233 = icmp eq i64 %232, 0, !dbg !227
	br i1 %233, label %b7_cold, label %b8_cold, !dbg !227

b7_cold:
	%234 = bitcast { i32, i32, i32, i32 } addrspace(3)* %205 to <4 x i32> addrspace(3)*, !dbg !228
	%235 = load <4 x i32>, <4 x i32> addrspace(3)* %234, align 16, !dbg !228
	%236 = extractelement <4 x i32> %235, i32 0, !dbg !228
	%237 = extractelement <4 x i32> %235, i32 1, !dbg !228
	%238 = extractelement <4 x i32> %235, i32 2, !dbg !228
	%239 = extractelement <4 x i32> %235, i32 3, !dbg !228
	%240 = bitcast { i32, i32, i32, i32 } addrspace(3)* %205 to <4 x i32> addrspace(3)*, !dbg !229
	%241 = insertelement <4 x i32> undef, i32 %237, i32 0, !dbg !229
	%242 = insertelement <4 x i32> %241, i32 %238, i32 1, !dbg !229
	%243 = insertelement <4 x i32> %242, i32 %239, i32 2, !dbg !229
	%244 = insertelement <4 x i32> %243, i32 %236, i32 3, !dbg !229
	store <4 x i32> %244, <4 x i32> addrspace(3)* %240, align 16, !dbg !229
	br label %b8_cold, !dbg !229

b8_cold:
	%245 = icmp uge i64 %163, %p1, !dbg !242
	br i1 %245, label %b8_cold_fail1, label %b8_cold_ok1, !dbg !242, !prof !30

b8_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !242
	br label %fail, !dbg !242

b8_cold_ok1:
	%246 = bitcast { i32, i32, i32, i32 } addrspace(3)* %205 to <4 x i32> addrspace(3)*, !dbg !230
	%247 = load <4 x i32>, <4 x i32> addrspace(3)* %246, align 16, !dbg !230
	%248 = extractelement <4 x i32> %247, i32 0, !dbg !230
	%249 = extractelement <4 x i32> %247, i32 1, !dbg !230
	%250 = extractelement <4 x i32> %247, i32 2, !dbg !230
	%251 = extractelement <4 x i32> %247, i32 3, !dbg !230
	%252 = sext i32 %248 to i64, !dbg !231
	%253 = sext i32 %249 to i64, !dbg !233
	%254 = sext i32 %250 to i64, !dbg !235
	%255 = add i64 %253, %254, !dbg !236
	%256 = bitcast { i64, i64 } addrspace(3)* %215 to <2 x i64> addrspace(3)*, !dbg !237
	%257 = load <2 x i64>, <2 x i64> addrspace(3)* %256, align 16, !dbg !237
	%258 = extractelement <2 x i64> %257, i32 0, !dbg !237
	%259 = extractelement <2 x i64> %257, i32 1, !dbg !237
	%260 = sext i32 %251 to i64, !dbg !240
	%261 = add i64 %259, %260, !dbg !241
	%262 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %2, i64 %163, !dbg !242
	%263 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %262, i32 0, i32 0, !dbg !242
	%264 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %262, i32 0, i32 1, !dbg !242
	%265 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %262, i32 0, i32 2, !dbg !242
	%266 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %262, i32 0, i32 3, !dbg !242
	%267 = bitcast { i64, i64, i64, i64 } addrspace(1)* %262 to <4 x i64> addrspace(1)*, !dbg !242
	%268 = insertelement <4 x i64> undef, i64 %252, i32 0, !dbg !242
	%269 = insertelement <4 x i64> %268, i64 %255, i32 1, !dbg !242
	%270 = insertelement <4 x i64> %269, i64 %258, i32 2, !dbg !242
	%271 = insertelement <4 x i64> %270, i64 %261, i32 3, !dbg !242
	store <4 x i64> %271, <4 x i64> addrspace(1)* %267, align 16, !dbg !242
	%272 = add i64 %163, %18, !dbg !210
	br label %b5_cold, !dbg !210, !llvm.loop !244

b9_fail1:
	%273 = icmp eq i1 %132, false, !dbg !245
	br i1 %273, label %b9_fail2, label %b9_ok2, !dbg !245

b9_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !245
	br label %fail, !dbg !245

b9_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !245
	br label %fail, !dbg !245

fail:
	%274 = phi i32 [ 20, %b8_cold_fail1 ], [ 21, %b9_fail2 ], [ 22, %b9_ok2 ], !dbg !207
	%275 = phi i64 [ %163, %b8_cold_fail1 ], [ %p5, %b9_fail2 ], [ %135, %b9_ok2 ], !dbg !207
	%276 = phi i64 [ %p1, %b8_cold_fail1 ], [ 4, %b9_fail2 ], [ 4, %b9_ok2 ], !dbg !207
	call void @gpuc_fail(i8* %ctrl, i32 %274, i64 %275, i64 %276), !dbg !207
	ret void, !dbg !207
}

define void @Print(float* %p0, i64 %p1, i64 %p2, i8 zeroext %p3, i8* %ctrl) nounwind !dbg !250 {
entry:
	%0 = icmp ne i8 %p3, 0, !dbg !251
	%1 = alloca { i64 }, align 8, !dbg !251
	%2 = alloca { i64, i64, i64, i64, i64 }, align 8, !dbg !251
	%3 = alloca { double, double, double, double, i32, i8*, i8* }, align 8, !dbg !251
	%4 = alloca { double, double, double }, align 8, !dbg !251
	br label %b0, !dbg !251

b0:
	%5 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !251
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !252, !range !11
	%7 = sext i32 %6 to i64, !dbg !252
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !252, !range !12
	%9 = sext i32 %8 to i64, !dbg !252
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !252, !range !12
	%11 = sext i32 %10 to i64, !dbg !252
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !252, !range !13
	%13 = sext i32 %12 to i64, !dbg !252
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !252, !range !14
	%15 = sext i32 %14 to i64, !dbg !252
	%16 = trunc i64 %15 to i32, !dbg !252
	%17 = trunc i64 %11 to i32, !dbg !252
	%18 = mul i32 %16, %17, !dbg !252
	%19 = zext i32 %18 to i64, !dbg !252
	%20 = trunc i64 %9 to i32, !dbg !252
	%21 = add i32 %20, %18, !dbg !252
	%22 = zext i32 %21 to i64, !dbg !252
	%23 = mul i64 %13, %22, !dbg !252
	%24 = add i64 %7, %23, !dbg !252
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !252, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !252, !range !15
	%27 = mul i32 %25, %26, !dbg !252
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !252, !range !16
	%29 = mul i32 %27, %28, !dbg !252
	%30 = sext i32 %29 to i64, !dbg !252
	%31 = mul i64 %24, %30, !dbg !252
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !252, !range !17
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !252, !range !17
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !252, !range !18
	%35 = mul i32 %26, %34, !dbg !252
	%36 = add i32 %33, %35, !dbg !252
	%37 = mul i32 %25, %36, !dbg !252
	%38 = add i32 %32, %37, !dbg !252
	%39 = sext i32 %38 to i64, !dbg !252
	%40 = add i64 %31, %39, !dbg !252
	%41 = icmp sgt i64 %40, 0, !dbg !253
	br i1 %41, label %b1, label %b2, !dbg !253

b1:
	store { i64 } zeroinitializer, { i64 }* %1, align 8, !dbg !254
	%42 = getelementptr inbounds { i64 }, { i64 }* %1, i32 0, i32 0, !dbg !254
	store i64 %40, i64* %42, align 8, !dbg !254
	%43 = bitcast { i64 }* %1 to i8*, !dbg !254
	%44 = bitcast [13 x i8] addrspace(1)* @gpuc_text to i8 addrspace(1)*, !dbg !254
	%45 = addrspacecast i8 addrspace(1)* %44 to i8*, !dbg !254
	%46 = call i32 @vprintf(i8* %45, i8* %43), !dbg !254
	ret void, !dbg !255

b2:
	%47 = sub i64 0, %p2, !dbg !256
	%48 = trunc i64 %47 to i8, !dbg !257
	%49 = trunc i64 %p2 to i8, !dbg !258
	%50 = trunc i64 %p2 to i16, !dbg !259
	%51 = sext i8 %48 to i64, !dbg !260
	%52 = zext i8 %49 to i64, !dbg !260
	%53 = sext i16 %50 to i64, !dbg !260
	%54 = zext i8 %48 to i64, !dbg !260
	store { i64, i64, i64, i64, i64 } zeroinitializer, { i64, i64, i64, i64, i64 }* %2, align 8, !dbg !260
	%55 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 0, !dbg !260
	store i64 %p2, i64* %55, align 8, !dbg !260
	%56 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 1, !dbg !260
	store i64 %51, i64* %56, align 8, !dbg !260
	%57 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 2, !dbg !260
	store i64 %52, i64* %57, align 8, !dbg !260
	%58 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 3, !dbg !260
	store i64 %53, i64* %58, align 8, !dbg !260
	%59 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 4, !dbg !260
	store i64 %54, i64* %59, align 8, !dbg !260
	%60 = bitcast { i64, i64, i64, i64, i64 }* %2 to i8*, !dbg !260
	%61 = bitcast [45 x i8] addrspace(1)* @gpuc_text_2 to i8 addrspace(1)*, !dbg !260
	%62 = addrspacecast i8 addrspace(1)* %61 to i8*, !dbg !260
	%63 = call i32 @vprintf(i8* %62, i8* %60), !dbg !260
	%64 = getelementptr inbounds float, float addrspace(1)* %5, i64 0, !dbg !261
	%65 = icmp uge i64 0, %p1, !dbg !261
	%66 = icmp uge i64 1, %p1, !dbg !262
	%67 = icmp uge i64 2, %p1, !dbg !263
	%68 = icmp uge i64 3, %p1, !dbg !264
	%69 = or i1 %65, %66, !dbg !264
	%70 = or i1 %69, %67, !dbg !264
	%71 = or i1 %70, %68, !dbg !264
	br i1 %71, label %b2_fail1, label %b2_ok1, !dbg !264, !prof !30

b2_ok1:
	%72 = load float, float addrspace(1)* %64, align 4, !dbg !261
	%73 = getelementptr inbounds float, float addrspace(1)* %5, i64 1, !dbg !262
	%74 = load float, float addrspace(1)* %73, align 4, !dbg !262
	%75 = getelementptr inbounds float, float addrspace(1)* %5, i64 2, !dbg !263
	%76 = load float, float addrspace(1)* %75, align 4, !dbg !263
	%77 = fpext float %76 to double, !dbg !265
	%78 = getelementptr inbounds float, float addrspace(1)* %5, i64 3, !dbg !264
	%79 = load float, float addrspace(1)* %78, align 4, !dbg !264
	%80 = trunc i64 %p2 to i32, !dbg !266
	%81 = add i32 %80, 65, !dbg !267
	%82 = xor i1 %0, true, !dbg !268
	%83 = fpext float %72 to double, !dbg !269
	%84 = fpext float %74 to double, !dbg !269
	%85 = fpext float %79 to double, !dbg !269
	%86 = bitcast [5 x i8] addrspace(1)* @gpuc_text_3 to i8 addrspace(1)*, !dbg !269
	%87 = bitcast [6 x i8] addrspace(1)* @gpuc_text_4 to i8 addrspace(1)*, !dbg !269
	%88 = select i1 %0, i8 addrspace(1)* %86, i8 addrspace(1)* %87, !dbg !269
	%89 = select i1 %82, i8 addrspace(1)* %86, i8 addrspace(1)* %87, !dbg !269
	store { double, double, double, double, i32, i8*, i8* } zeroinitializer, { double, double, double, double, i32, i8*, i8* }* %3, align 8, !dbg !269
	%90 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 0, !dbg !269
	store double %83, double* %90, align 8, !dbg !269
	%91 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 1, !dbg !269
	store double %84, double* %91, align 8, !dbg !269
	%92 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 2, !dbg !269
	store double %77, double* %92, align 8, !dbg !269
	%93 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 3, !dbg !269
	store double %85, double* %93, align 8, !dbg !269
	%94 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 4, !dbg !269
	store i32 %81, i32* %94, align 4, !dbg !269
	%95 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 5, !dbg !269
	%96 = addrspacecast i8 addrspace(1)* %88 to i8*, !dbg !269
	store i8* %96, i8** %95, align 8, !dbg !269
	%97 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 6, !dbg !269
	%98 = addrspacecast i8 addrspace(1)* %89 to i8*, !dbg !269
	store i8* %98, i8** %97, align 8, !dbg !269
	%99 = bitcast { double, double, double, double, i32, i8*, i8* }* %3 to i8*, !dbg !269
	%100 = bitcast [26 x i8] addrspace(1)* @gpuc_text_5 to i8 addrspace(1)*, !dbg !269
	%101 = addrspacecast i8 addrspace(1)* %100 to i8*, !dbg !269
	%102 = call i32 @vprintf(i8* %101, i8* %99), !dbg !269
	%103 = getelementptr inbounds float, float addrspace(1)* %5, i64 4, !dbg !270
	%104 = icmp uge i64 4, %p1, !dbg !270
	%105 = icmp uge i64 5, %p1, !dbg !271
	%106 = or i1 %104, %105, !dbg !271
	br i1 %106, label %b2_fail5, label %b2_ok5, !dbg !271, !prof !30

b2_ok5:
	%107 = load float, float addrspace(1)* %103, align 4, !dbg !270
	%108 = getelementptr inbounds float, float addrspace(1)* %5, i64 5, !dbg !271
	%109 = load float, float addrspace(1)* %108, align 4, !dbg !271
	%110 = fdiv float %107, %109, !dbg !272
	%111 = load float, float addrspace(1)* %103, align 4, !dbg !273
	%112 = fsub float -0.000000e+00, %111, !dbg !274
	%113 = load float, float addrspace(1)* %108, align 4, !dbg !275
	%114 = fdiv float %112, %113, !dbg !276
	%115 = load float, float addrspace(1)* %108, align 4, !dbg !277
	%116 = load float, float addrspace(1)* %108, align 4, !dbg !278
	%117 = fdiv float %115, %116, !dbg !279
	%118 = fpext float %110 to double, !dbg !280
	%119 = fpext float %114 to double, !dbg !280
	%120 = fpext float %117 to double, !dbg !280
	store { double, double, double } zeroinitializer, { double, double, double }* %4, align 8, !dbg !280
	%121 = getelementptr inbounds { double, double, double }, { double, double, double }* %4, i32 0, i32 0, !dbg !280
	store double %118, double* %121, align 8, !dbg !280
	%122 = getelementptr inbounds { double, double, double }, { double, double, double }* %4, i32 0, i32 1, !dbg !280
	store double %119, double* %122, align 8, !dbg !280
	%123 = getelementptr inbounds { double, double, double }, { double, double, double }* %4, i32 0, i32 2, !dbg !280
	store double %120, double* %123, align 8, !dbg !280
	%124 = bitcast { double, double, double }* %4 to i8*, !dbg !280
	%125 = bitcast [10 x i8] addrspace(1)* @gpuc_text_6 to i8 addrspace(1)*, !dbg !280
	%126 = addrspacecast i8 addrspace(1)* %125 to i8*, !dbg !280
	%127 = call i32 @vprintf(i8* %126, i8* %124), !dbg !280
	%128 = bitcast [9 x i8] addrspace(1)* @gpuc_text_7 to i8 addrspace(1)*, !dbg !281
	%129 = addrspacecast i8 addrspace(1)* %128 to i8*, !dbg !281
	%130 = call i32 @vprintf(i8* %129, i8* null), !dbg !281
	ret void, !dbg !281

b2_fail1:
	%131 = icmp uge i64 0, %p1, !dbg !261
	br i1 %131, label %b2_fail2, label %b2_ok2, !dbg !261

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !261
	br label %fail, !dbg !261

b2_ok2:
	%132 = icmp uge i64 1, %p1, !dbg !262
	br i1 %132, label %b2_fail3, label %b2_ok3, !dbg !262

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !262
	br label %fail, !dbg !262

b2_ok3:
	%133 = icmp uge i64 2, %p1, !dbg !263
	br i1 %133, label %b2_fail4, label %b2_ok4, !dbg !263

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !263
	br label %fail, !dbg !263

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !264
	br label %fail, !dbg !264

b2_fail5:
	%134 = icmp uge i64 4, %p1, !dbg !270
	br i1 %134, label %b2_fail6, label %b2_ok6, !dbg !270

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !270
	br label %fail, !dbg !270

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !271
	br label %fail, !dbg !271

fail:
	%135 = phi i32 [ 23, %b2_fail2 ], [ 23, %b2_fail3 ], [ 23, %b2_fail4 ], [ 23, %b2_ok4 ], [ 24, %b2_fail6 ], [ 24, %b2_ok6 ], !dbg !251
	%136 = phi i64 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], !dbg !251
	%137 = phi i64 [ %p1, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %p1, %b2_fail4 ], [ %p1, %b2_ok4 ], [ %p1, %b2_fail6 ], [ %p1, %b2_ok6 ], !dbg !251
	call void @gpuc_fail(i8* %ctrl, i32 %135, i64 %136, i64 %137), !dbg !251
	ret void, !dbg !251
}

define void @ExchangeInt8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !283 {
entry:
	br label %b0, !dbg !284

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !284
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !284
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !284
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !287, !range !11
	%4 = sext i32 %3 to i64, !dbg !287
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !287, !range !12
	%6 = sext i32 %5 to i64, !dbg !287
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !287, !range !12
	%8 = sext i32 %7 to i64, !dbg !287
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !287, !range !13
	%10 = sext i32 %9 to i64, !dbg !287
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !287, !range !14
	%12 = sext i32 %11 to i64, !dbg !287
	%13 = trunc i64 %12 to i32, !dbg !287
	%14 = trunc i64 %8 to i32, !dbg !287
	%15 = mul i32 %13, %14, !dbg !287
	%16 = zext i32 %15 to i64, !dbg !287
	%17 = trunc i64 %6 to i32, !dbg !287
	%18 = add i32 %17, %15, !dbg !287
	%19 = zext i32 %18 to i64, !dbg !287
	%20 = mul i64 %10, %19, !dbg !287
	%21 = add i64 %4, %20, !dbg !287
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !287, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !287, !range !15
	%24 = mul i32 %22, %23, !dbg !287
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !287, !range !16
	%26 = mul i32 %24, %25, !dbg !287
	%27 = sext i32 %26 to i64, !dbg !287
	%28 = mul i64 %21, %27, !dbg !287
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !287, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !287, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !287, !range !18
	%32 = mul i32 %23, %31, !dbg !287
	%33 = add i32 %30, %32, !dbg !287
	%34 = mul i32 %22, %33, !dbg !287
	%35 = add i32 %29, %34, !dbg !287
	%36 = sext i32 %35 to i64, !dbg !287
	%37 = add i64 %28, %36, !dbg !287
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !288, !range !20
	%39 = sext i32 %38 to i64, !dbg !288
	%40 = and i32 %35, -32, !dbg !289
	%41 = sub i32 %26, %40, !dbg !289
	%42 = icmp slt i32 %41, 32, !dbg !289
	%43 = select i1 %42, i32 %41, i32 32, !dbg !289
	%44 = sext i32 %43 to i64, !dbg !289
	%45 = icmp eq i64 %44, 32, !dbg !290
	br i1 %45, label %b1, label %b2, !dbg !290

b1:
	br label %b2, !dbg !290

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !291
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !292
	%48 = mul i64 %37, 4, !dbg !294
	%49 = sub i64 %p1, %48, !dbg !295
	%50 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %37, !dbg !293
	%51 = icmp uge i64 %37, %p5, !dbg !293
	%52 = icmp ugt i64 %48, %p1, !dbg !295
	%53 = icmp ugt i64 4, %49, !dbg !296
	%54 = icmp eq i64 %44, 0, !dbg !297
	%55 = or i1 %51, %52, !dbg !297
	%56 = or i1 %55, %53, !dbg !297
	%57 = or i1 %56, %54, !dbg !297
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !297, !prof !30

b2_ok1:
	%58 = load i8, i8 addrspace(1)* %50, align 1, !dbg !293
	%59 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %48, !dbg !295
	%60 = trunc i64 %39 to i32, !dbg !298
	%61 = mul i32 %60, 7, !dbg !298
	%62 = zext i32 %61 to i64, !dbg !298
	%63 = add i32 %61, 3, !dbg !299
	%64 = zext i32 %63 to i64, !dbg !299
	%65 = icmp eq i64 %44, -1, !dbg !297
	%66 = select i1 %65, i64 1, i64 %44, !dbg !297
	%67 = srem i64 %64, %66, !dbg !297
	%68 = trunc i64 %67 to i32, !dbg !300
	%69 = zext i8 %58 to i32, !dbg !300
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !300
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !300
	%72 = trunc i32 %71 to i8, !dbg !300
	%73 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 0, !dbg !301
	store i8 %72, i8 addrspace(1)* %73, align 1, !dbg !301
	%74 = zext i8 %58 to i32, !dbg !302
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %74, i32 3, i32 0), !dbg !302
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !302
	%77 = trunc i32 %76 to i8, !dbg !302
	%78 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 1, !dbg !303
	store i8 %77, i8 addrspace(1)* %78, align 1, !dbg !303
	%79 = trunc i64 %46 to i32, !dbg !304
	%80 = zext i8 %58 to i32, !dbg !304
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %80, i32 %79, i32 31), !dbg !304
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !304
	%83 = trunc i32 %82 to i8, !dbg !304
	%84 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 2, !dbg !305
	store i8 %83, i8 addrspace(1)* %84, align 1, !dbg !305
	%85 = trunc i64 %47 to i32, !dbg !306
	%86 = zext i8 %58 to i32, !dbg !306
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %86, i32 %85, i32 31), !dbg !306
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !306
	%89 = trunc i32 %88 to i8, !dbg !306
	%90 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 3, !dbg !307
	store i8 %89, i8 addrspace(1)* %90, align 1, !dbg !307
	%91 = mul i64 %37, 3, !dbg !308
	%92 = sub i64 %p3, %91, !dbg !309
	%93 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %91, !dbg !309
	%94 = icmp ugt i64 %91, %p3, !dbg !309
	%95 = icmp ugt i64 3, %92, !dbg !310
	%96 = or i1 %94, %95, !dbg !310
	br i1 %96, label %b2_fail5, label %b2_ok5, !dbg !310, !prof !30

b2_ok5:
	%97 = zext i8 %58 to i32, !dbg !311
	%98 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %97) convergent nounwind, !dbg !311
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 0, !dbg !312
	store i32 %98, i32 addrspace(1)* %99, align 4, !dbg !312
	%100 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 1, !dbg !313
	store i32 7, i32 addrspace(1)* %100, align 4, !dbg !313
	%101 = zext i8 %58 to i32, !dbg !314
	%102 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %101) convergent nounwind, !dbg !314
	store i32 %102, i32 addrspace(1)* %100, align 4, !dbg !315
	%103 = sub i64 %37, %39, !dbg !316
	%104 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %103, !dbg !317
	%105 = icmp uge i64 %103, %p5, !dbg !317
	br i1 %105, label %b2_fail7, label %b2_ok7, !dbg !317, !prof !30

b2_ok7:
	%106 = load i8, i8 addrspace(1)* %104, align 1, !dbg !317
	%107 = zext i8 %106 to i32, !dbg !318
	%108 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %107) convergent nounwind, !dbg !318
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 2, !dbg !319
	store i32 %108, i32 addrspace(1)* %109, align 4, !dbg !319
	ret void, !dbg !286

b2_fail1:
	%110 = icmp uge i64 %37, %p5, !dbg !293
	br i1 %110, label %b2_fail2, label %b2_ok2, !dbg !293

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !293
	br label %fail, !dbg !293

b2_ok2:
	%111 = icmp ugt i64 %48, %p1, !dbg !295
	br i1 %111, label %b2_fail3, label %b2_ok3, !dbg !295

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !295
	br label %fail, !dbg !295

b2_ok3:
	%112 = icmp ugt i64 4, %49, !dbg !296
	br i1 %112, label %b2_fail4, label %b2_ok4, !dbg !296

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !296
	br label %fail, !dbg !296

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !297
	br label %fail, !dbg !297

b2_fail5:
	%113 = icmp ugt i64 %91, %p3, !dbg !309
	br i1 %113, label %b2_fail6, label %b2_ok6, !dbg !309

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !309
	br label %fail, !dbg !309

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !310
	br label %fail, !dbg !310

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !317
	br label %fail, !dbg !317

fail:
	%114 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !284
	%115 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %91, %b2_fail6 ], [ 3, %b2_ok6 ], [ %103, %b2_fail7 ], !dbg !284
	%116 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %92, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !284
	call void @gpuc_fail(i8* %ctrl, i32 %114, i64 %115, i64 %116), !dbg !284
	ret void, !dbg !284
}

define void @NumbersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !320 {
entry:
	br label %b0, !dbg !321

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !321
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !321
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !321
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !325, !range !11
	%4 = sext i32 %3 to i64, !dbg !325
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !325, !range !12
	%6 = sext i32 %5 to i64, !dbg !325
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !325, !range !12
	%8 = sext i32 %7 to i64, !dbg !325
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !325, !range !13
	%10 = sext i32 %9 to i64, !dbg !325
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !325, !range !14
	%12 = sext i32 %11 to i64, !dbg !325
	%13 = trunc i64 %12 to i32, !dbg !325
	%14 = trunc i64 %8 to i32, !dbg !325
	%15 = mul i32 %13, %14, !dbg !325
	%16 = trunc i64 %6 to i32, !dbg !325
	%17 = add i32 %16, %15, !dbg !325
	%18 = zext i32 %17 to i64, !dbg !325
	%19 = mul i64 %10, %18, !dbg !325
	%20 = add i64 %4, %19, !dbg !325
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !325, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !325, !range !15
	%23 = mul i32 %21, %22, !dbg !325
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !325, !range !16
	%25 = mul i32 %23, %24, !dbg !325
	%26 = sext i32 %25 to i64, !dbg !325
	%27 = mul i64 %20, %26, !dbg !325
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !325, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !325, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !325, !range !18
	%31 = mul i32 %22, %30, !dbg !325
	%32 = add i32 %29, %31, !dbg !325
	%33 = mul i32 %21, %32, !dbg !325
	%34 = add i32 %28, %33, !dbg !325
	%35 = sext i32 %34 to i64, !dbg !325
	%36 = add i64 %27, %35, !dbg !325
	%37 = mul i64 %36, 6, !dbg !326
	%38 = sub i64 %p1, %37, !dbg !327
	%39 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %37, !dbg !327
	%40 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %36, !dbg !328
	%41 = icmp ugt i64 %37, %p1, !dbg !327
	%42 = icmp uge i64 %36, %p5, !dbg !328
	%43 = icmp ugt i64 6, %38, !dbg !331
	%44 = or i1 %41, %42, !dbg !331
	%45 = or i1 %44, %43, !dbg !331
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !331, !prof !30

b0_ok1:
	%46 = load i8, i8 addrspace(1)* %40, align 1, !dbg !328
	%47 = sext i8 %46 to i32, !dbg !339
	%48 = and i32 %34, -32, !dbg !340
	%49 = sub i32 %25, %48, !dbg !340
	%50 = icmp slt i32 %49, 32, !dbg !340
	%51 = select i1 %50, i32 %49, i32 32, !dbg !340
	%52 = sext i32 %51 to i64, !dbg !340
	%53 = icmp eq i64 %52, 32, !dbg !341
	%54 = mul i64 %52, 2, !dbg !342
	br label %b1, !dbg !331

b1:
	%55 = phi i32 [ 0, %b0_ok1 ], [ %197, %b39 ], !dbg !331
	%56 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !343
	%57 = getelementptr inbounds [12 x i8], [12 x i8]* %56, i64 0, i64 0, !dbg !343
	%58 = call i32 @__nvvm_reflect(i8* %57), !dbg !343
	%59 = icmp sge i32 %58, 800, !dbg !343
	br i1 %59, label %b2, label %b3, !dbg !343

b2:
	%60 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %47) convergent nounwind, !dbg !339
	%61 = trunc i32 %60 to i8, !dbg !339
	br label %b9, !dbg !344

b3:
	br i1 %53, label %b4, label %b6, !dbg !341

b4:
	%62 = phi i8 [ %70, %b5 ], [ %46, %b3 ], !dbg !345
	%63 = phi i64 [ %73, %b5 ], [ 16, %b3 ], !dbg !346
	%64 = icmp sgt i64 %63, 0, !dbg !347
	br i1 %64, label %b5, label %b9, !dbg !347

b5:
	%65 = trunc i64 %63 to i32, !dbg !348
	%66 = zext i8 %62 to i32, !dbg !348
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %66, i32 %65, i32 31), !dbg !348
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !348
	%69 = trunc i32 %68 to i8, !dbg !348
	%70 = add i8 %62, %69, !dbg !349
	%71 = trunc i64 %63 to i32, !dbg !350
	%72 = udiv i32 %71, 2, !dbg !350
	%73 = zext i32 %72 to i64, !dbg !350
	br label %b4, !dbg !350

b6:
	%74 = zext i8 %46 to i32, !dbg !351
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %74, i32 0, i32 31), !dbg !351
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !351
	%77 = trunc i32 %76 to i8, !dbg !351
	br label %b7, !dbg !351

b7:
	%78 = phi i8 [ %77, %b6 ], [ %85, %b8 ], !dbg !352
	%79 = phi i32 [ 1, %b6 ], [ %86, %b8 ], !dbg !353
	%80 = icmp slt i32 %79, %51, !dbg !354
	br i1 %80, label %b8, label %b9, !dbg !354

b8:
	%81 = zext i8 %46 to i32, !dbg !355
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %79, i32 31), !dbg !355
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !355
	%84 = trunc i32 %83 to i8, !dbg !355
	%85 = add i8 %78, %84, !dbg !349
	%86 = add i32 %79, 1, !dbg !356
	br label %b7, !dbg !356

b9:
	%87 = phi i8 [ %61, %b2 ], [ %62, %b4 ], [ %78, %b7 ], !dbg !338
	%88 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 0, !dbg !357
	store i8 %87, i8 addrspace(1)* %88, align 1, !dbg !357
	br i1 %59, label %b10, label %b11, !dbg !362

b10:
	%89 = call i32 asm sideeffect "redux.sync.min.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %47) convergent nounwind, !dbg !363
	%90 = trunc i32 %89 to i8, !dbg !363
	br label %b17, !dbg !364

b11:
	br i1 %53, label %b12, label %b14, !dbg !365

b12:
	%91 = phi i8 [ %100, %b13 ], [ %46, %b11 ], !dbg !366
	%92 = phi i64 [ %103, %b13 ], [ 16, %b11 ], !dbg !367
	%93 = icmp sgt i64 %92, 0, !dbg !368
	br i1 %93, label %b13, label %b17, !dbg !368

b13:
	%94 = trunc i64 %92 to i32, !dbg !369
	%95 = zext i8 %91 to i32, !dbg !369
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %94, i32 31), !dbg !369
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !369
	%98 = trunc i32 %97 to i8, !dbg !369
	%99 = icmp slt i8 %91, %98, !dbg !370
	%100 = select i1 %99, i8 %91, i8 %98, !dbg !370
	%101 = trunc i64 %92 to i32, !dbg !371
	%102 = udiv i32 %101, 2, !dbg !371
	%103 = zext i32 %102 to i64, !dbg !371
	br label %b12, !dbg !371

b14:
	%104 = zext i8 %46 to i32, !dbg !372
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 0, i32 31), !dbg !372
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !372
	%107 = trunc i32 %106 to i8, !dbg !372
	br label %b15, !dbg !372

b15:
	%108 = phi i8 [ %107, %b14 ], [ %116, %b16 ], !dbg !373
	%109 = phi i32 [ 1, %b14 ], [ %117, %b16 ], !dbg !374
	%110 = icmp slt i32 %109, %51, !dbg !375
	br i1 %110, label %b16, label %b17, !dbg !375

b16:
	%111 = zext i8 %46 to i32, !dbg !376
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %111, i32 %109, i32 31), !dbg !376
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !376
	%114 = trunc i32 %113 to i8, !dbg !376
	%115 = icmp slt i8 %108, %114, !dbg !370
	%116 = select i1 %115, i8 %108, i8 %114, !dbg !370
	%117 = add i32 %109, 1, !dbg !377
	br label %b15, !dbg !377

b17:
	%118 = phi i8 [ %90, %b10 ], [ %91, %b12 ], [ %108, %b15 ], !dbg !361
	br i1 %59, label %b18, label %b19, !dbg !382

b18:
	%119 = call i32 asm sideeffect "redux.sync.max.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %47) convergent nounwind, !dbg !383
	%120 = trunc i32 %119 to i8, !dbg !383
	br label %b25, !dbg !384

b19:
	br i1 %53, label %b20, label %b22, !dbg !385

b20:
	%121 = phi i8 [ %130, %b21 ], [ %46, %b19 ], !dbg !386
	%122 = phi i64 [ %133, %b21 ], [ 16, %b19 ], !dbg !387
	%123 = icmp sgt i64 %122, 0, !dbg !388
	br i1 %123, label %b21, label %b25, !dbg !388

b21:
	%124 = trunc i64 %122 to i32, !dbg !389
	%125 = zext i8 %121 to i32, !dbg !389
	%126 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %125, i32 %124, i32 31), !dbg !389
	%127 = extractvalue { i32, i1 } %126, 0, !dbg !389
	%128 = trunc i32 %127 to i8, !dbg !389
	%129 = icmp sgt i8 %121, %128, !dbg !390
	%130 = select i1 %129, i8 %121, i8 %128, !dbg !390
	%131 = trunc i64 %122 to i32, !dbg !391
	%132 = udiv i32 %131, 2, !dbg !391
	%133 = zext i32 %132 to i64, !dbg !391
	br label %b20, !dbg !391

b22:
	%134 = zext i8 %46 to i32, !dbg !392
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %134, i32 0, i32 31), !dbg !392
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !392
	%137 = trunc i32 %136 to i8, !dbg !392
	br label %b23, !dbg !392

b23:
	%138 = phi i8 [ %137, %b22 ], [ %146, %b24 ], !dbg !393
	%139 = phi i32 [ 1, %b22 ], [ %147, %b24 ], !dbg !394
	%140 = icmp slt i32 %139, %51, !dbg !395
	br i1 %140, label %b24, label %b25, !dbg !395

b24:
	%141 = zext i8 %46 to i32, !dbg !396
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 %139, i32 31), !dbg !396
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !396
	%144 = trunc i32 %143 to i8, !dbg !396
	%145 = icmp sgt i8 %138, %144, !dbg !390
	%146 = select i1 %145, i8 %138, i8 %144, !dbg !390
	%147 = add i32 %139, 1, !dbg !397
	br label %b23, !dbg !397

b25:
	%148 = phi i8 [ %120, %b18 ], [ %121, %b20 ], [ %138, %b23 ], !dbg !381
	%149 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 1, !dbg !398
	store i8 %118, i8 addrspace(1)* %149, align 1, !dbg !398
	%150 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 2, !dbg !399
	store i8 %148, i8 addrspace(1)* %150, align 1, !dbg !399
	%151 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !405, !range !20
	%152 = sext i32 %151 to i64, !dbg !405
	%153 = trunc i64 %152 to i32, !dbg !405
	br label %b26, !dbg !405

b26:
	%154 = phi i8 [ %46, %b25 ], [ %165, %b29 ], !dbg !406
	%155 = phi i32 [ 1, %b25 ], [ %166, %b29 ], !dbg !407
	%156 = zext i32 %155 to i64, !dbg !407
	%157 = icmp ult i32 %155, 32, !dbg !408
	br i1 %157, label %b27, label %b30, !dbg !408

b27:
	%158 = trunc i64 %156 to i32, !dbg !409
	%159 = zext i8 %154 to i32, !dbg !409
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %159, i32 %158, i32 0), !dbg !409
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !409
	%162 = trunc i32 %161 to i8, !dbg !409
	%163 = icmp uge i32 %153, %155, !dbg !410
	br i1 %163, label %b28, label %b29, !dbg !410

b28:
	%164 = add i8 %154, %162, !dbg !411
	br label %b29, !dbg !411

b29:
	%165 = phi i8 [ %154, %b27 ], [ %164, %b28 ], !dbg !406
	%166 = mul i32 %155, 2, !dbg !412
	br label %b26, !dbg !412

b30:
	%167 = phi i8 [ %178, %b33 ], [ %46, %b26 ], !dbg !416
	%168 = phi i32 [ %179, %b33 ], [ 1, %b26 ], !dbg !417
	%169 = zext i32 %168 to i64, !dbg !417
	%170 = icmp ult i32 %168, 32, !dbg !418
	br i1 %170, label %b31, label %b34, !dbg !418

b31:
	%171 = trunc i64 %169 to i32, !dbg !419
	%172 = zext i8 %167 to i32, !dbg !419
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %172, i32 %171, i32 0), !dbg !419
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !419
	%175 = trunc i32 %174 to i8, !dbg !419
	%176 = icmp uge i32 %153, %168, !dbg !420
	br i1 %176, label %b32, label %b33, !dbg !420

b32:
	%177 = add i8 %167, %175, !dbg !421
	br label %b33, !dbg !421

b33:
	%178 = phi i8 [ %167, %b31 ], [ %177, %b32 ], !dbg !416
	%179 = mul i32 %168, 2, !dbg !422
	br label %b30, !dbg !422

b34:
	%180 = zext i8 %167 to i32, !dbg !423
	%181 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %180, i32 1, i32 0), !dbg !423
	%182 = extractvalue { i32, i1 } %181, 0, !dbg !423
	%183 = trunc i32 %182 to i8, !dbg !423
	%184 = icmp eq i32 %151, 0, !dbg !424
	br i1 %184, label %b36, label %b35, !dbg !424

b35:
	br label %b36, !dbg !425

b36:
	%185 = phi i8 [ 0, %b34 ], [ %183, %b35 ], !dbg !414
	%186 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 3, !dbg !426
	store i8 %154, i8 addrspace(1)* %186, align 1, !dbg !426
	%187 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 4, !dbg !427
	store i8 %185, i8 addrspace(1)* %187, align 1, !dbg !427
	%188 = sdiv i64 %54, 3, !dbg !428
	%189 = icmp slt i64 %188, 0, !dbg !432
	br i1 %189, label %b38, label %b37, !dbg !432

b37:
	%190 = icmp sge i64 %188, %52, !dbg !433
	br i1 %190, label %b38, label %b39, !dbg !433

b38:
	call void asm sideeffect "", ""() nounwind, !dbg !434
	br label %fail, !dbg !434

b39:
	%191 = trunc i64 %188 to i32, !dbg !435
	%192 = zext i8 %46 to i32, !dbg !435
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %192, i32 %191, i32 31), !dbg !435
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !435
	%195 = trunc i32 %194 to i8, !dbg !435
	%196 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 5, !dbg !436
	store i8 %195, i8 addrspace(1)* %196, align 1, !dbg !436
	%197 = add i32 %55, 1, !dbg !436
	%198 = icmp slt i32 %197, 2, !dbg !436
	br i1 %198, label %b1, label %b40, !dbg !436

b40:
	%199 = sub i64 %p3, %37, !dbg !437
	%200 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %37, !dbg !437
	%201 = icmp ugt i64 %37, %p3, !dbg !437
	%202 = icmp ugt i64 6, %199, !dbg !440
	%203 = or i1 %201, %202, !dbg !440
	br i1 %203, label %b40_fail1, label %b40_ok1, !dbg !440, !prof !30

b40_ok1:
	%204 = load i8, i8 addrspace(1)* %40, align 1, !dbg !441
	%205 = sext i8 %204 to i32, !dbg !447
	%206 = trunc i64 %26 to i32, !dbg !450
	%207 = add i32 %206, 32, !dbg !450
	%208 = sub i32 %207, 1, !dbg !451
	%209 = sub i64 %52, 1, !dbg !456
	%210 = icmp eq i64 %152, %209, !dbg !457
	%211 = mul i32 %206, 2, !dbg !458
	br label %b41, !dbg !440

b41:
	%212 = phi i32 [ 0, %b40_ok1 ], [ %434, %b114 ], !dbg !440
	br i1 %59, label %b42, label %b43, !dbg !459

b42:
	%213 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %205) convergent nounwind, !dbg !447
	%214 = trunc i32 %213 to i8, !dbg !447
	br label %b49, !dbg !460

b43:
	br i1 %53, label %b44, label %b46, !dbg !461

b44:
	%215 = phi i8 [ %223, %b45 ], [ %204, %b43 ], !dbg !462
	%216 = phi i64 [ %226, %b45 ], [ 16, %b43 ], !dbg !463
	%217 = icmp sgt i64 %216, 0, !dbg !464
	br i1 %217, label %b45, label %b49, !dbg !464

b45:
	%218 = trunc i64 %216 to i32, !dbg !465
	%219 = zext i8 %215 to i32, !dbg !465
	%220 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %219, i32 %218, i32 31), !dbg !465
	%221 = extractvalue { i32, i1 } %220, 0, !dbg !465
	%222 = trunc i32 %221 to i8, !dbg !465
	%223 = add i8 %215, %222, !dbg !466
	%224 = trunc i64 %216 to i32, !dbg !467
	%225 = udiv i32 %224, 2, !dbg !467
	%226 = zext i32 %225 to i64, !dbg !467
	br label %b44, !dbg !467

b46:
	%227 = zext i8 %204 to i32, !dbg !468
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %227, i32 0, i32 31), !dbg !468
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !468
	%230 = trunc i32 %229 to i8, !dbg !468
	br label %b47, !dbg !468

b47:
	%231 = phi i8 [ %230, %b46 ], [ %238, %b48 ], !dbg !469
	%232 = phi i32 [ 1, %b46 ], [ %239, %b48 ], !dbg !470
	%233 = icmp slt i32 %232, %51, !dbg !471
	br i1 %233, label %b48, label %b49, !dbg !471

b48:
	%234 = zext i8 %204 to i32, !dbg !472
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %234, i32 %232, i32 31), !dbg !472
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !472
	%237 = trunc i32 %236 to i8, !dbg !472
	%238 = add i8 %231, %237, !dbg !466
	%239 = add i32 %232, 1, !dbg !473
	br label %b47, !dbg !473

b49:
	%240 = phi i8 [ %214, %b42 ], [ %215, %b44 ], [ %231, %b47 ], !dbg !446
	%241 = udiv i32 %208, 32, !dbg !474
	%242 = zext i32 %241 to i64, !dbg !474
	%243 = trunc i64 %242 to i32, !dbg !474
	%244 = icmp eq i32 %243, 1, !dbg !475
	br i1 %244, label %b55, label %b50, !dbg !475

b50:
	call void @llvm.nvvm.barrier0(), !dbg !477
	br i1 %184, label %b51, label %b52, !dbg !478

b51:
	%245 = trunc i64 %35 to i32, !dbg !479
	%246 = udiv i32 %245, 32, !dbg !479
	%247 = zext i32 %246 to i64, !dbg !479
	%248 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %247, !dbg !480
	store i8 %240, i8 addrspace(3)* %248, align 1, !dbg !480
	br label %b52, !dbg !480

b52:
	call void @llvm.nvvm.barrier0(), !dbg !481
	%249 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !482
	%250 = load i8, i8 addrspace(3)* %249, align 1, !dbg !482
	br label %b53, !dbg !482

b53:
	%251 = phi i8 [ %250, %b52 ], [ %257, %b54 ], !dbg !483
	%252 = phi i32 [ 1, %b52 ], [ %258, %b54 ], !dbg !484
	%253 = sext i32 %252 to i64, !dbg !484
	%254 = icmp slt i32 %252, %243, !dbg !485
	br i1 %254, label %b54, label %b55, !dbg !485

b54:
	%255 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %253, !dbg !486
	%256 = load i8, i8 addrspace(3)* %255, align 1, !dbg !486
	%257 = add i8 %251, %256, !dbg !466
	%258 = add i32 %252, 1, !dbg !487
	br label %b53, !dbg !487

b55:
	%259 = phi i8 [ %240, %b49 ], [ %251, %b53 ], !dbg !445
	%260 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 0, !dbg !488
	store i8 %259, i8 addrspace(1)* %260, align 1, !dbg !488
	br i1 %59, label %b56, label %b57, !dbg !493

b56:
	%261 = call i32 asm sideeffect "redux.sync.min.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %205) convergent nounwind, !dbg !494
	%262 = trunc i32 %261 to i8, !dbg !494
	br label %b63, !dbg !495

b57:
	br i1 %53, label %b58, label %b60, !dbg !496

b58:
	%263 = phi i8 [ %272, %b59 ], [ %204, %b57 ], !dbg !497
	%264 = phi i64 [ %275, %b59 ], [ 16, %b57 ], !dbg !498
	%265 = icmp sgt i64 %264, 0, !dbg !499
	br i1 %265, label %b59, label %b63, !dbg !499

b59:
	%266 = trunc i64 %264 to i32, !dbg !500
	%267 = zext i8 %263 to i32, !dbg !500
	%268 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %267, i32 %266, i32 31), !dbg !500
	%269 = extractvalue { i32, i1 } %268, 0, !dbg !500
	%270 = trunc i32 %269 to i8, !dbg !500
	%271 = icmp slt i8 %263, %270, !dbg !501
	%272 = select i1 %271, i8 %263, i8 %270, !dbg !501
	%273 = trunc i64 %264 to i32, !dbg !502
	%274 = udiv i32 %273, 2, !dbg !502
	%275 = zext i32 %274 to i64, !dbg !502
	br label %b58, !dbg !502

b60:
	%276 = zext i8 %204 to i32, !dbg !503
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 0, i32 31), !dbg !503
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !503
	%279 = trunc i32 %278 to i8, !dbg !503
	br label %b61, !dbg !503

b61:
	%280 = phi i8 [ %279, %b60 ], [ %288, %b62 ], !dbg !504
	%281 = phi i32 [ 1, %b60 ], [ %289, %b62 ], !dbg !505
	%282 = icmp slt i32 %281, %51, !dbg !506
	br i1 %282, label %b62, label %b63, !dbg !506

b62:
	%283 = zext i8 %204 to i32, !dbg !507
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %283, i32 %281, i32 31), !dbg !507
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !507
	%286 = trunc i32 %285 to i8, !dbg !507
	%287 = icmp slt i8 %280, %286, !dbg !501
	%288 = select i1 %287, i8 %280, i8 %286, !dbg !501
	%289 = add i32 %281, 1, !dbg !508
	br label %b61, !dbg !508

b63:
	%290 = phi i8 [ %262, %b56 ], [ %263, %b58 ], [ %280, %b61 ], !dbg !492
	br i1 %244, label %b69, label %b64, !dbg !509

b64:
	call void @llvm.nvvm.barrier0(), !dbg !511
	br i1 %184, label %b65, label %b66, !dbg !512

b65:
	%291 = trunc i64 %35 to i32, !dbg !513
	%292 = udiv i32 %291, 32, !dbg !513
	%293 = zext i32 %292 to i64, !dbg !513
	%294 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %293, !dbg !514
	store i8 %290, i8 addrspace(3)* %294, align 1, !dbg !514
	br label %b66, !dbg !514

b66:
	call void @llvm.nvvm.barrier0(), !dbg !515
	%295 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !516
	%296 = load i8, i8 addrspace(3)* %295, align 1, !dbg !516
	br label %b67, !dbg !516

b67:
	%297 = phi i8 [ %296, %b66 ], [ %304, %b68 ], !dbg !517
	%298 = phi i32 [ 1, %b66 ], [ %305, %b68 ], !dbg !518
	%299 = sext i32 %298 to i64, !dbg !518
	%300 = icmp slt i32 %298, %243, !dbg !519
	br i1 %300, label %b68, label %b69, !dbg !519

b68:
	%301 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %299, !dbg !520
	%302 = load i8, i8 addrspace(3)* %301, align 1, !dbg !520
	%303 = icmp slt i8 %297, %302, !dbg !501
	%304 = select i1 %303, i8 %297, i8 %302, !dbg !501
	%305 = add i32 %298, 1, !dbg !521
	br label %b67, !dbg !521

b69:
	%306 = phi i8 [ %290, %b63 ], [ %297, %b67 ], !dbg !491
	br i1 %59, label %b70, label %b71, !dbg !526

b70:
	%307 = call i32 asm sideeffect "redux.sync.max.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %205) convergent nounwind, !dbg !527
	%308 = trunc i32 %307 to i8, !dbg !527
	br label %b77, !dbg !528

b71:
	br i1 %53, label %b72, label %b74, !dbg !529

b72:
	%309 = phi i8 [ %318, %b73 ], [ %204, %b71 ], !dbg !530
	%310 = phi i64 [ %321, %b73 ], [ 16, %b71 ], !dbg !531
	%311 = icmp sgt i64 %310, 0, !dbg !532
	br i1 %311, label %b73, label %b77, !dbg !532

b73:
	%312 = trunc i64 %310 to i32, !dbg !533
	%313 = zext i8 %309 to i32, !dbg !533
	%314 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %313, i32 %312, i32 31), !dbg !533
	%315 = extractvalue { i32, i1 } %314, 0, !dbg !533
	%316 = trunc i32 %315 to i8, !dbg !533
	%317 = icmp sgt i8 %309, %316, !dbg !534
	%318 = select i1 %317, i8 %309, i8 %316, !dbg !534
	%319 = trunc i64 %310 to i32, !dbg !535
	%320 = udiv i32 %319, 2, !dbg !535
	%321 = zext i32 %320 to i64, !dbg !535
	br label %b72, !dbg !535

b74:
	%322 = zext i8 %204 to i32, !dbg !536
	%323 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %322, i32 0, i32 31), !dbg !536
	%324 = extractvalue { i32, i1 } %323, 0, !dbg !536
	%325 = trunc i32 %324 to i8, !dbg !536
	br label %b75, !dbg !536

b75:
	%326 = phi i8 [ %325, %b74 ], [ %334, %b76 ], !dbg !537
	%327 = phi i32 [ 1, %b74 ], [ %335, %b76 ], !dbg !538
	%328 = icmp slt i32 %327, %51, !dbg !539
	br i1 %328, label %b76, label %b77, !dbg !539

b76:
	%329 = zext i8 %204 to i32, !dbg !540
	%330 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %329, i32 %327, i32 31), !dbg !540
	%331 = extractvalue { i32, i1 } %330, 0, !dbg !540
	%332 = trunc i32 %331 to i8, !dbg !540
	%333 = icmp sgt i8 %326, %332, !dbg !534
	%334 = select i1 %333, i8 %326, i8 %332, !dbg !534
	%335 = add i32 %327, 1, !dbg !541
	br label %b75, !dbg !541

b77:
	%336 = phi i8 [ %308, %b70 ], [ %309, %b72 ], [ %326, %b75 ], !dbg !525
	br i1 %244, label %b83, label %b78, !dbg !542

b78:
	call void @llvm.nvvm.barrier0(), !dbg !544
	br i1 %184, label %b79, label %b80, !dbg !545

b79:
	%337 = trunc i64 %35 to i32, !dbg !546
	%338 = udiv i32 %337, 32, !dbg !546
	%339 = zext i32 %338 to i64, !dbg !546
	%340 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %339, !dbg !547
	store i8 %336, i8 addrspace(3)* %340, align 1, !dbg !547
	br label %b80, !dbg !547

b80:
	call void @llvm.nvvm.barrier0(), !dbg !548
	%341 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !549
	%342 = load i8, i8 addrspace(3)* %341, align 1, !dbg !549
	br label %b81, !dbg !549

b81:
	%343 = phi i8 [ %342, %b80 ], [ %350, %b82 ], !dbg !550
	%344 = phi i32 [ 1, %b80 ], [ %351, %b82 ], !dbg !551
	%345 = sext i32 %344 to i64, !dbg !551
	%346 = icmp slt i32 %344, %243, !dbg !552
	br i1 %346, label %b82, label %b83, !dbg !552

b82:
	%347 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %345, !dbg !553
	%348 = load i8, i8 addrspace(3)* %347, align 1, !dbg !553
	%349 = icmp sgt i8 %343, %348, !dbg !534
	%350 = select i1 %349, i8 %343, i8 %348, !dbg !534
	%351 = add i32 %344, 1, !dbg !554
	br label %b81, !dbg !554

b83:
	%352 = phi i8 [ %336, %b77 ], [ %343, %b81 ], !dbg !524
	%353 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 1, !dbg !555
	store i8 %306, i8 addrspace(1)* %353, align 1, !dbg !555
	%354 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 2, !dbg !556
	store i8 %352, i8 addrspace(1)* %354, align 1, !dbg !556
	br label %b84, !dbg !557

b84:
	%355 = phi i8 [ %204, %b83 ], [ %366, %b87 ], !dbg !558
	%356 = phi i32 [ 1, %b83 ], [ %367, %b87 ], !dbg !559
	%357 = zext i32 %356 to i64, !dbg !559
	%358 = icmp ult i32 %356, 32, !dbg !560
	br i1 %358, label %b85, label %b88, !dbg !560

b85:
	%359 = trunc i64 %357 to i32, !dbg !561
	%360 = zext i8 %355 to i32, !dbg !561
	%361 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %360, i32 %359, i32 0), !dbg !561
	%362 = extractvalue { i32, i1 } %361, 0, !dbg !561
	%363 = trunc i32 %362 to i8, !dbg !561
	%364 = icmp uge i32 %153, %356, !dbg !562
	br i1 %364, label %b86, label %b87, !dbg !562

b86:
	%365 = add i8 %355, %363, !dbg !563
	br label %b87, !dbg !563

b87:
	%366 = phi i8 [ %355, %b85 ], [ %365, %b86 ], !dbg !558
	%367 = mul i32 %356, 2, !dbg !564
	br label %b84, !dbg !564

b88:
	br i1 %244, label %b94, label %b89, !dbg !565

b89:
	%368 = trunc i64 %35 to i32, !dbg !567
	%369 = udiv i32 %368, 32, !dbg !567
	%370 = zext i32 %369 to i64, !dbg !567
	%371 = trunc i64 %370 to i32, !dbg !567
	call void @llvm.nvvm.barrier0(), !dbg !568
	br i1 %210, label %b90, label %b91, !dbg !457

b90:
	%372 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %370, !dbg !569
	store i8 %355, i8 addrspace(3)* %372, align 1, !dbg !569
	br label %b91, !dbg !569

b91:
	call void @llvm.nvvm.barrier0(), !dbg !570
	%373 = icmp slt i32 0, %371, !dbg !570
	br i1 %373, label %b92, label %b93, !dbg !570

b92:
	%374 = phi i8 [ %379, %b92_ok1 ], [ 0, %b91 ], !dbg !571
	%375 = phi i64 [ %380, %b92_ok1 ], [ 0, %b91 ], !dbg !571
	%376 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %375, !dbg !572
	%377 = icmp uge i64 %375, 32, !dbg !572
	br i1 %377, label %b92_fail1, label %b92_ok1, !dbg !572, !prof !30

b92_ok1:
	%378 = load i8, i8 addrspace(3)* %376, align 1, !dbg !572
	%379 = add i8 %374, %378, !dbg !573
	%380 = add i64 %375, 1, !dbg !573
	%381 = icmp slt i64 %380, %370, !dbg !573
	br i1 %381, label %b92, label %b93, !dbg !573

b93:
	%382 = phi i8 [ 0, %b91 ], [ %379, %b92_ok1 ], !dbg !571
	br label %b94, !dbg !574

b94:
	%383 = phi i8 [ 0, %b88 ], [ %382, %b93 ], !dbg !455
	%384 = add i8 %383, %355, !dbg !575
	br label %b95, !dbg !579

b95:
	%385 = phi i8 [ %204, %b94 ], [ %396, %b98 ], !dbg !580
	%386 = phi i32 [ 1, %b94 ], [ %397, %b98 ], !dbg !581
	%387 = zext i32 %386 to i64, !dbg !581
	%388 = icmp ult i32 %386, 32, !dbg !582
	br i1 %388, label %b96, label %b99, !dbg !582

b96:
	%389 = trunc i64 %387 to i32, !dbg !583
	%390 = zext i8 %385 to i32, !dbg !583
	%391 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %390, i32 %389, i32 0), !dbg !583
	%392 = extractvalue { i32, i1 } %391, 0, !dbg !583
	%393 = trunc i32 %392 to i8, !dbg !583
	%394 = icmp uge i32 %153, %386, !dbg !584
	br i1 %394, label %b97, label %b98, !dbg !584

b97:
	%395 = add i8 %385, %393, !dbg !585
	br label %b98, !dbg !585

b98:
	%396 = phi i8 [ %385, %b96 ], [ %395, %b97 ], !dbg !580
	%397 = mul i32 %386, 2, !dbg !586
	br label %b95, !dbg !586

b99:
	br i1 %244, label %b105, label %b100, !dbg !587

b100:
	%398 = trunc i64 %35 to i32, !dbg !589
	%399 = udiv i32 %398, 32, !dbg !589
	%400 = zext i32 %399 to i64, !dbg !589
	%401 = trunc i64 %400 to i32, !dbg !589
	call void @llvm.nvvm.barrier0(), !dbg !590
	br i1 %210, label %b101, label %b102, !dbg !591

b101:
	%402 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %400, !dbg !592
	store i8 %385, i8 addrspace(3)* %402, align 1, !dbg !592
	br label %b102, !dbg !592

b102:
	call void @llvm.nvvm.barrier0(), !dbg !593
	%403 = icmp slt i32 0, %401, !dbg !593
	br i1 %403, label %b103, label %b104, !dbg !593

b103:
	%404 = phi i8 [ %409, %b103_ok1 ], [ 0, %b102 ], !dbg !594
	%405 = phi i64 [ %410, %b103_ok1 ], [ 0, %b102 ], !dbg !594
	%406 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %405, !dbg !595
	%407 = icmp uge i64 %405, 32, !dbg !595
	br i1 %407, label %b103_fail1, label %b103_ok1, !dbg !595, !prof !30

b103_ok1:
	%408 = load i8, i8 addrspace(3)* %406, align 1, !dbg !595
	%409 = add i8 %404, %408, !dbg !596
	%410 = add i64 %405, 1, !dbg !596
	%411 = icmp slt i64 %410, %400, !dbg !596
	br i1 %411, label %b103, label %b104, !dbg !596

b104:
	%412 = phi i8 [ 0, %b102 ], [ %409, %b103_ok1 ], !dbg !594
	br label %b105, !dbg !597

b105:
	%413 = phi i8 [ 0, %b99 ], [ %412, %b104 ], !dbg !578
	%414 = zext i8 %385 to i32, !dbg !598
	%415 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %414, i32 1, i32 0), !dbg !598
	%416 = extractvalue { i32, i1 } %415, 0, !dbg !598
	%417 = trunc i32 %416 to i8, !dbg !598
	br i1 %184, label %b107, label %b106, !dbg !599

b106:
	%418 = add i8 %413, %417, !dbg !600
	br label %b107, !dbg !601

b107:
	%419 = phi i8 [ %413, %b105 ], [ %418, %b106 ], !dbg !577
	%420 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 3, !dbg !602
	store i8 %384, i8 addrspace(1)* %420, align 1, !dbg !602
	%421 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 4, !dbg !603
	store i8 %419, i8 addrspace(1)* %421, align 1, !dbg !603
	%422 = udiv i32 %211, 3, !dbg !604
	%423 = zext i32 %422 to i64, !dbg !604
	%424 = trunc i64 %423 to i32, !dbg !604
	%425 = icmp sge i32 %424, %25, !dbg !607
	br i1 %425, label %b108, label %b109, !dbg !607

b108:
	call void asm sideeffect "", ""() nounwind, !dbg !608
	br label %fail, !dbg !608

b109:
	br i1 %244, label %b110, label %b111, !dbg !609

b110:
	%426 = zext i8 %204 to i32, !dbg !610
	%427 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %426, i32 %424, i32 31), !dbg !610
	%428 = extractvalue { i32, i1 } %427, 0, !dbg !610
	%429 = trunc i32 %428 to i8, !dbg !610
	br label %b114, !dbg !611

b111:
	call void @llvm.nvvm.barrier0(), !dbg !613
	%430 = icmp eq i32 %34, %424, !dbg !614
	br i1 %430, label %b112, label %b113, !dbg !614

b112:
	store i8 %204, i8 addrspace(3)* @gpuc_shared_Broadcast_42, align 1, !dbg !615
	br label %b113, !dbg !615

b113:
	call void @llvm.nvvm.barrier0(), !dbg !616
	%431 = load i8, i8 addrspace(3)* @gpuc_shared_Broadcast_42, align 1, !dbg !617
	br label %b114, !dbg !618

b114:
	%432 = phi i8 [ %429, %b110 ], [ %431, %b113 ], !dbg !606
	%433 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 5, !dbg !619
	store i8 %432, i8 addrspace(1)* %433, align 1, !dbg !619
	%434 = add i32 %212, 1, !dbg !619
	%435 = icmp slt i32 %434, 2, !dbg !619
	br i1 %435, label %b41, label %b115, !dbg !619

b115:
	ret void, !dbg !324

b0_fail1:
	%436 = icmp ugt i64 %37, %p1, !dbg !327
	br i1 %436, label %b0_fail2, label %b0_ok2, !dbg !327

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !327
	br label %fail, !dbg !327

b0_ok2:
	%437 = icmp uge i64 %36, %p5, !dbg !328
	br i1 %437, label %b0_fail3, label %b0_ok3, !dbg !328

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !328
	br label %fail, !dbg !328

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !331
	br label %fail, !dbg !331

b40_fail1:
	%438 = icmp ugt i64 %37, %p3, !dbg !437
	br i1 %438, label %b40_fail2, label %b40_ok2, !dbg !437

b40_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !437
	br label %fail, !dbg !437

b40_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !440
	br label %fail, !dbg !440

b92_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !572
	br label %fail, !dbg !572

b103_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !595
	br label %fail, !dbg !595

fail:
	%439 = phi i32 [ 25, %b0_fail2 ], [ 26, %b0_fail3 ], [ 27, %b0_ok3 ], [ 29, %b38 ], [ 30, %b40_fail2 ], [ 27, %b40_ok2 ], [ 28, %b92_fail1 ], [ 28, %b103_fail1 ], [ 29, %b108 ], !dbg !321
	%440 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b38 ], [ %37, %b40_fail2 ], [ 6, %b40_ok2 ], [ %375, %b92_fail1 ], [ %405, %b103_fail1 ], [ 0, %b108 ], !dbg !321
	%441 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ 0, %b38 ], [ %p3, %b40_fail2 ], [ %199, %b40_ok2 ], [ 32, %b92_fail1 ], [ 32, %b103_fail1 ], [ 0, %b108 ], !dbg !321
	call void @gpuc_fail(i8* %ctrl, i32 %439, i64 %440, i64 %441), !dbg !321
	ret void, !dbg !321
}

define void @IntegersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !620 {
entry:
	br label %b0, !dbg !621

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !621
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !621
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !621
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !624, !range !11
	%4 = sext i32 %3 to i64, !dbg !624
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !624, !range !12
	%6 = sext i32 %5 to i64, !dbg !624
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !624, !range !12
	%8 = sext i32 %7 to i64, !dbg !624
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !624, !range !13
	%10 = sext i32 %9 to i64, !dbg !624
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !624, !range !14
	%12 = sext i32 %11 to i64, !dbg !624
	%13 = trunc i64 %12 to i32, !dbg !624
	%14 = trunc i64 %8 to i32, !dbg !624
	%15 = mul i32 %13, %14, !dbg !624
	%16 = trunc i64 %6 to i32, !dbg !624
	%17 = add i32 %16, %15, !dbg !624
	%18 = zext i32 %17 to i64, !dbg !624
	%19 = mul i64 %10, %18, !dbg !624
	%20 = add i64 %4, %19, !dbg !624
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !624, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !624, !range !15
	%23 = mul i32 %21, %22, !dbg !624
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !624, !range !16
	%25 = mul i32 %23, %24, !dbg !624
	%26 = sext i32 %25 to i64, !dbg !624
	%27 = mul i64 %20, %26, !dbg !624
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !624, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !624, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !624, !range !18
	%31 = mul i32 %22, %30, !dbg !624
	%32 = add i32 %29, %31, !dbg !624
	%33 = mul i32 %21, %32, !dbg !624
	%34 = add i32 %28, %33, !dbg !624
	%35 = sext i32 %34 to i64, !dbg !624
	%36 = add i64 %27, %35, !dbg !624
	%37 = mul i64 %36, 3, !dbg !625
	%38 = sub i64 %p1, %37, !dbg !626
	%39 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %37, !dbg !626
	%40 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %36, !dbg !627
	%41 = icmp ugt i64 %37, %p1, !dbg !626
	%42 = icmp uge i64 %36, %p5, !dbg !627
	%43 = icmp ugt i64 3, %38, !dbg !630
	%44 = or i1 %41, %42, !dbg !630
	%45 = or i1 %44, %43, !dbg !630
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !630, !prof !30

b0_ok1:
	%46 = load i8, i8 addrspace(1)* %40, align 1, !dbg !627
	%47 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !635
	%48 = getelementptr inbounds [12 x i8], [12 x i8]* %47, i64 0, i64 0, !dbg !635
	%49 = call i32 @__nvvm_reflect(i8* %48), !dbg !635
	%50 = icmp sge i32 %49, 800, !dbg !635
	br i1 %50, label %b1, label %b2, !dbg !635

b1:
	%51 = sext i8 %46 to i32, !dbg !636
	%52 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %51) convergent nounwind, !dbg !636
	%53 = trunc i32 %52 to i8, !dbg !636
	br label %b8, !dbg !637

b2:
	%54 = and i32 %34, -32, !dbg !638
	%55 = sub i32 %25, %54, !dbg !638
	%56 = icmp slt i32 %55, 32, !dbg !638
	%57 = select i1 %56, i32 %55, i32 32, !dbg !638
	%58 = sext i32 %57 to i64, !dbg !638
	%59 = icmp eq i64 %58, 32, !dbg !639
	br i1 %59, label %b3, label %b5, !dbg !639

b3:
	%60 = phi i8 [ %46, %b2 ], [ %68, %b4 ], !dbg !640
	%61 = phi i64 [ 16, %b2 ], [ %71, %b4 ], !dbg !641
	%62 = icmp sgt i64 %61, 0, !dbg !642
	br i1 %62, label %b4, label %b8, !dbg !642

b4:
	%63 = trunc i64 %61 to i32, !dbg !643
	%64 = zext i8 %60 to i32, !dbg !643
	%65 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %64, i32 %63, i32 31), !dbg !643
	%66 = extractvalue { i32, i1 } %65, 0, !dbg !643
	%67 = trunc i32 %66 to i8, !dbg !643
	%68 = and i8 %60, %67, !dbg !644
	%69 = trunc i64 %61 to i32, !dbg !645
	%70 = udiv i32 %69, 2, !dbg !645
	%71 = zext i32 %70 to i64, !dbg !645
	br label %b3, !dbg !645

b5:
	%72 = zext i8 %46 to i32, !dbg !646
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !646
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !646
	%75 = trunc i32 %74 to i8, !dbg !646
	br label %b6, !dbg !646

b6:
	%76 = phi i8 [ %75, %b5 ], [ %83, %b7 ], !dbg !647
	%77 = phi i32 [ 1, %b5 ], [ %84, %b7 ], !dbg !648
	%78 = icmp slt i32 %77, %57, !dbg !649
	br i1 %78, label %b7, label %b8, !dbg !649

b7:
	%79 = zext i8 %46 to i32, !dbg !650
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %79, i32 %77, i32 31), !dbg !650
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !650
	%82 = trunc i32 %81 to i8, !dbg !650
	%83 = and i8 %76, %82, !dbg !644
	%84 = add i32 %77, 1, !dbg !651
	br label %b6, !dbg !651

b8:
	%85 = phi i8 [ %53, %b1 ], [ %60, %b3 ], [ %76, %b6 ], !dbg !634
	br i1 %50, label %b9, label %b10, !dbg !656

b9:
	%86 = sext i8 %46 to i32, !dbg !657
	%87 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %86) convergent nounwind, !dbg !657
	%88 = trunc i32 %87 to i8, !dbg !657
	br label %b16, !dbg !658

b10:
	%89 = and i32 %34, -32, !dbg !659
	%90 = sub i32 %25, %89, !dbg !659
	%91 = icmp slt i32 %90, 32, !dbg !659
	%92 = select i1 %91, i32 %90, i32 32, !dbg !659
	%93 = sext i32 %92 to i64, !dbg !659
	%94 = icmp eq i64 %93, 32, !dbg !660
	br i1 %94, label %b11, label %b13, !dbg !660

b11:
	%95 = phi i8 [ %46, %b10 ], [ %103, %b12 ], !dbg !661
	%96 = phi i64 [ 16, %b10 ], [ %106, %b12 ], !dbg !662
	%97 = icmp sgt i64 %96, 0, !dbg !663
	br i1 %97, label %b12, label %b16, !dbg !663

b12:
	%98 = trunc i64 %96 to i32, !dbg !664
	%99 = zext i8 %95 to i32, !dbg !664
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !664
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !664
	%102 = trunc i32 %101 to i8, !dbg !664
	%103 = or i8 %95, %102, !dbg !665
	%104 = trunc i64 %96 to i32, !dbg !666
	%105 = udiv i32 %104, 2, !dbg !666
	%106 = zext i32 %105 to i64, !dbg !666
	br label %b11, !dbg !666

b13:
	%107 = zext i8 %46 to i32, !dbg !667
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 0, i32 31), !dbg !667
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !667
	%110 = trunc i32 %109 to i8, !dbg !667
	br label %b14, !dbg !667

b14:
	%111 = phi i8 [ %110, %b13 ], [ %118, %b15 ], !dbg !668
	%112 = phi i32 [ 1, %b13 ], [ %119, %b15 ], !dbg !669
	%113 = icmp slt i32 %112, %92, !dbg !670
	br i1 %113, label %b15, label %b16, !dbg !670

b15:
	%114 = zext i8 %46 to i32, !dbg !671
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %112, i32 31), !dbg !671
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !671
	%117 = trunc i32 %116 to i8, !dbg !671
	%118 = or i8 %111, %117, !dbg !665
	%119 = add i32 %112, 1, !dbg !672
	br label %b14, !dbg !672

b16:
	%120 = phi i8 [ %88, %b9 ], [ %95, %b11 ], [ %111, %b14 ], !dbg !655
	br i1 %50, label %b17, label %b18, !dbg !677

b17:
	%121 = sext i8 %46 to i32, !dbg !678
	%122 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %121) convergent nounwind, !dbg !678
	%123 = trunc i32 %122 to i8, !dbg !678
	br label %b24, !dbg !679

b18:
	%124 = and i32 %34, -32, !dbg !680
	%125 = sub i32 %25, %124, !dbg !680
	%126 = icmp slt i32 %125, 32, !dbg !680
	%127 = select i1 %126, i32 %125, i32 32, !dbg !680
	%128 = sext i32 %127 to i64, !dbg !680
	%129 = icmp eq i64 %128, 32, !dbg !681
	br i1 %129, label %b19, label %b21, !dbg !681

b19:
	%130 = phi i8 [ %46, %b18 ], [ %138, %b20 ], !dbg !682
	%131 = phi i64 [ 16, %b18 ], [ %141, %b20 ], !dbg !683
	%132 = icmp sgt i64 %131, 0, !dbg !684
	br i1 %132, label %b20, label %b24, !dbg !684

b20:
	%133 = trunc i64 %131 to i32, !dbg !685
	%134 = zext i8 %130 to i32, !dbg !685
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %134, i32 %133, i32 31), !dbg !685
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !685
	%137 = trunc i32 %136 to i8, !dbg !685
	%138 = xor i8 %130, %137, !dbg !686
	%139 = trunc i64 %131 to i32, !dbg !687
	%140 = udiv i32 %139, 2, !dbg !687
	%141 = zext i32 %140 to i64, !dbg !687
	br label %b19, !dbg !687

b21:
	%142 = zext i8 %46 to i32, !dbg !688
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %142, i32 0, i32 31), !dbg !688
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !688
	%145 = trunc i32 %144 to i8, !dbg !688
	br label %b22, !dbg !688

b22:
	%146 = phi i8 [ %145, %b21 ], [ %153, %b23 ], !dbg !689
	%147 = phi i32 [ 1, %b21 ], [ %154, %b23 ], !dbg !690
	%148 = icmp slt i32 %147, %127, !dbg !691
	br i1 %148, label %b23, label %b24, !dbg !691

b23:
	%149 = zext i8 %46 to i32, !dbg !692
	%150 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %149, i32 %147, i32 31), !dbg !692
	%151 = extractvalue { i32, i1 } %150, 0, !dbg !692
	%152 = trunc i32 %151 to i8, !dbg !692
	%153 = xor i8 %146, %152, !dbg !686
	%154 = add i32 %147, 1, !dbg !693
	br label %b22, !dbg !693

b24:
	%155 = phi i8 [ %123, %b17 ], [ %130, %b19 ], [ %146, %b22 ], !dbg !676
	%156 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 0, !dbg !694
	store i8 %85, i8 addrspace(1)* %156, align 1, !dbg !694
	%157 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 1, !dbg !695
	store i8 %120, i8 addrspace(1)* %157, align 1, !dbg !695
	%158 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 2, !dbg !696
	store i8 %155, i8 addrspace(1)* %158, align 1, !dbg !696
	%159 = sub i64 %p3, %37, !dbg !697
	%160 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %37, !dbg !697
	%161 = icmp ugt i64 %37, %p3, !dbg !697
	%162 = icmp ugt i64 3, %159, !dbg !700
	%163 = or i1 %161, %162, !dbg !700
	br i1 %163, label %b24_fail1, label %b24_ok1, !dbg !700, !prof !30

b24_ok1:
	%164 = load i8, i8 addrspace(1)* %40, align 1, !dbg !701
	br i1 %50, label %b25, label %b26, !dbg !706

b25:
	%165 = sext i8 %164 to i32, !dbg !707
	%166 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %165) convergent nounwind, !dbg !707
	%167 = trunc i32 %166 to i8, !dbg !707
	br label %b32, !dbg !708

b26:
	%168 = and i32 %34, -32, !dbg !709
	%169 = sub i32 %25, %168, !dbg !709
	%170 = icmp slt i32 %169, 32, !dbg !709
	%171 = select i1 %170, i32 %169, i32 32, !dbg !709
	%172 = sext i32 %171 to i64, !dbg !709
	%173 = icmp eq i64 %172, 32, !dbg !710
	br i1 %173, label %b27, label %b29, !dbg !710

b27:
	%174 = phi i8 [ %164, %b26 ], [ %182, %b28 ], !dbg !711
	%175 = phi i64 [ 16, %b26 ], [ %185, %b28 ], !dbg !712
	%176 = icmp sgt i64 %175, 0, !dbg !713
	br i1 %176, label %b28, label %b32, !dbg !713

b28:
	%177 = trunc i64 %175 to i32, !dbg !714
	%178 = zext i8 %174 to i32, !dbg !714
	%179 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %178, i32 %177, i32 31), !dbg !714
	%180 = extractvalue { i32, i1 } %179, 0, !dbg !714
	%181 = trunc i32 %180 to i8, !dbg !714
	%182 = and i8 %174, %181, !dbg !715
	%183 = trunc i64 %175 to i32, !dbg !716
	%184 = udiv i32 %183, 2, !dbg !716
	%185 = zext i32 %184 to i64, !dbg !716
	br label %b27, !dbg !716

b29:
	%186 = zext i8 %164 to i32, !dbg !717
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %186, i32 0, i32 31), !dbg !717
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !717
	%189 = trunc i32 %188 to i8, !dbg !717
	br label %b30, !dbg !717

b30:
	%190 = phi i8 [ %189, %b29 ], [ %197, %b31 ], !dbg !718
	%191 = phi i32 [ 1, %b29 ], [ %198, %b31 ], !dbg !719
	%192 = icmp slt i32 %191, %171, !dbg !720
	br i1 %192, label %b31, label %b32, !dbg !720

b31:
	%193 = zext i8 %164 to i32, !dbg !721
	%194 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %193, i32 %191, i32 31), !dbg !721
	%195 = extractvalue { i32, i1 } %194, 0, !dbg !721
	%196 = trunc i32 %195 to i8, !dbg !721
	%197 = and i8 %190, %196, !dbg !715
	%198 = add i32 %191, 1, !dbg !722
	br label %b30, !dbg !722

b32:
	%199 = phi i8 [ %167, %b25 ], [ %174, %b27 ], [ %190, %b30 ], !dbg !705
	%200 = trunc i64 %26 to i32, !dbg !724
	%201 = add i32 %200, 32, !dbg !724
	%202 = sub i32 %201, 1, !dbg !725
	%203 = udiv i32 %202, 32, !dbg !726
	%204 = zext i32 %203 to i64, !dbg !726
	%205 = trunc i64 %204 to i32, !dbg !726
	%206 = icmp eq i64 %204, 1, !dbg !727
	br i1 %206, label %b38, label %b33, !dbg !727

b33:
	call void @llvm.nvvm.barrier0(), !dbg !729
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !730, !range !20
	%208 = sext i32 %207 to i64, !dbg !730
	%209 = icmp eq i64 %208, 0, !dbg !731
	br i1 %209, label %b34, label %b35, !dbg !731

b34:
	%210 = trunc i64 %35 to i32, !dbg !732
	%211 = udiv i32 %210, 32, !dbg !732
	%212 = zext i32 %211 to i64, !dbg !732
	%213 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %212, !dbg !733
	store i8 %199, i8 addrspace(3)* %213, align 1, !dbg !733
	br label %b35, !dbg !733

b35:
	call void @llvm.nvvm.barrier0(), !dbg !734
	%214 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !735
	%215 = load i8, i8 addrspace(3)* %214, align 1, !dbg !735
	br label %b36, !dbg !735

b36:
	%216 = phi i8 [ %215, %b35 ], [ %222, %b37 ], !dbg !736
	%217 = phi i32 [ 1, %b35 ], [ %223, %b37 ], !dbg !737
	%218 = sext i32 %217 to i64, !dbg !737
	%219 = icmp slt i32 %217, %205, !dbg !738
	br i1 %219, label %b37, label %b38, !dbg !738

b37:
	%220 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %218, !dbg !739
	%221 = load i8, i8 addrspace(3)* %220, align 1, !dbg !739
	%222 = and i8 %216, %221, !dbg !715
	%223 = add i32 %217, 1, !dbg !740
	br label %b36, !dbg !740

b38:
	%224 = phi i8 [ %199, %b32 ], [ %216, %b36 ], !dbg !704
	br i1 %50, label %b39, label %b40, !dbg !745

b39:
	%225 = sext i8 %164 to i32, !dbg !746
	%226 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %225) convergent nounwind, !dbg !746
	%227 = trunc i32 %226 to i8, !dbg !746
	br label %b46, !dbg !747

b40:
	%228 = and i32 %34, -32, !dbg !748
	%229 = sub i32 %25, %228, !dbg !748
	%230 = icmp slt i32 %229, 32, !dbg !748
	%231 = select i1 %230, i32 %229, i32 32, !dbg !748
	%232 = sext i32 %231 to i64, !dbg !748
	%233 = icmp eq i64 %232, 32, !dbg !749
	br i1 %233, label %b41, label %b43, !dbg !749

b41:
	%234 = phi i8 [ %164, %b40 ], [ %242, %b42 ], !dbg !750
	%235 = phi i64 [ 16, %b40 ], [ %245, %b42 ], !dbg !751
	%236 = icmp sgt i64 %235, 0, !dbg !752
	br i1 %236, label %b42, label %b46, !dbg !752

b42:
	%237 = trunc i64 %235 to i32, !dbg !753
	%238 = zext i8 %234 to i32, !dbg !753
	%239 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %238, i32 %237, i32 31), !dbg !753
	%240 = extractvalue { i32, i1 } %239, 0, !dbg !753
	%241 = trunc i32 %240 to i8, !dbg !753
	%242 = or i8 %234, %241, !dbg !754
	%243 = trunc i64 %235 to i32, !dbg !755
	%244 = udiv i32 %243, 2, !dbg !755
	%245 = zext i32 %244 to i64, !dbg !755
	br label %b41, !dbg !755

b43:
	%246 = zext i8 %164 to i32, !dbg !756
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %246, i32 0, i32 31), !dbg !756
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !756
	%249 = trunc i32 %248 to i8, !dbg !756
	br label %b44, !dbg !756

b44:
	%250 = phi i8 [ %249, %b43 ], [ %257, %b45 ], !dbg !757
	%251 = phi i32 [ 1, %b43 ], [ %258, %b45 ], !dbg !758
	%252 = icmp slt i32 %251, %231, !dbg !759
	br i1 %252, label %b45, label %b46, !dbg !759

b45:
	%253 = zext i8 %164 to i32, !dbg !760
	%254 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %253, i32 %251, i32 31), !dbg !760
	%255 = extractvalue { i32, i1 } %254, 0, !dbg !760
	%256 = trunc i32 %255 to i8, !dbg !760
	%257 = or i8 %250, %256, !dbg !754
	%258 = add i32 %251, 1, !dbg !761
	br label %b44, !dbg !761

b46:
	%259 = phi i8 [ %227, %b39 ], [ %234, %b41 ], [ %250, %b44 ], !dbg !744
	br i1 %206, label %b52, label %b47, !dbg !762

b47:
	call void @llvm.nvvm.barrier0(), !dbg !764
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !765, !range !20
	%261 = sext i32 %260 to i64, !dbg !765
	%262 = icmp eq i64 %261, 0, !dbg !766
	br i1 %262, label %b48, label %b49, !dbg !766

b48:
	%263 = trunc i64 %35 to i32, !dbg !767
	%264 = udiv i32 %263, 32, !dbg !767
	%265 = zext i32 %264 to i64, !dbg !767
	%266 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %265, !dbg !768
	store i8 %259, i8 addrspace(3)* %266, align 1, !dbg !768
	br label %b49, !dbg !768

b49:
	call void @llvm.nvvm.barrier0(), !dbg !769
	%267 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !770
	%268 = load i8, i8 addrspace(3)* %267, align 1, !dbg !770
	br label %b50, !dbg !770

b50:
	%269 = phi i8 [ %268, %b49 ], [ %275, %b51 ], !dbg !771
	%270 = phi i32 [ 1, %b49 ], [ %276, %b51 ], !dbg !772
	%271 = sext i32 %270 to i64, !dbg !772
	%272 = icmp slt i32 %270, %205, !dbg !773
	br i1 %272, label %b51, label %b52, !dbg !773

b51:
	%273 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %271, !dbg !774
	%274 = load i8, i8 addrspace(3)* %273, align 1, !dbg !774
	%275 = or i8 %269, %274, !dbg !754
	%276 = add i32 %270, 1, !dbg !775
	br label %b50, !dbg !775

b52:
	%277 = phi i8 [ %259, %b46 ], [ %269, %b50 ], !dbg !743
	br i1 %50, label %b53, label %b54, !dbg !780

b53:
	%278 = sext i8 %164 to i32, !dbg !781
	%279 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %278) convergent nounwind, !dbg !781
	%280 = trunc i32 %279 to i8, !dbg !781
	br label %b60, !dbg !782

b54:
	%281 = and i32 %34, -32, !dbg !783
	%282 = sub i32 %25, %281, !dbg !783
	%283 = icmp slt i32 %282, 32, !dbg !783
	%284 = select i1 %283, i32 %282, i32 32, !dbg !783
	%285 = sext i32 %284 to i64, !dbg !783
	%286 = icmp eq i64 %285, 32, !dbg !784
	br i1 %286, label %b55, label %b57, !dbg !784

b55:
	%287 = phi i8 [ %164, %b54 ], [ %295, %b56 ], !dbg !785
	%288 = phi i64 [ 16, %b54 ], [ %298, %b56 ], !dbg !786
	%289 = icmp sgt i64 %288, 0, !dbg !787
	br i1 %289, label %b56, label %b60, !dbg !787

b56:
	%290 = trunc i64 %288 to i32, !dbg !788
	%291 = zext i8 %287 to i32, !dbg !788
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %291, i32 %290, i32 31), !dbg !788
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !788
	%294 = trunc i32 %293 to i8, !dbg !788
	%295 = xor i8 %287, %294, !dbg !789
	%296 = trunc i64 %288 to i32, !dbg !790
	%297 = udiv i32 %296, 2, !dbg !790
	%298 = zext i32 %297 to i64, !dbg !790
	br label %b55, !dbg !790

b57:
	%299 = zext i8 %164 to i32, !dbg !791
	%300 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %299, i32 0, i32 31), !dbg !791
	%301 = extractvalue { i32, i1 } %300, 0, !dbg !791
	%302 = trunc i32 %301 to i8, !dbg !791
	br label %b58, !dbg !791

b58:
	%303 = phi i8 [ %302, %b57 ], [ %310, %b59 ], !dbg !792
	%304 = phi i32 [ 1, %b57 ], [ %311, %b59 ], !dbg !793
	%305 = icmp slt i32 %304, %284, !dbg !794
	br i1 %305, label %b59, label %b60, !dbg !794

b59:
	%306 = zext i8 %164 to i32, !dbg !795
	%307 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %306, i32 %304, i32 31), !dbg !795
	%308 = extractvalue { i32, i1 } %307, 0, !dbg !795
	%309 = trunc i32 %308 to i8, !dbg !795
	%310 = xor i8 %303, %309, !dbg !789
	%311 = add i32 %304, 1, !dbg !796
	br label %b58, !dbg !796

b60:
	%312 = phi i8 [ %280, %b53 ], [ %287, %b55 ], [ %303, %b58 ], !dbg !779
	br i1 %206, label %b66, label %b61, !dbg !797

b61:
	call void @llvm.nvvm.barrier0(), !dbg !799
	%313 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !800, !range !20
	%314 = sext i32 %313 to i64, !dbg !800
	%315 = icmp eq i64 %314, 0, !dbg !801
	br i1 %315, label %b62, label %b63, !dbg !801

b62:
	%316 = trunc i64 %35 to i32, !dbg !802
	%317 = udiv i32 %316, 32, !dbg !802
	%318 = zext i32 %317 to i64, !dbg !802
	%319 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %318, !dbg !803
	store i8 %312, i8 addrspace(3)* %319, align 1, !dbg !803
	br label %b63, !dbg !803

b63:
	call void @llvm.nvvm.barrier0(), !dbg !804
	%320 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !805
	%321 = load i8, i8 addrspace(3)* %320, align 1, !dbg !805
	br label %b64, !dbg !805

b64:
	%322 = phi i8 [ %321, %b63 ], [ %328, %b65 ], !dbg !806
	%323 = phi i32 [ 1, %b63 ], [ %329, %b65 ], !dbg !807
	%324 = sext i32 %323 to i64, !dbg !807
	%325 = icmp slt i32 %323, %205, !dbg !808
	br i1 %325, label %b65, label %b66, !dbg !808

b65:
	%326 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %324, !dbg !809
	%327 = load i8, i8 addrspace(3)* %326, align 1, !dbg !809
	%328 = xor i8 %322, %327, !dbg !789
	%329 = add i32 %323, 1, !dbg !810
	br label %b64, !dbg !810

b66:
	%330 = phi i8 [ %312, %b60 ], [ %322, %b64 ], !dbg !778
	%331 = getelementptr inbounds i8, i8 addrspace(1)* %160, i64 0, !dbg !811
	store i8 %224, i8 addrspace(1)* %331, align 1, !dbg !811
	%332 = getelementptr inbounds i8, i8 addrspace(1)* %160, i64 1, !dbg !812
	store i8 %277, i8 addrspace(1)* %332, align 1, !dbg !812
	%333 = getelementptr inbounds i8, i8 addrspace(1)* %160, i64 2, !dbg !813
	store i8 %330, i8 addrspace(1)* %333, align 1, !dbg !813
	ret void, !dbg !623

b0_fail1:
	%334 = icmp ugt i64 %37, %p1, !dbg !626
	br i1 %334, label %b0_fail2, label %b0_ok2, !dbg !626

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !626
	br label %fail, !dbg !626

b0_ok2:
	%335 = icmp uge i64 %36, %p5, !dbg !627
	br i1 %335, label %b0_fail3, label %b0_ok3, !dbg !627

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !627
	br label %fail, !dbg !627

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !630
	br label %fail, !dbg !630

b24_fail1:
	%336 = icmp ugt i64 %37, %p3, !dbg !697
	br i1 %336, label %b24_fail2, label %b24_ok2, !dbg !697

b24_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !697
	br label %fail, !dbg !697

b24_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !700
	br label %fail, !dbg !700

fail:
	%337 = phi i32 [ 31, %b0_fail2 ], [ 32, %b0_fail3 ], [ 33, %b0_ok3 ], [ 34, %b24_fail2 ], [ 33, %b24_ok2 ], !dbg !621
	%338 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 3, %b0_ok3 ], [ %37, %b24_fail2 ], [ 3, %b24_ok2 ], !dbg !621
	%339 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ %p3, %b24_fail2 ], [ %159, %b24_ok2 ], !dbg !621
	call void @gpuc_fail(i8* %ctrl, i32 %337, i64 %338, i64 %339), !dbg !621
	ret void, !dbg !621
}

define void @ExchangeInt16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !814 {
entry:
	br label %b0, !dbg !815

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !815
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !815
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !815
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !818, !range !11
	%4 = sext i32 %3 to i64, !dbg !818
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !818, !range !12
	%6 = sext i32 %5 to i64, !dbg !818
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !818, !range !12
	%8 = sext i32 %7 to i64, !dbg !818
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !818, !range !13
	%10 = sext i32 %9 to i64, !dbg !818
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !818, !range !14
	%12 = sext i32 %11 to i64, !dbg !818
	%13 = trunc i64 %12 to i32, !dbg !818
	%14 = trunc i64 %8 to i32, !dbg !818
	%15 = mul i32 %13, %14, !dbg !818
	%16 = zext i32 %15 to i64, !dbg !818
	%17 = trunc i64 %6 to i32, !dbg !818
	%18 = add i32 %17, %15, !dbg !818
	%19 = zext i32 %18 to i64, !dbg !818
	%20 = mul i64 %10, %19, !dbg !818
	%21 = add i64 %4, %20, !dbg !818
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !818, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !818, !range !15
	%24 = mul i32 %22, %23, !dbg !818
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !818, !range !16
	%26 = mul i32 %24, %25, !dbg !818
	%27 = sext i32 %26 to i64, !dbg !818
	%28 = mul i64 %21, %27, !dbg !818
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !818, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !818, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !818, !range !18
	%32 = mul i32 %23, %31, !dbg !818
	%33 = add i32 %30, %32, !dbg !818
	%34 = mul i32 %22, %33, !dbg !818
	%35 = add i32 %29, %34, !dbg !818
	%36 = sext i32 %35 to i64, !dbg !818
	%37 = add i64 %28, %36, !dbg !818
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !819, !range !20
	%39 = sext i32 %38 to i64, !dbg !819
	%40 = and i32 %35, -32, !dbg !820
	%41 = sub i32 %26, %40, !dbg !820
	%42 = icmp slt i32 %41, 32, !dbg !820
	%43 = select i1 %42, i32 %41, i32 32, !dbg !820
	%44 = sext i32 %43 to i64, !dbg !820
	%45 = icmp eq i64 %44, 32, !dbg !821
	br i1 %45, label %b1, label %b2, !dbg !821

b1:
	br label %b2, !dbg !821

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !822
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !823
	%48 = mul i64 %37, 4, !dbg !825
	%49 = sub i64 %p1, %48, !dbg !826
	%50 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %37, !dbg !824
	%51 = icmp uge i64 %37, %p5, !dbg !824
	%52 = icmp ugt i64 %48, %p1, !dbg !826
	%53 = icmp ugt i64 4, %49, !dbg !827
	%54 = icmp eq i64 %44, 0, !dbg !828
	%55 = or i1 %51, %52, !dbg !828
	%56 = or i1 %55, %53, !dbg !828
	%57 = or i1 %56, %54, !dbg !828
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !828, !prof !30

b2_ok1:
	%58 = load i16, i16 addrspace(1)* %50, align 2, !dbg !824
	%59 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %48, !dbg !826
	%60 = trunc i64 %39 to i32, !dbg !829
	%61 = mul i32 %60, 7, !dbg !829
	%62 = zext i32 %61 to i64, !dbg !829
	%63 = add i32 %61, 3, !dbg !830
	%64 = zext i32 %63 to i64, !dbg !830
	%65 = icmp eq i64 %44, -1, !dbg !828
	%66 = select i1 %65, i64 1, i64 %44, !dbg !828
	%67 = srem i64 %64, %66, !dbg !828
	%68 = trunc i64 %67 to i32, !dbg !831
	%69 = zext i16 %58 to i32, !dbg !831
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !831
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !831
	%72 = trunc i32 %71 to i16, !dbg !831
	%73 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 0, !dbg !832
	store i16 %72, i16 addrspace(1)* %73, align 2, !dbg !832
	%74 = zext i16 %58 to i32, !dbg !833
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %74, i32 3, i32 0), !dbg !833
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !833
	%77 = trunc i32 %76 to i16, !dbg !833
	%78 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 1, !dbg !834
	store i16 %77, i16 addrspace(1)* %78, align 2, !dbg !834
	%79 = trunc i64 %46 to i32, !dbg !835
	%80 = zext i16 %58 to i32, !dbg !835
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %80, i32 %79, i32 31), !dbg !835
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !835
	%83 = trunc i32 %82 to i16, !dbg !835
	%84 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 2, !dbg !836
	store i16 %83, i16 addrspace(1)* %84, align 2, !dbg !836
	%85 = trunc i64 %47 to i32, !dbg !837
	%86 = zext i16 %58 to i32, !dbg !837
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %86, i32 %85, i32 31), !dbg !837
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !837
	%89 = trunc i32 %88 to i16, !dbg !837
	%90 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 3, !dbg !838
	store i16 %89, i16 addrspace(1)* %90, align 2, !dbg !838
	%91 = mul i64 %37, 3, !dbg !839
	%92 = sub i64 %p3, %91, !dbg !840
	%93 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %91, !dbg !840
	%94 = icmp ugt i64 %91, %p3, !dbg !840
	%95 = icmp ugt i64 3, %92, !dbg !841
	%96 = or i1 %94, %95, !dbg !841
	br i1 %96, label %b2_fail5, label %b2_ok5, !dbg !841, !prof !30

b2_ok5:
	%97 = zext i16 %58 to i32, !dbg !842
	%98 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %97) convergent nounwind, !dbg !842
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 0, !dbg !843
	store i32 %98, i32 addrspace(1)* %99, align 4, !dbg !843
	%100 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 1, !dbg !844
	store i32 7, i32 addrspace(1)* %100, align 4, !dbg !844
	%101 = zext i16 %58 to i32, !dbg !845
	%102 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %101) convergent nounwind, !dbg !845
	store i32 %102, i32 addrspace(1)* %100, align 4, !dbg !846
	%103 = sub i64 %37, %39, !dbg !847
	%104 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %103, !dbg !848
	%105 = icmp uge i64 %103, %p5, !dbg !848
	br i1 %105, label %b2_fail7, label %b2_ok7, !dbg !848, !prof !30

b2_ok7:
	%106 = load i16, i16 addrspace(1)* %104, align 2, !dbg !848
	%107 = zext i16 %106 to i32, !dbg !849
	%108 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %107) convergent nounwind, !dbg !849
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 2, !dbg !850
	store i32 %108, i32 addrspace(1)* %109, align 4, !dbg !850
	ret void, !dbg !817

b2_fail1:
	%110 = icmp uge i64 %37, %p5, !dbg !824
	br i1 %110, label %b2_fail2, label %b2_ok2, !dbg !824

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !824
	br label %fail, !dbg !824

b2_ok2:
	%111 = icmp ugt i64 %48, %p1, !dbg !826
	br i1 %111, label %b2_fail3, label %b2_ok3, !dbg !826

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !826
	br label %fail, !dbg !826

b2_ok3:
	%112 = icmp ugt i64 4, %49, !dbg !827
	br i1 %112, label %b2_fail4, label %b2_ok4, !dbg !827

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !827
	br label %fail, !dbg !827

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !828
	br label %fail, !dbg !828

b2_fail5:
	%113 = icmp ugt i64 %91, %p3, !dbg !840
	br i1 %113, label %b2_fail6, label %b2_ok6, !dbg !840

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !840
	br label %fail, !dbg !840

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !841
	br label %fail, !dbg !841

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !848
	br label %fail, !dbg !848

fail:
	%114 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !815
	%115 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %91, %b2_fail6 ], [ 3, %b2_ok6 ], [ %103, %b2_fail7 ], !dbg !815
	%116 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %92, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !815
	call void @gpuc_fail(i8* %ctrl, i32 %114, i64 %115, i64 %116), !dbg !815
	ret void, !dbg !815
}

define void @ExchangeInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !851 {
entry:
	br label %b0, !dbg !852

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !852
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !852
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !852
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !855, !range !11
	%4 = sext i32 %3 to i64, !dbg !855
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !855, !range !12
	%6 = sext i32 %5 to i64, !dbg !855
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !855, !range !12
	%8 = sext i32 %7 to i64, !dbg !855
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !855, !range !13
	%10 = sext i32 %9 to i64, !dbg !855
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !855, !range !14
	%12 = sext i32 %11 to i64, !dbg !855
	%13 = trunc i64 %12 to i32, !dbg !855
	%14 = trunc i64 %8 to i32, !dbg !855
	%15 = mul i32 %13, %14, !dbg !855
	%16 = zext i32 %15 to i64, !dbg !855
	%17 = trunc i64 %6 to i32, !dbg !855
	%18 = add i32 %17, %15, !dbg !855
	%19 = zext i32 %18 to i64, !dbg !855
	%20 = mul i64 %10, %19, !dbg !855
	%21 = add i64 %4, %20, !dbg !855
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !855, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !855, !range !15
	%24 = mul i32 %22, %23, !dbg !855
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !855, !range !16
	%26 = mul i32 %24, %25, !dbg !855
	%27 = sext i32 %26 to i64, !dbg !855
	%28 = mul i64 %21, %27, !dbg !855
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !855, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !855, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !855, !range !18
	%32 = mul i32 %23, %31, !dbg !855
	%33 = add i32 %30, %32, !dbg !855
	%34 = mul i32 %22, %33, !dbg !855
	%35 = add i32 %29, %34, !dbg !855
	%36 = sext i32 %35 to i64, !dbg !855
	%37 = add i64 %28, %36, !dbg !855
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !856, !range !20
	%39 = sext i32 %38 to i64, !dbg !856
	%40 = and i32 %35, -32, !dbg !857
	%41 = sub i32 %26, %40, !dbg !857
	%42 = icmp slt i32 %41, 32, !dbg !857
	%43 = select i1 %42, i32 %41, i32 32, !dbg !857
	%44 = sext i32 %43 to i64, !dbg !857
	%45 = icmp eq i64 %44, 32, !dbg !858
	br i1 %45, label %b1, label %b2, !dbg !858

b1:
	br label %b2, !dbg !858

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !859
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !860
	%48 = mul i64 %37, 4, !dbg !862
	%49 = sub i64 %p1, %48, !dbg !863
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %37, !dbg !861
	%51 = icmp uge i64 %37, %p5, !dbg !861
	%52 = icmp ugt i64 %48, %p1, !dbg !863
	%53 = icmp ugt i64 4, %49, !dbg !864
	%54 = icmp eq i64 %44, 0, !dbg !865
	%55 = or i1 %51, %52, !dbg !865
	%56 = or i1 %55, %53, !dbg !865
	%57 = or i1 %56, %54, !dbg !865
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !865, !prof !30

b2_ok1:
	%58 = load i32, i32 addrspace(1)* %50, align 4, !dbg !861
	%59 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %48, !dbg !863
	%60 = trunc i64 %39 to i32, !dbg !866
	%61 = mul i32 %60, 7, !dbg !866
	%62 = zext i32 %61 to i64, !dbg !866
	%63 = add i32 %61, 3, !dbg !867
	%64 = zext i32 %63 to i64, !dbg !867
	%65 = icmp eq i64 %44, -1, !dbg !865
	%66 = select i1 %65, i64 1, i64 %44, !dbg !865
	%67 = srem i64 %64, %66, !dbg !865
	%68 = trunc i64 %67 to i32, !dbg !868
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %58, i32 %68, i32 31), !dbg !868
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !868
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %59, i64 0, !dbg !869
	store i32 %70, i32 addrspace(1)* %71, align 4, !dbg !869
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %58, i32 3, i32 0), !dbg !870
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !870
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %59, i64 1, !dbg !871
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !871
	%75 = trunc i64 %46 to i32, !dbg !872
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %58, i32 %75, i32 31), !dbg !872
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !872
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %59, i64 2, !dbg !873
	store i32 %77, i32 addrspace(1)* %78, align 4, !dbg !873
	%79 = trunc i64 %47 to i32, !dbg !874
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %58, i32 %79, i32 31), !dbg !874
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !874
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %59, i64 3, !dbg !875
	store i32 %81, i32 addrspace(1)* %82, align 4, !dbg !875
	%83 = mul i64 %37, 3, !dbg !876
	%84 = sub i64 %p3, %83, !dbg !877
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !877
	%86 = icmp ugt i64 %83, %p3, !dbg !877
	%87 = icmp ugt i64 3, %84, !dbg !878
	%88 = or i1 %86, %87, !dbg !878
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !878, !prof !30

b2_ok5:
	%89 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %58) convergent nounwind, !dbg !879
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !880
	store i32 %89, i32 addrspace(1)* %90, align 4, !dbg !880
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !881
	store i32 7, i32 addrspace(1)* %91, align 4, !dbg !881
	%92 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %58) convergent nounwind, !dbg !882
	store i32 %92, i32 addrspace(1)* %91, align 4, !dbg !883
	%93 = sub i64 %37, %39, !dbg !884
	%94 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %93, !dbg !885
	%95 = icmp uge i64 %93, %p5, !dbg !885
	br i1 %95, label %b2_fail7, label %b2_ok7, !dbg !885, !prof !30

b2_ok7:
	%96 = load i32, i32 addrspace(1)* %94, align 4, !dbg !885
	%97 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %96) convergent nounwind, !dbg !886
	%98 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !887
	store i32 %97, i32 addrspace(1)* %98, align 4, !dbg !887
	ret void, !dbg !854

b2_fail1:
	%99 = icmp uge i64 %37, %p5, !dbg !861
	br i1 %99, label %b2_fail2, label %b2_ok2, !dbg !861

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !861
	br label %fail, !dbg !861

b2_ok2:
	%100 = icmp ugt i64 %48, %p1, !dbg !863
	br i1 %100, label %b2_fail3, label %b2_ok3, !dbg !863

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !863
	br label %fail, !dbg !863

b2_ok3:
	%101 = icmp ugt i64 4, %49, !dbg !864
	br i1 %101, label %b2_fail4, label %b2_ok4, !dbg !864

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !864
	br label %fail, !dbg !864

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !865
	br label %fail, !dbg !865

b2_fail5:
	%102 = icmp ugt i64 %83, %p3, !dbg !877
	br i1 %102, label %b2_fail6, label %b2_ok6, !dbg !877

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !877
	br label %fail, !dbg !877

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !878
	br label %fail, !dbg !878

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !885
	br label %fail, !dbg !885

fail:
	%103 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !852
	%104 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %83, %b2_fail6 ], [ 3, %b2_ok6 ], [ %93, %b2_fail7 ], !dbg !852
	%105 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %84, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !852
	call void @gpuc_fail(i8* %ctrl, i32 %103, i64 %104, i64 %105), !dbg !852
	ret void, !dbg !852
}

define void @NumbersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !888 {
entry:
	br label %b0, !dbg !889

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !889
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !889
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !889
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !892, !range !11
	%4 = sext i32 %3 to i64, !dbg !892
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !892, !range !12
	%6 = sext i32 %5 to i64, !dbg !892
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !892, !range !12
	%8 = sext i32 %7 to i64, !dbg !892
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !892, !range !13
	%10 = sext i32 %9 to i64, !dbg !892
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !892, !range !14
	%12 = sext i32 %11 to i64, !dbg !892
	%13 = trunc i64 %12 to i32, !dbg !892
	%14 = trunc i64 %8 to i32, !dbg !892
	%15 = mul i32 %13, %14, !dbg !892
	%16 = trunc i64 %6 to i32, !dbg !892
	%17 = add i32 %16, %15, !dbg !892
	%18 = zext i32 %17 to i64, !dbg !892
	%19 = mul i64 %10, %18, !dbg !892
	%20 = add i64 %4, %19, !dbg !892
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !892, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !892, !range !15
	%23 = mul i32 %21, %22, !dbg !892
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !892, !range !16
	%25 = mul i32 %23, %24, !dbg !892
	%26 = sext i32 %25 to i64, !dbg !892
	%27 = mul i64 %20, %26, !dbg !892
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !892, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !892, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !892, !range !18
	%31 = mul i32 %22, %30, !dbg !892
	%32 = add i32 %29, %31, !dbg !892
	%33 = mul i32 %21, %32, !dbg !892
	%34 = add i32 %28, %33, !dbg !892
	%35 = sext i32 %34 to i64, !dbg !892
	%36 = add i64 %27, %35, !dbg !892
	%37 = mul i64 %36, 6, !dbg !893
	%38 = sub i64 %p1, %37, !dbg !894
	%39 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %37, !dbg !894
	%40 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %36, !dbg !895
	%41 = icmp ugt i64 %37, %p1, !dbg !894
	%42 = icmp uge i64 %36, %p5, !dbg !895
	%43 = icmp ugt i64 6, %38, !dbg !898
	%44 = or i1 %41, %42, !dbg !898
	%45 = or i1 %44, %43, !dbg !898
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !898, !prof !30

b0_ok1:
	%46 = load i32, i32 addrspace(1)* %40, align 4, !dbg !895
	%47 = and i32 %34, -32, !dbg !905
	%48 = sub i32 %25, %47, !dbg !905
	%49 = icmp slt i32 %48, 32, !dbg !905
	%50 = select i1 %49, i32 %48, i32 32, !dbg !905
	%51 = sext i32 %50 to i64, !dbg !905
	%52 = icmp eq i64 %51, 32, !dbg !906
	%53 = mul i64 %51, 2, !dbg !907
	br label %b1, !dbg !898

b1:
	%54 = phi i32 [ 0, %b0_ok1 ], [ %167, %b39 ], !dbg !898
	%55 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !908
	%56 = getelementptr inbounds [12 x i8], [12 x i8]* %55, i64 0, i64 0, !dbg !908
	%57 = call i32 @__nvvm_reflect(i8* %56), !dbg !908
	%58 = icmp sge i32 %57, 800, !dbg !908
	br i1 %58, label %b2, label %b3, !dbg !908

b2:
	%59 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !909
	br label %b9, !dbg !910

b3:
	br i1 %52, label %b4, label %b6, !dbg !906

b4:
	%60 = phi i32 [ %66, %b5 ], [ %46, %b3 ], !dbg !911
	%61 = phi i64 [ %69, %b5 ], [ 16, %b3 ], !dbg !912
	%62 = icmp sgt i64 %61, 0, !dbg !913
	br i1 %62, label %b5, label %b9, !dbg !913

b5:
	%63 = trunc i64 %61 to i32, !dbg !914
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %60, i32 %63, i32 31), !dbg !914
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !914
	%66 = add i32 %60, %65, !dbg !915
	%67 = trunc i64 %61 to i32, !dbg !916
	%68 = udiv i32 %67, 2, !dbg !916
	%69 = zext i32 %68 to i64, !dbg !916
	br label %b4, !dbg !916

b6:
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !917
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !917
	br label %b7, !dbg !917

b7:
	%72 = phi i32 [ %71, %b6 ], [ %77, %b8 ], !dbg !918
	%73 = phi i32 [ 1, %b6 ], [ %78, %b8 ], !dbg !919
	%74 = icmp slt i32 %73, %50, !dbg !920
	br i1 %74, label %b8, label %b9, !dbg !920

b8:
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %73, i32 31), !dbg !921
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !921
	%77 = add i32 %72, %76, !dbg !915
	%78 = add i32 %73, 1, !dbg !922
	br label %b7, !dbg !922

b9:
	%79 = phi i32 [ %59, %b2 ], [ %60, %b4 ], [ %72, %b7 ], !dbg !904
	%80 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 0, !dbg !923
	store i32 %79, i32 addrspace(1)* %80, align 4, !dbg !923
	br i1 %58, label %b10, label %b11, !dbg !928

b10:
	%81 = call i32 asm sideeffect "redux.sync.min.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !929
	br label %b17, !dbg !930

b11:
	br i1 %52, label %b12, label %b14, !dbg !931

b12:
	%82 = phi i32 [ %89, %b13 ], [ %46, %b11 ], !dbg !932
	%83 = phi i64 [ %92, %b13 ], [ 16, %b11 ], !dbg !933
	%84 = icmp sgt i64 %83, 0, !dbg !934
	br i1 %84, label %b13, label %b17, !dbg !934

b13:
	%85 = trunc i64 %83 to i32, !dbg !935
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %82, i32 %85, i32 31), !dbg !935
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !935
	%88 = icmp slt i32 %82, %87, !dbg !936
	%89 = select i1 %88, i32 %82, i32 %87, !dbg !936
	%90 = trunc i64 %83 to i32, !dbg !937
	%91 = udiv i32 %90, 2, !dbg !937
	%92 = zext i32 %91 to i64, !dbg !937
	br label %b12, !dbg !937

b14:
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !938
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !938
	br label %b15, !dbg !938

b15:
	%95 = phi i32 [ %94, %b14 ], [ %101, %b16 ], !dbg !939
	%96 = phi i32 [ 1, %b14 ], [ %102, %b16 ], !dbg !940
	%97 = icmp slt i32 %96, %50, !dbg !941
	br i1 %97, label %b16, label %b17, !dbg !941

b16:
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %96, i32 31), !dbg !942
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !942
	%100 = icmp slt i32 %95, %99, !dbg !936
	%101 = select i1 %100, i32 %95, i32 %99, !dbg !936
	%102 = add i32 %96, 1, !dbg !943
	br label %b15, !dbg !943

b17:
	%103 = phi i32 [ %81, %b10 ], [ %82, %b12 ], [ %95, %b15 ], !dbg !927
	br i1 %58, label %b18, label %b19, !dbg !948

b18:
	%104 = call i32 asm sideeffect "redux.sync.max.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !949
	br label %b25, !dbg !950

b19:
	br i1 %52, label %b20, label %b22, !dbg !951

b20:
	%105 = phi i32 [ %112, %b21 ], [ %46, %b19 ], !dbg !952
	%106 = phi i64 [ %115, %b21 ], [ 16, %b19 ], !dbg !953
	%107 = icmp sgt i64 %106, 0, !dbg !954
	br i1 %107, label %b21, label %b25, !dbg !954

b21:
	%108 = trunc i64 %106 to i32, !dbg !955
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %105, i32 %108, i32 31), !dbg !955
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !955
	%111 = icmp sgt i32 %105, %110, !dbg !956
	%112 = select i1 %111, i32 %105, i32 %110, !dbg !956
	%113 = trunc i64 %106 to i32, !dbg !957
	%114 = udiv i32 %113, 2, !dbg !957
	%115 = zext i32 %114 to i64, !dbg !957
	br label %b20, !dbg !957

b22:
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !958
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !958
	br label %b23, !dbg !958

b23:
	%118 = phi i32 [ %117, %b22 ], [ %124, %b24 ], !dbg !959
	%119 = phi i32 [ 1, %b22 ], [ %125, %b24 ], !dbg !960
	%120 = icmp slt i32 %119, %50, !dbg !961
	br i1 %120, label %b24, label %b25, !dbg !961

b24:
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %119, i32 31), !dbg !962
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !962
	%123 = icmp sgt i32 %118, %122, !dbg !956
	%124 = select i1 %123, i32 %118, i32 %122, !dbg !956
	%125 = add i32 %119, 1, !dbg !963
	br label %b23, !dbg !963

b25:
	%126 = phi i32 [ %104, %b18 ], [ %105, %b20 ], [ %118, %b23 ], !dbg !947
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 1, !dbg !964
	store i32 %103, i32 addrspace(1)* %127, align 4, !dbg !964
	%128 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 2, !dbg !965
	store i32 %126, i32 addrspace(1)* %128, align 4, !dbg !965
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !970, !range !20
	%130 = sext i32 %129 to i64, !dbg !970
	%131 = trunc i64 %130 to i32, !dbg !970
	br label %b26, !dbg !970

b26:
	%132 = phi i32 [ %46, %b25 ], [ %141, %b29 ], !dbg !971
	%133 = phi i32 [ 1, %b25 ], [ %142, %b29 ], !dbg !972
	%134 = zext i32 %133 to i64, !dbg !972
	%135 = icmp ult i32 %133, 32, !dbg !973
	br i1 %135, label %b27, label %b30, !dbg !973

b27:
	%136 = trunc i64 %134 to i32, !dbg !974
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %132, i32 %136, i32 0), !dbg !974
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !974
	%139 = icmp uge i32 %131, %133, !dbg !975
	br i1 %139, label %b28, label %b29, !dbg !975

b28:
	%140 = add i32 %132, %138, !dbg !976
	br label %b29, !dbg !976

b29:
	%141 = phi i32 [ %132, %b27 ], [ %140, %b28 ], !dbg !971
	%142 = mul i32 %133, 2, !dbg !977
	br label %b26, !dbg !977

b30:
	%143 = phi i32 [ %152, %b33 ], [ %46, %b26 ], !dbg !981
	%144 = phi i32 [ %153, %b33 ], [ 1, %b26 ], !dbg !982
	%145 = zext i32 %144 to i64, !dbg !982
	%146 = icmp ult i32 %144, 32, !dbg !983
	br i1 %146, label %b31, label %b34, !dbg !983

b31:
	%147 = trunc i64 %145 to i32, !dbg !984
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 %147, i32 0), !dbg !984
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !984
	%150 = icmp uge i32 %131, %144, !dbg !985
	br i1 %150, label %b32, label %b33, !dbg !985

b32:
	%151 = add i32 %143, %149, !dbg !986
	br label %b33, !dbg !986

b33:
	%152 = phi i32 [ %143, %b31 ], [ %151, %b32 ], !dbg !981
	%153 = mul i32 %144, 2, !dbg !987
	br label %b30, !dbg !987

b34:
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 1, i32 0), !dbg !988
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !988
	%156 = icmp eq i32 %129, 0, !dbg !989
	br i1 %156, label %b36, label %b35, !dbg !989

b35:
	br label %b36, !dbg !990

b36:
	%157 = phi i32 [ 0, %b34 ], [ %155, %b35 ], !dbg !979
	%158 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 3, !dbg !991
	store i32 %132, i32 addrspace(1)* %158, align 4, !dbg !991
	%159 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 4, !dbg !992
	store i32 %157, i32 addrspace(1)* %159, align 4, !dbg !992
	%160 = sdiv i64 %53, 3, !dbg !993
	%161 = icmp slt i64 %160, 0, !dbg !996
	br i1 %161, label %b38, label %b37, !dbg !996

b37:
	%162 = icmp sge i64 %160, %51, !dbg !997
	br i1 %162, label %b38, label %b39, !dbg !997

b38:
	call void asm sideeffect "", ""() nounwind, !dbg !998
	br label %fail, !dbg !998

b39:
	%163 = trunc i64 %160 to i32, !dbg !999
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %163, i32 31), !dbg !999
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !999
	%166 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 5, !dbg !1000
	store i32 %165, i32 addrspace(1)* %166, align 4, !dbg !1000
	%167 = add i32 %54, 1, !dbg !1000
	%168 = icmp slt i32 %167, 2, !dbg !1000
	br i1 %168, label %b1, label %b40, !dbg !1000

b40:
	%169 = sub i64 %p3, %37, !dbg !1001
	%170 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %37, !dbg !1001
	%171 = icmp ugt i64 %37, %p3, !dbg !1001
	%172 = icmp ugt i64 6, %169, !dbg !1004
	%173 = or i1 %171, %172, !dbg !1004
	br i1 %173, label %b40_fail1, label %b40_ok1, !dbg !1004, !prof !30

b40_ok1:
	%174 = load i32, i32 addrspace(1)* %40, align 4, !dbg !1005
	%175 = trunc i64 %26 to i32, !dbg !1011
	%176 = add i32 %175, 32, !dbg !1011
	%177 = sub i32 %176, 1, !dbg !1012
	%178 = sub i64 %51, 1, !dbg !1017
	%179 = icmp eq i64 %130, %178, !dbg !1018
	%180 = mul i32 %175, 2, !dbg !1019
	br label %b41, !dbg !1004

b41:
	%181 = phi i32 [ 0, %b40_ok1 ], [ %374, %b114 ], !dbg !1004
	br i1 %58, label %b42, label %b43, !dbg !1021

b42:
	%182 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %174) convergent nounwind, !dbg !1022
	br label %b49, !dbg !1023

b43:
	br i1 %52, label %b44, label %b46, !dbg !1024

b44:
	%183 = phi i32 [ %189, %b45 ], [ %174, %b43 ], !dbg !1025
	%184 = phi i64 [ %192, %b45 ], [ 16, %b43 ], !dbg !1026
	%185 = icmp sgt i64 %184, 0, !dbg !1027
	br i1 %185, label %b45, label %b49, !dbg !1027

b45:
	%186 = trunc i64 %184 to i32, !dbg !1028
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %183, i32 %186, i32 31), !dbg !1028
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !1028
	%189 = add i32 %183, %188, !dbg !1029
	%190 = trunc i64 %184 to i32, !dbg !1030
	%191 = udiv i32 %190, 2, !dbg !1030
	%192 = zext i32 %191 to i64, !dbg !1030
	br label %b44, !dbg !1030

b46:
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 0, i32 31), !dbg !1031
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !1031
	br label %b47, !dbg !1031

b47:
	%195 = phi i32 [ %194, %b46 ], [ %200, %b48 ], !dbg !1032
	%196 = phi i32 [ 1, %b46 ], [ %201, %b48 ], !dbg !1033
	%197 = icmp slt i32 %196, %50, !dbg !1034
	br i1 %197, label %b48, label %b49, !dbg !1034

b48:
	%198 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 %196, i32 31), !dbg !1035
	%199 = extractvalue { i32, i1 } %198, 0, !dbg !1035
	%200 = add i32 %195, %199, !dbg !1029
	%201 = add i32 %196, 1, !dbg !1036
	br label %b47, !dbg !1036

b49:
	%202 = phi i32 [ %182, %b42 ], [ %183, %b44 ], [ %195, %b47 ], !dbg !1020
	%203 = udiv i32 %177, 32, !dbg !1037
	%204 = zext i32 %203 to i64, !dbg !1037
	%205 = trunc i64 %204 to i32, !dbg !1037
	%206 = icmp eq i32 %205, 1, !dbg !1038
	br i1 %206, label %b55, label %b50, !dbg !1038

b50:
	call void @llvm.nvvm.barrier0(), !dbg !1040
	br i1 %156, label %b51, label %b52, !dbg !1041

b51:
	%207 = trunc i64 %35 to i32, !dbg !1042
	%208 = udiv i32 %207, 32, !dbg !1042
	%209 = zext i32 %208 to i64, !dbg !1042
	%210 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %209, !dbg !1043
	store i32 %202, i32 addrspace(3)* %210, align 4, !dbg !1043
	br label %b52, !dbg !1043

b52:
	call void @llvm.nvvm.barrier0(), !dbg !1044
	%211 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1045
	%212 = load i32, i32 addrspace(3)* %211, align 4, !dbg !1045
	br label %b53, !dbg !1045

b53:
	%213 = phi i32 [ %212, %b52 ], [ %219, %b54 ], !dbg !1046
	%214 = phi i32 [ 1, %b52 ], [ %220, %b54 ], !dbg !1047
	%215 = sext i32 %214 to i64, !dbg !1047
	%216 = icmp slt i32 %214, %205, !dbg !1048
	br i1 %216, label %b54, label %b55, !dbg !1048

b54:
	%217 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %215, !dbg !1049
	%218 = load i32, i32 addrspace(3)* %217, align 4, !dbg !1049
	%219 = add i32 %213, %218, !dbg !1029
	%220 = add i32 %214, 1, !dbg !1050
	br label %b53, !dbg !1050

b55:
	%221 = phi i32 [ %202, %b49 ], [ %213, %b53 ], !dbg !1009
	%222 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 0, !dbg !1051
	store i32 %221, i32 addrspace(1)* %222, align 4, !dbg !1051
	br i1 %58, label %b56, label %b57, !dbg !1056

b56:
	%223 = call i32 asm sideeffect "redux.sync.min.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %174) convergent nounwind, !dbg !1057
	br label %b63, !dbg !1058

b57:
	br i1 %52, label %b58, label %b60, !dbg !1059

b58:
	%224 = phi i32 [ %231, %b59 ], [ %174, %b57 ], !dbg !1060
	%225 = phi i64 [ %234, %b59 ], [ 16, %b57 ], !dbg !1061
	%226 = icmp sgt i64 %225, 0, !dbg !1062
	br i1 %226, label %b59, label %b63, !dbg !1062

b59:
	%227 = trunc i64 %225 to i32, !dbg !1063
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %224, i32 %227, i32 31), !dbg !1063
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !1063
	%230 = icmp slt i32 %224, %229, !dbg !1064
	%231 = select i1 %230, i32 %224, i32 %229, !dbg !1064
	%232 = trunc i64 %225 to i32, !dbg !1065
	%233 = udiv i32 %232, 2, !dbg !1065
	%234 = zext i32 %233 to i64, !dbg !1065
	br label %b58, !dbg !1065

b60:
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 0, i32 31), !dbg !1066
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !1066
	br label %b61, !dbg !1066

b61:
	%237 = phi i32 [ %236, %b60 ], [ %243, %b62 ], !dbg !1067
	%238 = phi i32 [ 1, %b60 ], [ %244, %b62 ], !dbg !1068
	%239 = icmp slt i32 %238, %50, !dbg !1069
	br i1 %239, label %b62, label %b63, !dbg !1069

b62:
	%240 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 %238, i32 31), !dbg !1070
	%241 = extractvalue { i32, i1 } %240, 0, !dbg !1070
	%242 = icmp slt i32 %237, %241, !dbg !1064
	%243 = select i1 %242, i32 %237, i32 %241, !dbg !1064
	%244 = add i32 %238, 1, !dbg !1071
	br label %b61, !dbg !1071

b63:
	%245 = phi i32 [ %223, %b56 ], [ %224, %b58 ], [ %237, %b61 ], !dbg !1055
	br i1 %206, label %b69, label %b64, !dbg !1072

b64:
	call void @llvm.nvvm.barrier0(), !dbg !1074
	br i1 %156, label %b65, label %b66, !dbg !1075

b65:
	%246 = trunc i64 %35 to i32, !dbg !1076
	%247 = udiv i32 %246, 32, !dbg !1076
	%248 = zext i32 %247 to i64, !dbg !1076
	%249 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %248, !dbg !1077
	store i32 %245, i32 addrspace(3)* %249, align 4, !dbg !1077
	br label %b66, !dbg !1077

b66:
	call void @llvm.nvvm.barrier0(), !dbg !1078
	%250 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1079
	%251 = load i32, i32 addrspace(3)* %250, align 4, !dbg !1079
	br label %b67, !dbg !1079

b67:
	%252 = phi i32 [ %251, %b66 ], [ %259, %b68 ], !dbg !1080
	%253 = phi i32 [ 1, %b66 ], [ %260, %b68 ], !dbg !1081
	%254 = sext i32 %253 to i64, !dbg !1081
	%255 = icmp slt i32 %253, %205, !dbg !1082
	br i1 %255, label %b68, label %b69, !dbg !1082

b68:
	%256 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %254, !dbg !1083
	%257 = load i32, i32 addrspace(3)* %256, align 4, !dbg !1083
	%258 = icmp slt i32 %252, %257, !dbg !1064
	%259 = select i1 %258, i32 %252, i32 %257, !dbg !1064
	%260 = add i32 %253, 1, !dbg !1084
	br label %b67, !dbg !1084

b69:
	%261 = phi i32 [ %245, %b63 ], [ %252, %b67 ], !dbg !1054
	br i1 %58, label %b70, label %b71, !dbg !1089

b70:
	%262 = call i32 asm sideeffect "redux.sync.max.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %174) convergent nounwind, !dbg !1090
	br label %b77, !dbg !1091

b71:
	br i1 %52, label %b72, label %b74, !dbg !1092

b72:
	%263 = phi i32 [ %270, %b73 ], [ %174, %b71 ], !dbg !1093
	%264 = phi i64 [ %273, %b73 ], [ 16, %b71 ], !dbg !1094
	%265 = icmp sgt i64 %264, 0, !dbg !1095
	br i1 %265, label %b73, label %b77, !dbg !1095

b73:
	%266 = trunc i64 %264 to i32, !dbg !1096
	%267 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %263, i32 %266, i32 31), !dbg !1096
	%268 = extractvalue { i32, i1 } %267, 0, !dbg !1096
	%269 = icmp sgt i32 %263, %268, !dbg !1097
	%270 = select i1 %269, i32 %263, i32 %268, !dbg !1097
	%271 = trunc i64 %264 to i32, !dbg !1098
	%272 = udiv i32 %271, 2, !dbg !1098
	%273 = zext i32 %272 to i64, !dbg !1098
	br label %b72, !dbg !1098

b74:
	%274 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 0, i32 31), !dbg !1099
	%275 = extractvalue { i32, i1 } %274, 0, !dbg !1099
	br label %b75, !dbg !1099

b75:
	%276 = phi i32 [ %275, %b74 ], [ %282, %b76 ], !dbg !1100
	%277 = phi i32 [ 1, %b74 ], [ %283, %b76 ], !dbg !1101
	%278 = icmp slt i32 %277, %50, !dbg !1102
	br i1 %278, label %b76, label %b77, !dbg !1102

b76:
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 %277, i32 31), !dbg !1103
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !1103
	%281 = icmp sgt i32 %276, %280, !dbg !1097
	%282 = select i1 %281, i32 %276, i32 %280, !dbg !1097
	%283 = add i32 %277, 1, !dbg !1104
	br label %b75, !dbg !1104

b77:
	%284 = phi i32 [ %262, %b70 ], [ %263, %b72 ], [ %276, %b75 ], !dbg !1088
	br i1 %206, label %b83, label %b78, !dbg !1105

b78:
	call void @llvm.nvvm.barrier0(), !dbg !1107
	br i1 %156, label %b79, label %b80, !dbg !1108

b79:
	%285 = trunc i64 %35 to i32, !dbg !1109
	%286 = udiv i32 %285, 32, !dbg !1109
	%287 = zext i32 %286 to i64, !dbg !1109
	%288 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %287, !dbg !1110
	store i32 %284, i32 addrspace(3)* %288, align 4, !dbg !1110
	br label %b80, !dbg !1110

b80:
	call void @llvm.nvvm.barrier0(), !dbg !1111
	%289 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1112
	%290 = load i32, i32 addrspace(3)* %289, align 4, !dbg !1112
	br label %b81, !dbg !1112

b81:
	%291 = phi i32 [ %290, %b80 ], [ %298, %b82 ], !dbg !1113
	%292 = phi i32 [ 1, %b80 ], [ %299, %b82 ], !dbg !1114
	%293 = sext i32 %292 to i64, !dbg !1114
	%294 = icmp slt i32 %292, %205, !dbg !1115
	br i1 %294, label %b82, label %b83, !dbg !1115

b82:
	%295 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %293, !dbg !1116
	%296 = load i32, i32 addrspace(3)* %295, align 4, !dbg !1116
	%297 = icmp sgt i32 %291, %296, !dbg !1097
	%298 = select i1 %297, i32 %291, i32 %296, !dbg !1097
	%299 = add i32 %292, 1, !dbg !1117
	br label %b81, !dbg !1117

b83:
	%300 = phi i32 [ %284, %b77 ], [ %291, %b81 ], !dbg !1087
	%301 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 1, !dbg !1118
	store i32 %261, i32 addrspace(1)* %301, align 4, !dbg !1118
	%302 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 2, !dbg !1119
	store i32 %300, i32 addrspace(1)* %302, align 4, !dbg !1119
	br label %b84, !dbg !1120

b84:
	%303 = phi i32 [ %174, %b83 ], [ %312, %b87 ], !dbg !1121
	%304 = phi i32 [ 1, %b83 ], [ %313, %b87 ], !dbg !1122
	%305 = zext i32 %304 to i64, !dbg !1122
	%306 = icmp ult i32 %304, 32, !dbg !1123
	br i1 %306, label %b85, label %b88, !dbg !1123

b85:
	%307 = trunc i64 %305 to i32, !dbg !1124
	%308 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %303, i32 %307, i32 0), !dbg !1124
	%309 = extractvalue { i32, i1 } %308, 0, !dbg !1124
	%310 = icmp uge i32 %131, %304, !dbg !1125
	br i1 %310, label %b86, label %b87, !dbg !1125

b86:
	%311 = add i32 %303, %309, !dbg !1126
	br label %b87, !dbg !1126

b87:
	%312 = phi i32 [ %303, %b85 ], [ %311, %b86 ], !dbg !1121
	%313 = mul i32 %304, 2, !dbg !1127
	br label %b84, !dbg !1127

b88:
	br i1 %206, label %b94, label %b89, !dbg !1128

b89:
	%314 = trunc i64 %35 to i32, !dbg !1130
	%315 = udiv i32 %314, 32, !dbg !1130
	%316 = zext i32 %315 to i64, !dbg !1130
	%317 = trunc i64 %316 to i32, !dbg !1130
	call void @llvm.nvvm.barrier0(), !dbg !1131
	br i1 %179, label %b90, label %b91, !dbg !1018

b90:
	%318 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %316, !dbg !1132
	store i32 %303, i32 addrspace(3)* %318, align 4, !dbg !1132
	br label %b91, !dbg !1132

b91:
	call void @llvm.nvvm.barrier0(), !dbg !1133
	%319 = icmp slt i32 0, %317, !dbg !1133
	br i1 %319, label %b92, label %b93, !dbg !1133

b92:
	%320 = phi i32 [ %325, %b92_ok1 ], [ 0, %b91 ], !dbg !1134
	%321 = phi i64 [ %326, %b92_ok1 ], [ 0, %b91 ], !dbg !1134
	%322 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %321, !dbg !1135
	%323 = icmp uge i64 %321, 32, !dbg !1135
	br i1 %323, label %b92_fail1, label %b92_ok1, !dbg !1135, !prof !30

b92_ok1:
	%324 = load i32, i32 addrspace(3)* %322, align 4, !dbg !1135
	%325 = add i32 %320, %324, !dbg !1136
	%326 = add i64 %321, 1, !dbg !1136
	%327 = icmp slt i64 %326, %316, !dbg !1136
	br i1 %327, label %b92, label %b93, !dbg !1136

b93:
	%328 = phi i32 [ 0, %b91 ], [ %325, %b92_ok1 ], !dbg !1134
	br label %b94, !dbg !1137

b94:
	%329 = phi i32 [ 0, %b88 ], [ %328, %b93 ], !dbg !1016
	%330 = add i32 %329, %303, !dbg !1138
	br label %b95, !dbg !1142

b95:
	%331 = phi i32 [ %174, %b94 ], [ %340, %b98 ], !dbg !1143
	%332 = phi i32 [ 1, %b94 ], [ %341, %b98 ], !dbg !1144
	%333 = zext i32 %332 to i64, !dbg !1144
	%334 = icmp ult i32 %332, 32, !dbg !1145
	br i1 %334, label %b96, label %b99, !dbg !1145

b96:
	%335 = trunc i64 %333 to i32, !dbg !1146
	%336 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %331, i32 %335, i32 0), !dbg !1146
	%337 = extractvalue { i32, i1 } %336, 0, !dbg !1146
	%338 = icmp uge i32 %131, %332, !dbg !1147
	br i1 %338, label %b97, label %b98, !dbg !1147

b97:
	%339 = add i32 %331, %337, !dbg !1148
	br label %b98, !dbg !1148

b98:
	%340 = phi i32 [ %331, %b96 ], [ %339, %b97 ], !dbg !1143
	%341 = mul i32 %332, 2, !dbg !1149
	br label %b95, !dbg !1149

b99:
	br i1 %206, label %b105, label %b100, !dbg !1150

b100:
	%342 = trunc i64 %35 to i32, !dbg !1152
	%343 = udiv i32 %342, 32, !dbg !1152
	%344 = zext i32 %343 to i64, !dbg !1152
	%345 = trunc i64 %344 to i32, !dbg !1152
	call void @llvm.nvvm.barrier0(), !dbg !1153
	br i1 %179, label %b101, label %b102, !dbg !1154

b101:
	%346 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %344, !dbg !1155
	store i32 %331, i32 addrspace(3)* %346, align 4, !dbg !1155
	br label %b102, !dbg !1155

b102:
	call void @llvm.nvvm.barrier0(), !dbg !1156
	%347 = icmp slt i32 0, %345, !dbg !1156
	br i1 %347, label %b103, label %b104, !dbg !1156

b103:
	%348 = phi i32 [ %353, %b103_ok1 ], [ 0, %b102 ], !dbg !1157
	%349 = phi i64 [ %354, %b103_ok1 ], [ 0, %b102 ], !dbg !1157
	%350 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %349, !dbg !1158
	%351 = icmp uge i64 %349, 32, !dbg !1158
	br i1 %351, label %b103_fail1, label %b103_ok1, !dbg !1158, !prof !30

b103_ok1:
	%352 = load i32, i32 addrspace(3)* %350, align 4, !dbg !1158
	%353 = add i32 %348, %352, !dbg !1159
	%354 = add i64 %349, 1, !dbg !1159
	%355 = icmp slt i64 %354, %344, !dbg !1159
	br i1 %355, label %b103, label %b104, !dbg !1159

b104:
	%356 = phi i32 [ 0, %b102 ], [ %353, %b103_ok1 ], !dbg !1157
	br label %b105, !dbg !1160

b105:
	%357 = phi i32 [ 0, %b99 ], [ %356, %b104 ], !dbg !1141
	%358 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %331, i32 1, i32 0), !dbg !1161
	%359 = extractvalue { i32, i1 } %358, 0, !dbg !1161
	br i1 %156, label %b107, label %b106, !dbg !1162

b106:
	%360 = add i32 %357, %359, !dbg !1163
	br label %b107, !dbg !1164

b107:
	%361 = phi i32 [ %357, %b105 ], [ %360, %b106 ], !dbg !1140
	%362 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 3, !dbg !1165
	store i32 %330, i32 addrspace(1)* %362, align 4, !dbg !1165
	%363 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 4, !dbg !1166
	store i32 %361, i32 addrspace(1)* %363, align 4, !dbg !1166
	%364 = udiv i32 %180, 3, !dbg !1167
	%365 = zext i32 %364 to i64, !dbg !1167
	%366 = trunc i64 %365 to i32, !dbg !1167
	%367 = icmp sge i32 %366, %25, !dbg !1170
	br i1 %367, label %b108, label %b109, !dbg !1170

b108:
	call void asm sideeffect "", ""() nounwind, !dbg !1171
	br label %fail, !dbg !1171

b109:
	br i1 %206, label %b110, label %b111, !dbg !1172

b110:
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 %366, i32 31), !dbg !1173
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !1173
	br label %b114, !dbg !1174

b111:
	call void @llvm.nvvm.barrier0(), !dbg !1176
	%370 = icmp eq i32 %34, %366, !dbg !1177
	br i1 %370, label %b112, label %b113, !dbg !1177

b112:
	store i32 %174, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !1178
	br label %b113, !dbg !1178

b113:
	call void @llvm.nvvm.barrier0(), !dbg !1179
	%371 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !1180
	br label %b114, !dbg !1181

b114:
	%372 = phi i32 [ %369, %b110 ], [ %371, %b113 ], !dbg !1169
	%373 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 5, !dbg !1182
	store i32 %372, i32 addrspace(1)* %373, align 4, !dbg !1182
	%374 = add i32 %181, 1, !dbg !1182
	%375 = icmp slt i32 %374, 2, !dbg !1182
	br i1 %375, label %b41, label %b115, !dbg !1182

b115:
	ret void, !dbg !891

b0_fail1:
	%376 = icmp ugt i64 %37, %p1, !dbg !894
	br i1 %376, label %b0_fail2, label %b0_ok2, !dbg !894

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !894
	br label %fail, !dbg !894

b0_ok2:
	%377 = icmp uge i64 %36, %p5, !dbg !895
	br i1 %377, label %b0_fail3, label %b0_ok3, !dbg !895

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !895
	br label %fail, !dbg !895

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !898
	br label %fail, !dbg !898

b40_fail1:
	%378 = icmp ugt i64 %37, %p3, !dbg !1001
	br i1 %378, label %b40_fail2, label %b40_ok2, !dbg !1001

b40_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1001
	br label %fail, !dbg !1001

b40_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !1004
	br label %fail, !dbg !1004

b92_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !1135
	br label %fail, !dbg !1135

b103_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !1158
	br label %fail, !dbg !1158

fail:
	%379 = phi i32 [ 25, %b0_fail2 ], [ 26, %b0_fail3 ], [ 27, %b0_ok3 ], [ 29, %b38 ], [ 30, %b40_fail2 ], [ 27, %b40_ok2 ], [ 28, %b92_fail1 ], [ 28, %b103_fail1 ], [ 29, %b108 ], !dbg !889
	%380 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b38 ], [ %37, %b40_fail2 ], [ 6, %b40_ok2 ], [ %321, %b92_fail1 ], [ %349, %b103_fail1 ], [ 0, %b108 ], !dbg !889
	%381 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ 0, %b38 ], [ %p3, %b40_fail2 ], [ %169, %b40_ok2 ], [ 32, %b92_fail1 ], [ 32, %b103_fail1 ], [ 0, %b108 ], !dbg !889
	call void @gpuc_fail(i8* %ctrl, i32 %379, i64 %380, i64 %381), !dbg !889
	ret void, !dbg !889
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1183 {
entry:
	br label %b0, !dbg !1184

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !1184
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1184
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !1184
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1187, !range !11
	%4 = sext i32 %3 to i64, !dbg !1187
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1187, !range !12
	%6 = sext i32 %5 to i64, !dbg !1187
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1187, !range !12
	%8 = sext i32 %7 to i64, !dbg !1187
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1187, !range !13
	%10 = sext i32 %9 to i64, !dbg !1187
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1187, !range !14
	%12 = sext i32 %11 to i64, !dbg !1187
	%13 = trunc i64 %12 to i32, !dbg !1187
	%14 = trunc i64 %8 to i32, !dbg !1187
	%15 = mul i32 %13, %14, !dbg !1187
	%16 = trunc i64 %6 to i32, !dbg !1187
	%17 = add i32 %16, %15, !dbg !1187
	%18 = zext i32 %17 to i64, !dbg !1187
	%19 = mul i64 %10, %18, !dbg !1187
	%20 = add i64 %4, %19, !dbg !1187
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1187, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1187, !range !15
	%23 = mul i32 %21, %22, !dbg !1187
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1187, !range !16
	%25 = mul i32 %23, %24, !dbg !1187
	%26 = sext i32 %25 to i64, !dbg !1187
	%27 = mul i64 %20, %26, !dbg !1187
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1187, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1187, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1187, !range !18
	%31 = mul i32 %22, %30, !dbg !1187
	%32 = add i32 %29, %31, !dbg !1187
	%33 = mul i32 %21, %32, !dbg !1187
	%34 = add i32 %28, %33, !dbg !1187
	%35 = sext i32 %34 to i64, !dbg !1187
	%36 = add i64 %27, %35, !dbg !1187
	%37 = mul i64 %36, 3, !dbg !1188
	%38 = sub i64 %p1, %37, !dbg !1189
	%39 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %37, !dbg !1189
	%40 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %36, !dbg !1190
	%41 = icmp ugt i64 %37, %p1, !dbg !1189
	%42 = icmp uge i64 %36, %p5, !dbg !1190
	%43 = icmp ugt i64 3, %38, !dbg !1193
	%44 = or i1 %41, %42, !dbg !1193
	%45 = or i1 %44, %43, !dbg !1193
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !1193, !prof !30

b0_ok1:
	%46 = load i32, i32 addrspace(1)* %40, align 4, !dbg !1190
	%47 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !1198
	%48 = getelementptr inbounds [12 x i8], [12 x i8]* %47, i64 0, i64 0, !dbg !1198
	%49 = call i32 @__nvvm_reflect(i8* %48), !dbg !1198
	%50 = icmp sge i32 %49, 800, !dbg !1198
	br i1 %50, label %b1, label %b2, !dbg !1198

b1:
	%51 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !1199
	br label %b8, !dbg !1200

b2:
	%52 = and i32 %34, -32, !dbg !1201
	%53 = sub i32 %25, %52, !dbg !1201
	%54 = icmp slt i32 %53, 32, !dbg !1201
	%55 = select i1 %54, i32 %53, i32 32, !dbg !1201
	%56 = sext i32 %55 to i64, !dbg !1201
	%57 = icmp eq i64 %56, 32, !dbg !1202
	br i1 %57, label %b3, label %b5, !dbg !1202

b3:
	%58 = phi i32 [ %46, %b2 ], [ %64, %b4 ], !dbg !1203
	%59 = phi i64 [ 16, %b2 ], [ %67, %b4 ], !dbg !1204
	%60 = icmp sgt i64 %59, 0, !dbg !1205
	br i1 %60, label %b4, label %b8, !dbg !1205

b4:
	%61 = trunc i64 %59 to i32, !dbg !1206
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %58, i32 %61, i32 31), !dbg !1206
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1206
	%64 = and i32 %58, %63, !dbg !1207
	%65 = trunc i64 %59 to i32, !dbg !1208
	%66 = udiv i32 %65, 2, !dbg !1208
	%67 = zext i32 %66 to i64, !dbg !1208
	br label %b3, !dbg !1208

b5:
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !1209
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !1209
	br label %b6, !dbg !1209

b6:
	%70 = phi i32 [ %69, %b5 ], [ %75, %b7 ], !dbg !1210
	%71 = phi i32 [ 1, %b5 ], [ %76, %b7 ], !dbg !1211
	%72 = icmp slt i32 %71, %55, !dbg !1212
	br i1 %72, label %b7, label %b8, !dbg !1212

b7:
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %71, i32 31), !dbg !1213
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !1213
	%75 = and i32 %70, %74, !dbg !1207
	%76 = add i32 %71, 1, !dbg !1214
	br label %b6, !dbg !1214

b8:
	%77 = phi i32 [ %51, %b1 ], [ %58, %b3 ], [ %70, %b6 ], !dbg !1197
	br i1 %50, label %b9, label %b10, !dbg !1219

b9:
	%78 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !1220
	br label %b16, !dbg !1221

b10:
	%79 = and i32 %34, -32, !dbg !1222
	%80 = sub i32 %25, %79, !dbg !1222
	%81 = icmp slt i32 %80, 32, !dbg !1222
	%82 = select i1 %81, i32 %80, i32 32, !dbg !1222
	%83 = sext i32 %82 to i64, !dbg !1222
	%84 = icmp eq i64 %83, 32, !dbg !1223
	br i1 %84, label %b11, label %b13, !dbg !1223

b11:
	%85 = phi i32 [ %46, %b10 ], [ %91, %b12 ], !dbg !1224
	%86 = phi i64 [ 16, %b10 ], [ %94, %b12 ], !dbg !1225
	%87 = icmp sgt i64 %86, 0, !dbg !1226
	br i1 %87, label %b12, label %b16, !dbg !1226

b12:
	%88 = trunc i64 %86 to i32, !dbg !1227
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %85, i32 %88, i32 31), !dbg !1227
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !1227
	%91 = or i32 %85, %90, !dbg !1228
	%92 = trunc i64 %86 to i32, !dbg !1229
	%93 = udiv i32 %92, 2, !dbg !1229
	%94 = zext i32 %93 to i64, !dbg !1229
	br label %b11, !dbg !1229

b13:
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !1230
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !1230
	br label %b14, !dbg !1230

b14:
	%97 = phi i32 [ %96, %b13 ], [ %102, %b15 ], !dbg !1231
	%98 = phi i32 [ 1, %b13 ], [ %103, %b15 ], !dbg !1232
	%99 = icmp slt i32 %98, %82, !dbg !1233
	br i1 %99, label %b15, label %b16, !dbg !1233

b15:
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %98, i32 31), !dbg !1234
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !1234
	%102 = or i32 %97, %101, !dbg !1228
	%103 = add i32 %98, 1, !dbg !1235
	br label %b14, !dbg !1235

b16:
	%104 = phi i32 [ %78, %b9 ], [ %85, %b11 ], [ %97, %b14 ], !dbg !1218
	br i1 %50, label %b17, label %b18, !dbg !1240

b17:
	%105 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !1241
	br label %b24, !dbg !1242

b18:
	%106 = and i32 %34, -32, !dbg !1243
	%107 = sub i32 %25, %106, !dbg !1243
	%108 = icmp slt i32 %107, 32, !dbg !1243
	%109 = select i1 %108, i32 %107, i32 32, !dbg !1243
	%110 = sext i32 %109 to i64, !dbg !1243
	%111 = icmp eq i64 %110, 32, !dbg !1244
	br i1 %111, label %b19, label %b21, !dbg !1244

b19:
	%112 = phi i32 [ %46, %b18 ], [ %118, %b20 ], !dbg !1245
	%113 = phi i64 [ 16, %b18 ], [ %121, %b20 ], !dbg !1246
	%114 = icmp sgt i64 %113, 0, !dbg !1247
	br i1 %114, label %b20, label %b24, !dbg !1247

b20:
	%115 = trunc i64 %113 to i32, !dbg !1248
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %112, i32 %115, i32 31), !dbg !1248
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !1248
	%118 = xor i32 %112, %117, !dbg !1249
	%119 = trunc i64 %113 to i32, !dbg !1250
	%120 = udiv i32 %119, 2, !dbg !1250
	%121 = zext i32 %120 to i64, !dbg !1250
	br label %b19, !dbg !1250

b21:
	%122 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !1251
	%123 = extractvalue { i32, i1 } %122, 0, !dbg !1251
	br label %b22, !dbg !1251

b22:
	%124 = phi i32 [ %123, %b21 ], [ %129, %b23 ], !dbg !1252
	%125 = phi i32 [ 1, %b21 ], [ %130, %b23 ], !dbg !1253
	%126 = icmp slt i32 %125, %109, !dbg !1254
	br i1 %126, label %b23, label %b24, !dbg !1254

b23:
	%127 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %125, i32 31), !dbg !1255
	%128 = extractvalue { i32, i1 } %127, 0, !dbg !1255
	%129 = xor i32 %124, %128, !dbg !1249
	%130 = add i32 %125, 1, !dbg !1256
	br label %b22, !dbg !1256

b24:
	%131 = phi i32 [ %105, %b17 ], [ %112, %b19 ], [ %124, %b22 ], !dbg !1239
	%132 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 0, !dbg !1257
	store i32 %77, i32 addrspace(1)* %132, align 4, !dbg !1257
	%133 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 1, !dbg !1258
	store i32 %104, i32 addrspace(1)* %133, align 4, !dbg !1258
	%134 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 2, !dbg !1259
	store i32 %131, i32 addrspace(1)* %134, align 4, !dbg !1259
	%135 = sub i64 %p3, %37, !dbg !1260
	%136 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %37, !dbg !1260
	%137 = icmp ugt i64 %37, %p3, !dbg !1260
	%138 = icmp ugt i64 3, %135, !dbg !1263
	%139 = or i1 %137, %138, !dbg !1263
	br i1 %139, label %b24_fail1, label %b24_ok1, !dbg !1263, !prof !30

b24_ok1:
	%140 = load i32, i32 addrspace(1)* %40, align 4, !dbg !1264
	br i1 %50, label %b25, label %b26, !dbg !1269

b25:
	%141 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %140) convergent nounwind, !dbg !1270
	br label %b32, !dbg !1271

b26:
	%142 = and i32 %34, -32, !dbg !1272
	%143 = sub i32 %25, %142, !dbg !1272
	%144 = icmp slt i32 %143, 32, !dbg !1272
	%145 = select i1 %144, i32 %143, i32 32, !dbg !1272
	%146 = sext i32 %145 to i64, !dbg !1272
	%147 = icmp eq i64 %146, 32, !dbg !1273
	br i1 %147, label %b27, label %b29, !dbg !1273

b27:
	%148 = phi i32 [ %140, %b26 ], [ %154, %b28 ], !dbg !1274
	%149 = phi i64 [ 16, %b26 ], [ %157, %b28 ], !dbg !1275
	%150 = icmp sgt i64 %149, 0, !dbg !1276
	br i1 %150, label %b28, label %b32, !dbg !1276

b28:
	%151 = trunc i64 %149 to i32, !dbg !1277
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %148, i32 %151, i32 31), !dbg !1277
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !1277
	%154 = and i32 %148, %153, !dbg !1278
	%155 = trunc i64 %149 to i32, !dbg !1279
	%156 = udiv i32 %155, 2, !dbg !1279
	%157 = zext i32 %156 to i64, !dbg !1279
	br label %b27, !dbg !1279

b29:
	%158 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !1280
	%159 = extractvalue { i32, i1 } %158, 0, !dbg !1280
	br label %b30, !dbg !1280

b30:
	%160 = phi i32 [ %159, %b29 ], [ %165, %b31 ], !dbg !1281
	%161 = phi i32 [ 1, %b29 ], [ %166, %b31 ], !dbg !1282
	%162 = icmp slt i32 %161, %145, !dbg !1283
	br i1 %162, label %b31, label %b32, !dbg !1283

b31:
	%163 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 %161, i32 31), !dbg !1284
	%164 = extractvalue { i32, i1 } %163, 0, !dbg !1284
	%165 = and i32 %160, %164, !dbg !1278
	%166 = add i32 %161, 1, !dbg !1285
	br label %b30, !dbg !1285

b32:
	%167 = phi i32 [ %141, %b25 ], [ %148, %b27 ], [ %160, %b30 ], !dbg !1268
	%168 = trunc i64 %26 to i32, !dbg !1287
	%169 = add i32 %168, 32, !dbg !1287
	%170 = sub i32 %169, 1, !dbg !1288
	%171 = udiv i32 %170, 32, !dbg !1289
	%172 = zext i32 %171 to i64, !dbg !1289
	%173 = trunc i64 %172 to i32, !dbg !1289
	%174 = icmp eq i64 %172, 1, !dbg !1290
	br i1 %174, label %b38, label %b33, !dbg !1290

b33:
	call void @llvm.nvvm.barrier0(), !dbg !1292
	%175 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1293, !range !20
	%176 = sext i32 %175 to i64, !dbg !1293
	%177 = icmp eq i64 %176, 0, !dbg !1294
	br i1 %177, label %b34, label %b35, !dbg !1294

b34:
	%178 = trunc i64 %35 to i32, !dbg !1295
	%179 = udiv i32 %178, 32, !dbg !1295
	%180 = zext i32 %179 to i64, !dbg !1295
	%181 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %180, !dbg !1296
	store i32 %167, i32 addrspace(3)* %181, align 4, !dbg !1296
	br label %b35, !dbg !1296

b35:
	call void @llvm.nvvm.barrier0(), !dbg !1297
	%182 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1298
	%183 = load i32, i32 addrspace(3)* %182, align 4, !dbg !1298
	br label %b36, !dbg !1298

b36:
	%184 = phi i32 [ %183, %b35 ], [ %190, %b37 ], !dbg !1299
	%185 = phi i32 [ 1, %b35 ], [ %191, %b37 ], !dbg !1300
	%186 = sext i32 %185 to i64, !dbg !1300
	%187 = icmp slt i32 %185, %173, !dbg !1301
	br i1 %187, label %b37, label %b38, !dbg !1301

b37:
	%188 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %186, !dbg !1302
	%189 = load i32, i32 addrspace(3)* %188, align 4, !dbg !1302
	%190 = and i32 %184, %189, !dbg !1278
	%191 = add i32 %185, 1, !dbg !1303
	br label %b36, !dbg !1303

b38:
	%192 = phi i32 [ %167, %b32 ], [ %184, %b36 ], !dbg !1267
	br i1 %50, label %b39, label %b40, !dbg !1308

b39:
	%193 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %140) convergent nounwind, !dbg !1309
	br label %b46, !dbg !1310

b40:
	%194 = and i32 %34, -32, !dbg !1311
	%195 = sub i32 %25, %194, !dbg !1311
	%196 = icmp slt i32 %195, 32, !dbg !1311
	%197 = select i1 %196, i32 %195, i32 32, !dbg !1311
	%198 = sext i32 %197 to i64, !dbg !1311
	%199 = icmp eq i64 %198, 32, !dbg !1312
	br i1 %199, label %b41, label %b43, !dbg !1312

b41:
	%200 = phi i32 [ %140, %b40 ], [ %206, %b42 ], !dbg !1313
	%201 = phi i64 [ 16, %b40 ], [ %209, %b42 ], !dbg !1314
	%202 = icmp sgt i64 %201, 0, !dbg !1315
	br i1 %202, label %b42, label %b46, !dbg !1315

b42:
	%203 = trunc i64 %201 to i32, !dbg !1316
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %200, i32 %203, i32 31), !dbg !1316
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !1316
	%206 = or i32 %200, %205, !dbg !1317
	%207 = trunc i64 %201 to i32, !dbg !1318
	%208 = udiv i32 %207, 2, !dbg !1318
	%209 = zext i32 %208 to i64, !dbg !1318
	br label %b41, !dbg !1318

b43:
	%210 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !1319
	%211 = extractvalue { i32, i1 } %210, 0, !dbg !1319
	br label %b44, !dbg !1319

b44:
	%212 = phi i32 [ %211, %b43 ], [ %217, %b45 ], !dbg !1320
	%213 = phi i32 [ 1, %b43 ], [ %218, %b45 ], !dbg !1321
	%214 = icmp slt i32 %213, %197, !dbg !1322
	br i1 %214, label %b45, label %b46, !dbg !1322

b45:
	%215 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 %213, i32 31), !dbg !1323
	%216 = extractvalue { i32, i1 } %215, 0, !dbg !1323
	%217 = or i32 %212, %216, !dbg !1317
	%218 = add i32 %213, 1, !dbg !1324
	br label %b44, !dbg !1324

b46:
	%219 = phi i32 [ %193, %b39 ], [ %200, %b41 ], [ %212, %b44 ], !dbg !1307
	br i1 %174, label %b52, label %b47, !dbg !1325

b47:
	call void @llvm.nvvm.barrier0(), !dbg !1327
	%220 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1328, !range !20
	%221 = sext i32 %220 to i64, !dbg !1328
	%222 = icmp eq i64 %221, 0, !dbg !1329
	br i1 %222, label %b48, label %b49, !dbg !1329

b48:
	%223 = trunc i64 %35 to i32, !dbg !1330
	%224 = udiv i32 %223, 32, !dbg !1330
	%225 = zext i32 %224 to i64, !dbg !1330
	%226 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %225, !dbg !1331
	store i32 %219, i32 addrspace(3)* %226, align 4, !dbg !1331
	br label %b49, !dbg !1331

b49:
	call void @llvm.nvvm.barrier0(), !dbg !1332
	%227 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1333
	%228 = load i32, i32 addrspace(3)* %227, align 4, !dbg !1333
	br label %b50, !dbg !1333

b50:
	%229 = phi i32 [ %228, %b49 ], [ %235, %b51 ], !dbg !1334
	%230 = phi i32 [ 1, %b49 ], [ %236, %b51 ], !dbg !1335
	%231 = sext i32 %230 to i64, !dbg !1335
	%232 = icmp slt i32 %230, %173, !dbg !1336
	br i1 %232, label %b51, label %b52, !dbg !1336

b51:
	%233 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %231, !dbg !1337
	%234 = load i32, i32 addrspace(3)* %233, align 4, !dbg !1337
	%235 = or i32 %229, %234, !dbg !1317
	%236 = add i32 %230, 1, !dbg !1338
	br label %b50, !dbg !1338

b52:
	%237 = phi i32 [ %219, %b46 ], [ %229, %b50 ], !dbg !1306
	br i1 %50, label %b53, label %b54, !dbg !1343

b53:
	%238 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %140) convergent nounwind, !dbg !1344
	br label %b60, !dbg !1345

b54:
	%239 = and i32 %34, -32, !dbg !1346
	%240 = sub i32 %25, %239, !dbg !1346
	%241 = icmp slt i32 %240, 32, !dbg !1346
	%242 = select i1 %241, i32 %240, i32 32, !dbg !1346
	%243 = sext i32 %242 to i64, !dbg !1346
	%244 = icmp eq i64 %243, 32, !dbg !1347
	br i1 %244, label %b55, label %b57, !dbg !1347

b55:
	%245 = phi i32 [ %140, %b54 ], [ %251, %b56 ], !dbg !1348
	%246 = phi i64 [ 16, %b54 ], [ %254, %b56 ], !dbg !1349
	%247 = icmp sgt i64 %246, 0, !dbg !1350
	br i1 %247, label %b56, label %b60, !dbg !1350

b56:
	%248 = trunc i64 %246 to i32, !dbg !1351
	%249 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %245, i32 %248, i32 31), !dbg !1351
	%250 = extractvalue { i32, i1 } %249, 0, !dbg !1351
	%251 = xor i32 %245, %250, !dbg !1352
	%252 = trunc i64 %246 to i32, !dbg !1353
	%253 = udiv i32 %252, 2, !dbg !1353
	%254 = zext i32 %253 to i64, !dbg !1353
	br label %b55, !dbg !1353

b57:
	%255 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !1354
	%256 = extractvalue { i32, i1 } %255, 0, !dbg !1354
	br label %b58, !dbg !1354

b58:
	%257 = phi i32 [ %256, %b57 ], [ %262, %b59 ], !dbg !1355
	%258 = phi i32 [ 1, %b57 ], [ %263, %b59 ], !dbg !1356
	%259 = icmp slt i32 %258, %242, !dbg !1357
	br i1 %259, label %b59, label %b60, !dbg !1357

b59:
	%260 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 %258, i32 31), !dbg !1358
	%261 = extractvalue { i32, i1 } %260, 0, !dbg !1358
	%262 = xor i32 %257, %261, !dbg !1352
	%263 = add i32 %258, 1, !dbg !1359
	br label %b58, !dbg !1359

b60:
	%264 = phi i32 [ %238, %b53 ], [ %245, %b55 ], [ %257, %b58 ], !dbg !1342
	br i1 %174, label %b66, label %b61, !dbg !1360

b61:
	call void @llvm.nvvm.barrier0(), !dbg !1362
	%265 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1363, !range !20
	%266 = sext i32 %265 to i64, !dbg !1363
	%267 = icmp eq i64 %266, 0, !dbg !1364
	br i1 %267, label %b62, label %b63, !dbg !1364

b62:
	%268 = trunc i64 %35 to i32, !dbg !1365
	%269 = udiv i32 %268, 32, !dbg !1365
	%270 = zext i32 %269 to i64, !dbg !1365
	%271 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %270, !dbg !1366
	store i32 %264, i32 addrspace(3)* %271, align 4, !dbg !1366
	br label %b63, !dbg !1366

b63:
	call void @llvm.nvvm.barrier0(), !dbg !1367
	%272 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1368
	%273 = load i32, i32 addrspace(3)* %272, align 4, !dbg !1368
	br label %b64, !dbg !1368

b64:
	%274 = phi i32 [ %273, %b63 ], [ %280, %b65 ], !dbg !1369
	%275 = phi i32 [ 1, %b63 ], [ %281, %b65 ], !dbg !1370
	%276 = sext i32 %275 to i64, !dbg !1370
	%277 = icmp slt i32 %275, %173, !dbg !1371
	br i1 %277, label %b65, label %b66, !dbg !1371

b65:
	%278 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %276, !dbg !1372
	%279 = load i32, i32 addrspace(3)* %278, align 4, !dbg !1372
	%280 = xor i32 %274, %279, !dbg !1352
	%281 = add i32 %275, 1, !dbg !1373
	br label %b64, !dbg !1373

b66:
	%282 = phi i32 [ %264, %b60 ], [ %274, %b64 ], !dbg !1341
	%283 = getelementptr inbounds i32, i32 addrspace(1)* %136, i64 0, !dbg !1374
	store i32 %192, i32 addrspace(1)* %283, align 4, !dbg !1374
	%284 = getelementptr inbounds i32, i32 addrspace(1)* %136, i64 1, !dbg !1375
	store i32 %237, i32 addrspace(1)* %284, align 4, !dbg !1375
	%285 = getelementptr inbounds i32, i32 addrspace(1)* %136, i64 2, !dbg !1376
	store i32 %282, i32 addrspace(1)* %285, align 4, !dbg !1376
	ret void, !dbg !1186

b0_fail1:
	%286 = icmp ugt i64 %37, %p1, !dbg !1189
	br i1 %286, label %b0_fail2, label %b0_ok2, !dbg !1189

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1189
	br label %fail, !dbg !1189

b0_ok2:
	%287 = icmp uge i64 %36, %p5, !dbg !1190
	br i1 %287, label %b0_fail3, label %b0_ok3, !dbg !1190

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !1190
	br label %fail, !dbg !1190

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !1193
	br label %fail, !dbg !1193

b24_fail1:
	%288 = icmp ugt i64 %37, %p3, !dbg !1260
	br i1 %288, label %b24_fail2, label %b24_ok2, !dbg !1260

b24_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1260
	br label %fail, !dbg !1260

b24_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !1263
	br label %fail, !dbg !1263

fail:
	%289 = phi i32 [ 31, %b0_fail2 ], [ 32, %b0_fail3 ], [ 33, %b0_ok3 ], [ 34, %b24_fail2 ], [ 33, %b24_ok2 ], !dbg !1184
	%290 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 3, %b0_ok3 ], [ %37, %b24_fail2 ], [ 3, %b24_ok2 ], !dbg !1184
	%291 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ %p3, %b24_fail2 ], [ %135, %b24_ok2 ], !dbg !1184
	call void @gpuc_fail(i8* %ctrl, i32 %289, i64 %290, i64 %291), !dbg !1184
	ret void, !dbg !1184
}

define void @ExchangeInt64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1377 {
entry:
	br label %b0, !dbg !1378

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1378
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1378
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1378
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1381, !range !11
	%4 = sext i32 %3 to i64, !dbg !1381
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1381, !range !12
	%6 = sext i32 %5 to i64, !dbg !1381
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1381, !range !12
	%8 = sext i32 %7 to i64, !dbg !1381
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1381, !range !13
	%10 = sext i32 %9 to i64, !dbg !1381
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1381, !range !14
	%12 = sext i32 %11 to i64, !dbg !1381
	%13 = trunc i64 %12 to i32, !dbg !1381
	%14 = trunc i64 %8 to i32, !dbg !1381
	%15 = mul i32 %13, %14, !dbg !1381
	%16 = zext i32 %15 to i64, !dbg !1381
	%17 = trunc i64 %6 to i32, !dbg !1381
	%18 = add i32 %17, %15, !dbg !1381
	%19 = zext i32 %18 to i64, !dbg !1381
	%20 = mul i64 %10, %19, !dbg !1381
	%21 = add i64 %4, %20, !dbg !1381
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1381, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1381, !range !15
	%24 = mul i32 %22, %23, !dbg !1381
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1381, !range !16
	%26 = mul i32 %24, %25, !dbg !1381
	%27 = sext i32 %26 to i64, !dbg !1381
	%28 = mul i64 %21, %27, !dbg !1381
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1381, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1381, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1381, !range !18
	%32 = mul i32 %23, %31, !dbg !1381
	%33 = add i32 %30, %32, !dbg !1381
	%34 = mul i32 %22, %33, !dbg !1381
	%35 = add i32 %29, %34, !dbg !1381
	%36 = sext i32 %35 to i64, !dbg !1381
	%37 = add i64 %28, %36, !dbg !1381
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1382, !range !20
	%39 = sext i32 %38 to i64, !dbg !1382
	%40 = and i32 %35, -32, !dbg !1383
	%41 = sub i32 %26, %40, !dbg !1383
	%42 = icmp slt i32 %41, 32, !dbg !1383
	%43 = select i1 %42, i32 %41, i32 32, !dbg !1383
	%44 = sext i32 %43 to i64, !dbg !1383
	%45 = icmp eq i64 %44, 32, !dbg !1384
	br i1 %45, label %b1, label %b2, !dbg !1384

b1:
	br label %b2, !dbg !1384

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1385
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1386
	%48 = mul i64 %37, 4, !dbg !1388
	%49 = sub i64 %p1, %48, !dbg !1389
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %37, !dbg !1387
	%51 = icmp uge i64 %37, %p5, !dbg !1387
	%52 = icmp ugt i64 %48, %p1, !dbg !1389
	%53 = icmp ugt i64 4, %49, !dbg !1390
	%54 = icmp eq i64 %44, 0, !dbg !1391
	%55 = or i1 %51, %52, !dbg !1391
	%56 = or i1 %55, %53, !dbg !1391
	%57 = or i1 %56, %54, !dbg !1391
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !1391, !prof !30

b2_ok1:
	%58 = load i64, i64 addrspace(1)* %50, align 8, !dbg !1387
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %48, !dbg !1389
	%60 = trunc i64 %39 to i32, !dbg !1392
	%61 = mul i32 %60, 7, !dbg !1392
	%62 = zext i32 %61 to i64, !dbg !1392
	%63 = add i32 %61, 3, !dbg !1393
	%64 = zext i32 %63 to i64, !dbg !1393
	%65 = icmp eq i64 %44, -1, !dbg !1391
	%66 = select i1 %65, i64 1, i64 %44, !dbg !1391
	%67 = srem i64 %64, %66, !dbg !1391
	%68 = trunc i64 %67 to i32, !dbg !1394
	%69 = trunc i64 %58 to i32, !dbg !1394
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !1394
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !1394
	%72 = lshr i64 %58, 32, !dbg !1394
	%73 = trunc i64 %72 to i32, !dbg !1394
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %73, i32 %68, i32 31), !dbg !1394
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !1394
	%76 = zext i32 %75 to i64, !dbg !1394
	%77 = shl i64 %76, 32, !dbg !1394
	%78 = zext i32 %71 to i64, !dbg !1394
	%79 = or i64 %78, %77, !dbg !1394
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 0, !dbg !1395
	store i64 %79, i64 addrspace(1)* %80, align 8, !dbg !1395
	%81 = trunc i64 %58 to i32, !dbg !1396
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %81, i32 3, i32 0), !dbg !1396
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !1396
	%84 = lshr i64 %58, 32, !dbg !1396
	%85 = trunc i64 %84 to i32, !dbg !1396
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %85, i32 3, i32 0), !dbg !1396
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !1396
	%88 = zext i32 %87 to i64, !dbg !1396
	%89 = shl i64 %88, 32, !dbg !1396
	%90 = zext i32 %83 to i64, !dbg !1396
	%91 = or i64 %90, %89, !dbg !1396
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 1, !dbg !1397
	store i64 %91, i64 addrspace(1)* %92, align 8, !dbg !1397
	%93 = trunc i64 %46 to i32, !dbg !1398
	%94 = trunc i64 %58 to i32, !dbg !1398
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %94, i32 %93, i32 31), !dbg !1398
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !1398
	%97 = lshr i64 %58, 32, !dbg !1398
	%98 = trunc i64 %97 to i32, !dbg !1398
	%99 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %98, i32 %93, i32 31), !dbg !1398
	%100 = extractvalue { i32, i1 } %99, 0, !dbg !1398
	%101 = zext i32 %100 to i64, !dbg !1398
	%102 = shl i64 %101, 32, !dbg !1398
	%103 = zext i32 %96 to i64, !dbg !1398
	%104 = or i64 %103, %102, !dbg !1398
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 2, !dbg !1399
	store i64 %104, i64 addrspace(1)* %105, align 8, !dbg !1399
	%106 = trunc i64 %47 to i32, !dbg !1400
	%107 = trunc i64 %58 to i32, !dbg !1400
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %107, i32 %106, i32 31), !dbg !1400
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !1400
	%110 = lshr i64 %58, 32, !dbg !1400
	%111 = trunc i64 %110 to i32, !dbg !1400
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %111, i32 %106, i32 31), !dbg !1400
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !1400
	%114 = zext i32 %113 to i64, !dbg !1400
	%115 = shl i64 %114, 32, !dbg !1400
	%116 = zext i32 %109 to i64, !dbg !1400
	%117 = or i64 %116, %115, !dbg !1400
	%118 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 3, !dbg !1401
	store i64 %117, i64 addrspace(1)* %118, align 8, !dbg !1401
	%119 = mul i64 %37, 3, !dbg !1402
	%120 = sub i64 %p3, %119, !dbg !1403
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %119, !dbg !1403
	%122 = icmp ugt i64 %119, %p3, !dbg !1403
	%123 = icmp ugt i64 3, %120, !dbg !1404
	%124 = or i1 %122, %123, !dbg !1404
	br i1 %124, label %b2_fail5, label %b2_ok5, !dbg !1404, !prof !30

b2_ok5:
	%125 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %58) convergent nounwind, !dbg !1405
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 0, !dbg !1406
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !1406
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 1, !dbg !1407
	store i32 7, i32 addrspace(1)* %127, align 4, !dbg !1407
	%128 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %58) convergent nounwind, !dbg !1408
	store i32 %128, i32 addrspace(1)* %127, align 4, !dbg !1409
	%129 = sub i64 %37, %39, !dbg !1410
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %129, !dbg !1411
	%131 = icmp uge i64 %129, %p5, !dbg !1411
	br i1 %131, label %b2_fail7, label %b2_ok7, !dbg !1411, !prof !30

b2_ok7:
	%132 = load i64, i64 addrspace(1)* %130, align 8, !dbg !1411
	%133 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %132) convergent nounwind, !dbg !1412
	%134 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 2, !dbg !1413
	store i32 %133, i32 addrspace(1)* %134, align 4, !dbg !1413
	ret void, !dbg !1380

b2_fail1:
	%135 = icmp uge i64 %37, %p5, !dbg !1387
	br i1 %135, label %b2_fail2, label %b2_ok2, !dbg !1387

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1387
	br label %fail, !dbg !1387

b2_ok2:
	%136 = icmp ugt i64 %48, %p1, !dbg !1389
	br i1 %136, label %b2_fail3, label %b2_ok3, !dbg !1389

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !1389
	br label %fail, !dbg !1389

b2_ok3:
	%137 = icmp ugt i64 4, %49, !dbg !1390
	br i1 %137, label %b2_fail4, label %b2_ok4, !dbg !1390

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !1390
	br label %fail, !dbg !1390

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !1391
	br label %fail, !dbg !1391

b2_fail5:
	%138 = icmp ugt i64 %119, %p3, !dbg !1403
	br i1 %138, label %b2_fail6, label %b2_ok6, !dbg !1403

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !1403
	br label %fail, !dbg !1403

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !1404
	br label %fail, !dbg !1404

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !1411
	br label %fail, !dbg !1411

fail:
	%139 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !1378
	%140 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %119, %b2_fail6 ], [ 3, %b2_ok6 ], [ %129, %b2_fail7 ], !dbg !1378
	%141 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %120, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !1378
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !1378
	ret void, !dbg !1378
}

define void @NumbersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1414 {
entry:
	br label %b0, !dbg !1415

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1415
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !1415
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1415
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1418, !range !11
	%4 = sext i32 %3 to i64, !dbg !1418
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1418, !range !12
	%6 = sext i32 %5 to i64, !dbg !1418
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1418, !range !12
	%8 = sext i32 %7 to i64, !dbg !1418
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1418, !range !13
	%10 = sext i32 %9 to i64, !dbg !1418
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1418, !range !14
	%12 = sext i32 %11 to i64, !dbg !1418
	%13 = trunc i64 %12 to i32, !dbg !1418
	%14 = trunc i64 %8 to i32, !dbg !1418
	%15 = mul i32 %13, %14, !dbg !1418
	%16 = trunc i64 %6 to i32, !dbg !1418
	%17 = add i32 %16, %15, !dbg !1418
	%18 = zext i32 %17 to i64, !dbg !1418
	%19 = mul i64 %10, %18, !dbg !1418
	%20 = add i64 %4, %19, !dbg !1418
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1418, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1418, !range !15
	%23 = mul i32 %21, %22, !dbg !1418
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1418, !range !16
	%25 = mul i32 %23, %24, !dbg !1418
	%26 = sext i32 %25 to i64, !dbg !1418
	%27 = mul i64 %20, %26, !dbg !1418
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1418, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1418, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1418, !range !18
	%31 = mul i32 %22, %30, !dbg !1418
	%32 = add i32 %29, %31, !dbg !1418
	%33 = mul i32 %21, %32, !dbg !1418
	%34 = add i32 %28, %33, !dbg !1418
	%35 = sext i32 %34 to i64, !dbg !1418
	%36 = add i64 %27, %35, !dbg !1418
	%37 = mul i64 %36, 6, !dbg !1419
	%38 = sub i64 %p1, %37, !dbg !1420
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %37, !dbg !1420
	%40 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %36, !dbg !1421
	%41 = icmp ugt i64 %37, %p1, !dbg !1420
	%42 = icmp uge i64 %36, %p5, !dbg !1421
	%43 = icmp ugt i64 6, %38, !dbg !1424
	%44 = or i1 %41, %42, !dbg !1424
	%45 = or i1 %44, %43, !dbg !1424
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !1424, !prof !30

b0_ok1:
	%46 = load i64, i64 addrspace(1)* %40, align 8, !dbg !1421
	%47 = and i32 %34, -32, !dbg !1431
	%48 = sub i32 %25, %47, !dbg !1431
	%49 = icmp slt i32 %48, 32, !dbg !1431
	%50 = select i1 %49, i32 %48, i32 32, !dbg !1431
	%51 = sext i32 %50 to i64, !dbg !1431
	%52 = icmp eq i64 %51, 32, !dbg !1432
	%53 = mul i64 %51, 2, !dbg !1433
	br label %b1, !dbg !1424

b1:
	%54 = phi i32 [ 0, %b0_ok1 ], [ %277, %b33 ], !dbg !1424
	br i1 %52, label %b2, label %b4, !dbg !1432

b2:
	%55 = phi i64 [ %70, %b3 ], [ %46, %b1 ], !dbg !1434
	%56 = phi i64 [ %73, %b3 ], [ 16, %b1 ], !dbg !1435
	%57 = icmp sgt i64 %56, 0, !dbg !1436
	br i1 %57, label %b3, label %b7, !dbg !1436

b3:
	%58 = trunc i64 %56 to i32, !dbg !1437
	%59 = trunc i64 %55 to i32, !dbg !1437
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %59, i32 %58, i32 31), !dbg !1437
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !1437
	%62 = lshr i64 %55, 32, !dbg !1437
	%63 = trunc i64 %62 to i32, !dbg !1437
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %63, i32 %58, i32 31), !dbg !1437
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !1437
	%66 = zext i32 %65 to i64, !dbg !1437
	%67 = shl i64 %66, 32, !dbg !1437
	%68 = zext i32 %61 to i64, !dbg !1437
	%69 = or i64 %68, %67, !dbg !1437
	%70 = add i64 %55, %69, !dbg !1438
	%71 = trunc i64 %56 to i32, !dbg !1439
	%72 = udiv i32 %71, 2, !dbg !1439
	%73 = zext i32 %72 to i64, !dbg !1439
	br label %b2, !dbg !1439

b4:
	%74 = trunc i64 %46 to i32, !dbg !1440
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %74, i32 0, i32 31), !dbg !1440
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !1440
	%77 = lshr i64 %46, 32, !dbg !1440
	%78 = trunc i64 %77 to i32, !dbg !1440
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %78, i32 0, i32 31), !dbg !1440
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !1440
	%81 = zext i32 %80 to i64, !dbg !1440
	%82 = shl i64 %81, 32, !dbg !1440
	%83 = zext i32 %76 to i64, !dbg !1440
	%84 = or i64 %83, %82, !dbg !1440
	br label %b5, !dbg !1440

b5:
	%85 = phi i64 [ %84, %b4 ], [ %99, %b6 ], !dbg !1441
	%86 = phi i32 [ 1, %b4 ], [ %100, %b6 ], !dbg !1442
	%87 = icmp slt i32 %86, %50, !dbg !1443
	br i1 %87, label %b6, label %b7, !dbg !1443

b6:
	%88 = trunc i64 %46 to i32, !dbg !1444
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %88, i32 %86, i32 31), !dbg !1444
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !1444
	%91 = lshr i64 %46, 32, !dbg !1444
	%92 = trunc i64 %91 to i32, !dbg !1444
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 %86, i32 31), !dbg !1444
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !1444
	%95 = zext i32 %94 to i64, !dbg !1444
	%96 = shl i64 %95, 32, !dbg !1444
	%97 = zext i32 %90 to i64, !dbg !1444
	%98 = or i64 %97, %96, !dbg !1444
	%99 = add i64 %85, %98, !dbg !1438
	%100 = add i32 %86, 1, !dbg !1445
	br label %b5, !dbg !1445

b7:
	%101 = phi i64 [ %55, %b2 ], [ %85, %b5 ], !dbg !1430
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 0, !dbg !1446
	store i64 %101, i64 addrspace(1)* %102, align 8, !dbg !1446
	br i1 %52, label %b8, label %b10, !dbg !1451

b8:
	%103 = phi i64 [ %119, %b9 ], [ %46, %b7 ], !dbg !1452
	%104 = phi i64 [ %122, %b9 ], [ 16, %b7 ], !dbg !1453
	%105 = icmp sgt i64 %104, 0, !dbg !1454
	br i1 %105, label %b9, label %b13, !dbg !1454

b9:
	%106 = trunc i64 %104 to i32, !dbg !1455
	%107 = trunc i64 %103 to i32, !dbg !1455
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %107, i32 %106, i32 31), !dbg !1455
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !1455
	%110 = lshr i64 %103, 32, !dbg !1455
	%111 = trunc i64 %110 to i32, !dbg !1455
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %111, i32 %106, i32 31), !dbg !1455
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !1455
	%114 = zext i32 %113 to i64, !dbg !1455
	%115 = shl i64 %114, 32, !dbg !1455
	%116 = zext i32 %109 to i64, !dbg !1455
	%117 = or i64 %116, %115, !dbg !1455
	%118 = icmp slt i64 %103, %117, !dbg !1456
	%119 = select i1 %118, i64 %103, i64 %117, !dbg !1456
	%120 = trunc i64 %104 to i32, !dbg !1457
	%121 = udiv i32 %120, 2, !dbg !1457
	%122 = zext i32 %121 to i64, !dbg !1457
	br label %b8, !dbg !1457

b10:
	%123 = trunc i64 %46 to i32, !dbg !1458
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %123, i32 0, i32 31), !dbg !1458
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !1458
	%126 = lshr i64 %46, 32, !dbg !1458
	%127 = trunc i64 %126 to i32, !dbg !1458
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 0, i32 31), !dbg !1458
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !1458
	%130 = zext i32 %129 to i64, !dbg !1458
	%131 = shl i64 %130, 32, !dbg !1458
	%132 = zext i32 %125 to i64, !dbg !1458
	%133 = or i64 %132, %131, !dbg !1458
	br label %b11, !dbg !1458

b11:
	%134 = phi i64 [ %133, %b10 ], [ %149, %b12 ], !dbg !1459
	%135 = phi i32 [ 1, %b10 ], [ %150, %b12 ], !dbg !1460
	%136 = icmp slt i32 %135, %50, !dbg !1461
	br i1 %136, label %b12, label %b13, !dbg !1461

b12:
	%137 = trunc i64 %46 to i32, !dbg !1462
	%138 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %137, i32 %135, i32 31), !dbg !1462
	%139 = extractvalue { i32, i1 } %138, 0, !dbg !1462
	%140 = lshr i64 %46, 32, !dbg !1462
	%141 = trunc i64 %140 to i32, !dbg !1462
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 %135, i32 31), !dbg !1462
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !1462
	%144 = zext i32 %143 to i64, !dbg !1462
	%145 = shl i64 %144, 32, !dbg !1462
	%146 = zext i32 %139 to i64, !dbg !1462
	%147 = or i64 %146, %145, !dbg !1462
	%148 = icmp slt i64 %134, %147, !dbg !1456
	%149 = select i1 %148, i64 %134, i64 %147, !dbg !1456
	%150 = add i32 %135, 1, !dbg !1463
	br label %b11, !dbg !1463

b13:
	%151 = phi i64 [ %103, %b8 ], [ %134, %b11 ], !dbg !1450
	br i1 %52, label %b14, label %b16, !dbg !1468

b14:
	%152 = phi i64 [ %168, %b15 ], [ %46, %b13 ], !dbg !1469
	%153 = phi i64 [ %171, %b15 ], [ 16, %b13 ], !dbg !1470
	%154 = icmp sgt i64 %153, 0, !dbg !1471
	br i1 %154, label %b15, label %b19, !dbg !1471

b15:
	%155 = trunc i64 %153 to i32, !dbg !1472
	%156 = trunc i64 %152 to i32, !dbg !1472
	%157 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %156, i32 %155, i32 31), !dbg !1472
	%158 = extractvalue { i32, i1 } %157, 0, !dbg !1472
	%159 = lshr i64 %152, 32, !dbg !1472
	%160 = trunc i64 %159 to i32, !dbg !1472
	%161 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %160, i32 %155, i32 31), !dbg !1472
	%162 = extractvalue { i32, i1 } %161, 0, !dbg !1472
	%163 = zext i32 %162 to i64, !dbg !1472
	%164 = shl i64 %163, 32, !dbg !1472
	%165 = zext i32 %158 to i64, !dbg !1472
	%166 = or i64 %165, %164, !dbg !1472
	%167 = icmp sgt i64 %152, %166, !dbg !1473
	%168 = select i1 %167, i64 %152, i64 %166, !dbg !1473
	%169 = trunc i64 %153 to i32, !dbg !1474
	%170 = udiv i32 %169, 2, !dbg !1474
	%171 = zext i32 %170 to i64, !dbg !1474
	br label %b14, !dbg !1474

b16:
	%172 = trunc i64 %46 to i32, !dbg !1475
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 0, i32 31), !dbg !1475
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !1475
	%175 = lshr i64 %46, 32, !dbg !1475
	%176 = trunc i64 %175 to i32, !dbg !1475
	%177 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %176, i32 0, i32 31), !dbg !1475
	%178 = extractvalue { i32, i1 } %177, 0, !dbg !1475
	%179 = zext i32 %178 to i64, !dbg !1475
	%180 = shl i64 %179, 32, !dbg !1475
	%181 = zext i32 %174 to i64, !dbg !1475
	%182 = or i64 %181, %180, !dbg !1475
	br label %b17, !dbg !1475

b17:
	%183 = phi i64 [ %182, %b16 ], [ %198, %b18 ], !dbg !1476
	%184 = phi i32 [ 1, %b16 ], [ %199, %b18 ], !dbg !1477
	%185 = icmp slt i32 %184, %50, !dbg !1478
	br i1 %185, label %b18, label %b19, !dbg !1478

b18:
	%186 = trunc i64 %46 to i32, !dbg !1479
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %186, i32 %184, i32 31), !dbg !1479
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !1479
	%189 = lshr i64 %46, 32, !dbg !1479
	%190 = trunc i64 %189 to i32, !dbg !1479
	%191 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %190, i32 %184, i32 31), !dbg !1479
	%192 = extractvalue { i32, i1 } %191, 0, !dbg !1479
	%193 = zext i32 %192 to i64, !dbg !1479
	%194 = shl i64 %193, 32, !dbg !1479
	%195 = zext i32 %188 to i64, !dbg !1479
	%196 = or i64 %195, %194, !dbg !1479
	%197 = icmp sgt i64 %183, %196, !dbg !1473
	%198 = select i1 %197, i64 %183, i64 %196, !dbg !1473
	%199 = add i32 %184, 1, !dbg !1480
	br label %b17, !dbg !1480

b19:
	%200 = phi i64 [ %152, %b14 ], [ %183, %b17 ], !dbg !1467
	%201 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 1, !dbg !1481
	store i64 %151, i64 addrspace(1)* %201, align 8, !dbg !1481
	%202 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 2, !dbg !1482
	store i64 %200, i64 addrspace(1)* %202, align 8, !dbg !1482
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1487, !range !20
	%204 = sext i32 %203 to i64, !dbg !1487
	%205 = trunc i64 %204 to i32, !dbg !1487
	br label %b20, !dbg !1487

b20:
	%206 = phi i64 [ %46, %b19 ], [ %224, %b23 ], !dbg !1488
	%207 = phi i32 [ 1, %b19 ], [ %225, %b23 ], !dbg !1489
	%208 = zext i32 %207 to i64, !dbg !1489
	%209 = icmp ult i32 %207, 32, !dbg !1490
	br i1 %209, label %b21, label %b24, !dbg !1490

b21:
	%210 = trunc i64 %208 to i32, !dbg !1491
	%211 = trunc i64 %206 to i32, !dbg !1491
	%212 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %211, i32 %210, i32 0), !dbg !1491
	%213 = extractvalue { i32, i1 } %212, 0, !dbg !1491
	%214 = lshr i64 %206, 32, !dbg !1491
	%215 = trunc i64 %214 to i32, !dbg !1491
	%216 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %215, i32 %210, i32 0), !dbg !1491
	%217 = extractvalue { i32, i1 } %216, 0, !dbg !1491
	%218 = zext i32 %217 to i64, !dbg !1491
	%219 = shl i64 %218, 32, !dbg !1491
	%220 = zext i32 %213 to i64, !dbg !1491
	%221 = or i64 %220, %219, !dbg !1491
	%222 = icmp uge i32 %205, %207, !dbg !1492
	br i1 %222, label %b22, label %b23, !dbg !1492

b22:
	%223 = add i64 %206, %221, !dbg !1493
	br label %b23, !dbg !1493

b23:
	%224 = phi i64 [ %206, %b21 ], [ %223, %b22 ], !dbg !1488
	%225 = mul i32 %207, 2, !dbg !1494
	br label %b20, !dbg !1494

b24:
	%226 = phi i64 [ %244, %b27 ], [ %46, %b20 ], !dbg !1498
	%227 = phi i32 [ %245, %b27 ], [ 1, %b20 ], !dbg !1499
	%228 = zext i32 %227 to i64, !dbg !1499
	%229 = icmp ult i32 %227, 32, !dbg !1500
	br i1 %229, label %b25, label %b28, !dbg !1500

b25:
	%230 = trunc i64 %228 to i32, !dbg !1501
	%231 = trunc i64 %226 to i32, !dbg !1501
	%232 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %231, i32 %230, i32 0), !dbg !1501
	%233 = extractvalue { i32, i1 } %232, 0, !dbg !1501
	%234 = lshr i64 %226, 32, !dbg !1501
	%235 = trunc i64 %234 to i32, !dbg !1501
	%236 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %235, i32 %230, i32 0), !dbg !1501
	%237 = extractvalue { i32, i1 } %236, 0, !dbg !1501
	%238 = zext i32 %237 to i64, !dbg !1501
	%239 = shl i64 %238, 32, !dbg !1501
	%240 = zext i32 %233 to i64, !dbg !1501
	%241 = or i64 %240, %239, !dbg !1501
	%242 = icmp uge i32 %205, %227, !dbg !1502
	br i1 %242, label %b26, label %b27, !dbg !1502

b26:
	%243 = add i64 %226, %241, !dbg !1503
	br label %b27, !dbg !1503

b27:
	%244 = phi i64 [ %226, %b25 ], [ %243, %b26 ], !dbg !1498
	%245 = mul i32 %227, 2, !dbg !1504
	br label %b24, !dbg !1504

b28:
	%246 = trunc i64 %226 to i32, !dbg !1505
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %246, i32 1, i32 0), !dbg !1505
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !1505
	%249 = lshr i64 %226, 32, !dbg !1505
	%250 = trunc i64 %249 to i32, !dbg !1505
	%251 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %250, i32 1, i32 0), !dbg !1505
	%252 = extractvalue { i32, i1 } %251, 0, !dbg !1505
	%253 = zext i32 %252 to i64, !dbg !1505
	%254 = shl i64 %253, 32, !dbg !1505
	%255 = zext i32 %248 to i64, !dbg !1505
	%256 = or i64 %255, %254, !dbg !1505
	%257 = icmp eq i32 %203, 0, !dbg !1506
	br i1 %257, label %b30, label %b29, !dbg !1506

b29:
	br label %b30, !dbg !1507

b30:
	%258 = phi i64 [ 0, %b28 ], [ %256, %b29 ], !dbg !1496
	%259 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 3, !dbg !1508
	store i64 %206, i64 addrspace(1)* %259, align 8, !dbg !1508
	%260 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 4, !dbg !1509
	store i64 %258, i64 addrspace(1)* %260, align 8, !dbg !1509
	%261 = sdiv i64 %53, 3, !dbg !1510
	%262 = icmp slt i64 %261, 0, !dbg !1513
	br i1 %262, label %b32, label %b31, !dbg !1513

b31:
	%263 = icmp sge i64 %261, %51, !dbg !1514
	br i1 %263, label %b32, label %b33, !dbg !1514

b32:
	call void asm sideeffect "", ""() nounwind, !dbg !1515
	br label %fail, !dbg !1515

b33:
	%264 = trunc i64 %261 to i32, !dbg !1516
	%265 = trunc i64 %46 to i32, !dbg !1516
	%266 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %265, i32 %264, i32 31), !dbg !1516
	%267 = extractvalue { i32, i1 } %266, 0, !dbg !1516
	%268 = lshr i64 %46, 32, !dbg !1516
	%269 = trunc i64 %268 to i32, !dbg !1516
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %269, i32 %264, i32 31), !dbg !1516
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !1516
	%272 = zext i32 %271 to i64, !dbg !1516
	%273 = shl i64 %272, 32, !dbg !1516
	%274 = zext i32 %267 to i64, !dbg !1516
	%275 = or i64 %274, %273, !dbg !1516
	%276 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 5, !dbg !1517
	store i64 %275, i64 addrspace(1)* %276, align 8, !dbg !1517
	%277 = add i32 %54, 1, !dbg !1517
	%278 = icmp slt i32 %277, 2, !dbg !1517
	br i1 %278, label %b1, label %b34, !dbg !1517

b34:
	%279 = sub i64 %p3, %37, !dbg !1518
	%280 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %37, !dbg !1518
	%281 = icmp ugt i64 %37, %p3, !dbg !1518
	%282 = icmp ugt i64 6, %279, !dbg !1521
	%283 = or i1 %281, %282, !dbg !1521
	br i1 %283, label %b34_fail1, label %b34_ok1, !dbg !1521, !prof !30

b34_ok1:
	%284 = load i64, i64 addrspace(1)* %40, align 8, !dbg !1522
	%285 = trunc i64 %26 to i32, !dbg !1528
	%286 = add i32 %285, 32, !dbg !1528
	%287 = sub i32 %286, 1, !dbg !1529
	%288 = sub i64 %51, 1, !dbg !1534
	%289 = icmp eq i64 %204, %288, !dbg !1535
	%290 = mul i32 %285, 2, !dbg !1536
	br label %b35, !dbg !1521

b35:
	%291 = phi i32 [ 0, %b34_ok1 ], [ %598, %b102 ], !dbg !1521
	br i1 %52, label %b36, label %b38, !dbg !1538

b36:
	%292 = phi i64 [ %307, %b37 ], [ %284, %b35 ], !dbg !1539
	%293 = phi i64 [ %310, %b37 ], [ 16, %b35 ], !dbg !1540
	%294 = icmp sgt i64 %293, 0, !dbg !1541
	br i1 %294, label %b37, label %b41, !dbg !1541

b37:
	%295 = trunc i64 %293 to i32, !dbg !1542
	%296 = trunc i64 %292 to i32, !dbg !1542
	%297 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %296, i32 %295, i32 31), !dbg !1542
	%298 = extractvalue { i32, i1 } %297, 0, !dbg !1542
	%299 = lshr i64 %292, 32, !dbg !1542
	%300 = trunc i64 %299 to i32, !dbg !1542
	%301 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %300, i32 %295, i32 31), !dbg !1542
	%302 = extractvalue { i32, i1 } %301, 0, !dbg !1542
	%303 = zext i32 %302 to i64, !dbg !1542
	%304 = shl i64 %303, 32, !dbg !1542
	%305 = zext i32 %298 to i64, !dbg !1542
	%306 = or i64 %305, %304, !dbg !1542
	%307 = add i64 %292, %306, !dbg !1543
	%308 = trunc i64 %293 to i32, !dbg !1544
	%309 = udiv i32 %308, 2, !dbg !1544
	%310 = zext i32 %309 to i64, !dbg !1544
	br label %b36, !dbg !1544

b38:
	%311 = trunc i64 %284 to i32, !dbg !1545
	%312 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %311, i32 0, i32 31), !dbg !1545
	%313 = extractvalue { i32, i1 } %312, 0, !dbg !1545
	%314 = lshr i64 %284, 32, !dbg !1545
	%315 = trunc i64 %314 to i32, !dbg !1545
	%316 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %315, i32 0, i32 31), !dbg !1545
	%317 = extractvalue { i32, i1 } %316, 0, !dbg !1545
	%318 = zext i32 %317 to i64, !dbg !1545
	%319 = shl i64 %318, 32, !dbg !1545
	%320 = zext i32 %313 to i64, !dbg !1545
	%321 = or i64 %320, %319, !dbg !1545
	br label %b39, !dbg !1545

b39:
	%322 = phi i64 [ %321, %b38 ], [ %336, %b40 ], !dbg !1546
	%323 = phi i32 [ 1, %b38 ], [ %337, %b40 ], !dbg !1547
	%324 = icmp slt i32 %323, %50, !dbg !1548
	br i1 %324, label %b40, label %b41, !dbg !1548

b40:
	%325 = trunc i64 %284 to i32, !dbg !1549
	%326 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %325, i32 %323, i32 31), !dbg !1549
	%327 = extractvalue { i32, i1 } %326, 0, !dbg !1549
	%328 = lshr i64 %284, 32, !dbg !1549
	%329 = trunc i64 %328 to i32, !dbg !1549
	%330 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %329, i32 %323, i32 31), !dbg !1549
	%331 = extractvalue { i32, i1 } %330, 0, !dbg !1549
	%332 = zext i32 %331 to i64, !dbg !1549
	%333 = shl i64 %332, 32, !dbg !1549
	%334 = zext i32 %327 to i64, !dbg !1549
	%335 = or i64 %334, %333, !dbg !1549
	%336 = add i64 %322, %335, !dbg !1543
	%337 = add i32 %323, 1, !dbg !1550
	br label %b39, !dbg !1550

b41:
	%338 = phi i64 [ %292, %b36 ], [ %322, %b39 ], !dbg !1537
	%339 = udiv i32 %287, 32, !dbg !1551
	%340 = zext i32 %339 to i64, !dbg !1551
	%341 = trunc i64 %340 to i32, !dbg !1551
	%342 = icmp eq i32 %341, 1, !dbg !1552
	br i1 %342, label %b47, label %b42, !dbg !1552

b42:
	call void @llvm.nvvm.barrier0(), !dbg !1554
	br i1 %257, label %b43, label %b44, !dbg !1555

b43:
	%343 = trunc i64 %35 to i32, !dbg !1556
	%344 = udiv i32 %343, 32, !dbg !1556
	%345 = zext i32 %344 to i64, !dbg !1556
	%346 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %345, !dbg !1557
	store i64 %338, i64 addrspace(3)* %346, align 8, !dbg !1557
	br label %b44, !dbg !1557

b44:
	call void @llvm.nvvm.barrier0(), !dbg !1558
	%347 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1559
	%348 = load i64, i64 addrspace(3)* %347, align 8, !dbg !1559
	br label %b45, !dbg !1559

b45:
	%349 = phi i64 [ %348, %b44 ], [ %355, %b46 ], !dbg !1560
	%350 = phi i32 [ 1, %b44 ], [ %356, %b46 ], !dbg !1561
	%351 = sext i32 %350 to i64, !dbg !1561
	%352 = icmp slt i32 %350, %341, !dbg !1562
	br i1 %352, label %b46, label %b47, !dbg !1562

b46:
	%353 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %351, !dbg !1563
	%354 = load i64, i64 addrspace(3)* %353, align 8, !dbg !1563
	%355 = add i64 %349, %354, !dbg !1543
	%356 = add i32 %350, 1, !dbg !1564
	br label %b45, !dbg !1564

b47:
	%357 = phi i64 [ %338, %b41 ], [ %349, %b45 ], !dbg !1526
	%358 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 0, !dbg !1565
	store i64 %357, i64 addrspace(1)* %358, align 8, !dbg !1565
	br i1 %52, label %b48, label %b50, !dbg !1570

b48:
	%359 = phi i64 [ %375, %b49 ], [ %284, %b47 ], !dbg !1571
	%360 = phi i64 [ %378, %b49 ], [ 16, %b47 ], !dbg !1572
	%361 = icmp sgt i64 %360, 0, !dbg !1573
	br i1 %361, label %b49, label %b53, !dbg !1573

b49:
	%362 = trunc i64 %360 to i32, !dbg !1574
	%363 = trunc i64 %359 to i32, !dbg !1574
	%364 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %363, i32 %362, i32 31), !dbg !1574
	%365 = extractvalue { i32, i1 } %364, 0, !dbg !1574
	%366 = lshr i64 %359, 32, !dbg !1574
	%367 = trunc i64 %366 to i32, !dbg !1574
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %367, i32 %362, i32 31), !dbg !1574
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !1574
	%370 = zext i32 %369 to i64, !dbg !1574
	%371 = shl i64 %370, 32, !dbg !1574
	%372 = zext i32 %365 to i64, !dbg !1574
	%373 = or i64 %372, %371, !dbg !1574
	%374 = icmp slt i64 %359, %373, !dbg !1575
	%375 = select i1 %374, i64 %359, i64 %373, !dbg !1575
	%376 = trunc i64 %360 to i32, !dbg !1576
	%377 = udiv i32 %376, 2, !dbg !1576
	%378 = zext i32 %377 to i64, !dbg !1576
	br label %b48, !dbg !1576

b50:
	%379 = trunc i64 %284 to i32, !dbg !1577
	%380 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %379, i32 0, i32 31), !dbg !1577
	%381 = extractvalue { i32, i1 } %380, 0, !dbg !1577
	%382 = lshr i64 %284, 32, !dbg !1577
	%383 = trunc i64 %382 to i32, !dbg !1577
	%384 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %383, i32 0, i32 31), !dbg !1577
	%385 = extractvalue { i32, i1 } %384, 0, !dbg !1577
	%386 = zext i32 %385 to i64, !dbg !1577
	%387 = shl i64 %386, 32, !dbg !1577
	%388 = zext i32 %381 to i64, !dbg !1577
	%389 = or i64 %388, %387, !dbg !1577
	br label %b51, !dbg !1577

b51:
	%390 = phi i64 [ %389, %b50 ], [ %405, %b52 ], !dbg !1578
	%391 = phi i32 [ 1, %b50 ], [ %406, %b52 ], !dbg !1579
	%392 = icmp slt i32 %391, %50, !dbg !1580
	br i1 %392, label %b52, label %b53, !dbg !1580

b52:
	%393 = trunc i64 %284 to i32, !dbg !1581
	%394 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %393, i32 %391, i32 31), !dbg !1581
	%395 = extractvalue { i32, i1 } %394, 0, !dbg !1581
	%396 = lshr i64 %284, 32, !dbg !1581
	%397 = trunc i64 %396 to i32, !dbg !1581
	%398 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %397, i32 %391, i32 31), !dbg !1581
	%399 = extractvalue { i32, i1 } %398, 0, !dbg !1581
	%400 = zext i32 %399 to i64, !dbg !1581
	%401 = shl i64 %400, 32, !dbg !1581
	%402 = zext i32 %395 to i64, !dbg !1581
	%403 = or i64 %402, %401, !dbg !1581
	%404 = icmp slt i64 %390, %403, !dbg !1575
	%405 = select i1 %404, i64 %390, i64 %403, !dbg !1575
	%406 = add i32 %391, 1, !dbg !1582
	br label %b51, !dbg !1582

b53:
	%407 = phi i64 [ %359, %b48 ], [ %390, %b51 ], !dbg !1569
	br i1 %342, label %b59, label %b54, !dbg !1583

b54:
	call void @llvm.nvvm.barrier0(), !dbg !1585
	br i1 %257, label %b55, label %b56, !dbg !1586

b55:
	%408 = trunc i64 %35 to i32, !dbg !1587
	%409 = udiv i32 %408, 32, !dbg !1587
	%410 = zext i32 %409 to i64, !dbg !1587
	%411 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %410, !dbg !1588
	store i64 %407, i64 addrspace(3)* %411, align 8, !dbg !1588
	br label %b56, !dbg !1588

b56:
	call void @llvm.nvvm.barrier0(), !dbg !1589
	%412 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1590
	%413 = load i64, i64 addrspace(3)* %412, align 8, !dbg !1590
	br label %b57, !dbg !1590

b57:
	%414 = phi i64 [ %413, %b56 ], [ %421, %b58 ], !dbg !1591
	%415 = phi i32 [ 1, %b56 ], [ %422, %b58 ], !dbg !1592
	%416 = sext i32 %415 to i64, !dbg !1592
	%417 = icmp slt i32 %415, %341, !dbg !1593
	br i1 %417, label %b58, label %b59, !dbg !1593

b58:
	%418 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %416, !dbg !1594
	%419 = load i64, i64 addrspace(3)* %418, align 8, !dbg !1594
	%420 = icmp slt i64 %414, %419, !dbg !1575
	%421 = select i1 %420, i64 %414, i64 %419, !dbg !1575
	%422 = add i32 %415, 1, !dbg !1595
	br label %b57, !dbg !1595

b59:
	%423 = phi i64 [ %407, %b53 ], [ %414, %b57 ], !dbg !1568
	br i1 %52, label %b60, label %b62, !dbg !1600

b60:
	%424 = phi i64 [ %440, %b61 ], [ %284, %b59 ], !dbg !1601
	%425 = phi i64 [ %443, %b61 ], [ 16, %b59 ], !dbg !1602
	%426 = icmp sgt i64 %425, 0, !dbg !1603
	br i1 %426, label %b61, label %b65, !dbg !1603

b61:
	%427 = trunc i64 %425 to i32, !dbg !1604
	%428 = trunc i64 %424 to i32, !dbg !1604
	%429 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %428, i32 %427, i32 31), !dbg !1604
	%430 = extractvalue { i32, i1 } %429, 0, !dbg !1604
	%431 = lshr i64 %424, 32, !dbg !1604
	%432 = trunc i64 %431 to i32, !dbg !1604
	%433 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %432, i32 %427, i32 31), !dbg !1604
	%434 = extractvalue { i32, i1 } %433, 0, !dbg !1604
	%435 = zext i32 %434 to i64, !dbg !1604
	%436 = shl i64 %435, 32, !dbg !1604
	%437 = zext i32 %430 to i64, !dbg !1604
	%438 = or i64 %437, %436, !dbg !1604
	%439 = icmp sgt i64 %424, %438, !dbg !1605
	%440 = select i1 %439, i64 %424, i64 %438, !dbg !1605
	%441 = trunc i64 %425 to i32, !dbg !1606
	%442 = udiv i32 %441, 2, !dbg !1606
	%443 = zext i32 %442 to i64, !dbg !1606
	br label %b60, !dbg !1606

b62:
	%444 = trunc i64 %284 to i32, !dbg !1607
	%445 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %444, i32 0, i32 31), !dbg !1607
	%446 = extractvalue { i32, i1 } %445, 0, !dbg !1607
	%447 = lshr i64 %284, 32, !dbg !1607
	%448 = trunc i64 %447 to i32, !dbg !1607
	%449 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %448, i32 0, i32 31), !dbg !1607
	%450 = extractvalue { i32, i1 } %449, 0, !dbg !1607
	%451 = zext i32 %450 to i64, !dbg !1607
	%452 = shl i64 %451, 32, !dbg !1607
	%453 = zext i32 %446 to i64, !dbg !1607
	%454 = or i64 %453, %452, !dbg !1607
	br label %b63, !dbg !1607

b63:
	%455 = phi i64 [ %454, %b62 ], [ %470, %b64 ], !dbg !1608
	%456 = phi i32 [ 1, %b62 ], [ %471, %b64 ], !dbg !1609
	%457 = icmp slt i32 %456, %50, !dbg !1610
	br i1 %457, label %b64, label %b65, !dbg !1610

b64:
	%458 = trunc i64 %284 to i32, !dbg !1611
	%459 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %458, i32 %456, i32 31), !dbg !1611
	%460 = extractvalue { i32, i1 } %459, 0, !dbg !1611
	%461 = lshr i64 %284, 32, !dbg !1611
	%462 = trunc i64 %461 to i32, !dbg !1611
	%463 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %462, i32 %456, i32 31), !dbg !1611
	%464 = extractvalue { i32, i1 } %463, 0, !dbg !1611
	%465 = zext i32 %464 to i64, !dbg !1611
	%466 = shl i64 %465, 32, !dbg !1611
	%467 = zext i32 %460 to i64, !dbg !1611
	%468 = or i64 %467, %466, !dbg !1611
	%469 = icmp sgt i64 %455, %468, !dbg !1605
	%470 = select i1 %469, i64 %455, i64 %468, !dbg !1605
	%471 = add i32 %456, 1, !dbg !1612
	br label %b63, !dbg !1612

b65:
	%472 = phi i64 [ %424, %b60 ], [ %455, %b63 ], !dbg !1599
	br i1 %342, label %b71, label %b66, !dbg !1613

b66:
	call void @llvm.nvvm.barrier0(), !dbg !1615
	br i1 %257, label %b67, label %b68, !dbg !1616

b67:
	%473 = trunc i64 %35 to i32, !dbg !1617
	%474 = udiv i32 %473, 32, !dbg !1617
	%475 = zext i32 %474 to i64, !dbg !1617
	%476 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %475, !dbg !1618
	store i64 %472, i64 addrspace(3)* %476, align 8, !dbg !1618
	br label %b68, !dbg !1618

b68:
	call void @llvm.nvvm.barrier0(), !dbg !1619
	%477 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1620
	%478 = load i64, i64 addrspace(3)* %477, align 8, !dbg !1620
	br label %b69, !dbg !1620

b69:
	%479 = phi i64 [ %478, %b68 ], [ %486, %b70 ], !dbg !1621
	%480 = phi i32 [ 1, %b68 ], [ %487, %b70 ], !dbg !1622
	%481 = sext i32 %480 to i64, !dbg !1622
	%482 = icmp slt i32 %480, %341, !dbg !1623
	br i1 %482, label %b70, label %b71, !dbg !1623

b70:
	%483 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %481, !dbg !1624
	%484 = load i64, i64 addrspace(3)* %483, align 8, !dbg !1624
	%485 = icmp sgt i64 %479, %484, !dbg !1605
	%486 = select i1 %485, i64 %479, i64 %484, !dbg !1605
	%487 = add i32 %480, 1, !dbg !1625
	br label %b69, !dbg !1625

b71:
	%488 = phi i64 [ %472, %b65 ], [ %479, %b69 ], !dbg !1598
	%489 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 1, !dbg !1626
	store i64 %423, i64 addrspace(1)* %489, align 8, !dbg !1626
	%490 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 2, !dbg !1627
	store i64 %488, i64 addrspace(1)* %490, align 8, !dbg !1627
	br label %b72, !dbg !1628

b72:
	%491 = phi i64 [ %284, %b71 ], [ %509, %b75 ], !dbg !1629
	%492 = phi i32 [ 1, %b71 ], [ %510, %b75 ], !dbg !1630
	%493 = zext i32 %492 to i64, !dbg !1630
	%494 = icmp ult i32 %492, 32, !dbg !1631
	br i1 %494, label %b73, label %b76, !dbg !1631

b73:
	%495 = trunc i64 %493 to i32, !dbg !1632
	%496 = trunc i64 %491 to i32, !dbg !1632
	%497 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %496, i32 %495, i32 0), !dbg !1632
	%498 = extractvalue { i32, i1 } %497, 0, !dbg !1632
	%499 = lshr i64 %491, 32, !dbg !1632
	%500 = trunc i64 %499 to i32, !dbg !1632
	%501 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %500, i32 %495, i32 0), !dbg !1632
	%502 = extractvalue { i32, i1 } %501, 0, !dbg !1632
	%503 = zext i32 %502 to i64, !dbg !1632
	%504 = shl i64 %503, 32, !dbg !1632
	%505 = zext i32 %498 to i64, !dbg !1632
	%506 = or i64 %505, %504, !dbg !1632
	%507 = icmp uge i32 %205, %492, !dbg !1633
	br i1 %507, label %b74, label %b75, !dbg !1633

b74:
	%508 = add i64 %491, %506, !dbg !1634
	br label %b75, !dbg !1634

b75:
	%509 = phi i64 [ %491, %b73 ], [ %508, %b74 ], !dbg !1629
	%510 = mul i32 %492, 2, !dbg !1635
	br label %b72, !dbg !1635

b76:
	br i1 %342, label %b82, label %b77, !dbg !1636

b77:
	%511 = trunc i64 %35 to i32, !dbg !1638
	%512 = udiv i32 %511, 32, !dbg !1638
	%513 = zext i32 %512 to i64, !dbg !1638
	%514 = trunc i64 %513 to i32, !dbg !1638
	call void @llvm.nvvm.barrier0(), !dbg !1639
	br i1 %289, label %b78, label %b79, !dbg !1535

b78:
	%515 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %513, !dbg !1640
	store i64 %491, i64 addrspace(3)* %515, align 8, !dbg !1640
	br label %b79, !dbg !1640

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1641
	%516 = icmp slt i32 0, %514, !dbg !1641
	br i1 %516, label %b80, label %b81, !dbg !1641

b80:
	%517 = phi i64 [ %522, %b80_ok1 ], [ 0, %b79 ], !dbg !1642
	%518 = phi i64 [ %523, %b80_ok1 ], [ 0, %b79 ], !dbg !1642
	%519 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %518, !dbg !1643
	%520 = icmp uge i64 %518, 32, !dbg !1643
	br i1 %520, label %b80_fail1, label %b80_ok1, !dbg !1643, !prof !30

b80_ok1:
	%521 = load i64, i64 addrspace(3)* %519, align 8, !dbg !1643
	%522 = add i64 %517, %521, !dbg !1644
	%523 = add i64 %518, 1, !dbg !1644
	%524 = icmp slt i64 %523, %513, !dbg !1644
	br i1 %524, label %b80, label %b81, !dbg !1644

b81:
	%525 = phi i64 [ 0, %b79 ], [ %522, %b80_ok1 ], !dbg !1642
	br label %b82, !dbg !1645

b82:
	%526 = phi i64 [ 0, %b76 ], [ %525, %b81 ], !dbg !1533
	%527 = add i64 %526, %491, !dbg !1646
	br label %b83, !dbg !1650

b83:
	%528 = phi i64 [ %284, %b82 ], [ %546, %b86 ], !dbg !1651
	%529 = phi i32 [ 1, %b82 ], [ %547, %b86 ], !dbg !1652
	%530 = zext i32 %529 to i64, !dbg !1652
	%531 = icmp ult i32 %529, 32, !dbg !1653
	br i1 %531, label %b84, label %b87, !dbg !1653

b84:
	%532 = trunc i64 %530 to i32, !dbg !1654
	%533 = trunc i64 %528 to i32, !dbg !1654
	%534 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %533, i32 %532, i32 0), !dbg !1654
	%535 = extractvalue { i32, i1 } %534, 0, !dbg !1654
	%536 = lshr i64 %528, 32, !dbg !1654
	%537 = trunc i64 %536 to i32, !dbg !1654
	%538 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %537, i32 %532, i32 0), !dbg !1654
	%539 = extractvalue { i32, i1 } %538, 0, !dbg !1654
	%540 = zext i32 %539 to i64, !dbg !1654
	%541 = shl i64 %540, 32, !dbg !1654
	%542 = zext i32 %535 to i64, !dbg !1654
	%543 = or i64 %542, %541, !dbg !1654
	%544 = icmp uge i32 %205, %529, !dbg !1655
	br i1 %544, label %b85, label %b86, !dbg !1655

b85:
	%545 = add i64 %528, %543, !dbg !1656
	br label %b86, !dbg !1656

b86:
	%546 = phi i64 [ %528, %b84 ], [ %545, %b85 ], !dbg !1651
	%547 = mul i32 %529, 2, !dbg !1657
	br label %b83, !dbg !1657

b87:
	br i1 %342, label %b93, label %b88, !dbg !1658

b88:
	%548 = trunc i64 %35 to i32, !dbg !1660
	%549 = udiv i32 %548, 32, !dbg !1660
	%550 = zext i32 %549 to i64, !dbg !1660
	%551 = trunc i64 %550 to i32, !dbg !1660
	call void @llvm.nvvm.barrier0(), !dbg !1661
	br i1 %289, label %b89, label %b90, !dbg !1662

b89:
	%552 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %550, !dbg !1663
	store i64 %528, i64 addrspace(3)* %552, align 8, !dbg !1663
	br label %b90, !dbg !1663

b90:
	call void @llvm.nvvm.barrier0(), !dbg !1664
	%553 = icmp slt i32 0, %551, !dbg !1664
	br i1 %553, label %b91, label %b92, !dbg !1664

b91:
	%554 = phi i64 [ %559, %b91_ok1 ], [ 0, %b90 ], !dbg !1665
	%555 = phi i64 [ %560, %b91_ok1 ], [ 0, %b90 ], !dbg !1665
	%556 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %555, !dbg !1666
	%557 = icmp uge i64 %555, 32, !dbg !1666
	br i1 %557, label %b91_fail1, label %b91_ok1, !dbg !1666, !prof !30

b91_ok1:
	%558 = load i64, i64 addrspace(3)* %556, align 8, !dbg !1666
	%559 = add i64 %554, %558, !dbg !1667
	%560 = add i64 %555, 1, !dbg !1667
	%561 = icmp slt i64 %560, %550, !dbg !1667
	br i1 %561, label %b91, label %b92, !dbg !1667

b92:
	%562 = phi i64 [ 0, %b90 ], [ %559, %b91_ok1 ], !dbg !1665
	br label %b93, !dbg !1668

b93:
	%563 = phi i64 [ 0, %b87 ], [ %562, %b92 ], !dbg !1649
	%564 = trunc i64 %528 to i32, !dbg !1669
	%565 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %564, i32 1, i32 0), !dbg !1669
	%566 = extractvalue { i32, i1 } %565, 0, !dbg !1669
	%567 = lshr i64 %528, 32, !dbg !1669
	%568 = trunc i64 %567 to i32, !dbg !1669
	%569 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %568, i32 1, i32 0), !dbg !1669
	%570 = extractvalue { i32, i1 } %569, 0, !dbg !1669
	%571 = zext i32 %570 to i64, !dbg !1669
	%572 = shl i64 %571, 32, !dbg !1669
	%573 = zext i32 %566 to i64, !dbg !1669
	%574 = or i64 %573, %572, !dbg !1669
	br i1 %257, label %b95, label %b94, !dbg !1670

b94:
	%575 = add i64 %563, %574, !dbg !1671
	br label %b95, !dbg !1672

b95:
	%576 = phi i64 [ %563, %b93 ], [ %575, %b94 ], !dbg !1648
	%577 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 3, !dbg !1673
	store i64 %527, i64 addrspace(1)* %577, align 8, !dbg !1673
	%578 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 4, !dbg !1674
	store i64 %576, i64 addrspace(1)* %578, align 8, !dbg !1674
	%579 = udiv i32 %290, 3, !dbg !1675
	%580 = zext i32 %579 to i64, !dbg !1675
	%581 = trunc i64 %580 to i32, !dbg !1675
	%582 = icmp sge i32 %581, %25, !dbg !1678
	br i1 %582, label %b96, label %b97, !dbg !1678

b96:
	call void asm sideeffect "", ""() nounwind, !dbg !1679
	br label %fail, !dbg !1679

b97:
	br i1 %342, label %b98, label %b99, !dbg !1680

b98:
	%583 = trunc i64 %284 to i32, !dbg !1681
	%584 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %583, i32 %581, i32 31), !dbg !1681
	%585 = extractvalue { i32, i1 } %584, 0, !dbg !1681
	%586 = lshr i64 %284, 32, !dbg !1681
	%587 = trunc i64 %586 to i32, !dbg !1681
	%588 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %587, i32 %581, i32 31), !dbg !1681
	%589 = extractvalue { i32, i1 } %588, 0, !dbg !1681
	%590 = zext i32 %589 to i64, !dbg !1681
	%591 = shl i64 %590, 32, !dbg !1681
	%592 = zext i32 %585 to i64, !dbg !1681
	%593 = or i64 %592, %591, !dbg !1681
	br label %b102, !dbg !1682

b99:
	call void @llvm.nvvm.barrier0(), !dbg !1684
	%594 = icmp eq i32 %34, %581, !dbg !1685
	br i1 %594, label %b100, label %b101, !dbg !1685

b100:
	store i64 %284, i64 addrspace(3)* @gpuc_shared_Broadcast_42_3, align 8, !dbg !1686
	br label %b101, !dbg !1686

b101:
	call void @llvm.nvvm.barrier0(), !dbg !1687
	%595 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42_3, align 8, !dbg !1688
	br label %b102, !dbg !1689

b102:
	%596 = phi i64 [ %593, %b98 ], [ %595, %b101 ], !dbg !1677
	%597 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 5, !dbg !1690
	store i64 %596, i64 addrspace(1)* %597, align 8, !dbg !1690
	%598 = add i32 %291, 1, !dbg !1690
	%599 = icmp slt i32 %598, 2, !dbg !1690
	br i1 %599, label %b35, label %b103, !dbg !1690

b103:
	ret void, !dbg !1417

b0_fail1:
	%600 = icmp ugt i64 %37, %p1, !dbg !1420
	br i1 %600, label %b0_fail2, label %b0_ok2, !dbg !1420

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1420
	br label %fail, !dbg !1420

b0_ok2:
	%601 = icmp uge i64 %36, %p5, !dbg !1421
	br i1 %601, label %b0_fail3, label %b0_ok3, !dbg !1421

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !1421
	br label %fail, !dbg !1421

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !1424
	br label %fail, !dbg !1424

b34_fail1:
	%602 = icmp ugt i64 %37, %p3, !dbg !1518
	br i1 %602, label %b34_fail2, label %b34_ok2, !dbg !1518

b34_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1518
	br label %fail, !dbg !1518

b34_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !1521
	br label %fail, !dbg !1521

b80_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !1643
	br label %fail, !dbg !1643

b91_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !1666
	br label %fail, !dbg !1666

fail:
	%603 = phi i32 [ 25, %b0_fail2 ], [ 26, %b0_fail3 ], [ 27, %b0_ok3 ], [ 29, %b32 ], [ 30, %b34_fail2 ], [ 27, %b34_ok2 ], [ 28, %b80_fail1 ], [ 28, %b91_fail1 ], [ 29, %b96 ], !dbg !1415
	%604 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b32 ], [ %37, %b34_fail2 ], [ 6, %b34_ok2 ], [ %518, %b80_fail1 ], [ %555, %b91_fail1 ], [ 0, %b96 ], !dbg !1415
	%605 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ 0, %b32 ], [ %p3, %b34_fail2 ], [ %279, %b34_ok2 ], [ 32, %b80_fail1 ], [ 32, %b91_fail1 ], [ 0, %b96 ], !dbg !1415
	call void @gpuc_fail(i8* %ctrl, i32 %603, i64 %604, i64 %605), !dbg !1415
	ret void, !dbg !1415
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1691 {
entry:
	br label %b0, !dbg !1692

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1692
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !1692
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1692
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1695, !range !11
	%4 = sext i32 %3 to i64, !dbg !1695
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1695, !range !12
	%6 = sext i32 %5 to i64, !dbg !1695
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1695, !range !12
	%8 = sext i32 %7 to i64, !dbg !1695
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1695, !range !13
	%10 = sext i32 %9 to i64, !dbg !1695
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1695, !range !14
	%12 = sext i32 %11 to i64, !dbg !1695
	%13 = trunc i64 %12 to i32, !dbg !1695
	%14 = trunc i64 %8 to i32, !dbg !1695
	%15 = mul i32 %13, %14, !dbg !1695
	%16 = trunc i64 %6 to i32, !dbg !1695
	%17 = add i32 %16, %15, !dbg !1695
	%18 = zext i32 %17 to i64, !dbg !1695
	%19 = mul i64 %10, %18, !dbg !1695
	%20 = add i64 %4, %19, !dbg !1695
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1695, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1695, !range !15
	%23 = mul i32 %21, %22, !dbg !1695
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1695, !range !16
	%25 = mul i32 %23, %24, !dbg !1695
	%26 = sext i32 %25 to i64, !dbg !1695
	%27 = mul i64 %20, %26, !dbg !1695
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1695, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1695, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1695, !range !18
	%31 = mul i32 %22, %30, !dbg !1695
	%32 = add i32 %29, %31, !dbg !1695
	%33 = mul i32 %21, %32, !dbg !1695
	%34 = add i32 %28, %33, !dbg !1695
	%35 = sext i32 %34 to i64, !dbg !1695
	%36 = add i64 %27, %35, !dbg !1695
	%37 = mul i64 %36, 3, !dbg !1696
	%38 = sub i64 %p1, %37, !dbg !1697
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %37, !dbg !1697
	%40 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %36, !dbg !1698
	%41 = icmp ugt i64 %37, %p1, !dbg !1697
	%42 = icmp uge i64 %36, %p5, !dbg !1698
	%43 = icmp ugt i64 3, %38, !dbg !1701
	%44 = or i1 %41, %42, !dbg !1701
	%45 = or i1 %44, %43, !dbg !1701
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !1701, !prof !30

b0_ok1:
	%46 = load i64, i64 addrspace(1)* %40, align 8, !dbg !1698
	%47 = and i32 %34, -32, !dbg !1706
	%48 = sub i32 %25, %47, !dbg !1706
	%49 = icmp slt i32 %48, 32, !dbg !1706
	%50 = select i1 %49, i32 %48, i32 32, !dbg !1706
	%51 = sext i32 %50 to i64, !dbg !1706
	%52 = icmp eq i64 %51, 32, !dbg !1707
	br i1 %52, label %b1, label %b3, !dbg !1707

b1:
	%53 = phi i64 [ %46, %b0_ok1 ], [ %68, %b2 ], !dbg !1708
	%54 = phi i64 [ 16, %b0_ok1 ], [ %71, %b2 ], !dbg !1709
	%55 = icmp sgt i64 %54, 0, !dbg !1710
	br i1 %55, label %b2, label %b6, !dbg !1710

b2:
	%56 = trunc i64 %54 to i32, !dbg !1711
	%57 = trunc i64 %53 to i32, !dbg !1711
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %57, i32 %56, i32 31), !dbg !1711
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !1711
	%60 = lshr i64 %53, 32, !dbg !1711
	%61 = trunc i64 %60 to i32, !dbg !1711
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %61, i32 %56, i32 31), !dbg !1711
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1711
	%64 = zext i32 %63 to i64, !dbg !1711
	%65 = shl i64 %64, 32, !dbg !1711
	%66 = zext i32 %59 to i64, !dbg !1711
	%67 = or i64 %66, %65, !dbg !1711
	%68 = and i64 %53, %67, !dbg !1712
	%69 = trunc i64 %54 to i32, !dbg !1713
	%70 = udiv i32 %69, 2, !dbg !1713
	%71 = zext i32 %70 to i64, !dbg !1713
	br label %b1, !dbg !1713

b3:
	%72 = trunc i64 %46 to i32, !dbg !1714
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !1714
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !1714
	%75 = lshr i64 %46, 32, !dbg !1714
	%76 = trunc i64 %75 to i32, !dbg !1714
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %76, i32 0, i32 31), !dbg !1714
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !1714
	%79 = zext i32 %78 to i64, !dbg !1714
	%80 = shl i64 %79, 32, !dbg !1714
	%81 = zext i32 %74 to i64, !dbg !1714
	%82 = or i64 %81, %80, !dbg !1714
	br label %b4, !dbg !1714

b4:
	%83 = phi i64 [ %82, %b3 ], [ %97, %b5 ], !dbg !1715
	%84 = phi i32 [ 1, %b3 ], [ %98, %b5 ], !dbg !1716
	%85 = icmp slt i32 %84, %50, !dbg !1717
	br i1 %85, label %b5, label %b6, !dbg !1717

b5:
	%86 = trunc i64 %46 to i32, !dbg !1718
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %86, i32 %84, i32 31), !dbg !1718
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1718
	%89 = lshr i64 %46, 32, !dbg !1718
	%90 = trunc i64 %89 to i32, !dbg !1718
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 %84, i32 31), !dbg !1718
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1718
	%93 = zext i32 %92 to i64, !dbg !1718
	%94 = shl i64 %93, 32, !dbg !1718
	%95 = zext i32 %88 to i64, !dbg !1718
	%96 = or i64 %95, %94, !dbg !1718
	%97 = and i64 %83, %96, !dbg !1712
	%98 = add i32 %84, 1, !dbg !1719
	br label %b4, !dbg !1719

b6:
	%99 = phi i64 [ %53, %b1 ], [ %83, %b4 ], !dbg !1705
	br i1 %52, label %b7, label %b9, !dbg !1724

b7:
	%100 = phi i64 [ %46, %b6 ], [ %115, %b8 ], !dbg !1725
	%101 = phi i64 [ 16, %b6 ], [ %118, %b8 ], !dbg !1726
	%102 = icmp sgt i64 %101, 0, !dbg !1727
	br i1 %102, label %b8, label %b12, !dbg !1727

b8:
	%103 = trunc i64 %101 to i32, !dbg !1728
	%104 = trunc i64 %100 to i32, !dbg !1728
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %104, i32 %103, i32 31), !dbg !1728
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !1728
	%107 = lshr i64 %100, 32, !dbg !1728
	%108 = trunc i64 %107 to i32, !dbg !1728
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %108, i32 %103, i32 31), !dbg !1728
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !1728
	%111 = zext i32 %110 to i64, !dbg !1728
	%112 = shl i64 %111, 32, !dbg !1728
	%113 = zext i32 %106 to i64, !dbg !1728
	%114 = or i64 %113, %112, !dbg !1728
	%115 = or i64 %100, %114, !dbg !1729
	%116 = trunc i64 %101 to i32, !dbg !1730
	%117 = udiv i32 %116, 2, !dbg !1730
	%118 = zext i32 %117 to i64, !dbg !1730
	br label %b7, !dbg !1730

b9:
	%119 = trunc i64 %46 to i32, !dbg !1731
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %119, i32 0, i32 31), !dbg !1731
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !1731
	%122 = lshr i64 %46, 32, !dbg !1731
	%123 = trunc i64 %122 to i32, !dbg !1731
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %123, i32 0, i32 31), !dbg !1731
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !1731
	%126 = zext i32 %125 to i64, !dbg !1731
	%127 = shl i64 %126, 32, !dbg !1731
	%128 = zext i32 %121 to i64, !dbg !1731
	%129 = or i64 %128, %127, !dbg !1731
	br label %b10, !dbg !1731

b10:
	%130 = phi i64 [ %129, %b9 ], [ %144, %b11 ], !dbg !1732
	%131 = phi i32 [ 1, %b9 ], [ %145, %b11 ], !dbg !1733
	%132 = icmp slt i32 %131, %50, !dbg !1734
	br i1 %132, label %b11, label %b12, !dbg !1734

b11:
	%133 = trunc i64 %46 to i32, !dbg !1735
	%134 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %131, i32 31), !dbg !1735
	%135 = extractvalue { i32, i1 } %134, 0, !dbg !1735
	%136 = lshr i64 %46, 32, !dbg !1735
	%137 = trunc i64 %136 to i32, !dbg !1735
	%138 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %137, i32 %131, i32 31), !dbg !1735
	%139 = extractvalue { i32, i1 } %138, 0, !dbg !1735
	%140 = zext i32 %139 to i64, !dbg !1735
	%141 = shl i64 %140, 32, !dbg !1735
	%142 = zext i32 %135 to i64, !dbg !1735
	%143 = or i64 %142, %141, !dbg !1735
	%144 = or i64 %130, %143, !dbg !1729
	%145 = add i32 %131, 1, !dbg !1736
	br label %b10, !dbg !1736

b12:
	%146 = phi i64 [ %100, %b7 ], [ %130, %b10 ], !dbg !1723
	br i1 %52, label %b13, label %b15, !dbg !1741

b13:
	%147 = phi i64 [ %46, %b12 ], [ %162, %b14 ], !dbg !1742
	%148 = phi i64 [ 16, %b12 ], [ %165, %b14 ], !dbg !1743
	%149 = icmp sgt i64 %148, 0, !dbg !1744
	br i1 %149, label %b14, label %b18, !dbg !1744

b14:
	%150 = trunc i64 %148 to i32, !dbg !1745
	%151 = trunc i64 %147 to i32, !dbg !1745
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %151, i32 %150, i32 31), !dbg !1745
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !1745
	%154 = lshr i64 %147, 32, !dbg !1745
	%155 = trunc i64 %154 to i32, !dbg !1745
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %155, i32 %150, i32 31), !dbg !1745
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !1745
	%158 = zext i32 %157 to i64, !dbg !1745
	%159 = shl i64 %158, 32, !dbg !1745
	%160 = zext i32 %153 to i64, !dbg !1745
	%161 = or i64 %160, %159, !dbg !1745
	%162 = xor i64 %147, %161, !dbg !1746
	%163 = trunc i64 %148 to i32, !dbg !1747
	%164 = udiv i32 %163, 2, !dbg !1747
	%165 = zext i32 %164 to i64, !dbg !1747
	br label %b13, !dbg !1747

b15:
	%166 = trunc i64 %46 to i32, !dbg !1748
	%167 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %166, i32 0, i32 31), !dbg !1748
	%168 = extractvalue { i32, i1 } %167, 0, !dbg !1748
	%169 = lshr i64 %46, 32, !dbg !1748
	%170 = trunc i64 %169 to i32, !dbg !1748
	%171 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %170, i32 0, i32 31), !dbg !1748
	%172 = extractvalue { i32, i1 } %171, 0, !dbg !1748
	%173 = zext i32 %172 to i64, !dbg !1748
	%174 = shl i64 %173, 32, !dbg !1748
	%175 = zext i32 %168 to i64, !dbg !1748
	%176 = or i64 %175, %174, !dbg !1748
	br label %b16, !dbg !1748

b16:
	%177 = phi i64 [ %176, %b15 ], [ %191, %b17 ], !dbg !1749
	%178 = phi i32 [ 1, %b15 ], [ %192, %b17 ], !dbg !1750
	%179 = icmp slt i32 %178, %50, !dbg !1751
	br i1 %179, label %b17, label %b18, !dbg !1751

b17:
	%180 = trunc i64 %46 to i32, !dbg !1752
	%181 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %180, i32 %178, i32 31), !dbg !1752
	%182 = extractvalue { i32, i1 } %181, 0, !dbg !1752
	%183 = lshr i64 %46, 32, !dbg !1752
	%184 = trunc i64 %183 to i32, !dbg !1752
	%185 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %184, i32 %178, i32 31), !dbg !1752
	%186 = extractvalue { i32, i1 } %185, 0, !dbg !1752
	%187 = zext i32 %186 to i64, !dbg !1752
	%188 = shl i64 %187, 32, !dbg !1752
	%189 = zext i32 %182 to i64, !dbg !1752
	%190 = or i64 %189, %188, !dbg !1752
	%191 = xor i64 %177, %190, !dbg !1746
	%192 = add i32 %178, 1, !dbg !1753
	br label %b16, !dbg !1753

b18:
	%193 = phi i64 [ %147, %b13 ], [ %177, %b16 ], !dbg !1740
	%194 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 0, !dbg !1754
	store i64 %99, i64 addrspace(1)* %194, align 8, !dbg !1754
	%195 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 1, !dbg !1755
	store i64 %146, i64 addrspace(1)* %195, align 8, !dbg !1755
	%196 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 2, !dbg !1756
	store i64 %193, i64 addrspace(1)* %196, align 8, !dbg !1756
	%197 = sub i64 %p3, %37, !dbg !1757
	%198 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %37, !dbg !1757
	%199 = icmp ugt i64 %37, %p3, !dbg !1757
	%200 = icmp ugt i64 3, %197, !dbg !1760
	%201 = or i1 %199, %200, !dbg !1760
	br i1 %201, label %b18_fail1, label %b18_ok1, !dbg !1760, !prof !30

b18_ok1:
	%202 = load i64, i64 addrspace(1)* %40, align 8, !dbg !1761
	br i1 %52, label %b19, label %b21, !dbg !1766

b19:
	%203 = phi i64 [ %202, %b18_ok1 ], [ %218, %b20 ], !dbg !1767
	%204 = phi i64 [ 16, %b18_ok1 ], [ %221, %b20 ], !dbg !1768
	%205 = icmp sgt i64 %204, 0, !dbg !1769
	br i1 %205, label %b20, label %b24, !dbg !1769

b20:
	%206 = trunc i64 %204 to i32, !dbg !1770
	%207 = trunc i64 %203 to i32, !dbg !1770
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %207, i32 %206, i32 31), !dbg !1770
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !1770
	%210 = lshr i64 %203, 32, !dbg !1770
	%211 = trunc i64 %210 to i32, !dbg !1770
	%212 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %211, i32 %206, i32 31), !dbg !1770
	%213 = extractvalue { i32, i1 } %212, 0, !dbg !1770
	%214 = zext i32 %213 to i64, !dbg !1770
	%215 = shl i64 %214, 32, !dbg !1770
	%216 = zext i32 %209 to i64, !dbg !1770
	%217 = or i64 %216, %215, !dbg !1770
	%218 = and i64 %203, %217, !dbg !1771
	%219 = trunc i64 %204 to i32, !dbg !1772
	%220 = udiv i32 %219, 2, !dbg !1772
	%221 = zext i32 %220 to i64, !dbg !1772
	br label %b19, !dbg !1772

b21:
	%222 = trunc i64 %202 to i32, !dbg !1773
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %222, i32 0, i32 31), !dbg !1773
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !1773
	%225 = lshr i64 %202, 32, !dbg !1773
	%226 = trunc i64 %225 to i32, !dbg !1773
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %226, i32 0, i32 31), !dbg !1773
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !1773
	%229 = zext i32 %228 to i64, !dbg !1773
	%230 = shl i64 %229, 32, !dbg !1773
	%231 = zext i32 %224 to i64, !dbg !1773
	%232 = or i64 %231, %230, !dbg !1773
	br label %b22, !dbg !1773

b22:
	%233 = phi i64 [ %232, %b21 ], [ %247, %b23 ], !dbg !1774
	%234 = phi i32 [ 1, %b21 ], [ %248, %b23 ], !dbg !1775
	%235 = icmp slt i32 %234, %50, !dbg !1776
	br i1 %235, label %b23, label %b24, !dbg !1776

b23:
	%236 = trunc i64 %202 to i32, !dbg !1777
	%237 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %236, i32 %234, i32 31), !dbg !1777
	%238 = extractvalue { i32, i1 } %237, 0, !dbg !1777
	%239 = lshr i64 %202, 32, !dbg !1777
	%240 = trunc i64 %239 to i32, !dbg !1777
	%241 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %240, i32 %234, i32 31), !dbg !1777
	%242 = extractvalue { i32, i1 } %241, 0, !dbg !1777
	%243 = zext i32 %242 to i64, !dbg !1777
	%244 = shl i64 %243, 32, !dbg !1777
	%245 = zext i32 %238 to i64, !dbg !1777
	%246 = or i64 %245, %244, !dbg !1777
	%247 = and i64 %233, %246, !dbg !1771
	%248 = add i32 %234, 1, !dbg !1778
	br label %b22, !dbg !1778

b24:
	%249 = phi i64 [ %203, %b19 ], [ %233, %b22 ], !dbg !1765
	%250 = trunc i64 %26 to i32, !dbg !1780
	%251 = add i32 %250, 32, !dbg !1780
	%252 = sub i32 %251, 1, !dbg !1781
	%253 = udiv i32 %252, 32, !dbg !1782
	%254 = zext i32 %253 to i64, !dbg !1782
	%255 = trunc i64 %254 to i32, !dbg !1782
	%256 = icmp eq i64 %254, 1, !dbg !1783
	br i1 %256, label %b30, label %b25, !dbg !1783

b25:
	call void @llvm.nvvm.barrier0(), !dbg !1785
	%257 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1786, !range !20
	%258 = sext i32 %257 to i64, !dbg !1786
	%259 = icmp eq i64 %258, 0, !dbg !1787
	br i1 %259, label %b26, label %b27, !dbg !1787

b26:
	%260 = trunc i64 %35 to i32, !dbg !1788
	%261 = udiv i32 %260, 32, !dbg !1788
	%262 = zext i32 %261 to i64, !dbg !1788
	%263 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %262, !dbg !1789
	store i64 %249, i64 addrspace(3)* %263, align 8, !dbg !1789
	br label %b27, !dbg !1789

b27:
	call void @llvm.nvvm.barrier0(), !dbg !1790
	%264 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1791
	%265 = load i64, i64 addrspace(3)* %264, align 8, !dbg !1791
	br label %b28, !dbg !1791

b28:
	%266 = phi i64 [ %265, %b27 ], [ %272, %b29 ], !dbg !1792
	%267 = phi i32 [ 1, %b27 ], [ %273, %b29 ], !dbg !1793
	%268 = sext i32 %267 to i64, !dbg !1793
	%269 = icmp slt i32 %267, %255, !dbg !1794
	br i1 %269, label %b29, label %b30, !dbg !1794

b29:
	%270 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %268, !dbg !1795
	%271 = load i64, i64 addrspace(3)* %270, align 8, !dbg !1795
	%272 = and i64 %266, %271, !dbg !1771
	%273 = add i32 %267, 1, !dbg !1796
	br label %b28, !dbg !1796

b30:
	%274 = phi i64 [ %249, %b24 ], [ %266, %b28 ], !dbg !1764
	br i1 %52, label %b31, label %b33, !dbg !1801

b31:
	%275 = phi i64 [ %202, %b30 ], [ %290, %b32 ], !dbg !1802
	%276 = phi i64 [ 16, %b30 ], [ %293, %b32 ], !dbg !1803
	%277 = icmp sgt i64 %276, 0, !dbg !1804
	br i1 %277, label %b32, label %b36, !dbg !1804

b32:
	%278 = trunc i64 %276 to i32, !dbg !1805
	%279 = trunc i64 %275 to i32, !dbg !1805
	%280 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %279, i32 %278, i32 31), !dbg !1805
	%281 = extractvalue { i32, i1 } %280, 0, !dbg !1805
	%282 = lshr i64 %275, 32, !dbg !1805
	%283 = trunc i64 %282 to i32, !dbg !1805
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %283, i32 %278, i32 31), !dbg !1805
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !1805
	%286 = zext i32 %285 to i64, !dbg !1805
	%287 = shl i64 %286, 32, !dbg !1805
	%288 = zext i32 %281 to i64, !dbg !1805
	%289 = or i64 %288, %287, !dbg !1805
	%290 = or i64 %275, %289, !dbg !1806
	%291 = trunc i64 %276 to i32, !dbg !1807
	%292 = udiv i32 %291, 2, !dbg !1807
	%293 = zext i32 %292 to i64, !dbg !1807
	br label %b31, !dbg !1807

b33:
	%294 = trunc i64 %202 to i32, !dbg !1808
	%295 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %294, i32 0, i32 31), !dbg !1808
	%296 = extractvalue { i32, i1 } %295, 0, !dbg !1808
	%297 = lshr i64 %202, 32, !dbg !1808
	%298 = trunc i64 %297 to i32, !dbg !1808
	%299 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %298, i32 0, i32 31), !dbg !1808
	%300 = extractvalue { i32, i1 } %299, 0, !dbg !1808
	%301 = zext i32 %300 to i64, !dbg !1808
	%302 = shl i64 %301, 32, !dbg !1808
	%303 = zext i32 %296 to i64, !dbg !1808
	%304 = or i64 %303, %302, !dbg !1808
	br label %b34, !dbg !1808

b34:
	%305 = phi i64 [ %304, %b33 ], [ %319, %b35 ], !dbg !1809
	%306 = phi i32 [ 1, %b33 ], [ %320, %b35 ], !dbg !1810
	%307 = icmp slt i32 %306, %50, !dbg !1811
	br i1 %307, label %b35, label %b36, !dbg !1811

b35:
	%308 = trunc i64 %202 to i32, !dbg !1812
	%309 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %308, i32 %306, i32 31), !dbg !1812
	%310 = extractvalue { i32, i1 } %309, 0, !dbg !1812
	%311 = lshr i64 %202, 32, !dbg !1812
	%312 = trunc i64 %311 to i32, !dbg !1812
	%313 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %312, i32 %306, i32 31), !dbg !1812
	%314 = extractvalue { i32, i1 } %313, 0, !dbg !1812
	%315 = zext i32 %314 to i64, !dbg !1812
	%316 = shl i64 %315, 32, !dbg !1812
	%317 = zext i32 %310 to i64, !dbg !1812
	%318 = or i64 %317, %316, !dbg !1812
	%319 = or i64 %305, %318, !dbg !1806
	%320 = add i32 %306, 1, !dbg !1813
	br label %b34, !dbg !1813

b36:
	%321 = phi i64 [ %275, %b31 ], [ %305, %b34 ], !dbg !1800
	br i1 %256, label %b42, label %b37, !dbg !1814

b37:
	call void @llvm.nvvm.barrier0(), !dbg !1816
	%322 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1817, !range !20
	%323 = sext i32 %322 to i64, !dbg !1817
	%324 = icmp eq i64 %323, 0, !dbg !1818
	br i1 %324, label %b38, label %b39, !dbg !1818

b38:
	%325 = trunc i64 %35 to i32, !dbg !1819
	%326 = udiv i32 %325, 32, !dbg !1819
	%327 = zext i32 %326 to i64, !dbg !1819
	%328 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %327, !dbg !1820
	store i64 %321, i64 addrspace(3)* %328, align 8, !dbg !1820
	br label %b39, !dbg !1820

b39:
	call void @llvm.nvvm.barrier0(), !dbg !1821
	%329 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1822
	%330 = load i64, i64 addrspace(3)* %329, align 8, !dbg !1822
	br label %b40, !dbg !1822

b40:
	%331 = phi i64 [ %330, %b39 ], [ %337, %b41 ], !dbg !1823
	%332 = phi i32 [ 1, %b39 ], [ %338, %b41 ], !dbg !1824
	%333 = sext i32 %332 to i64, !dbg !1824
	%334 = icmp slt i32 %332, %255, !dbg !1825
	br i1 %334, label %b41, label %b42, !dbg !1825

b41:
	%335 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %333, !dbg !1826
	%336 = load i64, i64 addrspace(3)* %335, align 8, !dbg !1826
	%337 = or i64 %331, %336, !dbg !1806
	%338 = add i32 %332, 1, !dbg !1827
	br label %b40, !dbg !1827

b42:
	%339 = phi i64 [ %321, %b36 ], [ %331, %b40 ], !dbg !1799
	br i1 %52, label %b43, label %b45, !dbg !1832

b43:
	%340 = phi i64 [ %202, %b42 ], [ %355, %b44 ], !dbg !1833
	%341 = phi i64 [ 16, %b42 ], [ %358, %b44 ], !dbg !1834
	%342 = icmp sgt i64 %341, 0, !dbg !1835
	br i1 %342, label %b44, label %b48, !dbg !1835

b44:
	%343 = trunc i64 %341 to i32, !dbg !1836
	%344 = trunc i64 %340 to i32, !dbg !1836
	%345 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %344, i32 %343, i32 31), !dbg !1836
	%346 = extractvalue { i32, i1 } %345, 0, !dbg !1836
	%347 = lshr i64 %340, 32, !dbg !1836
	%348 = trunc i64 %347 to i32, !dbg !1836
	%349 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %348, i32 %343, i32 31), !dbg !1836
	%350 = extractvalue { i32, i1 } %349, 0, !dbg !1836
	%351 = zext i32 %350 to i64, !dbg !1836
	%352 = shl i64 %351, 32, !dbg !1836
	%353 = zext i32 %346 to i64, !dbg !1836
	%354 = or i64 %353, %352, !dbg !1836
	%355 = xor i64 %340, %354, !dbg !1837
	%356 = trunc i64 %341 to i32, !dbg !1838
	%357 = udiv i32 %356, 2, !dbg !1838
	%358 = zext i32 %357 to i64, !dbg !1838
	br label %b43, !dbg !1838

b45:
	%359 = trunc i64 %202 to i32, !dbg !1839
	%360 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %359, i32 0, i32 31), !dbg !1839
	%361 = extractvalue { i32, i1 } %360, 0, !dbg !1839
	%362 = lshr i64 %202, 32, !dbg !1839
	%363 = trunc i64 %362 to i32, !dbg !1839
	%364 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %363, i32 0, i32 31), !dbg !1839
	%365 = extractvalue { i32, i1 } %364, 0, !dbg !1839
	%366 = zext i32 %365 to i64, !dbg !1839
	%367 = shl i64 %366, 32, !dbg !1839
	%368 = zext i32 %361 to i64, !dbg !1839
	%369 = or i64 %368, %367, !dbg !1839
	br label %b46, !dbg !1839

b46:
	%370 = phi i64 [ %369, %b45 ], [ %384, %b47 ], !dbg !1840
	%371 = phi i32 [ 1, %b45 ], [ %385, %b47 ], !dbg !1841
	%372 = icmp slt i32 %371, %50, !dbg !1842
	br i1 %372, label %b47, label %b48, !dbg !1842

b47:
	%373 = trunc i64 %202 to i32, !dbg !1843
	%374 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %373, i32 %371, i32 31), !dbg !1843
	%375 = extractvalue { i32, i1 } %374, 0, !dbg !1843
	%376 = lshr i64 %202, 32, !dbg !1843
	%377 = trunc i64 %376 to i32, !dbg !1843
	%378 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %377, i32 %371, i32 31), !dbg !1843
	%379 = extractvalue { i32, i1 } %378, 0, !dbg !1843
	%380 = zext i32 %379 to i64, !dbg !1843
	%381 = shl i64 %380, 32, !dbg !1843
	%382 = zext i32 %375 to i64, !dbg !1843
	%383 = or i64 %382, %381, !dbg !1843
	%384 = xor i64 %370, %383, !dbg !1837
	%385 = add i32 %371, 1, !dbg !1844
	br label %b46, !dbg !1844

b48:
	%386 = phi i64 [ %340, %b43 ], [ %370, %b46 ], !dbg !1831
	br i1 %256, label %b54, label %b49, !dbg !1845

b49:
	call void @llvm.nvvm.barrier0(), !dbg !1847
	%387 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1848, !range !20
	%388 = sext i32 %387 to i64, !dbg !1848
	%389 = icmp eq i64 %388, 0, !dbg !1849
	br i1 %389, label %b50, label %b51, !dbg !1849

b50:
	%390 = trunc i64 %35 to i32, !dbg !1850
	%391 = udiv i32 %390, 32, !dbg !1850
	%392 = zext i32 %391 to i64, !dbg !1850
	%393 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %392, !dbg !1851
	store i64 %386, i64 addrspace(3)* %393, align 8, !dbg !1851
	br label %b51, !dbg !1851

b51:
	call void @llvm.nvvm.barrier0(), !dbg !1852
	%394 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1853
	%395 = load i64, i64 addrspace(3)* %394, align 8, !dbg !1853
	br label %b52, !dbg !1853

b52:
	%396 = phi i64 [ %395, %b51 ], [ %402, %b53 ], !dbg !1854
	%397 = phi i32 [ 1, %b51 ], [ %403, %b53 ], !dbg !1855
	%398 = sext i32 %397 to i64, !dbg !1855
	%399 = icmp slt i32 %397, %255, !dbg !1856
	br i1 %399, label %b53, label %b54, !dbg !1856

b53:
	%400 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %398, !dbg !1857
	%401 = load i64, i64 addrspace(3)* %400, align 8, !dbg !1857
	%402 = xor i64 %396, %401, !dbg !1837
	%403 = add i32 %397, 1, !dbg !1858
	br label %b52, !dbg !1858

b54:
	%404 = phi i64 [ %386, %b48 ], [ %396, %b52 ], !dbg !1830
	%405 = getelementptr inbounds i64, i64 addrspace(1)* %198, i64 0, !dbg !1859
	store i64 %274, i64 addrspace(1)* %405, align 8, !dbg !1859
	%406 = getelementptr inbounds i64, i64 addrspace(1)* %198, i64 1, !dbg !1860
	store i64 %339, i64 addrspace(1)* %406, align 8, !dbg !1860
	%407 = getelementptr inbounds i64, i64 addrspace(1)* %198, i64 2, !dbg !1861
	store i64 %404, i64 addrspace(1)* %407, align 8, !dbg !1861
	ret void, !dbg !1694

b0_fail1:
	%408 = icmp ugt i64 %37, %p1, !dbg !1697
	br i1 %408, label %b0_fail2, label %b0_ok2, !dbg !1697

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1697
	br label %fail, !dbg !1697

b0_ok2:
	%409 = icmp uge i64 %36, %p5, !dbg !1698
	br i1 %409, label %b0_fail3, label %b0_ok3, !dbg !1698

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !1698
	br label %fail, !dbg !1698

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !1701
	br label %fail, !dbg !1701

b18_fail1:
	%410 = icmp ugt i64 %37, %p3, !dbg !1757
	br i1 %410, label %b18_fail2, label %b18_ok2, !dbg !1757

b18_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1757
	br label %fail, !dbg !1757

b18_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !1760
	br label %fail, !dbg !1760

fail:
	%411 = phi i32 [ 31, %b0_fail2 ], [ 32, %b0_fail3 ], [ 33, %b0_ok3 ], [ 34, %b18_fail2 ], [ 33, %b18_ok2 ], !dbg !1692
	%412 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 3, %b0_ok3 ], [ %37, %b18_fail2 ], [ 3, %b18_ok2 ], !dbg !1692
	%413 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ %p3, %b18_fail2 ], [ %197, %b18_ok2 ], !dbg !1692
	call void @gpuc_fail(i8* %ctrl, i32 %411, i64 %412, i64 %413), !dbg !1692
	ret void, !dbg !1692
}

define void @ExchangeInt(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1862 {
entry:
	br label %b0, !dbg !1863

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1863
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1863
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1863
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1866, !range !11
	%4 = sext i32 %3 to i64, !dbg !1866
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1866, !range !12
	%6 = sext i32 %5 to i64, !dbg !1866
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1866, !range !12
	%8 = sext i32 %7 to i64, !dbg !1866
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1866, !range !13
	%10 = sext i32 %9 to i64, !dbg !1866
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1866, !range !14
	%12 = sext i32 %11 to i64, !dbg !1866
	%13 = trunc i64 %12 to i32, !dbg !1866
	%14 = trunc i64 %8 to i32, !dbg !1866
	%15 = mul i32 %13, %14, !dbg !1866
	%16 = zext i32 %15 to i64, !dbg !1866
	%17 = trunc i64 %6 to i32, !dbg !1866
	%18 = add i32 %17, %15, !dbg !1866
	%19 = zext i32 %18 to i64, !dbg !1866
	%20 = mul i64 %10, %19, !dbg !1866
	%21 = add i64 %4, %20, !dbg !1866
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1866, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1866, !range !15
	%24 = mul i32 %22, %23, !dbg !1866
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1866, !range !16
	%26 = mul i32 %24, %25, !dbg !1866
	%27 = sext i32 %26 to i64, !dbg !1866
	%28 = mul i64 %21, %27, !dbg !1866
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1866, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1866, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1866, !range !18
	%32 = mul i32 %23, %31, !dbg !1866
	%33 = add i32 %30, %32, !dbg !1866
	%34 = mul i32 %22, %33, !dbg !1866
	%35 = add i32 %29, %34, !dbg !1866
	%36 = sext i32 %35 to i64, !dbg !1866
	%37 = add i64 %28, %36, !dbg !1866
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1867, !range !20
	%39 = sext i32 %38 to i64, !dbg !1867
	%40 = and i32 %35, -32, !dbg !1868
	%41 = sub i32 %26, %40, !dbg !1868
	%42 = icmp slt i32 %41, 32, !dbg !1868
	%43 = select i1 %42, i32 %41, i32 32, !dbg !1868
	%44 = sext i32 %43 to i64, !dbg !1868
	%45 = icmp eq i64 %44, 32, !dbg !1869
	br i1 %45, label %b1, label %b2, !dbg !1869

b1:
	br label %b2, !dbg !1869

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1870
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1871
	%48 = mul i64 %37, 4, !dbg !1873
	%49 = sub i64 %p1, %48, !dbg !1874
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %37, !dbg !1872
	%51 = icmp uge i64 %37, %p5, !dbg !1872
	%52 = icmp ugt i64 %48, %p1, !dbg !1874
	%53 = icmp ugt i64 4, %49, !dbg !1875
	%54 = icmp eq i64 %44, 0, !dbg !1876
	%55 = or i1 %51, %52, !dbg !1876
	%56 = or i1 %55, %53, !dbg !1876
	%57 = or i1 %56, %54, !dbg !1876
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !1876, !prof !30

b2_ok1:
	%58 = load i64, i64 addrspace(1)* %50, align 8, !dbg !1872
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %48, !dbg !1874
	%60 = trunc i64 %39 to i32, !dbg !1877
	%61 = mul i32 %60, 7, !dbg !1877
	%62 = zext i32 %61 to i64, !dbg !1877
	%63 = add i32 %61, 3, !dbg !1878
	%64 = zext i32 %63 to i64, !dbg !1878
	%65 = icmp eq i64 %44, -1, !dbg !1876
	%66 = select i1 %65, i64 1, i64 %44, !dbg !1876
	%67 = srem i64 %64, %66, !dbg !1876
	%68 = trunc i64 %67 to i32, !dbg !1879
	%69 = trunc i64 %58 to i32, !dbg !1879
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !1879
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !1879
	%72 = lshr i64 %58, 32, !dbg !1879
	%73 = trunc i64 %72 to i32, !dbg !1879
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %73, i32 %68, i32 31), !dbg !1879
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !1879
	%76 = zext i32 %75 to i64, !dbg !1879
	%77 = shl i64 %76, 32, !dbg !1879
	%78 = zext i32 %71 to i64, !dbg !1879
	%79 = or i64 %78, %77, !dbg !1879
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 0, !dbg !1880
	store i64 %79, i64 addrspace(1)* %80, align 8, !dbg !1880
	%81 = trunc i64 %58 to i32, !dbg !1881
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %81, i32 3, i32 0), !dbg !1881
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !1881
	%84 = lshr i64 %58, 32, !dbg !1881
	%85 = trunc i64 %84 to i32, !dbg !1881
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %85, i32 3, i32 0), !dbg !1881
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !1881
	%88 = zext i32 %87 to i64, !dbg !1881
	%89 = shl i64 %88, 32, !dbg !1881
	%90 = zext i32 %83 to i64, !dbg !1881
	%91 = or i64 %90, %89, !dbg !1881
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 1, !dbg !1882
	store i64 %91, i64 addrspace(1)* %92, align 8, !dbg !1882
	%93 = trunc i64 %46 to i32, !dbg !1883
	%94 = trunc i64 %58 to i32, !dbg !1883
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %94, i32 %93, i32 31), !dbg !1883
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !1883
	%97 = lshr i64 %58, 32, !dbg !1883
	%98 = trunc i64 %97 to i32, !dbg !1883
	%99 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %98, i32 %93, i32 31), !dbg !1883
	%100 = extractvalue { i32, i1 } %99, 0, !dbg !1883
	%101 = zext i32 %100 to i64, !dbg !1883
	%102 = shl i64 %101, 32, !dbg !1883
	%103 = zext i32 %96 to i64, !dbg !1883
	%104 = or i64 %103, %102, !dbg !1883
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 2, !dbg !1884
	store i64 %104, i64 addrspace(1)* %105, align 8, !dbg !1884
	%106 = trunc i64 %47 to i32, !dbg !1885
	%107 = trunc i64 %58 to i32, !dbg !1885
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %107, i32 %106, i32 31), !dbg !1885
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !1885
	%110 = lshr i64 %58, 32, !dbg !1885
	%111 = trunc i64 %110 to i32, !dbg !1885
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %111, i32 %106, i32 31), !dbg !1885
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !1885
	%114 = zext i32 %113 to i64, !dbg !1885
	%115 = shl i64 %114, 32, !dbg !1885
	%116 = zext i32 %109 to i64, !dbg !1885
	%117 = or i64 %116, %115, !dbg !1885
	%118 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 3, !dbg !1886
	store i64 %117, i64 addrspace(1)* %118, align 8, !dbg !1886
	%119 = mul i64 %37, 3, !dbg !1887
	%120 = sub i64 %p3, %119, !dbg !1888
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %119, !dbg !1888
	%122 = icmp ugt i64 %119, %p3, !dbg !1888
	%123 = icmp ugt i64 3, %120, !dbg !1889
	%124 = or i1 %122, %123, !dbg !1889
	br i1 %124, label %b2_fail5, label %b2_ok5, !dbg !1889, !prof !30

b2_ok5:
	%125 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %58) convergent nounwind, !dbg !1890
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 0, !dbg !1891
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !1891
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 1, !dbg !1892
	store i32 7, i32 addrspace(1)* %127, align 4, !dbg !1892
	%128 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %58) convergent nounwind, !dbg !1893
	store i32 %128, i32 addrspace(1)* %127, align 4, !dbg !1894
	%129 = sub i64 %37, %39, !dbg !1895
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %129, !dbg !1896
	%131 = icmp uge i64 %129, %p5, !dbg !1896
	br i1 %131, label %b2_fail7, label %b2_ok7, !dbg !1896, !prof !30

b2_ok7:
	%132 = load i64, i64 addrspace(1)* %130, align 8, !dbg !1896
	%133 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %132) convergent nounwind, !dbg !1897
	%134 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 2, !dbg !1898
	store i32 %133, i32 addrspace(1)* %134, align 4, !dbg !1898
	ret void, !dbg !1865

b2_fail1:
	%135 = icmp uge i64 %37, %p5, !dbg !1872
	br i1 %135, label %b2_fail2, label %b2_ok2, !dbg !1872

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1872
	br label %fail, !dbg !1872

b2_ok2:
	%136 = icmp ugt i64 %48, %p1, !dbg !1874
	br i1 %136, label %b2_fail3, label %b2_ok3, !dbg !1874

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !1874
	br label %fail, !dbg !1874

b2_ok3:
	%137 = icmp ugt i64 4, %49, !dbg !1875
	br i1 %137, label %b2_fail4, label %b2_ok4, !dbg !1875

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !1875
	br label %fail, !dbg !1875

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !1876
	br label %fail, !dbg !1876

b2_fail5:
	%138 = icmp ugt i64 %119, %p3, !dbg !1888
	br i1 %138, label %b2_fail6, label %b2_ok6, !dbg !1888

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !1888
	br label %fail, !dbg !1888

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !1889
	br label %fail, !dbg !1889

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !1896
	br label %fail, !dbg !1896

fail:
	%139 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !1863
	%140 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %119, %b2_fail6 ], [ 3, %b2_ok6 ], [ %129, %b2_fail7 ], !dbg !1863
	%141 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %120, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !1863
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !1863
	ret void, !dbg !1863
}

define void @ExchangeUint8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1899 {
entry:
	br label %b0, !dbg !1900

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !1900
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1900
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !1900
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1903, !range !11
	%4 = sext i32 %3 to i64, !dbg !1903
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1903, !range !12
	%6 = sext i32 %5 to i64, !dbg !1903
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1903, !range !12
	%8 = sext i32 %7 to i64, !dbg !1903
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1903, !range !13
	%10 = sext i32 %9 to i64, !dbg !1903
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1903, !range !14
	%12 = sext i32 %11 to i64, !dbg !1903
	%13 = trunc i64 %12 to i32, !dbg !1903
	%14 = trunc i64 %8 to i32, !dbg !1903
	%15 = mul i32 %13, %14, !dbg !1903
	%16 = zext i32 %15 to i64, !dbg !1903
	%17 = trunc i64 %6 to i32, !dbg !1903
	%18 = add i32 %17, %15, !dbg !1903
	%19 = zext i32 %18 to i64, !dbg !1903
	%20 = mul i64 %10, %19, !dbg !1903
	%21 = add i64 %4, %20, !dbg !1903
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1903, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1903, !range !15
	%24 = mul i32 %22, %23, !dbg !1903
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1903, !range !16
	%26 = mul i32 %24, %25, !dbg !1903
	%27 = sext i32 %26 to i64, !dbg !1903
	%28 = mul i64 %21, %27, !dbg !1903
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1903, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1903, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1903, !range !18
	%32 = mul i32 %23, %31, !dbg !1903
	%33 = add i32 %30, %32, !dbg !1903
	%34 = mul i32 %22, %33, !dbg !1903
	%35 = add i32 %29, %34, !dbg !1903
	%36 = sext i32 %35 to i64, !dbg !1903
	%37 = add i64 %28, %36, !dbg !1903
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1904, !range !20
	%39 = sext i32 %38 to i64, !dbg !1904
	%40 = and i32 %35, -32, !dbg !1905
	%41 = sub i32 %26, %40, !dbg !1905
	%42 = icmp slt i32 %41, 32, !dbg !1905
	%43 = select i1 %42, i32 %41, i32 32, !dbg !1905
	%44 = sext i32 %43 to i64, !dbg !1905
	%45 = icmp eq i64 %44, 32, !dbg !1906
	br i1 %45, label %b1, label %b2, !dbg !1906

b1:
	br label %b2, !dbg !1906

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1907
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1908
	%48 = mul i64 %37, 4, !dbg !1910
	%49 = sub i64 %p1, %48, !dbg !1911
	%50 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %37, !dbg !1909
	%51 = icmp uge i64 %37, %p5, !dbg !1909
	%52 = icmp ugt i64 %48, %p1, !dbg !1911
	%53 = icmp ugt i64 4, %49, !dbg !1912
	%54 = icmp eq i64 %44, 0, !dbg !1913
	%55 = or i1 %51, %52, !dbg !1913
	%56 = or i1 %55, %53, !dbg !1913
	%57 = or i1 %56, %54, !dbg !1913
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !1913, !prof !30

b2_ok1:
	%58 = load i8, i8 addrspace(1)* %50, align 1, !dbg !1909
	%59 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %48, !dbg !1911
	%60 = trunc i64 %39 to i32, !dbg !1914
	%61 = mul i32 %60, 7, !dbg !1914
	%62 = zext i32 %61 to i64, !dbg !1914
	%63 = add i32 %61, 3, !dbg !1915
	%64 = zext i32 %63 to i64, !dbg !1915
	%65 = icmp eq i64 %44, -1, !dbg !1913
	%66 = select i1 %65, i64 1, i64 %44, !dbg !1913
	%67 = srem i64 %64, %66, !dbg !1913
	%68 = trunc i64 %67 to i32, !dbg !1916
	%69 = zext i8 %58 to i32, !dbg !1916
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !1916
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !1916
	%72 = trunc i32 %71 to i8, !dbg !1916
	%73 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 0, !dbg !1917
	store i8 %72, i8 addrspace(1)* %73, align 1, !dbg !1917
	%74 = zext i8 %58 to i32, !dbg !1918
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %74, i32 3, i32 0), !dbg !1918
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !1918
	%77 = trunc i32 %76 to i8, !dbg !1918
	%78 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 1, !dbg !1919
	store i8 %77, i8 addrspace(1)* %78, align 1, !dbg !1919
	%79 = trunc i64 %46 to i32, !dbg !1920
	%80 = zext i8 %58 to i32, !dbg !1920
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %80, i32 %79, i32 31), !dbg !1920
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !1920
	%83 = trunc i32 %82 to i8, !dbg !1920
	%84 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 2, !dbg !1921
	store i8 %83, i8 addrspace(1)* %84, align 1, !dbg !1921
	%85 = trunc i64 %47 to i32, !dbg !1922
	%86 = zext i8 %58 to i32, !dbg !1922
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %86, i32 %85, i32 31), !dbg !1922
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1922
	%89 = trunc i32 %88 to i8, !dbg !1922
	%90 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 3, !dbg !1923
	store i8 %89, i8 addrspace(1)* %90, align 1, !dbg !1923
	%91 = mul i64 %37, 3, !dbg !1924
	%92 = sub i64 %p3, %91, !dbg !1925
	%93 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %91, !dbg !1925
	%94 = icmp ugt i64 %91, %p3, !dbg !1925
	%95 = icmp ugt i64 3, %92, !dbg !1926
	%96 = or i1 %94, %95, !dbg !1926
	br i1 %96, label %b2_fail5, label %b2_ok5, !dbg !1926, !prof !30

b2_ok5:
	%97 = zext i8 %58 to i32, !dbg !1927
	%98 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %97) convergent nounwind, !dbg !1927
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 0, !dbg !1928
	store i32 %98, i32 addrspace(1)* %99, align 4, !dbg !1928
	%100 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 1, !dbg !1929
	store i32 7, i32 addrspace(1)* %100, align 4, !dbg !1929
	%101 = zext i8 %58 to i32, !dbg !1930
	%102 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %101) convergent nounwind, !dbg !1930
	store i32 %102, i32 addrspace(1)* %100, align 4, !dbg !1931
	%103 = sub i64 %37, %39, !dbg !1932
	%104 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %103, !dbg !1933
	%105 = icmp uge i64 %103, %p5, !dbg !1933
	br i1 %105, label %b2_fail7, label %b2_ok7, !dbg !1933, !prof !30

b2_ok7:
	%106 = load i8, i8 addrspace(1)* %104, align 1, !dbg !1933
	%107 = zext i8 %106 to i32, !dbg !1934
	%108 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %107) convergent nounwind, !dbg !1934
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 2, !dbg !1935
	store i32 %108, i32 addrspace(1)* %109, align 4, !dbg !1935
	ret void, !dbg !1902

b2_fail1:
	%110 = icmp uge i64 %37, %p5, !dbg !1909
	br i1 %110, label %b2_fail2, label %b2_ok2, !dbg !1909

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1909
	br label %fail, !dbg !1909

b2_ok2:
	%111 = icmp ugt i64 %48, %p1, !dbg !1911
	br i1 %111, label %b2_fail3, label %b2_ok3, !dbg !1911

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !1911
	br label %fail, !dbg !1911

b2_ok3:
	%112 = icmp ugt i64 4, %49, !dbg !1912
	br i1 %112, label %b2_fail4, label %b2_ok4, !dbg !1912

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !1912
	br label %fail, !dbg !1912

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !1913
	br label %fail, !dbg !1913

b2_fail5:
	%113 = icmp ugt i64 %91, %p3, !dbg !1925
	br i1 %113, label %b2_fail6, label %b2_ok6, !dbg !1925

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !1925
	br label %fail, !dbg !1925

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !1926
	br label %fail, !dbg !1926

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !1933
	br label %fail, !dbg !1933

fail:
	%114 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !1900
	%115 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %91, %b2_fail6 ], [ 3, %b2_ok6 ], [ %103, %b2_fail7 ], !dbg !1900
	%116 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %92, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !1900
	call void @gpuc_fail(i8* %ctrl, i32 %114, i64 %115, i64 %116), !dbg !1900
	ret void, !dbg !1900
}

define void @ExchangeUint16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1936 {
entry:
	br label %b0, !dbg !1937

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !1937
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1937
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !1937
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1940, !range !11
	%4 = sext i32 %3 to i64, !dbg !1940
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1940, !range !12
	%6 = sext i32 %5 to i64, !dbg !1940
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1940, !range !12
	%8 = sext i32 %7 to i64, !dbg !1940
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1940, !range !13
	%10 = sext i32 %9 to i64, !dbg !1940
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1940, !range !14
	%12 = sext i32 %11 to i64, !dbg !1940
	%13 = trunc i64 %12 to i32, !dbg !1940
	%14 = trunc i64 %8 to i32, !dbg !1940
	%15 = mul i32 %13, %14, !dbg !1940
	%16 = zext i32 %15 to i64, !dbg !1940
	%17 = trunc i64 %6 to i32, !dbg !1940
	%18 = add i32 %17, %15, !dbg !1940
	%19 = zext i32 %18 to i64, !dbg !1940
	%20 = mul i64 %10, %19, !dbg !1940
	%21 = add i64 %4, %20, !dbg !1940
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1940, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1940, !range !15
	%24 = mul i32 %22, %23, !dbg !1940
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1940, !range !16
	%26 = mul i32 %24, %25, !dbg !1940
	%27 = sext i32 %26 to i64, !dbg !1940
	%28 = mul i64 %21, %27, !dbg !1940
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1940, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1940, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1940, !range !18
	%32 = mul i32 %23, %31, !dbg !1940
	%33 = add i32 %30, %32, !dbg !1940
	%34 = mul i32 %22, %33, !dbg !1940
	%35 = add i32 %29, %34, !dbg !1940
	%36 = sext i32 %35 to i64, !dbg !1940
	%37 = add i64 %28, %36, !dbg !1940
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1941, !range !20
	%39 = sext i32 %38 to i64, !dbg !1941
	%40 = and i32 %35, -32, !dbg !1942
	%41 = sub i32 %26, %40, !dbg !1942
	%42 = icmp slt i32 %41, 32, !dbg !1942
	%43 = select i1 %42, i32 %41, i32 32, !dbg !1942
	%44 = sext i32 %43 to i64, !dbg !1942
	%45 = icmp eq i64 %44, 32, !dbg !1943
	br i1 %45, label %b1, label %b2, !dbg !1943

b1:
	br label %b2, !dbg !1943

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1944
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1945
	%48 = mul i64 %37, 4, !dbg !1947
	%49 = sub i64 %p1, %48, !dbg !1948
	%50 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %37, !dbg !1946
	%51 = icmp uge i64 %37, %p5, !dbg !1946
	%52 = icmp ugt i64 %48, %p1, !dbg !1948
	%53 = icmp ugt i64 4, %49, !dbg !1949
	%54 = icmp eq i64 %44, 0, !dbg !1950
	%55 = or i1 %51, %52, !dbg !1950
	%56 = or i1 %55, %53, !dbg !1950
	%57 = or i1 %56, %54, !dbg !1950
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !1950, !prof !30

b2_ok1:
	%58 = load i16, i16 addrspace(1)* %50, align 2, !dbg !1946
	%59 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %48, !dbg !1948
	%60 = trunc i64 %39 to i32, !dbg !1951
	%61 = mul i32 %60, 7, !dbg !1951
	%62 = zext i32 %61 to i64, !dbg !1951
	%63 = add i32 %61, 3, !dbg !1952
	%64 = zext i32 %63 to i64, !dbg !1952
	%65 = icmp eq i64 %44, -1, !dbg !1950
	%66 = select i1 %65, i64 1, i64 %44, !dbg !1950
	%67 = srem i64 %64, %66, !dbg !1950
	%68 = trunc i64 %67 to i32, !dbg !1953
	%69 = zext i16 %58 to i32, !dbg !1953
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !1953
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !1953
	%72 = trunc i32 %71 to i16, !dbg !1953
	%73 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 0, !dbg !1954
	store i16 %72, i16 addrspace(1)* %73, align 2, !dbg !1954
	%74 = zext i16 %58 to i32, !dbg !1955
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %74, i32 3, i32 0), !dbg !1955
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !1955
	%77 = trunc i32 %76 to i16, !dbg !1955
	%78 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 1, !dbg !1956
	store i16 %77, i16 addrspace(1)* %78, align 2, !dbg !1956
	%79 = trunc i64 %46 to i32, !dbg !1957
	%80 = zext i16 %58 to i32, !dbg !1957
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %80, i32 %79, i32 31), !dbg !1957
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !1957
	%83 = trunc i32 %82 to i16, !dbg !1957
	%84 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 2, !dbg !1958
	store i16 %83, i16 addrspace(1)* %84, align 2, !dbg !1958
	%85 = trunc i64 %47 to i32, !dbg !1959
	%86 = zext i16 %58 to i32, !dbg !1959
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %86, i32 %85, i32 31), !dbg !1959
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1959
	%89 = trunc i32 %88 to i16, !dbg !1959
	%90 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 3, !dbg !1960
	store i16 %89, i16 addrspace(1)* %90, align 2, !dbg !1960
	%91 = mul i64 %37, 3, !dbg !1961
	%92 = sub i64 %p3, %91, !dbg !1962
	%93 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %91, !dbg !1962
	%94 = icmp ugt i64 %91, %p3, !dbg !1962
	%95 = icmp ugt i64 3, %92, !dbg !1963
	%96 = or i1 %94, %95, !dbg !1963
	br i1 %96, label %b2_fail5, label %b2_ok5, !dbg !1963, !prof !30

b2_ok5:
	%97 = zext i16 %58 to i32, !dbg !1964
	%98 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %97) convergent nounwind, !dbg !1964
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 0, !dbg !1965
	store i32 %98, i32 addrspace(1)* %99, align 4, !dbg !1965
	%100 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 1, !dbg !1966
	store i32 7, i32 addrspace(1)* %100, align 4, !dbg !1966
	%101 = zext i16 %58 to i32, !dbg !1967
	%102 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %101) convergent nounwind, !dbg !1967
	store i32 %102, i32 addrspace(1)* %100, align 4, !dbg !1968
	%103 = sub i64 %37, %39, !dbg !1969
	%104 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %103, !dbg !1970
	%105 = icmp uge i64 %103, %p5, !dbg !1970
	br i1 %105, label %b2_fail7, label %b2_ok7, !dbg !1970, !prof !30

b2_ok7:
	%106 = load i16, i16 addrspace(1)* %104, align 2, !dbg !1970
	%107 = zext i16 %106 to i32, !dbg !1971
	%108 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %107) convergent nounwind, !dbg !1971
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 2, !dbg !1972
	store i32 %108, i32 addrspace(1)* %109, align 4, !dbg !1972
	ret void, !dbg !1939

b2_fail1:
	%110 = icmp uge i64 %37, %p5, !dbg !1946
	br i1 %110, label %b2_fail2, label %b2_ok2, !dbg !1946

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1946
	br label %fail, !dbg !1946

b2_ok2:
	%111 = icmp ugt i64 %48, %p1, !dbg !1948
	br i1 %111, label %b2_fail3, label %b2_ok3, !dbg !1948

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !1948
	br label %fail, !dbg !1948

b2_ok3:
	%112 = icmp ugt i64 4, %49, !dbg !1949
	br i1 %112, label %b2_fail4, label %b2_ok4, !dbg !1949

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !1949
	br label %fail, !dbg !1949

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !1950
	br label %fail, !dbg !1950

b2_fail5:
	%113 = icmp ugt i64 %91, %p3, !dbg !1962
	br i1 %113, label %b2_fail6, label %b2_ok6, !dbg !1962

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !1962
	br label %fail, !dbg !1962

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !1963
	br label %fail, !dbg !1963

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !1970
	br label %fail, !dbg !1970

fail:
	%114 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !1937
	%115 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %91, %b2_fail6 ], [ 3, %b2_ok6 ], [ %103, %b2_fail7 ], !dbg !1937
	%116 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %92, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !1937
	call void @gpuc_fail(i8* %ctrl, i32 %114, i64 %115, i64 %116), !dbg !1937
	ret void, !dbg !1937
}

define void @NumbersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1973 {
entry:
	br label %b0, !dbg !1974

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !1974
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !1974
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !1974
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1977, !range !11
	%4 = sext i32 %3 to i64, !dbg !1977
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1977, !range !12
	%6 = sext i32 %5 to i64, !dbg !1977
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1977, !range !12
	%8 = sext i32 %7 to i64, !dbg !1977
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1977, !range !13
	%10 = sext i32 %9 to i64, !dbg !1977
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1977, !range !14
	%12 = sext i32 %11 to i64, !dbg !1977
	%13 = trunc i64 %12 to i32, !dbg !1977
	%14 = trunc i64 %8 to i32, !dbg !1977
	%15 = mul i32 %13, %14, !dbg !1977
	%16 = trunc i64 %6 to i32, !dbg !1977
	%17 = add i32 %16, %15, !dbg !1977
	%18 = zext i32 %17 to i64, !dbg !1977
	%19 = mul i64 %10, %18, !dbg !1977
	%20 = add i64 %4, %19, !dbg !1977
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1977, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1977, !range !15
	%23 = mul i32 %21, %22, !dbg !1977
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1977, !range !16
	%25 = mul i32 %23, %24, !dbg !1977
	%26 = sext i32 %25 to i64, !dbg !1977
	%27 = mul i64 %20, %26, !dbg !1977
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1977, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1977, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1977, !range !18
	%31 = mul i32 %22, %30, !dbg !1977
	%32 = add i32 %29, %31, !dbg !1977
	%33 = mul i32 %21, %32, !dbg !1977
	%34 = add i32 %28, %33, !dbg !1977
	%35 = sext i32 %34 to i64, !dbg !1977
	%36 = add i64 %27, %35, !dbg !1977
	%37 = mul i64 %36, 6, !dbg !1978
	%38 = sub i64 %p1, %37, !dbg !1979
	%39 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %37, !dbg !1979
	%40 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %36, !dbg !1980
	%41 = icmp ugt i64 %37, %p1, !dbg !1979
	%42 = icmp uge i64 %36, %p5, !dbg !1980
	%43 = icmp ugt i64 6, %38, !dbg !1983
	%44 = or i1 %41, %42, !dbg !1983
	%45 = or i1 %44, %43, !dbg !1983
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !1983, !prof !30

b0_ok1:
	%46 = load i16, i16 addrspace(1)* %40, align 2, !dbg !1980
	%47 = zext i16 %46 to i32, !dbg !1990
	%48 = and i32 %34, -32, !dbg !1991
	%49 = sub i32 %25, %48, !dbg !1991
	%50 = icmp slt i32 %49, 32, !dbg !1991
	%51 = select i1 %50, i32 %49, i32 32, !dbg !1991
	%52 = sext i32 %51 to i64, !dbg !1991
	%53 = icmp eq i64 %52, 32, !dbg !1992
	%54 = mul i64 %52, 2, !dbg !1993
	br label %b1, !dbg !1983

b1:
	%55 = phi i32 [ 0, %b0_ok1 ], [ %197, %b39 ], !dbg !1983
	%56 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !1994
	%57 = getelementptr inbounds [12 x i8], [12 x i8]* %56, i64 0, i64 0, !dbg !1994
	%58 = call i32 @__nvvm_reflect(i8* %57), !dbg !1994
	%59 = icmp sge i32 %58, 800, !dbg !1994
	br i1 %59, label %b2, label %b3, !dbg !1994

b2:
	%60 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %47) convergent nounwind, !dbg !1990
	%61 = trunc i32 %60 to i16, !dbg !1990
	br label %b9, !dbg !1995

b3:
	br i1 %53, label %b4, label %b6, !dbg !1992

b4:
	%62 = phi i16 [ %70, %b5 ], [ %46, %b3 ], !dbg !1996
	%63 = phi i64 [ %73, %b5 ], [ 16, %b3 ], !dbg !1997
	%64 = icmp sgt i64 %63, 0, !dbg !1998
	br i1 %64, label %b5, label %b9, !dbg !1998

b5:
	%65 = trunc i64 %63 to i32, !dbg !1999
	%66 = zext i16 %62 to i32, !dbg !1999
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %66, i32 %65, i32 31), !dbg !1999
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !1999
	%69 = trunc i32 %68 to i16, !dbg !1999
	%70 = add i16 %62, %69, !dbg !2000
	%71 = trunc i64 %63 to i32, !dbg !2001
	%72 = udiv i32 %71, 2, !dbg !2001
	%73 = zext i32 %72 to i64, !dbg !2001
	br label %b4, !dbg !2001

b6:
	%74 = zext i16 %46 to i32, !dbg !2002
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %74, i32 0, i32 31), !dbg !2002
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !2002
	%77 = trunc i32 %76 to i16, !dbg !2002
	br label %b7, !dbg !2002

b7:
	%78 = phi i16 [ %77, %b6 ], [ %85, %b8 ], !dbg !2003
	%79 = phi i32 [ 1, %b6 ], [ %86, %b8 ], !dbg !2004
	%80 = icmp slt i32 %79, %51, !dbg !2005
	br i1 %80, label %b8, label %b9, !dbg !2005

b8:
	%81 = zext i16 %46 to i32, !dbg !2006
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %79, i32 31), !dbg !2006
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !2006
	%84 = trunc i32 %83 to i16, !dbg !2006
	%85 = add i16 %78, %84, !dbg !2000
	%86 = add i32 %79, 1, !dbg !2007
	br label %b7, !dbg !2007

b9:
	%87 = phi i16 [ %61, %b2 ], [ %62, %b4 ], [ %78, %b7 ], !dbg !1989
	%88 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 0, !dbg !2008
	store i16 %87, i16 addrspace(1)* %88, align 2, !dbg !2008
	br i1 %59, label %b10, label %b11, !dbg !2013

b10:
	%89 = call i32 asm sideeffect "redux.sync.min.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %47) convergent nounwind, !dbg !2014
	%90 = trunc i32 %89 to i16, !dbg !2014
	br label %b17, !dbg !2015

b11:
	br i1 %53, label %b12, label %b14, !dbg !2016

b12:
	%91 = phi i16 [ %100, %b13 ], [ %46, %b11 ], !dbg !2017
	%92 = phi i64 [ %103, %b13 ], [ 16, %b11 ], !dbg !2018
	%93 = icmp sgt i64 %92, 0, !dbg !2019
	br i1 %93, label %b13, label %b17, !dbg !2019

b13:
	%94 = trunc i64 %92 to i32, !dbg !2020
	%95 = zext i16 %91 to i32, !dbg !2020
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %94, i32 31), !dbg !2020
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !2020
	%98 = trunc i32 %97 to i16, !dbg !2020
	%99 = icmp ult i16 %91, %98, !dbg !2021
	%100 = select i1 %99, i16 %91, i16 %98, !dbg !2021
	%101 = trunc i64 %92 to i32, !dbg !2022
	%102 = udiv i32 %101, 2, !dbg !2022
	%103 = zext i32 %102 to i64, !dbg !2022
	br label %b12, !dbg !2022

b14:
	%104 = zext i16 %46 to i32, !dbg !2023
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 0, i32 31), !dbg !2023
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !2023
	%107 = trunc i32 %106 to i16, !dbg !2023
	br label %b15, !dbg !2023

b15:
	%108 = phi i16 [ %107, %b14 ], [ %116, %b16 ], !dbg !2024
	%109 = phi i32 [ 1, %b14 ], [ %117, %b16 ], !dbg !2025
	%110 = icmp slt i32 %109, %51, !dbg !2026
	br i1 %110, label %b16, label %b17, !dbg !2026

b16:
	%111 = zext i16 %46 to i32, !dbg !2027
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %111, i32 %109, i32 31), !dbg !2027
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !2027
	%114 = trunc i32 %113 to i16, !dbg !2027
	%115 = icmp ult i16 %108, %114, !dbg !2021
	%116 = select i1 %115, i16 %108, i16 %114, !dbg !2021
	%117 = add i32 %109, 1, !dbg !2028
	br label %b15, !dbg !2028

b17:
	%118 = phi i16 [ %90, %b10 ], [ %91, %b12 ], [ %108, %b15 ], !dbg !2012
	br i1 %59, label %b18, label %b19, !dbg !2033

b18:
	%119 = call i32 asm sideeffect "redux.sync.max.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %47) convergent nounwind, !dbg !2034
	%120 = trunc i32 %119 to i16, !dbg !2034
	br label %b25, !dbg !2035

b19:
	br i1 %53, label %b20, label %b22, !dbg !2036

b20:
	%121 = phi i16 [ %130, %b21 ], [ %46, %b19 ], !dbg !2037
	%122 = phi i64 [ %133, %b21 ], [ 16, %b19 ], !dbg !2038
	%123 = icmp sgt i64 %122, 0, !dbg !2039
	br i1 %123, label %b21, label %b25, !dbg !2039

b21:
	%124 = trunc i64 %122 to i32, !dbg !2040
	%125 = zext i16 %121 to i32, !dbg !2040
	%126 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %125, i32 %124, i32 31), !dbg !2040
	%127 = extractvalue { i32, i1 } %126, 0, !dbg !2040
	%128 = trunc i32 %127 to i16, !dbg !2040
	%129 = icmp ugt i16 %121, %128, !dbg !2041
	%130 = select i1 %129, i16 %121, i16 %128, !dbg !2041
	%131 = trunc i64 %122 to i32, !dbg !2042
	%132 = udiv i32 %131, 2, !dbg !2042
	%133 = zext i32 %132 to i64, !dbg !2042
	br label %b20, !dbg !2042

b22:
	%134 = zext i16 %46 to i32, !dbg !2043
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %134, i32 0, i32 31), !dbg !2043
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !2043
	%137 = trunc i32 %136 to i16, !dbg !2043
	br label %b23, !dbg !2043

b23:
	%138 = phi i16 [ %137, %b22 ], [ %146, %b24 ], !dbg !2044
	%139 = phi i32 [ 1, %b22 ], [ %147, %b24 ], !dbg !2045
	%140 = icmp slt i32 %139, %51, !dbg !2046
	br i1 %140, label %b24, label %b25, !dbg !2046

b24:
	%141 = zext i16 %46 to i32, !dbg !2047
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 %139, i32 31), !dbg !2047
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !2047
	%144 = trunc i32 %143 to i16, !dbg !2047
	%145 = icmp ugt i16 %138, %144, !dbg !2041
	%146 = select i1 %145, i16 %138, i16 %144, !dbg !2041
	%147 = add i32 %139, 1, !dbg !2048
	br label %b23, !dbg !2048

b25:
	%148 = phi i16 [ %120, %b18 ], [ %121, %b20 ], [ %138, %b23 ], !dbg !2032
	%149 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 1, !dbg !2049
	store i16 %118, i16 addrspace(1)* %149, align 2, !dbg !2049
	%150 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 2, !dbg !2050
	store i16 %148, i16 addrspace(1)* %150, align 2, !dbg !2050
	%151 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2055, !range !20
	%152 = sext i32 %151 to i64, !dbg !2055
	%153 = trunc i64 %152 to i32, !dbg !2055
	br label %b26, !dbg !2055

b26:
	%154 = phi i16 [ %46, %b25 ], [ %165, %b29 ], !dbg !2056
	%155 = phi i32 [ 1, %b25 ], [ %166, %b29 ], !dbg !2057
	%156 = zext i32 %155 to i64, !dbg !2057
	%157 = icmp ult i32 %155, 32, !dbg !2058
	br i1 %157, label %b27, label %b30, !dbg !2058

b27:
	%158 = trunc i64 %156 to i32, !dbg !2059
	%159 = zext i16 %154 to i32, !dbg !2059
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %159, i32 %158, i32 0), !dbg !2059
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !2059
	%162 = trunc i32 %161 to i16, !dbg !2059
	%163 = icmp uge i32 %153, %155, !dbg !2060
	br i1 %163, label %b28, label %b29, !dbg !2060

b28:
	%164 = add i16 %154, %162, !dbg !2061
	br label %b29, !dbg !2061

b29:
	%165 = phi i16 [ %154, %b27 ], [ %164, %b28 ], !dbg !2056
	%166 = mul i32 %155, 2, !dbg !2062
	br label %b26, !dbg !2062

b30:
	%167 = phi i16 [ %178, %b33 ], [ %46, %b26 ], !dbg !2066
	%168 = phi i32 [ %179, %b33 ], [ 1, %b26 ], !dbg !2067
	%169 = zext i32 %168 to i64, !dbg !2067
	%170 = icmp ult i32 %168, 32, !dbg !2068
	br i1 %170, label %b31, label %b34, !dbg !2068

b31:
	%171 = trunc i64 %169 to i32, !dbg !2069
	%172 = zext i16 %167 to i32, !dbg !2069
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %172, i32 %171, i32 0), !dbg !2069
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !2069
	%175 = trunc i32 %174 to i16, !dbg !2069
	%176 = icmp uge i32 %153, %168, !dbg !2070
	br i1 %176, label %b32, label %b33, !dbg !2070

b32:
	%177 = add i16 %167, %175, !dbg !2071
	br label %b33, !dbg !2071

b33:
	%178 = phi i16 [ %167, %b31 ], [ %177, %b32 ], !dbg !2066
	%179 = mul i32 %168, 2, !dbg !2072
	br label %b30, !dbg !2072

b34:
	%180 = zext i16 %167 to i32, !dbg !2073
	%181 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %180, i32 1, i32 0), !dbg !2073
	%182 = extractvalue { i32, i1 } %181, 0, !dbg !2073
	%183 = trunc i32 %182 to i16, !dbg !2073
	%184 = icmp eq i32 %151, 0, !dbg !2074
	br i1 %184, label %b36, label %b35, !dbg !2074

b35:
	br label %b36, !dbg !2075

b36:
	%185 = phi i16 [ 0, %b34 ], [ %183, %b35 ], !dbg !2064
	%186 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 3, !dbg !2076
	store i16 %154, i16 addrspace(1)* %186, align 2, !dbg !2076
	%187 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 4, !dbg !2077
	store i16 %185, i16 addrspace(1)* %187, align 2, !dbg !2077
	%188 = sdiv i64 %54, 3, !dbg !2078
	%189 = icmp slt i64 %188, 0, !dbg !2081
	br i1 %189, label %b38, label %b37, !dbg !2081

b37:
	%190 = icmp sge i64 %188, %52, !dbg !2082
	br i1 %190, label %b38, label %b39, !dbg !2082

b38:
	call void asm sideeffect "", ""() nounwind, !dbg !2083
	br label %fail, !dbg !2083

b39:
	%191 = trunc i64 %188 to i32, !dbg !2084
	%192 = zext i16 %46 to i32, !dbg !2084
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %192, i32 %191, i32 31), !dbg !2084
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !2084
	%195 = trunc i32 %194 to i16, !dbg !2084
	%196 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 5, !dbg !2085
	store i16 %195, i16 addrspace(1)* %196, align 2, !dbg !2085
	%197 = add i32 %55, 1, !dbg !2085
	%198 = icmp slt i32 %197, 2, !dbg !2085
	br i1 %198, label %b1, label %b40, !dbg !2085

b40:
	%199 = sub i64 %p3, %37, !dbg !2086
	%200 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %37, !dbg !2086
	%201 = icmp ugt i64 %37, %p3, !dbg !2086
	%202 = icmp ugt i64 6, %199, !dbg !2089
	%203 = or i1 %201, %202, !dbg !2089
	br i1 %203, label %b40_fail1, label %b40_ok1, !dbg !2089, !prof !30

b40_ok1:
	%204 = load i16, i16 addrspace(1)* %40, align 2, !dbg !2090
	%205 = zext i16 %204 to i32, !dbg !2096
	%206 = trunc i64 %26 to i32, !dbg !2098
	%207 = add i32 %206, 32, !dbg !2098
	%208 = sub i32 %207, 1, !dbg !2099
	%209 = sub i64 %52, 1, !dbg !2104
	%210 = icmp eq i64 %152, %209, !dbg !2105
	%211 = mul i32 %206, 2, !dbg !2106
	br label %b41, !dbg !2089

b41:
	%212 = phi i32 [ 0, %b40_ok1 ], [ %434, %b114 ], !dbg !2089
	br i1 %59, label %b42, label %b43, !dbg !2107

b42:
	%213 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %205) convergent nounwind, !dbg !2096
	%214 = trunc i32 %213 to i16, !dbg !2096
	br label %b49, !dbg !2108

b43:
	br i1 %53, label %b44, label %b46, !dbg !2109

b44:
	%215 = phi i16 [ %223, %b45 ], [ %204, %b43 ], !dbg !2110
	%216 = phi i64 [ %226, %b45 ], [ 16, %b43 ], !dbg !2111
	%217 = icmp sgt i64 %216, 0, !dbg !2112
	br i1 %217, label %b45, label %b49, !dbg !2112

b45:
	%218 = trunc i64 %216 to i32, !dbg !2113
	%219 = zext i16 %215 to i32, !dbg !2113
	%220 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %219, i32 %218, i32 31), !dbg !2113
	%221 = extractvalue { i32, i1 } %220, 0, !dbg !2113
	%222 = trunc i32 %221 to i16, !dbg !2113
	%223 = add i16 %215, %222, !dbg !2114
	%224 = trunc i64 %216 to i32, !dbg !2115
	%225 = udiv i32 %224, 2, !dbg !2115
	%226 = zext i32 %225 to i64, !dbg !2115
	br label %b44, !dbg !2115

b46:
	%227 = zext i16 %204 to i32, !dbg !2116
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %227, i32 0, i32 31), !dbg !2116
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !2116
	%230 = trunc i32 %229 to i16, !dbg !2116
	br label %b47, !dbg !2116

b47:
	%231 = phi i16 [ %230, %b46 ], [ %238, %b48 ], !dbg !2117
	%232 = phi i32 [ 1, %b46 ], [ %239, %b48 ], !dbg !2118
	%233 = icmp slt i32 %232, %51, !dbg !2119
	br i1 %233, label %b48, label %b49, !dbg !2119

b48:
	%234 = zext i16 %204 to i32, !dbg !2120
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %234, i32 %232, i32 31), !dbg !2120
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !2120
	%237 = trunc i32 %236 to i16, !dbg !2120
	%238 = add i16 %231, %237, !dbg !2114
	%239 = add i32 %232, 1, !dbg !2121
	br label %b47, !dbg !2121

b49:
	%240 = phi i16 [ %214, %b42 ], [ %215, %b44 ], [ %231, %b47 ], !dbg !2095
	%241 = udiv i32 %208, 32, !dbg !2122
	%242 = zext i32 %241 to i64, !dbg !2122
	%243 = trunc i64 %242 to i32, !dbg !2122
	%244 = icmp eq i32 %243, 1, !dbg !2123
	br i1 %244, label %b55, label %b50, !dbg !2123

b50:
	call void @llvm.nvvm.barrier0(), !dbg !2125
	br i1 %184, label %b51, label %b52, !dbg !2126

b51:
	%245 = trunc i64 %35 to i32, !dbg !2127
	%246 = udiv i32 %245, 32, !dbg !2127
	%247 = zext i32 %246 to i64, !dbg !2127
	%248 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %247, !dbg !2128
	store i16 %240, i16 addrspace(3)* %248, align 2, !dbg !2128
	br label %b52, !dbg !2128

b52:
	call void @llvm.nvvm.barrier0(), !dbg !2129
	%249 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2130
	%250 = load i16, i16 addrspace(3)* %249, align 2, !dbg !2130
	br label %b53, !dbg !2130

b53:
	%251 = phi i16 [ %250, %b52 ], [ %257, %b54 ], !dbg !2131
	%252 = phi i32 [ 1, %b52 ], [ %258, %b54 ], !dbg !2132
	%253 = sext i32 %252 to i64, !dbg !2132
	%254 = icmp slt i32 %252, %243, !dbg !2133
	br i1 %254, label %b54, label %b55, !dbg !2133

b54:
	%255 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %253, !dbg !2134
	%256 = load i16, i16 addrspace(3)* %255, align 2, !dbg !2134
	%257 = add i16 %251, %256, !dbg !2114
	%258 = add i32 %252, 1, !dbg !2135
	br label %b53, !dbg !2135

b55:
	%259 = phi i16 [ %240, %b49 ], [ %251, %b53 ], !dbg !2094
	%260 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 0, !dbg !2136
	store i16 %259, i16 addrspace(1)* %260, align 2, !dbg !2136
	br i1 %59, label %b56, label %b57, !dbg !2141

b56:
	%261 = call i32 asm sideeffect "redux.sync.min.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %205) convergent nounwind, !dbg !2142
	%262 = trunc i32 %261 to i16, !dbg !2142
	br label %b63, !dbg !2143

b57:
	br i1 %53, label %b58, label %b60, !dbg !2144

b58:
	%263 = phi i16 [ %272, %b59 ], [ %204, %b57 ], !dbg !2145
	%264 = phi i64 [ %275, %b59 ], [ 16, %b57 ], !dbg !2146
	%265 = icmp sgt i64 %264, 0, !dbg !2147
	br i1 %265, label %b59, label %b63, !dbg !2147

b59:
	%266 = trunc i64 %264 to i32, !dbg !2148
	%267 = zext i16 %263 to i32, !dbg !2148
	%268 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %267, i32 %266, i32 31), !dbg !2148
	%269 = extractvalue { i32, i1 } %268, 0, !dbg !2148
	%270 = trunc i32 %269 to i16, !dbg !2148
	%271 = icmp ult i16 %263, %270, !dbg !2149
	%272 = select i1 %271, i16 %263, i16 %270, !dbg !2149
	%273 = trunc i64 %264 to i32, !dbg !2150
	%274 = udiv i32 %273, 2, !dbg !2150
	%275 = zext i32 %274 to i64, !dbg !2150
	br label %b58, !dbg !2150

b60:
	%276 = zext i16 %204 to i32, !dbg !2151
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 0, i32 31), !dbg !2151
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !2151
	%279 = trunc i32 %278 to i16, !dbg !2151
	br label %b61, !dbg !2151

b61:
	%280 = phi i16 [ %279, %b60 ], [ %288, %b62 ], !dbg !2152
	%281 = phi i32 [ 1, %b60 ], [ %289, %b62 ], !dbg !2153
	%282 = icmp slt i32 %281, %51, !dbg !2154
	br i1 %282, label %b62, label %b63, !dbg !2154

b62:
	%283 = zext i16 %204 to i32, !dbg !2155
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %283, i32 %281, i32 31), !dbg !2155
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !2155
	%286 = trunc i32 %285 to i16, !dbg !2155
	%287 = icmp ult i16 %280, %286, !dbg !2149
	%288 = select i1 %287, i16 %280, i16 %286, !dbg !2149
	%289 = add i32 %281, 1, !dbg !2156
	br label %b61, !dbg !2156

b63:
	%290 = phi i16 [ %262, %b56 ], [ %263, %b58 ], [ %280, %b61 ], !dbg !2140
	br i1 %244, label %b69, label %b64, !dbg !2157

b64:
	call void @llvm.nvvm.barrier0(), !dbg !2159
	br i1 %184, label %b65, label %b66, !dbg !2160

b65:
	%291 = trunc i64 %35 to i32, !dbg !2161
	%292 = udiv i32 %291, 32, !dbg !2161
	%293 = zext i32 %292 to i64, !dbg !2161
	%294 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %293, !dbg !2162
	store i16 %290, i16 addrspace(3)* %294, align 2, !dbg !2162
	br label %b66, !dbg !2162

b66:
	call void @llvm.nvvm.barrier0(), !dbg !2163
	%295 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2164
	%296 = load i16, i16 addrspace(3)* %295, align 2, !dbg !2164
	br label %b67, !dbg !2164

b67:
	%297 = phi i16 [ %296, %b66 ], [ %304, %b68 ], !dbg !2165
	%298 = phi i32 [ 1, %b66 ], [ %305, %b68 ], !dbg !2166
	%299 = sext i32 %298 to i64, !dbg !2166
	%300 = icmp slt i32 %298, %243, !dbg !2167
	br i1 %300, label %b68, label %b69, !dbg !2167

b68:
	%301 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %299, !dbg !2168
	%302 = load i16, i16 addrspace(3)* %301, align 2, !dbg !2168
	%303 = icmp ult i16 %297, %302, !dbg !2149
	%304 = select i1 %303, i16 %297, i16 %302, !dbg !2149
	%305 = add i32 %298, 1, !dbg !2169
	br label %b67, !dbg !2169

b69:
	%306 = phi i16 [ %290, %b63 ], [ %297, %b67 ], !dbg !2139
	br i1 %59, label %b70, label %b71, !dbg !2174

b70:
	%307 = call i32 asm sideeffect "redux.sync.max.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %205) convergent nounwind, !dbg !2175
	%308 = trunc i32 %307 to i16, !dbg !2175
	br label %b77, !dbg !2176

b71:
	br i1 %53, label %b72, label %b74, !dbg !2177

b72:
	%309 = phi i16 [ %318, %b73 ], [ %204, %b71 ], !dbg !2178
	%310 = phi i64 [ %321, %b73 ], [ 16, %b71 ], !dbg !2179
	%311 = icmp sgt i64 %310, 0, !dbg !2180
	br i1 %311, label %b73, label %b77, !dbg !2180

b73:
	%312 = trunc i64 %310 to i32, !dbg !2181
	%313 = zext i16 %309 to i32, !dbg !2181
	%314 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %313, i32 %312, i32 31), !dbg !2181
	%315 = extractvalue { i32, i1 } %314, 0, !dbg !2181
	%316 = trunc i32 %315 to i16, !dbg !2181
	%317 = icmp ugt i16 %309, %316, !dbg !2182
	%318 = select i1 %317, i16 %309, i16 %316, !dbg !2182
	%319 = trunc i64 %310 to i32, !dbg !2183
	%320 = udiv i32 %319, 2, !dbg !2183
	%321 = zext i32 %320 to i64, !dbg !2183
	br label %b72, !dbg !2183

b74:
	%322 = zext i16 %204 to i32, !dbg !2184
	%323 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %322, i32 0, i32 31), !dbg !2184
	%324 = extractvalue { i32, i1 } %323, 0, !dbg !2184
	%325 = trunc i32 %324 to i16, !dbg !2184
	br label %b75, !dbg !2184

b75:
	%326 = phi i16 [ %325, %b74 ], [ %334, %b76 ], !dbg !2185
	%327 = phi i32 [ 1, %b74 ], [ %335, %b76 ], !dbg !2186
	%328 = icmp slt i32 %327, %51, !dbg !2187
	br i1 %328, label %b76, label %b77, !dbg !2187

b76:
	%329 = zext i16 %204 to i32, !dbg !2188
	%330 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %329, i32 %327, i32 31), !dbg !2188
	%331 = extractvalue { i32, i1 } %330, 0, !dbg !2188
	%332 = trunc i32 %331 to i16, !dbg !2188
	%333 = icmp ugt i16 %326, %332, !dbg !2182
	%334 = select i1 %333, i16 %326, i16 %332, !dbg !2182
	%335 = add i32 %327, 1, !dbg !2189
	br label %b75, !dbg !2189

b77:
	%336 = phi i16 [ %308, %b70 ], [ %309, %b72 ], [ %326, %b75 ], !dbg !2173
	br i1 %244, label %b83, label %b78, !dbg !2190

b78:
	call void @llvm.nvvm.barrier0(), !dbg !2192
	br i1 %184, label %b79, label %b80, !dbg !2193

b79:
	%337 = trunc i64 %35 to i32, !dbg !2194
	%338 = udiv i32 %337, 32, !dbg !2194
	%339 = zext i32 %338 to i64, !dbg !2194
	%340 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %339, !dbg !2195
	store i16 %336, i16 addrspace(3)* %340, align 2, !dbg !2195
	br label %b80, !dbg !2195

b80:
	call void @llvm.nvvm.barrier0(), !dbg !2196
	%341 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2197
	%342 = load i16, i16 addrspace(3)* %341, align 2, !dbg !2197
	br label %b81, !dbg !2197

b81:
	%343 = phi i16 [ %342, %b80 ], [ %350, %b82 ], !dbg !2198
	%344 = phi i32 [ 1, %b80 ], [ %351, %b82 ], !dbg !2199
	%345 = sext i32 %344 to i64, !dbg !2199
	%346 = icmp slt i32 %344, %243, !dbg !2200
	br i1 %346, label %b82, label %b83, !dbg !2200

b82:
	%347 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %345, !dbg !2201
	%348 = load i16, i16 addrspace(3)* %347, align 2, !dbg !2201
	%349 = icmp ugt i16 %343, %348, !dbg !2182
	%350 = select i1 %349, i16 %343, i16 %348, !dbg !2182
	%351 = add i32 %344, 1, !dbg !2202
	br label %b81, !dbg !2202

b83:
	%352 = phi i16 [ %336, %b77 ], [ %343, %b81 ], !dbg !2172
	%353 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 1, !dbg !2203
	store i16 %306, i16 addrspace(1)* %353, align 2, !dbg !2203
	%354 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 2, !dbg !2204
	store i16 %352, i16 addrspace(1)* %354, align 2, !dbg !2204
	br label %b84, !dbg !2205

b84:
	%355 = phi i16 [ %204, %b83 ], [ %366, %b87 ], !dbg !2206
	%356 = phi i32 [ 1, %b83 ], [ %367, %b87 ], !dbg !2207
	%357 = zext i32 %356 to i64, !dbg !2207
	%358 = icmp ult i32 %356, 32, !dbg !2208
	br i1 %358, label %b85, label %b88, !dbg !2208

b85:
	%359 = trunc i64 %357 to i32, !dbg !2209
	%360 = zext i16 %355 to i32, !dbg !2209
	%361 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %360, i32 %359, i32 0), !dbg !2209
	%362 = extractvalue { i32, i1 } %361, 0, !dbg !2209
	%363 = trunc i32 %362 to i16, !dbg !2209
	%364 = icmp uge i32 %153, %356, !dbg !2210
	br i1 %364, label %b86, label %b87, !dbg !2210

b86:
	%365 = add i16 %355, %363, !dbg !2211
	br label %b87, !dbg !2211

b87:
	%366 = phi i16 [ %355, %b85 ], [ %365, %b86 ], !dbg !2206
	%367 = mul i32 %356, 2, !dbg !2212
	br label %b84, !dbg !2212

b88:
	br i1 %244, label %b94, label %b89, !dbg !2213

b89:
	%368 = trunc i64 %35 to i32, !dbg !2215
	%369 = udiv i32 %368, 32, !dbg !2215
	%370 = zext i32 %369 to i64, !dbg !2215
	%371 = trunc i64 %370 to i32, !dbg !2215
	call void @llvm.nvvm.barrier0(), !dbg !2216
	br i1 %210, label %b90, label %b91, !dbg !2105

b90:
	%372 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %370, !dbg !2217
	store i16 %355, i16 addrspace(3)* %372, align 2, !dbg !2217
	br label %b91, !dbg !2217

b91:
	call void @llvm.nvvm.barrier0(), !dbg !2218
	%373 = icmp slt i32 0, %371, !dbg !2218
	br i1 %373, label %b92, label %b93, !dbg !2218

b92:
	%374 = phi i16 [ %379, %b92_ok1 ], [ 0, %b91 ], !dbg !2219
	%375 = phi i64 [ %380, %b92_ok1 ], [ 0, %b91 ], !dbg !2219
	%376 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %375, !dbg !2220
	%377 = icmp uge i64 %375, 32, !dbg !2220
	br i1 %377, label %b92_fail1, label %b92_ok1, !dbg !2220, !prof !30

b92_ok1:
	%378 = load i16, i16 addrspace(3)* %376, align 2, !dbg !2220
	%379 = add i16 %374, %378, !dbg !2221
	%380 = add i64 %375, 1, !dbg !2221
	%381 = icmp slt i64 %380, %370, !dbg !2221
	br i1 %381, label %b92, label %b93, !dbg !2221

b93:
	%382 = phi i16 [ 0, %b91 ], [ %379, %b92_ok1 ], !dbg !2219
	br label %b94, !dbg !2222

b94:
	%383 = phi i16 [ 0, %b88 ], [ %382, %b93 ], !dbg !2103
	%384 = add i16 %383, %355, !dbg !2223
	br label %b95, !dbg !2227

b95:
	%385 = phi i16 [ %204, %b94 ], [ %396, %b98 ], !dbg !2228
	%386 = phi i32 [ 1, %b94 ], [ %397, %b98 ], !dbg !2229
	%387 = zext i32 %386 to i64, !dbg !2229
	%388 = icmp ult i32 %386, 32, !dbg !2230
	br i1 %388, label %b96, label %b99, !dbg !2230

b96:
	%389 = trunc i64 %387 to i32, !dbg !2231
	%390 = zext i16 %385 to i32, !dbg !2231
	%391 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %390, i32 %389, i32 0), !dbg !2231
	%392 = extractvalue { i32, i1 } %391, 0, !dbg !2231
	%393 = trunc i32 %392 to i16, !dbg !2231
	%394 = icmp uge i32 %153, %386, !dbg !2232
	br i1 %394, label %b97, label %b98, !dbg !2232

b97:
	%395 = add i16 %385, %393, !dbg !2233
	br label %b98, !dbg !2233

b98:
	%396 = phi i16 [ %385, %b96 ], [ %395, %b97 ], !dbg !2228
	%397 = mul i32 %386, 2, !dbg !2234
	br label %b95, !dbg !2234

b99:
	br i1 %244, label %b105, label %b100, !dbg !2235

b100:
	%398 = trunc i64 %35 to i32, !dbg !2237
	%399 = udiv i32 %398, 32, !dbg !2237
	%400 = zext i32 %399 to i64, !dbg !2237
	%401 = trunc i64 %400 to i32, !dbg !2237
	call void @llvm.nvvm.barrier0(), !dbg !2238
	br i1 %210, label %b101, label %b102, !dbg !2239

b101:
	%402 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %400, !dbg !2240
	store i16 %385, i16 addrspace(3)* %402, align 2, !dbg !2240
	br label %b102, !dbg !2240

b102:
	call void @llvm.nvvm.barrier0(), !dbg !2241
	%403 = icmp slt i32 0, %401, !dbg !2241
	br i1 %403, label %b103, label %b104, !dbg !2241

b103:
	%404 = phi i16 [ %409, %b103_ok1 ], [ 0, %b102 ], !dbg !2242
	%405 = phi i64 [ %410, %b103_ok1 ], [ 0, %b102 ], !dbg !2242
	%406 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %405, !dbg !2243
	%407 = icmp uge i64 %405, 32, !dbg !2243
	br i1 %407, label %b103_fail1, label %b103_ok1, !dbg !2243, !prof !30

b103_ok1:
	%408 = load i16, i16 addrspace(3)* %406, align 2, !dbg !2243
	%409 = add i16 %404, %408, !dbg !2244
	%410 = add i64 %405, 1, !dbg !2244
	%411 = icmp slt i64 %410, %400, !dbg !2244
	br i1 %411, label %b103, label %b104, !dbg !2244

b104:
	%412 = phi i16 [ 0, %b102 ], [ %409, %b103_ok1 ], !dbg !2242
	br label %b105, !dbg !2245

b105:
	%413 = phi i16 [ 0, %b99 ], [ %412, %b104 ], !dbg !2226
	%414 = zext i16 %385 to i32, !dbg !2246
	%415 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %414, i32 1, i32 0), !dbg !2246
	%416 = extractvalue { i32, i1 } %415, 0, !dbg !2246
	%417 = trunc i32 %416 to i16, !dbg !2246
	br i1 %184, label %b107, label %b106, !dbg !2247

b106:
	%418 = add i16 %413, %417, !dbg !2248
	br label %b107, !dbg !2249

b107:
	%419 = phi i16 [ %413, %b105 ], [ %418, %b106 ], !dbg !2225
	%420 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 3, !dbg !2250
	store i16 %384, i16 addrspace(1)* %420, align 2, !dbg !2250
	%421 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 4, !dbg !2251
	store i16 %419, i16 addrspace(1)* %421, align 2, !dbg !2251
	%422 = udiv i32 %211, 3, !dbg !2252
	%423 = zext i32 %422 to i64, !dbg !2252
	%424 = trunc i64 %423 to i32, !dbg !2252
	%425 = icmp sge i32 %424, %25, !dbg !2255
	br i1 %425, label %b108, label %b109, !dbg !2255

b108:
	call void asm sideeffect "", ""() nounwind, !dbg !2256
	br label %fail, !dbg !2256

b109:
	br i1 %244, label %b110, label %b111, !dbg !2257

b110:
	%426 = zext i16 %204 to i32, !dbg !2258
	%427 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %426, i32 %424, i32 31), !dbg !2258
	%428 = extractvalue { i32, i1 } %427, 0, !dbg !2258
	%429 = trunc i32 %428 to i16, !dbg !2258
	br label %b114, !dbg !2259

b111:
	call void @llvm.nvvm.barrier0(), !dbg !2261
	%430 = icmp eq i32 %34, %424, !dbg !2262
	br i1 %430, label %b112, label %b113, !dbg !2262

b112:
	store i16 %204, i16 addrspace(3)* @gpuc_shared_Broadcast_42_4, align 2, !dbg !2263
	br label %b113, !dbg !2263

b113:
	call void @llvm.nvvm.barrier0(), !dbg !2264
	%431 = load i16, i16 addrspace(3)* @gpuc_shared_Broadcast_42_4, align 2, !dbg !2265
	br label %b114, !dbg !2266

b114:
	%432 = phi i16 [ %429, %b110 ], [ %431, %b113 ], !dbg !2254
	%433 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 5, !dbg !2267
	store i16 %432, i16 addrspace(1)* %433, align 2, !dbg !2267
	%434 = add i32 %212, 1, !dbg !2267
	%435 = icmp slt i32 %434, 2, !dbg !2267
	br i1 %435, label %b41, label %b115, !dbg !2267

b115:
	ret void, !dbg !1976

b0_fail1:
	%436 = icmp ugt i64 %37, %p1, !dbg !1979
	br i1 %436, label %b0_fail2, label %b0_ok2, !dbg !1979

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1979
	br label %fail, !dbg !1979

b0_ok2:
	%437 = icmp uge i64 %36, %p5, !dbg !1980
	br i1 %437, label %b0_fail3, label %b0_ok3, !dbg !1980

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !1980
	br label %fail, !dbg !1980

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !1983
	br label %fail, !dbg !1983

b40_fail1:
	%438 = icmp ugt i64 %37, %p3, !dbg !2086
	br i1 %438, label %b40_fail2, label %b40_ok2, !dbg !2086

b40_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2086
	br label %fail, !dbg !2086

b40_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !2089
	br label %fail, !dbg !2089

b92_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !2220
	br label %fail, !dbg !2220

b103_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !2243
	br label %fail, !dbg !2243

fail:
	%439 = phi i32 [ 25, %b0_fail2 ], [ 26, %b0_fail3 ], [ 27, %b0_ok3 ], [ 29, %b38 ], [ 30, %b40_fail2 ], [ 27, %b40_ok2 ], [ 28, %b92_fail1 ], [ 28, %b103_fail1 ], [ 29, %b108 ], !dbg !1974
	%440 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b38 ], [ %37, %b40_fail2 ], [ 6, %b40_ok2 ], [ %375, %b92_fail1 ], [ %405, %b103_fail1 ], [ 0, %b108 ], !dbg !1974
	%441 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ 0, %b38 ], [ %p3, %b40_fail2 ], [ %199, %b40_ok2 ], [ 32, %b92_fail1 ], [ 32, %b103_fail1 ], [ 0, %b108 ], !dbg !1974
	call void @gpuc_fail(i8* %ctrl, i32 %439, i64 %440, i64 %441), !dbg !1974
	ret void, !dbg !1974
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2268 {
entry:
	br label %b0, !dbg !2269

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !2269
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !2269
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !2269
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2272, !range !11
	%4 = sext i32 %3 to i64, !dbg !2272
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2272, !range !12
	%6 = sext i32 %5 to i64, !dbg !2272
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2272, !range !12
	%8 = sext i32 %7 to i64, !dbg !2272
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2272, !range !13
	%10 = sext i32 %9 to i64, !dbg !2272
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2272, !range !14
	%12 = sext i32 %11 to i64, !dbg !2272
	%13 = trunc i64 %12 to i32, !dbg !2272
	%14 = trunc i64 %8 to i32, !dbg !2272
	%15 = mul i32 %13, %14, !dbg !2272
	%16 = trunc i64 %6 to i32, !dbg !2272
	%17 = add i32 %16, %15, !dbg !2272
	%18 = zext i32 %17 to i64, !dbg !2272
	%19 = mul i64 %10, %18, !dbg !2272
	%20 = add i64 %4, %19, !dbg !2272
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2272, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2272, !range !15
	%23 = mul i32 %21, %22, !dbg !2272
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2272, !range !16
	%25 = mul i32 %23, %24, !dbg !2272
	%26 = sext i32 %25 to i64, !dbg !2272
	%27 = mul i64 %20, %26, !dbg !2272
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2272, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2272, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2272, !range !18
	%31 = mul i32 %22, %30, !dbg !2272
	%32 = add i32 %29, %31, !dbg !2272
	%33 = mul i32 %21, %32, !dbg !2272
	%34 = add i32 %28, %33, !dbg !2272
	%35 = sext i32 %34 to i64, !dbg !2272
	%36 = add i64 %27, %35, !dbg !2272
	%37 = mul i64 %36, 3, !dbg !2273
	%38 = sub i64 %p1, %37, !dbg !2274
	%39 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %37, !dbg !2274
	%40 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %36, !dbg !2275
	%41 = icmp ugt i64 %37, %p1, !dbg !2274
	%42 = icmp uge i64 %36, %p5, !dbg !2275
	%43 = icmp ugt i64 3, %38, !dbg !2278
	%44 = or i1 %41, %42, !dbg !2278
	%45 = or i1 %44, %43, !dbg !2278
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !2278, !prof !30

b0_ok1:
	%46 = load i16, i16 addrspace(1)* %40, align 2, !dbg !2275
	%47 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !2283
	%48 = getelementptr inbounds [12 x i8], [12 x i8]* %47, i64 0, i64 0, !dbg !2283
	%49 = call i32 @__nvvm_reflect(i8* %48), !dbg !2283
	%50 = icmp sge i32 %49, 800, !dbg !2283
	br i1 %50, label %b1, label %b2, !dbg !2283

b1:
	%51 = zext i16 %46 to i32, !dbg !2284
	%52 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %51) convergent nounwind, !dbg !2284
	%53 = trunc i32 %52 to i16, !dbg !2284
	br label %b8, !dbg !2285

b2:
	%54 = and i32 %34, -32, !dbg !2286
	%55 = sub i32 %25, %54, !dbg !2286
	%56 = icmp slt i32 %55, 32, !dbg !2286
	%57 = select i1 %56, i32 %55, i32 32, !dbg !2286
	%58 = sext i32 %57 to i64, !dbg !2286
	%59 = icmp eq i64 %58, 32, !dbg !2287
	br i1 %59, label %b3, label %b5, !dbg !2287

b3:
	%60 = phi i16 [ %46, %b2 ], [ %68, %b4 ], !dbg !2288
	%61 = phi i64 [ 16, %b2 ], [ %71, %b4 ], !dbg !2289
	%62 = icmp sgt i64 %61, 0, !dbg !2290
	br i1 %62, label %b4, label %b8, !dbg !2290

b4:
	%63 = trunc i64 %61 to i32, !dbg !2291
	%64 = zext i16 %60 to i32, !dbg !2291
	%65 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %64, i32 %63, i32 31), !dbg !2291
	%66 = extractvalue { i32, i1 } %65, 0, !dbg !2291
	%67 = trunc i32 %66 to i16, !dbg !2291
	%68 = and i16 %60, %67, !dbg !2292
	%69 = trunc i64 %61 to i32, !dbg !2293
	%70 = udiv i32 %69, 2, !dbg !2293
	%71 = zext i32 %70 to i64, !dbg !2293
	br label %b3, !dbg !2293

b5:
	%72 = zext i16 %46 to i32, !dbg !2294
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !2294
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !2294
	%75 = trunc i32 %74 to i16, !dbg !2294
	br label %b6, !dbg !2294

b6:
	%76 = phi i16 [ %75, %b5 ], [ %83, %b7 ], !dbg !2295
	%77 = phi i32 [ 1, %b5 ], [ %84, %b7 ], !dbg !2296
	%78 = icmp slt i32 %77, %57, !dbg !2297
	br i1 %78, label %b7, label %b8, !dbg !2297

b7:
	%79 = zext i16 %46 to i32, !dbg !2298
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %79, i32 %77, i32 31), !dbg !2298
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !2298
	%82 = trunc i32 %81 to i16, !dbg !2298
	%83 = and i16 %76, %82, !dbg !2292
	%84 = add i32 %77, 1, !dbg !2299
	br label %b6, !dbg !2299

b8:
	%85 = phi i16 [ %53, %b1 ], [ %60, %b3 ], [ %76, %b6 ], !dbg !2282
	br i1 %50, label %b9, label %b10, !dbg !2304

b9:
	%86 = zext i16 %46 to i32, !dbg !2305
	%87 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %86) convergent nounwind, !dbg !2305
	%88 = trunc i32 %87 to i16, !dbg !2305
	br label %b16, !dbg !2306

b10:
	%89 = and i32 %34, -32, !dbg !2307
	%90 = sub i32 %25, %89, !dbg !2307
	%91 = icmp slt i32 %90, 32, !dbg !2307
	%92 = select i1 %91, i32 %90, i32 32, !dbg !2307
	%93 = sext i32 %92 to i64, !dbg !2307
	%94 = icmp eq i64 %93, 32, !dbg !2308
	br i1 %94, label %b11, label %b13, !dbg !2308

b11:
	%95 = phi i16 [ %46, %b10 ], [ %103, %b12 ], !dbg !2309
	%96 = phi i64 [ 16, %b10 ], [ %106, %b12 ], !dbg !2310
	%97 = icmp sgt i64 %96, 0, !dbg !2311
	br i1 %97, label %b12, label %b16, !dbg !2311

b12:
	%98 = trunc i64 %96 to i32, !dbg !2312
	%99 = zext i16 %95 to i32, !dbg !2312
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !2312
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !2312
	%102 = trunc i32 %101 to i16, !dbg !2312
	%103 = or i16 %95, %102, !dbg !2313
	%104 = trunc i64 %96 to i32, !dbg !2314
	%105 = udiv i32 %104, 2, !dbg !2314
	%106 = zext i32 %105 to i64, !dbg !2314
	br label %b11, !dbg !2314

b13:
	%107 = zext i16 %46 to i32, !dbg !2315
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 0, i32 31), !dbg !2315
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !2315
	%110 = trunc i32 %109 to i16, !dbg !2315
	br label %b14, !dbg !2315

b14:
	%111 = phi i16 [ %110, %b13 ], [ %118, %b15 ], !dbg !2316
	%112 = phi i32 [ 1, %b13 ], [ %119, %b15 ], !dbg !2317
	%113 = icmp slt i32 %112, %92, !dbg !2318
	br i1 %113, label %b15, label %b16, !dbg !2318

b15:
	%114 = zext i16 %46 to i32, !dbg !2319
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %112, i32 31), !dbg !2319
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !2319
	%117 = trunc i32 %116 to i16, !dbg !2319
	%118 = or i16 %111, %117, !dbg !2313
	%119 = add i32 %112, 1, !dbg !2320
	br label %b14, !dbg !2320

b16:
	%120 = phi i16 [ %88, %b9 ], [ %95, %b11 ], [ %111, %b14 ], !dbg !2303
	br i1 %50, label %b17, label %b18, !dbg !2325

b17:
	%121 = zext i16 %46 to i32, !dbg !2326
	%122 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %121) convergent nounwind, !dbg !2326
	%123 = trunc i32 %122 to i16, !dbg !2326
	br label %b24, !dbg !2327

b18:
	%124 = and i32 %34, -32, !dbg !2328
	%125 = sub i32 %25, %124, !dbg !2328
	%126 = icmp slt i32 %125, 32, !dbg !2328
	%127 = select i1 %126, i32 %125, i32 32, !dbg !2328
	%128 = sext i32 %127 to i64, !dbg !2328
	%129 = icmp eq i64 %128, 32, !dbg !2329
	br i1 %129, label %b19, label %b21, !dbg !2329

b19:
	%130 = phi i16 [ %46, %b18 ], [ %138, %b20 ], !dbg !2330
	%131 = phi i64 [ 16, %b18 ], [ %141, %b20 ], !dbg !2331
	%132 = icmp sgt i64 %131, 0, !dbg !2332
	br i1 %132, label %b20, label %b24, !dbg !2332

b20:
	%133 = trunc i64 %131 to i32, !dbg !2333
	%134 = zext i16 %130 to i32, !dbg !2333
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %134, i32 %133, i32 31), !dbg !2333
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !2333
	%137 = trunc i32 %136 to i16, !dbg !2333
	%138 = xor i16 %130, %137, !dbg !2334
	%139 = trunc i64 %131 to i32, !dbg !2335
	%140 = udiv i32 %139, 2, !dbg !2335
	%141 = zext i32 %140 to i64, !dbg !2335
	br label %b19, !dbg !2335

b21:
	%142 = zext i16 %46 to i32, !dbg !2336
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %142, i32 0, i32 31), !dbg !2336
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !2336
	%145 = trunc i32 %144 to i16, !dbg !2336
	br label %b22, !dbg !2336

b22:
	%146 = phi i16 [ %145, %b21 ], [ %153, %b23 ], !dbg !2337
	%147 = phi i32 [ 1, %b21 ], [ %154, %b23 ], !dbg !2338
	%148 = icmp slt i32 %147, %127, !dbg !2339
	br i1 %148, label %b23, label %b24, !dbg !2339

b23:
	%149 = zext i16 %46 to i32, !dbg !2340
	%150 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %149, i32 %147, i32 31), !dbg !2340
	%151 = extractvalue { i32, i1 } %150, 0, !dbg !2340
	%152 = trunc i32 %151 to i16, !dbg !2340
	%153 = xor i16 %146, %152, !dbg !2334
	%154 = add i32 %147, 1, !dbg !2341
	br label %b22, !dbg !2341

b24:
	%155 = phi i16 [ %123, %b17 ], [ %130, %b19 ], [ %146, %b22 ], !dbg !2324
	%156 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 0, !dbg !2342
	store i16 %85, i16 addrspace(1)* %156, align 2, !dbg !2342
	%157 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 1, !dbg !2343
	store i16 %120, i16 addrspace(1)* %157, align 2, !dbg !2343
	%158 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 2, !dbg !2344
	store i16 %155, i16 addrspace(1)* %158, align 2, !dbg !2344
	%159 = sub i64 %p3, %37, !dbg !2345
	%160 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %37, !dbg !2345
	%161 = icmp ugt i64 %37, %p3, !dbg !2345
	%162 = icmp ugt i64 3, %159, !dbg !2348
	%163 = or i1 %161, %162, !dbg !2348
	br i1 %163, label %b24_fail1, label %b24_ok1, !dbg !2348, !prof !30

b24_ok1:
	%164 = load i16, i16 addrspace(1)* %40, align 2, !dbg !2349
	br i1 %50, label %b25, label %b26, !dbg !2354

b25:
	%165 = zext i16 %164 to i32, !dbg !2355
	%166 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %165) convergent nounwind, !dbg !2355
	%167 = trunc i32 %166 to i16, !dbg !2355
	br label %b32, !dbg !2356

b26:
	%168 = and i32 %34, -32, !dbg !2357
	%169 = sub i32 %25, %168, !dbg !2357
	%170 = icmp slt i32 %169, 32, !dbg !2357
	%171 = select i1 %170, i32 %169, i32 32, !dbg !2357
	%172 = sext i32 %171 to i64, !dbg !2357
	%173 = icmp eq i64 %172, 32, !dbg !2358
	br i1 %173, label %b27, label %b29, !dbg !2358

b27:
	%174 = phi i16 [ %164, %b26 ], [ %182, %b28 ], !dbg !2359
	%175 = phi i64 [ 16, %b26 ], [ %185, %b28 ], !dbg !2360
	%176 = icmp sgt i64 %175, 0, !dbg !2361
	br i1 %176, label %b28, label %b32, !dbg !2361

b28:
	%177 = trunc i64 %175 to i32, !dbg !2362
	%178 = zext i16 %174 to i32, !dbg !2362
	%179 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %178, i32 %177, i32 31), !dbg !2362
	%180 = extractvalue { i32, i1 } %179, 0, !dbg !2362
	%181 = trunc i32 %180 to i16, !dbg !2362
	%182 = and i16 %174, %181, !dbg !2363
	%183 = trunc i64 %175 to i32, !dbg !2364
	%184 = udiv i32 %183, 2, !dbg !2364
	%185 = zext i32 %184 to i64, !dbg !2364
	br label %b27, !dbg !2364

b29:
	%186 = zext i16 %164 to i32, !dbg !2365
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %186, i32 0, i32 31), !dbg !2365
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !2365
	%189 = trunc i32 %188 to i16, !dbg !2365
	br label %b30, !dbg !2365

b30:
	%190 = phi i16 [ %189, %b29 ], [ %197, %b31 ], !dbg !2366
	%191 = phi i32 [ 1, %b29 ], [ %198, %b31 ], !dbg !2367
	%192 = icmp slt i32 %191, %171, !dbg !2368
	br i1 %192, label %b31, label %b32, !dbg !2368

b31:
	%193 = zext i16 %164 to i32, !dbg !2369
	%194 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %193, i32 %191, i32 31), !dbg !2369
	%195 = extractvalue { i32, i1 } %194, 0, !dbg !2369
	%196 = trunc i32 %195 to i16, !dbg !2369
	%197 = and i16 %190, %196, !dbg !2363
	%198 = add i32 %191, 1, !dbg !2370
	br label %b30, !dbg !2370

b32:
	%199 = phi i16 [ %167, %b25 ], [ %174, %b27 ], [ %190, %b30 ], !dbg !2353
	%200 = trunc i64 %26 to i32, !dbg !2372
	%201 = add i32 %200, 32, !dbg !2372
	%202 = sub i32 %201, 1, !dbg !2373
	%203 = udiv i32 %202, 32, !dbg !2374
	%204 = zext i32 %203 to i64, !dbg !2374
	%205 = trunc i64 %204 to i32, !dbg !2374
	%206 = icmp eq i64 %204, 1, !dbg !2375
	br i1 %206, label %b38, label %b33, !dbg !2375

b33:
	call void @llvm.nvvm.barrier0(), !dbg !2377
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2378, !range !20
	%208 = sext i32 %207 to i64, !dbg !2378
	%209 = icmp eq i64 %208, 0, !dbg !2379
	br i1 %209, label %b34, label %b35, !dbg !2379

b34:
	%210 = trunc i64 %35 to i32, !dbg !2380
	%211 = udiv i32 %210, 32, !dbg !2380
	%212 = zext i32 %211 to i64, !dbg !2380
	%213 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %212, !dbg !2381
	store i16 %199, i16 addrspace(3)* %213, align 2, !dbg !2381
	br label %b35, !dbg !2381

b35:
	call void @llvm.nvvm.barrier0(), !dbg !2382
	%214 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2383
	%215 = load i16, i16 addrspace(3)* %214, align 2, !dbg !2383
	br label %b36, !dbg !2383

b36:
	%216 = phi i16 [ %215, %b35 ], [ %222, %b37 ], !dbg !2384
	%217 = phi i32 [ 1, %b35 ], [ %223, %b37 ], !dbg !2385
	%218 = sext i32 %217 to i64, !dbg !2385
	%219 = icmp slt i32 %217, %205, !dbg !2386
	br i1 %219, label %b37, label %b38, !dbg !2386

b37:
	%220 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %218, !dbg !2387
	%221 = load i16, i16 addrspace(3)* %220, align 2, !dbg !2387
	%222 = and i16 %216, %221, !dbg !2363
	%223 = add i32 %217, 1, !dbg !2388
	br label %b36, !dbg !2388

b38:
	%224 = phi i16 [ %199, %b32 ], [ %216, %b36 ], !dbg !2352
	br i1 %50, label %b39, label %b40, !dbg !2393

b39:
	%225 = zext i16 %164 to i32, !dbg !2394
	%226 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %225) convergent nounwind, !dbg !2394
	%227 = trunc i32 %226 to i16, !dbg !2394
	br label %b46, !dbg !2395

b40:
	%228 = and i32 %34, -32, !dbg !2396
	%229 = sub i32 %25, %228, !dbg !2396
	%230 = icmp slt i32 %229, 32, !dbg !2396
	%231 = select i1 %230, i32 %229, i32 32, !dbg !2396
	%232 = sext i32 %231 to i64, !dbg !2396
	%233 = icmp eq i64 %232, 32, !dbg !2397
	br i1 %233, label %b41, label %b43, !dbg !2397

b41:
	%234 = phi i16 [ %164, %b40 ], [ %242, %b42 ], !dbg !2398
	%235 = phi i64 [ 16, %b40 ], [ %245, %b42 ], !dbg !2399
	%236 = icmp sgt i64 %235, 0, !dbg !2400
	br i1 %236, label %b42, label %b46, !dbg !2400

b42:
	%237 = trunc i64 %235 to i32, !dbg !2401
	%238 = zext i16 %234 to i32, !dbg !2401
	%239 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %238, i32 %237, i32 31), !dbg !2401
	%240 = extractvalue { i32, i1 } %239, 0, !dbg !2401
	%241 = trunc i32 %240 to i16, !dbg !2401
	%242 = or i16 %234, %241, !dbg !2402
	%243 = trunc i64 %235 to i32, !dbg !2403
	%244 = udiv i32 %243, 2, !dbg !2403
	%245 = zext i32 %244 to i64, !dbg !2403
	br label %b41, !dbg !2403

b43:
	%246 = zext i16 %164 to i32, !dbg !2404
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %246, i32 0, i32 31), !dbg !2404
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !2404
	%249 = trunc i32 %248 to i16, !dbg !2404
	br label %b44, !dbg !2404

b44:
	%250 = phi i16 [ %249, %b43 ], [ %257, %b45 ], !dbg !2405
	%251 = phi i32 [ 1, %b43 ], [ %258, %b45 ], !dbg !2406
	%252 = icmp slt i32 %251, %231, !dbg !2407
	br i1 %252, label %b45, label %b46, !dbg !2407

b45:
	%253 = zext i16 %164 to i32, !dbg !2408
	%254 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %253, i32 %251, i32 31), !dbg !2408
	%255 = extractvalue { i32, i1 } %254, 0, !dbg !2408
	%256 = trunc i32 %255 to i16, !dbg !2408
	%257 = or i16 %250, %256, !dbg !2402
	%258 = add i32 %251, 1, !dbg !2409
	br label %b44, !dbg !2409

b46:
	%259 = phi i16 [ %227, %b39 ], [ %234, %b41 ], [ %250, %b44 ], !dbg !2392
	br i1 %206, label %b52, label %b47, !dbg !2410

b47:
	call void @llvm.nvvm.barrier0(), !dbg !2412
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2413, !range !20
	%261 = sext i32 %260 to i64, !dbg !2413
	%262 = icmp eq i64 %261, 0, !dbg !2414
	br i1 %262, label %b48, label %b49, !dbg !2414

b48:
	%263 = trunc i64 %35 to i32, !dbg !2415
	%264 = udiv i32 %263, 32, !dbg !2415
	%265 = zext i32 %264 to i64, !dbg !2415
	%266 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %265, !dbg !2416
	store i16 %259, i16 addrspace(3)* %266, align 2, !dbg !2416
	br label %b49, !dbg !2416

b49:
	call void @llvm.nvvm.barrier0(), !dbg !2417
	%267 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2418
	%268 = load i16, i16 addrspace(3)* %267, align 2, !dbg !2418
	br label %b50, !dbg !2418

b50:
	%269 = phi i16 [ %268, %b49 ], [ %275, %b51 ], !dbg !2419
	%270 = phi i32 [ 1, %b49 ], [ %276, %b51 ], !dbg !2420
	%271 = sext i32 %270 to i64, !dbg !2420
	%272 = icmp slt i32 %270, %205, !dbg !2421
	br i1 %272, label %b51, label %b52, !dbg !2421

b51:
	%273 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %271, !dbg !2422
	%274 = load i16, i16 addrspace(3)* %273, align 2, !dbg !2422
	%275 = or i16 %269, %274, !dbg !2402
	%276 = add i32 %270, 1, !dbg !2423
	br label %b50, !dbg !2423

b52:
	%277 = phi i16 [ %259, %b46 ], [ %269, %b50 ], !dbg !2391
	br i1 %50, label %b53, label %b54, !dbg !2428

b53:
	%278 = zext i16 %164 to i32, !dbg !2429
	%279 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %278) convergent nounwind, !dbg !2429
	%280 = trunc i32 %279 to i16, !dbg !2429
	br label %b60, !dbg !2430

b54:
	%281 = and i32 %34, -32, !dbg !2431
	%282 = sub i32 %25, %281, !dbg !2431
	%283 = icmp slt i32 %282, 32, !dbg !2431
	%284 = select i1 %283, i32 %282, i32 32, !dbg !2431
	%285 = sext i32 %284 to i64, !dbg !2431
	%286 = icmp eq i64 %285, 32, !dbg !2432
	br i1 %286, label %b55, label %b57, !dbg !2432

b55:
	%287 = phi i16 [ %164, %b54 ], [ %295, %b56 ], !dbg !2433
	%288 = phi i64 [ 16, %b54 ], [ %298, %b56 ], !dbg !2434
	%289 = icmp sgt i64 %288, 0, !dbg !2435
	br i1 %289, label %b56, label %b60, !dbg !2435

b56:
	%290 = trunc i64 %288 to i32, !dbg !2436
	%291 = zext i16 %287 to i32, !dbg !2436
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %291, i32 %290, i32 31), !dbg !2436
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !2436
	%294 = trunc i32 %293 to i16, !dbg !2436
	%295 = xor i16 %287, %294, !dbg !2437
	%296 = trunc i64 %288 to i32, !dbg !2438
	%297 = udiv i32 %296, 2, !dbg !2438
	%298 = zext i32 %297 to i64, !dbg !2438
	br label %b55, !dbg !2438

b57:
	%299 = zext i16 %164 to i32, !dbg !2439
	%300 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %299, i32 0, i32 31), !dbg !2439
	%301 = extractvalue { i32, i1 } %300, 0, !dbg !2439
	%302 = trunc i32 %301 to i16, !dbg !2439
	br label %b58, !dbg !2439

b58:
	%303 = phi i16 [ %302, %b57 ], [ %310, %b59 ], !dbg !2440
	%304 = phi i32 [ 1, %b57 ], [ %311, %b59 ], !dbg !2441
	%305 = icmp slt i32 %304, %284, !dbg !2442
	br i1 %305, label %b59, label %b60, !dbg !2442

b59:
	%306 = zext i16 %164 to i32, !dbg !2443
	%307 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %306, i32 %304, i32 31), !dbg !2443
	%308 = extractvalue { i32, i1 } %307, 0, !dbg !2443
	%309 = trunc i32 %308 to i16, !dbg !2443
	%310 = xor i16 %303, %309, !dbg !2437
	%311 = add i32 %304, 1, !dbg !2444
	br label %b58, !dbg !2444

b60:
	%312 = phi i16 [ %280, %b53 ], [ %287, %b55 ], [ %303, %b58 ], !dbg !2427
	br i1 %206, label %b66, label %b61, !dbg !2445

b61:
	call void @llvm.nvvm.barrier0(), !dbg !2447
	%313 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2448, !range !20
	%314 = sext i32 %313 to i64, !dbg !2448
	%315 = icmp eq i64 %314, 0, !dbg !2449
	br i1 %315, label %b62, label %b63, !dbg !2449

b62:
	%316 = trunc i64 %35 to i32, !dbg !2450
	%317 = udiv i32 %316, 32, !dbg !2450
	%318 = zext i32 %317 to i64, !dbg !2450
	%319 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %318, !dbg !2451
	store i16 %312, i16 addrspace(3)* %319, align 2, !dbg !2451
	br label %b63, !dbg !2451

b63:
	call void @llvm.nvvm.barrier0(), !dbg !2452
	%320 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2453
	%321 = load i16, i16 addrspace(3)* %320, align 2, !dbg !2453
	br label %b64, !dbg !2453

b64:
	%322 = phi i16 [ %321, %b63 ], [ %328, %b65 ], !dbg !2454
	%323 = phi i32 [ 1, %b63 ], [ %329, %b65 ], !dbg !2455
	%324 = sext i32 %323 to i64, !dbg !2455
	%325 = icmp slt i32 %323, %205, !dbg !2456
	br i1 %325, label %b65, label %b66, !dbg !2456

b65:
	%326 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %324, !dbg !2457
	%327 = load i16, i16 addrspace(3)* %326, align 2, !dbg !2457
	%328 = xor i16 %322, %327, !dbg !2437
	%329 = add i32 %323, 1, !dbg !2458
	br label %b64, !dbg !2458

b66:
	%330 = phi i16 [ %312, %b60 ], [ %322, %b64 ], !dbg !2426
	%331 = getelementptr inbounds i16, i16 addrspace(1)* %160, i64 0, !dbg !2459
	store i16 %224, i16 addrspace(1)* %331, align 2, !dbg !2459
	%332 = getelementptr inbounds i16, i16 addrspace(1)* %160, i64 1, !dbg !2460
	store i16 %277, i16 addrspace(1)* %332, align 2, !dbg !2460
	%333 = getelementptr inbounds i16, i16 addrspace(1)* %160, i64 2, !dbg !2461
	store i16 %330, i16 addrspace(1)* %333, align 2, !dbg !2461
	ret void, !dbg !2271

b0_fail1:
	%334 = icmp ugt i64 %37, %p1, !dbg !2274
	br i1 %334, label %b0_fail2, label %b0_ok2, !dbg !2274

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2274
	br label %fail, !dbg !2274

b0_ok2:
	%335 = icmp uge i64 %36, %p5, !dbg !2275
	br i1 %335, label %b0_fail3, label %b0_ok3, !dbg !2275

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !2275
	br label %fail, !dbg !2275

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !2278
	br label %fail, !dbg !2278

b24_fail1:
	%336 = icmp ugt i64 %37, %p3, !dbg !2345
	br i1 %336, label %b24_fail2, label %b24_ok2, !dbg !2345

b24_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2345
	br label %fail, !dbg !2345

b24_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !2348
	br label %fail, !dbg !2348

fail:
	%337 = phi i32 [ 31, %b0_fail2 ], [ 32, %b0_fail3 ], [ 33, %b0_ok3 ], [ 34, %b24_fail2 ], [ 33, %b24_ok2 ], !dbg !2269
	%338 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 3, %b0_ok3 ], [ %37, %b24_fail2 ], [ 3, %b24_ok2 ], !dbg !2269
	%339 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ %p3, %b24_fail2 ], [ %159, %b24_ok2 ], !dbg !2269
	call void @gpuc_fail(i8* %ctrl, i32 %337, i64 %338, i64 %339), !dbg !2269
	ret void, !dbg !2269
}

define void @ExchangeUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2462 {
entry:
	br label %b0, !dbg !2463

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2463
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2463
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2463
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2466, !range !11
	%4 = sext i32 %3 to i64, !dbg !2466
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2466, !range !12
	%6 = sext i32 %5 to i64, !dbg !2466
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2466, !range !12
	%8 = sext i32 %7 to i64, !dbg !2466
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2466, !range !13
	%10 = sext i32 %9 to i64, !dbg !2466
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2466, !range !14
	%12 = sext i32 %11 to i64, !dbg !2466
	%13 = trunc i64 %12 to i32, !dbg !2466
	%14 = trunc i64 %8 to i32, !dbg !2466
	%15 = mul i32 %13, %14, !dbg !2466
	%16 = zext i32 %15 to i64, !dbg !2466
	%17 = trunc i64 %6 to i32, !dbg !2466
	%18 = add i32 %17, %15, !dbg !2466
	%19 = zext i32 %18 to i64, !dbg !2466
	%20 = mul i64 %10, %19, !dbg !2466
	%21 = add i64 %4, %20, !dbg !2466
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2466, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2466, !range !15
	%24 = mul i32 %22, %23, !dbg !2466
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2466, !range !16
	%26 = mul i32 %24, %25, !dbg !2466
	%27 = sext i32 %26 to i64, !dbg !2466
	%28 = mul i64 %21, %27, !dbg !2466
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2466, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2466, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2466, !range !18
	%32 = mul i32 %23, %31, !dbg !2466
	%33 = add i32 %30, %32, !dbg !2466
	%34 = mul i32 %22, %33, !dbg !2466
	%35 = add i32 %29, %34, !dbg !2466
	%36 = sext i32 %35 to i64, !dbg !2466
	%37 = add i64 %28, %36, !dbg !2466
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2467, !range !20
	%39 = sext i32 %38 to i64, !dbg !2467
	%40 = and i32 %35, -32, !dbg !2468
	%41 = sub i32 %26, %40, !dbg !2468
	%42 = icmp slt i32 %41, 32, !dbg !2468
	%43 = select i1 %42, i32 %41, i32 32, !dbg !2468
	%44 = sext i32 %43 to i64, !dbg !2468
	%45 = icmp eq i64 %44, 32, !dbg !2469
	br i1 %45, label %b1, label %b2, !dbg !2469

b1:
	br label %b2, !dbg !2469

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2470
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2471
	%48 = mul i64 %37, 4, !dbg !2473
	%49 = sub i64 %p1, %48, !dbg !2474
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %37, !dbg !2472
	%51 = icmp uge i64 %37, %p5, !dbg !2472
	%52 = icmp ugt i64 %48, %p1, !dbg !2474
	%53 = icmp ugt i64 4, %49, !dbg !2475
	%54 = icmp eq i64 %44, 0, !dbg !2476
	%55 = or i1 %51, %52, !dbg !2476
	%56 = or i1 %55, %53, !dbg !2476
	%57 = or i1 %56, %54, !dbg !2476
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !2476, !prof !30

b2_ok1:
	%58 = load i32, i32 addrspace(1)* %50, align 4, !dbg !2472
	%59 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %48, !dbg !2474
	%60 = trunc i64 %39 to i32, !dbg !2477
	%61 = mul i32 %60, 7, !dbg !2477
	%62 = zext i32 %61 to i64, !dbg !2477
	%63 = add i32 %61, 3, !dbg !2478
	%64 = zext i32 %63 to i64, !dbg !2478
	%65 = icmp eq i64 %44, -1, !dbg !2476
	%66 = select i1 %65, i64 1, i64 %44, !dbg !2476
	%67 = srem i64 %64, %66, !dbg !2476
	%68 = trunc i64 %67 to i32, !dbg !2479
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %58, i32 %68, i32 31), !dbg !2479
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !2479
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %59, i64 0, !dbg !2480
	store i32 %70, i32 addrspace(1)* %71, align 4, !dbg !2480
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %58, i32 3, i32 0), !dbg !2481
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !2481
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %59, i64 1, !dbg !2482
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !2482
	%75 = trunc i64 %46 to i32, !dbg !2483
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %58, i32 %75, i32 31), !dbg !2483
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !2483
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %59, i64 2, !dbg !2484
	store i32 %77, i32 addrspace(1)* %78, align 4, !dbg !2484
	%79 = trunc i64 %47 to i32, !dbg !2485
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %58, i32 %79, i32 31), !dbg !2485
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !2485
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %59, i64 3, !dbg !2486
	store i32 %81, i32 addrspace(1)* %82, align 4, !dbg !2486
	%83 = mul i64 %37, 3, !dbg !2487
	%84 = sub i64 %p3, %83, !dbg !2488
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !2488
	%86 = icmp ugt i64 %83, %p3, !dbg !2488
	%87 = icmp ugt i64 3, %84, !dbg !2489
	%88 = or i1 %86, %87, !dbg !2489
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !2489, !prof !30

b2_ok5:
	%89 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %58) convergent nounwind, !dbg !2490
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !2491
	store i32 %89, i32 addrspace(1)* %90, align 4, !dbg !2491
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !2492
	store i32 7, i32 addrspace(1)* %91, align 4, !dbg !2492
	%92 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %58) convergent nounwind, !dbg !2493
	store i32 %92, i32 addrspace(1)* %91, align 4, !dbg !2494
	%93 = sub i64 %37, %39, !dbg !2495
	%94 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %93, !dbg !2496
	%95 = icmp uge i64 %93, %p5, !dbg !2496
	br i1 %95, label %b2_fail7, label %b2_ok7, !dbg !2496, !prof !30

b2_ok7:
	%96 = load i32, i32 addrspace(1)* %94, align 4, !dbg !2496
	%97 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %96) convergent nounwind, !dbg !2497
	%98 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !2498
	store i32 %97, i32 addrspace(1)* %98, align 4, !dbg !2498
	ret void, !dbg !2465

b2_fail1:
	%99 = icmp uge i64 %37, %p5, !dbg !2472
	br i1 %99, label %b2_fail2, label %b2_ok2, !dbg !2472

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2472
	br label %fail, !dbg !2472

b2_ok2:
	%100 = icmp ugt i64 %48, %p1, !dbg !2474
	br i1 %100, label %b2_fail3, label %b2_ok3, !dbg !2474

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !2474
	br label %fail, !dbg !2474

b2_ok3:
	%101 = icmp ugt i64 4, %49, !dbg !2475
	br i1 %101, label %b2_fail4, label %b2_ok4, !dbg !2475

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !2475
	br label %fail, !dbg !2475

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !2476
	br label %fail, !dbg !2476

b2_fail5:
	%102 = icmp ugt i64 %83, %p3, !dbg !2488
	br i1 %102, label %b2_fail6, label %b2_ok6, !dbg !2488

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !2488
	br label %fail, !dbg !2488

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !2489
	br label %fail, !dbg !2489

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !2496
	br label %fail, !dbg !2496

fail:
	%103 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !2463
	%104 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %83, %b2_fail6 ], [ 3, %b2_ok6 ], [ %93, %b2_fail7 ], !dbg !2463
	%105 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %84, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !2463
	call void @gpuc_fail(i8* %ctrl, i32 %103, i64 %104, i64 %105), !dbg !2463
	ret void, !dbg !2463
}

define void @NumbersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2499 {
entry:
	br label %b0, !dbg !2500

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2500
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2500
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2500
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2503, !range !11
	%4 = sext i32 %3 to i64, !dbg !2503
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2503, !range !12
	%6 = sext i32 %5 to i64, !dbg !2503
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2503, !range !12
	%8 = sext i32 %7 to i64, !dbg !2503
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2503, !range !13
	%10 = sext i32 %9 to i64, !dbg !2503
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2503, !range !14
	%12 = sext i32 %11 to i64, !dbg !2503
	%13 = trunc i64 %12 to i32, !dbg !2503
	%14 = trunc i64 %8 to i32, !dbg !2503
	%15 = mul i32 %13, %14, !dbg !2503
	%16 = trunc i64 %6 to i32, !dbg !2503
	%17 = add i32 %16, %15, !dbg !2503
	%18 = zext i32 %17 to i64, !dbg !2503
	%19 = mul i64 %10, %18, !dbg !2503
	%20 = add i64 %4, %19, !dbg !2503
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2503, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2503, !range !15
	%23 = mul i32 %21, %22, !dbg !2503
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2503, !range !16
	%25 = mul i32 %23, %24, !dbg !2503
	%26 = sext i32 %25 to i64, !dbg !2503
	%27 = mul i64 %20, %26, !dbg !2503
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2503, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2503, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2503, !range !18
	%31 = mul i32 %22, %30, !dbg !2503
	%32 = add i32 %29, %31, !dbg !2503
	%33 = mul i32 %21, %32, !dbg !2503
	%34 = add i32 %28, %33, !dbg !2503
	%35 = sext i32 %34 to i64, !dbg !2503
	%36 = add i64 %27, %35, !dbg !2503
	%37 = mul i64 %36, 6, !dbg !2504
	%38 = sub i64 %p1, %37, !dbg !2505
	%39 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %37, !dbg !2505
	%40 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %36, !dbg !2506
	%41 = icmp ugt i64 %37, %p1, !dbg !2505
	%42 = icmp uge i64 %36, %p5, !dbg !2506
	%43 = icmp ugt i64 6, %38, !dbg !2509
	%44 = or i1 %41, %42, !dbg !2509
	%45 = or i1 %44, %43, !dbg !2509
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !2509, !prof !30

b0_ok1:
	%46 = load i32, i32 addrspace(1)* %40, align 4, !dbg !2506
	%47 = and i32 %34, -32, !dbg !2516
	%48 = sub i32 %25, %47, !dbg !2516
	%49 = icmp slt i32 %48, 32, !dbg !2516
	%50 = select i1 %49, i32 %48, i32 32, !dbg !2516
	%51 = sext i32 %50 to i64, !dbg !2516
	%52 = icmp eq i64 %51, 32, !dbg !2517
	%53 = mul i64 %51, 2, !dbg !2518
	br label %b1, !dbg !2509

b1:
	%54 = phi i32 [ 0, %b0_ok1 ], [ %167, %b39 ], !dbg !2509
	%55 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !2519
	%56 = getelementptr inbounds [12 x i8], [12 x i8]* %55, i64 0, i64 0, !dbg !2519
	%57 = call i32 @__nvvm_reflect(i8* %56), !dbg !2519
	%58 = icmp sge i32 %57, 800, !dbg !2519
	br i1 %58, label %b2, label %b3, !dbg !2519

b2:
	%59 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !2520
	br label %b9, !dbg !2521

b3:
	br i1 %52, label %b4, label %b6, !dbg !2517

b4:
	%60 = phi i32 [ %66, %b5 ], [ %46, %b3 ], !dbg !2522
	%61 = phi i64 [ %69, %b5 ], [ 16, %b3 ], !dbg !2523
	%62 = icmp sgt i64 %61, 0, !dbg !2524
	br i1 %62, label %b5, label %b9, !dbg !2524

b5:
	%63 = trunc i64 %61 to i32, !dbg !2525
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %60, i32 %63, i32 31), !dbg !2525
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !2525
	%66 = add i32 %60, %65, !dbg !2526
	%67 = trunc i64 %61 to i32, !dbg !2527
	%68 = udiv i32 %67, 2, !dbg !2527
	%69 = zext i32 %68 to i64, !dbg !2527
	br label %b4, !dbg !2527

b6:
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !2528
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !2528
	br label %b7, !dbg !2528

b7:
	%72 = phi i32 [ %71, %b6 ], [ %77, %b8 ], !dbg !2529
	%73 = phi i32 [ 1, %b6 ], [ %78, %b8 ], !dbg !2530
	%74 = icmp slt i32 %73, %50, !dbg !2531
	br i1 %74, label %b8, label %b9, !dbg !2531

b8:
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %73, i32 31), !dbg !2532
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !2532
	%77 = add i32 %72, %76, !dbg !2526
	%78 = add i32 %73, 1, !dbg !2533
	br label %b7, !dbg !2533

b9:
	%79 = phi i32 [ %59, %b2 ], [ %60, %b4 ], [ %72, %b7 ], !dbg !2515
	%80 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 0, !dbg !2534
	store i32 %79, i32 addrspace(1)* %80, align 4, !dbg !2534
	br i1 %58, label %b10, label %b11, !dbg !2539

b10:
	%81 = call i32 asm sideeffect "redux.sync.min.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !2540
	br label %b17, !dbg !2541

b11:
	br i1 %52, label %b12, label %b14, !dbg !2542

b12:
	%82 = phi i32 [ %89, %b13 ], [ %46, %b11 ], !dbg !2543
	%83 = phi i64 [ %92, %b13 ], [ 16, %b11 ], !dbg !2544
	%84 = icmp sgt i64 %83, 0, !dbg !2545
	br i1 %84, label %b13, label %b17, !dbg !2545

b13:
	%85 = trunc i64 %83 to i32, !dbg !2546
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %82, i32 %85, i32 31), !dbg !2546
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !2546
	%88 = icmp ult i32 %82, %87, !dbg !2547
	%89 = select i1 %88, i32 %82, i32 %87, !dbg !2547
	%90 = trunc i64 %83 to i32, !dbg !2548
	%91 = udiv i32 %90, 2, !dbg !2548
	%92 = zext i32 %91 to i64, !dbg !2548
	br label %b12, !dbg !2548

b14:
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !2549
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !2549
	br label %b15, !dbg !2549

b15:
	%95 = phi i32 [ %94, %b14 ], [ %101, %b16 ], !dbg !2550
	%96 = phi i32 [ 1, %b14 ], [ %102, %b16 ], !dbg !2551
	%97 = icmp slt i32 %96, %50, !dbg !2552
	br i1 %97, label %b16, label %b17, !dbg !2552

b16:
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %96, i32 31), !dbg !2553
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !2553
	%100 = icmp ult i32 %95, %99, !dbg !2547
	%101 = select i1 %100, i32 %95, i32 %99, !dbg !2547
	%102 = add i32 %96, 1, !dbg !2554
	br label %b15, !dbg !2554

b17:
	%103 = phi i32 [ %81, %b10 ], [ %82, %b12 ], [ %95, %b15 ], !dbg !2538
	br i1 %58, label %b18, label %b19, !dbg !2559

b18:
	%104 = call i32 asm sideeffect "redux.sync.max.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !2560
	br label %b25, !dbg !2561

b19:
	br i1 %52, label %b20, label %b22, !dbg !2562

b20:
	%105 = phi i32 [ %112, %b21 ], [ %46, %b19 ], !dbg !2563
	%106 = phi i64 [ %115, %b21 ], [ 16, %b19 ], !dbg !2564
	%107 = icmp sgt i64 %106, 0, !dbg !2565
	br i1 %107, label %b21, label %b25, !dbg !2565

b21:
	%108 = trunc i64 %106 to i32, !dbg !2566
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %105, i32 %108, i32 31), !dbg !2566
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !2566
	%111 = icmp ugt i32 %105, %110, !dbg !2567
	%112 = select i1 %111, i32 %105, i32 %110, !dbg !2567
	%113 = trunc i64 %106 to i32, !dbg !2568
	%114 = udiv i32 %113, 2, !dbg !2568
	%115 = zext i32 %114 to i64, !dbg !2568
	br label %b20, !dbg !2568

b22:
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !2569
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !2569
	br label %b23, !dbg !2569

b23:
	%118 = phi i32 [ %117, %b22 ], [ %124, %b24 ], !dbg !2570
	%119 = phi i32 [ 1, %b22 ], [ %125, %b24 ], !dbg !2571
	%120 = icmp slt i32 %119, %50, !dbg !2572
	br i1 %120, label %b24, label %b25, !dbg !2572

b24:
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %119, i32 31), !dbg !2573
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !2573
	%123 = icmp ugt i32 %118, %122, !dbg !2567
	%124 = select i1 %123, i32 %118, i32 %122, !dbg !2567
	%125 = add i32 %119, 1, !dbg !2574
	br label %b23, !dbg !2574

b25:
	%126 = phi i32 [ %104, %b18 ], [ %105, %b20 ], [ %118, %b23 ], !dbg !2558
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 1, !dbg !2575
	store i32 %103, i32 addrspace(1)* %127, align 4, !dbg !2575
	%128 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 2, !dbg !2576
	store i32 %126, i32 addrspace(1)* %128, align 4, !dbg !2576
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2581, !range !20
	%130 = sext i32 %129 to i64, !dbg !2581
	%131 = trunc i64 %130 to i32, !dbg !2581
	br label %b26, !dbg !2581

b26:
	%132 = phi i32 [ %46, %b25 ], [ %141, %b29 ], !dbg !2582
	%133 = phi i32 [ 1, %b25 ], [ %142, %b29 ], !dbg !2583
	%134 = zext i32 %133 to i64, !dbg !2583
	%135 = icmp ult i32 %133, 32, !dbg !2584
	br i1 %135, label %b27, label %b30, !dbg !2584

b27:
	%136 = trunc i64 %134 to i32, !dbg !2585
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %132, i32 %136, i32 0), !dbg !2585
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !2585
	%139 = icmp uge i32 %131, %133, !dbg !2586
	br i1 %139, label %b28, label %b29, !dbg !2586

b28:
	%140 = add i32 %132, %138, !dbg !2587
	br label %b29, !dbg !2587

b29:
	%141 = phi i32 [ %132, %b27 ], [ %140, %b28 ], !dbg !2582
	%142 = mul i32 %133, 2, !dbg !2588
	br label %b26, !dbg !2588

b30:
	%143 = phi i32 [ %152, %b33 ], [ %46, %b26 ], !dbg !2592
	%144 = phi i32 [ %153, %b33 ], [ 1, %b26 ], !dbg !2593
	%145 = zext i32 %144 to i64, !dbg !2593
	%146 = icmp ult i32 %144, 32, !dbg !2594
	br i1 %146, label %b31, label %b34, !dbg !2594

b31:
	%147 = trunc i64 %145 to i32, !dbg !2595
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 %147, i32 0), !dbg !2595
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !2595
	%150 = icmp uge i32 %131, %144, !dbg !2596
	br i1 %150, label %b32, label %b33, !dbg !2596

b32:
	%151 = add i32 %143, %149, !dbg !2597
	br label %b33, !dbg !2597

b33:
	%152 = phi i32 [ %143, %b31 ], [ %151, %b32 ], !dbg !2592
	%153 = mul i32 %144, 2, !dbg !2598
	br label %b30, !dbg !2598

b34:
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 1, i32 0), !dbg !2599
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !2599
	%156 = icmp eq i32 %129, 0, !dbg !2600
	br i1 %156, label %b36, label %b35, !dbg !2600

b35:
	br label %b36, !dbg !2601

b36:
	%157 = phi i32 [ 0, %b34 ], [ %155, %b35 ], !dbg !2590
	%158 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 3, !dbg !2602
	store i32 %132, i32 addrspace(1)* %158, align 4, !dbg !2602
	%159 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 4, !dbg !2603
	store i32 %157, i32 addrspace(1)* %159, align 4, !dbg !2603
	%160 = sdiv i64 %53, 3, !dbg !2604
	%161 = icmp slt i64 %160, 0, !dbg !2607
	br i1 %161, label %b38, label %b37, !dbg !2607

b37:
	%162 = icmp sge i64 %160, %51, !dbg !2608
	br i1 %162, label %b38, label %b39, !dbg !2608

b38:
	call void asm sideeffect "", ""() nounwind, !dbg !2609
	br label %fail, !dbg !2609

b39:
	%163 = trunc i64 %160 to i32, !dbg !2610
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %163, i32 31), !dbg !2610
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !2610
	%166 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 5, !dbg !2611
	store i32 %165, i32 addrspace(1)* %166, align 4, !dbg !2611
	%167 = add i32 %54, 1, !dbg !2611
	%168 = icmp slt i32 %167, 2, !dbg !2611
	br i1 %168, label %b1, label %b40, !dbg !2611

b40:
	%169 = sub i64 %p3, %37, !dbg !2612
	%170 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %37, !dbg !2612
	%171 = icmp ugt i64 %37, %p3, !dbg !2612
	%172 = icmp ugt i64 6, %169, !dbg !2615
	%173 = or i1 %171, %172, !dbg !2615
	br i1 %173, label %b40_fail1, label %b40_ok1, !dbg !2615, !prof !30

b40_ok1:
	%174 = load i32, i32 addrspace(1)* %40, align 4, !dbg !2616
	%175 = trunc i64 %26 to i32, !dbg !2622
	%176 = add i32 %175, 32, !dbg !2622
	%177 = sub i32 %176, 1, !dbg !2623
	%178 = sub i64 %51, 1, !dbg !2628
	%179 = icmp eq i64 %130, %178, !dbg !2629
	%180 = mul i32 %175, 2, !dbg !2630
	br label %b41, !dbg !2615

b41:
	%181 = phi i32 [ 0, %b40_ok1 ], [ %374, %b114 ], !dbg !2615
	br i1 %58, label %b42, label %b43, !dbg !2632

b42:
	%182 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %174) convergent nounwind, !dbg !2633
	br label %b49, !dbg !2634

b43:
	br i1 %52, label %b44, label %b46, !dbg !2635

b44:
	%183 = phi i32 [ %189, %b45 ], [ %174, %b43 ], !dbg !2636
	%184 = phi i64 [ %192, %b45 ], [ 16, %b43 ], !dbg !2637
	%185 = icmp sgt i64 %184, 0, !dbg !2638
	br i1 %185, label %b45, label %b49, !dbg !2638

b45:
	%186 = trunc i64 %184 to i32, !dbg !2639
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %183, i32 %186, i32 31), !dbg !2639
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !2639
	%189 = add i32 %183, %188, !dbg !2640
	%190 = trunc i64 %184 to i32, !dbg !2641
	%191 = udiv i32 %190, 2, !dbg !2641
	%192 = zext i32 %191 to i64, !dbg !2641
	br label %b44, !dbg !2641

b46:
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 0, i32 31), !dbg !2642
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !2642
	br label %b47, !dbg !2642

b47:
	%195 = phi i32 [ %194, %b46 ], [ %200, %b48 ], !dbg !2643
	%196 = phi i32 [ 1, %b46 ], [ %201, %b48 ], !dbg !2644
	%197 = icmp slt i32 %196, %50, !dbg !2645
	br i1 %197, label %b48, label %b49, !dbg !2645

b48:
	%198 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 %196, i32 31), !dbg !2646
	%199 = extractvalue { i32, i1 } %198, 0, !dbg !2646
	%200 = add i32 %195, %199, !dbg !2640
	%201 = add i32 %196, 1, !dbg !2647
	br label %b47, !dbg !2647

b49:
	%202 = phi i32 [ %182, %b42 ], [ %183, %b44 ], [ %195, %b47 ], !dbg !2631
	%203 = udiv i32 %177, 32, !dbg !2648
	%204 = zext i32 %203 to i64, !dbg !2648
	%205 = trunc i64 %204 to i32, !dbg !2648
	%206 = icmp eq i32 %205, 1, !dbg !2649
	br i1 %206, label %b55, label %b50, !dbg !2649

b50:
	call void @llvm.nvvm.barrier0(), !dbg !2651
	br i1 %156, label %b51, label %b52, !dbg !2652

b51:
	%207 = trunc i64 %35 to i32, !dbg !2653
	%208 = udiv i32 %207, 32, !dbg !2653
	%209 = zext i32 %208 to i64, !dbg !2653
	%210 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %209, !dbg !2654
	store i32 %202, i32 addrspace(3)* %210, align 4, !dbg !2654
	br label %b52, !dbg !2654

b52:
	call void @llvm.nvvm.barrier0(), !dbg !2655
	%211 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2656
	%212 = load i32, i32 addrspace(3)* %211, align 4, !dbg !2656
	br label %b53, !dbg !2656

b53:
	%213 = phi i32 [ %212, %b52 ], [ %219, %b54 ], !dbg !2657
	%214 = phi i32 [ 1, %b52 ], [ %220, %b54 ], !dbg !2658
	%215 = sext i32 %214 to i64, !dbg !2658
	%216 = icmp slt i32 %214, %205, !dbg !2659
	br i1 %216, label %b54, label %b55, !dbg !2659

b54:
	%217 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %215, !dbg !2660
	%218 = load i32, i32 addrspace(3)* %217, align 4, !dbg !2660
	%219 = add i32 %213, %218, !dbg !2640
	%220 = add i32 %214, 1, !dbg !2661
	br label %b53, !dbg !2661

b55:
	%221 = phi i32 [ %202, %b49 ], [ %213, %b53 ], !dbg !2620
	%222 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 0, !dbg !2662
	store i32 %221, i32 addrspace(1)* %222, align 4, !dbg !2662
	br i1 %58, label %b56, label %b57, !dbg !2667

b56:
	%223 = call i32 asm sideeffect "redux.sync.min.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %174) convergent nounwind, !dbg !2668
	br label %b63, !dbg !2669

b57:
	br i1 %52, label %b58, label %b60, !dbg !2670

b58:
	%224 = phi i32 [ %231, %b59 ], [ %174, %b57 ], !dbg !2671
	%225 = phi i64 [ %234, %b59 ], [ 16, %b57 ], !dbg !2672
	%226 = icmp sgt i64 %225, 0, !dbg !2673
	br i1 %226, label %b59, label %b63, !dbg !2673

b59:
	%227 = trunc i64 %225 to i32, !dbg !2674
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %224, i32 %227, i32 31), !dbg !2674
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !2674
	%230 = icmp ult i32 %224, %229, !dbg !2675
	%231 = select i1 %230, i32 %224, i32 %229, !dbg !2675
	%232 = trunc i64 %225 to i32, !dbg !2676
	%233 = udiv i32 %232, 2, !dbg !2676
	%234 = zext i32 %233 to i64, !dbg !2676
	br label %b58, !dbg !2676

b60:
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 0, i32 31), !dbg !2677
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !2677
	br label %b61, !dbg !2677

b61:
	%237 = phi i32 [ %236, %b60 ], [ %243, %b62 ], !dbg !2678
	%238 = phi i32 [ 1, %b60 ], [ %244, %b62 ], !dbg !2679
	%239 = icmp slt i32 %238, %50, !dbg !2680
	br i1 %239, label %b62, label %b63, !dbg !2680

b62:
	%240 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 %238, i32 31), !dbg !2681
	%241 = extractvalue { i32, i1 } %240, 0, !dbg !2681
	%242 = icmp ult i32 %237, %241, !dbg !2675
	%243 = select i1 %242, i32 %237, i32 %241, !dbg !2675
	%244 = add i32 %238, 1, !dbg !2682
	br label %b61, !dbg !2682

b63:
	%245 = phi i32 [ %223, %b56 ], [ %224, %b58 ], [ %237, %b61 ], !dbg !2666
	br i1 %206, label %b69, label %b64, !dbg !2683

b64:
	call void @llvm.nvvm.barrier0(), !dbg !2685
	br i1 %156, label %b65, label %b66, !dbg !2686

b65:
	%246 = trunc i64 %35 to i32, !dbg !2687
	%247 = udiv i32 %246, 32, !dbg !2687
	%248 = zext i32 %247 to i64, !dbg !2687
	%249 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %248, !dbg !2688
	store i32 %245, i32 addrspace(3)* %249, align 4, !dbg !2688
	br label %b66, !dbg !2688

b66:
	call void @llvm.nvvm.barrier0(), !dbg !2689
	%250 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2690
	%251 = load i32, i32 addrspace(3)* %250, align 4, !dbg !2690
	br label %b67, !dbg !2690

b67:
	%252 = phi i32 [ %251, %b66 ], [ %259, %b68 ], !dbg !2691
	%253 = phi i32 [ 1, %b66 ], [ %260, %b68 ], !dbg !2692
	%254 = sext i32 %253 to i64, !dbg !2692
	%255 = icmp slt i32 %253, %205, !dbg !2693
	br i1 %255, label %b68, label %b69, !dbg !2693

b68:
	%256 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %254, !dbg !2694
	%257 = load i32, i32 addrspace(3)* %256, align 4, !dbg !2694
	%258 = icmp ult i32 %252, %257, !dbg !2675
	%259 = select i1 %258, i32 %252, i32 %257, !dbg !2675
	%260 = add i32 %253, 1, !dbg !2695
	br label %b67, !dbg !2695

b69:
	%261 = phi i32 [ %245, %b63 ], [ %252, %b67 ], !dbg !2665
	br i1 %58, label %b70, label %b71, !dbg !2700

b70:
	%262 = call i32 asm sideeffect "redux.sync.max.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %174) convergent nounwind, !dbg !2701
	br label %b77, !dbg !2702

b71:
	br i1 %52, label %b72, label %b74, !dbg !2703

b72:
	%263 = phi i32 [ %270, %b73 ], [ %174, %b71 ], !dbg !2704
	%264 = phi i64 [ %273, %b73 ], [ 16, %b71 ], !dbg !2705
	%265 = icmp sgt i64 %264, 0, !dbg !2706
	br i1 %265, label %b73, label %b77, !dbg !2706

b73:
	%266 = trunc i64 %264 to i32, !dbg !2707
	%267 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %263, i32 %266, i32 31), !dbg !2707
	%268 = extractvalue { i32, i1 } %267, 0, !dbg !2707
	%269 = icmp ugt i32 %263, %268, !dbg !2708
	%270 = select i1 %269, i32 %263, i32 %268, !dbg !2708
	%271 = trunc i64 %264 to i32, !dbg !2709
	%272 = udiv i32 %271, 2, !dbg !2709
	%273 = zext i32 %272 to i64, !dbg !2709
	br label %b72, !dbg !2709

b74:
	%274 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 0, i32 31), !dbg !2710
	%275 = extractvalue { i32, i1 } %274, 0, !dbg !2710
	br label %b75, !dbg !2710

b75:
	%276 = phi i32 [ %275, %b74 ], [ %282, %b76 ], !dbg !2711
	%277 = phi i32 [ 1, %b74 ], [ %283, %b76 ], !dbg !2712
	%278 = icmp slt i32 %277, %50, !dbg !2713
	br i1 %278, label %b76, label %b77, !dbg !2713

b76:
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 %277, i32 31), !dbg !2714
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !2714
	%281 = icmp ugt i32 %276, %280, !dbg !2708
	%282 = select i1 %281, i32 %276, i32 %280, !dbg !2708
	%283 = add i32 %277, 1, !dbg !2715
	br label %b75, !dbg !2715

b77:
	%284 = phi i32 [ %262, %b70 ], [ %263, %b72 ], [ %276, %b75 ], !dbg !2699
	br i1 %206, label %b83, label %b78, !dbg !2716

b78:
	call void @llvm.nvvm.barrier0(), !dbg !2718
	br i1 %156, label %b79, label %b80, !dbg !2719

b79:
	%285 = trunc i64 %35 to i32, !dbg !2720
	%286 = udiv i32 %285, 32, !dbg !2720
	%287 = zext i32 %286 to i64, !dbg !2720
	%288 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %287, !dbg !2721
	store i32 %284, i32 addrspace(3)* %288, align 4, !dbg !2721
	br label %b80, !dbg !2721

b80:
	call void @llvm.nvvm.barrier0(), !dbg !2722
	%289 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2723
	%290 = load i32, i32 addrspace(3)* %289, align 4, !dbg !2723
	br label %b81, !dbg !2723

b81:
	%291 = phi i32 [ %290, %b80 ], [ %298, %b82 ], !dbg !2724
	%292 = phi i32 [ 1, %b80 ], [ %299, %b82 ], !dbg !2725
	%293 = sext i32 %292 to i64, !dbg !2725
	%294 = icmp slt i32 %292, %205, !dbg !2726
	br i1 %294, label %b82, label %b83, !dbg !2726

b82:
	%295 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %293, !dbg !2727
	%296 = load i32, i32 addrspace(3)* %295, align 4, !dbg !2727
	%297 = icmp ugt i32 %291, %296, !dbg !2708
	%298 = select i1 %297, i32 %291, i32 %296, !dbg !2708
	%299 = add i32 %292, 1, !dbg !2728
	br label %b81, !dbg !2728

b83:
	%300 = phi i32 [ %284, %b77 ], [ %291, %b81 ], !dbg !2698
	%301 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 1, !dbg !2729
	store i32 %261, i32 addrspace(1)* %301, align 4, !dbg !2729
	%302 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 2, !dbg !2730
	store i32 %300, i32 addrspace(1)* %302, align 4, !dbg !2730
	br label %b84, !dbg !2731

b84:
	%303 = phi i32 [ %174, %b83 ], [ %312, %b87 ], !dbg !2732
	%304 = phi i32 [ 1, %b83 ], [ %313, %b87 ], !dbg !2733
	%305 = zext i32 %304 to i64, !dbg !2733
	%306 = icmp ult i32 %304, 32, !dbg !2734
	br i1 %306, label %b85, label %b88, !dbg !2734

b85:
	%307 = trunc i64 %305 to i32, !dbg !2735
	%308 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %303, i32 %307, i32 0), !dbg !2735
	%309 = extractvalue { i32, i1 } %308, 0, !dbg !2735
	%310 = icmp uge i32 %131, %304, !dbg !2736
	br i1 %310, label %b86, label %b87, !dbg !2736

b86:
	%311 = add i32 %303, %309, !dbg !2737
	br label %b87, !dbg !2737

b87:
	%312 = phi i32 [ %303, %b85 ], [ %311, %b86 ], !dbg !2732
	%313 = mul i32 %304, 2, !dbg !2738
	br label %b84, !dbg !2738

b88:
	br i1 %206, label %b94, label %b89, !dbg !2739

b89:
	%314 = trunc i64 %35 to i32, !dbg !2741
	%315 = udiv i32 %314, 32, !dbg !2741
	%316 = zext i32 %315 to i64, !dbg !2741
	%317 = trunc i64 %316 to i32, !dbg !2741
	call void @llvm.nvvm.barrier0(), !dbg !2742
	br i1 %179, label %b90, label %b91, !dbg !2629

b90:
	%318 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %316, !dbg !2743
	store i32 %303, i32 addrspace(3)* %318, align 4, !dbg !2743
	br label %b91, !dbg !2743

b91:
	call void @llvm.nvvm.barrier0(), !dbg !2744
	%319 = icmp slt i32 0, %317, !dbg !2744
	br i1 %319, label %b92, label %b93, !dbg !2744

b92:
	%320 = phi i32 [ %325, %b92_ok1 ], [ 0, %b91 ], !dbg !2745
	%321 = phi i64 [ %326, %b92_ok1 ], [ 0, %b91 ], !dbg !2745
	%322 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %321, !dbg !2746
	%323 = icmp uge i64 %321, 32, !dbg !2746
	br i1 %323, label %b92_fail1, label %b92_ok1, !dbg !2746, !prof !30

b92_ok1:
	%324 = load i32, i32 addrspace(3)* %322, align 4, !dbg !2746
	%325 = add i32 %320, %324, !dbg !2747
	%326 = add i64 %321, 1, !dbg !2747
	%327 = icmp slt i64 %326, %316, !dbg !2747
	br i1 %327, label %b92, label %b93, !dbg !2747

b93:
	%328 = phi i32 [ 0, %b91 ], [ %325, %b92_ok1 ], !dbg !2745
	br label %b94, !dbg !2748

b94:
	%329 = phi i32 [ 0, %b88 ], [ %328, %b93 ], !dbg !2627
	%330 = add i32 %329, %303, !dbg !2749
	br label %b95, !dbg !2753

b95:
	%331 = phi i32 [ %174, %b94 ], [ %340, %b98 ], !dbg !2754
	%332 = phi i32 [ 1, %b94 ], [ %341, %b98 ], !dbg !2755
	%333 = zext i32 %332 to i64, !dbg !2755
	%334 = icmp ult i32 %332, 32, !dbg !2756
	br i1 %334, label %b96, label %b99, !dbg !2756

b96:
	%335 = trunc i64 %333 to i32, !dbg !2757
	%336 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %331, i32 %335, i32 0), !dbg !2757
	%337 = extractvalue { i32, i1 } %336, 0, !dbg !2757
	%338 = icmp uge i32 %131, %332, !dbg !2758
	br i1 %338, label %b97, label %b98, !dbg !2758

b97:
	%339 = add i32 %331, %337, !dbg !2759
	br label %b98, !dbg !2759

b98:
	%340 = phi i32 [ %331, %b96 ], [ %339, %b97 ], !dbg !2754
	%341 = mul i32 %332, 2, !dbg !2760
	br label %b95, !dbg !2760

b99:
	br i1 %206, label %b105, label %b100, !dbg !2761

b100:
	%342 = trunc i64 %35 to i32, !dbg !2763
	%343 = udiv i32 %342, 32, !dbg !2763
	%344 = zext i32 %343 to i64, !dbg !2763
	%345 = trunc i64 %344 to i32, !dbg !2763
	call void @llvm.nvvm.barrier0(), !dbg !2764
	br i1 %179, label %b101, label %b102, !dbg !2765

b101:
	%346 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %344, !dbg !2766
	store i32 %331, i32 addrspace(3)* %346, align 4, !dbg !2766
	br label %b102, !dbg !2766

b102:
	call void @llvm.nvvm.barrier0(), !dbg !2767
	%347 = icmp slt i32 0, %345, !dbg !2767
	br i1 %347, label %b103, label %b104, !dbg !2767

b103:
	%348 = phi i32 [ %353, %b103_ok1 ], [ 0, %b102 ], !dbg !2768
	%349 = phi i64 [ %354, %b103_ok1 ], [ 0, %b102 ], !dbg !2768
	%350 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %349, !dbg !2769
	%351 = icmp uge i64 %349, 32, !dbg !2769
	br i1 %351, label %b103_fail1, label %b103_ok1, !dbg !2769, !prof !30

b103_ok1:
	%352 = load i32, i32 addrspace(3)* %350, align 4, !dbg !2769
	%353 = add i32 %348, %352, !dbg !2770
	%354 = add i64 %349, 1, !dbg !2770
	%355 = icmp slt i64 %354, %344, !dbg !2770
	br i1 %355, label %b103, label %b104, !dbg !2770

b104:
	%356 = phi i32 [ 0, %b102 ], [ %353, %b103_ok1 ], !dbg !2768
	br label %b105, !dbg !2771

b105:
	%357 = phi i32 [ 0, %b99 ], [ %356, %b104 ], !dbg !2752
	%358 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %331, i32 1, i32 0), !dbg !2772
	%359 = extractvalue { i32, i1 } %358, 0, !dbg !2772
	br i1 %156, label %b107, label %b106, !dbg !2773

b106:
	%360 = add i32 %357, %359, !dbg !2774
	br label %b107, !dbg !2775

b107:
	%361 = phi i32 [ %357, %b105 ], [ %360, %b106 ], !dbg !2751
	%362 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 3, !dbg !2776
	store i32 %330, i32 addrspace(1)* %362, align 4, !dbg !2776
	%363 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 4, !dbg !2777
	store i32 %361, i32 addrspace(1)* %363, align 4, !dbg !2777
	%364 = udiv i32 %180, 3, !dbg !2778
	%365 = zext i32 %364 to i64, !dbg !2778
	%366 = trunc i64 %365 to i32, !dbg !2778
	%367 = icmp sge i32 %366, %25, !dbg !2781
	br i1 %367, label %b108, label %b109, !dbg !2781

b108:
	call void asm sideeffect "", ""() nounwind, !dbg !2782
	br label %fail, !dbg !2782

b109:
	br i1 %206, label %b110, label %b111, !dbg !2783

b110:
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 %366, i32 31), !dbg !2784
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !2784
	br label %b114, !dbg !2785

b111:
	call void @llvm.nvvm.barrier0(), !dbg !2787
	%370 = icmp eq i32 %34, %366, !dbg !2788
	br i1 %370, label %b112, label %b113, !dbg !2788

b112:
	store i32 %174, i32 addrspace(3)* @gpuc_shared_Broadcast_42_5, align 4, !dbg !2789
	br label %b113, !dbg !2789

b113:
	call void @llvm.nvvm.barrier0(), !dbg !2790
	%371 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_5, align 4, !dbg !2791
	br label %b114, !dbg !2792

b114:
	%372 = phi i32 [ %369, %b110 ], [ %371, %b113 ], !dbg !2780
	%373 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 5, !dbg !2793
	store i32 %372, i32 addrspace(1)* %373, align 4, !dbg !2793
	%374 = add i32 %181, 1, !dbg !2793
	%375 = icmp slt i32 %374, 2, !dbg !2793
	br i1 %375, label %b41, label %b115, !dbg !2793

b115:
	ret void, !dbg !2502

b0_fail1:
	%376 = icmp ugt i64 %37, %p1, !dbg !2505
	br i1 %376, label %b0_fail2, label %b0_ok2, !dbg !2505

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2505
	br label %fail, !dbg !2505

b0_ok2:
	%377 = icmp uge i64 %36, %p5, !dbg !2506
	br i1 %377, label %b0_fail3, label %b0_ok3, !dbg !2506

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !2506
	br label %fail, !dbg !2506

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !2509
	br label %fail, !dbg !2509

b40_fail1:
	%378 = icmp ugt i64 %37, %p3, !dbg !2612
	br i1 %378, label %b40_fail2, label %b40_ok2, !dbg !2612

b40_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2612
	br label %fail, !dbg !2612

b40_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !2615
	br label %fail, !dbg !2615

b92_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !2746
	br label %fail, !dbg !2746

b103_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !2769
	br label %fail, !dbg !2769

fail:
	%379 = phi i32 [ 25, %b0_fail2 ], [ 26, %b0_fail3 ], [ 27, %b0_ok3 ], [ 29, %b38 ], [ 30, %b40_fail2 ], [ 27, %b40_ok2 ], [ 28, %b92_fail1 ], [ 28, %b103_fail1 ], [ 29, %b108 ], !dbg !2500
	%380 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b38 ], [ %37, %b40_fail2 ], [ 6, %b40_ok2 ], [ %321, %b92_fail1 ], [ %349, %b103_fail1 ], [ 0, %b108 ], !dbg !2500
	%381 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ 0, %b38 ], [ %p3, %b40_fail2 ], [ %169, %b40_ok2 ], [ 32, %b92_fail1 ], [ 32, %b103_fail1 ], [ 0, %b108 ], !dbg !2500
	call void @gpuc_fail(i8* %ctrl, i32 %379, i64 %380, i64 %381), !dbg !2500
	ret void, !dbg !2500
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2794 {
entry:
	br label %b0, !dbg !2795

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2795
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2795
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2795
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2798, !range !11
	%4 = sext i32 %3 to i64, !dbg !2798
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2798, !range !12
	%6 = sext i32 %5 to i64, !dbg !2798
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2798, !range !12
	%8 = sext i32 %7 to i64, !dbg !2798
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2798, !range !13
	%10 = sext i32 %9 to i64, !dbg !2798
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2798, !range !14
	%12 = sext i32 %11 to i64, !dbg !2798
	%13 = trunc i64 %12 to i32, !dbg !2798
	%14 = trunc i64 %8 to i32, !dbg !2798
	%15 = mul i32 %13, %14, !dbg !2798
	%16 = trunc i64 %6 to i32, !dbg !2798
	%17 = add i32 %16, %15, !dbg !2798
	%18 = zext i32 %17 to i64, !dbg !2798
	%19 = mul i64 %10, %18, !dbg !2798
	%20 = add i64 %4, %19, !dbg !2798
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2798, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2798, !range !15
	%23 = mul i32 %21, %22, !dbg !2798
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2798, !range !16
	%25 = mul i32 %23, %24, !dbg !2798
	%26 = sext i32 %25 to i64, !dbg !2798
	%27 = mul i64 %20, %26, !dbg !2798
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2798, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2798, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2798, !range !18
	%31 = mul i32 %22, %30, !dbg !2798
	%32 = add i32 %29, %31, !dbg !2798
	%33 = mul i32 %21, %32, !dbg !2798
	%34 = add i32 %28, %33, !dbg !2798
	%35 = sext i32 %34 to i64, !dbg !2798
	%36 = add i64 %27, %35, !dbg !2798
	%37 = mul i64 %36, 3, !dbg !2799
	%38 = sub i64 %p1, %37, !dbg !2800
	%39 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %37, !dbg !2800
	%40 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %36, !dbg !2801
	%41 = icmp ugt i64 %37, %p1, !dbg !2800
	%42 = icmp uge i64 %36, %p5, !dbg !2801
	%43 = icmp ugt i64 3, %38, !dbg !2804
	%44 = or i1 %41, %42, !dbg !2804
	%45 = or i1 %44, %43, !dbg !2804
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !2804, !prof !30

b0_ok1:
	%46 = load i32, i32 addrspace(1)* %40, align 4, !dbg !2801
	%47 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !2809
	%48 = getelementptr inbounds [12 x i8], [12 x i8]* %47, i64 0, i64 0, !dbg !2809
	%49 = call i32 @__nvvm_reflect(i8* %48), !dbg !2809
	%50 = icmp sge i32 %49, 800, !dbg !2809
	br i1 %50, label %b1, label %b2, !dbg !2809

b1:
	%51 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !2810
	br label %b8, !dbg !2811

b2:
	%52 = and i32 %34, -32, !dbg !2812
	%53 = sub i32 %25, %52, !dbg !2812
	%54 = icmp slt i32 %53, 32, !dbg !2812
	%55 = select i1 %54, i32 %53, i32 32, !dbg !2812
	%56 = sext i32 %55 to i64, !dbg !2812
	%57 = icmp eq i64 %56, 32, !dbg !2813
	br i1 %57, label %b3, label %b5, !dbg !2813

b3:
	%58 = phi i32 [ %46, %b2 ], [ %64, %b4 ], !dbg !2814
	%59 = phi i64 [ 16, %b2 ], [ %67, %b4 ], !dbg !2815
	%60 = icmp sgt i64 %59, 0, !dbg !2816
	br i1 %60, label %b4, label %b8, !dbg !2816

b4:
	%61 = trunc i64 %59 to i32, !dbg !2817
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %58, i32 %61, i32 31), !dbg !2817
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !2817
	%64 = and i32 %58, %63, !dbg !2818
	%65 = trunc i64 %59 to i32, !dbg !2819
	%66 = udiv i32 %65, 2, !dbg !2819
	%67 = zext i32 %66 to i64, !dbg !2819
	br label %b3, !dbg !2819

b5:
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !2820
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !2820
	br label %b6, !dbg !2820

b6:
	%70 = phi i32 [ %69, %b5 ], [ %75, %b7 ], !dbg !2821
	%71 = phi i32 [ 1, %b5 ], [ %76, %b7 ], !dbg !2822
	%72 = icmp slt i32 %71, %55, !dbg !2823
	br i1 %72, label %b7, label %b8, !dbg !2823

b7:
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %71, i32 31), !dbg !2824
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !2824
	%75 = and i32 %70, %74, !dbg !2818
	%76 = add i32 %71, 1, !dbg !2825
	br label %b6, !dbg !2825

b8:
	%77 = phi i32 [ %51, %b1 ], [ %58, %b3 ], [ %70, %b6 ], !dbg !2808
	br i1 %50, label %b9, label %b10, !dbg !2830

b9:
	%78 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !2831
	br label %b16, !dbg !2832

b10:
	%79 = and i32 %34, -32, !dbg !2833
	%80 = sub i32 %25, %79, !dbg !2833
	%81 = icmp slt i32 %80, 32, !dbg !2833
	%82 = select i1 %81, i32 %80, i32 32, !dbg !2833
	%83 = sext i32 %82 to i64, !dbg !2833
	%84 = icmp eq i64 %83, 32, !dbg !2834
	br i1 %84, label %b11, label %b13, !dbg !2834

b11:
	%85 = phi i32 [ %46, %b10 ], [ %91, %b12 ], !dbg !2835
	%86 = phi i64 [ 16, %b10 ], [ %94, %b12 ], !dbg !2836
	%87 = icmp sgt i64 %86, 0, !dbg !2837
	br i1 %87, label %b12, label %b16, !dbg !2837

b12:
	%88 = trunc i64 %86 to i32, !dbg !2838
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %85, i32 %88, i32 31), !dbg !2838
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !2838
	%91 = or i32 %85, %90, !dbg !2839
	%92 = trunc i64 %86 to i32, !dbg !2840
	%93 = udiv i32 %92, 2, !dbg !2840
	%94 = zext i32 %93 to i64, !dbg !2840
	br label %b11, !dbg !2840

b13:
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !2841
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !2841
	br label %b14, !dbg !2841

b14:
	%97 = phi i32 [ %96, %b13 ], [ %102, %b15 ], !dbg !2842
	%98 = phi i32 [ 1, %b13 ], [ %103, %b15 ], !dbg !2843
	%99 = icmp slt i32 %98, %82, !dbg !2844
	br i1 %99, label %b15, label %b16, !dbg !2844

b15:
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %98, i32 31), !dbg !2845
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !2845
	%102 = or i32 %97, %101, !dbg !2839
	%103 = add i32 %98, 1, !dbg !2846
	br label %b14, !dbg !2846

b16:
	%104 = phi i32 [ %78, %b9 ], [ %85, %b11 ], [ %97, %b14 ], !dbg !2829
	br i1 %50, label %b17, label %b18, !dbg !2851

b17:
	%105 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !2852
	br label %b24, !dbg !2853

b18:
	%106 = and i32 %34, -32, !dbg !2854
	%107 = sub i32 %25, %106, !dbg !2854
	%108 = icmp slt i32 %107, 32, !dbg !2854
	%109 = select i1 %108, i32 %107, i32 32, !dbg !2854
	%110 = sext i32 %109 to i64, !dbg !2854
	%111 = icmp eq i64 %110, 32, !dbg !2855
	br i1 %111, label %b19, label %b21, !dbg !2855

b19:
	%112 = phi i32 [ %46, %b18 ], [ %118, %b20 ], !dbg !2856
	%113 = phi i64 [ 16, %b18 ], [ %121, %b20 ], !dbg !2857
	%114 = icmp sgt i64 %113, 0, !dbg !2858
	br i1 %114, label %b20, label %b24, !dbg !2858

b20:
	%115 = trunc i64 %113 to i32, !dbg !2859
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %112, i32 %115, i32 31), !dbg !2859
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !2859
	%118 = xor i32 %112, %117, !dbg !2860
	%119 = trunc i64 %113 to i32, !dbg !2861
	%120 = udiv i32 %119, 2, !dbg !2861
	%121 = zext i32 %120 to i64, !dbg !2861
	br label %b19, !dbg !2861

b21:
	%122 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !2862
	%123 = extractvalue { i32, i1 } %122, 0, !dbg !2862
	br label %b22, !dbg !2862

b22:
	%124 = phi i32 [ %123, %b21 ], [ %129, %b23 ], !dbg !2863
	%125 = phi i32 [ 1, %b21 ], [ %130, %b23 ], !dbg !2864
	%126 = icmp slt i32 %125, %109, !dbg !2865
	br i1 %126, label %b23, label %b24, !dbg !2865

b23:
	%127 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %125, i32 31), !dbg !2866
	%128 = extractvalue { i32, i1 } %127, 0, !dbg !2866
	%129 = xor i32 %124, %128, !dbg !2860
	%130 = add i32 %125, 1, !dbg !2867
	br label %b22, !dbg !2867

b24:
	%131 = phi i32 [ %105, %b17 ], [ %112, %b19 ], [ %124, %b22 ], !dbg !2850
	%132 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 0, !dbg !2868
	store i32 %77, i32 addrspace(1)* %132, align 4, !dbg !2868
	%133 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 1, !dbg !2869
	store i32 %104, i32 addrspace(1)* %133, align 4, !dbg !2869
	%134 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 2, !dbg !2870
	store i32 %131, i32 addrspace(1)* %134, align 4, !dbg !2870
	%135 = sub i64 %p3, %37, !dbg !2871
	%136 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %37, !dbg !2871
	%137 = icmp ugt i64 %37, %p3, !dbg !2871
	%138 = icmp ugt i64 3, %135, !dbg !2874
	%139 = or i1 %137, %138, !dbg !2874
	br i1 %139, label %b24_fail1, label %b24_ok1, !dbg !2874, !prof !30

b24_ok1:
	%140 = load i32, i32 addrspace(1)* %40, align 4, !dbg !2875
	br i1 %50, label %b25, label %b26, !dbg !2880

b25:
	%141 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %140) convergent nounwind, !dbg !2881
	br label %b32, !dbg !2882

b26:
	%142 = and i32 %34, -32, !dbg !2883
	%143 = sub i32 %25, %142, !dbg !2883
	%144 = icmp slt i32 %143, 32, !dbg !2883
	%145 = select i1 %144, i32 %143, i32 32, !dbg !2883
	%146 = sext i32 %145 to i64, !dbg !2883
	%147 = icmp eq i64 %146, 32, !dbg !2884
	br i1 %147, label %b27, label %b29, !dbg !2884

b27:
	%148 = phi i32 [ %140, %b26 ], [ %154, %b28 ], !dbg !2885
	%149 = phi i64 [ 16, %b26 ], [ %157, %b28 ], !dbg !2886
	%150 = icmp sgt i64 %149, 0, !dbg !2887
	br i1 %150, label %b28, label %b32, !dbg !2887

b28:
	%151 = trunc i64 %149 to i32, !dbg !2888
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %148, i32 %151, i32 31), !dbg !2888
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !2888
	%154 = and i32 %148, %153, !dbg !2889
	%155 = trunc i64 %149 to i32, !dbg !2890
	%156 = udiv i32 %155, 2, !dbg !2890
	%157 = zext i32 %156 to i64, !dbg !2890
	br label %b27, !dbg !2890

b29:
	%158 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !2891
	%159 = extractvalue { i32, i1 } %158, 0, !dbg !2891
	br label %b30, !dbg !2891

b30:
	%160 = phi i32 [ %159, %b29 ], [ %165, %b31 ], !dbg !2892
	%161 = phi i32 [ 1, %b29 ], [ %166, %b31 ], !dbg !2893
	%162 = icmp slt i32 %161, %145, !dbg !2894
	br i1 %162, label %b31, label %b32, !dbg !2894

b31:
	%163 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 %161, i32 31), !dbg !2895
	%164 = extractvalue { i32, i1 } %163, 0, !dbg !2895
	%165 = and i32 %160, %164, !dbg !2889
	%166 = add i32 %161, 1, !dbg !2896
	br label %b30, !dbg !2896

b32:
	%167 = phi i32 [ %141, %b25 ], [ %148, %b27 ], [ %160, %b30 ], !dbg !2879
	%168 = trunc i64 %26 to i32, !dbg !2898
	%169 = add i32 %168, 32, !dbg !2898
	%170 = sub i32 %169, 1, !dbg !2899
	%171 = udiv i32 %170, 32, !dbg !2900
	%172 = zext i32 %171 to i64, !dbg !2900
	%173 = trunc i64 %172 to i32, !dbg !2900
	%174 = icmp eq i64 %172, 1, !dbg !2901
	br i1 %174, label %b38, label %b33, !dbg !2901

b33:
	call void @llvm.nvvm.barrier0(), !dbg !2903
	%175 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2904, !range !20
	%176 = sext i32 %175 to i64, !dbg !2904
	%177 = icmp eq i64 %176, 0, !dbg !2905
	br i1 %177, label %b34, label %b35, !dbg !2905

b34:
	%178 = trunc i64 %35 to i32, !dbg !2906
	%179 = udiv i32 %178, 32, !dbg !2906
	%180 = zext i32 %179 to i64, !dbg !2906
	%181 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %180, !dbg !2907
	store i32 %167, i32 addrspace(3)* %181, align 4, !dbg !2907
	br label %b35, !dbg !2907

b35:
	call void @llvm.nvvm.barrier0(), !dbg !2908
	%182 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2909
	%183 = load i32, i32 addrspace(3)* %182, align 4, !dbg !2909
	br label %b36, !dbg !2909

b36:
	%184 = phi i32 [ %183, %b35 ], [ %190, %b37 ], !dbg !2910
	%185 = phi i32 [ 1, %b35 ], [ %191, %b37 ], !dbg !2911
	%186 = sext i32 %185 to i64, !dbg !2911
	%187 = icmp slt i32 %185, %173, !dbg !2912
	br i1 %187, label %b37, label %b38, !dbg !2912

b37:
	%188 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %186, !dbg !2913
	%189 = load i32, i32 addrspace(3)* %188, align 4, !dbg !2913
	%190 = and i32 %184, %189, !dbg !2889
	%191 = add i32 %185, 1, !dbg !2914
	br label %b36, !dbg !2914

b38:
	%192 = phi i32 [ %167, %b32 ], [ %184, %b36 ], !dbg !2878
	br i1 %50, label %b39, label %b40, !dbg !2919

b39:
	%193 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %140) convergent nounwind, !dbg !2920
	br label %b46, !dbg !2921

b40:
	%194 = and i32 %34, -32, !dbg !2922
	%195 = sub i32 %25, %194, !dbg !2922
	%196 = icmp slt i32 %195, 32, !dbg !2922
	%197 = select i1 %196, i32 %195, i32 32, !dbg !2922
	%198 = sext i32 %197 to i64, !dbg !2922
	%199 = icmp eq i64 %198, 32, !dbg !2923
	br i1 %199, label %b41, label %b43, !dbg !2923

b41:
	%200 = phi i32 [ %140, %b40 ], [ %206, %b42 ], !dbg !2924
	%201 = phi i64 [ 16, %b40 ], [ %209, %b42 ], !dbg !2925
	%202 = icmp sgt i64 %201, 0, !dbg !2926
	br i1 %202, label %b42, label %b46, !dbg !2926

b42:
	%203 = trunc i64 %201 to i32, !dbg !2927
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %200, i32 %203, i32 31), !dbg !2927
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !2927
	%206 = or i32 %200, %205, !dbg !2928
	%207 = trunc i64 %201 to i32, !dbg !2929
	%208 = udiv i32 %207, 2, !dbg !2929
	%209 = zext i32 %208 to i64, !dbg !2929
	br label %b41, !dbg !2929

b43:
	%210 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !2930
	%211 = extractvalue { i32, i1 } %210, 0, !dbg !2930
	br label %b44, !dbg !2930

b44:
	%212 = phi i32 [ %211, %b43 ], [ %217, %b45 ], !dbg !2931
	%213 = phi i32 [ 1, %b43 ], [ %218, %b45 ], !dbg !2932
	%214 = icmp slt i32 %213, %197, !dbg !2933
	br i1 %214, label %b45, label %b46, !dbg !2933

b45:
	%215 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 %213, i32 31), !dbg !2934
	%216 = extractvalue { i32, i1 } %215, 0, !dbg !2934
	%217 = or i32 %212, %216, !dbg !2928
	%218 = add i32 %213, 1, !dbg !2935
	br label %b44, !dbg !2935

b46:
	%219 = phi i32 [ %193, %b39 ], [ %200, %b41 ], [ %212, %b44 ], !dbg !2918
	br i1 %174, label %b52, label %b47, !dbg !2936

b47:
	call void @llvm.nvvm.barrier0(), !dbg !2938
	%220 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2939, !range !20
	%221 = sext i32 %220 to i64, !dbg !2939
	%222 = icmp eq i64 %221, 0, !dbg !2940
	br i1 %222, label %b48, label %b49, !dbg !2940

b48:
	%223 = trunc i64 %35 to i32, !dbg !2941
	%224 = udiv i32 %223, 32, !dbg !2941
	%225 = zext i32 %224 to i64, !dbg !2941
	%226 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %225, !dbg !2942
	store i32 %219, i32 addrspace(3)* %226, align 4, !dbg !2942
	br label %b49, !dbg !2942

b49:
	call void @llvm.nvvm.barrier0(), !dbg !2943
	%227 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2944
	%228 = load i32, i32 addrspace(3)* %227, align 4, !dbg !2944
	br label %b50, !dbg !2944

b50:
	%229 = phi i32 [ %228, %b49 ], [ %235, %b51 ], !dbg !2945
	%230 = phi i32 [ 1, %b49 ], [ %236, %b51 ], !dbg !2946
	%231 = sext i32 %230 to i64, !dbg !2946
	%232 = icmp slt i32 %230, %173, !dbg !2947
	br i1 %232, label %b51, label %b52, !dbg !2947

b51:
	%233 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %231, !dbg !2948
	%234 = load i32, i32 addrspace(3)* %233, align 4, !dbg !2948
	%235 = or i32 %229, %234, !dbg !2928
	%236 = add i32 %230, 1, !dbg !2949
	br label %b50, !dbg !2949

b52:
	%237 = phi i32 [ %219, %b46 ], [ %229, %b50 ], !dbg !2917
	br i1 %50, label %b53, label %b54, !dbg !2954

b53:
	%238 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %140) convergent nounwind, !dbg !2955
	br label %b60, !dbg !2956

b54:
	%239 = and i32 %34, -32, !dbg !2957
	%240 = sub i32 %25, %239, !dbg !2957
	%241 = icmp slt i32 %240, 32, !dbg !2957
	%242 = select i1 %241, i32 %240, i32 32, !dbg !2957
	%243 = sext i32 %242 to i64, !dbg !2957
	%244 = icmp eq i64 %243, 32, !dbg !2958
	br i1 %244, label %b55, label %b57, !dbg !2958

b55:
	%245 = phi i32 [ %140, %b54 ], [ %251, %b56 ], !dbg !2959
	%246 = phi i64 [ 16, %b54 ], [ %254, %b56 ], !dbg !2960
	%247 = icmp sgt i64 %246, 0, !dbg !2961
	br i1 %247, label %b56, label %b60, !dbg !2961

b56:
	%248 = trunc i64 %246 to i32, !dbg !2962
	%249 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %245, i32 %248, i32 31), !dbg !2962
	%250 = extractvalue { i32, i1 } %249, 0, !dbg !2962
	%251 = xor i32 %245, %250, !dbg !2963
	%252 = trunc i64 %246 to i32, !dbg !2964
	%253 = udiv i32 %252, 2, !dbg !2964
	%254 = zext i32 %253 to i64, !dbg !2964
	br label %b55, !dbg !2964

b57:
	%255 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !2965
	%256 = extractvalue { i32, i1 } %255, 0, !dbg !2965
	br label %b58, !dbg !2965

b58:
	%257 = phi i32 [ %256, %b57 ], [ %262, %b59 ], !dbg !2966
	%258 = phi i32 [ 1, %b57 ], [ %263, %b59 ], !dbg !2967
	%259 = icmp slt i32 %258, %242, !dbg !2968
	br i1 %259, label %b59, label %b60, !dbg !2968

b59:
	%260 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 %258, i32 31), !dbg !2969
	%261 = extractvalue { i32, i1 } %260, 0, !dbg !2969
	%262 = xor i32 %257, %261, !dbg !2963
	%263 = add i32 %258, 1, !dbg !2970
	br label %b58, !dbg !2970

b60:
	%264 = phi i32 [ %238, %b53 ], [ %245, %b55 ], [ %257, %b58 ], !dbg !2953
	br i1 %174, label %b66, label %b61, !dbg !2971

b61:
	call void @llvm.nvvm.barrier0(), !dbg !2973
	%265 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2974, !range !20
	%266 = sext i32 %265 to i64, !dbg !2974
	%267 = icmp eq i64 %266, 0, !dbg !2975
	br i1 %267, label %b62, label %b63, !dbg !2975

b62:
	%268 = trunc i64 %35 to i32, !dbg !2976
	%269 = udiv i32 %268, 32, !dbg !2976
	%270 = zext i32 %269 to i64, !dbg !2976
	%271 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %270, !dbg !2977
	store i32 %264, i32 addrspace(3)* %271, align 4, !dbg !2977
	br label %b63, !dbg !2977

b63:
	call void @llvm.nvvm.barrier0(), !dbg !2978
	%272 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2979
	%273 = load i32, i32 addrspace(3)* %272, align 4, !dbg !2979
	br label %b64, !dbg !2979

b64:
	%274 = phi i32 [ %273, %b63 ], [ %280, %b65 ], !dbg !2980
	%275 = phi i32 [ 1, %b63 ], [ %281, %b65 ], !dbg !2981
	%276 = sext i32 %275 to i64, !dbg !2981
	%277 = icmp slt i32 %275, %173, !dbg !2982
	br i1 %277, label %b65, label %b66, !dbg !2982

b65:
	%278 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %276, !dbg !2983
	%279 = load i32, i32 addrspace(3)* %278, align 4, !dbg !2983
	%280 = xor i32 %274, %279, !dbg !2963
	%281 = add i32 %275, 1, !dbg !2984
	br label %b64, !dbg !2984

b66:
	%282 = phi i32 [ %264, %b60 ], [ %274, %b64 ], !dbg !2952
	%283 = getelementptr inbounds i32, i32 addrspace(1)* %136, i64 0, !dbg !2985
	store i32 %192, i32 addrspace(1)* %283, align 4, !dbg !2985
	%284 = getelementptr inbounds i32, i32 addrspace(1)* %136, i64 1, !dbg !2986
	store i32 %237, i32 addrspace(1)* %284, align 4, !dbg !2986
	%285 = getelementptr inbounds i32, i32 addrspace(1)* %136, i64 2, !dbg !2987
	store i32 %282, i32 addrspace(1)* %285, align 4, !dbg !2987
	ret void, !dbg !2797

b0_fail1:
	%286 = icmp ugt i64 %37, %p1, !dbg !2800
	br i1 %286, label %b0_fail2, label %b0_ok2, !dbg !2800

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2800
	br label %fail, !dbg !2800

b0_ok2:
	%287 = icmp uge i64 %36, %p5, !dbg !2801
	br i1 %287, label %b0_fail3, label %b0_ok3, !dbg !2801

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !2801
	br label %fail, !dbg !2801

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !2804
	br label %fail, !dbg !2804

b24_fail1:
	%288 = icmp ugt i64 %37, %p3, !dbg !2871
	br i1 %288, label %b24_fail2, label %b24_ok2, !dbg !2871

b24_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2871
	br label %fail, !dbg !2871

b24_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !2874
	br label %fail, !dbg !2874

fail:
	%289 = phi i32 [ 31, %b0_fail2 ], [ 32, %b0_fail3 ], [ 33, %b0_ok3 ], [ 34, %b24_fail2 ], [ 33, %b24_ok2 ], !dbg !2795
	%290 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 3, %b0_ok3 ], [ %37, %b24_fail2 ], [ 3, %b24_ok2 ], !dbg !2795
	%291 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ %p3, %b24_fail2 ], [ %135, %b24_ok2 ], !dbg !2795
	call void @gpuc_fail(i8* %ctrl, i32 %289, i64 %290, i64 %291), !dbg !2795
	ret void, !dbg !2795
}

define void @ExchangeUint64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2988 {
entry:
	br label %b0, !dbg !2989

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !2989
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2989
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !2989
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2992, !range !11
	%4 = sext i32 %3 to i64, !dbg !2992
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2992, !range !12
	%6 = sext i32 %5 to i64, !dbg !2992
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2992, !range !12
	%8 = sext i32 %7 to i64, !dbg !2992
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2992, !range !13
	%10 = sext i32 %9 to i64, !dbg !2992
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2992, !range !14
	%12 = sext i32 %11 to i64, !dbg !2992
	%13 = trunc i64 %12 to i32, !dbg !2992
	%14 = trunc i64 %8 to i32, !dbg !2992
	%15 = mul i32 %13, %14, !dbg !2992
	%16 = zext i32 %15 to i64, !dbg !2992
	%17 = trunc i64 %6 to i32, !dbg !2992
	%18 = add i32 %17, %15, !dbg !2992
	%19 = zext i32 %18 to i64, !dbg !2992
	%20 = mul i64 %10, %19, !dbg !2992
	%21 = add i64 %4, %20, !dbg !2992
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2992, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2992, !range !15
	%24 = mul i32 %22, %23, !dbg !2992
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2992, !range !16
	%26 = mul i32 %24, %25, !dbg !2992
	%27 = sext i32 %26 to i64, !dbg !2992
	%28 = mul i64 %21, %27, !dbg !2992
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2992, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2992, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2992, !range !18
	%32 = mul i32 %23, %31, !dbg !2992
	%33 = add i32 %30, %32, !dbg !2992
	%34 = mul i32 %22, %33, !dbg !2992
	%35 = add i32 %29, %34, !dbg !2992
	%36 = sext i32 %35 to i64, !dbg !2992
	%37 = add i64 %28, %36, !dbg !2992
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2993, !range !20
	%39 = sext i32 %38 to i64, !dbg !2993
	%40 = and i32 %35, -32, !dbg !2994
	%41 = sub i32 %26, %40, !dbg !2994
	%42 = icmp slt i32 %41, 32, !dbg !2994
	%43 = select i1 %42, i32 %41, i32 32, !dbg !2994
	%44 = sext i32 %43 to i64, !dbg !2994
	%45 = icmp eq i64 %44, 32, !dbg !2995
	br i1 %45, label %b1, label %b2, !dbg !2995

b1:
	br label %b2, !dbg !2995

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2996
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2997
	%48 = mul i64 %37, 4, !dbg !2999
	%49 = sub i64 %p1, %48, !dbg !3000
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %37, !dbg !2998
	%51 = icmp uge i64 %37, %p5, !dbg !2998
	%52 = icmp ugt i64 %48, %p1, !dbg !3000
	%53 = icmp ugt i64 4, %49, !dbg !3001
	%54 = icmp eq i64 %44, 0, !dbg !3002
	%55 = or i1 %51, %52, !dbg !3002
	%56 = or i1 %55, %53, !dbg !3002
	%57 = or i1 %56, %54, !dbg !3002
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !3002, !prof !30

b2_ok1:
	%58 = load i64, i64 addrspace(1)* %50, align 8, !dbg !2998
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %48, !dbg !3000
	%60 = trunc i64 %39 to i32, !dbg !3003
	%61 = mul i32 %60, 7, !dbg !3003
	%62 = zext i32 %61 to i64, !dbg !3003
	%63 = add i32 %61, 3, !dbg !3004
	%64 = zext i32 %63 to i64, !dbg !3004
	%65 = icmp eq i64 %44, -1, !dbg !3002
	%66 = select i1 %65, i64 1, i64 %44, !dbg !3002
	%67 = srem i64 %64, %66, !dbg !3002
	%68 = trunc i64 %67 to i32, !dbg !3005
	%69 = trunc i64 %58 to i32, !dbg !3005
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !3005
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !3005
	%72 = lshr i64 %58, 32, !dbg !3005
	%73 = trunc i64 %72 to i32, !dbg !3005
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %73, i32 %68, i32 31), !dbg !3005
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3005
	%76 = zext i32 %75 to i64, !dbg !3005
	%77 = shl i64 %76, 32, !dbg !3005
	%78 = zext i32 %71 to i64, !dbg !3005
	%79 = or i64 %78, %77, !dbg !3005
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 0, !dbg !3006
	store i64 %79, i64 addrspace(1)* %80, align 8, !dbg !3006
	%81 = trunc i64 %58 to i32, !dbg !3007
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %81, i32 3, i32 0), !dbg !3007
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !3007
	%84 = lshr i64 %58, 32, !dbg !3007
	%85 = trunc i64 %84 to i32, !dbg !3007
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %85, i32 3, i32 0), !dbg !3007
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !3007
	%88 = zext i32 %87 to i64, !dbg !3007
	%89 = shl i64 %88, 32, !dbg !3007
	%90 = zext i32 %83 to i64, !dbg !3007
	%91 = or i64 %90, %89, !dbg !3007
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 1, !dbg !3008
	store i64 %91, i64 addrspace(1)* %92, align 8, !dbg !3008
	%93 = trunc i64 %46 to i32, !dbg !3009
	%94 = trunc i64 %58 to i32, !dbg !3009
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %94, i32 %93, i32 31), !dbg !3009
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !3009
	%97 = lshr i64 %58, 32, !dbg !3009
	%98 = trunc i64 %97 to i32, !dbg !3009
	%99 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %98, i32 %93, i32 31), !dbg !3009
	%100 = extractvalue { i32, i1 } %99, 0, !dbg !3009
	%101 = zext i32 %100 to i64, !dbg !3009
	%102 = shl i64 %101, 32, !dbg !3009
	%103 = zext i32 %96 to i64, !dbg !3009
	%104 = or i64 %103, %102, !dbg !3009
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 2, !dbg !3010
	store i64 %104, i64 addrspace(1)* %105, align 8, !dbg !3010
	%106 = trunc i64 %47 to i32, !dbg !3011
	%107 = trunc i64 %58 to i32, !dbg !3011
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %107, i32 %106, i32 31), !dbg !3011
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !3011
	%110 = lshr i64 %58, 32, !dbg !3011
	%111 = trunc i64 %110 to i32, !dbg !3011
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %111, i32 %106, i32 31), !dbg !3011
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !3011
	%114 = zext i32 %113 to i64, !dbg !3011
	%115 = shl i64 %114, 32, !dbg !3011
	%116 = zext i32 %109 to i64, !dbg !3011
	%117 = or i64 %116, %115, !dbg !3011
	%118 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 3, !dbg !3012
	store i64 %117, i64 addrspace(1)* %118, align 8, !dbg !3012
	%119 = mul i64 %37, 3, !dbg !3013
	%120 = sub i64 %p3, %119, !dbg !3014
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %119, !dbg !3014
	%122 = icmp ugt i64 %119, %p3, !dbg !3014
	%123 = icmp ugt i64 3, %120, !dbg !3015
	%124 = or i1 %122, %123, !dbg !3015
	br i1 %124, label %b2_fail5, label %b2_ok5, !dbg !3015, !prof !30

b2_ok5:
	%125 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %58) convergent nounwind, !dbg !3016
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 0, !dbg !3017
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !3017
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 1, !dbg !3018
	store i32 7, i32 addrspace(1)* %127, align 4, !dbg !3018
	%128 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %58) convergent nounwind, !dbg !3019
	store i32 %128, i32 addrspace(1)* %127, align 4, !dbg !3020
	%129 = sub i64 %37, %39, !dbg !3021
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %129, !dbg !3022
	%131 = icmp uge i64 %129, %p5, !dbg !3022
	br i1 %131, label %b2_fail7, label %b2_ok7, !dbg !3022, !prof !30

b2_ok7:
	%132 = load i64, i64 addrspace(1)* %130, align 8, !dbg !3022
	%133 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %132) convergent nounwind, !dbg !3023
	%134 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 2, !dbg !3024
	store i32 %133, i32 addrspace(1)* %134, align 4, !dbg !3024
	ret void, !dbg !2991

b2_fail1:
	%135 = icmp uge i64 %37, %p5, !dbg !2998
	br i1 %135, label %b2_fail2, label %b2_ok2, !dbg !2998

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2998
	br label %fail, !dbg !2998

b2_ok2:
	%136 = icmp ugt i64 %48, %p1, !dbg !3000
	br i1 %136, label %b2_fail3, label %b2_ok3, !dbg !3000

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !3000
	br label %fail, !dbg !3000

b2_ok3:
	%137 = icmp ugt i64 4, %49, !dbg !3001
	br i1 %137, label %b2_fail4, label %b2_ok4, !dbg !3001

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !3001
	br label %fail, !dbg !3001

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !3002
	br label %fail, !dbg !3002

b2_fail5:
	%138 = icmp ugt i64 %119, %p3, !dbg !3014
	br i1 %138, label %b2_fail6, label %b2_ok6, !dbg !3014

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !3014
	br label %fail, !dbg !3014

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !3015
	br label %fail, !dbg !3015

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !3022
	br label %fail, !dbg !3022

fail:
	%139 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !2989
	%140 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %119, %b2_fail6 ], [ 3, %b2_ok6 ], [ %129, %b2_fail7 ], !dbg !2989
	%141 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %120, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !2989
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !2989
	ret void, !dbg !2989
}

define void @NumbersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3025 {
entry:
	br label %b0, !dbg !3026

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3026
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !3026
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3026
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3029, !range !11
	%4 = sext i32 %3 to i64, !dbg !3029
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3029, !range !12
	%6 = sext i32 %5 to i64, !dbg !3029
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3029, !range !12
	%8 = sext i32 %7 to i64, !dbg !3029
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3029, !range !13
	%10 = sext i32 %9 to i64, !dbg !3029
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3029, !range !14
	%12 = sext i32 %11 to i64, !dbg !3029
	%13 = trunc i64 %12 to i32, !dbg !3029
	%14 = trunc i64 %8 to i32, !dbg !3029
	%15 = mul i32 %13, %14, !dbg !3029
	%16 = trunc i64 %6 to i32, !dbg !3029
	%17 = add i32 %16, %15, !dbg !3029
	%18 = zext i32 %17 to i64, !dbg !3029
	%19 = mul i64 %10, %18, !dbg !3029
	%20 = add i64 %4, %19, !dbg !3029
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3029, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3029, !range !15
	%23 = mul i32 %21, %22, !dbg !3029
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3029, !range !16
	%25 = mul i32 %23, %24, !dbg !3029
	%26 = sext i32 %25 to i64, !dbg !3029
	%27 = mul i64 %20, %26, !dbg !3029
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3029, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3029, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3029, !range !18
	%31 = mul i32 %22, %30, !dbg !3029
	%32 = add i32 %29, %31, !dbg !3029
	%33 = mul i32 %21, %32, !dbg !3029
	%34 = add i32 %28, %33, !dbg !3029
	%35 = sext i32 %34 to i64, !dbg !3029
	%36 = add i64 %27, %35, !dbg !3029
	%37 = mul i64 %36, 6, !dbg !3030
	%38 = sub i64 %p1, %37, !dbg !3031
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %37, !dbg !3031
	%40 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %36, !dbg !3032
	%41 = icmp ugt i64 %37, %p1, !dbg !3031
	%42 = icmp uge i64 %36, %p5, !dbg !3032
	%43 = icmp ugt i64 6, %38, !dbg !3035
	%44 = or i1 %41, %42, !dbg !3035
	%45 = or i1 %44, %43, !dbg !3035
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !3035, !prof !30

b0_ok1:
	%46 = load i64, i64 addrspace(1)* %40, align 8, !dbg !3032
	%47 = and i32 %34, -32, !dbg !3042
	%48 = sub i32 %25, %47, !dbg !3042
	%49 = icmp slt i32 %48, 32, !dbg !3042
	%50 = select i1 %49, i32 %48, i32 32, !dbg !3042
	%51 = sext i32 %50 to i64, !dbg !3042
	%52 = icmp eq i64 %51, 32, !dbg !3043
	%53 = mul i64 %51, 2, !dbg !3044
	br label %b1, !dbg !3035

b1:
	%54 = phi i32 [ 0, %b0_ok1 ], [ %277, %b33 ], !dbg !3035
	br i1 %52, label %b2, label %b4, !dbg !3043

b2:
	%55 = phi i64 [ %70, %b3 ], [ %46, %b1 ], !dbg !3045
	%56 = phi i64 [ %73, %b3 ], [ 16, %b1 ], !dbg !3046
	%57 = icmp sgt i64 %56, 0, !dbg !3047
	br i1 %57, label %b3, label %b7, !dbg !3047

b3:
	%58 = trunc i64 %56 to i32, !dbg !3048
	%59 = trunc i64 %55 to i32, !dbg !3048
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %59, i32 %58, i32 31), !dbg !3048
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !3048
	%62 = lshr i64 %55, 32, !dbg !3048
	%63 = trunc i64 %62 to i32, !dbg !3048
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %63, i32 %58, i32 31), !dbg !3048
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !3048
	%66 = zext i32 %65 to i64, !dbg !3048
	%67 = shl i64 %66, 32, !dbg !3048
	%68 = zext i32 %61 to i64, !dbg !3048
	%69 = or i64 %68, %67, !dbg !3048
	%70 = add i64 %55, %69, !dbg !3049
	%71 = trunc i64 %56 to i32, !dbg !3050
	%72 = udiv i32 %71, 2, !dbg !3050
	%73 = zext i32 %72 to i64, !dbg !3050
	br label %b2, !dbg !3050

b4:
	%74 = trunc i64 %46 to i32, !dbg !3051
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %74, i32 0, i32 31), !dbg !3051
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !3051
	%77 = lshr i64 %46, 32, !dbg !3051
	%78 = trunc i64 %77 to i32, !dbg !3051
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %78, i32 0, i32 31), !dbg !3051
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !3051
	%81 = zext i32 %80 to i64, !dbg !3051
	%82 = shl i64 %81, 32, !dbg !3051
	%83 = zext i32 %76 to i64, !dbg !3051
	%84 = or i64 %83, %82, !dbg !3051
	br label %b5, !dbg !3051

b5:
	%85 = phi i64 [ %84, %b4 ], [ %99, %b6 ], !dbg !3052
	%86 = phi i32 [ 1, %b4 ], [ %100, %b6 ], !dbg !3053
	%87 = icmp slt i32 %86, %50, !dbg !3054
	br i1 %87, label %b6, label %b7, !dbg !3054

b6:
	%88 = trunc i64 %46 to i32, !dbg !3055
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %88, i32 %86, i32 31), !dbg !3055
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !3055
	%91 = lshr i64 %46, 32, !dbg !3055
	%92 = trunc i64 %91 to i32, !dbg !3055
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 %86, i32 31), !dbg !3055
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !3055
	%95 = zext i32 %94 to i64, !dbg !3055
	%96 = shl i64 %95, 32, !dbg !3055
	%97 = zext i32 %90 to i64, !dbg !3055
	%98 = or i64 %97, %96, !dbg !3055
	%99 = add i64 %85, %98, !dbg !3049
	%100 = add i32 %86, 1, !dbg !3056
	br label %b5, !dbg !3056

b7:
	%101 = phi i64 [ %55, %b2 ], [ %85, %b5 ], !dbg !3041
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 0, !dbg !3057
	store i64 %101, i64 addrspace(1)* %102, align 8, !dbg !3057
	br i1 %52, label %b8, label %b10, !dbg !3062

b8:
	%103 = phi i64 [ %119, %b9 ], [ %46, %b7 ], !dbg !3063
	%104 = phi i64 [ %122, %b9 ], [ 16, %b7 ], !dbg !3064
	%105 = icmp sgt i64 %104, 0, !dbg !3065
	br i1 %105, label %b9, label %b13, !dbg !3065

b9:
	%106 = trunc i64 %104 to i32, !dbg !3066
	%107 = trunc i64 %103 to i32, !dbg !3066
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %107, i32 %106, i32 31), !dbg !3066
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !3066
	%110 = lshr i64 %103, 32, !dbg !3066
	%111 = trunc i64 %110 to i32, !dbg !3066
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %111, i32 %106, i32 31), !dbg !3066
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !3066
	%114 = zext i32 %113 to i64, !dbg !3066
	%115 = shl i64 %114, 32, !dbg !3066
	%116 = zext i32 %109 to i64, !dbg !3066
	%117 = or i64 %116, %115, !dbg !3066
	%118 = icmp ult i64 %103, %117, !dbg !3067
	%119 = select i1 %118, i64 %103, i64 %117, !dbg !3067
	%120 = trunc i64 %104 to i32, !dbg !3068
	%121 = udiv i32 %120, 2, !dbg !3068
	%122 = zext i32 %121 to i64, !dbg !3068
	br label %b8, !dbg !3068

b10:
	%123 = trunc i64 %46 to i32, !dbg !3069
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %123, i32 0, i32 31), !dbg !3069
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !3069
	%126 = lshr i64 %46, 32, !dbg !3069
	%127 = trunc i64 %126 to i32, !dbg !3069
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 0, i32 31), !dbg !3069
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !3069
	%130 = zext i32 %129 to i64, !dbg !3069
	%131 = shl i64 %130, 32, !dbg !3069
	%132 = zext i32 %125 to i64, !dbg !3069
	%133 = or i64 %132, %131, !dbg !3069
	br label %b11, !dbg !3069

b11:
	%134 = phi i64 [ %133, %b10 ], [ %149, %b12 ], !dbg !3070
	%135 = phi i32 [ 1, %b10 ], [ %150, %b12 ], !dbg !3071
	%136 = icmp slt i32 %135, %50, !dbg !3072
	br i1 %136, label %b12, label %b13, !dbg !3072

b12:
	%137 = trunc i64 %46 to i32, !dbg !3073
	%138 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %137, i32 %135, i32 31), !dbg !3073
	%139 = extractvalue { i32, i1 } %138, 0, !dbg !3073
	%140 = lshr i64 %46, 32, !dbg !3073
	%141 = trunc i64 %140 to i32, !dbg !3073
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 %135, i32 31), !dbg !3073
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !3073
	%144 = zext i32 %143 to i64, !dbg !3073
	%145 = shl i64 %144, 32, !dbg !3073
	%146 = zext i32 %139 to i64, !dbg !3073
	%147 = or i64 %146, %145, !dbg !3073
	%148 = icmp ult i64 %134, %147, !dbg !3067
	%149 = select i1 %148, i64 %134, i64 %147, !dbg !3067
	%150 = add i32 %135, 1, !dbg !3074
	br label %b11, !dbg !3074

b13:
	%151 = phi i64 [ %103, %b8 ], [ %134, %b11 ], !dbg !3061
	br i1 %52, label %b14, label %b16, !dbg !3079

b14:
	%152 = phi i64 [ %168, %b15 ], [ %46, %b13 ], !dbg !3080
	%153 = phi i64 [ %171, %b15 ], [ 16, %b13 ], !dbg !3081
	%154 = icmp sgt i64 %153, 0, !dbg !3082
	br i1 %154, label %b15, label %b19, !dbg !3082

b15:
	%155 = trunc i64 %153 to i32, !dbg !3083
	%156 = trunc i64 %152 to i32, !dbg !3083
	%157 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %156, i32 %155, i32 31), !dbg !3083
	%158 = extractvalue { i32, i1 } %157, 0, !dbg !3083
	%159 = lshr i64 %152, 32, !dbg !3083
	%160 = trunc i64 %159 to i32, !dbg !3083
	%161 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %160, i32 %155, i32 31), !dbg !3083
	%162 = extractvalue { i32, i1 } %161, 0, !dbg !3083
	%163 = zext i32 %162 to i64, !dbg !3083
	%164 = shl i64 %163, 32, !dbg !3083
	%165 = zext i32 %158 to i64, !dbg !3083
	%166 = or i64 %165, %164, !dbg !3083
	%167 = icmp ugt i64 %152, %166, !dbg !3084
	%168 = select i1 %167, i64 %152, i64 %166, !dbg !3084
	%169 = trunc i64 %153 to i32, !dbg !3085
	%170 = udiv i32 %169, 2, !dbg !3085
	%171 = zext i32 %170 to i64, !dbg !3085
	br label %b14, !dbg !3085

b16:
	%172 = trunc i64 %46 to i32, !dbg !3086
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 0, i32 31), !dbg !3086
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !3086
	%175 = lshr i64 %46, 32, !dbg !3086
	%176 = trunc i64 %175 to i32, !dbg !3086
	%177 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %176, i32 0, i32 31), !dbg !3086
	%178 = extractvalue { i32, i1 } %177, 0, !dbg !3086
	%179 = zext i32 %178 to i64, !dbg !3086
	%180 = shl i64 %179, 32, !dbg !3086
	%181 = zext i32 %174 to i64, !dbg !3086
	%182 = or i64 %181, %180, !dbg !3086
	br label %b17, !dbg !3086

b17:
	%183 = phi i64 [ %182, %b16 ], [ %198, %b18 ], !dbg !3087
	%184 = phi i32 [ 1, %b16 ], [ %199, %b18 ], !dbg !3088
	%185 = icmp slt i32 %184, %50, !dbg !3089
	br i1 %185, label %b18, label %b19, !dbg !3089

b18:
	%186 = trunc i64 %46 to i32, !dbg !3090
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %186, i32 %184, i32 31), !dbg !3090
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !3090
	%189 = lshr i64 %46, 32, !dbg !3090
	%190 = trunc i64 %189 to i32, !dbg !3090
	%191 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %190, i32 %184, i32 31), !dbg !3090
	%192 = extractvalue { i32, i1 } %191, 0, !dbg !3090
	%193 = zext i32 %192 to i64, !dbg !3090
	%194 = shl i64 %193, 32, !dbg !3090
	%195 = zext i32 %188 to i64, !dbg !3090
	%196 = or i64 %195, %194, !dbg !3090
	%197 = icmp ugt i64 %183, %196, !dbg !3084
	%198 = select i1 %197, i64 %183, i64 %196, !dbg !3084
	%199 = add i32 %184, 1, !dbg !3091
	br label %b17, !dbg !3091

b19:
	%200 = phi i64 [ %152, %b14 ], [ %183, %b17 ], !dbg !3078
	%201 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 1, !dbg !3092
	store i64 %151, i64 addrspace(1)* %201, align 8, !dbg !3092
	%202 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 2, !dbg !3093
	store i64 %200, i64 addrspace(1)* %202, align 8, !dbg !3093
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3098, !range !20
	%204 = sext i32 %203 to i64, !dbg !3098
	%205 = trunc i64 %204 to i32, !dbg !3098
	br label %b20, !dbg !3098

b20:
	%206 = phi i64 [ %46, %b19 ], [ %224, %b23 ], !dbg !3099
	%207 = phi i32 [ 1, %b19 ], [ %225, %b23 ], !dbg !3100
	%208 = zext i32 %207 to i64, !dbg !3100
	%209 = icmp ult i32 %207, 32, !dbg !3101
	br i1 %209, label %b21, label %b24, !dbg !3101

b21:
	%210 = trunc i64 %208 to i32, !dbg !3102
	%211 = trunc i64 %206 to i32, !dbg !3102
	%212 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %211, i32 %210, i32 0), !dbg !3102
	%213 = extractvalue { i32, i1 } %212, 0, !dbg !3102
	%214 = lshr i64 %206, 32, !dbg !3102
	%215 = trunc i64 %214 to i32, !dbg !3102
	%216 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %215, i32 %210, i32 0), !dbg !3102
	%217 = extractvalue { i32, i1 } %216, 0, !dbg !3102
	%218 = zext i32 %217 to i64, !dbg !3102
	%219 = shl i64 %218, 32, !dbg !3102
	%220 = zext i32 %213 to i64, !dbg !3102
	%221 = or i64 %220, %219, !dbg !3102
	%222 = icmp uge i32 %205, %207, !dbg !3103
	br i1 %222, label %b22, label %b23, !dbg !3103

b22:
	%223 = add i64 %206, %221, !dbg !3104
	br label %b23, !dbg !3104

b23:
	%224 = phi i64 [ %206, %b21 ], [ %223, %b22 ], !dbg !3099
	%225 = mul i32 %207, 2, !dbg !3105
	br label %b20, !dbg !3105

b24:
	%226 = phi i64 [ %244, %b27 ], [ %46, %b20 ], !dbg !3109
	%227 = phi i32 [ %245, %b27 ], [ 1, %b20 ], !dbg !3110
	%228 = zext i32 %227 to i64, !dbg !3110
	%229 = icmp ult i32 %227, 32, !dbg !3111
	br i1 %229, label %b25, label %b28, !dbg !3111

b25:
	%230 = trunc i64 %228 to i32, !dbg !3112
	%231 = trunc i64 %226 to i32, !dbg !3112
	%232 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %231, i32 %230, i32 0), !dbg !3112
	%233 = extractvalue { i32, i1 } %232, 0, !dbg !3112
	%234 = lshr i64 %226, 32, !dbg !3112
	%235 = trunc i64 %234 to i32, !dbg !3112
	%236 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %235, i32 %230, i32 0), !dbg !3112
	%237 = extractvalue { i32, i1 } %236, 0, !dbg !3112
	%238 = zext i32 %237 to i64, !dbg !3112
	%239 = shl i64 %238, 32, !dbg !3112
	%240 = zext i32 %233 to i64, !dbg !3112
	%241 = or i64 %240, %239, !dbg !3112
	%242 = icmp uge i32 %205, %227, !dbg !3113
	br i1 %242, label %b26, label %b27, !dbg !3113

b26:
	%243 = add i64 %226, %241, !dbg !3114
	br label %b27, !dbg !3114

b27:
	%244 = phi i64 [ %226, %b25 ], [ %243, %b26 ], !dbg !3109
	%245 = mul i32 %227, 2, !dbg !3115
	br label %b24, !dbg !3115

b28:
	%246 = trunc i64 %226 to i32, !dbg !3116
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %246, i32 1, i32 0), !dbg !3116
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !3116
	%249 = lshr i64 %226, 32, !dbg !3116
	%250 = trunc i64 %249 to i32, !dbg !3116
	%251 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %250, i32 1, i32 0), !dbg !3116
	%252 = extractvalue { i32, i1 } %251, 0, !dbg !3116
	%253 = zext i32 %252 to i64, !dbg !3116
	%254 = shl i64 %253, 32, !dbg !3116
	%255 = zext i32 %248 to i64, !dbg !3116
	%256 = or i64 %255, %254, !dbg !3116
	%257 = icmp eq i32 %203, 0, !dbg !3117
	br i1 %257, label %b30, label %b29, !dbg !3117

b29:
	br label %b30, !dbg !3118

b30:
	%258 = phi i64 [ 0, %b28 ], [ %256, %b29 ], !dbg !3107
	%259 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 3, !dbg !3119
	store i64 %206, i64 addrspace(1)* %259, align 8, !dbg !3119
	%260 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 4, !dbg !3120
	store i64 %258, i64 addrspace(1)* %260, align 8, !dbg !3120
	%261 = sdiv i64 %53, 3, !dbg !3121
	%262 = icmp slt i64 %261, 0, !dbg !3124
	br i1 %262, label %b32, label %b31, !dbg !3124

b31:
	%263 = icmp sge i64 %261, %51, !dbg !3125
	br i1 %263, label %b32, label %b33, !dbg !3125

b32:
	call void asm sideeffect "", ""() nounwind, !dbg !3126
	br label %fail, !dbg !3126

b33:
	%264 = trunc i64 %261 to i32, !dbg !3127
	%265 = trunc i64 %46 to i32, !dbg !3127
	%266 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %265, i32 %264, i32 31), !dbg !3127
	%267 = extractvalue { i32, i1 } %266, 0, !dbg !3127
	%268 = lshr i64 %46, 32, !dbg !3127
	%269 = trunc i64 %268 to i32, !dbg !3127
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %269, i32 %264, i32 31), !dbg !3127
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !3127
	%272 = zext i32 %271 to i64, !dbg !3127
	%273 = shl i64 %272, 32, !dbg !3127
	%274 = zext i32 %267 to i64, !dbg !3127
	%275 = or i64 %274, %273, !dbg !3127
	%276 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 5, !dbg !3128
	store i64 %275, i64 addrspace(1)* %276, align 8, !dbg !3128
	%277 = add i32 %54, 1, !dbg !3128
	%278 = icmp slt i32 %277, 2, !dbg !3128
	br i1 %278, label %b1, label %b34, !dbg !3128

b34:
	%279 = sub i64 %p3, %37, !dbg !3129
	%280 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %37, !dbg !3129
	%281 = icmp ugt i64 %37, %p3, !dbg !3129
	%282 = icmp ugt i64 6, %279, !dbg !3132
	%283 = or i1 %281, %282, !dbg !3132
	br i1 %283, label %b34_fail1, label %b34_ok1, !dbg !3132, !prof !30

b34_ok1:
	%284 = load i64, i64 addrspace(1)* %40, align 8, !dbg !3133
	%285 = trunc i64 %26 to i32, !dbg !3139
	%286 = add i32 %285, 32, !dbg !3139
	%287 = sub i32 %286, 1, !dbg !3140
	%288 = sub i64 %51, 1, !dbg !3145
	%289 = icmp eq i64 %204, %288, !dbg !3146
	%290 = mul i32 %285, 2, !dbg !3147
	br label %b35, !dbg !3132

b35:
	%291 = phi i32 [ 0, %b34_ok1 ], [ %598, %b102 ], !dbg !3132
	br i1 %52, label %b36, label %b38, !dbg !3149

b36:
	%292 = phi i64 [ %307, %b37 ], [ %284, %b35 ], !dbg !3150
	%293 = phi i64 [ %310, %b37 ], [ 16, %b35 ], !dbg !3151
	%294 = icmp sgt i64 %293, 0, !dbg !3152
	br i1 %294, label %b37, label %b41, !dbg !3152

b37:
	%295 = trunc i64 %293 to i32, !dbg !3153
	%296 = trunc i64 %292 to i32, !dbg !3153
	%297 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %296, i32 %295, i32 31), !dbg !3153
	%298 = extractvalue { i32, i1 } %297, 0, !dbg !3153
	%299 = lshr i64 %292, 32, !dbg !3153
	%300 = trunc i64 %299 to i32, !dbg !3153
	%301 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %300, i32 %295, i32 31), !dbg !3153
	%302 = extractvalue { i32, i1 } %301, 0, !dbg !3153
	%303 = zext i32 %302 to i64, !dbg !3153
	%304 = shl i64 %303, 32, !dbg !3153
	%305 = zext i32 %298 to i64, !dbg !3153
	%306 = or i64 %305, %304, !dbg !3153
	%307 = add i64 %292, %306, !dbg !3154
	%308 = trunc i64 %293 to i32, !dbg !3155
	%309 = udiv i32 %308, 2, !dbg !3155
	%310 = zext i32 %309 to i64, !dbg !3155
	br label %b36, !dbg !3155

b38:
	%311 = trunc i64 %284 to i32, !dbg !3156
	%312 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %311, i32 0, i32 31), !dbg !3156
	%313 = extractvalue { i32, i1 } %312, 0, !dbg !3156
	%314 = lshr i64 %284, 32, !dbg !3156
	%315 = trunc i64 %314 to i32, !dbg !3156
	%316 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %315, i32 0, i32 31), !dbg !3156
	%317 = extractvalue { i32, i1 } %316, 0, !dbg !3156
	%318 = zext i32 %317 to i64, !dbg !3156
	%319 = shl i64 %318, 32, !dbg !3156
	%320 = zext i32 %313 to i64, !dbg !3156
	%321 = or i64 %320, %319, !dbg !3156
	br label %b39, !dbg !3156

b39:
	%322 = phi i64 [ %321, %b38 ], [ %336, %b40 ], !dbg !3157
	%323 = phi i32 [ 1, %b38 ], [ %337, %b40 ], !dbg !3158
	%324 = icmp slt i32 %323, %50, !dbg !3159
	br i1 %324, label %b40, label %b41, !dbg !3159

b40:
	%325 = trunc i64 %284 to i32, !dbg !3160
	%326 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %325, i32 %323, i32 31), !dbg !3160
	%327 = extractvalue { i32, i1 } %326, 0, !dbg !3160
	%328 = lshr i64 %284, 32, !dbg !3160
	%329 = trunc i64 %328 to i32, !dbg !3160
	%330 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %329, i32 %323, i32 31), !dbg !3160
	%331 = extractvalue { i32, i1 } %330, 0, !dbg !3160
	%332 = zext i32 %331 to i64, !dbg !3160
	%333 = shl i64 %332, 32, !dbg !3160
	%334 = zext i32 %327 to i64, !dbg !3160
	%335 = or i64 %334, %333, !dbg !3160
	%336 = add i64 %322, %335, !dbg !3154
	%337 = add i32 %323, 1, !dbg !3161
	br label %b39, !dbg !3161

b41:
	%338 = phi i64 [ %292, %b36 ], [ %322, %b39 ], !dbg !3148
	%339 = udiv i32 %287, 32, !dbg !3162
	%340 = zext i32 %339 to i64, !dbg !3162
	%341 = trunc i64 %340 to i32, !dbg !3162
	%342 = icmp eq i32 %341, 1, !dbg !3163
	br i1 %342, label %b47, label %b42, !dbg !3163

b42:
	call void @llvm.nvvm.barrier0(), !dbg !3165
	br i1 %257, label %b43, label %b44, !dbg !3166

b43:
	%343 = trunc i64 %35 to i32, !dbg !3167
	%344 = udiv i32 %343, 32, !dbg !3167
	%345 = zext i32 %344 to i64, !dbg !3167
	%346 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %345, !dbg !3168
	store i64 %338, i64 addrspace(3)* %346, align 8, !dbg !3168
	br label %b44, !dbg !3168

b44:
	call void @llvm.nvvm.barrier0(), !dbg !3169
	%347 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3170
	%348 = load i64, i64 addrspace(3)* %347, align 8, !dbg !3170
	br label %b45, !dbg !3170

b45:
	%349 = phi i64 [ %348, %b44 ], [ %355, %b46 ], !dbg !3171
	%350 = phi i32 [ 1, %b44 ], [ %356, %b46 ], !dbg !3172
	%351 = sext i32 %350 to i64, !dbg !3172
	%352 = icmp slt i32 %350, %341, !dbg !3173
	br i1 %352, label %b46, label %b47, !dbg !3173

b46:
	%353 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %351, !dbg !3174
	%354 = load i64, i64 addrspace(3)* %353, align 8, !dbg !3174
	%355 = add i64 %349, %354, !dbg !3154
	%356 = add i32 %350, 1, !dbg !3175
	br label %b45, !dbg !3175

b47:
	%357 = phi i64 [ %338, %b41 ], [ %349, %b45 ], !dbg !3137
	%358 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 0, !dbg !3176
	store i64 %357, i64 addrspace(1)* %358, align 8, !dbg !3176
	br i1 %52, label %b48, label %b50, !dbg !3181

b48:
	%359 = phi i64 [ %375, %b49 ], [ %284, %b47 ], !dbg !3182
	%360 = phi i64 [ %378, %b49 ], [ 16, %b47 ], !dbg !3183
	%361 = icmp sgt i64 %360, 0, !dbg !3184
	br i1 %361, label %b49, label %b53, !dbg !3184

b49:
	%362 = trunc i64 %360 to i32, !dbg !3185
	%363 = trunc i64 %359 to i32, !dbg !3185
	%364 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %363, i32 %362, i32 31), !dbg !3185
	%365 = extractvalue { i32, i1 } %364, 0, !dbg !3185
	%366 = lshr i64 %359, 32, !dbg !3185
	%367 = trunc i64 %366 to i32, !dbg !3185
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %367, i32 %362, i32 31), !dbg !3185
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !3185
	%370 = zext i32 %369 to i64, !dbg !3185
	%371 = shl i64 %370, 32, !dbg !3185
	%372 = zext i32 %365 to i64, !dbg !3185
	%373 = or i64 %372, %371, !dbg !3185
	%374 = icmp ult i64 %359, %373, !dbg !3186
	%375 = select i1 %374, i64 %359, i64 %373, !dbg !3186
	%376 = trunc i64 %360 to i32, !dbg !3187
	%377 = udiv i32 %376, 2, !dbg !3187
	%378 = zext i32 %377 to i64, !dbg !3187
	br label %b48, !dbg !3187

b50:
	%379 = trunc i64 %284 to i32, !dbg !3188
	%380 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %379, i32 0, i32 31), !dbg !3188
	%381 = extractvalue { i32, i1 } %380, 0, !dbg !3188
	%382 = lshr i64 %284, 32, !dbg !3188
	%383 = trunc i64 %382 to i32, !dbg !3188
	%384 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %383, i32 0, i32 31), !dbg !3188
	%385 = extractvalue { i32, i1 } %384, 0, !dbg !3188
	%386 = zext i32 %385 to i64, !dbg !3188
	%387 = shl i64 %386, 32, !dbg !3188
	%388 = zext i32 %381 to i64, !dbg !3188
	%389 = or i64 %388, %387, !dbg !3188
	br label %b51, !dbg !3188

b51:
	%390 = phi i64 [ %389, %b50 ], [ %405, %b52 ], !dbg !3189
	%391 = phi i32 [ 1, %b50 ], [ %406, %b52 ], !dbg !3190
	%392 = icmp slt i32 %391, %50, !dbg !3191
	br i1 %392, label %b52, label %b53, !dbg !3191

b52:
	%393 = trunc i64 %284 to i32, !dbg !3192
	%394 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %393, i32 %391, i32 31), !dbg !3192
	%395 = extractvalue { i32, i1 } %394, 0, !dbg !3192
	%396 = lshr i64 %284, 32, !dbg !3192
	%397 = trunc i64 %396 to i32, !dbg !3192
	%398 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %397, i32 %391, i32 31), !dbg !3192
	%399 = extractvalue { i32, i1 } %398, 0, !dbg !3192
	%400 = zext i32 %399 to i64, !dbg !3192
	%401 = shl i64 %400, 32, !dbg !3192
	%402 = zext i32 %395 to i64, !dbg !3192
	%403 = or i64 %402, %401, !dbg !3192
	%404 = icmp ult i64 %390, %403, !dbg !3186
	%405 = select i1 %404, i64 %390, i64 %403, !dbg !3186
	%406 = add i32 %391, 1, !dbg !3193
	br label %b51, !dbg !3193

b53:
	%407 = phi i64 [ %359, %b48 ], [ %390, %b51 ], !dbg !3180
	br i1 %342, label %b59, label %b54, !dbg !3194

b54:
	call void @llvm.nvvm.barrier0(), !dbg !3196
	br i1 %257, label %b55, label %b56, !dbg !3197

b55:
	%408 = trunc i64 %35 to i32, !dbg !3198
	%409 = udiv i32 %408, 32, !dbg !3198
	%410 = zext i32 %409 to i64, !dbg !3198
	%411 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %410, !dbg !3199
	store i64 %407, i64 addrspace(3)* %411, align 8, !dbg !3199
	br label %b56, !dbg !3199

b56:
	call void @llvm.nvvm.barrier0(), !dbg !3200
	%412 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3201
	%413 = load i64, i64 addrspace(3)* %412, align 8, !dbg !3201
	br label %b57, !dbg !3201

b57:
	%414 = phi i64 [ %413, %b56 ], [ %421, %b58 ], !dbg !3202
	%415 = phi i32 [ 1, %b56 ], [ %422, %b58 ], !dbg !3203
	%416 = sext i32 %415 to i64, !dbg !3203
	%417 = icmp slt i32 %415, %341, !dbg !3204
	br i1 %417, label %b58, label %b59, !dbg !3204

b58:
	%418 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %416, !dbg !3205
	%419 = load i64, i64 addrspace(3)* %418, align 8, !dbg !3205
	%420 = icmp ult i64 %414, %419, !dbg !3186
	%421 = select i1 %420, i64 %414, i64 %419, !dbg !3186
	%422 = add i32 %415, 1, !dbg !3206
	br label %b57, !dbg !3206

b59:
	%423 = phi i64 [ %407, %b53 ], [ %414, %b57 ], !dbg !3179
	br i1 %52, label %b60, label %b62, !dbg !3211

b60:
	%424 = phi i64 [ %440, %b61 ], [ %284, %b59 ], !dbg !3212
	%425 = phi i64 [ %443, %b61 ], [ 16, %b59 ], !dbg !3213
	%426 = icmp sgt i64 %425, 0, !dbg !3214
	br i1 %426, label %b61, label %b65, !dbg !3214

b61:
	%427 = trunc i64 %425 to i32, !dbg !3215
	%428 = trunc i64 %424 to i32, !dbg !3215
	%429 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %428, i32 %427, i32 31), !dbg !3215
	%430 = extractvalue { i32, i1 } %429, 0, !dbg !3215
	%431 = lshr i64 %424, 32, !dbg !3215
	%432 = trunc i64 %431 to i32, !dbg !3215
	%433 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %432, i32 %427, i32 31), !dbg !3215
	%434 = extractvalue { i32, i1 } %433, 0, !dbg !3215
	%435 = zext i32 %434 to i64, !dbg !3215
	%436 = shl i64 %435, 32, !dbg !3215
	%437 = zext i32 %430 to i64, !dbg !3215
	%438 = or i64 %437, %436, !dbg !3215
	%439 = icmp ugt i64 %424, %438, !dbg !3216
	%440 = select i1 %439, i64 %424, i64 %438, !dbg !3216
	%441 = trunc i64 %425 to i32, !dbg !3217
	%442 = udiv i32 %441, 2, !dbg !3217
	%443 = zext i32 %442 to i64, !dbg !3217
	br label %b60, !dbg !3217

b62:
	%444 = trunc i64 %284 to i32, !dbg !3218
	%445 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %444, i32 0, i32 31), !dbg !3218
	%446 = extractvalue { i32, i1 } %445, 0, !dbg !3218
	%447 = lshr i64 %284, 32, !dbg !3218
	%448 = trunc i64 %447 to i32, !dbg !3218
	%449 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %448, i32 0, i32 31), !dbg !3218
	%450 = extractvalue { i32, i1 } %449, 0, !dbg !3218
	%451 = zext i32 %450 to i64, !dbg !3218
	%452 = shl i64 %451, 32, !dbg !3218
	%453 = zext i32 %446 to i64, !dbg !3218
	%454 = or i64 %453, %452, !dbg !3218
	br label %b63, !dbg !3218

b63:
	%455 = phi i64 [ %454, %b62 ], [ %470, %b64 ], !dbg !3219
	%456 = phi i32 [ 1, %b62 ], [ %471, %b64 ], !dbg !3220
	%457 = icmp slt i32 %456, %50, !dbg !3221
	br i1 %457, label %b64, label %b65, !dbg !3221

b64:
	%458 = trunc i64 %284 to i32, !dbg !3222
	%459 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %458, i32 %456, i32 31), !dbg !3222
	%460 = extractvalue { i32, i1 } %459, 0, !dbg !3222
	%461 = lshr i64 %284, 32, !dbg !3222
	%462 = trunc i64 %461 to i32, !dbg !3222
	%463 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %462, i32 %456, i32 31), !dbg !3222
	%464 = extractvalue { i32, i1 } %463, 0, !dbg !3222
	%465 = zext i32 %464 to i64, !dbg !3222
	%466 = shl i64 %465, 32, !dbg !3222
	%467 = zext i32 %460 to i64, !dbg !3222
	%468 = or i64 %467, %466, !dbg !3222
	%469 = icmp ugt i64 %455, %468, !dbg !3216
	%470 = select i1 %469, i64 %455, i64 %468, !dbg !3216
	%471 = add i32 %456, 1, !dbg !3223
	br label %b63, !dbg !3223

b65:
	%472 = phi i64 [ %424, %b60 ], [ %455, %b63 ], !dbg !3210
	br i1 %342, label %b71, label %b66, !dbg !3224

b66:
	call void @llvm.nvvm.barrier0(), !dbg !3226
	br i1 %257, label %b67, label %b68, !dbg !3227

b67:
	%473 = trunc i64 %35 to i32, !dbg !3228
	%474 = udiv i32 %473, 32, !dbg !3228
	%475 = zext i32 %474 to i64, !dbg !3228
	%476 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %475, !dbg !3229
	store i64 %472, i64 addrspace(3)* %476, align 8, !dbg !3229
	br label %b68, !dbg !3229

b68:
	call void @llvm.nvvm.barrier0(), !dbg !3230
	%477 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3231
	%478 = load i64, i64 addrspace(3)* %477, align 8, !dbg !3231
	br label %b69, !dbg !3231

b69:
	%479 = phi i64 [ %478, %b68 ], [ %486, %b70 ], !dbg !3232
	%480 = phi i32 [ 1, %b68 ], [ %487, %b70 ], !dbg !3233
	%481 = sext i32 %480 to i64, !dbg !3233
	%482 = icmp slt i32 %480, %341, !dbg !3234
	br i1 %482, label %b70, label %b71, !dbg !3234

b70:
	%483 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %481, !dbg !3235
	%484 = load i64, i64 addrspace(3)* %483, align 8, !dbg !3235
	%485 = icmp ugt i64 %479, %484, !dbg !3216
	%486 = select i1 %485, i64 %479, i64 %484, !dbg !3216
	%487 = add i32 %480, 1, !dbg !3236
	br label %b69, !dbg !3236

b71:
	%488 = phi i64 [ %472, %b65 ], [ %479, %b69 ], !dbg !3209
	%489 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 1, !dbg !3237
	store i64 %423, i64 addrspace(1)* %489, align 8, !dbg !3237
	%490 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 2, !dbg !3238
	store i64 %488, i64 addrspace(1)* %490, align 8, !dbg !3238
	br label %b72, !dbg !3239

b72:
	%491 = phi i64 [ %284, %b71 ], [ %509, %b75 ], !dbg !3240
	%492 = phi i32 [ 1, %b71 ], [ %510, %b75 ], !dbg !3241
	%493 = zext i32 %492 to i64, !dbg !3241
	%494 = icmp ult i32 %492, 32, !dbg !3242
	br i1 %494, label %b73, label %b76, !dbg !3242

b73:
	%495 = trunc i64 %493 to i32, !dbg !3243
	%496 = trunc i64 %491 to i32, !dbg !3243
	%497 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %496, i32 %495, i32 0), !dbg !3243
	%498 = extractvalue { i32, i1 } %497, 0, !dbg !3243
	%499 = lshr i64 %491, 32, !dbg !3243
	%500 = trunc i64 %499 to i32, !dbg !3243
	%501 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %500, i32 %495, i32 0), !dbg !3243
	%502 = extractvalue { i32, i1 } %501, 0, !dbg !3243
	%503 = zext i32 %502 to i64, !dbg !3243
	%504 = shl i64 %503, 32, !dbg !3243
	%505 = zext i32 %498 to i64, !dbg !3243
	%506 = or i64 %505, %504, !dbg !3243
	%507 = icmp uge i32 %205, %492, !dbg !3244
	br i1 %507, label %b74, label %b75, !dbg !3244

b74:
	%508 = add i64 %491, %506, !dbg !3245
	br label %b75, !dbg !3245

b75:
	%509 = phi i64 [ %491, %b73 ], [ %508, %b74 ], !dbg !3240
	%510 = mul i32 %492, 2, !dbg !3246
	br label %b72, !dbg !3246

b76:
	br i1 %342, label %b82, label %b77, !dbg !3247

b77:
	%511 = trunc i64 %35 to i32, !dbg !3249
	%512 = udiv i32 %511, 32, !dbg !3249
	%513 = zext i32 %512 to i64, !dbg !3249
	%514 = trunc i64 %513 to i32, !dbg !3249
	call void @llvm.nvvm.barrier0(), !dbg !3250
	br i1 %289, label %b78, label %b79, !dbg !3146

b78:
	%515 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %513, !dbg !3251
	store i64 %491, i64 addrspace(3)* %515, align 8, !dbg !3251
	br label %b79, !dbg !3251

b79:
	call void @llvm.nvvm.barrier0(), !dbg !3252
	%516 = icmp slt i32 0, %514, !dbg !3252
	br i1 %516, label %b80, label %b81, !dbg !3252

b80:
	%517 = phi i64 [ %522, %b80_ok1 ], [ 0, %b79 ], !dbg !3253
	%518 = phi i64 [ %523, %b80_ok1 ], [ 0, %b79 ], !dbg !3253
	%519 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %518, !dbg !3254
	%520 = icmp uge i64 %518, 32, !dbg !3254
	br i1 %520, label %b80_fail1, label %b80_ok1, !dbg !3254, !prof !30

b80_ok1:
	%521 = load i64, i64 addrspace(3)* %519, align 8, !dbg !3254
	%522 = add i64 %517, %521, !dbg !3255
	%523 = add i64 %518, 1, !dbg !3255
	%524 = icmp slt i64 %523, %513, !dbg !3255
	br i1 %524, label %b80, label %b81, !dbg !3255

b81:
	%525 = phi i64 [ 0, %b79 ], [ %522, %b80_ok1 ], !dbg !3253
	br label %b82, !dbg !3256

b82:
	%526 = phi i64 [ 0, %b76 ], [ %525, %b81 ], !dbg !3144
	%527 = add i64 %526, %491, !dbg !3257
	br label %b83, !dbg !3261

b83:
	%528 = phi i64 [ %284, %b82 ], [ %546, %b86 ], !dbg !3262
	%529 = phi i32 [ 1, %b82 ], [ %547, %b86 ], !dbg !3263
	%530 = zext i32 %529 to i64, !dbg !3263
	%531 = icmp ult i32 %529, 32, !dbg !3264
	br i1 %531, label %b84, label %b87, !dbg !3264

b84:
	%532 = trunc i64 %530 to i32, !dbg !3265
	%533 = trunc i64 %528 to i32, !dbg !3265
	%534 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %533, i32 %532, i32 0), !dbg !3265
	%535 = extractvalue { i32, i1 } %534, 0, !dbg !3265
	%536 = lshr i64 %528, 32, !dbg !3265
	%537 = trunc i64 %536 to i32, !dbg !3265
	%538 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %537, i32 %532, i32 0), !dbg !3265
	%539 = extractvalue { i32, i1 } %538, 0, !dbg !3265
	%540 = zext i32 %539 to i64, !dbg !3265
	%541 = shl i64 %540, 32, !dbg !3265
	%542 = zext i32 %535 to i64, !dbg !3265
	%543 = or i64 %542, %541, !dbg !3265
	%544 = icmp uge i32 %205, %529, !dbg !3266
	br i1 %544, label %b85, label %b86, !dbg !3266

b85:
	%545 = add i64 %528, %543, !dbg !3267
	br label %b86, !dbg !3267

b86:
	%546 = phi i64 [ %528, %b84 ], [ %545, %b85 ], !dbg !3262
	%547 = mul i32 %529, 2, !dbg !3268
	br label %b83, !dbg !3268

b87:
	br i1 %342, label %b93, label %b88, !dbg !3269

b88:
	%548 = trunc i64 %35 to i32, !dbg !3271
	%549 = udiv i32 %548, 32, !dbg !3271
	%550 = zext i32 %549 to i64, !dbg !3271
	%551 = trunc i64 %550 to i32, !dbg !3271
	call void @llvm.nvvm.barrier0(), !dbg !3272
	br i1 %289, label %b89, label %b90, !dbg !3273

b89:
	%552 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %550, !dbg !3274
	store i64 %528, i64 addrspace(3)* %552, align 8, !dbg !3274
	br label %b90, !dbg !3274

b90:
	call void @llvm.nvvm.barrier0(), !dbg !3275
	%553 = icmp slt i32 0, %551, !dbg !3275
	br i1 %553, label %b91, label %b92, !dbg !3275

b91:
	%554 = phi i64 [ %559, %b91_ok1 ], [ 0, %b90 ], !dbg !3276
	%555 = phi i64 [ %560, %b91_ok1 ], [ 0, %b90 ], !dbg !3276
	%556 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %555, !dbg !3277
	%557 = icmp uge i64 %555, 32, !dbg !3277
	br i1 %557, label %b91_fail1, label %b91_ok1, !dbg !3277, !prof !30

b91_ok1:
	%558 = load i64, i64 addrspace(3)* %556, align 8, !dbg !3277
	%559 = add i64 %554, %558, !dbg !3278
	%560 = add i64 %555, 1, !dbg !3278
	%561 = icmp slt i64 %560, %550, !dbg !3278
	br i1 %561, label %b91, label %b92, !dbg !3278

b92:
	%562 = phi i64 [ 0, %b90 ], [ %559, %b91_ok1 ], !dbg !3276
	br label %b93, !dbg !3279

b93:
	%563 = phi i64 [ 0, %b87 ], [ %562, %b92 ], !dbg !3260
	%564 = trunc i64 %528 to i32, !dbg !3280
	%565 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %564, i32 1, i32 0), !dbg !3280
	%566 = extractvalue { i32, i1 } %565, 0, !dbg !3280
	%567 = lshr i64 %528, 32, !dbg !3280
	%568 = trunc i64 %567 to i32, !dbg !3280
	%569 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %568, i32 1, i32 0), !dbg !3280
	%570 = extractvalue { i32, i1 } %569, 0, !dbg !3280
	%571 = zext i32 %570 to i64, !dbg !3280
	%572 = shl i64 %571, 32, !dbg !3280
	%573 = zext i32 %566 to i64, !dbg !3280
	%574 = or i64 %573, %572, !dbg !3280
	br i1 %257, label %b95, label %b94, !dbg !3281

b94:
	%575 = add i64 %563, %574, !dbg !3282
	br label %b95, !dbg !3283

b95:
	%576 = phi i64 [ %563, %b93 ], [ %575, %b94 ], !dbg !3259
	%577 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 3, !dbg !3284
	store i64 %527, i64 addrspace(1)* %577, align 8, !dbg !3284
	%578 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 4, !dbg !3285
	store i64 %576, i64 addrspace(1)* %578, align 8, !dbg !3285
	%579 = udiv i32 %290, 3, !dbg !3286
	%580 = zext i32 %579 to i64, !dbg !3286
	%581 = trunc i64 %580 to i32, !dbg !3286
	%582 = icmp sge i32 %581, %25, !dbg !3289
	br i1 %582, label %b96, label %b97, !dbg !3289

b96:
	call void asm sideeffect "", ""() nounwind, !dbg !3290
	br label %fail, !dbg !3290

b97:
	br i1 %342, label %b98, label %b99, !dbg !3291

b98:
	%583 = trunc i64 %284 to i32, !dbg !3292
	%584 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %583, i32 %581, i32 31), !dbg !3292
	%585 = extractvalue { i32, i1 } %584, 0, !dbg !3292
	%586 = lshr i64 %284, 32, !dbg !3292
	%587 = trunc i64 %586 to i32, !dbg !3292
	%588 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %587, i32 %581, i32 31), !dbg !3292
	%589 = extractvalue { i32, i1 } %588, 0, !dbg !3292
	%590 = zext i32 %589 to i64, !dbg !3292
	%591 = shl i64 %590, 32, !dbg !3292
	%592 = zext i32 %585 to i64, !dbg !3292
	%593 = or i64 %592, %591, !dbg !3292
	br label %b102, !dbg !3293

b99:
	call void @llvm.nvvm.barrier0(), !dbg !3295
	%594 = icmp eq i32 %34, %581, !dbg !3296
	br i1 %594, label %b100, label %b101, !dbg !3296

b100:
	store i64 %284, i64 addrspace(3)* @gpuc_shared_Broadcast_42_6, align 8, !dbg !3297
	br label %b101, !dbg !3297

b101:
	call void @llvm.nvvm.barrier0(), !dbg !3298
	%595 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42_6, align 8, !dbg !3299
	br label %b102, !dbg !3300

b102:
	%596 = phi i64 [ %593, %b98 ], [ %595, %b101 ], !dbg !3288
	%597 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 5, !dbg !3301
	store i64 %596, i64 addrspace(1)* %597, align 8, !dbg !3301
	%598 = add i32 %291, 1, !dbg !3301
	%599 = icmp slt i32 %598, 2, !dbg !3301
	br i1 %599, label %b35, label %b103, !dbg !3301

b103:
	ret void, !dbg !3028

b0_fail1:
	%600 = icmp ugt i64 %37, %p1, !dbg !3031
	br i1 %600, label %b0_fail2, label %b0_ok2, !dbg !3031

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3031
	br label %fail, !dbg !3031

b0_ok2:
	%601 = icmp uge i64 %36, %p5, !dbg !3032
	br i1 %601, label %b0_fail3, label %b0_ok3, !dbg !3032

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !3032
	br label %fail, !dbg !3032

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !3035
	br label %fail, !dbg !3035

b34_fail1:
	%602 = icmp ugt i64 %37, %p3, !dbg !3129
	br i1 %602, label %b34_fail2, label %b34_ok2, !dbg !3129

b34_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3129
	br label %fail, !dbg !3129

b34_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !3132
	br label %fail, !dbg !3132

b80_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !3254
	br label %fail, !dbg !3254

b91_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !3277
	br label %fail, !dbg !3277

fail:
	%603 = phi i32 [ 25, %b0_fail2 ], [ 26, %b0_fail3 ], [ 27, %b0_ok3 ], [ 29, %b32 ], [ 30, %b34_fail2 ], [ 27, %b34_ok2 ], [ 28, %b80_fail1 ], [ 28, %b91_fail1 ], [ 29, %b96 ], !dbg !3026
	%604 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b32 ], [ %37, %b34_fail2 ], [ 6, %b34_ok2 ], [ %518, %b80_fail1 ], [ %555, %b91_fail1 ], [ 0, %b96 ], !dbg !3026
	%605 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ 0, %b32 ], [ %p3, %b34_fail2 ], [ %279, %b34_ok2 ], [ 32, %b80_fail1 ], [ 32, %b91_fail1 ], [ 0, %b96 ], !dbg !3026
	call void @gpuc_fail(i8* %ctrl, i32 %603, i64 %604, i64 %605), !dbg !3026
	ret void, !dbg !3026
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3302 {
entry:
	br label %b0, !dbg !3303

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3303
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !3303
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3303
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3306, !range !11
	%4 = sext i32 %3 to i64, !dbg !3306
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3306, !range !12
	%6 = sext i32 %5 to i64, !dbg !3306
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3306, !range !12
	%8 = sext i32 %7 to i64, !dbg !3306
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3306, !range !13
	%10 = sext i32 %9 to i64, !dbg !3306
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3306, !range !14
	%12 = sext i32 %11 to i64, !dbg !3306
	%13 = trunc i64 %12 to i32, !dbg !3306
	%14 = trunc i64 %8 to i32, !dbg !3306
	%15 = mul i32 %13, %14, !dbg !3306
	%16 = trunc i64 %6 to i32, !dbg !3306
	%17 = add i32 %16, %15, !dbg !3306
	%18 = zext i32 %17 to i64, !dbg !3306
	%19 = mul i64 %10, %18, !dbg !3306
	%20 = add i64 %4, %19, !dbg !3306
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3306, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3306, !range !15
	%23 = mul i32 %21, %22, !dbg !3306
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3306, !range !16
	%25 = mul i32 %23, %24, !dbg !3306
	%26 = sext i32 %25 to i64, !dbg !3306
	%27 = mul i64 %20, %26, !dbg !3306
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3306, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3306, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3306, !range !18
	%31 = mul i32 %22, %30, !dbg !3306
	%32 = add i32 %29, %31, !dbg !3306
	%33 = mul i32 %21, %32, !dbg !3306
	%34 = add i32 %28, %33, !dbg !3306
	%35 = sext i32 %34 to i64, !dbg !3306
	%36 = add i64 %27, %35, !dbg !3306
	%37 = mul i64 %36, 3, !dbg !3307
	%38 = sub i64 %p1, %37, !dbg !3308
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %37, !dbg !3308
	%40 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %36, !dbg !3309
	%41 = icmp ugt i64 %37, %p1, !dbg !3308
	%42 = icmp uge i64 %36, %p5, !dbg !3309
	%43 = icmp ugt i64 3, %38, !dbg !3312
	%44 = or i1 %41, %42, !dbg !3312
	%45 = or i1 %44, %43, !dbg !3312
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !3312, !prof !30

b0_ok1:
	%46 = load i64, i64 addrspace(1)* %40, align 8, !dbg !3309
	%47 = and i32 %34, -32, !dbg !3317
	%48 = sub i32 %25, %47, !dbg !3317
	%49 = icmp slt i32 %48, 32, !dbg !3317
	%50 = select i1 %49, i32 %48, i32 32, !dbg !3317
	%51 = sext i32 %50 to i64, !dbg !3317
	%52 = icmp eq i64 %51, 32, !dbg !3318
	br i1 %52, label %b1, label %b3, !dbg !3318

b1:
	%53 = phi i64 [ %46, %b0_ok1 ], [ %68, %b2 ], !dbg !3319
	%54 = phi i64 [ 16, %b0_ok1 ], [ %71, %b2 ], !dbg !3320
	%55 = icmp sgt i64 %54, 0, !dbg !3321
	br i1 %55, label %b2, label %b6, !dbg !3321

b2:
	%56 = trunc i64 %54 to i32, !dbg !3322
	%57 = trunc i64 %53 to i32, !dbg !3322
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %57, i32 %56, i32 31), !dbg !3322
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !3322
	%60 = lshr i64 %53, 32, !dbg !3322
	%61 = trunc i64 %60 to i32, !dbg !3322
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %61, i32 %56, i32 31), !dbg !3322
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3322
	%64 = zext i32 %63 to i64, !dbg !3322
	%65 = shl i64 %64, 32, !dbg !3322
	%66 = zext i32 %59 to i64, !dbg !3322
	%67 = or i64 %66, %65, !dbg !3322
	%68 = and i64 %53, %67, !dbg !3323
	%69 = trunc i64 %54 to i32, !dbg !3324
	%70 = udiv i32 %69, 2, !dbg !3324
	%71 = zext i32 %70 to i64, !dbg !3324
	br label %b1, !dbg !3324

b3:
	%72 = trunc i64 %46 to i32, !dbg !3325
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !3325
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !3325
	%75 = lshr i64 %46, 32, !dbg !3325
	%76 = trunc i64 %75 to i32, !dbg !3325
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %76, i32 0, i32 31), !dbg !3325
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !3325
	%79 = zext i32 %78 to i64, !dbg !3325
	%80 = shl i64 %79, 32, !dbg !3325
	%81 = zext i32 %74 to i64, !dbg !3325
	%82 = or i64 %81, %80, !dbg !3325
	br label %b4, !dbg !3325

b4:
	%83 = phi i64 [ %82, %b3 ], [ %97, %b5 ], !dbg !3326
	%84 = phi i32 [ 1, %b3 ], [ %98, %b5 ], !dbg !3327
	%85 = icmp slt i32 %84, %50, !dbg !3328
	br i1 %85, label %b5, label %b6, !dbg !3328

b5:
	%86 = trunc i64 %46 to i32, !dbg !3329
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %86, i32 %84, i32 31), !dbg !3329
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3329
	%89 = lshr i64 %46, 32, !dbg !3329
	%90 = trunc i64 %89 to i32, !dbg !3329
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 %84, i32 31), !dbg !3329
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3329
	%93 = zext i32 %92 to i64, !dbg !3329
	%94 = shl i64 %93, 32, !dbg !3329
	%95 = zext i32 %88 to i64, !dbg !3329
	%96 = or i64 %95, %94, !dbg !3329
	%97 = and i64 %83, %96, !dbg !3323
	%98 = add i32 %84, 1, !dbg !3330
	br label %b4, !dbg !3330

b6:
	%99 = phi i64 [ %53, %b1 ], [ %83, %b4 ], !dbg !3316
	br i1 %52, label %b7, label %b9, !dbg !3335

b7:
	%100 = phi i64 [ %46, %b6 ], [ %115, %b8 ], !dbg !3336
	%101 = phi i64 [ 16, %b6 ], [ %118, %b8 ], !dbg !3337
	%102 = icmp sgt i64 %101, 0, !dbg !3338
	br i1 %102, label %b8, label %b12, !dbg !3338

b8:
	%103 = trunc i64 %101 to i32, !dbg !3339
	%104 = trunc i64 %100 to i32, !dbg !3339
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %104, i32 %103, i32 31), !dbg !3339
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !3339
	%107 = lshr i64 %100, 32, !dbg !3339
	%108 = trunc i64 %107 to i32, !dbg !3339
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %108, i32 %103, i32 31), !dbg !3339
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !3339
	%111 = zext i32 %110 to i64, !dbg !3339
	%112 = shl i64 %111, 32, !dbg !3339
	%113 = zext i32 %106 to i64, !dbg !3339
	%114 = or i64 %113, %112, !dbg !3339
	%115 = or i64 %100, %114, !dbg !3340
	%116 = trunc i64 %101 to i32, !dbg !3341
	%117 = udiv i32 %116, 2, !dbg !3341
	%118 = zext i32 %117 to i64, !dbg !3341
	br label %b7, !dbg !3341

b9:
	%119 = trunc i64 %46 to i32, !dbg !3342
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %119, i32 0, i32 31), !dbg !3342
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !3342
	%122 = lshr i64 %46, 32, !dbg !3342
	%123 = trunc i64 %122 to i32, !dbg !3342
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %123, i32 0, i32 31), !dbg !3342
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !3342
	%126 = zext i32 %125 to i64, !dbg !3342
	%127 = shl i64 %126, 32, !dbg !3342
	%128 = zext i32 %121 to i64, !dbg !3342
	%129 = or i64 %128, %127, !dbg !3342
	br label %b10, !dbg !3342

b10:
	%130 = phi i64 [ %129, %b9 ], [ %144, %b11 ], !dbg !3343
	%131 = phi i32 [ 1, %b9 ], [ %145, %b11 ], !dbg !3344
	%132 = icmp slt i32 %131, %50, !dbg !3345
	br i1 %132, label %b11, label %b12, !dbg !3345

b11:
	%133 = trunc i64 %46 to i32, !dbg !3346
	%134 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %131, i32 31), !dbg !3346
	%135 = extractvalue { i32, i1 } %134, 0, !dbg !3346
	%136 = lshr i64 %46, 32, !dbg !3346
	%137 = trunc i64 %136 to i32, !dbg !3346
	%138 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %137, i32 %131, i32 31), !dbg !3346
	%139 = extractvalue { i32, i1 } %138, 0, !dbg !3346
	%140 = zext i32 %139 to i64, !dbg !3346
	%141 = shl i64 %140, 32, !dbg !3346
	%142 = zext i32 %135 to i64, !dbg !3346
	%143 = or i64 %142, %141, !dbg !3346
	%144 = or i64 %130, %143, !dbg !3340
	%145 = add i32 %131, 1, !dbg !3347
	br label %b10, !dbg !3347

b12:
	%146 = phi i64 [ %100, %b7 ], [ %130, %b10 ], !dbg !3334
	br i1 %52, label %b13, label %b15, !dbg !3352

b13:
	%147 = phi i64 [ %46, %b12 ], [ %162, %b14 ], !dbg !3353
	%148 = phi i64 [ 16, %b12 ], [ %165, %b14 ], !dbg !3354
	%149 = icmp sgt i64 %148, 0, !dbg !3355
	br i1 %149, label %b14, label %b18, !dbg !3355

b14:
	%150 = trunc i64 %148 to i32, !dbg !3356
	%151 = trunc i64 %147 to i32, !dbg !3356
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %151, i32 %150, i32 31), !dbg !3356
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !3356
	%154 = lshr i64 %147, 32, !dbg !3356
	%155 = trunc i64 %154 to i32, !dbg !3356
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %155, i32 %150, i32 31), !dbg !3356
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !3356
	%158 = zext i32 %157 to i64, !dbg !3356
	%159 = shl i64 %158, 32, !dbg !3356
	%160 = zext i32 %153 to i64, !dbg !3356
	%161 = or i64 %160, %159, !dbg !3356
	%162 = xor i64 %147, %161, !dbg !3357
	%163 = trunc i64 %148 to i32, !dbg !3358
	%164 = udiv i32 %163, 2, !dbg !3358
	%165 = zext i32 %164 to i64, !dbg !3358
	br label %b13, !dbg !3358

b15:
	%166 = trunc i64 %46 to i32, !dbg !3359
	%167 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %166, i32 0, i32 31), !dbg !3359
	%168 = extractvalue { i32, i1 } %167, 0, !dbg !3359
	%169 = lshr i64 %46, 32, !dbg !3359
	%170 = trunc i64 %169 to i32, !dbg !3359
	%171 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %170, i32 0, i32 31), !dbg !3359
	%172 = extractvalue { i32, i1 } %171, 0, !dbg !3359
	%173 = zext i32 %172 to i64, !dbg !3359
	%174 = shl i64 %173, 32, !dbg !3359
	%175 = zext i32 %168 to i64, !dbg !3359
	%176 = or i64 %175, %174, !dbg !3359
	br label %b16, !dbg !3359

b16:
	%177 = phi i64 [ %176, %b15 ], [ %191, %b17 ], !dbg !3360
	%178 = phi i32 [ 1, %b15 ], [ %192, %b17 ], !dbg !3361
	%179 = icmp slt i32 %178, %50, !dbg !3362
	br i1 %179, label %b17, label %b18, !dbg !3362

b17:
	%180 = trunc i64 %46 to i32, !dbg !3363
	%181 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %180, i32 %178, i32 31), !dbg !3363
	%182 = extractvalue { i32, i1 } %181, 0, !dbg !3363
	%183 = lshr i64 %46, 32, !dbg !3363
	%184 = trunc i64 %183 to i32, !dbg !3363
	%185 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %184, i32 %178, i32 31), !dbg !3363
	%186 = extractvalue { i32, i1 } %185, 0, !dbg !3363
	%187 = zext i32 %186 to i64, !dbg !3363
	%188 = shl i64 %187, 32, !dbg !3363
	%189 = zext i32 %182 to i64, !dbg !3363
	%190 = or i64 %189, %188, !dbg !3363
	%191 = xor i64 %177, %190, !dbg !3357
	%192 = add i32 %178, 1, !dbg !3364
	br label %b16, !dbg !3364

b18:
	%193 = phi i64 [ %147, %b13 ], [ %177, %b16 ], !dbg !3351
	%194 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 0, !dbg !3365
	store i64 %99, i64 addrspace(1)* %194, align 8, !dbg !3365
	%195 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 1, !dbg !3366
	store i64 %146, i64 addrspace(1)* %195, align 8, !dbg !3366
	%196 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 2, !dbg !3367
	store i64 %193, i64 addrspace(1)* %196, align 8, !dbg !3367
	%197 = sub i64 %p3, %37, !dbg !3368
	%198 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %37, !dbg !3368
	%199 = icmp ugt i64 %37, %p3, !dbg !3368
	%200 = icmp ugt i64 3, %197, !dbg !3371
	%201 = or i1 %199, %200, !dbg !3371
	br i1 %201, label %b18_fail1, label %b18_ok1, !dbg !3371, !prof !30

b18_ok1:
	%202 = load i64, i64 addrspace(1)* %40, align 8, !dbg !3372
	br i1 %52, label %b19, label %b21, !dbg !3377

b19:
	%203 = phi i64 [ %202, %b18_ok1 ], [ %218, %b20 ], !dbg !3378
	%204 = phi i64 [ 16, %b18_ok1 ], [ %221, %b20 ], !dbg !3379
	%205 = icmp sgt i64 %204, 0, !dbg !3380
	br i1 %205, label %b20, label %b24, !dbg !3380

b20:
	%206 = trunc i64 %204 to i32, !dbg !3381
	%207 = trunc i64 %203 to i32, !dbg !3381
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %207, i32 %206, i32 31), !dbg !3381
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !3381
	%210 = lshr i64 %203, 32, !dbg !3381
	%211 = trunc i64 %210 to i32, !dbg !3381
	%212 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %211, i32 %206, i32 31), !dbg !3381
	%213 = extractvalue { i32, i1 } %212, 0, !dbg !3381
	%214 = zext i32 %213 to i64, !dbg !3381
	%215 = shl i64 %214, 32, !dbg !3381
	%216 = zext i32 %209 to i64, !dbg !3381
	%217 = or i64 %216, %215, !dbg !3381
	%218 = and i64 %203, %217, !dbg !3382
	%219 = trunc i64 %204 to i32, !dbg !3383
	%220 = udiv i32 %219, 2, !dbg !3383
	%221 = zext i32 %220 to i64, !dbg !3383
	br label %b19, !dbg !3383

b21:
	%222 = trunc i64 %202 to i32, !dbg !3384
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %222, i32 0, i32 31), !dbg !3384
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !3384
	%225 = lshr i64 %202, 32, !dbg !3384
	%226 = trunc i64 %225 to i32, !dbg !3384
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %226, i32 0, i32 31), !dbg !3384
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !3384
	%229 = zext i32 %228 to i64, !dbg !3384
	%230 = shl i64 %229, 32, !dbg !3384
	%231 = zext i32 %224 to i64, !dbg !3384
	%232 = or i64 %231, %230, !dbg !3384
	br label %b22, !dbg !3384

b22:
	%233 = phi i64 [ %232, %b21 ], [ %247, %b23 ], !dbg !3385
	%234 = phi i32 [ 1, %b21 ], [ %248, %b23 ], !dbg !3386
	%235 = icmp slt i32 %234, %50, !dbg !3387
	br i1 %235, label %b23, label %b24, !dbg !3387

b23:
	%236 = trunc i64 %202 to i32, !dbg !3388
	%237 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %236, i32 %234, i32 31), !dbg !3388
	%238 = extractvalue { i32, i1 } %237, 0, !dbg !3388
	%239 = lshr i64 %202, 32, !dbg !3388
	%240 = trunc i64 %239 to i32, !dbg !3388
	%241 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %240, i32 %234, i32 31), !dbg !3388
	%242 = extractvalue { i32, i1 } %241, 0, !dbg !3388
	%243 = zext i32 %242 to i64, !dbg !3388
	%244 = shl i64 %243, 32, !dbg !3388
	%245 = zext i32 %238 to i64, !dbg !3388
	%246 = or i64 %245, %244, !dbg !3388
	%247 = and i64 %233, %246, !dbg !3382
	%248 = add i32 %234, 1, !dbg !3389
	br label %b22, !dbg !3389

b24:
	%249 = phi i64 [ %203, %b19 ], [ %233, %b22 ], !dbg !3376
	%250 = trunc i64 %26 to i32, !dbg !3391
	%251 = add i32 %250, 32, !dbg !3391
	%252 = sub i32 %251, 1, !dbg !3392
	%253 = udiv i32 %252, 32, !dbg !3393
	%254 = zext i32 %253 to i64, !dbg !3393
	%255 = trunc i64 %254 to i32, !dbg !3393
	%256 = icmp eq i64 %254, 1, !dbg !3394
	br i1 %256, label %b30, label %b25, !dbg !3394

b25:
	call void @llvm.nvvm.barrier0(), !dbg !3396
	%257 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3397, !range !20
	%258 = sext i32 %257 to i64, !dbg !3397
	%259 = icmp eq i64 %258, 0, !dbg !3398
	br i1 %259, label %b26, label %b27, !dbg !3398

b26:
	%260 = trunc i64 %35 to i32, !dbg !3399
	%261 = udiv i32 %260, 32, !dbg !3399
	%262 = zext i32 %261 to i64, !dbg !3399
	%263 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %262, !dbg !3400
	store i64 %249, i64 addrspace(3)* %263, align 8, !dbg !3400
	br label %b27, !dbg !3400

b27:
	call void @llvm.nvvm.barrier0(), !dbg !3401
	%264 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3402
	%265 = load i64, i64 addrspace(3)* %264, align 8, !dbg !3402
	br label %b28, !dbg !3402

b28:
	%266 = phi i64 [ %265, %b27 ], [ %272, %b29 ], !dbg !3403
	%267 = phi i32 [ 1, %b27 ], [ %273, %b29 ], !dbg !3404
	%268 = sext i32 %267 to i64, !dbg !3404
	%269 = icmp slt i32 %267, %255, !dbg !3405
	br i1 %269, label %b29, label %b30, !dbg !3405

b29:
	%270 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %268, !dbg !3406
	%271 = load i64, i64 addrspace(3)* %270, align 8, !dbg !3406
	%272 = and i64 %266, %271, !dbg !3382
	%273 = add i32 %267, 1, !dbg !3407
	br label %b28, !dbg !3407

b30:
	%274 = phi i64 [ %249, %b24 ], [ %266, %b28 ], !dbg !3375
	br i1 %52, label %b31, label %b33, !dbg !3412

b31:
	%275 = phi i64 [ %202, %b30 ], [ %290, %b32 ], !dbg !3413
	%276 = phi i64 [ 16, %b30 ], [ %293, %b32 ], !dbg !3414
	%277 = icmp sgt i64 %276, 0, !dbg !3415
	br i1 %277, label %b32, label %b36, !dbg !3415

b32:
	%278 = trunc i64 %276 to i32, !dbg !3416
	%279 = trunc i64 %275 to i32, !dbg !3416
	%280 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %279, i32 %278, i32 31), !dbg !3416
	%281 = extractvalue { i32, i1 } %280, 0, !dbg !3416
	%282 = lshr i64 %275, 32, !dbg !3416
	%283 = trunc i64 %282 to i32, !dbg !3416
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %283, i32 %278, i32 31), !dbg !3416
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !3416
	%286 = zext i32 %285 to i64, !dbg !3416
	%287 = shl i64 %286, 32, !dbg !3416
	%288 = zext i32 %281 to i64, !dbg !3416
	%289 = or i64 %288, %287, !dbg !3416
	%290 = or i64 %275, %289, !dbg !3417
	%291 = trunc i64 %276 to i32, !dbg !3418
	%292 = udiv i32 %291, 2, !dbg !3418
	%293 = zext i32 %292 to i64, !dbg !3418
	br label %b31, !dbg !3418

b33:
	%294 = trunc i64 %202 to i32, !dbg !3419
	%295 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %294, i32 0, i32 31), !dbg !3419
	%296 = extractvalue { i32, i1 } %295, 0, !dbg !3419
	%297 = lshr i64 %202, 32, !dbg !3419
	%298 = trunc i64 %297 to i32, !dbg !3419
	%299 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %298, i32 0, i32 31), !dbg !3419
	%300 = extractvalue { i32, i1 } %299, 0, !dbg !3419
	%301 = zext i32 %300 to i64, !dbg !3419
	%302 = shl i64 %301, 32, !dbg !3419
	%303 = zext i32 %296 to i64, !dbg !3419
	%304 = or i64 %303, %302, !dbg !3419
	br label %b34, !dbg !3419

b34:
	%305 = phi i64 [ %304, %b33 ], [ %319, %b35 ], !dbg !3420
	%306 = phi i32 [ 1, %b33 ], [ %320, %b35 ], !dbg !3421
	%307 = icmp slt i32 %306, %50, !dbg !3422
	br i1 %307, label %b35, label %b36, !dbg !3422

b35:
	%308 = trunc i64 %202 to i32, !dbg !3423
	%309 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %308, i32 %306, i32 31), !dbg !3423
	%310 = extractvalue { i32, i1 } %309, 0, !dbg !3423
	%311 = lshr i64 %202, 32, !dbg !3423
	%312 = trunc i64 %311 to i32, !dbg !3423
	%313 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %312, i32 %306, i32 31), !dbg !3423
	%314 = extractvalue { i32, i1 } %313, 0, !dbg !3423
	%315 = zext i32 %314 to i64, !dbg !3423
	%316 = shl i64 %315, 32, !dbg !3423
	%317 = zext i32 %310 to i64, !dbg !3423
	%318 = or i64 %317, %316, !dbg !3423
	%319 = or i64 %305, %318, !dbg !3417
	%320 = add i32 %306, 1, !dbg !3424
	br label %b34, !dbg !3424

b36:
	%321 = phi i64 [ %275, %b31 ], [ %305, %b34 ], !dbg !3411
	br i1 %256, label %b42, label %b37, !dbg !3425

b37:
	call void @llvm.nvvm.barrier0(), !dbg !3427
	%322 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3428, !range !20
	%323 = sext i32 %322 to i64, !dbg !3428
	%324 = icmp eq i64 %323, 0, !dbg !3429
	br i1 %324, label %b38, label %b39, !dbg !3429

b38:
	%325 = trunc i64 %35 to i32, !dbg !3430
	%326 = udiv i32 %325, 32, !dbg !3430
	%327 = zext i32 %326 to i64, !dbg !3430
	%328 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %327, !dbg !3431
	store i64 %321, i64 addrspace(3)* %328, align 8, !dbg !3431
	br label %b39, !dbg !3431

b39:
	call void @llvm.nvvm.barrier0(), !dbg !3432
	%329 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3433
	%330 = load i64, i64 addrspace(3)* %329, align 8, !dbg !3433
	br label %b40, !dbg !3433

b40:
	%331 = phi i64 [ %330, %b39 ], [ %337, %b41 ], !dbg !3434
	%332 = phi i32 [ 1, %b39 ], [ %338, %b41 ], !dbg !3435
	%333 = sext i32 %332 to i64, !dbg !3435
	%334 = icmp slt i32 %332, %255, !dbg !3436
	br i1 %334, label %b41, label %b42, !dbg !3436

b41:
	%335 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %333, !dbg !3437
	%336 = load i64, i64 addrspace(3)* %335, align 8, !dbg !3437
	%337 = or i64 %331, %336, !dbg !3417
	%338 = add i32 %332, 1, !dbg !3438
	br label %b40, !dbg !3438

b42:
	%339 = phi i64 [ %321, %b36 ], [ %331, %b40 ], !dbg !3410
	br i1 %52, label %b43, label %b45, !dbg !3443

b43:
	%340 = phi i64 [ %202, %b42 ], [ %355, %b44 ], !dbg !3444
	%341 = phi i64 [ 16, %b42 ], [ %358, %b44 ], !dbg !3445
	%342 = icmp sgt i64 %341, 0, !dbg !3446
	br i1 %342, label %b44, label %b48, !dbg !3446

b44:
	%343 = trunc i64 %341 to i32, !dbg !3447
	%344 = trunc i64 %340 to i32, !dbg !3447
	%345 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %344, i32 %343, i32 31), !dbg !3447
	%346 = extractvalue { i32, i1 } %345, 0, !dbg !3447
	%347 = lshr i64 %340, 32, !dbg !3447
	%348 = trunc i64 %347 to i32, !dbg !3447
	%349 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %348, i32 %343, i32 31), !dbg !3447
	%350 = extractvalue { i32, i1 } %349, 0, !dbg !3447
	%351 = zext i32 %350 to i64, !dbg !3447
	%352 = shl i64 %351, 32, !dbg !3447
	%353 = zext i32 %346 to i64, !dbg !3447
	%354 = or i64 %353, %352, !dbg !3447
	%355 = xor i64 %340, %354, !dbg !3448
	%356 = trunc i64 %341 to i32, !dbg !3449
	%357 = udiv i32 %356, 2, !dbg !3449
	%358 = zext i32 %357 to i64, !dbg !3449
	br label %b43, !dbg !3449

b45:
	%359 = trunc i64 %202 to i32, !dbg !3450
	%360 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %359, i32 0, i32 31), !dbg !3450
	%361 = extractvalue { i32, i1 } %360, 0, !dbg !3450
	%362 = lshr i64 %202, 32, !dbg !3450
	%363 = trunc i64 %362 to i32, !dbg !3450
	%364 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %363, i32 0, i32 31), !dbg !3450
	%365 = extractvalue { i32, i1 } %364, 0, !dbg !3450
	%366 = zext i32 %365 to i64, !dbg !3450
	%367 = shl i64 %366, 32, !dbg !3450
	%368 = zext i32 %361 to i64, !dbg !3450
	%369 = or i64 %368, %367, !dbg !3450
	br label %b46, !dbg !3450

b46:
	%370 = phi i64 [ %369, %b45 ], [ %384, %b47 ], !dbg !3451
	%371 = phi i32 [ 1, %b45 ], [ %385, %b47 ], !dbg !3452
	%372 = icmp slt i32 %371, %50, !dbg !3453
	br i1 %372, label %b47, label %b48, !dbg !3453

b47:
	%373 = trunc i64 %202 to i32, !dbg !3454
	%374 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %373, i32 %371, i32 31), !dbg !3454
	%375 = extractvalue { i32, i1 } %374, 0, !dbg !3454
	%376 = lshr i64 %202, 32, !dbg !3454
	%377 = trunc i64 %376 to i32, !dbg !3454
	%378 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %377, i32 %371, i32 31), !dbg !3454
	%379 = extractvalue { i32, i1 } %378, 0, !dbg !3454
	%380 = zext i32 %379 to i64, !dbg !3454
	%381 = shl i64 %380, 32, !dbg !3454
	%382 = zext i32 %375 to i64, !dbg !3454
	%383 = or i64 %382, %381, !dbg !3454
	%384 = xor i64 %370, %383, !dbg !3448
	%385 = add i32 %371, 1, !dbg !3455
	br label %b46, !dbg !3455

b48:
	%386 = phi i64 [ %340, %b43 ], [ %370, %b46 ], !dbg !3442
	br i1 %256, label %b54, label %b49, !dbg !3456

b49:
	call void @llvm.nvvm.barrier0(), !dbg !3458
	%387 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3459, !range !20
	%388 = sext i32 %387 to i64, !dbg !3459
	%389 = icmp eq i64 %388, 0, !dbg !3460
	br i1 %389, label %b50, label %b51, !dbg !3460

b50:
	%390 = trunc i64 %35 to i32, !dbg !3461
	%391 = udiv i32 %390, 32, !dbg !3461
	%392 = zext i32 %391 to i64, !dbg !3461
	%393 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %392, !dbg !3462
	store i64 %386, i64 addrspace(3)* %393, align 8, !dbg !3462
	br label %b51, !dbg !3462

b51:
	call void @llvm.nvvm.barrier0(), !dbg !3463
	%394 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3464
	%395 = load i64, i64 addrspace(3)* %394, align 8, !dbg !3464
	br label %b52, !dbg !3464

b52:
	%396 = phi i64 [ %395, %b51 ], [ %402, %b53 ], !dbg !3465
	%397 = phi i32 [ 1, %b51 ], [ %403, %b53 ], !dbg !3466
	%398 = sext i32 %397 to i64, !dbg !3466
	%399 = icmp slt i32 %397, %255, !dbg !3467
	br i1 %399, label %b53, label %b54, !dbg !3467

b53:
	%400 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %398, !dbg !3468
	%401 = load i64, i64 addrspace(3)* %400, align 8, !dbg !3468
	%402 = xor i64 %396, %401, !dbg !3448
	%403 = add i32 %397, 1, !dbg !3469
	br label %b52, !dbg !3469

b54:
	%404 = phi i64 [ %386, %b48 ], [ %396, %b52 ], !dbg !3441
	%405 = getelementptr inbounds i64, i64 addrspace(1)* %198, i64 0, !dbg !3470
	store i64 %274, i64 addrspace(1)* %405, align 8, !dbg !3470
	%406 = getelementptr inbounds i64, i64 addrspace(1)* %198, i64 1, !dbg !3471
	store i64 %339, i64 addrspace(1)* %406, align 8, !dbg !3471
	%407 = getelementptr inbounds i64, i64 addrspace(1)* %198, i64 2, !dbg !3472
	store i64 %404, i64 addrspace(1)* %407, align 8, !dbg !3472
	ret void, !dbg !3305

b0_fail1:
	%408 = icmp ugt i64 %37, %p1, !dbg !3308
	br i1 %408, label %b0_fail2, label %b0_ok2, !dbg !3308

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3308
	br label %fail, !dbg !3308

b0_ok2:
	%409 = icmp uge i64 %36, %p5, !dbg !3309
	br i1 %409, label %b0_fail3, label %b0_ok3, !dbg !3309

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !3309
	br label %fail, !dbg !3309

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !3312
	br label %fail, !dbg !3312

b18_fail1:
	%410 = icmp ugt i64 %37, %p3, !dbg !3368
	br i1 %410, label %b18_fail2, label %b18_ok2, !dbg !3368

b18_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3368
	br label %fail, !dbg !3368

b18_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !3371
	br label %fail, !dbg !3371

fail:
	%411 = phi i32 [ 31, %b0_fail2 ], [ 32, %b0_fail3 ], [ 33, %b0_ok3 ], [ 34, %b18_fail2 ], [ 33, %b18_ok2 ], !dbg !3303
	%412 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 3, %b0_ok3 ], [ %37, %b18_fail2 ], [ 3, %b18_ok2 ], !dbg !3303
	%413 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ %p3, %b18_fail2 ], [ %197, %b18_ok2 ], !dbg !3303
	call void @gpuc_fail(i8* %ctrl, i32 %411, i64 %412, i64 %413), !dbg !3303
	ret void, !dbg !3303
}

define void @ExchangeUint(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3473 {
entry:
	br label %b0, !dbg !3474

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3474
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3474
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3474
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3477, !range !11
	%4 = sext i32 %3 to i64, !dbg !3477
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3477, !range !12
	%6 = sext i32 %5 to i64, !dbg !3477
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3477, !range !12
	%8 = sext i32 %7 to i64, !dbg !3477
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3477, !range !13
	%10 = sext i32 %9 to i64, !dbg !3477
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3477, !range !14
	%12 = sext i32 %11 to i64, !dbg !3477
	%13 = trunc i64 %12 to i32, !dbg !3477
	%14 = trunc i64 %8 to i32, !dbg !3477
	%15 = mul i32 %13, %14, !dbg !3477
	%16 = zext i32 %15 to i64, !dbg !3477
	%17 = trunc i64 %6 to i32, !dbg !3477
	%18 = add i32 %17, %15, !dbg !3477
	%19 = zext i32 %18 to i64, !dbg !3477
	%20 = mul i64 %10, %19, !dbg !3477
	%21 = add i64 %4, %20, !dbg !3477
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3477, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3477, !range !15
	%24 = mul i32 %22, %23, !dbg !3477
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3477, !range !16
	%26 = mul i32 %24, %25, !dbg !3477
	%27 = sext i32 %26 to i64, !dbg !3477
	%28 = mul i64 %21, %27, !dbg !3477
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3477, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3477, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3477, !range !18
	%32 = mul i32 %23, %31, !dbg !3477
	%33 = add i32 %30, %32, !dbg !3477
	%34 = mul i32 %22, %33, !dbg !3477
	%35 = add i32 %29, %34, !dbg !3477
	%36 = sext i32 %35 to i64, !dbg !3477
	%37 = add i64 %28, %36, !dbg !3477
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3478, !range !20
	%39 = sext i32 %38 to i64, !dbg !3478
	%40 = and i32 %35, -32, !dbg !3479
	%41 = sub i32 %26, %40, !dbg !3479
	%42 = icmp slt i32 %41, 32, !dbg !3479
	%43 = select i1 %42, i32 %41, i32 32, !dbg !3479
	%44 = sext i32 %43 to i64, !dbg !3479
	%45 = icmp eq i64 %44, 32, !dbg !3480
	br i1 %45, label %b1, label %b2, !dbg !3480

b1:
	br label %b2, !dbg !3480

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3481
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3482
	%48 = mul i64 %37, 4, !dbg !3484
	%49 = sub i64 %p1, %48, !dbg !3485
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %37, !dbg !3483
	%51 = icmp uge i64 %37, %p5, !dbg !3483
	%52 = icmp ugt i64 %48, %p1, !dbg !3485
	%53 = icmp ugt i64 4, %49, !dbg !3486
	%54 = icmp eq i64 %44, 0, !dbg !3487
	%55 = or i1 %51, %52, !dbg !3487
	%56 = or i1 %55, %53, !dbg !3487
	%57 = or i1 %56, %54, !dbg !3487
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !3487, !prof !30

b2_ok1:
	%58 = load i64, i64 addrspace(1)* %50, align 8, !dbg !3483
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %48, !dbg !3485
	%60 = trunc i64 %39 to i32, !dbg !3488
	%61 = mul i32 %60, 7, !dbg !3488
	%62 = zext i32 %61 to i64, !dbg !3488
	%63 = add i32 %61, 3, !dbg !3489
	%64 = zext i32 %63 to i64, !dbg !3489
	%65 = icmp eq i64 %44, -1, !dbg !3487
	%66 = select i1 %65, i64 1, i64 %44, !dbg !3487
	%67 = srem i64 %64, %66, !dbg !3487
	%68 = trunc i64 %67 to i32, !dbg !3490
	%69 = trunc i64 %58 to i32, !dbg !3490
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !3490
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !3490
	%72 = lshr i64 %58, 32, !dbg !3490
	%73 = trunc i64 %72 to i32, !dbg !3490
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %73, i32 %68, i32 31), !dbg !3490
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3490
	%76 = zext i32 %75 to i64, !dbg !3490
	%77 = shl i64 %76, 32, !dbg !3490
	%78 = zext i32 %71 to i64, !dbg !3490
	%79 = or i64 %78, %77, !dbg !3490
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 0, !dbg !3491
	store i64 %79, i64 addrspace(1)* %80, align 8, !dbg !3491
	%81 = trunc i64 %58 to i32, !dbg !3492
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %81, i32 3, i32 0), !dbg !3492
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !3492
	%84 = lshr i64 %58, 32, !dbg !3492
	%85 = trunc i64 %84 to i32, !dbg !3492
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %85, i32 3, i32 0), !dbg !3492
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !3492
	%88 = zext i32 %87 to i64, !dbg !3492
	%89 = shl i64 %88, 32, !dbg !3492
	%90 = zext i32 %83 to i64, !dbg !3492
	%91 = or i64 %90, %89, !dbg !3492
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 1, !dbg !3493
	store i64 %91, i64 addrspace(1)* %92, align 8, !dbg !3493
	%93 = trunc i64 %46 to i32, !dbg !3494
	%94 = trunc i64 %58 to i32, !dbg !3494
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %94, i32 %93, i32 31), !dbg !3494
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !3494
	%97 = lshr i64 %58, 32, !dbg !3494
	%98 = trunc i64 %97 to i32, !dbg !3494
	%99 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %98, i32 %93, i32 31), !dbg !3494
	%100 = extractvalue { i32, i1 } %99, 0, !dbg !3494
	%101 = zext i32 %100 to i64, !dbg !3494
	%102 = shl i64 %101, 32, !dbg !3494
	%103 = zext i32 %96 to i64, !dbg !3494
	%104 = or i64 %103, %102, !dbg !3494
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 2, !dbg !3495
	store i64 %104, i64 addrspace(1)* %105, align 8, !dbg !3495
	%106 = trunc i64 %47 to i32, !dbg !3496
	%107 = trunc i64 %58 to i32, !dbg !3496
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %107, i32 %106, i32 31), !dbg !3496
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !3496
	%110 = lshr i64 %58, 32, !dbg !3496
	%111 = trunc i64 %110 to i32, !dbg !3496
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %111, i32 %106, i32 31), !dbg !3496
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !3496
	%114 = zext i32 %113 to i64, !dbg !3496
	%115 = shl i64 %114, 32, !dbg !3496
	%116 = zext i32 %109 to i64, !dbg !3496
	%117 = or i64 %116, %115, !dbg !3496
	%118 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 3, !dbg !3497
	store i64 %117, i64 addrspace(1)* %118, align 8, !dbg !3497
	%119 = mul i64 %37, 3, !dbg !3498
	%120 = sub i64 %p3, %119, !dbg !3499
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %119, !dbg !3499
	%122 = icmp ugt i64 %119, %p3, !dbg !3499
	%123 = icmp ugt i64 3, %120, !dbg !3500
	%124 = or i1 %122, %123, !dbg !3500
	br i1 %124, label %b2_fail5, label %b2_ok5, !dbg !3500, !prof !30

b2_ok5:
	%125 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %58) convergent nounwind, !dbg !3501
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 0, !dbg !3502
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !3502
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 1, !dbg !3503
	store i32 7, i32 addrspace(1)* %127, align 4, !dbg !3503
	%128 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %58) convergent nounwind, !dbg !3504
	store i32 %128, i32 addrspace(1)* %127, align 4, !dbg !3505
	%129 = sub i64 %37, %39, !dbg !3506
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %129, !dbg !3507
	%131 = icmp uge i64 %129, %p5, !dbg !3507
	br i1 %131, label %b2_fail7, label %b2_ok7, !dbg !3507, !prof !30

b2_ok7:
	%132 = load i64, i64 addrspace(1)* %130, align 8, !dbg !3507
	%133 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %132) convergent nounwind, !dbg !3508
	%134 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 2, !dbg !3509
	store i32 %133, i32 addrspace(1)* %134, align 4, !dbg !3509
	ret void, !dbg !3476

b2_fail1:
	%135 = icmp uge i64 %37, %p5, !dbg !3483
	br i1 %135, label %b2_fail2, label %b2_ok2, !dbg !3483

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3483
	br label %fail, !dbg !3483

b2_ok2:
	%136 = icmp ugt i64 %48, %p1, !dbg !3485
	br i1 %136, label %b2_fail3, label %b2_ok3, !dbg !3485

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !3485
	br label %fail, !dbg !3485

b2_ok3:
	%137 = icmp ugt i64 4, %49, !dbg !3486
	br i1 %137, label %b2_fail4, label %b2_ok4, !dbg !3486

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !3486
	br label %fail, !dbg !3486

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !3487
	br label %fail, !dbg !3487

b2_fail5:
	%138 = icmp ugt i64 %119, %p3, !dbg !3499
	br i1 %138, label %b2_fail6, label %b2_ok6, !dbg !3499

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !3499
	br label %fail, !dbg !3499

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !3500
	br label %fail, !dbg !3500

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !3507
	br label %fail, !dbg !3507

fail:
	%139 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !3474
	%140 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %119, %b2_fail6 ], [ 3, %b2_ok6 ], [ %129, %b2_fail7 ], !dbg !3474
	%141 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %120, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !3474
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !3474
	ret void, !dbg !3474
}

define void @ExchangeFloat32(float* %p0, i64 %p1, i32* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3510 {
entry:
	br label %b0, !dbg !3511

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !3511
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3511
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !3511
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3514, !range !11
	%4 = sext i32 %3 to i64, !dbg !3514
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3514, !range !12
	%6 = sext i32 %5 to i64, !dbg !3514
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3514, !range !12
	%8 = sext i32 %7 to i64, !dbg !3514
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3514, !range !13
	%10 = sext i32 %9 to i64, !dbg !3514
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3514, !range !14
	%12 = sext i32 %11 to i64, !dbg !3514
	%13 = trunc i64 %12 to i32, !dbg !3514
	%14 = trunc i64 %8 to i32, !dbg !3514
	%15 = mul i32 %13, %14, !dbg !3514
	%16 = zext i32 %15 to i64, !dbg !3514
	%17 = trunc i64 %6 to i32, !dbg !3514
	%18 = add i32 %17, %15, !dbg !3514
	%19 = zext i32 %18 to i64, !dbg !3514
	%20 = mul i64 %10, %19, !dbg !3514
	%21 = add i64 %4, %20, !dbg !3514
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3514, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3514, !range !15
	%24 = mul i32 %22, %23, !dbg !3514
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3514, !range !16
	%26 = mul i32 %24, %25, !dbg !3514
	%27 = sext i32 %26 to i64, !dbg !3514
	%28 = mul i64 %21, %27, !dbg !3514
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3514, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3514, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3514, !range !18
	%32 = mul i32 %23, %31, !dbg !3514
	%33 = add i32 %30, %32, !dbg !3514
	%34 = mul i32 %22, %33, !dbg !3514
	%35 = add i32 %29, %34, !dbg !3514
	%36 = sext i32 %35 to i64, !dbg !3514
	%37 = add i64 %28, %36, !dbg !3514
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3515, !range !20
	%39 = sext i32 %38 to i64, !dbg !3515
	%40 = and i32 %35, -32, !dbg !3516
	%41 = sub i32 %26, %40, !dbg !3516
	%42 = icmp slt i32 %41, 32, !dbg !3516
	%43 = select i1 %42, i32 %41, i32 32, !dbg !3516
	%44 = sext i32 %43 to i64, !dbg !3516
	%45 = icmp eq i64 %44, 32, !dbg !3517
	br i1 %45, label %b1, label %b2, !dbg !3517

b1:
	br label %b2, !dbg !3517

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3518
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3519
	%48 = mul i64 %37, 4, !dbg !3521
	%49 = sub i64 %p1, %48, !dbg !3522
	%50 = getelementptr inbounds float, float addrspace(1)* %2, i64 %37, !dbg !3520
	%51 = icmp uge i64 %37, %p5, !dbg !3520
	%52 = icmp ugt i64 %48, %p1, !dbg !3522
	%53 = icmp ugt i64 4, %49, !dbg !3523
	%54 = icmp eq i64 %44, 0, !dbg !3524
	%55 = or i1 %51, %52, !dbg !3524
	%56 = or i1 %55, %53, !dbg !3524
	%57 = or i1 %56, %54, !dbg !3524
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !3524, !prof !30

b2_ok1:
	%58 = load float, float addrspace(1)* %50, align 4, !dbg !3520
	%59 = getelementptr inbounds float, float addrspace(1)* %0, i64 %48, !dbg !3522
	%60 = trunc i64 %39 to i32, !dbg !3525
	%61 = mul i32 %60, 7, !dbg !3525
	%62 = zext i32 %61 to i64, !dbg !3525
	%63 = add i32 %61, 3, !dbg !3526
	%64 = zext i32 %63 to i64, !dbg !3526
	%65 = icmp eq i64 %44, -1, !dbg !3524
	%66 = select i1 %65, i64 1, i64 %44, !dbg !3524
	%67 = srem i64 %64, %66, !dbg !3524
	%68 = trunc i64 %67 to i32, !dbg !3527
	%69 = bitcast float %58 to i32, !dbg !3527
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !3527
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !3527
	%72 = bitcast i32 %71 to float, !dbg !3527
	%73 = getelementptr inbounds float, float addrspace(1)* %59, i64 0, !dbg !3528
	store float %72, float addrspace(1)* %73, align 4, !dbg !3528
	%74 = bitcast float %58 to i32, !dbg !3529
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %74, i32 3, i32 0), !dbg !3529
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !3529
	%77 = bitcast i32 %76 to float, !dbg !3529
	%78 = getelementptr inbounds float, float addrspace(1)* %59, i64 1, !dbg !3530
	store float %77, float addrspace(1)* %78, align 4, !dbg !3530
	%79 = trunc i64 %46 to i32, !dbg !3531
	%80 = bitcast float %58 to i32, !dbg !3531
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %80, i32 %79, i32 31), !dbg !3531
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !3531
	%83 = bitcast i32 %82 to float, !dbg !3531
	%84 = getelementptr inbounds float, float addrspace(1)* %59, i64 2, !dbg !3532
	store float %83, float addrspace(1)* %84, align 4, !dbg !3532
	%85 = trunc i64 %47 to i32, !dbg !3533
	%86 = bitcast float %58 to i32, !dbg !3533
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %86, i32 %85, i32 31), !dbg !3533
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3533
	%89 = bitcast i32 %88 to float, !dbg !3533
	%90 = getelementptr inbounds float, float addrspace(1)* %59, i64 3, !dbg !3534
	store float %89, float addrspace(1)* %90, align 4, !dbg !3534
	%91 = mul i64 %37, 3, !dbg !3535
	%92 = sub i64 %p3, %91, !dbg !3536
	%93 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %91, !dbg !3536
	%94 = icmp ugt i64 %91, %p3, !dbg !3536
	%95 = icmp ugt i64 3, %92, !dbg !3537
	%96 = or i1 %94, %95, !dbg !3537
	br i1 %96, label %b2_fail5, label %b2_ok5, !dbg !3537, !prof !30

b2_ok5:
	%97 = bitcast float %58 to i32, !dbg !3538
	%98 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %97) convergent nounwind, !dbg !3538
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 0, !dbg !3539
	store i32 %98, i32 addrspace(1)* %99, align 4, !dbg !3539
	%100 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 1, !dbg !3540
	store i32 7, i32 addrspace(1)* %100, align 4, !dbg !3540
	%101 = bitcast float %58 to i32, !dbg !3541
	%102 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %101) convergent nounwind, !dbg !3541
	store i32 %102, i32 addrspace(1)* %100, align 4, !dbg !3542
	%103 = sub i64 %37, %39, !dbg !3543
	%104 = getelementptr inbounds float, float addrspace(1)* %2, i64 %103, !dbg !3544
	%105 = icmp uge i64 %103, %p5, !dbg !3544
	br i1 %105, label %b2_fail7, label %b2_ok7, !dbg !3544, !prof !30

b2_ok7:
	%106 = load float, float addrspace(1)* %104, align 4, !dbg !3544
	%107 = bitcast float %106 to i32, !dbg !3545
	%108 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %107) convergent nounwind, !dbg !3545
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 2, !dbg !3546
	store i32 %108, i32 addrspace(1)* %109, align 4, !dbg !3546
	ret void, !dbg !3513

b2_fail1:
	%110 = icmp uge i64 %37, %p5, !dbg !3520
	br i1 %110, label %b2_fail2, label %b2_ok2, !dbg !3520

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3520
	br label %fail, !dbg !3520

b2_ok2:
	%111 = icmp ugt i64 %48, %p1, !dbg !3522
	br i1 %111, label %b2_fail3, label %b2_ok3, !dbg !3522

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !3522
	br label %fail, !dbg !3522

b2_ok3:
	%112 = icmp ugt i64 4, %49, !dbg !3523
	br i1 %112, label %b2_fail4, label %b2_ok4, !dbg !3523

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !3523
	br label %fail, !dbg !3523

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !3524
	br label %fail, !dbg !3524

b2_fail5:
	%113 = icmp ugt i64 %91, %p3, !dbg !3536
	br i1 %113, label %b2_fail6, label %b2_ok6, !dbg !3536

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !3536
	br label %fail, !dbg !3536

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !3537
	br label %fail, !dbg !3537

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !3544
	br label %fail, !dbg !3544

fail:
	%114 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !3511
	%115 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %91, %b2_fail6 ], [ 3, %b2_ok6 ], [ %103, %b2_fail7 ], !dbg !3511
	%116 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %92, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !3511
	call void @gpuc_fail(i8* %ctrl, i32 %114, i64 %115, i64 %116), !dbg !3511
	ret void, !dbg !3511
}

define void @NumbersFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3547 {
entry:
	br label %b0, !dbg !3548

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !3548
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !3548
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !3548
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3551, !range !11
	%4 = sext i32 %3 to i64, !dbg !3551
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3551, !range !12
	%6 = sext i32 %5 to i64, !dbg !3551
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3551, !range !12
	%8 = sext i32 %7 to i64, !dbg !3551
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3551, !range !13
	%10 = sext i32 %9 to i64, !dbg !3551
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3551, !range !14
	%12 = sext i32 %11 to i64, !dbg !3551
	%13 = trunc i64 %12 to i32, !dbg !3551
	%14 = trunc i64 %8 to i32, !dbg !3551
	%15 = mul i32 %13, %14, !dbg !3551
	%16 = trunc i64 %6 to i32, !dbg !3551
	%17 = add i32 %16, %15, !dbg !3551
	%18 = zext i32 %17 to i64, !dbg !3551
	%19 = mul i64 %10, %18, !dbg !3551
	%20 = add i64 %4, %19, !dbg !3551
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3551, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3551, !range !15
	%23 = mul i32 %21, %22, !dbg !3551
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3551, !range !16
	%25 = mul i32 %23, %24, !dbg !3551
	%26 = sext i32 %25 to i64, !dbg !3551
	%27 = mul i64 %20, %26, !dbg !3551
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3551, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3551, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3551, !range !18
	%31 = mul i32 %22, %30, !dbg !3551
	%32 = add i32 %29, %31, !dbg !3551
	%33 = mul i32 %21, %32, !dbg !3551
	%34 = add i32 %28, %33, !dbg !3551
	%35 = sext i32 %34 to i64, !dbg !3551
	%36 = add i64 %27, %35, !dbg !3551
	%37 = mul i64 %36, 6, !dbg !3552
	%38 = sub i64 %p1, %37, !dbg !3553
	%39 = getelementptr inbounds float, float addrspace(1)* %0, i64 %37, !dbg !3553
	%40 = getelementptr inbounds float, float addrspace(1)* %2, i64 %36, !dbg !3554
	%41 = icmp ugt i64 %37, %p1, !dbg !3553
	%42 = icmp uge i64 %36, %p5, !dbg !3554
	%43 = icmp ugt i64 6, %38, !dbg !3557
	%44 = or i1 %41, %42, !dbg !3557
	%45 = or i1 %44, %43, !dbg !3557
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !3557, !prof !30

b0_ok1:
	%46 = load float, float addrspace(1)* %40, align 4, !dbg !3554
	%47 = and i32 %34, -32, !dbg !3564
	%48 = sub i32 %25, %47, !dbg !3564
	%49 = icmp slt i32 %48, 32, !dbg !3564
	%50 = select i1 %49, i32 %48, i32 32, !dbg !3564
	%51 = sext i32 %50 to i64, !dbg !3564
	%52 = icmp eq i64 %51, 32, !dbg !3565
	%53 = mul i64 %51, 2, !dbg !3566
	br label %b1, !dbg !3557

b1:
	%54 = phi i32 [ 0, %b0_ok1 ], [ %192, %b34 ], !dbg !3557
	br i1 %52, label %b2, label %b4, !dbg !3565

b2:
	%55 = phi float [ %63, %b3 ], [ %46, %b1 ], !dbg !3567
	%56 = phi i64 [ %66, %b3 ], [ 16, %b1 ], !dbg !3568
	%57 = icmp sgt i64 %56, 0, !dbg !3569
	br i1 %57, label %b3, label %b7, !dbg !3569

b3:
	%58 = trunc i64 %56 to i32, !dbg !3570
	%59 = bitcast float %55 to i32, !dbg !3570
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %59, i32 %58, i32 31), !dbg !3570
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !3570
	%62 = bitcast i32 %61 to float, !dbg !3570
	%63 = fadd float %55, %62, !dbg !3571
	%64 = trunc i64 %56 to i32, !dbg !3572
	%65 = udiv i32 %64, 2, !dbg !3572
	%66 = zext i32 %65 to i64, !dbg !3572
	br label %b2, !dbg !3572

b4:
	%67 = bitcast float %46 to i32, !dbg !3573
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %67, i32 0, i32 31), !dbg !3573
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !3573
	%70 = bitcast i32 %69 to float, !dbg !3573
	br label %b5, !dbg !3573

b5:
	%71 = phi float [ %70, %b4 ], [ %78, %b6 ], !dbg !3574
	%72 = phi i32 [ 1, %b4 ], [ %79, %b6 ], !dbg !3575
	%73 = icmp slt i32 %72, %50, !dbg !3576
	br i1 %73, label %b6, label %b7, !dbg !3576

b6:
	%74 = bitcast float %46 to i32, !dbg !3577
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %74, i32 %72, i32 31), !dbg !3577
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !3577
	%77 = bitcast i32 %76 to float, !dbg !3577
	%78 = fadd float %71, %77, !dbg !3571
	%79 = add i32 %72, 1, !dbg !3578
	br label %b5, !dbg !3578

b7:
	%80 = phi float [ %55, %b2 ], [ %71, %b5 ], !dbg !3563
	%81 = getelementptr inbounds float, float addrspace(1)* %39, i64 0, !dbg !3579
	store float %80, float addrspace(1)* %81, align 4, !dbg !3579
	br i1 %52, label %b8, label %b10, !dbg !3584

b8:
	%82 = phi float [ %92, %b9 ], [ %46, %b7 ], !dbg !3585
	%83 = phi i64 [ %95, %b9 ], [ 16, %b7 ], !dbg !3586
	%84 = icmp sgt i64 %83, 0, !dbg !3587
	br i1 %84, label %b9, label %b13, !dbg !3587

b9:
	%85 = trunc i64 %83 to i32, !dbg !3588
	%86 = bitcast float %82 to i32, !dbg !3588
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %86, i32 %85, i32 31), !dbg !3588
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3588
	%89 = bitcast i32 %88 to float, !dbg !3588
	%90 = call float @__nv_fminf(float %82, float %89), !dbg !3589
	%91 = fcmp uno float %82, %89, !dbg !3589
	%92 = select i1 %91, float 0x7FF8000000000000, float %90, !dbg !3589
	%93 = trunc i64 %83 to i32, !dbg !3590
	%94 = udiv i32 %93, 2, !dbg !3590
	%95 = zext i32 %94 to i64, !dbg !3590
	br label %b8, !dbg !3590

b10:
	%96 = bitcast float %46 to i32, !dbg !3591
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 0, i32 31), !dbg !3591
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !3591
	%99 = bitcast i32 %98 to float, !dbg !3591
	br label %b11, !dbg !3591

b11:
	%100 = phi float [ %99, %b10 ], [ %109, %b12 ], !dbg !3592
	%101 = phi i32 [ 1, %b10 ], [ %110, %b12 ], !dbg !3593
	%102 = icmp slt i32 %101, %50, !dbg !3594
	br i1 %102, label %b12, label %b13, !dbg !3594

b12:
	%103 = bitcast float %46 to i32, !dbg !3595
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %103, i32 %101, i32 31), !dbg !3595
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !3595
	%106 = bitcast i32 %105 to float, !dbg !3595
	%107 = call float @__nv_fminf(float %100, float %106), !dbg !3589
	%108 = fcmp uno float %100, %106, !dbg !3589
	%109 = select i1 %108, float 0x7FF8000000000000, float %107, !dbg !3589
	%110 = add i32 %101, 1, !dbg !3596
	br label %b11, !dbg !3596

b13:
	%111 = phi float [ %82, %b8 ], [ %100, %b11 ], !dbg !3583
	br i1 %52, label %b14, label %b16, !dbg !3601

b14:
	%112 = phi float [ %122, %b15 ], [ %46, %b13 ], !dbg !3602
	%113 = phi i64 [ %125, %b15 ], [ 16, %b13 ], !dbg !3603
	%114 = icmp sgt i64 %113, 0, !dbg !3604
	br i1 %114, label %b15, label %b19, !dbg !3604

b15:
	%115 = trunc i64 %113 to i32, !dbg !3605
	%116 = bitcast float %112 to i32, !dbg !3605
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %116, i32 %115, i32 31), !dbg !3605
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !3605
	%119 = bitcast i32 %118 to float, !dbg !3605
	%120 = call float @__nv_fmaxf(float %112, float %119), !dbg !3606
	%121 = fcmp uno float %112, %119, !dbg !3606
	%122 = select i1 %121, float 0x7FF8000000000000, float %120, !dbg !3606
	%123 = trunc i64 %113 to i32, !dbg !3607
	%124 = udiv i32 %123, 2, !dbg !3607
	%125 = zext i32 %124 to i64, !dbg !3607
	br label %b14, !dbg !3607

b16:
	%126 = bitcast float %46 to i32, !dbg !3608
	%127 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %126, i32 0, i32 31), !dbg !3608
	%128 = extractvalue { i32, i1 } %127, 0, !dbg !3608
	%129 = bitcast i32 %128 to float, !dbg !3608
	br label %b17, !dbg !3608

b17:
	%130 = phi float [ %129, %b16 ], [ %139, %b18 ], !dbg !3609
	%131 = phi i32 [ 1, %b16 ], [ %140, %b18 ], !dbg !3610
	%132 = icmp slt i32 %131, %50, !dbg !3611
	br i1 %132, label %b18, label %b19, !dbg !3611

b18:
	%133 = bitcast float %46 to i32, !dbg !3612
	%134 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %131, i32 31), !dbg !3612
	%135 = extractvalue { i32, i1 } %134, 0, !dbg !3612
	%136 = bitcast i32 %135 to float, !dbg !3612
	%137 = call float @__nv_fmaxf(float %130, float %136), !dbg !3606
	%138 = fcmp uno float %130, %136, !dbg !3606
	%139 = select i1 %138, float 0x7FF8000000000000, float %137, !dbg !3606
	%140 = add i32 %131, 1, !dbg !3613
	br label %b17, !dbg !3613

b19:
	%141 = phi float [ %112, %b14 ], [ %130, %b17 ], !dbg !3600
	%142 = getelementptr inbounds float, float addrspace(1)* %39, i64 1, !dbg !3614
	store float %111, float addrspace(1)* %142, align 4, !dbg !3614
	%143 = getelementptr inbounds float, float addrspace(1)* %39, i64 2, !dbg !3615
	store float %141, float addrspace(1)* %143, align 4, !dbg !3615
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3620, !range !20
	%145 = sext i32 %144 to i64, !dbg !3620
	%146 = trunc i64 %145 to i32, !dbg !3620
	br label %b20, !dbg !3620

b20:
	%147 = phi float [ %46, %b19 ], [ %158, %b23 ], !dbg !3621
	%148 = phi i32 [ 1, %b19 ], [ %159, %b23 ], !dbg !3622
	%149 = zext i32 %148 to i64, !dbg !3622
	%150 = icmp ult i32 %148, 32, !dbg !3623
	br i1 %150, label %b21, label %b24, !dbg !3623

b21:
	%151 = trunc i64 %149 to i32, !dbg !3624
	%152 = bitcast float %147 to i32, !dbg !3624
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %152, i32 %151, i32 0), !dbg !3624
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !3624
	%155 = bitcast i32 %154 to float, !dbg !3624
	%156 = icmp uge i32 %146, %148, !dbg !3625
	br i1 %156, label %b22, label %b23, !dbg !3625

b22:
	%157 = fadd float %147, %155, !dbg !3626
	br label %b23, !dbg !3626

b23:
	%158 = phi float [ %147, %b21 ], [ %157, %b22 ], !dbg !3621
	%159 = mul i32 %148, 2, !dbg !3627
	br label %b20, !dbg !3627

b24:
	%160 = fadd float 0.000000e+00, %147, !dbg !3628
	br label %b25, !dbg !3632

b25:
	%161 = phi float [ %46, %b24 ], [ %172, %b28 ], !dbg !3633
	%162 = phi i32 [ 1, %b24 ], [ %173, %b28 ], !dbg !3634
	%163 = zext i32 %162 to i64, !dbg !3634
	%164 = icmp ult i32 %162, 32, !dbg !3635
	br i1 %164, label %b26, label %b29, !dbg !3635

b26:
	%165 = trunc i64 %163 to i32, !dbg !3636
	%166 = bitcast float %161 to i32, !dbg !3636
	%167 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %166, i32 %165, i32 0), !dbg !3636
	%168 = extractvalue { i32, i1 } %167, 0, !dbg !3636
	%169 = bitcast i32 %168 to float, !dbg !3636
	%170 = icmp uge i32 %146, %162, !dbg !3637
	br i1 %170, label %b27, label %b28, !dbg !3637

b27:
	%171 = fadd float %161, %169, !dbg !3638
	br label %b28, !dbg !3638

b28:
	%172 = phi float [ %161, %b26 ], [ %171, %b27 ], !dbg !3633
	%173 = mul i32 %162, 2, !dbg !3639
	br label %b25, !dbg !3639

b29:
	%174 = bitcast float %161 to i32, !dbg !3640
	%175 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %174, i32 1, i32 0), !dbg !3640
	%176 = extractvalue { i32, i1 } %175, 0, !dbg !3640
	%177 = bitcast i32 %176 to float, !dbg !3640
	%178 = icmp eq i32 %144, 0, !dbg !3641
	br i1 %178, label %b31, label %b30, !dbg !3641

b30:
	%179 = fadd float 0.000000e+00, %177, !dbg !3642
	br label %b31, !dbg !3643

b31:
	%180 = phi float [ 0.000000e+00, %b29 ], [ %179, %b30 ], !dbg !3630
	%181 = getelementptr inbounds float, float addrspace(1)* %39, i64 3, !dbg !3644
	store float %160, float addrspace(1)* %181, align 4, !dbg !3644
	%182 = getelementptr inbounds float, float addrspace(1)* %39, i64 4, !dbg !3645
	store float %180, float addrspace(1)* %182, align 4, !dbg !3645
	%183 = sdiv i64 %53, 3, !dbg !3646
	%184 = icmp slt i64 %183, 0, !dbg !3649
	br i1 %184, label %b33, label %b32, !dbg !3649

b32:
	%185 = icmp sge i64 %183, %51, !dbg !3650
	br i1 %185, label %b33, label %b34, !dbg !3650

b33:
	call void asm sideeffect "", ""() nounwind, !dbg !3651
	br label %fail, !dbg !3651

b34:
	%186 = trunc i64 %183 to i32, !dbg !3652
	%187 = bitcast float %46 to i32, !dbg !3652
	%188 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %187, i32 %186, i32 31), !dbg !3652
	%189 = extractvalue { i32, i1 } %188, 0, !dbg !3652
	%190 = bitcast i32 %189 to float, !dbg !3652
	%191 = getelementptr inbounds float, float addrspace(1)* %39, i64 5, !dbg !3653
	store float %190, float addrspace(1)* %191, align 4, !dbg !3653
	%192 = add i32 %54, 1, !dbg !3653
	%193 = icmp slt i32 %192, 2, !dbg !3653
	br i1 %193, label %b1, label %b35, !dbg !3653

b35:
	%194 = sub i64 %p3, %37, !dbg !3654
	%195 = getelementptr inbounds float, float addrspace(1)* %1, i64 %37, !dbg !3654
	%196 = icmp ugt i64 %37, %p3, !dbg !3654
	%197 = icmp ugt i64 6, %194, !dbg !3657
	%198 = or i1 %196, %197, !dbg !3657
	br i1 %198, label %b35_fail1, label %b35_ok1, !dbg !3657, !prof !30

b35_ok1:
	%199 = load float, float addrspace(1)* %40, align 4, !dbg !3658
	%200 = trunc i64 %26 to i32, !dbg !3664
	%201 = add i32 %200, 32, !dbg !3664
	%202 = sub i32 %201, 1, !dbg !3665
	%203 = sub i64 %51, 1, !dbg !3670
	%204 = icmp eq i64 %145, %203, !dbg !3671
	%205 = mul i32 %200, 2, !dbg !3672
	br label %b36, !dbg !3657

b36:
	%206 = phi i32 [ 0, %b35_ok1 ], [ %428, %b103 ], !dbg !3657
	br i1 %52, label %b37, label %b39, !dbg !3674

b37:
	%207 = phi float [ %215, %b38 ], [ %199, %b36 ], !dbg !3675
	%208 = phi i64 [ %218, %b38 ], [ 16, %b36 ], !dbg !3676
	%209 = icmp sgt i64 %208, 0, !dbg !3677
	br i1 %209, label %b38, label %b42, !dbg !3677

b38:
	%210 = trunc i64 %208 to i32, !dbg !3678
	%211 = bitcast float %207 to i32, !dbg !3678
	%212 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %211, i32 %210, i32 31), !dbg !3678
	%213 = extractvalue { i32, i1 } %212, 0, !dbg !3678
	%214 = bitcast i32 %213 to float, !dbg !3678
	%215 = fadd float %207, %214, !dbg !3679
	%216 = trunc i64 %208 to i32, !dbg !3680
	%217 = udiv i32 %216, 2, !dbg !3680
	%218 = zext i32 %217 to i64, !dbg !3680
	br label %b37, !dbg !3680

b39:
	%219 = bitcast float %199 to i32, !dbg !3681
	%220 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %219, i32 0, i32 31), !dbg !3681
	%221 = extractvalue { i32, i1 } %220, 0, !dbg !3681
	%222 = bitcast i32 %221 to float, !dbg !3681
	br label %b40, !dbg !3681

b40:
	%223 = phi float [ %222, %b39 ], [ %230, %b41 ], !dbg !3682
	%224 = phi i32 [ 1, %b39 ], [ %231, %b41 ], !dbg !3683
	%225 = icmp slt i32 %224, %50, !dbg !3684
	br i1 %225, label %b41, label %b42, !dbg !3684

b41:
	%226 = bitcast float %199 to i32, !dbg !3685
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %226, i32 %224, i32 31), !dbg !3685
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !3685
	%229 = bitcast i32 %228 to float, !dbg !3685
	%230 = fadd float %223, %229, !dbg !3679
	%231 = add i32 %224, 1, !dbg !3686
	br label %b40, !dbg !3686

b42:
	%232 = phi float [ %207, %b37 ], [ %223, %b40 ], !dbg !3673
	%233 = udiv i32 %202, 32, !dbg !3687
	%234 = zext i32 %233 to i64, !dbg !3687
	%235 = trunc i64 %234 to i32, !dbg !3687
	%236 = icmp eq i32 %235, 1, !dbg !3688
	br i1 %236, label %b48, label %b43, !dbg !3688

b43:
	call void @llvm.nvvm.barrier0(), !dbg !3690
	br i1 %178, label %b44, label %b45, !dbg !3691

b44:
	%237 = trunc i64 %35 to i32, !dbg !3692
	%238 = udiv i32 %237, 32, !dbg !3692
	%239 = zext i32 %238 to i64, !dbg !3692
	%240 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %239, !dbg !3693
	store float %232, float addrspace(3)* %240, align 4, !dbg !3693
	br label %b45, !dbg !3693

b45:
	call void @llvm.nvvm.barrier0(), !dbg !3694
	%241 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 0, !dbg !3695
	%242 = load float, float addrspace(3)* %241, align 4, !dbg !3695
	br label %b46, !dbg !3695

b46:
	%243 = phi float [ %242, %b45 ], [ %249, %b47 ], !dbg !3696
	%244 = phi i32 [ 1, %b45 ], [ %250, %b47 ], !dbg !3697
	%245 = sext i32 %244 to i64, !dbg !3697
	%246 = icmp slt i32 %244, %235, !dbg !3698
	br i1 %246, label %b47, label %b48, !dbg !3698

b47:
	%247 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %245, !dbg !3699
	%248 = load float, float addrspace(3)* %247, align 4, !dbg !3699
	%249 = fadd float %243, %248, !dbg !3679
	%250 = add i32 %244, 1, !dbg !3700
	br label %b46, !dbg !3700

b48:
	%251 = phi float [ %232, %b42 ], [ %243, %b46 ], !dbg !3662
	%252 = getelementptr inbounds float, float addrspace(1)* %195, i64 0, !dbg !3701
	store float %251, float addrspace(1)* %252, align 4, !dbg !3701
	br i1 %52, label %b49, label %b51, !dbg !3706

b49:
	%253 = phi float [ %263, %b50 ], [ %199, %b48 ], !dbg !3707
	%254 = phi i64 [ %266, %b50 ], [ 16, %b48 ], !dbg !3708
	%255 = icmp sgt i64 %254, 0, !dbg !3709
	br i1 %255, label %b50, label %b54, !dbg !3709

b50:
	%256 = trunc i64 %254 to i32, !dbg !3710
	%257 = bitcast float %253 to i32, !dbg !3710
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %257, i32 %256, i32 31), !dbg !3710
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !3710
	%260 = bitcast i32 %259 to float, !dbg !3710
	%261 = call float @__nv_fminf(float %253, float %260), !dbg !3711
	%262 = fcmp uno float %253, %260, !dbg !3711
	%263 = select i1 %262, float 0x7FF8000000000000, float %261, !dbg !3711
	%264 = trunc i64 %254 to i32, !dbg !3712
	%265 = udiv i32 %264, 2, !dbg !3712
	%266 = zext i32 %265 to i64, !dbg !3712
	br label %b49, !dbg !3712

b51:
	%267 = bitcast float %199 to i32, !dbg !3713
	%268 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %267, i32 0, i32 31), !dbg !3713
	%269 = extractvalue { i32, i1 } %268, 0, !dbg !3713
	%270 = bitcast i32 %269 to float, !dbg !3713
	br label %b52, !dbg !3713

b52:
	%271 = phi float [ %270, %b51 ], [ %280, %b53 ], !dbg !3714
	%272 = phi i32 [ 1, %b51 ], [ %281, %b53 ], !dbg !3715
	%273 = icmp slt i32 %272, %50, !dbg !3716
	br i1 %273, label %b53, label %b54, !dbg !3716

b53:
	%274 = bitcast float %199 to i32, !dbg !3717
	%275 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %274, i32 %272, i32 31), !dbg !3717
	%276 = extractvalue { i32, i1 } %275, 0, !dbg !3717
	%277 = bitcast i32 %276 to float, !dbg !3717
	%278 = call float @__nv_fminf(float %271, float %277), !dbg !3711
	%279 = fcmp uno float %271, %277, !dbg !3711
	%280 = select i1 %279, float 0x7FF8000000000000, float %278, !dbg !3711
	%281 = add i32 %272, 1, !dbg !3718
	br label %b52, !dbg !3718

b54:
	%282 = phi float [ %253, %b49 ], [ %271, %b52 ], !dbg !3705
	br i1 %236, label %b60, label %b55, !dbg !3719

b55:
	call void @llvm.nvvm.barrier0(), !dbg !3721
	br i1 %178, label %b56, label %b57, !dbg !3722

b56:
	%283 = trunc i64 %35 to i32, !dbg !3723
	%284 = udiv i32 %283, 32, !dbg !3723
	%285 = zext i32 %284 to i64, !dbg !3723
	%286 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %285, !dbg !3724
	store float %282, float addrspace(3)* %286, align 4, !dbg !3724
	br label %b57, !dbg !3724

b57:
	call void @llvm.nvvm.barrier0(), !dbg !3725
	%287 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 0, !dbg !3726
	%288 = load float, float addrspace(3)* %287, align 4, !dbg !3726
	br label %b58, !dbg !3726

b58:
	%289 = phi float [ %288, %b57 ], [ %297, %b59 ], !dbg !3727
	%290 = phi i32 [ 1, %b57 ], [ %298, %b59 ], !dbg !3728
	%291 = sext i32 %290 to i64, !dbg !3728
	%292 = icmp slt i32 %290, %235, !dbg !3729
	br i1 %292, label %b59, label %b60, !dbg !3729

b59:
	%293 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %291, !dbg !3730
	%294 = load float, float addrspace(3)* %293, align 4, !dbg !3730
	%295 = call float @__nv_fminf(float %289, float %294), !dbg !3711
	%296 = fcmp uno float %289, %294, !dbg !3711
	%297 = select i1 %296, float 0x7FF8000000000000, float %295, !dbg !3711
	%298 = add i32 %290, 1, !dbg !3731
	br label %b58, !dbg !3731

b60:
	%299 = phi float [ %282, %b54 ], [ %289, %b58 ], !dbg !3704
	br i1 %52, label %b61, label %b63, !dbg !3736

b61:
	%300 = phi float [ %310, %b62 ], [ %199, %b60 ], !dbg !3737
	%301 = phi i64 [ %313, %b62 ], [ 16, %b60 ], !dbg !3738
	%302 = icmp sgt i64 %301, 0, !dbg !3739
	br i1 %302, label %b62, label %b66, !dbg !3739

b62:
	%303 = trunc i64 %301 to i32, !dbg !3740
	%304 = bitcast float %300 to i32, !dbg !3740
	%305 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %304, i32 %303, i32 31), !dbg !3740
	%306 = extractvalue { i32, i1 } %305, 0, !dbg !3740
	%307 = bitcast i32 %306 to float, !dbg !3740
	%308 = call float @__nv_fmaxf(float %300, float %307), !dbg !3741
	%309 = fcmp uno float %300, %307, !dbg !3741
	%310 = select i1 %309, float 0x7FF8000000000000, float %308, !dbg !3741
	%311 = trunc i64 %301 to i32, !dbg !3742
	%312 = udiv i32 %311, 2, !dbg !3742
	%313 = zext i32 %312 to i64, !dbg !3742
	br label %b61, !dbg !3742

b63:
	%314 = bitcast float %199 to i32, !dbg !3743
	%315 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %314, i32 0, i32 31), !dbg !3743
	%316 = extractvalue { i32, i1 } %315, 0, !dbg !3743
	%317 = bitcast i32 %316 to float, !dbg !3743
	br label %b64, !dbg !3743

b64:
	%318 = phi float [ %317, %b63 ], [ %327, %b65 ], !dbg !3744
	%319 = phi i32 [ 1, %b63 ], [ %328, %b65 ], !dbg !3745
	%320 = icmp slt i32 %319, %50, !dbg !3746
	br i1 %320, label %b65, label %b66, !dbg !3746

b65:
	%321 = bitcast float %199 to i32, !dbg !3747
	%322 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %321, i32 %319, i32 31), !dbg !3747
	%323 = extractvalue { i32, i1 } %322, 0, !dbg !3747
	%324 = bitcast i32 %323 to float, !dbg !3747
	%325 = call float @__nv_fmaxf(float %318, float %324), !dbg !3741
	%326 = fcmp uno float %318, %324, !dbg !3741
	%327 = select i1 %326, float 0x7FF8000000000000, float %325, !dbg !3741
	%328 = add i32 %319, 1, !dbg !3748
	br label %b64, !dbg !3748

b66:
	%329 = phi float [ %300, %b61 ], [ %318, %b64 ], !dbg !3735
	br i1 %236, label %b72, label %b67, !dbg !3749

b67:
	call void @llvm.nvvm.barrier0(), !dbg !3751
	br i1 %178, label %b68, label %b69, !dbg !3752

b68:
	%330 = trunc i64 %35 to i32, !dbg !3753
	%331 = udiv i32 %330, 32, !dbg !3753
	%332 = zext i32 %331 to i64, !dbg !3753
	%333 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %332, !dbg !3754
	store float %329, float addrspace(3)* %333, align 4, !dbg !3754
	br label %b69, !dbg !3754

b69:
	call void @llvm.nvvm.barrier0(), !dbg !3755
	%334 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 0, !dbg !3756
	%335 = load float, float addrspace(3)* %334, align 4, !dbg !3756
	br label %b70, !dbg !3756

b70:
	%336 = phi float [ %335, %b69 ], [ %344, %b71 ], !dbg !3757
	%337 = phi i32 [ 1, %b69 ], [ %345, %b71 ], !dbg !3758
	%338 = sext i32 %337 to i64, !dbg !3758
	%339 = icmp slt i32 %337, %235, !dbg !3759
	br i1 %339, label %b71, label %b72, !dbg !3759

b71:
	%340 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %338, !dbg !3760
	%341 = load float, float addrspace(3)* %340, align 4, !dbg !3760
	%342 = call float @__nv_fmaxf(float %336, float %341), !dbg !3741
	%343 = fcmp uno float %336, %341, !dbg !3741
	%344 = select i1 %343, float 0x7FF8000000000000, float %342, !dbg !3741
	%345 = add i32 %337, 1, !dbg !3761
	br label %b70, !dbg !3761

b72:
	%346 = phi float [ %329, %b66 ], [ %336, %b70 ], !dbg !3734
	%347 = getelementptr inbounds float, float addrspace(1)* %195, i64 1, !dbg !3762
	store float %299, float addrspace(1)* %347, align 4, !dbg !3762
	%348 = getelementptr inbounds float, float addrspace(1)* %195, i64 2, !dbg !3763
	store float %346, float addrspace(1)* %348, align 4, !dbg !3763
	br label %b73, !dbg !3764

b73:
	%349 = phi float [ %199, %b72 ], [ %360, %b76 ], !dbg !3765
	%350 = phi i32 [ 1, %b72 ], [ %361, %b76 ], !dbg !3766
	%351 = zext i32 %350 to i64, !dbg !3766
	%352 = icmp ult i32 %350, 32, !dbg !3767
	br i1 %352, label %b74, label %b77, !dbg !3767

b74:
	%353 = trunc i64 %351 to i32, !dbg !3768
	%354 = bitcast float %349 to i32, !dbg !3768
	%355 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %354, i32 %353, i32 0), !dbg !3768
	%356 = extractvalue { i32, i1 } %355, 0, !dbg !3768
	%357 = bitcast i32 %356 to float, !dbg !3768
	%358 = icmp uge i32 %146, %350, !dbg !3769
	br i1 %358, label %b75, label %b76, !dbg !3769

b75:
	%359 = fadd float %349, %357, !dbg !3770
	br label %b76, !dbg !3770

b76:
	%360 = phi float [ %349, %b74 ], [ %359, %b75 ], !dbg !3765
	%361 = mul i32 %350, 2, !dbg !3771
	br label %b73, !dbg !3771

b77:
	br i1 %236, label %b83, label %b78, !dbg !3772

b78:
	%362 = trunc i64 %35 to i32, !dbg !3774
	%363 = udiv i32 %362, 32, !dbg !3774
	%364 = zext i32 %363 to i64, !dbg !3774
	%365 = trunc i64 %364 to i32, !dbg !3774
	call void @llvm.nvvm.barrier0(), !dbg !3775
	br i1 %204, label %b79, label %b80, !dbg !3671

b79:
	%366 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %364, !dbg !3776
	store float %349, float addrspace(3)* %366, align 4, !dbg !3776
	br label %b80, !dbg !3776

b80:
	call void @llvm.nvvm.barrier0(), !dbg !3777
	%367 = icmp slt i32 0, %365, !dbg !3777
	br i1 %367, label %b81, label %b82, !dbg !3777

b81:
	%368 = phi float [ %373, %b81_ok1 ], [ 0.000000e+00, %b80 ], !dbg !3778
	%369 = phi i64 [ %374, %b81_ok1 ], [ 0, %b80 ], !dbg !3778
	%370 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %369, !dbg !3779
	%371 = icmp uge i64 %369, 32, !dbg !3779
	br i1 %371, label %b81_fail1, label %b81_ok1, !dbg !3779, !prof !30

b81_ok1:
	%372 = load float, float addrspace(3)* %370, align 4, !dbg !3779
	%373 = fadd float %368, %372, !dbg !3780
	%374 = add i64 %369, 1, !dbg !3780
	%375 = icmp slt i64 %374, %364, !dbg !3780
	br i1 %375, label %b81, label %b82, !dbg !3780

b82:
	%376 = phi float [ 0.000000e+00, %b80 ], [ %373, %b81_ok1 ], !dbg !3778
	br label %b83, !dbg !3781

b83:
	%377 = phi float [ 0.000000e+00, %b77 ], [ %376, %b82 ], !dbg !3669
	%378 = fadd float %377, %349, !dbg !3782
	br label %b84, !dbg !3786

b84:
	%379 = phi float [ %199, %b83 ], [ %390, %b87 ], !dbg !3787
	%380 = phi i32 [ 1, %b83 ], [ %391, %b87 ], !dbg !3788
	%381 = zext i32 %380 to i64, !dbg !3788
	%382 = icmp ult i32 %380, 32, !dbg !3789
	br i1 %382, label %b85, label %b88, !dbg !3789

b85:
	%383 = trunc i64 %381 to i32, !dbg !3790
	%384 = bitcast float %379 to i32, !dbg !3790
	%385 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %384, i32 %383, i32 0), !dbg !3790
	%386 = extractvalue { i32, i1 } %385, 0, !dbg !3790
	%387 = bitcast i32 %386 to float, !dbg !3790
	%388 = icmp uge i32 %146, %380, !dbg !3791
	br i1 %388, label %b86, label %b87, !dbg !3791

b86:
	%389 = fadd float %379, %387, !dbg !3792
	br label %b87, !dbg !3792

b87:
	%390 = phi float [ %379, %b85 ], [ %389, %b86 ], !dbg !3787
	%391 = mul i32 %380, 2, !dbg !3793
	br label %b84, !dbg !3793

b88:
	br i1 %236, label %b94, label %b89, !dbg !3794

b89:
	%392 = trunc i64 %35 to i32, !dbg !3796
	%393 = udiv i32 %392, 32, !dbg !3796
	%394 = zext i32 %393 to i64, !dbg !3796
	%395 = trunc i64 %394 to i32, !dbg !3796
	call void @llvm.nvvm.barrier0(), !dbg !3797
	br i1 %204, label %b90, label %b91, !dbg !3798

b90:
	%396 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %394, !dbg !3799
	store float %379, float addrspace(3)* %396, align 4, !dbg !3799
	br label %b91, !dbg !3799

b91:
	call void @llvm.nvvm.barrier0(), !dbg !3800
	%397 = icmp slt i32 0, %395, !dbg !3800
	br i1 %397, label %b92, label %b93, !dbg !3800

b92:
	%398 = phi float [ %403, %b92_ok1 ], [ 0.000000e+00, %b91 ], !dbg !3801
	%399 = phi i64 [ %404, %b92_ok1 ], [ 0, %b91 ], !dbg !3801
	%400 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %399, !dbg !3802
	%401 = icmp uge i64 %399, 32, !dbg !3802
	br i1 %401, label %b92_fail1, label %b92_ok1, !dbg !3802, !prof !30

b92_ok1:
	%402 = load float, float addrspace(3)* %400, align 4, !dbg !3802
	%403 = fadd float %398, %402, !dbg !3803
	%404 = add i64 %399, 1, !dbg !3803
	%405 = icmp slt i64 %404, %394, !dbg !3803
	br i1 %405, label %b92, label %b93, !dbg !3803

b93:
	%406 = phi float [ 0.000000e+00, %b91 ], [ %403, %b92_ok1 ], !dbg !3801
	br label %b94, !dbg !3804

b94:
	%407 = phi float [ 0.000000e+00, %b88 ], [ %406, %b93 ], !dbg !3785
	%408 = bitcast float %379 to i32, !dbg !3805
	%409 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %408, i32 1, i32 0), !dbg !3805
	%410 = extractvalue { i32, i1 } %409, 0, !dbg !3805
	%411 = bitcast i32 %410 to float, !dbg !3805
	br i1 %178, label %b96, label %b95, !dbg !3806

b95:
	%412 = fadd float %407, %411, !dbg !3807
	br label %b96, !dbg !3808

b96:
	%413 = phi float [ %407, %b94 ], [ %412, %b95 ], !dbg !3784
	%414 = getelementptr inbounds float, float addrspace(1)* %195, i64 3, !dbg !3809
	store float %378, float addrspace(1)* %414, align 4, !dbg !3809
	%415 = getelementptr inbounds float, float addrspace(1)* %195, i64 4, !dbg !3810
	store float %413, float addrspace(1)* %415, align 4, !dbg !3810
	%416 = udiv i32 %205, 3, !dbg !3811
	%417 = zext i32 %416 to i64, !dbg !3811
	%418 = trunc i64 %417 to i32, !dbg !3811
	%419 = icmp sge i32 %418, %25, !dbg !3814
	br i1 %419, label %b97, label %b98, !dbg !3814

b97:
	call void asm sideeffect "", ""() nounwind, !dbg !3815
	br label %fail, !dbg !3815

b98:
	br i1 %236, label %b99, label %b100, !dbg !3816

b99:
	%420 = bitcast float %199 to i32, !dbg !3817
	%421 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %420, i32 %418, i32 31), !dbg !3817
	%422 = extractvalue { i32, i1 } %421, 0, !dbg !3817
	%423 = bitcast i32 %422 to float, !dbg !3817
	br label %b103, !dbg !3818

b100:
	call void @llvm.nvvm.barrier0(), !dbg !3820
	%424 = icmp eq i32 %34, %418, !dbg !3821
	br i1 %424, label %b101, label %b102, !dbg !3821

b101:
	store float %199, float addrspace(3)* @gpuc_shared_Broadcast_42_7, align 4, !dbg !3822
	br label %b102, !dbg !3822

b102:
	call void @llvm.nvvm.barrier0(), !dbg !3823
	%425 = load float, float addrspace(3)* @gpuc_shared_Broadcast_42_7, align 4, !dbg !3824
	br label %b103, !dbg !3825

b103:
	%426 = phi float [ %423, %b99 ], [ %425, %b102 ], !dbg !3813
	%427 = getelementptr inbounds float, float addrspace(1)* %195, i64 5, !dbg !3826
	store float %426, float addrspace(1)* %427, align 4, !dbg !3826
	%428 = add i32 %206, 1, !dbg !3826
	%429 = icmp slt i32 %428, 2, !dbg !3826
	br i1 %429, label %b36, label %b104, !dbg !3826

b104:
	ret void, !dbg !3550

b0_fail1:
	%430 = icmp ugt i64 %37, %p1, !dbg !3553
	br i1 %430, label %b0_fail2, label %b0_ok2, !dbg !3553

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3553
	br label %fail, !dbg !3553

b0_ok2:
	%431 = icmp uge i64 %36, %p5, !dbg !3554
	br i1 %431, label %b0_fail3, label %b0_ok3, !dbg !3554

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !3554
	br label %fail, !dbg !3554

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !3557
	br label %fail, !dbg !3557

b35_fail1:
	%432 = icmp ugt i64 %37, %p3, !dbg !3654
	br i1 %432, label %b35_fail2, label %b35_ok2, !dbg !3654

b35_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3654
	br label %fail, !dbg !3654

b35_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !3657
	br label %fail, !dbg !3657

b81_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !3779
	br label %fail, !dbg !3779

b92_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !3802
	br label %fail, !dbg !3802

fail:
	%433 = phi i32 [ 25, %b0_fail2 ], [ 26, %b0_fail3 ], [ 27, %b0_ok3 ], [ 29, %b33 ], [ 30, %b35_fail2 ], [ 27, %b35_ok2 ], [ 28, %b81_fail1 ], [ 28, %b92_fail1 ], [ 29, %b97 ], !dbg !3548
	%434 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b33 ], [ %37, %b35_fail2 ], [ 6, %b35_ok2 ], [ %369, %b81_fail1 ], [ %399, %b92_fail1 ], [ 0, %b97 ], !dbg !3548
	%435 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ 0, %b33 ], [ %p3, %b35_fail2 ], [ %194, %b35_ok2 ], [ 32, %b81_fail1 ], [ 32, %b92_fail1 ], [ 0, %b97 ], !dbg !3548
	call void @gpuc_fail(i8* %ctrl, i32 %433, i64 %434, i64 %435), !dbg !3548
	ret void, !dbg !3548
}

define void @ExchangeFloat64(double* %p0, i64 %p1, i32* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3827 {
entry:
	br label %b0, !dbg !3828

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !3828
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3828
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !3828
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3831, !range !11
	%4 = sext i32 %3 to i64, !dbg !3831
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3831, !range !12
	%6 = sext i32 %5 to i64, !dbg !3831
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3831, !range !12
	%8 = sext i32 %7 to i64, !dbg !3831
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3831, !range !13
	%10 = sext i32 %9 to i64, !dbg !3831
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3831, !range !14
	%12 = sext i32 %11 to i64, !dbg !3831
	%13 = trunc i64 %12 to i32, !dbg !3831
	%14 = trunc i64 %8 to i32, !dbg !3831
	%15 = mul i32 %13, %14, !dbg !3831
	%16 = zext i32 %15 to i64, !dbg !3831
	%17 = trunc i64 %6 to i32, !dbg !3831
	%18 = add i32 %17, %15, !dbg !3831
	%19 = zext i32 %18 to i64, !dbg !3831
	%20 = mul i64 %10, %19, !dbg !3831
	%21 = add i64 %4, %20, !dbg !3831
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3831, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3831, !range !15
	%24 = mul i32 %22, %23, !dbg !3831
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3831, !range !16
	%26 = mul i32 %24, %25, !dbg !3831
	%27 = sext i32 %26 to i64, !dbg !3831
	%28 = mul i64 %21, %27, !dbg !3831
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3831, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3831, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3831, !range !18
	%32 = mul i32 %23, %31, !dbg !3831
	%33 = add i32 %30, %32, !dbg !3831
	%34 = mul i32 %22, %33, !dbg !3831
	%35 = add i32 %29, %34, !dbg !3831
	%36 = sext i32 %35 to i64, !dbg !3831
	%37 = add i64 %28, %36, !dbg !3831
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3832, !range !20
	%39 = sext i32 %38 to i64, !dbg !3832
	%40 = and i32 %35, -32, !dbg !3833
	%41 = sub i32 %26, %40, !dbg !3833
	%42 = icmp slt i32 %41, 32, !dbg !3833
	%43 = select i1 %42, i32 %41, i32 32, !dbg !3833
	%44 = sext i32 %43 to i64, !dbg !3833
	%45 = icmp eq i64 %44, 32, !dbg !3834
	br i1 %45, label %b1, label %b2, !dbg !3834

b1:
	br label %b2, !dbg !3834

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3835
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3836
	%48 = mul i64 %37, 4, !dbg !3838
	%49 = sub i64 %p1, %48, !dbg !3839
	%50 = getelementptr inbounds double, double addrspace(1)* %2, i64 %37, !dbg !3837
	%51 = icmp uge i64 %37, %p5, !dbg !3837
	%52 = icmp ugt i64 %48, %p1, !dbg !3839
	%53 = icmp ugt i64 4, %49, !dbg !3840
	%54 = icmp eq i64 %44, 0, !dbg !3841
	%55 = or i1 %51, %52, !dbg !3841
	%56 = or i1 %55, %53, !dbg !3841
	%57 = or i1 %56, %54, !dbg !3841
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !3841, !prof !30

b2_ok1:
	%58 = load double, double addrspace(1)* %50, align 8, !dbg !3837
	%59 = getelementptr inbounds double, double addrspace(1)* %0, i64 %48, !dbg !3839
	%60 = trunc i64 %39 to i32, !dbg !3842
	%61 = mul i32 %60, 7, !dbg !3842
	%62 = zext i32 %61 to i64, !dbg !3842
	%63 = add i32 %61, 3, !dbg !3843
	%64 = zext i32 %63 to i64, !dbg !3843
	%65 = icmp eq i64 %44, -1, !dbg !3841
	%66 = select i1 %65, i64 1, i64 %44, !dbg !3841
	%67 = srem i64 %64, %66, !dbg !3841
	%68 = trunc i64 %67 to i32, !dbg !3844
	%69 = bitcast double %58 to i64, !dbg !3844
	%70 = trunc i64 %69 to i32, !dbg !3844
	%71 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %70, i32 %68, i32 31), !dbg !3844
	%72 = extractvalue { i32, i1 } %71, 0, !dbg !3844
	%73 = lshr i64 %69, 32, !dbg !3844
	%74 = trunc i64 %73 to i32, !dbg !3844
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %74, i32 %68, i32 31), !dbg !3844
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !3844
	%77 = zext i32 %76 to i64, !dbg !3844
	%78 = shl i64 %77, 32, !dbg !3844
	%79 = zext i32 %72 to i64, !dbg !3844
	%80 = or i64 %79, %78, !dbg !3844
	%81 = bitcast i64 %80 to double, !dbg !3844
	%82 = getelementptr inbounds double, double addrspace(1)* %59, i64 0, !dbg !3845
	store double %81, double addrspace(1)* %82, align 8, !dbg !3845
	%83 = bitcast double %58 to i64, !dbg !3846
	%84 = trunc i64 %83 to i32, !dbg !3846
	%85 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %84, i32 3, i32 0), !dbg !3846
	%86 = extractvalue { i32, i1 } %85, 0, !dbg !3846
	%87 = lshr i64 %83, 32, !dbg !3846
	%88 = trunc i64 %87 to i32, !dbg !3846
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %88, i32 3, i32 0), !dbg !3846
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !3846
	%91 = zext i32 %90 to i64, !dbg !3846
	%92 = shl i64 %91, 32, !dbg !3846
	%93 = zext i32 %86 to i64, !dbg !3846
	%94 = or i64 %93, %92, !dbg !3846
	%95 = bitcast i64 %94 to double, !dbg !3846
	%96 = getelementptr inbounds double, double addrspace(1)* %59, i64 1, !dbg !3847
	store double %95, double addrspace(1)* %96, align 8, !dbg !3847
	%97 = trunc i64 %46 to i32, !dbg !3848
	%98 = bitcast double %58 to i64, !dbg !3848
	%99 = trunc i64 %98 to i32, !dbg !3848
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %99, i32 %97, i32 31), !dbg !3848
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3848
	%102 = lshr i64 %98, 32, !dbg !3848
	%103 = trunc i64 %102 to i32, !dbg !3848
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %103, i32 %97, i32 31), !dbg !3848
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !3848
	%106 = zext i32 %105 to i64, !dbg !3848
	%107 = shl i64 %106, 32, !dbg !3848
	%108 = zext i32 %101 to i64, !dbg !3848
	%109 = or i64 %108, %107, !dbg !3848
	%110 = bitcast i64 %109 to double, !dbg !3848
	%111 = getelementptr inbounds double, double addrspace(1)* %59, i64 2, !dbg !3849
	store double %110, double addrspace(1)* %111, align 8, !dbg !3849
	%112 = trunc i64 %47 to i32, !dbg !3850
	%113 = bitcast double %58 to i64, !dbg !3850
	%114 = trunc i64 %113 to i32, !dbg !3850
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %114, i32 %112, i32 31), !dbg !3850
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !3850
	%117 = lshr i64 %113, 32, !dbg !3850
	%118 = trunc i64 %117 to i32, !dbg !3850
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %118, i32 %112, i32 31), !dbg !3850
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !3850
	%121 = zext i32 %120 to i64, !dbg !3850
	%122 = shl i64 %121, 32, !dbg !3850
	%123 = zext i32 %116 to i64, !dbg !3850
	%124 = or i64 %123, %122, !dbg !3850
	%125 = bitcast i64 %124 to double, !dbg !3850
	%126 = getelementptr inbounds double, double addrspace(1)* %59, i64 3, !dbg !3851
	store double %125, double addrspace(1)* %126, align 8, !dbg !3851
	%127 = mul i64 %37, 3, !dbg !3852
	%128 = sub i64 %p3, %127, !dbg !3853
	%129 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %127, !dbg !3853
	%130 = icmp ugt i64 %127, %p3, !dbg !3853
	%131 = icmp ugt i64 3, %128, !dbg !3854
	%132 = or i1 %130, %131, !dbg !3854
	br i1 %132, label %b2_fail5, label %b2_ok5, !dbg !3854, !prof !30

b2_ok5:
	%133 = bitcast double %58 to i64, !dbg !3855
	%134 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %133) convergent nounwind, !dbg !3855
	%135 = getelementptr inbounds i32, i32 addrspace(1)* %129, i64 0, !dbg !3856
	store i32 %134, i32 addrspace(1)* %135, align 4, !dbg !3856
	%136 = getelementptr inbounds i32, i32 addrspace(1)* %129, i64 1, !dbg !3857
	store i32 7, i32 addrspace(1)* %136, align 4, !dbg !3857
	%137 = bitcast double %58 to i64, !dbg !3858
	%138 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %137) convergent nounwind, !dbg !3858
	store i32 %138, i32 addrspace(1)* %136, align 4, !dbg !3859
	%139 = sub i64 %37, %39, !dbg !3860
	%140 = getelementptr inbounds double, double addrspace(1)* %2, i64 %139, !dbg !3861
	%141 = icmp uge i64 %139, %p5, !dbg !3861
	br i1 %141, label %b2_fail7, label %b2_ok7, !dbg !3861, !prof !30

b2_ok7:
	%142 = load double, double addrspace(1)* %140, align 8, !dbg !3861
	%143 = bitcast double %142 to i64, !dbg !3862
	%144 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %143) convergent nounwind, !dbg !3862
	%145 = getelementptr inbounds i32, i32 addrspace(1)* %129, i64 2, !dbg !3863
	store i32 %144, i32 addrspace(1)* %145, align 4, !dbg !3863
	ret void, !dbg !3830

b2_fail1:
	%146 = icmp uge i64 %37, %p5, !dbg !3837
	br i1 %146, label %b2_fail2, label %b2_ok2, !dbg !3837

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3837
	br label %fail, !dbg !3837

b2_ok2:
	%147 = icmp ugt i64 %48, %p1, !dbg !3839
	br i1 %147, label %b2_fail3, label %b2_ok3, !dbg !3839

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !3839
	br label %fail, !dbg !3839

b2_ok3:
	%148 = icmp ugt i64 4, %49, !dbg !3840
	br i1 %148, label %b2_fail4, label %b2_ok4, !dbg !3840

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !3840
	br label %fail, !dbg !3840

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !3841
	br label %fail, !dbg !3841

b2_fail5:
	%149 = icmp ugt i64 %127, %p3, !dbg !3853
	br i1 %149, label %b2_fail6, label %b2_ok6, !dbg !3853

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !3853
	br label %fail, !dbg !3853

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !3854
	br label %fail, !dbg !3854

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !3861
	br label %fail, !dbg !3861

fail:
	%150 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !3828
	%151 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %127, %b2_fail6 ], [ 3, %b2_ok6 ], [ %139, %b2_fail7 ], !dbg !3828
	%152 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %128, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !3828
	call void @gpuc_fail(i8* %ctrl, i32 %150, i64 %151, i64 %152), !dbg !3828
	ret void, !dbg !3828
}

define void @NumbersFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3864 {
entry:
	br label %b0, !dbg !3865

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !3865
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !3865
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !3865
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3868, !range !11
	%4 = sext i32 %3 to i64, !dbg !3868
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3868, !range !12
	%6 = sext i32 %5 to i64, !dbg !3868
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3868, !range !12
	%8 = sext i32 %7 to i64, !dbg !3868
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3868, !range !13
	%10 = sext i32 %9 to i64, !dbg !3868
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3868, !range !14
	%12 = sext i32 %11 to i64, !dbg !3868
	%13 = trunc i64 %12 to i32, !dbg !3868
	%14 = trunc i64 %8 to i32, !dbg !3868
	%15 = mul i32 %13, %14, !dbg !3868
	%16 = trunc i64 %6 to i32, !dbg !3868
	%17 = add i32 %16, %15, !dbg !3868
	%18 = zext i32 %17 to i64, !dbg !3868
	%19 = mul i64 %10, %18, !dbg !3868
	%20 = add i64 %4, %19, !dbg !3868
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3868, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3868, !range !15
	%23 = mul i32 %21, %22, !dbg !3868
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3868, !range !16
	%25 = mul i32 %23, %24, !dbg !3868
	%26 = sext i32 %25 to i64, !dbg !3868
	%27 = mul i64 %20, %26, !dbg !3868
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3868, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3868, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3868, !range !18
	%31 = mul i32 %22, %30, !dbg !3868
	%32 = add i32 %29, %31, !dbg !3868
	%33 = mul i32 %21, %32, !dbg !3868
	%34 = add i32 %28, %33, !dbg !3868
	%35 = sext i32 %34 to i64, !dbg !3868
	%36 = add i64 %27, %35, !dbg !3868
	%37 = mul i64 %36, 6, !dbg !3869
	%38 = sub i64 %p1, %37, !dbg !3870
	%39 = getelementptr inbounds double, double addrspace(1)* %0, i64 %37, !dbg !3870
	%40 = getelementptr inbounds double, double addrspace(1)* %2, i64 %36, !dbg !3871
	%41 = icmp ugt i64 %37, %p1, !dbg !3870
	%42 = icmp uge i64 %36, %p5, !dbg !3871
	%43 = icmp ugt i64 6, %38, !dbg !3874
	%44 = or i1 %41, %42, !dbg !3874
	%45 = or i1 %44, %43, !dbg !3874
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !3874, !prof !30

b0_ok1:
	%46 = load double, double addrspace(1)* %40, align 8, !dbg !3871
	%47 = and i32 %34, -32, !dbg !3881
	%48 = sub i32 %25, %47, !dbg !3881
	%49 = icmp slt i32 %48, 32, !dbg !3881
	%50 = select i1 %49, i32 %48, i32 32, !dbg !3881
	%51 = sext i32 %50 to i64, !dbg !3881
	%52 = icmp eq i64 %51, 32, !dbg !3882
	%53 = mul i64 %51, 2, !dbg !3883
	br label %b1, !dbg !3874

b1:
	%54 = phi i32 [ 0, %b0_ok1 ], [ %333, %b34 ], !dbg !3874
	br i1 %52, label %b2, label %b4, !dbg !3882

b2:
	%55 = phi double [ %72, %b3 ], [ %46, %b1 ], !dbg !3884
	%56 = phi i64 [ %75, %b3 ], [ 16, %b1 ], !dbg !3885
	%57 = icmp sgt i64 %56, 0, !dbg !3886
	br i1 %57, label %b3, label %b7, !dbg !3886

b3:
	%58 = trunc i64 %56 to i32, !dbg !3887
	%59 = bitcast double %55 to i64, !dbg !3887
	%60 = trunc i64 %59 to i32, !dbg !3887
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %60, i32 %58, i32 31), !dbg !3887
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !3887
	%63 = lshr i64 %59, 32, !dbg !3887
	%64 = trunc i64 %63 to i32, !dbg !3887
	%65 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %64, i32 %58, i32 31), !dbg !3887
	%66 = extractvalue { i32, i1 } %65, 0, !dbg !3887
	%67 = zext i32 %66 to i64, !dbg !3887
	%68 = shl i64 %67, 32, !dbg !3887
	%69 = zext i32 %62 to i64, !dbg !3887
	%70 = or i64 %69, %68, !dbg !3887
	%71 = bitcast i64 %70 to double, !dbg !3887
	%72 = fadd double %55, %71, !dbg !3888
	%73 = trunc i64 %56 to i32, !dbg !3889
	%74 = udiv i32 %73, 2, !dbg !3889
	%75 = zext i32 %74 to i64, !dbg !3889
	br label %b2, !dbg !3889

b4:
	%76 = bitcast double %46 to i64, !dbg !3890
	%77 = trunc i64 %76 to i32, !dbg !3890
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %77, i32 0, i32 31), !dbg !3890
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !3890
	%80 = lshr i64 %76, 32, !dbg !3890
	%81 = trunc i64 %80 to i32, !dbg !3890
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 0, i32 31), !dbg !3890
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !3890
	%84 = zext i32 %83 to i64, !dbg !3890
	%85 = shl i64 %84, 32, !dbg !3890
	%86 = zext i32 %79 to i64, !dbg !3890
	%87 = or i64 %86, %85, !dbg !3890
	%88 = bitcast i64 %87 to double, !dbg !3890
	br label %b5, !dbg !3890

b5:
	%89 = phi double [ %88, %b4 ], [ %105, %b6 ], !dbg !3891
	%90 = phi i32 [ 1, %b4 ], [ %106, %b6 ], !dbg !3892
	%91 = icmp slt i32 %90, %50, !dbg !3893
	br i1 %91, label %b6, label %b7, !dbg !3893

b6:
	%92 = bitcast double %46 to i64, !dbg !3894
	%93 = trunc i64 %92 to i32, !dbg !3894
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %93, i32 %90, i32 31), !dbg !3894
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !3894
	%96 = lshr i64 %92, 32, !dbg !3894
	%97 = trunc i64 %96 to i32, !dbg !3894
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 %90, i32 31), !dbg !3894
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !3894
	%100 = zext i32 %99 to i64, !dbg !3894
	%101 = shl i64 %100, 32, !dbg !3894
	%102 = zext i32 %95 to i64, !dbg !3894
	%103 = or i64 %102, %101, !dbg !3894
	%104 = bitcast i64 %103 to double, !dbg !3894
	%105 = fadd double %89, %104, !dbg !3888
	%106 = add i32 %90, 1, !dbg !3895
	br label %b5, !dbg !3895

b7:
	%107 = phi double [ %55, %b2 ], [ %89, %b5 ], !dbg !3880
	%108 = getelementptr inbounds double, double addrspace(1)* %39, i64 0, !dbg !3896
	store double %107, double addrspace(1)* %108, align 8, !dbg !3896
	br i1 %52, label %b8, label %b10, !dbg !3901

b8:
	%109 = phi double [ %134, %b9 ], [ %46, %b7 ], !dbg !3902
	%110 = phi i64 [ %137, %b9 ], [ 16, %b7 ], !dbg !3903
	%111 = icmp sgt i64 %110, 0, !dbg !3904
	br i1 %111, label %b9, label %b13, !dbg !3904

b9:
	%112 = trunc i64 %110 to i32, !dbg !3905
	%113 = bitcast double %109 to i64, !dbg !3905
	%114 = trunc i64 %113 to i32, !dbg !3905
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %114, i32 %112, i32 31), !dbg !3905
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !3905
	%117 = lshr i64 %113, 32, !dbg !3905
	%118 = trunc i64 %117 to i32, !dbg !3905
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %118, i32 %112, i32 31), !dbg !3905
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !3905
	%121 = zext i32 %120 to i64, !dbg !3905
	%122 = shl i64 %121, 32, !dbg !3905
	%123 = zext i32 %116 to i64, !dbg !3905
	%124 = or i64 %123, %122, !dbg !3905
	%125 = bitcast i64 %124 to double, !dbg !3905
	%126 = call double @__nv_fmin(double %109, double %125), !dbg !3906
	%127 = bitcast double %109 to i64, !dbg !3906
	%128 = bitcast double %125 to i64, !dbg !3906
	%129 = or i64 %127, %128, !dbg !3906
	%130 = fcmp oeq double %109, %125, !dbg !3906
	%131 = bitcast i64 %129 to double, !dbg !3906
	%132 = select i1 %130, double %131, double %126, !dbg !3906
	%133 = fcmp uno double %109, %125, !dbg !3906
	%134 = select i1 %133, double 0x7FF8000000000000, double %132, !dbg !3906
	%135 = trunc i64 %110 to i32, !dbg !3907
	%136 = udiv i32 %135, 2, !dbg !3907
	%137 = zext i32 %136 to i64, !dbg !3907
	br label %b8, !dbg !3907

b10:
	%138 = bitcast double %46 to i64, !dbg !3908
	%139 = trunc i64 %138 to i32, !dbg !3908
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %139, i32 0, i32 31), !dbg !3908
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !3908
	%142 = lshr i64 %138, 32, !dbg !3908
	%143 = trunc i64 %142 to i32, !dbg !3908
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !3908
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !3908
	%146 = zext i32 %145 to i64, !dbg !3908
	%147 = shl i64 %146, 32, !dbg !3908
	%148 = zext i32 %141 to i64, !dbg !3908
	%149 = or i64 %148, %147, !dbg !3908
	%150 = bitcast i64 %149 to double, !dbg !3908
	br label %b11, !dbg !3908

b11:
	%151 = phi double [ %150, %b10 ], [ %175, %b12 ], !dbg !3909
	%152 = phi i32 [ 1, %b10 ], [ %176, %b12 ], !dbg !3910
	%153 = icmp slt i32 %152, %50, !dbg !3911
	br i1 %153, label %b12, label %b13, !dbg !3911

b12:
	%154 = bitcast double %46 to i64, !dbg !3912
	%155 = trunc i64 %154 to i32, !dbg !3912
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %155, i32 %152, i32 31), !dbg !3912
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !3912
	%158 = lshr i64 %154, 32, !dbg !3912
	%159 = trunc i64 %158 to i32, !dbg !3912
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %159, i32 %152, i32 31), !dbg !3912
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !3912
	%162 = zext i32 %161 to i64, !dbg !3912
	%163 = shl i64 %162, 32, !dbg !3912
	%164 = zext i32 %157 to i64, !dbg !3912
	%165 = or i64 %164, %163, !dbg !3912
	%166 = bitcast i64 %165 to double, !dbg !3912
	%167 = call double @__nv_fmin(double %151, double %166), !dbg !3906
	%168 = bitcast double %151 to i64, !dbg !3906
	%169 = bitcast double %166 to i64, !dbg !3906
	%170 = or i64 %168, %169, !dbg !3906
	%171 = fcmp oeq double %151, %166, !dbg !3906
	%172 = bitcast i64 %170 to double, !dbg !3906
	%173 = select i1 %171, double %172, double %167, !dbg !3906
	%174 = fcmp uno double %151, %166, !dbg !3906
	%175 = select i1 %174, double 0x7FF8000000000000, double %173, !dbg !3906
	%176 = add i32 %152, 1, !dbg !3913
	br label %b11, !dbg !3913

b13:
	%177 = phi double [ %109, %b8 ], [ %151, %b11 ], !dbg !3900
	br i1 %52, label %b14, label %b16, !dbg !3918

b14:
	%178 = phi double [ %203, %b15 ], [ %46, %b13 ], !dbg !3919
	%179 = phi i64 [ %206, %b15 ], [ 16, %b13 ], !dbg !3920
	%180 = icmp sgt i64 %179, 0, !dbg !3921
	br i1 %180, label %b15, label %b19, !dbg !3921

b15:
	%181 = trunc i64 %179 to i32, !dbg !3922
	%182 = bitcast double %178 to i64, !dbg !3922
	%183 = trunc i64 %182 to i32, !dbg !3922
	%184 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %183, i32 %181, i32 31), !dbg !3922
	%185 = extractvalue { i32, i1 } %184, 0, !dbg !3922
	%186 = lshr i64 %182, 32, !dbg !3922
	%187 = trunc i64 %186 to i32, !dbg !3922
	%188 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %187, i32 %181, i32 31), !dbg !3922
	%189 = extractvalue { i32, i1 } %188, 0, !dbg !3922
	%190 = zext i32 %189 to i64, !dbg !3922
	%191 = shl i64 %190, 32, !dbg !3922
	%192 = zext i32 %185 to i64, !dbg !3922
	%193 = or i64 %192, %191, !dbg !3922
	%194 = bitcast i64 %193 to double, !dbg !3922
	%195 = call double @__nv_fmax(double %178, double %194), !dbg !3923
	%196 = bitcast double %178 to i64, !dbg !3923
	%197 = bitcast double %194 to i64, !dbg !3923
	%198 = and i64 %196, %197, !dbg !3923
	%199 = fcmp oeq double %178, %194, !dbg !3923
	%200 = bitcast i64 %198 to double, !dbg !3923
	%201 = select i1 %199, double %200, double %195, !dbg !3923
	%202 = fcmp uno double %178, %194, !dbg !3923
	%203 = select i1 %202, double 0x7FF8000000000000, double %201, !dbg !3923
	%204 = trunc i64 %179 to i32, !dbg !3924
	%205 = udiv i32 %204, 2, !dbg !3924
	%206 = zext i32 %205 to i64, !dbg !3924
	br label %b14, !dbg !3924

b16:
	%207 = bitcast double %46 to i64, !dbg !3925
	%208 = trunc i64 %207 to i32, !dbg !3925
	%209 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %208, i32 0, i32 31), !dbg !3925
	%210 = extractvalue { i32, i1 } %209, 0, !dbg !3925
	%211 = lshr i64 %207, 32, !dbg !3925
	%212 = trunc i64 %211 to i32, !dbg !3925
	%213 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %212, i32 0, i32 31), !dbg !3925
	%214 = extractvalue { i32, i1 } %213, 0, !dbg !3925
	%215 = zext i32 %214 to i64, !dbg !3925
	%216 = shl i64 %215, 32, !dbg !3925
	%217 = zext i32 %210 to i64, !dbg !3925
	%218 = or i64 %217, %216, !dbg !3925
	%219 = bitcast i64 %218 to double, !dbg !3925
	br label %b17, !dbg !3925

b17:
	%220 = phi double [ %219, %b16 ], [ %244, %b18 ], !dbg !3926
	%221 = phi i32 [ 1, %b16 ], [ %245, %b18 ], !dbg !3927
	%222 = icmp slt i32 %221, %50, !dbg !3928
	br i1 %222, label %b18, label %b19, !dbg !3928

b18:
	%223 = bitcast double %46 to i64, !dbg !3929
	%224 = trunc i64 %223 to i32, !dbg !3929
	%225 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %224, i32 %221, i32 31), !dbg !3929
	%226 = extractvalue { i32, i1 } %225, 0, !dbg !3929
	%227 = lshr i64 %223, 32, !dbg !3929
	%228 = trunc i64 %227 to i32, !dbg !3929
	%229 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %221, i32 31), !dbg !3929
	%230 = extractvalue { i32, i1 } %229, 0, !dbg !3929
	%231 = zext i32 %230 to i64, !dbg !3929
	%232 = shl i64 %231, 32, !dbg !3929
	%233 = zext i32 %226 to i64, !dbg !3929
	%234 = or i64 %233, %232, !dbg !3929
	%235 = bitcast i64 %234 to double, !dbg !3929
	%236 = call double @__nv_fmax(double %220, double %235), !dbg !3923
	%237 = bitcast double %220 to i64, !dbg !3923
	%238 = bitcast double %235 to i64, !dbg !3923
	%239 = and i64 %237, %238, !dbg !3923
	%240 = fcmp oeq double %220, %235, !dbg !3923
	%241 = bitcast i64 %239 to double, !dbg !3923
	%242 = select i1 %240, double %241, double %236, !dbg !3923
	%243 = fcmp uno double %220, %235, !dbg !3923
	%244 = select i1 %243, double 0x7FF8000000000000, double %242, !dbg !3923
	%245 = add i32 %221, 1, !dbg !3930
	br label %b17, !dbg !3930

b19:
	%246 = phi double [ %178, %b14 ], [ %220, %b17 ], !dbg !3917
	%247 = getelementptr inbounds double, double addrspace(1)* %39, i64 1, !dbg !3931
	store double %177, double addrspace(1)* %247, align 8, !dbg !3931
	%248 = getelementptr inbounds double, double addrspace(1)* %39, i64 2, !dbg !3932
	store double %246, double addrspace(1)* %248, align 8, !dbg !3932
	%249 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3937, !range !20
	%250 = sext i32 %249 to i64, !dbg !3937
	%251 = trunc i64 %250 to i32, !dbg !3937
	br label %b20, !dbg !3937

b20:
	%252 = phi double [ %46, %b19 ], [ %272, %b23 ], !dbg !3938
	%253 = phi i32 [ 1, %b19 ], [ %273, %b23 ], !dbg !3939
	%254 = zext i32 %253 to i64, !dbg !3939
	%255 = icmp ult i32 %253, 32, !dbg !3940
	br i1 %255, label %b21, label %b24, !dbg !3940

b21:
	%256 = trunc i64 %254 to i32, !dbg !3941
	%257 = bitcast double %252 to i64, !dbg !3941
	%258 = trunc i64 %257 to i32, !dbg !3941
	%259 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %258, i32 %256, i32 0), !dbg !3941
	%260 = extractvalue { i32, i1 } %259, 0, !dbg !3941
	%261 = lshr i64 %257, 32, !dbg !3941
	%262 = trunc i64 %261 to i32, !dbg !3941
	%263 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %262, i32 %256, i32 0), !dbg !3941
	%264 = extractvalue { i32, i1 } %263, 0, !dbg !3941
	%265 = zext i32 %264 to i64, !dbg !3941
	%266 = shl i64 %265, 32, !dbg !3941
	%267 = zext i32 %260 to i64, !dbg !3941
	%268 = or i64 %267, %266, !dbg !3941
	%269 = bitcast i64 %268 to double, !dbg !3941
	%270 = icmp uge i32 %251, %253, !dbg !3942
	br i1 %270, label %b22, label %b23, !dbg !3942

b22:
	%271 = fadd double %252, %269, !dbg !3943
	br label %b23, !dbg !3943

b23:
	%272 = phi double [ %252, %b21 ], [ %271, %b22 ], !dbg !3938
	%273 = mul i32 %253, 2, !dbg !3944
	br label %b20, !dbg !3944

b24:
	%274 = fadd double 0.000000e+00, %252, !dbg !3945
	br label %b25, !dbg !3949

b25:
	%275 = phi double [ %46, %b24 ], [ %295, %b28 ], !dbg !3950
	%276 = phi i32 [ 1, %b24 ], [ %296, %b28 ], !dbg !3951
	%277 = zext i32 %276 to i64, !dbg !3951
	%278 = icmp ult i32 %276, 32, !dbg !3952
	br i1 %278, label %b26, label %b29, !dbg !3952

b26:
	%279 = trunc i64 %277 to i32, !dbg !3953
	%280 = bitcast double %275 to i64, !dbg !3953
	%281 = trunc i64 %280 to i32, !dbg !3953
	%282 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %281, i32 %279, i32 0), !dbg !3953
	%283 = extractvalue { i32, i1 } %282, 0, !dbg !3953
	%284 = lshr i64 %280, 32, !dbg !3953
	%285 = trunc i64 %284 to i32, !dbg !3953
	%286 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %285, i32 %279, i32 0), !dbg !3953
	%287 = extractvalue { i32, i1 } %286, 0, !dbg !3953
	%288 = zext i32 %287 to i64, !dbg !3953
	%289 = shl i64 %288, 32, !dbg !3953
	%290 = zext i32 %283 to i64, !dbg !3953
	%291 = or i64 %290, %289, !dbg !3953
	%292 = bitcast i64 %291 to double, !dbg !3953
	%293 = icmp uge i32 %251, %276, !dbg !3954
	br i1 %293, label %b27, label %b28, !dbg !3954

b27:
	%294 = fadd double %275, %292, !dbg !3955
	br label %b28, !dbg !3955

b28:
	%295 = phi double [ %275, %b26 ], [ %294, %b27 ], !dbg !3950
	%296 = mul i32 %276, 2, !dbg !3956
	br label %b25, !dbg !3956

b29:
	%297 = bitcast double %275 to i64, !dbg !3957
	%298 = trunc i64 %297 to i32, !dbg !3957
	%299 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %298, i32 1, i32 0), !dbg !3957
	%300 = extractvalue { i32, i1 } %299, 0, !dbg !3957
	%301 = lshr i64 %297, 32, !dbg !3957
	%302 = trunc i64 %301 to i32, !dbg !3957
	%303 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %302, i32 1, i32 0), !dbg !3957
	%304 = extractvalue { i32, i1 } %303, 0, !dbg !3957
	%305 = zext i32 %304 to i64, !dbg !3957
	%306 = shl i64 %305, 32, !dbg !3957
	%307 = zext i32 %300 to i64, !dbg !3957
	%308 = or i64 %307, %306, !dbg !3957
	%309 = bitcast i64 %308 to double, !dbg !3957
	%310 = icmp eq i32 %249, 0, !dbg !3958
	br i1 %310, label %b31, label %b30, !dbg !3958

b30:
	%311 = fadd double 0.000000e+00, %309, !dbg !3959
	br label %b31, !dbg !3960

b31:
	%312 = phi double [ 0.000000e+00, %b29 ], [ %311, %b30 ], !dbg !3947
	%313 = getelementptr inbounds double, double addrspace(1)* %39, i64 3, !dbg !3961
	store double %274, double addrspace(1)* %313, align 8, !dbg !3961
	%314 = getelementptr inbounds double, double addrspace(1)* %39, i64 4, !dbg !3962
	store double %312, double addrspace(1)* %314, align 8, !dbg !3962
	%315 = sdiv i64 %53, 3, !dbg !3963
	%316 = icmp slt i64 %315, 0, !dbg !3966
	br i1 %316, label %b33, label %b32, !dbg !3966

b32:
	%317 = icmp sge i64 %315, %51, !dbg !3967
	br i1 %317, label %b33, label %b34, !dbg !3967

b33:
	call void asm sideeffect "", ""() nounwind, !dbg !3968
	br label %fail, !dbg !3968

b34:
	%318 = trunc i64 %315 to i32, !dbg !3969
	%319 = bitcast double %46 to i64, !dbg !3969
	%320 = trunc i64 %319 to i32, !dbg !3969
	%321 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %320, i32 %318, i32 31), !dbg !3969
	%322 = extractvalue { i32, i1 } %321, 0, !dbg !3969
	%323 = lshr i64 %319, 32, !dbg !3969
	%324 = trunc i64 %323 to i32, !dbg !3969
	%325 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %324, i32 %318, i32 31), !dbg !3969
	%326 = extractvalue { i32, i1 } %325, 0, !dbg !3969
	%327 = zext i32 %326 to i64, !dbg !3969
	%328 = shl i64 %327, 32, !dbg !3969
	%329 = zext i32 %322 to i64, !dbg !3969
	%330 = or i64 %329, %328, !dbg !3969
	%331 = bitcast i64 %330 to double, !dbg !3969
	%332 = getelementptr inbounds double, double addrspace(1)* %39, i64 5, !dbg !3970
	store double %331, double addrspace(1)* %332, align 8, !dbg !3970
	%333 = add i32 %54, 1, !dbg !3970
	%334 = icmp slt i32 %333, 2, !dbg !3970
	br i1 %334, label %b1, label %b35, !dbg !3970

b35:
	%335 = sub i64 %p3, %37, !dbg !3971
	%336 = getelementptr inbounds double, double addrspace(1)* %1, i64 %37, !dbg !3971
	%337 = icmp ugt i64 %37, %p3, !dbg !3971
	%338 = icmp ugt i64 6, %335, !dbg !3974
	%339 = or i1 %337, %338, !dbg !3974
	br i1 %339, label %b35_fail1, label %b35_ok1, !dbg !3974, !prof !30

b35_ok1:
	%340 = load double, double addrspace(1)* %40, align 8, !dbg !3975
	%341 = trunc i64 %26 to i32, !dbg !3981
	%342 = add i32 %341, 32, !dbg !3981
	%343 = sub i32 %342, 1, !dbg !3982
	%344 = sub i64 %51, 1, !dbg !3987
	%345 = icmp eq i64 %250, %344, !dbg !3988
	%346 = mul i32 %341, 2, !dbg !3989
	br label %b36, !dbg !3974

b36:
	%347 = phi i32 [ 0, %b35_ok1 ], [ %722, %b103 ], !dbg !3974
	br i1 %52, label %b37, label %b39, !dbg !3991

b37:
	%348 = phi double [ %365, %b38 ], [ %340, %b36 ], !dbg !3992
	%349 = phi i64 [ %368, %b38 ], [ 16, %b36 ], !dbg !3993
	%350 = icmp sgt i64 %349, 0, !dbg !3994
	br i1 %350, label %b38, label %b42, !dbg !3994

b38:
	%351 = trunc i64 %349 to i32, !dbg !3995
	%352 = bitcast double %348 to i64, !dbg !3995
	%353 = trunc i64 %352 to i32, !dbg !3995
	%354 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %353, i32 %351, i32 31), !dbg !3995
	%355 = extractvalue { i32, i1 } %354, 0, !dbg !3995
	%356 = lshr i64 %352, 32, !dbg !3995
	%357 = trunc i64 %356 to i32, !dbg !3995
	%358 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %357, i32 %351, i32 31), !dbg !3995
	%359 = extractvalue { i32, i1 } %358, 0, !dbg !3995
	%360 = zext i32 %359 to i64, !dbg !3995
	%361 = shl i64 %360, 32, !dbg !3995
	%362 = zext i32 %355 to i64, !dbg !3995
	%363 = or i64 %362, %361, !dbg !3995
	%364 = bitcast i64 %363 to double, !dbg !3995
	%365 = fadd double %348, %364, !dbg !3996
	%366 = trunc i64 %349 to i32, !dbg !3997
	%367 = udiv i32 %366, 2, !dbg !3997
	%368 = zext i32 %367 to i64, !dbg !3997
	br label %b37, !dbg !3997

b39:
	%369 = bitcast double %340 to i64, !dbg !3998
	%370 = trunc i64 %369 to i32, !dbg !3998
	%371 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %370, i32 0, i32 31), !dbg !3998
	%372 = extractvalue { i32, i1 } %371, 0, !dbg !3998
	%373 = lshr i64 %369, 32, !dbg !3998
	%374 = trunc i64 %373 to i32, !dbg !3998
	%375 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %374, i32 0, i32 31), !dbg !3998
	%376 = extractvalue { i32, i1 } %375, 0, !dbg !3998
	%377 = zext i32 %376 to i64, !dbg !3998
	%378 = shl i64 %377, 32, !dbg !3998
	%379 = zext i32 %372 to i64, !dbg !3998
	%380 = or i64 %379, %378, !dbg !3998
	%381 = bitcast i64 %380 to double, !dbg !3998
	br label %b40, !dbg !3998

b40:
	%382 = phi double [ %381, %b39 ], [ %398, %b41 ], !dbg !3999
	%383 = phi i32 [ 1, %b39 ], [ %399, %b41 ], !dbg !4000
	%384 = icmp slt i32 %383, %50, !dbg !4001
	br i1 %384, label %b41, label %b42, !dbg !4001

b41:
	%385 = bitcast double %340 to i64, !dbg !4002
	%386 = trunc i64 %385 to i32, !dbg !4002
	%387 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %386, i32 %383, i32 31), !dbg !4002
	%388 = extractvalue { i32, i1 } %387, 0, !dbg !4002
	%389 = lshr i64 %385, 32, !dbg !4002
	%390 = trunc i64 %389 to i32, !dbg !4002
	%391 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %390, i32 %383, i32 31), !dbg !4002
	%392 = extractvalue { i32, i1 } %391, 0, !dbg !4002
	%393 = zext i32 %392 to i64, !dbg !4002
	%394 = shl i64 %393, 32, !dbg !4002
	%395 = zext i32 %388 to i64, !dbg !4002
	%396 = or i64 %395, %394, !dbg !4002
	%397 = bitcast i64 %396 to double, !dbg !4002
	%398 = fadd double %382, %397, !dbg !3996
	%399 = add i32 %383, 1, !dbg !4003
	br label %b40, !dbg !4003

b42:
	%400 = phi double [ %348, %b37 ], [ %382, %b40 ], !dbg !3990
	%401 = udiv i32 %343, 32, !dbg !4004
	%402 = zext i32 %401 to i64, !dbg !4004
	%403 = trunc i64 %402 to i32, !dbg !4004
	%404 = icmp eq i32 %403, 1, !dbg !4005
	br i1 %404, label %b48, label %b43, !dbg !4005

b43:
	call void @llvm.nvvm.barrier0(), !dbg !4007
	br i1 %310, label %b44, label %b45, !dbg !4008

b44:
	%405 = trunc i64 %35 to i32, !dbg !4009
	%406 = udiv i32 %405, 32, !dbg !4009
	%407 = zext i32 %406 to i64, !dbg !4009
	%408 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %407, !dbg !4010
	store double %400, double addrspace(3)* %408, align 8, !dbg !4010
	br label %b45, !dbg !4010

b45:
	call void @llvm.nvvm.barrier0(), !dbg !4011
	%409 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 0, !dbg !4012
	%410 = load double, double addrspace(3)* %409, align 8, !dbg !4012
	br label %b46, !dbg !4012

b46:
	%411 = phi double [ %410, %b45 ], [ %417, %b47 ], !dbg !4013
	%412 = phi i32 [ 1, %b45 ], [ %418, %b47 ], !dbg !4014
	%413 = sext i32 %412 to i64, !dbg !4014
	%414 = icmp slt i32 %412, %403, !dbg !4015
	br i1 %414, label %b47, label %b48, !dbg !4015

b47:
	%415 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %413, !dbg !4016
	%416 = load double, double addrspace(3)* %415, align 8, !dbg !4016
	%417 = fadd double %411, %416, !dbg !3996
	%418 = add i32 %412, 1, !dbg !4017
	br label %b46, !dbg !4017

b48:
	%419 = phi double [ %400, %b42 ], [ %411, %b46 ], !dbg !3979
	%420 = getelementptr inbounds double, double addrspace(1)* %336, i64 0, !dbg !4018
	store double %419, double addrspace(1)* %420, align 8, !dbg !4018
	br i1 %52, label %b49, label %b51, !dbg !4023

b49:
	%421 = phi double [ %446, %b50 ], [ %340, %b48 ], !dbg !4024
	%422 = phi i64 [ %449, %b50 ], [ 16, %b48 ], !dbg !4025
	%423 = icmp sgt i64 %422, 0, !dbg !4026
	br i1 %423, label %b50, label %b54, !dbg !4026

b50:
	%424 = trunc i64 %422 to i32, !dbg !4027
	%425 = bitcast double %421 to i64, !dbg !4027
	%426 = trunc i64 %425 to i32, !dbg !4027
	%427 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %426, i32 %424, i32 31), !dbg !4027
	%428 = extractvalue { i32, i1 } %427, 0, !dbg !4027
	%429 = lshr i64 %425, 32, !dbg !4027
	%430 = trunc i64 %429 to i32, !dbg !4027
	%431 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %430, i32 %424, i32 31), !dbg !4027
	%432 = extractvalue { i32, i1 } %431, 0, !dbg !4027
	%433 = zext i32 %432 to i64, !dbg !4027
	%434 = shl i64 %433, 32, !dbg !4027
	%435 = zext i32 %428 to i64, !dbg !4027
	%436 = or i64 %435, %434, !dbg !4027
	%437 = bitcast i64 %436 to double, !dbg !4027
	%438 = call double @__nv_fmin(double %421, double %437), !dbg !4028
	%439 = bitcast double %421 to i64, !dbg !4028
	%440 = bitcast double %437 to i64, !dbg !4028
	%441 = or i64 %439, %440, !dbg !4028
	%442 = fcmp oeq double %421, %437, !dbg !4028
	%443 = bitcast i64 %441 to double, !dbg !4028
	%444 = select i1 %442, double %443, double %438, !dbg !4028
	%445 = fcmp uno double %421, %437, !dbg !4028
	%446 = select i1 %445, double 0x7FF8000000000000, double %444, !dbg !4028
	%447 = trunc i64 %422 to i32, !dbg !4029
	%448 = udiv i32 %447, 2, !dbg !4029
	%449 = zext i32 %448 to i64, !dbg !4029
	br label %b49, !dbg !4029

b51:
	%450 = bitcast double %340 to i64, !dbg !4030
	%451 = trunc i64 %450 to i32, !dbg !4030
	%452 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %451, i32 0, i32 31), !dbg !4030
	%453 = extractvalue { i32, i1 } %452, 0, !dbg !4030
	%454 = lshr i64 %450, 32, !dbg !4030
	%455 = trunc i64 %454 to i32, !dbg !4030
	%456 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %455, i32 0, i32 31), !dbg !4030
	%457 = extractvalue { i32, i1 } %456, 0, !dbg !4030
	%458 = zext i32 %457 to i64, !dbg !4030
	%459 = shl i64 %458, 32, !dbg !4030
	%460 = zext i32 %453 to i64, !dbg !4030
	%461 = or i64 %460, %459, !dbg !4030
	%462 = bitcast i64 %461 to double, !dbg !4030
	br label %b52, !dbg !4030

b52:
	%463 = phi double [ %462, %b51 ], [ %487, %b53 ], !dbg !4031
	%464 = phi i32 [ 1, %b51 ], [ %488, %b53 ], !dbg !4032
	%465 = icmp slt i32 %464, %50, !dbg !4033
	br i1 %465, label %b53, label %b54, !dbg !4033

b53:
	%466 = bitcast double %340 to i64, !dbg !4034
	%467 = trunc i64 %466 to i32, !dbg !4034
	%468 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %467, i32 %464, i32 31), !dbg !4034
	%469 = extractvalue { i32, i1 } %468, 0, !dbg !4034
	%470 = lshr i64 %466, 32, !dbg !4034
	%471 = trunc i64 %470 to i32, !dbg !4034
	%472 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %471, i32 %464, i32 31), !dbg !4034
	%473 = extractvalue { i32, i1 } %472, 0, !dbg !4034
	%474 = zext i32 %473 to i64, !dbg !4034
	%475 = shl i64 %474, 32, !dbg !4034
	%476 = zext i32 %469 to i64, !dbg !4034
	%477 = or i64 %476, %475, !dbg !4034
	%478 = bitcast i64 %477 to double, !dbg !4034
	%479 = call double @__nv_fmin(double %463, double %478), !dbg !4028
	%480 = bitcast double %463 to i64, !dbg !4028
	%481 = bitcast double %478 to i64, !dbg !4028
	%482 = or i64 %480, %481, !dbg !4028
	%483 = fcmp oeq double %463, %478, !dbg !4028
	%484 = bitcast i64 %482 to double, !dbg !4028
	%485 = select i1 %483, double %484, double %479, !dbg !4028
	%486 = fcmp uno double %463, %478, !dbg !4028
	%487 = select i1 %486, double 0x7FF8000000000000, double %485, !dbg !4028
	%488 = add i32 %464, 1, !dbg !4035
	br label %b52, !dbg !4035

b54:
	%489 = phi double [ %421, %b49 ], [ %463, %b52 ], !dbg !4022
	br i1 %404, label %b60, label %b55, !dbg !4036

b55:
	call void @llvm.nvvm.barrier0(), !dbg !4038
	br i1 %310, label %b56, label %b57, !dbg !4039

b56:
	%490 = trunc i64 %35 to i32, !dbg !4040
	%491 = udiv i32 %490, 32, !dbg !4040
	%492 = zext i32 %491 to i64, !dbg !4040
	%493 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %492, !dbg !4041
	store double %489, double addrspace(3)* %493, align 8, !dbg !4041
	br label %b57, !dbg !4041

b57:
	call void @llvm.nvvm.barrier0(), !dbg !4042
	%494 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 0, !dbg !4043
	%495 = load double, double addrspace(3)* %494, align 8, !dbg !4043
	br label %b58, !dbg !4043

b58:
	%496 = phi double [ %495, %b57 ], [ %510, %b59 ], !dbg !4044
	%497 = phi i32 [ 1, %b57 ], [ %511, %b59 ], !dbg !4045
	%498 = sext i32 %497 to i64, !dbg !4045
	%499 = icmp slt i32 %497, %403, !dbg !4046
	br i1 %499, label %b59, label %b60, !dbg !4046

b59:
	%500 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %498, !dbg !4047
	%501 = load double, double addrspace(3)* %500, align 8, !dbg !4047
	%502 = call double @__nv_fmin(double %496, double %501), !dbg !4028
	%503 = bitcast double %496 to i64, !dbg !4028
	%504 = bitcast double %501 to i64, !dbg !4028
	%505 = or i64 %503, %504, !dbg !4028
	%506 = fcmp oeq double %496, %501, !dbg !4028
	%507 = bitcast i64 %505 to double, !dbg !4028
	%508 = select i1 %506, double %507, double %502, !dbg !4028
	%509 = fcmp uno double %496, %501, !dbg !4028
	%510 = select i1 %509, double 0x7FF8000000000000, double %508, !dbg !4028
	%511 = add i32 %497, 1, !dbg !4048
	br label %b58, !dbg !4048

b60:
	%512 = phi double [ %489, %b54 ], [ %496, %b58 ], !dbg !4021
	br i1 %52, label %b61, label %b63, !dbg !4053

b61:
	%513 = phi double [ %538, %b62 ], [ %340, %b60 ], !dbg !4054
	%514 = phi i64 [ %541, %b62 ], [ 16, %b60 ], !dbg !4055
	%515 = icmp sgt i64 %514, 0, !dbg !4056
	br i1 %515, label %b62, label %b66, !dbg !4056

b62:
	%516 = trunc i64 %514 to i32, !dbg !4057
	%517 = bitcast double %513 to i64, !dbg !4057
	%518 = trunc i64 %517 to i32, !dbg !4057
	%519 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %518, i32 %516, i32 31), !dbg !4057
	%520 = extractvalue { i32, i1 } %519, 0, !dbg !4057
	%521 = lshr i64 %517, 32, !dbg !4057
	%522 = trunc i64 %521 to i32, !dbg !4057
	%523 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %522, i32 %516, i32 31), !dbg !4057
	%524 = extractvalue { i32, i1 } %523, 0, !dbg !4057
	%525 = zext i32 %524 to i64, !dbg !4057
	%526 = shl i64 %525, 32, !dbg !4057
	%527 = zext i32 %520 to i64, !dbg !4057
	%528 = or i64 %527, %526, !dbg !4057
	%529 = bitcast i64 %528 to double, !dbg !4057
	%530 = call double @__nv_fmax(double %513, double %529), !dbg !4058
	%531 = bitcast double %513 to i64, !dbg !4058
	%532 = bitcast double %529 to i64, !dbg !4058
	%533 = and i64 %531, %532, !dbg !4058
	%534 = fcmp oeq double %513, %529, !dbg !4058
	%535 = bitcast i64 %533 to double, !dbg !4058
	%536 = select i1 %534, double %535, double %530, !dbg !4058
	%537 = fcmp uno double %513, %529, !dbg !4058
	%538 = select i1 %537, double 0x7FF8000000000000, double %536, !dbg !4058
	%539 = trunc i64 %514 to i32, !dbg !4059
	%540 = udiv i32 %539, 2, !dbg !4059
	%541 = zext i32 %540 to i64, !dbg !4059
	br label %b61, !dbg !4059

b63:
	%542 = bitcast double %340 to i64, !dbg !4060
	%543 = trunc i64 %542 to i32, !dbg !4060
	%544 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %543, i32 0, i32 31), !dbg !4060
	%545 = extractvalue { i32, i1 } %544, 0, !dbg !4060
	%546 = lshr i64 %542, 32, !dbg !4060
	%547 = trunc i64 %546 to i32, !dbg !4060
	%548 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %547, i32 0, i32 31), !dbg !4060
	%549 = extractvalue { i32, i1 } %548, 0, !dbg !4060
	%550 = zext i32 %549 to i64, !dbg !4060
	%551 = shl i64 %550, 32, !dbg !4060
	%552 = zext i32 %545 to i64, !dbg !4060
	%553 = or i64 %552, %551, !dbg !4060
	%554 = bitcast i64 %553 to double, !dbg !4060
	br label %b64, !dbg !4060

b64:
	%555 = phi double [ %554, %b63 ], [ %579, %b65 ], !dbg !4061
	%556 = phi i32 [ 1, %b63 ], [ %580, %b65 ], !dbg !4062
	%557 = icmp slt i32 %556, %50, !dbg !4063
	br i1 %557, label %b65, label %b66, !dbg !4063

b65:
	%558 = bitcast double %340 to i64, !dbg !4064
	%559 = trunc i64 %558 to i32, !dbg !4064
	%560 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %559, i32 %556, i32 31), !dbg !4064
	%561 = extractvalue { i32, i1 } %560, 0, !dbg !4064
	%562 = lshr i64 %558, 32, !dbg !4064
	%563 = trunc i64 %562 to i32, !dbg !4064
	%564 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %563, i32 %556, i32 31), !dbg !4064
	%565 = extractvalue { i32, i1 } %564, 0, !dbg !4064
	%566 = zext i32 %565 to i64, !dbg !4064
	%567 = shl i64 %566, 32, !dbg !4064
	%568 = zext i32 %561 to i64, !dbg !4064
	%569 = or i64 %568, %567, !dbg !4064
	%570 = bitcast i64 %569 to double, !dbg !4064
	%571 = call double @__nv_fmax(double %555, double %570), !dbg !4058
	%572 = bitcast double %555 to i64, !dbg !4058
	%573 = bitcast double %570 to i64, !dbg !4058
	%574 = and i64 %572, %573, !dbg !4058
	%575 = fcmp oeq double %555, %570, !dbg !4058
	%576 = bitcast i64 %574 to double, !dbg !4058
	%577 = select i1 %575, double %576, double %571, !dbg !4058
	%578 = fcmp uno double %555, %570, !dbg !4058
	%579 = select i1 %578, double 0x7FF8000000000000, double %577, !dbg !4058
	%580 = add i32 %556, 1, !dbg !4065
	br label %b64, !dbg !4065

b66:
	%581 = phi double [ %513, %b61 ], [ %555, %b64 ], !dbg !4052
	br i1 %404, label %b72, label %b67, !dbg !4066

b67:
	call void @llvm.nvvm.barrier0(), !dbg !4068
	br i1 %310, label %b68, label %b69, !dbg !4069

b68:
	%582 = trunc i64 %35 to i32, !dbg !4070
	%583 = udiv i32 %582, 32, !dbg !4070
	%584 = zext i32 %583 to i64, !dbg !4070
	%585 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %584, !dbg !4071
	store double %581, double addrspace(3)* %585, align 8, !dbg !4071
	br label %b69, !dbg !4071

b69:
	call void @llvm.nvvm.barrier0(), !dbg !4072
	%586 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 0, !dbg !4073
	%587 = load double, double addrspace(3)* %586, align 8, !dbg !4073
	br label %b70, !dbg !4073

b70:
	%588 = phi double [ %587, %b69 ], [ %602, %b71 ], !dbg !4074
	%589 = phi i32 [ 1, %b69 ], [ %603, %b71 ], !dbg !4075
	%590 = sext i32 %589 to i64, !dbg !4075
	%591 = icmp slt i32 %589, %403, !dbg !4076
	br i1 %591, label %b71, label %b72, !dbg !4076

b71:
	%592 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %590, !dbg !4077
	%593 = load double, double addrspace(3)* %592, align 8, !dbg !4077
	%594 = call double @__nv_fmax(double %588, double %593), !dbg !4058
	%595 = bitcast double %588 to i64, !dbg !4058
	%596 = bitcast double %593 to i64, !dbg !4058
	%597 = and i64 %595, %596, !dbg !4058
	%598 = fcmp oeq double %588, %593, !dbg !4058
	%599 = bitcast i64 %597 to double, !dbg !4058
	%600 = select i1 %598, double %599, double %594, !dbg !4058
	%601 = fcmp uno double %588, %593, !dbg !4058
	%602 = select i1 %601, double 0x7FF8000000000000, double %600, !dbg !4058
	%603 = add i32 %589, 1, !dbg !4078
	br label %b70, !dbg !4078

b72:
	%604 = phi double [ %581, %b66 ], [ %588, %b70 ], !dbg !4051
	%605 = getelementptr inbounds double, double addrspace(1)* %336, i64 1, !dbg !4079
	store double %512, double addrspace(1)* %605, align 8, !dbg !4079
	%606 = getelementptr inbounds double, double addrspace(1)* %336, i64 2, !dbg !4080
	store double %604, double addrspace(1)* %606, align 8, !dbg !4080
	br label %b73, !dbg !4081

b73:
	%607 = phi double [ %340, %b72 ], [ %627, %b76 ], !dbg !4082
	%608 = phi i32 [ 1, %b72 ], [ %628, %b76 ], !dbg !4083
	%609 = zext i32 %608 to i64, !dbg !4083
	%610 = icmp ult i32 %608, 32, !dbg !4084
	br i1 %610, label %b74, label %b77, !dbg !4084

b74:
	%611 = trunc i64 %609 to i32, !dbg !4085
	%612 = bitcast double %607 to i64, !dbg !4085
	%613 = trunc i64 %612 to i32, !dbg !4085
	%614 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %613, i32 %611, i32 0), !dbg !4085
	%615 = extractvalue { i32, i1 } %614, 0, !dbg !4085
	%616 = lshr i64 %612, 32, !dbg !4085
	%617 = trunc i64 %616 to i32, !dbg !4085
	%618 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %617, i32 %611, i32 0), !dbg !4085
	%619 = extractvalue { i32, i1 } %618, 0, !dbg !4085
	%620 = zext i32 %619 to i64, !dbg !4085
	%621 = shl i64 %620, 32, !dbg !4085
	%622 = zext i32 %615 to i64, !dbg !4085
	%623 = or i64 %622, %621, !dbg !4085
	%624 = bitcast i64 %623 to double, !dbg !4085
	%625 = icmp uge i32 %251, %608, !dbg !4086
	br i1 %625, label %b75, label %b76, !dbg !4086

b75:
	%626 = fadd double %607, %624, !dbg !4087
	br label %b76, !dbg !4087

b76:
	%627 = phi double [ %607, %b74 ], [ %626, %b75 ], !dbg !4082
	%628 = mul i32 %608, 2, !dbg !4088
	br label %b73, !dbg !4088

b77:
	br i1 %404, label %b83, label %b78, !dbg !4089

b78:
	%629 = trunc i64 %35 to i32, !dbg !4091
	%630 = udiv i32 %629, 32, !dbg !4091
	%631 = zext i32 %630 to i64, !dbg !4091
	%632 = trunc i64 %631 to i32, !dbg !4091
	call void @llvm.nvvm.barrier0(), !dbg !4092
	br i1 %345, label %b79, label %b80, !dbg !3988

b79:
	%633 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %631, !dbg !4093
	store double %607, double addrspace(3)* %633, align 8, !dbg !4093
	br label %b80, !dbg !4093

b80:
	call void @llvm.nvvm.barrier0(), !dbg !4094
	%634 = icmp slt i32 0, %632, !dbg !4094
	br i1 %634, label %b81, label %b82, !dbg !4094

b81:
	%635 = phi double [ %640, %b81_ok1 ], [ 0.000000e+00, %b80 ], !dbg !4095
	%636 = phi i64 [ %641, %b81_ok1 ], [ 0, %b80 ], !dbg !4095
	%637 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %636, !dbg !4096
	%638 = icmp uge i64 %636, 32, !dbg !4096
	br i1 %638, label %b81_fail1, label %b81_ok1, !dbg !4096, !prof !30

b81_ok1:
	%639 = load double, double addrspace(3)* %637, align 8, !dbg !4096
	%640 = fadd double %635, %639, !dbg !4097
	%641 = add i64 %636, 1, !dbg !4097
	%642 = icmp slt i64 %641, %631, !dbg !4097
	br i1 %642, label %b81, label %b82, !dbg !4097

b82:
	%643 = phi double [ 0.000000e+00, %b80 ], [ %640, %b81_ok1 ], !dbg !4095
	br label %b83, !dbg !4098

b83:
	%644 = phi double [ 0.000000e+00, %b77 ], [ %643, %b82 ], !dbg !3986
	%645 = fadd double %644, %607, !dbg !4099
	br label %b84, !dbg !4103

b84:
	%646 = phi double [ %340, %b83 ], [ %666, %b87 ], !dbg !4104
	%647 = phi i32 [ 1, %b83 ], [ %667, %b87 ], !dbg !4105
	%648 = zext i32 %647 to i64, !dbg !4105
	%649 = icmp ult i32 %647, 32, !dbg !4106
	br i1 %649, label %b85, label %b88, !dbg !4106

b85:
	%650 = trunc i64 %648 to i32, !dbg !4107
	%651 = bitcast double %646 to i64, !dbg !4107
	%652 = trunc i64 %651 to i32, !dbg !4107
	%653 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %652, i32 %650, i32 0), !dbg !4107
	%654 = extractvalue { i32, i1 } %653, 0, !dbg !4107
	%655 = lshr i64 %651, 32, !dbg !4107
	%656 = trunc i64 %655 to i32, !dbg !4107
	%657 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %656, i32 %650, i32 0), !dbg !4107
	%658 = extractvalue { i32, i1 } %657, 0, !dbg !4107
	%659 = zext i32 %658 to i64, !dbg !4107
	%660 = shl i64 %659, 32, !dbg !4107
	%661 = zext i32 %654 to i64, !dbg !4107
	%662 = or i64 %661, %660, !dbg !4107
	%663 = bitcast i64 %662 to double, !dbg !4107
	%664 = icmp uge i32 %251, %647, !dbg !4108
	br i1 %664, label %b86, label %b87, !dbg !4108

b86:
	%665 = fadd double %646, %663, !dbg !4109
	br label %b87, !dbg !4109

b87:
	%666 = phi double [ %646, %b85 ], [ %665, %b86 ], !dbg !4104
	%667 = mul i32 %647, 2, !dbg !4110
	br label %b84, !dbg !4110

b88:
	br i1 %404, label %b94, label %b89, !dbg !4111

b89:
	%668 = trunc i64 %35 to i32, !dbg !4113
	%669 = udiv i32 %668, 32, !dbg !4113
	%670 = zext i32 %669 to i64, !dbg !4113
	%671 = trunc i64 %670 to i32, !dbg !4113
	call void @llvm.nvvm.barrier0(), !dbg !4114
	br i1 %345, label %b90, label %b91, !dbg !4115

b90:
	%672 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %670, !dbg !4116
	store double %646, double addrspace(3)* %672, align 8, !dbg !4116
	br label %b91, !dbg !4116

b91:
	call void @llvm.nvvm.barrier0(), !dbg !4117
	%673 = icmp slt i32 0, %671, !dbg !4117
	br i1 %673, label %b92, label %b93, !dbg !4117

b92:
	%674 = phi double [ %679, %b92_ok1 ], [ 0.000000e+00, %b91 ], !dbg !4118
	%675 = phi i64 [ %680, %b92_ok1 ], [ 0, %b91 ], !dbg !4118
	%676 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %675, !dbg !4119
	%677 = icmp uge i64 %675, 32, !dbg !4119
	br i1 %677, label %b92_fail1, label %b92_ok1, !dbg !4119, !prof !30

b92_ok1:
	%678 = load double, double addrspace(3)* %676, align 8, !dbg !4119
	%679 = fadd double %674, %678, !dbg !4120
	%680 = add i64 %675, 1, !dbg !4120
	%681 = icmp slt i64 %680, %670, !dbg !4120
	br i1 %681, label %b92, label %b93, !dbg !4120

b93:
	%682 = phi double [ 0.000000e+00, %b91 ], [ %679, %b92_ok1 ], !dbg !4118
	br label %b94, !dbg !4121

b94:
	%683 = phi double [ 0.000000e+00, %b88 ], [ %682, %b93 ], !dbg !4102
	%684 = bitcast double %646 to i64, !dbg !4122
	%685 = trunc i64 %684 to i32, !dbg !4122
	%686 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %685, i32 1, i32 0), !dbg !4122
	%687 = extractvalue { i32, i1 } %686, 0, !dbg !4122
	%688 = lshr i64 %684, 32, !dbg !4122
	%689 = trunc i64 %688 to i32, !dbg !4122
	%690 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %689, i32 1, i32 0), !dbg !4122
	%691 = extractvalue { i32, i1 } %690, 0, !dbg !4122
	%692 = zext i32 %691 to i64, !dbg !4122
	%693 = shl i64 %692, 32, !dbg !4122
	%694 = zext i32 %687 to i64, !dbg !4122
	%695 = or i64 %694, %693, !dbg !4122
	%696 = bitcast i64 %695 to double, !dbg !4122
	br i1 %310, label %b96, label %b95, !dbg !4123

b95:
	%697 = fadd double %683, %696, !dbg !4124
	br label %b96, !dbg !4125

b96:
	%698 = phi double [ %683, %b94 ], [ %697, %b95 ], !dbg !4101
	%699 = getelementptr inbounds double, double addrspace(1)* %336, i64 3, !dbg !4126
	store double %645, double addrspace(1)* %699, align 8, !dbg !4126
	%700 = getelementptr inbounds double, double addrspace(1)* %336, i64 4, !dbg !4127
	store double %698, double addrspace(1)* %700, align 8, !dbg !4127
	%701 = udiv i32 %346, 3, !dbg !4128
	%702 = zext i32 %701 to i64, !dbg !4128
	%703 = trunc i64 %702 to i32, !dbg !4128
	%704 = icmp sge i32 %703, %25, !dbg !4131
	br i1 %704, label %b97, label %b98, !dbg !4131

b97:
	call void asm sideeffect "", ""() nounwind, !dbg !4132
	br label %fail, !dbg !4132

b98:
	br i1 %404, label %b99, label %b100, !dbg !4133

b99:
	%705 = bitcast double %340 to i64, !dbg !4134
	%706 = trunc i64 %705 to i32, !dbg !4134
	%707 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %706, i32 %703, i32 31), !dbg !4134
	%708 = extractvalue { i32, i1 } %707, 0, !dbg !4134
	%709 = lshr i64 %705, 32, !dbg !4134
	%710 = trunc i64 %709 to i32, !dbg !4134
	%711 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %710, i32 %703, i32 31), !dbg !4134
	%712 = extractvalue { i32, i1 } %711, 0, !dbg !4134
	%713 = zext i32 %712 to i64, !dbg !4134
	%714 = shl i64 %713, 32, !dbg !4134
	%715 = zext i32 %708 to i64, !dbg !4134
	%716 = or i64 %715, %714, !dbg !4134
	%717 = bitcast i64 %716 to double, !dbg !4134
	br label %b103, !dbg !4135

b100:
	call void @llvm.nvvm.barrier0(), !dbg !4137
	%718 = icmp eq i32 %34, %703, !dbg !4138
	br i1 %718, label %b101, label %b102, !dbg !4138

b101:
	store double %340, double addrspace(3)* @gpuc_shared_Broadcast_42_8, align 8, !dbg !4139
	br label %b102, !dbg !4139

b102:
	call void @llvm.nvvm.barrier0(), !dbg !4140
	%719 = load double, double addrspace(3)* @gpuc_shared_Broadcast_42_8, align 8, !dbg !4141
	br label %b103, !dbg !4142

b103:
	%720 = phi double [ %717, %b99 ], [ %719, %b102 ], !dbg !4130
	%721 = getelementptr inbounds double, double addrspace(1)* %336, i64 5, !dbg !4143
	store double %720, double addrspace(1)* %721, align 8, !dbg !4143
	%722 = add i32 %347, 1, !dbg !4143
	%723 = icmp slt i32 %722, 2, !dbg !4143
	br i1 %723, label %b36, label %b104, !dbg !4143

b104:
	ret void, !dbg !3867

b0_fail1:
	%724 = icmp ugt i64 %37, %p1, !dbg !3870
	br i1 %724, label %b0_fail2, label %b0_ok2, !dbg !3870

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3870
	br label %fail, !dbg !3870

b0_ok2:
	%725 = icmp uge i64 %36, %p5, !dbg !3871
	br i1 %725, label %b0_fail3, label %b0_ok3, !dbg !3871

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !3871
	br label %fail, !dbg !3871

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !3874
	br label %fail, !dbg !3874

b35_fail1:
	%726 = icmp ugt i64 %37, %p3, !dbg !3971
	br i1 %726, label %b35_fail2, label %b35_ok2, !dbg !3971

b35_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3971
	br label %fail, !dbg !3971

b35_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !3974
	br label %fail, !dbg !3974

b81_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !4096
	br label %fail, !dbg !4096

b92_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !4119
	br label %fail, !dbg !4119

fail:
	%727 = phi i32 [ 25, %b0_fail2 ], [ 26, %b0_fail3 ], [ 27, %b0_ok3 ], [ 29, %b33 ], [ 30, %b35_fail2 ], [ 27, %b35_ok2 ], [ 28, %b81_fail1 ], [ 28, %b92_fail1 ], [ 29, %b97 ], !dbg !3865
	%728 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b33 ], [ %37, %b35_fail2 ], [ 6, %b35_ok2 ], [ %636, %b81_fail1 ], [ %675, %b92_fail1 ], [ 0, %b97 ], !dbg !3865
	%729 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ 0, %b33 ], [ %p3, %b35_fail2 ], [ %335, %b35_ok2 ], [ 32, %b81_fail1 ], [ 32, %b92_fail1 ], [ 0, %b97 ], !dbg !3865
	call void @gpuc_fail(i8* %ctrl, i32 %727, i64 %728, i64 %729), !dbg !3865
	ret void, !dbg !3865
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
!nvvm.annotations = !{!4144, !4145, !4146, !4147, !4148, !4149, !4150, !4151, !4152, !4153, !4154, !4155, !4156, !4157, !4158, !4159, !4160, !4161, !4162, !4163, !4164, !4165, !4166, !4167, !4168, !4169, !4170, !4171, !4172, !4173, !4174, !4175, !4176, !4177, !4178, !4179}
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
!219 = !DILocation(line: 58, column: 24, scope: !217, inlinedAt: !218)
!220 = !DILocation(line: 58, column: 32, scope: !217, inlinedAt: !218)
!221 = !DILocation(line: 58, column: 7, scope: !217, inlinedAt: !218)
!222 = !DILocation(line: 58, column: 15, scope: !217, inlinedAt: !218)
!223 = !DILocation(line: 59, column: 33, scope: !217, inlinedAt: !218)
!224 = !DILocation(line: 59, column: 44, scope: !217, inlinedAt: !218)
!225 = !DILocation(line: 59, column: 5, scope: !217, inlinedAt: !218)
!226 = !DILocation(line: 75, column: 7, scope: !206)
!227 = !DILocation(line: 75, column: 10, scope: !206)
!228 = !DILocation(line: 76, column: 21, scope: !206)
!229 = !DILocation(line: 76, column: 7, scope: !206)
!230 = !DILocation(line: 78, column: 42, scope: !206)
!231 = !DILocation(line: 78, column: 36, scope: !206)
!232 = !DILocation(line: 78, column: 60, scope: !206)
!233 = !DILocation(line: 78, column: 54, scope: !206)
!234 = !DILocation(line: 78, column: 76, scope: !206)
!235 = !DILocation(line: 78, column: 70, scope: !206)
!236 = !DILocation(line: 78, column: 63, scope: !206)
!237 = !DILocation(line: 78, column: 88, scope: !206)
!238 = !DILocation(line: 78, column: 99, scope: !206)
!239 = !DILocation(line: 78, column: 114, scope: !206)
!240 = !DILocation(line: 78, column: 108, scope: !206)
!241 = !DILocation(line: 78, column: 101, scope: !206)
!242 = !DILocation(line: 78, column: 6, scope: !206)
!243 = !{!"llvm.loop.unroll.disable"}
!244 = distinct !{!244, !243}
!245 = !DILocation(line: 80, column: 18, scope: !206)
!246 = !DILocation(line: 81, column: 33, scope: !206)
!247 = !DILocation(line: 82, column: 10, scope: !206)
!248 = !DILocation(line: 83, column: 5, scope: !206)
!249 = !DIFile(filename: "print.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!250 = distinct !DISubprogram(name: "Print", scope: !249, file: !249, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!251 = !DILocation(line: 10, column: 6, scope: !250)
!252 = !DILocation(line: 11, column: 20, scope: !250)
!253 = !DILocation(line: 12, column: 7, scope: !250)
!254 = !DILocation(line: 13, column: 13, scope: !250)
!255 = !DILocation(line: 14, column: 3, scope: !250)
!256 = !DILocation(line: 16, column: 69, scope: !250)
!257 = !DILocation(line: 16, column: 68, scope: !250)
!258 = !DILocation(line: 16, column: 79, scope: !250)
!259 = !DILocation(line: 16, column: 89, scope: !250)
!260 = !DILocation(line: 16, column: 12, scope: !250)
!261 = !DILocation(line: 17, column: 47, scope: !250)
!262 = !DILocation(line: 17, column: 61, scope: !250)
!263 = !DILocation(line: 17, column: 76, scope: !250)
!264 = !DILocation(line: 17, column: 83, scope: !250)
!265 = !DILocation(line: 17, column: 74, scope: !250)
!266 = !DILocation(line: 17, column: 96, scope: !250)
!267 = !DILocation(line: 17, column: 91, scope: !250)
!268 = !DILocation(line: 17, column: 106, scope: !250)
!269 = !DILocation(line: 17, column: 12, scope: !250)
!270 = !DILocation(line: 18, column: 31, scope: !250)
!271 = !DILocation(line: 18, column: 36, scope: !250)
!272 = !DILocation(line: 18, column: 34, scope: !250)
!273 = !DILocation(line: 18, column: 43, scope: !250)
!274 = !DILocation(line: 18, column: 41, scope: !250)
!275 = !DILocation(line: 18, column: 48, scope: !250)
!276 = !DILocation(line: 18, column: 46, scope: !250)
!277 = !DILocation(line: 18, column: 54, scope: !250)
!278 = !DILocation(line: 18, column: 59, scope: !250)
!279 = !DILocation(line: 18, column: 57, scope: !250)
!280 = !DILocation(line: 18, column: 12, scope: !250)
!281 = !DILocation(line: 19, column: 12, scope: !250)
!282 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!283 = distinct !DISubprogram(name: "ExchangeInt8", scope: !282, file: !282, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!284 = !DILocation(line: 10, column: 6, scope: !283)
!285 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!286 = !DILocation(line: 10, column: 83, scope: !283)
!287 = !DILocation(line: 21, column: 29, scope: !285, inlinedAt: !286)
!288 = !DILocation(line: 21, column: 39, scope: !285, inlinedAt: !286)
!289 = !DILocation(line: 21, column: 49, scope: !285, inlinedAt: !286)
!290 = !DILocation(line: 23, column: 7, scope: !285, inlinedAt: !286)
!291 = !DILocation(line: 22, column: 2, scope: !285, inlinedAt: !286)
!292 = !DILocation(line: 22, column: 8, scope: !285, inlinedAt: !286)
!293 = !DILocation(line: 26, column: 9, scope: !285, inlinedAt: !286)
!294 = !DILocation(line: 27, column: 12, scope: !285, inlinedAt: !286)
!295 = !DILocation(line: 27, column: 10, scope: !285, inlinedAt: !286)
!296 = !DILocation(line: 27, column: 30, scope: !285, inlinedAt: !286)
!297 = !DILocation(line: 28, column: 37, scope: !285, inlinedAt: !286)
!298 = !DILocation(line: 28, column: 32, scope: !285, inlinedAt: !286)
!299 = !DILocation(line: 28, column: 34, scope: !285, inlinedAt: !286)
!300 = !DILocation(line: 28, column: 20, scope: !285, inlinedAt: !286)
!301 = !DILocation(line: 28, column: 3, scope: !285, inlinedAt: !286)
!302 = !DILocation(line: 29, column: 22, scope: !285, inlinedAt: !286)
!303 = !DILocation(line: 29, column: 3, scope: !285, inlinedAt: !286)
!304 = !DILocation(line: 30, column: 24, scope: !285, inlinedAt: !286)
!305 = !DILocation(line: 30, column: 3, scope: !285, inlinedAt: !286)
!306 = !DILocation(line: 31, column: 23, scope: !285, inlinedAt: !286)
!307 = !DILocation(line: 31, column: 3, scope: !285, inlinedAt: !286)
!308 = !DILocation(line: 32, column: 14, scope: !285, inlinedAt: !286)
!309 = !DILocation(line: 32, column: 12, scope: !285, inlinedAt: !286)
!310 = !DILocation(line: 32, column: 18, scope: !285, inlinedAt: !286)
!311 = !DILocation(line: 33, column: 21, scope: !285, inlinedAt: !286)
!312 = !DILocation(line: 33, column: 3, scope: !285, inlinedAt: !286)
!313 = !DILocation(line: 34, column: 3, scope: !285, inlinedAt: !286)
!314 = !DILocation(line: 35, column: 31, scope: !285, inlinedAt: !286)
!315 = !DILocation(line: 36, column: 4, scope: !285, inlinedAt: !286)
!316 = !DILocation(line: 38, column: 32, scope: !285, inlinedAt: !286)
!317 = !DILocation(line: 38, column: 30, scope: !285, inlinedAt: !286)
!318 = !DILocation(line: 38, column: 24, scope: !285, inlinedAt: !286)
!319 = !DILocation(line: 38, column: 3, scope: !285, inlinedAt: !286)
!320 = distinct !DISubprogram(name: "NumbersInt8", scope: !282, file: !282, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!321 = !DILocation(line: 15, column: 6, scope: !320)
!322 = !DIFile(filename: "group.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!323 = distinct !DISubprogram(name: "groupNumbers", scope: !322, file: !322, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!324 = !DILocation(line: 15, column: 71, scope: !320)
!325 = !DILocation(line: 29, column: 20, scope: !323, inlinedAt: !324)
!326 = !DILocation(line: 30, column: 26, scope: !323, inlinedAt: !324)
!327 = !DILocation(line: 30, column: 24, scope: !323, inlinedAt: !324)
!328 = !DILocation(line: 30, column: 46, scope: !323, inlinedAt: !324)
!329 = distinct !DISubprogram(name: "numbers", scope: !322, file: !322, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!330 = !DILocation(line: 30, column: 9, scope: !323, inlinedAt: !324)
!331 = !DILocation(line: 14, column: 11, scope: !329, inlinedAt: !330)
!332 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!333 = distinct !DISubprogram(name: "reduceWarp", scope: !332, file: !332, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!334 = distinct !DISubprogram(name: "reduce", scope: !332, file: !332, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!335 = distinct !DISubprogram(name: "ReduceAdd", scope: !332, file: !332, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!336 = !DILocation(line: 16, column: 25, scope: !329, inlinedAt: !330)
!337 = !DILocation(line: 8, column: 15, scope: !335, inlinedAt: !336)
!338 = !DILocation(line: 45, column: 16, scope: !334, inlinedAt: !337)
!339 = !DILocation(line: 68, column: 15, scope: !333, inlinedAt: !338)
!340 = !DILocation(line: 70, column: 13, scope: !333, inlinedAt: !338)
!341 = !DILocation(line: 71, column: 7, scope: !333, inlinedAt: !338)
!342 = !DILocation(line: 19, column: 40, scope: !329, inlinedAt: !330)
!343 = !DILocation(line: 67, column: 13, scope: !333, inlinedAt: !338)
!344 = !DILocation(line: 68, column: 3, scope: !334, inlinedAt: !337)
!345 = !DILocation(line: 66, column: 35, scope: !333, inlinedAt: !338)
!346 = !DILocation(line: 72, column: 7, scope: !333, inlinedAt: !338)
!347 = !DILocation(line: 72, column: 35, scope: !333, inlinedAt: !338)
!348 = !DILocation(line: 73, column: 23, scope: !333, inlinedAt: !338)
!349 = !DILocation(line: 8, column: 76, scope: !335, inlinedAt: !336)
!350 = !DILocation(line: 72, column: 40, scope: !333, inlinedAt: !338)
!351 = !DILocation(line: 77, column: 16, scope: !333, inlinedAt: !338)
!352 = !DILocation(line: 77, column: 2, scope: !333, inlinedAt: !338)
!353 = !DILocation(line: 78, column: 6, scope: !333, inlinedAt: !338)
!354 = !DILocation(line: 78, column: 22, scope: !333, inlinedAt: !338)
!355 = !DILocation(line: 79, column: 23, scope: !333, inlinedAt: !338)
!356 = !DILocation(line: 78, column: 27, scope: !333, inlinedAt: !338)
!357 = !DILocation(line: 16, column: 6, scope: !329, inlinedAt: !330)
!358 = distinct !DISubprogram(name: "ReduceMin", scope: !332, file: !332, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!359 = !DILocation(line: 17, column: 33, scope: !329, inlinedAt: !330)
!360 = !DILocation(line: 14, column: 15, scope: !358, inlinedAt: !359)
!361 = !DILocation(line: 45, column: 16, scope: !334, inlinedAt: !360)
!362 = !DILocation(line: 67, column: 13, scope: !333, inlinedAt: !361)
!363 = !DILocation(line: 68, column: 15, scope: !333, inlinedAt: !361)
!364 = !DILocation(line: 68, column: 3, scope: !334, inlinedAt: !360)
!365 = !DILocation(line: 71, column: 7, scope: !333, inlinedAt: !361)
!366 = !DILocation(line: 66, column: 35, scope: !333, inlinedAt: !361)
!367 = !DILocation(line: 72, column: 7, scope: !333, inlinedAt: !361)
!368 = !DILocation(line: 72, column: 35, scope: !333, inlinedAt: !361)
!369 = !DILocation(line: 73, column: 23, scope: !333, inlinedAt: !361)
!370 = !DILocation(line: 14, column: 77, scope: !358, inlinedAt: !359)
!371 = !DILocation(line: 72, column: 40, scope: !333, inlinedAt: !361)
!372 = !DILocation(line: 77, column: 16, scope: !333, inlinedAt: !361)
!373 = !DILocation(line: 77, column: 2, scope: !333, inlinedAt: !361)
!374 = !DILocation(line: 78, column: 6, scope: !333, inlinedAt: !361)
!375 = !DILocation(line: 78, column: 22, scope: !333, inlinedAt: !361)
!376 = !DILocation(line: 79, column: 23, scope: !333, inlinedAt: !361)
!377 = !DILocation(line: 78, column: 27, scope: !333, inlinedAt: !361)
!378 = distinct !DISubprogram(name: "ReduceMax", scope: !332, file: !332, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!379 = !DILocation(line: 17, column: 54, scope: !329, inlinedAt: !330)
!380 = !DILocation(line: 20, column: 15, scope: !378, inlinedAt: !379)
!381 = !DILocation(line: 45, column: 16, scope: !334, inlinedAt: !380)
!382 = !DILocation(line: 67, column: 13, scope: !333, inlinedAt: !381)
!383 = !DILocation(line: 68, column: 15, scope: !333, inlinedAt: !381)
!384 = !DILocation(line: 68, column: 3, scope: !334, inlinedAt: !380)
!385 = !DILocation(line: 71, column: 7, scope: !333, inlinedAt: !381)
!386 = !DILocation(line: 66, column: 35, scope: !333, inlinedAt: !381)
!387 = !DILocation(line: 72, column: 7, scope: !333, inlinedAt: !381)
!388 = !DILocation(line: 72, column: 35, scope: !333, inlinedAt: !381)
!389 = !DILocation(line: 73, column: 23, scope: !333, inlinedAt: !381)
!390 = !DILocation(line: 20, column: 77, scope: !378, inlinedAt: !379)
!391 = !DILocation(line: 72, column: 40, scope: !333, inlinedAt: !381)
!392 = !DILocation(line: 77, column: 16, scope: !333, inlinedAt: !381)
!393 = !DILocation(line: 77, column: 2, scope: !333, inlinedAt: !381)
!394 = !DILocation(line: 78, column: 6, scope: !333, inlinedAt: !381)
!395 = !DILocation(line: 78, column: 22, scope: !333, inlinedAt: !381)
!396 = !DILocation(line: 79, column: 23, scope: !333, inlinedAt: !381)
!397 = !DILocation(line: 78, column: 27, scope: !333, inlinedAt: !381)
!398 = !DILocation(line: 17, column: 6, scope: !329, inlinedAt: !330)
!399 = !DILocation(line: 17, column: 14, scope: !329, inlinedAt: !330)
!400 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!401 = distinct !DISubprogram(name: "scan", scope: !400, file: !400, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!402 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !400, file: !400, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!403 = !DILocation(line: 18, column: 40, scope: !329, inlinedAt: !330)
!404 = !DILocation(line: 6, column: 21, scope: !402, inlinedAt: !403)
!405 = !DILocation(line: 25, column: 16, scope: !401, inlinedAt: !404)
!406 = !DILocation(line: 23, column: 48, scope: !401, inlinedAt: !404)
!407 = !DILocation(line: 26, column: 6, scope: !401, inlinedAt: !404)
!408 = !DILocation(line: 26, column: 24, scope: !401, inlinedAt: !404)
!409 = !DILocation(line: 27, column: 24, scope: !401, inlinedAt: !404)
!410 = !DILocation(line: 27, column: 44, scope: !401, inlinedAt: !404)
!411 = !DILocation(line: 28, column: 4, scope: !401, inlinedAt: !404)
!412 = !DILocation(line: 26, column: 37, scope: !401, inlinedAt: !404)
!413 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !400, file: !400, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!414 = !DILocation(line: 18, column: 68, scope: !329, inlinedAt: !330)
!415 = !DILocation(line: 14, column: 21, scope: !413, inlinedAt: !414)
!416 = !DILocation(line: 23, column: 48, scope: !401, inlinedAt: !415)
!417 = !DILocation(line: 26, column: 6, scope: !401, inlinedAt: !415)
!418 = !DILocation(line: 26, column: 24, scope: !401, inlinedAt: !415)
!419 = !DILocation(line: 27, column: 24, scope: !401, inlinedAt: !415)
!420 = !DILocation(line: 27, column: 44, scope: !401, inlinedAt: !415)
!421 = !DILocation(line: 28, column: 4, scope: !401, inlinedAt: !415)
!422 = !DILocation(line: 26, column: 37, scope: !401, inlinedAt: !415)
!423 = !DILocation(line: 15, column: 20, scope: !413, inlinedAt: !414)
!424 = !DILocation(line: 15, column: 42, scope: !413, inlinedAt: !414)
!425 = !DILocation(line: 18, column: 2, scope: !329, inlinedAt: !330)
!426 = !DILocation(line: 18, column: 6, scope: !329, inlinedAt: !330)
!427 = !DILocation(line: 18, column: 14, scope: !329, inlinedAt: !330)
!428 = !DILocation(line: 19, column: 42, scope: !329, inlinedAt: !330)
!429 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!430 = distinct !DISubprogram(name: "Broadcast", scope: !429, file: !429, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!431 = !DILocation(line: 19, column: 25, scope: !329, inlinedAt: !330)
!432 = !DILocation(line: 36, column: 10, scope: !430, inlinedAt: !431)
!433 = !DILocation(line: 36, column: 22, scope: !430, inlinedAt: !431)
!434 = !DILocation(line: 37, column: 8, scope: !430, inlinedAt: !431)
!435 = !DILocation(line: 40, column: 17, scope: !430, inlinedAt: !431)
!436 = !DILocation(line: 19, column: 6, scope: !329, inlinedAt: !330)
!437 = !DILocation(line: 31, column: 26, scope: !323, inlinedAt: !324)
!438 = distinct !DISubprogram(name: "numbers", scope: !322, file: !322, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!439 = !DILocation(line: 31, column: 9, scope: !323, inlinedAt: !324)
!440 = !DILocation(line: 14, column: 11, scope: !438, inlinedAt: !439)
!441 = !DILocation(line: 31, column: 48, scope: !323, inlinedAt: !324)
!442 = distinct !DISubprogram(name: "reduce", scope: !332, file: !332, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!443 = distinct !DISubprogram(name: "ReduceAdd", scope: !332, file: !332, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!444 = !DILocation(line: 16, column: 25, scope: !438, inlinedAt: !439)
!445 = !DILocation(line: 8, column: 15, scope: !443, inlinedAt: !444)
!446 = !DILocation(line: 45, column: 16, scope: !442, inlinedAt: !445)
!447 = !DILocation(line: 68, column: 15, scope: !333, inlinedAt: !446)
!448 = distinct !DISubprogram(name: "Block.warps", scope: !429, file: !429, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!449 = !DILocation(line: 46, column: 14, scope: !442, inlinedAt: !445)
!450 = !DILocation(line: 26, column: 47, scope: !448, inlinedAt: !449)
!451 = !DILocation(line: 26, column: 59, scope: !448, inlinedAt: !449)
!452 = distinct !DISubprogram(name: "scan", scope: !400, file: !400, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!453 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !400, file: !400, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!454 = !DILocation(line: 18, column: 40, scope: !438, inlinedAt: !439)
!455 = !DILocation(line: 6, column: 21, scope: !453, inlinedAt: !454)
!456 = !DILocation(line: 37, column: 21, scope: !452, inlinedAt: !455)
!457 = !DILocation(line: 37, column: 10, scope: !452, inlinedAt: !455)
!458 = !DILocation(line: 19, column: 40, scope: !438, inlinedAt: !439)
!459 = !DILocation(line: 67, column: 13, scope: !333, inlinedAt: !446)
!460 = !DILocation(line: 68, column: 3, scope: !442, inlinedAt: !445)
!461 = !DILocation(line: 71, column: 7, scope: !333, inlinedAt: !446)
!462 = !DILocation(line: 66, column: 35, scope: !333, inlinedAt: !446)
!463 = !DILocation(line: 72, column: 7, scope: !333, inlinedAt: !446)
!464 = !DILocation(line: 72, column: 35, scope: !333, inlinedAt: !446)
!465 = !DILocation(line: 73, column: 23, scope: !333, inlinedAt: !446)
!466 = !DILocation(line: 8, column: 76, scope: !443, inlinedAt: !444)
!467 = !DILocation(line: 72, column: 40, scope: !333, inlinedAt: !446)
!468 = !DILocation(line: 77, column: 16, scope: !333, inlinedAt: !446)
!469 = !DILocation(line: 77, column: 2, scope: !333, inlinedAt: !446)
!470 = !DILocation(line: 78, column: 6, scope: !333, inlinedAt: !446)
!471 = !DILocation(line: 78, column: 22, scope: !333, inlinedAt: !446)
!472 = !DILocation(line: 79, column: 23, scope: !333, inlinedAt: !446)
!473 = !DILocation(line: 78, column: 27, scope: !333, inlinedAt: !446)
!474 = !DILocation(line: 26, column: 64, scope: !448, inlinedAt: !449)
!475 = !DILocation(line: 47, column: 7, scope: !442, inlinedAt: !445)
!476 = !DILocation(line: 50, column: 31, scope: !442, inlinedAt: !445)
!477 = !DILocation(line: 51, column: 10, scope: !442, inlinedAt: !445)
!478 = !DILocation(line: 52, column: 14, scope: !442, inlinedAt: !445)
!479 = !DILocation(line: 53, column: 17, scope: !442, inlinedAt: !445)
!480 = !DILocation(line: 53, column: 8, scope: !442, inlinedAt: !445)
!481 = !DILocation(line: 55, column: 10, scope: !442, inlinedAt: !445)
!482 = !DILocation(line: 56, column: 11, scope: !442, inlinedAt: !445)
!483 = !DILocation(line: 43, column: 50, scope: !442, inlinedAt: !445)
!484 = !DILocation(line: 57, column: 6, scope: !442, inlinedAt: !445)
!485 = !DILocation(line: 57, column: 16, scope: !442, inlinedAt: !445)
!486 = !DILocation(line: 58, column: 17, scope: !442, inlinedAt: !445)
!487 = !DILocation(line: 57, column: 21, scope: !442, inlinedAt: !445)
!488 = !DILocation(line: 16, column: 6, scope: !438, inlinedAt: !439)
!489 = distinct !DISubprogram(name: "ReduceMin", scope: !332, file: !332, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!490 = !DILocation(line: 17, column: 33, scope: !438, inlinedAt: !439)
!491 = !DILocation(line: 14, column: 15, scope: !489, inlinedAt: !490)
!492 = !DILocation(line: 45, column: 16, scope: !442, inlinedAt: !491)
!493 = !DILocation(line: 67, column: 13, scope: !333, inlinedAt: !492)
!494 = !DILocation(line: 68, column: 15, scope: !333, inlinedAt: !492)
!495 = !DILocation(line: 68, column: 3, scope: !442, inlinedAt: !491)
!496 = !DILocation(line: 71, column: 7, scope: !333, inlinedAt: !492)
!497 = !DILocation(line: 66, column: 35, scope: !333, inlinedAt: !492)
!498 = !DILocation(line: 72, column: 7, scope: !333, inlinedAt: !492)
!499 = !DILocation(line: 72, column: 35, scope: !333, inlinedAt: !492)
!500 = !DILocation(line: 73, column: 23, scope: !333, inlinedAt: !492)
!501 = !DILocation(line: 14, column: 77, scope: !489, inlinedAt: !490)
!502 = !DILocation(line: 72, column: 40, scope: !333, inlinedAt: !492)
!503 = !DILocation(line: 77, column: 16, scope: !333, inlinedAt: !492)
!504 = !DILocation(line: 77, column: 2, scope: !333, inlinedAt: !492)
!505 = !DILocation(line: 78, column: 6, scope: !333, inlinedAt: !492)
!506 = !DILocation(line: 78, column: 22, scope: !333, inlinedAt: !492)
!507 = !DILocation(line: 79, column: 23, scope: !333, inlinedAt: !492)
!508 = !DILocation(line: 78, column: 27, scope: !333, inlinedAt: !492)
!509 = !DILocation(line: 47, column: 7, scope: !442, inlinedAt: !491)
!510 = !DILocation(line: 50, column: 31, scope: !442, inlinedAt: !491)
!511 = !DILocation(line: 51, column: 10, scope: !442, inlinedAt: !491)
!512 = !DILocation(line: 52, column: 14, scope: !442, inlinedAt: !491)
!513 = !DILocation(line: 53, column: 17, scope: !442, inlinedAt: !491)
!514 = !DILocation(line: 53, column: 8, scope: !442, inlinedAt: !491)
!515 = !DILocation(line: 55, column: 10, scope: !442, inlinedAt: !491)
!516 = !DILocation(line: 56, column: 11, scope: !442, inlinedAt: !491)
!517 = !DILocation(line: 43, column: 50, scope: !442, inlinedAt: !491)
!518 = !DILocation(line: 57, column: 6, scope: !442, inlinedAt: !491)
!519 = !DILocation(line: 57, column: 16, scope: !442, inlinedAt: !491)
!520 = !DILocation(line: 58, column: 17, scope: !442, inlinedAt: !491)
!521 = !DILocation(line: 57, column: 21, scope: !442, inlinedAt: !491)
!522 = distinct !DISubprogram(name: "ReduceMax", scope: !332, file: !332, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!523 = !DILocation(line: 17, column: 54, scope: !438, inlinedAt: !439)
!524 = !DILocation(line: 20, column: 15, scope: !522, inlinedAt: !523)
!525 = !DILocation(line: 45, column: 16, scope: !442, inlinedAt: !524)
!526 = !DILocation(line: 67, column: 13, scope: !333, inlinedAt: !525)
!527 = !DILocation(line: 68, column: 15, scope: !333, inlinedAt: !525)
!528 = !DILocation(line: 68, column: 3, scope: !442, inlinedAt: !524)
!529 = !DILocation(line: 71, column: 7, scope: !333, inlinedAt: !525)
!530 = !DILocation(line: 66, column: 35, scope: !333, inlinedAt: !525)
!531 = !DILocation(line: 72, column: 7, scope: !333, inlinedAt: !525)
!532 = !DILocation(line: 72, column: 35, scope: !333, inlinedAt: !525)
!533 = !DILocation(line: 73, column: 23, scope: !333, inlinedAt: !525)
!534 = !DILocation(line: 20, column: 77, scope: !522, inlinedAt: !523)
!535 = !DILocation(line: 72, column: 40, scope: !333, inlinedAt: !525)
!536 = !DILocation(line: 77, column: 16, scope: !333, inlinedAt: !525)
!537 = !DILocation(line: 77, column: 2, scope: !333, inlinedAt: !525)
!538 = !DILocation(line: 78, column: 6, scope: !333, inlinedAt: !525)
!539 = !DILocation(line: 78, column: 22, scope: !333, inlinedAt: !525)
!540 = !DILocation(line: 79, column: 23, scope: !333, inlinedAt: !525)
!541 = !DILocation(line: 78, column: 27, scope: !333, inlinedAt: !525)
!542 = !DILocation(line: 47, column: 7, scope: !442, inlinedAt: !524)
!543 = !DILocation(line: 50, column: 31, scope: !442, inlinedAt: !524)
!544 = !DILocation(line: 51, column: 10, scope: !442, inlinedAt: !524)
!545 = !DILocation(line: 52, column: 14, scope: !442, inlinedAt: !524)
!546 = !DILocation(line: 53, column: 17, scope: !442, inlinedAt: !524)
!547 = !DILocation(line: 53, column: 8, scope: !442, inlinedAt: !524)
!548 = !DILocation(line: 55, column: 10, scope: !442, inlinedAt: !524)
!549 = !DILocation(line: 56, column: 11, scope: !442, inlinedAt: !524)
!550 = !DILocation(line: 43, column: 50, scope: !442, inlinedAt: !524)
!551 = !DILocation(line: 57, column: 6, scope: !442, inlinedAt: !524)
!552 = !DILocation(line: 57, column: 16, scope: !442, inlinedAt: !524)
!553 = !DILocation(line: 58, column: 17, scope: !442, inlinedAt: !524)
!554 = !DILocation(line: 57, column: 21, scope: !442, inlinedAt: !524)
!555 = !DILocation(line: 17, column: 6, scope: !438, inlinedAt: !439)
!556 = !DILocation(line: 17, column: 14, scope: !438, inlinedAt: !439)
!557 = !DILocation(line: 25, column: 16, scope: !452, inlinedAt: !455)
!558 = !DILocation(line: 23, column: 48, scope: !452, inlinedAt: !455)
!559 = !DILocation(line: 26, column: 6, scope: !452, inlinedAt: !455)
!560 = !DILocation(line: 26, column: 24, scope: !452, inlinedAt: !455)
!561 = !DILocation(line: 27, column: 24, scope: !452, inlinedAt: !455)
!562 = !DILocation(line: 27, column: 44, scope: !452, inlinedAt: !455)
!563 = !DILocation(line: 28, column: 4, scope: !452, inlinedAt: !455)
!564 = !DILocation(line: 26, column: 37, scope: !452, inlinedAt: !455)
!565 = !DILocation(line: 31, column: 15, scope: !452, inlinedAt: !455)
!566 = !DILocation(line: 34, column: 32, scope: !452, inlinedAt: !455)
!567 = !DILocation(line: 35, column: 19, scope: !452, inlinedAt: !455)
!568 = !DILocation(line: 36, column: 10, scope: !452, inlinedAt: !455)
!569 = !DILocation(line: 38, column: 9, scope: !452, inlinedAt: !455)
!570 = !DILocation(line: 40, column: 10, scope: !452, inlinedAt: !455)
!571 = !DILocation(line: 23, column: 59, scope: !452, inlinedAt: !455)
!572 = !DILocation(line: 42, column: 19, scope: !452, inlinedAt: !455)
!573 = !DILocation(line: 42, column: 3, scope: !452, inlinedAt: !455)
!574 = !DILocation(line: 44, column: 2, scope: !453, inlinedAt: !454)
!575 = !DILocation(line: 7, column: 16, scope: !453, inlinedAt: !454)
!576 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !400, file: !400, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!577 = !DILocation(line: 18, column: 68, scope: !438, inlinedAt: !439)
!578 = !DILocation(line: 14, column: 21, scope: !576, inlinedAt: !577)
!579 = !DILocation(line: 25, column: 16, scope: !452, inlinedAt: !578)
!580 = !DILocation(line: 23, column: 48, scope: !452, inlinedAt: !578)
!581 = !DILocation(line: 26, column: 6, scope: !452, inlinedAt: !578)
!582 = !DILocation(line: 26, column: 24, scope: !452, inlinedAt: !578)
!583 = !DILocation(line: 27, column: 24, scope: !452, inlinedAt: !578)
!584 = !DILocation(line: 27, column: 44, scope: !452, inlinedAt: !578)
!585 = !DILocation(line: 28, column: 4, scope: !452, inlinedAt: !578)
!586 = !DILocation(line: 26, column: 37, scope: !452, inlinedAt: !578)
!587 = !DILocation(line: 31, column: 15, scope: !452, inlinedAt: !578)
!588 = !DILocation(line: 34, column: 32, scope: !452, inlinedAt: !578)
!589 = !DILocation(line: 35, column: 19, scope: !452, inlinedAt: !578)
!590 = !DILocation(line: 36, column: 10, scope: !452, inlinedAt: !578)
!591 = !DILocation(line: 37, column: 10, scope: !452, inlinedAt: !578)
!592 = !DILocation(line: 38, column: 9, scope: !452, inlinedAt: !578)
!593 = !DILocation(line: 40, column: 10, scope: !452, inlinedAt: !578)
!594 = !DILocation(line: 23, column: 59, scope: !452, inlinedAt: !578)
!595 = !DILocation(line: 42, column: 19, scope: !452, inlinedAt: !578)
!596 = !DILocation(line: 42, column: 3, scope: !452, inlinedAt: !578)
!597 = !DILocation(line: 44, column: 2, scope: !576, inlinedAt: !577)
!598 = !DILocation(line: 15, column: 20, scope: !576, inlinedAt: !577)
!599 = !DILocation(line: 15, column: 42, scope: !576, inlinedAt: !577)
!600 = !DILocation(line: 18, column: 16, scope: !576, inlinedAt: !577)
!601 = !DILocation(line: 18, column: 2, scope: !438, inlinedAt: !439)
!602 = !DILocation(line: 18, column: 6, scope: !438, inlinedAt: !439)
!603 = !DILocation(line: 18, column: 14, scope: !438, inlinedAt: !439)
!604 = !DILocation(line: 19, column: 42, scope: !438, inlinedAt: !439)
!605 = distinct !DISubprogram(name: "Broadcast", scope: !429, file: !429, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!606 = !DILocation(line: 19, column: 25, scope: !438, inlinedAt: !439)
!607 = !DILocation(line: 36, column: 22, scope: !605, inlinedAt: !606)
!608 = !DILocation(line: 37, column: 8, scope: !605, inlinedAt: !606)
!609 = !DILocation(line: 39, column: 15, scope: !605, inlinedAt: !606)
!610 = !DILocation(line: 40, column: 17, scope: !605, inlinedAt: !606)
!611 = !DILocation(line: 40, column: 3, scope: !438, inlinedAt: !439)
!612 = !DILocation(line: 42, column: 16, scope: !605, inlinedAt: !606)
!613 = !DILocation(line: 43, column: 10, scope: !605, inlinedAt: !606)
!614 = !DILocation(line: 44, column: 14, scope: !605, inlinedAt: !606)
!615 = !DILocation(line: 45, column: 3, scope: !605, inlinedAt: !606)
!616 = !DILocation(line: 47, column: 10, scope: !605, inlinedAt: !606)
!617 = !DILocation(line: 48, column: 9, scope: !605, inlinedAt: !606)
!618 = !DILocation(line: 48, column: 2, scope: !438, inlinedAt: !439)
!619 = !DILocation(line: 19, column: 6, scope: !438, inlinedAt: !439)
!620 = distinct !DISubprogram(name: "IntegersInt8", scope: !282, file: !282, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!621 = !DILocation(line: 20, column: 6, scope: !620)
!622 = distinct !DISubprogram(name: "groupIntegers", scope: !322, file: !322, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!623 = !DILocation(line: 20, column: 73, scope: !620)
!624 = !DILocation(line: 35, column: 20, scope: !622, inlinedAt: !623)
!625 = !DILocation(line: 36, column: 27, scope: !622, inlinedAt: !623)
!626 = !DILocation(line: 36, column: 25, scope: !622, inlinedAt: !623)
!627 = !DILocation(line: 36, column: 48, scope: !622, inlinedAt: !623)
!628 = distinct !DISubprogram(name: "integers", scope: !322, file: !322, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!629 = !DILocation(line: 36, column: 10, scope: !622, inlinedAt: !623)
!630 = !DILocation(line: 24, column: 11, scope: !628, inlinedAt: !629)
!631 = distinct !DISubprogram(name: "ReduceAnd", scope: !332, file: !332, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!632 = !DILocation(line: 25, column: 40, scope: !628, inlinedAt: !629)
!633 = !DILocation(line: 26, column: 15, scope: !631, inlinedAt: !632)
!634 = !DILocation(line: 45, column: 16, scope: !334, inlinedAt: !633)
!635 = !DILocation(line: 67, column: 13, scope: !333, inlinedAt: !634)
!636 = !DILocation(line: 68, column: 15, scope: !333, inlinedAt: !634)
!637 = !DILocation(line: 68, column: 3, scope: !334, inlinedAt: !633)
!638 = !DILocation(line: 70, column: 13, scope: !333, inlinedAt: !634)
!639 = !DILocation(line: 71, column: 7, scope: !333, inlinedAt: !634)
!640 = !DILocation(line: 66, column: 35, scope: !333, inlinedAt: !634)
!641 = !DILocation(line: 72, column: 7, scope: !333, inlinedAt: !634)
!642 = !DILocation(line: 72, column: 35, scope: !333, inlinedAt: !634)
!643 = !DILocation(line: 73, column: 23, scope: !333, inlinedAt: !634)
!644 = !DILocation(line: 26, column: 76, scope: !631, inlinedAt: !632)
!645 = !DILocation(line: 72, column: 40, scope: !333, inlinedAt: !634)
!646 = !DILocation(line: 77, column: 16, scope: !333, inlinedAt: !634)
!647 = !DILocation(line: 77, column: 2, scope: !333, inlinedAt: !634)
!648 = !DILocation(line: 78, column: 6, scope: !333, inlinedAt: !634)
!649 = !DILocation(line: 78, column: 22, scope: !333, inlinedAt: !634)
!650 = !DILocation(line: 79, column: 23, scope: !333, inlinedAt: !634)
!651 = !DILocation(line: 78, column: 27, scope: !333, inlinedAt: !634)
!652 = distinct !DISubprogram(name: "ReduceOr", scope: !332, file: !332, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!653 = !DILocation(line: 25, column: 60, scope: !628, inlinedAt: !629)
!654 = !DILocation(line: 31, column: 15, scope: !652, inlinedAt: !653)
!655 = !DILocation(line: 45, column: 16, scope: !334, inlinedAt: !654)
!656 = !DILocation(line: 67, column: 13, scope: !333, inlinedAt: !655)
!657 = !DILocation(line: 68, column: 15, scope: !333, inlinedAt: !655)
!658 = !DILocation(line: 68, column: 3, scope: !334, inlinedAt: !654)
!659 = !DILocation(line: 70, column: 13, scope: !333, inlinedAt: !655)
!660 = !DILocation(line: 71, column: 7, scope: !333, inlinedAt: !655)
!661 = !DILocation(line: 66, column: 35, scope: !333, inlinedAt: !655)
!662 = !DILocation(line: 72, column: 7, scope: !333, inlinedAt: !655)
!663 = !DILocation(line: 72, column: 35, scope: !333, inlinedAt: !655)
!664 = !DILocation(line: 73, column: 23, scope: !333, inlinedAt: !655)
!665 = !DILocation(line: 31, column: 74, scope: !652, inlinedAt: !653)
!666 = !DILocation(line: 72, column: 40, scope: !333, inlinedAt: !655)
!667 = !DILocation(line: 77, column: 16, scope: !333, inlinedAt: !655)
!668 = !DILocation(line: 77, column: 2, scope: !333, inlinedAt: !655)
!669 = !DILocation(line: 78, column: 6, scope: !333, inlinedAt: !655)
!670 = !DILocation(line: 78, column: 22, scope: !333, inlinedAt: !655)
!671 = !DILocation(line: 79, column: 23, scope: !333, inlinedAt: !655)
!672 = !DILocation(line: 78, column: 27, scope: !333, inlinedAt: !655)
!673 = distinct !DISubprogram(name: "ReduceXor", scope: !332, file: !332, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!674 = !DILocation(line: 25, column: 81, scope: !628, inlinedAt: !629)
!675 = !DILocation(line: 37, column: 15, scope: !673, inlinedAt: !674)
!676 = !DILocation(line: 45, column: 16, scope: !334, inlinedAt: !675)
!677 = !DILocation(line: 67, column: 13, scope: !333, inlinedAt: !676)
!678 = !DILocation(line: 68, column: 15, scope: !333, inlinedAt: !676)
!679 = !DILocation(line: 68, column: 3, scope: !334, inlinedAt: !675)
!680 = !DILocation(line: 70, column: 13, scope: !333, inlinedAt: !676)
!681 = !DILocation(line: 71, column: 7, scope: !333, inlinedAt: !676)
!682 = !DILocation(line: 66, column: 35, scope: !333, inlinedAt: !676)
!683 = !DILocation(line: 72, column: 7, scope: !333, inlinedAt: !676)
!684 = !DILocation(line: 72, column: 35, scope: !333, inlinedAt: !676)
!685 = !DILocation(line: 73, column: 23, scope: !333, inlinedAt: !676)
!686 = !DILocation(line: 37, column: 76, scope: !673, inlinedAt: !674)
!687 = !DILocation(line: 72, column: 40, scope: !333, inlinedAt: !676)
!688 = !DILocation(line: 77, column: 16, scope: !333, inlinedAt: !676)
!689 = !DILocation(line: 77, column: 2, scope: !333, inlinedAt: !676)
!690 = !DILocation(line: 78, column: 6, scope: !333, inlinedAt: !676)
!691 = !DILocation(line: 78, column: 22, scope: !333, inlinedAt: !676)
!692 = !DILocation(line: 79, column: 23, scope: !333, inlinedAt: !676)
!693 = !DILocation(line: 78, column: 27, scope: !333, inlinedAt: !676)
!694 = !DILocation(line: 25, column: 5, scope: !628, inlinedAt: !629)
!695 = !DILocation(line: 25, column: 13, scope: !628, inlinedAt: !629)
!696 = !DILocation(line: 25, column: 21, scope: !628, inlinedAt: !629)
!697 = !DILocation(line: 37, column: 27, scope: !622, inlinedAt: !623)
!698 = distinct !DISubprogram(name: "integers", scope: !322, file: !322, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!699 = !DILocation(line: 37, column: 10, scope: !622, inlinedAt: !623)
!700 = !DILocation(line: 24, column: 11, scope: !698, inlinedAt: !699)
!701 = !DILocation(line: 37, column: 50, scope: !622, inlinedAt: !623)
!702 = distinct !DISubprogram(name: "ReduceAnd", scope: !332, file: !332, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!703 = !DILocation(line: 25, column: 40, scope: !698, inlinedAt: !699)
!704 = !DILocation(line: 26, column: 15, scope: !702, inlinedAt: !703)
!705 = !DILocation(line: 45, column: 16, scope: !442, inlinedAt: !704)
!706 = !DILocation(line: 67, column: 13, scope: !333, inlinedAt: !705)
!707 = !DILocation(line: 68, column: 15, scope: !333, inlinedAt: !705)
!708 = !DILocation(line: 68, column: 3, scope: !442, inlinedAt: !704)
!709 = !DILocation(line: 70, column: 13, scope: !333, inlinedAt: !705)
!710 = !DILocation(line: 71, column: 7, scope: !333, inlinedAt: !705)
!711 = !DILocation(line: 66, column: 35, scope: !333, inlinedAt: !705)
!712 = !DILocation(line: 72, column: 7, scope: !333, inlinedAt: !705)
!713 = !DILocation(line: 72, column: 35, scope: !333, inlinedAt: !705)
!714 = !DILocation(line: 73, column: 23, scope: !333, inlinedAt: !705)
!715 = !DILocation(line: 26, column: 76, scope: !702, inlinedAt: !703)
!716 = !DILocation(line: 72, column: 40, scope: !333, inlinedAt: !705)
!717 = !DILocation(line: 77, column: 16, scope: !333, inlinedAt: !705)
!718 = !DILocation(line: 77, column: 2, scope: !333, inlinedAt: !705)
!719 = !DILocation(line: 78, column: 6, scope: !333, inlinedAt: !705)
!720 = !DILocation(line: 78, column: 22, scope: !333, inlinedAt: !705)
!721 = !DILocation(line: 79, column: 23, scope: !333, inlinedAt: !705)
!722 = !DILocation(line: 78, column: 27, scope: !333, inlinedAt: !705)
!723 = !DILocation(line: 46, column: 14, scope: !442, inlinedAt: !704)
!724 = !DILocation(line: 26, column: 47, scope: !448, inlinedAt: !723)
!725 = !DILocation(line: 26, column: 59, scope: !448, inlinedAt: !723)
!726 = !DILocation(line: 26, column: 64, scope: !448, inlinedAt: !723)
!727 = !DILocation(line: 47, column: 7, scope: !442, inlinedAt: !704)
!728 = !DILocation(line: 50, column: 31, scope: !442, inlinedAt: !704)
!729 = !DILocation(line: 51, column: 10, scope: !442, inlinedAt: !704)
!730 = !DILocation(line: 52, column: 11, scope: !442, inlinedAt: !704)
!731 = !DILocation(line: 52, column: 14, scope: !442, inlinedAt: !704)
!732 = !DILocation(line: 53, column: 17, scope: !442, inlinedAt: !704)
!733 = !DILocation(line: 53, column: 8, scope: !442, inlinedAt: !704)
!734 = !DILocation(line: 55, column: 10, scope: !442, inlinedAt: !704)
!735 = !DILocation(line: 56, column: 11, scope: !442, inlinedAt: !704)
!736 = !DILocation(line: 43, column: 50, scope: !442, inlinedAt: !704)
!737 = !DILocation(line: 57, column: 6, scope: !442, inlinedAt: !704)
!738 = !DILocation(line: 57, column: 16, scope: !442, inlinedAt: !704)
!739 = !DILocation(line: 58, column: 17, scope: !442, inlinedAt: !704)
!740 = !DILocation(line: 57, column: 21, scope: !442, inlinedAt: !704)
!741 = distinct !DISubprogram(name: "ReduceOr", scope: !332, file: !332, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!742 = !DILocation(line: 25, column: 60, scope: !698, inlinedAt: !699)
!743 = !DILocation(line: 31, column: 15, scope: !741, inlinedAt: !742)
!744 = !DILocation(line: 45, column: 16, scope: !442, inlinedAt: !743)
!745 = !DILocation(line: 67, column: 13, scope: !333, inlinedAt: !744)
!746 = !DILocation(line: 68, column: 15, scope: !333, inlinedAt: !744)
!747 = !DILocation(line: 68, column: 3, scope: !442, inlinedAt: !743)
!748 = !DILocation(line: 70, column: 13, scope: !333, inlinedAt: !744)
!749 = !DILocation(line: 71, column: 7, scope: !333, inlinedAt: !744)
!750 = !DILocation(line: 66, column: 35, scope: !333, inlinedAt: !744)
!751 = !DILocation(line: 72, column: 7, scope: !333, inlinedAt: !744)
!752 = !DILocation(line: 72, column: 35, scope: !333, inlinedAt: !744)
!753 = !DILocation(line: 73, column: 23, scope: !333, inlinedAt: !744)
!754 = !DILocation(line: 31, column: 74, scope: !741, inlinedAt: !742)
!755 = !DILocation(line: 72, column: 40, scope: !333, inlinedAt: !744)
!756 = !DILocation(line: 77, column: 16, scope: !333, inlinedAt: !744)
!757 = !DILocation(line: 77, column: 2, scope: !333, inlinedAt: !744)
!758 = !DILocation(line: 78, column: 6, scope: !333, inlinedAt: !744)
!759 = !DILocation(line: 78, column: 22, scope: !333, inlinedAt: !744)
!760 = !DILocation(line: 79, column: 23, scope: !333, inlinedAt: !744)
!761 = !DILocation(line: 78, column: 27, scope: !333, inlinedAt: !744)
!762 = !DILocation(line: 47, column: 7, scope: !442, inlinedAt: !743)
!763 = !DILocation(line: 50, column: 31, scope: !442, inlinedAt: !743)
!764 = !DILocation(line: 51, column: 10, scope: !442, inlinedAt: !743)
!765 = !DILocation(line: 52, column: 11, scope: !442, inlinedAt: !743)
!766 = !DILocation(line: 52, column: 14, scope: !442, inlinedAt: !743)
!767 = !DILocation(line: 53, column: 17, scope: !442, inlinedAt: !743)
!768 = !DILocation(line: 53, column: 8, scope: !442, inlinedAt: !743)
!769 = !DILocation(line: 55, column: 10, scope: !442, inlinedAt: !743)
!770 = !DILocation(line: 56, column: 11, scope: !442, inlinedAt: !743)
!771 = !DILocation(line: 43, column: 50, scope: !442, inlinedAt: !743)
!772 = !DILocation(line: 57, column: 6, scope: !442, inlinedAt: !743)
!773 = !DILocation(line: 57, column: 16, scope: !442, inlinedAt: !743)
!774 = !DILocation(line: 58, column: 17, scope: !442, inlinedAt: !743)
!775 = !DILocation(line: 57, column: 21, scope: !442, inlinedAt: !743)
!776 = distinct !DISubprogram(name: "ReduceXor", scope: !332, file: !332, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!777 = !DILocation(line: 25, column: 81, scope: !698, inlinedAt: !699)
!778 = !DILocation(line: 37, column: 15, scope: !776, inlinedAt: !777)
!779 = !DILocation(line: 45, column: 16, scope: !442, inlinedAt: !778)
!780 = !DILocation(line: 67, column: 13, scope: !333, inlinedAt: !779)
!781 = !DILocation(line: 68, column: 15, scope: !333, inlinedAt: !779)
!782 = !DILocation(line: 68, column: 3, scope: !442, inlinedAt: !778)
!783 = !DILocation(line: 70, column: 13, scope: !333, inlinedAt: !779)
!784 = !DILocation(line: 71, column: 7, scope: !333, inlinedAt: !779)
!785 = !DILocation(line: 66, column: 35, scope: !333, inlinedAt: !779)
!786 = !DILocation(line: 72, column: 7, scope: !333, inlinedAt: !779)
!787 = !DILocation(line: 72, column: 35, scope: !333, inlinedAt: !779)
!788 = !DILocation(line: 73, column: 23, scope: !333, inlinedAt: !779)
!789 = !DILocation(line: 37, column: 76, scope: !776, inlinedAt: !777)
!790 = !DILocation(line: 72, column: 40, scope: !333, inlinedAt: !779)
!791 = !DILocation(line: 77, column: 16, scope: !333, inlinedAt: !779)
!792 = !DILocation(line: 77, column: 2, scope: !333, inlinedAt: !779)
!793 = !DILocation(line: 78, column: 6, scope: !333, inlinedAt: !779)
!794 = !DILocation(line: 78, column: 22, scope: !333, inlinedAt: !779)
!795 = !DILocation(line: 79, column: 23, scope: !333, inlinedAt: !779)
!796 = !DILocation(line: 78, column: 27, scope: !333, inlinedAt: !779)
!797 = !DILocation(line: 47, column: 7, scope: !442, inlinedAt: !778)
!798 = !DILocation(line: 50, column: 31, scope: !442, inlinedAt: !778)
!799 = !DILocation(line: 51, column: 10, scope: !442, inlinedAt: !778)
!800 = !DILocation(line: 52, column: 11, scope: !442, inlinedAt: !778)
!801 = !DILocation(line: 52, column: 14, scope: !442, inlinedAt: !778)
!802 = !DILocation(line: 53, column: 17, scope: !442, inlinedAt: !778)
!803 = !DILocation(line: 53, column: 8, scope: !442, inlinedAt: !778)
!804 = !DILocation(line: 55, column: 10, scope: !442, inlinedAt: !778)
!805 = !DILocation(line: 56, column: 11, scope: !442, inlinedAt: !778)
!806 = !DILocation(line: 43, column: 50, scope: !442, inlinedAt: !778)
!807 = !DILocation(line: 57, column: 6, scope: !442, inlinedAt: !778)
!808 = !DILocation(line: 57, column: 16, scope: !442, inlinedAt: !778)
!809 = !DILocation(line: 58, column: 17, scope: !442, inlinedAt: !778)
!810 = !DILocation(line: 57, column: 21, scope: !442, inlinedAt: !778)
!811 = !DILocation(line: 25, column: 5, scope: !698, inlinedAt: !699)
!812 = !DILocation(line: 25, column: 13, scope: !698, inlinedAt: !699)
!813 = !DILocation(line: 25, column: 21, scope: !698, inlinedAt: !699)
!814 = distinct !DISubprogram(name: "ExchangeInt16", scope: !282, file: !282, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!815 = !DILocation(line: 25, column: 6, scope: !814)
!816 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!817 = !DILocation(line: 26, column: 10, scope: !814)
!818 = !DILocation(line: 21, column: 29, scope: !816, inlinedAt: !817)
!819 = !DILocation(line: 21, column: 39, scope: !816, inlinedAt: !817)
!820 = !DILocation(line: 21, column: 49, scope: !816, inlinedAt: !817)
!821 = !DILocation(line: 23, column: 7, scope: !816, inlinedAt: !817)
!822 = !DILocation(line: 22, column: 2, scope: !816, inlinedAt: !817)
!823 = !DILocation(line: 22, column: 8, scope: !816, inlinedAt: !817)
!824 = !DILocation(line: 26, column: 9, scope: !816, inlinedAt: !817)
!825 = !DILocation(line: 27, column: 12, scope: !816, inlinedAt: !817)
!826 = !DILocation(line: 27, column: 10, scope: !816, inlinedAt: !817)
!827 = !DILocation(line: 27, column: 30, scope: !816, inlinedAt: !817)
!828 = !DILocation(line: 28, column: 37, scope: !816, inlinedAt: !817)
!829 = !DILocation(line: 28, column: 32, scope: !816, inlinedAt: !817)
!830 = !DILocation(line: 28, column: 34, scope: !816, inlinedAt: !817)
!831 = !DILocation(line: 28, column: 20, scope: !816, inlinedAt: !817)
!832 = !DILocation(line: 28, column: 3, scope: !816, inlinedAt: !817)
!833 = !DILocation(line: 29, column: 22, scope: !816, inlinedAt: !817)
!834 = !DILocation(line: 29, column: 3, scope: !816, inlinedAt: !817)
!835 = !DILocation(line: 30, column: 24, scope: !816, inlinedAt: !817)
!836 = !DILocation(line: 30, column: 3, scope: !816, inlinedAt: !817)
!837 = !DILocation(line: 31, column: 23, scope: !816, inlinedAt: !817)
!838 = !DILocation(line: 31, column: 3, scope: !816, inlinedAt: !817)
!839 = !DILocation(line: 32, column: 14, scope: !816, inlinedAt: !817)
!840 = !DILocation(line: 32, column: 12, scope: !816, inlinedAt: !817)
!841 = !DILocation(line: 32, column: 18, scope: !816, inlinedAt: !817)
!842 = !DILocation(line: 33, column: 21, scope: !816, inlinedAt: !817)
!843 = !DILocation(line: 33, column: 3, scope: !816, inlinedAt: !817)
!844 = !DILocation(line: 34, column: 3, scope: !816, inlinedAt: !817)
!845 = !DILocation(line: 35, column: 31, scope: !816, inlinedAt: !817)
!846 = !DILocation(line: 36, column: 4, scope: !816, inlinedAt: !817)
!847 = !DILocation(line: 38, column: 32, scope: !816, inlinedAt: !817)
!848 = !DILocation(line: 38, column: 30, scope: !816, inlinedAt: !817)
!849 = !DILocation(line: 38, column: 24, scope: !816, inlinedAt: !817)
!850 = !DILocation(line: 38, column: 3, scope: !816, inlinedAt: !817)
!851 = distinct !DISubprogram(name: "ExchangeInt32", scope: !282, file: !282, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!852 = !DILocation(line: 32, column: 6, scope: !851)
!853 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!854 = !DILocation(line: 33, column: 10, scope: !851)
!855 = !DILocation(line: 21, column: 29, scope: !853, inlinedAt: !854)
!856 = !DILocation(line: 21, column: 39, scope: !853, inlinedAt: !854)
!857 = !DILocation(line: 21, column: 49, scope: !853, inlinedAt: !854)
!858 = !DILocation(line: 23, column: 7, scope: !853, inlinedAt: !854)
!859 = !DILocation(line: 22, column: 2, scope: !853, inlinedAt: !854)
!860 = !DILocation(line: 22, column: 8, scope: !853, inlinedAt: !854)
!861 = !DILocation(line: 26, column: 9, scope: !853, inlinedAt: !854)
!862 = !DILocation(line: 27, column: 12, scope: !853, inlinedAt: !854)
!863 = !DILocation(line: 27, column: 10, scope: !853, inlinedAt: !854)
!864 = !DILocation(line: 27, column: 30, scope: !853, inlinedAt: !854)
!865 = !DILocation(line: 28, column: 37, scope: !853, inlinedAt: !854)
!866 = !DILocation(line: 28, column: 32, scope: !853, inlinedAt: !854)
!867 = !DILocation(line: 28, column: 34, scope: !853, inlinedAt: !854)
!868 = !DILocation(line: 28, column: 20, scope: !853, inlinedAt: !854)
!869 = !DILocation(line: 28, column: 3, scope: !853, inlinedAt: !854)
!870 = !DILocation(line: 29, column: 22, scope: !853, inlinedAt: !854)
!871 = !DILocation(line: 29, column: 3, scope: !853, inlinedAt: !854)
!872 = !DILocation(line: 30, column: 24, scope: !853, inlinedAt: !854)
!873 = !DILocation(line: 30, column: 3, scope: !853, inlinedAt: !854)
!874 = !DILocation(line: 31, column: 23, scope: !853, inlinedAt: !854)
!875 = !DILocation(line: 31, column: 3, scope: !853, inlinedAt: !854)
!876 = !DILocation(line: 32, column: 14, scope: !853, inlinedAt: !854)
!877 = !DILocation(line: 32, column: 12, scope: !853, inlinedAt: !854)
!878 = !DILocation(line: 32, column: 18, scope: !853, inlinedAt: !854)
!879 = !DILocation(line: 33, column: 21, scope: !853, inlinedAt: !854)
!880 = !DILocation(line: 33, column: 3, scope: !853, inlinedAt: !854)
!881 = !DILocation(line: 34, column: 3, scope: !853, inlinedAt: !854)
!882 = !DILocation(line: 35, column: 31, scope: !853, inlinedAt: !854)
!883 = !DILocation(line: 36, column: 4, scope: !853, inlinedAt: !854)
!884 = !DILocation(line: 38, column: 32, scope: !853, inlinedAt: !854)
!885 = !DILocation(line: 38, column: 30, scope: !853, inlinedAt: !854)
!886 = !DILocation(line: 38, column: 24, scope: !853, inlinedAt: !854)
!887 = !DILocation(line: 38, column: 3, scope: !853, inlinedAt: !854)
!888 = distinct !DISubprogram(name: "NumbersInt32", scope: !282, file: !282, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!889 = !DILocation(line: 39, column: 6, scope: !888)
!890 = distinct !DISubprogram(name: "groupNumbers", scope: !322, file: !322, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!891 = !DILocation(line: 39, column: 73, scope: !888)
!892 = !DILocation(line: 29, column: 20, scope: !890, inlinedAt: !891)
!893 = !DILocation(line: 30, column: 26, scope: !890, inlinedAt: !891)
!894 = !DILocation(line: 30, column: 24, scope: !890, inlinedAt: !891)
!895 = !DILocation(line: 30, column: 46, scope: !890, inlinedAt: !891)
!896 = distinct !DISubprogram(name: "numbers", scope: !322, file: !322, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!897 = !DILocation(line: 30, column: 9, scope: !890, inlinedAt: !891)
!898 = !DILocation(line: 14, column: 11, scope: !896, inlinedAt: !897)
!899 = distinct !DISubprogram(name: "reduceWarp", scope: !332, file: !332, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!900 = distinct !DISubprogram(name: "reduce", scope: !332, file: !332, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!901 = distinct !DISubprogram(name: "ReduceAdd", scope: !332, file: !332, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!902 = !DILocation(line: 16, column: 25, scope: !896, inlinedAt: !897)
!903 = !DILocation(line: 8, column: 15, scope: !901, inlinedAt: !902)
!904 = !DILocation(line: 45, column: 16, scope: !900, inlinedAt: !903)
!905 = !DILocation(line: 70, column: 13, scope: !899, inlinedAt: !904)
!906 = !DILocation(line: 71, column: 7, scope: !899, inlinedAt: !904)
!907 = !DILocation(line: 19, column: 40, scope: !896, inlinedAt: !897)
!908 = !DILocation(line: 67, column: 13, scope: !899, inlinedAt: !904)
!909 = !DILocation(line: 68, column: 15, scope: !899, inlinedAt: !904)
!910 = !DILocation(line: 68, column: 3, scope: !900, inlinedAt: !903)
!911 = !DILocation(line: 66, column: 35, scope: !899, inlinedAt: !904)
!912 = !DILocation(line: 72, column: 7, scope: !899, inlinedAt: !904)
!913 = !DILocation(line: 72, column: 35, scope: !899, inlinedAt: !904)
!914 = !DILocation(line: 73, column: 23, scope: !899, inlinedAt: !904)
!915 = !DILocation(line: 8, column: 76, scope: !901, inlinedAt: !902)
!916 = !DILocation(line: 72, column: 40, scope: !899, inlinedAt: !904)
!917 = !DILocation(line: 77, column: 16, scope: !899, inlinedAt: !904)
!918 = !DILocation(line: 77, column: 2, scope: !899, inlinedAt: !904)
!919 = !DILocation(line: 78, column: 6, scope: !899, inlinedAt: !904)
!920 = !DILocation(line: 78, column: 22, scope: !899, inlinedAt: !904)
!921 = !DILocation(line: 79, column: 23, scope: !899, inlinedAt: !904)
!922 = !DILocation(line: 78, column: 27, scope: !899, inlinedAt: !904)
!923 = !DILocation(line: 16, column: 6, scope: !896, inlinedAt: !897)
!924 = distinct !DISubprogram(name: "ReduceMin", scope: !332, file: !332, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!925 = !DILocation(line: 17, column: 33, scope: !896, inlinedAt: !897)
!926 = !DILocation(line: 14, column: 15, scope: !924, inlinedAt: !925)
!927 = !DILocation(line: 45, column: 16, scope: !900, inlinedAt: !926)
!928 = !DILocation(line: 67, column: 13, scope: !899, inlinedAt: !927)
!929 = !DILocation(line: 68, column: 15, scope: !899, inlinedAt: !927)
!930 = !DILocation(line: 68, column: 3, scope: !900, inlinedAt: !926)
!931 = !DILocation(line: 71, column: 7, scope: !899, inlinedAt: !927)
!932 = !DILocation(line: 66, column: 35, scope: !899, inlinedAt: !927)
!933 = !DILocation(line: 72, column: 7, scope: !899, inlinedAt: !927)
!934 = !DILocation(line: 72, column: 35, scope: !899, inlinedAt: !927)
!935 = !DILocation(line: 73, column: 23, scope: !899, inlinedAt: !927)
!936 = !DILocation(line: 14, column: 77, scope: !924, inlinedAt: !925)
!937 = !DILocation(line: 72, column: 40, scope: !899, inlinedAt: !927)
!938 = !DILocation(line: 77, column: 16, scope: !899, inlinedAt: !927)
!939 = !DILocation(line: 77, column: 2, scope: !899, inlinedAt: !927)
!940 = !DILocation(line: 78, column: 6, scope: !899, inlinedAt: !927)
!941 = !DILocation(line: 78, column: 22, scope: !899, inlinedAt: !927)
!942 = !DILocation(line: 79, column: 23, scope: !899, inlinedAt: !927)
!943 = !DILocation(line: 78, column: 27, scope: !899, inlinedAt: !927)
!944 = distinct !DISubprogram(name: "ReduceMax", scope: !332, file: !332, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!945 = !DILocation(line: 17, column: 54, scope: !896, inlinedAt: !897)
!946 = !DILocation(line: 20, column: 15, scope: !944, inlinedAt: !945)
!947 = !DILocation(line: 45, column: 16, scope: !900, inlinedAt: !946)
!948 = !DILocation(line: 67, column: 13, scope: !899, inlinedAt: !947)
!949 = !DILocation(line: 68, column: 15, scope: !899, inlinedAt: !947)
!950 = !DILocation(line: 68, column: 3, scope: !900, inlinedAt: !946)
!951 = !DILocation(line: 71, column: 7, scope: !899, inlinedAt: !947)
!952 = !DILocation(line: 66, column: 35, scope: !899, inlinedAt: !947)
!953 = !DILocation(line: 72, column: 7, scope: !899, inlinedAt: !947)
!954 = !DILocation(line: 72, column: 35, scope: !899, inlinedAt: !947)
!955 = !DILocation(line: 73, column: 23, scope: !899, inlinedAt: !947)
!956 = !DILocation(line: 20, column: 77, scope: !944, inlinedAt: !945)
!957 = !DILocation(line: 72, column: 40, scope: !899, inlinedAt: !947)
!958 = !DILocation(line: 77, column: 16, scope: !899, inlinedAt: !947)
!959 = !DILocation(line: 77, column: 2, scope: !899, inlinedAt: !947)
!960 = !DILocation(line: 78, column: 6, scope: !899, inlinedAt: !947)
!961 = !DILocation(line: 78, column: 22, scope: !899, inlinedAt: !947)
!962 = !DILocation(line: 79, column: 23, scope: !899, inlinedAt: !947)
!963 = !DILocation(line: 78, column: 27, scope: !899, inlinedAt: !947)
!964 = !DILocation(line: 17, column: 6, scope: !896, inlinedAt: !897)
!965 = !DILocation(line: 17, column: 14, scope: !896, inlinedAt: !897)
!966 = distinct !DISubprogram(name: "scan", scope: !400, file: !400, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!967 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !400, file: !400, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!968 = !DILocation(line: 18, column: 40, scope: !896, inlinedAt: !897)
!969 = !DILocation(line: 6, column: 21, scope: !967, inlinedAt: !968)
!970 = !DILocation(line: 25, column: 16, scope: !966, inlinedAt: !969)
!971 = !DILocation(line: 23, column: 48, scope: !966, inlinedAt: !969)
!972 = !DILocation(line: 26, column: 6, scope: !966, inlinedAt: !969)
!973 = !DILocation(line: 26, column: 24, scope: !966, inlinedAt: !969)
!974 = !DILocation(line: 27, column: 24, scope: !966, inlinedAt: !969)
!975 = !DILocation(line: 27, column: 44, scope: !966, inlinedAt: !969)
!976 = !DILocation(line: 28, column: 4, scope: !966, inlinedAt: !969)
!977 = !DILocation(line: 26, column: 37, scope: !966, inlinedAt: !969)
!978 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !400, file: !400, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!979 = !DILocation(line: 18, column: 68, scope: !896, inlinedAt: !897)
!980 = !DILocation(line: 14, column: 21, scope: !978, inlinedAt: !979)
!981 = !DILocation(line: 23, column: 48, scope: !966, inlinedAt: !980)
!982 = !DILocation(line: 26, column: 6, scope: !966, inlinedAt: !980)
!983 = !DILocation(line: 26, column: 24, scope: !966, inlinedAt: !980)
!984 = !DILocation(line: 27, column: 24, scope: !966, inlinedAt: !980)
!985 = !DILocation(line: 27, column: 44, scope: !966, inlinedAt: !980)
!986 = !DILocation(line: 28, column: 4, scope: !966, inlinedAt: !980)
!987 = !DILocation(line: 26, column: 37, scope: !966, inlinedAt: !980)
!988 = !DILocation(line: 15, column: 20, scope: !978, inlinedAt: !979)
!989 = !DILocation(line: 15, column: 42, scope: !978, inlinedAt: !979)
!990 = !DILocation(line: 18, column: 2, scope: !896, inlinedAt: !897)
!991 = !DILocation(line: 18, column: 6, scope: !896, inlinedAt: !897)
!992 = !DILocation(line: 18, column: 14, scope: !896, inlinedAt: !897)
!993 = !DILocation(line: 19, column: 42, scope: !896, inlinedAt: !897)
!994 = distinct !DISubprogram(name: "Broadcast", scope: !429, file: !429, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!995 = !DILocation(line: 19, column: 25, scope: !896, inlinedAt: !897)
!996 = !DILocation(line: 36, column: 10, scope: !994, inlinedAt: !995)
!997 = !DILocation(line: 36, column: 22, scope: !994, inlinedAt: !995)
!998 = !DILocation(line: 37, column: 8, scope: !994, inlinedAt: !995)
!999 = !DILocation(line: 40, column: 17, scope: !994, inlinedAt: !995)
!1000 = !DILocation(line: 19, column: 6, scope: !896, inlinedAt: !897)
!1001 = !DILocation(line: 31, column: 26, scope: !890, inlinedAt: !891)
!1002 = distinct !DISubprogram(name: "numbers", scope: !322, file: !322, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1003 = !DILocation(line: 31, column: 9, scope: !890, inlinedAt: !891)
!1004 = !DILocation(line: 14, column: 11, scope: !1002, inlinedAt: !1003)
!1005 = !DILocation(line: 31, column: 48, scope: !890, inlinedAt: !891)
!1006 = distinct !DISubprogram(name: "reduce", scope: !332, file: !332, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!1007 = distinct !DISubprogram(name: "ReduceAdd", scope: !332, file: !332, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!1008 = !DILocation(line: 16, column: 25, scope: !1002, inlinedAt: !1003)
!1009 = !DILocation(line: 8, column: 15, scope: !1007, inlinedAt: !1008)
!1010 = !DILocation(line: 46, column: 14, scope: !1006, inlinedAt: !1009)
!1011 = !DILocation(line: 26, column: 47, scope: !448, inlinedAt: !1010)
!1012 = !DILocation(line: 26, column: 59, scope: !448, inlinedAt: !1010)
!1013 = distinct !DISubprogram(name: "scan", scope: !400, file: !400, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1014 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !400, file: !400, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1015 = !DILocation(line: 18, column: 40, scope: !1002, inlinedAt: !1003)
!1016 = !DILocation(line: 6, column: 21, scope: !1014, inlinedAt: !1015)
!1017 = !DILocation(line: 37, column: 21, scope: !1013, inlinedAt: !1016)
!1018 = !DILocation(line: 37, column: 10, scope: !1013, inlinedAt: !1016)
!1019 = !DILocation(line: 19, column: 40, scope: !1002, inlinedAt: !1003)
!1020 = !DILocation(line: 45, column: 16, scope: !1006, inlinedAt: !1009)
!1021 = !DILocation(line: 67, column: 13, scope: !899, inlinedAt: !1020)
!1022 = !DILocation(line: 68, column: 15, scope: !899, inlinedAt: !1020)
!1023 = !DILocation(line: 68, column: 3, scope: !1006, inlinedAt: !1009)
!1024 = !DILocation(line: 71, column: 7, scope: !899, inlinedAt: !1020)
!1025 = !DILocation(line: 66, column: 35, scope: !899, inlinedAt: !1020)
!1026 = !DILocation(line: 72, column: 7, scope: !899, inlinedAt: !1020)
!1027 = !DILocation(line: 72, column: 35, scope: !899, inlinedAt: !1020)
!1028 = !DILocation(line: 73, column: 23, scope: !899, inlinedAt: !1020)
!1029 = !DILocation(line: 8, column: 76, scope: !1007, inlinedAt: !1008)
!1030 = !DILocation(line: 72, column: 40, scope: !899, inlinedAt: !1020)
!1031 = !DILocation(line: 77, column: 16, scope: !899, inlinedAt: !1020)
!1032 = !DILocation(line: 77, column: 2, scope: !899, inlinedAt: !1020)
!1033 = !DILocation(line: 78, column: 6, scope: !899, inlinedAt: !1020)
!1034 = !DILocation(line: 78, column: 22, scope: !899, inlinedAt: !1020)
!1035 = !DILocation(line: 79, column: 23, scope: !899, inlinedAt: !1020)
!1036 = !DILocation(line: 78, column: 27, scope: !899, inlinedAt: !1020)
!1037 = !DILocation(line: 26, column: 64, scope: !448, inlinedAt: !1010)
!1038 = !DILocation(line: 47, column: 7, scope: !1006, inlinedAt: !1009)
!1039 = !DILocation(line: 50, column: 31, scope: !1006, inlinedAt: !1009)
!1040 = !DILocation(line: 51, column: 10, scope: !1006, inlinedAt: !1009)
!1041 = !DILocation(line: 52, column: 14, scope: !1006, inlinedAt: !1009)
!1042 = !DILocation(line: 53, column: 17, scope: !1006, inlinedAt: !1009)
!1043 = !DILocation(line: 53, column: 8, scope: !1006, inlinedAt: !1009)
!1044 = !DILocation(line: 55, column: 10, scope: !1006, inlinedAt: !1009)
!1045 = !DILocation(line: 56, column: 11, scope: !1006, inlinedAt: !1009)
!1046 = !DILocation(line: 43, column: 50, scope: !1006, inlinedAt: !1009)
!1047 = !DILocation(line: 57, column: 6, scope: !1006, inlinedAt: !1009)
!1048 = !DILocation(line: 57, column: 16, scope: !1006, inlinedAt: !1009)
!1049 = !DILocation(line: 58, column: 17, scope: !1006, inlinedAt: !1009)
!1050 = !DILocation(line: 57, column: 21, scope: !1006, inlinedAt: !1009)
!1051 = !DILocation(line: 16, column: 6, scope: !1002, inlinedAt: !1003)
!1052 = distinct !DISubprogram(name: "ReduceMin", scope: !332, file: !332, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1053 = !DILocation(line: 17, column: 33, scope: !1002, inlinedAt: !1003)
!1054 = !DILocation(line: 14, column: 15, scope: !1052, inlinedAt: !1053)
!1055 = !DILocation(line: 45, column: 16, scope: !1006, inlinedAt: !1054)
!1056 = !DILocation(line: 67, column: 13, scope: !899, inlinedAt: !1055)
!1057 = !DILocation(line: 68, column: 15, scope: !899, inlinedAt: !1055)
!1058 = !DILocation(line: 68, column: 3, scope: !1006, inlinedAt: !1054)
!1059 = !DILocation(line: 71, column: 7, scope: !899, inlinedAt: !1055)
!1060 = !DILocation(line: 66, column: 35, scope: !899, inlinedAt: !1055)
!1061 = !DILocation(line: 72, column: 7, scope: !899, inlinedAt: !1055)
!1062 = !DILocation(line: 72, column: 35, scope: !899, inlinedAt: !1055)
!1063 = !DILocation(line: 73, column: 23, scope: !899, inlinedAt: !1055)
!1064 = !DILocation(line: 14, column: 77, scope: !1052, inlinedAt: !1053)
!1065 = !DILocation(line: 72, column: 40, scope: !899, inlinedAt: !1055)
!1066 = !DILocation(line: 77, column: 16, scope: !899, inlinedAt: !1055)
!1067 = !DILocation(line: 77, column: 2, scope: !899, inlinedAt: !1055)
!1068 = !DILocation(line: 78, column: 6, scope: !899, inlinedAt: !1055)
!1069 = !DILocation(line: 78, column: 22, scope: !899, inlinedAt: !1055)
!1070 = !DILocation(line: 79, column: 23, scope: !899, inlinedAt: !1055)
!1071 = !DILocation(line: 78, column: 27, scope: !899, inlinedAt: !1055)
!1072 = !DILocation(line: 47, column: 7, scope: !1006, inlinedAt: !1054)
!1073 = !DILocation(line: 50, column: 31, scope: !1006, inlinedAt: !1054)
!1074 = !DILocation(line: 51, column: 10, scope: !1006, inlinedAt: !1054)
!1075 = !DILocation(line: 52, column: 14, scope: !1006, inlinedAt: !1054)
!1076 = !DILocation(line: 53, column: 17, scope: !1006, inlinedAt: !1054)
!1077 = !DILocation(line: 53, column: 8, scope: !1006, inlinedAt: !1054)
!1078 = !DILocation(line: 55, column: 10, scope: !1006, inlinedAt: !1054)
!1079 = !DILocation(line: 56, column: 11, scope: !1006, inlinedAt: !1054)
!1080 = !DILocation(line: 43, column: 50, scope: !1006, inlinedAt: !1054)
!1081 = !DILocation(line: 57, column: 6, scope: !1006, inlinedAt: !1054)
!1082 = !DILocation(line: 57, column: 16, scope: !1006, inlinedAt: !1054)
!1083 = !DILocation(line: 58, column: 17, scope: !1006, inlinedAt: !1054)
!1084 = !DILocation(line: 57, column: 21, scope: !1006, inlinedAt: !1054)
!1085 = distinct !DISubprogram(name: "ReduceMax", scope: !332, file: !332, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1086 = !DILocation(line: 17, column: 54, scope: !1002, inlinedAt: !1003)
!1087 = !DILocation(line: 20, column: 15, scope: !1085, inlinedAt: !1086)
!1088 = !DILocation(line: 45, column: 16, scope: !1006, inlinedAt: !1087)
!1089 = !DILocation(line: 67, column: 13, scope: !899, inlinedAt: !1088)
!1090 = !DILocation(line: 68, column: 15, scope: !899, inlinedAt: !1088)
!1091 = !DILocation(line: 68, column: 3, scope: !1006, inlinedAt: !1087)
!1092 = !DILocation(line: 71, column: 7, scope: !899, inlinedAt: !1088)
!1093 = !DILocation(line: 66, column: 35, scope: !899, inlinedAt: !1088)
!1094 = !DILocation(line: 72, column: 7, scope: !899, inlinedAt: !1088)
!1095 = !DILocation(line: 72, column: 35, scope: !899, inlinedAt: !1088)
!1096 = !DILocation(line: 73, column: 23, scope: !899, inlinedAt: !1088)
!1097 = !DILocation(line: 20, column: 77, scope: !1085, inlinedAt: !1086)
!1098 = !DILocation(line: 72, column: 40, scope: !899, inlinedAt: !1088)
!1099 = !DILocation(line: 77, column: 16, scope: !899, inlinedAt: !1088)
!1100 = !DILocation(line: 77, column: 2, scope: !899, inlinedAt: !1088)
!1101 = !DILocation(line: 78, column: 6, scope: !899, inlinedAt: !1088)
!1102 = !DILocation(line: 78, column: 22, scope: !899, inlinedAt: !1088)
!1103 = !DILocation(line: 79, column: 23, scope: !899, inlinedAt: !1088)
!1104 = !DILocation(line: 78, column: 27, scope: !899, inlinedAt: !1088)
!1105 = !DILocation(line: 47, column: 7, scope: !1006, inlinedAt: !1087)
!1106 = !DILocation(line: 50, column: 31, scope: !1006, inlinedAt: !1087)
!1107 = !DILocation(line: 51, column: 10, scope: !1006, inlinedAt: !1087)
!1108 = !DILocation(line: 52, column: 14, scope: !1006, inlinedAt: !1087)
!1109 = !DILocation(line: 53, column: 17, scope: !1006, inlinedAt: !1087)
!1110 = !DILocation(line: 53, column: 8, scope: !1006, inlinedAt: !1087)
!1111 = !DILocation(line: 55, column: 10, scope: !1006, inlinedAt: !1087)
!1112 = !DILocation(line: 56, column: 11, scope: !1006, inlinedAt: !1087)
!1113 = !DILocation(line: 43, column: 50, scope: !1006, inlinedAt: !1087)
!1114 = !DILocation(line: 57, column: 6, scope: !1006, inlinedAt: !1087)
!1115 = !DILocation(line: 57, column: 16, scope: !1006, inlinedAt: !1087)
!1116 = !DILocation(line: 58, column: 17, scope: !1006, inlinedAt: !1087)
!1117 = !DILocation(line: 57, column: 21, scope: !1006, inlinedAt: !1087)
!1118 = !DILocation(line: 17, column: 6, scope: !1002, inlinedAt: !1003)
!1119 = !DILocation(line: 17, column: 14, scope: !1002, inlinedAt: !1003)
!1120 = !DILocation(line: 25, column: 16, scope: !1013, inlinedAt: !1016)
!1121 = !DILocation(line: 23, column: 48, scope: !1013, inlinedAt: !1016)
!1122 = !DILocation(line: 26, column: 6, scope: !1013, inlinedAt: !1016)
!1123 = !DILocation(line: 26, column: 24, scope: !1013, inlinedAt: !1016)
!1124 = !DILocation(line: 27, column: 24, scope: !1013, inlinedAt: !1016)
!1125 = !DILocation(line: 27, column: 44, scope: !1013, inlinedAt: !1016)
!1126 = !DILocation(line: 28, column: 4, scope: !1013, inlinedAt: !1016)
!1127 = !DILocation(line: 26, column: 37, scope: !1013, inlinedAt: !1016)
!1128 = !DILocation(line: 31, column: 15, scope: !1013, inlinedAt: !1016)
!1129 = !DILocation(line: 34, column: 32, scope: !1013, inlinedAt: !1016)
!1130 = !DILocation(line: 35, column: 19, scope: !1013, inlinedAt: !1016)
!1131 = !DILocation(line: 36, column: 10, scope: !1013, inlinedAt: !1016)
!1132 = !DILocation(line: 38, column: 9, scope: !1013, inlinedAt: !1016)
!1133 = !DILocation(line: 40, column: 10, scope: !1013, inlinedAt: !1016)
!1134 = !DILocation(line: 23, column: 59, scope: !1013, inlinedAt: !1016)
!1135 = !DILocation(line: 42, column: 19, scope: !1013, inlinedAt: !1016)
!1136 = !DILocation(line: 42, column: 3, scope: !1013, inlinedAt: !1016)
!1137 = !DILocation(line: 44, column: 2, scope: !1014, inlinedAt: !1015)
!1138 = !DILocation(line: 7, column: 16, scope: !1014, inlinedAt: !1015)
!1139 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !400, file: !400, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1140 = !DILocation(line: 18, column: 68, scope: !1002, inlinedAt: !1003)
!1141 = !DILocation(line: 14, column: 21, scope: !1139, inlinedAt: !1140)
!1142 = !DILocation(line: 25, column: 16, scope: !1013, inlinedAt: !1141)
!1143 = !DILocation(line: 23, column: 48, scope: !1013, inlinedAt: !1141)
!1144 = !DILocation(line: 26, column: 6, scope: !1013, inlinedAt: !1141)
!1145 = !DILocation(line: 26, column: 24, scope: !1013, inlinedAt: !1141)
!1146 = !DILocation(line: 27, column: 24, scope: !1013, inlinedAt: !1141)
!1147 = !DILocation(line: 27, column: 44, scope: !1013, inlinedAt: !1141)
!1148 = !DILocation(line: 28, column: 4, scope: !1013, inlinedAt: !1141)
!1149 = !DILocation(line: 26, column: 37, scope: !1013, inlinedAt: !1141)
!1150 = !DILocation(line: 31, column: 15, scope: !1013, inlinedAt: !1141)
!1151 = !DILocation(line: 34, column: 32, scope: !1013, inlinedAt: !1141)
!1152 = !DILocation(line: 35, column: 19, scope: !1013, inlinedAt: !1141)
!1153 = !DILocation(line: 36, column: 10, scope: !1013, inlinedAt: !1141)
!1154 = !DILocation(line: 37, column: 10, scope: !1013, inlinedAt: !1141)
!1155 = !DILocation(line: 38, column: 9, scope: !1013, inlinedAt: !1141)
!1156 = !DILocation(line: 40, column: 10, scope: !1013, inlinedAt: !1141)
!1157 = !DILocation(line: 23, column: 59, scope: !1013, inlinedAt: !1141)
!1158 = !DILocation(line: 42, column: 19, scope: !1013, inlinedAt: !1141)
!1159 = !DILocation(line: 42, column: 3, scope: !1013, inlinedAt: !1141)
!1160 = !DILocation(line: 44, column: 2, scope: !1139, inlinedAt: !1140)
!1161 = !DILocation(line: 15, column: 20, scope: !1139, inlinedAt: !1140)
!1162 = !DILocation(line: 15, column: 42, scope: !1139, inlinedAt: !1140)
!1163 = !DILocation(line: 18, column: 16, scope: !1139, inlinedAt: !1140)
!1164 = !DILocation(line: 18, column: 2, scope: !1002, inlinedAt: !1003)
!1165 = !DILocation(line: 18, column: 6, scope: !1002, inlinedAt: !1003)
!1166 = !DILocation(line: 18, column: 14, scope: !1002, inlinedAt: !1003)
!1167 = !DILocation(line: 19, column: 42, scope: !1002, inlinedAt: !1003)
!1168 = distinct !DISubprogram(name: "Broadcast", scope: !429, file: !429, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1169 = !DILocation(line: 19, column: 25, scope: !1002, inlinedAt: !1003)
!1170 = !DILocation(line: 36, column: 22, scope: !1168, inlinedAt: !1169)
!1171 = !DILocation(line: 37, column: 8, scope: !1168, inlinedAt: !1169)
!1172 = !DILocation(line: 39, column: 15, scope: !1168, inlinedAt: !1169)
!1173 = !DILocation(line: 40, column: 17, scope: !1168, inlinedAt: !1169)
!1174 = !DILocation(line: 40, column: 3, scope: !1002, inlinedAt: !1003)
!1175 = !DILocation(line: 42, column: 16, scope: !1168, inlinedAt: !1169)
!1176 = !DILocation(line: 43, column: 10, scope: !1168, inlinedAt: !1169)
!1177 = !DILocation(line: 44, column: 14, scope: !1168, inlinedAt: !1169)
!1178 = !DILocation(line: 45, column: 3, scope: !1168, inlinedAt: !1169)
!1179 = !DILocation(line: 47, column: 10, scope: !1168, inlinedAt: !1169)
!1180 = !DILocation(line: 48, column: 9, scope: !1168, inlinedAt: !1169)
!1181 = !DILocation(line: 48, column: 2, scope: !1002, inlinedAt: !1003)
!1182 = !DILocation(line: 19, column: 6, scope: !1002, inlinedAt: !1003)
!1183 = distinct !DISubprogram(name: "IntegersInt32", scope: !282, file: !282, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!1184 = !DILocation(line: 44, column: 6, scope: !1183)
!1185 = distinct !DISubprogram(name: "groupIntegers", scope: !322, file: !322, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1186 = !DILocation(line: 44, column: 75, scope: !1183)
!1187 = !DILocation(line: 35, column: 20, scope: !1185, inlinedAt: !1186)
!1188 = !DILocation(line: 36, column: 27, scope: !1185, inlinedAt: !1186)
!1189 = !DILocation(line: 36, column: 25, scope: !1185, inlinedAt: !1186)
!1190 = !DILocation(line: 36, column: 48, scope: !1185, inlinedAt: !1186)
!1191 = distinct !DISubprogram(name: "integers", scope: !322, file: !322, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1192 = !DILocation(line: 36, column: 10, scope: !1185, inlinedAt: !1186)
!1193 = !DILocation(line: 24, column: 11, scope: !1191, inlinedAt: !1192)
!1194 = distinct !DISubprogram(name: "ReduceAnd", scope: !332, file: !332, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!1195 = !DILocation(line: 25, column: 40, scope: !1191, inlinedAt: !1192)
!1196 = !DILocation(line: 26, column: 15, scope: !1194, inlinedAt: !1195)
!1197 = !DILocation(line: 45, column: 16, scope: !900, inlinedAt: !1196)
!1198 = !DILocation(line: 67, column: 13, scope: !899, inlinedAt: !1197)
!1199 = !DILocation(line: 68, column: 15, scope: !899, inlinedAt: !1197)
!1200 = !DILocation(line: 68, column: 3, scope: !900, inlinedAt: !1196)
!1201 = !DILocation(line: 70, column: 13, scope: !899, inlinedAt: !1197)
!1202 = !DILocation(line: 71, column: 7, scope: !899, inlinedAt: !1197)
!1203 = !DILocation(line: 66, column: 35, scope: !899, inlinedAt: !1197)
!1204 = !DILocation(line: 72, column: 7, scope: !899, inlinedAt: !1197)
!1205 = !DILocation(line: 72, column: 35, scope: !899, inlinedAt: !1197)
!1206 = !DILocation(line: 73, column: 23, scope: !899, inlinedAt: !1197)
!1207 = !DILocation(line: 26, column: 76, scope: !1194, inlinedAt: !1195)
!1208 = !DILocation(line: 72, column: 40, scope: !899, inlinedAt: !1197)
!1209 = !DILocation(line: 77, column: 16, scope: !899, inlinedAt: !1197)
!1210 = !DILocation(line: 77, column: 2, scope: !899, inlinedAt: !1197)
!1211 = !DILocation(line: 78, column: 6, scope: !899, inlinedAt: !1197)
!1212 = !DILocation(line: 78, column: 22, scope: !899, inlinedAt: !1197)
!1213 = !DILocation(line: 79, column: 23, scope: !899, inlinedAt: !1197)
!1214 = !DILocation(line: 78, column: 27, scope: !899, inlinedAt: !1197)
!1215 = distinct !DISubprogram(name: "ReduceOr", scope: !332, file: !332, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!1216 = !DILocation(line: 25, column: 60, scope: !1191, inlinedAt: !1192)
!1217 = !DILocation(line: 31, column: 15, scope: !1215, inlinedAt: !1216)
!1218 = !DILocation(line: 45, column: 16, scope: !900, inlinedAt: !1217)
!1219 = !DILocation(line: 67, column: 13, scope: !899, inlinedAt: !1218)
!1220 = !DILocation(line: 68, column: 15, scope: !899, inlinedAt: !1218)
!1221 = !DILocation(line: 68, column: 3, scope: !900, inlinedAt: !1217)
!1222 = !DILocation(line: 70, column: 13, scope: !899, inlinedAt: !1218)
!1223 = !DILocation(line: 71, column: 7, scope: !899, inlinedAt: !1218)
!1224 = !DILocation(line: 66, column: 35, scope: !899, inlinedAt: !1218)
!1225 = !DILocation(line: 72, column: 7, scope: !899, inlinedAt: !1218)
!1226 = !DILocation(line: 72, column: 35, scope: !899, inlinedAt: !1218)
!1227 = !DILocation(line: 73, column: 23, scope: !899, inlinedAt: !1218)
!1228 = !DILocation(line: 31, column: 74, scope: !1215, inlinedAt: !1216)
!1229 = !DILocation(line: 72, column: 40, scope: !899, inlinedAt: !1218)
!1230 = !DILocation(line: 77, column: 16, scope: !899, inlinedAt: !1218)
!1231 = !DILocation(line: 77, column: 2, scope: !899, inlinedAt: !1218)
!1232 = !DILocation(line: 78, column: 6, scope: !899, inlinedAt: !1218)
!1233 = !DILocation(line: 78, column: 22, scope: !899, inlinedAt: !1218)
!1234 = !DILocation(line: 79, column: 23, scope: !899, inlinedAt: !1218)
!1235 = !DILocation(line: 78, column: 27, scope: !899, inlinedAt: !1218)
!1236 = distinct !DISubprogram(name: "ReduceXor", scope: !332, file: !332, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!1237 = !DILocation(line: 25, column: 81, scope: !1191, inlinedAt: !1192)
!1238 = !DILocation(line: 37, column: 15, scope: !1236, inlinedAt: !1237)
!1239 = !DILocation(line: 45, column: 16, scope: !900, inlinedAt: !1238)
!1240 = !DILocation(line: 67, column: 13, scope: !899, inlinedAt: !1239)
!1241 = !DILocation(line: 68, column: 15, scope: !899, inlinedAt: !1239)
!1242 = !DILocation(line: 68, column: 3, scope: !900, inlinedAt: !1238)
!1243 = !DILocation(line: 70, column: 13, scope: !899, inlinedAt: !1239)
!1244 = !DILocation(line: 71, column: 7, scope: !899, inlinedAt: !1239)
!1245 = !DILocation(line: 66, column: 35, scope: !899, inlinedAt: !1239)
!1246 = !DILocation(line: 72, column: 7, scope: !899, inlinedAt: !1239)
!1247 = !DILocation(line: 72, column: 35, scope: !899, inlinedAt: !1239)
!1248 = !DILocation(line: 73, column: 23, scope: !899, inlinedAt: !1239)
!1249 = !DILocation(line: 37, column: 76, scope: !1236, inlinedAt: !1237)
!1250 = !DILocation(line: 72, column: 40, scope: !899, inlinedAt: !1239)
!1251 = !DILocation(line: 77, column: 16, scope: !899, inlinedAt: !1239)
!1252 = !DILocation(line: 77, column: 2, scope: !899, inlinedAt: !1239)
!1253 = !DILocation(line: 78, column: 6, scope: !899, inlinedAt: !1239)
!1254 = !DILocation(line: 78, column: 22, scope: !899, inlinedAt: !1239)
!1255 = !DILocation(line: 79, column: 23, scope: !899, inlinedAt: !1239)
!1256 = !DILocation(line: 78, column: 27, scope: !899, inlinedAt: !1239)
!1257 = !DILocation(line: 25, column: 5, scope: !1191, inlinedAt: !1192)
!1258 = !DILocation(line: 25, column: 13, scope: !1191, inlinedAt: !1192)
!1259 = !DILocation(line: 25, column: 21, scope: !1191, inlinedAt: !1192)
!1260 = !DILocation(line: 37, column: 27, scope: !1185, inlinedAt: !1186)
!1261 = distinct !DISubprogram(name: "integers", scope: !322, file: !322, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1262 = !DILocation(line: 37, column: 10, scope: !1185, inlinedAt: !1186)
!1263 = !DILocation(line: 24, column: 11, scope: !1261, inlinedAt: !1262)
!1264 = !DILocation(line: 37, column: 50, scope: !1185, inlinedAt: !1186)
!1265 = distinct !DISubprogram(name: "ReduceAnd", scope: !332, file: !332, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!1266 = !DILocation(line: 25, column: 40, scope: !1261, inlinedAt: !1262)
!1267 = !DILocation(line: 26, column: 15, scope: !1265, inlinedAt: !1266)
!1268 = !DILocation(line: 45, column: 16, scope: !1006, inlinedAt: !1267)
!1269 = !DILocation(line: 67, column: 13, scope: !899, inlinedAt: !1268)
!1270 = !DILocation(line: 68, column: 15, scope: !899, inlinedAt: !1268)
!1271 = !DILocation(line: 68, column: 3, scope: !1006, inlinedAt: !1267)
!1272 = !DILocation(line: 70, column: 13, scope: !899, inlinedAt: !1268)
!1273 = !DILocation(line: 71, column: 7, scope: !899, inlinedAt: !1268)
!1274 = !DILocation(line: 66, column: 35, scope: !899, inlinedAt: !1268)
!1275 = !DILocation(line: 72, column: 7, scope: !899, inlinedAt: !1268)
!1276 = !DILocation(line: 72, column: 35, scope: !899, inlinedAt: !1268)
!1277 = !DILocation(line: 73, column: 23, scope: !899, inlinedAt: !1268)
!1278 = !DILocation(line: 26, column: 76, scope: !1265, inlinedAt: !1266)
!1279 = !DILocation(line: 72, column: 40, scope: !899, inlinedAt: !1268)
!1280 = !DILocation(line: 77, column: 16, scope: !899, inlinedAt: !1268)
!1281 = !DILocation(line: 77, column: 2, scope: !899, inlinedAt: !1268)
!1282 = !DILocation(line: 78, column: 6, scope: !899, inlinedAt: !1268)
!1283 = !DILocation(line: 78, column: 22, scope: !899, inlinedAt: !1268)
!1284 = !DILocation(line: 79, column: 23, scope: !899, inlinedAt: !1268)
!1285 = !DILocation(line: 78, column: 27, scope: !899, inlinedAt: !1268)
!1286 = !DILocation(line: 46, column: 14, scope: !1006, inlinedAt: !1267)
!1287 = !DILocation(line: 26, column: 47, scope: !448, inlinedAt: !1286)
!1288 = !DILocation(line: 26, column: 59, scope: !448, inlinedAt: !1286)
!1289 = !DILocation(line: 26, column: 64, scope: !448, inlinedAt: !1286)
!1290 = !DILocation(line: 47, column: 7, scope: !1006, inlinedAt: !1267)
!1291 = !DILocation(line: 50, column: 31, scope: !1006, inlinedAt: !1267)
!1292 = !DILocation(line: 51, column: 10, scope: !1006, inlinedAt: !1267)
!1293 = !DILocation(line: 52, column: 11, scope: !1006, inlinedAt: !1267)
!1294 = !DILocation(line: 52, column: 14, scope: !1006, inlinedAt: !1267)
!1295 = !DILocation(line: 53, column: 17, scope: !1006, inlinedAt: !1267)
!1296 = !DILocation(line: 53, column: 8, scope: !1006, inlinedAt: !1267)
!1297 = !DILocation(line: 55, column: 10, scope: !1006, inlinedAt: !1267)
!1298 = !DILocation(line: 56, column: 11, scope: !1006, inlinedAt: !1267)
!1299 = !DILocation(line: 43, column: 50, scope: !1006, inlinedAt: !1267)
!1300 = !DILocation(line: 57, column: 6, scope: !1006, inlinedAt: !1267)
!1301 = !DILocation(line: 57, column: 16, scope: !1006, inlinedAt: !1267)
!1302 = !DILocation(line: 58, column: 17, scope: !1006, inlinedAt: !1267)
!1303 = !DILocation(line: 57, column: 21, scope: !1006, inlinedAt: !1267)
!1304 = distinct !DISubprogram(name: "ReduceOr", scope: !332, file: !332, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!1305 = !DILocation(line: 25, column: 60, scope: !1261, inlinedAt: !1262)
!1306 = !DILocation(line: 31, column: 15, scope: !1304, inlinedAt: !1305)
!1307 = !DILocation(line: 45, column: 16, scope: !1006, inlinedAt: !1306)
!1308 = !DILocation(line: 67, column: 13, scope: !899, inlinedAt: !1307)
!1309 = !DILocation(line: 68, column: 15, scope: !899, inlinedAt: !1307)
!1310 = !DILocation(line: 68, column: 3, scope: !1006, inlinedAt: !1306)
!1311 = !DILocation(line: 70, column: 13, scope: !899, inlinedAt: !1307)
!1312 = !DILocation(line: 71, column: 7, scope: !899, inlinedAt: !1307)
!1313 = !DILocation(line: 66, column: 35, scope: !899, inlinedAt: !1307)
!1314 = !DILocation(line: 72, column: 7, scope: !899, inlinedAt: !1307)
!1315 = !DILocation(line: 72, column: 35, scope: !899, inlinedAt: !1307)
!1316 = !DILocation(line: 73, column: 23, scope: !899, inlinedAt: !1307)
!1317 = !DILocation(line: 31, column: 74, scope: !1304, inlinedAt: !1305)
!1318 = !DILocation(line: 72, column: 40, scope: !899, inlinedAt: !1307)
!1319 = !DILocation(line: 77, column: 16, scope: !899, inlinedAt: !1307)
!1320 = !DILocation(line: 77, column: 2, scope: !899, inlinedAt: !1307)
!1321 = !DILocation(line: 78, column: 6, scope: !899, inlinedAt: !1307)
!1322 = !DILocation(line: 78, column: 22, scope: !899, inlinedAt: !1307)
!1323 = !DILocation(line: 79, column: 23, scope: !899, inlinedAt: !1307)
!1324 = !DILocation(line: 78, column: 27, scope: !899, inlinedAt: !1307)
!1325 = !DILocation(line: 47, column: 7, scope: !1006, inlinedAt: !1306)
!1326 = !DILocation(line: 50, column: 31, scope: !1006, inlinedAt: !1306)
!1327 = !DILocation(line: 51, column: 10, scope: !1006, inlinedAt: !1306)
!1328 = !DILocation(line: 52, column: 11, scope: !1006, inlinedAt: !1306)
!1329 = !DILocation(line: 52, column: 14, scope: !1006, inlinedAt: !1306)
!1330 = !DILocation(line: 53, column: 17, scope: !1006, inlinedAt: !1306)
!1331 = !DILocation(line: 53, column: 8, scope: !1006, inlinedAt: !1306)
!1332 = !DILocation(line: 55, column: 10, scope: !1006, inlinedAt: !1306)
!1333 = !DILocation(line: 56, column: 11, scope: !1006, inlinedAt: !1306)
!1334 = !DILocation(line: 43, column: 50, scope: !1006, inlinedAt: !1306)
!1335 = !DILocation(line: 57, column: 6, scope: !1006, inlinedAt: !1306)
!1336 = !DILocation(line: 57, column: 16, scope: !1006, inlinedAt: !1306)
!1337 = !DILocation(line: 58, column: 17, scope: !1006, inlinedAt: !1306)
!1338 = !DILocation(line: 57, column: 21, scope: !1006, inlinedAt: !1306)
!1339 = distinct !DISubprogram(name: "ReduceXor", scope: !332, file: !332, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!1340 = !DILocation(line: 25, column: 81, scope: !1261, inlinedAt: !1262)
!1341 = !DILocation(line: 37, column: 15, scope: !1339, inlinedAt: !1340)
!1342 = !DILocation(line: 45, column: 16, scope: !1006, inlinedAt: !1341)
!1343 = !DILocation(line: 67, column: 13, scope: !899, inlinedAt: !1342)
!1344 = !DILocation(line: 68, column: 15, scope: !899, inlinedAt: !1342)
!1345 = !DILocation(line: 68, column: 3, scope: !1006, inlinedAt: !1341)
!1346 = !DILocation(line: 70, column: 13, scope: !899, inlinedAt: !1342)
!1347 = !DILocation(line: 71, column: 7, scope: !899, inlinedAt: !1342)
!1348 = !DILocation(line: 66, column: 35, scope: !899, inlinedAt: !1342)
!1349 = !DILocation(line: 72, column: 7, scope: !899, inlinedAt: !1342)
!1350 = !DILocation(line: 72, column: 35, scope: !899, inlinedAt: !1342)
!1351 = !DILocation(line: 73, column: 23, scope: !899, inlinedAt: !1342)
!1352 = !DILocation(line: 37, column: 76, scope: !1339, inlinedAt: !1340)
!1353 = !DILocation(line: 72, column: 40, scope: !899, inlinedAt: !1342)
!1354 = !DILocation(line: 77, column: 16, scope: !899, inlinedAt: !1342)
!1355 = !DILocation(line: 77, column: 2, scope: !899, inlinedAt: !1342)
!1356 = !DILocation(line: 78, column: 6, scope: !899, inlinedAt: !1342)
!1357 = !DILocation(line: 78, column: 22, scope: !899, inlinedAt: !1342)
!1358 = !DILocation(line: 79, column: 23, scope: !899, inlinedAt: !1342)
!1359 = !DILocation(line: 78, column: 27, scope: !899, inlinedAt: !1342)
!1360 = !DILocation(line: 47, column: 7, scope: !1006, inlinedAt: !1341)
!1361 = !DILocation(line: 50, column: 31, scope: !1006, inlinedAt: !1341)
!1362 = !DILocation(line: 51, column: 10, scope: !1006, inlinedAt: !1341)
!1363 = !DILocation(line: 52, column: 11, scope: !1006, inlinedAt: !1341)
!1364 = !DILocation(line: 52, column: 14, scope: !1006, inlinedAt: !1341)
!1365 = !DILocation(line: 53, column: 17, scope: !1006, inlinedAt: !1341)
!1366 = !DILocation(line: 53, column: 8, scope: !1006, inlinedAt: !1341)
!1367 = !DILocation(line: 55, column: 10, scope: !1006, inlinedAt: !1341)
!1368 = !DILocation(line: 56, column: 11, scope: !1006, inlinedAt: !1341)
!1369 = !DILocation(line: 43, column: 50, scope: !1006, inlinedAt: !1341)
!1370 = !DILocation(line: 57, column: 6, scope: !1006, inlinedAt: !1341)
!1371 = !DILocation(line: 57, column: 16, scope: !1006, inlinedAt: !1341)
!1372 = !DILocation(line: 58, column: 17, scope: !1006, inlinedAt: !1341)
!1373 = !DILocation(line: 57, column: 21, scope: !1006, inlinedAt: !1341)
!1374 = !DILocation(line: 25, column: 5, scope: !1261, inlinedAt: !1262)
!1375 = !DILocation(line: 25, column: 13, scope: !1261, inlinedAt: !1262)
!1376 = !DILocation(line: 25, column: 21, scope: !1261, inlinedAt: !1262)
!1377 = distinct !DISubprogram(name: "ExchangeInt64", scope: !282, file: !282, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!1378 = !DILocation(line: 49, column: 6, scope: !1377)
!1379 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1380 = !DILocation(line: 50, column: 10, scope: !1377)
!1381 = !DILocation(line: 21, column: 29, scope: !1379, inlinedAt: !1380)
!1382 = !DILocation(line: 21, column: 39, scope: !1379, inlinedAt: !1380)
!1383 = !DILocation(line: 21, column: 49, scope: !1379, inlinedAt: !1380)
!1384 = !DILocation(line: 23, column: 7, scope: !1379, inlinedAt: !1380)
!1385 = !DILocation(line: 22, column: 2, scope: !1379, inlinedAt: !1380)
!1386 = !DILocation(line: 22, column: 8, scope: !1379, inlinedAt: !1380)
!1387 = !DILocation(line: 26, column: 9, scope: !1379, inlinedAt: !1380)
!1388 = !DILocation(line: 27, column: 12, scope: !1379, inlinedAt: !1380)
!1389 = !DILocation(line: 27, column: 10, scope: !1379, inlinedAt: !1380)
!1390 = !DILocation(line: 27, column: 30, scope: !1379, inlinedAt: !1380)
!1391 = !DILocation(line: 28, column: 37, scope: !1379, inlinedAt: !1380)
!1392 = !DILocation(line: 28, column: 32, scope: !1379, inlinedAt: !1380)
!1393 = !DILocation(line: 28, column: 34, scope: !1379, inlinedAt: !1380)
!1394 = !DILocation(line: 28, column: 20, scope: !1379, inlinedAt: !1380)
!1395 = !DILocation(line: 28, column: 3, scope: !1379, inlinedAt: !1380)
!1396 = !DILocation(line: 29, column: 22, scope: !1379, inlinedAt: !1380)
!1397 = !DILocation(line: 29, column: 3, scope: !1379, inlinedAt: !1380)
!1398 = !DILocation(line: 30, column: 24, scope: !1379, inlinedAt: !1380)
!1399 = !DILocation(line: 30, column: 3, scope: !1379, inlinedAt: !1380)
!1400 = !DILocation(line: 31, column: 23, scope: !1379, inlinedAt: !1380)
!1401 = !DILocation(line: 31, column: 3, scope: !1379, inlinedAt: !1380)
!1402 = !DILocation(line: 32, column: 14, scope: !1379, inlinedAt: !1380)
!1403 = !DILocation(line: 32, column: 12, scope: !1379, inlinedAt: !1380)
!1404 = !DILocation(line: 32, column: 18, scope: !1379, inlinedAt: !1380)
!1405 = !DILocation(line: 33, column: 21, scope: !1379, inlinedAt: !1380)
!1406 = !DILocation(line: 33, column: 3, scope: !1379, inlinedAt: !1380)
!1407 = !DILocation(line: 34, column: 3, scope: !1379, inlinedAt: !1380)
!1408 = !DILocation(line: 35, column: 31, scope: !1379, inlinedAt: !1380)
!1409 = !DILocation(line: 36, column: 4, scope: !1379, inlinedAt: !1380)
!1410 = !DILocation(line: 38, column: 32, scope: !1379, inlinedAt: !1380)
!1411 = !DILocation(line: 38, column: 30, scope: !1379, inlinedAt: !1380)
!1412 = !DILocation(line: 38, column: 24, scope: !1379, inlinedAt: !1380)
!1413 = !DILocation(line: 38, column: 3, scope: !1379, inlinedAt: !1380)
!1414 = distinct !DISubprogram(name: "NumbersInt64", scope: !282, file: !282, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!1415 = !DILocation(line: 56, column: 6, scope: !1414)
!1416 = distinct !DISubprogram(name: "groupNumbers", scope: !322, file: !322, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!1417 = !DILocation(line: 56, column: 73, scope: !1414)
!1418 = !DILocation(line: 29, column: 20, scope: !1416, inlinedAt: !1417)
!1419 = !DILocation(line: 30, column: 26, scope: !1416, inlinedAt: !1417)
!1420 = !DILocation(line: 30, column: 24, scope: !1416, inlinedAt: !1417)
!1421 = !DILocation(line: 30, column: 46, scope: !1416, inlinedAt: !1417)
!1422 = distinct !DISubprogram(name: "numbers", scope: !322, file: !322, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1423 = !DILocation(line: 30, column: 9, scope: !1416, inlinedAt: !1417)
!1424 = !DILocation(line: 14, column: 11, scope: !1422, inlinedAt: !1423)
!1425 = distinct !DISubprogram(name: "reduceWarp", scope: !332, file: !332, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!1426 = distinct !DISubprogram(name: "reduce", scope: !332, file: !332, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!1427 = distinct !DISubprogram(name: "ReduceAdd", scope: !332, file: !332, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!1428 = !DILocation(line: 16, column: 25, scope: !1422, inlinedAt: !1423)
!1429 = !DILocation(line: 8, column: 15, scope: !1427, inlinedAt: !1428)
!1430 = !DILocation(line: 45, column: 16, scope: !1426, inlinedAt: !1429)
!1431 = !DILocation(line: 70, column: 13, scope: !1425, inlinedAt: !1430)
!1432 = !DILocation(line: 71, column: 7, scope: !1425, inlinedAt: !1430)
!1433 = !DILocation(line: 19, column: 40, scope: !1422, inlinedAt: !1423)
!1434 = !DILocation(line: 66, column: 35, scope: !1425, inlinedAt: !1430)
!1435 = !DILocation(line: 72, column: 7, scope: !1425, inlinedAt: !1430)
!1436 = !DILocation(line: 72, column: 35, scope: !1425, inlinedAt: !1430)
!1437 = !DILocation(line: 73, column: 23, scope: !1425, inlinedAt: !1430)
!1438 = !DILocation(line: 8, column: 76, scope: !1427, inlinedAt: !1428)
!1439 = !DILocation(line: 72, column: 40, scope: !1425, inlinedAt: !1430)
!1440 = !DILocation(line: 77, column: 16, scope: !1425, inlinedAt: !1430)
!1441 = !DILocation(line: 77, column: 2, scope: !1425, inlinedAt: !1430)
!1442 = !DILocation(line: 78, column: 6, scope: !1425, inlinedAt: !1430)
!1443 = !DILocation(line: 78, column: 22, scope: !1425, inlinedAt: !1430)
!1444 = !DILocation(line: 79, column: 23, scope: !1425, inlinedAt: !1430)
!1445 = !DILocation(line: 78, column: 27, scope: !1425, inlinedAt: !1430)
!1446 = !DILocation(line: 16, column: 6, scope: !1422, inlinedAt: !1423)
!1447 = distinct !DISubprogram(name: "ReduceMin", scope: !332, file: !332, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1448 = !DILocation(line: 17, column: 33, scope: !1422, inlinedAt: !1423)
!1449 = !DILocation(line: 14, column: 15, scope: !1447, inlinedAt: !1448)
!1450 = !DILocation(line: 45, column: 16, scope: !1426, inlinedAt: !1449)
!1451 = !DILocation(line: 71, column: 7, scope: !1425, inlinedAt: !1450)
!1452 = !DILocation(line: 66, column: 35, scope: !1425, inlinedAt: !1450)
!1453 = !DILocation(line: 72, column: 7, scope: !1425, inlinedAt: !1450)
!1454 = !DILocation(line: 72, column: 35, scope: !1425, inlinedAt: !1450)
!1455 = !DILocation(line: 73, column: 23, scope: !1425, inlinedAt: !1450)
!1456 = !DILocation(line: 14, column: 77, scope: !1447, inlinedAt: !1448)
!1457 = !DILocation(line: 72, column: 40, scope: !1425, inlinedAt: !1450)
!1458 = !DILocation(line: 77, column: 16, scope: !1425, inlinedAt: !1450)
!1459 = !DILocation(line: 77, column: 2, scope: !1425, inlinedAt: !1450)
!1460 = !DILocation(line: 78, column: 6, scope: !1425, inlinedAt: !1450)
!1461 = !DILocation(line: 78, column: 22, scope: !1425, inlinedAt: !1450)
!1462 = !DILocation(line: 79, column: 23, scope: !1425, inlinedAt: !1450)
!1463 = !DILocation(line: 78, column: 27, scope: !1425, inlinedAt: !1450)
!1464 = distinct !DISubprogram(name: "ReduceMax", scope: !332, file: !332, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1465 = !DILocation(line: 17, column: 54, scope: !1422, inlinedAt: !1423)
!1466 = !DILocation(line: 20, column: 15, scope: !1464, inlinedAt: !1465)
!1467 = !DILocation(line: 45, column: 16, scope: !1426, inlinedAt: !1466)
!1468 = !DILocation(line: 71, column: 7, scope: !1425, inlinedAt: !1467)
!1469 = !DILocation(line: 66, column: 35, scope: !1425, inlinedAt: !1467)
!1470 = !DILocation(line: 72, column: 7, scope: !1425, inlinedAt: !1467)
!1471 = !DILocation(line: 72, column: 35, scope: !1425, inlinedAt: !1467)
!1472 = !DILocation(line: 73, column: 23, scope: !1425, inlinedAt: !1467)
!1473 = !DILocation(line: 20, column: 77, scope: !1464, inlinedAt: !1465)
!1474 = !DILocation(line: 72, column: 40, scope: !1425, inlinedAt: !1467)
!1475 = !DILocation(line: 77, column: 16, scope: !1425, inlinedAt: !1467)
!1476 = !DILocation(line: 77, column: 2, scope: !1425, inlinedAt: !1467)
!1477 = !DILocation(line: 78, column: 6, scope: !1425, inlinedAt: !1467)
!1478 = !DILocation(line: 78, column: 22, scope: !1425, inlinedAt: !1467)
!1479 = !DILocation(line: 79, column: 23, scope: !1425, inlinedAt: !1467)
!1480 = !DILocation(line: 78, column: 27, scope: !1425, inlinedAt: !1467)
!1481 = !DILocation(line: 17, column: 6, scope: !1422, inlinedAt: !1423)
!1482 = !DILocation(line: 17, column: 14, scope: !1422, inlinedAt: !1423)
!1483 = distinct !DISubprogram(name: "scan", scope: !400, file: !400, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1484 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !400, file: !400, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1485 = !DILocation(line: 18, column: 40, scope: !1422, inlinedAt: !1423)
!1486 = !DILocation(line: 6, column: 21, scope: !1484, inlinedAt: !1485)
!1487 = !DILocation(line: 25, column: 16, scope: !1483, inlinedAt: !1486)
!1488 = !DILocation(line: 23, column: 48, scope: !1483, inlinedAt: !1486)
!1489 = !DILocation(line: 26, column: 6, scope: !1483, inlinedAt: !1486)
!1490 = !DILocation(line: 26, column: 24, scope: !1483, inlinedAt: !1486)
!1491 = !DILocation(line: 27, column: 24, scope: !1483, inlinedAt: !1486)
!1492 = !DILocation(line: 27, column: 44, scope: !1483, inlinedAt: !1486)
!1493 = !DILocation(line: 28, column: 4, scope: !1483, inlinedAt: !1486)
!1494 = !DILocation(line: 26, column: 37, scope: !1483, inlinedAt: !1486)
!1495 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !400, file: !400, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1496 = !DILocation(line: 18, column: 68, scope: !1422, inlinedAt: !1423)
!1497 = !DILocation(line: 14, column: 21, scope: !1495, inlinedAt: !1496)
!1498 = !DILocation(line: 23, column: 48, scope: !1483, inlinedAt: !1497)
!1499 = !DILocation(line: 26, column: 6, scope: !1483, inlinedAt: !1497)
!1500 = !DILocation(line: 26, column: 24, scope: !1483, inlinedAt: !1497)
!1501 = !DILocation(line: 27, column: 24, scope: !1483, inlinedAt: !1497)
!1502 = !DILocation(line: 27, column: 44, scope: !1483, inlinedAt: !1497)
!1503 = !DILocation(line: 28, column: 4, scope: !1483, inlinedAt: !1497)
!1504 = !DILocation(line: 26, column: 37, scope: !1483, inlinedAt: !1497)
!1505 = !DILocation(line: 15, column: 20, scope: !1495, inlinedAt: !1496)
!1506 = !DILocation(line: 15, column: 42, scope: !1495, inlinedAt: !1496)
!1507 = !DILocation(line: 18, column: 2, scope: !1422, inlinedAt: !1423)
!1508 = !DILocation(line: 18, column: 6, scope: !1422, inlinedAt: !1423)
!1509 = !DILocation(line: 18, column: 14, scope: !1422, inlinedAt: !1423)
!1510 = !DILocation(line: 19, column: 42, scope: !1422, inlinedAt: !1423)
!1511 = distinct !DISubprogram(name: "Broadcast", scope: !429, file: !429, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1512 = !DILocation(line: 19, column: 25, scope: !1422, inlinedAt: !1423)
!1513 = !DILocation(line: 36, column: 10, scope: !1511, inlinedAt: !1512)
!1514 = !DILocation(line: 36, column: 22, scope: !1511, inlinedAt: !1512)
!1515 = !DILocation(line: 37, column: 8, scope: !1511, inlinedAt: !1512)
!1516 = !DILocation(line: 40, column: 17, scope: !1511, inlinedAt: !1512)
!1517 = !DILocation(line: 19, column: 6, scope: !1422, inlinedAt: !1423)
!1518 = !DILocation(line: 31, column: 26, scope: !1416, inlinedAt: !1417)
!1519 = distinct !DISubprogram(name: "numbers", scope: !322, file: !322, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1520 = !DILocation(line: 31, column: 9, scope: !1416, inlinedAt: !1417)
!1521 = !DILocation(line: 14, column: 11, scope: !1519, inlinedAt: !1520)
!1522 = !DILocation(line: 31, column: 48, scope: !1416, inlinedAt: !1417)
!1523 = distinct !DISubprogram(name: "reduce", scope: !332, file: !332, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!1524 = distinct !DISubprogram(name: "ReduceAdd", scope: !332, file: !332, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!1525 = !DILocation(line: 16, column: 25, scope: !1519, inlinedAt: !1520)
!1526 = !DILocation(line: 8, column: 15, scope: !1524, inlinedAt: !1525)
!1527 = !DILocation(line: 46, column: 14, scope: !1523, inlinedAt: !1526)
!1528 = !DILocation(line: 26, column: 47, scope: !448, inlinedAt: !1527)
!1529 = !DILocation(line: 26, column: 59, scope: !448, inlinedAt: !1527)
!1530 = distinct !DISubprogram(name: "scan", scope: !400, file: !400, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1531 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !400, file: !400, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1532 = !DILocation(line: 18, column: 40, scope: !1519, inlinedAt: !1520)
!1533 = !DILocation(line: 6, column: 21, scope: !1531, inlinedAt: !1532)
!1534 = !DILocation(line: 37, column: 21, scope: !1530, inlinedAt: !1533)
!1535 = !DILocation(line: 37, column: 10, scope: !1530, inlinedAt: !1533)
!1536 = !DILocation(line: 19, column: 40, scope: !1519, inlinedAt: !1520)
!1537 = !DILocation(line: 45, column: 16, scope: !1523, inlinedAt: !1526)
!1538 = !DILocation(line: 71, column: 7, scope: !1425, inlinedAt: !1537)
!1539 = !DILocation(line: 66, column: 35, scope: !1425, inlinedAt: !1537)
!1540 = !DILocation(line: 72, column: 7, scope: !1425, inlinedAt: !1537)
!1541 = !DILocation(line: 72, column: 35, scope: !1425, inlinedAt: !1537)
!1542 = !DILocation(line: 73, column: 23, scope: !1425, inlinedAt: !1537)
!1543 = !DILocation(line: 8, column: 76, scope: !1524, inlinedAt: !1525)
!1544 = !DILocation(line: 72, column: 40, scope: !1425, inlinedAt: !1537)
!1545 = !DILocation(line: 77, column: 16, scope: !1425, inlinedAt: !1537)
!1546 = !DILocation(line: 77, column: 2, scope: !1425, inlinedAt: !1537)
!1547 = !DILocation(line: 78, column: 6, scope: !1425, inlinedAt: !1537)
!1548 = !DILocation(line: 78, column: 22, scope: !1425, inlinedAt: !1537)
!1549 = !DILocation(line: 79, column: 23, scope: !1425, inlinedAt: !1537)
!1550 = !DILocation(line: 78, column: 27, scope: !1425, inlinedAt: !1537)
!1551 = !DILocation(line: 26, column: 64, scope: !448, inlinedAt: !1527)
!1552 = !DILocation(line: 47, column: 7, scope: !1523, inlinedAt: !1526)
!1553 = !DILocation(line: 50, column: 31, scope: !1523, inlinedAt: !1526)
!1554 = !DILocation(line: 51, column: 10, scope: !1523, inlinedAt: !1526)
!1555 = !DILocation(line: 52, column: 14, scope: !1523, inlinedAt: !1526)
!1556 = !DILocation(line: 53, column: 17, scope: !1523, inlinedAt: !1526)
!1557 = !DILocation(line: 53, column: 8, scope: !1523, inlinedAt: !1526)
!1558 = !DILocation(line: 55, column: 10, scope: !1523, inlinedAt: !1526)
!1559 = !DILocation(line: 56, column: 11, scope: !1523, inlinedAt: !1526)
!1560 = !DILocation(line: 43, column: 50, scope: !1523, inlinedAt: !1526)
!1561 = !DILocation(line: 57, column: 6, scope: !1523, inlinedAt: !1526)
!1562 = !DILocation(line: 57, column: 16, scope: !1523, inlinedAt: !1526)
!1563 = !DILocation(line: 58, column: 17, scope: !1523, inlinedAt: !1526)
!1564 = !DILocation(line: 57, column: 21, scope: !1523, inlinedAt: !1526)
!1565 = !DILocation(line: 16, column: 6, scope: !1519, inlinedAt: !1520)
!1566 = distinct !DISubprogram(name: "ReduceMin", scope: !332, file: !332, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1567 = !DILocation(line: 17, column: 33, scope: !1519, inlinedAt: !1520)
!1568 = !DILocation(line: 14, column: 15, scope: !1566, inlinedAt: !1567)
!1569 = !DILocation(line: 45, column: 16, scope: !1523, inlinedAt: !1568)
!1570 = !DILocation(line: 71, column: 7, scope: !1425, inlinedAt: !1569)
!1571 = !DILocation(line: 66, column: 35, scope: !1425, inlinedAt: !1569)
!1572 = !DILocation(line: 72, column: 7, scope: !1425, inlinedAt: !1569)
!1573 = !DILocation(line: 72, column: 35, scope: !1425, inlinedAt: !1569)
!1574 = !DILocation(line: 73, column: 23, scope: !1425, inlinedAt: !1569)
!1575 = !DILocation(line: 14, column: 77, scope: !1566, inlinedAt: !1567)
!1576 = !DILocation(line: 72, column: 40, scope: !1425, inlinedAt: !1569)
!1577 = !DILocation(line: 77, column: 16, scope: !1425, inlinedAt: !1569)
!1578 = !DILocation(line: 77, column: 2, scope: !1425, inlinedAt: !1569)
!1579 = !DILocation(line: 78, column: 6, scope: !1425, inlinedAt: !1569)
!1580 = !DILocation(line: 78, column: 22, scope: !1425, inlinedAt: !1569)
!1581 = !DILocation(line: 79, column: 23, scope: !1425, inlinedAt: !1569)
!1582 = !DILocation(line: 78, column: 27, scope: !1425, inlinedAt: !1569)
!1583 = !DILocation(line: 47, column: 7, scope: !1523, inlinedAt: !1568)
!1584 = !DILocation(line: 50, column: 31, scope: !1523, inlinedAt: !1568)
!1585 = !DILocation(line: 51, column: 10, scope: !1523, inlinedAt: !1568)
!1586 = !DILocation(line: 52, column: 14, scope: !1523, inlinedAt: !1568)
!1587 = !DILocation(line: 53, column: 17, scope: !1523, inlinedAt: !1568)
!1588 = !DILocation(line: 53, column: 8, scope: !1523, inlinedAt: !1568)
!1589 = !DILocation(line: 55, column: 10, scope: !1523, inlinedAt: !1568)
!1590 = !DILocation(line: 56, column: 11, scope: !1523, inlinedAt: !1568)
!1591 = !DILocation(line: 43, column: 50, scope: !1523, inlinedAt: !1568)
!1592 = !DILocation(line: 57, column: 6, scope: !1523, inlinedAt: !1568)
!1593 = !DILocation(line: 57, column: 16, scope: !1523, inlinedAt: !1568)
!1594 = !DILocation(line: 58, column: 17, scope: !1523, inlinedAt: !1568)
!1595 = !DILocation(line: 57, column: 21, scope: !1523, inlinedAt: !1568)
!1596 = distinct !DISubprogram(name: "ReduceMax", scope: !332, file: !332, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1597 = !DILocation(line: 17, column: 54, scope: !1519, inlinedAt: !1520)
!1598 = !DILocation(line: 20, column: 15, scope: !1596, inlinedAt: !1597)
!1599 = !DILocation(line: 45, column: 16, scope: !1523, inlinedAt: !1598)
!1600 = !DILocation(line: 71, column: 7, scope: !1425, inlinedAt: !1599)
!1601 = !DILocation(line: 66, column: 35, scope: !1425, inlinedAt: !1599)
!1602 = !DILocation(line: 72, column: 7, scope: !1425, inlinedAt: !1599)
!1603 = !DILocation(line: 72, column: 35, scope: !1425, inlinedAt: !1599)
!1604 = !DILocation(line: 73, column: 23, scope: !1425, inlinedAt: !1599)
!1605 = !DILocation(line: 20, column: 77, scope: !1596, inlinedAt: !1597)
!1606 = !DILocation(line: 72, column: 40, scope: !1425, inlinedAt: !1599)
!1607 = !DILocation(line: 77, column: 16, scope: !1425, inlinedAt: !1599)
!1608 = !DILocation(line: 77, column: 2, scope: !1425, inlinedAt: !1599)
!1609 = !DILocation(line: 78, column: 6, scope: !1425, inlinedAt: !1599)
!1610 = !DILocation(line: 78, column: 22, scope: !1425, inlinedAt: !1599)
!1611 = !DILocation(line: 79, column: 23, scope: !1425, inlinedAt: !1599)
!1612 = !DILocation(line: 78, column: 27, scope: !1425, inlinedAt: !1599)
!1613 = !DILocation(line: 47, column: 7, scope: !1523, inlinedAt: !1598)
!1614 = !DILocation(line: 50, column: 31, scope: !1523, inlinedAt: !1598)
!1615 = !DILocation(line: 51, column: 10, scope: !1523, inlinedAt: !1598)
!1616 = !DILocation(line: 52, column: 14, scope: !1523, inlinedAt: !1598)
!1617 = !DILocation(line: 53, column: 17, scope: !1523, inlinedAt: !1598)
!1618 = !DILocation(line: 53, column: 8, scope: !1523, inlinedAt: !1598)
!1619 = !DILocation(line: 55, column: 10, scope: !1523, inlinedAt: !1598)
!1620 = !DILocation(line: 56, column: 11, scope: !1523, inlinedAt: !1598)
!1621 = !DILocation(line: 43, column: 50, scope: !1523, inlinedAt: !1598)
!1622 = !DILocation(line: 57, column: 6, scope: !1523, inlinedAt: !1598)
!1623 = !DILocation(line: 57, column: 16, scope: !1523, inlinedAt: !1598)
!1624 = !DILocation(line: 58, column: 17, scope: !1523, inlinedAt: !1598)
!1625 = !DILocation(line: 57, column: 21, scope: !1523, inlinedAt: !1598)
!1626 = !DILocation(line: 17, column: 6, scope: !1519, inlinedAt: !1520)
!1627 = !DILocation(line: 17, column: 14, scope: !1519, inlinedAt: !1520)
!1628 = !DILocation(line: 25, column: 16, scope: !1530, inlinedAt: !1533)
!1629 = !DILocation(line: 23, column: 48, scope: !1530, inlinedAt: !1533)
!1630 = !DILocation(line: 26, column: 6, scope: !1530, inlinedAt: !1533)
!1631 = !DILocation(line: 26, column: 24, scope: !1530, inlinedAt: !1533)
!1632 = !DILocation(line: 27, column: 24, scope: !1530, inlinedAt: !1533)
!1633 = !DILocation(line: 27, column: 44, scope: !1530, inlinedAt: !1533)
!1634 = !DILocation(line: 28, column: 4, scope: !1530, inlinedAt: !1533)
!1635 = !DILocation(line: 26, column: 37, scope: !1530, inlinedAt: !1533)
!1636 = !DILocation(line: 31, column: 15, scope: !1530, inlinedAt: !1533)
!1637 = !DILocation(line: 34, column: 32, scope: !1530, inlinedAt: !1533)
!1638 = !DILocation(line: 35, column: 19, scope: !1530, inlinedAt: !1533)
!1639 = !DILocation(line: 36, column: 10, scope: !1530, inlinedAt: !1533)
!1640 = !DILocation(line: 38, column: 9, scope: !1530, inlinedAt: !1533)
!1641 = !DILocation(line: 40, column: 10, scope: !1530, inlinedAt: !1533)
!1642 = !DILocation(line: 23, column: 59, scope: !1530, inlinedAt: !1533)
!1643 = !DILocation(line: 42, column: 19, scope: !1530, inlinedAt: !1533)
!1644 = !DILocation(line: 42, column: 3, scope: !1530, inlinedAt: !1533)
!1645 = !DILocation(line: 44, column: 2, scope: !1531, inlinedAt: !1532)
!1646 = !DILocation(line: 7, column: 16, scope: !1531, inlinedAt: !1532)
!1647 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !400, file: !400, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1648 = !DILocation(line: 18, column: 68, scope: !1519, inlinedAt: !1520)
!1649 = !DILocation(line: 14, column: 21, scope: !1647, inlinedAt: !1648)
!1650 = !DILocation(line: 25, column: 16, scope: !1530, inlinedAt: !1649)
!1651 = !DILocation(line: 23, column: 48, scope: !1530, inlinedAt: !1649)
!1652 = !DILocation(line: 26, column: 6, scope: !1530, inlinedAt: !1649)
!1653 = !DILocation(line: 26, column: 24, scope: !1530, inlinedAt: !1649)
!1654 = !DILocation(line: 27, column: 24, scope: !1530, inlinedAt: !1649)
!1655 = !DILocation(line: 27, column: 44, scope: !1530, inlinedAt: !1649)
!1656 = !DILocation(line: 28, column: 4, scope: !1530, inlinedAt: !1649)
!1657 = !DILocation(line: 26, column: 37, scope: !1530, inlinedAt: !1649)
!1658 = !DILocation(line: 31, column: 15, scope: !1530, inlinedAt: !1649)
!1659 = !DILocation(line: 34, column: 32, scope: !1530, inlinedAt: !1649)
!1660 = !DILocation(line: 35, column: 19, scope: !1530, inlinedAt: !1649)
!1661 = !DILocation(line: 36, column: 10, scope: !1530, inlinedAt: !1649)
!1662 = !DILocation(line: 37, column: 10, scope: !1530, inlinedAt: !1649)
!1663 = !DILocation(line: 38, column: 9, scope: !1530, inlinedAt: !1649)
!1664 = !DILocation(line: 40, column: 10, scope: !1530, inlinedAt: !1649)
!1665 = !DILocation(line: 23, column: 59, scope: !1530, inlinedAt: !1649)
!1666 = !DILocation(line: 42, column: 19, scope: !1530, inlinedAt: !1649)
!1667 = !DILocation(line: 42, column: 3, scope: !1530, inlinedAt: !1649)
!1668 = !DILocation(line: 44, column: 2, scope: !1647, inlinedAt: !1648)
!1669 = !DILocation(line: 15, column: 20, scope: !1647, inlinedAt: !1648)
!1670 = !DILocation(line: 15, column: 42, scope: !1647, inlinedAt: !1648)
!1671 = !DILocation(line: 18, column: 16, scope: !1647, inlinedAt: !1648)
!1672 = !DILocation(line: 18, column: 2, scope: !1519, inlinedAt: !1520)
!1673 = !DILocation(line: 18, column: 6, scope: !1519, inlinedAt: !1520)
!1674 = !DILocation(line: 18, column: 14, scope: !1519, inlinedAt: !1520)
!1675 = !DILocation(line: 19, column: 42, scope: !1519, inlinedAt: !1520)
!1676 = distinct !DISubprogram(name: "Broadcast", scope: !429, file: !429, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1677 = !DILocation(line: 19, column: 25, scope: !1519, inlinedAt: !1520)
!1678 = !DILocation(line: 36, column: 22, scope: !1676, inlinedAt: !1677)
!1679 = !DILocation(line: 37, column: 8, scope: !1676, inlinedAt: !1677)
!1680 = !DILocation(line: 39, column: 15, scope: !1676, inlinedAt: !1677)
!1681 = !DILocation(line: 40, column: 17, scope: !1676, inlinedAt: !1677)
!1682 = !DILocation(line: 40, column: 3, scope: !1519, inlinedAt: !1520)
!1683 = !DILocation(line: 42, column: 16, scope: !1676, inlinedAt: !1677)
!1684 = !DILocation(line: 43, column: 10, scope: !1676, inlinedAt: !1677)
!1685 = !DILocation(line: 44, column: 14, scope: !1676, inlinedAt: !1677)
!1686 = !DILocation(line: 45, column: 3, scope: !1676, inlinedAt: !1677)
!1687 = !DILocation(line: 47, column: 10, scope: !1676, inlinedAt: !1677)
!1688 = !DILocation(line: 48, column: 9, scope: !1676, inlinedAt: !1677)
!1689 = !DILocation(line: 48, column: 2, scope: !1519, inlinedAt: !1520)
!1690 = !DILocation(line: 19, column: 6, scope: !1519, inlinedAt: !1520)
!1691 = distinct !DISubprogram(name: "IntegersInt64", scope: !282, file: !282, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1692 = !DILocation(line: 61, column: 6, scope: !1691)
!1693 = distinct !DISubprogram(name: "groupIntegers", scope: !322, file: !322, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1694 = !DILocation(line: 61, column: 75, scope: !1691)
!1695 = !DILocation(line: 35, column: 20, scope: !1693, inlinedAt: !1694)
!1696 = !DILocation(line: 36, column: 27, scope: !1693, inlinedAt: !1694)
!1697 = !DILocation(line: 36, column: 25, scope: !1693, inlinedAt: !1694)
!1698 = !DILocation(line: 36, column: 48, scope: !1693, inlinedAt: !1694)
!1699 = distinct !DISubprogram(name: "integers", scope: !322, file: !322, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1700 = !DILocation(line: 36, column: 10, scope: !1693, inlinedAt: !1694)
!1701 = !DILocation(line: 24, column: 11, scope: !1699, inlinedAt: !1700)
!1702 = distinct !DISubprogram(name: "ReduceAnd", scope: !332, file: !332, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!1703 = !DILocation(line: 25, column: 40, scope: !1699, inlinedAt: !1700)
!1704 = !DILocation(line: 26, column: 15, scope: !1702, inlinedAt: !1703)
!1705 = !DILocation(line: 45, column: 16, scope: !1426, inlinedAt: !1704)
!1706 = !DILocation(line: 70, column: 13, scope: !1425, inlinedAt: !1705)
!1707 = !DILocation(line: 71, column: 7, scope: !1425, inlinedAt: !1705)
!1708 = !DILocation(line: 66, column: 35, scope: !1425, inlinedAt: !1705)
!1709 = !DILocation(line: 72, column: 7, scope: !1425, inlinedAt: !1705)
!1710 = !DILocation(line: 72, column: 35, scope: !1425, inlinedAt: !1705)
!1711 = !DILocation(line: 73, column: 23, scope: !1425, inlinedAt: !1705)
!1712 = !DILocation(line: 26, column: 76, scope: !1702, inlinedAt: !1703)
!1713 = !DILocation(line: 72, column: 40, scope: !1425, inlinedAt: !1705)
!1714 = !DILocation(line: 77, column: 16, scope: !1425, inlinedAt: !1705)
!1715 = !DILocation(line: 77, column: 2, scope: !1425, inlinedAt: !1705)
!1716 = !DILocation(line: 78, column: 6, scope: !1425, inlinedAt: !1705)
!1717 = !DILocation(line: 78, column: 22, scope: !1425, inlinedAt: !1705)
!1718 = !DILocation(line: 79, column: 23, scope: !1425, inlinedAt: !1705)
!1719 = !DILocation(line: 78, column: 27, scope: !1425, inlinedAt: !1705)
!1720 = distinct !DISubprogram(name: "ReduceOr", scope: !332, file: !332, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!1721 = !DILocation(line: 25, column: 60, scope: !1699, inlinedAt: !1700)
!1722 = !DILocation(line: 31, column: 15, scope: !1720, inlinedAt: !1721)
!1723 = !DILocation(line: 45, column: 16, scope: !1426, inlinedAt: !1722)
!1724 = !DILocation(line: 71, column: 7, scope: !1425, inlinedAt: !1723)
!1725 = !DILocation(line: 66, column: 35, scope: !1425, inlinedAt: !1723)
!1726 = !DILocation(line: 72, column: 7, scope: !1425, inlinedAt: !1723)
!1727 = !DILocation(line: 72, column: 35, scope: !1425, inlinedAt: !1723)
!1728 = !DILocation(line: 73, column: 23, scope: !1425, inlinedAt: !1723)
!1729 = !DILocation(line: 31, column: 74, scope: !1720, inlinedAt: !1721)
!1730 = !DILocation(line: 72, column: 40, scope: !1425, inlinedAt: !1723)
!1731 = !DILocation(line: 77, column: 16, scope: !1425, inlinedAt: !1723)
!1732 = !DILocation(line: 77, column: 2, scope: !1425, inlinedAt: !1723)
!1733 = !DILocation(line: 78, column: 6, scope: !1425, inlinedAt: !1723)
!1734 = !DILocation(line: 78, column: 22, scope: !1425, inlinedAt: !1723)
!1735 = !DILocation(line: 79, column: 23, scope: !1425, inlinedAt: !1723)
!1736 = !DILocation(line: 78, column: 27, scope: !1425, inlinedAt: !1723)
!1737 = distinct !DISubprogram(name: "ReduceXor", scope: !332, file: !332, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!1738 = !DILocation(line: 25, column: 81, scope: !1699, inlinedAt: !1700)
!1739 = !DILocation(line: 37, column: 15, scope: !1737, inlinedAt: !1738)
!1740 = !DILocation(line: 45, column: 16, scope: !1426, inlinedAt: !1739)
!1741 = !DILocation(line: 71, column: 7, scope: !1425, inlinedAt: !1740)
!1742 = !DILocation(line: 66, column: 35, scope: !1425, inlinedAt: !1740)
!1743 = !DILocation(line: 72, column: 7, scope: !1425, inlinedAt: !1740)
!1744 = !DILocation(line: 72, column: 35, scope: !1425, inlinedAt: !1740)
!1745 = !DILocation(line: 73, column: 23, scope: !1425, inlinedAt: !1740)
!1746 = !DILocation(line: 37, column: 76, scope: !1737, inlinedAt: !1738)
!1747 = !DILocation(line: 72, column: 40, scope: !1425, inlinedAt: !1740)
!1748 = !DILocation(line: 77, column: 16, scope: !1425, inlinedAt: !1740)
!1749 = !DILocation(line: 77, column: 2, scope: !1425, inlinedAt: !1740)
!1750 = !DILocation(line: 78, column: 6, scope: !1425, inlinedAt: !1740)
!1751 = !DILocation(line: 78, column: 22, scope: !1425, inlinedAt: !1740)
!1752 = !DILocation(line: 79, column: 23, scope: !1425, inlinedAt: !1740)
!1753 = !DILocation(line: 78, column: 27, scope: !1425, inlinedAt: !1740)
!1754 = !DILocation(line: 25, column: 5, scope: !1699, inlinedAt: !1700)
!1755 = !DILocation(line: 25, column: 13, scope: !1699, inlinedAt: !1700)
!1756 = !DILocation(line: 25, column: 21, scope: !1699, inlinedAt: !1700)
!1757 = !DILocation(line: 37, column: 27, scope: !1693, inlinedAt: !1694)
!1758 = distinct !DISubprogram(name: "integers", scope: !322, file: !322, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1759 = !DILocation(line: 37, column: 10, scope: !1693, inlinedAt: !1694)
!1760 = !DILocation(line: 24, column: 11, scope: !1758, inlinedAt: !1759)
!1761 = !DILocation(line: 37, column: 50, scope: !1693, inlinedAt: !1694)
!1762 = distinct !DISubprogram(name: "ReduceAnd", scope: !332, file: !332, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!1763 = !DILocation(line: 25, column: 40, scope: !1758, inlinedAt: !1759)
!1764 = !DILocation(line: 26, column: 15, scope: !1762, inlinedAt: !1763)
!1765 = !DILocation(line: 45, column: 16, scope: !1523, inlinedAt: !1764)
!1766 = !DILocation(line: 71, column: 7, scope: !1425, inlinedAt: !1765)
!1767 = !DILocation(line: 66, column: 35, scope: !1425, inlinedAt: !1765)
!1768 = !DILocation(line: 72, column: 7, scope: !1425, inlinedAt: !1765)
!1769 = !DILocation(line: 72, column: 35, scope: !1425, inlinedAt: !1765)
!1770 = !DILocation(line: 73, column: 23, scope: !1425, inlinedAt: !1765)
!1771 = !DILocation(line: 26, column: 76, scope: !1762, inlinedAt: !1763)
!1772 = !DILocation(line: 72, column: 40, scope: !1425, inlinedAt: !1765)
!1773 = !DILocation(line: 77, column: 16, scope: !1425, inlinedAt: !1765)
!1774 = !DILocation(line: 77, column: 2, scope: !1425, inlinedAt: !1765)
!1775 = !DILocation(line: 78, column: 6, scope: !1425, inlinedAt: !1765)
!1776 = !DILocation(line: 78, column: 22, scope: !1425, inlinedAt: !1765)
!1777 = !DILocation(line: 79, column: 23, scope: !1425, inlinedAt: !1765)
!1778 = !DILocation(line: 78, column: 27, scope: !1425, inlinedAt: !1765)
!1779 = !DILocation(line: 46, column: 14, scope: !1523, inlinedAt: !1764)
!1780 = !DILocation(line: 26, column: 47, scope: !448, inlinedAt: !1779)
!1781 = !DILocation(line: 26, column: 59, scope: !448, inlinedAt: !1779)
!1782 = !DILocation(line: 26, column: 64, scope: !448, inlinedAt: !1779)
!1783 = !DILocation(line: 47, column: 7, scope: !1523, inlinedAt: !1764)
!1784 = !DILocation(line: 50, column: 31, scope: !1523, inlinedAt: !1764)
!1785 = !DILocation(line: 51, column: 10, scope: !1523, inlinedAt: !1764)
!1786 = !DILocation(line: 52, column: 11, scope: !1523, inlinedAt: !1764)
!1787 = !DILocation(line: 52, column: 14, scope: !1523, inlinedAt: !1764)
!1788 = !DILocation(line: 53, column: 17, scope: !1523, inlinedAt: !1764)
!1789 = !DILocation(line: 53, column: 8, scope: !1523, inlinedAt: !1764)
!1790 = !DILocation(line: 55, column: 10, scope: !1523, inlinedAt: !1764)
!1791 = !DILocation(line: 56, column: 11, scope: !1523, inlinedAt: !1764)
!1792 = !DILocation(line: 43, column: 50, scope: !1523, inlinedAt: !1764)
!1793 = !DILocation(line: 57, column: 6, scope: !1523, inlinedAt: !1764)
!1794 = !DILocation(line: 57, column: 16, scope: !1523, inlinedAt: !1764)
!1795 = !DILocation(line: 58, column: 17, scope: !1523, inlinedAt: !1764)
!1796 = !DILocation(line: 57, column: 21, scope: !1523, inlinedAt: !1764)
!1797 = distinct !DISubprogram(name: "ReduceOr", scope: !332, file: !332, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!1798 = !DILocation(line: 25, column: 60, scope: !1758, inlinedAt: !1759)
!1799 = !DILocation(line: 31, column: 15, scope: !1797, inlinedAt: !1798)
!1800 = !DILocation(line: 45, column: 16, scope: !1523, inlinedAt: !1799)
!1801 = !DILocation(line: 71, column: 7, scope: !1425, inlinedAt: !1800)
!1802 = !DILocation(line: 66, column: 35, scope: !1425, inlinedAt: !1800)
!1803 = !DILocation(line: 72, column: 7, scope: !1425, inlinedAt: !1800)
!1804 = !DILocation(line: 72, column: 35, scope: !1425, inlinedAt: !1800)
!1805 = !DILocation(line: 73, column: 23, scope: !1425, inlinedAt: !1800)
!1806 = !DILocation(line: 31, column: 74, scope: !1797, inlinedAt: !1798)
!1807 = !DILocation(line: 72, column: 40, scope: !1425, inlinedAt: !1800)
!1808 = !DILocation(line: 77, column: 16, scope: !1425, inlinedAt: !1800)
!1809 = !DILocation(line: 77, column: 2, scope: !1425, inlinedAt: !1800)
!1810 = !DILocation(line: 78, column: 6, scope: !1425, inlinedAt: !1800)
!1811 = !DILocation(line: 78, column: 22, scope: !1425, inlinedAt: !1800)
!1812 = !DILocation(line: 79, column: 23, scope: !1425, inlinedAt: !1800)
!1813 = !DILocation(line: 78, column: 27, scope: !1425, inlinedAt: !1800)
!1814 = !DILocation(line: 47, column: 7, scope: !1523, inlinedAt: !1799)
!1815 = !DILocation(line: 50, column: 31, scope: !1523, inlinedAt: !1799)
!1816 = !DILocation(line: 51, column: 10, scope: !1523, inlinedAt: !1799)
!1817 = !DILocation(line: 52, column: 11, scope: !1523, inlinedAt: !1799)
!1818 = !DILocation(line: 52, column: 14, scope: !1523, inlinedAt: !1799)
!1819 = !DILocation(line: 53, column: 17, scope: !1523, inlinedAt: !1799)
!1820 = !DILocation(line: 53, column: 8, scope: !1523, inlinedAt: !1799)
!1821 = !DILocation(line: 55, column: 10, scope: !1523, inlinedAt: !1799)
!1822 = !DILocation(line: 56, column: 11, scope: !1523, inlinedAt: !1799)
!1823 = !DILocation(line: 43, column: 50, scope: !1523, inlinedAt: !1799)
!1824 = !DILocation(line: 57, column: 6, scope: !1523, inlinedAt: !1799)
!1825 = !DILocation(line: 57, column: 16, scope: !1523, inlinedAt: !1799)
!1826 = !DILocation(line: 58, column: 17, scope: !1523, inlinedAt: !1799)
!1827 = !DILocation(line: 57, column: 21, scope: !1523, inlinedAt: !1799)
!1828 = distinct !DISubprogram(name: "ReduceXor", scope: !332, file: !332, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!1829 = !DILocation(line: 25, column: 81, scope: !1758, inlinedAt: !1759)
!1830 = !DILocation(line: 37, column: 15, scope: !1828, inlinedAt: !1829)
!1831 = !DILocation(line: 45, column: 16, scope: !1523, inlinedAt: !1830)
!1832 = !DILocation(line: 71, column: 7, scope: !1425, inlinedAt: !1831)
!1833 = !DILocation(line: 66, column: 35, scope: !1425, inlinedAt: !1831)
!1834 = !DILocation(line: 72, column: 7, scope: !1425, inlinedAt: !1831)
!1835 = !DILocation(line: 72, column: 35, scope: !1425, inlinedAt: !1831)
!1836 = !DILocation(line: 73, column: 23, scope: !1425, inlinedAt: !1831)
!1837 = !DILocation(line: 37, column: 76, scope: !1828, inlinedAt: !1829)
!1838 = !DILocation(line: 72, column: 40, scope: !1425, inlinedAt: !1831)
!1839 = !DILocation(line: 77, column: 16, scope: !1425, inlinedAt: !1831)
!1840 = !DILocation(line: 77, column: 2, scope: !1425, inlinedAt: !1831)
!1841 = !DILocation(line: 78, column: 6, scope: !1425, inlinedAt: !1831)
!1842 = !DILocation(line: 78, column: 22, scope: !1425, inlinedAt: !1831)
!1843 = !DILocation(line: 79, column: 23, scope: !1425, inlinedAt: !1831)
!1844 = !DILocation(line: 78, column: 27, scope: !1425, inlinedAt: !1831)
!1845 = !DILocation(line: 47, column: 7, scope: !1523, inlinedAt: !1830)
!1846 = !DILocation(line: 50, column: 31, scope: !1523, inlinedAt: !1830)
!1847 = !DILocation(line: 51, column: 10, scope: !1523, inlinedAt: !1830)
!1848 = !DILocation(line: 52, column: 11, scope: !1523, inlinedAt: !1830)
!1849 = !DILocation(line: 52, column: 14, scope: !1523, inlinedAt: !1830)
!1850 = !DILocation(line: 53, column: 17, scope: !1523, inlinedAt: !1830)
!1851 = !DILocation(line: 53, column: 8, scope: !1523, inlinedAt: !1830)
!1852 = !DILocation(line: 55, column: 10, scope: !1523, inlinedAt: !1830)
!1853 = !DILocation(line: 56, column: 11, scope: !1523, inlinedAt: !1830)
!1854 = !DILocation(line: 43, column: 50, scope: !1523, inlinedAt: !1830)
!1855 = !DILocation(line: 57, column: 6, scope: !1523, inlinedAt: !1830)
!1856 = !DILocation(line: 57, column: 16, scope: !1523, inlinedAt: !1830)
!1857 = !DILocation(line: 58, column: 17, scope: !1523, inlinedAt: !1830)
!1858 = !DILocation(line: 57, column: 21, scope: !1523, inlinedAt: !1830)
!1859 = !DILocation(line: 25, column: 5, scope: !1758, inlinedAt: !1759)
!1860 = !DILocation(line: 25, column: 13, scope: !1758, inlinedAt: !1759)
!1861 = !DILocation(line: 25, column: 21, scope: !1758, inlinedAt: !1759)
!1862 = distinct !DISubprogram(name: "ExchangeInt", scope: !282, file: !282, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!1863 = !DILocation(line: 66, column: 6, scope: !1862)
!1864 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1865 = !DILocation(line: 66, column: 80, scope: !1862)
!1866 = !DILocation(line: 21, column: 29, scope: !1864, inlinedAt: !1865)
!1867 = !DILocation(line: 21, column: 39, scope: !1864, inlinedAt: !1865)
!1868 = !DILocation(line: 21, column: 49, scope: !1864, inlinedAt: !1865)
!1869 = !DILocation(line: 23, column: 7, scope: !1864, inlinedAt: !1865)
!1870 = !DILocation(line: 22, column: 2, scope: !1864, inlinedAt: !1865)
!1871 = !DILocation(line: 22, column: 8, scope: !1864, inlinedAt: !1865)
!1872 = !DILocation(line: 26, column: 9, scope: !1864, inlinedAt: !1865)
!1873 = !DILocation(line: 27, column: 12, scope: !1864, inlinedAt: !1865)
!1874 = !DILocation(line: 27, column: 10, scope: !1864, inlinedAt: !1865)
!1875 = !DILocation(line: 27, column: 30, scope: !1864, inlinedAt: !1865)
!1876 = !DILocation(line: 28, column: 37, scope: !1864, inlinedAt: !1865)
!1877 = !DILocation(line: 28, column: 32, scope: !1864, inlinedAt: !1865)
!1878 = !DILocation(line: 28, column: 34, scope: !1864, inlinedAt: !1865)
!1879 = !DILocation(line: 28, column: 20, scope: !1864, inlinedAt: !1865)
!1880 = !DILocation(line: 28, column: 3, scope: !1864, inlinedAt: !1865)
!1881 = !DILocation(line: 29, column: 22, scope: !1864, inlinedAt: !1865)
!1882 = !DILocation(line: 29, column: 3, scope: !1864, inlinedAt: !1865)
!1883 = !DILocation(line: 30, column: 24, scope: !1864, inlinedAt: !1865)
!1884 = !DILocation(line: 30, column: 3, scope: !1864, inlinedAt: !1865)
!1885 = !DILocation(line: 31, column: 23, scope: !1864, inlinedAt: !1865)
!1886 = !DILocation(line: 31, column: 3, scope: !1864, inlinedAt: !1865)
!1887 = !DILocation(line: 32, column: 14, scope: !1864, inlinedAt: !1865)
!1888 = !DILocation(line: 32, column: 12, scope: !1864, inlinedAt: !1865)
!1889 = !DILocation(line: 32, column: 18, scope: !1864, inlinedAt: !1865)
!1890 = !DILocation(line: 33, column: 21, scope: !1864, inlinedAt: !1865)
!1891 = !DILocation(line: 33, column: 3, scope: !1864, inlinedAt: !1865)
!1892 = !DILocation(line: 34, column: 3, scope: !1864, inlinedAt: !1865)
!1893 = !DILocation(line: 35, column: 31, scope: !1864, inlinedAt: !1865)
!1894 = !DILocation(line: 36, column: 4, scope: !1864, inlinedAt: !1865)
!1895 = !DILocation(line: 38, column: 32, scope: !1864, inlinedAt: !1865)
!1896 = !DILocation(line: 38, column: 30, scope: !1864, inlinedAt: !1865)
!1897 = !DILocation(line: 38, column: 24, scope: !1864, inlinedAt: !1865)
!1898 = !DILocation(line: 38, column: 3, scope: !1864, inlinedAt: !1865)
!1899 = distinct !DISubprogram(name: "ExchangeUint8", scope: !282, file: !282, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!1900 = !DILocation(line: 71, column: 6, scope: !1899)
!1901 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1902 = !DILocation(line: 72, column: 10, scope: !1899)
!1903 = !DILocation(line: 21, column: 29, scope: !1901, inlinedAt: !1902)
!1904 = !DILocation(line: 21, column: 39, scope: !1901, inlinedAt: !1902)
!1905 = !DILocation(line: 21, column: 49, scope: !1901, inlinedAt: !1902)
!1906 = !DILocation(line: 23, column: 7, scope: !1901, inlinedAt: !1902)
!1907 = !DILocation(line: 22, column: 2, scope: !1901, inlinedAt: !1902)
!1908 = !DILocation(line: 22, column: 8, scope: !1901, inlinedAt: !1902)
!1909 = !DILocation(line: 26, column: 9, scope: !1901, inlinedAt: !1902)
!1910 = !DILocation(line: 27, column: 12, scope: !1901, inlinedAt: !1902)
!1911 = !DILocation(line: 27, column: 10, scope: !1901, inlinedAt: !1902)
!1912 = !DILocation(line: 27, column: 30, scope: !1901, inlinedAt: !1902)
!1913 = !DILocation(line: 28, column: 37, scope: !1901, inlinedAt: !1902)
!1914 = !DILocation(line: 28, column: 32, scope: !1901, inlinedAt: !1902)
!1915 = !DILocation(line: 28, column: 34, scope: !1901, inlinedAt: !1902)
!1916 = !DILocation(line: 28, column: 20, scope: !1901, inlinedAt: !1902)
!1917 = !DILocation(line: 28, column: 3, scope: !1901, inlinedAt: !1902)
!1918 = !DILocation(line: 29, column: 22, scope: !1901, inlinedAt: !1902)
!1919 = !DILocation(line: 29, column: 3, scope: !1901, inlinedAt: !1902)
!1920 = !DILocation(line: 30, column: 24, scope: !1901, inlinedAt: !1902)
!1921 = !DILocation(line: 30, column: 3, scope: !1901, inlinedAt: !1902)
!1922 = !DILocation(line: 31, column: 23, scope: !1901, inlinedAt: !1902)
!1923 = !DILocation(line: 31, column: 3, scope: !1901, inlinedAt: !1902)
!1924 = !DILocation(line: 32, column: 14, scope: !1901, inlinedAt: !1902)
!1925 = !DILocation(line: 32, column: 12, scope: !1901, inlinedAt: !1902)
!1926 = !DILocation(line: 32, column: 18, scope: !1901, inlinedAt: !1902)
!1927 = !DILocation(line: 33, column: 21, scope: !1901, inlinedAt: !1902)
!1928 = !DILocation(line: 33, column: 3, scope: !1901, inlinedAt: !1902)
!1929 = !DILocation(line: 34, column: 3, scope: !1901, inlinedAt: !1902)
!1930 = !DILocation(line: 35, column: 31, scope: !1901, inlinedAt: !1902)
!1931 = !DILocation(line: 36, column: 4, scope: !1901, inlinedAt: !1902)
!1932 = !DILocation(line: 38, column: 32, scope: !1901, inlinedAt: !1902)
!1933 = !DILocation(line: 38, column: 30, scope: !1901, inlinedAt: !1902)
!1934 = !DILocation(line: 38, column: 24, scope: !1901, inlinedAt: !1902)
!1935 = !DILocation(line: 38, column: 3, scope: !1901, inlinedAt: !1902)
!1936 = distinct !DISubprogram(name: "ExchangeUint16", scope: !282, file: !282, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!1937 = !DILocation(line: 78, column: 6, scope: !1936)
!1938 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1939 = !DILocation(line: 79, column: 10, scope: !1936)
!1940 = !DILocation(line: 21, column: 29, scope: !1938, inlinedAt: !1939)
!1941 = !DILocation(line: 21, column: 39, scope: !1938, inlinedAt: !1939)
!1942 = !DILocation(line: 21, column: 49, scope: !1938, inlinedAt: !1939)
!1943 = !DILocation(line: 23, column: 7, scope: !1938, inlinedAt: !1939)
!1944 = !DILocation(line: 22, column: 2, scope: !1938, inlinedAt: !1939)
!1945 = !DILocation(line: 22, column: 8, scope: !1938, inlinedAt: !1939)
!1946 = !DILocation(line: 26, column: 9, scope: !1938, inlinedAt: !1939)
!1947 = !DILocation(line: 27, column: 12, scope: !1938, inlinedAt: !1939)
!1948 = !DILocation(line: 27, column: 10, scope: !1938, inlinedAt: !1939)
!1949 = !DILocation(line: 27, column: 30, scope: !1938, inlinedAt: !1939)
!1950 = !DILocation(line: 28, column: 37, scope: !1938, inlinedAt: !1939)
!1951 = !DILocation(line: 28, column: 32, scope: !1938, inlinedAt: !1939)
!1952 = !DILocation(line: 28, column: 34, scope: !1938, inlinedAt: !1939)
!1953 = !DILocation(line: 28, column: 20, scope: !1938, inlinedAt: !1939)
!1954 = !DILocation(line: 28, column: 3, scope: !1938, inlinedAt: !1939)
!1955 = !DILocation(line: 29, column: 22, scope: !1938, inlinedAt: !1939)
!1956 = !DILocation(line: 29, column: 3, scope: !1938, inlinedAt: !1939)
!1957 = !DILocation(line: 30, column: 24, scope: !1938, inlinedAt: !1939)
!1958 = !DILocation(line: 30, column: 3, scope: !1938, inlinedAt: !1939)
!1959 = !DILocation(line: 31, column: 23, scope: !1938, inlinedAt: !1939)
!1960 = !DILocation(line: 31, column: 3, scope: !1938, inlinedAt: !1939)
!1961 = !DILocation(line: 32, column: 14, scope: !1938, inlinedAt: !1939)
!1962 = !DILocation(line: 32, column: 12, scope: !1938, inlinedAt: !1939)
!1963 = !DILocation(line: 32, column: 18, scope: !1938, inlinedAt: !1939)
!1964 = !DILocation(line: 33, column: 21, scope: !1938, inlinedAt: !1939)
!1965 = !DILocation(line: 33, column: 3, scope: !1938, inlinedAt: !1939)
!1966 = !DILocation(line: 34, column: 3, scope: !1938, inlinedAt: !1939)
!1967 = !DILocation(line: 35, column: 31, scope: !1938, inlinedAt: !1939)
!1968 = !DILocation(line: 36, column: 4, scope: !1938, inlinedAt: !1939)
!1969 = !DILocation(line: 38, column: 32, scope: !1938, inlinedAt: !1939)
!1970 = !DILocation(line: 38, column: 30, scope: !1938, inlinedAt: !1939)
!1971 = !DILocation(line: 38, column: 24, scope: !1938, inlinedAt: !1939)
!1972 = !DILocation(line: 38, column: 3, scope: !1938, inlinedAt: !1939)
!1973 = distinct !DISubprogram(name: "NumbersUint16", scope: !282, file: !282, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!1974 = !DILocation(line: 85, column: 6, scope: !1973)
!1975 = distinct !DISubprogram(name: "groupNumbers", scope: !322, file: !322, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!1976 = !DILocation(line: 85, column: 75, scope: !1973)
!1977 = !DILocation(line: 29, column: 20, scope: !1975, inlinedAt: !1976)
!1978 = !DILocation(line: 30, column: 26, scope: !1975, inlinedAt: !1976)
!1979 = !DILocation(line: 30, column: 24, scope: !1975, inlinedAt: !1976)
!1980 = !DILocation(line: 30, column: 46, scope: !1975, inlinedAt: !1976)
!1981 = distinct !DISubprogram(name: "numbers", scope: !322, file: !322, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1982 = !DILocation(line: 30, column: 9, scope: !1975, inlinedAt: !1976)
!1983 = !DILocation(line: 14, column: 11, scope: !1981, inlinedAt: !1982)
!1984 = distinct !DISubprogram(name: "reduceWarp", scope: !332, file: !332, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!1985 = distinct !DISubprogram(name: "reduce", scope: !332, file: !332, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!1986 = distinct !DISubprogram(name: "ReduceAdd", scope: !332, file: !332, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!1987 = !DILocation(line: 16, column: 25, scope: !1981, inlinedAt: !1982)
!1988 = !DILocation(line: 8, column: 15, scope: !1986, inlinedAt: !1987)
!1989 = !DILocation(line: 45, column: 16, scope: !1985, inlinedAt: !1988)
!1990 = !DILocation(line: 68, column: 15, scope: !1984, inlinedAt: !1989)
!1991 = !DILocation(line: 70, column: 13, scope: !1984, inlinedAt: !1989)
!1992 = !DILocation(line: 71, column: 7, scope: !1984, inlinedAt: !1989)
!1993 = !DILocation(line: 19, column: 40, scope: !1981, inlinedAt: !1982)
!1994 = !DILocation(line: 67, column: 13, scope: !1984, inlinedAt: !1989)
!1995 = !DILocation(line: 68, column: 3, scope: !1985, inlinedAt: !1988)
!1996 = !DILocation(line: 66, column: 35, scope: !1984, inlinedAt: !1989)
!1997 = !DILocation(line: 72, column: 7, scope: !1984, inlinedAt: !1989)
!1998 = !DILocation(line: 72, column: 35, scope: !1984, inlinedAt: !1989)
!1999 = !DILocation(line: 73, column: 23, scope: !1984, inlinedAt: !1989)
!2000 = !DILocation(line: 8, column: 76, scope: !1986, inlinedAt: !1987)
!2001 = !DILocation(line: 72, column: 40, scope: !1984, inlinedAt: !1989)
!2002 = !DILocation(line: 77, column: 16, scope: !1984, inlinedAt: !1989)
!2003 = !DILocation(line: 77, column: 2, scope: !1984, inlinedAt: !1989)
!2004 = !DILocation(line: 78, column: 6, scope: !1984, inlinedAt: !1989)
!2005 = !DILocation(line: 78, column: 22, scope: !1984, inlinedAt: !1989)
!2006 = !DILocation(line: 79, column: 23, scope: !1984, inlinedAt: !1989)
!2007 = !DILocation(line: 78, column: 27, scope: !1984, inlinedAt: !1989)
!2008 = !DILocation(line: 16, column: 6, scope: !1981, inlinedAt: !1982)
!2009 = distinct !DISubprogram(name: "ReduceMin", scope: !332, file: !332, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2010 = !DILocation(line: 17, column: 33, scope: !1981, inlinedAt: !1982)
!2011 = !DILocation(line: 14, column: 15, scope: !2009, inlinedAt: !2010)
!2012 = !DILocation(line: 45, column: 16, scope: !1985, inlinedAt: !2011)
!2013 = !DILocation(line: 67, column: 13, scope: !1984, inlinedAt: !2012)
!2014 = !DILocation(line: 68, column: 15, scope: !1984, inlinedAt: !2012)
!2015 = !DILocation(line: 68, column: 3, scope: !1985, inlinedAt: !2011)
!2016 = !DILocation(line: 71, column: 7, scope: !1984, inlinedAt: !2012)
!2017 = !DILocation(line: 66, column: 35, scope: !1984, inlinedAt: !2012)
!2018 = !DILocation(line: 72, column: 7, scope: !1984, inlinedAt: !2012)
!2019 = !DILocation(line: 72, column: 35, scope: !1984, inlinedAt: !2012)
!2020 = !DILocation(line: 73, column: 23, scope: !1984, inlinedAt: !2012)
!2021 = !DILocation(line: 14, column: 77, scope: !2009, inlinedAt: !2010)
!2022 = !DILocation(line: 72, column: 40, scope: !1984, inlinedAt: !2012)
!2023 = !DILocation(line: 77, column: 16, scope: !1984, inlinedAt: !2012)
!2024 = !DILocation(line: 77, column: 2, scope: !1984, inlinedAt: !2012)
!2025 = !DILocation(line: 78, column: 6, scope: !1984, inlinedAt: !2012)
!2026 = !DILocation(line: 78, column: 22, scope: !1984, inlinedAt: !2012)
!2027 = !DILocation(line: 79, column: 23, scope: !1984, inlinedAt: !2012)
!2028 = !DILocation(line: 78, column: 27, scope: !1984, inlinedAt: !2012)
!2029 = distinct !DISubprogram(name: "ReduceMax", scope: !332, file: !332, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2030 = !DILocation(line: 17, column: 54, scope: !1981, inlinedAt: !1982)
!2031 = !DILocation(line: 20, column: 15, scope: !2029, inlinedAt: !2030)
!2032 = !DILocation(line: 45, column: 16, scope: !1985, inlinedAt: !2031)
!2033 = !DILocation(line: 67, column: 13, scope: !1984, inlinedAt: !2032)
!2034 = !DILocation(line: 68, column: 15, scope: !1984, inlinedAt: !2032)
!2035 = !DILocation(line: 68, column: 3, scope: !1985, inlinedAt: !2031)
!2036 = !DILocation(line: 71, column: 7, scope: !1984, inlinedAt: !2032)
!2037 = !DILocation(line: 66, column: 35, scope: !1984, inlinedAt: !2032)
!2038 = !DILocation(line: 72, column: 7, scope: !1984, inlinedAt: !2032)
!2039 = !DILocation(line: 72, column: 35, scope: !1984, inlinedAt: !2032)
!2040 = !DILocation(line: 73, column: 23, scope: !1984, inlinedAt: !2032)
!2041 = !DILocation(line: 20, column: 77, scope: !2029, inlinedAt: !2030)
!2042 = !DILocation(line: 72, column: 40, scope: !1984, inlinedAt: !2032)
!2043 = !DILocation(line: 77, column: 16, scope: !1984, inlinedAt: !2032)
!2044 = !DILocation(line: 77, column: 2, scope: !1984, inlinedAt: !2032)
!2045 = !DILocation(line: 78, column: 6, scope: !1984, inlinedAt: !2032)
!2046 = !DILocation(line: 78, column: 22, scope: !1984, inlinedAt: !2032)
!2047 = !DILocation(line: 79, column: 23, scope: !1984, inlinedAt: !2032)
!2048 = !DILocation(line: 78, column: 27, scope: !1984, inlinedAt: !2032)
!2049 = !DILocation(line: 17, column: 6, scope: !1981, inlinedAt: !1982)
!2050 = !DILocation(line: 17, column: 14, scope: !1981, inlinedAt: !1982)
!2051 = distinct !DISubprogram(name: "scan", scope: !400, file: !400, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2052 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !400, file: !400, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2053 = !DILocation(line: 18, column: 40, scope: !1981, inlinedAt: !1982)
!2054 = !DILocation(line: 6, column: 21, scope: !2052, inlinedAt: !2053)
!2055 = !DILocation(line: 25, column: 16, scope: !2051, inlinedAt: !2054)
!2056 = !DILocation(line: 23, column: 48, scope: !2051, inlinedAt: !2054)
!2057 = !DILocation(line: 26, column: 6, scope: !2051, inlinedAt: !2054)
!2058 = !DILocation(line: 26, column: 24, scope: !2051, inlinedAt: !2054)
!2059 = !DILocation(line: 27, column: 24, scope: !2051, inlinedAt: !2054)
!2060 = !DILocation(line: 27, column: 44, scope: !2051, inlinedAt: !2054)
!2061 = !DILocation(line: 28, column: 4, scope: !2051, inlinedAt: !2054)
!2062 = !DILocation(line: 26, column: 37, scope: !2051, inlinedAt: !2054)
!2063 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !400, file: !400, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2064 = !DILocation(line: 18, column: 68, scope: !1981, inlinedAt: !1982)
!2065 = !DILocation(line: 14, column: 21, scope: !2063, inlinedAt: !2064)
!2066 = !DILocation(line: 23, column: 48, scope: !2051, inlinedAt: !2065)
!2067 = !DILocation(line: 26, column: 6, scope: !2051, inlinedAt: !2065)
!2068 = !DILocation(line: 26, column: 24, scope: !2051, inlinedAt: !2065)
!2069 = !DILocation(line: 27, column: 24, scope: !2051, inlinedAt: !2065)
!2070 = !DILocation(line: 27, column: 44, scope: !2051, inlinedAt: !2065)
!2071 = !DILocation(line: 28, column: 4, scope: !2051, inlinedAt: !2065)
!2072 = !DILocation(line: 26, column: 37, scope: !2051, inlinedAt: !2065)
!2073 = !DILocation(line: 15, column: 20, scope: !2063, inlinedAt: !2064)
!2074 = !DILocation(line: 15, column: 42, scope: !2063, inlinedAt: !2064)
!2075 = !DILocation(line: 18, column: 2, scope: !1981, inlinedAt: !1982)
!2076 = !DILocation(line: 18, column: 6, scope: !1981, inlinedAt: !1982)
!2077 = !DILocation(line: 18, column: 14, scope: !1981, inlinedAt: !1982)
!2078 = !DILocation(line: 19, column: 42, scope: !1981, inlinedAt: !1982)
!2079 = distinct !DISubprogram(name: "Broadcast", scope: !429, file: !429, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2080 = !DILocation(line: 19, column: 25, scope: !1981, inlinedAt: !1982)
!2081 = !DILocation(line: 36, column: 10, scope: !2079, inlinedAt: !2080)
!2082 = !DILocation(line: 36, column: 22, scope: !2079, inlinedAt: !2080)
!2083 = !DILocation(line: 37, column: 8, scope: !2079, inlinedAt: !2080)
!2084 = !DILocation(line: 40, column: 17, scope: !2079, inlinedAt: !2080)
!2085 = !DILocation(line: 19, column: 6, scope: !1981, inlinedAt: !1982)
!2086 = !DILocation(line: 31, column: 26, scope: !1975, inlinedAt: !1976)
!2087 = distinct !DISubprogram(name: "numbers", scope: !322, file: !322, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2088 = !DILocation(line: 31, column: 9, scope: !1975, inlinedAt: !1976)
!2089 = !DILocation(line: 14, column: 11, scope: !2087, inlinedAt: !2088)
!2090 = !DILocation(line: 31, column: 48, scope: !1975, inlinedAt: !1976)
!2091 = distinct !DISubprogram(name: "reduce", scope: !332, file: !332, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!2092 = distinct !DISubprogram(name: "ReduceAdd", scope: !332, file: !332, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!2093 = !DILocation(line: 16, column: 25, scope: !2087, inlinedAt: !2088)
!2094 = !DILocation(line: 8, column: 15, scope: !2092, inlinedAt: !2093)
!2095 = !DILocation(line: 45, column: 16, scope: !2091, inlinedAt: !2094)
!2096 = !DILocation(line: 68, column: 15, scope: !1984, inlinedAt: !2095)
!2097 = !DILocation(line: 46, column: 14, scope: !2091, inlinedAt: !2094)
!2098 = !DILocation(line: 26, column: 47, scope: !448, inlinedAt: !2097)
!2099 = !DILocation(line: 26, column: 59, scope: !448, inlinedAt: !2097)
!2100 = distinct !DISubprogram(name: "scan", scope: !400, file: !400, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2101 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !400, file: !400, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2102 = !DILocation(line: 18, column: 40, scope: !2087, inlinedAt: !2088)
!2103 = !DILocation(line: 6, column: 21, scope: !2101, inlinedAt: !2102)
!2104 = !DILocation(line: 37, column: 21, scope: !2100, inlinedAt: !2103)
!2105 = !DILocation(line: 37, column: 10, scope: !2100, inlinedAt: !2103)
!2106 = !DILocation(line: 19, column: 40, scope: !2087, inlinedAt: !2088)
!2107 = !DILocation(line: 67, column: 13, scope: !1984, inlinedAt: !2095)
!2108 = !DILocation(line: 68, column: 3, scope: !2091, inlinedAt: !2094)
!2109 = !DILocation(line: 71, column: 7, scope: !1984, inlinedAt: !2095)
!2110 = !DILocation(line: 66, column: 35, scope: !1984, inlinedAt: !2095)
!2111 = !DILocation(line: 72, column: 7, scope: !1984, inlinedAt: !2095)
!2112 = !DILocation(line: 72, column: 35, scope: !1984, inlinedAt: !2095)
!2113 = !DILocation(line: 73, column: 23, scope: !1984, inlinedAt: !2095)
!2114 = !DILocation(line: 8, column: 76, scope: !2092, inlinedAt: !2093)
!2115 = !DILocation(line: 72, column: 40, scope: !1984, inlinedAt: !2095)
!2116 = !DILocation(line: 77, column: 16, scope: !1984, inlinedAt: !2095)
!2117 = !DILocation(line: 77, column: 2, scope: !1984, inlinedAt: !2095)
!2118 = !DILocation(line: 78, column: 6, scope: !1984, inlinedAt: !2095)
!2119 = !DILocation(line: 78, column: 22, scope: !1984, inlinedAt: !2095)
!2120 = !DILocation(line: 79, column: 23, scope: !1984, inlinedAt: !2095)
!2121 = !DILocation(line: 78, column: 27, scope: !1984, inlinedAt: !2095)
!2122 = !DILocation(line: 26, column: 64, scope: !448, inlinedAt: !2097)
!2123 = !DILocation(line: 47, column: 7, scope: !2091, inlinedAt: !2094)
!2124 = !DILocation(line: 50, column: 31, scope: !2091, inlinedAt: !2094)
!2125 = !DILocation(line: 51, column: 10, scope: !2091, inlinedAt: !2094)
!2126 = !DILocation(line: 52, column: 14, scope: !2091, inlinedAt: !2094)
!2127 = !DILocation(line: 53, column: 17, scope: !2091, inlinedAt: !2094)
!2128 = !DILocation(line: 53, column: 8, scope: !2091, inlinedAt: !2094)
!2129 = !DILocation(line: 55, column: 10, scope: !2091, inlinedAt: !2094)
!2130 = !DILocation(line: 56, column: 11, scope: !2091, inlinedAt: !2094)
!2131 = !DILocation(line: 43, column: 50, scope: !2091, inlinedAt: !2094)
!2132 = !DILocation(line: 57, column: 6, scope: !2091, inlinedAt: !2094)
!2133 = !DILocation(line: 57, column: 16, scope: !2091, inlinedAt: !2094)
!2134 = !DILocation(line: 58, column: 17, scope: !2091, inlinedAt: !2094)
!2135 = !DILocation(line: 57, column: 21, scope: !2091, inlinedAt: !2094)
!2136 = !DILocation(line: 16, column: 6, scope: !2087, inlinedAt: !2088)
!2137 = distinct !DISubprogram(name: "ReduceMin", scope: !332, file: !332, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2138 = !DILocation(line: 17, column: 33, scope: !2087, inlinedAt: !2088)
!2139 = !DILocation(line: 14, column: 15, scope: !2137, inlinedAt: !2138)
!2140 = !DILocation(line: 45, column: 16, scope: !2091, inlinedAt: !2139)
!2141 = !DILocation(line: 67, column: 13, scope: !1984, inlinedAt: !2140)
!2142 = !DILocation(line: 68, column: 15, scope: !1984, inlinedAt: !2140)
!2143 = !DILocation(line: 68, column: 3, scope: !2091, inlinedAt: !2139)
!2144 = !DILocation(line: 71, column: 7, scope: !1984, inlinedAt: !2140)
!2145 = !DILocation(line: 66, column: 35, scope: !1984, inlinedAt: !2140)
!2146 = !DILocation(line: 72, column: 7, scope: !1984, inlinedAt: !2140)
!2147 = !DILocation(line: 72, column: 35, scope: !1984, inlinedAt: !2140)
!2148 = !DILocation(line: 73, column: 23, scope: !1984, inlinedAt: !2140)
!2149 = !DILocation(line: 14, column: 77, scope: !2137, inlinedAt: !2138)
!2150 = !DILocation(line: 72, column: 40, scope: !1984, inlinedAt: !2140)
!2151 = !DILocation(line: 77, column: 16, scope: !1984, inlinedAt: !2140)
!2152 = !DILocation(line: 77, column: 2, scope: !1984, inlinedAt: !2140)
!2153 = !DILocation(line: 78, column: 6, scope: !1984, inlinedAt: !2140)
!2154 = !DILocation(line: 78, column: 22, scope: !1984, inlinedAt: !2140)
!2155 = !DILocation(line: 79, column: 23, scope: !1984, inlinedAt: !2140)
!2156 = !DILocation(line: 78, column: 27, scope: !1984, inlinedAt: !2140)
!2157 = !DILocation(line: 47, column: 7, scope: !2091, inlinedAt: !2139)
!2158 = !DILocation(line: 50, column: 31, scope: !2091, inlinedAt: !2139)
!2159 = !DILocation(line: 51, column: 10, scope: !2091, inlinedAt: !2139)
!2160 = !DILocation(line: 52, column: 14, scope: !2091, inlinedAt: !2139)
!2161 = !DILocation(line: 53, column: 17, scope: !2091, inlinedAt: !2139)
!2162 = !DILocation(line: 53, column: 8, scope: !2091, inlinedAt: !2139)
!2163 = !DILocation(line: 55, column: 10, scope: !2091, inlinedAt: !2139)
!2164 = !DILocation(line: 56, column: 11, scope: !2091, inlinedAt: !2139)
!2165 = !DILocation(line: 43, column: 50, scope: !2091, inlinedAt: !2139)
!2166 = !DILocation(line: 57, column: 6, scope: !2091, inlinedAt: !2139)
!2167 = !DILocation(line: 57, column: 16, scope: !2091, inlinedAt: !2139)
!2168 = !DILocation(line: 58, column: 17, scope: !2091, inlinedAt: !2139)
!2169 = !DILocation(line: 57, column: 21, scope: !2091, inlinedAt: !2139)
!2170 = distinct !DISubprogram(name: "ReduceMax", scope: !332, file: !332, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2171 = !DILocation(line: 17, column: 54, scope: !2087, inlinedAt: !2088)
!2172 = !DILocation(line: 20, column: 15, scope: !2170, inlinedAt: !2171)
!2173 = !DILocation(line: 45, column: 16, scope: !2091, inlinedAt: !2172)
!2174 = !DILocation(line: 67, column: 13, scope: !1984, inlinedAt: !2173)
!2175 = !DILocation(line: 68, column: 15, scope: !1984, inlinedAt: !2173)
!2176 = !DILocation(line: 68, column: 3, scope: !2091, inlinedAt: !2172)
!2177 = !DILocation(line: 71, column: 7, scope: !1984, inlinedAt: !2173)
!2178 = !DILocation(line: 66, column: 35, scope: !1984, inlinedAt: !2173)
!2179 = !DILocation(line: 72, column: 7, scope: !1984, inlinedAt: !2173)
!2180 = !DILocation(line: 72, column: 35, scope: !1984, inlinedAt: !2173)
!2181 = !DILocation(line: 73, column: 23, scope: !1984, inlinedAt: !2173)
!2182 = !DILocation(line: 20, column: 77, scope: !2170, inlinedAt: !2171)
!2183 = !DILocation(line: 72, column: 40, scope: !1984, inlinedAt: !2173)
!2184 = !DILocation(line: 77, column: 16, scope: !1984, inlinedAt: !2173)
!2185 = !DILocation(line: 77, column: 2, scope: !1984, inlinedAt: !2173)
!2186 = !DILocation(line: 78, column: 6, scope: !1984, inlinedAt: !2173)
!2187 = !DILocation(line: 78, column: 22, scope: !1984, inlinedAt: !2173)
!2188 = !DILocation(line: 79, column: 23, scope: !1984, inlinedAt: !2173)
!2189 = !DILocation(line: 78, column: 27, scope: !1984, inlinedAt: !2173)
!2190 = !DILocation(line: 47, column: 7, scope: !2091, inlinedAt: !2172)
!2191 = !DILocation(line: 50, column: 31, scope: !2091, inlinedAt: !2172)
!2192 = !DILocation(line: 51, column: 10, scope: !2091, inlinedAt: !2172)
!2193 = !DILocation(line: 52, column: 14, scope: !2091, inlinedAt: !2172)
!2194 = !DILocation(line: 53, column: 17, scope: !2091, inlinedAt: !2172)
!2195 = !DILocation(line: 53, column: 8, scope: !2091, inlinedAt: !2172)
!2196 = !DILocation(line: 55, column: 10, scope: !2091, inlinedAt: !2172)
!2197 = !DILocation(line: 56, column: 11, scope: !2091, inlinedAt: !2172)
!2198 = !DILocation(line: 43, column: 50, scope: !2091, inlinedAt: !2172)
!2199 = !DILocation(line: 57, column: 6, scope: !2091, inlinedAt: !2172)
!2200 = !DILocation(line: 57, column: 16, scope: !2091, inlinedAt: !2172)
!2201 = !DILocation(line: 58, column: 17, scope: !2091, inlinedAt: !2172)
!2202 = !DILocation(line: 57, column: 21, scope: !2091, inlinedAt: !2172)
!2203 = !DILocation(line: 17, column: 6, scope: !2087, inlinedAt: !2088)
!2204 = !DILocation(line: 17, column: 14, scope: !2087, inlinedAt: !2088)
!2205 = !DILocation(line: 25, column: 16, scope: !2100, inlinedAt: !2103)
!2206 = !DILocation(line: 23, column: 48, scope: !2100, inlinedAt: !2103)
!2207 = !DILocation(line: 26, column: 6, scope: !2100, inlinedAt: !2103)
!2208 = !DILocation(line: 26, column: 24, scope: !2100, inlinedAt: !2103)
!2209 = !DILocation(line: 27, column: 24, scope: !2100, inlinedAt: !2103)
!2210 = !DILocation(line: 27, column: 44, scope: !2100, inlinedAt: !2103)
!2211 = !DILocation(line: 28, column: 4, scope: !2100, inlinedAt: !2103)
!2212 = !DILocation(line: 26, column: 37, scope: !2100, inlinedAt: !2103)
!2213 = !DILocation(line: 31, column: 15, scope: !2100, inlinedAt: !2103)
!2214 = !DILocation(line: 34, column: 32, scope: !2100, inlinedAt: !2103)
!2215 = !DILocation(line: 35, column: 19, scope: !2100, inlinedAt: !2103)
!2216 = !DILocation(line: 36, column: 10, scope: !2100, inlinedAt: !2103)
!2217 = !DILocation(line: 38, column: 9, scope: !2100, inlinedAt: !2103)
!2218 = !DILocation(line: 40, column: 10, scope: !2100, inlinedAt: !2103)
!2219 = !DILocation(line: 23, column: 59, scope: !2100, inlinedAt: !2103)
!2220 = !DILocation(line: 42, column: 19, scope: !2100, inlinedAt: !2103)
!2221 = !DILocation(line: 42, column: 3, scope: !2100, inlinedAt: !2103)
!2222 = !DILocation(line: 44, column: 2, scope: !2101, inlinedAt: !2102)
!2223 = !DILocation(line: 7, column: 16, scope: !2101, inlinedAt: !2102)
!2224 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !400, file: !400, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2225 = !DILocation(line: 18, column: 68, scope: !2087, inlinedAt: !2088)
!2226 = !DILocation(line: 14, column: 21, scope: !2224, inlinedAt: !2225)
!2227 = !DILocation(line: 25, column: 16, scope: !2100, inlinedAt: !2226)
!2228 = !DILocation(line: 23, column: 48, scope: !2100, inlinedAt: !2226)
!2229 = !DILocation(line: 26, column: 6, scope: !2100, inlinedAt: !2226)
!2230 = !DILocation(line: 26, column: 24, scope: !2100, inlinedAt: !2226)
!2231 = !DILocation(line: 27, column: 24, scope: !2100, inlinedAt: !2226)
!2232 = !DILocation(line: 27, column: 44, scope: !2100, inlinedAt: !2226)
!2233 = !DILocation(line: 28, column: 4, scope: !2100, inlinedAt: !2226)
!2234 = !DILocation(line: 26, column: 37, scope: !2100, inlinedAt: !2226)
!2235 = !DILocation(line: 31, column: 15, scope: !2100, inlinedAt: !2226)
!2236 = !DILocation(line: 34, column: 32, scope: !2100, inlinedAt: !2226)
!2237 = !DILocation(line: 35, column: 19, scope: !2100, inlinedAt: !2226)
!2238 = !DILocation(line: 36, column: 10, scope: !2100, inlinedAt: !2226)
!2239 = !DILocation(line: 37, column: 10, scope: !2100, inlinedAt: !2226)
!2240 = !DILocation(line: 38, column: 9, scope: !2100, inlinedAt: !2226)
!2241 = !DILocation(line: 40, column: 10, scope: !2100, inlinedAt: !2226)
!2242 = !DILocation(line: 23, column: 59, scope: !2100, inlinedAt: !2226)
!2243 = !DILocation(line: 42, column: 19, scope: !2100, inlinedAt: !2226)
!2244 = !DILocation(line: 42, column: 3, scope: !2100, inlinedAt: !2226)
!2245 = !DILocation(line: 44, column: 2, scope: !2224, inlinedAt: !2225)
!2246 = !DILocation(line: 15, column: 20, scope: !2224, inlinedAt: !2225)
!2247 = !DILocation(line: 15, column: 42, scope: !2224, inlinedAt: !2225)
!2248 = !DILocation(line: 18, column: 16, scope: !2224, inlinedAt: !2225)
!2249 = !DILocation(line: 18, column: 2, scope: !2087, inlinedAt: !2088)
!2250 = !DILocation(line: 18, column: 6, scope: !2087, inlinedAt: !2088)
!2251 = !DILocation(line: 18, column: 14, scope: !2087, inlinedAt: !2088)
!2252 = !DILocation(line: 19, column: 42, scope: !2087, inlinedAt: !2088)
!2253 = distinct !DISubprogram(name: "Broadcast", scope: !429, file: !429, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2254 = !DILocation(line: 19, column: 25, scope: !2087, inlinedAt: !2088)
!2255 = !DILocation(line: 36, column: 22, scope: !2253, inlinedAt: !2254)
!2256 = !DILocation(line: 37, column: 8, scope: !2253, inlinedAt: !2254)
!2257 = !DILocation(line: 39, column: 15, scope: !2253, inlinedAt: !2254)
!2258 = !DILocation(line: 40, column: 17, scope: !2253, inlinedAt: !2254)
!2259 = !DILocation(line: 40, column: 3, scope: !2087, inlinedAt: !2088)
!2260 = !DILocation(line: 42, column: 16, scope: !2253, inlinedAt: !2254)
!2261 = !DILocation(line: 43, column: 10, scope: !2253, inlinedAt: !2254)
!2262 = !DILocation(line: 44, column: 14, scope: !2253, inlinedAt: !2254)
!2263 = !DILocation(line: 45, column: 3, scope: !2253, inlinedAt: !2254)
!2264 = !DILocation(line: 47, column: 10, scope: !2253, inlinedAt: !2254)
!2265 = !DILocation(line: 48, column: 9, scope: !2253, inlinedAt: !2254)
!2266 = !DILocation(line: 48, column: 2, scope: !2087, inlinedAt: !2088)
!2267 = !DILocation(line: 19, column: 6, scope: !2087, inlinedAt: !2088)
!2268 = distinct !DISubprogram(name: "IntegersUint16", scope: !282, file: !282, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!2269 = !DILocation(line: 90, column: 6, scope: !2268)
!2270 = distinct !DISubprogram(name: "groupIntegers", scope: !322, file: !322, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2271 = !DILocation(line: 90, column: 77, scope: !2268)
!2272 = !DILocation(line: 35, column: 20, scope: !2270, inlinedAt: !2271)
!2273 = !DILocation(line: 36, column: 27, scope: !2270, inlinedAt: !2271)
!2274 = !DILocation(line: 36, column: 25, scope: !2270, inlinedAt: !2271)
!2275 = !DILocation(line: 36, column: 48, scope: !2270, inlinedAt: !2271)
!2276 = distinct !DISubprogram(name: "integers", scope: !322, file: !322, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2277 = !DILocation(line: 36, column: 10, scope: !2270, inlinedAt: !2271)
!2278 = !DILocation(line: 24, column: 11, scope: !2276, inlinedAt: !2277)
!2279 = distinct !DISubprogram(name: "ReduceAnd", scope: !332, file: !332, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!2280 = !DILocation(line: 25, column: 40, scope: !2276, inlinedAt: !2277)
!2281 = !DILocation(line: 26, column: 15, scope: !2279, inlinedAt: !2280)
!2282 = !DILocation(line: 45, column: 16, scope: !1985, inlinedAt: !2281)
!2283 = !DILocation(line: 67, column: 13, scope: !1984, inlinedAt: !2282)
!2284 = !DILocation(line: 68, column: 15, scope: !1984, inlinedAt: !2282)
!2285 = !DILocation(line: 68, column: 3, scope: !1985, inlinedAt: !2281)
!2286 = !DILocation(line: 70, column: 13, scope: !1984, inlinedAt: !2282)
!2287 = !DILocation(line: 71, column: 7, scope: !1984, inlinedAt: !2282)
!2288 = !DILocation(line: 66, column: 35, scope: !1984, inlinedAt: !2282)
!2289 = !DILocation(line: 72, column: 7, scope: !1984, inlinedAt: !2282)
!2290 = !DILocation(line: 72, column: 35, scope: !1984, inlinedAt: !2282)
!2291 = !DILocation(line: 73, column: 23, scope: !1984, inlinedAt: !2282)
!2292 = !DILocation(line: 26, column: 76, scope: !2279, inlinedAt: !2280)
!2293 = !DILocation(line: 72, column: 40, scope: !1984, inlinedAt: !2282)
!2294 = !DILocation(line: 77, column: 16, scope: !1984, inlinedAt: !2282)
!2295 = !DILocation(line: 77, column: 2, scope: !1984, inlinedAt: !2282)
!2296 = !DILocation(line: 78, column: 6, scope: !1984, inlinedAt: !2282)
!2297 = !DILocation(line: 78, column: 22, scope: !1984, inlinedAt: !2282)
!2298 = !DILocation(line: 79, column: 23, scope: !1984, inlinedAt: !2282)
!2299 = !DILocation(line: 78, column: 27, scope: !1984, inlinedAt: !2282)
!2300 = distinct !DISubprogram(name: "ReduceOr", scope: !332, file: !332, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!2301 = !DILocation(line: 25, column: 60, scope: !2276, inlinedAt: !2277)
!2302 = !DILocation(line: 31, column: 15, scope: !2300, inlinedAt: !2301)
!2303 = !DILocation(line: 45, column: 16, scope: !1985, inlinedAt: !2302)
!2304 = !DILocation(line: 67, column: 13, scope: !1984, inlinedAt: !2303)
!2305 = !DILocation(line: 68, column: 15, scope: !1984, inlinedAt: !2303)
!2306 = !DILocation(line: 68, column: 3, scope: !1985, inlinedAt: !2302)
!2307 = !DILocation(line: 70, column: 13, scope: !1984, inlinedAt: !2303)
!2308 = !DILocation(line: 71, column: 7, scope: !1984, inlinedAt: !2303)
!2309 = !DILocation(line: 66, column: 35, scope: !1984, inlinedAt: !2303)
!2310 = !DILocation(line: 72, column: 7, scope: !1984, inlinedAt: !2303)
!2311 = !DILocation(line: 72, column: 35, scope: !1984, inlinedAt: !2303)
!2312 = !DILocation(line: 73, column: 23, scope: !1984, inlinedAt: !2303)
!2313 = !DILocation(line: 31, column: 74, scope: !2300, inlinedAt: !2301)
!2314 = !DILocation(line: 72, column: 40, scope: !1984, inlinedAt: !2303)
!2315 = !DILocation(line: 77, column: 16, scope: !1984, inlinedAt: !2303)
!2316 = !DILocation(line: 77, column: 2, scope: !1984, inlinedAt: !2303)
!2317 = !DILocation(line: 78, column: 6, scope: !1984, inlinedAt: !2303)
!2318 = !DILocation(line: 78, column: 22, scope: !1984, inlinedAt: !2303)
!2319 = !DILocation(line: 79, column: 23, scope: !1984, inlinedAt: !2303)
!2320 = !DILocation(line: 78, column: 27, scope: !1984, inlinedAt: !2303)
!2321 = distinct !DISubprogram(name: "ReduceXor", scope: !332, file: !332, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!2322 = !DILocation(line: 25, column: 81, scope: !2276, inlinedAt: !2277)
!2323 = !DILocation(line: 37, column: 15, scope: !2321, inlinedAt: !2322)
!2324 = !DILocation(line: 45, column: 16, scope: !1985, inlinedAt: !2323)
!2325 = !DILocation(line: 67, column: 13, scope: !1984, inlinedAt: !2324)
!2326 = !DILocation(line: 68, column: 15, scope: !1984, inlinedAt: !2324)
!2327 = !DILocation(line: 68, column: 3, scope: !1985, inlinedAt: !2323)
!2328 = !DILocation(line: 70, column: 13, scope: !1984, inlinedAt: !2324)
!2329 = !DILocation(line: 71, column: 7, scope: !1984, inlinedAt: !2324)
!2330 = !DILocation(line: 66, column: 35, scope: !1984, inlinedAt: !2324)
!2331 = !DILocation(line: 72, column: 7, scope: !1984, inlinedAt: !2324)
!2332 = !DILocation(line: 72, column: 35, scope: !1984, inlinedAt: !2324)
!2333 = !DILocation(line: 73, column: 23, scope: !1984, inlinedAt: !2324)
!2334 = !DILocation(line: 37, column: 76, scope: !2321, inlinedAt: !2322)
!2335 = !DILocation(line: 72, column: 40, scope: !1984, inlinedAt: !2324)
!2336 = !DILocation(line: 77, column: 16, scope: !1984, inlinedAt: !2324)
!2337 = !DILocation(line: 77, column: 2, scope: !1984, inlinedAt: !2324)
!2338 = !DILocation(line: 78, column: 6, scope: !1984, inlinedAt: !2324)
!2339 = !DILocation(line: 78, column: 22, scope: !1984, inlinedAt: !2324)
!2340 = !DILocation(line: 79, column: 23, scope: !1984, inlinedAt: !2324)
!2341 = !DILocation(line: 78, column: 27, scope: !1984, inlinedAt: !2324)
!2342 = !DILocation(line: 25, column: 5, scope: !2276, inlinedAt: !2277)
!2343 = !DILocation(line: 25, column: 13, scope: !2276, inlinedAt: !2277)
!2344 = !DILocation(line: 25, column: 21, scope: !2276, inlinedAt: !2277)
!2345 = !DILocation(line: 37, column: 27, scope: !2270, inlinedAt: !2271)
!2346 = distinct !DISubprogram(name: "integers", scope: !322, file: !322, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2347 = !DILocation(line: 37, column: 10, scope: !2270, inlinedAt: !2271)
!2348 = !DILocation(line: 24, column: 11, scope: !2346, inlinedAt: !2347)
!2349 = !DILocation(line: 37, column: 50, scope: !2270, inlinedAt: !2271)
!2350 = distinct !DISubprogram(name: "ReduceAnd", scope: !332, file: !332, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!2351 = !DILocation(line: 25, column: 40, scope: !2346, inlinedAt: !2347)
!2352 = !DILocation(line: 26, column: 15, scope: !2350, inlinedAt: !2351)
!2353 = !DILocation(line: 45, column: 16, scope: !2091, inlinedAt: !2352)
!2354 = !DILocation(line: 67, column: 13, scope: !1984, inlinedAt: !2353)
!2355 = !DILocation(line: 68, column: 15, scope: !1984, inlinedAt: !2353)
!2356 = !DILocation(line: 68, column: 3, scope: !2091, inlinedAt: !2352)
!2357 = !DILocation(line: 70, column: 13, scope: !1984, inlinedAt: !2353)
!2358 = !DILocation(line: 71, column: 7, scope: !1984, inlinedAt: !2353)
!2359 = !DILocation(line: 66, column: 35, scope: !1984, inlinedAt: !2353)
!2360 = !DILocation(line: 72, column: 7, scope: !1984, inlinedAt: !2353)
!2361 = !DILocation(line: 72, column: 35, scope: !1984, inlinedAt: !2353)
!2362 = !DILocation(line: 73, column: 23, scope: !1984, inlinedAt: !2353)
!2363 = !DILocation(line: 26, column: 76, scope: !2350, inlinedAt: !2351)
!2364 = !DILocation(line: 72, column: 40, scope: !1984, inlinedAt: !2353)
!2365 = !DILocation(line: 77, column: 16, scope: !1984, inlinedAt: !2353)
!2366 = !DILocation(line: 77, column: 2, scope: !1984, inlinedAt: !2353)
!2367 = !DILocation(line: 78, column: 6, scope: !1984, inlinedAt: !2353)
!2368 = !DILocation(line: 78, column: 22, scope: !1984, inlinedAt: !2353)
!2369 = !DILocation(line: 79, column: 23, scope: !1984, inlinedAt: !2353)
!2370 = !DILocation(line: 78, column: 27, scope: !1984, inlinedAt: !2353)
!2371 = !DILocation(line: 46, column: 14, scope: !2091, inlinedAt: !2352)
!2372 = !DILocation(line: 26, column: 47, scope: !448, inlinedAt: !2371)
!2373 = !DILocation(line: 26, column: 59, scope: !448, inlinedAt: !2371)
!2374 = !DILocation(line: 26, column: 64, scope: !448, inlinedAt: !2371)
!2375 = !DILocation(line: 47, column: 7, scope: !2091, inlinedAt: !2352)
!2376 = !DILocation(line: 50, column: 31, scope: !2091, inlinedAt: !2352)
!2377 = !DILocation(line: 51, column: 10, scope: !2091, inlinedAt: !2352)
!2378 = !DILocation(line: 52, column: 11, scope: !2091, inlinedAt: !2352)
!2379 = !DILocation(line: 52, column: 14, scope: !2091, inlinedAt: !2352)
!2380 = !DILocation(line: 53, column: 17, scope: !2091, inlinedAt: !2352)
!2381 = !DILocation(line: 53, column: 8, scope: !2091, inlinedAt: !2352)
!2382 = !DILocation(line: 55, column: 10, scope: !2091, inlinedAt: !2352)
!2383 = !DILocation(line: 56, column: 11, scope: !2091, inlinedAt: !2352)
!2384 = !DILocation(line: 43, column: 50, scope: !2091, inlinedAt: !2352)
!2385 = !DILocation(line: 57, column: 6, scope: !2091, inlinedAt: !2352)
!2386 = !DILocation(line: 57, column: 16, scope: !2091, inlinedAt: !2352)
!2387 = !DILocation(line: 58, column: 17, scope: !2091, inlinedAt: !2352)
!2388 = !DILocation(line: 57, column: 21, scope: !2091, inlinedAt: !2352)
!2389 = distinct !DISubprogram(name: "ReduceOr", scope: !332, file: !332, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!2390 = !DILocation(line: 25, column: 60, scope: !2346, inlinedAt: !2347)
!2391 = !DILocation(line: 31, column: 15, scope: !2389, inlinedAt: !2390)
!2392 = !DILocation(line: 45, column: 16, scope: !2091, inlinedAt: !2391)
!2393 = !DILocation(line: 67, column: 13, scope: !1984, inlinedAt: !2392)
!2394 = !DILocation(line: 68, column: 15, scope: !1984, inlinedAt: !2392)
!2395 = !DILocation(line: 68, column: 3, scope: !2091, inlinedAt: !2391)
!2396 = !DILocation(line: 70, column: 13, scope: !1984, inlinedAt: !2392)
!2397 = !DILocation(line: 71, column: 7, scope: !1984, inlinedAt: !2392)
!2398 = !DILocation(line: 66, column: 35, scope: !1984, inlinedAt: !2392)
!2399 = !DILocation(line: 72, column: 7, scope: !1984, inlinedAt: !2392)
!2400 = !DILocation(line: 72, column: 35, scope: !1984, inlinedAt: !2392)
!2401 = !DILocation(line: 73, column: 23, scope: !1984, inlinedAt: !2392)
!2402 = !DILocation(line: 31, column: 74, scope: !2389, inlinedAt: !2390)
!2403 = !DILocation(line: 72, column: 40, scope: !1984, inlinedAt: !2392)
!2404 = !DILocation(line: 77, column: 16, scope: !1984, inlinedAt: !2392)
!2405 = !DILocation(line: 77, column: 2, scope: !1984, inlinedAt: !2392)
!2406 = !DILocation(line: 78, column: 6, scope: !1984, inlinedAt: !2392)
!2407 = !DILocation(line: 78, column: 22, scope: !1984, inlinedAt: !2392)
!2408 = !DILocation(line: 79, column: 23, scope: !1984, inlinedAt: !2392)
!2409 = !DILocation(line: 78, column: 27, scope: !1984, inlinedAt: !2392)
!2410 = !DILocation(line: 47, column: 7, scope: !2091, inlinedAt: !2391)
!2411 = !DILocation(line: 50, column: 31, scope: !2091, inlinedAt: !2391)
!2412 = !DILocation(line: 51, column: 10, scope: !2091, inlinedAt: !2391)
!2413 = !DILocation(line: 52, column: 11, scope: !2091, inlinedAt: !2391)
!2414 = !DILocation(line: 52, column: 14, scope: !2091, inlinedAt: !2391)
!2415 = !DILocation(line: 53, column: 17, scope: !2091, inlinedAt: !2391)
!2416 = !DILocation(line: 53, column: 8, scope: !2091, inlinedAt: !2391)
!2417 = !DILocation(line: 55, column: 10, scope: !2091, inlinedAt: !2391)
!2418 = !DILocation(line: 56, column: 11, scope: !2091, inlinedAt: !2391)
!2419 = !DILocation(line: 43, column: 50, scope: !2091, inlinedAt: !2391)
!2420 = !DILocation(line: 57, column: 6, scope: !2091, inlinedAt: !2391)
!2421 = !DILocation(line: 57, column: 16, scope: !2091, inlinedAt: !2391)
!2422 = !DILocation(line: 58, column: 17, scope: !2091, inlinedAt: !2391)
!2423 = !DILocation(line: 57, column: 21, scope: !2091, inlinedAt: !2391)
!2424 = distinct !DISubprogram(name: "ReduceXor", scope: !332, file: !332, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!2425 = !DILocation(line: 25, column: 81, scope: !2346, inlinedAt: !2347)
!2426 = !DILocation(line: 37, column: 15, scope: !2424, inlinedAt: !2425)
!2427 = !DILocation(line: 45, column: 16, scope: !2091, inlinedAt: !2426)
!2428 = !DILocation(line: 67, column: 13, scope: !1984, inlinedAt: !2427)
!2429 = !DILocation(line: 68, column: 15, scope: !1984, inlinedAt: !2427)
!2430 = !DILocation(line: 68, column: 3, scope: !2091, inlinedAt: !2426)
!2431 = !DILocation(line: 70, column: 13, scope: !1984, inlinedAt: !2427)
!2432 = !DILocation(line: 71, column: 7, scope: !1984, inlinedAt: !2427)
!2433 = !DILocation(line: 66, column: 35, scope: !1984, inlinedAt: !2427)
!2434 = !DILocation(line: 72, column: 7, scope: !1984, inlinedAt: !2427)
!2435 = !DILocation(line: 72, column: 35, scope: !1984, inlinedAt: !2427)
!2436 = !DILocation(line: 73, column: 23, scope: !1984, inlinedAt: !2427)
!2437 = !DILocation(line: 37, column: 76, scope: !2424, inlinedAt: !2425)
!2438 = !DILocation(line: 72, column: 40, scope: !1984, inlinedAt: !2427)
!2439 = !DILocation(line: 77, column: 16, scope: !1984, inlinedAt: !2427)
!2440 = !DILocation(line: 77, column: 2, scope: !1984, inlinedAt: !2427)
!2441 = !DILocation(line: 78, column: 6, scope: !1984, inlinedAt: !2427)
!2442 = !DILocation(line: 78, column: 22, scope: !1984, inlinedAt: !2427)
!2443 = !DILocation(line: 79, column: 23, scope: !1984, inlinedAt: !2427)
!2444 = !DILocation(line: 78, column: 27, scope: !1984, inlinedAt: !2427)
!2445 = !DILocation(line: 47, column: 7, scope: !2091, inlinedAt: !2426)
!2446 = !DILocation(line: 50, column: 31, scope: !2091, inlinedAt: !2426)
!2447 = !DILocation(line: 51, column: 10, scope: !2091, inlinedAt: !2426)
!2448 = !DILocation(line: 52, column: 11, scope: !2091, inlinedAt: !2426)
!2449 = !DILocation(line: 52, column: 14, scope: !2091, inlinedAt: !2426)
!2450 = !DILocation(line: 53, column: 17, scope: !2091, inlinedAt: !2426)
!2451 = !DILocation(line: 53, column: 8, scope: !2091, inlinedAt: !2426)
!2452 = !DILocation(line: 55, column: 10, scope: !2091, inlinedAt: !2426)
!2453 = !DILocation(line: 56, column: 11, scope: !2091, inlinedAt: !2426)
!2454 = !DILocation(line: 43, column: 50, scope: !2091, inlinedAt: !2426)
!2455 = !DILocation(line: 57, column: 6, scope: !2091, inlinedAt: !2426)
!2456 = !DILocation(line: 57, column: 16, scope: !2091, inlinedAt: !2426)
!2457 = !DILocation(line: 58, column: 17, scope: !2091, inlinedAt: !2426)
!2458 = !DILocation(line: 57, column: 21, scope: !2091, inlinedAt: !2426)
!2459 = !DILocation(line: 25, column: 5, scope: !2346, inlinedAt: !2347)
!2460 = !DILocation(line: 25, column: 13, scope: !2346, inlinedAt: !2347)
!2461 = !DILocation(line: 25, column: 21, scope: !2346, inlinedAt: !2347)
!2462 = distinct !DISubprogram(name: "ExchangeUint32", scope: !282, file: !282, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!2463 = !DILocation(line: 95, column: 6, scope: !2462)
!2464 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2465 = !DILocation(line: 96, column: 10, scope: !2462)
!2466 = !DILocation(line: 21, column: 29, scope: !2464, inlinedAt: !2465)
!2467 = !DILocation(line: 21, column: 39, scope: !2464, inlinedAt: !2465)
!2468 = !DILocation(line: 21, column: 49, scope: !2464, inlinedAt: !2465)
!2469 = !DILocation(line: 23, column: 7, scope: !2464, inlinedAt: !2465)
!2470 = !DILocation(line: 22, column: 2, scope: !2464, inlinedAt: !2465)
!2471 = !DILocation(line: 22, column: 8, scope: !2464, inlinedAt: !2465)
!2472 = !DILocation(line: 26, column: 9, scope: !2464, inlinedAt: !2465)
!2473 = !DILocation(line: 27, column: 12, scope: !2464, inlinedAt: !2465)
!2474 = !DILocation(line: 27, column: 10, scope: !2464, inlinedAt: !2465)
!2475 = !DILocation(line: 27, column: 30, scope: !2464, inlinedAt: !2465)
!2476 = !DILocation(line: 28, column: 37, scope: !2464, inlinedAt: !2465)
!2477 = !DILocation(line: 28, column: 32, scope: !2464, inlinedAt: !2465)
!2478 = !DILocation(line: 28, column: 34, scope: !2464, inlinedAt: !2465)
!2479 = !DILocation(line: 28, column: 20, scope: !2464, inlinedAt: !2465)
!2480 = !DILocation(line: 28, column: 3, scope: !2464, inlinedAt: !2465)
!2481 = !DILocation(line: 29, column: 22, scope: !2464, inlinedAt: !2465)
!2482 = !DILocation(line: 29, column: 3, scope: !2464, inlinedAt: !2465)
!2483 = !DILocation(line: 30, column: 24, scope: !2464, inlinedAt: !2465)
!2484 = !DILocation(line: 30, column: 3, scope: !2464, inlinedAt: !2465)
!2485 = !DILocation(line: 31, column: 23, scope: !2464, inlinedAt: !2465)
!2486 = !DILocation(line: 31, column: 3, scope: !2464, inlinedAt: !2465)
!2487 = !DILocation(line: 32, column: 14, scope: !2464, inlinedAt: !2465)
!2488 = !DILocation(line: 32, column: 12, scope: !2464, inlinedAt: !2465)
!2489 = !DILocation(line: 32, column: 18, scope: !2464, inlinedAt: !2465)
!2490 = !DILocation(line: 33, column: 21, scope: !2464, inlinedAt: !2465)
!2491 = !DILocation(line: 33, column: 3, scope: !2464, inlinedAt: !2465)
!2492 = !DILocation(line: 34, column: 3, scope: !2464, inlinedAt: !2465)
!2493 = !DILocation(line: 35, column: 31, scope: !2464, inlinedAt: !2465)
!2494 = !DILocation(line: 36, column: 4, scope: !2464, inlinedAt: !2465)
!2495 = !DILocation(line: 38, column: 32, scope: !2464, inlinedAt: !2465)
!2496 = !DILocation(line: 38, column: 30, scope: !2464, inlinedAt: !2465)
!2497 = !DILocation(line: 38, column: 24, scope: !2464, inlinedAt: !2465)
!2498 = !DILocation(line: 38, column: 3, scope: !2464, inlinedAt: !2465)
!2499 = distinct !DISubprogram(name: "NumbersUint32", scope: !282, file: !282, line: 102, type: !4, isDefinition: true, scopeLine: 102, isOptimized: true, unit: !2)
!2500 = !DILocation(line: 102, column: 6, scope: !2499)
!2501 = distinct !DISubprogram(name: "groupNumbers", scope: !322, file: !322, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!2502 = !DILocation(line: 102, column: 75, scope: !2499)
!2503 = !DILocation(line: 29, column: 20, scope: !2501, inlinedAt: !2502)
!2504 = !DILocation(line: 30, column: 26, scope: !2501, inlinedAt: !2502)
!2505 = !DILocation(line: 30, column: 24, scope: !2501, inlinedAt: !2502)
!2506 = !DILocation(line: 30, column: 46, scope: !2501, inlinedAt: !2502)
!2507 = distinct !DISubprogram(name: "numbers", scope: !322, file: !322, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2508 = !DILocation(line: 30, column: 9, scope: !2501, inlinedAt: !2502)
!2509 = !DILocation(line: 14, column: 11, scope: !2507, inlinedAt: !2508)
!2510 = distinct !DISubprogram(name: "reduceWarp", scope: !332, file: !332, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!2511 = distinct !DISubprogram(name: "reduce", scope: !332, file: !332, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!2512 = distinct !DISubprogram(name: "ReduceAdd", scope: !332, file: !332, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!2513 = !DILocation(line: 16, column: 25, scope: !2507, inlinedAt: !2508)
!2514 = !DILocation(line: 8, column: 15, scope: !2512, inlinedAt: !2513)
!2515 = !DILocation(line: 45, column: 16, scope: !2511, inlinedAt: !2514)
!2516 = !DILocation(line: 70, column: 13, scope: !2510, inlinedAt: !2515)
!2517 = !DILocation(line: 71, column: 7, scope: !2510, inlinedAt: !2515)
!2518 = !DILocation(line: 19, column: 40, scope: !2507, inlinedAt: !2508)
!2519 = !DILocation(line: 67, column: 13, scope: !2510, inlinedAt: !2515)
!2520 = !DILocation(line: 68, column: 15, scope: !2510, inlinedAt: !2515)
!2521 = !DILocation(line: 68, column: 3, scope: !2511, inlinedAt: !2514)
!2522 = !DILocation(line: 66, column: 35, scope: !2510, inlinedAt: !2515)
!2523 = !DILocation(line: 72, column: 7, scope: !2510, inlinedAt: !2515)
!2524 = !DILocation(line: 72, column: 35, scope: !2510, inlinedAt: !2515)
!2525 = !DILocation(line: 73, column: 23, scope: !2510, inlinedAt: !2515)
!2526 = !DILocation(line: 8, column: 76, scope: !2512, inlinedAt: !2513)
!2527 = !DILocation(line: 72, column: 40, scope: !2510, inlinedAt: !2515)
!2528 = !DILocation(line: 77, column: 16, scope: !2510, inlinedAt: !2515)
!2529 = !DILocation(line: 77, column: 2, scope: !2510, inlinedAt: !2515)
!2530 = !DILocation(line: 78, column: 6, scope: !2510, inlinedAt: !2515)
!2531 = !DILocation(line: 78, column: 22, scope: !2510, inlinedAt: !2515)
!2532 = !DILocation(line: 79, column: 23, scope: !2510, inlinedAt: !2515)
!2533 = !DILocation(line: 78, column: 27, scope: !2510, inlinedAt: !2515)
!2534 = !DILocation(line: 16, column: 6, scope: !2507, inlinedAt: !2508)
!2535 = distinct !DISubprogram(name: "ReduceMin", scope: !332, file: !332, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2536 = !DILocation(line: 17, column: 33, scope: !2507, inlinedAt: !2508)
!2537 = !DILocation(line: 14, column: 15, scope: !2535, inlinedAt: !2536)
!2538 = !DILocation(line: 45, column: 16, scope: !2511, inlinedAt: !2537)
!2539 = !DILocation(line: 67, column: 13, scope: !2510, inlinedAt: !2538)
!2540 = !DILocation(line: 68, column: 15, scope: !2510, inlinedAt: !2538)
!2541 = !DILocation(line: 68, column: 3, scope: !2511, inlinedAt: !2537)
!2542 = !DILocation(line: 71, column: 7, scope: !2510, inlinedAt: !2538)
!2543 = !DILocation(line: 66, column: 35, scope: !2510, inlinedAt: !2538)
!2544 = !DILocation(line: 72, column: 7, scope: !2510, inlinedAt: !2538)
!2545 = !DILocation(line: 72, column: 35, scope: !2510, inlinedAt: !2538)
!2546 = !DILocation(line: 73, column: 23, scope: !2510, inlinedAt: !2538)
!2547 = !DILocation(line: 14, column: 77, scope: !2535, inlinedAt: !2536)
!2548 = !DILocation(line: 72, column: 40, scope: !2510, inlinedAt: !2538)
!2549 = !DILocation(line: 77, column: 16, scope: !2510, inlinedAt: !2538)
!2550 = !DILocation(line: 77, column: 2, scope: !2510, inlinedAt: !2538)
!2551 = !DILocation(line: 78, column: 6, scope: !2510, inlinedAt: !2538)
!2552 = !DILocation(line: 78, column: 22, scope: !2510, inlinedAt: !2538)
!2553 = !DILocation(line: 79, column: 23, scope: !2510, inlinedAt: !2538)
!2554 = !DILocation(line: 78, column: 27, scope: !2510, inlinedAt: !2538)
!2555 = distinct !DISubprogram(name: "ReduceMax", scope: !332, file: !332, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2556 = !DILocation(line: 17, column: 54, scope: !2507, inlinedAt: !2508)
!2557 = !DILocation(line: 20, column: 15, scope: !2555, inlinedAt: !2556)
!2558 = !DILocation(line: 45, column: 16, scope: !2511, inlinedAt: !2557)
!2559 = !DILocation(line: 67, column: 13, scope: !2510, inlinedAt: !2558)
!2560 = !DILocation(line: 68, column: 15, scope: !2510, inlinedAt: !2558)
!2561 = !DILocation(line: 68, column: 3, scope: !2511, inlinedAt: !2557)
!2562 = !DILocation(line: 71, column: 7, scope: !2510, inlinedAt: !2558)
!2563 = !DILocation(line: 66, column: 35, scope: !2510, inlinedAt: !2558)
!2564 = !DILocation(line: 72, column: 7, scope: !2510, inlinedAt: !2558)
!2565 = !DILocation(line: 72, column: 35, scope: !2510, inlinedAt: !2558)
!2566 = !DILocation(line: 73, column: 23, scope: !2510, inlinedAt: !2558)
!2567 = !DILocation(line: 20, column: 77, scope: !2555, inlinedAt: !2556)
!2568 = !DILocation(line: 72, column: 40, scope: !2510, inlinedAt: !2558)
!2569 = !DILocation(line: 77, column: 16, scope: !2510, inlinedAt: !2558)
!2570 = !DILocation(line: 77, column: 2, scope: !2510, inlinedAt: !2558)
!2571 = !DILocation(line: 78, column: 6, scope: !2510, inlinedAt: !2558)
!2572 = !DILocation(line: 78, column: 22, scope: !2510, inlinedAt: !2558)
!2573 = !DILocation(line: 79, column: 23, scope: !2510, inlinedAt: !2558)
!2574 = !DILocation(line: 78, column: 27, scope: !2510, inlinedAt: !2558)
!2575 = !DILocation(line: 17, column: 6, scope: !2507, inlinedAt: !2508)
!2576 = !DILocation(line: 17, column: 14, scope: !2507, inlinedAt: !2508)
!2577 = distinct !DISubprogram(name: "scan", scope: !400, file: !400, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2578 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !400, file: !400, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2579 = !DILocation(line: 18, column: 40, scope: !2507, inlinedAt: !2508)
!2580 = !DILocation(line: 6, column: 21, scope: !2578, inlinedAt: !2579)
!2581 = !DILocation(line: 25, column: 16, scope: !2577, inlinedAt: !2580)
!2582 = !DILocation(line: 23, column: 48, scope: !2577, inlinedAt: !2580)
!2583 = !DILocation(line: 26, column: 6, scope: !2577, inlinedAt: !2580)
!2584 = !DILocation(line: 26, column: 24, scope: !2577, inlinedAt: !2580)
!2585 = !DILocation(line: 27, column: 24, scope: !2577, inlinedAt: !2580)
!2586 = !DILocation(line: 27, column: 44, scope: !2577, inlinedAt: !2580)
!2587 = !DILocation(line: 28, column: 4, scope: !2577, inlinedAt: !2580)
!2588 = !DILocation(line: 26, column: 37, scope: !2577, inlinedAt: !2580)
!2589 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !400, file: !400, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2590 = !DILocation(line: 18, column: 68, scope: !2507, inlinedAt: !2508)
!2591 = !DILocation(line: 14, column: 21, scope: !2589, inlinedAt: !2590)
!2592 = !DILocation(line: 23, column: 48, scope: !2577, inlinedAt: !2591)
!2593 = !DILocation(line: 26, column: 6, scope: !2577, inlinedAt: !2591)
!2594 = !DILocation(line: 26, column: 24, scope: !2577, inlinedAt: !2591)
!2595 = !DILocation(line: 27, column: 24, scope: !2577, inlinedAt: !2591)
!2596 = !DILocation(line: 27, column: 44, scope: !2577, inlinedAt: !2591)
!2597 = !DILocation(line: 28, column: 4, scope: !2577, inlinedAt: !2591)
!2598 = !DILocation(line: 26, column: 37, scope: !2577, inlinedAt: !2591)
!2599 = !DILocation(line: 15, column: 20, scope: !2589, inlinedAt: !2590)
!2600 = !DILocation(line: 15, column: 42, scope: !2589, inlinedAt: !2590)
!2601 = !DILocation(line: 18, column: 2, scope: !2507, inlinedAt: !2508)
!2602 = !DILocation(line: 18, column: 6, scope: !2507, inlinedAt: !2508)
!2603 = !DILocation(line: 18, column: 14, scope: !2507, inlinedAt: !2508)
!2604 = !DILocation(line: 19, column: 42, scope: !2507, inlinedAt: !2508)
!2605 = distinct !DISubprogram(name: "Broadcast", scope: !429, file: !429, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2606 = !DILocation(line: 19, column: 25, scope: !2507, inlinedAt: !2508)
!2607 = !DILocation(line: 36, column: 10, scope: !2605, inlinedAt: !2606)
!2608 = !DILocation(line: 36, column: 22, scope: !2605, inlinedAt: !2606)
!2609 = !DILocation(line: 37, column: 8, scope: !2605, inlinedAt: !2606)
!2610 = !DILocation(line: 40, column: 17, scope: !2605, inlinedAt: !2606)
!2611 = !DILocation(line: 19, column: 6, scope: !2507, inlinedAt: !2508)
!2612 = !DILocation(line: 31, column: 26, scope: !2501, inlinedAt: !2502)
!2613 = distinct !DISubprogram(name: "numbers", scope: !322, file: !322, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2614 = !DILocation(line: 31, column: 9, scope: !2501, inlinedAt: !2502)
!2615 = !DILocation(line: 14, column: 11, scope: !2613, inlinedAt: !2614)
!2616 = !DILocation(line: 31, column: 48, scope: !2501, inlinedAt: !2502)
!2617 = distinct !DISubprogram(name: "reduce", scope: !332, file: !332, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!2618 = distinct !DISubprogram(name: "ReduceAdd", scope: !332, file: !332, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!2619 = !DILocation(line: 16, column: 25, scope: !2613, inlinedAt: !2614)
!2620 = !DILocation(line: 8, column: 15, scope: !2618, inlinedAt: !2619)
!2621 = !DILocation(line: 46, column: 14, scope: !2617, inlinedAt: !2620)
!2622 = !DILocation(line: 26, column: 47, scope: !448, inlinedAt: !2621)
!2623 = !DILocation(line: 26, column: 59, scope: !448, inlinedAt: !2621)
!2624 = distinct !DISubprogram(name: "scan", scope: !400, file: !400, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2625 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !400, file: !400, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2626 = !DILocation(line: 18, column: 40, scope: !2613, inlinedAt: !2614)
!2627 = !DILocation(line: 6, column: 21, scope: !2625, inlinedAt: !2626)
!2628 = !DILocation(line: 37, column: 21, scope: !2624, inlinedAt: !2627)
!2629 = !DILocation(line: 37, column: 10, scope: !2624, inlinedAt: !2627)
!2630 = !DILocation(line: 19, column: 40, scope: !2613, inlinedAt: !2614)
!2631 = !DILocation(line: 45, column: 16, scope: !2617, inlinedAt: !2620)
!2632 = !DILocation(line: 67, column: 13, scope: !2510, inlinedAt: !2631)
!2633 = !DILocation(line: 68, column: 15, scope: !2510, inlinedAt: !2631)
!2634 = !DILocation(line: 68, column: 3, scope: !2617, inlinedAt: !2620)
!2635 = !DILocation(line: 71, column: 7, scope: !2510, inlinedAt: !2631)
!2636 = !DILocation(line: 66, column: 35, scope: !2510, inlinedAt: !2631)
!2637 = !DILocation(line: 72, column: 7, scope: !2510, inlinedAt: !2631)
!2638 = !DILocation(line: 72, column: 35, scope: !2510, inlinedAt: !2631)
!2639 = !DILocation(line: 73, column: 23, scope: !2510, inlinedAt: !2631)
!2640 = !DILocation(line: 8, column: 76, scope: !2618, inlinedAt: !2619)
!2641 = !DILocation(line: 72, column: 40, scope: !2510, inlinedAt: !2631)
!2642 = !DILocation(line: 77, column: 16, scope: !2510, inlinedAt: !2631)
!2643 = !DILocation(line: 77, column: 2, scope: !2510, inlinedAt: !2631)
!2644 = !DILocation(line: 78, column: 6, scope: !2510, inlinedAt: !2631)
!2645 = !DILocation(line: 78, column: 22, scope: !2510, inlinedAt: !2631)
!2646 = !DILocation(line: 79, column: 23, scope: !2510, inlinedAt: !2631)
!2647 = !DILocation(line: 78, column: 27, scope: !2510, inlinedAt: !2631)
!2648 = !DILocation(line: 26, column: 64, scope: !448, inlinedAt: !2621)
!2649 = !DILocation(line: 47, column: 7, scope: !2617, inlinedAt: !2620)
!2650 = !DILocation(line: 50, column: 31, scope: !2617, inlinedAt: !2620)
!2651 = !DILocation(line: 51, column: 10, scope: !2617, inlinedAt: !2620)
!2652 = !DILocation(line: 52, column: 14, scope: !2617, inlinedAt: !2620)
!2653 = !DILocation(line: 53, column: 17, scope: !2617, inlinedAt: !2620)
!2654 = !DILocation(line: 53, column: 8, scope: !2617, inlinedAt: !2620)
!2655 = !DILocation(line: 55, column: 10, scope: !2617, inlinedAt: !2620)
!2656 = !DILocation(line: 56, column: 11, scope: !2617, inlinedAt: !2620)
!2657 = !DILocation(line: 43, column: 50, scope: !2617, inlinedAt: !2620)
!2658 = !DILocation(line: 57, column: 6, scope: !2617, inlinedAt: !2620)
!2659 = !DILocation(line: 57, column: 16, scope: !2617, inlinedAt: !2620)
!2660 = !DILocation(line: 58, column: 17, scope: !2617, inlinedAt: !2620)
!2661 = !DILocation(line: 57, column: 21, scope: !2617, inlinedAt: !2620)
!2662 = !DILocation(line: 16, column: 6, scope: !2613, inlinedAt: !2614)
!2663 = distinct !DISubprogram(name: "ReduceMin", scope: !332, file: !332, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2664 = !DILocation(line: 17, column: 33, scope: !2613, inlinedAt: !2614)
!2665 = !DILocation(line: 14, column: 15, scope: !2663, inlinedAt: !2664)
!2666 = !DILocation(line: 45, column: 16, scope: !2617, inlinedAt: !2665)
!2667 = !DILocation(line: 67, column: 13, scope: !2510, inlinedAt: !2666)
!2668 = !DILocation(line: 68, column: 15, scope: !2510, inlinedAt: !2666)
!2669 = !DILocation(line: 68, column: 3, scope: !2617, inlinedAt: !2665)
!2670 = !DILocation(line: 71, column: 7, scope: !2510, inlinedAt: !2666)
!2671 = !DILocation(line: 66, column: 35, scope: !2510, inlinedAt: !2666)
!2672 = !DILocation(line: 72, column: 7, scope: !2510, inlinedAt: !2666)
!2673 = !DILocation(line: 72, column: 35, scope: !2510, inlinedAt: !2666)
!2674 = !DILocation(line: 73, column: 23, scope: !2510, inlinedAt: !2666)
!2675 = !DILocation(line: 14, column: 77, scope: !2663, inlinedAt: !2664)
!2676 = !DILocation(line: 72, column: 40, scope: !2510, inlinedAt: !2666)
!2677 = !DILocation(line: 77, column: 16, scope: !2510, inlinedAt: !2666)
!2678 = !DILocation(line: 77, column: 2, scope: !2510, inlinedAt: !2666)
!2679 = !DILocation(line: 78, column: 6, scope: !2510, inlinedAt: !2666)
!2680 = !DILocation(line: 78, column: 22, scope: !2510, inlinedAt: !2666)
!2681 = !DILocation(line: 79, column: 23, scope: !2510, inlinedAt: !2666)
!2682 = !DILocation(line: 78, column: 27, scope: !2510, inlinedAt: !2666)
!2683 = !DILocation(line: 47, column: 7, scope: !2617, inlinedAt: !2665)
!2684 = !DILocation(line: 50, column: 31, scope: !2617, inlinedAt: !2665)
!2685 = !DILocation(line: 51, column: 10, scope: !2617, inlinedAt: !2665)
!2686 = !DILocation(line: 52, column: 14, scope: !2617, inlinedAt: !2665)
!2687 = !DILocation(line: 53, column: 17, scope: !2617, inlinedAt: !2665)
!2688 = !DILocation(line: 53, column: 8, scope: !2617, inlinedAt: !2665)
!2689 = !DILocation(line: 55, column: 10, scope: !2617, inlinedAt: !2665)
!2690 = !DILocation(line: 56, column: 11, scope: !2617, inlinedAt: !2665)
!2691 = !DILocation(line: 43, column: 50, scope: !2617, inlinedAt: !2665)
!2692 = !DILocation(line: 57, column: 6, scope: !2617, inlinedAt: !2665)
!2693 = !DILocation(line: 57, column: 16, scope: !2617, inlinedAt: !2665)
!2694 = !DILocation(line: 58, column: 17, scope: !2617, inlinedAt: !2665)
!2695 = !DILocation(line: 57, column: 21, scope: !2617, inlinedAt: !2665)
!2696 = distinct !DISubprogram(name: "ReduceMax", scope: !332, file: !332, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2697 = !DILocation(line: 17, column: 54, scope: !2613, inlinedAt: !2614)
!2698 = !DILocation(line: 20, column: 15, scope: !2696, inlinedAt: !2697)
!2699 = !DILocation(line: 45, column: 16, scope: !2617, inlinedAt: !2698)
!2700 = !DILocation(line: 67, column: 13, scope: !2510, inlinedAt: !2699)
!2701 = !DILocation(line: 68, column: 15, scope: !2510, inlinedAt: !2699)
!2702 = !DILocation(line: 68, column: 3, scope: !2617, inlinedAt: !2698)
!2703 = !DILocation(line: 71, column: 7, scope: !2510, inlinedAt: !2699)
!2704 = !DILocation(line: 66, column: 35, scope: !2510, inlinedAt: !2699)
!2705 = !DILocation(line: 72, column: 7, scope: !2510, inlinedAt: !2699)
!2706 = !DILocation(line: 72, column: 35, scope: !2510, inlinedAt: !2699)
!2707 = !DILocation(line: 73, column: 23, scope: !2510, inlinedAt: !2699)
!2708 = !DILocation(line: 20, column: 77, scope: !2696, inlinedAt: !2697)
!2709 = !DILocation(line: 72, column: 40, scope: !2510, inlinedAt: !2699)
!2710 = !DILocation(line: 77, column: 16, scope: !2510, inlinedAt: !2699)
!2711 = !DILocation(line: 77, column: 2, scope: !2510, inlinedAt: !2699)
!2712 = !DILocation(line: 78, column: 6, scope: !2510, inlinedAt: !2699)
!2713 = !DILocation(line: 78, column: 22, scope: !2510, inlinedAt: !2699)
!2714 = !DILocation(line: 79, column: 23, scope: !2510, inlinedAt: !2699)
!2715 = !DILocation(line: 78, column: 27, scope: !2510, inlinedAt: !2699)
!2716 = !DILocation(line: 47, column: 7, scope: !2617, inlinedAt: !2698)
!2717 = !DILocation(line: 50, column: 31, scope: !2617, inlinedAt: !2698)
!2718 = !DILocation(line: 51, column: 10, scope: !2617, inlinedAt: !2698)
!2719 = !DILocation(line: 52, column: 14, scope: !2617, inlinedAt: !2698)
!2720 = !DILocation(line: 53, column: 17, scope: !2617, inlinedAt: !2698)
!2721 = !DILocation(line: 53, column: 8, scope: !2617, inlinedAt: !2698)
!2722 = !DILocation(line: 55, column: 10, scope: !2617, inlinedAt: !2698)
!2723 = !DILocation(line: 56, column: 11, scope: !2617, inlinedAt: !2698)
!2724 = !DILocation(line: 43, column: 50, scope: !2617, inlinedAt: !2698)
!2725 = !DILocation(line: 57, column: 6, scope: !2617, inlinedAt: !2698)
!2726 = !DILocation(line: 57, column: 16, scope: !2617, inlinedAt: !2698)
!2727 = !DILocation(line: 58, column: 17, scope: !2617, inlinedAt: !2698)
!2728 = !DILocation(line: 57, column: 21, scope: !2617, inlinedAt: !2698)
!2729 = !DILocation(line: 17, column: 6, scope: !2613, inlinedAt: !2614)
!2730 = !DILocation(line: 17, column: 14, scope: !2613, inlinedAt: !2614)
!2731 = !DILocation(line: 25, column: 16, scope: !2624, inlinedAt: !2627)
!2732 = !DILocation(line: 23, column: 48, scope: !2624, inlinedAt: !2627)
!2733 = !DILocation(line: 26, column: 6, scope: !2624, inlinedAt: !2627)
!2734 = !DILocation(line: 26, column: 24, scope: !2624, inlinedAt: !2627)
!2735 = !DILocation(line: 27, column: 24, scope: !2624, inlinedAt: !2627)
!2736 = !DILocation(line: 27, column: 44, scope: !2624, inlinedAt: !2627)
!2737 = !DILocation(line: 28, column: 4, scope: !2624, inlinedAt: !2627)
!2738 = !DILocation(line: 26, column: 37, scope: !2624, inlinedAt: !2627)
!2739 = !DILocation(line: 31, column: 15, scope: !2624, inlinedAt: !2627)
!2740 = !DILocation(line: 34, column: 32, scope: !2624, inlinedAt: !2627)
!2741 = !DILocation(line: 35, column: 19, scope: !2624, inlinedAt: !2627)
!2742 = !DILocation(line: 36, column: 10, scope: !2624, inlinedAt: !2627)
!2743 = !DILocation(line: 38, column: 9, scope: !2624, inlinedAt: !2627)
!2744 = !DILocation(line: 40, column: 10, scope: !2624, inlinedAt: !2627)
!2745 = !DILocation(line: 23, column: 59, scope: !2624, inlinedAt: !2627)
!2746 = !DILocation(line: 42, column: 19, scope: !2624, inlinedAt: !2627)
!2747 = !DILocation(line: 42, column: 3, scope: !2624, inlinedAt: !2627)
!2748 = !DILocation(line: 44, column: 2, scope: !2625, inlinedAt: !2626)
!2749 = !DILocation(line: 7, column: 16, scope: !2625, inlinedAt: !2626)
!2750 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !400, file: !400, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2751 = !DILocation(line: 18, column: 68, scope: !2613, inlinedAt: !2614)
!2752 = !DILocation(line: 14, column: 21, scope: !2750, inlinedAt: !2751)
!2753 = !DILocation(line: 25, column: 16, scope: !2624, inlinedAt: !2752)
!2754 = !DILocation(line: 23, column: 48, scope: !2624, inlinedAt: !2752)
!2755 = !DILocation(line: 26, column: 6, scope: !2624, inlinedAt: !2752)
!2756 = !DILocation(line: 26, column: 24, scope: !2624, inlinedAt: !2752)
!2757 = !DILocation(line: 27, column: 24, scope: !2624, inlinedAt: !2752)
!2758 = !DILocation(line: 27, column: 44, scope: !2624, inlinedAt: !2752)
!2759 = !DILocation(line: 28, column: 4, scope: !2624, inlinedAt: !2752)
!2760 = !DILocation(line: 26, column: 37, scope: !2624, inlinedAt: !2752)
!2761 = !DILocation(line: 31, column: 15, scope: !2624, inlinedAt: !2752)
!2762 = !DILocation(line: 34, column: 32, scope: !2624, inlinedAt: !2752)
!2763 = !DILocation(line: 35, column: 19, scope: !2624, inlinedAt: !2752)
!2764 = !DILocation(line: 36, column: 10, scope: !2624, inlinedAt: !2752)
!2765 = !DILocation(line: 37, column: 10, scope: !2624, inlinedAt: !2752)
!2766 = !DILocation(line: 38, column: 9, scope: !2624, inlinedAt: !2752)
!2767 = !DILocation(line: 40, column: 10, scope: !2624, inlinedAt: !2752)
!2768 = !DILocation(line: 23, column: 59, scope: !2624, inlinedAt: !2752)
!2769 = !DILocation(line: 42, column: 19, scope: !2624, inlinedAt: !2752)
!2770 = !DILocation(line: 42, column: 3, scope: !2624, inlinedAt: !2752)
!2771 = !DILocation(line: 44, column: 2, scope: !2750, inlinedAt: !2751)
!2772 = !DILocation(line: 15, column: 20, scope: !2750, inlinedAt: !2751)
!2773 = !DILocation(line: 15, column: 42, scope: !2750, inlinedAt: !2751)
!2774 = !DILocation(line: 18, column: 16, scope: !2750, inlinedAt: !2751)
!2775 = !DILocation(line: 18, column: 2, scope: !2613, inlinedAt: !2614)
!2776 = !DILocation(line: 18, column: 6, scope: !2613, inlinedAt: !2614)
!2777 = !DILocation(line: 18, column: 14, scope: !2613, inlinedAt: !2614)
!2778 = !DILocation(line: 19, column: 42, scope: !2613, inlinedAt: !2614)
!2779 = distinct !DISubprogram(name: "Broadcast", scope: !429, file: !429, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2780 = !DILocation(line: 19, column: 25, scope: !2613, inlinedAt: !2614)
!2781 = !DILocation(line: 36, column: 22, scope: !2779, inlinedAt: !2780)
!2782 = !DILocation(line: 37, column: 8, scope: !2779, inlinedAt: !2780)
!2783 = !DILocation(line: 39, column: 15, scope: !2779, inlinedAt: !2780)
!2784 = !DILocation(line: 40, column: 17, scope: !2779, inlinedAt: !2780)
!2785 = !DILocation(line: 40, column: 3, scope: !2613, inlinedAt: !2614)
!2786 = !DILocation(line: 42, column: 16, scope: !2779, inlinedAt: !2780)
!2787 = !DILocation(line: 43, column: 10, scope: !2779, inlinedAt: !2780)
!2788 = !DILocation(line: 44, column: 14, scope: !2779, inlinedAt: !2780)
!2789 = !DILocation(line: 45, column: 3, scope: !2779, inlinedAt: !2780)
!2790 = !DILocation(line: 47, column: 10, scope: !2779, inlinedAt: !2780)
!2791 = !DILocation(line: 48, column: 9, scope: !2779, inlinedAt: !2780)
!2792 = !DILocation(line: 48, column: 2, scope: !2613, inlinedAt: !2614)
!2793 = !DILocation(line: 19, column: 6, scope: !2613, inlinedAt: !2614)
!2794 = distinct !DISubprogram(name: "IntegersUint32", scope: !282, file: !282, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!2795 = !DILocation(line: 107, column: 6, scope: !2794)
!2796 = distinct !DISubprogram(name: "groupIntegers", scope: !322, file: !322, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2797 = !DILocation(line: 107, column: 77, scope: !2794)
!2798 = !DILocation(line: 35, column: 20, scope: !2796, inlinedAt: !2797)
!2799 = !DILocation(line: 36, column: 27, scope: !2796, inlinedAt: !2797)
!2800 = !DILocation(line: 36, column: 25, scope: !2796, inlinedAt: !2797)
!2801 = !DILocation(line: 36, column: 48, scope: !2796, inlinedAt: !2797)
!2802 = distinct !DISubprogram(name: "integers", scope: !322, file: !322, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2803 = !DILocation(line: 36, column: 10, scope: !2796, inlinedAt: !2797)
!2804 = !DILocation(line: 24, column: 11, scope: !2802, inlinedAt: !2803)
!2805 = distinct !DISubprogram(name: "ReduceAnd", scope: !332, file: !332, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!2806 = !DILocation(line: 25, column: 40, scope: !2802, inlinedAt: !2803)
!2807 = !DILocation(line: 26, column: 15, scope: !2805, inlinedAt: !2806)
!2808 = !DILocation(line: 45, column: 16, scope: !2511, inlinedAt: !2807)
!2809 = !DILocation(line: 67, column: 13, scope: !2510, inlinedAt: !2808)
!2810 = !DILocation(line: 68, column: 15, scope: !2510, inlinedAt: !2808)
!2811 = !DILocation(line: 68, column: 3, scope: !2511, inlinedAt: !2807)
!2812 = !DILocation(line: 70, column: 13, scope: !2510, inlinedAt: !2808)
!2813 = !DILocation(line: 71, column: 7, scope: !2510, inlinedAt: !2808)
!2814 = !DILocation(line: 66, column: 35, scope: !2510, inlinedAt: !2808)
!2815 = !DILocation(line: 72, column: 7, scope: !2510, inlinedAt: !2808)
!2816 = !DILocation(line: 72, column: 35, scope: !2510, inlinedAt: !2808)
!2817 = !DILocation(line: 73, column: 23, scope: !2510, inlinedAt: !2808)
!2818 = !DILocation(line: 26, column: 76, scope: !2805, inlinedAt: !2806)
!2819 = !DILocation(line: 72, column: 40, scope: !2510, inlinedAt: !2808)
!2820 = !DILocation(line: 77, column: 16, scope: !2510, inlinedAt: !2808)
!2821 = !DILocation(line: 77, column: 2, scope: !2510, inlinedAt: !2808)
!2822 = !DILocation(line: 78, column: 6, scope: !2510, inlinedAt: !2808)
!2823 = !DILocation(line: 78, column: 22, scope: !2510, inlinedAt: !2808)
!2824 = !DILocation(line: 79, column: 23, scope: !2510, inlinedAt: !2808)
!2825 = !DILocation(line: 78, column: 27, scope: !2510, inlinedAt: !2808)
!2826 = distinct !DISubprogram(name: "ReduceOr", scope: !332, file: !332, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!2827 = !DILocation(line: 25, column: 60, scope: !2802, inlinedAt: !2803)
!2828 = !DILocation(line: 31, column: 15, scope: !2826, inlinedAt: !2827)
!2829 = !DILocation(line: 45, column: 16, scope: !2511, inlinedAt: !2828)
!2830 = !DILocation(line: 67, column: 13, scope: !2510, inlinedAt: !2829)
!2831 = !DILocation(line: 68, column: 15, scope: !2510, inlinedAt: !2829)
!2832 = !DILocation(line: 68, column: 3, scope: !2511, inlinedAt: !2828)
!2833 = !DILocation(line: 70, column: 13, scope: !2510, inlinedAt: !2829)
!2834 = !DILocation(line: 71, column: 7, scope: !2510, inlinedAt: !2829)
!2835 = !DILocation(line: 66, column: 35, scope: !2510, inlinedAt: !2829)
!2836 = !DILocation(line: 72, column: 7, scope: !2510, inlinedAt: !2829)
!2837 = !DILocation(line: 72, column: 35, scope: !2510, inlinedAt: !2829)
!2838 = !DILocation(line: 73, column: 23, scope: !2510, inlinedAt: !2829)
!2839 = !DILocation(line: 31, column: 74, scope: !2826, inlinedAt: !2827)
!2840 = !DILocation(line: 72, column: 40, scope: !2510, inlinedAt: !2829)
!2841 = !DILocation(line: 77, column: 16, scope: !2510, inlinedAt: !2829)
!2842 = !DILocation(line: 77, column: 2, scope: !2510, inlinedAt: !2829)
!2843 = !DILocation(line: 78, column: 6, scope: !2510, inlinedAt: !2829)
!2844 = !DILocation(line: 78, column: 22, scope: !2510, inlinedAt: !2829)
!2845 = !DILocation(line: 79, column: 23, scope: !2510, inlinedAt: !2829)
!2846 = !DILocation(line: 78, column: 27, scope: !2510, inlinedAt: !2829)
!2847 = distinct !DISubprogram(name: "ReduceXor", scope: !332, file: !332, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!2848 = !DILocation(line: 25, column: 81, scope: !2802, inlinedAt: !2803)
!2849 = !DILocation(line: 37, column: 15, scope: !2847, inlinedAt: !2848)
!2850 = !DILocation(line: 45, column: 16, scope: !2511, inlinedAt: !2849)
!2851 = !DILocation(line: 67, column: 13, scope: !2510, inlinedAt: !2850)
!2852 = !DILocation(line: 68, column: 15, scope: !2510, inlinedAt: !2850)
!2853 = !DILocation(line: 68, column: 3, scope: !2511, inlinedAt: !2849)
!2854 = !DILocation(line: 70, column: 13, scope: !2510, inlinedAt: !2850)
!2855 = !DILocation(line: 71, column: 7, scope: !2510, inlinedAt: !2850)
!2856 = !DILocation(line: 66, column: 35, scope: !2510, inlinedAt: !2850)
!2857 = !DILocation(line: 72, column: 7, scope: !2510, inlinedAt: !2850)
!2858 = !DILocation(line: 72, column: 35, scope: !2510, inlinedAt: !2850)
!2859 = !DILocation(line: 73, column: 23, scope: !2510, inlinedAt: !2850)
!2860 = !DILocation(line: 37, column: 76, scope: !2847, inlinedAt: !2848)
!2861 = !DILocation(line: 72, column: 40, scope: !2510, inlinedAt: !2850)
!2862 = !DILocation(line: 77, column: 16, scope: !2510, inlinedAt: !2850)
!2863 = !DILocation(line: 77, column: 2, scope: !2510, inlinedAt: !2850)
!2864 = !DILocation(line: 78, column: 6, scope: !2510, inlinedAt: !2850)
!2865 = !DILocation(line: 78, column: 22, scope: !2510, inlinedAt: !2850)
!2866 = !DILocation(line: 79, column: 23, scope: !2510, inlinedAt: !2850)
!2867 = !DILocation(line: 78, column: 27, scope: !2510, inlinedAt: !2850)
!2868 = !DILocation(line: 25, column: 5, scope: !2802, inlinedAt: !2803)
!2869 = !DILocation(line: 25, column: 13, scope: !2802, inlinedAt: !2803)
!2870 = !DILocation(line: 25, column: 21, scope: !2802, inlinedAt: !2803)
!2871 = !DILocation(line: 37, column: 27, scope: !2796, inlinedAt: !2797)
!2872 = distinct !DISubprogram(name: "integers", scope: !322, file: !322, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2873 = !DILocation(line: 37, column: 10, scope: !2796, inlinedAt: !2797)
!2874 = !DILocation(line: 24, column: 11, scope: !2872, inlinedAt: !2873)
!2875 = !DILocation(line: 37, column: 50, scope: !2796, inlinedAt: !2797)
!2876 = distinct !DISubprogram(name: "ReduceAnd", scope: !332, file: !332, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!2877 = !DILocation(line: 25, column: 40, scope: !2872, inlinedAt: !2873)
!2878 = !DILocation(line: 26, column: 15, scope: !2876, inlinedAt: !2877)
!2879 = !DILocation(line: 45, column: 16, scope: !2617, inlinedAt: !2878)
!2880 = !DILocation(line: 67, column: 13, scope: !2510, inlinedAt: !2879)
!2881 = !DILocation(line: 68, column: 15, scope: !2510, inlinedAt: !2879)
!2882 = !DILocation(line: 68, column: 3, scope: !2617, inlinedAt: !2878)
!2883 = !DILocation(line: 70, column: 13, scope: !2510, inlinedAt: !2879)
!2884 = !DILocation(line: 71, column: 7, scope: !2510, inlinedAt: !2879)
!2885 = !DILocation(line: 66, column: 35, scope: !2510, inlinedAt: !2879)
!2886 = !DILocation(line: 72, column: 7, scope: !2510, inlinedAt: !2879)
!2887 = !DILocation(line: 72, column: 35, scope: !2510, inlinedAt: !2879)
!2888 = !DILocation(line: 73, column: 23, scope: !2510, inlinedAt: !2879)
!2889 = !DILocation(line: 26, column: 76, scope: !2876, inlinedAt: !2877)
!2890 = !DILocation(line: 72, column: 40, scope: !2510, inlinedAt: !2879)
!2891 = !DILocation(line: 77, column: 16, scope: !2510, inlinedAt: !2879)
!2892 = !DILocation(line: 77, column: 2, scope: !2510, inlinedAt: !2879)
!2893 = !DILocation(line: 78, column: 6, scope: !2510, inlinedAt: !2879)
!2894 = !DILocation(line: 78, column: 22, scope: !2510, inlinedAt: !2879)
!2895 = !DILocation(line: 79, column: 23, scope: !2510, inlinedAt: !2879)
!2896 = !DILocation(line: 78, column: 27, scope: !2510, inlinedAt: !2879)
!2897 = !DILocation(line: 46, column: 14, scope: !2617, inlinedAt: !2878)
!2898 = !DILocation(line: 26, column: 47, scope: !448, inlinedAt: !2897)
!2899 = !DILocation(line: 26, column: 59, scope: !448, inlinedAt: !2897)
!2900 = !DILocation(line: 26, column: 64, scope: !448, inlinedAt: !2897)
!2901 = !DILocation(line: 47, column: 7, scope: !2617, inlinedAt: !2878)
!2902 = !DILocation(line: 50, column: 31, scope: !2617, inlinedAt: !2878)
!2903 = !DILocation(line: 51, column: 10, scope: !2617, inlinedAt: !2878)
!2904 = !DILocation(line: 52, column: 11, scope: !2617, inlinedAt: !2878)
!2905 = !DILocation(line: 52, column: 14, scope: !2617, inlinedAt: !2878)
!2906 = !DILocation(line: 53, column: 17, scope: !2617, inlinedAt: !2878)
!2907 = !DILocation(line: 53, column: 8, scope: !2617, inlinedAt: !2878)
!2908 = !DILocation(line: 55, column: 10, scope: !2617, inlinedAt: !2878)
!2909 = !DILocation(line: 56, column: 11, scope: !2617, inlinedAt: !2878)
!2910 = !DILocation(line: 43, column: 50, scope: !2617, inlinedAt: !2878)
!2911 = !DILocation(line: 57, column: 6, scope: !2617, inlinedAt: !2878)
!2912 = !DILocation(line: 57, column: 16, scope: !2617, inlinedAt: !2878)
!2913 = !DILocation(line: 58, column: 17, scope: !2617, inlinedAt: !2878)
!2914 = !DILocation(line: 57, column: 21, scope: !2617, inlinedAt: !2878)
!2915 = distinct !DISubprogram(name: "ReduceOr", scope: !332, file: !332, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!2916 = !DILocation(line: 25, column: 60, scope: !2872, inlinedAt: !2873)
!2917 = !DILocation(line: 31, column: 15, scope: !2915, inlinedAt: !2916)
!2918 = !DILocation(line: 45, column: 16, scope: !2617, inlinedAt: !2917)
!2919 = !DILocation(line: 67, column: 13, scope: !2510, inlinedAt: !2918)
!2920 = !DILocation(line: 68, column: 15, scope: !2510, inlinedAt: !2918)
!2921 = !DILocation(line: 68, column: 3, scope: !2617, inlinedAt: !2917)
!2922 = !DILocation(line: 70, column: 13, scope: !2510, inlinedAt: !2918)
!2923 = !DILocation(line: 71, column: 7, scope: !2510, inlinedAt: !2918)
!2924 = !DILocation(line: 66, column: 35, scope: !2510, inlinedAt: !2918)
!2925 = !DILocation(line: 72, column: 7, scope: !2510, inlinedAt: !2918)
!2926 = !DILocation(line: 72, column: 35, scope: !2510, inlinedAt: !2918)
!2927 = !DILocation(line: 73, column: 23, scope: !2510, inlinedAt: !2918)
!2928 = !DILocation(line: 31, column: 74, scope: !2915, inlinedAt: !2916)
!2929 = !DILocation(line: 72, column: 40, scope: !2510, inlinedAt: !2918)
!2930 = !DILocation(line: 77, column: 16, scope: !2510, inlinedAt: !2918)
!2931 = !DILocation(line: 77, column: 2, scope: !2510, inlinedAt: !2918)
!2932 = !DILocation(line: 78, column: 6, scope: !2510, inlinedAt: !2918)
!2933 = !DILocation(line: 78, column: 22, scope: !2510, inlinedAt: !2918)
!2934 = !DILocation(line: 79, column: 23, scope: !2510, inlinedAt: !2918)
!2935 = !DILocation(line: 78, column: 27, scope: !2510, inlinedAt: !2918)
!2936 = !DILocation(line: 47, column: 7, scope: !2617, inlinedAt: !2917)
!2937 = !DILocation(line: 50, column: 31, scope: !2617, inlinedAt: !2917)
!2938 = !DILocation(line: 51, column: 10, scope: !2617, inlinedAt: !2917)
!2939 = !DILocation(line: 52, column: 11, scope: !2617, inlinedAt: !2917)
!2940 = !DILocation(line: 52, column: 14, scope: !2617, inlinedAt: !2917)
!2941 = !DILocation(line: 53, column: 17, scope: !2617, inlinedAt: !2917)
!2942 = !DILocation(line: 53, column: 8, scope: !2617, inlinedAt: !2917)
!2943 = !DILocation(line: 55, column: 10, scope: !2617, inlinedAt: !2917)
!2944 = !DILocation(line: 56, column: 11, scope: !2617, inlinedAt: !2917)
!2945 = !DILocation(line: 43, column: 50, scope: !2617, inlinedAt: !2917)
!2946 = !DILocation(line: 57, column: 6, scope: !2617, inlinedAt: !2917)
!2947 = !DILocation(line: 57, column: 16, scope: !2617, inlinedAt: !2917)
!2948 = !DILocation(line: 58, column: 17, scope: !2617, inlinedAt: !2917)
!2949 = !DILocation(line: 57, column: 21, scope: !2617, inlinedAt: !2917)
!2950 = distinct !DISubprogram(name: "ReduceXor", scope: !332, file: !332, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!2951 = !DILocation(line: 25, column: 81, scope: !2872, inlinedAt: !2873)
!2952 = !DILocation(line: 37, column: 15, scope: !2950, inlinedAt: !2951)
!2953 = !DILocation(line: 45, column: 16, scope: !2617, inlinedAt: !2952)
!2954 = !DILocation(line: 67, column: 13, scope: !2510, inlinedAt: !2953)
!2955 = !DILocation(line: 68, column: 15, scope: !2510, inlinedAt: !2953)
!2956 = !DILocation(line: 68, column: 3, scope: !2617, inlinedAt: !2952)
!2957 = !DILocation(line: 70, column: 13, scope: !2510, inlinedAt: !2953)
!2958 = !DILocation(line: 71, column: 7, scope: !2510, inlinedAt: !2953)
!2959 = !DILocation(line: 66, column: 35, scope: !2510, inlinedAt: !2953)
!2960 = !DILocation(line: 72, column: 7, scope: !2510, inlinedAt: !2953)
!2961 = !DILocation(line: 72, column: 35, scope: !2510, inlinedAt: !2953)
!2962 = !DILocation(line: 73, column: 23, scope: !2510, inlinedAt: !2953)
!2963 = !DILocation(line: 37, column: 76, scope: !2950, inlinedAt: !2951)
!2964 = !DILocation(line: 72, column: 40, scope: !2510, inlinedAt: !2953)
!2965 = !DILocation(line: 77, column: 16, scope: !2510, inlinedAt: !2953)
!2966 = !DILocation(line: 77, column: 2, scope: !2510, inlinedAt: !2953)
!2967 = !DILocation(line: 78, column: 6, scope: !2510, inlinedAt: !2953)
!2968 = !DILocation(line: 78, column: 22, scope: !2510, inlinedAt: !2953)
!2969 = !DILocation(line: 79, column: 23, scope: !2510, inlinedAt: !2953)
!2970 = !DILocation(line: 78, column: 27, scope: !2510, inlinedAt: !2953)
!2971 = !DILocation(line: 47, column: 7, scope: !2617, inlinedAt: !2952)
!2972 = !DILocation(line: 50, column: 31, scope: !2617, inlinedAt: !2952)
!2973 = !DILocation(line: 51, column: 10, scope: !2617, inlinedAt: !2952)
!2974 = !DILocation(line: 52, column: 11, scope: !2617, inlinedAt: !2952)
!2975 = !DILocation(line: 52, column: 14, scope: !2617, inlinedAt: !2952)
!2976 = !DILocation(line: 53, column: 17, scope: !2617, inlinedAt: !2952)
!2977 = !DILocation(line: 53, column: 8, scope: !2617, inlinedAt: !2952)
!2978 = !DILocation(line: 55, column: 10, scope: !2617, inlinedAt: !2952)
!2979 = !DILocation(line: 56, column: 11, scope: !2617, inlinedAt: !2952)
!2980 = !DILocation(line: 43, column: 50, scope: !2617, inlinedAt: !2952)
!2981 = !DILocation(line: 57, column: 6, scope: !2617, inlinedAt: !2952)
!2982 = !DILocation(line: 57, column: 16, scope: !2617, inlinedAt: !2952)
!2983 = !DILocation(line: 58, column: 17, scope: !2617, inlinedAt: !2952)
!2984 = !DILocation(line: 57, column: 21, scope: !2617, inlinedAt: !2952)
!2985 = !DILocation(line: 25, column: 5, scope: !2872, inlinedAt: !2873)
!2986 = !DILocation(line: 25, column: 13, scope: !2872, inlinedAt: !2873)
!2987 = !DILocation(line: 25, column: 21, scope: !2872, inlinedAt: !2873)
!2988 = distinct !DISubprogram(name: "ExchangeUint64", scope: !282, file: !282, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!2989 = !DILocation(line: 112, column: 6, scope: !2988)
!2990 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2991 = !DILocation(line: 113, column: 10, scope: !2988)
!2992 = !DILocation(line: 21, column: 29, scope: !2990, inlinedAt: !2991)
!2993 = !DILocation(line: 21, column: 39, scope: !2990, inlinedAt: !2991)
!2994 = !DILocation(line: 21, column: 49, scope: !2990, inlinedAt: !2991)
!2995 = !DILocation(line: 23, column: 7, scope: !2990, inlinedAt: !2991)
!2996 = !DILocation(line: 22, column: 2, scope: !2990, inlinedAt: !2991)
!2997 = !DILocation(line: 22, column: 8, scope: !2990, inlinedAt: !2991)
!2998 = !DILocation(line: 26, column: 9, scope: !2990, inlinedAt: !2991)
!2999 = !DILocation(line: 27, column: 12, scope: !2990, inlinedAt: !2991)
!3000 = !DILocation(line: 27, column: 10, scope: !2990, inlinedAt: !2991)
!3001 = !DILocation(line: 27, column: 30, scope: !2990, inlinedAt: !2991)
!3002 = !DILocation(line: 28, column: 37, scope: !2990, inlinedAt: !2991)
!3003 = !DILocation(line: 28, column: 32, scope: !2990, inlinedAt: !2991)
!3004 = !DILocation(line: 28, column: 34, scope: !2990, inlinedAt: !2991)
!3005 = !DILocation(line: 28, column: 20, scope: !2990, inlinedAt: !2991)
!3006 = !DILocation(line: 28, column: 3, scope: !2990, inlinedAt: !2991)
!3007 = !DILocation(line: 29, column: 22, scope: !2990, inlinedAt: !2991)
!3008 = !DILocation(line: 29, column: 3, scope: !2990, inlinedAt: !2991)
!3009 = !DILocation(line: 30, column: 24, scope: !2990, inlinedAt: !2991)
!3010 = !DILocation(line: 30, column: 3, scope: !2990, inlinedAt: !2991)
!3011 = !DILocation(line: 31, column: 23, scope: !2990, inlinedAt: !2991)
!3012 = !DILocation(line: 31, column: 3, scope: !2990, inlinedAt: !2991)
!3013 = !DILocation(line: 32, column: 14, scope: !2990, inlinedAt: !2991)
!3014 = !DILocation(line: 32, column: 12, scope: !2990, inlinedAt: !2991)
!3015 = !DILocation(line: 32, column: 18, scope: !2990, inlinedAt: !2991)
!3016 = !DILocation(line: 33, column: 21, scope: !2990, inlinedAt: !2991)
!3017 = !DILocation(line: 33, column: 3, scope: !2990, inlinedAt: !2991)
!3018 = !DILocation(line: 34, column: 3, scope: !2990, inlinedAt: !2991)
!3019 = !DILocation(line: 35, column: 31, scope: !2990, inlinedAt: !2991)
!3020 = !DILocation(line: 36, column: 4, scope: !2990, inlinedAt: !2991)
!3021 = !DILocation(line: 38, column: 32, scope: !2990, inlinedAt: !2991)
!3022 = !DILocation(line: 38, column: 30, scope: !2990, inlinedAt: !2991)
!3023 = !DILocation(line: 38, column: 24, scope: !2990, inlinedAt: !2991)
!3024 = !DILocation(line: 38, column: 3, scope: !2990, inlinedAt: !2991)
!3025 = distinct !DISubprogram(name: "NumbersUint64", scope: !282, file: !282, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!3026 = !DILocation(line: 119, column: 6, scope: !3025)
!3027 = distinct !DISubprogram(name: "groupNumbers", scope: !322, file: !322, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3028 = !DILocation(line: 119, column: 75, scope: !3025)
!3029 = !DILocation(line: 29, column: 20, scope: !3027, inlinedAt: !3028)
!3030 = !DILocation(line: 30, column: 26, scope: !3027, inlinedAt: !3028)
!3031 = !DILocation(line: 30, column: 24, scope: !3027, inlinedAt: !3028)
!3032 = !DILocation(line: 30, column: 46, scope: !3027, inlinedAt: !3028)
!3033 = distinct !DISubprogram(name: "numbers", scope: !322, file: !322, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3034 = !DILocation(line: 30, column: 9, scope: !3027, inlinedAt: !3028)
!3035 = !DILocation(line: 14, column: 11, scope: !3033, inlinedAt: !3034)
!3036 = distinct !DISubprogram(name: "reduceWarp", scope: !332, file: !332, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!3037 = distinct !DISubprogram(name: "reduce", scope: !332, file: !332, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3038 = distinct !DISubprogram(name: "ReduceAdd", scope: !332, file: !332, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3039 = !DILocation(line: 16, column: 25, scope: !3033, inlinedAt: !3034)
!3040 = !DILocation(line: 8, column: 15, scope: !3038, inlinedAt: !3039)
!3041 = !DILocation(line: 45, column: 16, scope: !3037, inlinedAt: !3040)
!3042 = !DILocation(line: 70, column: 13, scope: !3036, inlinedAt: !3041)
!3043 = !DILocation(line: 71, column: 7, scope: !3036, inlinedAt: !3041)
!3044 = !DILocation(line: 19, column: 40, scope: !3033, inlinedAt: !3034)
!3045 = !DILocation(line: 66, column: 35, scope: !3036, inlinedAt: !3041)
!3046 = !DILocation(line: 72, column: 7, scope: !3036, inlinedAt: !3041)
!3047 = !DILocation(line: 72, column: 35, scope: !3036, inlinedAt: !3041)
!3048 = !DILocation(line: 73, column: 23, scope: !3036, inlinedAt: !3041)
!3049 = !DILocation(line: 8, column: 76, scope: !3038, inlinedAt: !3039)
!3050 = !DILocation(line: 72, column: 40, scope: !3036, inlinedAt: !3041)
!3051 = !DILocation(line: 77, column: 16, scope: !3036, inlinedAt: !3041)
!3052 = !DILocation(line: 77, column: 2, scope: !3036, inlinedAt: !3041)
!3053 = !DILocation(line: 78, column: 6, scope: !3036, inlinedAt: !3041)
!3054 = !DILocation(line: 78, column: 22, scope: !3036, inlinedAt: !3041)
!3055 = !DILocation(line: 79, column: 23, scope: !3036, inlinedAt: !3041)
!3056 = !DILocation(line: 78, column: 27, scope: !3036, inlinedAt: !3041)
!3057 = !DILocation(line: 16, column: 6, scope: !3033, inlinedAt: !3034)
!3058 = distinct !DISubprogram(name: "ReduceMin", scope: !332, file: !332, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3059 = !DILocation(line: 17, column: 33, scope: !3033, inlinedAt: !3034)
!3060 = !DILocation(line: 14, column: 15, scope: !3058, inlinedAt: !3059)
!3061 = !DILocation(line: 45, column: 16, scope: !3037, inlinedAt: !3060)
!3062 = !DILocation(line: 71, column: 7, scope: !3036, inlinedAt: !3061)
!3063 = !DILocation(line: 66, column: 35, scope: !3036, inlinedAt: !3061)
!3064 = !DILocation(line: 72, column: 7, scope: !3036, inlinedAt: !3061)
!3065 = !DILocation(line: 72, column: 35, scope: !3036, inlinedAt: !3061)
!3066 = !DILocation(line: 73, column: 23, scope: !3036, inlinedAt: !3061)
!3067 = !DILocation(line: 14, column: 77, scope: !3058, inlinedAt: !3059)
!3068 = !DILocation(line: 72, column: 40, scope: !3036, inlinedAt: !3061)
!3069 = !DILocation(line: 77, column: 16, scope: !3036, inlinedAt: !3061)
!3070 = !DILocation(line: 77, column: 2, scope: !3036, inlinedAt: !3061)
!3071 = !DILocation(line: 78, column: 6, scope: !3036, inlinedAt: !3061)
!3072 = !DILocation(line: 78, column: 22, scope: !3036, inlinedAt: !3061)
!3073 = !DILocation(line: 79, column: 23, scope: !3036, inlinedAt: !3061)
!3074 = !DILocation(line: 78, column: 27, scope: !3036, inlinedAt: !3061)
!3075 = distinct !DISubprogram(name: "ReduceMax", scope: !332, file: !332, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3076 = !DILocation(line: 17, column: 54, scope: !3033, inlinedAt: !3034)
!3077 = !DILocation(line: 20, column: 15, scope: !3075, inlinedAt: !3076)
!3078 = !DILocation(line: 45, column: 16, scope: !3037, inlinedAt: !3077)
!3079 = !DILocation(line: 71, column: 7, scope: !3036, inlinedAt: !3078)
!3080 = !DILocation(line: 66, column: 35, scope: !3036, inlinedAt: !3078)
!3081 = !DILocation(line: 72, column: 7, scope: !3036, inlinedAt: !3078)
!3082 = !DILocation(line: 72, column: 35, scope: !3036, inlinedAt: !3078)
!3083 = !DILocation(line: 73, column: 23, scope: !3036, inlinedAt: !3078)
!3084 = !DILocation(line: 20, column: 77, scope: !3075, inlinedAt: !3076)
!3085 = !DILocation(line: 72, column: 40, scope: !3036, inlinedAt: !3078)
!3086 = !DILocation(line: 77, column: 16, scope: !3036, inlinedAt: !3078)
!3087 = !DILocation(line: 77, column: 2, scope: !3036, inlinedAt: !3078)
!3088 = !DILocation(line: 78, column: 6, scope: !3036, inlinedAt: !3078)
!3089 = !DILocation(line: 78, column: 22, scope: !3036, inlinedAt: !3078)
!3090 = !DILocation(line: 79, column: 23, scope: !3036, inlinedAt: !3078)
!3091 = !DILocation(line: 78, column: 27, scope: !3036, inlinedAt: !3078)
!3092 = !DILocation(line: 17, column: 6, scope: !3033, inlinedAt: !3034)
!3093 = !DILocation(line: 17, column: 14, scope: !3033, inlinedAt: !3034)
!3094 = distinct !DISubprogram(name: "scan", scope: !400, file: !400, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3095 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !400, file: !400, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3096 = !DILocation(line: 18, column: 40, scope: !3033, inlinedAt: !3034)
!3097 = !DILocation(line: 6, column: 21, scope: !3095, inlinedAt: !3096)
!3098 = !DILocation(line: 25, column: 16, scope: !3094, inlinedAt: !3097)
!3099 = !DILocation(line: 23, column: 48, scope: !3094, inlinedAt: !3097)
!3100 = !DILocation(line: 26, column: 6, scope: !3094, inlinedAt: !3097)
!3101 = !DILocation(line: 26, column: 24, scope: !3094, inlinedAt: !3097)
!3102 = !DILocation(line: 27, column: 24, scope: !3094, inlinedAt: !3097)
!3103 = !DILocation(line: 27, column: 44, scope: !3094, inlinedAt: !3097)
!3104 = !DILocation(line: 28, column: 4, scope: !3094, inlinedAt: !3097)
!3105 = !DILocation(line: 26, column: 37, scope: !3094, inlinedAt: !3097)
!3106 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !400, file: !400, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3107 = !DILocation(line: 18, column: 68, scope: !3033, inlinedAt: !3034)
!3108 = !DILocation(line: 14, column: 21, scope: !3106, inlinedAt: !3107)
!3109 = !DILocation(line: 23, column: 48, scope: !3094, inlinedAt: !3108)
!3110 = !DILocation(line: 26, column: 6, scope: !3094, inlinedAt: !3108)
!3111 = !DILocation(line: 26, column: 24, scope: !3094, inlinedAt: !3108)
!3112 = !DILocation(line: 27, column: 24, scope: !3094, inlinedAt: !3108)
!3113 = !DILocation(line: 27, column: 44, scope: !3094, inlinedAt: !3108)
!3114 = !DILocation(line: 28, column: 4, scope: !3094, inlinedAt: !3108)
!3115 = !DILocation(line: 26, column: 37, scope: !3094, inlinedAt: !3108)
!3116 = !DILocation(line: 15, column: 20, scope: !3106, inlinedAt: !3107)
!3117 = !DILocation(line: 15, column: 42, scope: !3106, inlinedAt: !3107)
!3118 = !DILocation(line: 18, column: 2, scope: !3033, inlinedAt: !3034)
!3119 = !DILocation(line: 18, column: 6, scope: !3033, inlinedAt: !3034)
!3120 = !DILocation(line: 18, column: 14, scope: !3033, inlinedAt: !3034)
!3121 = !DILocation(line: 19, column: 42, scope: !3033, inlinedAt: !3034)
!3122 = distinct !DISubprogram(name: "Broadcast", scope: !429, file: !429, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3123 = !DILocation(line: 19, column: 25, scope: !3033, inlinedAt: !3034)
!3124 = !DILocation(line: 36, column: 10, scope: !3122, inlinedAt: !3123)
!3125 = !DILocation(line: 36, column: 22, scope: !3122, inlinedAt: !3123)
!3126 = !DILocation(line: 37, column: 8, scope: !3122, inlinedAt: !3123)
!3127 = !DILocation(line: 40, column: 17, scope: !3122, inlinedAt: !3123)
!3128 = !DILocation(line: 19, column: 6, scope: !3033, inlinedAt: !3034)
!3129 = !DILocation(line: 31, column: 26, scope: !3027, inlinedAt: !3028)
!3130 = distinct !DISubprogram(name: "numbers", scope: !322, file: !322, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3131 = !DILocation(line: 31, column: 9, scope: !3027, inlinedAt: !3028)
!3132 = !DILocation(line: 14, column: 11, scope: !3130, inlinedAt: !3131)
!3133 = !DILocation(line: 31, column: 48, scope: !3027, inlinedAt: !3028)
!3134 = distinct !DISubprogram(name: "reduce", scope: !332, file: !332, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3135 = distinct !DISubprogram(name: "ReduceAdd", scope: !332, file: !332, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3136 = !DILocation(line: 16, column: 25, scope: !3130, inlinedAt: !3131)
!3137 = !DILocation(line: 8, column: 15, scope: !3135, inlinedAt: !3136)
!3138 = !DILocation(line: 46, column: 14, scope: !3134, inlinedAt: !3137)
!3139 = !DILocation(line: 26, column: 47, scope: !448, inlinedAt: !3138)
!3140 = !DILocation(line: 26, column: 59, scope: !448, inlinedAt: !3138)
!3141 = distinct !DISubprogram(name: "scan", scope: !400, file: !400, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3142 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !400, file: !400, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3143 = !DILocation(line: 18, column: 40, scope: !3130, inlinedAt: !3131)
!3144 = !DILocation(line: 6, column: 21, scope: !3142, inlinedAt: !3143)
!3145 = !DILocation(line: 37, column: 21, scope: !3141, inlinedAt: !3144)
!3146 = !DILocation(line: 37, column: 10, scope: !3141, inlinedAt: !3144)
!3147 = !DILocation(line: 19, column: 40, scope: !3130, inlinedAt: !3131)
!3148 = !DILocation(line: 45, column: 16, scope: !3134, inlinedAt: !3137)
!3149 = !DILocation(line: 71, column: 7, scope: !3036, inlinedAt: !3148)
!3150 = !DILocation(line: 66, column: 35, scope: !3036, inlinedAt: !3148)
!3151 = !DILocation(line: 72, column: 7, scope: !3036, inlinedAt: !3148)
!3152 = !DILocation(line: 72, column: 35, scope: !3036, inlinedAt: !3148)
!3153 = !DILocation(line: 73, column: 23, scope: !3036, inlinedAt: !3148)
!3154 = !DILocation(line: 8, column: 76, scope: !3135, inlinedAt: !3136)
!3155 = !DILocation(line: 72, column: 40, scope: !3036, inlinedAt: !3148)
!3156 = !DILocation(line: 77, column: 16, scope: !3036, inlinedAt: !3148)
!3157 = !DILocation(line: 77, column: 2, scope: !3036, inlinedAt: !3148)
!3158 = !DILocation(line: 78, column: 6, scope: !3036, inlinedAt: !3148)
!3159 = !DILocation(line: 78, column: 22, scope: !3036, inlinedAt: !3148)
!3160 = !DILocation(line: 79, column: 23, scope: !3036, inlinedAt: !3148)
!3161 = !DILocation(line: 78, column: 27, scope: !3036, inlinedAt: !3148)
!3162 = !DILocation(line: 26, column: 64, scope: !448, inlinedAt: !3138)
!3163 = !DILocation(line: 47, column: 7, scope: !3134, inlinedAt: !3137)
!3164 = !DILocation(line: 50, column: 31, scope: !3134, inlinedAt: !3137)
!3165 = !DILocation(line: 51, column: 10, scope: !3134, inlinedAt: !3137)
!3166 = !DILocation(line: 52, column: 14, scope: !3134, inlinedAt: !3137)
!3167 = !DILocation(line: 53, column: 17, scope: !3134, inlinedAt: !3137)
!3168 = !DILocation(line: 53, column: 8, scope: !3134, inlinedAt: !3137)
!3169 = !DILocation(line: 55, column: 10, scope: !3134, inlinedAt: !3137)
!3170 = !DILocation(line: 56, column: 11, scope: !3134, inlinedAt: !3137)
!3171 = !DILocation(line: 43, column: 50, scope: !3134, inlinedAt: !3137)
!3172 = !DILocation(line: 57, column: 6, scope: !3134, inlinedAt: !3137)
!3173 = !DILocation(line: 57, column: 16, scope: !3134, inlinedAt: !3137)
!3174 = !DILocation(line: 58, column: 17, scope: !3134, inlinedAt: !3137)
!3175 = !DILocation(line: 57, column: 21, scope: !3134, inlinedAt: !3137)
!3176 = !DILocation(line: 16, column: 6, scope: !3130, inlinedAt: !3131)
!3177 = distinct !DISubprogram(name: "ReduceMin", scope: !332, file: !332, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3178 = !DILocation(line: 17, column: 33, scope: !3130, inlinedAt: !3131)
!3179 = !DILocation(line: 14, column: 15, scope: !3177, inlinedAt: !3178)
!3180 = !DILocation(line: 45, column: 16, scope: !3134, inlinedAt: !3179)
!3181 = !DILocation(line: 71, column: 7, scope: !3036, inlinedAt: !3180)
!3182 = !DILocation(line: 66, column: 35, scope: !3036, inlinedAt: !3180)
!3183 = !DILocation(line: 72, column: 7, scope: !3036, inlinedAt: !3180)
!3184 = !DILocation(line: 72, column: 35, scope: !3036, inlinedAt: !3180)
!3185 = !DILocation(line: 73, column: 23, scope: !3036, inlinedAt: !3180)
!3186 = !DILocation(line: 14, column: 77, scope: !3177, inlinedAt: !3178)
!3187 = !DILocation(line: 72, column: 40, scope: !3036, inlinedAt: !3180)
!3188 = !DILocation(line: 77, column: 16, scope: !3036, inlinedAt: !3180)
!3189 = !DILocation(line: 77, column: 2, scope: !3036, inlinedAt: !3180)
!3190 = !DILocation(line: 78, column: 6, scope: !3036, inlinedAt: !3180)
!3191 = !DILocation(line: 78, column: 22, scope: !3036, inlinedAt: !3180)
!3192 = !DILocation(line: 79, column: 23, scope: !3036, inlinedAt: !3180)
!3193 = !DILocation(line: 78, column: 27, scope: !3036, inlinedAt: !3180)
!3194 = !DILocation(line: 47, column: 7, scope: !3134, inlinedAt: !3179)
!3195 = !DILocation(line: 50, column: 31, scope: !3134, inlinedAt: !3179)
!3196 = !DILocation(line: 51, column: 10, scope: !3134, inlinedAt: !3179)
!3197 = !DILocation(line: 52, column: 14, scope: !3134, inlinedAt: !3179)
!3198 = !DILocation(line: 53, column: 17, scope: !3134, inlinedAt: !3179)
!3199 = !DILocation(line: 53, column: 8, scope: !3134, inlinedAt: !3179)
!3200 = !DILocation(line: 55, column: 10, scope: !3134, inlinedAt: !3179)
!3201 = !DILocation(line: 56, column: 11, scope: !3134, inlinedAt: !3179)
!3202 = !DILocation(line: 43, column: 50, scope: !3134, inlinedAt: !3179)
!3203 = !DILocation(line: 57, column: 6, scope: !3134, inlinedAt: !3179)
!3204 = !DILocation(line: 57, column: 16, scope: !3134, inlinedAt: !3179)
!3205 = !DILocation(line: 58, column: 17, scope: !3134, inlinedAt: !3179)
!3206 = !DILocation(line: 57, column: 21, scope: !3134, inlinedAt: !3179)
!3207 = distinct !DISubprogram(name: "ReduceMax", scope: !332, file: !332, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3208 = !DILocation(line: 17, column: 54, scope: !3130, inlinedAt: !3131)
!3209 = !DILocation(line: 20, column: 15, scope: !3207, inlinedAt: !3208)
!3210 = !DILocation(line: 45, column: 16, scope: !3134, inlinedAt: !3209)
!3211 = !DILocation(line: 71, column: 7, scope: !3036, inlinedAt: !3210)
!3212 = !DILocation(line: 66, column: 35, scope: !3036, inlinedAt: !3210)
!3213 = !DILocation(line: 72, column: 7, scope: !3036, inlinedAt: !3210)
!3214 = !DILocation(line: 72, column: 35, scope: !3036, inlinedAt: !3210)
!3215 = !DILocation(line: 73, column: 23, scope: !3036, inlinedAt: !3210)
!3216 = !DILocation(line: 20, column: 77, scope: !3207, inlinedAt: !3208)
!3217 = !DILocation(line: 72, column: 40, scope: !3036, inlinedAt: !3210)
!3218 = !DILocation(line: 77, column: 16, scope: !3036, inlinedAt: !3210)
!3219 = !DILocation(line: 77, column: 2, scope: !3036, inlinedAt: !3210)
!3220 = !DILocation(line: 78, column: 6, scope: !3036, inlinedAt: !3210)
!3221 = !DILocation(line: 78, column: 22, scope: !3036, inlinedAt: !3210)
!3222 = !DILocation(line: 79, column: 23, scope: !3036, inlinedAt: !3210)
!3223 = !DILocation(line: 78, column: 27, scope: !3036, inlinedAt: !3210)
!3224 = !DILocation(line: 47, column: 7, scope: !3134, inlinedAt: !3209)
!3225 = !DILocation(line: 50, column: 31, scope: !3134, inlinedAt: !3209)
!3226 = !DILocation(line: 51, column: 10, scope: !3134, inlinedAt: !3209)
!3227 = !DILocation(line: 52, column: 14, scope: !3134, inlinedAt: !3209)
!3228 = !DILocation(line: 53, column: 17, scope: !3134, inlinedAt: !3209)
!3229 = !DILocation(line: 53, column: 8, scope: !3134, inlinedAt: !3209)
!3230 = !DILocation(line: 55, column: 10, scope: !3134, inlinedAt: !3209)
!3231 = !DILocation(line: 56, column: 11, scope: !3134, inlinedAt: !3209)
!3232 = !DILocation(line: 43, column: 50, scope: !3134, inlinedAt: !3209)
!3233 = !DILocation(line: 57, column: 6, scope: !3134, inlinedAt: !3209)
!3234 = !DILocation(line: 57, column: 16, scope: !3134, inlinedAt: !3209)
!3235 = !DILocation(line: 58, column: 17, scope: !3134, inlinedAt: !3209)
!3236 = !DILocation(line: 57, column: 21, scope: !3134, inlinedAt: !3209)
!3237 = !DILocation(line: 17, column: 6, scope: !3130, inlinedAt: !3131)
!3238 = !DILocation(line: 17, column: 14, scope: !3130, inlinedAt: !3131)
!3239 = !DILocation(line: 25, column: 16, scope: !3141, inlinedAt: !3144)
!3240 = !DILocation(line: 23, column: 48, scope: !3141, inlinedAt: !3144)
!3241 = !DILocation(line: 26, column: 6, scope: !3141, inlinedAt: !3144)
!3242 = !DILocation(line: 26, column: 24, scope: !3141, inlinedAt: !3144)
!3243 = !DILocation(line: 27, column: 24, scope: !3141, inlinedAt: !3144)
!3244 = !DILocation(line: 27, column: 44, scope: !3141, inlinedAt: !3144)
!3245 = !DILocation(line: 28, column: 4, scope: !3141, inlinedAt: !3144)
!3246 = !DILocation(line: 26, column: 37, scope: !3141, inlinedAt: !3144)
!3247 = !DILocation(line: 31, column: 15, scope: !3141, inlinedAt: !3144)
!3248 = !DILocation(line: 34, column: 32, scope: !3141, inlinedAt: !3144)
!3249 = !DILocation(line: 35, column: 19, scope: !3141, inlinedAt: !3144)
!3250 = !DILocation(line: 36, column: 10, scope: !3141, inlinedAt: !3144)
!3251 = !DILocation(line: 38, column: 9, scope: !3141, inlinedAt: !3144)
!3252 = !DILocation(line: 40, column: 10, scope: !3141, inlinedAt: !3144)
!3253 = !DILocation(line: 23, column: 59, scope: !3141, inlinedAt: !3144)
!3254 = !DILocation(line: 42, column: 19, scope: !3141, inlinedAt: !3144)
!3255 = !DILocation(line: 42, column: 3, scope: !3141, inlinedAt: !3144)
!3256 = !DILocation(line: 44, column: 2, scope: !3142, inlinedAt: !3143)
!3257 = !DILocation(line: 7, column: 16, scope: !3142, inlinedAt: !3143)
!3258 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !400, file: !400, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3259 = !DILocation(line: 18, column: 68, scope: !3130, inlinedAt: !3131)
!3260 = !DILocation(line: 14, column: 21, scope: !3258, inlinedAt: !3259)
!3261 = !DILocation(line: 25, column: 16, scope: !3141, inlinedAt: !3260)
!3262 = !DILocation(line: 23, column: 48, scope: !3141, inlinedAt: !3260)
!3263 = !DILocation(line: 26, column: 6, scope: !3141, inlinedAt: !3260)
!3264 = !DILocation(line: 26, column: 24, scope: !3141, inlinedAt: !3260)
!3265 = !DILocation(line: 27, column: 24, scope: !3141, inlinedAt: !3260)
!3266 = !DILocation(line: 27, column: 44, scope: !3141, inlinedAt: !3260)
!3267 = !DILocation(line: 28, column: 4, scope: !3141, inlinedAt: !3260)
!3268 = !DILocation(line: 26, column: 37, scope: !3141, inlinedAt: !3260)
!3269 = !DILocation(line: 31, column: 15, scope: !3141, inlinedAt: !3260)
!3270 = !DILocation(line: 34, column: 32, scope: !3141, inlinedAt: !3260)
!3271 = !DILocation(line: 35, column: 19, scope: !3141, inlinedAt: !3260)
!3272 = !DILocation(line: 36, column: 10, scope: !3141, inlinedAt: !3260)
!3273 = !DILocation(line: 37, column: 10, scope: !3141, inlinedAt: !3260)
!3274 = !DILocation(line: 38, column: 9, scope: !3141, inlinedAt: !3260)
!3275 = !DILocation(line: 40, column: 10, scope: !3141, inlinedAt: !3260)
!3276 = !DILocation(line: 23, column: 59, scope: !3141, inlinedAt: !3260)
!3277 = !DILocation(line: 42, column: 19, scope: !3141, inlinedAt: !3260)
!3278 = !DILocation(line: 42, column: 3, scope: !3141, inlinedAt: !3260)
!3279 = !DILocation(line: 44, column: 2, scope: !3258, inlinedAt: !3259)
!3280 = !DILocation(line: 15, column: 20, scope: !3258, inlinedAt: !3259)
!3281 = !DILocation(line: 15, column: 42, scope: !3258, inlinedAt: !3259)
!3282 = !DILocation(line: 18, column: 16, scope: !3258, inlinedAt: !3259)
!3283 = !DILocation(line: 18, column: 2, scope: !3130, inlinedAt: !3131)
!3284 = !DILocation(line: 18, column: 6, scope: !3130, inlinedAt: !3131)
!3285 = !DILocation(line: 18, column: 14, scope: !3130, inlinedAt: !3131)
!3286 = !DILocation(line: 19, column: 42, scope: !3130, inlinedAt: !3131)
!3287 = distinct !DISubprogram(name: "Broadcast", scope: !429, file: !429, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3288 = !DILocation(line: 19, column: 25, scope: !3130, inlinedAt: !3131)
!3289 = !DILocation(line: 36, column: 22, scope: !3287, inlinedAt: !3288)
!3290 = !DILocation(line: 37, column: 8, scope: !3287, inlinedAt: !3288)
!3291 = !DILocation(line: 39, column: 15, scope: !3287, inlinedAt: !3288)
!3292 = !DILocation(line: 40, column: 17, scope: !3287, inlinedAt: !3288)
!3293 = !DILocation(line: 40, column: 3, scope: !3130, inlinedAt: !3131)
!3294 = !DILocation(line: 42, column: 16, scope: !3287, inlinedAt: !3288)
!3295 = !DILocation(line: 43, column: 10, scope: !3287, inlinedAt: !3288)
!3296 = !DILocation(line: 44, column: 14, scope: !3287, inlinedAt: !3288)
!3297 = !DILocation(line: 45, column: 3, scope: !3287, inlinedAt: !3288)
!3298 = !DILocation(line: 47, column: 10, scope: !3287, inlinedAt: !3288)
!3299 = !DILocation(line: 48, column: 9, scope: !3287, inlinedAt: !3288)
!3300 = !DILocation(line: 48, column: 2, scope: !3130, inlinedAt: !3131)
!3301 = !DILocation(line: 19, column: 6, scope: !3130, inlinedAt: !3131)
!3302 = distinct !DISubprogram(name: "IntegersUint64", scope: !282, file: !282, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!3303 = !DILocation(line: 124, column: 6, scope: !3302)
!3304 = distinct !DISubprogram(name: "groupIntegers", scope: !322, file: !322, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!3305 = !DILocation(line: 124, column: 77, scope: !3302)
!3306 = !DILocation(line: 35, column: 20, scope: !3304, inlinedAt: !3305)
!3307 = !DILocation(line: 36, column: 27, scope: !3304, inlinedAt: !3305)
!3308 = !DILocation(line: 36, column: 25, scope: !3304, inlinedAt: !3305)
!3309 = !DILocation(line: 36, column: 48, scope: !3304, inlinedAt: !3305)
!3310 = distinct !DISubprogram(name: "integers", scope: !322, file: !322, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3311 = !DILocation(line: 36, column: 10, scope: !3304, inlinedAt: !3305)
!3312 = !DILocation(line: 24, column: 11, scope: !3310, inlinedAt: !3311)
!3313 = distinct !DISubprogram(name: "ReduceAnd", scope: !332, file: !332, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!3314 = !DILocation(line: 25, column: 40, scope: !3310, inlinedAt: !3311)
!3315 = !DILocation(line: 26, column: 15, scope: !3313, inlinedAt: !3314)
!3316 = !DILocation(line: 45, column: 16, scope: !3037, inlinedAt: !3315)
!3317 = !DILocation(line: 70, column: 13, scope: !3036, inlinedAt: !3316)
!3318 = !DILocation(line: 71, column: 7, scope: !3036, inlinedAt: !3316)
!3319 = !DILocation(line: 66, column: 35, scope: !3036, inlinedAt: !3316)
!3320 = !DILocation(line: 72, column: 7, scope: !3036, inlinedAt: !3316)
!3321 = !DILocation(line: 72, column: 35, scope: !3036, inlinedAt: !3316)
!3322 = !DILocation(line: 73, column: 23, scope: !3036, inlinedAt: !3316)
!3323 = !DILocation(line: 26, column: 76, scope: !3313, inlinedAt: !3314)
!3324 = !DILocation(line: 72, column: 40, scope: !3036, inlinedAt: !3316)
!3325 = !DILocation(line: 77, column: 16, scope: !3036, inlinedAt: !3316)
!3326 = !DILocation(line: 77, column: 2, scope: !3036, inlinedAt: !3316)
!3327 = !DILocation(line: 78, column: 6, scope: !3036, inlinedAt: !3316)
!3328 = !DILocation(line: 78, column: 22, scope: !3036, inlinedAt: !3316)
!3329 = !DILocation(line: 79, column: 23, scope: !3036, inlinedAt: !3316)
!3330 = !DILocation(line: 78, column: 27, scope: !3036, inlinedAt: !3316)
!3331 = distinct !DISubprogram(name: "ReduceOr", scope: !332, file: !332, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!3332 = !DILocation(line: 25, column: 60, scope: !3310, inlinedAt: !3311)
!3333 = !DILocation(line: 31, column: 15, scope: !3331, inlinedAt: !3332)
!3334 = !DILocation(line: 45, column: 16, scope: !3037, inlinedAt: !3333)
!3335 = !DILocation(line: 71, column: 7, scope: !3036, inlinedAt: !3334)
!3336 = !DILocation(line: 66, column: 35, scope: !3036, inlinedAt: !3334)
!3337 = !DILocation(line: 72, column: 7, scope: !3036, inlinedAt: !3334)
!3338 = !DILocation(line: 72, column: 35, scope: !3036, inlinedAt: !3334)
!3339 = !DILocation(line: 73, column: 23, scope: !3036, inlinedAt: !3334)
!3340 = !DILocation(line: 31, column: 74, scope: !3331, inlinedAt: !3332)
!3341 = !DILocation(line: 72, column: 40, scope: !3036, inlinedAt: !3334)
!3342 = !DILocation(line: 77, column: 16, scope: !3036, inlinedAt: !3334)
!3343 = !DILocation(line: 77, column: 2, scope: !3036, inlinedAt: !3334)
!3344 = !DILocation(line: 78, column: 6, scope: !3036, inlinedAt: !3334)
!3345 = !DILocation(line: 78, column: 22, scope: !3036, inlinedAt: !3334)
!3346 = !DILocation(line: 79, column: 23, scope: !3036, inlinedAt: !3334)
!3347 = !DILocation(line: 78, column: 27, scope: !3036, inlinedAt: !3334)
!3348 = distinct !DISubprogram(name: "ReduceXor", scope: !332, file: !332, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!3349 = !DILocation(line: 25, column: 81, scope: !3310, inlinedAt: !3311)
!3350 = !DILocation(line: 37, column: 15, scope: !3348, inlinedAt: !3349)
!3351 = !DILocation(line: 45, column: 16, scope: !3037, inlinedAt: !3350)
!3352 = !DILocation(line: 71, column: 7, scope: !3036, inlinedAt: !3351)
!3353 = !DILocation(line: 66, column: 35, scope: !3036, inlinedAt: !3351)
!3354 = !DILocation(line: 72, column: 7, scope: !3036, inlinedAt: !3351)
!3355 = !DILocation(line: 72, column: 35, scope: !3036, inlinedAt: !3351)
!3356 = !DILocation(line: 73, column: 23, scope: !3036, inlinedAt: !3351)
!3357 = !DILocation(line: 37, column: 76, scope: !3348, inlinedAt: !3349)
!3358 = !DILocation(line: 72, column: 40, scope: !3036, inlinedAt: !3351)
!3359 = !DILocation(line: 77, column: 16, scope: !3036, inlinedAt: !3351)
!3360 = !DILocation(line: 77, column: 2, scope: !3036, inlinedAt: !3351)
!3361 = !DILocation(line: 78, column: 6, scope: !3036, inlinedAt: !3351)
!3362 = !DILocation(line: 78, column: 22, scope: !3036, inlinedAt: !3351)
!3363 = !DILocation(line: 79, column: 23, scope: !3036, inlinedAt: !3351)
!3364 = !DILocation(line: 78, column: 27, scope: !3036, inlinedAt: !3351)
!3365 = !DILocation(line: 25, column: 5, scope: !3310, inlinedAt: !3311)
!3366 = !DILocation(line: 25, column: 13, scope: !3310, inlinedAt: !3311)
!3367 = !DILocation(line: 25, column: 21, scope: !3310, inlinedAt: !3311)
!3368 = !DILocation(line: 37, column: 27, scope: !3304, inlinedAt: !3305)
!3369 = distinct !DISubprogram(name: "integers", scope: !322, file: !322, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3370 = !DILocation(line: 37, column: 10, scope: !3304, inlinedAt: !3305)
!3371 = !DILocation(line: 24, column: 11, scope: !3369, inlinedAt: !3370)
!3372 = !DILocation(line: 37, column: 50, scope: !3304, inlinedAt: !3305)
!3373 = distinct !DISubprogram(name: "ReduceAnd", scope: !332, file: !332, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!3374 = !DILocation(line: 25, column: 40, scope: !3369, inlinedAt: !3370)
!3375 = !DILocation(line: 26, column: 15, scope: !3373, inlinedAt: !3374)
!3376 = !DILocation(line: 45, column: 16, scope: !3134, inlinedAt: !3375)
!3377 = !DILocation(line: 71, column: 7, scope: !3036, inlinedAt: !3376)
!3378 = !DILocation(line: 66, column: 35, scope: !3036, inlinedAt: !3376)
!3379 = !DILocation(line: 72, column: 7, scope: !3036, inlinedAt: !3376)
!3380 = !DILocation(line: 72, column: 35, scope: !3036, inlinedAt: !3376)
!3381 = !DILocation(line: 73, column: 23, scope: !3036, inlinedAt: !3376)
!3382 = !DILocation(line: 26, column: 76, scope: !3373, inlinedAt: !3374)
!3383 = !DILocation(line: 72, column: 40, scope: !3036, inlinedAt: !3376)
!3384 = !DILocation(line: 77, column: 16, scope: !3036, inlinedAt: !3376)
!3385 = !DILocation(line: 77, column: 2, scope: !3036, inlinedAt: !3376)
!3386 = !DILocation(line: 78, column: 6, scope: !3036, inlinedAt: !3376)
!3387 = !DILocation(line: 78, column: 22, scope: !3036, inlinedAt: !3376)
!3388 = !DILocation(line: 79, column: 23, scope: !3036, inlinedAt: !3376)
!3389 = !DILocation(line: 78, column: 27, scope: !3036, inlinedAt: !3376)
!3390 = !DILocation(line: 46, column: 14, scope: !3134, inlinedAt: !3375)
!3391 = !DILocation(line: 26, column: 47, scope: !448, inlinedAt: !3390)
!3392 = !DILocation(line: 26, column: 59, scope: !448, inlinedAt: !3390)
!3393 = !DILocation(line: 26, column: 64, scope: !448, inlinedAt: !3390)
!3394 = !DILocation(line: 47, column: 7, scope: !3134, inlinedAt: !3375)
!3395 = !DILocation(line: 50, column: 31, scope: !3134, inlinedAt: !3375)
!3396 = !DILocation(line: 51, column: 10, scope: !3134, inlinedAt: !3375)
!3397 = !DILocation(line: 52, column: 11, scope: !3134, inlinedAt: !3375)
!3398 = !DILocation(line: 52, column: 14, scope: !3134, inlinedAt: !3375)
!3399 = !DILocation(line: 53, column: 17, scope: !3134, inlinedAt: !3375)
!3400 = !DILocation(line: 53, column: 8, scope: !3134, inlinedAt: !3375)
!3401 = !DILocation(line: 55, column: 10, scope: !3134, inlinedAt: !3375)
!3402 = !DILocation(line: 56, column: 11, scope: !3134, inlinedAt: !3375)
!3403 = !DILocation(line: 43, column: 50, scope: !3134, inlinedAt: !3375)
!3404 = !DILocation(line: 57, column: 6, scope: !3134, inlinedAt: !3375)
!3405 = !DILocation(line: 57, column: 16, scope: !3134, inlinedAt: !3375)
!3406 = !DILocation(line: 58, column: 17, scope: !3134, inlinedAt: !3375)
!3407 = !DILocation(line: 57, column: 21, scope: !3134, inlinedAt: !3375)
!3408 = distinct !DISubprogram(name: "ReduceOr", scope: !332, file: !332, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!3409 = !DILocation(line: 25, column: 60, scope: !3369, inlinedAt: !3370)
!3410 = !DILocation(line: 31, column: 15, scope: !3408, inlinedAt: !3409)
!3411 = !DILocation(line: 45, column: 16, scope: !3134, inlinedAt: !3410)
!3412 = !DILocation(line: 71, column: 7, scope: !3036, inlinedAt: !3411)
!3413 = !DILocation(line: 66, column: 35, scope: !3036, inlinedAt: !3411)
!3414 = !DILocation(line: 72, column: 7, scope: !3036, inlinedAt: !3411)
!3415 = !DILocation(line: 72, column: 35, scope: !3036, inlinedAt: !3411)
!3416 = !DILocation(line: 73, column: 23, scope: !3036, inlinedAt: !3411)
!3417 = !DILocation(line: 31, column: 74, scope: !3408, inlinedAt: !3409)
!3418 = !DILocation(line: 72, column: 40, scope: !3036, inlinedAt: !3411)
!3419 = !DILocation(line: 77, column: 16, scope: !3036, inlinedAt: !3411)
!3420 = !DILocation(line: 77, column: 2, scope: !3036, inlinedAt: !3411)
!3421 = !DILocation(line: 78, column: 6, scope: !3036, inlinedAt: !3411)
!3422 = !DILocation(line: 78, column: 22, scope: !3036, inlinedAt: !3411)
!3423 = !DILocation(line: 79, column: 23, scope: !3036, inlinedAt: !3411)
!3424 = !DILocation(line: 78, column: 27, scope: !3036, inlinedAt: !3411)
!3425 = !DILocation(line: 47, column: 7, scope: !3134, inlinedAt: !3410)
!3426 = !DILocation(line: 50, column: 31, scope: !3134, inlinedAt: !3410)
!3427 = !DILocation(line: 51, column: 10, scope: !3134, inlinedAt: !3410)
!3428 = !DILocation(line: 52, column: 11, scope: !3134, inlinedAt: !3410)
!3429 = !DILocation(line: 52, column: 14, scope: !3134, inlinedAt: !3410)
!3430 = !DILocation(line: 53, column: 17, scope: !3134, inlinedAt: !3410)
!3431 = !DILocation(line: 53, column: 8, scope: !3134, inlinedAt: !3410)
!3432 = !DILocation(line: 55, column: 10, scope: !3134, inlinedAt: !3410)
!3433 = !DILocation(line: 56, column: 11, scope: !3134, inlinedAt: !3410)
!3434 = !DILocation(line: 43, column: 50, scope: !3134, inlinedAt: !3410)
!3435 = !DILocation(line: 57, column: 6, scope: !3134, inlinedAt: !3410)
!3436 = !DILocation(line: 57, column: 16, scope: !3134, inlinedAt: !3410)
!3437 = !DILocation(line: 58, column: 17, scope: !3134, inlinedAt: !3410)
!3438 = !DILocation(line: 57, column: 21, scope: !3134, inlinedAt: !3410)
!3439 = distinct !DISubprogram(name: "ReduceXor", scope: !332, file: !332, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!3440 = !DILocation(line: 25, column: 81, scope: !3369, inlinedAt: !3370)
!3441 = !DILocation(line: 37, column: 15, scope: !3439, inlinedAt: !3440)
!3442 = !DILocation(line: 45, column: 16, scope: !3134, inlinedAt: !3441)
!3443 = !DILocation(line: 71, column: 7, scope: !3036, inlinedAt: !3442)
!3444 = !DILocation(line: 66, column: 35, scope: !3036, inlinedAt: !3442)
!3445 = !DILocation(line: 72, column: 7, scope: !3036, inlinedAt: !3442)
!3446 = !DILocation(line: 72, column: 35, scope: !3036, inlinedAt: !3442)
!3447 = !DILocation(line: 73, column: 23, scope: !3036, inlinedAt: !3442)
!3448 = !DILocation(line: 37, column: 76, scope: !3439, inlinedAt: !3440)
!3449 = !DILocation(line: 72, column: 40, scope: !3036, inlinedAt: !3442)
!3450 = !DILocation(line: 77, column: 16, scope: !3036, inlinedAt: !3442)
!3451 = !DILocation(line: 77, column: 2, scope: !3036, inlinedAt: !3442)
!3452 = !DILocation(line: 78, column: 6, scope: !3036, inlinedAt: !3442)
!3453 = !DILocation(line: 78, column: 22, scope: !3036, inlinedAt: !3442)
!3454 = !DILocation(line: 79, column: 23, scope: !3036, inlinedAt: !3442)
!3455 = !DILocation(line: 78, column: 27, scope: !3036, inlinedAt: !3442)
!3456 = !DILocation(line: 47, column: 7, scope: !3134, inlinedAt: !3441)
!3457 = !DILocation(line: 50, column: 31, scope: !3134, inlinedAt: !3441)
!3458 = !DILocation(line: 51, column: 10, scope: !3134, inlinedAt: !3441)
!3459 = !DILocation(line: 52, column: 11, scope: !3134, inlinedAt: !3441)
!3460 = !DILocation(line: 52, column: 14, scope: !3134, inlinedAt: !3441)
!3461 = !DILocation(line: 53, column: 17, scope: !3134, inlinedAt: !3441)
!3462 = !DILocation(line: 53, column: 8, scope: !3134, inlinedAt: !3441)
!3463 = !DILocation(line: 55, column: 10, scope: !3134, inlinedAt: !3441)
!3464 = !DILocation(line: 56, column: 11, scope: !3134, inlinedAt: !3441)
!3465 = !DILocation(line: 43, column: 50, scope: !3134, inlinedAt: !3441)
!3466 = !DILocation(line: 57, column: 6, scope: !3134, inlinedAt: !3441)
!3467 = !DILocation(line: 57, column: 16, scope: !3134, inlinedAt: !3441)
!3468 = !DILocation(line: 58, column: 17, scope: !3134, inlinedAt: !3441)
!3469 = !DILocation(line: 57, column: 21, scope: !3134, inlinedAt: !3441)
!3470 = !DILocation(line: 25, column: 5, scope: !3369, inlinedAt: !3370)
!3471 = !DILocation(line: 25, column: 13, scope: !3369, inlinedAt: !3370)
!3472 = !DILocation(line: 25, column: 21, scope: !3369, inlinedAt: !3370)
!3473 = distinct !DISubprogram(name: "ExchangeUint", scope: !282, file: !282, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!3474 = !DILocation(line: 129, column: 6, scope: !3473)
!3475 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3476 = !DILocation(line: 129, column: 83, scope: !3473)
!3477 = !DILocation(line: 21, column: 29, scope: !3475, inlinedAt: !3476)
!3478 = !DILocation(line: 21, column: 39, scope: !3475, inlinedAt: !3476)
!3479 = !DILocation(line: 21, column: 49, scope: !3475, inlinedAt: !3476)
!3480 = !DILocation(line: 23, column: 7, scope: !3475, inlinedAt: !3476)
!3481 = !DILocation(line: 22, column: 2, scope: !3475, inlinedAt: !3476)
!3482 = !DILocation(line: 22, column: 8, scope: !3475, inlinedAt: !3476)
!3483 = !DILocation(line: 26, column: 9, scope: !3475, inlinedAt: !3476)
!3484 = !DILocation(line: 27, column: 12, scope: !3475, inlinedAt: !3476)
!3485 = !DILocation(line: 27, column: 10, scope: !3475, inlinedAt: !3476)
!3486 = !DILocation(line: 27, column: 30, scope: !3475, inlinedAt: !3476)
!3487 = !DILocation(line: 28, column: 37, scope: !3475, inlinedAt: !3476)
!3488 = !DILocation(line: 28, column: 32, scope: !3475, inlinedAt: !3476)
!3489 = !DILocation(line: 28, column: 34, scope: !3475, inlinedAt: !3476)
!3490 = !DILocation(line: 28, column: 20, scope: !3475, inlinedAt: !3476)
!3491 = !DILocation(line: 28, column: 3, scope: !3475, inlinedAt: !3476)
!3492 = !DILocation(line: 29, column: 22, scope: !3475, inlinedAt: !3476)
!3493 = !DILocation(line: 29, column: 3, scope: !3475, inlinedAt: !3476)
!3494 = !DILocation(line: 30, column: 24, scope: !3475, inlinedAt: !3476)
!3495 = !DILocation(line: 30, column: 3, scope: !3475, inlinedAt: !3476)
!3496 = !DILocation(line: 31, column: 23, scope: !3475, inlinedAt: !3476)
!3497 = !DILocation(line: 31, column: 3, scope: !3475, inlinedAt: !3476)
!3498 = !DILocation(line: 32, column: 14, scope: !3475, inlinedAt: !3476)
!3499 = !DILocation(line: 32, column: 12, scope: !3475, inlinedAt: !3476)
!3500 = !DILocation(line: 32, column: 18, scope: !3475, inlinedAt: !3476)
!3501 = !DILocation(line: 33, column: 21, scope: !3475, inlinedAt: !3476)
!3502 = !DILocation(line: 33, column: 3, scope: !3475, inlinedAt: !3476)
!3503 = !DILocation(line: 34, column: 3, scope: !3475, inlinedAt: !3476)
!3504 = !DILocation(line: 35, column: 31, scope: !3475, inlinedAt: !3476)
!3505 = !DILocation(line: 36, column: 4, scope: !3475, inlinedAt: !3476)
!3506 = !DILocation(line: 38, column: 32, scope: !3475, inlinedAt: !3476)
!3507 = !DILocation(line: 38, column: 30, scope: !3475, inlinedAt: !3476)
!3508 = !DILocation(line: 38, column: 24, scope: !3475, inlinedAt: !3476)
!3509 = !DILocation(line: 38, column: 3, scope: !3475, inlinedAt: !3476)
!3510 = distinct !DISubprogram(name: "ExchangeFloat32", scope: !282, file: !282, line: 134, type: !4, isDefinition: true, scopeLine: 134, isOptimized: true, unit: !2)
!3511 = !DILocation(line: 134, column: 6, scope: !3510)
!3512 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3513 = !DILocation(line: 135, column: 10, scope: !3510)
!3514 = !DILocation(line: 21, column: 29, scope: !3512, inlinedAt: !3513)
!3515 = !DILocation(line: 21, column: 39, scope: !3512, inlinedAt: !3513)
!3516 = !DILocation(line: 21, column: 49, scope: !3512, inlinedAt: !3513)
!3517 = !DILocation(line: 23, column: 7, scope: !3512, inlinedAt: !3513)
!3518 = !DILocation(line: 22, column: 2, scope: !3512, inlinedAt: !3513)
!3519 = !DILocation(line: 22, column: 8, scope: !3512, inlinedAt: !3513)
!3520 = !DILocation(line: 26, column: 9, scope: !3512, inlinedAt: !3513)
!3521 = !DILocation(line: 27, column: 12, scope: !3512, inlinedAt: !3513)
!3522 = !DILocation(line: 27, column: 10, scope: !3512, inlinedAt: !3513)
!3523 = !DILocation(line: 27, column: 30, scope: !3512, inlinedAt: !3513)
!3524 = !DILocation(line: 28, column: 37, scope: !3512, inlinedAt: !3513)
!3525 = !DILocation(line: 28, column: 32, scope: !3512, inlinedAt: !3513)
!3526 = !DILocation(line: 28, column: 34, scope: !3512, inlinedAt: !3513)
!3527 = !DILocation(line: 28, column: 20, scope: !3512, inlinedAt: !3513)
!3528 = !DILocation(line: 28, column: 3, scope: !3512, inlinedAt: !3513)
!3529 = !DILocation(line: 29, column: 22, scope: !3512, inlinedAt: !3513)
!3530 = !DILocation(line: 29, column: 3, scope: !3512, inlinedAt: !3513)
!3531 = !DILocation(line: 30, column: 24, scope: !3512, inlinedAt: !3513)
!3532 = !DILocation(line: 30, column: 3, scope: !3512, inlinedAt: !3513)
!3533 = !DILocation(line: 31, column: 23, scope: !3512, inlinedAt: !3513)
!3534 = !DILocation(line: 31, column: 3, scope: !3512, inlinedAt: !3513)
!3535 = !DILocation(line: 32, column: 14, scope: !3512, inlinedAt: !3513)
!3536 = !DILocation(line: 32, column: 12, scope: !3512, inlinedAt: !3513)
!3537 = !DILocation(line: 32, column: 18, scope: !3512, inlinedAt: !3513)
!3538 = !DILocation(line: 33, column: 21, scope: !3512, inlinedAt: !3513)
!3539 = !DILocation(line: 33, column: 3, scope: !3512, inlinedAt: !3513)
!3540 = !DILocation(line: 34, column: 3, scope: !3512, inlinedAt: !3513)
!3541 = !DILocation(line: 35, column: 31, scope: !3512, inlinedAt: !3513)
!3542 = !DILocation(line: 36, column: 4, scope: !3512, inlinedAt: !3513)
!3543 = !DILocation(line: 38, column: 32, scope: !3512, inlinedAt: !3513)
!3544 = !DILocation(line: 38, column: 30, scope: !3512, inlinedAt: !3513)
!3545 = !DILocation(line: 38, column: 24, scope: !3512, inlinedAt: !3513)
!3546 = !DILocation(line: 38, column: 3, scope: !3512, inlinedAt: !3513)
!3547 = distinct !DISubprogram(name: "NumbersFloat32", scope: !282, file: !282, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!3548 = !DILocation(line: 141, column: 6, scope: !3547)
!3549 = distinct !DISubprogram(name: "groupNumbers", scope: !322, file: !322, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3550 = !DILocation(line: 141, column: 77, scope: !3547)
!3551 = !DILocation(line: 29, column: 20, scope: !3549, inlinedAt: !3550)
!3552 = !DILocation(line: 30, column: 26, scope: !3549, inlinedAt: !3550)
!3553 = !DILocation(line: 30, column: 24, scope: !3549, inlinedAt: !3550)
!3554 = !DILocation(line: 30, column: 46, scope: !3549, inlinedAt: !3550)
!3555 = distinct !DISubprogram(name: "numbers", scope: !322, file: !322, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3556 = !DILocation(line: 30, column: 9, scope: !3549, inlinedAt: !3550)
!3557 = !DILocation(line: 14, column: 11, scope: !3555, inlinedAt: !3556)
!3558 = distinct !DISubprogram(name: "reduceWarp", scope: !332, file: !332, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!3559 = distinct !DISubprogram(name: "reduce", scope: !332, file: !332, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3560 = distinct !DISubprogram(name: "ReduceAdd", scope: !332, file: !332, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3561 = !DILocation(line: 16, column: 25, scope: !3555, inlinedAt: !3556)
!3562 = !DILocation(line: 8, column: 15, scope: !3560, inlinedAt: !3561)
!3563 = !DILocation(line: 45, column: 16, scope: !3559, inlinedAt: !3562)
!3564 = !DILocation(line: 70, column: 13, scope: !3558, inlinedAt: !3563)
!3565 = !DILocation(line: 71, column: 7, scope: !3558, inlinedAt: !3563)
!3566 = !DILocation(line: 19, column: 40, scope: !3555, inlinedAt: !3556)
!3567 = !DILocation(line: 66, column: 35, scope: !3558, inlinedAt: !3563)
!3568 = !DILocation(line: 72, column: 7, scope: !3558, inlinedAt: !3563)
!3569 = !DILocation(line: 72, column: 35, scope: !3558, inlinedAt: !3563)
!3570 = !DILocation(line: 73, column: 23, scope: !3558, inlinedAt: !3563)
!3571 = !DILocation(line: 8, column: 76, scope: !3560, inlinedAt: !3561)
!3572 = !DILocation(line: 72, column: 40, scope: !3558, inlinedAt: !3563)
!3573 = !DILocation(line: 77, column: 16, scope: !3558, inlinedAt: !3563)
!3574 = !DILocation(line: 77, column: 2, scope: !3558, inlinedAt: !3563)
!3575 = !DILocation(line: 78, column: 6, scope: !3558, inlinedAt: !3563)
!3576 = !DILocation(line: 78, column: 22, scope: !3558, inlinedAt: !3563)
!3577 = !DILocation(line: 79, column: 23, scope: !3558, inlinedAt: !3563)
!3578 = !DILocation(line: 78, column: 27, scope: !3558, inlinedAt: !3563)
!3579 = !DILocation(line: 16, column: 6, scope: !3555, inlinedAt: !3556)
!3580 = distinct !DISubprogram(name: "ReduceMin", scope: !332, file: !332, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3581 = !DILocation(line: 17, column: 33, scope: !3555, inlinedAt: !3556)
!3582 = !DILocation(line: 14, column: 15, scope: !3580, inlinedAt: !3581)
!3583 = !DILocation(line: 45, column: 16, scope: !3559, inlinedAt: !3582)
!3584 = !DILocation(line: 71, column: 7, scope: !3558, inlinedAt: !3583)
!3585 = !DILocation(line: 66, column: 35, scope: !3558, inlinedAt: !3583)
!3586 = !DILocation(line: 72, column: 7, scope: !3558, inlinedAt: !3583)
!3587 = !DILocation(line: 72, column: 35, scope: !3558, inlinedAt: !3583)
!3588 = !DILocation(line: 73, column: 23, scope: !3558, inlinedAt: !3583)
!3589 = !DILocation(line: 14, column: 77, scope: !3580, inlinedAt: !3581)
!3590 = !DILocation(line: 72, column: 40, scope: !3558, inlinedAt: !3583)
!3591 = !DILocation(line: 77, column: 16, scope: !3558, inlinedAt: !3583)
!3592 = !DILocation(line: 77, column: 2, scope: !3558, inlinedAt: !3583)
!3593 = !DILocation(line: 78, column: 6, scope: !3558, inlinedAt: !3583)
!3594 = !DILocation(line: 78, column: 22, scope: !3558, inlinedAt: !3583)
!3595 = !DILocation(line: 79, column: 23, scope: !3558, inlinedAt: !3583)
!3596 = !DILocation(line: 78, column: 27, scope: !3558, inlinedAt: !3583)
!3597 = distinct !DISubprogram(name: "ReduceMax", scope: !332, file: !332, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3598 = !DILocation(line: 17, column: 54, scope: !3555, inlinedAt: !3556)
!3599 = !DILocation(line: 20, column: 15, scope: !3597, inlinedAt: !3598)
!3600 = !DILocation(line: 45, column: 16, scope: !3559, inlinedAt: !3599)
!3601 = !DILocation(line: 71, column: 7, scope: !3558, inlinedAt: !3600)
!3602 = !DILocation(line: 66, column: 35, scope: !3558, inlinedAt: !3600)
!3603 = !DILocation(line: 72, column: 7, scope: !3558, inlinedAt: !3600)
!3604 = !DILocation(line: 72, column: 35, scope: !3558, inlinedAt: !3600)
!3605 = !DILocation(line: 73, column: 23, scope: !3558, inlinedAt: !3600)
!3606 = !DILocation(line: 20, column: 77, scope: !3597, inlinedAt: !3598)
!3607 = !DILocation(line: 72, column: 40, scope: !3558, inlinedAt: !3600)
!3608 = !DILocation(line: 77, column: 16, scope: !3558, inlinedAt: !3600)
!3609 = !DILocation(line: 77, column: 2, scope: !3558, inlinedAt: !3600)
!3610 = !DILocation(line: 78, column: 6, scope: !3558, inlinedAt: !3600)
!3611 = !DILocation(line: 78, column: 22, scope: !3558, inlinedAt: !3600)
!3612 = !DILocation(line: 79, column: 23, scope: !3558, inlinedAt: !3600)
!3613 = !DILocation(line: 78, column: 27, scope: !3558, inlinedAt: !3600)
!3614 = !DILocation(line: 17, column: 6, scope: !3555, inlinedAt: !3556)
!3615 = !DILocation(line: 17, column: 14, scope: !3555, inlinedAt: !3556)
!3616 = distinct !DISubprogram(name: "scan", scope: !400, file: !400, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3617 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !400, file: !400, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3618 = !DILocation(line: 18, column: 40, scope: !3555, inlinedAt: !3556)
!3619 = !DILocation(line: 6, column: 21, scope: !3617, inlinedAt: !3618)
!3620 = !DILocation(line: 25, column: 16, scope: !3616, inlinedAt: !3619)
!3621 = !DILocation(line: 23, column: 48, scope: !3616, inlinedAt: !3619)
!3622 = !DILocation(line: 26, column: 6, scope: !3616, inlinedAt: !3619)
!3623 = !DILocation(line: 26, column: 24, scope: !3616, inlinedAt: !3619)
!3624 = !DILocation(line: 27, column: 24, scope: !3616, inlinedAt: !3619)
!3625 = !DILocation(line: 27, column: 44, scope: !3616, inlinedAt: !3619)
!3626 = !DILocation(line: 28, column: 4, scope: !3616, inlinedAt: !3619)
!3627 = !DILocation(line: 26, column: 37, scope: !3616, inlinedAt: !3619)
!3628 = !DILocation(line: 7, column: 16, scope: !3617, inlinedAt: !3618)
!3629 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !400, file: !400, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3630 = !DILocation(line: 18, column: 68, scope: !3555, inlinedAt: !3556)
!3631 = !DILocation(line: 14, column: 21, scope: !3629, inlinedAt: !3630)
!3632 = !DILocation(line: 25, column: 16, scope: !3616, inlinedAt: !3631)
!3633 = !DILocation(line: 23, column: 48, scope: !3616, inlinedAt: !3631)
!3634 = !DILocation(line: 26, column: 6, scope: !3616, inlinedAt: !3631)
!3635 = !DILocation(line: 26, column: 24, scope: !3616, inlinedAt: !3631)
!3636 = !DILocation(line: 27, column: 24, scope: !3616, inlinedAt: !3631)
!3637 = !DILocation(line: 27, column: 44, scope: !3616, inlinedAt: !3631)
!3638 = !DILocation(line: 28, column: 4, scope: !3616, inlinedAt: !3631)
!3639 = !DILocation(line: 26, column: 37, scope: !3616, inlinedAt: !3631)
!3640 = !DILocation(line: 15, column: 20, scope: !3629, inlinedAt: !3630)
!3641 = !DILocation(line: 15, column: 42, scope: !3629, inlinedAt: !3630)
!3642 = !DILocation(line: 18, column: 16, scope: !3629, inlinedAt: !3630)
!3643 = !DILocation(line: 18, column: 2, scope: !3555, inlinedAt: !3556)
!3644 = !DILocation(line: 18, column: 6, scope: !3555, inlinedAt: !3556)
!3645 = !DILocation(line: 18, column: 14, scope: !3555, inlinedAt: !3556)
!3646 = !DILocation(line: 19, column: 42, scope: !3555, inlinedAt: !3556)
!3647 = distinct !DISubprogram(name: "Broadcast", scope: !429, file: !429, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3648 = !DILocation(line: 19, column: 25, scope: !3555, inlinedAt: !3556)
!3649 = !DILocation(line: 36, column: 10, scope: !3647, inlinedAt: !3648)
!3650 = !DILocation(line: 36, column: 22, scope: !3647, inlinedAt: !3648)
!3651 = !DILocation(line: 37, column: 8, scope: !3647, inlinedAt: !3648)
!3652 = !DILocation(line: 40, column: 17, scope: !3647, inlinedAt: !3648)
!3653 = !DILocation(line: 19, column: 6, scope: !3555, inlinedAt: !3556)
!3654 = !DILocation(line: 31, column: 26, scope: !3549, inlinedAt: !3550)
!3655 = distinct !DISubprogram(name: "numbers", scope: !322, file: !322, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3656 = !DILocation(line: 31, column: 9, scope: !3549, inlinedAt: !3550)
!3657 = !DILocation(line: 14, column: 11, scope: !3655, inlinedAt: !3656)
!3658 = !DILocation(line: 31, column: 48, scope: !3549, inlinedAt: !3550)
!3659 = distinct !DISubprogram(name: "reduce", scope: !332, file: !332, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3660 = distinct !DISubprogram(name: "ReduceAdd", scope: !332, file: !332, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3661 = !DILocation(line: 16, column: 25, scope: !3655, inlinedAt: !3656)
!3662 = !DILocation(line: 8, column: 15, scope: !3660, inlinedAt: !3661)
!3663 = !DILocation(line: 46, column: 14, scope: !3659, inlinedAt: !3662)
!3664 = !DILocation(line: 26, column: 47, scope: !448, inlinedAt: !3663)
!3665 = !DILocation(line: 26, column: 59, scope: !448, inlinedAt: !3663)
!3666 = distinct !DISubprogram(name: "scan", scope: !400, file: !400, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3667 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !400, file: !400, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3668 = !DILocation(line: 18, column: 40, scope: !3655, inlinedAt: !3656)
!3669 = !DILocation(line: 6, column: 21, scope: !3667, inlinedAt: !3668)
!3670 = !DILocation(line: 37, column: 21, scope: !3666, inlinedAt: !3669)
!3671 = !DILocation(line: 37, column: 10, scope: !3666, inlinedAt: !3669)
!3672 = !DILocation(line: 19, column: 40, scope: !3655, inlinedAt: !3656)
!3673 = !DILocation(line: 45, column: 16, scope: !3659, inlinedAt: !3662)
!3674 = !DILocation(line: 71, column: 7, scope: !3558, inlinedAt: !3673)
!3675 = !DILocation(line: 66, column: 35, scope: !3558, inlinedAt: !3673)
!3676 = !DILocation(line: 72, column: 7, scope: !3558, inlinedAt: !3673)
!3677 = !DILocation(line: 72, column: 35, scope: !3558, inlinedAt: !3673)
!3678 = !DILocation(line: 73, column: 23, scope: !3558, inlinedAt: !3673)
!3679 = !DILocation(line: 8, column: 76, scope: !3660, inlinedAt: !3661)
!3680 = !DILocation(line: 72, column: 40, scope: !3558, inlinedAt: !3673)
!3681 = !DILocation(line: 77, column: 16, scope: !3558, inlinedAt: !3673)
!3682 = !DILocation(line: 77, column: 2, scope: !3558, inlinedAt: !3673)
!3683 = !DILocation(line: 78, column: 6, scope: !3558, inlinedAt: !3673)
!3684 = !DILocation(line: 78, column: 22, scope: !3558, inlinedAt: !3673)
!3685 = !DILocation(line: 79, column: 23, scope: !3558, inlinedAt: !3673)
!3686 = !DILocation(line: 78, column: 27, scope: !3558, inlinedAt: !3673)
!3687 = !DILocation(line: 26, column: 64, scope: !448, inlinedAt: !3663)
!3688 = !DILocation(line: 47, column: 7, scope: !3659, inlinedAt: !3662)
!3689 = !DILocation(line: 50, column: 31, scope: !3659, inlinedAt: !3662)
!3690 = !DILocation(line: 51, column: 10, scope: !3659, inlinedAt: !3662)
!3691 = !DILocation(line: 52, column: 14, scope: !3659, inlinedAt: !3662)
!3692 = !DILocation(line: 53, column: 17, scope: !3659, inlinedAt: !3662)
!3693 = !DILocation(line: 53, column: 8, scope: !3659, inlinedAt: !3662)
!3694 = !DILocation(line: 55, column: 10, scope: !3659, inlinedAt: !3662)
!3695 = !DILocation(line: 56, column: 11, scope: !3659, inlinedAt: !3662)
!3696 = !DILocation(line: 43, column: 50, scope: !3659, inlinedAt: !3662)
!3697 = !DILocation(line: 57, column: 6, scope: !3659, inlinedAt: !3662)
!3698 = !DILocation(line: 57, column: 16, scope: !3659, inlinedAt: !3662)
!3699 = !DILocation(line: 58, column: 17, scope: !3659, inlinedAt: !3662)
!3700 = !DILocation(line: 57, column: 21, scope: !3659, inlinedAt: !3662)
!3701 = !DILocation(line: 16, column: 6, scope: !3655, inlinedAt: !3656)
!3702 = distinct !DISubprogram(name: "ReduceMin", scope: !332, file: !332, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3703 = !DILocation(line: 17, column: 33, scope: !3655, inlinedAt: !3656)
!3704 = !DILocation(line: 14, column: 15, scope: !3702, inlinedAt: !3703)
!3705 = !DILocation(line: 45, column: 16, scope: !3659, inlinedAt: !3704)
!3706 = !DILocation(line: 71, column: 7, scope: !3558, inlinedAt: !3705)
!3707 = !DILocation(line: 66, column: 35, scope: !3558, inlinedAt: !3705)
!3708 = !DILocation(line: 72, column: 7, scope: !3558, inlinedAt: !3705)
!3709 = !DILocation(line: 72, column: 35, scope: !3558, inlinedAt: !3705)
!3710 = !DILocation(line: 73, column: 23, scope: !3558, inlinedAt: !3705)
!3711 = !DILocation(line: 14, column: 77, scope: !3702, inlinedAt: !3703)
!3712 = !DILocation(line: 72, column: 40, scope: !3558, inlinedAt: !3705)
!3713 = !DILocation(line: 77, column: 16, scope: !3558, inlinedAt: !3705)
!3714 = !DILocation(line: 77, column: 2, scope: !3558, inlinedAt: !3705)
!3715 = !DILocation(line: 78, column: 6, scope: !3558, inlinedAt: !3705)
!3716 = !DILocation(line: 78, column: 22, scope: !3558, inlinedAt: !3705)
!3717 = !DILocation(line: 79, column: 23, scope: !3558, inlinedAt: !3705)
!3718 = !DILocation(line: 78, column: 27, scope: !3558, inlinedAt: !3705)
!3719 = !DILocation(line: 47, column: 7, scope: !3659, inlinedAt: !3704)
!3720 = !DILocation(line: 50, column: 31, scope: !3659, inlinedAt: !3704)
!3721 = !DILocation(line: 51, column: 10, scope: !3659, inlinedAt: !3704)
!3722 = !DILocation(line: 52, column: 14, scope: !3659, inlinedAt: !3704)
!3723 = !DILocation(line: 53, column: 17, scope: !3659, inlinedAt: !3704)
!3724 = !DILocation(line: 53, column: 8, scope: !3659, inlinedAt: !3704)
!3725 = !DILocation(line: 55, column: 10, scope: !3659, inlinedAt: !3704)
!3726 = !DILocation(line: 56, column: 11, scope: !3659, inlinedAt: !3704)
!3727 = !DILocation(line: 43, column: 50, scope: !3659, inlinedAt: !3704)
!3728 = !DILocation(line: 57, column: 6, scope: !3659, inlinedAt: !3704)
!3729 = !DILocation(line: 57, column: 16, scope: !3659, inlinedAt: !3704)
!3730 = !DILocation(line: 58, column: 17, scope: !3659, inlinedAt: !3704)
!3731 = !DILocation(line: 57, column: 21, scope: !3659, inlinedAt: !3704)
!3732 = distinct !DISubprogram(name: "ReduceMax", scope: !332, file: !332, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3733 = !DILocation(line: 17, column: 54, scope: !3655, inlinedAt: !3656)
!3734 = !DILocation(line: 20, column: 15, scope: !3732, inlinedAt: !3733)
!3735 = !DILocation(line: 45, column: 16, scope: !3659, inlinedAt: !3734)
!3736 = !DILocation(line: 71, column: 7, scope: !3558, inlinedAt: !3735)
!3737 = !DILocation(line: 66, column: 35, scope: !3558, inlinedAt: !3735)
!3738 = !DILocation(line: 72, column: 7, scope: !3558, inlinedAt: !3735)
!3739 = !DILocation(line: 72, column: 35, scope: !3558, inlinedAt: !3735)
!3740 = !DILocation(line: 73, column: 23, scope: !3558, inlinedAt: !3735)
!3741 = !DILocation(line: 20, column: 77, scope: !3732, inlinedAt: !3733)
!3742 = !DILocation(line: 72, column: 40, scope: !3558, inlinedAt: !3735)
!3743 = !DILocation(line: 77, column: 16, scope: !3558, inlinedAt: !3735)
!3744 = !DILocation(line: 77, column: 2, scope: !3558, inlinedAt: !3735)
!3745 = !DILocation(line: 78, column: 6, scope: !3558, inlinedAt: !3735)
!3746 = !DILocation(line: 78, column: 22, scope: !3558, inlinedAt: !3735)
!3747 = !DILocation(line: 79, column: 23, scope: !3558, inlinedAt: !3735)
!3748 = !DILocation(line: 78, column: 27, scope: !3558, inlinedAt: !3735)
!3749 = !DILocation(line: 47, column: 7, scope: !3659, inlinedAt: !3734)
!3750 = !DILocation(line: 50, column: 31, scope: !3659, inlinedAt: !3734)
!3751 = !DILocation(line: 51, column: 10, scope: !3659, inlinedAt: !3734)
!3752 = !DILocation(line: 52, column: 14, scope: !3659, inlinedAt: !3734)
!3753 = !DILocation(line: 53, column: 17, scope: !3659, inlinedAt: !3734)
!3754 = !DILocation(line: 53, column: 8, scope: !3659, inlinedAt: !3734)
!3755 = !DILocation(line: 55, column: 10, scope: !3659, inlinedAt: !3734)
!3756 = !DILocation(line: 56, column: 11, scope: !3659, inlinedAt: !3734)
!3757 = !DILocation(line: 43, column: 50, scope: !3659, inlinedAt: !3734)
!3758 = !DILocation(line: 57, column: 6, scope: !3659, inlinedAt: !3734)
!3759 = !DILocation(line: 57, column: 16, scope: !3659, inlinedAt: !3734)
!3760 = !DILocation(line: 58, column: 17, scope: !3659, inlinedAt: !3734)
!3761 = !DILocation(line: 57, column: 21, scope: !3659, inlinedAt: !3734)
!3762 = !DILocation(line: 17, column: 6, scope: !3655, inlinedAt: !3656)
!3763 = !DILocation(line: 17, column: 14, scope: !3655, inlinedAt: !3656)
!3764 = !DILocation(line: 25, column: 16, scope: !3666, inlinedAt: !3669)
!3765 = !DILocation(line: 23, column: 48, scope: !3666, inlinedAt: !3669)
!3766 = !DILocation(line: 26, column: 6, scope: !3666, inlinedAt: !3669)
!3767 = !DILocation(line: 26, column: 24, scope: !3666, inlinedAt: !3669)
!3768 = !DILocation(line: 27, column: 24, scope: !3666, inlinedAt: !3669)
!3769 = !DILocation(line: 27, column: 44, scope: !3666, inlinedAt: !3669)
!3770 = !DILocation(line: 28, column: 4, scope: !3666, inlinedAt: !3669)
!3771 = !DILocation(line: 26, column: 37, scope: !3666, inlinedAt: !3669)
!3772 = !DILocation(line: 31, column: 15, scope: !3666, inlinedAt: !3669)
!3773 = !DILocation(line: 34, column: 32, scope: !3666, inlinedAt: !3669)
!3774 = !DILocation(line: 35, column: 19, scope: !3666, inlinedAt: !3669)
!3775 = !DILocation(line: 36, column: 10, scope: !3666, inlinedAt: !3669)
!3776 = !DILocation(line: 38, column: 9, scope: !3666, inlinedAt: !3669)
!3777 = !DILocation(line: 40, column: 10, scope: !3666, inlinedAt: !3669)
!3778 = !DILocation(line: 23, column: 59, scope: !3666, inlinedAt: !3669)
!3779 = !DILocation(line: 42, column: 19, scope: !3666, inlinedAt: !3669)
!3780 = !DILocation(line: 42, column: 3, scope: !3666, inlinedAt: !3669)
!3781 = !DILocation(line: 44, column: 2, scope: !3667, inlinedAt: !3668)
!3782 = !DILocation(line: 7, column: 16, scope: !3667, inlinedAt: !3668)
!3783 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !400, file: !400, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3784 = !DILocation(line: 18, column: 68, scope: !3655, inlinedAt: !3656)
!3785 = !DILocation(line: 14, column: 21, scope: !3783, inlinedAt: !3784)
!3786 = !DILocation(line: 25, column: 16, scope: !3666, inlinedAt: !3785)
!3787 = !DILocation(line: 23, column: 48, scope: !3666, inlinedAt: !3785)
!3788 = !DILocation(line: 26, column: 6, scope: !3666, inlinedAt: !3785)
!3789 = !DILocation(line: 26, column: 24, scope: !3666, inlinedAt: !3785)
!3790 = !DILocation(line: 27, column: 24, scope: !3666, inlinedAt: !3785)
!3791 = !DILocation(line: 27, column: 44, scope: !3666, inlinedAt: !3785)
!3792 = !DILocation(line: 28, column: 4, scope: !3666, inlinedAt: !3785)
!3793 = !DILocation(line: 26, column: 37, scope: !3666, inlinedAt: !3785)
!3794 = !DILocation(line: 31, column: 15, scope: !3666, inlinedAt: !3785)
!3795 = !DILocation(line: 34, column: 32, scope: !3666, inlinedAt: !3785)
!3796 = !DILocation(line: 35, column: 19, scope: !3666, inlinedAt: !3785)
!3797 = !DILocation(line: 36, column: 10, scope: !3666, inlinedAt: !3785)
!3798 = !DILocation(line: 37, column: 10, scope: !3666, inlinedAt: !3785)
!3799 = !DILocation(line: 38, column: 9, scope: !3666, inlinedAt: !3785)
!3800 = !DILocation(line: 40, column: 10, scope: !3666, inlinedAt: !3785)
!3801 = !DILocation(line: 23, column: 59, scope: !3666, inlinedAt: !3785)
!3802 = !DILocation(line: 42, column: 19, scope: !3666, inlinedAt: !3785)
!3803 = !DILocation(line: 42, column: 3, scope: !3666, inlinedAt: !3785)
!3804 = !DILocation(line: 44, column: 2, scope: !3783, inlinedAt: !3784)
!3805 = !DILocation(line: 15, column: 20, scope: !3783, inlinedAt: !3784)
!3806 = !DILocation(line: 15, column: 42, scope: !3783, inlinedAt: !3784)
!3807 = !DILocation(line: 18, column: 16, scope: !3783, inlinedAt: !3784)
!3808 = !DILocation(line: 18, column: 2, scope: !3655, inlinedAt: !3656)
!3809 = !DILocation(line: 18, column: 6, scope: !3655, inlinedAt: !3656)
!3810 = !DILocation(line: 18, column: 14, scope: !3655, inlinedAt: !3656)
!3811 = !DILocation(line: 19, column: 42, scope: !3655, inlinedAt: !3656)
!3812 = distinct !DISubprogram(name: "Broadcast", scope: !429, file: !429, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3813 = !DILocation(line: 19, column: 25, scope: !3655, inlinedAt: !3656)
!3814 = !DILocation(line: 36, column: 22, scope: !3812, inlinedAt: !3813)
!3815 = !DILocation(line: 37, column: 8, scope: !3812, inlinedAt: !3813)
!3816 = !DILocation(line: 39, column: 15, scope: !3812, inlinedAt: !3813)
!3817 = !DILocation(line: 40, column: 17, scope: !3812, inlinedAt: !3813)
!3818 = !DILocation(line: 40, column: 3, scope: !3655, inlinedAt: !3656)
!3819 = !DILocation(line: 42, column: 16, scope: !3812, inlinedAt: !3813)
!3820 = !DILocation(line: 43, column: 10, scope: !3812, inlinedAt: !3813)
!3821 = !DILocation(line: 44, column: 14, scope: !3812, inlinedAt: !3813)
!3822 = !DILocation(line: 45, column: 3, scope: !3812, inlinedAt: !3813)
!3823 = !DILocation(line: 47, column: 10, scope: !3812, inlinedAt: !3813)
!3824 = !DILocation(line: 48, column: 9, scope: !3812, inlinedAt: !3813)
!3825 = !DILocation(line: 48, column: 2, scope: !3655, inlinedAt: !3656)
!3826 = !DILocation(line: 19, column: 6, scope: !3655, inlinedAt: !3656)
!3827 = distinct !DISubprogram(name: "ExchangeFloat64", scope: !282, file: !282, line: 146, type: !4, isDefinition: true, scopeLine: 146, isOptimized: true, unit: !2)
!3828 = !DILocation(line: 146, column: 6, scope: !3827)
!3829 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3830 = !DILocation(line: 147, column: 10, scope: !3827)
!3831 = !DILocation(line: 21, column: 29, scope: !3829, inlinedAt: !3830)
!3832 = !DILocation(line: 21, column: 39, scope: !3829, inlinedAt: !3830)
!3833 = !DILocation(line: 21, column: 49, scope: !3829, inlinedAt: !3830)
!3834 = !DILocation(line: 23, column: 7, scope: !3829, inlinedAt: !3830)
!3835 = !DILocation(line: 22, column: 2, scope: !3829, inlinedAt: !3830)
!3836 = !DILocation(line: 22, column: 8, scope: !3829, inlinedAt: !3830)
!3837 = !DILocation(line: 26, column: 9, scope: !3829, inlinedAt: !3830)
!3838 = !DILocation(line: 27, column: 12, scope: !3829, inlinedAt: !3830)
!3839 = !DILocation(line: 27, column: 10, scope: !3829, inlinedAt: !3830)
!3840 = !DILocation(line: 27, column: 30, scope: !3829, inlinedAt: !3830)
!3841 = !DILocation(line: 28, column: 37, scope: !3829, inlinedAt: !3830)
!3842 = !DILocation(line: 28, column: 32, scope: !3829, inlinedAt: !3830)
!3843 = !DILocation(line: 28, column: 34, scope: !3829, inlinedAt: !3830)
!3844 = !DILocation(line: 28, column: 20, scope: !3829, inlinedAt: !3830)
!3845 = !DILocation(line: 28, column: 3, scope: !3829, inlinedAt: !3830)
!3846 = !DILocation(line: 29, column: 22, scope: !3829, inlinedAt: !3830)
!3847 = !DILocation(line: 29, column: 3, scope: !3829, inlinedAt: !3830)
!3848 = !DILocation(line: 30, column: 24, scope: !3829, inlinedAt: !3830)
!3849 = !DILocation(line: 30, column: 3, scope: !3829, inlinedAt: !3830)
!3850 = !DILocation(line: 31, column: 23, scope: !3829, inlinedAt: !3830)
!3851 = !DILocation(line: 31, column: 3, scope: !3829, inlinedAt: !3830)
!3852 = !DILocation(line: 32, column: 14, scope: !3829, inlinedAt: !3830)
!3853 = !DILocation(line: 32, column: 12, scope: !3829, inlinedAt: !3830)
!3854 = !DILocation(line: 32, column: 18, scope: !3829, inlinedAt: !3830)
!3855 = !DILocation(line: 33, column: 21, scope: !3829, inlinedAt: !3830)
!3856 = !DILocation(line: 33, column: 3, scope: !3829, inlinedAt: !3830)
!3857 = !DILocation(line: 34, column: 3, scope: !3829, inlinedAt: !3830)
!3858 = !DILocation(line: 35, column: 31, scope: !3829, inlinedAt: !3830)
!3859 = !DILocation(line: 36, column: 4, scope: !3829, inlinedAt: !3830)
!3860 = !DILocation(line: 38, column: 32, scope: !3829, inlinedAt: !3830)
!3861 = !DILocation(line: 38, column: 30, scope: !3829, inlinedAt: !3830)
!3862 = !DILocation(line: 38, column: 24, scope: !3829, inlinedAt: !3830)
!3863 = !DILocation(line: 38, column: 3, scope: !3829, inlinedAt: !3830)
!3864 = distinct !DISubprogram(name: "NumbersFloat64", scope: !282, file: !282, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!3865 = !DILocation(line: 153, column: 6, scope: !3864)
!3866 = distinct !DISubprogram(name: "groupNumbers", scope: !322, file: !322, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3867 = !DILocation(line: 153, column: 77, scope: !3864)
!3868 = !DILocation(line: 29, column: 20, scope: !3866, inlinedAt: !3867)
!3869 = !DILocation(line: 30, column: 26, scope: !3866, inlinedAt: !3867)
!3870 = !DILocation(line: 30, column: 24, scope: !3866, inlinedAt: !3867)
!3871 = !DILocation(line: 30, column: 46, scope: !3866, inlinedAt: !3867)
!3872 = distinct !DISubprogram(name: "numbers", scope: !322, file: !322, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3873 = !DILocation(line: 30, column: 9, scope: !3866, inlinedAt: !3867)
!3874 = !DILocation(line: 14, column: 11, scope: !3872, inlinedAt: !3873)
!3875 = distinct !DISubprogram(name: "reduceWarp", scope: !332, file: !332, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!3876 = distinct !DISubprogram(name: "reduce", scope: !332, file: !332, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3877 = distinct !DISubprogram(name: "ReduceAdd", scope: !332, file: !332, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3878 = !DILocation(line: 16, column: 25, scope: !3872, inlinedAt: !3873)
!3879 = !DILocation(line: 8, column: 15, scope: !3877, inlinedAt: !3878)
!3880 = !DILocation(line: 45, column: 16, scope: !3876, inlinedAt: !3879)
!3881 = !DILocation(line: 70, column: 13, scope: !3875, inlinedAt: !3880)
!3882 = !DILocation(line: 71, column: 7, scope: !3875, inlinedAt: !3880)
!3883 = !DILocation(line: 19, column: 40, scope: !3872, inlinedAt: !3873)
!3884 = !DILocation(line: 66, column: 35, scope: !3875, inlinedAt: !3880)
!3885 = !DILocation(line: 72, column: 7, scope: !3875, inlinedAt: !3880)
!3886 = !DILocation(line: 72, column: 35, scope: !3875, inlinedAt: !3880)
!3887 = !DILocation(line: 73, column: 23, scope: !3875, inlinedAt: !3880)
!3888 = !DILocation(line: 8, column: 76, scope: !3877, inlinedAt: !3878)
!3889 = !DILocation(line: 72, column: 40, scope: !3875, inlinedAt: !3880)
!3890 = !DILocation(line: 77, column: 16, scope: !3875, inlinedAt: !3880)
!3891 = !DILocation(line: 77, column: 2, scope: !3875, inlinedAt: !3880)
!3892 = !DILocation(line: 78, column: 6, scope: !3875, inlinedAt: !3880)
!3893 = !DILocation(line: 78, column: 22, scope: !3875, inlinedAt: !3880)
!3894 = !DILocation(line: 79, column: 23, scope: !3875, inlinedAt: !3880)
!3895 = !DILocation(line: 78, column: 27, scope: !3875, inlinedAt: !3880)
!3896 = !DILocation(line: 16, column: 6, scope: !3872, inlinedAt: !3873)
!3897 = distinct !DISubprogram(name: "ReduceMin", scope: !332, file: !332, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3898 = !DILocation(line: 17, column: 33, scope: !3872, inlinedAt: !3873)
!3899 = !DILocation(line: 14, column: 15, scope: !3897, inlinedAt: !3898)
!3900 = !DILocation(line: 45, column: 16, scope: !3876, inlinedAt: !3899)
!3901 = !DILocation(line: 71, column: 7, scope: !3875, inlinedAt: !3900)
!3902 = !DILocation(line: 66, column: 35, scope: !3875, inlinedAt: !3900)
!3903 = !DILocation(line: 72, column: 7, scope: !3875, inlinedAt: !3900)
!3904 = !DILocation(line: 72, column: 35, scope: !3875, inlinedAt: !3900)
!3905 = !DILocation(line: 73, column: 23, scope: !3875, inlinedAt: !3900)
!3906 = !DILocation(line: 14, column: 77, scope: !3897, inlinedAt: !3898)
!3907 = !DILocation(line: 72, column: 40, scope: !3875, inlinedAt: !3900)
!3908 = !DILocation(line: 77, column: 16, scope: !3875, inlinedAt: !3900)
!3909 = !DILocation(line: 77, column: 2, scope: !3875, inlinedAt: !3900)
!3910 = !DILocation(line: 78, column: 6, scope: !3875, inlinedAt: !3900)
!3911 = !DILocation(line: 78, column: 22, scope: !3875, inlinedAt: !3900)
!3912 = !DILocation(line: 79, column: 23, scope: !3875, inlinedAt: !3900)
!3913 = !DILocation(line: 78, column: 27, scope: !3875, inlinedAt: !3900)
!3914 = distinct !DISubprogram(name: "ReduceMax", scope: !332, file: !332, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3915 = !DILocation(line: 17, column: 54, scope: !3872, inlinedAt: !3873)
!3916 = !DILocation(line: 20, column: 15, scope: !3914, inlinedAt: !3915)
!3917 = !DILocation(line: 45, column: 16, scope: !3876, inlinedAt: !3916)
!3918 = !DILocation(line: 71, column: 7, scope: !3875, inlinedAt: !3917)
!3919 = !DILocation(line: 66, column: 35, scope: !3875, inlinedAt: !3917)
!3920 = !DILocation(line: 72, column: 7, scope: !3875, inlinedAt: !3917)
!3921 = !DILocation(line: 72, column: 35, scope: !3875, inlinedAt: !3917)
!3922 = !DILocation(line: 73, column: 23, scope: !3875, inlinedAt: !3917)
!3923 = !DILocation(line: 20, column: 77, scope: !3914, inlinedAt: !3915)
!3924 = !DILocation(line: 72, column: 40, scope: !3875, inlinedAt: !3917)
!3925 = !DILocation(line: 77, column: 16, scope: !3875, inlinedAt: !3917)
!3926 = !DILocation(line: 77, column: 2, scope: !3875, inlinedAt: !3917)
!3927 = !DILocation(line: 78, column: 6, scope: !3875, inlinedAt: !3917)
!3928 = !DILocation(line: 78, column: 22, scope: !3875, inlinedAt: !3917)
!3929 = !DILocation(line: 79, column: 23, scope: !3875, inlinedAt: !3917)
!3930 = !DILocation(line: 78, column: 27, scope: !3875, inlinedAt: !3917)
!3931 = !DILocation(line: 17, column: 6, scope: !3872, inlinedAt: !3873)
!3932 = !DILocation(line: 17, column: 14, scope: !3872, inlinedAt: !3873)
!3933 = distinct !DISubprogram(name: "scan", scope: !400, file: !400, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3934 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !400, file: !400, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3935 = !DILocation(line: 18, column: 40, scope: !3872, inlinedAt: !3873)
!3936 = !DILocation(line: 6, column: 21, scope: !3934, inlinedAt: !3935)
!3937 = !DILocation(line: 25, column: 16, scope: !3933, inlinedAt: !3936)
!3938 = !DILocation(line: 23, column: 48, scope: !3933, inlinedAt: !3936)
!3939 = !DILocation(line: 26, column: 6, scope: !3933, inlinedAt: !3936)
!3940 = !DILocation(line: 26, column: 24, scope: !3933, inlinedAt: !3936)
!3941 = !DILocation(line: 27, column: 24, scope: !3933, inlinedAt: !3936)
!3942 = !DILocation(line: 27, column: 44, scope: !3933, inlinedAt: !3936)
!3943 = !DILocation(line: 28, column: 4, scope: !3933, inlinedAt: !3936)
!3944 = !DILocation(line: 26, column: 37, scope: !3933, inlinedAt: !3936)
!3945 = !DILocation(line: 7, column: 16, scope: !3934, inlinedAt: !3935)
!3946 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !400, file: !400, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3947 = !DILocation(line: 18, column: 68, scope: !3872, inlinedAt: !3873)
!3948 = !DILocation(line: 14, column: 21, scope: !3946, inlinedAt: !3947)
!3949 = !DILocation(line: 25, column: 16, scope: !3933, inlinedAt: !3948)
!3950 = !DILocation(line: 23, column: 48, scope: !3933, inlinedAt: !3948)
!3951 = !DILocation(line: 26, column: 6, scope: !3933, inlinedAt: !3948)
!3952 = !DILocation(line: 26, column: 24, scope: !3933, inlinedAt: !3948)
!3953 = !DILocation(line: 27, column: 24, scope: !3933, inlinedAt: !3948)
!3954 = !DILocation(line: 27, column: 44, scope: !3933, inlinedAt: !3948)
!3955 = !DILocation(line: 28, column: 4, scope: !3933, inlinedAt: !3948)
!3956 = !DILocation(line: 26, column: 37, scope: !3933, inlinedAt: !3948)
!3957 = !DILocation(line: 15, column: 20, scope: !3946, inlinedAt: !3947)
!3958 = !DILocation(line: 15, column: 42, scope: !3946, inlinedAt: !3947)
!3959 = !DILocation(line: 18, column: 16, scope: !3946, inlinedAt: !3947)
!3960 = !DILocation(line: 18, column: 2, scope: !3872, inlinedAt: !3873)
!3961 = !DILocation(line: 18, column: 6, scope: !3872, inlinedAt: !3873)
!3962 = !DILocation(line: 18, column: 14, scope: !3872, inlinedAt: !3873)
!3963 = !DILocation(line: 19, column: 42, scope: !3872, inlinedAt: !3873)
!3964 = distinct !DISubprogram(name: "Broadcast", scope: !429, file: !429, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3965 = !DILocation(line: 19, column: 25, scope: !3872, inlinedAt: !3873)
!3966 = !DILocation(line: 36, column: 10, scope: !3964, inlinedAt: !3965)
!3967 = !DILocation(line: 36, column: 22, scope: !3964, inlinedAt: !3965)
!3968 = !DILocation(line: 37, column: 8, scope: !3964, inlinedAt: !3965)
!3969 = !DILocation(line: 40, column: 17, scope: !3964, inlinedAt: !3965)
!3970 = !DILocation(line: 19, column: 6, scope: !3872, inlinedAt: !3873)
!3971 = !DILocation(line: 31, column: 26, scope: !3866, inlinedAt: !3867)
!3972 = distinct !DISubprogram(name: "numbers", scope: !322, file: !322, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3973 = !DILocation(line: 31, column: 9, scope: !3866, inlinedAt: !3867)
!3974 = !DILocation(line: 14, column: 11, scope: !3972, inlinedAt: !3973)
!3975 = !DILocation(line: 31, column: 48, scope: !3866, inlinedAt: !3867)
!3976 = distinct !DISubprogram(name: "reduce", scope: !332, file: !332, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3977 = distinct !DISubprogram(name: "ReduceAdd", scope: !332, file: !332, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3978 = !DILocation(line: 16, column: 25, scope: !3972, inlinedAt: !3973)
!3979 = !DILocation(line: 8, column: 15, scope: !3977, inlinedAt: !3978)
!3980 = !DILocation(line: 46, column: 14, scope: !3976, inlinedAt: !3979)
!3981 = !DILocation(line: 26, column: 47, scope: !448, inlinedAt: !3980)
!3982 = !DILocation(line: 26, column: 59, scope: !448, inlinedAt: !3980)
!3983 = distinct !DISubprogram(name: "scan", scope: !400, file: !400, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3984 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !400, file: !400, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3985 = !DILocation(line: 18, column: 40, scope: !3972, inlinedAt: !3973)
!3986 = !DILocation(line: 6, column: 21, scope: !3984, inlinedAt: !3985)
!3987 = !DILocation(line: 37, column: 21, scope: !3983, inlinedAt: !3986)
!3988 = !DILocation(line: 37, column: 10, scope: !3983, inlinedAt: !3986)
!3989 = !DILocation(line: 19, column: 40, scope: !3972, inlinedAt: !3973)
!3990 = !DILocation(line: 45, column: 16, scope: !3976, inlinedAt: !3979)
!3991 = !DILocation(line: 71, column: 7, scope: !3875, inlinedAt: !3990)
!3992 = !DILocation(line: 66, column: 35, scope: !3875, inlinedAt: !3990)
!3993 = !DILocation(line: 72, column: 7, scope: !3875, inlinedAt: !3990)
!3994 = !DILocation(line: 72, column: 35, scope: !3875, inlinedAt: !3990)
!3995 = !DILocation(line: 73, column: 23, scope: !3875, inlinedAt: !3990)
!3996 = !DILocation(line: 8, column: 76, scope: !3977, inlinedAt: !3978)
!3997 = !DILocation(line: 72, column: 40, scope: !3875, inlinedAt: !3990)
!3998 = !DILocation(line: 77, column: 16, scope: !3875, inlinedAt: !3990)
!3999 = !DILocation(line: 77, column: 2, scope: !3875, inlinedAt: !3990)
!4000 = !DILocation(line: 78, column: 6, scope: !3875, inlinedAt: !3990)
!4001 = !DILocation(line: 78, column: 22, scope: !3875, inlinedAt: !3990)
!4002 = !DILocation(line: 79, column: 23, scope: !3875, inlinedAt: !3990)
!4003 = !DILocation(line: 78, column: 27, scope: !3875, inlinedAt: !3990)
!4004 = !DILocation(line: 26, column: 64, scope: !448, inlinedAt: !3980)
!4005 = !DILocation(line: 47, column: 7, scope: !3976, inlinedAt: !3979)
!4006 = !DILocation(line: 50, column: 31, scope: !3976, inlinedAt: !3979)
!4007 = !DILocation(line: 51, column: 10, scope: !3976, inlinedAt: !3979)
!4008 = !DILocation(line: 52, column: 14, scope: !3976, inlinedAt: !3979)
!4009 = !DILocation(line: 53, column: 17, scope: !3976, inlinedAt: !3979)
!4010 = !DILocation(line: 53, column: 8, scope: !3976, inlinedAt: !3979)
!4011 = !DILocation(line: 55, column: 10, scope: !3976, inlinedAt: !3979)
!4012 = !DILocation(line: 56, column: 11, scope: !3976, inlinedAt: !3979)
!4013 = !DILocation(line: 43, column: 50, scope: !3976, inlinedAt: !3979)
!4014 = !DILocation(line: 57, column: 6, scope: !3976, inlinedAt: !3979)
!4015 = !DILocation(line: 57, column: 16, scope: !3976, inlinedAt: !3979)
!4016 = !DILocation(line: 58, column: 17, scope: !3976, inlinedAt: !3979)
!4017 = !DILocation(line: 57, column: 21, scope: !3976, inlinedAt: !3979)
!4018 = !DILocation(line: 16, column: 6, scope: !3972, inlinedAt: !3973)
!4019 = distinct !DISubprogram(name: "ReduceMin", scope: !332, file: !332, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4020 = !DILocation(line: 17, column: 33, scope: !3972, inlinedAt: !3973)
!4021 = !DILocation(line: 14, column: 15, scope: !4019, inlinedAt: !4020)
!4022 = !DILocation(line: 45, column: 16, scope: !3976, inlinedAt: !4021)
!4023 = !DILocation(line: 71, column: 7, scope: !3875, inlinedAt: !4022)
!4024 = !DILocation(line: 66, column: 35, scope: !3875, inlinedAt: !4022)
!4025 = !DILocation(line: 72, column: 7, scope: !3875, inlinedAt: !4022)
!4026 = !DILocation(line: 72, column: 35, scope: !3875, inlinedAt: !4022)
!4027 = !DILocation(line: 73, column: 23, scope: !3875, inlinedAt: !4022)
!4028 = !DILocation(line: 14, column: 77, scope: !4019, inlinedAt: !4020)
!4029 = !DILocation(line: 72, column: 40, scope: !3875, inlinedAt: !4022)
!4030 = !DILocation(line: 77, column: 16, scope: !3875, inlinedAt: !4022)
!4031 = !DILocation(line: 77, column: 2, scope: !3875, inlinedAt: !4022)
!4032 = !DILocation(line: 78, column: 6, scope: !3875, inlinedAt: !4022)
!4033 = !DILocation(line: 78, column: 22, scope: !3875, inlinedAt: !4022)
!4034 = !DILocation(line: 79, column: 23, scope: !3875, inlinedAt: !4022)
!4035 = !DILocation(line: 78, column: 27, scope: !3875, inlinedAt: !4022)
!4036 = !DILocation(line: 47, column: 7, scope: !3976, inlinedAt: !4021)
!4037 = !DILocation(line: 50, column: 31, scope: !3976, inlinedAt: !4021)
!4038 = !DILocation(line: 51, column: 10, scope: !3976, inlinedAt: !4021)
!4039 = !DILocation(line: 52, column: 14, scope: !3976, inlinedAt: !4021)
!4040 = !DILocation(line: 53, column: 17, scope: !3976, inlinedAt: !4021)
!4041 = !DILocation(line: 53, column: 8, scope: !3976, inlinedAt: !4021)
!4042 = !DILocation(line: 55, column: 10, scope: !3976, inlinedAt: !4021)
!4043 = !DILocation(line: 56, column: 11, scope: !3976, inlinedAt: !4021)
!4044 = !DILocation(line: 43, column: 50, scope: !3976, inlinedAt: !4021)
!4045 = !DILocation(line: 57, column: 6, scope: !3976, inlinedAt: !4021)
!4046 = !DILocation(line: 57, column: 16, scope: !3976, inlinedAt: !4021)
!4047 = !DILocation(line: 58, column: 17, scope: !3976, inlinedAt: !4021)
!4048 = !DILocation(line: 57, column: 21, scope: !3976, inlinedAt: !4021)
!4049 = distinct !DISubprogram(name: "ReduceMax", scope: !332, file: !332, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!4050 = !DILocation(line: 17, column: 54, scope: !3972, inlinedAt: !3973)
!4051 = !DILocation(line: 20, column: 15, scope: !4049, inlinedAt: !4050)
!4052 = !DILocation(line: 45, column: 16, scope: !3976, inlinedAt: !4051)
!4053 = !DILocation(line: 71, column: 7, scope: !3875, inlinedAt: !4052)
!4054 = !DILocation(line: 66, column: 35, scope: !3875, inlinedAt: !4052)
!4055 = !DILocation(line: 72, column: 7, scope: !3875, inlinedAt: !4052)
!4056 = !DILocation(line: 72, column: 35, scope: !3875, inlinedAt: !4052)
!4057 = !DILocation(line: 73, column: 23, scope: !3875, inlinedAt: !4052)
!4058 = !DILocation(line: 20, column: 77, scope: !4049, inlinedAt: !4050)
!4059 = !DILocation(line: 72, column: 40, scope: !3875, inlinedAt: !4052)
!4060 = !DILocation(line: 77, column: 16, scope: !3875, inlinedAt: !4052)
!4061 = !DILocation(line: 77, column: 2, scope: !3875, inlinedAt: !4052)
!4062 = !DILocation(line: 78, column: 6, scope: !3875, inlinedAt: !4052)
!4063 = !DILocation(line: 78, column: 22, scope: !3875, inlinedAt: !4052)
!4064 = !DILocation(line: 79, column: 23, scope: !3875, inlinedAt: !4052)
!4065 = !DILocation(line: 78, column: 27, scope: !3875, inlinedAt: !4052)
!4066 = !DILocation(line: 47, column: 7, scope: !3976, inlinedAt: !4051)
!4067 = !DILocation(line: 50, column: 31, scope: !3976, inlinedAt: !4051)
!4068 = !DILocation(line: 51, column: 10, scope: !3976, inlinedAt: !4051)
!4069 = !DILocation(line: 52, column: 14, scope: !3976, inlinedAt: !4051)
!4070 = !DILocation(line: 53, column: 17, scope: !3976, inlinedAt: !4051)
!4071 = !DILocation(line: 53, column: 8, scope: !3976, inlinedAt: !4051)
!4072 = !DILocation(line: 55, column: 10, scope: !3976, inlinedAt: !4051)
!4073 = !DILocation(line: 56, column: 11, scope: !3976, inlinedAt: !4051)
!4074 = !DILocation(line: 43, column: 50, scope: !3976, inlinedAt: !4051)
!4075 = !DILocation(line: 57, column: 6, scope: !3976, inlinedAt: !4051)
!4076 = !DILocation(line: 57, column: 16, scope: !3976, inlinedAt: !4051)
!4077 = !DILocation(line: 58, column: 17, scope: !3976, inlinedAt: !4051)
!4078 = !DILocation(line: 57, column: 21, scope: !3976, inlinedAt: !4051)
!4079 = !DILocation(line: 17, column: 6, scope: !3972, inlinedAt: !3973)
!4080 = !DILocation(line: 17, column: 14, scope: !3972, inlinedAt: !3973)
!4081 = !DILocation(line: 25, column: 16, scope: !3983, inlinedAt: !3986)
!4082 = !DILocation(line: 23, column: 48, scope: !3983, inlinedAt: !3986)
!4083 = !DILocation(line: 26, column: 6, scope: !3983, inlinedAt: !3986)
!4084 = !DILocation(line: 26, column: 24, scope: !3983, inlinedAt: !3986)
!4085 = !DILocation(line: 27, column: 24, scope: !3983, inlinedAt: !3986)
!4086 = !DILocation(line: 27, column: 44, scope: !3983, inlinedAt: !3986)
!4087 = !DILocation(line: 28, column: 4, scope: !3983, inlinedAt: !3986)
!4088 = !DILocation(line: 26, column: 37, scope: !3983, inlinedAt: !3986)
!4089 = !DILocation(line: 31, column: 15, scope: !3983, inlinedAt: !3986)
!4090 = !DILocation(line: 34, column: 32, scope: !3983, inlinedAt: !3986)
!4091 = !DILocation(line: 35, column: 19, scope: !3983, inlinedAt: !3986)
!4092 = !DILocation(line: 36, column: 10, scope: !3983, inlinedAt: !3986)
!4093 = !DILocation(line: 38, column: 9, scope: !3983, inlinedAt: !3986)
!4094 = !DILocation(line: 40, column: 10, scope: !3983, inlinedAt: !3986)
!4095 = !DILocation(line: 23, column: 59, scope: !3983, inlinedAt: !3986)
!4096 = !DILocation(line: 42, column: 19, scope: !3983, inlinedAt: !3986)
!4097 = !DILocation(line: 42, column: 3, scope: !3983, inlinedAt: !3986)
!4098 = !DILocation(line: 44, column: 2, scope: !3984, inlinedAt: !3985)
!4099 = !DILocation(line: 7, column: 16, scope: !3984, inlinedAt: !3985)
!4100 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !400, file: !400, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4101 = !DILocation(line: 18, column: 68, scope: !3972, inlinedAt: !3973)
!4102 = !DILocation(line: 14, column: 21, scope: !4100, inlinedAt: !4101)
!4103 = !DILocation(line: 25, column: 16, scope: !3983, inlinedAt: !4102)
!4104 = !DILocation(line: 23, column: 48, scope: !3983, inlinedAt: !4102)
!4105 = !DILocation(line: 26, column: 6, scope: !3983, inlinedAt: !4102)
!4106 = !DILocation(line: 26, column: 24, scope: !3983, inlinedAt: !4102)
!4107 = !DILocation(line: 27, column: 24, scope: !3983, inlinedAt: !4102)
!4108 = !DILocation(line: 27, column: 44, scope: !3983, inlinedAt: !4102)
!4109 = !DILocation(line: 28, column: 4, scope: !3983, inlinedAt: !4102)
!4110 = !DILocation(line: 26, column: 37, scope: !3983, inlinedAt: !4102)
!4111 = !DILocation(line: 31, column: 15, scope: !3983, inlinedAt: !4102)
!4112 = !DILocation(line: 34, column: 32, scope: !3983, inlinedAt: !4102)
!4113 = !DILocation(line: 35, column: 19, scope: !3983, inlinedAt: !4102)
!4114 = !DILocation(line: 36, column: 10, scope: !3983, inlinedAt: !4102)
!4115 = !DILocation(line: 37, column: 10, scope: !3983, inlinedAt: !4102)
!4116 = !DILocation(line: 38, column: 9, scope: !3983, inlinedAt: !4102)
!4117 = !DILocation(line: 40, column: 10, scope: !3983, inlinedAt: !4102)
!4118 = !DILocation(line: 23, column: 59, scope: !3983, inlinedAt: !4102)
!4119 = !DILocation(line: 42, column: 19, scope: !3983, inlinedAt: !4102)
!4120 = !DILocation(line: 42, column: 3, scope: !3983, inlinedAt: !4102)
!4121 = !DILocation(line: 44, column: 2, scope: !4100, inlinedAt: !4101)
!4122 = !DILocation(line: 15, column: 20, scope: !4100, inlinedAt: !4101)
!4123 = !DILocation(line: 15, column: 42, scope: !4100, inlinedAt: !4101)
!4124 = !DILocation(line: 18, column: 16, scope: !4100, inlinedAt: !4101)
!4125 = !DILocation(line: 18, column: 2, scope: !3972, inlinedAt: !3973)
!4126 = !DILocation(line: 18, column: 6, scope: !3972, inlinedAt: !3973)
!4127 = !DILocation(line: 18, column: 14, scope: !3972, inlinedAt: !3973)
!4128 = !DILocation(line: 19, column: 42, scope: !3972, inlinedAt: !3973)
!4129 = distinct !DISubprogram(name: "Broadcast", scope: !429, file: !429, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4130 = !DILocation(line: 19, column: 25, scope: !3972, inlinedAt: !3973)
!4131 = !DILocation(line: 36, column: 22, scope: !4129, inlinedAt: !4130)
!4132 = !DILocation(line: 37, column: 8, scope: !4129, inlinedAt: !4130)
!4133 = !DILocation(line: 39, column: 15, scope: !4129, inlinedAt: !4130)
!4134 = !DILocation(line: 40, column: 17, scope: !4129, inlinedAt: !4130)
!4135 = !DILocation(line: 40, column: 3, scope: !3972, inlinedAt: !3973)
!4136 = !DILocation(line: 42, column: 16, scope: !4129, inlinedAt: !4130)
!4137 = !DILocation(line: 43, column: 10, scope: !4129, inlinedAt: !4130)
!4138 = !DILocation(line: 44, column: 14, scope: !4129, inlinedAt: !4130)
!4139 = !DILocation(line: 45, column: 3, scope: !4129, inlinedAt: !4130)
!4140 = !DILocation(line: 47, column: 10, scope: !4129, inlinedAt: !4130)
!4141 = !DILocation(line: 48, column: 9, scope: !4129, inlinedAt: !4130)
!4142 = !DILocation(line: 48, column: 2, scope: !3972, inlinedAt: !3973)
!4143 = !DILocation(line: 19, column: 6, scope: !3972, inlinedAt: !3973)
!4144 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeBFloat16, !"kernel", i32 1}
!4145 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeFloat8, !"kernel", i32 1}
!4146 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Vote, !"kernel", i32 1}
!4147 = !{void (i32*, i64, i32*, i64, i64*, i64, i8*)* @Dynamic, !"kernel", i32 1}
!4148 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Vectors, !"kernel", i32 1}
!4149 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"kernel", i32 1}
!4150 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidx", i32 64}
!4151 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidy", i32 1}
!4152 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidz", i32 1}
!4153 = !{void (float*, i64, i64, i8, i8*)* @Print, !"kernel", i32 1}
!4154 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeInt8, !"kernel", i32 1}
!4155 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @NumbersInt8, !"kernel", i32 1}
!4156 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!4157 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeInt16, !"kernel", i32 1}
!4158 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeInt32, !"kernel", i32 1}
!4159 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersInt32, !"kernel", i32 1}
!4160 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!4161 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt64, !"kernel", i32 1}
!4162 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersInt64, !"kernel", i32 1}
!4163 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!4164 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt, !"kernel", i32 1}
!4165 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeUint8, !"kernel", i32 1}
!4166 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeUint16, !"kernel", i32 1}
!4167 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @NumbersUint16, !"kernel", i32 1}
!4168 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!4169 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeUint32, !"kernel", i32 1}
!4170 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersUint32, !"kernel", i32 1}
!4171 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!4172 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint64, !"kernel", i32 1}
!4173 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersUint64, !"kernel", i32 1}
!4174 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!4175 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint, !"kernel", i32 1}
!4176 = !{void (float*, i64, i32*, i64, float*, i64, i8*)* @ExchangeFloat32, !"kernel", i32 1}
!4177 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @NumbersFloat32, !"kernel", i32 1}
!4178 = !{void (double*, i64, i32*, i64, double*, i64, i8*)* @ExchangeFloat64, !"kernel", i32 1}
!4179 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @NumbersFloat64, !"kernel", i32 1}
