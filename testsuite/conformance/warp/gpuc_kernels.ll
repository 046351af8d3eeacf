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
	%135 = addrspacecast i8 addrspace(1)* %4 to i8*, !dbg !246
	%136 = ptrtoint i8* %135 to i64, !dbg !246
	%137 = and i64 %136, 3, !dbg !246
	%138 = icmp eq i64 %137, 0, !dbg !246
	%139 = icmp eq i64 %p5, 0, !dbg !246
	%140 = or i1 %138, %139, !dbg !246
	%141 = ashr i64 %p5, 2, !dbg !246
	%142 = bitcast i8 addrspace(1)* %4 to { i8, i8, i8, i8 } addrspace(1)*, !dbg !246
	%143 = icmp eq i1 %134, false, !dbg !246
	%144 = icmp eq i1 %140, false, !dbg !246
	%145 = or i1 %143, %144, !dbg !246
	br i1 %145, label %b9_fail1, label %b9_ok1, !dbg !246, !prof !30

b9_ok1:
	br label %b10, !dbg !247

b10:
	%146 = phi i64 [ %14, %b9_ok1 ], [ %164, %b11 ], !dbg !247
	%147 = icmp slt i64 %146, %141, !dbg !247
	br i1 %147, label %b11, label %b12, !dbg !247

b11:
	%148 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %142, i64 %146, !dbg !248
	%149 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %148, i32 0, i32 0, !dbg !248
	%150 = bitcast { i8, i8, i8, i8 } addrspace(1)* %148 to <4 x i8> addrspace(1)*, !dbg !248
	%151 = load <4 x i8>, <4 x i8> addrspace(1)* %150, align 4, !dbg !248
	%152 = extractelement <4 x i8> %151, i32 0, !dbg !248
	%153 = extractelement <4 x i8> %151, i32 1, !dbg !248
	%154 = extractelement <4 x i8> %151, i32 2, !dbg !248
	%155 = extractelement <4 x i8> %151, i32 3, !dbg !248
	%156 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %148, i32 0, i32 1, !dbg !248
	%157 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %148, i32 0, i32 2, !dbg !248
	%158 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %148, i32 0, i32 3, !dbg !248
	%159 = bitcast { i8, i8, i8, i8 } addrspace(1)* %148 to <4 x i8> addrspace(1)*, !dbg !249
	%160 = insertelement <4 x i8> undef, i8 %155, i32 0, !dbg !249
	%161 = insertelement <4 x i8> %160, i8 %154, i32 1, !dbg !249
	%162 = insertelement <4 x i8> %161, i8 %153, i32 2, !dbg !249
	%163 = insertelement <4 x i8> %162, i8 %152, i32 3, !dbg !249
	store <4 x i8> %163, <4 x i8> addrspace(1)* %159, align 4, !dbg !249
	%164 = add i64 %146, %18, !dbg !247
	br label %b10, !dbg !247

b12:
	ret void, !dbg !247

b2_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !219
	br label %fail, !dbg !219

b5_cold:
	%165 = phi i64 [ %276, %b8_cold_ok1 ], [ %14, %b0 ], !dbg !210
	%166 = icmp slt i64 %165, %p3, !dbg !210
	br i1 %166, label %b6_cold, label %b9, !dbg !210

b6_cold:
	store [2 x { { i32, i32, i32, i32 }, { i64, i64 } }] zeroinitializer, [2 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %1, align 16, !dbg !211
	%167 = srem i64 %165, 2, !dbg !212
	%168 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %3, i64 %165, !dbg !213
	%169 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %168, i32 0, i32 0, !dbg !213
	%170 = bitcast { i32, i32, i32, i32 } addrspace(1)* %168 to <4 x i32> addrspace(1)*, !dbg !213
	%171 = load <4 x i32>, <4 x i32> addrspace(1)* %170, align 16, !dbg !213
	%172 = extractelement <4 x i32> %171, i32 0, !dbg !213
	%173 = extractelement <4 x i32> %171, i32 1, !dbg !213
	%174 = extractelement <4 x i32> %171, i32 2, !dbg !213
	%175 = extractelement <4 x i32> %171, i32 3, !dbg !213
	%176 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %168, i32 0, i32 1, !dbg !213
	%177 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %168, i32 0, i32 2, !dbg !213
	%178 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(1)* %168, i32 0, i32 3, !dbg !213
	%179 = getelementptr inbounds [2 x { { i32, i32, i32, i32 }, { i64, i64 } }], [2 x { { i32, i32, i32, i32 }, { i64, i64 } }]* %1, i64 0, i64 %167, !dbg !214
	%180 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %179, i32 0, i32 0, !dbg !214
	%181 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %180, i32 0, i32 0, !dbg !214
	%182 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %180, i32 0, i32 1, !dbg !214
	%183 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %180, i32 0, i32 2, !dbg !214
	%184 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 }* %180, i32 0, i32 3, !dbg !214
	%185 = bitcast { i32, i32, i32, i32 }* %180 to <4 x i32>*, !dbg !214
	%186 = insertelement <4 x i32> undef, i32 %172, i32 0, !dbg !214
	%187 = insertelement <4 x i32> %186, i32 %173, i32 1, !dbg !214
	%188 = insertelement <4 x i32> %187, i32 %174, i32 2, !dbg !214
	%189 = insertelement <4 x i32> %188, i32 %175, i32 3, !dbg !214
	store <4 x i32> %189, <4 x i32>* %185, align 16, !dbg !214
	%190 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } }* %179, i32 0, i32 1, !dbg !214
	%191 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %190, i32 0, i32 0, !dbg !214
	%192 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %190, i32 0, i32 1, !dbg !214
	%193 = bitcast { i64, i64 }* %190 to <2 x i64>*, !dbg !214
	%194 = insertelement <2 x i64> undef, i64 %165, i32 0, !dbg !214
	%195 = insertelement <2 x i64> %194, i64 -1, i32 1, !dbg !214
	store <2 x i64> %195, <2 x i64>* %193, align 16, !dbg !214
	%196 = bitcast { i32, i32, i32, i32 }* %180 to <4 x i32>*, !dbg !215
	%197 = load <4 x i32>, <4 x i32>* %196, align 16, !dbg !215
	%198 = extractelement <4 x i32> %197, i32 0, !dbg !215
	%199 = extractelement <4 x i32> %197, i32 1, !dbg !215
	%200 = extractelement <4 x i32> %197, i32 2, !dbg !215
	%201 = extractelement <4 x i32> %197, i32 3, !dbg !215
	%202 = bitcast { i64, i64 }* %190 to <2 x i64>*, !dbg !215
	%203 = load <2 x i64>, <2 x i64>* %202, align 16, !dbg !215
	%204 = extractelement <2 x i64> %203, i32 0, !dbg !215
	%205 = extractelement <2 x i64> %203, i32 1, !dbg !215
	%206 = getelementptr inbounds [64 x { { i32, i32, i32, i32 }, { i64, i64 } }], [64 x { { i32, i32, i32, i32 }, { i64, i64 } }] addrspace(3)* @gpuc_shared_VectorPlaces_67, i64 0, i64 %14, !dbg !216
	%207 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } } addrspace(3)* %206, i32 0, i32 0, !dbg !216
	%208 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %207, i32 0, i32 0, !dbg !216
	%209 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %207, i32 0, i32 1, !dbg !216
	%210 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %207, i32 0, i32 2, !dbg !216
	%211 = getelementptr inbounds { i32, i32, i32, i32 }, { i32, i32, i32, i32 } addrspace(3)* %207, i32 0, i32 3, !dbg !216
	%212 = bitcast { i32, i32, i32, i32 } addrspace(3)* %207 to <4 x i32> addrspace(3)*, !dbg !216
	%213 = insertelement <4 x i32> undef, i32 %198, i32 0, !dbg !216
	%214 = insertelement <4 x i32> %213, i32 %199, i32 1, !dbg !216
	%215 = insertelement <4 x i32> %214, i32 %200, i32 2, !dbg !216
	%216 = insertelement <4 x i32> %215, i32 %201, i32 3, !dbg !216
	store <4 x i32> %216, <4 x i32> addrspace(3)* %212, align 16, !dbg !216
	%217 = getelementptr inbounds { { i32, i32, i32, i32 }, { i64, i64 } }, { { i32, i32, i32, i32 }, { i64, i64 } } addrspace(3)* %206, i32 0, i32 1, !dbg !216
	%218 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(3)* %217, i32 0, i32 0, !dbg !216
	%219 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(3)* %217, i32 0, i32 1, !dbg !216
	%220 = bitcast { i64, i64 } addrspace(3)* %217 to <2 x i64> addrspace(3)*, !dbg !216
	%221 = insertelement <2 x i64> undef, i64 %204, i32 0, !dbg !216
	%222 = insertelement <2 x i64> %221, i64 %205, i32 1, !dbg !216
	store <2 x i64> %222, <2 x i64> addrspace(3)* %220, align 16, !dbg !216
	%223 = addrspacecast { { i32, i32, i32, i32 }, { i64, i64 } } addrspace(3)* %206 to { { i32, i32, i32, i32 }, { i64, i64 } }*, !dbg !219
	%224 = icmp eq { { i32, i32, i32, i32 }, { i64, i64 } }* %223, null, !dbg !219
	br i1 %224, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !219, !prof !30

b6_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !219
	br label %fail, !dbg !219

b6_cold_ok1:
	%225 = bitcast { i32, i32, i32, i32 } addrspace(3)* %207 to <4 x i32> addrspace(3)*, !dbg !220
	%226 = load <4 x i32>, <4 x i32> addrspace(3)* %225, align 16, !dbg !220
	%227 = extractelement <4 x i32> %226, i32 3, !dbg !220
	%228 = extractelement <4 x i32> %226, i32 0, !dbg !220
	store i32 %227, i32 addrspace(3)* %208, align 4, !dbg !222
	store i32 %228, i32 addrspace(3)* %211, align 4, !dbg !223
	%229 = bitcast { i64, i64 } addrspace(3)* %217 to <2 x i64> addrspace(3)*, !dbg !224
	%230 = load <2 x i64>, <2 x i64> addrspace(3)* %229, align 16, !dbg !224
	%231 = extractelement <2 x i64> %230, i32 1, !dbg !224
	%232 = extractelement <2 x i64> %230, i32 0, !dbg !224
	%233 = bitcast { i64, i64 } addrspace(3)* %217 to <2 x i64> addrspace(3)*, !dbg !226
	%234 = insertelement <2 x i64> undef, i64 %231, i32 0, !dbg !226
	%235 = insertelement <2 x i64> %234, i64 %232, i32 1, !dbg !226
	store <2 x i64> %235, <2 x i64> addrspace(3)* %233, align 16, !dbg !226
	%236 = srem i64 %165, 3, !dbg !227
	%237 = icmp eq i64 %236, 0, !dbg !228
	br i1 %237, label %b7_cold, label %b8_cold, !dbg !228

b7_cold:
	%238 = bitcast { i32, i32, i32, i32 } addrspace(3)* %207 to <4 x i32> addrspace(3)*, !dbg !229
	%239 = load <4 x i32>, <4 x i32> addrspace(3)* %238, align 16, !dbg !229
	%240 = extractelement <4 x i32> %239, i32 0, !dbg !229
	%241 = extractelement <4 x i32> %239, i32 1, !dbg !229
	%242 = extractelement <4 x i32> %239, i32 2, !dbg !229
	%243 = extractelement <4 x i32> %239, i32 3, !dbg !229
	%244 = bitcast { i32, i32, i32, i32 } addrspace(3)* %207 to <4 x i32> addrspace(3)*, !dbg !230
	%245 = insertelement <4 x i32> undef, i32 %241, i32 0, !dbg !230
	%246 = insertelement <4 x i32> %245, i32 %242, i32 1, !dbg !230
	%247 = insertelement <4 x i32> %246, i32 %243, i32 2, !dbg !230
	%248 = insertelement <4 x i32> %247, i32 %240, i32 3, !dbg !230
	store <4 x i32> %248, <4 x i32> addrspace(3)* %244, align 16, !dbg !230
	br label %b8_cold, !dbg !230

b8_cold:
	%249 = icmp uge i64 %165, %p1, !dbg !243
	br i1 %249, label %b8_cold_fail1, label %b8_cold_ok1, !dbg !243, !prof !30

b8_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !243
	br label %fail, !dbg !243

b8_cold_ok1:
	%250 = bitcast { i32, i32, i32, i32 } addrspace(3)* %207 to <4 x i32> addrspace(3)*, !dbg !231
	%251 = load <4 x i32>, <4 x i32> addrspace(3)* %250, align 16, !dbg !231
	%252 = extractelement <4 x i32> %251, i32 0, !dbg !231
	%253 = extractelement <4 x i32> %251, i32 1, !dbg !231
	%254 = extractelement <4 x i32> %251, i32 2, !dbg !231
	%255 = extractelement <4 x i32> %251, i32 3, !dbg !231
	%256 = sext i32 %252 to i64, !dbg !232
	%257 = sext i32 %253 to i64, !dbg !234
	%258 = sext i32 %254 to i64, !dbg !236
	%259 = add i64 %257, %258, !dbg !237
	%260 = bitcast { i64, i64 } addrspace(3)* %217 to <2 x i64> addrspace(3)*, !dbg !238
	%261 = load <2 x i64>, <2 x i64> addrspace(3)* %260, align 16, !dbg !238
	%262 = extractelement <2 x i64> %261, i32 0, !dbg !238
	%263 = extractelement <2 x i64> %261, i32 1, !dbg !238
	%264 = sext i32 %255 to i64, !dbg !241
	%265 = add i64 %263, %264, !dbg !242
	%266 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %2, i64 %165, !dbg !243
	%267 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %266, i32 0, i32 0, !dbg !243
	%268 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %266, i32 0, i32 1, !dbg !243
	%269 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %266, i32 0, i32 2, !dbg !243
	%270 = getelementptr inbounds { i64, i64, i64, i64 }, { i64, i64, i64, i64 } addrspace(1)* %266, i32 0, i32 3, !dbg !243
	%271 = bitcast { i64, i64, i64, i64 } addrspace(1)* %266 to <4 x i64> addrspace(1)*, !dbg !243
	%272 = insertelement <4 x i64> undef, i64 %256, i32 0, !dbg !243
	%273 = insertelement <4 x i64> %272, i64 %259, i32 1, !dbg !243
	%274 = insertelement <4 x i64> %273, i64 %262, i32 2, !dbg !243
	%275 = insertelement <4 x i64> %274, i64 %265, i32 3, !dbg !243
	store <4 x i64> %275, <4 x i64> addrspace(1)* %271, align 16, !dbg !243
	%276 = add i64 %165, %18, !dbg !210
	br label %b5_cold, !dbg !210, !llvm.loop !245

b9_fail1:
	%277 = icmp eq i1 %134, false, !dbg !246
	br i1 %277, label %b9_fail2, label %b9_ok2, !dbg !246

b9_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !246
	br label %fail, !dbg !246

b9_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !246
	br label %fail, !dbg !246

fail:
	%278 = phi i32 [ 20, %b2_fail1 ], [ 20, %b6_cold_fail1 ], [ 21, %b8_cold_fail1 ], [ 22, %b9_fail2 ], [ 23, %b9_ok2 ], !dbg !207
	%279 = phi i64 [ 0, %b2_fail1 ], [ 0, %b6_cold_fail1 ], [ %165, %b8_cold_fail1 ], [ %p5, %b9_fail2 ], [ %137, %b9_ok2 ], !dbg !207
	%280 = phi i64 [ 0, %b2_fail1 ], [ 0, %b6_cold_fail1 ], [ %p1, %b8_cold_fail1 ], [ 4, %b9_fail2 ], [ 4, %b9_ok2 ], !dbg !207
	call void @gpuc_fail(i8* %ctrl, i32 %278, i64 %279, i64 %280), !dbg !207
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
	%16 = trunc i64 %15 to i32, !dbg !253
	%17 = trunc i64 %11 to i32, !dbg !253
	%18 = mul i32 %16, %17, !dbg !253
	%19 = zext i32 %18 to i64, !dbg !253
	%20 = trunc i64 %9 to i32, !dbg !253
	%21 = add i32 %20, %18, !dbg !253
	%22 = zext i32 %21 to i64, !dbg !253
	%23 = mul i64 %13, %22, !dbg !253
	%24 = add i64 %7, %23, !dbg !253
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !253, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !253, !range !15
	%27 = mul i32 %25, %26, !dbg !253
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !253, !range !16
	%29 = mul i32 %27, %28, !dbg !253
	%30 = sext i32 %29 to i64, !dbg !253
	%31 = mul i64 %24, %30, !dbg !253
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !253, !range !17
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !253, !range !17
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !253, !range !18
	%35 = mul i32 %26, %34, !dbg !253
	%36 = add i32 %33, %35, !dbg !253
	%37 = mul i32 %25, %36, !dbg !253
	%38 = add i32 %32, %37, !dbg !253
	%39 = sext i32 %38 to i64, !dbg !253
	%40 = add i64 %31, %39, !dbg !253
	%41 = icmp sgt i64 %40, 0, !dbg !254
	br i1 %41, label %b1, label %b2, !dbg !254

b1:
	store { i64 } zeroinitializer, { i64 }* %1, align 8, !dbg !255
	%42 = getelementptr inbounds { i64 }, { i64 }* %1, i32 0, i32 0, !dbg !255
	store i64 %40, i64* %42, align 8, !dbg !255
	%43 = bitcast { i64 }* %1 to i8*, !dbg !255
	%44 = bitcast [13 x i8] addrspace(1)* @gpuc_text to i8 addrspace(1)*, !dbg !255
	%45 = addrspacecast i8 addrspace(1)* %44 to i8*, !dbg !255
	%46 = call i32 @vprintf(i8* %45, i8* %43), !dbg !255
	ret void, !dbg !256

b2:
	%47 = sub i64 0, %p2, !dbg !257
	%48 = trunc i64 %47 to i8, !dbg !258
	%49 = trunc i64 %p2 to i8, !dbg !259
	%50 = trunc i64 %p2 to i16, !dbg !260
	%51 = sext i8 %48 to i64, !dbg !261
	%52 = zext i8 %49 to i64, !dbg !261
	%53 = sext i16 %50 to i64, !dbg !261
	%54 = zext i8 %48 to i64, !dbg !261
	store { i64, i64, i64, i64, i64 } zeroinitializer, { i64, i64, i64, i64, i64 }* %2, align 8, !dbg !261
	%55 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 0, !dbg !261
	store i64 %p2, i64* %55, align 8, !dbg !261
	%56 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 1, !dbg !261
	store i64 %51, i64* %56, align 8, !dbg !261
	%57 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 2, !dbg !261
	store i64 %52, i64* %57, align 8, !dbg !261
	%58 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 3, !dbg !261
	store i64 %53, i64* %58, align 8, !dbg !261
	%59 = getelementptr inbounds { i64, i64, i64, i64, i64 }, { i64, i64, i64, i64, i64 }* %2, i32 0, i32 4, !dbg !261
	store i64 %54, i64* %59, align 8, !dbg !261
	%60 = bitcast { i64, i64, i64, i64, i64 }* %2 to i8*, !dbg !261
	%61 = bitcast [45 x i8] addrspace(1)* @gpuc_text_2 to i8 addrspace(1)*, !dbg !261
	%62 = addrspacecast i8 addrspace(1)* %61 to i8*, !dbg !261
	%63 = call i32 @vprintf(i8* %62, i8* %60), !dbg !261
	%64 = getelementptr inbounds float, float addrspace(1)* %5, i64 0, !dbg !262
	%65 = icmp uge i64 0, %p1, !dbg !262
	%66 = icmp uge i64 1, %p1, !dbg !263
	%67 = icmp uge i64 2, %p1, !dbg !264
	%68 = icmp uge i64 3, %p1, !dbg !265
	%69 = or i1 %65, %66, !dbg !265
	%70 = or i1 %69, %67, !dbg !265
	%71 = or i1 %70, %68, !dbg !265
	br i1 %71, label %b2_fail1, label %b2_ok1, !dbg !265, !prof !30

b2_ok1:
	%72 = load float, float addrspace(1)* %64, align 4, !dbg !262
	%73 = getelementptr inbounds float, float addrspace(1)* %5, i64 1, !dbg !263
	%74 = load float, float addrspace(1)* %73, align 4, !dbg !263
	%75 = getelementptr inbounds float, float addrspace(1)* %5, i64 2, !dbg !264
	%76 = load float, float addrspace(1)* %75, align 4, !dbg !264
	%77 = fpext float %76 to double, !dbg !266
	%78 = getelementptr inbounds float, float addrspace(1)* %5, i64 3, !dbg !265
	%79 = load float, float addrspace(1)* %78, align 4, !dbg !265
	%80 = trunc i64 %p2 to i32, !dbg !267
	%81 = add i32 %80, 65, !dbg !268
	%82 = xor i1 %0, true, !dbg !269
	%83 = fpext float %72 to double, !dbg !270
	%84 = fpext float %74 to double, !dbg !270
	%85 = fpext float %79 to double, !dbg !270
	%86 = bitcast [5 x i8] addrspace(1)* @gpuc_text_3 to i8 addrspace(1)*, !dbg !270
	%87 = bitcast [6 x i8] addrspace(1)* @gpuc_text_4 to i8 addrspace(1)*, !dbg !270
	%88 = select i1 %0, i8 addrspace(1)* %86, i8 addrspace(1)* %87, !dbg !270
	%89 = select i1 %82, i8 addrspace(1)* %86, i8 addrspace(1)* %87, !dbg !270
	store { double, double, double, double, i32, i8*, i8* } zeroinitializer, { double, double, double, double, i32, i8*, i8* }* %3, align 8, !dbg !270
	%90 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 0, !dbg !270
	store double %83, double* %90, align 8, !dbg !270
	%91 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 1, !dbg !270
	store double %84, double* %91, align 8, !dbg !270
	%92 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 2, !dbg !270
	store double %77, double* %92, align 8, !dbg !270
	%93 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 3, !dbg !270
	store double %85, double* %93, align 8, !dbg !270
	%94 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 4, !dbg !270
	store i32 %81, i32* %94, align 4, !dbg !270
	%95 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 5, !dbg !270
	%96 = addrspacecast i8 addrspace(1)* %88 to i8*, !dbg !270
	store i8* %96, i8** %95, align 8, !dbg !270
	%97 = getelementptr inbounds { double, double, double, double, i32, i8*, i8* }, { double, double, double, double, i32, i8*, i8* }* %3, i32 0, i32 6, !dbg !270
	%98 = addrspacecast i8 addrspace(1)* %89 to i8*, !dbg !270
	store i8* %98, i8** %97, align 8, !dbg !270
	%99 = bitcast { double, double, double, double, i32, i8*, i8* }* %3 to i8*, !dbg !270
	%100 = bitcast [26 x i8] addrspace(1)* @gpuc_text_5 to i8 addrspace(1)*, !dbg !270
	%101 = addrspacecast i8 addrspace(1)* %100 to i8*, !dbg !270
	%102 = call i32 @vprintf(i8* %101, i8* %99), !dbg !270
	%103 = getelementptr inbounds float, float addrspace(1)* %5, i64 4, !dbg !271
	%104 = icmp uge i64 4, %p1, !dbg !271
	%105 = icmp uge i64 5, %p1, !dbg !272
	%106 = or i1 %104, %105, !dbg !272
	br i1 %106, label %b2_fail5, label %b2_ok5, !dbg !272, !prof !30

b2_ok5:
	%107 = load float, float addrspace(1)* %103, align 4, !dbg !271
	%108 = getelementptr inbounds float, float addrspace(1)* %5, i64 5, !dbg !272
	%109 = load float, float addrspace(1)* %108, align 4, !dbg !272
	%110 = fdiv float %107, %109, !dbg !273
	%111 = load float, float addrspace(1)* %103, align 4, !dbg !274
	%112 = fsub float -0.000000e+00, %111, !dbg !275
	%113 = load float, float addrspace(1)* %108, align 4, !dbg !276
	%114 = fdiv float %112, %113, !dbg !277
	%115 = load float, float addrspace(1)* %108, align 4, !dbg !278
	%116 = load float, float addrspace(1)* %108, align 4, !dbg !279
	%117 = fdiv float %115, %116, !dbg !280
	%118 = fpext float %110 to double, !dbg !281
	%119 = fpext float %114 to double, !dbg !281
	%120 = fpext float %117 to double, !dbg !281
	store { double, double, double } zeroinitializer, { double, double, double }* %4, align 8, !dbg !281
	%121 = getelementptr inbounds { double, double, double }, { double, double, double }* %4, i32 0, i32 0, !dbg !281
	store double %118, double* %121, align 8, !dbg !281
	%122 = getelementptr inbounds { double, double, double }, { double, double, double }* %4, i32 0, i32 1, !dbg !281
	store double %119, double* %122, align 8, !dbg !281
	%123 = getelementptr inbounds { double, double, double }, { double, double, double }* %4, i32 0, i32 2, !dbg !281
	store double %120, double* %123, align 8, !dbg !281
	%124 = bitcast { double, double, double }* %4 to i8*, !dbg !281
	%125 = bitcast [10 x i8] addrspace(1)* @gpuc_text_6 to i8 addrspace(1)*, !dbg !281
	%126 = addrspacecast i8 addrspace(1)* %125 to i8*, !dbg !281
	%127 = call i32 @vprintf(i8* %126, i8* %124), !dbg !281
	%128 = bitcast [9 x i8] addrspace(1)* @gpuc_text_7 to i8 addrspace(1)*, !dbg !282
	%129 = addrspacecast i8 addrspace(1)* %128 to i8*, !dbg !282
	%130 = call i32 @vprintf(i8* %129, i8* null), !dbg !282
	ret void, !dbg !282

b2_fail1:
	%131 = icmp uge i64 0, %p1, !dbg !262
	br i1 %131, label %b2_fail2, label %b2_ok2, !dbg !262

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !262
	br label %fail, !dbg !262

b2_ok2:
	%132 = icmp uge i64 1, %p1, !dbg !263
	br i1 %132, label %b2_fail3, label %b2_ok3, !dbg !263

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !263
	br label %fail, !dbg !263

b2_ok3:
	%133 = icmp uge i64 2, %p1, !dbg !264
	br i1 %133, label %b2_fail4, label %b2_ok4, !dbg !264

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !264
	br label %fail, !dbg !264

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !265
	br label %fail, !dbg !265

b2_fail5:
	%134 = icmp uge i64 4, %p1, !dbg !271
	br i1 %134, label %b2_fail6, label %b2_ok6, !dbg !271

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !271
	br label %fail, !dbg !271

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !272
	br label %fail, !dbg !272

fail:
	%135 = phi i32 [ 24, %b2_fail2 ], [ 24, %b2_fail3 ], [ 24, %b2_fail4 ], [ 24, %b2_ok4 ], [ 25, %b2_fail6 ], [ 25, %b2_ok6 ], !dbg !252
	%136 = phi i64 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], !dbg !252
	%137 = phi i64 [ %p1, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %p1, %b2_fail4 ], [ %p1, %b2_ok4 ], [ %p1, %b2_fail6 ], [ %p1, %b2_ok6 ], !dbg !252
	call void @gpuc_fail(i8* %ctrl, i32 %135, i64 %136, i64 %137), !dbg !252
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
	%13 = trunc i64 %12 to i32, !dbg !288
	%14 = trunc i64 %8 to i32, !dbg !288
	%15 = mul i32 %13, %14, !dbg !288
	%16 = zext i32 %15 to i64, !dbg !288
	%17 = trunc i64 %6 to i32, !dbg !288
	%18 = add i32 %17, %15, !dbg !288
	%19 = zext i32 %18 to i64, !dbg !288
	%20 = mul i64 %10, %19, !dbg !288
	%21 = add i64 %4, %20, !dbg !288
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !288, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !288, !range !15
	%24 = mul i32 %22, %23, !dbg !288
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !288, !range !16
	%26 = mul i32 %24, %25, !dbg !288
	%27 = sext i32 %26 to i64, !dbg !288
	%28 = mul i64 %21, %27, !dbg !288
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !288, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !288, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !288, !range !18
	%32 = mul i32 %23, %31, !dbg !288
	%33 = add i32 %30, %32, !dbg !288
	%34 = mul i32 %22, %33, !dbg !288
	%35 = add i32 %29, %34, !dbg !288
	%36 = sext i32 %35 to i64, !dbg !288
	%37 = add i64 %28, %36, !dbg !288
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !289, !range !20
	%39 = sext i32 %38 to i64, !dbg !289
	%40 = and i32 %35, -32, !dbg !290
	%41 = sub i32 %26, %40, !dbg !290
	%42 = icmp slt i32 %41, 32, !dbg !290
	%43 = select i1 %42, i32 %41, i32 32, !dbg !290
	%44 = sext i32 %43 to i64, !dbg !290
	%45 = icmp eq i64 %44, 32, !dbg !291
	br i1 %45, label %b1, label %b2, !dbg !291

b1:
	br label %b2, !dbg !291

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !292
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !293
	%48 = mul i64 %37, 4, !dbg !295
	%49 = sub i64 %p1, %48, !dbg !296
	%50 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %37, !dbg !294
	%51 = icmp uge i64 %37, %p5, !dbg !294
	%52 = icmp ugt i64 %48, %p1, !dbg !296
	%53 = icmp ugt i64 4, %49, !dbg !297
	%54 = icmp eq i64 %44, 0, !dbg !298
	%55 = or i1 %51, %52, !dbg !298
	%56 = or i1 %55, %53, !dbg !298
	%57 = or i1 %56, %54, !dbg !298
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !298, !prof !30

b2_ok1:
	%58 = load i8, i8 addrspace(1)* %50, align 1, !dbg !294
	%59 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %48, !dbg !296
	%60 = trunc i64 %39 to i32, !dbg !299
	%61 = mul i32 %60, 7, !dbg !299
	%62 = zext i32 %61 to i64, !dbg !299
	%63 = add i32 %61, 3, !dbg !300
	%64 = zext i32 %63 to i64, !dbg !300
	%65 = icmp eq i64 %44, -1, !dbg !298
	%66 = select i1 %65, i64 1, i64 %44, !dbg !298
	%67 = srem i64 %64, %66, !dbg !298
	%68 = trunc i64 %67 to i32, !dbg !301
	%69 = zext i8 %58 to i32, !dbg !301
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !301
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !301
	%72 = trunc i32 %71 to i8, !dbg !301
	%73 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 0, !dbg !302
	store i8 %72, i8 addrspace(1)* %73, align 1, !dbg !302
	%74 = zext i8 %58 to i32, !dbg !303
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %74, i32 3, i32 0), !dbg !303
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !303
	%77 = trunc i32 %76 to i8, !dbg !303
	%78 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 1, !dbg !304
	store i8 %77, i8 addrspace(1)* %78, align 1, !dbg !304
	%79 = trunc i64 %46 to i32, !dbg !305
	%80 = zext i8 %58 to i32, !dbg !305
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %80, i32 %79, i32 31), !dbg !305
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !305
	%83 = trunc i32 %82 to i8, !dbg !305
	%84 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 2, !dbg !306
	store i8 %83, i8 addrspace(1)* %84, align 1, !dbg !306
	%85 = trunc i64 %47 to i32, !dbg !307
	%86 = zext i8 %58 to i32, !dbg !307
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %86, i32 %85, i32 31), !dbg !307
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !307
	%89 = trunc i32 %88 to i8, !dbg !307
	%90 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 3, !dbg !308
	store i8 %89, i8 addrspace(1)* %90, align 1, !dbg !308
	%91 = mul i64 %37, 3, !dbg !309
	%92 = sub i64 %p3, %91, !dbg !310
	%93 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %91, !dbg !310
	%94 = icmp ugt i64 %91, %p3, !dbg !310
	%95 = icmp ugt i64 3, %92, !dbg !311
	%96 = or i1 %94, %95, !dbg !311
	br i1 %96, label %b2_fail5, label %b2_ok5, !dbg !311, !prof !30

b2_ok5:
	%97 = zext i8 %58 to i32, !dbg !312
	%98 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %97) convergent nounwind, !dbg !312
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 0, !dbg !313
	store i32 %98, i32 addrspace(1)* %99, align 4, !dbg !313
	%100 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 1, !dbg !314
	store i32 7, i32 addrspace(1)* %100, align 4, !dbg !314
	%101 = zext i8 %58 to i32, !dbg !315
	%102 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %101) convergent nounwind, !dbg !315
	store i32 %102, i32 addrspace(1)* %100, align 4, !dbg !316
	%103 = sub i64 %37, %39, !dbg !317
	%104 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %103, !dbg !318
	%105 = icmp uge i64 %103, %p5, !dbg !318
	br i1 %105, label %b2_fail7, label %b2_ok7, !dbg !318, !prof !30

b2_ok7:
	%106 = load i8, i8 addrspace(1)* %104, align 1, !dbg !318
	%107 = zext i8 %106 to i32, !dbg !319
	%108 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %107) convergent nounwind, !dbg !319
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 2, !dbg !320
	store i32 %108, i32 addrspace(1)* %109, align 4, !dbg !320
	ret void, !dbg !287

b2_fail1:
	%110 = icmp uge i64 %37, %p5, !dbg !294
	br i1 %110, label %b2_fail2, label %b2_ok2, !dbg !294

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !294
	br label %fail, !dbg !294

b2_ok2:
	%111 = icmp ugt i64 %48, %p1, !dbg !296
	br i1 %111, label %b2_fail3, label %b2_ok3, !dbg !296

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !296
	br label %fail, !dbg !296

b2_ok3:
	%112 = icmp ugt i64 4, %49, !dbg !297
	br i1 %112, label %b2_fail4, label %b2_ok4, !dbg !297

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !297
	br label %fail, !dbg !297

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !298
	br label %fail, !dbg !298

b2_fail5:
	%113 = icmp ugt i64 %91, %p3, !dbg !310
	br i1 %113, label %b2_fail6, label %b2_ok6, !dbg !310

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !310
	br label %fail, !dbg !310

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !311
	br label %fail, !dbg !311

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !318
	br label %fail, !dbg !318

fail:
	%114 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !285
	%115 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %91, %b2_fail6 ], [ 3, %b2_ok6 ], [ %103, %b2_fail7 ], !dbg !285
	%116 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %92, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !285
	call void @gpuc_fail(i8* %ctrl, i32 %114, i64 %115, i64 %116), !dbg !285
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
	%13 = trunc i64 %12 to i32, !dbg !326
	%14 = trunc i64 %8 to i32, !dbg !326
	%15 = mul i32 %13, %14, !dbg !326
	%16 = trunc i64 %6 to i32, !dbg !326
	%17 = add i32 %16, %15, !dbg !326
	%18 = zext i32 %17 to i64, !dbg !326
	%19 = mul i64 %10, %18, !dbg !326
	%20 = add i64 %4, %19, !dbg !326
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !326, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !326, !range !15
	%23 = mul i32 %21, %22, !dbg !326
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !326, !range !16
	%25 = mul i32 %23, %24, !dbg !326
	%26 = sext i32 %25 to i64, !dbg !326
	%27 = mul i64 %20, %26, !dbg !326
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !326, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !326, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !326, !range !18
	%31 = mul i32 %22, %30, !dbg !326
	%32 = add i32 %29, %31, !dbg !326
	%33 = mul i32 %21, %32, !dbg !326
	%34 = add i32 %28, %33, !dbg !326
	%35 = sext i32 %34 to i64, !dbg !326
	%36 = add i64 %27, %35, !dbg !326
	%37 = mul i64 %36, 6, !dbg !327
	%38 = sub i64 %p1, %37, !dbg !328
	%39 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %37, !dbg !328
	%40 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %36, !dbg !329
	%41 = icmp ugt i64 %37, %p1, !dbg !328
	%42 = icmp uge i64 %36, %p5, !dbg !329
	%43 = icmp ugt i64 6, %38, !dbg !332
	%44 = or i1 %41, %42, !dbg !332
	%45 = or i1 %44, %43, !dbg !332
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !332, !prof !30

b0_ok1:
	%46 = load i8, i8 addrspace(1)* %40, align 1, !dbg !329
	%47 = sext i8 %46 to i32, !dbg !340
	%48 = and i32 %34, -32, !dbg !341
	%49 = sub i32 %25, %48, !dbg !341
	%50 = icmp slt i32 %49, 32, !dbg !341
	%51 = select i1 %50, i32 %49, i32 32, !dbg !341
	%52 = sext i32 %51 to i64, !dbg !341
	%53 = icmp eq i64 %52, 32, !dbg !342
	%54 = mul i64 %52, 2, !dbg !343
	br label %b1, !dbg !332

b1:
	%55 = phi i32 [ 0, %b0_ok1 ], [ %197, %b39 ], !dbg !332
	%56 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !344
	%57 = getelementptr inbounds [12 x i8], [12 x i8]* %56, i64 0, i64 0, !dbg !344
	%58 = call i32 @__nvvm_reflect(i8* %57), !dbg !344
	%59 = icmp sge i32 %58, 800, !dbg !344
	br i1 %59, label %b2, label %b3, !dbg !344

b2:
	%60 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %47) convergent nounwind, !dbg !340
	%61 = trunc i32 %60 to i8, !dbg !340
	br label %b9, !dbg !345

b3:
	br i1 %53, label %b4, label %b6, !dbg !342

b4:
	%62 = phi i8 [ %70, %b5 ], [ %46, %b3 ], !dbg !346
	%63 = phi i64 [ %73, %b5 ], [ 16, %b3 ], !dbg !347
	%64 = icmp sgt i64 %63, 0, !dbg !348
	br i1 %64, label %b5, label %b9, !dbg !348

b5:
	%65 = trunc i64 %63 to i32, !dbg !349
	%66 = zext i8 %62 to i32, !dbg !349
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %66, i32 %65, i32 31), !dbg !349
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !349
	%69 = trunc i32 %68 to i8, !dbg !349
	%70 = add i8 %62, %69, !dbg !350
	%71 = trunc i64 %63 to i32, !dbg !351
	%72 = udiv i32 %71, 2, !dbg !351
	%73 = zext i32 %72 to i64, !dbg !351
	br label %b4, !dbg !351

b6:
	%74 = zext i8 %46 to i32, !dbg !352
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %74, i32 0, i32 31), !dbg !352
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !352
	%77 = trunc i32 %76 to i8, !dbg !352
	br label %b7, !dbg !352

b7:
	%78 = phi i8 [ %77, %b6 ], [ %85, %b8 ], !dbg !353
	%79 = phi i32 [ 1, %b6 ], [ %86, %b8 ], !dbg !354
	%80 = icmp slt i32 %79, %51, !dbg !355
	br i1 %80, label %b8, label %b9, !dbg !355

b8:
	%81 = zext i8 %46 to i32, !dbg !356
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %79, i32 31), !dbg !356
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !356
	%84 = trunc i32 %83 to i8, !dbg !356
	%85 = add i8 %78, %84, !dbg !350
	%86 = add i32 %79, 1, !dbg !357
	br label %b7, !dbg !357

b9:
	%87 = phi i8 [ %61, %b2 ], [ %62, %b4 ], [ %78, %b7 ], !dbg !339
	%88 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 0, !dbg !358
	store i8 %87, i8 addrspace(1)* %88, align 1, !dbg !358
	br i1 %59, label %b10, label %b11, !dbg !363

b10:
	%89 = call i32 asm sideeffect "redux.sync.min.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %47) convergent nounwind, !dbg !364
	%90 = trunc i32 %89 to i8, !dbg !364
	br label %b17, !dbg !365

b11:
	br i1 %53, label %b12, label %b14, !dbg !366

b12:
	%91 = phi i8 [ %100, %b13 ], [ %46, %b11 ], !dbg !367
	%92 = phi i64 [ %103, %b13 ], [ 16, %b11 ], !dbg !368
	%93 = icmp sgt i64 %92, 0, !dbg !369
	br i1 %93, label %b13, label %b17, !dbg !369

b13:
	%94 = trunc i64 %92 to i32, !dbg !370
	%95 = zext i8 %91 to i32, !dbg !370
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %94, i32 31), !dbg !370
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !370
	%98 = trunc i32 %97 to i8, !dbg !370
	%99 = icmp slt i8 %91, %98, !dbg !371
	%100 = select i1 %99, i8 %91, i8 %98, !dbg !371
	%101 = trunc i64 %92 to i32, !dbg !372
	%102 = udiv i32 %101, 2, !dbg !372
	%103 = zext i32 %102 to i64, !dbg !372
	br label %b12, !dbg !372

b14:
	%104 = zext i8 %46 to i32, !dbg !373
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 0, i32 31), !dbg !373
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !373
	%107 = trunc i32 %106 to i8, !dbg !373
	br label %b15, !dbg !373

b15:
	%108 = phi i8 [ %107, %b14 ], [ %116, %b16 ], !dbg !374
	%109 = phi i32 [ 1, %b14 ], [ %117, %b16 ], !dbg !375
	%110 = icmp slt i32 %109, %51, !dbg !376
	br i1 %110, label %b16, label %b17, !dbg !376

b16:
	%111 = zext i8 %46 to i32, !dbg !377
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %111, i32 %109, i32 31), !dbg !377
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !377
	%114 = trunc i32 %113 to i8, !dbg !377
	%115 = icmp slt i8 %108, %114, !dbg !371
	%116 = select i1 %115, i8 %108, i8 %114, !dbg !371
	%117 = add i32 %109, 1, !dbg !378
	br label %b15, !dbg !378

b17:
	%118 = phi i8 [ %90, %b10 ], [ %91, %b12 ], [ %108, %b15 ], !dbg !362
	br i1 %59, label %b18, label %b19, !dbg !383

b18:
	%119 = call i32 asm sideeffect "redux.sync.max.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %47) convergent nounwind, !dbg !384
	%120 = trunc i32 %119 to i8, !dbg !384
	br label %b25, !dbg !385

b19:
	br i1 %53, label %b20, label %b22, !dbg !386

b20:
	%121 = phi i8 [ %130, %b21 ], [ %46, %b19 ], !dbg !387
	%122 = phi i64 [ %133, %b21 ], [ 16, %b19 ], !dbg !388
	%123 = icmp sgt i64 %122, 0, !dbg !389
	br i1 %123, label %b21, label %b25, !dbg !389

b21:
	%124 = trunc i64 %122 to i32, !dbg !390
	%125 = zext i8 %121 to i32, !dbg !390
	%126 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %125, i32 %124, i32 31), !dbg !390
	%127 = extractvalue { i32, i1 } %126, 0, !dbg !390
	%128 = trunc i32 %127 to i8, !dbg !390
	%129 = icmp sgt i8 %121, %128, !dbg !391
	%130 = select i1 %129, i8 %121, i8 %128, !dbg !391
	%131 = trunc i64 %122 to i32, !dbg !392
	%132 = udiv i32 %131, 2, !dbg !392
	%133 = zext i32 %132 to i64, !dbg !392
	br label %b20, !dbg !392

b22:
	%134 = zext i8 %46 to i32, !dbg !393
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %134, i32 0, i32 31), !dbg !393
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !393
	%137 = trunc i32 %136 to i8, !dbg !393
	br label %b23, !dbg !393

b23:
	%138 = phi i8 [ %137, %b22 ], [ %146, %b24 ], !dbg !394
	%139 = phi i32 [ 1, %b22 ], [ %147, %b24 ], !dbg !395
	%140 = icmp slt i32 %139, %51, !dbg !396
	br i1 %140, label %b24, label %b25, !dbg !396

b24:
	%141 = zext i8 %46 to i32, !dbg !397
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 %139, i32 31), !dbg !397
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !397
	%144 = trunc i32 %143 to i8, !dbg !397
	%145 = icmp sgt i8 %138, %144, !dbg !391
	%146 = select i1 %145, i8 %138, i8 %144, !dbg !391
	%147 = add i32 %139, 1, !dbg !398
	br label %b23, !dbg !398

b25:
	%148 = phi i8 [ %120, %b18 ], [ %121, %b20 ], [ %138, %b23 ], !dbg !382
	%149 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 1, !dbg !399
	store i8 %118, i8 addrspace(1)* %149, align 1, !dbg !399
	%150 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 2, !dbg !400
	store i8 %148, i8 addrspace(1)* %150, align 1, !dbg !400
	%151 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !406, !range !20
	%152 = sext i32 %151 to i64, !dbg !406
	%153 = trunc i64 %152 to i32, !dbg !406
	br label %b26, !dbg !406

b26:
	%154 = phi i8 [ %46, %b25 ], [ %165, %b29 ], !dbg !407
	%155 = phi i32 [ 1, %b25 ], [ %166, %b29 ], !dbg !408
	%156 = zext i32 %155 to i64, !dbg !408
	%157 = icmp ult i32 %155, 32, !dbg !409
	br i1 %157, label %b27, label %b30, !dbg !409

b27:
	%158 = trunc i64 %156 to i32, !dbg !410
	%159 = zext i8 %154 to i32, !dbg !410
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %159, i32 %158, i32 0), !dbg !410
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !410
	%162 = trunc i32 %161 to i8, !dbg !410
	%163 = icmp uge i32 %153, %155, !dbg !411
	br i1 %163, label %b28, label %b29, !dbg !411

b28:
	%164 = add i8 %154, %162, !dbg !412
	br label %b29, !dbg !412

b29:
	%165 = phi i8 [ %154, %b27 ], [ %164, %b28 ], !dbg !407
	%166 = mul i32 %155, 2, !dbg !413
	br label %b26, !dbg !413

b30:
	%167 = phi i8 [ %178, %b33 ], [ %46, %b26 ], !dbg !417
	%168 = phi i32 [ %179, %b33 ], [ 1, %b26 ], !dbg !418
	%169 = zext i32 %168 to i64, !dbg !418
	%170 = icmp ult i32 %168, 32, !dbg !419
	br i1 %170, label %b31, label %b34, !dbg !419

b31:
	%171 = trunc i64 %169 to i32, !dbg !420
	%172 = zext i8 %167 to i32, !dbg !420
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %172, i32 %171, i32 0), !dbg !420
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !420
	%175 = trunc i32 %174 to i8, !dbg !420
	%176 = icmp uge i32 %153, %168, !dbg !421
	br i1 %176, label %b32, label %b33, !dbg !421

b32:
	%177 = add i8 %167, %175, !dbg !422
	br label %b33, !dbg !422

b33:
	%178 = phi i8 [ %167, %b31 ], [ %177, %b32 ], !dbg !417
	%179 = mul i32 %168, 2, !dbg !423
	br label %b30, !dbg !423

b34:
	%180 = zext i8 %167 to i32, !dbg !424
	%181 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %180, i32 1, i32 0), !dbg !424
	%182 = extractvalue { i32, i1 } %181, 0, !dbg !424
	%183 = trunc i32 %182 to i8, !dbg !424
	%184 = icmp eq i32 %151, 0, !dbg !425
	br i1 %184, label %b36, label %b35, !dbg !425

b35:
	br label %b36, !dbg !426

b36:
	%185 = phi i8 [ 0, %b34 ], [ %183, %b35 ], !dbg !415
	%186 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 3, !dbg !427
	store i8 %154, i8 addrspace(1)* %186, align 1, !dbg !427
	%187 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 4, !dbg !428
	store i8 %185, i8 addrspace(1)* %187, align 1, !dbg !428
	%188 = sdiv i64 %54, 3, !dbg !429
	%189 = icmp slt i64 %188, 0, !dbg !433
	br i1 %189, label %b38, label %b37, !dbg !433

b37:
	%190 = icmp sge i64 %188, %52, !dbg !434
	br i1 %190, label %b38, label %b39, !dbg !434

b38:
	call void asm sideeffect "", ""() nounwind, !dbg !435
	br label %fail, !dbg !435

b39:
	%191 = trunc i64 %188 to i32, !dbg !436
	%192 = zext i8 %46 to i32, !dbg !436
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %192, i32 %191, i32 31), !dbg !436
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !436
	%195 = trunc i32 %194 to i8, !dbg !436
	%196 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 5, !dbg !437
	store i8 %195, i8 addrspace(1)* %196, align 1, !dbg !437
	%197 = add i32 %55, 1, !dbg !437
	%198 = icmp slt i32 %197, 2, !dbg !437
	br i1 %198, label %b1, label %b40, !dbg !437

b40:
	%199 = sub i64 %p3, %37, !dbg !438
	%200 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %37, !dbg !438
	%201 = icmp ugt i64 %37, %p3, !dbg !438
	%202 = icmp ugt i64 6, %199, !dbg !441
	%203 = or i1 %201, %202, !dbg !441
	br i1 %203, label %b40_fail1, label %b40_ok1, !dbg !441, !prof !30

b40_ok1:
	%204 = load i8, i8 addrspace(1)* %40, align 1, !dbg !442
	%205 = sext i8 %204 to i32, !dbg !448
	%206 = trunc i64 %26 to i32, !dbg !451
	%207 = add i32 %206, 32, !dbg !451
	%208 = sub i32 %207, 1, !dbg !452
	%209 = sub i64 %52, 1, !dbg !457
	%210 = icmp eq i64 %152, %209, !dbg !458
	%211 = mul i32 %206, 2, !dbg !459
	br label %b41, !dbg !441

b41:
	%212 = phi i32 [ 0, %b40_ok1 ], [ %434, %b114 ], !dbg !441
	br i1 %59, label %b42, label %b43, !dbg !460

b42:
	%213 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %205) convergent nounwind, !dbg !448
	%214 = trunc i32 %213 to i8, !dbg !448
	br label %b49, !dbg !461

b43:
	br i1 %53, label %b44, label %b46, !dbg !462

b44:
	%215 = phi i8 [ %223, %b45 ], [ %204, %b43 ], !dbg !463
	%216 = phi i64 [ %226, %b45 ], [ 16, %b43 ], !dbg !464
	%217 = icmp sgt i64 %216, 0, !dbg !465
	br i1 %217, label %b45, label %b49, !dbg !465

b45:
	%218 = trunc i64 %216 to i32, !dbg !466
	%219 = zext i8 %215 to i32, !dbg !466
	%220 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %219, i32 %218, i32 31), !dbg !466
	%221 = extractvalue { i32, i1 } %220, 0, !dbg !466
	%222 = trunc i32 %221 to i8, !dbg !466
	%223 = add i8 %215, %222, !dbg !467
	%224 = trunc i64 %216 to i32, !dbg !468
	%225 = udiv i32 %224, 2, !dbg !468
	%226 = zext i32 %225 to i64, !dbg !468
	br label %b44, !dbg !468

b46:
	%227 = zext i8 %204 to i32, !dbg !469
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %227, i32 0, i32 31), !dbg !469
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !469
	%230 = trunc i32 %229 to i8, !dbg !469
	br label %b47, !dbg !469

b47:
	%231 = phi i8 [ %230, %b46 ], [ %238, %b48 ], !dbg !470
	%232 = phi i32 [ 1, %b46 ], [ %239, %b48 ], !dbg !471
	%233 = icmp slt i32 %232, %51, !dbg !472
	br i1 %233, label %b48, label %b49, !dbg !472

b48:
	%234 = zext i8 %204 to i32, !dbg !473
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %234, i32 %232, i32 31), !dbg !473
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !473
	%237 = trunc i32 %236 to i8, !dbg !473
	%238 = add i8 %231, %237, !dbg !467
	%239 = add i32 %232, 1, !dbg !474
	br label %b47, !dbg !474

b49:
	%240 = phi i8 [ %214, %b42 ], [ %215, %b44 ], [ %231, %b47 ], !dbg !447
	%241 = udiv i32 %208, 32, !dbg !475
	%242 = zext i32 %241 to i64, !dbg !475
	%243 = trunc i64 %242 to i32, !dbg !475
	%244 = icmp eq i32 %243, 1, !dbg !476
	br i1 %244, label %b55, label %b50, !dbg !476

b50:
	call void @llvm.nvvm.barrier0(), !dbg !478
	br i1 %184, label %b51, label %b52, !dbg !479

b51:
	%245 = trunc i64 %35 to i32, !dbg !480
	%246 = udiv i32 %245, 32, !dbg !480
	%247 = zext i32 %246 to i64, !dbg !480
	%248 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %247, !dbg !481
	store i8 %240, i8 addrspace(3)* %248, align 1, !dbg !481
	br label %b52, !dbg !481

b52:
	call void @llvm.nvvm.barrier0(), !dbg !482
	%249 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !483
	%250 = load i8, i8 addrspace(3)* %249, align 1, !dbg !483
	br label %b53, !dbg !483

b53:
	%251 = phi i8 [ %250, %b52 ], [ %257, %b54 ], !dbg !484
	%252 = phi i32 [ 1, %b52 ], [ %258, %b54 ], !dbg !485
	%253 = sext i32 %252 to i64, !dbg !485
	%254 = icmp slt i32 %252, %243, !dbg !486
	br i1 %254, label %b54, label %b55, !dbg !486

b54:
	%255 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %253, !dbg !487
	%256 = load i8, i8 addrspace(3)* %255, align 1, !dbg !487
	%257 = add i8 %251, %256, !dbg !467
	%258 = add i32 %252, 1, !dbg !488
	br label %b53, !dbg !488

b55:
	%259 = phi i8 [ %240, %b49 ], [ %251, %b53 ], !dbg !446
	%260 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 0, !dbg !489
	store i8 %259, i8 addrspace(1)* %260, align 1, !dbg !489
	br i1 %59, label %b56, label %b57, !dbg !494

b56:
	%261 = call i32 asm sideeffect "redux.sync.min.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %205) convergent nounwind, !dbg !495
	%262 = trunc i32 %261 to i8, !dbg !495
	br label %b63, !dbg !496

b57:
	br i1 %53, label %b58, label %b60, !dbg !497

b58:
	%263 = phi i8 [ %272, %b59 ], [ %204, %b57 ], !dbg !498
	%264 = phi i64 [ %275, %b59 ], [ 16, %b57 ], !dbg !499
	%265 = icmp sgt i64 %264, 0, !dbg !500
	br i1 %265, label %b59, label %b63, !dbg !500

b59:
	%266 = trunc i64 %264 to i32, !dbg !501
	%267 = zext i8 %263 to i32, !dbg !501
	%268 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %267, i32 %266, i32 31), !dbg !501
	%269 = extractvalue { i32, i1 } %268, 0, !dbg !501
	%270 = trunc i32 %269 to i8, !dbg !501
	%271 = icmp slt i8 %263, %270, !dbg !502
	%272 = select i1 %271, i8 %263, i8 %270, !dbg !502
	%273 = trunc i64 %264 to i32, !dbg !503
	%274 = udiv i32 %273, 2, !dbg !503
	%275 = zext i32 %274 to i64, !dbg !503
	br label %b58, !dbg !503

b60:
	%276 = zext i8 %204 to i32, !dbg !504
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 0, i32 31), !dbg !504
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !504
	%279 = trunc i32 %278 to i8, !dbg !504
	br label %b61, !dbg !504

b61:
	%280 = phi i8 [ %279, %b60 ], [ %288, %b62 ], !dbg !505
	%281 = phi i32 [ 1, %b60 ], [ %289, %b62 ], !dbg !506
	%282 = icmp slt i32 %281, %51, !dbg !507
	br i1 %282, label %b62, label %b63, !dbg !507

b62:
	%283 = zext i8 %204 to i32, !dbg !508
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %283, i32 %281, i32 31), !dbg !508
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !508
	%286 = trunc i32 %285 to i8, !dbg !508
	%287 = icmp slt i8 %280, %286, !dbg !502
	%288 = select i1 %287, i8 %280, i8 %286, !dbg !502
	%289 = add i32 %281, 1, !dbg !509
	br label %b61, !dbg !509

b63:
	%290 = phi i8 [ %262, %b56 ], [ %263, %b58 ], [ %280, %b61 ], !dbg !493
	br i1 %244, label %b69, label %b64, !dbg !510

b64:
	call void @llvm.nvvm.barrier0(), !dbg !512
	br i1 %184, label %b65, label %b66, !dbg !513

b65:
	%291 = trunc i64 %35 to i32, !dbg !514
	%292 = udiv i32 %291, 32, !dbg !514
	%293 = zext i32 %292 to i64, !dbg !514
	%294 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %293, !dbg !515
	store i8 %290, i8 addrspace(3)* %294, align 1, !dbg !515
	br label %b66, !dbg !515

b66:
	call void @llvm.nvvm.barrier0(), !dbg !516
	%295 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !517
	%296 = load i8, i8 addrspace(3)* %295, align 1, !dbg !517
	br label %b67, !dbg !517

b67:
	%297 = phi i8 [ %296, %b66 ], [ %304, %b68 ], !dbg !518
	%298 = phi i32 [ 1, %b66 ], [ %305, %b68 ], !dbg !519
	%299 = sext i32 %298 to i64, !dbg !519
	%300 = icmp slt i32 %298, %243, !dbg !520
	br i1 %300, label %b68, label %b69, !dbg !520

b68:
	%301 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %299, !dbg !521
	%302 = load i8, i8 addrspace(3)* %301, align 1, !dbg !521
	%303 = icmp slt i8 %297, %302, !dbg !502
	%304 = select i1 %303, i8 %297, i8 %302, !dbg !502
	%305 = add i32 %298, 1, !dbg !522
	br label %b67, !dbg !522

b69:
	%306 = phi i8 [ %290, %b63 ], [ %297, %b67 ], !dbg !492
	br i1 %59, label %b70, label %b71, !dbg !527

b70:
	%307 = call i32 asm sideeffect "redux.sync.max.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %205) convergent nounwind, !dbg !528
	%308 = trunc i32 %307 to i8, !dbg !528
	br label %b77, !dbg !529

b71:
	br i1 %53, label %b72, label %b74, !dbg !530

b72:
	%309 = phi i8 [ %318, %b73 ], [ %204, %b71 ], !dbg !531
	%310 = phi i64 [ %321, %b73 ], [ 16, %b71 ], !dbg !532
	%311 = icmp sgt i64 %310, 0, !dbg !533
	br i1 %311, label %b73, label %b77, !dbg !533

b73:
	%312 = trunc i64 %310 to i32, !dbg !534
	%313 = zext i8 %309 to i32, !dbg !534
	%314 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %313, i32 %312, i32 31), !dbg !534
	%315 = extractvalue { i32, i1 } %314, 0, !dbg !534
	%316 = trunc i32 %315 to i8, !dbg !534
	%317 = icmp sgt i8 %309, %316, !dbg !535
	%318 = select i1 %317, i8 %309, i8 %316, !dbg !535
	%319 = trunc i64 %310 to i32, !dbg !536
	%320 = udiv i32 %319, 2, !dbg !536
	%321 = zext i32 %320 to i64, !dbg !536
	br label %b72, !dbg !536

b74:
	%322 = zext i8 %204 to i32, !dbg !537
	%323 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %322, i32 0, i32 31), !dbg !537
	%324 = extractvalue { i32, i1 } %323, 0, !dbg !537
	%325 = trunc i32 %324 to i8, !dbg !537
	br label %b75, !dbg !537

b75:
	%326 = phi i8 [ %325, %b74 ], [ %334, %b76 ], !dbg !538
	%327 = phi i32 [ 1, %b74 ], [ %335, %b76 ], !dbg !539
	%328 = icmp slt i32 %327, %51, !dbg !540
	br i1 %328, label %b76, label %b77, !dbg !540

b76:
	%329 = zext i8 %204 to i32, !dbg !541
	%330 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %329, i32 %327, i32 31), !dbg !541
	%331 = extractvalue { i32, i1 } %330, 0, !dbg !541
	%332 = trunc i32 %331 to i8, !dbg !541
	%333 = icmp sgt i8 %326, %332, !dbg !535
	%334 = select i1 %333, i8 %326, i8 %332, !dbg !535
	%335 = add i32 %327, 1, !dbg !542
	br label %b75, !dbg !542

b77:
	%336 = phi i8 [ %308, %b70 ], [ %309, %b72 ], [ %326, %b75 ], !dbg !526
	br i1 %244, label %b83, label %b78, !dbg !543

b78:
	call void @llvm.nvvm.barrier0(), !dbg !545
	br i1 %184, label %b79, label %b80, !dbg !546

b79:
	%337 = trunc i64 %35 to i32, !dbg !547
	%338 = udiv i32 %337, 32, !dbg !547
	%339 = zext i32 %338 to i64, !dbg !547
	%340 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %339, !dbg !548
	store i8 %336, i8 addrspace(3)* %340, align 1, !dbg !548
	br label %b80, !dbg !548

b80:
	call void @llvm.nvvm.barrier0(), !dbg !549
	%341 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !550
	%342 = load i8, i8 addrspace(3)* %341, align 1, !dbg !550
	br label %b81, !dbg !550

b81:
	%343 = phi i8 [ %342, %b80 ], [ %350, %b82 ], !dbg !551
	%344 = phi i32 [ 1, %b80 ], [ %351, %b82 ], !dbg !552
	%345 = sext i32 %344 to i64, !dbg !552
	%346 = icmp slt i32 %344, %243, !dbg !553
	br i1 %346, label %b82, label %b83, !dbg !553

b82:
	%347 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %345, !dbg !554
	%348 = load i8, i8 addrspace(3)* %347, align 1, !dbg !554
	%349 = icmp sgt i8 %343, %348, !dbg !535
	%350 = select i1 %349, i8 %343, i8 %348, !dbg !535
	%351 = add i32 %344, 1, !dbg !555
	br label %b81, !dbg !555

b83:
	%352 = phi i8 [ %336, %b77 ], [ %343, %b81 ], !dbg !525
	%353 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 1, !dbg !556
	store i8 %306, i8 addrspace(1)* %353, align 1, !dbg !556
	%354 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 2, !dbg !557
	store i8 %352, i8 addrspace(1)* %354, align 1, !dbg !557
	br label %b84, !dbg !558

b84:
	%355 = phi i8 [ %204, %b83 ], [ %366, %b87 ], !dbg !559
	%356 = phi i32 [ 1, %b83 ], [ %367, %b87 ], !dbg !560
	%357 = zext i32 %356 to i64, !dbg !560
	%358 = icmp ult i32 %356, 32, !dbg !561
	br i1 %358, label %b85, label %b88, !dbg !561

b85:
	%359 = trunc i64 %357 to i32, !dbg !562
	%360 = zext i8 %355 to i32, !dbg !562
	%361 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %360, i32 %359, i32 0), !dbg !562
	%362 = extractvalue { i32, i1 } %361, 0, !dbg !562
	%363 = trunc i32 %362 to i8, !dbg !562
	%364 = icmp uge i32 %153, %356, !dbg !563
	br i1 %364, label %b86, label %b87, !dbg !563

b86:
	%365 = add i8 %355, %363, !dbg !564
	br label %b87, !dbg !564

b87:
	%366 = phi i8 [ %355, %b85 ], [ %365, %b86 ], !dbg !559
	%367 = mul i32 %356, 2, !dbg !565
	br label %b84, !dbg !565

b88:
	br i1 %244, label %b94, label %b89, !dbg !566

b89:
	%368 = trunc i64 %35 to i32, !dbg !568
	%369 = udiv i32 %368, 32, !dbg !568
	%370 = zext i32 %369 to i64, !dbg !568
	%371 = trunc i64 %370 to i32, !dbg !568
	call void @llvm.nvvm.barrier0(), !dbg !569
	br i1 %210, label %b90, label %b91, !dbg !458

b90:
	%372 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %370, !dbg !570
	store i8 %355, i8 addrspace(3)* %372, align 1, !dbg !570
	br label %b91, !dbg !570

b91:
	call void @llvm.nvvm.barrier0(), !dbg !571
	%373 = icmp slt i32 0, %371, !dbg !571
	br i1 %373, label %b92, label %b93, !dbg !571

b92:
	%374 = phi i8 [ %379, %b92_ok1 ], [ 0, %b91 ], !dbg !572
	%375 = phi i64 [ %380, %b92_ok1 ], [ 0, %b91 ], !dbg !572
	%376 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %375, !dbg !573
	%377 = icmp uge i64 %375, 32, !dbg !573
	br i1 %377, label %b92_fail1, label %b92_ok1, !dbg !573, !prof !30

b92_ok1:
	%378 = load i8, i8 addrspace(3)* %376, align 1, !dbg !573
	%379 = add i8 %374, %378, !dbg !574
	%380 = add i64 %375, 1, !dbg !574
	%381 = icmp slt i64 %380, %370, !dbg !574
	br i1 %381, label %b92, label %b93, !dbg !574

b93:
	%382 = phi i8 [ 0, %b91 ], [ %379, %b92_ok1 ], !dbg !572
	br label %b94, !dbg !575

b94:
	%383 = phi i8 [ 0, %b88 ], [ %382, %b93 ], !dbg !456
	%384 = add i8 %383, %355, !dbg !576
	br label %b95, !dbg !580

b95:
	%385 = phi i8 [ %204, %b94 ], [ %396, %b98 ], !dbg !581
	%386 = phi i32 [ 1, %b94 ], [ %397, %b98 ], !dbg !582
	%387 = zext i32 %386 to i64, !dbg !582
	%388 = icmp ult i32 %386, 32, !dbg !583
	br i1 %388, label %b96, label %b99, !dbg !583

b96:
	%389 = trunc i64 %387 to i32, !dbg !584
	%390 = zext i8 %385 to i32, !dbg !584
	%391 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %390, i32 %389, i32 0), !dbg !584
	%392 = extractvalue { i32, i1 } %391, 0, !dbg !584
	%393 = trunc i32 %392 to i8, !dbg !584
	%394 = icmp uge i32 %153, %386, !dbg !585
	br i1 %394, label %b97, label %b98, !dbg !585

b97:
	%395 = add i8 %385, %393, !dbg !586
	br label %b98, !dbg !586

b98:
	%396 = phi i8 [ %385, %b96 ], [ %395, %b97 ], !dbg !581
	%397 = mul i32 %386, 2, !dbg !587
	br label %b95, !dbg !587

b99:
	br i1 %244, label %b105, label %b100, !dbg !588

b100:
	%398 = trunc i64 %35 to i32, !dbg !590
	%399 = udiv i32 %398, 32, !dbg !590
	%400 = zext i32 %399 to i64, !dbg !590
	%401 = trunc i64 %400 to i32, !dbg !590
	call void @llvm.nvvm.barrier0(), !dbg !591
	br i1 %210, label %b101, label %b102, !dbg !592

b101:
	%402 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %400, !dbg !593
	store i8 %385, i8 addrspace(3)* %402, align 1, !dbg !593
	br label %b102, !dbg !593

b102:
	call void @llvm.nvvm.barrier0(), !dbg !594
	%403 = icmp slt i32 0, %401, !dbg !594
	br i1 %403, label %b103, label %b104, !dbg !594

b103:
	%404 = phi i8 [ %409, %b103_ok1 ], [ 0, %b102 ], !dbg !595
	%405 = phi i64 [ %410, %b103_ok1 ], [ 0, %b102 ], !dbg !595
	%406 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %405, !dbg !596
	%407 = icmp uge i64 %405, 32, !dbg !596
	br i1 %407, label %b103_fail1, label %b103_ok1, !dbg !596, !prof !30

b103_ok1:
	%408 = load i8, i8 addrspace(3)* %406, align 1, !dbg !596
	%409 = add i8 %404, %408, !dbg !597
	%410 = add i64 %405, 1, !dbg !597
	%411 = icmp slt i64 %410, %400, !dbg !597
	br i1 %411, label %b103, label %b104, !dbg !597

b104:
	%412 = phi i8 [ 0, %b102 ], [ %409, %b103_ok1 ], !dbg !595
	br label %b105, !dbg !598

b105:
	%413 = phi i8 [ 0, %b99 ], [ %412, %b104 ], !dbg !579
	%414 = zext i8 %385 to i32, !dbg !599
	%415 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %414, i32 1, i32 0), !dbg !599
	%416 = extractvalue { i32, i1 } %415, 0, !dbg !599
	%417 = trunc i32 %416 to i8, !dbg !599
	br i1 %184, label %b107, label %b106, !dbg !600

b106:
	%418 = add i8 %413, %417, !dbg !601
	br label %b107, !dbg !602

b107:
	%419 = phi i8 [ %413, %b105 ], [ %418, %b106 ], !dbg !578
	%420 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 3, !dbg !603
	store i8 %384, i8 addrspace(1)* %420, align 1, !dbg !603
	%421 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 4, !dbg !604
	store i8 %419, i8 addrspace(1)* %421, align 1, !dbg !604
	%422 = udiv i32 %211, 3, !dbg !605
	%423 = zext i32 %422 to i64, !dbg !605
	%424 = trunc i64 %423 to i32, !dbg !605
	%425 = icmp sge i32 %424, %25, !dbg !608
	br i1 %425, label %b108, label %b109, !dbg !608

b108:
	call void asm sideeffect "", ""() nounwind, !dbg !609
	br label %fail, !dbg !609

b109:
	br i1 %244, label %b110, label %b111, !dbg !610

b110:
	%426 = zext i8 %204 to i32, !dbg !611
	%427 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %426, i32 %424, i32 31), !dbg !611
	%428 = extractvalue { i32, i1 } %427, 0, !dbg !611
	%429 = trunc i32 %428 to i8, !dbg !611
	br label %b114, !dbg !612

b111:
	call void @llvm.nvvm.barrier0(), !dbg !614
	%430 = icmp eq i32 %34, %424, !dbg !615
	br i1 %430, label %b112, label %b113, !dbg !615

b112:
	store i8 %204, i8 addrspace(3)* @gpuc_shared_Broadcast_42, align 1, !dbg !616
	br label %b113, !dbg !616

b113:
	call void @llvm.nvvm.barrier0(), !dbg !617
	%431 = load i8, i8 addrspace(3)* @gpuc_shared_Broadcast_42, align 1, !dbg !618
	br label %b114, !dbg !619

b114:
	%432 = phi i8 [ %429, %b110 ], [ %431, %b113 ], !dbg !607
	%433 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 5, !dbg !620
	store i8 %432, i8 addrspace(1)* %433, align 1, !dbg !620
	%434 = add i32 %212, 1, !dbg !620
	%435 = icmp slt i32 %434, 2, !dbg !620
	br i1 %435, label %b41, label %b115, !dbg !620

b115:
	ret void, !dbg !325

b0_fail1:
	%436 = icmp ugt i64 %37, %p1, !dbg !328
	br i1 %436, label %b0_fail2, label %b0_ok2, !dbg !328

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !328
	br label %fail, !dbg !328

b0_ok2:
	%437 = icmp uge i64 %36, %p5, !dbg !329
	br i1 %437, label %b0_fail3, label %b0_ok3, !dbg !329

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !329
	br label %fail, !dbg !329

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !332
	br label %fail, !dbg !332

b40_fail1:
	%438 = icmp ugt i64 %37, %p3, !dbg !438
	br i1 %438, label %b40_fail2, label %b40_ok2, !dbg !438

b40_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !438
	br label %fail, !dbg !438

b40_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !441
	br label %fail, !dbg !441

b92_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !573
	br label %fail, !dbg !573

b103_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !596
	br label %fail, !dbg !596

fail:
	%439 = phi i32 [ 26, %b0_fail2 ], [ 27, %b0_fail3 ], [ 28, %b0_ok3 ], [ 30, %b38 ], [ 31, %b40_fail2 ], [ 28, %b40_ok2 ], [ 29, %b92_fail1 ], [ 29, %b103_fail1 ], [ 30, %b108 ], !dbg !322
	%440 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b38 ], [ %37, %b40_fail2 ], [ 6, %b40_ok2 ], [ %375, %b92_fail1 ], [ %405, %b103_fail1 ], [ 0, %b108 ], !dbg !322
	%441 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ 0, %b38 ], [ %p3, %b40_fail2 ], [ %199, %b40_ok2 ], [ 32, %b92_fail1 ], [ 32, %b103_fail1 ], [ 0, %b108 ], !dbg !322
	call void @gpuc_fail(i8* %ctrl, i32 %439, i64 %440, i64 %441), !dbg !322
	ret void, !dbg !322
}

define void @IntegersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !621 {
entry:
	br label %b0, !dbg !622

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !622
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !622
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !622
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !625, !range !11
	%4 = sext i32 %3 to i64, !dbg !625
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !625, !range !12
	%6 = sext i32 %5 to i64, !dbg !625
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !625, !range !12
	%8 = sext i32 %7 to i64, !dbg !625
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !625, !range !13
	%10 = sext i32 %9 to i64, !dbg !625
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !625, !range !14
	%12 = sext i32 %11 to i64, !dbg !625
	%13 = trunc i64 %12 to i32, !dbg !625
	%14 = trunc i64 %8 to i32, !dbg !625
	%15 = mul i32 %13, %14, !dbg !625
	%16 = trunc i64 %6 to i32, !dbg !625
	%17 = add i32 %16, %15, !dbg !625
	%18 = zext i32 %17 to i64, !dbg !625
	%19 = mul i64 %10, %18, !dbg !625
	%20 = add i64 %4, %19, !dbg !625
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !625, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !625, !range !15
	%23 = mul i32 %21, %22, !dbg !625
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !625, !range !16
	%25 = mul i32 %23, %24, !dbg !625
	%26 = sext i32 %25 to i64, !dbg !625
	%27 = mul i64 %20, %26, !dbg !625
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !625, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !625, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !625, !range !18
	%31 = mul i32 %22, %30, !dbg !625
	%32 = add i32 %29, %31, !dbg !625
	%33 = mul i32 %21, %32, !dbg !625
	%34 = add i32 %28, %33, !dbg !625
	%35 = sext i32 %34 to i64, !dbg !625
	%36 = add i64 %27, %35, !dbg !625
	%37 = mul i64 %36, 3, !dbg !626
	%38 = sub i64 %p1, %37, !dbg !627
	%39 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %37, !dbg !627
	%40 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %36, !dbg !628
	%41 = icmp ugt i64 %37, %p1, !dbg !627
	%42 = icmp uge i64 %36, %p5, !dbg !628
	%43 = icmp ugt i64 3, %38, !dbg !631
	%44 = or i1 %41, %42, !dbg !631
	%45 = or i1 %44, %43, !dbg !631
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !631, !prof !30

b0_ok1:
	%46 = load i8, i8 addrspace(1)* %40, align 1, !dbg !628
	%47 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !636
	%48 = getelementptr inbounds [12 x i8], [12 x i8]* %47, i64 0, i64 0, !dbg !636
	%49 = call i32 @__nvvm_reflect(i8* %48), !dbg !636
	%50 = icmp sge i32 %49, 800, !dbg !636
	br i1 %50, label %b1, label %b2, !dbg !636

b1:
	%51 = sext i8 %46 to i32, !dbg !637
	%52 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %51) convergent nounwind, !dbg !637
	%53 = trunc i32 %52 to i8, !dbg !637
	br label %b8, !dbg !638

b2:
	%54 = and i32 %34, -32, !dbg !639
	%55 = sub i32 %25, %54, !dbg !639
	%56 = icmp slt i32 %55, 32, !dbg !639
	%57 = select i1 %56, i32 %55, i32 32, !dbg !639
	%58 = sext i32 %57 to i64, !dbg !639
	%59 = icmp eq i64 %58, 32, !dbg !640
	br i1 %59, label %b3, label %b5, !dbg !640

b3:
	%60 = phi i8 [ %46, %b2 ], [ %68, %b4 ], !dbg !641
	%61 = phi i64 [ 16, %b2 ], [ %71, %b4 ], !dbg !642
	%62 = icmp sgt i64 %61, 0, !dbg !643
	br i1 %62, label %b4, label %b8, !dbg !643

b4:
	%63 = trunc i64 %61 to i32, !dbg !644
	%64 = zext i8 %60 to i32, !dbg !644
	%65 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %64, i32 %63, i32 31), !dbg !644
	%66 = extractvalue { i32, i1 } %65, 0, !dbg !644
	%67 = trunc i32 %66 to i8, !dbg !644
	%68 = and i8 %60, %67, !dbg !645
	%69 = trunc i64 %61 to i32, !dbg !646
	%70 = udiv i32 %69, 2, !dbg !646
	%71 = zext i32 %70 to i64, !dbg !646
	br label %b3, !dbg !646

b5:
	%72 = zext i8 %46 to i32, !dbg !647
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !647
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !647
	%75 = trunc i32 %74 to i8, !dbg !647
	br label %b6, !dbg !647

b6:
	%76 = phi i8 [ %75, %b5 ], [ %83, %b7 ], !dbg !648
	%77 = phi i32 [ 1, %b5 ], [ %84, %b7 ], !dbg !649
	%78 = icmp slt i32 %77, %57, !dbg !650
	br i1 %78, label %b7, label %b8, !dbg !650

b7:
	%79 = zext i8 %46 to i32, !dbg !651
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %79, i32 %77, i32 31), !dbg !651
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !651
	%82 = trunc i32 %81 to i8, !dbg !651
	%83 = and i8 %76, %82, !dbg !645
	%84 = add i32 %77, 1, !dbg !652
	br label %b6, !dbg !652

b8:
	%85 = phi i8 [ %53, %b1 ], [ %60, %b3 ], [ %76, %b6 ], !dbg !635
	br i1 %50, label %b9, label %b10, !dbg !657

b9:
	%86 = sext i8 %46 to i32, !dbg !658
	%87 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %86) convergent nounwind, !dbg !658
	%88 = trunc i32 %87 to i8, !dbg !658
	br label %b16, !dbg !659

b10:
	%89 = and i32 %34, -32, !dbg !660
	%90 = sub i32 %25, %89, !dbg !660
	%91 = icmp slt i32 %90, 32, !dbg !660
	%92 = select i1 %91, i32 %90, i32 32, !dbg !660
	%93 = sext i32 %92 to i64, !dbg !660
	%94 = icmp eq i64 %93, 32, !dbg !661
	br i1 %94, label %b11, label %b13, !dbg !661

b11:
	%95 = phi i8 [ %46, %b10 ], [ %103, %b12 ], !dbg !662
	%96 = phi i64 [ 16, %b10 ], [ %106, %b12 ], !dbg !663
	%97 = icmp sgt i64 %96, 0, !dbg !664
	br i1 %97, label %b12, label %b16, !dbg !664

b12:
	%98 = trunc i64 %96 to i32, !dbg !665
	%99 = zext i8 %95 to i32, !dbg !665
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !665
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !665
	%102 = trunc i32 %101 to i8, !dbg !665
	%103 = or i8 %95, %102, !dbg !666
	%104 = trunc i64 %96 to i32, !dbg !667
	%105 = udiv i32 %104, 2, !dbg !667
	%106 = zext i32 %105 to i64, !dbg !667
	br label %b11, !dbg !667

b13:
	%107 = zext i8 %46 to i32, !dbg !668
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 0, i32 31), !dbg !668
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !668
	%110 = trunc i32 %109 to i8, !dbg !668
	br label %b14, !dbg !668

b14:
	%111 = phi i8 [ %110, %b13 ], [ %118, %b15 ], !dbg !669
	%112 = phi i32 [ 1, %b13 ], [ %119, %b15 ], !dbg !670
	%113 = icmp slt i32 %112, %92, !dbg !671
	br i1 %113, label %b15, label %b16, !dbg !671

b15:
	%114 = zext i8 %46 to i32, !dbg !672
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %112, i32 31), !dbg !672
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !672
	%117 = trunc i32 %116 to i8, !dbg !672
	%118 = or i8 %111, %117, !dbg !666
	%119 = add i32 %112, 1, !dbg !673
	br label %b14, !dbg !673

b16:
	%120 = phi i8 [ %88, %b9 ], [ %95, %b11 ], [ %111, %b14 ], !dbg !656
	br i1 %50, label %b17, label %b18, !dbg !678

b17:
	%121 = sext i8 %46 to i32, !dbg !679
	%122 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %121) convergent nounwind, !dbg !679
	%123 = trunc i32 %122 to i8, !dbg !679
	br label %b24, !dbg !680

b18:
	%124 = and i32 %34, -32, !dbg !681
	%125 = sub i32 %25, %124, !dbg !681
	%126 = icmp slt i32 %125, 32, !dbg !681
	%127 = select i1 %126, i32 %125, i32 32, !dbg !681
	%128 = sext i32 %127 to i64, !dbg !681
	%129 = icmp eq i64 %128, 32, !dbg !682
	br i1 %129, label %b19, label %b21, !dbg !682

b19:
	%130 = phi i8 [ %46, %b18 ], [ %138, %b20 ], !dbg !683
	%131 = phi i64 [ 16, %b18 ], [ %141, %b20 ], !dbg !684
	%132 = icmp sgt i64 %131, 0, !dbg !685
	br i1 %132, label %b20, label %b24, !dbg !685

b20:
	%133 = trunc i64 %131 to i32, !dbg !686
	%134 = zext i8 %130 to i32, !dbg !686
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %134, i32 %133, i32 31), !dbg !686
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !686
	%137 = trunc i32 %136 to i8, !dbg !686
	%138 = xor i8 %130, %137, !dbg !687
	%139 = trunc i64 %131 to i32, !dbg !688
	%140 = udiv i32 %139, 2, !dbg !688
	%141 = zext i32 %140 to i64, !dbg !688
	br label %b19, !dbg !688

b21:
	%142 = zext i8 %46 to i32, !dbg !689
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %142, i32 0, i32 31), !dbg !689
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !689
	%145 = trunc i32 %144 to i8, !dbg !689
	br label %b22, !dbg !689

b22:
	%146 = phi i8 [ %145, %b21 ], [ %153, %b23 ], !dbg !690
	%147 = phi i32 [ 1, %b21 ], [ %154, %b23 ], !dbg !691
	%148 = icmp slt i32 %147, %127, !dbg !692
	br i1 %148, label %b23, label %b24, !dbg !692

b23:
	%149 = zext i8 %46 to i32, !dbg !693
	%150 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %149, i32 %147, i32 31), !dbg !693
	%151 = extractvalue { i32, i1 } %150, 0, !dbg !693
	%152 = trunc i32 %151 to i8, !dbg !693
	%153 = xor i8 %146, %152, !dbg !687
	%154 = add i32 %147, 1, !dbg !694
	br label %b22, !dbg !694

b24:
	%155 = phi i8 [ %123, %b17 ], [ %130, %b19 ], [ %146, %b22 ], !dbg !677
	%156 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 0, !dbg !695
	store i8 %85, i8 addrspace(1)* %156, align 1, !dbg !695
	%157 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 1, !dbg !696
	store i8 %120, i8 addrspace(1)* %157, align 1, !dbg !696
	%158 = getelementptr inbounds i8, i8 addrspace(1)* %39, i64 2, !dbg !697
	store i8 %155, i8 addrspace(1)* %158, align 1, !dbg !697
	%159 = sub i64 %p3, %37, !dbg !698
	%160 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %37, !dbg !698
	%161 = icmp ugt i64 %37, %p3, !dbg !698
	%162 = icmp ugt i64 3, %159, !dbg !701
	%163 = or i1 %161, %162, !dbg !701
	br i1 %163, label %b24_fail1, label %b24_ok1, !dbg !701, !prof !30

b24_ok1:
	%164 = load i8, i8 addrspace(1)* %40, align 1, !dbg !702
	br i1 %50, label %b25, label %b26, !dbg !707

b25:
	%165 = sext i8 %164 to i32, !dbg !708
	%166 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %165) convergent nounwind, !dbg !708
	%167 = trunc i32 %166 to i8, !dbg !708
	br label %b32, !dbg !709

b26:
	%168 = and i32 %34, -32, !dbg !710
	%169 = sub i32 %25, %168, !dbg !710
	%170 = icmp slt i32 %169, 32, !dbg !710
	%171 = select i1 %170, i32 %169, i32 32, !dbg !710
	%172 = sext i32 %171 to i64, !dbg !710
	%173 = icmp eq i64 %172, 32, !dbg !711
	br i1 %173, label %b27, label %b29, !dbg !711

b27:
	%174 = phi i8 [ %164, %b26 ], [ %182, %b28 ], !dbg !712
	%175 = phi i64 [ 16, %b26 ], [ %185, %b28 ], !dbg !713
	%176 = icmp sgt i64 %175, 0, !dbg !714
	br i1 %176, label %b28, label %b32, !dbg !714

b28:
	%177 = trunc i64 %175 to i32, !dbg !715
	%178 = zext i8 %174 to i32, !dbg !715
	%179 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %178, i32 %177, i32 31), !dbg !715
	%180 = extractvalue { i32, i1 } %179, 0, !dbg !715
	%181 = trunc i32 %180 to i8, !dbg !715
	%182 = and i8 %174, %181, !dbg !716
	%183 = trunc i64 %175 to i32, !dbg !717
	%184 = udiv i32 %183, 2, !dbg !717
	%185 = zext i32 %184 to i64, !dbg !717
	br label %b27, !dbg !717

b29:
	%186 = zext i8 %164 to i32, !dbg !718
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %186, i32 0, i32 31), !dbg !718
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !718
	%189 = trunc i32 %188 to i8, !dbg !718
	br label %b30, !dbg !718

b30:
	%190 = phi i8 [ %189, %b29 ], [ %197, %b31 ], !dbg !719
	%191 = phi i32 [ 1, %b29 ], [ %198, %b31 ], !dbg !720
	%192 = icmp slt i32 %191, %171, !dbg !721
	br i1 %192, label %b31, label %b32, !dbg !721

b31:
	%193 = zext i8 %164 to i32, !dbg !722
	%194 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %193, i32 %191, i32 31), !dbg !722
	%195 = extractvalue { i32, i1 } %194, 0, !dbg !722
	%196 = trunc i32 %195 to i8, !dbg !722
	%197 = and i8 %190, %196, !dbg !716
	%198 = add i32 %191, 1, !dbg !723
	br label %b30, !dbg !723

b32:
	%199 = phi i8 [ %167, %b25 ], [ %174, %b27 ], [ %190, %b30 ], !dbg !706
	%200 = trunc i64 %26 to i32, !dbg !725
	%201 = add i32 %200, 32, !dbg !725
	%202 = sub i32 %201, 1, !dbg !726
	%203 = udiv i32 %202, 32, !dbg !727
	%204 = zext i32 %203 to i64, !dbg !727
	%205 = trunc i64 %204 to i32, !dbg !727
	%206 = icmp eq i64 %204, 1, !dbg !728
	br i1 %206, label %b38, label %b33, !dbg !728

b33:
	call void @llvm.nvvm.barrier0(), !dbg !730
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !731, !range !20
	%208 = sext i32 %207 to i64, !dbg !731
	%209 = icmp eq i64 %208, 0, !dbg !732
	br i1 %209, label %b34, label %b35, !dbg !732

b34:
	%210 = trunc i64 %35 to i32, !dbg !733
	%211 = udiv i32 %210, 32, !dbg !733
	%212 = zext i32 %211 to i64, !dbg !733
	%213 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %212, !dbg !734
	store i8 %199, i8 addrspace(3)* %213, align 1, !dbg !734
	br label %b35, !dbg !734

b35:
	call void @llvm.nvvm.barrier0(), !dbg !735
	%214 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !736
	%215 = load i8, i8 addrspace(3)* %214, align 1, !dbg !736
	br label %b36, !dbg !736

b36:
	%216 = phi i8 [ %215, %b35 ], [ %222, %b37 ], !dbg !737
	%217 = phi i32 [ 1, %b35 ], [ %223, %b37 ], !dbg !738
	%218 = sext i32 %217 to i64, !dbg !738
	%219 = icmp slt i32 %217, %205, !dbg !739
	br i1 %219, label %b37, label %b38, !dbg !739

b37:
	%220 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %218, !dbg !740
	%221 = load i8, i8 addrspace(3)* %220, align 1, !dbg !740
	%222 = and i8 %216, %221, !dbg !716
	%223 = add i32 %217, 1, !dbg !741
	br label %b36, !dbg !741

b38:
	%224 = phi i8 [ %199, %b32 ], [ %216, %b36 ], !dbg !705
	br i1 %50, label %b39, label %b40, !dbg !746

b39:
	%225 = sext i8 %164 to i32, !dbg !747
	%226 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %225) convergent nounwind, !dbg !747
	%227 = trunc i32 %226 to i8, !dbg !747
	br label %b46, !dbg !748

b40:
	%228 = and i32 %34, -32, !dbg !749
	%229 = sub i32 %25, %228, !dbg !749
	%230 = icmp slt i32 %229, 32, !dbg !749
	%231 = select i1 %230, i32 %229, i32 32, !dbg !749
	%232 = sext i32 %231 to i64, !dbg !749
	%233 = icmp eq i64 %232, 32, !dbg !750
	br i1 %233, label %b41, label %b43, !dbg !750

b41:
	%234 = phi i8 [ %164, %b40 ], [ %242, %b42 ], !dbg !751
	%235 = phi i64 [ 16, %b40 ], [ %245, %b42 ], !dbg !752
	%236 = icmp sgt i64 %235, 0, !dbg !753
	br i1 %236, label %b42, label %b46, !dbg !753

b42:
	%237 = trunc i64 %235 to i32, !dbg !754
	%238 = zext i8 %234 to i32, !dbg !754
	%239 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %238, i32 %237, i32 31), !dbg !754
	%240 = extractvalue { i32, i1 } %239, 0, !dbg !754
	%241 = trunc i32 %240 to i8, !dbg !754
	%242 = or i8 %234, %241, !dbg !755
	%243 = trunc i64 %235 to i32, !dbg !756
	%244 = udiv i32 %243, 2, !dbg !756
	%245 = zext i32 %244 to i64, !dbg !756
	br label %b41, !dbg !756

b43:
	%246 = zext i8 %164 to i32, !dbg !757
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %246, i32 0, i32 31), !dbg !757
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !757
	%249 = trunc i32 %248 to i8, !dbg !757
	br label %b44, !dbg !757

b44:
	%250 = phi i8 [ %249, %b43 ], [ %257, %b45 ], !dbg !758
	%251 = phi i32 [ 1, %b43 ], [ %258, %b45 ], !dbg !759
	%252 = icmp slt i32 %251, %231, !dbg !760
	br i1 %252, label %b45, label %b46, !dbg !760

b45:
	%253 = zext i8 %164 to i32, !dbg !761
	%254 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %253, i32 %251, i32 31), !dbg !761
	%255 = extractvalue { i32, i1 } %254, 0, !dbg !761
	%256 = trunc i32 %255 to i8, !dbg !761
	%257 = or i8 %250, %256, !dbg !755
	%258 = add i32 %251, 1, !dbg !762
	br label %b44, !dbg !762

b46:
	%259 = phi i8 [ %227, %b39 ], [ %234, %b41 ], [ %250, %b44 ], !dbg !745
	br i1 %206, label %b52, label %b47, !dbg !763

b47:
	call void @llvm.nvvm.barrier0(), !dbg !765
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !766, !range !20
	%261 = sext i32 %260 to i64, !dbg !766
	%262 = icmp eq i64 %261, 0, !dbg !767
	br i1 %262, label %b48, label %b49, !dbg !767

b48:
	%263 = trunc i64 %35 to i32, !dbg !768
	%264 = udiv i32 %263, 32, !dbg !768
	%265 = zext i32 %264 to i64, !dbg !768
	%266 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %265, !dbg !769
	store i8 %259, i8 addrspace(3)* %266, align 1, !dbg !769
	br label %b49, !dbg !769

b49:
	call void @llvm.nvvm.barrier0(), !dbg !770
	%267 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !771
	%268 = load i8, i8 addrspace(3)* %267, align 1, !dbg !771
	br label %b50, !dbg !771

b50:
	%269 = phi i8 [ %268, %b49 ], [ %275, %b51 ], !dbg !772
	%270 = phi i32 [ 1, %b49 ], [ %276, %b51 ], !dbg !773
	%271 = sext i32 %270 to i64, !dbg !773
	%272 = icmp slt i32 %270, %205, !dbg !774
	br i1 %272, label %b51, label %b52, !dbg !774

b51:
	%273 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %271, !dbg !775
	%274 = load i8, i8 addrspace(3)* %273, align 1, !dbg !775
	%275 = or i8 %269, %274, !dbg !755
	%276 = add i32 %270, 1, !dbg !776
	br label %b50, !dbg !776

b52:
	%277 = phi i8 [ %259, %b46 ], [ %269, %b50 ], !dbg !744
	br i1 %50, label %b53, label %b54, !dbg !781

b53:
	%278 = sext i8 %164 to i32, !dbg !782
	%279 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %278) convergent nounwind, !dbg !782
	%280 = trunc i32 %279 to i8, !dbg !782
	br label %b60, !dbg !783

b54:
	%281 = and i32 %34, -32, !dbg !784
	%282 = sub i32 %25, %281, !dbg !784
	%283 = icmp slt i32 %282, 32, !dbg !784
	%284 = select i1 %283, i32 %282, i32 32, !dbg !784
	%285 = sext i32 %284 to i64, !dbg !784
	%286 = icmp eq i64 %285, 32, !dbg !785
	br i1 %286, label %b55, label %b57, !dbg !785

b55:
	%287 = phi i8 [ %164, %b54 ], [ %295, %b56 ], !dbg !786
	%288 = phi i64 [ 16, %b54 ], [ %298, %b56 ], !dbg !787
	%289 = icmp sgt i64 %288, 0, !dbg !788
	br i1 %289, label %b56, label %b60, !dbg !788

b56:
	%290 = trunc i64 %288 to i32, !dbg !789
	%291 = zext i8 %287 to i32, !dbg !789
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %291, i32 %290, i32 31), !dbg !789
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !789
	%294 = trunc i32 %293 to i8, !dbg !789
	%295 = xor i8 %287, %294, !dbg !790
	%296 = trunc i64 %288 to i32, !dbg !791
	%297 = udiv i32 %296, 2, !dbg !791
	%298 = zext i32 %297 to i64, !dbg !791
	br label %b55, !dbg !791

b57:
	%299 = zext i8 %164 to i32, !dbg !792
	%300 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %299, i32 0, i32 31), !dbg !792
	%301 = extractvalue { i32, i1 } %300, 0, !dbg !792
	%302 = trunc i32 %301 to i8, !dbg !792
	br label %b58, !dbg !792

b58:
	%303 = phi i8 [ %302, %b57 ], [ %310, %b59 ], !dbg !793
	%304 = phi i32 [ 1, %b57 ], [ %311, %b59 ], !dbg !794
	%305 = icmp slt i32 %304, %284, !dbg !795
	br i1 %305, label %b59, label %b60, !dbg !795

b59:
	%306 = zext i8 %164 to i32, !dbg !796
	%307 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %306, i32 %304, i32 31), !dbg !796
	%308 = extractvalue { i32, i1 } %307, 0, !dbg !796
	%309 = trunc i32 %308 to i8, !dbg !796
	%310 = xor i8 %303, %309, !dbg !790
	%311 = add i32 %304, 1, !dbg !797
	br label %b58, !dbg !797

b60:
	%312 = phi i8 [ %280, %b53 ], [ %287, %b55 ], [ %303, %b58 ], !dbg !780
	br i1 %206, label %b66, label %b61, !dbg !798

b61:
	call void @llvm.nvvm.barrier0(), !dbg !800
	%313 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !801, !range !20
	%314 = sext i32 %313 to i64, !dbg !801
	%315 = icmp eq i64 %314, 0, !dbg !802
	br i1 %315, label %b62, label %b63, !dbg !802

b62:
	%316 = trunc i64 %35 to i32, !dbg !803
	%317 = udiv i32 %316, 32, !dbg !803
	%318 = zext i32 %317 to i64, !dbg !803
	%319 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %318, !dbg !804
	store i8 %312, i8 addrspace(3)* %319, align 1, !dbg !804
	br label %b63, !dbg !804

b63:
	call void @llvm.nvvm.barrier0(), !dbg !805
	%320 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !806
	%321 = load i8, i8 addrspace(3)* %320, align 1, !dbg !806
	br label %b64, !dbg !806

b64:
	%322 = phi i8 [ %321, %b63 ], [ %328, %b65 ], !dbg !807
	%323 = phi i32 [ 1, %b63 ], [ %329, %b65 ], !dbg !808
	%324 = sext i32 %323 to i64, !dbg !808
	%325 = icmp slt i32 %323, %205, !dbg !809
	br i1 %325, label %b65, label %b66, !dbg !809

b65:
	%326 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %324, !dbg !810
	%327 = load i8, i8 addrspace(3)* %326, align 1, !dbg !810
	%328 = xor i8 %322, %327, !dbg !790
	%329 = add i32 %323, 1, !dbg !811
	br label %b64, !dbg !811

b66:
	%330 = phi i8 [ %312, %b60 ], [ %322, %b64 ], !dbg !779
	%331 = getelementptr inbounds i8, i8 addrspace(1)* %160, i64 0, !dbg !812
	store i8 %224, i8 addrspace(1)* %331, align 1, !dbg !812
	%332 = getelementptr inbounds i8, i8 addrspace(1)* %160, i64 1, !dbg !813
	store i8 %277, i8 addrspace(1)* %332, align 1, !dbg !813
	%333 = getelementptr inbounds i8, i8 addrspace(1)* %160, i64 2, !dbg !814
	store i8 %330, i8 addrspace(1)* %333, align 1, !dbg !814
	ret void, !dbg !624

b0_fail1:
	%334 = icmp ugt i64 %37, %p1, !dbg !627
	br i1 %334, label %b0_fail2, label %b0_ok2, !dbg !627

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !627
	br label %fail, !dbg !627

b0_ok2:
	%335 = icmp uge i64 %36, %p5, !dbg !628
	br i1 %335, label %b0_fail3, label %b0_ok3, !dbg !628

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !628
	br label %fail, !dbg !628

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !631
	br label %fail, !dbg !631

b24_fail1:
	%336 = icmp ugt i64 %37, %p3, !dbg !698
	br i1 %336, label %b24_fail2, label %b24_ok2, !dbg !698

b24_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !698
	br label %fail, !dbg !698

b24_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !701
	br label %fail, !dbg !701

fail:
	%337 = phi i32 [ 32, %b0_fail2 ], [ 33, %b0_fail3 ], [ 34, %b0_ok3 ], [ 35, %b24_fail2 ], [ 34, %b24_ok2 ], !dbg !622
	%338 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 3, %b0_ok3 ], [ %37, %b24_fail2 ], [ 3, %b24_ok2 ], !dbg !622
	%339 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ %p3, %b24_fail2 ], [ %159, %b24_ok2 ], !dbg !622
	call void @gpuc_fail(i8* %ctrl, i32 %337, i64 %338, i64 %339), !dbg !622
	ret void, !dbg !622
}

define void @ExchangeInt16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !815 {
entry:
	br label %b0, !dbg !816

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !816
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !816
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !816
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !819, !range !11
	%4 = sext i32 %3 to i64, !dbg !819
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !819, !range !12
	%6 = sext i32 %5 to i64, !dbg !819
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !819, !range !12
	%8 = sext i32 %7 to i64, !dbg !819
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !819, !range !13
	%10 = sext i32 %9 to i64, !dbg !819
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !819, !range !14
	%12 = sext i32 %11 to i64, !dbg !819
	%13 = trunc i64 %12 to i32, !dbg !819
	%14 = trunc i64 %8 to i32, !dbg !819
	%15 = mul i32 %13, %14, !dbg !819
	%16 = zext i32 %15 to i64, !dbg !819
	%17 = trunc i64 %6 to i32, !dbg !819
	%18 = add i32 %17, %15, !dbg !819
	%19 = zext i32 %18 to i64, !dbg !819
	%20 = mul i64 %10, %19, !dbg !819
	%21 = add i64 %4, %20, !dbg !819
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !819, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !819, !range !15
	%24 = mul i32 %22, %23, !dbg !819
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !819, !range !16
	%26 = mul i32 %24, %25, !dbg !819
	%27 = sext i32 %26 to i64, !dbg !819
	%28 = mul i64 %21, %27, !dbg !819
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !819, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !819, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !819, !range !18
	%32 = mul i32 %23, %31, !dbg !819
	%33 = add i32 %30, %32, !dbg !819
	%34 = mul i32 %22, %33, !dbg !819
	%35 = add i32 %29, %34, !dbg !819
	%36 = sext i32 %35 to i64, !dbg !819
	%37 = add i64 %28, %36, !dbg !819
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !820, !range !20
	%39 = sext i32 %38 to i64, !dbg !820
	%40 = and i32 %35, -32, !dbg !821
	%41 = sub i32 %26, %40, !dbg !821
	%42 = icmp slt i32 %41, 32, !dbg !821
	%43 = select i1 %42, i32 %41, i32 32, !dbg !821
	%44 = sext i32 %43 to i64, !dbg !821
	%45 = icmp eq i64 %44, 32, !dbg !822
	br i1 %45, label %b1, label %b2, !dbg !822

b1:
	br label %b2, !dbg !822

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !823
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !824
	%48 = mul i64 %37, 4, !dbg !826
	%49 = sub i64 %p1, %48, !dbg !827
	%50 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %37, !dbg !825
	%51 = icmp uge i64 %37, %p5, !dbg !825
	%52 = icmp ugt i64 %48, %p1, !dbg !827
	%53 = icmp ugt i64 4, %49, !dbg !828
	%54 = icmp eq i64 %44, 0, !dbg !829
	%55 = or i1 %51, %52, !dbg !829
	%56 = or i1 %55, %53, !dbg !829
	%57 = or i1 %56, %54, !dbg !829
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !829, !prof !30

b2_ok1:
	%58 = load i16, i16 addrspace(1)* %50, align 2, !dbg !825
	%59 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %48, !dbg !827
	%60 = trunc i64 %39 to i32, !dbg !830
	%61 = mul i32 %60, 7, !dbg !830
	%62 = zext i32 %61 to i64, !dbg !830
	%63 = add i32 %61, 3, !dbg !831
	%64 = zext i32 %63 to i64, !dbg !831
	%65 = icmp eq i64 %44, -1, !dbg !829
	%66 = select i1 %65, i64 1, i64 %44, !dbg !829
	%67 = srem i64 %64, %66, !dbg !829
	%68 = trunc i64 %67 to i32, !dbg !832
	%69 = zext i16 %58 to i32, !dbg !832
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !832
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !832
	%72 = trunc i32 %71 to i16, !dbg !832
	%73 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 0, !dbg !833
	store i16 %72, i16 addrspace(1)* %73, align 2, !dbg !833
	%74 = zext i16 %58 to i32, !dbg !834
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %74, i32 3, i32 0), !dbg !834
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !834
	%77 = trunc i32 %76 to i16, !dbg !834
	%78 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 1, !dbg !835
	store i16 %77, i16 addrspace(1)* %78, align 2, !dbg !835
	%79 = trunc i64 %46 to i32, !dbg !836
	%80 = zext i16 %58 to i32, !dbg !836
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %80, i32 %79, i32 31), !dbg !836
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !836
	%83 = trunc i32 %82 to i16, !dbg !836
	%84 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 2, !dbg !837
	store i16 %83, i16 addrspace(1)* %84, align 2, !dbg !837
	%85 = trunc i64 %47 to i32, !dbg !838
	%86 = zext i16 %58 to i32, !dbg !838
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %86, i32 %85, i32 31), !dbg !838
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !838
	%89 = trunc i32 %88 to i16, !dbg !838
	%90 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 3, !dbg !839
	store i16 %89, i16 addrspace(1)* %90, align 2, !dbg !839
	%91 = mul i64 %37, 3, !dbg !840
	%92 = sub i64 %p3, %91, !dbg !841
	%93 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %91, !dbg !841
	%94 = icmp ugt i64 %91, %p3, !dbg !841
	%95 = icmp ugt i64 3, %92, !dbg !842
	%96 = or i1 %94, %95, !dbg !842
	br i1 %96, label %b2_fail5, label %b2_ok5, !dbg !842, !prof !30

b2_ok5:
	%97 = zext i16 %58 to i32, !dbg !843
	%98 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %97) convergent nounwind, !dbg !843
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 0, !dbg !844
	store i32 %98, i32 addrspace(1)* %99, align 4, !dbg !844
	%100 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 1, !dbg !845
	store i32 7, i32 addrspace(1)* %100, align 4, !dbg !845
	%101 = zext i16 %58 to i32, !dbg !846
	%102 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %101) convergent nounwind, !dbg !846
	store i32 %102, i32 addrspace(1)* %100, align 4, !dbg !847
	%103 = sub i64 %37, %39, !dbg !848
	%104 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %103, !dbg !849
	%105 = icmp uge i64 %103, %p5, !dbg !849
	br i1 %105, label %b2_fail7, label %b2_ok7, !dbg !849, !prof !30

b2_ok7:
	%106 = load i16, i16 addrspace(1)* %104, align 2, !dbg !849
	%107 = zext i16 %106 to i32, !dbg !850
	%108 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %107) convergent nounwind, !dbg !850
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 2, !dbg !851
	store i32 %108, i32 addrspace(1)* %109, align 4, !dbg !851
	ret void, !dbg !818

b2_fail1:
	%110 = icmp uge i64 %37, %p5, !dbg !825
	br i1 %110, label %b2_fail2, label %b2_ok2, !dbg !825

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !825
	br label %fail, !dbg !825

b2_ok2:
	%111 = icmp ugt i64 %48, %p1, !dbg !827
	br i1 %111, label %b2_fail3, label %b2_ok3, !dbg !827

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !827
	br label %fail, !dbg !827

b2_ok3:
	%112 = icmp ugt i64 4, %49, !dbg !828
	br i1 %112, label %b2_fail4, label %b2_ok4, !dbg !828

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !828
	br label %fail, !dbg !828

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !829
	br label %fail, !dbg !829

b2_fail5:
	%113 = icmp ugt i64 %91, %p3, !dbg !841
	br i1 %113, label %b2_fail6, label %b2_ok6, !dbg !841

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !841
	br label %fail, !dbg !841

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !842
	br label %fail, !dbg !842

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !849
	br label %fail, !dbg !849

fail:
	%114 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !816
	%115 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %91, %b2_fail6 ], [ 3, %b2_ok6 ], [ %103, %b2_fail7 ], !dbg !816
	%116 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %92, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !816
	call void @gpuc_fail(i8* %ctrl, i32 %114, i64 %115, i64 %116), !dbg !816
	ret void, !dbg !816
}

define void @ExchangeInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !852 {
entry:
	br label %b0, !dbg !853

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !853
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !853
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !853
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !856, !range !11
	%4 = sext i32 %3 to i64, !dbg !856
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !856, !range !12
	%6 = sext i32 %5 to i64, !dbg !856
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !856, !range !12
	%8 = sext i32 %7 to i64, !dbg !856
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !856, !range !13
	%10 = sext i32 %9 to i64, !dbg !856
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !856, !range !14
	%12 = sext i32 %11 to i64, !dbg !856
	%13 = trunc i64 %12 to i32, !dbg !856
	%14 = trunc i64 %8 to i32, !dbg !856
	%15 = mul i32 %13, %14, !dbg !856
	%16 = zext i32 %15 to i64, !dbg !856
	%17 = trunc i64 %6 to i32, !dbg !856
	%18 = add i32 %17, %15, !dbg !856
	%19 = zext i32 %18 to i64, !dbg !856
	%20 = mul i64 %10, %19, !dbg !856
	%21 = add i64 %4, %20, !dbg !856
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !856, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !856, !range !15
	%24 = mul i32 %22, %23, !dbg !856
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !856, !range !16
	%26 = mul i32 %24, %25, !dbg !856
	%27 = sext i32 %26 to i64, !dbg !856
	%28 = mul i64 %21, %27, !dbg !856
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !856, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !856, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !856, !range !18
	%32 = mul i32 %23, %31, !dbg !856
	%33 = add i32 %30, %32, !dbg !856
	%34 = mul i32 %22, %33, !dbg !856
	%35 = add i32 %29, %34, !dbg !856
	%36 = sext i32 %35 to i64, !dbg !856
	%37 = add i64 %28, %36, !dbg !856
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !857, !range !20
	%39 = sext i32 %38 to i64, !dbg !857
	%40 = and i32 %35, -32, !dbg !858
	%41 = sub i32 %26, %40, !dbg !858
	%42 = icmp slt i32 %41, 32, !dbg !858
	%43 = select i1 %42, i32 %41, i32 32, !dbg !858
	%44 = sext i32 %43 to i64, !dbg !858
	%45 = icmp eq i64 %44, 32, !dbg !859
	br i1 %45, label %b1, label %b2, !dbg !859

b1:
	br label %b2, !dbg !859

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !860
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !861
	%48 = mul i64 %37, 4, !dbg !863
	%49 = sub i64 %p1, %48, !dbg !864
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %37, !dbg !862
	%51 = icmp uge i64 %37, %p5, !dbg !862
	%52 = icmp ugt i64 %48, %p1, !dbg !864
	%53 = icmp ugt i64 4, %49, !dbg !865
	%54 = icmp eq i64 %44, 0, !dbg !866
	%55 = or i1 %51, %52, !dbg !866
	%56 = or i1 %55, %53, !dbg !866
	%57 = or i1 %56, %54, !dbg !866
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !866, !prof !30

b2_ok1:
	%58 = load i32, i32 addrspace(1)* %50, align 4, !dbg !862
	%59 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %48, !dbg !864
	%60 = trunc i64 %39 to i32, !dbg !867
	%61 = mul i32 %60, 7, !dbg !867
	%62 = zext i32 %61 to i64, !dbg !867
	%63 = add i32 %61, 3, !dbg !868
	%64 = zext i32 %63 to i64, !dbg !868
	%65 = icmp eq i64 %44, -1, !dbg !866
	%66 = select i1 %65, i64 1, i64 %44, !dbg !866
	%67 = srem i64 %64, %66, !dbg !866
	%68 = trunc i64 %67 to i32, !dbg !869
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %58, i32 %68, i32 31), !dbg !869
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !869
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %59, i64 0, !dbg !870
	store i32 %70, i32 addrspace(1)* %71, align 4, !dbg !870
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %58, i32 3, i32 0), !dbg !871
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !871
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %59, i64 1, !dbg !872
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !872
	%75 = trunc i64 %46 to i32, !dbg !873
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %58, i32 %75, i32 31), !dbg !873
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !873
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %59, i64 2, !dbg !874
	store i32 %77, i32 addrspace(1)* %78, align 4, !dbg !874
	%79 = trunc i64 %47 to i32, !dbg !875
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %58, i32 %79, i32 31), !dbg !875
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !875
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %59, i64 3, !dbg !876
	store i32 %81, i32 addrspace(1)* %82, align 4, !dbg !876
	%83 = mul i64 %37, 3, !dbg !877
	%84 = sub i64 %p3, %83, !dbg !878
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !878
	%86 = icmp ugt i64 %83, %p3, !dbg !878
	%87 = icmp ugt i64 3, %84, !dbg !879
	%88 = or i1 %86, %87, !dbg !879
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !879, !prof !30

b2_ok5:
	%89 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %58) convergent nounwind, !dbg !880
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !881
	store i32 %89, i32 addrspace(1)* %90, align 4, !dbg !881
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !882
	store i32 7, i32 addrspace(1)* %91, align 4, !dbg !882
	%92 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %58) convergent nounwind, !dbg !883
	store i32 %92, i32 addrspace(1)* %91, align 4, !dbg !884
	%93 = sub i64 %37, %39, !dbg !885
	%94 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %93, !dbg !886
	%95 = icmp uge i64 %93, %p5, !dbg !886
	br i1 %95, label %b2_fail7, label %b2_ok7, !dbg !886, !prof !30

b2_ok7:
	%96 = load i32, i32 addrspace(1)* %94, align 4, !dbg !886
	%97 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %96) convergent nounwind, !dbg !887
	%98 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !888
	store i32 %97, i32 addrspace(1)* %98, align 4, !dbg !888
	ret void, !dbg !855

b2_fail1:
	%99 = icmp uge i64 %37, %p5, !dbg !862
	br i1 %99, label %b2_fail2, label %b2_ok2, !dbg !862

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !862
	br label %fail, !dbg !862

b2_ok2:
	%100 = icmp ugt i64 %48, %p1, !dbg !864
	br i1 %100, label %b2_fail3, label %b2_ok3, !dbg !864

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !864
	br label %fail, !dbg !864

b2_ok3:
	%101 = icmp ugt i64 4, %49, !dbg !865
	br i1 %101, label %b2_fail4, label %b2_ok4, !dbg !865

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !865
	br label %fail, !dbg !865

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !866
	br label %fail, !dbg !866

b2_fail5:
	%102 = icmp ugt i64 %83, %p3, !dbg !878
	br i1 %102, label %b2_fail6, label %b2_ok6, !dbg !878

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !878
	br label %fail, !dbg !878

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !879
	br label %fail, !dbg !879

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !886
	br label %fail, !dbg !886

fail:
	%103 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !853
	%104 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %83, %b2_fail6 ], [ 3, %b2_ok6 ], [ %93, %b2_fail7 ], !dbg !853
	%105 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %84, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !853
	call void @gpuc_fail(i8* %ctrl, i32 %103, i64 %104, i64 %105), !dbg !853
	ret void, !dbg !853
}

define void @NumbersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !889 {
entry:
	br label %b0, !dbg !890

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !890
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !890
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !890
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !893, !range !11
	%4 = sext i32 %3 to i64, !dbg !893
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !893, !range !12
	%6 = sext i32 %5 to i64, !dbg !893
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !893, !range !12
	%8 = sext i32 %7 to i64, !dbg !893
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !893, !range !13
	%10 = sext i32 %9 to i64, !dbg !893
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !893, !range !14
	%12 = sext i32 %11 to i64, !dbg !893
	%13 = trunc i64 %12 to i32, !dbg !893
	%14 = trunc i64 %8 to i32, !dbg !893
	%15 = mul i32 %13, %14, !dbg !893
	%16 = trunc i64 %6 to i32, !dbg !893
	%17 = add i32 %16, %15, !dbg !893
	%18 = zext i32 %17 to i64, !dbg !893
	%19 = mul i64 %10, %18, !dbg !893
	%20 = add i64 %4, %19, !dbg !893
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !893, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !893, !range !15
	%23 = mul i32 %21, %22, !dbg !893
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !893, !range !16
	%25 = mul i32 %23, %24, !dbg !893
	%26 = sext i32 %25 to i64, !dbg !893
	%27 = mul i64 %20, %26, !dbg !893
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !893, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !893, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !893, !range !18
	%31 = mul i32 %22, %30, !dbg !893
	%32 = add i32 %29, %31, !dbg !893
	%33 = mul i32 %21, %32, !dbg !893
	%34 = add i32 %28, %33, !dbg !893
	%35 = sext i32 %34 to i64, !dbg !893
	%36 = add i64 %27, %35, !dbg !893
	%37 = mul i64 %36, 6, !dbg !894
	%38 = sub i64 %p1, %37, !dbg !895
	%39 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %37, !dbg !895
	%40 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %36, !dbg !896
	%41 = icmp ugt i64 %37, %p1, !dbg !895
	%42 = icmp uge i64 %36, %p5, !dbg !896
	%43 = icmp ugt i64 6, %38, !dbg !899
	%44 = or i1 %41, %42, !dbg !899
	%45 = or i1 %44, %43, !dbg !899
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !899, !prof !30

b0_ok1:
	%46 = load i32, i32 addrspace(1)* %40, align 4, !dbg !896
	%47 = and i32 %34, -32, !dbg !906
	%48 = sub i32 %25, %47, !dbg !906
	%49 = icmp slt i32 %48, 32, !dbg !906
	%50 = select i1 %49, i32 %48, i32 32, !dbg !906
	%51 = sext i32 %50 to i64, !dbg !906
	%52 = icmp eq i64 %51, 32, !dbg !907
	%53 = mul i64 %51, 2, !dbg !908
	br label %b1, !dbg !899

b1:
	%54 = phi i32 [ 0, %b0_ok1 ], [ %167, %b39 ], !dbg !899
	%55 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !909
	%56 = getelementptr inbounds [12 x i8], [12 x i8]* %55, i64 0, i64 0, !dbg !909
	%57 = call i32 @__nvvm_reflect(i8* %56), !dbg !909
	%58 = icmp sge i32 %57, 800, !dbg !909
	br i1 %58, label %b2, label %b3, !dbg !909

b2:
	%59 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !910
	br label %b9, !dbg !911

b3:
	br i1 %52, label %b4, label %b6, !dbg !907

b4:
	%60 = phi i32 [ %66, %b5 ], [ %46, %b3 ], !dbg !912
	%61 = phi i64 [ %69, %b5 ], [ 16, %b3 ], !dbg !913
	%62 = icmp sgt i64 %61, 0, !dbg !914
	br i1 %62, label %b5, label %b9, !dbg !914

b5:
	%63 = trunc i64 %61 to i32, !dbg !915
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %60, i32 %63, i32 31), !dbg !915
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !915
	%66 = add i32 %60, %65, !dbg !916
	%67 = trunc i64 %61 to i32, !dbg !917
	%68 = udiv i32 %67, 2, !dbg !917
	%69 = zext i32 %68 to i64, !dbg !917
	br label %b4, !dbg !917

b6:
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !918
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !918
	br label %b7, !dbg !918

b7:
	%72 = phi i32 [ %71, %b6 ], [ %77, %b8 ], !dbg !919
	%73 = phi i32 [ 1, %b6 ], [ %78, %b8 ], !dbg !920
	%74 = icmp slt i32 %73, %50, !dbg !921
	br i1 %74, label %b8, label %b9, !dbg !921

b8:
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %73, i32 31), !dbg !922
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !922
	%77 = add i32 %72, %76, !dbg !916
	%78 = add i32 %73, 1, !dbg !923
	br label %b7, !dbg !923

b9:
	%79 = phi i32 [ %59, %b2 ], [ %60, %b4 ], [ %72, %b7 ], !dbg !905
	%80 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 0, !dbg !924
	store i32 %79, i32 addrspace(1)* %80, align 4, !dbg !924
	br i1 %58, label %b10, label %b11, !dbg !929

b10:
	%81 = call i32 asm sideeffect "redux.sync.min.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !930
	br label %b17, !dbg !931

b11:
	br i1 %52, label %b12, label %b14, !dbg !932

b12:
	%82 = phi i32 [ %89, %b13 ], [ %46, %b11 ], !dbg !933
	%83 = phi i64 [ %92, %b13 ], [ 16, %b11 ], !dbg !934
	%84 = icmp sgt i64 %83, 0, !dbg !935
	br i1 %84, label %b13, label %b17, !dbg !935

b13:
	%85 = trunc i64 %83 to i32, !dbg !936
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %82, i32 %85, i32 31), !dbg !936
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !936
	%88 = icmp slt i32 %82, %87, !dbg !937
	%89 = select i1 %88, i32 %82, i32 %87, !dbg !937
	%90 = trunc i64 %83 to i32, !dbg !938
	%91 = udiv i32 %90, 2, !dbg !938
	%92 = zext i32 %91 to i64, !dbg !938
	br label %b12, !dbg !938

b14:
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !939
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !939
	br label %b15, !dbg !939

b15:
	%95 = phi i32 [ %94, %b14 ], [ %101, %b16 ], !dbg !940
	%96 = phi i32 [ 1, %b14 ], [ %102, %b16 ], !dbg !941
	%97 = icmp slt i32 %96, %50, !dbg !942
	br i1 %97, label %b16, label %b17, !dbg !942

b16:
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %96, i32 31), !dbg !943
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !943
	%100 = icmp slt i32 %95, %99, !dbg !937
	%101 = select i1 %100, i32 %95, i32 %99, !dbg !937
	%102 = add i32 %96, 1, !dbg !944
	br label %b15, !dbg !944

b17:
	%103 = phi i32 [ %81, %b10 ], [ %82, %b12 ], [ %95, %b15 ], !dbg !928
	br i1 %58, label %b18, label %b19, !dbg !949

b18:
	%104 = call i32 asm sideeffect "redux.sync.max.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !950
	br label %b25, !dbg !951

b19:
	br i1 %52, label %b20, label %b22, !dbg !952

b20:
	%105 = phi i32 [ %112, %b21 ], [ %46, %b19 ], !dbg !953
	%106 = phi i64 [ %115, %b21 ], [ 16, %b19 ], !dbg !954
	%107 = icmp sgt i64 %106, 0, !dbg !955
	br i1 %107, label %b21, label %b25, !dbg !955

b21:
	%108 = trunc i64 %106 to i32, !dbg !956
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %105, i32 %108, i32 31), !dbg !956
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !956
	%111 = icmp sgt i32 %105, %110, !dbg !957
	%112 = select i1 %111, i32 %105, i32 %110, !dbg !957
	%113 = trunc i64 %106 to i32, !dbg !958
	%114 = udiv i32 %113, 2, !dbg !958
	%115 = zext i32 %114 to i64, !dbg !958
	br label %b20, !dbg !958

b22:
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !959
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !959
	br label %b23, !dbg !959

b23:
	%118 = phi i32 [ %117, %b22 ], [ %124, %b24 ], !dbg !960
	%119 = phi i32 [ 1, %b22 ], [ %125, %b24 ], !dbg !961
	%120 = icmp slt i32 %119, %50, !dbg !962
	br i1 %120, label %b24, label %b25, !dbg !962

b24:
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %119, i32 31), !dbg !963
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !963
	%123 = icmp sgt i32 %118, %122, !dbg !957
	%124 = select i1 %123, i32 %118, i32 %122, !dbg !957
	%125 = add i32 %119, 1, !dbg !964
	br label %b23, !dbg !964

b25:
	%126 = phi i32 [ %104, %b18 ], [ %105, %b20 ], [ %118, %b23 ], !dbg !948
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 1, !dbg !965
	store i32 %103, i32 addrspace(1)* %127, align 4, !dbg !965
	%128 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 2, !dbg !966
	store i32 %126, i32 addrspace(1)* %128, align 4, !dbg !966
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !971, !range !20
	%130 = sext i32 %129 to i64, !dbg !971
	%131 = trunc i64 %130 to i32, !dbg !971
	br label %b26, !dbg !971

b26:
	%132 = phi i32 [ %46, %b25 ], [ %141, %b29 ], !dbg !972
	%133 = phi i32 [ 1, %b25 ], [ %142, %b29 ], !dbg !973
	%134 = zext i32 %133 to i64, !dbg !973
	%135 = icmp ult i32 %133, 32, !dbg !974
	br i1 %135, label %b27, label %b30, !dbg !974

b27:
	%136 = trunc i64 %134 to i32, !dbg !975
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %132, i32 %136, i32 0), !dbg !975
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !975
	%139 = icmp uge i32 %131, %133, !dbg !976
	br i1 %139, label %b28, label %b29, !dbg !976

b28:
	%140 = add i32 %132, %138, !dbg !977
	br label %b29, !dbg !977

b29:
	%141 = phi i32 [ %132, %b27 ], [ %140, %b28 ], !dbg !972
	%142 = mul i32 %133, 2, !dbg !978
	br label %b26, !dbg !978

b30:
	%143 = phi i32 [ %152, %b33 ], [ %46, %b26 ], !dbg !982
	%144 = phi i32 [ %153, %b33 ], [ 1, %b26 ], !dbg !983
	%145 = zext i32 %144 to i64, !dbg !983
	%146 = icmp ult i32 %144, 32, !dbg !984
	br i1 %146, label %b31, label %b34, !dbg !984

b31:
	%147 = trunc i64 %145 to i32, !dbg !985
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 %147, i32 0), !dbg !985
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !985
	%150 = icmp uge i32 %131, %144, !dbg !986
	br i1 %150, label %b32, label %b33, !dbg !986

b32:
	%151 = add i32 %143, %149, !dbg !987
	br label %b33, !dbg !987

b33:
	%152 = phi i32 [ %143, %b31 ], [ %151, %b32 ], !dbg !982
	%153 = mul i32 %144, 2, !dbg !988
	br label %b30, !dbg !988

b34:
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 1, i32 0), !dbg !989
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !989
	%156 = icmp eq i32 %129, 0, !dbg !990
	br i1 %156, label %b36, label %b35, !dbg !990

b35:
	br label %b36, !dbg !991

b36:
	%157 = phi i32 [ 0, %b34 ], [ %155, %b35 ], !dbg !980
	%158 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 3, !dbg !992
	store i32 %132, i32 addrspace(1)* %158, align 4, !dbg !992
	%159 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 4, !dbg !993
	store i32 %157, i32 addrspace(1)* %159, align 4, !dbg !993
	%160 = sdiv i64 %53, 3, !dbg !994
	%161 = icmp slt i64 %160, 0, !dbg !997
	br i1 %161, label %b38, label %b37, !dbg !997

b37:
	%162 = icmp sge i64 %160, %51, !dbg !998
	br i1 %162, label %b38, label %b39, !dbg !998

b38:
	call void asm sideeffect "", ""() nounwind, !dbg !999
	br label %fail, !dbg !999

b39:
	%163 = trunc i64 %160 to i32, !dbg !1000
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %163, i32 31), !dbg !1000
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !1000
	%166 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 5, !dbg !1001
	store i32 %165, i32 addrspace(1)* %166, align 4, !dbg !1001
	%167 = add i32 %54, 1, !dbg !1001
	%168 = icmp slt i32 %167, 2, !dbg !1001
	br i1 %168, label %b1, label %b40, !dbg !1001

b40:
	%169 = sub i64 %p3, %37, !dbg !1002
	%170 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %37, !dbg !1002
	%171 = icmp ugt i64 %37, %p3, !dbg !1002
	%172 = icmp ugt i64 6, %169, !dbg !1005
	%173 = or i1 %171, %172, !dbg !1005
	br i1 %173, label %b40_fail1, label %b40_ok1, !dbg !1005, !prof !30

b40_ok1:
	%174 = load i32, i32 addrspace(1)* %40, align 4, !dbg !1006
	%175 = trunc i64 %26 to i32, !dbg !1012
	%176 = add i32 %175, 32, !dbg !1012
	%177 = sub i32 %176, 1, !dbg !1013
	%178 = sub i64 %51, 1, !dbg !1018
	%179 = icmp eq i64 %130, %178, !dbg !1019
	%180 = mul i32 %175, 2, !dbg !1020
	br label %b41, !dbg !1005

b41:
	%181 = phi i32 [ 0, %b40_ok1 ], [ %374, %b114 ], !dbg !1005
	br i1 %58, label %b42, label %b43, !dbg !1022

b42:
	%182 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %174) convergent nounwind, !dbg !1023
	br label %b49, !dbg !1024

b43:
	br i1 %52, label %b44, label %b46, !dbg !1025

b44:
	%183 = phi i32 [ %189, %b45 ], [ %174, %b43 ], !dbg !1026
	%184 = phi i64 [ %192, %b45 ], [ 16, %b43 ], !dbg !1027
	%185 = icmp sgt i64 %184, 0, !dbg !1028
	br i1 %185, label %b45, label %b49, !dbg !1028

b45:
	%186 = trunc i64 %184 to i32, !dbg !1029
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %183, i32 %186, i32 31), !dbg !1029
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !1029
	%189 = add i32 %183, %188, !dbg !1030
	%190 = trunc i64 %184 to i32, !dbg !1031
	%191 = udiv i32 %190, 2, !dbg !1031
	%192 = zext i32 %191 to i64, !dbg !1031
	br label %b44, !dbg !1031

b46:
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 0, i32 31), !dbg !1032
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !1032
	br label %b47, !dbg !1032

b47:
	%195 = phi i32 [ %194, %b46 ], [ %200, %b48 ], !dbg !1033
	%196 = phi i32 [ 1, %b46 ], [ %201, %b48 ], !dbg !1034
	%197 = icmp slt i32 %196, %50, !dbg !1035
	br i1 %197, label %b48, label %b49, !dbg !1035

b48:
	%198 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 %196, i32 31), !dbg !1036
	%199 = extractvalue { i32, i1 } %198, 0, !dbg !1036
	%200 = add i32 %195, %199, !dbg !1030
	%201 = add i32 %196, 1, !dbg !1037
	br label %b47, !dbg !1037

b49:
	%202 = phi i32 [ %182, %b42 ], [ %183, %b44 ], [ %195, %b47 ], !dbg !1021
	%203 = udiv i32 %177, 32, !dbg !1038
	%204 = zext i32 %203 to i64, !dbg !1038
	%205 = trunc i64 %204 to i32, !dbg !1038
	%206 = icmp eq i32 %205, 1, !dbg !1039
	br i1 %206, label %b55, label %b50, !dbg !1039

b50:
	call void @llvm.nvvm.barrier0(), !dbg !1041
	br i1 %156, label %b51, label %b52, !dbg !1042

b51:
	%207 = trunc i64 %35 to i32, !dbg !1043
	%208 = udiv i32 %207, 32, !dbg !1043
	%209 = zext i32 %208 to i64, !dbg !1043
	%210 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %209, !dbg !1044
	store i32 %202, i32 addrspace(3)* %210, align 4, !dbg !1044
	br label %b52, !dbg !1044

b52:
	call void @llvm.nvvm.barrier0(), !dbg !1045
	%211 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1046
	%212 = load i32, i32 addrspace(3)* %211, align 4, !dbg !1046
	br label %b53, !dbg !1046

b53:
	%213 = phi i32 [ %212, %b52 ], [ %219, %b54 ], !dbg !1047
	%214 = phi i32 [ 1, %b52 ], [ %220, %b54 ], !dbg !1048
	%215 = sext i32 %214 to i64, !dbg !1048
	%216 = icmp slt i32 %214, %205, !dbg !1049
	br i1 %216, label %b54, label %b55, !dbg !1049

b54:
	%217 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %215, !dbg !1050
	%218 = load i32, i32 addrspace(3)* %217, align 4, !dbg !1050
	%219 = add i32 %213, %218, !dbg !1030
	%220 = add i32 %214, 1, !dbg !1051
	br label %b53, !dbg !1051

b55:
	%221 = phi i32 [ %202, %b49 ], [ %213, %b53 ], !dbg !1010
	%222 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 0, !dbg !1052
	store i32 %221, i32 addrspace(1)* %222, align 4, !dbg !1052
	br i1 %58, label %b56, label %b57, !dbg !1057

b56:
	%223 = call i32 asm sideeffect "redux.sync.min.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %174) convergent nounwind, !dbg !1058
	br label %b63, !dbg !1059

b57:
	br i1 %52, label %b58, label %b60, !dbg !1060

b58:
	%224 = phi i32 [ %231, %b59 ], [ %174, %b57 ], !dbg !1061
	%225 = phi i64 [ %234, %b59 ], [ 16, %b57 ], !dbg !1062
	%226 = icmp sgt i64 %225, 0, !dbg !1063
	br i1 %226, label %b59, label %b63, !dbg !1063

b59:
	%227 = trunc i64 %225 to i32, !dbg !1064
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %224, i32 %227, i32 31), !dbg !1064
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !1064
	%230 = icmp slt i32 %224, %229, !dbg !1065
	%231 = select i1 %230, i32 %224, i32 %229, !dbg !1065
	%232 = trunc i64 %225 to i32, !dbg !1066
	%233 = udiv i32 %232, 2, !dbg !1066
	%234 = zext i32 %233 to i64, !dbg !1066
	br label %b58, !dbg !1066

b60:
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 0, i32 31), !dbg !1067
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !1067
	br label %b61, !dbg !1067

b61:
	%237 = phi i32 [ %236, %b60 ], [ %243, %b62 ], !dbg !1068
	%238 = phi i32 [ 1, %b60 ], [ %244, %b62 ], !dbg !1069
	%239 = icmp slt i32 %238, %50, !dbg !1070
	br i1 %239, label %b62, label %b63, !dbg !1070

b62:
	%240 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 %238, i32 31), !dbg !1071
	%241 = extractvalue { i32, i1 } %240, 0, !dbg !1071
	%242 = icmp slt i32 %237, %241, !dbg !1065
	%243 = select i1 %242, i32 %237, i32 %241, !dbg !1065
	%244 = add i32 %238, 1, !dbg !1072
	br label %b61, !dbg !1072

b63:
	%245 = phi i32 [ %223, %b56 ], [ %224, %b58 ], [ %237, %b61 ], !dbg !1056
	br i1 %206, label %b69, label %b64, !dbg !1073

b64:
	call void @llvm.nvvm.barrier0(), !dbg !1075
	br i1 %156, label %b65, label %b66, !dbg !1076

b65:
	%246 = trunc i64 %35 to i32, !dbg !1077
	%247 = udiv i32 %246, 32, !dbg !1077
	%248 = zext i32 %247 to i64, !dbg !1077
	%249 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %248, !dbg !1078
	store i32 %245, i32 addrspace(3)* %249, align 4, !dbg !1078
	br label %b66, !dbg !1078

b66:
	call void @llvm.nvvm.barrier0(), !dbg !1079
	%250 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1080
	%251 = load i32, i32 addrspace(3)* %250, align 4, !dbg !1080
	br label %b67, !dbg !1080

b67:
	%252 = phi i32 [ %251, %b66 ], [ %259, %b68 ], !dbg !1081
	%253 = phi i32 [ 1, %b66 ], [ %260, %b68 ], !dbg !1082
	%254 = sext i32 %253 to i64, !dbg !1082
	%255 = icmp slt i32 %253, %205, !dbg !1083
	br i1 %255, label %b68, label %b69, !dbg !1083

b68:
	%256 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %254, !dbg !1084
	%257 = load i32, i32 addrspace(3)* %256, align 4, !dbg !1084
	%258 = icmp slt i32 %252, %257, !dbg !1065
	%259 = select i1 %258, i32 %252, i32 %257, !dbg !1065
	%260 = add i32 %253, 1, !dbg !1085
	br label %b67, !dbg !1085

b69:
	%261 = phi i32 [ %245, %b63 ], [ %252, %b67 ], !dbg !1055
	br i1 %58, label %b70, label %b71, !dbg !1090

b70:
	%262 = call i32 asm sideeffect "redux.sync.max.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %174) convergent nounwind, !dbg !1091
	br label %b77, !dbg !1092

b71:
	br i1 %52, label %b72, label %b74, !dbg !1093

b72:
	%263 = phi i32 [ %270, %b73 ], [ %174, %b71 ], !dbg !1094
	%264 = phi i64 [ %273, %b73 ], [ 16, %b71 ], !dbg !1095
	%265 = icmp sgt i64 %264, 0, !dbg !1096
	br i1 %265, label %b73, label %b77, !dbg !1096

b73:
	%266 = trunc i64 %264 to i32, !dbg !1097
	%267 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %263, i32 %266, i32 31), !dbg !1097
	%268 = extractvalue { i32, i1 } %267, 0, !dbg !1097
	%269 = icmp sgt i32 %263, %268, !dbg !1098
	%270 = select i1 %269, i32 %263, i32 %268, !dbg !1098
	%271 = trunc i64 %264 to i32, !dbg !1099
	%272 = udiv i32 %271, 2, !dbg !1099
	%273 = zext i32 %272 to i64, !dbg !1099
	br label %b72, !dbg !1099

b74:
	%274 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 0, i32 31), !dbg !1100
	%275 = extractvalue { i32, i1 } %274, 0, !dbg !1100
	br label %b75, !dbg !1100

b75:
	%276 = phi i32 [ %275, %b74 ], [ %282, %b76 ], !dbg !1101
	%277 = phi i32 [ 1, %b74 ], [ %283, %b76 ], !dbg !1102
	%278 = icmp slt i32 %277, %50, !dbg !1103
	br i1 %278, label %b76, label %b77, !dbg !1103

b76:
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 %277, i32 31), !dbg !1104
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !1104
	%281 = icmp sgt i32 %276, %280, !dbg !1098
	%282 = select i1 %281, i32 %276, i32 %280, !dbg !1098
	%283 = add i32 %277, 1, !dbg !1105
	br label %b75, !dbg !1105

b77:
	%284 = phi i32 [ %262, %b70 ], [ %263, %b72 ], [ %276, %b75 ], !dbg !1089
	br i1 %206, label %b83, label %b78, !dbg !1106

b78:
	call void @llvm.nvvm.barrier0(), !dbg !1108
	br i1 %156, label %b79, label %b80, !dbg !1109

b79:
	%285 = trunc i64 %35 to i32, !dbg !1110
	%286 = udiv i32 %285, 32, !dbg !1110
	%287 = zext i32 %286 to i64, !dbg !1110
	%288 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %287, !dbg !1111
	store i32 %284, i32 addrspace(3)* %288, align 4, !dbg !1111
	br label %b80, !dbg !1111

b80:
	call void @llvm.nvvm.barrier0(), !dbg !1112
	%289 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1113
	%290 = load i32, i32 addrspace(3)* %289, align 4, !dbg !1113
	br label %b81, !dbg !1113

b81:
	%291 = phi i32 [ %290, %b80 ], [ %298, %b82 ], !dbg !1114
	%292 = phi i32 [ 1, %b80 ], [ %299, %b82 ], !dbg !1115
	%293 = sext i32 %292 to i64, !dbg !1115
	%294 = icmp slt i32 %292, %205, !dbg !1116
	br i1 %294, label %b82, label %b83, !dbg !1116

b82:
	%295 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %293, !dbg !1117
	%296 = load i32, i32 addrspace(3)* %295, align 4, !dbg !1117
	%297 = icmp sgt i32 %291, %296, !dbg !1098
	%298 = select i1 %297, i32 %291, i32 %296, !dbg !1098
	%299 = add i32 %292, 1, !dbg !1118
	br label %b81, !dbg !1118

b83:
	%300 = phi i32 [ %284, %b77 ], [ %291, %b81 ], !dbg !1088
	%301 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 1, !dbg !1119
	store i32 %261, i32 addrspace(1)* %301, align 4, !dbg !1119
	%302 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 2, !dbg !1120
	store i32 %300, i32 addrspace(1)* %302, align 4, !dbg !1120
	br label %b84, !dbg !1121

b84:
	%303 = phi i32 [ %174, %b83 ], [ %312, %b87 ], !dbg !1122
	%304 = phi i32 [ 1, %b83 ], [ %313, %b87 ], !dbg !1123
	%305 = zext i32 %304 to i64, !dbg !1123
	%306 = icmp ult i32 %304, 32, !dbg !1124
	br i1 %306, label %b85, label %b88, !dbg !1124

b85:
	%307 = trunc i64 %305 to i32, !dbg !1125
	%308 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %303, i32 %307, i32 0), !dbg !1125
	%309 = extractvalue { i32, i1 } %308, 0, !dbg !1125
	%310 = icmp uge i32 %131, %304, !dbg !1126
	br i1 %310, label %b86, label %b87, !dbg !1126

b86:
	%311 = add i32 %303, %309, !dbg !1127
	br label %b87, !dbg !1127

b87:
	%312 = phi i32 [ %303, %b85 ], [ %311, %b86 ], !dbg !1122
	%313 = mul i32 %304, 2, !dbg !1128
	br label %b84, !dbg !1128

b88:
	br i1 %206, label %b94, label %b89, !dbg !1129

b89:
	%314 = trunc i64 %35 to i32, !dbg !1131
	%315 = udiv i32 %314, 32, !dbg !1131
	%316 = zext i32 %315 to i64, !dbg !1131
	%317 = trunc i64 %316 to i32, !dbg !1131
	call void @llvm.nvvm.barrier0(), !dbg !1132
	br i1 %179, label %b90, label %b91, !dbg !1019

b90:
	%318 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %316, !dbg !1133
	store i32 %303, i32 addrspace(3)* %318, align 4, !dbg !1133
	br label %b91, !dbg !1133

b91:
	call void @llvm.nvvm.barrier0(), !dbg !1134
	%319 = icmp slt i32 0, %317, !dbg !1134
	br i1 %319, label %b92, label %b93, !dbg !1134

b92:
	%320 = phi i32 [ %325, %b92_ok1 ], [ 0, %b91 ], !dbg !1135
	%321 = phi i64 [ %326, %b92_ok1 ], [ 0, %b91 ], !dbg !1135
	%322 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %321, !dbg !1136
	%323 = icmp uge i64 %321, 32, !dbg !1136
	br i1 %323, label %b92_fail1, label %b92_ok1, !dbg !1136, !prof !30

b92_ok1:
	%324 = load i32, i32 addrspace(3)* %322, align 4, !dbg !1136
	%325 = add i32 %320, %324, !dbg !1137
	%326 = add i64 %321, 1, !dbg !1137
	%327 = icmp slt i64 %326, %316, !dbg !1137
	br i1 %327, label %b92, label %b93, !dbg !1137

b93:
	%328 = phi i32 [ 0, %b91 ], [ %325, %b92_ok1 ], !dbg !1135
	br label %b94, !dbg !1138

b94:
	%329 = phi i32 [ 0, %b88 ], [ %328, %b93 ], !dbg !1017
	%330 = add i32 %329, %303, !dbg !1139
	br label %b95, !dbg !1143

b95:
	%331 = phi i32 [ %174, %b94 ], [ %340, %b98 ], !dbg !1144
	%332 = phi i32 [ 1, %b94 ], [ %341, %b98 ], !dbg !1145
	%333 = zext i32 %332 to i64, !dbg !1145
	%334 = icmp ult i32 %332, 32, !dbg !1146
	br i1 %334, label %b96, label %b99, !dbg !1146

b96:
	%335 = trunc i64 %333 to i32, !dbg !1147
	%336 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %331, i32 %335, i32 0), !dbg !1147
	%337 = extractvalue { i32, i1 } %336, 0, !dbg !1147
	%338 = icmp uge i32 %131, %332, !dbg !1148
	br i1 %338, label %b97, label %b98, !dbg !1148

b97:
	%339 = add i32 %331, %337, !dbg !1149
	br label %b98, !dbg !1149

b98:
	%340 = phi i32 [ %331, %b96 ], [ %339, %b97 ], !dbg !1144
	%341 = mul i32 %332, 2, !dbg !1150
	br label %b95, !dbg !1150

b99:
	br i1 %206, label %b105, label %b100, !dbg !1151

b100:
	%342 = trunc i64 %35 to i32, !dbg !1153
	%343 = udiv i32 %342, 32, !dbg !1153
	%344 = zext i32 %343 to i64, !dbg !1153
	%345 = trunc i64 %344 to i32, !dbg !1153
	call void @llvm.nvvm.barrier0(), !dbg !1154
	br i1 %179, label %b101, label %b102, !dbg !1155

b101:
	%346 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %344, !dbg !1156
	store i32 %331, i32 addrspace(3)* %346, align 4, !dbg !1156
	br label %b102, !dbg !1156

b102:
	call void @llvm.nvvm.barrier0(), !dbg !1157
	%347 = icmp slt i32 0, %345, !dbg !1157
	br i1 %347, label %b103, label %b104, !dbg !1157

b103:
	%348 = phi i32 [ %353, %b103_ok1 ], [ 0, %b102 ], !dbg !1158
	%349 = phi i64 [ %354, %b103_ok1 ], [ 0, %b102 ], !dbg !1158
	%350 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %349, !dbg !1159
	%351 = icmp uge i64 %349, 32, !dbg !1159
	br i1 %351, label %b103_fail1, label %b103_ok1, !dbg !1159, !prof !30

b103_ok1:
	%352 = load i32, i32 addrspace(3)* %350, align 4, !dbg !1159
	%353 = add i32 %348, %352, !dbg !1160
	%354 = add i64 %349, 1, !dbg !1160
	%355 = icmp slt i64 %354, %344, !dbg !1160
	br i1 %355, label %b103, label %b104, !dbg !1160

b104:
	%356 = phi i32 [ 0, %b102 ], [ %353, %b103_ok1 ], !dbg !1158
	br label %b105, !dbg !1161

b105:
	%357 = phi i32 [ 0, %b99 ], [ %356, %b104 ], !dbg !1142
	%358 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %331, i32 1, i32 0), !dbg !1162
	%359 = extractvalue { i32, i1 } %358, 0, !dbg !1162
	br i1 %156, label %b107, label %b106, !dbg !1163

b106:
	%360 = add i32 %357, %359, !dbg !1164
	br label %b107, !dbg !1165

b107:
	%361 = phi i32 [ %357, %b105 ], [ %360, %b106 ], !dbg !1141
	%362 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 3, !dbg !1166
	store i32 %330, i32 addrspace(1)* %362, align 4, !dbg !1166
	%363 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 4, !dbg !1167
	store i32 %361, i32 addrspace(1)* %363, align 4, !dbg !1167
	%364 = udiv i32 %180, 3, !dbg !1168
	%365 = zext i32 %364 to i64, !dbg !1168
	%366 = trunc i64 %365 to i32, !dbg !1168
	%367 = icmp sge i32 %366, %25, !dbg !1171
	br i1 %367, label %b108, label %b109, !dbg !1171

b108:
	call void asm sideeffect "", ""() nounwind, !dbg !1172
	br label %fail, !dbg !1172

b109:
	br i1 %206, label %b110, label %b111, !dbg !1173

b110:
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 %366, i32 31), !dbg !1174
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !1174
	br label %b114, !dbg !1175

b111:
	call void @llvm.nvvm.barrier0(), !dbg !1177
	%370 = icmp eq i32 %34, %366, !dbg !1178
	br i1 %370, label %b112, label %b113, !dbg !1178

b112:
	store i32 %174, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !1179
	br label %b113, !dbg !1179

b113:
	call void @llvm.nvvm.barrier0(), !dbg !1180
	%371 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !1181
	br label %b114, !dbg !1182

b114:
	%372 = phi i32 [ %369, %b110 ], [ %371, %b113 ], !dbg !1170
	%373 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 5, !dbg !1183
	store i32 %372, i32 addrspace(1)* %373, align 4, !dbg !1183
	%374 = add i32 %181, 1, !dbg !1183
	%375 = icmp slt i32 %374, 2, !dbg !1183
	br i1 %375, label %b41, label %b115, !dbg !1183

b115:
	ret void, !dbg !892

b0_fail1:
	%376 = icmp ugt i64 %37, %p1, !dbg !895
	br i1 %376, label %b0_fail2, label %b0_ok2, !dbg !895

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !895
	br label %fail, !dbg !895

b0_ok2:
	%377 = icmp uge i64 %36, %p5, !dbg !896
	br i1 %377, label %b0_fail3, label %b0_ok3, !dbg !896

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !896
	br label %fail, !dbg !896

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !899
	br label %fail, !dbg !899

b40_fail1:
	%378 = icmp ugt i64 %37, %p3, !dbg !1002
	br i1 %378, label %b40_fail2, label %b40_ok2, !dbg !1002

b40_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1002
	br label %fail, !dbg !1002

b40_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !1005
	br label %fail, !dbg !1005

b92_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !1136
	br label %fail, !dbg !1136

b103_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !1159
	br label %fail, !dbg !1159

fail:
	%379 = phi i32 [ 26, %b0_fail2 ], [ 27, %b0_fail3 ], [ 28, %b0_ok3 ], [ 30, %b38 ], [ 31, %b40_fail2 ], [ 28, %b40_ok2 ], [ 29, %b92_fail1 ], [ 29, %b103_fail1 ], [ 30, %b108 ], !dbg !890
	%380 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b38 ], [ %37, %b40_fail2 ], [ 6, %b40_ok2 ], [ %321, %b92_fail1 ], [ %349, %b103_fail1 ], [ 0, %b108 ], !dbg !890
	%381 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ 0, %b38 ], [ %p3, %b40_fail2 ], [ %169, %b40_ok2 ], [ 32, %b92_fail1 ], [ 32, %b103_fail1 ], [ 0, %b108 ], !dbg !890
	call void @gpuc_fail(i8* %ctrl, i32 %379, i64 %380, i64 %381), !dbg !890
	ret void, !dbg !890
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1184 {
entry:
	br label %b0, !dbg !1185

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !1185
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1185
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !1185
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1188, !range !11
	%4 = sext i32 %3 to i64, !dbg !1188
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1188, !range !12
	%6 = sext i32 %5 to i64, !dbg !1188
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1188, !range !12
	%8 = sext i32 %7 to i64, !dbg !1188
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1188, !range !13
	%10 = sext i32 %9 to i64, !dbg !1188
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1188, !range !14
	%12 = sext i32 %11 to i64, !dbg !1188
	%13 = trunc i64 %12 to i32, !dbg !1188
	%14 = trunc i64 %8 to i32, !dbg !1188
	%15 = mul i32 %13, %14, !dbg !1188
	%16 = trunc i64 %6 to i32, !dbg !1188
	%17 = add i32 %16, %15, !dbg !1188
	%18 = zext i32 %17 to i64, !dbg !1188
	%19 = mul i64 %10, %18, !dbg !1188
	%20 = add i64 %4, %19, !dbg !1188
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1188, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1188, !range !15
	%23 = mul i32 %21, %22, !dbg !1188
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1188, !range !16
	%25 = mul i32 %23, %24, !dbg !1188
	%26 = sext i32 %25 to i64, !dbg !1188
	%27 = mul i64 %20, %26, !dbg !1188
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1188, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1188, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1188, !range !18
	%31 = mul i32 %22, %30, !dbg !1188
	%32 = add i32 %29, %31, !dbg !1188
	%33 = mul i32 %21, %32, !dbg !1188
	%34 = add i32 %28, %33, !dbg !1188
	%35 = sext i32 %34 to i64, !dbg !1188
	%36 = add i64 %27, %35, !dbg !1188
	%37 = mul i64 %36, 3, !dbg !1189
	%38 = sub i64 %p1, %37, !dbg !1190
	%39 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %37, !dbg !1190
	%40 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %36, !dbg !1191
	%41 = icmp ugt i64 %37, %p1, !dbg !1190
	%42 = icmp uge i64 %36, %p5, !dbg !1191
	%43 = icmp ugt i64 3, %38, !dbg !1194
	%44 = or i1 %41, %42, !dbg !1194
	%45 = or i1 %44, %43, !dbg !1194
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !1194, !prof !30

b0_ok1:
	%46 = load i32, i32 addrspace(1)* %40, align 4, !dbg !1191
	%47 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !1199
	%48 = getelementptr inbounds [12 x i8], [12 x i8]* %47, i64 0, i64 0, !dbg !1199
	%49 = call i32 @__nvvm_reflect(i8* %48), !dbg !1199
	%50 = icmp sge i32 %49, 800, !dbg !1199
	br i1 %50, label %b1, label %b2, !dbg !1199

b1:
	%51 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !1200
	br label %b8, !dbg !1201

b2:
	%52 = and i32 %34, -32, !dbg !1202
	%53 = sub i32 %25, %52, !dbg !1202
	%54 = icmp slt i32 %53, 32, !dbg !1202
	%55 = select i1 %54, i32 %53, i32 32, !dbg !1202
	%56 = sext i32 %55 to i64, !dbg !1202
	%57 = icmp eq i64 %56, 32, !dbg !1203
	br i1 %57, label %b3, label %b5, !dbg !1203

b3:
	%58 = phi i32 [ %46, %b2 ], [ %64, %b4 ], !dbg !1204
	%59 = phi i64 [ 16, %b2 ], [ %67, %b4 ], !dbg !1205
	%60 = icmp sgt i64 %59, 0, !dbg !1206
	br i1 %60, label %b4, label %b8, !dbg !1206

b4:
	%61 = trunc i64 %59 to i32, !dbg !1207
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %58, i32 %61, i32 31), !dbg !1207
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1207
	%64 = and i32 %58, %63, !dbg !1208
	%65 = trunc i64 %59 to i32, !dbg !1209
	%66 = udiv i32 %65, 2, !dbg !1209
	%67 = zext i32 %66 to i64, !dbg !1209
	br label %b3, !dbg !1209

b5:
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !1210
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !1210
	br label %b6, !dbg !1210

b6:
	%70 = phi i32 [ %69, %b5 ], [ %75, %b7 ], !dbg !1211
	%71 = phi i32 [ 1, %b5 ], [ %76, %b7 ], !dbg !1212
	%72 = icmp slt i32 %71, %55, !dbg !1213
	br i1 %72, label %b7, label %b8, !dbg !1213

b7:
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %71, i32 31), !dbg !1214
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !1214
	%75 = and i32 %70, %74, !dbg !1208
	%76 = add i32 %71, 1, !dbg !1215
	br label %b6, !dbg !1215

b8:
	%77 = phi i32 [ %51, %b1 ], [ %58, %b3 ], [ %70, %b6 ], !dbg !1198
	br i1 %50, label %b9, label %b10, !dbg !1220

b9:
	%78 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !1221
	br label %b16, !dbg !1222

b10:
	%79 = and i32 %34, -32, !dbg !1223
	%80 = sub i32 %25, %79, !dbg !1223
	%81 = icmp slt i32 %80, 32, !dbg !1223
	%82 = select i1 %81, i32 %80, i32 32, !dbg !1223
	%83 = sext i32 %82 to i64, !dbg !1223
	%84 = icmp eq i64 %83, 32, !dbg !1224
	br i1 %84, label %b11, label %b13, !dbg !1224

b11:
	%85 = phi i32 [ %46, %b10 ], [ %91, %b12 ], !dbg !1225
	%86 = phi i64 [ 16, %b10 ], [ %94, %b12 ], !dbg !1226
	%87 = icmp sgt i64 %86, 0, !dbg !1227
	br i1 %87, label %b12, label %b16, !dbg !1227

b12:
	%88 = trunc i64 %86 to i32, !dbg !1228
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %85, i32 %88, i32 31), !dbg !1228
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !1228
	%91 = or i32 %85, %90, !dbg !1229
	%92 = trunc i64 %86 to i32, !dbg !1230
	%93 = udiv i32 %92, 2, !dbg !1230
	%94 = zext i32 %93 to i64, !dbg !1230
	br label %b11, !dbg !1230

b13:
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !1231
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !1231
	br label %b14, !dbg !1231

b14:
	%97 = phi i32 [ %96, %b13 ], [ %102, %b15 ], !dbg !1232
	%98 = phi i32 [ 1, %b13 ], [ %103, %b15 ], !dbg !1233
	%99 = icmp slt i32 %98, %82, !dbg !1234
	br i1 %99, label %b15, label %b16, !dbg !1234

b15:
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %98, i32 31), !dbg !1235
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !1235
	%102 = or i32 %97, %101, !dbg !1229
	%103 = add i32 %98, 1, !dbg !1236
	br label %b14, !dbg !1236

b16:
	%104 = phi i32 [ %78, %b9 ], [ %85, %b11 ], [ %97, %b14 ], !dbg !1219
	br i1 %50, label %b17, label %b18, !dbg !1241

b17:
	%105 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !1242
	br label %b24, !dbg !1243

b18:
	%106 = and i32 %34, -32, !dbg !1244
	%107 = sub i32 %25, %106, !dbg !1244
	%108 = icmp slt i32 %107, 32, !dbg !1244
	%109 = select i1 %108, i32 %107, i32 32, !dbg !1244
	%110 = sext i32 %109 to i64, !dbg !1244
	%111 = icmp eq i64 %110, 32, !dbg !1245
	br i1 %111, label %b19, label %b21, !dbg !1245

b19:
	%112 = phi i32 [ %46, %b18 ], [ %118, %b20 ], !dbg !1246
	%113 = phi i64 [ 16, %b18 ], [ %121, %b20 ], !dbg !1247
	%114 = icmp sgt i64 %113, 0, !dbg !1248
	br i1 %114, label %b20, label %b24, !dbg !1248

b20:
	%115 = trunc i64 %113 to i32, !dbg !1249
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %112, i32 %115, i32 31), !dbg !1249
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !1249
	%118 = xor i32 %112, %117, !dbg !1250
	%119 = trunc i64 %113 to i32, !dbg !1251
	%120 = udiv i32 %119, 2, !dbg !1251
	%121 = zext i32 %120 to i64, !dbg !1251
	br label %b19, !dbg !1251

b21:
	%122 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !1252
	%123 = extractvalue { i32, i1 } %122, 0, !dbg !1252
	br label %b22, !dbg !1252

b22:
	%124 = phi i32 [ %123, %b21 ], [ %129, %b23 ], !dbg !1253
	%125 = phi i32 [ 1, %b21 ], [ %130, %b23 ], !dbg !1254
	%126 = icmp slt i32 %125, %109, !dbg !1255
	br i1 %126, label %b23, label %b24, !dbg !1255

b23:
	%127 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %125, i32 31), !dbg !1256
	%128 = extractvalue { i32, i1 } %127, 0, !dbg !1256
	%129 = xor i32 %124, %128, !dbg !1250
	%130 = add i32 %125, 1, !dbg !1257
	br label %b22, !dbg !1257

b24:
	%131 = phi i32 [ %105, %b17 ], [ %112, %b19 ], [ %124, %b22 ], !dbg !1240
	%132 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 0, !dbg !1258
	store i32 %77, i32 addrspace(1)* %132, align 4, !dbg !1258
	%133 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 1, !dbg !1259
	store i32 %104, i32 addrspace(1)* %133, align 4, !dbg !1259
	%134 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 2, !dbg !1260
	store i32 %131, i32 addrspace(1)* %134, align 4, !dbg !1260
	%135 = sub i64 %p3, %37, !dbg !1261
	%136 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %37, !dbg !1261
	%137 = icmp ugt i64 %37, %p3, !dbg !1261
	%138 = icmp ugt i64 3, %135, !dbg !1264
	%139 = or i1 %137, %138, !dbg !1264
	br i1 %139, label %b24_fail1, label %b24_ok1, !dbg !1264, !prof !30

b24_ok1:
	%140 = load i32, i32 addrspace(1)* %40, align 4, !dbg !1265
	br i1 %50, label %b25, label %b26, !dbg !1270

b25:
	%141 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %140) convergent nounwind, !dbg !1271
	br label %b32, !dbg !1272

b26:
	%142 = and i32 %34, -32, !dbg !1273
	%143 = sub i32 %25, %142, !dbg !1273
	%144 = icmp slt i32 %143, 32, !dbg !1273
	%145 = select i1 %144, i32 %143, i32 32, !dbg !1273
	%146 = sext i32 %145 to i64, !dbg !1273
	%147 = icmp eq i64 %146, 32, !dbg !1274
	br i1 %147, label %b27, label %b29, !dbg !1274

b27:
	%148 = phi i32 [ %140, %b26 ], [ %154, %b28 ], !dbg !1275
	%149 = phi i64 [ 16, %b26 ], [ %157, %b28 ], !dbg !1276
	%150 = icmp sgt i64 %149, 0, !dbg !1277
	br i1 %150, label %b28, label %b32, !dbg !1277

b28:
	%151 = trunc i64 %149 to i32, !dbg !1278
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %148, i32 %151, i32 31), !dbg !1278
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !1278
	%154 = and i32 %148, %153, !dbg !1279
	%155 = trunc i64 %149 to i32, !dbg !1280
	%156 = udiv i32 %155, 2, !dbg !1280
	%157 = zext i32 %156 to i64, !dbg !1280
	br label %b27, !dbg !1280

b29:
	%158 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !1281
	%159 = extractvalue { i32, i1 } %158, 0, !dbg !1281
	br label %b30, !dbg !1281

b30:
	%160 = phi i32 [ %159, %b29 ], [ %165, %b31 ], !dbg !1282
	%161 = phi i32 [ 1, %b29 ], [ %166, %b31 ], !dbg !1283
	%162 = icmp slt i32 %161, %145, !dbg !1284
	br i1 %162, label %b31, label %b32, !dbg !1284

b31:
	%163 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 %161, i32 31), !dbg !1285
	%164 = extractvalue { i32, i1 } %163, 0, !dbg !1285
	%165 = and i32 %160, %164, !dbg !1279
	%166 = add i32 %161, 1, !dbg !1286
	br label %b30, !dbg !1286

b32:
	%167 = phi i32 [ %141, %b25 ], [ %148, %b27 ], [ %160, %b30 ], !dbg !1269
	%168 = trunc i64 %26 to i32, !dbg !1288
	%169 = add i32 %168, 32, !dbg !1288
	%170 = sub i32 %169, 1, !dbg !1289
	%171 = udiv i32 %170, 32, !dbg !1290
	%172 = zext i32 %171 to i64, !dbg !1290
	%173 = trunc i64 %172 to i32, !dbg !1290
	%174 = icmp eq i64 %172, 1, !dbg !1291
	br i1 %174, label %b38, label %b33, !dbg !1291

b33:
	call void @llvm.nvvm.barrier0(), !dbg !1293
	%175 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1294, !range !20
	%176 = sext i32 %175 to i64, !dbg !1294
	%177 = icmp eq i64 %176, 0, !dbg !1295
	br i1 %177, label %b34, label %b35, !dbg !1295

b34:
	%178 = trunc i64 %35 to i32, !dbg !1296
	%179 = udiv i32 %178, 32, !dbg !1296
	%180 = zext i32 %179 to i64, !dbg !1296
	%181 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %180, !dbg !1297
	store i32 %167, i32 addrspace(3)* %181, align 4, !dbg !1297
	br label %b35, !dbg !1297

b35:
	call void @llvm.nvvm.barrier0(), !dbg !1298
	%182 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1299
	%183 = load i32, i32 addrspace(3)* %182, align 4, !dbg !1299
	br label %b36, !dbg !1299

b36:
	%184 = phi i32 [ %183, %b35 ], [ %190, %b37 ], !dbg !1300
	%185 = phi i32 [ 1, %b35 ], [ %191, %b37 ], !dbg !1301
	%186 = sext i32 %185 to i64, !dbg !1301
	%187 = icmp slt i32 %185, %173, !dbg !1302
	br i1 %187, label %b37, label %b38, !dbg !1302

b37:
	%188 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %186, !dbg !1303
	%189 = load i32, i32 addrspace(3)* %188, align 4, !dbg !1303
	%190 = and i32 %184, %189, !dbg !1279
	%191 = add i32 %185, 1, !dbg !1304
	br label %b36, !dbg !1304

b38:
	%192 = phi i32 [ %167, %b32 ], [ %184, %b36 ], !dbg !1268
	br i1 %50, label %b39, label %b40, !dbg !1309

b39:
	%193 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %140) convergent nounwind, !dbg !1310
	br label %b46, !dbg !1311

b40:
	%194 = and i32 %34, -32, !dbg !1312
	%195 = sub i32 %25, %194, !dbg !1312
	%196 = icmp slt i32 %195, 32, !dbg !1312
	%197 = select i1 %196, i32 %195, i32 32, !dbg !1312
	%198 = sext i32 %197 to i64, !dbg !1312
	%199 = icmp eq i64 %198, 32, !dbg !1313
	br i1 %199, label %b41, label %b43, !dbg !1313

b41:
	%200 = phi i32 [ %140, %b40 ], [ %206, %b42 ], !dbg !1314
	%201 = phi i64 [ 16, %b40 ], [ %209, %b42 ], !dbg !1315
	%202 = icmp sgt i64 %201, 0, !dbg !1316
	br i1 %202, label %b42, label %b46, !dbg !1316

b42:
	%203 = trunc i64 %201 to i32, !dbg !1317
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %200, i32 %203, i32 31), !dbg !1317
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !1317
	%206 = or i32 %200, %205, !dbg !1318
	%207 = trunc i64 %201 to i32, !dbg !1319
	%208 = udiv i32 %207, 2, !dbg !1319
	%209 = zext i32 %208 to i64, !dbg !1319
	br label %b41, !dbg !1319

b43:
	%210 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !1320
	%211 = extractvalue { i32, i1 } %210, 0, !dbg !1320
	br label %b44, !dbg !1320

b44:
	%212 = phi i32 [ %211, %b43 ], [ %217, %b45 ], !dbg !1321
	%213 = phi i32 [ 1, %b43 ], [ %218, %b45 ], !dbg !1322
	%214 = icmp slt i32 %213, %197, !dbg !1323
	br i1 %214, label %b45, label %b46, !dbg !1323

b45:
	%215 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 %213, i32 31), !dbg !1324
	%216 = extractvalue { i32, i1 } %215, 0, !dbg !1324
	%217 = or i32 %212, %216, !dbg !1318
	%218 = add i32 %213, 1, !dbg !1325
	br label %b44, !dbg !1325

b46:
	%219 = phi i32 [ %193, %b39 ], [ %200, %b41 ], [ %212, %b44 ], !dbg !1308
	br i1 %174, label %b52, label %b47, !dbg !1326

b47:
	call void @llvm.nvvm.barrier0(), !dbg !1328
	%220 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1329, !range !20
	%221 = sext i32 %220 to i64, !dbg !1329
	%222 = icmp eq i64 %221, 0, !dbg !1330
	br i1 %222, label %b48, label %b49, !dbg !1330

b48:
	%223 = trunc i64 %35 to i32, !dbg !1331
	%224 = udiv i32 %223, 32, !dbg !1331
	%225 = zext i32 %224 to i64, !dbg !1331
	%226 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %225, !dbg !1332
	store i32 %219, i32 addrspace(3)* %226, align 4, !dbg !1332
	br label %b49, !dbg !1332

b49:
	call void @llvm.nvvm.barrier0(), !dbg !1333
	%227 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1334
	%228 = load i32, i32 addrspace(3)* %227, align 4, !dbg !1334
	br label %b50, !dbg !1334

b50:
	%229 = phi i32 [ %228, %b49 ], [ %235, %b51 ], !dbg !1335
	%230 = phi i32 [ 1, %b49 ], [ %236, %b51 ], !dbg !1336
	%231 = sext i32 %230 to i64, !dbg !1336
	%232 = icmp slt i32 %230, %173, !dbg !1337
	br i1 %232, label %b51, label %b52, !dbg !1337

b51:
	%233 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %231, !dbg !1338
	%234 = load i32, i32 addrspace(3)* %233, align 4, !dbg !1338
	%235 = or i32 %229, %234, !dbg !1318
	%236 = add i32 %230, 1, !dbg !1339
	br label %b50, !dbg !1339

b52:
	%237 = phi i32 [ %219, %b46 ], [ %229, %b50 ], !dbg !1307
	br i1 %50, label %b53, label %b54, !dbg !1344

b53:
	%238 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %140) convergent nounwind, !dbg !1345
	br label %b60, !dbg !1346

b54:
	%239 = and i32 %34, -32, !dbg !1347
	%240 = sub i32 %25, %239, !dbg !1347
	%241 = icmp slt i32 %240, 32, !dbg !1347
	%242 = select i1 %241, i32 %240, i32 32, !dbg !1347
	%243 = sext i32 %242 to i64, !dbg !1347
	%244 = icmp eq i64 %243, 32, !dbg !1348
	br i1 %244, label %b55, label %b57, !dbg !1348

b55:
	%245 = phi i32 [ %140, %b54 ], [ %251, %b56 ], !dbg !1349
	%246 = phi i64 [ 16, %b54 ], [ %254, %b56 ], !dbg !1350
	%247 = icmp sgt i64 %246, 0, !dbg !1351
	br i1 %247, label %b56, label %b60, !dbg !1351

b56:
	%248 = trunc i64 %246 to i32, !dbg !1352
	%249 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %245, i32 %248, i32 31), !dbg !1352
	%250 = extractvalue { i32, i1 } %249, 0, !dbg !1352
	%251 = xor i32 %245, %250, !dbg !1353
	%252 = trunc i64 %246 to i32, !dbg !1354
	%253 = udiv i32 %252, 2, !dbg !1354
	%254 = zext i32 %253 to i64, !dbg !1354
	br label %b55, !dbg !1354

b57:
	%255 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !1355
	%256 = extractvalue { i32, i1 } %255, 0, !dbg !1355
	br label %b58, !dbg !1355

b58:
	%257 = phi i32 [ %256, %b57 ], [ %262, %b59 ], !dbg !1356
	%258 = phi i32 [ 1, %b57 ], [ %263, %b59 ], !dbg !1357
	%259 = icmp slt i32 %258, %242, !dbg !1358
	br i1 %259, label %b59, label %b60, !dbg !1358

b59:
	%260 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 %258, i32 31), !dbg !1359
	%261 = extractvalue { i32, i1 } %260, 0, !dbg !1359
	%262 = xor i32 %257, %261, !dbg !1353
	%263 = add i32 %258, 1, !dbg !1360
	br label %b58, !dbg !1360

b60:
	%264 = phi i32 [ %238, %b53 ], [ %245, %b55 ], [ %257, %b58 ], !dbg !1343
	br i1 %174, label %b66, label %b61, !dbg !1361

b61:
	call void @llvm.nvvm.barrier0(), !dbg !1363
	%265 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1364, !range !20
	%266 = sext i32 %265 to i64, !dbg !1364
	%267 = icmp eq i64 %266, 0, !dbg !1365
	br i1 %267, label %b62, label %b63, !dbg !1365

b62:
	%268 = trunc i64 %35 to i32, !dbg !1366
	%269 = udiv i32 %268, 32, !dbg !1366
	%270 = zext i32 %269 to i64, !dbg !1366
	%271 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %270, !dbg !1367
	store i32 %264, i32 addrspace(3)* %271, align 4, !dbg !1367
	br label %b63, !dbg !1367

b63:
	call void @llvm.nvvm.barrier0(), !dbg !1368
	%272 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1369
	%273 = load i32, i32 addrspace(3)* %272, align 4, !dbg !1369
	br label %b64, !dbg !1369

b64:
	%274 = phi i32 [ %273, %b63 ], [ %280, %b65 ], !dbg !1370
	%275 = phi i32 [ 1, %b63 ], [ %281, %b65 ], !dbg !1371
	%276 = sext i32 %275 to i64, !dbg !1371
	%277 = icmp slt i32 %275, %173, !dbg !1372
	br i1 %277, label %b65, label %b66, !dbg !1372

b65:
	%278 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %276, !dbg !1373
	%279 = load i32, i32 addrspace(3)* %278, align 4, !dbg !1373
	%280 = xor i32 %274, %279, !dbg !1353
	%281 = add i32 %275, 1, !dbg !1374
	br label %b64, !dbg !1374

b66:
	%282 = phi i32 [ %264, %b60 ], [ %274, %b64 ], !dbg !1342
	%283 = getelementptr inbounds i32, i32 addrspace(1)* %136, i64 0, !dbg !1375
	store i32 %192, i32 addrspace(1)* %283, align 4, !dbg !1375
	%284 = getelementptr inbounds i32, i32 addrspace(1)* %136, i64 1, !dbg !1376
	store i32 %237, i32 addrspace(1)* %284, align 4, !dbg !1376
	%285 = getelementptr inbounds i32, i32 addrspace(1)* %136, i64 2, !dbg !1377
	store i32 %282, i32 addrspace(1)* %285, align 4, !dbg !1377
	ret void, !dbg !1187

b0_fail1:
	%286 = icmp ugt i64 %37, %p1, !dbg !1190
	br i1 %286, label %b0_fail2, label %b0_ok2, !dbg !1190

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1190
	br label %fail, !dbg !1190

b0_ok2:
	%287 = icmp uge i64 %36, %p5, !dbg !1191
	br i1 %287, label %b0_fail3, label %b0_ok3, !dbg !1191

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !1191
	br label %fail, !dbg !1191

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !1194
	br label %fail, !dbg !1194

b24_fail1:
	%288 = icmp ugt i64 %37, %p3, !dbg !1261
	br i1 %288, label %b24_fail2, label %b24_ok2, !dbg !1261

b24_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1261
	br label %fail, !dbg !1261

b24_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !1264
	br label %fail, !dbg !1264

fail:
	%289 = phi i32 [ 32, %b0_fail2 ], [ 33, %b0_fail3 ], [ 34, %b0_ok3 ], [ 35, %b24_fail2 ], [ 34, %b24_ok2 ], !dbg !1185
	%290 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 3, %b0_ok3 ], [ %37, %b24_fail2 ], [ 3, %b24_ok2 ], !dbg !1185
	%291 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ %p3, %b24_fail2 ], [ %135, %b24_ok2 ], !dbg !1185
	call void @gpuc_fail(i8* %ctrl, i32 %289, i64 %290, i64 %291), !dbg !1185
	ret void, !dbg !1185
}

define void @ExchangeInt64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1378 {
entry:
	br label %b0, !dbg !1379

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1379
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1379
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1379
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1382, !range !11
	%4 = sext i32 %3 to i64, !dbg !1382
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1382, !range !12
	%6 = sext i32 %5 to i64, !dbg !1382
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1382, !range !12
	%8 = sext i32 %7 to i64, !dbg !1382
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1382, !range !13
	%10 = sext i32 %9 to i64, !dbg !1382
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1382, !range !14
	%12 = sext i32 %11 to i64, !dbg !1382
	%13 = trunc i64 %12 to i32, !dbg !1382
	%14 = trunc i64 %8 to i32, !dbg !1382
	%15 = mul i32 %13, %14, !dbg !1382
	%16 = zext i32 %15 to i64, !dbg !1382
	%17 = trunc i64 %6 to i32, !dbg !1382
	%18 = add i32 %17, %15, !dbg !1382
	%19 = zext i32 %18 to i64, !dbg !1382
	%20 = mul i64 %10, %19, !dbg !1382
	%21 = add i64 %4, %20, !dbg !1382
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1382, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1382, !range !15
	%24 = mul i32 %22, %23, !dbg !1382
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1382, !range !16
	%26 = mul i32 %24, %25, !dbg !1382
	%27 = sext i32 %26 to i64, !dbg !1382
	%28 = mul i64 %21, %27, !dbg !1382
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1382, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1382, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1382, !range !18
	%32 = mul i32 %23, %31, !dbg !1382
	%33 = add i32 %30, %32, !dbg !1382
	%34 = mul i32 %22, %33, !dbg !1382
	%35 = add i32 %29, %34, !dbg !1382
	%36 = sext i32 %35 to i64, !dbg !1382
	%37 = add i64 %28, %36, !dbg !1382
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1383, !range !20
	%39 = sext i32 %38 to i64, !dbg !1383
	%40 = and i32 %35, -32, !dbg !1384
	%41 = sub i32 %26, %40, !dbg !1384
	%42 = icmp slt i32 %41, 32, !dbg !1384
	%43 = select i1 %42, i32 %41, i32 32, !dbg !1384
	%44 = sext i32 %43 to i64, !dbg !1384
	%45 = icmp eq i64 %44, 32, !dbg !1385
	br i1 %45, label %b1, label %b2, !dbg !1385

b1:
	br label %b2, !dbg !1385

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1386
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1387
	%48 = mul i64 %37, 4, !dbg !1389
	%49 = sub i64 %p1, %48, !dbg !1390
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %37, !dbg !1388
	%51 = icmp uge i64 %37, %p5, !dbg !1388
	%52 = icmp ugt i64 %48, %p1, !dbg !1390
	%53 = icmp ugt i64 4, %49, !dbg !1391
	%54 = icmp eq i64 %44, 0, !dbg !1392
	%55 = or i1 %51, %52, !dbg !1392
	%56 = or i1 %55, %53, !dbg !1392
	%57 = or i1 %56, %54, !dbg !1392
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !1392, !prof !30

b2_ok1:
	%58 = load i64, i64 addrspace(1)* %50, align 8, !dbg !1388
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %48, !dbg !1390
	%60 = trunc i64 %39 to i32, !dbg !1393
	%61 = mul i32 %60, 7, !dbg !1393
	%62 = zext i32 %61 to i64, !dbg !1393
	%63 = add i32 %61, 3, !dbg !1394
	%64 = zext i32 %63 to i64, !dbg !1394
	%65 = icmp eq i64 %44, -1, !dbg !1392
	%66 = select i1 %65, i64 1, i64 %44, !dbg !1392
	%67 = srem i64 %64, %66, !dbg !1392
	%68 = trunc i64 %67 to i32, !dbg !1395
	%69 = trunc i64 %58 to i32, !dbg !1395
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !1395
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !1395
	%72 = lshr i64 %58, 32, !dbg !1395
	%73 = trunc i64 %72 to i32, !dbg !1395
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %73, i32 %68, i32 31), !dbg !1395
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !1395
	%76 = zext i32 %75 to i64, !dbg !1395
	%77 = shl i64 %76, 32, !dbg !1395
	%78 = zext i32 %71 to i64, !dbg !1395
	%79 = or i64 %78, %77, !dbg !1395
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 0, !dbg !1396
	store i64 %79, i64 addrspace(1)* %80, align 8, !dbg !1396
	%81 = trunc i64 %58 to i32, !dbg !1397
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %81, i32 3, i32 0), !dbg !1397
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !1397
	%84 = lshr i64 %58, 32, !dbg !1397
	%85 = trunc i64 %84 to i32, !dbg !1397
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %85, i32 3, i32 0), !dbg !1397
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !1397
	%88 = zext i32 %87 to i64, !dbg !1397
	%89 = shl i64 %88, 32, !dbg !1397
	%90 = zext i32 %83 to i64, !dbg !1397
	%91 = or i64 %90, %89, !dbg !1397
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 1, !dbg !1398
	store i64 %91, i64 addrspace(1)* %92, align 8, !dbg !1398
	%93 = trunc i64 %46 to i32, !dbg !1399
	%94 = trunc i64 %58 to i32, !dbg !1399
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %94, i32 %93, i32 31), !dbg !1399
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !1399
	%97 = lshr i64 %58, 32, !dbg !1399
	%98 = trunc i64 %97 to i32, !dbg !1399
	%99 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %98, i32 %93, i32 31), !dbg !1399
	%100 = extractvalue { i32, i1 } %99, 0, !dbg !1399
	%101 = zext i32 %100 to i64, !dbg !1399
	%102 = shl i64 %101, 32, !dbg !1399
	%103 = zext i32 %96 to i64, !dbg !1399
	%104 = or i64 %103, %102, !dbg !1399
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 2, !dbg !1400
	store i64 %104, i64 addrspace(1)* %105, align 8, !dbg !1400
	%106 = trunc i64 %47 to i32, !dbg !1401
	%107 = trunc i64 %58 to i32, !dbg !1401
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %107, i32 %106, i32 31), !dbg !1401
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !1401
	%110 = lshr i64 %58, 32, !dbg !1401
	%111 = trunc i64 %110 to i32, !dbg !1401
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %111, i32 %106, i32 31), !dbg !1401
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !1401
	%114 = zext i32 %113 to i64, !dbg !1401
	%115 = shl i64 %114, 32, !dbg !1401
	%116 = zext i32 %109 to i64, !dbg !1401
	%117 = or i64 %116, %115, !dbg !1401
	%118 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 3, !dbg !1402
	store i64 %117, i64 addrspace(1)* %118, align 8, !dbg !1402
	%119 = mul i64 %37, 3, !dbg !1403
	%120 = sub i64 %p3, %119, !dbg !1404
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %119, !dbg !1404
	%122 = icmp ugt i64 %119, %p3, !dbg !1404
	%123 = icmp ugt i64 3, %120, !dbg !1405
	%124 = or i1 %122, %123, !dbg !1405
	br i1 %124, label %b2_fail5, label %b2_ok5, !dbg !1405, !prof !30

b2_ok5:
	%125 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %58) convergent nounwind, !dbg !1406
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 0, !dbg !1407
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !1407
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 1, !dbg !1408
	store i32 7, i32 addrspace(1)* %127, align 4, !dbg !1408
	%128 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %58) convergent nounwind, !dbg !1409
	store i32 %128, i32 addrspace(1)* %127, align 4, !dbg !1410
	%129 = sub i64 %37, %39, !dbg !1411
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %129, !dbg !1412
	%131 = icmp uge i64 %129, %p5, !dbg !1412
	br i1 %131, label %b2_fail7, label %b2_ok7, !dbg !1412, !prof !30

b2_ok7:
	%132 = load i64, i64 addrspace(1)* %130, align 8, !dbg !1412
	%133 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %132) convergent nounwind, !dbg !1413
	%134 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 2, !dbg !1414
	store i32 %133, i32 addrspace(1)* %134, align 4, !dbg !1414
	ret void, !dbg !1381

b2_fail1:
	%135 = icmp uge i64 %37, %p5, !dbg !1388
	br i1 %135, label %b2_fail2, label %b2_ok2, !dbg !1388

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1388
	br label %fail, !dbg !1388

b2_ok2:
	%136 = icmp ugt i64 %48, %p1, !dbg !1390
	br i1 %136, label %b2_fail3, label %b2_ok3, !dbg !1390

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !1390
	br label %fail, !dbg !1390

b2_ok3:
	%137 = icmp ugt i64 4, %49, !dbg !1391
	br i1 %137, label %b2_fail4, label %b2_ok4, !dbg !1391

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !1391
	br label %fail, !dbg !1391

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !1392
	br label %fail, !dbg !1392

b2_fail5:
	%138 = icmp ugt i64 %119, %p3, !dbg !1404
	br i1 %138, label %b2_fail6, label %b2_ok6, !dbg !1404

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !1404
	br label %fail, !dbg !1404

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !1405
	br label %fail, !dbg !1405

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !1412
	br label %fail, !dbg !1412

fail:
	%139 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !1379
	%140 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %119, %b2_fail6 ], [ 3, %b2_ok6 ], [ %129, %b2_fail7 ], !dbg !1379
	%141 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %120, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !1379
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !1379
	ret void, !dbg !1379
}

define void @NumbersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1415 {
entry:
	br label %b0, !dbg !1416

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1416
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !1416
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1416
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1419, !range !11
	%4 = sext i32 %3 to i64, !dbg !1419
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1419, !range !12
	%6 = sext i32 %5 to i64, !dbg !1419
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1419, !range !12
	%8 = sext i32 %7 to i64, !dbg !1419
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1419, !range !13
	%10 = sext i32 %9 to i64, !dbg !1419
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1419, !range !14
	%12 = sext i32 %11 to i64, !dbg !1419
	%13 = trunc i64 %12 to i32, !dbg !1419
	%14 = trunc i64 %8 to i32, !dbg !1419
	%15 = mul i32 %13, %14, !dbg !1419
	%16 = trunc i64 %6 to i32, !dbg !1419
	%17 = add i32 %16, %15, !dbg !1419
	%18 = zext i32 %17 to i64, !dbg !1419
	%19 = mul i64 %10, %18, !dbg !1419
	%20 = add i64 %4, %19, !dbg !1419
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1419, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1419, !range !15
	%23 = mul i32 %21, %22, !dbg !1419
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1419, !range !16
	%25 = mul i32 %23, %24, !dbg !1419
	%26 = sext i32 %25 to i64, !dbg !1419
	%27 = mul i64 %20, %26, !dbg !1419
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1419, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1419, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1419, !range !18
	%31 = mul i32 %22, %30, !dbg !1419
	%32 = add i32 %29, %31, !dbg !1419
	%33 = mul i32 %21, %32, !dbg !1419
	%34 = add i32 %28, %33, !dbg !1419
	%35 = sext i32 %34 to i64, !dbg !1419
	%36 = add i64 %27, %35, !dbg !1419
	%37 = mul i64 %36, 6, !dbg !1420
	%38 = sub i64 %p1, %37, !dbg !1421
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %37, !dbg !1421
	%40 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %36, !dbg !1422
	%41 = icmp ugt i64 %37, %p1, !dbg !1421
	%42 = icmp uge i64 %36, %p5, !dbg !1422
	%43 = icmp ugt i64 6, %38, !dbg !1425
	%44 = or i1 %41, %42, !dbg !1425
	%45 = or i1 %44, %43, !dbg !1425
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !1425, !prof !30

b0_ok1:
	%46 = load i64, i64 addrspace(1)* %40, align 8, !dbg !1422
	%47 = and i32 %34, -32, !dbg !1432
	%48 = sub i32 %25, %47, !dbg !1432
	%49 = icmp slt i32 %48, 32, !dbg !1432
	%50 = select i1 %49, i32 %48, i32 32, !dbg !1432
	%51 = sext i32 %50 to i64, !dbg !1432
	%52 = icmp eq i64 %51, 32, !dbg !1433
	%53 = mul i64 %51, 2, !dbg !1434
	br label %b1, !dbg !1425

b1:
	%54 = phi i32 [ 0, %b0_ok1 ], [ %277, %b33 ], !dbg !1425
	br i1 %52, label %b2, label %b4, !dbg !1433

b2:
	%55 = phi i64 [ %70, %b3 ], [ %46, %b1 ], !dbg !1435
	%56 = phi i64 [ %73, %b3 ], [ 16, %b1 ], !dbg !1436
	%57 = icmp sgt i64 %56, 0, !dbg !1437
	br i1 %57, label %b3, label %b7, !dbg !1437

b3:
	%58 = trunc i64 %56 to i32, !dbg !1438
	%59 = trunc i64 %55 to i32, !dbg !1438
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %59, i32 %58, i32 31), !dbg !1438
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !1438
	%62 = lshr i64 %55, 32, !dbg !1438
	%63 = trunc i64 %62 to i32, !dbg !1438
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %63, i32 %58, i32 31), !dbg !1438
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !1438
	%66 = zext i32 %65 to i64, !dbg !1438
	%67 = shl i64 %66, 32, !dbg !1438
	%68 = zext i32 %61 to i64, !dbg !1438
	%69 = or i64 %68, %67, !dbg !1438
	%70 = add i64 %55, %69, !dbg !1439
	%71 = trunc i64 %56 to i32, !dbg !1440
	%72 = udiv i32 %71, 2, !dbg !1440
	%73 = zext i32 %72 to i64, !dbg !1440
	br label %b2, !dbg !1440

b4:
	%74 = trunc i64 %46 to i32, !dbg !1441
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %74, i32 0, i32 31), !dbg !1441
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !1441
	%77 = lshr i64 %46, 32, !dbg !1441
	%78 = trunc i64 %77 to i32, !dbg !1441
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %78, i32 0, i32 31), !dbg !1441
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !1441
	%81 = zext i32 %80 to i64, !dbg !1441
	%82 = shl i64 %81, 32, !dbg !1441
	%83 = zext i32 %76 to i64, !dbg !1441
	%84 = or i64 %83, %82, !dbg !1441
	br label %b5, !dbg !1441

b5:
	%85 = phi i64 [ %84, %b4 ], [ %99, %b6 ], !dbg !1442
	%86 = phi i32 [ 1, %b4 ], [ %100, %b6 ], !dbg !1443
	%87 = icmp slt i32 %86, %50, !dbg !1444
	br i1 %87, label %b6, label %b7, !dbg !1444

b6:
	%88 = trunc i64 %46 to i32, !dbg !1445
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %88, i32 %86, i32 31), !dbg !1445
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !1445
	%91 = lshr i64 %46, 32, !dbg !1445
	%92 = trunc i64 %91 to i32, !dbg !1445
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 %86, i32 31), !dbg !1445
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !1445
	%95 = zext i32 %94 to i64, !dbg !1445
	%96 = shl i64 %95, 32, !dbg !1445
	%97 = zext i32 %90 to i64, !dbg !1445
	%98 = or i64 %97, %96, !dbg !1445
	%99 = add i64 %85, %98, !dbg !1439
	%100 = add i32 %86, 1, !dbg !1446
	br label %b5, !dbg !1446

b7:
	%101 = phi i64 [ %55, %b2 ], [ %85, %b5 ], !dbg !1431
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 0, !dbg !1447
	store i64 %101, i64 addrspace(1)* %102, align 8, !dbg !1447
	br i1 %52, label %b8, label %b10, !dbg !1452

b8:
	%103 = phi i64 [ %119, %b9 ], [ %46, %b7 ], !dbg !1453
	%104 = phi i64 [ %122, %b9 ], [ 16, %b7 ], !dbg !1454
	%105 = icmp sgt i64 %104, 0, !dbg !1455
	br i1 %105, label %b9, label %b13, !dbg !1455

b9:
	%106 = trunc i64 %104 to i32, !dbg !1456
	%107 = trunc i64 %103 to i32, !dbg !1456
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %107, i32 %106, i32 31), !dbg !1456
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !1456
	%110 = lshr i64 %103, 32, !dbg !1456
	%111 = trunc i64 %110 to i32, !dbg !1456
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %111, i32 %106, i32 31), !dbg !1456
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !1456
	%114 = zext i32 %113 to i64, !dbg !1456
	%115 = shl i64 %114, 32, !dbg !1456
	%116 = zext i32 %109 to i64, !dbg !1456
	%117 = or i64 %116, %115, !dbg !1456
	%118 = icmp slt i64 %103, %117, !dbg !1457
	%119 = select i1 %118, i64 %103, i64 %117, !dbg !1457
	%120 = trunc i64 %104 to i32, !dbg !1458
	%121 = udiv i32 %120, 2, !dbg !1458
	%122 = zext i32 %121 to i64, !dbg !1458
	br label %b8, !dbg !1458

b10:
	%123 = trunc i64 %46 to i32, !dbg !1459
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %123, i32 0, i32 31), !dbg !1459
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !1459
	%126 = lshr i64 %46, 32, !dbg !1459
	%127 = trunc i64 %126 to i32, !dbg !1459
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 0, i32 31), !dbg !1459
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !1459
	%130 = zext i32 %129 to i64, !dbg !1459
	%131 = shl i64 %130, 32, !dbg !1459
	%132 = zext i32 %125 to i64, !dbg !1459
	%133 = or i64 %132, %131, !dbg !1459
	br label %b11, !dbg !1459

b11:
	%134 = phi i64 [ %133, %b10 ], [ %149, %b12 ], !dbg !1460
	%135 = phi i32 [ 1, %b10 ], [ %150, %b12 ], !dbg !1461
	%136 = icmp slt i32 %135, %50, !dbg !1462
	br i1 %136, label %b12, label %b13, !dbg !1462

b12:
	%137 = trunc i64 %46 to i32, !dbg !1463
	%138 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %137, i32 %135, i32 31), !dbg !1463
	%139 = extractvalue { i32, i1 } %138, 0, !dbg !1463
	%140 = lshr i64 %46, 32, !dbg !1463
	%141 = trunc i64 %140 to i32, !dbg !1463
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 %135, i32 31), !dbg !1463
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !1463
	%144 = zext i32 %143 to i64, !dbg !1463
	%145 = shl i64 %144, 32, !dbg !1463
	%146 = zext i32 %139 to i64, !dbg !1463
	%147 = or i64 %146, %145, !dbg !1463
	%148 = icmp slt i64 %134, %147, !dbg !1457
	%149 = select i1 %148, i64 %134, i64 %147, !dbg !1457
	%150 = add i32 %135, 1, !dbg !1464
	br label %b11, !dbg !1464

b13:
	%151 = phi i64 [ %103, %b8 ], [ %134, %b11 ], !dbg !1451
	br i1 %52, label %b14, label %b16, !dbg !1469

b14:
	%152 = phi i64 [ %168, %b15 ], [ %46, %b13 ], !dbg !1470
	%153 = phi i64 [ %171, %b15 ], [ 16, %b13 ], !dbg !1471
	%154 = icmp sgt i64 %153, 0, !dbg !1472
	br i1 %154, label %b15, label %b19, !dbg !1472

b15:
	%155 = trunc i64 %153 to i32, !dbg !1473
	%156 = trunc i64 %152 to i32, !dbg !1473
	%157 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %156, i32 %155, i32 31), !dbg !1473
	%158 = extractvalue { i32, i1 } %157, 0, !dbg !1473
	%159 = lshr i64 %152, 32, !dbg !1473
	%160 = trunc i64 %159 to i32, !dbg !1473
	%161 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %160, i32 %155, i32 31), !dbg !1473
	%162 = extractvalue { i32, i1 } %161, 0, !dbg !1473
	%163 = zext i32 %162 to i64, !dbg !1473
	%164 = shl i64 %163, 32, !dbg !1473
	%165 = zext i32 %158 to i64, !dbg !1473
	%166 = or i64 %165, %164, !dbg !1473
	%167 = icmp sgt i64 %152, %166, !dbg !1474
	%168 = select i1 %167, i64 %152, i64 %166, !dbg !1474
	%169 = trunc i64 %153 to i32, !dbg !1475
	%170 = udiv i32 %169, 2, !dbg !1475
	%171 = zext i32 %170 to i64, !dbg !1475
	br label %b14, !dbg !1475

b16:
	%172 = trunc i64 %46 to i32, !dbg !1476
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 0, i32 31), !dbg !1476
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !1476
	%175 = lshr i64 %46, 32, !dbg !1476
	%176 = trunc i64 %175 to i32, !dbg !1476
	%177 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %176, i32 0, i32 31), !dbg !1476
	%178 = extractvalue { i32, i1 } %177, 0, !dbg !1476
	%179 = zext i32 %178 to i64, !dbg !1476
	%180 = shl i64 %179, 32, !dbg !1476
	%181 = zext i32 %174 to i64, !dbg !1476
	%182 = or i64 %181, %180, !dbg !1476
	br label %b17, !dbg !1476

b17:
	%183 = phi i64 [ %182, %b16 ], [ %198, %b18 ], !dbg !1477
	%184 = phi i32 [ 1, %b16 ], [ %199, %b18 ], !dbg !1478
	%185 = icmp slt i32 %184, %50, !dbg !1479
	br i1 %185, label %b18, label %b19, !dbg !1479

b18:
	%186 = trunc i64 %46 to i32, !dbg !1480
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %186, i32 %184, i32 31), !dbg !1480
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !1480
	%189 = lshr i64 %46, 32, !dbg !1480
	%190 = trunc i64 %189 to i32, !dbg !1480
	%191 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %190, i32 %184, i32 31), !dbg !1480
	%192 = extractvalue { i32, i1 } %191, 0, !dbg !1480
	%193 = zext i32 %192 to i64, !dbg !1480
	%194 = shl i64 %193, 32, !dbg !1480
	%195 = zext i32 %188 to i64, !dbg !1480
	%196 = or i64 %195, %194, !dbg !1480
	%197 = icmp sgt i64 %183, %196, !dbg !1474
	%198 = select i1 %197, i64 %183, i64 %196, !dbg !1474
	%199 = add i32 %184, 1, !dbg !1481
	br label %b17, !dbg !1481

b19:
	%200 = phi i64 [ %152, %b14 ], [ %183, %b17 ], !dbg !1468
	%201 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 1, !dbg !1482
	store i64 %151, i64 addrspace(1)* %201, align 8, !dbg !1482
	%202 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 2, !dbg !1483
	store i64 %200, i64 addrspace(1)* %202, align 8, !dbg !1483
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1488, !range !20
	%204 = sext i32 %203 to i64, !dbg !1488
	%205 = trunc i64 %204 to i32, !dbg !1488
	br label %b20, !dbg !1488

b20:
	%206 = phi i64 [ %46, %b19 ], [ %224, %b23 ], !dbg !1489
	%207 = phi i32 [ 1, %b19 ], [ %225, %b23 ], !dbg !1490
	%208 = zext i32 %207 to i64, !dbg !1490
	%209 = icmp ult i32 %207, 32, !dbg !1491
	br i1 %209, label %b21, label %b24, !dbg !1491

b21:
	%210 = trunc i64 %208 to i32, !dbg !1492
	%211 = trunc i64 %206 to i32, !dbg !1492
	%212 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %211, i32 %210, i32 0), !dbg !1492
	%213 = extractvalue { i32, i1 } %212, 0, !dbg !1492
	%214 = lshr i64 %206, 32, !dbg !1492
	%215 = trunc i64 %214 to i32, !dbg !1492
	%216 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %215, i32 %210, i32 0), !dbg !1492
	%217 = extractvalue { i32, i1 } %216, 0, !dbg !1492
	%218 = zext i32 %217 to i64, !dbg !1492
	%219 = shl i64 %218, 32, !dbg !1492
	%220 = zext i32 %213 to i64, !dbg !1492
	%221 = or i64 %220, %219, !dbg !1492
	%222 = icmp uge i32 %205, %207, !dbg !1493
	br i1 %222, label %b22, label %b23, !dbg !1493

b22:
	%223 = add i64 %206, %221, !dbg !1494
	br label %b23, !dbg !1494

b23:
	%224 = phi i64 [ %206, %b21 ], [ %223, %b22 ], !dbg !1489
	%225 = mul i32 %207, 2, !dbg !1495
	br label %b20, !dbg !1495

b24:
	%226 = phi i64 [ %244, %b27 ], [ %46, %b20 ], !dbg !1499
	%227 = phi i32 [ %245, %b27 ], [ 1, %b20 ], !dbg !1500
	%228 = zext i32 %227 to i64, !dbg !1500
	%229 = icmp ult i32 %227, 32, !dbg !1501
	br i1 %229, label %b25, label %b28, !dbg !1501

b25:
	%230 = trunc i64 %228 to i32, !dbg !1502
	%231 = trunc i64 %226 to i32, !dbg !1502
	%232 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %231, i32 %230, i32 0), !dbg !1502
	%233 = extractvalue { i32, i1 } %232, 0, !dbg !1502
	%234 = lshr i64 %226, 32, !dbg !1502
	%235 = trunc i64 %234 to i32, !dbg !1502
	%236 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %235, i32 %230, i32 0), !dbg !1502
	%237 = extractvalue { i32, i1 } %236, 0, !dbg !1502
	%238 = zext i32 %237 to i64, !dbg !1502
	%239 = shl i64 %238, 32, !dbg !1502
	%240 = zext i32 %233 to i64, !dbg !1502
	%241 = or i64 %240, %239, !dbg !1502
	%242 = icmp uge i32 %205, %227, !dbg !1503
	br i1 %242, label %b26, label %b27, !dbg !1503

b26:
	%243 = add i64 %226, %241, !dbg !1504
	br label %b27, !dbg !1504

b27:
	%244 = phi i64 [ %226, %b25 ], [ %243, %b26 ], !dbg !1499
	%245 = mul i32 %227, 2, !dbg !1505
	br label %b24, !dbg !1505

b28:
	%246 = trunc i64 %226 to i32, !dbg !1506
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %246, i32 1, i32 0), !dbg !1506
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !1506
	%249 = lshr i64 %226, 32, !dbg !1506
	%250 = trunc i64 %249 to i32, !dbg !1506
	%251 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %250, i32 1, i32 0), !dbg !1506
	%252 = extractvalue { i32, i1 } %251, 0, !dbg !1506
	%253 = zext i32 %252 to i64, !dbg !1506
	%254 = shl i64 %253, 32, !dbg !1506
	%255 = zext i32 %248 to i64, !dbg !1506
	%256 = or i64 %255, %254, !dbg !1506
	%257 = icmp eq i32 %203, 0, !dbg !1507
	br i1 %257, label %b30, label %b29, !dbg !1507

b29:
	br label %b30, !dbg !1508

b30:
	%258 = phi i64 [ 0, %b28 ], [ %256, %b29 ], !dbg !1497
	%259 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 3, !dbg !1509
	store i64 %206, i64 addrspace(1)* %259, align 8, !dbg !1509
	%260 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 4, !dbg !1510
	store i64 %258, i64 addrspace(1)* %260, align 8, !dbg !1510
	%261 = sdiv i64 %53, 3, !dbg !1511
	%262 = icmp slt i64 %261, 0, !dbg !1514
	br i1 %262, label %b32, label %b31, !dbg !1514

b31:
	%263 = icmp sge i64 %261, %51, !dbg !1515
	br i1 %263, label %b32, label %b33, !dbg !1515

b32:
	call void asm sideeffect "", ""() nounwind, !dbg !1516
	br label %fail, !dbg !1516

b33:
	%264 = trunc i64 %261 to i32, !dbg !1517
	%265 = trunc i64 %46 to i32, !dbg !1517
	%266 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %265, i32 %264, i32 31), !dbg !1517
	%267 = extractvalue { i32, i1 } %266, 0, !dbg !1517
	%268 = lshr i64 %46, 32, !dbg !1517
	%269 = trunc i64 %268 to i32, !dbg !1517
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %269, i32 %264, i32 31), !dbg !1517
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !1517
	%272 = zext i32 %271 to i64, !dbg !1517
	%273 = shl i64 %272, 32, !dbg !1517
	%274 = zext i32 %267 to i64, !dbg !1517
	%275 = or i64 %274, %273, !dbg !1517
	%276 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 5, !dbg !1518
	store i64 %275, i64 addrspace(1)* %276, align 8, !dbg !1518
	%277 = add i32 %54, 1, !dbg !1518
	%278 = icmp slt i32 %277, 2, !dbg !1518
	br i1 %278, label %b1, label %b34, !dbg !1518

b34:
	%279 = sub i64 %p3, %37, !dbg !1519
	%280 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %37, !dbg !1519
	%281 = icmp ugt i64 %37, %p3, !dbg !1519
	%282 = icmp ugt i64 6, %279, !dbg !1522
	%283 = or i1 %281, %282, !dbg !1522
	br i1 %283, label %b34_fail1, label %b34_ok1, !dbg !1522, !prof !30

b34_ok1:
	%284 = load i64, i64 addrspace(1)* %40, align 8, !dbg !1523
	%285 = trunc i64 %26 to i32, !dbg !1529
	%286 = add i32 %285, 32, !dbg !1529
	%287 = sub i32 %286, 1, !dbg !1530
	%288 = sub i64 %51, 1, !dbg !1535
	%289 = icmp eq i64 %204, %288, !dbg !1536
	%290 = mul i32 %285, 2, !dbg !1537
	br label %b35, !dbg !1522

b35:
	%291 = phi i32 [ 0, %b34_ok1 ], [ %598, %b102 ], !dbg !1522
	br i1 %52, label %b36, label %b38, !dbg !1539

b36:
	%292 = phi i64 [ %307, %b37 ], [ %284, %b35 ], !dbg !1540
	%293 = phi i64 [ %310, %b37 ], [ 16, %b35 ], !dbg !1541
	%294 = icmp sgt i64 %293, 0, !dbg !1542
	br i1 %294, label %b37, label %b41, !dbg !1542

b37:
	%295 = trunc i64 %293 to i32, !dbg !1543
	%296 = trunc i64 %292 to i32, !dbg !1543
	%297 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %296, i32 %295, i32 31), !dbg !1543
	%298 = extractvalue { i32, i1 } %297, 0, !dbg !1543
	%299 = lshr i64 %292, 32, !dbg !1543
	%300 = trunc i64 %299 to i32, !dbg !1543
	%301 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %300, i32 %295, i32 31), !dbg !1543
	%302 = extractvalue { i32, i1 } %301, 0, !dbg !1543
	%303 = zext i32 %302 to i64, !dbg !1543
	%304 = shl i64 %303, 32, !dbg !1543
	%305 = zext i32 %298 to i64, !dbg !1543
	%306 = or i64 %305, %304, !dbg !1543
	%307 = add i64 %292, %306, !dbg !1544
	%308 = trunc i64 %293 to i32, !dbg !1545
	%309 = udiv i32 %308, 2, !dbg !1545
	%310 = zext i32 %309 to i64, !dbg !1545
	br label %b36, !dbg !1545

b38:
	%311 = trunc i64 %284 to i32, !dbg !1546
	%312 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %311, i32 0, i32 31), !dbg !1546
	%313 = extractvalue { i32, i1 } %312, 0, !dbg !1546
	%314 = lshr i64 %284, 32, !dbg !1546
	%315 = trunc i64 %314 to i32, !dbg !1546
	%316 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %315, i32 0, i32 31), !dbg !1546
	%317 = extractvalue { i32, i1 } %316, 0, !dbg !1546
	%318 = zext i32 %317 to i64, !dbg !1546
	%319 = shl i64 %318, 32, !dbg !1546
	%320 = zext i32 %313 to i64, !dbg !1546
	%321 = or i64 %320, %319, !dbg !1546
	br label %b39, !dbg !1546

b39:
	%322 = phi i64 [ %321, %b38 ], [ %336, %b40 ], !dbg !1547
	%323 = phi i32 [ 1, %b38 ], [ %337, %b40 ], !dbg !1548
	%324 = icmp slt i32 %323, %50, !dbg !1549
	br i1 %324, label %b40, label %b41, !dbg !1549

b40:
	%325 = trunc i64 %284 to i32, !dbg !1550
	%326 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %325, i32 %323, i32 31), !dbg !1550
	%327 = extractvalue { i32, i1 } %326, 0, !dbg !1550
	%328 = lshr i64 %284, 32, !dbg !1550
	%329 = trunc i64 %328 to i32, !dbg !1550
	%330 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %329, i32 %323, i32 31), !dbg !1550
	%331 = extractvalue { i32, i1 } %330, 0, !dbg !1550
	%332 = zext i32 %331 to i64, !dbg !1550
	%333 = shl i64 %332, 32, !dbg !1550
	%334 = zext i32 %327 to i64, !dbg !1550
	%335 = or i64 %334, %333, !dbg !1550
	%336 = add i64 %322, %335, !dbg !1544
	%337 = add i32 %323, 1, !dbg !1551
	br label %b39, !dbg !1551

b41:
	%338 = phi i64 [ %292, %b36 ], [ %322, %b39 ], !dbg !1538
	%339 = udiv i32 %287, 32, !dbg !1552
	%340 = zext i32 %339 to i64, !dbg !1552
	%341 = trunc i64 %340 to i32, !dbg !1552
	%342 = icmp eq i32 %341, 1, !dbg !1553
	br i1 %342, label %b47, label %b42, !dbg !1553

b42:
	call void @llvm.nvvm.barrier0(), !dbg !1555
	br i1 %257, label %b43, label %b44, !dbg !1556

b43:
	%343 = trunc i64 %35 to i32, !dbg !1557
	%344 = udiv i32 %343, 32, !dbg !1557
	%345 = zext i32 %344 to i64, !dbg !1557
	%346 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %345, !dbg !1558
	store i64 %338, i64 addrspace(3)* %346, align 8, !dbg !1558
	br label %b44, !dbg !1558

b44:
	call void @llvm.nvvm.barrier0(), !dbg !1559
	%347 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1560
	%348 = load i64, i64 addrspace(3)* %347, align 8, !dbg !1560
	br label %b45, !dbg !1560

b45:
	%349 = phi i64 [ %348, %b44 ], [ %355, %b46 ], !dbg !1561
	%350 = phi i32 [ 1, %b44 ], [ %356, %b46 ], !dbg !1562
	%351 = sext i32 %350 to i64, !dbg !1562
	%352 = icmp slt i32 %350, %341, !dbg !1563
	br i1 %352, label %b46, label %b47, !dbg !1563

b46:
	%353 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %351, !dbg !1564
	%354 = load i64, i64 addrspace(3)* %353, align 8, !dbg !1564
	%355 = add i64 %349, %354, !dbg !1544
	%356 = add i32 %350, 1, !dbg !1565
	br label %b45, !dbg !1565

b47:
	%357 = phi i64 [ %338, %b41 ], [ %349, %b45 ], !dbg !1527
	%358 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 0, !dbg !1566
	store i64 %357, i64 addrspace(1)* %358, align 8, !dbg !1566
	br i1 %52, label %b48, label %b50, !dbg !1571

b48:
	%359 = phi i64 [ %375, %b49 ], [ %284, %b47 ], !dbg !1572
	%360 = phi i64 [ %378, %b49 ], [ 16, %b47 ], !dbg !1573
	%361 = icmp sgt i64 %360, 0, !dbg !1574
	br i1 %361, label %b49, label %b53, !dbg !1574

b49:
	%362 = trunc i64 %360 to i32, !dbg !1575
	%363 = trunc i64 %359 to i32, !dbg !1575
	%364 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %363, i32 %362, i32 31), !dbg !1575
	%365 = extractvalue { i32, i1 } %364, 0, !dbg !1575
	%366 = lshr i64 %359, 32, !dbg !1575
	%367 = trunc i64 %366 to i32, !dbg !1575
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %367, i32 %362, i32 31), !dbg !1575
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !1575
	%370 = zext i32 %369 to i64, !dbg !1575
	%371 = shl i64 %370, 32, !dbg !1575
	%372 = zext i32 %365 to i64, !dbg !1575
	%373 = or i64 %372, %371, !dbg !1575
	%374 = icmp slt i64 %359, %373, !dbg !1576
	%375 = select i1 %374, i64 %359, i64 %373, !dbg !1576
	%376 = trunc i64 %360 to i32, !dbg !1577
	%377 = udiv i32 %376, 2, !dbg !1577
	%378 = zext i32 %377 to i64, !dbg !1577
	br label %b48, !dbg !1577

b50:
	%379 = trunc i64 %284 to i32, !dbg !1578
	%380 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %379, i32 0, i32 31), !dbg !1578
	%381 = extractvalue { i32, i1 } %380, 0, !dbg !1578
	%382 = lshr i64 %284, 32, !dbg !1578
	%383 = trunc i64 %382 to i32, !dbg !1578
	%384 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %383, i32 0, i32 31), !dbg !1578
	%385 = extractvalue { i32, i1 } %384, 0, !dbg !1578
	%386 = zext i32 %385 to i64, !dbg !1578
	%387 = shl i64 %386, 32, !dbg !1578
	%388 = zext i32 %381 to i64, !dbg !1578
	%389 = or i64 %388, %387, !dbg !1578
	br label %b51, !dbg !1578

b51:
	%390 = phi i64 [ %389, %b50 ], [ %405, %b52 ], !dbg !1579
	%391 = phi i32 [ 1, %b50 ], [ %406, %b52 ], !dbg !1580
	%392 = icmp slt i32 %391, %50, !dbg !1581
	br i1 %392, label %b52, label %b53, !dbg !1581

b52:
	%393 = trunc i64 %284 to i32, !dbg !1582
	%394 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %393, i32 %391, i32 31), !dbg !1582
	%395 = extractvalue { i32, i1 } %394, 0, !dbg !1582
	%396 = lshr i64 %284, 32, !dbg !1582
	%397 = trunc i64 %396 to i32, !dbg !1582
	%398 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %397, i32 %391, i32 31), !dbg !1582
	%399 = extractvalue { i32, i1 } %398, 0, !dbg !1582
	%400 = zext i32 %399 to i64, !dbg !1582
	%401 = shl i64 %400, 32, !dbg !1582
	%402 = zext i32 %395 to i64, !dbg !1582
	%403 = or i64 %402, %401, !dbg !1582
	%404 = icmp slt i64 %390, %403, !dbg !1576
	%405 = select i1 %404, i64 %390, i64 %403, !dbg !1576
	%406 = add i32 %391, 1, !dbg !1583
	br label %b51, !dbg !1583

b53:
	%407 = phi i64 [ %359, %b48 ], [ %390, %b51 ], !dbg !1570
	br i1 %342, label %b59, label %b54, !dbg !1584

b54:
	call void @llvm.nvvm.barrier0(), !dbg !1586
	br i1 %257, label %b55, label %b56, !dbg !1587

b55:
	%408 = trunc i64 %35 to i32, !dbg !1588
	%409 = udiv i32 %408, 32, !dbg !1588
	%410 = zext i32 %409 to i64, !dbg !1588
	%411 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %410, !dbg !1589
	store i64 %407, i64 addrspace(3)* %411, align 8, !dbg !1589
	br label %b56, !dbg !1589

b56:
	call void @llvm.nvvm.barrier0(), !dbg !1590
	%412 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1591
	%413 = load i64, i64 addrspace(3)* %412, align 8, !dbg !1591
	br label %b57, !dbg !1591

b57:
	%414 = phi i64 [ %413, %b56 ], [ %421, %b58 ], !dbg !1592
	%415 = phi i32 [ 1, %b56 ], [ %422, %b58 ], !dbg !1593
	%416 = sext i32 %415 to i64, !dbg !1593
	%417 = icmp slt i32 %415, %341, !dbg !1594
	br i1 %417, label %b58, label %b59, !dbg !1594

b58:
	%418 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %416, !dbg !1595
	%419 = load i64, i64 addrspace(3)* %418, align 8, !dbg !1595
	%420 = icmp slt i64 %414, %419, !dbg !1576
	%421 = select i1 %420, i64 %414, i64 %419, !dbg !1576
	%422 = add i32 %415, 1, !dbg !1596
	br label %b57, !dbg !1596

b59:
	%423 = phi i64 [ %407, %b53 ], [ %414, %b57 ], !dbg !1569
	br i1 %52, label %b60, label %b62, !dbg !1601

b60:
	%424 = phi i64 [ %440, %b61 ], [ %284, %b59 ], !dbg !1602
	%425 = phi i64 [ %443, %b61 ], [ 16, %b59 ], !dbg !1603
	%426 = icmp sgt i64 %425, 0, !dbg !1604
	br i1 %426, label %b61, label %b65, !dbg !1604

b61:
	%427 = trunc i64 %425 to i32, !dbg !1605
	%428 = trunc i64 %424 to i32, !dbg !1605
	%429 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %428, i32 %427, i32 31), !dbg !1605
	%430 = extractvalue { i32, i1 } %429, 0, !dbg !1605
	%431 = lshr i64 %424, 32, !dbg !1605
	%432 = trunc i64 %431 to i32, !dbg !1605
	%433 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %432, i32 %427, i32 31), !dbg !1605
	%434 = extractvalue { i32, i1 } %433, 0, !dbg !1605
	%435 = zext i32 %434 to i64, !dbg !1605
	%436 = shl i64 %435, 32, !dbg !1605
	%437 = zext i32 %430 to i64, !dbg !1605
	%438 = or i64 %437, %436, !dbg !1605
	%439 = icmp sgt i64 %424, %438, !dbg !1606
	%440 = select i1 %439, i64 %424, i64 %438, !dbg !1606
	%441 = trunc i64 %425 to i32, !dbg !1607
	%442 = udiv i32 %441, 2, !dbg !1607
	%443 = zext i32 %442 to i64, !dbg !1607
	br label %b60, !dbg !1607

b62:
	%444 = trunc i64 %284 to i32, !dbg !1608
	%445 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %444, i32 0, i32 31), !dbg !1608
	%446 = extractvalue { i32, i1 } %445, 0, !dbg !1608
	%447 = lshr i64 %284, 32, !dbg !1608
	%448 = trunc i64 %447 to i32, !dbg !1608
	%449 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %448, i32 0, i32 31), !dbg !1608
	%450 = extractvalue { i32, i1 } %449, 0, !dbg !1608
	%451 = zext i32 %450 to i64, !dbg !1608
	%452 = shl i64 %451, 32, !dbg !1608
	%453 = zext i32 %446 to i64, !dbg !1608
	%454 = or i64 %453, %452, !dbg !1608
	br label %b63, !dbg !1608

b63:
	%455 = phi i64 [ %454, %b62 ], [ %470, %b64 ], !dbg !1609
	%456 = phi i32 [ 1, %b62 ], [ %471, %b64 ], !dbg !1610
	%457 = icmp slt i32 %456, %50, !dbg !1611
	br i1 %457, label %b64, label %b65, !dbg !1611

b64:
	%458 = trunc i64 %284 to i32, !dbg !1612
	%459 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %458, i32 %456, i32 31), !dbg !1612
	%460 = extractvalue { i32, i1 } %459, 0, !dbg !1612
	%461 = lshr i64 %284, 32, !dbg !1612
	%462 = trunc i64 %461 to i32, !dbg !1612
	%463 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %462, i32 %456, i32 31), !dbg !1612
	%464 = extractvalue { i32, i1 } %463, 0, !dbg !1612
	%465 = zext i32 %464 to i64, !dbg !1612
	%466 = shl i64 %465, 32, !dbg !1612
	%467 = zext i32 %460 to i64, !dbg !1612
	%468 = or i64 %467, %466, !dbg !1612
	%469 = icmp sgt i64 %455, %468, !dbg !1606
	%470 = select i1 %469, i64 %455, i64 %468, !dbg !1606
	%471 = add i32 %456, 1, !dbg !1613
	br label %b63, !dbg !1613

b65:
	%472 = phi i64 [ %424, %b60 ], [ %455, %b63 ], !dbg !1600
	br i1 %342, label %b71, label %b66, !dbg !1614

b66:
	call void @llvm.nvvm.barrier0(), !dbg !1616
	br i1 %257, label %b67, label %b68, !dbg !1617

b67:
	%473 = trunc i64 %35 to i32, !dbg !1618
	%474 = udiv i32 %473, 32, !dbg !1618
	%475 = zext i32 %474 to i64, !dbg !1618
	%476 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %475, !dbg !1619
	store i64 %472, i64 addrspace(3)* %476, align 8, !dbg !1619
	br label %b68, !dbg !1619

b68:
	call void @llvm.nvvm.barrier0(), !dbg !1620
	%477 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1621
	%478 = load i64, i64 addrspace(3)* %477, align 8, !dbg !1621
	br label %b69, !dbg !1621

b69:
	%479 = phi i64 [ %478, %b68 ], [ %486, %b70 ], !dbg !1622
	%480 = phi i32 [ 1, %b68 ], [ %487, %b70 ], !dbg !1623
	%481 = sext i32 %480 to i64, !dbg !1623
	%482 = icmp slt i32 %480, %341, !dbg !1624
	br i1 %482, label %b70, label %b71, !dbg !1624

b70:
	%483 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %481, !dbg !1625
	%484 = load i64, i64 addrspace(3)* %483, align 8, !dbg !1625
	%485 = icmp sgt i64 %479, %484, !dbg !1606
	%486 = select i1 %485, i64 %479, i64 %484, !dbg !1606
	%487 = add i32 %480, 1, !dbg !1626
	br label %b69, !dbg !1626

b71:
	%488 = phi i64 [ %472, %b65 ], [ %479, %b69 ], !dbg !1599
	%489 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 1, !dbg !1627
	store i64 %423, i64 addrspace(1)* %489, align 8, !dbg !1627
	%490 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 2, !dbg !1628
	store i64 %488, i64 addrspace(1)* %490, align 8, !dbg !1628
	br label %b72, !dbg !1629

b72:
	%491 = phi i64 [ %284, %b71 ], [ %509, %b75 ], !dbg !1630
	%492 = phi i32 [ 1, %b71 ], [ %510, %b75 ], !dbg !1631
	%493 = zext i32 %492 to i64, !dbg !1631
	%494 = icmp ult i32 %492, 32, !dbg !1632
	br i1 %494, label %b73, label %b76, !dbg !1632

b73:
	%495 = trunc i64 %493 to i32, !dbg !1633
	%496 = trunc i64 %491 to i32, !dbg !1633
	%497 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %496, i32 %495, i32 0), !dbg !1633
	%498 = extractvalue { i32, i1 } %497, 0, !dbg !1633
	%499 = lshr i64 %491, 32, !dbg !1633
	%500 = trunc i64 %499 to i32, !dbg !1633
	%501 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %500, i32 %495, i32 0), !dbg !1633
	%502 = extractvalue { i32, i1 } %501, 0, !dbg !1633
	%503 = zext i32 %502 to i64, !dbg !1633
	%504 = shl i64 %503, 32, !dbg !1633
	%505 = zext i32 %498 to i64, !dbg !1633
	%506 = or i64 %505, %504, !dbg !1633
	%507 = icmp uge i32 %205, %492, !dbg !1634
	br i1 %507, label %b74, label %b75, !dbg !1634

b74:
	%508 = add i64 %491, %506, !dbg !1635
	br label %b75, !dbg !1635

b75:
	%509 = phi i64 [ %491, %b73 ], [ %508, %b74 ], !dbg !1630
	%510 = mul i32 %492, 2, !dbg !1636
	br label %b72, !dbg !1636

b76:
	br i1 %342, label %b82, label %b77, !dbg !1637

b77:
	%511 = trunc i64 %35 to i32, !dbg !1639
	%512 = udiv i32 %511, 32, !dbg !1639
	%513 = zext i32 %512 to i64, !dbg !1639
	%514 = trunc i64 %513 to i32, !dbg !1639
	call void @llvm.nvvm.barrier0(), !dbg !1640
	br i1 %289, label %b78, label %b79, !dbg !1536

b78:
	%515 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %513, !dbg !1641
	store i64 %491, i64 addrspace(3)* %515, align 8, !dbg !1641
	br label %b79, !dbg !1641

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1642
	%516 = icmp slt i32 0, %514, !dbg !1642
	br i1 %516, label %b80, label %b81, !dbg !1642

b80:
	%517 = phi i64 [ %522, %b80_ok1 ], [ 0, %b79 ], !dbg !1643
	%518 = phi i64 [ %523, %b80_ok1 ], [ 0, %b79 ], !dbg !1643
	%519 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %518, !dbg !1644
	%520 = icmp uge i64 %518, 32, !dbg !1644
	br i1 %520, label %b80_fail1, label %b80_ok1, !dbg !1644, !prof !30

b80_ok1:
	%521 = load i64, i64 addrspace(3)* %519, align 8, !dbg !1644
	%522 = add i64 %517, %521, !dbg !1645
	%523 = add i64 %518, 1, !dbg !1645
	%524 = icmp slt i64 %523, %513, !dbg !1645
	br i1 %524, label %b80, label %b81, !dbg !1645

b81:
	%525 = phi i64 [ 0, %b79 ], [ %522, %b80_ok1 ], !dbg !1643
	br label %b82, !dbg !1646

b82:
	%526 = phi i64 [ 0, %b76 ], [ %525, %b81 ], !dbg !1534
	%527 = add i64 %526, %491, !dbg !1647
	br label %b83, !dbg !1651

b83:
	%528 = phi i64 [ %284, %b82 ], [ %546, %b86 ], !dbg !1652
	%529 = phi i32 [ 1, %b82 ], [ %547, %b86 ], !dbg !1653
	%530 = zext i32 %529 to i64, !dbg !1653
	%531 = icmp ult i32 %529, 32, !dbg !1654
	br i1 %531, label %b84, label %b87, !dbg !1654

b84:
	%532 = trunc i64 %530 to i32, !dbg !1655
	%533 = trunc i64 %528 to i32, !dbg !1655
	%534 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %533, i32 %532, i32 0), !dbg !1655
	%535 = extractvalue { i32, i1 } %534, 0, !dbg !1655
	%536 = lshr i64 %528, 32, !dbg !1655
	%537 = trunc i64 %536 to i32, !dbg !1655
	%538 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %537, i32 %532, i32 0), !dbg !1655
	%539 = extractvalue { i32, i1 } %538, 0, !dbg !1655
	%540 = zext i32 %539 to i64, !dbg !1655
	%541 = shl i64 %540, 32, !dbg !1655
	%542 = zext i32 %535 to i64, !dbg !1655
	%543 = or i64 %542, %541, !dbg !1655
	%544 = icmp uge i32 %205, %529, !dbg !1656
	br i1 %544, label %b85, label %b86, !dbg !1656

b85:
	%545 = add i64 %528, %543, !dbg !1657
	br label %b86, !dbg !1657

b86:
	%546 = phi i64 [ %528, %b84 ], [ %545, %b85 ], !dbg !1652
	%547 = mul i32 %529, 2, !dbg !1658
	br label %b83, !dbg !1658

b87:
	br i1 %342, label %b93, label %b88, !dbg !1659

b88:
	%548 = trunc i64 %35 to i32, !dbg !1661
	%549 = udiv i32 %548, 32, !dbg !1661
	%550 = zext i32 %549 to i64, !dbg !1661
	%551 = trunc i64 %550 to i32, !dbg !1661
	call void @llvm.nvvm.barrier0(), !dbg !1662
	br i1 %289, label %b89, label %b90, !dbg !1663

b89:
	%552 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %550, !dbg !1664
	store i64 %528, i64 addrspace(3)* %552, align 8, !dbg !1664
	br label %b90, !dbg !1664

b90:
	call void @llvm.nvvm.barrier0(), !dbg !1665
	%553 = icmp slt i32 0, %551, !dbg !1665
	br i1 %553, label %b91, label %b92, !dbg !1665

b91:
	%554 = phi i64 [ %559, %b91_ok1 ], [ 0, %b90 ], !dbg !1666
	%555 = phi i64 [ %560, %b91_ok1 ], [ 0, %b90 ], !dbg !1666
	%556 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %555, !dbg !1667
	%557 = icmp uge i64 %555, 32, !dbg !1667
	br i1 %557, label %b91_fail1, label %b91_ok1, !dbg !1667, !prof !30

b91_ok1:
	%558 = load i64, i64 addrspace(3)* %556, align 8, !dbg !1667
	%559 = add i64 %554, %558, !dbg !1668
	%560 = add i64 %555, 1, !dbg !1668
	%561 = icmp slt i64 %560, %550, !dbg !1668
	br i1 %561, label %b91, label %b92, !dbg !1668

b92:
	%562 = phi i64 [ 0, %b90 ], [ %559, %b91_ok1 ], !dbg !1666
	br label %b93, !dbg !1669

b93:
	%563 = phi i64 [ 0, %b87 ], [ %562, %b92 ], !dbg !1650
	%564 = trunc i64 %528 to i32, !dbg !1670
	%565 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %564, i32 1, i32 0), !dbg !1670
	%566 = extractvalue { i32, i1 } %565, 0, !dbg !1670
	%567 = lshr i64 %528, 32, !dbg !1670
	%568 = trunc i64 %567 to i32, !dbg !1670
	%569 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %568, i32 1, i32 0), !dbg !1670
	%570 = extractvalue { i32, i1 } %569, 0, !dbg !1670
	%571 = zext i32 %570 to i64, !dbg !1670
	%572 = shl i64 %571, 32, !dbg !1670
	%573 = zext i32 %566 to i64, !dbg !1670
	%574 = or i64 %573, %572, !dbg !1670
	br i1 %257, label %b95, label %b94, !dbg !1671

b94:
	%575 = add i64 %563, %574, !dbg !1672
	br label %b95, !dbg !1673

b95:
	%576 = phi i64 [ %563, %b93 ], [ %575, %b94 ], !dbg !1649
	%577 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 3, !dbg !1674
	store i64 %527, i64 addrspace(1)* %577, align 8, !dbg !1674
	%578 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 4, !dbg !1675
	store i64 %576, i64 addrspace(1)* %578, align 8, !dbg !1675
	%579 = udiv i32 %290, 3, !dbg !1676
	%580 = zext i32 %579 to i64, !dbg !1676
	%581 = trunc i64 %580 to i32, !dbg !1676
	%582 = icmp sge i32 %581, %25, !dbg !1679
	br i1 %582, label %b96, label %b97, !dbg !1679

b96:
	call void asm sideeffect "", ""() nounwind, !dbg !1680
	br label %fail, !dbg !1680

b97:
	br i1 %342, label %b98, label %b99, !dbg !1681

b98:
	%583 = trunc i64 %284 to i32, !dbg !1682
	%584 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %583, i32 %581, i32 31), !dbg !1682
	%585 = extractvalue { i32, i1 } %584, 0, !dbg !1682
	%586 = lshr i64 %284, 32, !dbg !1682
	%587 = trunc i64 %586 to i32, !dbg !1682
	%588 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %587, i32 %581, i32 31), !dbg !1682
	%589 = extractvalue { i32, i1 } %588, 0, !dbg !1682
	%590 = zext i32 %589 to i64, !dbg !1682
	%591 = shl i64 %590, 32, !dbg !1682
	%592 = zext i32 %585 to i64, !dbg !1682
	%593 = or i64 %592, %591, !dbg !1682
	br label %b102, !dbg !1683

b99:
	call void @llvm.nvvm.barrier0(), !dbg !1685
	%594 = icmp eq i32 %34, %581, !dbg !1686
	br i1 %594, label %b100, label %b101, !dbg !1686

b100:
	store i64 %284, i64 addrspace(3)* @gpuc_shared_Broadcast_42_3, align 8, !dbg !1687
	br label %b101, !dbg !1687

b101:
	call void @llvm.nvvm.barrier0(), !dbg !1688
	%595 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42_3, align 8, !dbg !1689
	br label %b102, !dbg !1690

b102:
	%596 = phi i64 [ %593, %b98 ], [ %595, %b101 ], !dbg !1678
	%597 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 5, !dbg !1691
	store i64 %596, i64 addrspace(1)* %597, align 8, !dbg !1691
	%598 = add i32 %291, 1, !dbg !1691
	%599 = icmp slt i32 %598, 2, !dbg !1691
	br i1 %599, label %b35, label %b103, !dbg !1691

b103:
	ret void, !dbg !1418

b0_fail1:
	%600 = icmp ugt i64 %37, %p1, !dbg !1421
	br i1 %600, label %b0_fail2, label %b0_ok2, !dbg !1421

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1421
	br label %fail, !dbg !1421

b0_ok2:
	%601 = icmp uge i64 %36, %p5, !dbg !1422
	br i1 %601, label %b0_fail3, label %b0_ok3, !dbg !1422

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !1422
	br label %fail, !dbg !1422

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !1425
	br label %fail, !dbg !1425

b34_fail1:
	%602 = icmp ugt i64 %37, %p3, !dbg !1519
	br i1 %602, label %b34_fail2, label %b34_ok2, !dbg !1519

b34_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1519
	br label %fail, !dbg !1519

b34_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !1522
	br label %fail, !dbg !1522

b80_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !1644
	br label %fail, !dbg !1644

b91_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !1667
	br label %fail, !dbg !1667

fail:
	%603 = phi i32 [ 26, %b0_fail2 ], [ 27, %b0_fail3 ], [ 28, %b0_ok3 ], [ 30, %b32 ], [ 31, %b34_fail2 ], [ 28, %b34_ok2 ], [ 29, %b80_fail1 ], [ 29, %b91_fail1 ], [ 30, %b96 ], !dbg !1416
	%604 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b32 ], [ %37, %b34_fail2 ], [ 6, %b34_ok2 ], [ %518, %b80_fail1 ], [ %555, %b91_fail1 ], [ 0, %b96 ], !dbg !1416
	%605 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ 0, %b32 ], [ %p3, %b34_fail2 ], [ %279, %b34_ok2 ], [ 32, %b80_fail1 ], [ 32, %b91_fail1 ], [ 0, %b96 ], !dbg !1416
	call void @gpuc_fail(i8* %ctrl, i32 %603, i64 %604, i64 %605), !dbg !1416
	ret void, !dbg !1416
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1692 {
entry:
	br label %b0, !dbg !1693

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1693
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !1693
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1693
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1696, !range !11
	%4 = sext i32 %3 to i64, !dbg !1696
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1696, !range !12
	%6 = sext i32 %5 to i64, !dbg !1696
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1696, !range !12
	%8 = sext i32 %7 to i64, !dbg !1696
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1696, !range !13
	%10 = sext i32 %9 to i64, !dbg !1696
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1696, !range !14
	%12 = sext i32 %11 to i64, !dbg !1696
	%13 = trunc i64 %12 to i32, !dbg !1696
	%14 = trunc i64 %8 to i32, !dbg !1696
	%15 = mul i32 %13, %14, !dbg !1696
	%16 = trunc i64 %6 to i32, !dbg !1696
	%17 = add i32 %16, %15, !dbg !1696
	%18 = zext i32 %17 to i64, !dbg !1696
	%19 = mul i64 %10, %18, !dbg !1696
	%20 = add i64 %4, %19, !dbg !1696
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1696, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1696, !range !15
	%23 = mul i32 %21, %22, !dbg !1696
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1696, !range !16
	%25 = mul i32 %23, %24, !dbg !1696
	%26 = sext i32 %25 to i64, !dbg !1696
	%27 = mul i64 %20, %26, !dbg !1696
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1696, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1696, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1696, !range !18
	%31 = mul i32 %22, %30, !dbg !1696
	%32 = add i32 %29, %31, !dbg !1696
	%33 = mul i32 %21, %32, !dbg !1696
	%34 = add i32 %28, %33, !dbg !1696
	%35 = sext i32 %34 to i64, !dbg !1696
	%36 = add i64 %27, %35, !dbg !1696
	%37 = mul i64 %36, 3, !dbg !1697
	%38 = sub i64 %p1, %37, !dbg !1698
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %37, !dbg !1698
	%40 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %36, !dbg !1699
	%41 = icmp ugt i64 %37, %p1, !dbg !1698
	%42 = icmp uge i64 %36, %p5, !dbg !1699
	%43 = icmp ugt i64 3, %38, !dbg !1702
	%44 = or i1 %41, %42, !dbg !1702
	%45 = or i1 %44, %43, !dbg !1702
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !1702, !prof !30

b0_ok1:
	%46 = load i64, i64 addrspace(1)* %40, align 8, !dbg !1699
	%47 = and i32 %34, -32, !dbg !1707
	%48 = sub i32 %25, %47, !dbg !1707
	%49 = icmp slt i32 %48, 32, !dbg !1707
	%50 = select i1 %49, i32 %48, i32 32, !dbg !1707
	%51 = sext i32 %50 to i64, !dbg !1707
	%52 = icmp eq i64 %51, 32, !dbg !1708
	br i1 %52, label %b1, label %b3, !dbg !1708

b1:
	%53 = phi i64 [ %46, %b0_ok1 ], [ %68, %b2 ], !dbg !1709
	%54 = phi i64 [ 16, %b0_ok1 ], [ %71, %b2 ], !dbg !1710
	%55 = icmp sgt i64 %54, 0, !dbg !1711
	br i1 %55, label %b2, label %b6, !dbg !1711

b2:
	%56 = trunc i64 %54 to i32, !dbg !1712
	%57 = trunc i64 %53 to i32, !dbg !1712
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %57, i32 %56, i32 31), !dbg !1712
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !1712
	%60 = lshr i64 %53, 32, !dbg !1712
	%61 = trunc i64 %60 to i32, !dbg !1712
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %61, i32 %56, i32 31), !dbg !1712
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1712
	%64 = zext i32 %63 to i64, !dbg !1712
	%65 = shl i64 %64, 32, !dbg !1712
	%66 = zext i32 %59 to i64, !dbg !1712
	%67 = or i64 %66, %65, !dbg !1712
	%68 = and i64 %53, %67, !dbg !1713
	%69 = trunc i64 %54 to i32, !dbg !1714
	%70 = udiv i32 %69, 2, !dbg !1714
	%71 = zext i32 %70 to i64, !dbg !1714
	br label %b1, !dbg !1714

b3:
	%72 = trunc i64 %46 to i32, !dbg !1715
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !1715
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !1715
	%75 = lshr i64 %46, 32, !dbg !1715
	%76 = trunc i64 %75 to i32, !dbg !1715
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %76, i32 0, i32 31), !dbg !1715
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !1715
	%79 = zext i32 %78 to i64, !dbg !1715
	%80 = shl i64 %79, 32, !dbg !1715
	%81 = zext i32 %74 to i64, !dbg !1715
	%82 = or i64 %81, %80, !dbg !1715
	br label %b4, !dbg !1715

b4:
	%83 = phi i64 [ %82, %b3 ], [ %97, %b5 ], !dbg !1716
	%84 = phi i32 [ 1, %b3 ], [ %98, %b5 ], !dbg !1717
	%85 = icmp slt i32 %84, %50, !dbg !1718
	br i1 %85, label %b5, label %b6, !dbg !1718

b5:
	%86 = trunc i64 %46 to i32, !dbg !1719
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %86, i32 %84, i32 31), !dbg !1719
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1719
	%89 = lshr i64 %46, 32, !dbg !1719
	%90 = trunc i64 %89 to i32, !dbg !1719
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 %84, i32 31), !dbg !1719
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1719
	%93 = zext i32 %92 to i64, !dbg !1719
	%94 = shl i64 %93, 32, !dbg !1719
	%95 = zext i32 %88 to i64, !dbg !1719
	%96 = or i64 %95, %94, !dbg !1719
	%97 = and i64 %83, %96, !dbg !1713
	%98 = add i32 %84, 1, !dbg !1720
	br label %b4, !dbg !1720

b6:
	%99 = phi i64 [ %53, %b1 ], [ %83, %b4 ], !dbg !1706
	br i1 %52, label %b7, label %b9, !dbg !1725

b7:
	%100 = phi i64 [ %46, %b6 ], [ %115, %b8 ], !dbg !1726
	%101 = phi i64 [ 16, %b6 ], [ %118, %b8 ], !dbg !1727
	%102 = icmp sgt i64 %101, 0, !dbg !1728
	br i1 %102, label %b8, label %b12, !dbg !1728

b8:
	%103 = trunc i64 %101 to i32, !dbg !1729
	%104 = trunc i64 %100 to i32, !dbg !1729
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %104, i32 %103, i32 31), !dbg !1729
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !1729
	%107 = lshr i64 %100, 32, !dbg !1729
	%108 = trunc i64 %107 to i32, !dbg !1729
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %108, i32 %103, i32 31), !dbg !1729
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !1729
	%111 = zext i32 %110 to i64, !dbg !1729
	%112 = shl i64 %111, 32, !dbg !1729
	%113 = zext i32 %106 to i64, !dbg !1729
	%114 = or i64 %113, %112, !dbg !1729
	%115 = or i64 %100, %114, !dbg !1730
	%116 = trunc i64 %101 to i32, !dbg !1731
	%117 = udiv i32 %116, 2, !dbg !1731
	%118 = zext i32 %117 to i64, !dbg !1731
	br label %b7, !dbg !1731

b9:
	%119 = trunc i64 %46 to i32, !dbg !1732
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %119, i32 0, i32 31), !dbg !1732
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !1732
	%122 = lshr i64 %46, 32, !dbg !1732
	%123 = trunc i64 %122 to i32, !dbg !1732
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %123, i32 0, i32 31), !dbg !1732
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !1732
	%126 = zext i32 %125 to i64, !dbg !1732
	%127 = shl i64 %126, 32, !dbg !1732
	%128 = zext i32 %121 to i64, !dbg !1732
	%129 = or i64 %128, %127, !dbg !1732
	br label %b10, !dbg !1732

b10:
	%130 = phi i64 [ %129, %b9 ], [ %144, %b11 ], !dbg !1733
	%131 = phi i32 [ 1, %b9 ], [ %145, %b11 ], !dbg !1734
	%132 = icmp slt i32 %131, %50, !dbg !1735
	br i1 %132, label %b11, label %b12, !dbg !1735

b11:
	%133 = trunc i64 %46 to i32, !dbg !1736
	%134 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %131, i32 31), !dbg !1736
	%135 = extractvalue { i32, i1 } %134, 0, !dbg !1736
	%136 = lshr i64 %46, 32, !dbg !1736
	%137 = trunc i64 %136 to i32, !dbg !1736
	%138 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %137, i32 %131, i32 31), !dbg !1736
	%139 = extractvalue { i32, i1 } %138, 0, !dbg !1736
	%140 = zext i32 %139 to i64, !dbg !1736
	%141 = shl i64 %140, 32, !dbg !1736
	%142 = zext i32 %135 to i64, !dbg !1736
	%143 = or i64 %142, %141, !dbg !1736
	%144 = or i64 %130, %143, !dbg !1730
	%145 = add i32 %131, 1, !dbg !1737
	br label %b10, !dbg !1737

b12:
	%146 = phi i64 [ %100, %b7 ], [ %130, %b10 ], !dbg !1724
	br i1 %52, label %b13, label %b15, !dbg !1742

b13:
	%147 = phi i64 [ %46, %b12 ], [ %162, %b14 ], !dbg !1743
	%148 = phi i64 [ 16, %b12 ], [ %165, %b14 ], !dbg !1744
	%149 = icmp sgt i64 %148, 0, !dbg !1745
	br i1 %149, label %b14, label %b18, !dbg !1745

b14:
	%150 = trunc i64 %148 to i32, !dbg !1746
	%151 = trunc i64 %147 to i32, !dbg !1746
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %151, i32 %150, i32 31), !dbg !1746
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !1746
	%154 = lshr i64 %147, 32, !dbg !1746
	%155 = trunc i64 %154 to i32, !dbg !1746
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %155, i32 %150, i32 31), !dbg !1746
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !1746
	%158 = zext i32 %157 to i64, !dbg !1746
	%159 = shl i64 %158, 32, !dbg !1746
	%160 = zext i32 %153 to i64, !dbg !1746
	%161 = or i64 %160, %159, !dbg !1746
	%162 = xor i64 %147, %161, !dbg !1747
	%163 = trunc i64 %148 to i32, !dbg !1748
	%164 = udiv i32 %163, 2, !dbg !1748
	%165 = zext i32 %164 to i64, !dbg !1748
	br label %b13, !dbg !1748

b15:
	%166 = trunc i64 %46 to i32, !dbg !1749
	%167 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %166, i32 0, i32 31), !dbg !1749
	%168 = extractvalue { i32, i1 } %167, 0, !dbg !1749
	%169 = lshr i64 %46, 32, !dbg !1749
	%170 = trunc i64 %169 to i32, !dbg !1749
	%171 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %170, i32 0, i32 31), !dbg !1749
	%172 = extractvalue { i32, i1 } %171, 0, !dbg !1749
	%173 = zext i32 %172 to i64, !dbg !1749
	%174 = shl i64 %173, 32, !dbg !1749
	%175 = zext i32 %168 to i64, !dbg !1749
	%176 = or i64 %175, %174, !dbg !1749
	br label %b16, !dbg !1749

b16:
	%177 = phi i64 [ %176, %b15 ], [ %191, %b17 ], !dbg !1750
	%178 = phi i32 [ 1, %b15 ], [ %192, %b17 ], !dbg !1751
	%179 = icmp slt i32 %178, %50, !dbg !1752
	br i1 %179, label %b17, label %b18, !dbg !1752

b17:
	%180 = trunc i64 %46 to i32, !dbg !1753
	%181 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %180, i32 %178, i32 31), !dbg !1753
	%182 = extractvalue { i32, i1 } %181, 0, !dbg !1753
	%183 = lshr i64 %46, 32, !dbg !1753
	%184 = trunc i64 %183 to i32, !dbg !1753
	%185 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %184, i32 %178, i32 31), !dbg !1753
	%186 = extractvalue { i32, i1 } %185, 0, !dbg !1753
	%187 = zext i32 %186 to i64, !dbg !1753
	%188 = shl i64 %187, 32, !dbg !1753
	%189 = zext i32 %182 to i64, !dbg !1753
	%190 = or i64 %189, %188, !dbg !1753
	%191 = xor i64 %177, %190, !dbg !1747
	%192 = add i32 %178, 1, !dbg !1754
	br label %b16, !dbg !1754

b18:
	%193 = phi i64 [ %147, %b13 ], [ %177, %b16 ], !dbg !1741
	%194 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 0, !dbg !1755
	store i64 %99, i64 addrspace(1)* %194, align 8, !dbg !1755
	%195 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 1, !dbg !1756
	store i64 %146, i64 addrspace(1)* %195, align 8, !dbg !1756
	%196 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 2, !dbg !1757
	store i64 %193, i64 addrspace(1)* %196, align 8, !dbg !1757
	%197 = sub i64 %p3, %37, !dbg !1758
	%198 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %37, !dbg !1758
	%199 = icmp ugt i64 %37, %p3, !dbg !1758
	%200 = icmp ugt i64 3, %197, !dbg !1761
	%201 = or i1 %199, %200, !dbg !1761
	br i1 %201, label %b18_fail1, label %b18_ok1, !dbg !1761, !prof !30

b18_ok1:
	%202 = load i64, i64 addrspace(1)* %40, align 8, !dbg !1762
	br i1 %52, label %b19, label %b21, !dbg !1767

b19:
	%203 = phi i64 [ %202, %b18_ok1 ], [ %218, %b20 ], !dbg !1768
	%204 = phi i64 [ 16, %b18_ok1 ], [ %221, %b20 ], !dbg !1769
	%205 = icmp sgt i64 %204, 0, !dbg !1770
	br i1 %205, label %b20, label %b24, !dbg !1770

b20:
	%206 = trunc i64 %204 to i32, !dbg !1771
	%207 = trunc i64 %203 to i32, !dbg !1771
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %207, i32 %206, i32 31), !dbg !1771
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !1771
	%210 = lshr i64 %203, 32, !dbg !1771
	%211 = trunc i64 %210 to i32, !dbg !1771
	%212 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %211, i32 %206, i32 31), !dbg !1771
	%213 = extractvalue { i32, i1 } %212, 0, !dbg !1771
	%214 = zext i32 %213 to i64, !dbg !1771
	%215 = shl i64 %214, 32, !dbg !1771
	%216 = zext i32 %209 to i64, !dbg !1771
	%217 = or i64 %216, %215, !dbg !1771
	%218 = and i64 %203, %217, !dbg !1772
	%219 = trunc i64 %204 to i32, !dbg !1773
	%220 = udiv i32 %219, 2, !dbg !1773
	%221 = zext i32 %220 to i64, !dbg !1773
	br label %b19, !dbg !1773

b21:
	%222 = trunc i64 %202 to i32, !dbg !1774
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %222, i32 0, i32 31), !dbg !1774
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !1774
	%225 = lshr i64 %202, 32, !dbg !1774
	%226 = trunc i64 %225 to i32, !dbg !1774
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %226, i32 0, i32 31), !dbg !1774
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !1774
	%229 = zext i32 %228 to i64, !dbg !1774
	%230 = shl i64 %229, 32, !dbg !1774
	%231 = zext i32 %224 to i64, !dbg !1774
	%232 = or i64 %231, %230, !dbg !1774
	br label %b22, !dbg !1774

b22:
	%233 = phi i64 [ %232, %b21 ], [ %247, %b23 ], !dbg !1775
	%234 = phi i32 [ 1, %b21 ], [ %248, %b23 ], !dbg !1776
	%235 = icmp slt i32 %234, %50, !dbg !1777
	br i1 %235, label %b23, label %b24, !dbg !1777

b23:
	%236 = trunc i64 %202 to i32, !dbg !1778
	%237 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %236, i32 %234, i32 31), !dbg !1778
	%238 = extractvalue { i32, i1 } %237, 0, !dbg !1778
	%239 = lshr i64 %202, 32, !dbg !1778
	%240 = trunc i64 %239 to i32, !dbg !1778
	%241 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %240, i32 %234, i32 31), !dbg !1778
	%242 = extractvalue { i32, i1 } %241, 0, !dbg !1778
	%243 = zext i32 %242 to i64, !dbg !1778
	%244 = shl i64 %243, 32, !dbg !1778
	%245 = zext i32 %238 to i64, !dbg !1778
	%246 = or i64 %245, %244, !dbg !1778
	%247 = and i64 %233, %246, !dbg !1772
	%248 = add i32 %234, 1, !dbg !1779
	br label %b22, !dbg !1779

b24:
	%249 = phi i64 [ %203, %b19 ], [ %233, %b22 ], !dbg !1766
	%250 = trunc i64 %26 to i32, !dbg !1781
	%251 = add i32 %250, 32, !dbg !1781
	%252 = sub i32 %251, 1, !dbg !1782
	%253 = udiv i32 %252, 32, !dbg !1783
	%254 = zext i32 %253 to i64, !dbg !1783
	%255 = trunc i64 %254 to i32, !dbg !1783
	%256 = icmp eq i64 %254, 1, !dbg !1784
	br i1 %256, label %b30, label %b25, !dbg !1784

b25:
	call void @llvm.nvvm.barrier0(), !dbg !1786
	%257 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1787, !range !20
	%258 = sext i32 %257 to i64, !dbg !1787
	%259 = icmp eq i64 %258, 0, !dbg !1788
	br i1 %259, label %b26, label %b27, !dbg !1788

b26:
	%260 = trunc i64 %35 to i32, !dbg !1789
	%261 = udiv i32 %260, 32, !dbg !1789
	%262 = zext i32 %261 to i64, !dbg !1789
	%263 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %262, !dbg !1790
	store i64 %249, i64 addrspace(3)* %263, align 8, !dbg !1790
	br label %b27, !dbg !1790

b27:
	call void @llvm.nvvm.barrier0(), !dbg !1791
	%264 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1792
	%265 = load i64, i64 addrspace(3)* %264, align 8, !dbg !1792
	br label %b28, !dbg !1792

b28:
	%266 = phi i64 [ %265, %b27 ], [ %272, %b29 ], !dbg !1793
	%267 = phi i32 [ 1, %b27 ], [ %273, %b29 ], !dbg !1794
	%268 = sext i32 %267 to i64, !dbg !1794
	%269 = icmp slt i32 %267, %255, !dbg !1795
	br i1 %269, label %b29, label %b30, !dbg !1795

b29:
	%270 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %268, !dbg !1796
	%271 = load i64, i64 addrspace(3)* %270, align 8, !dbg !1796
	%272 = and i64 %266, %271, !dbg !1772
	%273 = add i32 %267, 1, !dbg !1797
	br label %b28, !dbg !1797

b30:
	%274 = phi i64 [ %249, %b24 ], [ %266, %b28 ], !dbg !1765
	br i1 %52, label %b31, label %b33, !dbg !1802

b31:
	%275 = phi i64 [ %202, %b30 ], [ %290, %b32 ], !dbg !1803
	%276 = phi i64 [ 16, %b30 ], [ %293, %b32 ], !dbg !1804
	%277 = icmp sgt i64 %276, 0, !dbg !1805
	br i1 %277, label %b32, label %b36, !dbg !1805

b32:
	%278 = trunc i64 %276 to i32, !dbg !1806
	%279 = trunc i64 %275 to i32, !dbg !1806
	%280 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %279, i32 %278, i32 31), !dbg !1806
	%281 = extractvalue { i32, i1 } %280, 0, !dbg !1806
	%282 = lshr i64 %275, 32, !dbg !1806
	%283 = trunc i64 %282 to i32, !dbg !1806
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %283, i32 %278, i32 31), !dbg !1806
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !1806
	%286 = zext i32 %285 to i64, !dbg !1806
	%287 = shl i64 %286, 32, !dbg !1806
	%288 = zext i32 %281 to i64, !dbg !1806
	%289 = or i64 %288, %287, !dbg !1806
	%290 = or i64 %275, %289, !dbg !1807
	%291 = trunc i64 %276 to i32, !dbg !1808
	%292 = udiv i32 %291, 2, !dbg !1808
	%293 = zext i32 %292 to i64, !dbg !1808
	br label %b31, !dbg !1808

b33:
	%294 = trunc i64 %202 to i32, !dbg !1809
	%295 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %294, i32 0, i32 31), !dbg !1809
	%296 = extractvalue { i32, i1 } %295, 0, !dbg !1809
	%297 = lshr i64 %202, 32, !dbg !1809
	%298 = trunc i64 %297 to i32, !dbg !1809
	%299 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %298, i32 0, i32 31), !dbg !1809
	%300 = extractvalue { i32, i1 } %299, 0, !dbg !1809
	%301 = zext i32 %300 to i64, !dbg !1809
	%302 = shl i64 %301, 32, !dbg !1809
	%303 = zext i32 %296 to i64, !dbg !1809
	%304 = or i64 %303, %302, !dbg !1809
	br label %b34, !dbg !1809

b34:
	%305 = phi i64 [ %304, %b33 ], [ %319, %b35 ], !dbg !1810
	%306 = phi i32 [ 1, %b33 ], [ %320, %b35 ], !dbg !1811
	%307 = icmp slt i32 %306, %50, !dbg !1812
	br i1 %307, label %b35, label %b36, !dbg !1812

b35:
	%308 = trunc i64 %202 to i32, !dbg !1813
	%309 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %308, i32 %306, i32 31), !dbg !1813
	%310 = extractvalue { i32, i1 } %309, 0, !dbg !1813
	%311 = lshr i64 %202, 32, !dbg !1813
	%312 = trunc i64 %311 to i32, !dbg !1813
	%313 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %312, i32 %306, i32 31), !dbg !1813
	%314 = extractvalue { i32, i1 } %313, 0, !dbg !1813
	%315 = zext i32 %314 to i64, !dbg !1813
	%316 = shl i64 %315, 32, !dbg !1813
	%317 = zext i32 %310 to i64, !dbg !1813
	%318 = or i64 %317, %316, !dbg !1813
	%319 = or i64 %305, %318, !dbg !1807
	%320 = add i32 %306, 1, !dbg !1814
	br label %b34, !dbg !1814

b36:
	%321 = phi i64 [ %275, %b31 ], [ %305, %b34 ], !dbg !1801
	br i1 %256, label %b42, label %b37, !dbg !1815

b37:
	call void @llvm.nvvm.barrier0(), !dbg !1817
	%322 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1818, !range !20
	%323 = sext i32 %322 to i64, !dbg !1818
	%324 = icmp eq i64 %323, 0, !dbg !1819
	br i1 %324, label %b38, label %b39, !dbg !1819

b38:
	%325 = trunc i64 %35 to i32, !dbg !1820
	%326 = udiv i32 %325, 32, !dbg !1820
	%327 = zext i32 %326 to i64, !dbg !1820
	%328 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %327, !dbg !1821
	store i64 %321, i64 addrspace(3)* %328, align 8, !dbg !1821
	br label %b39, !dbg !1821

b39:
	call void @llvm.nvvm.barrier0(), !dbg !1822
	%329 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1823
	%330 = load i64, i64 addrspace(3)* %329, align 8, !dbg !1823
	br label %b40, !dbg !1823

b40:
	%331 = phi i64 [ %330, %b39 ], [ %337, %b41 ], !dbg !1824
	%332 = phi i32 [ 1, %b39 ], [ %338, %b41 ], !dbg !1825
	%333 = sext i32 %332 to i64, !dbg !1825
	%334 = icmp slt i32 %332, %255, !dbg !1826
	br i1 %334, label %b41, label %b42, !dbg !1826

b41:
	%335 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %333, !dbg !1827
	%336 = load i64, i64 addrspace(3)* %335, align 8, !dbg !1827
	%337 = or i64 %331, %336, !dbg !1807
	%338 = add i32 %332, 1, !dbg !1828
	br label %b40, !dbg !1828

b42:
	%339 = phi i64 [ %321, %b36 ], [ %331, %b40 ], !dbg !1800
	br i1 %52, label %b43, label %b45, !dbg !1833

b43:
	%340 = phi i64 [ %202, %b42 ], [ %355, %b44 ], !dbg !1834
	%341 = phi i64 [ 16, %b42 ], [ %358, %b44 ], !dbg !1835
	%342 = icmp sgt i64 %341, 0, !dbg !1836
	br i1 %342, label %b44, label %b48, !dbg !1836

b44:
	%343 = trunc i64 %341 to i32, !dbg !1837
	%344 = trunc i64 %340 to i32, !dbg !1837
	%345 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %344, i32 %343, i32 31), !dbg !1837
	%346 = extractvalue { i32, i1 } %345, 0, !dbg !1837
	%347 = lshr i64 %340, 32, !dbg !1837
	%348 = trunc i64 %347 to i32, !dbg !1837
	%349 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %348, i32 %343, i32 31), !dbg !1837
	%350 = extractvalue { i32, i1 } %349, 0, !dbg !1837
	%351 = zext i32 %350 to i64, !dbg !1837
	%352 = shl i64 %351, 32, !dbg !1837
	%353 = zext i32 %346 to i64, !dbg !1837
	%354 = or i64 %353, %352, !dbg !1837
	%355 = xor i64 %340, %354, !dbg !1838
	%356 = trunc i64 %341 to i32, !dbg !1839
	%357 = udiv i32 %356, 2, !dbg !1839
	%358 = zext i32 %357 to i64, !dbg !1839
	br label %b43, !dbg !1839

b45:
	%359 = trunc i64 %202 to i32, !dbg !1840
	%360 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %359, i32 0, i32 31), !dbg !1840
	%361 = extractvalue { i32, i1 } %360, 0, !dbg !1840
	%362 = lshr i64 %202, 32, !dbg !1840
	%363 = trunc i64 %362 to i32, !dbg !1840
	%364 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %363, i32 0, i32 31), !dbg !1840
	%365 = extractvalue { i32, i1 } %364, 0, !dbg !1840
	%366 = zext i32 %365 to i64, !dbg !1840
	%367 = shl i64 %366, 32, !dbg !1840
	%368 = zext i32 %361 to i64, !dbg !1840
	%369 = or i64 %368, %367, !dbg !1840
	br label %b46, !dbg !1840

b46:
	%370 = phi i64 [ %369, %b45 ], [ %384, %b47 ], !dbg !1841
	%371 = phi i32 [ 1, %b45 ], [ %385, %b47 ], !dbg !1842
	%372 = icmp slt i32 %371, %50, !dbg !1843
	br i1 %372, label %b47, label %b48, !dbg !1843

b47:
	%373 = trunc i64 %202 to i32, !dbg !1844
	%374 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %373, i32 %371, i32 31), !dbg !1844
	%375 = extractvalue { i32, i1 } %374, 0, !dbg !1844
	%376 = lshr i64 %202, 32, !dbg !1844
	%377 = trunc i64 %376 to i32, !dbg !1844
	%378 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %377, i32 %371, i32 31), !dbg !1844
	%379 = extractvalue { i32, i1 } %378, 0, !dbg !1844
	%380 = zext i32 %379 to i64, !dbg !1844
	%381 = shl i64 %380, 32, !dbg !1844
	%382 = zext i32 %375 to i64, !dbg !1844
	%383 = or i64 %382, %381, !dbg !1844
	%384 = xor i64 %370, %383, !dbg !1838
	%385 = add i32 %371, 1, !dbg !1845
	br label %b46, !dbg !1845

b48:
	%386 = phi i64 [ %340, %b43 ], [ %370, %b46 ], !dbg !1832
	br i1 %256, label %b54, label %b49, !dbg !1846

b49:
	call void @llvm.nvvm.barrier0(), !dbg !1848
	%387 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1849, !range !20
	%388 = sext i32 %387 to i64, !dbg !1849
	%389 = icmp eq i64 %388, 0, !dbg !1850
	br i1 %389, label %b50, label %b51, !dbg !1850

b50:
	%390 = trunc i64 %35 to i32, !dbg !1851
	%391 = udiv i32 %390, 32, !dbg !1851
	%392 = zext i32 %391 to i64, !dbg !1851
	%393 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %392, !dbg !1852
	store i64 %386, i64 addrspace(3)* %393, align 8, !dbg !1852
	br label %b51, !dbg !1852

b51:
	call void @llvm.nvvm.barrier0(), !dbg !1853
	%394 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1854
	%395 = load i64, i64 addrspace(3)* %394, align 8, !dbg !1854
	br label %b52, !dbg !1854

b52:
	%396 = phi i64 [ %395, %b51 ], [ %402, %b53 ], !dbg !1855
	%397 = phi i32 [ 1, %b51 ], [ %403, %b53 ], !dbg !1856
	%398 = sext i32 %397 to i64, !dbg !1856
	%399 = icmp slt i32 %397, %255, !dbg !1857
	br i1 %399, label %b53, label %b54, !dbg !1857

b53:
	%400 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %398, !dbg !1858
	%401 = load i64, i64 addrspace(3)* %400, align 8, !dbg !1858
	%402 = xor i64 %396, %401, !dbg !1838
	%403 = add i32 %397, 1, !dbg !1859
	br label %b52, !dbg !1859

b54:
	%404 = phi i64 [ %386, %b48 ], [ %396, %b52 ], !dbg !1831
	%405 = getelementptr inbounds i64, i64 addrspace(1)* %198, i64 0, !dbg !1860
	store i64 %274, i64 addrspace(1)* %405, align 8, !dbg !1860
	%406 = getelementptr inbounds i64, i64 addrspace(1)* %198, i64 1, !dbg !1861
	store i64 %339, i64 addrspace(1)* %406, align 8, !dbg !1861
	%407 = getelementptr inbounds i64, i64 addrspace(1)* %198, i64 2, !dbg !1862
	store i64 %404, i64 addrspace(1)* %407, align 8, !dbg !1862
	ret void, !dbg !1695

b0_fail1:
	%408 = icmp ugt i64 %37, %p1, !dbg !1698
	br i1 %408, label %b0_fail2, label %b0_ok2, !dbg !1698

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1698
	br label %fail, !dbg !1698

b0_ok2:
	%409 = icmp uge i64 %36, %p5, !dbg !1699
	br i1 %409, label %b0_fail3, label %b0_ok3, !dbg !1699

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !1699
	br label %fail, !dbg !1699

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !1702
	br label %fail, !dbg !1702

b18_fail1:
	%410 = icmp ugt i64 %37, %p3, !dbg !1758
	br i1 %410, label %b18_fail2, label %b18_ok2, !dbg !1758

b18_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1758
	br label %fail, !dbg !1758

b18_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !1761
	br label %fail, !dbg !1761

fail:
	%411 = phi i32 [ 32, %b0_fail2 ], [ 33, %b0_fail3 ], [ 34, %b0_ok3 ], [ 35, %b18_fail2 ], [ 34, %b18_ok2 ], !dbg !1693
	%412 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 3, %b0_ok3 ], [ %37, %b18_fail2 ], [ 3, %b18_ok2 ], !dbg !1693
	%413 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ %p3, %b18_fail2 ], [ %197, %b18_ok2 ], !dbg !1693
	call void @gpuc_fail(i8* %ctrl, i32 %411, i64 %412, i64 %413), !dbg !1693
	ret void, !dbg !1693
}

define void @ExchangeInt(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1863 {
entry:
	br label %b0, !dbg !1864

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1864
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1864
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
	%13 = trunc i64 %12 to i32, !dbg !1867
	%14 = trunc i64 %8 to i32, !dbg !1867
	%15 = mul i32 %13, %14, !dbg !1867
	%16 = zext i32 %15 to i64, !dbg !1867
	%17 = trunc i64 %6 to i32, !dbg !1867
	%18 = add i32 %17, %15, !dbg !1867
	%19 = zext i32 %18 to i64, !dbg !1867
	%20 = mul i64 %10, %19, !dbg !1867
	%21 = add i64 %4, %20, !dbg !1867
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1867, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1867, !range !15
	%24 = mul i32 %22, %23, !dbg !1867
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1867, !range !16
	%26 = mul i32 %24, %25, !dbg !1867
	%27 = sext i32 %26 to i64, !dbg !1867
	%28 = mul i64 %21, %27, !dbg !1867
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1867, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1867, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1867, !range !18
	%32 = mul i32 %23, %31, !dbg !1867
	%33 = add i32 %30, %32, !dbg !1867
	%34 = mul i32 %22, %33, !dbg !1867
	%35 = add i32 %29, %34, !dbg !1867
	%36 = sext i32 %35 to i64, !dbg !1867
	%37 = add i64 %28, %36, !dbg !1867
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1868, !range !20
	%39 = sext i32 %38 to i64, !dbg !1868
	%40 = and i32 %35, -32, !dbg !1869
	%41 = sub i32 %26, %40, !dbg !1869
	%42 = icmp slt i32 %41, 32, !dbg !1869
	%43 = select i1 %42, i32 %41, i32 32, !dbg !1869
	%44 = sext i32 %43 to i64, !dbg !1869
	%45 = icmp eq i64 %44, 32, !dbg !1870
	br i1 %45, label %b1, label %b2, !dbg !1870

b1:
	br label %b2, !dbg !1870

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1871
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1872
	%48 = mul i64 %37, 4, !dbg !1874
	%49 = sub i64 %p1, %48, !dbg !1875
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %37, !dbg !1873
	%51 = icmp uge i64 %37, %p5, !dbg !1873
	%52 = icmp ugt i64 %48, %p1, !dbg !1875
	%53 = icmp ugt i64 4, %49, !dbg !1876
	%54 = icmp eq i64 %44, 0, !dbg !1877
	%55 = or i1 %51, %52, !dbg !1877
	%56 = or i1 %55, %53, !dbg !1877
	%57 = or i1 %56, %54, !dbg !1877
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !1877, !prof !30

b2_ok1:
	%58 = load i64, i64 addrspace(1)* %50, align 8, !dbg !1873
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %48, !dbg !1875
	%60 = trunc i64 %39 to i32, !dbg !1878
	%61 = mul i32 %60, 7, !dbg !1878
	%62 = zext i32 %61 to i64, !dbg !1878
	%63 = add i32 %61, 3, !dbg !1879
	%64 = zext i32 %63 to i64, !dbg !1879
	%65 = icmp eq i64 %44, -1, !dbg !1877
	%66 = select i1 %65, i64 1, i64 %44, !dbg !1877
	%67 = srem i64 %64, %66, !dbg !1877
	%68 = trunc i64 %67 to i32, !dbg !1880
	%69 = trunc i64 %58 to i32, !dbg !1880
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !1880
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !1880
	%72 = lshr i64 %58, 32, !dbg !1880
	%73 = trunc i64 %72 to i32, !dbg !1880
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %73, i32 %68, i32 31), !dbg !1880
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !1880
	%76 = zext i32 %75 to i64, !dbg !1880
	%77 = shl i64 %76, 32, !dbg !1880
	%78 = zext i32 %71 to i64, !dbg !1880
	%79 = or i64 %78, %77, !dbg !1880
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 0, !dbg !1881
	store i64 %79, i64 addrspace(1)* %80, align 8, !dbg !1881
	%81 = trunc i64 %58 to i32, !dbg !1882
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %81, i32 3, i32 0), !dbg !1882
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !1882
	%84 = lshr i64 %58, 32, !dbg !1882
	%85 = trunc i64 %84 to i32, !dbg !1882
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %85, i32 3, i32 0), !dbg !1882
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !1882
	%88 = zext i32 %87 to i64, !dbg !1882
	%89 = shl i64 %88, 32, !dbg !1882
	%90 = zext i32 %83 to i64, !dbg !1882
	%91 = or i64 %90, %89, !dbg !1882
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 1, !dbg !1883
	store i64 %91, i64 addrspace(1)* %92, align 8, !dbg !1883
	%93 = trunc i64 %46 to i32, !dbg !1884
	%94 = trunc i64 %58 to i32, !dbg !1884
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %94, i32 %93, i32 31), !dbg !1884
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !1884
	%97 = lshr i64 %58, 32, !dbg !1884
	%98 = trunc i64 %97 to i32, !dbg !1884
	%99 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %98, i32 %93, i32 31), !dbg !1884
	%100 = extractvalue { i32, i1 } %99, 0, !dbg !1884
	%101 = zext i32 %100 to i64, !dbg !1884
	%102 = shl i64 %101, 32, !dbg !1884
	%103 = zext i32 %96 to i64, !dbg !1884
	%104 = or i64 %103, %102, !dbg !1884
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 2, !dbg !1885
	store i64 %104, i64 addrspace(1)* %105, align 8, !dbg !1885
	%106 = trunc i64 %47 to i32, !dbg !1886
	%107 = trunc i64 %58 to i32, !dbg !1886
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %107, i32 %106, i32 31), !dbg !1886
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !1886
	%110 = lshr i64 %58, 32, !dbg !1886
	%111 = trunc i64 %110 to i32, !dbg !1886
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %111, i32 %106, i32 31), !dbg !1886
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !1886
	%114 = zext i32 %113 to i64, !dbg !1886
	%115 = shl i64 %114, 32, !dbg !1886
	%116 = zext i32 %109 to i64, !dbg !1886
	%117 = or i64 %116, %115, !dbg !1886
	%118 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 3, !dbg !1887
	store i64 %117, i64 addrspace(1)* %118, align 8, !dbg !1887
	%119 = mul i64 %37, 3, !dbg !1888
	%120 = sub i64 %p3, %119, !dbg !1889
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %119, !dbg !1889
	%122 = icmp ugt i64 %119, %p3, !dbg !1889
	%123 = icmp ugt i64 3, %120, !dbg !1890
	%124 = or i1 %122, %123, !dbg !1890
	br i1 %124, label %b2_fail5, label %b2_ok5, !dbg !1890, !prof !30

b2_ok5:
	%125 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %58) convergent nounwind, !dbg !1891
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 0, !dbg !1892
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !1892
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 1, !dbg !1893
	store i32 7, i32 addrspace(1)* %127, align 4, !dbg !1893
	%128 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %58) convergent nounwind, !dbg !1894
	store i32 %128, i32 addrspace(1)* %127, align 4, !dbg !1895
	%129 = sub i64 %37, %39, !dbg !1896
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %129, !dbg !1897
	%131 = icmp uge i64 %129, %p5, !dbg !1897
	br i1 %131, label %b2_fail7, label %b2_ok7, !dbg !1897, !prof !30

b2_ok7:
	%132 = load i64, i64 addrspace(1)* %130, align 8, !dbg !1897
	%133 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %132) convergent nounwind, !dbg !1898
	%134 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 2, !dbg !1899
	store i32 %133, i32 addrspace(1)* %134, align 4, !dbg !1899
	ret void, !dbg !1866

b2_fail1:
	%135 = icmp uge i64 %37, %p5, !dbg !1873
	br i1 %135, label %b2_fail2, label %b2_ok2, !dbg !1873

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1873
	br label %fail, !dbg !1873

b2_ok2:
	%136 = icmp ugt i64 %48, %p1, !dbg !1875
	br i1 %136, label %b2_fail3, label %b2_ok3, !dbg !1875

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !1875
	br label %fail, !dbg !1875

b2_ok3:
	%137 = icmp ugt i64 4, %49, !dbg !1876
	br i1 %137, label %b2_fail4, label %b2_ok4, !dbg !1876

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !1876
	br label %fail, !dbg !1876

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !1877
	br label %fail, !dbg !1877

b2_fail5:
	%138 = icmp ugt i64 %119, %p3, !dbg !1889
	br i1 %138, label %b2_fail6, label %b2_ok6, !dbg !1889

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !1889
	br label %fail, !dbg !1889

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !1890
	br label %fail, !dbg !1890

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !1897
	br label %fail, !dbg !1897

fail:
	%139 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !1864
	%140 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %119, %b2_fail6 ], [ 3, %b2_ok6 ], [ %129, %b2_fail7 ], !dbg !1864
	%141 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %120, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !1864
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !1864
	ret void, !dbg !1864
}

define void @ExchangeUint8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1900 {
entry:
	br label %b0, !dbg !1901

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !1901
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1901
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !1901
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1904, !range !11
	%4 = sext i32 %3 to i64, !dbg !1904
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1904, !range !12
	%6 = sext i32 %5 to i64, !dbg !1904
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1904, !range !12
	%8 = sext i32 %7 to i64, !dbg !1904
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1904, !range !13
	%10 = sext i32 %9 to i64, !dbg !1904
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1904, !range !14
	%12 = sext i32 %11 to i64, !dbg !1904
	%13 = trunc i64 %12 to i32, !dbg !1904
	%14 = trunc i64 %8 to i32, !dbg !1904
	%15 = mul i32 %13, %14, !dbg !1904
	%16 = zext i32 %15 to i64, !dbg !1904
	%17 = trunc i64 %6 to i32, !dbg !1904
	%18 = add i32 %17, %15, !dbg !1904
	%19 = zext i32 %18 to i64, !dbg !1904
	%20 = mul i64 %10, %19, !dbg !1904
	%21 = add i64 %4, %20, !dbg !1904
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1904, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1904, !range !15
	%24 = mul i32 %22, %23, !dbg !1904
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1904, !range !16
	%26 = mul i32 %24, %25, !dbg !1904
	%27 = sext i32 %26 to i64, !dbg !1904
	%28 = mul i64 %21, %27, !dbg !1904
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1904, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1904, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1904, !range !18
	%32 = mul i32 %23, %31, !dbg !1904
	%33 = add i32 %30, %32, !dbg !1904
	%34 = mul i32 %22, %33, !dbg !1904
	%35 = add i32 %29, %34, !dbg !1904
	%36 = sext i32 %35 to i64, !dbg !1904
	%37 = add i64 %28, %36, !dbg !1904
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1905, !range !20
	%39 = sext i32 %38 to i64, !dbg !1905
	%40 = and i32 %35, -32, !dbg !1906
	%41 = sub i32 %26, %40, !dbg !1906
	%42 = icmp slt i32 %41, 32, !dbg !1906
	%43 = select i1 %42, i32 %41, i32 32, !dbg !1906
	%44 = sext i32 %43 to i64, !dbg !1906
	%45 = icmp eq i64 %44, 32, !dbg !1907
	br i1 %45, label %b1, label %b2, !dbg !1907

b1:
	br label %b2, !dbg !1907

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1908
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1909
	%48 = mul i64 %37, 4, !dbg !1911
	%49 = sub i64 %p1, %48, !dbg !1912
	%50 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %37, !dbg !1910
	%51 = icmp uge i64 %37, %p5, !dbg !1910
	%52 = icmp ugt i64 %48, %p1, !dbg !1912
	%53 = icmp ugt i64 4, %49, !dbg !1913
	%54 = icmp eq i64 %44, 0, !dbg !1914
	%55 = or i1 %51, %52, !dbg !1914
	%56 = or i1 %55, %53, !dbg !1914
	%57 = or i1 %56, %54, !dbg !1914
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !1914, !prof !30

b2_ok1:
	%58 = load i8, i8 addrspace(1)* %50, align 1, !dbg !1910
	%59 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %48, !dbg !1912
	%60 = trunc i64 %39 to i32, !dbg !1915
	%61 = mul i32 %60, 7, !dbg !1915
	%62 = zext i32 %61 to i64, !dbg !1915
	%63 = add i32 %61, 3, !dbg !1916
	%64 = zext i32 %63 to i64, !dbg !1916
	%65 = icmp eq i64 %44, -1, !dbg !1914
	%66 = select i1 %65, i64 1, i64 %44, !dbg !1914
	%67 = srem i64 %64, %66, !dbg !1914
	%68 = trunc i64 %67 to i32, !dbg !1917
	%69 = zext i8 %58 to i32, !dbg !1917
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !1917
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !1917
	%72 = trunc i32 %71 to i8, !dbg !1917
	%73 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 0, !dbg !1918
	store i8 %72, i8 addrspace(1)* %73, align 1, !dbg !1918
	%74 = zext i8 %58 to i32, !dbg !1919
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %74, i32 3, i32 0), !dbg !1919
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !1919
	%77 = trunc i32 %76 to i8, !dbg !1919
	%78 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 1, !dbg !1920
	store i8 %77, i8 addrspace(1)* %78, align 1, !dbg !1920
	%79 = trunc i64 %46 to i32, !dbg !1921
	%80 = zext i8 %58 to i32, !dbg !1921
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %80, i32 %79, i32 31), !dbg !1921
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !1921
	%83 = trunc i32 %82 to i8, !dbg !1921
	%84 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 2, !dbg !1922
	store i8 %83, i8 addrspace(1)* %84, align 1, !dbg !1922
	%85 = trunc i64 %47 to i32, !dbg !1923
	%86 = zext i8 %58 to i32, !dbg !1923
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %86, i32 %85, i32 31), !dbg !1923
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1923
	%89 = trunc i32 %88 to i8, !dbg !1923
	%90 = getelementptr inbounds i8, i8 addrspace(1)* %59, i64 3, !dbg !1924
	store i8 %89, i8 addrspace(1)* %90, align 1, !dbg !1924
	%91 = mul i64 %37, 3, !dbg !1925
	%92 = sub i64 %p3, %91, !dbg !1926
	%93 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %91, !dbg !1926
	%94 = icmp ugt i64 %91, %p3, !dbg !1926
	%95 = icmp ugt i64 3, %92, !dbg !1927
	%96 = or i1 %94, %95, !dbg !1927
	br i1 %96, label %b2_fail5, label %b2_ok5, !dbg !1927, !prof !30

b2_ok5:
	%97 = zext i8 %58 to i32, !dbg !1928
	%98 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %97) convergent nounwind, !dbg !1928
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 0, !dbg !1929
	store i32 %98, i32 addrspace(1)* %99, align 4, !dbg !1929
	%100 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 1, !dbg !1930
	store i32 7, i32 addrspace(1)* %100, align 4, !dbg !1930
	%101 = zext i8 %58 to i32, !dbg !1931
	%102 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %101) convergent nounwind, !dbg !1931
	store i32 %102, i32 addrspace(1)* %100, align 4, !dbg !1932
	%103 = sub i64 %37, %39, !dbg !1933
	%104 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %103, !dbg !1934
	%105 = icmp uge i64 %103, %p5, !dbg !1934
	br i1 %105, label %b2_fail7, label %b2_ok7, !dbg !1934, !prof !30

b2_ok7:
	%106 = load i8, i8 addrspace(1)* %104, align 1, !dbg !1934
	%107 = zext i8 %106 to i32, !dbg !1935
	%108 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %107) convergent nounwind, !dbg !1935
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 2, !dbg !1936
	store i32 %108, i32 addrspace(1)* %109, align 4, !dbg !1936
	ret void, !dbg !1903

b2_fail1:
	%110 = icmp uge i64 %37, %p5, !dbg !1910
	br i1 %110, label %b2_fail2, label %b2_ok2, !dbg !1910

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1910
	br label %fail, !dbg !1910

b2_ok2:
	%111 = icmp ugt i64 %48, %p1, !dbg !1912
	br i1 %111, label %b2_fail3, label %b2_ok3, !dbg !1912

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !1912
	br label %fail, !dbg !1912

b2_ok3:
	%112 = icmp ugt i64 4, %49, !dbg !1913
	br i1 %112, label %b2_fail4, label %b2_ok4, !dbg !1913

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !1913
	br label %fail, !dbg !1913

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !1914
	br label %fail, !dbg !1914

b2_fail5:
	%113 = icmp ugt i64 %91, %p3, !dbg !1926
	br i1 %113, label %b2_fail6, label %b2_ok6, !dbg !1926

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !1926
	br label %fail, !dbg !1926

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !1927
	br label %fail, !dbg !1927

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !1934
	br label %fail, !dbg !1934

fail:
	%114 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !1901
	%115 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %91, %b2_fail6 ], [ 3, %b2_ok6 ], [ %103, %b2_fail7 ], !dbg !1901
	%116 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %92, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !1901
	call void @gpuc_fail(i8* %ctrl, i32 %114, i64 %115, i64 %116), !dbg !1901
	ret void, !dbg !1901
}

define void @ExchangeUint16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1937 {
entry:
	br label %b0, !dbg !1938

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !1938
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1938
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !1938
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1941, !range !11
	%4 = sext i32 %3 to i64, !dbg !1941
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1941, !range !12
	%6 = sext i32 %5 to i64, !dbg !1941
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1941, !range !12
	%8 = sext i32 %7 to i64, !dbg !1941
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1941, !range !13
	%10 = sext i32 %9 to i64, !dbg !1941
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1941, !range !14
	%12 = sext i32 %11 to i64, !dbg !1941
	%13 = trunc i64 %12 to i32, !dbg !1941
	%14 = trunc i64 %8 to i32, !dbg !1941
	%15 = mul i32 %13, %14, !dbg !1941
	%16 = zext i32 %15 to i64, !dbg !1941
	%17 = trunc i64 %6 to i32, !dbg !1941
	%18 = add i32 %17, %15, !dbg !1941
	%19 = zext i32 %18 to i64, !dbg !1941
	%20 = mul i64 %10, %19, !dbg !1941
	%21 = add i64 %4, %20, !dbg !1941
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1941, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1941, !range !15
	%24 = mul i32 %22, %23, !dbg !1941
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1941, !range !16
	%26 = mul i32 %24, %25, !dbg !1941
	%27 = sext i32 %26 to i64, !dbg !1941
	%28 = mul i64 %21, %27, !dbg !1941
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1941, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1941, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1941, !range !18
	%32 = mul i32 %23, %31, !dbg !1941
	%33 = add i32 %30, %32, !dbg !1941
	%34 = mul i32 %22, %33, !dbg !1941
	%35 = add i32 %29, %34, !dbg !1941
	%36 = sext i32 %35 to i64, !dbg !1941
	%37 = add i64 %28, %36, !dbg !1941
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1942, !range !20
	%39 = sext i32 %38 to i64, !dbg !1942
	%40 = and i32 %35, -32, !dbg !1943
	%41 = sub i32 %26, %40, !dbg !1943
	%42 = icmp slt i32 %41, 32, !dbg !1943
	%43 = select i1 %42, i32 %41, i32 32, !dbg !1943
	%44 = sext i32 %43 to i64, !dbg !1943
	%45 = icmp eq i64 %44, 32, !dbg !1944
	br i1 %45, label %b1, label %b2, !dbg !1944

b1:
	br label %b2, !dbg !1944

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1945
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1946
	%48 = mul i64 %37, 4, !dbg !1948
	%49 = sub i64 %p1, %48, !dbg !1949
	%50 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %37, !dbg !1947
	%51 = icmp uge i64 %37, %p5, !dbg !1947
	%52 = icmp ugt i64 %48, %p1, !dbg !1949
	%53 = icmp ugt i64 4, %49, !dbg !1950
	%54 = icmp eq i64 %44, 0, !dbg !1951
	%55 = or i1 %51, %52, !dbg !1951
	%56 = or i1 %55, %53, !dbg !1951
	%57 = or i1 %56, %54, !dbg !1951
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !1951, !prof !30

b2_ok1:
	%58 = load i16, i16 addrspace(1)* %50, align 2, !dbg !1947
	%59 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %48, !dbg !1949
	%60 = trunc i64 %39 to i32, !dbg !1952
	%61 = mul i32 %60, 7, !dbg !1952
	%62 = zext i32 %61 to i64, !dbg !1952
	%63 = add i32 %61, 3, !dbg !1953
	%64 = zext i32 %63 to i64, !dbg !1953
	%65 = icmp eq i64 %44, -1, !dbg !1951
	%66 = select i1 %65, i64 1, i64 %44, !dbg !1951
	%67 = srem i64 %64, %66, !dbg !1951
	%68 = trunc i64 %67 to i32, !dbg !1954
	%69 = zext i16 %58 to i32, !dbg !1954
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !1954
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !1954
	%72 = trunc i32 %71 to i16, !dbg !1954
	%73 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 0, !dbg !1955
	store i16 %72, i16 addrspace(1)* %73, align 2, !dbg !1955
	%74 = zext i16 %58 to i32, !dbg !1956
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %74, i32 3, i32 0), !dbg !1956
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !1956
	%77 = trunc i32 %76 to i16, !dbg !1956
	%78 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 1, !dbg !1957
	store i16 %77, i16 addrspace(1)* %78, align 2, !dbg !1957
	%79 = trunc i64 %46 to i32, !dbg !1958
	%80 = zext i16 %58 to i32, !dbg !1958
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %80, i32 %79, i32 31), !dbg !1958
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !1958
	%83 = trunc i32 %82 to i16, !dbg !1958
	%84 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 2, !dbg !1959
	store i16 %83, i16 addrspace(1)* %84, align 2, !dbg !1959
	%85 = trunc i64 %47 to i32, !dbg !1960
	%86 = zext i16 %58 to i32, !dbg !1960
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %86, i32 %85, i32 31), !dbg !1960
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1960
	%89 = trunc i32 %88 to i16, !dbg !1960
	%90 = getelementptr inbounds i16, i16 addrspace(1)* %59, i64 3, !dbg !1961
	store i16 %89, i16 addrspace(1)* %90, align 2, !dbg !1961
	%91 = mul i64 %37, 3, !dbg !1962
	%92 = sub i64 %p3, %91, !dbg !1963
	%93 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %91, !dbg !1963
	%94 = icmp ugt i64 %91, %p3, !dbg !1963
	%95 = icmp ugt i64 3, %92, !dbg !1964
	%96 = or i1 %94, %95, !dbg !1964
	br i1 %96, label %b2_fail5, label %b2_ok5, !dbg !1964, !prof !30

b2_ok5:
	%97 = zext i16 %58 to i32, !dbg !1965
	%98 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %97) convergent nounwind, !dbg !1965
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 0, !dbg !1966
	store i32 %98, i32 addrspace(1)* %99, align 4, !dbg !1966
	%100 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 1, !dbg !1967
	store i32 7, i32 addrspace(1)* %100, align 4, !dbg !1967
	%101 = zext i16 %58 to i32, !dbg !1968
	%102 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %101) convergent nounwind, !dbg !1968
	store i32 %102, i32 addrspace(1)* %100, align 4, !dbg !1969
	%103 = sub i64 %37, %39, !dbg !1970
	%104 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %103, !dbg !1971
	%105 = icmp uge i64 %103, %p5, !dbg !1971
	br i1 %105, label %b2_fail7, label %b2_ok7, !dbg !1971, !prof !30

b2_ok7:
	%106 = load i16, i16 addrspace(1)* %104, align 2, !dbg !1971
	%107 = zext i16 %106 to i32, !dbg !1972
	%108 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %107) convergent nounwind, !dbg !1972
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 2, !dbg !1973
	store i32 %108, i32 addrspace(1)* %109, align 4, !dbg !1973
	ret void, !dbg !1940

b2_fail1:
	%110 = icmp uge i64 %37, %p5, !dbg !1947
	br i1 %110, label %b2_fail2, label %b2_ok2, !dbg !1947

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1947
	br label %fail, !dbg !1947

b2_ok2:
	%111 = icmp ugt i64 %48, %p1, !dbg !1949
	br i1 %111, label %b2_fail3, label %b2_ok3, !dbg !1949

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !1949
	br label %fail, !dbg !1949

b2_ok3:
	%112 = icmp ugt i64 4, %49, !dbg !1950
	br i1 %112, label %b2_fail4, label %b2_ok4, !dbg !1950

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !1950
	br label %fail, !dbg !1950

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !1951
	br label %fail, !dbg !1951

b2_fail5:
	%113 = icmp ugt i64 %91, %p3, !dbg !1963
	br i1 %113, label %b2_fail6, label %b2_ok6, !dbg !1963

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !1963
	br label %fail, !dbg !1963

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !1964
	br label %fail, !dbg !1964

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !1971
	br label %fail, !dbg !1971

fail:
	%114 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !1938
	%115 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %91, %b2_fail6 ], [ 3, %b2_ok6 ], [ %103, %b2_fail7 ], !dbg !1938
	%116 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %92, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !1938
	call void @gpuc_fail(i8* %ctrl, i32 %114, i64 %115, i64 %116), !dbg !1938
	ret void, !dbg !1938
}

define void @NumbersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1974 {
entry:
	br label %b0, !dbg !1975

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !1975
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !1975
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !1975
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1978, !range !11
	%4 = sext i32 %3 to i64, !dbg !1978
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1978, !range !12
	%6 = sext i32 %5 to i64, !dbg !1978
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1978, !range !12
	%8 = sext i32 %7 to i64, !dbg !1978
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1978, !range !13
	%10 = sext i32 %9 to i64, !dbg !1978
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1978, !range !14
	%12 = sext i32 %11 to i64, !dbg !1978
	%13 = trunc i64 %12 to i32, !dbg !1978
	%14 = trunc i64 %8 to i32, !dbg !1978
	%15 = mul i32 %13, %14, !dbg !1978
	%16 = trunc i64 %6 to i32, !dbg !1978
	%17 = add i32 %16, %15, !dbg !1978
	%18 = zext i32 %17 to i64, !dbg !1978
	%19 = mul i64 %10, %18, !dbg !1978
	%20 = add i64 %4, %19, !dbg !1978
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1978, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1978, !range !15
	%23 = mul i32 %21, %22, !dbg !1978
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1978, !range !16
	%25 = mul i32 %23, %24, !dbg !1978
	%26 = sext i32 %25 to i64, !dbg !1978
	%27 = mul i64 %20, %26, !dbg !1978
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1978, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1978, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1978, !range !18
	%31 = mul i32 %22, %30, !dbg !1978
	%32 = add i32 %29, %31, !dbg !1978
	%33 = mul i32 %21, %32, !dbg !1978
	%34 = add i32 %28, %33, !dbg !1978
	%35 = sext i32 %34 to i64, !dbg !1978
	%36 = add i64 %27, %35, !dbg !1978
	%37 = mul i64 %36, 6, !dbg !1979
	%38 = sub i64 %p1, %37, !dbg !1980
	%39 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %37, !dbg !1980
	%40 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %36, !dbg !1981
	%41 = icmp ugt i64 %37, %p1, !dbg !1980
	%42 = icmp uge i64 %36, %p5, !dbg !1981
	%43 = icmp ugt i64 6, %38, !dbg !1984
	%44 = or i1 %41, %42, !dbg !1984
	%45 = or i1 %44, %43, !dbg !1984
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !1984, !prof !30

b0_ok1:
	%46 = load i16, i16 addrspace(1)* %40, align 2, !dbg !1981
	%47 = zext i16 %46 to i32, !dbg !1991
	%48 = and i32 %34, -32, !dbg !1992
	%49 = sub i32 %25, %48, !dbg !1992
	%50 = icmp slt i32 %49, 32, !dbg !1992
	%51 = select i1 %50, i32 %49, i32 32, !dbg !1992
	%52 = sext i32 %51 to i64, !dbg !1992
	%53 = icmp eq i64 %52, 32, !dbg !1993
	%54 = mul i64 %52, 2, !dbg !1994
	br label %b1, !dbg !1984

b1:
	%55 = phi i32 [ 0, %b0_ok1 ], [ %197, %b39 ], !dbg !1984
	%56 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !1995
	%57 = getelementptr inbounds [12 x i8], [12 x i8]* %56, i64 0, i64 0, !dbg !1995
	%58 = call i32 @__nvvm_reflect(i8* %57), !dbg !1995
	%59 = icmp sge i32 %58, 800, !dbg !1995
	br i1 %59, label %b2, label %b3, !dbg !1995

b2:
	%60 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %47) convergent nounwind, !dbg !1991
	%61 = trunc i32 %60 to i16, !dbg !1991
	br label %b9, !dbg !1996

b3:
	br i1 %53, label %b4, label %b6, !dbg !1993

b4:
	%62 = phi i16 [ %70, %b5 ], [ %46, %b3 ], !dbg !1997
	%63 = phi i64 [ %73, %b5 ], [ 16, %b3 ], !dbg !1998
	%64 = icmp sgt i64 %63, 0, !dbg !1999
	br i1 %64, label %b5, label %b9, !dbg !1999

b5:
	%65 = trunc i64 %63 to i32, !dbg !2000
	%66 = zext i16 %62 to i32, !dbg !2000
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %66, i32 %65, i32 31), !dbg !2000
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !2000
	%69 = trunc i32 %68 to i16, !dbg !2000
	%70 = add i16 %62, %69, !dbg !2001
	%71 = trunc i64 %63 to i32, !dbg !2002
	%72 = udiv i32 %71, 2, !dbg !2002
	%73 = zext i32 %72 to i64, !dbg !2002
	br label %b4, !dbg !2002

b6:
	%74 = zext i16 %46 to i32, !dbg !2003
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %74, i32 0, i32 31), !dbg !2003
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !2003
	%77 = trunc i32 %76 to i16, !dbg !2003
	br label %b7, !dbg !2003

b7:
	%78 = phi i16 [ %77, %b6 ], [ %85, %b8 ], !dbg !2004
	%79 = phi i32 [ 1, %b6 ], [ %86, %b8 ], !dbg !2005
	%80 = icmp slt i32 %79, %51, !dbg !2006
	br i1 %80, label %b8, label %b9, !dbg !2006

b8:
	%81 = zext i16 %46 to i32, !dbg !2007
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %79, i32 31), !dbg !2007
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !2007
	%84 = trunc i32 %83 to i16, !dbg !2007
	%85 = add i16 %78, %84, !dbg !2001
	%86 = add i32 %79, 1, !dbg !2008
	br label %b7, !dbg !2008

b9:
	%87 = phi i16 [ %61, %b2 ], [ %62, %b4 ], [ %78, %b7 ], !dbg !1990
	%88 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 0, !dbg !2009
	store i16 %87, i16 addrspace(1)* %88, align 2, !dbg !2009
	br i1 %59, label %b10, label %b11, !dbg !2014

b10:
	%89 = call i32 asm sideeffect "redux.sync.min.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %47) convergent nounwind, !dbg !2015
	%90 = trunc i32 %89 to i16, !dbg !2015
	br label %b17, !dbg !2016

b11:
	br i1 %53, label %b12, label %b14, !dbg !2017

b12:
	%91 = phi i16 [ %100, %b13 ], [ %46, %b11 ], !dbg !2018
	%92 = phi i64 [ %103, %b13 ], [ 16, %b11 ], !dbg !2019
	%93 = icmp sgt i64 %92, 0, !dbg !2020
	br i1 %93, label %b13, label %b17, !dbg !2020

b13:
	%94 = trunc i64 %92 to i32, !dbg !2021
	%95 = zext i16 %91 to i32, !dbg !2021
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %95, i32 %94, i32 31), !dbg !2021
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !2021
	%98 = trunc i32 %97 to i16, !dbg !2021
	%99 = icmp ult i16 %91, %98, !dbg !2022
	%100 = select i1 %99, i16 %91, i16 %98, !dbg !2022
	%101 = trunc i64 %92 to i32, !dbg !2023
	%102 = udiv i32 %101, 2, !dbg !2023
	%103 = zext i32 %102 to i64, !dbg !2023
	br label %b12, !dbg !2023

b14:
	%104 = zext i16 %46 to i32, !dbg !2024
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 0, i32 31), !dbg !2024
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !2024
	%107 = trunc i32 %106 to i16, !dbg !2024
	br label %b15, !dbg !2024

b15:
	%108 = phi i16 [ %107, %b14 ], [ %116, %b16 ], !dbg !2025
	%109 = phi i32 [ 1, %b14 ], [ %117, %b16 ], !dbg !2026
	%110 = icmp slt i32 %109, %51, !dbg !2027
	br i1 %110, label %b16, label %b17, !dbg !2027

b16:
	%111 = zext i16 %46 to i32, !dbg !2028
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %111, i32 %109, i32 31), !dbg !2028
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !2028
	%114 = trunc i32 %113 to i16, !dbg !2028
	%115 = icmp ult i16 %108, %114, !dbg !2022
	%116 = select i1 %115, i16 %108, i16 %114, !dbg !2022
	%117 = add i32 %109, 1, !dbg !2029
	br label %b15, !dbg !2029

b17:
	%118 = phi i16 [ %90, %b10 ], [ %91, %b12 ], [ %108, %b15 ], !dbg !2013
	br i1 %59, label %b18, label %b19, !dbg !2034

b18:
	%119 = call i32 asm sideeffect "redux.sync.max.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %47) convergent nounwind, !dbg !2035
	%120 = trunc i32 %119 to i16, !dbg !2035
	br label %b25, !dbg !2036

b19:
	br i1 %53, label %b20, label %b22, !dbg !2037

b20:
	%121 = phi i16 [ %130, %b21 ], [ %46, %b19 ], !dbg !2038
	%122 = phi i64 [ %133, %b21 ], [ 16, %b19 ], !dbg !2039
	%123 = icmp sgt i64 %122, 0, !dbg !2040
	br i1 %123, label %b21, label %b25, !dbg !2040

b21:
	%124 = trunc i64 %122 to i32, !dbg !2041
	%125 = zext i16 %121 to i32, !dbg !2041
	%126 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %125, i32 %124, i32 31), !dbg !2041
	%127 = extractvalue { i32, i1 } %126, 0, !dbg !2041
	%128 = trunc i32 %127 to i16, !dbg !2041
	%129 = icmp ugt i16 %121, %128, !dbg !2042
	%130 = select i1 %129, i16 %121, i16 %128, !dbg !2042
	%131 = trunc i64 %122 to i32, !dbg !2043
	%132 = udiv i32 %131, 2, !dbg !2043
	%133 = zext i32 %132 to i64, !dbg !2043
	br label %b20, !dbg !2043

b22:
	%134 = zext i16 %46 to i32, !dbg !2044
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %134, i32 0, i32 31), !dbg !2044
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !2044
	%137 = trunc i32 %136 to i16, !dbg !2044
	br label %b23, !dbg !2044

b23:
	%138 = phi i16 [ %137, %b22 ], [ %146, %b24 ], !dbg !2045
	%139 = phi i32 [ 1, %b22 ], [ %147, %b24 ], !dbg !2046
	%140 = icmp slt i32 %139, %51, !dbg !2047
	br i1 %140, label %b24, label %b25, !dbg !2047

b24:
	%141 = zext i16 %46 to i32, !dbg !2048
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 %139, i32 31), !dbg !2048
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !2048
	%144 = trunc i32 %143 to i16, !dbg !2048
	%145 = icmp ugt i16 %138, %144, !dbg !2042
	%146 = select i1 %145, i16 %138, i16 %144, !dbg !2042
	%147 = add i32 %139, 1, !dbg !2049
	br label %b23, !dbg !2049

b25:
	%148 = phi i16 [ %120, %b18 ], [ %121, %b20 ], [ %138, %b23 ], !dbg !2033
	%149 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 1, !dbg !2050
	store i16 %118, i16 addrspace(1)* %149, align 2, !dbg !2050
	%150 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 2, !dbg !2051
	store i16 %148, i16 addrspace(1)* %150, align 2, !dbg !2051
	%151 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2056, !range !20
	%152 = sext i32 %151 to i64, !dbg !2056
	%153 = trunc i64 %152 to i32, !dbg !2056
	br label %b26, !dbg !2056

b26:
	%154 = phi i16 [ %46, %b25 ], [ %165, %b29 ], !dbg !2057
	%155 = phi i32 [ 1, %b25 ], [ %166, %b29 ], !dbg !2058
	%156 = zext i32 %155 to i64, !dbg !2058
	%157 = icmp ult i32 %155, 32, !dbg !2059
	br i1 %157, label %b27, label %b30, !dbg !2059

b27:
	%158 = trunc i64 %156 to i32, !dbg !2060
	%159 = zext i16 %154 to i32, !dbg !2060
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %159, i32 %158, i32 0), !dbg !2060
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !2060
	%162 = trunc i32 %161 to i16, !dbg !2060
	%163 = icmp uge i32 %153, %155, !dbg !2061
	br i1 %163, label %b28, label %b29, !dbg !2061

b28:
	%164 = add i16 %154, %162, !dbg !2062
	br label %b29, !dbg !2062

b29:
	%165 = phi i16 [ %154, %b27 ], [ %164, %b28 ], !dbg !2057
	%166 = mul i32 %155, 2, !dbg !2063
	br label %b26, !dbg !2063

b30:
	%167 = phi i16 [ %178, %b33 ], [ %46, %b26 ], !dbg !2067
	%168 = phi i32 [ %179, %b33 ], [ 1, %b26 ], !dbg !2068
	%169 = zext i32 %168 to i64, !dbg !2068
	%170 = icmp ult i32 %168, 32, !dbg !2069
	br i1 %170, label %b31, label %b34, !dbg !2069

b31:
	%171 = trunc i64 %169 to i32, !dbg !2070
	%172 = zext i16 %167 to i32, !dbg !2070
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %172, i32 %171, i32 0), !dbg !2070
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !2070
	%175 = trunc i32 %174 to i16, !dbg !2070
	%176 = icmp uge i32 %153, %168, !dbg !2071
	br i1 %176, label %b32, label %b33, !dbg !2071

b32:
	%177 = add i16 %167, %175, !dbg !2072
	br label %b33, !dbg !2072

b33:
	%178 = phi i16 [ %167, %b31 ], [ %177, %b32 ], !dbg !2067
	%179 = mul i32 %168, 2, !dbg !2073
	br label %b30, !dbg !2073

b34:
	%180 = zext i16 %167 to i32, !dbg !2074
	%181 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %180, i32 1, i32 0), !dbg !2074
	%182 = extractvalue { i32, i1 } %181, 0, !dbg !2074
	%183 = trunc i32 %182 to i16, !dbg !2074
	%184 = icmp eq i32 %151, 0, !dbg !2075
	br i1 %184, label %b36, label %b35, !dbg !2075

b35:
	br label %b36, !dbg !2076

b36:
	%185 = phi i16 [ 0, %b34 ], [ %183, %b35 ], !dbg !2065
	%186 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 3, !dbg !2077
	store i16 %154, i16 addrspace(1)* %186, align 2, !dbg !2077
	%187 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 4, !dbg !2078
	store i16 %185, i16 addrspace(1)* %187, align 2, !dbg !2078
	%188 = sdiv i64 %54, 3, !dbg !2079
	%189 = icmp slt i64 %188, 0, !dbg !2082
	br i1 %189, label %b38, label %b37, !dbg !2082

b37:
	%190 = icmp sge i64 %188, %52, !dbg !2083
	br i1 %190, label %b38, label %b39, !dbg !2083

b38:
	call void asm sideeffect "", ""() nounwind, !dbg !2084
	br label %fail, !dbg !2084

b39:
	%191 = trunc i64 %188 to i32, !dbg !2085
	%192 = zext i16 %46 to i32, !dbg !2085
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %192, i32 %191, i32 31), !dbg !2085
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !2085
	%195 = trunc i32 %194 to i16, !dbg !2085
	%196 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 5, !dbg !2086
	store i16 %195, i16 addrspace(1)* %196, align 2, !dbg !2086
	%197 = add i32 %55, 1, !dbg !2086
	%198 = icmp slt i32 %197, 2, !dbg !2086
	br i1 %198, label %b1, label %b40, !dbg !2086

b40:
	%199 = sub i64 %p3, %37, !dbg !2087
	%200 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %37, !dbg !2087
	%201 = icmp ugt i64 %37, %p3, !dbg !2087
	%202 = icmp ugt i64 6, %199, !dbg !2090
	%203 = or i1 %201, %202, !dbg !2090
	br i1 %203, label %b40_fail1, label %b40_ok1, !dbg !2090, !prof !30

b40_ok1:
	%204 = load i16, i16 addrspace(1)* %40, align 2, !dbg !2091
	%205 = zext i16 %204 to i32, !dbg !2097
	%206 = trunc i64 %26 to i32, !dbg !2099
	%207 = add i32 %206, 32, !dbg !2099
	%208 = sub i32 %207, 1, !dbg !2100
	%209 = sub i64 %52, 1, !dbg !2105
	%210 = icmp eq i64 %152, %209, !dbg !2106
	%211 = mul i32 %206, 2, !dbg !2107
	br label %b41, !dbg !2090

b41:
	%212 = phi i32 [ 0, %b40_ok1 ], [ %434, %b114 ], !dbg !2090
	br i1 %59, label %b42, label %b43, !dbg !2108

b42:
	%213 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %205) convergent nounwind, !dbg !2097
	%214 = trunc i32 %213 to i16, !dbg !2097
	br label %b49, !dbg !2109

b43:
	br i1 %53, label %b44, label %b46, !dbg !2110

b44:
	%215 = phi i16 [ %223, %b45 ], [ %204, %b43 ], !dbg !2111
	%216 = phi i64 [ %226, %b45 ], [ 16, %b43 ], !dbg !2112
	%217 = icmp sgt i64 %216, 0, !dbg !2113
	br i1 %217, label %b45, label %b49, !dbg !2113

b45:
	%218 = trunc i64 %216 to i32, !dbg !2114
	%219 = zext i16 %215 to i32, !dbg !2114
	%220 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %219, i32 %218, i32 31), !dbg !2114
	%221 = extractvalue { i32, i1 } %220, 0, !dbg !2114
	%222 = trunc i32 %221 to i16, !dbg !2114
	%223 = add i16 %215, %222, !dbg !2115
	%224 = trunc i64 %216 to i32, !dbg !2116
	%225 = udiv i32 %224, 2, !dbg !2116
	%226 = zext i32 %225 to i64, !dbg !2116
	br label %b44, !dbg !2116

b46:
	%227 = zext i16 %204 to i32, !dbg !2117
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %227, i32 0, i32 31), !dbg !2117
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !2117
	%230 = trunc i32 %229 to i16, !dbg !2117
	br label %b47, !dbg !2117

b47:
	%231 = phi i16 [ %230, %b46 ], [ %238, %b48 ], !dbg !2118
	%232 = phi i32 [ 1, %b46 ], [ %239, %b48 ], !dbg !2119
	%233 = icmp slt i32 %232, %51, !dbg !2120
	br i1 %233, label %b48, label %b49, !dbg !2120

b48:
	%234 = zext i16 %204 to i32, !dbg !2121
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %234, i32 %232, i32 31), !dbg !2121
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !2121
	%237 = trunc i32 %236 to i16, !dbg !2121
	%238 = add i16 %231, %237, !dbg !2115
	%239 = add i32 %232, 1, !dbg !2122
	br label %b47, !dbg !2122

b49:
	%240 = phi i16 [ %214, %b42 ], [ %215, %b44 ], [ %231, %b47 ], !dbg !2096
	%241 = udiv i32 %208, 32, !dbg !2123
	%242 = zext i32 %241 to i64, !dbg !2123
	%243 = trunc i64 %242 to i32, !dbg !2123
	%244 = icmp eq i32 %243, 1, !dbg !2124
	br i1 %244, label %b55, label %b50, !dbg !2124

b50:
	call void @llvm.nvvm.barrier0(), !dbg !2126
	br i1 %184, label %b51, label %b52, !dbg !2127

b51:
	%245 = trunc i64 %35 to i32, !dbg !2128
	%246 = udiv i32 %245, 32, !dbg !2128
	%247 = zext i32 %246 to i64, !dbg !2128
	%248 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %247, !dbg !2129
	store i16 %240, i16 addrspace(3)* %248, align 2, !dbg !2129
	br label %b52, !dbg !2129

b52:
	call void @llvm.nvvm.barrier0(), !dbg !2130
	%249 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2131
	%250 = load i16, i16 addrspace(3)* %249, align 2, !dbg !2131
	br label %b53, !dbg !2131

b53:
	%251 = phi i16 [ %250, %b52 ], [ %257, %b54 ], !dbg !2132
	%252 = phi i32 [ 1, %b52 ], [ %258, %b54 ], !dbg !2133
	%253 = sext i32 %252 to i64, !dbg !2133
	%254 = icmp slt i32 %252, %243, !dbg !2134
	br i1 %254, label %b54, label %b55, !dbg !2134

b54:
	%255 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %253, !dbg !2135
	%256 = load i16, i16 addrspace(3)* %255, align 2, !dbg !2135
	%257 = add i16 %251, %256, !dbg !2115
	%258 = add i32 %252, 1, !dbg !2136
	br label %b53, !dbg !2136

b55:
	%259 = phi i16 [ %240, %b49 ], [ %251, %b53 ], !dbg !2095
	%260 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 0, !dbg !2137
	store i16 %259, i16 addrspace(1)* %260, align 2, !dbg !2137
	br i1 %59, label %b56, label %b57, !dbg !2142

b56:
	%261 = call i32 asm sideeffect "redux.sync.min.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %205) convergent nounwind, !dbg !2143
	%262 = trunc i32 %261 to i16, !dbg !2143
	br label %b63, !dbg !2144

b57:
	br i1 %53, label %b58, label %b60, !dbg !2145

b58:
	%263 = phi i16 [ %272, %b59 ], [ %204, %b57 ], !dbg !2146
	%264 = phi i64 [ %275, %b59 ], [ 16, %b57 ], !dbg !2147
	%265 = icmp sgt i64 %264, 0, !dbg !2148
	br i1 %265, label %b59, label %b63, !dbg !2148

b59:
	%266 = trunc i64 %264 to i32, !dbg !2149
	%267 = zext i16 %263 to i32, !dbg !2149
	%268 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %267, i32 %266, i32 31), !dbg !2149
	%269 = extractvalue { i32, i1 } %268, 0, !dbg !2149
	%270 = trunc i32 %269 to i16, !dbg !2149
	%271 = icmp ult i16 %263, %270, !dbg !2150
	%272 = select i1 %271, i16 %263, i16 %270, !dbg !2150
	%273 = trunc i64 %264 to i32, !dbg !2151
	%274 = udiv i32 %273, 2, !dbg !2151
	%275 = zext i32 %274 to i64, !dbg !2151
	br label %b58, !dbg !2151

b60:
	%276 = zext i16 %204 to i32, !dbg !2152
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 0, i32 31), !dbg !2152
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !2152
	%279 = trunc i32 %278 to i16, !dbg !2152
	br label %b61, !dbg !2152

b61:
	%280 = phi i16 [ %279, %b60 ], [ %288, %b62 ], !dbg !2153
	%281 = phi i32 [ 1, %b60 ], [ %289, %b62 ], !dbg !2154
	%282 = icmp slt i32 %281, %51, !dbg !2155
	br i1 %282, label %b62, label %b63, !dbg !2155

b62:
	%283 = zext i16 %204 to i32, !dbg !2156
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %283, i32 %281, i32 31), !dbg !2156
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !2156
	%286 = trunc i32 %285 to i16, !dbg !2156
	%287 = icmp ult i16 %280, %286, !dbg !2150
	%288 = select i1 %287, i16 %280, i16 %286, !dbg !2150
	%289 = add i32 %281, 1, !dbg !2157
	br label %b61, !dbg !2157

b63:
	%290 = phi i16 [ %262, %b56 ], [ %263, %b58 ], [ %280, %b61 ], !dbg !2141
	br i1 %244, label %b69, label %b64, !dbg !2158

b64:
	call void @llvm.nvvm.barrier0(), !dbg !2160
	br i1 %184, label %b65, label %b66, !dbg !2161

b65:
	%291 = trunc i64 %35 to i32, !dbg !2162
	%292 = udiv i32 %291, 32, !dbg !2162
	%293 = zext i32 %292 to i64, !dbg !2162
	%294 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %293, !dbg !2163
	store i16 %290, i16 addrspace(3)* %294, align 2, !dbg !2163
	br label %b66, !dbg !2163

b66:
	call void @llvm.nvvm.barrier0(), !dbg !2164
	%295 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2165
	%296 = load i16, i16 addrspace(3)* %295, align 2, !dbg !2165
	br label %b67, !dbg !2165

b67:
	%297 = phi i16 [ %296, %b66 ], [ %304, %b68 ], !dbg !2166
	%298 = phi i32 [ 1, %b66 ], [ %305, %b68 ], !dbg !2167
	%299 = sext i32 %298 to i64, !dbg !2167
	%300 = icmp slt i32 %298, %243, !dbg !2168
	br i1 %300, label %b68, label %b69, !dbg !2168

b68:
	%301 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %299, !dbg !2169
	%302 = load i16, i16 addrspace(3)* %301, align 2, !dbg !2169
	%303 = icmp ult i16 %297, %302, !dbg !2150
	%304 = select i1 %303, i16 %297, i16 %302, !dbg !2150
	%305 = add i32 %298, 1, !dbg !2170
	br label %b67, !dbg !2170

b69:
	%306 = phi i16 [ %290, %b63 ], [ %297, %b67 ], !dbg !2140
	br i1 %59, label %b70, label %b71, !dbg !2175

b70:
	%307 = call i32 asm sideeffect "redux.sync.max.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %205) convergent nounwind, !dbg !2176
	%308 = trunc i32 %307 to i16, !dbg !2176
	br label %b77, !dbg !2177

b71:
	br i1 %53, label %b72, label %b74, !dbg !2178

b72:
	%309 = phi i16 [ %318, %b73 ], [ %204, %b71 ], !dbg !2179
	%310 = phi i64 [ %321, %b73 ], [ 16, %b71 ], !dbg !2180
	%311 = icmp sgt i64 %310, 0, !dbg !2181
	br i1 %311, label %b73, label %b77, !dbg !2181

b73:
	%312 = trunc i64 %310 to i32, !dbg !2182
	%313 = zext i16 %309 to i32, !dbg !2182
	%314 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %313, i32 %312, i32 31), !dbg !2182
	%315 = extractvalue { i32, i1 } %314, 0, !dbg !2182
	%316 = trunc i32 %315 to i16, !dbg !2182
	%317 = icmp ugt i16 %309, %316, !dbg !2183
	%318 = select i1 %317, i16 %309, i16 %316, !dbg !2183
	%319 = trunc i64 %310 to i32, !dbg !2184
	%320 = udiv i32 %319, 2, !dbg !2184
	%321 = zext i32 %320 to i64, !dbg !2184
	br label %b72, !dbg !2184

b74:
	%322 = zext i16 %204 to i32, !dbg !2185
	%323 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %322, i32 0, i32 31), !dbg !2185
	%324 = extractvalue { i32, i1 } %323, 0, !dbg !2185
	%325 = trunc i32 %324 to i16, !dbg !2185
	br label %b75, !dbg !2185

b75:
	%326 = phi i16 [ %325, %b74 ], [ %334, %b76 ], !dbg !2186
	%327 = phi i32 [ 1, %b74 ], [ %335, %b76 ], !dbg !2187
	%328 = icmp slt i32 %327, %51, !dbg !2188
	br i1 %328, label %b76, label %b77, !dbg !2188

b76:
	%329 = zext i16 %204 to i32, !dbg !2189
	%330 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %329, i32 %327, i32 31), !dbg !2189
	%331 = extractvalue { i32, i1 } %330, 0, !dbg !2189
	%332 = trunc i32 %331 to i16, !dbg !2189
	%333 = icmp ugt i16 %326, %332, !dbg !2183
	%334 = select i1 %333, i16 %326, i16 %332, !dbg !2183
	%335 = add i32 %327, 1, !dbg !2190
	br label %b75, !dbg !2190

b77:
	%336 = phi i16 [ %308, %b70 ], [ %309, %b72 ], [ %326, %b75 ], !dbg !2174
	br i1 %244, label %b83, label %b78, !dbg !2191

b78:
	call void @llvm.nvvm.barrier0(), !dbg !2193
	br i1 %184, label %b79, label %b80, !dbg !2194

b79:
	%337 = trunc i64 %35 to i32, !dbg !2195
	%338 = udiv i32 %337, 32, !dbg !2195
	%339 = zext i32 %338 to i64, !dbg !2195
	%340 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %339, !dbg !2196
	store i16 %336, i16 addrspace(3)* %340, align 2, !dbg !2196
	br label %b80, !dbg !2196

b80:
	call void @llvm.nvvm.barrier0(), !dbg !2197
	%341 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2198
	%342 = load i16, i16 addrspace(3)* %341, align 2, !dbg !2198
	br label %b81, !dbg !2198

b81:
	%343 = phi i16 [ %342, %b80 ], [ %350, %b82 ], !dbg !2199
	%344 = phi i32 [ 1, %b80 ], [ %351, %b82 ], !dbg !2200
	%345 = sext i32 %344 to i64, !dbg !2200
	%346 = icmp slt i32 %344, %243, !dbg !2201
	br i1 %346, label %b82, label %b83, !dbg !2201

b82:
	%347 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %345, !dbg !2202
	%348 = load i16, i16 addrspace(3)* %347, align 2, !dbg !2202
	%349 = icmp ugt i16 %343, %348, !dbg !2183
	%350 = select i1 %349, i16 %343, i16 %348, !dbg !2183
	%351 = add i32 %344, 1, !dbg !2203
	br label %b81, !dbg !2203

b83:
	%352 = phi i16 [ %336, %b77 ], [ %343, %b81 ], !dbg !2173
	%353 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 1, !dbg !2204
	store i16 %306, i16 addrspace(1)* %353, align 2, !dbg !2204
	%354 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 2, !dbg !2205
	store i16 %352, i16 addrspace(1)* %354, align 2, !dbg !2205
	br label %b84, !dbg !2206

b84:
	%355 = phi i16 [ %204, %b83 ], [ %366, %b87 ], !dbg !2207
	%356 = phi i32 [ 1, %b83 ], [ %367, %b87 ], !dbg !2208
	%357 = zext i32 %356 to i64, !dbg !2208
	%358 = icmp ult i32 %356, 32, !dbg !2209
	br i1 %358, label %b85, label %b88, !dbg !2209

b85:
	%359 = trunc i64 %357 to i32, !dbg !2210
	%360 = zext i16 %355 to i32, !dbg !2210
	%361 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %360, i32 %359, i32 0), !dbg !2210
	%362 = extractvalue { i32, i1 } %361, 0, !dbg !2210
	%363 = trunc i32 %362 to i16, !dbg !2210
	%364 = icmp uge i32 %153, %356, !dbg !2211
	br i1 %364, label %b86, label %b87, !dbg !2211

b86:
	%365 = add i16 %355, %363, !dbg !2212
	br label %b87, !dbg !2212

b87:
	%366 = phi i16 [ %355, %b85 ], [ %365, %b86 ], !dbg !2207
	%367 = mul i32 %356, 2, !dbg !2213
	br label %b84, !dbg !2213

b88:
	br i1 %244, label %b94, label %b89, !dbg !2214

b89:
	%368 = trunc i64 %35 to i32, !dbg !2216
	%369 = udiv i32 %368, 32, !dbg !2216
	%370 = zext i32 %369 to i64, !dbg !2216
	%371 = trunc i64 %370 to i32, !dbg !2216
	call void @llvm.nvvm.barrier0(), !dbg !2217
	br i1 %210, label %b90, label %b91, !dbg !2106

b90:
	%372 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %370, !dbg !2218
	store i16 %355, i16 addrspace(3)* %372, align 2, !dbg !2218
	br label %b91, !dbg !2218

b91:
	call void @llvm.nvvm.barrier0(), !dbg !2219
	%373 = icmp slt i32 0, %371, !dbg !2219
	br i1 %373, label %b92, label %b93, !dbg !2219

b92:
	%374 = phi i16 [ %379, %b92_ok1 ], [ 0, %b91 ], !dbg !2220
	%375 = phi i64 [ %380, %b92_ok1 ], [ 0, %b91 ], !dbg !2220
	%376 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %375, !dbg !2221
	%377 = icmp uge i64 %375, 32, !dbg !2221
	br i1 %377, label %b92_fail1, label %b92_ok1, !dbg !2221, !prof !30

b92_ok1:
	%378 = load i16, i16 addrspace(3)* %376, align 2, !dbg !2221
	%379 = add i16 %374, %378, !dbg !2222
	%380 = add i64 %375, 1, !dbg !2222
	%381 = icmp slt i64 %380, %370, !dbg !2222
	br i1 %381, label %b92, label %b93, !dbg !2222

b93:
	%382 = phi i16 [ 0, %b91 ], [ %379, %b92_ok1 ], !dbg !2220
	br label %b94, !dbg !2223

b94:
	%383 = phi i16 [ 0, %b88 ], [ %382, %b93 ], !dbg !2104
	%384 = add i16 %383, %355, !dbg !2224
	br label %b95, !dbg !2228

b95:
	%385 = phi i16 [ %204, %b94 ], [ %396, %b98 ], !dbg !2229
	%386 = phi i32 [ 1, %b94 ], [ %397, %b98 ], !dbg !2230
	%387 = zext i32 %386 to i64, !dbg !2230
	%388 = icmp ult i32 %386, 32, !dbg !2231
	br i1 %388, label %b96, label %b99, !dbg !2231

b96:
	%389 = trunc i64 %387 to i32, !dbg !2232
	%390 = zext i16 %385 to i32, !dbg !2232
	%391 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %390, i32 %389, i32 0), !dbg !2232
	%392 = extractvalue { i32, i1 } %391, 0, !dbg !2232
	%393 = trunc i32 %392 to i16, !dbg !2232
	%394 = icmp uge i32 %153, %386, !dbg !2233
	br i1 %394, label %b97, label %b98, !dbg !2233

b97:
	%395 = add i16 %385, %393, !dbg !2234
	br label %b98, !dbg !2234

b98:
	%396 = phi i16 [ %385, %b96 ], [ %395, %b97 ], !dbg !2229
	%397 = mul i32 %386, 2, !dbg !2235
	br label %b95, !dbg !2235

b99:
	br i1 %244, label %b105, label %b100, !dbg !2236

b100:
	%398 = trunc i64 %35 to i32, !dbg !2238
	%399 = udiv i32 %398, 32, !dbg !2238
	%400 = zext i32 %399 to i64, !dbg !2238
	%401 = trunc i64 %400 to i32, !dbg !2238
	call void @llvm.nvvm.barrier0(), !dbg !2239
	br i1 %210, label %b101, label %b102, !dbg !2240

b101:
	%402 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %400, !dbg !2241
	store i16 %385, i16 addrspace(3)* %402, align 2, !dbg !2241
	br label %b102, !dbg !2241

b102:
	call void @llvm.nvvm.barrier0(), !dbg !2242
	%403 = icmp slt i32 0, %401, !dbg !2242
	br i1 %403, label %b103, label %b104, !dbg !2242

b103:
	%404 = phi i16 [ %409, %b103_ok1 ], [ 0, %b102 ], !dbg !2243
	%405 = phi i64 [ %410, %b103_ok1 ], [ 0, %b102 ], !dbg !2243
	%406 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %405, !dbg !2244
	%407 = icmp uge i64 %405, 32, !dbg !2244
	br i1 %407, label %b103_fail1, label %b103_ok1, !dbg !2244, !prof !30

b103_ok1:
	%408 = load i16, i16 addrspace(3)* %406, align 2, !dbg !2244
	%409 = add i16 %404, %408, !dbg !2245
	%410 = add i64 %405, 1, !dbg !2245
	%411 = icmp slt i64 %410, %400, !dbg !2245
	br i1 %411, label %b103, label %b104, !dbg !2245

b104:
	%412 = phi i16 [ 0, %b102 ], [ %409, %b103_ok1 ], !dbg !2243
	br label %b105, !dbg !2246

b105:
	%413 = phi i16 [ 0, %b99 ], [ %412, %b104 ], !dbg !2227
	%414 = zext i16 %385 to i32, !dbg !2247
	%415 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %414, i32 1, i32 0), !dbg !2247
	%416 = extractvalue { i32, i1 } %415, 0, !dbg !2247
	%417 = trunc i32 %416 to i16, !dbg !2247
	br i1 %184, label %b107, label %b106, !dbg !2248

b106:
	%418 = add i16 %413, %417, !dbg !2249
	br label %b107, !dbg !2250

b107:
	%419 = phi i16 [ %413, %b105 ], [ %418, %b106 ], !dbg !2226
	%420 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 3, !dbg !2251
	store i16 %384, i16 addrspace(1)* %420, align 2, !dbg !2251
	%421 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 4, !dbg !2252
	store i16 %419, i16 addrspace(1)* %421, align 2, !dbg !2252
	%422 = udiv i32 %211, 3, !dbg !2253
	%423 = zext i32 %422 to i64, !dbg !2253
	%424 = trunc i64 %423 to i32, !dbg !2253
	%425 = icmp sge i32 %424, %25, !dbg !2256
	br i1 %425, label %b108, label %b109, !dbg !2256

b108:
	call void asm sideeffect "", ""() nounwind, !dbg !2257
	br label %fail, !dbg !2257

b109:
	br i1 %244, label %b110, label %b111, !dbg !2258

b110:
	%426 = zext i16 %204 to i32, !dbg !2259
	%427 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %426, i32 %424, i32 31), !dbg !2259
	%428 = extractvalue { i32, i1 } %427, 0, !dbg !2259
	%429 = trunc i32 %428 to i16, !dbg !2259
	br label %b114, !dbg !2260

b111:
	call void @llvm.nvvm.barrier0(), !dbg !2262
	%430 = icmp eq i32 %34, %424, !dbg !2263
	br i1 %430, label %b112, label %b113, !dbg !2263

b112:
	store i16 %204, i16 addrspace(3)* @gpuc_shared_Broadcast_42_4, align 2, !dbg !2264
	br label %b113, !dbg !2264

b113:
	call void @llvm.nvvm.barrier0(), !dbg !2265
	%431 = load i16, i16 addrspace(3)* @gpuc_shared_Broadcast_42_4, align 2, !dbg !2266
	br label %b114, !dbg !2267

b114:
	%432 = phi i16 [ %429, %b110 ], [ %431, %b113 ], !dbg !2255
	%433 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 5, !dbg !2268
	store i16 %432, i16 addrspace(1)* %433, align 2, !dbg !2268
	%434 = add i32 %212, 1, !dbg !2268
	%435 = icmp slt i32 %434, 2, !dbg !2268
	br i1 %435, label %b41, label %b115, !dbg !2268

b115:
	ret void, !dbg !1977

b0_fail1:
	%436 = icmp ugt i64 %37, %p1, !dbg !1980
	br i1 %436, label %b0_fail2, label %b0_ok2, !dbg !1980

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !1980
	br label %fail, !dbg !1980

b0_ok2:
	%437 = icmp uge i64 %36, %p5, !dbg !1981
	br i1 %437, label %b0_fail3, label %b0_ok3, !dbg !1981

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !1981
	br label %fail, !dbg !1981

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !1984
	br label %fail, !dbg !1984

b40_fail1:
	%438 = icmp ugt i64 %37, %p3, !dbg !2087
	br i1 %438, label %b40_fail2, label %b40_ok2, !dbg !2087

b40_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2087
	br label %fail, !dbg !2087

b40_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !2090
	br label %fail, !dbg !2090

b92_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !2221
	br label %fail, !dbg !2221

b103_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !2244
	br label %fail, !dbg !2244

fail:
	%439 = phi i32 [ 26, %b0_fail2 ], [ 27, %b0_fail3 ], [ 28, %b0_ok3 ], [ 30, %b38 ], [ 31, %b40_fail2 ], [ 28, %b40_ok2 ], [ 29, %b92_fail1 ], [ 29, %b103_fail1 ], [ 30, %b108 ], !dbg !1975
	%440 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b38 ], [ %37, %b40_fail2 ], [ 6, %b40_ok2 ], [ %375, %b92_fail1 ], [ %405, %b103_fail1 ], [ 0, %b108 ], !dbg !1975
	%441 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ 0, %b38 ], [ %p3, %b40_fail2 ], [ %199, %b40_ok2 ], [ 32, %b92_fail1 ], [ 32, %b103_fail1 ], [ 0, %b108 ], !dbg !1975
	call void @gpuc_fail(i8* %ctrl, i32 %439, i64 %440, i64 %441), !dbg !1975
	ret void, !dbg !1975
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2269 {
entry:
	br label %b0, !dbg !2270

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !2270
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !2270
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !2270
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2273, !range !11
	%4 = sext i32 %3 to i64, !dbg !2273
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2273, !range !12
	%6 = sext i32 %5 to i64, !dbg !2273
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2273, !range !12
	%8 = sext i32 %7 to i64, !dbg !2273
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2273, !range !13
	%10 = sext i32 %9 to i64, !dbg !2273
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2273, !range !14
	%12 = sext i32 %11 to i64, !dbg !2273
	%13 = trunc i64 %12 to i32, !dbg !2273
	%14 = trunc i64 %8 to i32, !dbg !2273
	%15 = mul i32 %13, %14, !dbg !2273
	%16 = trunc i64 %6 to i32, !dbg !2273
	%17 = add i32 %16, %15, !dbg !2273
	%18 = zext i32 %17 to i64, !dbg !2273
	%19 = mul i64 %10, %18, !dbg !2273
	%20 = add i64 %4, %19, !dbg !2273
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2273, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2273, !range !15
	%23 = mul i32 %21, %22, !dbg !2273
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2273, !range !16
	%25 = mul i32 %23, %24, !dbg !2273
	%26 = sext i32 %25 to i64, !dbg !2273
	%27 = mul i64 %20, %26, !dbg !2273
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2273, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2273, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2273, !range !18
	%31 = mul i32 %22, %30, !dbg !2273
	%32 = add i32 %29, %31, !dbg !2273
	%33 = mul i32 %21, %32, !dbg !2273
	%34 = add i32 %28, %33, !dbg !2273
	%35 = sext i32 %34 to i64, !dbg !2273
	%36 = add i64 %27, %35, !dbg !2273
	%37 = mul i64 %36, 3, !dbg !2274
	%38 = sub i64 %p1, %37, !dbg !2275
	%39 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %37, !dbg !2275
	%40 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %36, !dbg !2276
	%41 = icmp ugt i64 %37, %p1, !dbg !2275
	%42 = icmp uge i64 %36, %p5, !dbg !2276
	%43 = icmp ugt i64 3, %38, !dbg !2279
	%44 = or i1 %41, %42, !dbg !2279
	%45 = or i1 %44, %43, !dbg !2279
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !2279, !prof !30

b0_ok1:
	%46 = load i16, i16 addrspace(1)* %40, align 2, !dbg !2276
	%47 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !2284
	%48 = getelementptr inbounds [12 x i8], [12 x i8]* %47, i64 0, i64 0, !dbg !2284
	%49 = call i32 @__nvvm_reflect(i8* %48), !dbg !2284
	%50 = icmp sge i32 %49, 800, !dbg !2284
	br i1 %50, label %b1, label %b2, !dbg !2284

b1:
	%51 = zext i16 %46 to i32, !dbg !2285
	%52 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %51) convergent nounwind, !dbg !2285
	%53 = trunc i32 %52 to i16, !dbg !2285
	br label %b8, !dbg !2286

b2:
	%54 = and i32 %34, -32, !dbg !2287
	%55 = sub i32 %25, %54, !dbg !2287
	%56 = icmp slt i32 %55, 32, !dbg !2287
	%57 = select i1 %56, i32 %55, i32 32, !dbg !2287
	%58 = sext i32 %57 to i64, !dbg !2287
	%59 = icmp eq i64 %58, 32, !dbg !2288
	br i1 %59, label %b3, label %b5, !dbg !2288

b3:
	%60 = phi i16 [ %46, %b2 ], [ %68, %b4 ], !dbg !2289
	%61 = phi i64 [ 16, %b2 ], [ %71, %b4 ], !dbg !2290
	%62 = icmp sgt i64 %61, 0, !dbg !2291
	br i1 %62, label %b4, label %b8, !dbg !2291

b4:
	%63 = trunc i64 %61 to i32, !dbg !2292
	%64 = zext i16 %60 to i32, !dbg !2292
	%65 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %64, i32 %63, i32 31), !dbg !2292
	%66 = extractvalue { i32, i1 } %65, 0, !dbg !2292
	%67 = trunc i32 %66 to i16, !dbg !2292
	%68 = and i16 %60, %67, !dbg !2293
	%69 = trunc i64 %61 to i32, !dbg !2294
	%70 = udiv i32 %69, 2, !dbg !2294
	%71 = zext i32 %70 to i64, !dbg !2294
	br label %b3, !dbg !2294

b5:
	%72 = zext i16 %46 to i32, !dbg !2295
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !2295
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !2295
	%75 = trunc i32 %74 to i16, !dbg !2295
	br label %b6, !dbg !2295

b6:
	%76 = phi i16 [ %75, %b5 ], [ %83, %b7 ], !dbg !2296
	%77 = phi i32 [ 1, %b5 ], [ %84, %b7 ], !dbg !2297
	%78 = icmp slt i32 %77, %57, !dbg !2298
	br i1 %78, label %b7, label %b8, !dbg !2298

b7:
	%79 = zext i16 %46 to i32, !dbg !2299
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %79, i32 %77, i32 31), !dbg !2299
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !2299
	%82 = trunc i32 %81 to i16, !dbg !2299
	%83 = and i16 %76, %82, !dbg !2293
	%84 = add i32 %77, 1, !dbg !2300
	br label %b6, !dbg !2300

b8:
	%85 = phi i16 [ %53, %b1 ], [ %60, %b3 ], [ %76, %b6 ], !dbg !2283
	br i1 %50, label %b9, label %b10, !dbg !2305

b9:
	%86 = zext i16 %46 to i32, !dbg !2306
	%87 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %86) convergent nounwind, !dbg !2306
	%88 = trunc i32 %87 to i16, !dbg !2306
	br label %b16, !dbg !2307

b10:
	%89 = and i32 %34, -32, !dbg !2308
	%90 = sub i32 %25, %89, !dbg !2308
	%91 = icmp slt i32 %90, 32, !dbg !2308
	%92 = select i1 %91, i32 %90, i32 32, !dbg !2308
	%93 = sext i32 %92 to i64, !dbg !2308
	%94 = icmp eq i64 %93, 32, !dbg !2309
	br i1 %94, label %b11, label %b13, !dbg !2309

b11:
	%95 = phi i16 [ %46, %b10 ], [ %103, %b12 ], !dbg !2310
	%96 = phi i64 [ 16, %b10 ], [ %106, %b12 ], !dbg !2311
	%97 = icmp sgt i64 %96, 0, !dbg !2312
	br i1 %97, label %b12, label %b16, !dbg !2312

b12:
	%98 = trunc i64 %96 to i32, !dbg !2313
	%99 = zext i16 %95 to i32, !dbg !2313
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !2313
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !2313
	%102 = trunc i32 %101 to i16, !dbg !2313
	%103 = or i16 %95, %102, !dbg !2314
	%104 = trunc i64 %96 to i32, !dbg !2315
	%105 = udiv i32 %104, 2, !dbg !2315
	%106 = zext i32 %105 to i64, !dbg !2315
	br label %b11, !dbg !2315

b13:
	%107 = zext i16 %46 to i32, !dbg !2316
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %107, i32 0, i32 31), !dbg !2316
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !2316
	%110 = trunc i32 %109 to i16, !dbg !2316
	br label %b14, !dbg !2316

b14:
	%111 = phi i16 [ %110, %b13 ], [ %118, %b15 ], !dbg !2317
	%112 = phi i32 [ 1, %b13 ], [ %119, %b15 ], !dbg !2318
	%113 = icmp slt i32 %112, %92, !dbg !2319
	br i1 %113, label %b15, label %b16, !dbg !2319

b15:
	%114 = zext i16 %46 to i32, !dbg !2320
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %112, i32 31), !dbg !2320
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !2320
	%117 = trunc i32 %116 to i16, !dbg !2320
	%118 = or i16 %111, %117, !dbg !2314
	%119 = add i32 %112, 1, !dbg !2321
	br label %b14, !dbg !2321

b16:
	%120 = phi i16 [ %88, %b9 ], [ %95, %b11 ], [ %111, %b14 ], !dbg !2304
	br i1 %50, label %b17, label %b18, !dbg !2326

b17:
	%121 = zext i16 %46 to i32, !dbg !2327
	%122 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %121) convergent nounwind, !dbg !2327
	%123 = trunc i32 %122 to i16, !dbg !2327
	br label %b24, !dbg !2328

b18:
	%124 = and i32 %34, -32, !dbg !2329
	%125 = sub i32 %25, %124, !dbg !2329
	%126 = icmp slt i32 %125, 32, !dbg !2329
	%127 = select i1 %126, i32 %125, i32 32, !dbg !2329
	%128 = sext i32 %127 to i64, !dbg !2329
	%129 = icmp eq i64 %128, 32, !dbg !2330
	br i1 %129, label %b19, label %b21, !dbg !2330

b19:
	%130 = phi i16 [ %46, %b18 ], [ %138, %b20 ], !dbg !2331
	%131 = phi i64 [ 16, %b18 ], [ %141, %b20 ], !dbg !2332
	%132 = icmp sgt i64 %131, 0, !dbg !2333
	br i1 %132, label %b20, label %b24, !dbg !2333

b20:
	%133 = trunc i64 %131 to i32, !dbg !2334
	%134 = zext i16 %130 to i32, !dbg !2334
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %134, i32 %133, i32 31), !dbg !2334
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !2334
	%137 = trunc i32 %136 to i16, !dbg !2334
	%138 = xor i16 %130, %137, !dbg !2335
	%139 = trunc i64 %131 to i32, !dbg !2336
	%140 = udiv i32 %139, 2, !dbg !2336
	%141 = zext i32 %140 to i64, !dbg !2336
	br label %b19, !dbg !2336

b21:
	%142 = zext i16 %46 to i32, !dbg !2337
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %142, i32 0, i32 31), !dbg !2337
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !2337
	%145 = trunc i32 %144 to i16, !dbg !2337
	br label %b22, !dbg !2337

b22:
	%146 = phi i16 [ %145, %b21 ], [ %153, %b23 ], !dbg !2338
	%147 = phi i32 [ 1, %b21 ], [ %154, %b23 ], !dbg !2339
	%148 = icmp slt i32 %147, %127, !dbg !2340
	br i1 %148, label %b23, label %b24, !dbg !2340

b23:
	%149 = zext i16 %46 to i32, !dbg !2341
	%150 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %149, i32 %147, i32 31), !dbg !2341
	%151 = extractvalue { i32, i1 } %150, 0, !dbg !2341
	%152 = trunc i32 %151 to i16, !dbg !2341
	%153 = xor i16 %146, %152, !dbg !2335
	%154 = add i32 %147, 1, !dbg !2342
	br label %b22, !dbg !2342

b24:
	%155 = phi i16 [ %123, %b17 ], [ %130, %b19 ], [ %146, %b22 ], !dbg !2325
	%156 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 0, !dbg !2343
	store i16 %85, i16 addrspace(1)* %156, align 2, !dbg !2343
	%157 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 1, !dbg !2344
	store i16 %120, i16 addrspace(1)* %157, align 2, !dbg !2344
	%158 = getelementptr inbounds i16, i16 addrspace(1)* %39, i64 2, !dbg !2345
	store i16 %155, i16 addrspace(1)* %158, align 2, !dbg !2345
	%159 = sub i64 %p3, %37, !dbg !2346
	%160 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %37, !dbg !2346
	%161 = icmp ugt i64 %37, %p3, !dbg !2346
	%162 = icmp ugt i64 3, %159, !dbg !2349
	%163 = or i1 %161, %162, !dbg !2349
	br i1 %163, label %b24_fail1, label %b24_ok1, !dbg !2349, !prof !30

b24_ok1:
	%164 = load i16, i16 addrspace(1)* %40, align 2, !dbg !2350
	br i1 %50, label %b25, label %b26, !dbg !2355

b25:
	%165 = zext i16 %164 to i32, !dbg !2356
	%166 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %165) convergent nounwind, !dbg !2356
	%167 = trunc i32 %166 to i16, !dbg !2356
	br label %b32, !dbg !2357

b26:
	%168 = and i32 %34, -32, !dbg !2358
	%169 = sub i32 %25, %168, !dbg !2358
	%170 = icmp slt i32 %169, 32, !dbg !2358
	%171 = select i1 %170, i32 %169, i32 32, !dbg !2358
	%172 = sext i32 %171 to i64, !dbg !2358
	%173 = icmp eq i64 %172, 32, !dbg !2359
	br i1 %173, label %b27, label %b29, !dbg !2359

b27:
	%174 = phi i16 [ %164, %b26 ], [ %182, %b28 ], !dbg !2360
	%175 = phi i64 [ 16, %b26 ], [ %185, %b28 ], !dbg !2361
	%176 = icmp sgt i64 %175, 0, !dbg !2362
	br i1 %176, label %b28, label %b32, !dbg !2362

b28:
	%177 = trunc i64 %175 to i32, !dbg !2363
	%178 = zext i16 %174 to i32, !dbg !2363
	%179 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %178, i32 %177, i32 31), !dbg !2363
	%180 = extractvalue { i32, i1 } %179, 0, !dbg !2363
	%181 = trunc i32 %180 to i16, !dbg !2363
	%182 = and i16 %174, %181, !dbg !2364
	%183 = trunc i64 %175 to i32, !dbg !2365
	%184 = udiv i32 %183, 2, !dbg !2365
	%185 = zext i32 %184 to i64, !dbg !2365
	br label %b27, !dbg !2365

b29:
	%186 = zext i16 %164 to i32, !dbg !2366
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %186, i32 0, i32 31), !dbg !2366
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !2366
	%189 = trunc i32 %188 to i16, !dbg !2366
	br label %b30, !dbg !2366

b30:
	%190 = phi i16 [ %189, %b29 ], [ %197, %b31 ], !dbg !2367
	%191 = phi i32 [ 1, %b29 ], [ %198, %b31 ], !dbg !2368
	%192 = icmp slt i32 %191, %171, !dbg !2369
	br i1 %192, label %b31, label %b32, !dbg !2369

b31:
	%193 = zext i16 %164 to i32, !dbg !2370
	%194 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %193, i32 %191, i32 31), !dbg !2370
	%195 = extractvalue { i32, i1 } %194, 0, !dbg !2370
	%196 = trunc i32 %195 to i16, !dbg !2370
	%197 = and i16 %190, %196, !dbg !2364
	%198 = add i32 %191, 1, !dbg !2371
	br label %b30, !dbg !2371

b32:
	%199 = phi i16 [ %167, %b25 ], [ %174, %b27 ], [ %190, %b30 ], !dbg !2354
	%200 = trunc i64 %26 to i32, !dbg !2373
	%201 = add i32 %200, 32, !dbg !2373
	%202 = sub i32 %201, 1, !dbg !2374
	%203 = udiv i32 %202, 32, !dbg !2375
	%204 = zext i32 %203 to i64, !dbg !2375
	%205 = trunc i64 %204 to i32, !dbg !2375
	%206 = icmp eq i64 %204, 1, !dbg !2376
	br i1 %206, label %b38, label %b33, !dbg !2376

b33:
	call void @llvm.nvvm.barrier0(), !dbg !2378
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2379, !range !20
	%208 = sext i32 %207 to i64, !dbg !2379
	%209 = icmp eq i64 %208, 0, !dbg !2380
	br i1 %209, label %b34, label %b35, !dbg !2380

b34:
	%210 = trunc i64 %35 to i32, !dbg !2381
	%211 = udiv i32 %210, 32, !dbg !2381
	%212 = zext i32 %211 to i64, !dbg !2381
	%213 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %212, !dbg !2382
	store i16 %199, i16 addrspace(3)* %213, align 2, !dbg !2382
	br label %b35, !dbg !2382

b35:
	call void @llvm.nvvm.barrier0(), !dbg !2383
	%214 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2384
	%215 = load i16, i16 addrspace(3)* %214, align 2, !dbg !2384
	br label %b36, !dbg !2384

b36:
	%216 = phi i16 [ %215, %b35 ], [ %222, %b37 ], !dbg !2385
	%217 = phi i32 [ 1, %b35 ], [ %223, %b37 ], !dbg !2386
	%218 = sext i32 %217 to i64, !dbg !2386
	%219 = icmp slt i32 %217, %205, !dbg !2387
	br i1 %219, label %b37, label %b38, !dbg !2387

b37:
	%220 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %218, !dbg !2388
	%221 = load i16, i16 addrspace(3)* %220, align 2, !dbg !2388
	%222 = and i16 %216, %221, !dbg !2364
	%223 = add i32 %217, 1, !dbg !2389
	br label %b36, !dbg !2389

b38:
	%224 = phi i16 [ %199, %b32 ], [ %216, %b36 ], !dbg !2353
	br i1 %50, label %b39, label %b40, !dbg !2394

b39:
	%225 = zext i16 %164 to i32, !dbg !2395
	%226 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %225) convergent nounwind, !dbg !2395
	%227 = trunc i32 %226 to i16, !dbg !2395
	br label %b46, !dbg !2396

b40:
	%228 = and i32 %34, -32, !dbg !2397
	%229 = sub i32 %25, %228, !dbg !2397
	%230 = icmp slt i32 %229, 32, !dbg !2397
	%231 = select i1 %230, i32 %229, i32 32, !dbg !2397
	%232 = sext i32 %231 to i64, !dbg !2397
	%233 = icmp eq i64 %232, 32, !dbg !2398
	br i1 %233, label %b41, label %b43, !dbg !2398

b41:
	%234 = phi i16 [ %164, %b40 ], [ %242, %b42 ], !dbg !2399
	%235 = phi i64 [ 16, %b40 ], [ %245, %b42 ], !dbg !2400
	%236 = icmp sgt i64 %235, 0, !dbg !2401
	br i1 %236, label %b42, label %b46, !dbg !2401

b42:
	%237 = trunc i64 %235 to i32, !dbg !2402
	%238 = zext i16 %234 to i32, !dbg !2402
	%239 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %238, i32 %237, i32 31), !dbg !2402
	%240 = extractvalue { i32, i1 } %239, 0, !dbg !2402
	%241 = trunc i32 %240 to i16, !dbg !2402
	%242 = or i16 %234, %241, !dbg !2403
	%243 = trunc i64 %235 to i32, !dbg !2404
	%244 = udiv i32 %243, 2, !dbg !2404
	%245 = zext i32 %244 to i64, !dbg !2404
	br label %b41, !dbg !2404

b43:
	%246 = zext i16 %164 to i32, !dbg !2405
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %246, i32 0, i32 31), !dbg !2405
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !2405
	%249 = trunc i32 %248 to i16, !dbg !2405
	br label %b44, !dbg !2405

b44:
	%250 = phi i16 [ %249, %b43 ], [ %257, %b45 ], !dbg !2406
	%251 = phi i32 [ 1, %b43 ], [ %258, %b45 ], !dbg !2407
	%252 = icmp slt i32 %251, %231, !dbg !2408
	br i1 %252, label %b45, label %b46, !dbg !2408

b45:
	%253 = zext i16 %164 to i32, !dbg !2409
	%254 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %253, i32 %251, i32 31), !dbg !2409
	%255 = extractvalue { i32, i1 } %254, 0, !dbg !2409
	%256 = trunc i32 %255 to i16, !dbg !2409
	%257 = or i16 %250, %256, !dbg !2403
	%258 = add i32 %251, 1, !dbg !2410
	br label %b44, !dbg !2410

b46:
	%259 = phi i16 [ %227, %b39 ], [ %234, %b41 ], [ %250, %b44 ], !dbg !2393
	br i1 %206, label %b52, label %b47, !dbg !2411

b47:
	call void @llvm.nvvm.barrier0(), !dbg !2413
	%260 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2414, !range !20
	%261 = sext i32 %260 to i64, !dbg !2414
	%262 = icmp eq i64 %261, 0, !dbg !2415
	br i1 %262, label %b48, label %b49, !dbg !2415

b48:
	%263 = trunc i64 %35 to i32, !dbg !2416
	%264 = udiv i32 %263, 32, !dbg !2416
	%265 = zext i32 %264 to i64, !dbg !2416
	%266 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %265, !dbg !2417
	store i16 %259, i16 addrspace(3)* %266, align 2, !dbg !2417
	br label %b49, !dbg !2417

b49:
	call void @llvm.nvvm.barrier0(), !dbg !2418
	%267 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2419
	%268 = load i16, i16 addrspace(3)* %267, align 2, !dbg !2419
	br label %b50, !dbg !2419

b50:
	%269 = phi i16 [ %268, %b49 ], [ %275, %b51 ], !dbg !2420
	%270 = phi i32 [ 1, %b49 ], [ %276, %b51 ], !dbg !2421
	%271 = sext i32 %270 to i64, !dbg !2421
	%272 = icmp slt i32 %270, %205, !dbg !2422
	br i1 %272, label %b51, label %b52, !dbg !2422

b51:
	%273 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %271, !dbg !2423
	%274 = load i16, i16 addrspace(3)* %273, align 2, !dbg !2423
	%275 = or i16 %269, %274, !dbg !2403
	%276 = add i32 %270, 1, !dbg !2424
	br label %b50, !dbg !2424

b52:
	%277 = phi i16 [ %259, %b46 ], [ %269, %b50 ], !dbg !2392
	br i1 %50, label %b53, label %b54, !dbg !2429

b53:
	%278 = zext i16 %164 to i32, !dbg !2430
	%279 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %278) convergent nounwind, !dbg !2430
	%280 = trunc i32 %279 to i16, !dbg !2430
	br label %b60, !dbg !2431

b54:
	%281 = and i32 %34, -32, !dbg !2432
	%282 = sub i32 %25, %281, !dbg !2432
	%283 = icmp slt i32 %282, 32, !dbg !2432
	%284 = select i1 %283, i32 %282, i32 32, !dbg !2432
	%285 = sext i32 %284 to i64, !dbg !2432
	%286 = icmp eq i64 %285, 32, !dbg !2433
	br i1 %286, label %b55, label %b57, !dbg !2433

b55:
	%287 = phi i16 [ %164, %b54 ], [ %295, %b56 ], !dbg !2434
	%288 = phi i64 [ 16, %b54 ], [ %298, %b56 ], !dbg !2435
	%289 = icmp sgt i64 %288, 0, !dbg !2436
	br i1 %289, label %b56, label %b60, !dbg !2436

b56:
	%290 = trunc i64 %288 to i32, !dbg !2437
	%291 = zext i16 %287 to i32, !dbg !2437
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %291, i32 %290, i32 31), !dbg !2437
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !2437
	%294 = trunc i32 %293 to i16, !dbg !2437
	%295 = xor i16 %287, %294, !dbg !2438
	%296 = trunc i64 %288 to i32, !dbg !2439
	%297 = udiv i32 %296, 2, !dbg !2439
	%298 = zext i32 %297 to i64, !dbg !2439
	br label %b55, !dbg !2439

b57:
	%299 = zext i16 %164 to i32, !dbg !2440
	%300 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %299, i32 0, i32 31), !dbg !2440
	%301 = extractvalue { i32, i1 } %300, 0, !dbg !2440
	%302 = trunc i32 %301 to i16, !dbg !2440
	br label %b58, !dbg !2440

b58:
	%303 = phi i16 [ %302, %b57 ], [ %310, %b59 ], !dbg !2441
	%304 = phi i32 [ 1, %b57 ], [ %311, %b59 ], !dbg !2442
	%305 = icmp slt i32 %304, %284, !dbg !2443
	br i1 %305, label %b59, label %b60, !dbg !2443

b59:
	%306 = zext i16 %164 to i32, !dbg !2444
	%307 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %306, i32 %304, i32 31), !dbg !2444
	%308 = extractvalue { i32, i1 } %307, 0, !dbg !2444
	%309 = trunc i32 %308 to i16, !dbg !2444
	%310 = xor i16 %303, %309, !dbg !2438
	%311 = add i32 %304, 1, !dbg !2445
	br label %b58, !dbg !2445

b60:
	%312 = phi i16 [ %280, %b53 ], [ %287, %b55 ], [ %303, %b58 ], !dbg !2428
	br i1 %206, label %b66, label %b61, !dbg !2446

b61:
	call void @llvm.nvvm.barrier0(), !dbg !2448
	%313 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2449, !range !20
	%314 = sext i32 %313 to i64, !dbg !2449
	%315 = icmp eq i64 %314, 0, !dbg !2450
	br i1 %315, label %b62, label %b63, !dbg !2450

b62:
	%316 = trunc i64 %35 to i32, !dbg !2451
	%317 = udiv i32 %316, 32, !dbg !2451
	%318 = zext i32 %317 to i64, !dbg !2451
	%319 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %318, !dbg !2452
	store i16 %312, i16 addrspace(3)* %319, align 2, !dbg !2452
	br label %b63, !dbg !2452

b63:
	call void @llvm.nvvm.barrier0(), !dbg !2453
	%320 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2454
	%321 = load i16, i16 addrspace(3)* %320, align 2, !dbg !2454
	br label %b64, !dbg !2454

b64:
	%322 = phi i16 [ %321, %b63 ], [ %328, %b65 ], !dbg !2455
	%323 = phi i32 [ 1, %b63 ], [ %329, %b65 ], !dbg !2456
	%324 = sext i32 %323 to i64, !dbg !2456
	%325 = icmp slt i32 %323, %205, !dbg !2457
	br i1 %325, label %b65, label %b66, !dbg !2457

b65:
	%326 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %324, !dbg !2458
	%327 = load i16, i16 addrspace(3)* %326, align 2, !dbg !2458
	%328 = xor i16 %322, %327, !dbg !2438
	%329 = add i32 %323, 1, !dbg !2459
	br label %b64, !dbg !2459

b66:
	%330 = phi i16 [ %312, %b60 ], [ %322, %b64 ], !dbg !2427
	%331 = getelementptr inbounds i16, i16 addrspace(1)* %160, i64 0, !dbg !2460
	store i16 %224, i16 addrspace(1)* %331, align 2, !dbg !2460
	%332 = getelementptr inbounds i16, i16 addrspace(1)* %160, i64 1, !dbg !2461
	store i16 %277, i16 addrspace(1)* %332, align 2, !dbg !2461
	%333 = getelementptr inbounds i16, i16 addrspace(1)* %160, i64 2, !dbg !2462
	store i16 %330, i16 addrspace(1)* %333, align 2, !dbg !2462
	ret void, !dbg !2272

b0_fail1:
	%334 = icmp ugt i64 %37, %p1, !dbg !2275
	br i1 %334, label %b0_fail2, label %b0_ok2, !dbg !2275

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2275
	br label %fail, !dbg !2275

b0_ok2:
	%335 = icmp uge i64 %36, %p5, !dbg !2276
	br i1 %335, label %b0_fail3, label %b0_ok3, !dbg !2276

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !2276
	br label %fail, !dbg !2276

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !2279
	br label %fail, !dbg !2279

b24_fail1:
	%336 = icmp ugt i64 %37, %p3, !dbg !2346
	br i1 %336, label %b24_fail2, label %b24_ok2, !dbg !2346

b24_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2346
	br label %fail, !dbg !2346

b24_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !2349
	br label %fail, !dbg !2349

fail:
	%337 = phi i32 [ 32, %b0_fail2 ], [ 33, %b0_fail3 ], [ 34, %b0_ok3 ], [ 35, %b24_fail2 ], [ 34, %b24_ok2 ], !dbg !2270
	%338 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 3, %b0_ok3 ], [ %37, %b24_fail2 ], [ 3, %b24_ok2 ], !dbg !2270
	%339 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ %p3, %b24_fail2 ], [ %159, %b24_ok2 ], !dbg !2270
	call void @gpuc_fail(i8* %ctrl, i32 %337, i64 %338, i64 %339), !dbg !2270
	ret void, !dbg !2270
}

define void @ExchangeUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2463 {
entry:
	br label %b0, !dbg !2464

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2464
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2464
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2464
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2467, !range !11
	%4 = sext i32 %3 to i64, !dbg !2467
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2467, !range !12
	%6 = sext i32 %5 to i64, !dbg !2467
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2467, !range !12
	%8 = sext i32 %7 to i64, !dbg !2467
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2467, !range !13
	%10 = sext i32 %9 to i64, !dbg !2467
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2467, !range !14
	%12 = sext i32 %11 to i64, !dbg !2467
	%13 = trunc i64 %12 to i32, !dbg !2467
	%14 = trunc i64 %8 to i32, !dbg !2467
	%15 = mul i32 %13, %14, !dbg !2467
	%16 = zext i32 %15 to i64, !dbg !2467
	%17 = trunc i64 %6 to i32, !dbg !2467
	%18 = add i32 %17, %15, !dbg !2467
	%19 = zext i32 %18 to i64, !dbg !2467
	%20 = mul i64 %10, %19, !dbg !2467
	%21 = add i64 %4, %20, !dbg !2467
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2467, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2467, !range !15
	%24 = mul i32 %22, %23, !dbg !2467
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2467, !range !16
	%26 = mul i32 %24, %25, !dbg !2467
	%27 = sext i32 %26 to i64, !dbg !2467
	%28 = mul i64 %21, %27, !dbg !2467
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2467, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2467, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2467, !range !18
	%32 = mul i32 %23, %31, !dbg !2467
	%33 = add i32 %30, %32, !dbg !2467
	%34 = mul i32 %22, %33, !dbg !2467
	%35 = add i32 %29, %34, !dbg !2467
	%36 = sext i32 %35 to i64, !dbg !2467
	%37 = add i64 %28, %36, !dbg !2467
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2468, !range !20
	%39 = sext i32 %38 to i64, !dbg !2468
	%40 = and i32 %35, -32, !dbg !2469
	%41 = sub i32 %26, %40, !dbg !2469
	%42 = icmp slt i32 %41, 32, !dbg !2469
	%43 = select i1 %42, i32 %41, i32 32, !dbg !2469
	%44 = sext i32 %43 to i64, !dbg !2469
	%45 = icmp eq i64 %44, 32, !dbg !2470
	br i1 %45, label %b1, label %b2, !dbg !2470

b1:
	br label %b2, !dbg !2470

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2471
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2472
	%48 = mul i64 %37, 4, !dbg !2474
	%49 = sub i64 %p1, %48, !dbg !2475
	%50 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %37, !dbg !2473
	%51 = icmp uge i64 %37, %p5, !dbg !2473
	%52 = icmp ugt i64 %48, %p1, !dbg !2475
	%53 = icmp ugt i64 4, %49, !dbg !2476
	%54 = icmp eq i64 %44, 0, !dbg !2477
	%55 = or i1 %51, %52, !dbg !2477
	%56 = or i1 %55, %53, !dbg !2477
	%57 = or i1 %56, %54, !dbg !2477
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !2477, !prof !30

b2_ok1:
	%58 = load i32, i32 addrspace(1)* %50, align 4, !dbg !2473
	%59 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %48, !dbg !2475
	%60 = trunc i64 %39 to i32, !dbg !2478
	%61 = mul i32 %60, 7, !dbg !2478
	%62 = zext i32 %61 to i64, !dbg !2478
	%63 = add i32 %61, 3, !dbg !2479
	%64 = zext i32 %63 to i64, !dbg !2479
	%65 = icmp eq i64 %44, -1, !dbg !2477
	%66 = select i1 %65, i64 1, i64 %44, !dbg !2477
	%67 = srem i64 %64, %66, !dbg !2477
	%68 = trunc i64 %67 to i32, !dbg !2480
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %58, i32 %68, i32 31), !dbg !2480
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !2480
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %59, i64 0, !dbg !2481
	store i32 %70, i32 addrspace(1)* %71, align 4, !dbg !2481
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %58, i32 3, i32 0), !dbg !2482
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !2482
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %59, i64 1, !dbg !2483
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !2483
	%75 = trunc i64 %46 to i32, !dbg !2484
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %58, i32 %75, i32 31), !dbg !2484
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !2484
	%78 = getelementptr inbounds i32, i32 addrspace(1)* %59, i64 2, !dbg !2485
	store i32 %77, i32 addrspace(1)* %78, align 4, !dbg !2485
	%79 = trunc i64 %47 to i32, !dbg !2486
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %58, i32 %79, i32 31), !dbg !2486
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !2486
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %59, i64 3, !dbg !2487
	store i32 %81, i32 addrspace(1)* %82, align 4, !dbg !2487
	%83 = mul i64 %37, 3, !dbg !2488
	%84 = sub i64 %p3, %83, !dbg !2489
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !2489
	%86 = icmp ugt i64 %83, %p3, !dbg !2489
	%87 = icmp ugt i64 3, %84, !dbg !2490
	%88 = or i1 %86, %87, !dbg !2490
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !2490, !prof !30

b2_ok5:
	%89 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %58) convergent nounwind, !dbg !2491
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !2492
	store i32 %89, i32 addrspace(1)* %90, align 4, !dbg !2492
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !2493
	store i32 7, i32 addrspace(1)* %91, align 4, !dbg !2493
	%92 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %58) convergent nounwind, !dbg !2494
	store i32 %92, i32 addrspace(1)* %91, align 4, !dbg !2495
	%93 = sub i64 %37, %39, !dbg !2496
	%94 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %93, !dbg !2497
	%95 = icmp uge i64 %93, %p5, !dbg !2497
	br i1 %95, label %b2_fail7, label %b2_ok7, !dbg !2497, !prof !30

b2_ok7:
	%96 = load i32, i32 addrspace(1)* %94, align 4, !dbg !2497
	%97 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %96) convergent nounwind, !dbg !2498
	%98 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !2499
	store i32 %97, i32 addrspace(1)* %98, align 4, !dbg !2499
	ret void, !dbg !2466

b2_fail1:
	%99 = icmp uge i64 %37, %p5, !dbg !2473
	br i1 %99, label %b2_fail2, label %b2_ok2, !dbg !2473

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2473
	br label %fail, !dbg !2473

b2_ok2:
	%100 = icmp ugt i64 %48, %p1, !dbg !2475
	br i1 %100, label %b2_fail3, label %b2_ok3, !dbg !2475

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !2475
	br label %fail, !dbg !2475

b2_ok3:
	%101 = icmp ugt i64 4, %49, !dbg !2476
	br i1 %101, label %b2_fail4, label %b2_ok4, !dbg !2476

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !2476
	br label %fail, !dbg !2476

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !2477
	br label %fail, !dbg !2477

b2_fail5:
	%102 = icmp ugt i64 %83, %p3, !dbg !2489
	br i1 %102, label %b2_fail6, label %b2_ok6, !dbg !2489

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !2489
	br label %fail, !dbg !2489

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !2490
	br label %fail, !dbg !2490

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !2497
	br label %fail, !dbg !2497

fail:
	%103 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !2464
	%104 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %83, %b2_fail6 ], [ 3, %b2_ok6 ], [ %93, %b2_fail7 ], !dbg !2464
	%105 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %84, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !2464
	call void @gpuc_fail(i8* %ctrl, i32 %103, i64 %104, i64 %105), !dbg !2464
	ret void, !dbg !2464
}

define void @NumbersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2500 {
entry:
	br label %b0, !dbg !2501

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2501
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2501
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2501
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2504, !range !11
	%4 = sext i32 %3 to i64, !dbg !2504
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2504, !range !12
	%6 = sext i32 %5 to i64, !dbg !2504
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2504, !range !12
	%8 = sext i32 %7 to i64, !dbg !2504
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2504, !range !13
	%10 = sext i32 %9 to i64, !dbg !2504
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2504, !range !14
	%12 = sext i32 %11 to i64, !dbg !2504
	%13 = trunc i64 %12 to i32, !dbg !2504
	%14 = trunc i64 %8 to i32, !dbg !2504
	%15 = mul i32 %13, %14, !dbg !2504
	%16 = trunc i64 %6 to i32, !dbg !2504
	%17 = add i32 %16, %15, !dbg !2504
	%18 = zext i32 %17 to i64, !dbg !2504
	%19 = mul i64 %10, %18, !dbg !2504
	%20 = add i64 %4, %19, !dbg !2504
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2504, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2504, !range !15
	%23 = mul i32 %21, %22, !dbg !2504
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2504, !range !16
	%25 = mul i32 %23, %24, !dbg !2504
	%26 = sext i32 %25 to i64, !dbg !2504
	%27 = mul i64 %20, %26, !dbg !2504
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2504, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2504, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2504, !range !18
	%31 = mul i32 %22, %30, !dbg !2504
	%32 = add i32 %29, %31, !dbg !2504
	%33 = mul i32 %21, %32, !dbg !2504
	%34 = add i32 %28, %33, !dbg !2504
	%35 = sext i32 %34 to i64, !dbg !2504
	%36 = add i64 %27, %35, !dbg !2504
	%37 = mul i64 %36, 6, !dbg !2505
	%38 = sub i64 %p1, %37, !dbg !2506
	%39 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %37, !dbg !2506
	%40 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %36, !dbg !2507
	%41 = icmp ugt i64 %37, %p1, !dbg !2506
	%42 = icmp uge i64 %36, %p5, !dbg !2507
	%43 = icmp ugt i64 6, %38, !dbg !2510
	%44 = or i1 %41, %42, !dbg !2510
	%45 = or i1 %44, %43, !dbg !2510
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !2510, !prof !30

b0_ok1:
	%46 = load i32, i32 addrspace(1)* %40, align 4, !dbg !2507
	%47 = and i32 %34, -32, !dbg !2517
	%48 = sub i32 %25, %47, !dbg !2517
	%49 = icmp slt i32 %48, 32, !dbg !2517
	%50 = select i1 %49, i32 %48, i32 32, !dbg !2517
	%51 = sext i32 %50 to i64, !dbg !2517
	%52 = icmp eq i64 %51, 32, !dbg !2518
	%53 = mul i64 %51, 2, !dbg !2519
	br label %b1, !dbg !2510

b1:
	%54 = phi i32 [ 0, %b0_ok1 ], [ %167, %b39 ], !dbg !2510
	%55 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !2520
	%56 = getelementptr inbounds [12 x i8], [12 x i8]* %55, i64 0, i64 0, !dbg !2520
	%57 = call i32 @__nvvm_reflect(i8* %56), !dbg !2520
	%58 = icmp sge i32 %57, 800, !dbg !2520
	br i1 %58, label %b2, label %b3, !dbg !2520

b2:
	%59 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !2521
	br label %b9, !dbg !2522

b3:
	br i1 %52, label %b4, label %b6, !dbg !2518

b4:
	%60 = phi i32 [ %66, %b5 ], [ %46, %b3 ], !dbg !2523
	%61 = phi i64 [ %69, %b5 ], [ 16, %b3 ], !dbg !2524
	%62 = icmp sgt i64 %61, 0, !dbg !2525
	br i1 %62, label %b5, label %b9, !dbg !2525

b5:
	%63 = trunc i64 %61 to i32, !dbg !2526
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %60, i32 %63, i32 31), !dbg !2526
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !2526
	%66 = add i32 %60, %65, !dbg !2527
	%67 = trunc i64 %61 to i32, !dbg !2528
	%68 = udiv i32 %67, 2, !dbg !2528
	%69 = zext i32 %68 to i64, !dbg !2528
	br label %b4, !dbg !2528

b6:
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !2529
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !2529
	br label %b7, !dbg !2529

b7:
	%72 = phi i32 [ %71, %b6 ], [ %77, %b8 ], !dbg !2530
	%73 = phi i32 [ 1, %b6 ], [ %78, %b8 ], !dbg !2531
	%74 = icmp slt i32 %73, %50, !dbg !2532
	br i1 %74, label %b8, label %b9, !dbg !2532

b8:
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %73, i32 31), !dbg !2533
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !2533
	%77 = add i32 %72, %76, !dbg !2527
	%78 = add i32 %73, 1, !dbg !2534
	br label %b7, !dbg !2534

b9:
	%79 = phi i32 [ %59, %b2 ], [ %60, %b4 ], [ %72, %b7 ], !dbg !2516
	%80 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 0, !dbg !2535
	store i32 %79, i32 addrspace(1)* %80, align 4, !dbg !2535
	br i1 %58, label %b10, label %b11, !dbg !2540

b10:
	%81 = call i32 asm sideeffect "redux.sync.min.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !2541
	br label %b17, !dbg !2542

b11:
	br i1 %52, label %b12, label %b14, !dbg !2543

b12:
	%82 = phi i32 [ %89, %b13 ], [ %46, %b11 ], !dbg !2544
	%83 = phi i64 [ %92, %b13 ], [ 16, %b11 ], !dbg !2545
	%84 = icmp sgt i64 %83, 0, !dbg !2546
	br i1 %84, label %b13, label %b17, !dbg !2546

b13:
	%85 = trunc i64 %83 to i32, !dbg !2547
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %82, i32 %85, i32 31), !dbg !2547
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !2547
	%88 = icmp ult i32 %82, %87, !dbg !2548
	%89 = select i1 %88, i32 %82, i32 %87, !dbg !2548
	%90 = trunc i64 %83 to i32, !dbg !2549
	%91 = udiv i32 %90, 2, !dbg !2549
	%92 = zext i32 %91 to i64, !dbg !2549
	br label %b12, !dbg !2549

b14:
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !2550
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !2550
	br label %b15, !dbg !2550

b15:
	%95 = phi i32 [ %94, %b14 ], [ %101, %b16 ], !dbg !2551
	%96 = phi i32 [ 1, %b14 ], [ %102, %b16 ], !dbg !2552
	%97 = icmp slt i32 %96, %50, !dbg !2553
	br i1 %97, label %b16, label %b17, !dbg !2553

b16:
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %96, i32 31), !dbg !2554
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !2554
	%100 = icmp ult i32 %95, %99, !dbg !2548
	%101 = select i1 %100, i32 %95, i32 %99, !dbg !2548
	%102 = add i32 %96, 1, !dbg !2555
	br label %b15, !dbg !2555

b17:
	%103 = phi i32 [ %81, %b10 ], [ %82, %b12 ], [ %95, %b15 ], !dbg !2539
	br i1 %58, label %b18, label %b19, !dbg !2560

b18:
	%104 = call i32 asm sideeffect "redux.sync.max.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !2561
	br label %b25, !dbg !2562

b19:
	br i1 %52, label %b20, label %b22, !dbg !2563

b20:
	%105 = phi i32 [ %112, %b21 ], [ %46, %b19 ], !dbg !2564
	%106 = phi i64 [ %115, %b21 ], [ 16, %b19 ], !dbg !2565
	%107 = icmp sgt i64 %106, 0, !dbg !2566
	br i1 %107, label %b21, label %b25, !dbg !2566

b21:
	%108 = trunc i64 %106 to i32, !dbg !2567
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %105, i32 %108, i32 31), !dbg !2567
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !2567
	%111 = icmp ugt i32 %105, %110, !dbg !2568
	%112 = select i1 %111, i32 %105, i32 %110, !dbg !2568
	%113 = trunc i64 %106 to i32, !dbg !2569
	%114 = udiv i32 %113, 2, !dbg !2569
	%115 = zext i32 %114 to i64, !dbg !2569
	br label %b20, !dbg !2569

b22:
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !2570
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !2570
	br label %b23, !dbg !2570

b23:
	%118 = phi i32 [ %117, %b22 ], [ %124, %b24 ], !dbg !2571
	%119 = phi i32 [ 1, %b22 ], [ %125, %b24 ], !dbg !2572
	%120 = icmp slt i32 %119, %50, !dbg !2573
	br i1 %120, label %b24, label %b25, !dbg !2573

b24:
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %119, i32 31), !dbg !2574
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !2574
	%123 = icmp ugt i32 %118, %122, !dbg !2568
	%124 = select i1 %123, i32 %118, i32 %122, !dbg !2568
	%125 = add i32 %119, 1, !dbg !2575
	br label %b23, !dbg !2575

b25:
	%126 = phi i32 [ %104, %b18 ], [ %105, %b20 ], [ %118, %b23 ], !dbg !2559
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 1, !dbg !2576
	store i32 %103, i32 addrspace(1)* %127, align 4, !dbg !2576
	%128 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 2, !dbg !2577
	store i32 %126, i32 addrspace(1)* %128, align 4, !dbg !2577
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2582, !range !20
	%130 = sext i32 %129 to i64, !dbg !2582
	%131 = trunc i64 %130 to i32, !dbg !2582
	br label %b26, !dbg !2582

b26:
	%132 = phi i32 [ %46, %b25 ], [ %141, %b29 ], !dbg !2583
	%133 = phi i32 [ 1, %b25 ], [ %142, %b29 ], !dbg !2584
	%134 = zext i32 %133 to i64, !dbg !2584
	%135 = icmp ult i32 %133, 32, !dbg !2585
	br i1 %135, label %b27, label %b30, !dbg !2585

b27:
	%136 = trunc i64 %134 to i32, !dbg !2586
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %132, i32 %136, i32 0), !dbg !2586
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !2586
	%139 = icmp uge i32 %131, %133, !dbg !2587
	br i1 %139, label %b28, label %b29, !dbg !2587

b28:
	%140 = add i32 %132, %138, !dbg !2588
	br label %b29, !dbg !2588

b29:
	%141 = phi i32 [ %132, %b27 ], [ %140, %b28 ], !dbg !2583
	%142 = mul i32 %133, 2, !dbg !2589
	br label %b26, !dbg !2589

b30:
	%143 = phi i32 [ %152, %b33 ], [ %46, %b26 ], !dbg !2593
	%144 = phi i32 [ %153, %b33 ], [ 1, %b26 ], !dbg !2594
	%145 = zext i32 %144 to i64, !dbg !2594
	%146 = icmp ult i32 %144, 32, !dbg !2595
	br i1 %146, label %b31, label %b34, !dbg !2595

b31:
	%147 = trunc i64 %145 to i32, !dbg !2596
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 %147, i32 0), !dbg !2596
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !2596
	%150 = icmp uge i32 %131, %144, !dbg !2597
	br i1 %150, label %b32, label %b33, !dbg !2597

b32:
	%151 = add i32 %143, %149, !dbg !2598
	br label %b33, !dbg !2598

b33:
	%152 = phi i32 [ %143, %b31 ], [ %151, %b32 ], !dbg !2593
	%153 = mul i32 %144, 2, !dbg !2599
	br label %b30, !dbg !2599

b34:
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 1, i32 0), !dbg !2600
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !2600
	%156 = icmp eq i32 %129, 0, !dbg !2601
	br i1 %156, label %b36, label %b35, !dbg !2601

b35:
	br label %b36, !dbg !2602

b36:
	%157 = phi i32 [ 0, %b34 ], [ %155, %b35 ], !dbg !2591
	%158 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 3, !dbg !2603
	store i32 %132, i32 addrspace(1)* %158, align 4, !dbg !2603
	%159 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 4, !dbg !2604
	store i32 %157, i32 addrspace(1)* %159, align 4, !dbg !2604
	%160 = sdiv i64 %53, 3, !dbg !2605
	%161 = icmp slt i64 %160, 0, !dbg !2608
	br i1 %161, label %b38, label %b37, !dbg !2608

b37:
	%162 = icmp sge i64 %160, %51, !dbg !2609
	br i1 %162, label %b38, label %b39, !dbg !2609

b38:
	call void asm sideeffect "", ""() nounwind, !dbg !2610
	br label %fail, !dbg !2610

b39:
	%163 = trunc i64 %160 to i32, !dbg !2611
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %163, i32 31), !dbg !2611
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !2611
	%166 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 5, !dbg !2612
	store i32 %165, i32 addrspace(1)* %166, align 4, !dbg !2612
	%167 = add i32 %54, 1, !dbg !2612
	%168 = icmp slt i32 %167, 2, !dbg !2612
	br i1 %168, label %b1, label %b40, !dbg !2612

b40:
	%169 = sub i64 %p3, %37, !dbg !2613
	%170 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %37, !dbg !2613
	%171 = icmp ugt i64 %37, %p3, !dbg !2613
	%172 = icmp ugt i64 6, %169, !dbg !2616
	%173 = or i1 %171, %172, !dbg !2616
	br i1 %173, label %b40_fail1, label %b40_ok1, !dbg !2616, !prof !30

b40_ok1:
	%174 = load i32, i32 addrspace(1)* %40, align 4, !dbg !2617
	%175 = trunc i64 %26 to i32, !dbg !2623
	%176 = add i32 %175, 32, !dbg !2623
	%177 = sub i32 %176, 1, !dbg !2624
	%178 = sub i64 %51, 1, !dbg !2629
	%179 = icmp eq i64 %130, %178, !dbg !2630
	%180 = mul i32 %175, 2, !dbg !2631
	br label %b41, !dbg !2616

b41:
	%181 = phi i32 [ 0, %b40_ok1 ], [ %374, %b114 ], !dbg !2616
	br i1 %58, label %b42, label %b43, !dbg !2633

b42:
	%182 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %174) convergent nounwind, !dbg !2634
	br label %b49, !dbg !2635

b43:
	br i1 %52, label %b44, label %b46, !dbg !2636

b44:
	%183 = phi i32 [ %189, %b45 ], [ %174, %b43 ], !dbg !2637
	%184 = phi i64 [ %192, %b45 ], [ 16, %b43 ], !dbg !2638
	%185 = icmp sgt i64 %184, 0, !dbg !2639
	br i1 %185, label %b45, label %b49, !dbg !2639

b45:
	%186 = trunc i64 %184 to i32, !dbg !2640
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %183, i32 %186, i32 31), !dbg !2640
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !2640
	%189 = add i32 %183, %188, !dbg !2641
	%190 = trunc i64 %184 to i32, !dbg !2642
	%191 = udiv i32 %190, 2, !dbg !2642
	%192 = zext i32 %191 to i64, !dbg !2642
	br label %b44, !dbg !2642

b46:
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 0, i32 31), !dbg !2643
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !2643
	br label %b47, !dbg !2643

b47:
	%195 = phi i32 [ %194, %b46 ], [ %200, %b48 ], !dbg !2644
	%196 = phi i32 [ 1, %b46 ], [ %201, %b48 ], !dbg !2645
	%197 = icmp slt i32 %196, %50, !dbg !2646
	br i1 %197, label %b48, label %b49, !dbg !2646

b48:
	%198 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 %196, i32 31), !dbg !2647
	%199 = extractvalue { i32, i1 } %198, 0, !dbg !2647
	%200 = add i32 %195, %199, !dbg !2641
	%201 = add i32 %196, 1, !dbg !2648
	br label %b47, !dbg !2648

b49:
	%202 = phi i32 [ %182, %b42 ], [ %183, %b44 ], [ %195, %b47 ], !dbg !2632
	%203 = udiv i32 %177, 32, !dbg !2649
	%204 = zext i32 %203 to i64, !dbg !2649
	%205 = trunc i64 %204 to i32, !dbg !2649
	%206 = icmp eq i32 %205, 1, !dbg !2650
	br i1 %206, label %b55, label %b50, !dbg !2650

b50:
	call void @llvm.nvvm.barrier0(), !dbg !2652
	br i1 %156, label %b51, label %b52, !dbg !2653

b51:
	%207 = trunc i64 %35 to i32, !dbg !2654
	%208 = udiv i32 %207, 32, !dbg !2654
	%209 = zext i32 %208 to i64, !dbg !2654
	%210 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %209, !dbg !2655
	store i32 %202, i32 addrspace(3)* %210, align 4, !dbg !2655
	br label %b52, !dbg !2655

b52:
	call void @llvm.nvvm.barrier0(), !dbg !2656
	%211 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2657
	%212 = load i32, i32 addrspace(3)* %211, align 4, !dbg !2657
	br label %b53, !dbg !2657

b53:
	%213 = phi i32 [ %212, %b52 ], [ %219, %b54 ], !dbg !2658
	%214 = phi i32 [ 1, %b52 ], [ %220, %b54 ], !dbg !2659
	%215 = sext i32 %214 to i64, !dbg !2659
	%216 = icmp slt i32 %214, %205, !dbg !2660
	br i1 %216, label %b54, label %b55, !dbg !2660

b54:
	%217 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %215, !dbg !2661
	%218 = load i32, i32 addrspace(3)* %217, align 4, !dbg !2661
	%219 = add i32 %213, %218, !dbg !2641
	%220 = add i32 %214, 1, !dbg !2662
	br label %b53, !dbg !2662

b55:
	%221 = phi i32 [ %202, %b49 ], [ %213, %b53 ], !dbg !2621
	%222 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 0, !dbg !2663
	store i32 %221, i32 addrspace(1)* %222, align 4, !dbg !2663
	br i1 %58, label %b56, label %b57, !dbg !2668

b56:
	%223 = call i32 asm sideeffect "redux.sync.min.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %174) convergent nounwind, !dbg !2669
	br label %b63, !dbg !2670

b57:
	br i1 %52, label %b58, label %b60, !dbg !2671

b58:
	%224 = phi i32 [ %231, %b59 ], [ %174, %b57 ], !dbg !2672
	%225 = phi i64 [ %234, %b59 ], [ 16, %b57 ], !dbg !2673
	%226 = icmp sgt i64 %225, 0, !dbg !2674
	br i1 %226, label %b59, label %b63, !dbg !2674

b59:
	%227 = trunc i64 %225 to i32, !dbg !2675
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %224, i32 %227, i32 31), !dbg !2675
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !2675
	%230 = icmp ult i32 %224, %229, !dbg !2676
	%231 = select i1 %230, i32 %224, i32 %229, !dbg !2676
	%232 = trunc i64 %225 to i32, !dbg !2677
	%233 = udiv i32 %232, 2, !dbg !2677
	%234 = zext i32 %233 to i64, !dbg !2677
	br label %b58, !dbg !2677

b60:
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 0, i32 31), !dbg !2678
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !2678
	br label %b61, !dbg !2678

b61:
	%237 = phi i32 [ %236, %b60 ], [ %243, %b62 ], !dbg !2679
	%238 = phi i32 [ 1, %b60 ], [ %244, %b62 ], !dbg !2680
	%239 = icmp slt i32 %238, %50, !dbg !2681
	br i1 %239, label %b62, label %b63, !dbg !2681

b62:
	%240 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 %238, i32 31), !dbg !2682
	%241 = extractvalue { i32, i1 } %240, 0, !dbg !2682
	%242 = icmp ult i32 %237, %241, !dbg !2676
	%243 = select i1 %242, i32 %237, i32 %241, !dbg !2676
	%244 = add i32 %238, 1, !dbg !2683
	br label %b61, !dbg !2683

b63:
	%245 = phi i32 [ %223, %b56 ], [ %224, %b58 ], [ %237, %b61 ], !dbg !2667
	br i1 %206, label %b69, label %b64, !dbg !2684

b64:
	call void @llvm.nvvm.barrier0(), !dbg !2686
	br i1 %156, label %b65, label %b66, !dbg !2687

b65:
	%246 = trunc i64 %35 to i32, !dbg !2688
	%247 = udiv i32 %246, 32, !dbg !2688
	%248 = zext i32 %247 to i64, !dbg !2688
	%249 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %248, !dbg !2689
	store i32 %245, i32 addrspace(3)* %249, align 4, !dbg !2689
	br label %b66, !dbg !2689

b66:
	call void @llvm.nvvm.barrier0(), !dbg !2690
	%250 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2691
	%251 = load i32, i32 addrspace(3)* %250, align 4, !dbg !2691
	br label %b67, !dbg !2691

b67:
	%252 = phi i32 [ %251, %b66 ], [ %259, %b68 ], !dbg !2692
	%253 = phi i32 [ 1, %b66 ], [ %260, %b68 ], !dbg !2693
	%254 = sext i32 %253 to i64, !dbg !2693
	%255 = icmp slt i32 %253, %205, !dbg !2694
	br i1 %255, label %b68, label %b69, !dbg !2694

b68:
	%256 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %254, !dbg !2695
	%257 = load i32, i32 addrspace(3)* %256, align 4, !dbg !2695
	%258 = icmp ult i32 %252, %257, !dbg !2676
	%259 = select i1 %258, i32 %252, i32 %257, !dbg !2676
	%260 = add i32 %253, 1, !dbg !2696
	br label %b67, !dbg !2696

b69:
	%261 = phi i32 [ %245, %b63 ], [ %252, %b67 ], !dbg !2666
	br i1 %58, label %b70, label %b71, !dbg !2701

b70:
	%262 = call i32 asm sideeffect "redux.sync.max.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %174) convergent nounwind, !dbg !2702
	br label %b77, !dbg !2703

b71:
	br i1 %52, label %b72, label %b74, !dbg !2704

b72:
	%263 = phi i32 [ %270, %b73 ], [ %174, %b71 ], !dbg !2705
	%264 = phi i64 [ %273, %b73 ], [ 16, %b71 ], !dbg !2706
	%265 = icmp sgt i64 %264, 0, !dbg !2707
	br i1 %265, label %b73, label %b77, !dbg !2707

b73:
	%266 = trunc i64 %264 to i32, !dbg !2708
	%267 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %263, i32 %266, i32 31), !dbg !2708
	%268 = extractvalue { i32, i1 } %267, 0, !dbg !2708
	%269 = icmp ugt i32 %263, %268, !dbg !2709
	%270 = select i1 %269, i32 %263, i32 %268, !dbg !2709
	%271 = trunc i64 %264 to i32, !dbg !2710
	%272 = udiv i32 %271, 2, !dbg !2710
	%273 = zext i32 %272 to i64, !dbg !2710
	br label %b72, !dbg !2710

b74:
	%274 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 0, i32 31), !dbg !2711
	%275 = extractvalue { i32, i1 } %274, 0, !dbg !2711
	br label %b75, !dbg !2711

b75:
	%276 = phi i32 [ %275, %b74 ], [ %282, %b76 ], !dbg !2712
	%277 = phi i32 [ 1, %b74 ], [ %283, %b76 ], !dbg !2713
	%278 = icmp slt i32 %277, %50, !dbg !2714
	br i1 %278, label %b76, label %b77, !dbg !2714

b76:
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 %277, i32 31), !dbg !2715
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !2715
	%281 = icmp ugt i32 %276, %280, !dbg !2709
	%282 = select i1 %281, i32 %276, i32 %280, !dbg !2709
	%283 = add i32 %277, 1, !dbg !2716
	br label %b75, !dbg !2716

b77:
	%284 = phi i32 [ %262, %b70 ], [ %263, %b72 ], [ %276, %b75 ], !dbg !2700
	br i1 %206, label %b83, label %b78, !dbg !2717

b78:
	call void @llvm.nvvm.barrier0(), !dbg !2719
	br i1 %156, label %b79, label %b80, !dbg !2720

b79:
	%285 = trunc i64 %35 to i32, !dbg !2721
	%286 = udiv i32 %285, 32, !dbg !2721
	%287 = zext i32 %286 to i64, !dbg !2721
	%288 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %287, !dbg !2722
	store i32 %284, i32 addrspace(3)* %288, align 4, !dbg !2722
	br label %b80, !dbg !2722

b80:
	call void @llvm.nvvm.barrier0(), !dbg !2723
	%289 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2724
	%290 = load i32, i32 addrspace(3)* %289, align 4, !dbg !2724
	br label %b81, !dbg !2724

b81:
	%291 = phi i32 [ %290, %b80 ], [ %298, %b82 ], !dbg !2725
	%292 = phi i32 [ 1, %b80 ], [ %299, %b82 ], !dbg !2726
	%293 = sext i32 %292 to i64, !dbg !2726
	%294 = icmp slt i32 %292, %205, !dbg !2727
	br i1 %294, label %b82, label %b83, !dbg !2727

b82:
	%295 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %293, !dbg !2728
	%296 = load i32, i32 addrspace(3)* %295, align 4, !dbg !2728
	%297 = icmp ugt i32 %291, %296, !dbg !2709
	%298 = select i1 %297, i32 %291, i32 %296, !dbg !2709
	%299 = add i32 %292, 1, !dbg !2729
	br label %b81, !dbg !2729

b83:
	%300 = phi i32 [ %284, %b77 ], [ %291, %b81 ], !dbg !2699
	%301 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 1, !dbg !2730
	store i32 %261, i32 addrspace(1)* %301, align 4, !dbg !2730
	%302 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 2, !dbg !2731
	store i32 %300, i32 addrspace(1)* %302, align 4, !dbg !2731
	br label %b84, !dbg !2732

b84:
	%303 = phi i32 [ %174, %b83 ], [ %312, %b87 ], !dbg !2733
	%304 = phi i32 [ 1, %b83 ], [ %313, %b87 ], !dbg !2734
	%305 = zext i32 %304 to i64, !dbg !2734
	%306 = icmp ult i32 %304, 32, !dbg !2735
	br i1 %306, label %b85, label %b88, !dbg !2735

b85:
	%307 = trunc i64 %305 to i32, !dbg !2736
	%308 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %303, i32 %307, i32 0), !dbg !2736
	%309 = extractvalue { i32, i1 } %308, 0, !dbg !2736
	%310 = icmp uge i32 %131, %304, !dbg !2737
	br i1 %310, label %b86, label %b87, !dbg !2737

b86:
	%311 = add i32 %303, %309, !dbg !2738
	br label %b87, !dbg !2738

b87:
	%312 = phi i32 [ %303, %b85 ], [ %311, %b86 ], !dbg !2733
	%313 = mul i32 %304, 2, !dbg !2739
	br label %b84, !dbg !2739

b88:
	br i1 %206, label %b94, label %b89, !dbg !2740

b89:
	%314 = trunc i64 %35 to i32, !dbg !2742
	%315 = udiv i32 %314, 32, !dbg !2742
	%316 = zext i32 %315 to i64, !dbg !2742
	%317 = trunc i64 %316 to i32, !dbg !2742
	call void @llvm.nvvm.barrier0(), !dbg !2743
	br i1 %179, label %b90, label %b91, !dbg !2630

b90:
	%318 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %316, !dbg !2744
	store i32 %303, i32 addrspace(3)* %318, align 4, !dbg !2744
	br label %b91, !dbg !2744

b91:
	call void @llvm.nvvm.barrier0(), !dbg !2745
	%319 = icmp slt i32 0, %317, !dbg !2745
	br i1 %319, label %b92, label %b93, !dbg !2745

b92:
	%320 = phi i32 [ %325, %b92_ok1 ], [ 0, %b91 ], !dbg !2746
	%321 = phi i64 [ %326, %b92_ok1 ], [ 0, %b91 ], !dbg !2746
	%322 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %321, !dbg !2747
	%323 = icmp uge i64 %321, 32, !dbg !2747
	br i1 %323, label %b92_fail1, label %b92_ok1, !dbg !2747, !prof !30

b92_ok1:
	%324 = load i32, i32 addrspace(3)* %322, align 4, !dbg !2747
	%325 = add i32 %320, %324, !dbg !2748
	%326 = add i64 %321, 1, !dbg !2748
	%327 = icmp slt i64 %326, %316, !dbg !2748
	br i1 %327, label %b92, label %b93, !dbg !2748

b93:
	%328 = phi i32 [ 0, %b91 ], [ %325, %b92_ok1 ], !dbg !2746
	br label %b94, !dbg !2749

b94:
	%329 = phi i32 [ 0, %b88 ], [ %328, %b93 ], !dbg !2628
	%330 = add i32 %329, %303, !dbg !2750
	br label %b95, !dbg !2754

b95:
	%331 = phi i32 [ %174, %b94 ], [ %340, %b98 ], !dbg !2755
	%332 = phi i32 [ 1, %b94 ], [ %341, %b98 ], !dbg !2756
	%333 = zext i32 %332 to i64, !dbg !2756
	%334 = icmp ult i32 %332, 32, !dbg !2757
	br i1 %334, label %b96, label %b99, !dbg !2757

b96:
	%335 = trunc i64 %333 to i32, !dbg !2758
	%336 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %331, i32 %335, i32 0), !dbg !2758
	%337 = extractvalue { i32, i1 } %336, 0, !dbg !2758
	%338 = icmp uge i32 %131, %332, !dbg !2759
	br i1 %338, label %b97, label %b98, !dbg !2759

b97:
	%339 = add i32 %331, %337, !dbg !2760
	br label %b98, !dbg !2760

b98:
	%340 = phi i32 [ %331, %b96 ], [ %339, %b97 ], !dbg !2755
	%341 = mul i32 %332, 2, !dbg !2761
	br label %b95, !dbg !2761

b99:
	br i1 %206, label %b105, label %b100, !dbg !2762

b100:
	%342 = trunc i64 %35 to i32, !dbg !2764
	%343 = udiv i32 %342, 32, !dbg !2764
	%344 = zext i32 %343 to i64, !dbg !2764
	%345 = trunc i64 %344 to i32, !dbg !2764
	call void @llvm.nvvm.barrier0(), !dbg !2765
	br i1 %179, label %b101, label %b102, !dbg !2766

b101:
	%346 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %344, !dbg !2767
	store i32 %331, i32 addrspace(3)* %346, align 4, !dbg !2767
	br label %b102, !dbg !2767

b102:
	call void @llvm.nvvm.barrier0(), !dbg !2768
	%347 = icmp slt i32 0, %345, !dbg !2768
	br i1 %347, label %b103, label %b104, !dbg !2768

b103:
	%348 = phi i32 [ %353, %b103_ok1 ], [ 0, %b102 ], !dbg !2769
	%349 = phi i64 [ %354, %b103_ok1 ], [ 0, %b102 ], !dbg !2769
	%350 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %349, !dbg !2770
	%351 = icmp uge i64 %349, 32, !dbg !2770
	br i1 %351, label %b103_fail1, label %b103_ok1, !dbg !2770, !prof !30

b103_ok1:
	%352 = load i32, i32 addrspace(3)* %350, align 4, !dbg !2770
	%353 = add i32 %348, %352, !dbg !2771
	%354 = add i64 %349, 1, !dbg !2771
	%355 = icmp slt i64 %354, %344, !dbg !2771
	br i1 %355, label %b103, label %b104, !dbg !2771

b104:
	%356 = phi i32 [ 0, %b102 ], [ %353, %b103_ok1 ], !dbg !2769
	br label %b105, !dbg !2772

b105:
	%357 = phi i32 [ 0, %b99 ], [ %356, %b104 ], !dbg !2753
	%358 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %331, i32 1, i32 0), !dbg !2773
	%359 = extractvalue { i32, i1 } %358, 0, !dbg !2773
	br i1 %156, label %b107, label %b106, !dbg !2774

b106:
	%360 = add i32 %357, %359, !dbg !2775
	br label %b107, !dbg !2776

b107:
	%361 = phi i32 [ %357, %b105 ], [ %360, %b106 ], !dbg !2752
	%362 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 3, !dbg !2777
	store i32 %330, i32 addrspace(1)* %362, align 4, !dbg !2777
	%363 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 4, !dbg !2778
	store i32 %361, i32 addrspace(1)* %363, align 4, !dbg !2778
	%364 = udiv i32 %180, 3, !dbg !2779
	%365 = zext i32 %364 to i64, !dbg !2779
	%366 = trunc i64 %365 to i32, !dbg !2779
	%367 = icmp sge i32 %366, %25, !dbg !2782
	br i1 %367, label %b108, label %b109, !dbg !2782

b108:
	call void asm sideeffect "", ""() nounwind, !dbg !2783
	br label %fail, !dbg !2783

b109:
	br i1 %206, label %b110, label %b111, !dbg !2784

b110:
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %174, i32 %366, i32 31), !dbg !2785
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !2785
	br label %b114, !dbg !2786

b111:
	call void @llvm.nvvm.barrier0(), !dbg !2788
	%370 = icmp eq i32 %34, %366, !dbg !2789
	br i1 %370, label %b112, label %b113, !dbg !2789

b112:
	store i32 %174, i32 addrspace(3)* @gpuc_shared_Broadcast_42_5, align 4, !dbg !2790
	br label %b113, !dbg !2790

b113:
	call void @llvm.nvvm.barrier0(), !dbg !2791
	%371 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_5, align 4, !dbg !2792
	br label %b114, !dbg !2793

b114:
	%372 = phi i32 [ %369, %b110 ], [ %371, %b113 ], !dbg !2781
	%373 = getelementptr inbounds i32, i32 addrspace(1)* %170, i64 5, !dbg !2794
	store i32 %372, i32 addrspace(1)* %373, align 4, !dbg !2794
	%374 = add i32 %181, 1, !dbg !2794
	%375 = icmp slt i32 %374, 2, !dbg !2794
	br i1 %375, label %b41, label %b115, !dbg !2794

b115:
	ret void, !dbg !2503

b0_fail1:
	%376 = icmp ugt i64 %37, %p1, !dbg !2506
	br i1 %376, label %b0_fail2, label %b0_ok2, !dbg !2506

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2506
	br label %fail, !dbg !2506

b0_ok2:
	%377 = icmp uge i64 %36, %p5, !dbg !2507
	br i1 %377, label %b0_fail3, label %b0_ok3, !dbg !2507

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !2507
	br label %fail, !dbg !2507

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !2510
	br label %fail, !dbg !2510

b40_fail1:
	%378 = icmp ugt i64 %37, %p3, !dbg !2613
	br i1 %378, label %b40_fail2, label %b40_ok2, !dbg !2613

b40_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2613
	br label %fail, !dbg !2613

b40_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !2616
	br label %fail, !dbg !2616

b92_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !2747
	br label %fail, !dbg !2747

b103_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !2770
	br label %fail, !dbg !2770

fail:
	%379 = phi i32 [ 26, %b0_fail2 ], [ 27, %b0_fail3 ], [ 28, %b0_ok3 ], [ 30, %b38 ], [ 31, %b40_fail2 ], [ 28, %b40_ok2 ], [ 29, %b92_fail1 ], [ 29, %b103_fail1 ], [ 30, %b108 ], !dbg !2501
	%380 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b38 ], [ %37, %b40_fail2 ], [ 6, %b40_ok2 ], [ %321, %b92_fail1 ], [ %349, %b103_fail1 ], [ 0, %b108 ], !dbg !2501
	%381 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ 0, %b38 ], [ %p3, %b40_fail2 ], [ %169, %b40_ok2 ], [ 32, %b92_fail1 ], [ 32, %b103_fail1 ], [ 0, %b108 ], !dbg !2501
	call void @gpuc_fail(i8* %ctrl, i32 %379, i64 %380, i64 %381), !dbg !2501
	ret void, !dbg !2501
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2795 {
entry:
	br label %b0, !dbg !2796

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2796
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2796
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2796
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2799, !range !11
	%4 = sext i32 %3 to i64, !dbg !2799
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2799, !range !12
	%6 = sext i32 %5 to i64, !dbg !2799
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2799, !range !12
	%8 = sext i32 %7 to i64, !dbg !2799
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2799, !range !13
	%10 = sext i32 %9 to i64, !dbg !2799
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2799, !range !14
	%12 = sext i32 %11 to i64, !dbg !2799
	%13 = trunc i64 %12 to i32, !dbg !2799
	%14 = trunc i64 %8 to i32, !dbg !2799
	%15 = mul i32 %13, %14, !dbg !2799
	%16 = trunc i64 %6 to i32, !dbg !2799
	%17 = add i32 %16, %15, !dbg !2799
	%18 = zext i32 %17 to i64, !dbg !2799
	%19 = mul i64 %10, %18, !dbg !2799
	%20 = add i64 %4, %19, !dbg !2799
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2799, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2799, !range !15
	%23 = mul i32 %21, %22, !dbg !2799
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2799, !range !16
	%25 = mul i32 %23, %24, !dbg !2799
	%26 = sext i32 %25 to i64, !dbg !2799
	%27 = mul i64 %20, %26, !dbg !2799
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2799, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2799, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2799, !range !18
	%31 = mul i32 %22, %30, !dbg !2799
	%32 = add i32 %29, %31, !dbg !2799
	%33 = mul i32 %21, %32, !dbg !2799
	%34 = add i32 %28, %33, !dbg !2799
	%35 = sext i32 %34 to i64, !dbg !2799
	%36 = add i64 %27, %35, !dbg !2799
	%37 = mul i64 %36, 3, !dbg !2800
	%38 = sub i64 %p1, %37, !dbg !2801
	%39 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %37, !dbg !2801
	%40 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %36, !dbg !2802
	%41 = icmp ugt i64 %37, %p1, !dbg !2801
	%42 = icmp uge i64 %36, %p5, !dbg !2802
	%43 = icmp ugt i64 3, %38, !dbg !2805
	%44 = or i1 %41, %42, !dbg !2805
	%45 = or i1 %44, %43, !dbg !2805
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !2805, !prof !30

b0_ok1:
	%46 = load i32, i32 addrspace(1)* %40, align 4, !dbg !2802
	%47 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !2810
	%48 = getelementptr inbounds [12 x i8], [12 x i8]* %47, i64 0, i64 0, !dbg !2810
	%49 = call i32 @__nvvm_reflect(i8* %48), !dbg !2810
	%50 = icmp sge i32 %49, 800, !dbg !2810
	br i1 %50, label %b1, label %b2, !dbg !2810

b1:
	%51 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !2811
	br label %b8, !dbg !2812

b2:
	%52 = and i32 %34, -32, !dbg !2813
	%53 = sub i32 %25, %52, !dbg !2813
	%54 = icmp slt i32 %53, 32, !dbg !2813
	%55 = select i1 %54, i32 %53, i32 32, !dbg !2813
	%56 = sext i32 %55 to i64, !dbg !2813
	%57 = icmp eq i64 %56, 32, !dbg !2814
	br i1 %57, label %b3, label %b5, !dbg !2814

b3:
	%58 = phi i32 [ %46, %b2 ], [ %64, %b4 ], !dbg !2815
	%59 = phi i64 [ 16, %b2 ], [ %67, %b4 ], !dbg !2816
	%60 = icmp sgt i64 %59, 0, !dbg !2817
	br i1 %60, label %b4, label %b8, !dbg !2817

b4:
	%61 = trunc i64 %59 to i32, !dbg !2818
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %58, i32 %61, i32 31), !dbg !2818
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !2818
	%64 = and i32 %58, %63, !dbg !2819
	%65 = trunc i64 %59 to i32, !dbg !2820
	%66 = udiv i32 %65, 2, !dbg !2820
	%67 = zext i32 %66 to i64, !dbg !2820
	br label %b3, !dbg !2820

b5:
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !2821
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !2821
	br label %b6, !dbg !2821

b6:
	%70 = phi i32 [ %69, %b5 ], [ %75, %b7 ], !dbg !2822
	%71 = phi i32 [ 1, %b5 ], [ %76, %b7 ], !dbg !2823
	%72 = icmp slt i32 %71, %55, !dbg !2824
	br i1 %72, label %b7, label %b8, !dbg !2824

b7:
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %71, i32 31), !dbg !2825
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !2825
	%75 = and i32 %70, %74, !dbg !2819
	%76 = add i32 %71, 1, !dbg !2826
	br label %b6, !dbg !2826

b8:
	%77 = phi i32 [ %51, %b1 ], [ %58, %b3 ], [ %70, %b6 ], !dbg !2809
	br i1 %50, label %b9, label %b10, !dbg !2831

b9:
	%78 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !2832
	br label %b16, !dbg !2833

b10:
	%79 = and i32 %34, -32, !dbg !2834
	%80 = sub i32 %25, %79, !dbg !2834
	%81 = icmp slt i32 %80, 32, !dbg !2834
	%82 = select i1 %81, i32 %80, i32 32, !dbg !2834
	%83 = sext i32 %82 to i64, !dbg !2834
	%84 = icmp eq i64 %83, 32, !dbg !2835
	br i1 %84, label %b11, label %b13, !dbg !2835

b11:
	%85 = phi i32 [ %46, %b10 ], [ %91, %b12 ], !dbg !2836
	%86 = phi i64 [ 16, %b10 ], [ %94, %b12 ], !dbg !2837
	%87 = icmp sgt i64 %86, 0, !dbg !2838
	br i1 %87, label %b12, label %b16, !dbg !2838

b12:
	%88 = trunc i64 %86 to i32, !dbg !2839
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %85, i32 %88, i32 31), !dbg !2839
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !2839
	%91 = or i32 %85, %90, !dbg !2840
	%92 = trunc i64 %86 to i32, !dbg !2841
	%93 = udiv i32 %92, 2, !dbg !2841
	%94 = zext i32 %93 to i64, !dbg !2841
	br label %b11, !dbg !2841

b13:
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !2842
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !2842
	br label %b14, !dbg !2842

b14:
	%97 = phi i32 [ %96, %b13 ], [ %102, %b15 ], !dbg !2843
	%98 = phi i32 [ 1, %b13 ], [ %103, %b15 ], !dbg !2844
	%99 = icmp slt i32 %98, %82, !dbg !2845
	br i1 %99, label %b15, label %b16, !dbg !2845

b15:
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %98, i32 31), !dbg !2846
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !2846
	%102 = or i32 %97, %101, !dbg !2840
	%103 = add i32 %98, 1, !dbg !2847
	br label %b14, !dbg !2847

b16:
	%104 = phi i32 [ %78, %b9 ], [ %85, %b11 ], [ %97, %b14 ], !dbg !2830
	br i1 %50, label %b17, label %b18, !dbg !2852

b17:
	%105 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %46) convergent nounwind, !dbg !2853
	br label %b24, !dbg !2854

b18:
	%106 = and i32 %34, -32, !dbg !2855
	%107 = sub i32 %25, %106, !dbg !2855
	%108 = icmp slt i32 %107, 32, !dbg !2855
	%109 = select i1 %108, i32 %107, i32 32, !dbg !2855
	%110 = sext i32 %109 to i64, !dbg !2855
	%111 = icmp eq i64 %110, 32, !dbg !2856
	br i1 %111, label %b19, label %b21, !dbg !2856

b19:
	%112 = phi i32 [ %46, %b18 ], [ %118, %b20 ], !dbg !2857
	%113 = phi i64 [ 16, %b18 ], [ %121, %b20 ], !dbg !2858
	%114 = icmp sgt i64 %113, 0, !dbg !2859
	br i1 %114, label %b20, label %b24, !dbg !2859

b20:
	%115 = trunc i64 %113 to i32, !dbg !2860
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %112, i32 %115, i32 31), !dbg !2860
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !2860
	%118 = xor i32 %112, %117, !dbg !2861
	%119 = trunc i64 %113 to i32, !dbg !2862
	%120 = udiv i32 %119, 2, !dbg !2862
	%121 = zext i32 %120 to i64, !dbg !2862
	br label %b19, !dbg !2862

b21:
	%122 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 0, i32 31), !dbg !2863
	%123 = extractvalue { i32, i1 } %122, 0, !dbg !2863
	br label %b22, !dbg !2863

b22:
	%124 = phi i32 [ %123, %b21 ], [ %129, %b23 ], !dbg !2864
	%125 = phi i32 [ 1, %b21 ], [ %130, %b23 ], !dbg !2865
	%126 = icmp slt i32 %125, %109, !dbg !2866
	br i1 %126, label %b23, label %b24, !dbg !2866

b23:
	%127 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %46, i32 %125, i32 31), !dbg !2867
	%128 = extractvalue { i32, i1 } %127, 0, !dbg !2867
	%129 = xor i32 %124, %128, !dbg !2861
	%130 = add i32 %125, 1, !dbg !2868
	br label %b22, !dbg !2868

b24:
	%131 = phi i32 [ %105, %b17 ], [ %112, %b19 ], [ %124, %b22 ], !dbg !2851
	%132 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 0, !dbg !2869
	store i32 %77, i32 addrspace(1)* %132, align 4, !dbg !2869
	%133 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 1, !dbg !2870
	store i32 %104, i32 addrspace(1)* %133, align 4, !dbg !2870
	%134 = getelementptr inbounds i32, i32 addrspace(1)* %39, i64 2, !dbg !2871
	store i32 %131, i32 addrspace(1)* %134, align 4, !dbg !2871
	%135 = sub i64 %p3, %37, !dbg !2872
	%136 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %37, !dbg !2872
	%137 = icmp ugt i64 %37, %p3, !dbg !2872
	%138 = icmp ugt i64 3, %135, !dbg !2875
	%139 = or i1 %137, %138, !dbg !2875
	br i1 %139, label %b24_fail1, label %b24_ok1, !dbg !2875, !prof !30

b24_ok1:
	%140 = load i32, i32 addrspace(1)* %40, align 4, !dbg !2876
	br i1 %50, label %b25, label %b26, !dbg !2881

b25:
	%141 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %140) convergent nounwind, !dbg !2882
	br label %b32, !dbg !2883

b26:
	%142 = and i32 %34, -32, !dbg !2884
	%143 = sub i32 %25, %142, !dbg !2884
	%144 = icmp slt i32 %143, 32, !dbg !2884
	%145 = select i1 %144, i32 %143, i32 32, !dbg !2884
	%146 = sext i32 %145 to i64, !dbg !2884
	%147 = icmp eq i64 %146, 32, !dbg !2885
	br i1 %147, label %b27, label %b29, !dbg !2885

b27:
	%148 = phi i32 [ %140, %b26 ], [ %154, %b28 ], !dbg !2886
	%149 = phi i64 [ 16, %b26 ], [ %157, %b28 ], !dbg !2887
	%150 = icmp sgt i64 %149, 0, !dbg !2888
	br i1 %150, label %b28, label %b32, !dbg !2888

b28:
	%151 = trunc i64 %149 to i32, !dbg !2889
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %148, i32 %151, i32 31), !dbg !2889
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !2889
	%154 = and i32 %148, %153, !dbg !2890
	%155 = trunc i64 %149 to i32, !dbg !2891
	%156 = udiv i32 %155, 2, !dbg !2891
	%157 = zext i32 %156 to i64, !dbg !2891
	br label %b27, !dbg !2891

b29:
	%158 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !2892
	%159 = extractvalue { i32, i1 } %158, 0, !dbg !2892
	br label %b30, !dbg !2892

b30:
	%160 = phi i32 [ %159, %b29 ], [ %165, %b31 ], !dbg !2893
	%161 = phi i32 [ 1, %b29 ], [ %166, %b31 ], !dbg !2894
	%162 = icmp slt i32 %161, %145, !dbg !2895
	br i1 %162, label %b31, label %b32, !dbg !2895

b31:
	%163 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 %161, i32 31), !dbg !2896
	%164 = extractvalue { i32, i1 } %163, 0, !dbg !2896
	%165 = and i32 %160, %164, !dbg !2890
	%166 = add i32 %161, 1, !dbg !2897
	br label %b30, !dbg !2897

b32:
	%167 = phi i32 [ %141, %b25 ], [ %148, %b27 ], [ %160, %b30 ], !dbg !2880
	%168 = trunc i64 %26 to i32, !dbg !2899
	%169 = add i32 %168, 32, !dbg !2899
	%170 = sub i32 %169, 1, !dbg !2900
	%171 = udiv i32 %170, 32, !dbg !2901
	%172 = zext i32 %171 to i64, !dbg !2901
	%173 = trunc i64 %172 to i32, !dbg !2901
	%174 = icmp eq i64 %172, 1, !dbg !2902
	br i1 %174, label %b38, label %b33, !dbg !2902

b33:
	call void @llvm.nvvm.barrier0(), !dbg !2904
	%175 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2905, !range !20
	%176 = sext i32 %175 to i64, !dbg !2905
	%177 = icmp eq i64 %176, 0, !dbg !2906
	br i1 %177, label %b34, label %b35, !dbg !2906

b34:
	%178 = trunc i64 %35 to i32, !dbg !2907
	%179 = udiv i32 %178, 32, !dbg !2907
	%180 = zext i32 %179 to i64, !dbg !2907
	%181 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %180, !dbg !2908
	store i32 %167, i32 addrspace(3)* %181, align 4, !dbg !2908
	br label %b35, !dbg !2908

b35:
	call void @llvm.nvvm.barrier0(), !dbg !2909
	%182 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2910
	%183 = load i32, i32 addrspace(3)* %182, align 4, !dbg !2910
	br label %b36, !dbg !2910

b36:
	%184 = phi i32 [ %183, %b35 ], [ %190, %b37 ], !dbg !2911
	%185 = phi i32 [ 1, %b35 ], [ %191, %b37 ], !dbg !2912
	%186 = sext i32 %185 to i64, !dbg !2912
	%187 = icmp slt i32 %185, %173, !dbg !2913
	br i1 %187, label %b37, label %b38, !dbg !2913

b37:
	%188 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %186, !dbg !2914
	%189 = load i32, i32 addrspace(3)* %188, align 4, !dbg !2914
	%190 = and i32 %184, %189, !dbg !2890
	%191 = add i32 %185, 1, !dbg !2915
	br label %b36, !dbg !2915

b38:
	%192 = phi i32 [ %167, %b32 ], [ %184, %b36 ], !dbg !2879
	br i1 %50, label %b39, label %b40, !dbg !2920

b39:
	%193 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %140) convergent nounwind, !dbg !2921
	br label %b46, !dbg !2922

b40:
	%194 = and i32 %34, -32, !dbg !2923
	%195 = sub i32 %25, %194, !dbg !2923
	%196 = icmp slt i32 %195, 32, !dbg !2923
	%197 = select i1 %196, i32 %195, i32 32, !dbg !2923
	%198 = sext i32 %197 to i64, !dbg !2923
	%199 = icmp eq i64 %198, 32, !dbg !2924
	br i1 %199, label %b41, label %b43, !dbg !2924

b41:
	%200 = phi i32 [ %140, %b40 ], [ %206, %b42 ], !dbg !2925
	%201 = phi i64 [ 16, %b40 ], [ %209, %b42 ], !dbg !2926
	%202 = icmp sgt i64 %201, 0, !dbg !2927
	br i1 %202, label %b42, label %b46, !dbg !2927

b42:
	%203 = trunc i64 %201 to i32, !dbg !2928
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %200, i32 %203, i32 31), !dbg !2928
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !2928
	%206 = or i32 %200, %205, !dbg !2929
	%207 = trunc i64 %201 to i32, !dbg !2930
	%208 = udiv i32 %207, 2, !dbg !2930
	%209 = zext i32 %208 to i64, !dbg !2930
	br label %b41, !dbg !2930

b43:
	%210 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !2931
	%211 = extractvalue { i32, i1 } %210, 0, !dbg !2931
	br label %b44, !dbg !2931

b44:
	%212 = phi i32 [ %211, %b43 ], [ %217, %b45 ], !dbg !2932
	%213 = phi i32 [ 1, %b43 ], [ %218, %b45 ], !dbg !2933
	%214 = icmp slt i32 %213, %197, !dbg !2934
	br i1 %214, label %b45, label %b46, !dbg !2934

b45:
	%215 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 %213, i32 31), !dbg !2935
	%216 = extractvalue { i32, i1 } %215, 0, !dbg !2935
	%217 = or i32 %212, %216, !dbg !2929
	%218 = add i32 %213, 1, !dbg !2936
	br label %b44, !dbg !2936

b46:
	%219 = phi i32 [ %193, %b39 ], [ %200, %b41 ], [ %212, %b44 ], !dbg !2919
	br i1 %174, label %b52, label %b47, !dbg !2937

b47:
	call void @llvm.nvvm.barrier0(), !dbg !2939
	%220 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2940, !range !20
	%221 = sext i32 %220 to i64, !dbg !2940
	%222 = icmp eq i64 %221, 0, !dbg !2941
	br i1 %222, label %b48, label %b49, !dbg !2941

b48:
	%223 = trunc i64 %35 to i32, !dbg !2942
	%224 = udiv i32 %223, 32, !dbg !2942
	%225 = zext i32 %224 to i64, !dbg !2942
	%226 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %225, !dbg !2943
	store i32 %219, i32 addrspace(3)* %226, align 4, !dbg !2943
	br label %b49, !dbg !2943

b49:
	call void @llvm.nvvm.barrier0(), !dbg !2944
	%227 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2945
	%228 = load i32, i32 addrspace(3)* %227, align 4, !dbg !2945
	br label %b50, !dbg !2945

b50:
	%229 = phi i32 [ %228, %b49 ], [ %235, %b51 ], !dbg !2946
	%230 = phi i32 [ 1, %b49 ], [ %236, %b51 ], !dbg !2947
	%231 = sext i32 %230 to i64, !dbg !2947
	%232 = icmp slt i32 %230, %173, !dbg !2948
	br i1 %232, label %b51, label %b52, !dbg !2948

b51:
	%233 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %231, !dbg !2949
	%234 = load i32, i32 addrspace(3)* %233, align 4, !dbg !2949
	%235 = or i32 %229, %234, !dbg !2929
	%236 = add i32 %230, 1, !dbg !2950
	br label %b50, !dbg !2950

b52:
	%237 = phi i32 [ %219, %b46 ], [ %229, %b50 ], !dbg !2918
	br i1 %50, label %b53, label %b54, !dbg !2955

b53:
	%238 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %140) convergent nounwind, !dbg !2956
	br label %b60, !dbg !2957

b54:
	%239 = and i32 %34, -32, !dbg !2958
	%240 = sub i32 %25, %239, !dbg !2958
	%241 = icmp slt i32 %240, 32, !dbg !2958
	%242 = select i1 %241, i32 %240, i32 32, !dbg !2958
	%243 = sext i32 %242 to i64, !dbg !2958
	%244 = icmp eq i64 %243, 32, !dbg !2959
	br i1 %244, label %b55, label %b57, !dbg !2959

b55:
	%245 = phi i32 [ %140, %b54 ], [ %251, %b56 ], !dbg !2960
	%246 = phi i64 [ 16, %b54 ], [ %254, %b56 ], !dbg !2961
	%247 = icmp sgt i64 %246, 0, !dbg !2962
	br i1 %247, label %b56, label %b60, !dbg !2962

b56:
	%248 = trunc i64 %246 to i32, !dbg !2963
	%249 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %245, i32 %248, i32 31), !dbg !2963
	%250 = extractvalue { i32, i1 } %249, 0, !dbg !2963
	%251 = xor i32 %245, %250, !dbg !2964
	%252 = trunc i64 %246 to i32, !dbg !2965
	%253 = udiv i32 %252, 2, !dbg !2965
	%254 = zext i32 %253 to i64, !dbg !2965
	br label %b55, !dbg !2965

b57:
	%255 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !2966
	%256 = extractvalue { i32, i1 } %255, 0, !dbg !2966
	br label %b58, !dbg !2966

b58:
	%257 = phi i32 [ %256, %b57 ], [ %262, %b59 ], !dbg !2967
	%258 = phi i32 [ 1, %b57 ], [ %263, %b59 ], !dbg !2968
	%259 = icmp slt i32 %258, %242, !dbg !2969
	br i1 %259, label %b59, label %b60, !dbg !2969

b59:
	%260 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 %258, i32 31), !dbg !2970
	%261 = extractvalue { i32, i1 } %260, 0, !dbg !2970
	%262 = xor i32 %257, %261, !dbg !2964
	%263 = add i32 %258, 1, !dbg !2971
	br label %b58, !dbg !2971

b60:
	%264 = phi i32 [ %238, %b53 ], [ %245, %b55 ], [ %257, %b58 ], !dbg !2954
	br i1 %174, label %b66, label %b61, !dbg !2972

b61:
	call void @llvm.nvvm.barrier0(), !dbg !2974
	%265 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2975, !range !20
	%266 = sext i32 %265 to i64, !dbg !2975
	%267 = icmp eq i64 %266, 0, !dbg !2976
	br i1 %267, label %b62, label %b63, !dbg !2976

b62:
	%268 = trunc i64 %35 to i32, !dbg !2977
	%269 = udiv i32 %268, 32, !dbg !2977
	%270 = zext i32 %269 to i64, !dbg !2977
	%271 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %270, !dbg !2978
	store i32 %264, i32 addrspace(3)* %271, align 4, !dbg !2978
	br label %b63, !dbg !2978

b63:
	call void @llvm.nvvm.barrier0(), !dbg !2979
	%272 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2980
	%273 = load i32, i32 addrspace(3)* %272, align 4, !dbg !2980
	br label %b64, !dbg !2980

b64:
	%274 = phi i32 [ %273, %b63 ], [ %280, %b65 ], !dbg !2981
	%275 = phi i32 [ 1, %b63 ], [ %281, %b65 ], !dbg !2982
	%276 = sext i32 %275 to i64, !dbg !2982
	%277 = icmp slt i32 %275, %173, !dbg !2983
	br i1 %277, label %b65, label %b66, !dbg !2983

b65:
	%278 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %276, !dbg !2984
	%279 = load i32, i32 addrspace(3)* %278, align 4, !dbg !2984
	%280 = xor i32 %274, %279, !dbg !2964
	%281 = add i32 %275, 1, !dbg !2985
	br label %b64, !dbg !2985

b66:
	%282 = phi i32 [ %264, %b60 ], [ %274, %b64 ], !dbg !2953
	%283 = getelementptr inbounds i32, i32 addrspace(1)* %136, i64 0, !dbg !2986
	store i32 %192, i32 addrspace(1)* %283, align 4, !dbg !2986
	%284 = getelementptr inbounds i32, i32 addrspace(1)* %136, i64 1, !dbg !2987
	store i32 %237, i32 addrspace(1)* %284, align 4, !dbg !2987
	%285 = getelementptr inbounds i32, i32 addrspace(1)* %136, i64 2, !dbg !2988
	store i32 %282, i32 addrspace(1)* %285, align 4, !dbg !2988
	ret void, !dbg !2798

b0_fail1:
	%286 = icmp ugt i64 %37, %p1, !dbg !2801
	br i1 %286, label %b0_fail2, label %b0_ok2, !dbg !2801

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2801
	br label %fail, !dbg !2801

b0_ok2:
	%287 = icmp uge i64 %36, %p5, !dbg !2802
	br i1 %287, label %b0_fail3, label %b0_ok3, !dbg !2802

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !2802
	br label %fail, !dbg !2802

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !2805
	br label %fail, !dbg !2805

b24_fail1:
	%288 = icmp ugt i64 %37, %p3, !dbg !2872
	br i1 %288, label %b24_fail2, label %b24_ok2, !dbg !2872

b24_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2872
	br label %fail, !dbg !2872

b24_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !2875
	br label %fail, !dbg !2875

fail:
	%289 = phi i32 [ 32, %b0_fail2 ], [ 33, %b0_fail3 ], [ 34, %b0_ok3 ], [ 35, %b24_fail2 ], [ 34, %b24_ok2 ], !dbg !2796
	%290 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 3, %b0_ok3 ], [ %37, %b24_fail2 ], [ 3, %b24_ok2 ], !dbg !2796
	%291 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ %p3, %b24_fail2 ], [ %135, %b24_ok2 ], !dbg !2796
	call void @gpuc_fail(i8* %ctrl, i32 %289, i64 %290, i64 %291), !dbg !2796
	ret void, !dbg !2796
}

define void @ExchangeUint64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2989 {
entry:
	br label %b0, !dbg !2990

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !2990
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2990
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !2990
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2993, !range !11
	%4 = sext i32 %3 to i64, !dbg !2993
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2993, !range !12
	%6 = sext i32 %5 to i64, !dbg !2993
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2993, !range !12
	%8 = sext i32 %7 to i64, !dbg !2993
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2993, !range !13
	%10 = sext i32 %9 to i64, !dbg !2993
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2993, !range !14
	%12 = sext i32 %11 to i64, !dbg !2993
	%13 = trunc i64 %12 to i32, !dbg !2993
	%14 = trunc i64 %8 to i32, !dbg !2993
	%15 = mul i32 %13, %14, !dbg !2993
	%16 = zext i32 %15 to i64, !dbg !2993
	%17 = trunc i64 %6 to i32, !dbg !2993
	%18 = add i32 %17, %15, !dbg !2993
	%19 = zext i32 %18 to i64, !dbg !2993
	%20 = mul i64 %10, %19, !dbg !2993
	%21 = add i64 %4, %20, !dbg !2993
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2993, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2993, !range !15
	%24 = mul i32 %22, %23, !dbg !2993
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2993, !range !16
	%26 = mul i32 %24, %25, !dbg !2993
	%27 = sext i32 %26 to i64, !dbg !2993
	%28 = mul i64 %21, %27, !dbg !2993
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2993, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2993, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2993, !range !18
	%32 = mul i32 %23, %31, !dbg !2993
	%33 = add i32 %30, %32, !dbg !2993
	%34 = mul i32 %22, %33, !dbg !2993
	%35 = add i32 %29, %34, !dbg !2993
	%36 = sext i32 %35 to i64, !dbg !2993
	%37 = add i64 %28, %36, !dbg !2993
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2994, !range !20
	%39 = sext i32 %38 to i64, !dbg !2994
	%40 = and i32 %35, -32, !dbg !2995
	%41 = sub i32 %26, %40, !dbg !2995
	%42 = icmp slt i32 %41, 32, !dbg !2995
	%43 = select i1 %42, i32 %41, i32 32, !dbg !2995
	%44 = sext i32 %43 to i64, !dbg !2995
	%45 = icmp eq i64 %44, 32, !dbg !2996
	br i1 %45, label %b1, label %b2, !dbg !2996

b1:
	br label %b2, !dbg !2996

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2997
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2998
	%48 = mul i64 %37, 4, !dbg !3000
	%49 = sub i64 %p1, %48, !dbg !3001
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %37, !dbg !2999
	%51 = icmp uge i64 %37, %p5, !dbg !2999
	%52 = icmp ugt i64 %48, %p1, !dbg !3001
	%53 = icmp ugt i64 4, %49, !dbg !3002
	%54 = icmp eq i64 %44, 0, !dbg !3003
	%55 = or i1 %51, %52, !dbg !3003
	%56 = or i1 %55, %53, !dbg !3003
	%57 = or i1 %56, %54, !dbg !3003
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !3003, !prof !30

b2_ok1:
	%58 = load i64, i64 addrspace(1)* %50, align 8, !dbg !2999
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %48, !dbg !3001
	%60 = trunc i64 %39 to i32, !dbg !3004
	%61 = mul i32 %60, 7, !dbg !3004
	%62 = zext i32 %61 to i64, !dbg !3004
	%63 = add i32 %61, 3, !dbg !3005
	%64 = zext i32 %63 to i64, !dbg !3005
	%65 = icmp eq i64 %44, -1, !dbg !3003
	%66 = select i1 %65, i64 1, i64 %44, !dbg !3003
	%67 = srem i64 %64, %66, !dbg !3003
	%68 = trunc i64 %67 to i32, !dbg !3006
	%69 = trunc i64 %58 to i32, !dbg !3006
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !3006
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !3006
	%72 = lshr i64 %58, 32, !dbg !3006
	%73 = trunc i64 %72 to i32, !dbg !3006
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %73, i32 %68, i32 31), !dbg !3006
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3006
	%76 = zext i32 %75 to i64, !dbg !3006
	%77 = shl i64 %76, 32, !dbg !3006
	%78 = zext i32 %71 to i64, !dbg !3006
	%79 = or i64 %78, %77, !dbg !3006
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 0, !dbg !3007
	store i64 %79, i64 addrspace(1)* %80, align 8, !dbg !3007
	%81 = trunc i64 %58 to i32, !dbg !3008
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %81, i32 3, i32 0), !dbg !3008
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !3008
	%84 = lshr i64 %58, 32, !dbg !3008
	%85 = trunc i64 %84 to i32, !dbg !3008
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %85, i32 3, i32 0), !dbg !3008
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !3008
	%88 = zext i32 %87 to i64, !dbg !3008
	%89 = shl i64 %88, 32, !dbg !3008
	%90 = zext i32 %83 to i64, !dbg !3008
	%91 = or i64 %90, %89, !dbg !3008
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 1, !dbg !3009
	store i64 %91, i64 addrspace(1)* %92, align 8, !dbg !3009
	%93 = trunc i64 %46 to i32, !dbg !3010
	%94 = trunc i64 %58 to i32, !dbg !3010
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %94, i32 %93, i32 31), !dbg !3010
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !3010
	%97 = lshr i64 %58, 32, !dbg !3010
	%98 = trunc i64 %97 to i32, !dbg !3010
	%99 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %98, i32 %93, i32 31), !dbg !3010
	%100 = extractvalue { i32, i1 } %99, 0, !dbg !3010
	%101 = zext i32 %100 to i64, !dbg !3010
	%102 = shl i64 %101, 32, !dbg !3010
	%103 = zext i32 %96 to i64, !dbg !3010
	%104 = or i64 %103, %102, !dbg !3010
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 2, !dbg !3011
	store i64 %104, i64 addrspace(1)* %105, align 8, !dbg !3011
	%106 = trunc i64 %47 to i32, !dbg !3012
	%107 = trunc i64 %58 to i32, !dbg !3012
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %107, i32 %106, i32 31), !dbg !3012
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !3012
	%110 = lshr i64 %58, 32, !dbg !3012
	%111 = trunc i64 %110 to i32, !dbg !3012
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %111, i32 %106, i32 31), !dbg !3012
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !3012
	%114 = zext i32 %113 to i64, !dbg !3012
	%115 = shl i64 %114, 32, !dbg !3012
	%116 = zext i32 %109 to i64, !dbg !3012
	%117 = or i64 %116, %115, !dbg !3012
	%118 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 3, !dbg !3013
	store i64 %117, i64 addrspace(1)* %118, align 8, !dbg !3013
	%119 = mul i64 %37, 3, !dbg !3014
	%120 = sub i64 %p3, %119, !dbg !3015
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %119, !dbg !3015
	%122 = icmp ugt i64 %119, %p3, !dbg !3015
	%123 = icmp ugt i64 3, %120, !dbg !3016
	%124 = or i1 %122, %123, !dbg !3016
	br i1 %124, label %b2_fail5, label %b2_ok5, !dbg !3016, !prof !30

b2_ok5:
	%125 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %58) convergent nounwind, !dbg !3017
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 0, !dbg !3018
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !3018
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 1, !dbg !3019
	store i32 7, i32 addrspace(1)* %127, align 4, !dbg !3019
	%128 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %58) convergent nounwind, !dbg !3020
	store i32 %128, i32 addrspace(1)* %127, align 4, !dbg !3021
	%129 = sub i64 %37, %39, !dbg !3022
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %129, !dbg !3023
	%131 = icmp uge i64 %129, %p5, !dbg !3023
	br i1 %131, label %b2_fail7, label %b2_ok7, !dbg !3023, !prof !30

b2_ok7:
	%132 = load i64, i64 addrspace(1)* %130, align 8, !dbg !3023
	%133 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %132) convergent nounwind, !dbg !3024
	%134 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 2, !dbg !3025
	store i32 %133, i32 addrspace(1)* %134, align 4, !dbg !3025
	ret void, !dbg !2992

b2_fail1:
	%135 = icmp uge i64 %37, %p5, !dbg !2999
	br i1 %135, label %b2_fail2, label %b2_ok2, !dbg !2999

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !2999
	br label %fail, !dbg !2999

b2_ok2:
	%136 = icmp ugt i64 %48, %p1, !dbg !3001
	br i1 %136, label %b2_fail3, label %b2_ok3, !dbg !3001

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !3001
	br label %fail, !dbg !3001

b2_ok3:
	%137 = icmp ugt i64 4, %49, !dbg !3002
	br i1 %137, label %b2_fail4, label %b2_ok4, !dbg !3002

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !3002
	br label %fail, !dbg !3002

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !3003
	br label %fail, !dbg !3003

b2_fail5:
	%138 = icmp ugt i64 %119, %p3, !dbg !3015
	br i1 %138, label %b2_fail6, label %b2_ok6, !dbg !3015

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !3015
	br label %fail, !dbg !3015

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !3016
	br label %fail, !dbg !3016

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !3023
	br label %fail, !dbg !3023

fail:
	%139 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !2990
	%140 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %119, %b2_fail6 ], [ 3, %b2_ok6 ], [ %129, %b2_fail7 ], !dbg !2990
	%141 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %120, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !2990
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !2990
	ret void, !dbg !2990
}

define void @NumbersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3026 {
entry:
	br label %b0, !dbg !3027

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3027
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !3027
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3027
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3030, !range !11
	%4 = sext i32 %3 to i64, !dbg !3030
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3030, !range !12
	%6 = sext i32 %5 to i64, !dbg !3030
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3030, !range !12
	%8 = sext i32 %7 to i64, !dbg !3030
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3030, !range !13
	%10 = sext i32 %9 to i64, !dbg !3030
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3030, !range !14
	%12 = sext i32 %11 to i64, !dbg !3030
	%13 = trunc i64 %12 to i32, !dbg !3030
	%14 = trunc i64 %8 to i32, !dbg !3030
	%15 = mul i32 %13, %14, !dbg !3030
	%16 = trunc i64 %6 to i32, !dbg !3030
	%17 = add i32 %16, %15, !dbg !3030
	%18 = zext i32 %17 to i64, !dbg !3030
	%19 = mul i64 %10, %18, !dbg !3030
	%20 = add i64 %4, %19, !dbg !3030
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3030, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3030, !range !15
	%23 = mul i32 %21, %22, !dbg !3030
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3030, !range !16
	%25 = mul i32 %23, %24, !dbg !3030
	%26 = sext i32 %25 to i64, !dbg !3030
	%27 = mul i64 %20, %26, !dbg !3030
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3030, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3030, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3030, !range !18
	%31 = mul i32 %22, %30, !dbg !3030
	%32 = add i32 %29, %31, !dbg !3030
	%33 = mul i32 %21, %32, !dbg !3030
	%34 = add i32 %28, %33, !dbg !3030
	%35 = sext i32 %34 to i64, !dbg !3030
	%36 = add i64 %27, %35, !dbg !3030
	%37 = mul i64 %36, 6, !dbg !3031
	%38 = sub i64 %p1, %37, !dbg !3032
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %37, !dbg !3032
	%40 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %36, !dbg !3033
	%41 = icmp ugt i64 %37, %p1, !dbg !3032
	%42 = icmp uge i64 %36, %p5, !dbg !3033
	%43 = icmp ugt i64 6, %38, !dbg !3036
	%44 = or i1 %41, %42, !dbg !3036
	%45 = or i1 %44, %43, !dbg !3036
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !3036, !prof !30

b0_ok1:
	%46 = load i64, i64 addrspace(1)* %40, align 8, !dbg !3033
	%47 = and i32 %34, -32, !dbg !3043
	%48 = sub i32 %25, %47, !dbg !3043
	%49 = icmp slt i32 %48, 32, !dbg !3043
	%50 = select i1 %49, i32 %48, i32 32, !dbg !3043
	%51 = sext i32 %50 to i64, !dbg !3043
	%52 = icmp eq i64 %51, 32, !dbg !3044
	%53 = mul i64 %51, 2, !dbg !3045
	br label %b1, !dbg !3036

b1:
	%54 = phi i32 [ 0, %b0_ok1 ], [ %277, %b33 ], !dbg !3036
	br i1 %52, label %b2, label %b4, !dbg !3044

b2:
	%55 = phi i64 [ %70, %b3 ], [ %46, %b1 ], !dbg !3046
	%56 = phi i64 [ %73, %b3 ], [ 16, %b1 ], !dbg !3047
	%57 = icmp sgt i64 %56, 0, !dbg !3048
	br i1 %57, label %b3, label %b7, !dbg !3048

b3:
	%58 = trunc i64 %56 to i32, !dbg !3049
	%59 = trunc i64 %55 to i32, !dbg !3049
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %59, i32 %58, i32 31), !dbg !3049
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !3049
	%62 = lshr i64 %55, 32, !dbg !3049
	%63 = trunc i64 %62 to i32, !dbg !3049
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %63, i32 %58, i32 31), !dbg !3049
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !3049
	%66 = zext i32 %65 to i64, !dbg !3049
	%67 = shl i64 %66, 32, !dbg !3049
	%68 = zext i32 %61 to i64, !dbg !3049
	%69 = or i64 %68, %67, !dbg !3049
	%70 = add i64 %55, %69, !dbg !3050
	%71 = trunc i64 %56 to i32, !dbg !3051
	%72 = udiv i32 %71, 2, !dbg !3051
	%73 = zext i32 %72 to i64, !dbg !3051
	br label %b2, !dbg !3051

b4:
	%74 = trunc i64 %46 to i32, !dbg !3052
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %74, i32 0, i32 31), !dbg !3052
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !3052
	%77 = lshr i64 %46, 32, !dbg !3052
	%78 = trunc i64 %77 to i32, !dbg !3052
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %78, i32 0, i32 31), !dbg !3052
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !3052
	%81 = zext i32 %80 to i64, !dbg !3052
	%82 = shl i64 %81, 32, !dbg !3052
	%83 = zext i32 %76 to i64, !dbg !3052
	%84 = or i64 %83, %82, !dbg !3052
	br label %b5, !dbg !3052

b5:
	%85 = phi i64 [ %84, %b4 ], [ %99, %b6 ], !dbg !3053
	%86 = phi i32 [ 1, %b4 ], [ %100, %b6 ], !dbg !3054
	%87 = icmp slt i32 %86, %50, !dbg !3055
	br i1 %87, label %b6, label %b7, !dbg !3055

b6:
	%88 = trunc i64 %46 to i32, !dbg !3056
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %88, i32 %86, i32 31), !dbg !3056
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !3056
	%91 = lshr i64 %46, 32, !dbg !3056
	%92 = trunc i64 %91 to i32, !dbg !3056
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 %86, i32 31), !dbg !3056
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !3056
	%95 = zext i32 %94 to i64, !dbg !3056
	%96 = shl i64 %95, 32, !dbg !3056
	%97 = zext i32 %90 to i64, !dbg !3056
	%98 = or i64 %97, %96, !dbg !3056
	%99 = add i64 %85, %98, !dbg !3050
	%100 = add i32 %86, 1, !dbg !3057
	br label %b5, !dbg !3057

b7:
	%101 = phi i64 [ %55, %b2 ], [ %85, %b5 ], !dbg !3042
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 0, !dbg !3058
	store i64 %101, i64 addrspace(1)* %102, align 8, !dbg !3058
	br i1 %52, label %b8, label %b10, !dbg !3063

b8:
	%103 = phi i64 [ %119, %b9 ], [ %46, %b7 ], !dbg !3064
	%104 = phi i64 [ %122, %b9 ], [ 16, %b7 ], !dbg !3065
	%105 = icmp sgt i64 %104, 0, !dbg !3066
	br i1 %105, label %b9, label %b13, !dbg !3066

b9:
	%106 = trunc i64 %104 to i32, !dbg !3067
	%107 = trunc i64 %103 to i32, !dbg !3067
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %107, i32 %106, i32 31), !dbg !3067
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !3067
	%110 = lshr i64 %103, 32, !dbg !3067
	%111 = trunc i64 %110 to i32, !dbg !3067
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %111, i32 %106, i32 31), !dbg !3067
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !3067
	%114 = zext i32 %113 to i64, !dbg !3067
	%115 = shl i64 %114, 32, !dbg !3067
	%116 = zext i32 %109 to i64, !dbg !3067
	%117 = or i64 %116, %115, !dbg !3067
	%118 = icmp ult i64 %103, %117, !dbg !3068
	%119 = select i1 %118, i64 %103, i64 %117, !dbg !3068
	%120 = trunc i64 %104 to i32, !dbg !3069
	%121 = udiv i32 %120, 2, !dbg !3069
	%122 = zext i32 %121 to i64, !dbg !3069
	br label %b8, !dbg !3069

b10:
	%123 = trunc i64 %46 to i32, !dbg !3070
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %123, i32 0, i32 31), !dbg !3070
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !3070
	%126 = lshr i64 %46, 32, !dbg !3070
	%127 = trunc i64 %126 to i32, !dbg !3070
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 0, i32 31), !dbg !3070
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !3070
	%130 = zext i32 %129 to i64, !dbg !3070
	%131 = shl i64 %130, 32, !dbg !3070
	%132 = zext i32 %125 to i64, !dbg !3070
	%133 = or i64 %132, %131, !dbg !3070
	br label %b11, !dbg !3070

b11:
	%134 = phi i64 [ %133, %b10 ], [ %149, %b12 ], !dbg !3071
	%135 = phi i32 [ 1, %b10 ], [ %150, %b12 ], !dbg !3072
	%136 = icmp slt i32 %135, %50, !dbg !3073
	br i1 %136, label %b12, label %b13, !dbg !3073

b12:
	%137 = trunc i64 %46 to i32, !dbg !3074
	%138 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %137, i32 %135, i32 31), !dbg !3074
	%139 = extractvalue { i32, i1 } %138, 0, !dbg !3074
	%140 = lshr i64 %46, 32, !dbg !3074
	%141 = trunc i64 %140 to i32, !dbg !3074
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 %135, i32 31), !dbg !3074
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !3074
	%144 = zext i32 %143 to i64, !dbg !3074
	%145 = shl i64 %144, 32, !dbg !3074
	%146 = zext i32 %139 to i64, !dbg !3074
	%147 = or i64 %146, %145, !dbg !3074
	%148 = icmp ult i64 %134, %147, !dbg !3068
	%149 = select i1 %148, i64 %134, i64 %147, !dbg !3068
	%150 = add i32 %135, 1, !dbg !3075
	br label %b11, !dbg !3075

b13:
	%151 = phi i64 [ %103, %b8 ], [ %134, %b11 ], !dbg !3062
	br i1 %52, label %b14, label %b16, !dbg !3080

b14:
	%152 = phi i64 [ %168, %b15 ], [ %46, %b13 ], !dbg !3081
	%153 = phi i64 [ %171, %b15 ], [ 16, %b13 ], !dbg !3082
	%154 = icmp sgt i64 %153, 0, !dbg !3083
	br i1 %154, label %b15, label %b19, !dbg !3083

b15:
	%155 = trunc i64 %153 to i32, !dbg !3084
	%156 = trunc i64 %152 to i32, !dbg !3084
	%157 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %156, i32 %155, i32 31), !dbg !3084
	%158 = extractvalue { i32, i1 } %157, 0, !dbg !3084
	%159 = lshr i64 %152, 32, !dbg !3084
	%160 = trunc i64 %159 to i32, !dbg !3084
	%161 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %160, i32 %155, i32 31), !dbg !3084
	%162 = extractvalue { i32, i1 } %161, 0, !dbg !3084
	%163 = zext i32 %162 to i64, !dbg !3084
	%164 = shl i64 %163, 32, !dbg !3084
	%165 = zext i32 %158 to i64, !dbg !3084
	%166 = or i64 %165, %164, !dbg !3084
	%167 = icmp ugt i64 %152, %166, !dbg !3085
	%168 = select i1 %167, i64 %152, i64 %166, !dbg !3085
	%169 = trunc i64 %153 to i32, !dbg !3086
	%170 = udiv i32 %169, 2, !dbg !3086
	%171 = zext i32 %170 to i64, !dbg !3086
	br label %b14, !dbg !3086

b16:
	%172 = trunc i64 %46 to i32, !dbg !3087
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 0, i32 31), !dbg !3087
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !3087
	%175 = lshr i64 %46, 32, !dbg !3087
	%176 = trunc i64 %175 to i32, !dbg !3087
	%177 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %176, i32 0, i32 31), !dbg !3087
	%178 = extractvalue { i32, i1 } %177, 0, !dbg !3087
	%179 = zext i32 %178 to i64, !dbg !3087
	%180 = shl i64 %179, 32, !dbg !3087
	%181 = zext i32 %174 to i64, !dbg !3087
	%182 = or i64 %181, %180, !dbg !3087
	br label %b17, !dbg !3087

b17:
	%183 = phi i64 [ %182, %b16 ], [ %198, %b18 ], !dbg !3088
	%184 = phi i32 [ 1, %b16 ], [ %199, %b18 ], !dbg !3089
	%185 = icmp slt i32 %184, %50, !dbg !3090
	br i1 %185, label %b18, label %b19, !dbg !3090

b18:
	%186 = trunc i64 %46 to i32, !dbg !3091
	%187 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %186, i32 %184, i32 31), !dbg !3091
	%188 = extractvalue { i32, i1 } %187, 0, !dbg !3091
	%189 = lshr i64 %46, 32, !dbg !3091
	%190 = trunc i64 %189 to i32, !dbg !3091
	%191 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %190, i32 %184, i32 31), !dbg !3091
	%192 = extractvalue { i32, i1 } %191, 0, !dbg !3091
	%193 = zext i32 %192 to i64, !dbg !3091
	%194 = shl i64 %193, 32, !dbg !3091
	%195 = zext i32 %188 to i64, !dbg !3091
	%196 = or i64 %195, %194, !dbg !3091
	%197 = icmp ugt i64 %183, %196, !dbg !3085
	%198 = select i1 %197, i64 %183, i64 %196, !dbg !3085
	%199 = add i32 %184, 1, !dbg !3092
	br label %b17, !dbg !3092

b19:
	%200 = phi i64 [ %152, %b14 ], [ %183, %b17 ], !dbg !3079
	%201 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 1, !dbg !3093
	store i64 %151, i64 addrspace(1)* %201, align 8, !dbg !3093
	%202 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 2, !dbg !3094
	store i64 %200, i64 addrspace(1)* %202, align 8, !dbg !3094
	%203 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3099, !range !20
	%204 = sext i32 %203 to i64, !dbg !3099
	%205 = trunc i64 %204 to i32, !dbg !3099
	br label %b20, !dbg !3099

b20:
	%206 = phi i64 [ %46, %b19 ], [ %224, %b23 ], !dbg !3100
	%207 = phi i32 [ 1, %b19 ], [ %225, %b23 ], !dbg !3101
	%208 = zext i32 %207 to i64, !dbg !3101
	%209 = icmp ult i32 %207, 32, !dbg !3102
	br i1 %209, label %b21, label %b24, !dbg !3102

b21:
	%210 = trunc i64 %208 to i32, !dbg !3103
	%211 = trunc i64 %206 to i32, !dbg !3103
	%212 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %211, i32 %210, i32 0), !dbg !3103
	%213 = extractvalue { i32, i1 } %212, 0, !dbg !3103
	%214 = lshr i64 %206, 32, !dbg !3103
	%215 = trunc i64 %214 to i32, !dbg !3103
	%216 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %215, i32 %210, i32 0), !dbg !3103
	%217 = extractvalue { i32, i1 } %216, 0, !dbg !3103
	%218 = zext i32 %217 to i64, !dbg !3103
	%219 = shl i64 %218, 32, !dbg !3103
	%220 = zext i32 %213 to i64, !dbg !3103
	%221 = or i64 %220, %219, !dbg !3103
	%222 = icmp uge i32 %205, %207, !dbg !3104
	br i1 %222, label %b22, label %b23, !dbg !3104

b22:
	%223 = add i64 %206, %221, !dbg !3105
	br label %b23, !dbg !3105

b23:
	%224 = phi i64 [ %206, %b21 ], [ %223, %b22 ], !dbg !3100
	%225 = mul i32 %207, 2, !dbg !3106
	br label %b20, !dbg !3106

b24:
	%226 = phi i64 [ %244, %b27 ], [ %46, %b20 ], !dbg !3110
	%227 = phi i32 [ %245, %b27 ], [ 1, %b20 ], !dbg !3111
	%228 = zext i32 %227 to i64, !dbg !3111
	%229 = icmp ult i32 %227, 32, !dbg !3112
	br i1 %229, label %b25, label %b28, !dbg !3112

b25:
	%230 = trunc i64 %228 to i32, !dbg !3113
	%231 = trunc i64 %226 to i32, !dbg !3113
	%232 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %231, i32 %230, i32 0), !dbg !3113
	%233 = extractvalue { i32, i1 } %232, 0, !dbg !3113
	%234 = lshr i64 %226, 32, !dbg !3113
	%235 = trunc i64 %234 to i32, !dbg !3113
	%236 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %235, i32 %230, i32 0), !dbg !3113
	%237 = extractvalue { i32, i1 } %236, 0, !dbg !3113
	%238 = zext i32 %237 to i64, !dbg !3113
	%239 = shl i64 %238, 32, !dbg !3113
	%240 = zext i32 %233 to i64, !dbg !3113
	%241 = or i64 %240, %239, !dbg !3113
	%242 = icmp uge i32 %205, %227, !dbg !3114
	br i1 %242, label %b26, label %b27, !dbg !3114

b26:
	%243 = add i64 %226, %241, !dbg !3115
	br label %b27, !dbg !3115

b27:
	%244 = phi i64 [ %226, %b25 ], [ %243, %b26 ], !dbg !3110
	%245 = mul i32 %227, 2, !dbg !3116
	br label %b24, !dbg !3116

b28:
	%246 = trunc i64 %226 to i32, !dbg !3117
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %246, i32 1, i32 0), !dbg !3117
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !3117
	%249 = lshr i64 %226, 32, !dbg !3117
	%250 = trunc i64 %249 to i32, !dbg !3117
	%251 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %250, i32 1, i32 0), !dbg !3117
	%252 = extractvalue { i32, i1 } %251, 0, !dbg !3117
	%253 = zext i32 %252 to i64, !dbg !3117
	%254 = shl i64 %253, 32, !dbg !3117
	%255 = zext i32 %248 to i64, !dbg !3117
	%256 = or i64 %255, %254, !dbg !3117
	%257 = icmp eq i32 %203, 0, !dbg !3118
	br i1 %257, label %b30, label %b29, !dbg !3118

b29:
	br label %b30, !dbg !3119

b30:
	%258 = phi i64 [ 0, %b28 ], [ %256, %b29 ], !dbg !3108
	%259 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 3, !dbg !3120
	store i64 %206, i64 addrspace(1)* %259, align 8, !dbg !3120
	%260 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 4, !dbg !3121
	store i64 %258, i64 addrspace(1)* %260, align 8, !dbg !3121
	%261 = sdiv i64 %53, 3, !dbg !3122
	%262 = icmp slt i64 %261, 0, !dbg !3125
	br i1 %262, label %b32, label %b31, !dbg !3125

b31:
	%263 = icmp sge i64 %261, %51, !dbg !3126
	br i1 %263, label %b32, label %b33, !dbg !3126

b32:
	call void asm sideeffect "", ""() nounwind, !dbg !3127
	br label %fail, !dbg !3127

b33:
	%264 = trunc i64 %261 to i32, !dbg !3128
	%265 = trunc i64 %46 to i32, !dbg !3128
	%266 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %265, i32 %264, i32 31), !dbg !3128
	%267 = extractvalue { i32, i1 } %266, 0, !dbg !3128
	%268 = lshr i64 %46, 32, !dbg !3128
	%269 = trunc i64 %268 to i32, !dbg !3128
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %269, i32 %264, i32 31), !dbg !3128
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !3128
	%272 = zext i32 %271 to i64, !dbg !3128
	%273 = shl i64 %272, 32, !dbg !3128
	%274 = zext i32 %267 to i64, !dbg !3128
	%275 = or i64 %274, %273, !dbg !3128
	%276 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 5, !dbg !3129
	store i64 %275, i64 addrspace(1)* %276, align 8, !dbg !3129
	%277 = add i32 %54, 1, !dbg !3129
	%278 = icmp slt i32 %277, 2, !dbg !3129
	br i1 %278, label %b1, label %b34, !dbg !3129

b34:
	%279 = sub i64 %p3, %37, !dbg !3130
	%280 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %37, !dbg !3130
	%281 = icmp ugt i64 %37, %p3, !dbg !3130
	%282 = icmp ugt i64 6, %279, !dbg !3133
	%283 = or i1 %281, %282, !dbg !3133
	br i1 %283, label %b34_fail1, label %b34_ok1, !dbg !3133, !prof !30

b34_ok1:
	%284 = load i64, i64 addrspace(1)* %40, align 8, !dbg !3134
	%285 = trunc i64 %26 to i32, !dbg !3140
	%286 = add i32 %285, 32, !dbg !3140
	%287 = sub i32 %286, 1, !dbg !3141
	%288 = sub i64 %51, 1, !dbg !3146
	%289 = icmp eq i64 %204, %288, !dbg !3147
	%290 = mul i32 %285, 2, !dbg !3148
	br label %b35, !dbg !3133

b35:
	%291 = phi i32 [ 0, %b34_ok1 ], [ %598, %b102 ], !dbg !3133
	br i1 %52, label %b36, label %b38, !dbg !3150

b36:
	%292 = phi i64 [ %307, %b37 ], [ %284, %b35 ], !dbg !3151
	%293 = phi i64 [ %310, %b37 ], [ 16, %b35 ], !dbg !3152
	%294 = icmp sgt i64 %293, 0, !dbg !3153
	br i1 %294, label %b37, label %b41, !dbg !3153

b37:
	%295 = trunc i64 %293 to i32, !dbg !3154
	%296 = trunc i64 %292 to i32, !dbg !3154
	%297 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %296, i32 %295, i32 31), !dbg !3154
	%298 = extractvalue { i32, i1 } %297, 0, !dbg !3154
	%299 = lshr i64 %292, 32, !dbg !3154
	%300 = trunc i64 %299 to i32, !dbg !3154
	%301 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %300, i32 %295, i32 31), !dbg !3154
	%302 = extractvalue { i32, i1 } %301, 0, !dbg !3154
	%303 = zext i32 %302 to i64, !dbg !3154
	%304 = shl i64 %303, 32, !dbg !3154
	%305 = zext i32 %298 to i64, !dbg !3154
	%306 = or i64 %305, %304, !dbg !3154
	%307 = add i64 %292, %306, !dbg !3155
	%308 = trunc i64 %293 to i32, !dbg !3156
	%309 = udiv i32 %308, 2, !dbg !3156
	%310 = zext i32 %309 to i64, !dbg !3156
	br label %b36, !dbg !3156

b38:
	%311 = trunc i64 %284 to i32, !dbg !3157
	%312 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %311, i32 0, i32 31), !dbg !3157
	%313 = extractvalue { i32, i1 } %312, 0, !dbg !3157
	%314 = lshr i64 %284, 32, !dbg !3157
	%315 = trunc i64 %314 to i32, !dbg !3157
	%316 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %315, i32 0, i32 31), !dbg !3157
	%317 = extractvalue { i32, i1 } %316, 0, !dbg !3157
	%318 = zext i32 %317 to i64, !dbg !3157
	%319 = shl i64 %318, 32, !dbg !3157
	%320 = zext i32 %313 to i64, !dbg !3157
	%321 = or i64 %320, %319, !dbg !3157
	br label %b39, !dbg !3157

b39:
	%322 = phi i64 [ %321, %b38 ], [ %336, %b40 ], !dbg !3158
	%323 = phi i32 [ 1, %b38 ], [ %337, %b40 ], !dbg !3159
	%324 = icmp slt i32 %323, %50, !dbg !3160
	br i1 %324, label %b40, label %b41, !dbg !3160

b40:
	%325 = trunc i64 %284 to i32, !dbg !3161
	%326 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %325, i32 %323, i32 31), !dbg !3161
	%327 = extractvalue { i32, i1 } %326, 0, !dbg !3161
	%328 = lshr i64 %284, 32, !dbg !3161
	%329 = trunc i64 %328 to i32, !dbg !3161
	%330 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %329, i32 %323, i32 31), !dbg !3161
	%331 = extractvalue { i32, i1 } %330, 0, !dbg !3161
	%332 = zext i32 %331 to i64, !dbg !3161
	%333 = shl i64 %332, 32, !dbg !3161
	%334 = zext i32 %327 to i64, !dbg !3161
	%335 = or i64 %334, %333, !dbg !3161
	%336 = add i64 %322, %335, !dbg !3155
	%337 = add i32 %323, 1, !dbg !3162
	br label %b39, !dbg !3162

b41:
	%338 = phi i64 [ %292, %b36 ], [ %322, %b39 ], !dbg !3149
	%339 = udiv i32 %287, 32, !dbg !3163
	%340 = zext i32 %339 to i64, !dbg !3163
	%341 = trunc i64 %340 to i32, !dbg !3163
	%342 = icmp eq i32 %341, 1, !dbg !3164
	br i1 %342, label %b47, label %b42, !dbg !3164

b42:
	call void @llvm.nvvm.barrier0(), !dbg !3166
	br i1 %257, label %b43, label %b44, !dbg !3167

b43:
	%343 = trunc i64 %35 to i32, !dbg !3168
	%344 = udiv i32 %343, 32, !dbg !3168
	%345 = zext i32 %344 to i64, !dbg !3168
	%346 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %345, !dbg !3169
	store i64 %338, i64 addrspace(3)* %346, align 8, !dbg !3169
	br label %b44, !dbg !3169

b44:
	call void @llvm.nvvm.barrier0(), !dbg !3170
	%347 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3171
	%348 = load i64, i64 addrspace(3)* %347, align 8, !dbg !3171
	br label %b45, !dbg !3171

b45:
	%349 = phi i64 [ %348, %b44 ], [ %355, %b46 ], !dbg !3172
	%350 = phi i32 [ 1, %b44 ], [ %356, %b46 ], !dbg !3173
	%351 = sext i32 %350 to i64, !dbg !3173
	%352 = icmp slt i32 %350, %341, !dbg !3174
	br i1 %352, label %b46, label %b47, !dbg !3174

b46:
	%353 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %351, !dbg !3175
	%354 = load i64, i64 addrspace(3)* %353, align 8, !dbg !3175
	%355 = add i64 %349, %354, !dbg !3155
	%356 = add i32 %350, 1, !dbg !3176
	br label %b45, !dbg !3176

b47:
	%357 = phi i64 [ %338, %b41 ], [ %349, %b45 ], !dbg !3138
	%358 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 0, !dbg !3177
	store i64 %357, i64 addrspace(1)* %358, align 8, !dbg !3177
	br i1 %52, label %b48, label %b50, !dbg !3182

b48:
	%359 = phi i64 [ %375, %b49 ], [ %284, %b47 ], !dbg !3183
	%360 = phi i64 [ %378, %b49 ], [ 16, %b47 ], !dbg !3184
	%361 = icmp sgt i64 %360, 0, !dbg !3185
	br i1 %361, label %b49, label %b53, !dbg !3185

b49:
	%362 = trunc i64 %360 to i32, !dbg !3186
	%363 = trunc i64 %359 to i32, !dbg !3186
	%364 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %363, i32 %362, i32 31), !dbg !3186
	%365 = extractvalue { i32, i1 } %364, 0, !dbg !3186
	%366 = lshr i64 %359, 32, !dbg !3186
	%367 = trunc i64 %366 to i32, !dbg !3186
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %367, i32 %362, i32 31), !dbg !3186
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !3186
	%370 = zext i32 %369 to i64, !dbg !3186
	%371 = shl i64 %370, 32, !dbg !3186
	%372 = zext i32 %365 to i64, !dbg !3186
	%373 = or i64 %372, %371, !dbg !3186
	%374 = icmp ult i64 %359, %373, !dbg !3187
	%375 = select i1 %374, i64 %359, i64 %373, !dbg !3187
	%376 = trunc i64 %360 to i32, !dbg !3188
	%377 = udiv i32 %376, 2, !dbg !3188
	%378 = zext i32 %377 to i64, !dbg !3188
	br label %b48, !dbg !3188

b50:
	%379 = trunc i64 %284 to i32, !dbg !3189
	%380 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %379, i32 0, i32 31), !dbg !3189
	%381 = extractvalue { i32, i1 } %380, 0, !dbg !3189
	%382 = lshr i64 %284, 32, !dbg !3189
	%383 = trunc i64 %382 to i32, !dbg !3189
	%384 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %383, i32 0, i32 31), !dbg !3189
	%385 = extractvalue { i32, i1 } %384, 0, !dbg !3189
	%386 = zext i32 %385 to i64, !dbg !3189
	%387 = shl i64 %386, 32, !dbg !3189
	%388 = zext i32 %381 to i64, !dbg !3189
	%389 = or i64 %388, %387, !dbg !3189
	br label %b51, !dbg !3189

b51:
	%390 = phi i64 [ %389, %b50 ], [ %405, %b52 ], !dbg !3190
	%391 = phi i32 [ 1, %b50 ], [ %406, %b52 ], !dbg !3191
	%392 = icmp slt i32 %391, %50, !dbg !3192
	br i1 %392, label %b52, label %b53, !dbg !3192

b52:
	%393 = trunc i64 %284 to i32, !dbg !3193
	%394 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %393, i32 %391, i32 31), !dbg !3193
	%395 = extractvalue { i32, i1 } %394, 0, !dbg !3193
	%396 = lshr i64 %284, 32, !dbg !3193
	%397 = trunc i64 %396 to i32, !dbg !3193
	%398 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %397, i32 %391, i32 31), !dbg !3193
	%399 = extractvalue { i32, i1 } %398, 0, !dbg !3193
	%400 = zext i32 %399 to i64, !dbg !3193
	%401 = shl i64 %400, 32, !dbg !3193
	%402 = zext i32 %395 to i64, !dbg !3193
	%403 = or i64 %402, %401, !dbg !3193
	%404 = icmp ult i64 %390, %403, !dbg !3187
	%405 = select i1 %404, i64 %390, i64 %403, !dbg !3187
	%406 = add i32 %391, 1, !dbg !3194
	br label %b51, !dbg !3194

b53:
	%407 = phi i64 [ %359, %b48 ], [ %390, %b51 ], !dbg !3181
	br i1 %342, label %b59, label %b54, !dbg !3195

b54:
	call void @llvm.nvvm.barrier0(), !dbg !3197
	br i1 %257, label %b55, label %b56, !dbg !3198

b55:
	%408 = trunc i64 %35 to i32, !dbg !3199
	%409 = udiv i32 %408, 32, !dbg !3199
	%410 = zext i32 %409 to i64, !dbg !3199
	%411 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %410, !dbg !3200
	store i64 %407, i64 addrspace(3)* %411, align 8, !dbg !3200
	br label %b56, !dbg !3200

b56:
	call void @llvm.nvvm.barrier0(), !dbg !3201
	%412 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3202
	%413 = load i64, i64 addrspace(3)* %412, align 8, !dbg !3202
	br label %b57, !dbg !3202

b57:
	%414 = phi i64 [ %413, %b56 ], [ %421, %b58 ], !dbg !3203
	%415 = phi i32 [ 1, %b56 ], [ %422, %b58 ], !dbg !3204
	%416 = sext i32 %415 to i64, !dbg !3204
	%417 = icmp slt i32 %415, %341, !dbg !3205
	br i1 %417, label %b58, label %b59, !dbg !3205

b58:
	%418 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %416, !dbg !3206
	%419 = load i64, i64 addrspace(3)* %418, align 8, !dbg !3206
	%420 = icmp ult i64 %414, %419, !dbg !3187
	%421 = select i1 %420, i64 %414, i64 %419, !dbg !3187
	%422 = add i32 %415, 1, !dbg !3207
	br label %b57, !dbg !3207

b59:
	%423 = phi i64 [ %407, %b53 ], [ %414, %b57 ], !dbg !3180
	br i1 %52, label %b60, label %b62, !dbg !3212

b60:
	%424 = phi i64 [ %440, %b61 ], [ %284, %b59 ], !dbg !3213
	%425 = phi i64 [ %443, %b61 ], [ 16, %b59 ], !dbg !3214
	%426 = icmp sgt i64 %425, 0, !dbg !3215
	br i1 %426, label %b61, label %b65, !dbg !3215

b61:
	%427 = trunc i64 %425 to i32, !dbg !3216
	%428 = trunc i64 %424 to i32, !dbg !3216
	%429 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %428, i32 %427, i32 31), !dbg !3216
	%430 = extractvalue { i32, i1 } %429, 0, !dbg !3216
	%431 = lshr i64 %424, 32, !dbg !3216
	%432 = trunc i64 %431 to i32, !dbg !3216
	%433 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %432, i32 %427, i32 31), !dbg !3216
	%434 = extractvalue { i32, i1 } %433, 0, !dbg !3216
	%435 = zext i32 %434 to i64, !dbg !3216
	%436 = shl i64 %435, 32, !dbg !3216
	%437 = zext i32 %430 to i64, !dbg !3216
	%438 = or i64 %437, %436, !dbg !3216
	%439 = icmp ugt i64 %424, %438, !dbg !3217
	%440 = select i1 %439, i64 %424, i64 %438, !dbg !3217
	%441 = trunc i64 %425 to i32, !dbg !3218
	%442 = udiv i32 %441, 2, !dbg !3218
	%443 = zext i32 %442 to i64, !dbg !3218
	br label %b60, !dbg !3218

b62:
	%444 = trunc i64 %284 to i32, !dbg !3219
	%445 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %444, i32 0, i32 31), !dbg !3219
	%446 = extractvalue { i32, i1 } %445, 0, !dbg !3219
	%447 = lshr i64 %284, 32, !dbg !3219
	%448 = trunc i64 %447 to i32, !dbg !3219
	%449 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %448, i32 0, i32 31), !dbg !3219
	%450 = extractvalue { i32, i1 } %449, 0, !dbg !3219
	%451 = zext i32 %450 to i64, !dbg !3219
	%452 = shl i64 %451, 32, !dbg !3219
	%453 = zext i32 %446 to i64, !dbg !3219
	%454 = or i64 %453, %452, !dbg !3219
	br label %b63, !dbg !3219

b63:
	%455 = phi i64 [ %454, %b62 ], [ %470, %b64 ], !dbg !3220
	%456 = phi i32 [ 1, %b62 ], [ %471, %b64 ], !dbg !3221
	%457 = icmp slt i32 %456, %50, !dbg !3222
	br i1 %457, label %b64, label %b65, !dbg !3222

b64:
	%458 = trunc i64 %284 to i32, !dbg !3223
	%459 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %458, i32 %456, i32 31), !dbg !3223
	%460 = extractvalue { i32, i1 } %459, 0, !dbg !3223
	%461 = lshr i64 %284, 32, !dbg !3223
	%462 = trunc i64 %461 to i32, !dbg !3223
	%463 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %462, i32 %456, i32 31), !dbg !3223
	%464 = extractvalue { i32, i1 } %463, 0, !dbg !3223
	%465 = zext i32 %464 to i64, !dbg !3223
	%466 = shl i64 %465, 32, !dbg !3223
	%467 = zext i32 %460 to i64, !dbg !3223
	%468 = or i64 %467, %466, !dbg !3223
	%469 = icmp ugt i64 %455, %468, !dbg !3217
	%470 = select i1 %469, i64 %455, i64 %468, !dbg !3217
	%471 = add i32 %456, 1, !dbg !3224
	br label %b63, !dbg !3224

b65:
	%472 = phi i64 [ %424, %b60 ], [ %455, %b63 ], !dbg !3211
	br i1 %342, label %b71, label %b66, !dbg !3225

b66:
	call void @llvm.nvvm.barrier0(), !dbg !3227
	br i1 %257, label %b67, label %b68, !dbg !3228

b67:
	%473 = trunc i64 %35 to i32, !dbg !3229
	%474 = udiv i32 %473, 32, !dbg !3229
	%475 = zext i32 %474 to i64, !dbg !3229
	%476 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %475, !dbg !3230
	store i64 %472, i64 addrspace(3)* %476, align 8, !dbg !3230
	br label %b68, !dbg !3230

b68:
	call void @llvm.nvvm.barrier0(), !dbg !3231
	%477 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3232
	%478 = load i64, i64 addrspace(3)* %477, align 8, !dbg !3232
	br label %b69, !dbg !3232

b69:
	%479 = phi i64 [ %478, %b68 ], [ %486, %b70 ], !dbg !3233
	%480 = phi i32 [ 1, %b68 ], [ %487, %b70 ], !dbg !3234
	%481 = sext i32 %480 to i64, !dbg !3234
	%482 = icmp slt i32 %480, %341, !dbg !3235
	br i1 %482, label %b70, label %b71, !dbg !3235

b70:
	%483 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %481, !dbg !3236
	%484 = load i64, i64 addrspace(3)* %483, align 8, !dbg !3236
	%485 = icmp ugt i64 %479, %484, !dbg !3217
	%486 = select i1 %485, i64 %479, i64 %484, !dbg !3217
	%487 = add i32 %480, 1, !dbg !3237
	br label %b69, !dbg !3237

b71:
	%488 = phi i64 [ %472, %b65 ], [ %479, %b69 ], !dbg !3210
	%489 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 1, !dbg !3238
	store i64 %423, i64 addrspace(1)* %489, align 8, !dbg !3238
	%490 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 2, !dbg !3239
	store i64 %488, i64 addrspace(1)* %490, align 8, !dbg !3239
	br label %b72, !dbg !3240

b72:
	%491 = phi i64 [ %284, %b71 ], [ %509, %b75 ], !dbg !3241
	%492 = phi i32 [ 1, %b71 ], [ %510, %b75 ], !dbg !3242
	%493 = zext i32 %492 to i64, !dbg !3242
	%494 = icmp ult i32 %492, 32, !dbg !3243
	br i1 %494, label %b73, label %b76, !dbg !3243

b73:
	%495 = trunc i64 %493 to i32, !dbg !3244
	%496 = trunc i64 %491 to i32, !dbg !3244
	%497 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %496, i32 %495, i32 0), !dbg !3244
	%498 = extractvalue { i32, i1 } %497, 0, !dbg !3244
	%499 = lshr i64 %491, 32, !dbg !3244
	%500 = trunc i64 %499 to i32, !dbg !3244
	%501 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %500, i32 %495, i32 0), !dbg !3244
	%502 = extractvalue { i32, i1 } %501, 0, !dbg !3244
	%503 = zext i32 %502 to i64, !dbg !3244
	%504 = shl i64 %503, 32, !dbg !3244
	%505 = zext i32 %498 to i64, !dbg !3244
	%506 = or i64 %505, %504, !dbg !3244
	%507 = icmp uge i32 %205, %492, !dbg !3245
	br i1 %507, label %b74, label %b75, !dbg !3245

b74:
	%508 = add i64 %491, %506, !dbg !3246
	br label %b75, !dbg !3246

b75:
	%509 = phi i64 [ %491, %b73 ], [ %508, %b74 ], !dbg !3241
	%510 = mul i32 %492, 2, !dbg !3247
	br label %b72, !dbg !3247

b76:
	br i1 %342, label %b82, label %b77, !dbg !3248

b77:
	%511 = trunc i64 %35 to i32, !dbg !3250
	%512 = udiv i32 %511, 32, !dbg !3250
	%513 = zext i32 %512 to i64, !dbg !3250
	%514 = trunc i64 %513 to i32, !dbg !3250
	call void @llvm.nvvm.barrier0(), !dbg !3251
	br i1 %289, label %b78, label %b79, !dbg !3147

b78:
	%515 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %513, !dbg !3252
	store i64 %491, i64 addrspace(3)* %515, align 8, !dbg !3252
	br label %b79, !dbg !3252

b79:
	call void @llvm.nvvm.barrier0(), !dbg !3253
	%516 = icmp slt i32 0, %514, !dbg !3253
	br i1 %516, label %b80, label %b81, !dbg !3253

b80:
	%517 = phi i64 [ %522, %b80_ok1 ], [ 0, %b79 ], !dbg !3254
	%518 = phi i64 [ %523, %b80_ok1 ], [ 0, %b79 ], !dbg !3254
	%519 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %518, !dbg !3255
	%520 = icmp uge i64 %518, 32, !dbg !3255
	br i1 %520, label %b80_fail1, label %b80_ok1, !dbg !3255, !prof !30

b80_ok1:
	%521 = load i64, i64 addrspace(3)* %519, align 8, !dbg !3255
	%522 = add i64 %517, %521, !dbg !3256
	%523 = add i64 %518, 1, !dbg !3256
	%524 = icmp slt i64 %523, %513, !dbg !3256
	br i1 %524, label %b80, label %b81, !dbg !3256

b81:
	%525 = phi i64 [ 0, %b79 ], [ %522, %b80_ok1 ], !dbg !3254
	br label %b82, !dbg !3257

b82:
	%526 = phi i64 [ 0, %b76 ], [ %525, %b81 ], !dbg !3145
	%527 = add i64 %526, %491, !dbg !3258
	br label %b83, !dbg !3262

b83:
	%528 = phi i64 [ %284, %b82 ], [ %546, %b86 ], !dbg !3263
	%529 = phi i32 [ 1, %b82 ], [ %547, %b86 ], !dbg !3264
	%530 = zext i32 %529 to i64, !dbg !3264
	%531 = icmp ult i32 %529, 32, !dbg !3265
	br i1 %531, label %b84, label %b87, !dbg !3265

b84:
	%532 = trunc i64 %530 to i32, !dbg !3266
	%533 = trunc i64 %528 to i32, !dbg !3266
	%534 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %533, i32 %532, i32 0), !dbg !3266
	%535 = extractvalue { i32, i1 } %534, 0, !dbg !3266
	%536 = lshr i64 %528, 32, !dbg !3266
	%537 = trunc i64 %536 to i32, !dbg !3266
	%538 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %537, i32 %532, i32 0), !dbg !3266
	%539 = extractvalue { i32, i1 } %538, 0, !dbg !3266
	%540 = zext i32 %539 to i64, !dbg !3266
	%541 = shl i64 %540, 32, !dbg !3266
	%542 = zext i32 %535 to i64, !dbg !3266
	%543 = or i64 %542, %541, !dbg !3266
	%544 = icmp uge i32 %205, %529, !dbg !3267
	br i1 %544, label %b85, label %b86, !dbg !3267

b85:
	%545 = add i64 %528, %543, !dbg !3268
	br label %b86, !dbg !3268

b86:
	%546 = phi i64 [ %528, %b84 ], [ %545, %b85 ], !dbg !3263
	%547 = mul i32 %529, 2, !dbg !3269
	br label %b83, !dbg !3269

b87:
	br i1 %342, label %b93, label %b88, !dbg !3270

b88:
	%548 = trunc i64 %35 to i32, !dbg !3272
	%549 = udiv i32 %548, 32, !dbg !3272
	%550 = zext i32 %549 to i64, !dbg !3272
	%551 = trunc i64 %550 to i32, !dbg !3272
	call void @llvm.nvvm.barrier0(), !dbg !3273
	br i1 %289, label %b89, label %b90, !dbg !3274

b89:
	%552 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %550, !dbg !3275
	store i64 %528, i64 addrspace(3)* %552, align 8, !dbg !3275
	br label %b90, !dbg !3275

b90:
	call void @llvm.nvvm.barrier0(), !dbg !3276
	%553 = icmp slt i32 0, %551, !dbg !3276
	br i1 %553, label %b91, label %b92, !dbg !3276

b91:
	%554 = phi i64 [ %559, %b91_ok1 ], [ 0, %b90 ], !dbg !3277
	%555 = phi i64 [ %560, %b91_ok1 ], [ 0, %b90 ], !dbg !3277
	%556 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %555, !dbg !3278
	%557 = icmp uge i64 %555, 32, !dbg !3278
	br i1 %557, label %b91_fail1, label %b91_ok1, !dbg !3278, !prof !30

b91_ok1:
	%558 = load i64, i64 addrspace(3)* %556, align 8, !dbg !3278
	%559 = add i64 %554, %558, !dbg !3279
	%560 = add i64 %555, 1, !dbg !3279
	%561 = icmp slt i64 %560, %550, !dbg !3279
	br i1 %561, label %b91, label %b92, !dbg !3279

b92:
	%562 = phi i64 [ 0, %b90 ], [ %559, %b91_ok1 ], !dbg !3277
	br label %b93, !dbg !3280

b93:
	%563 = phi i64 [ 0, %b87 ], [ %562, %b92 ], !dbg !3261
	%564 = trunc i64 %528 to i32, !dbg !3281
	%565 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %564, i32 1, i32 0), !dbg !3281
	%566 = extractvalue { i32, i1 } %565, 0, !dbg !3281
	%567 = lshr i64 %528, 32, !dbg !3281
	%568 = trunc i64 %567 to i32, !dbg !3281
	%569 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %568, i32 1, i32 0), !dbg !3281
	%570 = extractvalue { i32, i1 } %569, 0, !dbg !3281
	%571 = zext i32 %570 to i64, !dbg !3281
	%572 = shl i64 %571, 32, !dbg !3281
	%573 = zext i32 %566 to i64, !dbg !3281
	%574 = or i64 %573, %572, !dbg !3281
	br i1 %257, label %b95, label %b94, !dbg !3282

b94:
	%575 = add i64 %563, %574, !dbg !3283
	br label %b95, !dbg !3284

b95:
	%576 = phi i64 [ %563, %b93 ], [ %575, %b94 ], !dbg !3260
	%577 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 3, !dbg !3285
	store i64 %527, i64 addrspace(1)* %577, align 8, !dbg !3285
	%578 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 4, !dbg !3286
	store i64 %576, i64 addrspace(1)* %578, align 8, !dbg !3286
	%579 = udiv i32 %290, 3, !dbg !3287
	%580 = zext i32 %579 to i64, !dbg !3287
	%581 = trunc i64 %580 to i32, !dbg !3287
	%582 = icmp sge i32 %581, %25, !dbg !3290
	br i1 %582, label %b96, label %b97, !dbg !3290

b96:
	call void asm sideeffect "", ""() nounwind, !dbg !3291
	br label %fail, !dbg !3291

b97:
	br i1 %342, label %b98, label %b99, !dbg !3292

b98:
	%583 = trunc i64 %284 to i32, !dbg !3293
	%584 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %583, i32 %581, i32 31), !dbg !3293
	%585 = extractvalue { i32, i1 } %584, 0, !dbg !3293
	%586 = lshr i64 %284, 32, !dbg !3293
	%587 = trunc i64 %586 to i32, !dbg !3293
	%588 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %587, i32 %581, i32 31), !dbg !3293
	%589 = extractvalue { i32, i1 } %588, 0, !dbg !3293
	%590 = zext i32 %589 to i64, !dbg !3293
	%591 = shl i64 %590, 32, !dbg !3293
	%592 = zext i32 %585 to i64, !dbg !3293
	%593 = or i64 %592, %591, !dbg !3293
	br label %b102, !dbg !3294

b99:
	call void @llvm.nvvm.barrier0(), !dbg !3296
	%594 = icmp eq i32 %34, %581, !dbg !3297
	br i1 %594, label %b100, label %b101, !dbg !3297

b100:
	store i64 %284, i64 addrspace(3)* @gpuc_shared_Broadcast_42_6, align 8, !dbg !3298
	br label %b101, !dbg !3298

b101:
	call void @llvm.nvvm.barrier0(), !dbg !3299
	%595 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42_6, align 8, !dbg !3300
	br label %b102, !dbg !3301

b102:
	%596 = phi i64 [ %593, %b98 ], [ %595, %b101 ], !dbg !3289
	%597 = getelementptr inbounds i64, i64 addrspace(1)* %280, i64 5, !dbg !3302
	store i64 %596, i64 addrspace(1)* %597, align 8, !dbg !3302
	%598 = add i32 %291, 1, !dbg !3302
	%599 = icmp slt i32 %598, 2, !dbg !3302
	br i1 %599, label %b35, label %b103, !dbg !3302

b103:
	ret void, !dbg !3029

b0_fail1:
	%600 = icmp ugt i64 %37, %p1, !dbg !3032
	br i1 %600, label %b0_fail2, label %b0_ok2, !dbg !3032

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3032
	br label %fail, !dbg !3032

b0_ok2:
	%601 = icmp uge i64 %36, %p5, !dbg !3033
	br i1 %601, label %b0_fail3, label %b0_ok3, !dbg !3033

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !3033
	br label %fail, !dbg !3033

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !3036
	br label %fail, !dbg !3036

b34_fail1:
	%602 = icmp ugt i64 %37, %p3, !dbg !3130
	br i1 %602, label %b34_fail2, label %b34_ok2, !dbg !3130

b34_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3130
	br label %fail, !dbg !3130

b34_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !3133
	br label %fail, !dbg !3133

b80_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !3255
	br label %fail, !dbg !3255

b91_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !3278
	br label %fail, !dbg !3278

fail:
	%603 = phi i32 [ 26, %b0_fail2 ], [ 27, %b0_fail3 ], [ 28, %b0_ok3 ], [ 30, %b32 ], [ 31, %b34_fail2 ], [ 28, %b34_ok2 ], [ 29, %b80_fail1 ], [ 29, %b91_fail1 ], [ 30, %b96 ], !dbg !3027
	%604 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b32 ], [ %37, %b34_fail2 ], [ 6, %b34_ok2 ], [ %518, %b80_fail1 ], [ %555, %b91_fail1 ], [ 0, %b96 ], !dbg !3027
	%605 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ 0, %b32 ], [ %p3, %b34_fail2 ], [ %279, %b34_ok2 ], [ 32, %b80_fail1 ], [ 32, %b91_fail1 ], [ 0, %b96 ], !dbg !3027
	call void @gpuc_fail(i8* %ctrl, i32 %603, i64 %604, i64 %605), !dbg !3027
	ret void, !dbg !3027
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3303 {
entry:
	br label %b0, !dbg !3304

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3304
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !3304
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3304
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3307, !range !11
	%4 = sext i32 %3 to i64, !dbg !3307
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3307, !range !12
	%6 = sext i32 %5 to i64, !dbg !3307
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3307, !range !12
	%8 = sext i32 %7 to i64, !dbg !3307
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3307, !range !13
	%10 = sext i32 %9 to i64, !dbg !3307
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3307, !range !14
	%12 = sext i32 %11 to i64, !dbg !3307
	%13 = trunc i64 %12 to i32, !dbg !3307
	%14 = trunc i64 %8 to i32, !dbg !3307
	%15 = mul i32 %13, %14, !dbg !3307
	%16 = trunc i64 %6 to i32, !dbg !3307
	%17 = add i32 %16, %15, !dbg !3307
	%18 = zext i32 %17 to i64, !dbg !3307
	%19 = mul i64 %10, %18, !dbg !3307
	%20 = add i64 %4, %19, !dbg !3307
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3307, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3307, !range !15
	%23 = mul i32 %21, %22, !dbg !3307
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3307, !range !16
	%25 = mul i32 %23, %24, !dbg !3307
	%26 = sext i32 %25 to i64, !dbg !3307
	%27 = mul i64 %20, %26, !dbg !3307
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3307, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3307, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3307, !range !18
	%31 = mul i32 %22, %30, !dbg !3307
	%32 = add i32 %29, %31, !dbg !3307
	%33 = mul i32 %21, %32, !dbg !3307
	%34 = add i32 %28, %33, !dbg !3307
	%35 = sext i32 %34 to i64, !dbg !3307
	%36 = add i64 %27, %35, !dbg !3307
	%37 = mul i64 %36, 3, !dbg !3308
	%38 = sub i64 %p1, %37, !dbg !3309
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %37, !dbg !3309
	%40 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %36, !dbg !3310
	%41 = icmp ugt i64 %37, %p1, !dbg !3309
	%42 = icmp uge i64 %36, %p5, !dbg !3310
	%43 = icmp ugt i64 3, %38, !dbg !3313
	%44 = or i1 %41, %42, !dbg !3313
	%45 = or i1 %44, %43, !dbg !3313
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !3313, !prof !30

b0_ok1:
	%46 = load i64, i64 addrspace(1)* %40, align 8, !dbg !3310
	%47 = and i32 %34, -32, !dbg !3318
	%48 = sub i32 %25, %47, !dbg !3318
	%49 = icmp slt i32 %48, 32, !dbg !3318
	%50 = select i1 %49, i32 %48, i32 32, !dbg !3318
	%51 = sext i32 %50 to i64, !dbg !3318
	%52 = icmp eq i64 %51, 32, !dbg !3319
	br i1 %52, label %b1, label %b3, !dbg !3319

b1:
	%53 = phi i64 [ %46, %b0_ok1 ], [ %68, %b2 ], !dbg !3320
	%54 = phi i64 [ 16, %b0_ok1 ], [ %71, %b2 ], !dbg !3321
	%55 = icmp sgt i64 %54, 0, !dbg !3322
	br i1 %55, label %b2, label %b6, !dbg !3322

b2:
	%56 = trunc i64 %54 to i32, !dbg !3323
	%57 = trunc i64 %53 to i32, !dbg !3323
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %57, i32 %56, i32 31), !dbg !3323
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !3323
	%60 = lshr i64 %53, 32, !dbg !3323
	%61 = trunc i64 %60 to i32, !dbg !3323
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %61, i32 %56, i32 31), !dbg !3323
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3323
	%64 = zext i32 %63 to i64, !dbg !3323
	%65 = shl i64 %64, 32, !dbg !3323
	%66 = zext i32 %59 to i64, !dbg !3323
	%67 = or i64 %66, %65, !dbg !3323
	%68 = and i64 %53, %67, !dbg !3324
	%69 = trunc i64 %54 to i32, !dbg !3325
	%70 = udiv i32 %69, 2, !dbg !3325
	%71 = zext i32 %70 to i64, !dbg !3325
	br label %b1, !dbg !3325

b3:
	%72 = trunc i64 %46 to i32, !dbg !3326
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !3326
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !3326
	%75 = lshr i64 %46, 32, !dbg !3326
	%76 = trunc i64 %75 to i32, !dbg !3326
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %76, i32 0, i32 31), !dbg !3326
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !3326
	%79 = zext i32 %78 to i64, !dbg !3326
	%80 = shl i64 %79, 32, !dbg !3326
	%81 = zext i32 %74 to i64, !dbg !3326
	%82 = or i64 %81, %80, !dbg !3326
	br label %b4, !dbg !3326

b4:
	%83 = phi i64 [ %82, %b3 ], [ %97, %b5 ], !dbg !3327
	%84 = phi i32 [ 1, %b3 ], [ %98, %b5 ], !dbg !3328
	%85 = icmp slt i32 %84, %50, !dbg !3329
	br i1 %85, label %b5, label %b6, !dbg !3329

b5:
	%86 = trunc i64 %46 to i32, !dbg !3330
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %86, i32 %84, i32 31), !dbg !3330
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3330
	%89 = lshr i64 %46, 32, !dbg !3330
	%90 = trunc i64 %89 to i32, !dbg !3330
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 %84, i32 31), !dbg !3330
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3330
	%93 = zext i32 %92 to i64, !dbg !3330
	%94 = shl i64 %93, 32, !dbg !3330
	%95 = zext i32 %88 to i64, !dbg !3330
	%96 = or i64 %95, %94, !dbg !3330
	%97 = and i64 %83, %96, !dbg !3324
	%98 = add i32 %84, 1, !dbg !3331
	br label %b4, !dbg !3331

b6:
	%99 = phi i64 [ %53, %b1 ], [ %83, %b4 ], !dbg !3317
	br i1 %52, label %b7, label %b9, !dbg !3336

b7:
	%100 = phi i64 [ %46, %b6 ], [ %115, %b8 ], !dbg !3337
	%101 = phi i64 [ 16, %b6 ], [ %118, %b8 ], !dbg !3338
	%102 = icmp sgt i64 %101, 0, !dbg !3339
	br i1 %102, label %b8, label %b12, !dbg !3339

b8:
	%103 = trunc i64 %101 to i32, !dbg !3340
	%104 = trunc i64 %100 to i32, !dbg !3340
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %104, i32 %103, i32 31), !dbg !3340
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !3340
	%107 = lshr i64 %100, 32, !dbg !3340
	%108 = trunc i64 %107 to i32, !dbg !3340
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %108, i32 %103, i32 31), !dbg !3340
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !3340
	%111 = zext i32 %110 to i64, !dbg !3340
	%112 = shl i64 %111, 32, !dbg !3340
	%113 = zext i32 %106 to i64, !dbg !3340
	%114 = or i64 %113, %112, !dbg !3340
	%115 = or i64 %100, %114, !dbg !3341
	%116 = trunc i64 %101 to i32, !dbg !3342
	%117 = udiv i32 %116, 2, !dbg !3342
	%118 = zext i32 %117 to i64, !dbg !3342
	br label %b7, !dbg !3342

b9:
	%119 = trunc i64 %46 to i32, !dbg !3343
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %119, i32 0, i32 31), !dbg !3343
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !3343
	%122 = lshr i64 %46, 32, !dbg !3343
	%123 = trunc i64 %122 to i32, !dbg !3343
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %123, i32 0, i32 31), !dbg !3343
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !3343
	%126 = zext i32 %125 to i64, !dbg !3343
	%127 = shl i64 %126, 32, !dbg !3343
	%128 = zext i32 %121 to i64, !dbg !3343
	%129 = or i64 %128, %127, !dbg !3343
	br label %b10, !dbg !3343

b10:
	%130 = phi i64 [ %129, %b9 ], [ %144, %b11 ], !dbg !3344
	%131 = phi i32 [ 1, %b9 ], [ %145, %b11 ], !dbg !3345
	%132 = icmp slt i32 %131, %50, !dbg !3346
	br i1 %132, label %b11, label %b12, !dbg !3346

b11:
	%133 = trunc i64 %46 to i32, !dbg !3347
	%134 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %131, i32 31), !dbg !3347
	%135 = extractvalue { i32, i1 } %134, 0, !dbg !3347
	%136 = lshr i64 %46, 32, !dbg !3347
	%137 = trunc i64 %136 to i32, !dbg !3347
	%138 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %137, i32 %131, i32 31), !dbg !3347
	%139 = extractvalue { i32, i1 } %138, 0, !dbg !3347
	%140 = zext i32 %139 to i64, !dbg !3347
	%141 = shl i64 %140, 32, !dbg !3347
	%142 = zext i32 %135 to i64, !dbg !3347
	%143 = or i64 %142, %141, !dbg !3347
	%144 = or i64 %130, %143, !dbg !3341
	%145 = add i32 %131, 1, !dbg !3348
	br label %b10, !dbg !3348

b12:
	%146 = phi i64 [ %100, %b7 ], [ %130, %b10 ], !dbg !3335
	br i1 %52, label %b13, label %b15, !dbg !3353

b13:
	%147 = phi i64 [ %46, %b12 ], [ %162, %b14 ], !dbg !3354
	%148 = phi i64 [ 16, %b12 ], [ %165, %b14 ], !dbg !3355
	%149 = icmp sgt i64 %148, 0, !dbg !3356
	br i1 %149, label %b14, label %b18, !dbg !3356

b14:
	%150 = trunc i64 %148 to i32, !dbg !3357
	%151 = trunc i64 %147 to i32, !dbg !3357
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %151, i32 %150, i32 31), !dbg !3357
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !3357
	%154 = lshr i64 %147, 32, !dbg !3357
	%155 = trunc i64 %154 to i32, !dbg !3357
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %155, i32 %150, i32 31), !dbg !3357
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !3357
	%158 = zext i32 %157 to i64, !dbg !3357
	%159 = shl i64 %158, 32, !dbg !3357
	%160 = zext i32 %153 to i64, !dbg !3357
	%161 = or i64 %160, %159, !dbg !3357
	%162 = xor i64 %147, %161, !dbg !3358
	%163 = trunc i64 %148 to i32, !dbg !3359
	%164 = udiv i32 %163, 2, !dbg !3359
	%165 = zext i32 %164 to i64, !dbg !3359
	br label %b13, !dbg !3359

b15:
	%166 = trunc i64 %46 to i32, !dbg !3360
	%167 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %166, i32 0, i32 31), !dbg !3360
	%168 = extractvalue { i32, i1 } %167, 0, !dbg !3360
	%169 = lshr i64 %46, 32, !dbg !3360
	%170 = trunc i64 %169 to i32, !dbg !3360
	%171 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %170, i32 0, i32 31), !dbg !3360
	%172 = extractvalue { i32, i1 } %171, 0, !dbg !3360
	%173 = zext i32 %172 to i64, !dbg !3360
	%174 = shl i64 %173, 32, !dbg !3360
	%175 = zext i32 %168 to i64, !dbg !3360
	%176 = or i64 %175, %174, !dbg !3360
	br label %b16, !dbg !3360

b16:
	%177 = phi i64 [ %176, %b15 ], [ %191, %b17 ], !dbg !3361
	%178 = phi i32 [ 1, %b15 ], [ %192, %b17 ], !dbg !3362
	%179 = icmp slt i32 %178, %50, !dbg !3363
	br i1 %179, label %b17, label %b18, !dbg !3363

b17:
	%180 = trunc i64 %46 to i32, !dbg !3364
	%181 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %180, i32 %178, i32 31), !dbg !3364
	%182 = extractvalue { i32, i1 } %181, 0, !dbg !3364
	%183 = lshr i64 %46, 32, !dbg !3364
	%184 = trunc i64 %183 to i32, !dbg !3364
	%185 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %184, i32 %178, i32 31), !dbg !3364
	%186 = extractvalue { i32, i1 } %185, 0, !dbg !3364
	%187 = zext i32 %186 to i64, !dbg !3364
	%188 = shl i64 %187, 32, !dbg !3364
	%189 = zext i32 %182 to i64, !dbg !3364
	%190 = or i64 %189, %188, !dbg !3364
	%191 = xor i64 %177, %190, !dbg !3358
	%192 = add i32 %178, 1, !dbg !3365
	br label %b16, !dbg !3365

b18:
	%193 = phi i64 [ %147, %b13 ], [ %177, %b16 ], !dbg !3352
	%194 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 0, !dbg !3366
	store i64 %99, i64 addrspace(1)* %194, align 8, !dbg !3366
	%195 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 1, !dbg !3367
	store i64 %146, i64 addrspace(1)* %195, align 8, !dbg !3367
	%196 = getelementptr inbounds i64, i64 addrspace(1)* %39, i64 2, !dbg !3368
	store i64 %193, i64 addrspace(1)* %196, align 8, !dbg !3368
	%197 = sub i64 %p3, %37, !dbg !3369
	%198 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %37, !dbg !3369
	%199 = icmp ugt i64 %37, %p3, !dbg !3369
	%200 = icmp ugt i64 3, %197, !dbg !3372
	%201 = or i1 %199, %200, !dbg !3372
	br i1 %201, label %b18_fail1, label %b18_ok1, !dbg !3372, !prof !30

b18_ok1:
	%202 = load i64, i64 addrspace(1)* %40, align 8, !dbg !3373
	br i1 %52, label %b19, label %b21, !dbg !3378

b19:
	%203 = phi i64 [ %202, %b18_ok1 ], [ %218, %b20 ], !dbg !3379
	%204 = phi i64 [ 16, %b18_ok1 ], [ %221, %b20 ], !dbg !3380
	%205 = icmp sgt i64 %204, 0, !dbg !3381
	br i1 %205, label %b20, label %b24, !dbg !3381

b20:
	%206 = trunc i64 %204 to i32, !dbg !3382
	%207 = trunc i64 %203 to i32, !dbg !3382
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %207, i32 %206, i32 31), !dbg !3382
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !3382
	%210 = lshr i64 %203, 32, !dbg !3382
	%211 = trunc i64 %210 to i32, !dbg !3382
	%212 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %211, i32 %206, i32 31), !dbg !3382
	%213 = extractvalue { i32, i1 } %212, 0, !dbg !3382
	%214 = zext i32 %213 to i64, !dbg !3382
	%215 = shl i64 %214, 32, !dbg !3382
	%216 = zext i32 %209 to i64, !dbg !3382
	%217 = or i64 %216, %215, !dbg !3382
	%218 = and i64 %203, %217, !dbg !3383
	%219 = trunc i64 %204 to i32, !dbg !3384
	%220 = udiv i32 %219, 2, !dbg !3384
	%221 = zext i32 %220 to i64, !dbg !3384
	br label %b19, !dbg !3384

b21:
	%222 = trunc i64 %202 to i32, !dbg !3385
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %222, i32 0, i32 31), !dbg !3385
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !3385
	%225 = lshr i64 %202, 32, !dbg !3385
	%226 = trunc i64 %225 to i32, !dbg !3385
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %226, i32 0, i32 31), !dbg !3385
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !3385
	%229 = zext i32 %228 to i64, !dbg !3385
	%230 = shl i64 %229, 32, !dbg !3385
	%231 = zext i32 %224 to i64, !dbg !3385
	%232 = or i64 %231, %230, !dbg !3385
	br label %b22, !dbg !3385

b22:
	%233 = phi i64 [ %232, %b21 ], [ %247, %b23 ], !dbg !3386
	%234 = phi i32 [ 1, %b21 ], [ %248, %b23 ], !dbg !3387
	%235 = icmp slt i32 %234, %50, !dbg !3388
	br i1 %235, label %b23, label %b24, !dbg !3388

b23:
	%236 = trunc i64 %202 to i32, !dbg !3389
	%237 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %236, i32 %234, i32 31), !dbg !3389
	%238 = extractvalue { i32, i1 } %237, 0, !dbg !3389
	%239 = lshr i64 %202, 32, !dbg !3389
	%240 = trunc i64 %239 to i32, !dbg !3389
	%241 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %240, i32 %234, i32 31), !dbg !3389
	%242 = extractvalue { i32, i1 } %241, 0, !dbg !3389
	%243 = zext i32 %242 to i64, !dbg !3389
	%244 = shl i64 %243, 32, !dbg !3389
	%245 = zext i32 %238 to i64, !dbg !3389
	%246 = or i64 %245, %244, !dbg !3389
	%247 = and i64 %233, %246, !dbg !3383
	%248 = add i32 %234, 1, !dbg !3390
	br label %b22, !dbg !3390

b24:
	%249 = phi i64 [ %203, %b19 ], [ %233, %b22 ], !dbg !3377
	%250 = trunc i64 %26 to i32, !dbg !3392
	%251 = add i32 %250, 32, !dbg !3392
	%252 = sub i32 %251, 1, !dbg !3393
	%253 = udiv i32 %252, 32, !dbg !3394
	%254 = zext i32 %253 to i64, !dbg !3394
	%255 = trunc i64 %254 to i32, !dbg !3394
	%256 = icmp eq i64 %254, 1, !dbg !3395
	br i1 %256, label %b30, label %b25, !dbg !3395

b25:
	call void @llvm.nvvm.barrier0(), !dbg !3397
	%257 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3398, !range !20
	%258 = sext i32 %257 to i64, !dbg !3398
	%259 = icmp eq i64 %258, 0, !dbg !3399
	br i1 %259, label %b26, label %b27, !dbg !3399

b26:
	%260 = trunc i64 %35 to i32, !dbg !3400
	%261 = udiv i32 %260, 32, !dbg !3400
	%262 = zext i32 %261 to i64, !dbg !3400
	%263 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %262, !dbg !3401
	store i64 %249, i64 addrspace(3)* %263, align 8, !dbg !3401
	br label %b27, !dbg !3401

b27:
	call void @llvm.nvvm.barrier0(), !dbg !3402
	%264 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3403
	%265 = load i64, i64 addrspace(3)* %264, align 8, !dbg !3403
	br label %b28, !dbg !3403

b28:
	%266 = phi i64 [ %265, %b27 ], [ %272, %b29 ], !dbg !3404
	%267 = phi i32 [ 1, %b27 ], [ %273, %b29 ], !dbg !3405
	%268 = sext i32 %267 to i64, !dbg !3405
	%269 = icmp slt i32 %267, %255, !dbg !3406
	br i1 %269, label %b29, label %b30, !dbg !3406

b29:
	%270 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %268, !dbg !3407
	%271 = load i64, i64 addrspace(3)* %270, align 8, !dbg !3407
	%272 = and i64 %266, %271, !dbg !3383
	%273 = add i32 %267, 1, !dbg !3408
	br label %b28, !dbg !3408

b30:
	%274 = phi i64 [ %249, %b24 ], [ %266, %b28 ], !dbg !3376
	br i1 %52, label %b31, label %b33, !dbg !3413

b31:
	%275 = phi i64 [ %202, %b30 ], [ %290, %b32 ], !dbg !3414
	%276 = phi i64 [ 16, %b30 ], [ %293, %b32 ], !dbg !3415
	%277 = icmp sgt i64 %276, 0, !dbg !3416
	br i1 %277, label %b32, label %b36, !dbg !3416

b32:
	%278 = trunc i64 %276 to i32, !dbg !3417
	%279 = trunc i64 %275 to i32, !dbg !3417
	%280 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %279, i32 %278, i32 31), !dbg !3417
	%281 = extractvalue { i32, i1 } %280, 0, !dbg !3417
	%282 = lshr i64 %275, 32, !dbg !3417
	%283 = trunc i64 %282 to i32, !dbg !3417
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %283, i32 %278, i32 31), !dbg !3417
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !3417
	%286 = zext i32 %285 to i64, !dbg !3417
	%287 = shl i64 %286, 32, !dbg !3417
	%288 = zext i32 %281 to i64, !dbg !3417
	%289 = or i64 %288, %287, !dbg !3417
	%290 = or i64 %275, %289, !dbg !3418
	%291 = trunc i64 %276 to i32, !dbg !3419
	%292 = udiv i32 %291, 2, !dbg !3419
	%293 = zext i32 %292 to i64, !dbg !3419
	br label %b31, !dbg !3419

b33:
	%294 = trunc i64 %202 to i32, !dbg !3420
	%295 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %294, i32 0, i32 31), !dbg !3420
	%296 = extractvalue { i32, i1 } %295, 0, !dbg !3420
	%297 = lshr i64 %202, 32, !dbg !3420
	%298 = trunc i64 %297 to i32, !dbg !3420
	%299 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %298, i32 0, i32 31), !dbg !3420
	%300 = extractvalue { i32, i1 } %299, 0, !dbg !3420
	%301 = zext i32 %300 to i64, !dbg !3420
	%302 = shl i64 %301, 32, !dbg !3420
	%303 = zext i32 %296 to i64, !dbg !3420
	%304 = or i64 %303, %302, !dbg !3420
	br label %b34, !dbg !3420

b34:
	%305 = phi i64 [ %304, %b33 ], [ %319, %b35 ], !dbg !3421
	%306 = phi i32 [ 1, %b33 ], [ %320, %b35 ], !dbg !3422
	%307 = icmp slt i32 %306, %50, !dbg !3423
	br i1 %307, label %b35, label %b36, !dbg !3423

b35:
	%308 = trunc i64 %202 to i32, !dbg !3424
	%309 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %308, i32 %306, i32 31), !dbg !3424
	%310 = extractvalue { i32, i1 } %309, 0, !dbg !3424
	%311 = lshr i64 %202, 32, !dbg !3424
	%312 = trunc i64 %311 to i32, !dbg !3424
	%313 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %312, i32 %306, i32 31), !dbg !3424
	%314 = extractvalue { i32, i1 } %313, 0, !dbg !3424
	%315 = zext i32 %314 to i64, !dbg !3424
	%316 = shl i64 %315, 32, !dbg !3424
	%317 = zext i32 %310 to i64, !dbg !3424
	%318 = or i64 %317, %316, !dbg !3424
	%319 = or i64 %305, %318, !dbg !3418
	%320 = add i32 %306, 1, !dbg !3425
	br label %b34, !dbg !3425

b36:
	%321 = phi i64 [ %275, %b31 ], [ %305, %b34 ], !dbg !3412
	br i1 %256, label %b42, label %b37, !dbg !3426

b37:
	call void @llvm.nvvm.barrier0(), !dbg !3428
	%322 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3429, !range !20
	%323 = sext i32 %322 to i64, !dbg !3429
	%324 = icmp eq i64 %323, 0, !dbg !3430
	br i1 %324, label %b38, label %b39, !dbg !3430

b38:
	%325 = trunc i64 %35 to i32, !dbg !3431
	%326 = udiv i32 %325, 32, !dbg !3431
	%327 = zext i32 %326 to i64, !dbg !3431
	%328 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %327, !dbg !3432
	store i64 %321, i64 addrspace(3)* %328, align 8, !dbg !3432
	br label %b39, !dbg !3432

b39:
	call void @llvm.nvvm.barrier0(), !dbg !3433
	%329 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3434
	%330 = load i64, i64 addrspace(3)* %329, align 8, !dbg !3434
	br label %b40, !dbg !3434

b40:
	%331 = phi i64 [ %330, %b39 ], [ %337, %b41 ], !dbg !3435
	%332 = phi i32 [ 1, %b39 ], [ %338, %b41 ], !dbg !3436
	%333 = sext i32 %332 to i64, !dbg !3436
	%334 = icmp slt i32 %332, %255, !dbg !3437
	br i1 %334, label %b41, label %b42, !dbg !3437

b41:
	%335 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %333, !dbg !3438
	%336 = load i64, i64 addrspace(3)* %335, align 8, !dbg !3438
	%337 = or i64 %331, %336, !dbg !3418
	%338 = add i32 %332, 1, !dbg !3439
	br label %b40, !dbg !3439

b42:
	%339 = phi i64 [ %321, %b36 ], [ %331, %b40 ], !dbg !3411
	br i1 %52, label %b43, label %b45, !dbg !3444

b43:
	%340 = phi i64 [ %202, %b42 ], [ %355, %b44 ], !dbg !3445
	%341 = phi i64 [ 16, %b42 ], [ %358, %b44 ], !dbg !3446
	%342 = icmp sgt i64 %341, 0, !dbg !3447
	br i1 %342, label %b44, label %b48, !dbg !3447

b44:
	%343 = trunc i64 %341 to i32, !dbg !3448
	%344 = trunc i64 %340 to i32, !dbg !3448
	%345 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %344, i32 %343, i32 31), !dbg !3448
	%346 = extractvalue { i32, i1 } %345, 0, !dbg !3448
	%347 = lshr i64 %340, 32, !dbg !3448
	%348 = trunc i64 %347 to i32, !dbg !3448
	%349 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %348, i32 %343, i32 31), !dbg !3448
	%350 = extractvalue { i32, i1 } %349, 0, !dbg !3448
	%351 = zext i32 %350 to i64, !dbg !3448
	%352 = shl i64 %351, 32, !dbg !3448
	%353 = zext i32 %346 to i64, !dbg !3448
	%354 = or i64 %353, %352, !dbg !3448
	%355 = xor i64 %340, %354, !dbg !3449
	%356 = trunc i64 %341 to i32, !dbg !3450
	%357 = udiv i32 %356, 2, !dbg !3450
	%358 = zext i32 %357 to i64, !dbg !3450
	br label %b43, !dbg !3450

b45:
	%359 = trunc i64 %202 to i32, !dbg !3451
	%360 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %359, i32 0, i32 31), !dbg !3451
	%361 = extractvalue { i32, i1 } %360, 0, !dbg !3451
	%362 = lshr i64 %202, 32, !dbg !3451
	%363 = trunc i64 %362 to i32, !dbg !3451
	%364 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %363, i32 0, i32 31), !dbg !3451
	%365 = extractvalue { i32, i1 } %364, 0, !dbg !3451
	%366 = zext i32 %365 to i64, !dbg !3451
	%367 = shl i64 %366, 32, !dbg !3451
	%368 = zext i32 %361 to i64, !dbg !3451
	%369 = or i64 %368, %367, !dbg !3451
	br label %b46, !dbg !3451

b46:
	%370 = phi i64 [ %369, %b45 ], [ %384, %b47 ], !dbg !3452
	%371 = phi i32 [ 1, %b45 ], [ %385, %b47 ], !dbg !3453
	%372 = icmp slt i32 %371, %50, !dbg !3454
	br i1 %372, label %b47, label %b48, !dbg !3454

b47:
	%373 = trunc i64 %202 to i32, !dbg !3455
	%374 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %373, i32 %371, i32 31), !dbg !3455
	%375 = extractvalue { i32, i1 } %374, 0, !dbg !3455
	%376 = lshr i64 %202, 32, !dbg !3455
	%377 = trunc i64 %376 to i32, !dbg !3455
	%378 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %377, i32 %371, i32 31), !dbg !3455
	%379 = extractvalue { i32, i1 } %378, 0, !dbg !3455
	%380 = zext i32 %379 to i64, !dbg !3455
	%381 = shl i64 %380, 32, !dbg !3455
	%382 = zext i32 %375 to i64, !dbg !3455
	%383 = or i64 %382, %381, !dbg !3455
	%384 = xor i64 %370, %383, !dbg !3449
	%385 = add i32 %371, 1, !dbg !3456
	br label %b46, !dbg !3456

b48:
	%386 = phi i64 [ %340, %b43 ], [ %370, %b46 ], !dbg !3443
	br i1 %256, label %b54, label %b49, !dbg !3457

b49:
	call void @llvm.nvvm.barrier0(), !dbg !3459
	%387 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3460, !range !20
	%388 = sext i32 %387 to i64, !dbg !3460
	%389 = icmp eq i64 %388, 0, !dbg !3461
	br i1 %389, label %b50, label %b51, !dbg !3461

b50:
	%390 = trunc i64 %35 to i32, !dbg !3462
	%391 = udiv i32 %390, 32, !dbg !3462
	%392 = zext i32 %391 to i64, !dbg !3462
	%393 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %392, !dbg !3463
	store i64 %386, i64 addrspace(3)* %393, align 8, !dbg !3463
	br label %b51, !dbg !3463

b51:
	call void @llvm.nvvm.barrier0(), !dbg !3464
	%394 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3465
	%395 = load i64, i64 addrspace(3)* %394, align 8, !dbg !3465
	br label %b52, !dbg !3465

b52:
	%396 = phi i64 [ %395, %b51 ], [ %402, %b53 ], !dbg !3466
	%397 = phi i32 [ 1, %b51 ], [ %403, %b53 ], !dbg !3467
	%398 = sext i32 %397 to i64, !dbg !3467
	%399 = icmp slt i32 %397, %255, !dbg !3468
	br i1 %399, label %b53, label %b54, !dbg !3468

b53:
	%400 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %398, !dbg !3469
	%401 = load i64, i64 addrspace(3)* %400, align 8, !dbg !3469
	%402 = xor i64 %396, %401, !dbg !3449
	%403 = add i32 %397, 1, !dbg !3470
	br label %b52, !dbg !3470

b54:
	%404 = phi i64 [ %386, %b48 ], [ %396, %b52 ], !dbg !3442
	%405 = getelementptr inbounds i64, i64 addrspace(1)* %198, i64 0, !dbg !3471
	store i64 %274, i64 addrspace(1)* %405, align 8, !dbg !3471
	%406 = getelementptr inbounds i64, i64 addrspace(1)* %198, i64 1, !dbg !3472
	store i64 %339, i64 addrspace(1)* %406, align 8, !dbg !3472
	%407 = getelementptr inbounds i64, i64 addrspace(1)* %198, i64 2, !dbg !3473
	store i64 %404, i64 addrspace(1)* %407, align 8, !dbg !3473
	ret void, !dbg !3306

b0_fail1:
	%408 = icmp ugt i64 %37, %p1, !dbg !3309
	br i1 %408, label %b0_fail2, label %b0_ok2, !dbg !3309

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3309
	br label %fail, !dbg !3309

b0_ok2:
	%409 = icmp uge i64 %36, %p5, !dbg !3310
	br i1 %409, label %b0_fail3, label %b0_ok3, !dbg !3310

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !3310
	br label %fail, !dbg !3310

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !3313
	br label %fail, !dbg !3313

b18_fail1:
	%410 = icmp ugt i64 %37, %p3, !dbg !3369
	br i1 %410, label %b18_fail2, label %b18_ok2, !dbg !3369

b18_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3369
	br label %fail, !dbg !3369

b18_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !3372
	br label %fail, !dbg !3372

fail:
	%411 = phi i32 [ 32, %b0_fail2 ], [ 33, %b0_fail3 ], [ 34, %b0_ok3 ], [ 35, %b18_fail2 ], [ 34, %b18_ok2 ], !dbg !3304
	%412 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 3, %b0_ok3 ], [ %37, %b18_fail2 ], [ 3, %b18_ok2 ], !dbg !3304
	%413 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ %p3, %b18_fail2 ], [ %197, %b18_ok2 ], !dbg !3304
	call void @gpuc_fail(i8* %ctrl, i32 %411, i64 %412, i64 %413), !dbg !3304
	ret void, !dbg !3304
}

define void @ExchangeUint(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3474 {
entry:
	br label %b0, !dbg !3475

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3475
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3475
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3475
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3478, !range !11
	%4 = sext i32 %3 to i64, !dbg !3478
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3478, !range !12
	%6 = sext i32 %5 to i64, !dbg !3478
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3478, !range !12
	%8 = sext i32 %7 to i64, !dbg !3478
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3478, !range !13
	%10 = sext i32 %9 to i64, !dbg !3478
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3478, !range !14
	%12 = sext i32 %11 to i64, !dbg !3478
	%13 = trunc i64 %12 to i32, !dbg !3478
	%14 = trunc i64 %8 to i32, !dbg !3478
	%15 = mul i32 %13, %14, !dbg !3478
	%16 = zext i32 %15 to i64, !dbg !3478
	%17 = trunc i64 %6 to i32, !dbg !3478
	%18 = add i32 %17, %15, !dbg !3478
	%19 = zext i32 %18 to i64, !dbg !3478
	%20 = mul i64 %10, %19, !dbg !3478
	%21 = add i64 %4, %20, !dbg !3478
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3478, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3478, !range !15
	%24 = mul i32 %22, %23, !dbg !3478
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3478, !range !16
	%26 = mul i32 %24, %25, !dbg !3478
	%27 = sext i32 %26 to i64, !dbg !3478
	%28 = mul i64 %21, %27, !dbg !3478
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3478, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3478, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3478, !range !18
	%32 = mul i32 %23, %31, !dbg !3478
	%33 = add i32 %30, %32, !dbg !3478
	%34 = mul i32 %22, %33, !dbg !3478
	%35 = add i32 %29, %34, !dbg !3478
	%36 = sext i32 %35 to i64, !dbg !3478
	%37 = add i64 %28, %36, !dbg !3478
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3479, !range !20
	%39 = sext i32 %38 to i64, !dbg !3479
	%40 = and i32 %35, -32, !dbg !3480
	%41 = sub i32 %26, %40, !dbg !3480
	%42 = icmp slt i32 %41, 32, !dbg !3480
	%43 = select i1 %42, i32 %41, i32 32, !dbg !3480
	%44 = sext i32 %43 to i64, !dbg !3480
	%45 = icmp eq i64 %44, 32, !dbg !3481
	br i1 %45, label %b1, label %b2, !dbg !3481

b1:
	br label %b2, !dbg !3481

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3482
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3483
	%48 = mul i64 %37, 4, !dbg !3485
	%49 = sub i64 %p1, %48, !dbg !3486
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %37, !dbg !3484
	%51 = icmp uge i64 %37, %p5, !dbg !3484
	%52 = icmp ugt i64 %48, %p1, !dbg !3486
	%53 = icmp ugt i64 4, %49, !dbg !3487
	%54 = icmp eq i64 %44, 0, !dbg !3488
	%55 = or i1 %51, %52, !dbg !3488
	%56 = or i1 %55, %53, !dbg !3488
	%57 = or i1 %56, %54, !dbg !3488
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !3488, !prof !30

b2_ok1:
	%58 = load i64, i64 addrspace(1)* %50, align 8, !dbg !3484
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %48, !dbg !3486
	%60 = trunc i64 %39 to i32, !dbg !3489
	%61 = mul i32 %60, 7, !dbg !3489
	%62 = zext i32 %61 to i64, !dbg !3489
	%63 = add i32 %61, 3, !dbg !3490
	%64 = zext i32 %63 to i64, !dbg !3490
	%65 = icmp eq i64 %44, -1, !dbg !3488
	%66 = select i1 %65, i64 1, i64 %44, !dbg !3488
	%67 = srem i64 %64, %66, !dbg !3488
	%68 = trunc i64 %67 to i32, !dbg !3491
	%69 = trunc i64 %58 to i32, !dbg !3491
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !3491
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !3491
	%72 = lshr i64 %58, 32, !dbg !3491
	%73 = trunc i64 %72 to i32, !dbg !3491
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %73, i32 %68, i32 31), !dbg !3491
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3491
	%76 = zext i32 %75 to i64, !dbg !3491
	%77 = shl i64 %76, 32, !dbg !3491
	%78 = zext i32 %71 to i64, !dbg !3491
	%79 = or i64 %78, %77, !dbg !3491
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 0, !dbg !3492
	store i64 %79, i64 addrspace(1)* %80, align 8, !dbg !3492
	%81 = trunc i64 %58 to i32, !dbg !3493
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %81, i32 3, i32 0), !dbg !3493
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !3493
	%84 = lshr i64 %58, 32, !dbg !3493
	%85 = trunc i64 %84 to i32, !dbg !3493
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %85, i32 3, i32 0), !dbg !3493
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !3493
	%88 = zext i32 %87 to i64, !dbg !3493
	%89 = shl i64 %88, 32, !dbg !3493
	%90 = zext i32 %83 to i64, !dbg !3493
	%91 = or i64 %90, %89, !dbg !3493
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 1, !dbg !3494
	store i64 %91, i64 addrspace(1)* %92, align 8, !dbg !3494
	%93 = trunc i64 %46 to i32, !dbg !3495
	%94 = trunc i64 %58 to i32, !dbg !3495
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %94, i32 %93, i32 31), !dbg !3495
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !3495
	%97 = lshr i64 %58, 32, !dbg !3495
	%98 = trunc i64 %97 to i32, !dbg !3495
	%99 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %98, i32 %93, i32 31), !dbg !3495
	%100 = extractvalue { i32, i1 } %99, 0, !dbg !3495
	%101 = zext i32 %100 to i64, !dbg !3495
	%102 = shl i64 %101, 32, !dbg !3495
	%103 = zext i32 %96 to i64, !dbg !3495
	%104 = or i64 %103, %102, !dbg !3495
	%105 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 2, !dbg !3496
	store i64 %104, i64 addrspace(1)* %105, align 8, !dbg !3496
	%106 = trunc i64 %47 to i32, !dbg !3497
	%107 = trunc i64 %58 to i32, !dbg !3497
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %107, i32 %106, i32 31), !dbg !3497
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !3497
	%110 = lshr i64 %58, 32, !dbg !3497
	%111 = trunc i64 %110 to i32, !dbg !3497
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %111, i32 %106, i32 31), !dbg !3497
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !3497
	%114 = zext i32 %113 to i64, !dbg !3497
	%115 = shl i64 %114, 32, !dbg !3497
	%116 = zext i32 %109 to i64, !dbg !3497
	%117 = or i64 %116, %115, !dbg !3497
	%118 = getelementptr inbounds i64, i64 addrspace(1)* %59, i64 3, !dbg !3498
	store i64 %117, i64 addrspace(1)* %118, align 8, !dbg !3498
	%119 = mul i64 %37, 3, !dbg !3499
	%120 = sub i64 %p3, %119, !dbg !3500
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %119, !dbg !3500
	%122 = icmp ugt i64 %119, %p3, !dbg !3500
	%123 = icmp ugt i64 3, %120, !dbg !3501
	%124 = or i1 %122, %123, !dbg !3501
	br i1 %124, label %b2_fail5, label %b2_ok5, !dbg !3501, !prof !30

b2_ok5:
	%125 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %58) convergent nounwind, !dbg !3502
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 0, !dbg !3503
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !3503
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 1, !dbg !3504
	store i32 7, i32 addrspace(1)* %127, align 4, !dbg !3504
	%128 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %58) convergent nounwind, !dbg !3505
	store i32 %128, i32 addrspace(1)* %127, align 4, !dbg !3506
	%129 = sub i64 %37, %39, !dbg !3507
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %129, !dbg !3508
	%131 = icmp uge i64 %129, %p5, !dbg !3508
	br i1 %131, label %b2_fail7, label %b2_ok7, !dbg !3508, !prof !30

b2_ok7:
	%132 = load i64, i64 addrspace(1)* %130, align 8, !dbg !3508
	%133 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %132) convergent nounwind, !dbg !3509
	%134 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 2, !dbg !3510
	store i32 %133, i32 addrspace(1)* %134, align 4, !dbg !3510
	ret void, !dbg !3477

b2_fail1:
	%135 = icmp uge i64 %37, %p5, !dbg !3484
	br i1 %135, label %b2_fail2, label %b2_ok2, !dbg !3484

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3484
	br label %fail, !dbg !3484

b2_ok2:
	%136 = icmp ugt i64 %48, %p1, !dbg !3486
	br i1 %136, label %b2_fail3, label %b2_ok3, !dbg !3486

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !3486
	br label %fail, !dbg !3486

b2_ok3:
	%137 = icmp ugt i64 4, %49, !dbg !3487
	br i1 %137, label %b2_fail4, label %b2_ok4, !dbg !3487

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !3487
	br label %fail, !dbg !3487

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !3488
	br label %fail, !dbg !3488

b2_fail5:
	%138 = icmp ugt i64 %119, %p3, !dbg !3500
	br i1 %138, label %b2_fail6, label %b2_ok6, !dbg !3500

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !3500
	br label %fail, !dbg !3500

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !3501
	br label %fail, !dbg !3501

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !3508
	br label %fail, !dbg !3508

fail:
	%139 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !3475
	%140 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %119, %b2_fail6 ], [ 3, %b2_ok6 ], [ %129, %b2_fail7 ], !dbg !3475
	%141 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %120, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !3475
	call void @gpuc_fail(i8* %ctrl, i32 %139, i64 %140, i64 %141), !dbg !3475
	ret void, !dbg !3475
}

define void @ExchangeFloat32(float* %p0, i64 %p1, i32* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3511 {
entry:
	br label %b0, !dbg !3512

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !3512
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3512
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !3512
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
	%13 = trunc i64 %12 to i32, !dbg !3515
	%14 = trunc i64 %8 to i32, !dbg !3515
	%15 = mul i32 %13, %14, !dbg !3515
	%16 = zext i32 %15 to i64, !dbg !3515
	%17 = trunc i64 %6 to i32, !dbg !3515
	%18 = add i32 %17, %15, !dbg !3515
	%19 = zext i32 %18 to i64, !dbg !3515
	%20 = mul i64 %10, %19, !dbg !3515
	%21 = add i64 %4, %20, !dbg !3515
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3515, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3515, !range !15
	%24 = mul i32 %22, %23, !dbg !3515
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3515, !range !16
	%26 = mul i32 %24, %25, !dbg !3515
	%27 = sext i32 %26 to i64, !dbg !3515
	%28 = mul i64 %21, %27, !dbg !3515
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3515, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3515, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3515, !range !18
	%32 = mul i32 %23, %31, !dbg !3515
	%33 = add i32 %30, %32, !dbg !3515
	%34 = mul i32 %22, %33, !dbg !3515
	%35 = add i32 %29, %34, !dbg !3515
	%36 = sext i32 %35 to i64, !dbg !3515
	%37 = add i64 %28, %36, !dbg !3515
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3516, !range !20
	%39 = sext i32 %38 to i64, !dbg !3516
	%40 = and i32 %35, -32, !dbg !3517
	%41 = sub i32 %26, %40, !dbg !3517
	%42 = icmp slt i32 %41, 32, !dbg !3517
	%43 = select i1 %42, i32 %41, i32 32, !dbg !3517
	%44 = sext i32 %43 to i64, !dbg !3517
	%45 = icmp eq i64 %44, 32, !dbg !3518
	br i1 %45, label %b1, label %b2, !dbg !3518

b1:
	br label %b2, !dbg !3518

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3519
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3520
	%48 = mul i64 %37, 4, !dbg !3522
	%49 = sub i64 %p1, %48, !dbg !3523
	%50 = getelementptr inbounds float, float addrspace(1)* %2, i64 %37, !dbg !3521
	%51 = icmp uge i64 %37, %p5, !dbg !3521
	%52 = icmp ugt i64 %48, %p1, !dbg !3523
	%53 = icmp ugt i64 4, %49, !dbg !3524
	%54 = icmp eq i64 %44, 0, !dbg !3525
	%55 = or i1 %51, %52, !dbg !3525
	%56 = or i1 %55, %53, !dbg !3525
	%57 = or i1 %56, %54, !dbg !3525
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !3525, !prof !30

b2_ok1:
	%58 = load float, float addrspace(1)* %50, align 4, !dbg !3521
	%59 = getelementptr inbounds float, float addrspace(1)* %0, i64 %48, !dbg !3523
	%60 = trunc i64 %39 to i32, !dbg !3526
	%61 = mul i32 %60, 7, !dbg !3526
	%62 = zext i32 %61 to i64, !dbg !3526
	%63 = add i32 %61, 3, !dbg !3527
	%64 = zext i32 %63 to i64, !dbg !3527
	%65 = icmp eq i64 %44, -1, !dbg !3525
	%66 = select i1 %65, i64 1, i64 %44, !dbg !3525
	%67 = srem i64 %64, %66, !dbg !3525
	%68 = trunc i64 %67 to i32, !dbg !3528
	%69 = bitcast float %58 to i32, !dbg !3528
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !3528
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !3528
	%72 = bitcast i32 %71 to float, !dbg !3528
	%73 = getelementptr inbounds float, float addrspace(1)* %59, i64 0, !dbg !3529
	store float %72, float addrspace(1)* %73, align 4, !dbg !3529
	%74 = bitcast float %58 to i32, !dbg !3530
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %74, i32 3, i32 0), !dbg !3530
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !3530
	%77 = bitcast i32 %76 to float, !dbg !3530
	%78 = getelementptr inbounds float, float addrspace(1)* %59, i64 1, !dbg !3531
	store float %77, float addrspace(1)* %78, align 4, !dbg !3531
	%79 = trunc i64 %46 to i32, !dbg !3532
	%80 = bitcast float %58 to i32, !dbg !3532
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %80, i32 %79, i32 31), !dbg !3532
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !3532
	%83 = bitcast i32 %82 to float, !dbg !3532
	%84 = getelementptr inbounds float, float addrspace(1)* %59, i64 2, !dbg !3533
	store float %83, float addrspace(1)* %84, align 4, !dbg !3533
	%85 = trunc i64 %47 to i32, !dbg !3534
	%86 = bitcast float %58 to i32, !dbg !3534
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %86, i32 %85, i32 31), !dbg !3534
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3534
	%89 = bitcast i32 %88 to float, !dbg !3534
	%90 = getelementptr inbounds float, float addrspace(1)* %59, i64 3, !dbg !3535
	store float %89, float addrspace(1)* %90, align 4, !dbg !3535
	%91 = mul i64 %37, 3, !dbg !3536
	%92 = sub i64 %p3, %91, !dbg !3537
	%93 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %91, !dbg !3537
	%94 = icmp ugt i64 %91, %p3, !dbg !3537
	%95 = icmp ugt i64 3, %92, !dbg !3538
	%96 = or i1 %94, %95, !dbg !3538
	br i1 %96, label %b2_fail5, label %b2_ok5, !dbg !3538, !prof !30

b2_ok5:
	%97 = bitcast float %58 to i32, !dbg !3539
	%98 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %97) convergent nounwind, !dbg !3539
	%99 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 0, !dbg !3540
	store i32 %98, i32 addrspace(1)* %99, align 4, !dbg !3540
	%100 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 1, !dbg !3541
	store i32 7, i32 addrspace(1)* %100, align 4, !dbg !3541
	%101 = bitcast float %58 to i32, !dbg !3542
	%102 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %101) convergent nounwind, !dbg !3542
	store i32 %102, i32 addrspace(1)* %100, align 4, !dbg !3543
	%103 = sub i64 %37, %39, !dbg !3544
	%104 = getelementptr inbounds float, float addrspace(1)* %2, i64 %103, !dbg !3545
	%105 = icmp uge i64 %103, %p5, !dbg !3545
	br i1 %105, label %b2_fail7, label %b2_ok7, !dbg !3545, !prof !30

b2_ok7:
	%106 = load float, float addrspace(1)* %104, align 4, !dbg !3545
	%107 = bitcast float %106 to i32, !dbg !3546
	%108 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %107) convergent nounwind, !dbg !3546
	%109 = getelementptr inbounds i32, i32 addrspace(1)* %93, i64 2, !dbg !3547
	store i32 %108, i32 addrspace(1)* %109, align 4, !dbg !3547
	ret void, !dbg !3514

b2_fail1:
	%110 = icmp uge i64 %37, %p5, !dbg !3521
	br i1 %110, label %b2_fail2, label %b2_ok2, !dbg !3521

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3521
	br label %fail, !dbg !3521

b2_ok2:
	%111 = icmp ugt i64 %48, %p1, !dbg !3523
	br i1 %111, label %b2_fail3, label %b2_ok3, !dbg !3523

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !3523
	br label %fail, !dbg !3523

b2_ok3:
	%112 = icmp ugt i64 4, %49, !dbg !3524
	br i1 %112, label %b2_fail4, label %b2_ok4, !dbg !3524

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !3524
	br label %fail, !dbg !3524

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !3525
	br label %fail, !dbg !3525

b2_fail5:
	%113 = icmp ugt i64 %91, %p3, !dbg !3537
	br i1 %113, label %b2_fail6, label %b2_ok6, !dbg !3537

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !3537
	br label %fail, !dbg !3537

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !3538
	br label %fail, !dbg !3538

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !3545
	br label %fail, !dbg !3545

fail:
	%114 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !3512
	%115 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %91, %b2_fail6 ], [ 3, %b2_ok6 ], [ %103, %b2_fail7 ], !dbg !3512
	%116 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %92, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !3512
	call void @gpuc_fail(i8* %ctrl, i32 %114, i64 %115, i64 %116), !dbg !3512
	ret void, !dbg !3512
}

define void @NumbersFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3548 {
entry:
	br label %b0, !dbg !3549

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !3549
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !3549
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !3549
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3552, !range !11
	%4 = sext i32 %3 to i64, !dbg !3552
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3552, !range !12
	%6 = sext i32 %5 to i64, !dbg !3552
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3552, !range !12
	%8 = sext i32 %7 to i64, !dbg !3552
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3552, !range !13
	%10 = sext i32 %9 to i64, !dbg !3552
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3552, !range !14
	%12 = sext i32 %11 to i64, !dbg !3552
	%13 = trunc i64 %12 to i32, !dbg !3552
	%14 = trunc i64 %8 to i32, !dbg !3552
	%15 = mul i32 %13, %14, !dbg !3552
	%16 = trunc i64 %6 to i32, !dbg !3552
	%17 = add i32 %16, %15, !dbg !3552
	%18 = zext i32 %17 to i64, !dbg !3552
	%19 = mul i64 %10, %18, !dbg !3552
	%20 = add i64 %4, %19, !dbg !3552
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3552, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3552, !range !15
	%23 = mul i32 %21, %22, !dbg !3552
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3552, !range !16
	%25 = mul i32 %23, %24, !dbg !3552
	%26 = sext i32 %25 to i64, !dbg !3552
	%27 = mul i64 %20, %26, !dbg !3552
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3552, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3552, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3552, !range !18
	%31 = mul i32 %22, %30, !dbg !3552
	%32 = add i32 %29, %31, !dbg !3552
	%33 = mul i32 %21, %32, !dbg !3552
	%34 = add i32 %28, %33, !dbg !3552
	%35 = sext i32 %34 to i64, !dbg !3552
	%36 = add i64 %27, %35, !dbg !3552
	%37 = mul i64 %36, 6, !dbg !3553
	%38 = sub i64 %p1, %37, !dbg !3554
	%39 = getelementptr inbounds float, float addrspace(1)* %0, i64 %37, !dbg !3554
	%40 = getelementptr inbounds float, float addrspace(1)* %2, i64 %36, !dbg !3555
	%41 = icmp ugt i64 %37, %p1, !dbg !3554
	%42 = icmp uge i64 %36, %p5, !dbg !3555
	%43 = icmp ugt i64 6, %38, !dbg !3558
	%44 = or i1 %41, %42, !dbg !3558
	%45 = or i1 %44, %43, !dbg !3558
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !3558, !prof !30

b0_ok1:
	%46 = load float, float addrspace(1)* %40, align 4, !dbg !3555
	%47 = and i32 %34, -32, !dbg !3565
	%48 = sub i32 %25, %47, !dbg !3565
	%49 = icmp slt i32 %48, 32, !dbg !3565
	%50 = select i1 %49, i32 %48, i32 32, !dbg !3565
	%51 = sext i32 %50 to i64, !dbg !3565
	%52 = icmp eq i64 %51, 32, !dbg !3566
	%53 = mul i64 %51, 2, !dbg !3567
	br label %b1, !dbg !3558

b1:
	%54 = phi i32 [ 0, %b0_ok1 ], [ %192, %b34 ], !dbg !3558
	br i1 %52, label %b2, label %b4, !dbg !3566

b2:
	%55 = phi float [ %63, %b3 ], [ %46, %b1 ], !dbg !3568
	%56 = phi i64 [ %66, %b3 ], [ 16, %b1 ], !dbg !3569
	%57 = icmp sgt i64 %56, 0, !dbg !3570
	br i1 %57, label %b3, label %b7, !dbg !3570

b3:
	%58 = trunc i64 %56 to i32, !dbg !3571
	%59 = bitcast float %55 to i32, !dbg !3571
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %59, i32 %58, i32 31), !dbg !3571
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !3571
	%62 = bitcast i32 %61 to float, !dbg !3571
	%63 = fadd float %55, %62, !dbg !3572
	%64 = trunc i64 %56 to i32, !dbg !3573
	%65 = udiv i32 %64, 2, !dbg !3573
	%66 = zext i32 %65 to i64, !dbg !3573
	br label %b2, !dbg !3573

b4:
	%67 = bitcast float %46 to i32, !dbg !3574
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %67, i32 0, i32 31), !dbg !3574
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !3574
	%70 = bitcast i32 %69 to float, !dbg !3574
	br label %b5, !dbg !3574

b5:
	%71 = phi float [ %70, %b4 ], [ %78, %b6 ], !dbg !3575
	%72 = phi i32 [ 1, %b4 ], [ %79, %b6 ], !dbg !3576
	%73 = icmp slt i32 %72, %50, !dbg !3577
	br i1 %73, label %b6, label %b7, !dbg !3577

b6:
	%74 = bitcast float %46 to i32, !dbg !3578
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %74, i32 %72, i32 31), !dbg !3578
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !3578
	%77 = bitcast i32 %76 to float, !dbg !3578
	%78 = fadd float %71, %77, !dbg !3572
	%79 = add i32 %72, 1, !dbg !3579
	br label %b5, !dbg !3579

b7:
	%80 = phi float [ %55, %b2 ], [ %71, %b5 ], !dbg !3564
	%81 = getelementptr inbounds float, float addrspace(1)* %39, i64 0, !dbg !3580
	store float %80, float addrspace(1)* %81, align 4, !dbg !3580
	br i1 %52, label %b8, label %b10, !dbg !3585

b8:
	%82 = phi float [ %92, %b9 ], [ %46, %b7 ], !dbg !3586
	%83 = phi i64 [ %95, %b9 ], [ 16, %b7 ], !dbg !3587
	%84 = icmp sgt i64 %83, 0, !dbg !3588
	br i1 %84, label %b9, label %b13, !dbg !3588

b9:
	%85 = trunc i64 %83 to i32, !dbg !3589
	%86 = bitcast float %82 to i32, !dbg !3589
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %86, i32 %85, i32 31), !dbg !3589
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3589
	%89 = bitcast i32 %88 to float, !dbg !3589
	%90 = call float @__nv_fminf(float %82, float %89), !dbg !3590
	%91 = fcmp uno float %82, %89, !dbg !3590
	%92 = select i1 %91, float 0x7FF8000000000000, float %90, !dbg !3590
	%93 = trunc i64 %83 to i32, !dbg !3591
	%94 = udiv i32 %93, 2, !dbg !3591
	%95 = zext i32 %94 to i64, !dbg !3591
	br label %b8, !dbg !3591

b10:
	%96 = bitcast float %46 to i32, !dbg !3592
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 0, i32 31), !dbg !3592
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !3592
	%99 = bitcast i32 %98 to float, !dbg !3592
	br label %b11, !dbg !3592

b11:
	%100 = phi float [ %99, %b10 ], [ %109, %b12 ], !dbg !3593
	%101 = phi i32 [ 1, %b10 ], [ %110, %b12 ], !dbg !3594
	%102 = icmp slt i32 %101, %50, !dbg !3595
	br i1 %102, label %b12, label %b13, !dbg !3595

b12:
	%103 = bitcast float %46 to i32, !dbg !3596
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %103, i32 %101, i32 31), !dbg !3596
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !3596
	%106 = bitcast i32 %105 to float, !dbg !3596
	%107 = call float @__nv_fminf(float %100, float %106), !dbg !3590
	%108 = fcmp uno float %100, %106, !dbg !3590
	%109 = select i1 %108, float 0x7FF8000000000000, float %107, !dbg !3590
	%110 = add i32 %101, 1, !dbg !3597
	br label %b11, !dbg !3597

b13:
	%111 = phi float [ %82, %b8 ], [ %100, %b11 ], !dbg !3584
	br i1 %52, label %b14, label %b16, !dbg !3602

b14:
	%112 = phi float [ %122, %b15 ], [ %46, %b13 ], !dbg !3603
	%113 = phi i64 [ %125, %b15 ], [ 16, %b13 ], !dbg !3604
	%114 = icmp sgt i64 %113, 0, !dbg !3605
	br i1 %114, label %b15, label %b19, !dbg !3605

b15:
	%115 = trunc i64 %113 to i32, !dbg !3606
	%116 = bitcast float %112 to i32, !dbg !3606
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %116, i32 %115, i32 31), !dbg !3606
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !3606
	%119 = bitcast i32 %118 to float, !dbg !3606
	%120 = call float @__nv_fmaxf(float %112, float %119), !dbg !3607
	%121 = fcmp uno float %112, %119, !dbg !3607
	%122 = select i1 %121, float 0x7FF8000000000000, float %120, !dbg !3607
	%123 = trunc i64 %113 to i32, !dbg !3608
	%124 = udiv i32 %123, 2, !dbg !3608
	%125 = zext i32 %124 to i64, !dbg !3608
	br label %b14, !dbg !3608

b16:
	%126 = bitcast float %46 to i32, !dbg !3609
	%127 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %126, i32 0, i32 31), !dbg !3609
	%128 = extractvalue { i32, i1 } %127, 0, !dbg !3609
	%129 = bitcast i32 %128 to float, !dbg !3609
	br label %b17, !dbg !3609

b17:
	%130 = phi float [ %129, %b16 ], [ %139, %b18 ], !dbg !3610
	%131 = phi i32 [ 1, %b16 ], [ %140, %b18 ], !dbg !3611
	%132 = icmp slt i32 %131, %50, !dbg !3612
	br i1 %132, label %b18, label %b19, !dbg !3612

b18:
	%133 = bitcast float %46 to i32, !dbg !3613
	%134 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %131, i32 31), !dbg !3613
	%135 = extractvalue { i32, i1 } %134, 0, !dbg !3613
	%136 = bitcast i32 %135 to float, !dbg !3613
	%137 = call float @__nv_fmaxf(float %130, float %136), !dbg !3607
	%138 = fcmp uno float %130, %136, !dbg !3607
	%139 = select i1 %138, float 0x7FF8000000000000, float %137, !dbg !3607
	%140 = add i32 %131, 1, !dbg !3614
	br label %b17, !dbg !3614

b19:
	%141 = phi float [ %112, %b14 ], [ %130, %b17 ], !dbg !3601
	%142 = getelementptr inbounds float, float addrspace(1)* %39, i64 1, !dbg !3615
	store float %111, float addrspace(1)* %142, align 4, !dbg !3615
	%143 = getelementptr inbounds float, float addrspace(1)* %39, i64 2, !dbg !3616
	store float %141, float addrspace(1)* %143, align 4, !dbg !3616
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3621, !range !20
	%145 = sext i32 %144 to i64, !dbg !3621
	%146 = trunc i64 %145 to i32, !dbg !3621
	br label %b20, !dbg !3621

b20:
	%147 = phi float [ %46, %b19 ], [ %158, %b23 ], !dbg !3622
	%148 = phi i32 [ 1, %b19 ], [ %159, %b23 ], !dbg !3623
	%149 = zext i32 %148 to i64, !dbg !3623
	%150 = icmp ult i32 %148, 32, !dbg !3624
	br i1 %150, label %b21, label %b24, !dbg !3624

b21:
	%151 = trunc i64 %149 to i32, !dbg !3625
	%152 = bitcast float %147 to i32, !dbg !3625
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %152, i32 %151, i32 0), !dbg !3625
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !3625
	%155 = bitcast i32 %154 to float, !dbg !3625
	%156 = icmp uge i32 %146, %148, !dbg !3626
	br i1 %156, label %b22, label %b23, !dbg !3626

b22:
	%157 = fadd float %147, %155, !dbg !3627
	br label %b23, !dbg !3627

b23:
	%158 = phi float [ %147, %b21 ], [ %157, %b22 ], !dbg !3622
	%159 = mul i32 %148, 2, !dbg !3628
	br label %b20, !dbg !3628

b24:
	%160 = fadd float 0.000000e+00, %147, !dbg !3629
	br label %b25, !dbg !3633

b25:
	%161 = phi float [ %46, %b24 ], [ %172, %b28 ], !dbg !3634
	%162 = phi i32 [ 1, %b24 ], [ %173, %b28 ], !dbg !3635
	%163 = zext i32 %162 to i64, !dbg !3635
	%164 = icmp ult i32 %162, 32, !dbg !3636
	br i1 %164, label %b26, label %b29, !dbg !3636

b26:
	%165 = trunc i64 %163 to i32, !dbg !3637
	%166 = bitcast float %161 to i32, !dbg !3637
	%167 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %166, i32 %165, i32 0), !dbg !3637
	%168 = extractvalue { i32, i1 } %167, 0, !dbg !3637
	%169 = bitcast i32 %168 to float, !dbg !3637
	%170 = icmp uge i32 %146, %162, !dbg !3638
	br i1 %170, label %b27, label %b28, !dbg !3638

b27:
	%171 = fadd float %161, %169, !dbg !3639
	br label %b28, !dbg !3639

b28:
	%172 = phi float [ %161, %b26 ], [ %171, %b27 ], !dbg !3634
	%173 = mul i32 %162, 2, !dbg !3640
	br label %b25, !dbg !3640

b29:
	%174 = bitcast float %161 to i32, !dbg !3641
	%175 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %174, i32 1, i32 0), !dbg !3641
	%176 = extractvalue { i32, i1 } %175, 0, !dbg !3641
	%177 = bitcast i32 %176 to float, !dbg !3641
	%178 = icmp eq i32 %144, 0, !dbg !3642
	br i1 %178, label %b31, label %b30, !dbg !3642

b30:
	%179 = fadd float 0.000000e+00, %177, !dbg !3643
	br label %b31, !dbg !3644

b31:
	%180 = phi float [ 0.000000e+00, %b29 ], [ %179, %b30 ], !dbg !3631
	%181 = getelementptr inbounds float, float addrspace(1)* %39, i64 3, !dbg !3645
	store float %160, float addrspace(1)* %181, align 4, !dbg !3645
	%182 = getelementptr inbounds float, float addrspace(1)* %39, i64 4, !dbg !3646
	store float %180, float addrspace(1)* %182, align 4, !dbg !3646
	%183 = sdiv i64 %53, 3, !dbg !3647
	%184 = icmp slt i64 %183, 0, !dbg !3650
	br i1 %184, label %b33, label %b32, !dbg !3650

b32:
	%185 = icmp sge i64 %183, %51, !dbg !3651
	br i1 %185, label %b33, label %b34, !dbg !3651

b33:
	call void asm sideeffect "", ""() nounwind, !dbg !3652
	br label %fail, !dbg !3652

b34:
	%186 = trunc i64 %183 to i32, !dbg !3653
	%187 = bitcast float %46 to i32, !dbg !3653
	%188 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %187, i32 %186, i32 31), !dbg !3653
	%189 = extractvalue { i32, i1 } %188, 0, !dbg !3653
	%190 = bitcast i32 %189 to float, !dbg !3653
	%191 = getelementptr inbounds float, float addrspace(1)* %39, i64 5, !dbg !3654
	store float %190, float addrspace(1)* %191, align 4, !dbg !3654
	%192 = add i32 %54, 1, !dbg !3654
	%193 = icmp slt i32 %192, 2, !dbg !3654
	br i1 %193, label %b1, label %b35, !dbg !3654

b35:
	%194 = sub i64 %p3, %37, !dbg !3655
	%195 = getelementptr inbounds float, float addrspace(1)* %1, i64 %37, !dbg !3655
	%196 = icmp ugt i64 %37, %p3, !dbg !3655
	%197 = icmp ugt i64 6, %194, !dbg !3658
	%198 = or i1 %196, %197, !dbg !3658
	br i1 %198, label %b35_fail1, label %b35_ok1, !dbg !3658, !prof !30

b35_ok1:
	%199 = load float, float addrspace(1)* %40, align 4, !dbg !3659
	%200 = trunc i64 %26 to i32, !dbg !3665
	%201 = add i32 %200, 32, !dbg !3665
	%202 = sub i32 %201, 1, !dbg !3666
	%203 = sub i64 %51, 1, !dbg !3671
	%204 = icmp eq i64 %145, %203, !dbg !3672
	%205 = mul i32 %200, 2, !dbg !3673
	br label %b36, !dbg !3658

b36:
	%206 = phi i32 [ 0, %b35_ok1 ], [ %428, %b103 ], !dbg !3658
	br i1 %52, label %b37, label %b39, !dbg !3675

b37:
	%207 = phi float [ %215, %b38 ], [ %199, %b36 ], !dbg !3676
	%208 = phi i64 [ %218, %b38 ], [ 16, %b36 ], !dbg !3677
	%209 = icmp sgt i64 %208, 0, !dbg !3678
	br i1 %209, label %b38, label %b42, !dbg !3678

b38:
	%210 = trunc i64 %208 to i32, !dbg !3679
	%211 = bitcast float %207 to i32, !dbg !3679
	%212 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %211, i32 %210, i32 31), !dbg !3679
	%213 = extractvalue { i32, i1 } %212, 0, !dbg !3679
	%214 = bitcast i32 %213 to float, !dbg !3679
	%215 = fadd float %207, %214, !dbg !3680
	%216 = trunc i64 %208 to i32, !dbg !3681
	%217 = udiv i32 %216, 2, !dbg !3681
	%218 = zext i32 %217 to i64, !dbg !3681
	br label %b37, !dbg !3681

b39:
	%219 = bitcast float %199 to i32, !dbg !3682
	%220 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %219, i32 0, i32 31), !dbg !3682
	%221 = extractvalue { i32, i1 } %220, 0, !dbg !3682
	%222 = bitcast i32 %221 to float, !dbg !3682
	br label %b40, !dbg !3682

b40:
	%223 = phi float [ %222, %b39 ], [ %230, %b41 ], !dbg !3683
	%224 = phi i32 [ 1, %b39 ], [ %231, %b41 ], !dbg !3684
	%225 = icmp slt i32 %224, %50, !dbg !3685
	br i1 %225, label %b41, label %b42, !dbg !3685

b41:
	%226 = bitcast float %199 to i32, !dbg !3686
	%227 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %226, i32 %224, i32 31), !dbg !3686
	%228 = extractvalue { i32, i1 } %227, 0, !dbg !3686
	%229 = bitcast i32 %228 to float, !dbg !3686
	%230 = fadd float %223, %229, !dbg !3680
	%231 = add i32 %224, 1, !dbg !3687
	br label %b40, !dbg !3687

b42:
	%232 = phi float [ %207, %b37 ], [ %223, %b40 ], !dbg !3674
	%233 = udiv i32 %202, 32, !dbg !3688
	%234 = zext i32 %233 to i64, !dbg !3688
	%235 = trunc i64 %234 to i32, !dbg !3688
	%236 = icmp eq i32 %235, 1, !dbg !3689
	br i1 %236, label %b48, label %b43, !dbg !3689

b43:
	call void @llvm.nvvm.barrier0(), !dbg !3691
	br i1 %178, label %b44, label %b45, !dbg !3692

b44:
	%237 = trunc i64 %35 to i32, !dbg !3693
	%238 = udiv i32 %237, 32, !dbg !3693
	%239 = zext i32 %238 to i64, !dbg !3693
	%240 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %239, !dbg !3694
	store float %232, float addrspace(3)* %240, align 4, !dbg !3694
	br label %b45, !dbg !3694

b45:
	call void @llvm.nvvm.barrier0(), !dbg !3695
	%241 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 0, !dbg !3696
	%242 = load float, float addrspace(3)* %241, align 4, !dbg !3696
	br label %b46, !dbg !3696

b46:
	%243 = phi float [ %242, %b45 ], [ %249, %b47 ], !dbg !3697
	%244 = phi i32 [ 1, %b45 ], [ %250, %b47 ], !dbg !3698
	%245 = sext i32 %244 to i64, !dbg !3698
	%246 = icmp slt i32 %244, %235, !dbg !3699
	br i1 %246, label %b47, label %b48, !dbg !3699

b47:
	%247 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %245, !dbg !3700
	%248 = load float, float addrspace(3)* %247, align 4, !dbg !3700
	%249 = fadd float %243, %248, !dbg !3680
	%250 = add i32 %244, 1, !dbg !3701
	br label %b46, !dbg !3701

b48:
	%251 = phi float [ %232, %b42 ], [ %243, %b46 ], !dbg !3663
	%252 = getelementptr inbounds float, float addrspace(1)* %195, i64 0, !dbg !3702
	store float %251, float addrspace(1)* %252, align 4, !dbg !3702
	br i1 %52, label %b49, label %b51, !dbg !3707

b49:
	%253 = phi float [ %263, %b50 ], [ %199, %b48 ], !dbg !3708
	%254 = phi i64 [ %266, %b50 ], [ 16, %b48 ], !dbg !3709
	%255 = icmp sgt i64 %254, 0, !dbg !3710
	br i1 %255, label %b50, label %b54, !dbg !3710

b50:
	%256 = trunc i64 %254 to i32, !dbg !3711
	%257 = bitcast float %253 to i32, !dbg !3711
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %257, i32 %256, i32 31), !dbg !3711
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !3711
	%260 = bitcast i32 %259 to float, !dbg !3711
	%261 = call float @__nv_fminf(float %253, float %260), !dbg !3712
	%262 = fcmp uno float %253, %260, !dbg !3712
	%263 = select i1 %262, float 0x7FF8000000000000, float %261, !dbg !3712
	%264 = trunc i64 %254 to i32, !dbg !3713
	%265 = udiv i32 %264, 2, !dbg !3713
	%266 = zext i32 %265 to i64, !dbg !3713
	br label %b49, !dbg !3713

b51:
	%267 = bitcast float %199 to i32, !dbg !3714
	%268 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %267, i32 0, i32 31), !dbg !3714
	%269 = extractvalue { i32, i1 } %268, 0, !dbg !3714
	%270 = bitcast i32 %269 to float, !dbg !3714
	br label %b52, !dbg !3714

b52:
	%271 = phi float [ %270, %b51 ], [ %280, %b53 ], !dbg !3715
	%272 = phi i32 [ 1, %b51 ], [ %281, %b53 ], !dbg !3716
	%273 = icmp slt i32 %272, %50, !dbg !3717
	br i1 %273, label %b53, label %b54, !dbg !3717

b53:
	%274 = bitcast float %199 to i32, !dbg !3718
	%275 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %274, i32 %272, i32 31), !dbg !3718
	%276 = extractvalue { i32, i1 } %275, 0, !dbg !3718
	%277 = bitcast i32 %276 to float, !dbg !3718
	%278 = call float @__nv_fminf(float %271, float %277), !dbg !3712
	%279 = fcmp uno float %271, %277, !dbg !3712
	%280 = select i1 %279, float 0x7FF8000000000000, float %278, !dbg !3712
	%281 = add i32 %272, 1, !dbg !3719
	br label %b52, !dbg !3719

b54:
	%282 = phi float [ %253, %b49 ], [ %271, %b52 ], !dbg !3706
	br i1 %236, label %b60, label %b55, !dbg !3720

b55:
	call void @llvm.nvvm.barrier0(), !dbg !3722
	br i1 %178, label %b56, label %b57, !dbg !3723

b56:
	%283 = trunc i64 %35 to i32, !dbg !3724
	%284 = udiv i32 %283, 32, !dbg !3724
	%285 = zext i32 %284 to i64, !dbg !3724
	%286 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %285, !dbg !3725
	store float %282, float addrspace(3)* %286, align 4, !dbg !3725
	br label %b57, !dbg !3725

b57:
	call void @llvm.nvvm.barrier0(), !dbg !3726
	%287 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 0, !dbg !3727
	%288 = load float, float addrspace(3)* %287, align 4, !dbg !3727
	br label %b58, !dbg !3727

b58:
	%289 = phi float [ %288, %b57 ], [ %297, %b59 ], !dbg !3728
	%290 = phi i32 [ 1, %b57 ], [ %298, %b59 ], !dbg !3729
	%291 = sext i32 %290 to i64, !dbg !3729
	%292 = icmp slt i32 %290, %235, !dbg !3730
	br i1 %292, label %b59, label %b60, !dbg !3730

b59:
	%293 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %291, !dbg !3731
	%294 = load float, float addrspace(3)* %293, align 4, !dbg !3731
	%295 = call float @__nv_fminf(float %289, float %294), !dbg !3712
	%296 = fcmp uno float %289, %294, !dbg !3712
	%297 = select i1 %296, float 0x7FF8000000000000, float %295, !dbg !3712
	%298 = add i32 %290, 1, !dbg !3732
	br label %b58, !dbg !3732

b60:
	%299 = phi float [ %282, %b54 ], [ %289, %b58 ], !dbg !3705
	br i1 %52, label %b61, label %b63, !dbg !3737

b61:
	%300 = phi float [ %310, %b62 ], [ %199, %b60 ], !dbg !3738
	%301 = phi i64 [ %313, %b62 ], [ 16, %b60 ], !dbg !3739
	%302 = icmp sgt i64 %301, 0, !dbg !3740
	br i1 %302, label %b62, label %b66, !dbg !3740

b62:
	%303 = trunc i64 %301 to i32, !dbg !3741
	%304 = bitcast float %300 to i32, !dbg !3741
	%305 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %304, i32 %303, i32 31), !dbg !3741
	%306 = extractvalue { i32, i1 } %305, 0, !dbg !3741
	%307 = bitcast i32 %306 to float, !dbg !3741
	%308 = call float @__nv_fmaxf(float %300, float %307), !dbg !3742
	%309 = fcmp uno float %300, %307, !dbg !3742
	%310 = select i1 %309, float 0x7FF8000000000000, float %308, !dbg !3742
	%311 = trunc i64 %301 to i32, !dbg !3743
	%312 = udiv i32 %311, 2, !dbg !3743
	%313 = zext i32 %312 to i64, !dbg !3743
	br label %b61, !dbg !3743

b63:
	%314 = bitcast float %199 to i32, !dbg !3744
	%315 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %314, i32 0, i32 31), !dbg !3744
	%316 = extractvalue { i32, i1 } %315, 0, !dbg !3744
	%317 = bitcast i32 %316 to float, !dbg !3744
	br label %b64, !dbg !3744

b64:
	%318 = phi float [ %317, %b63 ], [ %327, %b65 ], !dbg !3745
	%319 = phi i32 [ 1, %b63 ], [ %328, %b65 ], !dbg !3746
	%320 = icmp slt i32 %319, %50, !dbg !3747
	br i1 %320, label %b65, label %b66, !dbg !3747

b65:
	%321 = bitcast float %199 to i32, !dbg !3748
	%322 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %321, i32 %319, i32 31), !dbg !3748
	%323 = extractvalue { i32, i1 } %322, 0, !dbg !3748
	%324 = bitcast i32 %323 to float, !dbg !3748
	%325 = call float @__nv_fmaxf(float %318, float %324), !dbg !3742
	%326 = fcmp uno float %318, %324, !dbg !3742
	%327 = select i1 %326, float 0x7FF8000000000000, float %325, !dbg !3742
	%328 = add i32 %319, 1, !dbg !3749
	br label %b64, !dbg !3749

b66:
	%329 = phi float [ %300, %b61 ], [ %318, %b64 ], !dbg !3736
	br i1 %236, label %b72, label %b67, !dbg !3750

b67:
	call void @llvm.nvvm.barrier0(), !dbg !3752
	br i1 %178, label %b68, label %b69, !dbg !3753

b68:
	%330 = trunc i64 %35 to i32, !dbg !3754
	%331 = udiv i32 %330, 32, !dbg !3754
	%332 = zext i32 %331 to i64, !dbg !3754
	%333 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %332, !dbg !3755
	store float %329, float addrspace(3)* %333, align 4, !dbg !3755
	br label %b69, !dbg !3755

b69:
	call void @llvm.nvvm.barrier0(), !dbg !3756
	%334 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 0, !dbg !3757
	%335 = load float, float addrspace(3)* %334, align 4, !dbg !3757
	br label %b70, !dbg !3757

b70:
	%336 = phi float [ %335, %b69 ], [ %344, %b71 ], !dbg !3758
	%337 = phi i32 [ 1, %b69 ], [ %345, %b71 ], !dbg !3759
	%338 = sext i32 %337 to i64, !dbg !3759
	%339 = icmp slt i32 %337, %235, !dbg !3760
	br i1 %339, label %b71, label %b72, !dbg !3760

b71:
	%340 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %338, !dbg !3761
	%341 = load float, float addrspace(3)* %340, align 4, !dbg !3761
	%342 = call float @__nv_fmaxf(float %336, float %341), !dbg !3742
	%343 = fcmp uno float %336, %341, !dbg !3742
	%344 = select i1 %343, float 0x7FF8000000000000, float %342, !dbg !3742
	%345 = add i32 %337, 1, !dbg !3762
	br label %b70, !dbg !3762

b72:
	%346 = phi float [ %329, %b66 ], [ %336, %b70 ], !dbg !3735
	%347 = getelementptr inbounds float, float addrspace(1)* %195, i64 1, !dbg !3763
	store float %299, float addrspace(1)* %347, align 4, !dbg !3763
	%348 = getelementptr inbounds float, float addrspace(1)* %195, i64 2, !dbg !3764
	store float %346, float addrspace(1)* %348, align 4, !dbg !3764
	br label %b73, !dbg !3765

b73:
	%349 = phi float [ %199, %b72 ], [ %360, %b76 ], !dbg !3766
	%350 = phi i32 [ 1, %b72 ], [ %361, %b76 ], !dbg !3767
	%351 = zext i32 %350 to i64, !dbg !3767
	%352 = icmp ult i32 %350, 32, !dbg !3768
	br i1 %352, label %b74, label %b77, !dbg !3768

b74:
	%353 = trunc i64 %351 to i32, !dbg !3769
	%354 = bitcast float %349 to i32, !dbg !3769
	%355 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %354, i32 %353, i32 0), !dbg !3769
	%356 = extractvalue { i32, i1 } %355, 0, !dbg !3769
	%357 = bitcast i32 %356 to float, !dbg !3769
	%358 = icmp uge i32 %146, %350, !dbg !3770
	br i1 %358, label %b75, label %b76, !dbg !3770

b75:
	%359 = fadd float %349, %357, !dbg !3771
	br label %b76, !dbg !3771

b76:
	%360 = phi float [ %349, %b74 ], [ %359, %b75 ], !dbg !3766
	%361 = mul i32 %350, 2, !dbg !3772
	br label %b73, !dbg !3772

b77:
	br i1 %236, label %b83, label %b78, !dbg !3773

b78:
	%362 = trunc i64 %35 to i32, !dbg !3775
	%363 = udiv i32 %362, 32, !dbg !3775
	%364 = zext i32 %363 to i64, !dbg !3775
	%365 = trunc i64 %364 to i32, !dbg !3775
	call void @llvm.nvvm.barrier0(), !dbg !3776
	br i1 %204, label %b79, label %b80, !dbg !3672

b79:
	%366 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %364, !dbg !3777
	store float %349, float addrspace(3)* %366, align 4, !dbg !3777
	br label %b80, !dbg !3777

b80:
	call void @llvm.nvvm.barrier0(), !dbg !3778
	%367 = icmp slt i32 0, %365, !dbg !3778
	br i1 %367, label %b81, label %b82, !dbg !3778

b81:
	%368 = phi float [ %373, %b81_ok1 ], [ 0.000000e+00, %b80 ], !dbg !3779
	%369 = phi i64 [ %374, %b81_ok1 ], [ 0, %b80 ], !dbg !3779
	%370 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %369, !dbg !3780
	%371 = icmp uge i64 %369, 32, !dbg !3780
	br i1 %371, label %b81_fail1, label %b81_ok1, !dbg !3780, !prof !30

b81_ok1:
	%372 = load float, float addrspace(3)* %370, align 4, !dbg !3780
	%373 = fadd float %368, %372, !dbg !3781
	%374 = add i64 %369, 1, !dbg !3781
	%375 = icmp slt i64 %374, %364, !dbg !3781
	br i1 %375, label %b81, label %b82, !dbg !3781

b82:
	%376 = phi float [ 0.000000e+00, %b80 ], [ %373, %b81_ok1 ], !dbg !3779
	br label %b83, !dbg !3782

b83:
	%377 = phi float [ 0.000000e+00, %b77 ], [ %376, %b82 ], !dbg !3670
	%378 = fadd float %377, %349, !dbg !3783
	br label %b84, !dbg !3787

b84:
	%379 = phi float [ %199, %b83 ], [ %390, %b87 ], !dbg !3788
	%380 = phi i32 [ 1, %b83 ], [ %391, %b87 ], !dbg !3789
	%381 = zext i32 %380 to i64, !dbg !3789
	%382 = icmp ult i32 %380, 32, !dbg !3790
	br i1 %382, label %b85, label %b88, !dbg !3790

b85:
	%383 = trunc i64 %381 to i32, !dbg !3791
	%384 = bitcast float %379 to i32, !dbg !3791
	%385 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %384, i32 %383, i32 0), !dbg !3791
	%386 = extractvalue { i32, i1 } %385, 0, !dbg !3791
	%387 = bitcast i32 %386 to float, !dbg !3791
	%388 = icmp uge i32 %146, %380, !dbg !3792
	br i1 %388, label %b86, label %b87, !dbg !3792

b86:
	%389 = fadd float %379, %387, !dbg !3793
	br label %b87, !dbg !3793

b87:
	%390 = phi float [ %379, %b85 ], [ %389, %b86 ], !dbg !3788
	%391 = mul i32 %380, 2, !dbg !3794
	br label %b84, !dbg !3794

b88:
	br i1 %236, label %b94, label %b89, !dbg !3795

b89:
	%392 = trunc i64 %35 to i32, !dbg !3797
	%393 = udiv i32 %392, 32, !dbg !3797
	%394 = zext i32 %393 to i64, !dbg !3797
	%395 = trunc i64 %394 to i32, !dbg !3797
	call void @llvm.nvvm.barrier0(), !dbg !3798
	br i1 %204, label %b90, label %b91, !dbg !3799

b90:
	%396 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %394, !dbg !3800
	store float %379, float addrspace(3)* %396, align 4, !dbg !3800
	br label %b91, !dbg !3800

b91:
	call void @llvm.nvvm.barrier0(), !dbg !3801
	%397 = icmp slt i32 0, %395, !dbg !3801
	br i1 %397, label %b92, label %b93, !dbg !3801

b92:
	%398 = phi float [ %403, %b92_ok1 ], [ 0.000000e+00, %b91 ], !dbg !3802
	%399 = phi i64 [ %404, %b92_ok1 ], [ 0, %b91 ], !dbg !3802
	%400 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %399, !dbg !3803
	%401 = icmp uge i64 %399, 32, !dbg !3803
	br i1 %401, label %b92_fail1, label %b92_ok1, !dbg !3803, !prof !30

b92_ok1:
	%402 = load float, float addrspace(3)* %400, align 4, !dbg !3803
	%403 = fadd float %398, %402, !dbg !3804
	%404 = add i64 %399, 1, !dbg !3804
	%405 = icmp slt i64 %404, %394, !dbg !3804
	br i1 %405, label %b92, label %b93, !dbg !3804

b93:
	%406 = phi float [ 0.000000e+00, %b91 ], [ %403, %b92_ok1 ], !dbg !3802
	br label %b94, !dbg !3805

b94:
	%407 = phi float [ 0.000000e+00, %b88 ], [ %406, %b93 ], !dbg !3786
	%408 = bitcast float %379 to i32, !dbg !3806
	%409 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %408, i32 1, i32 0), !dbg !3806
	%410 = extractvalue { i32, i1 } %409, 0, !dbg !3806
	%411 = bitcast i32 %410 to float, !dbg !3806
	br i1 %178, label %b96, label %b95, !dbg !3807

b95:
	%412 = fadd float %407, %411, !dbg !3808
	br label %b96, !dbg !3809

b96:
	%413 = phi float [ %407, %b94 ], [ %412, %b95 ], !dbg !3785
	%414 = getelementptr inbounds float, float addrspace(1)* %195, i64 3, !dbg !3810
	store float %378, float addrspace(1)* %414, align 4, !dbg !3810
	%415 = getelementptr inbounds float, float addrspace(1)* %195, i64 4, !dbg !3811
	store float %413, float addrspace(1)* %415, align 4, !dbg !3811
	%416 = udiv i32 %205, 3, !dbg !3812
	%417 = zext i32 %416 to i64, !dbg !3812
	%418 = trunc i64 %417 to i32, !dbg !3812
	%419 = icmp sge i32 %418, %25, !dbg !3815
	br i1 %419, label %b97, label %b98, !dbg !3815

b97:
	call void asm sideeffect "", ""() nounwind, !dbg !3816
	br label %fail, !dbg !3816

b98:
	br i1 %236, label %b99, label %b100, !dbg !3817

b99:
	%420 = bitcast float %199 to i32, !dbg !3818
	%421 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %420, i32 %418, i32 31), !dbg !3818
	%422 = extractvalue { i32, i1 } %421, 0, !dbg !3818
	%423 = bitcast i32 %422 to float, !dbg !3818
	br label %b103, !dbg !3819

b100:
	call void @llvm.nvvm.barrier0(), !dbg !3821
	%424 = icmp eq i32 %34, %418, !dbg !3822
	br i1 %424, label %b101, label %b102, !dbg !3822

b101:
	store float %199, float addrspace(3)* @gpuc_shared_Broadcast_42_7, align 4, !dbg !3823
	br label %b102, !dbg !3823

b102:
	call void @llvm.nvvm.barrier0(), !dbg !3824
	%425 = load float, float addrspace(3)* @gpuc_shared_Broadcast_42_7, align 4, !dbg !3825
	br label %b103, !dbg !3826

b103:
	%426 = phi float [ %423, %b99 ], [ %425, %b102 ], !dbg !3814
	%427 = getelementptr inbounds float, float addrspace(1)* %195, i64 5, !dbg !3827
	store float %426, float addrspace(1)* %427, align 4, !dbg !3827
	%428 = add i32 %206, 1, !dbg !3827
	%429 = icmp slt i32 %428, 2, !dbg !3827
	br i1 %429, label %b36, label %b104, !dbg !3827

b104:
	ret void, !dbg !3551

b0_fail1:
	%430 = icmp ugt i64 %37, %p1, !dbg !3554
	br i1 %430, label %b0_fail2, label %b0_ok2, !dbg !3554

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3554
	br label %fail, !dbg !3554

b0_ok2:
	%431 = icmp uge i64 %36, %p5, !dbg !3555
	br i1 %431, label %b0_fail3, label %b0_ok3, !dbg !3555

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !3555
	br label %fail, !dbg !3555

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !3558
	br label %fail, !dbg !3558

b35_fail1:
	%432 = icmp ugt i64 %37, %p3, !dbg !3655
	br i1 %432, label %b35_fail2, label %b35_ok2, !dbg !3655

b35_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3655
	br label %fail, !dbg !3655

b35_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !3658
	br label %fail, !dbg !3658

b81_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !3780
	br label %fail, !dbg !3780

b92_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !3803
	br label %fail, !dbg !3803

fail:
	%433 = phi i32 [ 26, %b0_fail2 ], [ 27, %b0_fail3 ], [ 28, %b0_ok3 ], [ 30, %b33 ], [ 31, %b35_fail2 ], [ 28, %b35_ok2 ], [ 29, %b81_fail1 ], [ 29, %b92_fail1 ], [ 30, %b97 ], !dbg !3549
	%434 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b33 ], [ %37, %b35_fail2 ], [ 6, %b35_ok2 ], [ %369, %b81_fail1 ], [ %399, %b92_fail1 ], [ 0, %b97 ], !dbg !3549
	%435 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ 0, %b33 ], [ %p3, %b35_fail2 ], [ %194, %b35_ok2 ], [ 32, %b81_fail1 ], [ 32, %b92_fail1 ], [ 0, %b97 ], !dbg !3549
	call void @gpuc_fail(i8* %ctrl, i32 %433, i64 %434, i64 %435), !dbg !3549
	ret void, !dbg !3549
}

define void @ExchangeFloat64(double* %p0, i64 %p1, i32* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3828 {
entry:
	br label %b0, !dbg !3829

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !3829
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3829
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !3829
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3832, !range !11
	%4 = sext i32 %3 to i64, !dbg !3832
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3832, !range !12
	%6 = sext i32 %5 to i64, !dbg !3832
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3832, !range !12
	%8 = sext i32 %7 to i64, !dbg !3832
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3832, !range !13
	%10 = sext i32 %9 to i64, !dbg !3832
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3832, !range !14
	%12 = sext i32 %11 to i64, !dbg !3832
	%13 = trunc i64 %12 to i32, !dbg !3832
	%14 = trunc i64 %8 to i32, !dbg !3832
	%15 = mul i32 %13, %14, !dbg !3832
	%16 = zext i32 %15 to i64, !dbg !3832
	%17 = trunc i64 %6 to i32, !dbg !3832
	%18 = add i32 %17, %15, !dbg !3832
	%19 = zext i32 %18 to i64, !dbg !3832
	%20 = mul i64 %10, %19, !dbg !3832
	%21 = add i64 %4, %20, !dbg !3832
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3832, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3832, !range !15
	%24 = mul i32 %22, %23, !dbg !3832
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3832, !range !16
	%26 = mul i32 %24, %25, !dbg !3832
	%27 = sext i32 %26 to i64, !dbg !3832
	%28 = mul i64 %21, %27, !dbg !3832
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3832, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3832, !range !17
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3832, !range !18
	%32 = mul i32 %23, %31, !dbg !3832
	%33 = add i32 %30, %32, !dbg !3832
	%34 = mul i32 %22, %33, !dbg !3832
	%35 = add i32 %29, %34, !dbg !3832
	%36 = sext i32 %35 to i64, !dbg !3832
	%37 = add i64 %28, %36, !dbg !3832
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3833, !range !20
	%39 = sext i32 %38 to i64, !dbg !3833
	%40 = and i32 %35, -32, !dbg !3834
	%41 = sub i32 %26, %40, !dbg !3834
	%42 = icmp slt i32 %41, 32, !dbg !3834
	%43 = select i1 %42, i32 %41, i32 32, !dbg !3834
	%44 = sext i32 %43 to i64, !dbg !3834
	%45 = icmp eq i64 %44, 32, !dbg !3835
	br i1 %45, label %b1, label %b2, !dbg !3835

b1:
	br label %b2, !dbg !3835

b2:
	%46 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3836
	%47 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3837
	%48 = mul i64 %37, 4, !dbg !3839
	%49 = sub i64 %p1, %48, !dbg !3840
	%50 = getelementptr inbounds double, double addrspace(1)* %2, i64 %37, !dbg !3838
	%51 = icmp uge i64 %37, %p5, !dbg !3838
	%52 = icmp ugt i64 %48, %p1, !dbg !3840
	%53 = icmp ugt i64 4, %49, !dbg !3841
	%54 = icmp eq i64 %44, 0, !dbg !3842
	%55 = or i1 %51, %52, !dbg !3842
	%56 = or i1 %55, %53, !dbg !3842
	%57 = or i1 %56, %54, !dbg !3842
	br i1 %57, label %b2_fail1, label %b2_ok1, !dbg !3842, !prof !30

b2_ok1:
	%58 = load double, double addrspace(1)* %50, align 8, !dbg !3838
	%59 = getelementptr inbounds double, double addrspace(1)* %0, i64 %48, !dbg !3840
	%60 = trunc i64 %39 to i32, !dbg !3843
	%61 = mul i32 %60, 7, !dbg !3843
	%62 = zext i32 %61 to i64, !dbg !3843
	%63 = add i32 %61, 3, !dbg !3844
	%64 = zext i32 %63 to i64, !dbg !3844
	%65 = icmp eq i64 %44, -1, !dbg !3842
	%66 = select i1 %65, i64 1, i64 %44, !dbg !3842
	%67 = srem i64 %64, %66, !dbg !3842
	%68 = trunc i64 %67 to i32, !dbg !3845
	%69 = bitcast double %58 to i64, !dbg !3845
	%70 = trunc i64 %69 to i32, !dbg !3845
	%71 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %70, i32 %68, i32 31), !dbg !3845
	%72 = extractvalue { i32, i1 } %71, 0, !dbg !3845
	%73 = lshr i64 %69, 32, !dbg !3845
	%74 = trunc i64 %73 to i32, !dbg !3845
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %74, i32 %68, i32 31), !dbg !3845
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !3845
	%77 = zext i32 %76 to i64, !dbg !3845
	%78 = shl i64 %77, 32, !dbg !3845
	%79 = zext i32 %72 to i64, !dbg !3845
	%80 = or i64 %79, %78, !dbg !3845
	%81 = bitcast i64 %80 to double, !dbg !3845
	%82 = getelementptr inbounds double, double addrspace(1)* %59, i64 0, !dbg !3846
	store double %81, double addrspace(1)* %82, align 8, !dbg !3846
	%83 = bitcast double %58 to i64, !dbg !3847
	%84 = trunc i64 %83 to i32, !dbg !3847
	%85 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %84, i32 3, i32 0), !dbg !3847
	%86 = extractvalue { i32, i1 } %85, 0, !dbg !3847
	%87 = lshr i64 %83, 32, !dbg !3847
	%88 = trunc i64 %87 to i32, !dbg !3847
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %88, i32 3, i32 0), !dbg !3847
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !3847
	%91 = zext i32 %90 to i64, !dbg !3847
	%92 = shl i64 %91, 32, !dbg !3847
	%93 = zext i32 %86 to i64, !dbg !3847
	%94 = or i64 %93, %92, !dbg !3847
	%95 = bitcast i64 %94 to double, !dbg !3847
	%96 = getelementptr inbounds double, double addrspace(1)* %59, i64 1, !dbg !3848
	store double %95, double addrspace(1)* %96, align 8, !dbg !3848
	%97 = trunc i64 %46 to i32, !dbg !3849
	%98 = bitcast double %58 to i64, !dbg !3849
	%99 = trunc i64 %98 to i32, !dbg !3849
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %99, i32 %97, i32 31), !dbg !3849
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3849
	%102 = lshr i64 %98, 32, !dbg !3849
	%103 = trunc i64 %102 to i32, !dbg !3849
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %103, i32 %97, i32 31), !dbg !3849
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !3849
	%106 = zext i32 %105 to i64, !dbg !3849
	%107 = shl i64 %106, 32, !dbg !3849
	%108 = zext i32 %101 to i64, !dbg !3849
	%109 = or i64 %108, %107, !dbg !3849
	%110 = bitcast i64 %109 to double, !dbg !3849
	%111 = getelementptr inbounds double, double addrspace(1)* %59, i64 2, !dbg !3850
	store double %110, double addrspace(1)* %111, align 8, !dbg !3850
	%112 = trunc i64 %47 to i32, !dbg !3851
	%113 = bitcast double %58 to i64, !dbg !3851
	%114 = trunc i64 %113 to i32, !dbg !3851
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %114, i32 %112, i32 31), !dbg !3851
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !3851
	%117 = lshr i64 %113, 32, !dbg !3851
	%118 = trunc i64 %117 to i32, !dbg !3851
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %118, i32 %112, i32 31), !dbg !3851
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !3851
	%121 = zext i32 %120 to i64, !dbg !3851
	%122 = shl i64 %121, 32, !dbg !3851
	%123 = zext i32 %116 to i64, !dbg !3851
	%124 = or i64 %123, %122, !dbg !3851
	%125 = bitcast i64 %124 to double, !dbg !3851
	%126 = getelementptr inbounds double, double addrspace(1)* %59, i64 3, !dbg !3852
	store double %125, double addrspace(1)* %126, align 8, !dbg !3852
	%127 = mul i64 %37, 3, !dbg !3853
	%128 = sub i64 %p3, %127, !dbg !3854
	%129 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %127, !dbg !3854
	%130 = icmp ugt i64 %127, %p3, !dbg !3854
	%131 = icmp ugt i64 3, %128, !dbg !3855
	%132 = or i1 %130, %131, !dbg !3855
	br i1 %132, label %b2_fail5, label %b2_ok5, !dbg !3855, !prof !30

b2_ok5:
	%133 = bitcast double %58 to i64, !dbg !3856
	%134 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %133) convergent nounwind, !dbg !3856
	%135 = getelementptr inbounds i32, i32 addrspace(1)* %129, i64 0, !dbg !3857
	store i32 %134, i32 addrspace(1)* %135, align 4, !dbg !3857
	%136 = getelementptr inbounds i32, i32 addrspace(1)* %129, i64 1, !dbg !3858
	store i32 7, i32 addrspace(1)* %136, align 4, !dbg !3858
	%137 = bitcast double %58 to i64, !dbg !3859
	%138 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %137) convergent nounwind, !dbg !3859
	store i32 %138, i32 addrspace(1)* %136, align 4, !dbg !3860
	%139 = sub i64 %37, %39, !dbg !3861
	%140 = getelementptr inbounds double, double addrspace(1)* %2, i64 %139, !dbg !3862
	%141 = icmp uge i64 %139, %p5, !dbg !3862
	br i1 %141, label %b2_fail7, label %b2_ok7, !dbg !3862, !prof !30

b2_ok7:
	%142 = load double, double addrspace(1)* %140, align 8, !dbg !3862
	%143 = bitcast double %142 to i64, !dbg !3863
	%144 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %143) convergent nounwind, !dbg !3863
	%145 = getelementptr inbounds i32, i32 addrspace(1)* %129, i64 2, !dbg !3864
	store i32 %144, i32 addrspace(1)* %145, align 4, !dbg !3864
	ret void, !dbg !3831

b2_fail1:
	%146 = icmp uge i64 %37, %p5, !dbg !3838
	br i1 %146, label %b2_fail2, label %b2_ok2, !dbg !3838

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3838
	br label %fail, !dbg !3838

b2_ok2:
	%147 = icmp ugt i64 %48, %p1, !dbg !3840
	br i1 %147, label %b2_fail3, label %b2_ok3, !dbg !3840

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !3840
	br label %fail, !dbg !3840

b2_ok3:
	%148 = icmp ugt i64 4, %49, !dbg !3841
	br i1 %148, label %b2_fail4, label %b2_ok4, !dbg !3841

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !3841
	br label %fail, !dbg !3841

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !3842
	br label %fail, !dbg !3842

b2_fail5:
	%149 = icmp ugt i64 %127, %p3, !dbg !3854
	br i1 %149, label %b2_fail6, label %b2_ok6, !dbg !3854

b2_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !3854
	br label %fail, !dbg !3854

b2_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !3855
	br label %fail, !dbg !3855

b2_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !3862
	br label %fail, !dbg !3862

fail:
	%150 = phi i32 [ 0, %b2_fail2 ], [ 1, %b2_fail3 ], [ 2, %b2_fail4 ], [ 3, %b2_ok4 ], [ 4, %b2_fail6 ], [ 5, %b2_ok6 ], [ 6, %b2_fail7 ], !dbg !3829
	%151 = phi i64 [ %37, %b2_fail2 ], [ %48, %b2_fail3 ], [ 4, %b2_fail4 ], [ 0, %b2_ok4 ], [ %127, %b2_fail6 ], [ 3, %b2_ok6 ], [ %139, %b2_fail7 ], !dbg !3829
	%152 = phi i64 [ %p5, %b2_fail2 ], [ %p1, %b2_fail3 ], [ %49, %b2_fail4 ], [ 0, %b2_ok4 ], [ %p3, %b2_fail6 ], [ %128, %b2_ok6 ], [ %p5, %b2_fail7 ], !dbg !3829
	call void @gpuc_fail(i8* %ctrl, i32 %150, i64 %151, i64 %152), !dbg !3829
	ret void, !dbg !3829
}

define void @NumbersFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3865 {
entry:
	br label %b0, !dbg !3866

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !3866
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !3866
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !3866
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3869, !range !11
	%4 = sext i32 %3 to i64, !dbg !3869
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3869, !range !12
	%6 = sext i32 %5 to i64, !dbg !3869
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3869, !range !12
	%8 = sext i32 %7 to i64, !dbg !3869
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3869, !range !13
	%10 = sext i32 %9 to i64, !dbg !3869
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3869, !range !14
	%12 = sext i32 %11 to i64, !dbg !3869
	%13 = trunc i64 %12 to i32, !dbg !3869
	%14 = trunc i64 %8 to i32, !dbg !3869
	%15 = mul i32 %13, %14, !dbg !3869
	%16 = trunc i64 %6 to i32, !dbg !3869
	%17 = add i32 %16, %15, !dbg !3869
	%18 = zext i32 %17 to i64, !dbg !3869
	%19 = mul i64 %10, %18, !dbg !3869
	%20 = add i64 %4, %19, !dbg !3869
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3869, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3869, !range !15
	%23 = mul i32 %21, %22, !dbg !3869
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3869, !range !16
	%25 = mul i32 %23, %24, !dbg !3869
	%26 = sext i32 %25 to i64, !dbg !3869
	%27 = mul i64 %20, %26, !dbg !3869
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3869, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3869, !range !17
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3869, !range !18
	%31 = mul i32 %22, %30, !dbg !3869
	%32 = add i32 %29, %31, !dbg !3869
	%33 = mul i32 %21, %32, !dbg !3869
	%34 = add i32 %28, %33, !dbg !3869
	%35 = sext i32 %34 to i64, !dbg !3869
	%36 = add i64 %27, %35, !dbg !3869
	%37 = mul i64 %36, 6, !dbg !3870
	%38 = sub i64 %p1, %37, !dbg !3871
	%39 = getelementptr inbounds double, double addrspace(1)* %0, i64 %37, !dbg !3871
	%40 = getelementptr inbounds double, double addrspace(1)* %2, i64 %36, !dbg !3872
	%41 = icmp ugt i64 %37, %p1, !dbg !3871
	%42 = icmp uge i64 %36, %p5, !dbg !3872
	%43 = icmp ugt i64 6, %38, !dbg !3875
	%44 = or i1 %41, %42, !dbg !3875
	%45 = or i1 %44, %43, !dbg !3875
	br i1 %45, label %b0_fail1, label %b0_ok1, !dbg !3875, !prof !30

b0_ok1:
	%46 = load double, double addrspace(1)* %40, align 8, !dbg !3872
	%47 = and i32 %34, -32, !dbg !3882
	%48 = sub i32 %25, %47, !dbg !3882
	%49 = icmp slt i32 %48, 32, !dbg !3882
	%50 = select i1 %49, i32 %48, i32 32, !dbg !3882
	%51 = sext i32 %50 to i64, !dbg !3882
	%52 = icmp eq i64 %51, 32, !dbg !3883
	%53 = mul i64 %51, 2, !dbg !3884
	br label %b1, !dbg !3875

b1:
	%54 = phi i32 [ 0, %b0_ok1 ], [ %333, %b34 ], !dbg !3875
	br i1 %52, label %b2, label %b4, !dbg !3883

b2:
	%55 = phi double [ %72, %b3 ], [ %46, %b1 ], !dbg !3885
	%56 = phi i64 [ %75, %b3 ], [ 16, %b1 ], !dbg !3886
	%57 = icmp sgt i64 %56, 0, !dbg !3887
	br i1 %57, label %b3, label %b7, !dbg !3887

b3:
	%58 = trunc i64 %56 to i32, !dbg !3888
	%59 = bitcast double %55 to i64, !dbg !3888
	%60 = trunc i64 %59 to i32, !dbg !3888
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %60, i32 %58, i32 31), !dbg !3888
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !3888
	%63 = lshr i64 %59, 32, !dbg !3888
	%64 = trunc i64 %63 to i32, !dbg !3888
	%65 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %64, i32 %58, i32 31), !dbg !3888
	%66 = extractvalue { i32, i1 } %65, 0, !dbg !3888
	%67 = zext i32 %66 to i64, !dbg !3888
	%68 = shl i64 %67, 32, !dbg !3888
	%69 = zext i32 %62 to i64, !dbg !3888
	%70 = or i64 %69, %68, !dbg !3888
	%71 = bitcast i64 %70 to double, !dbg !3888
	%72 = fadd double %55, %71, !dbg !3889
	%73 = trunc i64 %56 to i32, !dbg !3890
	%74 = udiv i32 %73, 2, !dbg !3890
	%75 = zext i32 %74 to i64, !dbg !3890
	br label %b2, !dbg !3890

b4:
	%76 = bitcast double %46 to i64, !dbg !3891
	%77 = trunc i64 %76 to i32, !dbg !3891
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %77, i32 0, i32 31), !dbg !3891
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !3891
	%80 = lshr i64 %76, 32, !dbg !3891
	%81 = trunc i64 %80 to i32, !dbg !3891
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 0, i32 31), !dbg !3891
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !3891
	%84 = zext i32 %83 to i64, !dbg !3891
	%85 = shl i64 %84, 32, !dbg !3891
	%86 = zext i32 %79 to i64, !dbg !3891
	%87 = or i64 %86, %85, !dbg !3891
	%88 = bitcast i64 %87 to double, !dbg !3891
	br label %b5, !dbg !3891

b5:
	%89 = phi double [ %88, %b4 ], [ %105, %b6 ], !dbg !3892
	%90 = phi i32 [ 1, %b4 ], [ %106, %b6 ], !dbg !3893
	%91 = icmp slt i32 %90, %50, !dbg !3894
	br i1 %91, label %b6, label %b7, !dbg !3894

b6:
	%92 = bitcast double %46 to i64, !dbg !3895
	%93 = trunc i64 %92 to i32, !dbg !3895
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %93, i32 %90, i32 31), !dbg !3895
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !3895
	%96 = lshr i64 %92, 32, !dbg !3895
	%97 = trunc i64 %96 to i32, !dbg !3895
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 %90, i32 31), !dbg !3895
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !3895
	%100 = zext i32 %99 to i64, !dbg !3895
	%101 = shl i64 %100, 32, !dbg !3895
	%102 = zext i32 %95 to i64, !dbg !3895
	%103 = or i64 %102, %101, !dbg !3895
	%104 = bitcast i64 %103 to double, !dbg !3895
	%105 = fadd double %89, %104, !dbg !3889
	%106 = add i32 %90, 1, !dbg !3896
	br label %b5, !dbg !3896

b7:
	%107 = phi double [ %55, %b2 ], [ %89, %b5 ], !dbg !3881
	%108 = getelementptr inbounds double, double addrspace(1)* %39, i64 0, !dbg !3897
	store double %107, double addrspace(1)* %108, align 8, !dbg !3897
	br i1 %52, label %b8, label %b10, !dbg !3902

b8:
	%109 = phi double [ %134, %b9 ], [ %46, %b7 ], !dbg !3903
	%110 = phi i64 [ %137, %b9 ], [ 16, %b7 ], !dbg !3904
	%111 = icmp sgt i64 %110, 0, !dbg !3905
	br i1 %111, label %b9, label %b13, !dbg !3905

b9:
	%112 = trunc i64 %110 to i32, !dbg !3906
	%113 = bitcast double %109 to i64, !dbg !3906
	%114 = trunc i64 %113 to i32, !dbg !3906
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %114, i32 %112, i32 31), !dbg !3906
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !3906
	%117 = lshr i64 %113, 32, !dbg !3906
	%118 = trunc i64 %117 to i32, !dbg !3906
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %118, i32 %112, i32 31), !dbg !3906
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !3906
	%121 = zext i32 %120 to i64, !dbg !3906
	%122 = shl i64 %121, 32, !dbg !3906
	%123 = zext i32 %116 to i64, !dbg !3906
	%124 = or i64 %123, %122, !dbg !3906
	%125 = bitcast i64 %124 to double, !dbg !3906
	%126 = call double @__nv_fmin(double %109, double %125), !dbg !3907
	%127 = bitcast double %109 to i64, !dbg !3907
	%128 = bitcast double %125 to i64, !dbg !3907
	%129 = or i64 %127, %128, !dbg !3907
	%130 = fcmp oeq double %109, %125, !dbg !3907
	%131 = bitcast i64 %129 to double, !dbg !3907
	%132 = select i1 %130, double %131, double %126, !dbg !3907
	%133 = fcmp uno double %109, %125, !dbg !3907
	%134 = select i1 %133, double 0x7FF8000000000000, double %132, !dbg !3907
	%135 = trunc i64 %110 to i32, !dbg !3908
	%136 = udiv i32 %135, 2, !dbg !3908
	%137 = zext i32 %136 to i64, !dbg !3908
	br label %b8, !dbg !3908

b10:
	%138 = bitcast double %46 to i64, !dbg !3909
	%139 = trunc i64 %138 to i32, !dbg !3909
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %139, i32 0, i32 31), !dbg !3909
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !3909
	%142 = lshr i64 %138, 32, !dbg !3909
	%143 = trunc i64 %142 to i32, !dbg !3909
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !3909
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !3909
	%146 = zext i32 %145 to i64, !dbg !3909
	%147 = shl i64 %146, 32, !dbg !3909
	%148 = zext i32 %141 to i64, !dbg !3909
	%149 = or i64 %148, %147, !dbg !3909
	%150 = bitcast i64 %149 to double, !dbg !3909
	br label %b11, !dbg !3909

b11:
	%151 = phi double [ %150, %b10 ], [ %175, %b12 ], !dbg !3910
	%152 = phi i32 [ 1, %b10 ], [ %176, %b12 ], !dbg !3911
	%153 = icmp slt i32 %152, %50, !dbg !3912
	br i1 %153, label %b12, label %b13, !dbg !3912

b12:
	%154 = bitcast double %46 to i64, !dbg !3913
	%155 = trunc i64 %154 to i32, !dbg !3913
	%156 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %155, i32 %152, i32 31), !dbg !3913
	%157 = extractvalue { i32, i1 } %156, 0, !dbg !3913
	%158 = lshr i64 %154, 32, !dbg !3913
	%159 = trunc i64 %158 to i32, !dbg !3913
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %159, i32 %152, i32 31), !dbg !3913
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !3913
	%162 = zext i32 %161 to i64, !dbg !3913
	%163 = shl i64 %162, 32, !dbg !3913
	%164 = zext i32 %157 to i64, !dbg !3913
	%165 = or i64 %164, %163, !dbg !3913
	%166 = bitcast i64 %165 to double, !dbg !3913
	%167 = call double @__nv_fmin(double %151, double %166), !dbg !3907
	%168 = bitcast double %151 to i64, !dbg !3907
	%169 = bitcast double %166 to i64, !dbg !3907
	%170 = or i64 %168, %169, !dbg !3907
	%171 = fcmp oeq double %151, %166, !dbg !3907
	%172 = bitcast i64 %170 to double, !dbg !3907
	%173 = select i1 %171, double %172, double %167, !dbg !3907
	%174 = fcmp uno double %151, %166, !dbg !3907
	%175 = select i1 %174, double 0x7FF8000000000000, double %173, !dbg !3907
	%176 = add i32 %152, 1, !dbg !3914
	br label %b11, !dbg !3914

b13:
	%177 = phi double [ %109, %b8 ], [ %151, %b11 ], !dbg !3901
	br i1 %52, label %b14, label %b16, !dbg !3919

b14:
	%178 = phi double [ %203, %b15 ], [ %46, %b13 ], !dbg !3920
	%179 = phi i64 [ %206, %b15 ], [ 16, %b13 ], !dbg !3921
	%180 = icmp sgt i64 %179, 0, !dbg !3922
	br i1 %180, label %b15, label %b19, !dbg !3922

b15:
	%181 = trunc i64 %179 to i32, !dbg !3923
	%182 = bitcast double %178 to i64, !dbg !3923
	%183 = trunc i64 %182 to i32, !dbg !3923
	%184 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %183, i32 %181, i32 31), !dbg !3923
	%185 = extractvalue { i32, i1 } %184, 0, !dbg !3923
	%186 = lshr i64 %182, 32, !dbg !3923
	%187 = trunc i64 %186 to i32, !dbg !3923
	%188 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %187, i32 %181, i32 31), !dbg !3923
	%189 = extractvalue { i32, i1 } %188, 0, !dbg !3923
	%190 = zext i32 %189 to i64, !dbg !3923
	%191 = shl i64 %190, 32, !dbg !3923
	%192 = zext i32 %185 to i64, !dbg !3923
	%193 = or i64 %192, %191, !dbg !3923
	%194 = bitcast i64 %193 to double, !dbg !3923
	%195 = call double @__nv_fmax(double %178, double %194), !dbg !3924
	%196 = bitcast double %178 to i64, !dbg !3924
	%197 = bitcast double %194 to i64, !dbg !3924
	%198 = and i64 %196, %197, !dbg !3924
	%199 = fcmp oeq double %178, %194, !dbg !3924
	%200 = bitcast i64 %198 to double, !dbg !3924
	%201 = select i1 %199, double %200, double %195, !dbg !3924
	%202 = fcmp uno double %178, %194, !dbg !3924
	%203 = select i1 %202, double 0x7FF8000000000000, double %201, !dbg !3924
	%204 = trunc i64 %179 to i32, !dbg !3925
	%205 = udiv i32 %204, 2, !dbg !3925
	%206 = zext i32 %205 to i64, !dbg !3925
	br label %b14, !dbg !3925

b16:
	%207 = bitcast double %46 to i64, !dbg !3926
	%208 = trunc i64 %207 to i32, !dbg !3926
	%209 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %208, i32 0, i32 31), !dbg !3926
	%210 = extractvalue { i32, i1 } %209, 0, !dbg !3926
	%211 = lshr i64 %207, 32, !dbg !3926
	%212 = trunc i64 %211 to i32, !dbg !3926
	%213 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %212, i32 0, i32 31), !dbg !3926
	%214 = extractvalue { i32, i1 } %213, 0, !dbg !3926
	%215 = zext i32 %214 to i64, !dbg !3926
	%216 = shl i64 %215, 32, !dbg !3926
	%217 = zext i32 %210 to i64, !dbg !3926
	%218 = or i64 %217, %216, !dbg !3926
	%219 = bitcast i64 %218 to double, !dbg !3926
	br label %b17, !dbg !3926

b17:
	%220 = phi double [ %219, %b16 ], [ %244, %b18 ], !dbg !3927
	%221 = phi i32 [ 1, %b16 ], [ %245, %b18 ], !dbg !3928
	%222 = icmp slt i32 %221, %50, !dbg !3929
	br i1 %222, label %b18, label %b19, !dbg !3929

b18:
	%223 = bitcast double %46 to i64, !dbg !3930
	%224 = trunc i64 %223 to i32, !dbg !3930
	%225 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %224, i32 %221, i32 31), !dbg !3930
	%226 = extractvalue { i32, i1 } %225, 0, !dbg !3930
	%227 = lshr i64 %223, 32, !dbg !3930
	%228 = trunc i64 %227 to i32, !dbg !3930
	%229 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %221, i32 31), !dbg !3930
	%230 = extractvalue { i32, i1 } %229, 0, !dbg !3930
	%231 = zext i32 %230 to i64, !dbg !3930
	%232 = shl i64 %231, 32, !dbg !3930
	%233 = zext i32 %226 to i64, !dbg !3930
	%234 = or i64 %233, %232, !dbg !3930
	%235 = bitcast i64 %234 to double, !dbg !3930
	%236 = call double @__nv_fmax(double %220, double %235), !dbg !3924
	%237 = bitcast double %220 to i64, !dbg !3924
	%238 = bitcast double %235 to i64, !dbg !3924
	%239 = and i64 %237, %238, !dbg !3924
	%240 = fcmp oeq double %220, %235, !dbg !3924
	%241 = bitcast i64 %239 to double, !dbg !3924
	%242 = select i1 %240, double %241, double %236, !dbg !3924
	%243 = fcmp uno double %220, %235, !dbg !3924
	%244 = select i1 %243, double 0x7FF8000000000000, double %242, !dbg !3924
	%245 = add i32 %221, 1, !dbg !3931
	br label %b17, !dbg !3931

b19:
	%246 = phi double [ %178, %b14 ], [ %220, %b17 ], !dbg !3918
	%247 = getelementptr inbounds double, double addrspace(1)* %39, i64 1, !dbg !3932
	store double %177, double addrspace(1)* %247, align 8, !dbg !3932
	%248 = getelementptr inbounds double, double addrspace(1)* %39, i64 2, !dbg !3933
	store double %246, double addrspace(1)* %248, align 8, !dbg !3933
	%249 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3938, !range !20
	%250 = sext i32 %249 to i64, !dbg !3938
	%251 = trunc i64 %250 to i32, !dbg !3938
	br label %b20, !dbg !3938

b20:
	%252 = phi double [ %46, %b19 ], [ %272, %b23 ], !dbg !3939
	%253 = phi i32 [ 1, %b19 ], [ %273, %b23 ], !dbg !3940
	%254 = zext i32 %253 to i64, !dbg !3940
	%255 = icmp ult i32 %253, 32, !dbg !3941
	br i1 %255, label %b21, label %b24, !dbg !3941

b21:
	%256 = trunc i64 %254 to i32, !dbg !3942
	%257 = bitcast double %252 to i64, !dbg !3942
	%258 = trunc i64 %257 to i32, !dbg !3942
	%259 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %258, i32 %256, i32 0), !dbg !3942
	%260 = extractvalue { i32, i1 } %259, 0, !dbg !3942
	%261 = lshr i64 %257, 32, !dbg !3942
	%262 = trunc i64 %261 to i32, !dbg !3942
	%263 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %262, i32 %256, i32 0), !dbg !3942
	%264 = extractvalue { i32, i1 } %263, 0, !dbg !3942
	%265 = zext i32 %264 to i64, !dbg !3942
	%266 = shl i64 %265, 32, !dbg !3942
	%267 = zext i32 %260 to i64, !dbg !3942
	%268 = or i64 %267, %266, !dbg !3942
	%269 = bitcast i64 %268 to double, !dbg !3942
	%270 = icmp uge i32 %251, %253, !dbg !3943
	br i1 %270, label %b22, label %b23, !dbg !3943

b22:
	%271 = fadd double %252, %269, !dbg !3944
	br label %b23, !dbg !3944

b23:
	%272 = phi double [ %252, %b21 ], [ %271, %b22 ], !dbg !3939
	%273 = mul i32 %253, 2, !dbg !3945
	br label %b20, !dbg !3945

b24:
	%274 = fadd double 0.000000e+00, %252, !dbg !3946
	br label %b25, !dbg !3950

b25:
	%275 = phi double [ %46, %b24 ], [ %295, %b28 ], !dbg !3951
	%276 = phi i32 [ 1, %b24 ], [ %296, %b28 ], !dbg !3952
	%277 = zext i32 %276 to i64, !dbg !3952
	%278 = icmp ult i32 %276, 32, !dbg !3953
	br i1 %278, label %b26, label %b29, !dbg !3953

b26:
	%279 = trunc i64 %277 to i32, !dbg !3954
	%280 = bitcast double %275 to i64, !dbg !3954
	%281 = trunc i64 %280 to i32, !dbg !3954
	%282 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %281, i32 %279, i32 0), !dbg !3954
	%283 = extractvalue { i32, i1 } %282, 0, !dbg !3954
	%284 = lshr i64 %280, 32, !dbg !3954
	%285 = trunc i64 %284 to i32, !dbg !3954
	%286 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %285, i32 %279, i32 0), !dbg !3954
	%287 = extractvalue { i32, i1 } %286, 0, !dbg !3954
	%288 = zext i32 %287 to i64, !dbg !3954
	%289 = shl i64 %288, 32, !dbg !3954
	%290 = zext i32 %283 to i64, !dbg !3954
	%291 = or i64 %290, %289, !dbg !3954
	%292 = bitcast i64 %291 to double, !dbg !3954
	%293 = icmp uge i32 %251, %276, !dbg !3955
	br i1 %293, label %b27, label %b28, !dbg !3955

b27:
	%294 = fadd double %275, %292, !dbg !3956
	br label %b28, !dbg !3956

b28:
	%295 = phi double [ %275, %b26 ], [ %294, %b27 ], !dbg !3951
	%296 = mul i32 %276, 2, !dbg !3957
	br label %b25, !dbg !3957

b29:
	%297 = bitcast double %275 to i64, !dbg !3958
	%298 = trunc i64 %297 to i32, !dbg !3958
	%299 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %298, i32 1, i32 0), !dbg !3958
	%300 = extractvalue { i32, i1 } %299, 0, !dbg !3958
	%301 = lshr i64 %297, 32, !dbg !3958
	%302 = trunc i64 %301 to i32, !dbg !3958
	%303 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %302, i32 1, i32 0), !dbg !3958
	%304 = extractvalue { i32, i1 } %303, 0, !dbg !3958
	%305 = zext i32 %304 to i64, !dbg !3958
	%306 = shl i64 %305, 32, !dbg !3958
	%307 = zext i32 %300 to i64, !dbg !3958
	%308 = or i64 %307, %306, !dbg !3958
	%309 = bitcast i64 %308 to double, !dbg !3958
	%310 = icmp eq i32 %249, 0, !dbg !3959
	br i1 %310, label %b31, label %b30, !dbg !3959

b30:
	%311 = fadd double 0.000000e+00, %309, !dbg !3960
	br label %b31, !dbg !3961

b31:
	%312 = phi double [ 0.000000e+00, %b29 ], [ %311, %b30 ], !dbg !3948
	%313 = getelementptr inbounds double, double addrspace(1)* %39, i64 3, !dbg !3962
	store double %274, double addrspace(1)* %313, align 8, !dbg !3962
	%314 = getelementptr inbounds double, double addrspace(1)* %39, i64 4, !dbg !3963
	store double %312, double addrspace(1)* %314, align 8, !dbg !3963
	%315 = sdiv i64 %53, 3, !dbg !3964
	%316 = icmp slt i64 %315, 0, !dbg !3967
	br i1 %316, label %b33, label %b32, !dbg !3967

b32:
	%317 = icmp sge i64 %315, %51, !dbg !3968
	br i1 %317, label %b33, label %b34, !dbg !3968

b33:
	call void asm sideeffect "", ""() nounwind, !dbg !3969
	br label %fail, !dbg !3969

b34:
	%318 = trunc i64 %315 to i32, !dbg !3970
	%319 = bitcast double %46 to i64, !dbg !3970
	%320 = trunc i64 %319 to i32, !dbg !3970
	%321 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %320, i32 %318, i32 31), !dbg !3970
	%322 = extractvalue { i32, i1 } %321, 0, !dbg !3970
	%323 = lshr i64 %319, 32, !dbg !3970
	%324 = trunc i64 %323 to i32, !dbg !3970
	%325 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %324, i32 %318, i32 31), !dbg !3970
	%326 = extractvalue { i32, i1 } %325, 0, !dbg !3970
	%327 = zext i32 %326 to i64, !dbg !3970
	%328 = shl i64 %327, 32, !dbg !3970
	%329 = zext i32 %322 to i64, !dbg !3970
	%330 = or i64 %329, %328, !dbg !3970
	%331 = bitcast i64 %330 to double, !dbg !3970
	%332 = getelementptr inbounds double, double addrspace(1)* %39, i64 5, !dbg !3971
	store double %331, double addrspace(1)* %332, align 8, !dbg !3971
	%333 = add i32 %54, 1, !dbg !3971
	%334 = icmp slt i32 %333, 2, !dbg !3971
	br i1 %334, label %b1, label %b35, !dbg !3971

b35:
	%335 = sub i64 %p3, %37, !dbg !3972
	%336 = getelementptr inbounds double, double addrspace(1)* %1, i64 %37, !dbg !3972
	%337 = icmp ugt i64 %37, %p3, !dbg !3972
	%338 = icmp ugt i64 6, %335, !dbg !3975
	%339 = or i1 %337, %338, !dbg !3975
	br i1 %339, label %b35_fail1, label %b35_ok1, !dbg !3975, !prof !30

b35_ok1:
	%340 = load double, double addrspace(1)* %40, align 8, !dbg !3976
	%341 = trunc i64 %26 to i32, !dbg !3982
	%342 = add i32 %341, 32, !dbg !3982
	%343 = sub i32 %342, 1, !dbg !3983
	%344 = sub i64 %51, 1, !dbg !3988
	%345 = icmp eq i64 %250, %344, !dbg !3989
	%346 = mul i32 %341, 2, !dbg !3990
	br label %b36, !dbg !3975

b36:
	%347 = phi i32 [ 0, %b35_ok1 ], [ %722, %b103 ], !dbg !3975
	br i1 %52, label %b37, label %b39, !dbg !3992

b37:
	%348 = phi double [ %365, %b38 ], [ %340, %b36 ], !dbg !3993
	%349 = phi i64 [ %368, %b38 ], [ 16, %b36 ], !dbg !3994
	%350 = icmp sgt i64 %349, 0, !dbg !3995
	br i1 %350, label %b38, label %b42, !dbg !3995

b38:
	%351 = trunc i64 %349 to i32, !dbg !3996
	%352 = bitcast double %348 to i64, !dbg !3996
	%353 = trunc i64 %352 to i32, !dbg !3996
	%354 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %353, i32 %351, i32 31), !dbg !3996
	%355 = extractvalue { i32, i1 } %354, 0, !dbg !3996
	%356 = lshr i64 %352, 32, !dbg !3996
	%357 = trunc i64 %356 to i32, !dbg !3996
	%358 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %357, i32 %351, i32 31), !dbg !3996
	%359 = extractvalue { i32, i1 } %358, 0, !dbg !3996
	%360 = zext i32 %359 to i64, !dbg !3996
	%361 = shl i64 %360, 32, !dbg !3996
	%362 = zext i32 %355 to i64, !dbg !3996
	%363 = or i64 %362, %361, !dbg !3996
	%364 = bitcast i64 %363 to double, !dbg !3996
	%365 = fadd double %348, %364, !dbg !3997
	%366 = trunc i64 %349 to i32, !dbg !3998
	%367 = udiv i32 %366, 2, !dbg !3998
	%368 = zext i32 %367 to i64, !dbg !3998
	br label %b37, !dbg !3998

b39:
	%369 = bitcast double %340 to i64, !dbg !3999
	%370 = trunc i64 %369 to i32, !dbg !3999
	%371 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %370, i32 0, i32 31), !dbg !3999
	%372 = extractvalue { i32, i1 } %371, 0, !dbg !3999
	%373 = lshr i64 %369, 32, !dbg !3999
	%374 = trunc i64 %373 to i32, !dbg !3999
	%375 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %374, i32 0, i32 31), !dbg !3999
	%376 = extractvalue { i32, i1 } %375, 0, !dbg !3999
	%377 = zext i32 %376 to i64, !dbg !3999
	%378 = shl i64 %377, 32, !dbg !3999
	%379 = zext i32 %372 to i64, !dbg !3999
	%380 = or i64 %379, %378, !dbg !3999
	%381 = bitcast i64 %380 to double, !dbg !3999
	br label %b40, !dbg !3999

b40:
	%382 = phi double [ %381, %b39 ], [ %398, %b41 ], !dbg !4000
	%383 = phi i32 [ 1, %b39 ], [ %399, %b41 ], !dbg !4001
	%384 = icmp slt i32 %383, %50, !dbg !4002
	br i1 %384, label %b41, label %b42, !dbg !4002

b41:
	%385 = bitcast double %340 to i64, !dbg !4003
	%386 = trunc i64 %385 to i32, !dbg !4003
	%387 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %386, i32 %383, i32 31), !dbg !4003
	%388 = extractvalue { i32, i1 } %387, 0, !dbg !4003
	%389 = lshr i64 %385, 32, !dbg !4003
	%390 = trunc i64 %389 to i32, !dbg !4003
	%391 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %390, i32 %383, i32 31), !dbg !4003
	%392 = extractvalue { i32, i1 } %391, 0, !dbg !4003
	%393 = zext i32 %392 to i64, !dbg !4003
	%394 = shl i64 %393, 32, !dbg !4003
	%395 = zext i32 %388 to i64, !dbg !4003
	%396 = or i64 %395, %394, !dbg !4003
	%397 = bitcast i64 %396 to double, !dbg !4003
	%398 = fadd double %382, %397, !dbg !3997
	%399 = add i32 %383, 1, !dbg !4004
	br label %b40, !dbg !4004

b42:
	%400 = phi double [ %348, %b37 ], [ %382, %b40 ], !dbg !3991
	%401 = udiv i32 %343, 32, !dbg !4005
	%402 = zext i32 %401 to i64, !dbg !4005
	%403 = trunc i64 %402 to i32, !dbg !4005
	%404 = icmp eq i32 %403, 1, !dbg !4006
	br i1 %404, label %b48, label %b43, !dbg !4006

b43:
	call void @llvm.nvvm.barrier0(), !dbg !4008
	br i1 %310, label %b44, label %b45, !dbg !4009

b44:
	%405 = trunc i64 %35 to i32, !dbg !4010
	%406 = udiv i32 %405, 32, !dbg !4010
	%407 = zext i32 %406 to i64, !dbg !4010
	%408 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %407, !dbg !4011
	store double %400, double addrspace(3)* %408, align 8, !dbg !4011
	br label %b45, !dbg !4011

b45:
	call void @llvm.nvvm.barrier0(), !dbg !4012
	%409 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 0, !dbg !4013
	%410 = load double, double addrspace(3)* %409, align 8, !dbg !4013
	br label %b46, !dbg !4013

b46:
	%411 = phi double [ %410, %b45 ], [ %417, %b47 ], !dbg !4014
	%412 = phi i32 [ 1, %b45 ], [ %418, %b47 ], !dbg !4015
	%413 = sext i32 %412 to i64, !dbg !4015
	%414 = icmp slt i32 %412, %403, !dbg !4016
	br i1 %414, label %b47, label %b48, !dbg !4016

b47:
	%415 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %413, !dbg !4017
	%416 = load double, double addrspace(3)* %415, align 8, !dbg !4017
	%417 = fadd double %411, %416, !dbg !3997
	%418 = add i32 %412, 1, !dbg !4018
	br label %b46, !dbg !4018

b48:
	%419 = phi double [ %400, %b42 ], [ %411, %b46 ], !dbg !3980
	%420 = getelementptr inbounds double, double addrspace(1)* %336, i64 0, !dbg !4019
	store double %419, double addrspace(1)* %420, align 8, !dbg !4019
	br i1 %52, label %b49, label %b51, !dbg !4024

b49:
	%421 = phi double [ %446, %b50 ], [ %340, %b48 ], !dbg !4025
	%422 = phi i64 [ %449, %b50 ], [ 16, %b48 ], !dbg !4026
	%423 = icmp sgt i64 %422, 0, !dbg !4027
	br i1 %423, label %b50, label %b54, !dbg !4027

b50:
	%424 = trunc i64 %422 to i32, !dbg !4028
	%425 = bitcast double %421 to i64, !dbg !4028
	%426 = trunc i64 %425 to i32, !dbg !4028
	%427 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %426, i32 %424, i32 31), !dbg !4028
	%428 = extractvalue { i32, i1 } %427, 0, !dbg !4028
	%429 = lshr i64 %425, 32, !dbg !4028
	%430 = trunc i64 %429 to i32, !dbg !4028
	%431 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %430, i32 %424, i32 31), !dbg !4028
	%432 = extractvalue { i32, i1 } %431, 0, !dbg !4028
	%433 = zext i32 %432 to i64, !dbg !4028
	%434 = shl i64 %433, 32, !dbg !4028
	%435 = zext i32 %428 to i64, !dbg !4028
	%436 = or i64 %435, %434, !dbg !4028
	%437 = bitcast i64 %436 to double, !dbg !4028
	%438 = call double @__nv_fmin(double %421, double %437), !dbg !4029
	%439 = bitcast double %421 to i64, !dbg !4029
	%440 = bitcast double %437 to i64, !dbg !4029
	%441 = or i64 %439, %440, !dbg !4029
	%442 = fcmp oeq double %421, %437, !dbg !4029
	%443 = bitcast i64 %441 to double, !dbg !4029
	%444 = select i1 %442, double %443, double %438, !dbg !4029
	%445 = fcmp uno double %421, %437, !dbg !4029
	%446 = select i1 %445, double 0x7FF8000000000000, double %444, !dbg !4029
	%447 = trunc i64 %422 to i32, !dbg !4030
	%448 = udiv i32 %447, 2, !dbg !4030
	%449 = zext i32 %448 to i64, !dbg !4030
	br label %b49, !dbg !4030

b51:
	%450 = bitcast double %340 to i64, !dbg !4031
	%451 = trunc i64 %450 to i32, !dbg !4031
	%452 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %451, i32 0, i32 31), !dbg !4031
	%453 = extractvalue { i32, i1 } %452, 0, !dbg !4031
	%454 = lshr i64 %450, 32, !dbg !4031
	%455 = trunc i64 %454 to i32, !dbg !4031
	%456 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %455, i32 0, i32 31), !dbg !4031
	%457 = extractvalue { i32, i1 } %456, 0, !dbg !4031
	%458 = zext i32 %457 to i64, !dbg !4031
	%459 = shl i64 %458, 32, !dbg !4031
	%460 = zext i32 %453 to i64, !dbg !4031
	%461 = or i64 %460, %459, !dbg !4031
	%462 = bitcast i64 %461 to double, !dbg !4031
	br label %b52, !dbg !4031

b52:
	%463 = phi double [ %462, %b51 ], [ %487, %b53 ], !dbg !4032
	%464 = phi i32 [ 1, %b51 ], [ %488, %b53 ], !dbg !4033
	%465 = icmp slt i32 %464, %50, !dbg !4034
	br i1 %465, label %b53, label %b54, !dbg !4034

b53:
	%466 = bitcast double %340 to i64, !dbg !4035
	%467 = trunc i64 %466 to i32, !dbg !4035
	%468 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %467, i32 %464, i32 31), !dbg !4035
	%469 = extractvalue { i32, i1 } %468, 0, !dbg !4035
	%470 = lshr i64 %466, 32, !dbg !4035
	%471 = trunc i64 %470 to i32, !dbg !4035
	%472 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %471, i32 %464, i32 31), !dbg !4035
	%473 = extractvalue { i32, i1 } %472, 0, !dbg !4035
	%474 = zext i32 %473 to i64, !dbg !4035
	%475 = shl i64 %474, 32, !dbg !4035
	%476 = zext i32 %469 to i64, !dbg !4035
	%477 = or i64 %476, %475, !dbg !4035
	%478 = bitcast i64 %477 to double, !dbg !4035
	%479 = call double @__nv_fmin(double %463, double %478), !dbg !4029
	%480 = bitcast double %463 to i64, !dbg !4029
	%481 = bitcast double %478 to i64, !dbg !4029
	%482 = or i64 %480, %481, !dbg !4029
	%483 = fcmp oeq double %463, %478, !dbg !4029
	%484 = bitcast i64 %482 to double, !dbg !4029
	%485 = select i1 %483, double %484, double %479, !dbg !4029
	%486 = fcmp uno double %463, %478, !dbg !4029
	%487 = select i1 %486, double 0x7FF8000000000000, double %485, !dbg !4029
	%488 = add i32 %464, 1, !dbg !4036
	br label %b52, !dbg !4036

b54:
	%489 = phi double [ %421, %b49 ], [ %463, %b52 ], !dbg !4023
	br i1 %404, label %b60, label %b55, !dbg !4037

b55:
	call void @llvm.nvvm.barrier0(), !dbg !4039
	br i1 %310, label %b56, label %b57, !dbg !4040

b56:
	%490 = trunc i64 %35 to i32, !dbg !4041
	%491 = udiv i32 %490, 32, !dbg !4041
	%492 = zext i32 %491 to i64, !dbg !4041
	%493 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %492, !dbg !4042
	store double %489, double addrspace(3)* %493, align 8, !dbg !4042
	br label %b57, !dbg !4042

b57:
	call void @llvm.nvvm.barrier0(), !dbg !4043
	%494 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 0, !dbg !4044
	%495 = load double, double addrspace(3)* %494, align 8, !dbg !4044
	br label %b58, !dbg !4044

b58:
	%496 = phi double [ %495, %b57 ], [ %510, %b59 ], !dbg !4045
	%497 = phi i32 [ 1, %b57 ], [ %511, %b59 ], !dbg !4046
	%498 = sext i32 %497 to i64, !dbg !4046
	%499 = icmp slt i32 %497, %403, !dbg !4047
	br i1 %499, label %b59, label %b60, !dbg !4047

b59:
	%500 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %498, !dbg !4048
	%501 = load double, double addrspace(3)* %500, align 8, !dbg !4048
	%502 = call double @__nv_fmin(double %496, double %501), !dbg !4029
	%503 = bitcast double %496 to i64, !dbg !4029
	%504 = bitcast double %501 to i64, !dbg !4029
	%505 = or i64 %503, %504, !dbg !4029
	%506 = fcmp oeq double %496, %501, !dbg !4029
	%507 = bitcast i64 %505 to double, !dbg !4029
	%508 = select i1 %506, double %507, double %502, !dbg !4029
	%509 = fcmp uno double %496, %501, !dbg !4029
	%510 = select i1 %509, double 0x7FF8000000000000, double %508, !dbg !4029
	%511 = add i32 %497, 1, !dbg !4049
	br label %b58, !dbg !4049

b60:
	%512 = phi double [ %489, %b54 ], [ %496, %b58 ], !dbg !4022
	br i1 %52, label %b61, label %b63, !dbg !4054

b61:
	%513 = phi double [ %538, %b62 ], [ %340, %b60 ], !dbg !4055
	%514 = phi i64 [ %541, %b62 ], [ 16, %b60 ], !dbg !4056
	%515 = icmp sgt i64 %514, 0, !dbg !4057
	br i1 %515, label %b62, label %b66, !dbg !4057

b62:
	%516 = trunc i64 %514 to i32, !dbg !4058
	%517 = bitcast double %513 to i64, !dbg !4058
	%518 = trunc i64 %517 to i32, !dbg !4058
	%519 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %518, i32 %516, i32 31), !dbg !4058
	%520 = extractvalue { i32, i1 } %519, 0, !dbg !4058
	%521 = lshr i64 %517, 32, !dbg !4058
	%522 = trunc i64 %521 to i32, !dbg !4058
	%523 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %522, i32 %516, i32 31), !dbg !4058
	%524 = extractvalue { i32, i1 } %523, 0, !dbg !4058
	%525 = zext i32 %524 to i64, !dbg !4058
	%526 = shl i64 %525, 32, !dbg !4058
	%527 = zext i32 %520 to i64, !dbg !4058
	%528 = or i64 %527, %526, !dbg !4058
	%529 = bitcast i64 %528 to double, !dbg !4058
	%530 = call double @__nv_fmax(double %513, double %529), !dbg !4059
	%531 = bitcast double %513 to i64, !dbg !4059
	%532 = bitcast double %529 to i64, !dbg !4059
	%533 = and i64 %531, %532, !dbg !4059
	%534 = fcmp oeq double %513, %529, !dbg !4059
	%535 = bitcast i64 %533 to double, !dbg !4059
	%536 = select i1 %534, double %535, double %530, !dbg !4059
	%537 = fcmp uno double %513, %529, !dbg !4059
	%538 = select i1 %537, double 0x7FF8000000000000, double %536, !dbg !4059
	%539 = trunc i64 %514 to i32, !dbg !4060
	%540 = udiv i32 %539, 2, !dbg !4060
	%541 = zext i32 %540 to i64, !dbg !4060
	br label %b61, !dbg !4060

b63:
	%542 = bitcast double %340 to i64, !dbg !4061
	%543 = trunc i64 %542 to i32, !dbg !4061
	%544 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %543, i32 0, i32 31), !dbg !4061
	%545 = extractvalue { i32, i1 } %544, 0, !dbg !4061
	%546 = lshr i64 %542, 32, !dbg !4061
	%547 = trunc i64 %546 to i32, !dbg !4061
	%548 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %547, i32 0, i32 31), !dbg !4061
	%549 = extractvalue { i32, i1 } %548, 0, !dbg !4061
	%550 = zext i32 %549 to i64, !dbg !4061
	%551 = shl i64 %550, 32, !dbg !4061
	%552 = zext i32 %545 to i64, !dbg !4061
	%553 = or i64 %552, %551, !dbg !4061
	%554 = bitcast i64 %553 to double, !dbg !4061
	br label %b64, !dbg !4061

b64:
	%555 = phi double [ %554, %b63 ], [ %579, %b65 ], !dbg !4062
	%556 = phi i32 [ 1, %b63 ], [ %580, %b65 ], !dbg !4063
	%557 = icmp slt i32 %556, %50, !dbg !4064
	br i1 %557, label %b65, label %b66, !dbg !4064

b65:
	%558 = bitcast double %340 to i64, !dbg !4065
	%559 = trunc i64 %558 to i32, !dbg !4065
	%560 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %559, i32 %556, i32 31), !dbg !4065
	%561 = extractvalue { i32, i1 } %560, 0, !dbg !4065
	%562 = lshr i64 %558, 32, !dbg !4065
	%563 = trunc i64 %562 to i32, !dbg !4065
	%564 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %563, i32 %556, i32 31), !dbg !4065
	%565 = extractvalue { i32, i1 } %564, 0, !dbg !4065
	%566 = zext i32 %565 to i64, !dbg !4065
	%567 = shl i64 %566, 32, !dbg !4065
	%568 = zext i32 %561 to i64, !dbg !4065
	%569 = or i64 %568, %567, !dbg !4065
	%570 = bitcast i64 %569 to double, !dbg !4065
	%571 = call double @__nv_fmax(double %555, double %570), !dbg !4059
	%572 = bitcast double %555 to i64, !dbg !4059
	%573 = bitcast double %570 to i64, !dbg !4059
	%574 = and i64 %572, %573, !dbg !4059
	%575 = fcmp oeq double %555, %570, !dbg !4059
	%576 = bitcast i64 %574 to double, !dbg !4059
	%577 = select i1 %575, double %576, double %571, !dbg !4059
	%578 = fcmp uno double %555, %570, !dbg !4059
	%579 = select i1 %578, double 0x7FF8000000000000, double %577, !dbg !4059
	%580 = add i32 %556, 1, !dbg !4066
	br label %b64, !dbg !4066

b66:
	%581 = phi double [ %513, %b61 ], [ %555, %b64 ], !dbg !4053
	br i1 %404, label %b72, label %b67, !dbg !4067

b67:
	call void @llvm.nvvm.barrier0(), !dbg !4069
	br i1 %310, label %b68, label %b69, !dbg !4070

b68:
	%582 = trunc i64 %35 to i32, !dbg !4071
	%583 = udiv i32 %582, 32, !dbg !4071
	%584 = zext i32 %583 to i64, !dbg !4071
	%585 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %584, !dbg !4072
	store double %581, double addrspace(3)* %585, align 8, !dbg !4072
	br label %b69, !dbg !4072

b69:
	call void @llvm.nvvm.barrier0(), !dbg !4073
	%586 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 0, !dbg !4074
	%587 = load double, double addrspace(3)* %586, align 8, !dbg !4074
	br label %b70, !dbg !4074

b70:
	%588 = phi double [ %587, %b69 ], [ %602, %b71 ], !dbg !4075
	%589 = phi i32 [ 1, %b69 ], [ %603, %b71 ], !dbg !4076
	%590 = sext i32 %589 to i64, !dbg !4076
	%591 = icmp slt i32 %589, %403, !dbg !4077
	br i1 %591, label %b71, label %b72, !dbg !4077

b71:
	%592 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %590, !dbg !4078
	%593 = load double, double addrspace(3)* %592, align 8, !dbg !4078
	%594 = call double @__nv_fmax(double %588, double %593), !dbg !4059
	%595 = bitcast double %588 to i64, !dbg !4059
	%596 = bitcast double %593 to i64, !dbg !4059
	%597 = and i64 %595, %596, !dbg !4059
	%598 = fcmp oeq double %588, %593, !dbg !4059
	%599 = bitcast i64 %597 to double, !dbg !4059
	%600 = select i1 %598, double %599, double %594, !dbg !4059
	%601 = fcmp uno double %588, %593, !dbg !4059
	%602 = select i1 %601, double 0x7FF8000000000000, double %600, !dbg !4059
	%603 = add i32 %589, 1, !dbg !4079
	br label %b70, !dbg !4079

b72:
	%604 = phi double [ %581, %b66 ], [ %588, %b70 ], !dbg !4052
	%605 = getelementptr inbounds double, double addrspace(1)* %336, i64 1, !dbg !4080
	store double %512, double addrspace(1)* %605, align 8, !dbg !4080
	%606 = getelementptr inbounds double, double addrspace(1)* %336, i64 2, !dbg !4081
	store double %604, double addrspace(1)* %606, align 8, !dbg !4081
	br label %b73, !dbg !4082

b73:
	%607 = phi double [ %340, %b72 ], [ %627, %b76 ], !dbg !4083
	%608 = phi i32 [ 1, %b72 ], [ %628, %b76 ], !dbg !4084
	%609 = zext i32 %608 to i64, !dbg !4084
	%610 = icmp ult i32 %608, 32, !dbg !4085
	br i1 %610, label %b74, label %b77, !dbg !4085

b74:
	%611 = trunc i64 %609 to i32, !dbg !4086
	%612 = bitcast double %607 to i64, !dbg !4086
	%613 = trunc i64 %612 to i32, !dbg !4086
	%614 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %613, i32 %611, i32 0), !dbg !4086
	%615 = extractvalue { i32, i1 } %614, 0, !dbg !4086
	%616 = lshr i64 %612, 32, !dbg !4086
	%617 = trunc i64 %616 to i32, !dbg !4086
	%618 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %617, i32 %611, i32 0), !dbg !4086
	%619 = extractvalue { i32, i1 } %618, 0, !dbg !4086
	%620 = zext i32 %619 to i64, !dbg !4086
	%621 = shl i64 %620, 32, !dbg !4086
	%622 = zext i32 %615 to i64, !dbg !4086
	%623 = or i64 %622, %621, !dbg !4086
	%624 = bitcast i64 %623 to double, !dbg !4086
	%625 = icmp uge i32 %251, %608, !dbg !4087
	br i1 %625, label %b75, label %b76, !dbg !4087

b75:
	%626 = fadd double %607, %624, !dbg !4088
	br label %b76, !dbg !4088

b76:
	%627 = phi double [ %607, %b74 ], [ %626, %b75 ], !dbg !4083
	%628 = mul i32 %608, 2, !dbg !4089
	br label %b73, !dbg !4089

b77:
	br i1 %404, label %b83, label %b78, !dbg !4090

b78:
	%629 = trunc i64 %35 to i32, !dbg !4092
	%630 = udiv i32 %629, 32, !dbg !4092
	%631 = zext i32 %630 to i64, !dbg !4092
	%632 = trunc i64 %631 to i32, !dbg !4092
	call void @llvm.nvvm.barrier0(), !dbg !4093
	br i1 %345, label %b79, label %b80, !dbg !3989

b79:
	%633 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %631, !dbg !4094
	store double %607, double addrspace(3)* %633, align 8, !dbg !4094
	br label %b80, !dbg !4094

b80:
	call void @llvm.nvvm.barrier0(), !dbg !4095
	%634 = icmp slt i32 0, %632, !dbg !4095
	br i1 %634, label %b81, label %b82, !dbg !4095

b81:
	%635 = phi double [ %640, %b81_ok1 ], [ 0.000000e+00, %b80 ], !dbg !4096
	%636 = phi i64 [ %641, %b81_ok1 ], [ 0, %b80 ], !dbg !4096
	%637 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %636, !dbg !4097
	%638 = icmp uge i64 %636, 32, !dbg !4097
	br i1 %638, label %b81_fail1, label %b81_ok1, !dbg !4097, !prof !30

b81_ok1:
	%639 = load double, double addrspace(3)* %637, align 8, !dbg !4097
	%640 = fadd double %635, %639, !dbg !4098
	%641 = add i64 %636, 1, !dbg !4098
	%642 = icmp slt i64 %641, %631, !dbg !4098
	br i1 %642, label %b81, label %b82, !dbg !4098

b82:
	%643 = phi double [ 0.000000e+00, %b80 ], [ %640, %b81_ok1 ], !dbg !4096
	br label %b83, !dbg !4099

b83:
	%644 = phi double [ 0.000000e+00, %b77 ], [ %643, %b82 ], !dbg !3987
	%645 = fadd double %644, %607, !dbg !4100
	br label %b84, !dbg !4104

b84:
	%646 = phi double [ %340, %b83 ], [ %666, %b87 ], !dbg !4105
	%647 = phi i32 [ 1, %b83 ], [ %667, %b87 ], !dbg !4106
	%648 = zext i32 %647 to i64, !dbg !4106
	%649 = icmp ult i32 %647, 32, !dbg !4107
	br i1 %649, label %b85, label %b88, !dbg !4107

b85:
	%650 = trunc i64 %648 to i32, !dbg !4108
	%651 = bitcast double %646 to i64, !dbg !4108
	%652 = trunc i64 %651 to i32, !dbg !4108
	%653 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %652, i32 %650, i32 0), !dbg !4108
	%654 = extractvalue { i32, i1 } %653, 0, !dbg !4108
	%655 = lshr i64 %651, 32, !dbg !4108
	%656 = trunc i64 %655 to i32, !dbg !4108
	%657 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %656, i32 %650, i32 0), !dbg !4108
	%658 = extractvalue { i32, i1 } %657, 0, !dbg !4108
	%659 = zext i32 %658 to i64, !dbg !4108
	%660 = shl i64 %659, 32, !dbg !4108
	%661 = zext i32 %654 to i64, !dbg !4108
	%662 = or i64 %661, %660, !dbg !4108
	%663 = bitcast i64 %662 to double, !dbg !4108
	%664 = icmp uge i32 %251, %647, !dbg !4109
	br i1 %664, label %b86, label %b87, !dbg !4109

b86:
	%665 = fadd double %646, %663, !dbg !4110
	br label %b87, !dbg !4110

b87:
	%666 = phi double [ %646, %b85 ], [ %665, %b86 ], !dbg !4105
	%667 = mul i32 %647, 2, !dbg !4111
	br label %b84, !dbg !4111

b88:
	br i1 %404, label %b94, label %b89, !dbg !4112

b89:
	%668 = trunc i64 %35 to i32, !dbg !4114
	%669 = udiv i32 %668, 32, !dbg !4114
	%670 = zext i32 %669 to i64, !dbg !4114
	%671 = trunc i64 %670 to i32, !dbg !4114
	call void @llvm.nvvm.barrier0(), !dbg !4115
	br i1 %345, label %b90, label %b91, !dbg !4116

b90:
	%672 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %670, !dbg !4117
	store double %646, double addrspace(3)* %672, align 8, !dbg !4117
	br label %b91, !dbg !4117

b91:
	call void @llvm.nvvm.barrier0(), !dbg !4118
	%673 = icmp slt i32 0, %671, !dbg !4118
	br i1 %673, label %b92, label %b93, !dbg !4118

b92:
	%674 = phi double [ %679, %b92_ok1 ], [ 0.000000e+00, %b91 ], !dbg !4119
	%675 = phi i64 [ %680, %b92_ok1 ], [ 0, %b91 ], !dbg !4119
	%676 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %675, !dbg !4120
	%677 = icmp uge i64 %675, 32, !dbg !4120
	br i1 %677, label %b92_fail1, label %b92_ok1, !dbg !4120, !prof !30

b92_ok1:
	%678 = load double, double addrspace(3)* %676, align 8, !dbg !4120
	%679 = fadd double %674, %678, !dbg !4121
	%680 = add i64 %675, 1, !dbg !4121
	%681 = icmp slt i64 %680, %670, !dbg !4121
	br i1 %681, label %b92, label %b93, !dbg !4121

b93:
	%682 = phi double [ 0.000000e+00, %b91 ], [ %679, %b92_ok1 ], !dbg !4119
	br label %b94, !dbg !4122

b94:
	%683 = phi double [ 0.000000e+00, %b88 ], [ %682, %b93 ], !dbg !4103
	%684 = bitcast double %646 to i64, !dbg !4123
	%685 = trunc i64 %684 to i32, !dbg !4123
	%686 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %685, i32 1, i32 0), !dbg !4123
	%687 = extractvalue { i32, i1 } %686, 0, !dbg !4123
	%688 = lshr i64 %684, 32, !dbg !4123
	%689 = trunc i64 %688 to i32, !dbg !4123
	%690 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %689, i32 1, i32 0), !dbg !4123
	%691 = extractvalue { i32, i1 } %690, 0, !dbg !4123
	%692 = zext i32 %691 to i64, !dbg !4123
	%693 = shl i64 %692, 32, !dbg !4123
	%694 = zext i32 %687 to i64, !dbg !4123
	%695 = or i64 %694, %693, !dbg !4123
	%696 = bitcast i64 %695 to double, !dbg !4123
	br i1 %310, label %b96, label %b95, !dbg !4124

b95:
	%697 = fadd double %683, %696, !dbg !4125
	br label %b96, !dbg !4126

b96:
	%698 = phi double [ %683, %b94 ], [ %697, %b95 ], !dbg !4102
	%699 = getelementptr inbounds double, double addrspace(1)* %336, i64 3, !dbg !4127
	store double %645, double addrspace(1)* %699, align 8, !dbg !4127
	%700 = getelementptr inbounds double, double addrspace(1)* %336, i64 4, !dbg !4128
	store double %698, double addrspace(1)* %700, align 8, !dbg !4128
	%701 = udiv i32 %346, 3, !dbg !4129
	%702 = zext i32 %701 to i64, !dbg !4129
	%703 = trunc i64 %702 to i32, !dbg !4129
	%704 = icmp sge i32 %703, %25, !dbg !4132
	br i1 %704, label %b97, label %b98, !dbg !4132

b97:
	call void asm sideeffect "", ""() nounwind, !dbg !4133
	br label %fail, !dbg !4133

b98:
	br i1 %404, label %b99, label %b100, !dbg !4134

b99:
	%705 = bitcast double %340 to i64, !dbg !4135
	%706 = trunc i64 %705 to i32, !dbg !4135
	%707 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %706, i32 %703, i32 31), !dbg !4135
	%708 = extractvalue { i32, i1 } %707, 0, !dbg !4135
	%709 = lshr i64 %705, 32, !dbg !4135
	%710 = trunc i64 %709 to i32, !dbg !4135
	%711 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %710, i32 %703, i32 31), !dbg !4135
	%712 = extractvalue { i32, i1 } %711, 0, !dbg !4135
	%713 = zext i32 %712 to i64, !dbg !4135
	%714 = shl i64 %713, 32, !dbg !4135
	%715 = zext i32 %708 to i64, !dbg !4135
	%716 = or i64 %715, %714, !dbg !4135
	%717 = bitcast i64 %716 to double, !dbg !4135
	br label %b103, !dbg !4136

b100:
	call void @llvm.nvvm.barrier0(), !dbg !4138
	%718 = icmp eq i32 %34, %703, !dbg !4139
	br i1 %718, label %b101, label %b102, !dbg !4139

b101:
	store double %340, double addrspace(3)* @gpuc_shared_Broadcast_42_8, align 8, !dbg !4140
	br label %b102, !dbg !4140

b102:
	call void @llvm.nvvm.barrier0(), !dbg !4141
	%719 = load double, double addrspace(3)* @gpuc_shared_Broadcast_42_8, align 8, !dbg !4142
	br label %b103, !dbg !4143

b103:
	%720 = phi double [ %717, %b99 ], [ %719, %b102 ], !dbg !4131
	%721 = getelementptr inbounds double, double addrspace(1)* %336, i64 5, !dbg !4144
	store double %720, double addrspace(1)* %721, align 8, !dbg !4144
	%722 = add i32 %347, 1, !dbg !4144
	%723 = icmp slt i32 %722, 2, !dbg !4144
	br i1 %723, label %b36, label %b104, !dbg !4144

b104:
	ret void, !dbg !3868

b0_fail1:
	%724 = icmp ugt i64 %37, %p1, !dbg !3871
	br i1 %724, label %b0_fail2, label %b0_ok2, !dbg !3871

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3871
	br label %fail, !dbg !3871

b0_ok2:
	%725 = icmp uge i64 %36, %p5, !dbg !3872
	br i1 %725, label %b0_fail3, label %b0_ok3, !dbg !3872

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !3872
	br label %fail, !dbg !3872

b0_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !3875
	br label %fail, !dbg !3875

b35_fail1:
	%726 = icmp ugt i64 %37, %p3, !dbg !3972
	br i1 %726, label %b35_fail2, label %b35_ok2, !dbg !3972

b35_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !3972
	br label %fail, !dbg !3972

b35_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !3975
	br label %fail, !dbg !3975

b81_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !4097
	br label %fail, !dbg !4097

b92_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !4120
	br label %fail, !dbg !4120

fail:
	%727 = phi i32 [ 26, %b0_fail2 ], [ 27, %b0_fail3 ], [ 28, %b0_ok3 ], [ 30, %b33 ], [ 31, %b35_fail2 ], [ 28, %b35_ok2 ], [ 29, %b81_fail1 ], [ 29, %b92_fail1 ], [ 30, %b97 ], !dbg !3866
	%728 = phi i64 [ %37, %b0_fail2 ], [ %36, %b0_fail3 ], [ 6, %b0_ok3 ], [ 0, %b33 ], [ %37, %b35_fail2 ], [ 6, %b35_ok2 ], [ %636, %b81_fail1 ], [ %675, %b92_fail1 ], [ 0, %b97 ], !dbg !3866
	%729 = phi i64 [ %p1, %b0_fail2 ], [ %p5, %b0_fail3 ], [ %38, %b0_ok3 ], [ 0, %b33 ], [ %p3, %b35_fail2 ], [ %335, %b35_ok2 ], [ 32, %b81_fail1 ], [ 32, %b92_fail1 ], [ 0, %b97 ], !dbg !3866
	call void @gpuc_fail(i8* %ctrl, i32 %727, i64 %728, i64 %729), !dbg !3866
	ret void, !dbg !3866
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
!nvvm.annotations = !{!4145, !4146, !4147, !4148, !4149, !4150, !4151, !4152, !4153, !4154, !4155, !4156, !4157, !4158, !4159, !4160, !4161, !4162, !4163, !4164, !4165, !4166, !4167, !4168, !4169, !4170, !4171, !4172, !4173, !4174, !4175, !4176, !4177, !4178, !4179, !4180}
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
!353 = !DILocation(line: 77, column: 2, scope: !334, inlinedAt: !339)
!354 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !339)
!355 = !DILocation(line: 78, column: 22, scope: !334, inlinedAt: !339)
!356 = !DILocation(line: 79, column: 23, scope: !334, inlinedAt: !339)
!357 = !DILocation(line: 78, column: 27, scope: !334, inlinedAt: !339)
!358 = !DILocation(line: 16, column: 6, scope: !330, inlinedAt: !331)
!359 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!360 = !DILocation(line: 17, column: 33, scope: !330, inlinedAt: !331)
!361 = !DILocation(line: 14, column: 15, scope: !359, inlinedAt: !360)
!362 = !DILocation(line: 45, column: 16, scope: !335, inlinedAt: !361)
!363 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !362)
!364 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !362)
!365 = !DILocation(line: 68, column: 3, scope: !335, inlinedAt: !361)
!366 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !362)
!367 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !362)
!368 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !362)
!369 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !362)
!370 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !362)
!371 = !DILocation(line: 14, column: 77, scope: !359, inlinedAt: !360)
!372 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !362)
!373 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !362)
!374 = !DILocation(line: 77, column: 2, scope: !334, inlinedAt: !362)
!375 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !362)
!376 = !DILocation(line: 78, column: 22, scope: !334, inlinedAt: !362)
!377 = !DILocation(line: 79, column: 23, scope: !334, inlinedAt: !362)
!378 = !DILocation(line: 78, column: 27, scope: !334, inlinedAt: !362)
!379 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!380 = !DILocation(line: 17, column: 54, scope: !330, inlinedAt: !331)
!381 = !DILocation(line: 20, column: 15, scope: !379, inlinedAt: !380)
!382 = !DILocation(line: 45, column: 16, scope: !335, inlinedAt: !381)
!383 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !382)
!384 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !382)
!385 = !DILocation(line: 68, column: 3, scope: !335, inlinedAt: !381)
!386 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !382)
!387 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !382)
!388 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !382)
!389 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !382)
!390 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !382)
!391 = !DILocation(line: 20, column: 77, scope: !379, inlinedAt: !380)
!392 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !382)
!393 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !382)
!394 = !DILocation(line: 77, column: 2, scope: !334, inlinedAt: !382)
!395 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !382)
!396 = !DILocation(line: 78, column: 22, scope: !334, inlinedAt: !382)
!397 = !DILocation(line: 79, column: 23, scope: !334, inlinedAt: !382)
!398 = !DILocation(line: 78, column: 27, scope: !334, inlinedAt: !382)
!399 = !DILocation(line: 17, column: 6, scope: !330, inlinedAt: !331)
!400 = !DILocation(line: 17, column: 14, scope: !330, inlinedAt: !331)
!401 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!402 = distinct !DISubprogram(name: "scan", scope: !401, file: !401, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!403 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !401, file: !401, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!404 = !DILocation(line: 18, column: 40, scope: !330, inlinedAt: !331)
!405 = !DILocation(line: 6, column: 21, scope: !403, inlinedAt: !404)
!406 = !DILocation(line: 25, column: 16, scope: !402, inlinedAt: !405)
!407 = !DILocation(line: 23, column: 48, scope: !402, inlinedAt: !405)
!408 = !DILocation(line: 26, column: 6, scope: !402, inlinedAt: !405)
!409 = !DILocation(line: 26, column: 24, scope: !402, inlinedAt: !405)
!410 = !DILocation(line: 27, column: 24, scope: !402, inlinedAt: !405)
!411 = !DILocation(line: 27, column: 44, scope: !402, inlinedAt: !405)
!412 = !DILocation(line: 28, column: 4, scope: !402, inlinedAt: !405)
!413 = !DILocation(line: 26, column: 37, scope: !402, inlinedAt: !405)
!414 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !401, file: !401, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!415 = !DILocation(line: 18, column: 68, scope: !330, inlinedAt: !331)
!416 = !DILocation(line: 14, column: 21, scope: !414, inlinedAt: !415)
!417 = !DILocation(line: 23, column: 48, scope: !402, inlinedAt: !416)
!418 = !DILocation(line: 26, column: 6, scope: !402, inlinedAt: !416)
!419 = !DILocation(line: 26, column: 24, scope: !402, inlinedAt: !416)
!420 = !DILocation(line: 27, column: 24, scope: !402, inlinedAt: !416)
!421 = !DILocation(line: 27, column: 44, scope: !402, inlinedAt: !416)
!422 = !DILocation(line: 28, column: 4, scope: !402, inlinedAt: !416)
!423 = !DILocation(line: 26, column: 37, scope: !402, inlinedAt: !416)
!424 = !DILocation(line: 15, column: 20, scope: !414, inlinedAt: !415)
!425 = !DILocation(line: 15, column: 42, scope: !414, inlinedAt: !415)
!426 = !DILocation(line: 18, column: 2, scope: !330, inlinedAt: !331)
!427 = !DILocation(line: 18, column: 6, scope: !330, inlinedAt: !331)
!428 = !DILocation(line: 18, column: 14, scope: !330, inlinedAt: !331)
!429 = !DILocation(line: 19, column: 42, scope: !330, inlinedAt: !331)
!430 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!431 = distinct !DISubprogram(name: "Broadcast", scope: !430, file: !430, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!432 = !DILocation(line: 19, column: 25, scope: !330, inlinedAt: !331)
!433 = !DILocation(line: 36, column: 10, scope: !431, inlinedAt: !432)
!434 = !DILocation(line: 36, column: 22, scope: !431, inlinedAt: !432)
!435 = !DILocation(line: 37, column: 8, scope: !431, inlinedAt: !432)
!436 = !DILocation(line: 40, column: 17, scope: !431, inlinedAt: !432)
!437 = !DILocation(line: 19, column: 6, scope: !330, inlinedAt: !331)
!438 = !DILocation(line: 31, column: 26, scope: !324, inlinedAt: !325)
!439 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!440 = !DILocation(line: 31, column: 9, scope: !324, inlinedAt: !325)
!441 = !DILocation(line: 14, column: 11, scope: !439, inlinedAt: !440)
!442 = !DILocation(line: 31, column: 48, scope: !324, inlinedAt: !325)
!443 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!444 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!445 = !DILocation(line: 16, column: 25, scope: !439, inlinedAt: !440)
!446 = !DILocation(line: 8, column: 15, scope: !444, inlinedAt: !445)
!447 = !DILocation(line: 45, column: 16, scope: !443, inlinedAt: !446)
!448 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !447)
!449 = distinct !DISubprogram(name: "Block.warps", scope: !430, file: !430, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!450 = !DILocation(line: 46, column: 14, scope: !443, inlinedAt: !446)
!451 = !DILocation(line: 26, column: 47, scope: !449, inlinedAt: !450)
!452 = !DILocation(line: 26, column: 59, scope: !449, inlinedAt: !450)
!453 = distinct !DISubprogram(name: "scan", scope: !401, file: !401, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!454 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !401, file: !401, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!455 = !DILocation(line: 18, column: 40, scope: !439, inlinedAt: !440)
!456 = !DILocation(line: 6, column: 21, scope: !454, inlinedAt: !455)
!457 = !DILocation(line: 37, column: 21, scope: !453, inlinedAt: !456)
!458 = !DILocation(line: 37, column: 10, scope: !453, inlinedAt: !456)
!459 = !DILocation(line: 19, column: 40, scope: !439, inlinedAt: !440)
!460 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !447)
!461 = !DILocation(line: 68, column: 3, scope: !443, inlinedAt: !446)
!462 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !447)
!463 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !447)
!464 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !447)
!465 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !447)
!466 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !447)
!467 = !DILocation(line: 8, column: 76, scope: !444, inlinedAt: !445)
!468 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !447)
!469 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !447)
!470 = !DILocation(line: 77, column: 2, scope: !334, inlinedAt: !447)
!471 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !447)
!472 = !DILocation(line: 78, column: 22, scope: !334, inlinedAt: !447)
!473 = !DILocation(line: 79, column: 23, scope: !334, inlinedAt: !447)
!474 = !DILocation(line: 78, column: 27, scope: !334, inlinedAt: !447)
!475 = !DILocation(line: 26, column: 64, scope: !449, inlinedAt: !450)
!476 = !DILocation(line: 47, column: 7, scope: !443, inlinedAt: !446)
!477 = !DILocation(line: 50, column: 31, scope: !443, inlinedAt: !446)
!478 = !DILocation(line: 51, column: 10, scope: !443, inlinedAt: !446)
!479 = !DILocation(line: 52, column: 14, scope: !443, inlinedAt: !446)
!480 = !DILocation(line: 53, column: 17, scope: !443, inlinedAt: !446)
!481 = !DILocation(line: 53, column: 8, scope: !443, inlinedAt: !446)
!482 = !DILocation(line: 55, column: 10, scope: !443, inlinedAt: !446)
!483 = !DILocation(line: 56, column: 11, scope: !443, inlinedAt: !446)
!484 = !DILocation(line: 43, column: 50, scope: !443, inlinedAt: !446)
!485 = !DILocation(line: 57, column: 6, scope: !443, inlinedAt: !446)
!486 = !DILocation(line: 57, column: 16, scope: !443, inlinedAt: !446)
!487 = !DILocation(line: 58, column: 17, scope: !443, inlinedAt: !446)
!488 = !DILocation(line: 57, column: 21, scope: !443, inlinedAt: !446)
!489 = !DILocation(line: 16, column: 6, scope: !439, inlinedAt: !440)
!490 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!491 = !DILocation(line: 17, column: 33, scope: !439, inlinedAt: !440)
!492 = !DILocation(line: 14, column: 15, scope: !490, inlinedAt: !491)
!493 = !DILocation(line: 45, column: 16, scope: !443, inlinedAt: !492)
!494 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !493)
!495 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !493)
!496 = !DILocation(line: 68, column: 3, scope: !443, inlinedAt: !492)
!497 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !493)
!498 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !493)
!499 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !493)
!500 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !493)
!501 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !493)
!502 = !DILocation(line: 14, column: 77, scope: !490, inlinedAt: !491)
!503 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !493)
!504 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !493)
!505 = !DILocation(line: 77, column: 2, scope: !334, inlinedAt: !493)
!506 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !493)
!507 = !DILocation(line: 78, column: 22, scope: !334, inlinedAt: !493)
!508 = !DILocation(line: 79, column: 23, scope: !334, inlinedAt: !493)
!509 = !DILocation(line: 78, column: 27, scope: !334, inlinedAt: !493)
!510 = !DILocation(line: 47, column: 7, scope: !443, inlinedAt: !492)
!511 = !DILocation(line: 50, column: 31, scope: !443, inlinedAt: !492)
!512 = !DILocation(line: 51, column: 10, scope: !443, inlinedAt: !492)
!513 = !DILocation(line: 52, column: 14, scope: !443, inlinedAt: !492)
!514 = !DILocation(line: 53, column: 17, scope: !443, inlinedAt: !492)
!515 = !DILocation(line: 53, column: 8, scope: !443, inlinedAt: !492)
!516 = !DILocation(line: 55, column: 10, scope: !443, inlinedAt: !492)
!517 = !DILocation(line: 56, column: 11, scope: !443, inlinedAt: !492)
!518 = !DILocation(line: 43, column: 50, scope: !443, inlinedAt: !492)
!519 = !DILocation(line: 57, column: 6, scope: !443, inlinedAt: !492)
!520 = !DILocation(line: 57, column: 16, scope: !443, inlinedAt: !492)
!521 = !DILocation(line: 58, column: 17, scope: !443, inlinedAt: !492)
!522 = !DILocation(line: 57, column: 21, scope: !443, inlinedAt: !492)
!523 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!524 = !DILocation(line: 17, column: 54, scope: !439, inlinedAt: !440)
!525 = !DILocation(line: 20, column: 15, scope: !523, inlinedAt: !524)
!526 = !DILocation(line: 45, column: 16, scope: !443, inlinedAt: !525)
!527 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !526)
!528 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !526)
!529 = !DILocation(line: 68, column: 3, scope: !443, inlinedAt: !525)
!530 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !526)
!531 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !526)
!532 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !526)
!533 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !526)
!534 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !526)
!535 = !DILocation(line: 20, column: 77, scope: !523, inlinedAt: !524)
!536 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !526)
!537 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !526)
!538 = !DILocation(line: 77, column: 2, scope: !334, inlinedAt: !526)
!539 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !526)
!540 = !DILocation(line: 78, column: 22, scope: !334, inlinedAt: !526)
!541 = !DILocation(line: 79, column: 23, scope: !334, inlinedAt: !526)
!542 = !DILocation(line: 78, column: 27, scope: !334, inlinedAt: !526)
!543 = !DILocation(line: 47, column: 7, scope: !443, inlinedAt: !525)
!544 = !DILocation(line: 50, column: 31, scope: !443, inlinedAt: !525)
!545 = !DILocation(line: 51, column: 10, scope: !443, inlinedAt: !525)
!546 = !DILocation(line: 52, column: 14, scope: !443, inlinedAt: !525)
!547 = !DILocation(line: 53, column: 17, scope: !443, inlinedAt: !525)
!548 = !DILocation(line: 53, column: 8, scope: !443, inlinedAt: !525)
!549 = !DILocation(line: 55, column: 10, scope: !443, inlinedAt: !525)
!550 = !DILocation(line: 56, column: 11, scope: !443, inlinedAt: !525)
!551 = !DILocation(line: 43, column: 50, scope: !443, inlinedAt: !525)
!552 = !DILocation(line: 57, column: 6, scope: !443, inlinedAt: !525)
!553 = !DILocation(line: 57, column: 16, scope: !443, inlinedAt: !525)
!554 = !DILocation(line: 58, column: 17, scope: !443, inlinedAt: !525)
!555 = !DILocation(line: 57, column: 21, scope: !443, inlinedAt: !525)
!556 = !DILocation(line: 17, column: 6, scope: !439, inlinedAt: !440)
!557 = !DILocation(line: 17, column: 14, scope: !439, inlinedAt: !440)
!558 = !DILocation(line: 25, column: 16, scope: !453, inlinedAt: !456)
!559 = !DILocation(line: 23, column: 48, scope: !453, inlinedAt: !456)
!560 = !DILocation(line: 26, column: 6, scope: !453, inlinedAt: !456)
!561 = !DILocation(line: 26, column: 24, scope: !453, inlinedAt: !456)
!562 = !DILocation(line: 27, column: 24, scope: !453, inlinedAt: !456)
!563 = !DILocation(line: 27, column: 44, scope: !453, inlinedAt: !456)
!564 = !DILocation(line: 28, column: 4, scope: !453, inlinedAt: !456)
!565 = !DILocation(line: 26, column: 37, scope: !453, inlinedAt: !456)
!566 = !DILocation(line: 31, column: 15, scope: !453, inlinedAt: !456)
!567 = !DILocation(line: 34, column: 32, scope: !453, inlinedAt: !456)
!568 = !DILocation(line: 35, column: 19, scope: !453, inlinedAt: !456)
!569 = !DILocation(line: 36, column: 10, scope: !453, inlinedAt: !456)
!570 = !DILocation(line: 38, column: 9, scope: !453, inlinedAt: !456)
!571 = !DILocation(line: 40, column: 10, scope: !453, inlinedAt: !456)
!572 = !DILocation(line: 23, column: 59, scope: !453, inlinedAt: !456)
!573 = !DILocation(line: 42, column: 19, scope: !453, inlinedAt: !456)
!574 = !DILocation(line: 42, column: 3, scope: !453, inlinedAt: !456)
!575 = !DILocation(line: 44, column: 2, scope: !454, inlinedAt: !455)
!576 = !DILocation(line: 7, column: 16, scope: !454, inlinedAt: !455)
!577 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !401, file: !401, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!578 = !DILocation(line: 18, column: 68, scope: !439, inlinedAt: !440)
!579 = !DILocation(line: 14, column: 21, scope: !577, inlinedAt: !578)
!580 = !DILocation(line: 25, column: 16, scope: !453, inlinedAt: !579)
!581 = !DILocation(line: 23, column: 48, scope: !453, inlinedAt: !579)
!582 = !DILocation(line: 26, column: 6, scope: !453, inlinedAt: !579)
!583 = !DILocation(line: 26, column: 24, scope: !453, inlinedAt: !579)
!584 = !DILocation(line: 27, column: 24, scope: !453, inlinedAt: !579)
!585 = !DILocation(line: 27, column: 44, scope: !453, inlinedAt: !579)
!586 = !DILocation(line: 28, column: 4, scope: !453, inlinedAt: !579)
!587 = !DILocation(line: 26, column: 37, scope: !453, inlinedAt: !579)
!588 = !DILocation(line: 31, column: 15, scope: !453, inlinedAt: !579)
!589 = !DILocation(line: 34, column: 32, scope: !453, inlinedAt: !579)
!590 = !DILocation(line: 35, column: 19, scope: !453, inlinedAt: !579)
!591 = !DILocation(line: 36, column: 10, scope: !453, inlinedAt: !579)
!592 = !DILocation(line: 37, column: 10, scope: !453, inlinedAt: !579)
!593 = !DILocation(line: 38, column: 9, scope: !453, inlinedAt: !579)
!594 = !DILocation(line: 40, column: 10, scope: !453, inlinedAt: !579)
!595 = !DILocation(line: 23, column: 59, scope: !453, inlinedAt: !579)
!596 = !DILocation(line: 42, column: 19, scope: !453, inlinedAt: !579)
!597 = !DILocation(line: 42, column: 3, scope: !453, inlinedAt: !579)
!598 = !DILocation(line: 44, column: 2, scope: !577, inlinedAt: !578)
!599 = !DILocation(line: 15, column: 20, scope: !577, inlinedAt: !578)
!600 = !DILocation(line: 15, column: 42, scope: !577, inlinedAt: !578)
!601 = !DILocation(line: 18, column: 16, scope: !577, inlinedAt: !578)
!602 = !DILocation(line: 18, column: 2, scope: !439, inlinedAt: !440)
!603 = !DILocation(line: 18, column: 6, scope: !439, inlinedAt: !440)
!604 = !DILocation(line: 18, column: 14, scope: !439, inlinedAt: !440)
!605 = !DILocation(line: 19, column: 42, scope: !439, inlinedAt: !440)
!606 = distinct !DISubprogram(name: "Broadcast", scope: !430, file: !430, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!607 = !DILocation(line: 19, column: 25, scope: !439, inlinedAt: !440)
!608 = !DILocation(line: 36, column: 22, scope: !606, inlinedAt: !607)
!609 = !DILocation(line: 37, column: 8, scope: !606, inlinedAt: !607)
!610 = !DILocation(line: 39, column: 15, scope: !606, inlinedAt: !607)
!611 = !DILocation(line: 40, column: 17, scope: !606, inlinedAt: !607)
!612 = !DILocation(line: 40, column: 3, scope: !439, inlinedAt: !440)
!613 = !DILocation(line: 42, column: 16, scope: !606, inlinedAt: !607)
!614 = !DILocation(line: 43, column: 10, scope: !606, inlinedAt: !607)
!615 = !DILocation(line: 44, column: 14, scope: !606, inlinedAt: !607)
!616 = !DILocation(line: 45, column: 3, scope: !606, inlinedAt: !607)
!617 = !DILocation(line: 47, column: 10, scope: !606, inlinedAt: !607)
!618 = !DILocation(line: 48, column: 9, scope: !606, inlinedAt: !607)
!619 = !DILocation(line: 48, column: 2, scope: !439, inlinedAt: !440)
!620 = !DILocation(line: 19, column: 6, scope: !439, inlinedAt: !440)
!621 = distinct !DISubprogram(name: "IntegersInt8", scope: !283, file: !283, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!622 = !DILocation(line: 20, column: 6, scope: !621)
!623 = distinct !DISubprogram(name: "groupIntegers", scope: !323, file: !323, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!624 = !DILocation(line: 20, column: 73, scope: !621)
!625 = !DILocation(line: 35, column: 20, scope: !623, inlinedAt: !624)
!626 = !DILocation(line: 36, column: 27, scope: !623, inlinedAt: !624)
!627 = !DILocation(line: 36, column: 25, scope: !623, inlinedAt: !624)
!628 = !DILocation(line: 36, column: 48, scope: !623, inlinedAt: !624)
!629 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!630 = !DILocation(line: 36, column: 10, scope: !623, inlinedAt: !624)
!631 = !DILocation(line: 24, column: 11, scope: !629, inlinedAt: !630)
!632 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!633 = !DILocation(line: 25, column: 40, scope: !629, inlinedAt: !630)
!634 = !DILocation(line: 26, column: 15, scope: !632, inlinedAt: !633)
!635 = !DILocation(line: 45, column: 16, scope: !335, inlinedAt: !634)
!636 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !635)
!637 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !635)
!638 = !DILocation(line: 68, column: 3, scope: !335, inlinedAt: !634)
!639 = !DILocation(line: 70, column: 13, scope: !334, inlinedAt: !635)
!640 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !635)
!641 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !635)
!642 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !635)
!643 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !635)
!644 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !635)
!645 = !DILocation(line: 26, column: 76, scope: !632, inlinedAt: !633)
!646 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !635)
!647 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !635)
!648 = !DILocation(line: 77, column: 2, scope: !334, inlinedAt: !635)
!649 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !635)
!650 = !DILocation(line: 78, column: 22, scope: !334, inlinedAt: !635)
!651 = !DILocation(line: 79, column: 23, scope: !334, inlinedAt: !635)
!652 = !DILocation(line: 78, column: 27, scope: !334, inlinedAt: !635)
!653 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!654 = !DILocation(line: 25, column: 60, scope: !629, inlinedAt: !630)
!655 = !DILocation(line: 31, column: 15, scope: !653, inlinedAt: !654)
!656 = !DILocation(line: 45, column: 16, scope: !335, inlinedAt: !655)
!657 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !656)
!658 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !656)
!659 = !DILocation(line: 68, column: 3, scope: !335, inlinedAt: !655)
!660 = !DILocation(line: 70, column: 13, scope: !334, inlinedAt: !656)
!661 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !656)
!662 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !656)
!663 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !656)
!664 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !656)
!665 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !656)
!666 = !DILocation(line: 31, column: 74, scope: !653, inlinedAt: !654)
!667 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !656)
!668 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !656)
!669 = !DILocation(line: 77, column: 2, scope: !334, inlinedAt: !656)
!670 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !656)
!671 = !DILocation(line: 78, column: 22, scope: !334, inlinedAt: !656)
!672 = !DILocation(line: 79, column: 23, scope: !334, inlinedAt: !656)
!673 = !DILocation(line: 78, column: 27, scope: !334, inlinedAt: !656)
!674 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!675 = !DILocation(line: 25, column: 81, scope: !629, inlinedAt: !630)
!676 = !DILocation(line: 37, column: 15, scope: !674, inlinedAt: !675)
!677 = !DILocation(line: 45, column: 16, scope: !335, inlinedAt: !676)
!678 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !677)
!679 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !677)
!680 = !DILocation(line: 68, column: 3, scope: !335, inlinedAt: !676)
!681 = !DILocation(line: 70, column: 13, scope: !334, inlinedAt: !677)
!682 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !677)
!683 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !677)
!684 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !677)
!685 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !677)
!686 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !677)
!687 = !DILocation(line: 37, column: 76, scope: !674, inlinedAt: !675)
!688 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !677)
!689 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !677)
!690 = !DILocation(line: 77, column: 2, scope: !334, inlinedAt: !677)
!691 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !677)
!692 = !DILocation(line: 78, column: 22, scope: !334, inlinedAt: !677)
!693 = !DILocation(line: 79, column: 23, scope: !334, inlinedAt: !677)
!694 = !DILocation(line: 78, column: 27, scope: !334, inlinedAt: !677)
!695 = !DILocation(line: 25, column: 5, scope: !629, inlinedAt: !630)
!696 = !DILocation(line: 25, column: 13, scope: !629, inlinedAt: !630)
!697 = !DILocation(line: 25, column: 21, scope: !629, inlinedAt: !630)
!698 = !DILocation(line: 37, column: 27, scope: !623, inlinedAt: !624)
!699 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!700 = !DILocation(line: 37, column: 10, scope: !623, inlinedAt: !624)
!701 = !DILocation(line: 24, column: 11, scope: !699, inlinedAt: !700)
!702 = !DILocation(line: 37, column: 50, scope: !623, inlinedAt: !624)
!703 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!704 = !DILocation(line: 25, column: 40, scope: !699, inlinedAt: !700)
!705 = !DILocation(line: 26, column: 15, scope: !703, inlinedAt: !704)
!706 = !DILocation(line: 45, column: 16, scope: !443, inlinedAt: !705)
!707 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !706)
!708 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !706)
!709 = !DILocation(line: 68, column: 3, scope: !443, inlinedAt: !705)
!710 = !DILocation(line: 70, column: 13, scope: !334, inlinedAt: !706)
!711 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !706)
!712 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !706)
!713 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !706)
!714 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !706)
!715 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !706)
!716 = !DILocation(line: 26, column: 76, scope: !703, inlinedAt: !704)
!717 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !706)
!718 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !706)
!719 = !DILocation(line: 77, column: 2, scope: !334, inlinedAt: !706)
!720 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !706)
!721 = !DILocation(line: 78, column: 22, scope: !334, inlinedAt: !706)
!722 = !DILocation(line: 79, column: 23, scope: !334, inlinedAt: !706)
!723 = !DILocation(line: 78, column: 27, scope: !334, inlinedAt: !706)
!724 = !DILocation(line: 46, column: 14, scope: !443, inlinedAt: !705)
!725 = !DILocation(line: 26, column: 47, scope: !449, inlinedAt: !724)
!726 = !DILocation(line: 26, column: 59, scope: !449, inlinedAt: !724)
!727 = !DILocation(line: 26, column: 64, scope: !449, inlinedAt: !724)
!728 = !DILocation(line: 47, column: 7, scope: !443, inlinedAt: !705)
!729 = !DILocation(line: 50, column: 31, scope: !443, inlinedAt: !705)
!730 = !DILocation(line: 51, column: 10, scope: !443, inlinedAt: !705)
!731 = !DILocation(line: 52, column: 11, scope: !443, inlinedAt: !705)
!732 = !DILocation(line: 52, column: 14, scope: !443, inlinedAt: !705)
!733 = !DILocation(line: 53, column: 17, scope: !443, inlinedAt: !705)
!734 = !DILocation(line: 53, column: 8, scope: !443, inlinedAt: !705)
!735 = !DILocation(line: 55, column: 10, scope: !443, inlinedAt: !705)
!736 = !DILocation(line: 56, column: 11, scope: !443, inlinedAt: !705)
!737 = !DILocation(line: 43, column: 50, scope: !443, inlinedAt: !705)
!738 = !DILocation(line: 57, column: 6, scope: !443, inlinedAt: !705)
!739 = !DILocation(line: 57, column: 16, scope: !443, inlinedAt: !705)
!740 = !DILocation(line: 58, column: 17, scope: !443, inlinedAt: !705)
!741 = !DILocation(line: 57, column: 21, scope: !443, inlinedAt: !705)
!742 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!743 = !DILocation(line: 25, column: 60, scope: !699, inlinedAt: !700)
!744 = !DILocation(line: 31, column: 15, scope: !742, inlinedAt: !743)
!745 = !DILocation(line: 45, column: 16, scope: !443, inlinedAt: !744)
!746 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !745)
!747 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !745)
!748 = !DILocation(line: 68, column: 3, scope: !443, inlinedAt: !744)
!749 = !DILocation(line: 70, column: 13, scope: !334, inlinedAt: !745)
!750 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !745)
!751 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !745)
!752 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !745)
!753 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !745)
!754 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !745)
!755 = !DILocation(line: 31, column: 74, scope: !742, inlinedAt: !743)
!756 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !745)
!757 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !745)
!758 = !DILocation(line: 77, column: 2, scope: !334, inlinedAt: !745)
!759 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !745)
!760 = !DILocation(line: 78, column: 22, scope: !334, inlinedAt: !745)
!761 = !DILocation(line: 79, column: 23, scope: !334, inlinedAt: !745)
!762 = !DILocation(line: 78, column: 27, scope: !334, inlinedAt: !745)
!763 = !DILocation(line: 47, column: 7, scope: !443, inlinedAt: !744)
!764 = !DILocation(line: 50, column: 31, scope: !443, inlinedAt: !744)
!765 = !DILocation(line: 51, column: 10, scope: !443, inlinedAt: !744)
!766 = !DILocation(line: 52, column: 11, scope: !443, inlinedAt: !744)
!767 = !DILocation(line: 52, column: 14, scope: !443, inlinedAt: !744)
!768 = !DILocation(line: 53, column: 17, scope: !443, inlinedAt: !744)
!769 = !DILocation(line: 53, column: 8, scope: !443, inlinedAt: !744)
!770 = !DILocation(line: 55, column: 10, scope: !443, inlinedAt: !744)
!771 = !DILocation(line: 56, column: 11, scope: !443, inlinedAt: !744)
!772 = !DILocation(line: 43, column: 50, scope: !443, inlinedAt: !744)
!773 = !DILocation(line: 57, column: 6, scope: !443, inlinedAt: !744)
!774 = !DILocation(line: 57, column: 16, scope: !443, inlinedAt: !744)
!775 = !DILocation(line: 58, column: 17, scope: !443, inlinedAt: !744)
!776 = !DILocation(line: 57, column: 21, scope: !443, inlinedAt: !744)
!777 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!778 = !DILocation(line: 25, column: 81, scope: !699, inlinedAt: !700)
!779 = !DILocation(line: 37, column: 15, scope: !777, inlinedAt: !778)
!780 = !DILocation(line: 45, column: 16, scope: !443, inlinedAt: !779)
!781 = !DILocation(line: 67, column: 13, scope: !334, inlinedAt: !780)
!782 = !DILocation(line: 68, column: 15, scope: !334, inlinedAt: !780)
!783 = !DILocation(line: 68, column: 3, scope: !443, inlinedAt: !779)
!784 = !DILocation(line: 70, column: 13, scope: !334, inlinedAt: !780)
!785 = !DILocation(line: 71, column: 7, scope: !334, inlinedAt: !780)
!786 = !DILocation(line: 66, column: 35, scope: !334, inlinedAt: !780)
!787 = !DILocation(line: 72, column: 7, scope: !334, inlinedAt: !780)
!788 = !DILocation(line: 72, column: 35, scope: !334, inlinedAt: !780)
!789 = !DILocation(line: 73, column: 23, scope: !334, inlinedAt: !780)
!790 = !DILocation(line: 37, column: 76, scope: !777, inlinedAt: !778)
!791 = !DILocation(line: 72, column: 40, scope: !334, inlinedAt: !780)
!792 = !DILocation(line: 77, column: 16, scope: !334, inlinedAt: !780)
!793 = !DILocation(line: 77, column: 2, scope: !334, inlinedAt: !780)
!794 = !DILocation(line: 78, column: 6, scope: !334, inlinedAt: !780)
!795 = !DILocation(line: 78, column: 22, scope: !334, inlinedAt: !780)
!796 = !DILocation(line: 79, column: 23, scope: !334, inlinedAt: !780)
!797 = !DILocation(line: 78, column: 27, scope: !334, inlinedAt: !780)
!798 = !DILocation(line: 47, column: 7, scope: !443, inlinedAt: !779)
!799 = !DILocation(line: 50, column: 31, scope: !443, inlinedAt: !779)
!800 = !DILocation(line: 51, column: 10, scope: !443, inlinedAt: !779)
!801 = !DILocation(line: 52, column: 11, scope: !443, inlinedAt: !779)
!802 = !DILocation(line: 52, column: 14, scope: !443, inlinedAt: !779)
!803 = !DILocation(line: 53, column: 17, scope: !443, inlinedAt: !779)
!804 = !DILocation(line: 53, column: 8, scope: !443, inlinedAt: !779)
!805 = !DILocation(line: 55, column: 10, scope: !443, inlinedAt: !779)
!806 = !DILocation(line: 56, column: 11, scope: !443, inlinedAt: !779)
!807 = !DILocation(line: 43, column: 50, scope: !443, inlinedAt: !779)
!808 = !DILocation(line: 57, column: 6, scope: !443, inlinedAt: !779)
!809 = !DILocation(line: 57, column: 16, scope: !443, inlinedAt: !779)
!810 = !DILocation(line: 58, column: 17, scope: !443, inlinedAt: !779)
!811 = !DILocation(line: 57, column: 21, scope: !443, inlinedAt: !779)
!812 = !DILocation(line: 25, column: 5, scope: !699, inlinedAt: !700)
!813 = !DILocation(line: 25, column: 13, scope: !699, inlinedAt: !700)
!814 = !DILocation(line: 25, column: 21, scope: !699, inlinedAt: !700)
!815 = distinct !DISubprogram(name: "ExchangeInt16", scope: !283, file: !283, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!816 = !DILocation(line: 25, column: 6, scope: !815)
!817 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!818 = !DILocation(line: 26, column: 10, scope: !815)
!819 = !DILocation(line: 21, column: 29, scope: !817, inlinedAt: !818)
!820 = !DILocation(line: 21, column: 39, scope: !817, inlinedAt: !818)
!821 = !DILocation(line: 21, column: 49, scope: !817, inlinedAt: !818)
!822 = !DILocation(line: 23, column: 7, scope: !817, inlinedAt: !818)
!823 = !DILocation(line: 22, column: 2, scope: !817, inlinedAt: !818)
!824 = !DILocation(line: 22, column: 8, scope: !817, inlinedAt: !818)
!825 = !DILocation(line: 26, column: 9, scope: !817, inlinedAt: !818)
!826 = !DILocation(line: 27, column: 12, scope: !817, inlinedAt: !818)
!827 = !DILocation(line: 27, column: 10, scope: !817, inlinedAt: !818)
!828 = !DILocation(line: 27, column: 30, scope: !817, inlinedAt: !818)
!829 = !DILocation(line: 28, column: 37, scope: !817, inlinedAt: !818)
!830 = !DILocation(line: 28, column: 32, scope: !817, inlinedAt: !818)
!831 = !DILocation(line: 28, column: 34, scope: !817, inlinedAt: !818)
!832 = !DILocation(line: 28, column: 20, scope: !817, inlinedAt: !818)
!833 = !DILocation(line: 28, column: 3, scope: !817, inlinedAt: !818)
!834 = !DILocation(line: 29, column: 22, scope: !817, inlinedAt: !818)
!835 = !DILocation(line: 29, column: 3, scope: !817, inlinedAt: !818)
!836 = !DILocation(line: 30, column: 24, scope: !817, inlinedAt: !818)
!837 = !DILocation(line: 30, column: 3, scope: !817, inlinedAt: !818)
!838 = !DILocation(line: 31, column: 23, scope: !817, inlinedAt: !818)
!839 = !DILocation(line: 31, column: 3, scope: !817, inlinedAt: !818)
!840 = !DILocation(line: 32, column: 14, scope: !817, inlinedAt: !818)
!841 = !DILocation(line: 32, column: 12, scope: !817, inlinedAt: !818)
!842 = !DILocation(line: 32, column: 18, scope: !817, inlinedAt: !818)
!843 = !DILocation(line: 33, column: 21, scope: !817, inlinedAt: !818)
!844 = !DILocation(line: 33, column: 3, scope: !817, inlinedAt: !818)
!845 = !DILocation(line: 34, column: 3, scope: !817, inlinedAt: !818)
!846 = !DILocation(line: 35, column: 31, scope: !817, inlinedAt: !818)
!847 = !DILocation(line: 36, column: 4, scope: !817, inlinedAt: !818)
!848 = !DILocation(line: 38, column: 32, scope: !817, inlinedAt: !818)
!849 = !DILocation(line: 38, column: 30, scope: !817, inlinedAt: !818)
!850 = !DILocation(line: 38, column: 24, scope: !817, inlinedAt: !818)
!851 = !DILocation(line: 38, column: 3, scope: !817, inlinedAt: !818)
!852 = distinct !DISubprogram(name: "ExchangeInt32", scope: !283, file: !283, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!853 = !DILocation(line: 32, column: 6, scope: !852)
!854 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!855 = !DILocation(line: 33, column: 10, scope: !852)
!856 = !DILocation(line: 21, column: 29, scope: !854, inlinedAt: !855)
!857 = !DILocation(line: 21, column: 39, scope: !854, inlinedAt: !855)
!858 = !DILocation(line: 21, column: 49, scope: !854, inlinedAt: !855)
!859 = !DILocation(line: 23, column: 7, scope: !854, inlinedAt: !855)
!860 = !DILocation(line: 22, column: 2, scope: !854, inlinedAt: !855)
!861 = !DILocation(line: 22, column: 8, scope: !854, inlinedAt: !855)
!862 = !DILocation(line: 26, column: 9, scope: !854, inlinedAt: !855)
!863 = !DILocation(line: 27, column: 12, scope: !854, inlinedAt: !855)
!864 = !DILocation(line: 27, column: 10, scope: !854, inlinedAt: !855)
!865 = !DILocation(line: 27, column: 30, scope: !854, inlinedAt: !855)
!866 = !DILocation(line: 28, column: 37, scope: !854, inlinedAt: !855)
!867 = !DILocation(line: 28, column: 32, scope: !854, inlinedAt: !855)
!868 = !DILocation(line: 28, column: 34, scope: !854, inlinedAt: !855)
!869 = !DILocation(line: 28, column: 20, scope: !854, inlinedAt: !855)
!870 = !DILocation(line: 28, column: 3, scope: !854, inlinedAt: !855)
!871 = !DILocation(line: 29, column: 22, scope: !854, inlinedAt: !855)
!872 = !DILocation(line: 29, column: 3, scope: !854, inlinedAt: !855)
!873 = !DILocation(line: 30, column: 24, scope: !854, inlinedAt: !855)
!874 = !DILocation(line: 30, column: 3, scope: !854, inlinedAt: !855)
!875 = !DILocation(line: 31, column: 23, scope: !854, inlinedAt: !855)
!876 = !DILocation(line: 31, column: 3, scope: !854, inlinedAt: !855)
!877 = !DILocation(line: 32, column: 14, scope: !854, inlinedAt: !855)
!878 = !DILocation(line: 32, column: 12, scope: !854, inlinedAt: !855)
!879 = !DILocation(line: 32, column: 18, scope: !854, inlinedAt: !855)
!880 = !DILocation(line: 33, column: 21, scope: !854, inlinedAt: !855)
!881 = !DILocation(line: 33, column: 3, scope: !854, inlinedAt: !855)
!882 = !DILocation(line: 34, column: 3, scope: !854, inlinedAt: !855)
!883 = !DILocation(line: 35, column: 31, scope: !854, inlinedAt: !855)
!884 = !DILocation(line: 36, column: 4, scope: !854, inlinedAt: !855)
!885 = !DILocation(line: 38, column: 32, scope: !854, inlinedAt: !855)
!886 = !DILocation(line: 38, column: 30, scope: !854, inlinedAt: !855)
!887 = !DILocation(line: 38, column: 24, scope: !854, inlinedAt: !855)
!888 = !DILocation(line: 38, column: 3, scope: !854, inlinedAt: !855)
!889 = distinct !DISubprogram(name: "NumbersInt32", scope: !283, file: !283, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!890 = !DILocation(line: 39, column: 6, scope: !889)
!891 = distinct !DISubprogram(name: "groupNumbers", scope: !323, file: !323, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!892 = !DILocation(line: 39, column: 73, scope: !889)
!893 = !DILocation(line: 29, column: 20, scope: !891, inlinedAt: !892)
!894 = !DILocation(line: 30, column: 26, scope: !891, inlinedAt: !892)
!895 = !DILocation(line: 30, column: 24, scope: !891, inlinedAt: !892)
!896 = !DILocation(line: 30, column: 46, scope: !891, inlinedAt: !892)
!897 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!898 = !DILocation(line: 30, column: 9, scope: !891, inlinedAt: !892)
!899 = !DILocation(line: 14, column: 11, scope: !897, inlinedAt: !898)
!900 = distinct !DISubprogram(name: "reduceWarp", scope: !333, file: !333, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!901 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!902 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!903 = !DILocation(line: 16, column: 25, scope: !897, inlinedAt: !898)
!904 = !DILocation(line: 8, column: 15, scope: !902, inlinedAt: !903)
!905 = !DILocation(line: 45, column: 16, scope: !901, inlinedAt: !904)
!906 = !DILocation(line: 70, column: 13, scope: !900, inlinedAt: !905)
!907 = !DILocation(line: 71, column: 7, scope: !900, inlinedAt: !905)
!908 = !DILocation(line: 19, column: 40, scope: !897, inlinedAt: !898)
!909 = !DILocation(line: 67, column: 13, scope: !900, inlinedAt: !905)
!910 = !DILocation(line: 68, column: 15, scope: !900, inlinedAt: !905)
!911 = !DILocation(line: 68, column: 3, scope: !901, inlinedAt: !904)
!912 = !DILocation(line: 66, column: 35, scope: !900, inlinedAt: !905)
!913 = !DILocation(line: 72, column: 7, scope: !900, inlinedAt: !905)
!914 = !DILocation(line: 72, column: 35, scope: !900, inlinedAt: !905)
!915 = !DILocation(line: 73, column: 23, scope: !900, inlinedAt: !905)
!916 = !DILocation(line: 8, column: 76, scope: !902, inlinedAt: !903)
!917 = !DILocation(line: 72, column: 40, scope: !900, inlinedAt: !905)
!918 = !DILocation(line: 77, column: 16, scope: !900, inlinedAt: !905)
!919 = !DILocation(line: 77, column: 2, scope: !900, inlinedAt: !905)
!920 = !DILocation(line: 78, column: 6, scope: !900, inlinedAt: !905)
!921 = !DILocation(line: 78, column: 22, scope: !900, inlinedAt: !905)
!922 = !DILocation(line: 79, column: 23, scope: !900, inlinedAt: !905)
!923 = !DILocation(line: 78, column: 27, scope: !900, inlinedAt: !905)
!924 = !DILocation(line: 16, column: 6, scope: !897, inlinedAt: !898)
!925 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!926 = !DILocation(line: 17, column: 33, scope: !897, inlinedAt: !898)
!927 = !DILocation(line: 14, column: 15, scope: !925, inlinedAt: !926)
!928 = !DILocation(line: 45, column: 16, scope: !901, inlinedAt: !927)
!929 = !DILocation(line: 67, column: 13, scope: !900, inlinedAt: !928)
!930 = !DILocation(line: 68, column: 15, scope: !900, inlinedAt: !928)
!931 = !DILocation(line: 68, column: 3, scope: !901, inlinedAt: !927)
!932 = !DILocation(line: 71, column: 7, scope: !900, inlinedAt: !928)
!933 = !DILocation(line: 66, column: 35, scope: !900, inlinedAt: !928)
!934 = !DILocation(line: 72, column: 7, scope: !900, inlinedAt: !928)
!935 = !DILocation(line: 72, column: 35, scope: !900, inlinedAt: !928)
!936 = !DILocation(line: 73, column: 23, scope: !900, inlinedAt: !928)
!937 = !DILocation(line: 14, column: 77, scope: !925, inlinedAt: !926)
!938 = !DILocation(line: 72, column: 40, scope: !900, inlinedAt: !928)
!939 = !DILocation(line: 77, column: 16, scope: !900, inlinedAt: !928)
!940 = !DILocation(line: 77, column: 2, scope: !900, inlinedAt: !928)
!941 = !DILocation(line: 78, column: 6, scope: !900, inlinedAt: !928)
!942 = !DILocation(line: 78, column: 22, scope: !900, inlinedAt: !928)
!943 = !DILocation(line: 79, column: 23, scope: !900, inlinedAt: !928)
!944 = !DILocation(line: 78, column: 27, scope: !900, inlinedAt: !928)
!945 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!946 = !DILocation(line: 17, column: 54, scope: !897, inlinedAt: !898)
!947 = !DILocation(line: 20, column: 15, scope: !945, inlinedAt: !946)
!948 = !DILocation(line: 45, column: 16, scope: !901, inlinedAt: !947)
!949 = !DILocation(line: 67, column: 13, scope: !900, inlinedAt: !948)
!950 = !DILocation(line: 68, column: 15, scope: !900, inlinedAt: !948)
!951 = !DILocation(line: 68, column: 3, scope: !901, inlinedAt: !947)
!952 = !DILocation(line: 71, column: 7, scope: !900, inlinedAt: !948)
!953 = !DILocation(line: 66, column: 35, scope: !900, inlinedAt: !948)
!954 = !DILocation(line: 72, column: 7, scope: !900, inlinedAt: !948)
!955 = !DILocation(line: 72, column: 35, scope: !900, inlinedAt: !948)
!956 = !DILocation(line: 73, column: 23, scope: !900, inlinedAt: !948)
!957 = !DILocation(line: 20, column: 77, scope: !945, inlinedAt: !946)
!958 = !DILocation(line: 72, column: 40, scope: !900, inlinedAt: !948)
!959 = !DILocation(line: 77, column: 16, scope: !900, inlinedAt: !948)
!960 = !DILocation(line: 77, column: 2, scope: !900, inlinedAt: !948)
!961 = !DILocation(line: 78, column: 6, scope: !900, inlinedAt: !948)
!962 = !DILocation(line: 78, column: 22, scope: !900, inlinedAt: !948)
!963 = !DILocation(line: 79, column: 23, scope: !900, inlinedAt: !948)
!964 = !DILocation(line: 78, column: 27, scope: !900, inlinedAt: !948)
!965 = !DILocation(line: 17, column: 6, scope: !897, inlinedAt: !898)
!966 = !DILocation(line: 17, column: 14, scope: !897, inlinedAt: !898)
!967 = distinct !DISubprogram(name: "scan", scope: !401, file: !401, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!968 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !401, file: !401, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!969 = !DILocation(line: 18, column: 40, scope: !897, inlinedAt: !898)
!970 = !DILocation(line: 6, column: 21, scope: !968, inlinedAt: !969)
!971 = !DILocation(line: 25, column: 16, scope: !967, inlinedAt: !970)
!972 = !DILocation(line: 23, column: 48, scope: !967, inlinedAt: !970)
!973 = !DILocation(line: 26, column: 6, scope: !967, inlinedAt: !970)
!974 = !DILocation(line: 26, column: 24, scope: !967, inlinedAt: !970)
!975 = !DILocation(line: 27, column: 24, scope: !967, inlinedAt: !970)
!976 = !DILocation(line: 27, column: 44, scope: !967, inlinedAt: !970)
!977 = !DILocation(line: 28, column: 4, scope: !967, inlinedAt: !970)
!978 = !DILocation(line: 26, column: 37, scope: !967, inlinedAt: !970)
!979 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !401, file: !401, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!980 = !DILocation(line: 18, column: 68, scope: !897, inlinedAt: !898)
!981 = !DILocation(line: 14, column: 21, scope: !979, inlinedAt: !980)
!982 = !DILocation(line: 23, column: 48, scope: !967, inlinedAt: !981)
!983 = !DILocation(line: 26, column: 6, scope: !967, inlinedAt: !981)
!984 = !DILocation(line: 26, column: 24, scope: !967, inlinedAt: !981)
!985 = !DILocation(line: 27, column: 24, scope: !967, inlinedAt: !981)
!986 = !DILocation(line: 27, column: 44, scope: !967, inlinedAt: !981)
!987 = !DILocation(line: 28, column: 4, scope: !967, inlinedAt: !981)
!988 = !DILocation(line: 26, column: 37, scope: !967, inlinedAt: !981)
!989 = !DILocation(line: 15, column: 20, scope: !979, inlinedAt: !980)
!990 = !DILocation(line: 15, column: 42, scope: !979, inlinedAt: !980)
!991 = !DILocation(line: 18, column: 2, scope: !897, inlinedAt: !898)
!992 = !DILocation(line: 18, column: 6, scope: !897, inlinedAt: !898)
!993 = !DILocation(line: 18, column: 14, scope: !897, inlinedAt: !898)
!994 = !DILocation(line: 19, column: 42, scope: !897, inlinedAt: !898)
!995 = distinct !DISubprogram(name: "Broadcast", scope: !430, file: !430, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!996 = !DILocation(line: 19, column: 25, scope: !897, inlinedAt: !898)
!997 = !DILocation(line: 36, column: 10, scope: !995, inlinedAt: !996)
!998 = !DILocation(line: 36, column: 22, scope: !995, inlinedAt: !996)
!999 = !DILocation(line: 37, column: 8, scope: !995, inlinedAt: !996)
!1000 = !DILocation(line: 40, column: 17, scope: !995, inlinedAt: !996)
!1001 = !DILocation(line: 19, column: 6, scope: !897, inlinedAt: !898)
!1002 = !DILocation(line: 31, column: 26, scope: !891, inlinedAt: !892)
!1003 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1004 = !DILocation(line: 31, column: 9, scope: !891, inlinedAt: !892)
!1005 = !DILocation(line: 14, column: 11, scope: !1003, inlinedAt: !1004)
!1006 = !DILocation(line: 31, column: 48, scope: !891, inlinedAt: !892)
!1007 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!1008 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!1009 = !DILocation(line: 16, column: 25, scope: !1003, inlinedAt: !1004)
!1010 = !DILocation(line: 8, column: 15, scope: !1008, inlinedAt: !1009)
!1011 = !DILocation(line: 46, column: 14, scope: !1007, inlinedAt: !1010)
!1012 = !DILocation(line: 26, column: 47, scope: !449, inlinedAt: !1011)
!1013 = !DILocation(line: 26, column: 59, scope: !449, inlinedAt: !1011)
!1014 = distinct !DISubprogram(name: "scan", scope: !401, file: !401, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1015 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !401, file: !401, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1016 = !DILocation(line: 18, column: 40, scope: !1003, inlinedAt: !1004)
!1017 = !DILocation(line: 6, column: 21, scope: !1015, inlinedAt: !1016)
!1018 = !DILocation(line: 37, column: 21, scope: !1014, inlinedAt: !1017)
!1019 = !DILocation(line: 37, column: 10, scope: !1014, inlinedAt: !1017)
!1020 = !DILocation(line: 19, column: 40, scope: !1003, inlinedAt: !1004)
!1021 = !DILocation(line: 45, column: 16, scope: !1007, inlinedAt: !1010)
!1022 = !DILocation(line: 67, column: 13, scope: !900, inlinedAt: !1021)
!1023 = !DILocation(line: 68, column: 15, scope: !900, inlinedAt: !1021)
!1024 = !DILocation(line: 68, column: 3, scope: !1007, inlinedAt: !1010)
!1025 = !DILocation(line: 71, column: 7, scope: !900, inlinedAt: !1021)
!1026 = !DILocation(line: 66, column: 35, scope: !900, inlinedAt: !1021)
!1027 = !DILocation(line: 72, column: 7, scope: !900, inlinedAt: !1021)
!1028 = !DILocation(line: 72, column: 35, scope: !900, inlinedAt: !1021)
!1029 = !DILocation(line: 73, column: 23, scope: !900, inlinedAt: !1021)
!1030 = !DILocation(line: 8, column: 76, scope: !1008, inlinedAt: !1009)
!1031 = !DILocation(line: 72, column: 40, scope: !900, inlinedAt: !1021)
!1032 = !DILocation(line: 77, column: 16, scope: !900, inlinedAt: !1021)
!1033 = !DILocation(line: 77, column: 2, scope: !900, inlinedAt: !1021)
!1034 = !DILocation(line: 78, column: 6, scope: !900, inlinedAt: !1021)
!1035 = !DILocation(line: 78, column: 22, scope: !900, inlinedAt: !1021)
!1036 = !DILocation(line: 79, column: 23, scope: !900, inlinedAt: !1021)
!1037 = !DILocation(line: 78, column: 27, scope: !900, inlinedAt: !1021)
!1038 = !DILocation(line: 26, column: 64, scope: !449, inlinedAt: !1011)
!1039 = !DILocation(line: 47, column: 7, scope: !1007, inlinedAt: !1010)
!1040 = !DILocation(line: 50, column: 31, scope: !1007, inlinedAt: !1010)
!1041 = !DILocation(line: 51, column: 10, scope: !1007, inlinedAt: !1010)
!1042 = !DILocation(line: 52, column: 14, scope: !1007, inlinedAt: !1010)
!1043 = !DILocation(line: 53, column: 17, scope: !1007, inlinedAt: !1010)
!1044 = !DILocation(line: 53, column: 8, scope: !1007, inlinedAt: !1010)
!1045 = !DILocation(line: 55, column: 10, scope: !1007, inlinedAt: !1010)
!1046 = !DILocation(line: 56, column: 11, scope: !1007, inlinedAt: !1010)
!1047 = !DILocation(line: 43, column: 50, scope: !1007, inlinedAt: !1010)
!1048 = !DILocation(line: 57, column: 6, scope: !1007, inlinedAt: !1010)
!1049 = !DILocation(line: 57, column: 16, scope: !1007, inlinedAt: !1010)
!1050 = !DILocation(line: 58, column: 17, scope: !1007, inlinedAt: !1010)
!1051 = !DILocation(line: 57, column: 21, scope: !1007, inlinedAt: !1010)
!1052 = !DILocation(line: 16, column: 6, scope: !1003, inlinedAt: !1004)
!1053 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1054 = !DILocation(line: 17, column: 33, scope: !1003, inlinedAt: !1004)
!1055 = !DILocation(line: 14, column: 15, scope: !1053, inlinedAt: !1054)
!1056 = !DILocation(line: 45, column: 16, scope: !1007, inlinedAt: !1055)
!1057 = !DILocation(line: 67, column: 13, scope: !900, inlinedAt: !1056)
!1058 = !DILocation(line: 68, column: 15, scope: !900, inlinedAt: !1056)
!1059 = !DILocation(line: 68, column: 3, scope: !1007, inlinedAt: !1055)
!1060 = !DILocation(line: 71, column: 7, scope: !900, inlinedAt: !1056)
!1061 = !DILocation(line: 66, column: 35, scope: !900, inlinedAt: !1056)
!1062 = !DILocation(line: 72, column: 7, scope: !900, inlinedAt: !1056)
!1063 = !DILocation(line: 72, column: 35, scope: !900, inlinedAt: !1056)
!1064 = !DILocation(line: 73, column: 23, scope: !900, inlinedAt: !1056)
!1065 = !DILocation(line: 14, column: 77, scope: !1053, inlinedAt: !1054)
!1066 = !DILocation(line: 72, column: 40, scope: !900, inlinedAt: !1056)
!1067 = !DILocation(line: 77, column: 16, scope: !900, inlinedAt: !1056)
!1068 = !DILocation(line: 77, column: 2, scope: !900, inlinedAt: !1056)
!1069 = !DILocation(line: 78, column: 6, scope: !900, inlinedAt: !1056)
!1070 = !DILocation(line: 78, column: 22, scope: !900, inlinedAt: !1056)
!1071 = !DILocation(line: 79, column: 23, scope: !900, inlinedAt: !1056)
!1072 = !DILocation(line: 78, column: 27, scope: !900, inlinedAt: !1056)
!1073 = !DILocation(line: 47, column: 7, scope: !1007, inlinedAt: !1055)
!1074 = !DILocation(line: 50, column: 31, scope: !1007, inlinedAt: !1055)
!1075 = !DILocation(line: 51, column: 10, scope: !1007, inlinedAt: !1055)
!1076 = !DILocation(line: 52, column: 14, scope: !1007, inlinedAt: !1055)
!1077 = !DILocation(line: 53, column: 17, scope: !1007, inlinedAt: !1055)
!1078 = !DILocation(line: 53, column: 8, scope: !1007, inlinedAt: !1055)
!1079 = !DILocation(line: 55, column: 10, scope: !1007, inlinedAt: !1055)
!1080 = !DILocation(line: 56, column: 11, scope: !1007, inlinedAt: !1055)
!1081 = !DILocation(line: 43, column: 50, scope: !1007, inlinedAt: !1055)
!1082 = !DILocation(line: 57, column: 6, scope: !1007, inlinedAt: !1055)
!1083 = !DILocation(line: 57, column: 16, scope: !1007, inlinedAt: !1055)
!1084 = !DILocation(line: 58, column: 17, scope: !1007, inlinedAt: !1055)
!1085 = !DILocation(line: 57, column: 21, scope: !1007, inlinedAt: !1055)
!1086 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1087 = !DILocation(line: 17, column: 54, scope: !1003, inlinedAt: !1004)
!1088 = !DILocation(line: 20, column: 15, scope: !1086, inlinedAt: !1087)
!1089 = !DILocation(line: 45, column: 16, scope: !1007, inlinedAt: !1088)
!1090 = !DILocation(line: 67, column: 13, scope: !900, inlinedAt: !1089)
!1091 = !DILocation(line: 68, column: 15, scope: !900, inlinedAt: !1089)
!1092 = !DILocation(line: 68, column: 3, scope: !1007, inlinedAt: !1088)
!1093 = !DILocation(line: 71, column: 7, scope: !900, inlinedAt: !1089)
!1094 = !DILocation(line: 66, column: 35, scope: !900, inlinedAt: !1089)
!1095 = !DILocation(line: 72, column: 7, scope: !900, inlinedAt: !1089)
!1096 = !DILocation(line: 72, column: 35, scope: !900, inlinedAt: !1089)
!1097 = !DILocation(line: 73, column: 23, scope: !900, inlinedAt: !1089)
!1098 = !DILocation(line: 20, column: 77, scope: !1086, inlinedAt: !1087)
!1099 = !DILocation(line: 72, column: 40, scope: !900, inlinedAt: !1089)
!1100 = !DILocation(line: 77, column: 16, scope: !900, inlinedAt: !1089)
!1101 = !DILocation(line: 77, column: 2, scope: !900, inlinedAt: !1089)
!1102 = !DILocation(line: 78, column: 6, scope: !900, inlinedAt: !1089)
!1103 = !DILocation(line: 78, column: 22, scope: !900, inlinedAt: !1089)
!1104 = !DILocation(line: 79, column: 23, scope: !900, inlinedAt: !1089)
!1105 = !DILocation(line: 78, column: 27, scope: !900, inlinedAt: !1089)
!1106 = !DILocation(line: 47, column: 7, scope: !1007, inlinedAt: !1088)
!1107 = !DILocation(line: 50, column: 31, scope: !1007, inlinedAt: !1088)
!1108 = !DILocation(line: 51, column: 10, scope: !1007, inlinedAt: !1088)
!1109 = !DILocation(line: 52, column: 14, scope: !1007, inlinedAt: !1088)
!1110 = !DILocation(line: 53, column: 17, scope: !1007, inlinedAt: !1088)
!1111 = !DILocation(line: 53, column: 8, scope: !1007, inlinedAt: !1088)
!1112 = !DILocation(line: 55, column: 10, scope: !1007, inlinedAt: !1088)
!1113 = !DILocation(line: 56, column: 11, scope: !1007, inlinedAt: !1088)
!1114 = !DILocation(line: 43, column: 50, scope: !1007, inlinedAt: !1088)
!1115 = !DILocation(line: 57, column: 6, scope: !1007, inlinedAt: !1088)
!1116 = !DILocation(line: 57, column: 16, scope: !1007, inlinedAt: !1088)
!1117 = !DILocation(line: 58, column: 17, scope: !1007, inlinedAt: !1088)
!1118 = !DILocation(line: 57, column: 21, scope: !1007, inlinedAt: !1088)
!1119 = !DILocation(line: 17, column: 6, scope: !1003, inlinedAt: !1004)
!1120 = !DILocation(line: 17, column: 14, scope: !1003, inlinedAt: !1004)
!1121 = !DILocation(line: 25, column: 16, scope: !1014, inlinedAt: !1017)
!1122 = !DILocation(line: 23, column: 48, scope: !1014, inlinedAt: !1017)
!1123 = !DILocation(line: 26, column: 6, scope: !1014, inlinedAt: !1017)
!1124 = !DILocation(line: 26, column: 24, scope: !1014, inlinedAt: !1017)
!1125 = !DILocation(line: 27, column: 24, scope: !1014, inlinedAt: !1017)
!1126 = !DILocation(line: 27, column: 44, scope: !1014, inlinedAt: !1017)
!1127 = !DILocation(line: 28, column: 4, scope: !1014, inlinedAt: !1017)
!1128 = !DILocation(line: 26, column: 37, scope: !1014, inlinedAt: !1017)
!1129 = !DILocation(line: 31, column: 15, scope: !1014, inlinedAt: !1017)
!1130 = !DILocation(line: 34, column: 32, scope: !1014, inlinedAt: !1017)
!1131 = !DILocation(line: 35, column: 19, scope: !1014, inlinedAt: !1017)
!1132 = !DILocation(line: 36, column: 10, scope: !1014, inlinedAt: !1017)
!1133 = !DILocation(line: 38, column: 9, scope: !1014, inlinedAt: !1017)
!1134 = !DILocation(line: 40, column: 10, scope: !1014, inlinedAt: !1017)
!1135 = !DILocation(line: 23, column: 59, scope: !1014, inlinedAt: !1017)
!1136 = !DILocation(line: 42, column: 19, scope: !1014, inlinedAt: !1017)
!1137 = !DILocation(line: 42, column: 3, scope: !1014, inlinedAt: !1017)
!1138 = !DILocation(line: 44, column: 2, scope: !1015, inlinedAt: !1016)
!1139 = !DILocation(line: 7, column: 16, scope: !1015, inlinedAt: !1016)
!1140 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !401, file: !401, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1141 = !DILocation(line: 18, column: 68, scope: !1003, inlinedAt: !1004)
!1142 = !DILocation(line: 14, column: 21, scope: !1140, inlinedAt: !1141)
!1143 = !DILocation(line: 25, column: 16, scope: !1014, inlinedAt: !1142)
!1144 = !DILocation(line: 23, column: 48, scope: !1014, inlinedAt: !1142)
!1145 = !DILocation(line: 26, column: 6, scope: !1014, inlinedAt: !1142)
!1146 = !DILocation(line: 26, column: 24, scope: !1014, inlinedAt: !1142)
!1147 = !DILocation(line: 27, column: 24, scope: !1014, inlinedAt: !1142)
!1148 = !DILocation(line: 27, column: 44, scope: !1014, inlinedAt: !1142)
!1149 = !DILocation(line: 28, column: 4, scope: !1014, inlinedAt: !1142)
!1150 = !DILocation(line: 26, column: 37, scope: !1014, inlinedAt: !1142)
!1151 = !DILocation(line: 31, column: 15, scope: !1014, inlinedAt: !1142)
!1152 = !DILocation(line: 34, column: 32, scope: !1014, inlinedAt: !1142)
!1153 = !DILocation(line: 35, column: 19, scope: !1014, inlinedAt: !1142)
!1154 = !DILocation(line: 36, column: 10, scope: !1014, inlinedAt: !1142)
!1155 = !DILocation(line: 37, column: 10, scope: !1014, inlinedAt: !1142)
!1156 = !DILocation(line: 38, column: 9, scope: !1014, inlinedAt: !1142)
!1157 = !DILocation(line: 40, column: 10, scope: !1014, inlinedAt: !1142)
!1158 = !DILocation(line: 23, column: 59, scope: !1014, inlinedAt: !1142)
!1159 = !DILocation(line: 42, column: 19, scope: !1014, inlinedAt: !1142)
!1160 = !DILocation(line: 42, column: 3, scope: !1014, inlinedAt: !1142)
!1161 = !DILocation(line: 44, column: 2, scope: !1140, inlinedAt: !1141)
!1162 = !DILocation(line: 15, column: 20, scope: !1140, inlinedAt: !1141)
!1163 = !DILocation(line: 15, column: 42, scope: !1140, inlinedAt: !1141)
!1164 = !DILocation(line: 18, column: 16, scope: !1140, inlinedAt: !1141)
!1165 = !DILocation(line: 18, column: 2, scope: !1003, inlinedAt: !1004)
!1166 = !DILocation(line: 18, column: 6, scope: !1003, inlinedAt: !1004)
!1167 = !DILocation(line: 18, column: 14, scope: !1003, inlinedAt: !1004)
!1168 = !DILocation(line: 19, column: 42, scope: !1003, inlinedAt: !1004)
!1169 = distinct !DISubprogram(name: "Broadcast", scope: !430, file: !430, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1170 = !DILocation(line: 19, column: 25, scope: !1003, inlinedAt: !1004)
!1171 = !DILocation(line: 36, column: 22, scope: !1169, inlinedAt: !1170)
!1172 = !DILocation(line: 37, column: 8, scope: !1169, inlinedAt: !1170)
!1173 = !DILocation(line: 39, column: 15, scope: !1169, inlinedAt: !1170)
!1174 = !DILocation(line: 40, column: 17, scope: !1169, inlinedAt: !1170)
!1175 = !DILocation(line: 40, column: 3, scope: !1003, inlinedAt: !1004)
!1176 = !DILocation(line: 42, column: 16, scope: !1169, inlinedAt: !1170)
!1177 = !DILocation(line: 43, column: 10, scope: !1169, inlinedAt: !1170)
!1178 = !DILocation(line: 44, column: 14, scope: !1169, inlinedAt: !1170)
!1179 = !DILocation(line: 45, column: 3, scope: !1169, inlinedAt: !1170)
!1180 = !DILocation(line: 47, column: 10, scope: !1169, inlinedAt: !1170)
!1181 = !DILocation(line: 48, column: 9, scope: !1169, inlinedAt: !1170)
!1182 = !DILocation(line: 48, column: 2, scope: !1003, inlinedAt: !1004)
!1183 = !DILocation(line: 19, column: 6, scope: !1003, inlinedAt: !1004)
!1184 = distinct !DISubprogram(name: "IntegersInt32", scope: !283, file: !283, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!1185 = !DILocation(line: 44, column: 6, scope: !1184)
!1186 = distinct !DISubprogram(name: "groupIntegers", scope: !323, file: !323, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1187 = !DILocation(line: 44, column: 75, scope: !1184)
!1188 = !DILocation(line: 35, column: 20, scope: !1186, inlinedAt: !1187)
!1189 = !DILocation(line: 36, column: 27, scope: !1186, inlinedAt: !1187)
!1190 = !DILocation(line: 36, column: 25, scope: !1186, inlinedAt: !1187)
!1191 = !DILocation(line: 36, column: 48, scope: !1186, inlinedAt: !1187)
!1192 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1193 = !DILocation(line: 36, column: 10, scope: !1186, inlinedAt: !1187)
!1194 = !DILocation(line: 24, column: 11, scope: !1192, inlinedAt: !1193)
!1195 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!1196 = !DILocation(line: 25, column: 40, scope: !1192, inlinedAt: !1193)
!1197 = !DILocation(line: 26, column: 15, scope: !1195, inlinedAt: !1196)
!1198 = !DILocation(line: 45, column: 16, scope: !901, inlinedAt: !1197)
!1199 = !DILocation(line: 67, column: 13, scope: !900, inlinedAt: !1198)
!1200 = !DILocation(line: 68, column: 15, scope: !900, inlinedAt: !1198)
!1201 = !DILocation(line: 68, column: 3, scope: !901, inlinedAt: !1197)
!1202 = !DILocation(line: 70, column: 13, scope: !900, inlinedAt: !1198)
!1203 = !DILocation(line: 71, column: 7, scope: !900, inlinedAt: !1198)
!1204 = !DILocation(line: 66, column: 35, scope: !900, inlinedAt: !1198)
!1205 = !DILocation(line: 72, column: 7, scope: !900, inlinedAt: !1198)
!1206 = !DILocation(line: 72, column: 35, scope: !900, inlinedAt: !1198)
!1207 = !DILocation(line: 73, column: 23, scope: !900, inlinedAt: !1198)
!1208 = !DILocation(line: 26, column: 76, scope: !1195, inlinedAt: !1196)
!1209 = !DILocation(line: 72, column: 40, scope: !900, inlinedAt: !1198)
!1210 = !DILocation(line: 77, column: 16, scope: !900, inlinedAt: !1198)
!1211 = !DILocation(line: 77, column: 2, scope: !900, inlinedAt: !1198)
!1212 = !DILocation(line: 78, column: 6, scope: !900, inlinedAt: !1198)
!1213 = !DILocation(line: 78, column: 22, scope: !900, inlinedAt: !1198)
!1214 = !DILocation(line: 79, column: 23, scope: !900, inlinedAt: !1198)
!1215 = !DILocation(line: 78, column: 27, scope: !900, inlinedAt: !1198)
!1216 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!1217 = !DILocation(line: 25, column: 60, scope: !1192, inlinedAt: !1193)
!1218 = !DILocation(line: 31, column: 15, scope: !1216, inlinedAt: !1217)
!1219 = !DILocation(line: 45, column: 16, scope: !901, inlinedAt: !1218)
!1220 = !DILocation(line: 67, column: 13, scope: !900, inlinedAt: !1219)
!1221 = !DILocation(line: 68, column: 15, scope: !900, inlinedAt: !1219)
!1222 = !DILocation(line: 68, column: 3, scope: !901, inlinedAt: !1218)
!1223 = !DILocation(line: 70, column: 13, scope: !900, inlinedAt: !1219)
!1224 = !DILocation(line: 71, column: 7, scope: !900, inlinedAt: !1219)
!1225 = !DILocation(line: 66, column: 35, scope: !900, inlinedAt: !1219)
!1226 = !DILocation(line: 72, column: 7, scope: !900, inlinedAt: !1219)
!1227 = !DILocation(line: 72, column: 35, scope: !900, inlinedAt: !1219)
!1228 = !DILocation(line: 73, column: 23, scope: !900, inlinedAt: !1219)
!1229 = !DILocation(line: 31, column: 74, scope: !1216, inlinedAt: !1217)
!1230 = !DILocation(line: 72, column: 40, scope: !900, inlinedAt: !1219)
!1231 = !DILocation(line: 77, column: 16, scope: !900, inlinedAt: !1219)
!1232 = !DILocation(line: 77, column: 2, scope: !900, inlinedAt: !1219)
!1233 = !DILocation(line: 78, column: 6, scope: !900, inlinedAt: !1219)
!1234 = !DILocation(line: 78, column: 22, scope: !900, inlinedAt: !1219)
!1235 = !DILocation(line: 79, column: 23, scope: !900, inlinedAt: !1219)
!1236 = !DILocation(line: 78, column: 27, scope: !900, inlinedAt: !1219)
!1237 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!1238 = !DILocation(line: 25, column: 81, scope: !1192, inlinedAt: !1193)
!1239 = !DILocation(line: 37, column: 15, scope: !1237, inlinedAt: !1238)
!1240 = !DILocation(line: 45, column: 16, scope: !901, inlinedAt: !1239)
!1241 = !DILocation(line: 67, column: 13, scope: !900, inlinedAt: !1240)
!1242 = !DILocation(line: 68, column: 15, scope: !900, inlinedAt: !1240)
!1243 = !DILocation(line: 68, column: 3, scope: !901, inlinedAt: !1239)
!1244 = !DILocation(line: 70, column: 13, scope: !900, inlinedAt: !1240)
!1245 = !DILocation(line: 71, column: 7, scope: !900, inlinedAt: !1240)
!1246 = !DILocation(line: 66, column: 35, scope: !900, inlinedAt: !1240)
!1247 = !DILocation(line: 72, column: 7, scope: !900, inlinedAt: !1240)
!1248 = !DILocation(line: 72, column: 35, scope: !900, inlinedAt: !1240)
!1249 = !DILocation(line: 73, column: 23, scope: !900, inlinedAt: !1240)
!1250 = !DILocation(line: 37, column: 76, scope: !1237, inlinedAt: !1238)
!1251 = !DILocation(line: 72, column: 40, scope: !900, inlinedAt: !1240)
!1252 = !DILocation(line: 77, column: 16, scope: !900, inlinedAt: !1240)
!1253 = !DILocation(line: 77, column: 2, scope: !900, inlinedAt: !1240)
!1254 = !DILocation(line: 78, column: 6, scope: !900, inlinedAt: !1240)
!1255 = !DILocation(line: 78, column: 22, scope: !900, inlinedAt: !1240)
!1256 = !DILocation(line: 79, column: 23, scope: !900, inlinedAt: !1240)
!1257 = !DILocation(line: 78, column: 27, scope: !900, inlinedAt: !1240)
!1258 = !DILocation(line: 25, column: 5, scope: !1192, inlinedAt: !1193)
!1259 = !DILocation(line: 25, column: 13, scope: !1192, inlinedAt: !1193)
!1260 = !DILocation(line: 25, column: 21, scope: !1192, inlinedAt: !1193)
!1261 = !DILocation(line: 37, column: 27, scope: !1186, inlinedAt: !1187)
!1262 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1263 = !DILocation(line: 37, column: 10, scope: !1186, inlinedAt: !1187)
!1264 = !DILocation(line: 24, column: 11, scope: !1262, inlinedAt: !1263)
!1265 = !DILocation(line: 37, column: 50, scope: !1186, inlinedAt: !1187)
!1266 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!1267 = !DILocation(line: 25, column: 40, scope: !1262, inlinedAt: !1263)
!1268 = !DILocation(line: 26, column: 15, scope: !1266, inlinedAt: !1267)
!1269 = !DILocation(line: 45, column: 16, scope: !1007, inlinedAt: !1268)
!1270 = !DILocation(line: 67, column: 13, scope: !900, inlinedAt: !1269)
!1271 = !DILocation(line: 68, column: 15, scope: !900, inlinedAt: !1269)
!1272 = !DILocation(line: 68, column: 3, scope: !1007, inlinedAt: !1268)
!1273 = !DILocation(line: 70, column: 13, scope: !900, inlinedAt: !1269)
!1274 = !DILocation(line: 71, column: 7, scope: !900, inlinedAt: !1269)
!1275 = !DILocation(line: 66, column: 35, scope: !900, inlinedAt: !1269)
!1276 = !DILocation(line: 72, column: 7, scope: !900, inlinedAt: !1269)
!1277 = !DILocation(line: 72, column: 35, scope: !900, inlinedAt: !1269)
!1278 = !DILocation(line: 73, column: 23, scope: !900, inlinedAt: !1269)
!1279 = !DILocation(line: 26, column: 76, scope: !1266, inlinedAt: !1267)
!1280 = !DILocation(line: 72, column: 40, scope: !900, inlinedAt: !1269)
!1281 = !DILocation(line: 77, column: 16, scope: !900, inlinedAt: !1269)
!1282 = !DILocation(line: 77, column: 2, scope: !900, inlinedAt: !1269)
!1283 = !DILocation(line: 78, column: 6, scope: !900, inlinedAt: !1269)
!1284 = !DILocation(line: 78, column: 22, scope: !900, inlinedAt: !1269)
!1285 = !DILocation(line: 79, column: 23, scope: !900, inlinedAt: !1269)
!1286 = !DILocation(line: 78, column: 27, scope: !900, inlinedAt: !1269)
!1287 = !DILocation(line: 46, column: 14, scope: !1007, inlinedAt: !1268)
!1288 = !DILocation(line: 26, column: 47, scope: !449, inlinedAt: !1287)
!1289 = !DILocation(line: 26, column: 59, scope: !449, inlinedAt: !1287)
!1290 = !DILocation(line: 26, column: 64, scope: !449, inlinedAt: !1287)
!1291 = !DILocation(line: 47, column: 7, scope: !1007, inlinedAt: !1268)
!1292 = !DILocation(line: 50, column: 31, scope: !1007, inlinedAt: !1268)
!1293 = !DILocation(line: 51, column: 10, scope: !1007, inlinedAt: !1268)
!1294 = !DILocation(line: 52, column: 11, scope: !1007, inlinedAt: !1268)
!1295 = !DILocation(line: 52, column: 14, scope: !1007, inlinedAt: !1268)
!1296 = !DILocation(line: 53, column: 17, scope: !1007, inlinedAt: !1268)
!1297 = !DILocation(line: 53, column: 8, scope: !1007, inlinedAt: !1268)
!1298 = !DILocation(line: 55, column: 10, scope: !1007, inlinedAt: !1268)
!1299 = !DILocation(line: 56, column: 11, scope: !1007, inlinedAt: !1268)
!1300 = !DILocation(line: 43, column: 50, scope: !1007, inlinedAt: !1268)
!1301 = !DILocation(line: 57, column: 6, scope: !1007, inlinedAt: !1268)
!1302 = !DILocation(line: 57, column: 16, scope: !1007, inlinedAt: !1268)
!1303 = !DILocation(line: 58, column: 17, scope: !1007, inlinedAt: !1268)
!1304 = !DILocation(line: 57, column: 21, scope: !1007, inlinedAt: !1268)
!1305 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!1306 = !DILocation(line: 25, column: 60, scope: !1262, inlinedAt: !1263)
!1307 = !DILocation(line: 31, column: 15, scope: !1305, inlinedAt: !1306)
!1308 = !DILocation(line: 45, column: 16, scope: !1007, inlinedAt: !1307)
!1309 = !DILocation(line: 67, column: 13, scope: !900, inlinedAt: !1308)
!1310 = !DILocation(line: 68, column: 15, scope: !900, inlinedAt: !1308)
!1311 = !DILocation(line: 68, column: 3, scope: !1007, inlinedAt: !1307)
!1312 = !DILocation(line: 70, column: 13, scope: !900, inlinedAt: !1308)
!1313 = !DILocation(line: 71, column: 7, scope: !900, inlinedAt: !1308)
!1314 = !DILocation(line: 66, column: 35, scope: !900, inlinedAt: !1308)
!1315 = !DILocation(line: 72, column: 7, scope: !900, inlinedAt: !1308)
!1316 = !DILocation(line: 72, column: 35, scope: !900, inlinedAt: !1308)
!1317 = !DILocation(line: 73, column: 23, scope: !900, inlinedAt: !1308)
!1318 = !DILocation(line: 31, column: 74, scope: !1305, inlinedAt: !1306)
!1319 = !DILocation(line: 72, column: 40, scope: !900, inlinedAt: !1308)
!1320 = !DILocation(line: 77, column: 16, scope: !900, inlinedAt: !1308)
!1321 = !DILocation(line: 77, column: 2, scope: !900, inlinedAt: !1308)
!1322 = !DILocation(line: 78, column: 6, scope: !900, inlinedAt: !1308)
!1323 = !DILocation(line: 78, column: 22, scope: !900, inlinedAt: !1308)
!1324 = !DILocation(line: 79, column: 23, scope: !900, inlinedAt: !1308)
!1325 = !DILocation(line: 78, column: 27, scope: !900, inlinedAt: !1308)
!1326 = !DILocation(line: 47, column: 7, scope: !1007, inlinedAt: !1307)
!1327 = !DILocation(line: 50, column: 31, scope: !1007, inlinedAt: !1307)
!1328 = !DILocation(line: 51, column: 10, scope: !1007, inlinedAt: !1307)
!1329 = !DILocation(line: 52, column: 11, scope: !1007, inlinedAt: !1307)
!1330 = !DILocation(line: 52, column: 14, scope: !1007, inlinedAt: !1307)
!1331 = !DILocation(line: 53, column: 17, scope: !1007, inlinedAt: !1307)
!1332 = !DILocation(line: 53, column: 8, scope: !1007, inlinedAt: !1307)
!1333 = !DILocation(line: 55, column: 10, scope: !1007, inlinedAt: !1307)
!1334 = !DILocation(line: 56, column: 11, scope: !1007, inlinedAt: !1307)
!1335 = !DILocation(line: 43, column: 50, scope: !1007, inlinedAt: !1307)
!1336 = !DILocation(line: 57, column: 6, scope: !1007, inlinedAt: !1307)
!1337 = !DILocation(line: 57, column: 16, scope: !1007, inlinedAt: !1307)
!1338 = !DILocation(line: 58, column: 17, scope: !1007, inlinedAt: !1307)
!1339 = !DILocation(line: 57, column: 21, scope: !1007, inlinedAt: !1307)
!1340 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!1341 = !DILocation(line: 25, column: 81, scope: !1262, inlinedAt: !1263)
!1342 = !DILocation(line: 37, column: 15, scope: !1340, inlinedAt: !1341)
!1343 = !DILocation(line: 45, column: 16, scope: !1007, inlinedAt: !1342)
!1344 = !DILocation(line: 67, column: 13, scope: !900, inlinedAt: !1343)
!1345 = !DILocation(line: 68, column: 15, scope: !900, inlinedAt: !1343)
!1346 = !DILocation(line: 68, column: 3, scope: !1007, inlinedAt: !1342)
!1347 = !DILocation(line: 70, column: 13, scope: !900, inlinedAt: !1343)
!1348 = !DILocation(line: 71, column: 7, scope: !900, inlinedAt: !1343)
!1349 = !DILocation(line: 66, column: 35, scope: !900, inlinedAt: !1343)
!1350 = !DILocation(line: 72, column: 7, scope: !900, inlinedAt: !1343)
!1351 = !DILocation(line: 72, column: 35, scope: !900, inlinedAt: !1343)
!1352 = !DILocation(line: 73, column: 23, scope: !900, inlinedAt: !1343)
!1353 = !DILocation(line: 37, column: 76, scope: !1340, inlinedAt: !1341)
!1354 = !DILocation(line: 72, column: 40, scope: !900, inlinedAt: !1343)
!1355 = !DILocation(line: 77, column: 16, scope: !900, inlinedAt: !1343)
!1356 = !DILocation(line: 77, column: 2, scope: !900, inlinedAt: !1343)
!1357 = !DILocation(line: 78, column: 6, scope: !900, inlinedAt: !1343)
!1358 = !DILocation(line: 78, column: 22, scope: !900, inlinedAt: !1343)
!1359 = !DILocation(line: 79, column: 23, scope: !900, inlinedAt: !1343)
!1360 = !DILocation(line: 78, column: 27, scope: !900, inlinedAt: !1343)
!1361 = !DILocation(line: 47, column: 7, scope: !1007, inlinedAt: !1342)
!1362 = !DILocation(line: 50, column: 31, scope: !1007, inlinedAt: !1342)
!1363 = !DILocation(line: 51, column: 10, scope: !1007, inlinedAt: !1342)
!1364 = !DILocation(line: 52, column: 11, scope: !1007, inlinedAt: !1342)
!1365 = !DILocation(line: 52, column: 14, scope: !1007, inlinedAt: !1342)
!1366 = !DILocation(line: 53, column: 17, scope: !1007, inlinedAt: !1342)
!1367 = !DILocation(line: 53, column: 8, scope: !1007, inlinedAt: !1342)
!1368 = !DILocation(line: 55, column: 10, scope: !1007, inlinedAt: !1342)
!1369 = !DILocation(line: 56, column: 11, scope: !1007, inlinedAt: !1342)
!1370 = !DILocation(line: 43, column: 50, scope: !1007, inlinedAt: !1342)
!1371 = !DILocation(line: 57, column: 6, scope: !1007, inlinedAt: !1342)
!1372 = !DILocation(line: 57, column: 16, scope: !1007, inlinedAt: !1342)
!1373 = !DILocation(line: 58, column: 17, scope: !1007, inlinedAt: !1342)
!1374 = !DILocation(line: 57, column: 21, scope: !1007, inlinedAt: !1342)
!1375 = !DILocation(line: 25, column: 5, scope: !1262, inlinedAt: !1263)
!1376 = !DILocation(line: 25, column: 13, scope: !1262, inlinedAt: !1263)
!1377 = !DILocation(line: 25, column: 21, scope: !1262, inlinedAt: !1263)
!1378 = distinct !DISubprogram(name: "ExchangeInt64", scope: !283, file: !283, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!1379 = !DILocation(line: 49, column: 6, scope: !1378)
!1380 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1381 = !DILocation(line: 50, column: 10, scope: !1378)
!1382 = !DILocation(line: 21, column: 29, scope: !1380, inlinedAt: !1381)
!1383 = !DILocation(line: 21, column: 39, scope: !1380, inlinedAt: !1381)
!1384 = !DILocation(line: 21, column: 49, scope: !1380, inlinedAt: !1381)
!1385 = !DILocation(line: 23, column: 7, scope: !1380, inlinedAt: !1381)
!1386 = !DILocation(line: 22, column: 2, scope: !1380, inlinedAt: !1381)
!1387 = !DILocation(line: 22, column: 8, scope: !1380, inlinedAt: !1381)
!1388 = !DILocation(line: 26, column: 9, scope: !1380, inlinedAt: !1381)
!1389 = !DILocation(line: 27, column: 12, scope: !1380, inlinedAt: !1381)
!1390 = !DILocation(line: 27, column: 10, scope: !1380, inlinedAt: !1381)
!1391 = !DILocation(line: 27, column: 30, scope: !1380, inlinedAt: !1381)
!1392 = !DILocation(line: 28, column: 37, scope: !1380, inlinedAt: !1381)
!1393 = !DILocation(line: 28, column: 32, scope: !1380, inlinedAt: !1381)
!1394 = !DILocation(line: 28, column: 34, scope: !1380, inlinedAt: !1381)
!1395 = !DILocation(line: 28, column: 20, scope: !1380, inlinedAt: !1381)
!1396 = !DILocation(line: 28, column: 3, scope: !1380, inlinedAt: !1381)
!1397 = !DILocation(line: 29, column: 22, scope: !1380, inlinedAt: !1381)
!1398 = !DILocation(line: 29, column: 3, scope: !1380, inlinedAt: !1381)
!1399 = !DILocation(line: 30, column: 24, scope: !1380, inlinedAt: !1381)
!1400 = !DILocation(line: 30, column: 3, scope: !1380, inlinedAt: !1381)
!1401 = !DILocation(line: 31, column: 23, scope: !1380, inlinedAt: !1381)
!1402 = !DILocation(line: 31, column: 3, scope: !1380, inlinedAt: !1381)
!1403 = !DILocation(line: 32, column: 14, scope: !1380, inlinedAt: !1381)
!1404 = !DILocation(line: 32, column: 12, scope: !1380, inlinedAt: !1381)
!1405 = !DILocation(line: 32, column: 18, scope: !1380, inlinedAt: !1381)
!1406 = !DILocation(line: 33, column: 21, scope: !1380, inlinedAt: !1381)
!1407 = !DILocation(line: 33, column: 3, scope: !1380, inlinedAt: !1381)
!1408 = !DILocation(line: 34, column: 3, scope: !1380, inlinedAt: !1381)
!1409 = !DILocation(line: 35, column: 31, scope: !1380, inlinedAt: !1381)
!1410 = !DILocation(line: 36, column: 4, scope: !1380, inlinedAt: !1381)
!1411 = !DILocation(line: 38, column: 32, scope: !1380, inlinedAt: !1381)
!1412 = !DILocation(line: 38, column: 30, scope: !1380, inlinedAt: !1381)
!1413 = !DILocation(line: 38, column: 24, scope: !1380, inlinedAt: !1381)
!1414 = !DILocation(line: 38, column: 3, scope: !1380, inlinedAt: !1381)
!1415 = distinct !DISubprogram(name: "NumbersInt64", scope: !283, file: !283, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!1416 = !DILocation(line: 56, column: 6, scope: !1415)
!1417 = distinct !DISubprogram(name: "groupNumbers", scope: !323, file: !323, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!1418 = !DILocation(line: 56, column: 73, scope: !1415)
!1419 = !DILocation(line: 29, column: 20, scope: !1417, inlinedAt: !1418)
!1420 = !DILocation(line: 30, column: 26, scope: !1417, inlinedAt: !1418)
!1421 = !DILocation(line: 30, column: 24, scope: !1417, inlinedAt: !1418)
!1422 = !DILocation(line: 30, column: 46, scope: !1417, inlinedAt: !1418)
!1423 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1424 = !DILocation(line: 30, column: 9, scope: !1417, inlinedAt: !1418)
!1425 = !DILocation(line: 14, column: 11, scope: !1423, inlinedAt: !1424)
!1426 = distinct !DISubprogram(name: "reduceWarp", scope: !333, file: !333, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!1427 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!1428 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!1429 = !DILocation(line: 16, column: 25, scope: !1423, inlinedAt: !1424)
!1430 = !DILocation(line: 8, column: 15, scope: !1428, inlinedAt: !1429)
!1431 = !DILocation(line: 45, column: 16, scope: !1427, inlinedAt: !1430)
!1432 = !DILocation(line: 70, column: 13, scope: !1426, inlinedAt: !1431)
!1433 = !DILocation(line: 71, column: 7, scope: !1426, inlinedAt: !1431)
!1434 = !DILocation(line: 19, column: 40, scope: !1423, inlinedAt: !1424)
!1435 = !DILocation(line: 66, column: 35, scope: !1426, inlinedAt: !1431)
!1436 = !DILocation(line: 72, column: 7, scope: !1426, inlinedAt: !1431)
!1437 = !DILocation(line: 72, column: 35, scope: !1426, inlinedAt: !1431)
!1438 = !DILocation(line: 73, column: 23, scope: !1426, inlinedAt: !1431)
!1439 = !DILocation(line: 8, column: 76, scope: !1428, inlinedAt: !1429)
!1440 = !DILocation(line: 72, column: 40, scope: !1426, inlinedAt: !1431)
!1441 = !DILocation(line: 77, column: 16, scope: !1426, inlinedAt: !1431)
!1442 = !DILocation(line: 77, column: 2, scope: !1426, inlinedAt: !1431)
!1443 = !DILocation(line: 78, column: 6, scope: !1426, inlinedAt: !1431)
!1444 = !DILocation(line: 78, column: 22, scope: !1426, inlinedAt: !1431)
!1445 = !DILocation(line: 79, column: 23, scope: !1426, inlinedAt: !1431)
!1446 = !DILocation(line: 78, column: 27, scope: !1426, inlinedAt: !1431)
!1447 = !DILocation(line: 16, column: 6, scope: !1423, inlinedAt: !1424)
!1448 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1449 = !DILocation(line: 17, column: 33, scope: !1423, inlinedAt: !1424)
!1450 = !DILocation(line: 14, column: 15, scope: !1448, inlinedAt: !1449)
!1451 = !DILocation(line: 45, column: 16, scope: !1427, inlinedAt: !1450)
!1452 = !DILocation(line: 71, column: 7, scope: !1426, inlinedAt: !1451)
!1453 = !DILocation(line: 66, column: 35, scope: !1426, inlinedAt: !1451)
!1454 = !DILocation(line: 72, column: 7, scope: !1426, inlinedAt: !1451)
!1455 = !DILocation(line: 72, column: 35, scope: !1426, inlinedAt: !1451)
!1456 = !DILocation(line: 73, column: 23, scope: !1426, inlinedAt: !1451)
!1457 = !DILocation(line: 14, column: 77, scope: !1448, inlinedAt: !1449)
!1458 = !DILocation(line: 72, column: 40, scope: !1426, inlinedAt: !1451)
!1459 = !DILocation(line: 77, column: 16, scope: !1426, inlinedAt: !1451)
!1460 = !DILocation(line: 77, column: 2, scope: !1426, inlinedAt: !1451)
!1461 = !DILocation(line: 78, column: 6, scope: !1426, inlinedAt: !1451)
!1462 = !DILocation(line: 78, column: 22, scope: !1426, inlinedAt: !1451)
!1463 = !DILocation(line: 79, column: 23, scope: !1426, inlinedAt: !1451)
!1464 = !DILocation(line: 78, column: 27, scope: !1426, inlinedAt: !1451)
!1465 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1466 = !DILocation(line: 17, column: 54, scope: !1423, inlinedAt: !1424)
!1467 = !DILocation(line: 20, column: 15, scope: !1465, inlinedAt: !1466)
!1468 = !DILocation(line: 45, column: 16, scope: !1427, inlinedAt: !1467)
!1469 = !DILocation(line: 71, column: 7, scope: !1426, inlinedAt: !1468)
!1470 = !DILocation(line: 66, column: 35, scope: !1426, inlinedAt: !1468)
!1471 = !DILocation(line: 72, column: 7, scope: !1426, inlinedAt: !1468)
!1472 = !DILocation(line: 72, column: 35, scope: !1426, inlinedAt: !1468)
!1473 = !DILocation(line: 73, column: 23, scope: !1426, inlinedAt: !1468)
!1474 = !DILocation(line: 20, column: 77, scope: !1465, inlinedAt: !1466)
!1475 = !DILocation(line: 72, column: 40, scope: !1426, inlinedAt: !1468)
!1476 = !DILocation(line: 77, column: 16, scope: !1426, inlinedAt: !1468)
!1477 = !DILocation(line: 77, column: 2, scope: !1426, inlinedAt: !1468)
!1478 = !DILocation(line: 78, column: 6, scope: !1426, inlinedAt: !1468)
!1479 = !DILocation(line: 78, column: 22, scope: !1426, inlinedAt: !1468)
!1480 = !DILocation(line: 79, column: 23, scope: !1426, inlinedAt: !1468)
!1481 = !DILocation(line: 78, column: 27, scope: !1426, inlinedAt: !1468)
!1482 = !DILocation(line: 17, column: 6, scope: !1423, inlinedAt: !1424)
!1483 = !DILocation(line: 17, column: 14, scope: !1423, inlinedAt: !1424)
!1484 = distinct !DISubprogram(name: "scan", scope: !401, file: !401, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1485 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !401, file: !401, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1486 = !DILocation(line: 18, column: 40, scope: !1423, inlinedAt: !1424)
!1487 = !DILocation(line: 6, column: 21, scope: !1485, inlinedAt: !1486)
!1488 = !DILocation(line: 25, column: 16, scope: !1484, inlinedAt: !1487)
!1489 = !DILocation(line: 23, column: 48, scope: !1484, inlinedAt: !1487)
!1490 = !DILocation(line: 26, column: 6, scope: !1484, inlinedAt: !1487)
!1491 = !DILocation(line: 26, column: 24, scope: !1484, inlinedAt: !1487)
!1492 = !DILocation(line: 27, column: 24, scope: !1484, inlinedAt: !1487)
!1493 = !DILocation(line: 27, column: 44, scope: !1484, inlinedAt: !1487)
!1494 = !DILocation(line: 28, column: 4, scope: !1484, inlinedAt: !1487)
!1495 = !DILocation(line: 26, column: 37, scope: !1484, inlinedAt: !1487)
!1496 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !401, file: !401, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1497 = !DILocation(line: 18, column: 68, scope: !1423, inlinedAt: !1424)
!1498 = !DILocation(line: 14, column: 21, scope: !1496, inlinedAt: !1497)
!1499 = !DILocation(line: 23, column: 48, scope: !1484, inlinedAt: !1498)
!1500 = !DILocation(line: 26, column: 6, scope: !1484, inlinedAt: !1498)
!1501 = !DILocation(line: 26, column: 24, scope: !1484, inlinedAt: !1498)
!1502 = !DILocation(line: 27, column: 24, scope: !1484, inlinedAt: !1498)
!1503 = !DILocation(line: 27, column: 44, scope: !1484, inlinedAt: !1498)
!1504 = !DILocation(line: 28, column: 4, scope: !1484, inlinedAt: !1498)
!1505 = !DILocation(line: 26, column: 37, scope: !1484, inlinedAt: !1498)
!1506 = !DILocation(line: 15, column: 20, scope: !1496, inlinedAt: !1497)
!1507 = !DILocation(line: 15, column: 42, scope: !1496, inlinedAt: !1497)
!1508 = !DILocation(line: 18, column: 2, scope: !1423, inlinedAt: !1424)
!1509 = !DILocation(line: 18, column: 6, scope: !1423, inlinedAt: !1424)
!1510 = !DILocation(line: 18, column: 14, scope: !1423, inlinedAt: !1424)
!1511 = !DILocation(line: 19, column: 42, scope: !1423, inlinedAt: !1424)
!1512 = distinct !DISubprogram(name: "Broadcast", scope: !430, file: !430, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1513 = !DILocation(line: 19, column: 25, scope: !1423, inlinedAt: !1424)
!1514 = !DILocation(line: 36, column: 10, scope: !1512, inlinedAt: !1513)
!1515 = !DILocation(line: 36, column: 22, scope: !1512, inlinedAt: !1513)
!1516 = !DILocation(line: 37, column: 8, scope: !1512, inlinedAt: !1513)
!1517 = !DILocation(line: 40, column: 17, scope: !1512, inlinedAt: !1513)
!1518 = !DILocation(line: 19, column: 6, scope: !1423, inlinedAt: !1424)
!1519 = !DILocation(line: 31, column: 26, scope: !1417, inlinedAt: !1418)
!1520 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1521 = !DILocation(line: 31, column: 9, scope: !1417, inlinedAt: !1418)
!1522 = !DILocation(line: 14, column: 11, scope: !1520, inlinedAt: !1521)
!1523 = !DILocation(line: 31, column: 48, scope: !1417, inlinedAt: !1418)
!1524 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!1525 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!1526 = !DILocation(line: 16, column: 25, scope: !1520, inlinedAt: !1521)
!1527 = !DILocation(line: 8, column: 15, scope: !1525, inlinedAt: !1526)
!1528 = !DILocation(line: 46, column: 14, scope: !1524, inlinedAt: !1527)
!1529 = !DILocation(line: 26, column: 47, scope: !449, inlinedAt: !1528)
!1530 = !DILocation(line: 26, column: 59, scope: !449, inlinedAt: !1528)
!1531 = distinct !DISubprogram(name: "scan", scope: !401, file: !401, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1532 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !401, file: !401, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1533 = !DILocation(line: 18, column: 40, scope: !1520, inlinedAt: !1521)
!1534 = !DILocation(line: 6, column: 21, scope: !1532, inlinedAt: !1533)
!1535 = !DILocation(line: 37, column: 21, scope: !1531, inlinedAt: !1534)
!1536 = !DILocation(line: 37, column: 10, scope: !1531, inlinedAt: !1534)
!1537 = !DILocation(line: 19, column: 40, scope: !1520, inlinedAt: !1521)
!1538 = !DILocation(line: 45, column: 16, scope: !1524, inlinedAt: !1527)
!1539 = !DILocation(line: 71, column: 7, scope: !1426, inlinedAt: !1538)
!1540 = !DILocation(line: 66, column: 35, scope: !1426, inlinedAt: !1538)
!1541 = !DILocation(line: 72, column: 7, scope: !1426, inlinedAt: !1538)
!1542 = !DILocation(line: 72, column: 35, scope: !1426, inlinedAt: !1538)
!1543 = !DILocation(line: 73, column: 23, scope: !1426, inlinedAt: !1538)
!1544 = !DILocation(line: 8, column: 76, scope: !1525, inlinedAt: !1526)
!1545 = !DILocation(line: 72, column: 40, scope: !1426, inlinedAt: !1538)
!1546 = !DILocation(line: 77, column: 16, scope: !1426, inlinedAt: !1538)
!1547 = !DILocation(line: 77, column: 2, scope: !1426, inlinedAt: !1538)
!1548 = !DILocation(line: 78, column: 6, scope: !1426, inlinedAt: !1538)
!1549 = !DILocation(line: 78, column: 22, scope: !1426, inlinedAt: !1538)
!1550 = !DILocation(line: 79, column: 23, scope: !1426, inlinedAt: !1538)
!1551 = !DILocation(line: 78, column: 27, scope: !1426, inlinedAt: !1538)
!1552 = !DILocation(line: 26, column: 64, scope: !449, inlinedAt: !1528)
!1553 = !DILocation(line: 47, column: 7, scope: !1524, inlinedAt: !1527)
!1554 = !DILocation(line: 50, column: 31, scope: !1524, inlinedAt: !1527)
!1555 = !DILocation(line: 51, column: 10, scope: !1524, inlinedAt: !1527)
!1556 = !DILocation(line: 52, column: 14, scope: !1524, inlinedAt: !1527)
!1557 = !DILocation(line: 53, column: 17, scope: !1524, inlinedAt: !1527)
!1558 = !DILocation(line: 53, column: 8, scope: !1524, inlinedAt: !1527)
!1559 = !DILocation(line: 55, column: 10, scope: !1524, inlinedAt: !1527)
!1560 = !DILocation(line: 56, column: 11, scope: !1524, inlinedAt: !1527)
!1561 = !DILocation(line: 43, column: 50, scope: !1524, inlinedAt: !1527)
!1562 = !DILocation(line: 57, column: 6, scope: !1524, inlinedAt: !1527)
!1563 = !DILocation(line: 57, column: 16, scope: !1524, inlinedAt: !1527)
!1564 = !DILocation(line: 58, column: 17, scope: !1524, inlinedAt: !1527)
!1565 = !DILocation(line: 57, column: 21, scope: !1524, inlinedAt: !1527)
!1566 = !DILocation(line: 16, column: 6, scope: !1520, inlinedAt: !1521)
!1567 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1568 = !DILocation(line: 17, column: 33, scope: !1520, inlinedAt: !1521)
!1569 = !DILocation(line: 14, column: 15, scope: !1567, inlinedAt: !1568)
!1570 = !DILocation(line: 45, column: 16, scope: !1524, inlinedAt: !1569)
!1571 = !DILocation(line: 71, column: 7, scope: !1426, inlinedAt: !1570)
!1572 = !DILocation(line: 66, column: 35, scope: !1426, inlinedAt: !1570)
!1573 = !DILocation(line: 72, column: 7, scope: !1426, inlinedAt: !1570)
!1574 = !DILocation(line: 72, column: 35, scope: !1426, inlinedAt: !1570)
!1575 = !DILocation(line: 73, column: 23, scope: !1426, inlinedAt: !1570)
!1576 = !DILocation(line: 14, column: 77, scope: !1567, inlinedAt: !1568)
!1577 = !DILocation(line: 72, column: 40, scope: !1426, inlinedAt: !1570)
!1578 = !DILocation(line: 77, column: 16, scope: !1426, inlinedAt: !1570)
!1579 = !DILocation(line: 77, column: 2, scope: !1426, inlinedAt: !1570)
!1580 = !DILocation(line: 78, column: 6, scope: !1426, inlinedAt: !1570)
!1581 = !DILocation(line: 78, column: 22, scope: !1426, inlinedAt: !1570)
!1582 = !DILocation(line: 79, column: 23, scope: !1426, inlinedAt: !1570)
!1583 = !DILocation(line: 78, column: 27, scope: !1426, inlinedAt: !1570)
!1584 = !DILocation(line: 47, column: 7, scope: !1524, inlinedAt: !1569)
!1585 = !DILocation(line: 50, column: 31, scope: !1524, inlinedAt: !1569)
!1586 = !DILocation(line: 51, column: 10, scope: !1524, inlinedAt: !1569)
!1587 = !DILocation(line: 52, column: 14, scope: !1524, inlinedAt: !1569)
!1588 = !DILocation(line: 53, column: 17, scope: !1524, inlinedAt: !1569)
!1589 = !DILocation(line: 53, column: 8, scope: !1524, inlinedAt: !1569)
!1590 = !DILocation(line: 55, column: 10, scope: !1524, inlinedAt: !1569)
!1591 = !DILocation(line: 56, column: 11, scope: !1524, inlinedAt: !1569)
!1592 = !DILocation(line: 43, column: 50, scope: !1524, inlinedAt: !1569)
!1593 = !DILocation(line: 57, column: 6, scope: !1524, inlinedAt: !1569)
!1594 = !DILocation(line: 57, column: 16, scope: !1524, inlinedAt: !1569)
!1595 = !DILocation(line: 58, column: 17, scope: !1524, inlinedAt: !1569)
!1596 = !DILocation(line: 57, column: 21, scope: !1524, inlinedAt: !1569)
!1597 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1598 = !DILocation(line: 17, column: 54, scope: !1520, inlinedAt: !1521)
!1599 = !DILocation(line: 20, column: 15, scope: !1597, inlinedAt: !1598)
!1600 = !DILocation(line: 45, column: 16, scope: !1524, inlinedAt: !1599)
!1601 = !DILocation(line: 71, column: 7, scope: !1426, inlinedAt: !1600)
!1602 = !DILocation(line: 66, column: 35, scope: !1426, inlinedAt: !1600)
!1603 = !DILocation(line: 72, column: 7, scope: !1426, inlinedAt: !1600)
!1604 = !DILocation(line: 72, column: 35, scope: !1426, inlinedAt: !1600)
!1605 = !DILocation(line: 73, column: 23, scope: !1426, inlinedAt: !1600)
!1606 = !DILocation(line: 20, column: 77, scope: !1597, inlinedAt: !1598)
!1607 = !DILocation(line: 72, column: 40, scope: !1426, inlinedAt: !1600)
!1608 = !DILocation(line: 77, column: 16, scope: !1426, inlinedAt: !1600)
!1609 = !DILocation(line: 77, column: 2, scope: !1426, inlinedAt: !1600)
!1610 = !DILocation(line: 78, column: 6, scope: !1426, inlinedAt: !1600)
!1611 = !DILocation(line: 78, column: 22, scope: !1426, inlinedAt: !1600)
!1612 = !DILocation(line: 79, column: 23, scope: !1426, inlinedAt: !1600)
!1613 = !DILocation(line: 78, column: 27, scope: !1426, inlinedAt: !1600)
!1614 = !DILocation(line: 47, column: 7, scope: !1524, inlinedAt: !1599)
!1615 = !DILocation(line: 50, column: 31, scope: !1524, inlinedAt: !1599)
!1616 = !DILocation(line: 51, column: 10, scope: !1524, inlinedAt: !1599)
!1617 = !DILocation(line: 52, column: 14, scope: !1524, inlinedAt: !1599)
!1618 = !DILocation(line: 53, column: 17, scope: !1524, inlinedAt: !1599)
!1619 = !DILocation(line: 53, column: 8, scope: !1524, inlinedAt: !1599)
!1620 = !DILocation(line: 55, column: 10, scope: !1524, inlinedAt: !1599)
!1621 = !DILocation(line: 56, column: 11, scope: !1524, inlinedAt: !1599)
!1622 = !DILocation(line: 43, column: 50, scope: !1524, inlinedAt: !1599)
!1623 = !DILocation(line: 57, column: 6, scope: !1524, inlinedAt: !1599)
!1624 = !DILocation(line: 57, column: 16, scope: !1524, inlinedAt: !1599)
!1625 = !DILocation(line: 58, column: 17, scope: !1524, inlinedAt: !1599)
!1626 = !DILocation(line: 57, column: 21, scope: !1524, inlinedAt: !1599)
!1627 = !DILocation(line: 17, column: 6, scope: !1520, inlinedAt: !1521)
!1628 = !DILocation(line: 17, column: 14, scope: !1520, inlinedAt: !1521)
!1629 = !DILocation(line: 25, column: 16, scope: !1531, inlinedAt: !1534)
!1630 = !DILocation(line: 23, column: 48, scope: !1531, inlinedAt: !1534)
!1631 = !DILocation(line: 26, column: 6, scope: !1531, inlinedAt: !1534)
!1632 = !DILocation(line: 26, column: 24, scope: !1531, inlinedAt: !1534)
!1633 = !DILocation(line: 27, column: 24, scope: !1531, inlinedAt: !1534)
!1634 = !DILocation(line: 27, column: 44, scope: !1531, inlinedAt: !1534)
!1635 = !DILocation(line: 28, column: 4, scope: !1531, inlinedAt: !1534)
!1636 = !DILocation(line: 26, column: 37, scope: !1531, inlinedAt: !1534)
!1637 = !DILocation(line: 31, column: 15, scope: !1531, inlinedAt: !1534)
!1638 = !DILocation(line: 34, column: 32, scope: !1531, inlinedAt: !1534)
!1639 = !DILocation(line: 35, column: 19, scope: !1531, inlinedAt: !1534)
!1640 = !DILocation(line: 36, column: 10, scope: !1531, inlinedAt: !1534)
!1641 = !DILocation(line: 38, column: 9, scope: !1531, inlinedAt: !1534)
!1642 = !DILocation(line: 40, column: 10, scope: !1531, inlinedAt: !1534)
!1643 = !DILocation(line: 23, column: 59, scope: !1531, inlinedAt: !1534)
!1644 = !DILocation(line: 42, column: 19, scope: !1531, inlinedAt: !1534)
!1645 = !DILocation(line: 42, column: 3, scope: !1531, inlinedAt: !1534)
!1646 = !DILocation(line: 44, column: 2, scope: !1532, inlinedAt: !1533)
!1647 = !DILocation(line: 7, column: 16, scope: !1532, inlinedAt: !1533)
!1648 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !401, file: !401, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1649 = !DILocation(line: 18, column: 68, scope: !1520, inlinedAt: !1521)
!1650 = !DILocation(line: 14, column: 21, scope: !1648, inlinedAt: !1649)
!1651 = !DILocation(line: 25, column: 16, scope: !1531, inlinedAt: !1650)
!1652 = !DILocation(line: 23, column: 48, scope: !1531, inlinedAt: !1650)
!1653 = !DILocation(line: 26, column: 6, scope: !1531, inlinedAt: !1650)
!1654 = !DILocation(line: 26, column: 24, scope: !1531, inlinedAt: !1650)
!1655 = !DILocation(line: 27, column: 24, scope: !1531, inlinedAt: !1650)
!1656 = !DILocation(line: 27, column: 44, scope: !1531, inlinedAt: !1650)
!1657 = !DILocation(line: 28, column: 4, scope: !1531, inlinedAt: !1650)
!1658 = !DILocation(line: 26, column: 37, scope: !1531, inlinedAt: !1650)
!1659 = !DILocation(line: 31, column: 15, scope: !1531, inlinedAt: !1650)
!1660 = !DILocation(line: 34, column: 32, scope: !1531, inlinedAt: !1650)
!1661 = !DILocation(line: 35, column: 19, scope: !1531, inlinedAt: !1650)
!1662 = !DILocation(line: 36, column: 10, scope: !1531, inlinedAt: !1650)
!1663 = !DILocation(line: 37, column: 10, scope: !1531, inlinedAt: !1650)
!1664 = !DILocation(line: 38, column: 9, scope: !1531, inlinedAt: !1650)
!1665 = !DILocation(line: 40, column: 10, scope: !1531, inlinedAt: !1650)
!1666 = !DILocation(line: 23, column: 59, scope: !1531, inlinedAt: !1650)
!1667 = !DILocation(line: 42, column: 19, scope: !1531, inlinedAt: !1650)
!1668 = !DILocation(line: 42, column: 3, scope: !1531, inlinedAt: !1650)
!1669 = !DILocation(line: 44, column: 2, scope: !1648, inlinedAt: !1649)
!1670 = !DILocation(line: 15, column: 20, scope: !1648, inlinedAt: !1649)
!1671 = !DILocation(line: 15, column: 42, scope: !1648, inlinedAt: !1649)
!1672 = !DILocation(line: 18, column: 16, scope: !1648, inlinedAt: !1649)
!1673 = !DILocation(line: 18, column: 2, scope: !1520, inlinedAt: !1521)
!1674 = !DILocation(line: 18, column: 6, scope: !1520, inlinedAt: !1521)
!1675 = !DILocation(line: 18, column: 14, scope: !1520, inlinedAt: !1521)
!1676 = !DILocation(line: 19, column: 42, scope: !1520, inlinedAt: !1521)
!1677 = distinct !DISubprogram(name: "Broadcast", scope: !430, file: !430, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1678 = !DILocation(line: 19, column: 25, scope: !1520, inlinedAt: !1521)
!1679 = !DILocation(line: 36, column: 22, scope: !1677, inlinedAt: !1678)
!1680 = !DILocation(line: 37, column: 8, scope: !1677, inlinedAt: !1678)
!1681 = !DILocation(line: 39, column: 15, scope: !1677, inlinedAt: !1678)
!1682 = !DILocation(line: 40, column: 17, scope: !1677, inlinedAt: !1678)
!1683 = !DILocation(line: 40, column: 3, scope: !1520, inlinedAt: !1521)
!1684 = !DILocation(line: 42, column: 16, scope: !1677, inlinedAt: !1678)
!1685 = !DILocation(line: 43, column: 10, scope: !1677, inlinedAt: !1678)
!1686 = !DILocation(line: 44, column: 14, scope: !1677, inlinedAt: !1678)
!1687 = !DILocation(line: 45, column: 3, scope: !1677, inlinedAt: !1678)
!1688 = !DILocation(line: 47, column: 10, scope: !1677, inlinedAt: !1678)
!1689 = !DILocation(line: 48, column: 9, scope: !1677, inlinedAt: !1678)
!1690 = !DILocation(line: 48, column: 2, scope: !1520, inlinedAt: !1521)
!1691 = !DILocation(line: 19, column: 6, scope: !1520, inlinedAt: !1521)
!1692 = distinct !DISubprogram(name: "IntegersInt64", scope: !283, file: !283, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1693 = !DILocation(line: 61, column: 6, scope: !1692)
!1694 = distinct !DISubprogram(name: "groupIntegers", scope: !323, file: !323, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1695 = !DILocation(line: 61, column: 75, scope: !1692)
!1696 = !DILocation(line: 35, column: 20, scope: !1694, inlinedAt: !1695)
!1697 = !DILocation(line: 36, column: 27, scope: !1694, inlinedAt: !1695)
!1698 = !DILocation(line: 36, column: 25, scope: !1694, inlinedAt: !1695)
!1699 = !DILocation(line: 36, column: 48, scope: !1694, inlinedAt: !1695)
!1700 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1701 = !DILocation(line: 36, column: 10, scope: !1694, inlinedAt: !1695)
!1702 = !DILocation(line: 24, column: 11, scope: !1700, inlinedAt: !1701)
!1703 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!1704 = !DILocation(line: 25, column: 40, scope: !1700, inlinedAt: !1701)
!1705 = !DILocation(line: 26, column: 15, scope: !1703, inlinedAt: !1704)
!1706 = !DILocation(line: 45, column: 16, scope: !1427, inlinedAt: !1705)
!1707 = !DILocation(line: 70, column: 13, scope: !1426, inlinedAt: !1706)
!1708 = !DILocation(line: 71, column: 7, scope: !1426, inlinedAt: !1706)
!1709 = !DILocation(line: 66, column: 35, scope: !1426, inlinedAt: !1706)
!1710 = !DILocation(line: 72, column: 7, scope: !1426, inlinedAt: !1706)
!1711 = !DILocation(line: 72, column: 35, scope: !1426, inlinedAt: !1706)
!1712 = !DILocation(line: 73, column: 23, scope: !1426, inlinedAt: !1706)
!1713 = !DILocation(line: 26, column: 76, scope: !1703, inlinedAt: !1704)
!1714 = !DILocation(line: 72, column: 40, scope: !1426, inlinedAt: !1706)
!1715 = !DILocation(line: 77, column: 16, scope: !1426, inlinedAt: !1706)
!1716 = !DILocation(line: 77, column: 2, scope: !1426, inlinedAt: !1706)
!1717 = !DILocation(line: 78, column: 6, scope: !1426, inlinedAt: !1706)
!1718 = !DILocation(line: 78, column: 22, scope: !1426, inlinedAt: !1706)
!1719 = !DILocation(line: 79, column: 23, scope: !1426, inlinedAt: !1706)
!1720 = !DILocation(line: 78, column: 27, scope: !1426, inlinedAt: !1706)
!1721 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!1722 = !DILocation(line: 25, column: 60, scope: !1700, inlinedAt: !1701)
!1723 = !DILocation(line: 31, column: 15, scope: !1721, inlinedAt: !1722)
!1724 = !DILocation(line: 45, column: 16, scope: !1427, inlinedAt: !1723)
!1725 = !DILocation(line: 71, column: 7, scope: !1426, inlinedAt: !1724)
!1726 = !DILocation(line: 66, column: 35, scope: !1426, inlinedAt: !1724)
!1727 = !DILocation(line: 72, column: 7, scope: !1426, inlinedAt: !1724)
!1728 = !DILocation(line: 72, column: 35, scope: !1426, inlinedAt: !1724)
!1729 = !DILocation(line: 73, column: 23, scope: !1426, inlinedAt: !1724)
!1730 = !DILocation(line: 31, column: 74, scope: !1721, inlinedAt: !1722)
!1731 = !DILocation(line: 72, column: 40, scope: !1426, inlinedAt: !1724)
!1732 = !DILocation(line: 77, column: 16, scope: !1426, inlinedAt: !1724)
!1733 = !DILocation(line: 77, column: 2, scope: !1426, inlinedAt: !1724)
!1734 = !DILocation(line: 78, column: 6, scope: !1426, inlinedAt: !1724)
!1735 = !DILocation(line: 78, column: 22, scope: !1426, inlinedAt: !1724)
!1736 = !DILocation(line: 79, column: 23, scope: !1426, inlinedAt: !1724)
!1737 = !DILocation(line: 78, column: 27, scope: !1426, inlinedAt: !1724)
!1738 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!1739 = !DILocation(line: 25, column: 81, scope: !1700, inlinedAt: !1701)
!1740 = !DILocation(line: 37, column: 15, scope: !1738, inlinedAt: !1739)
!1741 = !DILocation(line: 45, column: 16, scope: !1427, inlinedAt: !1740)
!1742 = !DILocation(line: 71, column: 7, scope: !1426, inlinedAt: !1741)
!1743 = !DILocation(line: 66, column: 35, scope: !1426, inlinedAt: !1741)
!1744 = !DILocation(line: 72, column: 7, scope: !1426, inlinedAt: !1741)
!1745 = !DILocation(line: 72, column: 35, scope: !1426, inlinedAt: !1741)
!1746 = !DILocation(line: 73, column: 23, scope: !1426, inlinedAt: !1741)
!1747 = !DILocation(line: 37, column: 76, scope: !1738, inlinedAt: !1739)
!1748 = !DILocation(line: 72, column: 40, scope: !1426, inlinedAt: !1741)
!1749 = !DILocation(line: 77, column: 16, scope: !1426, inlinedAt: !1741)
!1750 = !DILocation(line: 77, column: 2, scope: !1426, inlinedAt: !1741)
!1751 = !DILocation(line: 78, column: 6, scope: !1426, inlinedAt: !1741)
!1752 = !DILocation(line: 78, column: 22, scope: !1426, inlinedAt: !1741)
!1753 = !DILocation(line: 79, column: 23, scope: !1426, inlinedAt: !1741)
!1754 = !DILocation(line: 78, column: 27, scope: !1426, inlinedAt: !1741)
!1755 = !DILocation(line: 25, column: 5, scope: !1700, inlinedAt: !1701)
!1756 = !DILocation(line: 25, column: 13, scope: !1700, inlinedAt: !1701)
!1757 = !DILocation(line: 25, column: 21, scope: !1700, inlinedAt: !1701)
!1758 = !DILocation(line: 37, column: 27, scope: !1694, inlinedAt: !1695)
!1759 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1760 = !DILocation(line: 37, column: 10, scope: !1694, inlinedAt: !1695)
!1761 = !DILocation(line: 24, column: 11, scope: !1759, inlinedAt: !1760)
!1762 = !DILocation(line: 37, column: 50, scope: !1694, inlinedAt: !1695)
!1763 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!1764 = !DILocation(line: 25, column: 40, scope: !1759, inlinedAt: !1760)
!1765 = !DILocation(line: 26, column: 15, scope: !1763, inlinedAt: !1764)
!1766 = !DILocation(line: 45, column: 16, scope: !1524, inlinedAt: !1765)
!1767 = !DILocation(line: 71, column: 7, scope: !1426, inlinedAt: !1766)
!1768 = !DILocation(line: 66, column: 35, scope: !1426, inlinedAt: !1766)
!1769 = !DILocation(line: 72, column: 7, scope: !1426, inlinedAt: !1766)
!1770 = !DILocation(line: 72, column: 35, scope: !1426, inlinedAt: !1766)
!1771 = !DILocation(line: 73, column: 23, scope: !1426, inlinedAt: !1766)
!1772 = !DILocation(line: 26, column: 76, scope: !1763, inlinedAt: !1764)
!1773 = !DILocation(line: 72, column: 40, scope: !1426, inlinedAt: !1766)
!1774 = !DILocation(line: 77, column: 16, scope: !1426, inlinedAt: !1766)
!1775 = !DILocation(line: 77, column: 2, scope: !1426, inlinedAt: !1766)
!1776 = !DILocation(line: 78, column: 6, scope: !1426, inlinedAt: !1766)
!1777 = !DILocation(line: 78, column: 22, scope: !1426, inlinedAt: !1766)
!1778 = !DILocation(line: 79, column: 23, scope: !1426, inlinedAt: !1766)
!1779 = !DILocation(line: 78, column: 27, scope: !1426, inlinedAt: !1766)
!1780 = !DILocation(line: 46, column: 14, scope: !1524, inlinedAt: !1765)
!1781 = !DILocation(line: 26, column: 47, scope: !449, inlinedAt: !1780)
!1782 = !DILocation(line: 26, column: 59, scope: !449, inlinedAt: !1780)
!1783 = !DILocation(line: 26, column: 64, scope: !449, inlinedAt: !1780)
!1784 = !DILocation(line: 47, column: 7, scope: !1524, inlinedAt: !1765)
!1785 = !DILocation(line: 50, column: 31, scope: !1524, inlinedAt: !1765)
!1786 = !DILocation(line: 51, column: 10, scope: !1524, inlinedAt: !1765)
!1787 = !DILocation(line: 52, column: 11, scope: !1524, inlinedAt: !1765)
!1788 = !DILocation(line: 52, column: 14, scope: !1524, inlinedAt: !1765)
!1789 = !DILocation(line: 53, column: 17, scope: !1524, inlinedAt: !1765)
!1790 = !DILocation(line: 53, column: 8, scope: !1524, inlinedAt: !1765)
!1791 = !DILocation(line: 55, column: 10, scope: !1524, inlinedAt: !1765)
!1792 = !DILocation(line: 56, column: 11, scope: !1524, inlinedAt: !1765)
!1793 = !DILocation(line: 43, column: 50, scope: !1524, inlinedAt: !1765)
!1794 = !DILocation(line: 57, column: 6, scope: !1524, inlinedAt: !1765)
!1795 = !DILocation(line: 57, column: 16, scope: !1524, inlinedAt: !1765)
!1796 = !DILocation(line: 58, column: 17, scope: !1524, inlinedAt: !1765)
!1797 = !DILocation(line: 57, column: 21, scope: !1524, inlinedAt: !1765)
!1798 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!1799 = !DILocation(line: 25, column: 60, scope: !1759, inlinedAt: !1760)
!1800 = !DILocation(line: 31, column: 15, scope: !1798, inlinedAt: !1799)
!1801 = !DILocation(line: 45, column: 16, scope: !1524, inlinedAt: !1800)
!1802 = !DILocation(line: 71, column: 7, scope: !1426, inlinedAt: !1801)
!1803 = !DILocation(line: 66, column: 35, scope: !1426, inlinedAt: !1801)
!1804 = !DILocation(line: 72, column: 7, scope: !1426, inlinedAt: !1801)
!1805 = !DILocation(line: 72, column: 35, scope: !1426, inlinedAt: !1801)
!1806 = !DILocation(line: 73, column: 23, scope: !1426, inlinedAt: !1801)
!1807 = !DILocation(line: 31, column: 74, scope: !1798, inlinedAt: !1799)
!1808 = !DILocation(line: 72, column: 40, scope: !1426, inlinedAt: !1801)
!1809 = !DILocation(line: 77, column: 16, scope: !1426, inlinedAt: !1801)
!1810 = !DILocation(line: 77, column: 2, scope: !1426, inlinedAt: !1801)
!1811 = !DILocation(line: 78, column: 6, scope: !1426, inlinedAt: !1801)
!1812 = !DILocation(line: 78, column: 22, scope: !1426, inlinedAt: !1801)
!1813 = !DILocation(line: 79, column: 23, scope: !1426, inlinedAt: !1801)
!1814 = !DILocation(line: 78, column: 27, scope: !1426, inlinedAt: !1801)
!1815 = !DILocation(line: 47, column: 7, scope: !1524, inlinedAt: !1800)
!1816 = !DILocation(line: 50, column: 31, scope: !1524, inlinedAt: !1800)
!1817 = !DILocation(line: 51, column: 10, scope: !1524, inlinedAt: !1800)
!1818 = !DILocation(line: 52, column: 11, scope: !1524, inlinedAt: !1800)
!1819 = !DILocation(line: 52, column: 14, scope: !1524, inlinedAt: !1800)
!1820 = !DILocation(line: 53, column: 17, scope: !1524, inlinedAt: !1800)
!1821 = !DILocation(line: 53, column: 8, scope: !1524, inlinedAt: !1800)
!1822 = !DILocation(line: 55, column: 10, scope: !1524, inlinedAt: !1800)
!1823 = !DILocation(line: 56, column: 11, scope: !1524, inlinedAt: !1800)
!1824 = !DILocation(line: 43, column: 50, scope: !1524, inlinedAt: !1800)
!1825 = !DILocation(line: 57, column: 6, scope: !1524, inlinedAt: !1800)
!1826 = !DILocation(line: 57, column: 16, scope: !1524, inlinedAt: !1800)
!1827 = !DILocation(line: 58, column: 17, scope: !1524, inlinedAt: !1800)
!1828 = !DILocation(line: 57, column: 21, scope: !1524, inlinedAt: !1800)
!1829 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!1830 = !DILocation(line: 25, column: 81, scope: !1759, inlinedAt: !1760)
!1831 = !DILocation(line: 37, column: 15, scope: !1829, inlinedAt: !1830)
!1832 = !DILocation(line: 45, column: 16, scope: !1524, inlinedAt: !1831)
!1833 = !DILocation(line: 71, column: 7, scope: !1426, inlinedAt: !1832)
!1834 = !DILocation(line: 66, column: 35, scope: !1426, inlinedAt: !1832)
!1835 = !DILocation(line: 72, column: 7, scope: !1426, inlinedAt: !1832)
!1836 = !DILocation(line: 72, column: 35, scope: !1426, inlinedAt: !1832)
!1837 = !DILocation(line: 73, column: 23, scope: !1426, inlinedAt: !1832)
!1838 = !DILocation(line: 37, column: 76, scope: !1829, inlinedAt: !1830)
!1839 = !DILocation(line: 72, column: 40, scope: !1426, inlinedAt: !1832)
!1840 = !DILocation(line: 77, column: 16, scope: !1426, inlinedAt: !1832)
!1841 = !DILocation(line: 77, column: 2, scope: !1426, inlinedAt: !1832)
!1842 = !DILocation(line: 78, column: 6, scope: !1426, inlinedAt: !1832)
!1843 = !DILocation(line: 78, column: 22, scope: !1426, inlinedAt: !1832)
!1844 = !DILocation(line: 79, column: 23, scope: !1426, inlinedAt: !1832)
!1845 = !DILocation(line: 78, column: 27, scope: !1426, inlinedAt: !1832)
!1846 = !DILocation(line: 47, column: 7, scope: !1524, inlinedAt: !1831)
!1847 = !DILocation(line: 50, column: 31, scope: !1524, inlinedAt: !1831)
!1848 = !DILocation(line: 51, column: 10, scope: !1524, inlinedAt: !1831)
!1849 = !DILocation(line: 52, column: 11, scope: !1524, inlinedAt: !1831)
!1850 = !DILocation(line: 52, column: 14, scope: !1524, inlinedAt: !1831)
!1851 = !DILocation(line: 53, column: 17, scope: !1524, inlinedAt: !1831)
!1852 = !DILocation(line: 53, column: 8, scope: !1524, inlinedAt: !1831)
!1853 = !DILocation(line: 55, column: 10, scope: !1524, inlinedAt: !1831)
!1854 = !DILocation(line: 56, column: 11, scope: !1524, inlinedAt: !1831)
!1855 = !DILocation(line: 43, column: 50, scope: !1524, inlinedAt: !1831)
!1856 = !DILocation(line: 57, column: 6, scope: !1524, inlinedAt: !1831)
!1857 = !DILocation(line: 57, column: 16, scope: !1524, inlinedAt: !1831)
!1858 = !DILocation(line: 58, column: 17, scope: !1524, inlinedAt: !1831)
!1859 = !DILocation(line: 57, column: 21, scope: !1524, inlinedAt: !1831)
!1860 = !DILocation(line: 25, column: 5, scope: !1759, inlinedAt: !1760)
!1861 = !DILocation(line: 25, column: 13, scope: !1759, inlinedAt: !1760)
!1862 = !DILocation(line: 25, column: 21, scope: !1759, inlinedAt: !1760)
!1863 = distinct !DISubprogram(name: "ExchangeInt", scope: !283, file: !283, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!1864 = !DILocation(line: 66, column: 6, scope: !1863)
!1865 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1866 = !DILocation(line: 66, column: 80, scope: !1863)
!1867 = !DILocation(line: 21, column: 29, scope: !1865, inlinedAt: !1866)
!1868 = !DILocation(line: 21, column: 39, scope: !1865, inlinedAt: !1866)
!1869 = !DILocation(line: 21, column: 49, scope: !1865, inlinedAt: !1866)
!1870 = !DILocation(line: 23, column: 7, scope: !1865, inlinedAt: !1866)
!1871 = !DILocation(line: 22, column: 2, scope: !1865, inlinedAt: !1866)
!1872 = !DILocation(line: 22, column: 8, scope: !1865, inlinedAt: !1866)
!1873 = !DILocation(line: 26, column: 9, scope: !1865, inlinedAt: !1866)
!1874 = !DILocation(line: 27, column: 12, scope: !1865, inlinedAt: !1866)
!1875 = !DILocation(line: 27, column: 10, scope: !1865, inlinedAt: !1866)
!1876 = !DILocation(line: 27, column: 30, scope: !1865, inlinedAt: !1866)
!1877 = !DILocation(line: 28, column: 37, scope: !1865, inlinedAt: !1866)
!1878 = !DILocation(line: 28, column: 32, scope: !1865, inlinedAt: !1866)
!1879 = !DILocation(line: 28, column: 34, scope: !1865, inlinedAt: !1866)
!1880 = !DILocation(line: 28, column: 20, scope: !1865, inlinedAt: !1866)
!1881 = !DILocation(line: 28, column: 3, scope: !1865, inlinedAt: !1866)
!1882 = !DILocation(line: 29, column: 22, scope: !1865, inlinedAt: !1866)
!1883 = !DILocation(line: 29, column: 3, scope: !1865, inlinedAt: !1866)
!1884 = !DILocation(line: 30, column: 24, scope: !1865, inlinedAt: !1866)
!1885 = !DILocation(line: 30, column: 3, scope: !1865, inlinedAt: !1866)
!1886 = !DILocation(line: 31, column: 23, scope: !1865, inlinedAt: !1866)
!1887 = !DILocation(line: 31, column: 3, scope: !1865, inlinedAt: !1866)
!1888 = !DILocation(line: 32, column: 14, scope: !1865, inlinedAt: !1866)
!1889 = !DILocation(line: 32, column: 12, scope: !1865, inlinedAt: !1866)
!1890 = !DILocation(line: 32, column: 18, scope: !1865, inlinedAt: !1866)
!1891 = !DILocation(line: 33, column: 21, scope: !1865, inlinedAt: !1866)
!1892 = !DILocation(line: 33, column: 3, scope: !1865, inlinedAt: !1866)
!1893 = !DILocation(line: 34, column: 3, scope: !1865, inlinedAt: !1866)
!1894 = !DILocation(line: 35, column: 31, scope: !1865, inlinedAt: !1866)
!1895 = !DILocation(line: 36, column: 4, scope: !1865, inlinedAt: !1866)
!1896 = !DILocation(line: 38, column: 32, scope: !1865, inlinedAt: !1866)
!1897 = !DILocation(line: 38, column: 30, scope: !1865, inlinedAt: !1866)
!1898 = !DILocation(line: 38, column: 24, scope: !1865, inlinedAt: !1866)
!1899 = !DILocation(line: 38, column: 3, scope: !1865, inlinedAt: !1866)
!1900 = distinct !DISubprogram(name: "ExchangeUint8", scope: !283, file: !283, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!1901 = !DILocation(line: 71, column: 6, scope: !1900)
!1902 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1903 = !DILocation(line: 72, column: 10, scope: !1900)
!1904 = !DILocation(line: 21, column: 29, scope: !1902, inlinedAt: !1903)
!1905 = !DILocation(line: 21, column: 39, scope: !1902, inlinedAt: !1903)
!1906 = !DILocation(line: 21, column: 49, scope: !1902, inlinedAt: !1903)
!1907 = !DILocation(line: 23, column: 7, scope: !1902, inlinedAt: !1903)
!1908 = !DILocation(line: 22, column: 2, scope: !1902, inlinedAt: !1903)
!1909 = !DILocation(line: 22, column: 8, scope: !1902, inlinedAt: !1903)
!1910 = !DILocation(line: 26, column: 9, scope: !1902, inlinedAt: !1903)
!1911 = !DILocation(line: 27, column: 12, scope: !1902, inlinedAt: !1903)
!1912 = !DILocation(line: 27, column: 10, scope: !1902, inlinedAt: !1903)
!1913 = !DILocation(line: 27, column: 30, scope: !1902, inlinedAt: !1903)
!1914 = !DILocation(line: 28, column: 37, scope: !1902, inlinedAt: !1903)
!1915 = !DILocation(line: 28, column: 32, scope: !1902, inlinedAt: !1903)
!1916 = !DILocation(line: 28, column: 34, scope: !1902, inlinedAt: !1903)
!1917 = !DILocation(line: 28, column: 20, scope: !1902, inlinedAt: !1903)
!1918 = !DILocation(line: 28, column: 3, scope: !1902, inlinedAt: !1903)
!1919 = !DILocation(line: 29, column: 22, scope: !1902, inlinedAt: !1903)
!1920 = !DILocation(line: 29, column: 3, scope: !1902, inlinedAt: !1903)
!1921 = !DILocation(line: 30, column: 24, scope: !1902, inlinedAt: !1903)
!1922 = !DILocation(line: 30, column: 3, scope: !1902, inlinedAt: !1903)
!1923 = !DILocation(line: 31, column: 23, scope: !1902, inlinedAt: !1903)
!1924 = !DILocation(line: 31, column: 3, scope: !1902, inlinedAt: !1903)
!1925 = !DILocation(line: 32, column: 14, scope: !1902, inlinedAt: !1903)
!1926 = !DILocation(line: 32, column: 12, scope: !1902, inlinedAt: !1903)
!1927 = !DILocation(line: 32, column: 18, scope: !1902, inlinedAt: !1903)
!1928 = !DILocation(line: 33, column: 21, scope: !1902, inlinedAt: !1903)
!1929 = !DILocation(line: 33, column: 3, scope: !1902, inlinedAt: !1903)
!1930 = !DILocation(line: 34, column: 3, scope: !1902, inlinedAt: !1903)
!1931 = !DILocation(line: 35, column: 31, scope: !1902, inlinedAt: !1903)
!1932 = !DILocation(line: 36, column: 4, scope: !1902, inlinedAt: !1903)
!1933 = !DILocation(line: 38, column: 32, scope: !1902, inlinedAt: !1903)
!1934 = !DILocation(line: 38, column: 30, scope: !1902, inlinedAt: !1903)
!1935 = !DILocation(line: 38, column: 24, scope: !1902, inlinedAt: !1903)
!1936 = !DILocation(line: 38, column: 3, scope: !1902, inlinedAt: !1903)
!1937 = distinct !DISubprogram(name: "ExchangeUint16", scope: !283, file: !283, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!1938 = !DILocation(line: 78, column: 6, scope: !1937)
!1939 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1940 = !DILocation(line: 79, column: 10, scope: !1937)
!1941 = !DILocation(line: 21, column: 29, scope: !1939, inlinedAt: !1940)
!1942 = !DILocation(line: 21, column: 39, scope: !1939, inlinedAt: !1940)
!1943 = !DILocation(line: 21, column: 49, scope: !1939, inlinedAt: !1940)
!1944 = !DILocation(line: 23, column: 7, scope: !1939, inlinedAt: !1940)
!1945 = !DILocation(line: 22, column: 2, scope: !1939, inlinedAt: !1940)
!1946 = !DILocation(line: 22, column: 8, scope: !1939, inlinedAt: !1940)
!1947 = !DILocation(line: 26, column: 9, scope: !1939, inlinedAt: !1940)
!1948 = !DILocation(line: 27, column: 12, scope: !1939, inlinedAt: !1940)
!1949 = !DILocation(line: 27, column: 10, scope: !1939, inlinedAt: !1940)
!1950 = !DILocation(line: 27, column: 30, scope: !1939, inlinedAt: !1940)
!1951 = !DILocation(line: 28, column: 37, scope: !1939, inlinedAt: !1940)
!1952 = !DILocation(line: 28, column: 32, scope: !1939, inlinedAt: !1940)
!1953 = !DILocation(line: 28, column: 34, scope: !1939, inlinedAt: !1940)
!1954 = !DILocation(line: 28, column: 20, scope: !1939, inlinedAt: !1940)
!1955 = !DILocation(line: 28, column: 3, scope: !1939, inlinedAt: !1940)
!1956 = !DILocation(line: 29, column: 22, scope: !1939, inlinedAt: !1940)
!1957 = !DILocation(line: 29, column: 3, scope: !1939, inlinedAt: !1940)
!1958 = !DILocation(line: 30, column: 24, scope: !1939, inlinedAt: !1940)
!1959 = !DILocation(line: 30, column: 3, scope: !1939, inlinedAt: !1940)
!1960 = !DILocation(line: 31, column: 23, scope: !1939, inlinedAt: !1940)
!1961 = !DILocation(line: 31, column: 3, scope: !1939, inlinedAt: !1940)
!1962 = !DILocation(line: 32, column: 14, scope: !1939, inlinedAt: !1940)
!1963 = !DILocation(line: 32, column: 12, scope: !1939, inlinedAt: !1940)
!1964 = !DILocation(line: 32, column: 18, scope: !1939, inlinedAt: !1940)
!1965 = !DILocation(line: 33, column: 21, scope: !1939, inlinedAt: !1940)
!1966 = !DILocation(line: 33, column: 3, scope: !1939, inlinedAt: !1940)
!1967 = !DILocation(line: 34, column: 3, scope: !1939, inlinedAt: !1940)
!1968 = !DILocation(line: 35, column: 31, scope: !1939, inlinedAt: !1940)
!1969 = !DILocation(line: 36, column: 4, scope: !1939, inlinedAt: !1940)
!1970 = !DILocation(line: 38, column: 32, scope: !1939, inlinedAt: !1940)
!1971 = !DILocation(line: 38, column: 30, scope: !1939, inlinedAt: !1940)
!1972 = !DILocation(line: 38, column: 24, scope: !1939, inlinedAt: !1940)
!1973 = !DILocation(line: 38, column: 3, scope: !1939, inlinedAt: !1940)
!1974 = distinct !DISubprogram(name: "NumbersUint16", scope: !283, file: !283, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!1975 = !DILocation(line: 85, column: 6, scope: !1974)
!1976 = distinct !DISubprogram(name: "groupNumbers", scope: !323, file: !323, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!1977 = !DILocation(line: 85, column: 75, scope: !1974)
!1978 = !DILocation(line: 29, column: 20, scope: !1976, inlinedAt: !1977)
!1979 = !DILocation(line: 30, column: 26, scope: !1976, inlinedAt: !1977)
!1980 = !DILocation(line: 30, column: 24, scope: !1976, inlinedAt: !1977)
!1981 = !DILocation(line: 30, column: 46, scope: !1976, inlinedAt: !1977)
!1982 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1983 = !DILocation(line: 30, column: 9, scope: !1976, inlinedAt: !1977)
!1984 = !DILocation(line: 14, column: 11, scope: !1982, inlinedAt: !1983)
!1985 = distinct !DISubprogram(name: "reduceWarp", scope: !333, file: !333, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!1986 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!1987 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!1988 = !DILocation(line: 16, column: 25, scope: !1982, inlinedAt: !1983)
!1989 = !DILocation(line: 8, column: 15, scope: !1987, inlinedAt: !1988)
!1990 = !DILocation(line: 45, column: 16, scope: !1986, inlinedAt: !1989)
!1991 = !DILocation(line: 68, column: 15, scope: !1985, inlinedAt: !1990)
!1992 = !DILocation(line: 70, column: 13, scope: !1985, inlinedAt: !1990)
!1993 = !DILocation(line: 71, column: 7, scope: !1985, inlinedAt: !1990)
!1994 = !DILocation(line: 19, column: 40, scope: !1982, inlinedAt: !1983)
!1995 = !DILocation(line: 67, column: 13, scope: !1985, inlinedAt: !1990)
!1996 = !DILocation(line: 68, column: 3, scope: !1986, inlinedAt: !1989)
!1997 = !DILocation(line: 66, column: 35, scope: !1985, inlinedAt: !1990)
!1998 = !DILocation(line: 72, column: 7, scope: !1985, inlinedAt: !1990)
!1999 = !DILocation(line: 72, column: 35, scope: !1985, inlinedAt: !1990)
!2000 = !DILocation(line: 73, column: 23, scope: !1985, inlinedAt: !1990)
!2001 = !DILocation(line: 8, column: 76, scope: !1987, inlinedAt: !1988)
!2002 = !DILocation(line: 72, column: 40, scope: !1985, inlinedAt: !1990)
!2003 = !DILocation(line: 77, column: 16, scope: !1985, inlinedAt: !1990)
!2004 = !DILocation(line: 77, column: 2, scope: !1985, inlinedAt: !1990)
!2005 = !DILocation(line: 78, column: 6, scope: !1985, inlinedAt: !1990)
!2006 = !DILocation(line: 78, column: 22, scope: !1985, inlinedAt: !1990)
!2007 = !DILocation(line: 79, column: 23, scope: !1985, inlinedAt: !1990)
!2008 = !DILocation(line: 78, column: 27, scope: !1985, inlinedAt: !1990)
!2009 = !DILocation(line: 16, column: 6, scope: !1982, inlinedAt: !1983)
!2010 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2011 = !DILocation(line: 17, column: 33, scope: !1982, inlinedAt: !1983)
!2012 = !DILocation(line: 14, column: 15, scope: !2010, inlinedAt: !2011)
!2013 = !DILocation(line: 45, column: 16, scope: !1986, inlinedAt: !2012)
!2014 = !DILocation(line: 67, column: 13, scope: !1985, inlinedAt: !2013)
!2015 = !DILocation(line: 68, column: 15, scope: !1985, inlinedAt: !2013)
!2016 = !DILocation(line: 68, column: 3, scope: !1986, inlinedAt: !2012)
!2017 = !DILocation(line: 71, column: 7, scope: !1985, inlinedAt: !2013)
!2018 = !DILocation(line: 66, column: 35, scope: !1985, inlinedAt: !2013)
!2019 = !DILocation(line: 72, column: 7, scope: !1985, inlinedAt: !2013)
!2020 = !DILocation(line: 72, column: 35, scope: !1985, inlinedAt: !2013)
!2021 = !DILocation(line: 73, column: 23, scope: !1985, inlinedAt: !2013)
!2022 = !DILocation(line: 14, column: 77, scope: !2010, inlinedAt: !2011)
!2023 = !DILocation(line: 72, column: 40, scope: !1985, inlinedAt: !2013)
!2024 = !DILocation(line: 77, column: 16, scope: !1985, inlinedAt: !2013)
!2025 = !DILocation(line: 77, column: 2, scope: !1985, inlinedAt: !2013)
!2026 = !DILocation(line: 78, column: 6, scope: !1985, inlinedAt: !2013)
!2027 = !DILocation(line: 78, column: 22, scope: !1985, inlinedAt: !2013)
!2028 = !DILocation(line: 79, column: 23, scope: !1985, inlinedAt: !2013)
!2029 = !DILocation(line: 78, column: 27, scope: !1985, inlinedAt: !2013)
!2030 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2031 = !DILocation(line: 17, column: 54, scope: !1982, inlinedAt: !1983)
!2032 = !DILocation(line: 20, column: 15, scope: !2030, inlinedAt: !2031)
!2033 = !DILocation(line: 45, column: 16, scope: !1986, inlinedAt: !2032)
!2034 = !DILocation(line: 67, column: 13, scope: !1985, inlinedAt: !2033)
!2035 = !DILocation(line: 68, column: 15, scope: !1985, inlinedAt: !2033)
!2036 = !DILocation(line: 68, column: 3, scope: !1986, inlinedAt: !2032)
!2037 = !DILocation(line: 71, column: 7, scope: !1985, inlinedAt: !2033)
!2038 = !DILocation(line: 66, column: 35, scope: !1985, inlinedAt: !2033)
!2039 = !DILocation(line: 72, column: 7, scope: !1985, inlinedAt: !2033)
!2040 = !DILocation(line: 72, column: 35, scope: !1985, inlinedAt: !2033)
!2041 = !DILocation(line: 73, column: 23, scope: !1985, inlinedAt: !2033)
!2042 = !DILocation(line: 20, column: 77, scope: !2030, inlinedAt: !2031)
!2043 = !DILocation(line: 72, column: 40, scope: !1985, inlinedAt: !2033)
!2044 = !DILocation(line: 77, column: 16, scope: !1985, inlinedAt: !2033)
!2045 = !DILocation(line: 77, column: 2, scope: !1985, inlinedAt: !2033)
!2046 = !DILocation(line: 78, column: 6, scope: !1985, inlinedAt: !2033)
!2047 = !DILocation(line: 78, column: 22, scope: !1985, inlinedAt: !2033)
!2048 = !DILocation(line: 79, column: 23, scope: !1985, inlinedAt: !2033)
!2049 = !DILocation(line: 78, column: 27, scope: !1985, inlinedAt: !2033)
!2050 = !DILocation(line: 17, column: 6, scope: !1982, inlinedAt: !1983)
!2051 = !DILocation(line: 17, column: 14, scope: !1982, inlinedAt: !1983)
!2052 = distinct !DISubprogram(name: "scan", scope: !401, file: !401, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2053 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !401, file: !401, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2054 = !DILocation(line: 18, column: 40, scope: !1982, inlinedAt: !1983)
!2055 = !DILocation(line: 6, column: 21, scope: !2053, inlinedAt: !2054)
!2056 = !DILocation(line: 25, column: 16, scope: !2052, inlinedAt: !2055)
!2057 = !DILocation(line: 23, column: 48, scope: !2052, inlinedAt: !2055)
!2058 = !DILocation(line: 26, column: 6, scope: !2052, inlinedAt: !2055)
!2059 = !DILocation(line: 26, column: 24, scope: !2052, inlinedAt: !2055)
!2060 = !DILocation(line: 27, column: 24, scope: !2052, inlinedAt: !2055)
!2061 = !DILocation(line: 27, column: 44, scope: !2052, inlinedAt: !2055)
!2062 = !DILocation(line: 28, column: 4, scope: !2052, inlinedAt: !2055)
!2063 = !DILocation(line: 26, column: 37, scope: !2052, inlinedAt: !2055)
!2064 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !401, file: !401, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2065 = !DILocation(line: 18, column: 68, scope: !1982, inlinedAt: !1983)
!2066 = !DILocation(line: 14, column: 21, scope: !2064, inlinedAt: !2065)
!2067 = !DILocation(line: 23, column: 48, scope: !2052, inlinedAt: !2066)
!2068 = !DILocation(line: 26, column: 6, scope: !2052, inlinedAt: !2066)
!2069 = !DILocation(line: 26, column: 24, scope: !2052, inlinedAt: !2066)
!2070 = !DILocation(line: 27, column: 24, scope: !2052, inlinedAt: !2066)
!2071 = !DILocation(line: 27, column: 44, scope: !2052, inlinedAt: !2066)
!2072 = !DILocation(line: 28, column: 4, scope: !2052, inlinedAt: !2066)
!2073 = !DILocation(line: 26, column: 37, scope: !2052, inlinedAt: !2066)
!2074 = !DILocation(line: 15, column: 20, scope: !2064, inlinedAt: !2065)
!2075 = !DILocation(line: 15, column: 42, scope: !2064, inlinedAt: !2065)
!2076 = !DILocation(line: 18, column: 2, scope: !1982, inlinedAt: !1983)
!2077 = !DILocation(line: 18, column: 6, scope: !1982, inlinedAt: !1983)
!2078 = !DILocation(line: 18, column: 14, scope: !1982, inlinedAt: !1983)
!2079 = !DILocation(line: 19, column: 42, scope: !1982, inlinedAt: !1983)
!2080 = distinct !DISubprogram(name: "Broadcast", scope: !430, file: !430, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2081 = !DILocation(line: 19, column: 25, scope: !1982, inlinedAt: !1983)
!2082 = !DILocation(line: 36, column: 10, scope: !2080, inlinedAt: !2081)
!2083 = !DILocation(line: 36, column: 22, scope: !2080, inlinedAt: !2081)
!2084 = !DILocation(line: 37, column: 8, scope: !2080, inlinedAt: !2081)
!2085 = !DILocation(line: 40, column: 17, scope: !2080, inlinedAt: !2081)
!2086 = !DILocation(line: 19, column: 6, scope: !1982, inlinedAt: !1983)
!2087 = !DILocation(line: 31, column: 26, scope: !1976, inlinedAt: !1977)
!2088 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2089 = !DILocation(line: 31, column: 9, scope: !1976, inlinedAt: !1977)
!2090 = !DILocation(line: 14, column: 11, scope: !2088, inlinedAt: !2089)
!2091 = !DILocation(line: 31, column: 48, scope: !1976, inlinedAt: !1977)
!2092 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!2093 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!2094 = !DILocation(line: 16, column: 25, scope: !2088, inlinedAt: !2089)
!2095 = !DILocation(line: 8, column: 15, scope: !2093, inlinedAt: !2094)
!2096 = !DILocation(line: 45, column: 16, scope: !2092, inlinedAt: !2095)
!2097 = !DILocation(line: 68, column: 15, scope: !1985, inlinedAt: !2096)
!2098 = !DILocation(line: 46, column: 14, scope: !2092, inlinedAt: !2095)
!2099 = !DILocation(line: 26, column: 47, scope: !449, inlinedAt: !2098)
!2100 = !DILocation(line: 26, column: 59, scope: !449, inlinedAt: !2098)
!2101 = distinct !DISubprogram(name: "scan", scope: !401, file: !401, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2102 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !401, file: !401, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2103 = !DILocation(line: 18, column: 40, scope: !2088, inlinedAt: !2089)
!2104 = !DILocation(line: 6, column: 21, scope: !2102, inlinedAt: !2103)
!2105 = !DILocation(line: 37, column: 21, scope: !2101, inlinedAt: !2104)
!2106 = !DILocation(line: 37, column: 10, scope: !2101, inlinedAt: !2104)
!2107 = !DILocation(line: 19, column: 40, scope: !2088, inlinedAt: !2089)
!2108 = !DILocation(line: 67, column: 13, scope: !1985, inlinedAt: !2096)
!2109 = !DILocation(line: 68, column: 3, scope: !2092, inlinedAt: !2095)
!2110 = !DILocation(line: 71, column: 7, scope: !1985, inlinedAt: !2096)
!2111 = !DILocation(line: 66, column: 35, scope: !1985, inlinedAt: !2096)
!2112 = !DILocation(line: 72, column: 7, scope: !1985, inlinedAt: !2096)
!2113 = !DILocation(line: 72, column: 35, scope: !1985, inlinedAt: !2096)
!2114 = !DILocation(line: 73, column: 23, scope: !1985, inlinedAt: !2096)
!2115 = !DILocation(line: 8, column: 76, scope: !2093, inlinedAt: !2094)
!2116 = !DILocation(line: 72, column: 40, scope: !1985, inlinedAt: !2096)
!2117 = !DILocation(line: 77, column: 16, scope: !1985, inlinedAt: !2096)
!2118 = !DILocation(line: 77, column: 2, scope: !1985, inlinedAt: !2096)
!2119 = !DILocation(line: 78, column: 6, scope: !1985, inlinedAt: !2096)
!2120 = !DILocation(line: 78, column: 22, scope: !1985, inlinedAt: !2096)
!2121 = !DILocation(line: 79, column: 23, scope: !1985, inlinedAt: !2096)
!2122 = !DILocation(line: 78, column: 27, scope: !1985, inlinedAt: !2096)
!2123 = !DILocation(line: 26, column: 64, scope: !449, inlinedAt: !2098)
!2124 = !DILocation(line: 47, column: 7, scope: !2092, inlinedAt: !2095)
!2125 = !DILocation(line: 50, column: 31, scope: !2092, inlinedAt: !2095)
!2126 = !DILocation(line: 51, column: 10, scope: !2092, inlinedAt: !2095)
!2127 = !DILocation(line: 52, column: 14, scope: !2092, inlinedAt: !2095)
!2128 = !DILocation(line: 53, column: 17, scope: !2092, inlinedAt: !2095)
!2129 = !DILocation(line: 53, column: 8, scope: !2092, inlinedAt: !2095)
!2130 = !DILocation(line: 55, column: 10, scope: !2092, inlinedAt: !2095)
!2131 = !DILocation(line: 56, column: 11, scope: !2092, inlinedAt: !2095)
!2132 = !DILocation(line: 43, column: 50, scope: !2092, inlinedAt: !2095)
!2133 = !DILocation(line: 57, column: 6, scope: !2092, inlinedAt: !2095)
!2134 = !DILocation(line: 57, column: 16, scope: !2092, inlinedAt: !2095)
!2135 = !DILocation(line: 58, column: 17, scope: !2092, inlinedAt: !2095)
!2136 = !DILocation(line: 57, column: 21, scope: !2092, inlinedAt: !2095)
!2137 = !DILocation(line: 16, column: 6, scope: !2088, inlinedAt: !2089)
!2138 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2139 = !DILocation(line: 17, column: 33, scope: !2088, inlinedAt: !2089)
!2140 = !DILocation(line: 14, column: 15, scope: !2138, inlinedAt: !2139)
!2141 = !DILocation(line: 45, column: 16, scope: !2092, inlinedAt: !2140)
!2142 = !DILocation(line: 67, column: 13, scope: !1985, inlinedAt: !2141)
!2143 = !DILocation(line: 68, column: 15, scope: !1985, inlinedAt: !2141)
!2144 = !DILocation(line: 68, column: 3, scope: !2092, inlinedAt: !2140)
!2145 = !DILocation(line: 71, column: 7, scope: !1985, inlinedAt: !2141)
!2146 = !DILocation(line: 66, column: 35, scope: !1985, inlinedAt: !2141)
!2147 = !DILocation(line: 72, column: 7, scope: !1985, inlinedAt: !2141)
!2148 = !DILocation(line: 72, column: 35, scope: !1985, inlinedAt: !2141)
!2149 = !DILocation(line: 73, column: 23, scope: !1985, inlinedAt: !2141)
!2150 = !DILocation(line: 14, column: 77, scope: !2138, inlinedAt: !2139)
!2151 = !DILocation(line: 72, column: 40, scope: !1985, inlinedAt: !2141)
!2152 = !DILocation(line: 77, column: 16, scope: !1985, inlinedAt: !2141)
!2153 = !DILocation(line: 77, column: 2, scope: !1985, inlinedAt: !2141)
!2154 = !DILocation(line: 78, column: 6, scope: !1985, inlinedAt: !2141)
!2155 = !DILocation(line: 78, column: 22, scope: !1985, inlinedAt: !2141)
!2156 = !DILocation(line: 79, column: 23, scope: !1985, inlinedAt: !2141)
!2157 = !DILocation(line: 78, column: 27, scope: !1985, inlinedAt: !2141)
!2158 = !DILocation(line: 47, column: 7, scope: !2092, inlinedAt: !2140)
!2159 = !DILocation(line: 50, column: 31, scope: !2092, inlinedAt: !2140)
!2160 = !DILocation(line: 51, column: 10, scope: !2092, inlinedAt: !2140)
!2161 = !DILocation(line: 52, column: 14, scope: !2092, inlinedAt: !2140)
!2162 = !DILocation(line: 53, column: 17, scope: !2092, inlinedAt: !2140)
!2163 = !DILocation(line: 53, column: 8, scope: !2092, inlinedAt: !2140)
!2164 = !DILocation(line: 55, column: 10, scope: !2092, inlinedAt: !2140)
!2165 = !DILocation(line: 56, column: 11, scope: !2092, inlinedAt: !2140)
!2166 = !DILocation(line: 43, column: 50, scope: !2092, inlinedAt: !2140)
!2167 = !DILocation(line: 57, column: 6, scope: !2092, inlinedAt: !2140)
!2168 = !DILocation(line: 57, column: 16, scope: !2092, inlinedAt: !2140)
!2169 = !DILocation(line: 58, column: 17, scope: !2092, inlinedAt: !2140)
!2170 = !DILocation(line: 57, column: 21, scope: !2092, inlinedAt: !2140)
!2171 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2172 = !DILocation(line: 17, column: 54, scope: !2088, inlinedAt: !2089)
!2173 = !DILocation(line: 20, column: 15, scope: !2171, inlinedAt: !2172)
!2174 = !DILocation(line: 45, column: 16, scope: !2092, inlinedAt: !2173)
!2175 = !DILocation(line: 67, column: 13, scope: !1985, inlinedAt: !2174)
!2176 = !DILocation(line: 68, column: 15, scope: !1985, inlinedAt: !2174)
!2177 = !DILocation(line: 68, column: 3, scope: !2092, inlinedAt: !2173)
!2178 = !DILocation(line: 71, column: 7, scope: !1985, inlinedAt: !2174)
!2179 = !DILocation(line: 66, column: 35, scope: !1985, inlinedAt: !2174)
!2180 = !DILocation(line: 72, column: 7, scope: !1985, inlinedAt: !2174)
!2181 = !DILocation(line: 72, column: 35, scope: !1985, inlinedAt: !2174)
!2182 = !DILocation(line: 73, column: 23, scope: !1985, inlinedAt: !2174)
!2183 = !DILocation(line: 20, column: 77, scope: !2171, inlinedAt: !2172)
!2184 = !DILocation(line: 72, column: 40, scope: !1985, inlinedAt: !2174)
!2185 = !DILocation(line: 77, column: 16, scope: !1985, inlinedAt: !2174)
!2186 = !DILocation(line: 77, column: 2, scope: !1985, inlinedAt: !2174)
!2187 = !DILocation(line: 78, column: 6, scope: !1985, inlinedAt: !2174)
!2188 = !DILocation(line: 78, column: 22, scope: !1985, inlinedAt: !2174)
!2189 = !DILocation(line: 79, column: 23, scope: !1985, inlinedAt: !2174)
!2190 = !DILocation(line: 78, column: 27, scope: !1985, inlinedAt: !2174)
!2191 = !DILocation(line: 47, column: 7, scope: !2092, inlinedAt: !2173)
!2192 = !DILocation(line: 50, column: 31, scope: !2092, inlinedAt: !2173)
!2193 = !DILocation(line: 51, column: 10, scope: !2092, inlinedAt: !2173)
!2194 = !DILocation(line: 52, column: 14, scope: !2092, inlinedAt: !2173)
!2195 = !DILocation(line: 53, column: 17, scope: !2092, inlinedAt: !2173)
!2196 = !DILocation(line: 53, column: 8, scope: !2092, inlinedAt: !2173)
!2197 = !DILocation(line: 55, column: 10, scope: !2092, inlinedAt: !2173)
!2198 = !DILocation(line: 56, column: 11, scope: !2092, inlinedAt: !2173)
!2199 = !DILocation(line: 43, column: 50, scope: !2092, inlinedAt: !2173)
!2200 = !DILocation(line: 57, column: 6, scope: !2092, inlinedAt: !2173)
!2201 = !DILocation(line: 57, column: 16, scope: !2092, inlinedAt: !2173)
!2202 = !DILocation(line: 58, column: 17, scope: !2092, inlinedAt: !2173)
!2203 = !DILocation(line: 57, column: 21, scope: !2092, inlinedAt: !2173)
!2204 = !DILocation(line: 17, column: 6, scope: !2088, inlinedAt: !2089)
!2205 = !DILocation(line: 17, column: 14, scope: !2088, inlinedAt: !2089)
!2206 = !DILocation(line: 25, column: 16, scope: !2101, inlinedAt: !2104)
!2207 = !DILocation(line: 23, column: 48, scope: !2101, inlinedAt: !2104)
!2208 = !DILocation(line: 26, column: 6, scope: !2101, inlinedAt: !2104)
!2209 = !DILocation(line: 26, column: 24, scope: !2101, inlinedAt: !2104)
!2210 = !DILocation(line: 27, column: 24, scope: !2101, inlinedAt: !2104)
!2211 = !DILocation(line: 27, column: 44, scope: !2101, inlinedAt: !2104)
!2212 = !DILocation(line: 28, column: 4, scope: !2101, inlinedAt: !2104)
!2213 = !DILocation(line: 26, column: 37, scope: !2101, inlinedAt: !2104)
!2214 = !DILocation(line: 31, column: 15, scope: !2101, inlinedAt: !2104)
!2215 = !DILocation(line: 34, column: 32, scope: !2101, inlinedAt: !2104)
!2216 = !DILocation(line: 35, column: 19, scope: !2101, inlinedAt: !2104)
!2217 = !DILocation(line: 36, column: 10, scope: !2101, inlinedAt: !2104)
!2218 = !DILocation(line: 38, column: 9, scope: !2101, inlinedAt: !2104)
!2219 = !DILocation(line: 40, column: 10, scope: !2101, inlinedAt: !2104)
!2220 = !DILocation(line: 23, column: 59, scope: !2101, inlinedAt: !2104)
!2221 = !DILocation(line: 42, column: 19, scope: !2101, inlinedAt: !2104)
!2222 = !DILocation(line: 42, column: 3, scope: !2101, inlinedAt: !2104)
!2223 = !DILocation(line: 44, column: 2, scope: !2102, inlinedAt: !2103)
!2224 = !DILocation(line: 7, column: 16, scope: !2102, inlinedAt: !2103)
!2225 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !401, file: !401, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2226 = !DILocation(line: 18, column: 68, scope: !2088, inlinedAt: !2089)
!2227 = !DILocation(line: 14, column: 21, scope: !2225, inlinedAt: !2226)
!2228 = !DILocation(line: 25, column: 16, scope: !2101, inlinedAt: !2227)
!2229 = !DILocation(line: 23, column: 48, scope: !2101, inlinedAt: !2227)
!2230 = !DILocation(line: 26, column: 6, scope: !2101, inlinedAt: !2227)
!2231 = !DILocation(line: 26, column: 24, scope: !2101, inlinedAt: !2227)
!2232 = !DILocation(line: 27, column: 24, scope: !2101, inlinedAt: !2227)
!2233 = !DILocation(line: 27, column: 44, scope: !2101, inlinedAt: !2227)
!2234 = !DILocation(line: 28, column: 4, scope: !2101, inlinedAt: !2227)
!2235 = !DILocation(line: 26, column: 37, scope: !2101, inlinedAt: !2227)
!2236 = !DILocation(line: 31, column: 15, scope: !2101, inlinedAt: !2227)
!2237 = !DILocation(line: 34, column: 32, scope: !2101, inlinedAt: !2227)
!2238 = !DILocation(line: 35, column: 19, scope: !2101, inlinedAt: !2227)
!2239 = !DILocation(line: 36, column: 10, scope: !2101, inlinedAt: !2227)
!2240 = !DILocation(line: 37, column: 10, scope: !2101, inlinedAt: !2227)
!2241 = !DILocation(line: 38, column: 9, scope: !2101, inlinedAt: !2227)
!2242 = !DILocation(line: 40, column: 10, scope: !2101, inlinedAt: !2227)
!2243 = !DILocation(line: 23, column: 59, scope: !2101, inlinedAt: !2227)
!2244 = !DILocation(line: 42, column: 19, scope: !2101, inlinedAt: !2227)
!2245 = !DILocation(line: 42, column: 3, scope: !2101, inlinedAt: !2227)
!2246 = !DILocation(line: 44, column: 2, scope: !2225, inlinedAt: !2226)
!2247 = !DILocation(line: 15, column: 20, scope: !2225, inlinedAt: !2226)
!2248 = !DILocation(line: 15, column: 42, scope: !2225, inlinedAt: !2226)
!2249 = !DILocation(line: 18, column: 16, scope: !2225, inlinedAt: !2226)
!2250 = !DILocation(line: 18, column: 2, scope: !2088, inlinedAt: !2089)
!2251 = !DILocation(line: 18, column: 6, scope: !2088, inlinedAt: !2089)
!2252 = !DILocation(line: 18, column: 14, scope: !2088, inlinedAt: !2089)
!2253 = !DILocation(line: 19, column: 42, scope: !2088, inlinedAt: !2089)
!2254 = distinct !DISubprogram(name: "Broadcast", scope: !430, file: !430, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2255 = !DILocation(line: 19, column: 25, scope: !2088, inlinedAt: !2089)
!2256 = !DILocation(line: 36, column: 22, scope: !2254, inlinedAt: !2255)
!2257 = !DILocation(line: 37, column: 8, scope: !2254, inlinedAt: !2255)
!2258 = !DILocation(line: 39, column: 15, scope: !2254, inlinedAt: !2255)
!2259 = !DILocation(line: 40, column: 17, scope: !2254, inlinedAt: !2255)
!2260 = !DILocation(line: 40, column: 3, scope: !2088, inlinedAt: !2089)
!2261 = !DILocation(line: 42, column: 16, scope: !2254, inlinedAt: !2255)
!2262 = !DILocation(line: 43, column: 10, scope: !2254, inlinedAt: !2255)
!2263 = !DILocation(line: 44, column: 14, scope: !2254, inlinedAt: !2255)
!2264 = !DILocation(line: 45, column: 3, scope: !2254, inlinedAt: !2255)
!2265 = !DILocation(line: 47, column: 10, scope: !2254, inlinedAt: !2255)
!2266 = !DILocation(line: 48, column: 9, scope: !2254, inlinedAt: !2255)
!2267 = !DILocation(line: 48, column: 2, scope: !2088, inlinedAt: !2089)
!2268 = !DILocation(line: 19, column: 6, scope: !2088, inlinedAt: !2089)
!2269 = distinct !DISubprogram(name: "IntegersUint16", scope: !283, file: !283, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!2270 = !DILocation(line: 90, column: 6, scope: !2269)
!2271 = distinct !DISubprogram(name: "groupIntegers", scope: !323, file: !323, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2272 = !DILocation(line: 90, column: 77, scope: !2269)
!2273 = !DILocation(line: 35, column: 20, scope: !2271, inlinedAt: !2272)
!2274 = !DILocation(line: 36, column: 27, scope: !2271, inlinedAt: !2272)
!2275 = !DILocation(line: 36, column: 25, scope: !2271, inlinedAt: !2272)
!2276 = !DILocation(line: 36, column: 48, scope: !2271, inlinedAt: !2272)
!2277 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2278 = !DILocation(line: 36, column: 10, scope: !2271, inlinedAt: !2272)
!2279 = !DILocation(line: 24, column: 11, scope: !2277, inlinedAt: !2278)
!2280 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!2281 = !DILocation(line: 25, column: 40, scope: !2277, inlinedAt: !2278)
!2282 = !DILocation(line: 26, column: 15, scope: !2280, inlinedAt: !2281)
!2283 = !DILocation(line: 45, column: 16, scope: !1986, inlinedAt: !2282)
!2284 = !DILocation(line: 67, column: 13, scope: !1985, inlinedAt: !2283)
!2285 = !DILocation(line: 68, column: 15, scope: !1985, inlinedAt: !2283)
!2286 = !DILocation(line: 68, column: 3, scope: !1986, inlinedAt: !2282)
!2287 = !DILocation(line: 70, column: 13, scope: !1985, inlinedAt: !2283)
!2288 = !DILocation(line: 71, column: 7, scope: !1985, inlinedAt: !2283)
!2289 = !DILocation(line: 66, column: 35, scope: !1985, inlinedAt: !2283)
!2290 = !DILocation(line: 72, column: 7, scope: !1985, inlinedAt: !2283)
!2291 = !DILocation(line: 72, column: 35, scope: !1985, inlinedAt: !2283)
!2292 = !DILocation(line: 73, column: 23, scope: !1985, inlinedAt: !2283)
!2293 = !DILocation(line: 26, column: 76, scope: !2280, inlinedAt: !2281)
!2294 = !DILocation(line: 72, column: 40, scope: !1985, inlinedAt: !2283)
!2295 = !DILocation(line: 77, column: 16, scope: !1985, inlinedAt: !2283)
!2296 = !DILocation(line: 77, column: 2, scope: !1985, inlinedAt: !2283)
!2297 = !DILocation(line: 78, column: 6, scope: !1985, inlinedAt: !2283)
!2298 = !DILocation(line: 78, column: 22, scope: !1985, inlinedAt: !2283)
!2299 = !DILocation(line: 79, column: 23, scope: !1985, inlinedAt: !2283)
!2300 = !DILocation(line: 78, column: 27, scope: !1985, inlinedAt: !2283)
!2301 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!2302 = !DILocation(line: 25, column: 60, scope: !2277, inlinedAt: !2278)
!2303 = !DILocation(line: 31, column: 15, scope: !2301, inlinedAt: !2302)
!2304 = !DILocation(line: 45, column: 16, scope: !1986, inlinedAt: !2303)
!2305 = !DILocation(line: 67, column: 13, scope: !1985, inlinedAt: !2304)
!2306 = !DILocation(line: 68, column: 15, scope: !1985, inlinedAt: !2304)
!2307 = !DILocation(line: 68, column: 3, scope: !1986, inlinedAt: !2303)
!2308 = !DILocation(line: 70, column: 13, scope: !1985, inlinedAt: !2304)
!2309 = !DILocation(line: 71, column: 7, scope: !1985, inlinedAt: !2304)
!2310 = !DILocation(line: 66, column: 35, scope: !1985, inlinedAt: !2304)
!2311 = !DILocation(line: 72, column: 7, scope: !1985, inlinedAt: !2304)
!2312 = !DILocation(line: 72, column: 35, scope: !1985, inlinedAt: !2304)
!2313 = !DILocation(line: 73, column: 23, scope: !1985, inlinedAt: !2304)
!2314 = !DILocation(line: 31, column: 74, scope: !2301, inlinedAt: !2302)
!2315 = !DILocation(line: 72, column: 40, scope: !1985, inlinedAt: !2304)
!2316 = !DILocation(line: 77, column: 16, scope: !1985, inlinedAt: !2304)
!2317 = !DILocation(line: 77, column: 2, scope: !1985, inlinedAt: !2304)
!2318 = !DILocation(line: 78, column: 6, scope: !1985, inlinedAt: !2304)
!2319 = !DILocation(line: 78, column: 22, scope: !1985, inlinedAt: !2304)
!2320 = !DILocation(line: 79, column: 23, scope: !1985, inlinedAt: !2304)
!2321 = !DILocation(line: 78, column: 27, scope: !1985, inlinedAt: !2304)
!2322 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!2323 = !DILocation(line: 25, column: 81, scope: !2277, inlinedAt: !2278)
!2324 = !DILocation(line: 37, column: 15, scope: !2322, inlinedAt: !2323)
!2325 = !DILocation(line: 45, column: 16, scope: !1986, inlinedAt: !2324)
!2326 = !DILocation(line: 67, column: 13, scope: !1985, inlinedAt: !2325)
!2327 = !DILocation(line: 68, column: 15, scope: !1985, inlinedAt: !2325)
!2328 = !DILocation(line: 68, column: 3, scope: !1986, inlinedAt: !2324)
!2329 = !DILocation(line: 70, column: 13, scope: !1985, inlinedAt: !2325)
!2330 = !DILocation(line: 71, column: 7, scope: !1985, inlinedAt: !2325)
!2331 = !DILocation(line: 66, column: 35, scope: !1985, inlinedAt: !2325)
!2332 = !DILocation(line: 72, column: 7, scope: !1985, inlinedAt: !2325)
!2333 = !DILocation(line: 72, column: 35, scope: !1985, inlinedAt: !2325)
!2334 = !DILocation(line: 73, column: 23, scope: !1985, inlinedAt: !2325)
!2335 = !DILocation(line: 37, column: 76, scope: !2322, inlinedAt: !2323)
!2336 = !DILocation(line: 72, column: 40, scope: !1985, inlinedAt: !2325)
!2337 = !DILocation(line: 77, column: 16, scope: !1985, inlinedAt: !2325)
!2338 = !DILocation(line: 77, column: 2, scope: !1985, inlinedAt: !2325)
!2339 = !DILocation(line: 78, column: 6, scope: !1985, inlinedAt: !2325)
!2340 = !DILocation(line: 78, column: 22, scope: !1985, inlinedAt: !2325)
!2341 = !DILocation(line: 79, column: 23, scope: !1985, inlinedAt: !2325)
!2342 = !DILocation(line: 78, column: 27, scope: !1985, inlinedAt: !2325)
!2343 = !DILocation(line: 25, column: 5, scope: !2277, inlinedAt: !2278)
!2344 = !DILocation(line: 25, column: 13, scope: !2277, inlinedAt: !2278)
!2345 = !DILocation(line: 25, column: 21, scope: !2277, inlinedAt: !2278)
!2346 = !DILocation(line: 37, column: 27, scope: !2271, inlinedAt: !2272)
!2347 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2348 = !DILocation(line: 37, column: 10, scope: !2271, inlinedAt: !2272)
!2349 = !DILocation(line: 24, column: 11, scope: !2347, inlinedAt: !2348)
!2350 = !DILocation(line: 37, column: 50, scope: !2271, inlinedAt: !2272)
!2351 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!2352 = !DILocation(line: 25, column: 40, scope: !2347, inlinedAt: !2348)
!2353 = !DILocation(line: 26, column: 15, scope: !2351, inlinedAt: !2352)
!2354 = !DILocation(line: 45, column: 16, scope: !2092, inlinedAt: !2353)
!2355 = !DILocation(line: 67, column: 13, scope: !1985, inlinedAt: !2354)
!2356 = !DILocation(line: 68, column: 15, scope: !1985, inlinedAt: !2354)
!2357 = !DILocation(line: 68, column: 3, scope: !2092, inlinedAt: !2353)
!2358 = !DILocation(line: 70, column: 13, scope: !1985, inlinedAt: !2354)
!2359 = !DILocation(line: 71, column: 7, scope: !1985, inlinedAt: !2354)
!2360 = !DILocation(line: 66, column: 35, scope: !1985, inlinedAt: !2354)
!2361 = !DILocation(line: 72, column: 7, scope: !1985, inlinedAt: !2354)
!2362 = !DILocation(line: 72, column: 35, scope: !1985, inlinedAt: !2354)
!2363 = !DILocation(line: 73, column: 23, scope: !1985, inlinedAt: !2354)
!2364 = !DILocation(line: 26, column: 76, scope: !2351, inlinedAt: !2352)
!2365 = !DILocation(line: 72, column: 40, scope: !1985, inlinedAt: !2354)
!2366 = !DILocation(line: 77, column: 16, scope: !1985, inlinedAt: !2354)
!2367 = !DILocation(line: 77, column: 2, scope: !1985, inlinedAt: !2354)
!2368 = !DILocation(line: 78, column: 6, scope: !1985, inlinedAt: !2354)
!2369 = !DILocation(line: 78, column: 22, scope: !1985, inlinedAt: !2354)
!2370 = !DILocation(line: 79, column: 23, scope: !1985, inlinedAt: !2354)
!2371 = !DILocation(line: 78, column: 27, scope: !1985, inlinedAt: !2354)
!2372 = !DILocation(line: 46, column: 14, scope: !2092, inlinedAt: !2353)
!2373 = !DILocation(line: 26, column: 47, scope: !449, inlinedAt: !2372)
!2374 = !DILocation(line: 26, column: 59, scope: !449, inlinedAt: !2372)
!2375 = !DILocation(line: 26, column: 64, scope: !449, inlinedAt: !2372)
!2376 = !DILocation(line: 47, column: 7, scope: !2092, inlinedAt: !2353)
!2377 = !DILocation(line: 50, column: 31, scope: !2092, inlinedAt: !2353)
!2378 = !DILocation(line: 51, column: 10, scope: !2092, inlinedAt: !2353)
!2379 = !DILocation(line: 52, column: 11, scope: !2092, inlinedAt: !2353)
!2380 = !DILocation(line: 52, column: 14, scope: !2092, inlinedAt: !2353)
!2381 = !DILocation(line: 53, column: 17, scope: !2092, inlinedAt: !2353)
!2382 = !DILocation(line: 53, column: 8, scope: !2092, inlinedAt: !2353)
!2383 = !DILocation(line: 55, column: 10, scope: !2092, inlinedAt: !2353)
!2384 = !DILocation(line: 56, column: 11, scope: !2092, inlinedAt: !2353)
!2385 = !DILocation(line: 43, column: 50, scope: !2092, inlinedAt: !2353)
!2386 = !DILocation(line: 57, column: 6, scope: !2092, inlinedAt: !2353)
!2387 = !DILocation(line: 57, column: 16, scope: !2092, inlinedAt: !2353)
!2388 = !DILocation(line: 58, column: 17, scope: !2092, inlinedAt: !2353)
!2389 = !DILocation(line: 57, column: 21, scope: !2092, inlinedAt: !2353)
!2390 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!2391 = !DILocation(line: 25, column: 60, scope: !2347, inlinedAt: !2348)
!2392 = !DILocation(line: 31, column: 15, scope: !2390, inlinedAt: !2391)
!2393 = !DILocation(line: 45, column: 16, scope: !2092, inlinedAt: !2392)
!2394 = !DILocation(line: 67, column: 13, scope: !1985, inlinedAt: !2393)
!2395 = !DILocation(line: 68, column: 15, scope: !1985, inlinedAt: !2393)
!2396 = !DILocation(line: 68, column: 3, scope: !2092, inlinedAt: !2392)
!2397 = !DILocation(line: 70, column: 13, scope: !1985, inlinedAt: !2393)
!2398 = !DILocation(line: 71, column: 7, scope: !1985, inlinedAt: !2393)
!2399 = !DILocation(line: 66, column: 35, scope: !1985, inlinedAt: !2393)
!2400 = !DILocation(line: 72, column: 7, scope: !1985, inlinedAt: !2393)
!2401 = !DILocation(line: 72, column: 35, scope: !1985, inlinedAt: !2393)
!2402 = !DILocation(line: 73, column: 23, scope: !1985, inlinedAt: !2393)
!2403 = !DILocation(line: 31, column: 74, scope: !2390, inlinedAt: !2391)
!2404 = !DILocation(line: 72, column: 40, scope: !1985, inlinedAt: !2393)
!2405 = !DILocation(line: 77, column: 16, scope: !1985, inlinedAt: !2393)
!2406 = !DILocation(line: 77, column: 2, scope: !1985, inlinedAt: !2393)
!2407 = !DILocation(line: 78, column: 6, scope: !1985, inlinedAt: !2393)
!2408 = !DILocation(line: 78, column: 22, scope: !1985, inlinedAt: !2393)
!2409 = !DILocation(line: 79, column: 23, scope: !1985, inlinedAt: !2393)
!2410 = !DILocation(line: 78, column: 27, scope: !1985, inlinedAt: !2393)
!2411 = !DILocation(line: 47, column: 7, scope: !2092, inlinedAt: !2392)
!2412 = !DILocation(line: 50, column: 31, scope: !2092, inlinedAt: !2392)
!2413 = !DILocation(line: 51, column: 10, scope: !2092, inlinedAt: !2392)
!2414 = !DILocation(line: 52, column: 11, scope: !2092, inlinedAt: !2392)
!2415 = !DILocation(line: 52, column: 14, scope: !2092, inlinedAt: !2392)
!2416 = !DILocation(line: 53, column: 17, scope: !2092, inlinedAt: !2392)
!2417 = !DILocation(line: 53, column: 8, scope: !2092, inlinedAt: !2392)
!2418 = !DILocation(line: 55, column: 10, scope: !2092, inlinedAt: !2392)
!2419 = !DILocation(line: 56, column: 11, scope: !2092, inlinedAt: !2392)
!2420 = !DILocation(line: 43, column: 50, scope: !2092, inlinedAt: !2392)
!2421 = !DILocation(line: 57, column: 6, scope: !2092, inlinedAt: !2392)
!2422 = !DILocation(line: 57, column: 16, scope: !2092, inlinedAt: !2392)
!2423 = !DILocation(line: 58, column: 17, scope: !2092, inlinedAt: !2392)
!2424 = !DILocation(line: 57, column: 21, scope: !2092, inlinedAt: !2392)
!2425 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!2426 = !DILocation(line: 25, column: 81, scope: !2347, inlinedAt: !2348)
!2427 = !DILocation(line: 37, column: 15, scope: !2425, inlinedAt: !2426)
!2428 = !DILocation(line: 45, column: 16, scope: !2092, inlinedAt: !2427)
!2429 = !DILocation(line: 67, column: 13, scope: !1985, inlinedAt: !2428)
!2430 = !DILocation(line: 68, column: 15, scope: !1985, inlinedAt: !2428)
!2431 = !DILocation(line: 68, column: 3, scope: !2092, inlinedAt: !2427)
!2432 = !DILocation(line: 70, column: 13, scope: !1985, inlinedAt: !2428)
!2433 = !DILocation(line: 71, column: 7, scope: !1985, inlinedAt: !2428)
!2434 = !DILocation(line: 66, column: 35, scope: !1985, inlinedAt: !2428)
!2435 = !DILocation(line: 72, column: 7, scope: !1985, inlinedAt: !2428)
!2436 = !DILocation(line: 72, column: 35, scope: !1985, inlinedAt: !2428)
!2437 = !DILocation(line: 73, column: 23, scope: !1985, inlinedAt: !2428)
!2438 = !DILocation(line: 37, column: 76, scope: !2425, inlinedAt: !2426)
!2439 = !DILocation(line: 72, column: 40, scope: !1985, inlinedAt: !2428)
!2440 = !DILocation(line: 77, column: 16, scope: !1985, inlinedAt: !2428)
!2441 = !DILocation(line: 77, column: 2, scope: !1985, inlinedAt: !2428)
!2442 = !DILocation(line: 78, column: 6, scope: !1985, inlinedAt: !2428)
!2443 = !DILocation(line: 78, column: 22, scope: !1985, inlinedAt: !2428)
!2444 = !DILocation(line: 79, column: 23, scope: !1985, inlinedAt: !2428)
!2445 = !DILocation(line: 78, column: 27, scope: !1985, inlinedAt: !2428)
!2446 = !DILocation(line: 47, column: 7, scope: !2092, inlinedAt: !2427)
!2447 = !DILocation(line: 50, column: 31, scope: !2092, inlinedAt: !2427)
!2448 = !DILocation(line: 51, column: 10, scope: !2092, inlinedAt: !2427)
!2449 = !DILocation(line: 52, column: 11, scope: !2092, inlinedAt: !2427)
!2450 = !DILocation(line: 52, column: 14, scope: !2092, inlinedAt: !2427)
!2451 = !DILocation(line: 53, column: 17, scope: !2092, inlinedAt: !2427)
!2452 = !DILocation(line: 53, column: 8, scope: !2092, inlinedAt: !2427)
!2453 = !DILocation(line: 55, column: 10, scope: !2092, inlinedAt: !2427)
!2454 = !DILocation(line: 56, column: 11, scope: !2092, inlinedAt: !2427)
!2455 = !DILocation(line: 43, column: 50, scope: !2092, inlinedAt: !2427)
!2456 = !DILocation(line: 57, column: 6, scope: !2092, inlinedAt: !2427)
!2457 = !DILocation(line: 57, column: 16, scope: !2092, inlinedAt: !2427)
!2458 = !DILocation(line: 58, column: 17, scope: !2092, inlinedAt: !2427)
!2459 = !DILocation(line: 57, column: 21, scope: !2092, inlinedAt: !2427)
!2460 = !DILocation(line: 25, column: 5, scope: !2347, inlinedAt: !2348)
!2461 = !DILocation(line: 25, column: 13, scope: !2347, inlinedAt: !2348)
!2462 = !DILocation(line: 25, column: 21, scope: !2347, inlinedAt: !2348)
!2463 = distinct !DISubprogram(name: "ExchangeUint32", scope: !283, file: !283, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!2464 = !DILocation(line: 95, column: 6, scope: !2463)
!2465 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2466 = !DILocation(line: 96, column: 10, scope: !2463)
!2467 = !DILocation(line: 21, column: 29, scope: !2465, inlinedAt: !2466)
!2468 = !DILocation(line: 21, column: 39, scope: !2465, inlinedAt: !2466)
!2469 = !DILocation(line: 21, column: 49, scope: !2465, inlinedAt: !2466)
!2470 = !DILocation(line: 23, column: 7, scope: !2465, inlinedAt: !2466)
!2471 = !DILocation(line: 22, column: 2, scope: !2465, inlinedAt: !2466)
!2472 = !DILocation(line: 22, column: 8, scope: !2465, inlinedAt: !2466)
!2473 = !DILocation(line: 26, column: 9, scope: !2465, inlinedAt: !2466)
!2474 = !DILocation(line: 27, column: 12, scope: !2465, inlinedAt: !2466)
!2475 = !DILocation(line: 27, column: 10, scope: !2465, inlinedAt: !2466)
!2476 = !DILocation(line: 27, column: 30, scope: !2465, inlinedAt: !2466)
!2477 = !DILocation(line: 28, column: 37, scope: !2465, inlinedAt: !2466)
!2478 = !DILocation(line: 28, column: 32, scope: !2465, inlinedAt: !2466)
!2479 = !DILocation(line: 28, column: 34, scope: !2465, inlinedAt: !2466)
!2480 = !DILocation(line: 28, column: 20, scope: !2465, inlinedAt: !2466)
!2481 = !DILocation(line: 28, column: 3, scope: !2465, inlinedAt: !2466)
!2482 = !DILocation(line: 29, column: 22, scope: !2465, inlinedAt: !2466)
!2483 = !DILocation(line: 29, column: 3, scope: !2465, inlinedAt: !2466)
!2484 = !DILocation(line: 30, column: 24, scope: !2465, inlinedAt: !2466)
!2485 = !DILocation(line: 30, column: 3, scope: !2465, inlinedAt: !2466)
!2486 = !DILocation(line: 31, column: 23, scope: !2465, inlinedAt: !2466)
!2487 = !DILocation(line: 31, column: 3, scope: !2465, inlinedAt: !2466)
!2488 = !DILocation(line: 32, column: 14, scope: !2465, inlinedAt: !2466)
!2489 = !DILocation(line: 32, column: 12, scope: !2465, inlinedAt: !2466)
!2490 = !DILocation(line: 32, column: 18, scope: !2465, inlinedAt: !2466)
!2491 = !DILocation(line: 33, column: 21, scope: !2465, inlinedAt: !2466)
!2492 = !DILocation(line: 33, column: 3, scope: !2465, inlinedAt: !2466)
!2493 = !DILocation(line: 34, column: 3, scope: !2465, inlinedAt: !2466)
!2494 = !DILocation(line: 35, column: 31, scope: !2465, inlinedAt: !2466)
!2495 = !DILocation(line: 36, column: 4, scope: !2465, inlinedAt: !2466)
!2496 = !DILocation(line: 38, column: 32, scope: !2465, inlinedAt: !2466)
!2497 = !DILocation(line: 38, column: 30, scope: !2465, inlinedAt: !2466)
!2498 = !DILocation(line: 38, column: 24, scope: !2465, inlinedAt: !2466)
!2499 = !DILocation(line: 38, column: 3, scope: !2465, inlinedAt: !2466)
!2500 = distinct !DISubprogram(name: "NumbersUint32", scope: !283, file: !283, line: 102, type: !4, isDefinition: true, scopeLine: 102, isOptimized: true, unit: !2)
!2501 = !DILocation(line: 102, column: 6, scope: !2500)
!2502 = distinct !DISubprogram(name: "groupNumbers", scope: !323, file: !323, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!2503 = !DILocation(line: 102, column: 75, scope: !2500)
!2504 = !DILocation(line: 29, column: 20, scope: !2502, inlinedAt: !2503)
!2505 = !DILocation(line: 30, column: 26, scope: !2502, inlinedAt: !2503)
!2506 = !DILocation(line: 30, column: 24, scope: !2502, inlinedAt: !2503)
!2507 = !DILocation(line: 30, column: 46, scope: !2502, inlinedAt: !2503)
!2508 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2509 = !DILocation(line: 30, column: 9, scope: !2502, inlinedAt: !2503)
!2510 = !DILocation(line: 14, column: 11, scope: !2508, inlinedAt: !2509)
!2511 = distinct !DISubprogram(name: "reduceWarp", scope: !333, file: !333, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!2512 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!2513 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!2514 = !DILocation(line: 16, column: 25, scope: !2508, inlinedAt: !2509)
!2515 = !DILocation(line: 8, column: 15, scope: !2513, inlinedAt: !2514)
!2516 = !DILocation(line: 45, column: 16, scope: !2512, inlinedAt: !2515)
!2517 = !DILocation(line: 70, column: 13, scope: !2511, inlinedAt: !2516)
!2518 = !DILocation(line: 71, column: 7, scope: !2511, inlinedAt: !2516)
!2519 = !DILocation(line: 19, column: 40, scope: !2508, inlinedAt: !2509)
!2520 = !DILocation(line: 67, column: 13, scope: !2511, inlinedAt: !2516)
!2521 = !DILocation(line: 68, column: 15, scope: !2511, inlinedAt: !2516)
!2522 = !DILocation(line: 68, column: 3, scope: !2512, inlinedAt: !2515)
!2523 = !DILocation(line: 66, column: 35, scope: !2511, inlinedAt: !2516)
!2524 = !DILocation(line: 72, column: 7, scope: !2511, inlinedAt: !2516)
!2525 = !DILocation(line: 72, column: 35, scope: !2511, inlinedAt: !2516)
!2526 = !DILocation(line: 73, column: 23, scope: !2511, inlinedAt: !2516)
!2527 = !DILocation(line: 8, column: 76, scope: !2513, inlinedAt: !2514)
!2528 = !DILocation(line: 72, column: 40, scope: !2511, inlinedAt: !2516)
!2529 = !DILocation(line: 77, column: 16, scope: !2511, inlinedAt: !2516)
!2530 = !DILocation(line: 77, column: 2, scope: !2511, inlinedAt: !2516)
!2531 = !DILocation(line: 78, column: 6, scope: !2511, inlinedAt: !2516)
!2532 = !DILocation(line: 78, column: 22, scope: !2511, inlinedAt: !2516)
!2533 = !DILocation(line: 79, column: 23, scope: !2511, inlinedAt: !2516)
!2534 = !DILocation(line: 78, column: 27, scope: !2511, inlinedAt: !2516)
!2535 = !DILocation(line: 16, column: 6, scope: !2508, inlinedAt: !2509)
!2536 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2537 = !DILocation(line: 17, column: 33, scope: !2508, inlinedAt: !2509)
!2538 = !DILocation(line: 14, column: 15, scope: !2536, inlinedAt: !2537)
!2539 = !DILocation(line: 45, column: 16, scope: !2512, inlinedAt: !2538)
!2540 = !DILocation(line: 67, column: 13, scope: !2511, inlinedAt: !2539)
!2541 = !DILocation(line: 68, column: 15, scope: !2511, inlinedAt: !2539)
!2542 = !DILocation(line: 68, column: 3, scope: !2512, inlinedAt: !2538)
!2543 = !DILocation(line: 71, column: 7, scope: !2511, inlinedAt: !2539)
!2544 = !DILocation(line: 66, column: 35, scope: !2511, inlinedAt: !2539)
!2545 = !DILocation(line: 72, column: 7, scope: !2511, inlinedAt: !2539)
!2546 = !DILocation(line: 72, column: 35, scope: !2511, inlinedAt: !2539)
!2547 = !DILocation(line: 73, column: 23, scope: !2511, inlinedAt: !2539)
!2548 = !DILocation(line: 14, column: 77, scope: !2536, inlinedAt: !2537)
!2549 = !DILocation(line: 72, column: 40, scope: !2511, inlinedAt: !2539)
!2550 = !DILocation(line: 77, column: 16, scope: !2511, inlinedAt: !2539)
!2551 = !DILocation(line: 77, column: 2, scope: !2511, inlinedAt: !2539)
!2552 = !DILocation(line: 78, column: 6, scope: !2511, inlinedAt: !2539)
!2553 = !DILocation(line: 78, column: 22, scope: !2511, inlinedAt: !2539)
!2554 = !DILocation(line: 79, column: 23, scope: !2511, inlinedAt: !2539)
!2555 = !DILocation(line: 78, column: 27, scope: !2511, inlinedAt: !2539)
!2556 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2557 = !DILocation(line: 17, column: 54, scope: !2508, inlinedAt: !2509)
!2558 = !DILocation(line: 20, column: 15, scope: !2556, inlinedAt: !2557)
!2559 = !DILocation(line: 45, column: 16, scope: !2512, inlinedAt: !2558)
!2560 = !DILocation(line: 67, column: 13, scope: !2511, inlinedAt: !2559)
!2561 = !DILocation(line: 68, column: 15, scope: !2511, inlinedAt: !2559)
!2562 = !DILocation(line: 68, column: 3, scope: !2512, inlinedAt: !2558)
!2563 = !DILocation(line: 71, column: 7, scope: !2511, inlinedAt: !2559)
!2564 = !DILocation(line: 66, column: 35, scope: !2511, inlinedAt: !2559)
!2565 = !DILocation(line: 72, column: 7, scope: !2511, inlinedAt: !2559)
!2566 = !DILocation(line: 72, column: 35, scope: !2511, inlinedAt: !2559)
!2567 = !DILocation(line: 73, column: 23, scope: !2511, inlinedAt: !2559)
!2568 = !DILocation(line: 20, column: 77, scope: !2556, inlinedAt: !2557)
!2569 = !DILocation(line: 72, column: 40, scope: !2511, inlinedAt: !2559)
!2570 = !DILocation(line: 77, column: 16, scope: !2511, inlinedAt: !2559)
!2571 = !DILocation(line: 77, column: 2, scope: !2511, inlinedAt: !2559)
!2572 = !DILocation(line: 78, column: 6, scope: !2511, inlinedAt: !2559)
!2573 = !DILocation(line: 78, column: 22, scope: !2511, inlinedAt: !2559)
!2574 = !DILocation(line: 79, column: 23, scope: !2511, inlinedAt: !2559)
!2575 = !DILocation(line: 78, column: 27, scope: !2511, inlinedAt: !2559)
!2576 = !DILocation(line: 17, column: 6, scope: !2508, inlinedAt: !2509)
!2577 = !DILocation(line: 17, column: 14, scope: !2508, inlinedAt: !2509)
!2578 = distinct !DISubprogram(name: "scan", scope: !401, file: !401, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2579 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !401, file: !401, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2580 = !DILocation(line: 18, column: 40, scope: !2508, inlinedAt: !2509)
!2581 = !DILocation(line: 6, column: 21, scope: !2579, inlinedAt: !2580)
!2582 = !DILocation(line: 25, column: 16, scope: !2578, inlinedAt: !2581)
!2583 = !DILocation(line: 23, column: 48, scope: !2578, inlinedAt: !2581)
!2584 = !DILocation(line: 26, column: 6, scope: !2578, inlinedAt: !2581)
!2585 = !DILocation(line: 26, column: 24, scope: !2578, inlinedAt: !2581)
!2586 = !DILocation(line: 27, column: 24, scope: !2578, inlinedAt: !2581)
!2587 = !DILocation(line: 27, column: 44, scope: !2578, inlinedAt: !2581)
!2588 = !DILocation(line: 28, column: 4, scope: !2578, inlinedAt: !2581)
!2589 = !DILocation(line: 26, column: 37, scope: !2578, inlinedAt: !2581)
!2590 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !401, file: !401, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2591 = !DILocation(line: 18, column: 68, scope: !2508, inlinedAt: !2509)
!2592 = !DILocation(line: 14, column: 21, scope: !2590, inlinedAt: !2591)
!2593 = !DILocation(line: 23, column: 48, scope: !2578, inlinedAt: !2592)
!2594 = !DILocation(line: 26, column: 6, scope: !2578, inlinedAt: !2592)
!2595 = !DILocation(line: 26, column: 24, scope: !2578, inlinedAt: !2592)
!2596 = !DILocation(line: 27, column: 24, scope: !2578, inlinedAt: !2592)
!2597 = !DILocation(line: 27, column: 44, scope: !2578, inlinedAt: !2592)
!2598 = !DILocation(line: 28, column: 4, scope: !2578, inlinedAt: !2592)
!2599 = !DILocation(line: 26, column: 37, scope: !2578, inlinedAt: !2592)
!2600 = !DILocation(line: 15, column: 20, scope: !2590, inlinedAt: !2591)
!2601 = !DILocation(line: 15, column: 42, scope: !2590, inlinedAt: !2591)
!2602 = !DILocation(line: 18, column: 2, scope: !2508, inlinedAt: !2509)
!2603 = !DILocation(line: 18, column: 6, scope: !2508, inlinedAt: !2509)
!2604 = !DILocation(line: 18, column: 14, scope: !2508, inlinedAt: !2509)
!2605 = !DILocation(line: 19, column: 42, scope: !2508, inlinedAt: !2509)
!2606 = distinct !DISubprogram(name: "Broadcast", scope: !430, file: !430, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2607 = !DILocation(line: 19, column: 25, scope: !2508, inlinedAt: !2509)
!2608 = !DILocation(line: 36, column: 10, scope: !2606, inlinedAt: !2607)
!2609 = !DILocation(line: 36, column: 22, scope: !2606, inlinedAt: !2607)
!2610 = !DILocation(line: 37, column: 8, scope: !2606, inlinedAt: !2607)
!2611 = !DILocation(line: 40, column: 17, scope: !2606, inlinedAt: !2607)
!2612 = !DILocation(line: 19, column: 6, scope: !2508, inlinedAt: !2509)
!2613 = !DILocation(line: 31, column: 26, scope: !2502, inlinedAt: !2503)
!2614 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2615 = !DILocation(line: 31, column: 9, scope: !2502, inlinedAt: !2503)
!2616 = !DILocation(line: 14, column: 11, scope: !2614, inlinedAt: !2615)
!2617 = !DILocation(line: 31, column: 48, scope: !2502, inlinedAt: !2503)
!2618 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!2619 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!2620 = !DILocation(line: 16, column: 25, scope: !2614, inlinedAt: !2615)
!2621 = !DILocation(line: 8, column: 15, scope: !2619, inlinedAt: !2620)
!2622 = !DILocation(line: 46, column: 14, scope: !2618, inlinedAt: !2621)
!2623 = !DILocation(line: 26, column: 47, scope: !449, inlinedAt: !2622)
!2624 = !DILocation(line: 26, column: 59, scope: !449, inlinedAt: !2622)
!2625 = distinct !DISubprogram(name: "scan", scope: !401, file: !401, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2626 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !401, file: !401, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2627 = !DILocation(line: 18, column: 40, scope: !2614, inlinedAt: !2615)
!2628 = !DILocation(line: 6, column: 21, scope: !2626, inlinedAt: !2627)
!2629 = !DILocation(line: 37, column: 21, scope: !2625, inlinedAt: !2628)
!2630 = !DILocation(line: 37, column: 10, scope: !2625, inlinedAt: !2628)
!2631 = !DILocation(line: 19, column: 40, scope: !2614, inlinedAt: !2615)
!2632 = !DILocation(line: 45, column: 16, scope: !2618, inlinedAt: !2621)
!2633 = !DILocation(line: 67, column: 13, scope: !2511, inlinedAt: !2632)
!2634 = !DILocation(line: 68, column: 15, scope: !2511, inlinedAt: !2632)
!2635 = !DILocation(line: 68, column: 3, scope: !2618, inlinedAt: !2621)
!2636 = !DILocation(line: 71, column: 7, scope: !2511, inlinedAt: !2632)
!2637 = !DILocation(line: 66, column: 35, scope: !2511, inlinedAt: !2632)
!2638 = !DILocation(line: 72, column: 7, scope: !2511, inlinedAt: !2632)
!2639 = !DILocation(line: 72, column: 35, scope: !2511, inlinedAt: !2632)
!2640 = !DILocation(line: 73, column: 23, scope: !2511, inlinedAt: !2632)
!2641 = !DILocation(line: 8, column: 76, scope: !2619, inlinedAt: !2620)
!2642 = !DILocation(line: 72, column: 40, scope: !2511, inlinedAt: !2632)
!2643 = !DILocation(line: 77, column: 16, scope: !2511, inlinedAt: !2632)
!2644 = !DILocation(line: 77, column: 2, scope: !2511, inlinedAt: !2632)
!2645 = !DILocation(line: 78, column: 6, scope: !2511, inlinedAt: !2632)
!2646 = !DILocation(line: 78, column: 22, scope: !2511, inlinedAt: !2632)
!2647 = !DILocation(line: 79, column: 23, scope: !2511, inlinedAt: !2632)
!2648 = !DILocation(line: 78, column: 27, scope: !2511, inlinedAt: !2632)
!2649 = !DILocation(line: 26, column: 64, scope: !449, inlinedAt: !2622)
!2650 = !DILocation(line: 47, column: 7, scope: !2618, inlinedAt: !2621)
!2651 = !DILocation(line: 50, column: 31, scope: !2618, inlinedAt: !2621)
!2652 = !DILocation(line: 51, column: 10, scope: !2618, inlinedAt: !2621)
!2653 = !DILocation(line: 52, column: 14, scope: !2618, inlinedAt: !2621)
!2654 = !DILocation(line: 53, column: 17, scope: !2618, inlinedAt: !2621)
!2655 = !DILocation(line: 53, column: 8, scope: !2618, inlinedAt: !2621)
!2656 = !DILocation(line: 55, column: 10, scope: !2618, inlinedAt: !2621)
!2657 = !DILocation(line: 56, column: 11, scope: !2618, inlinedAt: !2621)
!2658 = !DILocation(line: 43, column: 50, scope: !2618, inlinedAt: !2621)
!2659 = !DILocation(line: 57, column: 6, scope: !2618, inlinedAt: !2621)
!2660 = !DILocation(line: 57, column: 16, scope: !2618, inlinedAt: !2621)
!2661 = !DILocation(line: 58, column: 17, scope: !2618, inlinedAt: !2621)
!2662 = !DILocation(line: 57, column: 21, scope: !2618, inlinedAt: !2621)
!2663 = !DILocation(line: 16, column: 6, scope: !2614, inlinedAt: !2615)
!2664 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2665 = !DILocation(line: 17, column: 33, scope: !2614, inlinedAt: !2615)
!2666 = !DILocation(line: 14, column: 15, scope: !2664, inlinedAt: !2665)
!2667 = !DILocation(line: 45, column: 16, scope: !2618, inlinedAt: !2666)
!2668 = !DILocation(line: 67, column: 13, scope: !2511, inlinedAt: !2667)
!2669 = !DILocation(line: 68, column: 15, scope: !2511, inlinedAt: !2667)
!2670 = !DILocation(line: 68, column: 3, scope: !2618, inlinedAt: !2666)
!2671 = !DILocation(line: 71, column: 7, scope: !2511, inlinedAt: !2667)
!2672 = !DILocation(line: 66, column: 35, scope: !2511, inlinedAt: !2667)
!2673 = !DILocation(line: 72, column: 7, scope: !2511, inlinedAt: !2667)
!2674 = !DILocation(line: 72, column: 35, scope: !2511, inlinedAt: !2667)
!2675 = !DILocation(line: 73, column: 23, scope: !2511, inlinedAt: !2667)
!2676 = !DILocation(line: 14, column: 77, scope: !2664, inlinedAt: !2665)
!2677 = !DILocation(line: 72, column: 40, scope: !2511, inlinedAt: !2667)
!2678 = !DILocation(line: 77, column: 16, scope: !2511, inlinedAt: !2667)
!2679 = !DILocation(line: 77, column: 2, scope: !2511, inlinedAt: !2667)
!2680 = !DILocation(line: 78, column: 6, scope: !2511, inlinedAt: !2667)
!2681 = !DILocation(line: 78, column: 22, scope: !2511, inlinedAt: !2667)
!2682 = !DILocation(line: 79, column: 23, scope: !2511, inlinedAt: !2667)
!2683 = !DILocation(line: 78, column: 27, scope: !2511, inlinedAt: !2667)
!2684 = !DILocation(line: 47, column: 7, scope: !2618, inlinedAt: !2666)
!2685 = !DILocation(line: 50, column: 31, scope: !2618, inlinedAt: !2666)
!2686 = !DILocation(line: 51, column: 10, scope: !2618, inlinedAt: !2666)
!2687 = !DILocation(line: 52, column: 14, scope: !2618, inlinedAt: !2666)
!2688 = !DILocation(line: 53, column: 17, scope: !2618, inlinedAt: !2666)
!2689 = !DILocation(line: 53, column: 8, scope: !2618, inlinedAt: !2666)
!2690 = !DILocation(line: 55, column: 10, scope: !2618, inlinedAt: !2666)
!2691 = !DILocation(line: 56, column: 11, scope: !2618, inlinedAt: !2666)
!2692 = !DILocation(line: 43, column: 50, scope: !2618, inlinedAt: !2666)
!2693 = !DILocation(line: 57, column: 6, scope: !2618, inlinedAt: !2666)
!2694 = !DILocation(line: 57, column: 16, scope: !2618, inlinedAt: !2666)
!2695 = !DILocation(line: 58, column: 17, scope: !2618, inlinedAt: !2666)
!2696 = !DILocation(line: 57, column: 21, scope: !2618, inlinedAt: !2666)
!2697 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2698 = !DILocation(line: 17, column: 54, scope: !2614, inlinedAt: !2615)
!2699 = !DILocation(line: 20, column: 15, scope: !2697, inlinedAt: !2698)
!2700 = !DILocation(line: 45, column: 16, scope: !2618, inlinedAt: !2699)
!2701 = !DILocation(line: 67, column: 13, scope: !2511, inlinedAt: !2700)
!2702 = !DILocation(line: 68, column: 15, scope: !2511, inlinedAt: !2700)
!2703 = !DILocation(line: 68, column: 3, scope: !2618, inlinedAt: !2699)
!2704 = !DILocation(line: 71, column: 7, scope: !2511, inlinedAt: !2700)
!2705 = !DILocation(line: 66, column: 35, scope: !2511, inlinedAt: !2700)
!2706 = !DILocation(line: 72, column: 7, scope: !2511, inlinedAt: !2700)
!2707 = !DILocation(line: 72, column: 35, scope: !2511, inlinedAt: !2700)
!2708 = !DILocation(line: 73, column: 23, scope: !2511, inlinedAt: !2700)
!2709 = !DILocation(line: 20, column: 77, scope: !2697, inlinedAt: !2698)
!2710 = !DILocation(line: 72, column: 40, scope: !2511, inlinedAt: !2700)
!2711 = !DILocation(line: 77, column: 16, scope: !2511, inlinedAt: !2700)
!2712 = !DILocation(line: 77, column: 2, scope: !2511, inlinedAt: !2700)
!2713 = !DILocation(line: 78, column: 6, scope: !2511, inlinedAt: !2700)
!2714 = !DILocation(line: 78, column: 22, scope: !2511, inlinedAt: !2700)
!2715 = !DILocation(line: 79, column: 23, scope: !2511, inlinedAt: !2700)
!2716 = !DILocation(line: 78, column: 27, scope: !2511, inlinedAt: !2700)
!2717 = !DILocation(line: 47, column: 7, scope: !2618, inlinedAt: !2699)
!2718 = !DILocation(line: 50, column: 31, scope: !2618, inlinedAt: !2699)
!2719 = !DILocation(line: 51, column: 10, scope: !2618, inlinedAt: !2699)
!2720 = !DILocation(line: 52, column: 14, scope: !2618, inlinedAt: !2699)
!2721 = !DILocation(line: 53, column: 17, scope: !2618, inlinedAt: !2699)
!2722 = !DILocation(line: 53, column: 8, scope: !2618, inlinedAt: !2699)
!2723 = !DILocation(line: 55, column: 10, scope: !2618, inlinedAt: !2699)
!2724 = !DILocation(line: 56, column: 11, scope: !2618, inlinedAt: !2699)
!2725 = !DILocation(line: 43, column: 50, scope: !2618, inlinedAt: !2699)
!2726 = !DILocation(line: 57, column: 6, scope: !2618, inlinedAt: !2699)
!2727 = !DILocation(line: 57, column: 16, scope: !2618, inlinedAt: !2699)
!2728 = !DILocation(line: 58, column: 17, scope: !2618, inlinedAt: !2699)
!2729 = !DILocation(line: 57, column: 21, scope: !2618, inlinedAt: !2699)
!2730 = !DILocation(line: 17, column: 6, scope: !2614, inlinedAt: !2615)
!2731 = !DILocation(line: 17, column: 14, scope: !2614, inlinedAt: !2615)
!2732 = !DILocation(line: 25, column: 16, scope: !2625, inlinedAt: !2628)
!2733 = !DILocation(line: 23, column: 48, scope: !2625, inlinedAt: !2628)
!2734 = !DILocation(line: 26, column: 6, scope: !2625, inlinedAt: !2628)
!2735 = !DILocation(line: 26, column: 24, scope: !2625, inlinedAt: !2628)
!2736 = !DILocation(line: 27, column: 24, scope: !2625, inlinedAt: !2628)
!2737 = !DILocation(line: 27, column: 44, scope: !2625, inlinedAt: !2628)
!2738 = !DILocation(line: 28, column: 4, scope: !2625, inlinedAt: !2628)
!2739 = !DILocation(line: 26, column: 37, scope: !2625, inlinedAt: !2628)
!2740 = !DILocation(line: 31, column: 15, scope: !2625, inlinedAt: !2628)
!2741 = !DILocation(line: 34, column: 32, scope: !2625, inlinedAt: !2628)
!2742 = !DILocation(line: 35, column: 19, scope: !2625, inlinedAt: !2628)
!2743 = !DILocation(line: 36, column: 10, scope: !2625, inlinedAt: !2628)
!2744 = !DILocation(line: 38, column: 9, scope: !2625, inlinedAt: !2628)
!2745 = !DILocation(line: 40, column: 10, scope: !2625, inlinedAt: !2628)
!2746 = !DILocation(line: 23, column: 59, scope: !2625, inlinedAt: !2628)
!2747 = !DILocation(line: 42, column: 19, scope: !2625, inlinedAt: !2628)
!2748 = !DILocation(line: 42, column: 3, scope: !2625, inlinedAt: !2628)
!2749 = !DILocation(line: 44, column: 2, scope: !2626, inlinedAt: !2627)
!2750 = !DILocation(line: 7, column: 16, scope: !2626, inlinedAt: !2627)
!2751 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !401, file: !401, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2752 = !DILocation(line: 18, column: 68, scope: !2614, inlinedAt: !2615)
!2753 = !DILocation(line: 14, column: 21, scope: !2751, inlinedAt: !2752)
!2754 = !DILocation(line: 25, column: 16, scope: !2625, inlinedAt: !2753)
!2755 = !DILocation(line: 23, column: 48, scope: !2625, inlinedAt: !2753)
!2756 = !DILocation(line: 26, column: 6, scope: !2625, inlinedAt: !2753)
!2757 = !DILocation(line: 26, column: 24, scope: !2625, inlinedAt: !2753)
!2758 = !DILocation(line: 27, column: 24, scope: !2625, inlinedAt: !2753)
!2759 = !DILocation(line: 27, column: 44, scope: !2625, inlinedAt: !2753)
!2760 = !DILocation(line: 28, column: 4, scope: !2625, inlinedAt: !2753)
!2761 = !DILocation(line: 26, column: 37, scope: !2625, inlinedAt: !2753)
!2762 = !DILocation(line: 31, column: 15, scope: !2625, inlinedAt: !2753)
!2763 = !DILocation(line: 34, column: 32, scope: !2625, inlinedAt: !2753)
!2764 = !DILocation(line: 35, column: 19, scope: !2625, inlinedAt: !2753)
!2765 = !DILocation(line: 36, column: 10, scope: !2625, inlinedAt: !2753)
!2766 = !DILocation(line: 37, column: 10, scope: !2625, inlinedAt: !2753)
!2767 = !DILocation(line: 38, column: 9, scope: !2625, inlinedAt: !2753)
!2768 = !DILocation(line: 40, column: 10, scope: !2625, inlinedAt: !2753)
!2769 = !DILocation(line: 23, column: 59, scope: !2625, inlinedAt: !2753)
!2770 = !DILocation(line: 42, column: 19, scope: !2625, inlinedAt: !2753)
!2771 = !DILocation(line: 42, column: 3, scope: !2625, inlinedAt: !2753)
!2772 = !DILocation(line: 44, column: 2, scope: !2751, inlinedAt: !2752)
!2773 = !DILocation(line: 15, column: 20, scope: !2751, inlinedAt: !2752)
!2774 = !DILocation(line: 15, column: 42, scope: !2751, inlinedAt: !2752)
!2775 = !DILocation(line: 18, column: 16, scope: !2751, inlinedAt: !2752)
!2776 = !DILocation(line: 18, column: 2, scope: !2614, inlinedAt: !2615)
!2777 = !DILocation(line: 18, column: 6, scope: !2614, inlinedAt: !2615)
!2778 = !DILocation(line: 18, column: 14, scope: !2614, inlinedAt: !2615)
!2779 = !DILocation(line: 19, column: 42, scope: !2614, inlinedAt: !2615)
!2780 = distinct !DISubprogram(name: "Broadcast", scope: !430, file: !430, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2781 = !DILocation(line: 19, column: 25, scope: !2614, inlinedAt: !2615)
!2782 = !DILocation(line: 36, column: 22, scope: !2780, inlinedAt: !2781)
!2783 = !DILocation(line: 37, column: 8, scope: !2780, inlinedAt: !2781)
!2784 = !DILocation(line: 39, column: 15, scope: !2780, inlinedAt: !2781)
!2785 = !DILocation(line: 40, column: 17, scope: !2780, inlinedAt: !2781)
!2786 = !DILocation(line: 40, column: 3, scope: !2614, inlinedAt: !2615)
!2787 = !DILocation(line: 42, column: 16, scope: !2780, inlinedAt: !2781)
!2788 = !DILocation(line: 43, column: 10, scope: !2780, inlinedAt: !2781)
!2789 = !DILocation(line: 44, column: 14, scope: !2780, inlinedAt: !2781)
!2790 = !DILocation(line: 45, column: 3, scope: !2780, inlinedAt: !2781)
!2791 = !DILocation(line: 47, column: 10, scope: !2780, inlinedAt: !2781)
!2792 = !DILocation(line: 48, column: 9, scope: !2780, inlinedAt: !2781)
!2793 = !DILocation(line: 48, column: 2, scope: !2614, inlinedAt: !2615)
!2794 = !DILocation(line: 19, column: 6, scope: !2614, inlinedAt: !2615)
!2795 = distinct !DISubprogram(name: "IntegersUint32", scope: !283, file: !283, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!2796 = !DILocation(line: 107, column: 6, scope: !2795)
!2797 = distinct !DISubprogram(name: "groupIntegers", scope: !323, file: !323, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2798 = !DILocation(line: 107, column: 77, scope: !2795)
!2799 = !DILocation(line: 35, column: 20, scope: !2797, inlinedAt: !2798)
!2800 = !DILocation(line: 36, column: 27, scope: !2797, inlinedAt: !2798)
!2801 = !DILocation(line: 36, column: 25, scope: !2797, inlinedAt: !2798)
!2802 = !DILocation(line: 36, column: 48, scope: !2797, inlinedAt: !2798)
!2803 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2804 = !DILocation(line: 36, column: 10, scope: !2797, inlinedAt: !2798)
!2805 = !DILocation(line: 24, column: 11, scope: !2803, inlinedAt: !2804)
!2806 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!2807 = !DILocation(line: 25, column: 40, scope: !2803, inlinedAt: !2804)
!2808 = !DILocation(line: 26, column: 15, scope: !2806, inlinedAt: !2807)
!2809 = !DILocation(line: 45, column: 16, scope: !2512, inlinedAt: !2808)
!2810 = !DILocation(line: 67, column: 13, scope: !2511, inlinedAt: !2809)
!2811 = !DILocation(line: 68, column: 15, scope: !2511, inlinedAt: !2809)
!2812 = !DILocation(line: 68, column: 3, scope: !2512, inlinedAt: !2808)
!2813 = !DILocation(line: 70, column: 13, scope: !2511, inlinedAt: !2809)
!2814 = !DILocation(line: 71, column: 7, scope: !2511, inlinedAt: !2809)
!2815 = !DILocation(line: 66, column: 35, scope: !2511, inlinedAt: !2809)
!2816 = !DILocation(line: 72, column: 7, scope: !2511, inlinedAt: !2809)
!2817 = !DILocation(line: 72, column: 35, scope: !2511, inlinedAt: !2809)
!2818 = !DILocation(line: 73, column: 23, scope: !2511, inlinedAt: !2809)
!2819 = !DILocation(line: 26, column: 76, scope: !2806, inlinedAt: !2807)
!2820 = !DILocation(line: 72, column: 40, scope: !2511, inlinedAt: !2809)
!2821 = !DILocation(line: 77, column: 16, scope: !2511, inlinedAt: !2809)
!2822 = !DILocation(line: 77, column: 2, scope: !2511, inlinedAt: !2809)
!2823 = !DILocation(line: 78, column: 6, scope: !2511, inlinedAt: !2809)
!2824 = !DILocation(line: 78, column: 22, scope: !2511, inlinedAt: !2809)
!2825 = !DILocation(line: 79, column: 23, scope: !2511, inlinedAt: !2809)
!2826 = !DILocation(line: 78, column: 27, scope: !2511, inlinedAt: !2809)
!2827 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!2828 = !DILocation(line: 25, column: 60, scope: !2803, inlinedAt: !2804)
!2829 = !DILocation(line: 31, column: 15, scope: !2827, inlinedAt: !2828)
!2830 = !DILocation(line: 45, column: 16, scope: !2512, inlinedAt: !2829)
!2831 = !DILocation(line: 67, column: 13, scope: !2511, inlinedAt: !2830)
!2832 = !DILocation(line: 68, column: 15, scope: !2511, inlinedAt: !2830)
!2833 = !DILocation(line: 68, column: 3, scope: !2512, inlinedAt: !2829)
!2834 = !DILocation(line: 70, column: 13, scope: !2511, inlinedAt: !2830)
!2835 = !DILocation(line: 71, column: 7, scope: !2511, inlinedAt: !2830)
!2836 = !DILocation(line: 66, column: 35, scope: !2511, inlinedAt: !2830)
!2837 = !DILocation(line: 72, column: 7, scope: !2511, inlinedAt: !2830)
!2838 = !DILocation(line: 72, column: 35, scope: !2511, inlinedAt: !2830)
!2839 = !DILocation(line: 73, column: 23, scope: !2511, inlinedAt: !2830)
!2840 = !DILocation(line: 31, column: 74, scope: !2827, inlinedAt: !2828)
!2841 = !DILocation(line: 72, column: 40, scope: !2511, inlinedAt: !2830)
!2842 = !DILocation(line: 77, column: 16, scope: !2511, inlinedAt: !2830)
!2843 = !DILocation(line: 77, column: 2, scope: !2511, inlinedAt: !2830)
!2844 = !DILocation(line: 78, column: 6, scope: !2511, inlinedAt: !2830)
!2845 = !DILocation(line: 78, column: 22, scope: !2511, inlinedAt: !2830)
!2846 = !DILocation(line: 79, column: 23, scope: !2511, inlinedAt: !2830)
!2847 = !DILocation(line: 78, column: 27, scope: !2511, inlinedAt: !2830)
!2848 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!2849 = !DILocation(line: 25, column: 81, scope: !2803, inlinedAt: !2804)
!2850 = !DILocation(line: 37, column: 15, scope: !2848, inlinedAt: !2849)
!2851 = !DILocation(line: 45, column: 16, scope: !2512, inlinedAt: !2850)
!2852 = !DILocation(line: 67, column: 13, scope: !2511, inlinedAt: !2851)
!2853 = !DILocation(line: 68, column: 15, scope: !2511, inlinedAt: !2851)
!2854 = !DILocation(line: 68, column: 3, scope: !2512, inlinedAt: !2850)
!2855 = !DILocation(line: 70, column: 13, scope: !2511, inlinedAt: !2851)
!2856 = !DILocation(line: 71, column: 7, scope: !2511, inlinedAt: !2851)
!2857 = !DILocation(line: 66, column: 35, scope: !2511, inlinedAt: !2851)
!2858 = !DILocation(line: 72, column: 7, scope: !2511, inlinedAt: !2851)
!2859 = !DILocation(line: 72, column: 35, scope: !2511, inlinedAt: !2851)
!2860 = !DILocation(line: 73, column: 23, scope: !2511, inlinedAt: !2851)
!2861 = !DILocation(line: 37, column: 76, scope: !2848, inlinedAt: !2849)
!2862 = !DILocation(line: 72, column: 40, scope: !2511, inlinedAt: !2851)
!2863 = !DILocation(line: 77, column: 16, scope: !2511, inlinedAt: !2851)
!2864 = !DILocation(line: 77, column: 2, scope: !2511, inlinedAt: !2851)
!2865 = !DILocation(line: 78, column: 6, scope: !2511, inlinedAt: !2851)
!2866 = !DILocation(line: 78, column: 22, scope: !2511, inlinedAt: !2851)
!2867 = !DILocation(line: 79, column: 23, scope: !2511, inlinedAt: !2851)
!2868 = !DILocation(line: 78, column: 27, scope: !2511, inlinedAt: !2851)
!2869 = !DILocation(line: 25, column: 5, scope: !2803, inlinedAt: !2804)
!2870 = !DILocation(line: 25, column: 13, scope: !2803, inlinedAt: !2804)
!2871 = !DILocation(line: 25, column: 21, scope: !2803, inlinedAt: !2804)
!2872 = !DILocation(line: 37, column: 27, scope: !2797, inlinedAt: !2798)
!2873 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2874 = !DILocation(line: 37, column: 10, scope: !2797, inlinedAt: !2798)
!2875 = !DILocation(line: 24, column: 11, scope: !2873, inlinedAt: !2874)
!2876 = !DILocation(line: 37, column: 50, scope: !2797, inlinedAt: !2798)
!2877 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!2878 = !DILocation(line: 25, column: 40, scope: !2873, inlinedAt: !2874)
!2879 = !DILocation(line: 26, column: 15, scope: !2877, inlinedAt: !2878)
!2880 = !DILocation(line: 45, column: 16, scope: !2618, inlinedAt: !2879)
!2881 = !DILocation(line: 67, column: 13, scope: !2511, inlinedAt: !2880)
!2882 = !DILocation(line: 68, column: 15, scope: !2511, inlinedAt: !2880)
!2883 = !DILocation(line: 68, column: 3, scope: !2618, inlinedAt: !2879)
!2884 = !DILocation(line: 70, column: 13, scope: !2511, inlinedAt: !2880)
!2885 = !DILocation(line: 71, column: 7, scope: !2511, inlinedAt: !2880)
!2886 = !DILocation(line: 66, column: 35, scope: !2511, inlinedAt: !2880)
!2887 = !DILocation(line: 72, column: 7, scope: !2511, inlinedAt: !2880)
!2888 = !DILocation(line: 72, column: 35, scope: !2511, inlinedAt: !2880)
!2889 = !DILocation(line: 73, column: 23, scope: !2511, inlinedAt: !2880)
!2890 = !DILocation(line: 26, column: 76, scope: !2877, inlinedAt: !2878)
!2891 = !DILocation(line: 72, column: 40, scope: !2511, inlinedAt: !2880)
!2892 = !DILocation(line: 77, column: 16, scope: !2511, inlinedAt: !2880)
!2893 = !DILocation(line: 77, column: 2, scope: !2511, inlinedAt: !2880)
!2894 = !DILocation(line: 78, column: 6, scope: !2511, inlinedAt: !2880)
!2895 = !DILocation(line: 78, column: 22, scope: !2511, inlinedAt: !2880)
!2896 = !DILocation(line: 79, column: 23, scope: !2511, inlinedAt: !2880)
!2897 = !DILocation(line: 78, column: 27, scope: !2511, inlinedAt: !2880)
!2898 = !DILocation(line: 46, column: 14, scope: !2618, inlinedAt: !2879)
!2899 = !DILocation(line: 26, column: 47, scope: !449, inlinedAt: !2898)
!2900 = !DILocation(line: 26, column: 59, scope: !449, inlinedAt: !2898)
!2901 = !DILocation(line: 26, column: 64, scope: !449, inlinedAt: !2898)
!2902 = !DILocation(line: 47, column: 7, scope: !2618, inlinedAt: !2879)
!2903 = !DILocation(line: 50, column: 31, scope: !2618, inlinedAt: !2879)
!2904 = !DILocation(line: 51, column: 10, scope: !2618, inlinedAt: !2879)
!2905 = !DILocation(line: 52, column: 11, scope: !2618, inlinedAt: !2879)
!2906 = !DILocation(line: 52, column: 14, scope: !2618, inlinedAt: !2879)
!2907 = !DILocation(line: 53, column: 17, scope: !2618, inlinedAt: !2879)
!2908 = !DILocation(line: 53, column: 8, scope: !2618, inlinedAt: !2879)
!2909 = !DILocation(line: 55, column: 10, scope: !2618, inlinedAt: !2879)
!2910 = !DILocation(line: 56, column: 11, scope: !2618, inlinedAt: !2879)
!2911 = !DILocation(line: 43, column: 50, scope: !2618, inlinedAt: !2879)
!2912 = !DILocation(line: 57, column: 6, scope: !2618, inlinedAt: !2879)
!2913 = !DILocation(line: 57, column: 16, scope: !2618, inlinedAt: !2879)
!2914 = !DILocation(line: 58, column: 17, scope: !2618, inlinedAt: !2879)
!2915 = !DILocation(line: 57, column: 21, scope: !2618, inlinedAt: !2879)
!2916 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!2917 = !DILocation(line: 25, column: 60, scope: !2873, inlinedAt: !2874)
!2918 = !DILocation(line: 31, column: 15, scope: !2916, inlinedAt: !2917)
!2919 = !DILocation(line: 45, column: 16, scope: !2618, inlinedAt: !2918)
!2920 = !DILocation(line: 67, column: 13, scope: !2511, inlinedAt: !2919)
!2921 = !DILocation(line: 68, column: 15, scope: !2511, inlinedAt: !2919)
!2922 = !DILocation(line: 68, column: 3, scope: !2618, inlinedAt: !2918)
!2923 = !DILocation(line: 70, column: 13, scope: !2511, inlinedAt: !2919)
!2924 = !DILocation(line: 71, column: 7, scope: !2511, inlinedAt: !2919)
!2925 = !DILocation(line: 66, column: 35, scope: !2511, inlinedAt: !2919)
!2926 = !DILocation(line: 72, column: 7, scope: !2511, inlinedAt: !2919)
!2927 = !DILocation(line: 72, column: 35, scope: !2511, inlinedAt: !2919)
!2928 = !DILocation(line: 73, column: 23, scope: !2511, inlinedAt: !2919)
!2929 = !DILocation(line: 31, column: 74, scope: !2916, inlinedAt: !2917)
!2930 = !DILocation(line: 72, column: 40, scope: !2511, inlinedAt: !2919)
!2931 = !DILocation(line: 77, column: 16, scope: !2511, inlinedAt: !2919)
!2932 = !DILocation(line: 77, column: 2, scope: !2511, inlinedAt: !2919)
!2933 = !DILocation(line: 78, column: 6, scope: !2511, inlinedAt: !2919)
!2934 = !DILocation(line: 78, column: 22, scope: !2511, inlinedAt: !2919)
!2935 = !DILocation(line: 79, column: 23, scope: !2511, inlinedAt: !2919)
!2936 = !DILocation(line: 78, column: 27, scope: !2511, inlinedAt: !2919)
!2937 = !DILocation(line: 47, column: 7, scope: !2618, inlinedAt: !2918)
!2938 = !DILocation(line: 50, column: 31, scope: !2618, inlinedAt: !2918)
!2939 = !DILocation(line: 51, column: 10, scope: !2618, inlinedAt: !2918)
!2940 = !DILocation(line: 52, column: 11, scope: !2618, inlinedAt: !2918)
!2941 = !DILocation(line: 52, column: 14, scope: !2618, inlinedAt: !2918)
!2942 = !DILocation(line: 53, column: 17, scope: !2618, inlinedAt: !2918)
!2943 = !DILocation(line: 53, column: 8, scope: !2618, inlinedAt: !2918)
!2944 = !DILocation(line: 55, column: 10, scope: !2618, inlinedAt: !2918)
!2945 = !DILocation(line: 56, column: 11, scope: !2618, inlinedAt: !2918)
!2946 = !DILocation(line: 43, column: 50, scope: !2618, inlinedAt: !2918)
!2947 = !DILocation(line: 57, column: 6, scope: !2618, inlinedAt: !2918)
!2948 = !DILocation(line: 57, column: 16, scope: !2618, inlinedAt: !2918)
!2949 = !DILocation(line: 58, column: 17, scope: !2618, inlinedAt: !2918)
!2950 = !DILocation(line: 57, column: 21, scope: !2618, inlinedAt: !2918)
!2951 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!2952 = !DILocation(line: 25, column: 81, scope: !2873, inlinedAt: !2874)
!2953 = !DILocation(line: 37, column: 15, scope: !2951, inlinedAt: !2952)
!2954 = !DILocation(line: 45, column: 16, scope: !2618, inlinedAt: !2953)
!2955 = !DILocation(line: 67, column: 13, scope: !2511, inlinedAt: !2954)
!2956 = !DILocation(line: 68, column: 15, scope: !2511, inlinedAt: !2954)
!2957 = !DILocation(line: 68, column: 3, scope: !2618, inlinedAt: !2953)
!2958 = !DILocation(line: 70, column: 13, scope: !2511, inlinedAt: !2954)
!2959 = !DILocation(line: 71, column: 7, scope: !2511, inlinedAt: !2954)
!2960 = !DILocation(line: 66, column: 35, scope: !2511, inlinedAt: !2954)
!2961 = !DILocation(line: 72, column: 7, scope: !2511, inlinedAt: !2954)
!2962 = !DILocation(line: 72, column: 35, scope: !2511, inlinedAt: !2954)
!2963 = !DILocation(line: 73, column: 23, scope: !2511, inlinedAt: !2954)
!2964 = !DILocation(line: 37, column: 76, scope: !2951, inlinedAt: !2952)
!2965 = !DILocation(line: 72, column: 40, scope: !2511, inlinedAt: !2954)
!2966 = !DILocation(line: 77, column: 16, scope: !2511, inlinedAt: !2954)
!2967 = !DILocation(line: 77, column: 2, scope: !2511, inlinedAt: !2954)
!2968 = !DILocation(line: 78, column: 6, scope: !2511, inlinedAt: !2954)
!2969 = !DILocation(line: 78, column: 22, scope: !2511, inlinedAt: !2954)
!2970 = !DILocation(line: 79, column: 23, scope: !2511, inlinedAt: !2954)
!2971 = !DILocation(line: 78, column: 27, scope: !2511, inlinedAt: !2954)
!2972 = !DILocation(line: 47, column: 7, scope: !2618, inlinedAt: !2953)
!2973 = !DILocation(line: 50, column: 31, scope: !2618, inlinedAt: !2953)
!2974 = !DILocation(line: 51, column: 10, scope: !2618, inlinedAt: !2953)
!2975 = !DILocation(line: 52, column: 11, scope: !2618, inlinedAt: !2953)
!2976 = !DILocation(line: 52, column: 14, scope: !2618, inlinedAt: !2953)
!2977 = !DILocation(line: 53, column: 17, scope: !2618, inlinedAt: !2953)
!2978 = !DILocation(line: 53, column: 8, scope: !2618, inlinedAt: !2953)
!2979 = !DILocation(line: 55, column: 10, scope: !2618, inlinedAt: !2953)
!2980 = !DILocation(line: 56, column: 11, scope: !2618, inlinedAt: !2953)
!2981 = !DILocation(line: 43, column: 50, scope: !2618, inlinedAt: !2953)
!2982 = !DILocation(line: 57, column: 6, scope: !2618, inlinedAt: !2953)
!2983 = !DILocation(line: 57, column: 16, scope: !2618, inlinedAt: !2953)
!2984 = !DILocation(line: 58, column: 17, scope: !2618, inlinedAt: !2953)
!2985 = !DILocation(line: 57, column: 21, scope: !2618, inlinedAt: !2953)
!2986 = !DILocation(line: 25, column: 5, scope: !2873, inlinedAt: !2874)
!2987 = !DILocation(line: 25, column: 13, scope: !2873, inlinedAt: !2874)
!2988 = !DILocation(line: 25, column: 21, scope: !2873, inlinedAt: !2874)
!2989 = distinct !DISubprogram(name: "ExchangeUint64", scope: !283, file: !283, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!2990 = !DILocation(line: 112, column: 6, scope: !2989)
!2991 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2992 = !DILocation(line: 113, column: 10, scope: !2989)
!2993 = !DILocation(line: 21, column: 29, scope: !2991, inlinedAt: !2992)
!2994 = !DILocation(line: 21, column: 39, scope: !2991, inlinedAt: !2992)
!2995 = !DILocation(line: 21, column: 49, scope: !2991, inlinedAt: !2992)
!2996 = !DILocation(line: 23, column: 7, scope: !2991, inlinedAt: !2992)
!2997 = !DILocation(line: 22, column: 2, scope: !2991, inlinedAt: !2992)
!2998 = !DILocation(line: 22, column: 8, scope: !2991, inlinedAt: !2992)
!2999 = !DILocation(line: 26, column: 9, scope: !2991, inlinedAt: !2992)
!3000 = !DILocation(line: 27, column: 12, scope: !2991, inlinedAt: !2992)
!3001 = !DILocation(line: 27, column: 10, scope: !2991, inlinedAt: !2992)
!3002 = !DILocation(line: 27, column: 30, scope: !2991, inlinedAt: !2992)
!3003 = !DILocation(line: 28, column: 37, scope: !2991, inlinedAt: !2992)
!3004 = !DILocation(line: 28, column: 32, scope: !2991, inlinedAt: !2992)
!3005 = !DILocation(line: 28, column: 34, scope: !2991, inlinedAt: !2992)
!3006 = !DILocation(line: 28, column: 20, scope: !2991, inlinedAt: !2992)
!3007 = !DILocation(line: 28, column: 3, scope: !2991, inlinedAt: !2992)
!3008 = !DILocation(line: 29, column: 22, scope: !2991, inlinedAt: !2992)
!3009 = !DILocation(line: 29, column: 3, scope: !2991, inlinedAt: !2992)
!3010 = !DILocation(line: 30, column: 24, scope: !2991, inlinedAt: !2992)
!3011 = !DILocation(line: 30, column: 3, scope: !2991, inlinedAt: !2992)
!3012 = !DILocation(line: 31, column: 23, scope: !2991, inlinedAt: !2992)
!3013 = !DILocation(line: 31, column: 3, scope: !2991, inlinedAt: !2992)
!3014 = !DILocation(line: 32, column: 14, scope: !2991, inlinedAt: !2992)
!3015 = !DILocation(line: 32, column: 12, scope: !2991, inlinedAt: !2992)
!3016 = !DILocation(line: 32, column: 18, scope: !2991, inlinedAt: !2992)
!3017 = !DILocation(line: 33, column: 21, scope: !2991, inlinedAt: !2992)
!3018 = !DILocation(line: 33, column: 3, scope: !2991, inlinedAt: !2992)
!3019 = !DILocation(line: 34, column: 3, scope: !2991, inlinedAt: !2992)
!3020 = !DILocation(line: 35, column: 31, scope: !2991, inlinedAt: !2992)
!3021 = !DILocation(line: 36, column: 4, scope: !2991, inlinedAt: !2992)
!3022 = !DILocation(line: 38, column: 32, scope: !2991, inlinedAt: !2992)
!3023 = !DILocation(line: 38, column: 30, scope: !2991, inlinedAt: !2992)
!3024 = !DILocation(line: 38, column: 24, scope: !2991, inlinedAt: !2992)
!3025 = !DILocation(line: 38, column: 3, scope: !2991, inlinedAt: !2992)
!3026 = distinct !DISubprogram(name: "NumbersUint64", scope: !283, file: !283, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!3027 = !DILocation(line: 119, column: 6, scope: !3026)
!3028 = distinct !DISubprogram(name: "groupNumbers", scope: !323, file: !323, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3029 = !DILocation(line: 119, column: 75, scope: !3026)
!3030 = !DILocation(line: 29, column: 20, scope: !3028, inlinedAt: !3029)
!3031 = !DILocation(line: 30, column: 26, scope: !3028, inlinedAt: !3029)
!3032 = !DILocation(line: 30, column: 24, scope: !3028, inlinedAt: !3029)
!3033 = !DILocation(line: 30, column: 46, scope: !3028, inlinedAt: !3029)
!3034 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3035 = !DILocation(line: 30, column: 9, scope: !3028, inlinedAt: !3029)
!3036 = !DILocation(line: 14, column: 11, scope: !3034, inlinedAt: !3035)
!3037 = distinct !DISubprogram(name: "reduceWarp", scope: !333, file: !333, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!3038 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3039 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3040 = !DILocation(line: 16, column: 25, scope: !3034, inlinedAt: !3035)
!3041 = !DILocation(line: 8, column: 15, scope: !3039, inlinedAt: !3040)
!3042 = !DILocation(line: 45, column: 16, scope: !3038, inlinedAt: !3041)
!3043 = !DILocation(line: 70, column: 13, scope: !3037, inlinedAt: !3042)
!3044 = !DILocation(line: 71, column: 7, scope: !3037, inlinedAt: !3042)
!3045 = !DILocation(line: 19, column: 40, scope: !3034, inlinedAt: !3035)
!3046 = !DILocation(line: 66, column: 35, scope: !3037, inlinedAt: !3042)
!3047 = !DILocation(line: 72, column: 7, scope: !3037, inlinedAt: !3042)
!3048 = !DILocation(line: 72, column: 35, scope: !3037, inlinedAt: !3042)
!3049 = !DILocation(line: 73, column: 23, scope: !3037, inlinedAt: !3042)
!3050 = !DILocation(line: 8, column: 76, scope: !3039, inlinedAt: !3040)
!3051 = !DILocation(line: 72, column: 40, scope: !3037, inlinedAt: !3042)
!3052 = !DILocation(line: 77, column: 16, scope: !3037, inlinedAt: !3042)
!3053 = !DILocation(line: 77, column: 2, scope: !3037, inlinedAt: !3042)
!3054 = !DILocation(line: 78, column: 6, scope: !3037, inlinedAt: !3042)
!3055 = !DILocation(line: 78, column: 22, scope: !3037, inlinedAt: !3042)
!3056 = !DILocation(line: 79, column: 23, scope: !3037, inlinedAt: !3042)
!3057 = !DILocation(line: 78, column: 27, scope: !3037, inlinedAt: !3042)
!3058 = !DILocation(line: 16, column: 6, scope: !3034, inlinedAt: !3035)
!3059 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3060 = !DILocation(line: 17, column: 33, scope: !3034, inlinedAt: !3035)
!3061 = !DILocation(line: 14, column: 15, scope: !3059, inlinedAt: !3060)
!3062 = !DILocation(line: 45, column: 16, scope: !3038, inlinedAt: !3061)
!3063 = !DILocation(line: 71, column: 7, scope: !3037, inlinedAt: !3062)
!3064 = !DILocation(line: 66, column: 35, scope: !3037, inlinedAt: !3062)
!3065 = !DILocation(line: 72, column: 7, scope: !3037, inlinedAt: !3062)
!3066 = !DILocation(line: 72, column: 35, scope: !3037, inlinedAt: !3062)
!3067 = !DILocation(line: 73, column: 23, scope: !3037, inlinedAt: !3062)
!3068 = !DILocation(line: 14, column: 77, scope: !3059, inlinedAt: !3060)
!3069 = !DILocation(line: 72, column: 40, scope: !3037, inlinedAt: !3062)
!3070 = !DILocation(line: 77, column: 16, scope: !3037, inlinedAt: !3062)
!3071 = !DILocation(line: 77, column: 2, scope: !3037, inlinedAt: !3062)
!3072 = !DILocation(line: 78, column: 6, scope: !3037, inlinedAt: !3062)
!3073 = !DILocation(line: 78, column: 22, scope: !3037, inlinedAt: !3062)
!3074 = !DILocation(line: 79, column: 23, scope: !3037, inlinedAt: !3062)
!3075 = !DILocation(line: 78, column: 27, scope: !3037, inlinedAt: !3062)
!3076 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3077 = !DILocation(line: 17, column: 54, scope: !3034, inlinedAt: !3035)
!3078 = !DILocation(line: 20, column: 15, scope: !3076, inlinedAt: !3077)
!3079 = !DILocation(line: 45, column: 16, scope: !3038, inlinedAt: !3078)
!3080 = !DILocation(line: 71, column: 7, scope: !3037, inlinedAt: !3079)
!3081 = !DILocation(line: 66, column: 35, scope: !3037, inlinedAt: !3079)
!3082 = !DILocation(line: 72, column: 7, scope: !3037, inlinedAt: !3079)
!3083 = !DILocation(line: 72, column: 35, scope: !3037, inlinedAt: !3079)
!3084 = !DILocation(line: 73, column: 23, scope: !3037, inlinedAt: !3079)
!3085 = !DILocation(line: 20, column: 77, scope: !3076, inlinedAt: !3077)
!3086 = !DILocation(line: 72, column: 40, scope: !3037, inlinedAt: !3079)
!3087 = !DILocation(line: 77, column: 16, scope: !3037, inlinedAt: !3079)
!3088 = !DILocation(line: 77, column: 2, scope: !3037, inlinedAt: !3079)
!3089 = !DILocation(line: 78, column: 6, scope: !3037, inlinedAt: !3079)
!3090 = !DILocation(line: 78, column: 22, scope: !3037, inlinedAt: !3079)
!3091 = !DILocation(line: 79, column: 23, scope: !3037, inlinedAt: !3079)
!3092 = !DILocation(line: 78, column: 27, scope: !3037, inlinedAt: !3079)
!3093 = !DILocation(line: 17, column: 6, scope: !3034, inlinedAt: !3035)
!3094 = !DILocation(line: 17, column: 14, scope: !3034, inlinedAt: !3035)
!3095 = distinct !DISubprogram(name: "scan", scope: !401, file: !401, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3096 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !401, file: !401, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3097 = !DILocation(line: 18, column: 40, scope: !3034, inlinedAt: !3035)
!3098 = !DILocation(line: 6, column: 21, scope: !3096, inlinedAt: !3097)
!3099 = !DILocation(line: 25, column: 16, scope: !3095, inlinedAt: !3098)
!3100 = !DILocation(line: 23, column: 48, scope: !3095, inlinedAt: !3098)
!3101 = !DILocation(line: 26, column: 6, scope: !3095, inlinedAt: !3098)
!3102 = !DILocation(line: 26, column: 24, scope: !3095, inlinedAt: !3098)
!3103 = !DILocation(line: 27, column: 24, scope: !3095, inlinedAt: !3098)
!3104 = !DILocation(line: 27, column: 44, scope: !3095, inlinedAt: !3098)
!3105 = !DILocation(line: 28, column: 4, scope: !3095, inlinedAt: !3098)
!3106 = !DILocation(line: 26, column: 37, scope: !3095, inlinedAt: !3098)
!3107 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !401, file: !401, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3108 = !DILocation(line: 18, column: 68, scope: !3034, inlinedAt: !3035)
!3109 = !DILocation(line: 14, column: 21, scope: !3107, inlinedAt: !3108)
!3110 = !DILocation(line: 23, column: 48, scope: !3095, inlinedAt: !3109)
!3111 = !DILocation(line: 26, column: 6, scope: !3095, inlinedAt: !3109)
!3112 = !DILocation(line: 26, column: 24, scope: !3095, inlinedAt: !3109)
!3113 = !DILocation(line: 27, column: 24, scope: !3095, inlinedAt: !3109)
!3114 = !DILocation(line: 27, column: 44, scope: !3095, inlinedAt: !3109)
!3115 = !DILocation(line: 28, column: 4, scope: !3095, inlinedAt: !3109)
!3116 = !DILocation(line: 26, column: 37, scope: !3095, inlinedAt: !3109)
!3117 = !DILocation(line: 15, column: 20, scope: !3107, inlinedAt: !3108)
!3118 = !DILocation(line: 15, column: 42, scope: !3107, inlinedAt: !3108)
!3119 = !DILocation(line: 18, column: 2, scope: !3034, inlinedAt: !3035)
!3120 = !DILocation(line: 18, column: 6, scope: !3034, inlinedAt: !3035)
!3121 = !DILocation(line: 18, column: 14, scope: !3034, inlinedAt: !3035)
!3122 = !DILocation(line: 19, column: 42, scope: !3034, inlinedAt: !3035)
!3123 = distinct !DISubprogram(name: "Broadcast", scope: !430, file: !430, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3124 = !DILocation(line: 19, column: 25, scope: !3034, inlinedAt: !3035)
!3125 = !DILocation(line: 36, column: 10, scope: !3123, inlinedAt: !3124)
!3126 = !DILocation(line: 36, column: 22, scope: !3123, inlinedAt: !3124)
!3127 = !DILocation(line: 37, column: 8, scope: !3123, inlinedAt: !3124)
!3128 = !DILocation(line: 40, column: 17, scope: !3123, inlinedAt: !3124)
!3129 = !DILocation(line: 19, column: 6, scope: !3034, inlinedAt: !3035)
!3130 = !DILocation(line: 31, column: 26, scope: !3028, inlinedAt: !3029)
!3131 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3132 = !DILocation(line: 31, column: 9, scope: !3028, inlinedAt: !3029)
!3133 = !DILocation(line: 14, column: 11, scope: !3131, inlinedAt: !3132)
!3134 = !DILocation(line: 31, column: 48, scope: !3028, inlinedAt: !3029)
!3135 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3136 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3137 = !DILocation(line: 16, column: 25, scope: !3131, inlinedAt: !3132)
!3138 = !DILocation(line: 8, column: 15, scope: !3136, inlinedAt: !3137)
!3139 = !DILocation(line: 46, column: 14, scope: !3135, inlinedAt: !3138)
!3140 = !DILocation(line: 26, column: 47, scope: !449, inlinedAt: !3139)
!3141 = !DILocation(line: 26, column: 59, scope: !449, inlinedAt: !3139)
!3142 = distinct !DISubprogram(name: "scan", scope: !401, file: !401, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3143 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !401, file: !401, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3144 = !DILocation(line: 18, column: 40, scope: !3131, inlinedAt: !3132)
!3145 = !DILocation(line: 6, column: 21, scope: !3143, inlinedAt: !3144)
!3146 = !DILocation(line: 37, column: 21, scope: !3142, inlinedAt: !3145)
!3147 = !DILocation(line: 37, column: 10, scope: !3142, inlinedAt: !3145)
!3148 = !DILocation(line: 19, column: 40, scope: !3131, inlinedAt: !3132)
!3149 = !DILocation(line: 45, column: 16, scope: !3135, inlinedAt: !3138)
!3150 = !DILocation(line: 71, column: 7, scope: !3037, inlinedAt: !3149)
!3151 = !DILocation(line: 66, column: 35, scope: !3037, inlinedAt: !3149)
!3152 = !DILocation(line: 72, column: 7, scope: !3037, inlinedAt: !3149)
!3153 = !DILocation(line: 72, column: 35, scope: !3037, inlinedAt: !3149)
!3154 = !DILocation(line: 73, column: 23, scope: !3037, inlinedAt: !3149)
!3155 = !DILocation(line: 8, column: 76, scope: !3136, inlinedAt: !3137)
!3156 = !DILocation(line: 72, column: 40, scope: !3037, inlinedAt: !3149)
!3157 = !DILocation(line: 77, column: 16, scope: !3037, inlinedAt: !3149)
!3158 = !DILocation(line: 77, column: 2, scope: !3037, inlinedAt: !3149)
!3159 = !DILocation(line: 78, column: 6, scope: !3037, inlinedAt: !3149)
!3160 = !DILocation(line: 78, column: 22, scope: !3037, inlinedAt: !3149)
!3161 = !DILocation(line: 79, column: 23, scope: !3037, inlinedAt: !3149)
!3162 = !DILocation(line: 78, column: 27, scope: !3037, inlinedAt: !3149)
!3163 = !DILocation(line: 26, column: 64, scope: !449, inlinedAt: !3139)
!3164 = !DILocation(line: 47, column: 7, scope: !3135, inlinedAt: !3138)
!3165 = !DILocation(line: 50, column: 31, scope: !3135, inlinedAt: !3138)
!3166 = !DILocation(line: 51, column: 10, scope: !3135, inlinedAt: !3138)
!3167 = !DILocation(line: 52, column: 14, scope: !3135, inlinedAt: !3138)
!3168 = !DILocation(line: 53, column: 17, scope: !3135, inlinedAt: !3138)
!3169 = !DILocation(line: 53, column: 8, scope: !3135, inlinedAt: !3138)
!3170 = !DILocation(line: 55, column: 10, scope: !3135, inlinedAt: !3138)
!3171 = !DILocation(line: 56, column: 11, scope: !3135, inlinedAt: !3138)
!3172 = !DILocation(line: 43, column: 50, scope: !3135, inlinedAt: !3138)
!3173 = !DILocation(line: 57, column: 6, scope: !3135, inlinedAt: !3138)
!3174 = !DILocation(line: 57, column: 16, scope: !3135, inlinedAt: !3138)
!3175 = !DILocation(line: 58, column: 17, scope: !3135, inlinedAt: !3138)
!3176 = !DILocation(line: 57, column: 21, scope: !3135, inlinedAt: !3138)
!3177 = !DILocation(line: 16, column: 6, scope: !3131, inlinedAt: !3132)
!3178 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3179 = !DILocation(line: 17, column: 33, scope: !3131, inlinedAt: !3132)
!3180 = !DILocation(line: 14, column: 15, scope: !3178, inlinedAt: !3179)
!3181 = !DILocation(line: 45, column: 16, scope: !3135, inlinedAt: !3180)
!3182 = !DILocation(line: 71, column: 7, scope: !3037, inlinedAt: !3181)
!3183 = !DILocation(line: 66, column: 35, scope: !3037, inlinedAt: !3181)
!3184 = !DILocation(line: 72, column: 7, scope: !3037, inlinedAt: !3181)
!3185 = !DILocation(line: 72, column: 35, scope: !3037, inlinedAt: !3181)
!3186 = !DILocation(line: 73, column: 23, scope: !3037, inlinedAt: !3181)
!3187 = !DILocation(line: 14, column: 77, scope: !3178, inlinedAt: !3179)
!3188 = !DILocation(line: 72, column: 40, scope: !3037, inlinedAt: !3181)
!3189 = !DILocation(line: 77, column: 16, scope: !3037, inlinedAt: !3181)
!3190 = !DILocation(line: 77, column: 2, scope: !3037, inlinedAt: !3181)
!3191 = !DILocation(line: 78, column: 6, scope: !3037, inlinedAt: !3181)
!3192 = !DILocation(line: 78, column: 22, scope: !3037, inlinedAt: !3181)
!3193 = !DILocation(line: 79, column: 23, scope: !3037, inlinedAt: !3181)
!3194 = !DILocation(line: 78, column: 27, scope: !3037, inlinedAt: !3181)
!3195 = !DILocation(line: 47, column: 7, scope: !3135, inlinedAt: !3180)
!3196 = !DILocation(line: 50, column: 31, scope: !3135, inlinedAt: !3180)
!3197 = !DILocation(line: 51, column: 10, scope: !3135, inlinedAt: !3180)
!3198 = !DILocation(line: 52, column: 14, scope: !3135, inlinedAt: !3180)
!3199 = !DILocation(line: 53, column: 17, scope: !3135, inlinedAt: !3180)
!3200 = !DILocation(line: 53, column: 8, scope: !3135, inlinedAt: !3180)
!3201 = !DILocation(line: 55, column: 10, scope: !3135, inlinedAt: !3180)
!3202 = !DILocation(line: 56, column: 11, scope: !3135, inlinedAt: !3180)
!3203 = !DILocation(line: 43, column: 50, scope: !3135, inlinedAt: !3180)
!3204 = !DILocation(line: 57, column: 6, scope: !3135, inlinedAt: !3180)
!3205 = !DILocation(line: 57, column: 16, scope: !3135, inlinedAt: !3180)
!3206 = !DILocation(line: 58, column: 17, scope: !3135, inlinedAt: !3180)
!3207 = !DILocation(line: 57, column: 21, scope: !3135, inlinedAt: !3180)
!3208 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3209 = !DILocation(line: 17, column: 54, scope: !3131, inlinedAt: !3132)
!3210 = !DILocation(line: 20, column: 15, scope: !3208, inlinedAt: !3209)
!3211 = !DILocation(line: 45, column: 16, scope: !3135, inlinedAt: !3210)
!3212 = !DILocation(line: 71, column: 7, scope: !3037, inlinedAt: !3211)
!3213 = !DILocation(line: 66, column: 35, scope: !3037, inlinedAt: !3211)
!3214 = !DILocation(line: 72, column: 7, scope: !3037, inlinedAt: !3211)
!3215 = !DILocation(line: 72, column: 35, scope: !3037, inlinedAt: !3211)
!3216 = !DILocation(line: 73, column: 23, scope: !3037, inlinedAt: !3211)
!3217 = !DILocation(line: 20, column: 77, scope: !3208, inlinedAt: !3209)
!3218 = !DILocation(line: 72, column: 40, scope: !3037, inlinedAt: !3211)
!3219 = !DILocation(line: 77, column: 16, scope: !3037, inlinedAt: !3211)
!3220 = !DILocation(line: 77, column: 2, scope: !3037, inlinedAt: !3211)
!3221 = !DILocation(line: 78, column: 6, scope: !3037, inlinedAt: !3211)
!3222 = !DILocation(line: 78, column: 22, scope: !3037, inlinedAt: !3211)
!3223 = !DILocation(line: 79, column: 23, scope: !3037, inlinedAt: !3211)
!3224 = !DILocation(line: 78, column: 27, scope: !3037, inlinedAt: !3211)
!3225 = !DILocation(line: 47, column: 7, scope: !3135, inlinedAt: !3210)
!3226 = !DILocation(line: 50, column: 31, scope: !3135, inlinedAt: !3210)
!3227 = !DILocation(line: 51, column: 10, scope: !3135, inlinedAt: !3210)
!3228 = !DILocation(line: 52, column: 14, scope: !3135, inlinedAt: !3210)
!3229 = !DILocation(line: 53, column: 17, scope: !3135, inlinedAt: !3210)
!3230 = !DILocation(line: 53, column: 8, scope: !3135, inlinedAt: !3210)
!3231 = !DILocation(line: 55, column: 10, scope: !3135, inlinedAt: !3210)
!3232 = !DILocation(line: 56, column: 11, scope: !3135, inlinedAt: !3210)
!3233 = !DILocation(line: 43, column: 50, scope: !3135, inlinedAt: !3210)
!3234 = !DILocation(line: 57, column: 6, scope: !3135, inlinedAt: !3210)
!3235 = !DILocation(line: 57, column: 16, scope: !3135, inlinedAt: !3210)
!3236 = !DILocation(line: 58, column: 17, scope: !3135, inlinedAt: !3210)
!3237 = !DILocation(line: 57, column: 21, scope: !3135, inlinedAt: !3210)
!3238 = !DILocation(line: 17, column: 6, scope: !3131, inlinedAt: !3132)
!3239 = !DILocation(line: 17, column: 14, scope: !3131, inlinedAt: !3132)
!3240 = !DILocation(line: 25, column: 16, scope: !3142, inlinedAt: !3145)
!3241 = !DILocation(line: 23, column: 48, scope: !3142, inlinedAt: !3145)
!3242 = !DILocation(line: 26, column: 6, scope: !3142, inlinedAt: !3145)
!3243 = !DILocation(line: 26, column: 24, scope: !3142, inlinedAt: !3145)
!3244 = !DILocation(line: 27, column: 24, scope: !3142, inlinedAt: !3145)
!3245 = !DILocation(line: 27, column: 44, scope: !3142, inlinedAt: !3145)
!3246 = !DILocation(line: 28, column: 4, scope: !3142, inlinedAt: !3145)
!3247 = !DILocation(line: 26, column: 37, scope: !3142, inlinedAt: !3145)
!3248 = !DILocation(line: 31, column: 15, scope: !3142, inlinedAt: !3145)
!3249 = !DILocation(line: 34, column: 32, scope: !3142, inlinedAt: !3145)
!3250 = !DILocation(line: 35, column: 19, scope: !3142, inlinedAt: !3145)
!3251 = !DILocation(line: 36, column: 10, scope: !3142, inlinedAt: !3145)
!3252 = !DILocation(line: 38, column: 9, scope: !3142, inlinedAt: !3145)
!3253 = !DILocation(line: 40, column: 10, scope: !3142, inlinedAt: !3145)
!3254 = !DILocation(line: 23, column: 59, scope: !3142, inlinedAt: !3145)
!3255 = !DILocation(line: 42, column: 19, scope: !3142, inlinedAt: !3145)
!3256 = !DILocation(line: 42, column: 3, scope: !3142, inlinedAt: !3145)
!3257 = !DILocation(line: 44, column: 2, scope: !3143, inlinedAt: !3144)
!3258 = !DILocation(line: 7, column: 16, scope: !3143, inlinedAt: !3144)
!3259 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !401, file: !401, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3260 = !DILocation(line: 18, column: 68, scope: !3131, inlinedAt: !3132)
!3261 = !DILocation(line: 14, column: 21, scope: !3259, inlinedAt: !3260)
!3262 = !DILocation(line: 25, column: 16, scope: !3142, inlinedAt: !3261)
!3263 = !DILocation(line: 23, column: 48, scope: !3142, inlinedAt: !3261)
!3264 = !DILocation(line: 26, column: 6, scope: !3142, inlinedAt: !3261)
!3265 = !DILocation(line: 26, column: 24, scope: !3142, inlinedAt: !3261)
!3266 = !DILocation(line: 27, column: 24, scope: !3142, inlinedAt: !3261)
!3267 = !DILocation(line: 27, column: 44, scope: !3142, inlinedAt: !3261)
!3268 = !DILocation(line: 28, column: 4, scope: !3142, inlinedAt: !3261)
!3269 = !DILocation(line: 26, column: 37, scope: !3142, inlinedAt: !3261)
!3270 = !DILocation(line: 31, column: 15, scope: !3142, inlinedAt: !3261)
!3271 = !DILocation(line: 34, column: 32, scope: !3142, inlinedAt: !3261)
!3272 = !DILocation(line: 35, column: 19, scope: !3142, inlinedAt: !3261)
!3273 = !DILocation(line: 36, column: 10, scope: !3142, inlinedAt: !3261)
!3274 = !DILocation(line: 37, column: 10, scope: !3142, inlinedAt: !3261)
!3275 = !DILocation(line: 38, column: 9, scope: !3142, inlinedAt: !3261)
!3276 = !DILocation(line: 40, column: 10, scope: !3142, inlinedAt: !3261)
!3277 = !DILocation(line: 23, column: 59, scope: !3142, inlinedAt: !3261)
!3278 = !DILocation(line: 42, column: 19, scope: !3142, inlinedAt: !3261)
!3279 = !DILocation(line: 42, column: 3, scope: !3142, inlinedAt: !3261)
!3280 = !DILocation(line: 44, column: 2, scope: !3259, inlinedAt: !3260)
!3281 = !DILocation(line: 15, column: 20, scope: !3259, inlinedAt: !3260)
!3282 = !DILocation(line: 15, column: 42, scope: !3259, inlinedAt: !3260)
!3283 = !DILocation(line: 18, column: 16, scope: !3259, inlinedAt: !3260)
!3284 = !DILocation(line: 18, column: 2, scope: !3131, inlinedAt: !3132)
!3285 = !DILocation(line: 18, column: 6, scope: !3131, inlinedAt: !3132)
!3286 = !DILocation(line: 18, column: 14, scope: !3131, inlinedAt: !3132)
!3287 = !DILocation(line: 19, column: 42, scope: !3131, inlinedAt: !3132)
!3288 = distinct !DISubprogram(name: "Broadcast", scope: !430, file: !430, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3289 = !DILocation(line: 19, column: 25, scope: !3131, inlinedAt: !3132)
!3290 = !DILocation(line: 36, column: 22, scope: !3288, inlinedAt: !3289)
!3291 = !DILocation(line: 37, column: 8, scope: !3288, inlinedAt: !3289)
!3292 = !DILocation(line: 39, column: 15, scope: !3288, inlinedAt: !3289)
!3293 = !DILocation(line: 40, column: 17, scope: !3288, inlinedAt: !3289)
!3294 = !DILocation(line: 40, column: 3, scope: !3131, inlinedAt: !3132)
!3295 = !DILocation(line: 42, column: 16, scope: !3288, inlinedAt: !3289)
!3296 = !DILocation(line: 43, column: 10, scope: !3288, inlinedAt: !3289)
!3297 = !DILocation(line: 44, column: 14, scope: !3288, inlinedAt: !3289)
!3298 = !DILocation(line: 45, column: 3, scope: !3288, inlinedAt: !3289)
!3299 = !DILocation(line: 47, column: 10, scope: !3288, inlinedAt: !3289)
!3300 = !DILocation(line: 48, column: 9, scope: !3288, inlinedAt: !3289)
!3301 = !DILocation(line: 48, column: 2, scope: !3131, inlinedAt: !3132)
!3302 = !DILocation(line: 19, column: 6, scope: !3131, inlinedAt: !3132)
!3303 = distinct !DISubprogram(name: "IntegersUint64", scope: !283, file: !283, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!3304 = !DILocation(line: 124, column: 6, scope: !3303)
!3305 = distinct !DISubprogram(name: "groupIntegers", scope: !323, file: !323, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!3306 = !DILocation(line: 124, column: 77, scope: !3303)
!3307 = !DILocation(line: 35, column: 20, scope: !3305, inlinedAt: !3306)
!3308 = !DILocation(line: 36, column: 27, scope: !3305, inlinedAt: !3306)
!3309 = !DILocation(line: 36, column: 25, scope: !3305, inlinedAt: !3306)
!3310 = !DILocation(line: 36, column: 48, scope: !3305, inlinedAt: !3306)
!3311 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3312 = !DILocation(line: 36, column: 10, scope: !3305, inlinedAt: !3306)
!3313 = !DILocation(line: 24, column: 11, scope: !3311, inlinedAt: !3312)
!3314 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!3315 = !DILocation(line: 25, column: 40, scope: !3311, inlinedAt: !3312)
!3316 = !DILocation(line: 26, column: 15, scope: !3314, inlinedAt: !3315)
!3317 = !DILocation(line: 45, column: 16, scope: !3038, inlinedAt: !3316)
!3318 = !DILocation(line: 70, column: 13, scope: !3037, inlinedAt: !3317)
!3319 = !DILocation(line: 71, column: 7, scope: !3037, inlinedAt: !3317)
!3320 = !DILocation(line: 66, column: 35, scope: !3037, inlinedAt: !3317)
!3321 = !DILocation(line: 72, column: 7, scope: !3037, inlinedAt: !3317)
!3322 = !DILocation(line: 72, column: 35, scope: !3037, inlinedAt: !3317)
!3323 = !DILocation(line: 73, column: 23, scope: !3037, inlinedAt: !3317)
!3324 = !DILocation(line: 26, column: 76, scope: !3314, inlinedAt: !3315)
!3325 = !DILocation(line: 72, column: 40, scope: !3037, inlinedAt: !3317)
!3326 = !DILocation(line: 77, column: 16, scope: !3037, inlinedAt: !3317)
!3327 = !DILocation(line: 77, column: 2, scope: !3037, inlinedAt: !3317)
!3328 = !DILocation(line: 78, column: 6, scope: !3037, inlinedAt: !3317)
!3329 = !DILocation(line: 78, column: 22, scope: !3037, inlinedAt: !3317)
!3330 = !DILocation(line: 79, column: 23, scope: !3037, inlinedAt: !3317)
!3331 = !DILocation(line: 78, column: 27, scope: !3037, inlinedAt: !3317)
!3332 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!3333 = !DILocation(line: 25, column: 60, scope: !3311, inlinedAt: !3312)
!3334 = !DILocation(line: 31, column: 15, scope: !3332, inlinedAt: !3333)
!3335 = !DILocation(line: 45, column: 16, scope: !3038, inlinedAt: !3334)
!3336 = !DILocation(line: 71, column: 7, scope: !3037, inlinedAt: !3335)
!3337 = !DILocation(line: 66, column: 35, scope: !3037, inlinedAt: !3335)
!3338 = !DILocation(line: 72, column: 7, scope: !3037, inlinedAt: !3335)
!3339 = !DILocation(line: 72, column: 35, scope: !3037, inlinedAt: !3335)
!3340 = !DILocation(line: 73, column: 23, scope: !3037, inlinedAt: !3335)
!3341 = !DILocation(line: 31, column: 74, scope: !3332, inlinedAt: !3333)
!3342 = !DILocation(line: 72, column: 40, scope: !3037, inlinedAt: !3335)
!3343 = !DILocation(line: 77, column: 16, scope: !3037, inlinedAt: !3335)
!3344 = !DILocation(line: 77, column: 2, scope: !3037, inlinedAt: !3335)
!3345 = !DILocation(line: 78, column: 6, scope: !3037, inlinedAt: !3335)
!3346 = !DILocation(line: 78, column: 22, scope: !3037, inlinedAt: !3335)
!3347 = !DILocation(line: 79, column: 23, scope: !3037, inlinedAt: !3335)
!3348 = !DILocation(line: 78, column: 27, scope: !3037, inlinedAt: !3335)
!3349 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!3350 = !DILocation(line: 25, column: 81, scope: !3311, inlinedAt: !3312)
!3351 = !DILocation(line: 37, column: 15, scope: !3349, inlinedAt: !3350)
!3352 = !DILocation(line: 45, column: 16, scope: !3038, inlinedAt: !3351)
!3353 = !DILocation(line: 71, column: 7, scope: !3037, inlinedAt: !3352)
!3354 = !DILocation(line: 66, column: 35, scope: !3037, inlinedAt: !3352)
!3355 = !DILocation(line: 72, column: 7, scope: !3037, inlinedAt: !3352)
!3356 = !DILocation(line: 72, column: 35, scope: !3037, inlinedAt: !3352)
!3357 = !DILocation(line: 73, column: 23, scope: !3037, inlinedAt: !3352)
!3358 = !DILocation(line: 37, column: 76, scope: !3349, inlinedAt: !3350)
!3359 = !DILocation(line: 72, column: 40, scope: !3037, inlinedAt: !3352)
!3360 = !DILocation(line: 77, column: 16, scope: !3037, inlinedAt: !3352)
!3361 = !DILocation(line: 77, column: 2, scope: !3037, inlinedAt: !3352)
!3362 = !DILocation(line: 78, column: 6, scope: !3037, inlinedAt: !3352)
!3363 = !DILocation(line: 78, column: 22, scope: !3037, inlinedAt: !3352)
!3364 = !DILocation(line: 79, column: 23, scope: !3037, inlinedAt: !3352)
!3365 = !DILocation(line: 78, column: 27, scope: !3037, inlinedAt: !3352)
!3366 = !DILocation(line: 25, column: 5, scope: !3311, inlinedAt: !3312)
!3367 = !DILocation(line: 25, column: 13, scope: !3311, inlinedAt: !3312)
!3368 = !DILocation(line: 25, column: 21, scope: !3311, inlinedAt: !3312)
!3369 = !DILocation(line: 37, column: 27, scope: !3305, inlinedAt: !3306)
!3370 = distinct !DISubprogram(name: "integers", scope: !323, file: !323, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3371 = !DILocation(line: 37, column: 10, scope: !3305, inlinedAt: !3306)
!3372 = !DILocation(line: 24, column: 11, scope: !3370, inlinedAt: !3371)
!3373 = !DILocation(line: 37, column: 50, scope: !3305, inlinedAt: !3306)
!3374 = distinct !DISubprogram(name: "ReduceAnd", scope: !333, file: !333, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!3375 = !DILocation(line: 25, column: 40, scope: !3370, inlinedAt: !3371)
!3376 = !DILocation(line: 26, column: 15, scope: !3374, inlinedAt: !3375)
!3377 = !DILocation(line: 45, column: 16, scope: !3135, inlinedAt: !3376)
!3378 = !DILocation(line: 71, column: 7, scope: !3037, inlinedAt: !3377)
!3379 = !DILocation(line: 66, column: 35, scope: !3037, inlinedAt: !3377)
!3380 = !DILocation(line: 72, column: 7, scope: !3037, inlinedAt: !3377)
!3381 = !DILocation(line: 72, column: 35, scope: !3037, inlinedAt: !3377)
!3382 = !DILocation(line: 73, column: 23, scope: !3037, inlinedAt: !3377)
!3383 = !DILocation(line: 26, column: 76, scope: !3374, inlinedAt: !3375)
!3384 = !DILocation(line: 72, column: 40, scope: !3037, inlinedAt: !3377)
!3385 = !DILocation(line: 77, column: 16, scope: !3037, inlinedAt: !3377)
!3386 = !DILocation(line: 77, column: 2, scope: !3037, inlinedAt: !3377)
!3387 = !DILocation(line: 78, column: 6, scope: !3037, inlinedAt: !3377)
!3388 = !DILocation(line: 78, column: 22, scope: !3037, inlinedAt: !3377)
!3389 = !DILocation(line: 79, column: 23, scope: !3037, inlinedAt: !3377)
!3390 = !DILocation(line: 78, column: 27, scope: !3037, inlinedAt: !3377)
!3391 = !DILocation(line: 46, column: 14, scope: !3135, inlinedAt: !3376)
!3392 = !DILocation(line: 26, column: 47, scope: !449, inlinedAt: !3391)
!3393 = !DILocation(line: 26, column: 59, scope: !449, inlinedAt: !3391)
!3394 = !DILocation(line: 26, column: 64, scope: !449, inlinedAt: !3391)
!3395 = !DILocation(line: 47, column: 7, scope: !3135, inlinedAt: !3376)
!3396 = !DILocation(line: 50, column: 31, scope: !3135, inlinedAt: !3376)
!3397 = !DILocation(line: 51, column: 10, scope: !3135, inlinedAt: !3376)
!3398 = !DILocation(line: 52, column: 11, scope: !3135, inlinedAt: !3376)
!3399 = !DILocation(line: 52, column: 14, scope: !3135, inlinedAt: !3376)
!3400 = !DILocation(line: 53, column: 17, scope: !3135, inlinedAt: !3376)
!3401 = !DILocation(line: 53, column: 8, scope: !3135, inlinedAt: !3376)
!3402 = !DILocation(line: 55, column: 10, scope: !3135, inlinedAt: !3376)
!3403 = !DILocation(line: 56, column: 11, scope: !3135, inlinedAt: !3376)
!3404 = !DILocation(line: 43, column: 50, scope: !3135, inlinedAt: !3376)
!3405 = !DILocation(line: 57, column: 6, scope: !3135, inlinedAt: !3376)
!3406 = !DILocation(line: 57, column: 16, scope: !3135, inlinedAt: !3376)
!3407 = !DILocation(line: 58, column: 17, scope: !3135, inlinedAt: !3376)
!3408 = !DILocation(line: 57, column: 21, scope: !3135, inlinedAt: !3376)
!3409 = distinct !DISubprogram(name: "ReduceOr", scope: !333, file: !333, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!3410 = !DILocation(line: 25, column: 60, scope: !3370, inlinedAt: !3371)
!3411 = !DILocation(line: 31, column: 15, scope: !3409, inlinedAt: !3410)
!3412 = !DILocation(line: 45, column: 16, scope: !3135, inlinedAt: !3411)
!3413 = !DILocation(line: 71, column: 7, scope: !3037, inlinedAt: !3412)
!3414 = !DILocation(line: 66, column: 35, scope: !3037, inlinedAt: !3412)
!3415 = !DILocation(line: 72, column: 7, scope: !3037, inlinedAt: !3412)
!3416 = !DILocation(line: 72, column: 35, scope: !3037, inlinedAt: !3412)
!3417 = !DILocation(line: 73, column: 23, scope: !3037, inlinedAt: !3412)
!3418 = !DILocation(line: 31, column: 74, scope: !3409, inlinedAt: !3410)
!3419 = !DILocation(line: 72, column: 40, scope: !3037, inlinedAt: !3412)
!3420 = !DILocation(line: 77, column: 16, scope: !3037, inlinedAt: !3412)
!3421 = !DILocation(line: 77, column: 2, scope: !3037, inlinedAt: !3412)
!3422 = !DILocation(line: 78, column: 6, scope: !3037, inlinedAt: !3412)
!3423 = !DILocation(line: 78, column: 22, scope: !3037, inlinedAt: !3412)
!3424 = !DILocation(line: 79, column: 23, scope: !3037, inlinedAt: !3412)
!3425 = !DILocation(line: 78, column: 27, scope: !3037, inlinedAt: !3412)
!3426 = !DILocation(line: 47, column: 7, scope: !3135, inlinedAt: !3411)
!3427 = !DILocation(line: 50, column: 31, scope: !3135, inlinedAt: !3411)
!3428 = !DILocation(line: 51, column: 10, scope: !3135, inlinedAt: !3411)
!3429 = !DILocation(line: 52, column: 11, scope: !3135, inlinedAt: !3411)
!3430 = !DILocation(line: 52, column: 14, scope: !3135, inlinedAt: !3411)
!3431 = !DILocation(line: 53, column: 17, scope: !3135, inlinedAt: !3411)
!3432 = !DILocation(line: 53, column: 8, scope: !3135, inlinedAt: !3411)
!3433 = !DILocation(line: 55, column: 10, scope: !3135, inlinedAt: !3411)
!3434 = !DILocation(line: 56, column: 11, scope: !3135, inlinedAt: !3411)
!3435 = !DILocation(line: 43, column: 50, scope: !3135, inlinedAt: !3411)
!3436 = !DILocation(line: 57, column: 6, scope: !3135, inlinedAt: !3411)
!3437 = !DILocation(line: 57, column: 16, scope: !3135, inlinedAt: !3411)
!3438 = !DILocation(line: 58, column: 17, scope: !3135, inlinedAt: !3411)
!3439 = !DILocation(line: 57, column: 21, scope: !3135, inlinedAt: !3411)
!3440 = distinct !DISubprogram(name: "ReduceXor", scope: !333, file: !333, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!3441 = !DILocation(line: 25, column: 81, scope: !3370, inlinedAt: !3371)
!3442 = !DILocation(line: 37, column: 15, scope: !3440, inlinedAt: !3441)
!3443 = !DILocation(line: 45, column: 16, scope: !3135, inlinedAt: !3442)
!3444 = !DILocation(line: 71, column: 7, scope: !3037, inlinedAt: !3443)
!3445 = !DILocation(line: 66, column: 35, scope: !3037, inlinedAt: !3443)
!3446 = !DILocation(line: 72, column: 7, scope: !3037, inlinedAt: !3443)
!3447 = !DILocation(line: 72, column: 35, scope: !3037, inlinedAt: !3443)
!3448 = !DILocation(line: 73, column: 23, scope: !3037, inlinedAt: !3443)
!3449 = !DILocation(line: 37, column: 76, scope: !3440, inlinedAt: !3441)
!3450 = !DILocation(line: 72, column: 40, scope: !3037, inlinedAt: !3443)
!3451 = !DILocation(line: 77, column: 16, scope: !3037, inlinedAt: !3443)
!3452 = !DILocation(line: 77, column: 2, scope: !3037, inlinedAt: !3443)
!3453 = !DILocation(line: 78, column: 6, scope: !3037, inlinedAt: !3443)
!3454 = !DILocation(line: 78, column: 22, scope: !3037, inlinedAt: !3443)
!3455 = !DILocation(line: 79, column: 23, scope: !3037, inlinedAt: !3443)
!3456 = !DILocation(line: 78, column: 27, scope: !3037, inlinedAt: !3443)
!3457 = !DILocation(line: 47, column: 7, scope: !3135, inlinedAt: !3442)
!3458 = !DILocation(line: 50, column: 31, scope: !3135, inlinedAt: !3442)
!3459 = !DILocation(line: 51, column: 10, scope: !3135, inlinedAt: !3442)
!3460 = !DILocation(line: 52, column: 11, scope: !3135, inlinedAt: !3442)
!3461 = !DILocation(line: 52, column: 14, scope: !3135, inlinedAt: !3442)
!3462 = !DILocation(line: 53, column: 17, scope: !3135, inlinedAt: !3442)
!3463 = !DILocation(line: 53, column: 8, scope: !3135, inlinedAt: !3442)
!3464 = !DILocation(line: 55, column: 10, scope: !3135, inlinedAt: !3442)
!3465 = !DILocation(line: 56, column: 11, scope: !3135, inlinedAt: !3442)
!3466 = !DILocation(line: 43, column: 50, scope: !3135, inlinedAt: !3442)
!3467 = !DILocation(line: 57, column: 6, scope: !3135, inlinedAt: !3442)
!3468 = !DILocation(line: 57, column: 16, scope: !3135, inlinedAt: !3442)
!3469 = !DILocation(line: 58, column: 17, scope: !3135, inlinedAt: !3442)
!3470 = !DILocation(line: 57, column: 21, scope: !3135, inlinedAt: !3442)
!3471 = !DILocation(line: 25, column: 5, scope: !3370, inlinedAt: !3371)
!3472 = !DILocation(line: 25, column: 13, scope: !3370, inlinedAt: !3371)
!3473 = !DILocation(line: 25, column: 21, scope: !3370, inlinedAt: !3371)
!3474 = distinct !DISubprogram(name: "ExchangeUint", scope: !283, file: !283, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!3475 = !DILocation(line: 129, column: 6, scope: !3474)
!3476 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3477 = !DILocation(line: 129, column: 83, scope: !3474)
!3478 = !DILocation(line: 21, column: 29, scope: !3476, inlinedAt: !3477)
!3479 = !DILocation(line: 21, column: 39, scope: !3476, inlinedAt: !3477)
!3480 = !DILocation(line: 21, column: 49, scope: !3476, inlinedAt: !3477)
!3481 = !DILocation(line: 23, column: 7, scope: !3476, inlinedAt: !3477)
!3482 = !DILocation(line: 22, column: 2, scope: !3476, inlinedAt: !3477)
!3483 = !DILocation(line: 22, column: 8, scope: !3476, inlinedAt: !3477)
!3484 = !DILocation(line: 26, column: 9, scope: !3476, inlinedAt: !3477)
!3485 = !DILocation(line: 27, column: 12, scope: !3476, inlinedAt: !3477)
!3486 = !DILocation(line: 27, column: 10, scope: !3476, inlinedAt: !3477)
!3487 = !DILocation(line: 27, column: 30, scope: !3476, inlinedAt: !3477)
!3488 = !DILocation(line: 28, column: 37, scope: !3476, inlinedAt: !3477)
!3489 = !DILocation(line: 28, column: 32, scope: !3476, inlinedAt: !3477)
!3490 = !DILocation(line: 28, column: 34, scope: !3476, inlinedAt: !3477)
!3491 = !DILocation(line: 28, column: 20, scope: !3476, inlinedAt: !3477)
!3492 = !DILocation(line: 28, column: 3, scope: !3476, inlinedAt: !3477)
!3493 = !DILocation(line: 29, column: 22, scope: !3476, inlinedAt: !3477)
!3494 = !DILocation(line: 29, column: 3, scope: !3476, inlinedAt: !3477)
!3495 = !DILocation(line: 30, column: 24, scope: !3476, inlinedAt: !3477)
!3496 = !DILocation(line: 30, column: 3, scope: !3476, inlinedAt: !3477)
!3497 = !DILocation(line: 31, column: 23, scope: !3476, inlinedAt: !3477)
!3498 = !DILocation(line: 31, column: 3, scope: !3476, inlinedAt: !3477)
!3499 = !DILocation(line: 32, column: 14, scope: !3476, inlinedAt: !3477)
!3500 = !DILocation(line: 32, column: 12, scope: !3476, inlinedAt: !3477)
!3501 = !DILocation(line: 32, column: 18, scope: !3476, inlinedAt: !3477)
!3502 = !DILocation(line: 33, column: 21, scope: !3476, inlinedAt: !3477)
!3503 = !DILocation(line: 33, column: 3, scope: !3476, inlinedAt: !3477)
!3504 = !DILocation(line: 34, column: 3, scope: !3476, inlinedAt: !3477)
!3505 = !DILocation(line: 35, column: 31, scope: !3476, inlinedAt: !3477)
!3506 = !DILocation(line: 36, column: 4, scope: !3476, inlinedAt: !3477)
!3507 = !DILocation(line: 38, column: 32, scope: !3476, inlinedAt: !3477)
!3508 = !DILocation(line: 38, column: 30, scope: !3476, inlinedAt: !3477)
!3509 = !DILocation(line: 38, column: 24, scope: !3476, inlinedAt: !3477)
!3510 = !DILocation(line: 38, column: 3, scope: !3476, inlinedAt: !3477)
!3511 = distinct !DISubprogram(name: "ExchangeFloat32", scope: !283, file: !283, line: 134, type: !4, isDefinition: true, scopeLine: 134, isOptimized: true, unit: !2)
!3512 = !DILocation(line: 134, column: 6, scope: !3511)
!3513 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3514 = !DILocation(line: 135, column: 10, scope: !3511)
!3515 = !DILocation(line: 21, column: 29, scope: !3513, inlinedAt: !3514)
!3516 = !DILocation(line: 21, column: 39, scope: !3513, inlinedAt: !3514)
!3517 = !DILocation(line: 21, column: 49, scope: !3513, inlinedAt: !3514)
!3518 = !DILocation(line: 23, column: 7, scope: !3513, inlinedAt: !3514)
!3519 = !DILocation(line: 22, column: 2, scope: !3513, inlinedAt: !3514)
!3520 = !DILocation(line: 22, column: 8, scope: !3513, inlinedAt: !3514)
!3521 = !DILocation(line: 26, column: 9, scope: !3513, inlinedAt: !3514)
!3522 = !DILocation(line: 27, column: 12, scope: !3513, inlinedAt: !3514)
!3523 = !DILocation(line: 27, column: 10, scope: !3513, inlinedAt: !3514)
!3524 = !DILocation(line: 27, column: 30, scope: !3513, inlinedAt: !3514)
!3525 = !DILocation(line: 28, column: 37, scope: !3513, inlinedAt: !3514)
!3526 = !DILocation(line: 28, column: 32, scope: !3513, inlinedAt: !3514)
!3527 = !DILocation(line: 28, column: 34, scope: !3513, inlinedAt: !3514)
!3528 = !DILocation(line: 28, column: 20, scope: !3513, inlinedAt: !3514)
!3529 = !DILocation(line: 28, column: 3, scope: !3513, inlinedAt: !3514)
!3530 = !DILocation(line: 29, column: 22, scope: !3513, inlinedAt: !3514)
!3531 = !DILocation(line: 29, column: 3, scope: !3513, inlinedAt: !3514)
!3532 = !DILocation(line: 30, column: 24, scope: !3513, inlinedAt: !3514)
!3533 = !DILocation(line: 30, column: 3, scope: !3513, inlinedAt: !3514)
!3534 = !DILocation(line: 31, column: 23, scope: !3513, inlinedAt: !3514)
!3535 = !DILocation(line: 31, column: 3, scope: !3513, inlinedAt: !3514)
!3536 = !DILocation(line: 32, column: 14, scope: !3513, inlinedAt: !3514)
!3537 = !DILocation(line: 32, column: 12, scope: !3513, inlinedAt: !3514)
!3538 = !DILocation(line: 32, column: 18, scope: !3513, inlinedAt: !3514)
!3539 = !DILocation(line: 33, column: 21, scope: !3513, inlinedAt: !3514)
!3540 = !DILocation(line: 33, column: 3, scope: !3513, inlinedAt: !3514)
!3541 = !DILocation(line: 34, column: 3, scope: !3513, inlinedAt: !3514)
!3542 = !DILocation(line: 35, column: 31, scope: !3513, inlinedAt: !3514)
!3543 = !DILocation(line: 36, column: 4, scope: !3513, inlinedAt: !3514)
!3544 = !DILocation(line: 38, column: 32, scope: !3513, inlinedAt: !3514)
!3545 = !DILocation(line: 38, column: 30, scope: !3513, inlinedAt: !3514)
!3546 = !DILocation(line: 38, column: 24, scope: !3513, inlinedAt: !3514)
!3547 = !DILocation(line: 38, column: 3, scope: !3513, inlinedAt: !3514)
!3548 = distinct !DISubprogram(name: "NumbersFloat32", scope: !283, file: !283, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!3549 = !DILocation(line: 141, column: 6, scope: !3548)
!3550 = distinct !DISubprogram(name: "groupNumbers", scope: !323, file: !323, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3551 = !DILocation(line: 141, column: 77, scope: !3548)
!3552 = !DILocation(line: 29, column: 20, scope: !3550, inlinedAt: !3551)
!3553 = !DILocation(line: 30, column: 26, scope: !3550, inlinedAt: !3551)
!3554 = !DILocation(line: 30, column: 24, scope: !3550, inlinedAt: !3551)
!3555 = !DILocation(line: 30, column: 46, scope: !3550, inlinedAt: !3551)
!3556 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3557 = !DILocation(line: 30, column: 9, scope: !3550, inlinedAt: !3551)
!3558 = !DILocation(line: 14, column: 11, scope: !3556, inlinedAt: !3557)
!3559 = distinct !DISubprogram(name: "reduceWarp", scope: !333, file: !333, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!3560 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3561 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3562 = !DILocation(line: 16, column: 25, scope: !3556, inlinedAt: !3557)
!3563 = !DILocation(line: 8, column: 15, scope: !3561, inlinedAt: !3562)
!3564 = !DILocation(line: 45, column: 16, scope: !3560, inlinedAt: !3563)
!3565 = !DILocation(line: 70, column: 13, scope: !3559, inlinedAt: !3564)
!3566 = !DILocation(line: 71, column: 7, scope: !3559, inlinedAt: !3564)
!3567 = !DILocation(line: 19, column: 40, scope: !3556, inlinedAt: !3557)
!3568 = !DILocation(line: 66, column: 35, scope: !3559, inlinedAt: !3564)
!3569 = !DILocation(line: 72, column: 7, scope: !3559, inlinedAt: !3564)
!3570 = !DILocation(line: 72, column: 35, scope: !3559, inlinedAt: !3564)
!3571 = !DILocation(line: 73, column: 23, scope: !3559, inlinedAt: !3564)
!3572 = !DILocation(line: 8, column: 76, scope: !3561, inlinedAt: !3562)
!3573 = !DILocation(line: 72, column: 40, scope: !3559, inlinedAt: !3564)
!3574 = !DILocation(line: 77, column: 16, scope: !3559, inlinedAt: !3564)
!3575 = !DILocation(line: 77, column: 2, scope: !3559, inlinedAt: !3564)
!3576 = !DILocation(line: 78, column: 6, scope: !3559, inlinedAt: !3564)
!3577 = !DILocation(line: 78, column: 22, scope: !3559, inlinedAt: !3564)
!3578 = !DILocation(line: 79, column: 23, scope: !3559, inlinedAt: !3564)
!3579 = !DILocation(line: 78, column: 27, scope: !3559, inlinedAt: !3564)
!3580 = !DILocation(line: 16, column: 6, scope: !3556, inlinedAt: !3557)
!3581 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3582 = !DILocation(line: 17, column: 33, scope: !3556, inlinedAt: !3557)
!3583 = !DILocation(line: 14, column: 15, scope: !3581, inlinedAt: !3582)
!3584 = !DILocation(line: 45, column: 16, scope: !3560, inlinedAt: !3583)
!3585 = !DILocation(line: 71, column: 7, scope: !3559, inlinedAt: !3584)
!3586 = !DILocation(line: 66, column: 35, scope: !3559, inlinedAt: !3584)
!3587 = !DILocation(line: 72, column: 7, scope: !3559, inlinedAt: !3584)
!3588 = !DILocation(line: 72, column: 35, scope: !3559, inlinedAt: !3584)
!3589 = !DILocation(line: 73, column: 23, scope: !3559, inlinedAt: !3584)
!3590 = !DILocation(line: 14, column: 77, scope: !3581, inlinedAt: !3582)
!3591 = !DILocation(line: 72, column: 40, scope: !3559, inlinedAt: !3584)
!3592 = !DILocation(line: 77, column: 16, scope: !3559, inlinedAt: !3584)
!3593 = !DILocation(line: 77, column: 2, scope: !3559, inlinedAt: !3584)
!3594 = !DILocation(line: 78, column: 6, scope: !3559, inlinedAt: !3584)
!3595 = !DILocation(line: 78, column: 22, scope: !3559, inlinedAt: !3584)
!3596 = !DILocation(line: 79, column: 23, scope: !3559, inlinedAt: !3584)
!3597 = !DILocation(line: 78, column: 27, scope: !3559, inlinedAt: !3584)
!3598 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3599 = !DILocation(line: 17, column: 54, scope: !3556, inlinedAt: !3557)
!3600 = !DILocation(line: 20, column: 15, scope: !3598, inlinedAt: !3599)
!3601 = !DILocation(line: 45, column: 16, scope: !3560, inlinedAt: !3600)
!3602 = !DILocation(line: 71, column: 7, scope: !3559, inlinedAt: !3601)
!3603 = !DILocation(line: 66, column: 35, scope: !3559, inlinedAt: !3601)
!3604 = !DILocation(line: 72, column: 7, scope: !3559, inlinedAt: !3601)
!3605 = !DILocation(line: 72, column: 35, scope: !3559, inlinedAt: !3601)
!3606 = !DILocation(line: 73, column: 23, scope: !3559, inlinedAt: !3601)
!3607 = !DILocation(line: 20, column: 77, scope: !3598, inlinedAt: !3599)
!3608 = !DILocation(line: 72, column: 40, scope: !3559, inlinedAt: !3601)
!3609 = !DILocation(line: 77, column: 16, scope: !3559, inlinedAt: !3601)
!3610 = !DILocation(line: 77, column: 2, scope: !3559, inlinedAt: !3601)
!3611 = !DILocation(line: 78, column: 6, scope: !3559, inlinedAt: !3601)
!3612 = !DILocation(line: 78, column: 22, scope: !3559, inlinedAt: !3601)
!3613 = !DILocation(line: 79, column: 23, scope: !3559, inlinedAt: !3601)
!3614 = !DILocation(line: 78, column: 27, scope: !3559, inlinedAt: !3601)
!3615 = !DILocation(line: 17, column: 6, scope: !3556, inlinedAt: !3557)
!3616 = !DILocation(line: 17, column: 14, scope: !3556, inlinedAt: !3557)
!3617 = distinct !DISubprogram(name: "scan", scope: !401, file: !401, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3618 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !401, file: !401, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3619 = !DILocation(line: 18, column: 40, scope: !3556, inlinedAt: !3557)
!3620 = !DILocation(line: 6, column: 21, scope: !3618, inlinedAt: !3619)
!3621 = !DILocation(line: 25, column: 16, scope: !3617, inlinedAt: !3620)
!3622 = !DILocation(line: 23, column: 48, scope: !3617, inlinedAt: !3620)
!3623 = !DILocation(line: 26, column: 6, scope: !3617, inlinedAt: !3620)
!3624 = !DILocation(line: 26, column: 24, scope: !3617, inlinedAt: !3620)
!3625 = !DILocation(line: 27, column: 24, scope: !3617, inlinedAt: !3620)
!3626 = !DILocation(line: 27, column: 44, scope: !3617, inlinedAt: !3620)
!3627 = !DILocation(line: 28, column: 4, scope: !3617, inlinedAt: !3620)
!3628 = !DILocation(line: 26, column: 37, scope: !3617, inlinedAt: !3620)
!3629 = !DILocation(line: 7, column: 16, scope: !3618, inlinedAt: !3619)
!3630 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !401, file: !401, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3631 = !DILocation(line: 18, column: 68, scope: !3556, inlinedAt: !3557)
!3632 = !DILocation(line: 14, column: 21, scope: !3630, inlinedAt: !3631)
!3633 = !DILocation(line: 25, column: 16, scope: !3617, inlinedAt: !3632)
!3634 = !DILocation(line: 23, column: 48, scope: !3617, inlinedAt: !3632)
!3635 = !DILocation(line: 26, column: 6, scope: !3617, inlinedAt: !3632)
!3636 = !DILocation(line: 26, column: 24, scope: !3617, inlinedAt: !3632)
!3637 = !DILocation(line: 27, column: 24, scope: !3617, inlinedAt: !3632)
!3638 = !DILocation(line: 27, column: 44, scope: !3617, inlinedAt: !3632)
!3639 = !DILocation(line: 28, column: 4, scope: !3617, inlinedAt: !3632)
!3640 = !DILocation(line: 26, column: 37, scope: !3617, inlinedAt: !3632)
!3641 = !DILocation(line: 15, column: 20, scope: !3630, inlinedAt: !3631)
!3642 = !DILocation(line: 15, column: 42, scope: !3630, inlinedAt: !3631)
!3643 = !DILocation(line: 18, column: 16, scope: !3630, inlinedAt: !3631)
!3644 = !DILocation(line: 18, column: 2, scope: !3556, inlinedAt: !3557)
!3645 = !DILocation(line: 18, column: 6, scope: !3556, inlinedAt: !3557)
!3646 = !DILocation(line: 18, column: 14, scope: !3556, inlinedAt: !3557)
!3647 = !DILocation(line: 19, column: 42, scope: !3556, inlinedAt: !3557)
!3648 = distinct !DISubprogram(name: "Broadcast", scope: !430, file: !430, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3649 = !DILocation(line: 19, column: 25, scope: !3556, inlinedAt: !3557)
!3650 = !DILocation(line: 36, column: 10, scope: !3648, inlinedAt: !3649)
!3651 = !DILocation(line: 36, column: 22, scope: !3648, inlinedAt: !3649)
!3652 = !DILocation(line: 37, column: 8, scope: !3648, inlinedAt: !3649)
!3653 = !DILocation(line: 40, column: 17, scope: !3648, inlinedAt: !3649)
!3654 = !DILocation(line: 19, column: 6, scope: !3556, inlinedAt: !3557)
!3655 = !DILocation(line: 31, column: 26, scope: !3550, inlinedAt: !3551)
!3656 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3657 = !DILocation(line: 31, column: 9, scope: !3550, inlinedAt: !3551)
!3658 = !DILocation(line: 14, column: 11, scope: !3656, inlinedAt: !3657)
!3659 = !DILocation(line: 31, column: 48, scope: !3550, inlinedAt: !3551)
!3660 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3661 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3662 = !DILocation(line: 16, column: 25, scope: !3656, inlinedAt: !3657)
!3663 = !DILocation(line: 8, column: 15, scope: !3661, inlinedAt: !3662)
!3664 = !DILocation(line: 46, column: 14, scope: !3660, inlinedAt: !3663)
!3665 = !DILocation(line: 26, column: 47, scope: !449, inlinedAt: !3664)
!3666 = !DILocation(line: 26, column: 59, scope: !449, inlinedAt: !3664)
!3667 = distinct !DISubprogram(name: "scan", scope: !401, file: !401, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3668 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !401, file: !401, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3669 = !DILocation(line: 18, column: 40, scope: !3656, inlinedAt: !3657)
!3670 = !DILocation(line: 6, column: 21, scope: !3668, inlinedAt: !3669)
!3671 = !DILocation(line: 37, column: 21, scope: !3667, inlinedAt: !3670)
!3672 = !DILocation(line: 37, column: 10, scope: !3667, inlinedAt: !3670)
!3673 = !DILocation(line: 19, column: 40, scope: !3656, inlinedAt: !3657)
!3674 = !DILocation(line: 45, column: 16, scope: !3660, inlinedAt: !3663)
!3675 = !DILocation(line: 71, column: 7, scope: !3559, inlinedAt: !3674)
!3676 = !DILocation(line: 66, column: 35, scope: !3559, inlinedAt: !3674)
!3677 = !DILocation(line: 72, column: 7, scope: !3559, inlinedAt: !3674)
!3678 = !DILocation(line: 72, column: 35, scope: !3559, inlinedAt: !3674)
!3679 = !DILocation(line: 73, column: 23, scope: !3559, inlinedAt: !3674)
!3680 = !DILocation(line: 8, column: 76, scope: !3661, inlinedAt: !3662)
!3681 = !DILocation(line: 72, column: 40, scope: !3559, inlinedAt: !3674)
!3682 = !DILocation(line: 77, column: 16, scope: !3559, inlinedAt: !3674)
!3683 = !DILocation(line: 77, column: 2, scope: !3559, inlinedAt: !3674)
!3684 = !DILocation(line: 78, column: 6, scope: !3559, inlinedAt: !3674)
!3685 = !DILocation(line: 78, column: 22, scope: !3559, inlinedAt: !3674)
!3686 = !DILocation(line: 79, column: 23, scope: !3559, inlinedAt: !3674)
!3687 = !DILocation(line: 78, column: 27, scope: !3559, inlinedAt: !3674)
!3688 = !DILocation(line: 26, column: 64, scope: !449, inlinedAt: !3664)
!3689 = !DILocation(line: 47, column: 7, scope: !3660, inlinedAt: !3663)
!3690 = !DILocation(line: 50, column: 31, scope: !3660, inlinedAt: !3663)
!3691 = !DILocation(line: 51, column: 10, scope: !3660, inlinedAt: !3663)
!3692 = !DILocation(line: 52, column: 14, scope: !3660, inlinedAt: !3663)
!3693 = !DILocation(line: 53, column: 17, scope: !3660, inlinedAt: !3663)
!3694 = !DILocation(line: 53, column: 8, scope: !3660, inlinedAt: !3663)
!3695 = !DILocation(line: 55, column: 10, scope: !3660, inlinedAt: !3663)
!3696 = !DILocation(line: 56, column: 11, scope: !3660, inlinedAt: !3663)
!3697 = !DILocation(line: 43, column: 50, scope: !3660, inlinedAt: !3663)
!3698 = !DILocation(line: 57, column: 6, scope: !3660, inlinedAt: !3663)
!3699 = !DILocation(line: 57, column: 16, scope: !3660, inlinedAt: !3663)
!3700 = !DILocation(line: 58, column: 17, scope: !3660, inlinedAt: !3663)
!3701 = !DILocation(line: 57, column: 21, scope: !3660, inlinedAt: !3663)
!3702 = !DILocation(line: 16, column: 6, scope: !3656, inlinedAt: !3657)
!3703 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3704 = !DILocation(line: 17, column: 33, scope: !3656, inlinedAt: !3657)
!3705 = !DILocation(line: 14, column: 15, scope: !3703, inlinedAt: !3704)
!3706 = !DILocation(line: 45, column: 16, scope: !3660, inlinedAt: !3705)
!3707 = !DILocation(line: 71, column: 7, scope: !3559, inlinedAt: !3706)
!3708 = !DILocation(line: 66, column: 35, scope: !3559, inlinedAt: !3706)
!3709 = !DILocation(line: 72, column: 7, scope: !3559, inlinedAt: !3706)
!3710 = !DILocation(line: 72, column: 35, scope: !3559, inlinedAt: !3706)
!3711 = !DILocation(line: 73, column: 23, scope: !3559, inlinedAt: !3706)
!3712 = !DILocation(line: 14, column: 77, scope: !3703, inlinedAt: !3704)
!3713 = !DILocation(line: 72, column: 40, scope: !3559, inlinedAt: !3706)
!3714 = !DILocation(line: 77, column: 16, scope: !3559, inlinedAt: !3706)
!3715 = !DILocation(line: 77, column: 2, scope: !3559, inlinedAt: !3706)
!3716 = !DILocation(line: 78, column: 6, scope: !3559, inlinedAt: !3706)
!3717 = !DILocation(line: 78, column: 22, scope: !3559, inlinedAt: !3706)
!3718 = !DILocation(line: 79, column: 23, scope: !3559, inlinedAt: !3706)
!3719 = !DILocation(line: 78, column: 27, scope: !3559, inlinedAt: !3706)
!3720 = !DILocation(line: 47, column: 7, scope: !3660, inlinedAt: !3705)
!3721 = !DILocation(line: 50, column: 31, scope: !3660, inlinedAt: !3705)
!3722 = !DILocation(line: 51, column: 10, scope: !3660, inlinedAt: !3705)
!3723 = !DILocation(line: 52, column: 14, scope: !3660, inlinedAt: !3705)
!3724 = !DILocation(line: 53, column: 17, scope: !3660, inlinedAt: !3705)
!3725 = !DILocation(line: 53, column: 8, scope: !3660, inlinedAt: !3705)
!3726 = !DILocation(line: 55, column: 10, scope: !3660, inlinedAt: !3705)
!3727 = !DILocation(line: 56, column: 11, scope: !3660, inlinedAt: !3705)
!3728 = !DILocation(line: 43, column: 50, scope: !3660, inlinedAt: !3705)
!3729 = !DILocation(line: 57, column: 6, scope: !3660, inlinedAt: !3705)
!3730 = !DILocation(line: 57, column: 16, scope: !3660, inlinedAt: !3705)
!3731 = !DILocation(line: 58, column: 17, scope: !3660, inlinedAt: !3705)
!3732 = !DILocation(line: 57, column: 21, scope: !3660, inlinedAt: !3705)
!3733 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3734 = !DILocation(line: 17, column: 54, scope: !3656, inlinedAt: !3657)
!3735 = !DILocation(line: 20, column: 15, scope: !3733, inlinedAt: !3734)
!3736 = !DILocation(line: 45, column: 16, scope: !3660, inlinedAt: !3735)
!3737 = !DILocation(line: 71, column: 7, scope: !3559, inlinedAt: !3736)
!3738 = !DILocation(line: 66, column: 35, scope: !3559, inlinedAt: !3736)
!3739 = !DILocation(line: 72, column: 7, scope: !3559, inlinedAt: !3736)
!3740 = !DILocation(line: 72, column: 35, scope: !3559, inlinedAt: !3736)
!3741 = !DILocation(line: 73, column: 23, scope: !3559, inlinedAt: !3736)
!3742 = !DILocation(line: 20, column: 77, scope: !3733, inlinedAt: !3734)
!3743 = !DILocation(line: 72, column: 40, scope: !3559, inlinedAt: !3736)
!3744 = !DILocation(line: 77, column: 16, scope: !3559, inlinedAt: !3736)
!3745 = !DILocation(line: 77, column: 2, scope: !3559, inlinedAt: !3736)
!3746 = !DILocation(line: 78, column: 6, scope: !3559, inlinedAt: !3736)
!3747 = !DILocation(line: 78, column: 22, scope: !3559, inlinedAt: !3736)
!3748 = !DILocation(line: 79, column: 23, scope: !3559, inlinedAt: !3736)
!3749 = !DILocation(line: 78, column: 27, scope: !3559, inlinedAt: !3736)
!3750 = !DILocation(line: 47, column: 7, scope: !3660, inlinedAt: !3735)
!3751 = !DILocation(line: 50, column: 31, scope: !3660, inlinedAt: !3735)
!3752 = !DILocation(line: 51, column: 10, scope: !3660, inlinedAt: !3735)
!3753 = !DILocation(line: 52, column: 14, scope: !3660, inlinedAt: !3735)
!3754 = !DILocation(line: 53, column: 17, scope: !3660, inlinedAt: !3735)
!3755 = !DILocation(line: 53, column: 8, scope: !3660, inlinedAt: !3735)
!3756 = !DILocation(line: 55, column: 10, scope: !3660, inlinedAt: !3735)
!3757 = !DILocation(line: 56, column: 11, scope: !3660, inlinedAt: !3735)
!3758 = !DILocation(line: 43, column: 50, scope: !3660, inlinedAt: !3735)
!3759 = !DILocation(line: 57, column: 6, scope: !3660, inlinedAt: !3735)
!3760 = !DILocation(line: 57, column: 16, scope: !3660, inlinedAt: !3735)
!3761 = !DILocation(line: 58, column: 17, scope: !3660, inlinedAt: !3735)
!3762 = !DILocation(line: 57, column: 21, scope: !3660, inlinedAt: !3735)
!3763 = !DILocation(line: 17, column: 6, scope: !3656, inlinedAt: !3657)
!3764 = !DILocation(line: 17, column: 14, scope: !3656, inlinedAt: !3657)
!3765 = !DILocation(line: 25, column: 16, scope: !3667, inlinedAt: !3670)
!3766 = !DILocation(line: 23, column: 48, scope: !3667, inlinedAt: !3670)
!3767 = !DILocation(line: 26, column: 6, scope: !3667, inlinedAt: !3670)
!3768 = !DILocation(line: 26, column: 24, scope: !3667, inlinedAt: !3670)
!3769 = !DILocation(line: 27, column: 24, scope: !3667, inlinedAt: !3670)
!3770 = !DILocation(line: 27, column: 44, scope: !3667, inlinedAt: !3670)
!3771 = !DILocation(line: 28, column: 4, scope: !3667, inlinedAt: !3670)
!3772 = !DILocation(line: 26, column: 37, scope: !3667, inlinedAt: !3670)
!3773 = !DILocation(line: 31, column: 15, scope: !3667, inlinedAt: !3670)
!3774 = !DILocation(line: 34, column: 32, scope: !3667, inlinedAt: !3670)
!3775 = !DILocation(line: 35, column: 19, scope: !3667, inlinedAt: !3670)
!3776 = !DILocation(line: 36, column: 10, scope: !3667, inlinedAt: !3670)
!3777 = !DILocation(line: 38, column: 9, scope: !3667, inlinedAt: !3670)
!3778 = !DILocation(line: 40, column: 10, scope: !3667, inlinedAt: !3670)
!3779 = !DILocation(line: 23, column: 59, scope: !3667, inlinedAt: !3670)
!3780 = !DILocation(line: 42, column: 19, scope: !3667, inlinedAt: !3670)
!3781 = !DILocation(line: 42, column: 3, scope: !3667, inlinedAt: !3670)
!3782 = !DILocation(line: 44, column: 2, scope: !3668, inlinedAt: !3669)
!3783 = !DILocation(line: 7, column: 16, scope: !3668, inlinedAt: !3669)
!3784 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !401, file: !401, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3785 = !DILocation(line: 18, column: 68, scope: !3656, inlinedAt: !3657)
!3786 = !DILocation(line: 14, column: 21, scope: !3784, inlinedAt: !3785)
!3787 = !DILocation(line: 25, column: 16, scope: !3667, inlinedAt: !3786)
!3788 = !DILocation(line: 23, column: 48, scope: !3667, inlinedAt: !3786)
!3789 = !DILocation(line: 26, column: 6, scope: !3667, inlinedAt: !3786)
!3790 = !DILocation(line: 26, column: 24, scope: !3667, inlinedAt: !3786)
!3791 = !DILocation(line: 27, column: 24, scope: !3667, inlinedAt: !3786)
!3792 = !DILocation(line: 27, column: 44, scope: !3667, inlinedAt: !3786)
!3793 = !DILocation(line: 28, column: 4, scope: !3667, inlinedAt: !3786)
!3794 = !DILocation(line: 26, column: 37, scope: !3667, inlinedAt: !3786)
!3795 = !DILocation(line: 31, column: 15, scope: !3667, inlinedAt: !3786)
!3796 = !DILocation(line: 34, column: 32, scope: !3667, inlinedAt: !3786)
!3797 = !DILocation(line: 35, column: 19, scope: !3667, inlinedAt: !3786)
!3798 = !DILocation(line: 36, column: 10, scope: !3667, inlinedAt: !3786)
!3799 = !DILocation(line: 37, column: 10, scope: !3667, inlinedAt: !3786)
!3800 = !DILocation(line: 38, column: 9, scope: !3667, inlinedAt: !3786)
!3801 = !DILocation(line: 40, column: 10, scope: !3667, inlinedAt: !3786)
!3802 = !DILocation(line: 23, column: 59, scope: !3667, inlinedAt: !3786)
!3803 = !DILocation(line: 42, column: 19, scope: !3667, inlinedAt: !3786)
!3804 = !DILocation(line: 42, column: 3, scope: !3667, inlinedAt: !3786)
!3805 = !DILocation(line: 44, column: 2, scope: !3784, inlinedAt: !3785)
!3806 = !DILocation(line: 15, column: 20, scope: !3784, inlinedAt: !3785)
!3807 = !DILocation(line: 15, column: 42, scope: !3784, inlinedAt: !3785)
!3808 = !DILocation(line: 18, column: 16, scope: !3784, inlinedAt: !3785)
!3809 = !DILocation(line: 18, column: 2, scope: !3656, inlinedAt: !3657)
!3810 = !DILocation(line: 18, column: 6, scope: !3656, inlinedAt: !3657)
!3811 = !DILocation(line: 18, column: 14, scope: !3656, inlinedAt: !3657)
!3812 = !DILocation(line: 19, column: 42, scope: !3656, inlinedAt: !3657)
!3813 = distinct !DISubprogram(name: "Broadcast", scope: !430, file: !430, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3814 = !DILocation(line: 19, column: 25, scope: !3656, inlinedAt: !3657)
!3815 = !DILocation(line: 36, column: 22, scope: !3813, inlinedAt: !3814)
!3816 = !DILocation(line: 37, column: 8, scope: !3813, inlinedAt: !3814)
!3817 = !DILocation(line: 39, column: 15, scope: !3813, inlinedAt: !3814)
!3818 = !DILocation(line: 40, column: 17, scope: !3813, inlinedAt: !3814)
!3819 = !DILocation(line: 40, column: 3, scope: !3656, inlinedAt: !3657)
!3820 = !DILocation(line: 42, column: 16, scope: !3813, inlinedAt: !3814)
!3821 = !DILocation(line: 43, column: 10, scope: !3813, inlinedAt: !3814)
!3822 = !DILocation(line: 44, column: 14, scope: !3813, inlinedAt: !3814)
!3823 = !DILocation(line: 45, column: 3, scope: !3813, inlinedAt: !3814)
!3824 = !DILocation(line: 47, column: 10, scope: !3813, inlinedAt: !3814)
!3825 = !DILocation(line: 48, column: 9, scope: !3813, inlinedAt: !3814)
!3826 = !DILocation(line: 48, column: 2, scope: !3656, inlinedAt: !3657)
!3827 = !DILocation(line: 19, column: 6, scope: !3656, inlinedAt: !3657)
!3828 = distinct !DISubprogram(name: "ExchangeFloat64", scope: !283, file: !283, line: 146, type: !4, isDefinition: true, scopeLine: 146, isOptimized: true, unit: !2)
!3829 = !DILocation(line: 146, column: 6, scope: !3828)
!3830 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3831 = !DILocation(line: 147, column: 10, scope: !3828)
!3832 = !DILocation(line: 21, column: 29, scope: !3830, inlinedAt: !3831)
!3833 = !DILocation(line: 21, column: 39, scope: !3830, inlinedAt: !3831)
!3834 = !DILocation(line: 21, column: 49, scope: !3830, inlinedAt: !3831)
!3835 = !DILocation(line: 23, column: 7, scope: !3830, inlinedAt: !3831)
!3836 = !DILocation(line: 22, column: 2, scope: !3830, inlinedAt: !3831)
!3837 = !DILocation(line: 22, column: 8, scope: !3830, inlinedAt: !3831)
!3838 = !DILocation(line: 26, column: 9, scope: !3830, inlinedAt: !3831)
!3839 = !DILocation(line: 27, column: 12, scope: !3830, inlinedAt: !3831)
!3840 = !DILocation(line: 27, column: 10, scope: !3830, inlinedAt: !3831)
!3841 = !DILocation(line: 27, column: 30, scope: !3830, inlinedAt: !3831)
!3842 = !DILocation(line: 28, column: 37, scope: !3830, inlinedAt: !3831)
!3843 = !DILocation(line: 28, column: 32, scope: !3830, inlinedAt: !3831)
!3844 = !DILocation(line: 28, column: 34, scope: !3830, inlinedAt: !3831)
!3845 = !DILocation(line: 28, column: 20, scope: !3830, inlinedAt: !3831)
!3846 = !DILocation(line: 28, column: 3, scope: !3830, inlinedAt: !3831)
!3847 = !DILocation(line: 29, column: 22, scope: !3830, inlinedAt: !3831)
!3848 = !DILocation(line: 29, column: 3, scope: !3830, inlinedAt: !3831)
!3849 = !DILocation(line: 30, column: 24, scope: !3830, inlinedAt: !3831)
!3850 = !DILocation(line: 30, column: 3, scope: !3830, inlinedAt: !3831)
!3851 = !DILocation(line: 31, column: 23, scope: !3830, inlinedAt: !3831)
!3852 = !DILocation(line: 31, column: 3, scope: !3830, inlinedAt: !3831)
!3853 = !DILocation(line: 32, column: 14, scope: !3830, inlinedAt: !3831)
!3854 = !DILocation(line: 32, column: 12, scope: !3830, inlinedAt: !3831)
!3855 = !DILocation(line: 32, column: 18, scope: !3830, inlinedAt: !3831)
!3856 = !DILocation(line: 33, column: 21, scope: !3830, inlinedAt: !3831)
!3857 = !DILocation(line: 33, column: 3, scope: !3830, inlinedAt: !3831)
!3858 = !DILocation(line: 34, column: 3, scope: !3830, inlinedAt: !3831)
!3859 = !DILocation(line: 35, column: 31, scope: !3830, inlinedAt: !3831)
!3860 = !DILocation(line: 36, column: 4, scope: !3830, inlinedAt: !3831)
!3861 = !DILocation(line: 38, column: 32, scope: !3830, inlinedAt: !3831)
!3862 = !DILocation(line: 38, column: 30, scope: !3830, inlinedAt: !3831)
!3863 = !DILocation(line: 38, column: 24, scope: !3830, inlinedAt: !3831)
!3864 = !DILocation(line: 38, column: 3, scope: !3830, inlinedAt: !3831)
!3865 = distinct !DISubprogram(name: "NumbersFloat64", scope: !283, file: !283, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!3866 = !DILocation(line: 153, column: 6, scope: !3865)
!3867 = distinct !DISubprogram(name: "groupNumbers", scope: !323, file: !323, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3868 = !DILocation(line: 153, column: 77, scope: !3865)
!3869 = !DILocation(line: 29, column: 20, scope: !3867, inlinedAt: !3868)
!3870 = !DILocation(line: 30, column: 26, scope: !3867, inlinedAt: !3868)
!3871 = !DILocation(line: 30, column: 24, scope: !3867, inlinedAt: !3868)
!3872 = !DILocation(line: 30, column: 46, scope: !3867, inlinedAt: !3868)
!3873 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3874 = !DILocation(line: 30, column: 9, scope: !3867, inlinedAt: !3868)
!3875 = !DILocation(line: 14, column: 11, scope: !3873, inlinedAt: !3874)
!3876 = distinct !DISubprogram(name: "reduceWarp", scope: !333, file: !333, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!3877 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3878 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3879 = !DILocation(line: 16, column: 25, scope: !3873, inlinedAt: !3874)
!3880 = !DILocation(line: 8, column: 15, scope: !3878, inlinedAt: !3879)
!3881 = !DILocation(line: 45, column: 16, scope: !3877, inlinedAt: !3880)
!3882 = !DILocation(line: 70, column: 13, scope: !3876, inlinedAt: !3881)
!3883 = !DILocation(line: 71, column: 7, scope: !3876, inlinedAt: !3881)
!3884 = !DILocation(line: 19, column: 40, scope: !3873, inlinedAt: !3874)
!3885 = !DILocation(line: 66, column: 35, scope: !3876, inlinedAt: !3881)
!3886 = !DILocation(line: 72, column: 7, scope: !3876, inlinedAt: !3881)
!3887 = !DILocation(line: 72, column: 35, scope: !3876, inlinedAt: !3881)
!3888 = !DILocation(line: 73, column: 23, scope: !3876, inlinedAt: !3881)
!3889 = !DILocation(line: 8, column: 76, scope: !3878, inlinedAt: !3879)
!3890 = !DILocation(line: 72, column: 40, scope: !3876, inlinedAt: !3881)
!3891 = !DILocation(line: 77, column: 16, scope: !3876, inlinedAt: !3881)
!3892 = !DILocation(line: 77, column: 2, scope: !3876, inlinedAt: !3881)
!3893 = !DILocation(line: 78, column: 6, scope: !3876, inlinedAt: !3881)
!3894 = !DILocation(line: 78, column: 22, scope: !3876, inlinedAt: !3881)
!3895 = !DILocation(line: 79, column: 23, scope: !3876, inlinedAt: !3881)
!3896 = !DILocation(line: 78, column: 27, scope: !3876, inlinedAt: !3881)
!3897 = !DILocation(line: 16, column: 6, scope: !3873, inlinedAt: !3874)
!3898 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3899 = !DILocation(line: 17, column: 33, scope: !3873, inlinedAt: !3874)
!3900 = !DILocation(line: 14, column: 15, scope: !3898, inlinedAt: !3899)
!3901 = !DILocation(line: 45, column: 16, scope: !3877, inlinedAt: !3900)
!3902 = !DILocation(line: 71, column: 7, scope: !3876, inlinedAt: !3901)
!3903 = !DILocation(line: 66, column: 35, scope: !3876, inlinedAt: !3901)
!3904 = !DILocation(line: 72, column: 7, scope: !3876, inlinedAt: !3901)
!3905 = !DILocation(line: 72, column: 35, scope: !3876, inlinedAt: !3901)
!3906 = !DILocation(line: 73, column: 23, scope: !3876, inlinedAt: !3901)
!3907 = !DILocation(line: 14, column: 77, scope: !3898, inlinedAt: !3899)
!3908 = !DILocation(line: 72, column: 40, scope: !3876, inlinedAt: !3901)
!3909 = !DILocation(line: 77, column: 16, scope: !3876, inlinedAt: !3901)
!3910 = !DILocation(line: 77, column: 2, scope: !3876, inlinedAt: !3901)
!3911 = !DILocation(line: 78, column: 6, scope: !3876, inlinedAt: !3901)
!3912 = !DILocation(line: 78, column: 22, scope: !3876, inlinedAt: !3901)
!3913 = !DILocation(line: 79, column: 23, scope: !3876, inlinedAt: !3901)
!3914 = !DILocation(line: 78, column: 27, scope: !3876, inlinedAt: !3901)
!3915 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3916 = !DILocation(line: 17, column: 54, scope: !3873, inlinedAt: !3874)
!3917 = !DILocation(line: 20, column: 15, scope: !3915, inlinedAt: !3916)
!3918 = !DILocation(line: 45, column: 16, scope: !3877, inlinedAt: !3917)
!3919 = !DILocation(line: 71, column: 7, scope: !3876, inlinedAt: !3918)
!3920 = !DILocation(line: 66, column: 35, scope: !3876, inlinedAt: !3918)
!3921 = !DILocation(line: 72, column: 7, scope: !3876, inlinedAt: !3918)
!3922 = !DILocation(line: 72, column: 35, scope: !3876, inlinedAt: !3918)
!3923 = !DILocation(line: 73, column: 23, scope: !3876, inlinedAt: !3918)
!3924 = !DILocation(line: 20, column: 77, scope: !3915, inlinedAt: !3916)
!3925 = !DILocation(line: 72, column: 40, scope: !3876, inlinedAt: !3918)
!3926 = !DILocation(line: 77, column: 16, scope: !3876, inlinedAt: !3918)
!3927 = !DILocation(line: 77, column: 2, scope: !3876, inlinedAt: !3918)
!3928 = !DILocation(line: 78, column: 6, scope: !3876, inlinedAt: !3918)
!3929 = !DILocation(line: 78, column: 22, scope: !3876, inlinedAt: !3918)
!3930 = !DILocation(line: 79, column: 23, scope: !3876, inlinedAt: !3918)
!3931 = !DILocation(line: 78, column: 27, scope: !3876, inlinedAt: !3918)
!3932 = !DILocation(line: 17, column: 6, scope: !3873, inlinedAt: !3874)
!3933 = !DILocation(line: 17, column: 14, scope: !3873, inlinedAt: !3874)
!3934 = distinct !DISubprogram(name: "scan", scope: !401, file: !401, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3935 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !401, file: !401, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3936 = !DILocation(line: 18, column: 40, scope: !3873, inlinedAt: !3874)
!3937 = !DILocation(line: 6, column: 21, scope: !3935, inlinedAt: !3936)
!3938 = !DILocation(line: 25, column: 16, scope: !3934, inlinedAt: !3937)
!3939 = !DILocation(line: 23, column: 48, scope: !3934, inlinedAt: !3937)
!3940 = !DILocation(line: 26, column: 6, scope: !3934, inlinedAt: !3937)
!3941 = !DILocation(line: 26, column: 24, scope: !3934, inlinedAt: !3937)
!3942 = !DILocation(line: 27, column: 24, scope: !3934, inlinedAt: !3937)
!3943 = !DILocation(line: 27, column: 44, scope: !3934, inlinedAt: !3937)
!3944 = !DILocation(line: 28, column: 4, scope: !3934, inlinedAt: !3937)
!3945 = !DILocation(line: 26, column: 37, scope: !3934, inlinedAt: !3937)
!3946 = !DILocation(line: 7, column: 16, scope: !3935, inlinedAt: !3936)
!3947 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !401, file: !401, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3948 = !DILocation(line: 18, column: 68, scope: !3873, inlinedAt: !3874)
!3949 = !DILocation(line: 14, column: 21, scope: !3947, inlinedAt: !3948)
!3950 = !DILocation(line: 25, column: 16, scope: !3934, inlinedAt: !3949)
!3951 = !DILocation(line: 23, column: 48, scope: !3934, inlinedAt: !3949)
!3952 = !DILocation(line: 26, column: 6, scope: !3934, inlinedAt: !3949)
!3953 = !DILocation(line: 26, column: 24, scope: !3934, inlinedAt: !3949)
!3954 = !DILocation(line: 27, column: 24, scope: !3934, inlinedAt: !3949)
!3955 = !DILocation(line: 27, column: 44, scope: !3934, inlinedAt: !3949)
!3956 = !DILocation(line: 28, column: 4, scope: !3934, inlinedAt: !3949)
!3957 = !DILocation(line: 26, column: 37, scope: !3934, inlinedAt: !3949)
!3958 = !DILocation(line: 15, column: 20, scope: !3947, inlinedAt: !3948)
!3959 = !DILocation(line: 15, column: 42, scope: !3947, inlinedAt: !3948)
!3960 = !DILocation(line: 18, column: 16, scope: !3947, inlinedAt: !3948)
!3961 = !DILocation(line: 18, column: 2, scope: !3873, inlinedAt: !3874)
!3962 = !DILocation(line: 18, column: 6, scope: !3873, inlinedAt: !3874)
!3963 = !DILocation(line: 18, column: 14, scope: !3873, inlinedAt: !3874)
!3964 = !DILocation(line: 19, column: 42, scope: !3873, inlinedAt: !3874)
!3965 = distinct !DISubprogram(name: "Broadcast", scope: !430, file: !430, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3966 = !DILocation(line: 19, column: 25, scope: !3873, inlinedAt: !3874)
!3967 = !DILocation(line: 36, column: 10, scope: !3965, inlinedAt: !3966)
!3968 = !DILocation(line: 36, column: 22, scope: !3965, inlinedAt: !3966)
!3969 = !DILocation(line: 37, column: 8, scope: !3965, inlinedAt: !3966)
!3970 = !DILocation(line: 40, column: 17, scope: !3965, inlinedAt: !3966)
!3971 = !DILocation(line: 19, column: 6, scope: !3873, inlinedAt: !3874)
!3972 = !DILocation(line: 31, column: 26, scope: !3867, inlinedAt: !3868)
!3973 = distinct !DISubprogram(name: "numbers", scope: !323, file: !323, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3974 = !DILocation(line: 31, column: 9, scope: !3867, inlinedAt: !3868)
!3975 = !DILocation(line: 14, column: 11, scope: !3973, inlinedAt: !3974)
!3976 = !DILocation(line: 31, column: 48, scope: !3867, inlinedAt: !3868)
!3977 = distinct !DISubprogram(name: "reduce", scope: !333, file: !333, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3978 = distinct !DISubprogram(name: "ReduceAdd", scope: !333, file: !333, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3979 = !DILocation(line: 16, column: 25, scope: !3973, inlinedAt: !3974)
!3980 = !DILocation(line: 8, column: 15, scope: !3978, inlinedAt: !3979)
!3981 = !DILocation(line: 46, column: 14, scope: !3977, inlinedAt: !3980)
!3982 = !DILocation(line: 26, column: 47, scope: !449, inlinedAt: !3981)
!3983 = !DILocation(line: 26, column: 59, scope: !449, inlinedAt: !3981)
!3984 = distinct !DISubprogram(name: "scan", scope: !401, file: !401, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3985 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !401, file: !401, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3986 = !DILocation(line: 18, column: 40, scope: !3973, inlinedAt: !3974)
!3987 = !DILocation(line: 6, column: 21, scope: !3985, inlinedAt: !3986)
!3988 = !DILocation(line: 37, column: 21, scope: !3984, inlinedAt: !3987)
!3989 = !DILocation(line: 37, column: 10, scope: !3984, inlinedAt: !3987)
!3990 = !DILocation(line: 19, column: 40, scope: !3973, inlinedAt: !3974)
!3991 = !DILocation(line: 45, column: 16, scope: !3977, inlinedAt: !3980)
!3992 = !DILocation(line: 71, column: 7, scope: !3876, inlinedAt: !3991)
!3993 = !DILocation(line: 66, column: 35, scope: !3876, inlinedAt: !3991)
!3994 = !DILocation(line: 72, column: 7, scope: !3876, inlinedAt: !3991)
!3995 = !DILocation(line: 72, column: 35, scope: !3876, inlinedAt: !3991)
!3996 = !DILocation(line: 73, column: 23, scope: !3876, inlinedAt: !3991)
!3997 = !DILocation(line: 8, column: 76, scope: !3978, inlinedAt: !3979)
!3998 = !DILocation(line: 72, column: 40, scope: !3876, inlinedAt: !3991)
!3999 = !DILocation(line: 77, column: 16, scope: !3876, inlinedAt: !3991)
!4000 = !DILocation(line: 77, column: 2, scope: !3876, inlinedAt: !3991)
!4001 = !DILocation(line: 78, column: 6, scope: !3876, inlinedAt: !3991)
!4002 = !DILocation(line: 78, column: 22, scope: !3876, inlinedAt: !3991)
!4003 = !DILocation(line: 79, column: 23, scope: !3876, inlinedAt: !3991)
!4004 = !DILocation(line: 78, column: 27, scope: !3876, inlinedAt: !3991)
!4005 = !DILocation(line: 26, column: 64, scope: !449, inlinedAt: !3981)
!4006 = !DILocation(line: 47, column: 7, scope: !3977, inlinedAt: !3980)
!4007 = !DILocation(line: 50, column: 31, scope: !3977, inlinedAt: !3980)
!4008 = !DILocation(line: 51, column: 10, scope: !3977, inlinedAt: !3980)
!4009 = !DILocation(line: 52, column: 14, scope: !3977, inlinedAt: !3980)
!4010 = !DILocation(line: 53, column: 17, scope: !3977, inlinedAt: !3980)
!4011 = !DILocation(line: 53, column: 8, scope: !3977, inlinedAt: !3980)
!4012 = !DILocation(line: 55, column: 10, scope: !3977, inlinedAt: !3980)
!4013 = !DILocation(line: 56, column: 11, scope: !3977, inlinedAt: !3980)
!4014 = !DILocation(line: 43, column: 50, scope: !3977, inlinedAt: !3980)
!4015 = !DILocation(line: 57, column: 6, scope: !3977, inlinedAt: !3980)
!4016 = !DILocation(line: 57, column: 16, scope: !3977, inlinedAt: !3980)
!4017 = !DILocation(line: 58, column: 17, scope: !3977, inlinedAt: !3980)
!4018 = !DILocation(line: 57, column: 21, scope: !3977, inlinedAt: !3980)
!4019 = !DILocation(line: 16, column: 6, scope: !3973, inlinedAt: !3974)
!4020 = distinct !DISubprogram(name: "ReduceMin", scope: !333, file: !333, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4021 = !DILocation(line: 17, column: 33, scope: !3973, inlinedAt: !3974)
!4022 = !DILocation(line: 14, column: 15, scope: !4020, inlinedAt: !4021)
!4023 = !DILocation(line: 45, column: 16, scope: !3977, inlinedAt: !4022)
!4024 = !DILocation(line: 71, column: 7, scope: !3876, inlinedAt: !4023)
!4025 = !DILocation(line: 66, column: 35, scope: !3876, inlinedAt: !4023)
!4026 = !DILocation(line: 72, column: 7, scope: !3876, inlinedAt: !4023)
!4027 = !DILocation(line: 72, column: 35, scope: !3876, inlinedAt: !4023)
!4028 = !DILocation(line: 73, column: 23, scope: !3876, inlinedAt: !4023)
!4029 = !DILocation(line: 14, column: 77, scope: !4020, inlinedAt: !4021)
!4030 = !DILocation(line: 72, column: 40, scope: !3876, inlinedAt: !4023)
!4031 = !DILocation(line: 77, column: 16, scope: !3876, inlinedAt: !4023)
!4032 = !DILocation(line: 77, column: 2, scope: !3876, inlinedAt: !4023)
!4033 = !DILocation(line: 78, column: 6, scope: !3876, inlinedAt: !4023)
!4034 = !DILocation(line: 78, column: 22, scope: !3876, inlinedAt: !4023)
!4035 = !DILocation(line: 79, column: 23, scope: !3876, inlinedAt: !4023)
!4036 = !DILocation(line: 78, column: 27, scope: !3876, inlinedAt: !4023)
!4037 = !DILocation(line: 47, column: 7, scope: !3977, inlinedAt: !4022)
!4038 = !DILocation(line: 50, column: 31, scope: !3977, inlinedAt: !4022)
!4039 = !DILocation(line: 51, column: 10, scope: !3977, inlinedAt: !4022)
!4040 = !DILocation(line: 52, column: 14, scope: !3977, inlinedAt: !4022)
!4041 = !DILocation(line: 53, column: 17, scope: !3977, inlinedAt: !4022)
!4042 = !DILocation(line: 53, column: 8, scope: !3977, inlinedAt: !4022)
!4043 = !DILocation(line: 55, column: 10, scope: !3977, inlinedAt: !4022)
!4044 = !DILocation(line: 56, column: 11, scope: !3977, inlinedAt: !4022)
!4045 = !DILocation(line: 43, column: 50, scope: !3977, inlinedAt: !4022)
!4046 = !DILocation(line: 57, column: 6, scope: !3977, inlinedAt: !4022)
!4047 = !DILocation(line: 57, column: 16, scope: !3977, inlinedAt: !4022)
!4048 = !DILocation(line: 58, column: 17, scope: !3977, inlinedAt: !4022)
!4049 = !DILocation(line: 57, column: 21, scope: !3977, inlinedAt: !4022)
!4050 = distinct !DISubprogram(name: "ReduceMax", scope: !333, file: !333, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!4051 = !DILocation(line: 17, column: 54, scope: !3973, inlinedAt: !3974)
!4052 = !DILocation(line: 20, column: 15, scope: !4050, inlinedAt: !4051)
!4053 = !DILocation(line: 45, column: 16, scope: !3977, inlinedAt: !4052)
!4054 = !DILocation(line: 71, column: 7, scope: !3876, inlinedAt: !4053)
!4055 = !DILocation(line: 66, column: 35, scope: !3876, inlinedAt: !4053)
!4056 = !DILocation(line: 72, column: 7, scope: !3876, inlinedAt: !4053)
!4057 = !DILocation(line: 72, column: 35, scope: !3876, inlinedAt: !4053)
!4058 = !DILocation(line: 73, column: 23, scope: !3876, inlinedAt: !4053)
!4059 = !DILocation(line: 20, column: 77, scope: !4050, inlinedAt: !4051)
!4060 = !DILocation(line: 72, column: 40, scope: !3876, inlinedAt: !4053)
!4061 = !DILocation(line: 77, column: 16, scope: !3876, inlinedAt: !4053)
!4062 = !DILocation(line: 77, column: 2, scope: !3876, inlinedAt: !4053)
!4063 = !DILocation(line: 78, column: 6, scope: !3876, inlinedAt: !4053)
!4064 = !DILocation(line: 78, column: 22, scope: !3876, inlinedAt: !4053)
!4065 = !DILocation(line: 79, column: 23, scope: !3876, inlinedAt: !4053)
!4066 = !DILocation(line: 78, column: 27, scope: !3876, inlinedAt: !4053)
!4067 = !DILocation(line: 47, column: 7, scope: !3977, inlinedAt: !4052)
!4068 = !DILocation(line: 50, column: 31, scope: !3977, inlinedAt: !4052)
!4069 = !DILocation(line: 51, column: 10, scope: !3977, inlinedAt: !4052)
!4070 = !DILocation(line: 52, column: 14, scope: !3977, inlinedAt: !4052)
!4071 = !DILocation(line: 53, column: 17, scope: !3977, inlinedAt: !4052)
!4072 = !DILocation(line: 53, column: 8, scope: !3977, inlinedAt: !4052)
!4073 = !DILocation(line: 55, column: 10, scope: !3977, inlinedAt: !4052)
!4074 = !DILocation(line: 56, column: 11, scope: !3977, inlinedAt: !4052)
!4075 = !DILocation(line: 43, column: 50, scope: !3977, inlinedAt: !4052)
!4076 = !DILocation(line: 57, column: 6, scope: !3977, inlinedAt: !4052)
!4077 = !DILocation(line: 57, column: 16, scope: !3977, inlinedAt: !4052)
!4078 = !DILocation(line: 58, column: 17, scope: !3977, inlinedAt: !4052)
!4079 = !DILocation(line: 57, column: 21, scope: !3977, inlinedAt: !4052)
!4080 = !DILocation(line: 17, column: 6, scope: !3973, inlinedAt: !3974)
!4081 = !DILocation(line: 17, column: 14, scope: !3973, inlinedAt: !3974)
!4082 = !DILocation(line: 25, column: 16, scope: !3984, inlinedAt: !3987)
!4083 = !DILocation(line: 23, column: 48, scope: !3984, inlinedAt: !3987)
!4084 = !DILocation(line: 26, column: 6, scope: !3984, inlinedAt: !3987)
!4085 = !DILocation(line: 26, column: 24, scope: !3984, inlinedAt: !3987)
!4086 = !DILocation(line: 27, column: 24, scope: !3984, inlinedAt: !3987)
!4087 = !DILocation(line: 27, column: 44, scope: !3984, inlinedAt: !3987)
!4088 = !DILocation(line: 28, column: 4, scope: !3984, inlinedAt: !3987)
!4089 = !DILocation(line: 26, column: 37, scope: !3984, inlinedAt: !3987)
!4090 = !DILocation(line: 31, column: 15, scope: !3984, inlinedAt: !3987)
!4091 = !DILocation(line: 34, column: 32, scope: !3984, inlinedAt: !3987)
!4092 = !DILocation(line: 35, column: 19, scope: !3984, inlinedAt: !3987)
!4093 = !DILocation(line: 36, column: 10, scope: !3984, inlinedAt: !3987)
!4094 = !DILocation(line: 38, column: 9, scope: !3984, inlinedAt: !3987)
!4095 = !DILocation(line: 40, column: 10, scope: !3984, inlinedAt: !3987)
!4096 = !DILocation(line: 23, column: 59, scope: !3984, inlinedAt: !3987)
!4097 = !DILocation(line: 42, column: 19, scope: !3984, inlinedAt: !3987)
!4098 = !DILocation(line: 42, column: 3, scope: !3984, inlinedAt: !3987)
!4099 = !DILocation(line: 44, column: 2, scope: !3985, inlinedAt: !3986)
!4100 = !DILocation(line: 7, column: 16, scope: !3985, inlinedAt: !3986)
!4101 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !401, file: !401, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4102 = !DILocation(line: 18, column: 68, scope: !3973, inlinedAt: !3974)
!4103 = !DILocation(line: 14, column: 21, scope: !4101, inlinedAt: !4102)
!4104 = !DILocation(line: 25, column: 16, scope: !3984, inlinedAt: !4103)
!4105 = !DILocation(line: 23, column: 48, scope: !3984, inlinedAt: !4103)
!4106 = !DILocation(line: 26, column: 6, scope: !3984, inlinedAt: !4103)
!4107 = !DILocation(line: 26, column: 24, scope: !3984, inlinedAt: !4103)
!4108 = !DILocation(line: 27, column: 24, scope: !3984, inlinedAt: !4103)
!4109 = !DILocation(line: 27, column: 44, scope: !3984, inlinedAt: !4103)
!4110 = !DILocation(line: 28, column: 4, scope: !3984, inlinedAt: !4103)
!4111 = !DILocation(line: 26, column: 37, scope: !3984, inlinedAt: !4103)
!4112 = !DILocation(line: 31, column: 15, scope: !3984, inlinedAt: !4103)
!4113 = !DILocation(line: 34, column: 32, scope: !3984, inlinedAt: !4103)
!4114 = !DILocation(line: 35, column: 19, scope: !3984, inlinedAt: !4103)
!4115 = !DILocation(line: 36, column: 10, scope: !3984, inlinedAt: !4103)
!4116 = !DILocation(line: 37, column: 10, scope: !3984, inlinedAt: !4103)
!4117 = !DILocation(line: 38, column: 9, scope: !3984, inlinedAt: !4103)
!4118 = !DILocation(line: 40, column: 10, scope: !3984, inlinedAt: !4103)
!4119 = !DILocation(line: 23, column: 59, scope: !3984, inlinedAt: !4103)
!4120 = !DILocation(line: 42, column: 19, scope: !3984, inlinedAt: !4103)
!4121 = !DILocation(line: 42, column: 3, scope: !3984, inlinedAt: !4103)
!4122 = !DILocation(line: 44, column: 2, scope: !4101, inlinedAt: !4102)
!4123 = !DILocation(line: 15, column: 20, scope: !4101, inlinedAt: !4102)
!4124 = !DILocation(line: 15, column: 42, scope: !4101, inlinedAt: !4102)
!4125 = !DILocation(line: 18, column: 16, scope: !4101, inlinedAt: !4102)
!4126 = !DILocation(line: 18, column: 2, scope: !3973, inlinedAt: !3974)
!4127 = !DILocation(line: 18, column: 6, scope: !3973, inlinedAt: !3974)
!4128 = !DILocation(line: 18, column: 14, scope: !3973, inlinedAt: !3974)
!4129 = !DILocation(line: 19, column: 42, scope: !3973, inlinedAt: !3974)
!4130 = distinct !DISubprogram(name: "Broadcast", scope: !430, file: !430, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4131 = !DILocation(line: 19, column: 25, scope: !3973, inlinedAt: !3974)
!4132 = !DILocation(line: 36, column: 22, scope: !4130, inlinedAt: !4131)
!4133 = !DILocation(line: 37, column: 8, scope: !4130, inlinedAt: !4131)
!4134 = !DILocation(line: 39, column: 15, scope: !4130, inlinedAt: !4131)
!4135 = !DILocation(line: 40, column: 17, scope: !4130, inlinedAt: !4131)
!4136 = !DILocation(line: 40, column: 3, scope: !3973, inlinedAt: !3974)
!4137 = !DILocation(line: 42, column: 16, scope: !4130, inlinedAt: !4131)
!4138 = !DILocation(line: 43, column: 10, scope: !4130, inlinedAt: !4131)
!4139 = !DILocation(line: 44, column: 14, scope: !4130, inlinedAt: !4131)
!4140 = !DILocation(line: 45, column: 3, scope: !4130, inlinedAt: !4131)
!4141 = !DILocation(line: 47, column: 10, scope: !4130, inlinedAt: !4131)
!4142 = !DILocation(line: 48, column: 9, scope: !4130, inlinedAt: !4131)
!4143 = !DILocation(line: 48, column: 2, scope: !3973, inlinedAt: !3974)
!4144 = !DILocation(line: 19, column: 6, scope: !3973, inlinedAt: !3974)
!4145 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeBFloat16, !"kernel", i32 1}
!4146 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeFloat8, !"kernel", i32 1}
!4147 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Vote, !"kernel", i32 1}
!4148 = !{void (i32*, i64, i32*, i64, i64*, i64, i8*)* @Dynamic, !"kernel", i32 1}
!4149 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Vectors, !"kernel", i32 1}
!4150 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"kernel", i32 1}
!4151 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidx", i32 64}
!4152 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidy", i32 1}
!4153 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidz", i32 1}
!4154 = !{void (float*, i64, i64, i8, i8*)* @Print, !"kernel", i32 1}
!4155 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeInt8, !"kernel", i32 1}
!4156 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @NumbersInt8, !"kernel", i32 1}
!4157 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!4158 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeInt16, !"kernel", i32 1}
!4159 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeInt32, !"kernel", i32 1}
!4160 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersInt32, !"kernel", i32 1}
!4161 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!4162 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt64, !"kernel", i32 1}
!4163 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersInt64, !"kernel", i32 1}
!4164 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!4165 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt, !"kernel", i32 1}
!4166 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeUint8, !"kernel", i32 1}
!4167 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeUint16, !"kernel", i32 1}
!4168 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @NumbersUint16, !"kernel", i32 1}
!4169 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!4170 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeUint32, !"kernel", i32 1}
!4171 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersUint32, !"kernel", i32 1}
!4172 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!4173 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint64, !"kernel", i32 1}
!4174 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersUint64, !"kernel", i32 1}
!4175 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!4176 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint, !"kernel", i32 1}
!4177 = !{void (float*, i64, i32*, i64, float*, i64, i8*)* @ExchangeFloat32, !"kernel", i32 1}
!4178 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @NumbersFloat32, !"kernel", i32 1}
!4179 = !{void (double*, i64, i32*, i64, double*, i64, i8*)* @ExchangeFloat64, !"kernel", i32 1}
!4180 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @NumbersFloat64, !"kernel", i32 1}
