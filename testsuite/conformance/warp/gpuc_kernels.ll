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
	%43 = sext i8 %42 to i32, !dbg !334
	%44 = and i32 %30, -32, !dbg !335
	%45 = sub i32 %21, %44, !dbg !335
	%46 = icmp slt i32 %45, 32, !dbg !335
	%47 = select i1 %46, i32 %45, i32 32, !dbg !335
	%48 = sext i32 %47 to i64, !dbg !335
	%49 = icmp eq i64 %48, 32, !dbg !336
	%50 = mul i64 %48, 2, !dbg !337
	br label %b1, !dbg !326

b1:
	%51 = phi i64 [ 0, %b0_ok1 ], [ %187, %b39 ], !dbg !326
	%52 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !338
	%53 = getelementptr inbounds [12 x i8], [12 x i8]* %52, i64 0, i64 0, !dbg !338
	%54 = call i32 @__nvvm_reflect(i8* %53), !dbg !338
	%55 = icmp sge i32 %54, 800, !dbg !338
	br i1 %55, label %b2, label %b3, !dbg !338

b2:
	%56 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %43) convergent nounwind, !dbg !334
	%57 = trunc i32 %56 to i8, !dbg !334
	br label %b9, !dbg !339

b3:
	br i1 %49, label %b4, label %b6, !dbg !336

b4:
	%58 = phi i8 [ %66, %b5 ], [ %42, %b3 ], !dbg !340
	%59 = phi i64 [ %67, %b5 ], [ 16, %b3 ], !dbg !341
	%60 = icmp sgt i64 %59, 0, !dbg !342
	br i1 %60, label %b5, label %b9, !dbg !342

b5:
	%61 = trunc i64 %59 to i32, !dbg !343
	%62 = zext i8 %58 to i32, !dbg !343
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %62, i32 %61, i32 31), !dbg !343
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !343
	%65 = trunc i32 %64 to i8, !dbg !343
	%66 = add i8 %58, %65, !dbg !344
	%67 = sdiv i64 %59, 2, !dbg !345
	br label %b4, !dbg !345

b6:
	%68 = zext i8 %42 to i32, !dbg !346
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %68, i32 0, i32 31), !dbg !346
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !346
	%71 = trunc i32 %70 to i8, !dbg !346
	br label %b7, !dbg !346

b7:
	%72 = phi i8 [ %71, %b6 ], [ %80, %b8 ], !dbg !347
	%73 = phi i64 [ 1, %b6 ], [ %81, %b8 ], !dbg !348
	%74 = icmp slt i64 %73, %48, !dbg !349
	br i1 %74, label %b8, label %b9, !dbg !349

b8:
	%75 = trunc i64 %73 to i32, !dbg !350
	%76 = zext i8 %42 to i32, !dbg !350
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %76, i32 %75, i32 31), !dbg !350
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !350
	%79 = trunc i32 %78 to i8, !dbg !350
	%80 = add i8 %72, %79, !dbg !344
	%81 = add i64 %73, 1, !dbg !351
	br label %b7, !dbg !351

b9:
	%82 = phi i8 [ %57, %b2 ], [ %58, %b4 ], [ %72, %b7 ], !dbg !333
	%83 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 0, !dbg !352
	store i8 %82, i8 addrspace(1)* %83, align 1, !dbg !352
	br i1 %55, label %b10, label %b11, !dbg !357

b10:
	%84 = call i32 asm sideeffect "redux.sync.min.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %43) convergent nounwind, !dbg !358
	%85 = trunc i32 %84 to i8, !dbg !358
	br label %b17, !dbg !359

b11:
	br i1 %49, label %b12, label %b14, !dbg !360

b12:
	%86 = phi i8 [ %95, %b13 ], [ %42, %b11 ], !dbg !361
	%87 = phi i64 [ %96, %b13 ], [ 16, %b11 ], !dbg !362
	%88 = icmp sgt i64 %87, 0, !dbg !363
	br i1 %88, label %b13, label %b17, !dbg !363

b13:
	%89 = trunc i64 %87 to i32, !dbg !364
	%90 = zext i8 %86 to i32, !dbg !364
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %90, i32 %89, i32 31), !dbg !364
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !364
	%93 = trunc i32 %92 to i8, !dbg !364
	%94 = icmp slt i8 %86, %93, !dbg !365
	%95 = select i1 %94, i8 %86, i8 %93, !dbg !365
	%96 = sdiv i64 %87, 2, !dbg !366
	br label %b12, !dbg !366

b14:
	%97 = zext i8 %42 to i32, !dbg !367
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !367
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !367
	%100 = trunc i32 %99 to i8, !dbg !367
	br label %b15, !dbg !367

b15:
	%101 = phi i8 [ %100, %b14 ], [ %110, %b16 ], !dbg !368
	%102 = phi i64 [ 1, %b14 ], [ %111, %b16 ], !dbg !369
	%103 = icmp slt i64 %102, %48, !dbg !370
	br i1 %103, label %b16, label %b17, !dbg !370

b16:
	%104 = trunc i64 %102 to i32, !dbg !371
	%105 = zext i8 %42 to i32, !dbg !371
	%106 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %105, i32 %104, i32 31), !dbg !371
	%107 = extractvalue { i32, i1 } %106, 0, !dbg !371
	%108 = trunc i32 %107 to i8, !dbg !371
	%109 = icmp slt i8 %101, %108, !dbg !365
	%110 = select i1 %109, i8 %101, i8 %108, !dbg !365
	%111 = add i64 %102, 1, !dbg !372
	br label %b15, !dbg !372

b17:
	%112 = phi i8 [ %85, %b10 ], [ %86, %b12 ], [ %101, %b15 ], !dbg !356
	br i1 %55, label %b18, label %b19, !dbg !377

b18:
	%113 = call i32 asm sideeffect "redux.sync.max.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %43) convergent nounwind, !dbg !378
	%114 = trunc i32 %113 to i8, !dbg !378
	br label %b25, !dbg !379

b19:
	br i1 %49, label %b20, label %b22, !dbg !380

b20:
	%115 = phi i8 [ %124, %b21 ], [ %42, %b19 ], !dbg !381
	%116 = phi i64 [ %125, %b21 ], [ 16, %b19 ], !dbg !382
	%117 = icmp sgt i64 %116, 0, !dbg !383
	br i1 %117, label %b21, label %b25, !dbg !383

b21:
	%118 = trunc i64 %116 to i32, !dbg !384
	%119 = zext i8 %115 to i32, !dbg !384
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %119, i32 %118, i32 31), !dbg !384
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !384
	%122 = trunc i32 %121 to i8, !dbg !384
	%123 = icmp sgt i8 %115, %122, !dbg !385
	%124 = select i1 %123, i8 %115, i8 %122, !dbg !385
	%125 = sdiv i64 %116, 2, !dbg !386
	br label %b20, !dbg !386

b22:
	%126 = zext i8 %42 to i32, !dbg !387
	%127 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %126, i32 0, i32 31), !dbg !387
	%128 = extractvalue { i32, i1 } %127, 0, !dbg !387
	%129 = trunc i32 %128 to i8, !dbg !387
	br label %b23, !dbg !387

b23:
	%130 = phi i8 [ %129, %b22 ], [ %139, %b24 ], !dbg !388
	%131 = phi i64 [ 1, %b22 ], [ %140, %b24 ], !dbg !389
	%132 = icmp slt i64 %131, %48, !dbg !390
	br i1 %132, label %b24, label %b25, !dbg !390

b24:
	%133 = trunc i64 %131 to i32, !dbg !391
	%134 = zext i8 %42 to i32, !dbg !391
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %134, i32 %133, i32 31), !dbg !391
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !391
	%137 = trunc i32 %136 to i8, !dbg !391
	%138 = icmp sgt i8 %130, %137, !dbg !385
	%139 = select i1 %138, i8 %130, i8 %137, !dbg !385
	%140 = add i64 %131, 1, !dbg !392
	br label %b23, !dbg !392

b25:
	%141 = phi i8 [ %114, %b18 ], [ %115, %b20 ], [ %130, %b23 ], !dbg !376
	%142 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 1, !dbg !393
	store i8 %112, i8 addrspace(1)* %142, align 1, !dbg !393
	%143 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 2, !dbg !394
	store i8 %141, i8 addrspace(1)* %143, align 1, !dbg !394
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !400, !range !20
	%145 = sext i32 %144 to i64, !dbg !400
	br label %b26, !dbg !400

b26:
	%146 = phi i8 [ %42, %b25 ], [ %156, %b29 ], !dbg !401
	%147 = phi i64 [ 1, %b25 ], [ %157, %b29 ], !dbg !402
	%148 = icmp slt i64 %147, 32, !dbg !403
	br i1 %148, label %b27, label %b30, !dbg !403

b27:
	%149 = trunc i64 %147 to i32, !dbg !404
	%150 = zext i8 %146 to i32, !dbg !404
	%151 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %150, i32 %149, i32 0), !dbg !404
	%152 = extractvalue { i32, i1 } %151, 0, !dbg !404
	%153 = trunc i32 %152 to i8, !dbg !404
	%154 = icmp sge i64 %145, %147, !dbg !405
	br i1 %154, label %b28, label %b29, !dbg !405

b28:
	%155 = add i8 %146, %153, !dbg !406
	br label %b29, !dbg !406

b29:
	%156 = phi i8 [ %146, %b27 ], [ %155, %b28 ], !dbg !401
	%157 = mul i64 %147, 2, !dbg !407
	br label %b26, !dbg !407

b30:
	%158 = phi i8 [ %168, %b33 ], [ %42, %b26 ], !dbg !411
	%159 = phi i64 [ %169, %b33 ], [ 1, %b26 ], !dbg !412
	%160 = icmp slt i64 %159, 32, !dbg !413
	br i1 %160, label %b31, label %b34, !dbg !413

b31:
	%161 = trunc i64 %159 to i32, !dbg !414
	%162 = zext i8 %158 to i32, !dbg !414
	%163 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %162, i32 %161, i32 0), !dbg !414
	%164 = extractvalue { i32, i1 } %163, 0, !dbg !414
	%165 = trunc i32 %164 to i8, !dbg !414
	%166 = icmp sge i64 %145, %159, !dbg !415
	br i1 %166, label %b32, label %b33, !dbg !415

b32:
	%167 = add i8 %158, %165, !dbg !416
	br label %b33, !dbg !416

b33:
	%168 = phi i8 [ %158, %b31 ], [ %167, %b32 ], !dbg !411
	%169 = mul i64 %159, 2, !dbg !417
	br label %b30, !dbg !417

b34:
	%170 = zext i8 %158 to i32, !dbg !418
	%171 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %170, i32 1, i32 0), !dbg !418
	%172 = extractvalue { i32, i1 } %171, 0, !dbg !418
	%173 = trunc i32 %172 to i8, !dbg !418
	%174 = icmp eq i64 %145, 0, !dbg !419
	br i1 %174, label %b36, label %b35, !dbg !419

b35:
	br label %b36, !dbg !420

b36:
	%175 = phi i8 [ 0, %b34 ], [ %173, %b35 ], !dbg !409
	%176 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 3, !dbg !421
	store i8 %146, i8 addrspace(1)* %176, align 1, !dbg !421
	%177 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 4, !dbg !422
	store i8 %175, i8 addrspace(1)* %177, align 1, !dbg !422
	%178 = sdiv i64 %50, 3, !dbg !423
	%179 = icmp slt i64 %178, 0, !dbg !427
	br i1 %179, label %b38, label %b37, !dbg !427

b37:
	%180 = icmp sge i64 %178, %48, !dbg !428
	br i1 %180, label %b38, label %b39, !dbg !428

b38:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !429
	ret void, !dbg !429

b39:
	%181 = trunc i64 %178 to i32, !dbg !430
	%182 = zext i8 %42 to i32, !dbg !430
	%183 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %182, i32 %181, i32 31), !dbg !430
	%184 = extractvalue { i32, i1 } %183, 0, !dbg !430
	%185 = trunc i32 %184 to i8, !dbg !430
	%186 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 5, !dbg !431
	store i8 %185, i8 addrspace(1)* %186, align 1, !dbg !431
	%187 = add i64 %51, 1, !dbg !431
	%188 = icmp slt i64 %187, 2, !dbg !431
	br i1 %188, label %b1, label %b40, !dbg !431

b40:
	%189 = sub i64 %p3, %33, !dbg !432
	%190 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %33, !dbg !432
	%191 = icmp ugt i64 %33, %p3, !dbg !432
	%192 = icmp ugt i64 6, %189, !dbg !435
	%193 = or i1 %191, %192, !dbg !435
	br i1 %193, label %b40_fail1, label %b40_ok1, !dbg !435, !prof !30

b40_ok1:
	%194 = load i8, i8 addrspace(1)* %36, align 1, !dbg !436
	%195 = sext i8 %194 to i32, !dbg !442
	%196 = add i64 %22, 32, !dbg !445
	%197 = sub i64 %196, 1, !dbg !446
	%198 = sub i64 %48, 1, !dbg !451
	%199 = icmp eq i64 %145, %198, !dbg !452
	%200 = mul i64 %22, 2, !dbg !453
	br label %b41, !dbg !435

b41:
	%201 = phi i64 [ 0, %b40_ok1 ], [ %400, %b114 ], !dbg !435
	br i1 %55, label %b42, label %b43, !dbg !454

b42:
	%202 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %195) convergent nounwind, !dbg !442
	%203 = trunc i32 %202 to i8, !dbg !442
	br label %b49, !dbg !455

b43:
	br i1 %49, label %b44, label %b46, !dbg !456

b44:
	%204 = phi i8 [ %212, %b45 ], [ %194, %b43 ], !dbg !457
	%205 = phi i64 [ %213, %b45 ], [ 16, %b43 ], !dbg !458
	%206 = icmp sgt i64 %205, 0, !dbg !459
	br i1 %206, label %b45, label %b49, !dbg !459

b45:
	%207 = trunc i64 %205 to i32, !dbg !460
	%208 = zext i8 %204 to i32, !dbg !460
	%209 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %208, i32 %207, i32 31), !dbg !460
	%210 = extractvalue { i32, i1 } %209, 0, !dbg !460
	%211 = trunc i32 %210 to i8, !dbg !460
	%212 = add i8 %204, %211, !dbg !461
	%213 = sdiv i64 %205, 2, !dbg !462
	br label %b44, !dbg !462

b46:
	%214 = zext i8 %194 to i32, !dbg !463
	%215 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %214, i32 0, i32 31), !dbg !463
	%216 = extractvalue { i32, i1 } %215, 0, !dbg !463
	%217 = trunc i32 %216 to i8, !dbg !463
	br label %b47, !dbg !463

b47:
	%218 = phi i8 [ %217, %b46 ], [ %226, %b48 ], !dbg !464
	%219 = phi i64 [ 1, %b46 ], [ %227, %b48 ], !dbg !465
	%220 = icmp slt i64 %219, %48, !dbg !466
	br i1 %220, label %b48, label %b49, !dbg !466

b48:
	%221 = trunc i64 %219 to i32, !dbg !467
	%222 = zext i8 %194 to i32, !dbg !467
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %222, i32 %221, i32 31), !dbg !467
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !467
	%225 = trunc i32 %224 to i8, !dbg !467
	%226 = add i8 %218, %225, !dbg !461
	%227 = add i64 %219, 1, !dbg !468
	br label %b47, !dbg !468

b49:
	%228 = phi i8 [ %203, %b42 ], [ %204, %b44 ], [ %218, %b47 ], !dbg !441
	%229 = sdiv i64 %197, 32, !dbg !469
	%230 = icmp eq i64 %229, 1, !dbg !470
	br i1 %230, label %b55, label %b50, !dbg !470

b50:
	call void @llvm.nvvm.barrier0(), !dbg !472
	br i1 %174, label %b51, label %b52, !dbg !473

b51:
	%231 = sdiv i64 %31, 32, !dbg !474
	%232 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %231, !dbg !475
	store i8 %228, i8 addrspace(3)* %232, align 1, !dbg !475
	br label %b52, !dbg !475

b52:
	call void @llvm.nvvm.barrier0(), !dbg !476
	%233 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !477
	%234 = load i8, i8 addrspace(3)* %233, align 1, !dbg !477
	br label %b53, !dbg !477

b53:
	%235 = phi i8 [ %234, %b52 ], [ %240, %b54 ], !dbg !478
	%236 = phi i64 [ 1, %b52 ], [ %241, %b54 ], !dbg !479
	%237 = icmp slt i64 %236, %229, !dbg !480
	br i1 %237, label %b54, label %b55, !dbg !480

b54:
	%238 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %236, !dbg !481
	%239 = load i8, i8 addrspace(3)* %238, align 1, !dbg !481
	%240 = add i8 %235, %239, !dbg !461
	%241 = add i64 %236, 1, !dbg !482
	br label %b53, !dbg !482

b55:
	%242 = phi i8 [ %228, %b49 ], [ %235, %b53 ], !dbg !440
	%243 = getelementptr inbounds i8, i8 addrspace(1)* %190, i64 0, !dbg !483
	store i8 %242, i8 addrspace(1)* %243, align 1, !dbg !483
	br i1 %55, label %b56, label %b57, !dbg !488

b56:
	%244 = call i32 asm sideeffect "redux.sync.min.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %195) convergent nounwind, !dbg !489
	%245 = trunc i32 %244 to i8, !dbg !489
	br label %b63, !dbg !490

b57:
	br i1 %49, label %b58, label %b60, !dbg !491

b58:
	%246 = phi i8 [ %255, %b59 ], [ %194, %b57 ], !dbg !492
	%247 = phi i64 [ %256, %b59 ], [ 16, %b57 ], !dbg !493
	%248 = icmp sgt i64 %247, 0, !dbg !494
	br i1 %248, label %b59, label %b63, !dbg !494

b59:
	%249 = trunc i64 %247 to i32, !dbg !495
	%250 = zext i8 %246 to i32, !dbg !495
	%251 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %250, i32 %249, i32 31), !dbg !495
	%252 = extractvalue { i32, i1 } %251, 0, !dbg !495
	%253 = trunc i32 %252 to i8, !dbg !495
	%254 = icmp slt i8 %246, %253, !dbg !496
	%255 = select i1 %254, i8 %246, i8 %253, !dbg !496
	%256 = sdiv i64 %247, 2, !dbg !497
	br label %b58, !dbg !497

b60:
	%257 = zext i8 %194 to i32, !dbg !498
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %257, i32 0, i32 31), !dbg !498
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !498
	%260 = trunc i32 %259 to i8, !dbg !498
	br label %b61, !dbg !498

b61:
	%261 = phi i8 [ %260, %b60 ], [ %270, %b62 ], !dbg !499
	%262 = phi i64 [ 1, %b60 ], [ %271, %b62 ], !dbg !500
	%263 = icmp slt i64 %262, %48, !dbg !501
	br i1 %263, label %b62, label %b63, !dbg !501

b62:
	%264 = trunc i64 %262 to i32, !dbg !502
	%265 = zext i8 %194 to i32, !dbg !502
	%266 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %265, i32 %264, i32 31), !dbg !502
	%267 = extractvalue { i32, i1 } %266, 0, !dbg !502
	%268 = trunc i32 %267 to i8, !dbg !502
	%269 = icmp slt i8 %261, %268, !dbg !496
	%270 = select i1 %269, i8 %261, i8 %268, !dbg !496
	%271 = add i64 %262, 1, !dbg !503
	br label %b61, !dbg !503

b63:
	%272 = phi i8 [ %245, %b56 ], [ %246, %b58 ], [ %261, %b61 ], !dbg !487
	br i1 %230, label %b69, label %b64, !dbg !504

b64:
	call void @llvm.nvvm.barrier0(), !dbg !506
	br i1 %174, label %b65, label %b66, !dbg !507

b65:
	%273 = sdiv i64 %31, 32, !dbg !508
	%274 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %273, !dbg !509
	store i8 %272, i8 addrspace(3)* %274, align 1, !dbg !509
	br label %b66, !dbg !509

b66:
	call void @llvm.nvvm.barrier0(), !dbg !510
	%275 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !511
	%276 = load i8, i8 addrspace(3)* %275, align 1, !dbg !511
	br label %b67, !dbg !511

b67:
	%277 = phi i8 [ %276, %b66 ], [ %283, %b68 ], !dbg !512
	%278 = phi i64 [ 1, %b66 ], [ %284, %b68 ], !dbg !513
	%279 = icmp slt i64 %278, %229, !dbg !514
	br i1 %279, label %b68, label %b69, !dbg !514

b68:
	%280 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %278, !dbg !515
	%281 = load i8, i8 addrspace(3)* %280, align 1, !dbg !515
	%282 = icmp slt i8 %277, %281, !dbg !496
	%283 = select i1 %282, i8 %277, i8 %281, !dbg !496
	%284 = add i64 %278, 1, !dbg !516
	br label %b67, !dbg !516

b69:
	%285 = phi i8 [ %272, %b63 ], [ %277, %b67 ], !dbg !486
	br i1 %55, label %b70, label %b71, !dbg !521

b70:
	%286 = call i32 asm sideeffect "redux.sync.max.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %195) convergent nounwind, !dbg !522
	%287 = trunc i32 %286 to i8, !dbg !522
	br label %b77, !dbg !523

b71:
	br i1 %49, label %b72, label %b74, !dbg !524

b72:
	%288 = phi i8 [ %297, %b73 ], [ %194, %b71 ], !dbg !525
	%289 = phi i64 [ %298, %b73 ], [ 16, %b71 ], !dbg !526
	%290 = icmp sgt i64 %289, 0, !dbg !527
	br i1 %290, label %b73, label %b77, !dbg !527

b73:
	%291 = trunc i64 %289 to i32, !dbg !528
	%292 = zext i8 %288 to i32, !dbg !528
	%293 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %292, i32 %291, i32 31), !dbg !528
	%294 = extractvalue { i32, i1 } %293, 0, !dbg !528
	%295 = trunc i32 %294 to i8, !dbg !528
	%296 = icmp sgt i8 %288, %295, !dbg !529
	%297 = select i1 %296, i8 %288, i8 %295, !dbg !529
	%298 = sdiv i64 %289, 2, !dbg !530
	br label %b72, !dbg !530

b74:
	%299 = zext i8 %194 to i32, !dbg !531
	%300 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %299, i32 0, i32 31), !dbg !531
	%301 = extractvalue { i32, i1 } %300, 0, !dbg !531
	%302 = trunc i32 %301 to i8, !dbg !531
	br label %b75, !dbg !531

b75:
	%303 = phi i8 [ %302, %b74 ], [ %312, %b76 ], !dbg !532
	%304 = phi i64 [ 1, %b74 ], [ %313, %b76 ], !dbg !533
	%305 = icmp slt i64 %304, %48, !dbg !534
	br i1 %305, label %b76, label %b77, !dbg !534

b76:
	%306 = trunc i64 %304 to i32, !dbg !535
	%307 = zext i8 %194 to i32, !dbg !535
	%308 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %307, i32 %306, i32 31), !dbg !535
	%309 = extractvalue { i32, i1 } %308, 0, !dbg !535
	%310 = trunc i32 %309 to i8, !dbg !535
	%311 = icmp sgt i8 %303, %310, !dbg !529
	%312 = select i1 %311, i8 %303, i8 %310, !dbg !529
	%313 = add i64 %304, 1, !dbg !536
	br label %b75, !dbg !536

b77:
	%314 = phi i8 [ %287, %b70 ], [ %288, %b72 ], [ %303, %b75 ], !dbg !520
	br i1 %230, label %b83, label %b78, !dbg !537

b78:
	call void @llvm.nvvm.barrier0(), !dbg !539
	br i1 %174, label %b79, label %b80, !dbg !540

b79:
	%315 = sdiv i64 %31, 32, !dbg !541
	%316 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %315, !dbg !542
	store i8 %314, i8 addrspace(3)* %316, align 1, !dbg !542
	br label %b80, !dbg !542

b80:
	call void @llvm.nvvm.barrier0(), !dbg !543
	%317 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !544
	%318 = load i8, i8 addrspace(3)* %317, align 1, !dbg !544
	br label %b81, !dbg !544

b81:
	%319 = phi i8 [ %318, %b80 ], [ %325, %b82 ], !dbg !545
	%320 = phi i64 [ 1, %b80 ], [ %326, %b82 ], !dbg !546
	%321 = icmp slt i64 %320, %229, !dbg !547
	br i1 %321, label %b82, label %b83, !dbg !547

b82:
	%322 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %320, !dbg !548
	%323 = load i8, i8 addrspace(3)* %322, align 1, !dbg !548
	%324 = icmp sgt i8 %319, %323, !dbg !529
	%325 = select i1 %324, i8 %319, i8 %323, !dbg !529
	%326 = add i64 %320, 1, !dbg !549
	br label %b81, !dbg !549

b83:
	%327 = phi i8 [ %314, %b77 ], [ %319, %b81 ], !dbg !519
	%328 = getelementptr inbounds i8, i8 addrspace(1)* %190, i64 1, !dbg !550
	store i8 %285, i8 addrspace(1)* %328, align 1, !dbg !550
	%329 = getelementptr inbounds i8, i8 addrspace(1)* %190, i64 2, !dbg !551
	store i8 %327, i8 addrspace(1)* %329, align 1, !dbg !551
	br label %b84, !dbg !552

b84:
	%330 = phi i8 [ %194, %b83 ], [ %340, %b87 ], !dbg !553
	%331 = phi i64 [ 1, %b83 ], [ %341, %b87 ], !dbg !554
	%332 = icmp slt i64 %331, 32, !dbg !555
	br i1 %332, label %b85, label %b88, !dbg !555

b85:
	%333 = trunc i64 %331 to i32, !dbg !556
	%334 = zext i8 %330 to i32, !dbg !556
	%335 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %334, i32 %333, i32 0), !dbg !556
	%336 = extractvalue { i32, i1 } %335, 0, !dbg !556
	%337 = trunc i32 %336 to i8, !dbg !556
	%338 = icmp sge i64 %145, %331, !dbg !557
	br i1 %338, label %b86, label %b87, !dbg !557

b86:
	%339 = add i8 %330, %337, !dbg !558
	br label %b87, !dbg !558

b87:
	%340 = phi i8 [ %330, %b85 ], [ %339, %b86 ], !dbg !553
	%341 = mul i64 %331, 2, !dbg !559
	br label %b84, !dbg !559

b88:
	br i1 %230, label %b94, label %b89, !dbg !560

b89:
	%342 = sdiv i64 %31, 32, !dbg !562
	call void @llvm.nvvm.barrier0(), !dbg !563
	br i1 %199, label %b90, label %b91, !dbg !452

b90:
	%343 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %342, !dbg !564
	store i8 %330, i8 addrspace(3)* %343, align 1, !dbg !564
	br label %b91, !dbg !564

b91:
	call void @llvm.nvvm.barrier0(), !dbg !565
	%344 = icmp slt i64 0, %342, !dbg !565
	br i1 %344, label %b92, label %b93, !dbg !565

b92:
	%345 = phi i8 [ %350, %b92_ok1 ], [ 0, %b91 ], !dbg !566
	%346 = phi i64 [ %351, %b92_ok1 ], [ 0, %b91 ], !dbg !566
	%347 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %346, !dbg !567
	%348 = icmp uge i64 %346, 32, !dbg !567
	br i1 %348, label %b92_fail1, label %b92_ok1, !dbg !567, !prof !30

b92_ok1:
	%349 = load i8, i8 addrspace(3)* %347, align 1, !dbg !567
	%350 = add i8 %345, %349, !dbg !568
	%351 = add i64 %346, 1, !dbg !568
	%352 = icmp slt i64 %351, %342, !dbg !568
	br i1 %352, label %b92, label %b93, !dbg !568

b93:
	%353 = phi i8 [ 0, %b91 ], [ %350, %b92_ok1 ], !dbg !566
	br label %b94, !dbg !569

b94:
	%354 = phi i8 [ 0, %b88 ], [ %353, %b93 ], !dbg !450
	%355 = add i8 %354, %330, !dbg !570
	br label %b95, !dbg !574

b95:
	%356 = phi i8 [ %194, %b94 ], [ %366, %b98 ], !dbg !575
	%357 = phi i64 [ 1, %b94 ], [ %367, %b98 ], !dbg !576
	%358 = icmp slt i64 %357, 32, !dbg !577
	br i1 %358, label %b96, label %b99, !dbg !577

b96:
	%359 = trunc i64 %357 to i32, !dbg !578
	%360 = zext i8 %356 to i32, !dbg !578
	%361 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %360, i32 %359, i32 0), !dbg !578
	%362 = extractvalue { i32, i1 } %361, 0, !dbg !578
	%363 = trunc i32 %362 to i8, !dbg !578
	%364 = icmp sge i64 %145, %357, !dbg !579
	br i1 %364, label %b97, label %b98, !dbg !579

b97:
	%365 = add i8 %356, %363, !dbg !580
	br label %b98, !dbg !580

b98:
	%366 = phi i8 [ %356, %b96 ], [ %365, %b97 ], !dbg !575
	%367 = mul i64 %357, 2, !dbg !581
	br label %b95, !dbg !581

b99:
	br i1 %230, label %b105, label %b100, !dbg !582

b100:
	%368 = sdiv i64 %31, 32, !dbg !584
	call void @llvm.nvvm.barrier0(), !dbg !585
	br i1 %199, label %b101, label %b102, !dbg !586

b101:
	%369 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %368, !dbg !587
	store i8 %356, i8 addrspace(3)* %369, align 1, !dbg !587
	br label %b102, !dbg !587

b102:
	call void @llvm.nvvm.barrier0(), !dbg !588
	%370 = icmp slt i64 0, %368, !dbg !588
	br i1 %370, label %b103, label %b104, !dbg !588

b103:
	%371 = phi i8 [ %376, %b103_ok1 ], [ 0, %b102 ], !dbg !589
	%372 = phi i64 [ %377, %b103_ok1 ], [ 0, %b102 ], !dbg !589
	%373 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %372, !dbg !590
	%374 = icmp uge i64 %372, 32, !dbg !590
	br i1 %374, label %b103_fail1, label %b103_ok1, !dbg !590, !prof !30

b103_ok1:
	%375 = load i8, i8 addrspace(3)* %373, align 1, !dbg !590
	%376 = add i8 %371, %375, !dbg !591
	%377 = add i64 %372, 1, !dbg !591
	%378 = icmp slt i64 %377, %368, !dbg !591
	br i1 %378, label %b103, label %b104, !dbg !591

b104:
	%379 = phi i8 [ 0, %b102 ], [ %376, %b103_ok1 ], !dbg !589
	br label %b105, !dbg !592

b105:
	%380 = phi i8 [ 0, %b99 ], [ %379, %b104 ], !dbg !573
	%381 = zext i8 %356 to i32, !dbg !593
	%382 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %381, i32 1, i32 0), !dbg !593
	%383 = extractvalue { i32, i1 } %382, 0, !dbg !593
	%384 = trunc i32 %383 to i8, !dbg !593
	br i1 %174, label %b107, label %b106, !dbg !594

b106:
	%385 = add i8 %380, %384, !dbg !595
	br label %b107, !dbg !596

b107:
	%386 = phi i8 [ %380, %b105 ], [ %385, %b106 ], !dbg !572
	%387 = getelementptr inbounds i8, i8 addrspace(1)* %190, i64 3, !dbg !597
	store i8 %355, i8 addrspace(1)* %387, align 1, !dbg !597
	%388 = getelementptr inbounds i8, i8 addrspace(1)* %190, i64 4, !dbg !598
	store i8 %386, i8 addrspace(1)* %388, align 1, !dbg !598
	%389 = sdiv i64 %200, 3, !dbg !599
	%390 = icmp sge i64 %389, %22, !dbg !602
	br i1 %390, label %b108, label %b109, !dbg !602

b108:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !603
	ret void, !dbg !603

b109:
	br i1 %230, label %b110, label %b111, !dbg !604

b110:
	%391 = trunc i64 %389 to i32, !dbg !605
	%392 = zext i8 %194 to i32, !dbg !605
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %392, i32 %391, i32 31), !dbg !605
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !605
	%395 = trunc i32 %394 to i8, !dbg !605
	br label %b114, !dbg !606

b111:
	call void @llvm.nvvm.barrier0(), !dbg !608
	%396 = icmp eq i64 %31, %389, !dbg !609
	br i1 %396, label %b112, label %b113, !dbg !609

b112:
	store i8 %194, i8 addrspace(3)* @gpuc_shared_Broadcast_42, align 1, !dbg !610
	br label %b113, !dbg !610

b113:
	call void @llvm.nvvm.barrier0(), !dbg !611
	%397 = load i8, i8 addrspace(3)* @gpuc_shared_Broadcast_42, align 1, !dbg !612
	br label %b114, !dbg !613

b114:
	%398 = phi i8 [ %395, %b110 ], [ %397, %b113 ], !dbg !601
	%399 = getelementptr inbounds i8, i8 addrspace(1)* %190, i64 5, !dbg !614
	store i8 %398, i8 addrspace(1)* %399, align 1, !dbg !614
	%400 = add i64 %201, 1, !dbg !614
	%401 = icmp slt i64 %400, 2, !dbg !614
	br i1 %401, label %b41, label %b115, !dbg !614

b115:
	ret void, !dbg !319

b0_fail1:
	%402 = icmp ugt i64 %33, %p1, !dbg !322
	br i1 %402, label %b0_fail2, label %b0_ok2, !dbg !322

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !322
	ret void, !dbg !322

b0_ok2:
	%403 = icmp uge i64 %32, %p5, !dbg !323
	br i1 %403, label %b0_fail3, label %b0_ok3, !dbg !323

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !323
	ret void, !dbg !323

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !326
	ret void, !dbg !326

b40_fail1:
	%404 = icmp ugt i64 %33, %p3, !dbg !432
	br i1 %404, label %b40_fail2, label %b40_ok2, !dbg !432

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !432
	ret void, !dbg !432

b40_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %189), !dbg !435
	ret void, !dbg !435

b92_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %346, i64 32), !dbg !567
	ret void, !dbg !567

b103_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %372, i64 32), !dbg !590
	ret void, !dbg !590
}

define void @IntegersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !615 {
entry:
	br label %b0, !dbg !616

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !616
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !616
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !616
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !619, !range !11
	%4 = sext i32 %3 to i64, !dbg !619
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !619, !range !12
	%6 = sext i32 %5 to i64, !dbg !619
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !619, !range !12
	%8 = sext i32 %7 to i64, !dbg !619
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !619, !range !13
	%10 = sext i32 %9 to i64, !dbg !619
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !619, !range !14
	%12 = sext i32 %11 to i64, !dbg !619
	%13 = mul i64 %12, %8, !dbg !619
	%14 = add i64 %6, %13, !dbg !619
	%15 = mul i64 %10, %14, !dbg !619
	%16 = add i64 %4, %15, !dbg !619
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !619, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !619, !range !15
	%19 = mul i32 %17, %18, !dbg !619
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !619, !range !16
	%21 = mul i32 %19, %20, !dbg !619
	%22 = sext i32 %21 to i64, !dbg !619
	%23 = mul i64 %16, %22, !dbg !619
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !619, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !619, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !619, !range !18
	%27 = mul i32 %18, %26, !dbg !619
	%28 = add i32 %25, %27, !dbg !619
	%29 = mul i32 %17, %28, !dbg !619
	%30 = add i32 %24, %29, !dbg !619
	%31 = sext i32 %30 to i64, !dbg !619
	%32 = add i64 %23, %31, !dbg !619
	%33 = mul i64 %32, 3, !dbg !620
	%34 = sub i64 %p1, %33, !dbg !621
	%35 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %33, !dbg !621
	%36 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %32, !dbg !622
	%37 = icmp ugt i64 %33, %p1, !dbg !621
	%38 = icmp uge i64 %32, %p5, !dbg !622
	%39 = icmp ugt i64 3, %34, !dbg !625
	%40 = or i1 %37, %38, !dbg !625
	%41 = or i1 %40, %39, !dbg !625
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !625, !prof !30

b0_ok1:
	%42 = load i8, i8 addrspace(1)* %36, align 1, !dbg !622
	%43 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !630
	%44 = getelementptr inbounds [12 x i8], [12 x i8]* %43, i64 0, i64 0, !dbg !630
	%45 = call i32 @__nvvm_reflect(i8* %44), !dbg !630
	%46 = icmp sge i32 %45, 800, !dbg !630
	br i1 %46, label %b1, label %b2, !dbg !630

b1:
	%47 = sext i8 %42 to i32, !dbg !631
	%48 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %47) convergent nounwind, !dbg !631
	%49 = trunc i32 %48 to i8, !dbg !631
	br label %b8, !dbg !632

b2:
	%50 = and i32 %30, -32, !dbg !633
	%51 = sub i32 %21, %50, !dbg !633
	%52 = icmp slt i32 %51, 32, !dbg !633
	%53 = select i1 %52, i32 %51, i32 32, !dbg !633
	%54 = sext i32 %53 to i64, !dbg !633
	%55 = icmp eq i64 %54, 32, !dbg !634
	br i1 %55, label %b3, label %b5, !dbg !634

b3:
	%56 = phi i8 [ %42, %b2 ], [ %64, %b4 ], !dbg !635
	%57 = phi i64 [ 16, %b2 ], [ %65, %b4 ], !dbg !636
	%58 = icmp sgt i64 %57, 0, !dbg !637
	br i1 %58, label %b4, label %b8, !dbg !637

b4:
	%59 = trunc i64 %57 to i32, !dbg !638
	%60 = zext i8 %56 to i32, !dbg !638
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %60, i32 %59, i32 31), !dbg !638
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !638
	%63 = trunc i32 %62 to i8, !dbg !638
	%64 = and i8 %56, %63, !dbg !639
	%65 = sdiv i64 %57, 2, !dbg !640
	br label %b3, !dbg !640

b5:
	%66 = zext i8 %42 to i32, !dbg !641
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %66, i32 0, i32 31), !dbg !641
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !641
	%69 = trunc i32 %68 to i8, !dbg !641
	br label %b6, !dbg !641

b6:
	%70 = phi i8 [ %69, %b5 ], [ %78, %b7 ], !dbg !642
	%71 = phi i64 [ 1, %b5 ], [ %79, %b7 ], !dbg !643
	%72 = icmp slt i64 %71, %54, !dbg !644
	br i1 %72, label %b7, label %b8, !dbg !644

b7:
	%73 = trunc i64 %71 to i32, !dbg !645
	%74 = zext i8 %42 to i32, !dbg !645
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %74, i32 %73, i32 31), !dbg !645
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !645
	%77 = trunc i32 %76 to i8, !dbg !645
	%78 = and i8 %70, %77, !dbg !639
	%79 = add i64 %71, 1, !dbg !646
	br label %b6, !dbg !646

b8:
	%80 = phi i8 [ %49, %b1 ], [ %56, %b3 ], [ %70, %b6 ], !dbg !629
	br i1 %46, label %b9, label %b10, !dbg !651

b9:
	%81 = sext i8 %42 to i32, !dbg !652
	%82 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %81) convergent nounwind, !dbg !652
	%83 = trunc i32 %82 to i8, !dbg !652
	br label %b16, !dbg !653

b10:
	%84 = and i32 %30, -32, !dbg !654
	%85 = sub i32 %21, %84, !dbg !654
	%86 = icmp slt i32 %85, 32, !dbg !654
	%87 = select i1 %86, i32 %85, i32 32, !dbg !654
	%88 = sext i32 %87 to i64, !dbg !654
	%89 = icmp eq i64 %88, 32, !dbg !655
	br i1 %89, label %b11, label %b13, !dbg !655

b11:
	%90 = phi i8 [ %42, %b10 ], [ %98, %b12 ], !dbg !656
	%91 = phi i64 [ 16, %b10 ], [ %99, %b12 ], !dbg !657
	%92 = icmp sgt i64 %91, 0, !dbg !658
	br i1 %92, label %b12, label %b16, !dbg !658

b12:
	%93 = trunc i64 %91 to i32, !dbg !659
	%94 = zext i8 %90 to i32, !dbg !659
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %94, i32 %93, i32 31), !dbg !659
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !659
	%97 = trunc i32 %96 to i8, !dbg !659
	%98 = or i8 %90, %97, !dbg !660
	%99 = sdiv i64 %91, 2, !dbg !661
	br label %b11, !dbg !661

b13:
	%100 = zext i8 %42 to i32, !dbg !662
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %100, i32 0, i32 31), !dbg !662
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !662
	%103 = trunc i32 %102 to i8, !dbg !662
	br label %b14, !dbg !662

b14:
	%104 = phi i8 [ %103, %b13 ], [ %112, %b15 ], !dbg !663
	%105 = phi i64 [ 1, %b13 ], [ %113, %b15 ], !dbg !664
	%106 = icmp slt i64 %105, %88, !dbg !665
	br i1 %106, label %b15, label %b16, !dbg !665

b15:
	%107 = trunc i64 %105 to i32, !dbg !666
	%108 = zext i8 %42 to i32, !dbg !666
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 %107, i32 31), !dbg !666
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !666
	%111 = trunc i32 %110 to i8, !dbg !666
	%112 = or i8 %104, %111, !dbg !660
	%113 = add i64 %105, 1, !dbg !667
	br label %b14, !dbg !667

b16:
	%114 = phi i8 [ %83, %b9 ], [ %90, %b11 ], [ %104, %b14 ], !dbg !650
	br i1 %46, label %b17, label %b18, !dbg !672

b17:
	%115 = sext i8 %42 to i32, !dbg !673
	%116 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %115) convergent nounwind, !dbg !673
	%117 = trunc i32 %116 to i8, !dbg !673
	br label %b24, !dbg !674

b18:
	%118 = and i32 %30, -32, !dbg !675
	%119 = sub i32 %21, %118, !dbg !675
	%120 = icmp slt i32 %119, 32, !dbg !675
	%121 = select i1 %120, i32 %119, i32 32, !dbg !675
	%122 = sext i32 %121 to i64, !dbg !675
	%123 = icmp eq i64 %122, 32, !dbg !676
	br i1 %123, label %b19, label %b21, !dbg !676

b19:
	%124 = phi i8 [ %42, %b18 ], [ %132, %b20 ], !dbg !677
	%125 = phi i64 [ 16, %b18 ], [ %133, %b20 ], !dbg !678
	%126 = icmp sgt i64 %125, 0, !dbg !679
	br i1 %126, label %b20, label %b24, !dbg !679

b20:
	%127 = trunc i64 %125 to i32, !dbg !680
	%128 = zext i8 %124 to i32, !dbg !680
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %128, i32 %127, i32 31), !dbg !680
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !680
	%131 = trunc i32 %130 to i8, !dbg !680
	%132 = xor i8 %124, %131, !dbg !681
	%133 = sdiv i64 %125, 2, !dbg !682
	br label %b19, !dbg !682

b21:
	%134 = zext i8 %42 to i32, !dbg !683
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %134, i32 0, i32 31), !dbg !683
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !683
	%137 = trunc i32 %136 to i8, !dbg !683
	br label %b22, !dbg !683

b22:
	%138 = phi i8 [ %137, %b21 ], [ %146, %b23 ], !dbg !684
	%139 = phi i64 [ 1, %b21 ], [ %147, %b23 ], !dbg !685
	%140 = icmp slt i64 %139, %122, !dbg !686
	br i1 %140, label %b23, label %b24, !dbg !686

b23:
	%141 = trunc i64 %139 to i32, !dbg !687
	%142 = zext i8 %42 to i32, !dbg !687
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %142, i32 %141, i32 31), !dbg !687
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !687
	%145 = trunc i32 %144 to i8, !dbg !687
	%146 = xor i8 %138, %145, !dbg !681
	%147 = add i64 %139, 1, !dbg !688
	br label %b22, !dbg !688

b24:
	%148 = phi i8 [ %117, %b17 ], [ %124, %b19 ], [ %138, %b22 ], !dbg !671
	%149 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 0, !dbg !689
	store i8 %80, i8 addrspace(1)* %149, align 1, !dbg !689
	%150 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 1, !dbg !690
	store i8 %114, i8 addrspace(1)* %150, align 1, !dbg !690
	%151 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 2, !dbg !691
	store i8 %148, i8 addrspace(1)* %151, align 1, !dbg !691
	%152 = sub i64 %p3, %33, !dbg !692
	%153 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %33, !dbg !692
	%154 = icmp ugt i64 %33, %p3, !dbg !692
	%155 = icmp ugt i64 3, %152, !dbg !695
	%156 = or i1 %154, %155, !dbg !695
	br i1 %156, label %b24_fail1, label %b24_ok1, !dbg !695, !prof !30

b24_ok1:
	%157 = load i8, i8 addrspace(1)* %36, align 1, !dbg !696
	br i1 %46, label %b25, label %b26, !dbg !701

b25:
	%158 = sext i8 %157 to i32, !dbg !702
	%159 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %158) convergent nounwind, !dbg !702
	%160 = trunc i32 %159 to i8, !dbg !702
	br label %b32, !dbg !703

b26:
	%161 = and i32 %30, -32, !dbg !704
	%162 = sub i32 %21, %161, !dbg !704
	%163 = icmp slt i32 %162, 32, !dbg !704
	%164 = select i1 %163, i32 %162, i32 32, !dbg !704
	%165 = sext i32 %164 to i64, !dbg !704
	%166 = icmp eq i64 %165, 32, !dbg !705
	br i1 %166, label %b27, label %b29, !dbg !705

b27:
	%167 = phi i8 [ %157, %b26 ], [ %175, %b28 ], !dbg !706
	%168 = phi i64 [ 16, %b26 ], [ %176, %b28 ], !dbg !707
	%169 = icmp sgt i64 %168, 0, !dbg !708
	br i1 %169, label %b28, label %b32, !dbg !708

b28:
	%170 = trunc i64 %168 to i32, !dbg !709
	%171 = zext i8 %167 to i32, !dbg !709
	%172 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %171, i32 %170, i32 31), !dbg !709
	%173 = extractvalue { i32, i1 } %172, 0, !dbg !709
	%174 = trunc i32 %173 to i8, !dbg !709
	%175 = and i8 %167, %174, !dbg !710
	%176 = sdiv i64 %168, 2, !dbg !711
	br label %b27, !dbg !711

b29:
	%177 = zext i8 %157 to i32, !dbg !712
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 0, i32 31), !dbg !712
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !712
	%180 = trunc i32 %179 to i8, !dbg !712
	br label %b30, !dbg !712

b30:
	%181 = phi i8 [ %180, %b29 ], [ %189, %b31 ], !dbg !713
	%182 = phi i64 [ 1, %b29 ], [ %190, %b31 ], !dbg !714
	%183 = icmp slt i64 %182, %165, !dbg !715
	br i1 %183, label %b31, label %b32, !dbg !715

b31:
	%184 = trunc i64 %182 to i32, !dbg !716
	%185 = zext i8 %157 to i32, !dbg !716
	%186 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %185, i32 %184, i32 31), !dbg !716
	%187 = extractvalue { i32, i1 } %186, 0, !dbg !716
	%188 = trunc i32 %187 to i8, !dbg !716
	%189 = and i8 %181, %188, !dbg !710
	%190 = add i64 %182, 1, !dbg !717
	br label %b30, !dbg !717

b32:
	%191 = phi i8 [ %160, %b25 ], [ %167, %b27 ], [ %181, %b30 ], !dbg !700
	%192 = add i64 %22, 32, !dbg !719
	%193 = sub i64 %192, 1, !dbg !720
	%194 = sdiv i64 %193, 32, !dbg !721
	%195 = icmp eq i64 %194, 1, !dbg !722
	br i1 %195, label %b38, label %b33, !dbg !722

b33:
	call void @llvm.nvvm.barrier0(), !dbg !724
	%196 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !725, !range !20
	%197 = sext i32 %196 to i64, !dbg !725
	%198 = icmp eq i64 %197, 0, !dbg !726
	br i1 %198, label %b34, label %b35, !dbg !726

b34:
	%199 = sdiv i64 %31, 32, !dbg !727
	%200 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %199, !dbg !728
	store i8 %191, i8 addrspace(3)* %200, align 1, !dbg !728
	br label %b35, !dbg !728

b35:
	call void @llvm.nvvm.barrier0(), !dbg !729
	%201 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !730
	%202 = load i8, i8 addrspace(3)* %201, align 1, !dbg !730
	br label %b36, !dbg !730

b36:
	%203 = phi i8 [ %202, %b35 ], [ %208, %b37 ], !dbg !731
	%204 = phi i64 [ 1, %b35 ], [ %209, %b37 ], !dbg !732
	%205 = icmp slt i64 %204, %194, !dbg !733
	br i1 %205, label %b37, label %b38, !dbg !733

b37:
	%206 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %204, !dbg !734
	%207 = load i8, i8 addrspace(3)* %206, align 1, !dbg !734
	%208 = and i8 %203, %207, !dbg !710
	%209 = add i64 %204, 1, !dbg !735
	br label %b36, !dbg !735

b38:
	%210 = phi i8 [ %191, %b32 ], [ %203, %b36 ], !dbg !699
	br i1 %46, label %b39, label %b40, !dbg !740

b39:
	%211 = sext i8 %157 to i32, !dbg !741
	%212 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %211) convergent nounwind, !dbg !741
	%213 = trunc i32 %212 to i8, !dbg !741
	br label %b46, !dbg !742

b40:
	%214 = and i32 %30, -32, !dbg !743
	%215 = sub i32 %21, %214, !dbg !743
	%216 = icmp slt i32 %215, 32, !dbg !743
	%217 = select i1 %216, i32 %215, i32 32, !dbg !743
	%218 = sext i32 %217 to i64, !dbg !743
	%219 = icmp eq i64 %218, 32, !dbg !744
	br i1 %219, label %b41, label %b43, !dbg !744

b41:
	%220 = phi i8 [ %157, %b40 ], [ %228, %b42 ], !dbg !745
	%221 = phi i64 [ 16, %b40 ], [ %229, %b42 ], !dbg !746
	%222 = icmp sgt i64 %221, 0, !dbg !747
	br i1 %222, label %b42, label %b46, !dbg !747

b42:
	%223 = trunc i64 %221 to i32, !dbg !748
	%224 = zext i8 %220 to i32, !dbg !748
	%225 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %224, i32 %223, i32 31), !dbg !748
	%226 = extractvalue { i32, i1 } %225, 0, !dbg !748
	%227 = trunc i32 %226 to i8, !dbg !748
	%228 = or i8 %220, %227, !dbg !749
	%229 = sdiv i64 %221, 2, !dbg !750
	br label %b41, !dbg !750

b43:
	%230 = zext i8 %157 to i32, !dbg !751
	%231 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %230, i32 0, i32 31), !dbg !751
	%232 = extractvalue { i32, i1 } %231, 0, !dbg !751
	%233 = trunc i32 %232 to i8, !dbg !751
	br label %b44, !dbg !751

b44:
	%234 = phi i8 [ %233, %b43 ], [ %242, %b45 ], !dbg !752
	%235 = phi i64 [ 1, %b43 ], [ %243, %b45 ], !dbg !753
	%236 = icmp slt i64 %235, %218, !dbg !754
	br i1 %236, label %b45, label %b46, !dbg !754

b45:
	%237 = trunc i64 %235 to i32, !dbg !755
	%238 = zext i8 %157 to i32, !dbg !755
	%239 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %238, i32 %237, i32 31), !dbg !755
	%240 = extractvalue { i32, i1 } %239, 0, !dbg !755
	%241 = trunc i32 %240 to i8, !dbg !755
	%242 = or i8 %234, %241, !dbg !749
	%243 = add i64 %235, 1, !dbg !756
	br label %b44, !dbg !756

b46:
	%244 = phi i8 [ %213, %b39 ], [ %220, %b41 ], [ %234, %b44 ], !dbg !739
	br i1 %195, label %b52, label %b47, !dbg !757

b47:
	call void @llvm.nvvm.barrier0(), !dbg !759
	%245 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !760, !range !20
	%246 = sext i32 %245 to i64, !dbg !760
	%247 = icmp eq i64 %246, 0, !dbg !761
	br i1 %247, label %b48, label %b49, !dbg !761

b48:
	%248 = sdiv i64 %31, 32, !dbg !762
	%249 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %248, !dbg !763
	store i8 %244, i8 addrspace(3)* %249, align 1, !dbg !763
	br label %b49, !dbg !763

b49:
	call void @llvm.nvvm.barrier0(), !dbg !764
	%250 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !765
	%251 = load i8, i8 addrspace(3)* %250, align 1, !dbg !765
	br label %b50, !dbg !765

b50:
	%252 = phi i8 [ %251, %b49 ], [ %257, %b51 ], !dbg !766
	%253 = phi i64 [ 1, %b49 ], [ %258, %b51 ], !dbg !767
	%254 = icmp slt i64 %253, %194, !dbg !768
	br i1 %254, label %b51, label %b52, !dbg !768

b51:
	%255 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %253, !dbg !769
	%256 = load i8, i8 addrspace(3)* %255, align 1, !dbg !769
	%257 = or i8 %252, %256, !dbg !749
	%258 = add i64 %253, 1, !dbg !770
	br label %b50, !dbg !770

b52:
	%259 = phi i8 [ %244, %b46 ], [ %252, %b50 ], !dbg !738
	br i1 %46, label %b53, label %b54, !dbg !775

b53:
	%260 = sext i8 %157 to i32, !dbg !776
	%261 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %260) convergent nounwind, !dbg !776
	%262 = trunc i32 %261 to i8, !dbg !776
	br label %b60, !dbg !777

b54:
	%263 = and i32 %30, -32, !dbg !778
	%264 = sub i32 %21, %263, !dbg !778
	%265 = icmp slt i32 %264, 32, !dbg !778
	%266 = select i1 %265, i32 %264, i32 32, !dbg !778
	%267 = sext i32 %266 to i64, !dbg !778
	%268 = icmp eq i64 %267, 32, !dbg !779
	br i1 %268, label %b55, label %b57, !dbg !779

b55:
	%269 = phi i8 [ %157, %b54 ], [ %277, %b56 ], !dbg !780
	%270 = phi i64 [ 16, %b54 ], [ %278, %b56 ], !dbg !781
	%271 = icmp sgt i64 %270, 0, !dbg !782
	br i1 %271, label %b56, label %b60, !dbg !782

b56:
	%272 = trunc i64 %270 to i32, !dbg !783
	%273 = zext i8 %269 to i32, !dbg !783
	%274 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %273, i32 %272, i32 31), !dbg !783
	%275 = extractvalue { i32, i1 } %274, 0, !dbg !783
	%276 = trunc i32 %275 to i8, !dbg !783
	%277 = xor i8 %269, %276, !dbg !784
	%278 = sdiv i64 %270, 2, !dbg !785
	br label %b55, !dbg !785

b57:
	%279 = zext i8 %157 to i32, !dbg !786
	%280 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %279, i32 0, i32 31), !dbg !786
	%281 = extractvalue { i32, i1 } %280, 0, !dbg !786
	%282 = trunc i32 %281 to i8, !dbg !786
	br label %b58, !dbg !786

b58:
	%283 = phi i8 [ %282, %b57 ], [ %291, %b59 ], !dbg !787
	%284 = phi i64 [ 1, %b57 ], [ %292, %b59 ], !dbg !788
	%285 = icmp slt i64 %284, %267, !dbg !789
	br i1 %285, label %b59, label %b60, !dbg !789

b59:
	%286 = trunc i64 %284 to i32, !dbg !790
	%287 = zext i8 %157 to i32, !dbg !790
	%288 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %287, i32 %286, i32 31), !dbg !790
	%289 = extractvalue { i32, i1 } %288, 0, !dbg !790
	%290 = trunc i32 %289 to i8, !dbg !790
	%291 = xor i8 %283, %290, !dbg !784
	%292 = add i64 %284, 1, !dbg !791
	br label %b58, !dbg !791

b60:
	%293 = phi i8 [ %262, %b53 ], [ %269, %b55 ], [ %283, %b58 ], !dbg !774
	br i1 %195, label %b66, label %b61, !dbg !792

b61:
	call void @llvm.nvvm.barrier0(), !dbg !794
	%294 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !795, !range !20
	%295 = sext i32 %294 to i64, !dbg !795
	%296 = icmp eq i64 %295, 0, !dbg !796
	br i1 %296, label %b62, label %b63, !dbg !796

b62:
	%297 = sdiv i64 %31, 32, !dbg !797
	%298 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %297, !dbg !798
	store i8 %293, i8 addrspace(3)* %298, align 1, !dbg !798
	br label %b63, !dbg !798

b63:
	call void @llvm.nvvm.barrier0(), !dbg !799
	%299 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !800
	%300 = load i8, i8 addrspace(3)* %299, align 1, !dbg !800
	br label %b64, !dbg !800

b64:
	%301 = phi i8 [ %300, %b63 ], [ %306, %b65 ], !dbg !801
	%302 = phi i64 [ 1, %b63 ], [ %307, %b65 ], !dbg !802
	%303 = icmp slt i64 %302, %194, !dbg !803
	br i1 %303, label %b65, label %b66, !dbg !803

b65:
	%304 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %302, !dbg !804
	%305 = load i8, i8 addrspace(3)* %304, align 1, !dbg !804
	%306 = xor i8 %301, %305, !dbg !784
	%307 = add i64 %302, 1, !dbg !805
	br label %b64, !dbg !805

b66:
	%308 = phi i8 [ %293, %b60 ], [ %301, %b64 ], !dbg !773
	%309 = getelementptr inbounds i8, i8 addrspace(1)* %153, i64 0, !dbg !806
	store i8 %210, i8 addrspace(1)* %309, align 1, !dbg !806
	%310 = getelementptr inbounds i8, i8 addrspace(1)* %153, i64 1, !dbg !807
	store i8 %259, i8 addrspace(1)* %310, align 1, !dbg !807
	%311 = getelementptr inbounds i8, i8 addrspace(1)* %153, i64 2, !dbg !808
	store i8 %308, i8 addrspace(1)* %311, align 1, !dbg !808
	ret void, !dbg !618

b0_fail1:
	%312 = icmp ugt i64 %33, %p1, !dbg !621
	br i1 %312, label %b0_fail2, label %b0_ok2, !dbg !621

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !621
	ret void, !dbg !621

b0_ok2:
	%313 = icmp uge i64 %32, %p5, !dbg !622
	br i1 %313, label %b0_fail3, label %b0_ok3, !dbg !622

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !622
	ret void, !dbg !622

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !625
	ret void, !dbg !625

b24_fail1:
	%314 = icmp ugt i64 %33, %p3, !dbg !692
	br i1 %314, label %b24_fail2, label %b24_ok2, !dbg !692

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !692
	ret void, !dbg !692

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %152), !dbg !695
	ret void, !dbg !695
}

define void @ExchangeInt16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !809 {
entry:
	br label %b0, !dbg !810

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !810
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !810
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !810
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !813, !range !11
	%4 = sext i32 %3 to i64, !dbg !813
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !813, !range !12
	%6 = sext i32 %5 to i64, !dbg !813
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !813, !range !12
	%8 = sext i32 %7 to i64, !dbg !813
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !813, !range !13
	%10 = sext i32 %9 to i64, !dbg !813
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !813, !range !14
	%12 = sext i32 %11 to i64, !dbg !813
	%13 = mul i64 %12, %8, !dbg !813
	%14 = add i64 %6, %13, !dbg !813
	%15 = mul i64 %10, %14, !dbg !813
	%16 = add i64 %4, %15, !dbg !813
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !813, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !813, !range !15
	%19 = mul i32 %17, %18, !dbg !813
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !813, !range !16
	%21 = mul i32 %19, %20, !dbg !813
	%22 = sext i32 %21 to i64, !dbg !813
	%23 = mul i64 %16, %22, !dbg !813
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !813, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !813, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !813, !range !18
	%27 = mul i32 %18, %26, !dbg !813
	%28 = add i32 %25, %27, !dbg !813
	%29 = mul i32 %17, %28, !dbg !813
	%30 = add i32 %24, %29, !dbg !813
	%31 = sext i32 %30 to i64, !dbg !813
	%32 = add i64 %23, %31, !dbg !813
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !814, !range !20
	%34 = sext i32 %33 to i64, !dbg !814
	%35 = and i32 %30, -32, !dbg !815
	%36 = sub i32 %21, %35, !dbg !815
	%37 = icmp slt i32 %36, 32, !dbg !815
	%38 = select i1 %37, i32 %36, i32 32, !dbg !815
	%39 = sext i32 %38 to i64, !dbg !815
	%40 = icmp eq i64 %39, 32, !dbg !816
	br i1 %40, label %b1, label %b2, !dbg !816

b1:
	br label %b2, !dbg !816

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !817
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !818
	%43 = mul i64 %32, 4, !dbg !820
	%44 = sub i64 %p1, %43, !dbg !821
	%45 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !819
	%46 = icmp uge i64 %32, %p5, !dbg !819
	%47 = icmp ugt i64 %43, %p1, !dbg !821
	%48 = icmp ugt i64 4, %44, !dbg !822
	%49 = icmp eq i64 %39, 0, !dbg !823
	%50 = or i1 %46, %47, !dbg !823
	%51 = or i1 %50, %48, !dbg !823
	%52 = or i1 %51, %49, !dbg !823
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !823, !prof !30

b2_ok1:
	%53 = load i16, i16 addrspace(1)* %45, align 2, !dbg !819
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %43, !dbg !821
	%55 = mul i64 %34, 7, !dbg !824
	%56 = add i64 %55, 3, !dbg !825
	%57 = icmp eq i64 %39, -1, !dbg !823
	%58 = select i1 %57, i64 1, i64 %39, !dbg !823
	%59 = srem i64 %56, %58, !dbg !823
	%60 = trunc i64 %59 to i32, !dbg !826
	%61 = zext i16 %53 to i32, !dbg !826
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !826
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !826
	%64 = trunc i32 %63 to i16, !dbg !826
	%65 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 0, !dbg !827
	store i16 %64, i16 addrspace(1)* %65, align 2, !dbg !827
	%66 = zext i16 %53 to i32, !dbg !828
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !828
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !828
	%69 = trunc i32 %68 to i16, !dbg !828
	%70 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 1, !dbg !829
	store i16 %69, i16 addrspace(1)* %70, align 2, !dbg !829
	%71 = trunc i64 %41 to i32, !dbg !830
	%72 = zext i16 %53 to i32, !dbg !830
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !830
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !830
	%75 = trunc i32 %74 to i16, !dbg !830
	%76 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 2, !dbg !831
	store i16 %75, i16 addrspace(1)* %76, align 2, !dbg !831
	%77 = trunc i64 %42 to i32, !dbg !832
	%78 = zext i16 %53 to i32, !dbg !832
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !832
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !832
	%81 = trunc i32 %80 to i16, !dbg !832
	%82 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 3, !dbg !833
	store i16 %81, i16 addrspace(1)* %82, align 2, !dbg !833
	%83 = mul i64 %32, 3, !dbg !834
	%84 = sub i64 %p3, %83, !dbg !835
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !835
	%86 = icmp ugt i64 %83, %p3, !dbg !835
	%87 = icmp ugt i64 3, %84, !dbg !836
	%88 = or i1 %86, %87, !dbg !836
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !836, !prof !30

b2_ok5:
	%89 = zext i16 %53 to i32, !dbg !837
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !837
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !838
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !838
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !839
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !839
	%93 = zext i16 %53 to i32, !dbg !840
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !840
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !841
	%95 = sub i64 %32, %34, !dbg !842
	%96 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %95, !dbg !843
	%97 = icmp uge i64 %95, %p5, !dbg !843
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !843, !prof !30

b2_ok7:
	%98 = load i16, i16 addrspace(1)* %96, align 2, !dbg !843
	%99 = zext i16 %98 to i32, !dbg !844
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !844
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !845
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !845
	ret void, !dbg !812

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !819
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !819

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !819
	ret void, !dbg !819

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !821
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !821

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !821
	ret void, !dbg !821

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !822
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !822

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !822
	ret void, !dbg !822

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !823
	ret void, !dbg !823

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !835
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !835

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !835
	ret void, !dbg !835

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !836
	ret void, !dbg !836

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !843
	ret void, !dbg !843
}

define void @ExchangeInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !846 {
entry:
	br label %b0, !dbg !847

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !847
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !847
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !847
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !850, !range !11
	%4 = sext i32 %3 to i64, !dbg !850
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !850, !range !12
	%6 = sext i32 %5 to i64, !dbg !850
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !850, !range !12
	%8 = sext i32 %7 to i64, !dbg !850
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !850, !range !13
	%10 = sext i32 %9 to i64, !dbg !850
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !850, !range !14
	%12 = sext i32 %11 to i64, !dbg !850
	%13 = mul i64 %12, %8, !dbg !850
	%14 = add i64 %6, %13, !dbg !850
	%15 = mul i64 %10, %14, !dbg !850
	%16 = add i64 %4, %15, !dbg !850
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !850, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !850, !range !15
	%19 = mul i32 %17, %18, !dbg !850
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !850, !range !16
	%21 = mul i32 %19, %20, !dbg !850
	%22 = sext i32 %21 to i64, !dbg !850
	%23 = mul i64 %16, %22, !dbg !850
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !850, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !850, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !850, !range !18
	%27 = mul i32 %18, %26, !dbg !850
	%28 = add i32 %25, %27, !dbg !850
	%29 = mul i32 %17, %28, !dbg !850
	%30 = add i32 %24, %29, !dbg !850
	%31 = sext i32 %30 to i64, !dbg !850
	%32 = add i64 %23, %31, !dbg !850
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !851, !range !20
	%34 = sext i32 %33 to i64, !dbg !851
	%35 = and i32 %30, -32, !dbg !852
	%36 = sub i32 %21, %35, !dbg !852
	%37 = icmp slt i32 %36, 32, !dbg !852
	%38 = select i1 %37, i32 %36, i32 32, !dbg !852
	%39 = sext i32 %38 to i64, !dbg !852
	%40 = icmp eq i64 %39, 32, !dbg !853
	br i1 %40, label %b1, label %b2, !dbg !853

b1:
	br label %b2, !dbg !853

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !854
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !855
	%43 = mul i64 %32, 4, !dbg !857
	%44 = sub i64 %p1, %43, !dbg !858
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !856
	%46 = icmp uge i64 %32, %p5, !dbg !856
	%47 = icmp ugt i64 %43, %p1, !dbg !858
	%48 = icmp ugt i64 4, %44, !dbg !859
	%49 = icmp eq i64 %39, 0, !dbg !860
	%50 = or i1 %46, %47, !dbg !860
	%51 = or i1 %50, %48, !dbg !860
	%52 = or i1 %51, %49, !dbg !860
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !860, !prof !30

b2_ok1:
	%53 = load i32, i32 addrspace(1)* %45, align 4, !dbg !856
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %43, !dbg !858
	%55 = mul i64 %34, 7, !dbg !861
	%56 = add i64 %55, 3, !dbg !862
	%57 = icmp eq i64 %39, -1, !dbg !860
	%58 = select i1 %57, i64 1, i64 %39, !dbg !860
	%59 = srem i64 %56, %58, !dbg !860
	%60 = trunc i64 %59 to i32, !dbg !863
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %53, i32 %60, i32 31), !dbg !863
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !863
	%63 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 0, !dbg !864
	store i32 %62, i32 addrspace(1)* %63, align 4, !dbg !864
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %53, i32 3, i32 0), !dbg !865
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !865
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 1, !dbg !866
	store i32 %65, i32 addrspace(1)* %66, align 4, !dbg !866
	%67 = trunc i64 %41 to i32, !dbg !867
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %53, i32 %67, i32 31), !dbg !867
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !867
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 2, !dbg !868
	store i32 %69, i32 addrspace(1)* %70, align 4, !dbg !868
	%71 = trunc i64 %42 to i32, !dbg !869
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %71, i32 31), !dbg !869
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !869
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 3, !dbg !870
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !870
	%75 = mul i64 %32, 3, !dbg !871
	%76 = sub i64 %p3, %75, !dbg !872
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %75, !dbg !872
	%78 = icmp ugt i64 %75, %p3, !dbg !872
	%79 = icmp ugt i64 3, %76, !dbg !873
	%80 = or i1 %78, %79, !dbg !873
	br i1 %80, label %b2_fail5, label %b2_ok5, !dbg !873, !prof !30

b2_ok5:
	%81 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %53) convergent nounwind, !dbg !874
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 0, !dbg !875
	store i32 %81, i32 addrspace(1)* %82, align 4, !dbg !875
	%83 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 1, !dbg !876
	store i32 7, i32 addrspace(1)* %83, align 4, !dbg !876
	%84 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %53) convergent nounwind, !dbg !877
	store i32 %84, i32 addrspace(1)* %83, align 4, !dbg !878
	%85 = sub i64 %32, %34, !dbg !879
	%86 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %85, !dbg !880
	%87 = icmp uge i64 %85, %p5, !dbg !880
	br i1 %87, label %b2_fail7, label %b2_ok7, !dbg !880, !prof !30

b2_ok7:
	%88 = load i32, i32 addrspace(1)* %86, align 4, !dbg !880
	%89 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %88) convergent nounwind, !dbg !881
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 2, !dbg !882
	store i32 %89, i32 addrspace(1)* %90, align 4, !dbg !882
	ret void, !dbg !849

b2_fail1:
	%91 = icmp uge i64 %32, %p5, !dbg !856
	br i1 %91, label %b2_fail2, label %b2_ok2, !dbg !856

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !856
	ret void, !dbg !856

b2_ok2:
	%92 = icmp ugt i64 %43, %p1, !dbg !858
	br i1 %92, label %b2_fail3, label %b2_ok3, !dbg !858

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !858
	ret void, !dbg !858

b2_ok3:
	%93 = icmp ugt i64 4, %44, !dbg !859
	br i1 %93, label %b2_fail4, label %b2_ok4, !dbg !859

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !859
	ret void, !dbg !859

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !860
	ret void, !dbg !860

b2_fail5:
	%94 = icmp ugt i64 %75, %p3, !dbg !872
	br i1 %94, label %b2_fail6, label %b2_ok6, !dbg !872

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %75, i64 %p3), !dbg !872
	ret void, !dbg !872

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %76), !dbg !873
	ret void, !dbg !873

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %85, i64 %p5), !dbg !880
	ret void, !dbg !880
}

define void @NumbersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !883 {
entry:
	br label %b0, !dbg !884

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !884
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !884
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !884
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !887, !range !11
	%4 = sext i32 %3 to i64, !dbg !887
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !887, !range !12
	%6 = sext i32 %5 to i64, !dbg !887
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !887, !range !12
	%8 = sext i32 %7 to i64, !dbg !887
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !887, !range !13
	%10 = sext i32 %9 to i64, !dbg !887
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !887, !range !14
	%12 = sext i32 %11 to i64, !dbg !887
	%13 = mul i64 %12, %8, !dbg !887
	%14 = add i64 %6, %13, !dbg !887
	%15 = mul i64 %10, %14, !dbg !887
	%16 = add i64 %4, %15, !dbg !887
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !887, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !887, !range !15
	%19 = mul i32 %17, %18, !dbg !887
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !887, !range !16
	%21 = mul i32 %19, %20, !dbg !887
	%22 = sext i32 %21 to i64, !dbg !887
	%23 = mul i64 %16, %22, !dbg !887
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !887, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !887, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !887, !range !18
	%27 = mul i32 %18, %26, !dbg !887
	%28 = add i32 %25, %27, !dbg !887
	%29 = mul i32 %17, %28, !dbg !887
	%30 = add i32 %24, %29, !dbg !887
	%31 = sext i32 %30 to i64, !dbg !887
	%32 = add i64 %23, %31, !dbg !887
	%33 = mul i64 %32, 6, !dbg !888
	%34 = sub i64 %p1, %33, !dbg !889
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !889
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !890
	%37 = icmp ugt i64 %33, %p1, !dbg !889
	%38 = icmp uge i64 %32, %p5, !dbg !890
	%39 = icmp ugt i64 6, %34, !dbg !893
	%40 = or i1 %37, %38, !dbg !893
	%41 = or i1 %40, %39, !dbg !893
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !893, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !890
	%43 = and i32 %30, -32, !dbg !900
	%44 = sub i32 %21, %43, !dbg !900
	%45 = icmp slt i32 %44, 32, !dbg !900
	%46 = select i1 %45, i32 %44, i32 32, !dbg !900
	%47 = sext i32 %46 to i64, !dbg !900
	%48 = icmp eq i64 %47, 32, !dbg !901
	%49 = mul i64 %47, 2, !dbg !902
	br label %b1, !dbg !893

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %157, %b39 ], !dbg !893
	%51 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !903
	%52 = getelementptr inbounds [12 x i8], [12 x i8]* %51, i64 0, i64 0, !dbg !903
	%53 = call i32 @__nvvm_reflect(i8* %52), !dbg !903
	%54 = icmp sge i32 %53, 800, !dbg !903
	br i1 %54, label %b2, label %b3, !dbg !903

b2:
	%55 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !904
	br label %b9, !dbg !905

b3:
	br i1 %48, label %b4, label %b6, !dbg !901

b4:
	%56 = phi i32 [ %62, %b5 ], [ %42, %b3 ], !dbg !906
	%57 = phi i64 [ %63, %b5 ], [ 16, %b3 ], !dbg !907
	%58 = icmp sgt i64 %57, 0, !dbg !908
	br i1 %58, label %b5, label %b9, !dbg !908

b5:
	%59 = trunc i64 %57 to i32, !dbg !909
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %56, i32 %59, i32 31), !dbg !909
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !909
	%62 = add i32 %56, %61, !dbg !910
	%63 = sdiv i64 %57, 2, !dbg !911
	br label %b4, !dbg !911

b6:
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !912
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !912
	br label %b7, !dbg !912

b7:
	%66 = phi i32 [ %65, %b6 ], [ %72, %b8 ], !dbg !913
	%67 = phi i64 [ 1, %b6 ], [ %73, %b8 ], !dbg !914
	%68 = icmp slt i64 %67, %47, !dbg !915
	br i1 %68, label %b8, label %b9, !dbg !915

b8:
	%69 = trunc i64 %67 to i32, !dbg !916
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %69, i32 31), !dbg !916
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !916
	%72 = add i32 %66, %71, !dbg !910
	%73 = add i64 %67, 1, !dbg !917
	br label %b7, !dbg !917

b9:
	%74 = phi i32 [ %55, %b2 ], [ %56, %b4 ], [ %66, %b7 ], !dbg !899
	%75 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !918
	store i32 %74, i32 addrspace(1)* %75, align 4, !dbg !918
	br i1 %54, label %b10, label %b11, !dbg !923

b10:
	%76 = call i32 asm sideeffect "redux.sync.min.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !924
	br label %b17, !dbg !925

b11:
	br i1 %48, label %b12, label %b14, !dbg !926

b12:
	%77 = phi i32 [ %84, %b13 ], [ %42, %b11 ], !dbg !927
	%78 = phi i64 [ %85, %b13 ], [ 16, %b11 ], !dbg !928
	%79 = icmp sgt i64 %78, 0, !dbg !929
	br i1 %79, label %b13, label %b17, !dbg !929

b13:
	%80 = trunc i64 %78 to i32, !dbg !930
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %77, i32 %80, i32 31), !dbg !930
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !930
	%83 = icmp slt i32 %77, %82, !dbg !931
	%84 = select i1 %83, i32 %77, i32 %82, !dbg !931
	%85 = sdiv i64 %78, 2, !dbg !932
	br label %b12, !dbg !932

b14:
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !933
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !933
	br label %b15, !dbg !933

b15:
	%88 = phi i32 [ %87, %b14 ], [ %95, %b16 ], !dbg !934
	%89 = phi i64 [ 1, %b14 ], [ %96, %b16 ], !dbg !935
	%90 = icmp slt i64 %89, %47, !dbg !936
	br i1 %90, label %b16, label %b17, !dbg !936

b16:
	%91 = trunc i64 %89 to i32, !dbg !937
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %91, i32 31), !dbg !937
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !937
	%94 = icmp slt i32 %88, %93, !dbg !931
	%95 = select i1 %94, i32 %88, i32 %93, !dbg !931
	%96 = add i64 %89, 1, !dbg !938
	br label %b15, !dbg !938

b17:
	%97 = phi i32 [ %76, %b10 ], [ %77, %b12 ], [ %88, %b15 ], !dbg !922
	br i1 %54, label %b18, label %b19, !dbg !943

b18:
	%98 = call i32 asm sideeffect "redux.sync.max.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !944
	br label %b25, !dbg !945

b19:
	br i1 %48, label %b20, label %b22, !dbg !946

b20:
	%99 = phi i32 [ %106, %b21 ], [ %42, %b19 ], !dbg !947
	%100 = phi i64 [ %107, %b21 ], [ 16, %b19 ], !dbg !948
	%101 = icmp sgt i64 %100, 0, !dbg !949
	br i1 %101, label %b21, label %b25, !dbg !949

b21:
	%102 = trunc i64 %100 to i32, !dbg !950
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %102, i32 31), !dbg !950
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !950
	%105 = icmp sgt i32 %99, %104, !dbg !951
	%106 = select i1 %105, i32 %99, i32 %104, !dbg !951
	%107 = sdiv i64 %100, 2, !dbg !952
	br label %b20, !dbg !952

b22:
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !953
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !953
	br label %b23, !dbg !953

b23:
	%110 = phi i32 [ %109, %b22 ], [ %117, %b24 ], !dbg !954
	%111 = phi i64 [ 1, %b22 ], [ %118, %b24 ], !dbg !955
	%112 = icmp slt i64 %111, %47, !dbg !956
	br i1 %112, label %b24, label %b25, !dbg !956

b24:
	%113 = trunc i64 %111 to i32, !dbg !957
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %113, i32 31), !dbg !957
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !957
	%116 = icmp sgt i32 %110, %115, !dbg !951
	%117 = select i1 %116, i32 %110, i32 %115, !dbg !951
	%118 = add i64 %111, 1, !dbg !958
	br label %b23, !dbg !958

b25:
	%119 = phi i32 [ %98, %b18 ], [ %99, %b20 ], [ %110, %b23 ], !dbg !942
	%120 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !959
	store i32 %97, i32 addrspace(1)* %120, align 4, !dbg !959
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !960
	store i32 %119, i32 addrspace(1)* %121, align 4, !dbg !960
	%122 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !965, !range !20
	%123 = sext i32 %122 to i64, !dbg !965
	br label %b26, !dbg !965

b26:
	%124 = phi i32 [ %42, %b25 ], [ %132, %b29 ], !dbg !966
	%125 = phi i64 [ 1, %b25 ], [ %133, %b29 ], !dbg !967
	%126 = icmp slt i64 %125, 32, !dbg !968
	br i1 %126, label %b27, label %b30, !dbg !968

b27:
	%127 = trunc i64 %125 to i32, !dbg !969
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %124, i32 %127, i32 0), !dbg !969
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !969
	%130 = icmp sge i64 %123, %125, !dbg !970
	br i1 %130, label %b28, label %b29, !dbg !970

b28:
	%131 = add i32 %124, %129, !dbg !971
	br label %b29, !dbg !971

b29:
	%132 = phi i32 [ %124, %b27 ], [ %131, %b28 ], !dbg !966
	%133 = mul i64 %125, 2, !dbg !972
	br label %b26, !dbg !972

b30:
	%134 = phi i32 [ %142, %b33 ], [ %42, %b26 ], !dbg !976
	%135 = phi i64 [ %143, %b33 ], [ 1, %b26 ], !dbg !977
	%136 = icmp slt i64 %135, 32, !dbg !978
	br i1 %136, label %b31, label %b34, !dbg !978

b31:
	%137 = trunc i64 %135 to i32, !dbg !979
	%138 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %134, i32 %137, i32 0), !dbg !979
	%139 = extractvalue { i32, i1 } %138, 0, !dbg !979
	%140 = icmp sge i64 %123, %135, !dbg !980
	br i1 %140, label %b32, label %b33, !dbg !980

b32:
	%141 = add i32 %134, %139, !dbg !981
	br label %b33, !dbg !981

b33:
	%142 = phi i32 [ %134, %b31 ], [ %141, %b32 ], !dbg !976
	%143 = mul i64 %135, 2, !dbg !982
	br label %b30, !dbg !982

b34:
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %134, i32 1, i32 0), !dbg !983
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !983
	%146 = icmp eq i64 %123, 0, !dbg !984
	br i1 %146, label %b36, label %b35, !dbg !984

b35:
	br label %b36, !dbg !985

b36:
	%147 = phi i32 [ 0, %b34 ], [ %145, %b35 ], !dbg !974
	%148 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 3, !dbg !986
	store i32 %124, i32 addrspace(1)* %148, align 4, !dbg !986
	%149 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 4, !dbg !987
	store i32 %147, i32 addrspace(1)* %149, align 4, !dbg !987
	%150 = sdiv i64 %49, 3, !dbg !988
	%151 = icmp slt i64 %150, 0, !dbg !991
	br i1 %151, label %b38, label %b37, !dbg !991

b37:
	%152 = icmp sge i64 %150, %47, !dbg !992
	br i1 %152, label %b38, label %b39, !dbg !992

b38:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !993
	ret void, !dbg !993

b39:
	%153 = trunc i64 %150 to i32, !dbg !994
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %153, i32 31), !dbg !994
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !994
	%156 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 5, !dbg !995
	store i32 %155, i32 addrspace(1)* %156, align 4, !dbg !995
	%157 = add i64 %50, 1, !dbg !995
	%158 = icmp slt i64 %157, 2, !dbg !995
	br i1 %158, label %b1, label %b40, !dbg !995

b40:
	%159 = sub i64 %p3, %33, !dbg !996
	%160 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !996
	%161 = icmp ugt i64 %33, %p3, !dbg !996
	%162 = icmp ugt i64 6, %159, !dbg !999
	%163 = or i1 %161, %162, !dbg !999
	br i1 %163, label %b40_fail1, label %b40_ok1, !dbg !999, !prof !30

b40_ok1:
	%164 = load i32, i32 addrspace(1)* %36, align 4, !dbg !1000
	%165 = add i64 %22, 32, !dbg !1006
	%166 = sub i64 %165, 1, !dbg !1007
	%167 = sub i64 %47, 1, !dbg !1012
	%168 = icmp eq i64 %123, %167, !dbg !1013
	%169 = mul i64 %22, 2, !dbg !1014
	br label %b41, !dbg !999

b41:
	%170 = phi i64 [ 0, %b40_ok1 ], [ %340, %b114 ], !dbg !999
	br i1 %54, label %b42, label %b43, !dbg !1016

b42:
	%171 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %164) convergent nounwind, !dbg !1017
	br label %b49, !dbg !1018

b43:
	br i1 %48, label %b44, label %b46, !dbg !1019

b44:
	%172 = phi i32 [ %178, %b45 ], [ %164, %b43 ], !dbg !1020
	%173 = phi i64 [ %179, %b45 ], [ 16, %b43 ], !dbg !1021
	%174 = icmp sgt i64 %173, 0, !dbg !1022
	br i1 %174, label %b45, label %b49, !dbg !1022

b45:
	%175 = trunc i64 %173 to i32, !dbg !1023
	%176 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %172, i32 %175, i32 31), !dbg !1023
	%177 = extractvalue { i32, i1 } %176, 0, !dbg !1023
	%178 = add i32 %172, %177, !dbg !1024
	%179 = sdiv i64 %173, 2, !dbg !1025
	br label %b44, !dbg !1025

b46:
	%180 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 0, i32 31), !dbg !1026
	%181 = extractvalue { i32, i1 } %180, 0, !dbg !1026
	br label %b47, !dbg !1026

b47:
	%182 = phi i32 [ %181, %b46 ], [ %188, %b48 ], !dbg !1027
	%183 = phi i64 [ 1, %b46 ], [ %189, %b48 ], !dbg !1028
	%184 = icmp slt i64 %183, %47, !dbg !1029
	br i1 %184, label %b48, label %b49, !dbg !1029

b48:
	%185 = trunc i64 %183 to i32, !dbg !1030
	%186 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 %185, i32 31), !dbg !1030
	%187 = extractvalue { i32, i1 } %186, 0, !dbg !1030
	%188 = add i32 %182, %187, !dbg !1024
	%189 = add i64 %183, 1, !dbg !1031
	br label %b47, !dbg !1031

b49:
	%190 = phi i32 [ %171, %b42 ], [ %172, %b44 ], [ %182, %b47 ], !dbg !1015
	%191 = sdiv i64 %166, 32, !dbg !1032
	%192 = icmp eq i64 %191, 1, !dbg !1033
	br i1 %192, label %b55, label %b50, !dbg !1033

b50:
	call void @llvm.nvvm.barrier0(), !dbg !1035
	br i1 %146, label %b51, label %b52, !dbg !1036

b51:
	%193 = sdiv i64 %31, 32, !dbg !1037
	%194 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %193, !dbg !1038
	store i32 %190, i32 addrspace(3)* %194, align 4, !dbg !1038
	br label %b52, !dbg !1038

b52:
	call void @llvm.nvvm.barrier0(), !dbg !1039
	%195 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1040
	%196 = load i32, i32 addrspace(3)* %195, align 4, !dbg !1040
	br label %b53, !dbg !1040

b53:
	%197 = phi i32 [ %196, %b52 ], [ %202, %b54 ], !dbg !1041
	%198 = phi i64 [ 1, %b52 ], [ %203, %b54 ], !dbg !1042
	%199 = icmp slt i64 %198, %191, !dbg !1043
	br i1 %199, label %b54, label %b55, !dbg !1043

b54:
	%200 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %198, !dbg !1044
	%201 = load i32, i32 addrspace(3)* %200, align 4, !dbg !1044
	%202 = add i32 %197, %201, !dbg !1024
	%203 = add i64 %198, 1, !dbg !1045
	br label %b53, !dbg !1045

b55:
	%204 = phi i32 [ %190, %b49 ], [ %197, %b53 ], !dbg !1004
	%205 = getelementptr inbounds i32, i32 addrspace(1)* %160, i64 0, !dbg !1046
	store i32 %204, i32 addrspace(1)* %205, align 4, !dbg !1046
	br i1 %54, label %b56, label %b57, !dbg !1051

b56:
	%206 = call i32 asm sideeffect "redux.sync.min.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %164) convergent nounwind, !dbg !1052
	br label %b63, !dbg !1053

b57:
	br i1 %48, label %b58, label %b60, !dbg !1054

b58:
	%207 = phi i32 [ %214, %b59 ], [ %164, %b57 ], !dbg !1055
	%208 = phi i64 [ %215, %b59 ], [ 16, %b57 ], !dbg !1056
	%209 = icmp sgt i64 %208, 0, !dbg !1057
	br i1 %209, label %b59, label %b63, !dbg !1057

b59:
	%210 = trunc i64 %208 to i32, !dbg !1058
	%211 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %207, i32 %210, i32 31), !dbg !1058
	%212 = extractvalue { i32, i1 } %211, 0, !dbg !1058
	%213 = icmp slt i32 %207, %212, !dbg !1059
	%214 = select i1 %213, i32 %207, i32 %212, !dbg !1059
	%215 = sdiv i64 %208, 2, !dbg !1060
	br label %b58, !dbg !1060

b60:
	%216 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 0, i32 31), !dbg !1061
	%217 = extractvalue { i32, i1 } %216, 0, !dbg !1061
	br label %b61, !dbg !1061

b61:
	%218 = phi i32 [ %217, %b60 ], [ %225, %b62 ], !dbg !1062
	%219 = phi i64 [ 1, %b60 ], [ %226, %b62 ], !dbg !1063
	%220 = icmp slt i64 %219, %47, !dbg !1064
	br i1 %220, label %b62, label %b63, !dbg !1064

b62:
	%221 = trunc i64 %219 to i32, !dbg !1065
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 %221, i32 31), !dbg !1065
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !1065
	%224 = icmp slt i32 %218, %223, !dbg !1059
	%225 = select i1 %224, i32 %218, i32 %223, !dbg !1059
	%226 = add i64 %219, 1, !dbg !1066
	br label %b61, !dbg !1066

b63:
	%227 = phi i32 [ %206, %b56 ], [ %207, %b58 ], [ %218, %b61 ], !dbg !1050
	br i1 %192, label %b69, label %b64, !dbg !1067

b64:
	call void @llvm.nvvm.barrier0(), !dbg !1069
	br i1 %146, label %b65, label %b66, !dbg !1070

b65:
	%228 = sdiv i64 %31, 32, !dbg !1071
	%229 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %228, !dbg !1072
	store i32 %227, i32 addrspace(3)* %229, align 4, !dbg !1072
	br label %b66, !dbg !1072

b66:
	call void @llvm.nvvm.barrier0(), !dbg !1073
	%230 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1074
	%231 = load i32, i32 addrspace(3)* %230, align 4, !dbg !1074
	br label %b67, !dbg !1074

b67:
	%232 = phi i32 [ %231, %b66 ], [ %238, %b68 ], !dbg !1075
	%233 = phi i64 [ 1, %b66 ], [ %239, %b68 ], !dbg !1076
	%234 = icmp slt i64 %233, %191, !dbg !1077
	br i1 %234, label %b68, label %b69, !dbg !1077

b68:
	%235 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %233, !dbg !1078
	%236 = load i32, i32 addrspace(3)* %235, align 4, !dbg !1078
	%237 = icmp slt i32 %232, %236, !dbg !1059
	%238 = select i1 %237, i32 %232, i32 %236, !dbg !1059
	%239 = add i64 %233, 1, !dbg !1079
	br label %b67, !dbg !1079

b69:
	%240 = phi i32 [ %227, %b63 ], [ %232, %b67 ], !dbg !1049
	br i1 %54, label %b70, label %b71, !dbg !1084

b70:
	%241 = call i32 asm sideeffect "redux.sync.max.s32 $0, $1, 0xffffffff;", "=r,r"(i32 %164) convergent nounwind, !dbg !1085
	br label %b77, !dbg !1086

b71:
	br i1 %48, label %b72, label %b74, !dbg !1087

b72:
	%242 = phi i32 [ %249, %b73 ], [ %164, %b71 ], !dbg !1088
	%243 = phi i64 [ %250, %b73 ], [ 16, %b71 ], !dbg !1089
	%244 = icmp sgt i64 %243, 0, !dbg !1090
	br i1 %244, label %b73, label %b77, !dbg !1090

b73:
	%245 = trunc i64 %243 to i32, !dbg !1091
	%246 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %242, i32 %245, i32 31), !dbg !1091
	%247 = extractvalue { i32, i1 } %246, 0, !dbg !1091
	%248 = icmp sgt i32 %242, %247, !dbg !1092
	%249 = select i1 %248, i32 %242, i32 %247, !dbg !1092
	%250 = sdiv i64 %243, 2, !dbg !1093
	br label %b72, !dbg !1093

b74:
	%251 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 0, i32 31), !dbg !1094
	%252 = extractvalue { i32, i1 } %251, 0, !dbg !1094
	br label %b75, !dbg !1094

b75:
	%253 = phi i32 [ %252, %b74 ], [ %260, %b76 ], !dbg !1095
	%254 = phi i64 [ 1, %b74 ], [ %261, %b76 ], !dbg !1096
	%255 = icmp slt i64 %254, %47, !dbg !1097
	br i1 %255, label %b76, label %b77, !dbg !1097

b76:
	%256 = trunc i64 %254 to i32, !dbg !1098
	%257 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 %256, i32 31), !dbg !1098
	%258 = extractvalue { i32, i1 } %257, 0, !dbg !1098
	%259 = icmp sgt i32 %253, %258, !dbg !1092
	%260 = select i1 %259, i32 %253, i32 %258, !dbg !1092
	%261 = add i64 %254, 1, !dbg !1099
	br label %b75, !dbg !1099

b77:
	%262 = phi i32 [ %241, %b70 ], [ %242, %b72 ], [ %253, %b75 ], !dbg !1083
	br i1 %192, label %b83, label %b78, !dbg !1100

b78:
	call void @llvm.nvvm.barrier0(), !dbg !1102
	br i1 %146, label %b79, label %b80, !dbg !1103

b79:
	%263 = sdiv i64 %31, 32, !dbg !1104
	%264 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %263, !dbg !1105
	store i32 %262, i32 addrspace(3)* %264, align 4, !dbg !1105
	br label %b80, !dbg !1105

b80:
	call void @llvm.nvvm.barrier0(), !dbg !1106
	%265 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1107
	%266 = load i32, i32 addrspace(3)* %265, align 4, !dbg !1107
	br label %b81, !dbg !1107

b81:
	%267 = phi i32 [ %266, %b80 ], [ %273, %b82 ], !dbg !1108
	%268 = phi i64 [ 1, %b80 ], [ %274, %b82 ], !dbg !1109
	%269 = icmp slt i64 %268, %191, !dbg !1110
	br i1 %269, label %b82, label %b83, !dbg !1110

b82:
	%270 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %268, !dbg !1111
	%271 = load i32, i32 addrspace(3)* %270, align 4, !dbg !1111
	%272 = icmp sgt i32 %267, %271, !dbg !1092
	%273 = select i1 %272, i32 %267, i32 %271, !dbg !1092
	%274 = add i64 %268, 1, !dbg !1112
	br label %b81, !dbg !1112

b83:
	%275 = phi i32 [ %262, %b77 ], [ %267, %b81 ], !dbg !1082
	%276 = getelementptr inbounds i32, i32 addrspace(1)* %160, i64 1, !dbg !1113
	store i32 %240, i32 addrspace(1)* %276, align 4, !dbg !1113
	%277 = getelementptr inbounds i32, i32 addrspace(1)* %160, i64 2, !dbg !1114
	store i32 %275, i32 addrspace(1)* %277, align 4, !dbg !1114
	br label %b84, !dbg !1115

b84:
	%278 = phi i32 [ %164, %b83 ], [ %286, %b87 ], !dbg !1116
	%279 = phi i64 [ 1, %b83 ], [ %287, %b87 ], !dbg !1117
	%280 = icmp slt i64 %279, 32, !dbg !1118
	br i1 %280, label %b85, label %b88, !dbg !1118

b85:
	%281 = trunc i64 %279 to i32, !dbg !1119
	%282 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %278, i32 %281, i32 0), !dbg !1119
	%283 = extractvalue { i32, i1 } %282, 0, !dbg !1119
	%284 = icmp sge i64 %123, %279, !dbg !1120
	br i1 %284, label %b86, label %b87, !dbg !1120

b86:
	%285 = add i32 %278, %283, !dbg !1121
	br label %b87, !dbg !1121

b87:
	%286 = phi i32 [ %278, %b85 ], [ %285, %b86 ], !dbg !1116
	%287 = mul i64 %279, 2, !dbg !1122
	br label %b84, !dbg !1122

b88:
	br i1 %192, label %b94, label %b89, !dbg !1123

b89:
	%288 = sdiv i64 %31, 32, !dbg !1125
	call void @llvm.nvvm.barrier0(), !dbg !1126
	br i1 %168, label %b90, label %b91, !dbg !1013

b90:
	%289 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %288, !dbg !1127
	store i32 %278, i32 addrspace(3)* %289, align 4, !dbg !1127
	br label %b91, !dbg !1127

b91:
	call void @llvm.nvvm.barrier0(), !dbg !1128
	%290 = icmp slt i64 0, %288, !dbg !1128
	br i1 %290, label %b92, label %b93, !dbg !1128

b92:
	%291 = phi i32 [ %296, %b92_ok1 ], [ 0, %b91 ], !dbg !1129
	%292 = phi i64 [ %297, %b92_ok1 ], [ 0, %b91 ], !dbg !1129
	%293 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %292, !dbg !1130
	%294 = icmp uge i64 %292, 32, !dbg !1130
	br i1 %294, label %b92_fail1, label %b92_ok1, !dbg !1130, !prof !30

b92_ok1:
	%295 = load i32, i32 addrspace(3)* %293, align 4, !dbg !1130
	%296 = add i32 %291, %295, !dbg !1131
	%297 = add i64 %292, 1, !dbg !1131
	%298 = icmp slt i64 %297, %288, !dbg !1131
	br i1 %298, label %b92, label %b93, !dbg !1131

b93:
	%299 = phi i32 [ 0, %b91 ], [ %296, %b92_ok1 ], !dbg !1129
	br label %b94, !dbg !1132

b94:
	%300 = phi i32 [ 0, %b88 ], [ %299, %b93 ], !dbg !1011
	%301 = add i32 %300, %278, !dbg !1133
	br label %b95, !dbg !1137

b95:
	%302 = phi i32 [ %164, %b94 ], [ %310, %b98 ], !dbg !1138
	%303 = phi i64 [ 1, %b94 ], [ %311, %b98 ], !dbg !1139
	%304 = icmp slt i64 %303, 32, !dbg !1140
	br i1 %304, label %b96, label %b99, !dbg !1140

b96:
	%305 = trunc i64 %303 to i32, !dbg !1141
	%306 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %302, i32 %305, i32 0), !dbg !1141
	%307 = extractvalue { i32, i1 } %306, 0, !dbg !1141
	%308 = icmp sge i64 %123, %303, !dbg !1142
	br i1 %308, label %b97, label %b98, !dbg !1142

b97:
	%309 = add i32 %302, %307, !dbg !1143
	br label %b98, !dbg !1143

b98:
	%310 = phi i32 [ %302, %b96 ], [ %309, %b97 ], !dbg !1138
	%311 = mul i64 %303, 2, !dbg !1144
	br label %b95, !dbg !1144

b99:
	br i1 %192, label %b105, label %b100, !dbg !1145

b100:
	%312 = sdiv i64 %31, 32, !dbg !1147
	call void @llvm.nvvm.barrier0(), !dbg !1148
	br i1 %168, label %b101, label %b102, !dbg !1149

b101:
	%313 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %312, !dbg !1150
	store i32 %302, i32 addrspace(3)* %313, align 4, !dbg !1150
	br label %b102, !dbg !1150

b102:
	call void @llvm.nvvm.barrier0(), !dbg !1151
	%314 = icmp slt i64 0, %312, !dbg !1151
	br i1 %314, label %b103, label %b104, !dbg !1151

b103:
	%315 = phi i32 [ %320, %b103_ok1 ], [ 0, %b102 ], !dbg !1152
	%316 = phi i64 [ %321, %b103_ok1 ], [ 0, %b102 ], !dbg !1152
	%317 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %316, !dbg !1153
	%318 = icmp uge i64 %316, 32, !dbg !1153
	br i1 %318, label %b103_fail1, label %b103_ok1, !dbg !1153, !prof !30

b103_ok1:
	%319 = load i32, i32 addrspace(3)* %317, align 4, !dbg !1153
	%320 = add i32 %315, %319, !dbg !1154
	%321 = add i64 %316, 1, !dbg !1154
	%322 = icmp slt i64 %321, %312, !dbg !1154
	br i1 %322, label %b103, label %b104, !dbg !1154

b104:
	%323 = phi i32 [ 0, %b102 ], [ %320, %b103_ok1 ], !dbg !1152
	br label %b105, !dbg !1155

b105:
	%324 = phi i32 [ 0, %b99 ], [ %323, %b104 ], !dbg !1136
	%325 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %302, i32 1, i32 0), !dbg !1156
	%326 = extractvalue { i32, i1 } %325, 0, !dbg !1156
	br i1 %146, label %b107, label %b106, !dbg !1157

b106:
	%327 = add i32 %324, %326, !dbg !1158
	br label %b107, !dbg !1159

b107:
	%328 = phi i32 [ %324, %b105 ], [ %327, %b106 ], !dbg !1135
	%329 = getelementptr inbounds i32, i32 addrspace(1)* %160, i64 3, !dbg !1160
	store i32 %301, i32 addrspace(1)* %329, align 4, !dbg !1160
	%330 = getelementptr inbounds i32, i32 addrspace(1)* %160, i64 4, !dbg !1161
	store i32 %328, i32 addrspace(1)* %330, align 4, !dbg !1161
	%331 = sdiv i64 %169, 3, !dbg !1162
	%332 = icmp sge i64 %331, %22, !dbg !1165
	br i1 %332, label %b108, label %b109, !dbg !1165

b108:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !1166
	ret void, !dbg !1166

b109:
	br i1 %192, label %b110, label %b111, !dbg !1167

b110:
	%333 = trunc i64 %331 to i32, !dbg !1168
	%334 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 %333, i32 31), !dbg !1168
	%335 = extractvalue { i32, i1 } %334, 0, !dbg !1168
	br label %b114, !dbg !1169

b111:
	call void @llvm.nvvm.barrier0(), !dbg !1171
	%336 = icmp eq i64 %31, %331, !dbg !1172
	br i1 %336, label %b112, label %b113, !dbg !1172

b112:
	store i32 %164, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !1173
	br label %b113, !dbg !1173

b113:
	call void @llvm.nvvm.barrier0(), !dbg !1174
	%337 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !1175
	br label %b114, !dbg !1176

b114:
	%338 = phi i32 [ %335, %b110 ], [ %337, %b113 ], !dbg !1164
	%339 = getelementptr inbounds i32, i32 addrspace(1)* %160, i64 5, !dbg !1177
	store i32 %338, i32 addrspace(1)* %339, align 4, !dbg !1177
	%340 = add i64 %170, 1, !dbg !1177
	%341 = icmp slt i64 %340, 2, !dbg !1177
	br i1 %341, label %b41, label %b115, !dbg !1177

b115:
	ret void, !dbg !886

b0_fail1:
	%342 = icmp ugt i64 %33, %p1, !dbg !889
	br i1 %342, label %b0_fail2, label %b0_ok2, !dbg !889

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !889
	ret void, !dbg !889

b0_ok2:
	%343 = icmp uge i64 %32, %p5, !dbg !890
	br i1 %343, label %b0_fail3, label %b0_ok3, !dbg !890

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !890
	ret void, !dbg !890

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !893
	ret void, !dbg !893

b40_fail1:
	%344 = icmp ugt i64 %33, %p3, !dbg !996
	br i1 %344, label %b40_fail2, label %b40_ok2, !dbg !996

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !996
	ret void, !dbg !996

b40_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %159), !dbg !999
	ret void, !dbg !999

b92_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %292, i64 32), !dbg !1130
	ret void, !dbg !1130

b103_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %316, i64 32), !dbg !1153
	ret void, !dbg !1153
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1178 {
entry:
	br label %b0, !dbg !1179

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !1179
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1179
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !1179
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1182, !range !11
	%4 = sext i32 %3 to i64, !dbg !1182
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1182, !range !12
	%6 = sext i32 %5 to i64, !dbg !1182
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1182, !range !12
	%8 = sext i32 %7 to i64, !dbg !1182
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1182, !range !13
	%10 = sext i32 %9 to i64, !dbg !1182
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1182, !range !14
	%12 = sext i32 %11 to i64, !dbg !1182
	%13 = mul i64 %12, %8, !dbg !1182
	%14 = add i64 %6, %13, !dbg !1182
	%15 = mul i64 %10, %14, !dbg !1182
	%16 = add i64 %4, %15, !dbg !1182
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1182, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1182, !range !15
	%19 = mul i32 %17, %18, !dbg !1182
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1182, !range !16
	%21 = mul i32 %19, %20, !dbg !1182
	%22 = sext i32 %21 to i64, !dbg !1182
	%23 = mul i64 %16, %22, !dbg !1182
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1182, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1182, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1182, !range !18
	%27 = mul i32 %18, %26, !dbg !1182
	%28 = add i32 %25, %27, !dbg !1182
	%29 = mul i32 %17, %28, !dbg !1182
	%30 = add i32 %24, %29, !dbg !1182
	%31 = sext i32 %30 to i64, !dbg !1182
	%32 = add i64 %23, %31, !dbg !1182
	%33 = mul i64 %32, 3, !dbg !1183
	%34 = sub i64 %p1, %33, !dbg !1184
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !1184
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !1185
	%37 = icmp ugt i64 %33, %p1, !dbg !1184
	%38 = icmp uge i64 %32, %p5, !dbg !1185
	%39 = icmp ugt i64 3, %34, !dbg !1188
	%40 = or i1 %37, %38, !dbg !1188
	%41 = or i1 %40, %39, !dbg !1188
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !1188, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !1185
	%43 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !1193
	%44 = getelementptr inbounds [12 x i8], [12 x i8]* %43, i64 0, i64 0, !dbg !1193
	%45 = call i32 @__nvvm_reflect(i8* %44), !dbg !1193
	%46 = icmp sge i32 %45, 800, !dbg !1193
	br i1 %46, label %b1, label %b2, !dbg !1193

b1:
	%47 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !1194
	br label %b8, !dbg !1195

b2:
	%48 = and i32 %30, -32, !dbg !1196
	%49 = sub i32 %21, %48, !dbg !1196
	%50 = icmp slt i32 %49, 32, !dbg !1196
	%51 = select i1 %50, i32 %49, i32 32, !dbg !1196
	%52 = sext i32 %51 to i64, !dbg !1196
	%53 = icmp eq i64 %52, 32, !dbg !1197
	br i1 %53, label %b3, label %b5, !dbg !1197

b3:
	%54 = phi i32 [ %42, %b2 ], [ %60, %b4 ], !dbg !1198
	%55 = phi i64 [ 16, %b2 ], [ %61, %b4 ], !dbg !1199
	%56 = icmp sgt i64 %55, 0, !dbg !1200
	br i1 %56, label %b4, label %b8, !dbg !1200

b4:
	%57 = trunc i64 %55 to i32, !dbg !1201
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %54, i32 %57, i32 31), !dbg !1201
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !1201
	%60 = and i32 %54, %59, !dbg !1202
	%61 = sdiv i64 %55, 2, !dbg !1203
	br label %b3, !dbg !1203

b5:
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !1204
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1204
	br label %b6, !dbg !1204

b6:
	%64 = phi i32 [ %63, %b5 ], [ %70, %b7 ], !dbg !1205
	%65 = phi i64 [ 1, %b5 ], [ %71, %b7 ], !dbg !1206
	%66 = icmp slt i64 %65, %52, !dbg !1207
	br i1 %66, label %b7, label %b8, !dbg !1207

b7:
	%67 = trunc i64 %65 to i32, !dbg !1208
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %67, i32 31), !dbg !1208
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !1208
	%70 = and i32 %64, %69, !dbg !1202
	%71 = add i64 %65, 1, !dbg !1209
	br label %b6, !dbg !1209

b8:
	%72 = phi i32 [ %47, %b1 ], [ %54, %b3 ], [ %64, %b6 ], !dbg !1192
	br i1 %46, label %b9, label %b10, !dbg !1214

b9:
	%73 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !1215
	br label %b16, !dbg !1216

b10:
	%74 = and i32 %30, -32, !dbg !1217
	%75 = sub i32 %21, %74, !dbg !1217
	%76 = icmp slt i32 %75, 32, !dbg !1217
	%77 = select i1 %76, i32 %75, i32 32, !dbg !1217
	%78 = sext i32 %77 to i64, !dbg !1217
	%79 = icmp eq i64 %78, 32, !dbg !1218
	br i1 %79, label %b11, label %b13, !dbg !1218

b11:
	%80 = phi i32 [ %42, %b10 ], [ %86, %b12 ], !dbg !1219
	%81 = phi i64 [ 16, %b10 ], [ %87, %b12 ], !dbg !1220
	%82 = icmp sgt i64 %81, 0, !dbg !1221
	br i1 %82, label %b12, label %b16, !dbg !1221

b12:
	%83 = trunc i64 %81 to i32, !dbg !1222
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %80, i32 %83, i32 31), !dbg !1222
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !1222
	%86 = or i32 %80, %85, !dbg !1223
	%87 = sdiv i64 %81, 2, !dbg !1224
	br label %b11, !dbg !1224

b13:
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !1225
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !1225
	br label %b14, !dbg !1225

b14:
	%90 = phi i32 [ %89, %b13 ], [ %96, %b15 ], !dbg !1226
	%91 = phi i64 [ 1, %b13 ], [ %97, %b15 ], !dbg !1227
	%92 = icmp slt i64 %91, %78, !dbg !1228
	br i1 %92, label %b15, label %b16, !dbg !1228

b15:
	%93 = trunc i64 %91 to i32, !dbg !1229
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %93, i32 31), !dbg !1229
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !1229
	%96 = or i32 %90, %95, !dbg !1223
	%97 = add i64 %91, 1, !dbg !1230
	br label %b14, !dbg !1230

b16:
	%98 = phi i32 [ %73, %b9 ], [ %80, %b11 ], [ %90, %b14 ], !dbg !1213
	br i1 %46, label %b17, label %b18, !dbg !1235

b17:
	%99 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !1236
	br label %b24, !dbg !1237

b18:
	%100 = and i32 %30, -32, !dbg !1238
	%101 = sub i32 %21, %100, !dbg !1238
	%102 = icmp slt i32 %101, 32, !dbg !1238
	%103 = select i1 %102, i32 %101, i32 32, !dbg !1238
	%104 = sext i32 %103 to i64, !dbg !1238
	%105 = icmp eq i64 %104, 32, !dbg !1239
	br i1 %105, label %b19, label %b21, !dbg !1239

b19:
	%106 = phi i32 [ %42, %b18 ], [ %112, %b20 ], !dbg !1240
	%107 = phi i64 [ 16, %b18 ], [ %113, %b20 ], !dbg !1241
	%108 = icmp sgt i64 %107, 0, !dbg !1242
	br i1 %108, label %b20, label %b24, !dbg !1242

b20:
	%109 = trunc i64 %107 to i32, !dbg !1243
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %109, i32 31), !dbg !1243
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !1243
	%112 = xor i32 %106, %111, !dbg !1244
	%113 = sdiv i64 %107, 2, !dbg !1245
	br label %b19, !dbg !1245

b21:
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !1246
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !1246
	br label %b22, !dbg !1246

b22:
	%116 = phi i32 [ %115, %b21 ], [ %122, %b23 ], !dbg !1247
	%117 = phi i64 [ 1, %b21 ], [ %123, %b23 ], !dbg !1248
	%118 = icmp slt i64 %117, %104, !dbg !1249
	br i1 %118, label %b23, label %b24, !dbg !1249

b23:
	%119 = trunc i64 %117 to i32, !dbg !1250
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %119, i32 31), !dbg !1250
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !1250
	%122 = xor i32 %116, %121, !dbg !1244
	%123 = add i64 %117, 1, !dbg !1251
	br label %b22, !dbg !1251

b24:
	%124 = phi i32 [ %99, %b17 ], [ %106, %b19 ], [ %116, %b22 ], !dbg !1234
	%125 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !1252
	store i32 %72, i32 addrspace(1)* %125, align 4, !dbg !1252
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !1253
	store i32 %98, i32 addrspace(1)* %126, align 4, !dbg !1253
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !1254
	store i32 %124, i32 addrspace(1)* %127, align 4, !dbg !1254
	%128 = sub i64 %p3, %33, !dbg !1255
	%129 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !1255
	%130 = icmp ugt i64 %33, %p3, !dbg !1255
	%131 = icmp ugt i64 3, %128, !dbg !1258
	%132 = or i1 %130, %131, !dbg !1258
	br i1 %132, label %b24_fail1, label %b24_ok1, !dbg !1258, !prof !30

b24_ok1:
	%133 = load i32, i32 addrspace(1)* %36, align 4, !dbg !1259
	br i1 %46, label %b25, label %b26, !dbg !1264

b25:
	%134 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %133) convergent nounwind, !dbg !1265
	br label %b32, !dbg !1266

b26:
	%135 = and i32 %30, -32, !dbg !1267
	%136 = sub i32 %21, %135, !dbg !1267
	%137 = icmp slt i32 %136, 32, !dbg !1267
	%138 = select i1 %137, i32 %136, i32 32, !dbg !1267
	%139 = sext i32 %138 to i64, !dbg !1267
	%140 = icmp eq i64 %139, 32, !dbg !1268
	br i1 %140, label %b27, label %b29, !dbg !1268

b27:
	%141 = phi i32 [ %133, %b26 ], [ %147, %b28 ], !dbg !1269
	%142 = phi i64 [ 16, %b26 ], [ %148, %b28 ], !dbg !1270
	%143 = icmp sgt i64 %142, 0, !dbg !1271
	br i1 %143, label %b28, label %b32, !dbg !1271

b28:
	%144 = trunc i64 %142 to i32, !dbg !1272
	%145 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %141, i32 %144, i32 31), !dbg !1272
	%146 = extractvalue { i32, i1 } %145, 0, !dbg !1272
	%147 = and i32 %141, %146, !dbg !1273
	%148 = sdiv i64 %142, 2, !dbg !1274
	br label %b27, !dbg !1274

b29:
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 0, i32 31), !dbg !1275
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !1275
	br label %b30, !dbg !1275

b30:
	%151 = phi i32 [ %150, %b29 ], [ %157, %b31 ], !dbg !1276
	%152 = phi i64 [ 1, %b29 ], [ %158, %b31 ], !dbg !1277
	%153 = icmp slt i64 %152, %139, !dbg !1278
	br i1 %153, label %b31, label %b32, !dbg !1278

b31:
	%154 = trunc i64 %152 to i32, !dbg !1279
	%155 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %154, i32 31), !dbg !1279
	%156 = extractvalue { i32, i1 } %155, 0, !dbg !1279
	%157 = and i32 %151, %156, !dbg !1273
	%158 = add i64 %152, 1, !dbg !1280
	br label %b30, !dbg !1280

b32:
	%159 = phi i32 [ %134, %b25 ], [ %141, %b27 ], [ %151, %b30 ], !dbg !1263
	%160 = add i64 %22, 32, !dbg !1282
	%161 = sub i64 %160, 1, !dbg !1283
	%162 = sdiv i64 %161, 32, !dbg !1284
	%163 = icmp eq i64 %162, 1, !dbg !1285
	br i1 %163, label %b38, label %b33, !dbg !1285

b33:
	call void @llvm.nvvm.barrier0(), !dbg !1287
	%164 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1288, !range !20
	%165 = sext i32 %164 to i64, !dbg !1288
	%166 = icmp eq i64 %165, 0, !dbg !1289
	br i1 %166, label %b34, label %b35, !dbg !1289

b34:
	%167 = sdiv i64 %31, 32, !dbg !1290
	%168 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %167, !dbg !1291
	store i32 %159, i32 addrspace(3)* %168, align 4, !dbg !1291
	br label %b35, !dbg !1291

b35:
	call void @llvm.nvvm.barrier0(), !dbg !1292
	%169 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1293
	%170 = load i32, i32 addrspace(3)* %169, align 4, !dbg !1293
	br label %b36, !dbg !1293

b36:
	%171 = phi i32 [ %170, %b35 ], [ %176, %b37 ], !dbg !1294
	%172 = phi i64 [ 1, %b35 ], [ %177, %b37 ], !dbg !1295
	%173 = icmp slt i64 %172, %162, !dbg !1296
	br i1 %173, label %b37, label %b38, !dbg !1296

b37:
	%174 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %172, !dbg !1297
	%175 = load i32, i32 addrspace(3)* %174, align 4, !dbg !1297
	%176 = and i32 %171, %175, !dbg !1273
	%177 = add i64 %172, 1, !dbg !1298
	br label %b36, !dbg !1298

b38:
	%178 = phi i32 [ %159, %b32 ], [ %171, %b36 ], !dbg !1262
	br i1 %46, label %b39, label %b40, !dbg !1303

b39:
	%179 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %133) convergent nounwind, !dbg !1304
	br label %b46, !dbg !1305

b40:
	%180 = and i32 %30, -32, !dbg !1306
	%181 = sub i32 %21, %180, !dbg !1306
	%182 = icmp slt i32 %181, 32, !dbg !1306
	%183 = select i1 %182, i32 %181, i32 32, !dbg !1306
	%184 = sext i32 %183 to i64, !dbg !1306
	%185 = icmp eq i64 %184, 32, !dbg !1307
	br i1 %185, label %b41, label %b43, !dbg !1307

b41:
	%186 = phi i32 [ %133, %b40 ], [ %192, %b42 ], !dbg !1308
	%187 = phi i64 [ 16, %b40 ], [ %193, %b42 ], !dbg !1309
	%188 = icmp sgt i64 %187, 0, !dbg !1310
	br i1 %188, label %b42, label %b46, !dbg !1310

b42:
	%189 = trunc i64 %187 to i32, !dbg !1311
	%190 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %186, i32 %189, i32 31), !dbg !1311
	%191 = extractvalue { i32, i1 } %190, 0, !dbg !1311
	%192 = or i32 %186, %191, !dbg !1312
	%193 = sdiv i64 %187, 2, !dbg !1313
	br label %b41, !dbg !1313

b43:
	%194 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 0, i32 31), !dbg !1314
	%195 = extractvalue { i32, i1 } %194, 0, !dbg !1314
	br label %b44, !dbg !1314

b44:
	%196 = phi i32 [ %195, %b43 ], [ %202, %b45 ], !dbg !1315
	%197 = phi i64 [ 1, %b43 ], [ %203, %b45 ], !dbg !1316
	%198 = icmp slt i64 %197, %184, !dbg !1317
	br i1 %198, label %b45, label %b46, !dbg !1317

b45:
	%199 = trunc i64 %197 to i32, !dbg !1318
	%200 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %199, i32 31), !dbg !1318
	%201 = extractvalue { i32, i1 } %200, 0, !dbg !1318
	%202 = or i32 %196, %201, !dbg !1312
	%203 = add i64 %197, 1, !dbg !1319
	br label %b44, !dbg !1319

b46:
	%204 = phi i32 [ %179, %b39 ], [ %186, %b41 ], [ %196, %b44 ], !dbg !1302
	br i1 %163, label %b52, label %b47, !dbg !1320

b47:
	call void @llvm.nvvm.barrier0(), !dbg !1322
	%205 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1323, !range !20
	%206 = sext i32 %205 to i64, !dbg !1323
	%207 = icmp eq i64 %206, 0, !dbg !1324
	br i1 %207, label %b48, label %b49, !dbg !1324

b48:
	%208 = sdiv i64 %31, 32, !dbg !1325
	%209 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %208, !dbg !1326
	store i32 %204, i32 addrspace(3)* %209, align 4, !dbg !1326
	br label %b49, !dbg !1326

b49:
	call void @llvm.nvvm.barrier0(), !dbg !1327
	%210 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1328
	%211 = load i32, i32 addrspace(3)* %210, align 4, !dbg !1328
	br label %b50, !dbg !1328

b50:
	%212 = phi i32 [ %211, %b49 ], [ %217, %b51 ], !dbg !1329
	%213 = phi i64 [ 1, %b49 ], [ %218, %b51 ], !dbg !1330
	%214 = icmp slt i64 %213, %162, !dbg !1331
	br i1 %214, label %b51, label %b52, !dbg !1331

b51:
	%215 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %213, !dbg !1332
	%216 = load i32, i32 addrspace(3)* %215, align 4, !dbg !1332
	%217 = or i32 %212, %216, !dbg !1312
	%218 = add i64 %213, 1, !dbg !1333
	br label %b50, !dbg !1333

b52:
	%219 = phi i32 [ %204, %b46 ], [ %212, %b50 ], !dbg !1301
	br i1 %46, label %b53, label %b54, !dbg !1338

b53:
	%220 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %133) convergent nounwind, !dbg !1339
	br label %b60, !dbg !1340

b54:
	%221 = and i32 %30, -32, !dbg !1341
	%222 = sub i32 %21, %221, !dbg !1341
	%223 = icmp slt i32 %222, 32, !dbg !1341
	%224 = select i1 %223, i32 %222, i32 32, !dbg !1341
	%225 = sext i32 %224 to i64, !dbg !1341
	%226 = icmp eq i64 %225, 32, !dbg !1342
	br i1 %226, label %b55, label %b57, !dbg !1342

b55:
	%227 = phi i32 [ %133, %b54 ], [ %233, %b56 ], !dbg !1343
	%228 = phi i64 [ 16, %b54 ], [ %234, %b56 ], !dbg !1344
	%229 = icmp sgt i64 %228, 0, !dbg !1345
	br i1 %229, label %b56, label %b60, !dbg !1345

b56:
	%230 = trunc i64 %228 to i32, !dbg !1346
	%231 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %227, i32 %230, i32 31), !dbg !1346
	%232 = extractvalue { i32, i1 } %231, 0, !dbg !1346
	%233 = xor i32 %227, %232, !dbg !1347
	%234 = sdiv i64 %228, 2, !dbg !1348
	br label %b55, !dbg !1348

b57:
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 0, i32 31), !dbg !1349
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !1349
	br label %b58, !dbg !1349

b58:
	%237 = phi i32 [ %236, %b57 ], [ %243, %b59 ], !dbg !1350
	%238 = phi i64 [ 1, %b57 ], [ %244, %b59 ], !dbg !1351
	%239 = icmp slt i64 %238, %225, !dbg !1352
	br i1 %239, label %b59, label %b60, !dbg !1352

b59:
	%240 = trunc i64 %238 to i32, !dbg !1353
	%241 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %240, i32 31), !dbg !1353
	%242 = extractvalue { i32, i1 } %241, 0, !dbg !1353
	%243 = xor i32 %237, %242, !dbg !1347
	%244 = add i64 %238, 1, !dbg !1354
	br label %b58, !dbg !1354

b60:
	%245 = phi i32 [ %220, %b53 ], [ %227, %b55 ], [ %237, %b58 ], !dbg !1337
	br i1 %163, label %b66, label %b61, !dbg !1355

b61:
	call void @llvm.nvvm.barrier0(), !dbg !1357
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1358, !range !20
	%247 = sext i32 %246 to i64, !dbg !1358
	%248 = icmp eq i64 %247, 0, !dbg !1359
	br i1 %248, label %b62, label %b63, !dbg !1359

b62:
	%249 = sdiv i64 %31, 32, !dbg !1360
	%250 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %249, !dbg !1361
	store i32 %245, i32 addrspace(3)* %250, align 4, !dbg !1361
	br label %b63, !dbg !1361

b63:
	call void @llvm.nvvm.barrier0(), !dbg !1362
	%251 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 0, !dbg !1363
	%252 = load i32, i32 addrspace(3)* %251, align 4, !dbg !1363
	br label %b64, !dbg !1363

b64:
	%253 = phi i32 [ %252, %b63 ], [ %258, %b65 ], !dbg !1364
	%254 = phi i64 [ 1, %b63 ], [ %259, %b65 ], !dbg !1365
	%255 = icmp slt i64 %254, %162, !dbg !1366
	br i1 %255, label %b65, label %b66, !dbg !1366

b65:
	%256 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_2, i64 0, i64 %254, !dbg !1367
	%257 = load i32, i32 addrspace(3)* %256, align 4, !dbg !1367
	%258 = xor i32 %253, %257, !dbg !1347
	%259 = add i64 %254, 1, !dbg !1368
	br label %b64, !dbg !1368

b66:
	%260 = phi i32 [ %245, %b60 ], [ %253, %b64 ], !dbg !1336
	%261 = getelementptr inbounds i32, i32 addrspace(1)* %129, i64 0, !dbg !1369
	store i32 %178, i32 addrspace(1)* %261, align 4, !dbg !1369
	%262 = getelementptr inbounds i32, i32 addrspace(1)* %129, i64 1, !dbg !1370
	store i32 %219, i32 addrspace(1)* %262, align 4, !dbg !1370
	%263 = getelementptr inbounds i32, i32 addrspace(1)* %129, i64 2, !dbg !1371
	store i32 %260, i32 addrspace(1)* %263, align 4, !dbg !1371
	ret void, !dbg !1181

b0_fail1:
	%264 = icmp ugt i64 %33, %p1, !dbg !1184
	br i1 %264, label %b0_fail2, label %b0_ok2, !dbg !1184

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !1184
	ret void, !dbg !1184

b0_ok2:
	%265 = icmp uge i64 %32, %p5, !dbg !1185
	br i1 %265, label %b0_fail3, label %b0_ok3, !dbg !1185

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !1185
	ret void, !dbg !1185

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !1188
	ret void, !dbg !1188

b24_fail1:
	%266 = icmp ugt i64 %33, %p3, !dbg !1255
	br i1 %266, label %b24_fail2, label %b24_ok2, !dbg !1255

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !1255
	ret void, !dbg !1255

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %128), !dbg !1258
	ret void, !dbg !1258
}

define void @ExchangeInt64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1372 {
entry:
	br label %b0, !dbg !1373

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1373
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1373
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1373
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1376, !range !11
	%4 = sext i32 %3 to i64, !dbg !1376
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1376, !range !12
	%6 = sext i32 %5 to i64, !dbg !1376
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1376, !range !12
	%8 = sext i32 %7 to i64, !dbg !1376
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1376, !range !13
	%10 = sext i32 %9 to i64, !dbg !1376
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1376, !range !14
	%12 = sext i32 %11 to i64, !dbg !1376
	%13 = mul i64 %12, %8, !dbg !1376
	%14 = add i64 %6, %13, !dbg !1376
	%15 = mul i64 %10, %14, !dbg !1376
	%16 = add i64 %4, %15, !dbg !1376
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1376, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1376, !range !15
	%19 = mul i32 %17, %18, !dbg !1376
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1376, !range !16
	%21 = mul i32 %19, %20, !dbg !1376
	%22 = sext i32 %21 to i64, !dbg !1376
	%23 = mul i64 %16, %22, !dbg !1376
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1376, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1376, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1376, !range !18
	%27 = mul i32 %18, %26, !dbg !1376
	%28 = add i32 %25, %27, !dbg !1376
	%29 = mul i32 %17, %28, !dbg !1376
	%30 = add i32 %24, %29, !dbg !1376
	%31 = sext i32 %30 to i64, !dbg !1376
	%32 = add i64 %23, %31, !dbg !1376
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1377, !range !20
	%34 = sext i32 %33 to i64, !dbg !1377
	%35 = and i32 %30, -32, !dbg !1378
	%36 = sub i32 %21, %35, !dbg !1378
	%37 = icmp slt i32 %36, 32, !dbg !1378
	%38 = select i1 %37, i32 %36, i32 32, !dbg !1378
	%39 = sext i32 %38 to i64, !dbg !1378
	%40 = icmp eq i64 %39, 32, !dbg !1379
	br i1 %40, label %b1, label %b2, !dbg !1379

b1:
	br label %b2, !dbg !1379

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1380
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1381
	%43 = mul i64 %32, 4, !dbg !1383
	%44 = sub i64 %p1, %43, !dbg !1384
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1382
	%46 = icmp uge i64 %32, %p5, !dbg !1382
	%47 = icmp ugt i64 %43, %p1, !dbg !1384
	%48 = icmp ugt i64 4, %44, !dbg !1385
	%49 = icmp eq i64 %39, 0, !dbg !1386
	%50 = or i1 %46, %47, !dbg !1386
	%51 = or i1 %50, %48, !dbg !1386
	%52 = or i1 %51, %49, !dbg !1386
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1386, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !1382
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !1384
	%55 = mul i64 %34, 7, !dbg !1387
	%56 = add i64 %55, 3, !dbg !1388
	%57 = icmp eq i64 %39, -1, !dbg !1386
	%58 = select i1 %57, i64 1, i64 %39, !dbg !1386
	%59 = srem i64 %56, %58, !dbg !1386
	%60 = trunc i64 %59 to i32, !dbg !1389
	%61 = trunc i64 %53 to i32, !dbg !1389
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !1389
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1389
	%64 = lshr i64 %53, 32, !dbg !1389
	%65 = trunc i64 %64 to i32, !dbg !1389
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !1389
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !1389
	%68 = zext i32 %67 to i64, !dbg !1389
	%69 = shl i64 %68, 32, !dbg !1389
	%70 = zext i32 %63 to i64, !dbg !1389
	%71 = or i64 %70, %69, !dbg !1389
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !1390
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !1390
	%73 = trunc i64 %53 to i32, !dbg !1391
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !1391
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !1391
	%76 = lshr i64 %53, 32, !dbg !1391
	%77 = trunc i64 %76 to i32, !dbg !1391
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !1391
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !1391
	%80 = zext i32 %79 to i64, !dbg !1391
	%81 = shl i64 %80, 32, !dbg !1391
	%82 = zext i32 %75 to i64, !dbg !1391
	%83 = or i64 %82, %81, !dbg !1391
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !1392
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !1392
	%85 = trunc i64 %41 to i32, !dbg !1393
	%86 = trunc i64 %53 to i32, !dbg !1393
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !1393
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1393
	%89 = lshr i64 %53, 32, !dbg !1393
	%90 = trunc i64 %89 to i32, !dbg !1393
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !1393
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1393
	%93 = zext i32 %92 to i64, !dbg !1393
	%94 = shl i64 %93, 32, !dbg !1393
	%95 = zext i32 %88 to i64, !dbg !1393
	%96 = or i64 %95, %94, !dbg !1393
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !1394
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !1394
	%98 = trunc i64 %42 to i32, !dbg !1395
	%99 = trunc i64 %53 to i32, !dbg !1395
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !1395
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !1395
	%102 = lshr i64 %53, 32, !dbg !1395
	%103 = trunc i64 %102 to i32, !dbg !1395
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !1395
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !1395
	%106 = zext i32 %105 to i64, !dbg !1395
	%107 = shl i64 %106, 32, !dbg !1395
	%108 = zext i32 %101 to i64, !dbg !1395
	%109 = or i64 %108, %107, !dbg !1395
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !1396
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !1396
	%111 = mul i64 %32, 3, !dbg !1397
	%112 = sub i64 %p3, %111, !dbg !1398
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !1398
	%114 = icmp ugt i64 %111, %p3, !dbg !1398
	%115 = icmp ugt i64 3, %112, !dbg !1399
	%116 = or i1 %114, %115, !dbg !1399
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !1399, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !1400
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !1401
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !1401
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !1402
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !1402
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !1403
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !1404
	%121 = sub i64 %32, %34, !dbg !1405
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !1406
	%123 = icmp uge i64 %121, %p5, !dbg !1406
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !1406, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !1406
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !1407
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !1408
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !1408
	ret void, !dbg !1375

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !1382
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !1382

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !1382
	ret void, !dbg !1382

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !1384
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !1384

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !1384
	ret void, !dbg !1384

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !1385
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !1385

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !1385
	ret void, !dbg !1385

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !1386
	ret void, !dbg !1386

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !1398
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !1398

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %111, i64 %p3), !dbg !1398
	ret void, !dbg !1398

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %112), !dbg !1399
	ret void, !dbg !1399

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %121, i64 %p5), !dbg !1406
	ret void, !dbg !1406
}

define void @NumbersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1409 {
entry:
	br label %b0, !dbg !1410

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1410
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !1410
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1410
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1413, !range !11
	%4 = sext i32 %3 to i64, !dbg !1413
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1413, !range !12
	%6 = sext i32 %5 to i64, !dbg !1413
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1413, !range !12
	%8 = sext i32 %7 to i64, !dbg !1413
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1413, !range !13
	%10 = sext i32 %9 to i64, !dbg !1413
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1413, !range !14
	%12 = sext i32 %11 to i64, !dbg !1413
	%13 = mul i64 %12, %8, !dbg !1413
	%14 = add i64 %6, %13, !dbg !1413
	%15 = mul i64 %10, %14, !dbg !1413
	%16 = add i64 %4, %15, !dbg !1413
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1413, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1413, !range !15
	%19 = mul i32 %17, %18, !dbg !1413
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1413, !range !16
	%21 = mul i32 %19, %20, !dbg !1413
	%22 = sext i32 %21 to i64, !dbg !1413
	%23 = mul i64 %16, %22, !dbg !1413
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1413, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1413, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1413, !range !18
	%27 = mul i32 %18, %26, !dbg !1413
	%28 = add i32 %25, %27, !dbg !1413
	%29 = mul i32 %17, %28, !dbg !1413
	%30 = add i32 %24, %29, !dbg !1413
	%31 = sext i32 %30 to i64, !dbg !1413
	%32 = add i64 %23, %31, !dbg !1413
	%33 = mul i64 %32, 6, !dbg !1414
	%34 = sub i64 %p1, %33, !dbg !1415
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !1415
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1416
	%37 = icmp ugt i64 %33, %p1, !dbg !1415
	%38 = icmp uge i64 %32, %p5, !dbg !1416
	%39 = icmp ugt i64 6, %34, !dbg !1419
	%40 = or i1 %37, %38, !dbg !1419
	%41 = or i1 %40, %39, !dbg !1419
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !1419, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1416
	%43 = and i32 %30, -32, !dbg !1426
	%44 = sub i32 %21, %43, !dbg !1426
	%45 = icmp slt i32 %44, 32, !dbg !1426
	%46 = select i1 %45, i32 %44, i32 32, !dbg !1426
	%47 = sext i32 %46 to i64, !dbg !1426
	%48 = icmp eq i64 %47, 32, !dbg !1427
	%49 = mul i64 %47, 2, !dbg !1428
	br label %b1, !dbg !1419

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %267, %b33 ], !dbg !1419
	br i1 %48, label %b2, label %b4, !dbg !1427

b2:
	%51 = phi i64 [ %66, %b3 ], [ %42, %b1 ], !dbg !1429
	%52 = phi i64 [ %67, %b3 ], [ 16, %b1 ], !dbg !1430
	%53 = icmp sgt i64 %52, 0, !dbg !1431
	br i1 %53, label %b3, label %b7, !dbg !1431

b3:
	%54 = trunc i64 %52 to i32, !dbg !1432
	%55 = trunc i64 %51 to i32, !dbg !1432
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !1432
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !1432
	%58 = lshr i64 %51, 32, !dbg !1432
	%59 = trunc i64 %58 to i32, !dbg !1432
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %59, i32 %54, i32 31), !dbg !1432
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !1432
	%62 = zext i32 %61 to i64, !dbg !1432
	%63 = shl i64 %62, 32, !dbg !1432
	%64 = zext i32 %57 to i64, !dbg !1432
	%65 = or i64 %64, %63, !dbg !1432
	%66 = add i64 %51, %65, !dbg !1433
	%67 = sdiv i64 %52, 2, !dbg !1434
	br label %b2, !dbg !1434

b4:
	%68 = trunc i64 %42 to i32, !dbg !1435
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %68, i32 0, i32 31), !dbg !1435
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !1435
	%71 = lshr i64 %42, 32, !dbg !1435
	%72 = trunc i64 %71 to i32, !dbg !1435
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !1435
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !1435
	%75 = zext i32 %74 to i64, !dbg !1435
	%76 = shl i64 %75, 32, !dbg !1435
	%77 = zext i32 %70 to i64, !dbg !1435
	%78 = or i64 %77, %76, !dbg !1435
	br label %b5, !dbg !1435

b5:
	%79 = phi i64 [ %78, %b4 ], [ %94, %b6 ], !dbg !1436
	%80 = phi i64 [ 1, %b4 ], [ %95, %b6 ], !dbg !1437
	%81 = icmp slt i64 %80, %47, !dbg !1438
	br i1 %81, label %b6, label %b7, !dbg !1438

b6:
	%82 = trunc i64 %80 to i32, !dbg !1439
	%83 = trunc i64 %42 to i32, !dbg !1439
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %83, i32 %82, i32 31), !dbg !1439
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !1439
	%86 = lshr i64 %42, 32, !dbg !1439
	%87 = trunc i64 %86 to i32, !dbg !1439
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %87, i32 %82, i32 31), !dbg !1439
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !1439
	%90 = zext i32 %89 to i64, !dbg !1439
	%91 = shl i64 %90, 32, !dbg !1439
	%92 = zext i32 %85 to i64, !dbg !1439
	%93 = or i64 %92, %91, !dbg !1439
	%94 = add i64 %79, %93, !dbg !1433
	%95 = add i64 %80, 1, !dbg !1440
	br label %b5, !dbg !1440

b7:
	%96 = phi i64 [ %51, %b2 ], [ %79, %b5 ], !dbg !1425
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !1441
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !1441
	br i1 %48, label %b8, label %b10, !dbg !1446

b8:
	%98 = phi i64 [ %114, %b9 ], [ %42, %b7 ], !dbg !1447
	%99 = phi i64 [ %115, %b9 ], [ 16, %b7 ], !dbg !1448
	%100 = icmp sgt i64 %99, 0, !dbg !1449
	br i1 %100, label %b9, label %b13, !dbg !1449

b9:
	%101 = trunc i64 %99 to i32, !dbg !1450
	%102 = trunc i64 %98 to i32, !dbg !1450
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %102, i32 %101, i32 31), !dbg !1450
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !1450
	%105 = lshr i64 %98, 32, !dbg !1450
	%106 = trunc i64 %105 to i32, !dbg !1450
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %101, i32 31), !dbg !1450
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !1450
	%109 = zext i32 %108 to i64, !dbg !1450
	%110 = shl i64 %109, 32, !dbg !1450
	%111 = zext i32 %104 to i64, !dbg !1450
	%112 = or i64 %111, %110, !dbg !1450
	%113 = icmp slt i64 %98, %112, !dbg !1451
	%114 = select i1 %113, i64 %98, i64 %112, !dbg !1451
	%115 = sdiv i64 %99, 2, !dbg !1452
	br label %b8, !dbg !1452

b10:
	%116 = trunc i64 %42 to i32, !dbg !1453
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %116, i32 0, i32 31), !dbg !1453
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !1453
	%119 = lshr i64 %42, 32, !dbg !1453
	%120 = trunc i64 %119 to i32, !dbg !1453
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %120, i32 0, i32 31), !dbg !1453
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !1453
	%123 = zext i32 %122 to i64, !dbg !1453
	%124 = shl i64 %123, 32, !dbg !1453
	%125 = zext i32 %118 to i64, !dbg !1453
	%126 = or i64 %125, %124, !dbg !1453
	br label %b11, !dbg !1453

b11:
	%127 = phi i64 [ %126, %b10 ], [ %143, %b12 ], !dbg !1454
	%128 = phi i64 [ 1, %b10 ], [ %144, %b12 ], !dbg !1455
	%129 = icmp slt i64 %128, %47, !dbg !1456
	br i1 %129, label %b12, label %b13, !dbg !1456

b12:
	%130 = trunc i64 %128 to i32, !dbg !1457
	%131 = trunc i64 %42 to i32, !dbg !1457
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %130, i32 31), !dbg !1457
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !1457
	%134 = lshr i64 %42, 32, !dbg !1457
	%135 = trunc i64 %134 to i32, !dbg !1457
	%136 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %135, i32 %130, i32 31), !dbg !1457
	%137 = extractvalue { i32, i1 } %136, 0, !dbg !1457
	%138 = zext i32 %137 to i64, !dbg !1457
	%139 = shl i64 %138, 32, !dbg !1457
	%140 = zext i32 %133 to i64, !dbg !1457
	%141 = or i64 %140, %139, !dbg !1457
	%142 = icmp slt i64 %127, %141, !dbg !1451
	%143 = select i1 %142, i64 %127, i64 %141, !dbg !1451
	%144 = add i64 %128, 1, !dbg !1458
	br label %b11, !dbg !1458

b13:
	%145 = phi i64 [ %98, %b8 ], [ %127, %b11 ], !dbg !1445
	br i1 %48, label %b14, label %b16, !dbg !1463

b14:
	%146 = phi i64 [ %162, %b15 ], [ %42, %b13 ], !dbg !1464
	%147 = phi i64 [ %163, %b15 ], [ 16, %b13 ], !dbg !1465
	%148 = icmp sgt i64 %147, 0, !dbg !1466
	br i1 %148, label %b15, label %b19, !dbg !1466

b15:
	%149 = trunc i64 %147 to i32, !dbg !1467
	%150 = trunc i64 %146 to i32, !dbg !1467
	%151 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %150, i32 %149, i32 31), !dbg !1467
	%152 = extractvalue { i32, i1 } %151, 0, !dbg !1467
	%153 = lshr i64 %146, 32, !dbg !1467
	%154 = trunc i64 %153 to i32, !dbg !1467
	%155 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %154, i32 %149, i32 31), !dbg !1467
	%156 = extractvalue { i32, i1 } %155, 0, !dbg !1467
	%157 = zext i32 %156 to i64, !dbg !1467
	%158 = shl i64 %157, 32, !dbg !1467
	%159 = zext i32 %152 to i64, !dbg !1467
	%160 = or i64 %159, %158, !dbg !1467
	%161 = icmp sgt i64 %146, %160, !dbg !1468
	%162 = select i1 %161, i64 %146, i64 %160, !dbg !1468
	%163 = sdiv i64 %147, 2, !dbg !1469
	br label %b14, !dbg !1469

b16:
	%164 = trunc i64 %42 to i32, !dbg !1470
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 0, i32 31), !dbg !1470
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !1470
	%167 = lshr i64 %42, 32, !dbg !1470
	%168 = trunc i64 %167 to i32, !dbg !1470
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %168, i32 0, i32 31), !dbg !1470
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !1470
	%171 = zext i32 %170 to i64, !dbg !1470
	%172 = shl i64 %171, 32, !dbg !1470
	%173 = zext i32 %166 to i64, !dbg !1470
	%174 = or i64 %173, %172, !dbg !1470
	br label %b17, !dbg !1470

b17:
	%175 = phi i64 [ %174, %b16 ], [ %191, %b18 ], !dbg !1471
	%176 = phi i64 [ 1, %b16 ], [ %192, %b18 ], !dbg !1472
	%177 = icmp slt i64 %176, %47, !dbg !1473
	br i1 %177, label %b18, label %b19, !dbg !1473

b18:
	%178 = trunc i64 %176 to i32, !dbg !1474
	%179 = trunc i64 %42 to i32, !dbg !1474
	%180 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %179, i32 %178, i32 31), !dbg !1474
	%181 = extractvalue { i32, i1 } %180, 0, !dbg !1474
	%182 = lshr i64 %42, 32, !dbg !1474
	%183 = trunc i64 %182 to i32, !dbg !1474
	%184 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 %178, i32 31), !dbg !1474
	%185 = extractvalue { i32, i1 } %184, 0, !dbg !1474
	%186 = zext i32 %185 to i64, !dbg !1474
	%187 = shl i64 %186, 32, !dbg !1474
	%188 = zext i32 %181 to i64, !dbg !1474
	%189 = or i64 %188, %187, !dbg !1474
	%190 = icmp sgt i64 %175, %189, !dbg !1468
	%191 = select i1 %190, i64 %175, i64 %189, !dbg !1468
	%192 = add i64 %176, 1, !dbg !1475
	br label %b17, !dbg !1475

b19:
	%193 = phi i64 [ %146, %b14 ], [ %175, %b17 ], !dbg !1462
	%194 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !1476
	store i64 %145, i64 addrspace(1)* %194, align 8, !dbg !1476
	%195 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !1477
	store i64 %193, i64 addrspace(1)* %195, align 8, !dbg !1477
	%196 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1482, !range !20
	%197 = sext i32 %196 to i64, !dbg !1482
	br label %b20, !dbg !1482

b20:
	%198 = phi i64 [ %42, %b19 ], [ %215, %b23 ], !dbg !1483
	%199 = phi i64 [ 1, %b19 ], [ %216, %b23 ], !dbg !1484
	%200 = icmp slt i64 %199, 32, !dbg !1485
	br i1 %200, label %b21, label %b24, !dbg !1485

b21:
	%201 = trunc i64 %199 to i32, !dbg !1486
	%202 = trunc i64 %198 to i32, !dbg !1486
	%203 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %202, i32 %201, i32 0), !dbg !1486
	%204 = extractvalue { i32, i1 } %203, 0, !dbg !1486
	%205 = lshr i64 %198, 32, !dbg !1486
	%206 = trunc i64 %205 to i32, !dbg !1486
	%207 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %206, i32 %201, i32 0), !dbg !1486
	%208 = extractvalue { i32, i1 } %207, 0, !dbg !1486
	%209 = zext i32 %208 to i64, !dbg !1486
	%210 = shl i64 %209, 32, !dbg !1486
	%211 = zext i32 %204 to i64, !dbg !1486
	%212 = or i64 %211, %210, !dbg !1486
	%213 = icmp sge i64 %197, %199, !dbg !1487
	br i1 %213, label %b22, label %b23, !dbg !1487

b22:
	%214 = add i64 %198, %212, !dbg !1488
	br label %b23, !dbg !1488

b23:
	%215 = phi i64 [ %198, %b21 ], [ %214, %b22 ], !dbg !1483
	%216 = mul i64 %199, 2, !dbg !1489
	br label %b20, !dbg !1489

b24:
	%217 = phi i64 [ %234, %b27 ], [ %42, %b20 ], !dbg !1493
	%218 = phi i64 [ %235, %b27 ], [ 1, %b20 ], !dbg !1494
	%219 = icmp slt i64 %218, 32, !dbg !1495
	br i1 %219, label %b25, label %b28, !dbg !1495

b25:
	%220 = trunc i64 %218 to i32, !dbg !1496
	%221 = trunc i64 %217 to i32, !dbg !1496
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %221, i32 %220, i32 0), !dbg !1496
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !1496
	%224 = lshr i64 %217, 32, !dbg !1496
	%225 = trunc i64 %224 to i32, !dbg !1496
	%226 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %225, i32 %220, i32 0), !dbg !1496
	%227 = extractvalue { i32, i1 } %226, 0, !dbg !1496
	%228 = zext i32 %227 to i64, !dbg !1496
	%229 = shl i64 %228, 32, !dbg !1496
	%230 = zext i32 %223 to i64, !dbg !1496
	%231 = or i64 %230, %229, !dbg !1496
	%232 = icmp sge i64 %197, %218, !dbg !1497
	br i1 %232, label %b26, label %b27, !dbg !1497

b26:
	%233 = add i64 %217, %231, !dbg !1498
	br label %b27, !dbg !1498

b27:
	%234 = phi i64 [ %217, %b25 ], [ %233, %b26 ], !dbg !1493
	%235 = mul i64 %218, 2, !dbg !1499
	br label %b24, !dbg !1499

b28:
	%236 = trunc i64 %217 to i32, !dbg !1500
	%237 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %236, i32 1, i32 0), !dbg !1500
	%238 = extractvalue { i32, i1 } %237, 0, !dbg !1500
	%239 = lshr i64 %217, 32, !dbg !1500
	%240 = trunc i64 %239 to i32, !dbg !1500
	%241 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %240, i32 1, i32 0), !dbg !1500
	%242 = extractvalue { i32, i1 } %241, 0, !dbg !1500
	%243 = zext i32 %242 to i64, !dbg !1500
	%244 = shl i64 %243, 32, !dbg !1500
	%245 = zext i32 %238 to i64, !dbg !1500
	%246 = or i64 %245, %244, !dbg !1500
	%247 = icmp eq i64 %197, 0, !dbg !1501
	br i1 %247, label %b30, label %b29, !dbg !1501

b29:
	br label %b30, !dbg !1502

b30:
	%248 = phi i64 [ 0, %b28 ], [ %246, %b29 ], !dbg !1491
	%249 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 3, !dbg !1503
	store i64 %198, i64 addrspace(1)* %249, align 8, !dbg !1503
	%250 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 4, !dbg !1504
	store i64 %248, i64 addrspace(1)* %250, align 8, !dbg !1504
	%251 = sdiv i64 %49, 3, !dbg !1505
	%252 = icmp slt i64 %251, 0, !dbg !1508
	br i1 %252, label %b32, label %b31, !dbg !1508

b31:
	%253 = icmp sge i64 %251, %47, !dbg !1509
	br i1 %253, label %b32, label %b33, !dbg !1509

b32:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !1510
	ret void, !dbg !1510

b33:
	%254 = trunc i64 %251 to i32, !dbg !1511
	%255 = trunc i64 %42 to i32, !dbg !1511
	%256 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %255, i32 %254, i32 31), !dbg !1511
	%257 = extractvalue { i32, i1 } %256, 0, !dbg !1511
	%258 = lshr i64 %42, 32, !dbg !1511
	%259 = trunc i64 %258 to i32, !dbg !1511
	%260 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %259, i32 %254, i32 31), !dbg !1511
	%261 = extractvalue { i32, i1 } %260, 0, !dbg !1511
	%262 = zext i32 %261 to i64, !dbg !1511
	%263 = shl i64 %262, 32, !dbg !1511
	%264 = zext i32 %257 to i64, !dbg !1511
	%265 = or i64 %264, %263, !dbg !1511
	%266 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 5, !dbg !1512
	store i64 %265, i64 addrspace(1)* %266, align 8, !dbg !1512
	%267 = add i64 %50, 1, !dbg !1512
	%268 = icmp slt i64 %267, 2, !dbg !1512
	br i1 %268, label %b1, label %b34, !dbg !1512

b34:
	%269 = sub i64 %p3, %33, !dbg !1513
	%270 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !1513
	%271 = icmp ugt i64 %33, %p3, !dbg !1513
	%272 = icmp ugt i64 6, %269, !dbg !1516
	%273 = or i1 %271, %272, !dbg !1516
	br i1 %273, label %b34_fail1, label %b34_ok1, !dbg !1516, !prof !30

b34_ok1:
	%274 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1517
	%275 = add i64 %22, 32, !dbg !1523
	%276 = sub i64 %275, 1, !dbg !1524
	%277 = sub i64 %47, 1, !dbg !1529
	%278 = icmp eq i64 %197, %277, !dbg !1530
	%279 = mul i64 %22, 2, !dbg !1531
	br label %b35, !dbg !1516

b35:
	%280 = phi i64 [ 0, %b34_ok1 ], [ %564, %b102 ], !dbg !1516
	br i1 %48, label %b36, label %b38, !dbg !1533

b36:
	%281 = phi i64 [ %296, %b37 ], [ %274, %b35 ], !dbg !1534
	%282 = phi i64 [ %297, %b37 ], [ 16, %b35 ], !dbg !1535
	%283 = icmp sgt i64 %282, 0, !dbg !1536
	br i1 %283, label %b37, label %b41, !dbg !1536

b37:
	%284 = trunc i64 %282 to i32, !dbg !1537
	%285 = trunc i64 %281 to i32, !dbg !1537
	%286 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %285, i32 %284, i32 31), !dbg !1537
	%287 = extractvalue { i32, i1 } %286, 0, !dbg !1537
	%288 = lshr i64 %281, 32, !dbg !1537
	%289 = trunc i64 %288 to i32, !dbg !1537
	%290 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %289, i32 %284, i32 31), !dbg !1537
	%291 = extractvalue { i32, i1 } %290, 0, !dbg !1537
	%292 = zext i32 %291 to i64, !dbg !1537
	%293 = shl i64 %292, 32, !dbg !1537
	%294 = zext i32 %287 to i64, !dbg !1537
	%295 = or i64 %294, %293, !dbg !1537
	%296 = add i64 %281, %295, !dbg !1538
	%297 = sdiv i64 %282, 2, !dbg !1539
	br label %b36, !dbg !1539

b38:
	%298 = trunc i64 %274 to i32, !dbg !1540
	%299 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %298, i32 0, i32 31), !dbg !1540
	%300 = extractvalue { i32, i1 } %299, 0, !dbg !1540
	%301 = lshr i64 %274, 32, !dbg !1540
	%302 = trunc i64 %301 to i32, !dbg !1540
	%303 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %302, i32 0, i32 31), !dbg !1540
	%304 = extractvalue { i32, i1 } %303, 0, !dbg !1540
	%305 = zext i32 %304 to i64, !dbg !1540
	%306 = shl i64 %305, 32, !dbg !1540
	%307 = zext i32 %300 to i64, !dbg !1540
	%308 = or i64 %307, %306, !dbg !1540
	br label %b39, !dbg !1540

b39:
	%309 = phi i64 [ %308, %b38 ], [ %324, %b40 ], !dbg !1541
	%310 = phi i64 [ 1, %b38 ], [ %325, %b40 ], !dbg !1542
	%311 = icmp slt i64 %310, %47, !dbg !1543
	br i1 %311, label %b40, label %b41, !dbg !1543

b40:
	%312 = trunc i64 %310 to i32, !dbg !1544
	%313 = trunc i64 %274 to i32, !dbg !1544
	%314 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %313, i32 %312, i32 31), !dbg !1544
	%315 = extractvalue { i32, i1 } %314, 0, !dbg !1544
	%316 = lshr i64 %274, 32, !dbg !1544
	%317 = trunc i64 %316 to i32, !dbg !1544
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %317, i32 %312, i32 31), !dbg !1544
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !1544
	%320 = zext i32 %319 to i64, !dbg !1544
	%321 = shl i64 %320, 32, !dbg !1544
	%322 = zext i32 %315 to i64, !dbg !1544
	%323 = or i64 %322, %321, !dbg !1544
	%324 = add i64 %309, %323, !dbg !1538
	%325 = add i64 %310, 1, !dbg !1545
	br label %b39, !dbg !1545

b41:
	%326 = phi i64 [ %281, %b36 ], [ %309, %b39 ], !dbg !1532
	%327 = sdiv i64 %276, 32, !dbg !1546
	%328 = icmp eq i64 %327, 1, !dbg !1547
	br i1 %328, label %b47, label %b42, !dbg !1547

b42:
	call void @llvm.nvvm.barrier0(), !dbg !1549
	br i1 %247, label %b43, label %b44, !dbg !1550

b43:
	%329 = sdiv i64 %31, 32, !dbg !1551
	%330 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %329, !dbg !1552
	store i64 %326, i64 addrspace(3)* %330, align 8, !dbg !1552
	br label %b44, !dbg !1552

b44:
	call void @llvm.nvvm.barrier0(), !dbg !1553
	%331 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1554
	%332 = load i64, i64 addrspace(3)* %331, align 8, !dbg !1554
	br label %b45, !dbg !1554

b45:
	%333 = phi i64 [ %332, %b44 ], [ %338, %b46 ], !dbg !1555
	%334 = phi i64 [ 1, %b44 ], [ %339, %b46 ], !dbg !1556
	%335 = icmp slt i64 %334, %327, !dbg !1557
	br i1 %335, label %b46, label %b47, !dbg !1557

b46:
	%336 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %334, !dbg !1558
	%337 = load i64, i64 addrspace(3)* %336, align 8, !dbg !1558
	%338 = add i64 %333, %337, !dbg !1538
	%339 = add i64 %334, 1, !dbg !1559
	br label %b45, !dbg !1559

b47:
	%340 = phi i64 [ %326, %b41 ], [ %333, %b45 ], !dbg !1521
	%341 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 0, !dbg !1560
	store i64 %340, i64 addrspace(1)* %341, align 8, !dbg !1560
	br i1 %48, label %b48, label %b50, !dbg !1565

b48:
	%342 = phi i64 [ %358, %b49 ], [ %274, %b47 ], !dbg !1566
	%343 = phi i64 [ %359, %b49 ], [ 16, %b47 ], !dbg !1567
	%344 = icmp sgt i64 %343, 0, !dbg !1568
	br i1 %344, label %b49, label %b53, !dbg !1568

b49:
	%345 = trunc i64 %343 to i32, !dbg !1569
	%346 = trunc i64 %342 to i32, !dbg !1569
	%347 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %346, i32 %345, i32 31), !dbg !1569
	%348 = extractvalue { i32, i1 } %347, 0, !dbg !1569
	%349 = lshr i64 %342, 32, !dbg !1569
	%350 = trunc i64 %349 to i32, !dbg !1569
	%351 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %350, i32 %345, i32 31), !dbg !1569
	%352 = extractvalue { i32, i1 } %351, 0, !dbg !1569
	%353 = zext i32 %352 to i64, !dbg !1569
	%354 = shl i64 %353, 32, !dbg !1569
	%355 = zext i32 %348 to i64, !dbg !1569
	%356 = or i64 %355, %354, !dbg !1569
	%357 = icmp slt i64 %342, %356, !dbg !1570
	%358 = select i1 %357, i64 %342, i64 %356, !dbg !1570
	%359 = sdiv i64 %343, 2, !dbg !1571
	br label %b48, !dbg !1571

b50:
	%360 = trunc i64 %274 to i32, !dbg !1572
	%361 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %360, i32 0, i32 31), !dbg !1572
	%362 = extractvalue { i32, i1 } %361, 0, !dbg !1572
	%363 = lshr i64 %274, 32, !dbg !1572
	%364 = trunc i64 %363 to i32, !dbg !1572
	%365 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %364, i32 0, i32 31), !dbg !1572
	%366 = extractvalue { i32, i1 } %365, 0, !dbg !1572
	%367 = zext i32 %366 to i64, !dbg !1572
	%368 = shl i64 %367, 32, !dbg !1572
	%369 = zext i32 %362 to i64, !dbg !1572
	%370 = or i64 %369, %368, !dbg !1572
	br label %b51, !dbg !1572

b51:
	%371 = phi i64 [ %370, %b50 ], [ %387, %b52 ], !dbg !1573
	%372 = phi i64 [ 1, %b50 ], [ %388, %b52 ], !dbg !1574
	%373 = icmp slt i64 %372, %47, !dbg !1575
	br i1 %373, label %b52, label %b53, !dbg !1575

b52:
	%374 = trunc i64 %372 to i32, !dbg !1576
	%375 = trunc i64 %274 to i32, !dbg !1576
	%376 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %375, i32 %374, i32 31), !dbg !1576
	%377 = extractvalue { i32, i1 } %376, 0, !dbg !1576
	%378 = lshr i64 %274, 32, !dbg !1576
	%379 = trunc i64 %378 to i32, !dbg !1576
	%380 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %379, i32 %374, i32 31), !dbg !1576
	%381 = extractvalue { i32, i1 } %380, 0, !dbg !1576
	%382 = zext i32 %381 to i64, !dbg !1576
	%383 = shl i64 %382, 32, !dbg !1576
	%384 = zext i32 %377 to i64, !dbg !1576
	%385 = or i64 %384, %383, !dbg !1576
	%386 = icmp slt i64 %371, %385, !dbg !1570
	%387 = select i1 %386, i64 %371, i64 %385, !dbg !1570
	%388 = add i64 %372, 1, !dbg !1577
	br label %b51, !dbg !1577

b53:
	%389 = phi i64 [ %342, %b48 ], [ %371, %b51 ], !dbg !1564
	br i1 %328, label %b59, label %b54, !dbg !1578

b54:
	call void @llvm.nvvm.barrier0(), !dbg !1580
	br i1 %247, label %b55, label %b56, !dbg !1581

b55:
	%390 = sdiv i64 %31, 32, !dbg !1582
	%391 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %390, !dbg !1583
	store i64 %389, i64 addrspace(3)* %391, align 8, !dbg !1583
	br label %b56, !dbg !1583

b56:
	call void @llvm.nvvm.barrier0(), !dbg !1584
	%392 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1585
	%393 = load i64, i64 addrspace(3)* %392, align 8, !dbg !1585
	br label %b57, !dbg !1585

b57:
	%394 = phi i64 [ %393, %b56 ], [ %400, %b58 ], !dbg !1586
	%395 = phi i64 [ 1, %b56 ], [ %401, %b58 ], !dbg !1587
	%396 = icmp slt i64 %395, %327, !dbg !1588
	br i1 %396, label %b58, label %b59, !dbg !1588

b58:
	%397 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %395, !dbg !1589
	%398 = load i64, i64 addrspace(3)* %397, align 8, !dbg !1589
	%399 = icmp slt i64 %394, %398, !dbg !1570
	%400 = select i1 %399, i64 %394, i64 %398, !dbg !1570
	%401 = add i64 %395, 1, !dbg !1590
	br label %b57, !dbg !1590

b59:
	%402 = phi i64 [ %389, %b53 ], [ %394, %b57 ], !dbg !1563
	br i1 %48, label %b60, label %b62, !dbg !1595

b60:
	%403 = phi i64 [ %419, %b61 ], [ %274, %b59 ], !dbg !1596
	%404 = phi i64 [ %420, %b61 ], [ 16, %b59 ], !dbg !1597
	%405 = icmp sgt i64 %404, 0, !dbg !1598
	br i1 %405, label %b61, label %b65, !dbg !1598

b61:
	%406 = trunc i64 %404 to i32, !dbg !1599
	%407 = trunc i64 %403 to i32, !dbg !1599
	%408 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %407, i32 %406, i32 31), !dbg !1599
	%409 = extractvalue { i32, i1 } %408, 0, !dbg !1599
	%410 = lshr i64 %403, 32, !dbg !1599
	%411 = trunc i64 %410 to i32, !dbg !1599
	%412 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %411, i32 %406, i32 31), !dbg !1599
	%413 = extractvalue { i32, i1 } %412, 0, !dbg !1599
	%414 = zext i32 %413 to i64, !dbg !1599
	%415 = shl i64 %414, 32, !dbg !1599
	%416 = zext i32 %409 to i64, !dbg !1599
	%417 = or i64 %416, %415, !dbg !1599
	%418 = icmp sgt i64 %403, %417, !dbg !1600
	%419 = select i1 %418, i64 %403, i64 %417, !dbg !1600
	%420 = sdiv i64 %404, 2, !dbg !1601
	br label %b60, !dbg !1601

b62:
	%421 = trunc i64 %274 to i32, !dbg !1602
	%422 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %421, i32 0, i32 31), !dbg !1602
	%423 = extractvalue { i32, i1 } %422, 0, !dbg !1602
	%424 = lshr i64 %274, 32, !dbg !1602
	%425 = trunc i64 %424 to i32, !dbg !1602
	%426 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %425, i32 0, i32 31), !dbg !1602
	%427 = extractvalue { i32, i1 } %426, 0, !dbg !1602
	%428 = zext i32 %427 to i64, !dbg !1602
	%429 = shl i64 %428, 32, !dbg !1602
	%430 = zext i32 %423 to i64, !dbg !1602
	%431 = or i64 %430, %429, !dbg !1602
	br label %b63, !dbg !1602

b63:
	%432 = phi i64 [ %431, %b62 ], [ %448, %b64 ], !dbg !1603
	%433 = phi i64 [ 1, %b62 ], [ %449, %b64 ], !dbg !1604
	%434 = icmp slt i64 %433, %47, !dbg !1605
	br i1 %434, label %b64, label %b65, !dbg !1605

b64:
	%435 = trunc i64 %433 to i32, !dbg !1606
	%436 = trunc i64 %274 to i32, !dbg !1606
	%437 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %436, i32 %435, i32 31), !dbg !1606
	%438 = extractvalue { i32, i1 } %437, 0, !dbg !1606
	%439 = lshr i64 %274, 32, !dbg !1606
	%440 = trunc i64 %439 to i32, !dbg !1606
	%441 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %440, i32 %435, i32 31), !dbg !1606
	%442 = extractvalue { i32, i1 } %441, 0, !dbg !1606
	%443 = zext i32 %442 to i64, !dbg !1606
	%444 = shl i64 %443, 32, !dbg !1606
	%445 = zext i32 %438 to i64, !dbg !1606
	%446 = or i64 %445, %444, !dbg !1606
	%447 = icmp sgt i64 %432, %446, !dbg !1600
	%448 = select i1 %447, i64 %432, i64 %446, !dbg !1600
	%449 = add i64 %433, 1, !dbg !1607
	br label %b63, !dbg !1607

b65:
	%450 = phi i64 [ %403, %b60 ], [ %432, %b63 ], !dbg !1594
	br i1 %328, label %b71, label %b66, !dbg !1608

b66:
	call void @llvm.nvvm.barrier0(), !dbg !1610
	br i1 %247, label %b67, label %b68, !dbg !1611

b67:
	%451 = sdiv i64 %31, 32, !dbg !1612
	%452 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %451, !dbg !1613
	store i64 %450, i64 addrspace(3)* %452, align 8, !dbg !1613
	br label %b68, !dbg !1613

b68:
	call void @llvm.nvvm.barrier0(), !dbg !1614
	%453 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1615
	%454 = load i64, i64 addrspace(3)* %453, align 8, !dbg !1615
	br label %b69, !dbg !1615

b69:
	%455 = phi i64 [ %454, %b68 ], [ %461, %b70 ], !dbg !1616
	%456 = phi i64 [ 1, %b68 ], [ %462, %b70 ], !dbg !1617
	%457 = icmp slt i64 %456, %327, !dbg !1618
	br i1 %457, label %b70, label %b71, !dbg !1618

b70:
	%458 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %456, !dbg !1619
	%459 = load i64, i64 addrspace(3)* %458, align 8, !dbg !1619
	%460 = icmp sgt i64 %455, %459, !dbg !1600
	%461 = select i1 %460, i64 %455, i64 %459, !dbg !1600
	%462 = add i64 %456, 1, !dbg !1620
	br label %b69, !dbg !1620

b71:
	%463 = phi i64 [ %450, %b65 ], [ %455, %b69 ], !dbg !1593
	%464 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 1, !dbg !1621
	store i64 %402, i64 addrspace(1)* %464, align 8, !dbg !1621
	%465 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 2, !dbg !1622
	store i64 %463, i64 addrspace(1)* %465, align 8, !dbg !1622
	br label %b72, !dbg !1623

b72:
	%466 = phi i64 [ %274, %b71 ], [ %483, %b75 ], !dbg !1624
	%467 = phi i64 [ 1, %b71 ], [ %484, %b75 ], !dbg !1625
	%468 = icmp slt i64 %467, 32, !dbg !1626
	br i1 %468, label %b73, label %b76, !dbg !1626

b73:
	%469 = trunc i64 %467 to i32, !dbg !1627
	%470 = trunc i64 %466 to i32, !dbg !1627
	%471 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %470, i32 %469, i32 0), !dbg !1627
	%472 = extractvalue { i32, i1 } %471, 0, !dbg !1627
	%473 = lshr i64 %466, 32, !dbg !1627
	%474 = trunc i64 %473 to i32, !dbg !1627
	%475 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %474, i32 %469, i32 0), !dbg !1627
	%476 = extractvalue { i32, i1 } %475, 0, !dbg !1627
	%477 = zext i32 %476 to i64, !dbg !1627
	%478 = shl i64 %477, 32, !dbg !1627
	%479 = zext i32 %472 to i64, !dbg !1627
	%480 = or i64 %479, %478, !dbg !1627
	%481 = icmp sge i64 %197, %467, !dbg !1628
	br i1 %481, label %b74, label %b75, !dbg !1628

b74:
	%482 = add i64 %466, %480, !dbg !1629
	br label %b75, !dbg !1629

b75:
	%483 = phi i64 [ %466, %b73 ], [ %482, %b74 ], !dbg !1624
	%484 = mul i64 %467, 2, !dbg !1630
	br label %b72, !dbg !1630

b76:
	br i1 %328, label %b82, label %b77, !dbg !1631

b77:
	%485 = sdiv i64 %31, 32, !dbg !1633
	call void @llvm.nvvm.barrier0(), !dbg !1634
	br i1 %278, label %b78, label %b79, !dbg !1530

b78:
	%486 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %485, !dbg !1635
	store i64 %466, i64 addrspace(3)* %486, align 8, !dbg !1635
	br label %b79, !dbg !1635

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1636
	%487 = icmp slt i64 0, %485, !dbg !1636
	br i1 %487, label %b80, label %b81, !dbg !1636

b80:
	%488 = phi i64 [ %493, %b80_ok1 ], [ 0, %b79 ], !dbg !1637
	%489 = phi i64 [ %494, %b80_ok1 ], [ 0, %b79 ], !dbg !1637
	%490 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %489, !dbg !1638
	%491 = icmp uge i64 %489, 32, !dbg !1638
	br i1 %491, label %b80_fail1, label %b80_ok1, !dbg !1638, !prof !30

b80_ok1:
	%492 = load i64, i64 addrspace(3)* %490, align 8, !dbg !1638
	%493 = add i64 %488, %492, !dbg !1639
	%494 = add i64 %489, 1, !dbg !1639
	%495 = icmp slt i64 %494, %485, !dbg !1639
	br i1 %495, label %b80, label %b81, !dbg !1639

b81:
	%496 = phi i64 [ 0, %b79 ], [ %493, %b80_ok1 ], !dbg !1637
	br label %b82, !dbg !1640

b82:
	%497 = phi i64 [ 0, %b76 ], [ %496, %b81 ], !dbg !1528
	%498 = add i64 %497, %466, !dbg !1641
	br label %b83, !dbg !1645

b83:
	%499 = phi i64 [ %274, %b82 ], [ %516, %b86 ], !dbg !1646
	%500 = phi i64 [ 1, %b82 ], [ %517, %b86 ], !dbg !1647
	%501 = icmp slt i64 %500, 32, !dbg !1648
	br i1 %501, label %b84, label %b87, !dbg !1648

b84:
	%502 = trunc i64 %500 to i32, !dbg !1649
	%503 = trunc i64 %499 to i32, !dbg !1649
	%504 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %503, i32 %502, i32 0), !dbg !1649
	%505 = extractvalue { i32, i1 } %504, 0, !dbg !1649
	%506 = lshr i64 %499, 32, !dbg !1649
	%507 = trunc i64 %506 to i32, !dbg !1649
	%508 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %507, i32 %502, i32 0), !dbg !1649
	%509 = extractvalue { i32, i1 } %508, 0, !dbg !1649
	%510 = zext i32 %509 to i64, !dbg !1649
	%511 = shl i64 %510, 32, !dbg !1649
	%512 = zext i32 %505 to i64, !dbg !1649
	%513 = or i64 %512, %511, !dbg !1649
	%514 = icmp sge i64 %197, %500, !dbg !1650
	br i1 %514, label %b85, label %b86, !dbg !1650

b85:
	%515 = add i64 %499, %513, !dbg !1651
	br label %b86, !dbg !1651

b86:
	%516 = phi i64 [ %499, %b84 ], [ %515, %b85 ], !dbg !1646
	%517 = mul i64 %500, 2, !dbg !1652
	br label %b83, !dbg !1652

b87:
	br i1 %328, label %b93, label %b88, !dbg !1653

b88:
	%518 = sdiv i64 %31, 32, !dbg !1655
	call void @llvm.nvvm.barrier0(), !dbg !1656
	br i1 %278, label %b89, label %b90, !dbg !1657

b89:
	%519 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %518, !dbg !1658
	store i64 %499, i64 addrspace(3)* %519, align 8, !dbg !1658
	br label %b90, !dbg !1658

b90:
	call void @llvm.nvvm.barrier0(), !dbg !1659
	%520 = icmp slt i64 0, %518, !dbg !1659
	br i1 %520, label %b91, label %b92, !dbg !1659

b91:
	%521 = phi i64 [ %526, %b91_ok1 ], [ 0, %b90 ], !dbg !1660
	%522 = phi i64 [ %527, %b91_ok1 ], [ 0, %b90 ], !dbg !1660
	%523 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %522, !dbg !1661
	%524 = icmp uge i64 %522, 32, !dbg !1661
	br i1 %524, label %b91_fail1, label %b91_ok1, !dbg !1661, !prof !30

b91_ok1:
	%525 = load i64, i64 addrspace(3)* %523, align 8, !dbg !1661
	%526 = add i64 %521, %525, !dbg !1662
	%527 = add i64 %522, 1, !dbg !1662
	%528 = icmp slt i64 %527, %518, !dbg !1662
	br i1 %528, label %b91, label %b92, !dbg !1662

b92:
	%529 = phi i64 [ 0, %b90 ], [ %526, %b91_ok1 ], !dbg !1660
	br label %b93, !dbg !1663

b93:
	%530 = phi i64 [ 0, %b87 ], [ %529, %b92 ], !dbg !1644
	%531 = trunc i64 %499 to i32, !dbg !1664
	%532 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %531, i32 1, i32 0), !dbg !1664
	%533 = extractvalue { i32, i1 } %532, 0, !dbg !1664
	%534 = lshr i64 %499, 32, !dbg !1664
	%535 = trunc i64 %534 to i32, !dbg !1664
	%536 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %535, i32 1, i32 0), !dbg !1664
	%537 = extractvalue { i32, i1 } %536, 0, !dbg !1664
	%538 = zext i32 %537 to i64, !dbg !1664
	%539 = shl i64 %538, 32, !dbg !1664
	%540 = zext i32 %533 to i64, !dbg !1664
	%541 = or i64 %540, %539, !dbg !1664
	br i1 %247, label %b95, label %b94, !dbg !1665

b94:
	%542 = add i64 %530, %541, !dbg !1666
	br label %b95, !dbg !1667

b95:
	%543 = phi i64 [ %530, %b93 ], [ %542, %b94 ], !dbg !1643
	%544 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 3, !dbg !1668
	store i64 %498, i64 addrspace(1)* %544, align 8, !dbg !1668
	%545 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 4, !dbg !1669
	store i64 %543, i64 addrspace(1)* %545, align 8, !dbg !1669
	%546 = sdiv i64 %279, 3, !dbg !1670
	%547 = icmp sge i64 %546, %22, !dbg !1673
	br i1 %547, label %b96, label %b97, !dbg !1673

b96:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !1674
	ret void, !dbg !1674

b97:
	br i1 %328, label %b98, label %b99, !dbg !1675

b98:
	%548 = trunc i64 %546 to i32, !dbg !1676
	%549 = trunc i64 %274 to i32, !dbg !1676
	%550 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %549, i32 %548, i32 31), !dbg !1676
	%551 = extractvalue { i32, i1 } %550, 0, !dbg !1676
	%552 = lshr i64 %274, 32, !dbg !1676
	%553 = trunc i64 %552 to i32, !dbg !1676
	%554 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %553, i32 %548, i32 31), !dbg !1676
	%555 = extractvalue { i32, i1 } %554, 0, !dbg !1676
	%556 = zext i32 %555 to i64, !dbg !1676
	%557 = shl i64 %556, 32, !dbg !1676
	%558 = zext i32 %551 to i64, !dbg !1676
	%559 = or i64 %558, %557, !dbg !1676
	br label %b102, !dbg !1677

b99:
	call void @llvm.nvvm.barrier0(), !dbg !1679
	%560 = icmp eq i64 %31, %546, !dbg !1680
	br i1 %560, label %b100, label %b101, !dbg !1680

b100:
	store i64 %274, i64 addrspace(3)* @gpuc_shared_Broadcast_42_3, align 8, !dbg !1681
	br label %b101, !dbg !1681

b101:
	call void @llvm.nvvm.barrier0(), !dbg !1682
	%561 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42_3, align 8, !dbg !1683
	br label %b102, !dbg !1684

b102:
	%562 = phi i64 [ %559, %b98 ], [ %561, %b101 ], !dbg !1672
	%563 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 5, !dbg !1685
	store i64 %562, i64 addrspace(1)* %563, align 8, !dbg !1685
	%564 = add i64 %280, 1, !dbg !1685
	%565 = icmp slt i64 %564, 2, !dbg !1685
	br i1 %565, label %b35, label %b103, !dbg !1685

b103:
	ret void, !dbg !1412

b0_fail1:
	%566 = icmp ugt i64 %33, %p1, !dbg !1415
	br i1 %566, label %b0_fail2, label %b0_ok2, !dbg !1415

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !1415
	ret void, !dbg !1415

b0_ok2:
	%567 = icmp uge i64 %32, %p5, !dbg !1416
	br i1 %567, label %b0_fail3, label %b0_ok3, !dbg !1416

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !1416
	ret void, !dbg !1416

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !1419
	ret void, !dbg !1419

b34_fail1:
	%568 = icmp ugt i64 %33, %p3, !dbg !1513
	br i1 %568, label %b34_fail2, label %b34_ok2, !dbg !1513

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !1513
	ret void, !dbg !1513

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %269), !dbg !1516
	ret void, !dbg !1516

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %489, i64 32), !dbg !1638
	ret void, !dbg !1638

b91_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %522, i64 32), !dbg !1661
	ret void, !dbg !1661
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1686 {
entry:
	br label %b0, !dbg !1687

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1687
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !1687
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1687
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1690, !range !11
	%4 = sext i32 %3 to i64, !dbg !1690
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1690, !range !12
	%6 = sext i32 %5 to i64, !dbg !1690
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1690, !range !12
	%8 = sext i32 %7 to i64, !dbg !1690
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1690, !range !13
	%10 = sext i32 %9 to i64, !dbg !1690
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1690, !range !14
	%12 = sext i32 %11 to i64, !dbg !1690
	%13 = mul i64 %12, %8, !dbg !1690
	%14 = add i64 %6, %13, !dbg !1690
	%15 = mul i64 %10, %14, !dbg !1690
	%16 = add i64 %4, %15, !dbg !1690
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1690, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1690, !range !15
	%19 = mul i32 %17, %18, !dbg !1690
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1690, !range !16
	%21 = mul i32 %19, %20, !dbg !1690
	%22 = sext i32 %21 to i64, !dbg !1690
	%23 = mul i64 %16, %22, !dbg !1690
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1690, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1690, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1690, !range !18
	%27 = mul i32 %18, %26, !dbg !1690
	%28 = add i32 %25, %27, !dbg !1690
	%29 = mul i32 %17, %28, !dbg !1690
	%30 = add i32 %24, %29, !dbg !1690
	%31 = sext i32 %30 to i64, !dbg !1690
	%32 = add i64 %23, %31, !dbg !1690
	%33 = mul i64 %32, 3, !dbg !1691
	%34 = sub i64 %p1, %33, !dbg !1692
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !1692
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1693
	%37 = icmp ugt i64 %33, %p1, !dbg !1692
	%38 = icmp uge i64 %32, %p5, !dbg !1693
	%39 = icmp ugt i64 3, %34, !dbg !1696
	%40 = or i1 %37, %38, !dbg !1696
	%41 = or i1 %40, %39, !dbg !1696
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !1696, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1693
	%43 = and i32 %30, -32, !dbg !1701
	%44 = sub i32 %21, %43, !dbg !1701
	%45 = icmp slt i32 %44, 32, !dbg !1701
	%46 = select i1 %45, i32 %44, i32 32, !dbg !1701
	%47 = sext i32 %46 to i64, !dbg !1701
	%48 = icmp eq i64 %47, 32, !dbg !1702
	br i1 %48, label %b1, label %b3, !dbg !1702

b1:
	%49 = phi i64 [ %42, %b0_ok1 ], [ %64, %b2 ], !dbg !1703
	%50 = phi i64 [ 16, %b0_ok1 ], [ %65, %b2 ], !dbg !1704
	%51 = icmp sgt i64 %50, 0, !dbg !1705
	br i1 %51, label %b2, label %b6, !dbg !1705

b2:
	%52 = trunc i64 %50 to i32, !dbg !1706
	%53 = trunc i64 %49 to i32, !dbg !1706
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %52, i32 31), !dbg !1706
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !1706
	%56 = lshr i64 %49, 32, !dbg !1706
	%57 = trunc i64 %56 to i32, !dbg !1706
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %57, i32 %52, i32 31), !dbg !1706
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !1706
	%60 = zext i32 %59 to i64, !dbg !1706
	%61 = shl i64 %60, 32, !dbg !1706
	%62 = zext i32 %55 to i64, !dbg !1706
	%63 = or i64 %62, %61, !dbg !1706
	%64 = and i64 %49, %63, !dbg !1707
	%65 = sdiv i64 %50, 2, !dbg !1708
	br label %b1, !dbg !1708

b3:
	%66 = trunc i64 %42 to i32, !dbg !1709
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %66, i32 0, i32 31), !dbg !1709
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !1709
	%69 = lshr i64 %42, 32, !dbg !1709
	%70 = trunc i64 %69 to i32, !dbg !1709
	%71 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %70, i32 0, i32 31), !dbg !1709
	%72 = extractvalue { i32, i1 } %71, 0, !dbg !1709
	%73 = zext i32 %72 to i64, !dbg !1709
	%74 = shl i64 %73, 32, !dbg !1709
	%75 = zext i32 %68 to i64, !dbg !1709
	%76 = or i64 %75, %74, !dbg !1709
	br label %b4, !dbg !1709

b4:
	%77 = phi i64 [ %76, %b3 ], [ %92, %b5 ], !dbg !1710
	%78 = phi i64 [ 1, %b3 ], [ %93, %b5 ], !dbg !1711
	%79 = icmp slt i64 %78, %47, !dbg !1712
	br i1 %79, label %b5, label %b6, !dbg !1712

b5:
	%80 = trunc i64 %78 to i32, !dbg !1713
	%81 = trunc i64 %42 to i32, !dbg !1713
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %80, i32 31), !dbg !1713
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !1713
	%84 = lshr i64 %42, 32, !dbg !1713
	%85 = trunc i64 %84 to i32, !dbg !1713
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %85, i32 %80, i32 31), !dbg !1713
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !1713
	%88 = zext i32 %87 to i64, !dbg !1713
	%89 = shl i64 %88, 32, !dbg !1713
	%90 = zext i32 %83 to i64, !dbg !1713
	%91 = or i64 %90, %89, !dbg !1713
	%92 = and i64 %77, %91, !dbg !1707
	%93 = add i64 %78, 1, !dbg !1714
	br label %b4, !dbg !1714

b6:
	%94 = phi i64 [ %49, %b1 ], [ %77, %b4 ], !dbg !1700
	br i1 %48, label %b7, label %b9, !dbg !1719

b7:
	%95 = phi i64 [ %42, %b6 ], [ %110, %b8 ], !dbg !1720
	%96 = phi i64 [ 16, %b6 ], [ %111, %b8 ], !dbg !1721
	%97 = icmp sgt i64 %96, 0, !dbg !1722
	br i1 %97, label %b8, label %b12, !dbg !1722

b8:
	%98 = trunc i64 %96 to i32, !dbg !1723
	%99 = trunc i64 %95 to i32, !dbg !1723
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !1723
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !1723
	%102 = lshr i64 %95, 32, !dbg !1723
	%103 = trunc i64 %102 to i32, !dbg !1723
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !1723
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !1723
	%106 = zext i32 %105 to i64, !dbg !1723
	%107 = shl i64 %106, 32, !dbg !1723
	%108 = zext i32 %101 to i64, !dbg !1723
	%109 = or i64 %108, %107, !dbg !1723
	%110 = or i64 %95, %109, !dbg !1724
	%111 = sdiv i64 %96, 2, !dbg !1725
	br label %b7, !dbg !1725

b9:
	%112 = trunc i64 %42 to i32, !dbg !1726
	%113 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 0, i32 31), !dbg !1726
	%114 = extractvalue { i32, i1 } %113, 0, !dbg !1726
	%115 = lshr i64 %42, 32, !dbg !1726
	%116 = trunc i64 %115 to i32, !dbg !1726
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %116, i32 0, i32 31), !dbg !1726
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !1726
	%119 = zext i32 %118 to i64, !dbg !1726
	%120 = shl i64 %119, 32, !dbg !1726
	%121 = zext i32 %114 to i64, !dbg !1726
	%122 = or i64 %121, %120, !dbg !1726
	br label %b10, !dbg !1726

b10:
	%123 = phi i64 [ %122, %b9 ], [ %138, %b11 ], !dbg !1727
	%124 = phi i64 [ 1, %b9 ], [ %139, %b11 ], !dbg !1728
	%125 = icmp slt i64 %124, %47, !dbg !1729
	br i1 %125, label %b11, label %b12, !dbg !1729

b11:
	%126 = trunc i64 %124 to i32, !dbg !1730
	%127 = trunc i64 %42 to i32, !dbg !1730
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 %126, i32 31), !dbg !1730
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !1730
	%130 = lshr i64 %42, 32, !dbg !1730
	%131 = trunc i64 %130 to i32, !dbg !1730
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %126, i32 31), !dbg !1730
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !1730
	%134 = zext i32 %133 to i64, !dbg !1730
	%135 = shl i64 %134, 32, !dbg !1730
	%136 = zext i32 %129 to i64, !dbg !1730
	%137 = or i64 %136, %135, !dbg !1730
	%138 = or i64 %123, %137, !dbg !1724
	%139 = add i64 %124, 1, !dbg !1731
	br label %b10, !dbg !1731

b12:
	%140 = phi i64 [ %95, %b7 ], [ %123, %b10 ], !dbg !1718
	br i1 %48, label %b13, label %b15, !dbg !1736

b13:
	%141 = phi i64 [ %42, %b12 ], [ %156, %b14 ], !dbg !1737
	%142 = phi i64 [ 16, %b12 ], [ %157, %b14 ], !dbg !1738
	%143 = icmp sgt i64 %142, 0, !dbg !1739
	br i1 %143, label %b14, label %b18, !dbg !1739

b14:
	%144 = trunc i64 %142 to i32, !dbg !1740
	%145 = trunc i64 %141 to i32, !dbg !1740
	%146 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %145, i32 %144, i32 31), !dbg !1740
	%147 = extractvalue { i32, i1 } %146, 0, !dbg !1740
	%148 = lshr i64 %141, 32, !dbg !1740
	%149 = trunc i64 %148 to i32, !dbg !1740
	%150 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %149, i32 %144, i32 31), !dbg !1740
	%151 = extractvalue { i32, i1 } %150, 0, !dbg !1740
	%152 = zext i32 %151 to i64, !dbg !1740
	%153 = shl i64 %152, 32, !dbg !1740
	%154 = zext i32 %147 to i64, !dbg !1740
	%155 = or i64 %154, %153, !dbg !1740
	%156 = xor i64 %141, %155, !dbg !1741
	%157 = sdiv i64 %142, 2, !dbg !1742
	br label %b13, !dbg !1742

b15:
	%158 = trunc i64 %42 to i32, !dbg !1743
	%159 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %158, i32 0, i32 31), !dbg !1743
	%160 = extractvalue { i32, i1 } %159, 0, !dbg !1743
	%161 = lshr i64 %42, 32, !dbg !1743
	%162 = trunc i64 %161 to i32, !dbg !1743
	%163 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %162, i32 0, i32 31), !dbg !1743
	%164 = extractvalue { i32, i1 } %163, 0, !dbg !1743
	%165 = zext i32 %164 to i64, !dbg !1743
	%166 = shl i64 %165, 32, !dbg !1743
	%167 = zext i32 %160 to i64, !dbg !1743
	%168 = or i64 %167, %166, !dbg !1743
	br label %b16, !dbg !1743

b16:
	%169 = phi i64 [ %168, %b15 ], [ %184, %b17 ], !dbg !1744
	%170 = phi i64 [ 1, %b15 ], [ %185, %b17 ], !dbg !1745
	%171 = icmp slt i64 %170, %47, !dbg !1746
	br i1 %171, label %b17, label %b18, !dbg !1746

b17:
	%172 = trunc i64 %170 to i32, !dbg !1747
	%173 = trunc i64 %42 to i32, !dbg !1747
	%174 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %173, i32 %172, i32 31), !dbg !1747
	%175 = extractvalue { i32, i1 } %174, 0, !dbg !1747
	%176 = lshr i64 %42, 32, !dbg !1747
	%177 = trunc i64 %176 to i32, !dbg !1747
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 %172, i32 31), !dbg !1747
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !1747
	%180 = zext i32 %179 to i64, !dbg !1747
	%181 = shl i64 %180, 32, !dbg !1747
	%182 = zext i32 %175 to i64, !dbg !1747
	%183 = or i64 %182, %181, !dbg !1747
	%184 = xor i64 %169, %183, !dbg !1741
	%185 = add i64 %170, 1, !dbg !1748
	br label %b16, !dbg !1748

b18:
	%186 = phi i64 [ %141, %b13 ], [ %169, %b16 ], !dbg !1735
	%187 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !1749
	store i64 %94, i64 addrspace(1)* %187, align 8, !dbg !1749
	%188 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !1750
	store i64 %140, i64 addrspace(1)* %188, align 8, !dbg !1750
	%189 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !1751
	store i64 %186, i64 addrspace(1)* %189, align 8, !dbg !1751
	%190 = sub i64 %p3, %33, !dbg !1752
	%191 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !1752
	%192 = icmp ugt i64 %33, %p3, !dbg !1752
	%193 = icmp ugt i64 3, %190, !dbg !1755
	%194 = or i1 %192, %193, !dbg !1755
	br i1 %194, label %b18_fail1, label %b18_ok1, !dbg !1755, !prof !30

b18_ok1:
	%195 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1756
	br i1 %48, label %b19, label %b21, !dbg !1761

b19:
	%196 = phi i64 [ %195, %b18_ok1 ], [ %211, %b20 ], !dbg !1762
	%197 = phi i64 [ 16, %b18_ok1 ], [ %212, %b20 ], !dbg !1763
	%198 = icmp sgt i64 %197, 0, !dbg !1764
	br i1 %198, label %b20, label %b24, !dbg !1764

b20:
	%199 = trunc i64 %197 to i32, !dbg !1765
	%200 = trunc i64 %196 to i32, !dbg !1765
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %200, i32 %199, i32 31), !dbg !1765
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !1765
	%203 = lshr i64 %196, 32, !dbg !1765
	%204 = trunc i64 %203 to i32, !dbg !1765
	%205 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %204, i32 %199, i32 31), !dbg !1765
	%206 = extractvalue { i32, i1 } %205, 0, !dbg !1765
	%207 = zext i32 %206 to i64, !dbg !1765
	%208 = shl i64 %207, 32, !dbg !1765
	%209 = zext i32 %202 to i64, !dbg !1765
	%210 = or i64 %209, %208, !dbg !1765
	%211 = and i64 %196, %210, !dbg !1766
	%212 = sdiv i64 %197, 2, !dbg !1767
	br label %b19, !dbg !1767

b21:
	%213 = trunc i64 %195 to i32, !dbg !1768
	%214 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %213, i32 0, i32 31), !dbg !1768
	%215 = extractvalue { i32, i1 } %214, 0, !dbg !1768
	%216 = lshr i64 %195, 32, !dbg !1768
	%217 = trunc i64 %216 to i32, !dbg !1768
	%218 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %217, i32 0, i32 31), !dbg !1768
	%219 = extractvalue { i32, i1 } %218, 0, !dbg !1768
	%220 = zext i32 %219 to i64, !dbg !1768
	%221 = shl i64 %220, 32, !dbg !1768
	%222 = zext i32 %215 to i64, !dbg !1768
	%223 = or i64 %222, %221, !dbg !1768
	br label %b22, !dbg !1768

b22:
	%224 = phi i64 [ %223, %b21 ], [ %239, %b23 ], !dbg !1769
	%225 = phi i64 [ 1, %b21 ], [ %240, %b23 ], !dbg !1770
	%226 = icmp slt i64 %225, %47, !dbg !1771
	br i1 %226, label %b23, label %b24, !dbg !1771

b23:
	%227 = trunc i64 %225 to i32, !dbg !1772
	%228 = trunc i64 %195 to i32, !dbg !1772
	%229 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %227, i32 31), !dbg !1772
	%230 = extractvalue { i32, i1 } %229, 0, !dbg !1772
	%231 = lshr i64 %195, 32, !dbg !1772
	%232 = trunc i64 %231 to i32, !dbg !1772
	%233 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 %227, i32 31), !dbg !1772
	%234 = extractvalue { i32, i1 } %233, 0, !dbg !1772
	%235 = zext i32 %234 to i64, !dbg !1772
	%236 = shl i64 %235, 32, !dbg !1772
	%237 = zext i32 %230 to i64, !dbg !1772
	%238 = or i64 %237, %236, !dbg !1772
	%239 = and i64 %224, %238, !dbg !1766
	%240 = add i64 %225, 1, !dbg !1773
	br label %b22, !dbg !1773

b24:
	%241 = phi i64 [ %196, %b19 ], [ %224, %b22 ], !dbg !1760
	%242 = add i64 %22, 32, !dbg !1775
	%243 = sub i64 %242, 1, !dbg !1776
	%244 = sdiv i64 %243, 32, !dbg !1777
	%245 = icmp eq i64 %244, 1, !dbg !1778
	br i1 %245, label %b30, label %b25, !dbg !1778

b25:
	call void @llvm.nvvm.barrier0(), !dbg !1780
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1781, !range !20
	%247 = sext i32 %246 to i64, !dbg !1781
	%248 = icmp eq i64 %247, 0, !dbg !1782
	br i1 %248, label %b26, label %b27, !dbg !1782

b26:
	%249 = sdiv i64 %31, 32, !dbg !1783
	%250 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %249, !dbg !1784
	store i64 %241, i64 addrspace(3)* %250, align 8, !dbg !1784
	br label %b27, !dbg !1784

b27:
	call void @llvm.nvvm.barrier0(), !dbg !1785
	%251 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1786
	%252 = load i64, i64 addrspace(3)* %251, align 8, !dbg !1786
	br label %b28, !dbg !1786

b28:
	%253 = phi i64 [ %252, %b27 ], [ %258, %b29 ], !dbg !1787
	%254 = phi i64 [ 1, %b27 ], [ %259, %b29 ], !dbg !1788
	%255 = icmp slt i64 %254, %244, !dbg !1789
	br i1 %255, label %b29, label %b30, !dbg !1789

b29:
	%256 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %254, !dbg !1790
	%257 = load i64, i64 addrspace(3)* %256, align 8, !dbg !1790
	%258 = and i64 %253, %257, !dbg !1766
	%259 = add i64 %254, 1, !dbg !1791
	br label %b28, !dbg !1791

b30:
	%260 = phi i64 [ %241, %b24 ], [ %253, %b28 ], !dbg !1759
	br i1 %48, label %b31, label %b33, !dbg !1796

b31:
	%261 = phi i64 [ %195, %b30 ], [ %276, %b32 ], !dbg !1797
	%262 = phi i64 [ 16, %b30 ], [ %277, %b32 ], !dbg !1798
	%263 = icmp sgt i64 %262, 0, !dbg !1799
	br i1 %263, label %b32, label %b36, !dbg !1799

b32:
	%264 = trunc i64 %262 to i32, !dbg !1800
	%265 = trunc i64 %261 to i32, !dbg !1800
	%266 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %265, i32 %264, i32 31), !dbg !1800
	%267 = extractvalue { i32, i1 } %266, 0, !dbg !1800
	%268 = lshr i64 %261, 32, !dbg !1800
	%269 = trunc i64 %268 to i32, !dbg !1800
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %269, i32 %264, i32 31), !dbg !1800
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !1800
	%272 = zext i32 %271 to i64, !dbg !1800
	%273 = shl i64 %272, 32, !dbg !1800
	%274 = zext i32 %267 to i64, !dbg !1800
	%275 = or i64 %274, %273, !dbg !1800
	%276 = or i64 %261, %275, !dbg !1801
	%277 = sdiv i64 %262, 2, !dbg !1802
	br label %b31, !dbg !1802

b33:
	%278 = trunc i64 %195 to i32, !dbg !1803
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %278, i32 0, i32 31), !dbg !1803
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !1803
	%281 = lshr i64 %195, 32, !dbg !1803
	%282 = trunc i64 %281 to i32, !dbg !1803
	%283 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %282, i32 0, i32 31), !dbg !1803
	%284 = extractvalue { i32, i1 } %283, 0, !dbg !1803
	%285 = zext i32 %284 to i64, !dbg !1803
	%286 = shl i64 %285, 32, !dbg !1803
	%287 = zext i32 %280 to i64, !dbg !1803
	%288 = or i64 %287, %286, !dbg !1803
	br label %b34, !dbg !1803

b34:
	%289 = phi i64 [ %288, %b33 ], [ %304, %b35 ], !dbg !1804
	%290 = phi i64 [ 1, %b33 ], [ %305, %b35 ], !dbg !1805
	%291 = icmp slt i64 %290, %47, !dbg !1806
	br i1 %291, label %b35, label %b36, !dbg !1806

b35:
	%292 = trunc i64 %290 to i32, !dbg !1807
	%293 = trunc i64 %195 to i32, !dbg !1807
	%294 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %293, i32 %292, i32 31), !dbg !1807
	%295 = extractvalue { i32, i1 } %294, 0, !dbg !1807
	%296 = lshr i64 %195, 32, !dbg !1807
	%297 = trunc i64 %296 to i32, !dbg !1807
	%298 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %297, i32 %292, i32 31), !dbg !1807
	%299 = extractvalue { i32, i1 } %298, 0, !dbg !1807
	%300 = zext i32 %299 to i64, !dbg !1807
	%301 = shl i64 %300, 32, !dbg !1807
	%302 = zext i32 %295 to i64, !dbg !1807
	%303 = or i64 %302, %301, !dbg !1807
	%304 = or i64 %289, %303, !dbg !1801
	%305 = add i64 %290, 1, !dbg !1808
	br label %b34, !dbg !1808

b36:
	%306 = phi i64 [ %261, %b31 ], [ %289, %b34 ], !dbg !1795
	br i1 %245, label %b42, label %b37, !dbg !1809

b37:
	call void @llvm.nvvm.barrier0(), !dbg !1811
	%307 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1812, !range !20
	%308 = sext i32 %307 to i64, !dbg !1812
	%309 = icmp eq i64 %308, 0, !dbg !1813
	br i1 %309, label %b38, label %b39, !dbg !1813

b38:
	%310 = sdiv i64 %31, 32, !dbg !1814
	%311 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %310, !dbg !1815
	store i64 %306, i64 addrspace(3)* %311, align 8, !dbg !1815
	br label %b39, !dbg !1815

b39:
	call void @llvm.nvvm.barrier0(), !dbg !1816
	%312 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1817
	%313 = load i64, i64 addrspace(3)* %312, align 8, !dbg !1817
	br label %b40, !dbg !1817

b40:
	%314 = phi i64 [ %313, %b39 ], [ %319, %b41 ], !dbg !1818
	%315 = phi i64 [ 1, %b39 ], [ %320, %b41 ], !dbg !1819
	%316 = icmp slt i64 %315, %244, !dbg !1820
	br i1 %316, label %b41, label %b42, !dbg !1820

b41:
	%317 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %315, !dbg !1821
	%318 = load i64, i64 addrspace(3)* %317, align 8, !dbg !1821
	%319 = or i64 %314, %318, !dbg !1801
	%320 = add i64 %315, 1, !dbg !1822
	br label %b40, !dbg !1822

b42:
	%321 = phi i64 [ %306, %b36 ], [ %314, %b40 ], !dbg !1794
	br i1 %48, label %b43, label %b45, !dbg !1827

b43:
	%322 = phi i64 [ %195, %b42 ], [ %337, %b44 ], !dbg !1828
	%323 = phi i64 [ 16, %b42 ], [ %338, %b44 ], !dbg !1829
	%324 = icmp sgt i64 %323, 0, !dbg !1830
	br i1 %324, label %b44, label %b48, !dbg !1830

b44:
	%325 = trunc i64 %323 to i32, !dbg !1831
	%326 = trunc i64 %322 to i32, !dbg !1831
	%327 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %326, i32 %325, i32 31), !dbg !1831
	%328 = extractvalue { i32, i1 } %327, 0, !dbg !1831
	%329 = lshr i64 %322, 32, !dbg !1831
	%330 = trunc i64 %329 to i32, !dbg !1831
	%331 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %330, i32 %325, i32 31), !dbg !1831
	%332 = extractvalue { i32, i1 } %331, 0, !dbg !1831
	%333 = zext i32 %332 to i64, !dbg !1831
	%334 = shl i64 %333, 32, !dbg !1831
	%335 = zext i32 %328 to i64, !dbg !1831
	%336 = or i64 %335, %334, !dbg !1831
	%337 = xor i64 %322, %336, !dbg !1832
	%338 = sdiv i64 %323, 2, !dbg !1833
	br label %b43, !dbg !1833

b45:
	%339 = trunc i64 %195 to i32, !dbg !1834
	%340 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %339, i32 0, i32 31), !dbg !1834
	%341 = extractvalue { i32, i1 } %340, 0, !dbg !1834
	%342 = lshr i64 %195, 32, !dbg !1834
	%343 = trunc i64 %342 to i32, !dbg !1834
	%344 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %343, i32 0, i32 31), !dbg !1834
	%345 = extractvalue { i32, i1 } %344, 0, !dbg !1834
	%346 = zext i32 %345 to i64, !dbg !1834
	%347 = shl i64 %346, 32, !dbg !1834
	%348 = zext i32 %341 to i64, !dbg !1834
	%349 = or i64 %348, %347, !dbg !1834
	br label %b46, !dbg !1834

b46:
	%350 = phi i64 [ %349, %b45 ], [ %365, %b47 ], !dbg !1835
	%351 = phi i64 [ 1, %b45 ], [ %366, %b47 ], !dbg !1836
	%352 = icmp slt i64 %351, %47, !dbg !1837
	br i1 %352, label %b47, label %b48, !dbg !1837

b47:
	%353 = trunc i64 %351 to i32, !dbg !1838
	%354 = trunc i64 %195 to i32, !dbg !1838
	%355 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %354, i32 %353, i32 31), !dbg !1838
	%356 = extractvalue { i32, i1 } %355, 0, !dbg !1838
	%357 = lshr i64 %195, 32, !dbg !1838
	%358 = trunc i64 %357 to i32, !dbg !1838
	%359 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %358, i32 %353, i32 31), !dbg !1838
	%360 = extractvalue { i32, i1 } %359, 0, !dbg !1838
	%361 = zext i32 %360 to i64, !dbg !1838
	%362 = shl i64 %361, 32, !dbg !1838
	%363 = zext i32 %356 to i64, !dbg !1838
	%364 = or i64 %363, %362, !dbg !1838
	%365 = xor i64 %350, %364, !dbg !1832
	%366 = add i64 %351, 1, !dbg !1839
	br label %b46, !dbg !1839

b48:
	%367 = phi i64 [ %322, %b43 ], [ %350, %b46 ], !dbg !1826
	br i1 %245, label %b54, label %b49, !dbg !1840

b49:
	call void @llvm.nvvm.barrier0(), !dbg !1842
	%368 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1843, !range !20
	%369 = sext i32 %368 to i64, !dbg !1843
	%370 = icmp eq i64 %369, 0, !dbg !1844
	br i1 %370, label %b50, label %b51, !dbg !1844

b50:
	%371 = sdiv i64 %31, 32, !dbg !1845
	%372 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %371, !dbg !1846
	store i64 %367, i64 addrspace(3)* %372, align 8, !dbg !1846
	br label %b51, !dbg !1846

b51:
	call void @llvm.nvvm.barrier0(), !dbg !1847
	%373 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 0, !dbg !1848
	%374 = load i64, i64 addrspace(3)* %373, align 8, !dbg !1848
	br label %b52, !dbg !1848

b52:
	%375 = phi i64 [ %374, %b51 ], [ %380, %b53 ], !dbg !1849
	%376 = phi i64 [ 1, %b51 ], [ %381, %b53 ], !dbg !1850
	%377 = icmp slt i64 %376, %244, !dbg !1851
	br i1 %377, label %b53, label %b54, !dbg !1851

b53:
	%378 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_3, i64 0, i64 %376, !dbg !1852
	%379 = load i64, i64 addrspace(3)* %378, align 8, !dbg !1852
	%380 = xor i64 %375, %379, !dbg !1832
	%381 = add i64 %376, 1, !dbg !1853
	br label %b52, !dbg !1853

b54:
	%382 = phi i64 [ %367, %b48 ], [ %375, %b52 ], !dbg !1825
	%383 = getelementptr inbounds i64, i64 addrspace(1)* %191, i64 0, !dbg !1854
	store i64 %260, i64 addrspace(1)* %383, align 8, !dbg !1854
	%384 = getelementptr inbounds i64, i64 addrspace(1)* %191, i64 1, !dbg !1855
	store i64 %321, i64 addrspace(1)* %384, align 8, !dbg !1855
	%385 = getelementptr inbounds i64, i64 addrspace(1)* %191, i64 2, !dbg !1856
	store i64 %382, i64 addrspace(1)* %385, align 8, !dbg !1856
	ret void, !dbg !1689

b0_fail1:
	%386 = icmp ugt i64 %33, %p1, !dbg !1692
	br i1 %386, label %b0_fail2, label %b0_ok2, !dbg !1692

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !1692
	ret void, !dbg !1692

b0_ok2:
	%387 = icmp uge i64 %32, %p5, !dbg !1693
	br i1 %387, label %b0_fail3, label %b0_ok3, !dbg !1693

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !1693
	ret void, !dbg !1693

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !1696
	ret void, !dbg !1696

b18_fail1:
	%388 = icmp ugt i64 %33, %p3, !dbg !1752
	br i1 %388, label %b18_fail2, label %b18_ok2, !dbg !1752

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !1752
	ret void, !dbg !1752

b18_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %190), !dbg !1755
	ret void, !dbg !1755
}

define void @ExchangeInt(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1857 {
entry:
	br label %b0, !dbg !1858

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1858
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1858
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1858
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1861, !range !11
	%4 = sext i32 %3 to i64, !dbg !1861
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1861, !range !12
	%6 = sext i32 %5 to i64, !dbg !1861
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1861, !range !12
	%8 = sext i32 %7 to i64, !dbg !1861
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1861, !range !13
	%10 = sext i32 %9 to i64, !dbg !1861
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1861, !range !14
	%12 = sext i32 %11 to i64, !dbg !1861
	%13 = mul i64 %12, %8, !dbg !1861
	%14 = add i64 %6, %13, !dbg !1861
	%15 = mul i64 %10, %14, !dbg !1861
	%16 = add i64 %4, %15, !dbg !1861
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1861, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1861, !range !15
	%19 = mul i32 %17, %18, !dbg !1861
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1861, !range !16
	%21 = mul i32 %19, %20, !dbg !1861
	%22 = sext i32 %21 to i64, !dbg !1861
	%23 = mul i64 %16, %22, !dbg !1861
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1861, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1861, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1861, !range !18
	%27 = mul i32 %18, %26, !dbg !1861
	%28 = add i32 %25, %27, !dbg !1861
	%29 = mul i32 %17, %28, !dbg !1861
	%30 = add i32 %24, %29, !dbg !1861
	%31 = sext i32 %30 to i64, !dbg !1861
	%32 = add i64 %23, %31, !dbg !1861
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1862, !range !20
	%34 = sext i32 %33 to i64, !dbg !1862
	%35 = and i32 %30, -32, !dbg !1863
	%36 = sub i32 %21, %35, !dbg !1863
	%37 = icmp slt i32 %36, 32, !dbg !1863
	%38 = select i1 %37, i32 %36, i32 32, !dbg !1863
	%39 = sext i32 %38 to i64, !dbg !1863
	%40 = icmp eq i64 %39, 32, !dbg !1864
	br i1 %40, label %b1, label %b2, !dbg !1864

b1:
	br label %b2, !dbg !1864

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1865
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1866
	%43 = mul i64 %32, 4, !dbg !1868
	%44 = sub i64 %p1, %43, !dbg !1869
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1867
	%46 = icmp uge i64 %32, %p5, !dbg !1867
	%47 = icmp ugt i64 %43, %p1, !dbg !1869
	%48 = icmp ugt i64 4, %44, !dbg !1870
	%49 = icmp eq i64 %39, 0, !dbg !1871
	%50 = or i1 %46, %47, !dbg !1871
	%51 = or i1 %50, %48, !dbg !1871
	%52 = or i1 %51, %49, !dbg !1871
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1871, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !1867
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !1869
	%55 = mul i64 %34, 7, !dbg !1872
	%56 = add i64 %55, 3, !dbg !1873
	%57 = icmp eq i64 %39, -1, !dbg !1871
	%58 = select i1 %57, i64 1, i64 %39, !dbg !1871
	%59 = srem i64 %56, %58, !dbg !1871
	%60 = trunc i64 %59 to i32, !dbg !1874
	%61 = trunc i64 %53 to i32, !dbg !1874
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !1874
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1874
	%64 = lshr i64 %53, 32, !dbg !1874
	%65 = trunc i64 %64 to i32, !dbg !1874
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !1874
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !1874
	%68 = zext i32 %67 to i64, !dbg !1874
	%69 = shl i64 %68, 32, !dbg !1874
	%70 = zext i32 %63 to i64, !dbg !1874
	%71 = or i64 %70, %69, !dbg !1874
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !1875
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !1875
	%73 = trunc i64 %53 to i32, !dbg !1876
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !1876
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !1876
	%76 = lshr i64 %53, 32, !dbg !1876
	%77 = trunc i64 %76 to i32, !dbg !1876
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !1876
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !1876
	%80 = zext i32 %79 to i64, !dbg !1876
	%81 = shl i64 %80, 32, !dbg !1876
	%82 = zext i32 %75 to i64, !dbg !1876
	%83 = or i64 %82, %81, !dbg !1876
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !1877
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !1877
	%85 = trunc i64 %41 to i32, !dbg !1878
	%86 = trunc i64 %53 to i32, !dbg !1878
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !1878
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1878
	%89 = lshr i64 %53, 32, !dbg !1878
	%90 = trunc i64 %89 to i32, !dbg !1878
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !1878
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1878
	%93 = zext i32 %92 to i64, !dbg !1878
	%94 = shl i64 %93, 32, !dbg !1878
	%95 = zext i32 %88 to i64, !dbg !1878
	%96 = or i64 %95, %94, !dbg !1878
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !1879
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !1879
	%98 = trunc i64 %42 to i32, !dbg !1880
	%99 = trunc i64 %53 to i32, !dbg !1880
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !1880
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !1880
	%102 = lshr i64 %53, 32, !dbg !1880
	%103 = trunc i64 %102 to i32, !dbg !1880
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !1880
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !1880
	%106 = zext i32 %105 to i64, !dbg !1880
	%107 = shl i64 %106, 32, !dbg !1880
	%108 = zext i32 %101 to i64, !dbg !1880
	%109 = or i64 %108, %107, !dbg !1880
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !1881
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !1881
	%111 = mul i64 %32, 3, !dbg !1882
	%112 = sub i64 %p3, %111, !dbg !1883
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !1883
	%114 = icmp ugt i64 %111, %p3, !dbg !1883
	%115 = icmp ugt i64 3, %112, !dbg !1884
	%116 = or i1 %114, %115, !dbg !1884
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !1884, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !1885
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !1886
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !1886
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !1887
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !1887
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !1888
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !1889
	%121 = sub i64 %32, %34, !dbg !1890
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !1891
	%123 = icmp uge i64 %121, %p5, !dbg !1891
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !1891, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !1891
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !1892
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !1893
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !1893
	ret void, !dbg !1860

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !1867
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !1867

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !1867
	ret void, !dbg !1867

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !1869
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !1869

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !1869
	ret void, !dbg !1869

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !1870
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !1870

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !1870
	ret void, !dbg !1870

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !1871
	ret void, !dbg !1871

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !1883
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !1883

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %111, i64 %p3), !dbg !1883
	ret void, !dbg !1883

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %112), !dbg !1884
	ret void, !dbg !1884

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %121, i64 %p5), !dbg !1891
	ret void, !dbg !1891
}

define void @ExchangeUint8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1894 {
entry:
	br label %b0, !dbg !1895

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !1895
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1895
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !1895
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1898, !range !11
	%4 = sext i32 %3 to i64, !dbg !1898
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1898, !range !12
	%6 = sext i32 %5 to i64, !dbg !1898
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1898, !range !12
	%8 = sext i32 %7 to i64, !dbg !1898
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1898, !range !13
	%10 = sext i32 %9 to i64, !dbg !1898
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1898, !range !14
	%12 = sext i32 %11 to i64, !dbg !1898
	%13 = mul i64 %12, %8, !dbg !1898
	%14 = add i64 %6, %13, !dbg !1898
	%15 = mul i64 %10, %14, !dbg !1898
	%16 = add i64 %4, %15, !dbg !1898
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1898, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1898, !range !15
	%19 = mul i32 %17, %18, !dbg !1898
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1898, !range !16
	%21 = mul i32 %19, %20, !dbg !1898
	%22 = sext i32 %21 to i64, !dbg !1898
	%23 = mul i64 %16, %22, !dbg !1898
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1898, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1898, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1898, !range !18
	%27 = mul i32 %18, %26, !dbg !1898
	%28 = add i32 %25, %27, !dbg !1898
	%29 = mul i32 %17, %28, !dbg !1898
	%30 = add i32 %24, %29, !dbg !1898
	%31 = sext i32 %30 to i64, !dbg !1898
	%32 = add i64 %23, %31, !dbg !1898
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1899, !range !20
	%34 = sext i32 %33 to i64, !dbg !1899
	%35 = and i32 %30, -32, !dbg !1900
	%36 = sub i32 %21, %35, !dbg !1900
	%37 = icmp slt i32 %36, 32, !dbg !1900
	%38 = select i1 %37, i32 %36, i32 32, !dbg !1900
	%39 = sext i32 %38 to i64, !dbg !1900
	%40 = icmp eq i64 %39, 32, !dbg !1901
	br i1 %40, label %b1, label %b2, !dbg !1901

b1:
	br label %b2, !dbg !1901

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1902
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1903
	%43 = mul i64 %32, 4, !dbg !1905
	%44 = sub i64 %p1, %43, !dbg !1906
	%45 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %32, !dbg !1904
	%46 = icmp uge i64 %32, %p5, !dbg !1904
	%47 = icmp ugt i64 %43, %p1, !dbg !1906
	%48 = icmp ugt i64 4, %44, !dbg !1907
	%49 = icmp eq i64 %39, 0, !dbg !1908
	%50 = or i1 %46, %47, !dbg !1908
	%51 = or i1 %50, %48, !dbg !1908
	%52 = or i1 %51, %49, !dbg !1908
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1908, !prof !30

b2_ok1:
	%53 = load i8, i8 addrspace(1)* %45, align 1, !dbg !1904
	%54 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %43, !dbg !1906
	%55 = mul i64 %34, 7, !dbg !1909
	%56 = add i64 %55, 3, !dbg !1910
	%57 = icmp eq i64 %39, -1, !dbg !1908
	%58 = select i1 %57, i64 1, i64 %39, !dbg !1908
	%59 = srem i64 %56, %58, !dbg !1908
	%60 = trunc i64 %59 to i32, !dbg !1911
	%61 = zext i8 %53 to i32, !dbg !1911
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !1911
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1911
	%64 = trunc i32 %63 to i8, !dbg !1911
	%65 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 0, !dbg !1912
	store i8 %64, i8 addrspace(1)* %65, align 1, !dbg !1912
	%66 = zext i8 %53 to i32, !dbg !1913
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !1913
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !1913
	%69 = trunc i32 %68 to i8, !dbg !1913
	%70 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 1, !dbg !1914
	store i8 %69, i8 addrspace(1)* %70, align 1, !dbg !1914
	%71 = trunc i64 %41 to i32, !dbg !1915
	%72 = zext i8 %53 to i32, !dbg !1915
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !1915
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !1915
	%75 = trunc i32 %74 to i8, !dbg !1915
	%76 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 2, !dbg !1916
	store i8 %75, i8 addrspace(1)* %76, align 1, !dbg !1916
	%77 = trunc i64 %42 to i32, !dbg !1917
	%78 = zext i8 %53 to i32, !dbg !1917
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !1917
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !1917
	%81 = trunc i32 %80 to i8, !dbg !1917
	%82 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 3, !dbg !1918
	store i8 %81, i8 addrspace(1)* %82, align 1, !dbg !1918
	%83 = mul i64 %32, 3, !dbg !1919
	%84 = sub i64 %p3, %83, !dbg !1920
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !1920
	%86 = icmp ugt i64 %83, %p3, !dbg !1920
	%87 = icmp ugt i64 3, %84, !dbg !1921
	%88 = or i1 %86, %87, !dbg !1921
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !1921, !prof !30

b2_ok5:
	%89 = zext i8 %53 to i32, !dbg !1922
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !1922
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !1923
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !1923
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !1924
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !1924
	%93 = zext i8 %53 to i32, !dbg !1925
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !1925
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !1926
	%95 = sub i64 %32, %34, !dbg !1927
	%96 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %95, !dbg !1928
	%97 = icmp uge i64 %95, %p5, !dbg !1928
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !1928, !prof !30

b2_ok7:
	%98 = load i8, i8 addrspace(1)* %96, align 1, !dbg !1928
	%99 = zext i8 %98 to i32, !dbg !1929
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !1929
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !1930
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !1930
	ret void, !dbg !1897

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !1904
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !1904

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !1904
	ret void, !dbg !1904

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !1906
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !1906

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !1906
	ret void, !dbg !1906

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !1907
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !1907

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !1907
	ret void, !dbg !1907

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !1908
	ret void, !dbg !1908

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !1920
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !1920

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !1920
	ret void, !dbg !1920

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !1921
	ret void, !dbg !1921

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !1928
	ret void, !dbg !1928
}

define void @ExchangeUint16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1931 {
entry:
	br label %b0, !dbg !1932

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !1932
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1932
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !1932
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1935, !range !11
	%4 = sext i32 %3 to i64, !dbg !1935
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1935, !range !12
	%6 = sext i32 %5 to i64, !dbg !1935
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1935, !range !12
	%8 = sext i32 %7 to i64, !dbg !1935
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1935, !range !13
	%10 = sext i32 %9 to i64, !dbg !1935
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1935, !range !14
	%12 = sext i32 %11 to i64, !dbg !1935
	%13 = mul i64 %12, %8, !dbg !1935
	%14 = add i64 %6, %13, !dbg !1935
	%15 = mul i64 %10, %14, !dbg !1935
	%16 = add i64 %4, %15, !dbg !1935
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1935, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1935, !range !15
	%19 = mul i32 %17, %18, !dbg !1935
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1935, !range !16
	%21 = mul i32 %19, %20, !dbg !1935
	%22 = sext i32 %21 to i64, !dbg !1935
	%23 = mul i64 %16, %22, !dbg !1935
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1935, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1935, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1935, !range !18
	%27 = mul i32 %18, %26, !dbg !1935
	%28 = add i32 %25, %27, !dbg !1935
	%29 = mul i32 %17, %28, !dbg !1935
	%30 = add i32 %24, %29, !dbg !1935
	%31 = sext i32 %30 to i64, !dbg !1935
	%32 = add i64 %23, %31, !dbg !1935
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1936, !range !20
	%34 = sext i32 %33 to i64, !dbg !1936
	%35 = and i32 %30, -32, !dbg !1937
	%36 = sub i32 %21, %35, !dbg !1937
	%37 = icmp slt i32 %36, 32, !dbg !1937
	%38 = select i1 %37, i32 %36, i32 32, !dbg !1937
	%39 = sext i32 %38 to i64, !dbg !1937
	%40 = icmp eq i64 %39, 32, !dbg !1938
	br i1 %40, label %b1, label %b2, !dbg !1938

b1:
	br label %b2, !dbg !1938

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1939
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1940
	%43 = mul i64 %32, 4, !dbg !1942
	%44 = sub i64 %p1, %43, !dbg !1943
	%45 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !1941
	%46 = icmp uge i64 %32, %p5, !dbg !1941
	%47 = icmp ugt i64 %43, %p1, !dbg !1943
	%48 = icmp ugt i64 4, %44, !dbg !1944
	%49 = icmp eq i64 %39, 0, !dbg !1945
	%50 = or i1 %46, %47, !dbg !1945
	%51 = or i1 %50, %48, !dbg !1945
	%52 = or i1 %51, %49, !dbg !1945
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1945, !prof !30

b2_ok1:
	%53 = load i16, i16 addrspace(1)* %45, align 2, !dbg !1941
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %43, !dbg !1943
	%55 = mul i64 %34, 7, !dbg !1946
	%56 = add i64 %55, 3, !dbg !1947
	%57 = icmp eq i64 %39, -1, !dbg !1945
	%58 = select i1 %57, i64 1, i64 %39, !dbg !1945
	%59 = srem i64 %56, %58, !dbg !1945
	%60 = trunc i64 %59 to i32, !dbg !1948
	%61 = zext i16 %53 to i32, !dbg !1948
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !1948
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1948
	%64 = trunc i32 %63 to i16, !dbg !1948
	%65 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 0, !dbg !1949
	store i16 %64, i16 addrspace(1)* %65, align 2, !dbg !1949
	%66 = zext i16 %53 to i32, !dbg !1950
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !1950
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !1950
	%69 = trunc i32 %68 to i16, !dbg !1950
	%70 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 1, !dbg !1951
	store i16 %69, i16 addrspace(1)* %70, align 2, !dbg !1951
	%71 = trunc i64 %41 to i32, !dbg !1952
	%72 = zext i16 %53 to i32, !dbg !1952
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !1952
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !1952
	%75 = trunc i32 %74 to i16, !dbg !1952
	%76 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 2, !dbg !1953
	store i16 %75, i16 addrspace(1)* %76, align 2, !dbg !1953
	%77 = trunc i64 %42 to i32, !dbg !1954
	%78 = zext i16 %53 to i32, !dbg !1954
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !1954
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !1954
	%81 = trunc i32 %80 to i16, !dbg !1954
	%82 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 3, !dbg !1955
	store i16 %81, i16 addrspace(1)* %82, align 2, !dbg !1955
	%83 = mul i64 %32, 3, !dbg !1956
	%84 = sub i64 %p3, %83, !dbg !1957
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !1957
	%86 = icmp ugt i64 %83, %p3, !dbg !1957
	%87 = icmp ugt i64 3, %84, !dbg !1958
	%88 = or i1 %86, %87, !dbg !1958
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !1958, !prof !30

b2_ok5:
	%89 = zext i16 %53 to i32, !dbg !1959
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !1959
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !1960
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !1960
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !1961
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !1961
	%93 = zext i16 %53 to i32, !dbg !1962
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !1962
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !1963
	%95 = sub i64 %32, %34, !dbg !1964
	%96 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %95, !dbg !1965
	%97 = icmp uge i64 %95, %p5, !dbg !1965
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !1965, !prof !30

b2_ok7:
	%98 = load i16, i16 addrspace(1)* %96, align 2, !dbg !1965
	%99 = zext i16 %98 to i32, !dbg !1966
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !1966
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !1967
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !1967
	ret void, !dbg !1934

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !1941
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !1941

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !1941
	ret void, !dbg !1941

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !1943
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !1943

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !1943
	ret void, !dbg !1943

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !1944
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !1944

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !1944
	ret void, !dbg !1944

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !1945
	ret void, !dbg !1945

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !1957
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !1957

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !1957
	ret void, !dbg !1957

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !1958
	ret void, !dbg !1958

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !1965
	ret void, !dbg !1965
}

define void @NumbersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1968 {
entry:
	br label %b0, !dbg !1969

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !1969
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !1969
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !1969
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1972, !range !11
	%4 = sext i32 %3 to i64, !dbg !1972
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1972, !range !12
	%6 = sext i32 %5 to i64, !dbg !1972
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1972, !range !12
	%8 = sext i32 %7 to i64, !dbg !1972
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1972, !range !13
	%10 = sext i32 %9 to i64, !dbg !1972
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1972, !range !14
	%12 = sext i32 %11 to i64, !dbg !1972
	%13 = mul i64 %12, %8, !dbg !1972
	%14 = add i64 %6, %13, !dbg !1972
	%15 = mul i64 %10, %14, !dbg !1972
	%16 = add i64 %4, %15, !dbg !1972
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1972, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1972, !range !15
	%19 = mul i32 %17, %18, !dbg !1972
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1972, !range !16
	%21 = mul i32 %19, %20, !dbg !1972
	%22 = sext i32 %21 to i64, !dbg !1972
	%23 = mul i64 %16, %22, !dbg !1972
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1972, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1972, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1972, !range !18
	%27 = mul i32 %18, %26, !dbg !1972
	%28 = add i32 %25, %27, !dbg !1972
	%29 = mul i32 %17, %28, !dbg !1972
	%30 = add i32 %24, %29, !dbg !1972
	%31 = sext i32 %30 to i64, !dbg !1972
	%32 = add i64 %23, %31, !dbg !1972
	%33 = mul i64 %32, 6, !dbg !1973
	%34 = sub i64 %p1, %33, !dbg !1974
	%35 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %33, !dbg !1974
	%36 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !1975
	%37 = icmp ugt i64 %33, %p1, !dbg !1974
	%38 = icmp uge i64 %32, %p5, !dbg !1975
	%39 = icmp ugt i64 6, %34, !dbg !1978
	%40 = or i1 %37, %38, !dbg !1978
	%41 = or i1 %40, %39, !dbg !1978
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !1978, !prof !30

b0_ok1:
	%42 = load i16, i16 addrspace(1)* %36, align 2, !dbg !1975
	%43 = zext i16 %42 to i32, !dbg !1985
	%44 = and i32 %30, -32, !dbg !1986
	%45 = sub i32 %21, %44, !dbg !1986
	%46 = icmp slt i32 %45, 32, !dbg !1986
	%47 = select i1 %46, i32 %45, i32 32, !dbg !1986
	%48 = sext i32 %47 to i64, !dbg !1986
	%49 = icmp eq i64 %48, 32, !dbg !1987
	%50 = mul i64 %48, 2, !dbg !1988
	br label %b1, !dbg !1978

b1:
	%51 = phi i64 [ 0, %b0_ok1 ], [ %187, %b39 ], !dbg !1978
	%52 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !1989
	%53 = getelementptr inbounds [12 x i8], [12 x i8]* %52, i64 0, i64 0, !dbg !1989
	%54 = call i32 @__nvvm_reflect(i8* %53), !dbg !1989
	%55 = icmp sge i32 %54, 800, !dbg !1989
	br i1 %55, label %b2, label %b3, !dbg !1989

b2:
	%56 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %43) convergent nounwind, !dbg !1985
	%57 = trunc i32 %56 to i16, !dbg !1985
	br label %b9, !dbg !1990

b3:
	br i1 %49, label %b4, label %b6, !dbg !1987

b4:
	%58 = phi i16 [ %66, %b5 ], [ %42, %b3 ], !dbg !1991
	%59 = phi i64 [ %67, %b5 ], [ 16, %b3 ], !dbg !1992
	%60 = icmp sgt i64 %59, 0, !dbg !1993
	br i1 %60, label %b5, label %b9, !dbg !1993

b5:
	%61 = trunc i64 %59 to i32, !dbg !1994
	%62 = zext i16 %58 to i32, !dbg !1994
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %62, i32 %61, i32 31), !dbg !1994
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !1994
	%65 = trunc i32 %64 to i16, !dbg !1994
	%66 = add i16 %58, %65, !dbg !1995
	%67 = sdiv i64 %59, 2, !dbg !1996
	br label %b4, !dbg !1996

b6:
	%68 = zext i16 %42 to i32, !dbg !1997
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %68, i32 0, i32 31), !dbg !1997
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !1997
	%71 = trunc i32 %70 to i16, !dbg !1997
	br label %b7, !dbg !1997

b7:
	%72 = phi i16 [ %71, %b6 ], [ %80, %b8 ], !dbg !1998
	%73 = phi i64 [ 1, %b6 ], [ %81, %b8 ], !dbg !1999
	%74 = icmp slt i64 %73, %48, !dbg !2000
	br i1 %74, label %b8, label %b9, !dbg !2000

b8:
	%75 = trunc i64 %73 to i32, !dbg !2001
	%76 = zext i16 %42 to i32, !dbg !2001
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %76, i32 %75, i32 31), !dbg !2001
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !2001
	%79 = trunc i32 %78 to i16, !dbg !2001
	%80 = add i16 %72, %79, !dbg !1995
	%81 = add i64 %73, 1, !dbg !2002
	br label %b7, !dbg !2002

b9:
	%82 = phi i16 [ %57, %b2 ], [ %58, %b4 ], [ %72, %b7 ], !dbg !1984
	%83 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 0, !dbg !2003
	store i16 %82, i16 addrspace(1)* %83, align 2, !dbg !2003
	br i1 %55, label %b10, label %b11, !dbg !2008

b10:
	%84 = call i32 asm sideeffect "redux.sync.min.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %43) convergent nounwind, !dbg !2009
	%85 = trunc i32 %84 to i16, !dbg !2009
	br label %b17, !dbg !2010

b11:
	br i1 %49, label %b12, label %b14, !dbg !2011

b12:
	%86 = phi i16 [ %95, %b13 ], [ %42, %b11 ], !dbg !2012
	%87 = phi i64 [ %96, %b13 ], [ 16, %b11 ], !dbg !2013
	%88 = icmp sgt i64 %87, 0, !dbg !2014
	br i1 %88, label %b13, label %b17, !dbg !2014

b13:
	%89 = trunc i64 %87 to i32, !dbg !2015
	%90 = zext i16 %86 to i32, !dbg !2015
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %90, i32 %89, i32 31), !dbg !2015
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !2015
	%93 = trunc i32 %92 to i16, !dbg !2015
	%94 = icmp ult i16 %86, %93, !dbg !2016
	%95 = select i1 %94, i16 %86, i16 %93, !dbg !2016
	%96 = sdiv i64 %87, 2, !dbg !2017
	br label %b12, !dbg !2017

b14:
	%97 = zext i16 %42 to i32, !dbg !2018
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !2018
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !2018
	%100 = trunc i32 %99 to i16, !dbg !2018
	br label %b15, !dbg !2018

b15:
	%101 = phi i16 [ %100, %b14 ], [ %110, %b16 ], !dbg !2019
	%102 = phi i64 [ 1, %b14 ], [ %111, %b16 ], !dbg !2020
	%103 = icmp slt i64 %102, %48, !dbg !2021
	br i1 %103, label %b16, label %b17, !dbg !2021

b16:
	%104 = trunc i64 %102 to i32, !dbg !2022
	%105 = zext i16 %42 to i32, !dbg !2022
	%106 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %105, i32 %104, i32 31), !dbg !2022
	%107 = extractvalue { i32, i1 } %106, 0, !dbg !2022
	%108 = trunc i32 %107 to i16, !dbg !2022
	%109 = icmp ult i16 %101, %108, !dbg !2016
	%110 = select i1 %109, i16 %101, i16 %108, !dbg !2016
	%111 = add i64 %102, 1, !dbg !2023
	br label %b15, !dbg !2023

b17:
	%112 = phi i16 [ %85, %b10 ], [ %86, %b12 ], [ %101, %b15 ], !dbg !2007
	br i1 %55, label %b18, label %b19, !dbg !2028

b18:
	%113 = call i32 asm sideeffect "redux.sync.max.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %43) convergent nounwind, !dbg !2029
	%114 = trunc i32 %113 to i16, !dbg !2029
	br label %b25, !dbg !2030

b19:
	br i1 %49, label %b20, label %b22, !dbg !2031

b20:
	%115 = phi i16 [ %124, %b21 ], [ %42, %b19 ], !dbg !2032
	%116 = phi i64 [ %125, %b21 ], [ 16, %b19 ], !dbg !2033
	%117 = icmp sgt i64 %116, 0, !dbg !2034
	br i1 %117, label %b21, label %b25, !dbg !2034

b21:
	%118 = trunc i64 %116 to i32, !dbg !2035
	%119 = zext i16 %115 to i32, !dbg !2035
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %119, i32 %118, i32 31), !dbg !2035
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !2035
	%122 = trunc i32 %121 to i16, !dbg !2035
	%123 = icmp ugt i16 %115, %122, !dbg !2036
	%124 = select i1 %123, i16 %115, i16 %122, !dbg !2036
	%125 = sdiv i64 %116, 2, !dbg !2037
	br label %b20, !dbg !2037

b22:
	%126 = zext i16 %42 to i32, !dbg !2038
	%127 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %126, i32 0, i32 31), !dbg !2038
	%128 = extractvalue { i32, i1 } %127, 0, !dbg !2038
	%129 = trunc i32 %128 to i16, !dbg !2038
	br label %b23, !dbg !2038

b23:
	%130 = phi i16 [ %129, %b22 ], [ %139, %b24 ], !dbg !2039
	%131 = phi i64 [ 1, %b22 ], [ %140, %b24 ], !dbg !2040
	%132 = icmp slt i64 %131, %48, !dbg !2041
	br i1 %132, label %b24, label %b25, !dbg !2041

b24:
	%133 = trunc i64 %131 to i32, !dbg !2042
	%134 = zext i16 %42 to i32, !dbg !2042
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %134, i32 %133, i32 31), !dbg !2042
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !2042
	%137 = trunc i32 %136 to i16, !dbg !2042
	%138 = icmp ugt i16 %130, %137, !dbg !2036
	%139 = select i1 %138, i16 %130, i16 %137, !dbg !2036
	%140 = add i64 %131, 1, !dbg !2043
	br label %b23, !dbg !2043

b25:
	%141 = phi i16 [ %114, %b18 ], [ %115, %b20 ], [ %130, %b23 ], !dbg !2027
	%142 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 1, !dbg !2044
	store i16 %112, i16 addrspace(1)* %142, align 2, !dbg !2044
	%143 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 2, !dbg !2045
	store i16 %141, i16 addrspace(1)* %143, align 2, !dbg !2045
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2050, !range !20
	%145 = sext i32 %144 to i64, !dbg !2050
	br label %b26, !dbg !2050

b26:
	%146 = phi i16 [ %42, %b25 ], [ %156, %b29 ], !dbg !2051
	%147 = phi i64 [ 1, %b25 ], [ %157, %b29 ], !dbg !2052
	%148 = icmp slt i64 %147, 32, !dbg !2053
	br i1 %148, label %b27, label %b30, !dbg !2053

b27:
	%149 = trunc i64 %147 to i32, !dbg !2054
	%150 = zext i16 %146 to i32, !dbg !2054
	%151 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %150, i32 %149, i32 0), !dbg !2054
	%152 = extractvalue { i32, i1 } %151, 0, !dbg !2054
	%153 = trunc i32 %152 to i16, !dbg !2054
	%154 = icmp sge i64 %145, %147, !dbg !2055
	br i1 %154, label %b28, label %b29, !dbg !2055

b28:
	%155 = add i16 %146, %153, !dbg !2056
	br label %b29, !dbg !2056

b29:
	%156 = phi i16 [ %146, %b27 ], [ %155, %b28 ], !dbg !2051
	%157 = mul i64 %147, 2, !dbg !2057
	br label %b26, !dbg !2057

b30:
	%158 = phi i16 [ %168, %b33 ], [ %42, %b26 ], !dbg !2061
	%159 = phi i64 [ %169, %b33 ], [ 1, %b26 ], !dbg !2062
	%160 = icmp slt i64 %159, 32, !dbg !2063
	br i1 %160, label %b31, label %b34, !dbg !2063

b31:
	%161 = trunc i64 %159 to i32, !dbg !2064
	%162 = zext i16 %158 to i32, !dbg !2064
	%163 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %162, i32 %161, i32 0), !dbg !2064
	%164 = extractvalue { i32, i1 } %163, 0, !dbg !2064
	%165 = trunc i32 %164 to i16, !dbg !2064
	%166 = icmp sge i64 %145, %159, !dbg !2065
	br i1 %166, label %b32, label %b33, !dbg !2065

b32:
	%167 = add i16 %158, %165, !dbg !2066
	br label %b33, !dbg !2066

b33:
	%168 = phi i16 [ %158, %b31 ], [ %167, %b32 ], !dbg !2061
	%169 = mul i64 %159, 2, !dbg !2067
	br label %b30, !dbg !2067

b34:
	%170 = zext i16 %158 to i32, !dbg !2068
	%171 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %170, i32 1, i32 0), !dbg !2068
	%172 = extractvalue { i32, i1 } %171, 0, !dbg !2068
	%173 = trunc i32 %172 to i16, !dbg !2068
	%174 = icmp eq i64 %145, 0, !dbg !2069
	br i1 %174, label %b36, label %b35, !dbg !2069

b35:
	br label %b36, !dbg !2070

b36:
	%175 = phi i16 [ 0, %b34 ], [ %173, %b35 ], !dbg !2059
	%176 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 3, !dbg !2071
	store i16 %146, i16 addrspace(1)* %176, align 2, !dbg !2071
	%177 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 4, !dbg !2072
	store i16 %175, i16 addrspace(1)* %177, align 2, !dbg !2072
	%178 = sdiv i64 %50, 3, !dbg !2073
	%179 = icmp slt i64 %178, 0, !dbg !2076
	br i1 %179, label %b38, label %b37, !dbg !2076

b37:
	%180 = icmp sge i64 %178, %48, !dbg !2077
	br i1 %180, label %b38, label %b39, !dbg !2077

b38:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !2078
	ret void, !dbg !2078

b39:
	%181 = trunc i64 %178 to i32, !dbg !2079
	%182 = zext i16 %42 to i32, !dbg !2079
	%183 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %182, i32 %181, i32 31), !dbg !2079
	%184 = extractvalue { i32, i1 } %183, 0, !dbg !2079
	%185 = trunc i32 %184 to i16, !dbg !2079
	%186 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 5, !dbg !2080
	store i16 %185, i16 addrspace(1)* %186, align 2, !dbg !2080
	%187 = add i64 %51, 1, !dbg !2080
	%188 = icmp slt i64 %187, 2, !dbg !2080
	br i1 %188, label %b1, label %b40, !dbg !2080

b40:
	%189 = sub i64 %p3, %33, !dbg !2081
	%190 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %33, !dbg !2081
	%191 = icmp ugt i64 %33, %p3, !dbg !2081
	%192 = icmp ugt i64 6, %189, !dbg !2084
	%193 = or i1 %191, %192, !dbg !2084
	br i1 %193, label %b40_fail1, label %b40_ok1, !dbg !2084, !prof !30

b40_ok1:
	%194 = load i16, i16 addrspace(1)* %36, align 2, !dbg !2085
	%195 = zext i16 %194 to i32, !dbg !2091
	%196 = add i64 %22, 32, !dbg !2093
	%197 = sub i64 %196, 1, !dbg !2094
	%198 = sub i64 %48, 1, !dbg !2099
	%199 = icmp eq i64 %145, %198, !dbg !2100
	%200 = mul i64 %22, 2, !dbg !2101
	br label %b41, !dbg !2084

b41:
	%201 = phi i64 [ 0, %b40_ok1 ], [ %400, %b114 ], !dbg !2084
	br i1 %55, label %b42, label %b43, !dbg !2102

b42:
	%202 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %195) convergent nounwind, !dbg !2091
	%203 = trunc i32 %202 to i16, !dbg !2091
	br label %b49, !dbg !2103

b43:
	br i1 %49, label %b44, label %b46, !dbg !2104

b44:
	%204 = phi i16 [ %212, %b45 ], [ %194, %b43 ], !dbg !2105
	%205 = phi i64 [ %213, %b45 ], [ 16, %b43 ], !dbg !2106
	%206 = icmp sgt i64 %205, 0, !dbg !2107
	br i1 %206, label %b45, label %b49, !dbg !2107

b45:
	%207 = trunc i64 %205 to i32, !dbg !2108
	%208 = zext i16 %204 to i32, !dbg !2108
	%209 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %208, i32 %207, i32 31), !dbg !2108
	%210 = extractvalue { i32, i1 } %209, 0, !dbg !2108
	%211 = trunc i32 %210 to i16, !dbg !2108
	%212 = add i16 %204, %211, !dbg !2109
	%213 = sdiv i64 %205, 2, !dbg !2110
	br label %b44, !dbg !2110

b46:
	%214 = zext i16 %194 to i32, !dbg !2111
	%215 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %214, i32 0, i32 31), !dbg !2111
	%216 = extractvalue { i32, i1 } %215, 0, !dbg !2111
	%217 = trunc i32 %216 to i16, !dbg !2111
	br label %b47, !dbg !2111

b47:
	%218 = phi i16 [ %217, %b46 ], [ %226, %b48 ], !dbg !2112
	%219 = phi i64 [ 1, %b46 ], [ %227, %b48 ], !dbg !2113
	%220 = icmp slt i64 %219, %48, !dbg !2114
	br i1 %220, label %b48, label %b49, !dbg !2114

b48:
	%221 = trunc i64 %219 to i32, !dbg !2115
	%222 = zext i16 %194 to i32, !dbg !2115
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %222, i32 %221, i32 31), !dbg !2115
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !2115
	%225 = trunc i32 %224 to i16, !dbg !2115
	%226 = add i16 %218, %225, !dbg !2109
	%227 = add i64 %219, 1, !dbg !2116
	br label %b47, !dbg !2116

b49:
	%228 = phi i16 [ %203, %b42 ], [ %204, %b44 ], [ %218, %b47 ], !dbg !2090
	%229 = sdiv i64 %197, 32, !dbg !2117
	%230 = icmp eq i64 %229, 1, !dbg !2118
	br i1 %230, label %b55, label %b50, !dbg !2118

b50:
	call void @llvm.nvvm.barrier0(), !dbg !2120
	br i1 %174, label %b51, label %b52, !dbg !2121

b51:
	%231 = sdiv i64 %31, 32, !dbg !2122
	%232 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %231, !dbg !2123
	store i16 %228, i16 addrspace(3)* %232, align 2, !dbg !2123
	br label %b52, !dbg !2123

b52:
	call void @llvm.nvvm.barrier0(), !dbg !2124
	%233 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2125
	%234 = load i16, i16 addrspace(3)* %233, align 2, !dbg !2125
	br label %b53, !dbg !2125

b53:
	%235 = phi i16 [ %234, %b52 ], [ %240, %b54 ], !dbg !2126
	%236 = phi i64 [ 1, %b52 ], [ %241, %b54 ], !dbg !2127
	%237 = icmp slt i64 %236, %229, !dbg !2128
	br i1 %237, label %b54, label %b55, !dbg !2128

b54:
	%238 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %236, !dbg !2129
	%239 = load i16, i16 addrspace(3)* %238, align 2, !dbg !2129
	%240 = add i16 %235, %239, !dbg !2109
	%241 = add i64 %236, 1, !dbg !2130
	br label %b53, !dbg !2130

b55:
	%242 = phi i16 [ %228, %b49 ], [ %235, %b53 ], !dbg !2089
	%243 = getelementptr inbounds i16, i16 addrspace(1)* %190, i64 0, !dbg !2131
	store i16 %242, i16 addrspace(1)* %243, align 2, !dbg !2131
	br i1 %55, label %b56, label %b57, !dbg !2136

b56:
	%244 = call i32 asm sideeffect "redux.sync.min.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %195) convergent nounwind, !dbg !2137
	%245 = trunc i32 %244 to i16, !dbg !2137
	br label %b63, !dbg !2138

b57:
	br i1 %49, label %b58, label %b60, !dbg !2139

b58:
	%246 = phi i16 [ %255, %b59 ], [ %194, %b57 ], !dbg !2140
	%247 = phi i64 [ %256, %b59 ], [ 16, %b57 ], !dbg !2141
	%248 = icmp sgt i64 %247, 0, !dbg !2142
	br i1 %248, label %b59, label %b63, !dbg !2142

b59:
	%249 = trunc i64 %247 to i32, !dbg !2143
	%250 = zext i16 %246 to i32, !dbg !2143
	%251 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %250, i32 %249, i32 31), !dbg !2143
	%252 = extractvalue { i32, i1 } %251, 0, !dbg !2143
	%253 = trunc i32 %252 to i16, !dbg !2143
	%254 = icmp ult i16 %246, %253, !dbg !2144
	%255 = select i1 %254, i16 %246, i16 %253, !dbg !2144
	%256 = sdiv i64 %247, 2, !dbg !2145
	br label %b58, !dbg !2145

b60:
	%257 = zext i16 %194 to i32, !dbg !2146
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %257, i32 0, i32 31), !dbg !2146
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !2146
	%260 = trunc i32 %259 to i16, !dbg !2146
	br label %b61, !dbg !2146

b61:
	%261 = phi i16 [ %260, %b60 ], [ %270, %b62 ], !dbg !2147
	%262 = phi i64 [ 1, %b60 ], [ %271, %b62 ], !dbg !2148
	%263 = icmp slt i64 %262, %48, !dbg !2149
	br i1 %263, label %b62, label %b63, !dbg !2149

b62:
	%264 = trunc i64 %262 to i32, !dbg !2150
	%265 = zext i16 %194 to i32, !dbg !2150
	%266 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %265, i32 %264, i32 31), !dbg !2150
	%267 = extractvalue { i32, i1 } %266, 0, !dbg !2150
	%268 = trunc i32 %267 to i16, !dbg !2150
	%269 = icmp ult i16 %261, %268, !dbg !2144
	%270 = select i1 %269, i16 %261, i16 %268, !dbg !2144
	%271 = add i64 %262, 1, !dbg !2151
	br label %b61, !dbg !2151

b63:
	%272 = phi i16 [ %245, %b56 ], [ %246, %b58 ], [ %261, %b61 ], !dbg !2135
	br i1 %230, label %b69, label %b64, !dbg !2152

b64:
	call void @llvm.nvvm.barrier0(), !dbg !2154
	br i1 %174, label %b65, label %b66, !dbg !2155

b65:
	%273 = sdiv i64 %31, 32, !dbg !2156
	%274 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %273, !dbg !2157
	store i16 %272, i16 addrspace(3)* %274, align 2, !dbg !2157
	br label %b66, !dbg !2157

b66:
	call void @llvm.nvvm.barrier0(), !dbg !2158
	%275 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2159
	%276 = load i16, i16 addrspace(3)* %275, align 2, !dbg !2159
	br label %b67, !dbg !2159

b67:
	%277 = phi i16 [ %276, %b66 ], [ %283, %b68 ], !dbg !2160
	%278 = phi i64 [ 1, %b66 ], [ %284, %b68 ], !dbg !2161
	%279 = icmp slt i64 %278, %229, !dbg !2162
	br i1 %279, label %b68, label %b69, !dbg !2162

b68:
	%280 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %278, !dbg !2163
	%281 = load i16, i16 addrspace(3)* %280, align 2, !dbg !2163
	%282 = icmp ult i16 %277, %281, !dbg !2144
	%283 = select i1 %282, i16 %277, i16 %281, !dbg !2144
	%284 = add i64 %278, 1, !dbg !2164
	br label %b67, !dbg !2164

b69:
	%285 = phi i16 [ %272, %b63 ], [ %277, %b67 ], !dbg !2134
	br i1 %55, label %b70, label %b71, !dbg !2169

b70:
	%286 = call i32 asm sideeffect "redux.sync.max.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %195) convergent nounwind, !dbg !2170
	%287 = trunc i32 %286 to i16, !dbg !2170
	br label %b77, !dbg !2171

b71:
	br i1 %49, label %b72, label %b74, !dbg !2172

b72:
	%288 = phi i16 [ %297, %b73 ], [ %194, %b71 ], !dbg !2173
	%289 = phi i64 [ %298, %b73 ], [ 16, %b71 ], !dbg !2174
	%290 = icmp sgt i64 %289, 0, !dbg !2175
	br i1 %290, label %b73, label %b77, !dbg !2175

b73:
	%291 = trunc i64 %289 to i32, !dbg !2176
	%292 = zext i16 %288 to i32, !dbg !2176
	%293 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %292, i32 %291, i32 31), !dbg !2176
	%294 = extractvalue { i32, i1 } %293, 0, !dbg !2176
	%295 = trunc i32 %294 to i16, !dbg !2176
	%296 = icmp ugt i16 %288, %295, !dbg !2177
	%297 = select i1 %296, i16 %288, i16 %295, !dbg !2177
	%298 = sdiv i64 %289, 2, !dbg !2178
	br label %b72, !dbg !2178

b74:
	%299 = zext i16 %194 to i32, !dbg !2179
	%300 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %299, i32 0, i32 31), !dbg !2179
	%301 = extractvalue { i32, i1 } %300, 0, !dbg !2179
	%302 = trunc i32 %301 to i16, !dbg !2179
	br label %b75, !dbg !2179

b75:
	%303 = phi i16 [ %302, %b74 ], [ %312, %b76 ], !dbg !2180
	%304 = phi i64 [ 1, %b74 ], [ %313, %b76 ], !dbg !2181
	%305 = icmp slt i64 %304, %48, !dbg !2182
	br i1 %305, label %b76, label %b77, !dbg !2182

b76:
	%306 = trunc i64 %304 to i32, !dbg !2183
	%307 = zext i16 %194 to i32, !dbg !2183
	%308 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %307, i32 %306, i32 31), !dbg !2183
	%309 = extractvalue { i32, i1 } %308, 0, !dbg !2183
	%310 = trunc i32 %309 to i16, !dbg !2183
	%311 = icmp ugt i16 %303, %310, !dbg !2177
	%312 = select i1 %311, i16 %303, i16 %310, !dbg !2177
	%313 = add i64 %304, 1, !dbg !2184
	br label %b75, !dbg !2184

b77:
	%314 = phi i16 [ %287, %b70 ], [ %288, %b72 ], [ %303, %b75 ], !dbg !2168
	br i1 %230, label %b83, label %b78, !dbg !2185

b78:
	call void @llvm.nvvm.barrier0(), !dbg !2187
	br i1 %174, label %b79, label %b80, !dbg !2188

b79:
	%315 = sdiv i64 %31, 32, !dbg !2189
	%316 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %315, !dbg !2190
	store i16 %314, i16 addrspace(3)* %316, align 2, !dbg !2190
	br label %b80, !dbg !2190

b80:
	call void @llvm.nvvm.barrier0(), !dbg !2191
	%317 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2192
	%318 = load i16, i16 addrspace(3)* %317, align 2, !dbg !2192
	br label %b81, !dbg !2192

b81:
	%319 = phi i16 [ %318, %b80 ], [ %325, %b82 ], !dbg !2193
	%320 = phi i64 [ 1, %b80 ], [ %326, %b82 ], !dbg !2194
	%321 = icmp slt i64 %320, %229, !dbg !2195
	br i1 %321, label %b82, label %b83, !dbg !2195

b82:
	%322 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %320, !dbg !2196
	%323 = load i16, i16 addrspace(3)* %322, align 2, !dbg !2196
	%324 = icmp ugt i16 %319, %323, !dbg !2177
	%325 = select i1 %324, i16 %319, i16 %323, !dbg !2177
	%326 = add i64 %320, 1, !dbg !2197
	br label %b81, !dbg !2197

b83:
	%327 = phi i16 [ %314, %b77 ], [ %319, %b81 ], !dbg !2167
	%328 = getelementptr inbounds i16, i16 addrspace(1)* %190, i64 1, !dbg !2198
	store i16 %285, i16 addrspace(1)* %328, align 2, !dbg !2198
	%329 = getelementptr inbounds i16, i16 addrspace(1)* %190, i64 2, !dbg !2199
	store i16 %327, i16 addrspace(1)* %329, align 2, !dbg !2199
	br label %b84, !dbg !2200

b84:
	%330 = phi i16 [ %194, %b83 ], [ %340, %b87 ], !dbg !2201
	%331 = phi i64 [ 1, %b83 ], [ %341, %b87 ], !dbg !2202
	%332 = icmp slt i64 %331, 32, !dbg !2203
	br i1 %332, label %b85, label %b88, !dbg !2203

b85:
	%333 = trunc i64 %331 to i32, !dbg !2204
	%334 = zext i16 %330 to i32, !dbg !2204
	%335 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %334, i32 %333, i32 0), !dbg !2204
	%336 = extractvalue { i32, i1 } %335, 0, !dbg !2204
	%337 = trunc i32 %336 to i16, !dbg !2204
	%338 = icmp sge i64 %145, %331, !dbg !2205
	br i1 %338, label %b86, label %b87, !dbg !2205

b86:
	%339 = add i16 %330, %337, !dbg !2206
	br label %b87, !dbg !2206

b87:
	%340 = phi i16 [ %330, %b85 ], [ %339, %b86 ], !dbg !2201
	%341 = mul i64 %331, 2, !dbg !2207
	br label %b84, !dbg !2207

b88:
	br i1 %230, label %b94, label %b89, !dbg !2208

b89:
	%342 = sdiv i64 %31, 32, !dbg !2210
	call void @llvm.nvvm.barrier0(), !dbg !2211
	br i1 %199, label %b90, label %b91, !dbg !2100

b90:
	%343 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %342, !dbg !2212
	store i16 %330, i16 addrspace(3)* %343, align 2, !dbg !2212
	br label %b91, !dbg !2212

b91:
	call void @llvm.nvvm.barrier0(), !dbg !2213
	%344 = icmp slt i64 0, %342, !dbg !2213
	br i1 %344, label %b92, label %b93, !dbg !2213

b92:
	%345 = phi i16 [ %350, %b92_ok1 ], [ 0, %b91 ], !dbg !2214
	%346 = phi i64 [ %351, %b92_ok1 ], [ 0, %b91 ], !dbg !2214
	%347 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %346, !dbg !2215
	%348 = icmp uge i64 %346, 32, !dbg !2215
	br i1 %348, label %b92_fail1, label %b92_ok1, !dbg !2215, !prof !30

b92_ok1:
	%349 = load i16, i16 addrspace(3)* %347, align 2, !dbg !2215
	%350 = add i16 %345, %349, !dbg !2216
	%351 = add i64 %346, 1, !dbg !2216
	%352 = icmp slt i64 %351, %342, !dbg !2216
	br i1 %352, label %b92, label %b93, !dbg !2216

b93:
	%353 = phi i16 [ 0, %b91 ], [ %350, %b92_ok1 ], !dbg !2214
	br label %b94, !dbg !2217

b94:
	%354 = phi i16 [ 0, %b88 ], [ %353, %b93 ], !dbg !2098
	%355 = add i16 %354, %330, !dbg !2218
	br label %b95, !dbg !2222

b95:
	%356 = phi i16 [ %194, %b94 ], [ %366, %b98 ], !dbg !2223
	%357 = phi i64 [ 1, %b94 ], [ %367, %b98 ], !dbg !2224
	%358 = icmp slt i64 %357, 32, !dbg !2225
	br i1 %358, label %b96, label %b99, !dbg !2225

b96:
	%359 = trunc i64 %357 to i32, !dbg !2226
	%360 = zext i16 %356 to i32, !dbg !2226
	%361 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %360, i32 %359, i32 0), !dbg !2226
	%362 = extractvalue { i32, i1 } %361, 0, !dbg !2226
	%363 = trunc i32 %362 to i16, !dbg !2226
	%364 = icmp sge i64 %145, %357, !dbg !2227
	br i1 %364, label %b97, label %b98, !dbg !2227

b97:
	%365 = add i16 %356, %363, !dbg !2228
	br label %b98, !dbg !2228

b98:
	%366 = phi i16 [ %356, %b96 ], [ %365, %b97 ], !dbg !2223
	%367 = mul i64 %357, 2, !dbg !2229
	br label %b95, !dbg !2229

b99:
	br i1 %230, label %b105, label %b100, !dbg !2230

b100:
	%368 = sdiv i64 %31, 32, !dbg !2232
	call void @llvm.nvvm.barrier0(), !dbg !2233
	br i1 %199, label %b101, label %b102, !dbg !2234

b101:
	%369 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %368, !dbg !2235
	store i16 %356, i16 addrspace(3)* %369, align 2, !dbg !2235
	br label %b102, !dbg !2235

b102:
	call void @llvm.nvvm.barrier0(), !dbg !2236
	%370 = icmp slt i64 0, %368, !dbg !2236
	br i1 %370, label %b103, label %b104, !dbg !2236

b103:
	%371 = phi i16 [ %376, %b103_ok1 ], [ 0, %b102 ], !dbg !2237
	%372 = phi i64 [ %377, %b103_ok1 ], [ 0, %b102 ], !dbg !2237
	%373 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %372, !dbg !2238
	%374 = icmp uge i64 %372, 32, !dbg !2238
	br i1 %374, label %b103_fail1, label %b103_ok1, !dbg !2238, !prof !30

b103_ok1:
	%375 = load i16, i16 addrspace(3)* %373, align 2, !dbg !2238
	%376 = add i16 %371, %375, !dbg !2239
	%377 = add i64 %372, 1, !dbg !2239
	%378 = icmp slt i64 %377, %368, !dbg !2239
	br i1 %378, label %b103, label %b104, !dbg !2239

b104:
	%379 = phi i16 [ 0, %b102 ], [ %376, %b103_ok1 ], !dbg !2237
	br label %b105, !dbg !2240

b105:
	%380 = phi i16 [ 0, %b99 ], [ %379, %b104 ], !dbg !2221
	%381 = zext i16 %356 to i32, !dbg !2241
	%382 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %381, i32 1, i32 0), !dbg !2241
	%383 = extractvalue { i32, i1 } %382, 0, !dbg !2241
	%384 = trunc i32 %383 to i16, !dbg !2241
	br i1 %174, label %b107, label %b106, !dbg !2242

b106:
	%385 = add i16 %380, %384, !dbg !2243
	br label %b107, !dbg !2244

b107:
	%386 = phi i16 [ %380, %b105 ], [ %385, %b106 ], !dbg !2220
	%387 = getelementptr inbounds i16, i16 addrspace(1)* %190, i64 3, !dbg !2245
	store i16 %355, i16 addrspace(1)* %387, align 2, !dbg !2245
	%388 = getelementptr inbounds i16, i16 addrspace(1)* %190, i64 4, !dbg !2246
	store i16 %386, i16 addrspace(1)* %388, align 2, !dbg !2246
	%389 = sdiv i64 %200, 3, !dbg !2247
	%390 = icmp sge i64 %389, %22, !dbg !2250
	br i1 %390, label %b108, label %b109, !dbg !2250

b108:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !2251
	ret void, !dbg !2251

b109:
	br i1 %230, label %b110, label %b111, !dbg !2252

b110:
	%391 = trunc i64 %389 to i32, !dbg !2253
	%392 = zext i16 %194 to i32, !dbg !2253
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %392, i32 %391, i32 31), !dbg !2253
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !2253
	%395 = trunc i32 %394 to i16, !dbg !2253
	br label %b114, !dbg !2254

b111:
	call void @llvm.nvvm.barrier0(), !dbg !2256
	%396 = icmp eq i64 %31, %389, !dbg !2257
	br i1 %396, label %b112, label %b113, !dbg !2257

b112:
	store i16 %194, i16 addrspace(3)* @gpuc_shared_Broadcast_42_4, align 2, !dbg !2258
	br label %b113, !dbg !2258

b113:
	call void @llvm.nvvm.barrier0(), !dbg !2259
	%397 = load i16, i16 addrspace(3)* @gpuc_shared_Broadcast_42_4, align 2, !dbg !2260
	br label %b114, !dbg !2261

b114:
	%398 = phi i16 [ %395, %b110 ], [ %397, %b113 ], !dbg !2249
	%399 = getelementptr inbounds i16, i16 addrspace(1)* %190, i64 5, !dbg !2262
	store i16 %398, i16 addrspace(1)* %399, align 2, !dbg !2262
	%400 = add i64 %201, 1, !dbg !2262
	%401 = icmp slt i64 %400, 2, !dbg !2262
	br i1 %401, label %b41, label %b115, !dbg !2262

b115:
	ret void, !dbg !1971

b0_fail1:
	%402 = icmp ugt i64 %33, %p1, !dbg !1974
	br i1 %402, label %b0_fail2, label %b0_ok2, !dbg !1974

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !1974
	ret void, !dbg !1974

b0_ok2:
	%403 = icmp uge i64 %32, %p5, !dbg !1975
	br i1 %403, label %b0_fail3, label %b0_ok3, !dbg !1975

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !1975
	ret void, !dbg !1975

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !1978
	ret void, !dbg !1978

b40_fail1:
	%404 = icmp ugt i64 %33, %p3, !dbg !2081
	br i1 %404, label %b40_fail2, label %b40_ok2, !dbg !2081

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !2081
	ret void, !dbg !2081

b40_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %189), !dbg !2084
	ret void, !dbg !2084

b92_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %346, i64 32), !dbg !2215
	ret void, !dbg !2215

b103_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %372, i64 32), !dbg !2238
	ret void, !dbg !2238
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2263 {
entry:
	br label %b0, !dbg !2264

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !2264
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !2264
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !2264
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2267, !range !11
	%4 = sext i32 %3 to i64, !dbg !2267
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2267, !range !12
	%6 = sext i32 %5 to i64, !dbg !2267
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2267, !range !12
	%8 = sext i32 %7 to i64, !dbg !2267
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2267, !range !13
	%10 = sext i32 %9 to i64, !dbg !2267
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2267, !range !14
	%12 = sext i32 %11 to i64, !dbg !2267
	%13 = mul i64 %12, %8, !dbg !2267
	%14 = add i64 %6, %13, !dbg !2267
	%15 = mul i64 %10, %14, !dbg !2267
	%16 = add i64 %4, %15, !dbg !2267
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2267, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2267, !range !15
	%19 = mul i32 %17, %18, !dbg !2267
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2267, !range !16
	%21 = mul i32 %19, %20, !dbg !2267
	%22 = sext i32 %21 to i64, !dbg !2267
	%23 = mul i64 %16, %22, !dbg !2267
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2267, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2267, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2267, !range !18
	%27 = mul i32 %18, %26, !dbg !2267
	%28 = add i32 %25, %27, !dbg !2267
	%29 = mul i32 %17, %28, !dbg !2267
	%30 = add i32 %24, %29, !dbg !2267
	%31 = sext i32 %30 to i64, !dbg !2267
	%32 = add i64 %23, %31, !dbg !2267
	%33 = mul i64 %32, 3, !dbg !2268
	%34 = sub i64 %p1, %33, !dbg !2269
	%35 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %33, !dbg !2269
	%36 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !2270
	%37 = icmp ugt i64 %33, %p1, !dbg !2269
	%38 = icmp uge i64 %32, %p5, !dbg !2270
	%39 = icmp ugt i64 3, %34, !dbg !2273
	%40 = or i1 %37, %38, !dbg !2273
	%41 = or i1 %40, %39, !dbg !2273
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2273, !prof !30

b0_ok1:
	%42 = load i16, i16 addrspace(1)* %36, align 2, !dbg !2270
	%43 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !2278
	%44 = getelementptr inbounds [12 x i8], [12 x i8]* %43, i64 0, i64 0, !dbg !2278
	%45 = call i32 @__nvvm_reflect(i8* %44), !dbg !2278
	%46 = icmp sge i32 %45, 800, !dbg !2278
	br i1 %46, label %b1, label %b2, !dbg !2278

b1:
	%47 = zext i16 %42 to i32, !dbg !2279
	%48 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %47) convergent nounwind, !dbg !2279
	%49 = trunc i32 %48 to i16, !dbg !2279
	br label %b8, !dbg !2280

b2:
	%50 = and i32 %30, -32, !dbg !2281
	%51 = sub i32 %21, %50, !dbg !2281
	%52 = icmp slt i32 %51, 32, !dbg !2281
	%53 = select i1 %52, i32 %51, i32 32, !dbg !2281
	%54 = sext i32 %53 to i64, !dbg !2281
	%55 = icmp eq i64 %54, 32, !dbg !2282
	br i1 %55, label %b3, label %b5, !dbg !2282

b3:
	%56 = phi i16 [ %42, %b2 ], [ %64, %b4 ], !dbg !2283
	%57 = phi i64 [ 16, %b2 ], [ %65, %b4 ], !dbg !2284
	%58 = icmp sgt i64 %57, 0, !dbg !2285
	br i1 %58, label %b4, label %b8, !dbg !2285

b4:
	%59 = trunc i64 %57 to i32, !dbg !2286
	%60 = zext i16 %56 to i32, !dbg !2286
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %60, i32 %59, i32 31), !dbg !2286
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !2286
	%63 = trunc i32 %62 to i16, !dbg !2286
	%64 = and i16 %56, %63, !dbg !2287
	%65 = sdiv i64 %57, 2, !dbg !2288
	br label %b3, !dbg !2288

b5:
	%66 = zext i16 %42 to i32, !dbg !2289
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %66, i32 0, i32 31), !dbg !2289
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !2289
	%69 = trunc i32 %68 to i16, !dbg !2289
	br label %b6, !dbg !2289

b6:
	%70 = phi i16 [ %69, %b5 ], [ %78, %b7 ], !dbg !2290
	%71 = phi i64 [ 1, %b5 ], [ %79, %b7 ], !dbg !2291
	%72 = icmp slt i64 %71, %54, !dbg !2292
	br i1 %72, label %b7, label %b8, !dbg !2292

b7:
	%73 = trunc i64 %71 to i32, !dbg !2293
	%74 = zext i16 %42 to i32, !dbg !2293
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %74, i32 %73, i32 31), !dbg !2293
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !2293
	%77 = trunc i32 %76 to i16, !dbg !2293
	%78 = and i16 %70, %77, !dbg !2287
	%79 = add i64 %71, 1, !dbg !2294
	br label %b6, !dbg !2294

b8:
	%80 = phi i16 [ %49, %b1 ], [ %56, %b3 ], [ %70, %b6 ], !dbg !2277
	br i1 %46, label %b9, label %b10, !dbg !2299

b9:
	%81 = zext i16 %42 to i32, !dbg !2300
	%82 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %81) convergent nounwind, !dbg !2300
	%83 = trunc i32 %82 to i16, !dbg !2300
	br label %b16, !dbg !2301

b10:
	%84 = and i32 %30, -32, !dbg !2302
	%85 = sub i32 %21, %84, !dbg !2302
	%86 = icmp slt i32 %85, 32, !dbg !2302
	%87 = select i1 %86, i32 %85, i32 32, !dbg !2302
	%88 = sext i32 %87 to i64, !dbg !2302
	%89 = icmp eq i64 %88, 32, !dbg !2303
	br i1 %89, label %b11, label %b13, !dbg !2303

b11:
	%90 = phi i16 [ %42, %b10 ], [ %98, %b12 ], !dbg !2304
	%91 = phi i64 [ 16, %b10 ], [ %99, %b12 ], !dbg !2305
	%92 = icmp sgt i64 %91, 0, !dbg !2306
	br i1 %92, label %b12, label %b16, !dbg !2306

b12:
	%93 = trunc i64 %91 to i32, !dbg !2307
	%94 = zext i16 %90 to i32, !dbg !2307
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %94, i32 %93, i32 31), !dbg !2307
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !2307
	%97 = trunc i32 %96 to i16, !dbg !2307
	%98 = or i16 %90, %97, !dbg !2308
	%99 = sdiv i64 %91, 2, !dbg !2309
	br label %b11, !dbg !2309

b13:
	%100 = zext i16 %42 to i32, !dbg !2310
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %100, i32 0, i32 31), !dbg !2310
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !2310
	%103 = trunc i32 %102 to i16, !dbg !2310
	br label %b14, !dbg !2310

b14:
	%104 = phi i16 [ %103, %b13 ], [ %112, %b15 ], !dbg !2311
	%105 = phi i64 [ 1, %b13 ], [ %113, %b15 ], !dbg !2312
	%106 = icmp slt i64 %105, %88, !dbg !2313
	br i1 %106, label %b15, label %b16, !dbg !2313

b15:
	%107 = trunc i64 %105 to i32, !dbg !2314
	%108 = zext i16 %42 to i32, !dbg !2314
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 %107, i32 31), !dbg !2314
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !2314
	%111 = trunc i32 %110 to i16, !dbg !2314
	%112 = or i16 %104, %111, !dbg !2308
	%113 = add i64 %105, 1, !dbg !2315
	br label %b14, !dbg !2315

b16:
	%114 = phi i16 [ %83, %b9 ], [ %90, %b11 ], [ %104, %b14 ], !dbg !2298
	br i1 %46, label %b17, label %b18, !dbg !2320

b17:
	%115 = zext i16 %42 to i32, !dbg !2321
	%116 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %115) convergent nounwind, !dbg !2321
	%117 = trunc i32 %116 to i16, !dbg !2321
	br label %b24, !dbg !2322

b18:
	%118 = and i32 %30, -32, !dbg !2323
	%119 = sub i32 %21, %118, !dbg !2323
	%120 = icmp slt i32 %119, 32, !dbg !2323
	%121 = select i1 %120, i32 %119, i32 32, !dbg !2323
	%122 = sext i32 %121 to i64, !dbg !2323
	%123 = icmp eq i64 %122, 32, !dbg !2324
	br i1 %123, label %b19, label %b21, !dbg !2324

b19:
	%124 = phi i16 [ %42, %b18 ], [ %132, %b20 ], !dbg !2325
	%125 = phi i64 [ 16, %b18 ], [ %133, %b20 ], !dbg !2326
	%126 = icmp sgt i64 %125, 0, !dbg !2327
	br i1 %126, label %b20, label %b24, !dbg !2327

b20:
	%127 = trunc i64 %125 to i32, !dbg !2328
	%128 = zext i16 %124 to i32, !dbg !2328
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %128, i32 %127, i32 31), !dbg !2328
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !2328
	%131 = trunc i32 %130 to i16, !dbg !2328
	%132 = xor i16 %124, %131, !dbg !2329
	%133 = sdiv i64 %125, 2, !dbg !2330
	br label %b19, !dbg !2330

b21:
	%134 = zext i16 %42 to i32, !dbg !2331
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %134, i32 0, i32 31), !dbg !2331
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !2331
	%137 = trunc i32 %136 to i16, !dbg !2331
	br label %b22, !dbg !2331

b22:
	%138 = phi i16 [ %137, %b21 ], [ %146, %b23 ], !dbg !2332
	%139 = phi i64 [ 1, %b21 ], [ %147, %b23 ], !dbg !2333
	%140 = icmp slt i64 %139, %122, !dbg !2334
	br i1 %140, label %b23, label %b24, !dbg !2334

b23:
	%141 = trunc i64 %139 to i32, !dbg !2335
	%142 = zext i16 %42 to i32, !dbg !2335
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %142, i32 %141, i32 31), !dbg !2335
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !2335
	%145 = trunc i32 %144 to i16, !dbg !2335
	%146 = xor i16 %138, %145, !dbg !2329
	%147 = add i64 %139, 1, !dbg !2336
	br label %b22, !dbg !2336

b24:
	%148 = phi i16 [ %117, %b17 ], [ %124, %b19 ], [ %138, %b22 ], !dbg !2319
	%149 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 0, !dbg !2337
	store i16 %80, i16 addrspace(1)* %149, align 2, !dbg !2337
	%150 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 1, !dbg !2338
	store i16 %114, i16 addrspace(1)* %150, align 2, !dbg !2338
	%151 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 2, !dbg !2339
	store i16 %148, i16 addrspace(1)* %151, align 2, !dbg !2339
	%152 = sub i64 %p3, %33, !dbg !2340
	%153 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %33, !dbg !2340
	%154 = icmp ugt i64 %33, %p3, !dbg !2340
	%155 = icmp ugt i64 3, %152, !dbg !2343
	%156 = or i1 %154, %155, !dbg !2343
	br i1 %156, label %b24_fail1, label %b24_ok1, !dbg !2343, !prof !30

b24_ok1:
	%157 = load i16, i16 addrspace(1)* %36, align 2, !dbg !2344
	br i1 %46, label %b25, label %b26, !dbg !2349

b25:
	%158 = zext i16 %157 to i32, !dbg !2350
	%159 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %158) convergent nounwind, !dbg !2350
	%160 = trunc i32 %159 to i16, !dbg !2350
	br label %b32, !dbg !2351

b26:
	%161 = and i32 %30, -32, !dbg !2352
	%162 = sub i32 %21, %161, !dbg !2352
	%163 = icmp slt i32 %162, 32, !dbg !2352
	%164 = select i1 %163, i32 %162, i32 32, !dbg !2352
	%165 = sext i32 %164 to i64, !dbg !2352
	%166 = icmp eq i64 %165, 32, !dbg !2353
	br i1 %166, label %b27, label %b29, !dbg !2353

b27:
	%167 = phi i16 [ %157, %b26 ], [ %175, %b28 ], !dbg !2354
	%168 = phi i64 [ 16, %b26 ], [ %176, %b28 ], !dbg !2355
	%169 = icmp sgt i64 %168, 0, !dbg !2356
	br i1 %169, label %b28, label %b32, !dbg !2356

b28:
	%170 = trunc i64 %168 to i32, !dbg !2357
	%171 = zext i16 %167 to i32, !dbg !2357
	%172 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %171, i32 %170, i32 31), !dbg !2357
	%173 = extractvalue { i32, i1 } %172, 0, !dbg !2357
	%174 = trunc i32 %173 to i16, !dbg !2357
	%175 = and i16 %167, %174, !dbg !2358
	%176 = sdiv i64 %168, 2, !dbg !2359
	br label %b27, !dbg !2359

b29:
	%177 = zext i16 %157 to i32, !dbg !2360
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 0, i32 31), !dbg !2360
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !2360
	%180 = trunc i32 %179 to i16, !dbg !2360
	br label %b30, !dbg !2360

b30:
	%181 = phi i16 [ %180, %b29 ], [ %189, %b31 ], !dbg !2361
	%182 = phi i64 [ 1, %b29 ], [ %190, %b31 ], !dbg !2362
	%183 = icmp slt i64 %182, %165, !dbg !2363
	br i1 %183, label %b31, label %b32, !dbg !2363

b31:
	%184 = trunc i64 %182 to i32, !dbg !2364
	%185 = zext i16 %157 to i32, !dbg !2364
	%186 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %185, i32 %184, i32 31), !dbg !2364
	%187 = extractvalue { i32, i1 } %186, 0, !dbg !2364
	%188 = trunc i32 %187 to i16, !dbg !2364
	%189 = and i16 %181, %188, !dbg !2358
	%190 = add i64 %182, 1, !dbg !2365
	br label %b30, !dbg !2365

b32:
	%191 = phi i16 [ %160, %b25 ], [ %167, %b27 ], [ %181, %b30 ], !dbg !2348
	%192 = add i64 %22, 32, !dbg !2367
	%193 = sub i64 %192, 1, !dbg !2368
	%194 = sdiv i64 %193, 32, !dbg !2369
	%195 = icmp eq i64 %194, 1, !dbg !2370
	br i1 %195, label %b38, label %b33, !dbg !2370

b33:
	call void @llvm.nvvm.barrier0(), !dbg !2372
	%196 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2373, !range !20
	%197 = sext i32 %196 to i64, !dbg !2373
	%198 = icmp eq i64 %197, 0, !dbg !2374
	br i1 %198, label %b34, label %b35, !dbg !2374

b34:
	%199 = sdiv i64 %31, 32, !dbg !2375
	%200 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %199, !dbg !2376
	store i16 %191, i16 addrspace(3)* %200, align 2, !dbg !2376
	br label %b35, !dbg !2376

b35:
	call void @llvm.nvvm.barrier0(), !dbg !2377
	%201 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2378
	%202 = load i16, i16 addrspace(3)* %201, align 2, !dbg !2378
	br label %b36, !dbg !2378

b36:
	%203 = phi i16 [ %202, %b35 ], [ %208, %b37 ], !dbg !2379
	%204 = phi i64 [ 1, %b35 ], [ %209, %b37 ], !dbg !2380
	%205 = icmp slt i64 %204, %194, !dbg !2381
	br i1 %205, label %b37, label %b38, !dbg !2381

b37:
	%206 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %204, !dbg !2382
	%207 = load i16, i16 addrspace(3)* %206, align 2, !dbg !2382
	%208 = and i16 %203, %207, !dbg !2358
	%209 = add i64 %204, 1, !dbg !2383
	br label %b36, !dbg !2383

b38:
	%210 = phi i16 [ %191, %b32 ], [ %203, %b36 ], !dbg !2347
	br i1 %46, label %b39, label %b40, !dbg !2388

b39:
	%211 = zext i16 %157 to i32, !dbg !2389
	%212 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %211) convergent nounwind, !dbg !2389
	%213 = trunc i32 %212 to i16, !dbg !2389
	br label %b46, !dbg !2390

b40:
	%214 = and i32 %30, -32, !dbg !2391
	%215 = sub i32 %21, %214, !dbg !2391
	%216 = icmp slt i32 %215, 32, !dbg !2391
	%217 = select i1 %216, i32 %215, i32 32, !dbg !2391
	%218 = sext i32 %217 to i64, !dbg !2391
	%219 = icmp eq i64 %218, 32, !dbg !2392
	br i1 %219, label %b41, label %b43, !dbg !2392

b41:
	%220 = phi i16 [ %157, %b40 ], [ %228, %b42 ], !dbg !2393
	%221 = phi i64 [ 16, %b40 ], [ %229, %b42 ], !dbg !2394
	%222 = icmp sgt i64 %221, 0, !dbg !2395
	br i1 %222, label %b42, label %b46, !dbg !2395

b42:
	%223 = trunc i64 %221 to i32, !dbg !2396
	%224 = zext i16 %220 to i32, !dbg !2396
	%225 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %224, i32 %223, i32 31), !dbg !2396
	%226 = extractvalue { i32, i1 } %225, 0, !dbg !2396
	%227 = trunc i32 %226 to i16, !dbg !2396
	%228 = or i16 %220, %227, !dbg !2397
	%229 = sdiv i64 %221, 2, !dbg !2398
	br label %b41, !dbg !2398

b43:
	%230 = zext i16 %157 to i32, !dbg !2399
	%231 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %230, i32 0, i32 31), !dbg !2399
	%232 = extractvalue { i32, i1 } %231, 0, !dbg !2399
	%233 = trunc i32 %232 to i16, !dbg !2399
	br label %b44, !dbg !2399

b44:
	%234 = phi i16 [ %233, %b43 ], [ %242, %b45 ], !dbg !2400
	%235 = phi i64 [ 1, %b43 ], [ %243, %b45 ], !dbg !2401
	%236 = icmp slt i64 %235, %218, !dbg !2402
	br i1 %236, label %b45, label %b46, !dbg !2402

b45:
	%237 = trunc i64 %235 to i32, !dbg !2403
	%238 = zext i16 %157 to i32, !dbg !2403
	%239 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %238, i32 %237, i32 31), !dbg !2403
	%240 = extractvalue { i32, i1 } %239, 0, !dbg !2403
	%241 = trunc i32 %240 to i16, !dbg !2403
	%242 = or i16 %234, %241, !dbg !2397
	%243 = add i64 %235, 1, !dbg !2404
	br label %b44, !dbg !2404

b46:
	%244 = phi i16 [ %213, %b39 ], [ %220, %b41 ], [ %234, %b44 ], !dbg !2387
	br i1 %195, label %b52, label %b47, !dbg !2405

b47:
	call void @llvm.nvvm.barrier0(), !dbg !2407
	%245 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2408, !range !20
	%246 = sext i32 %245 to i64, !dbg !2408
	%247 = icmp eq i64 %246, 0, !dbg !2409
	br i1 %247, label %b48, label %b49, !dbg !2409

b48:
	%248 = sdiv i64 %31, 32, !dbg !2410
	%249 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %248, !dbg !2411
	store i16 %244, i16 addrspace(3)* %249, align 2, !dbg !2411
	br label %b49, !dbg !2411

b49:
	call void @llvm.nvvm.barrier0(), !dbg !2412
	%250 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2413
	%251 = load i16, i16 addrspace(3)* %250, align 2, !dbg !2413
	br label %b50, !dbg !2413

b50:
	%252 = phi i16 [ %251, %b49 ], [ %257, %b51 ], !dbg !2414
	%253 = phi i64 [ 1, %b49 ], [ %258, %b51 ], !dbg !2415
	%254 = icmp slt i64 %253, %194, !dbg !2416
	br i1 %254, label %b51, label %b52, !dbg !2416

b51:
	%255 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %253, !dbg !2417
	%256 = load i16, i16 addrspace(3)* %255, align 2, !dbg !2417
	%257 = or i16 %252, %256, !dbg !2397
	%258 = add i64 %253, 1, !dbg !2418
	br label %b50, !dbg !2418

b52:
	%259 = phi i16 [ %244, %b46 ], [ %252, %b50 ], !dbg !2386
	br i1 %46, label %b53, label %b54, !dbg !2423

b53:
	%260 = zext i16 %157 to i32, !dbg !2424
	%261 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %260) convergent nounwind, !dbg !2424
	%262 = trunc i32 %261 to i16, !dbg !2424
	br label %b60, !dbg !2425

b54:
	%263 = and i32 %30, -32, !dbg !2426
	%264 = sub i32 %21, %263, !dbg !2426
	%265 = icmp slt i32 %264, 32, !dbg !2426
	%266 = select i1 %265, i32 %264, i32 32, !dbg !2426
	%267 = sext i32 %266 to i64, !dbg !2426
	%268 = icmp eq i64 %267, 32, !dbg !2427
	br i1 %268, label %b55, label %b57, !dbg !2427

b55:
	%269 = phi i16 [ %157, %b54 ], [ %277, %b56 ], !dbg !2428
	%270 = phi i64 [ 16, %b54 ], [ %278, %b56 ], !dbg !2429
	%271 = icmp sgt i64 %270, 0, !dbg !2430
	br i1 %271, label %b56, label %b60, !dbg !2430

b56:
	%272 = trunc i64 %270 to i32, !dbg !2431
	%273 = zext i16 %269 to i32, !dbg !2431
	%274 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %273, i32 %272, i32 31), !dbg !2431
	%275 = extractvalue { i32, i1 } %274, 0, !dbg !2431
	%276 = trunc i32 %275 to i16, !dbg !2431
	%277 = xor i16 %269, %276, !dbg !2432
	%278 = sdiv i64 %270, 2, !dbg !2433
	br label %b55, !dbg !2433

b57:
	%279 = zext i16 %157 to i32, !dbg !2434
	%280 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %279, i32 0, i32 31), !dbg !2434
	%281 = extractvalue { i32, i1 } %280, 0, !dbg !2434
	%282 = trunc i32 %281 to i16, !dbg !2434
	br label %b58, !dbg !2434

b58:
	%283 = phi i16 [ %282, %b57 ], [ %291, %b59 ], !dbg !2435
	%284 = phi i64 [ 1, %b57 ], [ %292, %b59 ], !dbg !2436
	%285 = icmp slt i64 %284, %267, !dbg !2437
	br i1 %285, label %b59, label %b60, !dbg !2437

b59:
	%286 = trunc i64 %284 to i32, !dbg !2438
	%287 = zext i16 %157 to i32, !dbg !2438
	%288 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %287, i32 %286, i32 31), !dbg !2438
	%289 = extractvalue { i32, i1 } %288, 0, !dbg !2438
	%290 = trunc i32 %289 to i16, !dbg !2438
	%291 = xor i16 %283, %290, !dbg !2432
	%292 = add i64 %284, 1, !dbg !2439
	br label %b58, !dbg !2439

b60:
	%293 = phi i16 [ %262, %b53 ], [ %269, %b55 ], [ %283, %b58 ], !dbg !2422
	br i1 %195, label %b66, label %b61, !dbg !2440

b61:
	call void @llvm.nvvm.barrier0(), !dbg !2442
	%294 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2443, !range !20
	%295 = sext i32 %294 to i64, !dbg !2443
	%296 = icmp eq i64 %295, 0, !dbg !2444
	br i1 %296, label %b62, label %b63, !dbg !2444

b62:
	%297 = sdiv i64 %31, 32, !dbg !2445
	%298 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %297, !dbg !2446
	store i16 %293, i16 addrspace(3)* %298, align 2, !dbg !2446
	br label %b63, !dbg !2446

b63:
	call void @llvm.nvvm.barrier0(), !dbg !2447
	%299 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 0, !dbg !2448
	%300 = load i16, i16 addrspace(3)* %299, align 2, !dbg !2448
	br label %b64, !dbg !2448

b64:
	%301 = phi i16 [ %300, %b63 ], [ %306, %b65 ], !dbg !2449
	%302 = phi i64 [ 1, %b63 ], [ %307, %b65 ], !dbg !2450
	%303 = icmp slt i64 %302, %194, !dbg !2451
	br i1 %303, label %b65, label %b66, !dbg !2451

b65:
	%304 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_50_4, i64 0, i64 %302, !dbg !2452
	%305 = load i16, i16 addrspace(3)* %304, align 2, !dbg !2452
	%306 = xor i16 %301, %305, !dbg !2432
	%307 = add i64 %302, 1, !dbg !2453
	br label %b64, !dbg !2453

b66:
	%308 = phi i16 [ %293, %b60 ], [ %301, %b64 ], !dbg !2421
	%309 = getelementptr inbounds i16, i16 addrspace(1)* %153, i64 0, !dbg !2454
	store i16 %210, i16 addrspace(1)* %309, align 2, !dbg !2454
	%310 = getelementptr inbounds i16, i16 addrspace(1)* %153, i64 1, !dbg !2455
	store i16 %259, i16 addrspace(1)* %310, align 2, !dbg !2455
	%311 = getelementptr inbounds i16, i16 addrspace(1)* %153, i64 2, !dbg !2456
	store i16 %308, i16 addrspace(1)* %311, align 2, !dbg !2456
	ret void, !dbg !2266

b0_fail1:
	%312 = icmp ugt i64 %33, %p1, !dbg !2269
	br i1 %312, label %b0_fail2, label %b0_ok2, !dbg !2269

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !2269
	ret void, !dbg !2269

b0_ok2:
	%313 = icmp uge i64 %32, %p5, !dbg !2270
	br i1 %313, label %b0_fail3, label %b0_ok3, !dbg !2270

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !2270
	ret void, !dbg !2270

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !2273
	ret void, !dbg !2273

b24_fail1:
	%314 = icmp ugt i64 %33, %p3, !dbg !2340
	br i1 %314, label %b24_fail2, label %b24_ok2, !dbg !2340

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !2340
	ret void, !dbg !2340

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %152), !dbg !2343
	ret void, !dbg !2343
}

define void @ExchangeUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2457 {
entry:
	br label %b0, !dbg !2458

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2458
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2458
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2458
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2461, !range !11
	%4 = sext i32 %3 to i64, !dbg !2461
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2461, !range !12
	%6 = sext i32 %5 to i64, !dbg !2461
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2461, !range !12
	%8 = sext i32 %7 to i64, !dbg !2461
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2461, !range !13
	%10 = sext i32 %9 to i64, !dbg !2461
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2461, !range !14
	%12 = sext i32 %11 to i64, !dbg !2461
	%13 = mul i64 %12, %8, !dbg !2461
	%14 = add i64 %6, %13, !dbg !2461
	%15 = mul i64 %10, %14, !dbg !2461
	%16 = add i64 %4, %15, !dbg !2461
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2461, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2461, !range !15
	%19 = mul i32 %17, %18, !dbg !2461
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2461, !range !16
	%21 = mul i32 %19, %20, !dbg !2461
	%22 = sext i32 %21 to i64, !dbg !2461
	%23 = mul i64 %16, %22, !dbg !2461
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2461, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2461, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2461, !range !18
	%27 = mul i32 %18, %26, !dbg !2461
	%28 = add i32 %25, %27, !dbg !2461
	%29 = mul i32 %17, %28, !dbg !2461
	%30 = add i32 %24, %29, !dbg !2461
	%31 = sext i32 %30 to i64, !dbg !2461
	%32 = add i64 %23, %31, !dbg !2461
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2462, !range !20
	%34 = sext i32 %33 to i64, !dbg !2462
	%35 = and i32 %30, -32, !dbg !2463
	%36 = sub i32 %21, %35, !dbg !2463
	%37 = icmp slt i32 %36, 32, !dbg !2463
	%38 = select i1 %37, i32 %36, i32 32, !dbg !2463
	%39 = sext i32 %38 to i64, !dbg !2463
	%40 = icmp eq i64 %39, 32, !dbg !2464
	br i1 %40, label %b1, label %b2, !dbg !2464

b1:
	br label %b2, !dbg !2464

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2465
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2466
	%43 = mul i64 %32, 4, !dbg !2468
	%44 = sub i64 %p1, %43, !dbg !2469
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !2467
	%46 = icmp uge i64 %32, %p5, !dbg !2467
	%47 = icmp ugt i64 %43, %p1, !dbg !2469
	%48 = icmp ugt i64 4, %44, !dbg !2470
	%49 = icmp eq i64 %39, 0, !dbg !2471
	%50 = or i1 %46, %47, !dbg !2471
	%51 = or i1 %50, %48, !dbg !2471
	%52 = or i1 %51, %49, !dbg !2471
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2471, !prof !30

b2_ok1:
	%53 = load i32, i32 addrspace(1)* %45, align 4, !dbg !2467
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %43, !dbg !2469
	%55 = mul i64 %34, 7, !dbg !2472
	%56 = add i64 %55, 3, !dbg !2473
	%57 = icmp eq i64 %39, -1, !dbg !2471
	%58 = select i1 %57, i64 1, i64 %39, !dbg !2471
	%59 = srem i64 %56, %58, !dbg !2471
	%60 = trunc i64 %59 to i32, !dbg !2474
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %53, i32 %60, i32 31), !dbg !2474
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !2474
	%63 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 0, !dbg !2475
	store i32 %62, i32 addrspace(1)* %63, align 4, !dbg !2475
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %53, i32 3, i32 0), !dbg !2476
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !2476
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 1, !dbg !2477
	store i32 %65, i32 addrspace(1)* %66, align 4, !dbg !2477
	%67 = trunc i64 %41 to i32, !dbg !2478
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %53, i32 %67, i32 31), !dbg !2478
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !2478
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 2, !dbg !2479
	store i32 %69, i32 addrspace(1)* %70, align 4, !dbg !2479
	%71 = trunc i64 %42 to i32, !dbg !2480
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %71, i32 31), !dbg !2480
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !2480
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 3, !dbg !2481
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !2481
	%75 = mul i64 %32, 3, !dbg !2482
	%76 = sub i64 %p3, %75, !dbg !2483
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %75, !dbg !2483
	%78 = icmp ugt i64 %75, %p3, !dbg !2483
	%79 = icmp ugt i64 3, %76, !dbg !2484
	%80 = or i1 %78, %79, !dbg !2484
	br i1 %80, label %b2_fail5, label %b2_ok5, !dbg !2484, !prof !30

b2_ok5:
	%81 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %53) convergent nounwind, !dbg !2485
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 0, !dbg !2486
	store i32 %81, i32 addrspace(1)* %82, align 4, !dbg !2486
	%83 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 1, !dbg !2487
	store i32 7, i32 addrspace(1)* %83, align 4, !dbg !2487
	%84 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %53) convergent nounwind, !dbg !2488
	store i32 %84, i32 addrspace(1)* %83, align 4, !dbg !2489
	%85 = sub i64 %32, %34, !dbg !2490
	%86 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %85, !dbg !2491
	%87 = icmp uge i64 %85, %p5, !dbg !2491
	br i1 %87, label %b2_fail7, label %b2_ok7, !dbg !2491, !prof !30

b2_ok7:
	%88 = load i32, i32 addrspace(1)* %86, align 4, !dbg !2491
	%89 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %88) convergent nounwind, !dbg !2492
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 2, !dbg !2493
	store i32 %89, i32 addrspace(1)* %90, align 4, !dbg !2493
	ret void, !dbg !2460

b2_fail1:
	%91 = icmp uge i64 %32, %p5, !dbg !2467
	br i1 %91, label %b2_fail2, label %b2_ok2, !dbg !2467

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !2467
	ret void, !dbg !2467

b2_ok2:
	%92 = icmp ugt i64 %43, %p1, !dbg !2469
	br i1 %92, label %b2_fail3, label %b2_ok3, !dbg !2469

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !2469
	ret void, !dbg !2469

b2_ok3:
	%93 = icmp ugt i64 4, %44, !dbg !2470
	br i1 %93, label %b2_fail4, label %b2_ok4, !dbg !2470

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !2470
	ret void, !dbg !2470

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !2471
	ret void, !dbg !2471

b2_fail5:
	%94 = icmp ugt i64 %75, %p3, !dbg !2483
	br i1 %94, label %b2_fail6, label %b2_ok6, !dbg !2483

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %75, i64 %p3), !dbg !2483
	ret void, !dbg !2483

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %76), !dbg !2484
	ret void, !dbg !2484

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %85, i64 %p5), !dbg !2491
	ret void, !dbg !2491
}

define void @NumbersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2494 {
entry:
	br label %b0, !dbg !2495

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2495
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2495
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2495
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2498, !range !11
	%4 = sext i32 %3 to i64, !dbg !2498
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2498, !range !12
	%6 = sext i32 %5 to i64, !dbg !2498
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2498, !range !12
	%8 = sext i32 %7 to i64, !dbg !2498
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2498, !range !13
	%10 = sext i32 %9 to i64, !dbg !2498
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2498, !range !14
	%12 = sext i32 %11 to i64, !dbg !2498
	%13 = mul i64 %12, %8, !dbg !2498
	%14 = add i64 %6, %13, !dbg !2498
	%15 = mul i64 %10, %14, !dbg !2498
	%16 = add i64 %4, %15, !dbg !2498
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2498, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2498, !range !15
	%19 = mul i32 %17, %18, !dbg !2498
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2498, !range !16
	%21 = mul i32 %19, %20, !dbg !2498
	%22 = sext i32 %21 to i64, !dbg !2498
	%23 = mul i64 %16, %22, !dbg !2498
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2498, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2498, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2498, !range !18
	%27 = mul i32 %18, %26, !dbg !2498
	%28 = add i32 %25, %27, !dbg !2498
	%29 = mul i32 %17, %28, !dbg !2498
	%30 = add i32 %24, %29, !dbg !2498
	%31 = sext i32 %30 to i64, !dbg !2498
	%32 = add i64 %23, %31, !dbg !2498
	%33 = mul i64 %32, 6, !dbg !2499
	%34 = sub i64 %p1, %33, !dbg !2500
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !2500
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !2501
	%37 = icmp ugt i64 %33, %p1, !dbg !2500
	%38 = icmp uge i64 %32, %p5, !dbg !2501
	%39 = icmp ugt i64 6, %34, !dbg !2504
	%40 = or i1 %37, %38, !dbg !2504
	%41 = or i1 %40, %39, !dbg !2504
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2504, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !2501
	%43 = and i32 %30, -32, !dbg !2511
	%44 = sub i32 %21, %43, !dbg !2511
	%45 = icmp slt i32 %44, 32, !dbg !2511
	%46 = select i1 %45, i32 %44, i32 32, !dbg !2511
	%47 = sext i32 %46 to i64, !dbg !2511
	%48 = icmp eq i64 %47, 32, !dbg !2512
	%49 = mul i64 %47, 2, !dbg !2513
	br label %b1, !dbg !2504

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %157, %b39 ], !dbg !2504
	%51 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !2514
	%52 = getelementptr inbounds [12 x i8], [12 x i8]* %51, i64 0, i64 0, !dbg !2514
	%53 = call i32 @__nvvm_reflect(i8* %52), !dbg !2514
	%54 = icmp sge i32 %53, 800, !dbg !2514
	br i1 %54, label %b2, label %b3, !dbg !2514

b2:
	%55 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !2515
	br label %b9, !dbg !2516

b3:
	br i1 %48, label %b4, label %b6, !dbg !2512

b4:
	%56 = phi i32 [ %62, %b5 ], [ %42, %b3 ], !dbg !2517
	%57 = phi i64 [ %63, %b5 ], [ 16, %b3 ], !dbg !2518
	%58 = icmp sgt i64 %57, 0, !dbg !2519
	br i1 %58, label %b5, label %b9, !dbg !2519

b5:
	%59 = trunc i64 %57 to i32, !dbg !2520
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %56, i32 %59, i32 31), !dbg !2520
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !2520
	%62 = add i32 %56, %61, !dbg !2521
	%63 = sdiv i64 %57, 2, !dbg !2522
	br label %b4, !dbg !2522

b6:
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !2523
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !2523
	br label %b7, !dbg !2523

b7:
	%66 = phi i32 [ %65, %b6 ], [ %72, %b8 ], !dbg !2524
	%67 = phi i64 [ 1, %b6 ], [ %73, %b8 ], !dbg !2525
	%68 = icmp slt i64 %67, %47, !dbg !2526
	br i1 %68, label %b8, label %b9, !dbg !2526

b8:
	%69 = trunc i64 %67 to i32, !dbg !2527
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %69, i32 31), !dbg !2527
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !2527
	%72 = add i32 %66, %71, !dbg !2521
	%73 = add i64 %67, 1, !dbg !2528
	br label %b7, !dbg !2528

b9:
	%74 = phi i32 [ %55, %b2 ], [ %56, %b4 ], [ %66, %b7 ], !dbg !2510
	%75 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !2529
	store i32 %74, i32 addrspace(1)* %75, align 4, !dbg !2529
	br i1 %54, label %b10, label %b11, !dbg !2534

b10:
	%76 = call i32 asm sideeffect "redux.sync.min.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !2535
	br label %b17, !dbg !2536

b11:
	br i1 %48, label %b12, label %b14, !dbg !2537

b12:
	%77 = phi i32 [ %84, %b13 ], [ %42, %b11 ], !dbg !2538
	%78 = phi i64 [ %85, %b13 ], [ 16, %b11 ], !dbg !2539
	%79 = icmp sgt i64 %78, 0, !dbg !2540
	br i1 %79, label %b13, label %b17, !dbg !2540

b13:
	%80 = trunc i64 %78 to i32, !dbg !2541
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %77, i32 %80, i32 31), !dbg !2541
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !2541
	%83 = icmp ult i32 %77, %82, !dbg !2542
	%84 = select i1 %83, i32 %77, i32 %82, !dbg !2542
	%85 = sdiv i64 %78, 2, !dbg !2543
	br label %b12, !dbg !2543

b14:
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !2544
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !2544
	br label %b15, !dbg !2544

b15:
	%88 = phi i32 [ %87, %b14 ], [ %95, %b16 ], !dbg !2545
	%89 = phi i64 [ 1, %b14 ], [ %96, %b16 ], !dbg !2546
	%90 = icmp slt i64 %89, %47, !dbg !2547
	br i1 %90, label %b16, label %b17, !dbg !2547

b16:
	%91 = trunc i64 %89 to i32, !dbg !2548
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %91, i32 31), !dbg !2548
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !2548
	%94 = icmp ult i32 %88, %93, !dbg !2542
	%95 = select i1 %94, i32 %88, i32 %93, !dbg !2542
	%96 = add i64 %89, 1, !dbg !2549
	br label %b15, !dbg !2549

b17:
	%97 = phi i32 [ %76, %b10 ], [ %77, %b12 ], [ %88, %b15 ], !dbg !2533
	br i1 %54, label %b18, label %b19, !dbg !2554

b18:
	%98 = call i32 asm sideeffect "redux.sync.max.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !2555
	br label %b25, !dbg !2556

b19:
	br i1 %48, label %b20, label %b22, !dbg !2557

b20:
	%99 = phi i32 [ %106, %b21 ], [ %42, %b19 ], !dbg !2558
	%100 = phi i64 [ %107, %b21 ], [ 16, %b19 ], !dbg !2559
	%101 = icmp sgt i64 %100, 0, !dbg !2560
	br i1 %101, label %b21, label %b25, !dbg !2560

b21:
	%102 = trunc i64 %100 to i32, !dbg !2561
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %102, i32 31), !dbg !2561
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !2561
	%105 = icmp ugt i32 %99, %104, !dbg !2562
	%106 = select i1 %105, i32 %99, i32 %104, !dbg !2562
	%107 = sdiv i64 %100, 2, !dbg !2563
	br label %b20, !dbg !2563

b22:
	%108 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !2564
	%109 = extractvalue { i32, i1 } %108, 0, !dbg !2564
	br label %b23, !dbg !2564

b23:
	%110 = phi i32 [ %109, %b22 ], [ %117, %b24 ], !dbg !2565
	%111 = phi i64 [ 1, %b22 ], [ %118, %b24 ], !dbg !2566
	%112 = icmp slt i64 %111, %47, !dbg !2567
	br i1 %112, label %b24, label %b25, !dbg !2567

b24:
	%113 = trunc i64 %111 to i32, !dbg !2568
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %113, i32 31), !dbg !2568
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !2568
	%116 = icmp ugt i32 %110, %115, !dbg !2562
	%117 = select i1 %116, i32 %110, i32 %115, !dbg !2562
	%118 = add i64 %111, 1, !dbg !2569
	br label %b23, !dbg !2569

b25:
	%119 = phi i32 [ %98, %b18 ], [ %99, %b20 ], [ %110, %b23 ], !dbg !2553
	%120 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !2570
	store i32 %97, i32 addrspace(1)* %120, align 4, !dbg !2570
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !2571
	store i32 %119, i32 addrspace(1)* %121, align 4, !dbg !2571
	%122 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2576, !range !20
	%123 = sext i32 %122 to i64, !dbg !2576
	br label %b26, !dbg !2576

b26:
	%124 = phi i32 [ %42, %b25 ], [ %132, %b29 ], !dbg !2577
	%125 = phi i64 [ 1, %b25 ], [ %133, %b29 ], !dbg !2578
	%126 = icmp slt i64 %125, 32, !dbg !2579
	br i1 %126, label %b27, label %b30, !dbg !2579

b27:
	%127 = trunc i64 %125 to i32, !dbg !2580
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %124, i32 %127, i32 0), !dbg !2580
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !2580
	%130 = icmp sge i64 %123, %125, !dbg !2581
	br i1 %130, label %b28, label %b29, !dbg !2581

b28:
	%131 = add i32 %124, %129, !dbg !2582
	br label %b29, !dbg !2582

b29:
	%132 = phi i32 [ %124, %b27 ], [ %131, %b28 ], !dbg !2577
	%133 = mul i64 %125, 2, !dbg !2583
	br label %b26, !dbg !2583

b30:
	%134 = phi i32 [ %142, %b33 ], [ %42, %b26 ], !dbg !2587
	%135 = phi i64 [ %143, %b33 ], [ 1, %b26 ], !dbg !2588
	%136 = icmp slt i64 %135, 32, !dbg !2589
	br i1 %136, label %b31, label %b34, !dbg !2589

b31:
	%137 = trunc i64 %135 to i32, !dbg !2590
	%138 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %134, i32 %137, i32 0), !dbg !2590
	%139 = extractvalue { i32, i1 } %138, 0, !dbg !2590
	%140 = icmp sge i64 %123, %135, !dbg !2591
	br i1 %140, label %b32, label %b33, !dbg !2591

b32:
	%141 = add i32 %134, %139, !dbg !2592
	br label %b33, !dbg !2592

b33:
	%142 = phi i32 [ %134, %b31 ], [ %141, %b32 ], !dbg !2587
	%143 = mul i64 %135, 2, !dbg !2593
	br label %b30, !dbg !2593

b34:
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %134, i32 1, i32 0), !dbg !2594
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !2594
	%146 = icmp eq i64 %123, 0, !dbg !2595
	br i1 %146, label %b36, label %b35, !dbg !2595

b35:
	br label %b36, !dbg !2596

b36:
	%147 = phi i32 [ 0, %b34 ], [ %145, %b35 ], !dbg !2585
	%148 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 3, !dbg !2597
	store i32 %124, i32 addrspace(1)* %148, align 4, !dbg !2597
	%149 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 4, !dbg !2598
	store i32 %147, i32 addrspace(1)* %149, align 4, !dbg !2598
	%150 = sdiv i64 %49, 3, !dbg !2599
	%151 = icmp slt i64 %150, 0, !dbg !2602
	br i1 %151, label %b38, label %b37, !dbg !2602

b37:
	%152 = icmp sge i64 %150, %47, !dbg !2603
	br i1 %152, label %b38, label %b39, !dbg !2603

b38:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !2604
	ret void, !dbg !2604

b39:
	%153 = trunc i64 %150 to i32, !dbg !2605
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %153, i32 31), !dbg !2605
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !2605
	%156 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 5, !dbg !2606
	store i32 %155, i32 addrspace(1)* %156, align 4, !dbg !2606
	%157 = add i64 %50, 1, !dbg !2606
	%158 = icmp slt i64 %157, 2, !dbg !2606
	br i1 %158, label %b1, label %b40, !dbg !2606

b40:
	%159 = sub i64 %p3, %33, !dbg !2607
	%160 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !2607
	%161 = icmp ugt i64 %33, %p3, !dbg !2607
	%162 = icmp ugt i64 6, %159, !dbg !2610
	%163 = or i1 %161, %162, !dbg !2610
	br i1 %163, label %b40_fail1, label %b40_ok1, !dbg !2610, !prof !30

b40_ok1:
	%164 = load i32, i32 addrspace(1)* %36, align 4, !dbg !2611
	%165 = add i64 %22, 32, !dbg !2617
	%166 = sub i64 %165, 1, !dbg !2618
	%167 = sub i64 %47, 1, !dbg !2623
	%168 = icmp eq i64 %123, %167, !dbg !2624
	%169 = mul i64 %22, 2, !dbg !2625
	br label %b41, !dbg !2610

b41:
	%170 = phi i64 [ 0, %b40_ok1 ], [ %340, %b114 ], !dbg !2610
	br i1 %54, label %b42, label %b43, !dbg !2627

b42:
	%171 = call i32 asm sideeffect "redux.sync.add.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %164) convergent nounwind, !dbg !2628
	br label %b49, !dbg !2629

b43:
	br i1 %48, label %b44, label %b46, !dbg !2630

b44:
	%172 = phi i32 [ %178, %b45 ], [ %164, %b43 ], !dbg !2631
	%173 = phi i64 [ %179, %b45 ], [ 16, %b43 ], !dbg !2632
	%174 = icmp sgt i64 %173, 0, !dbg !2633
	br i1 %174, label %b45, label %b49, !dbg !2633

b45:
	%175 = trunc i64 %173 to i32, !dbg !2634
	%176 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %172, i32 %175, i32 31), !dbg !2634
	%177 = extractvalue { i32, i1 } %176, 0, !dbg !2634
	%178 = add i32 %172, %177, !dbg !2635
	%179 = sdiv i64 %173, 2, !dbg !2636
	br label %b44, !dbg !2636

b46:
	%180 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 0, i32 31), !dbg !2637
	%181 = extractvalue { i32, i1 } %180, 0, !dbg !2637
	br label %b47, !dbg !2637

b47:
	%182 = phi i32 [ %181, %b46 ], [ %188, %b48 ], !dbg !2638
	%183 = phi i64 [ 1, %b46 ], [ %189, %b48 ], !dbg !2639
	%184 = icmp slt i64 %183, %47, !dbg !2640
	br i1 %184, label %b48, label %b49, !dbg !2640

b48:
	%185 = trunc i64 %183 to i32, !dbg !2641
	%186 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 %185, i32 31), !dbg !2641
	%187 = extractvalue { i32, i1 } %186, 0, !dbg !2641
	%188 = add i32 %182, %187, !dbg !2635
	%189 = add i64 %183, 1, !dbg !2642
	br label %b47, !dbg !2642

b49:
	%190 = phi i32 [ %171, %b42 ], [ %172, %b44 ], [ %182, %b47 ], !dbg !2626
	%191 = sdiv i64 %166, 32, !dbg !2643
	%192 = icmp eq i64 %191, 1, !dbg !2644
	br i1 %192, label %b55, label %b50, !dbg !2644

b50:
	call void @llvm.nvvm.barrier0(), !dbg !2646
	br i1 %146, label %b51, label %b52, !dbg !2647

b51:
	%193 = sdiv i64 %31, 32, !dbg !2648
	%194 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %193, !dbg !2649
	store i32 %190, i32 addrspace(3)* %194, align 4, !dbg !2649
	br label %b52, !dbg !2649

b52:
	call void @llvm.nvvm.barrier0(), !dbg !2650
	%195 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2651
	%196 = load i32, i32 addrspace(3)* %195, align 4, !dbg !2651
	br label %b53, !dbg !2651

b53:
	%197 = phi i32 [ %196, %b52 ], [ %202, %b54 ], !dbg !2652
	%198 = phi i64 [ 1, %b52 ], [ %203, %b54 ], !dbg !2653
	%199 = icmp slt i64 %198, %191, !dbg !2654
	br i1 %199, label %b54, label %b55, !dbg !2654

b54:
	%200 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %198, !dbg !2655
	%201 = load i32, i32 addrspace(3)* %200, align 4, !dbg !2655
	%202 = add i32 %197, %201, !dbg !2635
	%203 = add i64 %198, 1, !dbg !2656
	br label %b53, !dbg !2656

b55:
	%204 = phi i32 [ %190, %b49 ], [ %197, %b53 ], !dbg !2615
	%205 = getelementptr inbounds i32, i32 addrspace(1)* %160, i64 0, !dbg !2657
	store i32 %204, i32 addrspace(1)* %205, align 4, !dbg !2657
	br i1 %54, label %b56, label %b57, !dbg !2662

b56:
	%206 = call i32 asm sideeffect "redux.sync.min.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %164) convergent nounwind, !dbg !2663
	br label %b63, !dbg !2664

b57:
	br i1 %48, label %b58, label %b60, !dbg !2665

b58:
	%207 = phi i32 [ %214, %b59 ], [ %164, %b57 ], !dbg !2666
	%208 = phi i64 [ %215, %b59 ], [ 16, %b57 ], !dbg !2667
	%209 = icmp sgt i64 %208, 0, !dbg !2668
	br i1 %209, label %b59, label %b63, !dbg !2668

b59:
	%210 = trunc i64 %208 to i32, !dbg !2669
	%211 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %207, i32 %210, i32 31), !dbg !2669
	%212 = extractvalue { i32, i1 } %211, 0, !dbg !2669
	%213 = icmp ult i32 %207, %212, !dbg !2670
	%214 = select i1 %213, i32 %207, i32 %212, !dbg !2670
	%215 = sdiv i64 %208, 2, !dbg !2671
	br label %b58, !dbg !2671

b60:
	%216 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 0, i32 31), !dbg !2672
	%217 = extractvalue { i32, i1 } %216, 0, !dbg !2672
	br label %b61, !dbg !2672

b61:
	%218 = phi i32 [ %217, %b60 ], [ %225, %b62 ], !dbg !2673
	%219 = phi i64 [ 1, %b60 ], [ %226, %b62 ], !dbg !2674
	%220 = icmp slt i64 %219, %47, !dbg !2675
	br i1 %220, label %b62, label %b63, !dbg !2675

b62:
	%221 = trunc i64 %219 to i32, !dbg !2676
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 %221, i32 31), !dbg !2676
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !2676
	%224 = icmp ult i32 %218, %223, !dbg !2670
	%225 = select i1 %224, i32 %218, i32 %223, !dbg !2670
	%226 = add i64 %219, 1, !dbg !2677
	br label %b61, !dbg !2677

b63:
	%227 = phi i32 [ %206, %b56 ], [ %207, %b58 ], [ %218, %b61 ], !dbg !2661
	br i1 %192, label %b69, label %b64, !dbg !2678

b64:
	call void @llvm.nvvm.barrier0(), !dbg !2680
	br i1 %146, label %b65, label %b66, !dbg !2681

b65:
	%228 = sdiv i64 %31, 32, !dbg !2682
	%229 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %228, !dbg !2683
	store i32 %227, i32 addrspace(3)* %229, align 4, !dbg !2683
	br label %b66, !dbg !2683

b66:
	call void @llvm.nvvm.barrier0(), !dbg !2684
	%230 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2685
	%231 = load i32, i32 addrspace(3)* %230, align 4, !dbg !2685
	br label %b67, !dbg !2685

b67:
	%232 = phi i32 [ %231, %b66 ], [ %238, %b68 ], !dbg !2686
	%233 = phi i64 [ 1, %b66 ], [ %239, %b68 ], !dbg !2687
	%234 = icmp slt i64 %233, %191, !dbg !2688
	br i1 %234, label %b68, label %b69, !dbg !2688

b68:
	%235 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %233, !dbg !2689
	%236 = load i32, i32 addrspace(3)* %235, align 4, !dbg !2689
	%237 = icmp ult i32 %232, %236, !dbg !2670
	%238 = select i1 %237, i32 %232, i32 %236, !dbg !2670
	%239 = add i64 %233, 1, !dbg !2690
	br label %b67, !dbg !2690

b69:
	%240 = phi i32 [ %227, %b63 ], [ %232, %b67 ], !dbg !2660
	br i1 %54, label %b70, label %b71, !dbg !2695

b70:
	%241 = call i32 asm sideeffect "redux.sync.max.u32 $0, $1, 0xffffffff;", "=r,r"(i32 %164) convergent nounwind, !dbg !2696
	br label %b77, !dbg !2697

b71:
	br i1 %48, label %b72, label %b74, !dbg !2698

b72:
	%242 = phi i32 [ %249, %b73 ], [ %164, %b71 ], !dbg !2699
	%243 = phi i64 [ %250, %b73 ], [ 16, %b71 ], !dbg !2700
	%244 = icmp sgt i64 %243, 0, !dbg !2701
	br i1 %244, label %b73, label %b77, !dbg !2701

b73:
	%245 = trunc i64 %243 to i32, !dbg !2702
	%246 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %242, i32 %245, i32 31), !dbg !2702
	%247 = extractvalue { i32, i1 } %246, 0, !dbg !2702
	%248 = icmp ugt i32 %242, %247, !dbg !2703
	%249 = select i1 %248, i32 %242, i32 %247, !dbg !2703
	%250 = sdiv i64 %243, 2, !dbg !2704
	br label %b72, !dbg !2704

b74:
	%251 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 0, i32 31), !dbg !2705
	%252 = extractvalue { i32, i1 } %251, 0, !dbg !2705
	br label %b75, !dbg !2705

b75:
	%253 = phi i32 [ %252, %b74 ], [ %260, %b76 ], !dbg !2706
	%254 = phi i64 [ 1, %b74 ], [ %261, %b76 ], !dbg !2707
	%255 = icmp slt i64 %254, %47, !dbg !2708
	br i1 %255, label %b76, label %b77, !dbg !2708

b76:
	%256 = trunc i64 %254 to i32, !dbg !2709
	%257 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 %256, i32 31), !dbg !2709
	%258 = extractvalue { i32, i1 } %257, 0, !dbg !2709
	%259 = icmp ugt i32 %253, %258, !dbg !2703
	%260 = select i1 %259, i32 %253, i32 %258, !dbg !2703
	%261 = add i64 %254, 1, !dbg !2710
	br label %b75, !dbg !2710

b77:
	%262 = phi i32 [ %241, %b70 ], [ %242, %b72 ], [ %253, %b75 ], !dbg !2694
	br i1 %192, label %b83, label %b78, !dbg !2711

b78:
	call void @llvm.nvvm.barrier0(), !dbg !2713
	br i1 %146, label %b79, label %b80, !dbg !2714

b79:
	%263 = sdiv i64 %31, 32, !dbg !2715
	%264 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %263, !dbg !2716
	store i32 %262, i32 addrspace(3)* %264, align 4, !dbg !2716
	br label %b80, !dbg !2716

b80:
	call void @llvm.nvvm.barrier0(), !dbg !2717
	%265 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2718
	%266 = load i32, i32 addrspace(3)* %265, align 4, !dbg !2718
	br label %b81, !dbg !2718

b81:
	%267 = phi i32 [ %266, %b80 ], [ %273, %b82 ], !dbg !2719
	%268 = phi i64 [ 1, %b80 ], [ %274, %b82 ], !dbg !2720
	%269 = icmp slt i64 %268, %191, !dbg !2721
	br i1 %269, label %b82, label %b83, !dbg !2721

b82:
	%270 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %268, !dbg !2722
	%271 = load i32, i32 addrspace(3)* %270, align 4, !dbg !2722
	%272 = icmp ugt i32 %267, %271, !dbg !2703
	%273 = select i1 %272, i32 %267, i32 %271, !dbg !2703
	%274 = add i64 %268, 1, !dbg !2723
	br label %b81, !dbg !2723

b83:
	%275 = phi i32 [ %262, %b77 ], [ %267, %b81 ], !dbg !2693
	%276 = getelementptr inbounds i32, i32 addrspace(1)* %160, i64 1, !dbg !2724
	store i32 %240, i32 addrspace(1)* %276, align 4, !dbg !2724
	%277 = getelementptr inbounds i32, i32 addrspace(1)* %160, i64 2, !dbg !2725
	store i32 %275, i32 addrspace(1)* %277, align 4, !dbg !2725
	br label %b84, !dbg !2726

b84:
	%278 = phi i32 [ %164, %b83 ], [ %286, %b87 ], !dbg !2727
	%279 = phi i64 [ 1, %b83 ], [ %287, %b87 ], !dbg !2728
	%280 = icmp slt i64 %279, 32, !dbg !2729
	br i1 %280, label %b85, label %b88, !dbg !2729

b85:
	%281 = trunc i64 %279 to i32, !dbg !2730
	%282 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %278, i32 %281, i32 0), !dbg !2730
	%283 = extractvalue { i32, i1 } %282, 0, !dbg !2730
	%284 = icmp sge i64 %123, %279, !dbg !2731
	br i1 %284, label %b86, label %b87, !dbg !2731

b86:
	%285 = add i32 %278, %283, !dbg !2732
	br label %b87, !dbg !2732

b87:
	%286 = phi i32 [ %278, %b85 ], [ %285, %b86 ], !dbg !2727
	%287 = mul i64 %279, 2, !dbg !2733
	br label %b84, !dbg !2733

b88:
	br i1 %192, label %b94, label %b89, !dbg !2734

b89:
	%288 = sdiv i64 %31, 32, !dbg !2736
	call void @llvm.nvvm.barrier0(), !dbg !2737
	br i1 %168, label %b90, label %b91, !dbg !2624

b90:
	%289 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %288, !dbg !2738
	store i32 %278, i32 addrspace(3)* %289, align 4, !dbg !2738
	br label %b91, !dbg !2738

b91:
	call void @llvm.nvvm.barrier0(), !dbg !2739
	%290 = icmp slt i64 0, %288, !dbg !2739
	br i1 %290, label %b92, label %b93, !dbg !2739

b92:
	%291 = phi i32 [ %296, %b92_ok1 ], [ 0, %b91 ], !dbg !2740
	%292 = phi i64 [ %297, %b92_ok1 ], [ 0, %b91 ], !dbg !2740
	%293 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %292, !dbg !2741
	%294 = icmp uge i64 %292, 32, !dbg !2741
	br i1 %294, label %b92_fail1, label %b92_ok1, !dbg !2741, !prof !30

b92_ok1:
	%295 = load i32, i32 addrspace(3)* %293, align 4, !dbg !2741
	%296 = add i32 %291, %295, !dbg !2742
	%297 = add i64 %292, 1, !dbg !2742
	%298 = icmp slt i64 %297, %288, !dbg !2742
	br i1 %298, label %b92, label %b93, !dbg !2742

b93:
	%299 = phi i32 [ 0, %b91 ], [ %296, %b92_ok1 ], !dbg !2740
	br label %b94, !dbg !2743

b94:
	%300 = phi i32 [ 0, %b88 ], [ %299, %b93 ], !dbg !2622
	%301 = add i32 %300, %278, !dbg !2744
	br label %b95, !dbg !2748

b95:
	%302 = phi i32 [ %164, %b94 ], [ %310, %b98 ], !dbg !2749
	%303 = phi i64 [ 1, %b94 ], [ %311, %b98 ], !dbg !2750
	%304 = icmp slt i64 %303, 32, !dbg !2751
	br i1 %304, label %b96, label %b99, !dbg !2751

b96:
	%305 = trunc i64 %303 to i32, !dbg !2752
	%306 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %302, i32 %305, i32 0), !dbg !2752
	%307 = extractvalue { i32, i1 } %306, 0, !dbg !2752
	%308 = icmp sge i64 %123, %303, !dbg !2753
	br i1 %308, label %b97, label %b98, !dbg !2753

b97:
	%309 = add i32 %302, %307, !dbg !2754
	br label %b98, !dbg !2754

b98:
	%310 = phi i32 [ %302, %b96 ], [ %309, %b97 ], !dbg !2749
	%311 = mul i64 %303, 2, !dbg !2755
	br label %b95, !dbg !2755

b99:
	br i1 %192, label %b105, label %b100, !dbg !2756

b100:
	%312 = sdiv i64 %31, 32, !dbg !2758
	call void @llvm.nvvm.barrier0(), !dbg !2759
	br i1 %168, label %b101, label %b102, !dbg !2760

b101:
	%313 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %312, !dbg !2761
	store i32 %302, i32 addrspace(3)* %313, align 4, !dbg !2761
	br label %b102, !dbg !2761

b102:
	call void @llvm.nvvm.barrier0(), !dbg !2762
	%314 = icmp slt i64 0, %312, !dbg !2762
	br i1 %314, label %b103, label %b104, !dbg !2762

b103:
	%315 = phi i32 [ %320, %b103_ok1 ], [ 0, %b102 ], !dbg !2763
	%316 = phi i64 [ %321, %b103_ok1 ], [ 0, %b102 ], !dbg !2763
	%317 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %316, !dbg !2764
	%318 = icmp uge i64 %316, 32, !dbg !2764
	br i1 %318, label %b103_fail1, label %b103_ok1, !dbg !2764, !prof !30

b103_ok1:
	%319 = load i32, i32 addrspace(3)* %317, align 4, !dbg !2764
	%320 = add i32 %315, %319, !dbg !2765
	%321 = add i64 %316, 1, !dbg !2765
	%322 = icmp slt i64 %321, %312, !dbg !2765
	br i1 %322, label %b103, label %b104, !dbg !2765

b104:
	%323 = phi i32 [ 0, %b102 ], [ %320, %b103_ok1 ], !dbg !2763
	br label %b105, !dbg !2766

b105:
	%324 = phi i32 [ 0, %b99 ], [ %323, %b104 ], !dbg !2747
	%325 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %302, i32 1, i32 0), !dbg !2767
	%326 = extractvalue { i32, i1 } %325, 0, !dbg !2767
	br i1 %146, label %b107, label %b106, !dbg !2768

b106:
	%327 = add i32 %324, %326, !dbg !2769
	br label %b107, !dbg !2770

b107:
	%328 = phi i32 [ %324, %b105 ], [ %327, %b106 ], !dbg !2746
	%329 = getelementptr inbounds i32, i32 addrspace(1)* %160, i64 3, !dbg !2771
	store i32 %301, i32 addrspace(1)* %329, align 4, !dbg !2771
	%330 = getelementptr inbounds i32, i32 addrspace(1)* %160, i64 4, !dbg !2772
	store i32 %328, i32 addrspace(1)* %330, align 4, !dbg !2772
	%331 = sdiv i64 %169, 3, !dbg !2773
	%332 = icmp sge i64 %331, %22, !dbg !2776
	br i1 %332, label %b108, label %b109, !dbg !2776

b108:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !2777
	ret void, !dbg !2777

b109:
	br i1 %192, label %b110, label %b111, !dbg !2778

b110:
	%333 = trunc i64 %331 to i32, !dbg !2779
	%334 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 %333, i32 31), !dbg !2779
	%335 = extractvalue { i32, i1 } %334, 0, !dbg !2779
	br label %b114, !dbg !2780

b111:
	call void @llvm.nvvm.barrier0(), !dbg !2782
	%336 = icmp eq i64 %31, %331, !dbg !2783
	br i1 %336, label %b112, label %b113, !dbg !2783

b112:
	store i32 %164, i32 addrspace(3)* @gpuc_shared_Broadcast_42_5, align 4, !dbg !2784
	br label %b113, !dbg !2784

b113:
	call void @llvm.nvvm.barrier0(), !dbg !2785
	%337 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_5, align 4, !dbg !2786
	br label %b114, !dbg !2787

b114:
	%338 = phi i32 [ %335, %b110 ], [ %337, %b113 ], !dbg !2775
	%339 = getelementptr inbounds i32, i32 addrspace(1)* %160, i64 5, !dbg !2788
	store i32 %338, i32 addrspace(1)* %339, align 4, !dbg !2788
	%340 = add i64 %170, 1, !dbg !2788
	%341 = icmp slt i64 %340, 2, !dbg !2788
	br i1 %341, label %b41, label %b115, !dbg !2788

b115:
	ret void, !dbg !2497

b0_fail1:
	%342 = icmp ugt i64 %33, %p1, !dbg !2500
	br i1 %342, label %b0_fail2, label %b0_ok2, !dbg !2500

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !2500
	ret void, !dbg !2500

b0_ok2:
	%343 = icmp uge i64 %32, %p5, !dbg !2501
	br i1 %343, label %b0_fail3, label %b0_ok3, !dbg !2501

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !2501
	ret void, !dbg !2501

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !2504
	ret void, !dbg !2504

b40_fail1:
	%344 = icmp ugt i64 %33, %p3, !dbg !2607
	br i1 %344, label %b40_fail2, label %b40_ok2, !dbg !2607

b40_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !2607
	ret void, !dbg !2607

b40_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %159), !dbg !2610
	ret void, !dbg !2610

b92_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %292, i64 32), !dbg !2741
	ret void, !dbg !2741

b103_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %316, i64 32), !dbg !2764
	ret void, !dbg !2764
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2789 {
entry:
	br label %b0, !dbg !2790

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2790
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2790
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2790
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2793, !range !11
	%4 = sext i32 %3 to i64, !dbg !2793
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2793, !range !12
	%6 = sext i32 %5 to i64, !dbg !2793
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2793, !range !12
	%8 = sext i32 %7 to i64, !dbg !2793
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2793, !range !13
	%10 = sext i32 %9 to i64, !dbg !2793
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2793, !range !14
	%12 = sext i32 %11 to i64, !dbg !2793
	%13 = mul i64 %12, %8, !dbg !2793
	%14 = add i64 %6, %13, !dbg !2793
	%15 = mul i64 %10, %14, !dbg !2793
	%16 = add i64 %4, %15, !dbg !2793
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2793, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2793, !range !15
	%19 = mul i32 %17, %18, !dbg !2793
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2793, !range !16
	%21 = mul i32 %19, %20, !dbg !2793
	%22 = sext i32 %21 to i64, !dbg !2793
	%23 = mul i64 %16, %22, !dbg !2793
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2793, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2793, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2793, !range !18
	%27 = mul i32 %18, %26, !dbg !2793
	%28 = add i32 %25, %27, !dbg !2793
	%29 = mul i32 %17, %28, !dbg !2793
	%30 = add i32 %24, %29, !dbg !2793
	%31 = sext i32 %30 to i64, !dbg !2793
	%32 = add i64 %23, %31, !dbg !2793
	%33 = mul i64 %32, 3, !dbg !2794
	%34 = sub i64 %p1, %33, !dbg !2795
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !2795
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !2796
	%37 = icmp ugt i64 %33, %p1, !dbg !2795
	%38 = icmp uge i64 %32, %p5, !dbg !2796
	%39 = icmp ugt i64 3, %34, !dbg !2799
	%40 = or i1 %37, %38, !dbg !2799
	%41 = or i1 %40, %39, !dbg !2799
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2799, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !2796
	%43 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*, !dbg !2804
	%44 = getelementptr inbounds [12 x i8], [12 x i8]* %43, i64 0, i64 0, !dbg !2804
	%45 = call i32 @__nvvm_reflect(i8* %44), !dbg !2804
	%46 = icmp sge i32 %45, 800, !dbg !2804
	br i1 %46, label %b1, label %b2, !dbg !2804

b1:
	%47 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !2805
	br label %b8, !dbg !2806

b2:
	%48 = and i32 %30, -32, !dbg !2807
	%49 = sub i32 %21, %48, !dbg !2807
	%50 = icmp slt i32 %49, 32, !dbg !2807
	%51 = select i1 %50, i32 %49, i32 32, !dbg !2807
	%52 = sext i32 %51 to i64, !dbg !2807
	%53 = icmp eq i64 %52, 32, !dbg !2808
	br i1 %53, label %b3, label %b5, !dbg !2808

b3:
	%54 = phi i32 [ %42, %b2 ], [ %60, %b4 ], !dbg !2809
	%55 = phi i64 [ 16, %b2 ], [ %61, %b4 ], !dbg !2810
	%56 = icmp sgt i64 %55, 0, !dbg !2811
	br i1 %56, label %b4, label %b8, !dbg !2811

b4:
	%57 = trunc i64 %55 to i32, !dbg !2812
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %54, i32 %57, i32 31), !dbg !2812
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !2812
	%60 = and i32 %54, %59, !dbg !2813
	%61 = sdiv i64 %55, 2, !dbg !2814
	br label %b3, !dbg !2814

b5:
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !2815
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !2815
	br label %b6, !dbg !2815

b6:
	%64 = phi i32 [ %63, %b5 ], [ %70, %b7 ], !dbg !2816
	%65 = phi i64 [ 1, %b5 ], [ %71, %b7 ], !dbg !2817
	%66 = icmp slt i64 %65, %52, !dbg !2818
	br i1 %66, label %b7, label %b8, !dbg !2818

b7:
	%67 = trunc i64 %65 to i32, !dbg !2819
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %67, i32 31), !dbg !2819
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !2819
	%70 = and i32 %64, %69, !dbg !2813
	%71 = add i64 %65, 1, !dbg !2820
	br label %b6, !dbg !2820

b8:
	%72 = phi i32 [ %47, %b1 ], [ %54, %b3 ], [ %64, %b6 ], !dbg !2803
	br i1 %46, label %b9, label %b10, !dbg !2825

b9:
	%73 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !2826
	br label %b16, !dbg !2827

b10:
	%74 = and i32 %30, -32, !dbg !2828
	%75 = sub i32 %21, %74, !dbg !2828
	%76 = icmp slt i32 %75, 32, !dbg !2828
	%77 = select i1 %76, i32 %75, i32 32, !dbg !2828
	%78 = sext i32 %77 to i64, !dbg !2828
	%79 = icmp eq i64 %78, 32, !dbg !2829
	br i1 %79, label %b11, label %b13, !dbg !2829

b11:
	%80 = phi i32 [ %42, %b10 ], [ %86, %b12 ], !dbg !2830
	%81 = phi i64 [ 16, %b10 ], [ %87, %b12 ], !dbg !2831
	%82 = icmp sgt i64 %81, 0, !dbg !2832
	br i1 %82, label %b12, label %b16, !dbg !2832

b12:
	%83 = trunc i64 %81 to i32, !dbg !2833
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %80, i32 %83, i32 31), !dbg !2833
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !2833
	%86 = or i32 %80, %85, !dbg !2834
	%87 = sdiv i64 %81, 2, !dbg !2835
	br label %b11, !dbg !2835

b13:
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !2836
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !2836
	br label %b14, !dbg !2836

b14:
	%90 = phi i32 [ %89, %b13 ], [ %96, %b15 ], !dbg !2837
	%91 = phi i64 [ 1, %b13 ], [ %97, %b15 ], !dbg !2838
	%92 = icmp slt i64 %91, %78, !dbg !2839
	br i1 %92, label %b15, label %b16, !dbg !2839

b15:
	%93 = trunc i64 %91 to i32, !dbg !2840
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %93, i32 31), !dbg !2840
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !2840
	%96 = or i32 %90, %95, !dbg !2834
	%97 = add i64 %91, 1, !dbg !2841
	br label %b14, !dbg !2841

b16:
	%98 = phi i32 [ %73, %b9 ], [ %80, %b11 ], [ %90, %b14 ], !dbg !2824
	br i1 %46, label %b17, label %b18, !dbg !2846

b17:
	%99 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %42) convergent nounwind, !dbg !2847
	br label %b24, !dbg !2848

b18:
	%100 = and i32 %30, -32, !dbg !2849
	%101 = sub i32 %21, %100, !dbg !2849
	%102 = icmp slt i32 %101, 32, !dbg !2849
	%103 = select i1 %102, i32 %101, i32 32, !dbg !2849
	%104 = sext i32 %103 to i64, !dbg !2849
	%105 = icmp eq i64 %104, 32, !dbg !2850
	br i1 %105, label %b19, label %b21, !dbg !2850

b19:
	%106 = phi i32 [ %42, %b18 ], [ %112, %b20 ], !dbg !2851
	%107 = phi i64 [ 16, %b18 ], [ %113, %b20 ], !dbg !2852
	%108 = icmp sgt i64 %107, 0, !dbg !2853
	br i1 %108, label %b20, label %b24, !dbg !2853

b20:
	%109 = trunc i64 %107 to i32, !dbg !2854
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %109, i32 31), !dbg !2854
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !2854
	%112 = xor i32 %106, %111, !dbg !2855
	%113 = sdiv i64 %107, 2, !dbg !2856
	br label %b19, !dbg !2856

b21:
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 0, i32 31), !dbg !2857
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !2857
	br label %b22, !dbg !2857

b22:
	%116 = phi i32 [ %115, %b21 ], [ %122, %b23 ], !dbg !2858
	%117 = phi i64 [ 1, %b21 ], [ %123, %b23 ], !dbg !2859
	%118 = icmp slt i64 %117, %104, !dbg !2860
	br i1 %118, label %b23, label %b24, !dbg !2860

b23:
	%119 = trunc i64 %117 to i32, !dbg !2861
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %119, i32 31), !dbg !2861
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !2861
	%122 = xor i32 %116, %121, !dbg !2855
	%123 = add i64 %117, 1, !dbg !2862
	br label %b22, !dbg !2862

b24:
	%124 = phi i32 [ %99, %b17 ], [ %106, %b19 ], [ %116, %b22 ], !dbg !2845
	%125 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !2863
	store i32 %72, i32 addrspace(1)* %125, align 4, !dbg !2863
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !2864
	store i32 %98, i32 addrspace(1)* %126, align 4, !dbg !2864
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !2865
	store i32 %124, i32 addrspace(1)* %127, align 4, !dbg !2865
	%128 = sub i64 %p3, %33, !dbg !2866
	%129 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !2866
	%130 = icmp ugt i64 %33, %p3, !dbg !2866
	%131 = icmp ugt i64 3, %128, !dbg !2869
	%132 = or i1 %130, %131, !dbg !2869
	br i1 %132, label %b24_fail1, label %b24_ok1, !dbg !2869, !prof !30

b24_ok1:
	%133 = load i32, i32 addrspace(1)* %36, align 4, !dbg !2870
	br i1 %46, label %b25, label %b26, !dbg !2875

b25:
	%134 = call i32 asm sideeffect "redux.sync.and.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %133) convergent nounwind, !dbg !2876
	br label %b32, !dbg !2877

b26:
	%135 = and i32 %30, -32, !dbg !2878
	%136 = sub i32 %21, %135, !dbg !2878
	%137 = icmp slt i32 %136, 32, !dbg !2878
	%138 = select i1 %137, i32 %136, i32 32, !dbg !2878
	%139 = sext i32 %138 to i64, !dbg !2878
	%140 = icmp eq i64 %139, 32, !dbg !2879
	br i1 %140, label %b27, label %b29, !dbg !2879

b27:
	%141 = phi i32 [ %133, %b26 ], [ %147, %b28 ], !dbg !2880
	%142 = phi i64 [ 16, %b26 ], [ %148, %b28 ], !dbg !2881
	%143 = icmp sgt i64 %142, 0, !dbg !2882
	br i1 %143, label %b28, label %b32, !dbg !2882

b28:
	%144 = trunc i64 %142 to i32, !dbg !2883
	%145 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %141, i32 %144, i32 31), !dbg !2883
	%146 = extractvalue { i32, i1 } %145, 0, !dbg !2883
	%147 = and i32 %141, %146, !dbg !2884
	%148 = sdiv i64 %142, 2, !dbg !2885
	br label %b27, !dbg !2885

b29:
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 0, i32 31), !dbg !2886
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !2886
	br label %b30, !dbg !2886

b30:
	%151 = phi i32 [ %150, %b29 ], [ %157, %b31 ], !dbg !2887
	%152 = phi i64 [ 1, %b29 ], [ %158, %b31 ], !dbg !2888
	%153 = icmp slt i64 %152, %139, !dbg !2889
	br i1 %153, label %b31, label %b32, !dbg !2889

b31:
	%154 = trunc i64 %152 to i32, !dbg !2890
	%155 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %154, i32 31), !dbg !2890
	%156 = extractvalue { i32, i1 } %155, 0, !dbg !2890
	%157 = and i32 %151, %156, !dbg !2884
	%158 = add i64 %152, 1, !dbg !2891
	br label %b30, !dbg !2891

b32:
	%159 = phi i32 [ %134, %b25 ], [ %141, %b27 ], [ %151, %b30 ], !dbg !2874
	%160 = add i64 %22, 32, !dbg !2893
	%161 = sub i64 %160, 1, !dbg !2894
	%162 = sdiv i64 %161, 32, !dbg !2895
	%163 = icmp eq i64 %162, 1, !dbg !2896
	br i1 %163, label %b38, label %b33, !dbg !2896

b33:
	call void @llvm.nvvm.barrier0(), !dbg !2898
	%164 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2899, !range !20
	%165 = sext i32 %164 to i64, !dbg !2899
	%166 = icmp eq i64 %165, 0, !dbg !2900
	br i1 %166, label %b34, label %b35, !dbg !2900

b34:
	%167 = sdiv i64 %31, 32, !dbg !2901
	%168 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %167, !dbg !2902
	store i32 %159, i32 addrspace(3)* %168, align 4, !dbg !2902
	br label %b35, !dbg !2902

b35:
	call void @llvm.nvvm.barrier0(), !dbg !2903
	%169 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2904
	%170 = load i32, i32 addrspace(3)* %169, align 4, !dbg !2904
	br label %b36, !dbg !2904

b36:
	%171 = phi i32 [ %170, %b35 ], [ %176, %b37 ], !dbg !2905
	%172 = phi i64 [ 1, %b35 ], [ %177, %b37 ], !dbg !2906
	%173 = icmp slt i64 %172, %162, !dbg !2907
	br i1 %173, label %b37, label %b38, !dbg !2907

b37:
	%174 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %172, !dbg !2908
	%175 = load i32, i32 addrspace(3)* %174, align 4, !dbg !2908
	%176 = and i32 %171, %175, !dbg !2884
	%177 = add i64 %172, 1, !dbg !2909
	br label %b36, !dbg !2909

b38:
	%178 = phi i32 [ %159, %b32 ], [ %171, %b36 ], !dbg !2873
	br i1 %46, label %b39, label %b40, !dbg !2914

b39:
	%179 = call i32 asm sideeffect "redux.sync.or.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %133) convergent nounwind, !dbg !2915
	br label %b46, !dbg !2916

b40:
	%180 = and i32 %30, -32, !dbg !2917
	%181 = sub i32 %21, %180, !dbg !2917
	%182 = icmp slt i32 %181, 32, !dbg !2917
	%183 = select i1 %182, i32 %181, i32 32, !dbg !2917
	%184 = sext i32 %183 to i64, !dbg !2917
	%185 = icmp eq i64 %184, 32, !dbg !2918
	br i1 %185, label %b41, label %b43, !dbg !2918

b41:
	%186 = phi i32 [ %133, %b40 ], [ %192, %b42 ], !dbg !2919
	%187 = phi i64 [ 16, %b40 ], [ %193, %b42 ], !dbg !2920
	%188 = icmp sgt i64 %187, 0, !dbg !2921
	br i1 %188, label %b42, label %b46, !dbg !2921

b42:
	%189 = trunc i64 %187 to i32, !dbg !2922
	%190 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %186, i32 %189, i32 31), !dbg !2922
	%191 = extractvalue { i32, i1 } %190, 0, !dbg !2922
	%192 = or i32 %186, %191, !dbg !2923
	%193 = sdiv i64 %187, 2, !dbg !2924
	br label %b41, !dbg !2924

b43:
	%194 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 0, i32 31), !dbg !2925
	%195 = extractvalue { i32, i1 } %194, 0, !dbg !2925
	br label %b44, !dbg !2925

b44:
	%196 = phi i32 [ %195, %b43 ], [ %202, %b45 ], !dbg !2926
	%197 = phi i64 [ 1, %b43 ], [ %203, %b45 ], !dbg !2927
	%198 = icmp slt i64 %197, %184, !dbg !2928
	br i1 %198, label %b45, label %b46, !dbg !2928

b45:
	%199 = trunc i64 %197 to i32, !dbg !2929
	%200 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %199, i32 31), !dbg !2929
	%201 = extractvalue { i32, i1 } %200, 0, !dbg !2929
	%202 = or i32 %196, %201, !dbg !2923
	%203 = add i64 %197, 1, !dbg !2930
	br label %b44, !dbg !2930

b46:
	%204 = phi i32 [ %179, %b39 ], [ %186, %b41 ], [ %196, %b44 ], !dbg !2913
	br i1 %163, label %b52, label %b47, !dbg !2931

b47:
	call void @llvm.nvvm.barrier0(), !dbg !2933
	%205 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2934, !range !20
	%206 = sext i32 %205 to i64, !dbg !2934
	%207 = icmp eq i64 %206, 0, !dbg !2935
	br i1 %207, label %b48, label %b49, !dbg !2935

b48:
	%208 = sdiv i64 %31, 32, !dbg !2936
	%209 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %208, !dbg !2937
	store i32 %204, i32 addrspace(3)* %209, align 4, !dbg !2937
	br label %b49, !dbg !2937

b49:
	call void @llvm.nvvm.barrier0(), !dbg !2938
	%210 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2939
	%211 = load i32, i32 addrspace(3)* %210, align 4, !dbg !2939
	br label %b50, !dbg !2939

b50:
	%212 = phi i32 [ %211, %b49 ], [ %217, %b51 ], !dbg !2940
	%213 = phi i64 [ 1, %b49 ], [ %218, %b51 ], !dbg !2941
	%214 = icmp slt i64 %213, %162, !dbg !2942
	br i1 %214, label %b51, label %b52, !dbg !2942

b51:
	%215 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %213, !dbg !2943
	%216 = load i32, i32 addrspace(3)* %215, align 4, !dbg !2943
	%217 = or i32 %212, %216, !dbg !2923
	%218 = add i64 %213, 1, !dbg !2944
	br label %b50, !dbg !2944

b52:
	%219 = phi i32 [ %204, %b46 ], [ %212, %b50 ], !dbg !2912
	br i1 %46, label %b53, label %b54, !dbg !2949

b53:
	%220 = call i32 asm sideeffect "redux.sync.xor.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %133) convergent nounwind, !dbg !2950
	br label %b60, !dbg !2951

b54:
	%221 = and i32 %30, -32, !dbg !2952
	%222 = sub i32 %21, %221, !dbg !2952
	%223 = icmp slt i32 %222, 32, !dbg !2952
	%224 = select i1 %223, i32 %222, i32 32, !dbg !2952
	%225 = sext i32 %224 to i64, !dbg !2952
	%226 = icmp eq i64 %225, 32, !dbg !2953
	br i1 %226, label %b55, label %b57, !dbg !2953

b55:
	%227 = phi i32 [ %133, %b54 ], [ %233, %b56 ], !dbg !2954
	%228 = phi i64 [ 16, %b54 ], [ %234, %b56 ], !dbg !2955
	%229 = icmp sgt i64 %228, 0, !dbg !2956
	br i1 %229, label %b56, label %b60, !dbg !2956

b56:
	%230 = trunc i64 %228 to i32, !dbg !2957
	%231 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %227, i32 %230, i32 31), !dbg !2957
	%232 = extractvalue { i32, i1 } %231, 0, !dbg !2957
	%233 = xor i32 %227, %232, !dbg !2958
	%234 = sdiv i64 %228, 2, !dbg !2959
	br label %b55, !dbg !2959

b57:
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 0, i32 31), !dbg !2960
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !2960
	br label %b58, !dbg !2960

b58:
	%237 = phi i32 [ %236, %b57 ], [ %243, %b59 ], !dbg !2961
	%238 = phi i64 [ 1, %b57 ], [ %244, %b59 ], !dbg !2962
	%239 = icmp slt i64 %238, %225, !dbg !2963
	br i1 %239, label %b59, label %b60, !dbg !2963

b59:
	%240 = trunc i64 %238 to i32, !dbg !2964
	%241 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %133, i32 %240, i32 31), !dbg !2964
	%242 = extractvalue { i32, i1 } %241, 0, !dbg !2964
	%243 = xor i32 %237, %242, !dbg !2958
	%244 = add i64 %238, 1, !dbg !2965
	br label %b58, !dbg !2965

b60:
	%245 = phi i32 [ %220, %b53 ], [ %227, %b55 ], [ %237, %b58 ], !dbg !2948
	br i1 %163, label %b66, label %b61, !dbg !2966

b61:
	call void @llvm.nvvm.barrier0(), !dbg !2968
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2969, !range !20
	%247 = sext i32 %246 to i64, !dbg !2969
	%248 = icmp eq i64 %247, 0, !dbg !2970
	br i1 %248, label %b62, label %b63, !dbg !2970

b62:
	%249 = sdiv i64 %31, 32, !dbg !2971
	%250 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %249, !dbg !2972
	store i32 %245, i32 addrspace(3)* %250, align 4, !dbg !2972
	br label %b63, !dbg !2972

b63:
	call void @llvm.nvvm.barrier0(), !dbg !2973
	%251 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 0, !dbg !2974
	%252 = load i32, i32 addrspace(3)* %251, align 4, !dbg !2974
	br label %b64, !dbg !2974

b64:
	%253 = phi i32 [ %252, %b63 ], [ %258, %b65 ], !dbg !2975
	%254 = phi i64 [ 1, %b63 ], [ %259, %b65 ], !dbg !2976
	%255 = icmp slt i64 %254, %162, !dbg !2977
	br i1 %255, label %b65, label %b66, !dbg !2977

b65:
	%256 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_50_5, i64 0, i64 %254, !dbg !2978
	%257 = load i32, i32 addrspace(3)* %256, align 4, !dbg !2978
	%258 = xor i32 %253, %257, !dbg !2958
	%259 = add i64 %254, 1, !dbg !2979
	br label %b64, !dbg !2979

b66:
	%260 = phi i32 [ %245, %b60 ], [ %253, %b64 ], !dbg !2947
	%261 = getelementptr inbounds i32, i32 addrspace(1)* %129, i64 0, !dbg !2980
	store i32 %178, i32 addrspace(1)* %261, align 4, !dbg !2980
	%262 = getelementptr inbounds i32, i32 addrspace(1)* %129, i64 1, !dbg !2981
	store i32 %219, i32 addrspace(1)* %262, align 4, !dbg !2981
	%263 = getelementptr inbounds i32, i32 addrspace(1)* %129, i64 2, !dbg !2982
	store i32 %260, i32 addrspace(1)* %263, align 4, !dbg !2982
	ret void, !dbg !2792

b0_fail1:
	%264 = icmp ugt i64 %33, %p1, !dbg !2795
	br i1 %264, label %b0_fail2, label %b0_ok2, !dbg !2795

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !2795
	ret void, !dbg !2795

b0_ok2:
	%265 = icmp uge i64 %32, %p5, !dbg !2796
	br i1 %265, label %b0_fail3, label %b0_ok3, !dbg !2796

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !2796
	ret void, !dbg !2796

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !2799
	ret void, !dbg !2799

b24_fail1:
	%266 = icmp ugt i64 %33, %p3, !dbg !2866
	br i1 %266, label %b24_fail2, label %b24_ok2, !dbg !2866

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !2866
	ret void, !dbg !2866

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %128), !dbg !2869
	ret void, !dbg !2869
}

define void @ExchangeUint64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2983 {
entry:
	br label %b0, !dbg !2984

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !2984
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2984
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !2984
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2987, !range !11
	%4 = sext i32 %3 to i64, !dbg !2987
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2987, !range !12
	%6 = sext i32 %5 to i64, !dbg !2987
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2987, !range !12
	%8 = sext i32 %7 to i64, !dbg !2987
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2987, !range !13
	%10 = sext i32 %9 to i64, !dbg !2987
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2987, !range !14
	%12 = sext i32 %11 to i64, !dbg !2987
	%13 = mul i64 %12, %8, !dbg !2987
	%14 = add i64 %6, %13, !dbg !2987
	%15 = mul i64 %10, %14, !dbg !2987
	%16 = add i64 %4, %15, !dbg !2987
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2987, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2987, !range !15
	%19 = mul i32 %17, %18, !dbg !2987
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2987, !range !16
	%21 = mul i32 %19, %20, !dbg !2987
	%22 = sext i32 %21 to i64, !dbg !2987
	%23 = mul i64 %16, %22, !dbg !2987
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2987, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2987, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2987, !range !18
	%27 = mul i32 %18, %26, !dbg !2987
	%28 = add i32 %25, %27, !dbg !2987
	%29 = mul i32 %17, %28, !dbg !2987
	%30 = add i32 %24, %29, !dbg !2987
	%31 = sext i32 %30 to i64, !dbg !2987
	%32 = add i64 %23, %31, !dbg !2987
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2988, !range !20
	%34 = sext i32 %33 to i64, !dbg !2988
	%35 = and i32 %30, -32, !dbg !2989
	%36 = sub i32 %21, %35, !dbg !2989
	%37 = icmp slt i32 %36, 32, !dbg !2989
	%38 = select i1 %37, i32 %36, i32 32, !dbg !2989
	%39 = sext i32 %38 to i64, !dbg !2989
	%40 = icmp eq i64 %39, 32, !dbg !2990
	br i1 %40, label %b1, label %b2, !dbg !2990

b1:
	br label %b2, !dbg !2990

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2991
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2992
	%43 = mul i64 %32, 4, !dbg !2994
	%44 = sub i64 %p1, %43, !dbg !2995
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !2993
	%46 = icmp uge i64 %32, %p5, !dbg !2993
	%47 = icmp ugt i64 %43, %p1, !dbg !2995
	%48 = icmp ugt i64 4, %44, !dbg !2996
	%49 = icmp eq i64 %39, 0, !dbg !2997
	%50 = or i1 %46, %47, !dbg !2997
	%51 = or i1 %50, %48, !dbg !2997
	%52 = or i1 %51, %49, !dbg !2997
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2997, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !2993
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !2995
	%55 = mul i64 %34, 7, !dbg !2998
	%56 = add i64 %55, 3, !dbg !2999
	%57 = icmp eq i64 %39, -1, !dbg !2997
	%58 = select i1 %57, i64 1, i64 %39, !dbg !2997
	%59 = srem i64 %56, %58, !dbg !2997
	%60 = trunc i64 %59 to i32, !dbg !3000
	%61 = trunc i64 %53 to i32, !dbg !3000
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !3000
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3000
	%64 = lshr i64 %53, 32, !dbg !3000
	%65 = trunc i64 %64 to i32, !dbg !3000
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !3000
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !3000
	%68 = zext i32 %67 to i64, !dbg !3000
	%69 = shl i64 %68, 32, !dbg !3000
	%70 = zext i32 %63 to i64, !dbg !3000
	%71 = or i64 %70, %69, !dbg !3000
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !3001
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !3001
	%73 = trunc i64 %53 to i32, !dbg !3002
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !3002
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3002
	%76 = lshr i64 %53, 32, !dbg !3002
	%77 = trunc i64 %76 to i32, !dbg !3002
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !3002
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !3002
	%80 = zext i32 %79 to i64, !dbg !3002
	%81 = shl i64 %80, 32, !dbg !3002
	%82 = zext i32 %75 to i64, !dbg !3002
	%83 = or i64 %82, %81, !dbg !3002
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !3003
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !3003
	%85 = trunc i64 %41 to i32, !dbg !3004
	%86 = trunc i64 %53 to i32, !dbg !3004
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !3004
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3004
	%89 = lshr i64 %53, 32, !dbg !3004
	%90 = trunc i64 %89 to i32, !dbg !3004
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !3004
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3004
	%93 = zext i32 %92 to i64, !dbg !3004
	%94 = shl i64 %93, 32, !dbg !3004
	%95 = zext i32 %88 to i64, !dbg !3004
	%96 = or i64 %95, %94, !dbg !3004
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !3005
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !3005
	%98 = trunc i64 %42 to i32, !dbg !3006
	%99 = trunc i64 %53 to i32, !dbg !3006
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !3006
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3006
	%102 = lshr i64 %53, 32, !dbg !3006
	%103 = trunc i64 %102 to i32, !dbg !3006
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !3006
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !3006
	%106 = zext i32 %105 to i64, !dbg !3006
	%107 = shl i64 %106, 32, !dbg !3006
	%108 = zext i32 %101 to i64, !dbg !3006
	%109 = or i64 %108, %107, !dbg !3006
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !3007
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !3007
	%111 = mul i64 %32, 3, !dbg !3008
	%112 = sub i64 %p3, %111, !dbg !3009
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !3009
	%114 = icmp ugt i64 %111, %p3, !dbg !3009
	%115 = icmp ugt i64 3, %112, !dbg !3010
	%116 = or i1 %114, %115, !dbg !3010
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !3010, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !3011
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !3012
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !3012
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !3013
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !3013
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !3014
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !3015
	%121 = sub i64 %32, %34, !dbg !3016
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !3017
	%123 = icmp uge i64 %121, %p5, !dbg !3017
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !3017, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !3017
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !3018
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !3019
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !3019
	ret void, !dbg !2986

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !2993
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !2993

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !2993
	ret void, !dbg !2993

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !2995
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !2995

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !2995
	ret void, !dbg !2995

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !2996
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !2996

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !2996
	ret void, !dbg !2996

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !2997
	ret void, !dbg !2997

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !3009
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !3009

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %111, i64 %p3), !dbg !3009
	ret void, !dbg !3009

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %112), !dbg !3010
	ret void, !dbg !3010

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %121, i64 %p5), !dbg !3017
	ret void, !dbg !3017
}

define void @NumbersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3020 {
entry:
	br label %b0, !dbg !3021

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3021
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !3021
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3021
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3024, !range !11
	%4 = sext i32 %3 to i64, !dbg !3024
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3024, !range !12
	%6 = sext i32 %5 to i64, !dbg !3024
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3024, !range !12
	%8 = sext i32 %7 to i64, !dbg !3024
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3024, !range !13
	%10 = sext i32 %9 to i64, !dbg !3024
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3024, !range !14
	%12 = sext i32 %11 to i64, !dbg !3024
	%13 = mul i64 %12, %8, !dbg !3024
	%14 = add i64 %6, %13, !dbg !3024
	%15 = mul i64 %10, %14, !dbg !3024
	%16 = add i64 %4, %15, !dbg !3024
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3024, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3024, !range !15
	%19 = mul i32 %17, %18, !dbg !3024
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3024, !range !16
	%21 = mul i32 %19, %20, !dbg !3024
	%22 = sext i32 %21 to i64, !dbg !3024
	%23 = mul i64 %16, %22, !dbg !3024
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3024, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3024, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3024, !range !18
	%27 = mul i32 %18, %26, !dbg !3024
	%28 = add i32 %25, %27, !dbg !3024
	%29 = mul i32 %17, %28, !dbg !3024
	%30 = add i32 %24, %29, !dbg !3024
	%31 = sext i32 %30 to i64, !dbg !3024
	%32 = add i64 %23, %31, !dbg !3024
	%33 = mul i64 %32, 6, !dbg !3025
	%34 = sub i64 %p1, %33, !dbg !3026
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !3026
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !3027
	%37 = icmp ugt i64 %33, %p1, !dbg !3026
	%38 = icmp uge i64 %32, %p5, !dbg !3027
	%39 = icmp ugt i64 6, %34, !dbg !3030
	%40 = or i1 %37, %38, !dbg !3030
	%41 = or i1 %40, %39, !dbg !3030
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !3030, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3027
	%43 = and i32 %30, -32, !dbg !3037
	%44 = sub i32 %21, %43, !dbg !3037
	%45 = icmp slt i32 %44, 32, !dbg !3037
	%46 = select i1 %45, i32 %44, i32 32, !dbg !3037
	%47 = sext i32 %46 to i64, !dbg !3037
	%48 = icmp eq i64 %47, 32, !dbg !3038
	%49 = mul i64 %47, 2, !dbg !3039
	br label %b1, !dbg !3030

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %267, %b33 ], !dbg !3030
	br i1 %48, label %b2, label %b4, !dbg !3038

b2:
	%51 = phi i64 [ %66, %b3 ], [ %42, %b1 ], !dbg !3040
	%52 = phi i64 [ %67, %b3 ], [ 16, %b1 ], !dbg !3041
	%53 = icmp sgt i64 %52, 0, !dbg !3042
	br i1 %53, label %b3, label %b7, !dbg !3042

b3:
	%54 = trunc i64 %52 to i32, !dbg !3043
	%55 = trunc i64 %51 to i32, !dbg !3043
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !3043
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !3043
	%58 = lshr i64 %51, 32, !dbg !3043
	%59 = trunc i64 %58 to i32, !dbg !3043
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %59, i32 %54, i32 31), !dbg !3043
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !3043
	%62 = zext i32 %61 to i64, !dbg !3043
	%63 = shl i64 %62, 32, !dbg !3043
	%64 = zext i32 %57 to i64, !dbg !3043
	%65 = or i64 %64, %63, !dbg !3043
	%66 = add i64 %51, %65, !dbg !3044
	%67 = sdiv i64 %52, 2, !dbg !3045
	br label %b2, !dbg !3045

b4:
	%68 = trunc i64 %42 to i32, !dbg !3046
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %68, i32 0, i32 31), !dbg !3046
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !3046
	%71 = lshr i64 %42, 32, !dbg !3046
	%72 = trunc i64 %71 to i32, !dbg !3046
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %72, i32 0, i32 31), !dbg !3046
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !3046
	%75 = zext i32 %74 to i64, !dbg !3046
	%76 = shl i64 %75, 32, !dbg !3046
	%77 = zext i32 %70 to i64, !dbg !3046
	%78 = or i64 %77, %76, !dbg !3046
	br label %b5, !dbg !3046

b5:
	%79 = phi i64 [ %78, %b4 ], [ %94, %b6 ], !dbg !3047
	%80 = phi i64 [ 1, %b4 ], [ %95, %b6 ], !dbg !3048
	%81 = icmp slt i64 %80, %47, !dbg !3049
	br i1 %81, label %b6, label %b7, !dbg !3049

b6:
	%82 = trunc i64 %80 to i32, !dbg !3050
	%83 = trunc i64 %42 to i32, !dbg !3050
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %83, i32 %82, i32 31), !dbg !3050
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !3050
	%86 = lshr i64 %42, 32, !dbg !3050
	%87 = trunc i64 %86 to i32, !dbg !3050
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %87, i32 %82, i32 31), !dbg !3050
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !3050
	%90 = zext i32 %89 to i64, !dbg !3050
	%91 = shl i64 %90, 32, !dbg !3050
	%92 = zext i32 %85 to i64, !dbg !3050
	%93 = or i64 %92, %91, !dbg !3050
	%94 = add i64 %79, %93, !dbg !3044
	%95 = add i64 %80, 1, !dbg !3051
	br label %b5, !dbg !3051

b7:
	%96 = phi i64 [ %51, %b2 ], [ %79, %b5 ], !dbg !3036
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !3052
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !3052
	br i1 %48, label %b8, label %b10, !dbg !3057

b8:
	%98 = phi i64 [ %114, %b9 ], [ %42, %b7 ], !dbg !3058
	%99 = phi i64 [ %115, %b9 ], [ 16, %b7 ], !dbg !3059
	%100 = icmp sgt i64 %99, 0, !dbg !3060
	br i1 %100, label %b9, label %b13, !dbg !3060

b9:
	%101 = trunc i64 %99 to i32, !dbg !3061
	%102 = trunc i64 %98 to i32, !dbg !3061
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %102, i32 %101, i32 31), !dbg !3061
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !3061
	%105 = lshr i64 %98, 32, !dbg !3061
	%106 = trunc i64 %105 to i32, !dbg !3061
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %101, i32 31), !dbg !3061
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !3061
	%109 = zext i32 %108 to i64, !dbg !3061
	%110 = shl i64 %109, 32, !dbg !3061
	%111 = zext i32 %104 to i64, !dbg !3061
	%112 = or i64 %111, %110, !dbg !3061
	%113 = icmp ult i64 %98, %112, !dbg !3062
	%114 = select i1 %113, i64 %98, i64 %112, !dbg !3062
	%115 = sdiv i64 %99, 2, !dbg !3063
	br label %b8, !dbg !3063

b10:
	%116 = trunc i64 %42 to i32, !dbg !3064
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %116, i32 0, i32 31), !dbg !3064
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !3064
	%119 = lshr i64 %42, 32, !dbg !3064
	%120 = trunc i64 %119 to i32, !dbg !3064
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %120, i32 0, i32 31), !dbg !3064
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !3064
	%123 = zext i32 %122 to i64, !dbg !3064
	%124 = shl i64 %123, 32, !dbg !3064
	%125 = zext i32 %118 to i64, !dbg !3064
	%126 = or i64 %125, %124, !dbg !3064
	br label %b11, !dbg !3064

b11:
	%127 = phi i64 [ %126, %b10 ], [ %143, %b12 ], !dbg !3065
	%128 = phi i64 [ 1, %b10 ], [ %144, %b12 ], !dbg !3066
	%129 = icmp slt i64 %128, %47, !dbg !3067
	br i1 %129, label %b12, label %b13, !dbg !3067

b12:
	%130 = trunc i64 %128 to i32, !dbg !3068
	%131 = trunc i64 %42 to i32, !dbg !3068
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %130, i32 31), !dbg !3068
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !3068
	%134 = lshr i64 %42, 32, !dbg !3068
	%135 = trunc i64 %134 to i32, !dbg !3068
	%136 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %135, i32 %130, i32 31), !dbg !3068
	%137 = extractvalue { i32, i1 } %136, 0, !dbg !3068
	%138 = zext i32 %137 to i64, !dbg !3068
	%139 = shl i64 %138, 32, !dbg !3068
	%140 = zext i32 %133 to i64, !dbg !3068
	%141 = or i64 %140, %139, !dbg !3068
	%142 = icmp ult i64 %127, %141, !dbg !3062
	%143 = select i1 %142, i64 %127, i64 %141, !dbg !3062
	%144 = add i64 %128, 1, !dbg !3069
	br label %b11, !dbg !3069

b13:
	%145 = phi i64 [ %98, %b8 ], [ %127, %b11 ], !dbg !3056
	br i1 %48, label %b14, label %b16, !dbg !3074

b14:
	%146 = phi i64 [ %162, %b15 ], [ %42, %b13 ], !dbg !3075
	%147 = phi i64 [ %163, %b15 ], [ 16, %b13 ], !dbg !3076
	%148 = icmp sgt i64 %147, 0, !dbg !3077
	br i1 %148, label %b15, label %b19, !dbg !3077

b15:
	%149 = trunc i64 %147 to i32, !dbg !3078
	%150 = trunc i64 %146 to i32, !dbg !3078
	%151 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %150, i32 %149, i32 31), !dbg !3078
	%152 = extractvalue { i32, i1 } %151, 0, !dbg !3078
	%153 = lshr i64 %146, 32, !dbg !3078
	%154 = trunc i64 %153 to i32, !dbg !3078
	%155 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %154, i32 %149, i32 31), !dbg !3078
	%156 = extractvalue { i32, i1 } %155, 0, !dbg !3078
	%157 = zext i32 %156 to i64, !dbg !3078
	%158 = shl i64 %157, 32, !dbg !3078
	%159 = zext i32 %152 to i64, !dbg !3078
	%160 = or i64 %159, %158, !dbg !3078
	%161 = icmp ugt i64 %146, %160, !dbg !3079
	%162 = select i1 %161, i64 %146, i64 %160, !dbg !3079
	%163 = sdiv i64 %147, 2, !dbg !3080
	br label %b14, !dbg !3080

b16:
	%164 = trunc i64 %42 to i32, !dbg !3081
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %164, i32 0, i32 31), !dbg !3081
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !3081
	%167 = lshr i64 %42, 32, !dbg !3081
	%168 = trunc i64 %167 to i32, !dbg !3081
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %168, i32 0, i32 31), !dbg !3081
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !3081
	%171 = zext i32 %170 to i64, !dbg !3081
	%172 = shl i64 %171, 32, !dbg !3081
	%173 = zext i32 %166 to i64, !dbg !3081
	%174 = or i64 %173, %172, !dbg !3081
	br label %b17, !dbg !3081

b17:
	%175 = phi i64 [ %174, %b16 ], [ %191, %b18 ], !dbg !3082
	%176 = phi i64 [ 1, %b16 ], [ %192, %b18 ], !dbg !3083
	%177 = icmp slt i64 %176, %47, !dbg !3084
	br i1 %177, label %b18, label %b19, !dbg !3084

b18:
	%178 = trunc i64 %176 to i32, !dbg !3085
	%179 = trunc i64 %42 to i32, !dbg !3085
	%180 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %179, i32 %178, i32 31), !dbg !3085
	%181 = extractvalue { i32, i1 } %180, 0, !dbg !3085
	%182 = lshr i64 %42, 32, !dbg !3085
	%183 = trunc i64 %182 to i32, !dbg !3085
	%184 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %183, i32 %178, i32 31), !dbg !3085
	%185 = extractvalue { i32, i1 } %184, 0, !dbg !3085
	%186 = zext i32 %185 to i64, !dbg !3085
	%187 = shl i64 %186, 32, !dbg !3085
	%188 = zext i32 %181 to i64, !dbg !3085
	%189 = or i64 %188, %187, !dbg !3085
	%190 = icmp ugt i64 %175, %189, !dbg !3079
	%191 = select i1 %190, i64 %175, i64 %189, !dbg !3079
	%192 = add i64 %176, 1, !dbg !3086
	br label %b17, !dbg !3086

b19:
	%193 = phi i64 [ %146, %b14 ], [ %175, %b17 ], !dbg !3073
	%194 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !3087
	store i64 %145, i64 addrspace(1)* %194, align 8, !dbg !3087
	%195 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !3088
	store i64 %193, i64 addrspace(1)* %195, align 8, !dbg !3088
	%196 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3093, !range !20
	%197 = sext i32 %196 to i64, !dbg !3093
	br label %b20, !dbg !3093

b20:
	%198 = phi i64 [ %42, %b19 ], [ %215, %b23 ], !dbg !3094
	%199 = phi i64 [ 1, %b19 ], [ %216, %b23 ], !dbg !3095
	%200 = icmp slt i64 %199, 32, !dbg !3096
	br i1 %200, label %b21, label %b24, !dbg !3096

b21:
	%201 = trunc i64 %199 to i32, !dbg !3097
	%202 = trunc i64 %198 to i32, !dbg !3097
	%203 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %202, i32 %201, i32 0), !dbg !3097
	%204 = extractvalue { i32, i1 } %203, 0, !dbg !3097
	%205 = lshr i64 %198, 32, !dbg !3097
	%206 = trunc i64 %205 to i32, !dbg !3097
	%207 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %206, i32 %201, i32 0), !dbg !3097
	%208 = extractvalue { i32, i1 } %207, 0, !dbg !3097
	%209 = zext i32 %208 to i64, !dbg !3097
	%210 = shl i64 %209, 32, !dbg !3097
	%211 = zext i32 %204 to i64, !dbg !3097
	%212 = or i64 %211, %210, !dbg !3097
	%213 = icmp sge i64 %197, %199, !dbg !3098
	br i1 %213, label %b22, label %b23, !dbg !3098

b22:
	%214 = add i64 %198, %212, !dbg !3099
	br label %b23, !dbg !3099

b23:
	%215 = phi i64 [ %198, %b21 ], [ %214, %b22 ], !dbg !3094
	%216 = mul i64 %199, 2, !dbg !3100
	br label %b20, !dbg !3100

b24:
	%217 = phi i64 [ %234, %b27 ], [ %42, %b20 ], !dbg !3104
	%218 = phi i64 [ %235, %b27 ], [ 1, %b20 ], !dbg !3105
	%219 = icmp slt i64 %218, 32, !dbg !3106
	br i1 %219, label %b25, label %b28, !dbg !3106

b25:
	%220 = trunc i64 %218 to i32, !dbg !3107
	%221 = trunc i64 %217 to i32, !dbg !3107
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %221, i32 %220, i32 0), !dbg !3107
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !3107
	%224 = lshr i64 %217, 32, !dbg !3107
	%225 = trunc i64 %224 to i32, !dbg !3107
	%226 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %225, i32 %220, i32 0), !dbg !3107
	%227 = extractvalue { i32, i1 } %226, 0, !dbg !3107
	%228 = zext i32 %227 to i64, !dbg !3107
	%229 = shl i64 %228, 32, !dbg !3107
	%230 = zext i32 %223 to i64, !dbg !3107
	%231 = or i64 %230, %229, !dbg !3107
	%232 = icmp sge i64 %197, %218, !dbg !3108
	br i1 %232, label %b26, label %b27, !dbg !3108

b26:
	%233 = add i64 %217, %231, !dbg !3109
	br label %b27, !dbg !3109

b27:
	%234 = phi i64 [ %217, %b25 ], [ %233, %b26 ], !dbg !3104
	%235 = mul i64 %218, 2, !dbg !3110
	br label %b24, !dbg !3110

b28:
	%236 = trunc i64 %217 to i32, !dbg !3111
	%237 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %236, i32 1, i32 0), !dbg !3111
	%238 = extractvalue { i32, i1 } %237, 0, !dbg !3111
	%239 = lshr i64 %217, 32, !dbg !3111
	%240 = trunc i64 %239 to i32, !dbg !3111
	%241 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %240, i32 1, i32 0), !dbg !3111
	%242 = extractvalue { i32, i1 } %241, 0, !dbg !3111
	%243 = zext i32 %242 to i64, !dbg !3111
	%244 = shl i64 %243, 32, !dbg !3111
	%245 = zext i32 %238 to i64, !dbg !3111
	%246 = or i64 %245, %244, !dbg !3111
	%247 = icmp eq i64 %197, 0, !dbg !3112
	br i1 %247, label %b30, label %b29, !dbg !3112

b29:
	br label %b30, !dbg !3113

b30:
	%248 = phi i64 [ 0, %b28 ], [ %246, %b29 ], !dbg !3102
	%249 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 3, !dbg !3114
	store i64 %198, i64 addrspace(1)* %249, align 8, !dbg !3114
	%250 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 4, !dbg !3115
	store i64 %248, i64 addrspace(1)* %250, align 8, !dbg !3115
	%251 = sdiv i64 %49, 3, !dbg !3116
	%252 = icmp slt i64 %251, 0, !dbg !3119
	br i1 %252, label %b32, label %b31, !dbg !3119

b31:
	%253 = icmp sge i64 %251, %47, !dbg !3120
	br i1 %253, label %b32, label %b33, !dbg !3120

b32:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !3121
	ret void, !dbg !3121

b33:
	%254 = trunc i64 %251 to i32, !dbg !3122
	%255 = trunc i64 %42 to i32, !dbg !3122
	%256 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %255, i32 %254, i32 31), !dbg !3122
	%257 = extractvalue { i32, i1 } %256, 0, !dbg !3122
	%258 = lshr i64 %42, 32, !dbg !3122
	%259 = trunc i64 %258 to i32, !dbg !3122
	%260 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %259, i32 %254, i32 31), !dbg !3122
	%261 = extractvalue { i32, i1 } %260, 0, !dbg !3122
	%262 = zext i32 %261 to i64, !dbg !3122
	%263 = shl i64 %262, 32, !dbg !3122
	%264 = zext i32 %257 to i64, !dbg !3122
	%265 = or i64 %264, %263, !dbg !3122
	%266 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 5, !dbg !3123
	store i64 %265, i64 addrspace(1)* %266, align 8, !dbg !3123
	%267 = add i64 %50, 1, !dbg !3123
	%268 = icmp slt i64 %267, 2, !dbg !3123
	br i1 %268, label %b1, label %b34, !dbg !3123

b34:
	%269 = sub i64 %p3, %33, !dbg !3124
	%270 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !3124
	%271 = icmp ugt i64 %33, %p3, !dbg !3124
	%272 = icmp ugt i64 6, %269, !dbg !3127
	%273 = or i1 %271, %272, !dbg !3127
	br i1 %273, label %b34_fail1, label %b34_ok1, !dbg !3127, !prof !30

b34_ok1:
	%274 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3128
	%275 = add i64 %22, 32, !dbg !3134
	%276 = sub i64 %275, 1, !dbg !3135
	%277 = sub i64 %47, 1, !dbg !3140
	%278 = icmp eq i64 %197, %277, !dbg !3141
	%279 = mul i64 %22, 2, !dbg !3142
	br label %b35, !dbg !3127

b35:
	%280 = phi i64 [ 0, %b34_ok1 ], [ %564, %b102 ], !dbg !3127
	br i1 %48, label %b36, label %b38, !dbg !3144

b36:
	%281 = phi i64 [ %296, %b37 ], [ %274, %b35 ], !dbg !3145
	%282 = phi i64 [ %297, %b37 ], [ 16, %b35 ], !dbg !3146
	%283 = icmp sgt i64 %282, 0, !dbg !3147
	br i1 %283, label %b37, label %b41, !dbg !3147

b37:
	%284 = trunc i64 %282 to i32, !dbg !3148
	%285 = trunc i64 %281 to i32, !dbg !3148
	%286 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %285, i32 %284, i32 31), !dbg !3148
	%287 = extractvalue { i32, i1 } %286, 0, !dbg !3148
	%288 = lshr i64 %281, 32, !dbg !3148
	%289 = trunc i64 %288 to i32, !dbg !3148
	%290 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %289, i32 %284, i32 31), !dbg !3148
	%291 = extractvalue { i32, i1 } %290, 0, !dbg !3148
	%292 = zext i32 %291 to i64, !dbg !3148
	%293 = shl i64 %292, 32, !dbg !3148
	%294 = zext i32 %287 to i64, !dbg !3148
	%295 = or i64 %294, %293, !dbg !3148
	%296 = add i64 %281, %295, !dbg !3149
	%297 = sdiv i64 %282, 2, !dbg !3150
	br label %b36, !dbg !3150

b38:
	%298 = trunc i64 %274 to i32, !dbg !3151
	%299 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %298, i32 0, i32 31), !dbg !3151
	%300 = extractvalue { i32, i1 } %299, 0, !dbg !3151
	%301 = lshr i64 %274, 32, !dbg !3151
	%302 = trunc i64 %301 to i32, !dbg !3151
	%303 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %302, i32 0, i32 31), !dbg !3151
	%304 = extractvalue { i32, i1 } %303, 0, !dbg !3151
	%305 = zext i32 %304 to i64, !dbg !3151
	%306 = shl i64 %305, 32, !dbg !3151
	%307 = zext i32 %300 to i64, !dbg !3151
	%308 = or i64 %307, %306, !dbg !3151
	br label %b39, !dbg !3151

b39:
	%309 = phi i64 [ %308, %b38 ], [ %324, %b40 ], !dbg !3152
	%310 = phi i64 [ 1, %b38 ], [ %325, %b40 ], !dbg !3153
	%311 = icmp slt i64 %310, %47, !dbg !3154
	br i1 %311, label %b40, label %b41, !dbg !3154

b40:
	%312 = trunc i64 %310 to i32, !dbg !3155
	%313 = trunc i64 %274 to i32, !dbg !3155
	%314 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %313, i32 %312, i32 31), !dbg !3155
	%315 = extractvalue { i32, i1 } %314, 0, !dbg !3155
	%316 = lshr i64 %274, 32, !dbg !3155
	%317 = trunc i64 %316 to i32, !dbg !3155
	%318 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %317, i32 %312, i32 31), !dbg !3155
	%319 = extractvalue { i32, i1 } %318, 0, !dbg !3155
	%320 = zext i32 %319 to i64, !dbg !3155
	%321 = shl i64 %320, 32, !dbg !3155
	%322 = zext i32 %315 to i64, !dbg !3155
	%323 = or i64 %322, %321, !dbg !3155
	%324 = add i64 %309, %323, !dbg !3149
	%325 = add i64 %310, 1, !dbg !3156
	br label %b39, !dbg !3156

b41:
	%326 = phi i64 [ %281, %b36 ], [ %309, %b39 ], !dbg !3143
	%327 = sdiv i64 %276, 32, !dbg !3157
	%328 = icmp eq i64 %327, 1, !dbg !3158
	br i1 %328, label %b47, label %b42, !dbg !3158

b42:
	call void @llvm.nvvm.barrier0(), !dbg !3160
	br i1 %247, label %b43, label %b44, !dbg !3161

b43:
	%329 = sdiv i64 %31, 32, !dbg !3162
	%330 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %329, !dbg !3163
	store i64 %326, i64 addrspace(3)* %330, align 8, !dbg !3163
	br label %b44, !dbg !3163

b44:
	call void @llvm.nvvm.barrier0(), !dbg !3164
	%331 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3165
	%332 = load i64, i64 addrspace(3)* %331, align 8, !dbg !3165
	br label %b45, !dbg !3165

b45:
	%333 = phi i64 [ %332, %b44 ], [ %338, %b46 ], !dbg !3166
	%334 = phi i64 [ 1, %b44 ], [ %339, %b46 ], !dbg !3167
	%335 = icmp slt i64 %334, %327, !dbg !3168
	br i1 %335, label %b46, label %b47, !dbg !3168

b46:
	%336 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %334, !dbg !3169
	%337 = load i64, i64 addrspace(3)* %336, align 8, !dbg !3169
	%338 = add i64 %333, %337, !dbg !3149
	%339 = add i64 %334, 1, !dbg !3170
	br label %b45, !dbg !3170

b47:
	%340 = phi i64 [ %326, %b41 ], [ %333, %b45 ], !dbg !3132
	%341 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 0, !dbg !3171
	store i64 %340, i64 addrspace(1)* %341, align 8, !dbg !3171
	br i1 %48, label %b48, label %b50, !dbg !3176

b48:
	%342 = phi i64 [ %358, %b49 ], [ %274, %b47 ], !dbg !3177
	%343 = phi i64 [ %359, %b49 ], [ 16, %b47 ], !dbg !3178
	%344 = icmp sgt i64 %343, 0, !dbg !3179
	br i1 %344, label %b49, label %b53, !dbg !3179

b49:
	%345 = trunc i64 %343 to i32, !dbg !3180
	%346 = trunc i64 %342 to i32, !dbg !3180
	%347 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %346, i32 %345, i32 31), !dbg !3180
	%348 = extractvalue { i32, i1 } %347, 0, !dbg !3180
	%349 = lshr i64 %342, 32, !dbg !3180
	%350 = trunc i64 %349 to i32, !dbg !3180
	%351 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %350, i32 %345, i32 31), !dbg !3180
	%352 = extractvalue { i32, i1 } %351, 0, !dbg !3180
	%353 = zext i32 %352 to i64, !dbg !3180
	%354 = shl i64 %353, 32, !dbg !3180
	%355 = zext i32 %348 to i64, !dbg !3180
	%356 = or i64 %355, %354, !dbg !3180
	%357 = icmp ult i64 %342, %356, !dbg !3181
	%358 = select i1 %357, i64 %342, i64 %356, !dbg !3181
	%359 = sdiv i64 %343, 2, !dbg !3182
	br label %b48, !dbg !3182

b50:
	%360 = trunc i64 %274 to i32, !dbg !3183
	%361 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %360, i32 0, i32 31), !dbg !3183
	%362 = extractvalue { i32, i1 } %361, 0, !dbg !3183
	%363 = lshr i64 %274, 32, !dbg !3183
	%364 = trunc i64 %363 to i32, !dbg !3183
	%365 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %364, i32 0, i32 31), !dbg !3183
	%366 = extractvalue { i32, i1 } %365, 0, !dbg !3183
	%367 = zext i32 %366 to i64, !dbg !3183
	%368 = shl i64 %367, 32, !dbg !3183
	%369 = zext i32 %362 to i64, !dbg !3183
	%370 = or i64 %369, %368, !dbg !3183
	br label %b51, !dbg !3183

b51:
	%371 = phi i64 [ %370, %b50 ], [ %387, %b52 ], !dbg !3184
	%372 = phi i64 [ 1, %b50 ], [ %388, %b52 ], !dbg !3185
	%373 = icmp slt i64 %372, %47, !dbg !3186
	br i1 %373, label %b52, label %b53, !dbg !3186

b52:
	%374 = trunc i64 %372 to i32, !dbg !3187
	%375 = trunc i64 %274 to i32, !dbg !3187
	%376 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %375, i32 %374, i32 31), !dbg !3187
	%377 = extractvalue { i32, i1 } %376, 0, !dbg !3187
	%378 = lshr i64 %274, 32, !dbg !3187
	%379 = trunc i64 %378 to i32, !dbg !3187
	%380 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %379, i32 %374, i32 31), !dbg !3187
	%381 = extractvalue { i32, i1 } %380, 0, !dbg !3187
	%382 = zext i32 %381 to i64, !dbg !3187
	%383 = shl i64 %382, 32, !dbg !3187
	%384 = zext i32 %377 to i64, !dbg !3187
	%385 = or i64 %384, %383, !dbg !3187
	%386 = icmp ult i64 %371, %385, !dbg !3181
	%387 = select i1 %386, i64 %371, i64 %385, !dbg !3181
	%388 = add i64 %372, 1, !dbg !3188
	br label %b51, !dbg !3188

b53:
	%389 = phi i64 [ %342, %b48 ], [ %371, %b51 ], !dbg !3175
	br i1 %328, label %b59, label %b54, !dbg !3189

b54:
	call void @llvm.nvvm.barrier0(), !dbg !3191
	br i1 %247, label %b55, label %b56, !dbg !3192

b55:
	%390 = sdiv i64 %31, 32, !dbg !3193
	%391 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %390, !dbg !3194
	store i64 %389, i64 addrspace(3)* %391, align 8, !dbg !3194
	br label %b56, !dbg !3194

b56:
	call void @llvm.nvvm.barrier0(), !dbg !3195
	%392 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3196
	%393 = load i64, i64 addrspace(3)* %392, align 8, !dbg !3196
	br label %b57, !dbg !3196

b57:
	%394 = phi i64 [ %393, %b56 ], [ %400, %b58 ], !dbg !3197
	%395 = phi i64 [ 1, %b56 ], [ %401, %b58 ], !dbg !3198
	%396 = icmp slt i64 %395, %327, !dbg !3199
	br i1 %396, label %b58, label %b59, !dbg !3199

b58:
	%397 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %395, !dbg !3200
	%398 = load i64, i64 addrspace(3)* %397, align 8, !dbg !3200
	%399 = icmp ult i64 %394, %398, !dbg !3181
	%400 = select i1 %399, i64 %394, i64 %398, !dbg !3181
	%401 = add i64 %395, 1, !dbg !3201
	br label %b57, !dbg !3201

b59:
	%402 = phi i64 [ %389, %b53 ], [ %394, %b57 ], !dbg !3174
	br i1 %48, label %b60, label %b62, !dbg !3206

b60:
	%403 = phi i64 [ %419, %b61 ], [ %274, %b59 ], !dbg !3207
	%404 = phi i64 [ %420, %b61 ], [ 16, %b59 ], !dbg !3208
	%405 = icmp sgt i64 %404, 0, !dbg !3209
	br i1 %405, label %b61, label %b65, !dbg !3209

b61:
	%406 = trunc i64 %404 to i32, !dbg !3210
	%407 = trunc i64 %403 to i32, !dbg !3210
	%408 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %407, i32 %406, i32 31), !dbg !3210
	%409 = extractvalue { i32, i1 } %408, 0, !dbg !3210
	%410 = lshr i64 %403, 32, !dbg !3210
	%411 = trunc i64 %410 to i32, !dbg !3210
	%412 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %411, i32 %406, i32 31), !dbg !3210
	%413 = extractvalue { i32, i1 } %412, 0, !dbg !3210
	%414 = zext i32 %413 to i64, !dbg !3210
	%415 = shl i64 %414, 32, !dbg !3210
	%416 = zext i32 %409 to i64, !dbg !3210
	%417 = or i64 %416, %415, !dbg !3210
	%418 = icmp ugt i64 %403, %417, !dbg !3211
	%419 = select i1 %418, i64 %403, i64 %417, !dbg !3211
	%420 = sdiv i64 %404, 2, !dbg !3212
	br label %b60, !dbg !3212

b62:
	%421 = trunc i64 %274 to i32, !dbg !3213
	%422 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %421, i32 0, i32 31), !dbg !3213
	%423 = extractvalue { i32, i1 } %422, 0, !dbg !3213
	%424 = lshr i64 %274, 32, !dbg !3213
	%425 = trunc i64 %424 to i32, !dbg !3213
	%426 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %425, i32 0, i32 31), !dbg !3213
	%427 = extractvalue { i32, i1 } %426, 0, !dbg !3213
	%428 = zext i32 %427 to i64, !dbg !3213
	%429 = shl i64 %428, 32, !dbg !3213
	%430 = zext i32 %423 to i64, !dbg !3213
	%431 = or i64 %430, %429, !dbg !3213
	br label %b63, !dbg !3213

b63:
	%432 = phi i64 [ %431, %b62 ], [ %448, %b64 ], !dbg !3214
	%433 = phi i64 [ 1, %b62 ], [ %449, %b64 ], !dbg !3215
	%434 = icmp slt i64 %433, %47, !dbg !3216
	br i1 %434, label %b64, label %b65, !dbg !3216

b64:
	%435 = trunc i64 %433 to i32, !dbg !3217
	%436 = trunc i64 %274 to i32, !dbg !3217
	%437 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %436, i32 %435, i32 31), !dbg !3217
	%438 = extractvalue { i32, i1 } %437, 0, !dbg !3217
	%439 = lshr i64 %274, 32, !dbg !3217
	%440 = trunc i64 %439 to i32, !dbg !3217
	%441 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %440, i32 %435, i32 31), !dbg !3217
	%442 = extractvalue { i32, i1 } %441, 0, !dbg !3217
	%443 = zext i32 %442 to i64, !dbg !3217
	%444 = shl i64 %443, 32, !dbg !3217
	%445 = zext i32 %438 to i64, !dbg !3217
	%446 = or i64 %445, %444, !dbg !3217
	%447 = icmp ugt i64 %432, %446, !dbg !3211
	%448 = select i1 %447, i64 %432, i64 %446, !dbg !3211
	%449 = add i64 %433, 1, !dbg !3218
	br label %b63, !dbg !3218

b65:
	%450 = phi i64 [ %403, %b60 ], [ %432, %b63 ], !dbg !3205
	br i1 %328, label %b71, label %b66, !dbg !3219

b66:
	call void @llvm.nvvm.barrier0(), !dbg !3221
	br i1 %247, label %b67, label %b68, !dbg !3222

b67:
	%451 = sdiv i64 %31, 32, !dbg !3223
	%452 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %451, !dbg !3224
	store i64 %450, i64 addrspace(3)* %452, align 8, !dbg !3224
	br label %b68, !dbg !3224

b68:
	call void @llvm.nvvm.barrier0(), !dbg !3225
	%453 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3226
	%454 = load i64, i64 addrspace(3)* %453, align 8, !dbg !3226
	br label %b69, !dbg !3226

b69:
	%455 = phi i64 [ %454, %b68 ], [ %461, %b70 ], !dbg !3227
	%456 = phi i64 [ 1, %b68 ], [ %462, %b70 ], !dbg !3228
	%457 = icmp slt i64 %456, %327, !dbg !3229
	br i1 %457, label %b70, label %b71, !dbg !3229

b70:
	%458 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %456, !dbg !3230
	%459 = load i64, i64 addrspace(3)* %458, align 8, !dbg !3230
	%460 = icmp ugt i64 %455, %459, !dbg !3211
	%461 = select i1 %460, i64 %455, i64 %459, !dbg !3211
	%462 = add i64 %456, 1, !dbg !3231
	br label %b69, !dbg !3231

b71:
	%463 = phi i64 [ %450, %b65 ], [ %455, %b69 ], !dbg !3204
	%464 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 1, !dbg !3232
	store i64 %402, i64 addrspace(1)* %464, align 8, !dbg !3232
	%465 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 2, !dbg !3233
	store i64 %463, i64 addrspace(1)* %465, align 8, !dbg !3233
	br label %b72, !dbg !3234

b72:
	%466 = phi i64 [ %274, %b71 ], [ %483, %b75 ], !dbg !3235
	%467 = phi i64 [ 1, %b71 ], [ %484, %b75 ], !dbg !3236
	%468 = icmp slt i64 %467, 32, !dbg !3237
	br i1 %468, label %b73, label %b76, !dbg !3237

b73:
	%469 = trunc i64 %467 to i32, !dbg !3238
	%470 = trunc i64 %466 to i32, !dbg !3238
	%471 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %470, i32 %469, i32 0), !dbg !3238
	%472 = extractvalue { i32, i1 } %471, 0, !dbg !3238
	%473 = lshr i64 %466, 32, !dbg !3238
	%474 = trunc i64 %473 to i32, !dbg !3238
	%475 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %474, i32 %469, i32 0), !dbg !3238
	%476 = extractvalue { i32, i1 } %475, 0, !dbg !3238
	%477 = zext i32 %476 to i64, !dbg !3238
	%478 = shl i64 %477, 32, !dbg !3238
	%479 = zext i32 %472 to i64, !dbg !3238
	%480 = or i64 %479, %478, !dbg !3238
	%481 = icmp sge i64 %197, %467, !dbg !3239
	br i1 %481, label %b74, label %b75, !dbg !3239

b74:
	%482 = add i64 %466, %480, !dbg !3240
	br label %b75, !dbg !3240

b75:
	%483 = phi i64 [ %466, %b73 ], [ %482, %b74 ], !dbg !3235
	%484 = mul i64 %467, 2, !dbg !3241
	br label %b72, !dbg !3241

b76:
	br i1 %328, label %b82, label %b77, !dbg !3242

b77:
	%485 = sdiv i64 %31, 32, !dbg !3244
	call void @llvm.nvvm.barrier0(), !dbg !3245
	br i1 %278, label %b78, label %b79, !dbg !3141

b78:
	%486 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %485, !dbg !3246
	store i64 %466, i64 addrspace(3)* %486, align 8, !dbg !3246
	br label %b79, !dbg !3246

b79:
	call void @llvm.nvvm.barrier0(), !dbg !3247
	%487 = icmp slt i64 0, %485, !dbg !3247
	br i1 %487, label %b80, label %b81, !dbg !3247

b80:
	%488 = phi i64 [ %493, %b80_ok1 ], [ 0, %b79 ], !dbg !3248
	%489 = phi i64 [ %494, %b80_ok1 ], [ 0, %b79 ], !dbg !3248
	%490 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %489, !dbg !3249
	%491 = icmp uge i64 %489, 32, !dbg !3249
	br i1 %491, label %b80_fail1, label %b80_ok1, !dbg !3249, !prof !30

b80_ok1:
	%492 = load i64, i64 addrspace(3)* %490, align 8, !dbg !3249
	%493 = add i64 %488, %492, !dbg !3250
	%494 = add i64 %489, 1, !dbg !3250
	%495 = icmp slt i64 %494, %485, !dbg !3250
	br i1 %495, label %b80, label %b81, !dbg !3250

b81:
	%496 = phi i64 [ 0, %b79 ], [ %493, %b80_ok1 ], !dbg !3248
	br label %b82, !dbg !3251

b82:
	%497 = phi i64 [ 0, %b76 ], [ %496, %b81 ], !dbg !3139
	%498 = add i64 %497, %466, !dbg !3252
	br label %b83, !dbg !3256

b83:
	%499 = phi i64 [ %274, %b82 ], [ %516, %b86 ], !dbg !3257
	%500 = phi i64 [ 1, %b82 ], [ %517, %b86 ], !dbg !3258
	%501 = icmp slt i64 %500, 32, !dbg !3259
	br i1 %501, label %b84, label %b87, !dbg !3259

b84:
	%502 = trunc i64 %500 to i32, !dbg !3260
	%503 = trunc i64 %499 to i32, !dbg !3260
	%504 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %503, i32 %502, i32 0), !dbg !3260
	%505 = extractvalue { i32, i1 } %504, 0, !dbg !3260
	%506 = lshr i64 %499, 32, !dbg !3260
	%507 = trunc i64 %506 to i32, !dbg !3260
	%508 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %507, i32 %502, i32 0), !dbg !3260
	%509 = extractvalue { i32, i1 } %508, 0, !dbg !3260
	%510 = zext i32 %509 to i64, !dbg !3260
	%511 = shl i64 %510, 32, !dbg !3260
	%512 = zext i32 %505 to i64, !dbg !3260
	%513 = or i64 %512, %511, !dbg !3260
	%514 = icmp sge i64 %197, %500, !dbg !3261
	br i1 %514, label %b85, label %b86, !dbg !3261

b85:
	%515 = add i64 %499, %513, !dbg !3262
	br label %b86, !dbg !3262

b86:
	%516 = phi i64 [ %499, %b84 ], [ %515, %b85 ], !dbg !3257
	%517 = mul i64 %500, 2, !dbg !3263
	br label %b83, !dbg !3263

b87:
	br i1 %328, label %b93, label %b88, !dbg !3264

b88:
	%518 = sdiv i64 %31, 32, !dbg !3266
	call void @llvm.nvvm.barrier0(), !dbg !3267
	br i1 %278, label %b89, label %b90, !dbg !3268

b89:
	%519 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %518, !dbg !3269
	store i64 %499, i64 addrspace(3)* %519, align 8, !dbg !3269
	br label %b90, !dbg !3269

b90:
	call void @llvm.nvvm.barrier0(), !dbg !3270
	%520 = icmp slt i64 0, %518, !dbg !3270
	br i1 %520, label %b91, label %b92, !dbg !3270

b91:
	%521 = phi i64 [ %526, %b91_ok1 ], [ 0, %b90 ], !dbg !3271
	%522 = phi i64 [ %527, %b91_ok1 ], [ 0, %b90 ], !dbg !3271
	%523 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %522, !dbg !3272
	%524 = icmp uge i64 %522, 32, !dbg !3272
	br i1 %524, label %b91_fail1, label %b91_ok1, !dbg !3272, !prof !30

b91_ok1:
	%525 = load i64, i64 addrspace(3)* %523, align 8, !dbg !3272
	%526 = add i64 %521, %525, !dbg !3273
	%527 = add i64 %522, 1, !dbg !3273
	%528 = icmp slt i64 %527, %518, !dbg !3273
	br i1 %528, label %b91, label %b92, !dbg !3273

b92:
	%529 = phi i64 [ 0, %b90 ], [ %526, %b91_ok1 ], !dbg !3271
	br label %b93, !dbg !3274

b93:
	%530 = phi i64 [ 0, %b87 ], [ %529, %b92 ], !dbg !3255
	%531 = trunc i64 %499 to i32, !dbg !3275
	%532 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %531, i32 1, i32 0), !dbg !3275
	%533 = extractvalue { i32, i1 } %532, 0, !dbg !3275
	%534 = lshr i64 %499, 32, !dbg !3275
	%535 = trunc i64 %534 to i32, !dbg !3275
	%536 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %535, i32 1, i32 0), !dbg !3275
	%537 = extractvalue { i32, i1 } %536, 0, !dbg !3275
	%538 = zext i32 %537 to i64, !dbg !3275
	%539 = shl i64 %538, 32, !dbg !3275
	%540 = zext i32 %533 to i64, !dbg !3275
	%541 = or i64 %540, %539, !dbg !3275
	br i1 %247, label %b95, label %b94, !dbg !3276

b94:
	%542 = add i64 %530, %541, !dbg !3277
	br label %b95, !dbg !3278

b95:
	%543 = phi i64 [ %530, %b93 ], [ %542, %b94 ], !dbg !3254
	%544 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 3, !dbg !3279
	store i64 %498, i64 addrspace(1)* %544, align 8, !dbg !3279
	%545 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 4, !dbg !3280
	store i64 %543, i64 addrspace(1)* %545, align 8, !dbg !3280
	%546 = sdiv i64 %279, 3, !dbg !3281
	%547 = icmp sge i64 %546, %22, !dbg !3284
	br i1 %547, label %b96, label %b97, !dbg !3284

b96:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !3285
	ret void, !dbg !3285

b97:
	br i1 %328, label %b98, label %b99, !dbg !3286

b98:
	%548 = trunc i64 %546 to i32, !dbg !3287
	%549 = trunc i64 %274 to i32, !dbg !3287
	%550 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %549, i32 %548, i32 31), !dbg !3287
	%551 = extractvalue { i32, i1 } %550, 0, !dbg !3287
	%552 = lshr i64 %274, 32, !dbg !3287
	%553 = trunc i64 %552 to i32, !dbg !3287
	%554 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %553, i32 %548, i32 31), !dbg !3287
	%555 = extractvalue { i32, i1 } %554, 0, !dbg !3287
	%556 = zext i32 %555 to i64, !dbg !3287
	%557 = shl i64 %556, 32, !dbg !3287
	%558 = zext i32 %551 to i64, !dbg !3287
	%559 = or i64 %558, %557, !dbg !3287
	br label %b102, !dbg !3288

b99:
	call void @llvm.nvvm.barrier0(), !dbg !3290
	%560 = icmp eq i64 %31, %546, !dbg !3291
	br i1 %560, label %b100, label %b101, !dbg !3291

b100:
	store i64 %274, i64 addrspace(3)* @gpuc_shared_Broadcast_42_6, align 8, !dbg !3292
	br label %b101, !dbg !3292

b101:
	call void @llvm.nvvm.barrier0(), !dbg !3293
	%561 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42_6, align 8, !dbg !3294
	br label %b102, !dbg !3295

b102:
	%562 = phi i64 [ %559, %b98 ], [ %561, %b101 ], !dbg !3283
	%563 = getelementptr inbounds i64, i64 addrspace(1)* %270, i64 5, !dbg !3296
	store i64 %562, i64 addrspace(1)* %563, align 8, !dbg !3296
	%564 = add i64 %280, 1, !dbg !3296
	%565 = icmp slt i64 %564, 2, !dbg !3296
	br i1 %565, label %b35, label %b103, !dbg !3296

b103:
	ret void, !dbg !3023

b0_fail1:
	%566 = icmp ugt i64 %33, %p1, !dbg !3026
	br i1 %566, label %b0_fail2, label %b0_ok2, !dbg !3026

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !3026
	ret void, !dbg !3026

b0_ok2:
	%567 = icmp uge i64 %32, %p5, !dbg !3027
	br i1 %567, label %b0_fail3, label %b0_ok3, !dbg !3027

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !3027
	ret void, !dbg !3027

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !3030
	ret void, !dbg !3030

b34_fail1:
	%568 = icmp ugt i64 %33, %p3, !dbg !3124
	br i1 %568, label %b34_fail2, label %b34_ok2, !dbg !3124

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !3124
	ret void, !dbg !3124

b34_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %269), !dbg !3127
	ret void, !dbg !3127

b80_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %489, i64 32), !dbg !3249
	ret void, !dbg !3249

b91_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %522, i64 32), !dbg !3272
	ret void, !dbg !3272
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3297 {
entry:
	br label %b0, !dbg !3298

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3298
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !3298
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3298
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3301, !range !11
	%4 = sext i32 %3 to i64, !dbg !3301
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3301, !range !12
	%6 = sext i32 %5 to i64, !dbg !3301
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3301, !range !12
	%8 = sext i32 %7 to i64, !dbg !3301
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3301, !range !13
	%10 = sext i32 %9 to i64, !dbg !3301
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3301, !range !14
	%12 = sext i32 %11 to i64, !dbg !3301
	%13 = mul i64 %12, %8, !dbg !3301
	%14 = add i64 %6, %13, !dbg !3301
	%15 = mul i64 %10, %14, !dbg !3301
	%16 = add i64 %4, %15, !dbg !3301
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3301, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3301, !range !15
	%19 = mul i32 %17, %18, !dbg !3301
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3301, !range !16
	%21 = mul i32 %19, %20, !dbg !3301
	%22 = sext i32 %21 to i64, !dbg !3301
	%23 = mul i64 %16, %22, !dbg !3301
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3301, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3301, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3301, !range !18
	%27 = mul i32 %18, %26, !dbg !3301
	%28 = add i32 %25, %27, !dbg !3301
	%29 = mul i32 %17, %28, !dbg !3301
	%30 = add i32 %24, %29, !dbg !3301
	%31 = sext i32 %30 to i64, !dbg !3301
	%32 = add i64 %23, %31, !dbg !3301
	%33 = mul i64 %32, 3, !dbg !3302
	%34 = sub i64 %p1, %33, !dbg !3303
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !3303
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !3304
	%37 = icmp ugt i64 %33, %p1, !dbg !3303
	%38 = icmp uge i64 %32, %p5, !dbg !3304
	%39 = icmp ugt i64 3, %34, !dbg !3307
	%40 = or i1 %37, %38, !dbg !3307
	%41 = or i1 %40, %39, !dbg !3307
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !3307, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3304
	%43 = and i32 %30, -32, !dbg !3312
	%44 = sub i32 %21, %43, !dbg !3312
	%45 = icmp slt i32 %44, 32, !dbg !3312
	%46 = select i1 %45, i32 %44, i32 32, !dbg !3312
	%47 = sext i32 %46 to i64, !dbg !3312
	%48 = icmp eq i64 %47, 32, !dbg !3313
	br i1 %48, label %b1, label %b3, !dbg !3313

b1:
	%49 = phi i64 [ %42, %b0_ok1 ], [ %64, %b2 ], !dbg !3314
	%50 = phi i64 [ 16, %b0_ok1 ], [ %65, %b2 ], !dbg !3315
	%51 = icmp sgt i64 %50, 0, !dbg !3316
	br i1 %51, label %b2, label %b6, !dbg !3316

b2:
	%52 = trunc i64 %50 to i32, !dbg !3317
	%53 = trunc i64 %49 to i32, !dbg !3317
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %52, i32 31), !dbg !3317
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !3317
	%56 = lshr i64 %49, 32, !dbg !3317
	%57 = trunc i64 %56 to i32, !dbg !3317
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %57, i32 %52, i32 31), !dbg !3317
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !3317
	%60 = zext i32 %59 to i64, !dbg !3317
	%61 = shl i64 %60, 32, !dbg !3317
	%62 = zext i32 %55 to i64, !dbg !3317
	%63 = or i64 %62, %61, !dbg !3317
	%64 = and i64 %49, %63, !dbg !3318
	%65 = sdiv i64 %50, 2, !dbg !3319
	br label %b1, !dbg !3319

b3:
	%66 = trunc i64 %42 to i32, !dbg !3320
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %66, i32 0, i32 31), !dbg !3320
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !3320
	%69 = lshr i64 %42, 32, !dbg !3320
	%70 = trunc i64 %69 to i32, !dbg !3320
	%71 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %70, i32 0, i32 31), !dbg !3320
	%72 = extractvalue { i32, i1 } %71, 0, !dbg !3320
	%73 = zext i32 %72 to i64, !dbg !3320
	%74 = shl i64 %73, 32, !dbg !3320
	%75 = zext i32 %68 to i64, !dbg !3320
	%76 = or i64 %75, %74, !dbg !3320
	br label %b4, !dbg !3320

b4:
	%77 = phi i64 [ %76, %b3 ], [ %92, %b5 ], !dbg !3321
	%78 = phi i64 [ 1, %b3 ], [ %93, %b5 ], !dbg !3322
	%79 = icmp slt i64 %78, %47, !dbg !3323
	br i1 %79, label %b5, label %b6, !dbg !3323

b5:
	%80 = trunc i64 %78 to i32, !dbg !3324
	%81 = trunc i64 %42 to i32, !dbg !3324
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %80, i32 31), !dbg !3324
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !3324
	%84 = lshr i64 %42, 32, !dbg !3324
	%85 = trunc i64 %84 to i32, !dbg !3324
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %85, i32 %80, i32 31), !dbg !3324
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !3324
	%88 = zext i32 %87 to i64, !dbg !3324
	%89 = shl i64 %88, 32, !dbg !3324
	%90 = zext i32 %83 to i64, !dbg !3324
	%91 = or i64 %90, %89, !dbg !3324
	%92 = and i64 %77, %91, !dbg !3318
	%93 = add i64 %78, 1, !dbg !3325
	br label %b4, !dbg !3325

b6:
	%94 = phi i64 [ %49, %b1 ], [ %77, %b4 ], !dbg !3311
	br i1 %48, label %b7, label %b9, !dbg !3330

b7:
	%95 = phi i64 [ %42, %b6 ], [ %110, %b8 ], !dbg !3331
	%96 = phi i64 [ 16, %b6 ], [ %111, %b8 ], !dbg !3332
	%97 = icmp sgt i64 %96, 0, !dbg !3333
	br i1 %97, label %b8, label %b12, !dbg !3333

b8:
	%98 = trunc i64 %96 to i32, !dbg !3334
	%99 = trunc i64 %95 to i32, !dbg !3334
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !3334
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3334
	%102 = lshr i64 %95, 32, !dbg !3334
	%103 = trunc i64 %102 to i32, !dbg !3334
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !3334
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !3334
	%106 = zext i32 %105 to i64, !dbg !3334
	%107 = shl i64 %106, 32, !dbg !3334
	%108 = zext i32 %101 to i64, !dbg !3334
	%109 = or i64 %108, %107, !dbg !3334
	%110 = or i64 %95, %109, !dbg !3335
	%111 = sdiv i64 %96, 2, !dbg !3336
	br label %b7, !dbg !3336

b9:
	%112 = trunc i64 %42 to i32, !dbg !3337
	%113 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 0, i32 31), !dbg !3337
	%114 = extractvalue { i32, i1 } %113, 0, !dbg !3337
	%115 = lshr i64 %42, 32, !dbg !3337
	%116 = trunc i64 %115 to i32, !dbg !3337
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %116, i32 0, i32 31), !dbg !3337
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !3337
	%119 = zext i32 %118 to i64, !dbg !3337
	%120 = shl i64 %119, 32, !dbg !3337
	%121 = zext i32 %114 to i64, !dbg !3337
	%122 = or i64 %121, %120, !dbg !3337
	br label %b10, !dbg !3337

b10:
	%123 = phi i64 [ %122, %b9 ], [ %138, %b11 ], !dbg !3338
	%124 = phi i64 [ 1, %b9 ], [ %139, %b11 ], !dbg !3339
	%125 = icmp slt i64 %124, %47, !dbg !3340
	br i1 %125, label %b11, label %b12, !dbg !3340

b11:
	%126 = trunc i64 %124 to i32, !dbg !3341
	%127 = trunc i64 %42 to i32, !dbg !3341
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 %126, i32 31), !dbg !3341
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !3341
	%130 = lshr i64 %42, 32, !dbg !3341
	%131 = trunc i64 %130 to i32, !dbg !3341
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 %126, i32 31), !dbg !3341
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !3341
	%134 = zext i32 %133 to i64, !dbg !3341
	%135 = shl i64 %134, 32, !dbg !3341
	%136 = zext i32 %129 to i64, !dbg !3341
	%137 = or i64 %136, %135, !dbg !3341
	%138 = or i64 %123, %137, !dbg !3335
	%139 = add i64 %124, 1, !dbg !3342
	br label %b10, !dbg !3342

b12:
	%140 = phi i64 [ %95, %b7 ], [ %123, %b10 ], !dbg !3329
	br i1 %48, label %b13, label %b15, !dbg !3347

b13:
	%141 = phi i64 [ %42, %b12 ], [ %156, %b14 ], !dbg !3348
	%142 = phi i64 [ 16, %b12 ], [ %157, %b14 ], !dbg !3349
	%143 = icmp sgt i64 %142, 0, !dbg !3350
	br i1 %143, label %b14, label %b18, !dbg !3350

b14:
	%144 = trunc i64 %142 to i32, !dbg !3351
	%145 = trunc i64 %141 to i32, !dbg !3351
	%146 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %145, i32 %144, i32 31), !dbg !3351
	%147 = extractvalue { i32, i1 } %146, 0, !dbg !3351
	%148 = lshr i64 %141, 32, !dbg !3351
	%149 = trunc i64 %148 to i32, !dbg !3351
	%150 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %149, i32 %144, i32 31), !dbg !3351
	%151 = extractvalue { i32, i1 } %150, 0, !dbg !3351
	%152 = zext i32 %151 to i64, !dbg !3351
	%153 = shl i64 %152, 32, !dbg !3351
	%154 = zext i32 %147 to i64, !dbg !3351
	%155 = or i64 %154, %153, !dbg !3351
	%156 = xor i64 %141, %155, !dbg !3352
	%157 = sdiv i64 %142, 2, !dbg !3353
	br label %b13, !dbg !3353

b15:
	%158 = trunc i64 %42 to i32, !dbg !3354
	%159 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %158, i32 0, i32 31), !dbg !3354
	%160 = extractvalue { i32, i1 } %159, 0, !dbg !3354
	%161 = lshr i64 %42, 32, !dbg !3354
	%162 = trunc i64 %161 to i32, !dbg !3354
	%163 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %162, i32 0, i32 31), !dbg !3354
	%164 = extractvalue { i32, i1 } %163, 0, !dbg !3354
	%165 = zext i32 %164 to i64, !dbg !3354
	%166 = shl i64 %165, 32, !dbg !3354
	%167 = zext i32 %160 to i64, !dbg !3354
	%168 = or i64 %167, %166, !dbg !3354
	br label %b16, !dbg !3354

b16:
	%169 = phi i64 [ %168, %b15 ], [ %184, %b17 ], !dbg !3355
	%170 = phi i64 [ 1, %b15 ], [ %185, %b17 ], !dbg !3356
	%171 = icmp slt i64 %170, %47, !dbg !3357
	br i1 %171, label %b17, label %b18, !dbg !3357

b17:
	%172 = trunc i64 %170 to i32, !dbg !3358
	%173 = trunc i64 %42 to i32, !dbg !3358
	%174 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %173, i32 %172, i32 31), !dbg !3358
	%175 = extractvalue { i32, i1 } %174, 0, !dbg !3358
	%176 = lshr i64 %42, 32, !dbg !3358
	%177 = trunc i64 %176 to i32, !dbg !3358
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 %172, i32 31), !dbg !3358
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !3358
	%180 = zext i32 %179 to i64, !dbg !3358
	%181 = shl i64 %180, 32, !dbg !3358
	%182 = zext i32 %175 to i64, !dbg !3358
	%183 = or i64 %182, %181, !dbg !3358
	%184 = xor i64 %169, %183, !dbg !3352
	%185 = add i64 %170, 1, !dbg !3359
	br label %b16, !dbg !3359

b18:
	%186 = phi i64 [ %141, %b13 ], [ %169, %b16 ], !dbg !3346
	%187 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !3360
	store i64 %94, i64 addrspace(1)* %187, align 8, !dbg !3360
	%188 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !3361
	store i64 %140, i64 addrspace(1)* %188, align 8, !dbg !3361
	%189 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !3362
	store i64 %186, i64 addrspace(1)* %189, align 8, !dbg !3362
	%190 = sub i64 %p3, %33, !dbg !3363
	%191 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !3363
	%192 = icmp ugt i64 %33, %p3, !dbg !3363
	%193 = icmp ugt i64 3, %190, !dbg !3366
	%194 = or i1 %192, %193, !dbg !3366
	br i1 %194, label %b18_fail1, label %b18_ok1, !dbg !3366, !prof !30

b18_ok1:
	%195 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3367
	br i1 %48, label %b19, label %b21, !dbg !3372

b19:
	%196 = phi i64 [ %195, %b18_ok1 ], [ %211, %b20 ], !dbg !3373
	%197 = phi i64 [ 16, %b18_ok1 ], [ %212, %b20 ], !dbg !3374
	%198 = icmp sgt i64 %197, 0, !dbg !3375
	br i1 %198, label %b20, label %b24, !dbg !3375

b20:
	%199 = trunc i64 %197 to i32, !dbg !3376
	%200 = trunc i64 %196 to i32, !dbg !3376
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %200, i32 %199, i32 31), !dbg !3376
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !3376
	%203 = lshr i64 %196, 32, !dbg !3376
	%204 = trunc i64 %203 to i32, !dbg !3376
	%205 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %204, i32 %199, i32 31), !dbg !3376
	%206 = extractvalue { i32, i1 } %205, 0, !dbg !3376
	%207 = zext i32 %206 to i64, !dbg !3376
	%208 = shl i64 %207, 32, !dbg !3376
	%209 = zext i32 %202 to i64, !dbg !3376
	%210 = or i64 %209, %208, !dbg !3376
	%211 = and i64 %196, %210, !dbg !3377
	%212 = sdiv i64 %197, 2, !dbg !3378
	br label %b19, !dbg !3378

b21:
	%213 = trunc i64 %195 to i32, !dbg !3379
	%214 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %213, i32 0, i32 31), !dbg !3379
	%215 = extractvalue { i32, i1 } %214, 0, !dbg !3379
	%216 = lshr i64 %195, 32, !dbg !3379
	%217 = trunc i64 %216 to i32, !dbg !3379
	%218 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %217, i32 0, i32 31), !dbg !3379
	%219 = extractvalue { i32, i1 } %218, 0, !dbg !3379
	%220 = zext i32 %219 to i64, !dbg !3379
	%221 = shl i64 %220, 32, !dbg !3379
	%222 = zext i32 %215 to i64, !dbg !3379
	%223 = or i64 %222, %221, !dbg !3379
	br label %b22, !dbg !3379

b22:
	%224 = phi i64 [ %223, %b21 ], [ %239, %b23 ], !dbg !3380
	%225 = phi i64 [ 1, %b21 ], [ %240, %b23 ], !dbg !3381
	%226 = icmp slt i64 %225, %47, !dbg !3382
	br i1 %226, label %b23, label %b24, !dbg !3382

b23:
	%227 = trunc i64 %225 to i32, !dbg !3383
	%228 = trunc i64 %195 to i32, !dbg !3383
	%229 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %227, i32 31), !dbg !3383
	%230 = extractvalue { i32, i1 } %229, 0, !dbg !3383
	%231 = lshr i64 %195, 32, !dbg !3383
	%232 = trunc i64 %231 to i32, !dbg !3383
	%233 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 %227, i32 31), !dbg !3383
	%234 = extractvalue { i32, i1 } %233, 0, !dbg !3383
	%235 = zext i32 %234 to i64, !dbg !3383
	%236 = shl i64 %235, 32, !dbg !3383
	%237 = zext i32 %230 to i64, !dbg !3383
	%238 = or i64 %237, %236, !dbg !3383
	%239 = and i64 %224, %238, !dbg !3377
	%240 = add i64 %225, 1, !dbg !3384
	br label %b22, !dbg !3384

b24:
	%241 = phi i64 [ %196, %b19 ], [ %224, %b22 ], !dbg !3371
	%242 = add i64 %22, 32, !dbg !3386
	%243 = sub i64 %242, 1, !dbg !3387
	%244 = sdiv i64 %243, 32, !dbg !3388
	%245 = icmp eq i64 %244, 1, !dbg !3389
	br i1 %245, label %b30, label %b25, !dbg !3389

b25:
	call void @llvm.nvvm.barrier0(), !dbg !3391
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3392, !range !20
	%247 = sext i32 %246 to i64, !dbg !3392
	%248 = icmp eq i64 %247, 0, !dbg !3393
	br i1 %248, label %b26, label %b27, !dbg !3393

b26:
	%249 = sdiv i64 %31, 32, !dbg !3394
	%250 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %249, !dbg !3395
	store i64 %241, i64 addrspace(3)* %250, align 8, !dbg !3395
	br label %b27, !dbg !3395

b27:
	call void @llvm.nvvm.barrier0(), !dbg !3396
	%251 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3397
	%252 = load i64, i64 addrspace(3)* %251, align 8, !dbg !3397
	br label %b28, !dbg !3397

b28:
	%253 = phi i64 [ %252, %b27 ], [ %258, %b29 ], !dbg !3398
	%254 = phi i64 [ 1, %b27 ], [ %259, %b29 ], !dbg !3399
	%255 = icmp slt i64 %254, %244, !dbg !3400
	br i1 %255, label %b29, label %b30, !dbg !3400

b29:
	%256 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %254, !dbg !3401
	%257 = load i64, i64 addrspace(3)* %256, align 8, !dbg !3401
	%258 = and i64 %253, %257, !dbg !3377
	%259 = add i64 %254, 1, !dbg !3402
	br label %b28, !dbg !3402

b30:
	%260 = phi i64 [ %241, %b24 ], [ %253, %b28 ], !dbg !3370
	br i1 %48, label %b31, label %b33, !dbg !3407

b31:
	%261 = phi i64 [ %195, %b30 ], [ %276, %b32 ], !dbg !3408
	%262 = phi i64 [ 16, %b30 ], [ %277, %b32 ], !dbg !3409
	%263 = icmp sgt i64 %262, 0, !dbg !3410
	br i1 %263, label %b32, label %b36, !dbg !3410

b32:
	%264 = trunc i64 %262 to i32, !dbg !3411
	%265 = trunc i64 %261 to i32, !dbg !3411
	%266 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %265, i32 %264, i32 31), !dbg !3411
	%267 = extractvalue { i32, i1 } %266, 0, !dbg !3411
	%268 = lshr i64 %261, 32, !dbg !3411
	%269 = trunc i64 %268 to i32, !dbg !3411
	%270 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %269, i32 %264, i32 31), !dbg !3411
	%271 = extractvalue { i32, i1 } %270, 0, !dbg !3411
	%272 = zext i32 %271 to i64, !dbg !3411
	%273 = shl i64 %272, 32, !dbg !3411
	%274 = zext i32 %267 to i64, !dbg !3411
	%275 = or i64 %274, %273, !dbg !3411
	%276 = or i64 %261, %275, !dbg !3412
	%277 = sdiv i64 %262, 2, !dbg !3413
	br label %b31, !dbg !3413

b33:
	%278 = trunc i64 %195 to i32, !dbg !3414
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %278, i32 0, i32 31), !dbg !3414
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !3414
	%281 = lshr i64 %195, 32, !dbg !3414
	%282 = trunc i64 %281 to i32, !dbg !3414
	%283 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %282, i32 0, i32 31), !dbg !3414
	%284 = extractvalue { i32, i1 } %283, 0, !dbg !3414
	%285 = zext i32 %284 to i64, !dbg !3414
	%286 = shl i64 %285, 32, !dbg !3414
	%287 = zext i32 %280 to i64, !dbg !3414
	%288 = or i64 %287, %286, !dbg !3414
	br label %b34, !dbg !3414

b34:
	%289 = phi i64 [ %288, %b33 ], [ %304, %b35 ], !dbg !3415
	%290 = phi i64 [ 1, %b33 ], [ %305, %b35 ], !dbg !3416
	%291 = icmp slt i64 %290, %47, !dbg !3417
	br i1 %291, label %b35, label %b36, !dbg !3417

b35:
	%292 = trunc i64 %290 to i32, !dbg !3418
	%293 = trunc i64 %195 to i32, !dbg !3418
	%294 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %293, i32 %292, i32 31), !dbg !3418
	%295 = extractvalue { i32, i1 } %294, 0, !dbg !3418
	%296 = lshr i64 %195, 32, !dbg !3418
	%297 = trunc i64 %296 to i32, !dbg !3418
	%298 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %297, i32 %292, i32 31), !dbg !3418
	%299 = extractvalue { i32, i1 } %298, 0, !dbg !3418
	%300 = zext i32 %299 to i64, !dbg !3418
	%301 = shl i64 %300, 32, !dbg !3418
	%302 = zext i32 %295 to i64, !dbg !3418
	%303 = or i64 %302, %301, !dbg !3418
	%304 = or i64 %289, %303, !dbg !3412
	%305 = add i64 %290, 1, !dbg !3419
	br label %b34, !dbg !3419

b36:
	%306 = phi i64 [ %261, %b31 ], [ %289, %b34 ], !dbg !3406
	br i1 %245, label %b42, label %b37, !dbg !3420

b37:
	call void @llvm.nvvm.barrier0(), !dbg !3422
	%307 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3423, !range !20
	%308 = sext i32 %307 to i64, !dbg !3423
	%309 = icmp eq i64 %308, 0, !dbg !3424
	br i1 %309, label %b38, label %b39, !dbg !3424

b38:
	%310 = sdiv i64 %31, 32, !dbg !3425
	%311 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %310, !dbg !3426
	store i64 %306, i64 addrspace(3)* %311, align 8, !dbg !3426
	br label %b39, !dbg !3426

b39:
	call void @llvm.nvvm.barrier0(), !dbg !3427
	%312 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3428
	%313 = load i64, i64 addrspace(3)* %312, align 8, !dbg !3428
	br label %b40, !dbg !3428

b40:
	%314 = phi i64 [ %313, %b39 ], [ %319, %b41 ], !dbg !3429
	%315 = phi i64 [ 1, %b39 ], [ %320, %b41 ], !dbg !3430
	%316 = icmp slt i64 %315, %244, !dbg !3431
	br i1 %316, label %b41, label %b42, !dbg !3431

b41:
	%317 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %315, !dbg !3432
	%318 = load i64, i64 addrspace(3)* %317, align 8, !dbg !3432
	%319 = or i64 %314, %318, !dbg !3412
	%320 = add i64 %315, 1, !dbg !3433
	br label %b40, !dbg !3433

b42:
	%321 = phi i64 [ %306, %b36 ], [ %314, %b40 ], !dbg !3405
	br i1 %48, label %b43, label %b45, !dbg !3438

b43:
	%322 = phi i64 [ %195, %b42 ], [ %337, %b44 ], !dbg !3439
	%323 = phi i64 [ 16, %b42 ], [ %338, %b44 ], !dbg !3440
	%324 = icmp sgt i64 %323, 0, !dbg !3441
	br i1 %324, label %b44, label %b48, !dbg !3441

b44:
	%325 = trunc i64 %323 to i32, !dbg !3442
	%326 = trunc i64 %322 to i32, !dbg !3442
	%327 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %326, i32 %325, i32 31), !dbg !3442
	%328 = extractvalue { i32, i1 } %327, 0, !dbg !3442
	%329 = lshr i64 %322, 32, !dbg !3442
	%330 = trunc i64 %329 to i32, !dbg !3442
	%331 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %330, i32 %325, i32 31), !dbg !3442
	%332 = extractvalue { i32, i1 } %331, 0, !dbg !3442
	%333 = zext i32 %332 to i64, !dbg !3442
	%334 = shl i64 %333, 32, !dbg !3442
	%335 = zext i32 %328 to i64, !dbg !3442
	%336 = or i64 %335, %334, !dbg !3442
	%337 = xor i64 %322, %336, !dbg !3443
	%338 = sdiv i64 %323, 2, !dbg !3444
	br label %b43, !dbg !3444

b45:
	%339 = trunc i64 %195 to i32, !dbg !3445
	%340 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %339, i32 0, i32 31), !dbg !3445
	%341 = extractvalue { i32, i1 } %340, 0, !dbg !3445
	%342 = lshr i64 %195, 32, !dbg !3445
	%343 = trunc i64 %342 to i32, !dbg !3445
	%344 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %343, i32 0, i32 31), !dbg !3445
	%345 = extractvalue { i32, i1 } %344, 0, !dbg !3445
	%346 = zext i32 %345 to i64, !dbg !3445
	%347 = shl i64 %346, 32, !dbg !3445
	%348 = zext i32 %341 to i64, !dbg !3445
	%349 = or i64 %348, %347, !dbg !3445
	br label %b46, !dbg !3445

b46:
	%350 = phi i64 [ %349, %b45 ], [ %365, %b47 ], !dbg !3446
	%351 = phi i64 [ 1, %b45 ], [ %366, %b47 ], !dbg !3447
	%352 = icmp slt i64 %351, %47, !dbg !3448
	br i1 %352, label %b47, label %b48, !dbg !3448

b47:
	%353 = trunc i64 %351 to i32, !dbg !3449
	%354 = trunc i64 %195 to i32, !dbg !3449
	%355 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %354, i32 %353, i32 31), !dbg !3449
	%356 = extractvalue { i32, i1 } %355, 0, !dbg !3449
	%357 = lshr i64 %195, 32, !dbg !3449
	%358 = trunc i64 %357 to i32, !dbg !3449
	%359 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %358, i32 %353, i32 31), !dbg !3449
	%360 = extractvalue { i32, i1 } %359, 0, !dbg !3449
	%361 = zext i32 %360 to i64, !dbg !3449
	%362 = shl i64 %361, 32, !dbg !3449
	%363 = zext i32 %356 to i64, !dbg !3449
	%364 = or i64 %363, %362, !dbg !3449
	%365 = xor i64 %350, %364, !dbg !3443
	%366 = add i64 %351, 1, !dbg !3450
	br label %b46, !dbg !3450

b48:
	%367 = phi i64 [ %322, %b43 ], [ %350, %b46 ], !dbg !3437
	br i1 %245, label %b54, label %b49, !dbg !3451

b49:
	call void @llvm.nvvm.barrier0(), !dbg !3453
	%368 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3454, !range !20
	%369 = sext i32 %368 to i64, !dbg !3454
	%370 = icmp eq i64 %369, 0, !dbg !3455
	br i1 %370, label %b50, label %b51, !dbg !3455

b50:
	%371 = sdiv i64 %31, 32, !dbg !3456
	%372 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %371, !dbg !3457
	store i64 %367, i64 addrspace(3)* %372, align 8, !dbg !3457
	br label %b51, !dbg !3457

b51:
	call void @llvm.nvvm.barrier0(), !dbg !3458
	%373 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 0, !dbg !3459
	%374 = load i64, i64 addrspace(3)* %373, align 8, !dbg !3459
	br label %b52, !dbg !3459

b52:
	%375 = phi i64 [ %374, %b51 ], [ %380, %b53 ], !dbg !3460
	%376 = phi i64 [ 1, %b51 ], [ %381, %b53 ], !dbg !3461
	%377 = icmp slt i64 %376, %244, !dbg !3462
	br i1 %377, label %b53, label %b54, !dbg !3462

b53:
	%378 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_50_6, i64 0, i64 %376, !dbg !3463
	%379 = load i64, i64 addrspace(3)* %378, align 8, !dbg !3463
	%380 = xor i64 %375, %379, !dbg !3443
	%381 = add i64 %376, 1, !dbg !3464
	br label %b52, !dbg !3464

b54:
	%382 = phi i64 [ %367, %b48 ], [ %375, %b52 ], !dbg !3436
	%383 = getelementptr inbounds i64, i64 addrspace(1)* %191, i64 0, !dbg !3465
	store i64 %260, i64 addrspace(1)* %383, align 8, !dbg !3465
	%384 = getelementptr inbounds i64, i64 addrspace(1)* %191, i64 1, !dbg !3466
	store i64 %321, i64 addrspace(1)* %384, align 8, !dbg !3466
	%385 = getelementptr inbounds i64, i64 addrspace(1)* %191, i64 2, !dbg !3467
	store i64 %382, i64 addrspace(1)* %385, align 8, !dbg !3467
	ret void, !dbg !3300

b0_fail1:
	%386 = icmp ugt i64 %33, %p1, !dbg !3303
	br i1 %386, label %b0_fail2, label %b0_ok2, !dbg !3303

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %33, i64 %p1), !dbg !3303
	ret void, !dbg !3303

b0_ok2:
	%387 = icmp uge i64 %32, %p5, !dbg !3304
	br i1 %387, label %b0_fail3, label %b0_ok3, !dbg !3304

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %32, i64 %p5), !dbg !3304
	ret void, !dbg !3304

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %34), !dbg !3307
	ret void, !dbg !3307

b18_fail1:
	%388 = icmp ugt i64 %33, %p3, !dbg !3363
	br i1 %388, label %b18_fail2, label %b18_ok2, !dbg !3363

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %33, i64 %p3), !dbg !3363
	ret void, !dbg !3363

b18_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 3, i64 %190), !dbg !3366
	ret void, !dbg !3366
}

define void @ExchangeUint(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3468 {
entry:
	br label %b0, !dbg !3469

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3469
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3469
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3469
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3472, !range !11
	%4 = sext i32 %3 to i64, !dbg !3472
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3472, !range !12
	%6 = sext i32 %5 to i64, !dbg !3472
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3472, !range !12
	%8 = sext i32 %7 to i64, !dbg !3472
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3472, !range !13
	%10 = sext i32 %9 to i64, !dbg !3472
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3472, !range !14
	%12 = sext i32 %11 to i64, !dbg !3472
	%13 = mul i64 %12, %8, !dbg !3472
	%14 = add i64 %6, %13, !dbg !3472
	%15 = mul i64 %10, %14, !dbg !3472
	%16 = add i64 %4, %15, !dbg !3472
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3472, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3472, !range !15
	%19 = mul i32 %17, %18, !dbg !3472
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3472, !range !16
	%21 = mul i32 %19, %20, !dbg !3472
	%22 = sext i32 %21 to i64, !dbg !3472
	%23 = mul i64 %16, %22, !dbg !3472
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3472, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3472, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3472, !range !18
	%27 = mul i32 %18, %26, !dbg !3472
	%28 = add i32 %25, %27, !dbg !3472
	%29 = mul i32 %17, %28, !dbg !3472
	%30 = add i32 %24, %29, !dbg !3472
	%31 = sext i32 %30 to i64, !dbg !3472
	%32 = add i64 %23, %31, !dbg !3472
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3473, !range !20
	%34 = sext i32 %33 to i64, !dbg !3473
	%35 = and i32 %30, -32, !dbg !3474
	%36 = sub i32 %21, %35, !dbg !3474
	%37 = icmp slt i32 %36, 32, !dbg !3474
	%38 = select i1 %37, i32 %36, i32 32, !dbg !3474
	%39 = sext i32 %38 to i64, !dbg !3474
	%40 = icmp eq i64 %39, 32, !dbg !3475
	br i1 %40, label %b1, label %b2, !dbg !3475

b1:
	br label %b2, !dbg !3475

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3476
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3477
	%43 = mul i64 %32, 4, !dbg !3479
	%44 = sub i64 %p1, %43, !dbg !3480
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !3478
	%46 = icmp uge i64 %32, %p5, !dbg !3478
	%47 = icmp ugt i64 %43, %p1, !dbg !3480
	%48 = icmp ugt i64 4, %44, !dbg !3481
	%49 = icmp eq i64 %39, 0, !dbg !3482
	%50 = or i1 %46, %47, !dbg !3482
	%51 = or i1 %50, %48, !dbg !3482
	%52 = or i1 %51, %49, !dbg !3482
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3482, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !3478
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !3480
	%55 = mul i64 %34, 7, !dbg !3483
	%56 = add i64 %55, 3, !dbg !3484
	%57 = icmp eq i64 %39, -1, !dbg !3482
	%58 = select i1 %57, i64 1, i64 %39, !dbg !3482
	%59 = srem i64 %56, %58, !dbg !3482
	%60 = trunc i64 %59 to i32, !dbg !3485
	%61 = trunc i64 %53 to i32, !dbg !3485
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !3485
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3485
	%64 = lshr i64 %53, 32, !dbg !3485
	%65 = trunc i64 %64 to i32, !dbg !3485
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !3485
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !3485
	%68 = zext i32 %67 to i64, !dbg !3485
	%69 = shl i64 %68, 32, !dbg !3485
	%70 = zext i32 %63 to i64, !dbg !3485
	%71 = or i64 %70, %69, !dbg !3485
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !3486
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !3486
	%73 = trunc i64 %53 to i32, !dbg !3487
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !3487
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3487
	%76 = lshr i64 %53, 32, !dbg !3487
	%77 = trunc i64 %76 to i32, !dbg !3487
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !3487
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !3487
	%80 = zext i32 %79 to i64, !dbg !3487
	%81 = shl i64 %80, 32, !dbg !3487
	%82 = zext i32 %75 to i64, !dbg !3487
	%83 = or i64 %82, %81, !dbg !3487
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !3488
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !3488
	%85 = trunc i64 %41 to i32, !dbg !3489
	%86 = trunc i64 %53 to i32, !dbg !3489
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !3489
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3489
	%89 = lshr i64 %53, 32, !dbg !3489
	%90 = trunc i64 %89 to i32, !dbg !3489
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !3489
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3489
	%93 = zext i32 %92 to i64, !dbg !3489
	%94 = shl i64 %93, 32, !dbg !3489
	%95 = zext i32 %88 to i64, !dbg !3489
	%96 = or i64 %95, %94, !dbg !3489
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !3490
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !3490
	%98 = trunc i64 %42 to i32, !dbg !3491
	%99 = trunc i64 %53 to i32, !dbg !3491
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !3491
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3491
	%102 = lshr i64 %53, 32, !dbg !3491
	%103 = trunc i64 %102 to i32, !dbg !3491
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !3491
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !3491
	%106 = zext i32 %105 to i64, !dbg !3491
	%107 = shl i64 %106, 32, !dbg !3491
	%108 = zext i32 %101 to i64, !dbg !3491
	%109 = or i64 %108, %107, !dbg !3491
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !3492
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !3492
	%111 = mul i64 %32, 3, !dbg !3493
	%112 = sub i64 %p3, %111, !dbg !3494
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !3494
	%114 = icmp ugt i64 %111, %p3, !dbg !3494
	%115 = icmp ugt i64 3, %112, !dbg !3495
	%116 = or i1 %114, %115, !dbg !3495
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !3495, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !3496
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !3497
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !3497
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !3498
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !3498
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !3499
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !3500
	%121 = sub i64 %32, %34, !dbg !3501
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !3502
	%123 = icmp uge i64 %121, %p5, !dbg !3502
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !3502, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !3502
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !3503
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !3504
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !3504
	ret void, !dbg !3471

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !3478
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !3478

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !3478
	ret void, !dbg !3478

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !3480
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !3480

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3480
	ret void, !dbg !3480

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !3481
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !3481

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3481
	ret void, !dbg !3481

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3482
	ret void, !dbg !3482

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !3494
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !3494

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %111, i64 %p3), !dbg !3494
	ret void, !dbg !3494

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %112), !dbg !3495
	ret void, !dbg !3495

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %121, i64 %p5), !dbg !3502
	ret void, !dbg !3502
}

define void @ExchangeFloat32(float* %p0, i64 %p1, i32* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3505 {
entry:
	br label %b0, !dbg !3506

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !3506
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3506
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !3506
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3509, !range !11
	%4 = sext i32 %3 to i64, !dbg !3509
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3509, !range !12
	%6 = sext i32 %5 to i64, !dbg !3509
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3509, !range !12
	%8 = sext i32 %7 to i64, !dbg !3509
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3509, !range !13
	%10 = sext i32 %9 to i64, !dbg !3509
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3509, !range !14
	%12 = sext i32 %11 to i64, !dbg !3509
	%13 = mul i64 %12, %8, !dbg !3509
	%14 = add i64 %6, %13, !dbg !3509
	%15 = mul i64 %10, %14, !dbg !3509
	%16 = add i64 %4, %15, !dbg !3509
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3509, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3509, !range !15
	%19 = mul i32 %17, %18, !dbg !3509
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3509, !range !16
	%21 = mul i32 %19, %20, !dbg !3509
	%22 = sext i32 %21 to i64, !dbg !3509
	%23 = mul i64 %16, %22, !dbg !3509
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3509, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3509, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3509, !range !18
	%27 = mul i32 %18, %26, !dbg !3509
	%28 = add i32 %25, %27, !dbg !3509
	%29 = mul i32 %17, %28, !dbg !3509
	%30 = add i32 %24, %29, !dbg !3509
	%31 = sext i32 %30 to i64, !dbg !3509
	%32 = add i64 %23, %31, !dbg !3509
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3510, !range !20
	%34 = sext i32 %33 to i64, !dbg !3510
	%35 = and i32 %30, -32, !dbg !3511
	%36 = sub i32 %21, %35, !dbg !3511
	%37 = icmp slt i32 %36, 32, !dbg !3511
	%38 = select i1 %37, i32 %36, i32 32, !dbg !3511
	%39 = sext i32 %38 to i64, !dbg !3511
	%40 = icmp eq i64 %39, 32, !dbg !3512
	br i1 %40, label %b1, label %b2, !dbg !3512

b1:
	br label %b2, !dbg !3512

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3513
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3514
	%43 = mul i64 %32, 4, !dbg !3516
	%44 = sub i64 %p1, %43, !dbg !3517
	%45 = getelementptr inbounds float, float addrspace(1)* %2, i64 %32, !dbg !3515
	%46 = icmp uge i64 %32, %p5, !dbg !3515
	%47 = icmp ugt i64 %43, %p1, !dbg !3517
	%48 = icmp ugt i64 4, %44, !dbg !3518
	%49 = icmp eq i64 %39, 0, !dbg !3519
	%50 = or i1 %46, %47, !dbg !3519
	%51 = or i1 %50, %48, !dbg !3519
	%52 = or i1 %51, %49, !dbg !3519
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3519, !prof !30

b2_ok1:
	%53 = load float, float addrspace(1)* %45, align 4, !dbg !3515
	%54 = getelementptr inbounds float, float addrspace(1)* %0, i64 %43, !dbg !3517
	%55 = mul i64 %34, 7, !dbg !3520
	%56 = add i64 %55, 3, !dbg !3521
	%57 = icmp eq i64 %39, -1, !dbg !3519
	%58 = select i1 %57, i64 1, i64 %39, !dbg !3519
	%59 = srem i64 %56, %58, !dbg !3519
	%60 = trunc i64 %59 to i32, !dbg !3522
	%61 = bitcast float %53 to i32, !dbg !3522
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !3522
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3522
	%64 = bitcast i32 %63 to float, !dbg !3522
	%65 = getelementptr inbounds float, float addrspace(1)* %54, i64 0, !dbg !3523
	store float %64, float addrspace(1)* %65, align 4, !dbg !3523
	%66 = bitcast float %53 to i32, !dbg !3524
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !3524
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !3524
	%69 = bitcast i32 %68 to float, !dbg !3524
	%70 = getelementptr inbounds float, float addrspace(1)* %54, i64 1, !dbg !3525
	store float %69, float addrspace(1)* %70, align 4, !dbg !3525
	%71 = trunc i64 %41 to i32, !dbg !3526
	%72 = bitcast float %53 to i32, !dbg !3526
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !3526
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !3526
	%75 = bitcast i32 %74 to float, !dbg !3526
	%76 = getelementptr inbounds float, float addrspace(1)* %54, i64 2, !dbg !3527
	store float %75, float addrspace(1)* %76, align 4, !dbg !3527
	%77 = trunc i64 %42 to i32, !dbg !3528
	%78 = bitcast float %53 to i32, !dbg !3528
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !3528
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !3528
	%81 = bitcast i32 %80 to float, !dbg !3528
	%82 = getelementptr inbounds float, float addrspace(1)* %54, i64 3, !dbg !3529
	store float %81, float addrspace(1)* %82, align 4, !dbg !3529
	%83 = mul i64 %32, 3, !dbg !3530
	%84 = sub i64 %p3, %83, !dbg !3531
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !3531
	%86 = icmp ugt i64 %83, %p3, !dbg !3531
	%87 = icmp ugt i64 3, %84, !dbg !3532
	%88 = or i1 %86, %87, !dbg !3532
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !3532, !prof !30

b2_ok5:
	%89 = bitcast float %53 to i32, !dbg !3533
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !3533
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !3534
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !3534
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !3535
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !3535
	%93 = bitcast float %53 to i32, !dbg !3536
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !3536
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !3537
	%95 = sub i64 %32, %34, !dbg !3538
	%96 = getelementptr inbounds float, float addrspace(1)* %2, i64 %95, !dbg !3539
	%97 = icmp uge i64 %95, %p5, !dbg !3539
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !3539, !prof !30

b2_ok7:
	%98 = load float, float addrspace(1)* %96, align 4, !dbg !3539
	%99 = bitcast float %98 to i32, !dbg !3540
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !3540
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !3541
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !3541
	ret void, !dbg !3508

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !3515
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !3515

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !3515
	ret void, !dbg !3515

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !3517
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !3517

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3517
	ret void, !dbg !3517

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !3518
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !3518

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3518
	ret void, !dbg !3518

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3519
	ret void, !dbg !3519

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !3531
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !3531

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !3531
	ret void, !dbg !3531

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !3532
	ret void, !dbg !3532

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !3539
	ret void, !dbg !3539
}

define void @NumbersFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3542 {
entry:
	br label %b0, !dbg !3543

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !3543
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !3543
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !3543
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3546, !range !11
	%4 = sext i32 %3 to i64, !dbg !3546
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3546, !range !12
	%6 = sext i32 %5 to i64, !dbg !3546
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3546, !range !12
	%8 = sext i32 %7 to i64, !dbg !3546
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3546, !range !13
	%10 = sext i32 %9 to i64, !dbg !3546
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3546, !range !14
	%12 = sext i32 %11 to i64, !dbg !3546
	%13 = mul i64 %12, %8, !dbg !3546
	%14 = add i64 %6, %13, !dbg !3546
	%15 = mul i64 %10, %14, !dbg !3546
	%16 = add i64 %4, %15, !dbg !3546
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3546, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3546, !range !15
	%19 = mul i32 %17, %18, !dbg !3546
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3546, !range !16
	%21 = mul i32 %19, %20, !dbg !3546
	%22 = sext i32 %21 to i64, !dbg !3546
	%23 = mul i64 %16, %22, !dbg !3546
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3546, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3546, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3546, !range !18
	%27 = mul i32 %18, %26, !dbg !3546
	%28 = add i32 %25, %27, !dbg !3546
	%29 = mul i32 %17, %28, !dbg !3546
	%30 = add i32 %24, %29, !dbg !3546
	%31 = sext i32 %30 to i64, !dbg !3546
	%32 = add i64 %23, %31, !dbg !3546
	%33 = mul i64 %32, 6, !dbg !3547
	%34 = sub i64 %p1, %33, !dbg !3548
	%35 = getelementptr inbounds float, float addrspace(1)* %0, i64 %33, !dbg !3548
	%36 = getelementptr inbounds float, float addrspace(1)* %2, i64 %32, !dbg !3549
	%37 = icmp ugt i64 %33, %p1, !dbg !3548
	%38 = icmp uge i64 %32, %p5, !dbg !3549
	%39 = icmp ugt i64 6, %34, !dbg !3552
	%40 = or i1 %37, %38, !dbg !3552
	%41 = or i1 %40, %39, !dbg !3552
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !3552, !prof !30

b0_ok1:
	%42 = load float, float addrspace(1)* %36, align 4, !dbg !3549
	%43 = and i32 %30, -32, !dbg !3559
	%44 = sub i32 %21, %43, !dbg !3559
	%45 = icmp slt i32 %44, 32, !dbg !3559
	%46 = select i1 %45, i32 %44, i32 32, !dbg !3559
	%47 = sext i32 %46 to i64, !dbg !3559
	%48 = icmp eq i64 %47, 32, !dbg !3560
	%49 = mul i64 %47, 2, !dbg !3561
	br label %b1, !dbg !3552

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %182, %b34 ], !dbg !3552
	br i1 %48, label %b2, label %b4, !dbg !3560

b2:
	%51 = phi float [ %59, %b3 ], [ %42, %b1 ], !dbg !3562
	%52 = phi i64 [ %60, %b3 ], [ 16, %b1 ], !dbg !3563
	%53 = icmp sgt i64 %52, 0, !dbg !3564
	br i1 %53, label %b3, label %b7, !dbg !3564

b3:
	%54 = trunc i64 %52 to i32, !dbg !3565
	%55 = bitcast float %51 to i32, !dbg !3565
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !3565
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !3565
	%58 = bitcast i32 %57 to float, !dbg !3565
	%59 = fadd float %51, %58, !dbg !3566
	%60 = sdiv i64 %52, 2, !dbg !3567
	br label %b2, !dbg !3567

b4:
	%61 = bitcast float %42 to i32, !dbg !3568
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 0, i32 31), !dbg !3568
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3568
	%64 = bitcast i32 %63 to float, !dbg !3568
	br label %b5, !dbg !3568

b5:
	%65 = phi float [ %64, %b4 ], [ %73, %b6 ], !dbg !3569
	%66 = phi i64 [ 1, %b4 ], [ %74, %b6 ], !dbg !3570
	%67 = icmp slt i64 %66, %47, !dbg !3571
	br i1 %67, label %b6, label %b7, !dbg !3571

b6:
	%68 = trunc i64 %66 to i32, !dbg !3572
	%69 = bitcast float %42 to i32, !dbg !3572
	%70 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %69, i32 %68, i32 31), !dbg !3572
	%71 = extractvalue { i32, i1 } %70, 0, !dbg !3572
	%72 = bitcast i32 %71 to float, !dbg !3572
	%73 = fadd float %65, %72, !dbg !3566
	%74 = add i64 %66, 1, !dbg !3573
	br label %b5, !dbg !3573

b7:
	%75 = phi float [ %51, %b2 ], [ %65, %b5 ], !dbg !3558
	%76 = getelementptr inbounds float, float addrspace(1)* %35, i64 0, !dbg !3574
	store float %75, float addrspace(1)* %76, align 4, !dbg !3574
	br i1 %48, label %b8, label %b10, !dbg !3579

b8:
	%77 = phi float [ %87, %b9 ], [ %42, %b7 ], !dbg !3580
	%78 = phi i64 [ %88, %b9 ], [ 16, %b7 ], !dbg !3581
	%79 = icmp sgt i64 %78, 0, !dbg !3582
	br i1 %79, label %b9, label %b13, !dbg !3582

b9:
	%80 = trunc i64 %78 to i32, !dbg !3583
	%81 = bitcast float %77 to i32, !dbg !3583
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %81, i32 %80, i32 31), !dbg !3583
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !3583
	%84 = bitcast i32 %83 to float, !dbg !3583
	%85 = call float @__nv_fminf(float %77, float %84), !dbg !3584
	%86 = fcmp uno float %77, %84, !dbg !3584
	%87 = select i1 %86, float 0x7FF8000000000000, float %85, !dbg !3584
	%88 = sdiv i64 %78, 2, !dbg !3585
	br label %b8, !dbg !3585

b10:
	%89 = bitcast float %42 to i32, !dbg !3586
	%90 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %89, i32 0, i32 31), !dbg !3586
	%91 = extractvalue { i32, i1 } %90, 0, !dbg !3586
	%92 = bitcast i32 %91 to float, !dbg !3586
	br label %b11, !dbg !3586

b11:
	%93 = phi float [ %92, %b10 ], [ %103, %b12 ], !dbg !3587
	%94 = phi i64 [ 1, %b10 ], [ %104, %b12 ], !dbg !3588
	%95 = icmp slt i64 %94, %47, !dbg !3589
	br i1 %95, label %b12, label %b13, !dbg !3589

b12:
	%96 = trunc i64 %94 to i32, !dbg !3590
	%97 = bitcast float %42 to i32, !dbg !3590
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 %96, i32 31), !dbg !3590
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !3590
	%100 = bitcast i32 %99 to float, !dbg !3590
	%101 = call float @__nv_fminf(float %93, float %100), !dbg !3584
	%102 = fcmp uno float %93, %100, !dbg !3584
	%103 = select i1 %102, float 0x7FF8000000000000, float %101, !dbg !3584
	%104 = add i64 %94, 1, !dbg !3591
	br label %b11, !dbg !3591

b13:
	%105 = phi float [ %77, %b8 ], [ %93, %b11 ], !dbg !3578
	br i1 %48, label %b14, label %b16, !dbg !3596

b14:
	%106 = phi float [ %116, %b15 ], [ %42, %b13 ], !dbg !3597
	%107 = phi i64 [ %117, %b15 ], [ 16, %b13 ], !dbg !3598
	%108 = icmp sgt i64 %107, 0, !dbg !3599
	br i1 %108, label %b15, label %b19, !dbg !3599

b15:
	%109 = trunc i64 %107 to i32, !dbg !3600
	%110 = bitcast float %106 to i32, !dbg !3600
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %110, i32 %109, i32 31), !dbg !3600
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !3600
	%113 = bitcast i32 %112 to float, !dbg !3600
	%114 = call float @__nv_fmaxf(float %106, float %113), !dbg !3601
	%115 = fcmp uno float %106, %113, !dbg !3601
	%116 = select i1 %115, float 0x7FF8000000000000, float %114, !dbg !3601
	%117 = sdiv i64 %107, 2, !dbg !3602
	br label %b14, !dbg !3602

b16:
	%118 = bitcast float %42 to i32, !dbg !3603
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %118, i32 0, i32 31), !dbg !3603
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !3603
	%121 = bitcast i32 %120 to float, !dbg !3603
	br label %b17, !dbg !3603

b17:
	%122 = phi float [ %121, %b16 ], [ %132, %b18 ], !dbg !3604
	%123 = phi i64 [ 1, %b16 ], [ %133, %b18 ], !dbg !3605
	%124 = icmp slt i64 %123, %47, !dbg !3606
	br i1 %124, label %b18, label %b19, !dbg !3606

b18:
	%125 = trunc i64 %123 to i32, !dbg !3607
	%126 = bitcast float %42 to i32, !dbg !3607
	%127 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %126, i32 %125, i32 31), !dbg !3607
	%128 = extractvalue { i32, i1 } %127, 0, !dbg !3607
	%129 = bitcast i32 %128 to float, !dbg !3607
	%130 = call float @__nv_fmaxf(float %122, float %129), !dbg !3601
	%131 = fcmp uno float %122, %129, !dbg !3601
	%132 = select i1 %131, float 0x7FF8000000000000, float %130, !dbg !3601
	%133 = add i64 %123, 1, !dbg !3608
	br label %b17, !dbg !3608

b19:
	%134 = phi float [ %106, %b14 ], [ %122, %b17 ], !dbg !3595
	%135 = getelementptr inbounds float, float addrspace(1)* %35, i64 1, !dbg !3609
	store float %105, float addrspace(1)* %135, align 4, !dbg !3609
	%136 = getelementptr inbounds float, float addrspace(1)* %35, i64 2, !dbg !3610
	store float %134, float addrspace(1)* %136, align 4, !dbg !3610
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3615, !range !20
	%138 = sext i32 %137 to i64, !dbg !3615
	br label %b20, !dbg !3615

b20:
	%139 = phi float [ %42, %b19 ], [ %149, %b23 ], !dbg !3616
	%140 = phi i64 [ 1, %b19 ], [ %150, %b23 ], !dbg !3617
	%141 = icmp slt i64 %140, 32, !dbg !3618
	br i1 %141, label %b21, label %b24, !dbg !3618

b21:
	%142 = trunc i64 %140 to i32, !dbg !3619
	%143 = bitcast float %139 to i32, !dbg !3619
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %143, i32 %142, i32 0), !dbg !3619
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !3619
	%146 = bitcast i32 %145 to float, !dbg !3619
	%147 = icmp sge i64 %138, %140, !dbg !3620
	br i1 %147, label %b22, label %b23, !dbg !3620

b22:
	%148 = fadd float %139, %146, !dbg !3621
	br label %b23, !dbg !3621

b23:
	%149 = phi float [ %139, %b21 ], [ %148, %b22 ], !dbg !3616
	%150 = mul i64 %140, 2, !dbg !3622
	br label %b20, !dbg !3622

b24:
	%151 = fadd float 0.000000e+00, %139, !dbg !3623
	br label %b25, !dbg !3627

b25:
	%152 = phi float [ %42, %b24 ], [ %162, %b28 ], !dbg !3628
	%153 = phi i64 [ 1, %b24 ], [ %163, %b28 ], !dbg !3629
	%154 = icmp slt i64 %153, 32, !dbg !3630
	br i1 %154, label %b26, label %b29, !dbg !3630

b26:
	%155 = trunc i64 %153 to i32, !dbg !3631
	%156 = bitcast float %152 to i32, !dbg !3631
	%157 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %156, i32 %155, i32 0), !dbg !3631
	%158 = extractvalue { i32, i1 } %157, 0, !dbg !3631
	%159 = bitcast i32 %158 to float, !dbg !3631
	%160 = icmp sge i64 %138, %153, !dbg !3632
	br i1 %160, label %b27, label %b28, !dbg !3632

b27:
	%161 = fadd float %152, %159, !dbg !3633
	br label %b28, !dbg !3633

b28:
	%162 = phi float [ %152, %b26 ], [ %161, %b27 ], !dbg !3628
	%163 = mul i64 %153, 2, !dbg !3634
	br label %b25, !dbg !3634

b29:
	%164 = bitcast float %152 to i32, !dbg !3635
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %164, i32 1, i32 0), !dbg !3635
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !3635
	%167 = bitcast i32 %166 to float, !dbg !3635
	%168 = icmp eq i64 %138, 0, !dbg !3636
	br i1 %168, label %b31, label %b30, !dbg !3636

b30:
	%169 = fadd float 0.000000e+00, %167, !dbg !3637
	br label %b31, !dbg !3638

b31:
	%170 = phi float [ 0.000000e+00, %b29 ], [ %169, %b30 ], !dbg !3625
	%171 = getelementptr inbounds float, float addrspace(1)* %35, i64 3, !dbg !3639
	store float %151, float addrspace(1)* %171, align 4, !dbg !3639
	%172 = getelementptr inbounds float, float addrspace(1)* %35, i64 4, !dbg !3640
	store float %170, float addrspace(1)* %172, align 4, !dbg !3640
	%173 = sdiv i64 %49, 3, !dbg !3641
	%174 = icmp slt i64 %173, 0, !dbg !3644
	br i1 %174, label %b33, label %b32, !dbg !3644

b32:
	%175 = icmp sge i64 %173, %47, !dbg !3645
	br i1 %175, label %b33, label %b34, !dbg !3645

b33:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !3646
	ret void, !dbg !3646

b34:
	%176 = trunc i64 %173 to i32, !dbg !3647
	%177 = bitcast float %42 to i32, !dbg !3647
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 %176, i32 31), !dbg !3647
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !3647
	%180 = bitcast i32 %179 to float, !dbg !3647
	%181 = getelementptr inbounds float, float addrspace(1)* %35, i64 5, !dbg !3648
	store float %180, float addrspace(1)* %181, align 4, !dbg !3648
	%182 = add i64 %50, 1, !dbg !3648
	%183 = icmp slt i64 %182, 2, !dbg !3648
	br i1 %183, label %b1, label %b35, !dbg !3648

b35:
	%184 = sub i64 %p3, %33, !dbg !3649
	%185 = getelementptr inbounds float, float addrspace(1)* %1, i64 %33, !dbg !3649
	%186 = icmp ugt i64 %33, %p3, !dbg !3649
	%187 = icmp ugt i64 6, %184, !dbg !3652
	%188 = or i1 %186, %187, !dbg !3652
	br i1 %188, label %b35_fail1, label %b35_ok1, !dbg !3652, !prof !30

b35_ok1:
	%189 = load float, float addrspace(1)* %36, align 4, !dbg !3653
	%190 = add i64 %22, 32, !dbg !3659
	%191 = sub i64 %190, 1, !dbg !3660
	%192 = sub i64 %47, 1, !dbg !3665
	%193 = icmp eq i64 %138, %192, !dbg !3666
	%194 = mul i64 %22, 2, !dbg !3667
	br label %b36, !dbg !3652

b36:
	%195 = phi i64 [ 0, %b35_ok1 ], [ %394, %b103 ], !dbg !3652
	br i1 %48, label %b37, label %b39, !dbg !3669

b37:
	%196 = phi float [ %204, %b38 ], [ %189, %b36 ], !dbg !3670
	%197 = phi i64 [ %205, %b38 ], [ 16, %b36 ], !dbg !3671
	%198 = icmp sgt i64 %197, 0, !dbg !3672
	br i1 %198, label %b38, label %b42, !dbg !3672

b38:
	%199 = trunc i64 %197 to i32, !dbg !3673
	%200 = bitcast float %196 to i32, !dbg !3673
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %200, i32 %199, i32 31), !dbg !3673
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !3673
	%203 = bitcast i32 %202 to float, !dbg !3673
	%204 = fadd float %196, %203, !dbg !3674
	%205 = sdiv i64 %197, 2, !dbg !3675
	br label %b37, !dbg !3675

b39:
	%206 = bitcast float %189 to i32, !dbg !3676
	%207 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %206, i32 0, i32 31), !dbg !3676
	%208 = extractvalue { i32, i1 } %207, 0, !dbg !3676
	%209 = bitcast i32 %208 to float, !dbg !3676
	br label %b40, !dbg !3676

b40:
	%210 = phi float [ %209, %b39 ], [ %218, %b41 ], !dbg !3677
	%211 = phi i64 [ 1, %b39 ], [ %219, %b41 ], !dbg !3678
	%212 = icmp slt i64 %211, %47, !dbg !3679
	br i1 %212, label %b41, label %b42, !dbg !3679

b41:
	%213 = trunc i64 %211 to i32, !dbg !3680
	%214 = bitcast float %189 to i32, !dbg !3680
	%215 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %214, i32 %213, i32 31), !dbg !3680
	%216 = extractvalue { i32, i1 } %215, 0, !dbg !3680
	%217 = bitcast i32 %216 to float, !dbg !3680
	%218 = fadd float %210, %217, !dbg !3674
	%219 = add i64 %211, 1, !dbg !3681
	br label %b40, !dbg !3681

b42:
	%220 = phi float [ %196, %b37 ], [ %210, %b40 ], !dbg !3668
	%221 = sdiv i64 %191, 32, !dbg !3682
	%222 = icmp eq i64 %221, 1, !dbg !3683
	br i1 %222, label %b48, label %b43, !dbg !3683

b43:
	call void @llvm.nvvm.barrier0(), !dbg !3685
	br i1 %168, label %b44, label %b45, !dbg !3686

b44:
	%223 = sdiv i64 %31, 32, !dbg !3687
	%224 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %223, !dbg !3688
	store float %220, float addrspace(3)* %224, align 4, !dbg !3688
	br label %b45, !dbg !3688

b45:
	call void @llvm.nvvm.barrier0(), !dbg !3689
	%225 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 0, !dbg !3690
	%226 = load float, float addrspace(3)* %225, align 4, !dbg !3690
	br label %b46, !dbg !3690

b46:
	%227 = phi float [ %226, %b45 ], [ %232, %b47 ], !dbg !3691
	%228 = phi i64 [ 1, %b45 ], [ %233, %b47 ], !dbg !3692
	%229 = icmp slt i64 %228, %221, !dbg !3693
	br i1 %229, label %b47, label %b48, !dbg !3693

b47:
	%230 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %228, !dbg !3694
	%231 = load float, float addrspace(3)* %230, align 4, !dbg !3694
	%232 = fadd float %227, %231, !dbg !3674
	%233 = add i64 %228, 1, !dbg !3695
	br label %b46, !dbg !3695

b48:
	%234 = phi float [ %220, %b42 ], [ %227, %b46 ], !dbg !3657
	%235 = getelementptr inbounds float, float addrspace(1)* %185, i64 0, !dbg !3696
	store float %234, float addrspace(1)* %235, align 4, !dbg !3696
	br i1 %48, label %b49, label %b51, !dbg !3701

b49:
	%236 = phi float [ %246, %b50 ], [ %189, %b48 ], !dbg !3702
	%237 = phi i64 [ %247, %b50 ], [ 16, %b48 ], !dbg !3703
	%238 = icmp sgt i64 %237, 0, !dbg !3704
	br i1 %238, label %b50, label %b54, !dbg !3704

b50:
	%239 = trunc i64 %237 to i32, !dbg !3705
	%240 = bitcast float %236 to i32, !dbg !3705
	%241 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %240, i32 %239, i32 31), !dbg !3705
	%242 = extractvalue { i32, i1 } %241, 0, !dbg !3705
	%243 = bitcast i32 %242 to float, !dbg !3705
	%244 = call float @__nv_fminf(float %236, float %243), !dbg !3706
	%245 = fcmp uno float %236, %243, !dbg !3706
	%246 = select i1 %245, float 0x7FF8000000000000, float %244, !dbg !3706
	%247 = sdiv i64 %237, 2, !dbg !3707
	br label %b49, !dbg !3707

b51:
	%248 = bitcast float %189 to i32, !dbg !3708
	%249 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %248, i32 0, i32 31), !dbg !3708
	%250 = extractvalue { i32, i1 } %249, 0, !dbg !3708
	%251 = bitcast i32 %250 to float, !dbg !3708
	br label %b52, !dbg !3708

b52:
	%252 = phi float [ %251, %b51 ], [ %262, %b53 ], !dbg !3709
	%253 = phi i64 [ 1, %b51 ], [ %263, %b53 ], !dbg !3710
	%254 = icmp slt i64 %253, %47, !dbg !3711
	br i1 %254, label %b53, label %b54, !dbg !3711

b53:
	%255 = trunc i64 %253 to i32, !dbg !3712
	%256 = bitcast float %189 to i32, !dbg !3712
	%257 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %256, i32 %255, i32 31), !dbg !3712
	%258 = extractvalue { i32, i1 } %257, 0, !dbg !3712
	%259 = bitcast i32 %258 to float, !dbg !3712
	%260 = call float @__nv_fminf(float %252, float %259), !dbg !3706
	%261 = fcmp uno float %252, %259, !dbg !3706
	%262 = select i1 %261, float 0x7FF8000000000000, float %260, !dbg !3706
	%263 = add i64 %253, 1, !dbg !3713
	br label %b52, !dbg !3713

b54:
	%264 = phi float [ %236, %b49 ], [ %252, %b52 ], !dbg !3700
	br i1 %222, label %b60, label %b55, !dbg !3714

b55:
	call void @llvm.nvvm.barrier0(), !dbg !3716
	br i1 %168, label %b56, label %b57, !dbg !3717

b56:
	%265 = sdiv i64 %31, 32, !dbg !3718
	%266 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %265, !dbg !3719
	store float %264, float addrspace(3)* %266, align 4, !dbg !3719
	br label %b57, !dbg !3719

b57:
	call void @llvm.nvvm.barrier0(), !dbg !3720
	%267 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 0, !dbg !3721
	%268 = load float, float addrspace(3)* %267, align 4, !dbg !3721
	br label %b58, !dbg !3721

b58:
	%269 = phi float [ %268, %b57 ], [ %276, %b59 ], !dbg !3722
	%270 = phi i64 [ 1, %b57 ], [ %277, %b59 ], !dbg !3723
	%271 = icmp slt i64 %270, %221, !dbg !3724
	br i1 %271, label %b59, label %b60, !dbg !3724

b59:
	%272 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %270, !dbg !3725
	%273 = load float, float addrspace(3)* %272, align 4, !dbg !3725
	%274 = call float @__nv_fminf(float %269, float %273), !dbg !3706
	%275 = fcmp uno float %269, %273, !dbg !3706
	%276 = select i1 %275, float 0x7FF8000000000000, float %274, !dbg !3706
	%277 = add i64 %270, 1, !dbg !3726
	br label %b58, !dbg !3726

b60:
	%278 = phi float [ %264, %b54 ], [ %269, %b58 ], !dbg !3699
	br i1 %48, label %b61, label %b63, !dbg !3731

b61:
	%279 = phi float [ %289, %b62 ], [ %189, %b60 ], !dbg !3732
	%280 = phi i64 [ %290, %b62 ], [ 16, %b60 ], !dbg !3733
	%281 = icmp sgt i64 %280, 0, !dbg !3734
	br i1 %281, label %b62, label %b66, !dbg !3734

b62:
	%282 = trunc i64 %280 to i32, !dbg !3735
	%283 = bitcast float %279 to i32, !dbg !3735
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %283, i32 %282, i32 31), !dbg !3735
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !3735
	%286 = bitcast i32 %285 to float, !dbg !3735
	%287 = call float @__nv_fmaxf(float %279, float %286), !dbg !3736
	%288 = fcmp uno float %279, %286, !dbg !3736
	%289 = select i1 %288, float 0x7FF8000000000000, float %287, !dbg !3736
	%290 = sdiv i64 %280, 2, !dbg !3737
	br label %b61, !dbg !3737

b63:
	%291 = bitcast float %189 to i32, !dbg !3738
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %291, i32 0, i32 31), !dbg !3738
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !3738
	%294 = bitcast i32 %293 to float, !dbg !3738
	br label %b64, !dbg !3738

b64:
	%295 = phi float [ %294, %b63 ], [ %305, %b65 ], !dbg !3739
	%296 = phi i64 [ 1, %b63 ], [ %306, %b65 ], !dbg !3740
	%297 = icmp slt i64 %296, %47, !dbg !3741
	br i1 %297, label %b65, label %b66, !dbg !3741

b65:
	%298 = trunc i64 %296 to i32, !dbg !3742
	%299 = bitcast float %189 to i32, !dbg !3742
	%300 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %299, i32 %298, i32 31), !dbg !3742
	%301 = extractvalue { i32, i1 } %300, 0, !dbg !3742
	%302 = bitcast i32 %301 to float, !dbg !3742
	%303 = call float @__nv_fmaxf(float %295, float %302), !dbg !3736
	%304 = fcmp uno float %295, %302, !dbg !3736
	%305 = select i1 %304, float 0x7FF8000000000000, float %303, !dbg !3736
	%306 = add i64 %296, 1, !dbg !3743
	br label %b64, !dbg !3743

b66:
	%307 = phi float [ %279, %b61 ], [ %295, %b64 ], !dbg !3730
	br i1 %222, label %b72, label %b67, !dbg !3744

b67:
	call void @llvm.nvvm.barrier0(), !dbg !3746
	br i1 %168, label %b68, label %b69, !dbg !3747

b68:
	%308 = sdiv i64 %31, 32, !dbg !3748
	%309 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %308, !dbg !3749
	store float %307, float addrspace(3)* %309, align 4, !dbg !3749
	br label %b69, !dbg !3749

b69:
	call void @llvm.nvvm.barrier0(), !dbg !3750
	%310 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 0, !dbg !3751
	%311 = load float, float addrspace(3)* %310, align 4, !dbg !3751
	br label %b70, !dbg !3751

b70:
	%312 = phi float [ %311, %b69 ], [ %319, %b71 ], !dbg !3752
	%313 = phi i64 [ 1, %b69 ], [ %320, %b71 ], !dbg !3753
	%314 = icmp slt i64 %313, %221, !dbg !3754
	br i1 %314, label %b71, label %b72, !dbg !3754

b71:
	%315 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_50_7, i64 0, i64 %313, !dbg !3755
	%316 = load float, float addrspace(3)* %315, align 4, !dbg !3755
	%317 = call float @__nv_fmaxf(float %312, float %316), !dbg !3736
	%318 = fcmp uno float %312, %316, !dbg !3736
	%319 = select i1 %318, float 0x7FF8000000000000, float %317, !dbg !3736
	%320 = add i64 %313, 1, !dbg !3756
	br label %b70, !dbg !3756

b72:
	%321 = phi float [ %307, %b66 ], [ %312, %b70 ], !dbg !3729
	%322 = getelementptr inbounds float, float addrspace(1)* %185, i64 1, !dbg !3757
	store float %278, float addrspace(1)* %322, align 4, !dbg !3757
	%323 = getelementptr inbounds float, float addrspace(1)* %185, i64 2, !dbg !3758
	store float %321, float addrspace(1)* %323, align 4, !dbg !3758
	br label %b73, !dbg !3759

b73:
	%324 = phi float [ %189, %b72 ], [ %334, %b76 ], !dbg !3760
	%325 = phi i64 [ 1, %b72 ], [ %335, %b76 ], !dbg !3761
	%326 = icmp slt i64 %325, 32, !dbg !3762
	br i1 %326, label %b74, label %b77, !dbg !3762

b74:
	%327 = trunc i64 %325 to i32, !dbg !3763
	%328 = bitcast float %324 to i32, !dbg !3763
	%329 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %328, i32 %327, i32 0), !dbg !3763
	%330 = extractvalue { i32, i1 } %329, 0, !dbg !3763
	%331 = bitcast i32 %330 to float, !dbg !3763
	%332 = icmp sge i64 %138, %325, !dbg !3764
	br i1 %332, label %b75, label %b76, !dbg !3764

b75:
	%333 = fadd float %324, %331, !dbg !3765
	br label %b76, !dbg !3765

b76:
	%334 = phi float [ %324, %b74 ], [ %333, %b75 ], !dbg !3760
	%335 = mul i64 %325, 2, !dbg !3766
	br label %b73, !dbg !3766

b77:
	br i1 %222, label %b83, label %b78, !dbg !3767

b78:
	%336 = sdiv i64 %31, 32, !dbg !3769
	call void @llvm.nvvm.barrier0(), !dbg !3770
	br i1 %193, label %b79, label %b80, !dbg !3666

b79:
	%337 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %336, !dbg !3771
	store float %324, float addrspace(3)* %337, align 4, !dbg !3771
	br label %b80, !dbg !3771

b80:
	call void @llvm.nvvm.barrier0(), !dbg !3772
	%338 = icmp slt i64 0, %336, !dbg !3772
	br i1 %338, label %b81, label %b82, !dbg !3772

b81:
	%339 = phi float [ %344, %b81_ok1 ], [ 0.000000e+00, %b80 ], !dbg !3773
	%340 = phi i64 [ %345, %b81_ok1 ], [ 0, %b80 ], !dbg !3773
	%341 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %340, !dbg !3774
	%342 = icmp uge i64 %340, 32, !dbg !3774
	br i1 %342, label %b81_fail1, label %b81_ok1, !dbg !3774, !prof !30

b81_ok1:
	%343 = load float, float addrspace(3)* %341, align 4, !dbg !3774
	%344 = fadd float %339, %343, !dbg !3775
	%345 = add i64 %340, 1, !dbg !3775
	%346 = icmp slt i64 %345, %336, !dbg !3775
	br i1 %346, label %b81, label %b82, !dbg !3775

b82:
	%347 = phi float [ 0.000000e+00, %b80 ], [ %344, %b81_ok1 ], !dbg !3773
	br label %b83, !dbg !3776

b83:
	%348 = phi float [ 0.000000e+00, %b77 ], [ %347, %b82 ], !dbg !3664
	%349 = fadd float %348, %324, !dbg !3777
	br label %b84, !dbg !3781

b84:
	%350 = phi float [ %189, %b83 ], [ %360, %b87 ], !dbg !3782
	%351 = phi i64 [ 1, %b83 ], [ %361, %b87 ], !dbg !3783
	%352 = icmp slt i64 %351, 32, !dbg !3784
	br i1 %352, label %b85, label %b88, !dbg !3784

b85:
	%353 = trunc i64 %351 to i32, !dbg !3785
	%354 = bitcast float %350 to i32, !dbg !3785
	%355 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %354, i32 %353, i32 0), !dbg !3785
	%356 = extractvalue { i32, i1 } %355, 0, !dbg !3785
	%357 = bitcast i32 %356 to float, !dbg !3785
	%358 = icmp sge i64 %138, %351, !dbg !3786
	br i1 %358, label %b86, label %b87, !dbg !3786

b86:
	%359 = fadd float %350, %357, !dbg !3787
	br label %b87, !dbg !3787

b87:
	%360 = phi float [ %350, %b85 ], [ %359, %b86 ], !dbg !3782
	%361 = mul i64 %351, 2, !dbg !3788
	br label %b84, !dbg !3788

b88:
	br i1 %222, label %b94, label %b89, !dbg !3789

b89:
	%362 = sdiv i64 %31, 32, !dbg !3791
	call void @llvm.nvvm.barrier0(), !dbg !3792
	br i1 %193, label %b90, label %b91, !dbg !3793

b90:
	%363 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %362, !dbg !3794
	store float %350, float addrspace(3)* %363, align 4, !dbg !3794
	br label %b91, !dbg !3794

b91:
	call void @llvm.nvvm.barrier0(), !dbg !3795
	%364 = icmp slt i64 0, %362, !dbg !3795
	br i1 %364, label %b92, label %b93, !dbg !3795

b92:
	%365 = phi float [ %370, %b92_ok1 ], [ 0.000000e+00, %b91 ], !dbg !3796
	%366 = phi i64 [ %371, %b92_ok1 ], [ 0, %b91 ], !dbg !3796
	%367 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %366, !dbg !3797
	%368 = icmp uge i64 %366, 32, !dbg !3797
	br i1 %368, label %b92_fail1, label %b92_ok1, !dbg !3797, !prof !30

b92_ok1:
	%369 = load float, float addrspace(3)* %367, align 4, !dbg !3797
	%370 = fadd float %365, %369, !dbg !3798
	%371 = add i64 %366, 1, !dbg !3798
	%372 = icmp slt i64 %371, %362, !dbg !3798
	br i1 %372, label %b92, label %b93, !dbg !3798

b93:
	%373 = phi float [ 0.000000e+00, %b91 ], [ %370, %b92_ok1 ], !dbg !3796
	br label %b94, !dbg !3799

b94:
	%374 = phi float [ 0.000000e+00, %b88 ], [ %373, %b93 ], !dbg !3780
	%375 = bitcast float %350 to i32, !dbg !3800
	%376 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %375, i32 1, i32 0), !dbg !3800
	%377 = extractvalue { i32, i1 } %376, 0, !dbg !3800
	%378 = bitcast i32 %377 to float, !dbg !3800
	br i1 %168, label %b96, label %b95, !dbg !3801

b95:
	%379 = fadd float %374, %378, !dbg !3802
	br label %b96, !dbg !3803

b96:
	%380 = phi float [ %374, %b94 ], [ %379, %b95 ], !dbg !3779
	%381 = getelementptr inbounds float, float addrspace(1)* %185, i64 3, !dbg !3804
	store float %349, float addrspace(1)* %381, align 4, !dbg !3804
	%382 = getelementptr inbounds float, float addrspace(1)* %185, i64 4, !dbg !3805
	store float %380, float addrspace(1)* %382, align 4, !dbg !3805
	%383 = sdiv i64 %194, 3, !dbg !3806
	%384 = icmp sge i64 %383, %22, !dbg !3809
	br i1 %384, label %b97, label %b98, !dbg !3809

b97:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !3810
	ret void, !dbg !3810

b98:
	br i1 %222, label %b99, label %b100, !dbg !3811

b99:
	%385 = trunc i64 %383 to i32, !dbg !3812
	%386 = bitcast float %189 to i32, !dbg !3812
	%387 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %386, i32 %385, i32 31), !dbg !3812
	%388 = extractvalue { i32, i1 } %387, 0, !dbg !3812
	%389 = bitcast i32 %388 to float, !dbg !3812
	br label %b103, !dbg !3813

b100:
	call void @llvm.nvvm.barrier0(), !dbg !3815
	%390 = icmp eq i64 %31, %383, !dbg !3816
	br i1 %390, label %b101, label %b102, !dbg !3816

b101:
	store float %189, float addrspace(3)* @gpuc_shared_Broadcast_42_7, align 4, !dbg !3817
	br label %b102, !dbg !3817

b102:
	call void @llvm.nvvm.barrier0(), !dbg !3818
	%391 = load float, float addrspace(3)* @gpuc_shared_Broadcast_42_7, align 4, !dbg !3819
	br label %b103, !dbg !3820

b103:
	%392 = phi float [ %389, %b99 ], [ %391, %b102 ], !dbg !3808
	%393 = getelementptr inbounds float, float addrspace(1)* %185, i64 5, !dbg !3821
	store float %392, float addrspace(1)* %393, align 4, !dbg !3821
	%394 = add i64 %195, 1, !dbg !3821
	%395 = icmp slt i64 %394, 2, !dbg !3821
	br i1 %395, label %b36, label %b104, !dbg !3821

b104:
	ret void, !dbg !3545

b0_fail1:
	%396 = icmp ugt i64 %33, %p1, !dbg !3548
	br i1 %396, label %b0_fail2, label %b0_ok2, !dbg !3548

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !3548
	ret void, !dbg !3548

b0_ok2:
	%397 = icmp uge i64 %32, %p5, !dbg !3549
	br i1 %397, label %b0_fail3, label %b0_ok3, !dbg !3549

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !3549
	ret void, !dbg !3549

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !3552
	ret void, !dbg !3552

b35_fail1:
	%398 = icmp ugt i64 %33, %p3, !dbg !3649
	br i1 %398, label %b35_fail2, label %b35_ok2, !dbg !3649

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !3649
	ret void, !dbg !3649

b35_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %184), !dbg !3652
	ret void, !dbg !3652

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %340, i64 32), !dbg !3774
	ret void, !dbg !3774

b92_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %366, i64 32), !dbg !3797
	ret void, !dbg !3797
}

define void @ExchangeFloat64(double* %p0, i64 %p1, i32* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3822 {
entry:
	br label %b0, !dbg !3823

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !3823
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3823
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !3823
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3826, !range !11
	%4 = sext i32 %3 to i64, !dbg !3826
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3826, !range !12
	%6 = sext i32 %5 to i64, !dbg !3826
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3826, !range !12
	%8 = sext i32 %7 to i64, !dbg !3826
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3826, !range !13
	%10 = sext i32 %9 to i64, !dbg !3826
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3826, !range !14
	%12 = sext i32 %11 to i64, !dbg !3826
	%13 = mul i64 %12, %8, !dbg !3826
	%14 = add i64 %6, %13, !dbg !3826
	%15 = mul i64 %10, %14, !dbg !3826
	%16 = add i64 %4, %15, !dbg !3826
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3826, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3826, !range !15
	%19 = mul i32 %17, %18, !dbg !3826
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3826, !range !16
	%21 = mul i32 %19, %20, !dbg !3826
	%22 = sext i32 %21 to i64, !dbg !3826
	%23 = mul i64 %16, %22, !dbg !3826
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3826, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3826, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3826, !range !18
	%27 = mul i32 %18, %26, !dbg !3826
	%28 = add i32 %25, %27, !dbg !3826
	%29 = mul i32 %17, %28, !dbg !3826
	%30 = add i32 %24, %29, !dbg !3826
	%31 = sext i32 %30 to i64, !dbg !3826
	%32 = add i64 %23, %31, !dbg !3826
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3827, !range !20
	%34 = sext i32 %33 to i64, !dbg !3827
	%35 = and i32 %30, -32, !dbg !3828
	%36 = sub i32 %21, %35, !dbg !3828
	%37 = icmp slt i32 %36, 32, !dbg !3828
	%38 = select i1 %37, i32 %36, i32 32, !dbg !3828
	%39 = sext i32 %38 to i64, !dbg !3828
	%40 = icmp eq i64 %39, 32, !dbg !3829
	br i1 %40, label %b1, label %b2, !dbg !3829

b1:
	br label %b2, !dbg !3829

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3830
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3831
	%43 = mul i64 %32, 4, !dbg !3833
	%44 = sub i64 %p1, %43, !dbg !3834
	%45 = getelementptr inbounds double, double addrspace(1)* %2, i64 %32, !dbg !3832
	%46 = icmp uge i64 %32, %p5, !dbg !3832
	%47 = icmp ugt i64 %43, %p1, !dbg !3834
	%48 = icmp ugt i64 4, %44, !dbg !3835
	%49 = icmp eq i64 %39, 0, !dbg !3836
	%50 = or i1 %46, %47, !dbg !3836
	%51 = or i1 %50, %48, !dbg !3836
	%52 = or i1 %51, %49, !dbg !3836
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3836, !prof !30

b2_ok1:
	%53 = load double, double addrspace(1)* %45, align 8, !dbg !3832
	%54 = getelementptr inbounds double, double addrspace(1)* %0, i64 %43, !dbg !3834
	%55 = mul i64 %34, 7, !dbg !3837
	%56 = add i64 %55, 3, !dbg !3838
	%57 = icmp eq i64 %39, -1, !dbg !3836
	%58 = select i1 %57, i64 1, i64 %39, !dbg !3836
	%59 = srem i64 %56, %58, !dbg !3836
	%60 = trunc i64 %59 to i32, !dbg !3839
	%61 = bitcast double %53 to i64, !dbg !3839
	%62 = trunc i64 %61 to i32, !dbg !3839
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %62, i32 %60, i32 31), !dbg !3839
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !3839
	%65 = lshr i64 %61, 32, !dbg !3839
	%66 = trunc i64 %65 to i32, !dbg !3839
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %66, i32 %60, i32 31), !dbg !3839
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !3839
	%69 = zext i32 %68 to i64, !dbg !3839
	%70 = shl i64 %69, 32, !dbg !3839
	%71 = zext i32 %64 to i64, !dbg !3839
	%72 = or i64 %71, %70, !dbg !3839
	%73 = bitcast i64 %72 to double, !dbg !3839
	%74 = getelementptr inbounds double, double addrspace(1)* %54, i64 0, !dbg !3840
	store double %73, double addrspace(1)* %74, align 8, !dbg !3840
	%75 = bitcast double %53 to i64, !dbg !3841
	%76 = trunc i64 %75 to i32, !dbg !3841
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %76, i32 3, i32 0), !dbg !3841
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !3841
	%79 = lshr i64 %75, 32, !dbg !3841
	%80 = trunc i64 %79 to i32, !dbg !3841
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %80, i32 3, i32 0), !dbg !3841
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !3841
	%83 = zext i32 %82 to i64, !dbg !3841
	%84 = shl i64 %83, 32, !dbg !3841
	%85 = zext i32 %78 to i64, !dbg !3841
	%86 = or i64 %85, %84, !dbg !3841
	%87 = bitcast i64 %86 to double, !dbg !3841
	%88 = getelementptr inbounds double, double addrspace(1)* %54, i64 1, !dbg !3842
	store double %87, double addrspace(1)* %88, align 8, !dbg !3842
	%89 = trunc i64 %41 to i32, !dbg !3843
	%90 = bitcast double %53 to i64, !dbg !3843
	%91 = trunc i64 %90 to i32, !dbg !3843
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %91, i32 %89, i32 31), !dbg !3843
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !3843
	%94 = lshr i64 %90, 32, !dbg !3843
	%95 = trunc i64 %94 to i32, !dbg !3843
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %95, i32 %89, i32 31), !dbg !3843
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !3843
	%98 = zext i32 %97 to i64, !dbg !3843
	%99 = shl i64 %98, 32, !dbg !3843
	%100 = zext i32 %93 to i64, !dbg !3843
	%101 = or i64 %100, %99, !dbg !3843
	%102 = bitcast i64 %101 to double, !dbg !3843
	%103 = getelementptr inbounds double, double addrspace(1)* %54, i64 2, !dbg !3844
	store double %102, double addrspace(1)* %103, align 8, !dbg !3844
	%104 = trunc i64 %42 to i32, !dbg !3845
	%105 = bitcast double %53 to i64, !dbg !3845
	%106 = trunc i64 %105 to i32, !dbg !3845
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %104, i32 31), !dbg !3845
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !3845
	%109 = lshr i64 %105, 32, !dbg !3845
	%110 = trunc i64 %109 to i32, !dbg !3845
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %110, i32 %104, i32 31), !dbg !3845
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !3845
	%113 = zext i32 %112 to i64, !dbg !3845
	%114 = shl i64 %113, 32, !dbg !3845
	%115 = zext i32 %108 to i64, !dbg !3845
	%116 = or i64 %115, %114, !dbg !3845
	%117 = bitcast i64 %116 to double, !dbg !3845
	%118 = getelementptr inbounds double, double addrspace(1)* %54, i64 3, !dbg !3846
	store double %117, double addrspace(1)* %118, align 8, !dbg !3846
	%119 = mul i64 %32, 3, !dbg !3847
	%120 = sub i64 %p3, %119, !dbg !3848
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %119, !dbg !3848
	%122 = icmp ugt i64 %119, %p3, !dbg !3848
	%123 = icmp ugt i64 3, %120, !dbg !3849
	%124 = or i1 %122, %123, !dbg !3849
	br i1 %124, label %b2_fail5, label %b2_ok5, !dbg !3849, !prof !30

b2_ok5:
	%125 = bitcast double %53 to i64, !dbg !3850
	%126 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %125) convergent nounwind, !dbg !3850
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 0, !dbg !3851
	store i32 %126, i32 addrspace(1)* %127, align 4, !dbg !3851
	%128 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 1, !dbg !3852
	store i32 7, i32 addrspace(1)* %128, align 4, !dbg !3852
	%129 = bitcast double %53 to i64, !dbg !3853
	%130 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %129) convergent nounwind, !dbg !3853
	store i32 %130, i32 addrspace(1)* %128, align 4, !dbg !3854
	%131 = sub i64 %32, %34, !dbg !3855
	%132 = getelementptr inbounds double, double addrspace(1)* %2, i64 %131, !dbg !3856
	%133 = icmp uge i64 %131, %p5, !dbg !3856
	br i1 %133, label %b2_fail7, label %b2_ok7, !dbg !3856, !prof !30

b2_ok7:
	%134 = load double, double addrspace(1)* %132, align 8, !dbg !3856
	%135 = bitcast double %134 to i64, !dbg !3857
	%136 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %135) convergent nounwind, !dbg !3857
	%137 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 2, !dbg !3858
	store i32 %136, i32 addrspace(1)* %137, align 4, !dbg !3858
	ret void, !dbg !3825

b2_fail1:
	%138 = icmp uge i64 %32, %p5, !dbg !3832
	br i1 %138, label %b2_fail2, label %b2_ok2, !dbg !3832

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !3832
	ret void, !dbg !3832

b2_ok2:
	%139 = icmp ugt i64 %43, %p1, !dbg !3834
	br i1 %139, label %b2_fail3, label %b2_ok3, !dbg !3834

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3834
	ret void, !dbg !3834

b2_ok3:
	%140 = icmp ugt i64 4, %44, !dbg !3835
	br i1 %140, label %b2_fail4, label %b2_ok4, !dbg !3835

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3835
	ret void, !dbg !3835

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3836
	ret void, !dbg !3836

b2_fail5:
	%141 = icmp ugt i64 %119, %p3, !dbg !3848
	br i1 %141, label %b2_fail6, label %b2_ok6, !dbg !3848

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %119, i64 %p3), !dbg !3848
	ret void, !dbg !3848

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %120), !dbg !3849
	ret void, !dbg !3849

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %131, i64 %p5), !dbg !3856
	ret void, !dbg !3856
}

define void @NumbersFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3859 {
entry:
	br label %b0, !dbg !3860

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !3860
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !3860
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !3860
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3863, !range !11
	%4 = sext i32 %3 to i64, !dbg !3863
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3863, !range !12
	%6 = sext i32 %5 to i64, !dbg !3863
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3863, !range !12
	%8 = sext i32 %7 to i64, !dbg !3863
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3863, !range !13
	%10 = sext i32 %9 to i64, !dbg !3863
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3863, !range !14
	%12 = sext i32 %11 to i64, !dbg !3863
	%13 = mul i64 %12, %8, !dbg !3863
	%14 = add i64 %6, %13, !dbg !3863
	%15 = mul i64 %10, %14, !dbg !3863
	%16 = add i64 %4, %15, !dbg !3863
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3863, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3863, !range !15
	%19 = mul i32 %17, %18, !dbg !3863
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3863, !range !16
	%21 = mul i32 %19, %20, !dbg !3863
	%22 = sext i32 %21 to i64, !dbg !3863
	%23 = mul i64 %16, %22, !dbg !3863
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3863, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3863, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3863, !range !18
	%27 = mul i32 %18, %26, !dbg !3863
	%28 = add i32 %25, %27, !dbg !3863
	%29 = mul i32 %17, %28, !dbg !3863
	%30 = add i32 %24, %29, !dbg !3863
	%31 = sext i32 %30 to i64, !dbg !3863
	%32 = add i64 %23, %31, !dbg !3863
	%33 = mul i64 %32, 6, !dbg !3864
	%34 = sub i64 %p1, %33, !dbg !3865
	%35 = getelementptr inbounds double, double addrspace(1)* %0, i64 %33, !dbg !3865
	%36 = getelementptr inbounds double, double addrspace(1)* %2, i64 %32, !dbg !3866
	%37 = icmp ugt i64 %33, %p1, !dbg !3865
	%38 = icmp uge i64 %32, %p5, !dbg !3866
	%39 = icmp ugt i64 6, %34, !dbg !3869
	%40 = or i1 %37, %38, !dbg !3869
	%41 = or i1 %40, %39, !dbg !3869
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !3869, !prof !30

b0_ok1:
	%42 = load double, double addrspace(1)* %36, align 8, !dbg !3866
	%43 = and i32 %30, -32, !dbg !3876
	%44 = sub i32 %21, %43, !dbg !3876
	%45 = icmp slt i32 %44, 32, !dbg !3876
	%46 = select i1 %45, i32 %44, i32 32, !dbg !3876
	%47 = sext i32 %46 to i64, !dbg !3876
	%48 = icmp eq i64 %47, 32, !dbg !3877
	%49 = mul i64 %47, 2, !dbg !3878
	br label %b1, !dbg !3869

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %323, %b34 ], !dbg !3869
	br i1 %48, label %b2, label %b4, !dbg !3877

b2:
	%51 = phi double [ %68, %b3 ], [ %42, %b1 ], !dbg !3879
	%52 = phi i64 [ %69, %b3 ], [ 16, %b1 ], !dbg !3880
	%53 = icmp sgt i64 %52, 0, !dbg !3881
	br i1 %53, label %b3, label %b7, !dbg !3881

b3:
	%54 = trunc i64 %52 to i32, !dbg !3882
	%55 = bitcast double %51 to i64, !dbg !3882
	%56 = trunc i64 %55 to i32, !dbg !3882
	%57 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %56, i32 %54, i32 31), !dbg !3882
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !3882
	%59 = lshr i64 %55, 32, !dbg !3882
	%60 = trunc i64 %59 to i32, !dbg !3882
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %60, i32 %54, i32 31), !dbg !3882
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !3882
	%63 = zext i32 %62 to i64, !dbg !3882
	%64 = shl i64 %63, 32, !dbg !3882
	%65 = zext i32 %58 to i64, !dbg !3882
	%66 = or i64 %65, %64, !dbg !3882
	%67 = bitcast i64 %66 to double, !dbg !3882
	%68 = fadd double %51, %67, !dbg !3883
	%69 = sdiv i64 %52, 2, !dbg !3884
	br label %b2, !dbg !3884

b4:
	%70 = bitcast double %42 to i64, !dbg !3885
	%71 = trunc i64 %70 to i32, !dbg !3885
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %71, i32 0, i32 31), !dbg !3885
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !3885
	%74 = lshr i64 %70, 32, !dbg !3885
	%75 = trunc i64 %74 to i32, !dbg !3885
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 0, i32 31), !dbg !3885
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !3885
	%78 = zext i32 %77 to i64, !dbg !3885
	%79 = shl i64 %78, 32, !dbg !3885
	%80 = zext i32 %73 to i64, !dbg !3885
	%81 = or i64 %80, %79, !dbg !3885
	%82 = bitcast i64 %81 to double, !dbg !3885
	br label %b5, !dbg !3885

b5:
	%83 = phi double [ %82, %b4 ], [ %100, %b6 ], !dbg !3886
	%84 = phi i64 [ 1, %b4 ], [ %101, %b6 ], !dbg !3887
	%85 = icmp slt i64 %84, %47, !dbg !3888
	br i1 %85, label %b6, label %b7, !dbg !3888

b6:
	%86 = trunc i64 %84 to i32, !dbg !3889
	%87 = bitcast double %42 to i64, !dbg !3889
	%88 = trunc i64 %87 to i32, !dbg !3889
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %88, i32 %86, i32 31), !dbg !3889
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !3889
	%91 = lshr i64 %87, 32, !dbg !3889
	%92 = trunc i64 %91 to i32, !dbg !3889
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 %86, i32 31), !dbg !3889
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !3889
	%95 = zext i32 %94 to i64, !dbg !3889
	%96 = shl i64 %95, 32, !dbg !3889
	%97 = zext i32 %90 to i64, !dbg !3889
	%98 = or i64 %97, %96, !dbg !3889
	%99 = bitcast i64 %98 to double, !dbg !3889
	%100 = fadd double %83, %99, !dbg !3883
	%101 = add i64 %84, 1, !dbg !3890
	br label %b5, !dbg !3890

b7:
	%102 = phi double [ %51, %b2 ], [ %83, %b5 ], !dbg !3875
	%103 = getelementptr inbounds double, double addrspace(1)* %35, i64 0, !dbg !3891
	store double %102, double addrspace(1)* %103, align 8, !dbg !3891
	br i1 %48, label %b8, label %b10, !dbg !3896

b8:
	%104 = phi double [ %129, %b9 ], [ %42, %b7 ], !dbg !3897
	%105 = phi i64 [ %130, %b9 ], [ 16, %b7 ], !dbg !3898
	%106 = icmp sgt i64 %105, 0, !dbg !3899
	br i1 %106, label %b9, label %b13, !dbg !3899

b9:
	%107 = trunc i64 %105 to i32, !dbg !3900
	%108 = bitcast double %104 to i64, !dbg !3900
	%109 = trunc i64 %108 to i32, !dbg !3900
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %109, i32 %107, i32 31), !dbg !3900
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !3900
	%112 = lshr i64 %108, 32, !dbg !3900
	%113 = trunc i64 %112 to i32, !dbg !3900
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %113, i32 %107, i32 31), !dbg !3900
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !3900
	%116 = zext i32 %115 to i64, !dbg !3900
	%117 = shl i64 %116, 32, !dbg !3900
	%118 = zext i32 %111 to i64, !dbg !3900
	%119 = or i64 %118, %117, !dbg !3900
	%120 = bitcast i64 %119 to double, !dbg !3900
	%121 = call double @__nv_fmin(double %104, double %120), !dbg !3901
	%122 = bitcast double %104 to i64, !dbg !3901
	%123 = bitcast double %120 to i64, !dbg !3901
	%124 = or i64 %122, %123, !dbg !3901
	%125 = fcmp oeq double %104, %120, !dbg !3901
	%126 = bitcast i64 %124 to double, !dbg !3901
	%127 = select i1 %125, double %126, double %121, !dbg !3901
	%128 = fcmp uno double %104, %120, !dbg !3901
	%129 = select i1 %128, double 0x7FF8000000000000, double %127, !dbg !3901
	%130 = sdiv i64 %105, 2, !dbg !3902
	br label %b8, !dbg !3902

b10:
	%131 = bitcast double %42 to i64, !dbg !3903
	%132 = trunc i64 %131 to i32, !dbg !3903
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 0, i32 31), !dbg !3903
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !3903
	%135 = lshr i64 %131, 32, !dbg !3903
	%136 = trunc i64 %135 to i32, !dbg !3903
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 0, i32 31), !dbg !3903
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !3903
	%139 = zext i32 %138 to i64, !dbg !3903
	%140 = shl i64 %139, 32, !dbg !3903
	%141 = zext i32 %134 to i64, !dbg !3903
	%142 = or i64 %141, %140, !dbg !3903
	%143 = bitcast i64 %142 to double, !dbg !3903
	br label %b11, !dbg !3903

b11:
	%144 = phi double [ %143, %b10 ], [ %169, %b12 ], !dbg !3904
	%145 = phi i64 [ 1, %b10 ], [ %170, %b12 ], !dbg !3905
	%146 = icmp slt i64 %145, %47, !dbg !3906
	br i1 %146, label %b12, label %b13, !dbg !3906

b12:
	%147 = trunc i64 %145 to i32, !dbg !3907
	%148 = bitcast double %42 to i64, !dbg !3907
	%149 = trunc i64 %148 to i32, !dbg !3907
	%150 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %149, i32 %147, i32 31), !dbg !3907
	%151 = extractvalue { i32, i1 } %150, 0, !dbg !3907
	%152 = lshr i64 %148, 32, !dbg !3907
	%153 = trunc i64 %152 to i32, !dbg !3907
	%154 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %153, i32 %147, i32 31), !dbg !3907
	%155 = extractvalue { i32, i1 } %154, 0, !dbg !3907
	%156 = zext i32 %155 to i64, !dbg !3907
	%157 = shl i64 %156, 32, !dbg !3907
	%158 = zext i32 %151 to i64, !dbg !3907
	%159 = or i64 %158, %157, !dbg !3907
	%160 = bitcast i64 %159 to double, !dbg !3907
	%161 = call double @__nv_fmin(double %144, double %160), !dbg !3901
	%162 = bitcast double %144 to i64, !dbg !3901
	%163 = bitcast double %160 to i64, !dbg !3901
	%164 = or i64 %162, %163, !dbg !3901
	%165 = fcmp oeq double %144, %160, !dbg !3901
	%166 = bitcast i64 %164 to double, !dbg !3901
	%167 = select i1 %165, double %166, double %161, !dbg !3901
	%168 = fcmp uno double %144, %160, !dbg !3901
	%169 = select i1 %168, double 0x7FF8000000000000, double %167, !dbg !3901
	%170 = add i64 %145, 1, !dbg !3908
	br label %b11, !dbg !3908

b13:
	%171 = phi double [ %104, %b8 ], [ %144, %b11 ], !dbg !3895
	br i1 %48, label %b14, label %b16, !dbg !3913

b14:
	%172 = phi double [ %197, %b15 ], [ %42, %b13 ], !dbg !3914
	%173 = phi i64 [ %198, %b15 ], [ 16, %b13 ], !dbg !3915
	%174 = icmp sgt i64 %173, 0, !dbg !3916
	br i1 %174, label %b15, label %b19, !dbg !3916

b15:
	%175 = trunc i64 %173 to i32, !dbg !3917
	%176 = bitcast double %172 to i64, !dbg !3917
	%177 = trunc i64 %176 to i32, !dbg !3917
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %177, i32 %175, i32 31), !dbg !3917
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !3917
	%180 = lshr i64 %176, 32, !dbg !3917
	%181 = trunc i64 %180 to i32, !dbg !3917
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %181, i32 %175, i32 31), !dbg !3917
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !3917
	%184 = zext i32 %183 to i64, !dbg !3917
	%185 = shl i64 %184, 32, !dbg !3917
	%186 = zext i32 %179 to i64, !dbg !3917
	%187 = or i64 %186, %185, !dbg !3917
	%188 = bitcast i64 %187 to double, !dbg !3917
	%189 = call double @__nv_fmax(double %172, double %188), !dbg !3918
	%190 = bitcast double %172 to i64, !dbg !3918
	%191 = bitcast double %188 to i64, !dbg !3918
	%192 = and i64 %190, %191, !dbg !3918
	%193 = fcmp oeq double %172, %188, !dbg !3918
	%194 = bitcast i64 %192 to double, !dbg !3918
	%195 = select i1 %193, double %194, double %189, !dbg !3918
	%196 = fcmp uno double %172, %188, !dbg !3918
	%197 = select i1 %196, double 0x7FF8000000000000, double %195, !dbg !3918
	%198 = sdiv i64 %173, 2, !dbg !3919
	br label %b14, !dbg !3919

b16:
	%199 = bitcast double %42 to i64, !dbg !3920
	%200 = trunc i64 %199 to i32, !dbg !3920
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %200, i32 0, i32 31), !dbg !3920
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !3920
	%203 = lshr i64 %199, 32, !dbg !3920
	%204 = trunc i64 %203 to i32, !dbg !3920
	%205 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %204, i32 0, i32 31), !dbg !3920
	%206 = extractvalue { i32, i1 } %205, 0, !dbg !3920
	%207 = zext i32 %206 to i64, !dbg !3920
	%208 = shl i64 %207, 32, !dbg !3920
	%209 = zext i32 %202 to i64, !dbg !3920
	%210 = or i64 %209, %208, !dbg !3920
	%211 = bitcast i64 %210 to double, !dbg !3920
	br label %b17, !dbg !3920

b17:
	%212 = phi double [ %211, %b16 ], [ %237, %b18 ], !dbg !3921
	%213 = phi i64 [ 1, %b16 ], [ %238, %b18 ], !dbg !3922
	%214 = icmp slt i64 %213, %47, !dbg !3923
	br i1 %214, label %b18, label %b19, !dbg !3923

b18:
	%215 = trunc i64 %213 to i32, !dbg !3924
	%216 = bitcast double %42 to i64, !dbg !3924
	%217 = trunc i64 %216 to i32, !dbg !3924
	%218 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %217, i32 %215, i32 31), !dbg !3924
	%219 = extractvalue { i32, i1 } %218, 0, !dbg !3924
	%220 = lshr i64 %216, 32, !dbg !3924
	%221 = trunc i64 %220 to i32, !dbg !3924
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %221, i32 %215, i32 31), !dbg !3924
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !3924
	%224 = zext i32 %223 to i64, !dbg !3924
	%225 = shl i64 %224, 32, !dbg !3924
	%226 = zext i32 %219 to i64, !dbg !3924
	%227 = or i64 %226, %225, !dbg !3924
	%228 = bitcast i64 %227 to double, !dbg !3924
	%229 = call double @__nv_fmax(double %212, double %228), !dbg !3918
	%230 = bitcast double %212 to i64, !dbg !3918
	%231 = bitcast double %228 to i64, !dbg !3918
	%232 = and i64 %230, %231, !dbg !3918
	%233 = fcmp oeq double %212, %228, !dbg !3918
	%234 = bitcast i64 %232 to double, !dbg !3918
	%235 = select i1 %233, double %234, double %229, !dbg !3918
	%236 = fcmp uno double %212, %228, !dbg !3918
	%237 = select i1 %236, double 0x7FF8000000000000, double %235, !dbg !3918
	%238 = add i64 %213, 1, !dbg !3925
	br label %b17, !dbg !3925

b19:
	%239 = phi double [ %172, %b14 ], [ %212, %b17 ], !dbg !3912
	%240 = getelementptr inbounds double, double addrspace(1)* %35, i64 1, !dbg !3926
	store double %171, double addrspace(1)* %240, align 8, !dbg !3926
	%241 = getelementptr inbounds double, double addrspace(1)* %35, i64 2, !dbg !3927
	store double %239, double addrspace(1)* %241, align 8, !dbg !3927
	%242 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3932, !range !20
	%243 = sext i32 %242 to i64, !dbg !3932
	br label %b20, !dbg !3932

b20:
	%244 = phi double [ %42, %b19 ], [ %263, %b23 ], !dbg !3933
	%245 = phi i64 [ 1, %b19 ], [ %264, %b23 ], !dbg !3934
	%246 = icmp slt i64 %245, 32, !dbg !3935
	br i1 %246, label %b21, label %b24, !dbg !3935

b21:
	%247 = trunc i64 %245 to i32, !dbg !3936
	%248 = bitcast double %244 to i64, !dbg !3936
	%249 = trunc i64 %248 to i32, !dbg !3936
	%250 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %249, i32 %247, i32 0), !dbg !3936
	%251 = extractvalue { i32, i1 } %250, 0, !dbg !3936
	%252 = lshr i64 %248, 32, !dbg !3936
	%253 = trunc i64 %252 to i32, !dbg !3936
	%254 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %253, i32 %247, i32 0), !dbg !3936
	%255 = extractvalue { i32, i1 } %254, 0, !dbg !3936
	%256 = zext i32 %255 to i64, !dbg !3936
	%257 = shl i64 %256, 32, !dbg !3936
	%258 = zext i32 %251 to i64, !dbg !3936
	%259 = or i64 %258, %257, !dbg !3936
	%260 = bitcast i64 %259 to double, !dbg !3936
	%261 = icmp sge i64 %243, %245, !dbg !3937
	br i1 %261, label %b22, label %b23, !dbg !3937

b22:
	%262 = fadd double %244, %260, !dbg !3938
	br label %b23, !dbg !3938

b23:
	%263 = phi double [ %244, %b21 ], [ %262, %b22 ], !dbg !3933
	%264 = mul i64 %245, 2, !dbg !3939
	br label %b20, !dbg !3939

b24:
	%265 = fadd double 0.000000e+00, %244, !dbg !3940
	br label %b25, !dbg !3944

b25:
	%266 = phi double [ %42, %b24 ], [ %285, %b28 ], !dbg !3945
	%267 = phi i64 [ 1, %b24 ], [ %286, %b28 ], !dbg !3946
	%268 = icmp slt i64 %267, 32, !dbg !3947
	br i1 %268, label %b26, label %b29, !dbg !3947

b26:
	%269 = trunc i64 %267 to i32, !dbg !3948
	%270 = bitcast double %266 to i64, !dbg !3948
	%271 = trunc i64 %270 to i32, !dbg !3948
	%272 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %271, i32 %269, i32 0), !dbg !3948
	%273 = extractvalue { i32, i1 } %272, 0, !dbg !3948
	%274 = lshr i64 %270, 32, !dbg !3948
	%275 = trunc i64 %274 to i32, !dbg !3948
	%276 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %275, i32 %269, i32 0), !dbg !3948
	%277 = extractvalue { i32, i1 } %276, 0, !dbg !3948
	%278 = zext i32 %277 to i64, !dbg !3948
	%279 = shl i64 %278, 32, !dbg !3948
	%280 = zext i32 %273 to i64, !dbg !3948
	%281 = or i64 %280, %279, !dbg !3948
	%282 = bitcast i64 %281 to double, !dbg !3948
	%283 = icmp sge i64 %243, %267, !dbg !3949
	br i1 %283, label %b27, label %b28, !dbg !3949

b27:
	%284 = fadd double %266, %282, !dbg !3950
	br label %b28, !dbg !3950

b28:
	%285 = phi double [ %266, %b26 ], [ %284, %b27 ], !dbg !3945
	%286 = mul i64 %267, 2, !dbg !3951
	br label %b25, !dbg !3951

b29:
	%287 = bitcast double %266 to i64, !dbg !3952
	%288 = trunc i64 %287 to i32, !dbg !3952
	%289 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %288, i32 1, i32 0), !dbg !3952
	%290 = extractvalue { i32, i1 } %289, 0, !dbg !3952
	%291 = lshr i64 %287, 32, !dbg !3952
	%292 = trunc i64 %291 to i32, !dbg !3952
	%293 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %292, i32 1, i32 0), !dbg !3952
	%294 = extractvalue { i32, i1 } %293, 0, !dbg !3952
	%295 = zext i32 %294 to i64, !dbg !3952
	%296 = shl i64 %295, 32, !dbg !3952
	%297 = zext i32 %290 to i64, !dbg !3952
	%298 = or i64 %297, %296, !dbg !3952
	%299 = bitcast i64 %298 to double, !dbg !3952
	%300 = icmp eq i64 %243, 0, !dbg !3953
	br i1 %300, label %b31, label %b30, !dbg !3953

b30:
	%301 = fadd double 0.000000e+00, %299, !dbg !3954
	br label %b31, !dbg !3955

b31:
	%302 = phi double [ 0.000000e+00, %b29 ], [ %301, %b30 ], !dbg !3942
	%303 = getelementptr inbounds double, double addrspace(1)* %35, i64 3, !dbg !3956
	store double %265, double addrspace(1)* %303, align 8, !dbg !3956
	%304 = getelementptr inbounds double, double addrspace(1)* %35, i64 4, !dbg !3957
	store double %302, double addrspace(1)* %304, align 8, !dbg !3957
	%305 = sdiv i64 %49, 3, !dbg !3958
	%306 = icmp slt i64 %305, 0, !dbg !3961
	br i1 %306, label %b33, label %b32, !dbg !3961

b32:
	%307 = icmp sge i64 %305, %47, !dbg !3962
	br i1 %307, label %b33, label %b34, !dbg !3962

b33:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !3963
	ret void, !dbg !3963

b34:
	%308 = trunc i64 %305 to i32, !dbg !3964
	%309 = bitcast double %42 to i64, !dbg !3964
	%310 = trunc i64 %309 to i32, !dbg !3964
	%311 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %310, i32 %308, i32 31), !dbg !3964
	%312 = extractvalue { i32, i1 } %311, 0, !dbg !3964
	%313 = lshr i64 %309, 32, !dbg !3964
	%314 = trunc i64 %313 to i32, !dbg !3964
	%315 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %314, i32 %308, i32 31), !dbg !3964
	%316 = extractvalue { i32, i1 } %315, 0, !dbg !3964
	%317 = zext i32 %316 to i64, !dbg !3964
	%318 = shl i64 %317, 32, !dbg !3964
	%319 = zext i32 %312 to i64, !dbg !3964
	%320 = or i64 %319, %318, !dbg !3964
	%321 = bitcast i64 %320 to double, !dbg !3964
	%322 = getelementptr inbounds double, double addrspace(1)* %35, i64 5, !dbg !3965
	store double %321, double addrspace(1)* %322, align 8, !dbg !3965
	%323 = add i64 %50, 1, !dbg !3965
	%324 = icmp slt i64 %323, 2, !dbg !3965
	br i1 %324, label %b1, label %b35, !dbg !3965

b35:
	%325 = sub i64 %p3, %33, !dbg !3966
	%326 = getelementptr inbounds double, double addrspace(1)* %1, i64 %33, !dbg !3966
	%327 = icmp ugt i64 %33, %p3, !dbg !3966
	%328 = icmp ugt i64 6, %325, !dbg !3969
	%329 = or i1 %327, %328, !dbg !3969
	br i1 %329, label %b35_fail1, label %b35_ok1, !dbg !3969, !prof !30

b35_ok1:
	%330 = load double, double addrspace(1)* %36, align 8, !dbg !3970
	%331 = add i64 %22, 32, !dbg !3976
	%332 = sub i64 %331, 1, !dbg !3977
	%333 = sub i64 %47, 1, !dbg !3982
	%334 = icmp eq i64 %243, %333, !dbg !3983
	%335 = mul i64 %22, 2, !dbg !3984
	br label %b36, !dbg !3969

b36:
	%336 = phi i64 [ 0, %b35_ok1 ], [ %688, %b103 ], !dbg !3969
	br i1 %48, label %b37, label %b39, !dbg !3986

b37:
	%337 = phi double [ %354, %b38 ], [ %330, %b36 ], !dbg !3987
	%338 = phi i64 [ %355, %b38 ], [ 16, %b36 ], !dbg !3988
	%339 = icmp sgt i64 %338, 0, !dbg !3989
	br i1 %339, label %b38, label %b42, !dbg !3989

b38:
	%340 = trunc i64 %338 to i32, !dbg !3990
	%341 = bitcast double %337 to i64, !dbg !3990
	%342 = trunc i64 %341 to i32, !dbg !3990
	%343 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %342, i32 %340, i32 31), !dbg !3990
	%344 = extractvalue { i32, i1 } %343, 0, !dbg !3990
	%345 = lshr i64 %341, 32, !dbg !3990
	%346 = trunc i64 %345 to i32, !dbg !3990
	%347 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %346, i32 %340, i32 31), !dbg !3990
	%348 = extractvalue { i32, i1 } %347, 0, !dbg !3990
	%349 = zext i32 %348 to i64, !dbg !3990
	%350 = shl i64 %349, 32, !dbg !3990
	%351 = zext i32 %344 to i64, !dbg !3990
	%352 = or i64 %351, %350, !dbg !3990
	%353 = bitcast i64 %352 to double, !dbg !3990
	%354 = fadd double %337, %353, !dbg !3991
	%355 = sdiv i64 %338, 2, !dbg !3992
	br label %b37, !dbg !3992

b39:
	%356 = bitcast double %330 to i64, !dbg !3993
	%357 = trunc i64 %356 to i32, !dbg !3993
	%358 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %357, i32 0, i32 31), !dbg !3993
	%359 = extractvalue { i32, i1 } %358, 0, !dbg !3993
	%360 = lshr i64 %356, 32, !dbg !3993
	%361 = trunc i64 %360 to i32, !dbg !3993
	%362 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %361, i32 0, i32 31), !dbg !3993
	%363 = extractvalue { i32, i1 } %362, 0, !dbg !3993
	%364 = zext i32 %363 to i64, !dbg !3993
	%365 = shl i64 %364, 32, !dbg !3993
	%366 = zext i32 %359 to i64, !dbg !3993
	%367 = or i64 %366, %365, !dbg !3993
	%368 = bitcast i64 %367 to double, !dbg !3993
	br label %b40, !dbg !3993

b40:
	%369 = phi double [ %368, %b39 ], [ %386, %b41 ], !dbg !3994
	%370 = phi i64 [ 1, %b39 ], [ %387, %b41 ], !dbg !3995
	%371 = icmp slt i64 %370, %47, !dbg !3996
	br i1 %371, label %b41, label %b42, !dbg !3996

b41:
	%372 = trunc i64 %370 to i32, !dbg !3997
	%373 = bitcast double %330 to i64, !dbg !3997
	%374 = trunc i64 %373 to i32, !dbg !3997
	%375 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %374, i32 %372, i32 31), !dbg !3997
	%376 = extractvalue { i32, i1 } %375, 0, !dbg !3997
	%377 = lshr i64 %373, 32, !dbg !3997
	%378 = trunc i64 %377 to i32, !dbg !3997
	%379 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %378, i32 %372, i32 31), !dbg !3997
	%380 = extractvalue { i32, i1 } %379, 0, !dbg !3997
	%381 = zext i32 %380 to i64, !dbg !3997
	%382 = shl i64 %381, 32, !dbg !3997
	%383 = zext i32 %376 to i64, !dbg !3997
	%384 = or i64 %383, %382, !dbg !3997
	%385 = bitcast i64 %384 to double, !dbg !3997
	%386 = fadd double %369, %385, !dbg !3991
	%387 = add i64 %370, 1, !dbg !3998
	br label %b40, !dbg !3998

b42:
	%388 = phi double [ %337, %b37 ], [ %369, %b40 ], !dbg !3985
	%389 = sdiv i64 %332, 32, !dbg !3999
	%390 = icmp eq i64 %389, 1, !dbg !4000
	br i1 %390, label %b48, label %b43, !dbg !4000

b43:
	call void @llvm.nvvm.barrier0(), !dbg !4002
	br i1 %300, label %b44, label %b45, !dbg !4003

b44:
	%391 = sdiv i64 %31, 32, !dbg !4004
	%392 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %391, !dbg !4005
	store double %388, double addrspace(3)* %392, align 8, !dbg !4005
	br label %b45, !dbg !4005

b45:
	call void @llvm.nvvm.barrier0(), !dbg !4006
	%393 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 0, !dbg !4007
	%394 = load double, double addrspace(3)* %393, align 8, !dbg !4007
	br label %b46, !dbg !4007

b46:
	%395 = phi double [ %394, %b45 ], [ %400, %b47 ], !dbg !4008
	%396 = phi i64 [ 1, %b45 ], [ %401, %b47 ], !dbg !4009
	%397 = icmp slt i64 %396, %389, !dbg !4010
	br i1 %397, label %b47, label %b48, !dbg !4010

b47:
	%398 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %396, !dbg !4011
	%399 = load double, double addrspace(3)* %398, align 8, !dbg !4011
	%400 = fadd double %395, %399, !dbg !3991
	%401 = add i64 %396, 1, !dbg !4012
	br label %b46, !dbg !4012

b48:
	%402 = phi double [ %388, %b42 ], [ %395, %b46 ], !dbg !3974
	%403 = getelementptr inbounds double, double addrspace(1)* %326, i64 0, !dbg !4013
	store double %402, double addrspace(1)* %403, align 8, !dbg !4013
	br i1 %48, label %b49, label %b51, !dbg !4018

b49:
	%404 = phi double [ %429, %b50 ], [ %330, %b48 ], !dbg !4019
	%405 = phi i64 [ %430, %b50 ], [ 16, %b48 ], !dbg !4020
	%406 = icmp sgt i64 %405, 0, !dbg !4021
	br i1 %406, label %b50, label %b54, !dbg !4021

b50:
	%407 = trunc i64 %405 to i32, !dbg !4022
	%408 = bitcast double %404 to i64, !dbg !4022
	%409 = trunc i64 %408 to i32, !dbg !4022
	%410 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %409, i32 %407, i32 31), !dbg !4022
	%411 = extractvalue { i32, i1 } %410, 0, !dbg !4022
	%412 = lshr i64 %408, 32, !dbg !4022
	%413 = trunc i64 %412 to i32, !dbg !4022
	%414 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %413, i32 %407, i32 31), !dbg !4022
	%415 = extractvalue { i32, i1 } %414, 0, !dbg !4022
	%416 = zext i32 %415 to i64, !dbg !4022
	%417 = shl i64 %416, 32, !dbg !4022
	%418 = zext i32 %411 to i64, !dbg !4022
	%419 = or i64 %418, %417, !dbg !4022
	%420 = bitcast i64 %419 to double, !dbg !4022
	%421 = call double @__nv_fmin(double %404, double %420), !dbg !4023
	%422 = bitcast double %404 to i64, !dbg !4023
	%423 = bitcast double %420 to i64, !dbg !4023
	%424 = or i64 %422, %423, !dbg !4023
	%425 = fcmp oeq double %404, %420, !dbg !4023
	%426 = bitcast i64 %424 to double, !dbg !4023
	%427 = select i1 %425, double %426, double %421, !dbg !4023
	%428 = fcmp uno double %404, %420, !dbg !4023
	%429 = select i1 %428, double 0x7FF8000000000000, double %427, !dbg !4023
	%430 = sdiv i64 %405, 2, !dbg !4024
	br label %b49, !dbg !4024

b51:
	%431 = bitcast double %330 to i64, !dbg !4025
	%432 = trunc i64 %431 to i32, !dbg !4025
	%433 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %432, i32 0, i32 31), !dbg !4025
	%434 = extractvalue { i32, i1 } %433, 0, !dbg !4025
	%435 = lshr i64 %431, 32, !dbg !4025
	%436 = trunc i64 %435 to i32, !dbg !4025
	%437 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %436, i32 0, i32 31), !dbg !4025
	%438 = extractvalue { i32, i1 } %437, 0, !dbg !4025
	%439 = zext i32 %438 to i64, !dbg !4025
	%440 = shl i64 %439, 32, !dbg !4025
	%441 = zext i32 %434 to i64, !dbg !4025
	%442 = or i64 %441, %440, !dbg !4025
	%443 = bitcast i64 %442 to double, !dbg !4025
	br label %b52, !dbg !4025

b52:
	%444 = phi double [ %443, %b51 ], [ %469, %b53 ], !dbg !4026
	%445 = phi i64 [ 1, %b51 ], [ %470, %b53 ], !dbg !4027
	%446 = icmp slt i64 %445, %47, !dbg !4028
	br i1 %446, label %b53, label %b54, !dbg !4028

b53:
	%447 = trunc i64 %445 to i32, !dbg !4029
	%448 = bitcast double %330 to i64, !dbg !4029
	%449 = trunc i64 %448 to i32, !dbg !4029
	%450 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %449, i32 %447, i32 31), !dbg !4029
	%451 = extractvalue { i32, i1 } %450, 0, !dbg !4029
	%452 = lshr i64 %448, 32, !dbg !4029
	%453 = trunc i64 %452 to i32, !dbg !4029
	%454 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %453, i32 %447, i32 31), !dbg !4029
	%455 = extractvalue { i32, i1 } %454, 0, !dbg !4029
	%456 = zext i32 %455 to i64, !dbg !4029
	%457 = shl i64 %456, 32, !dbg !4029
	%458 = zext i32 %451 to i64, !dbg !4029
	%459 = or i64 %458, %457, !dbg !4029
	%460 = bitcast i64 %459 to double, !dbg !4029
	%461 = call double @__nv_fmin(double %444, double %460), !dbg !4023
	%462 = bitcast double %444 to i64, !dbg !4023
	%463 = bitcast double %460 to i64, !dbg !4023
	%464 = or i64 %462, %463, !dbg !4023
	%465 = fcmp oeq double %444, %460, !dbg !4023
	%466 = bitcast i64 %464 to double, !dbg !4023
	%467 = select i1 %465, double %466, double %461, !dbg !4023
	%468 = fcmp uno double %444, %460, !dbg !4023
	%469 = select i1 %468, double 0x7FF8000000000000, double %467, !dbg !4023
	%470 = add i64 %445, 1, !dbg !4030
	br label %b52, !dbg !4030

b54:
	%471 = phi double [ %404, %b49 ], [ %444, %b52 ], !dbg !4017
	br i1 %390, label %b60, label %b55, !dbg !4031

b55:
	call void @llvm.nvvm.barrier0(), !dbg !4033
	br i1 %300, label %b56, label %b57, !dbg !4034

b56:
	%472 = sdiv i64 %31, 32, !dbg !4035
	%473 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %472, !dbg !4036
	store double %471, double addrspace(3)* %473, align 8, !dbg !4036
	br label %b57, !dbg !4036

b57:
	call void @llvm.nvvm.barrier0(), !dbg !4037
	%474 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 0, !dbg !4038
	%475 = load double, double addrspace(3)* %474, align 8, !dbg !4038
	br label %b58, !dbg !4038

b58:
	%476 = phi double [ %475, %b57 ], [ %489, %b59 ], !dbg !4039
	%477 = phi i64 [ 1, %b57 ], [ %490, %b59 ], !dbg !4040
	%478 = icmp slt i64 %477, %389, !dbg !4041
	br i1 %478, label %b59, label %b60, !dbg !4041

b59:
	%479 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %477, !dbg !4042
	%480 = load double, double addrspace(3)* %479, align 8, !dbg !4042
	%481 = call double @__nv_fmin(double %476, double %480), !dbg !4023
	%482 = bitcast double %476 to i64, !dbg !4023
	%483 = bitcast double %480 to i64, !dbg !4023
	%484 = or i64 %482, %483, !dbg !4023
	%485 = fcmp oeq double %476, %480, !dbg !4023
	%486 = bitcast i64 %484 to double, !dbg !4023
	%487 = select i1 %485, double %486, double %481, !dbg !4023
	%488 = fcmp uno double %476, %480, !dbg !4023
	%489 = select i1 %488, double 0x7FF8000000000000, double %487, !dbg !4023
	%490 = add i64 %477, 1, !dbg !4043
	br label %b58, !dbg !4043

b60:
	%491 = phi double [ %471, %b54 ], [ %476, %b58 ], !dbg !4016
	br i1 %48, label %b61, label %b63, !dbg !4048

b61:
	%492 = phi double [ %517, %b62 ], [ %330, %b60 ], !dbg !4049
	%493 = phi i64 [ %518, %b62 ], [ 16, %b60 ], !dbg !4050
	%494 = icmp sgt i64 %493, 0, !dbg !4051
	br i1 %494, label %b62, label %b66, !dbg !4051

b62:
	%495 = trunc i64 %493 to i32, !dbg !4052
	%496 = bitcast double %492 to i64, !dbg !4052
	%497 = trunc i64 %496 to i32, !dbg !4052
	%498 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %497, i32 %495, i32 31), !dbg !4052
	%499 = extractvalue { i32, i1 } %498, 0, !dbg !4052
	%500 = lshr i64 %496, 32, !dbg !4052
	%501 = trunc i64 %500 to i32, !dbg !4052
	%502 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %501, i32 %495, i32 31), !dbg !4052
	%503 = extractvalue { i32, i1 } %502, 0, !dbg !4052
	%504 = zext i32 %503 to i64, !dbg !4052
	%505 = shl i64 %504, 32, !dbg !4052
	%506 = zext i32 %499 to i64, !dbg !4052
	%507 = or i64 %506, %505, !dbg !4052
	%508 = bitcast i64 %507 to double, !dbg !4052
	%509 = call double @__nv_fmax(double %492, double %508), !dbg !4053
	%510 = bitcast double %492 to i64, !dbg !4053
	%511 = bitcast double %508 to i64, !dbg !4053
	%512 = and i64 %510, %511, !dbg !4053
	%513 = fcmp oeq double %492, %508, !dbg !4053
	%514 = bitcast i64 %512 to double, !dbg !4053
	%515 = select i1 %513, double %514, double %509, !dbg !4053
	%516 = fcmp uno double %492, %508, !dbg !4053
	%517 = select i1 %516, double 0x7FF8000000000000, double %515, !dbg !4053
	%518 = sdiv i64 %493, 2, !dbg !4054
	br label %b61, !dbg !4054

b63:
	%519 = bitcast double %330 to i64, !dbg !4055
	%520 = trunc i64 %519 to i32, !dbg !4055
	%521 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %520, i32 0, i32 31), !dbg !4055
	%522 = extractvalue { i32, i1 } %521, 0, !dbg !4055
	%523 = lshr i64 %519, 32, !dbg !4055
	%524 = trunc i64 %523 to i32, !dbg !4055
	%525 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %524, i32 0, i32 31), !dbg !4055
	%526 = extractvalue { i32, i1 } %525, 0, !dbg !4055
	%527 = zext i32 %526 to i64, !dbg !4055
	%528 = shl i64 %527, 32, !dbg !4055
	%529 = zext i32 %522 to i64, !dbg !4055
	%530 = or i64 %529, %528, !dbg !4055
	%531 = bitcast i64 %530 to double, !dbg !4055
	br label %b64, !dbg !4055

b64:
	%532 = phi double [ %531, %b63 ], [ %557, %b65 ], !dbg !4056
	%533 = phi i64 [ 1, %b63 ], [ %558, %b65 ], !dbg !4057
	%534 = icmp slt i64 %533, %47, !dbg !4058
	br i1 %534, label %b65, label %b66, !dbg !4058

b65:
	%535 = trunc i64 %533 to i32, !dbg !4059
	%536 = bitcast double %330 to i64, !dbg !4059
	%537 = trunc i64 %536 to i32, !dbg !4059
	%538 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %537, i32 %535, i32 31), !dbg !4059
	%539 = extractvalue { i32, i1 } %538, 0, !dbg !4059
	%540 = lshr i64 %536, 32, !dbg !4059
	%541 = trunc i64 %540 to i32, !dbg !4059
	%542 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %541, i32 %535, i32 31), !dbg !4059
	%543 = extractvalue { i32, i1 } %542, 0, !dbg !4059
	%544 = zext i32 %543 to i64, !dbg !4059
	%545 = shl i64 %544, 32, !dbg !4059
	%546 = zext i32 %539 to i64, !dbg !4059
	%547 = or i64 %546, %545, !dbg !4059
	%548 = bitcast i64 %547 to double, !dbg !4059
	%549 = call double @__nv_fmax(double %532, double %548), !dbg !4053
	%550 = bitcast double %532 to i64, !dbg !4053
	%551 = bitcast double %548 to i64, !dbg !4053
	%552 = and i64 %550, %551, !dbg !4053
	%553 = fcmp oeq double %532, %548, !dbg !4053
	%554 = bitcast i64 %552 to double, !dbg !4053
	%555 = select i1 %553, double %554, double %549, !dbg !4053
	%556 = fcmp uno double %532, %548, !dbg !4053
	%557 = select i1 %556, double 0x7FF8000000000000, double %555, !dbg !4053
	%558 = add i64 %533, 1, !dbg !4060
	br label %b64, !dbg !4060

b66:
	%559 = phi double [ %492, %b61 ], [ %532, %b64 ], !dbg !4047
	br i1 %390, label %b72, label %b67, !dbg !4061

b67:
	call void @llvm.nvvm.barrier0(), !dbg !4063
	br i1 %300, label %b68, label %b69, !dbg !4064

b68:
	%560 = sdiv i64 %31, 32, !dbg !4065
	%561 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %560, !dbg !4066
	store double %559, double addrspace(3)* %561, align 8, !dbg !4066
	br label %b69, !dbg !4066

b69:
	call void @llvm.nvvm.barrier0(), !dbg !4067
	%562 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 0, !dbg !4068
	%563 = load double, double addrspace(3)* %562, align 8, !dbg !4068
	br label %b70, !dbg !4068

b70:
	%564 = phi double [ %563, %b69 ], [ %577, %b71 ], !dbg !4069
	%565 = phi i64 [ 1, %b69 ], [ %578, %b71 ], !dbg !4070
	%566 = icmp slt i64 %565, %389, !dbg !4071
	br i1 %566, label %b71, label %b72, !dbg !4071

b71:
	%567 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50_8, i64 0, i64 %565, !dbg !4072
	%568 = load double, double addrspace(3)* %567, align 8, !dbg !4072
	%569 = call double @__nv_fmax(double %564, double %568), !dbg !4053
	%570 = bitcast double %564 to i64, !dbg !4053
	%571 = bitcast double %568 to i64, !dbg !4053
	%572 = and i64 %570, %571, !dbg !4053
	%573 = fcmp oeq double %564, %568, !dbg !4053
	%574 = bitcast i64 %572 to double, !dbg !4053
	%575 = select i1 %573, double %574, double %569, !dbg !4053
	%576 = fcmp uno double %564, %568, !dbg !4053
	%577 = select i1 %576, double 0x7FF8000000000000, double %575, !dbg !4053
	%578 = add i64 %565, 1, !dbg !4073
	br label %b70, !dbg !4073

b72:
	%579 = phi double [ %559, %b66 ], [ %564, %b70 ], !dbg !4046
	%580 = getelementptr inbounds double, double addrspace(1)* %326, i64 1, !dbg !4074
	store double %491, double addrspace(1)* %580, align 8, !dbg !4074
	%581 = getelementptr inbounds double, double addrspace(1)* %326, i64 2, !dbg !4075
	store double %579, double addrspace(1)* %581, align 8, !dbg !4075
	br label %b73, !dbg !4076

b73:
	%582 = phi double [ %330, %b72 ], [ %601, %b76 ], !dbg !4077
	%583 = phi i64 [ 1, %b72 ], [ %602, %b76 ], !dbg !4078
	%584 = icmp slt i64 %583, 32, !dbg !4079
	br i1 %584, label %b74, label %b77, !dbg !4079

b74:
	%585 = trunc i64 %583 to i32, !dbg !4080
	%586 = bitcast double %582 to i64, !dbg !4080
	%587 = trunc i64 %586 to i32, !dbg !4080
	%588 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %587, i32 %585, i32 0), !dbg !4080
	%589 = extractvalue { i32, i1 } %588, 0, !dbg !4080
	%590 = lshr i64 %586, 32, !dbg !4080
	%591 = trunc i64 %590 to i32, !dbg !4080
	%592 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %591, i32 %585, i32 0), !dbg !4080
	%593 = extractvalue { i32, i1 } %592, 0, !dbg !4080
	%594 = zext i32 %593 to i64, !dbg !4080
	%595 = shl i64 %594, 32, !dbg !4080
	%596 = zext i32 %589 to i64, !dbg !4080
	%597 = or i64 %596, %595, !dbg !4080
	%598 = bitcast i64 %597 to double, !dbg !4080
	%599 = icmp sge i64 %243, %583, !dbg !4081
	br i1 %599, label %b75, label %b76, !dbg !4081

b75:
	%600 = fadd double %582, %598, !dbg !4082
	br label %b76, !dbg !4082

b76:
	%601 = phi double [ %582, %b74 ], [ %600, %b75 ], !dbg !4077
	%602 = mul i64 %583, 2, !dbg !4083
	br label %b73, !dbg !4083

b77:
	br i1 %390, label %b83, label %b78, !dbg !4084

b78:
	%603 = sdiv i64 %31, 32, !dbg !4086
	call void @llvm.nvvm.barrier0(), !dbg !4087
	br i1 %334, label %b79, label %b80, !dbg !3983

b79:
	%604 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %603, !dbg !4088
	store double %582, double addrspace(3)* %604, align 8, !dbg !4088
	br label %b80, !dbg !4088

b80:
	call void @llvm.nvvm.barrier0(), !dbg !4089
	%605 = icmp slt i64 0, %603, !dbg !4089
	br i1 %605, label %b81, label %b82, !dbg !4089

b81:
	%606 = phi double [ %611, %b81_ok1 ], [ 0.000000e+00, %b80 ], !dbg !4090
	%607 = phi i64 [ %612, %b81_ok1 ], [ 0, %b80 ], !dbg !4090
	%608 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %607, !dbg !4091
	%609 = icmp uge i64 %607, 32, !dbg !4091
	br i1 %609, label %b81_fail1, label %b81_ok1, !dbg !4091, !prof !30

b81_ok1:
	%610 = load double, double addrspace(3)* %608, align 8, !dbg !4091
	%611 = fadd double %606, %610, !dbg !4092
	%612 = add i64 %607, 1, !dbg !4092
	%613 = icmp slt i64 %612, %603, !dbg !4092
	br i1 %613, label %b81, label %b82, !dbg !4092

b82:
	%614 = phi double [ 0.000000e+00, %b80 ], [ %611, %b81_ok1 ], !dbg !4090
	br label %b83, !dbg !4093

b83:
	%615 = phi double [ 0.000000e+00, %b77 ], [ %614, %b82 ], !dbg !3981
	%616 = fadd double %615, %582, !dbg !4094
	br label %b84, !dbg !4098

b84:
	%617 = phi double [ %330, %b83 ], [ %636, %b87 ], !dbg !4099
	%618 = phi i64 [ 1, %b83 ], [ %637, %b87 ], !dbg !4100
	%619 = icmp slt i64 %618, 32, !dbg !4101
	br i1 %619, label %b85, label %b88, !dbg !4101

b85:
	%620 = trunc i64 %618 to i32, !dbg !4102
	%621 = bitcast double %617 to i64, !dbg !4102
	%622 = trunc i64 %621 to i32, !dbg !4102
	%623 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %622, i32 %620, i32 0), !dbg !4102
	%624 = extractvalue { i32, i1 } %623, 0, !dbg !4102
	%625 = lshr i64 %621, 32, !dbg !4102
	%626 = trunc i64 %625 to i32, !dbg !4102
	%627 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %626, i32 %620, i32 0), !dbg !4102
	%628 = extractvalue { i32, i1 } %627, 0, !dbg !4102
	%629 = zext i32 %628 to i64, !dbg !4102
	%630 = shl i64 %629, 32, !dbg !4102
	%631 = zext i32 %624 to i64, !dbg !4102
	%632 = or i64 %631, %630, !dbg !4102
	%633 = bitcast i64 %632 to double, !dbg !4102
	%634 = icmp sge i64 %243, %618, !dbg !4103
	br i1 %634, label %b86, label %b87, !dbg !4103

b86:
	%635 = fadd double %617, %633, !dbg !4104
	br label %b87, !dbg !4104

b87:
	%636 = phi double [ %617, %b85 ], [ %635, %b86 ], !dbg !4099
	%637 = mul i64 %618, 2, !dbg !4105
	br label %b84, !dbg !4105

b88:
	br i1 %390, label %b94, label %b89, !dbg !4106

b89:
	%638 = sdiv i64 %31, 32, !dbg !4108
	call void @llvm.nvvm.barrier0(), !dbg !4109
	br i1 %334, label %b90, label %b91, !dbg !4110

b90:
	%639 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %638, !dbg !4111
	store double %617, double addrspace(3)* %639, align 8, !dbg !4111
	br label %b91, !dbg !4111

b91:
	call void @llvm.nvvm.barrier0(), !dbg !4112
	%640 = icmp slt i64 0, %638, !dbg !4112
	br i1 %640, label %b92, label %b93, !dbg !4112

b92:
	%641 = phi double [ %646, %b92_ok1 ], [ 0.000000e+00, %b91 ], !dbg !4113
	%642 = phi i64 [ %647, %b92_ok1 ], [ 0, %b91 ], !dbg !4113
	%643 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %642, !dbg !4114
	%644 = icmp uge i64 %642, 32, !dbg !4114
	br i1 %644, label %b92_fail1, label %b92_ok1, !dbg !4114, !prof !30

b92_ok1:
	%645 = load double, double addrspace(3)* %643, align 8, !dbg !4114
	%646 = fadd double %641, %645, !dbg !4115
	%647 = add i64 %642, 1, !dbg !4115
	%648 = icmp slt i64 %647, %638, !dbg !4115
	br i1 %648, label %b92, label %b93, !dbg !4115

b93:
	%649 = phi double [ 0.000000e+00, %b91 ], [ %646, %b92_ok1 ], !dbg !4113
	br label %b94, !dbg !4116

b94:
	%650 = phi double [ 0.000000e+00, %b88 ], [ %649, %b93 ], !dbg !4097
	%651 = bitcast double %617 to i64, !dbg !4117
	%652 = trunc i64 %651 to i32, !dbg !4117
	%653 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %652, i32 1, i32 0), !dbg !4117
	%654 = extractvalue { i32, i1 } %653, 0, !dbg !4117
	%655 = lshr i64 %651, 32, !dbg !4117
	%656 = trunc i64 %655 to i32, !dbg !4117
	%657 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %656, i32 1, i32 0), !dbg !4117
	%658 = extractvalue { i32, i1 } %657, 0, !dbg !4117
	%659 = zext i32 %658 to i64, !dbg !4117
	%660 = shl i64 %659, 32, !dbg !4117
	%661 = zext i32 %654 to i64, !dbg !4117
	%662 = or i64 %661, %660, !dbg !4117
	%663 = bitcast i64 %662 to double, !dbg !4117
	br i1 %300, label %b96, label %b95, !dbg !4118

b95:
	%664 = fadd double %650, %663, !dbg !4119
	br label %b96, !dbg !4120

b96:
	%665 = phi double [ %650, %b94 ], [ %664, %b95 ], !dbg !4096
	%666 = getelementptr inbounds double, double addrspace(1)* %326, i64 3, !dbg !4121
	store double %616, double addrspace(1)* %666, align 8, !dbg !4121
	%667 = getelementptr inbounds double, double addrspace(1)* %326, i64 4, !dbg !4122
	store double %665, double addrspace(1)* %667, align 8, !dbg !4122
	%668 = sdiv i64 %335, 3, !dbg !4123
	%669 = icmp sge i64 %668, %22, !dbg !4126
	br i1 %669, label %b97, label %b98, !dbg !4126

b97:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !4127
	ret void, !dbg !4127

b98:
	br i1 %390, label %b99, label %b100, !dbg !4128

b99:
	%670 = trunc i64 %668 to i32, !dbg !4129
	%671 = bitcast double %330 to i64, !dbg !4129
	%672 = trunc i64 %671 to i32, !dbg !4129
	%673 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %672, i32 %670, i32 31), !dbg !4129
	%674 = extractvalue { i32, i1 } %673, 0, !dbg !4129
	%675 = lshr i64 %671, 32, !dbg !4129
	%676 = trunc i64 %675 to i32, !dbg !4129
	%677 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %676, i32 %670, i32 31), !dbg !4129
	%678 = extractvalue { i32, i1 } %677, 0, !dbg !4129
	%679 = zext i32 %678 to i64, !dbg !4129
	%680 = shl i64 %679, 32, !dbg !4129
	%681 = zext i32 %674 to i64, !dbg !4129
	%682 = or i64 %681, %680, !dbg !4129
	%683 = bitcast i64 %682 to double, !dbg !4129
	br label %b103, !dbg !4130

b100:
	call void @llvm.nvvm.barrier0(), !dbg !4132
	%684 = icmp eq i64 %31, %668, !dbg !4133
	br i1 %684, label %b101, label %b102, !dbg !4133

b101:
	store double %330, double addrspace(3)* @gpuc_shared_Broadcast_42_8, align 8, !dbg !4134
	br label %b102, !dbg !4134

b102:
	call void @llvm.nvvm.barrier0(), !dbg !4135
	%685 = load double, double addrspace(3)* @gpuc_shared_Broadcast_42_8, align 8, !dbg !4136
	br label %b103, !dbg !4137

b103:
	%686 = phi double [ %683, %b99 ], [ %685, %b102 ], !dbg !4125
	%687 = getelementptr inbounds double, double addrspace(1)* %326, i64 5, !dbg !4138
	store double %686, double addrspace(1)* %687, align 8, !dbg !4138
	%688 = add i64 %336, 1, !dbg !4138
	%689 = icmp slt i64 %688, 2, !dbg !4138
	br i1 %689, label %b36, label %b104, !dbg !4138

b104:
	ret void, !dbg !3862

b0_fail1:
	%690 = icmp ugt i64 %33, %p1, !dbg !3865
	br i1 %690, label %b0_fail2, label %b0_ok2, !dbg !3865

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %33, i64 %p1), !dbg !3865
	ret void, !dbg !3865

b0_ok2:
	%691 = icmp uge i64 %32, %p5, !dbg !3866
	br i1 %691, label %b0_fail3, label %b0_ok3, !dbg !3866

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %32, i64 %p5), !dbg !3866
	ret void, !dbg !3866

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %34), !dbg !3869
	ret void, !dbg !3869

b35_fail1:
	%692 = icmp ugt i64 %33, %p3, !dbg !3966
	br i1 %692, label %b35_fail2, label %b35_ok2, !dbg !3966

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %33, i64 %p3), !dbg !3966
	ret void, !dbg !3966

b35_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 6, i64 %325), !dbg !3969
	ret void, !dbg !3969

b81_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %607, i64 32), !dbg !4091
	ret void, !dbg !4091

b92_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %642, i64 32), !dbg !4114
	ret void, !dbg !4114
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

declare i32 @__nvvm_reflect(i8* %a0) nounwind readnone

declare float @__nv_fminf(float %a0, float %a1) nounwind readnone

declare float @__nv_fmaxf(float %a0, float %a1) nounwind readnone

declare double @__nv_fmin(double %a0, double %a1) nounwind readnone

declare double @__nv_fmax(double %a0, double %a1) nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!4139, !4140, !4141, !4142, !4143, !4144, !4145, !4146, !4147, !4148, !4149, !4150, !4151, !4152, !4153, !4154, !4155, !4156, !4157, !4158, !4159, !4160, !4161, !4162, !4163, !4164, !4165, !4166, !4167, !4168, !4169, !4170, !4171, !4172, !4173, !4174}
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
!328 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!329 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!330 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!331 = !DILocation(line: 16, column: 25, scope: !324, inlinedAt: !325)
!332 = !DILocation(line: 8, column: 15, scope: !330, inlinedAt: !331)
!333 = !DILocation(line: 45, column: 16, scope: !329, inlinedAt: !332)
!334 = !DILocation(line: 68, column: 15, scope: !328, inlinedAt: !333)
!335 = !DILocation(line: 70, column: 13, scope: !328, inlinedAt: !333)
!336 = !DILocation(line: 71, column: 7, scope: !328, inlinedAt: !333)
!337 = !DILocation(line: 19, column: 40, scope: !324, inlinedAt: !325)
!338 = !DILocation(line: 67, column: 13, scope: !328, inlinedAt: !333)
!339 = !DILocation(line: 68, column: 3, scope: !329, inlinedAt: !332)
!340 = !DILocation(line: 66, column: 35, scope: !328, inlinedAt: !333)
!341 = !DILocation(line: 72, column: 7, scope: !328, inlinedAt: !333)
!342 = !DILocation(line: 72, column: 35, scope: !328, inlinedAt: !333)
!343 = !DILocation(line: 73, column: 23, scope: !328, inlinedAt: !333)
!344 = !DILocation(line: 8, column: 76, scope: !330, inlinedAt: !331)
!345 = !DILocation(line: 72, column: 40, scope: !328, inlinedAt: !333)
!346 = !DILocation(line: 77, column: 16, scope: !328, inlinedAt: !333)
!347 = !DILocation(line: 77, column: 2, scope: !328, inlinedAt: !333)
!348 = !DILocation(line: 78, column: 6, scope: !328, inlinedAt: !333)
!349 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !333)
!350 = !DILocation(line: 79, column: 23, scope: !328, inlinedAt: !333)
!351 = !DILocation(line: 78, column: 27, scope: !328, inlinedAt: !333)
!352 = !DILocation(line: 16, column: 6, scope: !324, inlinedAt: !325)
!353 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!354 = !DILocation(line: 17, column: 33, scope: !324, inlinedAt: !325)
!355 = !DILocation(line: 14, column: 15, scope: !353, inlinedAt: !354)
!356 = !DILocation(line: 45, column: 16, scope: !329, inlinedAt: !355)
!357 = !DILocation(line: 67, column: 13, scope: !328, inlinedAt: !356)
!358 = !DILocation(line: 68, column: 15, scope: !328, inlinedAt: !356)
!359 = !DILocation(line: 68, column: 3, scope: !329, inlinedAt: !355)
!360 = !DILocation(line: 71, column: 7, scope: !328, inlinedAt: !356)
!361 = !DILocation(line: 66, column: 35, scope: !328, inlinedAt: !356)
!362 = !DILocation(line: 72, column: 7, scope: !328, inlinedAt: !356)
!363 = !DILocation(line: 72, column: 35, scope: !328, inlinedAt: !356)
!364 = !DILocation(line: 73, column: 23, scope: !328, inlinedAt: !356)
!365 = !DILocation(line: 14, column: 77, scope: !353, inlinedAt: !354)
!366 = !DILocation(line: 72, column: 40, scope: !328, inlinedAt: !356)
!367 = !DILocation(line: 77, column: 16, scope: !328, inlinedAt: !356)
!368 = !DILocation(line: 77, column: 2, scope: !328, inlinedAt: !356)
!369 = !DILocation(line: 78, column: 6, scope: !328, inlinedAt: !356)
!370 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !356)
!371 = !DILocation(line: 79, column: 23, scope: !328, inlinedAt: !356)
!372 = !DILocation(line: 78, column: 27, scope: !328, inlinedAt: !356)
!373 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!374 = !DILocation(line: 17, column: 54, scope: !324, inlinedAt: !325)
!375 = !DILocation(line: 20, column: 15, scope: !373, inlinedAt: !374)
!376 = !DILocation(line: 45, column: 16, scope: !329, inlinedAt: !375)
!377 = !DILocation(line: 67, column: 13, scope: !328, inlinedAt: !376)
!378 = !DILocation(line: 68, column: 15, scope: !328, inlinedAt: !376)
!379 = !DILocation(line: 68, column: 3, scope: !329, inlinedAt: !375)
!380 = !DILocation(line: 71, column: 7, scope: !328, inlinedAt: !376)
!381 = !DILocation(line: 66, column: 35, scope: !328, inlinedAt: !376)
!382 = !DILocation(line: 72, column: 7, scope: !328, inlinedAt: !376)
!383 = !DILocation(line: 72, column: 35, scope: !328, inlinedAt: !376)
!384 = !DILocation(line: 73, column: 23, scope: !328, inlinedAt: !376)
!385 = !DILocation(line: 20, column: 77, scope: !373, inlinedAt: !374)
!386 = !DILocation(line: 72, column: 40, scope: !328, inlinedAt: !376)
!387 = !DILocation(line: 77, column: 16, scope: !328, inlinedAt: !376)
!388 = !DILocation(line: 77, column: 2, scope: !328, inlinedAt: !376)
!389 = !DILocation(line: 78, column: 6, scope: !328, inlinedAt: !376)
!390 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !376)
!391 = !DILocation(line: 79, column: 23, scope: !328, inlinedAt: !376)
!392 = !DILocation(line: 78, column: 27, scope: !328, inlinedAt: !376)
!393 = !DILocation(line: 17, column: 6, scope: !324, inlinedAt: !325)
!394 = !DILocation(line: 17, column: 14, scope: !324, inlinedAt: !325)
!395 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!396 = distinct !DISubprogram(name: "scan", scope: !395, file: !395, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!397 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !395, file: !395, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!398 = !DILocation(line: 18, column: 40, scope: !324, inlinedAt: !325)
!399 = !DILocation(line: 6, column: 21, scope: !397, inlinedAt: !398)
!400 = !DILocation(line: 25, column: 16, scope: !396, inlinedAt: !399)
!401 = !DILocation(line: 23, column: 48, scope: !396, inlinedAt: !399)
!402 = !DILocation(line: 26, column: 6, scope: !396, inlinedAt: !399)
!403 = !DILocation(line: 26, column: 24, scope: !396, inlinedAt: !399)
!404 = !DILocation(line: 27, column: 24, scope: !396, inlinedAt: !399)
!405 = !DILocation(line: 27, column: 44, scope: !396, inlinedAt: !399)
!406 = !DILocation(line: 28, column: 4, scope: !396, inlinedAt: !399)
!407 = !DILocation(line: 26, column: 37, scope: !396, inlinedAt: !399)
!408 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !395, file: !395, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!409 = !DILocation(line: 18, column: 68, scope: !324, inlinedAt: !325)
!410 = !DILocation(line: 14, column: 21, scope: !408, inlinedAt: !409)
!411 = !DILocation(line: 23, column: 48, scope: !396, inlinedAt: !410)
!412 = !DILocation(line: 26, column: 6, scope: !396, inlinedAt: !410)
!413 = !DILocation(line: 26, column: 24, scope: !396, inlinedAt: !410)
!414 = !DILocation(line: 27, column: 24, scope: !396, inlinedAt: !410)
!415 = !DILocation(line: 27, column: 44, scope: !396, inlinedAt: !410)
!416 = !DILocation(line: 28, column: 4, scope: !396, inlinedAt: !410)
!417 = !DILocation(line: 26, column: 37, scope: !396, inlinedAt: !410)
!418 = !DILocation(line: 15, column: 20, scope: !408, inlinedAt: !409)
!419 = !DILocation(line: 15, column: 42, scope: !408, inlinedAt: !409)
!420 = !DILocation(line: 18, column: 2, scope: !324, inlinedAt: !325)
!421 = !DILocation(line: 18, column: 6, scope: !324, inlinedAt: !325)
!422 = !DILocation(line: 18, column: 14, scope: !324, inlinedAt: !325)
!423 = !DILocation(line: 19, column: 42, scope: !324, inlinedAt: !325)
!424 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!425 = distinct !DISubprogram(name: "Broadcast", scope: !424, file: !424, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!426 = !DILocation(line: 19, column: 25, scope: !324, inlinedAt: !325)
!427 = !DILocation(line: 36, column: 10, scope: !425, inlinedAt: !426)
!428 = !DILocation(line: 36, column: 22, scope: !425, inlinedAt: !426)
!429 = !DILocation(line: 37, column: 8, scope: !425, inlinedAt: !426)
!430 = !DILocation(line: 40, column: 17, scope: !425, inlinedAt: !426)
!431 = !DILocation(line: 19, column: 6, scope: !324, inlinedAt: !325)
!432 = !DILocation(line: 31, column: 26, scope: !318, inlinedAt: !319)
!433 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!434 = !DILocation(line: 31, column: 9, scope: !318, inlinedAt: !319)
!435 = !DILocation(line: 14, column: 11, scope: !433, inlinedAt: !434)
!436 = !DILocation(line: 31, column: 48, scope: !318, inlinedAt: !319)
!437 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!438 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!439 = !DILocation(line: 16, column: 25, scope: !433, inlinedAt: !434)
!440 = !DILocation(line: 8, column: 15, scope: !438, inlinedAt: !439)
!441 = !DILocation(line: 45, column: 16, scope: !437, inlinedAt: !440)
!442 = !DILocation(line: 68, column: 15, scope: !328, inlinedAt: !441)
!443 = distinct !DISubprogram(name: "Block.warps", scope: !424, file: !424, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!444 = !DILocation(line: 46, column: 14, scope: !437, inlinedAt: !440)
!445 = !DILocation(line: 26, column: 47, scope: !443, inlinedAt: !444)
!446 = !DILocation(line: 26, column: 59, scope: !443, inlinedAt: !444)
!447 = distinct !DISubprogram(name: "scan", scope: !395, file: !395, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!448 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !395, file: !395, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!449 = !DILocation(line: 18, column: 40, scope: !433, inlinedAt: !434)
!450 = !DILocation(line: 6, column: 21, scope: !448, inlinedAt: !449)
!451 = !DILocation(line: 37, column: 21, scope: !447, inlinedAt: !450)
!452 = !DILocation(line: 37, column: 10, scope: !447, inlinedAt: !450)
!453 = !DILocation(line: 19, column: 40, scope: !433, inlinedAt: !434)
!454 = !DILocation(line: 67, column: 13, scope: !328, inlinedAt: !441)
!455 = !DILocation(line: 68, column: 3, scope: !437, inlinedAt: !440)
!456 = !DILocation(line: 71, column: 7, scope: !328, inlinedAt: !441)
!457 = !DILocation(line: 66, column: 35, scope: !328, inlinedAt: !441)
!458 = !DILocation(line: 72, column: 7, scope: !328, inlinedAt: !441)
!459 = !DILocation(line: 72, column: 35, scope: !328, inlinedAt: !441)
!460 = !DILocation(line: 73, column: 23, scope: !328, inlinedAt: !441)
!461 = !DILocation(line: 8, column: 76, scope: !438, inlinedAt: !439)
!462 = !DILocation(line: 72, column: 40, scope: !328, inlinedAt: !441)
!463 = !DILocation(line: 77, column: 16, scope: !328, inlinedAt: !441)
!464 = !DILocation(line: 77, column: 2, scope: !328, inlinedAt: !441)
!465 = !DILocation(line: 78, column: 6, scope: !328, inlinedAt: !441)
!466 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !441)
!467 = !DILocation(line: 79, column: 23, scope: !328, inlinedAt: !441)
!468 = !DILocation(line: 78, column: 27, scope: !328, inlinedAt: !441)
!469 = !DILocation(line: 26, column: 64, scope: !443, inlinedAt: !444)
!470 = !DILocation(line: 47, column: 7, scope: !437, inlinedAt: !440)
!471 = !DILocation(line: 50, column: 31, scope: !437, inlinedAt: !440)
!472 = !DILocation(line: 51, column: 10, scope: !437, inlinedAt: !440)
!473 = !DILocation(line: 52, column: 14, scope: !437, inlinedAt: !440)
!474 = !DILocation(line: 53, column: 17, scope: !437, inlinedAt: !440)
!475 = !DILocation(line: 53, column: 8, scope: !437, inlinedAt: !440)
!476 = !DILocation(line: 55, column: 10, scope: !437, inlinedAt: !440)
!477 = !DILocation(line: 56, column: 11, scope: !437, inlinedAt: !440)
!478 = !DILocation(line: 43, column: 50, scope: !437, inlinedAt: !440)
!479 = !DILocation(line: 57, column: 6, scope: !437, inlinedAt: !440)
!480 = !DILocation(line: 57, column: 16, scope: !437, inlinedAt: !440)
!481 = !DILocation(line: 58, column: 17, scope: !437, inlinedAt: !440)
!482 = !DILocation(line: 57, column: 21, scope: !437, inlinedAt: !440)
!483 = !DILocation(line: 16, column: 6, scope: !433, inlinedAt: !434)
!484 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!485 = !DILocation(line: 17, column: 33, scope: !433, inlinedAt: !434)
!486 = !DILocation(line: 14, column: 15, scope: !484, inlinedAt: !485)
!487 = !DILocation(line: 45, column: 16, scope: !437, inlinedAt: !486)
!488 = !DILocation(line: 67, column: 13, scope: !328, inlinedAt: !487)
!489 = !DILocation(line: 68, column: 15, scope: !328, inlinedAt: !487)
!490 = !DILocation(line: 68, column: 3, scope: !437, inlinedAt: !486)
!491 = !DILocation(line: 71, column: 7, scope: !328, inlinedAt: !487)
!492 = !DILocation(line: 66, column: 35, scope: !328, inlinedAt: !487)
!493 = !DILocation(line: 72, column: 7, scope: !328, inlinedAt: !487)
!494 = !DILocation(line: 72, column: 35, scope: !328, inlinedAt: !487)
!495 = !DILocation(line: 73, column: 23, scope: !328, inlinedAt: !487)
!496 = !DILocation(line: 14, column: 77, scope: !484, inlinedAt: !485)
!497 = !DILocation(line: 72, column: 40, scope: !328, inlinedAt: !487)
!498 = !DILocation(line: 77, column: 16, scope: !328, inlinedAt: !487)
!499 = !DILocation(line: 77, column: 2, scope: !328, inlinedAt: !487)
!500 = !DILocation(line: 78, column: 6, scope: !328, inlinedAt: !487)
!501 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !487)
!502 = !DILocation(line: 79, column: 23, scope: !328, inlinedAt: !487)
!503 = !DILocation(line: 78, column: 27, scope: !328, inlinedAt: !487)
!504 = !DILocation(line: 47, column: 7, scope: !437, inlinedAt: !486)
!505 = !DILocation(line: 50, column: 31, scope: !437, inlinedAt: !486)
!506 = !DILocation(line: 51, column: 10, scope: !437, inlinedAt: !486)
!507 = !DILocation(line: 52, column: 14, scope: !437, inlinedAt: !486)
!508 = !DILocation(line: 53, column: 17, scope: !437, inlinedAt: !486)
!509 = !DILocation(line: 53, column: 8, scope: !437, inlinedAt: !486)
!510 = !DILocation(line: 55, column: 10, scope: !437, inlinedAt: !486)
!511 = !DILocation(line: 56, column: 11, scope: !437, inlinedAt: !486)
!512 = !DILocation(line: 43, column: 50, scope: !437, inlinedAt: !486)
!513 = !DILocation(line: 57, column: 6, scope: !437, inlinedAt: !486)
!514 = !DILocation(line: 57, column: 16, scope: !437, inlinedAt: !486)
!515 = !DILocation(line: 58, column: 17, scope: !437, inlinedAt: !486)
!516 = !DILocation(line: 57, column: 21, scope: !437, inlinedAt: !486)
!517 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!518 = !DILocation(line: 17, column: 54, scope: !433, inlinedAt: !434)
!519 = !DILocation(line: 20, column: 15, scope: !517, inlinedAt: !518)
!520 = !DILocation(line: 45, column: 16, scope: !437, inlinedAt: !519)
!521 = !DILocation(line: 67, column: 13, scope: !328, inlinedAt: !520)
!522 = !DILocation(line: 68, column: 15, scope: !328, inlinedAt: !520)
!523 = !DILocation(line: 68, column: 3, scope: !437, inlinedAt: !519)
!524 = !DILocation(line: 71, column: 7, scope: !328, inlinedAt: !520)
!525 = !DILocation(line: 66, column: 35, scope: !328, inlinedAt: !520)
!526 = !DILocation(line: 72, column: 7, scope: !328, inlinedAt: !520)
!527 = !DILocation(line: 72, column: 35, scope: !328, inlinedAt: !520)
!528 = !DILocation(line: 73, column: 23, scope: !328, inlinedAt: !520)
!529 = !DILocation(line: 20, column: 77, scope: !517, inlinedAt: !518)
!530 = !DILocation(line: 72, column: 40, scope: !328, inlinedAt: !520)
!531 = !DILocation(line: 77, column: 16, scope: !328, inlinedAt: !520)
!532 = !DILocation(line: 77, column: 2, scope: !328, inlinedAt: !520)
!533 = !DILocation(line: 78, column: 6, scope: !328, inlinedAt: !520)
!534 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !520)
!535 = !DILocation(line: 79, column: 23, scope: !328, inlinedAt: !520)
!536 = !DILocation(line: 78, column: 27, scope: !328, inlinedAt: !520)
!537 = !DILocation(line: 47, column: 7, scope: !437, inlinedAt: !519)
!538 = !DILocation(line: 50, column: 31, scope: !437, inlinedAt: !519)
!539 = !DILocation(line: 51, column: 10, scope: !437, inlinedAt: !519)
!540 = !DILocation(line: 52, column: 14, scope: !437, inlinedAt: !519)
!541 = !DILocation(line: 53, column: 17, scope: !437, inlinedAt: !519)
!542 = !DILocation(line: 53, column: 8, scope: !437, inlinedAt: !519)
!543 = !DILocation(line: 55, column: 10, scope: !437, inlinedAt: !519)
!544 = !DILocation(line: 56, column: 11, scope: !437, inlinedAt: !519)
!545 = !DILocation(line: 43, column: 50, scope: !437, inlinedAt: !519)
!546 = !DILocation(line: 57, column: 6, scope: !437, inlinedAt: !519)
!547 = !DILocation(line: 57, column: 16, scope: !437, inlinedAt: !519)
!548 = !DILocation(line: 58, column: 17, scope: !437, inlinedAt: !519)
!549 = !DILocation(line: 57, column: 21, scope: !437, inlinedAt: !519)
!550 = !DILocation(line: 17, column: 6, scope: !433, inlinedAt: !434)
!551 = !DILocation(line: 17, column: 14, scope: !433, inlinedAt: !434)
!552 = !DILocation(line: 25, column: 16, scope: !447, inlinedAt: !450)
!553 = !DILocation(line: 23, column: 48, scope: !447, inlinedAt: !450)
!554 = !DILocation(line: 26, column: 6, scope: !447, inlinedAt: !450)
!555 = !DILocation(line: 26, column: 24, scope: !447, inlinedAt: !450)
!556 = !DILocation(line: 27, column: 24, scope: !447, inlinedAt: !450)
!557 = !DILocation(line: 27, column: 44, scope: !447, inlinedAt: !450)
!558 = !DILocation(line: 28, column: 4, scope: !447, inlinedAt: !450)
!559 = !DILocation(line: 26, column: 37, scope: !447, inlinedAt: !450)
!560 = !DILocation(line: 31, column: 15, scope: !447, inlinedAt: !450)
!561 = !DILocation(line: 34, column: 32, scope: !447, inlinedAt: !450)
!562 = !DILocation(line: 35, column: 19, scope: !447, inlinedAt: !450)
!563 = !DILocation(line: 36, column: 10, scope: !447, inlinedAt: !450)
!564 = !DILocation(line: 38, column: 9, scope: !447, inlinedAt: !450)
!565 = !DILocation(line: 40, column: 10, scope: !447, inlinedAt: !450)
!566 = !DILocation(line: 23, column: 59, scope: !447, inlinedAt: !450)
!567 = !DILocation(line: 42, column: 19, scope: !447, inlinedAt: !450)
!568 = !DILocation(line: 42, column: 3, scope: !447, inlinedAt: !450)
!569 = !DILocation(line: 44, column: 2, scope: !448, inlinedAt: !449)
!570 = !DILocation(line: 7, column: 16, scope: !448, inlinedAt: !449)
!571 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !395, file: !395, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!572 = !DILocation(line: 18, column: 68, scope: !433, inlinedAt: !434)
!573 = !DILocation(line: 14, column: 21, scope: !571, inlinedAt: !572)
!574 = !DILocation(line: 25, column: 16, scope: !447, inlinedAt: !573)
!575 = !DILocation(line: 23, column: 48, scope: !447, inlinedAt: !573)
!576 = !DILocation(line: 26, column: 6, scope: !447, inlinedAt: !573)
!577 = !DILocation(line: 26, column: 24, scope: !447, inlinedAt: !573)
!578 = !DILocation(line: 27, column: 24, scope: !447, inlinedAt: !573)
!579 = !DILocation(line: 27, column: 44, scope: !447, inlinedAt: !573)
!580 = !DILocation(line: 28, column: 4, scope: !447, inlinedAt: !573)
!581 = !DILocation(line: 26, column: 37, scope: !447, inlinedAt: !573)
!582 = !DILocation(line: 31, column: 15, scope: !447, inlinedAt: !573)
!583 = !DILocation(line: 34, column: 32, scope: !447, inlinedAt: !573)
!584 = !DILocation(line: 35, column: 19, scope: !447, inlinedAt: !573)
!585 = !DILocation(line: 36, column: 10, scope: !447, inlinedAt: !573)
!586 = !DILocation(line: 37, column: 10, scope: !447, inlinedAt: !573)
!587 = !DILocation(line: 38, column: 9, scope: !447, inlinedAt: !573)
!588 = !DILocation(line: 40, column: 10, scope: !447, inlinedAt: !573)
!589 = !DILocation(line: 23, column: 59, scope: !447, inlinedAt: !573)
!590 = !DILocation(line: 42, column: 19, scope: !447, inlinedAt: !573)
!591 = !DILocation(line: 42, column: 3, scope: !447, inlinedAt: !573)
!592 = !DILocation(line: 44, column: 2, scope: !571, inlinedAt: !572)
!593 = !DILocation(line: 15, column: 20, scope: !571, inlinedAt: !572)
!594 = !DILocation(line: 15, column: 42, scope: !571, inlinedAt: !572)
!595 = !DILocation(line: 18, column: 16, scope: !571, inlinedAt: !572)
!596 = !DILocation(line: 18, column: 2, scope: !433, inlinedAt: !434)
!597 = !DILocation(line: 18, column: 6, scope: !433, inlinedAt: !434)
!598 = !DILocation(line: 18, column: 14, scope: !433, inlinedAt: !434)
!599 = !DILocation(line: 19, column: 42, scope: !433, inlinedAt: !434)
!600 = distinct !DISubprogram(name: "Broadcast", scope: !424, file: !424, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!601 = !DILocation(line: 19, column: 25, scope: !433, inlinedAt: !434)
!602 = !DILocation(line: 36, column: 22, scope: !600, inlinedAt: !601)
!603 = !DILocation(line: 37, column: 8, scope: !600, inlinedAt: !601)
!604 = !DILocation(line: 39, column: 15, scope: !600, inlinedAt: !601)
!605 = !DILocation(line: 40, column: 17, scope: !600, inlinedAt: !601)
!606 = !DILocation(line: 40, column: 3, scope: !433, inlinedAt: !434)
!607 = !DILocation(line: 42, column: 16, scope: !600, inlinedAt: !601)
!608 = !DILocation(line: 43, column: 10, scope: !600, inlinedAt: !601)
!609 = !DILocation(line: 44, column: 14, scope: !600, inlinedAt: !601)
!610 = !DILocation(line: 45, column: 3, scope: !600, inlinedAt: !601)
!611 = !DILocation(line: 47, column: 10, scope: !600, inlinedAt: !601)
!612 = !DILocation(line: 48, column: 9, scope: !600, inlinedAt: !601)
!613 = !DILocation(line: 48, column: 2, scope: !433, inlinedAt: !434)
!614 = !DILocation(line: 19, column: 6, scope: !433, inlinedAt: !434)
!615 = distinct !DISubprogram(name: "IntegersInt8", scope: !277, file: !277, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!616 = !DILocation(line: 20, column: 6, scope: !615)
!617 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!618 = !DILocation(line: 20, column: 73, scope: !615)
!619 = !DILocation(line: 35, column: 20, scope: !617, inlinedAt: !618)
!620 = !DILocation(line: 36, column: 27, scope: !617, inlinedAt: !618)
!621 = !DILocation(line: 36, column: 25, scope: !617, inlinedAt: !618)
!622 = !DILocation(line: 36, column: 48, scope: !617, inlinedAt: !618)
!623 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!624 = !DILocation(line: 36, column: 10, scope: !617, inlinedAt: !618)
!625 = !DILocation(line: 24, column: 11, scope: !623, inlinedAt: !624)
!626 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!627 = !DILocation(line: 25, column: 40, scope: !623, inlinedAt: !624)
!628 = !DILocation(line: 26, column: 15, scope: !626, inlinedAt: !627)
!629 = !DILocation(line: 45, column: 16, scope: !329, inlinedAt: !628)
!630 = !DILocation(line: 67, column: 13, scope: !328, inlinedAt: !629)
!631 = !DILocation(line: 68, column: 15, scope: !328, inlinedAt: !629)
!632 = !DILocation(line: 68, column: 3, scope: !329, inlinedAt: !628)
!633 = !DILocation(line: 70, column: 13, scope: !328, inlinedAt: !629)
!634 = !DILocation(line: 71, column: 7, scope: !328, inlinedAt: !629)
!635 = !DILocation(line: 66, column: 35, scope: !328, inlinedAt: !629)
!636 = !DILocation(line: 72, column: 7, scope: !328, inlinedAt: !629)
!637 = !DILocation(line: 72, column: 35, scope: !328, inlinedAt: !629)
!638 = !DILocation(line: 73, column: 23, scope: !328, inlinedAt: !629)
!639 = !DILocation(line: 26, column: 76, scope: !626, inlinedAt: !627)
!640 = !DILocation(line: 72, column: 40, scope: !328, inlinedAt: !629)
!641 = !DILocation(line: 77, column: 16, scope: !328, inlinedAt: !629)
!642 = !DILocation(line: 77, column: 2, scope: !328, inlinedAt: !629)
!643 = !DILocation(line: 78, column: 6, scope: !328, inlinedAt: !629)
!644 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !629)
!645 = !DILocation(line: 79, column: 23, scope: !328, inlinedAt: !629)
!646 = !DILocation(line: 78, column: 27, scope: !328, inlinedAt: !629)
!647 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!648 = !DILocation(line: 25, column: 60, scope: !623, inlinedAt: !624)
!649 = !DILocation(line: 31, column: 15, scope: !647, inlinedAt: !648)
!650 = !DILocation(line: 45, column: 16, scope: !329, inlinedAt: !649)
!651 = !DILocation(line: 67, column: 13, scope: !328, inlinedAt: !650)
!652 = !DILocation(line: 68, column: 15, scope: !328, inlinedAt: !650)
!653 = !DILocation(line: 68, column: 3, scope: !329, inlinedAt: !649)
!654 = !DILocation(line: 70, column: 13, scope: !328, inlinedAt: !650)
!655 = !DILocation(line: 71, column: 7, scope: !328, inlinedAt: !650)
!656 = !DILocation(line: 66, column: 35, scope: !328, inlinedAt: !650)
!657 = !DILocation(line: 72, column: 7, scope: !328, inlinedAt: !650)
!658 = !DILocation(line: 72, column: 35, scope: !328, inlinedAt: !650)
!659 = !DILocation(line: 73, column: 23, scope: !328, inlinedAt: !650)
!660 = !DILocation(line: 31, column: 74, scope: !647, inlinedAt: !648)
!661 = !DILocation(line: 72, column: 40, scope: !328, inlinedAt: !650)
!662 = !DILocation(line: 77, column: 16, scope: !328, inlinedAt: !650)
!663 = !DILocation(line: 77, column: 2, scope: !328, inlinedAt: !650)
!664 = !DILocation(line: 78, column: 6, scope: !328, inlinedAt: !650)
!665 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !650)
!666 = !DILocation(line: 79, column: 23, scope: !328, inlinedAt: !650)
!667 = !DILocation(line: 78, column: 27, scope: !328, inlinedAt: !650)
!668 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!669 = !DILocation(line: 25, column: 81, scope: !623, inlinedAt: !624)
!670 = !DILocation(line: 37, column: 15, scope: !668, inlinedAt: !669)
!671 = !DILocation(line: 45, column: 16, scope: !329, inlinedAt: !670)
!672 = !DILocation(line: 67, column: 13, scope: !328, inlinedAt: !671)
!673 = !DILocation(line: 68, column: 15, scope: !328, inlinedAt: !671)
!674 = !DILocation(line: 68, column: 3, scope: !329, inlinedAt: !670)
!675 = !DILocation(line: 70, column: 13, scope: !328, inlinedAt: !671)
!676 = !DILocation(line: 71, column: 7, scope: !328, inlinedAt: !671)
!677 = !DILocation(line: 66, column: 35, scope: !328, inlinedAt: !671)
!678 = !DILocation(line: 72, column: 7, scope: !328, inlinedAt: !671)
!679 = !DILocation(line: 72, column: 35, scope: !328, inlinedAt: !671)
!680 = !DILocation(line: 73, column: 23, scope: !328, inlinedAt: !671)
!681 = !DILocation(line: 37, column: 76, scope: !668, inlinedAt: !669)
!682 = !DILocation(line: 72, column: 40, scope: !328, inlinedAt: !671)
!683 = !DILocation(line: 77, column: 16, scope: !328, inlinedAt: !671)
!684 = !DILocation(line: 77, column: 2, scope: !328, inlinedAt: !671)
!685 = !DILocation(line: 78, column: 6, scope: !328, inlinedAt: !671)
!686 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !671)
!687 = !DILocation(line: 79, column: 23, scope: !328, inlinedAt: !671)
!688 = !DILocation(line: 78, column: 27, scope: !328, inlinedAt: !671)
!689 = !DILocation(line: 25, column: 5, scope: !623, inlinedAt: !624)
!690 = !DILocation(line: 25, column: 13, scope: !623, inlinedAt: !624)
!691 = !DILocation(line: 25, column: 21, scope: !623, inlinedAt: !624)
!692 = !DILocation(line: 37, column: 27, scope: !617, inlinedAt: !618)
!693 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!694 = !DILocation(line: 37, column: 10, scope: !617, inlinedAt: !618)
!695 = !DILocation(line: 24, column: 11, scope: !693, inlinedAt: !694)
!696 = !DILocation(line: 37, column: 50, scope: !617, inlinedAt: !618)
!697 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!698 = !DILocation(line: 25, column: 40, scope: !693, inlinedAt: !694)
!699 = !DILocation(line: 26, column: 15, scope: !697, inlinedAt: !698)
!700 = !DILocation(line: 45, column: 16, scope: !437, inlinedAt: !699)
!701 = !DILocation(line: 67, column: 13, scope: !328, inlinedAt: !700)
!702 = !DILocation(line: 68, column: 15, scope: !328, inlinedAt: !700)
!703 = !DILocation(line: 68, column: 3, scope: !437, inlinedAt: !699)
!704 = !DILocation(line: 70, column: 13, scope: !328, inlinedAt: !700)
!705 = !DILocation(line: 71, column: 7, scope: !328, inlinedAt: !700)
!706 = !DILocation(line: 66, column: 35, scope: !328, inlinedAt: !700)
!707 = !DILocation(line: 72, column: 7, scope: !328, inlinedAt: !700)
!708 = !DILocation(line: 72, column: 35, scope: !328, inlinedAt: !700)
!709 = !DILocation(line: 73, column: 23, scope: !328, inlinedAt: !700)
!710 = !DILocation(line: 26, column: 76, scope: !697, inlinedAt: !698)
!711 = !DILocation(line: 72, column: 40, scope: !328, inlinedAt: !700)
!712 = !DILocation(line: 77, column: 16, scope: !328, inlinedAt: !700)
!713 = !DILocation(line: 77, column: 2, scope: !328, inlinedAt: !700)
!714 = !DILocation(line: 78, column: 6, scope: !328, inlinedAt: !700)
!715 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !700)
!716 = !DILocation(line: 79, column: 23, scope: !328, inlinedAt: !700)
!717 = !DILocation(line: 78, column: 27, scope: !328, inlinedAt: !700)
!718 = !DILocation(line: 46, column: 14, scope: !437, inlinedAt: !699)
!719 = !DILocation(line: 26, column: 47, scope: !443, inlinedAt: !718)
!720 = !DILocation(line: 26, column: 59, scope: !443, inlinedAt: !718)
!721 = !DILocation(line: 26, column: 64, scope: !443, inlinedAt: !718)
!722 = !DILocation(line: 47, column: 7, scope: !437, inlinedAt: !699)
!723 = !DILocation(line: 50, column: 31, scope: !437, inlinedAt: !699)
!724 = !DILocation(line: 51, column: 10, scope: !437, inlinedAt: !699)
!725 = !DILocation(line: 52, column: 11, scope: !437, inlinedAt: !699)
!726 = !DILocation(line: 52, column: 14, scope: !437, inlinedAt: !699)
!727 = !DILocation(line: 53, column: 17, scope: !437, inlinedAt: !699)
!728 = !DILocation(line: 53, column: 8, scope: !437, inlinedAt: !699)
!729 = !DILocation(line: 55, column: 10, scope: !437, inlinedAt: !699)
!730 = !DILocation(line: 56, column: 11, scope: !437, inlinedAt: !699)
!731 = !DILocation(line: 43, column: 50, scope: !437, inlinedAt: !699)
!732 = !DILocation(line: 57, column: 6, scope: !437, inlinedAt: !699)
!733 = !DILocation(line: 57, column: 16, scope: !437, inlinedAt: !699)
!734 = !DILocation(line: 58, column: 17, scope: !437, inlinedAt: !699)
!735 = !DILocation(line: 57, column: 21, scope: !437, inlinedAt: !699)
!736 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!737 = !DILocation(line: 25, column: 60, scope: !693, inlinedAt: !694)
!738 = !DILocation(line: 31, column: 15, scope: !736, inlinedAt: !737)
!739 = !DILocation(line: 45, column: 16, scope: !437, inlinedAt: !738)
!740 = !DILocation(line: 67, column: 13, scope: !328, inlinedAt: !739)
!741 = !DILocation(line: 68, column: 15, scope: !328, inlinedAt: !739)
!742 = !DILocation(line: 68, column: 3, scope: !437, inlinedAt: !738)
!743 = !DILocation(line: 70, column: 13, scope: !328, inlinedAt: !739)
!744 = !DILocation(line: 71, column: 7, scope: !328, inlinedAt: !739)
!745 = !DILocation(line: 66, column: 35, scope: !328, inlinedAt: !739)
!746 = !DILocation(line: 72, column: 7, scope: !328, inlinedAt: !739)
!747 = !DILocation(line: 72, column: 35, scope: !328, inlinedAt: !739)
!748 = !DILocation(line: 73, column: 23, scope: !328, inlinedAt: !739)
!749 = !DILocation(line: 31, column: 74, scope: !736, inlinedAt: !737)
!750 = !DILocation(line: 72, column: 40, scope: !328, inlinedAt: !739)
!751 = !DILocation(line: 77, column: 16, scope: !328, inlinedAt: !739)
!752 = !DILocation(line: 77, column: 2, scope: !328, inlinedAt: !739)
!753 = !DILocation(line: 78, column: 6, scope: !328, inlinedAt: !739)
!754 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !739)
!755 = !DILocation(line: 79, column: 23, scope: !328, inlinedAt: !739)
!756 = !DILocation(line: 78, column: 27, scope: !328, inlinedAt: !739)
!757 = !DILocation(line: 47, column: 7, scope: !437, inlinedAt: !738)
!758 = !DILocation(line: 50, column: 31, scope: !437, inlinedAt: !738)
!759 = !DILocation(line: 51, column: 10, scope: !437, inlinedAt: !738)
!760 = !DILocation(line: 52, column: 11, scope: !437, inlinedAt: !738)
!761 = !DILocation(line: 52, column: 14, scope: !437, inlinedAt: !738)
!762 = !DILocation(line: 53, column: 17, scope: !437, inlinedAt: !738)
!763 = !DILocation(line: 53, column: 8, scope: !437, inlinedAt: !738)
!764 = !DILocation(line: 55, column: 10, scope: !437, inlinedAt: !738)
!765 = !DILocation(line: 56, column: 11, scope: !437, inlinedAt: !738)
!766 = !DILocation(line: 43, column: 50, scope: !437, inlinedAt: !738)
!767 = !DILocation(line: 57, column: 6, scope: !437, inlinedAt: !738)
!768 = !DILocation(line: 57, column: 16, scope: !437, inlinedAt: !738)
!769 = !DILocation(line: 58, column: 17, scope: !437, inlinedAt: !738)
!770 = !DILocation(line: 57, column: 21, scope: !437, inlinedAt: !738)
!771 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!772 = !DILocation(line: 25, column: 81, scope: !693, inlinedAt: !694)
!773 = !DILocation(line: 37, column: 15, scope: !771, inlinedAt: !772)
!774 = !DILocation(line: 45, column: 16, scope: !437, inlinedAt: !773)
!775 = !DILocation(line: 67, column: 13, scope: !328, inlinedAt: !774)
!776 = !DILocation(line: 68, column: 15, scope: !328, inlinedAt: !774)
!777 = !DILocation(line: 68, column: 3, scope: !437, inlinedAt: !773)
!778 = !DILocation(line: 70, column: 13, scope: !328, inlinedAt: !774)
!779 = !DILocation(line: 71, column: 7, scope: !328, inlinedAt: !774)
!780 = !DILocation(line: 66, column: 35, scope: !328, inlinedAt: !774)
!781 = !DILocation(line: 72, column: 7, scope: !328, inlinedAt: !774)
!782 = !DILocation(line: 72, column: 35, scope: !328, inlinedAt: !774)
!783 = !DILocation(line: 73, column: 23, scope: !328, inlinedAt: !774)
!784 = !DILocation(line: 37, column: 76, scope: !771, inlinedAt: !772)
!785 = !DILocation(line: 72, column: 40, scope: !328, inlinedAt: !774)
!786 = !DILocation(line: 77, column: 16, scope: !328, inlinedAt: !774)
!787 = !DILocation(line: 77, column: 2, scope: !328, inlinedAt: !774)
!788 = !DILocation(line: 78, column: 6, scope: !328, inlinedAt: !774)
!789 = !DILocation(line: 78, column: 22, scope: !328, inlinedAt: !774)
!790 = !DILocation(line: 79, column: 23, scope: !328, inlinedAt: !774)
!791 = !DILocation(line: 78, column: 27, scope: !328, inlinedAt: !774)
!792 = !DILocation(line: 47, column: 7, scope: !437, inlinedAt: !773)
!793 = !DILocation(line: 50, column: 31, scope: !437, inlinedAt: !773)
!794 = !DILocation(line: 51, column: 10, scope: !437, inlinedAt: !773)
!795 = !DILocation(line: 52, column: 11, scope: !437, inlinedAt: !773)
!796 = !DILocation(line: 52, column: 14, scope: !437, inlinedAt: !773)
!797 = !DILocation(line: 53, column: 17, scope: !437, inlinedAt: !773)
!798 = !DILocation(line: 53, column: 8, scope: !437, inlinedAt: !773)
!799 = !DILocation(line: 55, column: 10, scope: !437, inlinedAt: !773)
!800 = !DILocation(line: 56, column: 11, scope: !437, inlinedAt: !773)
!801 = !DILocation(line: 43, column: 50, scope: !437, inlinedAt: !773)
!802 = !DILocation(line: 57, column: 6, scope: !437, inlinedAt: !773)
!803 = !DILocation(line: 57, column: 16, scope: !437, inlinedAt: !773)
!804 = !DILocation(line: 58, column: 17, scope: !437, inlinedAt: !773)
!805 = !DILocation(line: 57, column: 21, scope: !437, inlinedAt: !773)
!806 = !DILocation(line: 25, column: 5, scope: !693, inlinedAt: !694)
!807 = !DILocation(line: 25, column: 13, scope: !693, inlinedAt: !694)
!808 = !DILocation(line: 25, column: 21, scope: !693, inlinedAt: !694)
!809 = distinct !DISubprogram(name: "ExchangeInt16", scope: !277, file: !277, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!810 = !DILocation(line: 25, column: 6, scope: !809)
!811 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!812 = !DILocation(line: 26, column: 10, scope: !809)
!813 = !DILocation(line: 21, column: 29, scope: !811, inlinedAt: !812)
!814 = !DILocation(line: 21, column: 39, scope: !811, inlinedAt: !812)
!815 = !DILocation(line: 21, column: 49, scope: !811, inlinedAt: !812)
!816 = !DILocation(line: 23, column: 7, scope: !811, inlinedAt: !812)
!817 = !DILocation(line: 22, column: 2, scope: !811, inlinedAt: !812)
!818 = !DILocation(line: 22, column: 8, scope: !811, inlinedAt: !812)
!819 = !DILocation(line: 26, column: 9, scope: !811, inlinedAt: !812)
!820 = !DILocation(line: 27, column: 12, scope: !811, inlinedAt: !812)
!821 = !DILocation(line: 27, column: 10, scope: !811, inlinedAt: !812)
!822 = !DILocation(line: 27, column: 30, scope: !811, inlinedAt: !812)
!823 = !DILocation(line: 28, column: 37, scope: !811, inlinedAt: !812)
!824 = !DILocation(line: 28, column: 32, scope: !811, inlinedAt: !812)
!825 = !DILocation(line: 28, column: 34, scope: !811, inlinedAt: !812)
!826 = !DILocation(line: 28, column: 20, scope: !811, inlinedAt: !812)
!827 = !DILocation(line: 28, column: 3, scope: !811, inlinedAt: !812)
!828 = !DILocation(line: 29, column: 22, scope: !811, inlinedAt: !812)
!829 = !DILocation(line: 29, column: 3, scope: !811, inlinedAt: !812)
!830 = !DILocation(line: 30, column: 24, scope: !811, inlinedAt: !812)
!831 = !DILocation(line: 30, column: 3, scope: !811, inlinedAt: !812)
!832 = !DILocation(line: 31, column: 23, scope: !811, inlinedAt: !812)
!833 = !DILocation(line: 31, column: 3, scope: !811, inlinedAt: !812)
!834 = !DILocation(line: 32, column: 14, scope: !811, inlinedAt: !812)
!835 = !DILocation(line: 32, column: 12, scope: !811, inlinedAt: !812)
!836 = !DILocation(line: 32, column: 18, scope: !811, inlinedAt: !812)
!837 = !DILocation(line: 33, column: 21, scope: !811, inlinedAt: !812)
!838 = !DILocation(line: 33, column: 3, scope: !811, inlinedAt: !812)
!839 = !DILocation(line: 34, column: 3, scope: !811, inlinedAt: !812)
!840 = !DILocation(line: 35, column: 31, scope: !811, inlinedAt: !812)
!841 = !DILocation(line: 36, column: 4, scope: !811, inlinedAt: !812)
!842 = !DILocation(line: 38, column: 32, scope: !811, inlinedAt: !812)
!843 = !DILocation(line: 38, column: 30, scope: !811, inlinedAt: !812)
!844 = !DILocation(line: 38, column: 24, scope: !811, inlinedAt: !812)
!845 = !DILocation(line: 38, column: 3, scope: !811, inlinedAt: !812)
!846 = distinct !DISubprogram(name: "ExchangeInt32", scope: !277, file: !277, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!847 = !DILocation(line: 32, column: 6, scope: !846)
!848 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!849 = !DILocation(line: 33, column: 10, scope: !846)
!850 = !DILocation(line: 21, column: 29, scope: !848, inlinedAt: !849)
!851 = !DILocation(line: 21, column: 39, scope: !848, inlinedAt: !849)
!852 = !DILocation(line: 21, column: 49, scope: !848, inlinedAt: !849)
!853 = !DILocation(line: 23, column: 7, scope: !848, inlinedAt: !849)
!854 = !DILocation(line: 22, column: 2, scope: !848, inlinedAt: !849)
!855 = !DILocation(line: 22, column: 8, scope: !848, inlinedAt: !849)
!856 = !DILocation(line: 26, column: 9, scope: !848, inlinedAt: !849)
!857 = !DILocation(line: 27, column: 12, scope: !848, inlinedAt: !849)
!858 = !DILocation(line: 27, column: 10, scope: !848, inlinedAt: !849)
!859 = !DILocation(line: 27, column: 30, scope: !848, inlinedAt: !849)
!860 = !DILocation(line: 28, column: 37, scope: !848, inlinedAt: !849)
!861 = !DILocation(line: 28, column: 32, scope: !848, inlinedAt: !849)
!862 = !DILocation(line: 28, column: 34, scope: !848, inlinedAt: !849)
!863 = !DILocation(line: 28, column: 20, scope: !848, inlinedAt: !849)
!864 = !DILocation(line: 28, column: 3, scope: !848, inlinedAt: !849)
!865 = !DILocation(line: 29, column: 22, scope: !848, inlinedAt: !849)
!866 = !DILocation(line: 29, column: 3, scope: !848, inlinedAt: !849)
!867 = !DILocation(line: 30, column: 24, scope: !848, inlinedAt: !849)
!868 = !DILocation(line: 30, column: 3, scope: !848, inlinedAt: !849)
!869 = !DILocation(line: 31, column: 23, scope: !848, inlinedAt: !849)
!870 = !DILocation(line: 31, column: 3, scope: !848, inlinedAt: !849)
!871 = !DILocation(line: 32, column: 14, scope: !848, inlinedAt: !849)
!872 = !DILocation(line: 32, column: 12, scope: !848, inlinedAt: !849)
!873 = !DILocation(line: 32, column: 18, scope: !848, inlinedAt: !849)
!874 = !DILocation(line: 33, column: 21, scope: !848, inlinedAt: !849)
!875 = !DILocation(line: 33, column: 3, scope: !848, inlinedAt: !849)
!876 = !DILocation(line: 34, column: 3, scope: !848, inlinedAt: !849)
!877 = !DILocation(line: 35, column: 31, scope: !848, inlinedAt: !849)
!878 = !DILocation(line: 36, column: 4, scope: !848, inlinedAt: !849)
!879 = !DILocation(line: 38, column: 32, scope: !848, inlinedAt: !849)
!880 = !DILocation(line: 38, column: 30, scope: !848, inlinedAt: !849)
!881 = !DILocation(line: 38, column: 24, scope: !848, inlinedAt: !849)
!882 = !DILocation(line: 38, column: 3, scope: !848, inlinedAt: !849)
!883 = distinct !DISubprogram(name: "NumbersInt32", scope: !277, file: !277, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!884 = !DILocation(line: 39, column: 6, scope: !883)
!885 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!886 = !DILocation(line: 39, column: 73, scope: !883)
!887 = !DILocation(line: 29, column: 20, scope: !885, inlinedAt: !886)
!888 = !DILocation(line: 30, column: 26, scope: !885, inlinedAt: !886)
!889 = !DILocation(line: 30, column: 24, scope: !885, inlinedAt: !886)
!890 = !DILocation(line: 30, column: 46, scope: !885, inlinedAt: !886)
!891 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!892 = !DILocation(line: 30, column: 9, scope: !885, inlinedAt: !886)
!893 = !DILocation(line: 14, column: 11, scope: !891, inlinedAt: !892)
!894 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!895 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!896 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!897 = !DILocation(line: 16, column: 25, scope: !891, inlinedAt: !892)
!898 = !DILocation(line: 8, column: 15, scope: !896, inlinedAt: !897)
!899 = !DILocation(line: 45, column: 16, scope: !895, inlinedAt: !898)
!900 = !DILocation(line: 70, column: 13, scope: !894, inlinedAt: !899)
!901 = !DILocation(line: 71, column: 7, scope: !894, inlinedAt: !899)
!902 = !DILocation(line: 19, column: 40, scope: !891, inlinedAt: !892)
!903 = !DILocation(line: 67, column: 13, scope: !894, inlinedAt: !899)
!904 = !DILocation(line: 68, column: 15, scope: !894, inlinedAt: !899)
!905 = !DILocation(line: 68, column: 3, scope: !895, inlinedAt: !898)
!906 = !DILocation(line: 66, column: 35, scope: !894, inlinedAt: !899)
!907 = !DILocation(line: 72, column: 7, scope: !894, inlinedAt: !899)
!908 = !DILocation(line: 72, column: 35, scope: !894, inlinedAt: !899)
!909 = !DILocation(line: 73, column: 23, scope: !894, inlinedAt: !899)
!910 = !DILocation(line: 8, column: 76, scope: !896, inlinedAt: !897)
!911 = !DILocation(line: 72, column: 40, scope: !894, inlinedAt: !899)
!912 = !DILocation(line: 77, column: 16, scope: !894, inlinedAt: !899)
!913 = !DILocation(line: 77, column: 2, scope: !894, inlinedAt: !899)
!914 = !DILocation(line: 78, column: 6, scope: !894, inlinedAt: !899)
!915 = !DILocation(line: 78, column: 22, scope: !894, inlinedAt: !899)
!916 = !DILocation(line: 79, column: 23, scope: !894, inlinedAt: !899)
!917 = !DILocation(line: 78, column: 27, scope: !894, inlinedAt: !899)
!918 = !DILocation(line: 16, column: 6, scope: !891, inlinedAt: !892)
!919 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!920 = !DILocation(line: 17, column: 33, scope: !891, inlinedAt: !892)
!921 = !DILocation(line: 14, column: 15, scope: !919, inlinedAt: !920)
!922 = !DILocation(line: 45, column: 16, scope: !895, inlinedAt: !921)
!923 = !DILocation(line: 67, column: 13, scope: !894, inlinedAt: !922)
!924 = !DILocation(line: 68, column: 15, scope: !894, inlinedAt: !922)
!925 = !DILocation(line: 68, column: 3, scope: !895, inlinedAt: !921)
!926 = !DILocation(line: 71, column: 7, scope: !894, inlinedAt: !922)
!927 = !DILocation(line: 66, column: 35, scope: !894, inlinedAt: !922)
!928 = !DILocation(line: 72, column: 7, scope: !894, inlinedAt: !922)
!929 = !DILocation(line: 72, column: 35, scope: !894, inlinedAt: !922)
!930 = !DILocation(line: 73, column: 23, scope: !894, inlinedAt: !922)
!931 = !DILocation(line: 14, column: 77, scope: !919, inlinedAt: !920)
!932 = !DILocation(line: 72, column: 40, scope: !894, inlinedAt: !922)
!933 = !DILocation(line: 77, column: 16, scope: !894, inlinedAt: !922)
!934 = !DILocation(line: 77, column: 2, scope: !894, inlinedAt: !922)
!935 = !DILocation(line: 78, column: 6, scope: !894, inlinedAt: !922)
!936 = !DILocation(line: 78, column: 22, scope: !894, inlinedAt: !922)
!937 = !DILocation(line: 79, column: 23, scope: !894, inlinedAt: !922)
!938 = !DILocation(line: 78, column: 27, scope: !894, inlinedAt: !922)
!939 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!940 = !DILocation(line: 17, column: 54, scope: !891, inlinedAt: !892)
!941 = !DILocation(line: 20, column: 15, scope: !939, inlinedAt: !940)
!942 = !DILocation(line: 45, column: 16, scope: !895, inlinedAt: !941)
!943 = !DILocation(line: 67, column: 13, scope: !894, inlinedAt: !942)
!944 = !DILocation(line: 68, column: 15, scope: !894, inlinedAt: !942)
!945 = !DILocation(line: 68, column: 3, scope: !895, inlinedAt: !941)
!946 = !DILocation(line: 71, column: 7, scope: !894, inlinedAt: !942)
!947 = !DILocation(line: 66, column: 35, scope: !894, inlinedAt: !942)
!948 = !DILocation(line: 72, column: 7, scope: !894, inlinedAt: !942)
!949 = !DILocation(line: 72, column: 35, scope: !894, inlinedAt: !942)
!950 = !DILocation(line: 73, column: 23, scope: !894, inlinedAt: !942)
!951 = !DILocation(line: 20, column: 77, scope: !939, inlinedAt: !940)
!952 = !DILocation(line: 72, column: 40, scope: !894, inlinedAt: !942)
!953 = !DILocation(line: 77, column: 16, scope: !894, inlinedAt: !942)
!954 = !DILocation(line: 77, column: 2, scope: !894, inlinedAt: !942)
!955 = !DILocation(line: 78, column: 6, scope: !894, inlinedAt: !942)
!956 = !DILocation(line: 78, column: 22, scope: !894, inlinedAt: !942)
!957 = !DILocation(line: 79, column: 23, scope: !894, inlinedAt: !942)
!958 = !DILocation(line: 78, column: 27, scope: !894, inlinedAt: !942)
!959 = !DILocation(line: 17, column: 6, scope: !891, inlinedAt: !892)
!960 = !DILocation(line: 17, column: 14, scope: !891, inlinedAt: !892)
!961 = distinct !DISubprogram(name: "scan", scope: !395, file: !395, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!962 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !395, file: !395, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!963 = !DILocation(line: 18, column: 40, scope: !891, inlinedAt: !892)
!964 = !DILocation(line: 6, column: 21, scope: !962, inlinedAt: !963)
!965 = !DILocation(line: 25, column: 16, scope: !961, inlinedAt: !964)
!966 = !DILocation(line: 23, column: 48, scope: !961, inlinedAt: !964)
!967 = !DILocation(line: 26, column: 6, scope: !961, inlinedAt: !964)
!968 = !DILocation(line: 26, column: 24, scope: !961, inlinedAt: !964)
!969 = !DILocation(line: 27, column: 24, scope: !961, inlinedAt: !964)
!970 = !DILocation(line: 27, column: 44, scope: !961, inlinedAt: !964)
!971 = !DILocation(line: 28, column: 4, scope: !961, inlinedAt: !964)
!972 = !DILocation(line: 26, column: 37, scope: !961, inlinedAt: !964)
!973 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !395, file: !395, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!974 = !DILocation(line: 18, column: 68, scope: !891, inlinedAt: !892)
!975 = !DILocation(line: 14, column: 21, scope: !973, inlinedAt: !974)
!976 = !DILocation(line: 23, column: 48, scope: !961, inlinedAt: !975)
!977 = !DILocation(line: 26, column: 6, scope: !961, inlinedAt: !975)
!978 = !DILocation(line: 26, column: 24, scope: !961, inlinedAt: !975)
!979 = !DILocation(line: 27, column: 24, scope: !961, inlinedAt: !975)
!980 = !DILocation(line: 27, column: 44, scope: !961, inlinedAt: !975)
!981 = !DILocation(line: 28, column: 4, scope: !961, inlinedAt: !975)
!982 = !DILocation(line: 26, column: 37, scope: !961, inlinedAt: !975)
!983 = !DILocation(line: 15, column: 20, scope: !973, inlinedAt: !974)
!984 = !DILocation(line: 15, column: 42, scope: !973, inlinedAt: !974)
!985 = !DILocation(line: 18, column: 2, scope: !891, inlinedAt: !892)
!986 = !DILocation(line: 18, column: 6, scope: !891, inlinedAt: !892)
!987 = !DILocation(line: 18, column: 14, scope: !891, inlinedAt: !892)
!988 = !DILocation(line: 19, column: 42, scope: !891, inlinedAt: !892)
!989 = distinct !DISubprogram(name: "Broadcast", scope: !424, file: !424, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!990 = !DILocation(line: 19, column: 25, scope: !891, inlinedAt: !892)
!991 = !DILocation(line: 36, column: 10, scope: !989, inlinedAt: !990)
!992 = !DILocation(line: 36, column: 22, scope: !989, inlinedAt: !990)
!993 = !DILocation(line: 37, column: 8, scope: !989, inlinedAt: !990)
!994 = !DILocation(line: 40, column: 17, scope: !989, inlinedAt: !990)
!995 = !DILocation(line: 19, column: 6, scope: !891, inlinedAt: !892)
!996 = !DILocation(line: 31, column: 26, scope: !885, inlinedAt: !886)
!997 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!998 = !DILocation(line: 31, column: 9, scope: !885, inlinedAt: !886)
!999 = !DILocation(line: 14, column: 11, scope: !997, inlinedAt: !998)
!1000 = !DILocation(line: 31, column: 48, scope: !885, inlinedAt: !886)
!1001 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!1002 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!1003 = !DILocation(line: 16, column: 25, scope: !997, inlinedAt: !998)
!1004 = !DILocation(line: 8, column: 15, scope: !1002, inlinedAt: !1003)
!1005 = !DILocation(line: 46, column: 14, scope: !1001, inlinedAt: !1004)
!1006 = !DILocation(line: 26, column: 47, scope: !443, inlinedAt: !1005)
!1007 = !DILocation(line: 26, column: 59, scope: !443, inlinedAt: !1005)
!1008 = distinct !DISubprogram(name: "scan", scope: !395, file: !395, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1009 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !395, file: !395, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1010 = !DILocation(line: 18, column: 40, scope: !997, inlinedAt: !998)
!1011 = !DILocation(line: 6, column: 21, scope: !1009, inlinedAt: !1010)
!1012 = !DILocation(line: 37, column: 21, scope: !1008, inlinedAt: !1011)
!1013 = !DILocation(line: 37, column: 10, scope: !1008, inlinedAt: !1011)
!1014 = !DILocation(line: 19, column: 40, scope: !997, inlinedAt: !998)
!1015 = !DILocation(line: 45, column: 16, scope: !1001, inlinedAt: !1004)
!1016 = !DILocation(line: 67, column: 13, scope: !894, inlinedAt: !1015)
!1017 = !DILocation(line: 68, column: 15, scope: !894, inlinedAt: !1015)
!1018 = !DILocation(line: 68, column: 3, scope: !1001, inlinedAt: !1004)
!1019 = !DILocation(line: 71, column: 7, scope: !894, inlinedAt: !1015)
!1020 = !DILocation(line: 66, column: 35, scope: !894, inlinedAt: !1015)
!1021 = !DILocation(line: 72, column: 7, scope: !894, inlinedAt: !1015)
!1022 = !DILocation(line: 72, column: 35, scope: !894, inlinedAt: !1015)
!1023 = !DILocation(line: 73, column: 23, scope: !894, inlinedAt: !1015)
!1024 = !DILocation(line: 8, column: 76, scope: !1002, inlinedAt: !1003)
!1025 = !DILocation(line: 72, column: 40, scope: !894, inlinedAt: !1015)
!1026 = !DILocation(line: 77, column: 16, scope: !894, inlinedAt: !1015)
!1027 = !DILocation(line: 77, column: 2, scope: !894, inlinedAt: !1015)
!1028 = !DILocation(line: 78, column: 6, scope: !894, inlinedAt: !1015)
!1029 = !DILocation(line: 78, column: 22, scope: !894, inlinedAt: !1015)
!1030 = !DILocation(line: 79, column: 23, scope: !894, inlinedAt: !1015)
!1031 = !DILocation(line: 78, column: 27, scope: !894, inlinedAt: !1015)
!1032 = !DILocation(line: 26, column: 64, scope: !443, inlinedAt: !1005)
!1033 = !DILocation(line: 47, column: 7, scope: !1001, inlinedAt: !1004)
!1034 = !DILocation(line: 50, column: 31, scope: !1001, inlinedAt: !1004)
!1035 = !DILocation(line: 51, column: 10, scope: !1001, inlinedAt: !1004)
!1036 = !DILocation(line: 52, column: 14, scope: !1001, inlinedAt: !1004)
!1037 = !DILocation(line: 53, column: 17, scope: !1001, inlinedAt: !1004)
!1038 = !DILocation(line: 53, column: 8, scope: !1001, inlinedAt: !1004)
!1039 = !DILocation(line: 55, column: 10, scope: !1001, inlinedAt: !1004)
!1040 = !DILocation(line: 56, column: 11, scope: !1001, inlinedAt: !1004)
!1041 = !DILocation(line: 43, column: 50, scope: !1001, inlinedAt: !1004)
!1042 = !DILocation(line: 57, column: 6, scope: !1001, inlinedAt: !1004)
!1043 = !DILocation(line: 57, column: 16, scope: !1001, inlinedAt: !1004)
!1044 = !DILocation(line: 58, column: 17, scope: !1001, inlinedAt: !1004)
!1045 = !DILocation(line: 57, column: 21, scope: !1001, inlinedAt: !1004)
!1046 = !DILocation(line: 16, column: 6, scope: !997, inlinedAt: !998)
!1047 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1048 = !DILocation(line: 17, column: 33, scope: !997, inlinedAt: !998)
!1049 = !DILocation(line: 14, column: 15, scope: !1047, inlinedAt: !1048)
!1050 = !DILocation(line: 45, column: 16, scope: !1001, inlinedAt: !1049)
!1051 = !DILocation(line: 67, column: 13, scope: !894, inlinedAt: !1050)
!1052 = !DILocation(line: 68, column: 15, scope: !894, inlinedAt: !1050)
!1053 = !DILocation(line: 68, column: 3, scope: !1001, inlinedAt: !1049)
!1054 = !DILocation(line: 71, column: 7, scope: !894, inlinedAt: !1050)
!1055 = !DILocation(line: 66, column: 35, scope: !894, inlinedAt: !1050)
!1056 = !DILocation(line: 72, column: 7, scope: !894, inlinedAt: !1050)
!1057 = !DILocation(line: 72, column: 35, scope: !894, inlinedAt: !1050)
!1058 = !DILocation(line: 73, column: 23, scope: !894, inlinedAt: !1050)
!1059 = !DILocation(line: 14, column: 77, scope: !1047, inlinedAt: !1048)
!1060 = !DILocation(line: 72, column: 40, scope: !894, inlinedAt: !1050)
!1061 = !DILocation(line: 77, column: 16, scope: !894, inlinedAt: !1050)
!1062 = !DILocation(line: 77, column: 2, scope: !894, inlinedAt: !1050)
!1063 = !DILocation(line: 78, column: 6, scope: !894, inlinedAt: !1050)
!1064 = !DILocation(line: 78, column: 22, scope: !894, inlinedAt: !1050)
!1065 = !DILocation(line: 79, column: 23, scope: !894, inlinedAt: !1050)
!1066 = !DILocation(line: 78, column: 27, scope: !894, inlinedAt: !1050)
!1067 = !DILocation(line: 47, column: 7, scope: !1001, inlinedAt: !1049)
!1068 = !DILocation(line: 50, column: 31, scope: !1001, inlinedAt: !1049)
!1069 = !DILocation(line: 51, column: 10, scope: !1001, inlinedAt: !1049)
!1070 = !DILocation(line: 52, column: 14, scope: !1001, inlinedAt: !1049)
!1071 = !DILocation(line: 53, column: 17, scope: !1001, inlinedAt: !1049)
!1072 = !DILocation(line: 53, column: 8, scope: !1001, inlinedAt: !1049)
!1073 = !DILocation(line: 55, column: 10, scope: !1001, inlinedAt: !1049)
!1074 = !DILocation(line: 56, column: 11, scope: !1001, inlinedAt: !1049)
!1075 = !DILocation(line: 43, column: 50, scope: !1001, inlinedAt: !1049)
!1076 = !DILocation(line: 57, column: 6, scope: !1001, inlinedAt: !1049)
!1077 = !DILocation(line: 57, column: 16, scope: !1001, inlinedAt: !1049)
!1078 = !DILocation(line: 58, column: 17, scope: !1001, inlinedAt: !1049)
!1079 = !DILocation(line: 57, column: 21, scope: !1001, inlinedAt: !1049)
!1080 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1081 = !DILocation(line: 17, column: 54, scope: !997, inlinedAt: !998)
!1082 = !DILocation(line: 20, column: 15, scope: !1080, inlinedAt: !1081)
!1083 = !DILocation(line: 45, column: 16, scope: !1001, inlinedAt: !1082)
!1084 = !DILocation(line: 67, column: 13, scope: !894, inlinedAt: !1083)
!1085 = !DILocation(line: 68, column: 15, scope: !894, inlinedAt: !1083)
!1086 = !DILocation(line: 68, column: 3, scope: !1001, inlinedAt: !1082)
!1087 = !DILocation(line: 71, column: 7, scope: !894, inlinedAt: !1083)
!1088 = !DILocation(line: 66, column: 35, scope: !894, inlinedAt: !1083)
!1089 = !DILocation(line: 72, column: 7, scope: !894, inlinedAt: !1083)
!1090 = !DILocation(line: 72, column: 35, scope: !894, inlinedAt: !1083)
!1091 = !DILocation(line: 73, column: 23, scope: !894, inlinedAt: !1083)
!1092 = !DILocation(line: 20, column: 77, scope: !1080, inlinedAt: !1081)
!1093 = !DILocation(line: 72, column: 40, scope: !894, inlinedAt: !1083)
!1094 = !DILocation(line: 77, column: 16, scope: !894, inlinedAt: !1083)
!1095 = !DILocation(line: 77, column: 2, scope: !894, inlinedAt: !1083)
!1096 = !DILocation(line: 78, column: 6, scope: !894, inlinedAt: !1083)
!1097 = !DILocation(line: 78, column: 22, scope: !894, inlinedAt: !1083)
!1098 = !DILocation(line: 79, column: 23, scope: !894, inlinedAt: !1083)
!1099 = !DILocation(line: 78, column: 27, scope: !894, inlinedAt: !1083)
!1100 = !DILocation(line: 47, column: 7, scope: !1001, inlinedAt: !1082)
!1101 = !DILocation(line: 50, column: 31, scope: !1001, inlinedAt: !1082)
!1102 = !DILocation(line: 51, column: 10, scope: !1001, inlinedAt: !1082)
!1103 = !DILocation(line: 52, column: 14, scope: !1001, inlinedAt: !1082)
!1104 = !DILocation(line: 53, column: 17, scope: !1001, inlinedAt: !1082)
!1105 = !DILocation(line: 53, column: 8, scope: !1001, inlinedAt: !1082)
!1106 = !DILocation(line: 55, column: 10, scope: !1001, inlinedAt: !1082)
!1107 = !DILocation(line: 56, column: 11, scope: !1001, inlinedAt: !1082)
!1108 = !DILocation(line: 43, column: 50, scope: !1001, inlinedAt: !1082)
!1109 = !DILocation(line: 57, column: 6, scope: !1001, inlinedAt: !1082)
!1110 = !DILocation(line: 57, column: 16, scope: !1001, inlinedAt: !1082)
!1111 = !DILocation(line: 58, column: 17, scope: !1001, inlinedAt: !1082)
!1112 = !DILocation(line: 57, column: 21, scope: !1001, inlinedAt: !1082)
!1113 = !DILocation(line: 17, column: 6, scope: !997, inlinedAt: !998)
!1114 = !DILocation(line: 17, column: 14, scope: !997, inlinedAt: !998)
!1115 = !DILocation(line: 25, column: 16, scope: !1008, inlinedAt: !1011)
!1116 = !DILocation(line: 23, column: 48, scope: !1008, inlinedAt: !1011)
!1117 = !DILocation(line: 26, column: 6, scope: !1008, inlinedAt: !1011)
!1118 = !DILocation(line: 26, column: 24, scope: !1008, inlinedAt: !1011)
!1119 = !DILocation(line: 27, column: 24, scope: !1008, inlinedAt: !1011)
!1120 = !DILocation(line: 27, column: 44, scope: !1008, inlinedAt: !1011)
!1121 = !DILocation(line: 28, column: 4, scope: !1008, inlinedAt: !1011)
!1122 = !DILocation(line: 26, column: 37, scope: !1008, inlinedAt: !1011)
!1123 = !DILocation(line: 31, column: 15, scope: !1008, inlinedAt: !1011)
!1124 = !DILocation(line: 34, column: 32, scope: !1008, inlinedAt: !1011)
!1125 = !DILocation(line: 35, column: 19, scope: !1008, inlinedAt: !1011)
!1126 = !DILocation(line: 36, column: 10, scope: !1008, inlinedAt: !1011)
!1127 = !DILocation(line: 38, column: 9, scope: !1008, inlinedAt: !1011)
!1128 = !DILocation(line: 40, column: 10, scope: !1008, inlinedAt: !1011)
!1129 = !DILocation(line: 23, column: 59, scope: !1008, inlinedAt: !1011)
!1130 = !DILocation(line: 42, column: 19, scope: !1008, inlinedAt: !1011)
!1131 = !DILocation(line: 42, column: 3, scope: !1008, inlinedAt: !1011)
!1132 = !DILocation(line: 44, column: 2, scope: !1009, inlinedAt: !1010)
!1133 = !DILocation(line: 7, column: 16, scope: !1009, inlinedAt: !1010)
!1134 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !395, file: !395, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1135 = !DILocation(line: 18, column: 68, scope: !997, inlinedAt: !998)
!1136 = !DILocation(line: 14, column: 21, scope: !1134, inlinedAt: !1135)
!1137 = !DILocation(line: 25, column: 16, scope: !1008, inlinedAt: !1136)
!1138 = !DILocation(line: 23, column: 48, scope: !1008, inlinedAt: !1136)
!1139 = !DILocation(line: 26, column: 6, scope: !1008, inlinedAt: !1136)
!1140 = !DILocation(line: 26, column: 24, scope: !1008, inlinedAt: !1136)
!1141 = !DILocation(line: 27, column: 24, scope: !1008, inlinedAt: !1136)
!1142 = !DILocation(line: 27, column: 44, scope: !1008, inlinedAt: !1136)
!1143 = !DILocation(line: 28, column: 4, scope: !1008, inlinedAt: !1136)
!1144 = !DILocation(line: 26, column: 37, scope: !1008, inlinedAt: !1136)
!1145 = !DILocation(line: 31, column: 15, scope: !1008, inlinedAt: !1136)
!1146 = !DILocation(line: 34, column: 32, scope: !1008, inlinedAt: !1136)
!1147 = !DILocation(line: 35, column: 19, scope: !1008, inlinedAt: !1136)
!1148 = !DILocation(line: 36, column: 10, scope: !1008, inlinedAt: !1136)
!1149 = !DILocation(line: 37, column: 10, scope: !1008, inlinedAt: !1136)
!1150 = !DILocation(line: 38, column: 9, scope: !1008, inlinedAt: !1136)
!1151 = !DILocation(line: 40, column: 10, scope: !1008, inlinedAt: !1136)
!1152 = !DILocation(line: 23, column: 59, scope: !1008, inlinedAt: !1136)
!1153 = !DILocation(line: 42, column: 19, scope: !1008, inlinedAt: !1136)
!1154 = !DILocation(line: 42, column: 3, scope: !1008, inlinedAt: !1136)
!1155 = !DILocation(line: 44, column: 2, scope: !1134, inlinedAt: !1135)
!1156 = !DILocation(line: 15, column: 20, scope: !1134, inlinedAt: !1135)
!1157 = !DILocation(line: 15, column: 42, scope: !1134, inlinedAt: !1135)
!1158 = !DILocation(line: 18, column: 16, scope: !1134, inlinedAt: !1135)
!1159 = !DILocation(line: 18, column: 2, scope: !997, inlinedAt: !998)
!1160 = !DILocation(line: 18, column: 6, scope: !997, inlinedAt: !998)
!1161 = !DILocation(line: 18, column: 14, scope: !997, inlinedAt: !998)
!1162 = !DILocation(line: 19, column: 42, scope: !997, inlinedAt: !998)
!1163 = distinct !DISubprogram(name: "Broadcast", scope: !424, file: !424, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1164 = !DILocation(line: 19, column: 25, scope: !997, inlinedAt: !998)
!1165 = !DILocation(line: 36, column: 22, scope: !1163, inlinedAt: !1164)
!1166 = !DILocation(line: 37, column: 8, scope: !1163, inlinedAt: !1164)
!1167 = !DILocation(line: 39, column: 15, scope: !1163, inlinedAt: !1164)
!1168 = !DILocation(line: 40, column: 17, scope: !1163, inlinedAt: !1164)
!1169 = !DILocation(line: 40, column: 3, scope: !997, inlinedAt: !998)
!1170 = !DILocation(line: 42, column: 16, scope: !1163, inlinedAt: !1164)
!1171 = !DILocation(line: 43, column: 10, scope: !1163, inlinedAt: !1164)
!1172 = !DILocation(line: 44, column: 14, scope: !1163, inlinedAt: !1164)
!1173 = !DILocation(line: 45, column: 3, scope: !1163, inlinedAt: !1164)
!1174 = !DILocation(line: 47, column: 10, scope: !1163, inlinedAt: !1164)
!1175 = !DILocation(line: 48, column: 9, scope: !1163, inlinedAt: !1164)
!1176 = !DILocation(line: 48, column: 2, scope: !997, inlinedAt: !998)
!1177 = !DILocation(line: 19, column: 6, scope: !997, inlinedAt: !998)
!1178 = distinct !DISubprogram(name: "IntegersInt32", scope: !277, file: !277, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!1179 = !DILocation(line: 44, column: 6, scope: !1178)
!1180 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1181 = !DILocation(line: 44, column: 75, scope: !1178)
!1182 = !DILocation(line: 35, column: 20, scope: !1180, inlinedAt: !1181)
!1183 = !DILocation(line: 36, column: 27, scope: !1180, inlinedAt: !1181)
!1184 = !DILocation(line: 36, column: 25, scope: !1180, inlinedAt: !1181)
!1185 = !DILocation(line: 36, column: 48, scope: !1180, inlinedAt: !1181)
!1186 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1187 = !DILocation(line: 36, column: 10, scope: !1180, inlinedAt: !1181)
!1188 = !DILocation(line: 24, column: 11, scope: !1186, inlinedAt: !1187)
!1189 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!1190 = !DILocation(line: 25, column: 40, scope: !1186, inlinedAt: !1187)
!1191 = !DILocation(line: 26, column: 15, scope: !1189, inlinedAt: !1190)
!1192 = !DILocation(line: 45, column: 16, scope: !895, inlinedAt: !1191)
!1193 = !DILocation(line: 67, column: 13, scope: !894, inlinedAt: !1192)
!1194 = !DILocation(line: 68, column: 15, scope: !894, inlinedAt: !1192)
!1195 = !DILocation(line: 68, column: 3, scope: !895, inlinedAt: !1191)
!1196 = !DILocation(line: 70, column: 13, scope: !894, inlinedAt: !1192)
!1197 = !DILocation(line: 71, column: 7, scope: !894, inlinedAt: !1192)
!1198 = !DILocation(line: 66, column: 35, scope: !894, inlinedAt: !1192)
!1199 = !DILocation(line: 72, column: 7, scope: !894, inlinedAt: !1192)
!1200 = !DILocation(line: 72, column: 35, scope: !894, inlinedAt: !1192)
!1201 = !DILocation(line: 73, column: 23, scope: !894, inlinedAt: !1192)
!1202 = !DILocation(line: 26, column: 76, scope: !1189, inlinedAt: !1190)
!1203 = !DILocation(line: 72, column: 40, scope: !894, inlinedAt: !1192)
!1204 = !DILocation(line: 77, column: 16, scope: !894, inlinedAt: !1192)
!1205 = !DILocation(line: 77, column: 2, scope: !894, inlinedAt: !1192)
!1206 = !DILocation(line: 78, column: 6, scope: !894, inlinedAt: !1192)
!1207 = !DILocation(line: 78, column: 22, scope: !894, inlinedAt: !1192)
!1208 = !DILocation(line: 79, column: 23, scope: !894, inlinedAt: !1192)
!1209 = !DILocation(line: 78, column: 27, scope: !894, inlinedAt: !1192)
!1210 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!1211 = !DILocation(line: 25, column: 60, scope: !1186, inlinedAt: !1187)
!1212 = !DILocation(line: 31, column: 15, scope: !1210, inlinedAt: !1211)
!1213 = !DILocation(line: 45, column: 16, scope: !895, inlinedAt: !1212)
!1214 = !DILocation(line: 67, column: 13, scope: !894, inlinedAt: !1213)
!1215 = !DILocation(line: 68, column: 15, scope: !894, inlinedAt: !1213)
!1216 = !DILocation(line: 68, column: 3, scope: !895, inlinedAt: !1212)
!1217 = !DILocation(line: 70, column: 13, scope: !894, inlinedAt: !1213)
!1218 = !DILocation(line: 71, column: 7, scope: !894, inlinedAt: !1213)
!1219 = !DILocation(line: 66, column: 35, scope: !894, inlinedAt: !1213)
!1220 = !DILocation(line: 72, column: 7, scope: !894, inlinedAt: !1213)
!1221 = !DILocation(line: 72, column: 35, scope: !894, inlinedAt: !1213)
!1222 = !DILocation(line: 73, column: 23, scope: !894, inlinedAt: !1213)
!1223 = !DILocation(line: 31, column: 74, scope: !1210, inlinedAt: !1211)
!1224 = !DILocation(line: 72, column: 40, scope: !894, inlinedAt: !1213)
!1225 = !DILocation(line: 77, column: 16, scope: !894, inlinedAt: !1213)
!1226 = !DILocation(line: 77, column: 2, scope: !894, inlinedAt: !1213)
!1227 = !DILocation(line: 78, column: 6, scope: !894, inlinedAt: !1213)
!1228 = !DILocation(line: 78, column: 22, scope: !894, inlinedAt: !1213)
!1229 = !DILocation(line: 79, column: 23, scope: !894, inlinedAt: !1213)
!1230 = !DILocation(line: 78, column: 27, scope: !894, inlinedAt: !1213)
!1231 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!1232 = !DILocation(line: 25, column: 81, scope: !1186, inlinedAt: !1187)
!1233 = !DILocation(line: 37, column: 15, scope: !1231, inlinedAt: !1232)
!1234 = !DILocation(line: 45, column: 16, scope: !895, inlinedAt: !1233)
!1235 = !DILocation(line: 67, column: 13, scope: !894, inlinedAt: !1234)
!1236 = !DILocation(line: 68, column: 15, scope: !894, inlinedAt: !1234)
!1237 = !DILocation(line: 68, column: 3, scope: !895, inlinedAt: !1233)
!1238 = !DILocation(line: 70, column: 13, scope: !894, inlinedAt: !1234)
!1239 = !DILocation(line: 71, column: 7, scope: !894, inlinedAt: !1234)
!1240 = !DILocation(line: 66, column: 35, scope: !894, inlinedAt: !1234)
!1241 = !DILocation(line: 72, column: 7, scope: !894, inlinedAt: !1234)
!1242 = !DILocation(line: 72, column: 35, scope: !894, inlinedAt: !1234)
!1243 = !DILocation(line: 73, column: 23, scope: !894, inlinedAt: !1234)
!1244 = !DILocation(line: 37, column: 76, scope: !1231, inlinedAt: !1232)
!1245 = !DILocation(line: 72, column: 40, scope: !894, inlinedAt: !1234)
!1246 = !DILocation(line: 77, column: 16, scope: !894, inlinedAt: !1234)
!1247 = !DILocation(line: 77, column: 2, scope: !894, inlinedAt: !1234)
!1248 = !DILocation(line: 78, column: 6, scope: !894, inlinedAt: !1234)
!1249 = !DILocation(line: 78, column: 22, scope: !894, inlinedAt: !1234)
!1250 = !DILocation(line: 79, column: 23, scope: !894, inlinedAt: !1234)
!1251 = !DILocation(line: 78, column: 27, scope: !894, inlinedAt: !1234)
!1252 = !DILocation(line: 25, column: 5, scope: !1186, inlinedAt: !1187)
!1253 = !DILocation(line: 25, column: 13, scope: !1186, inlinedAt: !1187)
!1254 = !DILocation(line: 25, column: 21, scope: !1186, inlinedAt: !1187)
!1255 = !DILocation(line: 37, column: 27, scope: !1180, inlinedAt: !1181)
!1256 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1257 = !DILocation(line: 37, column: 10, scope: !1180, inlinedAt: !1181)
!1258 = !DILocation(line: 24, column: 11, scope: !1256, inlinedAt: !1257)
!1259 = !DILocation(line: 37, column: 50, scope: !1180, inlinedAt: !1181)
!1260 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!1261 = !DILocation(line: 25, column: 40, scope: !1256, inlinedAt: !1257)
!1262 = !DILocation(line: 26, column: 15, scope: !1260, inlinedAt: !1261)
!1263 = !DILocation(line: 45, column: 16, scope: !1001, inlinedAt: !1262)
!1264 = !DILocation(line: 67, column: 13, scope: !894, inlinedAt: !1263)
!1265 = !DILocation(line: 68, column: 15, scope: !894, inlinedAt: !1263)
!1266 = !DILocation(line: 68, column: 3, scope: !1001, inlinedAt: !1262)
!1267 = !DILocation(line: 70, column: 13, scope: !894, inlinedAt: !1263)
!1268 = !DILocation(line: 71, column: 7, scope: !894, inlinedAt: !1263)
!1269 = !DILocation(line: 66, column: 35, scope: !894, inlinedAt: !1263)
!1270 = !DILocation(line: 72, column: 7, scope: !894, inlinedAt: !1263)
!1271 = !DILocation(line: 72, column: 35, scope: !894, inlinedAt: !1263)
!1272 = !DILocation(line: 73, column: 23, scope: !894, inlinedAt: !1263)
!1273 = !DILocation(line: 26, column: 76, scope: !1260, inlinedAt: !1261)
!1274 = !DILocation(line: 72, column: 40, scope: !894, inlinedAt: !1263)
!1275 = !DILocation(line: 77, column: 16, scope: !894, inlinedAt: !1263)
!1276 = !DILocation(line: 77, column: 2, scope: !894, inlinedAt: !1263)
!1277 = !DILocation(line: 78, column: 6, scope: !894, inlinedAt: !1263)
!1278 = !DILocation(line: 78, column: 22, scope: !894, inlinedAt: !1263)
!1279 = !DILocation(line: 79, column: 23, scope: !894, inlinedAt: !1263)
!1280 = !DILocation(line: 78, column: 27, scope: !894, inlinedAt: !1263)
!1281 = !DILocation(line: 46, column: 14, scope: !1001, inlinedAt: !1262)
!1282 = !DILocation(line: 26, column: 47, scope: !443, inlinedAt: !1281)
!1283 = !DILocation(line: 26, column: 59, scope: !443, inlinedAt: !1281)
!1284 = !DILocation(line: 26, column: 64, scope: !443, inlinedAt: !1281)
!1285 = !DILocation(line: 47, column: 7, scope: !1001, inlinedAt: !1262)
!1286 = !DILocation(line: 50, column: 31, scope: !1001, inlinedAt: !1262)
!1287 = !DILocation(line: 51, column: 10, scope: !1001, inlinedAt: !1262)
!1288 = !DILocation(line: 52, column: 11, scope: !1001, inlinedAt: !1262)
!1289 = !DILocation(line: 52, column: 14, scope: !1001, inlinedAt: !1262)
!1290 = !DILocation(line: 53, column: 17, scope: !1001, inlinedAt: !1262)
!1291 = !DILocation(line: 53, column: 8, scope: !1001, inlinedAt: !1262)
!1292 = !DILocation(line: 55, column: 10, scope: !1001, inlinedAt: !1262)
!1293 = !DILocation(line: 56, column: 11, scope: !1001, inlinedAt: !1262)
!1294 = !DILocation(line: 43, column: 50, scope: !1001, inlinedAt: !1262)
!1295 = !DILocation(line: 57, column: 6, scope: !1001, inlinedAt: !1262)
!1296 = !DILocation(line: 57, column: 16, scope: !1001, inlinedAt: !1262)
!1297 = !DILocation(line: 58, column: 17, scope: !1001, inlinedAt: !1262)
!1298 = !DILocation(line: 57, column: 21, scope: !1001, inlinedAt: !1262)
!1299 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!1300 = !DILocation(line: 25, column: 60, scope: !1256, inlinedAt: !1257)
!1301 = !DILocation(line: 31, column: 15, scope: !1299, inlinedAt: !1300)
!1302 = !DILocation(line: 45, column: 16, scope: !1001, inlinedAt: !1301)
!1303 = !DILocation(line: 67, column: 13, scope: !894, inlinedAt: !1302)
!1304 = !DILocation(line: 68, column: 15, scope: !894, inlinedAt: !1302)
!1305 = !DILocation(line: 68, column: 3, scope: !1001, inlinedAt: !1301)
!1306 = !DILocation(line: 70, column: 13, scope: !894, inlinedAt: !1302)
!1307 = !DILocation(line: 71, column: 7, scope: !894, inlinedAt: !1302)
!1308 = !DILocation(line: 66, column: 35, scope: !894, inlinedAt: !1302)
!1309 = !DILocation(line: 72, column: 7, scope: !894, inlinedAt: !1302)
!1310 = !DILocation(line: 72, column: 35, scope: !894, inlinedAt: !1302)
!1311 = !DILocation(line: 73, column: 23, scope: !894, inlinedAt: !1302)
!1312 = !DILocation(line: 31, column: 74, scope: !1299, inlinedAt: !1300)
!1313 = !DILocation(line: 72, column: 40, scope: !894, inlinedAt: !1302)
!1314 = !DILocation(line: 77, column: 16, scope: !894, inlinedAt: !1302)
!1315 = !DILocation(line: 77, column: 2, scope: !894, inlinedAt: !1302)
!1316 = !DILocation(line: 78, column: 6, scope: !894, inlinedAt: !1302)
!1317 = !DILocation(line: 78, column: 22, scope: !894, inlinedAt: !1302)
!1318 = !DILocation(line: 79, column: 23, scope: !894, inlinedAt: !1302)
!1319 = !DILocation(line: 78, column: 27, scope: !894, inlinedAt: !1302)
!1320 = !DILocation(line: 47, column: 7, scope: !1001, inlinedAt: !1301)
!1321 = !DILocation(line: 50, column: 31, scope: !1001, inlinedAt: !1301)
!1322 = !DILocation(line: 51, column: 10, scope: !1001, inlinedAt: !1301)
!1323 = !DILocation(line: 52, column: 11, scope: !1001, inlinedAt: !1301)
!1324 = !DILocation(line: 52, column: 14, scope: !1001, inlinedAt: !1301)
!1325 = !DILocation(line: 53, column: 17, scope: !1001, inlinedAt: !1301)
!1326 = !DILocation(line: 53, column: 8, scope: !1001, inlinedAt: !1301)
!1327 = !DILocation(line: 55, column: 10, scope: !1001, inlinedAt: !1301)
!1328 = !DILocation(line: 56, column: 11, scope: !1001, inlinedAt: !1301)
!1329 = !DILocation(line: 43, column: 50, scope: !1001, inlinedAt: !1301)
!1330 = !DILocation(line: 57, column: 6, scope: !1001, inlinedAt: !1301)
!1331 = !DILocation(line: 57, column: 16, scope: !1001, inlinedAt: !1301)
!1332 = !DILocation(line: 58, column: 17, scope: !1001, inlinedAt: !1301)
!1333 = !DILocation(line: 57, column: 21, scope: !1001, inlinedAt: !1301)
!1334 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!1335 = !DILocation(line: 25, column: 81, scope: !1256, inlinedAt: !1257)
!1336 = !DILocation(line: 37, column: 15, scope: !1334, inlinedAt: !1335)
!1337 = !DILocation(line: 45, column: 16, scope: !1001, inlinedAt: !1336)
!1338 = !DILocation(line: 67, column: 13, scope: !894, inlinedAt: !1337)
!1339 = !DILocation(line: 68, column: 15, scope: !894, inlinedAt: !1337)
!1340 = !DILocation(line: 68, column: 3, scope: !1001, inlinedAt: !1336)
!1341 = !DILocation(line: 70, column: 13, scope: !894, inlinedAt: !1337)
!1342 = !DILocation(line: 71, column: 7, scope: !894, inlinedAt: !1337)
!1343 = !DILocation(line: 66, column: 35, scope: !894, inlinedAt: !1337)
!1344 = !DILocation(line: 72, column: 7, scope: !894, inlinedAt: !1337)
!1345 = !DILocation(line: 72, column: 35, scope: !894, inlinedAt: !1337)
!1346 = !DILocation(line: 73, column: 23, scope: !894, inlinedAt: !1337)
!1347 = !DILocation(line: 37, column: 76, scope: !1334, inlinedAt: !1335)
!1348 = !DILocation(line: 72, column: 40, scope: !894, inlinedAt: !1337)
!1349 = !DILocation(line: 77, column: 16, scope: !894, inlinedAt: !1337)
!1350 = !DILocation(line: 77, column: 2, scope: !894, inlinedAt: !1337)
!1351 = !DILocation(line: 78, column: 6, scope: !894, inlinedAt: !1337)
!1352 = !DILocation(line: 78, column: 22, scope: !894, inlinedAt: !1337)
!1353 = !DILocation(line: 79, column: 23, scope: !894, inlinedAt: !1337)
!1354 = !DILocation(line: 78, column: 27, scope: !894, inlinedAt: !1337)
!1355 = !DILocation(line: 47, column: 7, scope: !1001, inlinedAt: !1336)
!1356 = !DILocation(line: 50, column: 31, scope: !1001, inlinedAt: !1336)
!1357 = !DILocation(line: 51, column: 10, scope: !1001, inlinedAt: !1336)
!1358 = !DILocation(line: 52, column: 11, scope: !1001, inlinedAt: !1336)
!1359 = !DILocation(line: 52, column: 14, scope: !1001, inlinedAt: !1336)
!1360 = !DILocation(line: 53, column: 17, scope: !1001, inlinedAt: !1336)
!1361 = !DILocation(line: 53, column: 8, scope: !1001, inlinedAt: !1336)
!1362 = !DILocation(line: 55, column: 10, scope: !1001, inlinedAt: !1336)
!1363 = !DILocation(line: 56, column: 11, scope: !1001, inlinedAt: !1336)
!1364 = !DILocation(line: 43, column: 50, scope: !1001, inlinedAt: !1336)
!1365 = !DILocation(line: 57, column: 6, scope: !1001, inlinedAt: !1336)
!1366 = !DILocation(line: 57, column: 16, scope: !1001, inlinedAt: !1336)
!1367 = !DILocation(line: 58, column: 17, scope: !1001, inlinedAt: !1336)
!1368 = !DILocation(line: 57, column: 21, scope: !1001, inlinedAt: !1336)
!1369 = !DILocation(line: 25, column: 5, scope: !1256, inlinedAt: !1257)
!1370 = !DILocation(line: 25, column: 13, scope: !1256, inlinedAt: !1257)
!1371 = !DILocation(line: 25, column: 21, scope: !1256, inlinedAt: !1257)
!1372 = distinct !DISubprogram(name: "ExchangeInt64", scope: !277, file: !277, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!1373 = !DILocation(line: 49, column: 6, scope: !1372)
!1374 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1375 = !DILocation(line: 50, column: 10, scope: !1372)
!1376 = !DILocation(line: 21, column: 29, scope: !1374, inlinedAt: !1375)
!1377 = !DILocation(line: 21, column: 39, scope: !1374, inlinedAt: !1375)
!1378 = !DILocation(line: 21, column: 49, scope: !1374, inlinedAt: !1375)
!1379 = !DILocation(line: 23, column: 7, scope: !1374, inlinedAt: !1375)
!1380 = !DILocation(line: 22, column: 2, scope: !1374, inlinedAt: !1375)
!1381 = !DILocation(line: 22, column: 8, scope: !1374, inlinedAt: !1375)
!1382 = !DILocation(line: 26, column: 9, scope: !1374, inlinedAt: !1375)
!1383 = !DILocation(line: 27, column: 12, scope: !1374, inlinedAt: !1375)
!1384 = !DILocation(line: 27, column: 10, scope: !1374, inlinedAt: !1375)
!1385 = !DILocation(line: 27, column: 30, scope: !1374, inlinedAt: !1375)
!1386 = !DILocation(line: 28, column: 37, scope: !1374, inlinedAt: !1375)
!1387 = !DILocation(line: 28, column: 32, scope: !1374, inlinedAt: !1375)
!1388 = !DILocation(line: 28, column: 34, scope: !1374, inlinedAt: !1375)
!1389 = !DILocation(line: 28, column: 20, scope: !1374, inlinedAt: !1375)
!1390 = !DILocation(line: 28, column: 3, scope: !1374, inlinedAt: !1375)
!1391 = !DILocation(line: 29, column: 22, scope: !1374, inlinedAt: !1375)
!1392 = !DILocation(line: 29, column: 3, scope: !1374, inlinedAt: !1375)
!1393 = !DILocation(line: 30, column: 24, scope: !1374, inlinedAt: !1375)
!1394 = !DILocation(line: 30, column: 3, scope: !1374, inlinedAt: !1375)
!1395 = !DILocation(line: 31, column: 23, scope: !1374, inlinedAt: !1375)
!1396 = !DILocation(line: 31, column: 3, scope: !1374, inlinedAt: !1375)
!1397 = !DILocation(line: 32, column: 14, scope: !1374, inlinedAt: !1375)
!1398 = !DILocation(line: 32, column: 12, scope: !1374, inlinedAt: !1375)
!1399 = !DILocation(line: 32, column: 18, scope: !1374, inlinedAt: !1375)
!1400 = !DILocation(line: 33, column: 21, scope: !1374, inlinedAt: !1375)
!1401 = !DILocation(line: 33, column: 3, scope: !1374, inlinedAt: !1375)
!1402 = !DILocation(line: 34, column: 3, scope: !1374, inlinedAt: !1375)
!1403 = !DILocation(line: 35, column: 31, scope: !1374, inlinedAt: !1375)
!1404 = !DILocation(line: 36, column: 4, scope: !1374, inlinedAt: !1375)
!1405 = !DILocation(line: 38, column: 32, scope: !1374, inlinedAt: !1375)
!1406 = !DILocation(line: 38, column: 30, scope: !1374, inlinedAt: !1375)
!1407 = !DILocation(line: 38, column: 24, scope: !1374, inlinedAt: !1375)
!1408 = !DILocation(line: 38, column: 3, scope: !1374, inlinedAt: !1375)
!1409 = distinct !DISubprogram(name: "NumbersInt64", scope: !277, file: !277, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!1410 = !DILocation(line: 56, column: 6, scope: !1409)
!1411 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!1412 = !DILocation(line: 56, column: 73, scope: !1409)
!1413 = !DILocation(line: 29, column: 20, scope: !1411, inlinedAt: !1412)
!1414 = !DILocation(line: 30, column: 26, scope: !1411, inlinedAt: !1412)
!1415 = !DILocation(line: 30, column: 24, scope: !1411, inlinedAt: !1412)
!1416 = !DILocation(line: 30, column: 46, scope: !1411, inlinedAt: !1412)
!1417 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1418 = !DILocation(line: 30, column: 9, scope: !1411, inlinedAt: !1412)
!1419 = !DILocation(line: 14, column: 11, scope: !1417, inlinedAt: !1418)
!1420 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!1421 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!1422 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!1423 = !DILocation(line: 16, column: 25, scope: !1417, inlinedAt: !1418)
!1424 = !DILocation(line: 8, column: 15, scope: !1422, inlinedAt: !1423)
!1425 = !DILocation(line: 45, column: 16, scope: !1421, inlinedAt: !1424)
!1426 = !DILocation(line: 70, column: 13, scope: !1420, inlinedAt: !1425)
!1427 = !DILocation(line: 71, column: 7, scope: !1420, inlinedAt: !1425)
!1428 = !DILocation(line: 19, column: 40, scope: !1417, inlinedAt: !1418)
!1429 = !DILocation(line: 66, column: 35, scope: !1420, inlinedAt: !1425)
!1430 = !DILocation(line: 72, column: 7, scope: !1420, inlinedAt: !1425)
!1431 = !DILocation(line: 72, column: 35, scope: !1420, inlinedAt: !1425)
!1432 = !DILocation(line: 73, column: 23, scope: !1420, inlinedAt: !1425)
!1433 = !DILocation(line: 8, column: 76, scope: !1422, inlinedAt: !1423)
!1434 = !DILocation(line: 72, column: 40, scope: !1420, inlinedAt: !1425)
!1435 = !DILocation(line: 77, column: 16, scope: !1420, inlinedAt: !1425)
!1436 = !DILocation(line: 77, column: 2, scope: !1420, inlinedAt: !1425)
!1437 = !DILocation(line: 78, column: 6, scope: !1420, inlinedAt: !1425)
!1438 = !DILocation(line: 78, column: 22, scope: !1420, inlinedAt: !1425)
!1439 = !DILocation(line: 79, column: 23, scope: !1420, inlinedAt: !1425)
!1440 = !DILocation(line: 78, column: 27, scope: !1420, inlinedAt: !1425)
!1441 = !DILocation(line: 16, column: 6, scope: !1417, inlinedAt: !1418)
!1442 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1443 = !DILocation(line: 17, column: 33, scope: !1417, inlinedAt: !1418)
!1444 = !DILocation(line: 14, column: 15, scope: !1442, inlinedAt: !1443)
!1445 = !DILocation(line: 45, column: 16, scope: !1421, inlinedAt: !1444)
!1446 = !DILocation(line: 71, column: 7, scope: !1420, inlinedAt: !1445)
!1447 = !DILocation(line: 66, column: 35, scope: !1420, inlinedAt: !1445)
!1448 = !DILocation(line: 72, column: 7, scope: !1420, inlinedAt: !1445)
!1449 = !DILocation(line: 72, column: 35, scope: !1420, inlinedAt: !1445)
!1450 = !DILocation(line: 73, column: 23, scope: !1420, inlinedAt: !1445)
!1451 = !DILocation(line: 14, column: 77, scope: !1442, inlinedAt: !1443)
!1452 = !DILocation(line: 72, column: 40, scope: !1420, inlinedAt: !1445)
!1453 = !DILocation(line: 77, column: 16, scope: !1420, inlinedAt: !1445)
!1454 = !DILocation(line: 77, column: 2, scope: !1420, inlinedAt: !1445)
!1455 = !DILocation(line: 78, column: 6, scope: !1420, inlinedAt: !1445)
!1456 = !DILocation(line: 78, column: 22, scope: !1420, inlinedAt: !1445)
!1457 = !DILocation(line: 79, column: 23, scope: !1420, inlinedAt: !1445)
!1458 = !DILocation(line: 78, column: 27, scope: !1420, inlinedAt: !1445)
!1459 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1460 = !DILocation(line: 17, column: 54, scope: !1417, inlinedAt: !1418)
!1461 = !DILocation(line: 20, column: 15, scope: !1459, inlinedAt: !1460)
!1462 = !DILocation(line: 45, column: 16, scope: !1421, inlinedAt: !1461)
!1463 = !DILocation(line: 71, column: 7, scope: !1420, inlinedAt: !1462)
!1464 = !DILocation(line: 66, column: 35, scope: !1420, inlinedAt: !1462)
!1465 = !DILocation(line: 72, column: 7, scope: !1420, inlinedAt: !1462)
!1466 = !DILocation(line: 72, column: 35, scope: !1420, inlinedAt: !1462)
!1467 = !DILocation(line: 73, column: 23, scope: !1420, inlinedAt: !1462)
!1468 = !DILocation(line: 20, column: 77, scope: !1459, inlinedAt: !1460)
!1469 = !DILocation(line: 72, column: 40, scope: !1420, inlinedAt: !1462)
!1470 = !DILocation(line: 77, column: 16, scope: !1420, inlinedAt: !1462)
!1471 = !DILocation(line: 77, column: 2, scope: !1420, inlinedAt: !1462)
!1472 = !DILocation(line: 78, column: 6, scope: !1420, inlinedAt: !1462)
!1473 = !DILocation(line: 78, column: 22, scope: !1420, inlinedAt: !1462)
!1474 = !DILocation(line: 79, column: 23, scope: !1420, inlinedAt: !1462)
!1475 = !DILocation(line: 78, column: 27, scope: !1420, inlinedAt: !1462)
!1476 = !DILocation(line: 17, column: 6, scope: !1417, inlinedAt: !1418)
!1477 = !DILocation(line: 17, column: 14, scope: !1417, inlinedAt: !1418)
!1478 = distinct !DISubprogram(name: "scan", scope: !395, file: !395, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1479 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !395, file: !395, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1480 = !DILocation(line: 18, column: 40, scope: !1417, inlinedAt: !1418)
!1481 = !DILocation(line: 6, column: 21, scope: !1479, inlinedAt: !1480)
!1482 = !DILocation(line: 25, column: 16, scope: !1478, inlinedAt: !1481)
!1483 = !DILocation(line: 23, column: 48, scope: !1478, inlinedAt: !1481)
!1484 = !DILocation(line: 26, column: 6, scope: !1478, inlinedAt: !1481)
!1485 = !DILocation(line: 26, column: 24, scope: !1478, inlinedAt: !1481)
!1486 = !DILocation(line: 27, column: 24, scope: !1478, inlinedAt: !1481)
!1487 = !DILocation(line: 27, column: 44, scope: !1478, inlinedAt: !1481)
!1488 = !DILocation(line: 28, column: 4, scope: !1478, inlinedAt: !1481)
!1489 = !DILocation(line: 26, column: 37, scope: !1478, inlinedAt: !1481)
!1490 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !395, file: !395, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1491 = !DILocation(line: 18, column: 68, scope: !1417, inlinedAt: !1418)
!1492 = !DILocation(line: 14, column: 21, scope: !1490, inlinedAt: !1491)
!1493 = !DILocation(line: 23, column: 48, scope: !1478, inlinedAt: !1492)
!1494 = !DILocation(line: 26, column: 6, scope: !1478, inlinedAt: !1492)
!1495 = !DILocation(line: 26, column: 24, scope: !1478, inlinedAt: !1492)
!1496 = !DILocation(line: 27, column: 24, scope: !1478, inlinedAt: !1492)
!1497 = !DILocation(line: 27, column: 44, scope: !1478, inlinedAt: !1492)
!1498 = !DILocation(line: 28, column: 4, scope: !1478, inlinedAt: !1492)
!1499 = !DILocation(line: 26, column: 37, scope: !1478, inlinedAt: !1492)
!1500 = !DILocation(line: 15, column: 20, scope: !1490, inlinedAt: !1491)
!1501 = !DILocation(line: 15, column: 42, scope: !1490, inlinedAt: !1491)
!1502 = !DILocation(line: 18, column: 2, scope: !1417, inlinedAt: !1418)
!1503 = !DILocation(line: 18, column: 6, scope: !1417, inlinedAt: !1418)
!1504 = !DILocation(line: 18, column: 14, scope: !1417, inlinedAt: !1418)
!1505 = !DILocation(line: 19, column: 42, scope: !1417, inlinedAt: !1418)
!1506 = distinct !DISubprogram(name: "Broadcast", scope: !424, file: !424, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1507 = !DILocation(line: 19, column: 25, scope: !1417, inlinedAt: !1418)
!1508 = !DILocation(line: 36, column: 10, scope: !1506, inlinedAt: !1507)
!1509 = !DILocation(line: 36, column: 22, scope: !1506, inlinedAt: !1507)
!1510 = !DILocation(line: 37, column: 8, scope: !1506, inlinedAt: !1507)
!1511 = !DILocation(line: 40, column: 17, scope: !1506, inlinedAt: !1507)
!1512 = !DILocation(line: 19, column: 6, scope: !1417, inlinedAt: !1418)
!1513 = !DILocation(line: 31, column: 26, scope: !1411, inlinedAt: !1412)
!1514 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1515 = !DILocation(line: 31, column: 9, scope: !1411, inlinedAt: !1412)
!1516 = !DILocation(line: 14, column: 11, scope: !1514, inlinedAt: !1515)
!1517 = !DILocation(line: 31, column: 48, scope: !1411, inlinedAt: !1412)
!1518 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!1519 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!1520 = !DILocation(line: 16, column: 25, scope: !1514, inlinedAt: !1515)
!1521 = !DILocation(line: 8, column: 15, scope: !1519, inlinedAt: !1520)
!1522 = !DILocation(line: 46, column: 14, scope: !1518, inlinedAt: !1521)
!1523 = !DILocation(line: 26, column: 47, scope: !443, inlinedAt: !1522)
!1524 = !DILocation(line: 26, column: 59, scope: !443, inlinedAt: !1522)
!1525 = distinct !DISubprogram(name: "scan", scope: !395, file: !395, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1526 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !395, file: !395, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1527 = !DILocation(line: 18, column: 40, scope: !1514, inlinedAt: !1515)
!1528 = !DILocation(line: 6, column: 21, scope: !1526, inlinedAt: !1527)
!1529 = !DILocation(line: 37, column: 21, scope: !1525, inlinedAt: !1528)
!1530 = !DILocation(line: 37, column: 10, scope: !1525, inlinedAt: !1528)
!1531 = !DILocation(line: 19, column: 40, scope: !1514, inlinedAt: !1515)
!1532 = !DILocation(line: 45, column: 16, scope: !1518, inlinedAt: !1521)
!1533 = !DILocation(line: 71, column: 7, scope: !1420, inlinedAt: !1532)
!1534 = !DILocation(line: 66, column: 35, scope: !1420, inlinedAt: !1532)
!1535 = !DILocation(line: 72, column: 7, scope: !1420, inlinedAt: !1532)
!1536 = !DILocation(line: 72, column: 35, scope: !1420, inlinedAt: !1532)
!1537 = !DILocation(line: 73, column: 23, scope: !1420, inlinedAt: !1532)
!1538 = !DILocation(line: 8, column: 76, scope: !1519, inlinedAt: !1520)
!1539 = !DILocation(line: 72, column: 40, scope: !1420, inlinedAt: !1532)
!1540 = !DILocation(line: 77, column: 16, scope: !1420, inlinedAt: !1532)
!1541 = !DILocation(line: 77, column: 2, scope: !1420, inlinedAt: !1532)
!1542 = !DILocation(line: 78, column: 6, scope: !1420, inlinedAt: !1532)
!1543 = !DILocation(line: 78, column: 22, scope: !1420, inlinedAt: !1532)
!1544 = !DILocation(line: 79, column: 23, scope: !1420, inlinedAt: !1532)
!1545 = !DILocation(line: 78, column: 27, scope: !1420, inlinedAt: !1532)
!1546 = !DILocation(line: 26, column: 64, scope: !443, inlinedAt: !1522)
!1547 = !DILocation(line: 47, column: 7, scope: !1518, inlinedAt: !1521)
!1548 = !DILocation(line: 50, column: 31, scope: !1518, inlinedAt: !1521)
!1549 = !DILocation(line: 51, column: 10, scope: !1518, inlinedAt: !1521)
!1550 = !DILocation(line: 52, column: 14, scope: !1518, inlinedAt: !1521)
!1551 = !DILocation(line: 53, column: 17, scope: !1518, inlinedAt: !1521)
!1552 = !DILocation(line: 53, column: 8, scope: !1518, inlinedAt: !1521)
!1553 = !DILocation(line: 55, column: 10, scope: !1518, inlinedAt: !1521)
!1554 = !DILocation(line: 56, column: 11, scope: !1518, inlinedAt: !1521)
!1555 = !DILocation(line: 43, column: 50, scope: !1518, inlinedAt: !1521)
!1556 = !DILocation(line: 57, column: 6, scope: !1518, inlinedAt: !1521)
!1557 = !DILocation(line: 57, column: 16, scope: !1518, inlinedAt: !1521)
!1558 = !DILocation(line: 58, column: 17, scope: !1518, inlinedAt: !1521)
!1559 = !DILocation(line: 57, column: 21, scope: !1518, inlinedAt: !1521)
!1560 = !DILocation(line: 16, column: 6, scope: !1514, inlinedAt: !1515)
!1561 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1562 = !DILocation(line: 17, column: 33, scope: !1514, inlinedAt: !1515)
!1563 = !DILocation(line: 14, column: 15, scope: !1561, inlinedAt: !1562)
!1564 = !DILocation(line: 45, column: 16, scope: !1518, inlinedAt: !1563)
!1565 = !DILocation(line: 71, column: 7, scope: !1420, inlinedAt: !1564)
!1566 = !DILocation(line: 66, column: 35, scope: !1420, inlinedAt: !1564)
!1567 = !DILocation(line: 72, column: 7, scope: !1420, inlinedAt: !1564)
!1568 = !DILocation(line: 72, column: 35, scope: !1420, inlinedAt: !1564)
!1569 = !DILocation(line: 73, column: 23, scope: !1420, inlinedAt: !1564)
!1570 = !DILocation(line: 14, column: 77, scope: !1561, inlinedAt: !1562)
!1571 = !DILocation(line: 72, column: 40, scope: !1420, inlinedAt: !1564)
!1572 = !DILocation(line: 77, column: 16, scope: !1420, inlinedAt: !1564)
!1573 = !DILocation(line: 77, column: 2, scope: !1420, inlinedAt: !1564)
!1574 = !DILocation(line: 78, column: 6, scope: !1420, inlinedAt: !1564)
!1575 = !DILocation(line: 78, column: 22, scope: !1420, inlinedAt: !1564)
!1576 = !DILocation(line: 79, column: 23, scope: !1420, inlinedAt: !1564)
!1577 = !DILocation(line: 78, column: 27, scope: !1420, inlinedAt: !1564)
!1578 = !DILocation(line: 47, column: 7, scope: !1518, inlinedAt: !1563)
!1579 = !DILocation(line: 50, column: 31, scope: !1518, inlinedAt: !1563)
!1580 = !DILocation(line: 51, column: 10, scope: !1518, inlinedAt: !1563)
!1581 = !DILocation(line: 52, column: 14, scope: !1518, inlinedAt: !1563)
!1582 = !DILocation(line: 53, column: 17, scope: !1518, inlinedAt: !1563)
!1583 = !DILocation(line: 53, column: 8, scope: !1518, inlinedAt: !1563)
!1584 = !DILocation(line: 55, column: 10, scope: !1518, inlinedAt: !1563)
!1585 = !DILocation(line: 56, column: 11, scope: !1518, inlinedAt: !1563)
!1586 = !DILocation(line: 43, column: 50, scope: !1518, inlinedAt: !1563)
!1587 = !DILocation(line: 57, column: 6, scope: !1518, inlinedAt: !1563)
!1588 = !DILocation(line: 57, column: 16, scope: !1518, inlinedAt: !1563)
!1589 = !DILocation(line: 58, column: 17, scope: !1518, inlinedAt: !1563)
!1590 = !DILocation(line: 57, column: 21, scope: !1518, inlinedAt: !1563)
!1591 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1592 = !DILocation(line: 17, column: 54, scope: !1514, inlinedAt: !1515)
!1593 = !DILocation(line: 20, column: 15, scope: !1591, inlinedAt: !1592)
!1594 = !DILocation(line: 45, column: 16, scope: !1518, inlinedAt: !1593)
!1595 = !DILocation(line: 71, column: 7, scope: !1420, inlinedAt: !1594)
!1596 = !DILocation(line: 66, column: 35, scope: !1420, inlinedAt: !1594)
!1597 = !DILocation(line: 72, column: 7, scope: !1420, inlinedAt: !1594)
!1598 = !DILocation(line: 72, column: 35, scope: !1420, inlinedAt: !1594)
!1599 = !DILocation(line: 73, column: 23, scope: !1420, inlinedAt: !1594)
!1600 = !DILocation(line: 20, column: 77, scope: !1591, inlinedAt: !1592)
!1601 = !DILocation(line: 72, column: 40, scope: !1420, inlinedAt: !1594)
!1602 = !DILocation(line: 77, column: 16, scope: !1420, inlinedAt: !1594)
!1603 = !DILocation(line: 77, column: 2, scope: !1420, inlinedAt: !1594)
!1604 = !DILocation(line: 78, column: 6, scope: !1420, inlinedAt: !1594)
!1605 = !DILocation(line: 78, column: 22, scope: !1420, inlinedAt: !1594)
!1606 = !DILocation(line: 79, column: 23, scope: !1420, inlinedAt: !1594)
!1607 = !DILocation(line: 78, column: 27, scope: !1420, inlinedAt: !1594)
!1608 = !DILocation(line: 47, column: 7, scope: !1518, inlinedAt: !1593)
!1609 = !DILocation(line: 50, column: 31, scope: !1518, inlinedAt: !1593)
!1610 = !DILocation(line: 51, column: 10, scope: !1518, inlinedAt: !1593)
!1611 = !DILocation(line: 52, column: 14, scope: !1518, inlinedAt: !1593)
!1612 = !DILocation(line: 53, column: 17, scope: !1518, inlinedAt: !1593)
!1613 = !DILocation(line: 53, column: 8, scope: !1518, inlinedAt: !1593)
!1614 = !DILocation(line: 55, column: 10, scope: !1518, inlinedAt: !1593)
!1615 = !DILocation(line: 56, column: 11, scope: !1518, inlinedAt: !1593)
!1616 = !DILocation(line: 43, column: 50, scope: !1518, inlinedAt: !1593)
!1617 = !DILocation(line: 57, column: 6, scope: !1518, inlinedAt: !1593)
!1618 = !DILocation(line: 57, column: 16, scope: !1518, inlinedAt: !1593)
!1619 = !DILocation(line: 58, column: 17, scope: !1518, inlinedAt: !1593)
!1620 = !DILocation(line: 57, column: 21, scope: !1518, inlinedAt: !1593)
!1621 = !DILocation(line: 17, column: 6, scope: !1514, inlinedAt: !1515)
!1622 = !DILocation(line: 17, column: 14, scope: !1514, inlinedAt: !1515)
!1623 = !DILocation(line: 25, column: 16, scope: !1525, inlinedAt: !1528)
!1624 = !DILocation(line: 23, column: 48, scope: !1525, inlinedAt: !1528)
!1625 = !DILocation(line: 26, column: 6, scope: !1525, inlinedAt: !1528)
!1626 = !DILocation(line: 26, column: 24, scope: !1525, inlinedAt: !1528)
!1627 = !DILocation(line: 27, column: 24, scope: !1525, inlinedAt: !1528)
!1628 = !DILocation(line: 27, column: 44, scope: !1525, inlinedAt: !1528)
!1629 = !DILocation(line: 28, column: 4, scope: !1525, inlinedAt: !1528)
!1630 = !DILocation(line: 26, column: 37, scope: !1525, inlinedAt: !1528)
!1631 = !DILocation(line: 31, column: 15, scope: !1525, inlinedAt: !1528)
!1632 = !DILocation(line: 34, column: 32, scope: !1525, inlinedAt: !1528)
!1633 = !DILocation(line: 35, column: 19, scope: !1525, inlinedAt: !1528)
!1634 = !DILocation(line: 36, column: 10, scope: !1525, inlinedAt: !1528)
!1635 = !DILocation(line: 38, column: 9, scope: !1525, inlinedAt: !1528)
!1636 = !DILocation(line: 40, column: 10, scope: !1525, inlinedAt: !1528)
!1637 = !DILocation(line: 23, column: 59, scope: !1525, inlinedAt: !1528)
!1638 = !DILocation(line: 42, column: 19, scope: !1525, inlinedAt: !1528)
!1639 = !DILocation(line: 42, column: 3, scope: !1525, inlinedAt: !1528)
!1640 = !DILocation(line: 44, column: 2, scope: !1526, inlinedAt: !1527)
!1641 = !DILocation(line: 7, column: 16, scope: !1526, inlinedAt: !1527)
!1642 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !395, file: !395, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1643 = !DILocation(line: 18, column: 68, scope: !1514, inlinedAt: !1515)
!1644 = !DILocation(line: 14, column: 21, scope: !1642, inlinedAt: !1643)
!1645 = !DILocation(line: 25, column: 16, scope: !1525, inlinedAt: !1644)
!1646 = !DILocation(line: 23, column: 48, scope: !1525, inlinedAt: !1644)
!1647 = !DILocation(line: 26, column: 6, scope: !1525, inlinedAt: !1644)
!1648 = !DILocation(line: 26, column: 24, scope: !1525, inlinedAt: !1644)
!1649 = !DILocation(line: 27, column: 24, scope: !1525, inlinedAt: !1644)
!1650 = !DILocation(line: 27, column: 44, scope: !1525, inlinedAt: !1644)
!1651 = !DILocation(line: 28, column: 4, scope: !1525, inlinedAt: !1644)
!1652 = !DILocation(line: 26, column: 37, scope: !1525, inlinedAt: !1644)
!1653 = !DILocation(line: 31, column: 15, scope: !1525, inlinedAt: !1644)
!1654 = !DILocation(line: 34, column: 32, scope: !1525, inlinedAt: !1644)
!1655 = !DILocation(line: 35, column: 19, scope: !1525, inlinedAt: !1644)
!1656 = !DILocation(line: 36, column: 10, scope: !1525, inlinedAt: !1644)
!1657 = !DILocation(line: 37, column: 10, scope: !1525, inlinedAt: !1644)
!1658 = !DILocation(line: 38, column: 9, scope: !1525, inlinedAt: !1644)
!1659 = !DILocation(line: 40, column: 10, scope: !1525, inlinedAt: !1644)
!1660 = !DILocation(line: 23, column: 59, scope: !1525, inlinedAt: !1644)
!1661 = !DILocation(line: 42, column: 19, scope: !1525, inlinedAt: !1644)
!1662 = !DILocation(line: 42, column: 3, scope: !1525, inlinedAt: !1644)
!1663 = !DILocation(line: 44, column: 2, scope: !1642, inlinedAt: !1643)
!1664 = !DILocation(line: 15, column: 20, scope: !1642, inlinedAt: !1643)
!1665 = !DILocation(line: 15, column: 42, scope: !1642, inlinedAt: !1643)
!1666 = !DILocation(line: 18, column: 16, scope: !1642, inlinedAt: !1643)
!1667 = !DILocation(line: 18, column: 2, scope: !1514, inlinedAt: !1515)
!1668 = !DILocation(line: 18, column: 6, scope: !1514, inlinedAt: !1515)
!1669 = !DILocation(line: 18, column: 14, scope: !1514, inlinedAt: !1515)
!1670 = !DILocation(line: 19, column: 42, scope: !1514, inlinedAt: !1515)
!1671 = distinct !DISubprogram(name: "Broadcast", scope: !424, file: !424, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1672 = !DILocation(line: 19, column: 25, scope: !1514, inlinedAt: !1515)
!1673 = !DILocation(line: 36, column: 22, scope: !1671, inlinedAt: !1672)
!1674 = !DILocation(line: 37, column: 8, scope: !1671, inlinedAt: !1672)
!1675 = !DILocation(line: 39, column: 15, scope: !1671, inlinedAt: !1672)
!1676 = !DILocation(line: 40, column: 17, scope: !1671, inlinedAt: !1672)
!1677 = !DILocation(line: 40, column: 3, scope: !1514, inlinedAt: !1515)
!1678 = !DILocation(line: 42, column: 16, scope: !1671, inlinedAt: !1672)
!1679 = !DILocation(line: 43, column: 10, scope: !1671, inlinedAt: !1672)
!1680 = !DILocation(line: 44, column: 14, scope: !1671, inlinedAt: !1672)
!1681 = !DILocation(line: 45, column: 3, scope: !1671, inlinedAt: !1672)
!1682 = !DILocation(line: 47, column: 10, scope: !1671, inlinedAt: !1672)
!1683 = !DILocation(line: 48, column: 9, scope: !1671, inlinedAt: !1672)
!1684 = !DILocation(line: 48, column: 2, scope: !1514, inlinedAt: !1515)
!1685 = !DILocation(line: 19, column: 6, scope: !1514, inlinedAt: !1515)
!1686 = distinct !DISubprogram(name: "IntegersInt64", scope: !277, file: !277, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1687 = !DILocation(line: 61, column: 6, scope: !1686)
!1688 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1689 = !DILocation(line: 61, column: 75, scope: !1686)
!1690 = !DILocation(line: 35, column: 20, scope: !1688, inlinedAt: !1689)
!1691 = !DILocation(line: 36, column: 27, scope: !1688, inlinedAt: !1689)
!1692 = !DILocation(line: 36, column: 25, scope: !1688, inlinedAt: !1689)
!1693 = !DILocation(line: 36, column: 48, scope: !1688, inlinedAt: !1689)
!1694 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1695 = !DILocation(line: 36, column: 10, scope: !1688, inlinedAt: !1689)
!1696 = !DILocation(line: 24, column: 11, scope: !1694, inlinedAt: !1695)
!1697 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!1698 = !DILocation(line: 25, column: 40, scope: !1694, inlinedAt: !1695)
!1699 = !DILocation(line: 26, column: 15, scope: !1697, inlinedAt: !1698)
!1700 = !DILocation(line: 45, column: 16, scope: !1421, inlinedAt: !1699)
!1701 = !DILocation(line: 70, column: 13, scope: !1420, inlinedAt: !1700)
!1702 = !DILocation(line: 71, column: 7, scope: !1420, inlinedAt: !1700)
!1703 = !DILocation(line: 66, column: 35, scope: !1420, inlinedAt: !1700)
!1704 = !DILocation(line: 72, column: 7, scope: !1420, inlinedAt: !1700)
!1705 = !DILocation(line: 72, column: 35, scope: !1420, inlinedAt: !1700)
!1706 = !DILocation(line: 73, column: 23, scope: !1420, inlinedAt: !1700)
!1707 = !DILocation(line: 26, column: 76, scope: !1697, inlinedAt: !1698)
!1708 = !DILocation(line: 72, column: 40, scope: !1420, inlinedAt: !1700)
!1709 = !DILocation(line: 77, column: 16, scope: !1420, inlinedAt: !1700)
!1710 = !DILocation(line: 77, column: 2, scope: !1420, inlinedAt: !1700)
!1711 = !DILocation(line: 78, column: 6, scope: !1420, inlinedAt: !1700)
!1712 = !DILocation(line: 78, column: 22, scope: !1420, inlinedAt: !1700)
!1713 = !DILocation(line: 79, column: 23, scope: !1420, inlinedAt: !1700)
!1714 = !DILocation(line: 78, column: 27, scope: !1420, inlinedAt: !1700)
!1715 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!1716 = !DILocation(line: 25, column: 60, scope: !1694, inlinedAt: !1695)
!1717 = !DILocation(line: 31, column: 15, scope: !1715, inlinedAt: !1716)
!1718 = !DILocation(line: 45, column: 16, scope: !1421, inlinedAt: !1717)
!1719 = !DILocation(line: 71, column: 7, scope: !1420, inlinedAt: !1718)
!1720 = !DILocation(line: 66, column: 35, scope: !1420, inlinedAt: !1718)
!1721 = !DILocation(line: 72, column: 7, scope: !1420, inlinedAt: !1718)
!1722 = !DILocation(line: 72, column: 35, scope: !1420, inlinedAt: !1718)
!1723 = !DILocation(line: 73, column: 23, scope: !1420, inlinedAt: !1718)
!1724 = !DILocation(line: 31, column: 74, scope: !1715, inlinedAt: !1716)
!1725 = !DILocation(line: 72, column: 40, scope: !1420, inlinedAt: !1718)
!1726 = !DILocation(line: 77, column: 16, scope: !1420, inlinedAt: !1718)
!1727 = !DILocation(line: 77, column: 2, scope: !1420, inlinedAt: !1718)
!1728 = !DILocation(line: 78, column: 6, scope: !1420, inlinedAt: !1718)
!1729 = !DILocation(line: 78, column: 22, scope: !1420, inlinedAt: !1718)
!1730 = !DILocation(line: 79, column: 23, scope: !1420, inlinedAt: !1718)
!1731 = !DILocation(line: 78, column: 27, scope: !1420, inlinedAt: !1718)
!1732 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!1733 = !DILocation(line: 25, column: 81, scope: !1694, inlinedAt: !1695)
!1734 = !DILocation(line: 37, column: 15, scope: !1732, inlinedAt: !1733)
!1735 = !DILocation(line: 45, column: 16, scope: !1421, inlinedAt: !1734)
!1736 = !DILocation(line: 71, column: 7, scope: !1420, inlinedAt: !1735)
!1737 = !DILocation(line: 66, column: 35, scope: !1420, inlinedAt: !1735)
!1738 = !DILocation(line: 72, column: 7, scope: !1420, inlinedAt: !1735)
!1739 = !DILocation(line: 72, column: 35, scope: !1420, inlinedAt: !1735)
!1740 = !DILocation(line: 73, column: 23, scope: !1420, inlinedAt: !1735)
!1741 = !DILocation(line: 37, column: 76, scope: !1732, inlinedAt: !1733)
!1742 = !DILocation(line: 72, column: 40, scope: !1420, inlinedAt: !1735)
!1743 = !DILocation(line: 77, column: 16, scope: !1420, inlinedAt: !1735)
!1744 = !DILocation(line: 77, column: 2, scope: !1420, inlinedAt: !1735)
!1745 = !DILocation(line: 78, column: 6, scope: !1420, inlinedAt: !1735)
!1746 = !DILocation(line: 78, column: 22, scope: !1420, inlinedAt: !1735)
!1747 = !DILocation(line: 79, column: 23, scope: !1420, inlinedAt: !1735)
!1748 = !DILocation(line: 78, column: 27, scope: !1420, inlinedAt: !1735)
!1749 = !DILocation(line: 25, column: 5, scope: !1694, inlinedAt: !1695)
!1750 = !DILocation(line: 25, column: 13, scope: !1694, inlinedAt: !1695)
!1751 = !DILocation(line: 25, column: 21, scope: !1694, inlinedAt: !1695)
!1752 = !DILocation(line: 37, column: 27, scope: !1688, inlinedAt: !1689)
!1753 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1754 = !DILocation(line: 37, column: 10, scope: !1688, inlinedAt: !1689)
!1755 = !DILocation(line: 24, column: 11, scope: !1753, inlinedAt: !1754)
!1756 = !DILocation(line: 37, column: 50, scope: !1688, inlinedAt: !1689)
!1757 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!1758 = !DILocation(line: 25, column: 40, scope: !1753, inlinedAt: !1754)
!1759 = !DILocation(line: 26, column: 15, scope: !1757, inlinedAt: !1758)
!1760 = !DILocation(line: 45, column: 16, scope: !1518, inlinedAt: !1759)
!1761 = !DILocation(line: 71, column: 7, scope: !1420, inlinedAt: !1760)
!1762 = !DILocation(line: 66, column: 35, scope: !1420, inlinedAt: !1760)
!1763 = !DILocation(line: 72, column: 7, scope: !1420, inlinedAt: !1760)
!1764 = !DILocation(line: 72, column: 35, scope: !1420, inlinedAt: !1760)
!1765 = !DILocation(line: 73, column: 23, scope: !1420, inlinedAt: !1760)
!1766 = !DILocation(line: 26, column: 76, scope: !1757, inlinedAt: !1758)
!1767 = !DILocation(line: 72, column: 40, scope: !1420, inlinedAt: !1760)
!1768 = !DILocation(line: 77, column: 16, scope: !1420, inlinedAt: !1760)
!1769 = !DILocation(line: 77, column: 2, scope: !1420, inlinedAt: !1760)
!1770 = !DILocation(line: 78, column: 6, scope: !1420, inlinedAt: !1760)
!1771 = !DILocation(line: 78, column: 22, scope: !1420, inlinedAt: !1760)
!1772 = !DILocation(line: 79, column: 23, scope: !1420, inlinedAt: !1760)
!1773 = !DILocation(line: 78, column: 27, scope: !1420, inlinedAt: !1760)
!1774 = !DILocation(line: 46, column: 14, scope: !1518, inlinedAt: !1759)
!1775 = !DILocation(line: 26, column: 47, scope: !443, inlinedAt: !1774)
!1776 = !DILocation(line: 26, column: 59, scope: !443, inlinedAt: !1774)
!1777 = !DILocation(line: 26, column: 64, scope: !443, inlinedAt: !1774)
!1778 = !DILocation(line: 47, column: 7, scope: !1518, inlinedAt: !1759)
!1779 = !DILocation(line: 50, column: 31, scope: !1518, inlinedAt: !1759)
!1780 = !DILocation(line: 51, column: 10, scope: !1518, inlinedAt: !1759)
!1781 = !DILocation(line: 52, column: 11, scope: !1518, inlinedAt: !1759)
!1782 = !DILocation(line: 52, column: 14, scope: !1518, inlinedAt: !1759)
!1783 = !DILocation(line: 53, column: 17, scope: !1518, inlinedAt: !1759)
!1784 = !DILocation(line: 53, column: 8, scope: !1518, inlinedAt: !1759)
!1785 = !DILocation(line: 55, column: 10, scope: !1518, inlinedAt: !1759)
!1786 = !DILocation(line: 56, column: 11, scope: !1518, inlinedAt: !1759)
!1787 = !DILocation(line: 43, column: 50, scope: !1518, inlinedAt: !1759)
!1788 = !DILocation(line: 57, column: 6, scope: !1518, inlinedAt: !1759)
!1789 = !DILocation(line: 57, column: 16, scope: !1518, inlinedAt: !1759)
!1790 = !DILocation(line: 58, column: 17, scope: !1518, inlinedAt: !1759)
!1791 = !DILocation(line: 57, column: 21, scope: !1518, inlinedAt: !1759)
!1792 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!1793 = !DILocation(line: 25, column: 60, scope: !1753, inlinedAt: !1754)
!1794 = !DILocation(line: 31, column: 15, scope: !1792, inlinedAt: !1793)
!1795 = !DILocation(line: 45, column: 16, scope: !1518, inlinedAt: !1794)
!1796 = !DILocation(line: 71, column: 7, scope: !1420, inlinedAt: !1795)
!1797 = !DILocation(line: 66, column: 35, scope: !1420, inlinedAt: !1795)
!1798 = !DILocation(line: 72, column: 7, scope: !1420, inlinedAt: !1795)
!1799 = !DILocation(line: 72, column: 35, scope: !1420, inlinedAt: !1795)
!1800 = !DILocation(line: 73, column: 23, scope: !1420, inlinedAt: !1795)
!1801 = !DILocation(line: 31, column: 74, scope: !1792, inlinedAt: !1793)
!1802 = !DILocation(line: 72, column: 40, scope: !1420, inlinedAt: !1795)
!1803 = !DILocation(line: 77, column: 16, scope: !1420, inlinedAt: !1795)
!1804 = !DILocation(line: 77, column: 2, scope: !1420, inlinedAt: !1795)
!1805 = !DILocation(line: 78, column: 6, scope: !1420, inlinedAt: !1795)
!1806 = !DILocation(line: 78, column: 22, scope: !1420, inlinedAt: !1795)
!1807 = !DILocation(line: 79, column: 23, scope: !1420, inlinedAt: !1795)
!1808 = !DILocation(line: 78, column: 27, scope: !1420, inlinedAt: !1795)
!1809 = !DILocation(line: 47, column: 7, scope: !1518, inlinedAt: !1794)
!1810 = !DILocation(line: 50, column: 31, scope: !1518, inlinedAt: !1794)
!1811 = !DILocation(line: 51, column: 10, scope: !1518, inlinedAt: !1794)
!1812 = !DILocation(line: 52, column: 11, scope: !1518, inlinedAt: !1794)
!1813 = !DILocation(line: 52, column: 14, scope: !1518, inlinedAt: !1794)
!1814 = !DILocation(line: 53, column: 17, scope: !1518, inlinedAt: !1794)
!1815 = !DILocation(line: 53, column: 8, scope: !1518, inlinedAt: !1794)
!1816 = !DILocation(line: 55, column: 10, scope: !1518, inlinedAt: !1794)
!1817 = !DILocation(line: 56, column: 11, scope: !1518, inlinedAt: !1794)
!1818 = !DILocation(line: 43, column: 50, scope: !1518, inlinedAt: !1794)
!1819 = !DILocation(line: 57, column: 6, scope: !1518, inlinedAt: !1794)
!1820 = !DILocation(line: 57, column: 16, scope: !1518, inlinedAt: !1794)
!1821 = !DILocation(line: 58, column: 17, scope: !1518, inlinedAt: !1794)
!1822 = !DILocation(line: 57, column: 21, scope: !1518, inlinedAt: !1794)
!1823 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!1824 = !DILocation(line: 25, column: 81, scope: !1753, inlinedAt: !1754)
!1825 = !DILocation(line: 37, column: 15, scope: !1823, inlinedAt: !1824)
!1826 = !DILocation(line: 45, column: 16, scope: !1518, inlinedAt: !1825)
!1827 = !DILocation(line: 71, column: 7, scope: !1420, inlinedAt: !1826)
!1828 = !DILocation(line: 66, column: 35, scope: !1420, inlinedAt: !1826)
!1829 = !DILocation(line: 72, column: 7, scope: !1420, inlinedAt: !1826)
!1830 = !DILocation(line: 72, column: 35, scope: !1420, inlinedAt: !1826)
!1831 = !DILocation(line: 73, column: 23, scope: !1420, inlinedAt: !1826)
!1832 = !DILocation(line: 37, column: 76, scope: !1823, inlinedAt: !1824)
!1833 = !DILocation(line: 72, column: 40, scope: !1420, inlinedAt: !1826)
!1834 = !DILocation(line: 77, column: 16, scope: !1420, inlinedAt: !1826)
!1835 = !DILocation(line: 77, column: 2, scope: !1420, inlinedAt: !1826)
!1836 = !DILocation(line: 78, column: 6, scope: !1420, inlinedAt: !1826)
!1837 = !DILocation(line: 78, column: 22, scope: !1420, inlinedAt: !1826)
!1838 = !DILocation(line: 79, column: 23, scope: !1420, inlinedAt: !1826)
!1839 = !DILocation(line: 78, column: 27, scope: !1420, inlinedAt: !1826)
!1840 = !DILocation(line: 47, column: 7, scope: !1518, inlinedAt: !1825)
!1841 = !DILocation(line: 50, column: 31, scope: !1518, inlinedAt: !1825)
!1842 = !DILocation(line: 51, column: 10, scope: !1518, inlinedAt: !1825)
!1843 = !DILocation(line: 52, column: 11, scope: !1518, inlinedAt: !1825)
!1844 = !DILocation(line: 52, column: 14, scope: !1518, inlinedAt: !1825)
!1845 = !DILocation(line: 53, column: 17, scope: !1518, inlinedAt: !1825)
!1846 = !DILocation(line: 53, column: 8, scope: !1518, inlinedAt: !1825)
!1847 = !DILocation(line: 55, column: 10, scope: !1518, inlinedAt: !1825)
!1848 = !DILocation(line: 56, column: 11, scope: !1518, inlinedAt: !1825)
!1849 = !DILocation(line: 43, column: 50, scope: !1518, inlinedAt: !1825)
!1850 = !DILocation(line: 57, column: 6, scope: !1518, inlinedAt: !1825)
!1851 = !DILocation(line: 57, column: 16, scope: !1518, inlinedAt: !1825)
!1852 = !DILocation(line: 58, column: 17, scope: !1518, inlinedAt: !1825)
!1853 = !DILocation(line: 57, column: 21, scope: !1518, inlinedAt: !1825)
!1854 = !DILocation(line: 25, column: 5, scope: !1753, inlinedAt: !1754)
!1855 = !DILocation(line: 25, column: 13, scope: !1753, inlinedAt: !1754)
!1856 = !DILocation(line: 25, column: 21, scope: !1753, inlinedAt: !1754)
!1857 = distinct !DISubprogram(name: "ExchangeInt", scope: !277, file: !277, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!1858 = !DILocation(line: 66, column: 6, scope: !1857)
!1859 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1860 = !DILocation(line: 66, column: 80, scope: !1857)
!1861 = !DILocation(line: 21, column: 29, scope: !1859, inlinedAt: !1860)
!1862 = !DILocation(line: 21, column: 39, scope: !1859, inlinedAt: !1860)
!1863 = !DILocation(line: 21, column: 49, scope: !1859, inlinedAt: !1860)
!1864 = !DILocation(line: 23, column: 7, scope: !1859, inlinedAt: !1860)
!1865 = !DILocation(line: 22, column: 2, scope: !1859, inlinedAt: !1860)
!1866 = !DILocation(line: 22, column: 8, scope: !1859, inlinedAt: !1860)
!1867 = !DILocation(line: 26, column: 9, scope: !1859, inlinedAt: !1860)
!1868 = !DILocation(line: 27, column: 12, scope: !1859, inlinedAt: !1860)
!1869 = !DILocation(line: 27, column: 10, scope: !1859, inlinedAt: !1860)
!1870 = !DILocation(line: 27, column: 30, scope: !1859, inlinedAt: !1860)
!1871 = !DILocation(line: 28, column: 37, scope: !1859, inlinedAt: !1860)
!1872 = !DILocation(line: 28, column: 32, scope: !1859, inlinedAt: !1860)
!1873 = !DILocation(line: 28, column: 34, scope: !1859, inlinedAt: !1860)
!1874 = !DILocation(line: 28, column: 20, scope: !1859, inlinedAt: !1860)
!1875 = !DILocation(line: 28, column: 3, scope: !1859, inlinedAt: !1860)
!1876 = !DILocation(line: 29, column: 22, scope: !1859, inlinedAt: !1860)
!1877 = !DILocation(line: 29, column: 3, scope: !1859, inlinedAt: !1860)
!1878 = !DILocation(line: 30, column: 24, scope: !1859, inlinedAt: !1860)
!1879 = !DILocation(line: 30, column: 3, scope: !1859, inlinedAt: !1860)
!1880 = !DILocation(line: 31, column: 23, scope: !1859, inlinedAt: !1860)
!1881 = !DILocation(line: 31, column: 3, scope: !1859, inlinedAt: !1860)
!1882 = !DILocation(line: 32, column: 14, scope: !1859, inlinedAt: !1860)
!1883 = !DILocation(line: 32, column: 12, scope: !1859, inlinedAt: !1860)
!1884 = !DILocation(line: 32, column: 18, scope: !1859, inlinedAt: !1860)
!1885 = !DILocation(line: 33, column: 21, scope: !1859, inlinedAt: !1860)
!1886 = !DILocation(line: 33, column: 3, scope: !1859, inlinedAt: !1860)
!1887 = !DILocation(line: 34, column: 3, scope: !1859, inlinedAt: !1860)
!1888 = !DILocation(line: 35, column: 31, scope: !1859, inlinedAt: !1860)
!1889 = !DILocation(line: 36, column: 4, scope: !1859, inlinedAt: !1860)
!1890 = !DILocation(line: 38, column: 32, scope: !1859, inlinedAt: !1860)
!1891 = !DILocation(line: 38, column: 30, scope: !1859, inlinedAt: !1860)
!1892 = !DILocation(line: 38, column: 24, scope: !1859, inlinedAt: !1860)
!1893 = !DILocation(line: 38, column: 3, scope: !1859, inlinedAt: !1860)
!1894 = distinct !DISubprogram(name: "ExchangeUint8", scope: !277, file: !277, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!1895 = !DILocation(line: 71, column: 6, scope: !1894)
!1896 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1897 = !DILocation(line: 72, column: 10, scope: !1894)
!1898 = !DILocation(line: 21, column: 29, scope: !1896, inlinedAt: !1897)
!1899 = !DILocation(line: 21, column: 39, scope: !1896, inlinedAt: !1897)
!1900 = !DILocation(line: 21, column: 49, scope: !1896, inlinedAt: !1897)
!1901 = !DILocation(line: 23, column: 7, scope: !1896, inlinedAt: !1897)
!1902 = !DILocation(line: 22, column: 2, scope: !1896, inlinedAt: !1897)
!1903 = !DILocation(line: 22, column: 8, scope: !1896, inlinedAt: !1897)
!1904 = !DILocation(line: 26, column: 9, scope: !1896, inlinedAt: !1897)
!1905 = !DILocation(line: 27, column: 12, scope: !1896, inlinedAt: !1897)
!1906 = !DILocation(line: 27, column: 10, scope: !1896, inlinedAt: !1897)
!1907 = !DILocation(line: 27, column: 30, scope: !1896, inlinedAt: !1897)
!1908 = !DILocation(line: 28, column: 37, scope: !1896, inlinedAt: !1897)
!1909 = !DILocation(line: 28, column: 32, scope: !1896, inlinedAt: !1897)
!1910 = !DILocation(line: 28, column: 34, scope: !1896, inlinedAt: !1897)
!1911 = !DILocation(line: 28, column: 20, scope: !1896, inlinedAt: !1897)
!1912 = !DILocation(line: 28, column: 3, scope: !1896, inlinedAt: !1897)
!1913 = !DILocation(line: 29, column: 22, scope: !1896, inlinedAt: !1897)
!1914 = !DILocation(line: 29, column: 3, scope: !1896, inlinedAt: !1897)
!1915 = !DILocation(line: 30, column: 24, scope: !1896, inlinedAt: !1897)
!1916 = !DILocation(line: 30, column: 3, scope: !1896, inlinedAt: !1897)
!1917 = !DILocation(line: 31, column: 23, scope: !1896, inlinedAt: !1897)
!1918 = !DILocation(line: 31, column: 3, scope: !1896, inlinedAt: !1897)
!1919 = !DILocation(line: 32, column: 14, scope: !1896, inlinedAt: !1897)
!1920 = !DILocation(line: 32, column: 12, scope: !1896, inlinedAt: !1897)
!1921 = !DILocation(line: 32, column: 18, scope: !1896, inlinedAt: !1897)
!1922 = !DILocation(line: 33, column: 21, scope: !1896, inlinedAt: !1897)
!1923 = !DILocation(line: 33, column: 3, scope: !1896, inlinedAt: !1897)
!1924 = !DILocation(line: 34, column: 3, scope: !1896, inlinedAt: !1897)
!1925 = !DILocation(line: 35, column: 31, scope: !1896, inlinedAt: !1897)
!1926 = !DILocation(line: 36, column: 4, scope: !1896, inlinedAt: !1897)
!1927 = !DILocation(line: 38, column: 32, scope: !1896, inlinedAt: !1897)
!1928 = !DILocation(line: 38, column: 30, scope: !1896, inlinedAt: !1897)
!1929 = !DILocation(line: 38, column: 24, scope: !1896, inlinedAt: !1897)
!1930 = !DILocation(line: 38, column: 3, scope: !1896, inlinedAt: !1897)
!1931 = distinct !DISubprogram(name: "ExchangeUint16", scope: !277, file: !277, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!1932 = !DILocation(line: 78, column: 6, scope: !1931)
!1933 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1934 = !DILocation(line: 79, column: 10, scope: !1931)
!1935 = !DILocation(line: 21, column: 29, scope: !1933, inlinedAt: !1934)
!1936 = !DILocation(line: 21, column: 39, scope: !1933, inlinedAt: !1934)
!1937 = !DILocation(line: 21, column: 49, scope: !1933, inlinedAt: !1934)
!1938 = !DILocation(line: 23, column: 7, scope: !1933, inlinedAt: !1934)
!1939 = !DILocation(line: 22, column: 2, scope: !1933, inlinedAt: !1934)
!1940 = !DILocation(line: 22, column: 8, scope: !1933, inlinedAt: !1934)
!1941 = !DILocation(line: 26, column: 9, scope: !1933, inlinedAt: !1934)
!1942 = !DILocation(line: 27, column: 12, scope: !1933, inlinedAt: !1934)
!1943 = !DILocation(line: 27, column: 10, scope: !1933, inlinedAt: !1934)
!1944 = !DILocation(line: 27, column: 30, scope: !1933, inlinedAt: !1934)
!1945 = !DILocation(line: 28, column: 37, scope: !1933, inlinedAt: !1934)
!1946 = !DILocation(line: 28, column: 32, scope: !1933, inlinedAt: !1934)
!1947 = !DILocation(line: 28, column: 34, scope: !1933, inlinedAt: !1934)
!1948 = !DILocation(line: 28, column: 20, scope: !1933, inlinedAt: !1934)
!1949 = !DILocation(line: 28, column: 3, scope: !1933, inlinedAt: !1934)
!1950 = !DILocation(line: 29, column: 22, scope: !1933, inlinedAt: !1934)
!1951 = !DILocation(line: 29, column: 3, scope: !1933, inlinedAt: !1934)
!1952 = !DILocation(line: 30, column: 24, scope: !1933, inlinedAt: !1934)
!1953 = !DILocation(line: 30, column: 3, scope: !1933, inlinedAt: !1934)
!1954 = !DILocation(line: 31, column: 23, scope: !1933, inlinedAt: !1934)
!1955 = !DILocation(line: 31, column: 3, scope: !1933, inlinedAt: !1934)
!1956 = !DILocation(line: 32, column: 14, scope: !1933, inlinedAt: !1934)
!1957 = !DILocation(line: 32, column: 12, scope: !1933, inlinedAt: !1934)
!1958 = !DILocation(line: 32, column: 18, scope: !1933, inlinedAt: !1934)
!1959 = !DILocation(line: 33, column: 21, scope: !1933, inlinedAt: !1934)
!1960 = !DILocation(line: 33, column: 3, scope: !1933, inlinedAt: !1934)
!1961 = !DILocation(line: 34, column: 3, scope: !1933, inlinedAt: !1934)
!1962 = !DILocation(line: 35, column: 31, scope: !1933, inlinedAt: !1934)
!1963 = !DILocation(line: 36, column: 4, scope: !1933, inlinedAt: !1934)
!1964 = !DILocation(line: 38, column: 32, scope: !1933, inlinedAt: !1934)
!1965 = !DILocation(line: 38, column: 30, scope: !1933, inlinedAt: !1934)
!1966 = !DILocation(line: 38, column: 24, scope: !1933, inlinedAt: !1934)
!1967 = !DILocation(line: 38, column: 3, scope: !1933, inlinedAt: !1934)
!1968 = distinct !DISubprogram(name: "NumbersUint16", scope: !277, file: !277, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!1969 = !DILocation(line: 85, column: 6, scope: !1968)
!1970 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!1971 = !DILocation(line: 85, column: 75, scope: !1968)
!1972 = !DILocation(line: 29, column: 20, scope: !1970, inlinedAt: !1971)
!1973 = !DILocation(line: 30, column: 26, scope: !1970, inlinedAt: !1971)
!1974 = !DILocation(line: 30, column: 24, scope: !1970, inlinedAt: !1971)
!1975 = !DILocation(line: 30, column: 46, scope: !1970, inlinedAt: !1971)
!1976 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1977 = !DILocation(line: 30, column: 9, scope: !1970, inlinedAt: !1971)
!1978 = !DILocation(line: 14, column: 11, scope: !1976, inlinedAt: !1977)
!1979 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!1980 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!1981 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!1982 = !DILocation(line: 16, column: 25, scope: !1976, inlinedAt: !1977)
!1983 = !DILocation(line: 8, column: 15, scope: !1981, inlinedAt: !1982)
!1984 = !DILocation(line: 45, column: 16, scope: !1980, inlinedAt: !1983)
!1985 = !DILocation(line: 68, column: 15, scope: !1979, inlinedAt: !1984)
!1986 = !DILocation(line: 70, column: 13, scope: !1979, inlinedAt: !1984)
!1987 = !DILocation(line: 71, column: 7, scope: !1979, inlinedAt: !1984)
!1988 = !DILocation(line: 19, column: 40, scope: !1976, inlinedAt: !1977)
!1989 = !DILocation(line: 67, column: 13, scope: !1979, inlinedAt: !1984)
!1990 = !DILocation(line: 68, column: 3, scope: !1980, inlinedAt: !1983)
!1991 = !DILocation(line: 66, column: 35, scope: !1979, inlinedAt: !1984)
!1992 = !DILocation(line: 72, column: 7, scope: !1979, inlinedAt: !1984)
!1993 = !DILocation(line: 72, column: 35, scope: !1979, inlinedAt: !1984)
!1994 = !DILocation(line: 73, column: 23, scope: !1979, inlinedAt: !1984)
!1995 = !DILocation(line: 8, column: 76, scope: !1981, inlinedAt: !1982)
!1996 = !DILocation(line: 72, column: 40, scope: !1979, inlinedAt: !1984)
!1997 = !DILocation(line: 77, column: 16, scope: !1979, inlinedAt: !1984)
!1998 = !DILocation(line: 77, column: 2, scope: !1979, inlinedAt: !1984)
!1999 = !DILocation(line: 78, column: 6, scope: !1979, inlinedAt: !1984)
!2000 = !DILocation(line: 78, column: 22, scope: !1979, inlinedAt: !1984)
!2001 = !DILocation(line: 79, column: 23, scope: !1979, inlinedAt: !1984)
!2002 = !DILocation(line: 78, column: 27, scope: !1979, inlinedAt: !1984)
!2003 = !DILocation(line: 16, column: 6, scope: !1976, inlinedAt: !1977)
!2004 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2005 = !DILocation(line: 17, column: 33, scope: !1976, inlinedAt: !1977)
!2006 = !DILocation(line: 14, column: 15, scope: !2004, inlinedAt: !2005)
!2007 = !DILocation(line: 45, column: 16, scope: !1980, inlinedAt: !2006)
!2008 = !DILocation(line: 67, column: 13, scope: !1979, inlinedAt: !2007)
!2009 = !DILocation(line: 68, column: 15, scope: !1979, inlinedAt: !2007)
!2010 = !DILocation(line: 68, column: 3, scope: !1980, inlinedAt: !2006)
!2011 = !DILocation(line: 71, column: 7, scope: !1979, inlinedAt: !2007)
!2012 = !DILocation(line: 66, column: 35, scope: !1979, inlinedAt: !2007)
!2013 = !DILocation(line: 72, column: 7, scope: !1979, inlinedAt: !2007)
!2014 = !DILocation(line: 72, column: 35, scope: !1979, inlinedAt: !2007)
!2015 = !DILocation(line: 73, column: 23, scope: !1979, inlinedAt: !2007)
!2016 = !DILocation(line: 14, column: 77, scope: !2004, inlinedAt: !2005)
!2017 = !DILocation(line: 72, column: 40, scope: !1979, inlinedAt: !2007)
!2018 = !DILocation(line: 77, column: 16, scope: !1979, inlinedAt: !2007)
!2019 = !DILocation(line: 77, column: 2, scope: !1979, inlinedAt: !2007)
!2020 = !DILocation(line: 78, column: 6, scope: !1979, inlinedAt: !2007)
!2021 = !DILocation(line: 78, column: 22, scope: !1979, inlinedAt: !2007)
!2022 = !DILocation(line: 79, column: 23, scope: !1979, inlinedAt: !2007)
!2023 = !DILocation(line: 78, column: 27, scope: !1979, inlinedAt: !2007)
!2024 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2025 = !DILocation(line: 17, column: 54, scope: !1976, inlinedAt: !1977)
!2026 = !DILocation(line: 20, column: 15, scope: !2024, inlinedAt: !2025)
!2027 = !DILocation(line: 45, column: 16, scope: !1980, inlinedAt: !2026)
!2028 = !DILocation(line: 67, column: 13, scope: !1979, inlinedAt: !2027)
!2029 = !DILocation(line: 68, column: 15, scope: !1979, inlinedAt: !2027)
!2030 = !DILocation(line: 68, column: 3, scope: !1980, inlinedAt: !2026)
!2031 = !DILocation(line: 71, column: 7, scope: !1979, inlinedAt: !2027)
!2032 = !DILocation(line: 66, column: 35, scope: !1979, inlinedAt: !2027)
!2033 = !DILocation(line: 72, column: 7, scope: !1979, inlinedAt: !2027)
!2034 = !DILocation(line: 72, column: 35, scope: !1979, inlinedAt: !2027)
!2035 = !DILocation(line: 73, column: 23, scope: !1979, inlinedAt: !2027)
!2036 = !DILocation(line: 20, column: 77, scope: !2024, inlinedAt: !2025)
!2037 = !DILocation(line: 72, column: 40, scope: !1979, inlinedAt: !2027)
!2038 = !DILocation(line: 77, column: 16, scope: !1979, inlinedAt: !2027)
!2039 = !DILocation(line: 77, column: 2, scope: !1979, inlinedAt: !2027)
!2040 = !DILocation(line: 78, column: 6, scope: !1979, inlinedAt: !2027)
!2041 = !DILocation(line: 78, column: 22, scope: !1979, inlinedAt: !2027)
!2042 = !DILocation(line: 79, column: 23, scope: !1979, inlinedAt: !2027)
!2043 = !DILocation(line: 78, column: 27, scope: !1979, inlinedAt: !2027)
!2044 = !DILocation(line: 17, column: 6, scope: !1976, inlinedAt: !1977)
!2045 = !DILocation(line: 17, column: 14, scope: !1976, inlinedAt: !1977)
!2046 = distinct !DISubprogram(name: "scan", scope: !395, file: !395, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2047 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !395, file: !395, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2048 = !DILocation(line: 18, column: 40, scope: !1976, inlinedAt: !1977)
!2049 = !DILocation(line: 6, column: 21, scope: !2047, inlinedAt: !2048)
!2050 = !DILocation(line: 25, column: 16, scope: !2046, inlinedAt: !2049)
!2051 = !DILocation(line: 23, column: 48, scope: !2046, inlinedAt: !2049)
!2052 = !DILocation(line: 26, column: 6, scope: !2046, inlinedAt: !2049)
!2053 = !DILocation(line: 26, column: 24, scope: !2046, inlinedAt: !2049)
!2054 = !DILocation(line: 27, column: 24, scope: !2046, inlinedAt: !2049)
!2055 = !DILocation(line: 27, column: 44, scope: !2046, inlinedAt: !2049)
!2056 = !DILocation(line: 28, column: 4, scope: !2046, inlinedAt: !2049)
!2057 = !DILocation(line: 26, column: 37, scope: !2046, inlinedAt: !2049)
!2058 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !395, file: !395, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2059 = !DILocation(line: 18, column: 68, scope: !1976, inlinedAt: !1977)
!2060 = !DILocation(line: 14, column: 21, scope: !2058, inlinedAt: !2059)
!2061 = !DILocation(line: 23, column: 48, scope: !2046, inlinedAt: !2060)
!2062 = !DILocation(line: 26, column: 6, scope: !2046, inlinedAt: !2060)
!2063 = !DILocation(line: 26, column: 24, scope: !2046, inlinedAt: !2060)
!2064 = !DILocation(line: 27, column: 24, scope: !2046, inlinedAt: !2060)
!2065 = !DILocation(line: 27, column: 44, scope: !2046, inlinedAt: !2060)
!2066 = !DILocation(line: 28, column: 4, scope: !2046, inlinedAt: !2060)
!2067 = !DILocation(line: 26, column: 37, scope: !2046, inlinedAt: !2060)
!2068 = !DILocation(line: 15, column: 20, scope: !2058, inlinedAt: !2059)
!2069 = !DILocation(line: 15, column: 42, scope: !2058, inlinedAt: !2059)
!2070 = !DILocation(line: 18, column: 2, scope: !1976, inlinedAt: !1977)
!2071 = !DILocation(line: 18, column: 6, scope: !1976, inlinedAt: !1977)
!2072 = !DILocation(line: 18, column: 14, scope: !1976, inlinedAt: !1977)
!2073 = !DILocation(line: 19, column: 42, scope: !1976, inlinedAt: !1977)
!2074 = distinct !DISubprogram(name: "Broadcast", scope: !424, file: !424, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2075 = !DILocation(line: 19, column: 25, scope: !1976, inlinedAt: !1977)
!2076 = !DILocation(line: 36, column: 10, scope: !2074, inlinedAt: !2075)
!2077 = !DILocation(line: 36, column: 22, scope: !2074, inlinedAt: !2075)
!2078 = !DILocation(line: 37, column: 8, scope: !2074, inlinedAt: !2075)
!2079 = !DILocation(line: 40, column: 17, scope: !2074, inlinedAt: !2075)
!2080 = !DILocation(line: 19, column: 6, scope: !1976, inlinedAt: !1977)
!2081 = !DILocation(line: 31, column: 26, scope: !1970, inlinedAt: !1971)
!2082 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2083 = !DILocation(line: 31, column: 9, scope: !1970, inlinedAt: !1971)
!2084 = !DILocation(line: 14, column: 11, scope: !2082, inlinedAt: !2083)
!2085 = !DILocation(line: 31, column: 48, scope: !1970, inlinedAt: !1971)
!2086 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!2087 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!2088 = !DILocation(line: 16, column: 25, scope: !2082, inlinedAt: !2083)
!2089 = !DILocation(line: 8, column: 15, scope: !2087, inlinedAt: !2088)
!2090 = !DILocation(line: 45, column: 16, scope: !2086, inlinedAt: !2089)
!2091 = !DILocation(line: 68, column: 15, scope: !1979, inlinedAt: !2090)
!2092 = !DILocation(line: 46, column: 14, scope: !2086, inlinedAt: !2089)
!2093 = !DILocation(line: 26, column: 47, scope: !443, inlinedAt: !2092)
!2094 = !DILocation(line: 26, column: 59, scope: !443, inlinedAt: !2092)
!2095 = distinct !DISubprogram(name: "scan", scope: !395, file: !395, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2096 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !395, file: !395, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2097 = !DILocation(line: 18, column: 40, scope: !2082, inlinedAt: !2083)
!2098 = !DILocation(line: 6, column: 21, scope: !2096, inlinedAt: !2097)
!2099 = !DILocation(line: 37, column: 21, scope: !2095, inlinedAt: !2098)
!2100 = !DILocation(line: 37, column: 10, scope: !2095, inlinedAt: !2098)
!2101 = !DILocation(line: 19, column: 40, scope: !2082, inlinedAt: !2083)
!2102 = !DILocation(line: 67, column: 13, scope: !1979, inlinedAt: !2090)
!2103 = !DILocation(line: 68, column: 3, scope: !2086, inlinedAt: !2089)
!2104 = !DILocation(line: 71, column: 7, scope: !1979, inlinedAt: !2090)
!2105 = !DILocation(line: 66, column: 35, scope: !1979, inlinedAt: !2090)
!2106 = !DILocation(line: 72, column: 7, scope: !1979, inlinedAt: !2090)
!2107 = !DILocation(line: 72, column: 35, scope: !1979, inlinedAt: !2090)
!2108 = !DILocation(line: 73, column: 23, scope: !1979, inlinedAt: !2090)
!2109 = !DILocation(line: 8, column: 76, scope: !2087, inlinedAt: !2088)
!2110 = !DILocation(line: 72, column: 40, scope: !1979, inlinedAt: !2090)
!2111 = !DILocation(line: 77, column: 16, scope: !1979, inlinedAt: !2090)
!2112 = !DILocation(line: 77, column: 2, scope: !1979, inlinedAt: !2090)
!2113 = !DILocation(line: 78, column: 6, scope: !1979, inlinedAt: !2090)
!2114 = !DILocation(line: 78, column: 22, scope: !1979, inlinedAt: !2090)
!2115 = !DILocation(line: 79, column: 23, scope: !1979, inlinedAt: !2090)
!2116 = !DILocation(line: 78, column: 27, scope: !1979, inlinedAt: !2090)
!2117 = !DILocation(line: 26, column: 64, scope: !443, inlinedAt: !2092)
!2118 = !DILocation(line: 47, column: 7, scope: !2086, inlinedAt: !2089)
!2119 = !DILocation(line: 50, column: 31, scope: !2086, inlinedAt: !2089)
!2120 = !DILocation(line: 51, column: 10, scope: !2086, inlinedAt: !2089)
!2121 = !DILocation(line: 52, column: 14, scope: !2086, inlinedAt: !2089)
!2122 = !DILocation(line: 53, column: 17, scope: !2086, inlinedAt: !2089)
!2123 = !DILocation(line: 53, column: 8, scope: !2086, inlinedAt: !2089)
!2124 = !DILocation(line: 55, column: 10, scope: !2086, inlinedAt: !2089)
!2125 = !DILocation(line: 56, column: 11, scope: !2086, inlinedAt: !2089)
!2126 = !DILocation(line: 43, column: 50, scope: !2086, inlinedAt: !2089)
!2127 = !DILocation(line: 57, column: 6, scope: !2086, inlinedAt: !2089)
!2128 = !DILocation(line: 57, column: 16, scope: !2086, inlinedAt: !2089)
!2129 = !DILocation(line: 58, column: 17, scope: !2086, inlinedAt: !2089)
!2130 = !DILocation(line: 57, column: 21, scope: !2086, inlinedAt: !2089)
!2131 = !DILocation(line: 16, column: 6, scope: !2082, inlinedAt: !2083)
!2132 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2133 = !DILocation(line: 17, column: 33, scope: !2082, inlinedAt: !2083)
!2134 = !DILocation(line: 14, column: 15, scope: !2132, inlinedAt: !2133)
!2135 = !DILocation(line: 45, column: 16, scope: !2086, inlinedAt: !2134)
!2136 = !DILocation(line: 67, column: 13, scope: !1979, inlinedAt: !2135)
!2137 = !DILocation(line: 68, column: 15, scope: !1979, inlinedAt: !2135)
!2138 = !DILocation(line: 68, column: 3, scope: !2086, inlinedAt: !2134)
!2139 = !DILocation(line: 71, column: 7, scope: !1979, inlinedAt: !2135)
!2140 = !DILocation(line: 66, column: 35, scope: !1979, inlinedAt: !2135)
!2141 = !DILocation(line: 72, column: 7, scope: !1979, inlinedAt: !2135)
!2142 = !DILocation(line: 72, column: 35, scope: !1979, inlinedAt: !2135)
!2143 = !DILocation(line: 73, column: 23, scope: !1979, inlinedAt: !2135)
!2144 = !DILocation(line: 14, column: 77, scope: !2132, inlinedAt: !2133)
!2145 = !DILocation(line: 72, column: 40, scope: !1979, inlinedAt: !2135)
!2146 = !DILocation(line: 77, column: 16, scope: !1979, inlinedAt: !2135)
!2147 = !DILocation(line: 77, column: 2, scope: !1979, inlinedAt: !2135)
!2148 = !DILocation(line: 78, column: 6, scope: !1979, inlinedAt: !2135)
!2149 = !DILocation(line: 78, column: 22, scope: !1979, inlinedAt: !2135)
!2150 = !DILocation(line: 79, column: 23, scope: !1979, inlinedAt: !2135)
!2151 = !DILocation(line: 78, column: 27, scope: !1979, inlinedAt: !2135)
!2152 = !DILocation(line: 47, column: 7, scope: !2086, inlinedAt: !2134)
!2153 = !DILocation(line: 50, column: 31, scope: !2086, inlinedAt: !2134)
!2154 = !DILocation(line: 51, column: 10, scope: !2086, inlinedAt: !2134)
!2155 = !DILocation(line: 52, column: 14, scope: !2086, inlinedAt: !2134)
!2156 = !DILocation(line: 53, column: 17, scope: !2086, inlinedAt: !2134)
!2157 = !DILocation(line: 53, column: 8, scope: !2086, inlinedAt: !2134)
!2158 = !DILocation(line: 55, column: 10, scope: !2086, inlinedAt: !2134)
!2159 = !DILocation(line: 56, column: 11, scope: !2086, inlinedAt: !2134)
!2160 = !DILocation(line: 43, column: 50, scope: !2086, inlinedAt: !2134)
!2161 = !DILocation(line: 57, column: 6, scope: !2086, inlinedAt: !2134)
!2162 = !DILocation(line: 57, column: 16, scope: !2086, inlinedAt: !2134)
!2163 = !DILocation(line: 58, column: 17, scope: !2086, inlinedAt: !2134)
!2164 = !DILocation(line: 57, column: 21, scope: !2086, inlinedAt: !2134)
!2165 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2166 = !DILocation(line: 17, column: 54, scope: !2082, inlinedAt: !2083)
!2167 = !DILocation(line: 20, column: 15, scope: !2165, inlinedAt: !2166)
!2168 = !DILocation(line: 45, column: 16, scope: !2086, inlinedAt: !2167)
!2169 = !DILocation(line: 67, column: 13, scope: !1979, inlinedAt: !2168)
!2170 = !DILocation(line: 68, column: 15, scope: !1979, inlinedAt: !2168)
!2171 = !DILocation(line: 68, column: 3, scope: !2086, inlinedAt: !2167)
!2172 = !DILocation(line: 71, column: 7, scope: !1979, inlinedAt: !2168)
!2173 = !DILocation(line: 66, column: 35, scope: !1979, inlinedAt: !2168)
!2174 = !DILocation(line: 72, column: 7, scope: !1979, inlinedAt: !2168)
!2175 = !DILocation(line: 72, column: 35, scope: !1979, inlinedAt: !2168)
!2176 = !DILocation(line: 73, column: 23, scope: !1979, inlinedAt: !2168)
!2177 = !DILocation(line: 20, column: 77, scope: !2165, inlinedAt: !2166)
!2178 = !DILocation(line: 72, column: 40, scope: !1979, inlinedAt: !2168)
!2179 = !DILocation(line: 77, column: 16, scope: !1979, inlinedAt: !2168)
!2180 = !DILocation(line: 77, column: 2, scope: !1979, inlinedAt: !2168)
!2181 = !DILocation(line: 78, column: 6, scope: !1979, inlinedAt: !2168)
!2182 = !DILocation(line: 78, column: 22, scope: !1979, inlinedAt: !2168)
!2183 = !DILocation(line: 79, column: 23, scope: !1979, inlinedAt: !2168)
!2184 = !DILocation(line: 78, column: 27, scope: !1979, inlinedAt: !2168)
!2185 = !DILocation(line: 47, column: 7, scope: !2086, inlinedAt: !2167)
!2186 = !DILocation(line: 50, column: 31, scope: !2086, inlinedAt: !2167)
!2187 = !DILocation(line: 51, column: 10, scope: !2086, inlinedAt: !2167)
!2188 = !DILocation(line: 52, column: 14, scope: !2086, inlinedAt: !2167)
!2189 = !DILocation(line: 53, column: 17, scope: !2086, inlinedAt: !2167)
!2190 = !DILocation(line: 53, column: 8, scope: !2086, inlinedAt: !2167)
!2191 = !DILocation(line: 55, column: 10, scope: !2086, inlinedAt: !2167)
!2192 = !DILocation(line: 56, column: 11, scope: !2086, inlinedAt: !2167)
!2193 = !DILocation(line: 43, column: 50, scope: !2086, inlinedAt: !2167)
!2194 = !DILocation(line: 57, column: 6, scope: !2086, inlinedAt: !2167)
!2195 = !DILocation(line: 57, column: 16, scope: !2086, inlinedAt: !2167)
!2196 = !DILocation(line: 58, column: 17, scope: !2086, inlinedAt: !2167)
!2197 = !DILocation(line: 57, column: 21, scope: !2086, inlinedAt: !2167)
!2198 = !DILocation(line: 17, column: 6, scope: !2082, inlinedAt: !2083)
!2199 = !DILocation(line: 17, column: 14, scope: !2082, inlinedAt: !2083)
!2200 = !DILocation(line: 25, column: 16, scope: !2095, inlinedAt: !2098)
!2201 = !DILocation(line: 23, column: 48, scope: !2095, inlinedAt: !2098)
!2202 = !DILocation(line: 26, column: 6, scope: !2095, inlinedAt: !2098)
!2203 = !DILocation(line: 26, column: 24, scope: !2095, inlinedAt: !2098)
!2204 = !DILocation(line: 27, column: 24, scope: !2095, inlinedAt: !2098)
!2205 = !DILocation(line: 27, column: 44, scope: !2095, inlinedAt: !2098)
!2206 = !DILocation(line: 28, column: 4, scope: !2095, inlinedAt: !2098)
!2207 = !DILocation(line: 26, column: 37, scope: !2095, inlinedAt: !2098)
!2208 = !DILocation(line: 31, column: 15, scope: !2095, inlinedAt: !2098)
!2209 = !DILocation(line: 34, column: 32, scope: !2095, inlinedAt: !2098)
!2210 = !DILocation(line: 35, column: 19, scope: !2095, inlinedAt: !2098)
!2211 = !DILocation(line: 36, column: 10, scope: !2095, inlinedAt: !2098)
!2212 = !DILocation(line: 38, column: 9, scope: !2095, inlinedAt: !2098)
!2213 = !DILocation(line: 40, column: 10, scope: !2095, inlinedAt: !2098)
!2214 = !DILocation(line: 23, column: 59, scope: !2095, inlinedAt: !2098)
!2215 = !DILocation(line: 42, column: 19, scope: !2095, inlinedAt: !2098)
!2216 = !DILocation(line: 42, column: 3, scope: !2095, inlinedAt: !2098)
!2217 = !DILocation(line: 44, column: 2, scope: !2096, inlinedAt: !2097)
!2218 = !DILocation(line: 7, column: 16, scope: !2096, inlinedAt: !2097)
!2219 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !395, file: !395, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2220 = !DILocation(line: 18, column: 68, scope: !2082, inlinedAt: !2083)
!2221 = !DILocation(line: 14, column: 21, scope: !2219, inlinedAt: !2220)
!2222 = !DILocation(line: 25, column: 16, scope: !2095, inlinedAt: !2221)
!2223 = !DILocation(line: 23, column: 48, scope: !2095, inlinedAt: !2221)
!2224 = !DILocation(line: 26, column: 6, scope: !2095, inlinedAt: !2221)
!2225 = !DILocation(line: 26, column: 24, scope: !2095, inlinedAt: !2221)
!2226 = !DILocation(line: 27, column: 24, scope: !2095, inlinedAt: !2221)
!2227 = !DILocation(line: 27, column: 44, scope: !2095, inlinedAt: !2221)
!2228 = !DILocation(line: 28, column: 4, scope: !2095, inlinedAt: !2221)
!2229 = !DILocation(line: 26, column: 37, scope: !2095, inlinedAt: !2221)
!2230 = !DILocation(line: 31, column: 15, scope: !2095, inlinedAt: !2221)
!2231 = !DILocation(line: 34, column: 32, scope: !2095, inlinedAt: !2221)
!2232 = !DILocation(line: 35, column: 19, scope: !2095, inlinedAt: !2221)
!2233 = !DILocation(line: 36, column: 10, scope: !2095, inlinedAt: !2221)
!2234 = !DILocation(line: 37, column: 10, scope: !2095, inlinedAt: !2221)
!2235 = !DILocation(line: 38, column: 9, scope: !2095, inlinedAt: !2221)
!2236 = !DILocation(line: 40, column: 10, scope: !2095, inlinedAt: !2221)
!2237 = !DILocation(line: 23, column: 59, scope: !2095, inlinedAt: !2221)
!2238 = !DILocation(line: 42, column: 19, scope: !2095, inlinedAt: !2221)
!2239 = !DILocation(line: 42, column: 3, scope: !2095, inlinedAt: !2221)
!2240 = !DILocation(line: 44, column: 2, scope: !2219, inlinedAt: !2220)
!2241 = !DILocation(line: 15, column: 20, scope: !2219, inlinedAt: !2220)
!2242 = !DILocation(line: 15, column: 42, scope: !2219, inlinedAt: !2220)
!2243 = !DILocation(line: 18, column: 16, scope: !2219, inlinedAt: !2220)
!2244 = !DILocation(line: 18, column: 2, scope: !2082, inlinedAt: !2083)
!2245 = !DILocation(line: 18, column: 6, scope: !2082, inlinedAt: !2083)
!2246 = !DILocation(line: 18, column: 14, scope: !2082, inlinedAt: !2083)
!2247 = !DILocation(line: 19, column: 42, scope: !2082, inlinedAt: !2083)
!2248 = distinct !DISubprogram(name: "Broadcast", scope: !424, file: !424, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2249 = !DILocation(line: 19, column: 25, scope: !2082, inlinedAt: !2083)
!2250 = !DILocation(line: 36, column: 22, scope: !2248, inlinedAt: !2249)
!2251 = !DILocation(line: 37, column: 8, scope: !2248, inlinedAt: !2249)
!2252 = !DILocation(line: 39, column: 15, scope: !2248, inlinedAt: !2249)
!2253 = !DILocation(line: 40, column: 17, scope: !2248, inlinedAt: !2249)
!2254 = !DILocation(line: 40, column: 3, scope: !2082, inlinedAt: !2083)
!2255 = !DILocation(line: 42, column: 16, scope: !2248, inlinedAt: !2249)
!2256 = !DILocation(line: 43, column: 10, scope: !2248, inlinedAt: !2249)
!2257 = !DILocation(line: 44, column: 14, scope: !2248, inlinedAt: !2249)
!2258 = !DILocation(line: 45, column: 3, scope: !2248, inlinedAt: !2249)
!2259 = !DILocation(line: 47, column: 10, scope: !2248, inlinedAt: !2249)
!2260 = !DILocation(line: 48, column: 9, scope: !2248, inlinedAt: !2249)
!2261 = !DILocation(line: 48, column: 2, scope: !2082, inlinedAt: !2083)
!2262 = !DILocation(line: 19, column: 6, scope: !2082, inlinedAt: !2083)
!2263 = distinct !DISubprogram(name: "IntegersUint16", scope: !277, file: !277, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!2264 = !DILocation(line: 90, column: 6, scope: !2263)
!2265 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2266 = !DILocation(line: 90, column: 77, scope: !2263)
!2267 = !DILocation(line: 35, column: 20, scope: !2265, inlinedAt: !2266)
!2268 = !DILocation(line: 36, column: 27, scope: !2265, inlinedAt: !2266)
!2269 = !DILocation(line: 36, column: 25, scope: !2265, inlinedAt: !2266)
!2270 = !DILocation(line: 36, column: 48, scope: !2265, inlinedAt: !2266)
!2271 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2272 = !DILocation(line: 36, column: 10, scope: !2265, inlinedAt: !2266)
!2273 = !DILocation(line: 24, column: 11, scope: !2271, inlinedAt: !2272)
!2274 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!2275 = !DILocation(line: 25, column: 40, scope: !2271, inlinedAt: !2272)
!2276 = !DILocation(line: 26, column: 15, scope: !2274, inlinedAt: !2275)
!2277 = !DILocation(line: 45, column: 16, scope: !1980, inlinedAt: !2276)
!2278 = !DILocation(line: 67, column: 13, scope: !1979, inlinedAt: !2277)
!2279 = !DILocation(line: 68, column: 15, scope: !1979, inlinedAt: !2277)
!2280 = !DILocation(line: 68, column: 3, scope: !1980, inlinedAt: !2276)
!2281 = !DILocation(line: 70, column: 13, scope: !1979, inlinedAt: !2277)
!2282 = !DILocation(line: 71, column: 7, scope: !1979, inlinedAt: !2277)
!2283 = !DILocation(line: 66, column: 35, scope: !1979, inlinedAt: !2277)
!2284 = !DILocation(line: 72, column: 7, scope: !1979, inlinedAt: !2277)
!2285 = !DILocation(line: 72, column: 35, scope: !1979, inlinedAt: !2277)
!2286 = !DILocation(line: 73, column: 23, scope: !1979, inlinedAt: !2277)
!2287 = !DILocation(line: 26, column: 76, scope: !2274, inlinedAt: !2275)
!2288 = !DILocation(line: 72, column: 40, scope: !1979, inlinedAt: !2277)
!2289 = !DILocation(line: 77, column: 16, scope: !1979, inlinedAt: !2277)
!2290 = !DILocation(line: 77, column: 2, scope: !1979, inlinedAt: !2277)
!2291 = !DILocation(line: 78, column: 6, scope: !1979, inlinedAt: !2277)
!2292 = !DILocation(line: 78, column: 22, scope: !1979, inlinedAt: !2277)
!2293 = !DILocation(line: 79, column: 23, scope: !1979, inlinedAt: !2277)
!2294 = !DILocation(line: 78, column: 27, scope: !1979, inlinedAt: !2277)
!2295 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!2296 = !DILocation(line: 25, column: 60, scope: !2271, inlinedAt: !2272)
!2297 = !DILocation(line: 31, column: 15, scope: !2295, inlinedAt: !2296)
!2298 = !DILocation(line: 45, column: 16, scope: !1980, inlinedAt: !2297)
!2299 = !DILocation(line: 67, column: 13, scope: !1979, inlinedAt: !2298)
!2300 = !DILocation(line: 68, column: 15, scope: !1979, inlinedAt: !2298)
!2301 = !DILocation(line: 68, column: 3, scope: !1980, inlinedAt: !2297)
!2302 = !DILocation(line: 70, column: 13, scope: !1979, inlinedAt: !2298)
!2303 = !DILocation(line: 71, column: 7, scope: !1979, inlinedAt: !2298)
!2304 = !DILocation(line: 66, column: 35, scope: !1979, inlinedAt: !2298)
!2305 = !DILocation(line: 72, column: 7, scope: !1979, inlinedAt: !2298)
!2306 = !DILocation(line: 72, column: 35, scope: !1979, inlinedAt: !2298)
!2307 = !DILocation(line: 73, column: 23, scope: !1979, inlinedAt: !2298)
!2308 = !DILocation(line: 31, column: 74, scope: !2295, inlinedAt: !2296)
!2309 = !DILocation(line: 72, column: 40, scope: !1979, inlinedAt: !2298)
!2310 = !DILocation(line: 77, column: 16, scope: !1979, inlinedAt: !2298)
!2311 = !DILocation(line: 77, column: 2, scope: !1979, inlinedAt: !2298)
!2312 = !DILocation(line: 78, column: 6, scope: !1979, inlinedAt: !2298)
!2313 = !DILocation(line: 78, column: 22, scope: !1979, inlinedAt: !2298)
!2314 = !DILocation(line: 79, column: 23, scope: !1979, inlinedAt: !2298)
!2315 = !DILocation(line: 78, column: 27, scope: !1979, inlinedAt: !2298)
!2316 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!2317 = !DILocation(line: 25, column: 81, scope: !2271, inlinedAt: !2272)
!2318 = !DILocation(line: 37, column: 15, scope: !2316, inlinedAt: !2317)
!2319 = !DILocation(line: 45, column: 16, scope: !1980, inlinedAt: !2318)
!2320 = !DILocation(line: 67, column: 13, scope: !1979, inlinedAt: !2319)
!2321 = !DILocation(line: 68, column: 15, scope: !1979, inlinedAt: !2319)
!2322 = !DILocation(line: 68, column: 3, scope: !1980, inlinedAt: !2318)
!2323 = !DILocation(line: 70, column: 13, scope: !1979, inlinedAt: !2319)
!2324 = !DILocation(line: 71, column: 7, scope: !1979, inlinedAt: !2319)
!2325 = !DILocation(line: 66, column: 35, scope: !1979, inlinedAt: !2319)
!2326 = !DILocation(line: 72, column: 7, scope: !1979, inlinedAt: !2319)
!2327 = !DILocation(line: 72, column: 35, scope: !1979, inlinedAt: !2319)
!2328 = !DILocation(line: 73, column: 23, scope: !1979, inlinedAt: !2319)
!2329 = !DILocation(line: 37, column: 76, scope: !2316, inlinedAt: !2317)
!2330 = !DILocation(line: 72, column: 40, scope: !1979, inlinedAt: !2319)
!2331 = !DILocation(line: 77, column: 16, scope: !1979, inlinedAt: !2319)
!2332 = !DILocation(line: 77, column: 2, scope: !1979, inlinedAt: !2319)
!2333 = !DILocation(line: 78, column: 6, scope: !1979, inlinedAt: !2319)
!2334 = !DILocation(line: 78, column: 22, scope: !1979, inlinedAt: !2319)
!2335 = !DILocation(line: 79, column: 23, scope: !1979, inlinedAt: !2319)
!2336 = !DILocation(line: 78, column: 27, scope: !1979, inlinedAt: !2319)
!2337 = !DILocation(line: 25, column: 5, scope: !2271, inlinedAt: !2272)
!2338 = !DILocation(line: 25, column: 13, scope: !2271, inlinedAt: !2272)
!2339 = !DILocation(line: 25, column: 21, scope: !2271, inlinedAt: !2272)
!2340 = !DILocation(line: 37, column: 27, scope: !2265, inlinedAt: !2266)
!2341 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2342 = !DILocation(line: 37, column: 10, scope: !2265, inlinedAt: !2266)
!2343 = !DILocation(line: 24, column: 11, scope: !2341, inlinedAt: !2342)
!2344 = !DILocation(line: 37, column: 50, scope: !2265, inlinedAt: !2266)
!2345 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!2346 = !DILocation(line: 25, column: 40, scope: !2341, inlinedAt: !2342)
!2347 = !DILocation(line: 26, column: 15, scope: !2345, inlinedAt: !2346)
!2348 = !DILocation(line: 45, column: 16, scope: !2086, inlinedAt: !2347)
!2349 = !DILocation(line: 67, column: 13, scope: !1979, inlinedAt: !2348)
!2350 = !DILocation(line: 68, column: 15, scope: !1979, inlinedAt: !2348)
!2351 = !DILocation(line: 68, column: 3, scope: !2086, inlinedAt: !2347)
!2352 = !DILocation(line: 70, column: 13, scope: !1979, inlinedAt: !2348)
!2353 = !DILocation(line: 71, column: 7, scope: !1979, inlinedAt: !2348)
!2354 = !DILocation(line: 66, column: 35, scope: !1979, inlinedAt: !2348)
!2355 = !DILocation(line: 72, column: 7, scope: !1979, inlinedAt: !2348)
!2356 = !DILocation(line: 72, column: 35, scope: !1979, inlinedAt: !2348)
!2357 = !DILocation(line: 73, column: 23, scope: !1979, inlinedAt: !2348)
!2358 = !DILocation(line: 26, column: 76, scope: !2345, inlinedAt: !2346)
!2359 = !DILocation(line: 72, column: 40, scope: !1979, inlinedAt: !2348)
!2360 = !DILocation(line: 77, column: 16, scope: !1979, inlinedAt: !2348)
!2361 = !DILocation(line: 77, column: 2, scope: !1979, inlinedAt: !2348)
!2362 = !DILocation(line: 78, column: 6, scope: !1979, inlinedAt: !2348)
!2363 = !DILocation(line: 78, column: 22, scope: !1979, inlinedAt: !2348)
!2364 = !DILocation(line: 79, column: 23, scope: !1979, inlinedAt: !2348)
!2365 = !DILocation(line: 78, column: 27, scope: !1979, inlinedAt: !2348)
!2366 = !DILocation(line: 46, column: 14, scope: !2086, inlinedAt: !2347)
!2367 = !DILocation(line: 26, column: 47, scope: !443, inlinedAt: !2366)
!2368 = !DILocation(line: 26, column: 59, scope: !443, inlinedAt: !2366)
!2369 = !DILocation(line: 26, column: 64, scope: !443, inlinedAt: !2366)
!2370 = !DILocation(line: 47, column: 7, scope: !2086, inlinedAt: !2347)
!2371 = !DILocation(line: 50, column: 31, scope: !2086, inlinedAt: !2347)
!2372 = !DILocation(line: 51, column: 10, scope: !2086, inlinedAt: !2347)
!2373 = !DILocation(line: 52, column: 11, scope: !2086, inlinedAt: !2347)
!2374 = !DILocation(line: 52, column: 14, scope: !2086, inlinedAt: !2347)
!2375 = !DILocation(line: 53, column: 17, scope: !2086, inlinedAt: !2347)
!2376 = !DILocation(line: 53, column: 8, scope: !2086, inlinedAt: !2347)
!2377 = !DILocation(line: 55, column: 10, scope: !2086, inlinedAt: !2347)
!2378 = !DILocation(line: 56, column: 11, scope: !2086, inlinedAt: !2347)
!2379 = !DILocation(line: 43, column: 50, scope: !2086, inlinedAt: !2347)
!2380 = !DILocation(line: 57, column: 6, scope: !2086, inlinedAt: !2347)
!2381 = !DILocation(line: 57, column: 16, scope: !2086, inlinedAt: !2347)
!2382 = !DILocation(line: 58, column: 17, scope: !2086, inlinedAt: !2347)
!2383 = !DILocation(line: 57, column: 21, scope: !2086, inlinedAt: !2347)
!2384 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!2385 = !DILocation(line: 25, column: 60, scope: !2341, inlinedAt: !2342)
!2386 = !DILocation(line: 31, column: 15, scope: !2384, inlinedAt: !2385)
!2387 = !DILocation(line: 45, column: 16, scope: !2086, inlinedAt: !2386)
!2388 = !DILocation(line: 67, column: 13, scope: !1979, inlinedAt: !2387)
!2389 = !DILocation(line: 68, column: 15, scope: !1979, inlinedAt: !2387)
!2390 = !DILocation(line: 68, column: 3, scope: !2086, inlinedAt: !2386)
!2391 = !DILocation(line: 70, column: 13, scope: !1979, inlinedAt: !2387)
!2392 = !DILocation(line: 71, column: 7, scope: !1979, inlinedAt: !2387)
!2393 = !DILocation(line: 66, column: 35, scope: !1979, inlinedAt: !2387)
!2394 = !DILocation(line: 72, column: 7, scope: !1979, inlinedAt: !2387)
!2395 = !DILocation(line: 72, column: 35, scope: !1979, inlinedAt: !2387)
!2396 = !DILocation(line: 73, column: 23, scope: !1979, inlinedAt: !2387)
!2397 = !DILocation(line: 31, column: 74, scope: !2384, inlinedAt: !2385)
!2398 = !DILocation(line: 72, column: 40, scope: !1979, inlinedAt: !2387)
!2399 = !DILocation(line: 77, column: 16, scope: !1979, inlinedAt: !2387)
!2400 = !DILocation(line: 77, column: 2, scope: !1979, inlinedAt: !2387)
!2401 = !DILocation(line: 78, column: 6, scope: !1979, inlinedAt: !2387)
!2402 = !DILocation(line: 78, column: 22, scope: !1979, inlinedAt: !2387)
!2403 = !DILocation(line: 79, column: 23, scope: !1979, inlinedAt: !2387)
!2404 = !DILocation(line: 78, column: 27, scope: !1979, inlinedAt: !2387)
!2405 = !DILocation(line: 47, column: 7, scope: !2086, inlinedAt: !2386)
!2406 = !DILocation(line: 50, column: 31, scope: !2086, inlinedAt: !2386)
!2407 = !DILocation(line: 51, column: 10, scope: !2086, inlinedAt: !2386)
!2408 = !DILocation(line: 52, column: 11, scope: !2086, inlinedAt: !2386)
!2409 = !DILocation(line: 52, column: 14, scope: !2086, inlinedAt: !2386)
!2410 = !DILocation(line: 53, column: 17, scope: !2086, inlinedAt: !2386)
!2411 = !DILocation(line: 53, column: 8, scope: !2086, inlinedAt: !2386)
!2412 = !DILocation(line: 55, column: 10, scope: !2086, inlinedAt: !2386)
!2413 = !DILocation(line: 56, column: 11, scope: !2086, inlinedAt: !2386)
!2414 = !DILocation(line: 43, column: 50, scope: !2086, inlinedAt: !2386)
!2415 = !DILocation(line: 57, column: 6, scope: !2086, inlinedAt: !2386)
!2416 = !DILocation(line: 57, column: 16, scope: !2086, inlinedAt: !2386)
!2417 = !DILocation(line: 58, column: 17, scope: !2086, inlinedAt: !2386)
!2418 = !DILocation(line: 57, column: 21, scope: !2086, inlinedAt: !2386)
!2419 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!2420 = !DILocation(line: 25, column: 81, scope: !2341, inlinedAt: !2342)
!2421 = !DILocation(line: 37, column: 15, scope: !2419, inlinedAt: !2420)
!2422 = !DILocation(line: 45, column: 16, scope: !2086, inlinedAt: !2421)
!2423 = !DILocation(line: 67, column: 13, scope: !1979, inlinedAt: !2422)
!2424 = !DILocation(line: 68, column: 15, scope: !1979, inlinedAt: !2422)
!2425 = !DILocation(line: 68, column: 3, scope: !2086, inlinedAt: !2421)
!2426 = !DILocation(line: 70, column: 13, scope: !1979, inlinedAt: !2422)
!2427 = !DILocation(line: 71, column: 7, scope: !1979, inlinedAt: !2422)
!2428 = !DILocation(line: 66, column: 35, scope: !1979, inlinedAt: !2422)
!2429 = !DILocation(line: 72, column: 7, scope: !1979, inlinedAt: !2422)
!2430 = !DILocation(line: 72, column: 35, scope: !1979, inlinedAt: !2422)
!2431 = !DILocation(line: 73, column: 23, scope: !1979, inlinedAt: !2422)
!2432 = !DILocation(line: 37, column: 76, scope: !2419, inlinedAt: !2420)
!2433 = !DILocation(line: 72, column: 40, scope: !1979, inlinedAt: !2422)
!2434 = !DILocation(line: 77, column: 16, scope: !1979, inlinedAt: !2422)
!2435 = !DILocation(line: 77, column: 2, scope: !1979, inlinedAt: !2422)
!2436 = !DILocation(line: 78, column: 6, scope: !1979, inlinedAt: !2422)
!2437 = !DILocation(line: 78, column: 22, scope: !1979, inlinedAt: !2422)
!2438 = !DILocation(line: 79, column: 23, scope: !1979, inlinedAt: !2422)
!2439 = !DILocation(line: 78, column: 27, scope: !1979, inlinedAt: !2422)
!2440 = !DILocation(line: 47, column: 7, scope: !2086, inlinedAt: !2421)
!2441 = !DILocation(line: 50, column: 31, scope: !2086, inlinedAt: !2421)
!2442 = !DILocation(line: 51, column: 10, scope: !2086, inlinedAt: !2421)
!2443 = !DILocation(line: 52, column: 11, scope: !2086, inlinedAt: !2421)
!2444 = !DILocation(line: 52, column: 14, scope: !2086, inlinedAt: !2421)
!2445 = !DILocation(line: 53, column: 17, scope: !2086, inlinedAt: !2421)
!2446 = !DILocation(line: 53, column: 8, scope: !2086, inlinedAt: !2421)
!2447 = !DILocation(line: 55, column: 10, scope: !2086, inlinedAt: !2421)
!2448 = !DILocation(line: 56, column: 11, scope: !2086, inlinedAt: !2421)
!2449 = !DILocation(line: 43, column: 50, scope: !2086, inlinedAt: !2421)
!2450 = !DILocation(line: 57, column: 6, scope: !2086, inlinedAt: !2421)
!2451 = !DILocation(line: 57, column: 16, scope: !2086, inlinedAt: !2421)
!2452 = !DILocation(line: 58, column: 17, scope: !2086, inlinedAt: !2421)
!2453 = !DILocation(line: 57, column: 21, scope: !2086, inlinedAt: !2421)
!2454 = !DILocation(line: 25, column: 5, scope: !2341, inlinedAt: !2342)
!2455 = !DILocation(line: 25, column: 13, scope: !2341, inlinedAt: !2342)
!2456 = !DILocation(line: 25, column: 21, scope: !2341, inlinedAt: !2342)
!2457 = distinct !DISubprogram(name: "ExchangeUint32", scope: !277, file: !277, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!2458 = !DILocation(line: 95, column: 6, scope: !2457)
!2459 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2460 = !DILocation(line: 96, column: 10, scope: !2457)
!2461 = !DILocation(line: 21, column: 29, scope: !2459, inlinedAt: !2460)
!2462 = !DILocation(line: 21, column: 39, scope: !2459, inlinedAt: !2460)
!2463 = !DILocation(line: 21, column: 49, scope: !2459, inlinedAt: !2460)
!2464 = !DILocation(line: 23, column: 7, scope: !2459, inlinedAt: !2460)
!2465 = !DILocation(line: 22, column: 2, scope: !2459, inlinedAt: !2460)
!2466 = !DILocation(line: 22, column: 8, scope: !2459, inlinedAt: !2460)
!2467 = !DILocation(line: 26, column: 9, scope: !2459, inlinedAt: !2460)
!2468 = !DILocation(line: 27, column: 12, scope: !2459, inlinedAt: !2460)
!2469 = !DILocation(line: 27, column: 10, scope: !2459, inlinedAt: !2460)
!2470 = !DILocation(line: 27, column: 30, scope: !2459, inlinedAt: !2460)
!2471 = !DILocation(line: 28, column: 37, scope: !2459, inlinedAt: !2460)
!2472 = !DILocation(line: 28, column: 32, scope: !2459, inlinedAt: !2460)
!2473 = !DILocation(line: 28, column: 34, scope: !2459, inlinedAt: !2460)
!2474 = !DILocation(line: 28, column: 20, scope: !2459, inlinedAt: !2460)
!2475 = !DILocation(line: 28, column: 3, scope: !2459, inlinedAt: !2460)
!2476 = !DILocation(line: 29, column: 22, scope: !2459, inlinedAt: !2460)
!2477 = !DILocation(line: 29, column: 3, scope: !2459, inlinedAt: !2460)
!2478 = !DILocation(line: 30, column: 24, scope: !2459, inlinedAt: !2460)
!2479 = !DILocation(line: 30, column: 3, scope: !2459, inlinedAt: !2460)
!2480 = !DILocation(line: 31, column: 23, scope: !2459, inlinedAt: !2460)
!2481 = !DILocation(line: 31, column: 3, scope: !2459, inlinedAt: !2460)
!2482 = !DILocation(line: 32, column: 14, scope: !2459, inlinedAt: !2460)
!2483 = !DILocation(line: 32, column: 12, scope: !2459, inlinedAt: !2460)
!2484 = !DILocation(line: 32, column: 18, scope: !2459, inlinedAt: !2460)
!2485 = !DILocation(line: 33, column: 21, scope: !2459, inlinedAt: !2460)
!2486 = !DILocation(line: 33, column: 3, scope: !2459, inlinedAt: !2460)
!2487 = !DILocation(line: 34, column: 3, scope: !2459, inlinedAt: !2460)
!2488 = !DILocation(line: 35, column: 31, scope: !2459, inlinedAt: !2460)
!2489 = !DILocation(line: 36, column: 4, scope: !2459, inlinedAt: !2460)
!2490 = !DILocation(line: 38, column: 32, scope: !2459, inlinedAt: !2460)
!2491 = !DILocation(line: 38, column: 30, scope: !2459, inlinedAt: !2460)
!2492 = !DILocation(line: 38, column: 24, scope: !2459, inlinedAt: !2460)
!2493 = !DILocation(line: 38, column: 3, scope: !2459, inlinedAt: !2460)
!2494 = distinct !DISubprogram(name: "NumbersUint32", scope: !277, file: !277, line: 102, type: !4, isDefinition: true, scopeLine: 102, isOptimized: true, unit: !2)
!2495 = !DILocation(line: 102, column: 6, scope: !2494)
!2496 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!2497 = !DILocation(line: 102, column: 75, scope: !2494)
!2498 = !DILocation(line: 29, column: 20, scope: !2496, inlinedAt: !2497)
!2499 = !DILocation(line: 30, column: 26, scope: !2496, inlinedAt: !2497)
!2500 = !DILocation(line: 30, column: 24, scope: !2496, inlinedAt: !2497)
!2501 = !DILocation(line: 30, column: 46, scope: !2496, inlinedAt: !2497)
!2502 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2503 = !DILocation(line: 30, column: 9, scope: !2496, inlinedAt: !2497)
!2504 = !DILocation(line: 14, column: 11, scope: !2502, inlinedAt: !2503)
!2505 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!2506 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!2507 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!2508 = !DILocation(line: 16, column: 25, scope: !2502, inlinedAt: !2503)
!2509 = !DILocation(line: 8, column: 15, scope: !2507, inlinedAt: !2508)
!2510 = !DILocation(line: 45, column: 16, scope: !2506, inlinedAt: !2509)
!2511 = !DILocation(line: 70, column: 13, scope: !2505, inlinedAt: !2510)
!2512 = !DILocation(line: 71, column: 7, scope: !2505, inlinedAt: !2510)
!2513 = !DILocation(line: 19, column: 40, scope: !2502, inlinedAt: !2503)
!2514 = !DILocation(line: 67, column: 13, scope: !2505, inlinedAt: !2510)
!2515 = !DILocation(line: 68, column: 15, scope: !2505, inlinedAt: !2510)
!2516 = !DILocation(line: 68, column: 3, scope: !2506, inlinedAt: !2509)
!2517 = !DILocation(line: 66, column: 35, scope: !2505, inlinedAt: !2510)
!2518 = !DILocation(line: 72, column: 7, scope: !2505, inlinedAt: !2510)
!2519 = !DILocation(line: 72, column: 35, scope: !2505, inlinedAt: !2510)
!2520 = !DILocation(line: 73, column: 23, scope: !2505, inlinedAt: !2510)
!2521 = !DILocation(line: 8, column: 76, scope: !2507, inlinedAt: !2508)
!2522 = !DILocation(line: 72, column: 40, scope: !2505, inlinedAt: !2510)
!2523 = !DILocation(line: 77, column: 16, scope: !2505, inlinedAt: !2510)
!2524 = !DILocation(line: 77, column: 2, scope: !2505, inlinedAt: !2510)
!2525 = !DILocation(line: 78, column: 6, scope: !2505, inlinedAt: !2510)
!2526 = !DILocation(line: 78, column: 22, scope: !2505, inlinedAt: !2510)
!2527 = !DILocation(line: 79, column: 23, scope: !2505, inlinedAt: !2510)
!2528 = !DILocation(line: 78, column: 27, scope: !2505, inlinedAt: !2510)
!2529 = !DILocation(line: 16, column: 6, scope: !2502, inlinedAt: !2503)
!2530 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2531 = !DILocation(line: 17, column: 33, scope: !2502, inlinedAt: !2503)
!2532 = !DILocation(line: 14, column: 15, scope: !2530, inlinedAt: !2531)
!2533 = !DILocation(line: 45, column: 16, scope: !2506, inlinedAt: !2532)
!2534 = !DILocation(line: 67, column: 13, scope: !2505, inlinedAt: !2533)
!2535 = !DILocation(line: 68, column: 15, scope: !2505, inlinedAt: !2533)
!2536 = !DILocation(line: 68, column: 3, scope: !2506, inlinedAt: !2532)
!2537 = !DILocation(line: 71, column: 7, scope: !2505, inlinedAt: !2533)
!2538 = !DILocation(line: 66, column: 35, scope: !2505, inlinedAt: !2533)
!2539 = !DILocation(line: 72, column: 7, scope: !2505, inlinedAt: !2533)
!2540 = !DILocation(line: 72, column: 35, scope: !2505, inlinedAt: !2533)
!2541 = !DILocation(line: 73, column: 23, scope: !2505, inlinedAt: !2533)
!2542 = !DILocation(line: 14, column: 77, scope: !2530, inlinedAt: !2531)
!2543 = !DILocation(line: 72, column: 40, scope: !2505, inlinedAt: !2533)
!2544 = !DILocation(line: 77, column: 16, scope: !2505, inlinedAt: !2533)
!2545 = !DILocation(line: 77, column: 2, scope: !2505, inlinedAt: !2533)
!2546 = !DILocation(line: 78, column: 6, scope: !2505, inlinedAt: !2533)
!2547 = !DILocation(line: 78, column: 22, scope: !2505, inlinedAt: !2533)
!2548 = !DILocation(line: 79, column: 23, scope: !2505, inlinedAt: !2533)
!2549 = !DILocation(line: 78, column: 27, scope: !2505, inlinedAt: !2533)
!2550 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2551 = !DILocation(line: 17, column: 54, scope: !2502, inlinedAt: !2503)
!2552 = !DILocation(line: 20, column: 15, scope: !2550, inlinedAt: !2551)
!2553 = !DILocation(line: 45, column: 16, scope: !2506, inlinedAt: !2552)
!2554 = !DILocation(line: 67, column: 13, scope: !2505, inlinedAt: !2553)
!2555 = !DILocation(line: 68, column: 15, scope: !2505, inlinedAt: !2553)
!2556 = !DILocation(line: 68, column: 3, scope: !2506, inlinedAt: !2552)
!2557 = !DILocation(line: 71, column: 7, scope: !2505, inlinedAt: !2553)
!2558 = !DILocation(line: 66, column: 35, scope: !2505, inlinedAt: !2553)
!2559 = !DILocation(line: 72, column: 7, scope: !2505, inlinedAt: !2553)
!2560 = !DILocation(line: 72, column: 35, scope: !2505, inlinedAt: !2553)
!2561 = !DILocation(line: 73, column: 23, scope: !2505, inlinedAt: !2553)
!2562 = !DILocation(line: 20, column: 77, scope: !2550, inlinedAt: !2551)
!2563 = !DILocation(line: 72, column: 40, scope: !2505, inlinedAt: !2553)
!2564 = !DILocation(line: 77, column: 16, scope: !2505, inlinedAt: !2553)
!2565 = !DILocation(line: 77, column: 2, scope: !2505, inlinedAt: !2553)
!2566 = !DILocation(line: 78, column: 6, scope: !2505, inlinedAt: !2553)
!2567 = !DILocation(line: 78, column: 22, scope: !2505, inlinedAt: !2553)
!2568 = !DILocation(line: 79, column: 23, scope: !2505, inlinedAt: !2553)
!2569 = !DILocation(line: 78, column: 27, scope: !2505, inlinedAt: !2553)
!2570 = !DILocation(line: 17, column: 6, scope: !2502, inlinedAt: !2503)
!2571 = !DILocation(line: 17, column: 14, scope: !2502, inlinedAt: !2503)
!2572 = distinct !DISubprogram(name: "scan", scope: !395, file: !395, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2573 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !395, file: !395, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2574 = !DILocation(line: 18, column: 40, scope: !2502, inlinedAt: !2503)
!2575 = !DILocation(line: 6, column: 21, scope: !2573, inlinedAt: !2574)
!2576 = !DILocation(line: 25, column: 16, scope: !2572, inlinedAt: !2575)
!2577 = !DILocation(line: 23, column: 48, scope: !2572, inlinedAt: !2575)
!2578 = !DILocation(line: 26, column: 6, scope: !2572, inlinedAt: !2575)
!2579 = !DILocation(line: 26, column: 24, scope: !2572, inlinedAt: !2575)
!2580 = !DILocation(line: 27, column: 24, scope: !2572, inlinedAt: !2575)
!2581 = !DILocation(line: 27, column: 44, scope: !2572, inlinedAt: !2575)
!2582 = !DILocation(line: 28, column: 4, scope: !2572, inlinedAt: !2575)
!2583 = !DILocation(line: 26, column: 37, scope: !2572, inlinedAt: !2575)
!2584 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !395, file: !395, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2585 = !DILocation(line: 18, column: 68, scope: !2502, inlinedAt: !2503)
!2586 = !DILocation(line: 14, column: 21, scope: !2584, inlinedAt: !2585)
!2587 = !DILocation(line: 23, column: 48, scope: !2572, inlinedAt: !2586)
!2588 = !DILocation(line: 26, column: 6, scope: !2572, inlinedAt: !2586)
!2589 = !DILocation(line: 26, column: 24, scope: !2572, inlinedAt: !2586)
!2590 = !DILocation(line: 27, column: 24, scope: !2572, inlinedAt: !2586)
!2591 = !DILocation(line: 27, column: 44, scope: !2572, inlinedAt: !2586)
!2592 = !DILocation(line: 28, column: 4, scope: !2572, inlinedAt: !2586)
!2593 = !DILocation(line: 26, column: 37, scope: !2572, inlinedAt: !2586)
!2594 = !DILocation(line: 15, column: 20, scope: !2584, inlinedAt: !2585)
!2595 = !DILocation(line: 15, column: 42, scope: !2584, inlinedAt: !2585)
!2596 = !DILocation(line: 18, column: 2, scope: !2502, inlinedAt: !2503)
!2597 = !DILocation(line: 18, column: 6, scope: !2502, inlinedAt: !2503)
!2598 = !DILocation(line: 18, column: 14, scope: !2502, inlinedAt: !2503)
!2599 = !DILocation(line: 19, column: 42, scope: !2502, inlinedAt: !2503)
!2600 = distinct !DISubprogram(name: "Broadcast", scope: !424, file: !424, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2601 = !DILocation(line: 19, column: 25, scope: !2502, inlinedAt: !2503)
!2602 = !DILocation(line: 36, column: 10, scope: !2600, inlinedAt: !2601)
!2603 = !DILocation(line: 36, column: 22, scope: !2600, inlinedAt: !2601)
!2604 = !DILocation(line: 37, column: 8, scope: !2600, inlinedAt: !2601)
!2605 = !DILocation(line: 40, column: 17, scope: !2600, inlinedAt: !2601)
!2606 = !DILocation(line: 19, column: 6, scope: !2502, inlinedAt: !2503)
!2607 = !DILocation(line: 31, column: 26, scope: !2496, inlinedAt: !2497)
!2608 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2609 = !DILocation(line: 31, column: 9, scope: !2496, inlinedAt: !2497)
!2610 = !DILocation(line: 14, column: 11, scope: !2608, inlinedAt: !2609)
!2611 = !DILocation(line: 31, column: 48, scope: !2496, inlinedAt: !2497)
!2612 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!2613 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!2614 = !DILocation(line: 16, column: 25, scope: !2608, inlinedAt: !2609)
!2615 = !DILocation(line: 8, column: 15, scope: !2613, inlinedAt: !2614)
!2616 = !DILocation(line: 46, column: 14, scope: !2612, inlinedAt: !2615)
!2617 = !DILocation(line: 26, column: 47, scope: !443, inlinedAt: !2616)
!2618 = !DILocation(line: 26, column: 59, scope: !443, inlinedAt: !2616)
!2619 = distinct !DISubprogram(name: "scan", scope: !395, file: !395, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2620 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !395, file: !395, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2621 = !DILocation(line: 18, column: 40, scope: !2608, inlinedAt: !2609)
!2622 = !DILocation(line: 6, column: 21, scope: !2620, inlinedAt: !2621)
!2623 = !DILocation(line: 37, column: 21, scope: !2619, inlinedAt: !2622)
!2624 = !DILocation(line: 37, column: 10, scope: !2619, inlinedAt: !2622)
!2625 = !DILocation(line: 19, column: 40, scope: !2608, inlinedAt: !2609)
!2626 = !DILocation(line: 45, column: 16, scope: !2612, inlinedAt: !2615)
!2627 = !DILocation(line: 67, column: 13, scope: !2505, inlinedAt: !2626)
!2628 = !DILocation(line: 68, column: 15, scope: !2505, inlinedAt: !2626)
!2629 = !DILocation(line: 68, column: 3, scope: !2612, inlinedAt: !2615)
!2630 = !DILocation(line: 71, column: 7, scope: !2505, inlinedAt: !2626)
!2631 = !DILocation(line: 66, column: 35, scope: !2505, inlinedAt: !2626)
!2632 = !DILocation(line: 72, column: 7, scope: !2505, inlinedAt: !2626)
!2633 = !DILocation(line: 72, column: 35, scope: !2505, inlinedAt: !2626)
!2634 = !DILocation(line: 73, column: 23, scope: !2505, inlinedAt: !2626)
!2635 = !DILocation(line: 8, column: 76, scope: !2613, inlinedAt: !2614)
!2636 = !DILocation(line: 72, column: 40, scope: !2505, inlinedAt: !2626)
!2637 = !DILocation(line: 77, column: 16, scope: !2505, inlinedAt: !2626)
!2638 = !DILocation(line: 77, column: 2, scope: !2505, inlinedAt: !2626)
!2639 = !DILocation(line: 78, column: 6, scope: !2505, inlinedAt: !2626)
!2640 = !DILocation(line: 78, column: 22, scope: !2505, inlinedAt: !2626)
!2641 = !DILocation(line: 79, column: 23, scope: !2505, inlinedAt: !2626)
!2642 = !DILocation(line: 78, column: 27, scope: !2505, inlinedAt: !2626)
!2643 = !DILocation(line: 26, column: 64, scope: !443, inlinedAt: !2616)
!2644 = !DILocation(line: 47, column: 7, scope: !2612, inlinedAt: !2615)
!2645 = !DILocation(line: 50, column: 31, scope: !2612, inlinedAt: !2615)
!2646 = !DILocation(line: 51, column: 10, scope: !2612, inlinedAt: !2615)
!2647 = !DILocation(line: 52, column: 14, scope: !2612, inlinedAt: !2615)
!2648 = !DILocation(line: 53, column: 17, scope: !2612, inlinedAt: !2615)
!2649 = !DILocation(line: 53, column: 8, scope: !2612, inlinedAt: !2615)
!2650 = !DILocation(line: 55, column: 10, scope: !2612, inlinedAt: !2615)
!2651 = !DILocation(line: 56, column: 11, scope: !2612, inlinedAt: !2615)
!2652 = !DILocation(line: 43, column: 50, scope: !2612, inlinedAt: !2615)
!2653 = !DILocation(line: 57, column: 6, scope: !2612, inlinedAt: !2615)
!2654 = !DILocation(line: 57, column: 16, scope: !2612, inlinedAt: !2615)
!2655 = !DILocation(line: 58, column: 17, scope: !2612, inlinedAt: !2615)
!2656 = !DILocation(line: 57, column: 21, scope: !2612, inlinedAt: !2615)
!2657 = !DILocation(line: 16, column: 6, scope: !2608, inlinedAt: !2609)
!2658 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2659 = !DILocation(line: 17, column: 33, scope: !2608, inlinedAt: !2609)
!2660 = !DILocation(line: 14, column: 15, scope: !2658, inlinedAt: !2659)
!2661 = !DILocation(line: 45, column: 16, scope: !2612, inlinedAt: !2660)
!2662 = !DILocation(line: 67, column: 13, scope: !2505, inlinedAt: !2661)
!2663 = !DILocation(line: 68, column: 15, scope: !2505, inlinedAt: !2661)
!2664 = !DILocation(line: 68, column: 3, scope: !2612, inlinedAt: !2660)
!2665 = !DILocation(line: 71, column: 7, scope: !2505, inlinedAt: !2661)
!2666 = !DILocation(line: 66, column: 35, scope: !2505, inlinedAt: !2661)
!2667 = !DILocation(line: 72, column: 7, scope: !2505, inlinedAt: !2661)
!2668 = !DILocation(line: 72, column: 35, scope: !2505, inlinedAt: !2661)
!2669 = !DILocation(line: 73, column: 23, scope: !2505, inlinedAt: !2661)
!2670 = !DILocation(line: 14, column: 77, scope: !2658, inlinedAt: !2659)
!2671 = !DILocation(line: 72, column: 40, scope: !2505, inlinedAt: !2661)
!2672 = !DILocation(line: 77, column: 16, scope: !2505, inlinedAt: !2661)
!2673 = !DILocation(line: 77, column: 2, scope: !2505, inlinedAt: !2661)
!2674 = !DILocation(line: 78, column: 6, scope: !2505, inlinedAt: !2661)
!2675 = !DILocation(line: 78, column: 22, scope: !2505, inlinedAt: !2661)
!2676 = !DILocation(line: 79, column: 23, scope: !2505, inlinedAt: !2661)
!2677 = !DILocation(line: 78, column: 27, scope: !2505, inlinedAt: !2661)
!2678 = !DILocation(line: 47, column: 7, scope: !2612, inlinedAt: !2660)
!2679 = !DILocation(line: 50, column: 31, scope: !2612, inlinedAt: !2660)
!2680 = !DILocation(line: 51, column: 10, scope: !2612, inlinedAt: !2660)
!2681 = !DILocation(line: 52, column: 14, scope: !2612, inlinedAt: !2660)
!2682 = !DILocation(line: 53, column: 17, scope: !2612, inlinedAt: !2660)
!2683 = !DILocation(line: 53, column: 8, scope: !2612, inlinedAt: !2660)
!2684 = !DILocation(line: 55, column: 10, scope: !2612, inlinedAt: !2660)
!2685 = !DILocation(line: 56, column: 11, scope: !2612, inlinedAt: !2660)
!2686 = !DILocation(line: 43, column: 50, scope: !2612, inlinedAt: !2660)
!2687 = !DILocation(line: 57, column: 6, scope: !2612, inlinedAt: !2660)
!2688 = !DILocation(line: 57, column: 16, scope: !2612, inlinedAt: !2660)
!2689 = !DILocation(line: 58, column: 17, scope: !2612, inlinedAt: !2660)
!2690 = !DILocation(line: 57, column: 21, scope: !2612, inlinedAt: !2660)
!2691 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2692 = !DILocation(line: 17, column: 54, scope: !2608, inlinedAt: !2609)
!2693 = !DILocation(line: 20, column: 15, scope: !2691, inlinedAt: !2692)
!2694 = !DILocation(line: 45, column: 16, scope: !2612, inlinedAt: !2693)
!2695 = !DILocation(line: 67, column: 13, scope: !2505, inlinedAt: !2694)
!2696 = !DILocation(line: 68, column: 15, scope: !2505, inlinedAt: !2694)
!2697 = !DILocation(line: 68, column: 3, scope: !2612, inlinedAt: !2693)
!2698 = !DILocation(line: 71, column: 7, scope: !2505, inlinedAt: !2694)
!2699 = !DILocation(line: 66, column: 35, scope: !2505, inlinedAt: !2694)
!2700 = !DILocation(line: 72, column: 7, scope: !2505, inlinedAt: !2694)
!2701 = !DILocation(line: 72, column: 35, scope: !2505, inlinedAt: !2694)
!2702 = !DILocation(line: 73, column: 23, scope: !2505, inlinedAt: !2694)
!2703 = !DILocation(line: 20, column: 77, scope: !2691, inlinedAt: !2692)
!2704 = !DILocation(line: 72, column: 40, scope: !2505, inlinedAt: !2694)
!2705 = !DILocation(line: 77, column: 16, scope: !2505, inlinedAt: !2694)
!2706 = !DILocation(line: 77, column: 2, scope: !2505, inlinedAt: !2694)
!2707 = !DILocation(line: 78, column: 6, scope: !2505, inlinedAt: !2694)
!2708 = !DILocation(line: 78, column: 22, scope: !2505, inlinedAt: !2694)
!2709 = !DILocation(line: 79, column: 23, scope: !2505, inlinedAt: !2694)
!2710 = !DILocation(line: 78, column: 27, scope: !2505, inlinedAt: !2694)
!2711 = !DILocation(line: 47, column: 7, scope: !2612, inlinedAt: !2693)
!2712 = !DILocation(line: 50, column: 31, scope: !2612, inlinedAt: !2693)
!2713 = !DILocation(line: 51, column: 10, scope: !2612, inlinedAt: !2693)
!2714 = !DILocation(line: 52, column: 14, scope: !2612, inlinedAt: !2693)
!2715 = !DILocation(line: 53, column: 17, scope: !2612, inlinedAt: !2693)
!2716 = !DILocation(line: 53, column: 8, scope: !2612, inlinedAt: !2693)
!2717 = !DILocation(line: 55, column: 10, scope: !2612, inlinedAt: !2693)
!2718 = !DILocation(line: 56, column: 11, scope: !2612, inlinedAt: !2693)
!2719 = !DILocation(line: 43, column: 50, scope: !2612, inlinedAt: !2693)
!2720 = !DILocation(line: 57, column: 6, scope: !2612, inlinedAt: !2693)
!2721 = !DILocation(line: 57, column: 16, scope: !2612, inlinedAt: !2693)
!2722 = !DILocation(line: 58, column: 17, scope: !2612, inlinedAt: !2693)
!2723 = !DILocation(line: 57, column: 21, scope: !2612, inlinedAt: !2693)
!2724 = !DILocation(line: 17, column: 6, scope: !2608, inlinedAt: !2609)
!2725 = !DILocation(line: 17, column: 14, scope: !2608, inlinedAt: !2609)
!2726 = !DILocation(line: 25, column: 16, scope: !2619, inlinedAt: !2622)
!2727 = !DILocation(line: 23, column: 48, scope: !2619, inlinedAt: !2622)
!2728 = !DILocation(line: 26, column: 6, scope: !2619, inlinedAt: !2622)
!2729 = !DILocation(line: 26, column: 24, scope: !2619, inlinedAt: !2622)
!2730 = !DILocation(line: 27, column: 24, scope: !2619, inlinedAt: !2622)
!2731 = !DILocation(line: 27, column: 44, scope: !2619, inlinedAt: !2622)
!2732 = !DILocation(line: 28, column: 4, scope: !2619, inlinedAt: !2622)
!2733 = !DILocation(line: 26, column: 37, scope: !2619, inlinedAt: !2622)
!2734 = !DILocation(line: 31, column: 15, scope: !2619, inlinedAt: !2622)
!2735 = !DILocation(line: 34, column: 32, scope: !2619, inlinedAt: !2622)
!2736 = !DILocation(line: 35, column: 19, scope: !2619, inlinedAt: !2622)
!2737 = !DILocation(line: 36, column: 10, scope: !2619, inlinedAt: !2622)
!2738 = !DILocation(line: 38, column: 9, scope: !2619, inlinedAt: !2622)
!2739 = !DILocation(line: 40, column: 10, scope: !2619, inlinedAt: !2622)
!2740 = !DILocation(line: 23, column: 59, scope: !2619, inlinedAt: !2622)
!2741 = !DILocation(line: 42, column: 19, scope: !2619, inlinedAt: !2622)
!2742 = !DILocation(line: 42, column: 3, scope: !2619, inlinedAt: !2622)
!2743 = !DILocation(line: 44, column: 2, scope: !2620, inlinedAt: !2621)
!2744 = !DILocation(line: 7, column: 16, scope: !2620, inlinedAt: !2621)
!2745 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !395, file: !395, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2746 = !DILocation(line: 18, column: 68, scope: !2608, inlinedAt: !2609)
!2747 = !DILocation(line: 14, column: 21, scope: !2745, inlinedAt: !2746)
!2748 = !DILocation(line: 25, column: 16, scope: !2619, inlinedAt: !2747)
!2749 = !DILocation(line: 23, column: 48, scope: !2619, inlinedAt: !2747)
!2750 = !DILocation(line: 26, column: 6, scope: !2619, inlinedAt: !2747)
!2751 = !DILocation(line: 26, column: 24, scope: !2619, inlinedAt: !2747)
!2752 = !DILocation(line: 27, column: 24, scope: !2619, inlinedAt: !2747)
!2753 = !DILocation(line: 27, column: 44, scope: !2619, inlinedAt: !2747)
!2754 = !DILocation(line: 28, column: 4, scope: !2619, inlinedAt: !2747)
!2755 = !DILocation(line: 26, column: 37, scope: !2619, inlinedAt: !2747)
!2756 = !DILocation(line: 31, column: 15, scope: !2619, inlinedAt: !2747)
!2757 = !DILocation(line: 34, column: 32, scope: !2619, inlinedAt: !2747)
!2758 = !DILocation(line: 35, column: 19, scope: !2619, inlinedAt: !2747)
!2759 = !DILocation(line: 36, column: 10, scope: !2619, inlinedAt: !2747)
!2760 = !DILocation(line: 37, column: 10, scope: !2619, inlinedAt: !2747)
!2761 = !DILocation(line: 38, column: 9, scope: !2619, inlinedAt: !2747)
!2762 = !DILocation(line: 40, column: 10, scope: !2619, inlinedAt: !2747)
!2763 = !DILocation(line: 23, column: 59, scope: !2619, inlinedAt: !2747)
!2764 = !DILocation(line: 42, column: 19, scope: !2619, inlinedAt: !2747)
!2765 = !DILocation(line: 42, column: 3, scope: !2619, inlinedAt: !2747)
!2766 = !DILocation(line: 44, column: 2, scope: !2745, inlinedAt: !2746)
!2767 = !DILocation(line: 15, column: 20, scope: !2745, inlinedAt: !2746)
!2768 = !DILocation(line: 15, column: 42, scope: !2745, inlinedAt: !2746)
!2769 = !DILocation(line: 18, column: 16, scope: !2745, inlinedAt: !2746)
!2770 = !DILocation(line: 18, column: 2, scope: !2608, inlinedAt: !2609)
!2771 = !DILocation(line: 18, column: 6, scope: !2608, inlinedAt: !2609)
!2772 = !DILocation(line: 18, column: 14, scope: !2608, inlinedAt: !2609)
!2773 = !DILocation(line: 19, column: 42, scope: !2608, inlinedAt: !2609)
!2774 = distinct !DISubprogram(name: "Broadcast", scope: !424, file: !424, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2775 = !DILocation(line: 19, column: 25, scope: !2608, inlinedAt: !2609)
!2776 = !DILocation(line: 36, column: 22, scope: !2774, inlinedAt: !2775)
!2777 = !DILocation(line: 37, column: 8, scope: !2774, inlinedAt: !2775)
!2778 = !DILocation(line: 39, column: 15, scope: !2774, inlinedAt: !2775)
!2779 = !DILocation(line: 40, column: 17, scope: !2774, inlinedAt: !2775)
!2780 = !DILocation(line: 40, column: 3, scope: !2608, inlinedAt: !2609)
!2781 = !DILocation(line: 42, column: 16, scope: !2774, inlinedAt: !2775)
!2782 = !DILocation(line: 43, column: 10, scope: !2774, inlinedAt: !2775)
!2783 = !DILocation(line: 44, column: 14, scope: !2774, inlinedAt: !2775)
!2784 = !DILocation(line: 45, column: 3, scope: !2774, inlinedAt: !2775)
!2785 = !DILocation(line: 47, column: 10, scope: !2774, inlinedAt: !2775)
!2786 = !DILocation(line: 48, column: 9, scope: !2774, inlinedAt: !2775)
!2787 = !DILocation(line: 48, column: 2, scope: !2608, inlinedAt: !2609)
!2788 = !DILocation(line: 19, column: 6, scope: !2608, inlinedAt: !2609)
!2789 = distinct !DISubprogram(name: "IntegersUint32", scope: !277, file: !277, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!2790 = !DILocation(line: 107, column: 6, scope: !2789)
!2791 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2792 = !DILocation(line: 107, column: 77, scope: !2789)
!2793 = !DILocation(line: 35, column: 20, scope: !2791, inlinedAt: !2792)
!2794 = !DILocation(line: 36, column: 27, scope: !2791, inlinedAt: !2792)
!2795 = !DILocation(line: 36, column: 25, scope: !2791, inlinedAt: !2792)
!2796 = !DILocation(line: 36, column: 48, scope: !2791, inlinedAt: !2792)
!2797 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2798 = !DILocation(line: 36, column: 10, scope: !2791, inlinedAt: !2792)
!2799 = !DILocation(line: 24, column: 11, scope: !2797, inlinedAt: !2798)
!2800 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!2801 = !DILocation(line: 25, column: 40, scope: !2797, inlinedAt: !2798)
!2802 = !DILocation(line: 26, column: 15, scope: !2800, inlinedAt: !2801)
!2803 = !DILocation(line: 45, column: 16, scope: !2506, inlinedAt: !2802)
!2804 = !DILocation(line: 67, column: 13, scope: !2505, inlinedAt: !2803)
!2805 = !DILocation(line: 68, column: 15, scope: !2505, inlinedAt: !2803)
!2806 = !DILocation(line: 68, column: 3, scope: !2506, inlinedAt: !2802)
!2807 = !DILocation(line: 70, column: 13, scope: !2505, inlinedAt: !2803)
!2808 = !DILocation(line: 71, column: 7, scope: !2505, inlinedAt: !2803)
!2809 = !DILocation(line: 66, column: 35, scope: !2505, inlinedAt: !2803)
!2810 = !DILocation(line: 72, column: 7, scope: !2505, inlinedAt: !2803)
!2811 = !DILocation(line: 72, column: 35, scope: !2505, inlinedAt: !2803)
!2812 = !DILocation(line: 73, column: 23, scope: !2505, inlinedAt: !2803)
!2813 = !DILocation(line: 26, column: 76, scope: !2800, inlinedAt: !2801)
!2814 = !DILocation(line: 72, column: 40, scope: !2505, inlinedAt: !2803)
!2815 = !DILocation(line: 77, column: 16, scope: !2505, inlinedAt: !2803)
!2816 = !DILocation(line: 77, column: 2, scope: !2505, inlinedAt: !2803)
!2817 = !DILocation(line: 78, column: 6, scope: !2505, inlinedAt: !2803)
!2818 = !DILocation(line: 78, column: 22, scope: !2505, inlinedAt: !2803)
!2819 = !DILocation(line: 79, column: 23, scope: !2505, inlinedAt: !2803)
!2820 = !DILocation(line: 78, column: 27, scope: !2505, inlinedAt: !2803)
!2821 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!2822 = !DILocation(line: 25, column: 60, scope: !2797, inlinedAt: !2798)
!2823 = !DILocation(line: 31, column: 15, scope: !2821, inlinedAt: !2822)
!2824 = !DILocation(line: 45, column: 16, scope: !2506, inlinedAt: !2823)
!2825 = !DILocation(line: 67, column: 13, scope: !2505, inlinedAt: !2824)
!2826 = !DILocation(line: 68, column: 15, scope: !2505, inlinedAt: !2824)
!2827 = !DILocation(line: 68, column: 3, scope: !2506, inlinedAt: !2823)
!2828 = !DILocation(line: 70, column: 13, scope: !2505, inlinedAt: !2824)
!2829 = !DILocation(line: 71, column: 7, scope: !2505, inlinedAt: !2824)
!2830 = !DILocation(line: 66, column: 35, scope: !2505, inlinedAt: !2824)
!2831 = !DILocation(line: 72, column: 7, scope: !2505, inlinedAt: !2824)
!2832 = !DILocation(line: 72, column: 35, scope: !2505, inlinedAt: !2824)
!2833 = !DILocation(line: 73, column: 23, scope: !2505, inlinedAt: !2824)
!2834 = !DILocation(line: 31, column: 74, scope: !2821, inlinedAt: !2822)
!2835 = !DILocation(line: 72, column: 40, scope: !2505, inlinedAt: !2824)
!2836 = !DILocation(line: 77, column: 16, scope: !2505, inlinedAt: !2824)
!2837 = !DILocation(line: 77, column: 2, scope: !2505, inlinedAt: !2824)
!2838 = !DILocation(line: 78, column: 6, scope: !2505, inlinedAt: !2824)
!2839 = !DILocation(line: 78, column: 22, scope: !2505, inlinedAt: !2824)
!2840 = !DILocation(line: 79, column: 23, scope: !2505, inlinedAt: !2824)
!2841 = !DILocation(line: 78, column: 27, scope: !2505, inlinedAt: !2824)
!2842 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!2843 = !DILocation(line: 25, column: 81, scope: !2797, inlinedAt: !2798)
!2844 = !DILocation(line: 37, column: 15, scope: !2842, inlinedAt: !2843)
!2845 = !DILocation(line: 45, column: 16, scope: !2506, inlinedAt: !2844)
!2846 = !DILocation(line: 67, column: 13, scope: !2505, inlinedAt: !2845)
!2847 = !DILocation(line: 68, column: 15, scope: !2505, inlinedAt: !2845)
!2848 = !DILocation(line: 68, column: 3, scope: !2506, inlinedAt: !2844)
!2849 = !DILocation(line: 70, column: 13, scope: !2505, inlinedAt: !2845)
!2850 = !DILocation(line: 71, column: 7, scope: !2505, inlinedAt: !2845)
!2851 = !DILocation(line: 66, column: 35, scope: !2505, inlinedAt: !2845)
!2852 = !DILocation(line: 72, column: 7, scope: !2505, inlinedAt: !2845)
!2853 = !DILocation(line: 72, column: 35, scope: !2505, inlinedAt: !2845)
!2854 = !DILocation(line: 73, column: 23, scope: !2505, inlinedAt: !2845)
!2855 = !DILocation(line: 37, column: 76, scope: !2842, inlinedAt: !2843)
!2856 = !DILocation(line: 72, column: 40, scope: !2505, inlinedAt: !2845)
!2857 = !DILocation(line: 77, column: 16, scope: !2505, inlinedAt: !2845)
!2858 = !DILocation(line: 77, column: 2, scope: !2505, inlinedAt: !2845)
!2859 = !DILocation(line: 78, column: 6, scope: !2505, inlinedAt: !2845)
!2860 = !DILocation(line: 78, column: 22, scope: !2505, inlinedAt: !2845)
!2861 = !DILocation(line: 79, column: 23, scope: !2505, inlinedAt: !2845)
!2862 = !DILocation(line: 78, column: 27, scope: !2505, inlinedAt: !2845)
!2863 = !DILocation(line: 25, column: 5, scope: !2797, inlinedAt: !2798)
!2864 = !DILocation(line: 25, column: 13, scope: !2797, inlinedAt: !2798)
!2865 = !DILocation(line: 25, column: 21, scope: !2797, inlinedAt: !2798)
!2866 = !DILocation(line: 37, column: 27, scope: !2791, inlinedAt: !2792)
!2867 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2868 = !DILocation(line: 37, column: 10, scope: !2791, inlinedAt: !2792)
!2869 = !DILocation(line: 24, column: 11, scope: !2867, inlinedAt: !2868)
!2870 = !DILocation(line: 37, column: 50, scope: !2791, inlinedAt: !2792)
!2871 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!2872 = !DILocation(line: 25, column: 40, scope: !2867, inlinedAt: !2868)
!2873 = !DILocation(line: 26, column: 15, scope: !2871, inlinedAt: !2872)
!2874 = !DILocation(line: 45, column: 16, scope: !2612, inlinedAt: !2873)
!2875 = !DILocation(line: 67, column: 13, scope: !2505, inlinedAt: !2874)
!2876 = !DILocation(line: 68, column: 15, scope: !2505, inlinedAt: !2874)
!2877 = !DILocation(line: 68, column: 3, scope: !2612, inlinedAt: !2873)
!2878 = !DILocation(line: 70, column: 13, scope: !2505, inlinedAt: !2874)
!2879 = !DILocation(line: 71, column: 7, scope: !2505, inlinedAt: !2874)
!2880 = !DILocation(line: 66, column: 35, scope: !2505, inlinedAt: !2874)
!2881 = !DILocation(line: 72, column: 7, scope: !2505, inlinedAt: !2874)
!2882 = !DILocation(line: 72, column: 35, scope: !2505, inlinedAt: !2874)
!2883 = !DILocation(line: 73, column: 23, scope: !2505, inlinedAt: !2874)
!2884 = !DILocation(line: 26, column: 76, scope: !2871, inlinedAt: !2872)
!2885 = !DILocation(line: 72, column: 40, scope: !2505, inlinedAt: !2874)
!2886 = !DILocation(line: 77, column: 16, scope: !2505, inlinedAt: !2874)
!2887 = !DILocation(line: 77, column: 2, scope: !2505, inlinedAt: !2874)
!2888 = !DILocation(line: 78, column: 6, scope: !2505, inlinedAt: !2874)
!2889 = !DILocation(line: 78, column: 22, scope: !2505, inlinedAt: !2874)
!2890 = !DILocation(line: 79, column: 23, scope: !2505, inlinedAt: !2874)
!2891 = !DILocation(line: 78, column: 27, scope: !2505, inlinedAt: !2874)
!2892 = !DILocation(line: 46, column: 14, scope: !2612, inlinedAt: !2873)
!2893 = !DILocation(line: 26, column: 47, scope: !443, inlinedAt: !2892)
!2894 = !DILocation(line: 26, column: 59, scope: !443, inlinedAt: !2892)
!2895 = !DILocation(line: 26, column: 64, scope: !443, inlinedAt: !2892)
!2896 = !DILocation(line: 47, column: 7, scope: !2612, inlinedAt: !2873)
!2897 = !DILocation(line: 50, column: 31, scope: !2612, inlinedAt: !2873)
!2898 = !DILocation(line: 51, column: 10, scope: !2612, inlinedAt: !2873)
!2899 = !DILocation(line: 52, column: 11, scope: !2612, inlinedAt: !2873)
!2900 = !DILocation(line: 52, column: 14, scope: !2612, inlinedAt: !2873)
!2901 = !DILocation(line: 53, column: 17, scope: !2612, inlinedAt: !2873)
!2902 = !DILocation(line: 53, column: 8, scope: !2612, inlinedAt: !2873)
!2903 = !DILocation(line: 55, column: 10, scope: !2612, inlinedAt: !2873)
!2904 = !DILocation(line: 56, column: 11, scope: !2612, inlinedAt: !2873)
!2905 = !DILocation(line: 43, column: 50, scope: !2612, inlinedAt: !2873)
!2906 = !DILocation(line: 57, column: 6, scope: !2612, inlinedAt: !2873)
!2907 = !DILocation(line: 57, column: 16, scope: !2612, inlinedAt: !2873)
!2908 = !DILocation(line: 58, column: 17, scope: !2612, inlinedAt: !2873)
!2909 = !DILocation(line: 57, column: 21, scope: !2612, inlinedAt: !2873)
!2910 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!2911 = !DILocation(line: 25, column: 60, scope: !2867, inlinedAt: !2868)
!2912 = !DILocation(line: 31, column: 15, scope: !2910, inlinedAt: !2911)
!2913 = !DILocation(line: 45, column: 16, scope: !2612, inlinedAt: !2912)
!2914 = !DILocation(line: 67, column: 13, scope: !2505, inlinedAt: !2913)
!2915 = !DILocation(line: 68, column: 15, scope: !2505, inlinedAt: !2913)
!2916 = !DILocation(line: 68, column: 3, scope: !2612, inlinedAt: !2912)
!2917 = !DILocation(line: 70, column: 13, scope: !2505, inlinedAt: !2913)
!2918 = !DILocation(line: 71, column: 7, scope: !2505, inlinedAt: !2913)
!2919 = !DILocation(line: 66, column: 35, scope: !2505, inlinedAt: !2913)
!2920 = !DILocation(line: 72, column: 7, scope: !2505, inlinedAt: !2913)
!2921 = !DILocation(line: 72, column: 35, scope: !2505, inlinedAt: !2913)
!2922 = !DILocation(line: 73, column: 23, scope: !2505, inlinedAt: !2913)
!2923 = !DILocation(line: 31, column: 74, scope: !2910, inlinedAt: !2911)
!2924 = !DILocation(line: 72, column: 40, scope: !2505, inlinedAt: !2913)
!2925 = !DILocation(line: 77, column: 16, scope: !2505, inlinedAt: !2913)
!2926 = !DILocation(line: 77, column: 2, scope: !2505, inlinedAt: !2913)
!2927 = !DILocation(line: 78, column: 6, scope: !2505, inlinedAt: !2913)
!2928 = !DILocation(line: 78, column: 22, scope: !2505, inlinedAt: !2913)
!2929 = !DILocation(line: 79, column: 23, scope: !2505, inlinedAt: !2913)
!2930 = !DILocation(line: 78, column: 27, scope: !2505, inlinedAt: !2913)
!2931 = !DILocation(line: 47, column: 7, scope: !2612, inlinedAt: !2912)
!2932 = !DILocation(line: 50, column: 31, scope: !2612, inlinedAt: !2912)
!2933 = !DILocation(line: 51, column: 10, scope: !2612, inlinedAt: !2912)
!2934 = !DILocation(line: 52, column: 11, scope: !2612, inlinedAt: !2912)
!2935 = !DILocation(line: 52, column: 14, scope: !2612, inlinedAt: !2912)
!2936 = !DILocation(line: 53, column: 17, scope: !2612, inlinedAt: !2912)
!2937 = !DILocation(line: 53, column: 8, scope: !2612, inlinedAt: !2912)
!2938 = !DILocation(line: 55, column: 10, scope: !2612, inlinedAt: !2912)
!2939 = !DILocation(line: 56, column: 11, scope: !2612, inlinedAt: !2912)
!2940 = !DILocation(line: 43, column: 50, scope: !2612, inlinedAt: !2912)
!2941 = !DILocation(line: 57, column: 6, scope: !2612, inlinedAt: !2912)
!2942 = !DILocation(line: 57, column: 16, scope: !2612, inlinedAt: !2912)
!2943 = !DILocation(line: 58, column: 17, scope: !2612, inlinedAt: !2912)
!2944 = !DILocation(line: 57, column: 21, scope: !2612, inlinedAt: !2912)
!2945 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!2946 = !DILocation(line: 25, column: 81, scope: !2867, inlinedAt: !2868)
!2947 = !DILocation(line: 37, column: 15, scope: !2945, inlinedAt: !2946)
!2948 = !DILocation(line: 45, column: 16, scope: !2612, inlinedAt: !2947)
!2949 = !DILocation(line: 67, column: 13, scope: !2505, inlinedAt: !2948)
!2950 = !DILocation(line: 68, column: 15, scope: !2505, inlinedAt: !2948)
!2951 = !DILocation(line: 68, column: 3, scope: !2612, inlinedAt: !2947)
!2952 = !DILocation(line: 70, column: 13, scope: !2505, inlinedAt: !2948)
!2953 = !DILocation(line: 71, column: 7, scope: !2505, inlinedAt: !2948)
!2954 = !DILocation(line: 66, column: 35, scope: !2505, inlinedAt: !2948)
!2955 = !DILocation(line: 72, column: 7, scope: !2505, inlinedAt: !2948)
!2956 = !DILocation(line: 72, column: 35, scope: !2505, inlinedAt: !2948)
!2957 = !DILocation(line: 73, column: 23, scope: !2505, inlinedAt: !2948)
!2958 = !DILocation(line: 37, column: 76, scope: !2945, inlinedAt: !2946)
!2959 = !DILocation(line: 72, column: 40, scope: !2505, inlinedAt: !2948)
!2960 = !DILocation(line: 77, column: 16, scope: !2505, inlinedAt: !2948)
!2961 = !DILocation(line: 77, column: 2, scope: !2505, inlinedAt: !2948)
!2962 = !DILocation(line: 78, column: 6, scope: !2505, inlinedAt: !2948)
!2963 = !DILocation(line: 78, column: 22, scope: !2505, inlinedAt: !2948)
!2964 = !DILocation(line: 79, column: 23, scope: !2505, inlinedAt: !2948)
!2965 = !DILocation(line: 78, column: 27, scope: !2505, inlinedAt: !2948)
!2966 = !DILocation(line: 47, column: 7, scope: !2612, inlinedAt: !2947)
!2967 = !DILocation(line: 50, column: 31, scope: !2612, inlinedAt: !2947)
!2968 = !DILocation(line: 51, column: 10, scope: !2612, inlinedAt: !2947)
!2969 = !DILocation(line: 52, column: 11, scope: !2612, inlinedAt: !2947)
!2970 = !DILocation(line: 52, column: 14, scope: !2612, inlinedAt: !2947)
!2971 = !DILocation(line: 53, column: 17, scope: !2612, inlinedAt: !2947)
!2972 = !DILocation(line: 53, column: 8, scope: !2612, inlinedAt: !2947)
!2973 = !DILocation(line: 55, column: 10, scope: !2612, inlinedAt: !2947)
!2974 = !DILocation(line: 56, column: 11, scope: !2612, inlinedAt: !2947)
!2975 = !DILocation(line: 43, column: 50, scope: !2612, inlinedAt: !2947)
!2976 = !DILocation(line: 57, column: 6, scope: !2612, inlinedAt: !2947)
!2977 = !DILocation(line: 57, column: 16, scope: !2612, inlinedAt: !2947)
!2978 = !DILocation(line: 58, column: 17, scope: !2612, inlinedAt: !2947)
!2979 = !DILocation(line: 57, column: 21, scope: !2612, inlinedAt: !2947)
!2980 = !DILocation(line: 25, column: 5, scope: !2867, inlinedAt: !2868)
!2981 = !DILocation(line: 25, column: 13, scope: !2867, inlinedAt: !2868)
!2982 = !DILocation(line: 25, column: 21, scope: !2867, inlinedAt: !2868)
!2983 = distinct !DISubprogram(name: "ExchangeUint64", scope: !277, file: !277, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!2984 = !DILocation(line: 112, column: 6, scope: !2983)
!2985 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2986 = !DILocation(line: 113, column: 10, scope: !2983)
!2987 = !DILocation(line: 21, column: 29, scope: !2985, inlinedAt: !2986)
!2988 = !DILocation(line: 21, column: 39, scope: !2985, inlinedAt: !2986)
!2989 = !DILocation(line: 21, column: 49, scope: !2985, inlinedAt: !2986)
!2990 = !DILocation(line: 23, column: 7, scope: !2985, inlinedAt: !2986)
!2991 = !DILocation(line: 22, column: 2, scope: !2985, inlinedAt: !2986)
!2992 = !DILocation(line: 22, column: 8, scope: !2985, inlinedAt: !2986)
!2993 = !DILocation(line: 26, column: 9, scope: !2985, inlinedAt: !2986)
!2994 = !DILocation(line: 27, column: 12, scope: !2985, inlinedAt: !2986)
!2995 = !DILocation(line: 27, column: 10, scope: !2985, inlinedAt: !2986)
!2996 = !DILocation(line: 27, column: 30, scope: !2985, inlinedAt: !2986)
!2997 = !DILocation(line: 28, column: 37, scope: !2985, inlinedAt: !2986)
!2998 = !DILocation(line: 28, column: 32, scope: !2985, inlinedAt: !2986)
!2999 = !DILocation(line: 28, column: 34, scope: !2985, inlinedAt: !2986)
!3000 = !DILocation(line: 28, column: 20, scope: !2985, inlinedAt: !2986)
!3001 = !DILocation(line: 28, column: 3, scope: !2985, inlinedAt: !2986)
!3002 = !DILocation(line: 29, column: 22, scope: !2985, inlinedAt: !2986)
!3003 = !DILocation(line: 29, column: 3, scope: !2985, inlinedAt: !2986)
!3004 = !DILocation(line: 30, column: 24, scope: !2985, inlinedAt: !2986)
!3005 = !DILocation(line: 30, column: 3, scope: !2985, inlinedAt: !2986)
!3006 = !DILocation(line: 31, column: 23, scope: !2985, inlinedAt: !2986)
!3007 = !DILocation(line: 31, column: 3, scope: !2985, inlinedAt: !2986)
!3008 = !DILocation(line: 32, column: 14, scope: !2985, inlinedAt: !2986)
!3009 = !DILocation(line: 32, column: 12, scope: !2985, inlinedAt: !2986)
!3010 = !DILocation(line: 32, column: 18, scope: !2985, inlinedAt: !2986)
!3011 = !DILocation(line: 33, column: 21, scope: !2985, inlinedAt: !2986)
!3012 = !DILocation(line: 33, column: 3, scope: !2985, inlinedAt: !2986)
!3013 = !DILocation(line: 34, column: 3, scope: !2985, inlinedAt: !2986)
!3014 = !DILocation(line: 35, column: 31, scope: !2985, inlinedAt: !2986)
!3015 = !DILocation(line: 36, column: 4, scope: !2985, inlinedAt: !2986)
!3016 = !DILocation(line: 38, column: 32, scope: !2985, inlinedAt: !2986)
!3017 = !DILocation(line: 38, column: 30, scope: !2985, inlinedAt: !2986)
!3018 = !DILocation(line: 38, column: 24, scope: !2985, inlinedAt: !2986)
!3019 = !DILocation(line: 38, column: 3, scope: !2985, inlinedAt: !2986)
!3020 = distinct !DISubprogram(name: "NumbersUint64", scope: !277, file: !277, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!3021 = !DILocation(line: 119, column: 6, scope: !3020)
!3022 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3023 = !DILocation(line: 119, column: 75, scope: !3020)
!3024 = !DILocation(line: 29, column: 20, scope: !3022, inlinedAt: !3023)
!3025 = !DILocation(line: 30, column: 26, scope: !3022, inlinedAt: !3023)
!3026 = !DILocation(line: 30, column: 24, scope: !3022, inlinedAt: !3023)
!3027 = !DILocation(line: 30, column: 46, scope: !3022, inlinedAt: !3023)
!3028 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3029 = !DILocation(line: 30, column: 9, scope: !3022, inlinedAt: !3023)
!3030 = !DILocation(line: 14, column: 11, scope: !3028, inlinedAt: !3029)
!3031 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!3032 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3033 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3034 = !DILocation(line: 16, column: 25, scope: !3028, inlinedAt: !3029)
!3035 = !DILocation(line: 8, column: 15, scope: !3033, inlinedAt: !3034)
!3036 = !DILocation(line: 45, column: 16, scope: !3032, inlinedAt: !3035)
!3037 = !DILocation(line: 70, column: 13, scope: !3031, inlinedAt: !3036)
!3038 = !DILocation(line: 71, column: 7, scope: !3031, inlinedAt: !3036)
!3039 = !DILocation(line: 19, column: 40, scope: !3028, inlinedAt: !3029)
!3040 = !DILocation(line: 66, column: 35, scope: !3031, inlinedAt: !3036)
!3041 = !DILocation(line: 72, column: 7, scope: !3031, inlinedAt: !3036)
!3042 = !DILocation(line: 72, column: 35, scope: !3031, inlinedAt: !3036)
!3043 = !DILocation(line: 73, column: 23, scope: !3031, inlinedAt: !3036)
!3044 = !DILocation(line: 8, column: 76, scope: !3033, inlinedAt: !3034)
!3045 = !DILocation(line: 72, column: 40, scope: !3031, inlinedAt: !3036)
!3046 = !DILocation(line: 77, column: 16, scope: !3031, inlinedAt: !3036)
!3047 = !DILocation(line: 77, column: 2, scope: !3031, inlinedAt: !3036)
!3048 = !DILocation(line: 78, column: 6, scope: !3031, inlinedAt: !3036)
!3049 = !DILocation(line: 78, column: 22, scope: !3031, inlinedAt: !3036)
!3050 = !DILocation(line: 79, column: 23, scope: !3031, inlinedAt: !3036)
!3051 = !DILocation(line: 78, column: 27, scope: !3031, inlinedAt: !3036)
!3052 = !DILocation(line: 16, column: 6, scope: !3028, inlinedAt: !3029)
!3053 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3054 = !DILocation(line: 17, column: 33, scope: !3028, inlinedAt: !3029)
!3055 = !DILocation(line: 14, column: 15, scope: !3053, inlinedAt: !3054)
!3056 = !DILocation(line: 45, column: 16, scope: !3032, inlinedAt: !3055)
!3057 = !DILocation(line: 71, column: 7, scope: !3031, inlinedAt: !3056)
!3058 = !DILocation(line: 66, column: 35, scope: !3031, inlinedAt: !3056)
!3059 = !DILocation(line: 72, column: 7, scope: !3031, inlinedAt: !3056)
!3060 = !DILocation(line: 72, column: 35, scope: !3031, inlinedAt: !3056)
!3061 = !DILocation(line: 73, column: 23, scope: !3031, inlinedAt: !3056)
!3062 = !DILocation(line: 14, column: 77, scope: !3053, inlinedAt: !3054)
!3063 = !DILocation(line: 72, column: 40, scope: !3031, inlinedAt: !3056)
!3064 = !DILocation(line: 77, column: 16, scope: !3031, inlinedAt: !3056)
!3065 = !DILocation(line: 77, column: 2, scope: !3031, inlinedAt: !3056)
!3066 = !DILocation(line: 78, column: 6, scope: !3031, inlinedAt: !3056)
!3067 = !DILocation(line: 78, column: 22, scope: !3031, inlinedAt: !3056)
!3068 = !DILocation(line: 79, column: 23, scope: !3031, inlinedAt: !3056)
!3069 = !DILocation(line: 78, column: 27, scope: !3031, inlinedAt: !3056)
!3070 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3071 = !DILocation(line: 17, column: 54, scope: !3028, inlinedAt: !3029)
!3072 = !DILocation(line: 20, column: 15, scope: !3070, inlinedAt: !3071)
!3073 = !DILocation(line: 45, column: 16, scope: !3032, inlinedAt: !3072)
!3074 = !DILocation(line: 71, column: 7, scope: !3031, inlinedAt: !3073)
!3075 = !DILocation(line: 66, column: 35, scope: !3031, inlinedAt: !3073)
!3076 = !DILocation(line: 72, column: 7, scope: !3031, inlinedAt: !3073)
!3077 = !DILocation(line: 72, column: 35, scope: !3031, inlinedAt: !3073)
!3078 = !DILocation(line: 73, column: 23, scope: !3031, inlinedAt: !3073)
!3079 = !DILocation(line: 20, column: 77, scope: !3070, inlinedAt: !3071)
!3080 = !DILocation(line: 72, column: 40, scope: !3031, inlinedAt: !3073)
!3081 = !DILocation(line: 77, column: 16, scope: !3031, inlinedAt: !3073)
!3082 = !DILocation(line: 77, column: 2, scope: !3031, inlinedAt: !3073)
!3083 = !DILocation(line: 78, column: 6, scope: !3031, inlinedAt: !3073)
!3084 = !DILocation(line: 78, column: 22, scope: !3031, inlinedAt: !3073)
!3085 = !DILocation(line: 79, column: 23, scope: !3031, inlinedAt: !3073)
!3086 = !DILocation(line: 78, column: 27, scope: !3031, inlinedAt: !3073)
!3087 = !DILocation(line: 17, column: 6, scope: !3028, inlinedAt: !3029)
!3088 = !DILocation(line: 17, column: 14, scope: !3028, inlinedAt: !3029)
!3089 = distinct !DISubprogram(name: "scan", scope: !395, file: !395, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3090 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !395, file: !395, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3091 = !DILocation(line: 18, column: 40, scope: !3028, inlinedAt: !3029)
!3092 = !DILocation(line: 6, column: 21, scope: !3090, inlinedAt: !3091)
!3093 = !DILocation(line: 25, column: 16, scope: !3089, inlinedAt: !3092)
!3094 = !DILocation(line: 23, column: 48, scope: !3089, inlinedAt: !3092)
!3095 = !DILocation(line: 26, column: 6, scope: !3089, inlinedAt: !3092)
!3096 = !DILocation(line: 26, column: 24, scope: !3089, inlinedAt: !3092)
!3097 = !DILocation(line: 27, column: 24, scope: !3089, inlinedAt: !3092)
!3098 = !DILocation(line: 27, column: 44, scope: !3089, inlinedAt: !3092)
!3099 = !DILocation(line: 28, column: 4, scope: !3089, inlinedAt: !3092)
!3100 = !DILocation(line: 26, column: 37, scope: !3089, inlinedAt: !3092)
!3101 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !395, file: !395, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3102 = !DILocation(line: 18, column: 68, scope: !3028, inlinedAt: !3029)
!3103 = !DILocation(line: 14, column: 21, scope: !3101, inlinedAt: !3102)
!3104 = !DILocation(line: 23, column: 48, scope: !3089, inlinedAt: !3103)
!3105 = !DILocation(line: 26, column: 6, scope: !3089, inlinedAt: !3103)
!3106 = !DILocation(line: 26, column: 24, scope: !3089, inlinedAt: !3103)
!3107 = !DILocation(line: 27, column: 24, scope: !3089, inlinedAt: !3103)
!3108 = !DILocation(line: 27, column: 44, scope: !3089, inlinedAt: !3103)
!3109 = !DILocation(line: 28, column: 4, scope: !3089, inlinedAt: !3103)
!3110 = !DILocation(line: 26, column: 37, scope: !3089, inlinedAt: !3103)
!3111 = !DILocation(line: 15, column: 20, scope: !3101, inlinedAt: !3102)
!3112 = !DILocation(line: 15, column: 42, scope: !3101, inlinedAt: !3102)
!3113 = !DILocation(line: 18, column: 2, scope: !3028, inlinedAt: !3029)
!3114 = !DILocation(line: 18, column: 6, scope: !3028, inlinedAt: !3029)
!3115 = !DILocation(line: 18, column: 14, scope: !3028, inlinedAt: !3029)
!3116 = !DILocation(line: 19, column: 42, scope: !3028, inlinedAt: !3029)
!3117 = distinct !DISubprogram(name: "Broadcast", scope: !424, file: !424, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3118 = !DILocation(line: 19, column: 25, scope: !3028, inlinedAt: !3029)
!3119 = !DILocation(line: 36, column: 10, scope: !3117, inlinedAt: !3118)
!3120 = !DILocation(line: 36, column: 22, scope: !3117, inlinedAt: !3118)
!3121 = !DILocation(line: 37, column: 8, scope: !3117, inlinedAt: !3118)
!3122 = !DILocation(line: 40, column: 17, scope: !3117, inlinedAt: !3118)
!3123 = !DILocation(line: 19, column: 6, scope: !3028, inlinedAt: !3029)
!3124 = !DILocation(line: 31, column: 26, scope: !3022, inlinedAt: !3023)
!3125 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3126 = !DILocation(line: 31, column: 9, scope: !3022, inlinedAt: !3023)
!3127 = !DILocation(line: 14, column: 11, scope: !3125, inlinedAt: !3126)
!3128 = !DILocation(line: 31, column: 48, scope: !3022, inlinedAt: !3023)
!3129 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3130 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3131 = !DILocation(line: 16, column: 25, scope: !3125, inlinedAt: !3126)
!3132 = !DILocation(line: 8, column: 15, scope: !3130, inlinedAt: !3131)
!3133 = !DILocation(line: 46, column: 14, scope: !3129, inlinedAt: !3132)
!3134 = !DILocation(line: 26, column: 47, scope: !443, inlinedAt: !3133)
!3135 = !DILocation(line: 26, column: 59, scope: !443, inlinedAt: !3133)
!3136 = distinct !DISubprogram(name: "scan", scope: !395, file: !395, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3137 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !395, file: !395, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3138 = !DILocation(line: 18, column: 40, scope: !3125, inlinedAt: !3126)
!3139 = !DILocation(line: 6, column: 21, scope: !3137, inlinedAt: !3138)
!3140 = !DILocation(line: 37, column: 21, scope: !3136, inlinedAt: !3139)
!3141 = !DILocation(line: 37, column: 10, scope: !3136, inlinedAt: !3139)
!3142 = !DILocation(line: 19, column: 40, scope: !3125, inlinedAt: !3126)
!3143 = !DILocation(line: 45, column: 16, scope: !3129, inlinedAt: !3132)
!3144 = !DILocation(line: 71, column: 7, scope: !3031, inlinedAt: !3143)
!3145 = !DILocation(line: 66, column: 35, scope: !3031, inlinedAt: !3143)
!3146 = !DILocation(line: 72, column: 7, scope: !3031, inlinedAt: !3143)
!3147 = !DILocation(line: 72, column: 35, scope: !3031, inlinedAt: !3143)
!3148 = !DILocation(line: 73, column: 23, scope: !3031, inlinedAt: !3143)
!3149 = !DILocation(line: 8, column: 76, scope: !3130, inlinedAt: !3131)
!3150 = !DILocation(line: 72, column: 40, scope: !3031, inlinedAt: !3143)
!3151 = !DILocation(line: 77, column: 16, scope: !3031, inlinedAt: !3143)
!3152 = !DILocation(line: 77, column: 2, scope: !3031, inlinedAt: !3143)
!3153 = !DILocation(line: 78, column: 6, scope: !3031, inlinedAt: !3143)
!3154 = !DILocation(line: 78, column: 22, scope: !3031, inlinedAt: !3143)
!3155 = !DILocation(line: 79, column: 23, scope: !3031, inlinedAt: !3143)
!3156 = !DILocation(line: 78, column: 27, scope: !3031, inlinedAt: !3143)
!3157 = !DILocation(line: 26, column: 64, scope: !443, inlinedAt: !3133)
!3158 = !DILocation(line: 47, column: 7, scope: !3129, inlinedAt: !3132)
!3159 = !DILocation(line: 50, column: 31, scope: !3129, inlinedAt: !3132)
!3160 = !DILocation(line: 51, column: 10, scope: !3129, inlinedAt: !3132)
!3161 = !DILocation(line: 52, column: 14, scope: !3129, inlinedAt: !3132)
!3162 = !DILocation(line: 53, column: 17, scope: !3129, inlinedAt: !3132)
!3163 = !DILocation(line: 53, column: 8, scope: !3129, inlinedAt: !3132)
!3164 = !DILocation(line: 55, column: 10, scope: !3129, inlinedAt: !3132)
!3165 = !DILocation(line: 56, column: 11, scope: !3129, inlinedAt: !3132)
!3166 = !DILocation(line: 43, column: 50, scope: !3129, inlinedAt: !3132)
!3167 = !DILocation(line: 57, column: 6, scope: !3129, inlinedAt: !3132)
!3168 = !DILocation(line: 57, column: 16, scope: !3129, inlinedAt: !3132)
!3169 = !DILocation(line: 58, column: 17, scope: !3129, inlinedAt: !3132)
!3170 = !DILocation(line: 57, column: 21, scope: !3129, inlinedAt: !3132)
!3171 = !DILocation(line: 16, column: 6, scope: !3125, inlinedAt: !3126)
!3172 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3173 = !DILocation(line: 17, column: 33, scope: !3125, inlinedAt: !3126)
!3174 = !DILocation(line: 14, column: 15, scope: !3172, inlinedAt: !3173)
!3175 = !DILocation(line: 45, column: 16, scope: !3129, inlinedAt: !3174)
!3176 = !DILocation(line: 71, column: 7, scope: !3031, inlinedAt: !3175)
!3177 = !DILocation(line: 66, column: 35, scope: !3031, inlinedAt: !3175)
!3178 = !DILocation(line: 72, column: 7, scope: !3031, inlinedAt: !3175)
!3179 = !DILocation(line: 72, column: 35, scope: !3031, inlinedAt: !3175)
!3180 = !DILocation(line: 73, column: 23, scope: !3031, inlinedAt: !3175)
!3181 = !DILocation(line: 14, column: 77, scope: !3172, inlinedAt: !3173)
!3182 = !DILocation(line: 72, column: 40, scope: !3031, inlinedAt: !3175)
!3183 = !DILocation(line: 77, column: 16, scope: !3031, inlinedAt: !3175)
!3184 = !DILocation(line: 77, column: 2, scope: !3031, inlinedAt: !3175)
!3185 = !DILocation(line: 78, column: 6, scope: !3031, inlinedAt: !3175)
!3186 = !DILocation(line: 78, column: 22, scope: !3031, inlinedAt: !3175)
!3187 = !DILocation(line: 79, column: 23, scope: !3031, inlinedAt: !3175)
!3188 = !DILocation(line: 78, column: 27, scope: !3031, inlinedAt: !3175)
!3189 = !DILocation(line: 47, column: 7, scope: !3129, inlinedAt: !3174)
!3190 = !DILocation(line: 50, column: 31, scope: !3129, inlinedAt: !3174)
!3191 = !DILocation(line: 51, column: 10, scope: !3129, inlinedAt: !3174)
!3192 = !DILocation(line: 52, column: 14, scope: !3129, inlinedAt: !3174)
!3193 = !DILocation(line: 53, column: 17, scope: !3129, inlinedAt: !3174)
!3194 = !DILocation(line: 53, column: 8, scope: !3129, inlinedAt: !3174)
!3195 = !DILocation(line: 55, column: 10, scope: !3129, inlinedAt: !3174)
!3196 = !DILocation(line: 56, column: 11, scope: !3129, inlinedAt: !3174)
!3197 = !DILocation(line: 43, column: 50, scope: !3129, inlinedAt: !3174)
!3198 = !DILocation(line: 57, column: 6, scope: !3129, inlinedAt: !3174)
!3199 = !DILocation(line: 57, column: 16, scope: !3129, inlinedAt: !3174)
!3200 = !DILocation(line: 58, column: 17, scope: !3129, inlinedAt: !3174)
!3201 = !DILocation(line: 57, column: 21, scope: !3129, inlinedAt: !3174)
!3202 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3203 = !DILocation(line: 17, column: 54, scope: !3125, inlinedAt: !3126)
!3204 = !DILocation(line: 20, column: 15, scope: !3202, inlinedAt: !3203)
!3205 = !DILocation(line: 45, column: 16, scope: !3129, inlinedAt: !3204)
!3206 = !DILocation(line: 71, column: 7, scope: !3031, inlinedAt: !3205)
!3207 = !DILocation(line: 66, column: 35, scope: !3031, inlinedAt: !3205)
!3208 = !DILocation(line: 72, column: 7, scope: !3031, inlinedAt: !3205)
!3209 = !DILocation(line: 72, column: 35, scope: !3031, inlinedAt: !3205)
!3210 = !DILocation(line: 73, column: 23, scope: !3031, inlinedAt: !3205)
!3211 = !DILocation(line: 20, column: 77, scope: !3202, inlinedAt: !3203)
!3212 = !DILocation(line: 72, column: 40, scope: !3031, inlinedAt: !3205)
!3213 = !DILocation(line: 77, column: 16, scope: !3031, inlinedAt: !3205)
!3214 = !DILocation(line: 77, column: 2, scope: !3031, inlinedAt: !3205)
!3215 = !DILocation(line: 78, column: 6, scope: !3031, inlinedAt: !3205)
!3216 = !DILocation(line: 78, column: 22, scope: !3031, inlinedAt: !3205)
!3217 = !DILocation(line: 79, column: 23, scope: !3031, inlinedAt: !3205)
!3218 = !DILocation(line: 78, column: 27, scope: !3031, inlinedAt: !3205)
!3219 = !DILocation(line: 47, column: 7, scope: !3129, inlinedAt: !3204)
!3220 = !DILocation(line: 50, column: 31, scope: !3129, inlinedAt: !3204)
!3221 = !DILocation(line: 51, column: 10, scope: !3129, inlinedAt: !3204)
!3222 = !DILocation(line: 52, column: 14, scope: !3129, inlinedAt: !3204)
!3223 = !DILocation(line: 53, column: 17, scope: !3129, inlinedAt: !3204)
!3224 = !DILocation(line: 53, column: 8, scope: !3129, inlinedAt: !3204)
!3225 = !DILocation(line: 55, column: 10, scope: !3129, inlinedAt: !3204)
!3226 = !DILocation(line: 56, column: 11, scope: !3129, inlinedAt: !3204)
!3227 = !DILocation(line: 43, column: 50, scope: !3129, inlinedAt: !3204)
!3228 = !DILocation(line: 57, column: 6, scope: !3129, inlinedAt: !3204)
!3229 = !DILocation(line: 57, column: 16, scope: !3129, inlinedAt: !3204)
!3230 = !DILocation(line: 58, column: 17, scope: !3129, inlinedAt: !3204)
!3231 = !DILocation(line: 57, column: 21, scope: !3129, inlinedAt: !3204)
!3232 = !DILocation(line: 17, column: 6, scope: !3125, inlinedAt: !3126)
!3233 = !DILocation(line: 17, column: 14, scope: !3125, inlinedAt: !3126)
!3234 = !DILocation(line: 25, column: 16, scope: !3136, inlinedAt: !3139)
!3235 = !DILocation(line: 23, column: 48, scope: !3136, inlinedAt: !3139)
!3236 = !DILocation(line: 26, column: 6, scope: !3136, inlinedAt: !3139)
!3237 = !DILocation(line: 26, column: 24, scope: !3136, inlinedAt: !3139)
!3238 = !DILocation(line: 27, column: 24, scope: !3136, inlinedAt: !3139)
!3239 = !DILocation(line: 27, column: 44, scope: !3136, inlinedAt: !3139)
!3240 = !DILocation(line: 28, column: 4, scope: !3136, inlinedAt: !3139)
!3241 = !DILocation(line: 26, column: 37, scope: !3136, inlinedAt: !3139)
!3242 = !DILocation(line: 31, column: 15, scope: !3136, inlinedAt: !3139)
!3243 = !DILocation(line: 34, column: 32, scope: !3136, inlinedAt: !3139)
!3244 = !DILocation(line: 35, column: 19, scope: !3136, inlinedAt: !3139)
!3245 = !DILocation(line: 36, column: 10, scope: !3136, inlinedAt: !3139)
!3246 = !DILocation(line: 38, column: 9, scope: !3136, inlinedAt: !3139)
!3247 = !DILocation(line: 40, column: 10, scope: !3136, inlinedAt: !3139)
!3248 = !DILocation(line: 23, column: 59, scope: !3136, inlinedAt: !3139)
!3249 = !DILocation(line: 42, column: 19, scope: !3136, inlinedAt: !3139)
!3250 = !DILocation(line: 42, column: 3, scope: !3136, inlinedAt: !3139)
!3251 = !DILocation(line: 44, column: 2, scope: !3137, inlinedAt: !3138)
!3252 = !DILocation(line: 7, column: 16, scope: !3137, inlinedAt: !3138)
!3253 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !395, file: !395, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3254 = !DILocation(line: 18, column: 68, scope: !3125, inlinedAt: !3126)
!3255 = !DILocation(line: 14, column: 21, scope: !3253, inlinedAt: !3254)
!3256 = !DILocation(line: 25, column: 16, scope: !3136, inlinedAt: !3255)
!3257 = !DILocation(line: 23, column: 48, scope: !3136, inlinedAt: !3255)
!3258 = !DILocation(line: 26, column: 6, scope: !3136, inlinedAt: !3255)
!3259 = !DILocation(line: 26, column: 24, scope: !3136, inlinedAt: !3255)
!3260 = !DILocation(line: 27, column: 24, scope: !3136, inlinedAt: !3255)
!3261 = !DILocation(line: 27, column: 44, scope: !3136, inlinedAt: !3255)
!3262 = !DILocation(line: 28, column: 4, scope: !3136, inlinedAt: !3255)
!3263 = !DILocation(line: 26, column: 37, scope: !3136, inlinedAt: !3255)
!3264 = !DILocation(line: 31, column: 15, scope: !3136, inlinedAt: !3255)
!3265 = !DILocation(line: 34, column: 32, scope: !3136, inlinedAt: !3255)
!3266 = !DILocation(line: 35, column: 19, scope: !3136, inlinedAt: !3255)
!3267 = !DILocation(line: 36, column: 10, scope: !3136, inlinedAt: !3255)
!3268 = !DILocation(line: 37, column: 10, scope: !3136, inlinedAt: !3255)
!3269 = !DILocation(line: 38, column: 9, scope: !3136, inlinedAt: !3255)
!3270 = !DILocation(line: 40, column: 10, scope: !3136, inlinedAt: !3255)
!3271 = !DILocation(line: 23, column: 59, scope: !3136, inlinedAt: !3255)
!3272 = !DILocation(line: 42, column: 19, scope: !3136, inlinedAt: !3255)
!3273 = !DILocation(line: 42, column: 3, scope: !3136, inlinedAt: !3255)
!3274 = !DILocation(line: 44, column: 2, scope: !3253, inlinedAt: !3254)
!3275 = !DILocation(line: 15, column: 20, scope: !3253, inlinedAt: !3254)
!3276 = !DILocation(line: 15, column: 42, scope: !3253, inlinedAt: !3254)
!3277 = !DILocation(line: 18, column: 16, scope: !3253, inlinedAt: !3254)
!3278 = !DILocation(line: 18, column: 2, scope: !3125, inlinedAt: !3126)
!3279 = !DILocation(line: 18, column: 6, scope: !3125, inlinedAt: !3126)
!3280 = !DILocation(line: 18, column: 14, scope: !3125, inlinedAt: !3126)
!3281 = !DILocation(line: 19, column: 42, scope: !3125, inlinedAt: !3126)
!3282 = distinct !DISubprogram(name: "Broadcast", scope: !424, file: !424, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3283 = !DILocation(line: 19, column: 25, scope: !3125, inlinedAt: !3126)
!3284 = !DILocation(line: 36, column: 22, scope: !3282, inlinedAt: !3283)
!3285 = !DILocation(line: 37, column: 8, scope: !3282, inlinedAt: !3283)
!3286 = !DILocation(line: 39, column: 15, scope: !3282, inlinedAt: !3283)
!3287 = !DILocation(line: 40, column: 17, scope: !3282, inlinedAt: !3283)
!3288 = !DILocation(line: 40, column: 3, scope: !3125, inlinedAt: !3126)
!3289 = !DILocation(line: 42, column: 16, scope: !3282, inlinedAt: !3283)
!3290 = !DILocation(line: 43, column: 10, scope: !3282, inlinedAt: !3283)
!3291 = !DILocation(line: 44, column: 14, scope: !3282, inlinedAt: !3283)
!3292 = !DILocation(line: 45, column: 3, scope: !3282, inlinedAt: !3283)
!3293 = !DILocation(line: 47, column: 10, scope: !3282, inlinedAt: !3283)
!3294 = !DILocation(line: 48, column: 9, scope: !3282, inlinedAt: !3283)
!3295 = !DILocation(line: 48, column: 2, scope: !3125, inlinedAt: !3126)
!3296 = !DILocation(line: 19, column: 6, scope: !3125, inlinedAt: !3126)
!3297 = distinct !DISubprogram(name: "IntegersUint64", scope: !277, file: !277, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!3298 = !DILocation(line: 124, column: 6, scope: !3297)
!3299 = distinct !DISubprogram(name: "groupIntegers", scope: !317, file: !317, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!3300 = !DILocation(line: 124, column: 77, scope: !3297)
!3301 = !DILocation(line: 35, column: 20, scope: !3299, inlinedAt: !3300)
!3302 = !DILocation(line: 36, column: 27, scope: !3299, inlinedAt: !3300)
!3303 = !DILocation(line: 36, column: 25, scope: !3299, inlinedAt: !3300)
!3304 = !DILocation(line: 36, column: 48, scope: !3299, inlinedAt: !3300)
!3305 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3306 = !DILocation(line: 36, column: 10, scope: !3299, inlinedAt: !3300)
!3307 = !DILocation(line: 24, column: 11, scope: !3305, inlinedAt: !3306)
!3308 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!3309 = !DILocation(line: 25, column: 40, scope: !3305, inlinedAt: !3306)
!3310 = !DILocation(line: 26, column: 15, scope: !3308, inlinedAt: !3309)
!3311 = !DILocation(line: 45, column: 16, scope: !3032, inlinedAt: !3310)
!3312 = !DILocation(line: 70, column: 13, scope: !3031, inlinedAt: !3311)
!3313 = !DILocation(line: 71, column: 7, scope: !3031, inlinedAt: !3311)
!3314 = !DILocation(line: 66, column: 35, scope: !3031, inlinedAt: !3311)
!3315 = !DILocation(line: 72, column: 7, scope: !3031, inlinedAt: !3311)
!3316 = !DILocation(line: 72, column: 35, scope: !3031, inlinedAt: !3311)
!3317 = !DILocation(line: 73, column: 23, scope: !3031, inlinedAt: !3311)
!3318 = !DILocation(line: 26, column: 76, scope: !3308, inlinedAt: !3309)
!3319 = !DILocation(line: 72, column: 40, scope: !3031, inlinedAt: !3311)
!3320 = !DILocation(line: 77, column: 16, scope: !3031, inlinedAt: !3311)
!3321 = !DILocation(line: 77, column: 2, scope: !3031, inlinedAt: !3311)
!3322 = !DILocation(line: 78, column: 6, scope: !3031, inlinedAt: !3311)
!3323 = !DILocation(line: 78, column: 22, scope: !3031, inlinedAt: !3311)
!3324 = !DILocation(line: 79, column: 23, scope: !3031, inlinedAt: !3311)
!3325 = !DILocation(line: 78, column: 27, scope: !3031, inlinedAt: !3311)
!3326 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!3327 = !DILocation(line: 25, column: 60, scope: !3305, inlinedAt: !3306)
!3328 = !DILocation(line: 31, column: 15, scope: !3326, inlinedAt: !3327)
!3329 = !DILocation(line: 45, column: 16, scope: !3032, inlinedAt: !3328)
!3330 = !DILocation(line: 71, column: 7, scope: !3031, inlinedAt: !3329)
!3331 = !DILocation(line: 66, column: 35, scope: !3031, inlinedAt: !3329)
!3332 = !DILocation(line: 72, column: 7, scope: !3031, inlinedAt: !3329)
!3333 = !DILocation(line: 72, column: 35, scope: !3031, inlinedAt: !3329)
!3334 = !DILocation(line: 73, column: 23, scope: !3031, inlinedAt: !3329)
!3335 = !DILocation(line: 31, column: 74, scope: !3326, inlinedAt: !3327)
!3336 = !DILocation(line: 72, column: 40, scope: !3031, inlinedAt: !3329)
!3337 = !DILocation(line: 77, column: 16, scope: !3031, inlinedAt: !3329)
!3338 = !DILocation(line: 77, column: 2, scope: !3031, inlinedAt: !3329)
!3339 = !DILocation(line: 78, column: 6, scope: !3031, inlinedAt: !3329)
!3340 = !DILocation(line: 78, column: 22, scope: !3031, inlinedAt: !3329)
!3341 = !DILocation(line: 79, column: 23, scope: !3031, inlinedAt: !3329)
!3342 = !DILocation(line: 78, column: 27, scope: !3031, inlinedAt: !3329)
!3343 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!3344 = !DILocation(line: 25, column: 81, scope: !3305, inlinedAt: !3306)
!3345 = !DILocation(line: 37, column: 15, scope: !3343, inlinedAt: !3344)
!3346 = !DILocation(line: 45, column: 16, scope: !3032, inlinedAt: !3345)
!3347 = !DILocation(line: 71, column: 7, scope: !3031, inlinedAt: !3346)
!3348 = !DILocation(line: 66, column: 35, scope: !3031, inlinedAt: !3346)
!3349 = !DILocation(line: 72, column: 7, scope: !3031, inlinedAt: !3346)
!3350 = !DILocation(line: 72, column: 35, scope: !3031, inlinedAt: !3346)
!3351 = !DILocation(line: 73, column: 23, scope: !3031, inlinedAt: !3346)
!3352 = !DILocation(line: 37, column: 76, scope: !3343, inlinedAt: !3344)
!3353 = !DILocation(line: 72, column: 40, scope: !3031, inlinedAt: !3346)
!3354 = !DILocation(line: 77, column: 16, scope: !3031, inlinedAt: !3346)
!3355 = !DILocation(line: 77, column: 2, scope: !3031, inlinedAt: !3346)
!3356 = !DILocation(line: 78, column: 6, scope: !3031, inlinedAt: !3346)
!3357 = !DILocation(line: 78, column: 22, scope: !3031, inlinedAt: !3346)
!3358 = !DILocation(line: 79, column: 23, scope: !3031, inlinedAt: !3346)
!3359 = !DILocation(line: 78, column: 27, scope: !3031, inlinedAt: !3346)
!3360 = !DILocation(line: 25, column: 5, scope: !3305, inlinedAt: !3306)
!3361 = !DILocation(line: 25, column: 13, scope: !3305, inlinedAt: !3306)
!3362 = !DILocation(line: 25, column: 21, scope: !3305, inlinedAt: !3306)
!3363 = !DILocation(line: 37, column: 27, scope: !3299, inlinedAt: !3300)
!3364 = distinct !DISubprogram(name: "integers", scope: !317, file: !317, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3365 = !DILocation(line: 37, column: 10, scope: !3299, inlinedAt: !3300)
!3366 = !DILocation(line: 24, column: 11, scope: !3364, inlinedAt: !3365)
!3367 = !DILocation(line: 37, column: 50, scope: !3299, inlinedAt: !3300)
!3368 = distinct !DISubprogram(name: "ReduceAnd", scope: !327, file: !327, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!3369 = !DILocation(line: 25, column: 40, scope: !3364, inlinedAt: !3365)
!3370 = !DILocation(line: 26, column: 15, scope: !3368, inlinedAt: !3369)
!3371 = !DILocation(line: 45, column: 16, scope: !3129, inlinedAt: !3370)
!3372 = !DILocation(line: 71, column: 7, scope: !3031, inlinedAt: !3371)
!3373 = !DILocation(line: 66, column: 35, scope: !3031, inlinedAt: !3371)
!3374 = !DILocation(line: 72, column: 7, scope: !3031, inlinedAt: !3371)
!3375 = !DILocation(line: 72, column: 35, scope: !3031, inlinedAt: !3371)
!3376 = !DILocation(line: 73, column: 23, scope: !3031, inlinedAt: !3371)
!3377 = !DILocation(line: 26, column: 76, scope: !3368, inlinedAt: !3369)
!3378 = !DILocation(line: 72, column: 40, scope: !3031, inlinedAt: !3371)
!3379 = !DILocation(line: 77, column: 16, scope: !3031, inlinedAt: !3371)
!3380 = !DILocation(line: 77, column: 2, scope: !3031, inlinedAt: !3371)
!3381 = !DILocation(line: 78, column: 6, scope: !3031, inlinedAt: !3371)
!3382 = !DILocation(line: 78, column: 22, scope: !3031, inlinedAt: !3371)
!3383 = !DILocation(line: 79, column: 23, scope: !3031, inlinedAt: !3371)
!3384 = !DILocation(line: 78, column: 27, scope: !3031, inlinedAt: !3371)
!3385 = !DILocation(line: 46, column: 14, scope: !3129, inlinedAt: !3370)
!3386 = !DILocation(line: 26, column: 47, scope: !443, inlinedAt: !3385)
!3387 = !DILocation(line: 26, column: 59, scope: !443, inlinedAt: !3385)
!3388 = !DILocation(line: 26, column: 64, scope: !443, inlinedAt: !3385)
!3389 = !DILocation(line: 47, column: 7, scope: !3129, inlinedAt: !3370)
!3390 = !DILocation(line: 50, column: 31, scope: !3129, inlinedAt: !3370)
!3391 = !DILocation(line: 51, column: 10, scope: !3129, inlinedAt: !3370)
!3392 = !DILocation(line: 52, column: 11, scope: !3129, inlinedAt: !3370)
!3393 = !DILocation(line: 52, column: 14, scope: !3129, inlinedAt: !3370)
!3394 = !DILocation(line: 53, column: 17, scope: !3129, inlinedAt: !3370)
!3395 = !DILocation(line: 53, column: 8, scope: !3129, inlinedAt: !3370)
!3396 = !DILocation(line: 55, column: 10, scope: !3129, inlinedAt: !3370)
!3397 = !DILocation(line: 56, column: 11, scope: !3129, inlinedAt: !3370)
!3398 = !DILocation(line: 43, column: 50, scope: !3129, inlinedAt: !3370)
!3399 = !DILocation(line: 57, column: 6, scope: !3129, inlinedAt: !3370)
!3400 = !DILocation(line: 57, column: 16, scope: !3129, inlinedAt: !3370)
!3401 = !DILocation(line: 58, column: 17, scope: !3129, inlinedAt: !3370)
!3402 = !DILocation(line: 57, column: 21, scope: !3129, inlinedAt: !3370)
!3403 = distinct !DISubprogram(name: "ReduceOr", scope: !327, file: !327, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!3404 = !DILocation(line: 25, column: 60, scope: !3364, inlinedAt: !3365)
!3405 = !DILocation(line: 31, column: 15, scope: !3403, inlinedAt: !3404)
!3406 = !DILocation(line: 45, column: 16, scope: !3129, inlinedAt: !3405)
!3407 = !DILocation(line: 71, column: 7, scope: !3031, inlinedAt: !3406)
!3408 = !DILocation(line: 66, column: 35, scope: !3031, inlinedAt: !3406)
!3409 = !DILocation(line: 72, column: 7, scope: !3031, inlinedAt: !3406)
!3410 = !DILocation(line: 72, column: 35, scope: !3031, inlinedAt: !3406)
!3411 = !DILocation(line: 73, column: 23, scope: !3031, inlinedAt: !3406)
!3412 = !DILocation(line: 31, column: 74, scope: !3403, inlinedAt: !3404)
!3413 = !DILocation(line: 72, column: 40, scope: !3031, inlinedAt: !3406)
!3414 = !DILocation(line: 77, column: 16, scope: !3031, inlinedAt: !3406)
!3415 = !DILocation(line: 77, column: 2, scope: !3031, inlinedAt: !3406)
!3416 = !DILocation(line: 78, column: 6, scope: !3031, inlinedAt: !3406)
!3417 = !DILocation(line: 78, column: 22, scope: !3031, inlinedAt: !3406)
!3418 = !DILocation(line: 79, column: 23, scope: !3031, inlinedAt: !3406)
!3419 = !DILocation(line: 78, column: 27, scope: !3031, inlinedAt: !3406)
!3420 = !DILocation(line: 47, column: 7, scope: !3129, inlinedAt: !3405)
!3421 = !DILocation(line: 50, column: 31, scope: !3129, inlinedAt: !3405)
!3422 = !DILocation(line: 51, column: 10, scope: !3129, inlinedAt: !3405)
!3423 = !DILocation(line: 52, column: 11, scope: !3129, inlinedAt: !3405)
!3424 = !DILocation(line: 52, column: 14, scope: !3129, inlinedAt: !3405)
!3425 = !DILocation(line: 53, column: 17, scope: !3129, inlinedAt: !3405)
!3426 = !DILocation(line: 53, column: 8, scope: !3129, inlinedAt: !3405)
!3427 = !DILocation(line: 55, column: 10, scope: !3129, inlinedAt: !3405)
!3428 = !DILocation(line: 56, column: 11, scope: !3129, inlinedAt: !3405)
!3429 = !DILocation(line: 43, column: 50, scope: !3129, inlinedAt: !3405)
!3430 = !DILocation(line: 57, column: 6, scope: !3129, inlinedAt: !3405)
!3431 = !DILocation(line: 57, column: 16, scope: !3129, inlinedAt: !3405)
!3432 = !DILocation(line: 58, column: 17, scope: !3129, inlinedAt: !3405)
!3433 = !DILocation(line: 57, column: 21, scope: !3129, inlinedAt: !3405)
!3434 = distinct !DISubprogram(name: "ReduceXor", scope: !327, file: !327, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!3435 = !DILocation(line: 25, column: 81, scope: !3364, inlinedAt: !3365)
!3436 = !DILocation(line: 37, column: 15, scope: !3434, inlinedAt: !3435)
!3437 = !DILocation(line: 45, column: 16, scope: !3129, inlinedAt: !3436)
!3438 = !DILocation(line: 71, column: 7, scope: !3031, inlinedAt: !3437)
!3439 = !DILocation(line: 66, column: 35, scope: !3031, inlinedAt: !3437)
!3440 = !DILocation(line: 72, column: 7, scope: !3031, inlinedAt: !3437)
!3441 = !DILocation(line: 72, column: 35, scope: !3031, inlinedAt: !3437)
!3442 = !DILocation(line: 73, column: 23, scope: !3031, inlinedAt: !3437)
!3443 = !DILocation(line: 37, column: 76, scope: !3434, inlinedAt: !3435)
!3444 = !DILocation(line: 72, column: 40, scope: !3031, inlinedAt: !3437)
!3445 = !DILocation(line: 77, column: 16, scope: !3031, inlinedAt: !3437)
!3446 = !DILocation(line: 77, column: 2, scope: !3031, inlinedAt: !3437)
!3447 = !DILocation(line: 78, column: 6, scope: !3031, inlinedAt: !3437)
!3448 = !DILocation(line: 78, column: 22, scope: !3031, inlinedAt: !3437)
!3449 = !DILocation(line: 79, column: 23, scope: !3031, inlinedAt: !3437)
!3450 = !DILocation(line: 78, column: 27, scope: !3031, inlinedAt: !3437)
!3451 = !DILocation(line: 47, column: 7, scope: !3129, inlinedAt: !3436)
!3452 = !DILocation(line: 50, column: 31, scope: !3129, inlinedAt: !3436)
!3453 = !DILocation(line: 51, column: 10, scope: !3129, inlinedAt: !3436)
!3454 = !DILocation(line: 52, column: 11, scope: !3129, inlinedAt: !3436)
!3455 = !DILocation(line: 52, column: 14, scope: !3129, inlinedAt: !3436)
!3456 = !DILocation(line: 53, column: 17, scope: !3129, inlinedAt: !3436)
!3457 = !DILocation(line: 53, column: 8, scope: !3129, inlinedAt: !3436)
!3458 = !DILocation(line: 55, column: 10, scope: !3129, inlinedAt: !3436)
!3459 = !DILocation(line: 56, column: 11, scope: !3129, inlinedAt: !3436)
!3460 = !DILocation(line: 43, column: 50, scope: !3129, inlinedAt: !3436)
!3461 = !DILocation(line: 57, column: 6, scope: !3129, inlinedAt: !3436)
!3462 = !DILocation(line: 57, column: 16, scope: !3129, inlinedAt: !3436)
!3463 = !DILocation(line: 58, column: 17, scope: !3129, inlinedAt: !3436)
!3464 = !DILocation(line: 57, column: 21, scope: !3129, inlinedAt: !3436)
!3465 = !DILocation(line: 25, column: 5, scope: !3364, inlinedAt: !3365)
!3466 = !DILocation(line: 25, column: 13, scope: !3364, inlinedAt: !3365)
!3467 = !DILocation(line: 25, column: 21, scope: !3364, inlinedAt: !3365)
!3468 = distinct !DISubprogram(name: "ExchangeUint", scope: !277, file: !277, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!3469 = !DILocation(line: 129, column: 6, scope: !3468)
!3470 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3471 = !DILocation(line: 129, column: 83, scope: !3468)
!3472 = !DILocation(line: 21, column: 29, scope: !3470, inlinedAt: !3471)
!3473 = !DILocation(line: 21, column: 39, scope: !3470, inlinedAt: !3471)
!3474 = !DILocation(line: 21, column: 49, scope: !3470, inlinedAt: !3471)
!3475 = !DILocation(line: 23, column: 7, scope: !3470, inlinedAt: !3471)
!3476 = !DILocation(line: 22, column: 2, scope: !3470, inlinedAt: !3471)
!3477 = !DILocation(line: 22, column: 8, scope: !3470, inlinedAt: !3471)
!3478 = !DILocation(line: 26, column: 9, scope: !3470, inlinedAt: !3471)
!3479 = !DILocation(line: 27, column: 12, scope: !3470, inlinedAt: !3471)
!3480 = !DILocation(line: 27, column: 10, scope: !3470, inlinedAt: !3471)
!3481 = !DILocation(line: 27, column: 30, scope: !3470, inlinedAt: !3471)
!3482 = !DILocation(line: 28, column: 37, scope: !3470, inlinedAt: !3471)
!3483 = !DILocation(line: 28, column: 32, scope: !3470, inlinedAt: !3471)
!3484 = !DILocation(line: 28, column: 34, scope: !3470, inlinedAt: !3471)
!3485 = !DILocation(line: 28, column: 20, scope: !3470, inlinedAt: !3471)
!3486 = !DILocation(line: 28, column: 3, scope: !3470, inlinedAt: !3471)
!3487 = !DILocation(line: 29, column: 22, scope: !3470, inlinedAt: !3471)
!3488 = !DILocation(line: 29, column: 3, scope: !3470, inlinedAt: !3471)
!3489 = !DILocation(line: 30, column: 24, scope: !3470, inlinedAt: !3471)
!3490 = !DILocation(line: 30, column: 3, scope: !3470, inlinedAt: !3471)
!3491 = !DILocation(line: 31, column: 23, scope: !3470, inlinedAt: !3471)
!3492 = !DILocation(line: 31, column: 3, scope: !3470, inlinedAt: !3471)
!3493 = !DILocation(line: 32, column: 14, scope: !3470, inlinedAt: !3471)
!3494 = !DILocation(line: 32, column: 12, scope: !3470, inlinedAt: !3471)
!3495 = !DILocation(line: 32, column: 18, scope: !3470, inlinedAt: !3471)
!3496 = !DILocation(line: 33, column: 21, scope: !3470, inlinedAt: !3471)
!3497 = !DILocation(line: 33, column: 3, scope: !3470, inlinedAt: !3471)
!3498 = !DILocation(line: 34, column: 3, scope: !3470, inlinedAt: !3471)
!3499 = !DILocation(line: 35, column: 31, scope: !3470, inlinedAt: !3471)
!3500 = !DILocation(line: 36, column: 4, scope: !3470, inlinedAt: !3471)
!3501 = !DILocation(line: 38, column: 32, scope: !3470, inlinedAt: !3471)
!3502 = !DILocation(line: 38, column: 30, scope: !3470, inlinedAt: !3471)
!3503 = !DILocation(line: 38, column: 24, scope: !3470, inlinedAt: !3471)
!3504 = !DILocation(line: 38, column: 3, scope: !3470, inlinedAt: !3471)
!3505 = distinct !DISubprogram(name: "ExchangeFloat32", scope: !277, file: !277, line: 134, type: !4, isDefinition: true, scopeLine: 134, isOptimized: true, unit: !2)
!3506 = !DILocation(line: 134, column: 6, scope: !3505)
!3507 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3508 = !DILocation(line: 135, column: 10, scope: !3505)
!3509 = !DILocation(line: 21, column: 29, scope: !3507, inlinedAt: !3508)
!3510 = !DILocation(line: 21, column: 39, scope: !3507, inlinedAt: !3508)
!3511 = !DILocation(line: 21, column: 49, scope: !3507, inlinedAt: !3508)
!3512 = !DILocation(line: 23, column: 7, scope: !3507, inlinedAt: !3508)
!3513 = !DILocation(line: 22, column: 2, scope: !3507, inlinedAt: !3508)
!3514 = !DILocation(line: 22, column: 8, scope: !3507, inlinedAt: !3508)
!3515 = !DILocation(line: 26, column: 9, scope: !3507, inlinedAt: !3508)
!3516 = !DILocation(line: 27, column: 12, scope: !3507, inlinedAt: !3508)
!3517 = !DILocation(line: 27, column: 10, scope: !3507, inlinedAt: !3508)
!3518 = !DILocation(line: 27, column: 30, scope: !3507, inlinedAt: !3508)
!3519 = !DILocation(line: 28, column: 37, scope: !3507, inlinedAt: !3508)
!3520 = !DILocation(line: 28, column: 32, scope: !3507, inlinedAt: !3508)
!3521 = !DILocation(line: 28, column: 34, scope: !3507, inlinedAt: !3508)
!3522 = !DILocation(line: 28, column: 20, scope: !3507, inlinedAt: !3508)
!3523 = !DILocation(line: 28, column: 3, scope: !3507, inlinedAt: !3508)
!3524 = !DILocation(line: 29, column: 22, scope: !3507, inlinedAt: !3508)
!3525 = !DILocation(line: 29, column: 3, scope: !3507, inlinedAt: !3508)
!3526 = !DILocation(line: 30, column: 24, scope: !3507, inlinedAt: !3508)
!3527 = !DILocation(line: 30, column: 3, scope: !3507, inlinedAt: !3508)
!3528 = !DILocation(line: 31, column: 23, scope: !3507, inlinedAt: !3508)
!3529 = !DILocation(line: 31, column: 3, scope: !3507, inlinedAt: !3508)
!3530 = !DILocation(line: 32, column: 14, scope: !3507, inlinedAt: !3508)
!3531 = !DILocation(line: 32, column: 12, scope: !3507, inlinedAt: !3508)
!3532 = !DILocation(line: 32, column: 18, scope: !3507, inlinedAt: !3508)
!3533 = !DILocation(line: 33, column: 21, scope: !3507, inlinedAt: !3508)
!3534 = !DILocation(line: 33, column: 3, scope: !3507, inlinedAt: !3508)
!3535 = !DILocation(line: 34, column: 3, scope: !3507, inlinedAt: !3508)
!3536 = !DILocation(line: 35, column: 31, scope: !3507, inlinedAt: !3508)
!3537 = !DILocation(line: 36, column: 4, scope: !3507, inlinedAt: !3508)
!3538 = !DILocation(line: 38, column: 32, scope: !3507, inlinedAt: !3508)
!3539 = !DILocation(line: 38, column: 30, scope: !3507, inlinedAt: !3508)
!3540 = !DILocation(line: 38, column: 24, scope: !3507, inlinedAt: !3508)
!3541 = !DILocation(line: 38, column: 3, scope: !3507, inlinedAt: !3508)
!3542 = distinct !DISubprogram(name: "NumbersFloat32", scope: !277, file: !277, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!3543 = !DILocation(line: 141, column: 6, scope: !3542)
!3544 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3545 = !DILocation(line: 141, column: 77, scope: !3542)
!3546 = !DILocation(line: 29, column: 20, scope: !3544, inlinedAt: !3545)
!3547 = !DILocation(line: 30, column: 26, scope: !3544, inlinedAt: !3545)
!3548 = !DILocation(line: 30, column: 24, scope: !3544, inlinedAt: !3545)
!3549 = !DILocation(line: 30, column: 46, scope: !3544, inlinedAt: !3545)
!3550 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3551 = !DILocation(line: 30, column: 9, scope: !3544, inlinedAt: !3545)
!3552 = !DILocation(line: 14, column: 11, scope: !3550, inlinedAt: !3551)
!3553 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!3554 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3555 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3556 = !DILocation(line: 16, column: 25, scope: !3550, inlinedAt: !3551)
!3557 = !DILocation(line: 8, column: 15, scope: !3555, inlinedAt: !3556)
!3558 = !DILocation(line: 45, column: 16, scope: !3554, inlinedAt: !3557)
!3559 = !DILocation(line: 70, column: 13, scope: !3553, inlinedAt: !3558)
!3560 = !DILocation(line: 71, column: 7, scope: !3553, inlinedAt: !3558)
!3561 = !DILocation(line: 19, column: 40, scope: !3550, inlinedAt: !3551)
!3562 = !DILocation(line: 66, column: 35, scope: !3553, inlinedAt: !3558)
!3563 = !DILocation(line: 72, column: 7, scope: !3553, inlinedAt: !3558)
!3564 = !DILocation(line: 72, column: 35, scope: !3553, inlinedAt: !3558)
!3565 = !DILocation(line: 73, column: 23, scope: !3553, inlinedAt: !3558)
!3566 = !DILocation(line: 8, column: 76, scope: !3555, inlinedAt: !3556)
!3567 = !DILocation(line: 72, column: 40, scope: !3553, inlinedAt: !3558)
!3568 = !DILocation(line: 77, column: 16, scope: !3553, inlinedAt: !3558)
!3569 = !DILocation(line: 77, column: 2, scope: !3553, inlinedAt: !3558)
!3570 = !DILocation(line: 78, column: 6, scope: !3553, inlinedAt: !3558)
!3571 = !DILocation(line: 78, column: 22, scope: !3553, inlinedAt: !3558)
!3572 = !DILocation(line: 79, column: 23, scope: !3553, inlinedAt: !3558)
!3573 = !DILocation(line: 78, column: 27, scope: !3553, inlinedAt: !3558)
!3574 = !DILocation(line: 16, column: 6, scope: !3550, inlinedAt: !3551)
!3575 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3576 = !DILocation(line: 17, column: 33, scope: !3550, inlinedAt: !3551)
!3577 = !DILocation(line: 14, column: 15, scope: !3575, inlinedAt: !3576)
!3578 = !DILocation(line: 45, column: 16, scope: !3554, inlinedAt: !3577)
!3579 = !DILocation(line: 71, column: 7, scope: !3553, inlinedAt: !3578)
!3580 = !DILocation(line: 66, column: 35, scope: !3553, inlinedAt: !3578)
!3581 = !DILocation(line: 72, column: 7, scope: !3553, inlinedAt: !3578)
!3582 = !DILocation(line: 72, column: 35, scope: !3553, inlinedAt: !3578)
!3583 = !DILocation(line: 73, column: 23, scope: !3553, inlinedAt: !3578)
!3584 = !DILocation(line: 14, column: 77, scope: !3575, inlinedAt: !3576)
!3585 = !DILocation(line: 72, column: 40, scope: !3553, inlinedAt: !3578)
!3586 = !DILocation(line: 77, column: 16, scope: !3553, inlinedAt: !3578)
!3587 = !DILocation(line: 77, column: 2, scope: !3553, inlinedAt: !3578)
!3588 = !DILocation(line: 78, column: 6, scope: !3553, inlinedAt: !3578)
!3589 = !DILocation(line: 78, column: 22, scope: !3553, inlinedAt: !3578)
!3590 = !DILocation(line: 79, column: 23, scope: !3553, inlinedAt: !3578)
!3591 = !DILocation(line: 78, column: 27, scope: !3553, inlinedAt: !3578)
!3592 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3593 = !DILocation(line: 17, column: 54, scope: !3550, inlinedAt: !3551)
!3594 = !DILocation(line: 20, column: 15, scope: !3592, inlinedAt: !3593)
!3595 = !DILocation(line: 45, column: 16, scope: !3554, inlinedAt: !3594)
!3596 = !DILocation(line: 71, column: 7, scope: !3553, inlinedAt: !3595)
!3597 = !DILocation(line: 66, column: 35, scope: !3553, inlinedAt: !3595)
!3598 = !DILocation(line: 72, column: 7, scope: !3553, inlinedAt: !3595)
!3599 = !DILocation(line: 72, column: 35, scope: !3553, inlinedAt: !3595)
!3600 = !DILocation(line: 73, column: 23, scope: !3553, inlinedAt: !3595)
!3601 = !DILocation(line: 20, column: 77, scope: !3592, inlinedAt: !3593)
!3602 = !DILocation(line: 72, column: 40, scope: !3553, inlinedAt: !3595)
!3603 = !DILocation(line: 77, column: 16, scope: !3553, inlinedAt: !3595)
!3604 = !DILocation(line: 77, column: 2, scope: !3553, inlinedAt: !3595)
!3605 = !DILocation(line: 78, column: 6, scope: !3553, inlinedAt: !3595)
!3606 = !DILocation(line: 78, column: 22, scope: !3553, inlinedAt: !3595)
!3607 = !DILocation(line: 79, column: 23, scope: !3553, inlinedAt: !3595)
!3608 = !DILocation(line: 78, column: 27, scope: !3553, inlinedAt: !3595)
!3609 = !DILocation(line: 17, column: 6, scope: !3550, inlinedAt: !3551)
!3610 = !DILocation(line: 17, column: 14, scope: !3550, inlinedAt: !3551)
!3611 = distinct !DISubprogram(name: "scan", scope: !395, file: !395, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3612 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !395, file: !395, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3613 = !DILocation(line: 18, column: 40, scope: !3550, inlinedAt: !3551)
!3614 = !DILocation(line: 6, column: 21, scope: !3612, inlinedAt: !3613)
!3615 = !DILocation(line: 25, column: 16, scope: !3611, inlinedAt: !3614)
!3616 = !DILocation(line: 23, column: 48, scope: !3611, inlinedAt: !3614)
!3617 = !DILocation(line: 26, column: 6, scope: !3611, inlinedAt: !3614)
!3618 = !DILocation(line: 26, column: 24, scope: !3611, inlinedAt: !3614)
!3619 = !DILocation(line: 27, column: 24, scope: !3611, inlinedAt: !3614)
!3620 = !DILocation(line: 27, column: 44, scope: !3611, inlinedAt: !3614)
!3621 = !DILocation(line: 28, column: 4, scope: !3611, inlinedAt: !3614)
!3622 = !DILocation(line: 26, column: 37, scope: !3611, inlinedAt: !3614)
!3623 = !DILocation(line: 7, column: 16, scope: !3612, inlinedAt: !3613)
!3624 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !395, file: !395, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3625 = !DILocation(line: 18, column: 68, scope: !3550, inlinedAt: !3551)
!3626 = !DILocation(line: 14, column: 21, scope: !3624, inlinedAt: !3625)
!3627 = !DILocation(line: 25, column: 16, scope: !3611, inlinedAt: !3626)
!3628 = !DILocation(line: 23, column: 48, scope: !3611, inlinedAt: !3626)
!3629 = !DILocation(line: 26, column: 6, scope: !3611, inlinedAt: !3626)
!3630 = !DILocation(line: 26, column: 24, scope: !3611, inlinedAt: !3626)
!3631 = !DILocation(line: 27, column: 24, scope: !3611, inlinedAt: !3626)
!3632 = !DILocation(line: 27, column: 44, scope: !3611, inlinedAt: !3626)
!3633 = !DILocation(line: 28, column: 4, scope: !3611, inlinedAt: !3626)
!3634 = !DILocation(line: 26, column: 37, scope: !3611, inlinedAt: !3626)
!3635 = !DILocation(line: 15, column: 20, scope: !3624, inlinedAt: !3625)
!3636 = !DILocation(line: 15, column: 42, scope: !3624, inlinedAt: !3625)
!3637 = !DILocation(line: 18, column: 16, scope: !3624, inlinedAt: !3625)
!3638 = !DILocation(line: 18, column: 2, scope: !3550, inlinedAt: !3551)
!3639 = !DILocation(line: 18, column: 6, scope: !3550, inlinedAt: !3551)
!3640 = !DILocation(line: 18, column: 14, scope: !3550, inlinedAt: !3551)
!3641 = !DILocation(line: 19, column: 42, scope: !3550, inlinedAt: !3551)
!3642 = distinct !DISubprogram(name: "Broadcast", scope: !424, file: !424, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3643 = !DILocation(line: 19, column: 25, scope: !3550, inlinedAt: !3551)
!3644 = !DILocation(line: 36, column: 10, scope: !3642, inlinedAt: !3643)
!3645 = !DILocation(line: 36, column: 22, scope: !3642, inlinedAt: !3643)
!3646 = !DILocation(line: 37, column: 8, scope: !3642, inlinedAt: !3643)
!3647 = !DILocation(line: 40, column: 17, scope: !3642, inlinedAt: !3643)
!3648 = !DILocation(line: 19, column: 6, scope: !3550, inlinedAt: !3551)
!3649 = !DILocation(line: 31, column: 26, scope: !3544, inlinedAt: !3545)
!3650 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3651 = !DILocation(line: 31, column: 9, scope: !3544, inlinedAt: !3545)
!3652 = !DILocation(line: 14, column: 11, scope: !3650, inlinedAt: !3651)
!3653 = !DILocation(line: 31, column: 48, scope: !3544, inlinedAt: !3545)
!3654 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3655 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3656 = !DILocation(line: 16, column: 25, scope: !3650, inlinedAt: !3651)
!3657 = !DILocation(line: 8, column: 15, scope: !3655, inlinedAt: !3656)
!3658 = !DILocation(line: 46, column: 14, scope: !3654, inlinedAt: !3657)
!3659 = !DILocation(line: 26, column: 47, scope: !443, inlinedAt: !3658)
!3660 = !DILocation(line: 26, column: 59, scope: !443, inlinedAt: !3658)
!3661 = distinct !DISubprogram(name: "scan", scope: !395, file: !395, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3662 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !395, file: !395, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3663 = !DILocation(line: 18, column: 40, scope: !3650, inlinedAt: !3651)
!3664 = !DILocation(line: 6, column: 21, scope: !3662, inlinedAt: !3663)
!3665 = !DILocation(line: 37, column: 21, scope: !3661, inlinedAt: !3664)
!3666 = !DILocation(line: 37, column: 10, scope: !3661, inlinedAt: !3664)
!3667 = !DILocation(line: 19, column: 40, scope: !3650, inlinedAt: !3651)
!3668 = !DILocation(line: 45, column: 16, scope: !3654, inlinedAt: !3657)
!3669 = !DILocation(line: 71, column: 7, scope: !3553, inlinedAt: !3668)
!3670 = !DILocation(line: 66, column: 35, scope: !3553, inlinedAt: !3668)
!3671 = !DILocation(line: 72, column: 7, scope: !3553, inlinedAt: !3668)
!3672 = !DILocation(line: 72, column: 35, scope: !3553, inlinedAt: !3668)
!3673 = !DILocation(line: 73, column: 23, scope: !3553, inlinedAt: !3668)
!3674 = !DILocation(line: 8, column: 76, scope: !3655, inlinedAt: !3656)
!3675 = !DILocation(line: 72, column: 40, scope: !3553, inlinedAt: !3668)
!3676 = !DILocation(line: 77, column: 16, scope: !3553, inlinedAt: !3668)
!3677 = !DILocation(line: 77, column: 2, scope: !3553, inlinedAt: !3668)
!3678 = !DILocation(line: 78, column: 6, scope: !3553, inlinedAt: !3668)
!3679 = !DILocation(line: 78, column: 22, scope: !3553, inlinedAt: !3668)
!3680 = !DILocation(line: 79, column: 23, scope: !3553, inlinedAt: !3668)
!3681 = !DILocation(line: 78, column: 27, scope: !3553, inlinedAt: !3668)
!3682 = !DILocation(line: 26, column: 64, scope: !443, inlinedAt: !3658)
!3683 = !DILocation(line: 47, column: 7, scope: !3654, inlinedAt: !3657)
!3684 = !DILocation(line: 50, column: 31, scope: !3654, inlinedAt: !3657)
!3685 = !DILocation(line: 51, column: 10, scope: !3654, inlinedAt: !3657)
!3686 = !DILocation(line: 52, column: 14, scope: !3654, inlinedAt: !3657)
!3687 = !DILocation(line: 53, column: 17, scope: !3654, inlinedAt: !3657)
!3688 = !DILocation(line: 53, column: 8, scope: !3654, inlinedAt: !3657)
!3689 = !DILocation(line: 55, column: 10, scope: !3654, inlinedAt: !3657)
!3690 = !DILocation(line: 56, column: 11, scope: !3654, inlinedAt: !3657)
!3691 = !DILocation(line: 43, column: 50, scope: !3654, inlinedAt: !3657)
!3692 = !DILocation(line: 57, column: 6, scope: !3654, inlinedAt: !3657)
!3693 = !DILocation(line: 57, column: 16, scope: !3654, inlinedAt: !3657)
!3694 = !DILocation(line: 58, column: 17, scope: !3654, inlinedAt: !3657)
!3695 = !DILocation(line: 57, column: 21, scope: !3654, inlinedAt: !3657)
!3696 = !DILocation(line: 16, column: 6, scope: !3650, inlinedAt: !3651)
!3697 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3698 = !DILocation(line: 17, column: 33, scope: !3650, inlinedAt: !3651)
!3699 = !DILocation(line: 14, column: 15, scope: !3697, inlinedAt: !3698)
!3700 = !DILocation(line: 45, column: 16, scope: !3654, inlinedAt: !3699)
!3701 = !DILocation(line: 71, column: 7, scope: !3553, inlinedAt: !3700)
!3702 = !DILocation(line: 66, column: 35, scope: !3553, inlinedAt: !3700)
!3703 = !DILocation(line: 72, column: 7, scope: !3553, inlinedAt: !3700)
!3704 = !DILocation(line: 72, column: 35, scope: !3553, inlinedAt: !3700)
!3705 = !DILocation(line: 73, column: 23, scope: !3553, inlinedAt: !3700)
!3706 = !DILocation(line: 14, column: 77, scope: !3697, inlinedAt: !3698)
!3707 = !DILocation(line: 72, column: 40, scope: !3553, inlinedAt: !3700)
!3708 = !DILocation(line: 77, column: 16, scope: !3553, inlinedAt: !3700)
!3709 = !DILocation(line: 77, column: 2, scope: !3553, inlinedAt: !3700)
!3710 = !DILocation(line: 78, column: 6, scope: !3553, inlinedAt: !3700)
!3711 = !DILocation(line: 78, column: 22, scope: !3553, inlinedAt: !3700)
!3712 = !DILocation(line: 79, column: 23, scope: !3553, inlinedAt: !3700)
!3713 = !DILocation(line: 78, column: 27, scope: !3553, inlinedAt: !3700)
!3714 = !DILocation(line: 47, column: 7, scope: !3654, inlinedAt: !3699)
!3715 = !DILocation(line: 50, column: 31, scope: !3654, inlinedAt: !3699)
!3716 = !DILocation(line: 51, column: 10, scope: !3654, inlinedAt: !3699)
!3717 = !DILocation(line: 52, column: 14, scope: !3654, inlinedAt: !3699)
!3718 = !DILocation(line: 53, column: 17, scope: !3654, inlinedAt: !3699)
!3719 = !DILocation(line: 53, column: 8, scope: !3654, inlinedAt: !3699)
!3720 = !DILocation(line: 55, column: 10, scope: !3654, inlinedAt: !3699)
!3721 = !DILocation(line: 56, column: 11, scope: !3654, inlinedAt: !3699)
!3722 = !DILocation(line: 43, column: 50, scope: !3654, inlinedAt: !3699)
!3723 = !DILocation(line: 57, column: 6, scope: !3654, inlinedAt: !3699)
!3724 = !DILocation(line: 57, column: 16, scope: !3654, inlinedAt: !3699)
!3725 = !DILocation(line: 58, column: 17, scope: !3654, inlinedAt: !3699)
!3726 = !DILocation(line: 57, column: 21, scope: !3654, inlinedAt: !3699)
!3727 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3728 = !DILocation(line: 17, column: 54, scope: !3650, inlinedAt: !3651)
!3729 = !DILocation(line: 20, column: 15, scope: !3727, inlinedAt: !3728)
!3730 = !DILocation(line: 45, column: 16, scope: !3654, inlinedAt: !3729)
!3731 = !DILocation(line: 71, column: 7, scope: !3553, inlinedAt: !3730)
!3732 = !DILocation(line: 66, column: 35, scope: !3553, inlinedAt: !3730)
!3733 = !DILocation(line: 72, column: 7, scope: !3553, inlinedAt: !3730)
!3734 = !DILocation(line: 72, column: 35, scope: !3553, inlinedAt: !3730)
!3735 = !DILocation(line: 73, column: 23, scope: !3553, inlinedAt: !3730)
!3736 = !DILocation(line: 20, column: 77, scope: !3727, inlinedAt: !3728)
!3737 = !DILocation(line: 72, column: 40, scope: !3553, inlinedAt: !3730)
!3738 = !DILocation(line: 77, column: 16, scope: !3553, inlinedAt: !3730)
!3739 = !DILocation(line: 77, column: 2, scope: !3553, inlinedAt: !3730)
!3740 = !DILocation(line: 78, column: 6, scope: !3553, inlinedAt: !3730)
!3741 = !DILocation(line: 78, column: 22, scope: !3553, inlinedAt: !3730)
!3742 = !DILocation(line: 79, column: 23, scope: !3553, inlinedAt: !3730)
!3743 = !DILocation(line: 78, column: 27, scope: !3553, inlinedAt: !3730)
!3744 = !DILocation(line: 47, column: 7, scope: !3654, inlinedAt: !3729)
!3745 = !DILocation(line: 50, column: 31, scope: !3654, inlinedAt: !3729)
!3746 = !DILocation(line: 51, column: 10, scope: !3654, inlinedAt: !3729)
!3747 = !DILocation(line: 52, column: 14, scope: !3654, inlinedAt: !3729)
!3748 = !DILocation(line: 53, column: 17, scope: !3654, inlinedAt: !3729)
!3749 = !DILocation(line: 53, column: 8, scope: !3654, inlinedAt: !3729)
!3750 = !DILocation(line: 55, column: 10, scope: !3654, inlinedAt: !3729)
!3751 = !DILocation(line: 56, column: 11, scope: !3654, inlinedAt: !3729)
!3752 = !DILocation(line: 43, column: 50, scope: !3654, inlinedAt: !3729)
!3753 = !DILocation(line: 57, column: 6, scope: !3654, inlinedAt: !3729)
!3754 = !DILocation(line: 57, column: 16, scope: !3654, inlinedAt: !3729)
!3755 = !DILocation(line: 58, column: 17, scope: !3654, inlinedAt: !3729)
!3756 = !DILocation(line: 57, column: 21, scope: !3654, inlinedAt: !3729)
!3757 = !DILocation(line: 17, column: 6, scope: !3650, inlinedAt: !3651)
!3758 = !DILocation(line: 17, column: 14, scope: !3650, inlinedAt: !3651)
!3759 = !DILocation(line: 25, column: 16, scope: !3661, inlinedAt: !3664)
!3760 = !DILocation(line: 23, column: 48, scope: !3661, inlinedAt: !3664)
!3761 = !DILocation(line: 26, column: 6, scope: !3661, inlinedAt: !3664)
!3762 = !DILocation(line: 26, column: 24, scope: !3661, inlinedAt: !3664)
!3763 = !DILocation(line: 27, column: 24, scope: !3661, inlinedAt: !3664)
!3764 = !DILocation(line: 27, column: 44, scope: !3661, inlinedAt: !3664)
!3765 = !DILocation(line: 28, column: 4, scope: !3661, inlinedAt: !3664)
!3766 = !DILocation(line: 26, column: 37, scope: !3661, inlinedAt: !3664)
!3767 = !DILocation(line: 31, column: 15, scope: !3661, inlinedAt: !3664)
!3768 = !DILocation(line: 34, column: 32, scope: !3661, inlinedAt: !3664)
!3769 = !DILocation(line: 35, column: 19, scope: !3661, inlinedAt: !3664)
!3770 = !DILocation(line: 36, column: 10, scope: !3661, inlinedAt: !3664)
!3771 = !DILocation(line: 38, column: 9, scope: !3661, inlinedAt: !3664)
!3772 = !DILocation(line: 40, column: 10, scope: !3661, inlinedAt: !3664)
!3773 = !DILocation(line: 23, column: 59, scope: !3661, inlinedAt: !3664)
!3774 = !DILocation(line: 42, column: 19, scope: !3661, inlinedAt: !3664)
!3775 = !DILocation(line: 42, column: 3, scope: !3661, inlinedAt: !3664)
!3776 = !DILocation(line: 44, column: 2, scope: !3662, inlinedAt: !3663)
!3777 = !DILocation(line: 7, column: 16, scope: !3662, inlinedAt: !3663)
!3778 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !395, file: !395, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3779 = !DILocation(line: 18, column: 68, scope: !3650, inlinedAt: !3651)
!3780 = !DILocation(line: 14, column: 21, scope: !3778, inlinedAt: !3779)
!3781 = !DILocation(line: 25, column: 16, scope: !3661, inlinedAt: !3780)
!3782 = !DILocation(line: 23, column: 48, scope: !3661, inlinedAt: !3780)
!3783 = !DILocation(line: 26, column: 6, scope: !3661, inlinedAt: !3780)
!3784 = !DILocation(line: 26, column: 24, scope: !3661, inlinedAt: !3780)
!3785 = !DILocation(line: 27, column: 24, scope: !3661, inlinedAt: !3780)
!3786 = !DILocation(line: 27, column: 44, scope: !3661, inlinedAt: !3780)
!3787 = !DILocation(line: 28, column: 4, scope: !3661, inlinedAt: !3780)
!3788 = !DILocation(line: 26, column: 37, scope: !3661, inlinedAt: !3780)
!3789 = !DILocation(line: 31, column: 15, scope: !3661, inlinedAt: !3780)
!3790 = !DILocation(line: 34, column: 32, scope: !3661, inlinedAt: !3780)
!3791 = !DILocation(line: 35, column: 19, scope: !3661, inlinedAt: !3780)
!3792 = !DILocation(line: 36, column: 10, scope: !3661, inlinedAt: !3780)
!3793 = !DILocation(line: 37, column: 10, scope: !3661, inlinedAt: !3780)
!3794 = !DILocation(line: 38, column: 9, scope: !3661, inlinedAt: !3780)
!3795 = !DILocation(line: 40, column: 10, scope: !3661, inlinedAt: !3780)
!3796 = !DILocation(line: 23, column: 59, scope: !3661, inlinedAt: !3780)
!3797 = !DILocation(line: 42, column: 19, scope: !3661, inlinedAt: !3780)
!3798 = !DILocation(line: 42, column: 3, scope: !3661, inlinedAt: !3780)
!3799 = !DILocation(line: 44, column: 2, scope: !3778, inlinedAt: !3779)
!3800 = !DILocation(line: 15, column: 20, scope: !3778, inlinedAt: !3779)
!3801 = !DILocation(line: 15, column: 42, scope: !3778, inlinedAt: !3779)
!3802 = !DILocation(line: 18, column: 16, scope: !3778, inlinedAt: !3779)
!3803 = !DILocation(line: 18, column: 2, scope: !3650, inlinedAt: !3651)
!3804 = !DILocation(line: 18, column: 6, scope: !3650, inlinedAt: !3651)
!3805 = !DILocation(line: 18, column: 14, scope: !3650, inlinedAt: !3651)
!3806 = !DILocation(line: 19, column: 42, scope: !3650, inlinedAt: !3651)
!3807 = distinct !DISubprogram(name: "Broadcast", scope: !424, file: !424, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3808 = !DILocation(line: 19, column: 25, scope: !3650, inlinedAt: !3651)
!3809 = !DILocation(line: 36, column: 22, scope: !3807, inlinedAt: !3808)
!3810 = !DILocation(line: 37, column: 8, scope: !3807, inlinedAt: !3808)
!3811 = !DILocation(line: 39, column: 15, scope: !3807, inlinedAt: !3808)
!3812 = !DILocation(line: 40, column: 17, scope: !3807, inlinedAt: !3808)
!3813 = !DILocation(line: 40, column: 3, scope: !3650, inlinedAt: !3651)
!3814 = !DILocation(line: 42, column: 16, scope: !3807, inlinedAt: !3808)
!3815 = !DILocation(line: 43, column: 10, scope: !3807, inlinedAt: !3808)
!3816 = !DILocation(line: 44, column: 14, scope: !3807, inlinedAt: !3808)
!3817 = !DILocation(line: 45, column: 3, scope: !3807, inlinedAt: !3808)
!3818 = !DILocation(line: 47, column: 10, scope: !3807, inlinedAt: !3808)
!3819 = !DILocation(line: 48, column: 9, scope: !3807, inlinedAt: !3808)
!3820 = !DILocation(line: 48, column: 2, scope: !3650, inlinedAt: !3651)
!3821 = !DILocation(line: 19, column: 6, scope: !3650, inlinedAt: !3651)
!3822 = distinct !DISubprogram(name: "ExchangeFloat64", scope: !277, file: !277, line: 146, type: !4, isDefinition: true, scopeLine: 146, isOptimized: true, unit: !2)
!3823 = !DILocation(line: 146, column: 6, scope: !3822)
!3824 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3825 = !DILocation(line: 147, column: 10, scope: !3822)
!3826 = !DILocation(line: 21, column: 29, scope: !3824, inlinedAt: !3825)
!3827 = !DILocation(line: 21, column: 39, scope: !3824, inlinedAt: !3825)
!3828 = !DILocation(line: 21, column: 49, scope: !3824, inlinedAt: !3825)
!3829 = !DILocation(line: 23, column: 7, scope: !3824, inlinedAt: !3825)
!3830 = !DILocation(line: 22, column: 2, scope: !3824, inlinedAt: !3825)
!3831 = !DILocation(line: 22, column: 8, scope: !3824, inlinedAt: !3825)
!3832 = !DILocation(line: 26, column: 9, scope: !3824, inlinedAt: !3825)
!3833 = !DILocation(line: 27, column: 12, scope: !3824, inlinedAt: !3825)
!3834 = !DILocation(line: 27, column: 10, scope: !3824, inlinedAt: !3825)
!3835 = !DILocation(line: 27, column: 30, scope: !3824, inlinedAt: !3825)
!3836 = !DILocation(line: 28, column: 37, scope: !3824, inlinedAt: !3825)
!3837 = !DILocation(line: 28, column: 32, scope: !3824, inlinedAt: !3825)
!3838 = !DILocation(line: 28, column: 34, scope: !3824, inlinedAt: !3825)
!3839 = !DILocation(line: 28, column: 20, scope: !3824, inlinedAt: !3825)
!3840 = !DILocation(line: 28, column: 3, scope: !3824, inlinedAt: !3825)
!3841 = !DILocation(line: 29, column: 22, scope: !3824, inlinedAt: !3825)
!3842 = !DILocation(line: 29, column: 3, scope: !3824, inlinedAt: !3825)
!3843 = !DILocation(line: 30, column: 24, scope: !3824, inlinedAt: !3825)
!3844 = !DILocation(line: 30, column: 3, scope: !3824, inlinedAt: !3825)
!3845 = !DILocation(line: 31, column: 23, scope: !3824, inlinedAt: !3825)
!3846 = !DILocation(line: 31, column: 3, scope: !3824, inlinedAt: !3825)
!3847 = !DILocation(line: 32, column: 14, scope: !3824, inlinedAt: !3825)
!3848 = !DILocation(line: 32, column: 12, scope: !3824, inlinedAt: !3825)
!3849 = !DILocation(line: 32, column: 18, scope: !3824, inlinedAt: !3825)
!3850 = !DILocation(line: 33, column: 21, scope: !3824, inlinedAt: !3825)
!3851 = !DILocation(line: 33, column: 3, scope: !3824, inlinedAt: !3825)
!3852 = !DILocation(line: 34, column: 3, scope: !3824, inlinedAt: !3825)
!3853 = !DILocation(line: 35, column: 31, scope: !3824, inlinedAt: !3825)
!3854 = !DILocation(line: 36, column: 4, scope: !3824, inlinedAt: !3825)
!3855 = !DILocation(line: 38, column: 32, scope: !3824, inlinedAt: !3825)
!3856 = !DILocation(line: 38, column: 30, scope: !3824, inlinedAt: !3825)
!3857 = !DILocation(line: 38, column: 24, scope: !3824, inlinedAt: !3825)
!3858 = !DILocation(line: 38, column: 3, scope: !3824, inlinedAt: !3825)
!3859 = distinct !DISubprogram(name: "NumbersFloat64", scope: !277, file: !277, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!3860 = !DILocation(line: 153, column: 6, scope: !3859)
!3861 = distinct !DISubprogram(name: "groupNumbers", scope: !317, file: !317, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3862 = !DILocation(line: 153, column: 77, scope: !3859)
!3863 = !DILocation(line: 29, column: 20, scope: !3861, inlinedAt: !3862)
!3864 = !DILocation(line: 30, column: 26, scope: !3861, inlinedAt: !3862)
!3865 = !DILocation(line: 30, column: 24, scope: !3861, inlinedAt: !3862)
!3866 = !DILocation(line: 30, column: 46, scope: !3861, inlinedAt: !3862)
!3867 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3868 = !DILocation(line: 30, column: 9, scope: !3861, inlinedAt: !3862)
!3869 = !DILocation(line: 14, column: 11, scope: !3867, inlinedAt: !3868)
!3870 = distinct !DISubprogram(name: "reduceWarp", scope: !327, file: !327, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!3871 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3872 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3873 = !DILocation(line: 16, column: 25, scope: !3867, inlinedAt: !3868)
!3874 = !DILocation(line: 8, column: 15, scope: !3872, inlinedAt: !3873)
!3875 = !DILocation(line: 45, column: 16, scope: !3871, inlinedAt: !3874)
!3876 = !DILocation(line: 70, column: 13, scope: !3870, inlinedAt: !3875)
!3877 = !DILocation(line: 71, column: 7, scope: !3870, inlinedAt: !3875)
!3878 = !DILocation(line: 19, column: 40, scope: !3867, inlinedAt: !3868)
!3879 = !DILocation(line: 66, column: 35, scope: !3870, inlinedAt: !3875)
!3880 = !DILocation(line: 72, column: 7, scope: !3870, inlinedAt: !3875)
!3881 = !DILocation(line: 72, column: 35, scope: !3870, inlinedAt: !3875)
!3882 = !DILocation(line: 73, column: 23, scope: !3870, inlinedAt: !3875)
!3883 = !DILocation(line: 8, column: 76, scope: !3872, inlinedAt: !3873)
!3884 = !DILocation(line: 72, column: 40, scope: !3870, inlinedAt: !3875)
!3885 = !DILocation(line: 77, column: 16, scope: !3870, inlinedAt: !3875)
!3886 = !DILocation(line: 77, column: 2, scope: !3870, inlinedAt: !3875)
!3887 = !DILocation(line: 78, column: 6, scope: !3870, inlinedAt: !3875)
!3888 = !DILocation(line: 78, column: 22, scope: !3870, inlinedAt: !3875)
!3889 = !DILocation(line: 79, column: 23, scope: !3870, inlinedAt: !3875)
!3890 = !DILocation(line: 78, column: 27, scope: !3870, inlinedAt: !3875)
!3891 = !DILocation(line: 16, column: 6, scope: !3867, inlinedAt: !3868)
!3892 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3893 = !DILocation(line: 17, column: 33, scope: !3867, inlinedAt: !3868)
!3894 = !DILocation(line: 14, column: 15, scope: !3892, inlinedAt: !3893)
!3895 = !DILocation(line: 45, column: 16, scope: !3871, inlinedAt: !3894)
!3896 = !DILocation(line: 71, column: 7, scope: !3870, inlinedAt: !3895)
!3897 = !DILocation(line: 66, column: 35, scope: !3870, inlinedAt: !3895)
!3898 = !DILocation(line: 72, column: 7, scope: !3870, inlinedAt: !3895)
!3899 = !DILocation(line: 72, column: 35, scope: !3870, inlinedAt: !3895)
!3900 = !DILocation(line: 73, column: 23, scope: !3870, inlinedAt: !3895)
!3901 = !DILocation(line: 14, column: 77, scope: !3892, inlinedAt: !3893)
!3902 = !DILocation(line: 72, column: 40, scope: !3870, inlinedAt: !3895)
!3903 = !DILocation(line: 77, column: 16, scope: !3870, inlinedAt: !3895)
!3904 = !DILocation(line: 77, column: 2, scope: !3870, inlinedAt: !3895)
!3905 = !DILocation(line: 78, column: 6, scope: !3870, inlinedAt: !3895)
!3906 = !DILocation(line: 78, column: 22, scope: !3870, inlinedAt: !3895)
!3907 = !DILocation(line: 79, column: 23, scope: !3870, inlinedAt: !3895)
!3908 = !DILocation(line: 78, column: 27, scope: !3870, inlinedAt: !3895)
!3909 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3910 = !DILocation(line: 17, column: 54, scope: !3867, inlinedAt: !3868)
!3911 = !DILocation(line: 20, column: 15, scope: !3909, inlinedAt: !3910)
!3912 = !DILocation(line: 45, column: 16, scope: !3871, inlinedAt: !3911)
!3913 = !DILocation(line: 71, column: 7, scope: !3870, inlinedAt: !3912)
!3914 = !DILocation(line: 66, column: 35, scope: !3870, inlinedAt: !3912)
!3915 = !DILocation(line: 72, column: 7, scope: !3870, inlinedAt: !3912)
!3916 = !DILocation(line: 72, column: 35, scope: !3870, inlinedAt: !3912)
!3917 = !DILocation(line: 73, column: 23, scope: !3870, inlinedAt: !3912)
!3918 = !DILocation(line: 20, column: 77, scope: !3909, inlinedAt: !3910)
!3919 = !DILocation(line: 72, column: 40, scope: !3870, inlinedAt: !3912)
!3920 = !DILocation(line: 77, column: 16, scope: !3870, inlinedAt: !3912)
!3921 = !DILocation(line: 77, column: 2, scope: !3870, inlinedAt: !3912)
!3922 = !DILocation(line: 78, column: 6, scope: !3870, inlinedAt: !3912)
!3923 = !DILocation(line: 78, column: 22, scope: !3870, inlinedAt: !3912)
!3924 = !DILocation(line: 79, column: 23, scope: !3870, inlinedAt: !3912)
!3925 = !DILocation(line: 78, column: 27, scope: !3870, inlinedAt: !3912)
!3926 = !DILocation(line: 17, column: 6, scope: !3867, inlinedAt: !3868)
!3927 = !DILocation(line: 17, column: 14, scope: !3867, inlinedAt: !3868)
!3928 = distinct !DISubprogram(name: "scan", scope: !395, file: !395, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3929 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !395, file: !395, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3930 = !DILocation(line: 18, column: 40, scope: !3867, inlinedAt: !3868)
!3931 = !DILocation(line: 6, column: 21, scope: !3929, inlinedAt: !3930)
!3932 = !DILocation(line: 25, column: 16, scope: !3928, inlinedAt: !3931)
!3933 = !DILocation(line: 23, column: 48, scope: !3928, inlinedAt: !3931)
!3934 = !DILocation(line: 26, column: 6, scope: !3928, inlinedAt: !3931)
!3935 = !DILocation(line: 26, column: 24, scope: !3928, inlinedAt: !3931)
!3936 = !DILocation(line: 27, column: 24, scope: !3928, inlinedAt: !3931)
!3937 = !DILocation(line: 27, column: 44, scope: !3928, inlinedAt: !3931)
!3938 = !DILocation(line: 28, column: 4, scope: !3928, inlinedAt: !3931)
!3939 = !DILocation(line: 26, column: 37, scope: !3928, inlinedAt: !3931)
!3940 = !DILocation(line: 7, column: 16, scope: !3929, inlinedAt: !3930)
!3941 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !395, file: !395, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3942 = !DILocation(line: 18, column: 68, scope: !3867, inlinedAt: !3868)
!3943 = !DILocation(line: 14, column: 21, scope: !3941, inlinedAt: !3942)
!3944 = !DILocation(line: 25, column: 16, scope: !3928, inlinedAt: !3943)
!3945 = !DILocation(line: 23, column: 48, scope: !3928, inlinedAt: !3943)
!3946 = !DILocation(line: 26, column: 6, scope: !3928, inlinedAt: !3943)
!3947 = !DILocation(line: 26, column: 24, scope: !3928, inlinedAt: !3943)
!3948 = !DILocation(line: 27, column: 24, scope: !3928, inlinedAt: !3943)
!3949 = !DILocation(line: 27, column: 44, scope: !3928, inlinedAt: !3943)
!3950 = !DILocation(line: 28, column: 4, scope: !3928, inlinedAt: !3943)
!3951 = !DILocation(line: 26, column: 37, scope: !3928, inlinedAt: !3943)
!3952 = !DILocation(line: 15, column: 20, scope: !3941, inlinedAt: !3942)
!3953 = !DILocation(line: 15, column: 42, scope: !3941, inlinedAt: !3942)
!3954 = !DILocation(line: 18, column: 16, scope: !3941, inlinedAt: !3942)
!3955 = !DILocation(line: 18, column: 2, scope: !3867, inlinedAt: !3868)
!3956 = !DILocation(line: 18, column: 6, scope: !3867, inlinedAt: !3868)
!3957 = !DILocation(line: 18, column: 14, scope: !3867, inlinedAt: !3868)
!3958 = !DILocation(line: 19, column: 42, scope: !3867, inlinedAt: !3868)
!3959 = distinct !DISubprogram(name: "Broadcast", scope: !424, file: !424, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3960 = !DILocation(line: 19, column: 25, scope: !3867, inlinedAt: !3868)
!3961 = !DILocation(line: 36, column: 10, scope: !3959, inlinedAt: !3960)
!3962 = !DILocation(line: 36, column: 22, scope: !3959, inlinedAt: !3960)
!3963 = !DILocation(line: 37, column: 8, scope: !3959, inlinedAt: !3960)
!3964 = !DILocation(line: 40, column: 17, scope: !3959, inlinedAt: !3960)
!3965 = !DILocation(line: 19, column: 6, scope: !3867, inlinedAt: !3868)
!3966 = !DILocation(line: 31, column: 26, scope: !3861, inlinedAt: !3862)
!3967 = distinct !DISubprogram(name: "numbers", scope: !317, file: !317, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3968 = !DILocation(line: 31, column: 9, scope: !3861, inlinedAt: !3862)
!3969 = !DILocation(line: 14, column: 11, scope: !3967, inlinedAt: !3968)
!3970 = !DILocation(line: 31, column: 48, scope: !3861, inlinedAt: !3862)
!3971 = distinct !DISubprogram(name: "reduce", scope: !327, file: !327, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!3972 = distinct !DISubprogram(name: "ReduceAdd", scope: !327, file: !327, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!3973 = !DILocation(line: 16, column: 25, scope: !3967, inlinedAt: !3968)
!3974 = !DILocation(line: 8, column: 15, scope: !3972, inlinedAt: !3973)
!3975 = !DILocation(line: 46, column: 14, scope: !3971, inlinedAt: !3974)
!3976 = !DILocation(line: 26, column: 47, scope: !443, inlinedAt: !3975)
!3977 = !DILocation(line: 26, column: 59, scope: !443, inlinedAt: !3975)
!3978 = distinct !DISubprogram(name: "scan", scope: !395, file: !395, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3979 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !395, file: !395, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3980 = !DILocation(line: 18, column: 40, scope: !3967, inlinedAt: !3968)
!3981 = !DILocation(line: 6, column: 21, scope: !3979, inlinedAt: !3980)
!3982 = !DILocation(line: 37, column: 21, scope: !3978, inlinedAt: !3981)
!3983 = !DILocation(line: 37, column: 10, scope: !3978, inlinedAt: !3981)
!3984 = !DILocation(line: 19, column: 40, scope: !3967, inlinedAt: !3968)
!3985 = !DILocation(line: 45, column: 16, scope: !3971, inlinedAt: !3974)
!3986 = !DILocation(line: 71, column: 7, scope: !3870, inlinedAt: !3985)
!3987 = !DILocation(line: 66, column: 35, scope: !3870, inlinedAt: !3985)
!3988 = !DILocation(line: 72, column: 7, scope: !3870, inlinedAt: !3985)
!3989 = !DILocation(line: 72, column: 35, scope: !3870, inlinedAt: !3985)
!3990 = !DILocation(line: 73, column: 23, scope: !3870, inlinedAt: !3985)
!3991 = !DILocation(line: 8, column: 76, scope: !3972, inlinedAt: !3973)
!3992 = !DILocation(line: 72, column: 40, scope: !3870, inlinedAt: !3985)
!3993 = !DILocation(line: 77, column: 16, scope: !3870, inlinedAt: !3985)
!3994 = !DILocation(line: 77, column: 2, scope: !3870, inlinedAt: !3985)
!3995 = !DILocation(line: 78, column: 6, scope: !3870, inlinedAt: !3985)
!3996 = !DILocation(line: 78, column: 22, scope: !3870, inlinedAt: !3985)
!3997 = !DILocation(line: 79, column: 23, scope: !3870, inlinedAt: !3985)
!3998 = !DILocation(line: 78, column: 27, scope: !3870, inlinedAt: !3985)
!3999 = !DILocation(line: 26, column: 64, scope: !443, inlinedAt: !3975)
!4000 = !DILocation(line: 47, column: 7, scope: !3971, inlinedAt: !3974)
!4001 = !DILocation(line: 50, column: 31, scope: !3971, inlinedAt: !3974)
!4002 = !DILocation(line: 51, column: 10, scope: !3971, inlinedAt: !3974)
!4003 = !DILocation(line: 52, column: 14, scope: !3971, inlinedAt: !3974)
!4004 = !DILocation(line: 53, column: 17, scope: !3971, inlinedAt: !3974)
!4005 = !DILocation(line: 53, column: 8, scope: !3971, inlinedAt: !3974)
!4006 = !DILocation(line: 55, column: 10, scope: !3971, inlinedAt: !3974)
!4007 = !DILocation(line: 56, column: 11, scope: !3971, inlinedAt: !3974)
!4008 = !DILocation(line: 43, column: 50, scope: !3971, inlinedAt: !3974)
!4009 = !DILocation(line: 57, column: 6, scope: !3971, inlinedAt: !3974)
!4010 = !DILocation(line: 57, column: 16, scope: !3971, inlinedAt: !3974)
!4011 = !DILocation(line: 58, column: 17, scope: !3971, inlinedAt: !3974)
!4012 = !DILocation(line: 57, column: 21, scope: !3971, inlinedAt: !3974)
!4013 = !DILocation(line: 16, column: 6, scope: !3967, inlinedAt: !3968)
!4014 = distinct !DISubprogram(name: "ReduceMin", scope: !327, file: !327, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4015 = !DILocation(line: 17, column: 33, scope: !3967, inlinedAt: !3968)
!4016 = !DILocation(line: 14, column: 15, scope: !4014, inlinedAt: !4015)
!4017 = !DILocation(line: 45, column: 16, scope: !3971, inlinedAt: !4016)
!4018 = !DILocation(line: 71, column: 7, scope: !3870, inlinedAt: !4017)
!4019 = !DILocation(line: 66, column: 35, scope: !3870, inlinedAt: !4017)
!4020 = !DILocation(line: 72, column: 7, scope: !3870, inlinedAt: !4017)
!4021 = !DILocation(line: 72, column: 35, scope: !3870, inlinedAt: !4017)
!4022 = !DILocation(line: 73, column: 23, scope: !3870, inlinedAt: !4017)
!4023 = !DILocation(line: 14, column: 77, scope: !4014, inlinedAt: !4015)
!4024 = !DILocation(line: 72, column: 40, scope: !3870, inlinedAt: !4017)
!4025 = !DILocation(line: 77, column: 16, scope: !3870, inlinedAt: !4017)
!4026 = !DILocation(line: 77, column: 2, scope: !3870, inlinedAt: !4017)
!4027 = !DILocation(line: 78, column: 6, scope: !3870, inlinedAt: !4017)
!4028 = !DILocation(line: 78, column: 22, scope: !3870, inlinedAt: !4017)
!4029 = !DILocation(line: 79, column: 23, scope: !3870, inlinedAt: !4017)
!4030 = !DILocation(line: 78, column: 27, scope: !3870, inlinedAt: !4017)
!4031 = !DILocation(line: 47, column: 7, scope: !3971, inlinedAt: !4016)
!4032 = !DILocation(line: 50, column: 31, scope: !3971, inlinedAt: !4016)
!4033 = !DILocation(line: 51, column: 10, scope: !3971, inlinedAt: !4016)
!4034 = !DILocation(line: 52, column: 14, scope: !3971, inlinedAt: !4016)
!4035 = !DILocation(line: 53, column: 17, scope: !3971, inlinedAt: !4016)
!4036 = !DILocation(line: 53, column: 8, scope: !3971, inlinedAt: !4016)
!4037 = !DILocation(line: 55, column: 10, scope: !3971, inlinedAt: !4016)
!4038 = !DILocation(line: 56, column: 11, scope: !3971, inlinedAt: !4016)
!4039 = !DILocation(line: 43, column: 50, scope: !3971, inlinedAt: !4016)
!4040 = !DILocation(line: 57, column: 6, scope: !3971, inlinedAt: !4016)
!4041 = !DILocation(line: 57, column: 16, scope: !3971, inlinedAt: !4016)
!4042 = !DILocation(line: 58, column: 17, scope: !3971, inlinedAt: !4016)
!4043 = !DILocation(line: 57, column: 21, scope: !3971, inlinedAt: !4016)
!4044 = distinct !DISubprogram(name: "ReduceMax", scope: !327, file: !327, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!4045 = !DILocation(line: 17, column: 54, scope: !3967, inlinedAt: !3968)
!4046 = !DILocation(line: 20, column: 15, scope: !4044, inlinedAt: !4045)
!4047 = !DILocation(line: 45, column: 16, scope: !3971, inlinedAt: !4046)
!4048 = !DILocation(line: 71, column: 7, scope: !3870, inlinedAt: !4047)
!4049 = !DILocation(line: 66, column: 35, scope: !3870, inlinedAt: !4047)
!4050 = !DILocation(line: 72, column: 7, scope: !3870, inlinedAt: !4047)
!4051 = !DILocation(line: 72, column: 35, scope: !3870, inlinedAt: !4047)
!4052 = !DILocation(line: 73, column: 23, scope: !3870, inlinedAt: !4047)
!4053 = !DILocation(line: 20, column: 77, scope: !4044, inlinedAt: !4045)
!4054 = !DILocation(line: 72, column: 40, scope: !3870, inlinedAt: !4047)
!4055 = !DILocation(line: 77, column: 16, scope: !3870, inlinedAt: !4047)
!4056 = !DILocation(line: 77, column: 2, scope: !3870, inlinedAt: !4047)
!4057 = !DILocation(line: 78, column: 6, scope: !3870, inlinedAt: !4047)
!4058 = !DILocation(line: 78, column: 22, scope: !3870, inlinedAt: !4047)
!4059 = !DILocation(line: 79, column: 23, scope: !3870, inlinedAt: !4047)
!4060 = !DILocation(line: 78, column: 27, scope: !3870, inlinedAt: !4047)
!4061 = !DILocation(line: 47, column: 7, scope: !3971, inlinedAt: !4046)
!4062 = !DILocation(line: 50, column: 31, scope: !3971, inlinedAt: !4046)
!4063 = !DILocation(line: 51, column: 10, scope: !3971, inlinedAt: !4046)
!4064 = !DILocation(line: 52, column: 14, scope: !3971, inlinedAt: !4046)
!4065 = !DILocation(line: 53, column: 17, scope: !3971, inlinedAt: !4046)
!4066 = !DILocation(line: 53, column: 8, scope: !3971, inlinedAt: !4046)
!4067 = !DILocation(line: 55, column: 10, scope: !3971, inlinedAt: !4046)
!4068 = !DILocation(line: 56, column: 11, scope: !3971, inlinedAt: !4046)
!4069 = !DILocation(line: 43, column: 50, scope: !3971, inlinedAt: !4046)
!4070 = !DILocation(line: 57, column: 6, scope: !3971, inlinedAt: !4046)
!4071 = !DILocation(line: 57, column: 16, scope: !3971, inlinedAt: !4046)
!4072 = !DILocation(line: 58, column: 17, scope: !3971, inlinedAt: !4046)
!4073 = !DILocation(line: 57, column: 21, scope: !3971, inlinedAt: !4046)
!4074 = !DILocation(line: 17, column: 6, scope: !3967, inlinedAt: !3968)
!4075 = !DILocation(line: 17, column: 14, scope: !3967, inlinedAt: !3968)
!4076 = !DILocation(line: 25, column: 16, scope: !3978, inlinedAt: !3981)
!4077 = !DILocation(line: 23, column: 48, scope: !3978, inlinedAt: !3981)
!4078 = !DILocation(line: 26, column: 6, scope: !3978, inlinedAt: !3981)
!4079 = !DILocation(line: 26, column: 24, scope: !3978, inlinedAt: !3981)
!4080 = !DILocation(line: 27, column: 24, scope: !3978, inlinedAt: !3981)
!4081 = !DILocation(line: 27, column: 44, scope: !3978, inlinedAt: !3981)
!4082 = !DILocation(line: 28, column: 4, scope: !3978, inlinedAt: !3981)
!4083 = !DILocation(line: 26, column: 37, scope: !3978, inlinedAt: !3981)
!4084 = !DILocation(line: 31, column: 15, scope: !3978, inlinedAt: !3981)
!4085 = !DILocation(line: 34, column: 32, scope: !3978, inlinedAt: !3981)
!4086 = !DILocation(line: 35, column: 19, scope: !3978, inlinedAt: !3981)
!4087 = !DILocation(line: 36, column: 10, scope: !3978, inlinedAt: !3981)
!4088 = !DILocation(line: 38, column: 9, scope: !3978, inlinedAt: !3981)
!4089 = !DILocation(line: 40, column: 10, scope: !3978, inlinedAt: !3981)
!4090 = !DILocation(line: 23, column: 59, scope: !3978, inlinedAt: !3981)
!4091 = !DILocation(line: 42, column: 19, scope: !3978, inlinedAt: !3981)
!4092 = !DILocation(line: 42, column: 3, scope: !3978, inlinedAt: !3981)
!4093 = !DILocation(line: 44, column: 2, scope: !3979, inlinedAt: !3980)
!4094 = !DILocation(line: 7, column: 16, scope: !3979, inlinedAt: !3980)
!4095 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !395, file: !395, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4096 = !DILocation(line: 18, column: 68, scope: !3967, inlinedAt: !3968)
!4097 = !DILocation(line: 14, column: 21, scope: !4095, inlinedAt: !4096)
!4098 = !DILocation(line: 25, column: 16, scope: !3978, inlinedAt: !4097)
!4099 = !DILocation(line: 23, column: 48, scope: !3978, inlinedAt: !4097)
!4100 = !DILocation(line: 26, column: 6, scope: !3978, inlinedAt: !4097)
!4101 = !DILocation(line: 26, column: 24, scope: !3978, inlinedAt: !4097)
!4102 = !DILocation(line: 27, column: 24, scope: !3978, inlinedAt: !4097)
!4103 = !DILocation(line: 27, column: 44, scope: !3978, inlinedAt: !4097)
!4104 = !DILocation(line: 28, column: 4, scope: !3978, inlinedAt: !4097)
!4105 = !DILocation(line: 26, column: 37, scope: !3978, inlinedAt: !4097)
!4106 = !DILocation(line: 31, column: 15, scope: !3978, inlinedAt: !4097)
!4107 = !DILocation(line: 34, column: 32, scope: !3978, inlinedAt: !4097)
!4108 = !DILocation(line: 35, column: 19, scope: !3978, inlinedAt: !4097)
!4109 = !DILocation(line: 36, column: 10, scope: !3978, inlinedAt: !4097)
!4110 = !DILocation(line: 37, column: 10, scope: !3978, inlinedAt: !4097)
!4111 = !DILocation(line: 38, column: 9, scope: !3978, inlinedAt: !4097)
!4112 = !DILocation(line: 40, column: 10, scope: !3978, inlinedAt: !4097)
!4113 = !DILocation(line: 23, column: 59, scope: !3978, inlinedAt: !4097)
!4114 = !DILocation(line: 42, column: 19, scope: !3978, inlinedAt: !4097)
!4115 = !DILocation(line: 42, column: 3, scope: !3978, inlinedAt: !4097)
!4116 = !DILocation(line: 44, column: 2, scope: !4095, inlinedAt: !4096)
!4117 = !DILocation(line: 15, column: 20, scope: !4095, inlinedAt: !4096)
!4118 = !DILocation(line: 15, column: 42, scope: !4095, inlinedAt: !4096)
!4119 = !DILocation(line: 18, column: 16, scope: !4095, inlinedAt: !4096)
!4120 = !DILocation(line: 18, column: 2, scope: !3967, inlinedAt: !3968)
!4121 = !DILocation(line: 18, column: 6, scope: !3967, inlinedAt: !3968)
!4122 = !DILocation(line: 18, column: 14, scope: !3967, inlinedAt: !3968)
!4123 = !DILocation(line: 19, column: 42, scope: !3967, inlinedAt: !3968)
!4124 = distinct !DISubprogram(name: "Broadcast", scope: !424, file: !424, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4125 = !DILocation(line: 19, column: 25, scope: !3967, inlinedAt: !3968)
!4126 = !DILocation(line: 36, column: 22, scope: !4124, inlinedAt: !4125)
!4127 = !DILocation(line: 37, column: 8, scope: !4124, inlinedAt: !4125)
!4128 = !DILocation(line: 39, column: 15, scope: !4124, inlinedAt: !4125)
!4129 = !DILocation(line: 40, column: 17, scope: !4124, inlinedAt: !4125)
!4130 = !DILocation(line: 40, column: 3, scope: !3967, inlinedAt: !3968)
!4131 = !DILocation(line: 42, column: 16, scope: !4124, inlinedAt: !4125)
!4132 = !DILocation(line: 43, column: 10, scope: !4124, inlinedAt: !4125)
!4133 = !DILocation(line: 44, column: 14, scope: !4124, inlinedAt: !4125)
!4134 = !DILocation(line: 45, column: 3, scope: !4124, inlinedAt: !4125)
!4135 = !DILocation(line: 47, column: 10, scope: !4124, inlinedAt: !4125)
!4136 = !DILocation(line: 48, column: 9, scope: !4124, inlinedAt: !4125)
!4137 = !DILocation(line: 48, column: 2, scope: !3967, inlinedAt: !3968)
!4138 = !DILocation(line: 19, column: 6, scope: !3967, inlinedAt: !3968)
!4139 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeBFloat16, !"kernel", i32 1}
!4140 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeFloat8, !"kernel", i32 1}
!4141 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Vote, !"kernel", i32 1}
!4142 = !{void (i32*, i64, i32*, i64, i64*, i64, i8*)* @Dynamic, !"kernel", i32 1}
!4143 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Vectors, !"kernel", i32 1}
!4144 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"kernel", i32 1}
!4145 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidx", i32 64}
!4146 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidy", i32 1}
!4147 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidz", i32 1}
!4148 = !{void (float*, i64, i64, i8, i8*)* @Print, !"kernel", i32 1}
!4149 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeInt8, !"kernel", i32 1}
!4150 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @NumbersInt8, !"kernel", i32 1}
!4151 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!4152 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeInt16, !"kernel", i32 1}
!4153 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeInt32, !"kernel", i32 1}
!4154 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersInt32, !"kernel", i32 1}
!4155 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!4156 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt64, !"kernel", i32 1}
!4157 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersInt64, !"kernel", i32 1}
!4158 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!4159 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt, !"kernel", i32 1}
!4160 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeUint8, !"kernel", i32 1}
!4161 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeUint16, !"kernel", i32 1}
!4162 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @NumbersUint16, !"kernel", i32 1}
!4163 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!4164 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeUint32, !"kernel", i32 1}
!4165 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersUint32, !"kernel", i32 1}
!4166 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!4167 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint64, !"kernel", i32 1}
!4168 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersUint64, !"kernel", i32 1}
!4169 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!4170 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint, !"kernel", i32 1}
!4171 = !{void (float*, i64, i32*, i64, float*, i64, i8*)* @ExchangeFloat32, !"kernel", i32 1}
!4172 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @NumbersFloat32, !"kernel", i32 1}
!4173 = !{void (double*, i64, i32*, i64, double*, i64, i8*)* @ExchangeFloat64, !"kernel", i32 1}
!4174 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @NumbersFloat64, !"kernel", i32 1}
