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

define void @ExchangeInt8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !245 {
entry:
	br label %b0, !dbg !246

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !246
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !246
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !246
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !249, !range !11
	%4 = sext i32 %3 to i64, !dbg !249
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !249, !range !12
	%6 = sext i32 %5 to i64, !dbg !249
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !249, !range !12
	%8 = sext i32 %7 to i64, !dbg !249
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !249, !range !13
	%10 = sext i32 %9 to i64, !dbg !249
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !249, !range !14
	%12 = sext i32 %11 to i64, !dbg !249
	%13 = mul i64 %12, %8, !dbg !249
	%14 = add i64 %6, %13, !dbg !249
	%15 = mul i64 %10, %14, !dbg !249
	%16 = add i64 %4, %15, !dbg !249
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !249, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !249, !range !15
	%19 = mul i32 %17, %18, !dbg !249
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !249, !range !16
	%21 = mul i32 %19, %20, !dbg !249
	%22 = sext i32 %21 to i64, !dbg !249
	%23 = mul i64 %16, %22, !dbg !249
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !249, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !249, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !249, !range !18
	%27 = mul i32 %18, %26, !dbg !249
	%28 = add i32 %25, %27, !dbg !249
	%29 = mul i32 %17, %28, !dbg !249
	%30 = add i32 %24, %29, !dbg !249
	%31 = sext i32 %30 to i64, !dbg !249
	%32 = add i64 %23, %31, !dbg !249
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !250, !range !20
	%34 = sext i32 %33 to i64, !dbg !250
	%35 = and i32 %30, -32, !dbg !251
	%36 = sub i32 %21, %35, !dbg !251
	%37 = icmp slt i32 %36, 32, !dbg !251
	%38 = select i1 %37, i32 %36, i32 32, !dbg !251
	%39 = sext i32 %38 to i64, !dbg !251
	%40 = icmp eq i64 %39, 32, !dbg !252
	br i1 %40, label %b1, label %b2, !dbg !252

b1:
	br label %b2, !dbg !252

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !253
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !254
	%43 = mul i64 %32, 4, !dbg !256
	%44 = sub i64 %p1, %43, !dbg !257
	%45 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %32, !dbg !255
	%46 = icmp uge i64 %32, %p5, !dbg !255
	%47 = icmp ugt i64 %43, %p1, !dbg !257
	%48 = icmp ugt i64 4, %44, !dbg !258
	%49 = icmp eq i64 %39, 0, !dbg !259
	%50 = or i1 %46, %47, !dbg !259
	%51 = or i1 %50, %48, !dbg !259
	%52 = or i1 %51, %49, !dbg !259
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !259, !prof !30

b2_ok1:
	%53 = load i8, i8 addrspace(1)* %45, align 1, !dbg !255
	%54 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %43, !dbg !257
	%55 = mul i64 %34, 7, !dbg !260
	%56 = add i64 %55, 3, !dbg !261
	%57 = icmp eq i64 %39, -1, !dbg !259
	%58 = select i1 %57, i64 1, i64 %39, !dbg !259
	%59 = srem i64 %56, %58, !dbg !259
	%60 = trunc i64 %59 to i32, !dbg !262
	%61 = zext i8 %53 to i32, !dbg !262
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !262
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !262
	%64 = trunc i32 %63 to i8, !dbg !262
	%65 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 0, !dbg !263
	store i8 %64, i8 addrspace(1)* %65, align 1, !dbg !263
	%66 = zext i8 %53 to i32, !dbg !264
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !264
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !264
	%69 = trunc i32 %68 to i8, !dbg !264
	%70 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 1, !dbg !265
	store i8 %69, i8 addrspace(1)* %70, align 1, !dbg !265
	%71 = trunc i64 %41 to i32, !dbg !266
	%72 = zext i8 %53 to i32, !dbg !266
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !266
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !266
	%75 = trunc i32 %74 to i8, !dbg !266
	%76 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 2, !dbg !267
	store i8 %75, i8 addrspace(1)* %76, align 1, !dbg !267
	%77 = trunc i64 %42 to i32, !dbg !268
	%78 = zext i8 %53 to i32, !dbg !268
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !268
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !268
	%81 = trunc i32 %80 to i8, !dbg !268
	%82 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 3, !dbg !269
	store i8 %81, i8 addrspace(1)* %82, align 1, !dbg !269
	%83 = mul i64 %32, 3, !dbg !270
	%84 = sub i64 %p3, %83, !dbg !271
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !271
	%86 = icmp ugt i64 %83, %p3, !dbg !271
	%87 = icmp ugt i64 3, %84, !dbg !272
	%88 = or i1 %86, %87, !dbg !272
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !272, !prof !30

b2_ok5:
	%89 = zext i8 %53 to i32, !dbg !273
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !273
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !274
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !274
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !275
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !275
	%93 = zext i8 %53 to i32, !dbg !276
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !276
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !277
	%95 = sub i64 %32, %34, !dbg !278
	%96 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %95, !dbg !279
	%97 = icmp uge i64 %95, %p5, !dbg !279
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !279, !prof !30

b2_ok7:
	%98 = load i8, i8 addrspace(1)* %96, align 1, !dbg !279
	%99 = zext i8 %98 to i32, !dbg !280
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !280
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !281
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !281
	ret void, !dbg !248

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !255
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !255

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !255
	ret void, !dbg !255

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !257
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !257

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !257
	ret void, !dbg !257

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !258
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !258

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !258
	ret void, !dbg !258

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !259
	ret void, !dbg !259

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !271
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !271

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !271
	ret void, !dbg !271

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !272
	ret void, !dbg !272

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !279
	ret void, !dbg !279
}

define void @NumbersInt8(i8* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !282 {
entry:
	br label %b0, !dbg !283

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !283
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !283
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !283
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
	%13 = mul i64 %12, %8, !dbg !287
	%14 = add i64 %6, %13, !dbg !287
	%15 = mul i64 %10, %14, !dbg !287
	%16 = add i64 %4, %15, !dbg !287
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !287, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !287, !range !15
	%19 = mul i32 %17, %18, !dbg !287
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !287, !range !16
	%21 = mul i32 %19, %20, !dbg !287
	%22 = sext i32 %21 to i64, !dbg !287
	%23 = mul i64 %16, %22, !dbg !287
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !287, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !287, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !287, !range !18
	%27 = mul i32 %18, %26, !dbg !287
	%28 = add i32 %25, %27, !dbg !287
	%29 = mul i32 %17, %28, !dbg !287
	%30 = add i32 %24, %29, !dbg !287
	%31 = sext i32 %30 to i64, !dbg !287
	%32 = add i64 %23, %31, !dbg !287
	%33 = mul i64 %32, 6, !dbg !288
	%34 = sub i64 %p1, %33, !dbg !289
	%35 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %33, !dbg !289
	%36 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %32, !dbg !290
	%37 = icmp ugt i64 %33, %p1, !dbg !289
	%38 = icmp uge i64 %32, %p5, !dbg !290
	%39 = icmp ugt i64 6, %34, !dbg !293
	%40 = or i1 %37, %38, !dbg !293
	%41 = or i1 %40, %39, !dbg !293
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !293, !prof !30

b0_ok1:
	%42 = load i8, i8 addrspace(1)* %36, align 1, !dbg !290
	%43 = and i32 %30, -32, !dbg !301
	%44 = sub i32 %21, %43, !dbg !301
	%45 = icmp slt i32 %44, 32, !dbg !301
	%46 = select i1 %45, i32 %44, i32 32, !dbg !301
	%47 = sext i32 %46 to i64, !dbg !301
	%48 = icmp eq i64 %47, 32, !dbg !302
	%49 = mul i64 %47, 2, !dbg !303
	br label %b1, !dbg !293

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %197, %b48 ], !dbg !293
	br i1 %48, label %b2, label %b4, !dbg !302

b2:
	%51 = phi i8 [ %59, %b3 ], [ %42, %b1 ], !dbg !304
	%52 = phi i64 [ %60, %b3 ], [ 16, %b1 ], !dbg !305
	%53 = icmp sgt i64 %52, 0, !dbg !306
	br i1 %53, label %b3, label %b12, !dbg !306

b3:
	%54 = trunc i64 %52 to i32, !dbg !307
	%55 = zext i8 %51 to i32, !dbg !307
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !307
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !307
	%58 = trunc i32 %57 to i8, !dbg !307
	%59 = add i8 %51, %58, !dbg !308
	%60 = sdiv i64 %52, 2, !dbg !309
	br label %b2, !dbg !309

b4:
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !310, !range !20
	%62 = sext i32 %61 to i64, !dbg !310
	br label %b5, !dbg !310

b5:
	%63 = phi i8 [ %42, %b4 ], [ %76, %b10 ], !dbg !304
	%64 = phi i64 [ 16, %b4 ], [ %77, %b10 ], !dbg !311
	%65 = icmp sgt i64 %64, 0, !dbg !312
	br i1 %65, label %b6, label %b11, !dbg !312

b6:
	%66 = add i64 %62, %64, !dbg !313
	%67 = icmp sge i64 %66, %47, !dbg !314
	br i1 %67, label %b7, label %b8, !dbg !314

b7:
	br label %b8, !dbg !314

b8:
	%68 = phi i64 [ %66, %b6 ], [ %62, %b7 ], !dbg !315
	%69 = trunc i64 %68 to i32, !dbg !316
	%70 = zext i8 %63 to i32, !dbg !316
	%71 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %70, i32 %69, i32 31), !dbg !316
	%72 = extractvalue { i32, i1 } %71, 0, !dbg !316
	%73 = trunc i32 %72 to i8, !dbg !316
	%74 = icmp ne i64 %68, %62, !dbg !317
	br i1 %74, label %b9, label %b10, !dbg !317

b9:
	%75 = add i8 %63, %73, !dbg !308
	br label %b10, !dbg !318

b10:
	%76 = phi i8 [ %63, %b8 ], [ %75, %b9 ], !dbg !304
	%77 = sdiv i64 %64, 2, !dbg !319
	br label %b5, !dbg !319

b11:
	%78 = zext i8 %63 to i32, !dbg !320
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %78, i32 0, i32 31), !dbg !320
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !320
	%81 = trunc i32 %80 to i8, !dbg !320
	br label %b12, !dbg !321

b12:
	%82 = phi i8 [ %51, %b2 ], [ %81, %b11 ], !dbg !300
	%83 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 0, !dbg !322
	store i8 %82, i8 addrspace(1)* %83, align 1, !dbg !322
	br i1 %48, label %b13, label %b15, !dbg !327

b13:
	%84 = phi i8 [ %93, %b14 ], [ %42, %b12 ], !dbg !328
	%85 = phi i64 [ %94, %b14 ], [ 16, %b12 ], !dbg !329
	%86 = icmp sgt i64 %85, 0, !dbg !330
	br i1 %86, label %b14, label %b23, !dbg !330

b14:
	%87 = trunc i64 %85 to i32, !dbg !331
	%88 = zext i8 %84 to i32, !dbg !331
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %88, i32 %87, i32 31), !dbg !331
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !331
	%91 = trunc i32 %90 to i8, !dbg !331
	%92 = icmp slt i8 %84, %91, !dbg !332
	%93 = select i1 %92, i8 %84, i8 %91, !dbg !332
	%94 = sdiv i64 %85, 2, !dbg !333
	br label %b13, !dbg !333

b15:
	%95 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !334, !range !20
	%96 = sext i32 %95 to i64, !dbg !334
	br label %b16, !dbg !334

b16:
	%97 = phi i8 [ %42, %b15 ], [ %111, %b21 ], !dbg !328
	%98 = phi i64 [ 16, %b15 ], [ %112, %b21 ], !dbg !335
	%99 = icmp sgt i64 %98, 0, !dbg !336
	br i1 %99, label %b17, label %b22, !dbg !336

b17:
	%100 = add i64 %96, %98, !dbg !337
	%101 = icmp sge i64 %100, %47, !dbg !338
	br i1 %101, label %b18, label %b19, !dbg !338

b18:
	br label %b19, !dbg !338

b19:
	%102 = phi i64 [ %100, %b17 ], [ %96, %b18 ], !dbg !339
	%103 = trunc i64 %102 to i32, !dbg !340
	%104 = zext i8 %97 to i32, !dbg !340
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 %103, i32 31), !dbg !340
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !340
	%107 = trunc i32 %106 to i8, !dbg !340
	%108 = icmp ne i64 %102, %96, !dbg !341
	br i1 %108, label %b20, label %b21, !dbg !341

b20:
	%109 = icmp slt i8 %97, %107, !dbg !332
	%110 = select i1 %109, i8 %97, i8 %107, !dbg !332
	br label %b21, !dbg !342

b21:
	%111 = phi i8 [ %97, %b19 ], [ %110, %b20 ], !dbg !328
	%112 = sdiv i64 %98, 2, !dbg !343
	br label %b16, !dbg !343

b22:
	%113 = zext i8 %97 to i32, !dbg !344
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %113, i32 0, i32 31), !dbg !344
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !344
	%116 = trunc i32 %115 to i8, !dbg !344
	br label %b23, !dbg !345

b23:
	%117 = phi i8 [ %84, %b13 ], [ %116, %b22 ], !dbg !326
	br i1 %48, label %b24, label %b26, !dbg !350

b24:
	%118 = phi i8 [ %127, %b25 ], [ %42, %b23 ], !dbg !351
	%119 = phi i64 [ %128, %b25 ], [ 16, %b23 ], !dbg !352
	%120 = icmp sgt i64 %119, 0, !dbg !353
	br i1 %120, label %b25, label %b34, !dbg !353

b25:
	%121 = trunc i64 %119 to i32, !dbg !354
	%122 = zext i8 %118 to i32, !dbg !354
	%123 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %122, i32 %121, i32 31), !dbg !354
	%124 = extractvalue { i32, i1 } %123, 0, !dbg !354
	%125 = trunc i32 %124 to i8, !dbg !354
	%126 = icmp sgt i8 %118, %125, !dbg !355
	%127 = select i1 %126, i8 %118, i8 %125, !dbg !355
	%128 = sdiv i64 %119, 2, !dbg !356
	br label %b24, !dbg !356

b26:
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !357, !range !20
	%130 = sext i32 %129 to i64, !dbg !357
	br label %b27, !dbg !357

b27:
	%131 = phi i8 [ %42, %b26 ], [ %145, %b32 ], !dbg !351
	%132 = phi i64 [ 16, %b26 ], [ %146, %b32 ], !dbg !358
	%133 = icmp sgt i64 %132, 0, !dbg !359
	br i1 %133, label %b28, label %b33, !dbg !359

b28:
	%134 = add i64 %130, %132, !dbg !360
	%135 = icmp sge i64 %134, %47, !dbg !361
	br i1 %135, label %b29, label %b30, !dbg !361

b29:
	br label %b30, !dbg !361

b30:
	%136 = phi i64 [ %134, %b28 ], [ %130, %b29 ], !dbg !362
	%137 = trunc i64 %136 to i32, !dbg !363
	%138 = zext i8 %131 to i32, !dbg !363
	%139 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %138, i32 %137, i32 31), !dbg !363
	%140 = extractvalue { i32, i1 } %139, 0, !dbg !363
	%141 = trunc i32 %140 to i8, !dbg !363
	%142 = icmp ne i64 %136, %130, !dbg !364
	br i1 %142, label %b31, label %b32, !dbg !364

b31:
	%143 = icmp sgt i8 %131, %141, !dbg !355
	%144 = select i1 %143, i8 %131, i8 %141, !dbg !355
	br label %b32, !dbg !365

b32:
	%145 = phi i8 [ %131, %b30 ], [ %144, %b31 ], !dbg !351
	%146 = sdiv i64 %132, 2, !dbg !366
	br label %b27, !dbg !366

b33:
	%147 = zext i8 %131 to i32, !dbg !367
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !367
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !367
	%150 = trunc i32 %149 to i8, !dbg !367
	br label %b34, !dbg !368

b34:
	%151 = phi i8 [ %118, %b24 ], [ %150, %b33 ], !dbg !349
	%152 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 1, !dbg !369
	store i8 %117, i8 addrspace(1)* %152, align 1, !dbg !369
	%153 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 2, !dbg !370
	store i8 %151, i8 addrspace(1)* %153, align 1, !dbg !370
	%154 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !376, !range !20
	%155 = sext i32 %154 to i64, !dbg !376
	br label %b35, !dbg !376

b35:
	%156 = phi i8 [ %42, %b34 ], [ %166, %b38 ], !dbg !377
	%157 = phi i64 [ 1, %b34 ], [ %167, %b38 ], !dbg !378
	%158 = icmp slt i64 %157, 32, !dbg !379
	br i1 %158, label %b36, label %b39, !dbg !379

b36:
	%159 = trunc i64 %157 to i32, !dbg !380
	%160 = zext i8 %156 to i32, !dbg !380
	%161 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %160, i32 %159, i32 0), !dbg !380
	%162 = extractvalue { i32, i1 } %161, 0, !dbg !380
	%163 = trunc i32 %162 to i8, !dbg !380
	%164 = icmp sge i64 %155, %157, !dbg !381
	br i1 %164, label %b37, label %b38, !dbg !381

b37:
	%165 = add i8 %156, %163, !dbg !382
	br label %b38, !dbg !382

b38:
	%166 = phi i8 [ %156, %b36 ], [ %165, %b37 ], !dbg !377
	%167 = mul i64 %157, 2, !dbg !383
	br label %b35, !dbg !383

b39:
	%168 = phi i8 [ %178, %b42 ], [ %42, %b35 ], !dbg !387
	%169 = phi i64 [ %179, %b42 ], [ 1, %b35 ], !dbg !388
	%170 = icmp slt i64 %169, 32, !dbg !389
	br i1 %170, label %b40, label %b43, !dbg !389

b40:
	%171 = trunc i64 %169 to i32, !dbg !390
	%172 = zext i8 %168 to i32, !dbg !390
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %172, i32 %171, i32 0), !dbg !390
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !390
	%175 = trunc i32 %174 to i8, !dbg !390
	%176 = icmp sge i64 %155, %169, !dbg !391
	br i1 %176, label %b41, label %b42, !dbg !391

b41:
	%177 = add i8 %168, %175, !dbg !392
	br label %b42, !dbg !392

b42:
	%178 = phi i8 [ %168, %b40 ], [ %177, %b41 ], !dbg !387
	%179 = mul i64 %169, 2, !dbg !393
	br label %b39, !dbg !393

b43:
	%180 = zext i8 %168 to i32, !dbg !394
	%181 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %180, i32 1, i32 0), !dbg !394
	%182 = extractvalue { i32, i1 } %181, 0, !dbg !394
	%183 = trunc i32 %182 to i8, !dbg !394
	%184 = icmp eq i64 %155, 0, !dbg !395
	br i1 %184, label %b45, label %b44, !dbg !395

b44:
	br label %b45, !dbg !396

b45:
	%185 = phi i8 [ 0, %b43 ], [ %183, %b44 ], !dbg !385
	%186 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 3, !dbg !397
	store i8 %156, i8 addrspace(1)* %186, align 1, !dbg !397
	%187 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 4, !dbg !398
	store i8 %185, i8 addrspace(1)* %187, align 1, !dbg !398
	%188 = sdiv i64 %49, 3, !dbg !399
	%189 = icmp slt i64 %188, 0, !dbg !403
	br i1 %189, label %b47, label %b46, !dbg !403

b46:
	%190 = icmp sge i64 %188, %47, !dbg !404
	br i1 %190, label %b47, label %b48, !dbg !404

b47:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !405
	ret void, !dbg !405

b48:
	%191 = trunc i64 %188 to i32, !dbg !406
	%192 = zext i8 %42 to i32, !dbg !406
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %192, i32 %191, i32 31), !dbg !406
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !406
	%195 = trunc i32 %194 to i8, !dbg !406
	%196 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 5, !dbg !407
	store i8 %195, i8 addrspace(1)* %196, align 1, !dbg !407
	%197 = add i64 %50, 1, !dbg !407
	%198 = icmp slt i64 %197, 2, !dbg !407
	br i1 %198, label %b1, label %b49, !dbg !407

b49:
	%199 = sub i64 %p3, %33, !dbg !408
	%200 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %33, !dbg !408
	%201 = icmp ugt i64 %33, %p3, !dbg !408
	%202 = icmp ugt i64 6, %199, !dbg !411
	%203 = or i1 %201, %202, !dbg !411
	br i1 %203, label %b49_fail1, label %b49_ok1, !dbg !411, !prof !30

b49_ok1:
	%204 = load i8, i8 addrspace(1)* %36, align 1, !dbg !412
	%205 = add i64 %22, 32, !dbg !419
	%206 = sub i64 %205, 1, !dbg !420
	%207 = sub i64 %47, 1, !dbg !425
	%208 = icmp eq i64 %155, %207, !dbg !426
	%209 = mul i64 %22, 2, !dbg !427
	br label %b50, !dbg !411

b50:
	%210 = phi i64 [ 0, %b49_ok1 ], [ %418, %b129 ], !dbg !411
	br i1 %48, label %b51, label %b53, !dbg !429

b51:
	%211 = phi i8 [ %219, %b52 ], [ %204, %b50 ], !dbg !430
	%212 = phi i64 [ %220, %b52 ], [ 16, %b50 ], !dbg !431
	%213 = icmp sgt i64 %212, 0, !dbg !432
	br i1 %213, label %b52, label %b60, !dbg !432

b52:
	%214 = trunc i64 %212 to i32, !dbg !433
	%215 = zext i8 %211 to i32, !dbg !433
	%216 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %215, i32 %214, i32 31), !dbg !433
	%217 = extractvalue { i32, i1 } %216, 0, !dbg !433
	%218 = trunc i32 %217 to i8, !dbg !433
	%219 = add i8 %211, %218, !dbg !434
	%220 = sdiv i64 %212, 2, !dbg !435
	br label %b51, !dbg !435

b53:
	%221 = phi i8 [ %234, %b58 ], [ %204, %b50 ], !dbg !430
	%222 = phi i64 [ %235, %b58 ], [ 16, %b50 ], !dbg !436
	%223 = icmp sgt i64 %222, 0, !dbg !437
	br i1 %223, label %b54, label %b59, !dbg !437

b54:
	%224 = add i64 %155, %222, !dbg !438
	%225 = icmp sge i64 %224, %47, !dbg !439
	br i1 %225, label %b55, label %b56, !dbg !439

b55:
	br label %b56, !dbg !439

b56:
	%226 = phi i64 [ %224, %b54 ], [ %155, %b55 ], !dbg !440
	%227 = trunc i64 %226 to i32, !dbg !441
	%228 = zext i8 %221 to i32, !dbg !441
	%229 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %227, i32 31), !dbg !441
	%230 = extractvalue { i32, i1 } %229, 0, !dbg !441
	%231 = trunc i32 %230 to i8, !dbg !441
	%232 = icmp ne i64 %226, %155, !dbg !442
	br i1 %232, label %b57, label %b58, !dbg !442

b57:
	%233 = add i8 %221, %231, !dbg !434
	br label %b58, !dbg !443

b58:
	%234 = phi i8 [ %221, %b56 ], [ %233, %b57 ], !dbg !430
	%235 = sdiv i64 %222, 2, !dbg !444
	br label %b53, !dbg !444

b59:
	%236 = zext i8 %221 to i32, !dbg !445
	%237 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %236, i32 0, i32 31), !dbg !445
	%238 = extractvalue { i32, i1 } %237, 0, !dbg !445
	%239 = trunc i32 %238 to i8, !dbg !445
	br label %b60, !dbg !446

b60:
	%240 = phi i8 [ %211, %b51 ], [ %239, %b59 ], !dbg !428
	%241 = sdiv i64 %206, 32, !dbg !447
	%242 = icmp eq i64 %241, 1, !dbg !448
	br i1 %242, label %b66, label %b61, !dbg !448

b61:
	call void @llvm.nvvm.barrier0(), !dbg !450
	br i1 %184, label %b62, label %b63, !dbg !451

b62:
	%243 = sdiv i64 %31, 32, !dbg !452
	%244 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %243, !dbg !453
	store i8 %240, i8 addrspace(3)* %244, align 1, !dbg !453
	br label %b63, !dbg !453

b63:
	call void @llvm.nvvm.barrier0(), !dbg !454
	%245 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !455
	%246 = load i8, i8 addrspace(3)* %245, align 1, !dbg !455
	br label %b64, !dbg !455

b64:
	%247 = phi i8 [ %246, %b63 ], [ %252, %b65 ], !dbg !456
	%248 = phi i64 [ 1, %b63 ], [ %253, %b65 ], !dbg !457
	%249 = icmp slt i64 %248, %241, !dbg !458
	br i1 %249, label %b65, label %b66, !dbg !458

b65:
	%250 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %248, !dbg !459
	%251 = load i8, i8 addrspace(3)* %250, align 1, !dbg !459
	%252 = add i8 %247, %251, !dbg !434
	%253 = add i64 %248, 1, !dbg !460
	br label %b64, !dbg !460

b66:
	%254 = phi i8 [ %240, %b60 ], [ %247, %b64 ], !dbg !417
	%255 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 0, !dbg !461
	store i8 %254, i8 addrspace(1)* %255, align 1, !dbg !461
	br i1 %48, label %b67, label %b69, !dbg !466

b67:
	%256 = phi i8 [ %265, %b68 ], [ %204, %b66 ], !dbg !467
	%257 = phi i64 [ %266, %b68 ], [ 16, %b66 ], !dbg !468
	%258 = icmp sgt i64 %257, 0, !dbg !469
	br i1 %258, label %b68, label %b76, !dbg !469

b68:
	%259 = trunc i64 %257 to i32, !dbg !470
	%260 = zext i8 %256 to i32, !dbg !470
	%261 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %260, i32 %259, i32 31), !dbg !470
	%262 = extractvalue { i32, i1 } %261, 0, !dbg !470
	%263 = trunc i32 %262 to i8, !dbg !470
	%264 = icmp slt i8 %256, %263, !dbg !471
	%265 = select i1 %264, i8 %256, i8 %263, !dbg !471
	%266 = sdiv i64 %257, 2, !dbg !472
	br label %b67, !dbg !472

b69:
	%267 = phi i8 [ %281, %b74 ], [ %204, %b66 ], !dbg !467
	%268 = phi i64 [ %282, %b74 ], [ 16, %b66 ], !dbg !473
	%269 = icmp sgt i64 %268, 0, !dbg !474
	br i1 %269, label %b70, label %b75, !dbg !474

b70:
	%270 = add i64 %155, %268, !dbg !475
	%271 = icmp sge i64 %270, %47, !dbg !476
	br i1 %271, label %b71, label %b72, !dbg !476

b71:
	br label %b72, !dbg !476

b72:
	%272 = phi i64 [ %270, %b70 ], [ %155, %b71 ], !dbg !477
	%273 = trunc i64 %272 to i32, !dbg !478
	%274 = zext i8 %267 to i32, !dbg !478
	%275 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %274, i32 %273, i32 31), !dbg !478
	%276 = extractvalue { i32, i1 } %275, 0, !dbg !478
	%277 = trunc i32 %276 to i8, !dbg !478
	%278 = icmp ne i64 %272, %155, !dbg !479
	br i1 %278, label %b73, label %b74, !dbg !479

b73:
	%279 = icmp slt i8 %267, %277, !dbg !471
	%280 = select i1 %279, i8 %267, i8 %277, !dbg !471
	br label %b74, !dbg !480

b74:
	%281 = phi i8 [ %267, %b72 ], [ %280, %b73 ], !dbg !467
	%282 = sdiv i64 %268, 2, !dbg !481
	br label %b69, !dbg !481

b75:
	%283 = zext i8 %267 to i32, !dbg !482
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %283, i32 0, i32 31), !dbg !482
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !482
	%286 = trunc i32 %285 to i8, !dbg !482
	br label %b76, !dbg !483

b76:
	%287 = phi i8 [ %256, %b67 ], [ %286, %b75 ], !dbg !465
	br i1 %242, label %b82, label %b77, !dbg !484

b77:
	call void @llvm.nvvm.barrier0(), !dbg !486
	br i1 %184, label %b78, label %b79, !dbg !487

b78:
	%288 = sdiv i64 %31, 32, !dbg !488
	%289 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %288, !dbg !489
	store i8 %287, i8 addrspace(3)* %289, align 1, !dbg !489
	br label %b79, !dbg !489

b79:
	call void @llvm.nvvm.barrier0(), !dbg !490
	%290 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !491
	%291 = load i8, i8 addrspace(3)* %290, align 1, !dbg !491
	br label %b80, !dbg !491

b80:
	%292 = phi i8 [ %291, %b79 ], [ %298, %b81 ], !dbg !492
	%293 = phi i64 [ 1, %b79 ], [ %299, %b81 ], !dbg !493
	%294 = icmp slt i64 %293, %241, !dbg !494
	br i1 %294, label %b81, label %b82, !dbg !494

b81:
	%295 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %293, !dbg !495
	%296 = load i8, i8 addrspace(3)* %295, align 1, !dbg !495
	%297 = icmp slt i8 %292, %296, !dbg !471
	%298 = select i1 %297, i8 %292, i8 %296, !dbg !471
	%299 = add i64 %293, 1, !dbg !496
	br label %b80, !dbg !496

b82:
	%300 = phi i8 [ %287, %b76 ], [ %292, %b80 ], !dbg !464
	br i1 %48, label %b83, label %b85, !dbg !501

b83:
	%301 = phi i8 [ %310, %b84 ], [ %204, %b82 ], !dbg !502
	%302 = phi i64 [ %311, %b84 ], [ 16, %b82 ], !dbg !503
	%303 = icmp sgt i64 %302, 0, !dbg !504
	br i1 %303, label %b84, label %b92, !dbg !504

b84:
	%304 = trunc i64 %302 to i32, !dbg !505
	%305 = zext i8 %301 to i32, !dbg !505
	%306 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %305, i32 %304, i32 31), !dbg !505
	%307 = extractvalue { i32, i1 } %306, 0, !dbg !505
	%308 = trunc i32 %307 to i8, !dbg !505
	%309 = icmp sgt i8 %301, %308, !dbg !506
	%310 = select i1 %309, i8 %301, i8 %308, !dbg !506
	%311 = sdiv i64 %302, 2, !dbg !507
	br label %b83, !dbg !507

b85:
	%312 = phi i8 [ %326, %b90 ], [ %204, %b82 ], !dbg !502
	%313 = phi i64 [ %327, %b90 ], [ 16, %b82 ], !dbg !508
	%314 = icmp sgt i64 %313, 0, !dbg !509
	br i1 %314, label %b86, label %b91, !dbg !509

b86:
	%315 = add i64 %155, %313, !dbg !510
	%316 = icmp sge i64 %315, %47, !dbg !511
	br i1 %316, label %b87, label %b88, !dbg !511

b87:
	br label %b88, !dbg !511

b88:
	%317 = phi i64 [ %315, %b86 ], [ %155, %b87 ], !dbg !512
	%318 = trunc i64 %317 to i32, !dbg !513
	%319 = zext i8 %312 to i32, !dbg !513
	%320 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %319, i32 %318, i32 31), !dbg !513
	%321 = extractvalue { i32, i1 } %320, 0, !dbg !513
	%322 = trunc i32 %321 to i8, !dbg !513
	%323 = icmp ne i64 %317, %155, !dbg !514
	br i1 %323, label %b89, label %b90, !dbg !514

b89:
	%324 = icmp sgt i8 %312, %322, !dbg !506
	%325 = select i1 %324, i8 %312, i8 %322, !dbg !506
	br label %b90, !dbg !515

b90:
	%326 = phi i8 [ %312, %b88 ], [ %325, %b89 ], !dbg !502
	%327 = sdiv i64 %313, 2, !dbg !516
	br label %b85, !dbg !516

b91:
	%328 = zext i8 %312 to i32, !dbg !517
	%329 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %328, i32 0, i32 31), !dbg !517
	%330 = extractvalue { i32, i1 } %329, 0, !dbg !517
	%331 = trunc i32 %330 to i8, !dbg !517
	br label %b92, !dbg !518

b92:
	%332 = phi i8 [ %301, %b83 ], [ %331, %b91 ], !dbg !500
	br i1 %242, label %b98, label %b93, !dbg !519

b93:
	call void @llvm.nvvm.barrier0(), !dbg !521
	br i1 %184, label %b94, label %b95, !dbg !522

b94:
	%333 = sdiv i64 %31, 32, !dbg !523
	%334 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %333, !dbg !524
	store i8 %332, i8 addrspace(3)* %334, align 1, !dbg !524
	br label %b95, !dbg !524

b95:
	call void @llvm.nvvm.barrier0(), !dbg !525
	%335 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !526
	%336 = load i8, i8 addrspace(3)* %335, align 1, !dbg !526
	br label %b96, !dbg !526

b96:
	%337 = phi i8 [ %336, %b95 ], [ %343, %b97 ], !dbg !527
	%338 = phi i64 [ 1, %b95 ], [ %344, %b97 ], !dbg !528
	%339 = icmp slt i64 %338, %241, !dbg !529
	br i1 %339, label %b97, label %b98, !dbg !529

b97:
	%340 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %338, !dbg !530
	%341 = load i8, i8 addrspace(3)* %340, align 1, !dbg !530
	%342 = icmp sgt i8 %337, %341, !dbg !506
	%343 = select i1 %342, i8 %337, i8 %341, !dbg !506
	%344 = add i64 %338, 1, !dbg !531
	br label %b96, !dbg !531

b98:
	%345 = phi i8 [ %332, %b92 ], [ %337, %b96 ], !dbg !499
	%346 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 1, !dbg !532
	store i8 %300, i8 addrspace(1)* %346, align 1, !dbg !532
	%347 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 2, !dbg !533
	store i8 %345, i8 addrspace(1)* %347, align 1, !dbg !533
	br label %b99, !dbg !534

b99:
	%348 = phi i8 [ %204, %b98 ], [ %358, %b102 ], !dbg !535
	%349 = phi i64 [ 1, %b98 ], [ %359, %b102 ], !dbg !536
	%350 = icmp slt i64 %349, 32, !dbg !537
	br i1 %350, label %b100, label %b103, !dbg !537

b100:
	%351 = trunc i64 %349 to i32, !dbg !538
	%352 = zext i8 %348 to i32, !dbg !538
	%353 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %352, i32 %351, i32 0), !dbg !538
	%354 = extractvalue { i32, i1 } %353, 0, !dbg !538
	%355 = trunc i32 %354 to i8, !dbg !538
	%356 = icmp sge i64 %155, %349, !dbg !539
	br i1 %356, label %b101, label %b102, !dbg !539

b101:
	%357 = add i8 %348, %355, !dbg !540
	br label %b102, !dbg !540

b102:
	%358 = phi i8 [ %348, %b100 ], [ %357, %b101 ], !dbg !535
	%359 = mul i64 %349, 2, !dbg !541
	br label %b99, !dbg !541

b103:
	br i1 %242, label %b109, label %b104, !dbg !542

b104:
	%360 = sdiv i64 %31, 32, !dbg !544
	call void @llvm.nvvm.barrier0(), !dbg !545
	br i1 %208, label %b105, label %b106, !dbg !426

b105:
	%361 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %360, !dbg !546
	store i8 %348, i8 addrspace(3)* %361, align 1, !dbg !546
	br label %b106, !dbg !546

b106:
	call void @llvm.nvvm.barrier0(), !dbg !547
	%362 = icmp slt i64 0, %360, !dbg !547
	br i1 %362, label %b107, label %b108, !dbg !547

b107:
	%363 = phi i8 [ %368, %b107_ok1 ], [ 0, %b106 ], !dbg !548
	%364 = phi i64 [ %369, %b107_ok1 ], [ 0, %b106 ], !dbg !548
	%365 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %364, !dbg !549
	%366 = icmp uge i64 %364, 32, !dbg !549
	br i1 %366, label %b107_fail1, label %b107_ok1, !dbg !549, !prof !30

b107_ok1:
	%367 = load i8, i8 addrspace(3)* %365, align 1, !dbg !549
	%368 = add i8 %363, %367, !dbg !550
	%369 = add i64 %364, 1, !dbg !550
	%370 = icmp slt i64 %369, %360, !dbg !550
	br i1 %370, label %b107, label %b108, !dbg !550

b108:
	%371 = phi i8 [ 0, %b106 ], [ %368, %b107_ok1 ], !dbg !548
	br label %b109, !dbg !551

b109:
	%372 = phi i8 [ 0, %b103 ], [ %371, %b108 ], !dbg !424
	%373 = add i8 %372, %348, !dbg !552
	br label %b110, !dbg !556

b110:
	%374 = phi i8 [ %204, %b109 ], [ %384, %b113 ], !dbg !557
	%375 = phi i64 [ 1, %b109 ], [ %385, %b113 ], !dbg !558
	%376 = icmp slt i64 %375, 32, !dbg !559
	br i1 %376, label %b111, label %b114, !dbg !559

b111:
	%377 = trunc i64 %375 to i32, !dbg !560
	%378 = zext i8 %374 to i32, !dbg !560
	%379 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %378, i32 %377, i32 0), !dbg !560
	%380 = extractvalue { i32, i1 } %379, 0, !dbg !560
	%381 = trunc i32 %380 to i8, !dbg !560
	%382 = icmp sge i64 %155, %375, !dbg !561
	br i1 %382, label %b112, label %b113, !dbg !561

b112:
	%383 = add i8 %374, %381, !dbg !562
	br label %b113, !dbg !562

b113:
	%384 = phi i8 [ %374, %b111 ], [ %383, %b112 ], !dbg !557
	%385 = mul i64 %375, 2, !dbg !563
	br label %b110, !dbg !563

b114:
	br i1 %242, label %b120, label %b115, !dbg !564

b115:
	%386 = sdiv i64 %31, 32, !dbg !566
	call void @llvm.nvvm.barrier0(), !dbg !567
	br i1 %208, label %b116, label %b117, !dbg !568

b116:
	%387 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %386, !dbg !569
	store i8 %374, i8 addrspace(3)* %387, align 1, !dbg !569
	br label %b117, !dbg !569

b117:
	call void @llvm.nvvm.barrier0(), !dbg !570
	%388 = icmp slt i64 0, %386, !dbg !570
	br i1 %388, label %b118, label %b119, !dbg !570

b118:
	%389 = phi i8 [ %394, %b118_ok1 ], [ 0, %b117 ], !dbg !571
	%390 = phi i64 [ %395, %b118_ok1 ], [ 0, %b117 ], !dbg !571
	%391 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_scan_34, i64 0, i64 %390, !dbg !572
	%392 = icmp uge i64 %390, 32, !dbg !572
	br i1 %392, label %b118_fail1, label %b118_ok1, !dbg !572, !prof !30

b118_ok1:
	%393 = load i8, i8 addrspace(3)* %391, align 1, !dbg !572
	%394 = add i8 %389, %393, !dbg !573
	%395 = add i64 %390, 1, !dbg !573
	%396 = icmp slt i64 %395, %386, !dbg !573
	br i1 %396, label %b118, label %b119, !dbg !573

b119:
	%397 = phi i8 [ 0, %b117 ], [ %394, %b118_ok1 ], !dbg !571
	br label %b120, !dbg !574

b120:
	%398 = phi i8 [ 0, %b114 ], [ %397, %b119 ], !dbg !555
	%399 = zext i8 %374 to i32, !dbg !575
	%400 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %399, i32 1, i32 0), !dbg !575
	%401 = extractvalue { i32, i1 } %400, 0, !dbg !575
	%402 = trunc i32 %401 to i8, !dbg !575
	br i1 %184, label %b122, label %b121, !dbg !576

b121:
	%403 = add i8 %398, %402, !dbg !577
	br label %b122, !dbg !578

b122:
	%404 = phi i8 [ %398, %b120 ], [ %403, %b121 ], !dbg !554
	%405 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 3, !dbg !579
	store i8 %373, i8 addrspace(1)* %405, align 1, !dbg !579
	%406 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 4, !dbg !580
	store i8 %404, i8 addrspace(1)* %406, align 1, !dbg !580
	%407 = sdiv i64 %209, 3, !dbg !581
	%408 = icmp sge i64 %407, %22, !dbg !584
	br i1 %408, label %b123, label %b124, !dbg !584

b123:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !585
	ret void, !dbg !585

b124:
	br i1 %242, label %b125, label %b126, !dbg !586

b125:
	%409 = trunc i64 %407 to i32, !dbg !587
	%410 = zext i8 %204 to i32, !dbg !587
	%411 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %410, i32 %409, i32 31), !dbg !587
	%412 = extractvalue { i32, i1 } %411, 0, !dbg !587
	%413 = trunc i32 %412 to i8, !dbg !587
	br label %b129, !dbg !588

b126:
	call void @llvm.nvvm.barrier0(), !dbg !590
	%414 = icmp eq i64 %31, %407, !dbg !591
	br i1 %414, label %b127, label %b128, !dbg !591

b127:
	store i8 %204, i8 addrspace(3)* @gpuc_shared_Broadcast_42, align 1, !dbg !592
	br label %b128, !dbg !592

b128:
	call void @llvm.nvvm.barrier0(), !dbg !593
	%415 = load i8, i8 addrspace(3)* @gpuc_shared_Broadcast_42, align 1, !dbg !594
	br label %b129, !dbg !595

b129:
	%416 = phi i8 [ %413, %b125 ], [ %415, %b128 ], !dbg !583
	%417 = getelementptr inbounds i8, i8 addrspace(1)* %200, i64 5, !dbg !596
	store i8 %416, i8 addrspace(1)* %417, align 1, !dbg !596
	%418 = add i64 %210, 1, !dbg !596
	%419 = icmp slt i64 %418, 2, !dbg !596
	br i1 %419, label %b50, label %b130, !dbg !596

b130:
	ret void, !dbg !286

b0_fail1:
	%420 = icmp ugt i64 %33, %p1, !dbg !289
	br i1 %420, label %b0_fail2, label %b0_ok2, !dbg !289

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %33, i64 %p1), !dbg !289
	ret void, !dbg !289

b0_ok2:
	%421 = icmp uge i64 %32, %p5, !dbg !290
	br i1 %421, label %b0_fail3, label %b0_ok3, !dbg !290

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %32, i64 %p5), !dbg !290
	ret void, !dbg !290

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 6, i64 %34), !dbg !293
	ret void, !dbg !293

b49_fail1:
	%422 = icmp ugt i64 %33, %p3, !dbg !408
	br i1 %422, label %b49_fail2, label %b49_ok2, !dbg !408

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %33, i64 %p3), !dbg !408
	ret void, !dbg !408

b49_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 6, i64 %199), !dbg !411
	ret void, !dbg !411

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %364, i64 32), !dbg !549
	ret void, !dbg !549

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %390, i64 32), !dbg !572
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
	br i1 %51, label %b2, label %b11, !dbg !616

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
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !620, !range !20
	%60 = sext i32 %59 to i64, !dbg !620
	br label %b4, !dbg !620

b4:
	%61 = phi i8 [ %42, %b3 ], [ %74, %b9 ], !dbg !614
	%62 = phi i64 [ 16, %b3 ], [ %75, %b9 ], !dbg !621
	%63 = icmp sgt i64 %62, 0, !dbg !622
	br i1 %63, label %b5, label %b10, !dbg !622

b5:
	%64 = add i64 %60, %62, !dbg !623
	%65 = icmp sge i64 %64, %47, !dbg !624
	br i1 %65, label %b6, label %b7, !dbg !624

b6:
	br label %b7, !dbg !624

b7:
	%66 = phi i64 [ %64, %b5 ], [ %60, %b6 ], !dbg !625
	%67 = trunc i64 %66 to i32, !dbg !626
	%68 = zext i8 %61 to i32, !dbg !626
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %68, i32 %67, i32 31), !dbg !626
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !626
	%71 = trunc i32 %70 to i8, !dbg !626
	%72 = icmp ne i64 %66, %60, !dbg !627
	br i1 %72, label %b8, label %b9, !dbg !627

b8:
	%73 = and i8 %61, %71, !dbg !618
	br label %b9, !dbg !628

b9:
	%74 = phi i8 [ %61, %b7 ], [ %73, %b8 ], !dbg !614
	%75 = sdiv i64 %62, 2, !dbg !629
	br label %b4, !dbg !629

b10:
	%76 = zext i8 %61 to i32, !dbg !630
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %76, i32 0, i32 31), !dbg !630
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !630
	%79 = trunc i32 %78 to i8, !dbg !630
	br label %b11, !dbg !631

b11:
	%80 = phi i8 [ %49, %b1 ], [ %79, %b10 ], !dbg !611
	br i1 %48, label %b12, label %b14, !dbg !636

b12:
	%81 = phi i8 [ %42, %b11 ], [ %89, %b13 ], !dbg !637
	%82 = phi i64 [ 16, %b11 ], [ %90, %b13 ], !dbg !638
	%83 = icmp sgt i64 %82, 0, !dbg !639
	br i1 %83, label %b13, label %b22, !dbg !639

b13:
	%84 = trunc i64 %82 to i32, !dbg !640
	%85 = zext i8 %81 to i32, !dbg !640
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %85, i32 %84, i32 31), !dbg !640
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !640
	%88 = trunc i32 %87 to i8, !dbg !640
	%89 = or i8 %81, %88, !dbg !641
	%90 = sdiv i64 %82, 2, !dbg !642
	br label %b12, !dbg !642

b14:
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !643, !range !20
	%92 = sext i32 %91 to i64, !dbg !643
	br label %b15, !dbg !643

b15:
	%93 = phi i8 [ %42, %b14 ], [ %106, %b20 ], !dbg !637
	%94 = phi i64 [ 16, %b14 ], [ %107, %b20 ], !dbg !644
	%95 = icmp sgt i64 %94, 0, !dbg !645
	br i1 %95, label %b16, label %b21, !dbg !645

b16:
	%96 = add i64 %92, %94, !dbg !646
	%97 = icmp sge i64 %96, %47, !dbg !647
	br i1 %97, label %b17, label %b18, !dbg !647

b17:
	br label %b18, !dbg !647

b18:
	%98 = phi i64 [ %96, %b16 ], [ %92, %b17 ], !dbg !648
	%99 = trunc i64 %98 to i32, !dbg !649
	%100 = zext i8 %93 to i32, !dbg !649
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %100, i32 %99, i32 31), !dbg !649
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !649
	%103 = trunc i32 %102 to i8, !dbg !649
	%104 = icmp ne i64 %98, %92, !dbg !650
	br i1 %104, label %b19, label %b20, !dbg !650

b19:
	%105 = or i8 %93, %103, !dbg !641
	br label %b20, !dbg !651

b20:
	%106 = phi i8 [ %93, %b18 ], [ %105, %b19 ], !dbg !637
	%107 = sdiv i64 %94, 2, !dbg !652
	br label %b15, !dbg !652

b21:
	%108 = zext i8 %93 to i32, !dbg !653
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 0, i32 31), !dbg !653
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !653
	%111 = trunc i32 %110 to i8, !dbg !653
	br label %b22, !dbg !654

b22:
	%112 = phi i8 [ %81, %b12 ], [ %111, %b21 ], !dbg !635
	br i1 %48, label %b23, label %b25, !dbg !659

b23:
	%113 = phi i8 [ %42, %b22 ], [ %121, %b24 ], !dbg !660
	%114 = phi i64 [ 16, %b22 ], [ %122, %b24 ], !dbg !661
	%115 = icmp sgt i64 %114, 0, !dbg !662
	br i1 %115, label %b24, label %b33, !dbg !662

b24:
	%116 = trunc i64 %114 to i32, !dbg !663
	%117 = zext i8 %113 to i32, !dbg !663
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %117, i32 %116, i32 31), !dbg !663
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !663
	%120 = trunc i32 %119 to i8, !dbg !663
	%121 = xor i8 %113, %120, !dbg !664
	%122 = sdiv i64 %114, 2, !dbg !665
	br label %b23, !dbg !665

b25:
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !666, !range !20
	%124 = sext i32 %123 to i64, !dbg !666
	br label %b26, !dbg !666

b26:
	%125 = phi i8 [ %42, %b25 ], [ %138, %b31 ], !dbg !660
	%126 = phi i64 [ 16, %b25 ], [ %139, %b31 ], !dbg !667
	%127 = icmp sgt i64 %126, 0, !dbg !668
	br i1 %127, label %b27, label %b32, !dbg !668

b27:
	%128 = add i64 %124, %126, !dbg !669
	%129 = icmp sge i64 %128, %47, !dbg !670
	br i1 %129, label %b28, label %b29, !dbg !670

b28:
	br label %b29, !dbg !670

b29:
	%130 = phi i64 [ %128, %b27 ], [ %124, %b28 ], !dbg !671
	%131 = trunc i64 %130 to i32, !dbg !672
	%132 = zext i8 %125 to i32, !dbg !672
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 %131, i32 31), !dbg !672
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !672
	%135 = trunc i32 %134 to i8, !dbg !672
	%136 = icmp ne i64 %130, %124, !dbg !673
	br i1 %136, label %b30, label %b31, !dbg !673

b30:
	%137 = xor i8 %125, %135, !dbg !664
	br label %b31, !dbg !674

b31:
	%138 = phi i8 [ %125, %b29 ], [ %137, %b30 ], !dbg !660
	%139 = sdiv i64 %126, 2, !dbg !675
	br label %b26, !dbg !675

b32:
	%140 = zext i8 %125 to i32, !dbg !676
	%141 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !676
	%142 = extractvalue { i32, i1 } %141, 0, !dbg !676
	%143 = trunc i32 %142 to i8, !dbg !676
	br label %b33, !dbg !677

b33:
	%144 = phi i8 [ %113, %b23 ], [ %143, %b32 ], !dbg !658
	%145 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 0, !dbg !678
	store i8 %80, i8 addrspace(1)* %145, align 1, !dbg !678
	%146 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 1, !dbg !679
	store i8 %112, i8 addrspace(1)* %146, align 1, !dbg !679
	%147 = getelementptr inbounds i8, i8 addrspace(1)* %35, i64 2, !dbg !680
	store i8 %144, i8 addrspace(1)* %147, align 1, !dbg !680
	%148 = sub i64 %p3, %33, !dbg !681
	%149 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %33, !dbg !681
	%150 = icmp ugt i64 %33, %p3, !dbg !681
	%151 = icmp ugt i64 3, %148, !dbg !684
	%152 = or i1 %150, %151, !dbg !684
	br i1 %152, label %b33_fail1, label %b33_ok1, !dbg !684, !prof !30

b33_ok1:
	%153 = load i8, i8 addrspace(1)* %36, align 1, !dbg !685
	br i1 %48, label %b34, label %b36, !dbg !690

b34:
	%154 = phi i8 [ %153, %b33_ok1 ], [ %162, %b35 ], !dbg !691
	%155 = phi i64 [ 16, %b33_ok1 ], [ %163, %b35 ], !dbg !692
	%156 = icmp sgt i64 %155, 0, !dbg !693
	br i1 %156, label %b35, label %b44, !dbg !693

b35:
	%157 = trunc i64 %155 to i32, !dbg !694
	%158 = zext i8 %154 to i32, !dbg !694
	%159 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %158, i32 %157, i32 31), !dbg !694
	%160 = extractvalue { i32, i1 } %159, 0, !dbg !694
	%161 = trunc i32 %160 to i8, !dbg !694
	%162 = and i8 %154, %161, !dbg !695
	%163 = sdiv i64 %155, 2, !dbg !696
	br label %b34, !dbg !696

b36:
	%164 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !697, !range !20
	%165 = sext i32 %164 to i64, !dbg !697
	br label %b37, !dbg !697

b37:
	%166 = phi i8 [ %153, %b36 ], [ %179, %b42 ], !dbg !691
	%167 = phi i64 [ 16, %b36 ], [ %180, %b42 ], !dbg !698
	%168 = icmp sgt i64 %167, 0, !dbg !699
	br i1 %168, label %b38, label %b43, !dbg !699

b38:
	%169 = add i64 %165, %167, !dbg !700
	%170 = icmp sge i64 %169, %47, !dbg !701
	br i1 %170, label %b39, label %b40, !dbg !701

b39:
	br label %b40, !dbg !701

b40:
	%171 = phi i64 [ %169, %b38 ], [ %165, %b39 ], !dbg !702
	%172 = trunc i64 %171 to i32, !dbg !703
	%173 = zext i8 %166 to i32, !dbg !703
	%174 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %173, i32 %172, i32 31), !dbg !703
	%175 = extractvalue { i32, i1 } %174, 0, !dbg !703
	%176 = trunc i32 %175 to i8, !dbg !703
	%177 = icmp ne i64 %171, %165, !dbg !704
	br i1 %177, label %b41, label %b42, !dbg !704

b41:
	%178 = and i8 %166, %176, !dbg !695
	br label %b42, !dbg !705

b42:
	%179 = phi i8 [ %166, %b40 ], [ %178, %b41 ], !dbg !691
	%180 = sdiv i64 %167, 2, !dbg !706
	br label %b37, !dbg !706

b43:
	%181 = zext i8 %166 to i32, !dbg !707
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %181, i32 0, i32 31), !dbg !707
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !707
	%184 = trunc i32 %183 to i8, !dbg !707
	br label %b44, !dbg !708

b44:
	%185 = phi i8 [ %154, %b34 ], [ %184, %b43 ], !dbg !689
	%186 = add i64 %22, 32, !dbg !710
	%187 = sub i64 %186, 1, !dbg !711
	%188 = sdiv i64 %187, 32, !dbg !712
	%189 = icmp eq i64 %188, 1, !dbg !713
	br i1 %189, label %b50, label %b45, !dbg !713

b45:
	call void @llvm.nvvm.barrier0(), !dbg !715
	%190 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !716, !range !20
	%191 = sext i32 %190 to i64, !dbg !716
	%192 = icmp eq i64 %191, 0, !dbg !717
	br i1 %192, label %b46, label %b47, !dbg !717

b46:
	%193 = sdiv i64 %31, 32, !dbg !718
	%194 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %193, !dbg !719
	store i8 %185, i8 addrspace(3)* %194, align 1, !dbg !719
	br label %b47, !dbg !719

b47:
	call void @llvm.nvvm.barrier0(), !dbg !720
	%195 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !721
	%196 = load i8, i8 addrspace(3)* %195, align 1, !dbg !721
	br label %b48, !dbg !721

b48:
	%197 = phi i8 [ %196, %b47 ], [ %202, %b49 ], !dbg !722
	%198 = phi i64 [ 1, %b47 ], [ %203, %b49 ], !dbg !723
	%199 = icmp slt i64 %198, %188, !dbg !724
	br i1 %199, label %b49, label %b50, !dbg !724

b49:
	%200 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %198, !dbg !725
	%201 = load i8, i8 addrspace(3)* %200, align 1, !dbg !725
	%202 = and i8 %197, %201, !dbg !695
	%203 = add i64 %198, 1, !dbg !726
	br label %b48, !dbg !726

b50:
	%204 = phi i8 [ %185, %b44 ], [ %197, %b48 ], !dbg !688
	br i1 %48, label %b51, label %b53, !dbg !731

b51:
	%205 = phi i8 [ %153, %b50 ], [ %213, %b52 ], !dbg !732
	%206 = phi i64 [ 16, %b50 ], [ %214, %b52 ], !dbg !733
	%207 = icmp sgt i64 %206, 0, !dbg !734
	br i1 %207, label %b52, label %b61, !dbg !734

b52:
	%208 = trunc i64 %206 to i32, !dbg !735
	%209 = zext i8 %205 to i32, !dbg !735
	%210 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %209, i32 %208, i32 31), !dbg !735
	%211 = extractvalue { i32, i1 } %210, 0, !dbg !735
	%212 = trunc i32 %211 to i8, !dbg !735
	%213 = or i8 %205, %212, !dbg !736
	%214 = sdiv i64 %206, 2, !dbg !737
	br label %b51, !dbg !737

b53:
	%215 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !738, !range !20
	%216 = sext i32 %215 to i64, !dbg !738
	br label %b54, !dbg !738

b54:
	%217 = phi i8 [ %153, %b53 ], [ %230, %b59 ], !dbg !732
	%218 = phi i64 [ 16, %b53 ], [ %231, %b59 ], !dbg !739
	%219 = icmp sgt i64 %218, 0, !dbg !740
	br i1 %219, label %b55, label %b60, !dbg !740

b55:
	%220 = add i64 %216, %218, !dbg !741
	%221 = icmp sge i64 %220, %47, !dbg !742
	br i1 %221, label %b56, label %b57, !dbg !742

b56:
	br label %b57, !dbg !742

b57:
	%222 = phi i64 [ %220, %b55 ], [ %216, %b56 ], !dbg !743
	%223 = trunc i64 %222 to i32, !dbg !744
	%224 = zext i8 %217 to i32, !dbg !744
	%225 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %224, i32 %223, i32 31), !dbg !744
	%226 = extractvalue { i32, i1 } %225, 0, !dbg !744
	%227 = trunc i32 %226 to i8, !dbg !744
	%228 = icmp ne i64 %222, %216, !dbg !745
	br i1 %228, label %b58, label %b59, !dbg !745

b58:
	%229 = or i8 %217, %227, !dbg !736
	br label %b59, !dbg !746

b59:
	%230 = phi i8 [ %217, %b57 ], [ %229, %b58 ], !dbg !732
	%231 = sdiv i64 %218, 2, !dbg !747
	br label %b54, !dbg !747

b60:
	%232 = zext i8 %217 to i32, !dbg !748
	%233 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 0, i32 31), !dbg !748
	%234 = extractvalue { i32, i1 } %233, 0, !dbg !748
	%235 = trunc i32 %234 to i8, !dbg !748
	br label %b61, !dbg !749

b61:
	%236 = phi i8 [ %205, %b51 ], [ %235, %b60 ], !dbg !730
	br i1 %189, label %b67, label %b62, !dbg !750

b62:
	call void @llvm.nvvm.barrier0(), !dbg !752
	%237 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !753, !range !20
	%238 = sext i32 %237 to i64, !dbg !753
	%239 = icmp eq i64 %238, 0, !dbg !754
	br i1 %239, label %b63, label %b64, !dbg !754

b63:
	%240 = sdiv i64 %31, 32, !dbg !755
	%241 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %240, !dbg !756
	store i8 %236, i8 addrspace(3)* %241, align 1, !dbg !756
	br label %b64, !dbg !756

b64:
	call void @llvm.nvvm.barrier0(), !dbg !757
	%242 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !758
	%243 = load i8, i8 addrspace(3)* %242, align 1, !dbg !758
	br label %b65, !dbg !758

b65:
	%244 = phi i8 [ %243, %b64 ], [ %249, %b66 ], !dbg !759
	%245 = phi i64 [ 1, %b64 ], [ %250, %b66 ], !dbg !760
	%246 = icmp slt i64 %245, %188, !dbg !761
	br i1 %246, label %b66, label %b67, !dbg !761

b66:
	%247 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %245, !dbg !762
	%248 = load i8, i8 addrspace(3)* %247, align 1, !dbg !762
	%249 = or i8 %244, %248, !dbg !736
	%250 = add i64 %245, 1, !dbg !763
	br label %b65, !dbg !763

b67:
	%251 = phi i8 [ %236, %b61 ], [ %244, %b65 ], !dbg !729
	br i1 %48, label %b68, label %b70, !dbg !768

b68:
	%252 = phi i8 [ %153, %b67 ], [ %260, %b69 ], !dbg !769
	%253 = phi i64 [ 16, %b67 ], [ %261, %b69 ], !dbg !770
	%254 = icmp sgt i64 %253, 0, !dbg !771
	br i1 %254, label %b69, label %b78, !dbg !771

b69:
	%255 = trunc i64 %253 to i32, !dbg !772
	%256 = zext i8 %252 to i32, !dbg !772
	%257 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %256, i32 %255, i32 31), !dbg !772
	%258 = extractvalue { i32, i1 } %257, 0, !dbg !772
	%259 = trunc i32 %258 to i8, !dbg !772
	%260 = xor i8 %252, %259, !dbg !773
	%261 = sdiv i64 %253, 2, !dbg !774
	br label %b68, !dbg !774

b70:
	%262 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !775, !range !20
	%263 = sext i32 %262 to i64, !dbg !775
	br label %b71, !dbg !775

b71:
	%264 = phi i8 [ %153, %b70 ], [ %277, %b76 ], !dbg !769
	%265 = phi i64 [ 16, %b70 ], [ %278, %b76 ], !dbg !776
	%266 = icmp sgt i64 %265, 0, !dbg !777
	br i1 %266, label %b72, label %b77, !dbg !777

b72:
	%267 = add i64 %263, %265, !dbg !778
	%268 = icmp sge i64 %267, %47, !dbg !779
	br i1 %268, label %b73, label %b74, !dbg !779

b73:
	br label %b74, !dbg !779

b74:
	%269 = phi i64 [ %267, %b72 ], [ %263, %b73 ], !dbg !780
	%270 = trunc i64 %269 to i32, !dbg !781
	%271 = zext i8 %264 to i32, !dbg !781
	%272 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %271, i32 %270, i32 31), !dbg !781
	%273 = extractvalue { i32, i1 } %272, 0, !dbg !781
	%274 = trunc i32 %273 to i8, !dbg !781
	%275 = icmp ne i64 %269, %263, !dbg !782
	br i1 %275, label %b75, label %b76, !dbg !782

b75:
	%276 = xor i8 %264, %274, !dbg !773
	br label %b76, !dbg !783

b76:
	%277 = phi i8 [ %264, %b74 ], [ %276, %b75 ], !dbg !769
	%278 = sdiv i64 %265, 2, !dbg !784
	br label %b71, !dbg !784

b77:
	%279 = zext i8 %264 to i32, !dbg !785
	%280 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %279, i32 0, i32 31), !dbg !785
	%281 = extractvalue { i32, i1 } %280, 0, !dbg !785
	%282 = trunc i32 %281 to i8, !dbg !785
	br label %b78, !dbg !786

b78:
	%283 = phi i8 [ %252, %b68 ], [ %282, %b77 ], !dbg !767
	br i1 %189, label %b84, label %b79, !dbg !787

b79:
	call void @llvm.nvvm.barrier0(), !dbg !789
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !790, !range !20
	%285 = sext i32 %284 to i64, !dbg !790
	%286 = icmp eq i64 %285, 0, !dbg !791
	br i1 %286, label %b80, label %b81, !dbg !791

b80:
	%287 = sdiv i64 %31, 32, !dbg !792
	%288 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %287, !dbg !793
	store i8 %283, i8 addrspace(3)* %288, align 1, !dbg !793
	br label %b81, !dbg !793

b81:
	call void @llvm.nvvm.barrier0(), !dbg !794
	%289 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 0, !dbg !795
	%290 = load i8, i8 addrspace(3)* %289, align 1, !dbg !795
	br label %b82, !dbg !795

b82:
	%291 = phi i8 [ %290, %b81 ], [ %296, %b83 ], !dbg !796
	%292 = phi i64 [ 1, %b81 ], [ %297, %b83 ], !dbg !797
	%293 = icmp slt i64 %292, %188, !dbg !798
	br i1 %293, label %b83, label %b84, !dbg !798

b83:
	%294 = getelementptr inbounds [32 x i8], [32 x i8] addrspace(3)* @gpuc_shared_reduce_49, i64 0, i64 %292, !dbg !799
	%295 = load i8, i8 addrspace(3)* %294, align 1, !dbg !799
	%296 = xor i8 %291, %295, !dbg !773
	%297 = add i64 %292, 1, !dbg !800
	br label %b82, !dbg !800

b84:
	%298 = phi i8 [ %283, %b78 ], [ %291, %b82 ], !dbg !766
	%299 = getelementptr inbounds i8, i8 addrspace(1)* %149, i64 0, !dbg !801
	store i8 %204, i8 addrspace(1)* %299, align 1, !dbg !801
	%300 = getelementptr inbounds i8, i8 addrspace(1)* %149, i64 1, !dbg !802
	store i8 %251, i8 addrspace(1)* %300, align 1, !dbg !802
	%301 = getelementptr inbounds i8, i8 addrspace(1)* %149, i64 2, !dbg !803
	store i8 %298, i8 addrspace(1)* %301, align 1, !dbg !803
	ret void, !dbg !600

b0_fail1:
	%302 = icmp ugt i64 %33, %p1, !dbg !603
	br i1 %302, label %b0_fail2, label %b0_ok2, !dbg !603

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %33, i64 %p1), !dbg !603
	ret void, !dbg !603

b0_ok2:
	%303 = icmp uge i64 %32, %p5, !dbg !604
	br i1 %303, label %b0_fail3, label %b0_ok3, !dbg !604

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %32, i64 %p5), !dbg !604
	ret void, !dbg !604

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 3, i64 %34), !dbg !607
	ret void, !dbg !607

b33_fail1:
	%304 = icmp ugt i64 %33, %p3, !dbg !681
	br i1 %304, label %b33_fail2, label %b33_ok2, !dbg !681

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %33, i64 %p3), !dbg !681
	ret void, !dbg !681

b33_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 3, i64 %148), !dbg !684
	ret void, !dbg !684
}

define void @ExchangeInt16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !804 {
entry:
	br label %b0, !dbg !805

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !805
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !805
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !805
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !808, !range !11
	%4 = sext i32 %3 to i64, !dbg !808
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !808, !range !12
	%6 = sext i32 %5 to i64, !dbg !808
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !808, !range !12
	%8 = sext i32 %7 to i64, !dbg !808
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !808, !range !13
	%10 = sext i32 %9 to i64, !dbg !808
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !808, !range !14
	%12 = sext i32 %11 to i64, !dbg !808
	%13 = mul i64 %12, %8, !dbg !808
	%14 = add i64 %6, %13, !dbg !808
	%15 = mul i64 %10, %14, !dbg !808
	%16 = add i64 %4, %15, !dbg !808
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !808, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !808, !range !15
	%19 = mul i32 %17, %18, !dbg !808
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !808, !range !16
	%21 = mul i32 %19, %20, !dbg !808
	%22 = sext i32 %21 to i64, !dbg !808
	%23 = mul i64 %16, %22, !dbg !808
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !808, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !808, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !808, !range !18
	%27 = mul i32 %18, %26, !dbg !808
	%28 = add i32 %25, %27, !dbg !808
	%29 = mul i32 %17, %28, !dbg !808
	%30 = add i32 %24, %29, !dbg !808
	%31 = sext i32 %30 to i64, !dbg !808
	%32 = add i64 %23, %31, !dbg !808
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !809, !range !20
	%34 = sext i32 %33 to i64, !dbg !809
	%35 = and i32 %30, -32, !dbg !810
	%36 = sub i32 %21, %35, !dbg !810
	%37 = icmp slt i32 %36, 32, !dbg !810
	%38 = select i1 %37, i32 %36, i32 32, !dbg !810
	%39 = sext i32 %38 to i64, !dbg !810
	%40 = icmp eq i64 %39, 32, !dbg !811
	br i1 %40, label %b1, label %b2, !dbg !811

b1:
	br label %b2, !dbg !811

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !812
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !813
	%43 = mul i64 %32, 4, !dbg !815
	%44 = sub i64 %p1, %43, !dbg !816
	%45 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !814
	%46 = icmp uge i64 %32, %p5, !dbg !814
	%47 = icmp ugt i64 %43, %p1, !dbg !816
	%48 = icmp ugt i64 4, %44, !dbg !817
	%49 = icmp eq i64 %39, 0, !dbg !818
	%50 = or i1 %46, %47, !dbg !818
	%51 = or i1 %50, %48, !dbg !818
	%52 = or i1 %51, %49, !dbg !818
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !818, !prof !30

b2_ok1:
	%53 = load i16, i16 addrspace(1)* %45, align 2, !dbg !814
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %43, !dbg !816
	%55 = mul i64 %34, 7, !dbg !819
	%56 = add i64 %55, 3, !dbg !820
	%57 = icmp eq i64 %39, -1, !dbg !818
	%58 = select i1 %57, i64 1, i64 %39, !dbg !818
	%59 = srem i64 %56, %58, !dbg !818
	%60 = trunc i64 %59 to i32, !dbg !821
	%61 = zext i16 %53 to i32, !dbg !821
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !821
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !821
	%64 = trunc i32 %63 to i16, !dbg !821
	%65 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 0, !dbg !822
	store i16 %64, i16 addrspace(1)* %65, align 2, !dbg !822
	%66 = zext i16 %53 to i32, !dbg !823
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !823
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !823
	%69 = trunc i32 %68 to i16, !dbg !823
	%70 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 1, !dbg !824
	store i16 %69, i16 addrspace(1)* %70, align 2, !dbg !824
	%71 = trunc i64 %41 to i32, !dbg !825
	%72 = zext i16 %53 to i32, !dbg !825
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !825
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !825
	%75 = trunc i32 %74 to i16, !dbg !825
	%76 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 2, !dbg !826
	store i16 %75, i16 addrspace(1)* %76, align 2, !dbg !826
	%77 = trunc i64 %42 to i32, !dbg !827
	%78 = zext i16 %53 to i32, !dbg !827
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !827
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !827
	%81 = trunc i32 %80 to i16, !dbg !827
	%82 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 3, !dbg !828
	store i16 %81, i16 addrspace(1)* %82, align 2, !dbg !828
	%83 = mul i64 %32, 3, !dbg !829
	%84 = sub i64 %p3, %83, !dbg !830
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !830
	%86 = icmp ugt i64 %83, %p3, !dbg !830
	%87 = icmp ugt i64 3, %84, !dbg !831
	%88 = or i1 %86, %87, !dbg !831
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !831, !prof !30

b2_ok5:
	%89 = zext i16 %53 to i32, !dbg !832
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !832
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !833
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !833
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !834
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !834
	%93 = zext i16 %53 to i32, !dbg !835
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !835
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !836
	%95 = sub i64 %32, %34, !dbg !837
	%96 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %95, !dbg !838
	%97 = icmp uge i64 %95, %p5, !dbg !838
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !838, !prof !30

b2_ok7:
	%98 = load i16, i16 addrspace(1)* %96, align 2, !dbg !838
	%99 = zext i16 %98 to i32, !dbg !839
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !839
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !840
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !840
	ret void, !dbg !807

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !814
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !814

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !814
	ret void, !dbg !814

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !816
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !816

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !816
	ret void, !dbg !816

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !817
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !817

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !817
	ret void, !dbg !817

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !818
	ret void, !dbg !818

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !830
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !830

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !830
	ret void, !dbg !830

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !831
	ret void, !dbg !831

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !838
	ret void, !dbg !838
}

define void @ExchangeInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !841 {
entry:
	br label %b0, !dbg !842

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !842
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !842
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !842
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !845, !range !11
	%4 = sext i32 %3 to i64, !dbg !845
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !845, !range !12
	%6 = sext i32 %5 to i64, !dbg !845
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !845, !range !12
	%8 = sext i32 %7 to i64, !dbg !845
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !845, !range !13
	%10 = sext i32 %9 to i64, !dbg !845
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !845, !range !14
	%12 = sext i32 %11 to i64, !dbg !845
	%13 = mul i64 %12, %8, !dbg !845
	%14 = add i64 %6, %13, !dbg !845
	%15 = mul i64 %10, %14, !dbg !845
	%16 = add i64 %4, %15, !dbg !845
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !845, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !845, !range !15
	%19 = mul i32 %17, %18, !dbg !845
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !845, !range !16
	%21 = mul i32 %19, %20, !dbg !845
	%22 = sext i32 %21 to i64, !dbg !845
	%23 = mul i64 %16, %22, !dbg !845
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !845, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !845, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !845, !range !18
	%27 = mul i32 %18, %26, !dbg !845
	%28 = add i32 %25, %27, !dbg !845
	%29 = mul i32 %17, %28, !dbg !845
	%30 = add i32 %24, %29, !dbg !845
	%31 = sext i32 %30 to i64, !dbg !845
	%32 = add i64 %23, %31, !dbg !845
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !846, !range !20
	%34 = sext i32 %33 to i64, !dbg !846
	%35 = and i32 %30, -32, !dbg !847
	%36 = sub i32 %21, %35, !dbg !847
	%37 = icmp slt i32 %36, 32, !dbg !847
	%38 = select i1 %37, i32 %36, i32 32, !dbg !847
	%39 = sext i32 %38 to i64, !dbg !847
	%40 = icmp eq i64 %39, 32, !dbg !848
	br i1 %40, label %b1, label %b2, !dbg !848

b1:
	br label %b2, !dbg !848

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !849
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !850
	%43 = mul i64 %32, 4, !dbg !852
	%44 = sub i64 %p1, %43, !dbg !853
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !851
	%46 = icmp uge i64 %32, %p5, !dbg !851
	%47 = icmp ugt i64 %43, %p1, !dbg !853
	%48 = icmp ugt i64 4, %44, !dbg !854
	%49 = icmp eq i64 %39, 0, !dbg !855
	%50 = or i1 %46, %47, !dbg !855
	%51 = or i1 %50, %48, !dbg !855
	%52 = or i1 %51, %49, !dbg !855
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !855, !prof !30

b2_ok1:
	%53 = load i32, i32 addrspace(1)* %45, align 4, !dbg !851
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %43, !dbg !853
	%55 = mul i64 %34, 7, !dbg !856
	%56 = add i64 %55, 3, !dbg !857
	%57 = icmp eq i64 %39, -1, !dbg !855
	%58 = select i1 %57, i64 1, i64 %39, !dbg !855
	%59 = srem i64 %56, %58, !dbg !855
	%60 = trunc i64 %59 to i32, !dbg !858
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %53, i32 %60, i32 31), !dbg !858
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !858
	%63 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 0, !dbg !859
	store i32 %62, i32 addrspace(1)* %63, align 4, !dbg !859
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %53, i32 3, i32 0), !dbg !860
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !860
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 1, !dbg !861
	store i32 %65, i32 addrspace(1)* %66, align 4, !dbg !861
	%67 = trunc i64 %41 to i32, !dbg !862
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %53, i32 %67, i32 31), !dbg !862
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !862
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 2, !dbg !863
	store i32 %69, i32 addrspace(1)* %70, align 4, !dbg !863
	%71 = trunc i64 %42 to i32, !dbg !864
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %71, i32 31), !dbg !864
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !864
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 3, !dbg !865
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !865
	%75 = mul i64 %32, 3, !dbg !866
	%76 = sub i64 %p3, %75, !dbg !867
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %75, !dbg !867
	%78 = icmp ugt i64 %75, %p3, !dbg !867
	%79 = icmp ugt i64 3, %76, !dbg !868
	%80 = or i1 %78, %79, !dbg !868
	br i1 %80, label %b2_fail5, label %b2_ok5, !dbg !868, !prof !30

b2_ok5:
	%81 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %53) convergent nounwind, !dbg !869
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 0, !dbg !870
	store i32 %81, i32 addrspace(1)* %82, align 4, !dbg !870
	%83 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 1, !dbg !871
	store i32 7, i32 addrspace(1)* %83, align 4, !dbg !871
	%84 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %53) convergent nounwind, !dbg !872
	store i32 %84, i32 addrspace(1)* %83, align 4, !dbg !873
	%85 = sub i64 %32, %34, !dbg !874
	%86 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %85, !dbg !875
	%87 = icmp uge i64 %85, %p5, !dbg !875
	br i1 %87, label %b2_fail7, label %b2_ok7, !dbg !875, !prof !30

b2_ok7:
	%88 = load i32, i32 addrspace(1)* %86, align 4, !dbg !875
	%89 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %88) convergent nounwind, !dbg !876
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 2, !dbg !877
	store i32 %89, i32 addrspace(1)* %90, align 4, !dbg !877
	ret void, !dbg !844

b2_fail1:
	%91 = icmp uge i64 %32, %p5, !dbg !851
	br i1 %91, label %b2_fail2, label %b2_ok2, !dbg !851

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !851
	ret void, !dbg !851

b2_ok2:
	%92 = icmp ugt i64 %43, %p1, !dbg !853
	br i1 %92, label %b2_fail3, label %b2_ok3, !dbg !853

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !853
	ret void, !dbg !853

b2_ok3:
	%93 = icmp ugt i64 4, %44, !dbg !854
	br i1 %93, label %b2_fail4, label %b2_ok4, !dbg !854

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !854
	ret void, !dbg !854

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !855
	ret void, !dbg !855

b2_fail5:
	%94 = icmp ugt i64 %75, %p3, !dbg !867
	br i1 %94, label %b2_fail6, label %b2_ok6, !dbg !867

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %75, i64 %p3), !dbg !867
	ret void, !dbg !867

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %76), !dbg !868
	ret void, !dbg !868

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %85, i64 %p5), !dbg !875
	ret void, !dbg !875
}

define void @NumbersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !878 {
entry:
	br label %b0, !dbg !879

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !879
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !879
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !879
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !882, !range !11
	%4 = sext i32 %3 to i64, !dbg !882
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !882, !range !12
	%6 = sext i32 %5 to i64, !dbg !882
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !882, !range !12
	%8 = sext i32 %7 to i64, !dbg !882
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !882, !range !13
	%10 = sext i32 %9 to i64, !dbg !882
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !882, !range !14
	%12 = sext i32 %11 to i64, !dbg !882
	%13 = mul i64 %12, %8, !dbg !882
	%14 = add i64 %6, %13, !dbg !882
	%15 = mul i64 %10, %14, !dbg !882
	%16 = add i64 %4, %15, !dbg !882
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !882, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !882, !range !15
	%19 = mul i32 %17, %18, !dbg !882
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !882, !range !16
	%21 = mul i32 %19, %20, !dbg !882
	%22 = sext i32 %21 to i64, !dbg !882
	%23 = mul i64 %16, %22, !dbg !882
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !882, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !882, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !882, !range !18
	%27 = mul i32 %18, %26, !dbg !882
	%28 = add i32 %25, %27, !dbg !882
	%29 = mul i32 %17, %28, !dbg !882
	%30 = add i32 %24, %29, !dbg !882
	%31 = sext i32 %30 to i64, !dbg !882
	%32 = add i64 %23, %31, !dbg !882
	%33 = mul i64 %32, 6, !dbg !883
	%34 = sub i64 %p1, %33, !dbg !884
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !884
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !885
	%37 = icmp ugt i64 %33, %p1, !dbg !884
	%38 = icmp uge i64 %32, %p5, !dbg !885
	%39 = icmp ugt i64 6, %34, !dbg !888
	%40 = or i1 %37, %38, !dbg !888
	%41 = or i1 %40, %39, !dbg !888
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !888, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !885
	%43 = and i32 %30, -32, !dbg !895
	%44 = sub i32 %21, %43, !dbg !895
	%45 = icmp slt i32 %44, 32, !dbg !895
	%46 = select i1 %45, i32 %44, i32 32, !dbg !895
	%47 = sext i32 %46 to i64, !dbg !895
	%48 = icmp eq i64 %47, 32, !dbg !896
	%49 = mul i64 %47, 2, !dbg !897
	br label %b1, !dbg !888

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %171, %b48 ], !dbg !888
	br i1 %48, label %b2, label %b4, !dbg !896

b2:
	%51 = phi i32 [ %57, %b3 ], [ %42, %b1 ], !dbg !898
	%52 = phi i64 [ %58, %b3 ], [ 16, %b1 ], !dbg !899
	%53 = icmp sgt i64 %52, 0, !dbg !900
	br i1 %53, label %b3, label %b12, !dbg !900

b3:
	%54 = trunc i64 %52 to i32, !dbg !901
	%55 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %51, i32 %54, i32 31), !dbg !901
	%56 = extractvalue { i32, i1 } %55, 0, !dbg !901
	%57 = add i32 %51, %56, !dbg !902
	%58 = sdiv i64 %52, 2, !dbg !903
	br label %b2, !dbg !903

b4:
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !904, !range !20
	%60 = sext i32 %59 to i64, !dbg !904
	br label %b5, !dbg !904

b5:
	%61 = phi i32 [ %42, %b4 ], [ %72, %b10 ], !dbg !898
	%62 = phi i64 [ 16, %b4 ], [ %73, %b10 ], !dbg !905
	%63 = icmp sgt i64 %62, 0, !dbg !906
	br i1 %63, label %b6, label %b11, !dbg !906

b6:
	%64 = add i64 %60, %62, !dbg !907
	%65 = icmp sge i64 %64, %47, !dbg !908
	br i1 %65, label %b7, label %b8, !dbg !908

b7:
	br label %b8, !dbg !908

b8:
	%66 = phi i64 [ %64, %b6 ], [ %60, %b7 ], !dbg !909
	%67 = trunc i64 %66 to i32, !dbg !910
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %67, i32 31), !dbg !910
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !910
	%70 = icmp ne i64 %66, %60, !dbg !911
	br i1 %70, label %b9, label %b10, !dbg !911

b9:
	%71 = add i32 %61, %69, !dbg !902
	br label %b10, !dbg !912

b10:
	%72 = phi i32 [ %61, %b8 ], [ %71, %b9 ], !dbg !898
	%73 = sdiv i64 %62, 2, !dbg !913
	br label %b5, !dbg !913

b11:
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 0, i32 31), !dbg !914
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !914
	br label %b12, !dbg !915

b12:
	%76 = phi i32 [ %51, %b2 ], [ %75, %b11 ], !dbg !894
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !916
	store i32 %76, i32 addrspace(1)* %77, align 4, !dbg !916
	br i1 %48, label %b13, label %b15, !dbg !921

b13:
	%78 = phi i32 [ %85, %b14 ], [ %42, %b12 ], !dbg !922
	%79 = phi i64 [ %86, %b14 ], [ 16, %b12 ], !dbg !923
	%80 = icmp sgt i64 %79, 0, !dbg !924
	br i1 %80, label %b14, label %b23, !dbg !924

b14:
	%81 = trunc i64 %79 to i32, !dbg !925
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %81, i32 31), !dbg !925
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !925
	%84 = icmp slt i32 %78, %83, !dbg !926
	%85 = select i1 %84, i32 %78, i32 %83, !dbg !926
	%86 = sdiv i64 %79, 2, !dbg !927
	br label %b13, !dbg !927

b15:
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !928, !range !20
	%88 = sext i32 %87 to i64, !dbg !928
	br label %b16, !dbg !928

b16:
	%89 = phi i32 [ %42, %b15 ], [ %101, %b21 ], !dbg !922
	%90 = phi i64 [ 16, %b15 ], [ %102, %b21 ], !dbg !929
	%91 = icmp sgt i64 %90, 0, !dbg !930
	br i1 %91, label %b17, label %b22, !dbg !930

b17:
	%92 = add i64 %88, %90, !dbg !931
	%93 = icmp sge i64 %92, %47, !dbg !932
	br i1 %93, label %b18, label %b19, !dbg !932

b18:
	br label %b19, !dbg !932

b19:
	%94 = phi i64 [ %92, %b17 ], [ %88, %b18 ], !dbg !933
	%95 = trunc i64 %94 to i32, !dbg !934
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %89, i32 %95, i32 31), !dbg !934
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !934
	%98 = icmp ne i64 %94, %88, !dbg !935
	br i1 %98, label %b20, label %b21, !dbg !935

b20:
	%99 = icmp slt i32 %89, %97, !dbg !926
	%100 = select i1 %99, i32 %89, i32 %97, !dbg !926
	br label %b21, !dbg !936

b21:
	%101 = phi i32 [ %89, %b19 ], [ %100, %b20 ], !dbg !922
	%102 = sdiv i64 %90, 2, !dbg !937
	br label %b16, !dbg !937

b22:
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %89, i32 0, i32 31), !dbg !938
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !938
	br label %b23, !dbg !939

b23:
	%105 = phi i32 [ %78, %b13 ], [ %104, %b22 ], !dbg !920
	br i1 %48, label %b24, label %b26, !dbg !944

b24:
	%106 = phi i32 [ %113, %b25 ], [ %42, %b23 ], !dbg !945
	%107 = phi i64 [ %114, %b25 ], [ 16, %b23 ], !dbg !946
	%108 = icmp sgt i64 %107, 0, !dbg !947
	br i1 %108, label %b25, label %b34, !dbg !947

b25:
	%109 = trunc i64 %107 to i32, !dbg !948
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %109, i32 31), !dbg !948
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !948
	%112 = icmp sgt i32 %106, %111, !dbg !949
	%113 = select i1 %112, i32 %106, i32 %111, !dbg !949
	%114 = sdiv i64 %107, 2, !dbg !950
	br label %b24, !dbg !950

b26:
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !951, !range !20
	%116 = sext i32 %115 to i64, !dbg !951
	br label %b27, !dbg !951

b27:
	%117 = phi i32 [ %42, %b26 ], [ %129, %b32 ], !dbg !945
	%118 = phi i64 [ 16, %b26 ], [ %130, %b32 ], !dbg !952
	%119 = icmp sgt i64 %118, 0, !dbg !953
	br i1 %119, label %b28, label %b33, !dbg !953

b28:
	%120 = add i64 %116, %118, !dbg !954
	%121 = icmp sge i64 %120, %47, !dbg !955
	br i1 %121, label %b29, label %b30, !dbg !955

b29:
	br label %b30, !dbg !955

b30:
	%122 = phi i64 [ %120, %b28 ], [ %116, %b29 ], !dbg !956
	%123 = trunc i64 %122 to i32, !dbg !957
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %117, i32 %123, i32 31), !dbg !957
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !957
	%126 = icmp ne i64 %122, %116, !dbg !958
	br i1 %126, label %b31, label %b32, !dbg !958

b31:
	%127 = icmp sgt i32 %117, %125, !dbg !949
	%128 = select i1 %127, i32 %117, i32 %125, !dbg !949
	br label %b32, !dbg !959

b32:
	%129 = phi i32 [ %117, %b30 ], [ %128, %b31 ], !dbg !945
	%130 = sdiv i64 %118, 2, !dbg !960
	br label %b27, !dbg !960

b33:
	%131 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %117, i32 0, i32 31), !dbg !961
	%132 = extractvalue { i32, i1 } %131, 0, !dbg !961
	br label %b34, !dbg !962

b34:
	%133 = phi i32 [ %106, %b24 ], [ %132, %b33 ], !dbg !943
	%134 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !963
	store i32 %105, i32 addrspace(1)* %134, align 4, !dbg !963
	%135 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !964
	store i32 %133, i32 addrspace(1)* %135, align 4, !dbg !964
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !969, !range !20
	%137 = sext i32 %136 to i64, !dbg !969
	br label %b35, !dbg !969

b35:
	%138 = phi i32 [ %42, %b34 ], [ %146, %b38 ], !dbg !970
	%139 = phi i64 [ 1, %b34 ], [ %147, %b38 ], !dbg !971
	%140 = icmp slt i64 %139, 32, !dbg !972
	br i1 %140, label %b36, label %b39, !dbg !972

b36:
	%141 = trunc i64 %139 to i32, !dbg !973
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %138, i32 %141, i32 0), !dbg !973
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !973
	%144 = icmp sge i64 %137, %139, !dbg !974
	br i1 %144, label %b37, label %b38, !dbg !974

b37:
	%145 = add i32 %138, %143, !dbg !975
	br label %b38, !dbg !975

b38:
	%146 = phi i32 [ %138, %b36 ], [ %145, %b37 ], !dbg !970
	%147 = mul i64 %139, 2, !dbg !976
	br label %b35, !dbg !976

b39:
	%148 = phi i32 [ %156, %b42 ], [ %42, %b35 ], !dbg !980
	%149 = phi i64 [ %157, %b42 ], [ 1, %b35 ], !dbg !981
	%150 = icmp slt i64 %149, 32, !dbg !982
	br i1 %150, label %b40, label %b43, !dbg !982

b40:
	%151 = trunc i64 %149 to i32, !dbg !983
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %148, i32 %151, i32 0), !dbg !983
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !983
	%154 = icmp sge i64 %137, %149, !dbg !984
	br i1 %154, label %b41, label %b42, !dbg !984

b41:
	%155 = add i32 %148, %153, !dbg !985
	br label %b42, !dbg !985

b42:
	%156 = phi i32 [ %148, %b40 ], [ %155, %b41 ], !dbg !980
	%157 = mul i64 %149, 2, !dbg !986
	br label %b39, !dbg !986

b43:
	%158 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %148, i32 1, i32 0), !dbg !987
	%159 = extractvalue { i32, i1 } %158, 0, !dbg !987
	%160 = icmp eq i64 %137, 0, !dbg !988
	br i1 %160, label %b45, label %b44, !dbg !988

b44:
	br label %b45, !dbg !989

b45:
	%161 = phi i32 [ 0, %b43 ], [ %159, %b44 ], !dbg !978
	%162 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 3, !dbg !990
	store i32 %138, i32 addrspace(1)* %162, align 4, !dbg !990
	%163 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 4, !dbg !991
	store i32 %161, i32 addrspace(1)* %163, align 4, !dbg !991
	%164 = sdiv i64 %49, 3, !dbg !992
	%165 = icmp slt i64 %164, 0, !dbg !995
	br i1 %165, label %b47, label %b46, !dbg !995

b46:
	%166 = icmp sge i64 %164, %47, !dbg !996
	br i1 %166, label %b47, label %b48, !dbg !996

b47:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !997
	ret void, !dbg !997

b48:
	%167 = trunc i64 %164 to i32, !dbg !998
	%168 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %167, i32 31), !dbg !998
	%169 = extractvalue { i32, i1 } %168, 0, !dbg !998
	%170 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 5, !dbg !999
	store i32 %169, i32 addrspace(1)* %170, align 4, !dbg !999
	%171 = add i64 %50, 1, !dbg !999
	%172 = icmp slt i64 %171, 2, !dbg !999
	br i1 %172, label %b1, label %b49, !dbg !999

b49:
	%173 = sub i64 %p3, %33, !dbg !1000
	%174 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !1000
	%175 = icmp ugt i64 %33, %p3, !dbg !1000
	%176 = icmp ugt i64 6, %173, !dbg !1003
	%177 = or i1 %175, %176, !dbg !1003
	br i1 %177, label %b49_fail1, label %b49_ok1, !dbg !1003, !prof !30

b49_ok1:
	%178 = load i32, i32 addrspace(1)* %36, align 4, !dbg !1004
	%179 = add i64 %22, 32, !dbg !1010
	%180 = sub i64 %179, 1, !dbg !1011
	%181 = sub i64 %47, 1, !dbg !1016
	%182 = icmp eq i64 %137, %181, !dbg !1017
	%183 = mul i64 %22, 2, !dbg !1018
	br label %b50, !dbg !1003

b50:
	%184 = phi i64 [ 0, %b49_ok1 ], [ %366, %b129 ], !dbg !1003
	br i1 %48, label %b51, label %b53, !dbg !1020

b51:
	%185 = phi i32 [ %191, %b52 ], [ %178, %b50 ], !dbg !1021
	%186 = phi i64 [ %192, %b52 ], [ 16, %b50 ], !dbg !1022
	%187 = icmp sgt i64 %186, 0, !dbg !1023
	br i1 %187, label %b52, label %b60, !dbg !1023

b52:
	%188 = trunc i64 %186 to i32, !dbg !1024
	%189 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %185, i32 %188, i32 31), !dbg !1024
	%190 = extractvalue { i32, i1 } %189, 0, !dbg !1024
	%191 = add i32 %185, %190, !dbg !1025
	%192 = sdiv i64 %186, 2, !dbg !1026
	br label %b51, !dbg !1026

b53:
	%193 = phi i32 [ %204, %b58 ], [ %178, %b50 ], !dbg !1021
	%194 = phi i64 [ %205, %b58 ], [ 16, %b50 ], !dbg !1027
	%195 = icmp sgt i64 %194, 0, !dbg !1028
	br i1 %195, label %b54, label %b59, !dbg !1028

b54:
	%196 = add i64 %137, %194, !dbg !1029
	%197 = icmp sge i64 %196, %47, !dbg !1030
	br i1 %197, label %b55, label %b56, !dbg !1030

b55:
	br label %b56, !dbg !1030

b56:
	%198 = phi i64 [ %196, %b54 ], [ %137, %b55 ], !dbg !1031
	%199 = trunc i64 %198 to i32, !dbg !1032
	%200 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %193, i32 %199, i32 31), !dbg !1032
	%201 = extractvalue { i32, i1 } %200, 0, !dbg !1032
	%202 = icmp ne i64 %198, %137, !dbg !1033
	br i1 %202, label %b57, label %b58, !dbg !1033

b57:
	%203 = add i32 %193, %201, !dbg !1025
	br label %b58, !dbg !1034

b58:
	%204 = phi i32 [ %193, %b56 ], [ %203, %b57 ], !dbg !1021
	%205 = sdiv i64 %194, 2, !dbg !1035
	br label %b53, !dbg !1035

b59:
	%206 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %193, i32 0, i32 31), !dbg !1036
	%207 = extractvalue { i32, i1 } %206, 0, !dbg !1036
	br label %b60, !dbg !1037

b60:
	%208 = phi i32 [ %185, %b51 ], [ %207, %b59 ], !dbg !1019
	%209 = sdiv i64 %180, 32, !dbg !1038
	%210 = icmp eq i64 %209, 1, !dbg !1039
	br i1 %210, label %b66, label %b61, !dbg !1039

b61:
	call void @llvm.nvvm.barrier0(), !dbg !1041
	br i1 %160, label %b62, label %b63, !dbg !1042

b62:
	%211 = sdiv i64 %31, 32, !dbg !1043
	%212 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %211, !dbg !1044
	store i32 %208, i32 addrspace(3)* %212, align 4, !dbg !1044
	br label %b63, !dbg !1044

b63:
	call void @llvm.nvvm.barrier0(), !dbg !1045
	%213 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !1046
	%214 = load i32, i32 addrspace(3)* %213, align 4, !dbg !1046
	br label %b64, !dbg !1046

b64:
	%215 = phi i32 [ %214, %b63 ], [ %220, %b65 ], !dbg !1047
	%216 = phi i64 [ 1, %b63 ], [ %221, %b65 ], !dbg !1048
	%217 = icmp slt i64 %216, %209, !dbg !1049
	br i1 %217, label %b65, label %b66, !dbg !1049

b65:
	%218 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %216, !dbg !1050
	%219 = load i32, i32 addrspace(3)* %218, align 4, !dbg !1050
	%220 = add i32 %215, %219, !dbg !1025
	%221 = add i64 %216, 1, !dbg !1051
	br label %b64, !dbg !1051

b66:
	%222 = phi i32 [ %208, %b60 ], [ %215, %b64 ], !dbg !1008
	%223 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 0, !dbg !1052
	store i32 %222, i32 addrspace(1)* %223, align 4, !dbg !1052
	br i1 %48, label %b67, label %b69, !dbg !1057

b67:
	%224 = phi i32 [ %231, %b68 ], [ %178, %b66 ], !dbg !1058
	%225 = phi i64 [ %232, %b68 ], [ 16, %b66 ], !dbg !1059
	%226 = icmp sgt i64 %225, 0, !dbg !1060
	br i1 %226, label %b68, label %b76, !dbg !1060

b68:
	%227 = trunc i64 %225 to i32, !dbg !1061
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %224, i32 %227, i32 31), !dbg !1061
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !1061
	%230 = icmp slt i32 %224, %229, !dbg !1062
	%231 = select i1 %230, i32 %224, i32 %229, !dbg !1062
	%232 = sdiv i64 %225, 2, !dbg !1063
	br label %b67, !dbg !1063

b69:
	%233 = phi i32 [ %245, %b74 ], [ %178, %b66 ], !dbg !1058
	%234 = phi i64 [ %246, %b74 ], [ 16, %b66 ], !dbg !1064
	%235 = icmp sgt i64 %234, 0, !dbg !1065
	br i1 %235, label %b70, label %b75, !dbg !1065

b70:
	%236 = add i64 %137, %234, !dbg !1066
	%237 = icmp sge i64 %236, %47, !dbg !1067
	br i1 %237, label %b71, label %b72, !dbg !1067

b71:
	br label %b72, !dbg !1067

b72:
	%238 = phi i64 [ %236, %b70 ], [ %137, %b71 ], !dbg !1068
	%239 = trunc i64 %238 to i32, !dbg !1069
	%240 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 %239, i32 31), !dbg !1069
	%241 = extractvalue { i32, i1 } %240, 0, !dbg !1069
	%242 = icmp ne i64 %238, %137, !dbg !1070
	br i1 %242, label %b73, label %b74, !dbg !1070

b73:
	%243 = icmp slt i32 %233, %241, !dbg !1062
	%244 = select i1 %243, i32 %233, i32 %241, !dbg !1062
	br label %b74, !dbg !1071

b74:
	%245 = phi i32 [ %233, %b72 ], [ %244, %b73 ], !dbg !1058
	%246 = sdiv i64 %234, 2, !dbg !1072
	br label %b69, !dbg !1072

b75:
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 0, i32 31), !dbg !1073
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !1073
	br label %b76, !dbg !1074

b76:
	%249 = phi i32 [ %224, %b67 ], [ %248, %b75 ], !dbg !1056
	br i1 %210, label %b82, label %b77, !dbg !1075

b77:
	call void @llvm.nvvm.barrier0(), !dbg !1077
	br i1 %160, label %b78, label %b79, !dbg !1078

b78:
	%250 = sdiv i64 %31, 32, !dbg !1079
	%251 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %250, !dbg !1080
	store i32 %249, i32 addrspace(3)* %251, align 4, !dbg !1080
	br label %b79, !dbg !1080

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1081
	%252 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !1082
	%253 = load i32, i32 addrspace(3)* %252, align 4, !dbg !1082
	br label %b80, !dbg !1082

b80:
	%254 = phi i32 [ %253, %b79 ], [ %260, %b81 ], !dbg !1083
	%255 = phi i64 [ 1, %b79 ], [ %261, %b81 ], !dbg !1084
	%256 = icmp slt i64 %255, %209, !dbg !1085
	br i1 %256, label %b81, label %b82, !dbg !1085

b81:
	%257 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %255, !dbg !1086
	%258 = load i32, i32 addrspace(3)* %257, align 4, !dbg !1086
	%259 = icmp slt i32 %254, %258, !dbg !1062
	%260 = select i1 %259, i32 %254, i32 %258, !dbg !1062
	%261 = add i64 %255, 1, !dbg !1087
	br label %b80, !dbg !1087

b82:
	%262 = phi i32 [ %249, %b76 ], [ %254, %b80 ], !dbg !1055
	br i1 %48, label %b83, label %b85, !dbg !1092

b83:
	%263 = phi i32 [ %270, %b84 ], [ %178, %b82 ], !dbg !1093
	%264 = phi i64 [ %271, %b84 ], [ 16, %b82 ], !dbg !1094
	%265 = icmp sgt i64 %264, 0, !dbg !1095
	br i1 %265, label %b84, label %b92, !dbg !1095

b84:
	%266 = trunc i64 %264 to i32, !dbg !1096
	%267 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %263, i32 %266, i32 31), !dbg !1096
	%268 = extractvalue { i32, i1 } %267, 0, !dbg !1096
	%269 = icmp sgt i32 %263, %268, !dbg !1097
	%270 = select i1 %269, i32 %263, i32 %268, !dbg !1097
	%271 = sdiv i64 %264, 2, !dbg !1098
	br label %b83, !dbg !1098

b85:
	%272 = phi i32 [ %284, %b90 ], [ %178, %b82 ], !dbg !1093
	%273 = phi i64 [ %285, %b90 ], [ 16, %b82 ], !dbg !1099
	%274 = icmp sgt i64 %273, 0, !dbg !1100
	br i1 %274, label %b86, label %b91, !dbg !1100

b86:
	%275 = add i64 %137, %273, !dbg !1101
	%276 = icmp sge i64 %275, %47, !dbg !1102
	br i1 %276, label %b87, label %b88, !dbg !1102

b87:
	br label %b88, !dbg !1102

b88:
	%277 = phi i64 [ %275, %b86 ], [ %137, %b87 ], !dbg !1103
	%278 = trunc i64 %277 to i32, !dbg !1104
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %278, i32 31), !dbg !1104
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !1104
	%281 = icmp ne i64 %277, %137, !dbg !1105
	br i1 %281, label %b89, label %b90, !dbg !1105

b89:
	%282 = icmp sgt i32 %272, %280, !dbg !1097
	%283 = select i1 %282, i32 %272, i32 %280, !dbg !1097
	br label %b90, !dbg !1106

b90:
	%284 = phi i32 [ %272, %b88 ], [ %283, %b89 ], !dbg !1093
	%285 = sdiv i64 %273, 2, !dbg !1107
	br label %b85, !dbg !1107

b91:
	%286 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 0, i32 31), !dbg !1108
	%287 = extractvalue { i32, i1 } %286, 0, !dbg !1108
	br label %b92, !dbg !1109

b92:
	%288 = phi i32 [ %263, %b83 ], [ %287, %b91 ], !dbg !1091
	br i1 %210, label %b98, label %b93, !dbg !1110

b93:
	call void @llvm.nvvm.barrier0(), !dbg !1112
	br i1 %160, label %b94, label %b95, !dbg !1113

b94:
	%289 = sdiv i64 %31, 32, !dbg !1114
	%290 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %289, !dbg !1115
	store i32 %288, i32 addrspace(3)* %290, align 4, !dbg !1115
	br label %b95, !dbg !1115

b95:
	call void @llvm.nvvm.barrier0(), !dbg !1116
	%291 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !1117
	%292 = load i32, i32 addrspace(3)* %291, align 4, !dbg !1117
	br label %b96, !dbg !1117

b96:
	%293 = phi i32 [ %292, %b95 ], [ %299, %b97 ], !dbg !1118
	%294 = phi i64 [ 1, %b95 ], [ %300, %b97 ], !dbg !1119
	%295 = icmp slt i64 %294, %209, !dbg !1120
	br i1 %295, label %b97, label %b98, !dbg !1120

b97:
	%296 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %294, !dbg !1121
	%297 = load i32, i32 addrspace(3)* %296, align 4, !dbg !1121
	%298 = icmp sgt i32 %293, %297, !dbg !1097
	%299 = select i1 %298, i32 %293, i32 %297, !dbg !1097
	%300 = add i64 %294, 1, !dbg !1122
	br label %b96, !dbg !1122

b98:
	%301 = phi i32 [ %288, %b92 ], [ %293, %b96 ], !dbg !1090
	%302 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 1, !dbg !1123
	store i32 %262, i32 addrspace(1)* %302, align 4, !dbg !1123
	%303 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 2, !dbg !1124
	store i32 %301, i32 addrspace(1)* %303, align 4, !dbg !1124
	br label %b99, !dbg !1125

b99:
	%304 = phi i32 [ %178, %b98 ], [ %312, %b102 ], !dbg !1126
	%305 = phi i64 [ 1, %b98 ], [ %313, %b102 ], !dbg !1127
	%306 = icmp slt i64 %305, 32, !dbg !1128
	br i1 %306, label %b100, label %b103, !dbg !1128

b100:
	%307 = trunc i64 %305 to i32, !dbg !1129
	%308 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %304, i32 %307, i32 0), !dbg !1129
	%309 = extractvalue { i32, i1 } %308, 0, !dbg !1129
	%310 = icmp sge i64 %137, %305, !dbg !1130
	br i1 %310, label %b101, label %b102, !dbg !1130

b101:
	%311 = add i32 %304, %309, !dbg !1131
	br label %b102, !dbg !1131

b102:
	%312 = phi i32 [ %304, %b100 ], [ %311, %b101 ], !dbg !1126
	%313 = mul i64 %305, 2, !dbg !1132
	br label %b99, !dbg !1132

b103:
	br i1 %210, label %b109, label %b104, !dbg !1133

b104:
	%314 = sdiv i64 %31, 32, !dbg !1135
	call void @llvm.nvvm.barrier0(), !dbg !1136
	br i1 %182, label %b105, label %b106, !dbg !1017

b105:
	%315 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %314, !dbg !1137
	store i32 %304, i32 addrspace(3)* %315, align 4, !dbg !1137
	br label %b106, !dbg !1137

b106:
	call void @llvm.nvvm.barrier0(), !dbg !1138
	%316 = icmp slt i64 0, %314, !dbg !1138
	br i1 %316, label %b107, label %b108, !dbg !1138

b107:
	%317 = phi i32 [ %322, %b107_ok1 ], [ 0, %b106 ], !dbg !1139
	%318 = phi i64 [ %323, %b107_ok1 ], [ 0, %b106 ], !dbg !1139
	%319 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %318, !dbg !1140
	%320 = icmp uge i64 %318, 32, !dbg !1140
	br i1 %320, label %b107_fail1, label %b107_ok1, !dbg !1140, !prof !30

b107_ok1:
	%321 = load i32, i32 addrspace(3)* %319, align 4, !dbg !1140
	%322 = add i32 %317, %321, !dbg !1141
	%323 = add i64 %318, 1, !dbg !1141
	%324 = icmp slt i64 %323, %314, !dbg !1141
	br i1 %324, label %b107, label %b108, !dbg !1141

b108:
	%325 = phi i32 [ 0, %b106 ], [ %322, %b107_ok1 ], !dbg !1139
	br label %b109, !dbg !1142

b109:
	%326 = phi i32 [ 0, %b103 ], [ %325, %b108 ], !dbg !1015
	%327 = add i32 %326, %304, !dbg !1143
	br label %b110, !dbg !1147

b110:
	%328 = phi i32 [ %178, %b109 ], [ %336, %b113 ], !dbg !1148
	%329 = phi i64 [ 1, %b109 ], [ %337, %b113 ], !dbg !1149
	%330 = icmp slt i64 %329, 32, !dbg !1150
	br i1 %330, label %b111, label %b114, !dbg !1150

b111:
	%331 = trunc i64 %329 to i32, !dbg !1151
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %328, i32 %331, i32 0), !dbg !1151
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !1151
	%334 = icmp sge i64 %137, %329, !dbg !1152
	br i1 %334, label %b112, label %b113, !dbg !1152

b112:
	%335 = add i32 %328, %333, !dbg !1153
	br label %b113, !dbg !1153

b113:
	%336 = phi i32 [ %328, %b111 ], [ %335, %b112 ], !dbg !1148
	%337 = mul i64 %329, 2, !dbg !1154
	br label %b110, !dbg !1154

b114:
	br i1 %210, label %b120, label %b115, !dbg !1155

b115:
	%338 = sdiv i64 %31, 32, !dbg !1157
	call void @llvm.nvvm.barrier0(), !dbg !1158
	br i1 %182, label %b116, label %b117, !dbg !1159

b116:
	%339 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %338, !dbg !1160
	store i32 %328, i32 addrspace(3)* %339, align 4, !dbg !1160
	br label %b117, !dbg !1160

b117:
	call void @llvm.nvvm.barrier0(), !dbg !1161
	%340 = icmp slt i64 0, %338, !dbg !1161
	br i1 %340, label %b118, label %b119, !dbg !1161

b118:
	%341 = phi i32 [ %346, %b118_ok1 ], [ 0, %b117 ], !dbg !1162
	%342 = phi i64 [ %347, %b118_ok1 ], [ 0, %b117 ], !dbg !1162
	%343 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_2, i64 0, i64 %342, !dbg !1163
	%344 = icmp uge i64 %342, 32, !dbg !1163
	br i1 %344, label %b118_fail1, label %b118_ok1, !dbg !1163, !prof !30

b118_ok1:
	%345 = load i32, i32 addrspace(3)* %343, align 4, !dbg !1163
	%346 = add i32 %341, %345, !dbg !1164
	%347 = add i64 %342, 1, !dbg !1164
	%348 = icmp slt i64 %347, %338, !dbg !1164
	br i1 %348, label %b118, label %b119, !dbg !1164

b119:
	%349 = phi i32 [ 0, %b117 ], [ %346, %b118_ok1 ], !dbg !1162
	br label %b120, !dbg !1165

b120:
	%350 = phi i32 [ 0, %b114 ], [ %349, %b119 ], !dbg !1146
	%351 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %328, i32 1, i32 0), !dbg !1166
	%352 = extractvalue { i32, i1 } %351, 0, !dbg !1166
	br i1 %160, label %b122, label %b121, !dbg !1167

b121:
	%353 = add i32 %350, %352, !dbg !1168
	br label %b122, !dbg !1169

b122:
	%354 = phi i32 [ %350, %b120 ], [ %353, %b121 ], !dbg !1145
	%355 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 3, !dbg !1170
	store i32 %327, i32 addrspace(1)* %355, align 4, !dbg !1170
	%356 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 4, !dbg !1171
	store i32 %354, i32 addrspace(1)* %356, align 4, !dbg !1171
	%357 = sdiv i64 %183, 3, !dbg !1172
	%358 = icmp sge i64 %357, %22, !dbg !1175
	br i1 %358, label %b123, label %b124, !dbg !1175

b123:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !1176
	ret void, !dbg !1176

b124:
	br i1 %210, label %b125, label %b126, !dbg !1177

b125:
	%359 = trunc i64 %357 to i32, !dbg !1178
	%360 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %178, i32 %359, i32 31), !dbg !1178
	%361 = extractvalue { i32, i1 } %360, 0, !dbg !1178
	br label %b129, !dbg !1179

b126:
	call void @llvm.nvvm.barrier0(), !dbg !1181
	%362 = icmp eq i64 %31, %357, !dbg !1182
	br i1 %362, label %b127, label %b128, !dbg !1182

b127:
	store i32 %178, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !1183
	br label %b128, !dbg !1183

b128:
	call void @llvm.nvvm.barrier0(), !dbg !1184
	%363 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !1185
	br label %b129, !dbg !1186

b129:
	%364 = phi i32 [ %361, %b125 ], [ %363, %b128 ], !dbg !1174
	%365 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 5, !dbg !1187
	store i32 %364, i32 addrspace(1)* %365, align 4, !dbg !1187
	%366 = add i64 %184, 1, !dbg !1187
	%367 = icmp slt i64 %366, 2, !dbg !1187
	br i1 %367, label %b50, label %b130, !dbg !1187

b130:
	ret void, !dbg !881

b0_fail1:
	%368 = icmp ugt i64 %33, %p1, !dbg !884
	br i1 %368, label %b0_fail2, label %b0_ok2, !dbg !884

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %33, i64 %p1), !dbg !884
	ret void, !dbg !884

b0_ok2:
	%369 = icmp uge i64 %32, %p5, !dbg !885
	br i1 %369, label %b0_fail3, label %b0_ok3, !dbg !885

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %32, i64 %p5), !dbg !885
	ret void, !dbg !885

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 6, i64 %34), !dbg !888
	ret void, !dbg !888

b49_fail1:
	%370 = icmp ugt i64 %33, %p3, !dbg !1000
	br i1 %370, label %b49_fail2, label %b49_ok2, !dbg !1000

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %33, i64 %p3), !dbg !1000
	ret void, !dbg !1000

b49_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 6, i64 %173), !dbg !1003
	ret void, !dbg !1003

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %318, i64 32), !dbg !1140
	ret void, !dbg !1140

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %342, i64 32), !dbg !1163
	ret void, !dbg !1163
}

define void @IntegersInt32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1188 {
entry:
	br label %b0, !dbg !1189

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !1189
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1189
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !1189
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1192, !range !11
	%4 = sext i32 %3 to i64, !dbg !1192
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1192, !range !12
	%6 = sext i32 %5 to i64, !dbg !1192
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1192, !range !12
	%8 = sext i32 %7 to i64, !dbg !1192
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1192, !range !13
	%10 = sext i32 %9 to i64, !dbg !1192
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1192, !range !14
	%12 = sext i32 %11 to i64, !dbg !1192
	%13 = mul i64 %12, %8, !dbg !1192
	%14 = add i64 %6, %13, !dbg !1192
	%15 = mul i64 %10, %14, !dbg !1192
	%16 = add i64 %4, %15, !dbg !1192
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1192, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1192, !range !15
	%19 = mul i32 %17, %18, !dbg !1192
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1192, !range !16
	%21 = mul i32 %19, %20, !dbg !1192
	%22 = sext i32 %21 to i64, !dbg !1192
	%23 = mul i64 %16, %22, !dbg !1192
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1192, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1192, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1192, !range !18
	%27 = mul i32 %18, %26, !dbg !1192
	%28 = add i32 %25, %27, !dbg !1192
	%29 = mul i32 %17, %28, !dbg !1192
	%30 = add i32 %24, %29, !dbg !1192
	%31 = sext i32 %30 to i64, !dbg !1192
	%32 = add i64 %23, %31, !dbg !1192
	%33 = mul i64 %32, 3, !dbg !1193
	%34 = sub i64 %p1, %33, !dbg !1194
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !1194
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !1195
	%37 = icmp ugt i64 %33, %p1, !dbg !1194
	%38 = icmp uge i64 %32, %p5, !dbg !1195
	%39 = icmp ugt i64 3, %34, !dbg !1198
	%40 = or i1 %37, %38, !dbg !1198
	%41 = or i1 %40, %39, !dbg !1198
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !1198, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !1195
	%43 = and i32 %30, -32, !dbg !1203
	%44 = sub i32 %21, %43, !dbg !1203
	%45 = icmp slt i32 %44, 32, !dbg !1203
	%46 = select i1 %45, i32 %44, i32 32, !dbg !1203
	%47 = sext i32 %46 to i64, !dbg !1203
	%48 = icmp eq i64 %47, 32, !dbg !1204
	br i1 %48, label %b1, label %b3, !dbg !1204

b1:
	%49 = phi i32 [ %42, %b0_ok1 ], [ %55, %b2 ], !dbg !1205
	%50 = phi i64 [ 16, %b0_ok1 ], [ %56, %b2 ], !dbg !1206
	%51 = icmp sgt i64 %50, 0, !dbg !1207
	br i1 %51, label %b2, label %b11, !dbg !1207

b2:
	%52 = trunc i64 %50 to i32, !dbg !1208
	%53 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %52, i32 31), !dbg !1208
	%54 = extractvalue { i32, i1 } %53, 0, !dbg !1208
	%55 = and i32 %49, %54, !dbg !1209
	%56 = sdiv i64 %50, 2, !dbg !1210
	br label %b1, !dbg !1210

b3:
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1211, !range !20
	%58 = sext i32 %57 to i64, !dbg !1211
	br label %b4, !dbg !1211

b4:
	%59 = phi i32 [ %42, %b3 ], [ %70, %b9 ], !dbg !1205
	%60 = phi i64 [ 16, %b3 ], [ %71, %b9 ], !dbg !1212
	%61 = icmp sgt i64 %60, 0, !dbg !1213
	br i1 %61, label %b5, label %b10, !dbg !1213

b5:
	%62 = add i64 %58, %60, !dbg !1214
	%63 = icmp sge i64 %62, %47, !dbg !1215
	br i1 %63, label %b6, label %b7, !dbg !1215

b6:
	br label %b7, !dbg !1215

b7:
	%64 = phi i64 [ %62, %b5 ], [ %58, %b6 ], !dbg !1216
	%65 = trunc i64 %64 to i32, !dbg !1217
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %59, i32 %65, i32 31), !dbg !1217
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !1217
	%68 = icmp ne i64 %64, %58, !dbg !1218
	br i1 %68, label %b8, label %b9, !dbg !1218

b8:
	%69 = and i32 %59, %67, !dbg !1209
	br label %b9, !dbg !1219

b9:
	%70 = phi i32 [ %59, %b7 ], [ %69, %b8 ], !dbg !1205
	%71 = sdiv i64 %60, 2, !dbg !1220
	br label %b4, !dbg !1220

b10:
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %59, i32 0, i32 31), !dbg !1221
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !1221
	br label %b11, !dbg !1222

b11:
	%74 = phi i32 [ %49, %b1 ], [ %73, %b10 ], !dbg !1202
	br i1 %48, label %b12, label %b14, !dbg !1227

b12:
	%75 = phi i32 [ %42, %b11 ], [ %81, %b13 ], !dbg !1228
	%76 = phi i64 [ 16, %b11 ], [ %82, %b13 ], !dbg !1229
	%77 = icmp sgt i64 %76, 0, !dbg !1230
	br i1 %77, label %b13, label %b22, !dbg !1230

b13:
	%78 = trunc i64 %76 to i32, !dbg !1231
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %75, i32 %78, i32 31), !dbg !1231
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !1231
	%81 = or i32 %75, %80, !dbg !1232
	%82 = sdiv i64 %76, 2, !dbg !1233
	br label %b12, !dbg !1233

b14:
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1234, !range !20
	%84 = sext i32 %83 to i64, !dbg !1234
	br label %b15, !dbg !1234

b15:
	%85 = phi i32 [ %42, %b14 ], [ %96, %b20 ], !dbg !1228
	%86 = phi i64 [ 16, %b14 ], [ %97, %b20 ], !dbg !1235
	%87 = icmp sgt i64 %86, 0, !dbg !1236
	br i1 %87, label %b16, label %b21, !dbg !1236

b16:
	%88 = add i64 %84, %86, !dbg !1237
	%89 = icmp sge i64 %88, %47, !dbg !1238
	br i1 %89, label %b17, label %b18, !dbg !1238

b17:
	br label %b18, !dbg !1238

b18:
	%90 = phi i64 [ %88, %b16 ], [ %84, %b17 ], !dbg !1239
	%91 = trunc i64 %90 to i32, !dbg !1240
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %85, i32 %91, i32 31), !dbg !1240
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !1240
	%94 = icmp ne i64 %90, %84, !dbg !1241
	br i1 %94, label %b19, label %b20, !dbg !1241

b19:
	%95 = or i32 %85, %93, !dbg !1232
	br label %b20, !dbg !1242

b20:
	%96 = phi i32 [ %85, %b18 ], [ %95, %b19 ], !dbg !1228
	%97 = sdiv i64 %86, 2, !dbg !1243
	br label %b15, !dbg !1243

b21:
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %85, i32 0, i32 31), !dbg !1244
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !1244
	br label %b22, !dbg !1245

b22:
	%100 = phi i32 [ %75, %b12 ], [ %99, %b21 ], !dbg !1226
	br i1 %48, label %b23, label %b25, !dbg !1250

b23:
	%101 = phi i32 [ %42, %b22 ], [ %107, %b24 ], !dbg !1251
	%102 = phi i64 [ 16, %b22 ], [ %108, %b24 ], !dbg !1252
	%103 = icmp sgt i64 %102, 0, !dbg !1253
	br i1 %103, label %b24, label %b33, !dbg !1253

b24:
	%104 = trunc i64 %102 to i32, !dbg !1254
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %101, i32 %104, i32 31), !dbg !1254
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !1254
	%107 = xor i32 %101, %106, !dbg !1255
	%108 = sdiv i64 %102, 2, !dbg !1256
	br label %b23, !dbg !1256

b25:
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1257, !range !20
	%110 = sext i32 %109 to i64, !dbg !1257
	br label %b26, !dbg !1257

b26:
	%111 = phi i32 [ %42, %b25 ], [ %122, %b31 ], !dbg !1251
	%112 = phi i64 [ 16, %b25 ], [ %123, %b31 ], !dbg !1258
	%113 = icmp sgt i64 %112, 0, !dbg !1259
	br i1 %113, label %b27, label %b32, !dbg !1259

b27:
	%114 = add i64 %110, %112, !dbg !1260
	%115 = icmp sge i64 %114, %47, !dbg !1261
	br i1 %115, label %b28, label %b29, !dbg !1261

b28:
	br label %b29, !dbg !1261

b29:
	%116 = phi i64 [ %114, %b27 ], [ %110, %b28 ], !dbg !1262
	%117 = trunc i64 %116 to i32, !dbg !1263
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %111, i32 %117, i32 31), !dbg !1263
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !1263
	%120 = icmp ne i64 %116, %110, !dbg !1264
	br i1 %120, label %b30, label %b31, !dbg !1264

b30:
	%121 = xor i32 %111, %119, !dbg !1255
	br label %b31, !dbg !1265

b31:
	%122 = phi i32 [ %111, %b29 ], [ %121, %b30 ], !dbg !1251
	%123 = sdiv i64 %112, 2, !dbg !1266
	br label %b26, !dbg !1266

b32:
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %111, i32 0, i32 31), !dbg !1267
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !1267
	br label %b33, !dbg !1268

b33:
	%126 = phi i32 [ %101, %b23 ], [ %125, %b32 ], !dbg !1249
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !1269
	store i32 %74, i32 addrspace(1)* %127, align 4, !dbg !1269
	%128 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !1270
	store i32 %100, i32 addrspace(1)* %128, align 4, !dbg !1270
	%129 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !1271
	store i32 %126, i32 addrspace(1)* %129, align 4, !dbg !1271
	%130 = sub i64 %p3, %33, !dbg !1272
	%131 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !1272
	%132 = icmp ugt i64 %33, %p3, !dbg !1272
	%133 = icmp ugt i64 3, %130, !dbg !1275
	%134 = or i1 %132, %133, !dbg !1275
	br i1 %134, label %b33_fail1, label %b33_ok1, !dbg !1275, !prof !30

b33_ok1:
	%135 = load i32, i32 addrspace(1)* %36, align 4, !dbg !1276
	br i1 %48, label %b34, label %b36, !dbg !1281

b34:
	%136 = phi i32 [ %135, %b33_ok1 ], [ %142, %b35 ], !dbg !1282
	%137 = phi i64 [ 16, %b33_ok1 ], [ %143, %b35 ], !dbg !1283
	%138 = icmp sgt i64 %137, 0, !dbg !1284
	br i1 %138, label %b35, label %b44, !dbg !1284

b35:
	%139 = trunc i64 %137 to i32, !dbg !1285
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %136, i32 %139, i32 31), !dbg !1285
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !1285
	%142 = and i32 %136, %141, !dbg !1286
	%143 = sdiv i64 %137, 2, !dbg !1287
	br label %b34, !dbg !1287

b36:
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1288, !range !20
	%145 = sext i32 %144 to i64, !dbg !1288
	br label %b37, !dbg !1288

b37:
	%146 = phi i32 [ %135, %b36 ], [ %157, %b42 ], !dbg !1282
	%147 = phi i64 [ 16, %b36 ], [ %158, %b42 ], !dbg !1289
	%148 = icmp sgt i64 %147, 0, !dbg !1290
	br i1 %148, label %b38, label %b43, !dbg !1290

b38:
	%149 = add i64 %145, %147, !dbg !1291
	%150 = icmp sge i64 %149, %47, !dbg !1292
	br i1 %150, label %b39, label %b40, !dbg !1292

b39:
	br label %b40, !dbg !1292

b40:
	%151 = phi i64 [ %149, %b38 ], [ %145, %b39 ], !dbg !1293
	%152 = trunc i64 %151 to i32, !dbg !1294
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %146, i32 %152, i32 31), !dbg !1294
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !1294
	%155 = icmp ne i64 %151, %145, !dbg !1295
	br i1 %155, label %b41, label %b42, !dbg !1295

b41:
	%156 = and i32 %146, %154, !dbg !1286
	br label %b42, !dbg !1296

b42:
	%157 = phi i32 [ %146, %b40 ], [ %156, %b41 ], !dbg !1282
	%158 = sdiv i64 %147, 2, !dbg !1297
	br label %b37, !dbg !1297

b43:
	%159 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %146, i32 0, i32 31), !dbg !1298
	%160 = extractvalue { i32, i1 } %159, 0, !dbg !1298
	br label %b44, !dbg !1299

b44:
	%161 = phi i32 [ %136, %b34 ], [ %160, %b43 ], !dbg !1280
	%162 = add i64 %22, 32, !dbg !1301
	%163 = sub i64 %162, 1, !dbg !1302
	%164 = sdiv i64 %163, 32, !dbg !1303
	%165 = icmp eq i64 %164, 1, !dbg !1304
	br i1 %165, label %b50, label %b45, !dbg !1304

b45:
	call void @llvm.nvvm.barrier0(), !dbg !1306
	%166 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1307, !range !20
	%167 = sext i32 %166 to i64, !dbg !1307
	%168 = icmp eq i64 %167, 0, !dbg !1308
	br i1 %168, label %b46, label %b47, !dbg !1308

b46:
	%169 = sdiv i64 %31, 32, !dbg !1309
	%170 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %169, !dbg !1310
	store i32 %161, i32 addrspace(3)* %170, align 4, !dbg !1310
	br label %b47, !dbg !1310

b47:
	call void @llvm.nvvm.barrier0(), !dbg !1311
	%171 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !1312
	%172 = load i32, i32 addrspace(3)* %171, align 4, !dbg !1312
	br label %b48, !dbg !1312

b48:
	%173 = phi i32 [ %172, %b47 ], [ %178, %b49 ], !dbg !1313
	%174 = phi i64 [ 1, %b47 ], [ %179, %b49 ], !dbg !1314
	%175 = icmp slt i64 %174, %164, !dbg !1315
	br i1 %175, label %b49, label %b50, !dbg !1315

b49:
	%176 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %174, !dbg !1316
	%177 = load i32, i32 addrspace(3)* %176, align 4, !dbg !1316
	%178 = and i32 %173, %177, !dbg !1286
	%179 = add i64 %174, 1, !dbg !1317
	br label %b48, !dbg !1317

b50:
	%180 = phi i32 [ %161, %b44 ], [ %173, %b48 ], !dbg !1279
	br i1 %48, label %b51, label %b53, !dbg !1322

b51:
	%181 = phi i32 [ %135, %b50 ], [ %187, %b52 ], !dbg !1323
	%182 = phi i64 [ 16, %b50 ], [ %188, %b52 ], !dbg !1324
	%183 = icmp sgt i64 %182, 0, !dbg !1325
	br i1 %183, label %b52, label %b61, !dbg !1325

b52:
	%184 = trunc i64 %182 to i32, !dbg !1326
	%185 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %181, i32 %184, i32 31), !dbg !1326
	%186 = extractvalue { i32, i1 } %185, 0, !dbg !1326
	%187 = or i32 %181, %186, !dbg !1327
	%188 = sdiv i64 %182, 2, !dbg !1328
	br label %b51, !dbg !1328

b53:
	%189 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1329, !range !20
	%190 = sext i32 %189 to i64, !dbg !1329
	br label %b54, !dbg !1329

b54:
	%191 = phi i32 [ %135, %b53 ], [ %202, %b59 ], !dbg !1323
	%192 = phi i64 [ 16, %b53 ], [ %203, %b59 ], !dbg !1330
	%193 = icmp sgt i64 %192, 0, !dbg !1331
	br i1 %193, label %b55, label %b60, !dbg !1331

b55:
	%194 = add i64 %190, %192, !dbg !1332
	%195 = icmp sge i64 %194, %47, !dbg !1333
	br i1 %195, label %b56, label %b57, !dbg !1333

b56:
	br label %b57, !dbg !1333

b57:
	%196 = phi i64 [ %194, %b55 ], [ %190, %b56 ], !dbg !1334
	%197 = trunc i64 %196 to i32, !dbg !1335
	%198 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %191, i32 %197, i32 31), !dbg !1335
	%199 = extractvalue { i32, i1 } %198, 0, !dbg !1335
	%200 = icmp ne i64 %196, %190, !dbg !1336
	br i1 %200, label %b58, label %b59, !dbg !1336

b58:
	%201 = or i32 %191, %199, !dbg !1327
	br label %b59, !dbg !1337

b59:
	%202 = phi i32 [ %191, %b57 ], [ %201, %b58 ], !dbg !1323
	%203 = sdiv i64 %192, 2, !dbg !1338
	br label %b54, !dbg !1338

b60:
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %191, i32 0, i32 31), !dbg !1339
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !1339
	br label %b61, !dbg !1340

b61:
	%206 = phi i32 [ %181, %b51 ], [ %205, %b60 ], !dbg !1321
	br i1 %165, label %b67, label %b62, !dbg !1341

b62:
	call void @llvm.nvvm.barrier0(), !dbg !1343
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1344, !range !20
	%208 = sext i32 %207 to i64, !dbg !1344
	%209 = icmp eq i64 %208, 0, !dbg !1345
	br i1 %209, label %b63, label %b64, !dbg !1345

b63:
	%210 = sdiv i64 %31, 32, !dbg !1346
	%211 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %210, !dbg !1347
	store i32 %206, i32 addrspace(3)* %211, align 4, !dbg !1347
	br label %b64, !dbg !1347

b64:
	call void @llvm.nvvm.barrier0(), !dbg !1348
	%212 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !1349
	%213 = load i32, i32 addrspace(3)* %212, align 4, !dbg !1349
	br label %b65, !dbg !1349

b65:
	%214 = phi i32 [ %213, %b64 ], [ %219, %b66 ], !dbg !1350
	%215 = phi i64 [ 1, %b64 ], [ %220, %b66 ], !dbg !1351
	%216 = icmp slt i64 %215, %164, !dbg !1352
	br i1 %216, label %b66, label %b67, !dbg !1352

b66:
	%217 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %215, !dbg !1353
	%218 = load i32, i32 addrspace(3)* %217, align 4, !dbg !1353
	%219 = or i32 %214, %218, !dbg !1327
	%220 = add i64 %215, 1, !dbg !1354
	br label %b65, !dbg !1354

b67:
	%221 = phi i32 [ %206, %b61 ], [ %214, %b65 ], !dbg !1320
	br i1 %48, label %b68, label %b70, !dbg !1359

b68:
	%222 = phi i32 [ %135, %b67 ], [ %228, %b69 ], !dbg !1360
	%223 = phi i64 [ 16, %b67 ], [ %229, %b69 ], !dbg !1361
	%224 = icmp sgt i64 %223, 0, !dbg !1362
	br i1 %224, label %b69, label %b78, !dbg !1362

b69:
	%225 = trunc i64 %223 to i32, !dbg !1363
	%226 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %222, i32 %225, i32 31), !dbg !1363
	%227 = extractvalue { i32, i1 } %226, 0, !dbg !1363
	%228 = xor i32 %222, %227, !dbg !1364
	%229 = sdiv i64 %223, 2, !dbg !1365
	br label %b68, !dbg !1365

b70:
	%230 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1366, !range !20
	%231 = sext i32 %230 to i64, !dbg !1366
	br label %b71, !dbg !1366

b71:
	%232 = phi i32 [ %135, %b70 ], [ %243, %b76 ], !dbg !1360
	%233 = phi i64 [ 16, %b70 ], [ %244, %b76 ], !dbg !1367
	%234 = icmp sgt i64 %233, 0, !dbg !1368
	br i1 %234, label %b72, label %b77, !dbg !1368

b72:
	%235 = add i64 %231, %233, !dbg !1369
	%236 = icmp sge i64 %235, %47, !dbg !1370
	br i1 %236, label %b73, label %b74, !dbg !1370

b73:
	br label %b74, !dbg !1370

b74:
	%237 = phi i64 [ %235, %b72 ], [ %231, %b73 ], !dbg !1371
	%238 = trunc i64 %237 to i32, !dbg !1372
	%239 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 %238, i32 31), !dbg !1372
	%240 = extractvalue { i32, i1 } %239, 0, !dbg !1372
	%241 = icmp ne i64 %237, %231, !dbg !1373
	br i1 %241, label %b75, label %b76, !dbg !1373

b75:
	%242 = xor i32 %232, %240, !dbg !1364
	br label %b76, !dbg !1374

b76:
	%243 = phi i32 [ %232, %b74 ], [ %242, %b75 ], !dbg !1360
	%244 = sdiv i64 %233, 2, !dbg !1375
	br label %b71, !dbg !1375

b77:
	%245 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 0, i32 31), !dbg !1376
	%246 = extractvalue { i32, i1 } %245, 0, !dbg !1376
	br label %b78, !dbg !1377

b78:
	%247 = phi i32 [ %222, %b68 ], [ %246, %b77 ], !dbg !1358
	br i1 %165, label %b84, label %b79, !dbg !1378

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1380
	%248 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1381, !range !20
	%249 = sext i32 %248 to i64, !dbg !1381
	%250 = icmp eq i64 %249, 0, !dbg !1382
	br i1 %250, label %b80, label %b81, !dbg !1382

b80:
	%251 = sdiv i64 %31, 32, !dbg !1383
	%252 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %251, !dbg !1384
	store i32 %247, i32 addrspace(3)* %252, align 4, !dbg !1384
	br label %b81, !dbg !1384

b81:
	call void @llvm.nvvm.barrier0(), !dbg !1385
	%253 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 0, !dbg !1386
	%254 = load i32, i32 addrspace(3)* %253, align 4, !dbg !1386
	br label %b82, !dbg !1386

b82:
	%255 = phi i32 [ %254, %b81 ], [ %260, %b83 ], !dbg !1387
	%256 = phi i64 [ 1, %b81 ], [ %261, %b83 ], !dbg !1388
	%257 = icmp slt i64 %256, %164, !dbg !1389
	br i1 %257, label %b83, label %b84, !dbg !1389

b83:
	%258 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_2, i64 0, i64 %256, !dbg !1390
	%259 = load i32, i32 addrspace(3)* %258, align 4, !dbg !1390
	%260 = xor i32 %255, %259, !dbg !1364
	%261 = add i64 %256, 1, !dbg !1391
	br label %b82, !dbg !1391

b84:
	%262 = phi i32 [ %247, %b78 ], [ %255, %b82 ], !dbg !1357
	%263 = getelementptr inbounds i32, i32 addrspace(1)* %131, i64 0, !dbg !1392
	store i32 %180, i32 addrspace(1)* %263, align 4, !dbg !1392
	%264 = getelementptr inbounds i32, i32 addrspace(1)* %131, i64 1, !dbg !1393
	store i32 %221, i32 addrspace(1)* %264, align 4, !dbg !1393
	%265 = getelementptr inbounds i32, i32 addrspace(1)* %131, i64 2, !dbg !1394
	store i32 %262, i32 addrspace(1)* %265, align 4, !dbg !1394
	ret void, !dbg !1191

b0_fail1:
	%266 = icmp ugt i64 %33, %p1, !dbg !1194
	br i1 %266, label %b0_fail2, label %b0_ok2, !dbg !1194

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %33, i64 %p1), !dbg !1194
	ret void, !dbg !1194

b0_ok2:
	%267 = icmp uge i64 %32, %p5, !dbg !1195
	br i1 %267, label %b0_fail3, label %b0_ok3, !dbg !1195

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %32, i64 %p5), !dbg !1195
	ret void, !dbg !1195

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 3, i64 %34), !dbg !1198
	ret void, !dbg !1198

b33_fail1:
	%268 = icmp ugt i64 %33, %p3, !dbg !1272
	br i1 %268, label %b33_fail2, label %b33_ok2, !dbg !1272

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %33, i64 %p3), !dbg !1272
	ret void, !dbg !1272

b33_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 3, i64 %130), !dbg !1275
	ret void, !dbg !1275
}

define void @ExchangeInt64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1395 {
entry:
	br label %b0, !dbg !1396

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1396
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1396
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1396
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1399, !range !11
	%4 = sext i32 %3 to i64, !dbg !1399
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1399, !range !12
	%6 = sext i32 %5 to i64, !dbg !1399
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1399, !range !12
	%8 = sext i32 %7 to i64, !dbg !1399
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1399, !range !13
	%10 = sext i32 %9 to i64, !dbg !1399
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1399, !range !14
	%12 = sext i32 %11 to i64, !dbg !1399
	%13 = mul i64 %12, %8, !dbg !1399
	%14 = add i64 %6, %13, !dbg !1399
	%15 = mul i64 %10, %14, !dbg !1399
	%16 = add i64 %4, %15, !dbg !1399
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1399, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1399, !range !15
	%19 = mul i32 %17, %18, !dbg !1399
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1399, !range !16
	%21 = mul i32 %19, %20, !dbg !1399
	%22 = sext i32 %21 to i64, !dbg !1399
	%23 = mul i64 %16, %22, !dbg !1399
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1399, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1399, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1399, !range !18
	%27 = mul i32 %18, %26, !dbg !1399
	%28 = add i32 %25, %27, !dbg !1399
	%29 = mul i32 %17, %28, !dbg !1399
	%30 = add i32 %24, %29, !dbg !1399
	%31 = sext i32 %30 to i64, !dbg !1399
	%32 = add i64 %23, %31, !dbg !1399
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1400, !range !20
	%34 = sext i32 %33 to i64, !dbg !1400
	%35 = and i32 %30, -32, !dbg !1401
	%36 = sub i32 %21, %35, !dbg !1401
	%37 = icmp slt i32 %36, 32, !dbg !1401
	%38 = select i1 %37, i32 %36, i32 32, !dbg !1401
	%39 = sext i32 %38 to i64, !dbg !1401
	%40 = icmp eq i64 %39, 32, !dbg !1402
	br i1 %40, label %b1, label %b2, !dbg !1402

b1:
	br label %b2, !dbg !1402

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1403
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1404
	%43 = mul i64 %32, 4, !dbg !1406
	%44 = sub i64 %p1, %43, !dbg !1407
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1405
	%46 = icmp uge i64 %32, %p5, !dbg !1405
	%47 = icmp ugt i64 %43, %p1, !dbg !1407
	%48 = icmp ugt i64 4, %44, !dbg !1408
	%49 = icmp eq i64 %39, 0, !dbg !1409
	%50 = or i1 %46, %47, !dbg !1409
	%51 = or i1 %50, %48, !dbg !1409
	%52 = or i1 %51, %49, !dbg !1409
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1409, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !1405
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !1407
	%55 = mul i64 %34, 7, !dbg !1410
	%56 = add i64 %55, 3, !dbg !1411
	%57 = icmp eq i64 %39, -1, !dbg !1409
	%58 = select i1 %57, i64 1, i64 %39, !dbg !1409
	%59 = srem i64 %56, %58, !dbg !1409
	%60 = trunc i64 %59 to i32, !dbg !1412
	%61 = trunc i64 %53 to i32, !dbg !1412
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !1412
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1412
	%64 = lshr i64 %53, 32, !dbg !1412
	%65 = trunc i64 %64 to i32, !dbg !1412
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !1412
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !1412
	%68 = zext i32 %67 to i64, !dbg !1412
	%69 = shl i64 %68, 32, !dbg !1412
	%70 = zext i32 %63 to i64, !dbg !1412
	%71 = or i64 %70, %69, !dbg !1412
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !1413
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !1413
	%73 = trunc i64 %53 to i32, !dbg !1414
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !1414
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !1414
	%76 = lshr i64 %53, 32, !dbg !1414
	%77 = trunc i64 %76 to i32, !dbg !1414
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !1414
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !1414
	%80 = zext i32 %79 to i64, !dbg !1414
	%81 = shl i64 %80, 32, !dbg !1414
	%82 = zext i32 %75 to i64, !dbg !1414
	%83 = or i64 %82, %81, !dbg !1414
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !1415
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !1415
	%85 = trunc i64 %41 to i32, !dbg !1416
	%86 = trunc i64 %53 to i32, !dbg !1416
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !1416
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1416
	%89 = lshr i64 %53, 32, !dbg !1416
	%90 = trunc i64 %89 to i32, !dbg !1416
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !1416
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1416
	%93 = zext i32 %92 to i64, !dbg !1416
	%94 = shl i64 %93, 32, !dbg !1416
	%95 = zext i32 %88 to i64, !dbg !1416
	%96 = or i64 %95, %94, !dbg !1416
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !1417
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !1417
	%98 = trunc i64 %42 to i32, !dbg !1418
	%99 = trunc i64 %53 to i32, !dbg !1418
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !1418
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !1418
	%102 = lshr i64 %53, 32, !dbg !1418
	%103 = trunc i64 %102 to i32, !dbg !1418
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !1418
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !1418
	%106 = zext i32 %105 to i64, !dbg !1418
	%107 = shl i64 %106, 32, !dbg !1418
	%108 = zext i32 %101 to i64, !dbg !1418
	%109 = or i64 %108, %107, !dbg !1418
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !1419
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !1419
	%111 = mul i64 %32, 3, !dbg !1420
	%112 = sub i64 %p3, %111, !dbg !1421
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !1421
	%114 = icmp ugt i64 %111, %p3, !dbg !1421
	%115 = icmp ugt i64 3, %112, !dbg !1422
	%116 = or i1 %114, %115, !dbg !1422
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !1422, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !1423
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !1424
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !1424
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !1425
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !1425
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !1426
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !1427
	%121 = sub i64 %32, %34, !dbg !1428
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !1429
	%123 = icmp uge i64 %121, %p5, !dbg !1429
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !1429, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !1429
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !1430
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !1431
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !1431
	ret void, !dbg !1398

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !1405
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !1405

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !1405
	ret void, !dbg !1405

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !1407
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !1407

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !1407
	ret void, !dbg !1407

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !1408
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !1408

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !1408
	ret void, !dbg !1408

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !1409
	ret void, !dbg !1409

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !1421
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !1421

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %111, i64 %p3), !dbg !1421
	ret void, !dbg !1421

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %112), !dbg !1422
	ret void, !dbg !1422

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %121, i64 %p5), !dbg !1429
	ret void, !dbg !1429
}

define void @NumbersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1432 {
entry:
	br label %b0, !dbg !1433

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1433
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !1433
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1433
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1436, !range !11
	%4 = sext i32 %3 to i64, !dbg !1436
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1436, !range !12
	%6 = sext i32 %5 to i64, !dbg !1436
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1436, !range !12
	%8 = sext i32 %7 to i64, !dbg !1436
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1436, !range !13
	%10 = sext i32 %9 to i64, !dbg !1436
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1436, !range !14
	%12 = sext i32 %11 to i64, !dbg !1436
	%13 = mul i64 %12, %8, !dbg !1436
	%14 = add i64 %6, %13, !dbg !1436
	%15 = mul i64 %10, %14, !dbg !1436
	%16 = add i64 %4, %15, !dbg !1436
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1436, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1436, !range !15
	%19 = mul i32 %17, %18, !dbg !1436
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1436, !range !16
	%21 = mul i32 %19, %20, !dbg !1436
	%22 = sext i32 %21 to i64, !dbg !1436
	%23 = mul i64 %16, %22, !dbg !1436
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1436, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1436, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1436, !range !18
	%27 = mul i32 %18, %26, !dbg !1436
	%28 = add i32 %25, %27, !dbg !1436
	%29 = mul i32 %17, %28, !dbg !1436
	%30 = add i32 %24, %29, !dbg !1436
	%31 = sext i32 %30 to i64, !dbg !1436
	%32 = add i64 %23, %31, !dbg !1436
	%33 = mul i64 %32, 6, !dbg !1437
	%34 = sub i64 %p1, %33, !dbg !1438
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !1438
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1439
	%37 = icmp ugt i64 %33, %p1, !dbg !1438
	%38 = icmp uge i64 %32, %p5, !dbg !1439
	%39 = icmp ugt i64 6, %34, !dbg !1442
	%40 = or i1 %37, %38, !dbg !1442
	%41 = or i1 %40, %39, !dbg !1442
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !1442, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1439
	%43 = and i32 %30, -32, !dbg !1449
	%44 = sub i32 %21, %43, !dbg !1449
	%45 = icmp slt i32 %44, 32, !dbg !1449
	%46 = select i1 %45, i32 %44, i32 32, !dbg !1449
	%47 = sext i32 %46 to i64, !dbg !1449
	%48 = icmp eq i64 %47, 32, !dbg !1450
	%49 = mul i64 %47, 2, !dbg !1451
	br label %b1, !dbg !1442

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %288, %b48 ], !dbg !1442
	br i1 %48, label %b2, label %b4, !dbg !1450

b2:
	%51 = phi i64 [ %66, %b3 ], [ %42, %b1 ], !dbg !1452
	%52 = phi i64 [ %67, %b3 ], [ 16, %b1 ], !dbg !1453
	%53 = icmp sgt i64 %52, 0, !dbg !1454
	br i1 %53, label %b3, label %b12, !dbg !1454

b3:
	%54 = trunc i64 %52 to i32, !dbg !1455
	%55 = trunc i64 %51 to i32, !dbg !1455
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !1455
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !1455
	%58 = lshr i64 %51, 32, !dbg !1455
	%59 = trunc i64 %58 to i32, !dbg !1455
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %59, i32 %54, i32 31), !dbg !1455
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !1455
	%62 = zext i32 %61 to i64, !dbg !1455
	%63 = shl i64 %62, 32, !dbg !1455
	%64 = zext i32 %57 to i64, !dbg !1455
	%65 = or i64 %64, %63, !dbg !1455
	%66 = add i64 %51, %65, !dbg !1456
	%67 = sdiv i64 %52, 2, !dbg !1457
	br label %b2, !dbg !1457

b4:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1458, !range !20
	%69 = sext i32 %68 to i64, !dbg !1458
	br label %b5, !dbg !1458

b5:
	%70 = phi i64 [ %42, %b4 ], [ %90, %b10 ], !dbg !1452
	%71 = phi i64 [ 16, %b4 ], [ %91, %b10 ], !dbg !1459
	%72 = icmp sgt i64 %71, 0, !dbg !1460
	br i1 %72, label %b6, label %b11, !dbg !1460

b6:
	%73 = add i64 %69, %71, !dbg !1461
	%74 = icmp sge i64 %73, %47, !dbg !1462
	br i1 %74, label %b7, label %b8, !dbg !1462

b7:
	br label %b8, !dbg !1462

b8:
	%75 = phi i64 [ %73, %b6 ], [ %69, %b7 ], !dbg !1463
	%76 = trunc i64 %75 to i32, !dbg !1464
	%77 = trunc i64 %70 to i32, !dbg !1464
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %77, i32 %76, i32 31), !dbg !1464
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !1464
	%80 = lshr i64 %70, 32, !dbg !1464
	%81 = trunc i64 %80 to i32, !dbg !1464
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %76, i32 31), !dbg !1464
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !1464
	%84 = zext i32 %83 to i64, !dbg !1464
	%85 = shl i64 %84, 32, !dbg !1464
	%86 = zext i32 %79 to i64, !dbg !1464
	%87 = or i64 %86, %85, !dbg !1464
	%88 = icmp ne i64 %75, %69, !dbg !1465
	br i1 %88, label %b9, label %b10, !dbg !1465

b9:
	%89 = add i64 %70, %87, !dbg !1456
	br label %b10, !dbg !1466

b10:
	%90 = phi i64 [ %70, %b8 ], [ %89, %b9 ], !dbg !1452
	%91 = sdiv i64 %71, 2, !dbg !1467
	br label %b5, !dbg !1467

b11:
	%92 = trunc i64 %70 to i32, !dbg !1468
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 0, i32 31), !dbg !1468
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !1468
	%95 = lshr i64 %70, 32, !dbg !1468
	%96 = trunc i64 %95 to i32, !dbg !1468
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 0, i32 31), !dbg !1468
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !1468
	%99 = zext i32 %98 to i64, !dbg !1468
	%100 = shl i64 %99, 32, !dbg !1468
	%101 = zext i32 %94 to i64, !dbg !1468
	%102 = or i64 %101, %100, !dbg !1468
	br label %b12, !dbg !1469

b12:
	%103 = phi i64 [ %51, %b2 ], [ %102, %b11 ], !dbg !1448
	%104 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !1470
	store i64 %103, i64 addrspace(1)* %104, align 8, !dbg !1470
	br i1 %48, label %b13, label %b15, !dbg !1475

b13:
	%105 = phi i64 [ %121, %b14 ], [ %42, %b12 ], !dbg !1476
	%106 = phi i64 [ %122, %b14 ], [ 16, %b12 ], !dbg !1477
	%107 = icmp sgt i64 %106, 0, !dbg !1478
	br i1 %107, label %b14, label %b23, !dbg !1478

b14:
	%108 = trunc i64 %106 to i32, !dbg !1479
	%109 = trunc i64 %105 to i32, !dbg !1479
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %109, i32 %108, i32 31), !dbg !1479
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !1479
	%112 = lshr i64 %105, 32, !dbg !1479
	%113 = trunc i64 %112 to i32, !dbg !1479
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %113, i32 %108, i32 31), !dbg !1479
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !1479
	%116 = zext i32 %115 to i64, !dbg !1479
	%117 = shl i64 %116, 32, !dbg !1479
	%118 = zext i32 %111 to i64, !dbg !1479
	%119 = or i64 %118, %117, !dbg !1479
	%120 = icmp slt i64 %105, %119, !dbg !1480
	%121 = select i1 %120, i64 %105, i64 %119, !dbg !1480
	%122 = sdiv i64 %106, 2, !dbg !1481
	br label %b13, !dbg !1481

b15:
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1482, !range !20
	%124 = sext i32 %123 to i64, !dbg !1482
	br label %b16, !dbg !1482

b16:
	%125 = phi i64 [ %42, %b15 ], [ %146, %b21 ], !dbg !1476
	%126 = phi i64 [ 16, %b15 ], [ %147, %b21 ], !dbg !1483
	%127 = icmp sgt i64 %126, 0, !dbg !1484
	br i1 %127, label %b17, label %b22, !dbg !1484

b17:
	%128 = add i64 %124, %126, !dbg !1485
	%129 = icmp sge i64 %128, %47, !dbg !1486
	br i1 %129, label %b18, label %b19, !dbg !1486

b18:
	br label %b19, !dbg !1486

b19:
	%130 = phi i64 [ %128, %b17 ], [ %124, %b18 ], !dbg !1487
	%131 = trunc i64 %130 to i32, !dbg !1488
	%132 = trunc i64 %125 to i32, !dbg !1488
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 %131, i32 31), !dbg !1488
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !1488
	%135 = lshr i64 %125, 32, !dbg !1488
	%136 = trunc i64 %135 to i32, !dbg !1488
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 %131, i32 31), !dbg !1488
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !1488
	%139 = zext i32 %138 to i64, !dbg !1488
	%140 = shl i64 %139, 32, !dbg !1488
	%141 = zext i32 %134 to i64, !dbg !1488
	%142 = or i64 %141, %140, !dbg !1488
	%143 = icmp ne i64 %130, %124, !dbg !1489
	br i1 %143, label %b20, label %b21, !dbg !1489

b20:
	%144 = icmp slt i64 %125, %142, !dbg !1480
	%145 = select i1 %144, i64 %125, i64 %142, !dbg !1480
	br label %b21, !dbg !1490

b21:
	%146 = phi i64 [ %125, %b19 ], [ %145, %b20 ], !dbg !1476
	%147 = sdiv i64 %126, 2, !dbg !1491
	br label %b16, !dbg !1491

b22:
	%148 = trunc i64 %125 to i32, !dbg !1492
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %148, i32 0, i32 31), !dbg !1492
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !1492
	%151 = lshr i64 %125, 32, !dbg !1492
	%152 = trunc i64 %151 to i32, !dbg !1492
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 0, i32 31), !dbg !1492
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !1492
	%155 = zext i32 %154 to i64, !dbg !1492
	%156 = shl i64 %155, 32, !dbg !1492
	%157 = zext i32 %150 to i64, !dbg !1492
	%158 = or i64 %157, %156, !dbg !1492
	br label %b23, !dbg !1493

b23:
	%159 = phi i64 [ %105, %b13 ], [ %158, %b22 ], !dbg !1474
	br i1 %48, label %b24, label %b26, !dbg !1498

b24:
	%160 = phi i64 [ %176, %b25 ], [ %42, %b23 ], !dbg !1499
	%161 = phi i64 [ %177, %b25 ], [ 16, %b23 ], !dbg !1500
	%162 = icmp sgt i64 %161, 0, !dbg !1501
	br i1 %162, label %b25, label %b34, !dbg !1501

b25:
	%163 = trunc i64 %161 to i32, !dbg !1502
	%164 = trunc i64 %160 to i32, !dbg !1502
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %164, i32 %163, i32 31), !dbg !1502
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !1502
	%167 = lshr i64 %160, 32, !dbg !1502
	%168 = trunc i64 %167 to i32, !dbg !1502
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %168, i32 %163, i32 31), !dbg !1502
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !1502
	%171 = zext i32 %170 to i64, !dbg !1502
	%172 = shl i64 %171, 32, !dbg !1502
	%173 = zext i32 %166 to i64, !dbg !1502
	%174 = or i64 %173, %172, !dbg !1502
	%175 = icmp sgt i64 %160, %174, !dbg !1503
	%176 = select i1 %175, i64 %160, i64 %174, !dbg !1503
	%177 = sdiv i64 %161, 2, !dbg !1504
	br label %b24, !dbg !1504

b26:
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1505, !range !20
	%179 = sext i32 %178 to i64, !dbg !1505
	br label %b27, !dbg !1505

b27:
	%180 = phi i64 [ %42, %b26 ], [ %201, %b32 ], !dbg !1499
	%181 = phi i64 [ 16, %b26 ], [ %202, %b32 ], !dbg !1506
	%182 = icmp sgt i64 %181, 0, !dbg !1507
	br i1 %182, label %b28, label %b33, !dbg !1507

b28:
	%183 = add i64 %179, %181, !dbg !1508
	%184 = icmp sge i64 %183, %47, !dbg !1509
	br i1 %184, label %b29, label %b30, !dbg !1509

b29:
	br label %b30, !dbg !1509

b30:
	%185 = phi i64 [ %183, %b28 ], [ %179, %b29 ], !dbg !1510
	%186 = trunc i64 %185 to i32, !dbg !1511
	%187 = trunc i64 %180 to i32, !dbg !1511
	%188 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %187, i32 %186, i32 31), !dbg !1511
	%189 = extractvalue { i32, i1 } %188, 0, !dbg !1511
	%190 = lshr i64 %180, 32, !dbg !1511
	%191 = trunc i64 %190 to i32, !dbg !1511
	%192 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %191, i32 %186, i32 31), !dbg !1511
	%193 = extractvalue { i32, i1 } %192, 0, !dbg !1511
	%194 = zext i32 %193 to i64, !dbg !1511
	%195 = shl i64 %194, 32, !dbg !1511
	%196 = zext i32 %189 to i64, !dbg !1511
	%197 = or i64 %196, %195, !dbg !1511
	%198 = icmp ne i64 %185, %179, !dbg !1512
	br i1 %198, label %b31, label %b32, !dbg !1512

b31:
	%199 = icmp sgt i64 %180, %197, !dbg !1503
	%200 = select i1 %199, i64 %180, i64 %197, !dbg !1503
	br label %b32, !dbg !1513

b32:
	%201 = phi i64 [ %180, %b30 ], [ %200, %b31 ], !dbg !1499
	%202 = sdiv i64 %181, 2, !dbg !1514
	br label %b27, !dbg !1514

b33:
	%203 = trunc i64 %180 to i32, !dbg !1515
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %203, i32 0, i32 31), !dbg !1515
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !1515
	%206 = lshr i64 %180, 32, !dbg !1515
	%207 = trunc i64 %206 to i32, !dbg !1515
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %207, i32 0, i32 31), !dbg !1515
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !1515
	%210 = zext i32 %209 to i64, !dbg !1515
	%211 = shl i64 %210, 32, !dbg !1515
	%212 = zext i32 %205 to i64, !dbg !1515
	%213 = or i64 %212, %211, !dbg !1515
	br label %b34, !dbg !1516

b34:
	%214 = phi i64 [ %160, %b24 ], [ %213, %b33 ], !dbg !1497
	%215 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !1517
	store i64 %159, i64 addrspace(1)* %215, align 8, !dbg !1517
	%216 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !1518
	store i64 %214, i64 addrspace(1)* %216, align 8, !dbg !1518
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1523, !range !20
	%218 = sext i32 %217 to i64, !dbg !1523
	br label %b35, !dbg !1523

b35:
	%219 = phi i64 [ %42, %b34 ], [ %236, %b38 ], !dbg !1524
	%220 = phi i64 [ 1, %b34 ], [ %237, %b38 ], !dbg !1525
	%221 = icmp slt i64 %220, 32, !dbg !1526
	br i1 %221, label %b36, label %b39, !dbg !1526

b36:
	%222 = trunc i64 %220 to i32, !dbg !1527
	%223 = trunc i64 %219 to i32, !dbg !1527
	%224 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %223, i32 %222, i32 0), !dbg !1527
	%225 = extractvalue { i32, i1 } %224, 0, !dbg !1527
	%226 = lshr i64 %219, 32, !dbg !1527
	%227 = trunc i64 %226 to i32, !dbg !1527
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %227, i32 %222, i32 0), !dbg !1527
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !1527
	%230 = zext i32 %229 to i64, !dbg !1527
	%231 = shl i64 %230, 32, !dbg !1527
	%232 = zext i32 %225 to i64, !dbg !1527
	%233 = or i64 %232, %231, !dbg !1527
	%234 = icmp sge i64 %218, %220, !dbg !1528
	br i1 %234, label %b37, label %b38, !dbg !1528

b37:
	%235 = add i64 %219, %233, !dbg !1529
	br label %b38, !dbg !1529

b38:
	%236 = phi i64 [ %219, %b36 ], [ %235, %b37 ], !dbg !1524
	%237 = mul i64 %220, 2, !dbg !1530
	br label %b35, !dbg !1530

b39:
	%238 = phi i64 [ %255, %b42 ], [ %42, %b35 ], !dbg !1534
	%239 = phi i64 [ %256, %b42 ], [ 1, %b35 ], !dbg !1535
	%240 = icmp slt i64 %239, 32, !dbg !1536
	br i1 %240, label %b40, label %b43, !dbg !1536

b40:
	%241 = trunc i64 %239 to i32, !dbg !1537
	%242 = trunc i64 %238 to i32, !dbg !1537
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %242, i32 %241, i32 0), !dbg !1537
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !1537
	%245 = lshr i64 %238, 32, !dbg !1537
	%246 = trunc i64 %245 to i32, !dbg !1537
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %246, i32 %241, i32 0), !dbg !1537
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !1537
	%249 = zext i32 %248 to i64, !dbg !1537
	%250 = shl i64 %249, 32, !dbg !1537
	%251 = zext i32 %244 to i64, !dbg !1537
	%252 = or i64 %251, %250, !dbg !1537
	%253 = icmp sge i64 %218, %239, !dbg !1538
	br i1 %253, label %b41, label %b42, !dbg !1538

b41:
	%254 = add i64 %238, %252, !dbg !1539
	br label %b42, !dbg !1539

b42:
	%255 = phi i64 [ %238, %b40 ], [ %254, %b41 ], !dbg !1534
	%256 = mul i64 %239, 2, !dbg !1540
	br label %b39, !dbg !1540

b43:
	%257 = trunc i64 %238 to i32, !dbg !1541
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %257, i32 1, i32 0), !dbg !1541
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !1541
	%260 = lshr i64 %238, 32, !dbg !1541
	%261 = trunc i64 %260 to i32, !dbg !1541
	%262 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %261, i32 1, i32 0), !dbg !1541
	%263 = extractvalue { i32, i1 } %262, 0, !dbg !1541
	%264 = zext i32 %263 to i64, !dbg !1541
	%265 = shl i64 %264, 32, !dbg !1541
	%266 = zext i32 %259 to i64, !dbg !1541
	%267 = or i64 %266, %265, !dbg !1541
	%268 = icmp eq i64 %218, 0, !dbg !1542
	br i1 %268, label %b45, label %b44, !dbg !1542

b44:
	br label %b45, !dbg !1543

b45:
	%269 = phi i64 [ 0, %b43 ], [ %267, %b44 ], !dbg !1532
	%270 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 3, !dbg !1544
	store i64 %219, i64 addrspace(1)* %270, align 8, !dbg !1544
	%271 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 4, !dbg !1545
	store i64 %269, i64 addrspace(1)* %271, align 8, !dbg !1545
	%272 = sdiv i64 %49, 3, !dbg !1546
	%273 = icmp slt i64 %272, 0, !dbg !1549
	br i1 %273, label %b47, label %b46, !dbg !1549

b46:
	%274 = icmp sge i64 %272, %47, !dbg !1550
	br i1 %274, label %b47, label %b48, !dbg !1550

b47:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !1551
	ret void, !dbg !1551

b48:
	%275 = trunc i64 %272 to i32, !dbg !1552
	%276 = trunc i64 %42 to i32, !dbg !1552
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 %275, i32 31), !dbg !1552
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !1552
	%279 = lshr i64 %42, 32, !dbg !1552
	%280 = trunc i64 %279 to i32, !dbg !1552
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %280, i32 %275, i32 31), !dbg !1552
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !1552
	%283 = zext i32 %282 to i64, !dbg !1552
	%284 = shl i64 %283, 32, !dbg !1552
	%285 = zext i32 %278 to i64, !dbg !1552
	%286 = or i64 %285, %284, !dbg !1552
	%287 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 5, !dbg !1553
	store i64 %286, i64 addrspace(1)* %287, align 8, !dbg !1553
	%288 = add i64 %50, 1, !dbg !1553
	%289 = icmp slt i64 %288, 2, !dbg !1553
	br i1 %289, label %b1, label %b49, !dbg !1553

b49:
	%290 = sub i64 %p3, %33, !dbg !1554
	%291 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !1554
	%292 = icmp ugt i64 %33, %p3, !dbg !1554
	%293 = icmp ugt i64 6, %290, !dbg !1557
	%294 = or i1 %292, %293, !dbg !1557
	br i1 %294, label %b49_fail1, label %b49_ok1, !dbg !1557, !prof !30

b49_ok1:
	%295 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1558
	%296 = add i64 %22, 32, !dbg !1564
	%297 = sub i64 %296, 1, !dbg !1565
	%298 = sub i64 %47, 1, !dbg !1570
	%299 = icmp eq i64 %218, %298, !dbg !1571
	%300 = mul i64 %22, 2, !dbg !1572
	br label %b50, !dbg !1557

b50:
	%301 = phi i64 [ 0, %b49_ok1 ], [ %600, %b129 ], !dbg !1557
	br i1 %48, label %b51, label %b53, !dbg !1574

b51:
	%302 = phi i64 [ %317, %b52 ], [ %295, %b50 ], !dbg !1575
	%303 = phi i64 [ %318, %b52 ], [ 16, %b50 ], !dbg !1576
	%304 = icmp sgt i64 %303, 0, !dbg !1577
	br i1 %304, label %b52, label %b60, !dbg !1577

b52:
	%305 = trunc i64 %303 to i32, !dbg !1578
	%306 = trunc i64 %302 to i32, !dbg !1578
	%307 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %306, i32 %305, i32 31), !dbg !1578
	%308 = extractvalue { i32, i1 } %307, 0, !dbg !1578
	%309 = lshr i64 %302, 32, !dbg !1578
	%310 = trunc i64 %309 to i32, !dbg !1578
	%311 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %310, i32 %305, i32 31), !dbg !1578
	%312 = extractvalue { i32, i1 } %311, 0, !dbg !1578
	%313 = zext i32 %312 to i64, !dbg !1578
	%314 = shl i64 %313, 32, !dbg !1578
	%315 = zext i32 %308 to i64, !dbg !1578
	%316 = or i64 %315, %314, !dbg !1578
	%317 = add i64 %302, %316, !dbg !1579
	%318 = sdiv i64 %303, 2, !dbg !1580
	br label %b51, !dbg !1580

b53:
	%319 = phi i64 [ %339, %b58 ], [ %295, %b50 ], !dbg !1575
	%320 = phi i64 [ %340, %b58 ], [ 16, %b50 ], !dbg !1581
	%321 = icmp sgt i64 %320, 0, !dbg !1582
	br i1 %321, label %b54, label %b59, !dbg !1582

b54:
	%322 = add i64 %218, %320, !dbg !1583
	%323 = icmp sge i64 %322, %47, !dbg !1584
	br i1 %323, label %b55, label %b56, !dbg !1584

b55:
	br label %b56, !dbg !1584

b56:
	%324 = phi i64 [ %322, %b54 ], [ %218, %b55 ], !dbg !1585
	%325 = trunc i64 %324 to i32, !dbg !1586
	%326 = trunc i64 %319 to i32, !dbg !1586
	%327 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %326, i32 %325, i32 31), !dbg !1586
	%328 = extractvalue { i32, i1 } %327, 0, !dbg !1586
	%329 = lshr i64 %319, 32, !dbg !1586
	%330 = trunc i64 %329 to i32, !dbg !1586
	%331 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %330, i32 %325, i32 31), !dbg !1586
	%332 = extractvalue { i32, i1 } %331, 0, !dbg !1586
	%333 = zext i32 %332 to i64, !dbg !1586
	%334 = shl i64 %333, 32, !dbg !1586
	%335 = zext i32 %328 to i64, !dbg !1586
	%336 = or i64 %335, %334, !dbg !1586
	%337 = icmp ne i64 %324, %218, !dbg !1587
	br i1 %337, label %b57, label %b58, !dbg !1587

b57:
	%338 = add i64 %319, %336, !dbg !1579
	br label %b58, !dbg !1588

b58:
	%339 = phi i64 [ %319, %b56 ], [ %338, %b57 ], !dbg !1575
	%340 = sdiv i64 %320, 2, !dbg !1589
	br label %b53, !dbg !1589

b59:
	%341 = trunc i64 %319 to i32, !dbg !1590
	%342 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %341, i32 0, i32 31), !dbg !1590
	%343 = extractvalue { i32, i1 } %342, 0, !dbg !1590
	%344 = lshr i64 %319, 32, !dbg !1590
	%345 = trunc i64 %344 to i32, !dbg !1590
	%346 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %345, i32 0, i32 31), !dbg !1590
	%347 = extractvalue { i32, i1 } %346, 0, !dbg !1590
	%348 = zext i32 %347 to i64, !dbg !1590
	%349 = shl i64 %348, 32, !dbg !1590
	%350 = zext i32 %343 to i64, !dbg !1590
	%351 = or i64 %350, %349, !dbg !1590
	br label %b60, !dbg !1591

b60:
	%352 = phi i64 [ %302, %b51 ], [ %351, %b59 ], !dbg !1573
	%353 = sdiv i64 %297, 32, !dbg !1592
	%354 = icmp eq i64 %353, 1, !dbg !1593
	br i1 %354, label %b66, label %b61, !dbg !1593

b61:
	call void @llvm.nvvm.barrier0(), !dbg !1595
	br i1 %268, label %b62, label %b63, !dbg !1596

b62:
	%355 = sdiv i64 %31, 32, !dbg !1597
	%356 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %355, !dbg !1598
	store i64 %352, i64 addrspace(3)* %356, align 8, !dbg !1598
	br label %b63, !dbg !1598

b63:
	call void @llvm.nvvm.barrier0(), !dbg !1599
	%357 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1600
	%358 = load i64, i64 addrspace(3)* %357, align 8, !dbg !1600
	br label %b64, !dbg !1600

b64:
	%359 = phi i64 [ %358, %b63 ], [ %364, %b65 ], !dbg !1601
	%360 = phi i64 [ 1, %b63 ], [ %365, %b65 ], !dbg !1602
	%361 = icmp slt i64 %360, %353, !dbg !1603
	br i1 %361, label %b65, label %b66, !dbg !1603

b65:
	%362 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %360, !dbg !1604
	%363 = load i64, i64 addrspace(3)* %362, align 8, !dbg !1604
	%364 = add i64 %359, %363, !dbg !1579
	%365 = add i64 %360, 1, !dbg !1605
	br label %b64, !dbg !1605

b66:
	%366 = phi i64 [ %352, %b60 ], [ %359, %b64 ], !dbg !1562
	%367 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 0, !dbg !1606
	store i64 %366, i64 addrspace(1)* %367, align 8, !dbg !1606
	br i1 %48, label %b67, label %b69, !dbg !1611

b67:
	%368 = phi i64 [ %384, %b68 ], [ %295, %b66 ], !dbg !1612
	%369 = phi i64 [ %385, %b68 ], [ 16, %b66 ], !dbg !1613
	%370 = icmp sgt i64 %369, 0, !dbg !1614
	br i1 %370, label %b68, label %b76, !dbg !1614

b68:
	%371 = trunc i64 %369 to i32, !dbg !1615
	%372 = trunc i64 %368 to i32, !dbg !1615
	%373 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %372, i32 %371, i32 31), !dbg !1615
	%374 = extractvalue { i32, i1 } %373, 0, !dbg !1615
	%375 = lshr i64 %368, 32, !dbg !1615
	%376 = trunc i64 %375 to i32, !dbg !1615
	%377 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %376, i32 %371, i32 31), !dbg !1615
	%378 = extractvalue { i32, i1 } %377, 0, !dbg !1615
	%379 = zext i32 %378 to i64, !dbg !1615
	%380 = shl i64 %379, 32, !dbg !1615
	%381 = zext i32 %374 to i64, !dbg !1615
	%382 = or i64 %381, %380, !dbg !1615
	%383 = icmp slt i64 %368, %382, !dbg !1616
	%384 = select i1 %383, i64 %368, i64 %382, !dbg !1616
	%385 = sdiv i64 %369, 2, !dbg !1617
	br label %b67, !dbg !1617

b69:
	%386 = phi i64 [ %407, %b74 ], [ %295, %b66 ], !dbg !1612
	%387 = phi i64 [ %408, %b74 ], [ 16, %b66 ], !dbg !1618
	%388 = icmp sgt i64 %387, 0, !dbg !1619
	br i1 %388, label %b70, label %b75, !dbg !1619

b70:
	%389 = add i64 %218, %387, !dbg !1620
	%390 = icmp sge i64 %389, %47, !dbg !1621
	br i1 %390, label %b71, label %b72, !dbg !1621

b71:
	br label %b72, !dbg !1621

b72:
	%391 = phi i64 [ %389, %b70 ], [ %218, %b71 ], !dbg !1622
	%392 = trunc i64 %391 to i32, !dbg !1623
	%393 = trunc i64 %386 to i32, !dbg !1623
	%394 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %393, i32 %392, i32 31), !dbg !1623
	%395 = extractvalue { i32, i1 } %394, 0, !dbg !1623
	%396 = lshr i64 %386, 32, !dbg !1623
	%397 = trunc i64 %396 to i32, !dbg !1623
	%398 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %397, i32 %392, i32 31), !dbg !1623
	%399 = extractvalue { i32, i1 } %398, 0, !dbg !1623
	%400 = zext i32 %399 to i64, !dbg !1623
	%401 = shl i64 %400, 32, !dbg !1623
	%402 = zext i32 %395 to i64, !dbg !1623
	%403 = or i64 %402, %401, !dbg !1623
	%404 = icmp ne i64 %391, %218, !dbg !1624
	br i1 %404, label %b73, label %b74, !dbg !1624

b73:
	%405 = icmp slt i64 %386, %403, !dbg !1616
	%406 = select i1 %405, i64 %386, i64 %403, !dbg !1616
	br label %b74, !dbg !1625

b74:
	%407 = phi i64 [ %386, %b72 ], [ %406, %b73 ], !dbg !1612
	%408 = sdiv i64 %387, 2, !dbg !1626
	br label %b69, !dbg !1626

b75:
	%409 = trunc i64 %386 to i32, !dbg !1627
	%410 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %409, i32 0, i32 31), !dbg !1627
	%411 = extractvalue { i32, i1 } %410, 0, !dbg !1627
	%412 = lshr i64 %386, 32, !dbg !1627
	%413 = trunc i64 %412 to i32, !dbg !1627
	%414 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %413, i32 0, i32 31), !dbg !1627
	%415 = extractvalue { i32, i1 } %414, 0, !dbg !1627
	%416 = zext i32 %415 to i64, !dbg !1627
	%417 = shl i64 %416, 32, !dbg !1627
	%418 = zext i32 %411 to i64, !dbg !1627
	%419 = or i64 %418, %417, !dbg !1627
	br label %b76, !dbg !1628

b76:
	%420 = phi i64 [ %368, %b67 ], [ %419, %b75 ], !dbg !1610
	br i1 %354, label %b82, label %b77, !dbg !1629

b77:
	call void @llvm.nvvm.barrier0(), !dbg !1631
	br i1 %268, label %b78, label %b79, !dbg !1632

b78:
	%421 = sdiv i64 %31, 32, !dbg !1633
	%422 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %421, !dbg !1634
	store i64 %420, i64 addrspace(3)* %422, align 8, !dbg !1634
	br label %b79, !dbg !1634

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1635
	%423 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1636
	%424 = load i64, i64 addrspace(3)* %423, align 8, !dbg !1636
	br label %b80, !dbg !1636

b80:
	%425 = phi i64 [ %424, %b79 ], [ %431, %b81 ], !dbg !1637
	%426 = phi i64 [ 1, %b79 ], [ %432, %b81 ], !dbg !1638
	%427 = icmp slt i64 %426, %353, !dbg !1639
	br i1 %427, label %b81, label %b82, !dbg !1639

b81:
	%428 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %426, !dbg !1640
	%429 = load i64, i64 addrspace(3)* %428, align 8, !dbg !1640
	%430 = icmp slt i64 %425, %429, !dbg !1616
	%431 = select i1 %430, i64 %425, i64 %429, !dbg !1616
	%432 = add i64 %426, 1, !dbg !1641
	br label %b80, !dbg !1641

b82:
	%433 = phi i64 [ %420, %b76 ], [ %425, %b80 ], !dbg !1609
	br i1 %48, label %b83, label %b85, !dbg !1646

b83:
	%434 = phi i64 [ %450, %b84 ], [ %295, %b82 ], !dbg !1647
	%435 = phi i64 [ %451, %b84 ], [ 16, %b82 ], !dbg !1648
	%436 = icmp sgt i64 %435, 0, !dbg !1649
	br i1 %436, label %b84, label %b92, !dbg !1649

b84:
	%437 = trunc i64 %435 to i32, !dbg !1650
	%438 = trunc i64 %434 to i32, !dbg !1650
	%439 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %438, i32 %437, i32 31), !dbg !1650
	%440 = extractvalue { i32, i1 } %439, 0, !dbg !1650
	%441 = lshr i64 %434, 32, !dbg !1650
	%442 = trunc i64 %441 to i32, !dbg !1650
	%443 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %442, i32 %437, i32 31), !dbg !1650
	%444 = extractvalue { i32, i1 } %443, 0, !dbg !1650
	%445 = zext i32 %444 to i64, !dbg !1650
	%446 = shl i64 %445, 32, !dbg !1650
	%447 = zext i32 %440 to i64, !dbg !1650
	%448 = or i64 %447, %446, !dbg !1650
	%449 = icmp sgt i64 %434, %448, !dbg !1651
	%450 = select i1 %449, i64 %434, i64 %448, !dbg !1651
	%451 = sdiv i64 %435, 2, !dbg !1652
	br label %b83, !dbg !1652

b85:
	%452 = phi i64 [ %473, %b90 ], [ %295, %b82 ], !dbg !1647
	%453 = phi i64 [ %474, %b90 ], [ 16, %b82 ], !dbg !1653
	%454 = icmp sgt i64 %453, 0, !dbg !1654
	br i1 %454, label %b86, label %b91, !dbg !1654

b86:
	%455 = add i64 %218, %453, !dbg !1655
	%456 = icmp sge i64 %455, %47, !dbg !1656
	br i1 %456, label %b87, label %b88, !dbg !1656

b87:
	br label %b88, !dbg !1656

b88:
	%457 = phi i64 [ %455, %b86 ], [ %218, %b87 ], !dbg !1657
	%458 = trunc i64 %457 to i32, !dbg !1658
	%459 = trunc i64 %452 to i32, !dbg !1658
	%460 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %459, i32 %458, i32 31), !dbg !1658
	%461 = extractvalue { i32, i1 } %460, 0, !dbg !1658
	%462 = lshr i64 %452, 32, !dbg !1658
	%463 = trunc i64 %462 to i32, !dbg !1658
	%464 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %463, i32 %458, i32 31), !dbg !1658
	%465 = extractvalue { i32, i1 } %464, 0, !dbg !1658
	%466 = zext i32 %465 to i64, !dbg !1658
	%467 = shl i64 %466, 32, !dbg !1658
	%468 = zext i32 %461 to i64, !dbg !1658
	%469 = or i64 %468, %467, !dbg !1658
	%470 = icmp ne i64 %457, %218, !dbg !1659
	br i1 %470, label %b89, label %b90, !dbg !1659

b89:
	%471 = icmp sgt i64 %452, %469, !dbg !1651
	%472 = select i1 %471, i64 %452, i64 %469, !dbg !1651
	br label %b90, !dbg !1660

b90:
	%473 = phi i64 [ %452, %b88 ], [ %472, %b89 ], !dbg !1647
	%474 = sdiv i64 %453, 2, !dbg !1661
	br label %b85, !dbg !1661

b91:
	%475 = trunc i64 %452 to i32, !dbg !1662
	%476 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %475, i32 0, i32 31), !dbg !1662
	%477 = extractvalue { i32, i1 } %476, 0, !dbg !1662
	%478 = lshr i64 %452, 32, !dbg !1662
	%479 = trunc i64 %478 to i32, !dbg !1662
	%480 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %479, i32 0, i32 31), !dbg !1662
	%481 = extractvalue { i32, i1 } %480, 0, !dbg !1662
	%482 = zext i32 %481 to i64, !dbg !1662
	%483 = shl i64 %482, 32, !dbg !1662
	%484 = zext i32 %477 to i64, !dbg !1662
	%485 = or i64 %484, %483, !dbg !1662
	br label %b92, !dbg !1663

b92:
	%486 = phi i64 [ %434, %b83 ], [ %485, %b91 ], !dbg !1645
	br i1 %354, label %b98, label %b93, !dbg !1664

b93:
	call void @llvm.nvvm.barrier0(), !dbg !1666
	br i1 %268, label %b94, label %b95, !dbg !1667

b94:
	%487 = sdiv i64 %31, 32, !dbg !1668
	%488 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %487, !dbg !1669
	store i64 %486, i64 addrspace(3)* %488, align 8, !dbg !1669
	br label %b95, !dbg !1669

b95:
	call void @llvm.nvvm.barrier0(), !dbg !1670
	%489 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1671
	%490 = load i64, i64 addrspace(3)* %489, align 8, !dbg !1671
	br label %b96, !dbg !1671

b96:
	%491 = phi i64 [ %490, %b95 ], [ %497, %b97 ], !dbg !1672
	%492 = phi i64 [ 1, %b95 ], [ %498, %b97 ], !dbg !1673
	%493 = icmp slt i64 %492, %353, !dbg !1674
	br i1 %493, label %b97, label %b98, !dbg !1674

b97:
	%494 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %492, !dbg !1675
	%495 = load i64, i64 addrspace(3)* %494, align 8, !dbg !1675
	%496 = icmp sgt i64 %491, %495, !dbg !1651
	%497 = select i1 %496, i64 %491, i64 %495, !dbg !1651
	%498 = add i64 %492, 1, !dbg !1676
	br label %b96, !dbg !1676

b98:
	%499 = phi i64 [ %486, %b92 ], [ %491, %b96 ], !dbg !1644
	%500 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 1, !dbg !1677
	store i64 %433, i64 addrspace(1)* %500, align 8, !dbg !1677
	%501 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 2, !dbg !1678
	store i64 %499, i64 addrspace(1)* %501, align 8, !dbg !1678
	br label %b99, !dbg !1679

b99:
	%502 = phi i64 [ %295, %b98 ], [ %519, %b102 ], !dbg !1680
	%503 = phi i64 [ 1, %b98 ], [ %520, %b102 ], !dbg !1681
	%504 = icmp slt i64 %503, 32, !dbg !1682
	br i1 %504, label %b100, label %b103, !dbg !1682

b100:
	%505 = trunc i64 %503 to i32, !dbg !1683
	%506 = trunc i64 %502 to i32, !dbg !1683
	%507 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %506, i32 %505, i32 0), !dbg !1683
	%508 = extractvalue { i32, i1 } %507, 0, !dbg !1683
	%509 = lshr i64 %502, 32, !dbg !1683
	%510 = trunc i64 %509 to i32, !dbg !1683
	%511 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %510, i32 %505, i32 0), !dbg !1683
	%512 = extractvalue { i32, i1 } %511, 0, !dbg !1683
	%513 = zext i32 %512 to i64, !dbg !1683
	%514 = shl i64 %513, 32, !dbg !1683
	%515 = zext i32 %508 to i64, !dbg !1683
	%516 = or i64 %515, %514, !dbg !1683
	%517 = icmp sge i64 %218, %503, !dbg !1684
	br i1 %517, label %b101, label %b102, !dbg !1684

b101:
	%518 = add i64 %502, %516, !dbg !1685
	br label %b102, !dbg !1685

b102:
	%519 = phi i64 [ %502, %b100 ], [ %518, %b101 ], !dbg !1680
	%520 = mul i64 %503, 2, !dbg !1686
	br label %b99, !dbg !1686

b103:
	br i1 %354, label %b109, label %b104, !dbg !1687

b104:
	%521 = sdiv i64 %31, 32, !dbg !1689
	call void @llvm.nvvm.barrier0(), !dbg !1690
	br i1 %299, label %b105, label %b106, !dbg !1571

b105:
	%522 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %521, !dbg !1691
	store i64 %502, i64 addrspace(3)* %522, align 8, !dbg !1691
	br label %b106, !dbg !1691

b106:
	call void @llvm.nvvm.barrier0(), !dbg !1692
	%523 = icmp slt i64 0, %521, !dbg !1692
	br i1 %523, label %b107, label %b108, !dbg !1692

b107:
	%524 = phi i64 [ %529, %b107_ok1 ], [ 0, %b106 ], !dbg !1693
	%525 = phi i64 [ %530, %b107_ok1 ], [ 0, %b106 ], !dbg !1693
	%526 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %525, !dbg !1694
	%527 = icmp uge i64 %525, 32, !dbg !1694
	br i1 %527, label %b107_fail1, label %b107_ok1, !dbg !1694, !prof !30

b107_ok1:
	%528 = load i64, i64 addrspace(3)* %526, align 8, !dbg !1694
	%529 = add i64 %524, %528, !dbg !1695
	%530 = add i64 %525, 1, !dbg !1695
	%531 = icmp slt i64 %530, %521, !dbg !1695
	br i1 %531, label %b107, label %b108, !dbg !1695

b108:
	%532 = phi i64 [ 0, %b106 ], [ %529, %b107_ok1 ], !dbg !1693
	br label %b109, !dbg !1696

b109:
	%533 = phi i64 [ 0, %b103 ], [ %532, %b108 ], !dbg !1569
	%534 = add i64 %533, %502, !dbg !1697
	br label %b110, !dbg !1701

b110:
	%535 = phi i64 [ %295, %b109 ], [ %552, %b113 ], !dbg !1702
	%536 = phi i64 [ 1, %b109 ], [ %553, %b113 ], !dbg !1703
	%537 = icmp slt i64 %536, 32, !dbg !1704
	br i1 %537, label %b111, label %b114, !dbg !1704

b111:
	%538 = trunc i64 %536 to i32, !dbg !1705
	%539 = trunc i64 %535 to i32, !dbg !1705
	%540 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %539, i32 %538, i32 0), !dbg !1705
	%541 = extractvalue { i32, i1 } %540, 0, !dbg !1705
	%542 = lshr i64 %535, 32, !dbg !1705
	%543 = trunc i64 %542 to i32, !dbg !1705
	%544 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %543, i32 %538, i32 0), !dbg !1705
	%545 = extractvalue { i32, i1 } %544, 0, !dbg !1705
	%546 = zext i32 %545 to i64, !dbg !1705
	%547 = shl i64 %546, 32, !dbg !1705
	%548 = zext i32 %541 to i64, !dbg !1705
	%549 = or i64 %548, %547, !dbg !1705
	%550 = icmp sge i64 %218, %536, !dbg !1706
	br i1 %550, label %b112, label %b113, !dbg !1706

b112:
	%551 = add i64 %535, %549, !dbg !1707
	br label %b113, !dbg !1707

b113:
	%552 = phi i64 [ %535, %b111 ], [ %551, %b112 ], !dbg !1702
	%553 = mul i64 %536, 2, !dbg !1708
	br label %b110, !dbg !1708

b114:
	br i1 %354, label %b120, label %b115, !dbg !1709

b115:
	%554 = sdiv i64 %31, 32, !dbg !1711
	call void @llvm.nvvm.barrier0(), !dbg !1712
	br i1 %299, label %b116, label %b117, !dbg !1713

b116:
	%555 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %554, !dbg !1714
	store i64 %535, i64 addrspace(3)* %555, align 8, !dbg !1714
	br label %b117, !dbg !1714

b117:
	call void @llvm.nvvm.barrier0(), !dbg !1715
	%556 = icmp slt i64 0, %554, !dbg !1715
	br i1 %556, label %b118, label %b119, !dbg !1715

b118:
	%557 = phi i64 [ %562, %b118_ok1 ], [ 0, %b117 ], !dbg !1716
	%558 = phi i64 [ %563, %b118_ok1 ], [ 0, %b117 ], !dbg !1716
	%559 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_3, i64 0, i64 %558, !dbg !1717
	%560 = icmp uge i64 %558, 32, !dbg !1717
	br i1 %560, label %b118_fail1, label %b118_ok1, !dbg !1717, !prof !30

b118_ok1:
	%561 = load i64, i64 addrspace(3)* %559, align 8, !dbg !1717
	%562 = add i64 %557, %561, !dbg !1718
	%563 = add i64 %558, 1, !dbg !1718
	%564 = icmp slt i64 %563, %554, !dbg !1718
	br i1 %564, label %b118, label %b119, !dbg !1718

b119:
	%565 = phi i64 [ 0, %b117 ], [ %562, %b118_ok1 ], !dbg !1716
	br label %b120, !dbg !1719

b120:
	%566 = phi i64 [ 0, %b114 ], [ %565, %b119 ], !dbg !1700
	%567 = trunc i64 %535 to i32, !dbg !1720
	%568 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %567, i32 1, i32 0), !dbg !1720
	%569 = extractvalue { i32, i1 } %568, 0, !dbg !1720
	%570 = lshr i64 %535, 32, !dbg !1720
	%571 = trunc i64 %570 to i32, !dbg !1720
	%572 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %571, i32 1, i32 0), !dbg !1720
	%573 = extractvalue { i32, i1 } %572, 0, !dbg !1720
	%574 = zext i32 %573 to i64, !dbg !1720
	%575 = shl i64 %574, 32, !dbg !1720
	%576 = zext i32 %569 to i64, !dbg !1720
	%577 = or i64 %576, %575, !dbg !1720
	br i1 %268, label %b122, label %b121, !dbg !1721

b121:
	%578 = add i64 %566, %577, !dbg !1722
	br label %b122, !dbg !1723

b122:
	%579 = phi i64 [ %566, %b120 ], [ %578, %b121 ], !dbg !1699
	%580 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 3, !dbg !1724
	store i64 %534, i64 addrspace(1)* %580, align 8, !dbg !1724
	%581 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 4, !dbg !1725
	store i64 %579, i64 addrspace(1)* %581, align 8, !dbg !1725
	%582 = sdiv i64 %300, 3, !dbg !1726
	%583 = icmp sge i64 %582, %22, !dbg !1729
	br i1 %583, label %b123, label %b124, !dbg !1729

b123:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !1730
	ret void, !dbg !1730

b124:
	br i1 %354, label %b125, label %b126, !dbg !1731

b125:
	%584 = trunc i64 %582 to i32, !dbg !1732
	%585 = trunc i64 %295 to i32, !dbg !1732
	%586 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %585, i32 %584, i32 31), !dbg !1732
	%587 = extractvalue { i32, i1 } %586, 0, !dbg !1732
	%588 = lshr i64 %295, 32, !dbg !1732
	%589 = trunc i64 %588 to i32, !dbg !1732
	%590 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %589, i32 %584, i32 31), !dbg !1732
	%591 = extractvalue { i32, i1 } %590, 0, !dbg !1732
	%592 = zext i32 %591 to i64, !dbg !1732
	%593 = shl i64 %592, 32, !dbg !1732
	%594 = zext i32 %587 to i64, !dbg !1732
	%595 = or i64 %594, %593, !dbg !1732
	br label %b129, !dbg !1733

b126:
	call void @llvm.nvvm.barrier0(), !dbg !1735
	%596 = icmp eq i64 %31, %582, !dbg !1736
	br i1 %596, label %b127, label %b128, !dbg !1736

b127:
	store i64 %295, i64 addrspace(3)* @gpuc_shared_Broadcast_42_3, align 8, !dbg !1737
	br label %b128, !dbg !1737

b128:
	call void @llvm.nvvm.barrier0(), !dbg !1738
	%597 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42_3, align 8, !dbg !1739
	br label %b129, !dbg !1740

b129:
	%598 = phi i64 [ %595, %b125 ], [ %597, %b128 ], !dbg !1728
	%599 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 5, !dbg !1741
	store i64 %598, i64 addrspace(1)* %599, align 8, !dbg !1741
	%600 = add i64 %301, 1, !dbg !1741
	%601 = icmp slt i64 %600, 2, !dbg !1741
	br i1 %601, label %b50, label %b130, !dbg !1741

b130:
	ret void, !dbg !1435

b0_fail1:
	%602 = icmp ugt i64 %33, %p1, !dbg !1438
	br i1 %602, label %b0_fail2, label %b0_ok2, !dbg !1438

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %33, i64 %p1), !dbg !1438
	ret void, !dbg !1438

b0_ok2:
	%603 = icmp uge i64 %32, %p5, !dbg !1439
	br i1 %603, label %b0_fail3, label %b0_ok3, !dbg !1439

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %32, i64 %p5), !dbg !1439
	ret void, !dbg !1439

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 6, i64 %34), !dbg !1442
	ret void, !dbg !1442

b49_fail1:
	%604 = icmp ugt i64 %33, %p3, !dbg !1554
	br i1 %604, label %b49_fail2, label %b49_ok2, !dbg !1554

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %33, i64 %p3), !dbg !1554
	ret void, !dbg !1554

b49_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 6, i64 %290), !dbg !1557
	ret void, !dbg !1557

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %525, i64 32), !dbg !1694
	ret void, !dbg !1694

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %558, i64 32), !dbg !1717
	ret void, !dbg !1717
}

define void @IntegersInt64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1742 {
entry:
	br label %b0, !dbg !1743

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1743
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !1743
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1743
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1746, !range !11
	%4 = sext i32 %3 to i64, !dbg !1746
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1746, !range !12
	%6 = sext i32 %5 to i64, !dbg !1746
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1746, !range !12
	%8 = sext i32 %7 to i64, !dbg !1746
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1746, !range !13
	%10 = sext i32 %9 to i64, !dbg !1746
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1746, !range !14
	%12 = sext i32 %11 to i64, !dbg !1746
	%13 = mul i64 %12, %8, !dbg !1746
	%14 = add i64 %6, %13, !dbg !1746
	%15 = mul i64 %10, %14, !dbg !1746
	%16 = add i64 %4, %15, !dbg !1746
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1746, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1746, !range !15
	%19 = mul i32 %17, %18, !dbg !1746
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1746, !range !16
	%21 = mul i32 %19, %20, !dbg !1746
	%22 = sext i32 %21 to i64, !dbg !1746
	%23 = mul i64 %16, %22, !dbg !1746
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1746, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1746, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1746, !range !18
	%27 = mul i32 %18, %26, !dbg !1746
	%28 = add i32 %25, %27, !dbg !1746
	%29 = mul i32 %17, %28, !dbg !1746
	%30 = add i32 %24, %29, !dbg !1746
	%31 = sext i32 %30 to i64, !dbg !1746
	%32 = add i64 %23, %31, !dbg !1746
	%33 = mul i64 %32, 3, !dbg !1747
	%34 = sub i64 %p1, %33, !dbg !1748
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !1748
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1749
	%37 = icmp ugt i64 %33, %p1, !dbg !1748
	%38 = icmp uge i64 %32, %p5, !dbg !1749
	%39 = icmp ugt i64 3, %34, !dbg !1752
	%40 = or i1 %37, %38, !dbg !1752
	%41 = or i1 %40, %39, !dbg !1752
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !1752, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1749
	%43 = and i32 %30, -32, !dbg !1757
	%44 = sub i32 %21, %43, !dbg !1757
	%45 = icmp slt i32 %44, 32, !dbg !1757
	%46 = select i1 %45, i32 %44, i32 32, !dbg !1757
	%47 = sext i32 %46 to i64, !dbg !1757
	%48 = icmp eq i64 %47, 32, !dbg !1758
	br i1 %48, label %b1, label %b3, !dbg !1758

b1:
	%49 = phi i64 [ %42, %b0_ok1 ], [ %64, %b2 ], !dbg !1759
	%50 = phi i64 [ 16, %b0_ok1 ], [ %65, %b2 ], !dbg !1760
	%51 = icmp sgt i64 %50, 0, !dbg !1761
	br i1 %51, label %b2, label %b11, !dbg !1761

b2:
	%52 = trunc i64 %50 to i32, !dbg !1762
	%53 = trunc i64 %49 to i32, !dbg !1762
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %52, i32 31), !dbg !1762
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !1762
	%56 = lshr i64 %49, 32, !dbg !1762
	%57 = trunc i64 %56 to i32, !dbg !1762
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %57, i32 %52, i32 31), !dbg !1762
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !1762
	%60 = zext i32 %59 to i64, !dbg !1762
	%61 = shl i64 %60, 32, !dbg !1762
	%62 = zext i32 %55 to i64, !dbg !1762
	%63 = or i64 %62, %61, !dbg !1762
	%64 = and i64 %49, %63, !dbg !1763
	%65 = sdiv i64 %50, 2, !dbg !1764
	br label %b1, !dbg !1764

b3:
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1765, !range !20
	%67 = sext i32 %66 to i64, !dbg !1765
	br label %b4, !dbg !1765

b4:
	%68 = phi i64 [ %42, %b3 ], [ %88, %b9 ], !dbg !1759
	%69 = phi i64 [ 16, %b3 ], [ %89, %b9 ], !dbg !1766
	%70 = icmp sgt i64 %69, 0, !dbg !1767
	br i1 %70, label %b5, label %b10, !dbg !1767

b5:
	%71 = add i64 %67, %69, !dbg !1768
	%72 = icmp sge i64 %71, %47, !dbg !1769
	br i1 %72, label %b6, label %b7, !dbg !1769

b6:
	br label %b7, !dbg !1769

b7:
	%73 = phi i64 [ %71, %b5 ], [ %67, %b6 ], !dbg !1770
	%74 = trunc i64 %73 to i32, !dbg !1771
	%75 = trunc i64 %68 to i32, !dbg !1771
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 %74, i32 31), !dbg !1771
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !1771
	%78 = lshr i64 %68, 32, !dbg !1771
	%79 = trunc i64 %78 to i32, !dbg !1771
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %79, i32 %74, i32 31), !dbg !1771
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !1771
	%82 = zext i32 %81 to i64, !dbg !1771
	%83 = shl i64 %82, 32, !dbg !1771
	%84 = zext i32 %77 to i64, !dbg !1771
	%85 = or i64 %84, %83, !dbg !1771
	%86 = icmp ne i64 %73, %67, !dbg !1772
	br i1 %86, label %b8, label %b9, !dbg !1772

b8:
	%87 = and i64 %68, %85, !dbg !1763
	br label %b9, !dbg !1773

b9:
	%88 = phi i64 [ %68, %b7 ], [ %87, %b8 ], !dbg !1759
	%89 = sdiv i64 %69, 2, !dbg !1774
	br label %b4, !dbg !1774

b10:
	%90 = trunc i64 %68 to i32, !dbg !1775
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 0, i32 31), !dbg !1775
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1775
	%93 = lshr i64 %68, 32, !dbg !1775
	%94 = trunc i64 %93 to i32, !dbg !1775
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %94, i32 0, i32 31), !dbg !1775
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !1775
	%97 = zext i32 %96 to i64, !dbg !1775
	%98 = shl i64 %97, 32, !dbg !1775
	%99 = zext i32 %92 to i64, !dbg !1775
	%100 = or i64 %99, %98, !dbg !1775
	br label %b11, !dbg !1776

b11:
	%101 = phi i64 [ %49, %b1 ], [ %100, %b10 ], !dbg !1756
	br i1 %48, label %b12, label %b14, !dbg !1781

b12:
	%102 = phi i64 [ %42, %b11 ], [ %117, %b13 ], !dbg !1782
	%103 = phi i64 [ 16, %b11 ], [ %118, %b13 ], !dbg !1783
	%104 = icmp sgt i64 %103, 0, !dbg !1784
	br i1 %104, label %b13, label %b22, !dbg !1784

b13:
	%105 = trunc i64 %103 to i32, !dbg !1785
	%106 = trunc i64 %102 to i32, !dbg !1785
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %105, i32 31), !dbg !1785
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !1785
	%109 = lshr i64 %102, 32, !dbg !1785
	%110 = trunc i64 %109 to i32, !dbg !1785
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %110, i32 %105, i32 31), !dbg !1785
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !1785
	%113 = zext i32 %112 to i64, !dbg !1785
	%114 = shl i64 %113, 32, !dbg !1785
	%115 = zext i32 %108 to i64, !dbg !1785
	%116 = or i64 %115, %114, !dbg !1785
	%117 = or i64 %102, %116, !dbg !1786
	%118 = sdiv i64 %103, 2, !dbg !1787
	br label %b12, !dbg !1787

b14:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1788, !range !20
	%120 = sext i32 %119 to i64, !dbg !1788
	br label %b15, !dbg !1788

b15:
	%121 = phi i64 [ %42, %b14 ], [ %141, %b20 ], !dbg !1782
	%122 = phi i64 [ 16, %b14 ], [ %142, %b20 ], !dbg !1789
	%123 = icmp sgt i64 %122, 0, !dbg !1790
	br i1 %123, label %b16, label %b21, !dbg !1790

b16:
	%124 = add i64 %120, %122, !dbg !1791
	%125 = icmp sge i64 %124, %47, !dbg !1792
	br i1 %125, label %b17, label %b18, !dbg !1792

b17:
	br label %b18, !dbg !1792

b18:
	%126 = phi i64 [ %124, %b16 ], [ %120, %b17 ], !dbg !1793
	%127 = trunc i64 %126 to i32, !dbg !1794
	%128 = trunc i64 %121 to i32, !dbg !1794
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %127, i32 31), !dbg !1794
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !1794
	%131 = lshr i64 %121, 32, !dbg !1794
	%132 = trunc i64 %131 to i32, !dbg !1794
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 %127, i32 31), !dbg !1794
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !1794
	%135 = zext i32 %134 to i64, !dbg !1794
	%136 = shl i64 %135, 32, !dbg !1794
	%137 = zext i32 %130 to i64, !dbg !1794
	%138 = or i64 %137, %136, !dbg !1794
	%139 = icmp ne i64 %126, %120, !dbg !1795
	br i1 %139, label %b19, label %b20, !dbg !1795

b19:
	%140 = or i64 %121, %138, !dbg !1786
	br label %b20, !dbg !1796

b20:
	%141 = phi i64 [ %121, %b18 ], [ %140, %b19 ], !dbg !1782
	%142 = sdiv i64 %122, 2, !dbg !1797
	br label %b15, !dbg !1797

b21:
	%143 = trunc i64 %121 to i32, !dbg !1798
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !1798
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !1798
	%146 = lshr i64 %121, 32, !dbg !1798
	%147 = trunc i64 %146 to i32, !dbg !1798
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !1798
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !1798
	%150 = zext i32 %149 to i64, !dbg !1798
	%151 = shl i64 %150, 32, !dbg !1798
	%152 = zext i32 %145 to i64, !dbg !1798
	%153 = or i64 %152, %151, !dbg !1798
	br label %b22, !dbg !1799

b22:
	%154 = phi i64 [ %102, %b12 ], [ %153, %b21 ], !dbg !1780
	br i1 %48, label %b23, label %b25, !dbg !1804

b23:
	%155 = phi i64 [ %42, %b22 ], [ %170, %b24 ], !dbg !1805
	%156 = phi i64 [ 16, %b22 ], [ %171, %b24 ], !dbg !1806
	%157 = icmp sgt i64 %156, 0, !dbg !1807
	br i1 %157, label %b24, label %b33, !dbg !1807

b24:
	%158 = trunc i64 %156 to i32, !dbg !1808
	%159 = trunc i64 %155 to i32, !dbg !1808
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %158, i32 31), !dbg !1808
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !1808
	%162 = lshr i64 %155, 32, !dbg !1808
	%163 = trunc i64 %162 to i32, !dbg !1808
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %163, i32 %158, i32 31), !dbg !1808
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !1808
	%166 = zext i32 %165 to i64, !dbg !1808
	%167 = shl i64 %166, 32, !dbg !1808
	%168 = zext i32 %161 to i64, !dbg !1808
	%169 = or i64 %168, %167, !dbg !1808
	%170 = xor i64 %155, %169, !dbg !1809
	%171 = sdiv i64 %156, 2, !dbg !1810
	br label %b23, !dbg !1810

b25:
	%172 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1811, !range !20
	%173 = sext i32 %172 to i64, !dbg !1811
	br label %b26, !dbg !1811

b26:
	%174 = phi i64 [ %42, %b25 ], [ %194, %b31 ], !dbg !1805
	%175 = phi i64 [ 16, %b25 ], [ %195, %b31 ], !dbg !1812
	%176 = icmp sgt i64 %175, 0, !dbg !1813
	br i1 %176, label %b27, label %b32, !dbg !1813

b27:
	%177 = add i64 %173, %175, !dbg !1814
	%178 = icmp sge i64 %177, %47, !dbg !1815
	br i1 %178, label %b28, label %b29, !dbg !1815

b28:
	br label %b29, !dbg !1815

b29:
	%179 = phi i64 [ %177, %b27 ], [ %173, %b28 ], !dbg !1816
	%180 = trunc i64 %179 to i32, !dbg !1817
	%181 = trunc i64 %174 to i32, !dbg !1817
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %181, i32 %180, i32 31), !dbg !1817
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !1817
	%184 = lshr i64 %174, 32, !dbg !1817
	%185 = trunc i64 %184 to i32, !dbg !1817
	%186 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %185, i32 %180, i32 31), !dbg !1817
	%187 = extractvalue { i32, i1 } %186, 0, !dbg !1817
	%188 = zext i32 %187 to i64, !dbg !1817
	%189 = shl i64 %188, 32, !dbg !1817
	%190 = zext i32 %183 to i64, !dbg !1817
	%191 = or i64 %190, %189, !dbg !1817
	%192 = icmp ne i64 %179, %173, !dbg !1818
	br i1 %192, label %b30, label %b31, !dbg !1818

b30:
	%193 = xor i64 %174, %191, !dbg !1809
	br label %b31, !dbg !1819

b31:
	%194 = phi i64 [ %174, %b29 ], [ %193, %b30 ], !dbg !1805
	%195 = sdiv i64 %175, 2, !dbg !1820
	br label %b26, !dbg !1820

b32:
	%196 = trunc i64 %174 to i32, !dbg !1821
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %196, i32 0, i32 31), !dbg !1821
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !1821
	%199 = lshr i64 %174, 32, !dbg !1821
	%200 = trunc i64 %199 to i32, !dbg !1821
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %200, i32 0, i32 31), !dbg !1821
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !1821
	%203 = zext i32 %202 to i64, !dbg !1821
	%204 = shl i64 %203, 32, !dbg !1821
	%205 = zext i32 %198 to i64, !dbg !1821
	%206 = or i64 %205, %204, !dbg !1821
	br label %b33, !dbg !1822

b33:
	%207 = phi i64 [ %155, %b23 ], [ %206, %b32 ], !dbg !1803
	%208 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !1823
	store i64 %101, i64 addrspace(1)* %208, align 8, !dbg !1823
	%209 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !1824
	store i64 %154, i64 addrspace(1)* %209, align 8, !dbg !1824
	%210 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !1825
	store i64 %207, i64 addrspace(1)* %210, align 8, !dbg !1825
	%211 = sub i64 %p3, %33, !dbg !1826
	%212 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !1826
	%213 = icmp ugt i64 %33, %p3, !dbg !1826
	%214 = icmp ugt i64 3, %211, !dbg !1829
	%215 = or i1 %213, %214, !dbg !1829
	br i1 %215, label %b33_fail1, label %b33_ok1, !dbg !1829, !prof !30

b33_ok1:
	%216 = load i64, i64 addrspace(1)* %36, align 8, !dbg !1830
	br i1 %48, label %b34, label %b36, !dbg !1835

b34:
	%217 = phi i64 [ %216, %b33_ok1 ], [ %232, %b35 ], !dbg !1836
	%218 = phi i64 [ 16, %b33_ok1 ], [ %233, %b35 ], !dbg !1837
	%219 = icmp sgt i64 %218, 0, !dbg !1838
	br i1 %219, label %b35, label %b44, !dbg !1838

b35:
	%220 = trunc i64 %218 to i32, !dbg !1839
	%221 = trunc i64 %217 to i32, !dbg !1839
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %221, i32 %220, i32 31), !dbg !1839
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !1839
	%224 = lshr i64 %217, 32, !dbg !1839
	%225 = trunc i64 %224 to i32, !dbg !1839
	%226 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %225, i32 %220, i32 31), !dbg !1839
	%227 = extractvalue { i32, i1 } %226, 0, !dbg !1839
	%228 = zext i32 %227 to i64, !dbg !1839
	%229 = shl i64 %228, 32, !dbg !1839
	%230 = zext i32 %223 to i64, !dbg !1839
	%231 = or i64 %230, %229, !dbg !1839
	%232 = and i64 %217, %231, !dbg !1840
	%233 = sdiv i64 %218, 2, !dbg !1841
	br label %b34, !dbg !1841

b36:
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1842, !range !20
	%235 = sext i32 %234 to i64, !dbg !1842
	br label %b37, !dbg !1842

b37:
	%236 = phi i64 [ %216, %b36 ], [ %256, %b42 ], !dbg !1836
	%237 = phi i64 [ 16, %b36 ], [ %257, %b42 ], !dbg !1843
	%238 = icmp sgt i64 %237, 0, !dbg !1844
	br i1 %238, label %b38, label %b43, !dbg !1844

b38:
	%239 = add i64 %235, %237, !dbg !1845
	%240 = icmp sge i64 %239, %47, !dbg !1846
	br i1 %240, label %b39, label %b40, !dbg !1846

b39:
	br label %b40, !dbg !1846

b40:
	%241 = phi i64 [ %239, %b38 ], [ %235, %b39 ], !dbg !1847
	%242 = trunc i64 %241 to i32, !dbg !1848
	%243 = trunc i64 %236 to i32, !dbg !1848
	%244 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %243, i32 %242, i32 31), !dbg !1848
	%245 = extractvalue { i32, i1 } %244, 0, !dbg !1848
	%246 = lshr i64 %236, 32, !dbg !1848
	%247 = trunc i64 %246 to i32, !dbg !1848
	%248 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %247, i32 %242, i32 31), !dbg !1848
	%249 = extractvalue { i32, i1 } %248, 0, !dbg !1848
	%250 = zext i32 %249 to i64, !dbg !1848
	%251 = shl i64 %250, 32, !dbg !1848
	%252 = zext i32 %245 to i64, !dbg !1848
	%253 = or i64 %252, %251, !dbg !1848
	%254 = icmp ne i64 %241, %235, !dbg !1849
	br i1 %254, label %b41, label %b42, !dbg !1849

b41:
	%255 = and i64 %236, %253, !dbg !1840
	br label %b42, !dbg !1850

b42:
	%256 = phi i64 [ %236, %b40 ], [ %255, %b41 ], !dbg !1836
	%257 = sdiv i64 %237, 2, !dbg !1851
	br label %b37, !dbg !1851

b43:
	%258 = trunc i64 %236 to i32, !dbg !1852
	%259 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %258, i32 0, i32 31), !dbg !1852
	%260 = extractvalue { i32, i1 } %259, 0, !dbg !1852
	%261 = lshr i64 %236, 32, !dbg !1852
	%262 = trunc i64 %261 to i32, !dbg !1852
	%263 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %262, i32 0, i32 31), !dbg !1852
	%264 = extractvalue { i32, i1 } %263, 0, !dbg !1852
	%265 = zext i32 %264 to i64, !dbg !1852
	%266 = shl i64 %265, 32, !dbg !1852
	%267 = zext i32 %260 to i64, !dbg !1852
	%268 = or i64 %267, %266, !dbg !1852
	br label %b44, !dbg !1853

b44:
	%269 = phi i64 [ %217, %b34 ], [ %268, %b43 ], !dbg !1834
	%270 = add i64 %22, 32, !dbg !1855
	%271 = sub i64 %270, 1, !dbg !1856
	%272 = sdiv i64 %271, 32, !dbg !1857
	%273 = icmp eq i64 %272, 1, !dbg !1858
	br i1 %273, label %b50, label %b45, !dbg !1858

b45:
	call void @llvm.nvvm.barrier0(), !dbg !1860
	%274 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1861, !range !20
	%275 = sext i32 %274 to i64, !dbg !1861
	%276 = icmp eq i64 %275, 0, !dbg !1862
	br i1 %276, label %b46, label %b47, !dbg !1862

b46:
	%277 = sdiv i64 %31, 32, !dbg !1863
	%278 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %277, !dbg !1864
	store i64 %269, i64 addrspace(3)* %278, align 8, !dbg !1864
	br label %b47, !dbg !1864

b47:
	call void @llvm.nvvm.barrier0(), !dbg !1865
	%279 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1866
	%280 = load i64, i64 addrspace(3)* %279, align 8, !dbg !1866
	br label %b48, !dbg !1866

b48:
	%281 = phi i64 [ %280, %b47 ], [ %286, %b49 ], !dbg !1867
	%282 = phi i64 [ 1, %b47 ], [ %287, %b49 ], !dbg !1868
	%283 = icmp slt i64 %282, %272, !dbg !1869
	br i1 %283, label %b49, label %b50, !dbg !1869

b49:
	%284 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %282, !dbg !1870
	%285 = load i64, i64 addrspace(3)* %284, align 8, !dbg !1870
	%286 = and i64 %281, %285, !dbg !1840
	%287 = add i64 %282, 1, !dbg !1871
	br label %b48, !dbg !1871

b50:
	%288 = phi i64 [ %269, %b44 ], [ %281, %b48 ], !dbg !1833
	br i1 %48, label %b51, label %b53, !dbg !1876

b51:
	%289 = phi i64 [ %216, %b50 ], [ %304, %b52 ], !dbg !1877
	%290 = phi i64 [ 16, %b50 ], [ %305, %b52 ], !dbg !1878
	%291 = icmp sgt i64 %290, 0, !dbg !1879
	br i1 %291, label %b52, label %b61, !dbg !1879

b52:
	%292 = trunc i64 %290 to i32, !dbg !1880
	%293 = trunc i64 %289 to i32, !dbg !1880
	%294 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %293, i32 %292, i32 31), !dbg !1880
	%295 = extractvalue { i32, i1 } %294, 0, !dbg !1880
	%296 = lshr i64 %289, 32, !dbg !1880
	%297 = trunc i64 %296 to i32, !dbg !1880
	%298 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %297, i32 %292, i32 31), !dbg !1880
	%299 = extractvalue { i32, i1 } %298, 0, !dbg !1880
	%300 = zext i32 %299 to i64, !dbg !1880
	%301 = shl i64 %300, 32, !dbg !1880
	%302 = zext i32 %295 to i64, !dbg !1880
	%303 = or i64 %302, %301, !dbg !1880
	%304 = or i64 %289, %303, !dbg !1881
	%305 = sdiv i64 %290, 2, !dbg !1882
	br label %b51, !dbg !1882

b53:
	%306 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1883, !range !20
	%307 = sext i32 %306 to i64, !dbg !1883
	br label %b54, !dbg !1883

b54:
	%308 = phi i64 [ %216, %b53 ], [ %328, %b59 ], !dbg !1877
	%309 = phi i64 [ 16, %b53 ], [ %329, %b59 ], !dbg !1884
	%310 = icmp sgt i64 %309, 0, !dbg !1885
	br i1 %310, label %b55, label %b60, !dbg !1885

b55:
	%311 = add i64 %307, %309, !dbg !1886
	%312 = icmp sge i64 %311, %47, !dbg !1887
	br i1 %312, label %b56, label %b57, !dbg !1887

b56:
	br label %b57, !dbg !1887

b57:
	%313 = phi i64 [ %311, %b55 ], [ %307, %b56 ], !dbg !1888
	%314 = trunc i64 %313 to i32, !dbg !1889
	%315 = trunc i64 %308 to i32, !dbg !1889
	%316 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %315, i32 %314, i32 31), !dbg !1889
	%317 = extractvalue { i32, i1 } %316, 0, !dbg !1889
	%318 = lshr i64 %308, 32, !dbg !1889
	%319 = trunc i64 %318 to i32, !dbg !1889
	%320 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %319, i32 %314, i32 31), !dbg !1889
	%321 = extractvalue { i32, i1 } %320, 0, !dbg !1889
	%322 = zext i32 %321 to i64, !dbg !1889
	%323 = shl i64 %322, 32, !dbg !1889
	%324 = zext i32 %317 to i64, !dbg !1889
	%325 = or i64 %324, %323, !dbg !1889
	%326 = icmp ne i64 %313, %307, !dbg !1890
	br i1 %326, label %b58, label %b59, !dbg !1890

b58:
	%327 = or i64 %308, %325, !dbg !1881
	br label %b59, !dbg !1891

b59:
	%328 = phi i64 [ %308, %b57 ], [ %327, %b58 ], !dbg !1877
	%329 = sdiv i64 %309, 2, !dbg !1892
	br label %b54, !dbg !1892

b60:
	%330 = trunc i64 %308 to i32, !dbg !1893
	%331 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %330, i32 0, i32 31), !dbg !1893
	%332 = extractvalue { i32, i1 } %331, 0, !dbg !1893
	%333 = lshr i64 %308, 32, !dbg !1893
	%334 = trunc i64 %333 to i32, !dbg !1893
	%335 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %334, i32 0, i32 31), !dbg !1893
	%336 = extractvalue { i32, i1 } %335, 0, !dbg !1893
	%337 = zext i32 %336 to i64, !dbg !1893
	%338 = shl i64 %337, 32, !dbg !1893
	%339 = zext i32 %332 to i64, !dbg !1893
	%340 = or i64 %339, %338, !dbg !1893
	br label %b61, !dbg !1894

b61:
	%341 = phi i64 [ %289, %b51 ], [ %340, %b60 ], !dbg !1875
	br i1 %273, label %b67, label %b62, !dbg !1895

b62:
	call void @llvm.nvvm.barrier0(), !dbg !1897
	%342 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1898, !range !20
	%343 = sext i32 %342 to i64, !dbg !1898
	%344 = icmp eq i64 %343, 0, !dbg !1899
	br i1 %344, label %b63, label %b64, !dbg !1899

b63:
	%345 = sdiv i64 %31, 32, !dbg !1900
	%346 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %345, !dbg !1901
	store i64 %341, i64 addrspace(3)* %346, align 8, !dbg !1901
	br label %b64, !dbg !1901

b64:
	call void @llvm.nvvm.barrier0(), !dbg !1902
	%347 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1903
	%348 = load i64, i64 addrspace(3)* %347, align 8, !dbg !1903
	br label %b65, !dbg !1903

b65:
	%349 = phi i64 [ %348, %b64 ], [ %354, %b66 ], !dbg !1904
	%350 = phi i64 [ 1, %b64 ], [ %355, %b66 ], !dbg !1905
	%351 = icmp slt i64 %350, %272, !dbg !1906
	br i1 %351, label %b66, label %b67, !dbg !1906

b66:
	%352 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %350, !dbg !1907
	%353 = load i64, i64 addrspace(3)* %352, align 8, !dbg !1907
	%354 = or i64 %349, %353, !dbg !1881
	%355 = add i64 %350, 1, !dbg !1908
	br label %b65, !dbg !1908

b67:
	%356 = phi i64 [ %341, %b61 ], [ %349, %b65 ], !dbg !1874
	br i1 %48, label %b68, label %b70, !dbg !1913

b68:
	%357 = phi i64 [ %216, %b67 ], [ %372, %b69 ], !dbg !1914
	%358 = phi i64 [ 16, %b67 ], [ %373, %b69 ], !dbg !1915
	%359 = icmp sgt i64 %358, 0, !dbg !1916
	br i1 %359, label %b69, label %b78, !dbg !1916

b69:
	%360 = trunc i64 %358 to i32, !dbg !1917
	%361 = trunc i64 %357 to i32, !dbg !1917
	%362 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %361, i32 %360, i32 31), !dbg !1917
	%363 = extractvalue { i32, i1 } %362, 0, !dbg !1917
	%364 = lshr i64 %357, 32, !dbg !1917
	%365 = trunc i64 %364 to i32, !dbg !1917
	%366 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %365, i32 %360, i32 31), !dbg !1917
	%367 = extractvalue { i32, i1 } %366, 0, !dbg !1917
	%368 = zext i32 %367 to i64, !dbg !1917
	%369 = shl i64 %368, 32, !dbg !1917
	%370 = zext i32 %363 to i64, !dbg !1917
	%371 = or i64 %370, %369, !dbg !1917
	%372 = xor i64 %357, %371, !dbg !1918
	%373 = sdiv i64 %358, 2, !dbg !1919
	br label %b68, !dbg !1919

b70:
	%374 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1920, !range !20
	%375 = sext i32 %374 to i64, !dbg !1920
	br label %b71, !dbg !1920

b71:
	%376 = phi i64 [ %216, %b70 ], [ %396, %b76 ], !dbg !1914
	%377 = phi i64 [ 16, %b70 ], [ %397, %b76 ], !dbg !1921
	%378 = icmp sgt i64 %377, 0, !dbg !1922
	br i1 %378, label %b72, label %b77, !dbg !1922

b72:
	%379 = add i64 %375, %377, !dbg !1923
	%380 = icmp sge i64 %379, %47, !dbg !1924
	br i1 %380, label %b73, label %b74, !dbg !1924

b73:
	br label %b74, !dbg !1924

b74:
	%381 = phi i64 [ %379, %b72 ], [ %375, %b73 ], !dbg !1925
	%382 = trunc i64 %381 to i32, !dbg !1926
	%383 = trunc i64 %376 to i32, !dbg !1926
	%384 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %383, i32 %382, i32 31), !dbg !1926
	%385 = extractvalue { i32, i1 } %384, 0, !dbg !1926
	%386 = lshr i64 %376, 32, !dbg !1926
	%387 = trunc i64 %386 to i32, !dbg !1926
	%388 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %387, i32 %382, i32 31), !dbg !1926
	%389 = extractvalue { i32, i1 } %388, 0, !dbg !1926
	%390 = zext i32 %389 to i64, !dbg !1926
	%391 = shl i64 %390, 32, !dbg !1926
	%392 = zext i32 %385 to i64, !dbg !1926
	%393 = or i64 %392, %391, !dbg !1926
	%394 = icmp ne i64 %381, %375, !dbg !1927
	br i1 %394, label %b75, label %b76, !dbg !1927

b75:
	%395 = xor i64 %376, %393, !dbg !1918
	br label %b76, !dbg !1928

b76:
	%396 = phi i64 [ %376, %b74 ], [ %395, %b75 ], !dbg !1914
	%397 = sdiv i64 %377, 2, !dbg !1929
	br label %b71, !dbg !1929

b77:
	%398 = trunc i64 %376 to i32, !dbg !1930
	%399 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %398, i32 0, i32 31), !dbg !1930
	%400 = extractvalue { i32, i1 } %399, 0, !dbg !1930
	%401 = lshr i64 %376, 32, !dbg !1930
	%402 = trunc i64 %401 to i32, !dbg !1930
	%403 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %402, i32 0, i32 31), !dbg !1930
	%404 = extractvalue { i32, i1 } %403, 0, !dbg !1930
	%405 = zext i32 %404 to i64, !dbg !1930
	%406 = shl i64 %405, 32, !dbg !1930
	%407 = zext i32 %400 to i64, !dbg !1930
	%408 = or i64 %407, %406, !dbg !1930
	br label %b78, !dbg !1931

b78:
	%409 = phi i64 [ %357, %b68 ], [ %408, %b77 ], !dbg !1912
	br i1 %273, label %b84, label %b79, !dbg !1932

b79:
	call void @llvm.nvvm.barrier0(), !dbg !1934
	%410 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1935, !range !20
	%411 = sext i32 %410 to i64, !dbg !1935
	%412 = icmp eq i64 %411, 0, !dbg !1936
	br i1 %412, label %b80, label %b81, !dbg !1936

b80:
	%413 = sdiv i64 %31, 32, !dbg !1937
	%414 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %413, !dbg !1938
	store i64 %409, i64 addrspace(3)* %414, align 8, !dbg !1938
	br label %b81, !dbg !1938

b81:
	call void @llvm.nvvm.barrier0(), !dbg !1939
	%415 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 0, !dbg !1940
	%416 = load i64, i64 addrspace(3)* %415, align 8, !dbg !1940
	br label %b82, !dbg !1940

b82:
	%417 = phi i64 [ %416, %b81 ], [ %422, %b83 ], !dbg !1941
	%418 = phi i64 [ 1, %b81 ], [ %423, %b83 ], !dbg !1942
	%419 = icmp slt i64 %418, %272, !dbg !1943
	br i1 %419, label %b83, label %b84, !dbg !1943

b83:
	%420 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_3, i64 0, i64 %418, !dbg !1944
	%421 = load i64, i64 addrspace(3)* %420, align 8, !dbg !1944
	%422 = xor i64 %417, %421, !dbg !1918
	%423 = add i64 %418, 1, !dbg !1945
	br label %b82, !dbg !1945

b84:
	%424 = phi i64 [ %409, %b78 ], [ %417, %b82 ], !dbg !1911
	%425 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 0, !dbg !1946
	store i64 %288, i64 addrspace(1)* %425, align 8, !dbg !1946
	%426 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 1, !dbg !1947
	store i64 %356, i64 addrspace(1)* %426, align 8, !dbg !1947
	%427 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 2, !dbg !1948
	store i64 %424, i64 addrspace(1)* %427, align 8, !dbg !1948
	ret void, !dbg !1745

b0_fail1:
	%428 = icmp ugt i64 %33, %p1, !dbg !1748
	br i1 %428, label %b0_fail2, label %b0_ok2, !dbg !1748

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %33, i64 %p1), !dbg !1748
	ret void, !dbg !1748

b0_ok2:
	%429 = icmp uge i64 %32, %p5, !dbg !1749
	br i1 %429, label %b0_fail3, label %b0_ok3, !dbg !1749

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %32, i64 %p5), !dbg !1749
	ret void, !dbg !1749

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 3, i64 %34), !dbg !1752
	ret void, !dbg !1752

b33_fail1:
	%430 = icmp ugt i64 %33, %p3, !dbg !1826
	br i1 %430, label %b33_fail2, label %b33_ok2, !dbg !1826

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %33, i64 %p3), !dbg !1826
	ret void, !dbg !1826

b33_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 3, i64 %211), !dbg !1829
	ret void, !dbg !1829
}

define void @ExchangeInt(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1949 {
entry:
	br label %b0, !dbg !1950

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !1950
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1950
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !1950
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1953, !range !11
	%4 = sext i32 %3 to i64, !dbg !1953
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1953, !range !12
	%6 = sext i32 %5 to i64, !dbg !1953
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1953, !range !12
	%8 = sext i32 %7 to i64, !dbg !1953
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1953, !range !13
	%10 = sext i32 %9 to i64, !dbg !1953
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1953, !range !14
	%12 = sext i32 %11 to i64, !dbg !1953
	%13 = mul i64 %12, %8, !dbg !1953
	%14 = add i64 %6, %13, !dbg !1953
	%15 = mul i64 %10, %14, !dbg !1953
	%16 = add i64 %4, %15, !dbg !1953
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1953, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1953, !range !15
	%19 = mul i32 %17, %18, !dbg !1953
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1953, !range !16
	%21 = mul i32 %19, %20, !dbg !1953
	%22 = sext i32 %21 to i64, !dbg !1953
	%23 = mul i64 %16, %22, !dbg !1953
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1953, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1953, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1953, !range !18
	%27 = mul i32 %18, %26, !dbg !1953
	%28 = add i32 %25, %27, !dbg !1953
	%29 = mul i32 %17, %28, !dbg !1953
	%30 = add i32 %24, %29, !dbg !1953
	%31 = sext i32 %30 to i64, !dbg !1953
	%32 = add i64 %23, %31, !dbg !1953
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1954, !range !20
	%34 = sext i32 %33 to i64, !dbg !1954
	%35 = and i32 %30, -32, !dbg !1955
	%36 = sub i32 %21, %35, !dbg !1955
	%37 = icmp slt i32 %36, 32, !dbg !1955
	%38 = select i1 %37, i32 %36, i32 32, !dbg !1955
	%39 = sext i32 %38 to i64, !dbg !1955
	%40 = icmp eq i64 %39, 32, !dbg !1956
	br i1 %40, label %b1, label %b2, !dbg !1956

b1:
	br label %b2, !dbg !1956

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1957
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1958
	%43 = mul i64 %32, 4, !dbg !1960
	%44 = sub i64 %p1, %43, !dbg !1961
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !1959
	%46 = icmp uge i64 %32, %p5, !dbg !1959
	%47 = icmp ugt i64 %43, %p1, !dbg !1961
	%48 = icmp ugt i64 4, %44, !dbg !1962
	%49 = icmp eq i64 %39, 0, !dbg !1963
	%50 = or i1 %46, %47, !dbg !1963
	%51 = or i1 %50, %48, !dbg !1963
	%52 = or i1 %51, %49, !dbg !1963
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !1963, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !1959
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !1961
	%55 = mul i64 %34, 7, !dbg !1964
	%56 = add i64 %55, 3, !dbg !1965
	%57 = icmp eq i64 %39, -1, !dbg !1963
	%58 = select i1 %57, i64 1, i64 %39, !dbg !1963
	%59 = srem i64 %56, %58, !dbg !1963
	%60 = trunc i64 %59 to i32, !dbg !1966
	%61 = trunc i64 %53 to i32, !dbg !1966
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !1966
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !1966
	%64 = lshr i64 %53, 32, !dbg !1966
	%65 = trunc i64 %64 to i32, !dbg !1966
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !1966
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !1966
	%68 = zext i32 %67 to i64, !dbg !1966
	%69 = shl i64 %68, 32, !dbg !1966
	%70 = zext i32 %63 to i64, !dbg !1966
	%71 = or i64 %70, %69, !dbg !1966
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !1967
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !1967
	%73 = trunc i64 %53 to i32, !dbg !1968
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !1968
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !1968
	%76 = lshr i64 %53, 32, !dbg !1968
	%77 = trunc i64 %76 to i32, !dbg !1968
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !1968
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !1968
	%80 = zext i32 %79 to i64, !dbg !1968
	%81 = shl i64 %80, 32, !dbg !1968
	%82 = zext i32 %75 to i64, !dbg !1968
	%83 = or i64 %82, %81, !dbg !1968
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !1969
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !1969
	%85 = trunc i64 %41 to i32, !dbg !1970
	%86 = trunc i64 %53 to i32, !dbg !1970
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !1970
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !1970
	%89 = lshr i64 %53, 32, !dbg !1970
	%90 = trunc i64 %89 to i32, !dbg !1970
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !1970
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !1970
	%93 = zext i32 %92 to i64, !dbg !1970
	%94 = shl i64 %93, 32, !dbg !1970
	%95 = zext i32 %88 to i64, !dbg !1970
	%96 = or i64 %95, %94, !dbg !1970
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !1971
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !1971
	%98 = trunc i64 %42 to i32, !dbg !1972
	%99 = trunc i64 %53 to i32, !dbg !1972
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !1972
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !1972
	%102 = lshr i64 %53, 32, !dbg !1972
	%103 = trunc i64 %102 to i32, !dbg !1972
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !1972
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !1972
	%106 = zext i32 %105 to i64, !dbg !1972
	%107 = shl i64 %106, 32, !dbg !1972
	%108 = zext i32 %101 to i64, !dbg !1972
	%109 = or i64 %108, %107, !dbg !1972
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !1973
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !1973
	%111 = mul i64 %32, 3, !dbg !1974
	%112 = sub i64 %p3, %111, !dbg !1975
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !1975
	%114 = icmp ugt i64 %111, %p3, !dbg !1975
	%115 = icmp ugt i64 3, %112, !dbg !1976
	%116 = or i1 %114, %115, !dbg !1976
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !1976, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !1977
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !1978
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !1978
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !1979
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !1979
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !1980
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !1981
	%121 = sub i64 %32, %34, !dbg !1982
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !1983
	%123 = icmp uge i64 %121, %p5, !dbg !1983
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !1983, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !1983
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !1984
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !1985
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !1985
	ret void, !dbg !1952

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !1959
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !1959

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !1959
	ret void, !dbg !1959

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !1961
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !1961

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !1961
	ret void, !dbg !1961

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !1962
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !1962

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !1962
	ret void, !dbg !1962

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !1963
	ret void, !dbg !1963

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !1975
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !1975

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %111, i64 %p3), !dbg !1975
	ret void, !dbg !1975

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %112), !dbg !1976
	ret void, !dbg !1976

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %121, i64 %p5), !dbg !1983
	ret void, !dbg !1983
}

define void @ExchangeUint8(i8* %p0, i64 %p1, i32* %p2, i64 %p3, i8* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !1986 {
entry:
	br label %b0, !dbg !1987

b0:
	%0 = addrspacecast i8* %p0 to i8 addrspace(1)*, !dbg !1987
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !1987
	%2 = addrspacecast i8* %p4 to i8 addrspace(1)*, !dbg !1987
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1990, !range !11
	%4 = sext i32 %3 to i64, !dbg !1990
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !1990, !range !12
	%6 = sext i32 %5 to i64, !dbg !1990
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !1990, !range !12
	%8 = sext i32 %7 to i64, !dbg !1990
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1990, !range !13
	%10 = sext i32 %9 to i64, !dbg !1990
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !1990, !range !14
	%12 = sext i32 %11 to i64, !dbg !1990
	%13 = mul i64 %12, %8, !dbg !1990
	%14 = add i64 %6, %13, !dbg !1990
	%15 = mul i64 %10, %14, !dbg !1990
	%16 = add i64 %4, %15, !dbg !1990
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1990, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !1990, !range !15
	%19 = mul i32 %17, %18, !dbg !1990
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !1990, !range !16
	%21 = mul i32 %19, %20, !dbg !1990
	%22 = sext i32 %21 to i64, !dbg !1990
	%23 = mul i64 %16, %22, !dbg !1990
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1990, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !1990, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !1990, !range !18
	%27 = mul i32 %18, %26, !dbg !1990
	%28 = add i32 %25, %27, !dbg !1990
	%29 = mul i32 %17, %28, !dbg !1990
	%30 = add i32 %24, %29, !dbg !1990
	%31 = sext i32 %30 to i64, !dbg !1990
	%32 = add i64 %23, %31, !dbg !1990
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !1991, !range !20
	%34 = sext i32 %33 to i64, !dbg !1991
	%35 = and i32 %30, -32, !dbg !1992
	%36 = sub i32 %21, %35, !dbg !1992
	%37 = icmp slt i32 %36, 32, !dbg !1992
	%38 = select i1 %37, i32 %36, i32 32, !dbg !1992
	%39 = sext i32 %38 to i64, !dbg !1992
	%40 = icmp eq i64 %39, 32, !dbg !1993
	br i1 %40, label %b1, label %b2, !dbg !1993

b1:
	br label %b2, !dbg !1993

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !1994
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !1995
	%43 = mul i64 %32, 4, !dbg !1997
	%44 = sub i64 %p1, %43, !dbg !1998
	%45 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %32, !dbg !1996
	%46 = icmp uge i64 %32, %p5, !dbg !1996
	%47 = icmp ugt i64 %43, %p1, !dbg !1998
	%48 = icmp ugt i64 4, %44, !dbg !1999
	%49 = icmp eq i64 %39, 0, !dbg !2000
	%50 = or i1 %46, %47, !dbg !2000
	%51 = or i1 %50, %48, !dbg !2000
	%52 = or i1 %51, %49, !dbg !2000
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2000, !prof !30

b2_ok1:
	%53 = load i8, i8 addrspace(1)* %45, align 1, !dbg !1996
	%54 = getelementptr inbounds i8, i8 addrspace(1)* %0, i64 %43, !dbg !1998
	%55 = mul i64 %34, 7, !dbg !2001
	%56 = add i64 %55, 3, !dbg !2002
	%57 = icmp eq i64 %39, -1, !dbg !2000
	%58 = select i1 %57, i64 1, i64 %39, !dbg !2000
	%59 = srem i64 %56, %58, !dbg !2000
	%60 = trunc i64 %59 to i32, !dbg !2003
	%61 = zext i8 %53 to i32, !dbg !2003
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !2003
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !2003
	%64 = trunc i32 %63 to i8, !dbg !2003
	%65 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 0, !dbg !2004
	store i8 %64, i8 addrspace(1)* %65, align 1, !dbg !2004
	%66 = zext i8 %53 to i32, !dbg !2005
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !2005
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !2005
	%69 = trunc i32 %68 to i8, !dbg !2005
	%70 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 1, !dbg !2006
	store i8 %69, i8 addrspace(1)* %70, align 1, !dbg !2006
	%71 = trunc i64 %41 to i32, !dbg !2007
	%72 = zext i8 %53 to i32, !dbg !2007
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !2007
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !2007
	%75 = trunc i32 %74 to i8, !dbg !2007
	%76 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 2, !dbg !2008
	store i8 %75, i8 addrspace(1)* %76, align 1, !dbg !2008
	%77 = trunc i64 %42 to i32, !dbg !2009
	%78 = zext i8 %53 to i32, !dbg !2009
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !2009
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !2009
	%81 = trunc i32 %80 to i8, !dbg !2009
	%82 = getelementptr inbounds i8, i8 addrspace(1)* %54, i64 3, !dbg !2010
	store i8 %81, i8 addrspace(1)* %82, align 1, !dbg !2010
	%83 = mul i64 %32, 3, !dbg !2011
	%84 = sub i64 %p3, %83, !dbg !2012
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !2012
	%86 = icmp ugt i64 %83, %p3, !dbg !2012
	%87 = icmp ugt i64 3, %84, !dbg !2013
	%88 = or i1 %86, %87, !dbg !2013
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !2013, !prof !30

b2_ok5:
	%89 = zext i8 %53 to i32, !dbg !2014
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !2014
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !2015
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !2015
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !2016
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !2016
	%93 = zext i8 %53 to i32, !dbg !2017
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !2017
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !2018
	%95 = sub i64 %32, %34, !dbg !2019
	%96 = getelementptr inbounds i8, i8 addrspace(1)* %2, i64 %95, !dbg !2020
	%97 = icmp uge i64 %95, %p5, !dbg !2020
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !2020, !prof !30

b2_ok7:
	%98 = load i8, i8 addrspace(1)* %96, align 1, !dbg !2020
	%99 = zext i8 %98 to i32, !dbg !2021
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !2021
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !2022
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !2022
	ret void, !dbg !1989

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !1996
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !1996

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !1996
	ret void, !dbg !1996

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !1998
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !1998

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !1998
	ret void, !dbg !1998

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !1999
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !1999

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !1999
	ret void, !dbg !1999

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !2000
	ret void, !dbg !2000

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !2012
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !2012

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !2012
	ret void, !dbg !2012

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !2013
	ret void, !dbg !2013

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !2020
	ret void, !dbg !2020
}

define void @ExchangeUint16(i16* %p0, i64 %p1, i32* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2023 {
entry:
	br label %b0, !dbg !2024

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !2024
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2024
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !2024
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2027, !range !11
	%4 = sext i32 %3 to i64, !dbg !2027
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2027, !range !12
	%6 = sext i32 %5 to i64, !dbg !2027
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2027, !range !12
	%8 = sext i32 %7 to i64, !dbg !2027
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2027, !range !13
	%10 = sext i32 %9 to i64, !dbg !2027
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2027, !range !14
	%12 = sext i32 %11 to i64, !dbg !2027
	%13 = mul i64 %12, %8, !dbg !2027
	%14 = add i64 %6, %13, !dbg !2027
	%15 = mul i64 %10, %14, !dbg !2027
	%16 = add i64 %4, %15, !dbg !2027
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2027, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2027, !range !15
	%19 = mul i32 %17, %18, !dbg !2027
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2027, !range !16
	%21 = mul i32 %19, %20, !dbg !2027
	%22 = sext i32 %21 to i64, !dbg !2027
	%23 = mul i64 %16, %22, !dbg !2027
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2027, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2027, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2027, !range !18
	%27 = mul i32 %18, %26, !dbg !2027
	%28 = add i32 %25, %27, !dbg !2027
	%29 = mul i32 %17, %28, !dbg !2027
	%30 = add i32 %24, %29, !dbg !2027
	%31 = sext i32 %30 to i64, !dbg !2027
	%32 = add i64 %23, %31, !dbg !2027
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2028, !range !20
	%34 = sext i32 %33 to i64, !dbg !2028
	%35 = and i32 %30, -32, !dbg !2029
	%36 = sub i32 %21, %35, !dbg !2029
	%37 = icmp slt i32 %36, 32, !dbg !2029
	%38 = select i1 %37, i32 %36, i32 32, !dbg !2029
	%39 = sext i32 %38 to i64, !dbg !2029
	%40 = icmp eq i64 %39, 32, !dbg !2030
	br i1 %40, label %b1, label %b2, !dbg !2030

b1:
	br label %b2, !dbg !2030

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2031
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2032
	%43 = mul i64 %32, 4, !dbg !2034
	%44 = sub i64 %p1, %43, !dbg !2035
	%45 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !2033
	%46 = icmp uge i64 %32, %p5, !dbg !2033
	%47 = icmp ugt i64 %43, %p1, !dbg !2035
	%48 = icmp ugt i64 4, %44, !dbg !2036
	%49 = icmp eq i64 %39, 0, !dbg !2037
	%50 = or i1 %46, %47, !dbg !2037
	%51 = or i1 %50, %48, !dbg !2037
	%52 = or i1 %51, %49, !dbg !2037
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2037, !prof !30

b2_ok1:
	%53 = load i16, i16 addrspace(1)* %45, align 2, !dbg !2033
	%54 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %43, !dbg !2035
	%55 = mul i64 %34, 7, !dbg !2038
	%56 = add i64 %55, 3, !dbg !2039
	%57 = icmp eq i64 %39, -1, !dbg !2037
	%58 = select i1 %57, i64 1, i64 %39, !dbg !2037
	%59 = srem i64 %56, %58, !dbg !2037
	%60 = trunc i64 %59 to i32, !dbg !2040
	%61 = zext i16 %53 to i32, !dbg !2040
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !2040
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !2040
	%64 = trunc i32 %63 to i16, !dbg !2040
	%65 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 0, !dbg !2041
	store i16 %64, i16 addrspace(1)* %65, align 2, !dbg !2041
	%66 = zext i16 %53 to i32, !dbg !2042
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !2042
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !2042
	%69 = trunc i32 %68 to i16, !dbg !2042
	%70 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 1, !dbg !2043
	store i16 %69, i16 addrspace(1)* %70, align 2, !dbg !2043
	%71 = trunc i64 %41 to i32, !dbg !2044
	%72 = zext i16 %53 to i32, !dbg !2044
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !2044
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !2044
	%75 = trunc i32 %74 to i16, !dbg !2044
	%76 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 2, !dbg !2045
	store i16 %75, i16 addrspace(1)* %76, align 2, !dbg !2045
	%77 = trunc i64 %42 to i32, !dbg !2046
	%78 = zext i16 %53 to i32, !dbg !2046
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !2046
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !2046
	%81 = trunc i32 %80 to i16, !dbg !2046
	%82 = getelementptr inbounds i16, i16 addrspace(1)* %54, i64 3, !dbg !2047
	store i16 %81, i16 addrspace(1)* %82, align 2, !dbg !2047
	%83 = mul i64 %32, 3, !dbg !2048
	%84 = sub i64 %p3, %83, !dbg !2049
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !2049
	%86 = icmp ugt i64 %83, %p3, !dbg !2049
	%87 = icmp ugt i64 3, %84, !dbg !2050
	%88 = or i1 %86, %87, !dbg !2050
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !2050, !prof !30

b2_ok5:
	%89 = zext i16 %53 to i32, !dbg !2051
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !2051
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !2052
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !2052
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !2053
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !2053
	%93 = zext i16 %53 to i32, !dbg !2054
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !2054
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !2055
	%95 = sub i64 %32, %34, !dbg !2056
	%96 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %95, !dbg !2057
	%97 = icmp uge i64 %95, %p5, !dbg !2057
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !2057, !prof !30

b2_ok7:
	%98 = load i16, i16 addrspace(1)* %96, align 2, !dbg !2057
	%99 = zext i16 %98 to i32, !dbg !2058
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !2058
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !2059
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !2059
	ret void, !dbg !2026

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !2033
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !2033

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !2033
	ret void, !dbg !2033

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !2035
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !2035

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !2035
	ret void, !dbg !2035

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !2036
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !2036

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !2036
	ret void, !dbg !2036

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !2037
	ret void, !dbg !2037

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !2049
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !2049

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !2049
	ret void, !dbg !2049

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !2050
	ret void, !dbg !2050

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !2057
	ret void, !dbg !2057
}

define void @NumbersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2060 {
entry:
	br label %b0, !dbg !2061

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !2061
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !2061
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !2061
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2064, !range !11
	%4 = sext i32 %3 to i64, !dbg !2064
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2064, !range !12
	%6 = sext i32 %5 to i64, !dbg !2064
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2064, !range !12
	%8 = sext i32 %7 to i64, !dbg !2064
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2064, !range !13
	%10 = sext i32 %9 to i64, !dbg !2064
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2064, !range !14
	%12 = sext i32 %11 to i64, !dbg !2064
	%13 = mul i64 %12, %8, !dbg !2064
	%14 = add i64 %6, %13, !dbg !2064
	%15 = mul i64 %10, %14, !dbg !2064
	%16 = add i64 %4, %15, !dbg !2064
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2064, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2064, !range !15
	%19 = mul i32 %17, %18, !dbg !2064
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2064, !range !16
	%21 = mul i32 %19, %20, !dbg !2064
	%22 = sext i32 %21 to i64, !dbg !2064
	%23 = mul i64 %16, %22, !dbg !2064
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2064, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2064, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2064, !range !18
	%27 = mul i32 %18, %26, !dbg !2064
	%28 = add i32 %25, %27, !dbg !2064
	%29 = mul i32 %17, %28, !dbg !2064
	%30 = add i32 %24, %29, !dbg !2064
	%31 = sext i32 %30 to i64, !dbg !2064
	%32 = add i64 %23, %31, !dbg !2064
	%33 = mul i64 %32, 6, !dbg !2065
	%34 = sub i64 %p1, %33, !dbg !2066
	%35 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %33, !dbg !2066
	%36 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !2067
	%37 = icmp ugt i64 %33, %p1, !dbg !2066
	%38 = icmp uge i64 %32, %p5, !dbg !2067
	%39 = icmp ugt i64 6, %34, !dbg !2070
	%40 = or i1 %37, %38, !dbg !2070
	%41 = or i1 %40, %39, !dbg !2070
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2070, !prof !30

b0_ok1:
	%42 = load i16, i16 addrspace(1)* %36, align 2, !dbg !2067
	%43 = and i32 %30, -32, !dbg !2077
	%44 = sub i32 %21, %43, !dbg !2077
	%45 = icmp slt i32 %44, 32, !dbg !2077
	%46 = select i1 %45, i32 %44, i32 32, !dbg !2077
	%47 = sext i32 %46 to i64, !dbg !2077
	%48 = icmp eq i64 %47, 32, !dbg !2078
	%49 = mul i64 %47, 2, !dbg !2079
	br label %b1, !dbg !2070

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %197, %b48 ], !dbg !2070
	br i1 %48, label %b2, label %b4, !dbg !2078

b2:
	%51 = phi i16 [ %59, %b3 ], [ %42, %b1 ], !dbg !2080
	%52 = phi i64 [ %60, %b3 ], [ 16, %b1 ], !dbg !2081
	%53 = icmp sgt i64 %52, 0, !dbg !2082
	br i1 %53, label %b3, label %b12, !dbg !2082

b3:
	%54 = trunc i64 %52 to i32, !dbg !2083
	%55 = zext i16 %51 to i32, !dbg !2083
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !2083
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !2083
	%58 = trunc i32 %57 to i16, !dbg !2083
	%59 = add i16 %51, %58, !dbg !2084
	%60 = sdiv i64 %52, 2, !dbg !2085
	br label %b2, !dbg !2085

b4:
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2086, !range !20
	%62 = sext i32 %61 to i64, !dbg !2086
	br label %b5, !dbg !2086

b5:
	%63 = phi i16 [ %42, %b4 ], [ %76, %b10 ], !dbg !2080
	%64 = phi i64 [ 16, %b4 ], [ %77, %b10 ], !dbg !2087
	%65 = icmp sgt i64 %64, 0, !dbg !2088
	br i1 %65, label %b6, label %b11, !dbg !2088

b6:
	%66 = add i64 %62, %64, !dbg !2089
	%67 = icmp sge i64 %66, %47, !dbg !2090
	br i1 %67, label %b7, label %b8, !dbg !2090

b7:
	br label %b8, !dbg !2090

b8:
	%68 = phi i64 [ %66, %b6 ], [ %62, %b7 ], !dbg !2091
	%69 = trunc i64 %68 to i32, !dbg !2092
	%70 = zext i16 %63 to i32, !dbg !2092
	%71 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %70, i32 %69, i32 31), !dbg !2092
	%72 = extractvalue { i32, i1 } %71, 0, !dbg !2092
	%73 = trunc i32 %72 to i16, !dbg !2092
	%74 = icmp ne i64 %68, %62, !dbg !2093
	br i1 %74, label %b9, label %b10, !dbg !2093

b9:
	%75 = add i16 %63, %73, !dbg !2084
	br label %b10, !dbg !2094

b10:
	%76 = phi i16 [ %63, %b8 ], [ %75, %b9 ], !dbg !2080
	%77 = sdiv i64 %64, 2, !dbg !2095
	br label %b5, !dbg !2095

b11:
	%78 = zext i16 %63 to i32, !dbg !2096
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %78, i32 0, i32 31), !dbg !2096
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !2096
	%81 = trunc i32 %80 to i16, !dbg !2096
	br label %b12, !dbg !2097

b12:
	%82 = phi i16 [ %51, %b2 ], [ %81, %b11 ], !dbg !2076
	%83 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 0, !dbg !2098
	store i16 %82, i16 addrspace(1)* %83, align 2, !dbg !2098
	br i1 %48, label %b13, label %b15, !dbg !2103

b13:
	%84 = phi i16 [ %93, %b14 ], [ %42, %b12 ], !dbg !2104
	%85 = phi i64 [ %94, %b14 ], [ 16, %b12 ], !dbg !2105
	%86 = icmp sgt i64 %85, 0, !dbg !2106
	br i1 %86, label %b14, label %b23, !dbg !2106

b14:
	%87 = trunc i64 %85 to i32, !dbg !2107
	%88 = zext i16 %84 to i32, !dbg !2107
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %88, i32 %87, i32 31), !dbg !2107
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !2107
	%91 = trunc i32 %90 to i16, !dbg !2107
	%92 = icmp ult i16 %84, %91, !dbg !2108
	%93 = select i1 %92, i16 %84, i16 %91, !dbg !2108
	%94 = sdiv i64 %85, 2, !dbg !2109
	br label %b13, !dbg !2109

b15:
	%95 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2110, !range !20
	%96 = sext i32 %95 to i64, !dbg !2110
	br label %b16, !dbg !2110

b16:
	%97 = phi i16 [ %42, %b15 ], [ %111, %b21 ], !dbg !2104
	%98 = phi i64 [ 16, %b15 ], [ %112, %b21 ], !dbg !2111
	%99 = icmp sgt i64 %98, 0, !dbg !2112
	br i1 %99, label %b17, label %b22, !dbg !2112

b17:
	%100 = add i64 %96, %98, !dbg !2113
	%101 = icmp sge i64 %100, %47, !dbg !2114
	br i1 %101, label %b18, label %b19, !dbg !2114

b18:
	br label %b19, !dbg !2114

b19:
	%102 = phi i64 [ %100, %b17 ], [ %96, %b18 ], !dbg !2115
	%103 = trunc i64 %102 to i32, !dbg !2116
	%104 = zext i16 %97 to i32, !dbg !2116
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %104, i32 %103, i32 31), !dbg !2116
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !2116
	%107 = trunc i32 %106 to i16, !dbg !2116
	%108 = icmp ne i64 %102, %96, !dbg !2117
	br i1 %108, label %b20, label %b21, !dbg !2117

b20:
	%109 = icmp ult i16 %97, %107, !dbg !2108
	%110 = select i1 %109, i16 %97, i16 %107, !dbg !2108
	br label %b21, !dbg !2118

b21:
	%111 = phi i16 [ %97, %b19 ], [ %110, %b20 ], !dbg !2104
	%112 = sdiv i64 %98, 2, !dbg !2119
	br label %b16, !dbg !2119

b22:
	%113 = zext i16 %97 to i32, !dbg !2120
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %113, i32 0, i32 31), !dbg !2120
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !2120
	%116 = trunc i32 %115 to i16, !dbg !2120
	br label %b23, !dbg !2121

b23:
	%117 = phi i16 [ %84, %b13 ], [ %116, %b22 ], !dbg !2102
	br i1 %48, label %b24, label %b26, !dbg !2126

b24:
	%118 = phi i16 [ %127, %b25 ], [ %42, %b23 ], !dbg !2127
	%119 = phi i64 [ %128, %b25 ], [ 16, %b23 ], !dbg !2128
	%120 = icmp sgt i64 %119, 0, !dbg !2129
	br i1 %120, label %b25, label %b34, !dbg !2129

b25:
	%121 = trunc i64 %119 to i32, !dbg !2130
	%122 = zext i16 %118 to i32, !dbg !2130
	%123 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %122, i32 %121, i32 31), !dbg !2130
	%124 = extractvalue { i32, i1 } %123, 0, !dbg !2130
	%125 = trunc i32 %124 to i16, !dbg !2130
	%126 = icmp ugt i16 %118, %125, !dbg !2131
	%127 = select i1 %126, i16 %118, i16 %125, !dbg !2131
	%128 = sdiv i64 %119, 2, !dbg !2132
	br label %b24, !dbg !2132

b26:
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2133, !range !20
	%130 = sext i32 %129 to i64, !dbg !2133
	br label %b27, !dbg !2133

b27:
	%131 = phi i16 [ %42, %b26 ], [ %145, %b32 ], !dbg !2127
	%132 = phi i64 [ 16, %b26 ], [ %146, %b32 ], !dbg !2134
	%133 = icmp sgt i64 %132, 0, !dbg !2135
	br i1 %133, label %b28, label %b33, !dbg !2135

b28:
	%134 = add i64 %130, %132, !dbg !2136
	%135 = icmp sge i64 %134, %47, !dbg !2137
	br i1 %135, label %b29, label %b30, !dbg !2137

b29:
	br label %b30, !dbg !2137

b30:
	%136 = phi i64 [ %134, %b28 ], [ %130, %b29 ], !dbg !2138
	%137 = trunc i64 %136 to i32, !dbg !2139
	%138 = zext i16 %131 to i32, !dbg !2139
	%139 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %138, i32 %137, i32 31), !dbg !2139
	%140 = extractvalue { i32, i1 } %139, 0, !dbg !2139
	%141 = trunc i32 %140 to i16, !dbg !2139
	%142 = icmp ne i64 %136, %130, !dbg !2140
	br i1 %142, label %b31, label %b32, !dbg !2140

b31:
	%143 = icmp ugt i16 %131, %141, !dbg !2131
	%144 = select i1 %143, i16 %131, i16 %141, !dbg !2131
	br label %b32, !dbg !2141

b32:
	%145 = phi i16 [ %131, %b30 ], [ %144, %b31 ], !dbg !2127
	%146 = sdiv i64 %132, 2, !dbg !2142
	br label %b27, !dbg !2142

b33:
	%147 = zext i16 %131 to i32, !dbg !2143
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !2143
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !2143
	%150 = trunc i32 %149 to i16, !dbg !2143
	br label %b34, !dbg !2144

b34:
	%151 = phi i16 [ %118, %b24 ], [ %150, %b33 ], !dbg !2125
	%152 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 1, !dbg !2145
	store i16 %117, i16 addrspace(1)* %152, align 2, !dbg !2145
	%153 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 2, !dbg !2146
	store i16 %151, i16 addrspace(1)* %153, align 2, !dbg !2146
	%154 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2151, !range !20
	%155 = sext i32 %154 to i64, !dbg !2151
	br label %b35, !dbg !2151

b35:
	%156 = phi i16 [ %42, %b34 ], [ %166, %b38 ], !dbg !2152
	%157 = phi i64 [ 1, %b34 ], [ %167, %b38 ], !dbg !2153
	%158 = icmp slt i64 %157, 32, !dbg !2154
	br i1 %158, label %b36, label %b39, !dbg !2154

b36:
	%159 = trunc i64 %157 to i32, !dbg !2155
	%160 = zext i16 %156 to i32, !dbg !2155
	%161 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %160, i32 %159, i32 0), !dbg !2155
	%162 = extractvalue { i32, i1 } %161, 0, !dbg !2155
	%163 = trunc i32 %162 to i16, !dbg !2155
	%164 = icmp sge i64 %155, %157, !dbg !2156
	br i1 %164, label %b37, label %b38, !dbg !2156

b37:
	%165 = add i16 %156, %163, !dbg !2157
	br label %b38, !dbg !2157

b38:
	%166 = phi i16 [ %156, %b36 ], [ %165, %b37 ], !dbg !2152
	%167 = mul i64 %157, 2, !dbg !2158
	br label %b35, !dbg !2158

b39:
	%168 = phi i16 [ %178, %b42 ], [ %42, %b35 ], !dbg !2162
	%169 = phi i64 [ %179, %b42 ], [ 1, %b35 ], !dbg !2163
	%170 = icmp slt i64 %169, 32, !dbg !2164
	br i1 %170, label %b40, label %b43, !dbg !2164

b40:
	%171 = trunc i64 %169 to i32, !dbg !2165
	%172 = zext i16 %168 to i32, !dbg !2165
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %172, i32 %171, i32 0), !dbg !2165
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !2165
	%175 = trunc i32 %174 to i16, !dbg !2165
	%176 = icmp sge i64 %155, %169, !dbg !2166
	br i1 %176, label %b41, label %b42, !dbg !2166

b41:
	%177 = add i16 %168, %175, !dbg !2167
	br label %b42, !dbg !2167

b42:
	%178 = phi i16 [ %168, %b40 ], [ %177, %b41 ], !dbg !2162
	%179 = mul i64 %169, 2, !dbg !2168
	br label %b39, !dbg !2168

b43:
	%180 = zext i16 %168 to i32, !dbg !2169
	%181 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %180, i32 1, i32 0), !dbg !2169
	%182 = extractvalue { i32, i1 } %181, 0, !dbg !2169
	%183 = trunc i32 %182 to i16, !dbg !2169
	%184 = icmp eq i64 %155, 0, !dbg !2170
	br i1 %184, label %b45, label %b44, !dbg !2170

b44:
	br label %b45, !dbg !2171

b45:
	%185 = phi i16 [ 0, %b43 ], [ %183, %b44 ], !dbg !2160
	%186 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 3, !dbg !2172
	store i16 %156, i16 addrspace(1)* %186, align 2, !dbg !2172
	%187 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 4, !dbg !2173
	store i16 %185, i16 addrspace(1)* %187, align 2, !dbg !2173
	%188 = sdiv i64 %49, 3, !dbg !2174
	%189 = icmp slt i64 %188, 0, !dbg !2177
	br i1 %189, label %b47, label %b46, !dbg !2177

b46:
	%190 = icmp sge i64 %188, %47, !dbg !2178
	br i1 %190, label %b47, label %b48, !dbg !2178

b47:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !2179
	ret void, !dbg !2179

b48:
	%191 = trunc i64 %188 to i32, !dbg !2180
	%192 = zext i16 %42 to i32, !dbg !2180
	%193 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %192, i32 %191, i32 31), !dbg !2180
	%194 = extractvalue { i32, i1 } %193, 0, !dbg !2180
	%195 = trunc i32 %194 to i16, !dbg !2180
	%196 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 5, !dbg !2181
	store i16 %195, i16 addrspace(1)* %196, align 2, !dbg !2181
	%197 = add i64 %50, 1, !dbg !2181
	%198 = icmp slt i64 %197, 2, !dbg !2181
	br i1 %198, label %b1, label %b49, !dbg !2181

b49:
	%199 = sub i64 %p3, %33, !dbg !2182
	%200 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %33, !dbg !2182
	%201 = icmp ugt i64 %33, %p3, !dbg !2182
	%202 = icmp ugt i64 6, %199, !dbg !2185
	%203 = or i1 %201, %202, !dbg !2185
	br i1 %203, label %b49_fail1, label %b49_ok1, !dbg !2185, !prof !30

b49_ok1:
	%204 = load i16, i16 addrspace(1)* %36, align 2, !dbg !2186
	%205 = add i64 %22, 32, !dbg !2192
	%206 = sub i64 %205, 1, !dbg !2193
	%207 = sub i64 %47, 1, !dbg !2198
	%208 = icmp eq i64 %155, %207, !dbg !2199
	%209 = mul i64 %22, 2, !dbg !2200
	br label %b50, !dbg !2185

b50:
	%210 = phi i64 [ 0, %b49_ok1 ], [ %418, %b129 ], !dbg !2185
	br i1 %48, label %b51, label %b53, !dbg !2202

b51:
	%211 = phi i16 [ %219, %b52 ], [ %204, %b50 ], !dbg !2203
	%212 = phi i64 [ %220, %b52 ], [ 16, %b50 ], !dbg !2204
	%213 = icmp sgt i64 %212, 0, !dbg !2205
	br i1 %213, label %b52, label %b60, !dbg !2205

b52:
	%214 = trunc i64 %212 to i32, !dbg !2206
	%215 = zext i16 %211 to i32, !dbg !2206
	%216 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %215, i32 %214, i32 31), !dbg !2206
	%217 = extractvalue { i32, i1 } %216, 0, !dbg !2206
	%218 = trunc i32 %217 to i16, !dbg !2206
	%219 = add i16 %211, %218, !dbg !2207
	%220 = sdiv i64 %212, 2, !dbg !2208
	br label %b51, !dbg !2208

b53:
	%221 = phi i16 [ %234, %b58 ], [ %204, %b50 ], !dbg !2203
	%222 = phi i64 [ %235, %b58 ], [ 16, %b50 ], !dbg !2209
	%223 = icmp sgt i64 %222, 0, !dbg !2210
	br i1 %223, label %b54, label %b59, !dbg !2210

b54:
	%224 = add i64 %155, %222, !dbg !2211
	%225 = icmp sge i64 %224, %47, !dbg !2212
	br i1 %225, label %b55, label %b56, !dbg !2212

b55:
	br label %b56, !dbg !2212

b56:
	%226 = phi i64 [ %224, %b54 ], [ %155, %b55 ], !dbg !2213
	%227 = trunc i64 %226 to i32, !dbg !2214
	%228 = zext i16 %221 to i32, !dbg !2214
	%229 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %228, i32 %227, i32 31), !dbg !2214
	%230 = extractvalue { i32, i1 } %229, 0, !dbg !2214
	%231 = trunc i32 %230 to i16, !dbg !2214
	%232 = icmp ne i64 %226, %155, !dbg !2215
	br i1 %232, label %b57, label %b58, !dbg !2215

b57:
	%233 = add i16 %221, %231, !dbg !2207
	br label %b58, !dbg !2216

b58:
	%234 = phi i16 [ %221, %b56 ], [ %233, %b57 ], !dbg !2203
	%235 = sdiv i64 %222, 2, !dbg !2217
	br label %b53, !dbg !2217

b59:
	%236 = zext i16 %221 to i32, !dbg !2218
	%237 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %236, i32 0, i32 31), !dbg !2218
	%238 = extractvalue { i32, i1 } %237, 0, !dbg !2218
	%239 = trunc i32 %238 to i16, !dbg !2218
	br label %b60, !dbg !2219

b60:
	%240 = phi i16 [ %211, %b51 ], [ %239, %b59 ], !dbg !2201
	%241 = sdiv i64 %206, 32, !dbg !2220
	%242 = icmp eq i64 %241, 1, !dbg !2221
	br i1 %242, label %b66, label %b61, !dbg !2221

b61:
	call void @llvm.nvvm.barrier0(), !dbg !2223
	br i1 %184, label %b62, label %b63, !dbg !2224

b62:
	%243 = sdiv i64 %31, 32, !dbg !2225
	%244 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %243, !dbg !2226
	store i16 %240, i16 addrspace(3)* %244, align 2, !dbg !2226
	br label %b63, !dbg !2226

b63:
	call void @llvm.nvvm.barrier0(), !dbg !2227
	%245 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2228
	%246 = load i16, i16 addrspace(3)* %245, align 2, !dbg !2228
	br label %b64, !dbg !2228

b64:
	%247 = phi i16 [ %246, %b63 ], [ %252, %b65 ], !dbg !2229
	%248 = phi i64 [ 1, %b63 ], [ %253, %b65 ], !dbg !2230
	%249 = icmp slt i64 %248, %241, !dbg !2231
	br i1 %249, label %b65, label %b66, !dbg !2231

b65:
	%250 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %248, !dbg !2232
	%251 = load i16, i16 addrspace(3)* %250, align 2, !dbg !2232
	%252 = add i16 %247, %251, !dbg !2207
	%253 = add i64 %248, 1, !dbg !2233
	br label %b64, !dbg !2233

b66:
	%254 = phi i16 [ %240, %b60 ], [ %247, %b64 ], !dbg !2190
	%255 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 0, !dbg !2234
	store i16 %254, i16 addrspace(1)* %255, align 2, !dbg !2234
	br i1 %48, label %b67, label %b69, !dbg !2239

b67:
	%256 = phi i16 [ %265, %b68 ], [ %204, %b66 ], !dbg !2240
	%257 = phi i64 [ %266, %b68 ], [ 16, %b66 ], !dbg !2241
	%258 = icmp sgt i64 %257, 0, !dbg !2242
	br i1 %258, label %b68, label %b76, !dbg !2242

b68:
	%259 = trunc i64 %257 to i32, !dbg !2243
	%260 = zext i16 %256 to i32, !dbg !2243
	%261 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %260, i32 %259, i32 31), !dbg !2243
	%262 = extractvalue { i32, i1 } %261, 0, !dbg !2243
	%263 = trunc i32 %262 to i16, !dbg !2243
	%264 = icmp ult i16 %256, %263, !dbg !2244
	%265 = select i1 %264, i16 %256, i16 %263, !dbg !2244
	%266 = sdiv i64 %257, 2, !dbg !2245
	br label %b67, !dbg !2245

b69:
	%267 = phi i16 [ %281, %b74 ], [ %204, %b66 ], !dbg !2240
	%268 = phi i64 [ %282, %b74 ], [ 16, %b66 ], !dbg !2246
	%269 = icmp sgt i64 %268, 0, !dbg !2247
	br i1 %269, label %b70, label %b75, !dbg !2247

b70:
	%270 = add i64 %155, %268, !dbg !2248
	%271 = icmp sge i64 %270, %47, !dbg !2249
	br i1 %271, label %b71, label %b72, !dbg !2249

b71:
	br label %b72, !dbg !2249

b72:
	%272 = phi i64 [ %270, %b70 ], [ %155, %b71 ], !dbg !2250
	%273 = trunc i64 %272 to i32, !dbg !2251
	%274 = zext i16 %267 to i32, !dbg !2251
	%275 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %274, i32 %273, i32 31), !dbg !2251
	%276 = extractvalue { i32, i1 } %275, 0, !dbg !2251
	%277 = trunc i32 %276 to i16, !dbg !2251
	%278 = icmp ne i64 %272, %155, !dbg !2252
	br i1 %278, label %b73, label %b74, !dbg !2252

b73:
	%279 = icmp ult i16 %267, %277, !dbg !2244
	%280 = select i1 %279, i16 %267, i16 %277, !dbg !2244
	br label %b74, !dbg !2253

b74:
	%281 = phi i16 [ %267, %b72 ], [ %280, %b73 ], !dbg !2240
	%282 = sdiv i64 %268, 2, !dbg !2254
	br label %b69, !dbg !2254

b75:
	%283 = zext i16 %267 to i32, !dbg !2255
	%284 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %283, i32 0, i32 31), !dbg !2255
	%285 = extractvalue { i32, i1 } %284, 0, !dbg !2255
	%286 = trunc i32 %285 to i16, !dbg !2255
	br label %b76, !dbg !2256

b76:
	%287 = phi i16 [ %256, %b67 ], [ %286, %b75 ], !dbg !2238
	br i1 %242, label %b82, label %b77, !dbg !2257

b77:
	call void @llvm.nvvm.barrier0(), !dbg !2259
	br i1 %184, label %b78, label %b79, !dbg !2260

b78:
	%288 = sdiv i64 %31, 32, !dbg !2261
	%289 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %288, !dbg !2262
	store i16 %287, i16 addrspace(3)* %289, align 2, !dbg !2262
	br label %b79, !dbg !2262

b79:
	call void @llvm.nvvm.barrier0(), !dbg !2263
	%290 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2264
	%291 = load i16, i16 addrspace(3)* %290, align 2, !dbg !2264
	br label %b80, !dbg !2264

b80:
	%292 = phi i16 [ %291, %b79 ], [ %298, %b81 ], !dbg !2265
	%293 = phi i64 [ 1, %b79 ], [ %299, %b81 ], !dbg !2266
	%294 = icmp slt i64 %293, %241, !dbg !2267
	br i1 %294, label %b81, label %b82, !dbg !2267

b81:
	%295 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %293, !dbg !2268
	%296 = load i16, i16 addrspace(3)* %295, align 2, !dbg !2268
	%297 = icmp ult i16 %292, %296, !dbg !2244
	%298 = select i1 %297, i16 %292, i16 %296, !dbg !2244
	%299 = add i64 %293, 1, !dbg !2269
	br label %b80, !dbg !2269

b82:
	%300 = phi i16 [ %287, %b76 ], [ %292, %b80 ], !dbg !2237
	br i1 %48, label %b83, label %b85, !dbg !2274

b83:
	%301 = phi i16 [ %310, %b84 ], [ %204, %b82 ], !dbg !2275
	%302 = phi i64 [ %311, %b84 ], [ 16, %b82 ], !dbg !2276
	%303 = icmp sgt i64 %302, 0, !dbg !2277
	br i1 %303, label %b84, label %b92, !dbg !2277

b84:
	%304 = trunc i64 %302 to i32, !dbg !2278
	%305 = zext i16 %301 to i32, !dbg !2278
	%306 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %305, i32 %304, i32 31), !dbg !2278
	%307 = extractvalue { i32, i1 } %306, 0, !dbg !2278
	%308 = trunc i32 %307 to i16, !dbg !2278
	%309 = icmp ugt i16 %301, %308, !dbg !2279
	%310 = select i1 %309, i16 %301, i16 %308, !dbg !2279
	%311 = sdiv i64 %302, 2, !dbg !2280
	br label %b83, !dbg !2280

b85:
	%312 = phi i16 [ %326, %b90 ], [ %204, %b82 ], !dbg !2275
	%313 = phi i64 [ %327, %b90 ], [ 16, %b82 ], !dbg !2281
	%314 = icmp sgt i64 %313, 0, !dbg !2282
	br i1 %314, label %b86, label %b91, !dbg !2282

b86:
	%315 = add i64 %155, %313, !dbg !2283
	%316 = icmp sge i64 %315, %47, !dbg !2284
	br i1 %316, label %b87, label %b88, !dbg !2284

b87:
	br label %b88, !dbg !2284

b88:
	%317 = phi i64 [ %315, %b86 ], [ %155, %b87 ], !dbg !2285
	%318 = trunc i64 %317 to i32, !dbg !2286
	%319 = zext i16 %312 to i32, !dbg !2286
	%320 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %319, i32 %318, i32 31), !dbg !2286
	%321 = extractvalue { i32, i1 } %320, 0, !dbg !2286
	%322 = trunc i32 %321 to i16, !dbg !2286
	%323 = icmp ne i64 %317, %155, !dbg !2287
	br i1 %323, label %b89, label %b90, !dbg !2287

b89:
	%324 = icmp ugt i16 %312, %322, !dbg !2279
	%325 = select i1 %324, i16 %312, i16 %322, !dbg !2279
	br label %b90, !dbg !2288

b90:
	%326 = phi i16 [ %312, %b88 ], [ %325, %b89 ], !dbg !2275
	%327 = sdiv i64 %313, 2, !dbg !2289
	br label %b85, !dbg !2289

b91:
	%328 = zext i16 %312 to i32, !dbg !2290
	%329 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %328, i32 0, i32 31), !dbg !2290
	%330 = extractvalue { i32, i1 } %329, 0, !dbg !2290
	%331 = trunc i32 %330 to i16, !dbg !2290
	br label %b92, !dbg !2291

b92:
	%332 = phi i16 [ %301, %b83 ], [ %331, %b91 ], !dbg !2273
	br i1 %242, label %b98, label %b93, !dbg !2292

b93:
	call void @llvm.nvvm.barrier0(), !dbg !2294
	br i1 %184, label %b94, label %b95, !dbg !2295

b94:
	%333 = sdiv i64 %31, 32, !dbg !2296
	%334 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %333, !dbg !2297
	store i16 %332, i16 addrspace(3)* %334, align 2, !dbg !2297
	br label %b95, !dbg !2297

b95:
	call void @llvm.nvvm.barrier0(), !dbg !2298
	%335 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2299
	%336 = load i16, i16 addrspace(3)* %335, align 2, !dbg !2299
	br label %b96, !dbg !2299

b96:
	%337 = phi i16 [ %336, %b95 ], [ %343, %b97 ], !dbg !2300
	%338 = phi i64 [ 1, %b95 ], [ %344, %b97 ], !dbg !2301
	%339 = icmp slt i64 %338, %241, !dbg !2302
	br i1 %339, label %b97, label %b98, !dbg !2302

b97:
	%340 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %338, !dbg !2303
	%341 = load i16, i16 addrspace(3)* %340, align 2, !dbg !2303
	%342 = icmp ugt i16 %337, %341, !dbg !2279
	%343 = select i1 %342, i16 %337, i16 %341, !dbg !2279
	%344 = add i64 %338, 1, !dbg !2304
	br label %b96, !dbg !2304

b98:
	%345 = phi i16 [ %332, %b92 ], [ %337, %b96 ], !dbg !2272
	%346 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 1, !dbg !2305
	store i16 %300, i16 addrspace(1)* %346, align 2, !dbg !2305
	%347 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 2, !dbg !2306
	store i16 %345, i16 addrspace(1)* %347, align 2, !dbg !2306
	br label %b99, !dbg !2307

b99:
	%348 = phi i16 [ %204, %b98 ], [ %358, %b102 ], !dbg !2308
	%349 = phi i64 [ 1, %b98 ], [ %359, %b102 ], !dbg !2309
	%350 = icmp slt i64 %349, 32, !dbg !2310
	br i1 %350, label %b100, label %b103, !dbg !2310

b100:
	%351 = trunc i64 %349 to i32, !dbg !2311
	%352 = zext i16 %348 to i32, !dbg !2311
	%353 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %352, i32 %351, i32 0), !dbg !2311
	%354 = extractvalue { i32, i1 } %353, 0, !dbg !2311
	%355 = trunc i32 %354 to i16, !dbg !2311
	%356 = icmp sge i64 %155, %349, !dbg !2312
	br i1 %356, label %b101, label %b102, !dbg !2312

b101:
	%357 = add i16 %348, %355, !dbg !2313
	br label %b102, !dbg !2313

b102:
	%358 = phi i16 [ %348, %b100 ], [ %357, %b101 ], !dbg !2308
	%359 = mul i64 %349, 2, !dbg !2314
	br label %b99, !dbg !2314

b103:
	br i1 %242, label %b109, label %b104, !dbg !2315

b104:
	%360 = sdiv i64 %31, 32, !dbg !2317
	call void @llvm.nvvm.barrier0(), !dbg !2318
	br i1 %208, label %b105, label %b106, !dbg !2199

b105:
	%361 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %360, !dbg !2319
	store i16 %348, i16 addrspace(3)* %361, align 2, !dbg !2319
	br label %b106, !dbg !2319

b106:
	call void @llvm.nvvm.barrier0(), !dbg !2320
	%362 = icmp slt i64 0, %360, !dbg !2320
	br i1 %362, label %b107, label %b108, !dbg !2320

b107:
	%363 = phi i16 [ %368, %b107_ok1 ], [ 0, %b106 ], !dbg !2321
	%364 = phi i64 [ %369, %b107_ok1 ], [ 0, %b106 ], !dbg !2321
	%365 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %364, !dbg !2322
	%366 = icmp uge i64 %364, 32, !dbg !2322
	br i1 %366, label %b107_fail1, label %b107_ok1, !dbg !2322, !prof !30

b107_ok1:
	%367 = load i16, i16 addrspace(3)* %365, align 2, !dbg !2322
	%368 = add i16 %363, %367, !dbg !2323
	%369 = add i64 %364, 1, !dbg !2323
	%370 = icmp slt i64 %369, %360, !dbg !2323
	br i1 %370, label %b107, label %b108, !dbg !2323

b108:
	%371 = phi i16 [ 0, %b106 ], [ %368, %b107_ok1 ], !dbg !2321
	br label %b109, !dbg !2324

b109:
	%372 = phi i16 [ 0, %b103 ], [ %371, %b108 ], !dbg !2197
	%373 = add i16 %372, %348, !dbg !2325
	br label %b110, !dbg !2329

b110:
	%374 = phi i16 [ %204, %b109 ], [ %384, %b113 ], !dbg !2330
	%375 = phi i64 [ 1, %b109 ], [ %385, %b113 ], !dbg !2331
	%376 = icmp slt i64 %375, 32, !dbg !2332
	br i1 %376, label %b111, label %b114, !dbg !2332

b111:
	%377 = trunc i64 %375 to i32, !dbg !2333
	%378 = zext i16 %374 to i32, !dbg !2333
	%379 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %378, i32 %377, i32 0), !dbg !2333
	%380 = extractvalue { i32, i1 } %379, 0, !dbg !2333
	%381 = trunc i32 %380 to i16, !dbg !2333
	%382 = icmp sge i64 %155, %375, !dbg !2334
	br i1 %382, label %b112, label %b113, !dbg !2334

b112:
	%383 = add i16 %374, %381, !dbg !2335
	br label %b113, !dbg !2335

b113:
	%384 = phi i16 [ %374, %b111 ], [ %383, %b112 ], !dbg !2330
	%385 = mul i64 %375, 2, !dbg !2336
	br label %b110, !dbg !2336

b114:
	br i1 %242, label %b120, label %b115, !dbg !2337

b115:
	%386 = sdiv i64 %31, 32, !dbg !2339
	call void @llvm.nvvm.barrier0(), !dbg !2340
	br i1 %208, label %b116, label %b117, !dbg !2341

b116:
	%387 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %386, !dbg !2342
	store i16 %374, i16 addrspace(3)* %387, align 2, !dbg !2342
	br label %b117, !dbg !2342

b117:
	call void @llvm.nvvm.barrier0(), !dbg !2343
	%388 = icmp slt i64 0, %386, !dbg !2343
	br i1 %388, label %b118, label %b119, !dbg !2343

b118:
	%389 = phi i16 [ %394, %b118_ok1 ], [ 0, %b117 ], !dbg !2344
	%390 = phi i64 [ %395, %b118_ok1 ], [ 0, %b117 ], !dbg !2344
	%391 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_scan_34_4, i64 0, i64 %390, !dbg !2345
	%392 = icmp uge i64 %390, 32, !dbg !2345
	br i1 %392, label %b118_fail1, label %b118_ok1, !dbg !2345, !prof !30

b118_ok1:
	%393 = load i16, i16 addrspace(3)* %391, align 2, !dbg !2345
	%394 = add i16 %389, %393, !dbg !2346
	%395 = add i64 %390, 1, !dbg !2346
	%396 = icmp slt i64 %395, %386, !dbg !2346
	br i1 %396, label %b118, label %b119, !dbg !2346

b119:
	%397 = phi i16 [ 0, %b117 ], [ %394, %b118_ok1 ], !dbg !2344
	br label %b120, !dbg !2347

b120:
	%398 = phi i16 [ 0, %b114 ], [ %397, %b119 ], !dbg !2328
	%399 = zext i16 %374 to i32, !dbg !2348
	%400 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %399, i32 1, i32 0), !dbg !2348
	%401 = extractvalue { i32, i1 } %400, 0, !dbg !2348
	%402 = trunc i32 %401 to i16, !dbg !2348
	br i1 %184, label %b122, label %b121, !dbg !2349

b121:
	%403 = add i16 %398, %402, !dbg !2350
	br label %b122, !dbg !2351

b122:
	%404 = phi i16 [ %398, %b120 ], [ %403, %b121 ], !dbg !2327
	%405 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 3, !dbg !2352
	store i16 %373, i16 addrspace(1)* %405, align 2, !dbg !2352
	%406 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 4, !dbg !2353
	store i16 %404, i16 addrspace(1)* %406, align 2, !dbg !2353
	%407 = sdiv i64 %209, 3, !dbg !2354
	%408 = icmp sge i64 %407, %22, !dbg !2357
	br i1 %408, label %b123, label %b124, !dbg !2357

b123:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !2358
	ret void, !dbg !2358

b124:
	br i1 %242, label %b125, label %b126, !dbg !2359

b125:
	%409 = trunc i64 %407 to i32, !dbg !2360
	%410 = zext i16 %204 to i32, !dbg !2360
	%411 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %410, i32 %409, i32 31), !dbg !2360
	%412 = extractvalue { i32, i1 } %411, 0, !dbg !2360
	%413 = trunc i32 %412 to i16, !dbg !2360
	br label %b129, !dbg !2361

b126:
	call void @llvm.nvvm.barrier0(), !dbg !2363
	%414 = icmp eq i64 %31, %407, !dbg !2364
	br i1 %414, label %b127, label %b128, !dbg !2364

b127:
	store i16 %204, i16 addrspace(3)* @gpuc_shared_Broadcast_42_4, align 2, !dbg !2365
	br label %b128, !dbg !2365

b128:
	call void @llvm.nvvm.barrier0(), !dbg !2366
	%415 = load i16, i16 addrspace(3)* @gpuc_shared_Broadcast_42_4, align 2, !dbg !2367
	br label %b129, !dbg !2368

b129:
	%416 = phi i16 [ %413, %b125 ], [ %415, %b128 ], !dbg !2356
	%417 = getelementptr inbounds i16, i16 addrspace(1)* %200, i64 5, !dbg !2369
	store i16 %416, i16 addrspace(1)* %417, align 2, !dbg !2369
	%418 = add i64 %210, 1, !dbg !2369
	%419 = icmp slt i64 %418, 2, !dbg !2369
	br i1 %419, label %b50, label %b130, !dbg !2369

b130:
	ret void, !dbg !2063

b0_fail1:
	%420 = icmp ugt i64 %33, %p1, !dbg !2066
	br i1 %420, label %b0_fail2, label %b0_ok2, !dbg !2066

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %33, i64 %p1), !dbg !2066
	ret void, !dbg !2066

b0_ok2:
	%421 = icmp uge i64 %32, %p5, !dbg !2067
	br i1 %421, label %b0_fail3, label %b0_ok3, !dbg !2067

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %32, i64 %p5), !dbg !2067
	ret void, !dbg !2067

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 6, i64 %34), !dbg !2070
	ret void, !dbg !2070

b49_fail1:
	%422 = icmp ugt i64 %33, %p3, !dbg !2182
	br i1 %422, label %b49_fail2, label %b49_ok2, !dbg !2182

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %33, i64 %p3), !dbg !2182
	ret void, !dbg !2182

b49_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 6, i64 %199), !dbg !2185
	ret void, !dbg !2185

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %364, i64 32), !dbg !2322
	ret void, !dbg !2322

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %390, i64 32), !dbg !2345
	ret void, !dbg !2345
}

define void @IntegersUint16(i16* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2370 {
entry:
	br label %b0, !dbg !2371

b0:
	%0 = addrspacecast i16* %p0 to i16 addrspace(1)*, !dbg !2371
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !2371
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !2371
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2374, !range !11
	%4 = sext i32 %3 to i64, !dbg !2374
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2374, !range !12
	%6 = sext i32 %5 to i64, !dbg !2374
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2374, !range !12
	%8 = sext i32 %7 to i64, !dbg !2374
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2374, !range !13
	%10 = sext i32 %9 to i64, !dbg !2374
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2374, !range !14
	%12 = sext i32 %11 to i64, !dbg !2374
	%13 = mul i64 %12, %8, !dbg !2374
	%14 = add i64 %6, %13, !dbg !2374
	%15 = mul i64 %10, %14, !dbg !2374
	%16 = add i64 %4, %15, !dbg !2374
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2374, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2374, !range !15
	%19 = mul i32 %17, %18, !dbg !2374
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2374, !range !16
	%21 = mul i32 %19, %20, !dbg !2374
	%22 = sext i32 %21 to i64, !dbg !2374
	%23 = mul i64 %16, %22, !dbg !2374
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2374, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2374, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2374, !range !18
	%27 = mul i32 %18, %26, !dbg !2374
	%28 = add i32 %25, %27, !dbg !2374
	%29 = mul i32 %17, %28, !dbg !2374
	%30 = add i32 %24, %29, !dbg !2374
	%31 = sext i32 %30 to i64, !dbg !2374
	%32 = add i64 %23, %31, !dbg !2374
	%33 = mul i64 %32, 3, !dbg !2375
	%34 = sub i64 %p1, %33, !dbg !2376
	%35 = getelementptr inbounds i16, i16 addrspace(1)* %0, i64 %33, !dbg !2376
	%36 = getelementptr inbounds i16, i16 addrspace(1)* %2, i64 %32, !dbg !2377
	%37 = icmp ugt i64 %33, %p1, !dbg !2376
	%38 = icmp uge i64 %32, %p5, !dbg !2377
	%39 = icmp ugt i64 3, %34, !dbg !2380
	%40 = or i1 %37, %38, !dbg !2380
	%41 = or i1 %40, %39, !dbg !2380
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2380, !prof !30

b0_ok1:
	%42 = load i16, i16 addrspace(1)* %36, align 2, !dbg !2377
	%43 = and i32 %30, -32, !dbg !2385
	%44 = sub i32 %21, %43, !dbg !2385
	%45 = icmp slt i32 %44, 32, !dbg !2385
	%46 = select i1 %45, i32 %44, i32 32, !dbg !2385
	%47 = sext i32 %46 to i64, !dbg !2385
	%48 = icmp eq i64 %47, 32, !dbg !2386
	br i1 %48, label %b1, label %b3, !dbg !2386

b1:
	%49 = phi i16 [ %42, %b0_ok1 ], [ %57, %b2 ], !dbg !2387
	%50 = phi i64 [ 16, %b0_ok1 ], [ %58, %b2 ], !dbg !2388
	%51 = icmp sgt i64 %50, 0, !dbg !2389
	br i1 %51, label %b2, label %b11, !dbg !2389

b2:
	%52 = trunc i64 %50 to i32, !dbg !2390
	%53 = zext i16 %49 to i32, !dbg !2390
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %52, i32 31), !dbg !2390
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !2390
	%56 = trunc i32 %55 to i16, !dbg !2390
	%57 = and i16 %49, %56, !dbg !2391
	%58 = sdiv i64 %50, 2, !dbg !2392
	br label %b1, !dbg !2392

b3:
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2393, !range !20
	%60 = sext i32 %59 to i64, !dbg !2393
	br label %b4, !dbg !2393

b4:
	%61 = phi i16 [ %42, %b3 ], [ %74, %b9 ], !dbg !2387
	%62 = phi i64 [ 16, %b3 ], [ %75, %b9 ], !dbg !2394
	%63 = icmp sgt i64 %62, 0, !dbg !2395
	br i1 %63, label %b5, label %b10, !dbg !2395

b5:
	%64 = add i64 %60, %62, !dbg !2396
	%65 = icmp sge i64 %64, %47, !dbg !2397
	br i1 %65, label %b6, label %b7, !dbg !2397

b6:
	br label %b7, !dbg !2397

b7:
	%66 = phi i64 [ %64, %b5 ], [ %60, %b6 ], !dbg !2398
	%67 = trunc i64 %66 to i32, !dbg !2399
	%68 = zext i16 %61 to i32, !dbg !2399
	%69 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %68, i32 %67, i32 31), !dbg !2399
	%70 = extractvalue { i32, i1 } %69, 0, !dbg !2399
	%71 = trunc i32 %70 to i16, !dbg !2399
	%72 = icmp ne i64 %66, %60, !dbg !2400
	br i1 %72, label %b8, label %b9, !dbg !2400

b8:
	%73 = and i16 %61, %71, !dbg !2391
	br label %b9, !dbg !2401

b9:
	%74 = phi i16 [ %61, %b7 ], [ %73, %b8 ], !dbg !2387
	%75 = sdiv i64 %62, 2, !dbg !2402
	br label %b4, !dbg !2402

b10:
	%76 = zext i16 %61 to i32, !dbg !2403
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %76, i32 0, i32 31), !dbg !2403
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !2403
	%79 = trunc i32 %78 to i16, !dbg !2403
	br label %b11, !dbg !2404

b11:
	%80 = phi i16 [ %49, %b1 ], [ %79, %b10 ], !dbg !2384
	br i1 %48, label %b12, label %b14, !dbg !2409

b12:
	%81 = phi i16 [ %42, %b11 ], [ %89, %b13 ], !dbg !2410
	%82 = phi i64 [ 16, %b11 ], [ %90, %b13 ], !dbg !2411
	%83 = icmp sgt i64 %82, 0, !dbg !2412
	br i1 %83, label %b13, label %b22, !dbg !2412

b13:
	%84 = trunc i64 %82 to i32, !dbg !2413
	%85 = zext i16 %81 to i32, !dbg !2413
	%86 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %85, i32 %84, i32 31), !dbg !2413
	%87 = extractvalue { i32, i1 } %86, 0, !dbg !2413
	%88 = trunc i32 %87 to i16, !dbg !2413
	%89 = or i16 %81, %88, !dbg !2414
	%90 = sdiv i64 %82, 2, !dbg !2415
	br label %b12, !dbg !2415

b14:
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2416, !range !20
	%92 = sext i32 %91 to i64, !dbg !2416
	br label %b15, !dbg !2416

b15:
	%93 = phi i16 [ %42, %b14 ], [ %106, %b20 ], !dbg !2410
	%94 = phi i64 [ 16, %b14 ], [ %107, %b20 ], !dbg !2417
	%95 = icmp sgt i64 %94, 0, !dbg !2418
	br i1 %95, label %b16, label %b21, !dbg !2418

b16:
	%96 = add i64 %92, %94, !dbg !2419
	%97 = icmp sge i64 %96, %47, !dbg !2420
	br i1 %97, label %b17, label %b18, !dbg !2420

b17:
	br label %b18, !dbg !2420

b18:
	%98 = phi i64 [ %96, %b16 ], [ %92, %b17 ], !dbg !2421
	%99 = trunc i64 %98 to i32, !dbg !2422
	%100 = zext i16 %93 to i32, !dbg !2422
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %100, i32 %99, i32 31), !dbg !2422
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !2422
	%103 = trunc i32 %102 to i16, !dbg !2422
	%104 = icmp ne i64 %98, %92, !dbg !2423
	br i1 %104, label %b19, label %b20, !dbg !2423

b19:
	%105 = or i16 %93, %103, !dbg !2414
	br label %b20, !dbg !2424

b20:
	%106 = phi i16 [ %93, %b18 ], [ %105, %b19 ], !dbg !2410
	%107 = sdiv i64 %94, 2, !dbg !2425
	br label %b15, !dbg !2425

b21:
	%108 = zext i16 %93 to i32, !dbg !2426
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 0, i32 31), !dbg !2426
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !2426
	%111 = trunc i32 %110 to i16, !dbg !2426
	br label %b22, !dbg !2427

b22:
	%112 = phi i16 [ %81, %b12 ], [ %111, %b21 ], !dbg !2408
	br i1 %48, label %b23, label %b25, !dbg !2432

b23:
	%113 = phi i16 [ %42, %b22 ], [ %121, %b24 ], !dbg !2433
	%114 = phi i64 [ 16, %b22 ], [ %122, %b24 ], !dbg !2434
	%115 = icmp sgt i64 %114, 0, !dbg !2435
	br i1 %115, label %b24, label %b33, !dbg !2435

b24:
	%116 = trunc i64 %114 to i32, !dbg !2436
	%117 = zext i16 %113 to i32, !dbg !2436
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %117, i32 %116, i32 31), !dbg !2436
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !2436
	%120 = trunc i32 %119 to i16, !dbg !2436
	%121 = xor i16 %113, %120, !dbg !2437
	%122 = sdiv i64 %114, 2, !dbg !2438
	br label %b23, !dbg !2438

b25:
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2439, !range !20
	%124 = sext i32 %123 to i64, !dbg !2439
	br label %b26, !dbg !2439

b26:
	%125 = phi i16 [ %42, %b25 ], [ %138, %b31 ], !dbg !2433
	%126 = phi i64 [ 16, %b25 ], [ %139, %b31 ], !dbg !2440
	%127 = icmp sgt i64 %126, 0, !dbg !2441
	br i1 %127, label %b27, label %b32, !dbg !2441

b27:
	%128 = add i64 %124, %126, !dbg !2442
	%129 = icmp sge i64 %128, %47, !dbg !2443
	br i1 %129, label %b28, label %b29, !dbg !2443

b28:
	br label %b29, !dbg !2443

b29:
	%130 = phi i64 [ %128, %b27 ], [ %124, %b28 ], !dbg !2444
	%131 = trunc i64 %130 to i32, !dbg !2445
	%132 = zext i16 %125 to i32, !dbg !2445
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 %131, i32 31), !dbg !2445
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !2445
	%135 = trunc i32 %134 to i16, !dbg !2445
	%136 = icmp ne i64 %130, %124, !dbg !2446
	br i1 %136, label %b30, label %b31, !dbg !2446

b30:
	%137 = xor i16 %125, %135, !dbg !2437
	br label %b31, !dbg !2447

b31:
	%138 = phi i16 [ %125, %b29 ], [ %137, %b30 ], !dbg !2433
	%139 = sdiv i64 %126, 2, !dbg !2448
	br label %b26, !dbg !2448

b32:
	%140 = zext i16 %125 to i32, !dbg !2449
	%141 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !2449
	%142 = extractvalue { i32, i1 } %141, 0, !dbg !2449
	%143 = trunc i32 %142 to i16, !dbg !2449
	br label %b33, !dbg !2450

b33:
	%144 = phi i16 [ %113, %b23 ], [ %143, %b32 ], !dbg !2431
	%145 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 0, !dbg !2451
	store i16 %80, i16 addrspace(1)* %145, align 2, !dbg !2451
	%146 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 1, !dbg !2452
	store i16 %112, i16 addrspace(1)* %146, align 2, !dbg !2452
	%147 = getelementptr inbounds i16, i16 addrspace(1)* %35, i64 2, !dbg !2453
	store i16 %144, i16 addrspace(1)* %147, align 2, !dbg !2453
	%148 = sub i64 %p3, %33, !dbg !2454
	%149 = getelementptr inbounds i16, i16 addrspace(1)* %1, i64 %33, !dbg !2454
	%150 = icmp ugt i64 %33, %p3, !dbg !2454
	%151 = icmp ugt i64 3, %148, !dbg !2457
	%152 = or i1 %150, %151, !dbg !2457
	br i1 %152, label %b33_fail1, label %b33_ok1, !dbg !2457, !prof !30

b33_ok1:
	%153 = load i16, i16 addrspace(1)* %36, align 2, !dbg !2458
	br i1 %48, label %b34, label %b36, !dbg !2463

b34:
	%154 = phi i16 [ %153, %b33_ok1 ], [ %162, %b35 ], !dbg !2464
	%155 = phi i64 [ 16, %b33_ok1 ], [ %163, %b35 ], !dbg !2465
	%156 = icmp sgt i64 %155, 0, !dbg !2466
	br i1 %156, label %b35, label %b44, !dbg !2466

b35:
	%157 = trunc i64 %155 to i32, !dbg !2467
	%158 = zext i16 %154 to i32, !dbg !2467
	%159 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %158, i32 %157, i32 31), !dbg !2467
	%160 = extractvalue { i32, i1 } %159, 0, !dbg !2467
	%161 = trunc i32 %160 to i16, !dbg !2467
	%162 = and i16 %154, %161, !dbg !2468
	%163 = sdiv i64 %155, 2, !dbg !2469
	br label %b34, !dbg !2469

b36:
	%164 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2470, !range !20
	%165 = sext i32 %164 to i64, !dbg !2470
	br label %b37, !dbg !2470

b37:
	%166 = phi i16 [ %153, %b36 ], [ %179, %b42 ], !dbg !2464
	%167 = phi i64 [ 16, %b36 ], [ %180, %b42 ], !dbg !2471
	%168 = icmp sgt i64 %167, 0, !dbg !2472
	br i1 %168, label %b38, label %b43, !dbg !2472

b38:
	%169 = add i64 %165, %167, !dbg !2473
	%170 = icmp sge i64 %169, %47, !dbg !2474
	br i1 %170, label %b39, label %b40, !dbg !2474

b39:
	br label %b40, !dbg !2474

b40:
	%171 = phi i64 [ %169, %b38 ], [ %165, %b39 ], !dbg !2475
	%172 = trunc i64 %171 to i32, !dbg !2476
	%173 = zext i16 %166 to i32, !dbg !2476
	%174 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %173, i32 %172, i32 31), !dbg !2476
	%175 = extractvalue { i32, i1 } %174, 0, !dbg !2476
	%176 = trunc i32 %175 to i16, !dbg !2476
	%177 = icmp ne i64 %171, %165, !dbg !2477
	br i1 %177, label %b41, label %b42, !dbg !2477

b41:
	%178 = and i16 %166, %176, !dbg !2468
	br label %b42, !dbg !2478

b42:
	%179 = phi i16 [ %166, %b40 ], [ %178, %b41 ], !dbg !2464
	%180 = sdiv i64 %167, 2, !dbg !2479
	br label %b37, !dbg !2479

b43:
	%181 = zext i16 %166 to i32, !dbg !2480
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %181, i32 0, i32 31), !dbg !2480
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !2480
	%184 = trunc i32 %183 to i16, !dbg !2480
	br label %b44, !dbg !2481

b44:
	%185 = phi i16 [ %154, %b34 ], [ %184, %b43 ], !dbg !2462
	%186 = add i64 %22, 32, !dbg !2483
	%187 = sub i64 %186, 1, !dbg !2484
	%188 = sdiv i64 %187, 32, !dbg !2485
	%189 = icmp eq i64 %188, 1, !dbg !2486
	br i1 %189, label %b50, label %b45, !dbg !2486

b45:
	call void @llvm.nvvm.barrier0(), !dbg !2488
	%190 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2489, !range !20
	%191 = sext i32 %190 to i64, !dbg !2489
	%192 = icmp eq i64 %191, 0, !dbg !2490
	br i1 %192, label %b46, label %b47, !dbg !2490

b46:
	%193 = sdiv i64 %31, 32, !dbg !2491
	%194 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %193, !dbg !2492
	store i16 %185, i16 addrspace(3)* %194, align 2, !dbg !2492
	br label %b47, !dbg !2492

b47:
	call void @llvm.nvvm.barrier0(), !dbg !2493
	%195 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2494
	%196 = load i16, i16 addrspace(3)* %195, align 2, !dbg !2494
	br label %b48, !dbg !2494

b48:
	%197 = phi i16 [ %196, %b47 ], [ %202, %b49 ], !dbg !2495
	%198 = phi i64 [ 1, %b47 ], [ %203, %b49 ], !dbg !2496
	%199 = icmp slt i64 %198, %188, !dbg !2497
	br i1 %199, label %b49, label %b50, !dbg !2497

b49:
	%200 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %198, !dbg !2498
	%201 = load i16, i16 addrspace(3)* %200, align 2, !dbg !2498
	%202 = and i16 %197, %201, !dbg !2468
	%203 = add i64 %198, 1, !dbg !2499
	br label %b48, !dbg !2499

b50:
	%204 = phi i16 [ %185, %b44 ], [ %197, %b48 ], !dbg !2461
	br i1 %48, label %b51, label %b53, !dbg !2504

b51:
	%205 = phi i16 [ %153, %b50 ], [ %213, %b52 ], !dbg !2505
	%206 = phi i64 [ 16, %b50 ], [ %214, %b52 ], !dbg !2506
	%207 = icmp sgt i64 %206, 0, !dbg !2507
	br i1 %207, label %b52, label %b61, !dbg !2507

b52:
	%208 = trunc i64 %206 to i32, !dbg !2508
	%209 = zext i16 %205 to i32, !dbg !2508
	%210 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %209, i32 %208, i32 31), !dbg !2508
	%211 = extractvalue { i32, i1 } %210, 0, !dbg !2508
	%212 = trunc i32 %211 to i16, !dbg !2508
	%213 = or i16 %205, %212, !dbg !2509
	%214 = sdiv i64 %206, 2, !dbg !2510
	br label %b51, !dbg !2510

b53:
	%215 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2511, !range !20
	%216 = sext i32 %215 to i64, !dbg !2511
	br label %b54, !dbg !2511

b54:
	%217 = phi i16 [ %153, %b53 ], [ %230, %b59 ], !dbg !2505
	%218 = phi i64 [ 16, %b53 ], [ %231, %b59 ], !dbg !2512
	%219 = icmp sgt i64 %218, 0, !dbg !2513
	br i1 %219, label %b55, label %b60, !dbg !2513

b55:
	%220 = add i64 %216, %218, !dbg !2514
	%221 = icmp sge i64 %220, %47, !dbg !2515
	br i1 %221, label %b56, label %b57, !dbg !2515

b56:
	br label %b57, !dbg !2515

b57:
	%222 = phi i64 [ %220, %b55 ], [ %216, %b56 ], !dbg !2516
	%223 = trunc i64 %222 to i32, !dbg !2517
	%224 = zext i16 %217 to i32, !dbg !2517
	%225 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %224, i32 %223, i32 31), !dbg !2517
	%226 = extractvalue { i32, i1 } %225, 0, !dbg !2517
	%227 = trunc i32 %226 to i16, !dbg !2517
	%228 = icmp ne i64 %222, %216, !dbg !2518
	br i1 %228, label %b58, label %b59, !dbg !2518

b58:
	%229 = or i16 %217, %227, !dbg !2509
	br label %b59, !dbg !2519

b59:
	%230 = phi i16 [ %217, %b57 ], [ %229, %b58 ], !dbg !2505
	%231 = sdiv i64 %218, 2, !dbg !2520
	br label %b54, !dbg !2520

b60:
	%232 = zext i16 %217 to i32, !dbg !2521
	%233 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 0, i32 31), !dbg !2521
	%234 = extractvalue { i32, i1 } %233, 0, !dbg !2521
	%235 = trunc i32 %234 to i16, !dbg !2521
	br label %b61, !dbg !2522

b61:
	%236 = phi i16 [ %205, %b51 ], [ %235, %b60 ], !dbg !2503
	br i1 %189, label %b67, label %b62, !dbg !2523

b62:
	call void @llvm.nvvm.barrier0(), !dbg !2525
	%237 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2526, !range !20
	%238 = sext i32 %237 to i64, !dbg !2526
	%239 = icmp eq i64 %238, 0, !dbg !2527
	br i1 %239, label %b63, label %b64, !dbg !2527

b63:
	%240 = sdiv i64 %31, 32, !dbg !2528
	%241 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %240, !dbg !2529
	store i16 %236, i16 addrspace(3)* %241, align 2, !dbg !2529
	br label %b64, !dbg !2529

b64:
	call void @llvm.nvvm.barrier0(), !dbg !2530
	%242 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2531
	%243 = load i16, i16 addrspace(3)* %242, align 2, !dbg !2531
	br label %b65, !dbg !2531

b65:
	%244 = phi i16 [ %243, %b64 ], [ %249, %b66 ], !dbg !2532
	%245 = phi i64 [ 1, %b64 ], [ %250, %b66 ], !dbg !2533
	%246 = icmp slt i64 %245, %188, !dbg !2534
	br i1 %246, label %b66, label %b67, !dbg !2534

b66:
	%247 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %245, !dbg !2535
	%248 = load i16, i16 addrspace(3)* %247, align 2, !dbg !2535
	%249 = or i16 %244, %248, !dbg !2509
	%250 = add i64 %245, 1, !dbg !2536
	br label %b65, !dbg !2536

b67:
	%251 = phi i16 [ %236, %b61 ], [ %244, %b65 ], !dbg !2502
	br i1 %48, label %b68, label %b70, !dbg !2541

b68:
	%252 = phi i16 [ %153, %b67 ], [ %260, %b69 ], !dbg !2542
	%253 = phi i64 [ 16, %b67 ], [ %261, %b69 ], !dbg !2543
	%254 = icmp sgt i64 %253, 0, !dbg !2544
	br i1 %254, label %b69, label %b78, !dbg !2544

b69:
	%255 = trunc i64 %253 to i32, !dbg !2545
	%256 = zext i16 %252 to i32, !dbg !2545
	%257 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %256, i32 %255, i32 31), !dbg !2545
	%258 = extractvalue { i32, i1 } %257, 0, !dbg !2545
	%259 = trunc i32 %258 to i16, !dbg !2545
	%260 = xor i16 %252, %259, !dbg !2546
	%261 = sdiv i64 %253, 2, !dbg !2547
	br label %b68, !dbg !2547

b70:
	%262 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2548, !range !20
	%263 = sext i32 %262 to i64, !dbg !2548
	br label %b71, !dbg !2548

b71:
	%264 = phi i16 [ %153, %b70 ], [ %277, %b76 ], !dbg !2542
	%265 = phi i64 [ 16, %b70 ], [ %278, %b76 ], !dbg !2549
	%266 = icmp sgt i64 %265, 0, !dbg !2550
	br i1 %266, label %b72, label %b77, !dbg !2550

b72:
	%267 = add i64 %263, %265, !dbg !2551
	%268 = icmp sge i64 %267, %47, !dbg !2552
	br i1 %268, label %b73, label %b74, !dbg !2552

b73:
	br label %b74, !dbg !2552

b74:
	%269 = phi i64 [ %267, %b72 ], [ %263, %b73 ], !dbg !2553
	%270 = trunc i64 %269 to i32, !dbg !2554
	%271 = zext i16 %264 to i32, !dbg !2554
	%272 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %271, i32 %270, i32 31), !dbg !2554
	%273 = extractvalue { i32, i1 } %272, 0, !dbg !2554
	%274 = trunc i32 %273 to i16, !dbg !2554
	%275 = icmp ne i64 %269, %263, !dbg !2555
	br i1 %275, label %b75, label %b76, !dbg !2555

b75:
	%276 = xor i16 %264, %274, !dbg !2546
	br label %b76, !dbg !2556

b76:
	%277 = phi i16 [ %264, %b74 ], [ %276, %b75 ], !dbg !2542
	%278 = sdiv i64 %265, 2, !dbg !2557
	br label %b71, !dbg !2557

b77:
	%279 = zext i16 %264 to i32, !dbg !2558
	%280 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %279, i32 0, i32 31), !dbg !2558
	%281 = extractvalue { i32, i1 } %280, 0, !dbg !2558
	%282 = trunc i32 %281 to i16, !dbg !2558
	br label %b78, !dbg !2559

b78:
	%283 = phi i16 [ %252, %b68 ], [ %282, %b77 ], !dbg !2540
	br i1 %189, label %b84, label %b79, !dbg !2560

b79:
	call void @llvm.nvvm.barrier0(), !dbg !2562
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2563, !range !20
	%285 = sext i32 %284 to i64, !dbg !2563
	%286 = icmp eq i64 %285, 0, !dbg !2564
	br i1 %286, label %b80, label %b81, !dbg !2564

b80:
	%287 = sdiv i64 %31, 32, !dbg !2565
	%288 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %287, !dbg !2566
	store i16 %283, i16 addrspace(3)* %288, align 2, !dbg !2566
	br label %b81, !dbg !2566

b81:
	call void @llvm.nvvm.barrier0(), !dbg !2567
	%289 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 0, !dbg !2568
	%290 = load i16, i16 addrspace(3)* %289, align 2, !dbg !2568
	br label %b82, !dbg !2568

b82:
	%291 = phi i16 [ %290, %b81 ], [ %296, %b83 ], !dbg !2569
	%292 = phi i64 [ 1, %b81 ], [ %297, %b83 ], !dbg !2570
	%293 = icmp slt i64 %292, %188, !dbg !2571
	br i1 %293, label %b83, label %b84, !dbg !2571

b83:
	%294 = getelementptr inbounds [32 x i16], [32 x i16] addrspace(3)* @gpuc_shared_reduce_49_4, i64 0, i64 %292, !dbg !2572
	%295 = load i16, i16 addrspace(3)* %294, align 2, !dbg !2572
	%296 = xor i16 %291, %295, !dbg !2546
	%297 = add i64 %292, 1, !dbg !2573
	br label %b82, !dbg !2573

b84:
	%298 = phi i16 [ %283, %b78 ], [ %291, %b82 ], !dbg !2539
	%299 = getelementptr inbounds i16, i16 addrspace(1)* %149, i64 0, !dbg !2574
	store i16 %204, i16 addrspace(1)* %299, align 2, !dbg !2574
	%300 = getelementptr inbounds i16, i16 addrspace(1)* %149, i64 1, !dbg !2575
	store i16 %251, i16 addrspace(1)* %300, align 2, !dbg !2575
	%301 = getelementptr inbounds i16, i16 addrspace(1)* %149, i64 2, !dbg !2576
	store i16 %298, i16 addrspace(1)* %301, align 2, !dbg !2576
	ret void, !dbg !2373

b0_fail1:
	%302 = icmp ugt i64 %33, %p1, !dbg !2376
	br i1 %302, label %b0_fail2, label %b0_ok2, !dbg !2376

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %33, i64 %p1), !dbg !2376
	ret void, !dbg !2376

b0_ok2:
	%303 = icmp uge i64 %32, %p5, !dbg !2377
	br i1 %303, label %b0_fail3, label %b0_ok3, !dbg !2377

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %32, i64 %p5), !dbg !2377
	ret void, !dbg !2377

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 3, i64 %34), !dbg !2380
	ret void, !dbg !2380

b33_fail1:
	%304 = icmp ugt i64 %33, %p3, !dbg !2454
	br i1 %304, label %b33_fail2, label %b33_ok2, !dbg !2454

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %33, i64 %p3), !dbg !2454
	ret void, !dbg !2454

b33_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 3, i64 %148), !dbg !2457
	ret void, !dbg !2457
}

define void @ExchangeUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2577 {
entry:
	br label %b0, !dbg !2578

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2578
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2578
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2578
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2581, !range !11
	%4 = sext i32 %3 to i64, !dbg !2581
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2581, !range !12
	%6 = sext i32 %5 to i64, !dbg !2581
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2581, !range !12
	%8 = sext i32 %7 to i64, !dbg !2581
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2581, !range !13
	%10 = sext i32 %9 to i64, !dbg !2581
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2581, !range !14
	%12 = sext i32 %11 to i64, !dbg !2581
	%13 = mul i64 %12, %8, !dbg !2581
	%14 = add i64 %6, %13, !dbg !2581
	%15 = mul i64 %10, %14, !dbg !2581
	%16 = add i64 %4, %15, !dbg !2581
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2581, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2581, !range !15
	%19 = mul i32 %17, %18, !dbg !2581
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2581, !range !16
	%21 = mul i32 %19, %20, !dbg !2581
	%22 = sext i32 %21 to i64, !dbg !2581
	%23 = mul i64 %16, %22, !dbg !2581
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2581, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2581, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2581, !range !18
	%27 = mul i32 %18, %26, !dbg !2581
	%28 = add i32 %25, %27, !dbg !2581
	%29 = mul i32 %17, %28, !dbg !2581
	%30 = add i32 %24, %29, !dbg !2581
	%31 = sext i32 %30 to i64, !dbg !2581
	%32 = add i64 %23, %31, !dbg !2581
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2582, !range !20
	%34 = sext i32 %33 to i64, !dbg !2582
	%35 = and i32 %30, -32, !dbg !2583
	%36 = sub i32 %21, %35, !dbg !2583
	%37 = icmp slt i32 %36, 32, !dbg !2583
	%38 = select i1 %37, i32 %36, i32 32, !dbg !2583
	%39 = sext i32 %38 to i64, !dbg !2583
	%40 = icmp eq i64 %39, 32, !dbg !2584
	br i1 %40, label %b1, label %b2, !dbg !2584

b1:
	br label %b2, !dbg !2584

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !2585
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !2586
	%43 = mul i64 %32, 4, !dbg !2588
	%44 = sub i64 %p1, %43, !dbg !2589
	%45 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !2587
	%46 = icmp uge i64 %32, %p5, !dbg !2587
	%47 = icmp ugt i64 %43, %p1, !dbg !2589
	%48 = icmp ugt i64 4, %44, !dbg !2590
	%49 = icmp eq i64 %39, 0, !dbg !2591
	%50 = or i1 %46, %47, !dbg !2591
	%51 = or i1 %50, %48, !dbg !2591
	%52 = or i1 %51, %49, !dbg !2591
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !2591, !prof !30

b2_ok1:
	%53 = load i32, i32 addrspace(1)* %45, align 4, !dbg !2587
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %43, !dbg !2589
	%55 = mul i64 %34, 7, !dbg !2592
	%56 = add i64 %55, 3, !dbg !2593
	%57 = icmp eq i64 %39, -1, !dbg !2591
	%58 = select i1 %57, i64 1, i64 %39, !dbg !2591
	%59 = srem i64 %56, %58, !dbg !2591
	%60 = trunc i64 %59 to i32, !dbg !2594
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %53, i32 %60, i32 31), !dbg !2594
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !2594
	%63 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 0, !dbg !2595
	store i32 %62, i32 addrspace(1)* %63, align 4, !dbg !2595
	%64 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %53, i32 3, i32 0), !dbg !2596
	%65 = extractvalue { i32, i1 } %64, 0, !dbg !2596
	%66 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 1, !dbg !2597
	store i32 %65, i32 addrspace(1)* %66, align 4, !dbg !2597
	%67 = trunc i64 %41 to i32, !dbg !2598
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %53, i32 %67, i32 31), !dbg !2598
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !2598
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 2, !dbg !2599
	store i32 %69, i32 addrspace(1)* %70, align 4, !dbg !2599
	%71 = trunc i64 %42 to i32, !dbg !2600
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %71, i32 31), !dbg !2600
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !2600
	%74 = getelementptr inbounds i32, i32 addrspace(1)* %54, i64 3, !dbg !2601
	store i32 %73, i32 addrspace(1)* %74, align 4, !dbg !2601
	%75 = mul i64 %32, 3, !dbg !2602
	%76 = sub i64 %p3, %75, !dbg !2603
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %75, !dbg !2603
	%78 = icmp ugt i64 %75, %p3, !dbg !2603
	%79 = icmp ugt i64 3, %76, !dbg !2604
	%80 = or i1 %78, %79, !dbg !2604
	br i1 %80, label %b2_fail5, label %b2_ok5, !dbg !2604, !prof !30

b2_ok5:
	%81 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %53) convergent nounwind, !dbg !2605
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 0, !dbg !2606
	store i32 %81, i32 addrspace(1)* %82, align 4, !dbg !2606
	%83 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 1, !dbg !2607
	store i32 7, i32 addrspace(1)* %83, align 4, !dbg !2607
	%84 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %53) convergent nounwind, !dbg !2608
	store i32 %84, i32 addrspace(1)* %83, align 4, !dbg !2609
	%85 = sub i64 %32, %34, !dbg !2610
	%86 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %85, !dbg !2611
	%87 = icmp uge i64 %85, %p5, !dbg !2611
	br i1 %87, label %b2_fail7, label %b2_ok7, !dbg !2611, !prof !30

b2_ok7:
	%88 = load i32, i32 addrspace(1)* %86, align 4, !dbg !2611
	%89 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %88) convergent nounwind, !dbg !2612
	%90 = getelementptr inbounds i32, i32 addrspace(1)* %77, i64 2, !dbg !2613
	store i32 %89, i32 addrspace(1)* %90, align 4, !dbg !2613
	ret void, !dbg !2580

b2_fail1:
	%91 = icmp uge i64 %32, %p5, !dbg !2587
	br i1 %91, label %b2_fail2, label %b2_ok2, !dbg !2587

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !2587
	ret void, !dbg !2587

b2_ok2:
	%92 = icmp ugt i64 %43, %p1, !dbg !2589
	br i1 %92, label %b2_fail3, label %b2_ok3, !dbg !2589

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !2589
	ret void, !dbg !2589

b2_ok3:
	%93 = icmp ugt i64 4, %44, !dbg !2590
	br i1 %93, label %b2_fail4, label %b2_ok4, !dbg !2590

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !2590
	ret void, !dbg !2590

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !2591
	ret void, !dbg !2591

b2_fail5:
	%94 = icmp ugt i64 %75, %p3, !dbg !2603
	br i1 %94, label %b2_fail6, label %b2_ok6, !dbg !2603

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %75, i64 %p3), !dbg !2603
	ret void, !dbg !2603

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %76), !dbg !2604
	ret void, !dbg !2604

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %85, i64 %p5), !dbg !2611
	ret void, !dbg !2611
}

define void @NumbersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2614 {
entry:
	br label %b0, !dbg !2615

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2615
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2615
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2615
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2618, !range !11
	%4 = sext i32 %3 to i64, !dbg !2618
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2618, !range !12
	%6 = sext i32 %5 to i64, !dbg !2618
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2618, !range !12
	%8 = sext i32 %7 to i64, !dbg !2618
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2618, !range !13
	%10 = sext i32 %9 to i64, !dbg !2618
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2618, !range !14
	%12 = sext i32 %11 to i64, !dbg !2618
	%13 = mul i64 %12, %8, !dbg !2618
	%14 = add i64 %6, %13, !dbg !2618
	%15 = mul i64 %10, %14, !dbg !2618
	%16 = add i64 %4, %15, !dbg !2618
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2618, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2618, !range !15
	%19 = mul i32 %17, %18, !dbg !2618
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2618, !range !16
	%21 = mul i32 %19, %20, !dbg !2618
	%22 = sext i32 %21 to i64, !dbg !2618
	%23 = mul i64 %16, %22, !dbg !2618
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2618, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2618, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2618, !range !18
	%27 = mul i32 %18, %26, !dbg !2618
	%28 = add i32 %25, %27, !dbg !2618
	%29 = mul i32 %17, %28, !dbg !2618
	%30 = add i32 %24, %29, !dbg !2618
	%31 = sext i32 %30 to i64, !dbg !2618
	%32 = add i64 %23, %31, !dbg !2618
	%33 = mul i64 %32, 6, !dbg !2619
	%34 = sub i64 %p1, %33, !dbg !2620
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !2620
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !2621
	%37 = icmp ugt i64 %33, %p1, !dbg !2620
	%38 = icmp uge i64 %32, %p5, !dbg !2621
	%39 = icmp ugt i64 6, %34, !dbg !2624
	%40 = or i1 %37, %38, !dbg !2624
	%41 = or i1 %40, %39, !dbg !2624
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2624, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !2621
	%43 = and i32 %30, -32, !dbg !2631
	%44 = sub i32 %21, %43, !dbg !2631
	%45 = icmp slt i32 %44, 32, !dbg !2631
	%46 = select i1 %45, i32 %44, i32 32, !dbg !2631
	%47 = sext i32 %46 to i64, !dbg !2631
	%48 = icmp eq i64 %47, 32, !dbg !2632
	%49 = mul i64 %47, 2, !dbg !2633
	br label %b1, !dbg !2624

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %171, %b48 ], !dbg !2624
	br i1 %48, label %b2, label %b4, !dbg !2632

b2:
	%51 = phi i32 [ %57, %b3 ], [ %42, %b1 ], !dbg !2634
	%52 = phi i64 [ %58, %b3 ], [ 16, %b1 ], !dbg !2635
	%53 = icmp sgt i64 %52, 0, !dbg !2636
	br i1 %53, label %b3, label %b12, !dbg !2636

b3:
	%54 = trunc i64 %52 to i32, !dbg !2637
	%55 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %51, i32 %54, i32 31), !dbg !2637
	%56 = extractvalue { i32, i1 } %55, 0, !dbg !2637
	%57 = add i32 %51, %56, !dbg !2638
	%58 = sdiv i64 %52, 2, !dbg !2639
	br label %b2, !dbg !2639

b4:
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2640, !range !20
	%60 = sext i32 %59 to i64, !dbg !2640
	br label %b5, !dbg !2640

b5:
	%61 = phi i32 [ %42, %b4 ], [ %72, %b10 ], !dbg !2634
	%62 = phi i64 [ 16, %b4 ], [ %73, %b10 ], !dbg !2641
	%63 = icmp sgt i64 %62, 0, !dbg !2642
	br i1 %63, label %b6, label %b11, !dbg !2642

b6:
	%64 = add i64 %60, %62, !dbg !2643
	%65 = icmp sge i64 %64, %47, !dbg !2644
	br i1 %65, label %b7, label %b8, !dbg !2644

b7:
	br label %b8, !dbg !2644

b8:
	%66 = phi i64 [ %64, %b6 ], [ %60, %b7 ], !dbg !2645
	%67 = trunc i64 %66 to i32, !dbg !2646
	%68 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %67, i32 31), !dbg !2646
	%69 = extractvalue { i32, i1 } %68, 0, !dbg !2646
	%70 = icmp ne i64 %66, %60, !dbg !2647
	br i1 %70, label %b9, label %b10, !dbg !2647

b9:
	%71 = add i32 %61, %69, !dbg !2638
	br label %b10, !dbg !2648

b10:
	%72 = phi i32 [ %61, %b8 ], [ %71, %b9 ], !dbg !2634
	%73 = sdiv i64 %62, 2, !dbg !2649
	br label %b5, !dbg !2649

b11:
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 0, i32 31), !dbg !2650
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !2650
	br label %b12, !dbg !2651

b12:
	%76 = phi i32 [ %51, %b2 ], [ %75, %b11 ], !dbg !2630
	%77 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !2652
	store i32 %76, i32 addrspace(1)* %77, align 4, !dbg !2652
	br i1 %48, label %b13, label %b15, !dbg !2657

b13:
	%78 = phi i32 [ %85, %b14 ], [ %42, %b12 ], !dbg !2658
	%79 = phi i64 [ %86, %b14 ], [ 16, %b12 ], !dbg !2659
	%80 = icmp sgt i64 %79, 0, !dbg !2660
	br i1 %80, label %b14, label %b23, !dbg !2660

b14:
	%81 = trunc i64 %79 to i32, !dbg !2661
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %81, i32 31), !dbg !2661
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !2661
	%84 = icmp ult i32 %78, %83, !dbg !2662
	%85 = select i1 %84, i32 %78, i32 %83, !dbg !2662
	%86 = sdiv i64 %79, 2, !dbg !2663
	br label %b13, !dbg !2663

b15:
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2664, !range !20
	%88 = sext i32 %87 to i64, !dbg !2664
	br label %b16, !dbg !2664

b16:
	%89 = phi i32 [ %42, %b15 ], [ %101, %b21 ], !dbg !2658
	%90 = phi i64 [ 16, %b15 ], [ %102, %b21 ], !dbg !2665
	%91 = icmp sgt i64 %90, 0, !dbg !2666
	br i1 %91, label %b17, label %b22, !dbg !2666

b17:
	%92 = add i64 %88, %90, !dbg !2667
	%93 = icmp sge i64 %92, %47, !dbg !2668
	br i1 %93, label %b18, label %b19, !dbg !2668

b18:
	br label %b19, !dbg !2668

b19:
	%94 = phi i64 [ %92, %b17 ], [ %88, %b18 ], !dbg !2669
	%95 = trunc i64 %94 to i32, !dbg !2670
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %89, i32 %95, i32 31), !dbg !2670
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !2670
	%98 = icmp ne i64 %94, %88, !dbg !2671
	br i1 %98, label %b20, label %b21, !dbg !2671

b20:
	%99 = icmp ult i32 %89, %97, !dbg !2662
	%100 = select i1 %99, i32 %89, i32 %97, !dbg !2662
	br label %b21, !dbg !2672

b21:
	%101 = phi i32 [ %89, %b19 ], [ %100, %b20 ], !dbg !2658
	%102 = sdiv i64 %90, 2, !dbg !2673
	br label %b16, !dbg !2673

b22:
	%103 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %89, i32 0, i32 31), !dbg !2674
	%104 = extractvalue { i32, i1 } %103, 0, !dbg !2674
	br label %b23, !dbg !2675

b23:
	%105 = phi i32 [ %78, %b13 ], [ %104, %b22 ], !dbg !2656
	br i1 %48, label %b24, label %b26, !dbg !2680

b24:
	%106 = phi i32 [ %113, %b25 ], [ %42, %b23 ], !dbg !2681
	%107 = phi i64 [ %114, %b25 ], [ 16, %b23 ], !dbg !2682
	%108 = icmp sgt i64 %107, 0, !dbg !2683
	br i1 %108, label %b25, label %b34, !dbg !2683

b25:
	%109 = trunc i64 %107 to i32, !dbg !2684
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %109, i32 31), !dbg !2684
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !2684
	%112 = icmp ugt i32 %106, %111, !dbg !2685
	%113 = select i1 %112, i32 %106, i32 %111, !dbg !2685
	%114 = sdiv i64 %107, 2, !dbg !2686
	br label %b24, !dbg !2686

b26:
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2687, !range !20
	%116 = sext i32 %115 to i64, !dbg !2687
	br label %b27, !dbg !2687

b27:
	%117 = phi i32 [ %42, %b26 ], [ %129, %b32 ], !dbg !2681
	%118 = phi i64 [ 16, %b26 ], [ %130, %b32 ], !dbg !2688
	%119 = icmp sgt i64 %118, 0, !dbg !2689
	br i1 %119, label %b28, label %b33, !dbg !2689

b28:
	%120 = add i64 %116, %118, !dbg !2690
	%121 = icmp sge i64 %120, %47, !dbg !2691
	br i1 %121, label %b29, label %b30, !dbg !2691

b29:
	br label %b30, !dbg !2691

b30:
	%122 = phi i64 [ %120, %b28 ], [ %116, %b29 ], !dbg !2692
	%123 = trunc i64 %122 to i32, !dbg !2693
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %117, i32 %123, i32 31), !dbg !2693
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !2693
	%126 = icmp ne i64 %122, %116, !dbg !2694
	br i1 %126, label %b31, label %b32, !dbg !2694

b31:
	%127 = icmp ugt i32 %117, %125, !dbg !2685
	%128 = select i1 %127, i32 %117, i32 %125, !dbg !2685
	br label %b32, !dbg !2695

b32:
	%129 = phi i32 [ %117, %b30 ], [ %128, %b31 ], !dbg !2681
	%130 = sdiv i64 %118, 2, !dbg !2696
	br label %b27, !dbg !2696

b33:
	%131 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %117, i32 0, i32 31), !dbg !2697
	%132 = extractvalue { i32, i1 } %131, 0, !dbg !2697
	br label %b34, !dbg !2698

b34:
	%133 = phi i32 [ %106, %b24 ], [ %132, %b33 ], !dbg !2679
	%134 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !2699
	store i32 %105, i32 addrspace(1)* %134, align 4, !dbg !2699
	%135 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !2700
	store i32 %133, i32 addrspace(1)* %135, align 4, !dbg !2700
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2705, !range !20
	%137 = sext i32 %136 to i64, !dbg !2705
	br label %b35, !dbg !2705

b35:
	%138 = phi i32 [ %42, %b34 ], [ %146, %b38 ], !dbg !2706
	%139 = phi i64 [ 1, %b34 ], [ %147, %b38 ], !dbg !2707
	%140 = icmp slt i64 %139, 32, !dbg !2708
	br i1 %140, label %b36, label %b39, !dbg !2708

b36:
	%141 = trunc i64 %139 to i32, !dbg !2709
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %138, i32 %141, i32 0), !dbg !2709
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !2709
	%144 = icmp sge i64 %137, %139, !dbg !2710
	br i1 %144, label %b37, label %b38, !dbg !2710

b37:
	%145 = add i32 %138, %143, !dbg !2711
	br label %b38, !dbg !2711

b38:
	%146 = phi i32 [ %138, %b36 ], [ %145, %b37 ], !dbg !2706
	%147 = mul i64 %139, 2, !dbg !2712
	br label %b35, !dbg !2712

b39:
	%148 = phi i32 [ %156, %b42 ], [ %42, %b35 ], !dbg !2716
	%149 = phi i64 [ %157, %b42 ], [ 1, %b35 ], !dbg !2717
	%150 = icmp slt i64 %149, 32, !dbg !2718
	br i1 %150, label %b40, label %b43, !dbg !2718

b40:
	%151 = trunc i64 %149 to i32, !dbg !2719
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %148, i32 %151, i32 0), !dbg !2719
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !2719
	%154 = icmp sge i64 %137, %149, !dbg !2720
	br i1 %154, label %b41, label %b42, !dbg !2720

b41:
	%155 = add i32 %148, %153, !dbg !2721
	br label %b42, !dbg !2721

b42:
	%156 = phi i32 [ %148, %b40 ], [ %155, %b41 ], !dbg !2716
	%157 = mul i64 %149, 2, !dbg !2722
	br label %b39, !dbg !2722

b43:
	%158 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %148, i32 1, i32 0), !dbg !2723
	%159 = extractvalue { i32, i1 } %158, 0, !dbg !2723
	%160 = icmp eq i64 %137, 0, !dbg !2724
	br i1 %160, label %b45, label %b44, !dbg !2724

b44:
	br label %b45, !dbg !2725

b45:
	%161 = phi i32 [ 0, %b43 ], [ %159, %b44 ], !dbg !2714
	%162 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 3, !dbg !2726
	store i32 %138, i32 addrspace(1)* %162, align 4, !dbg !2726
	%163 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 4, !dbg !2727
	store i32 %161, i32 addrspace(1)* %163, align 4, !dbg !2727
	%164 = sdiv i64 %49, 3, !dbg !2728
	%165 = icmp slt i64 %164, 0, !dbg !2731
	br i1 %165, label %b47, label %b46, !dbg !2731

b46:
	%166 = icmp sge i64 %164, %47, !dbg !2732
	br i1 %166, label %b47, label %b48, !dbg !2732

b47:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !2733
	ret void, !dbg !2733

b48:
	%167 = trunc i64 %164 to i32, !dbg !2734
	%168 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %42, i32 %167, i32 31), !dbg !2734
	%169 = extractvalue { i32, i1 } %168, 0, !dbg !2734
	%170 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 5, !dbg !2735
	store i32 %169, i32 addrspace(1)* %170, align 4, !dbg !2735
	%171 = add i64 %50, 1, !dbg !2735
	%172 = icmp slt i64 %171, 2, !dbg !2735
	br i1 %172, label %b1, label %b49, !dbg !2735

b49:
	%173 = sub i64 %p3, %33, !dbg !2736
	%174 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !2736
	%175 = icmp ugt i64 %33, %p3, !dbg !2736
	%176 = icmp ugt i64 6, %173, !dbg !2739
	%177 = or i1 %175, %176, !dbg !2739
	br i1 %177, label %b49_fail1, label %b49_ok1, !dbg !2739, !prof !30

b49_ok1:
	%178 = load i32, i32 addrspace(1)* %36, align 4, !dbg !2740
	%179 = add i64 %22, 32, !dbg !2746
	%180 = sub i64 %179, 1, !dbg !2747
	%181 = sub i64 %47, 1, !dbg !2752
	%182 = icmp eq i64 %137, %181, !dbg !2753
	%183 = mul i64 %22, 2, !dbg !2754
	br label %b50, !dbg !2739

b50:
	%184 = phi i64 [ 0, %b49_ok1 ], [ %366, %b129 ], !dbg !2739
	br i1 %48, label %b51, label %b53, !dbg !2756

b51:
	%185 = phi i32 [ %191, %b52 ], [ %178, %b50 ], !dbg !2757
	%186 = phi i64 [ %192, %b52 ], [ 16, %b50 ], !dbg !2758
	%187 = icmp sgt i64 %186, 0, !dbg !2759
	br i1 %187, label %b52, label %b60, !dbg !2759

b52:
	%188 = trunc i64 %186 to i32, !dbg !2760
	%189 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %185, i32 %188, i32 31), !dbg !2760
	%190 = extractvalue { i32, i1 } %189, 0, !dbg !2760
	%191 = add i32 %185, %190, !dbg !2761
	%192 = sdiv i64 %186, 2, !dbg !2762
	br label %b51, !dbg !2762

b53:
	%193 = phi i32 [ %204, %b58 ], [ %178, %b50 ], !dbg !2757
	%194 = phi i64 [ %205, %b58 ], [ 16, %b50 ], !dbg !2763
	%195 = icmp sgt i64 %194, 0, !dbg !2764
	br i1 %195, label %b54, label %b59, !dbg !2764

b54:
	%196 = add i64 %137, %194, !dbg !2765
	%197 = icmp sge i64 %196, %47, !dbg !2766
	br i1 %197, label %b55, label %b56, !dbg !2766

b55:
	br label %b56, !dbg !2766

b56:
	%198 = phi i64 [ %196, %b54 ], [ %137, %b55 ], !dbg !2767
	%199 = trunc i64 %198 to i32, !dbg !2768
	%200 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %193, i32 %199, i32 31), !dbg !2768
	%201 = extractvalue { i32, i1 } %200, 0, !dbg !2768
	%202 = icmp ne i64 %198, %137, !dbg !2769
	br i1 %202, label %b57, label %b58, !dbg !2769

b57:
	%203 = add i32 %193, %201, !dbg !2761
	br label %b58, !dbg !2770

b58:
	%204 = phi i32 [ %193, %b56 ], [ %203, %b57 ], !dbg !2757
	%205 = sdiv i64 %194, 2, !dbg !2771
	br label %b53, !dbg !2771

b59:
	%206 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %193, i32 0, i32 31), !dbg !2772
	%207 = extractvalue { i32, i1 } %206, 0, !dbg !2772
	br label %b60, !dbg !2773

b60:
	%208 = phi i32 [ %185, %b51 ], [ %207, %b59 ], !dbg !2755
	%209 = sdiv i64 %180, 32, !dbg !2774
	%210 = icmp eq i64 %209, 1, !dbg !2775
	br i1 %210, label %b66, label %b61, !dbg !2775

b61:
	call void @llvm.nvvm.barrier0(), !dbg !2777
	br i1 %160, label %b62, label %b63, !dbg !2778

b62:
	%211 = sdiv i64 %31, 32, !dbg !2779
	%212 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %211, !dbg !2780
	store i32 %208, i32 addrspace(3)* %212, align 4, !dbg !2780
	br label %b63, !dbg !2780

b63:
	call void @llvm.nvvm.barrier0(), !dbg !2781
	%213 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !2782
	%214 = load i32, i32 addrspace(3)* %213, align 4, !dbg !2782
	br label %b64, !dbg !2782

b64:
	%215 = phi i32 [ %214, %b63 ], [ %220, %b65 ], !dbg !2783
	%216 = phi i64 [ 1, %b63 ], [ %221, %b65 ], !dbg !2784
	%217 = icmp slt i64 %216, %209, !dbg !2785
	br i1 %217, label %b65, label %b66, !dbg !2785

b65:
	%218 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %216, !dbg !2786
	%219 = load i32, i32 addrspace(3)* %218, align 4, !dbg !2786
	%220 = add i32 %215, %219, !dbg !2761
	%221 = add i64 %216, 1, !dbg !2787
	br label %b64, !dbg !2787

b66:
	%222 = phi i32 [ %208, %b60 ], [ %215, %b64 ], !dbg !2744
	%223 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 0, !dbg !2788
	store i32 %222, i32 addrspace(1)* %223, align 4, !dbg !2788
	br i1 %48, label %b67, label %b69, !dbg !2793

b67:
	%224 = phi i32 [ %231, %b68 ], [ %178, %b66 ], !dbg !2794
	%225 = phi i64 [ %232, %b68 ], [ 16, %b66 ], !dbg !2795
	%226 = icmp sgt i64 %225, 0, !dbg !2796
	br i1 %226, label %b68, label %b76, !dbg !2796

b68:
	%227 = trunc i64 %225 to i32, !dbg !2797
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %224, i32 %227, i32 31), !dbg !2797
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !2797
	%230 = icmp ult i32 %224, %229, !dbg !2798
	%231 = select i1 %230, i32 %224, i32 %229, !dbg !2798
	%232 = sdiv i64 %225, 2, !dbg !2799
	br label %b67, !dbg !2799

b69:
	%233 = phi i32 [ %245, %b74 ], [ %178, %b66 ], !dbg !2794
	%234 = phi i64 [ %246, %b74 ], [ 16, %b66 ], !dbg !2800
	%235 = icmp sgt i64 %234, 0, !dbg !2801
	br i1 %235, label %b70, label %b75, !dbg !2801

b70:
	%236 = add i64 %137, %234, !dbg !2802
	%237 = icmp sge i64 %236, %47, !dbg !2803
	br i1 %237, label %b71, label %b72, !dbg !2803

b71:
	br label %b72, !dbg !2803

b72:
	%238 = phi i64 [ %236, %b70 ], [ %137, %b71 ], !dbg !2804
	%239 = trunc i64 %238 to i32, !dbg !2805
	%240 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 %239, i32 31), !dbg !2805
	%241 = extractvalue { i32, i1 } %240, 0, !dbg !2805
	%242 = icmp ne i64 %238, %137, !dbg !2806
	br i1 %242, label %b73, label %b74, !dbg !2806

b73:
	%243 = icmp ult i32 %233, %241, !dbg !2798
	%244 = select i1 %243, i32 %233, i32 %241, !dbg !2798
	br label %b74, !dbg !2807

b74:
	%245 = phi i32 [ %233, %b72 ], [ %244, %b73 ], !dbg !2794
	%246 = sdiv i64 %234, 2, !dbg !2808
	br label %b69, !dbg !2808

b75:
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %233, i32 0, i32 31), !dbg !2809
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !2809
	br label %b76, !dbg !2810

b76:
	%249 = phi i32 [ %224, %b67 ], [ %248, %b75 ], !dbg !2792
	br i1 %210, label %b82, label %b77, !dbg !2811

b77:
	call void @llvm.nvvm.barrier0(), !dbg !2813
	br i1 %160, label %b78, label %b79, !dbg !2814

b78:
	%250 = sdiv i64 %31, 32, !dbg !2815
	%251 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %250, !dbg !2816
	store i32 %249, i32 addrspace(3)* %251, align 4, !dbg !2816
	br label %b79, !dbg !2816

b79:
	call void @llvm.nvvm.barrier0(), !dbg !2817
	%252 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !2818
	%253 = load i32, i32 addrspace(3)* %252, align 4, !dbg !2818
	br label %b80, !dbg !2818

b80:
	%254 = phi i32 [ %253, %b79 ], [ %260, %b81 ], !dbg !2819
	%255 = phi i64 [ 1, %b79 ], [ %261, %b81 ], !dbg !2820
	%256 = icmp slt i64 %255, %209, !dbg !2821
	br i1 %256, label %b81, label %b82, !dbg !2821

b81:
	%257 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %255, !dbg !2822
	%258 = load i32, i32 addrspace(3)* %257, align 4, !dbg !2822
	%259 = icmp ult i32 %254, %258, !dbg !2798
	%260 = select i1 %259, i32 %254, i32 %258, !dbg !2798
	%261 = add i64 %255, 1, !dbg !2823
	br label %b80, !dbg !2823

b82:
	%262 = phi i32 [ %249, %b76 ], [ %254, %b80 ], !dbg !2791
	br i1 %48, label %b83, label %b85, !dbg !2828

b83:
	%263 = phi i32 [ %270, %b84 ], [ %178, %b82 ], !dbg !2829
	%264 = phi i64 [ %271, %b84 ], [ 16, %b82 ], !dbg !2830
	%265 = icmp sgt i64 %264, 0, !dbg !2831
	br i1 %265, label %b84, label %b92, !dbg !2831

b84:
	%266 = trunc i64 %264 to i32, !dbg !2832
	%267 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %263, i32 %266, i32 31), !dbg !2832
	%268 = extractvalue { i32, i1 } %267, 0, !dbg !2832
	%269 = icmp ugt i32 %263, %268, !dbg !2833
	%270 = select i1 %269, i32 %263, i32 %268, !dbg !2833
	%271 = sdiv i64 %264, 2, !dbg !2834
	br label %b83, !dbg !2834

b85:
	%272 = phi i32 [ %284, %b90 ], [ %178, %b82 ], !dbg !2829
	%273 = phi i64 [ %285, %b90 ], [ 16, %b82 ], !dbg !2835
	%274 = icmp sgt i64 %273, 0, !dbg !2836
	br i1 %274, label %b86, label %b91, !dbg !2836

b86:
	%275 = add i64 %137, %273, !dbg !2837
	%276 = icmp sge i64 %275, %47, !dbg !2838
	br i1 %276, label %b87, label %b88, !dbg !2838

b87:
	br label %b88, !dbg !2838

b88:
	%277 = phi i64 [ %275, %b86 ], [ %137, %b87 ], !dbg !2839
	%278 = trunc i64 %277 to i32, !dbg !2840
	%279 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %278, i32 31), !dbg !2840
	%280 = extractvalue { i32, i1 } %279, 0, !dbg !2840
	%281 = icmp ne i64 %277, %137, !dbg !2841
	br i1 %281, label %b89, label %b90, !dbg !2841

b89:
	%282 = icmp ugt i32 %272, %280, !dbg !2833
	%283 = select i1 %282, i32 %272, i32 %280, !dbg !2833
	br label %b90, !dbg !2842

b90:
	%284 = phi i32 [ %272, %b88 ], [ %283, %b89 ], !dbg !2829
	%285 = sdiv i64 %273, 2, !dbg !2843
	br label %b85, !dbg !2843

b91:
	%286 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 0, i32 31), !dbg !2844
	%287 = extractvalue { i32, i1 } %286, 0, !dbg !2844
	br label %b92, !dbg !2845

b92:
	%288 = phi i32 [ %263, %b83 ], [ %287, %b91 ], !dbg !2827
	br i1 %210, label %b98, label %b93, !dbg !2846

b93:
	call void @llvm.nvvm.barrier0(), !dbg !2848
	br i1 %160, label %b94, label %b95, !dbg !2849

b94:
	%289 = sdiv i64 %31, 32, !dbg !2850
	%290 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %289, !dbg !2851
	store i32 %288, i32 addrspace(3)* %290, align 4, !dbg !2851
	br label %b95, !dbg !2851

b95:
	call void @llvm.nvvm.barrier0(), !dbg !2852
	%291 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !2853
	%292 = load i32, i32 addrspace(3)* %291, align 4, !dbg !2853
	br label %b96, !dbg !2853

b96:
	%293 = phi i32 [ %292, %b95 ], [ %299, %b97 ], !dbg !2854
	%294 = phi i64 [ 1, %b95 ], [ %300, %b97 ], !dbg !2855
	%295 = icmp slt i64 %294, %209, !dbg !2856
	br i1 %295, label %b97, label %b98, !dbg !2856

b97:
	%296 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %294, !dbg !2857
	%297 = load i32, i32 addrspace(3)* %296, align 4, !dbg !2857
	%298 = icmp ugt i32 %293, %297, !dbg !2833
	%299 = select i1 %298, i32 %293, i32 %297, !dbg !2833
	%300 = add i64 %294, 1, !dbg !2858
	br label %b96, !dbg !2858

b98:
	%301 = phi i32 [ %288, %b92 ], [ %293, %b96 ], !dbg !2826
	%302 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 1, !dbg !2859
	store i32 %262, i32 addrspace(1)* %302, align 4, !dbg !2859
	%303 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 2, !dbg !2860
	store i32 %301, i32 addrspace(1)* %303, align 4, !dbg !2860
	br label %b99, !dbg !2861

b99:
	%304 = phi i32 [ %178, %b98 ], [ %312, %b102 ], !dbg !2862
	%305 = phi i64 [ 1, %b98 ], [ %313, %b102 ], !dbg !2863
	%306 = icmp slt i64 %305, 32, !dbg !2864
	br i1 %306, label %b100, label %b103, !dbg !2864

b100:
	%307 = trunc i64 %305 to i32, !dbg !2865
	%308 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %304, i32 %307, i32 0), !dbg !2865
	%309 = extractvalue { i32, i1 } %308, 0, !dbg !2865
	%310 = icmp sge i64 %137, %305, !dbg !2866
	br i1 %310, label %b101, label %b102, !dbg !2866

b101:
	%311 = add i32 %304, %309, !dbg !2867
	br label %b102, !dbg !2867

b102:
	%312 = phi i32 [ %304, %b100 ], [ %311, %b101 ], !dbg !2862
	%313 = mul i64 %305, 2, !dbg !2868
	br label %b99, !dbg !2868

b103:
	br i1 %210, label %b109, label %b104, !dbg !2869

b104:
	%314 = sdiv i64 %31, 32, !dbg !2871
	call void @llvm.nvvm.barrier0(), !dbg !2872
	br i1 %182, label %b105, label %b106, !dbg !2753

b105:
	%315 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %314, !dbg !2873
	store i32 %304, i32 addrspace(3)* %315, align 4, !dbg !2873
	br label %b106, !dbg !2873

b106:
	call void @llvm.nvvm.barrier0(), !dbg !2874
	%316 = icmp slt i64 0, %314, !dbg !2874
	br i1 %316, label %b107, label %b108, !dbg !2874

b107:
	%317 = phi i32 [ %322, %b107_ok1 ], [ 0, %b106 ], !dbg !2875
	%318 = phi i64 [ %323, %b107_ok1 ], [ 0, %b106 ], !dbg !2875
	%319 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %318, !dbg !2876
	%320 = icmp uge i64 %318, 32, !dbg !2876
	br i1 %320, label %b107_fail1, label %b107_ok1, !dbg !2876, !prof !30

b107_ok1:
	%321 = load i32, i32 addrspace(3)* %319, align 4, !dbg !2876
	%322 = add i32 %317, %321, !dbg !2877
	%323 = add i64 %318, 1, !dbg !2877
	%324 = icmp slt i64 %323, %314, !dbg !2877
	br i1 %324, label %b107, label %b108, !dbg !2877

b108:
	%325 = phi i32 [ 0, %b106 ], [ %322, %b107_ok1 ], !dbg !2875
	br label %b109, !dbg !2878

b109:
	%326 = phi i32 [ 0, %b103 ], [ %325, %b108 ], !dbg !2751
	%327 = add i32 %326, %304, !dbg !2879
	br label %b110, !dbg !2883

b110:
	%328 = phi i32 [ %178, %b109 ], [ %336, %b113 ], !dbg !2884
	%329 = phi i64 [ 1, %b109 ], [ %337, %b113 ], !dbg !2885
	%330 = icmp slt i64 %329, 32, !dbg !2886
	br i1 %330, label %b111, label %b114, !dbg !2886

b111:
	%331 = trunc i64 %329 to i32, !dbg !2887
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %328, i32 %331, i32 0), !dbg !2887
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !2887
	%334 = icmp sge i64 %137, %329, !dbg !2888
	br i1 %334, label %b112, label %b113, !dbg !2888

b112:
	%335 = add i32 %328, %333, !dbg !2889
	br label %b113, !dbg !2889

b113:
	%336 = phi i32 [ %328, %b111 ], [ %335, %b112 ], !dbg !2884
	%337 = mul i64 %329, 2, !dbg !2890
	br label %b110, !dbg !2890

b114:
	br i1 %210, label %b120, label %b115, !dbg !2891

b115:
	%338 = sdiv i64 %31, 32, !dbg !2893
	call void @llvm.nvvm.barrier0(), !dbg !2894
	br i1 %182, label %b116, label %b117, !dbg !2895

b116:
	%339 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %338, !dbg !2896
	store i32 %328, i32 addrspace(3)* %339, align 4, !dbg !2896
	br label %b117, !dbg !2896

b117:
	call void @llvm.nvvm.barrier0(), !dbg !2897
	%340 = icmp slt i64 0, %338, !dbg !2897
	br i1 %340, label %b118, label %b119, !dbg !2897

b118:
	%341 = phi i32 [ %346, %b118_ok1 ], [ 0, %b117 ], !dbg !2898
	%342 = phi i64 [ %347, %b118_ok1 ], [ 0, %b117 ], !dbg !2898
	%343 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_scan_34_5, i64 0, i64 %342, !dbg !2899
	%344 = icmp uge i64 %342, 32, !dbg !2899
	br i1 %344, label %b118_fail1, label %b118_ok1, !dbg !2899, !prof !30

b118_ok1:
	%345 = load i32, i32 addrspace(3)* %343, align 4, !dbg !2899
	%346 = add i32 %341, %345, !dbg !2900
	%347 = add i64 %342, 1, !dbg !2900
	%348 = icmp slt i64 %347, %338, !dbg !2900
	br i1 %348, label %b118, label %b119, !dbg !2900

b119:
	%349 = phi i32 [ 0, %b117 ], [ %346, %b118_ok1 ], !dbg !2898
	br label %b120, !dbg !2901

b120:
	%350 = phi i32 [ 0, %b114 ], [ %349, %b119 ], !dbg !2882
	%351 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %328, i32 1, i32 0), !dbg !2902
	%352 = extractvalue { i32, i1 } %351, 0, !dbg !2902
	br i1 %160, label %b122, label %b121, !dbg !2903

b121:
	%353 = add i32 %350, %352, !dbg !2904
	br label %b122, !dbg !2905

b122:
	%354 = phi i32 [ %350, %b120 ], [ %353, %b121 ], !dbg !2881
	%355 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 3, !dbg !2906
	store i32 %327, i32 addrspace(1)* %355, align 4, !dbg !2906
	%356 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 4, !dbg !2907
	store i32 %354, i32 addrspace(1)* %356, align 4, !dbg !2907
	%357 = sdiv i64 %183, 3, !dbg !2908
	%358 = icmp sge i64 %357, %22, !dbg !2911
	br i1 %358, label %b123, label %b124, !dbg !2911

b123:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !2912
	ret void, !dbg !2912

b124:
	br i1 %210, label %b125, label %b126, !dbg !2913

b125:
	%359 = trunc i64 %357 to i32, !dbg !2914
	%360 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %178, i32 %359, i32 31), !dbg !2914
	%361 = extractvalue { i32, i1 } %360, 0, !dbg !2914
	br label %b129, !dbg !2915

b126:
	call void @llvm.nvvm.barrier0(), !dbg !2917
	%362 = icmp eq i64 %31, %357, !dbg !2918
	br i1 %362, label %b127, label %b128, !dbg !2918

b127:
	store i32 %178, i32 addrspace(3)* @gpuc_shared_Broadcast_42_5, align 4, !dbg !2919
	br label %b128, !dbg !2919

b128:
	call void @llvm.nvvm.barrier0(), !dbg !2920
	%363 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_5, align 4, !dbg !2921
	br label %b129, !dbg !2922

b129:
	%364 = phi i32 [ %361, %b125 ], [ %363, %b128 ], !dbg !2910
	%365 = getelementptr inbounds i32, i32 addrspace(1)* %174, i64 5, !dbg !2923
	store i32 %364, i32 addrspace(1)* %365, align 4, !dbg !2923
	%366 = add i64 %184, 1, !dbg !2923
	%367 = icmp slt i64 %366, 2, !dbg !2923
	br i1 %367, label %b50, label %b130, !dbg !2923

b130:
	ret void, !dbg !2617

b0_fail1:
	%368 = icmp ugt i64 %33, %p1, !dbg !2620
	br i1 %368, label %b0_fail2, label %b0_ok2, !dbg !2620

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %33, i64 %p1), !dbg !2620
	ret void, !dbg !2620

b0_ok2:
	%369 = icmp uge i64 %32, %p5, !dbg !2621
	br i1 %369, label %b0_fail3, label %b0_ok3, !dbg !2621

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %32, i64 %p5), !dbg !2621
	ret void, !dbg !2621

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 6, i64 %34), !dbg !2624
	ret void, !dbg !2624

b49_fail1:
	%370 = icmp ugt i64 %33, %p3, !dbg !2736
	br i1 %370, label %b49_fail2, label %b49_ok2, !dbg !2736

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %33, i64 %p3), !dbg !2736
	ret void, !dbg !2736

b49_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 6, i64 %173), !dbg !2739
	ret void, !dbg !2739

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %318, i64 32), !dbg !2876
	ret void, !dbg !2876

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %342, i64 32), !dbg !2899
	ret void, !dbg !2899
}

define void @IntegersUint32(i32* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !2924 {
entry:
	br label %b0, !dbg !2925

b0:
	%0 = addrspacecast i32* %p0 to i32 addrspace(1)*, !dbg !2925
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !2925
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !2925
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !2928, !range !11
	%4 = sext i32 %3 to i64, !dbg !2928
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !2928, !range !12
	%6 = sext i32 %5 to i64, !dbg !2928
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !2928, !range !12
	%8 = sext i32 %7 to i64, !dbg !2928
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !2928, !range !13
	%10 = sext i32 %9 to i64, !dbg !2928
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !2928, !range !14
	%12 = sext i32 %11 to i64, !dbg !2928
	%13 = mul i64 %12, %8, !dbg !2928
	%14 = add i64 %6, %13, !dbg !2928
	%15 = mul i64 %10, %14, !dbg !2928
	%16 = add i64 %4, %15, !dbg !2928
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !2928, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !2928, !range !15
	%19 = mul i32 %17, %18, !dbg !2928
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !2928, !range !16
	%21 = mul i32 %19, %20, !dbg !2928
	%22 = sext i32 %21 to i64, !dbg !2928
	%23 = mul i64 %16, %22, !dbg !2928
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !2928, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !2928, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !2928, !range !18
	%27 = mul i32 %18, %26, !dbg !2928
	%28 = add i32 %25, %27, !dbg !2928
	%29 = mul i32 %17, %28, !dbg !2928
	%30 = add i32 %24, %29, !dbg !2928
	%31 = sext i32 %30 to i64, !dbg !2928
	%32 = add i64 %23, %31, !dbg !2928
	%33 = mul i64 %32, 3, !dbg !2929
	%34 = sub i64 %p1, %33, !dbg !2930
	%35 = getelementptr inbounds i32, i32 addrspace(1)* %0, i64 %33, !dbg !2930
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %32, !dbg !2931
	%37 = icmp ugt i64 %33, %p1, !dbg !2930
	%38 = icmp uge i64 %32, %p5, !dbg !2931
	%39 = icmp ugt i64 3, %34, !dbg !2934
	%40 = or i1 %37, %38, !dbg !2934
	%41 = or i1 %40, %39, !dbg !2934
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !2934, !prof !30

b0_ok1:
	%42 = load i32, i32 addrspace(1)* %36, align 4, !dbg !2931
	%43 = and i32 %30, -32, !dbg !2939
	%44 = sub i32 %21, %43, !dbg !2939
	%45 = icmp slt i32 %44, 32, !dbg !2939
	%46 = select i1 %45, i32 %44, i32 32, !dbg !2939
	%47 = sext i32 %46 to i64, !dbg !2939
	%48 = icmp eq i64 %47, 32, !dbg !2940
	br i1 %48, label %b1, label %b3, !dbg !2940

b1:
	%49 = phi i32 [ %42, %b0_ok1 ], [ %55, %b2 ], !dbg !2941
	%50 = phi i64 [ 16, %b0_ok1 ], [ %56, %b2 ], !dbg !2942
	%51 = icmp sgt i64 %50, 0, !dbg !2943
	br i1 %51, label %b2, label %b11, !dbg !2943

b2:
	%52 = trunc i64 %50 to i32, !dbg !2944
	%53 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %49, i32 %52, i32 31), !dbg !2944
	%54 = extractvalue { i32, i1 } %53, 0, !dbg !2944
	%55 = and i32 %49, %54, !dbg !2945
	%56 = sdiv i64 %50, 2, !dbg !2946
	br label %b1, !dbg !2946

b3:
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2947, !range !20
	%58 = sext i32 %57 to i64, !dbg !2947
	br label %b4, !dbg !2947

b4:
	%59 = phi i32 [ %42, %b3 ], [ %70, %b9 ], !dbg !2941
	%60 = phi i64 [ 16, %b3 ], [ %71, %b9 ], !dbg !2948
	%61 = icmp sgt i64 %60, 0, !dbg !2949
	br i1 %61, label %b5, label %b10, !dbg !2949

b5:
	%62 = add i64 %58, %60, !dbg !2950
	%63 = icmp sge i64 %62, %47, !dbg !2951
	br i1 %63, label %b6, label %b7, !dbg !2951

b6:
	br label %b7, !dbg !2951

b7:
	%64 = phi i64 [ %62, %b5 ], [ %58, %b6 ], !dbg !2952
	%65 = trunc i64 %64 to i32, !dbg !2953
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %59, i32 %65, i32 31), !dbg !2953
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !2953
	%68 = icmp ne i64 %64, %58, !dbg !2954
	br i1 %68, label %b8, label %b9, !dbg !2954

b8:
	%69 = and i32 %59, %67, !dbg !2945
	br label %b9, !dbg !2955

b9:
	%70 = phi i32 [ %59, %b7 ], [ %69, %b8 ], !dbg !2941
	%71 = sdiv i64 %60, 2, !dbg !2956
	br label %b4, !dbg !2956

b10:
	%72 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %59, i32 0, i32 31), !dbg !2957
	%73 = extractvalue { i32, i1 } %72, 0, !dbg !2957
	br label %b11, !dbg !2958

b11:
	%74 = phi i32 [ %49, %b1 ], [ %73, %b10 ], !dbg !2938
	br i1 %48, label %b12, label %b14, !dbg !2963

b12:
	%75 = phi i32 [ %42, %b11 ], [ %81, %b13 ], !dbg !2964
	%76 = phi i64 [ 16, %b11 ], [ %82, %b13 ], !dbg !2965
	%77 = icmp sgt i64 %76, 0, !dbg !2966
	br i1 %77, label %b13, label %b22, !dbg !2966

b13:
	%78 = trunc i64 %76 to i32, !dbg !2967
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %75, i32 %78, i32 31), !dbg !2967
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !2967
	%81 = or i32 %75, %80, !dbg !2968
	%82 = sdiv i64 %76, 2, !dbg !2969
	br label %b12, !dbg !2969

b14:
	%83 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2970, !range !20
	%84 = sext i32 %83 to i64, !dbg !2970
	br label %b15, !dbg !2970

b15:
	%85 = phi i32 [ %42, %b14 ], [ %96, %b20 ], !dbg !2964
	%86 = phi i64 [ 16, %b14 ], [ %97, %b20 ], !dbg !2971
	%87 = icmp sgt i64 %86, 0, !dbg !2972
	br i1 %87, label %b16, label %b21, !dbg !2972

b16:
	%88 = add i64 %84, %86, !dbg !2973
	%89 = icmp sge i64 %88, %47, !dbg !2974
	br i1 %89, label %b17, label %b18, !dbg !2974

b17:
	br label %b18, !dbg !2974

b18:
	%90 = phi i64 [ %88, %b16 ], [ %84, %b17 ], !dbg !2975
	%91 = trunc i64 %90 to i32, !dbg !2976
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %85, i32 %91, i32 31), !dbg !2976
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !2976
	%94 = icmp ne i64 %90, %84, !dbg !2977
	br i1 %94, label %b19, label %b20, !dbg !2977

b19:
	%95 = or i32 %85, %93, !dbg !2968
	br label %b20, !dbg !2978

b20:
	%96 = phi i32 [ %85, %b18 ], [ %95, %b19 ], !dbg !2964
	%97 = sdiv i64 %86, 2, !dbg !2979
	br label %b15, !dbg !2979

b21:
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %85, i32 0, i32 31), !dbg !2980
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !2980
	br label %b22, !dbg !2981

b22:
	%100 = phi i32 [ %75, %b12 ], [ %99, %b21 ], !dbg !2962
	br i1 %48, label %b23, label %b25, !dbg !2986

b23:
	%101 = phi i32 [ %42, %b22 ], [ %107, %b24 ], !dbg !2987
	%102 = phi i64 [ 16, %b22 ], [ %108, %b24 ], !dbg !2988
	%103 = icmp sgt i64 %102, 0, !dbg !2989
	br i1 %103, label %b24, label %b33, !dbg !2989

b24:
	%104 = trunc i64 %102 to i32, !dbg !2990
	%105 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %101, i32 %104, i32 31), !dbg !2990
	%106 = extractvalue { i32, i1 } %105, 0, !dbg !2990
	%107 = xor i32 %101, %106, !dbg !2991
	%108 = sdiv i64 %102, 2, !dbg !2992
	br label %b23, !dbg !2992

b25:
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !2993, !range !20
	%110 = sext i32 %109 to i64, !dbg !2993
	br label %b26, !dbg !2993

b26:
	%111 = phi i32 [ %42, %b25 ], [ %122, %b31 ], !dbg !2987
	%112 = phi i64 [ 16, %b25 ], [ %123, %b31 ], !dbg !2994
	%113 = icmp sgt i64 %112, 0, !dbg !2995
	br i1 %113, label %b27, label %b32, !dbg !2995

b27:
	%114 = add i64 %110, %112, !dbg !2996
	%115 = icmp sge i64 %114, %47, !dbg !2997
	br i1 %115, label %b28, label %b29, !dbg !2997

b28:
	br label %b29, !dbg !2997

b29:
	%116 = phi i64 [ %114, %b27 ], [ %110, %b28 ], !dbg !2998
	%117 = trunc i64 %116 to i32, !dbg !2999
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %111, i32 %117, i32 31), !dbg !2999
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !2999
	%120 = icmp ne i64 %116, %110, !dbg !3000
	br i1 %120, label %b30, label %b31, !dbg !3000

b30:
	%121 = xor i32 %111, %119, !dbg !2991
	br label %b31, !dbg !3001

b31:
	%122 = phi i32 [ %111, %b29 ], [ %121, %b30 ], !dbg !2987
	%123 = sdiv i64 %112, 2, !dbg !3002
	br label %b26, !dbg !3002

b32:
	%124 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %111, i32 0, i32 31), !dbg !3003
	%125 = extractvalue { i32, i1 } %124, 0, !dbg !3003
	br label %b33, !dbg !3004

b33:
	%126 = phi i32 [ %101, %b23 ], [ %125, %b32 ], !dbg !2985
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 0, !dbg !3005
	store i32 %74, i32 addrspace(1)* %127, align 4, !dbg !3005
	%128 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 1, !dbg !3006
	store i32 %100, i32 addrspace(1)* %128, align 4, !dbg !3006
	%129 = getelementptr inbounds i32, i32 addrspace(1)* %35, i64 2, !dbg !3007
	store i32 %126, i32 addrspace(1)* %129, align 4, !dbg !3007
	%130 = sub i64 %p3, %33, !dbg !3008
	%131 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %33, !dbg !3008
	%132 = icmp ugt i64 %33, %p3, !dbg !3008
	%133 = icmp ugt i64 3, %130, !dbg !3011
	%134 = or i1 %132, %133, !dbg !3011
	br i1 %134, label %b33_fail1, label %b33_ok1, !dbg !3011, !prof !30

b33_ok1:
	%135 = load i32, i32 addrspace(1)* %36, align 4, !dbg !3012
	br i1 %48, label %b34, label %b36, !dbg !3017

b34:
	%136 = phi i32 [ %135, %b33_ok1 ], [ %142, %b35 ], !dbg !3018
	%137 = phi i64 [ 16, %b33_ok1 ], [ %143, %b35 ], !dbg !3019
	%138 = icmp sgt i64 %137, 0, !dbg !3020
	br i1 %138, label %b35, label %b44, !dbg !3020

b35:
	%139 = trunc i64 %137 to i32, !dbg !3021
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %136, i32 %139, i32 31), !dbg !3021
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !3021
	%142 = and i32 %136, %141, !dbg !3022
	%143 = sdiv i64 %137, 2, !dbg !3023
	br label %b34, !dbg !3023

b36:
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3024, !range !20
	%145 = sext i32 %144 to i64, !dbg !3024
	br label %b37, !dbg !3024

b37:
	%146 = phi i32 [ %135, %b36 ], [ %157, %b42 ], !dbg !3018
	%147 = phi i64 [ 16, %b36 ], [ %158, %b42 ], !dbg !3025
	%148 = icmp sgt i64 %147, 0, !dbg !3026
	br i1 %148, label %b38, label %b43, !dbg !3026

b38:
	%149 = add i64 %145, %147, !dbg !3027
	%150 = icmp sge i64 %149, %47, !dbg !3028
	br i1 %150, label %b39, label %b40, !dbg !3028

b39:
	br label %b40, !dbg !3028

b40:
	%151 = phi i64 [ %149, %b38 ], [ %145, %b39 ], !dbg !3029
	%152 = trunc i64 %151 to i32, !dbg !3030
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %146, i32 %152, i32 31), !dbg !3030
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !3030
	%155 = icmp ne i64 %151, %145, !dbg !3031
	br i1 %155, label %b41, label %b42, !dbg !3031

b41:
	%156 = and i32 %146, %154, !dbg !3022
	br label %b42, !dbg !3032

b42:
	%157 = phi i32 [ %146, %b40 ], [ %156, %b41 ], !dbg !3018
	%158 = sdiv i64 %147, 2, !dbg !3033
	br label %b37, !dbg !3033

b43:
	%159 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %146, i32 0, i32 31), !dbg !3034
	%160 = extractvalue { i32, i1 } %159, 0, !dbg !3034
	br label %b44, !dbg !3035

b44:
	%161 = phi i32 [ %136, %b34 ], [ %160, %b43 ], !dbg !3016
	%162 = add i64 %22, 32, !dbg !3037
	%163 = sub i64 %162, 1, !dbg !3038
	%164 = sdiv i64 %163, 32, !dbg !3039
	%165 = icmp eq i64 %164, 1, !dbg !3040
	br i1 %165, label %b50, label %b45, !dbg !3040

b45:
	call void @llvm.nvvm.barrier0(), !dbg !3042
	%166 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3043, !range !20
	%167 = sext i32 %166 to i64, !dbg !3043
	%168 = icmp eq i64 %167, 0, !dbg !3044
	br i1 %168, label %b46, label %b47, !dbg !3044

b46:
	%169 = sdiv i64 %31, 32, !dbg !3045
	%170 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %169, !dbg !3046
	store i32 %161, i32 addrspace(3)* %170, align 4, !dbg !3046
	br label %b47, !dbg !3046

b47:
	call void @llvm.nvvm.barrier0(), !dbg !3047
	%171 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !3048
	%172 = load i32, i32 addrspace(3)* %171, align 4, !dbg !3048
	br label %b48, !dbg !3048

b48:
	%173 = phi i32 [ %172, %b47 ], [ %178, %b49 ], !dbg !3049
	%174 = phi i64 [ 1, %b47 ], [ %179, %b49 ], !dbg !3050
	%175 = icmp slt i64 %174, %164, !dbg !3051
	br i1 %175, label %b49, label %b50, !dbg !3051

b49:
	%176 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %174, !dbg !3052
	%177 = load i32, i32 addrspace(3)* %176, align 4, !dbg !3052
	%178 = and i32 %173, %177, !dbg !3022
	%179 = add i64 %174, 1, !dbg !3053
	br label %b48, !dbg !3053

b50:
	%180 = phi i32 [ %161, %b44 ], [ %173, %b48 ], !dbg !3015
	br i1 %48, label %b51, label %b53, !dbg !3058

b51:
	%181 = phi i32 [ %135, %b50 ], [ %187, %b52 ], !dbg !3059
	%182 = phi i64 [ 16, %b50 ], [ %188, %b52 ], !dbg !3060
	%183 = icmp sgt i64 %182, 0, !dbg !3061
	br i1 %183, label %b52, label %b61, !dbg !3061

b52:
	%184 = trunc i64 %182 to i32, !dbg !3062
	%185 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %181, i32 %184, i32 31), !dbg !3062
	%186 = extractvalue { i32, i1 } %185, 0, !dbg !3062
	%187 = or i32 %181, %186, !dbg !3063
	%188 = sdiv i64 %182, 2, !dbg !3064
	br label %b51, !dbg !3064

b53:
	%189 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3065, !range !20
	%190 = sext i32 %189 to i64, !dbg !3065
	br label %b54, !dbg !3065

b54:
	%191 = phi i32 [ %135, %b53 ], [ %202, %b59 ], !dbg !3059
	%192 = phi i64 [ 16, %b53 ], [ %203, %b59 ], !dbg !3066
	%193 = icmp sgt i64 %192, 0, !dbg !3067
	br i1 %193, label %b55, label %b60, !dbg !3067

b55:
	%194 = add i64 %190, %192, !dbg !3068
	%195 = icmp sge i64 %194, %47, !dbg !3069
	br i1 %195, label %b56, label %b57, !dbg !3069

b56:
	br label %b57, !dbg !3069

b57:
	%196 = phi i64 [ %194, %b55 ], [ %190, %b56 ], !dbg !3070
	%197 = trunc i64 %196 to i32, !dbg !3071
	%198 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %191, i32 %197, i32 31), !dbg !3071
	%199 = extractvalue { i32, i1 } %198, 0, !dbg !3071
	%200 = icmp ne i64 %196, %190, !dbg !3072
	br i1 %200, label %b58, label %b59, !dbg !3072

b58:
	%201 = or i32 %191, %199, !dbg !3063
	br label %b59, !dbg !3073

b59:
	%202 = phi i32 [ %191, %b57 ], [ %201, %b58 ], !dbg !3059
	%203 = sdiv i64 %192, 2, !dbg !3074
	br label %b54, !dbg !3074

b60:
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %191, i32 0, i32 31), !dbg !3075
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !3075
	br label %b61, !dbg !3076

b61:
	%206 = phi i32 [ %181, %b51 ], [ %205, %b60 ], !dbg !3057
	br i1 %165, label %b67, label %b62, !dbg !3077

b62:
	call void @llvm.nvvm.barrier0(), !dbg !3079
	%207 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3080, !range !20
	%208 = sext i32 %207 to i64, !dbg !3080
	%209 = icmp eq i64 %208, 0, !dbg !3081
	br i1 %209, label %b63, label %b64, !dbg !3081

b63:
	%210 = sdiv i64 %31, 32, !dbg !3082
	%211 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %210, !dbg !3083
	store i32 %206, i32 addrspace(3)* %211, align 4, !dbg !3083
	br label %b64, !dbg !3083

b64:
	call void @llvm.nvvm.barrier0(), !dbg !3084
	%212 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !3085
	%213 = load i32, i32 addrspace(3)* %212, align 4, !dbg !3085
	br label %b65, !dbg !3085

b65:
	%214 = phi i32 [ %213, %b64 ], [ %219, %b66 ], !dbg !3086
	%215 = phi i64 [ 1, %b64 ], [ %220, %b66 ], !dbg !3087
	%216 = icmp slt i64 %215, %164, !dbg !3088
	br i1 %216, label %b66, label %b67, !dbg !3088

b66:
	%217 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %215, !dbg !3089
	%218 = load i32, i32 addrspace(3)* %217, align 4, !dbg !3089
	%219 = or i32 %214, %218, !dbg !3063
	%220 = add i64 %215, 1, !dbg !3090
	br label %b65, !dbg !3090

b67:
	%221 = phi i32 [ %206, %b61 ], [ %214, %b65 ], !dbg !3056
	br i1 %48, label %b68, label %b70, !dbg !3095

b68:
	%222 = phi i32 [ %135, %b67 ], [ %228, %b69 ], !dbg !3096
	%223 = phi i64 [ 16, %b67 ], [ %229, %b69 ], !dbg !3097
	%224 = icmp sgt i64 %223, 0, !dbg !3098
	br i1 %224, label %b69, label %b78, !dbg !3098

b69:
	%225 = trunc i64 %223 to i32, !dbg !3099
	%226 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %222, i32 %225, i32 31), !dbg !3099
	%227 = extractvalue { i32, i1 } %226, 0, !dbg !3099
	%228 = xor i32 %222, %227, !dbg !3100
	%229 = sdiv i64 %223, 2, !dbg !3101
	br label %b68, !dbg !3101

b70:
	%230 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3102, !range !20
	%231 = sext i32 %230 to i64, !dbg !3102
	br label %b71, !dbg !3102

b71:
	%232 = phi i32 [ %135, %b70 ], [ %243, %b76 ], !dbg !3096
	%233 = phi i64 [ 16, %b70 ], [ %244, %b76 ], !dbg !3103
	%234 = icmp sgt i64 %233, 0, !dbg !3104
	br i1 %234, label %b72, label %b77, !dbg !3104

b72:
	%235 = add i64 %231, %233, !dbg !3105
	%236 = icmp sge i64 %235, %47, !dbg !3106
	br i1 %236, label %b73, label %b74, !dbg !3106

b73:
	br label %b74, !dbg !3106

b74:
	%237 = phi i64 [ %235, %b72 ], [ %231, %b73 ], !dbg !3107
	%238 = trunc i64 %237 to i32, !dbg !3108
	%239 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 %238, i32 31), !dbg !3108
	%240 = extractvalue { i32, i1 } %239, 0, !dbg !3108
	%241 = icmp ne i64 %237, %231, !dbg !3109
	br i1 %241, label %b75, label %b76, !dbg !3109

b75:
	%242 = xor i32 %232, %240, !dbg !3100
	br label %b76, !dbg !3110

b76:
	%243 = phi i32 [ %232, %b74 ], [ %242, %b75 ], !dbg !3096
	%244 = sdiv i64 %233, 2, !dbg !3111
	br label %b71, !dbg !3111

b77:
	%245 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %232, i32 0, i32 31), !dbg !3112
	%246 = extractvalue { i32, i1 } %245, 0, !dbg !3112
	br label %b78, !dbg !3113

b78:
	%247 = phi i32 [ %222, %b68 ], [ %246, %b77 ], !dbg !3094
	br i1 %165, label %b84, label %b79, !dbg !3114

b79:
	call void @llvm.nvvm.barrier0(), !dbg !3116
	%248 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3117, !range !20
	%249 = sext i32 %248 to i64, !dbg !3117
	%250 = icmp eq i64 %249, 0, !dbg !3118
	br i1 %250, label %b80, label %b81, !dbg !3118

b80:
	%251 = sdiv i64 %31, 32, !dbg !3119
	%252 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %251, !dbg !3120
	store i32 %247, i32 addrspace(3)* %252, align 4, !dbg !3120
	br label %b81, !dbg !3120

b81:
	call void @llvm.nvvm.barrier0(), !dbg !3121
	%253 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 0, !dbg !3122
	%254 = load i32, i32 addrspace(3)* %253, align 4, !dbg !3122
	br label %b82, !dbg !3122

b82:
	%255 = phi i32 [ %254, %b81 ], [ %260, %b83 ], !dbg !3123
	%256 = phi i64 [ 1, %b81 ], [ %261, %b83 ], !dbg !3124
	%257 = icmp slt i64 %256, %164, !dbg !3125
	br i1 %257, label %b83, label %b84, !dbg !3125

b83:
	%258 = getelementptr inbounds [32 x i32], [32 x i32] addrspace(3)* @gpuc_shared_reduce_49_5, i64 0, i64 %256, !dbg !3126
	%259 = load i32, i32 addrspace(3)* %258, align 4, !dbg !3126
	%260 = xor i32 %255, %259, !dbg !3100
	%261 = add i64 %256, 1, !dbg !3127
	br label %b82, !dbg !3127

b84:
	%262 = phi i32 [ %247, %b78 ], [ %255, %b82 ], !dbg !3093
	%263 = getelementptr inbounds i32, i32 addrspace(1)* %131, i64 0, !dbg !3128
	store i32 %180, i32 addrspace(1)* %263, align 4, !dbg !3128
	%264 = getelementptr inbounds i32, i32 addrspace(1)* %131, i64 1, !dbg !3129
	store i32 %221, i32 addrspace(1)* %264, align 4, !dbg !3129
	%265 = getelementptr inbounds i32, i32 addrspace(1)* %131, i64 2, !dbg !3130
	store i32 %262, i32 addrspace(1)* %265, align 4, !dbg !3130
	ret void, !dbg !2927

b0_fail1:
	%266 = icmp ugt i64 %33, %p1, !dbg !2930
	br i1 %266, label %b0_fail2, label %b0_ok2, !dbg !2930

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %33, i64 %p1), !dbg !2930
	ret void, !dbg !2930

b0_ok2:
	%267 = icmp uge i64 %32, %p5, !dbg !2931
	br i1 %267, label %b0_fail3, label %b0_ok3, !dbg !2931

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %32, i64 %p5), !dbg !2931
	ret void, !dbg !2931

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 3, i64 %34), !dbg !2934
	ret void, !dbg !2934

b33_fail1:
	%268 = icmp ugt i64 %33, %p3, !dbg !3008
	br i1 %268, label %b33_fail2, label %b33_ok2, !dbg !3008

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %33, i64 %p3), !dbg !3008
	ret void, !dbg !3008

b33_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 3, i64 %130), !dbg !3011
	ret void, !dbg !3011
}

define void @ExchangeUint64(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3131 {
entry:
	br label %b0, !dbg !3132

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3132
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3132
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3132
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3135, !range !11
	%4 = sext i32 %3 to i64, !dbg !3135
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3135, !range !12
	%6 = sext i32 %5 to i64, !dbg !3135
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3135, !range !12
	%8 = sext i32 %7 to i64, !dbg !3135
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3135, !range !13
	%10 = sext i32 %9 to i64, !dbg !3135
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3135, !range !14
	%12 = sext i32 %11 to i64, !dbg !3135
	%13 = mul i64 %12, %8, !dbg !3135
	%14 = add i64 %6, %13, !dbg !3135
	%15 = mul i64 %10, %14, !dbg !3135
	%16 = add i64 %4, %15, !dbg !3135
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3135, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3135, !range !15
	%19 = mul i32 %17, %18, !dbg !3135
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3135, !range !16
	%21 = mul i32 %19, %20, !dbg !3135
	%22 = sext i32 %21 to i64, !dbg !3135
	%23 = mul i64 %16, %22, !dbg !3135
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3135, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3135, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3135, !range !18
	%27 = mul i32 %18, %26, !dbg !3135
	%28 = add i32 %25, %27, !dbg !3135
	%29 = mul i32 %17, %28, !dbg !3135
	%30 = add i32 %24, %29, !dbg !3135
	%31 = sext i32 %30 to i64, !dbg !3135
	%32 = add i64 %23, %31, !dbg !3135
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3136, !range !20
	%34 = sext i32 %33 to i64, !dbg !3136
	%35 = and i32 %30, -32, !dbg !3137
	%36 = sub i32 %21, %35, !dbg !3137
	%37 = icmp slt i32 %36, 32, !dbg !3137
	%38 = select i1 %37, i32 %36, i32 32, !dbg !3137
	%39 = sext i32 %38 to i64, !dbg !3137
	%40 = icmp eq i64 %39, 32, !dbg !3138
	br i1 %40, label %b1, label %b2, !dbg !3138

b1:
	br label %b2, !dbg !3138

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3139
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3140
	%43 = mul i64 %32, 4, !dbg !3142
	%44 = sub i64 %p1, %43, !dbg !3143
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !3141
	%46 = icmp uge i64 %32, %p5, !dbg !3141
	%47 = icmp ugt i64 %43, %p1, !dbg !3143
	%48 = icmp ugt i64 4, %44, !dbg !3144
	%49 = icmp eq i64 %39, 0, !dbg !3145
	%50 = or i1 %46, %47, !dbg !3145
	%51 = or i1 %50, %48, !dbg !3145
	%52 = or i1 %51, %49, !dbg !3145
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3145, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !3141
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !3143
	%55 = mul i64 %34, 7, !dbg !3146
	%56 = add i64 %55, 3, !dbg !3147
	%57 = icmp eq i64 %39, -1, !dbg !3145
	%58 = select i1 %57, i64 1, i64 %39, !dbg !3145
	%59 = srem i64 %56, %58, !dbg !3145
	%60 = trunc i64 %59 to i32, !dbg !3148
	%61 = trunc i64 %53 to i32, !dbg !3148
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !3148
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3148
	%64 = lshr i64 %53, 32, !dbg !3148
	%65 = trunc i64 %64 to i32, !dbg !3148
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !3148
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !3148
	%68 = zext i32 %67 to i64, !dbg !3148
	%69 = shl i64 %68, 32, !dbg !3148
	%70 = zext i32 %63 to i64, !dbg !3148
	%71 = or i64 %70, %69, !dbg !3148
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !3149
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !3149
	%73 = trunc i64 %53 to i32, !dbg !3150
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !3150
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3150
	%76 = lshr i64 %53, 32, !dbg !3150
	%77 = trunc i64 %76 to i32, !dbg !3150
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !3150
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !3150
	%80 = zext i32 %79 to i64, !dbg !3150
	%81 = shl i64 %80, 32, !dbg !3150
	%82 = zext i32 %75 to i64, !dbg !3150
	%83 = or i64 %82, %81, !dbg !3150
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !3151
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !3151
	%85 = trunc i64 %41 to i32, !dbg !3152
	%86 = trunc i64 %53 to i32, !dbg !3152
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !3152
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3152
	%89 = lshr i64 %53, 32, !dbg !3152
	%90 = trunc i64 %89 to i32, !dbg !3152
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !3152
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3152
	%93 = zext i32 %92 to i64, !dbg !3152
	%94 = shl i64 %93, 32, !dbg !3152
	%95 = zext i32 %88 to i64, !dbg !3152
	%96 = or i64 %95, %94, !dbg !3152
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !3153
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !3153
	%98 = trunc i64 %42 to i32, !dbg !3154
	%99 = trunc i64 %53 to i32, !dbg !3154
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !3154
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3154
	%102 = lshr i64 %53, 32, !dbg !3154
	%103 = trunc i64 %102 to i32, !dbg !3154
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !3154
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !3154
	%106 = zext i32 %105 to i64, !dbg !3154
	%107 = shl i64 %106, 32, !dbg !3154
	%108 = zext i32 %101 to i64, !dbg !3154
	%109 = or i64 %108, %107, !dbg !3154
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !3155
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !3155
	%111 = mul i64 %32, 3, !dbg !3156
	%112 = sub i64 %p3, %111, !dbg !3157
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !3157
	%114 = icmp ugt i64 %111, %p3, !dbg !3157
	%115 = icmp ugt i64 3, %112, !dbg !3158
	%116 = or i1 %114, %115, !dbg !3158
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !3158, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !3159
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !3160
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !3160
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !3161
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !3161
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !3162
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !3163
	%121 = sub i64 %32, %34, !dbg !3164
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !3165
	%123 = icmp uge i64 %121, %p5, !dbg !3165
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !3165, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !3165
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !3166
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !3167
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !3167
	ret void, !dbg !3134

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !3141
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !3141

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !3141
	ret void, !dbg !3141

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !3143
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !3143

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3143
	ret void, !dbg !3143

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !3144
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !3144

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3144
	ret void, !dbg !3144

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3145
	ret void, !dbg !3145

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !3157
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !3157

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %111, i64 %p3), !dbg !3157
	ret void, !dbg !3157

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %112), !dbg !3158
	ret void, !dbg !3158

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %121, i64 %p5), !dbg !3165
	ret void, !dbg !3165
}

define void @NumbersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3168 {
entry:
	br label %b0, !dbg !3169

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3169
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !3169
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3169
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3172, !range !11
	%4 = sext i32 %3 to i64, !dbg !3172
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3172, !range !12
	%6 = sext i32 %5 to i64, !dbg !3172
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3172, !range !12
	%8 = sext i32 %7 to i64, !dbg !3172
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3172, !range !13
	%10 = sext i32 %9 to i64, !dbg !3172
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3172, !range !14
	%12 = sext i32 %11 to i64, !dbg !3172
	%13 = mul i64 %12, %8, !dbg !3172
	%14 = add i64 %6, %13, !dbg !3172
	%15 = mul i64 %10, %14, !dbg !3172
	%16 = add i64 %4, %15, !dbg !3172
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3172, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3172, !range !15
	%19 = mul i32 %17, %18, !dbg !3172
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3172, !range !16
	%21 = mul i32 %19, %20, !dbg !3172
	%22 = sext i32 %21 to i64, !dbg !3172
	%23 = mul i64 %16, %22, !dbg !3172
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3172, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3172, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3172, !range !18
	%27 = mul i32 %18, %26, !dbg !3172
	%28 = add i32 %25, %27, !dbg !3172
	%29 = mul i32 %17, %28, !dbg !3172
	%30 = add i32 %24, %29, !dbg !3172
	%31 = sext i32 %30 to i64, !dbg !3172
	%32 = add i64 %23, %31, !dbg !3172
	%33 = mul i64 %32, 6, !dbg !3173
	%34 = sub i64 %p1, %33, !dbg !3174
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !3174
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !3175
	%37 = icmp ugt i64 %33, %p1, !dbg !3174
	%38 = icmp uge i64 %32, %p5, !dbg !3175
	%39 = icmp ugt i64 6, %34, !dbg !3178
	%40 = or i1 %37, %38, !dbg !3178
	%41 = or i1 %40, %39, !dbg !3178
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !3178, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3175
	%43 = and i32 %30, -32, !dbg !3185
	%44 = sub i32 %21, %43, !dbg !3185
	%45 = icmp slt i32 %44, 32, !dbg !3185
	%46 = select i1 %45, i32 %44, i32 32, !dbg !3185
	%47 = sext i32 %46 to i64, !dbg !3185
	%48 = icmp eq i64 %47, 32, !dbg !3186
	%49 = mul i64 %47, 2, !dbg !3187
	br label %b1, !dbg !3178

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %288, %b48 ], !dbg !3178
	br i1 %48, label %b2, label %b4, !dbg !3186

b2:
	%51 = phi i64 [ %66, %b3 ], [ %42, %b1 ], !dbg !3188
	%52 = phi i64 [ %67, %b3 ], [ 16, %b1 ], !dbg !3189
	%53 = icmp sgt i64 %52, 0, !dbg !3190
	br i1 %53, label %b3, label %b12, !dbg !3190

b3:
	%54 = trunc i64 %52 to i32, !dbg !3191
	%55 = trunc i64 %51 to i32, !dbg !3191
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !3191
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !3191
	%58 = lshr i64 %51, 32, !dbg !3191
	%59 = trunc i64 %58 to i32, !dbg !3191
	%60 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %59, i32 %54, i32 31), !dbg !3191
	%61 = extractvalue { i32, i1 } %60, 0, !dbg !3191
	%62 = zext i32 %61 to i64, !dbg !3191
	%63 = shl i64 %62, 32, !dbg !3191
	%64 = zext i32 %57 to i64, !dbg !3191
	%65 = or i64 %64, %63, !dbg !3191
	%66 = add i64 %51, %65, !dbg !3192
	%67 = sdiv i64 %52, 2, !dbg !3193
	br label %b2, !dbg !3193

b4:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3194, !range !20
	%69 = sext i32 %68 to i64, !dbg !3194
	br label %b5, !dbg !3194

b5:
	%70 = phi i64 [ %42, %b4 ], [ %90, %b10 ], !dbg !3188
	%71 = phi i64 [ 16, %b4 ], [ %91, %b10 ], !dbg !3195
	%72 = icmp sgt i64 %71, 0, !dbg !3196
	br i1 %72, label %b6, label %b11, !dbg !3196

b6:
	%73 = add i64 %69, %71, !dbg !3197
	%74 = icmp sge i64 %73, %47, !dbg !3198
	br i1 %74, label %b7, label %b8, !dbg !3198

b7:
	br label %b8, !dbg !3198

b8:
	%75 = phi i64 [ %73, %b6 ], [ %69, %b7 ], !dbg !3199
	%76 = trunc i64 %75 to i32, !dbg !3200
	%77 = trunc i64 %70 to i32, !dbg !3200
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %77, i32 %76, i32 31), !dbg !3200
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !3200
	%80 = lshr i64 %70, 32, !dbg !3200
	%81 = trunc i64 %80 to i32, !dbg !3200
	%82 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %81, i32 %76, i32 31), !dbg !3200
	%83 = extractvalue { i32, i1 } %82, 0, !dbg !3200
	%84 = zext i32 %83 to i64, !dbg !3200
	%85 = shl i64 %84, 32, !dbg !3200
	%86 = zext i32 %79 to i64, !dbg !3200
	%87 = or i64 %86, %85, !dbg !3200
	%88 = icmp ne i64 %75, %69, !dbg !3201
	br i1 %88, label %b9, label %b10, !dbg !3201

b9:
	%89 = add i64 %70, %87, !dbg !3192
	br label %b10, !dbg !3202

b10:
	%90 = phi i64 [ %70, %b8 ], [ %89, %b9 ], !dbg !3188
	%91 = sdiv i64 %71, 2, !dbg !3203
	br label %b5, !dbg !3203

b11:
	%92 = trunc i64 %70 to i32, !dbg !3204
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 0, i32 31), !dbg !3204
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !3204
	%95 = lshr i64 %70, 32, !dbg !3204
	%96 = trunc i64 %95 to i32, !dbg !3204
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 0, i32 31), !dbg !3204
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !3204
	%99 = zext i32 %98 to i64, !dbg !3204
	%100 = shl i64 %99, 32, !dbg !3204
	%101 = zext i32 %94 to i64, !dbg !3204
	%102 = or i64 %101, %100, !dbg !3204
	br label %b12, !dbg !3205

b12:
	%103 = phi i64 [ %51, %b2 ], [ %102, %b11 ], !dbg !3184
	%104 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !3206
	store i64 %103, i64 addrspace(1)* %104, align 8, !dbg !3206
	br i1 %48, label %b13, label %b15, !dbg !3211

b13:
	%105 = phi i64 [ %121, %b14 ], [ %42, %b12 ], !dbg !3212
	%106 = phi i64 [ %122, %b14 ], [ 16, %b12 ], !dbg !3213
	%107 = icmp sgt i64 %106, 0, !dbg !3214
	br i1 %107, label %b14, label %b23, !dbg !3214

b14:
	%108 = trunc i64 %106 to i32, !dbg !3215
	%109 = trunc i64 %105 to i32, !dbg !3215
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %109, i32 %108, i32 31), !dbg !3215
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !3215
	%112 = lshr i64 %105, 32, !dbg !3215
	%113 = trunc i64 %112 to i32, !dbg !3215
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %113, i32 %108, i32 31), !dbg !3215
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !3215
	%116 = zext i32 %115 to i64, !dbg !3215
	%117 = shl i64 %116, 32, !dbg !3215
	%118 = zext i32 %111 to i64, !dbg !3215
	%119 = or i64 %118, %117, !dbg !3215
	%120 = icmp ult i64 %105, %119, !dbg !3216
	%121 = select i1 %120, i64 %105, i64 %119, !dbg !3216
	%122 = sdiv i64 %106, 2, !dbg !3217
	br label %b13, !dbg !3217

b15:
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3218, !range !20
	%124 = sext i32 %123 to i64, !dbg !3218
	br label %b16, !dbg !3218

b16:
	%125 = phi i64 [ %42, %b15 ], [ %146, %b21 ], !dbg !3212
	%126 = phi i64 [ 16, %b15 ], [ %147, %b21 ], !dbg !3219
	%127 = icmp sgt i64 %126, 0, !dbg !3220
	br i1 %127, label %b17, label %b22, !dbg !3220

b17:
	%128 = add i64 %124, %126, !dbg !3221
	%129 = icmp sge i64 %128, %47, !dbg !3222
	br i1 %129, label %b18, label %b19, !dbg !3222

b18:
	br label %b19, !dbg !3222

b19:
	%130 = phi i64 [ %128, %b17 ], [ %124, %b18 ], !dbg !3223
	%131 = trunc i64 %130 to i32, !dbg !3224
	%132 = trunc i64 %125 to i32, !dbg !3224
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 %131, i32 31), !dbg !3224
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !3224
	%135 = lshr i64 %125, 32, !dbg !3224
	%136 = trunc i64 %135 to i32, !dbg !3224
	%137 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %136, i32 %131, i32 31), !dbg !3224
	%138 = extractvalue { i32, i1 } %137, 0, !dbg !3224
	%139 = zext i32 %138 to i64, !dbg !3224
	%140 = shl i64 %139, 32, !dbg !3224
	%141 = zext i32 %134 to i64, !dbg !3224
	%142 = or i64 %141, %140, !dbg !3224
	%143 = icmp ne i64 %130, %124, !dbg !3225
	br i1 %143, label %b20, label %b21, !dbg !3225

b20:
	%144 = icmp ult i64 %125, %142, !dbg !3216
	%145 = select i1 %144, i64 %125, i64 %142, !dbg !3216
	br label %b21, !dbg !3226

b21:
	%146 = phi i64 [ %125, %b19 ], [ %145, %b20 ], !dbg !3212
	%147 = sdiv i64 %126, 2, !dbg !3227
	br label %b16, !dbg !3227

b22:
	%148 = trunc i64 %125 to i32, !dbg !3228
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %148, i32 0, i32 31), !dbg !3228
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !3228
	%151 = lshr i64 %125, 32, !dbg !3228
	%152 = trunc i64 %151 to i32, !dbg !3228
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 0, i32 31), !dbg !3228
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !3228
	%155 = zext i32 %154 to i64, !dbg !3228
	%156 = shl i64 %155, 32, !dbg !3228
	%157 = zext i32 %150 to i64, !dbg !3228
	%158 = or i64 %157, %156, !dbg !3228
	br label %b23, !dbg !3229

b23:
	%159 = phi i64 [ %105, %b13 ], [ %158, %b22 ], !dbg !3210
	br i1 %48, label %b24, label %b26, !dbg !3234

b24:
	%160 = phi i64 [ %176, %b25 ], [ %42, %b23 ], !dbg !3235
	%161 = phi i64 [ %177, %b25 ], [ 16, %b23 ], !dbg !3236
	%162 = icmp sgt i64 %161, 0, !dbg !3237
	br i1 %162, label %b25, label %b34, !dbg !3237

b25:
	%163 = trunc i64 %161 to i32, !dbg !3238
	%164 = trunc i64 %160 to i32, !dbg !3238
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %164, i32 %163, i32 31), !dbg !3238
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !3238
	%167 = lshr i64 %160, 32, !dbg !3238
	%168 = trunc i64 %167 to i32, !dbg !3238
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %168, i32 %163, i32 31), !dbg !3238
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !3238
	%171 = zext i32 %170 to i64, !dbg !3238
	%172 = shl i64 %171, 32, !dbg !3238
	%173 = zext i32 %166 to i64, !dbg !3238
	%174 = or i64 %173, %172, !dbg !3238
	%175 = icmp ugt i64 %160, %174, !dbg !3239
	%176 = select i1 %175, i64 %160, i64 %174, !dbg !3239
	%177 = sdiv i64 %161, 2, !dbg !3240
	br label %b24, !dbg !3240

b26:
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3241, !range !20
	%179 = sext i32 %178 to i64, !dbg !3241
	br label %b27, !dbg !3241

b27:
	%180 = phi i64 [ %42, %b26 ], [ %201, %b32 ], !dbg !3235
	%181 = phi i64 [ 16, %b26 ], [ %202, %b32 ], !dbg !3242
	%182 = icmp sgt i64 %181, 0, !dbg !3243
	br i1 %182, label %b28, label %b33, !dbg !3243

b28:
	%183 = add i64 %179, %181, !dbg !3244
	%184 = icmp sge i64 %183, %47, !dbg !3245
	br i1 %184, label %b29, label %b30, !dbg !3245

b29:
	br label %b30, !dbg !3245

b30:
	%185 = phi i64 [ %183, %b28 ], [ %179, %b29 ], !dbg !3246
	%186 = trunc i64 %185 to i32, !dbg !3247
	%187 = trunc i64 %180 to i32, !dbg !3247
	%188 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %187, i32 %186, i32 31), !dbg !3247
	%189 = extractvalue { i32, i1 } %188, 0, !dbg !3247
	%190 = lshr i64 %180, 32, !dbg !3247
	%191 = trunc i64 %190 to i32, !dbg !3247
	%192 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %191, i32 %186, i32 31), !dbg !3247
	%193 = extractvalue { i32, i1 } %192, 0, !dbg !3247
	%194 = zext i32 %193 to i64, !dbg !3247
	%195 = shl i64 %194, 32, !dbg !3247
	%196 = zext i32 %189 to i64, !dbg !3247
	%197 = or i64 %196, %195, !dbg !3247
	%198 = icmp ne i64 %185, %179, !dbg !3248
	br i1 %198, label %b31, label %b32, !dbg !3248

b31:
	%199 = icmp ugt i64 %180, %197, !dbg !3239
	%200 = select i1 %199, i64 %180, i64 %197, !dbg !3239
	br label %b32, !dbg !3249

b32:
	%201 = phi i64 [ %180, %b30 ], [ %200, %b31 ], !dbg !3235
	%202 = sdiv i64 %181, 2, !dbg !3250
	br label %b27, !dbg !3250

b33:
	%203 = trunc i64 %180 to i32, !dbg !3251
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %203, i32 0, i32 31), !dbg !3251
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !3251
	%206 = lshr i64 %180, 32, !dbg !3251
	%207 = trunc i64 %206 to i32, !dbg !3251
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %207, i32 0, i32 31), !dbg !3251
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !3251
	%210 = zext i32 %209 to i64, !dbg !3251
	%211 = shl i64 %210, 32, !dbg !3251
	%212 = zext i32 %205 to i64, !dbg !3251
	%213 = or i64 %212, %211, !dbg !3251
	br label %b34, !dbg !3252

b34:
	%214 = phi i64 [ %160, %b24 ], [ %213, %b33 ], !dbg !3233
	%215 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !3253
	store i64 %159, i64 addrspace(1)* %215, align 8, !dbg !3253
	%216 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !3254
	store i64 %214, i64 addrspace(1)* %216, align 8, !dbg !3254
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3259, !range !20
	%218 = sext i32 %217 to i64, !dbg !3259
	br label %b35, !dbg !3259

b35:
	%219 = phi i64 [ %42, %b34 ], [ %236, %b38 ], !dbg !3260
	%220 = phi i64 [ 1, %b34 ], [ %237, %b38 ], !dbg !3261
	%221 = icmp slt i64 %220, 32, !dbg !3262
	br i1 %221, label %b36, label %b39, !dbg !3262

b36:
	%222 = trunc i64 %220 to i32, !dbg !3263
	%223 = trunc i64 %219 to i32, !dbg !3263
	%224 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %223, i32 %222, i32 0), !dbg !3263
	%225 = extractvalue { i32, i1 } %224, 0, !dbg !3263
	%226 = lshr i64 %219, 32, !dbg !3263
	%227 = trunc i64 %226 to i32, !dbg !3263
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %227, i32 %222, i32 0), !dbg !3263
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !3263
	%230 = zext i32 %229 to i64, !dbg !3263
	%231 = shl i64 %230, 32, !dbg !3263
	%232 = zext i32 %225 to i64, !dbg !3263
	%233 = or i64 %232, %231, !dbg !3263
	%234 = icmp sge i64 %218, %220, !dbg !3264
	br i1 %234, label %b37, label %b38, !dbg !3264

b37:
	%235 = add i64 %219, %233, !dbg !3265
	br label %b38, !dbg !3265

b38:
	%236 = phi i64 [ %219, %b36 ], [ %235, %b37 ], !dbg !3260
	%237 = mul i64 %220, 2, !dbg !3266
	br label %b35, !dbg !3266

b39:
	%238 = phi i64 [ %255, %b42 ], [ %42, %b35 ], !dbg !3270
	%239 = phi i64 [ %256, %b42 ], [ 1, %b35 ], !dbg !3271
	%240 = icmp slt i64 %239, 32, !dbg !3272
	br i1 %240, label %b40, label %b43, !dbg !3272

b40:
	%241 = trunc i64 %239 to i32, !dbg !3273
	%242 = trunc i64 %238 to i32, !dbg !3273
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %242, i32 %241, i32 0), !dbg !3273
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !3273
	%245 = lshr i64 %238, 32, !dbg !3273
	%246 = trunc i64 %245 to i32, !dbg !3273
	%247 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %246, i32 %241, i32 0), !dbg !3273
	%248 = extractvalue { i32, i1 } %247, 0, !dbg !3273
	%249 = zext i32 %248 to i64, !dbg !3273
	%250 = shl i64 %249, 32, !dbg !3273
	%251 = zext i32 %244 to i64, !dbg !3273
	%252 = or i64 %251, %250, !dbg !3273
	%253 = icmp sge i64 %218, %239, !dbg !3274
	br i1 %253, label %b41, label %b42, !dbg !3274

b41:
	%254 = add i64 %238, %252, !dbg !3275
	br label %b42, !dbg !3275

b42:
	%255 = phi i64 [ %238, %b40 ], [ %254, %b41 ], !dbg !3270
	%256 = mul i64 %239, 2, !dbg !3276
	br label %b39, !dbg !3276

b43:
	%257 = trunc i64 %238 to i32, !dbg !3277
	%258 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %257, i32 1, i32 0), !dbg !3277
	%259 = extractvalue { i32, i1 } %258, 0, !dbg !3277
	%260 = lshr i64 %238, 32, !dbg !3277
	%261 = trunc i64 %260 to i32, !dbg !3277
	%262 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %261, i32 1, i32 0), !dbg !3277
	%263 = extractvalue { i32, i1 } %262, 0, !dbg !3277
	%264 = zext i32 %263 to i64, !dbg !3277
	%265 = shl i64 %264, 32, !dbg !3277
	%266 = zext i32 %259 to i64, !dbg !3277
	%267 = or i64 %266, %265, !dbg !3277
	%268 = icmp eq i64 %218, 0, !dbg !3278
	br i1 %268, label %b45, label %b44, !dbg !3278

b44:
	br label %b45, !dbg !3279

b45:
	%269 = phi i64 [ 0, %b43 ], [ %267, %b44 ], !dbg !3268
	%270 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 3, !dbg !3280
	store i64 %219, i64 addrspace(1)* %270, align 8, !dbg !3280
	%271 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 4, !dbg !3281
	store i64 %269, i64 addrspace(1)* %271, align 8, !dbg !3281
	%272 = sdiv i64 %49, 3, !dbg !3282
	%273 = icmp slt i64 %272, 0, !dbg !3285
	br i1 %273, label %b47, label %b46, !dbg !3285

b46:
	%274 = icmp sge i64 %272, %47, !dbg !3286
	br i1 %274, label %b47, label %b48, !dbg !3286

b47:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !3287
	ret void, !dbg !3287

b48:
	%275 = trunc i64 %272 to i32, !dbg !3288
	%276 = trunc i64 %42 to i32, !dbg !3288
	%277 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %276, i32 %275, i32 31), !dbg !3288
	%278 = extractvalue { i32, i1 } %277, 0, !dbg !3288
	%279 = lshr i64 %42, 32, !dbg !3288
	%280 = trunc i64 %279 to i32, !dbg !3288
	%281 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %280, i32 %275, i32 31), !dbg !3288
	%282 = extractvalue { i32, i1 } %281, 0, !dbg !3288
	%283 = zext i32 %282 to i64, !dbg !3288
	%284 = shl i64 %283, 32, !dbg !3288
	%285 = zext i32 %278 to i64, !dbg !3288
	%286 = or i64 %285, %284, !dbg !3288
	%287 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 5, !dbg !3289
	store i64 %286, i64 addrspace(1)* %287, align 8, !dbg !3289
	%288 = add i64 %50, 1, !dbg !3289
	%289 = icmp slt i64 %288, 2, !dbg !3289
	br i1 %289, label %b1, label %b49, !dbg !3289

b49:
	%290 = sub i64 %p3, %33, !dbg !3290
	%291 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !3290
	%292 = icmp ugt i64 %33, %p3, !dbg !3290
	%293 = icmp ugt i64 6, %290, !dbg !3293
	%294 = or i1 %292, %293, !dbg !3293
	br i1 %294, label %b49_fail1, label %b49_ok1, !dbg !3293, !prof !30

b49_ok1:
	%295 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3294
	%296 = add i64 %22, 32, !dbg !3300
	%297 = sub i64 %296, 1, !dbg !3301
	%298 = sub i64 %47, 1, !dbg !3306
	%299 = icmp eq i64 %218, %298, !dbg !3307
	%300 = mul i64 %22, 2, !dbg !3308
	br label %b50, !dbg !3293

b50:
	%301 = phi i64 [ 0, %b49_ok1 ], [ %600, %b129 ], !dbg !3293
	br i1 %48, label %b51, label %b53, !dbg !3310

b51:
	%302 = phi i64 [ %317, %b52 ], [ %295, %b50 ], !dbg !3311
	%303 = phi i64 [ %318, %b52 ], [ 16, %b50 ], !dbg !3312
	%304 = icmp sgt i64 %303, 0, !dbg !3313
	br i1 %304, label %b52, label %b60, !dbg !3313

b52:
	%305 = trunc i64 %303 to i32, !dbg !3314
	%306 = trunc i64 %302 to i32, !dbg !3314
	%307 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %306, i32 %305, i32 31), !dbg !3314
	%308 = extractvalue { i32, i1 } %307, 0, !dbg !3314
	%309 = lshr i64 %302, 32, !dbg !3314
	%310 = trunc i64 %309 to i32, !dbg !3314
	%311 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %310, i32 %305, i32 31), !dbg !3314
	%312 = extractvalue { i32, i1 } %311, 0, !dbg !3314
	%313 = zext i32 %312 to i64, !dbg !3314
	%314 = shl i64 %313, 32, !dbg !3314
	%315 = zext i32 %308 to i64, !dbg !3314
	%316 = or i64 %315, %314, !dbg !3314
	%317 = add i64 %302, %316, !dbg !3315
	%318 = sdiv i64 %303, 2, !dbg !3316
	br label %b51, !dbg !3316

b53:
	%319 = phi i64 [ %339, %b58 ], [ %295, %b50 ], !dbg !3311
	%320 = phi i64 [ %340, %b58 ], [ 16, %b50 ], !dbg !3317
	%321 = icmp sgt i64 %320, 0, !dbg !3318
	br i1 %321, label %b54, label %b59, !dbg !3318

b54:
	%322 = add i64 %218, %320, !dbg !3319
	%323 = icmp sge i64 %322, %47, !dbg !3320
	br i1 %323, label %b55, label %b56, !dbg !3320

b55:
	br label %b56, !dbg !3320

b56:
	%324 = phi i64 [ %322, %b54 ], [ %218, %b55 ], !dbg !3321
	%325 = trunc i64 %324 to i32, !dbg !3322
	%326 = trunc i64 %319 to i32, !dbg !3322
	%327 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %326, i32 %325, i32 31), !dbg !3322
	%328 = extractvalue { i32, i1 } %327, 0, !dbg !3322
	%329 = lshr i64 %319, 32, !dbg !3322
	%330 = trunc i64 %329 to i32, !dbg !3322
	%331 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %330, i32 %325, i32 31), !dbg !3322
	%332 = extractvalue { i32, i1 } %331, 0, !dbg !3322
	%333 = zext i32 %332 to i64, !dbg !3322
	%334 = shl i64 %333, 32, !dbg !3322
	%335 = zext i32 %328 to i64, !dbg !3322
	%336 = or i64 %335, %334, !dbg !3322
	%337 = icmp ne i64 %324, %218, !dbg !3323
	br i1 %337, label %b57, label %b58, !dbg !3323

b57:
	%338 = add i64 %319, %336, !dbg !3315
	br label %b58, !dbg !3324

b58:
	%339 = phi i64 [ %319, %b56 ], [ %338, %b57 ], !dbg !3311
	%340 = sdiv i64 %320, 2, !dbg !3325
	br label %b53, !dbg !3325

b59:
	%341 = trunc i64 %319 to i32, !dbg !3326
	%342 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %341, i32 0, i32 31), !dbg !3326
	%343 = extractvalue { i32, i1 } %342, 0, !dbg !3326
	%344 = lshr i64 %319, 32, !dbg !3326
	%345 = trunc i64 %344 to i32, !dbg !3326
	%346 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %345, i32 0, i32 31), !dbg !3326
	%347 = extractvalue { i32, i1 } %346, 0, !dbg !3326
	%348 = zext i32 %347 to i64, !dbg !3326
	%349 = shl i64 %348, 32, !dbg !3326
	%350 = zext i32 %343 to i64, !dbg !3326
	%351 = or i64 %350, %349, !dbg !3326
	br label %b60, !dbg !3327

b60:
	%352 = phi i64 [ %302, %b51 ], [ %351, %b59 ], !dbg !3309
	%353 = sdiv i64 %297, 32, !dbg !3328
	%354 = icmp eq i64 %353, 1, !dbg !3329
	br i1 %354, label %b66, label %b61, !dbg !3329

b61:
	call void @llvm.nvvm.barrier0(), !dbg !3331
	br i1 %268, label %b62, label %b63, !dbg !3332

b62:
	%355 = sdiv i64 %31, 32, !dbg !3333
	%356 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %355, !dbg !3334
	store i64 %352, i64 addrspace(3)* %356, align 8, !dbg !3334
	br label %b63, !dbg !3334

b63:
	call void @llvm.nvvm.barrier0(), !dbg !3335
	%357 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3336
	%358 = load i64, i64 addrspace(3)* %357, align 8, !dbg !3336
	br label %b64, !dbg !3336

b64:
	%359 = phi i64 [ %358, %b63 ], [ %364, %b65 ], !dbg !3337
	%360 = phi i64 [ 1, %b63 ], [ %365, %b65 ], !dbg !3338
	%361 = icmp slt i64 %360, %353, !dbg !3339
	br i1 %361, label %b65, label %b66, !dbg !3339

b65:
	%362 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %360, !dbg !3340
	%363 = load i64, i64 addrspace(3)* %362, align 8, !dbg !3340
	%364 = add i64 %359, %363, !dbg !3315
	%365 = add i64 %360, 1, !dbg !3341
	br label %b64, !dbg !3341

b66:
	%366 = phi i64 [ %352, %b60 ], [ %359, %b64 ], !dbg !3298
	%367 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 0, !dbg !3342
	store i64 %366, i64 addrspace(1)* %367, align 8, !dbg !3342
	br i1 %48, label %b67, label %b69, !dbg !3347

b67:
	%368 = phi i64 [ %384, %b68 ], [ %295, %b66 ], !dbg !3348
	%369 = phi i64 [ %385, %b68 ], [ 16, %b66 ], !dbg !3349
	%370 = icmp sgt i64 %369, 0, !dbg !3350
	br i1 %370, label %b68, label %b76, !dbg !3350

b68:
	%371 = trunc i64 %369 to i32, !dbg !3351
	%372 = trunc i64 %368 to i32, !dbg !3351
	%373 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %372, i32 %371, i32 31), !dbg !3351
	%374 = extractvalue { i32, i1 } %373, 0, !dbg !3351
	%375 = lshr i64 %368, 32, !dbg !3351
	%376 = trunc i64 %375 to i32, !dbg !3351
	%377 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %376, i32 %371, i32 31), !dbg !3351
	%378 = extractvalue { i32, i1 } %377, 0, !dbg !3351
	%379 = zext i32 %378 to i64, !dbg !3351
	%380 = shl i64 %379, 32, !dbg !3351
	%381 = zext i32 %374 to i64, !dbg !3351
	%382 = or i64 %381, %380, !dbg !3351
	%383 = icmp ult i64 %368, %382, !dbg !3352
	%384 = select i1 %383, i64 %368, i64 %382, !dbg !3352
	%385 = sdiv i64 %369, 2, !dbg !3353
	br label %b67, !dbg !3353

b69:
	%386 = phi i64 [ %407, %b74 ], [ %295, %b66 ], !dbg !3348
	%387 = phi i64 [ %408, %b74 ], [ 16, %b66 ], !dbg !3354
	%388 = icmp sgt i64 %387, 0, !dbg !3355
	br i1 %388, label %b70, label %b75, !dbg !3355

b70:
	%389 = add i64 %218, %387, !dbg !3356
	%390 = icmp sge i64 %389, %47, !dbg !3357
	br i1 %390, label %b71, label %b72, !dbg !3357

b71:
	br label %b72, !dbg !3357

b72:
	%391 = phi i64 [ %389, %b70 ], [ %218, %b71 ], !dbg !3358
	%392 = trunc i64 %391 to i32, !dbg !3359
	%393 = trunc i64 %386 to i32, !dbg !3359
	%394 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %393, i32 %392, i32 31), !dbg !3359
	%395 = extractvalue { i32, i1 } %394, 0, !dbg !3359
	%396 = lshr i64 %386, 32, !dbg !3359
	%397 = trunc i64 %396 to i32, !dbg !3359
	%398 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %397, i32 %392, i32 31), !dbg !3359
	%399 = extractvalue { i32, i1 } %398, 0, !dbg !3359
	%400 = zext i32 %399 to i64, !dbg !3359
	%401 = shl i64 %400, 32, !dbg !3359
	%402 = zext i32 %395 to i64, !dbg !3359
	%403 = or i64 %402, %401, !dbg !3359
	%404 = icmp ne i64 %391, %218, !dbg !3360
	br i1 %404, label %b73, label %b74, !dbg !3360

b73:
	%405 = icmp ult i64 %386, %403, !dbg !3352
	%406 = select i1 %405, i64 %386, i64 %403, !dbg !3352
	br label %b74, !dbg !3361

b74:
	%407 = phi i64 [ %386, %b72 ], [ %406, %b73 ], !dbg !3348
	%408 = sdiv i64 %387, 2, !dbg !3362
	br label %b69, !dbg !3362

b75:
	%409 = trunc i64 %386 to i32, !dbg !3363
	%410 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %409, i32 0, i32 31), !dbg !3363
	%411 = extractvalue { i32, i1 } %410, 0, !dbg !3363
	%412 = lshr i64 %386, 32, !dbg !3363
	%413 = trunc i64 %412 to i32, !dbg !3363
	%414 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %413, i32 0, i32 31), !dbg !3363
	%415 = extractvalue { i32, i1 } %414, 0, !dbg !3363
	%416 = zext i32 %415 to i64, !dbg !3363
	%417 = shl i64 %416, 32, !dbg !3363
	%418 = zext i32 %411 to i64, !dbg !3363
	%419 = or i64 %418, %417, !dbg !3363
	br label %b76, !dbg !3364

b76:
	%420 = phi i64 [ %368, %b67 ], [ %419, %b75 ], !dbg !3346
	br i1 %354, label %b82, label %b77, !dbg !3365

b77:
	call void @llvm.nvvm.barrier0(), !dbg !3367
	br i1 %268, label %b78, label %b79, !dbg !3368

b78:
	%421 = sdiv i64 %31, 32, !dbg !3369
	%422 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %421, !dbg !3370
	store i64 %420, i64 addrspace(3)* %422, align 8, !dbg !3370
	br label %b79, !dbg !3370

b79:
	call void @llvm.nvvm.barrier0(), !dbg !3371
	%423 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3372
	%424 = load i64, i64 addrspace(3)* %423, align 8, !dbg !3372
	br label %b80, !dbg !3372

b80:
	%425 = phi i64 [ %424, %b79 ], [ %431, %b81 ], !dbg !3373
	%426 = phi i64 [ 1, %b79 ], [ %432, %b81 ], !dbg !3374
	%427 = icmp slt i64 %426, %353, !dbg !3375
	br i1 %427, label %b81, label %b82, !dbg !3375

b81:
	%428 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %426, !dbg !3376
	%429 = load i64, i64 addrspace(3)* %428, align 8, !dbg !3376
	%430 = icmp ult i64 %425, %429, !dbg !3352
	%431 = select i1 %430, i64 %425, i64 %429, !dbg !3352
	%432 = add i64 %426, 1, !dbg !3377
	br label %b80, !dbg !3377

b82:
	%433 = phi i64 [ %420, %b76 ], [ %425, %b80 ], !dbg !3345
	br i1 %48, label %b83, label %b85, !dbg !3382

b83:
	%434 = phi i64 [ %450, %b84 ], [ %295, %b82 ], !dbg !3383
	%435 = phi i64 [ %451, %b84 ], [ 16, %b82 ], !dbg !3384
	%436 = icmp sgt i64 %435, 0, !dbg !3385
	br i1 %436, label %b84, label %b92, !dbg !3385

b84:
	%437 = trunc i64 %435 to i32, !dbg !3386
	%438 = trunc i64 %434 to i32, !dbg !3386
	%439 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %438, i32 %437, i32 31), !dbg !3386
	%440 = extractvalue { i32, i1 } %439, 0, !dbg !3386
	%441 = lshr i64 %434, 32, !dbg !3386
	%442 = trunc i64 %441 to i32, !dbg !3386
	%443 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %442, i32 %437, i32 31), !dbg !3386
	%444 = extractvalue { i32, i1 } %443, 0, !dbg !3386
	%445 = zext i32 %444 to i64, !dbg !3386
	%446 = shl i64 %445, 32, !dbg !3386
	%447 = zext i32 %440 to i64, !dbg !3386
	%448 = or i64 %447, %446, !dbg !3386
	%449 = icmp ugt i64 %434, %448, !dbg !3387
	%450 = select i1 %449, i64 %434, i64 %448, !dbg !3387
	%451 = sdiv i64 %435, 2, !dbg !3388
	br label %b83, !dbg !3388

b85:
	%452 = phi i64 [ %473, %b90 ], [ %295, %b82 ], !dbg !3383
	%453 = phi i64 [ %474, %b90 ], [ 16, %b82 ], !dbg !3389
	%454 = icmp sgt i64 %453, 0, !dbg !3390
	br i1 %454, label %b86, label %b91, !dbg !3390

b86:
	%455 = add i64 %218, %453, !dbg !3391
	%456 = icmp sge i64 %455, %47, !dbg !3392
	br i1 %456, label %b87, label %b88, !dbg !3392

b87:
	br label %b88, !dbg !3392

b88:
	%457 = phi i64 [ %455, %b86 ], [ %218, %b87 ], !dbg !3393
	%458 = trunc i64 %457 to i32, !dbg !3394
	%459 = trunc i64 %452 to i32, !dbg !3394
	%460 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %459, i32 %458, i32 31), !dbg !3394
	%461 = extractvalue { i32, i1 } %460, 0, !dbg !3394
	%462 = lshr i64 %452, 32, !dbg !3394
	%463 = trunc i64 %462 to i32, !dbg !3394
	%464 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %463, i32 %458, i32 31), !dbg !3394
	%465 = extractvalue { i32, i1 } %464, 0, !dbg !3394
	%466 = zext i32 %465 to i64, !dbg !3394
	%467 = shl i64 %466, 32, !dbg !3394
	%468 = zext i32 %461 to i64, !dbg !3394
	%469 = or i64 %468, %467, !dbg !3394
	%470 = icmp ne i64 %457, %218, !dbg !3395
	br i1 %470, label %b89, label %b90, !dbg !3395

b89:
	%471 = icmp ugt i64 %452, %469, !dbg !3387
	%472 = select i1 %471, i64 %452, i64 %469, !dbg !3387
	br label %b90, !dbg !3396

b90:
	%473 = phi i64 [ %452, %b88 ], [ %472, %b89 ], !dbg !3383
	%474 = sdiv i64 %453, 2, !dbg !3397
	br label %b85, !dbg !3397

b91:
	%475 = trunc i64 %452 to i32, !dbg !3398
	%476 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %475, i32 0, i32 31), !dbg !3398
	%477 = extractvalue { i32, i1 } %476, 0, !dbg !3398
	%478 = lshr i64 %452, 32, !dbg !3398
	%479 = trunc i64 %478 to i32, !dbg !3398
	%480 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %479, i32 0, i32 31), !dbg !3398
	%481 = extractvalue { i32, i1 } %480, 0, !dbg !3398
	%482 = zext i32 %481 to i64, !dbg !3398
	%483 = shl i64 %482, 32, !dbg !3398
	%484 = zext i32 %477 to i64, !dbg !3398
	%485 = or i64 %484, %483, !dbg !3398
	br label %b92, !dbg !3399

b92:
	%486 = phi i64 [ %434, %b83 ], [ %485, %b91 ], !dbg !3381
	br i1 %354, label %b98, label %b93, !dbg !3400

b93:
	call void @llvm.nvvm.barrier0(), !dbg !3402
	br i1 %268, label %b94, label %b95, !dbg !3403

b94:
	%487 = sdiv i64 %31, 32, !dbg !3404
	%488 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %487, !dbg !3405
	store i64 %486, i64 addrspace(3)* %488, align 8, !dbg !3405
	br label %b95, !dbg !3405

b95:
	call void @llvm.nvvm.barrier0(), !dbg !3406
	%489 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3407
	%490 = load i64, i64 addrspace(3)* %489, align 8, !dbg !3407
	br label %b96, !dbg !3407

b96:
	%491 = phi i64 [ %490, %b95 ], [ %497, %b97 ], !dbg !3408
	%492 = phi i64 [ 1, %b95 ], [ %498, %b97 ], !dbg !3409
	%493 = icmp slt i64 %492, %353, !dbg !3410
	br i1 %493, label %b97, label %b98, !dbg !3410

b97:
	%494 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %492, !dbg !3411
	%495 = load i64, i64 addrspace(3)* %494, align 8, !dbg !3411
	%496 = icmp ugt i64 %491, %495, !dbg !3387
	%497 = select i1 %496, i64 %491, i64 %495, !dbg !3387
	%498 = add i64 %492, 1, !dbg !3412
	br label %b96, !dbg !3412

b98:
	%499 = phi i64 [ %486, %b92 ], [ %491, %b96 ], !dbg !3380
	%500 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 1, !dbg !3413
	store i64 %433, i64 addrspace(1)* %500, align 8, !dbg !3413
	%501 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 2, !dbg !3414
	store i64 %499, i64 addrspace(1)* %501, align 8, !dbg !3414
	br label %b99, !dbg !3415

b99:
	%502 = phi i64 [ %295, %b98 ], [ %519, %b102 ], !dbg !3416
	%503 = phi i64 [ 1, %b98 ], [ %520, %b102 ], !dbg !3417
	%504 = icmp slt i64 %503, 32, !dbg !3418
	br i1 %504, label %b100, label %b103, !dbg !3418

b100:
	%505 = trunc i64 %503 to i32, !dbg !3419
	%506 = trunc i64 %502 to i32, !dbg !3419
	%507 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %506, i32 %505, i32 0), !dbg !3419
	%508 = extractvalue { i32, i1 } %507, 0, !dbg !3419
	%509 = lshr i64 %502, 32, !dbg !3419
	%510 = trunc i64 %509 to i32, !dbg !3419
	%511 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %510, i32 %505, i32 0), !dbg !3419
	%512 = extractvalue { i32, i1 } %511, 0, !dbg !3419
	%513 = zext i32 %512 to i64, !dbg !3419
	%514 = shl i64 %513, 32, !dbg !3419
	%515 = zext i32 %508 to i64, !dbg !3419
	%516 = or i64 %515, %514, !dbg !3419
	%517 = icmp sge i64 %218, %503, !dbg !3420
	br i1 %517, label %b101, label %b102, !dbg !3420

b101:
	%518 = add i64 %502, %516, !dbg !3421
	br label %b102, !dbg !3421

b102:
	%519 = phi i64 [ %502, %b100 ], [ %518, %b101 ], !dbg !3416
	%520 = mul i64 %503, 2, !dbg !3422
	br label %b99, !dbg !3422

b103:
	br i1 %354, label %b109, label %b104, !dbg !3423

b104:
	%521 = sdiv i64 %31, 32, !dbg !3425
	call void @llvm.nvvm.barrier0(), !dbg !3426
	br i1 %299, label %b105, label %b106, !dbg !3307

b105:
	%522 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %521, !dbg !3427
	store i64 %502, i64 addrspace(3)* %522, align 8, !dbg !3427
	br label %b106, !dbg !3427

b106:
	call void @llvm.nvvm.barrier0(), !dbg !3428
	%523 = icmp slt i64 0, %521, !dbg !3428
	br i1 %523, label %b107, label %b108, !dbg !3428

b107:
	%524 = phi i64 [ %529, %b107_ok1 ], [ 0, %b106 ], !dbg !3429
	%525 = phi i64 [ %530, %b107_ok1 ], [ 0, %b106 ], !dbg !3429
	%526 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %525, !dbg !3430
	%527 = icmp uge i64 %525, 32, !dbg !3430
	br i1 %527, label %b107_fail1, label %b107_ok1, !dbg !3430, !prof !30

b107_ok1:
	%528 = load i64, i64 addrspace(3)* %526, align 8, !dbg !3430
	%529 = add i64 %524, %528, !dbg !3431
	%530 = add i64 %525, 1, !dbg !3431
	%531 = icmp slt i64 %530, %521, !dbg !3431
	br i1 %531, label %b107, label %b108, !dbg !3431

b108:
	%532 = phi i64 [ 0, %b106 ], [ %529, %b107_ok1 ], !dbg !3429
	br label %b109, !dbg !3432

b109:
	%533 = phi i64 [ 0, %b103 ], [ %532, %b108 ], !dbg !3305
	%534 = add i64 %533, %502, !dbg !3433
	br label %b110, !dbg !3437

b110:
	%535 = phi i64 [ %295, %b109 ], [ %552, %b113 ], !dbg !3438
	%536 = phi i64 [ 1, %b109 ], [ %553, %b113 ], !dbg !3439
	%537 = icmp slt i64 %536, 32, !dbg !3440
	br i1 %537, label %b111, label %b114, !dbg !3440

b111:
	%538 = trunc i64 %536 to i32, !dbg !3441
	%539 = trunc i64 %535 to i32, !dbg !3441
	%540 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %539, i32 %538, i32 0), !dbg !3441
	%541 = extractvalue { i32, i1 } %540, 0, !dbg !3441
	%542 = lshr i64 %535, 32, !dbg !3441
	%543 = trunc i64 %542 to i32, !dbg !3441
	%544 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %543, i32 %538, i32 0), !dbg !3441
	%545 = extractvalue { i32, i1 } %544, 0, !dbg !3441
	%546 = zext i32 %545 to i64, !dbg !3441
	%547 = shl i64 %546, 32, !dbg !3441
	%548 = zext i32 %541 to i64, !dbg !3441
	%549 = or i64 %548, %547, !dbg !3441
	%550 = icmp sge i64 %218, %536, !dbg !3442
	br i1 %550, label %b112, label %b113, !dbg !3442

b112:
	%551 = add i64 %535, %549, !dbg !3443
	br label %b113, !dbg !3443

b113:
	%552 = phi i64 [ %535, %b111 ], [ %551, %b112 ], !dbg !3438
	%553 = mul i64 %536, 2, !dbg !3444
	br label %b110, !dbg !3444

b114:
	br i1 %354, label %b120, label %b115, !dbg !3445

b115:
	%554 = sdiv i64 %31, 32, !dbg !3447
	call void @llvm.nvvm.barrier0(), !dbg !3448
	br i1 %299, label %b116, label %b117, !dbg !3449

b116:
	%555 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %554, !dbg !3450
	store i64 %535, i64 addrspace(3)* %555, align 8, !dbg !3450
	br label %b117, !dbg !3450

b117:
	call void @llvm.nvvm.barrier0(), !dbg !3451
	%556 = icmp slt i64 0, %554, !dbg !3451
	br i1 %556, label %b118, label %b119, !dbg !3451

b118:
	%557 = phi i64 [ %562, %b118_ok1 ], [ 0, %b117 ], !dbg !3452
	%558 = phi i64 [ %563, %b118_ok1 ], [ 0, %b117 ], !dbg !3452
	%559 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_scan_34_6, i64 0, i64 %558, !dbg !3453
	%560 = icmp uge i64 %558, 32, !dbg !3453
	br i1 %560, label %b118_fail1, label %b118_ok1, !dbg !3453, !prof !30

b118_ok1:
	%561 = load i64, i64 addrspace(3)* %559, align 8, !dbg !3453
	%562 = add i64 %557, %561, !dbg !3454
	%563 = add i64 %558, 1, !dbg !3454
	%564 = icmp slt i64 %563, %554, !dbg !3454
	br i1 %564, label %b118, label %b119, !dbg !3454

b119:
	%565 = phi i64 [ 0, %b117 ], [ %562, %b118_ok1 ], !dbg !3452
	br label %b120, !dbg !3455

b120:
	%566 = phi i64 [ 0, %b114 ], [ %565, %b119 ], !dbg !3436
	%567 = trunc i64 %535 to i32, !dbg !3456
	%568 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %567, i32 1, i32 0), !dbg !3456
	%569 = extractvalue { i32, i1 } %568, 0, !dbg !3456
	%570 = lshr i64 %535, 32, !dbg !3456
	%571 = trunc i64 %570 to i32, !dbg !3456
	%572 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %571, i32 1, i32 0), !dbg !3456
	%573 = extractvalue { i32, i1 } %572, 0, !dbg !3456
	%574 = zext i32 %573 to i64, !dbg !3456
	%575 = shl i64 %574, 32, !dbg !3456
	%576 = zext i32 %569 to i64, !dbg !3456
	%577 = or i64 %576, %575, !dbg !3456
	br i1 %268, label %b122, label %b121, !dbg !3457

b121:
	%578 = add i64 %566, %577, !dbg !3458
	br label %b122, !dbg !3459

b122:
	%579 = phi i64 [ %566, %b120 ], [ %578, %b121 ], !dbg !3435
	%580 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 3, !dbg !3460
	store i64 %534, i64 addrspace(1)* %580, align 8, !dbg !3460
	%581 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 4, !dbg !3461
	store i64 %579, i64 addrspace(1)* %581, align 8, !dbg !3461
	%582 = sdiv i64 %300, 3, !dbg !3462
	%583 = icmp sge i64 %582, %22, !dbg !3465
	br i1 %583, label %b123, label %b124, !dbg !3465

b123:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !3466
	ret void, !dbg !3466

b124:
	br i1 %354, label %b125, label %b126, !dbg !3467

b125:
	%584 = trunc i64 %582 to i32, !dbg !3468
	%585 = trunc i64 %295 to i32, !dbg !3468
	%586 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %585, i32 %584, i32 31), !dbg !3468
	%587 = extractvalue { i32, i1 } %586, 0, !dbg !3468
	%588 = lshr i64 %295, 32, !dbg !3468
	%589 = trunc i64 %588 to i32, !dbg !3468
	%590 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %589, i32 %584, i32 31), !dbg !3468
	%591 = extractvalue { i32, i1 } %590, 0, !dbg !3468
	%592 = zext i32 %591 to i64, !dbg !3468
	%593 = shl i64 %592, 32, !dbg !3468
	%594 = zext i32 %587 to i64, !dbg !3468
	%595 = or i64 %594, %593, !dbg !3468
	br label %b129, !dbg !3469

b126:
	call void @llvm.nvvm.barrier0(), !dbg !3471
	%596 = icmp eq i64 %31, %582, !dbg !3472
	br i1 %596, label %b127, label %b128, !dbg !3472

b127:
	store i64 %295, i64 addrspace(3)* @gpuc_shared_Broadcast_42_6, align 8, !dbg !3473
	br label %b128, !dbg !3473

b128:
	call void @llvm.nvvm.barrier0(), !dbg !3474
	%597 = load i64, i64 addrspace(3)* @gpuc_shared_Broadcast_42_6, align 8, !dbg !3475
	br label %b129, !dbg !3476

b129:
	%598 = phi i64 [ %595, %b125 ], [ %597, %b128 ], !dbg !3464
	%599 = getelementptr inbounds i64, i64 addrspace(1)* %291, i64 5, !dbg !3477
	store i64 %598, i64 addrspace(1)* %599, align 8, !dbg !3477
	%600 = add i64 %301, 1, !dbg !3477
	%601 = icmp slt i64 %600, 2, !dbg !3477
	br i1 %601, label %b50, label %b130, !dbg !3477

b130:
	ret void, !dbg !3171

b0_fail1:
	%602 = icmp ugt i64 %33, %p1, !dbg !3174
	br i1 %602, label %b0_fail2, label %b0_ok2, !dbg !3174

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %33, i64 %p1), !dbg !3174
	ret void, !dbg !3174

b0_ok2:
	%603 = icmp uge i64 %32, %p5, !dbg !3175
	br i1 %603, label %b0_fail3, label %b0_ok3, !dbg !3175

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %32, i64 %p5), !dbg !3175
	ret void, !dbg !3175

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 6, i64 %34), !dbg !3178
	ret void, !dbg !3178

b49_fail1:
	%604 = icmp ugt i64 %33, %p3, !dbg !3290
	br i1 %604, label %b49_fail2, label %b49_ok2, !dbg !3290

b49_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %33, i64 %p3), !dbg !3290
	ret void, !dbg !3290

b49_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 6, i64 %290), !dbg !3293
	ret void, !dbg !3293

b107_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %525, i64 32), !dbg !3430
	ret void, !dbg !3430

b118_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %558, i64 32), !dbg !3453
	ret void, !dbg !3453
}

define void @IntegersUint64(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3478 {
entry:
	br label %b0, !dbg !3479

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3479
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !3479
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3479
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3482, !range !11
	%4 = sext i32 %3 to i64, !dbg !3482
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3482, !range !12
	%6 = sext i32 %5 to i64, !dbg !3482
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3482, !range !12
	%8 = sext i32 %7 to i64, !dbg !3482
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3482, !range !13
	%10 = sext i32 %9 to i64, !dbg !3482
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3482, !range !14
	%12 = sext i32 %11 to i64, !dbg !3482
	%13 = mul i64 %12, %8, !dbg !3482
	%14 = add i64 %6, %13, !dbg !3482
	%15 = mul i64 %10, %14, !dbg !3482
	%16 = add i64 %4, %15, !dbg !3482
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3482, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3482, !range !15
	%19 = mul i32 %17, %18, !dbg !3482
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3482, !range !16
	%21 = mul i32 %19, %20, !dbg !3482
	%22 = sext i32 %21 to i64, !dbg !3482
	%23 = mul i64 %16, %22, !dbg !3482
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3482, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3482, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3482, !range !18
	%27 = mul i32 %18, %26, !dbg !3482
	%28 = add i32 %25, %27, !dbg !3482
	%29 = mul i32 %17, %28, !dbg !3482
	%30 = add i32 %24, %29, !dbg !3482
	%31 = sext i32 %30 to i64, !dbg !3482
	%32 = add i64 %23, %31, !dbg !3482
	%33 = mul i64 %32, 3, !dbg !3483
	%34 = sub i64 %p1, %33, !dbg !3484
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %33, !dbg !3484
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !3485
	%37 = icmp ugt i64 %33, %p1, !dbg !3484
	%38 = icmp uge i64 %32, %p5, !dbg !3485
	%39 = icmp ugt i64 3, %34, !dbg !3488
	%40 = or i1 %37, %38, !dbg !3488
	%41 = or i1 %40, %39, !dbg !3488
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !3488, !prof !30

b0_ok1:
	%42 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3485
	%43 = and i32 %30, -32, !dbg !3493
	%44 = sub i32 %21, %43, !dbg !3493
	%45 = icmp slt i32 %44, 32, !dbg !3493
	%46 = select i1 %45, i32 %44, i32 32, !dbg !3493
	%47 = sext i32 %46 to i64, !dbg !3493
	%48 = icmp eq i64 %47, 32, !dbg !3494
	br i1 %48, label %b1, label %b3, !dbg !3494

b1:
	%49 = phi i64 [ %42, %b0_ok1 ], [ %64, %b2 ], !dbg !3495
	%50 = phi i64 [ 16, %b0_ok1 ], [ %65, %b2 ], !dbg !3496
	%51 = icmp sgt i64 %50, 0, !dbg !3497
	br i1 %51, label %b2, label %b11, !dbg !3497

b2:
	%52 = trunc i64 %50 to i32, !dbg !3498
	%53 = trunc i64 %49 to i32, !dbg !3498
	%54 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %53, i32 %52, i32 31), !dbg !3498
	%55 = extractvalue { i32, i1 } %54, 0, !dbg !3498
	%56 = lshr i64 %49, 32, !dbg !3498
	%57 = trunc i64 %56 to i32, !dbg !3498
	%58 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %57, i32 %52, i32 31), !dbg !3498
	%59 = extractvalue { i32, i1 } %58, 0, !dbg !3498
	%60 = zext i32 %59 to i64, !dbg !3498
	%61 = shl i64 %60, 32, !dbg !3498
	%62 = zext i32 %55 to i64, !dbg !3498
	%63 = or i64 %62, %61, !dbg !3498
	%64 = and i64 %49, %63, !dbg !3499
	%65 = sdiv i64 %50, 2, !dbg !3500
	br label %b1, !dbg !3500

b3:
	%66 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3501, !range !20
	%67 = sext i32 %66 to i64, !dbg !3501
	br label %b4, !dbg !3501

b4:
	%68 = phi i64 [ %42, %b3 ], [ %88, %b9 ], !dbg !3495
	%69 = phi i64 [ 16, %b3 ], [ %89, %b9 ], !dbg !3502
	%70 = icmp sgt i64 %69, 0, !dbg !3503
	br i1 %70, label %b5, label %b10, !dbg !3503

b5:
	%71 = add i64 %67, %69, !dbg !3504
	%72 = icmp sge i64 %71, %47, !dbg !3505
	br i1 %72, label %b6, label %b7, !dbg !3505

b6:
	br label %b7, !dbg !3505

b7:
	%73 = phi i64 [ %71, %b5 ], [ %67, %b6 ], !dbg !3506
	%74 = trunc i64 %73 to i32, !dbg !3507
	%75 = trunc i64 %68 to i32, !dbg !3507
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %75, i32 %74, i32 31), !dbg !3507
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !3507
	%78 = lshr i64 %68, 32, !dbg !3507
	%79 = trunc i64 %78 to i32, !dbg !3507
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %79, i32 %74, i32 31), !dbg !3507
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !3507
	%82 = zext i32 %81 to i64, !dbg !3507
	%83 = shl i64 %82, 32, !dbg !3507
	%84 = zext i32 %77 to i64, !dbg !3507
	%85 = or i64 %84, %83, !dbg !3507
	%86 = icmp ne i64 %73, %67, !dbg !3508
	br i1 %86, label %b8, label %b9, !dbg !3508

b8:
	%87 = and i64 %68, %85, !dbg !3499
	br label %b9, !dbg !3509

b9:
	%88 = phi i64 [ %68, %b7 ], [ %87, %b8 ], !dbg !3495
	%89 = sdiv i64 %69, 2, !dbg !3510
	br label %b4, !dbg !3510

b10:
	%90 = trunc i64 %68 to i32, !dbg !3511
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %90, i32 0, i32 31), !dbg !3511
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3511
	%93 = lshr i64 %68, 32, !dbg !3511
	%94 = trunc i64 %93 to i32, !dbg !3511
	%95 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %94, i32 0, i32 31), !dbg !3511
	%96 = extractvalue { i32, i1 } %95, 0, !dbg !3511
	%97 = zext i32 %96 to i64, !dbg !3511
	%98 = shl i64 %97, 32, !dbg !3511
	%99 = zext i32 %92 to i64, !dbg !3511
	%100 = or i64 %99, %98, !dbg !3511
	br label %b11, !dbg !3512

b11:
	%101 = phi i64 [ %49, %b1 ], [ %100, %b10 ], !dbg !3492
	br i1 %48, label %b12, label %b14, !dbg !3517

b12:
	%102 = phi i64 [ %42, %b11 ], [ %117, %b13 ], !dbg !3518
	%103 = phi i64 [ 16, %b11 ], [ %118, %b13 ], !dbg !3519
	%104 = icmp sgt i64 %103, 0, !dbg !3520
	br i1 %104, label %b13, label %b22, !dbg !3520

b13:
	%105 = trunc i64 %103 to i32, !dbg !3521
	%106 = trunc i64 %102 to i32, !dbg !3521
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %105, i32 31), !dbg !3521
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !3521
	%109 = lshr i64 %102, 32, !dbg !3521
	%110 = trunc i64 %109 to i32, !dbg !3521
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %110, i32 %105, i32 31), !dbg !3521
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !3521
	%113 = zext i32 %112 to i64, !dbg !3521
	%114 = shl i64 %113, 32, !dbg !3521
	%115 = zext i32 %108 to i64, !dbg !3521
	%116 = or i64 %115, %114, !dbg !3521
	%117 = or i64 %102, %116, !dbg !3522
	%118 = sdiv i64 %103, 2, !dbg !3523
	br label %b12, !dbg !3523

b14:
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3524, !range !20
	%120 = sext i32 %119 to i64, !dbg !3524
	br label %b15, !dbg !3524

b15:
	%121 = phi i64 [ %42, %b14 ], [ %141, %b20 ], !dbg !3518
	%122 = phi i64 [ 16, %b14 ], [ %142, %b20 ], !dbg !3525
	%123 = icmp sgt i64 %122, 0, !dbg !3526
	br i1 %123, label %b16, label %b21, !dbg !3526

b16:
	%124 = add i64 %120, %122, !dbg !3527
	%125 = icmp sge i64 %124, %47, !dbg !3528
	br i1 %125, label %b17, label %b18, !dbg !3528

b17:
	br label %b18, !dbg !3528

b18:
	%126 = phi i64 [ %124, %b16 ], [ %120, %b17 ], !dbg !3529
	%127 = trunc i64 %126 to i32, !dbg !3530
	%128 = trunc i64 %121 to i32, !dbg !3530
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %127, i32 31), !dbg !3530
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !3530
	%131 = lshr i64 %121, 32, !dbg !3530
	%132 = trunc i64 %131 to i32, !dbg !3530
	%133 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %132, i32 %127, i32 31), !dbg !3530
	%134 = extractvalue { i32, i1 } %133, 0, !dbg !3530
	%135 = zext i32 %134 to i64, !dbg !3530
	%136 = shl i64 %135, 32, !dbg !3530
	%137 = zext i32 %130 to i64, !dbg !3530
	%138 = or i64 %137, %136, !dbg !3530
	%139 = icmp ne i64 %126, %120, !dbg !3531
	br i1 %139, label %b19, label %b20, !dbg !3531

b19:
	%140 = or i64 %121, %138, !dbg !3522
	br label %b20, !dbg !3532

b20:
	%141 = phi i64 [ %121, %b18 ], [ %140, %b19 ], !dbg !3518
	%142 = sdiv i64 %122, 2, !dbg !3533
	br label %b15, !dbg !3533

b21:
	%143 = trunc i64 %121 to i32, !dbg !3534
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 0, i32 31), !dbg !3534
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !3534
	%146 = lshr i64 %121, 32, !dbg !3534
	%147 = trunc i64 %146 to i32, !dbg !3534
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !3534
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !3534
	%150 = zext i32 %149 to i64, !dbg !3534
	%151 = shl i64 %150, 32, !dbg !3534
	%152 = zext i32 %145 to i64, !dbg !3534
	%153 = or i64 %152, %151, !dbg !3534
	br label %b22, !dbg !3535

b22:
	%154 = phi i64 [ %102, %b12 ], [ %153, %b21 ], !dbg !3516
	br i1 %48, label %b23, label %b25, !dbg !3540

b23:
	%155 = phi i64 [ %42, %b22 ], [ %170, %b24 ], !dbg !3541
	%156 = phi i64 [ 16, %b22 ], [ %171, %b24 ], !dbg !3542
	%157 = icmp sgt i64 %156, 0, !dbg !3543
	br i1 %157, label %b24, label %b33, !dbg !3543

b24:
	%158 = trunc i64 %156 to i32, !dbg !3544
	%159 = trunc i64 %155 to i32, !dbg !3544
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %159, i32 %158, i32 31), !dbg !3544
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !3544
	%162 = lshr i64 %155, 32, !dbg !3544
	%163 = trunc i64 %162 to i32, !dbg !3544
	%164 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %163, i32 %158, i32 31), !dbg !3544
	%165 = extractvalue { i32, i1 } %164, 0, !dbg !3544
	%166 = zext i32 %165 to i64, !dbg !3544
	%167 = shl i64 %166, 32, !dbg !3544
	%168 = zext i32 %161 to i64, !dbg !3544
	%169 = or i64 %168, %167, !dbg !3544
	%170 = xor i64 %155, %169, !dbg !3545
	%171 = sdiv i64 %156, 2, !dbg !3546
	br label %b23, !dbg !3546

b25:
	%172 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3547, !range !20
	%173 = sext i32 %172 to i64, !dbg !3547
	br label %b26, !dbg !3547

b26:
	%174 = phi i64 [ %42, %b25 ], [ %194, %b31 ], !dbg !3541
	%175 = phi i64 [ 16, %b25 ], [ %195, %b31 ], !dbg !3548
	%176 = icmp sgt i64 %175, 0, !dbg !3549
	br i1 %176, label %b27, label %b32, !dbg !3549

b27:
	%177 = add i64 %173, %175, !dbg !3550
	%178 = icmp sge i64 %177, %47, !dbg !3551
	br i1 %178, label %b28, label %b29, !dbg !3551

b28:
	br label %b29, !dbg !3551

b29:
	%179 = phi i64 [ %177, %b27 ], [ %173, %b28 ], !dbg !3552
	%180 = trunc i64 %179 to i32, !dbg !3553
	%181 = trunc i64 %174 to i32, !dbg !3553
	%182 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %181, i32 %180, i32 31), !dbg !3553
	%183 = extractvalue { i32, i1 } %182, 0, !dbg !3553
	%184 = lshr i64 %174, 32, !dbg !3553
	%185 = trunc i64 %184 to i32, !dbg !3553
	%186 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %185, i32 %180, i32 31), !dbg !3553
	%187 = extractvalue { i32, i1 } %186, 0, !dbg !3553
	%188 = zext i32 %187 to i64, !dbg !3553
	%189 = shl i64 %188, 32, !dbg !3553
	%190 = zext i32 %183 to i64, !dbg !3553
	%191 = or i64 %190, %189, !dbg !3553
	%192 = icmp ne i64 %179, %173, !dbg !3554
	br i1 %192, label %b30, label %b31, !dbg !3554

b30:
	%193 = xor i64 %174, %191, !dbg !3545
	br label %b31, !dbg !3555

b31:
	%194 = phi i64 [ %174, %b29 ], [ %193, %b30 ], !dbg !3541
	%195 = sdiv i64 %175, 2, !dbg !3556
	br label %b26, !dbg !3556

b32:
	%196 = trunc i64 %174 to i32, !dbg !3557
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %196, i32 0, i32 31), !dbg !3557
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !3557
	%199 = lshr i64 %174, 32, !dbg !3557
	%200 = trunc i64 %199 to i32, !dbg !3557
	%201 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %200, i32 0, i32 31), !dbg !3557
	%202 = extractvalue { i32, i1 } %201, 0, !dbg !3557
	%203 = zext i32 %202 to i64, !dbg !3557
	%204 = shl i64 %203, 32, !dbg !3557
	%205 = zext i32 %198 to i64, !dbg !3557
	%206 = or i64 %205, %204, !dbg !3557
	br label %b33, !dbg !3558

b33:
	%207 = phi i64 [ %155, %b23 ], [ %206, %b32 ], !dbg !3539
	%208 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 0, !dbg !3559
	store i64 %101, i64 addrspace(1)* %208, align 8, !dbg !3559
	%209 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 1, !dbg !3560
	store i64 %154, i64 addrspace(1)* %209, align 8, !dbg !3560
	%210 = getelementptr inbounds i64, i64 addrspace(1)* %35, i64 2, !dbg !3561
	store i64 %207, i64 addrspace(1)* %210, align 8, !dbg !3561
	%211 = sub i64 %p3, %33, !dbg !3562
	%212 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %33, !dbg !3562
	%213 = icmp ugt i64 %33, %p3, !dbg !3562
	%214 = icmp ugt i64 3, %211, !dbg !3565
	%215 = or i1 %213, %214, !dbg !3565
	br i1 %215, label %b33_fail1, label %b33_ok1, !dbg !3565, !prof !30

b33_ok1:
	%216 = load i64, i64 addrspace(1)* %36, align 8, !dbg !3566
	br i1 %48, label %b34, label %b36, !dbg !3571

b34:
	%217 = phi i64 [ %216, %b33_ok1 ], [ %232, %b35 ], !dbg !3572
	%218 = phi i64 [ 16, %b33_ok1 ], [ %233, %b35 ], !dbg !3573
	%219 = icmp sgt i64 %218, 0, !dbg !3574
	br i1 %219, label %b35, label %b44, !dbg !3574

b35:
	%220 = trunc i64 %218 to i32, !dbg !3575
	%221 = trunc i64 %217 to i32, !dbg !3575
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %221, i32 %220, i32 31), !dbg !3575
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !3575
	%224 = lshr i64 %217, 32, !dbg !3575
	%225 = trunc i64 %224 to i32, !dbg !3575
	%226 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %225, i32 %220, i32 31), !dbg !3575
	%227 = extractvalue { i32, i1 } %226, 0, !dbg !3575
	%228 = zext i32 %227 to i64, !dbg !3575
	%229 = shl i64 %228, 32, !dbg !3575
	%230 = zext i32 %223 to i64, !dbg !3575
	%231 = or i64 %230, %229, !dbg !3575
	%232 = and i64 %217, %231, !dbg !3576
	%233 = sdiv i64 %218, 2, !dbg !3577
	br label %b34, !dbg !3577

b36:
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3578, !range !20
	%235 = sext i32 %234 to i64, !dbg !3578
	br label %b37, !dbg !3578

b37:
	%236 = phi i64 [ %216, %b36 ], [ %256, %b42 ], !dbg !3572
	%237 = phi i64 [ 16, %b36 ], [ %257, %b42 ], !dbg !3579
	%238 = icmp sgt i64 %237, 0, !dbg !3580
	br i1 %238, label %b38, label %b43, !dbg !3580

b38:
	%239 = add i64 %235, %237, !dbg !3581
	%240 = icmp sge i64 %239, %47, !dbg !3582
	br i1 %240, label %b39, label %b40, !dbg !3582

b39:
	br label %b40, !dbg !3582

b40:
	%241 = phi i64 [ %239, %b38 ], [ %235, %b39 ], !dbg !3583
	%242 = trunc i64 %241 to i32, !dbg !3584
	%243 = trunc i64 %236 to i32, !dbg !3584
	%244 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %243, i32 %242, i32 31), !dbg !3584
	%245 = extractvalue { i32, i1 } %244, 0, !dbg !3584
	%246 = lshr i64 %236, 32, !dbg !3584
	%247 = trunc i64 %246 to i32, !dbg !3584
	%248 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %247, i32 %242, i32 31), !dbg !3584
	%249 = extractvalue { i32, i1 } %248, 0, !dbg !3584
	%250 = zext i32 %249 to i64, !dbg !3584
	%251 = shl i64 %250, 32, !dbg !3584
	%252 = zext i32 %245 to i64, !dbg !3584
	%253 = or i64 %252, %251, !dbg !3584
	%254 = icmp ne i64 %241, %235, !dbg !3585
	br i1 %254, label %b41, label %b42, !dbg !3585

b41:
	%255 = and i64 %236, %253, !dbg !3576
	br label %b42, !dbg !3586

b42:
	%256 = phi i64 [ %236, %b40 ], [ %255, %b41 ], !dbg !3572
	%257 = sdiv i64 %237, 2, !dbg !3587
	br label %b37, !dbg !3587

b43:
	%258 = trunc i64 %236 to i32, !dbg !3588
	%259 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %258, i32 0, i32 31), !dbg !3588
	%260 = extractvalue { i32, i1 } %259, 0, !dbg !3588
	%261 = lshr i64 %236, 32, !dbg !3588
	%262 = trunc i64 %261 to i32, !dbg !3588
	%263 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %262, i32 0, i32 31), !dbg !3588
	%264 = extractvalue { i32, i1 } %263, 0, !dbg !3588
	%265 = zext i32 %264 to i64, !dbg !3588
	%266 = shl i64 %265, 32, !dbg !3588
	%267 = zext i32 %260 to i64, !dbg !3588
	%268 = or i64 %267, %266, !dbg !3588
	br label %b44, !dbg !3589

b44:
	%269 = phi i64 [ %217, %b34 ], [ %268, %b43 ], !dbg !3570
	%270 = add i64 %22, 32, !dbg !3591
	%271 = sub i64 %270, 1, !dbg !3592
	%272 = sdiv i64 %271, 32, !dbg !3593
	%273 = icmp eq i64 %272, 1, !dbg !3594
	br i1 %273, label %b50, label %b45, !dbg !3594

b45:
	call void @llvm.nvvm.barrier0(), !dbg !3596
	%274 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3597, !range !20
	%275 = sext i32 %274 to i64, !dbg !3597
	%276 = icmp eq i64 %275, 0, !dbg !3598
	br i1 %276, label %b46, label %b47, !dbg !3598

b46:
	%277 = sdiv i64 %31, 32, !dbg !3599
	%278 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %277, !dbg !3600
	store i64 %269, i64 addrspace(3)* %278, align 8, !dbg !3600
	br label %b47, !dbg !3600

b47:
	call void @llvm.nvvm.barrier0(), !dbg !3601
	%279 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3602
	%280 = load i64, i64 addrspace(3)* %279, align 8, !dbg !3602
	br label %b48, !dbg !3602

b48:
	%281 = phi i64 [ %280, %b47 ], [ %286, %b49 ], !dbg !3603
	%282 = phi i64 [ 1, %b47 ], [ %287, %b49 ], !dbg !3604
	%283 = icmp slt i64 %282, %272, !dbg !3605
	br i1 %283, label %b49, label %b50, !dbg !3605

b49:
	%284 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %282, !dbg !3606
	%285 = load i64, i64 addrspace(3)* %284, align 8, !dbg !3606
	%286 = and i64 %281, %285, !dbg !3576
	%287 = add i64 %282, 1, !dbg !3607
	br label %b48, !dbg !3607

b50:
	%288 = phi i64 [ %269, %b44 ], [ %281, %b48 ], !dbg !3569
	br i1 %48, label %b51, label %b53, !dbg !3612

b51:
	%289 = phi i64 [ %216, %b50 ], [ %304, %b52 ], !dbg !3613
	%290 = phi i64 [ 16, %b50 ], [ %305, %b52 ], !dbg !3614
	%291 = icmp sgt i64 %290, 0, !dbg !3615
	br i1 %291, label %b52, label %b61, !dbg !3615

b52:
	%292 = trunc i64 %290 to i32, !dbg !3616
	%293 = trunc i64 %289 to i32, !dbg !3616
	%294 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %293, i32 %292, i32 31), !dbg !3616
	%295 = extractvalue { i32, i1 } %294, 0, !dbg !3616
	%296 = lshr i64 %289, 32, !dbg !3616
	%297 = trunc i64 %296 to i32, !dbg !3616
	%298 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %297, i32 %292, i32 31), !dbg !3616
	%299 = extractvalue { i32, i1 } %298, 0, !dbg !3616
	%300 = zext i32 %299 to i64, !dbg !3616
	%301 = shl i64 %300, 32, !dbg !3616
	%302 = zext i32 %295 to i64, !dbg !3616
	%303 = or i64 %302, %301, !dbg !3616
	%304 = or i64 %289, %303, !dbg !3617
	%305 = sdiv i64 %290, 2, !dbg !3618
	br label %b51, !dbg !3618

b53:
	%306 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3619, !range !20
	%307 = sext i32 %306 to i64, !dbg !3619
	br label %b54, !dbg !3619

b54:
	%308 = phi i64 [ %216, %b53 ], [ %328, %b59 ], !dbg !3613
	%309 = phi i64 [ 16, %b53 ], [ %329, %b59 ], !dbg !3620
	%310 = icmp sgt i64 %309, 0, !dbg !3621
	br i1 %310, label %b55, label %b60, !dbg !3621

b55:
	%311 = add i64 %307, %309, !dbg !3622
	%312 = icmp sge i64 %311, %47, !dbg !3623
	br i1 %312, label %b56, label %b57, !dbg !3623

b56:
	br label %b57, !dbg !3623

b57:
	%313 = phi i64 [ %311, %b55 ], [ %307, %b56 ], !dbg !3624
	%314 = trunc i64 %313 to i32, !dbg !3625
	%315 = trunc i64 %308 to i32, !dbg !3625
	%316 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %315, i32 %314, i32 31), !dbg !3625
	%317 = extractvalue { i32, i1 } %316, 0, !dbg !3625
	%318 = lshr i64 %308, 32, !dbg !3625
	%319 = trunc i64 %318 to i32, !dbg !3625
	%320 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %319, i32 %314, i32 31), !dbg !3625
	%321 = extractvalue { i32, i1 } %320, 0, !dbg !3625
	%322 = zext i32 %321 to i64, !dbg !3625
	%323 = shl i64 %322, 32, !dbg !3625
	%324 = zext i32 %317 to i64, !dbg !3625
	%325 = or i64 %324, %323, !dbg !3625
	%326 = icmp ne i64 %313, %307, !dbg !3626
	br i1 %326, label %b58, label %b59, !dbg !3626

b58:
	%327 = or i64 %308, %325, !dbg !3617
	br label %b59, !dbg !3627

b59:
	%328 = phi i64 [ %308, %b57 ], [ %327, %b58 ], !dbg !3613
	%329 = sdiv i64 %309, 2, !dbg !3628
	br label %b54, !dbg !3628

b60:
	%330 = trunc i64 %308 to i32, !dbg !3629
	%331 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %330, i32 0, i32 31), !dbg !3629
	%332 = extractvalue { i32, i1 } %331, 0, !dbg !3629
	%333 = lshr i64 %308, 32, !dbg !3629
	%334 = trunc i64 %333 to i32, !dbg !3629
	%335 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %334, i32 0, i32 31), !dbg !3629
	%336 = extractvalue { i32, i1 } %335, 0, !dbg !3629
	%337 = zext i32 %336 to i64, !dbg !3629
	%338 = shl i64 %337, 32, !dbg !3629
	%339 = zext i32 %332 to i64, !dbg !3629
	%340 = or i64 %339, %338, !dbg !3629
	br label %b61, !dbg !3630

b61:
	%341 = phi i64 [ %289, %b51 ], [ %340, %b60 ], !dbg !3611
	br i1 %273, label %b67, label %b62, !dbg !3631

b62:
	call void @llvm.nvvm.barrier0(), !dbg !3633
	%342 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3634, !range !20
	%343 = sext i32 %342 to i64, !dbg !3634
	%344 = icmp eq i64 %343, 0, !dbg !3635
	br i1 %344, label %b63, label %b64, !dbg !3635

b63:
	%345 = sdiv i64 %31, 32, !dbg !3636
	%346 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %345, !dbg !3637
	store i64 %341, i64 addrspace(3)* %346, align 8, !dbg !3637
	br label %b64, !dbg !3637

b64:
	call void @llvm.nvvm.barrier0(), !dbg !3638
	%347 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3639
	%348 = load i64, i64 addrspace(3)* %347, align 8, !dbg !3639
	br label %b65, !dbg !3639

b65:
	%349 = phi i64 [ %348, %b64 ], [ %354, %b66 ], !dbg !3640
	%350 = phi i64 [ 1, %b64 ], [ %355, %b66 ], !dbg !3641
	%351 = icmp slt i64 %350, %272, !dbg !3642
	br i1 %351, label %b66, label %b67, !dbg !3642

b66:
	%352 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %350, !dbg !3643
	%353 = load i64, i64 addrspace(3)* %352, align 8, !dbg !3643
	%354 = or i64 %349, %353, !dbg !3617
	%355 = add i64 %350, 1, !dbg !3644
	br label %b65, !dbg !3644

b67:
	%356 = phi i64 [ %341, %b61 ], [ %349, %b65 ], !dbg !3610
	br i1 %48, label %b68, label %b70, !dbg !3649

b68:
	%357 = phi i64 [ %216, %b67 ], [ %372, %b69 ], !dbg !3650
	%358 = phi i64 [ 16, %b67 ], [ %373, %b69 ], !dbg !3651
	%359 = icmp sgt i64 %358, 0, !dbg !3652
	br i1 %359, label %b69, label %b78, !dbg !3652

b69:
	%360 = trunc i64 %358 to i32, !dbg !3653
	%361 = trunc i64 %357 to i32, !dbg !3653
	%362 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %361, i32 %360, i32 31), !dbg !3653
	%363 = extractvalue { i32, i1 } %362, 0, !dbg !3653
	%364 = lshr i64 %357, 32, !dbg !3653
	%365 = trunc i64 %364 to i32, !dbg !3653
	%366 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %365, i32 %360, i32 31), !dbg !3653
	%367 = extractvalue { i32, i1 } %366, 0, !dbg !3653
	%368 = zext i32 %367 to i64, !dbg !3653
	%369 = shl i64 %368, 32, !dbg !3653
	%370 = zext i32 %363 to i64, !dbg !3653
	%371 = or i64 %370, %369, !dbg !3653
	%372 = xor i64 %357, %371, !dbg !3654
	%373 = sdiv i64 %358, 2, !dbg !3655
	br label %b68, !dbg !3655

b70:
	%374 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3656, !range !20
	%375 = sext i32 %374 to i64, !dbg !3656
	br label %b71, !dbg !3656

b71:
	%376 = phi i64 [ %216, %b70 ], [ %396, %b76 ], !dbg !3650
	%377 = phi i64 [ 16, %b70 ], [ %397, %b76 ], !dbg !3657
	%378 = icmp sgt i64 %377, 0, !dbg !3658
	br i1 %378, label %b72, label %b77, !dbg !3658

b72:
	%379 = add i64 %375, %377, !dbg !3659
	%380 = icmp sge i64 %379, %47, !dbg !3660
	br i1 %380, label %b73, label %b74, !dbg !3660

b73:
	br label %b74, !dbg !3660

b74:
	%381 = phi i64 [ %379, %b72 ], [ %375, %b73 ], !dbg !3661
	%382 = trunc i64 %381 to i32, !dbg !3662
	%383 = trunc i64 %376 to i32, !dbg !3662
	%384 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %383, i32 %382, i32 31), !dbg !3662
	%385 = extractvalue { i32, i1 } %384, 0, !dbg !3662
	%386 = lshr i64 %376, 32, !dbg !3662
	%387 = trunc i64 %386 to i32, !dbg !3662
	%388 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %387, i32 %382, i32 31), !dbg !3662
	%389 = extractvalue { i32, i1 } %388, 0, !dbg !3662
	%390 = zext i32 %389 to i64, !dbg !3662
	%391 = shl i64 %390, 32, !dbg !3662
	%392 = zext i32 %385 to i64, !dbg !3662
	%393 = or i64 %392, %391, !dbg !3662
	%394 = icmp ne i64 %381, %375, !dbg !3663
	br i1 %394, label %b75, label %b76, !dbg !3663

b75:
	%395 = xor i64 %376, %393, !dbg !3654
	br label %b76, !dbg !3664

b76:
	%396 = phi i64 [ %376, %b74 ], [ %395, %b75 ], !dbg !3650
	%397 = sdiv i64 %377, 2, !dbg !3665
	br label %b71, !dbg !3665

b77:
	%398 = trunc i64 %376 to i32, !dbg !3666
	%399 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %398, i32 0, i32 31), !dbg !3666
	%400 = extractvalue { i32, i1 } %399, 0, !dbg !3666
	%401 = lshr i64 %376, 32, !dbg !3666
	%402 = trunc i64 %401 to i32, !dbg !3666
	%403 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %402, i32 0, i32 31), !dbg !3666
	%404 = extractvalue { i32, i1 } %403, 0, !dbg !3666
	%405 = zext i32 %404 to i64, !dbg !3666
	%406 = shl i64 %405, 32, !dbg !3666
	%407 = zext i32 %400 to i64, !dbg !3666
	%408 = or i64 %407, %406, !dbg !3666
	br label %b78, !dbg !3667

b78:
	%409 = phi i64 [ %357, %b68 ], [ %408, %b77 ], !dbg !3648
	br i1 %273, label %b84, label %b79, !dbg !3668

b79:
	call void @llvm.nvvm.barrier0(), !dbg !3670
	%410 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3671, !range !20
	%411 = sext i32 %410 to i64, !dbg !3671
	%412 = icmp eq i64 %411, 0, !dbg !3672
	br i1 %412, label %b80, label %b81, !dbg !3672

b80:
	%413 = sdiv i64 %31, 32, !dbg !3673
	%414 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %413, !dbg !3674
	store i64 %409, i64 addrspace(3)* %414, align 8, !dbg !3674
	br label %b81, !dbg !3674

b81:
	call void @llvm.nvvm.barrier0(), !dbg !3675
	%415 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 0, !dbg !3676
	%416 = load i64, i64 addrspace(3)* %415, align 8, !dbg !3676
	br label %b82, !dbg !3676

b82:
	%417 = phi i64 [ %416, %b81 ], [ %422, %b83 ], !dbg !3677
	%418 = phi i64 [ 1, %b81 ], [ %423, %b83 ], !dbg !3678
	%419 = icmp slt i64 %418, %272, !dbg !3679
	br i1 %419, label %b83, label %b84, !dbg !3679

b83:
	%420 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* @gpuc_shared_reduce_49_6, i64 0, i64 %418, !dbg !3680
	%421 = load i64, i64 addrspace(3)* %420, align 8, !dbg !3680
	%422 = xor i64 %417, %421, !dbg !3654
	%423 = add i64 %418, 1, !dbg !3681
	br label %b82, !dbg !3681

b84:
	%424 = phi i64 [ %409, %b78 ], [ %417, %b82 ], !dbg !3647
	%425 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 0, !dbg !3682
	store i64 %288, i64 addrspace(1)* %425, align 8, !dbg !3682
	%426 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 1, !dbg !3683
	store i64 %356, i64 addrspace(1)* %426, align 8, !dbg !3683
	%427 = getelementptr inbounds i64, i64 addrspace(1)* %212, i64 2, !dbg !3684
	store i64 %424, i64 addrspace(1)* %427, align 8, !dbg !3684
	ret void, !dbg !3481

b0_fail1:
	%428 = icmp ugt i64 %33, %p1, !dbg !3484
	br i1 %428, label %b0_fail2, label %b0_ok2, !dbg !3484

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %33, i64 %p1), !dbg !3484
	ret void, !dbg !3484

b0_ok2:
	%429 = icmp uge i64 %32, %p5, !dbg !3485
	br i1 %429, label %b0_fail3, label %b0_ok3, !dbg !3485

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %32, i64 %p5), !dbg !3485
	ret void, !dbg !3485

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 3, i64 %34), !dbg !3488
	ret void, !dbg !3488

b33_fail1:
	%430 = icmp ugt i64 %33, %p3, !dbg !3562
	br i1 %430, label %b33_fail2, label %b33_ok2, !dbg !3562

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %33, i64 %p3), !dbg !3562
	ret void, !dbg !3562

b33_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 3, i64 %211), !dbg !3565
	ret void, !dbg !3565
}

define void @ExchangeUint(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3685 {
entry:
	br label %b0, !dbg !3686

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !3686
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3686
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !3686
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3689, !range !11
	%4 = sext i32 %3 to i64, !dbg !3689
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3689, !range !12
	%6 = sext i32 %5 to i64, !dbg !3689
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3689, !range !12
	%8 = sext i32 %7 to i64, !dbg !3689
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3689, !range !13
	%10 = sext i32 %9 to i64, !dbg !3689
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3689, !range !14
	%12 = sext i32 %11 to i64, !dbg !3689
	%13 = mul i64 %12, %8, !dbg !3689
	%14 = add i64 %6, %13, !dbg !3689
	%15 = mul i64 %10, %14, !dbg !3689
	%16 = add i64 %4, %15, !dbg !3689
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3689, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3689, !range !15
	%19 = mul i32 %17, %18, !dbg !3689
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3689, !range !16
	%21 = mul i32 %19, %20, !dbg !3689
	%22 = sext i32 %21 to i64, !dbg !3689
	%23 = mul i64 %16, %22, !dbg !3689
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3689, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3689, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3689, !range !18
	%27 = mul i32 %18, %26, !dbg !3689
	%28 = add i32 %25, %27, !dbg !3689
	%29 = mul i32 %17, %28, !dbg !3689
	%30 = add i32 %24, %29, !dbg !3689
	%31 = sext i32 %30 to i64, !dbg !3689
	%32 = add i64 %23, %31, !dbg !3689
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3690, !range !20
	%34 = sext i32 %33 to i64, !dbg !3690
	%35 = and i32 %30, -32, !dbg !3691
	%36 = sub i32 %21, %35, !dbg !3691
	%37 = icmp slt i32 %36, 32, !dbg !3691
	%38 = select i1 %37, i32 %36, i32 32, !dbg !3691
	%39 = sext i32 %38 to i64, !dbg !3691
	%40 = icmp eq i64 %39, 32, !dbg !3692
	br i1 %40, label %b1, label %b2, !dbg !3692

b1:
	br label %b2, !dbg !3692

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3693
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3694
	%43 = mul i64 %32, 4, !dbg !3696
	%44 = sub i64 %p1, %43, !dbg !3697
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !3695
	%46 = icmp uge i64 %32, %p5, !dbg !3695
	%47 = icmp ugt i64 %43, %p1, !dbg !3697
	%48 = icmp ugt i64 4, %44, !dbg !3698
	%49 = icmp eq i64 %39, 0, !dbg !3699
	%50 = or i1 %46, %47, !dbg !3699
	%51 = or i1 %50, %48, !dbg !3699
	%52 = or i1 %51, %49, !dbg !3699
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3699, !prof !30

b2_ok1:
	%53 = load i64, i64 addrspace(1)* %45, align 8, !dbg !3695
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !3697
	%55 = mul i64 %34, 7, !dbg !3700
	%56 = add i64 %55, 3, !dbg !3701
	%57 = icmp eq i64 %39, -1, !dbg !3699
	%58 = select i1 %57, i64 1, i64 %39, !dbg !3699
	%59 = srem i64 %56, %58, !dbg !3699
	%60 = trunc i64 %59 to i32, !dbg !3702
	%61 = trunc i64 %53 to i32, !dbg !3702
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !3702
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3702
	%64 = lshr i64 %53, 32, !dbg !3702
	%65 = trunc i64 %64 to i32, !dbg !3702
	%66 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %65, i32 %60, i32 31), !dbg !3702
	%67 = extractvalue { i32, i1 } %66, 0, !dbg !3702
	%68 = zext i32 %67 to i64, !dbg !3702
	%69 = shl i64 %68, 32, !dbg !3702
	%70 = zext i32 %63 to i64, !dbg !3702
	%71 = or i64 %70, %69, !dbg !3702
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 0, !dbg !3703
	store i64 %71, i64 addrspace(1)* %72, align 8, !dbg !3703
	%73 = trunc i64 %53 to i32, !dbg !3704
	%74 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %73, i32 3, i32 0), !dbg !3704
	%75 = extractvalue { i32, i1 } %74, 0, !dbg !3704
	%76 = lshr i64 %53, 32, !dbg !3704
	%77 = trunc i64 %76 to i32, !dbg !3704
	%78 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %77, i32 3, i32 0), !dbg !3704
	%79 = extractvalue { i32, i1 } %78, 0, !dbg !3704
	%80 = zext i32 %79 to i64, !dbg !3704
	%81 = shl i64 %80, 32, !dbg !3704
	%82 = zext i32 %75 to i64, !dbg !3704
	%83 = or i64 %82, %81, !dbg !3704
	%84 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 1, !dbg !3705
	store i64 %83, i64 addrspace(1)* %84, align 8, !dbg !3705
	%85 = trunc i64 %41 to i32, !dbg !3706
	%86 = trunc i64 %53 to i32, !dbg !3706
	%87 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %86, i32 %85, i32 31), !dbg !3706
	%88 = extractvalue { i32, i1 } %87, 0, !dbg !3706
	%89 = lshr i64 %53, 32, !dbg !3706
	%90 = trunc i64 %89 to i32, !dbg !3706
	%91 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %90, i32 %85, i32 31), !dbg !3706
	%92 = extractvalue { i32, i1 } %91, 0, !dbg !3706
	%93 = zext i32 %92 to i64, !dbg !3706
	%94 = shl i64 %93, 32, !dbg !3706
	%95 = zext i32 %88 to i64, !dbg !3706
	%96 = or i64 %95, %94, !dbg !3706
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 2, !dbg !3707
	store i64 %96, i64 addrspace(1)* %97, align 8, !dbg !3707
	%98 = trunc i64 %42 to i32, !dbg !3708
	%99 = trunc i64 %53 to i32, !dbg !3708
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %99, i32 %98, i32 31), !dbg !3708
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !3708
	%102 = lshr i64 %53, 32, !dbg !3708
	%103 = trunc i64 %102 to i32, !dbg !3708
	%104 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %103, i32 %98, i32 31), !dbg !3708
	%105 = extractvalue { i32, i1 } %104, 0, !dbg !3708
	%106 = zext i32 %105 to i64, !dbg !3708
	%107 = shl i64 %106, 32, !dbg !3708
	%108 = zext i32 %101 to i64, !dbg !3708
	%109 = or i64 %108, %107, !dbg !3708
	%110 = getelementptr inbounds i64, i64 addrspace(1)* %54, i64 3, !dbg !3709
	store i64 %109, i64 addrspace(1)* %110, align 8, !dbg !3709
	%111 = mul i64 %32, 3, !dbg !3710
	%112 = sub i64 %p3, %111, !dbg !3711
	%113 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %111, !dbg !3711
	%114 = icmp ugt i64 %111, %p3, !dbg !3711
	%115 = icmp ugt i64 3, %112, !dbg !3712
	%116 = or i1 %114, %115, !dbg !3712
	br i1 %116, label %b2_fail5, label %b2_ok5, !dbg !3712, !prof !30

b2_ok5:
	%117 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %53) convergent nounwind, !dbg !3713
	%118 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 0, !dbg !3714
	store i32 %117, i32 addrspace(1)* %118, align 4, !dbg !3714
	%119 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 1, !dbg !3715
	store i32 7, i32 addrspace(1)* %119, align 4, !dbg !3715
	%120 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %53) convergent nounwind, !dbg !3716
	store i32 %120, i32 addrspace(1)* %119, align 4, !dbg !3717
	%121 = sub i64 %32, %34, !dbg !3718
	%122 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %121, !dbg !3719
	%123 = icmp uge i64 %121, %p5, !dbg !3719
	br i1 %123, label %b2_fail7, label %b2_ok7, !dbg !3719, !prof !30

b2_ok7:
	%124 = load i64, i64 addrspace(1)* %122, align 8, !dbg !3719
	%125 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %124) convergent nounwind, !dbg !3720
	%126 = getelementptr inbounds i32, i32 addrspace(1)* %113, i64 2, !dbg !3721
	store i32 %125, i32 addrspace(1)* %126, align 4, !dbg !3721
	ret void, !dbg !3688

b2_fail1:
	%127 = icmp uge i64 %32, %p5, !dbg !3695
	br i1 %127, label %b2_fail2, label %b2_ok2, !dbg !3695

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !3695
	ret void, !dbg !3695

b2_ok2:
	%128 = icmp ugt i64 %43, %p1, !dbg !3697
	br i1 %128, label %b2_fail3, label %b2_ok3, !dbg !3697

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3697
	ret void, !dbg !3697

b2_ok3:
	%129 = icmp ugt i64 4, %44, !dbg !3698
	br i1 %129, label %b2_fail4, label %b2_ok4, !dbg !3698

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3698
	ret void, !dbg !3698

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3699
	ret void, !dbg !3699

b2_fail5:
	%130 = icmp ugt i64 %111, %p3, !dbg !3711
	br i1 %130, label %b2_fail6, label %b2_ok6, !dbg !3711

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %111, i64 %p3), !dbg !3711
	ret void, !dbg !3711

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %112), !dbg !3712
	ret void, !dbg !3712

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %121, i64 %p5), !dbg !3719
	ret void, !dbg !3719
}

define void @ExchangeFloat32(float* %p0, i64 %p1, i32* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3722 {
entry:
	br label %b0, !dbg !3723

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !3723
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !3723
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !3723
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3726, !range !11
	%4 = sext i32 %3 to i64, !dbg !3726
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3726, !range !12
	%6 = sext i32 %5 to i64, !dbg !3726
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3726, !range !12
	%8 = sext i32 %7 to i64, !dbg !3726
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3726, !range !13
	%10 = sext i32 %9 to i64, !dbg !3726
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3726, !range !14
	%12 = sext i32 %11 to i64, !dbg !3726
	%13 = mul i64 %12, %8, !dbg !3726
	%14 = add i64 %6, %13, !dbg !3726
	%15 = mul i64 %10, %14, !dbg !3726
	%16 = add i64 %4, %15, !dbg !3726
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3726, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3726, !range !15
	%19 = mul i32 %17, %18, !dbg !3726
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3726, !range !16
	%21 = mul i32 %19, %20, !dbg !3726
	%22 = sext i32 %21 to i64, !dbg !3726
	%23 = mul i64 %16, %22, !dbg !3726
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3726, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3726, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3726, !range !18
	%27 = mul i32 %18, %26, !dbg !3726
	%28 = add i32 %25, %27, !dbg !3726
	%29 = mul i32 %17, %28, !dbg !3726
	%30 = add i32 %24, %29, !dbg !3726
	%31 = sext i32 %30 to i64, !dbg !3726
	%32 = add i64 %23, %31, !dbg !3726
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3727, !range !20
	%34 = sext i32 %33 to i64, !dbg !3727
	%35 = and i32 %30, -32, !dbg !3728
	%36 = sub i32 %21, %35, !dbg !3728
	%37 = icmp slt i32 %36, 32, !dbg !3728
	%38 = select i1 %37, i32 %36, i32 32, !dbg !3728
	%39 = sext i32 %38 to i64, !dbg !3728
	%40 = icmp eq i64 %39, 32, !dbg !3729
	br i1 %40, label %b1, label %b2, !dbg !3729

b1:
	br label %b2, !dbg !3729

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !3730
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !3731
	%43 = mul i64 %32, 4, !dbg !3733
	%44 = sub i64 %p1, %43, !dbg !3734
	%45 = getelementptr inbounds float, float addrspace(1)* %2, i64 %32, !dbg !3732
	%46 = icmp uge i64 %32, %p5, !dbg !3732
	%47 = icmp ugt i64 %43, %p1, !dbg !3734
	%48 = icmp ugt i64 4, %44, !dbg !3735
	%49 = icmp eq i64 %39, 0, !dbg !3736
	%50 = or i1 %46, %47, !dbg !3736
	%51 = or i1 %50, %48, !dbg !3736
	%52 = or i1 %51, %49, !dbg !3736
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !3736, !prof !30

b2_ok1:
	%53 = load float, float addrspace(1)* %45, align 4, !dbg !3732
	%54 = getelementptr inbounds float, float addrspace(1)* %0, i64 %43, !dbg !3734
	%55 = mul i64 %34, 7, !dbg !3737
	%56 = add i64 %55, 3, !dbg !3738
	%57 = icmp eq i64 %39, -1, !dbg !3736
	%58 = select i1 %57, i64 1, i64 %39, !dbg !3736
	%59 = srem i64 %56, %58, !dbg !3736
	%60 = trunc i64 %59 to i32, !dbg !3739
	%61 = bitcast float %53 to i32, !dbg !3739
	%62 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %61, i32 %60, i32 31), !dbg !3739
	%63 = extractvalue { i32, i1 } %62, 0, !dbg !3739
	%64 = bitcast i32 %63 to float, !dbg !3739
	%65 = getelementptr inbounds float, float addrspace(1)* %54, i64 0, !dbg !3740
	store float %64, float addrspace(1)* %65, align 4, !dbg !3740
	%66 = bitcast float %53 to i32, !dbg !3741
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %66, i32 3, i32 0), !dbg !3741
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !3741
	%69 = bitcast i32 %68 to float, !dbg !3741
	%70 = getelementptr inbounds float, float addrspace(1)* %54, i64 1, !dbg !3742
	store float %69, float addrspace(1)* %70, align 4, !dbg !3742
	%71 = trunc i64 %41 to i32, !dbg !3743
	%72 = bitcast float %53 to i32, !dbg !3743
	%73 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %72, i32 %71, i32 31), !dbg !3743
	%74 = extractvalue { i32, i1 } %73, 0, !dbg !3743
	%75 = bitcast i32 %74 to float, !dbg !3743
	%76 = getelementptr inbounds float, float addrspace(1)* %54, i64 2, !dbg !3744
	store float %75, float addrspace(1)* %76, align 4, !dbg !3744
	%77 = trunc i64 %42 to i32, !dbg !3745
	%78 = bitcast float %53 to i32, !dbg !3745
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %77, i32 31), !dbg !3745
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !3745
	%81 = bitcast i32 %80 to float, !dbg !3745
	%82 = getelementptr inbounds float, float addrspace(1)* %54, i64 3, !dbg !3746
	store float %81, float addrspace(1)* %82, align 4, !dbg !3746
	%83 = mul i64 %32, 3, !dbg !3747
	%84 = sub i64 %p3, %83, !dbg !3748
	%85 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %83, !dbg !3748
	%86 = icmp ugt i64 %83, %p3, !dbg !3748
	%87 = icmp ugt i64 3, %84, !dbg !3749
	%88 = or i1 %86, %87, !dbg !3749
	br i1 %88, label %b2_fail5, label %b2_ok5, !dbg !3749, !prof !30

b2_ok5:
	%89 = bitcast float %53 to i32, !dbg !3750
	%90 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %89) convergent nounwind, !dbg !3750
	%91 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 0, !dbg !3751
	store i32 %90, i32 addrspace(1)* %91, align 4, !dbg !3751
	%92 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 1, !dbg !3752
	store i32 7, i32 addrspace(1)* %92, align 4, !dbg !3752
	%93 = bitcast float %53 to i32, !dbg !3753
	%94 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %93) convergent nounwind, !dbg !3753
	store i32 %94, i32 addrspace(1)* %92, align 4, !dbg !3754
	%95 = sub i64 %32, %34, !dbg !3755
	%96 = getelementptr inbounds float, float addrspace(1)* %2, i64 %95, !dbg !3756
	%97 = icmp uge i64 %95, %p5, !dbg !3756
	br i1 %97, label %b2_fail7, label %b2_ok7, !dbg !3756, !prof !30

b2_ok7:
	%98 = load float, float addrspace(1)* %96, align 4, !dbg !3756
	%99 = bitcast float %98 to i32, !dbg !3757
	%100 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b32 $0|p, $1, 0xffffffff; }", "=r,r"(i32 %99) convergent nounwind, !dbg !3757
	%101 = getelementptr inbounds i32, i32 addrspace(1)* %85, i64 2, !dbg !3758
	store i32 %100, i32 addrspace(1)* %101, align 4, !dbg !3758
	ret void, !dbg !3725

b2_fail1:
	%102 = icmp uge i64 %32, %p5, !dbg !3732
	br i1 %102, label %b2_fail2, label %b2_ok2, !dbg !3732

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !3732
	ret void, !dbg !3732

b2_ok2:
	%103 = icmp ugt i64 %43, %p1, !dbg !3734
	br i1 %103, label %b2_fail3, label %b2_ok3, !dbg !3734

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !3734
	ret void, !dbg !3734

b2_ok3:
	%104 = icmp ugt i64 4, %44, !dbg !3735
	br i1 %104, label %b2_fail4, label %b2_ok4, !dbg !3735

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !3735
	ret void, !dbg !3735

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !3736
	ret void, !dbg !3736

b2_fail5:
	%105 = icmp ugt i64 %83, %p3, !dbg !3748
	br i1 %105, label %b2_fail6, label %b2_ok6, !dbg !3748

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %83, i64 %p3), !dbg !3748
	ret void, !dbg !3748

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %84), !dbg !3749
	ret void, !dbg !3749

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %95, i64 %p5), !dbg !3756
	ret void, !dbg !3756
}

define void @NumbersFloat32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !3759 {
entry:
	br label %b0, !dbg !3760

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !3760
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !3760
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !3760
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !3763, !range !11
	%4 = sext i32 %3 to i64, !dbg !3763
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !3763, !range !12
	%6 = sext i32 %5 to i64, !dbg !3763
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !3763, !range !12
	%8 = sext i32 %7 to i64, !dbg !3763
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !3763, !range !13
	%10 = sext i32 %9 to i64, !dbg !3763
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !3763, !range !14
	%12 = sext i32 %11 to i64, !dbg !3763
	%13 = mul i64 %12, %8, !dbg !3763
	%14 = add i64 %6, %13, !dbg !3763
	%15 = mul i64 %10, %14, !dbg !3763
	%16 = add i64 %4, %15, !dbg !3763
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !3763, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !3763, !range !15
	%19 = mul i32 %17, %18, !dbg !3763
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !3763, !range !16
	%21 = mul i32 %19, %20, !dbg !3763
	%22 = sext i32 %21 to i64, !dbg !3763
	%23 = mul i64 %16, %22, !dbg !3763
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !3763, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !3763, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !3763, !range !18
	%27 = mul i32 %18, %26, !dbg !3763
	%28 = add i32 %25, %27, !dbg !3763
	%29 = mul i32 %17, %28, !dbg !3763
	%30 = add i32 %24, %29, !dbg !3763
	%31 = sext i32 %30 to i64, !dbg !3763
	%32 = add i64 %23, %31, !dbg !3763
	%33 = mul i64 %32, 6, !dbg !3764
	%34 = sub i64 %p1, %33, !dbg !3765
	%35 = getelementptr inbounds float, float addrspace(1)* %0, i64 %33, !dbg !3765
	%36 = getelementptr inbounds float, float addrspace(1)* %2, i64 %32, !dbg !3766
	%37 = icmp ugt i64 %33, %p1, !dbg !3765
	%38 = icmp uge i64 %32, %p5, !dbg !3766
	%39 = icmp ugt i64 6, %34, !dbg !3769
	%40 = or i1 %37, %38, !dbg !3769
	%41 = or i1 %40, %39, !dbg !3769
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !3769, !prof !30

b0_ok1:
	%42 = load float, float addrspace(1)* %36, align 4, !dbg !3766
	%43 = and i32 %30, -32, !dbg !3776
	%44 = sub i32 %21, %43, !dbg !3776
	%45 = icmp slt i32 %44, 32, !dbg !3776
	%46 = select i1 %45, i32 %44, i32 32, !dbg !3776
	%47 = sext i32 %46 to i64, !dbg !3776
	%48 = icmp eq i64 %47, 32, !dbg !3777
	%49 = mul i64 %47, 2, !dbg !3778
	br label %b1, !dbg !3769

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %203, %b49 ], !dbg !3769
	br i1 %48, label %b2, label %b4, !dbg !3777

b2:
	%51 = phi float [ %59, %b3 ], [ %42, %b1 ], !dbg !3779
	%52 = phi i64 [ %60, %b3 ], [ 16, %b1 ], !dbg !3780
	%53 = icmp sgt i64 %52, 0, !dbg !3781
	br i1 %53, label %b3, label %b12, !dbg !3781

b3:
	%54 = trunc i64 %52 to i32, !dbg !3782
	%55 = bitcast float %51 to i32, !dbg !3782
	%56 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %55, i32 %54, i32 31), !dbg !3782
	%57 = extractvalue { i32, i1 } %56, 0, !dbg !3782
	%58 = bitcast i32 %57 to float, !dbg !3782
	%59 = fadd float %51, %58, !dbg !3783
	%60 = sdiv i64 %52, 2, !dbg !3784
	br label %b2, !dbg !3784

b4:
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3785, !range !20
	%62 = sext i32 %61 to i64, !dbg !3785
	br label %b5, !dbg !3785

b5:
	%63 = phi float [ %42, %b4 ], [ %76, %b10 ], !dbg !3779
	%64 = phi i64 [ 16, %b4 ], [ %77, %b10 ], !dbg !3786
	%65 = icmp sgt i64 %64, 0, !dbg !3787
	br i1 %65, label %b6, label %b11, !dbg !3787

b6:
	%66 = add i64 %62, %64, !dbg !3788
	%67 = icmp sge i64 %66, %47, !dbg !3789
	br i1 %67, label %b7, label %b8, !dbg !3789

b7:
	br label %b8, !dbg !3789

b8:
	%68 = phi i64 [ %66, %b6 ], [ %62, %b7 ], !dbg !3790
	%69 = trunc i64 %68 to i32, !dbg !3791
	%70 = bitcast float %63 to i32, !dbg !3791
	%71 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %70, i32 %69, i32 31), !dbg !3791
	%72 = extractvalue { i32, i1 } %71, 0, !dbg !3791
	%73 = bitcast i32 %72 to float, !dbg !3791
	%74 = icmp ne i64 %68, %62, !dbg !3792
	br i1 %74, label %b9, label %b10, !dbg !3792

b9:
	%75 = fadd float %63, %73, !dbg !3783
	br label %b10, !dbg !3793

b10:
	%76 = phi float [ %63, %b8 ], [ %75, %b9 ], !dbg !3779
	%77 = sdiv i64 %64, 2, !dbg !3794
	br label %b5, !dbg !3794

b11:
	%78 = bitcast float %63 to i32, !dbg !3795
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %78, i32 0, i32 31), !dbg !3795
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !3795
	%81 = bitcast i32 %80 to float, !dbg !3795
	br label %b12, !dbg !3796

b12:
	%82 = phi float [ %51, %b2 ], [ %81, %b11 ], !dbg !3775
	%83 = getelementptr inbounds float, float addrspace(1)* %35, i64 0, !dbg !3797
	store float %82, float addrspace(1)* %83, align 4, !dbg !3797
	br i1 %48, label %b13, label %b15, !dbg !3802

b13:
	%84 = phi float [ %94, %b14 ], [ %42, %b12 ], !dbg !3803
	%85 = phi i64 [ %95, %b14 ], [ 16, %b12 ], !dbg !3804
	%86 = icmp sgt i64 %85, 0, !dbg !3805
	br i1 %86, label %b14, label %b23, !dbg !3805

b14:
	%87 = trunc i64 %85 to i32, !dbg !3806
	%88 = bitcast float %84 to i32, !dbg !3806
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %88, i32 %87, i32 31), !dbg !3806
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !3806
	%91 = bitcast i32 %90 to float, !dbg !3806
	%92 = call float @__nv_fminf(float %84, float %91), !dbg !3807
	%93 = fcmp uno float %84, %91, !dbg !3807
	%94 = select i1 %93, float 0x7FF8000000000000, float %92, !dbg !3807
	%95 = sdiv i64 %85, 2, !dbg !3808
	br label %b13, !dbg !3808

b15:
	%96 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3809, !range !20
	%97 = sext i32 %96 to i64, !dbg !3809
	br label %b16, !dbg !3809

b16:
	%98 = phi float [ %42, %b15 ], [ %113, %b21 ], !dbg !3803
	%99 = phi i64 [ 16, %b15 ], [ %114, %b21 ], !dbg !3810
	%100 = icmp sgt i64 %99, 0, !dbg !3811
	br i1 %100, label %b17, label %b22, !dbg !3811

b17:
	%101 = add i64 %97, %99, !dbg !3812
	%102 = icmp sge i64 %101, %47, !dbg !3813
	br i1 %102, label %b18, label %b19, !dbg !3813

b18:
	br label %b19, !dbg !3813

b19:
	%103 = phi i64 [ %101, %b17 ], [ %97, %b18 ], !dbg !3814
	%104 = trunc i64 %103 to i32, !dbg !3815
	%105 = bitcast float %98 to i32, !dbg !3815
	%106 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %105, i32 %104, i32 31), !dbg !3815
	%107 = extractvalue { i32, i1 } %106, 0, !dbg !3815
	%108 = bitcast i32 %107 to float, !dbg !3815
	%109 = icmp ne i64 %103, %97, !dbg !3816
	br i1 %109, label %b20, label %b21, !dbg !3816

b20:
	%110 = call float @__nv_fminf(float %98, float %108), !dbg !3807
	%111 = fcmp uno float %98, %108, !dbg !3807
	%112 = select i1 %111, float 0x7FF8000000000000, float %110, !dbg !3807
	br label %b21, !dbg !3817

b21:
	%113 = phi float [ %98, %b19 ], [ %112, %b20 ], !dbg !3803
	%114 = sdiv i64 %99, 2, !dbg !3818
	br label %b16, !dbg !3818

b22:
	%115 = bitcast float %98 to i32, !dbg !3819
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %115, i32 0, i32 31), !dbg !3819
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !3819
	%118 = bitcast i32 %117 to float, !dbg !3819
	br label %b23, !dbg !3820

b23:
	%119 = phi float [ %84, %b13 ], [ %118, %b22 ], !dbg !3801
	br i1 %48, label %b24, label %b26, !dbg !3825

b24:
	%120 = phi float [ %130, %b25 ], [ %42, %b23 ], !dbg !3826
	%121 = phi i64 [ %131, %b25 ], [ 16, %b23 ], !dbg !3827
	%122 = icmp sgt i64 %121, 0, !dbg !3828
	br i1 %122, label %b25, label %b34, !dbg !3828

b25:
	%123 = trunc i64 %121 to i32, !dbg !3829
	%124 = bitcast float %120 to i32, !dbg !3829
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %124, i32 %123, i32 31), !dbg !3829
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !3829
	%127 = bitcast i32 %126 to float, !dbg !3829
	%128 = call float @__nv_fmaxf(float %120, float %127), !dbg !3830
	%129 = fcmp uno float %120, %127, !dbg !3830
	%130 = select i1 %129, float 0x7FF8000000000000, float %128, !dbg !3830
	%131 = sdiv i64 %121, 2, !dbg !3831
	br label %b24, !dbg !3831

b26:
	%132 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3832, !range !20
	%133 = sext i32 %132 to i64, !dbg !3832
	br label %b27, !dbg !3832

b27:
	%134 = phi float [ %42, %b26 ], [ %149, %b32 ], !dbg !3826
	%135 = phi i64 [ 16, %b26 ], [ %150, %b32 ], !dbg !3833
	%136 = icmp sgt i64 %135, 0, !dbg !3834
	br i1 %136, label %b28, label %b33, !dbg !3834

b28:
	%137 = add i64 %133, %135, !dbg !3835
	%138 = icmp sge i64 %137, %47, !dbg !3836
	br i1 %138, label %b29, label %b30, !dbg !3836

b29:
	br label %b30, !dbg !3836

b30:
	%139 = phi i64 [ %137, %b28 ], [ %133, %b29 ], !dbg !3837
	%140 = trunc i64 %139 to i32, !dbg !3838
	%141 = bitcast float %134 to i32, !dbg !3838
	%142 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %141, i32 %140, i32 31), !dbg !3838
	%143 = extractvalue { i32, i1 } %142, 0, !dbg !3838
	%144 = bitcast i32 %143 to float, !dbg !3838
	%145 = icmp ne i64 %139, %133, !dbg !3839
	br i1 %145, label %b31, label %b32, !dbg !3839

b31:
	%146 = call float @__nv_fmaxf(float %134, float %144), !dbg !3830
	%147 = fcmp uno float %134, %144, !dbg !3830
	%148 = select i1 %147, float 0x7FF8000000000000, float %146, !dbg !3830
	br label %b32, !dbg !3840

b32:
	%149 = phi float [ %134, %b30 ], [ %148, %b31 ], !dbg !3826
	%150 = sdiv i64 %135, 2, !dbg !3841
	br label %b27, !dbg !3841

b33:
	%151 = bitcast float %134 to i32, !dbg !3842
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %151, i32 0, i32 31), !dbg !3842
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !3842
	%154 = bitcast i32 %153 to float, !dbg !3842
	br label %b34, !dbg !3843

b34:
	%155 = phi float [ %120, %b24 ], [ %154, %b33 ], !dbg !3824
	%156 = getelementptr inbounds float, float addrspace(1)* %35, i64 1, !dbg !3844
	store float %119, float addrspace(1)* %156, align 4, !dbg !3844
	%157 = getelementptr inbounds float, float addrspace(1)* %35, i64 2, !dbg !3845
	store float %155, float addrspace(1)* %157, align 4, !dbg !3845
	%158 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !3850, !range !20
	%159 = sext i32 %158 to i64, !dbg !3850
	br label %b35, !dbg !3850

b35:
	%160 = phi float [ %42, %b34 ], [ %170, %b38 ], !dbg !3851
	%161 = phi i64 [ 1, %b34 ], [ %171, %b38 ], !dbg !3852
	%162 = icmp slt i64 %161, 32, !dbg !3853
	br i1 %162, label %b36, label %b39, !dbg !3853

b36:
	%163 = trunc i64 %161 to i32, !dbg !3854
	%164 = bitcast float %160 to i32, !dbg !3854
	%165 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %164, i32 %163, i32 0), !dbg !3854
	%166 = extractvalue { i32, i1 } %165, 0, !dbg !3854
	%167 = bitcast i32 %166 to float, !dbg !3854
	%168 = icmp sge i64 %159, %161, !dbg !3855
	br i1 %168, label %b37, label %b38, !dbg !3855

b37:
	%169 = fadd float %160, %167, !dbg !3856
	br label %b38, !dbg !3856

b38:
	%170 = phi float [ %160, %b36 ], [ %169, %b37 ], !dbg !3851
	%171 = mul i64 %161, 2, !dbg !3857
	br label %b35, !dbg !3857

b39:
	%172 = fadd float 0.000000e+00, %160, !dbg !3858
	br label %b40, !dbg !3862

b40:
	%173 = phi float [ %42, %b39 ], [ %183, %b43 ], !dbg !3863
	%174 = phi i64 [ 1, %b39 ], [ %184, %b43 ], !dbg !3864
	%175 = icmp slt i64 %174, 32, !dbg !3865
	br i1 %175, label %b41, label %b44, !dbg !3865

b41:
	%176 = trunc i64 %174 to i32, !dbg !3866
	%177 = bitcast float %173 to i32, !dbg !3866
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %177, i32 %176, i32 0), !dbg !3866
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !3866
	%180 = bitcast i32 %179 to float, !dbg !3866
	%181 = icmp sge i64 %159, %174, !dbg !3867
	br i1 %181, label %b42, label %b43, !dbg !3867

b42:
	%182 = fadd float %173, %180, !dbg !3868
	br label %b43, !dbg !3868

b43:
	%183 = phi float [ %173, %b41 ], [ %182, %b42 ], !dbg !3863
	%184 = mul i64 %174, 2, !dbg !3869
	br label %b40, !dbg !3869

b44:
	%185 = bitcast float %173 to i32, !dbg !3870
	%186 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %185, i32 1, i32 0), !dbg !3870
	%187 = extractvalue { i32, i1 } %186, 0, !dbg !3870
	%188 = bitcast i32 %187 to float, !dbg !3870
	%189 = icmp eq i64 %159, 0, !dbg !3871
	br i1 %189, label %b46, label %b45, !dbg !3871

b45:
	%190 = fadd float 0.000000e+00, %188, !dbg !3872
	br label %b46, !dbg !3873

b46:
	%191 = phi float [ 0.000000e+00, %b44 ], [ %190, %b45 ], !dbg !3860
	%192 = getelementptr inbounds float, float addrspace(1)* %35, i64 3, !dbg !3874
	store float %172, float addrspace(1)* %192, align 4, !dbg !3874
	%193 = getelementptr inbounds float, float addrspace(1)* %35, i64 4, !dbg !3875
	store float %191, float addrspace(1)* %193, align 4, !dbg !3875
	%194 = sdiv i64 %49, 3, !dbg !3876
	%195 = icmp slt i64 %194, 0, !dbg !3879
	br i1 %195, label %b48, label %b47, !dbg !3879

b47:
	%196 = icmp sge i64 %194, %47, !dbg !3880
	br i1 %196, label %b48, label %b49, !dbg !3880

b48:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !3881
	ret void, !dbg !3881

b49:
	%197 = trunc i64 %194 to i32, !dbg !3882
	%198 = bitcast float %42 to i32, !dbg !3882
	%199 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %198, i32 %197, i32 31), !dbg !3882
	%200 = extractvalue { i32, i1 } %199, 0, !dbg !3882
	%201 = bitcast i32 %200 to float, !dbg !3882
	%202 = getelementptr inbounds float, float addrspace(1)* %35, i64 5, !dbg !3883
	store float %201, float addrspace(1)* %202, align 4, !dbg !3883
	%203 = add i64 %50, 1, !dbg !3883
	%204 = icmp slt i64 %203, 2, !dbg !3883
	br i1 %204, label %b1, label %b50, !dbg !3883

b50:
	%205 = sub i64 %p3, %33, !dbg !3884
	%206 = getelementptr inbounds float, float addrspace(1)* %1, i64 %33, !dbg !3884
	%207 = icmp ugt i64 %33, %p3, !dbg !3884
	%208 = icmp ugt i64 6, %205, !dbg !3887
	%209 = or i1 %207, %208, !dbg !3887
	br i1 %209, label %b50_fail1, label %b50_ok1, !dbg !3887, !prof !30

b50_ok1:
	%210 = load float, float addrspace(1)* %36, align 4, !dbg !3888
	%211 = add i64 %22, 32, !dbg !3894
	%212 = sub i64 %211, 1, !dbg !3895
	%213 = sub i64 %47, 1, !dbg !3900
	%214 = icmp eq i64 %159, %213, !dbg !3901
	%215 = mul i64 %22, 2, !dbg !3902
	br label %b51, !dbg !3887

b51:
	%216 = phi i64 [ 0, %b50_ok1 ], [ %430, %b130 ], !dbg !3887
	br i1 %48, label %b52, label %b54, !dbg !3904

b52:
	%217 = phi float [ %225, %b53 ], [ %210, %b51 ], !dbg !3905
	%218 = phi i64 [ %226, %b53 ], [ 16, %b51 ], !dbg !3906
	%219 = icmp sgt i64 %218, 0, !dbg !3907
	br i1 %219, label %b53, label %b61, !dbg !3907

b53:
	%220 = trunc i64 %218 to i32, !dbg !3908
	%221 = bitcast float %217 to i32, !dbg !3908
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %221, i32 %220, i32 31), !dbg !3908
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !3908
	%224 = bitcast i32 %223 to float, !dbg !3908
	%225 = fadd float %217, %224, !dbg !3909
	%226 = sdiv i64 %218, 2, !dbg !3910
	br label %b52, !dbg !3910

b54:
	%227 = phi float [ %240, %b59 ], [ %210, %b51 ], !dbg !3905
	%228 = phi i64 [ %241, %b59 ], [ 16, %b51 ], !dbg !3911
	%229 = icmp sgt i64 %228, 0, !dbg !3912
	br i1 %229, label %b55, label %b60, !dbg !3912

b55:
	%230 = add i64 %159, %228, !dbg !3913
	%231 = icmp sge i64 %230, %47, !dbg !3914
	br i1 %231, label %b56, label %b57, !dbg !3914

b56:
	br label %b57, !dbg !3914

b57:
	%232 = phi i64 [ %230, %b55 ], [ %159, %b56 ], !dbg !3915
	%233 = trunc i64 %232 to i32, !dbg !3916
	%234 = bitcast float %227 to i32, !dbg !3916
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %234, i32 %233, i32 31), !dbg !3916
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !3916
	%237 = bitcast i32 %236 to float, !dbg !3916
	%238 = icmp ne i64 %232, %159, !dbg !3917
	br i1 %238, label %b58, label %b59, !dbg !3917

b58:
	%239 = fadd float %227, %237, !dbg !3909
	br label %b59, !dbg !3918

b59:
	%240 = phi float [ %227, %b57 ], [ %239, %b58 ], !dbg !3905
	%241 = sdiv i64 %228, 2, !dbg !3919
	br label %b54, !dbg !3919

b60:
	%242 = bitcast float %227 to i32, !dbg !3920
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %242, i32 0, i32 31), !dbg !3920
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !3920
	%245 = bitcast i32 %244 to float, !dbg !3920
	br label %b61, !dbg !3921

b61:
	%246 = phi float [ %217, %b52 ], [ %245, %b60 ], !dbg !3903
	%247 = sdiv i64 %212, 32, !dbg !3922
	%248 = icmp eq i64 %247, 1, !dbg !3923
	br i1 %248, label %b67, label %b62, !dbg !3923

b62:
	call void @llvm.nvvm.barrier0(), !dbg !3925
	br i1 %189, label %b63, label %b64, !dbg !3926

b63:
	%249 = sdiv i64 %31, 32, !dbg !3927
	%250 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %249, !dbg !3928
	store float %246, float addrspace(3)* %250, align 4, !dbg !3928
	br label %b64, !dbg !3928

b64:
	call void @llvm.nvvm.barrier0(), !dbg !3929
	%251 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 0, !dbg !3930
	%252 = load float, float addrspace(3)* %251, align 4, !dbg !3930
	br label %b65, !dbg !3930

b65:
	%253 = phi float [ %252, %b64 ], [ %258, %b66 ], !dbg !3931
	%254 = phi i64 [ 1, %b64 ], [ %259, %b66 ], !dbg !3932
	%255 = icmp slt i64 %254, %247, !dbg !3933
	br i1 %255, label %b66, label %b67, !dbg !3933

b66:
	%256 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %254, !dbg !3934
	%257 = load float, float addrspace(3)* %256, align 4, !dbg !3934
	%258 = fadd float %253, %257, !dbg !3909
	%259 = add i64 %254, 1, !dbg !3935
	br label %b65, !dbg !3935

b67:
	%260 = phi float [ %246, %b61 ], [ %253, %b65 ], !dbg !3892
	%261 = getelementptr inbounds float, float addrspace(1)* %206, i64 0, !dbg !3936
	store float %260, float addrspace(1)* %261, align 4, !dbg !3936
	br i1 %48, label %b68, label %b70, !dbg !3941

b68:
	%262 = phi float [ %272, %b69 ], [ %210, %b67 ], !dbg !3942
	%263 = phi i64 [ %273, %b69 ], [ 16, %b67 ], !dbg !3943
	%264 = icmp sgt i64 %263, 0, !dbg !3944
	br i1 %264, label %b69, label %b77, !dbg !3944

b69:
	%265 = trunc i64 %263 to i32, !dbg !3945
	%266 = bitcast float %262 to i32, !dbg !3945
	%267 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %266, i32 %265, i32 31), !dbg !3945
	%268 = extractvalue { i32, i1 } %267, 0, !dbg !3945
	%269 = bitcast i32 %268 to float, !dbg !3945
	%270 = call float @__nv_fminf(float %262, float %269), !dbg !3946
	%271 = fcmp uno float %262, %269, !dbg !3946
	%272 = select i1 %271, float 0x7FF8000000000000, float %270, !dbg !3946
	%273 = sdiv i64 %263, 2, !dbg !3947
	br label %b68, !dbg !3947

b70:
	%274 = phi float [ %289, %b75 ], [ %210, %b67 ], !dbg !3942
	%275 = phi i64 [ %290, %b75 ], [ 16, %b67 ], !dbg !3948
	%276 = icmp sgt i64 %275, 0, !dbg !3949
	br i1 %276, label %b71, label %b76, !dbg !3949

b71:
	%277 = add i64 %159, %275, !dbg !3950
	%278 = icmp sge i64 %277, %47, !dbg !3951
	br i1 %278, label %b72, label %b73, !dbg !3951

b72:
	br label %b73, !dbg !3951

b73:
	%279 = phi i64 [ %277, %b71 ], [ %159, %b72 ], !dbg !3952
	%280 = trunc i64 %279 to i32, !dbg !3953
	%281 = bitcast float %274 to i32, !dbg !3953
	%282 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %281, i32 %280, i32 31), !dbg !3953
	%283 = extractvalue { i32, i1 } %282, 0, !dbg !3953
	%284 = bitcast i32 %283 to float, !dbg !3953
	%285 = icmp ne i64 %279, %159, !dbg !3954
	br i1 %285, label %b74, label %b75, !dbg !3954

b74:
	%286 = call float @__nv_fminf(float %274, float %284), !dbg !3946
	%287 = fcmp uno float %274, %284, !dbg !3946
	%288 = select i1 %287, float 0x7FF8000000000000, float %286, !dbg !3946
	br label %b75, !dbg !3955

b75:
	%289 = phi float [ %274, %b73 ], [ %288, %b74 ], !dbg !3942
	%290 = sdiv i64 %275, 2, !dbg !3956
	br label %b70, !dbg !3956

b76:
	%291 = bitcast float %274 to i32, !dbg !3957
	%292 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %291, i32 0, i32 31), !dbg !3957
	%293 = extractvalue { i32, i1 } %292, 0, !dbg !3957
	%294 = bitcast i32 %293 to float, !dbg !3957
	br label %b77, !dbg !3958

b77:
	%295 = phi float [ %262, %b68 ], [ %294, %b76 ], !dbg !3940
	br i1 %248, label %b83, label %b78, !dbg !3959

b78:
	call void @llvm.nvvm.barrier0(), !dbg !3961
	br i1 %189, label %b79, label %b80, !dbg !3962

b79:
	%296 = sdiv i64 %31, 32, !dbg !3963
	%297 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %296, !dbg !3964
	store float %295, float addrspace(3)* %297, align 4, !dbg !3964
	br label %b80, !dbg !3964

b80:
	call void @llvm.nvvm.barrier0(), !dbg !3965
	%298 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 0, !dbg !3966
	%299 = load float, float addrspace(3)* %298, align 4, !dbg !3966
	br label %b81, !dbg !3966

b81:
	%300 = phi float [ %299, %b80 ], [ %307, %b82 ], !dbg !3967
	%301 = phi i64 [ 1, %b80 ], [ %308, %b82 ], !dbg !3968
	%302 = icmp slt i64 %301, %247, !dbg !3969
	br i1 %302, label %b82, label %b83, !dbg !3969

b82:
	%303 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %301, !dbg !3970
	%304 = load float, float addrspace(3)* %303, align 4, !dbg !3970
	%305 = call float @__nv_fminf(float %300, float %304), !dbg !3946
	%306 = fcmp uno float %300, %304, !dbg !3946
	%307 = select i1 %306, float 0x7FF8000000000000, float %305, !dbg !3946
	%308 = add i64 %301, 1, !dbg !3971
	br label %b81, !dbg !3971

b83:
	%309 = phi float [ %295, %b77 ], [ %300, %b81 ], !dbg !3939
	br i1 %48, label %b84, label %b86, !dbg !3976

b84:
	%310 = phi float [ %320, %b85 ], [ %210, %b83 ], !dbg !3977
	%311 = phi i64 [ %321, %b85 ], [ 16, %b83 ], !dbg !3978
	%312 = icmp sgt i64 %311, 0, !dbg !3979
	br i1 %312, label %b85, label %b93, !dbg !3979

b85:
	%313 = trunc i64 %311 to i32, !dbg !3980
	%314 = bitcast float %310 to i32, !dbg !3980
	%315 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %314, i32 %313, i32 31), !dbg !3980
	%316 = extractvalue { i32, i1 } %315, 0, !dbg !3980
	%317 = bitcast i32 %316 to float, !dbg !3980
	%318 = call float @__nv_fmaxf(float %310, float %317), !dbg !3981
	%319 = fcmp uno float %310, %317, !dbg !3981
	%320 = select i1 %319, float 0x7FF8000000000000, float %318, !dbg !3981
	%321 = sdiv i64 %311, 2, !dbg !3982
	br label %b84, !dbg !3982

b86:
	%322 = phi float [ %337, %b91 ], [ %210, %b83 ], !dbg !3977
	%323 = phi i64 [ %338, %b91 ], [ 16, %b83 ], !dbg !3983
	%324 = icmp sgt i64 %323, 0, !dbg !3984
	br i1 %324, label %b87, label %b92, !dbg !3984

b87:
	%325 = add i64 %159, %323, !dbg !3985
	%326 = icmp sge i64 %325, %47, !dbg !3986
	br i1 %326, label %b88, label %b89, !dbg !3986

b88:
	br label %b89, !dbg !3986

b89:
	%327 = phi i64 [ %325, %b87 ], [ %159, %b88 ], !dbg !3987
	%328 = trunc i64 %327 to i32, !dbg !3988
	%329 = bitcast float %322 to i32, !dbg !3988
	%330 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %329, i32 %328, i32 31), !dbg !3988
	%331 = extractvalue { i32, i1 } %330, 0, !dbg !3988
	%332 = bitcast i32 %331 to float, !dbg !3988
	%333 = icmp ne i64 %327, %159, !dbg !3989
	br i1 %333, label %b90, label %b91, !dbg !3989

b90:
	%334 = call float @__nv_fmaxf(float %322, float %332), !dbg !3981
	%335 = fcmp uno float %322, %332, !dbg !3981
	%336 = select i1 %335, float 0x7FF8000000000000, float %334, !dbg !3981
	br label %b91, !dbg !3990

b91:
	%337 = phi float [ %322, %b89 ], [ %336, %b90 ], !dbg !3977
	%338 = sdiv i64 %323, 2, !dbg !3991
	br label %b86, !dbg !3991

b92:
	%339 = bitcast float %322 to i32, !dbg !3992
	%340 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %339, i32 0, i32 31), !dbg !3992
	%341 = extractvalue { i32, i1 } %340, 0, !dbg !3992
	%342 = bitcast i32 %341 to float, !dbg !3992
	br label %b93, !dbg !3993

b93:
	%343 = phi float [ %310, %b84 ], [ %342, %b92 ], !dbg !3975
	br i1 %248, label %b99, label %b94, !dbg !3994

b94:
	call void @llvm.nvvm.barrier0(), !dbg !3996
	br i1 %189, label %b95, label %b96, !dbg !3997

b95:
	%344 = sdiv i64 %31, 32, !dbg !3998
	%345 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %344, !dbg !3999
	store float %343, float addrspace(3)* %345, align 4, !dbg !3999
	br label %b96, !dbg !3999

b96:
	call void @llvm.nvvm.barrier0(), !dbg !4000
	%346 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 0, !dbg !4001
	%347 = load float, float addrspace(3)* %346, align 4, !dbg !4001
	br label %b97, !dbg !4001

b97:
	%348 = phi float [ %347, %b96 ], [ %355, %b98 ], !dbg !4002
	%349 = phi i64 [ 1, %b96 ], [ %356, %b98 ], !dbg !4003
	%350 = icmp slt i64 %349, %247, !dbg !4004
	br i1 %350, label %b98, label %b99, !dbg !4004

b98:
	%351 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_reduce_49_7, i64 0, i64 %349, !dbg !4005
	%352 = load float, float addrspace(3)* %351, align 4, !dbg !4005
	%353 = call float @__nv_fmaxf(float %348, float %352), !dbg !3981
	%354 = fcmp uno float %348, %352, !dbg !3981
	%355 = select i1 %354, float 0x7FF8000000000000, float %353, !dbg !3981
	%356 = add i64 %349, 1, !dbg !4006
	br label %b97, !dbg !4006

b99:
	%357 = phi float [ %343, %b93 ], [ %348, %b97 ], !dbg !3974
	%358 = getelementptr inbounds float, float addrspace(1)* %206, i64 1, !dbg !4007
	store float %309, float addrspace(1)* %358, align 4, !dbg !4007
	%359 = getelementptr inbounds float, float addrspace(1)* %206, i64 2, !dbg !4008
	store float %357, float addrspace(1)* %359, align 4, !dbg !4008
	br label %b100, !dbg !4009

b100:
	%360 = phi float [ %210, %b99 ], [ %370, %b103 ], !dbg !4010
	%361 = phi i64 [ 1, %b99 ], [ %371, %b103 ], !dbg !4011
	%362 = icmp slt i64 %361, 32, !dbg !4012
	br i1 %362, label %b101, label %b104, !dbg !4012

b101:
	%363 = trunc i64 %361 to i32, !dbg !4013
	%364 = bitcast float %360 to i32, !dbg !4013
	%365 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %364, i32 %363, i32 0), !dbg !4013
	%366 = extractvalue { i32, i1 } %365, 0, !dbg !4013
	%367 = bitcast i32 %366 to float, !dbg !4013
	%368 = icmp sge i64 %159, %361, !dbg !4014
	br i1 %368, label %b102, label %b103, !dbg !4014

b102:
	%369 = fadd float %360, %367, !dbg !4015
	br label %b103, !dbg !4015

b103:
	%370 = phi float [ %360, %b101 ], [ %369, %b102 ], !dbg !4010
	%371 = mul i64 %361, 2, !dbg !4016
	br label %b100, !dbg !4016

b104:
	br i1 %248, label %b110, label %b105, !dbg !4017

b105:
	%372 = sdiv i64 %31, 32, !dbg !4019
	call void @llvm.nvvm.barrier0(), !dbg !4020
	br i1 %214, label %b106, label %b107, !dbg !3901

b106:
	%373 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %372, !dbg !4021
	store float %360, float addrspace(3)* %373, align 4, !dbg !4021
	br label %b107, !dbg !4021

b107:
	call void @llvm.nvvm.barrier0(), !dbg !4022
	%374 = icmp slt i64 0, %372, !dbg !4022
	br i1 %374, label %b108, label %b109, !dbg !4022

b108:
	%375 = phi float [ %380, %b108_ok1 ], [ 0.000000e+00, %b107 ], !dbg !4023
	%376 = phi i64 [ %381, %b108_ok1 ], [ 0, %b107 ], !dbg !4023
	%377 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %376, !dbg !4024
	%378 = icmp uge i64 %376, 32, !dbg !4024
	br i1 %378, label %b108_fail1, label %b108_ok1, !dbg !4024, !prof !30

b108_ok1:
	%379 = load float, float addrspace(3)* %377, align 4, !dbg !4024
	%380 = fadd float %375, %379, !dbg !4025
	%381 = add i64 %376, 1, !dbg !4025
	%382 = icmp slt i64 %381, %372, !dbg !4025
	br i1 %382, label %b108, label %b109, !dbg !4025

b109:
	%383 = phi float [ 0.000000e+00, %b107 ], [ %380, %b108_ok1 ], !dbg !4023
	br label %b110, !dbg !4026

b110:
	%384 = phi float [ 0.000000e+00, %b104 ], [ %383, %b109 ], !dbg !3899
	%385 = fadd float %384, %360, !dbg !4027
	br label %b111, !dbg !4031

b111:
	%386 = phi float [ %210, %b110 ], [ %396, %b114 ], !dbg !4032
	%387 = phi i64 [ 1, %b110 ], [ %397, %b114 ], !dbg !4033
	%388 = icmp slt i64 %387, 32, !dbg !4034
	br i1 %388, label %b112, label %b115, !dbg !4034

b112:
	%389 = trunc i64 %387 to i32, !dbg !4035
	%390 = bitcast float %386 to i32, !dbg !4035
	%391 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %390, i32 %389, i32 0), !dbg !4035
	%392 = extractvalue { i32, i1 } %391, 0, !dbg !4035
	%393 = bitcast i32 %392 to float, !dbg !4035
	%394 = icmp sge i64 %159, %387, !dbg !4036
	br i1 %394, label %b113, label %b114, !dbg !4036

b113:
	%395 = fadd float %386, %393, !dbg !4037
	br label %b114, !dbg !4037

b114:
	%396 = phi float [ %386, %b112 ], [ %395, %b113 ], !dbg !4032
	%397 = mul i64 %387, 2, !dbg !4038
	br label %b111, !dbg !4038

b115:
	br i1 %248, label %b121, label %b116, !dbg !4039

b116:
	%398 = sdiv i64 %31, 32, !dbg !4041
	call void @llvm.nvvm.barrier0(), !dbg !4042
	br i1 %214, label %b117, label %b118, !dbg !4043

b117:
	%399 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %398, !dbg !4044
	store float %386, float addrspace(3)* %399, align 4, !dbg !4044
	br label %b118, !dbg !4044

b118:
	call void @llvm.nvvm.barrier0(), !dbg !4045
	%400 = icmp slt i64 0, %398, !dbg !4045
	br i1 %400, label %b119, label %b120, !dbg !4045

b119:
	%401 = phi float [ %406, %b119_ok1 ], [ 0.000000e+00, %b118 ], !dbg !4046
	%402 = phi i64 [ %407, %b119_ok1 ], [ 0, %b118 ], !dbg !4046
	%403 = getelementptr inbounds [32 x float], [32 x float] addrspace(3)* @gpuc_shared_scan_34_7, i64 0, i64 %402, !dbg !4047
	%404 = icmp uge i64 %402, 32, !dbg !4047
	br i1 %404, label %b119_fail1, label %b119_ok1, !dbg !4047, !prof !30

b119_ok1:
	%405 = load float, float addrspace(3)* %403, align 4, !dbg !4047
	%406 = fadd float %401, %405, !dbg !4048
	%407 = add i64 %402, 1, !dbg !4048
	%408 = icmp slt i64 %407, %398, !dbg !4048
	br i1 %408, label %b119, label %b120, !dbg !4048

b120:
	%409 = phi float [ 0.000000e+00, %b118 ], [ %406, %b119_ok1 ], !dbg !4046
	br label %b121, !dbg !4049

b121:
	%410 = phi float [ 0.000000e+00, %b115 ], [ %409, %b120 ], !dbg !4030
	%411 = bitcast float %386 to i32, !dbg !4050
	%412 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %411, i32 1, i32 0), !dbg !4050
	%413 = extractvalue { i32, i1 } %412, 0, !dbg !4050
	%414 = bitcast i32 %413 to float, !dbg !4050
	br i1 %189, label %b123, label %b122, !dbg !4051

b122:
	%415 = fadd float %410, %414, !dbg !4052
	br label %b123, !dbg !4053

b123:
	%416 = phi float [ %410, %b121 ], [ %415, %b122 ], !dbg !4029
	%417 = getelementptr inbounds float, float addrspace(1)* %206, i64 3, !dbg !4054
	store float %385, float addrspace(1)* %417, align 4, !dbg !4054
	%418 = getelementptr inbounds float, float addrspace(1)* %206, i64 4, !dbg !4055
	store float %416, float addrspace(1)* %418, align 4, !dbg !4055
	%419 = sdiv i64 %215, 3, !dbg !4056
	%420 = icmp sge i64 %419, %22, !dbg !4059
	br i1 %420, label %b124, label %b125, !dbg !4059

b124:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !4060
	ret void, !dbg !4060

b125:
	br i1 %248, label %b126, label %b127, !dbg !4061

b126:
	%421 = trunc i64 %419 to i32, !dbg !4062
	%422 = bitcast float %210 to i32, !dbg !4062
	%423 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %422, i32 %421, i32 31), !dbg !4062
	%424 = extractvalue { i32, i1 } %423, 0, !dbg !4062
	%425 = bitcast i32 %424 to float, !dbg !4062
	br label %b130, !dbg !4063

b127:
	call void @llvm.nvvm.barrier0(), !dbg !4065
	%426 = icmp eq i64 %31, %419, !dbg !4066
	br i1 %426, label %b128, label %b129, !dbg !4066

b128:
	store float %210, float addrspace(3)* @gpuc_shared_Broadcast_42_7, align 4, !dbg !4067
	br label %b129, !dbg !4067

b129:
	call void @llvm.nvvm.barrier0(), !dbg !4068
	%427 = load float, float addrspace(3)* @gpuc_shared_Broadcast_42_7, align 4, !dbg !4069
	br label %b130, !dbg !4070

b130:
	%428 = phi float [ %425, %b126 ], [ %427, %b129 ], !dbg !4058
	%429 = getelementptr inbounds float, float addrspace(1)* %206, i64 5, !dbg !4071
	store float %428, float addrspace(1)* %429, align 4, !dbg !4071
	%430 = add i64 %216, 1, !dbg !4071
	%431 = icmp slt i64 %430, 2, !dbg !4071
	br i1 %431, label %b51, label %b131, !dbg !4071

b131:
	ret void, !dbg !3762

b0_fail1:
	%432 = icmp ugt i64 %33, %p1, !dbg !3765
	br i1 %432, label %b0_fail2, label %b0_ok2, !dbg !3765

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %33, i64 %p1), !dbg !3765
	ret void, !dbg !3765

b0_ok2:
	%433 = icmp uge i64 %32, %p5, !dbg !3766
	br i1 %433, label %b0_fail3, label %b0_ok3, !dbg !3766

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %32, i64 %p5), !dbg !3766
	ret void, !dbg !3766

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 6, i64 %34), !dbg !3769
	ret void, !dbg !3769

b50_fail1:
	%434 = icmp ugt i64 %33, %p3, !dbg !3884
	br i1 %434, label %b50_fail2, label %b50_ok2, !dbg !3884

b50_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %33, i64 %p3), !dbg !3884
	ret void, !dbg !3884

b50_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 6, i64 %205), !dbg !3887
	ret void, !dbg !3887

b108_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %376, i64 32), !dbg !4024
	ret void, !dbg !4024

b119_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %402, i64 32), !dbg !4047
	ret void, !dbg !4047
}

define void @ExchangeFloat64(double* %p0, i64 %p1, i32* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !4072 {
entry:
	br label %b0, !dbg !4073

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !4073
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !4073
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !4073
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4076, !range !11
	%4 = sext i32 %3 to i64, !dbg !4076
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !4076, !range !12
	%6 = sext i32 %5 to i64, !dbg !4076
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !4076, !range !12
	%8 = sext i32 %7 to i64, !dbg !4076
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !4076, !range !13
	%10 = sext i32 %9 to i64, !dbg !4076
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !4076, !range !14
	%12 = sext i32 %11 to i64, !dbg !4076
	%13 = mul i64 %12, %8, !dbg !4076
	%14 = add i64 %6, %13, !dbg !4076
	%15 = mul i64 %10, %14, !dbg !4076
	%16 = add i64 %4, %15, !dbg !4076
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4076, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4076, !range !15
	%19 = mul i32 %17, %18, !dbg !4076
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4076, !range !16
	%21 = mul i32 %19, %20, !dbg !4076
	%22 = sext i32 %21 to i64, !dbg !4076
	%23 = mul i64 %16, %22, !dbg !4076
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4076, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4076, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4076, !range !18
	%27 = mul i32 %18, %26, !dbg !4076
	%28 = add i32 %25, %27, !dbg !4076
	%29 = mul i32 %17, %28, !dbg !4076
	%30 = add i32 %24, %29, !dbg !4076
	%31 = sext i32 %30 to i64, !dbg !4076
	%32 = add i64 %23, %31, !dbg !4076
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4077, !range !20
	%34 = sext i32 %33 to i64, !dbg !4077
	%35 = and i32 %30, -32, !dbg !4078
	%36 = sub i32 %21, %35, !dbg !4078
	%37 = icmp slt i32 %36, 32, !dbg !4078
	%38 = select i1 %37, i32 %36, i32 32, !dbg !4078
	%39 = sext i32 %38 to i64, !dbg !4078
	%40 = icmp eq i64 %39, 32, !dbg !4079
	br i1 %40, label %b1, label %b2, !dbg !4079

b1:
	br label %b2, !dbg !4079

b2:
	%41 = phi i64 [ 0, %b0 ], [ 5, %b1 ], !dbg !4080
	%42 = phi i64 [ 0, %b0 ], [ 21, %b1 ], !dbg !4081
	%43 = mul i64 %32, 4, !dbg !4083
	%44 = sub i64 %p1, %43, !dbg !4084
	%45 = getelementptr inbounds double, double addrspace(1)* %2, i64 %32, !dbg !4082
	%46 = icmp uge i64 %32, %p5, !dbg !4082
	%47 = icmp ugt i64 %43, %p1, !dbg !4084
	%48 = icmp ugt i64 4, %44, !dbg !4085
	%49 = icmp eq i64 %39, 0, !dbg !4086
	%50 = or i1 %46, %47, !dbg !4086
	%51 = or i1 %50, %48, !dbg !4086
	%52 = or i1 %51, %49, !dbg !4086
	br i1 %52, label %b2_fail1, label %b2_ok1, !dbg !4086, !prof !30

b2_ok1:
	%53 = load double, double addrspace(1)* %45, align 8, !dbg !4082
	%54 = getelementptr inbounds double, double addrspace(1)* %0, i64 %43, !dbg !4084
	%55 = mul i64 %34, 7, !dbg !4087
	%56 = add i64 %55, 3, !dbg !4088
	%57 = icmp eq i64 %39, -1, !dbg !4086
	%58 = select i1 %57, i64 1, i64 %39, !dbg !4086
	%59 = srem i64 %56, %58, !dbg !4086
	%60 = trunc i64 %59 to i32, !dbg !4089
	%61 = bitcast double %53 to i64, !dbg !4089
	%62 = trunc i64 %61 to i32, !dbg !4089
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %62, i32 %60, i32 31), !dbg !4089
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !4089
	%65 = lshr i64 %61, 32, !dbg !4089
	%66 = trunc i64 %65 to i32, !dbg !4089
	%67 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %66, i32 %60, i32 31), !dbg !4089
	%68 = extractvalue { i32, i1 } %67, 0, !dbg !4089
	%69 = zext i32 %68 to i64, !dbg !4089
	%70 = shl i64 %69, 32, !dbg !4089
	%71 = zext i32 %64 to i64, !dbg !4089
	%72 = or i64 %71, %70, !dbg !4089
	%73 = bitcast i64 %72 to double, !dbg !4089
	%74 = getelementptr inbounds double, double addrspace(1)* %54, i64 0, !dbg !4090
	store double %73, double addrspace(1)* %74, align 8, !dbg !4090
	%75 = bitcast double %53 to i64, !dbg !4091
	%76 = trunc i64 %75 to i32, !dbg !4091
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %76, i32 3, i32 0), !dbg !4091
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !4091
	%79 = lshr i64 %75, 32, !dbg !4091
	%80 = trunc i64 %79 to i32, !dbg !4091
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %80, i32 3, i32 0), !dbg !4091
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !4091
	%83 = zext i32 %82 to i64, !dbg !4091
	%84 = shl i64 %83, 32, !dbg !4091
	%85 = zext i32 %78 to i64, !dbg !4091
	%86 = or i64 %85, %84, !dbg !4091
	%87 = bitcast i64 %86 to double, !dbg !4091
	%88 = getelementptr inbounds double, double addrspace(1)* %54, i64 1, !dbg !4092
	store double %87, double addrspace(1)* %88, align 8, !dbg !4092
	%89 = trunc i64 %41 to i32, !dbg !4093
	%90 = bitcast double %53 to i64, !dbg !4093
	%91 = trunc i64 %90 to i32, !dbg !4093
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %91, i32 %89, i32 31), !dbg !4093
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !4093
	%94 = lshr i64 %90, 32, !dbg !4093
	%95 = trunc i64 %94 to i32, !dbg !4093
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 2, i32 %95, i32 %89, i32 31), !dbg !4093
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !4093
	%98 = zext i32 %97 to i64, !dbg !4093
	%99 = shl i64 %98, 32, !dbg !4093
	%100 = zext i32 %93 to i64, !dbg !4093
	%101 = or i64 %100, %99, !dbg !4093
	%102 = bitcast i64 %101 to double, !dbg !4093
	%103 = getelementptr inbounds double, double addrspace(1)* %54, i64 2, !dbg !4094
	store double %102, double addrspace(1)* %103, align 8, !dbg !4094
	%104 = trunc i64 %42 to i32, !dbg !4095
	%105 = bitcast double %53 to i64, !dbg !4095
	%106 = trunc i64 %105 to i32, !dbg !4095
	%107 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %106, i32 %104, i32 31), !dbg !4095
	%108 = extractvalue { i32, i1 } %107, 0, !dbg !4095
	%109 = lshr i64 %105, 32, !dbg !4095
	%110 = trunc i64 %109 to i32, !dbg !4095
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %110, i32 %104, i32 31), !dbg !4095
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !4095
	%113 = zext i32 %112 to i64, !dbg !4095
	%114 = shl i64 %113, 32, !dbg !4095
	%115 = zext i32 %108 to i64, !dbg !4095
	%116 = or i64 %115, %114, !dbg !4095
	%117 = bitcast i64 %116 to double, !dbg !4095
	%118 = getelementptr inbounds double, double addrspace(1)* %54, i64 3, !dbg !4096
	store double %117, double addrspace(1)* %118, align 8, !dbg !4096
	%119 = mul i64 %32, 3, !dbg !4097
	%120 = sub i64 %p3, %119, !dbg !4098
	%121 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %119, !dbg !4098
	%122 = icmp ugt i64 %119, %p3, !dbg !4098
	%123 = icmp ugt i64 3, %120, !dbg !4099
	%124 = or i1 %122, %123, !dbg !4099
	br i1 %124, label %b2_fail5, label %b2_ok5, !dbg !4099, !prof !30

b2_ok5:
	%125 = bitcast double %53 to i64, !dbg !4100
	%126 = call i32 asm sideeffect "match.any.sync.b64 $0, $1, 0xffffffff;", "=r,l"(i64 %125) convergent nounwind, !dbg !4100
	%127 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 0, !dbg !4101
	store i32 %126, i32 addrspace(1)* %127, align 4, !dbg !4101
	%128 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 1, !dbg !4102
	store i32 7, i32 addrspace(1)* %128, align 4, !dbg !4102
	%129 = bitcast double %53 to i64, !dbg !4103
	%130 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %129) convergent nounwind, !dbg !4103
	store i32 %130, i32 addrspace(1)* %128, align 4, !dbg !4104
	%131 = sub i64 %32, %34, !dbg !4105
	%132 = getelementptr inbounds double, double addrspace(1)* %2, i64 %131, !dbg !4106
	%133 = icmp uge i64 %131, %p5, !dbg !4106
	br i1 %133, label %b2_fail7, label %b2_ok7, !dbg !4106, !prof !30

b2_ok7:
	%134 = load double, double addrspace(1)* %132, align 8, !dbg !4106
	%135 = bitcast double %134 to i64, !dbg !4107
	%136 = call i32 asm sideeffect "{ .reg .pred p; match.all.sync.b64 $0|p, $1, 0xffffffff; }", "=r,l"(i64 %135) convergent nounwind, !dbg !4107
	%137 = getelementptr inbounds i32, i32 addrspace(1)* %121, i64 2, !dbg !4108
	store i32 %136, i32 addrspace(1)* %137, align 4, !dbg !4108
	ret void, !dbg !4075

b2_fail1:
	%138 = icmp uge i64 %32, %p5, !dbg !4082
	br i1 %138, label %b2_fail2, label %b2_ok2, !dbg !4082

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %32, i64 %p5), !dbg !4082
	ret void, !dbg !4082

b2_ok2:
	%139 = icmp ugt i64 %43, %p1, !dbg !4084
	br i1 %139, label %b2_fail3, label %b2_ok3, !dbg !4084

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %43, i64 %p1), !dbg !4084
	ret void, !dbg !4084

b2_ok3:
	%140 = icmp ugt i64 4, %44, !dbg !4085
	br i1 %140, label %b2_fail4, label %b2_ok4, !dbg !4085

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 4, i64 %44), !dbg !4085
	ret void, !dbg !4085

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 0), !dbg !4086
	ret void, !dbg !4086

b2_fail5:
	%141 = icmp ugt i64 %119, %p3, !dbg !4098
	br i1 %141, label %b2_fail6, label %b2_ok6, !dbg !4098

b2_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %119, i64 %p3), !dbg !4098
	ret void, !dbg !4098

b2_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 3, i64 %120), !dbg !4099
	ret void, !dbg !4099

b2_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %131, i64 %p5), !dbg !4106
	ret void, !dbg !4106
}

define void @NumbersFloat64(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !4109 {
entry:
	br label %b0, !dbg !4110

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !4110
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !4110
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !4110
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !4113, !range !11
	%4 = sext i32 %3 to i64, !dbg !4113
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !4113, !range !12
	%6 = sext i32 %5 to i64, !dbg !4113
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !4113, !range !12
	%8 = sext i32 %7 to i64, !dbg !4113
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !4113, !range !13
	%10 = sext i32 %9 to i64, !dbg !4113
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !4113, !range !14
	%12 = sext i32 %11 to i64, !dbg !4113
	%13 = mul i64 %12, %8, !dbg !4113
	%14 = add i64 %6, %13, !dbg !4113
	%15 = mul i64 %10, %14, !dbg !4113
	%16 = add i64 %4, %15, !dbg !4113
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !4113, !range !15
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !4113, !range !15
	%19 = mul i32 %17, %18, !dbg !4113
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !4113, !range !16
	%21 = mul i32 %19, %20, !dbg !4113
	%22 = sext i32 %21 to i64, !dbg !4113
	%23 = mul i64 %16, %22, !dbg !4113
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !4113, !range !17
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !4113, !range !17
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !4113, !range !18
	%27 = mul i32 %18, %26, !dbg !4113
	%28 = add i32 %25, %27, !dbg !4113
	%29 = mul i32 %17, %28, !dbg !4113
	%30 = add i32 %24, %29, !dbg !4113
	%31 = sext i32 %30 to i64, !dbg !4113
	%32 = add i64 %23, %31, !dbg !4113
	%33 = mul i64 %32, 6, !dbg !4114
	%34 = sub i64 %p1, %33, !dbg !4115
	%35 = getelementptr inbounds double, double addrspace(1)* %0, i64 %33, !dbg !4115
	%36 = getelementptr inbounds double, double addrspace(1)* %2, i64 %32, !dbg !4116
	%37 = icmp ugt i64 %33, %p1, !dbg !4115
	%38 = icmp uge i64 %32, %p5, !dbg !4116
	%39 = icmp ugt i64 6, %34, !dbg !4119
	%40 = or i1 %37, %38, !dbg !4119
	%41 = or i1 %40, %39, !dbg !4119
	br i1 %41, label %b0_fail1, label %b0_ok1, !dbg !4119, !prof !30

b0_ok1:
	%42 = load double, double addrspace(1)* %36, align 8, !dbg !4116
	%43 = and i32 %30, -32, !dbg !4126
	%44 = sub i32 %21, %43, !dbg !4126
	%45 = icmp slt i32 %44, 32, !dbg !4126
	%46 = select i1 %45, i32 %44, i32 32, !dbg !4126
	%47 = sext i32 %46 to i64, !dbg !4126
	%48 = icmp eq i64 %47, 32, !dbg !4127
	%49 = mul i64 %47, 2, !dbg !4128
	br label %b1, !dbg !4119

b1:
	%50 = phi i64 [ 0, %b0_ok1 ], [ %344, %b49 ], !dbg !4119
	br i1 %48, label %b2, label %b4, !dbg !4127

b2:
	%51 = phi double [ %68, %b3 ], [ %42, %b1 ], !dbg !4129
	%52 = phi i64 [ %69, %b3 ], [ 16, %b1 ], !dbg !4130
	%53 = icmp sgt i64 %52, 0, !dbg !4131
	br i1 %53, label %b3, label %b12, !dbg !4131

b3:
	%54 = trunc i64 %52 to i32, !dbg !4132
	%55 = bitcast double %51 to i64, !dbg !4132
	%56 = trunc i64 %55 to i32, !dbg !4132
	%57 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %56, i32 %54, i32 31), !dbg !4132
	%58 = extractvalue { i32, i1 } %57, 0, !dbg !4132
	%59 = lshr i64 %55, 32, !dbg !4132
	%60 = trunc i64 %59 to i32, !dbg !4132
	%61 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %60, i32 %54, i32 31), !dbg !4132
	%62 = extractvalue { i32, i1 } %61, 0, !dbg !4132
	%63 = zext i32 %62 to i64, !dbg !4132
	%64 = shl i64 %63, 32, !dbg !4132
	%65 = zext i32 %58 to i64, !dbg !4132
	%66 = or i64 %65, %64, !dbg !4132
	%67 = bitcast i64 %66 to double, !dbg !4132
	%68 = fadd double %51, %67, !dbg !4133
	%69 = sdiv i64 %52, 2, !dbg !4134
	br label %b2, !dbg !4134

b4:
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4135, !range !20
	%71 = sext i32 %70 to i64, !dbg !4135
	br label %b5, !dbg !4135

b5:
	%72 = phi double [ %42, %b4 ], [ %94, %b10 ], !dbg !4129
	%73 = phi i64 [ 16, %b4 ], [ %95, %b10 ], !dbg !4136
	%74 = icmp sgt i64 %73, 0, !dbg !4137
	br i1 %74, label %b6, label %b11, !dbg !4137

b6:
	%75 = add i64 %71, %73, !dbg !4138
	%76 = icmp sge i64 %75, %47, !dbg !4139
	br i1 %76, label %b7, label %b8, !dbg !4139

b7:
	br label %b8, !dbg !4139

b8:
	%77 = phi i64 [ %75, %b6 ], [ %71, %b7 ], !dbg !4140
	%78 = trunc i64 %77 to i32, !dbg !4141
	%79 = bitcast double %72 to i64, !dbg !4141
	%80 = trunc i64 %79 to i32, !dbg !4141
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %80, i32 %78, i32 31), !dbg !4141
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !4141
	%83 = lshr i64 %79, 32, !dbg !4141
	%84 = trunc i64 %83 to i32, !dbg !4141
	%85 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %84, i32 %78, i32 31), !dbg !4141
	%86 = extractvalue { i32, i1 } %85, 0, !dbg !4141
	%87 = zext i32 %86 to i64, !dbg !4141
	%88 = shl i64 %87, 32, !dbg !4141
	%89 = zext i32 %82 to i64, !dbg !4141
	%90 = or i64 %89, %88, !dbg !4141
	%91 = bitcast i64 %90 to double, !dbg !4141
	%92 = icmp ne i64 %77, %71, !dbg !4142
	br i1 %92, label %b9, label %b10, !dbg !4142

b9:
	%93 = fadd double %72, %91, !dbg !4133
	br label %b10, !dbg !4143

b10:
	%94 = phi double [ %72, %b8 ], [ %93, %b9 ], !dbg !4129
	%95 = sdiv i64 %73, 2, !dbg !4144
	br label %b5, !dbg !4144

b11:
	%96 = bitcast double %72 to i64, !dbg !4145
	%97 = trunc i64 %96 to i32, !dbg !4145
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !4145
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !4145
	%100 = lshr i64 %96, 32, !dbg !4145
	%101 = trunc i64 %100 to i32, !dbg !4145
	%102 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %101, i32 0, i32 31), !dbg !4145
	%103 = extractvalue { i32, i1 } %102, 0, !dbg !4145
	%104 = zext i32 %103 to i64, !dbg !4145
	%105 = shl i64 %104, 32, !dbg !4145
	%106 = zext i32 %99 to i64, !dbg !4145
	%107 = or i64 %106, %105, !dbg !4145
	%108 = bitcast i64 %107 to double, !dbg !4145
	br label %b12, !dbg !4146

b12:
	%109 = phi double [ %51, %b2 ], [ %108, %b11 ], !dbg !4125
	%110 = getelementptr inbounds double, double addrspace(1)* %35, i64 0, !dbg !4147
	store double %109, double addrspace(1)* %110, align 8, !dbg !4147
	br i1 %48, label %b13, label %b15, !dbg !4152

b13:
	%111 = phi double [ %136, %b14 ], [ %42, %b12 ], !dbg !4153
	%112 = phi i64 [ %137, %b14 ], [ 16, %b12 ], !dbg !4154
	%113 = icmp sgt i64 %112, 0, !dbg !4155
	br i1 %113, label %b14, label %b23, !dbg !4155

b14:
	%114 = trunc i64 %112 to i32, !dbg !4156
	%115 = bitcast double %111 to i64, !dbg !4156
	%116 = trunc i64 %115 to i32, !dbg !4156
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %116, i32 %114, i32 31), !dbg !4156
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !4156
	%119 = lshr i64 %115, 32, !dbg !4156
	%120 = trunc i64 %119 to i32, !dbg !4156
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %120, i32 %114, i32 31), !dbg !4156
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !4156
	%123 = zext i32 %122 to i64, !dbg !4156
	%124 = shl i64 %123, 32, !dbg !4156
	%125 = zext i32 %118 to i64, !dbg !4156
	%126 = or i64 %125, %124, !dbg !4156
	%127 = bitcast i64 %126 to double, !dbg !4156
	%128 = call double @__nv_fmin(double %111, double %127), !dbg !4157
	%129 = bitcast double %111 to i64, !dbg !4157
	%130 = bitcast double %127 to i64, !dbg !4157
	%131 = or i64 %129, %130, !dbg !4157
	%132 = fcmp oeq double %111, %127, !dbg !4157
	%133 = bitcast i64 %131 to double, !dbg !4157
	%134 = select i1 %132, double %133, double %128, !dbg !4157
	%135 = fcmp uno double %111, %127, !dbg !4157
	%136 = select i1 %135, double 0x7FF8000000000000, double %134, !dbg !4157
	%137 = sdiv i64 %112, 2, !dbg !4158
	br label %b13, !dbg !4158

b15:
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4159, !range !20
	%139 = sext i32 %138 to i64, !dbg !4159
	br label %b16, !dbg !4159

b16:
	%140 = phi double [ %42, %b15 ], [ %170, %b21 ], !dbg !4153
	%141 = phi i64 [ 16, %b15 ], [ %171, %b21 ], !dbg !4160
	%142 = icmp sgt i64 %141, 0, !dbg !4161
	br i1 %142, label %b17, label %b22, !dbg !4161

b17:
	%143 = add i64 %139, %141, !dbg !4162
	%144 = icmp sge i64 %143, %47, !dbg !4163
	br i1 %144, label %b18, label %b19, !dbg !4163

b18:
	br label %b19, !dbg !4163

b19:
	%145 = phi i64 [ %143, %b17 ], [ %139, %b18 ], !dbg !4164
	%146 = trunc i64 %145 to i32, !dbg !4165
	%147 = bitcast double %140 to i64, !dbg !4165
	%148 = trunc i64 %147 to i32, !dbg !4165
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %148, i32 %146, i32 31), !dbg !4165
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !4165
	%151 = lshr i64 %147, 32, !dbg !4165
	%152 = trunc i64 %151 to i32, !dbg !4165
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 %146, i32 31), !dbg !4165
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !4165
	%155 = zext i32 %154 to i64, !dbg !4165
	%156 = shl i64 %155, 32, !dbg !4165
	%157 = zext i32 %150 to i64, !dbg !4165
	%158 = or i64 %157, %156, !dbg !4165
	%159 = bitcast i64 %158 to double, !dbg !4165
	%160 = icmp ne i64 %145, %139, !dbg !4166
	br i1 %160, label %b20, label %b21, !dbg !4166

b20:
	%161 = call double @__nv_fmin(double %140, double %159), !dbg !4157
	%162 = bitcast double %140 to i64, !dbg !4157
	%163 = bitcast double %159 to i64, !dbg !4157
	%164 = or i64 %162, %163, !dbg !4157
	%165 = fcmp oeq double %140, %159, !dbg !4157
	%166 = bitcast i64 %164 to double, !dbg !4157
	%167 = select i1 %165, double %166, double %161, !dbg !4157
	%168 = fcmp uno double %140, %159, !dbg !4157
	%169 = select i1 %168, double 0x7FF8000000000000, double %167, !dbg !4157
	br label %b21, !dbg !4167

b21:
	%170 = phi double [ %140, %b19 ], [ %169, %b20 ], !dbg !4153
	%171 = sdiv i64 %141, 2, !dbg !4168
	br label %b16, !dbg !4168

b22:
	%172 = bitcast double %140 to i64, !dbg !4169
	%173 = trunc i64 %172 to i32, !dbg !4169
	%174 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %173, i32 0, i32 31), !dbg !4169
	%175 = extractvalue { i32, i1 } %174, 0, !dbg !4169
	%176 = lshr i64 %172, 32, !dbg !4169
	%177 = trunc i64 %176 to i32, !dbg !4169
	%178 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %177, i32 0, i32 31), !dbg !4169
	%179 = extractvalue { i32, i1 } %178, 0, !dbg !4169
	%180 = zext i32 %179 to i64, !dbg !4169
	%181 = shl i64 %180, 32, !dbg !4169
	%182 = zext i32 %175 to i64, !dbg !4169
	%183 = or i64 %182, %181, !dbg !4169
	%184 = bitcast i64 %183 to double, !dbg !4169
	br label %b23, !dbg !4170

b23:
	%185 = phi double [ %111, %b13 ], [ %184, %b22 ], !dbg !4151
	br i1 %48, label %b24, label %b26, !dbg !4175

b24:
	%186 = phi double [ %211, %b25 ], [ %42, %b23 ], !dbg !4176
	%187 = phi i64 [ %212, %b25 ], [ 16, %b23 ], !dbg !4177
	%188 = icmp sgt i64 %187, 0, !dbg !4178
	br i1 %188, label %b25, label %b34, !dbg !4178

b25:
	%189 = trunc i64 %187 to i32, !dbg !4179
	%190 = bitcast double %186 to i64, !dbg !4179
	%191 = trunc i64 %190 to i32, !dbg !4179
	%192 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %191, i32 %189, i32 31), !dbg !4179
	%193 = extractvalue { i32, i1 } %192, 0, !dbg !4179
	%194 = lshr i64 %190, 32, !dbg !4179
	%195 = trunc i64 %194 to i32, !dbg !4179
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %195, i32 %189, i32 31), !dbg !4179
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !4179
	%198 = zext i32 %197 to i64, !dbg !4179
	%199 = shl i64 %198, 32, !dbg !4179
	%200 = zext i32 %193 to i64, !dbg !4179
	%201 = or i64 %200, %199, !dbg !4179
	%202 = bitcast i64 %201 to double, !dbg !4179
	%203 = call double @__nv_fmax(double %186, double %202), !dbg !4180
	%204 = bitcast double %186 to i64, !dbg !4180
	%205 = bitcast double %202 to i64, !dbg !4180
	%206 = and i64 %204, %205, !dbg !4180
	%207 = fcmp oeq double %186, %202, !dbg !4180
	%208 = bitcast i64 %206 to double, !dbg !4180
	%209 = select i1 %207, double %208, double %203, !dbg !4180
	%210 = fcmp uno double %186, %202, !dbg !4180
	%211 = select i1 %210, double 0x7FF8000000000000, double %209, !dbg !4180
	%212 = sdiv i64 %187, 2, !dbg !4181
	br label %b24, !dbg !4181

b26:
	%213 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4182, !range !20
	%214 = sext i32 %213 to i64, !dbg !4182
	br label %b27, !dbg !4182

b27:
	%215 = phi double [ %42, %b26 ], [ %245, %b32 ], !dbg !4176
	%216 = phi i64 [ 16, %b26 ], [ %246, %b32 ], !dbg !4183
	%217 = icmp sgt i64 %216, 0, !dbg !4184
	br i1 %217, label %b28, label %b33, !dbg !4184

b28:
	%218 = add i64 %214, %216, !dbg !4185
	%219 = icmp sge i64 %218, %47, !dbg !4186
	br i1 %219, label %b29, label %b30, !dbg !4186

b29:
	br label %b30, !dbg !4186

b30:
	%220 = phi i64 [ %218, %b28 ], [ %214, %b29 ], !dbg !4187
	%221 = trunc i64 %220 to i32, !dbg !4188
	%222 = bitcast double %215 to i64, !dbg !4188
	%223 = trunc i64 %222 to i32, !dbg !4188
	%224 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %223, i32 %221, i32 31), !dbg !4188
	%225 = extractvalue { i32, i1 } %224, 0, !dbg !4188
	%226 = lshr i64 %222, 32, !dbg !4188
	%227 = trunc i64 %226 to i32, !dbg !4188
	%228 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %227, i32 %221, i32 31), !dbg !4188
	%229 = extractvalue { i32, i1 } %228, 0, !dbg !4188
	%230 = zext i32 %229 to i64, !dbg !4188
	%231 = shl i64 %230, 32, !dbg !4188
	%232 = zext i32 %225 to i64, !dbg !4188
	%233 = or i64 %232, %231, !dbg !4188
	%234 = bitcast i64 %233 to double, !dbg !4188
	%235 = icmp ne i64 %220, %214, !dbg !4189
	br i1 %235, label %b31, label %b32, !dbg !4189

b31:
	%236 = call double @__nv_fmax(double %215, double %234), !dbg !4180
	%237 = bitcast double %215 to i64, !dbg !4180
	%238 = bitcast double %234 to i64, !dbg !4180
	%239 = and i64 %237, %238, !dbg !4180
	%240 = fcmp oeq double %215, %234, !dbg !4180
	%241 = bitcast i64 %239 to double, !dbg !4180
	%242 = select i1 %240, double %241, double %236, !dbg !4180
	%243 = fcmp uno double %215, %234, !dbg !4180
	%244 = select i1 %243, double 0x7FF8000000000000, double %242, !dbg !4180
	br label %b32, !dbg !4190

b32:
	%245 = phi double [ %215, %b30 ], [ %244, %b31 ], !dbg !4176
	%246 = sdiv i64 %216, 2, !dbg !4191
	br label %b27, !dbg !4191

b33:
	%247 = bitcast double %215 to i64, !dbg !4192
	%248 = trunc i64 %247 to i32, !dbg !4192
	%249 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %248, i32 0, i32 31), !dbg !4192
	%250 = extractvalue { i32, i1 } %249, 0, !dbg !4192
	%251 = lshr i64 %247, 32, !dbg !4192
	%252 = trunc i64 %251 to i32, !dbg !4192
	%253 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %252, i32 0, i32 31), !dbg !4192
	%254 = extractvalue { i32, i1 } %253, 0, !dbg !4192
	%255 = zext i32 %254 to i64, !dbg !4192
	%256 = shl i64 %255, 32, !dbg !4192
	%257 = zext i32 %250 to i64, !dbg !4192
	%258 = or i64 %257, %256, !dbg !4192
	%259 = bitcast i64 %258 to double, !dbg !4192
	br label %b34, !dbg !4193

b34:
	%260 = phi double [ %186, %b24 ], [ %259, %b33 ], !dbg !4174
	%261 = getelementptr inbounds double, double addrspace(1)* %35, i64 1, !dbg !4194
	store double %185, double addrspace(1)* %261, align 8, !dbg !4194
	%262 = getelementptr inbounds double, double addrspace(1)* %35, i64 2, !dbg !4195
	store double %260, double addrspace(1)* %262, align 8, !dbg !4195
	%263 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !4200, !range !20
	%264 = sext i32 %263 to i64, !dbg !4200
	br label %b35, !dbg !4200

b35:
	%265 = phi double [ %42, %b34 ], [ %284, %b38 ], !dbg !4201
	%266 = phi i64 [ 1, %b34 ], [ %285, %b38 ], !dbg !4202
	%267 = icmp slt i64 %266, 32, !dbg !4203
	br i1 %267, label %b36, label %b39, !dbg !4203

b36:
	%268 = trunc i64 %266 to i32, !dbg !4204
	%269 = bitcast double %265 to i64, !dbg !4204
	%270 = trunc i64 %269 to i32, !dbg !4204
	%271 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %270, i32 %268, i32 0), !dbg !4204
	%272 = extractvalue { i32, i1 } %271, 0, !dbg !4204
	%273 = lshr i64 %269, 32, !dbg !4204
	%274 = trunc i64 %273 to i32, !dbg !4204
	%275 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %274, i32 %268, i32 0), !dbg !4204
	%276 = extractvalue { i32, i1 } %275, 0, !dbg !4204
	%277 = zext i32 %276 to i64, !dbg !4204
	%278 = shl i64 %277, 32, !dbg !4204
	%279 = zext i32 %272 to i64, !dbg !4204
	%280 = or i64 %279, %278, !dbg !4204
	%281 = bitcast i64 %280 to double, !dbg !4204
	%282 = icmp sge i64 %264, %266, !dbg !4205
	br i1 %282, label %b37, label %b38, !dbg !4205

b37:
	%283 = fadd double %265, %281, !dbg !4206
	br label %b38, !dbg !4206

b38:
	%284 = phi double [ %265, %b36 ], [ %283, %b37 ], !dbg !4201
	%285 = mul i64 %266, 2, !dbg !4207
	br label %b35, !dbg !4207

b39:
	%286 = fadd double 0.000000e+00, %265, !dbg !4208
	br label %b40, !dbg !4212

b40:
	%287 = phi double [ %42, %b39 ], [ %306, %b43 ], !dbg !4213
	%288 = phi i64 [ 1, %b39 ], [ %307, %b43 ], !dbg !4214
	%289 = icmp slt i64 %288, 32, !dbg !4215
	br i1 %289, label %b41, label %b44, !dbg !4215

b41:
	%290 = trunc i64 %288 to i32, !dbg !4216
	%291 = bitcast double %287 to i64, !dbg !4216
	%292 = trunc i64 %291 to i32, !dbg !4216
	%293 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %292, i32 %290, i32 0), !dbg !4216
	%294 = extractvalue { i32, i1 } %293, 0, !dbg !4216
	%295 = lshr i64 %291, 32, !dbg !4216
	%296 = trunc i64 %295 to i32, !dbg !4216
	%297 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %296, i32 %290, i32 0), !dbg !4216
	%298 = extractvalue { i32, i1 } %297, 0, !dbg !4216
	%299 = zext i32 %298 to i64, !dbg !4216
	%300 = shl i64 %299, 32, !dbg !4216
	%301 = zext i32 %294 to i64, !dbg !4216
	%302 = or i64 %301, %300, !dbg !4216
	%303 = bitcast i64 %302 to double, !dbg !4216
	%304 = icmp sge i64 %264, %288, !dbg !4217
	br i1 %304, label %b42, label %b43, !dbg !4217

b42:
	%305 = fadd double %287, %303, !dbg !4218
	br label %b43, !dbg !4218

b43:
	%306 = phi double [ %287, %b41 ], [ %305, %b42 ], !dbg !4213
	%307 = mul i64 %288, 2, !dbg !4219
	br label %b40, !dbg !4219

b44:
	%308 = bitcast double %287 to i64, !dbg !4220
	%309 = trunc i64 %308 to i32, !dbg !4220
	%310 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %309, i32 1, i32 0), !dbg !4220
	%311 = extractvalue { i32, i1 } %310, 0, !dbg !4220
	%312 = lshr i64 %308, 32, !dbg !4220
	%313 = trunc i64 %312 to i32, !dbg !4220
	%314 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %313, i32 1, i32 0), !dbg !4220
	%315 = extractvalue { i32, i1 } %314, 0, !dbg !4220
	%316 = zext i32 %315 to i64, !dbg !4220
	%317 = shl i64 %316, 32, !dbg !4220
	%318 = zext i32 %311 to i64, !dbg !4220
	%319 = or i64 %318, %317, !dbg !4220
	%320 = bitcast i64 %319 to double, !dbg !4220
	%321 = icmp eq i64 %264, 0, !dbg !4221
	br i1 %321, label %b46, label %b45, !dbg !4221

b45:
	%322 = fadd double 0.000000e+00, %320, !dbg !4222
	br label %b46, !dbg !4223

b46:
	%323 = phi double [ 0.000000e+00, %b44 ], [ %322, %b45 ], !dbg !4210
	%324 = getelementptr inbounds double, double addrspace(1)* %35, i64 3, !dbg !4224
	store double %286, double addrspace(1)* %324, align 8, !dbg !4224
	%325 = getelementptr inbounds double, double addrspace(1)* %35, i64 4, !dbg !4225
	store double %323, double addrspace(1)* %325, align 8, !dbg !4225
	%326 = sdiv i64 %49, 3, !dbg !4226
	%327 = icmp slt i64 %326, 0, !dbg !4229
	br i1 %327, label %b48, label %b47, !dbg !4229

b47:
	%328 = icmp sge i64 %326, %47, !dbg !4230
	br i1 %328, label %b48, label %b49, !dbg !4230

b48:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !4231
	ret void, !dbg !4231

b49:
	%329 = trunc i64 %326 to i32, !dbg !4232
	%330 = bitcast double %42 to i64, !dbg !4232
	%331 = trunc i64 %330 to i32, !dbg !4232
	%332 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %331, i32 %329, i32 31), !dbg !4232
	%333 = extractvalue { i32, i1 } %332, 0, !dbg !4232
	%334 = lshr i64 %330, 32, !dbg !4232
	%335 = trunc i64 %334 to i32, !dbg !4232
	%336 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %335, i32 %329, i32 31), !dbg !4232
	%337 = extractvalue { i32, i1 } %336, 0, !dbg !4232
	%338 = zext i32 %337 to i64, !dbg !4232
	%339 = shl i64 %338, 32, !dbg !4232
	%340 = zext i32 %333 to i64, !dbg !4232
	%341 = or i64 %340, %339, !dbg !4232
	%342 = bitcast i64 %341 to double, !dbg !4232
	%343 = getelementptr inbounds double, double addrspace(1)* %35, i64 5, !dbg !4233
	store double %342, double addrspace(1)* %343, align 8, !dbg !4233
	%344 = add i64 %50, 1, !dbg !4233
	%345 = icmp slt i64 %344, 2, !dbg !4233
	br i1 %345, label %b1, label %b50, !dbg !4233

b50:
	%346 = sub i64 %p3, %33, !dbg !4234
	%347 = getelementptr inbounds double, double addrspace(1)* %1, i64 %33, !dbg !4234
	%348 = icmp ugt i64 %33, %p3, !dbg !4234
	%349 = icmp ugt i64 6, %346, !dbg !4237
	%350 = or i1 %348, %349, !dbg !4237
	br i1 %350, label %b50_fail1, label %b50_ok1, !dbg !4237, !prof !30

b50_ok1:
	%351 = load double, double addrspace(1)* %36, align 8, !dbg !4238
	%352 = add i64 %22, 32, !dbg !4244
	%353 = sub i64 %352, 1, !dbg !4245
	%354 = sub i64 %47, 1, !dbg !4250
	%355 = icmp eq i64 %264, %354, !dbg !4251
	%356 = mul i64 %22, 2, !dbg !4252
	br label %b51, !dbg !4237

b51:
	%357 = phi i64 [ 0, %b50_ok1 ], [ %724, %b130 ], !dbg !4237
	br i1 %48, label %b52, label %b54, !dbg !4254

b52:
	%358 = phi double [ %375, %b53 ], [ %351, %b51 ], !dbg !4255
	%359 = phi i64 [ %376, %b53 ], [ 16, %b51 ], !dbg !4256
	%360 = icmp sgt i64 %359, 0, !dbg !4257
	br i1 %360, label %b53, label %b61, !dbg !4257

b53:
	%361 = trunc i64 %359 to i32, !dbg !4258
	%362 = bitcast double %358 to i64, !dbg !4258
	%363 = trunc i64 %362 to i32, !dbg !4258
	%364 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %363, i32 %361, i32 31), !dbg !4258
	%365 = extractvalue { i32, i1 } %364, 0, !dbg !4258
	%366 = lshr i64 %362, 32, !dbg !4258
	%367 = trunc i64 %366 to i32, !dbg !4258
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %367, i32 %361, i32 31), !dbg !4258
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !4258
	%370 = zext i32 %369 to i64, !dbg !4258
	%371 = shl i64 %370, 32, !dbg !4258
	%372 = zext i32 %365 to i64, !dbg !4258
	%373 = or i64 %372, %371, !dbg !4258
	%374 = bitcast i64 %373 to double, !dbg !4258
	%375 = fadd double %358, %374, !dbg !4259
	%376 = sdiv i64 %359, 2, !dbg !4260
	br label %b52, !dbg !4260

b54:
	%377 = phi double [ %399, %b59 ], [ %351, %b51 ], !dbg !4255
	%378 = phi i64 [ %400, %b59 ], [ 16, %b51 ], !dbg !4261
	%379 = icmp sgt i64 %378, 0, !dbg !4262
	br i1 %379, label %b55, label %b60, !dbg !4262

b55:
	%380 = add i64 %264, %378, !dbg !4263
	%381 = icmp sge i64 %380, %47, !dbg !4264
	br i1 %381, label %b56, label %b57, !dbg !4264

b56:
	br label %b57, !dbg !4264

b57:
	%382 = phi i64 [ %380, %b55 ], [ %264, %b56 ], !dbg !4265
	%383 = trunc i64 %382 to i32, !dbg !4266
	%384 = bitcast double %377 to i64, !dbg !4266
	%385 = trunc i64 %384 to i32, !dbg !4266
	%386 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %385, i32 %383, i32 31), !dbg !4266
	%387 = extractvalue { i32, i1 } %386, 0, !dbg !4266
	%388 = lshr i64 %384, 32, !dbg !4266
	%389 = trunc i64 %388 to i32, !dbg !4266
	%390 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %389, i32 %383, i32 31), !dbg !4266
	%391 = extractvalue { i32, i1 } %390, 0, !dbg !4266
	%392 = zext i32 %391 to i64, !dbg !4266
	%393 = shl i64 %392, 32, !dbg !4266
	%394 = zext i32 %387 to i64, !dbg !4266
	%395 = or i64 %394, %393, !dbg !4266
	%396 = bitcast i64 %395 to double, !dbg !4266
	%397 = icmp ne i64 %382, %264, !dbg !4267
	br i1 %397, label %b58, label %b59, !dbg !4267

b58:
	%398 = fadd double %377, %396, !dbg !4259
	br label %b59, !dbg !4268

b59:
	%399 = phi double [ %377, %b57 ], [ %398, %b58 ], !dbg !4255
	%400 = sdiv i64 %378, 2, !dbg !4269
	br label %b54, !dbg !4269

b60:
	%401 = bitcast double %377 to i64, !dbg !4270
	%402 = trunc i64 %401 to i32, !dbg !4270
	%403 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %402, i32 0, i32 31), !dbg !4270
	%404 = extractvalue { i32, i1 } %403, 0, !dbg !4270
	%405 = lshr i64 %401, 32, !dbg !4270
	%406 = trunc i64 %405 to i32, !dbg !4270
	%407 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %406, i32 0, i32 31), !dbg !4270
	%408 = extractvalue { i32, i1 } %407, 0, !dbg !4270
	%409 = zext i32 %408 to i64, !dbg !4270
	%410 = shl i64 %409, 32, !dbg !4270
	%411 = zext i32 %404 to i64, !dbg !4270
	%412 = or i64 %411, %410, !dbg !4270
	%413 = bitcast i64 %412 to double, !dbg !4270
	br label %b61, !dbg !4271

b61:
	%414 = phi double [ %358, %b52 ], [ %413, %b60 ], !dbg !4253
	%415 = sdiv i64 %353, 32, !dbg !4272
	%416 = icmp eq i64 %415, 1, !dbg !4273
	br i1 %416, label %b67, label %b62, !dbg !4273

b62:
	call void @llvm.nvvm.barrier0(), !dbg !4275
	br i1 %321, label %b63, label %b64, !dbg !4276

b63:
	%417 = sdiv i64 %31, 32, !dbg !4277
	%418 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %417, !dbg !4278
	store double %414, double addrspace(3)* %418, align 8, !dbg !4278
	br label %b64, !dbg !4278

b64:
	call void @llvm.nvvm.barrier0(), !dbg !4279
	%419 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 0, !dbg !4280
	%420 = load double, double addrspace(3)* %419, align 8, !dbg !4280
	br label %b65, !dbg !4280

b65:
	%421 = phi double [ %420, %b64 ], [ %426, %b66 ], !dbg !4281
	%422 = phi i64 [ 1, %b64 ], [ %427, %b66 ], !dbg !4282
	%423 = icmp slt i64 %422, %415, !dbg !4283
	br i1 %423, label %b66, label %b67, !dbg !4283

b66:
	%424 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %422, !dbg !4284
	%425 = load double, double addrspace(3)* %424, align 8, !dbg !4284
	%426 = fadd double %421, %425, !dbg !4259
	%427 = add i64 %422, 1, !dbg !4285
	br label %b65, !dbg !4285

b67:
	%428 = phi double [ %414, %b61 ], [ %421, %b65 ], !dbg !4242
	%429 = getelementptr inbounds double, double addrspace(1)* %347, i64 0, !dbg !4286
	store double %428, double addrspace(1)* %429, align 8, !dbg !4286
	br i1 %48, label %b68, label %b70, !dbg !4291

b68:
	%430 = phi double [ %455, %b69 ], [ %351, %b67 ], !dbg !4292
	%431 = phi i64 [ %456, %b69 ], [ 16, %b67 ], !dbg !4293
	%432 = icmp sgt i64 %431, 0, !dbg !4294
	br i1 %432, label %b69, label %b77, !dbg !4294

b69:
	%433 = trunc i64 %431 to i32, !dbg !4295
	%434 = bitcast double %430 to i64, !dbg !4295
	%435 = trunc i64 %434 to i32, !dbg !4295
	%436 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %435, i32 %433, i32 31), !dbg !4295
	%437 = extractvalue { i32, i1 } %436, 0, !dbg !4295
	%438 = lshr i64 %434, 32, !dbg !4295
	%439 = trunc i64 %438 to i32, !dbg !4295
	%440 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %439, i32 %433, i32 31), !dbg !4295
	%441 = extractvalue { i32, i1 } %440, 0, !dbg !4295
	%442 = zext i32 %441 to i64, !dbg !4295
	%443 = shl i64 %442, 32, !dbg !4295
	%444 = zext i32 %437 to i64, !dbg !4295
	%445 = or i64 %444, %443, !dbg !4295
	%446 = bitcast i64 %445 to double, !dbg !4295
	%447 = call double @__nv_fmin(double %430, double %446), !dbg !4296
	%448 = bitcast double %430 to i64, !dbg !4296
	%449 = bitcast double %446 to i64, !dbg !4296
	%450 = or i64 %448, %449, !dbg !4296
	%451 = fcmp oeq double %430, %446, !dbg !4296
	%452 = bitcast i64 %450 to double, !dbg !4296
	%453 = select i1 %451, double %452, double %447, !dbg !4296
	%454 = fcmp uno double %430, %446, !dbg !4296
	%455 = select i1 %454, double 0x7FF8000000000000, double %453, !dbg !4296
	%456 = sdiv i64 %431, 2, !dbg !4297
	br label %b68, !dbg !4297

b70:
	%457 = phi double [ %487, %b75 ], [ %351, %b67 ], !dbg !4292
	%458 = phi i64 [ %488, %b75 ], [ 16, %b67 ], !dbg !4298
	%459 = icmp sgt i64 %458, 0, !dbg !4299
	br i1 %459, label %b71, label %b76, !dbg !4299

b71:
	%460 = add i64 %264, %458, !dbg !4300
	%461 = icmp sge i64 %460, %47, !dbg !4301
	br i1 %461, label %b72, label %b73, !dbg !4301

b72:
	br label %b73, !dbg !4301

b73:
	%462 = phi i64 [ %460, %b71 ], [ %264, %b72 ], !dbg !4302
	%463 = trunc i64 %462 to i32, !dbg !4303
	%464 = bitcast double %457 to i64, !dbg !4303
	%465 = trunc i64 %464 to i32, !dbg !4303
	%466 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %465, i32 %463, i32 31), !dbg !4303
	%467 = extractvalue { i32, i1 } %466, 0, !dbg !4303
	%468 = lshr i64 %464, 32, !dbg !4303
	%469 = trunc i64 %468 to i32, !dbg !4303
	%470 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %469, i32 %463, i32 31), !dbg !4303
	%471 = extractvalue { i32, i1 } %470, 0, !dbg !4303
	%472 = zext i32 %471 to i64, !dbg !4303
	%473 = shl i64 %472, 32, !dbg !4303
	%474 = zext i32 %467 to i64, !dbg !4303
	%475 = or i64 %474, %473, !dbg !4303
	%476 = bitcast i64 %475 to double, !dbg !4303
	%477 = icmp ne i64 %462, %264, !dbg !4304
	br i1 %477, label %b74, label %b75, !dbg !4304

b74:
	%478 = call double @__nv_fmin(double %457, double %476), !dbg !4296
	%479 = bitcast double %457 to i64, !dbg !4296
	%480 = bitcast double %476 to i64, !dbg !4296
	%481 = or i64 %479, %480, !dbg !4296
	%482 = fcmp oeq double %457, %476, !dbg !4296
	%483 = bitcast i64 %481 to double, !dbg !4296
	%484 = select i1 %482, double %483, double %478, !dbg !4296
	%485 = fcmp uno double %457, %476, !dbg !4296
	%486 = select i1 %485, double 0x7FF8000000000000, double %484, !dbg !4296
	br label %b75, !dbg !4305

b75:
	%487 = phi double [ %457, %b73 ], [ %486, %b74 ], !dbg !4292
	%488 = sdiv i64 %458, 2, !dbg !4306
	br label %b70, !dbg !4306

b76:
	%489 = bitcast double %457 to i64, !dbg !4307
	%490 = trunc i64 %489 to i32, !dbg !4307
	%491 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %490, i32 0, i32 31), !dbg !4307
	%492 = extractvalue { i32, i1 } %491, 0, !dbg !4307
	%493 = lshr i64 %489, 32, !dbg !4307
	%494 = trunc i64 %493 to i32, !dbg !4307
	%495 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %494, i32 0, i32 31), !dbg !4307
	%496 = extractvalue { i32, i1 } %495, 0, !dbg !4307
	%497 = zext i32 %496 to i64, !dbg !4307
	%498 = shl i64 %497, 32, !dbg !4307
	%499 = zext i32 %492 to i64, !dbg !4307
	%500 = or i64 %499, %498, !dbg !4307
	%501 = bitcast i64 %500 to double, !dbg !4307
	br label %b77, !dbg !4308

b77:
	%502 = phi double [ %430, %b68 ], [ %501, %b76 ], !dbg !4290
	br i1 %416, label %b83, label %b78, !dbg !4309

b78:
	call void @llvm.nvvm.barrier0(), !dbg !4311
	br i1 %321, label %b79, label %b80, !dbg !4312

b79:
	%503 = sdiv i64 %31, 32, !dbg !4313
	%504 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %503, !dbg !4314
	store double %502, double addrspace(3)* %504, align 8, !dbg !4314
	br label %b80, !dbg !4314

b80:
	call void @llvm.nvvm.barrier0(), !dbg !4315
	%505 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 0, !dbg !4316
	%506 = load double, double addrspace(3)* %505, align 8, !dbg !4316
	br label %b81, !dbg !4316

b81:
	%507 = phi double [ %506, %b80 ], [ %520, %b82 ], !dbg !4317
	%508 = phi i64 [ 1, %b80 ], [ %521, %b82 ], !dbg !4318
	%509 = icmp slt i64 %508, %415, !dbg !4319
	br i1 %509, label %b82, label %b83, !dbg !4319

b82:
	%510 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %508, !dbg !4320
	%511 = load double, double addrspace(3)* %510, align 8, !dbg !4320
	%512 = call double @__nv_fmin(double %507, double %511), !dbg !4296
	%513 = bitcast double %507 to i64, !dbg !4296
	%514 = bitcast double %511 to i64, !dbg !4296
	%515 = or i64 %513, %514, !dbg !4296
	%516 = fcmp oeq double %507, %511, !dbg !4296
	%517 = bitcast i64 %515 to double, !dbg !4296
	%518 = select i1 %516, double %517, double %512, !dbg !4296
	%519 = fcmp uno double %507, %511, !dbg !4296
	%520 = select i1 %519, double 0x7FF8000000000000, double %518, !dbg !4296
	%521 = add i64 %508, 1, !dbg !4321
	br label %b81, !dbg !4321

b83:
	%522 = phi double [ %502, %b77 ], [ %507, %b81 ], !dbg !4289
	br i1 %48, label %b84, label %b86, !dbg !4326

b84:
	%523 = phi double [ %548, %b85 ], [ %351, %b83 ], !dbg !4327
	%524 = phi i64 [ %549, %b85 ], [ 16, %b83 ], !dbg !4328
	%525 = icmp sgt i64 %524, 0, !dbg !4329
	br i1 %525, label %b85, label %b93, !dbg !4329

b85:
	%526 = trunc i64 %524 to i32, !dbg !4330
	%527 = bitcast double %523 to i64, !dbg !4330
	%528 = trunc i64 %527 to i32, !dbg !4330
	%529 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %528, i32 %526, i32 31), !dbg !4330
	%530 = extractvalue { i32, i1 } %529, 0, !dbg !4330
	%531 = lshr i64 %527, 32, !dbg !4330
	%532 = trunc i64 %531 to i32, !dbg !4330
	%533 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %532, i32 %526, i32 31), !dbg !4330
	%534 = extractvalue { i32, i1 } %533, 0, !dbg !4330
	%535 = zext i32 %534 to i64, !dbg !4330
	%536 = shl i64 %535, 32, !dbg !4330
	%537 = zext i32 %530 to i64, !dbg !4330
	%538 = or i64 %537, %536, !dbg !4330
	%539 = bitcast i64 %538 to double, !dbg !4330
	%540 = call double @__nv_fmax(double %523, double %539), !dbg !4331
	%541 = bitcast double %523 to i64, !dbg !4331
	%542 = bitcast double %539 to i64, !dbg !4331
	%543 = and i64 %541, %542, !dbg !4331
	%544 = fcmp oeq double %523, %539, !dbg !4331
	%545 = bitcast i64 %543 to double, !dbg !4331
	%546 = select i1 %544, double %545, double %540, !dbg !4331
	%547 = fcmp uno double %523, %539, !dbg !4331
	%548 = select i1 %547, double 0x7FF8000000000000, double %546, !dbg !4331
	%549 = sdiv i64 %524, 2, !dbg !4332
	br label %b84, !dbg !4332

b86:
	%550 = phi double [ %580, %b91 ], [ %351, %b83 ], !dbg !4327
	%551 = phi i64 [ %581, %b91 ], [ 16, %b83 ], !dbg !4333
	%552 = icmp sgt i64 %551, 0, !dbg !4334
	br i1 %552, label %b87, label %b92, !dbg !4334

b87:
	%553 = add i64 %264, %551, !dbg !4335
	%554 = icmp sge i64 %553, %47, !dbg !4336
	br i1 %554, label %b88, label %b89, !dbg !4336

b88:
	br label %b89, !dbg !4336

b89:
	%555 = phi i64 [ %553, %b87 ], [ %264, %b88 ], !dbg !4337
	%556 = trunc i64 %555 to i32, !dbg !4338
	%557 = bitcast double %550 to i64, !dbg !4338
	%558 = trunc i64 %557 to i32, !dbg !4338
	%559 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %558, i32 %556, i32 31), !dbg !4338
	%560 = extractvalue { i32, i1 } %559, 0, !dbg !4338
	%561 = lshr i64 %557, 32, !dbg !4338
	%562 = trunc i64 %561 to i32, !dbg !4338
	%563 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %562, i32 %556, i32 31), !dbg !4338
	%564 = extractvalue { i32, i1 } %563, 0, !dbg !4338
	%565 = zext i32 %564 to i64, !dbg !4338
	%566 = shl i64 %565, 32, !dbg !4338
	%567 = zext i32 %560 to i64, !dbg !4338
	%568 = or i64 %567, %566, !dbg !4338
	%569 = bitcast i64 %568 to double, !dbg !4338
	%570 = icmp ne i64 %555, %264, !dbg !4339
	br i1 %570, label %b90, label %b91, !dbg !4339

b90:
	%571 = call double @__nv_fmax(double %550, double %569), !dbg !4331
	%572 = bitcast double %550 to i64, !dbg !4331
	%573 = bitcast double %569 to i64, !dbg !4331
	%574 = and i64 %572, %573, !dbg !4331
	%575 = fcmp oeq double %550, %569, !dbg !4331
	%576 = bitcast i64 %574 to double, !dbg !4331
	%577 = select i1 %575, double %576, double %571, !dbg !4331
	%578 = fcmp uno double %550, %569, !dbg !4331
	%579 = select i1 %578, double 0x7FF8000000000000, double %577, !dbg !4331
	br label %b91, !dbg !4340

b91:
	%580 = phi double [ %550, %b89 ], [ %579, %b90 ], !dbg !4327
	%581 = sdiv i64 %551, 2, !dbg !4341
	br label %b86, !dbg !4341

b92:
	%582 = bitcast double %550 to i64, !dbg !4342
	%583 = trunc i64 %582 to i32, !dbg !4342
	%584 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %583, i32 0, i32 31), !dbg !4342
	%585 = extractvalue { i32, i1 } %584, 0, !dbg !4342
	%586 = lshr i64 %582, 32, !dbg !4342
	%587 = trunc i64 %586 to i32, !dbg !4342
	%588 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %587, i32 0, i32 31), !dbg !4342
	%589 = extractvalue { i32, i1 } %588, 0, !dbg !4342
	%590 = zext i32 %589 to i64, !dbg !4342
	%591 = shl i64 %590, 32, !dbg !4342
	%592 = zext i32 %585 to i64, !dbg !4342
	%593 = or i64 %592, %591, !dbg !4342
	%594 = bitcast i64 %593 to double, !dbg !4342
	br label %b93, !dbg !4343

b93:
	%595 = phi double [ %523, %b84 ], [ %594, %b92 ], !dbg !4325
	br i1 %416, label %b99, label %b94, !dbg !4344

b94:
	call void @llvm.nvvm.barrier0(), !dbg !4346
	br i1 %321, label %b95, label %b96, !dbg !4347

b95:
	%596 = sdiv i64 %31, 32, !dbg !4348
	%597 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %596, !dbg !4349
	store double %595, double addrspace(3)* %597, align 8, !dbg !4349
	br label %b96, !dbg !4349

b96:
	call void @llvm.nvvm.barrier0(), !dbg !4350
	%598 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 0, !dbg !4351
	%599 = load double, double addrspace(3)* %598, align 8, !dbg !4351
	br label %b97, !dbg !4351

b97:
	%600 = phi double [ %599, %b96 ], [ %613, %b98 ], !dbg !4352
	%601 = phi i64 [ 1, %b96 ], [ %614, %b98 ], !dbg !4353
	%602 = icmp slt i64 %601, %415, !dbg !4354
	br i1 %602, label %b98, label %b99, !dbg !4354

b98:
	%603 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_49_8, i64 0, i64 %601, !dbg !4355
	%604 = load double, double addrspace(3)* %603, align 8, !dbg !4355
	%605 = call double @__nv_fmax(double %600, double %604), !dbg !4331
	%606 = bitcast double %600 to i64, !dbg !4331
	%607 = bitcast double %604 to i64, !dbg !4331
	%608 = and i64 %606, %607, !dbg !4331
	%609 = fcmp oeq double %600, %604, !dbg !4331
	%610 = bitcast i64 %608 to double, !dbg !4331
	%611 = select i1 %609, double %610, double %605, !dbg !4331
	%612 = fcmp uno double %600, %604, !dbg !4331
	%613 = select i1 %612, double 0x7FF8000000000000, double %611, !dbg !4331
	%614 = add i64 %601, 1, !dbg !4356
	br label %b97, !dbg !4356

b99:
	%615 = phi double [ %595, %b93 ], [ %600, %b97 ], !dbg !4324
	%616 = getelementptr inbounds double, double addrspace(1)* %347, i64 1, !dbg !4357
	store double %522, double addrspace(1)* %616, align 8, !dbg !4357
	%617 = getelementptr inbounds double, double addrspace(1)* %347, i64 2, !dbg !4358
	store double %615, double addrspace(1)* %617, align 8, !dbg !4358
	br label %b100, !dbg !4359

b100:
	%618 = phi double [ %351, %b99 ], [ %637, %b103 ], !dbg !4360
	%619 = phi i64 [ 1, %b99 ], [ %638, %b103 ], !dbg !4361
	%620 = icmp slt i64 %619, 32, !dbg !4362
	br i1 %620, label %b101, label %b104, !dbg !4362

b101:
	%621 = trunc i64 %619 to i32, !dbg !4363
	%622 = bitcast double %618 to i64, !dbg !4363
	%623 = trunc i64 %622 to i32, !dbg !4363
	%624 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %623, i32 %621, i32 0), !dbg !4363
	%625 = extractvalue { i32, i1 } %624, 0, !dbg !4363
	%626 = lshr i64 %622, 32, !dbg !4363
	%627 = trunc i64 %626 to i32, !dbg !4363
	%628 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %627, i32 %621, i32 0), !dbg !4363
	%629 = extractvalue { i32, i1 } %628, 0, !dbg !4363
	%630 = zext i32 %629 to i64, !dbg !4363
	%631 = shl i64 %630, 32, !dbg !4363
	%632 = zext i32 %625 to i64, !dbg !4363
	%633 = or i64 %632, %631, !dbg !4363
	%634 = bitcast i64 %633 to double, !dbg !4363
	%635 = icmp sge i64 %264, %619, !dbg !4364
	br i1 %635, label %b102, label %b103, !dbg !4364

b102:
	%636 = fadd double %618, %634, !dbg !4365
	br label %b103, !dbg !4365

b103:
	%637 = phi double [ %618, %b101 ], [ %636, %b102 ], !dbg !4360
	%638 = mul i64 %619, 2, !dbg !4366
	br label %b100, !dbg !4366

b104:
	br i1 %416, label %b110, label %b105, !dbg !4367

b105:
	%639 = sdiv i64 %31, 32, !dbg !4369
	call void @llvm.nvvm.barrier0(), !dbg !4370
	br i1 %355, label %b106, label %b107, !dbg !4251

b106:
	%640 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %639, !dbg !4371
	store double %618, double addrspace(3)* %640, align 8, !dbg !4371
	br label %b107, !dbg !4371

b107:
	call void @llvm.nvvm.barrier0(), !dbg !4372
	%641 = icmp slt i64 0, %639, !dbg !4372
	br i1 %641, label %b108, label %b109, !dbg !4372

b108:
	%642 = phi double [ %647, %b108_ok1 ], [ 0.000000e+00, %b107 ], !dbg !4373
	%643 = phi i64 [ %648, %b108_ok1 ], [ 0, %b107 ], !dbg !4373
	%644 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %643, !dbg !4374
	%645 = icmp uge i64 %643, 32, !dbg !4374
	br i1 %645, label %b108_fail1, label %b108_ok1, !dbg !4374, !prof !30

b108_ok1:
	%646 = load double, double addrspace(3)* %644, align 8, !dbg !4374
	%647 = fadd double %642, %646, !dbg !4375
	%648 = add i64 %643, 1, !dbg !4375
	%649 = icmp slt i64 %648, %639, !dbg !4375
	br i1 %649, label %b108, label %b109, !dbg !4375

b109:
	%650 = phi double [ 0.000000e+00, %b107 ], [ %647, %b108_ok1 ], !dbg !4373
	br label %b110, !dbg !4376

b110:
	%651 = phi double [ 0.000000e+00, %b104 ], [ %650, %b109 ], !dbg !4249
	%652 = fadd double %651, %618, !dbg !4377
	br label %b111, !dbg !4381

b111:
	%653 = phi double [ %351, %b110 ], [ %672, %b114 ], !dbg !4382
	%654 = phi i64 [ 1, %b110 ], [ %673, %b114 ], !dbg !4383
	%655 = icmp slt i64 %654, 32, !dbg !4384
	br i1 %655, label %b112, label %b115, !dbg !4384

b112:
	%656 = trunc i64 %654 to i32, !dbg !4385
	%657 = bitcast double %653 to i64, !dbg !4385
	%658 = trunc i64 %657 to i32, !dbg !4385
	%659 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %658, i32 %656, i32 0), !dbg !4385
	%660 = extractvalue { i32, i1 } %659, 0, !dbg !4385
	%661 = lshr i64 %657, 32, !dbg !4385
	%662 = trunc i64 %661 to i32, !dbg !4385
	%663 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %662, i32 %656, i32 0), !dbg !4385
	%664 = extractvalue { i32, i1 } %663, 0, !dbg !4385
	%665 = zext i32 %664 to i64, !dbg !4385
	%666 = shl i64 %665, 32, !dbg !4385
	%667 = zext i32 %660 to i64, !dbg !4385
	%668 = or i64 %667, %666, !dbg !4385
	%669 = bitcast i64 %668 to double, !dbg !4385
	%670 = icmp sge i64 %264, %654, !dbg !4386
	br i1 %670, label %b113, label %b114, !dbg !4386

b113:
	%671 = fadd double %653, %669, !dbg !4387
	br label %b114, !dbg !4387

b114:
	%672 = phi double [ %653, %b112 ], [ %671, %b113 ], !dbg !4382
	%673 = mul i64 %654, 2, !dbg !4388
	br label %b111, !dbg !4388

b115:
	br i1 %416, label %b121, label %b116, !dbg !4389

b116:
	%674 = sdiv i64 %31, 32, !dbg !4391
	call void @llvm.nvvm.barrier0(), !dbg !4392
	br i1 %355, label %b117, label %b118, !dbg !4393

b117:
	%675 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %674, !dbg !4394
	store double %653, double addrspace(3)* %675, align 8, !dbg !4394
	br label %b118, !dbg !4394

b118:
	call void @llvm.nvvm.barrier0(), !dbg !4395
	%676 = icmp slt i64 0, %674, !dbg !4395
	br i1 %676, label %b119, label %b120, !dbg !4395

b119:
	%677 = phi double [ %682, %b119_ok1 ], [ 0.000000e+00, %b118 ], !dbg !4396
	%678 = phi i64 [ %683, %b119_ok1 ], [ 0, %b118 ], !dbg !4396
	%679 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_scan_34_8, i64 0, i64 %678, !dbg !4397
	%680 = icmp uge i64 %678, 32, !dbg !4397
	br i1 %680, label %b119_fail1, label %b119_ok1, !dbg !4397, !prof !30

b119_ok1:
	%681 = load double, double addrspace(3)* %679, align 8, !dbg !4397
	%682 = fadd double %677, %681, !dbg !4398
	%683 = add i64 %678, 1, !dbg !4398
	%684 = icmp slt i64 %683, %674, !dbg !4398
	br i1 %684, label %b119, label %b120, !dbg !4398

b120:
	%685 = phi double [ 0.000000e+00, %b118 ], [ %682, %b119_ok1 ], !dbg !4396
	br label %b121, !dbg !4399

b121:
	%686 = phi double [ 0.000000e+00, %b115 ], [ %685, %b120 ], !dbg !4380
	%687 = bitcast double %653 to i64, !dbg !4400
	%688 = trunc i64 %687 to i32, !dbg !4400
	%689 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %688, i32 1, i32 0), !dbg !4400
	%690 = extractvalue { i32, i1 } %689, 0, !dbg !4400
	%691 = lshr i64 %687, 32, !dbg !4400
	%692 = trunc i64 %691 to i32, !dbg !4400
	%693 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 1, i32 %692, i32 1, i32 0), !dbg !4400
	%694 = extractvalue { i32, i1 } %693, 0, !dbg !4400
	%695 = zext i32 %694 to i64, !dbg !4400
	%696 = shl i64 %695, 32, !dbg !4400
	%697 = zext i32 %690 to i64, !dbg !4400
	%698 = or i64 %697, %696, !dbg !4400
	%699 = bitcast i64 %698 to double, !dbg !4400
	br i1 %321, label %b123, label %b122, !dbg !4401

b122:
	%700 = fadd double %686, %699, !dbg !4402
	br label %b123, !dbg !4403

b123:
	%701 = phi double [ %686, %b121 ], [ %700, %b122 ], !dbg !4379
	%702 = getelementptr inbounds double, double addrspace(1)* %347, i64 3, !dbg !4404
	store double %652, double addrspace(1)* %702, align 8, !dbg !4404
	%703 = getelementptr inbounds double, double addrspace(1)* %347, i64 4, !dbg !4405
	store double %701, double addrspace(1)* %703, align 8, !dbg !4405
	%704 = sdiv i64 %356, 3, !dbg !4406
	%705 = icmp sge i64 %704, %22, !dbg !4409
	br i1 %705, label %b124, label %b125, !dbg !4409

b124:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !4410
	ret void, !dbg !4410

b125:
	br i1 %416, label %b126, label %b127, !dbg !4411

b126:
	%706 = trunc i64 %704 to i32, !dbg !4412
	%707 = bitcast double %351 to i64, !dbg !4412
	%708 = trunc i64 %707 to i32, !dbg !4412
	%709 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %708, i32 %706, i32 31), !dbg !4412
	%710 = extractvalue { i32, i1 } %709, 0, !dbg !4412
	%711 = lshr i64 %707, 32, !dbg !4412
	%712 = trunc i64 %711 to i32, !dbg !4412
	%713 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %712, i32 %706, i32 31), !dbg !4412
	%714 = extractvalue { i32, i1 } %713, 0, !dbg !4412
	%715 = zext i32 %714 to i64, !dbg !4412
	%716 = shl i64 %715, 32, !dbg !4412
	%717 = zext i32 %710 to i64, !dbg !4412
	%718 = or i64 %717, %716, !dbg !4412
	%719 = bitcast i64 %718 to double, !dbg !4412
	br label %b130, !dbg !4413

b127:
	call void @llvm.nvvm.barrier0(), !dbg !4415
	%720 = icmp eq i64 %31, %704, !dbg !4416
	br i1 %720, label %b128, label %b129, !dbg !4416

b128:
	store double %351, double addrspace(3)* @gpuc_shared_Broadcast_42_8, align 8, !dbg !4417
	br label %b129, !dbg !4417

b129:
	call void @llvm.nvvm.barrier0(), !dbg !4418
	%721 = load double, double addrspace(3)* @gpuc_shared_Broadcast_42_8, align 8, !dbg !4419
	br label %b130, !dbg !4420

b130:
	%722 = phi double [ %719, %b126 ], [ %721, %b129 ], !dbg !4408
	%723 = getelementptr inbounds double, double addrspace(1)* %347, i64 5, !dbg !4421
	store double %722, double addrspace(1)* %723, align 8, !dbg !4421
	%724 = add i64 %357, 1, !dbg !4421
	%725 = icmp slt i64 %724, 2, !dbg !4421
	br i1 %725, label %b51, label %b131, !dbg !4421

b131:
	ret void, !dbg !4112

b0_fail1:
	%726 = icmp ugt i64 %33, %p1, !dbg !4115
	br i1 %726, label %b0_fail2, label %b0_ok2, !dbg !4115

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %33, i64 %p1), !dbg !4115
	ret void, !dbg !4115

b0_ok2:
	%727 = icmp uge i64 %32, %p5, !dbg !4116
	br i1 %727, label %b0_fail3, label %b0_ok3, !dbg !4116

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %32, i64 %p5), !dbg !4116
	ret void, !dbg !4116

b0_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 6, i64 %34), !dbg !4119
	ret void, !dbg !4119

b50_fail1:
	%728 = icmp ugt i64 %33, %p3, !dbg !4234
	br i1 %728, label %b50_fail2, label %b50_ok2, !dbg !4234

b50_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %33, i64 %p3), !dbg !4234
	ret void, !dbg !4234

b50_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 6, i64 %346), !dbg !4237
	ret void, !dbg !4237

b108_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %643, i64 32), !dbg !4374
	ret void, !dbg !4374

b119_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %678, i64 32), !dbg !4397
	ret void, !dbg !4397
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
!nvvm.annotations = !{!4422, !4423, !4424, !4425, !4426, !4427, !4428, !4429, !4430, !4431, !4432, !4433, !4434, !4435, !4436, !4437, !4438, !4439, !4440, !4441, !4442, !4443, !4444, !4445, !4446, !4447, !4448, !4449, !4450, !4451, !4452, !4453, !4454, !4455, !4456}
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
!244 = !DIFile(filename: "types.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!245 = distinct !DISubprogram(name: "ExchangeInt8", scope: !244, file: !244, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!246 = !DILocation(line: 10, column: 6, scope: !245)
!247 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!248 = !DILocation(line: 10, column: 83, scope: !245)
!249 = !DILocation(line: 21, column: 29, scope: !247, inlinedAt: !248)
!250 = !DILocation(line: 21, column: 39, scope: !247, inlinedAt: !248)
!251 = !DILocation(line: 21, column: 49, scope: !247, inlinedAt: !248)
!252 = !DILocation(line: 23, column: 7, scope: !247, inlinedAt: !248)
!253 = !DILocation(line: 22, column: 2, scope: !247, inlinedAt: !248)
!254 = !DILocation(line: 22, column: 8, scope: !247, inlinedAt: !248)
!255 = !DILocation(line: 26, column: 9, scope: !247, inlinedAt: !248)
!256 = !DILocation(line: 27, column: 12, scope: !247, inlinedAt: !248)
!257 = !DILocation(line: 27, column: 10, scope: !247, inlinedAt: !248)
!258 = !DILocation(line: 27, column: 30, scope: !247, inlinedAt: !248)
!259 = !DILocation(line: 28, column: 37, scope: !247, inlinedAt: !248)
!260 = !DILocation(line: 28, column: 32, scope: !247, inlinedAt: !248)
!261 = !DILocation(line: 28, column: 34, scope: !247, inlinedAt: !248)
!262 = !DILocation(line: 28, column: 20, scope: !247, inlinedAt: !248)
!263 = !DILocation(line: 28, column: 3, scope: !247, inlinedAt: !248)
!264 = !DILocation(line: 29, column: 22, scope: !247, inlinedAt: !248)
!265 = !DILocation(line: 29, column: 3, scope: !247, inlinedAt: !248)
!266 = !DILocation(line: 30, column: 24, scope: !247, inlinedAt: !248)
!267 = !DILocation(line: 30, column: 3, scope: !247, inlinedAt: !248)
!268 = !DILocation(line: 31, column: 23, scope: !247, inlinedAt: !248)
!269 = !DILocation(line: 31, column: 3, scope: !247, inlinedAt: !248)
!270 = !DILocation(line: 32, column: 14, scope: !247, inlinedAt: !248)
!271 = !DILocation(line: 32, column: 12, scope: !247, inlinedAt: !248)
!272 = !DILocation(line: 32, column: 18, scope: !247, inlinedAt: !248)
!273 = !DILocation(line: 33, column: 21, scope: !247, inlinedAt: !248)
!274 = !DILocation(line: 33, column: 3, scope: !247, inlinedAt: !248)
!275 = !DILocation(line: 34, column: 3, scope: !247, inlinedAt: !248)
!276 = !DILocation(line: 35, column: 31, scope: !247, inlinedAt: !248)
!277 = !DILocation(line: 36, column: 4, scope: !247, inlinedAt: !248)
!278 = !DILocation(line: 38, column: 32, scope: !247, inlinedAt: !248)
!279 = !DILocation(line: 38, column: 30, scope: !247, inlinedAt: !248)
!280 = !DILocation(line: 38, column: 24, scope: !247, inlinedAt: !248)
!281 = !DILocation(line: 38, column: 3, scope: !247, inlinedAt: !248)
!282 = distinct !DISubprogram(name: "NumbersInt8", scope: !244, file: !244, line: 15, type: !4, isDefinition: true, scopeLine: 15, isOptimized: true, unit: !2)
!283 = !DILocation(line: 15, column: 6, scope: !282)
!284 = !DIFile(filename: "group.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/warp")
!285 = distinct !DISubprogram(name: "groupNumbers", scope: !284, file: !284, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!286 = !DILocation(line: 15, column: 71, scope: !282)
!287 = !DILocation(line: 29, column: 20, scope: !285, inlinedAt: !286)
!288 = !DILocation(line: 30, column: 26, scope: !285, inlinedAt: !286)
!289 = !DILocation(line: 30, column: 24, scope: !285, inlinedAt: !286)
!290 = !DILocation(line: 30, column: 46, scope: !285, inlinedAt: !286)
!291 = distinct !DISubprogram(name: "numbers", scope: !284, file: !284, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!292 = !DILocation(line: 30, column: 9, scope: !285, inlinedAt: !286)
!293 = !DILocation(line: 14, column: 11, scope: !291, inlinedAt: !292)
!294 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!295 = distinct !DISubprogram(name: "reduceWarp", scope: !294, file: !294, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!296 = distinct !DISubprogram(name: "reduce", scope: !294, file: !294, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!297 = distinct !DISubprogram(name: "ReduceAdd", scope: !294, file: !294, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!298 = !DILocation(line: 16, column: 25, scope: !291, inlinedAt: !292)
!299 = !DILocation(line: 7, column: 15, scope: !297, inlinedAt: !298)
!300 = !DILocation(line: 44, column: 16, scope: !296, inlinedAt: !299)
!301 = !DILocation(line: 65, column: 13, scope: !295, inlinedAt: !300)
!302 = !DILocation(line: 66, column: 7, scope: !295, inlinedAt: !300)
!303 = !DILocation(line: 19, column: 40, scope: !291, inlinedAt: !292)
!304 = !DILocation(line: 64, column: 35, scope: !295, inlinedAt: !300)
!305 = !DILocation(line: 67, column: 7, scope: !295, inlinedAt: !300)
!306 = !DILocation(line: 67, column: 35, scope: !295, inlinedAt: !300)
!307 = !DILocation(line: 68, column: 23, scope: !295, inlinedAt: !300)
!308 = !DILocation(line: 7, column: 65, scope: !297, inlinedAt: !298)
!309 = !DILocation(line: 67, column: 40, scope: !295, inlinedAt: !300)
!310 = !DILocation(line: 72, column: 16, scope: !295, inlinedAt: !300)
!311 = !DILocation(line: 73, column: 6, scope: !295, inlinedAt: !300)
!312 = !DILocation(line: 73, column: 36, scope: !295, inlinedAt: !300)
!313 = !DILocation(line: 74, column: 16, scope: !295, inlinedAt: !300)
!314 = !DILocation(line: 75, column: 11, scope: !295, inlinedAt: !300)
!315 = !DILocation(line: 74, column: 3, scope: !295, inlinedAt: !300)
!316 = !DILocation(line: 78, column: 22, scope: !295, inlinedAt: !300)
!317 = !DILocation(line: 78, column: 41, scope: !295, inlinedAt: !300)
!318 = !DILocation(line: 79, column: 9, scope: !295, inlinedAt: !300)
!319 = !DILocation(line: 73, column: 41, scope: !295, inlinedAt: !300)
!320 = !DILocation(line: 82, column: 16, scope: !295, inlinedAt: !300)
!321 = !DILocation(line: 82, column: 2, scope: !296, inlinedAt: !299)
!322 = !DILocation(line: 16, column: 6, scope: !291, inlinedAt: !292)
!323 = distinct !DISubprogram(name: "ReduceMin", scope: !294, file: !294, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!324 = !DILocation(line: 17, column: 33, scope: !291, inlinedAt: !292)
!325 = !DILocation(line: 13, column: 15, scope: !323, inlinedAt: !324)
!326 = !DILocation(line: 44, column: 16, scope: !296, inlinedAt: !325)
!327 = !DILocation(line: 66, column: 7, scope: !295, inlinedAt: !326)
!328 = !DILocation(line: 64, column: 35, scope: !295, inlinedAt: !326)
!329 = !DILocation(line: 67, column: 7, scope: !295, inlinedAt: !326)
!330 = !DILocation(line: 67, column: 35, scope: !295, inlinedAt: !326)
!331 = !DILocation(line: 68, column: 23, scope: !295, inlinedAt: !326)
!332 = !DILocation(line: 13, column: 66, scope: !323, inlinedAt: !324)
!333 = !DILocation(line: 67, column: 40, scope: !295, inlinedAt: !326)
!334 = !DILocation(line: 72, column: 16, scope: !295, inlinedAt: !326)
!335 = !DILocation(line: 73, column: 6, scope: !295, inlinedAt: !326)
!336 = !DILocation(line: 73, column: 36, scope: !295, inlinedAt: !326)
!337 = !DILocation(line: 74, column: 16, scope: !295, inlinedAt: !326)
!338 = !DILocation(line: 75, column: 11, scope: !295, inlinedAt: !326)
!339 = !DILocation(line: 74, column: 3, scope: !295, inlinedAt: !326)
!340 = !DILocation(line: 78, column: 22, scope: !295, inlinedAt: !326)
!341 = !DILocation(line: 78, column: 41, scope: !295, inlinedAt: !326)
!342 = !DILocation(line: 79, column: 9, scope: !295, inlinedAt: !326)
!343 = !DILocation(line: 73, column: 41, scope: !295, inlinedAt: !326)
!344 = !DILocation(line: 82, column: 16, scope: !295, inlinedAt: !326)
!345 = !DILocation(line: 82, column: 2, scope: !296, inlinedAt: !325)
!346 = distinct !DISubprogram(name: "ReduceMax", scope: !294, file: !294, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!347 = !DILocation(line: 17, column: 54, scope: !291, inlinedAt: !292)
!348 = !DILocation(line: 19, column: 15, scope: !346, inlinedAt: !347)
!349 = !DILocation(line: 44, column: 16, scope: !296, inlinedAt: !348)
!350 = !DILocation(line: 66, column: 7, scope: !295, inlinedAt: !349)
!351 = !DILocation(line: 64, column: 35, scope: !295, inlinedAt: !349)
!352 = !DILocation(line: 67, column: 7, scope: !295, inlinedAt: !349)
!353 = !DILocation(line: 67, column: 35, scope: !295, inlinedAt: !349)
!354 = !DILocation(line: 68, column: 23, scope: !295, inlinedAt: !349)
!355 = !DILocation(line: 19, column: 66, scope: !346, inlinedAt: !347)
!356 = !DILocation(line: 67, column: 40, scope: !295, inlinedAt: !349)
!357 = !DILocation(line: 72, column: 16, scope: !295, inlinedAt: !349)
!358 = !DILocation(line: 73, column: 6, scope: !295, inlinedAt: !349)
!359 = !DILocation(line: 73, column: 36, scope: !295, inlinedAt: !349)
!360 = !DILocation(line: 74, column: 16, scope: !295, inlinedAt: !349)
!361 = !DILocation(line: 75, column: 11, scope: !295, inlinedAt: !349)
!362 = !DILocation(line: 74, column: 3, scope: !295, inlinedAt: !349)
!363 = !DILocation(line: 78, column: 22, scope: !295, inlinedAt: !349)
!364 = !DILocation(line: 78, column: 41, scope: !295, inlinedAt: !349)
!365 = !DILocation(line: 79, column: 9, scope: !295, inlinedAt: !349)
!366 = !DILocation(line: 73, column: 41, scope: !295, inlinedAt: !349)
!367 = !DILocation(line: 82, column: 16, scope: !295, inlinedAt: !349)
!368 = !DILocation(line: 82, column: 2, scope: !296, inlinedAt: !348)
!369 = !DILocation(line: 17, column: 6, scope: !291, inlinedAt: !292)
!370 = !DILocation(line: 17, column: 14, scope: !291, inlinedAt: !292)
!371 = !DIFile(filename: "scan.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!372 = distinct !DISubprogram(name: "scan", scope: !371, file: !371, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!373 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !371, file: !371, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!374 = !DILocation(line: 18, column: 40, scope: !291, inlinedAt: !292)
!375 = !DILocation(line: 6, column: 21, scope: !373, inlinedAt: !374)
!376 = !DILocation(line: 25, column: 16, scope: !372, inlinedAt: !375)
!377 = !DILocation(line: 23, column: 48, scope: !372, inlinedAt: !375)
!378 = !DILocation(line: 26, column: 6, scope: !372, inlinedAt: !375)
!379 = !DILocation(line: 26, column: 24, scope: !372, inlinedAt: !375)
!380 = !DILocation(line: 27, column: 24, scope: !372, inlinedAt: !375)
!381 = !DILocation(line: 27, column: 44, scope: !372, inlinedAt: !375)
!382 = !DILocation(line: 28, column: 4, scope: !372, inlinedAt: !375)
!383 = !DILocation(line: 26, column: 37, scope: !372, inlinedAt: !375)
!384 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !371, file: !371, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!385 = !DILocation(line: 18, column: 68, scope: !291, inlinedAt: !292)
!386 = !DILocation(line: 14, column: 21, scope: !384, inlinedAt: !385)
!387 = !DILocation(line: 23, column: 48, scope: !372, inlinedAt: !386)
!388 = !DILocation(line: 26, column: 6, scope: !372, inlinedAt: !386)
!389 = !DILocation(line: 26, column: 24, scope: !372, inlinedAt: !386)
!390 = !DILocation(line: 27, column: 24, scope: !372, inlinedAt: !386)
!391 = !DILocation(line: 27, column: 44, scope: !372, inlinedAt: !386)
!392 = !DILocation(line: 28, column: 4, scope: !372, inlinedAt: !386)
!393 = !DILocation(line: 26, column: 37, scope: !372, inlinedAt: !386)
!394 = !DILocation(line: 15, column: 20, scope: !384, inlinedAt: !385)
!395 = !DILocation(line: 15, column: 42, scope: !384, inlinedAt: !385)
!396 = !DILocation(line: 18, column: 2, scope: !291, inlinedAt: !292)
!397 = !DILocation(line: 18, column: 6, scope: !291, inlinedAt: !292)
!398 = !DILocation(line: 18, column: 14, scope: !291, inlinedAt: !292)
!399 = !DILocation(line: 19, column: 42, scope: !291, inlinedAt: !292)
!400 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!401 = distinct !DISubprogram(name: "Broadcast", scope: !400, file: !400, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!402 = !DILocation(line: 19, column: 25, scope: !291, inlinedAt: !292)
!403 = !DILocation(line: 36, column: 10, scope: !401, inlinedAt: !402)
!404 = !DILocation(line: 36, column: 22, scope: !401, inlinedAt: !402)
!405 = !DILocation(line: 37, column: 8, scope: !401, inlinedAt: !402)
!406 = !DILocation(line: 40, column: 17, scope: !401, inlinedAt: !402)
!407 = !DILocation(line: 19, column: 6, scope: !291, inlinedAt: !292)
!408 = !DILocation(line: 31, column: 26, scope: !285, inlinedAt: !286)
!409 = distinct !DISubprogram(name: "numbers", scope: !284, file: !284, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!410 = !DILocation(line: 31, column: 9, scope: !285, inlinedAt: !286)
!411 = !DILocation(line: 14, column: 11, scope: !409, inlinedAt: !410)
!412 = !DILocation(line: 31, column: 48, scope: !285, inlinedAt: !286)
!413 = distinct !DISubprogram(name: "Block.warps", scope: !400, file: !400, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!414 = distinct !DISubprogram(name: "reduce", scope: !294, file: !294, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!415 = distinct !DISubprogram(name: "ReduceAdd", scope: !294, file: !294, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!416 = !DILocation(line: 16, column: 25, scope: !409, inlinedAt: !410)
!417 = !DILocation(line: 7, column: 15, scope: !415, inlinedAt: !416)
!418 = !DILocation(line: 45, column: 14, scope: !414, inlinedAt: !417)
!419 = !DILocation(line: 26, column: 47, scope: !413, inlinedAt: !418)
!420 = !DILocation(line: 26, column: 59, scope: !413, inlinedAt: !418)
!421 = distinct !DISubprogram(name: "scan", scope: !371, file: !371, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!422 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !371, file: !371, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!423 = !DILocation(line: 18, column: 40, scope: !409, inlinedAt: !410)
!424 = !DILocation(line: 6, column: 21, scope: !422, inlinedAt: !423)
!425 = !DILocation(line: 37, column: 21, scope: !421, inlinedAt: !424)
!426 = !DILocation(line: 37, column: 10, scope: !421, inlinedAt: !424)
!427 = !DILocation(line: 19, column: 40, scope: !409, inlinedAt: !410)
!428 = !DILocation(line: 44, column: 16, scope: !414, inlinedAt: !417)
!429 = !DILocation(line: 66, column: 7, scope: !295, inlinedAt: !428)
!430 = !DILocation(line: 64, column: 35, scope: !295, inlinedAt: !428)
!431 = !DILocation(line: 67, column: 7, scope: !295, inlinedAt: !428)
!432 = !DILocation(line: 67, column: 35, scope: !295, inlinedAt: !428)
!433 = !DILocation(line: 68, column: 23, scope: !295, inlinedAt: !428)
!434 = !DILocation(line: 7, column: 65, scope: !415, inlinedAt: !416)
!435 = !DILocation(line: 67, column: 40, scope: !295, inlinedAt: !428)
!436 = !DILocation(line: 73, column: 6, scope: !295, inlinedAt: !428)
!437 = !DILocation(line: 73, column: 36, scope: !295, inlinedAt: !428)
!438 = !DILocation(line: 74, column: 16, scope: !295, inlinedAt: !428)
!439 = !DILocation(line: 75, column: 11, scope: !295, inlinedAt: !428)
!440 = !DILocation(line: 74, column: 3, scope: !295, inlinedAt: !428)
!441 = !DILocation(line: 78, column: 22, scope: !295, inlinedAt: !428)
!442 = !DILocation(line: 78, column: 41, scope: !295, inlinedAt: !428)
!443 = !DILocation(line: 79, column: 9, scope: !295, inlinedAt: !428)
!444 = !DILocation(line: 73, column: 41, scope: !295, inlinedAt: !428)
!445 = !DILocation(line: 82, column: 16, scope: !295, inlinedAt: !428)
!446 = !DILocation(line: 82, column: 2, scope: !414, inlinedAt: !417)
!447 = !DILocation(line: 26, column: 64, scope: !413, inlinedAt: !418)
!448 = !DILocation(line: 46, column: 7, scope: !414, inlinedAt: !417)
!449 = !DILocation(line: 49, column: 31, scope: !414, inlinedAt: !417)
!450 = !DILocation(line: 50, column: 10, scope: !414, inlinedAt: !417)
!451 = !DILocation(line: 51, column: 14, scope: !414, inlinedAt: !417)
!452 = !DILocation(line: 52, column: 17, scope: !414, inlinedAt: !417)
!453 = !DILocation(line: 52, column: 8, scope: !414, inlinedAt: !417)
!454 = !DILocation(line: 54, column: 10, scope: !414, inlinedAt: !417)
!455 = !DILocation(line: 55, column: 11, scope: !414, inlinedAt: !417)
!456 = !DILocation(line: 42, column: 50, scope: !414, inlinedAt: !417)
!457 = !DILocation(line: 56, column: 6, scope: !414, inlinedAt: !417)
!458 = !DILocation(line: 56, column: 16, scope: !414, inlinedAt: !417)
!459 = !DILocation(line: 57, column: 17, scope: !414, inlinedAt: !417)
!460 = !DILocation(line: 56, column: 21, scope: !414, inlinedAt: !417)
!461 = !DILocation(line: 16, column: 6, scope: !409, inlinedAt: !410)
!462 = distinct !DISubprogram(name: "ReduceMin", scope: !294, file: !294, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!463 = !DILocation(line: 17, column: 33, scope: !409, inlinedAt: !410)
!464 = !DILocation(line: 13, column: 15, scope: !462, inlinedAt: !463)
!465 = !DILocation(line: 44, column: 16, scope: !414, inlinedAt: !464)
!466 = !DILocation(line: 66, column: 7, scope: !295, inlinedAt: !465)
!467 = !DILocation(line: 64, column: 35, scope: !295, inlinedAt: !465)
!468 = !DILocation(line: 67, column: 7, scope: !295, inlinedAt: !465)
!469 = !DILocation(line: 67, column: 35, scope: !295, inlinedAt: !465)
!470 = !DILocation(line: 68, column: 23, scope: !295, inlinedAt: !465)
!471 = !DILocation(line: 13, column: 66, scope: !462, inlinedAt: !463)
!472 = !DILocation(line: 67, column: 40, scope: !295, inlinedAt: !465)
!473 = !DILocation(line: 73, column: 6, scope: !295, inlinedAt: !465)
!474 = !DILocation(line: 73, column: 36, scope: !295, inlinedAt: !465)
!475 = !DILocation(line: 74, column: 16, scope: !295, inlinedAt: !465)
!476 = !DILocation(line: 75, column: 11, scope: !295, inlinedAt: !465)
!477 = !DILocation(line: 74, column: 3, scope: !295, inlinedAt: !465)
!478 = !DILocation(line: 78, column: 22, scope: !295, inlinedAt: !465)
!479 = !DILocation(line: 78, column: 41, scope: !295, inlinedAt: !465)
!480 = !DILocation(line: 79, column: 9, scope: !295, inlinedAt: !465)
!481 = !DILocation(line: 73, column: 41, scope: !295, inlinedAt: !465)
!482 = !DILocation(line: 82, column: 16, scope: !295, inlinedAt: !465)
!483 = !DILocation(line: 82, column: 2, scope: !414, inlinedAt: !464)
!484 = !DILocation(line: 46, column: 7, scope: !414, inlinedAt: !464)
!485 = !DILocation(line: 49, column: 31, scope: !414, inlinedAt: !464)
!486 = !DILocation(line: 50, column: 10, scope: !414, inlinedAt: !464)
!487 = !DILocation(line: 51, column: 14, scope: !414, inlinedAt: !464)
!488 = !DILocation(line: 52, column: 17, scope: !414, inlinedAt: !464)
!489 = !DILocation(line: 52, column: 8, scope: !414, inlinedAt: !464)
!490 = !DILocation(line: 54, column: 10, scope: !414, inlinedAt: !464)
!491 = !DILocation(line: 55, column: 11, scope: !414, inlinedAt: !464)
!492 = !DILocation(line: 42, column: 50, scope: !414, inlinedAt: !464)
!493 = !DILocation(line: 56, column: 6, scope: !414, inlinedAt: !464)
!494 = !DILocation(line: 56, column: 16, scope: !414, inlinedAt: !464)
!495 = !DILocation(line: 57, column: 17, scope: !414, inlinedAt: !464)
!496 = !DILocation(line: 56, column: 21, scope: !414, inlinedAt: !464)
!497 = distinct !DISubprogram(name: "ReduceMax", scope: !294, file: !294, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!498 = !DILocation(line: 17, column: 54, scope: !409, inlinedAt: !410)
!499 = !DILocation(line: 19, column: 15, scope: !497, inlinedAt: !498)
!500 = !DILocation(line: 44, column: 16, scope: !414, inlinedAt: !499)
!501 = !DILocation(line: 66, column: 7, scope: !295, inlinedAt: !500)
!502 = !DILocation(line: 64, column: 35, scope: !295, inlinedAt: !500)
!503 = !DILocation(line: 67, column: 7, scope: !295, inlinedAt: !500)
!504 = !DILocation(line: 67, column: 35, scope: !295, inlinedAt: !500)
!505 = !DILocation(line: 68, column: 23, scope: !295, inlinedAt: !500)
!506 = !DILocation(line: 19, column: 66, scope: !497, inlinedAt: !498)
!507 = !DILocation(line: 67, column: 40, scope: !295, inlinedAt: !500)
!508 = !DILocation(line: 73, column: 6, scope: !295, inlinedAt: !500)
!509 = !DILocation(line: 73, column: 36, scope: !295, inlinedAt: !500)
!510 = !DILocation(line: 74, column: 16, scope: !295, inlinedAt: !500)
!511 = !DILocation(line: 75, column: 11, scope: !295, inlinedAt: !500)
!512 = !DILocation(line: 74, column: 3, scope: !295, inlinedAt: !500)
!513 = !DILocation(line: 78, column: 22, scope: !295, inlinedAt: !500)
!514 = !DILocation(line: 78, column: 41, scope: !295, inlinedAt: !500)
!515 = !DILocation(line: 79, column: 9, scope: !295, inlinedAt: !500)
!516 = !DILocation(line: 73, column: 41, scope: !295, inlinedAt: !500)
!517 = !DILocation(line: 82, column: 16, scope: !295, inlinedAt: !500)
!518 = !DILocation(line: 82, column: 2, scope: !414, inlinedAt: !499)
!519 = !DILocation(line: 46, column: 7, scope: !414, inlinedAt: !499)
!520 = !DILocation(line: 49, column: 31, scope: !414, inlinedAt: !499)
!521 = !DILocation(line: 50, column: 10, scope: !414, inlinedAt: !499)
!522 = !DILocation(line: 51, column: 14, scope: !414, inlinedAt: !499)
!523 = !DILocation(line: 52, column: 17, scope: !414, inlinedAt: !499)
!524 = !DILocation(line: 52, column: 8, scope: !414, inlinedAt: !499)
!525 = !DILocation(line: 54, column: 10, scope: !414, inlinedAt: !499)
!526 = !DILocation(line: 55, column: 11, scope: !414, inlinedAt: !499)
!527 = !DILocation(line: 42, column: 50, scope: !414, inlinedAt: !499)
!528 = !DILocation(line: 56, column: 6, scope: !414, inlinedAt: !499)
!529 = !DILocation(line: 56, column: 16, scope: !414, inlinedAt: !499)
!530 = !DILocation(line: 57, column: 17, scope: !414, inlinedAt: !499)
!531 = !DILocation(line: 56, column: 21, scope: !414, inlinedAt: !499)
!532 = !DILocation(line: 17, column: 6, scope: !409, inlinedAt: !410)
!533 = !DILocation(line: 17, column: 14, scope: !409, inlinedAt: !410)
!534 = !DILocation(line: 25, column: 16, scope: !421, inlinedAt: !424)
!535 = !DILocation(line: 23, column: 48, scope: !421, inlinedAt: !424)
!536 = !DILocation(line: 26, column: 6, scope: !421, inlinedAt: !424)
!537 = !DILocation(line: 26, column: 24, scope: !421, inlinedAt: !424)
!538 = !DILocation(line: 27, column: 24, scope: !421, inlinedAt: !424)
!539 = !DILocation(line: 27, column: 44, scope: !421, inlinedAt: !424)
!540 = !DILocation(line: 28, column: 4, scope: !421, inlinedAt: !424)
!541 = !DILocation(line: 26, column: 37, scope: !421, inlinedAt: !424)
!542 = !DILocation(line: 31, column: 15, scope: !421, inlinedAt: !424)
!543 = !DILocation(line: 34, column: 32, scope: !421, inlinedAt: !424)
!544 = !DILocation(line: 35, column: 19, scope: !421, inlinedAt: !424)
!545 = !DILocation(line: 36, column: 10, scope: !421, inlinedAt: !424)
!546 = !DILocation(line: 38, column: 9, scope: !421, inlinedAt: !424)
!547 = !DILocation(line: 40, column: 10, scope: !421, inlinedAt: !424)
!548 = !DILocation(line: 23, column: 59, scope: !421, inlinedAt: !424)
!549 = !DILocation(line: 42, column: 19, scope: !421, inlinedAt: !424)
!550 = !DILocation(line: 42, column: 3, scope: !421, inlinedAt: !424)
!551 = !DILocation(line: 44, column: 2, scope: !422, inlinedAt: !423)
!552 = !DILocation(line: 7, column: 16, scope: !422, inlinedAt: !423)
!553 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !371, file: !371, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!554 = !DILocation(line: 18, column: 68, scope: !409, inlinedAt: !410)
!555 = !DILocation(line: 14, column: 21, scope: !553, inlinedAt: !554)
!556 = !DILocation(line: 25, column: 16, scope: !421, inlinedAt: !555)
!557 = !DILocation(line: 23, column: 48, scope: !421, inlinedAt: !555)
!558 = !DILocation(line: 26, column: 6, scope: !421, inlinedAt: !555)
!559 = !DILocation(line: 26, column: 24, scope: !421, inlinedAt: !555)
!560 = !DILocation(line: 27, column: 24, scope: !421, inlinedAt: !555)
!561 = !DILocation(line: 27, column: 44, scope: !421, inlinedAt: !555)
!562 = !DILocation(line: 28, column: 4, scope: !421, inlinedAt: !555)
!563 = !DILocation(line: 26, column: 37, scope: !421, inlinedAt: !555)
!564 = !DILocation(line: 31, column: 15, scope: !421, inlinedAt: !555)
!565 = !DILocation(line: 34, column: 32, scope: !421, inlinedAt: !555)
!566 = !DILocation(line: 35, column: 19, scope: !421, inlinedAt: !555)
!567 = !DILocation(line: 36, column: 10, scope: !421, inlinedAt: !555)
!568 = !DILocation(line: 37, column: 10, scope: !421, inlinedAt: !555)
!569 = !DILocation(line: 38, column: 9, scope: !421, inlinedAt: !555)
!570 = !DILocation(line: 40, column: 10, scope: !421, inlinedAt: !555)
!571 = !DILocation(line: 23, column: 59, scope: !421, inlinedAt: !555)
!572 = !DILocation(line: 42, column: 19, scope: !421, inlinedAt: !555)
!573 = !DILocation(line: 42, column: 3, scope: !421, inlinedAt: !555)
!574 = !DILocation(line: 44, column: 2, scope: !553, inlinedAt: !554)
!575 = !DILocation(line: 15, column: 20, scope: !553, inlinedAt: !554)
!576 = !DILocation(line: 15, column: 42, scope: !553, inlinedAt: !554)
!577 = !DILocation(line: 18, column: 16, scope: !553, inlinedAt: !554)
!578 = !DILocation(line: 18, column: 2, scope: !409, inlinedAt: !410)
!579 = !DILocation(line: 18, column: 6, scope: !409, inlinedAt: !410)
!580 = !DILocation(line: 18, column: 14, scope: !409, inlinedAt: !410)
!581 = !DILocation(line: 19, column: 42, scope: !409, inlinedAt: !410)
!582 = distinct !DISubprogram(name: "Broadcast", scope: !400, file: !400, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
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
!597 = distinct !DISubprogram(name: "IntegersInt8", scope: !244, file: !244, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!598 = !DILocation(line: 20, column: 6, scope: !597)
!599 = distinct !DISubprogram(name: "groupIntegers", scope: !284, file: !284, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!600 = !DILocation(line: 20, column: 73, scope: !597)
!601 = !DILocation(line: 35, column: 20, scope: !599, inlinedAt: !600)
!602 = !DILocation(line: 36, column: 27, scope: !599, inlinedAt: !600)
!603 = !DILocation(line: 36, column: 25, scope: !599, inlinedAt: !600)
!604 = !DILocation(line: 36, column: 48, scope: !599, inlinedAt: !600)
!605 = distinct !DISubprogram(name: "integers", scope: !284, file: !284, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!606 = !DILocation(line: 36, column: 10, scope: !599, inlinedAt: !600)
!607 = !DILocation(line: 24, column: 11, scope: !605, inlinedAt: !606)
!608 = distinct !DISubprogram(name: "ReduceAnd", scope: !294, file: !294, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!609 = !DILocation(line: 25, column: 40, scope: !605, inlinedAt: !606)
!610 = !DILocation(line: 25, column: 15, scope: !608, inlinedAt: !609)
!611 = !DILocation(line: 44, column: 16, scope: !296, inlinedAt: !610)
!612 = !DILocation(line: 65, column: 13, scope: !295, inlinedAt: !611)
!613 = !DILocation(line: 66, column: 7, scope: !295, inlinedAt: !611)
!614 = !DILocation(line: 64, column: 35, scope: !295, inlinedAt: !611)
!615 = !DILocation(line: 67, column: 7, scope: !295, inlinedAt: !611)
!616 = !DILocation(line: 67, column: 35, scope: !295, inlinedAt: !611)
!617 = !DILocation(line: 68, column: 23, scope: !295, inlinedAt: !611)
!618 = !DILocation(line: 25, column: 65, scope: !608, inlinedAt: !609)
!619 = !DILocation(line: 67, column: 40, scope: !295, inlinedAt: !611)
!620 = !DILocation(line: 72, column: 16, scope: !295, inlinedAt: !611)
!621 = !DILocation(line: 73, column: 6, scope: !295, inlinedAt: !611)
!622 = !DILocation(line: 73, column: 36, scope: !295, inlinedAt: !611)
!623 = !DILocation(line: 74, column: 16, scope: !295, inlinedAt: !611)
!624 = !DILocation(line: 75, column: 11, scope: !295, inlinedAt: !611)
!625 = !DILocation(line: 74, column: 3, scope: !295, inlinedAt: !611)
!626 = !DILocation(line: 78, column: 22, scope: !295, inlinedAt: !611)
!627 = !DILocation(line: 78, column: 41, scope: !295, inlinedAt: !611)
!628 = !DILocation(line: 79, column: 9, scope: !295, inlinedAt: !611)
!629 = !DILocation(line: 73, column: 41, scope: !295, inlinedAt: !611)
!630 = !DILocation(line: 82, column: 16, scope: !295, inlinedAt: !611)
!631 = !DILocation(line: 82, column: 2, scope: !296, inlinedAt: !610)
!632 = distinct !DISubprogram(name: "ReduceOr", scope: !294, file: !294, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!633 = !DILocation(line: 25, column: 60, scope: !605, inlinedAt: !606)
!634 = !DILocation(line: 30, column: 15, scope: !632, inlinedAt: !633)
!635 = !DILocation(line: 44, column: 16, scope: !296, inlinedAt: !634)
!636 = !DILocation(line: 66, column: 7, scope: !295, inlinedAt: !635)
!637 = !DILocation(line: 64, column: 35, scope: !295, inlinedAt: !635)
!638 = !DILocation(line: 67, column: 7, scope: !295, inlinedAt: !635)
!639 = !DILocation(line: 67, column: 35, scope: !295, inlinedAt: !635)
!640 = !DILocation(line: 68, column: 23, scope: !295, inlinedAt: !635)
!641 = !DILocation(line: 30, column: 64, scope: !632, inlinedAt: !633)
!642 = !DILocation(line: 67, column: 40, scope: !295, inlinedAt: !635)
!643 = !DILocation(line: 72, column: 16, scope: !295, inlinedAt: !635)
!644 = !DILocation(line: 73, column: 6, scope: !295, inlinedAt: !635)
!645 = !DILocation(line: 73, column: 36, scope: !295, inlinedAt: !635)
!646 = !DILocation(line: 74, column: 16, scope: !295, inlinedAt: !635)
!647 = !DILocation(line: 75, column: 11, scope: !295, inlinedAt: !635)
!648 = !DILocation(line: 74, column: 3, scope: !295, inlinedAt: !635)
!649 = !DILocation(line: 78, column: 22, scope: !295, inlinedAt: !635)
!650 = !DILocation(line: 78, column: 41, scope: !295, inlinedAt: !635)
!651 = !DILocation(line: 79, column: 9, scope: !295, inlinedAt: !635)
!652 = !DILocation(line: 73, column: 41, scope: !295, inlinedAt: !635)
!653 = !DILocation(line: 82, column: 16, scope: !295, inlinedAt: !635)
!654 = !DILocation(line: 82, column: 2, scope: !296, inlinedAt: !634)
!655 = distinct !DISubprogram(name: "ReduceXor", scope: !294, file: !294, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!656 = !DILocation(line: 25, column: 81, scope: !605, inlinedAt: !606)
!657 = !DILocation(line: 36, column: 15, scope: !655, inlinedAt: !656)
!658 = !DILocation(line: 44, column: 16, scope: !296, inlinedAt: !657)
!659 = !DILocation(line: 66, column: 7, scope: !295, inlinedAt: !658)
!660 = !DILocation(line: 64, column: 35, scope: !295, inlinedAt: !658)
!661 = !DILocation(line: 67, column: 7, scope: !295, inlinedAt: !658)
!662 = !DILocation(line: 67, column: 35, scope: !295, inlinedAt: !658)
!663 = !DILocation(line: 68, column: 23, scope: !295, inlinedAt: !658)
!664 = !DILocation(line: 36, column: 65, scope: !655, inlinedAt: !656)
!665 = !DILocation(line: 67, column: 40, scope: !295, inlinedAt: !658)
!666 = !DILocation(line: 72, column: 16, scope: !295, inlinedAt: !658)
!667 = !DILocation(line: 73, column: 6, scope: !295, inlinedAt: !658)
!668 = !DILocation(line: 73, column: 36, scope: !295, inlinedAt: !658)
!669 = !DILocation(line: 74, column: 16, scope: !295, inlinedAt: !658)
!670 = !DILocation(line: 75, column: 11, scope: !295, inlinedAt: !658)
!671 = !DILocation(line: 74, column: 3, scope: !295, inlinedAt: !658)
!672 = !DILocation(line: 78, column: 22, scope: !295, inlinedAt: !658)
!673 = !DILocation(line: 78, column: 41, scope: !295, inlinedAt: !658)
!674 = !DILocation(line: 79, column: 9, scope: !295, inlinedAt: !658)
!675 = !DILocation(line: 73, column: 41, scope: !295, inlinedAt: !658)
!676 = !DILocation(line: 82, column: 16, scope: !295, inlinedAt: !658)
!677 = !DILocation(line: 82, column: 2, scope: !296, inlinedAt: !657)
!678 = !DILocation(line: 25, column: 5, scope: !605, inlinedAt: !606)
!679 = !DILocation(line: 25, column: 13, scope: !605, inlinedAt: !606)
!680 = !DILocation(line: 25, column: 21, scope: !605, inlinedAt: !606)
!681 = !DILocation(line: 37, column: 27, scope: !599, inlinedAt: !600)
!682 = distinct !DISubprogram(name: "integers", scope: !284, file: !284, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!683 = !DILocation(line: 37, column: 10, scope: !599, inlinedAt: !600)
!684 = !DILocation(line: 24, column: 11, scope: !682, inlinedAt: !683)
!685 = !DILocation(line: 37, column: 50, scope: !599, inlinedAt: !600)
!686 = distinct !DISubprogram(name: "ReduceAnd", scope: !294, file: !294, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!687 = !DILocation(line: 25, column: 40, scope: !682, inlinedAt: !683)
!688 = !DILocation(line: 25, column: 15, scope: !686, inlinedAt: !687)
!689 = !DILocation(line: 44, column: 16, scope: !414, inlinedAt: !688)
!690 = !DILocation(line: 66, column: 7, scope: !295, inlinedAt: !689)
!691 = !DILocation(line: 64, column: 35, scope: !295, inlinedAt: !689)
!692 = !DILocation(line: 67, column: 7, scope: !295, inlinedAt: !689)
!693 = !DILocation(line: 67, column: 35, scope: !295, inlinedAt: !689)
!694 = !DILocation(line: 68, column: 23, scope: !295, inlinedAt: !689)
!695 = !DILocation(line: 25, column: 65, scope: !686, inlinedAt: !687)
!696 = !DILocation(line: 67, column: 40, scope: !295, inlinedAt: !689)
!697 = !DILocation(line: 72, column: 16, scope: !295, inlinedAt: !689)
!698 = !DILocation(line: 73, column: 6, scope: !295, inlinedAt: !689)
!699 = !DILocation(line: 73, column: 36, scope: !295, inlinedAt: !689)
!700 = !DILocation(line: 74, column: 16, scope: !295, inlinedAt: !689)
!701 = !DILocation(line: 75, column: 11, scope: !295, inlinedAt: !689)
!702 = !DILocation(line: 74, column: 3, scope: !295, inlinedAt: !689)
!703 = !DILocation(line: 78, column: 22, scope: !295, inlinedAt: !689)
!704 = !DILocation(line: 78, column: 41, scope: !295, inlinedAt: !689)
!705 = !DILocation(line: 79, column: 9, scope: !295, inlinedAt: !689)
!706 = !DILocation(line: 73, column: 41, scope: !295, inlinedAt: !689)
!707 = !DILocation(line: 82, column: 16, scope: !295, inlinedAt: !689)
!708 = !DILocation(line: 82, column: 2, scope: !414, inlinedAt: !688)
!709 = !DILocation(line: 45, column: 14, scope: !414, inlinedAt: !688)
!710 = !DILocation(line: 26, column: 47, scope: !413, inlinedAt: !709)
!711 = !DILocation(line: 26, column: 59, scope: !413, inlinedAt: !709)
!712 = !DILocation(line: 26, column: 64, scope: !413, inlinedAt: !709)
!713 = !DILocation(line: 46, column: 7, scope: !414, inlinedAt: !688)
!714 = !DILocation(line: 49, column: 31, scope: !414, inlinedAt: !688)
!715 = !DILocation(line: 50, column: 10, scope: !414, inlinedAt: !688)
!716 = !DILocation(line: 51, column: 11, scope: !414, inlinedAt: !688)
!717 = !DILocation(line: 51, column: 14, scope: !414, inlinedAt: !688)
!718 = !DILocation(line: 52, column: 17, scope: !414, inlinedAt: !688)
!719 = !DILocation(line: 52, column: 8, scope: !414, inlinedAt: !688)
!720 = !DILocation(line: 54, column: 10, scope: !414, inlinedAt: !688)
!721 = !DILocation(line: 55, column: 11, scope: !414, inlinedAt: !688)
!722 = !DILocation(line: 42, column: 50, scope: !414, inlinedAt: !688)
!723 = !DILocation(line: 56, column: 6, scope: !414, inlinedAt: !688)
!724 = !DILocation(line: 56, column: 16, scope: !414, inlinedAt: !688)
!725 = !DILocation(line: 57, column: 17, scope: !414, inlinedAt: !688)
!726 = !DILocation(line: 56, column: 21, scope: !414, inlinedAt: !688)
!727 = distinct !DISubprogram(name: "ReduceOr", scope: !294, file: !294, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!728 = !DILocation(line: 25, column: 60, scope: !682, inlinedAt: !683)
!729 = !DILocation(line: 30, column: 15, scope: !727, inlinedAt: !728)
!730 = !DILocation(line: 44, column: 16, scope: !414, inlinedAt: !729)
!731 = !DILocation(line: 66, column: 7, scope: !295, inlinedAt: !730)
!732 = !DILocation(line: 64, column: 35, scope: !295, inlinedAt: !730)
!733 = !DILocation(line: 67, column: 7, scope: !295, inlinedAt: !730)
!734 = !DILocation(line: 67, column: 35, scope: !295, inlinedAt: !730)
!735 = !DILocation(line: 68, column: 23, scope: !295, inlinedAt: !730)
!736 = !DILocation(line: 30, column: 64, scope: !727, inlinedAt: !728)
!737 = !DILocation(line: 67, column: 40, scope: !295, inlinedAt: !730)
!738 = !DILocation(line: 72, column: 16, scope: !295, inlinedAt: !730)
!739 = !DILocation(line: 73, column: 6, scope: !295, inlinedAt: !730)
!740 = !DILocation(line: 73, column: 36, scope: !295, inlinedAt: !730)
!741 = !DILocation(line: 74, column: 16, scope: !295, inlinedAt: !730)
!742 = !DILocation(line: 75, column: 11, scope: !295, inlinedAt: !730)
!743 = !DILocation(line: 74, column: 3, scope: !295, inlinedAt: !730)
!744 = !DILocation(line: 78, column: 22, scope: !295, inlinedAt: !730)
!745 = !DILocation(line: 78, column: 41, scope: !295, inlinedAt: !730)
!746 = !DILocation(line: 79, column: 9, scope: !295, inlinedAt: !730)
!747 = !DILocation(line: 73, column: 41, scope: !295, inlinedAt: !730)
!748 = !DILocation(line: 82, column: 16, scope: !295, inlinedAt: !730)
!749 = !DILocation(line: 82, column: 2, scope: !414, inlinedAt: !729)
!750 = !DILocation(line: 46, column: 7, scope: !414, inlinedAt: !729)
!751 = !DILocation(line: 49, column: 31, scope: !414, inlinedAt: !729)
!752 = !DILocation(line: 50, column: 10, scope: !414, inlinedAt: !729)
!753 = !DILocation(line: 51, column: 11, scope: !414, inlinedAt: !729)
!754 = !DILocation(line: 51, column: 14, scope: !414, inlinedAt: !729)
!755 = !DILocation(line: 52, column: 17, scope: !414, inlinedAt: !729)
!756 = !DILocation(line: 52, column: 8, scope: !414, inlinedAt: !729)
!757 = !DILocation(line: 54, column: 10, scope: !414, inlinedAt: !729)
!758 = !DILocation(line: 55, column: 11, scope: !414, inlinedAt: !729)
!759 = !DILocation(line: 42, column: 50, scope: !414, inlinedAt: !729)
!760 = !DILocation(line: 56, column: 6, scope: !414, inlinedAt: !729)
!761 = !DILocation(line: 56, column: 16, scope: !414, inlinedAt: !729)
!762 = !DILocation(line: 57, column: 17, scope: !414, inlinedAt: !729)
!763 = !DILocation(line: 56, column: 21, scope: !414, inlinedAt: !729)
!764 = distinct !DISubprogram(name: "ReduceXor", scope: !294, file: !294, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!765 = !DILocation(line: 25, column: 81, scope: !682, inlinedAt: !683)
!766 = !DILocation(line: 36, column: 15, scope: !764, inlinedAt: !765)
!767 = !DILocation(line: 44, column: 16, scope: !414, inlinedAt: !766)
!768 = !DILocation(line: 66, column: 7, scope: !295, inlinedAt: !767)
!769 = !DILocation(line: 64, column: 35, scope: !295, inlinedAt: !767)
!770 = !DILocation(line: 67, column: 7, scope: !295, inlinedAt: !767)
!771 = !DILocation(line: 67, column: 35, scope: !295, inlinedAt: !767)
!772 = !DILocation(line: 68, column: 23, scope: !295, inlinedAt: !767)
!773 = !DILocation(line: 36, column: 65, scope: !764, inlinedAt: !765)
!774 = !DILocation(line: 67, column: 40, scope: !295, inlinedAt: !767)
!775 = !DILocation(line: 72, column: 16, scope: !295, inlinedAt: !767)
!776 = !DILocation(line: 73, column: 6, scope: !295, inlinedAt: !767)
!777 = !DILocation(line: 73, column: 36, scope: !295, inlinedAt: !767)
!778 = !DILocation(line: 74, column: 16, scope: !295, inlinedAt: !767)
!779 = !DILocation(line: 75, column: 11, scope: !295, inlinedAt: !767)
!780 = !DILocation(line: 74, column: 3, scope: !295, inlinedAt: !767)
!781 = !DILocation(line: 78, column: 22, scope: !295, inlinedAt: !767)
!782 = !DILocation(line: 78, column: 41, scope: !295, inlinedAt: !767)
!783 = !DILocation(line: 79, column: 9, scope: !295, inlinedAt: !767)
!784 = !DILocation(line: 73, column: 41, scope: !295, inlinedAt: !767)
!785 = !DILocation(line: 82, column: 16, scope: !295, inlinedAt: !767)
!786 = !DILocation(line: 82, column: 2, scope: !414, inlinedAt: !766)
!787 = !DILocation(line: 46, column: 7, scope: !414, inlinedAt: !766)
!788 = !DILocation(line: 49, column: 31, scope: !414, inlinedAt: !766)
!789 = !DILocation(line: 50, column: 10, scope: !414, inlinedAt: !766)
!790 = !DILocation(line: 51, column: 11, scope: !414, inlinedAt: !766)
!791 = !DILocation(line: 51, column: 14, scope: !414, inlinedAt: !766)
!792 = !DILocation(line: 52, column: 17, scope: !414, inlinedAt: !766)
!793 = !DILocation(line: 52, column: 8, scope: !414, inlinedAt: !766)
!794 = !DILocation(line: 54, column: 10, scope: !414, inlinedAt: !766)
!795 = !DILocation(line: 55, column: 11, scope: !414, inlinedAt: !766)
!796 = !DILocation(line: 42, column: 50, scope: !414, inlinedAt: !766)
!797 = !DILocation(line: 56, column: 6, scope: !414, inlinedAt: !766)
!798 = !DILocation(line: 56, column: 16, scope: !414, inlinedAt: !766)
!799 = !DILocation(line: 57, column: 17, scope: !414, inlinedAt: !766)
!800 = !DILocation(line: 56, column: 21, scope: !414, inlinedAt: !766)
!801 = !DILocation(line: 25, column: 5, scope: !682, inlinedAt: !683)
!802 = !DILocation(line: 25, column: 13, scope: !682, inlinedAt: !683)
!803 = !DILocation(line: 25, column: 21, scope: !682, inlinedAt: !683)
!804 = distinct !DISubprogram(name: "ExchangeInt16", scope: !244, file: !244, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
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
!818 = !DILocation(line: 28, column: 37, scope: !806, inlinedAt: !807)
!819 = !DILocation(line: 28, column: 32, scope: !806, inlinedAt: !807)
!820 = !DILocation(line: 28, column: 34, scope: !806, inlinedAt: !807)
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
!841 = distinct !DISubprogram(name: "ExchangeInt32", scope: !244, file: !244, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
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
!855 = !DILocation(line: 28, column: 37, scope: !843, inlinedAt: !844)
!856 = !DILocation(line: 28, column: 32, scope: !843, inlinedAt: !844)
!857 = !DILocation(line: 28, column: 34, scope: !843, inlinedAt: !844)
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
!878 = distinct !DISubprogram(name: "NumbersInt32", scope: !244, file: !244, line: 39, type: !4, isDefinition: true, scopeLine: 39, isOptimized: true, unit: !2)
!879 = !DILocation(line: 39, column: 6, scope: !878)
!880 = distinct !DISubprogram(name: "groupNumbers", scope: !284, file: !284, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!881 = !DILocation(line: 39, column: 73, scope: !878)
!882 = !DILocation(line: 29, column: 20, scope: !880, inlinedAt: !881)
!883 = !DILocation(line: 30, column: 26, scope: !880, inlinedAt: !881)
!884 = !DILocation(line: 30, column: 24, scope: !880, inlinedAt: !881)
!885 = !DILocation(line: 30, column: 46, scope: !880, inlinedAt: !881)
!886 = distinct !DISubprogram(name: "numbers", scope: !284, file: !284, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!887 = !DILocation(line: 30, column: 9, scope: !880, inlinedAt: !881)
!888 = !DILocation(line: 14, column: 11, scope: !886, inlinedAt: !887)
!889 = distinct !DISubprogram(name: "reduceWarp", scope: !294, file: !294, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!890 = distinct !DISubprogram(name: "reduce", scope: !294, file: !294, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!891 = distinct !DISubprogram(name: "ReduceAdd", scope: !294, file: !294, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!892 = !DILocation(line: 16, column: 25, scope: !886, inlinedAt: !887)
!893 = !DILocation(line: 7, column: 15, scope: !891, inlinedAt: !892)
!894 = !DILocation(line: 44, column: 16, scope: !890, inlinedAt: !893)
!895 = !DILocation(line: 65, column: 13, scope: !889, inlinedAt: !894)
!896 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !894)
!897 = !DILocation(line: 19, column: 40, scope: !886, inlinedAt: !887)
!898 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !894)
!899 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !894)
!900 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !894)
!901 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !894)
!902 = !DILocation(line: 7, column: 65, scope: !891, inlinedAt: !892)
!903 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !894)
!904 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !894)
!905 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !894)
!906 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !894)
!907 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !894)
!908 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !894)
!909 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !894)
!910 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !894)
!911 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !894)
!912 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !894)
!913 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !894)
!914 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !894)
!915 = !DILocation(line: 82, column: 2, scope: !890, inlinedAt: !893)
!916 = !DILocation(line: 16, column: 6, scope: !886, inlinedAt: !887)
!917 = distinct !DISubprogram(name: "ReduceMin", scope: !294, file: !294, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!918 = !DILocation(line: 17, column: 33, scope: !886, inlinedAt: !887)
!919 = !DILocation(line: 13, column: 15, scope: !917, inlinedAt: !918)
!920 = !DILocation(line: 44, column: 16, scope: !890, inlinedAt: !919)
!921 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !920)
!922 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !920)
!923 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !920)
!924 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !920)
!925 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !920)
!926 = !DILocation(line: 13, column: 66, scope: !917, inlinedAt: !918)
!927 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !920)
!928 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !920)
!929 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !920)
!930 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !920)
!931 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !920)
!932 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !920)
!933 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !920)
!934 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !920)
!935 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !920)
!936 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !920)
!937 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !920)
!938 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !920)
!939 = !DILocation(line: 82, column: 2, scope: !890, inlinedAt: !919)
!940 = distinct !DISubprogram(name: "ReduceMax", scope: !294, file: !294, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!941 = !DILocation(line: 17, column: 54, scope: !886, inlinedAt: !887)
!942 = !DILocation(line: 19, column: 15, scope: !940, inlinedAt: !941)
!943 = !DILocation(line: 44, column: 16, scope: !890, inlinedAt: !942)
!944 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !943)
!945 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !943)
!946 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !943)
!947 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !943)
!948 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !943)
!949 = !DILocation(line: 19, column: 66, scope: !940, inlinedAt: !941)
!950 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !943)
!951 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !943)
!952 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !943)
!953 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !943)
!954 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !943)
!955 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !943)
!956 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !943)
!957 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !943)
!958 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !943)
!959 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !943)
!960 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !943)
!961 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !943)
!962 = !DILocation(line: 82, column: 2, scope: !890, inlinedAt: !942)
!963 = !DILocation(line: 17, column: 6, scope: !886, inlinedAt: !887)
!964 = !DILocation(line: 17, column: 14, scope: !886, inlinedAt: !887)
!965 = distinct !DISubprogram(name: "scan", scope: !371, file: !371, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!966 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !371, file: !371, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!967 = !DILocation(line: 18, column: 40, scope: !886, inlinedAt: !887)
!968 = !DILocation(line: 6, column: 21, scope: !966, inlinedAt: !967)
!969 = !DILocation(line: 25, column: 16, scope: !965, inlinedAt: !968)
!970 = !DILocation(line: 23, column: 48, scope: !965, inlinedAt: !968)
!971 = !DILocation(line: 26, column: 6, scope: !965, inlinedAt: !968)
!972 = !DILocation(line: 26, column: 24, scope: !965, inlinedAt: !968)
!973 = !DILocation(line: 27, column: 24, scope: !965, inlinedAt: !968)
!974 = !DILocation(line: 27, column: 44, scope: !965, inlinedAt: !968)
!975 = !DILocation(line: 28, column: 4, scope: !965, inlinedAt: !968)
!976 = !DILocation(line: 26, column: 37, scope: !965, inlinedAt: !968)
!977 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !371, file: !371, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!978 = !DILocation(line: 18, column: 68, scope: !886, inlinedAt: !887)
!979 = !DILocation(line: 14, column: 21, scope: !977, inlinedAt: !978)
!980 = !DILocation(line: 23, column: 48, scope: !965, inlinedAt: !979)
!981 = !DILocation(line: 26, column: 6, scope: !965, inlinedAt: !979)
!982 = !DILocation(line: 26, column: 24, scope: !965, inlinedAt: !979)
!983 = !DILocation(line: 27, column: 24, scope: !965, inlinedAt: !979)
!984 = !DILocation(line: 27, column: 44, scope: !965, inlinedAt: !979)
!985 = !DILocation(line: 28, column: 4, scope: !965, inlinedAt: !979)
!986 = !DILocation(line: 26, column: 37, scope: !965, inlinedAt: !979)
!987 = !DILocation(line: 15, column: 20, scope: !977, inlinedAt: !978)
!988 = !DILocation(line: 15, column: 42, scope: !977, inlinedAt: !978)
!989 = !DILocation(line: 18, column: 2, scope: !886, inlinedAt: !887)
!990 = !DILocation(line: 18, column: 6, scope: !886, inlinedAt: !887)
!991 = !DILocation(line: 18, column: 14, scope: !886, inlinedAt: !887)
!992 = !DILocation(line: 19, column: 42, scope: !886, inlinedAt: !887)
!993 = distinct !DISubprogram(name: "Broadcast", scope: !400, file: !400, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!994 = !DILocation(line: 19, column: 25, scope: !886, inlinedAt: !887)
!995 = !DILocation(line: 36, column: 10, scope: !993, inlinedAt: !994)
!996 = !DILocation(line: 36, column: 22, scope: !993, inlinedAt: !994)
!997 = !DILocation(line: 37, column: 8, scope: !993, inlinedAt: !994)
!998 = !DILocation(line: 40, column: 17, scope: !993, inlinedAt: !994)
!999 = !DILocation(line: 19, column: 6, scope: !886, inlinedAt: !887)
!1000 = !DILocation(line: 31, column: 26, scope: !880, inlinedAt: !881)
!1001 = distinct !DISubprogram(name: "numbers", scope: !284, file: !284, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1002 = !DILocation(line: 31, column: 9, scope: !880, inlinedAt: !881)
!1003 = !DILocation(line: 14, column: 11, scope: !1001, inlinedAt: !1002)
!1004 = !DILocation(line: 31, column: 48, scope: !880, inlinedAt: !881)
!1005 = distinct !DISubprogram(name: "reduce", scope: !294, file: !294, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1006 = distinct !DISubprogram(name: "ReduceAdd", scope: !294, file: !294, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1007 = !DILocation(line: 16, column: 25, scope: !1001, inlinedAt: !1002)
!1008 = !DILocation(line: 7, column: 15, scope: !1006, inlinedAt: !1007)
!1009 = !DILocation(line: 45, column: 14, scope: !1005, inlinedAt: !1008)
!1010 = !DILocation(line: 26, column: 47, scope: !413, inlinedAt: !1009)
!1011 = !DILocation(line: 26, column: 59, scope: !413, inlinedAt: !1009)
!1012 = distinct !DISubprogram(name: "scan", scope: !371, file: !371, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1013 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !371, file: !371, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1014 = !DILocation(line: 18, column: 40, scope: !1001, inlinedAt: !1002)
!1015 = !DILocation(line: 6, column: 21, scope: !1013, inlinedAt: !1014)
!1016 = !DILocation(line: 37, column: 21, scope: !1012, inlinedAt: !1015)
!1017 = !DILocation(line: 37, column: 10, scope: !1012, inlinedAt: !1015)
!1018 = !DILocation(line: 19, column: 40, scope: !1001, inlinedAt: !1002)
!1019 = !DILocation(line: 44, column: 16, scope: !1005, inlinedAt: !1008)
!1020 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1019)
!1021 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1019)
!1022 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1019)
!1023 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1019)
!1024 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1019)
!1025 = !DILocation(line: 7, column: 65, scope: !1006, inlinedAt: !1007)
!1026 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1019)
!1027 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1019)
!1028 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1019)
!1029 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1019)
!1030 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1019)
!1031 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1019)
!1032 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1019)
!1033 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1019)
!1034 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1019)
!1035 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1019)
!1036 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1019)
!1037 = !DILocation(line: 82, column: 2, scope: !1005, inlinedAt: !1008)
!1038 = !DILocation(line: 26, column: 64, scope: !413, inlinedAt: !1009)
!1039 = !DILocation(line: 46, column: 7, scope: !1005, inlinedAt: !1008)
!1040 = !DILocation(line: 49, column: 31, scope: !1005, inlinedAt: !1008)
!1041 = !DILocation(line: 50, column: 10, scope: !1005, inlinedAt: !1008)
!1042 = !DILocation(line: 51, column: 14, scope: !1005, inlinedAt: !1008)
!1043 = !DILocation(line: 52, column: 17, scope: !1005, inlinedAt: !1008)
!1044 = !DILocation(line: 52, column: 8, scope: !1005, inlinedAt: !1008)
!1045 = !DILocation(line: 54, column: 10, scope: !1005, inlinedAt: !1008)
!1046 = !DILocation(line: 55, column: 11, scope: !1005, inlinedAt: !1008)
!1047 = !DILocation(line: 42, column: 50, scope: !1005, inlinedAt: !1008)
!1048 = !DILocation(line: 56, column: 6, scope: !1005, inlinedAt: !1008)
!1049 = !DILocation(line: 56, column: 16, scope: !1005, inlinedAt: !1008)
!1050 = !DILocation(line: 57, column: 17, scope: !1005, inlinedAt: !1008)
!1051 = !DILocation(line: 56, column: 21, scope: !1005, inlinedAt: !1008)
!1052 = !DILocation(line: 16, column: 6, scope: !1001, inlinedAt: !1002)
!1053 = distinct !DISubprogram(name: "ReduceMin", scope: !294, file: !294, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1054 = !DILocation(line: 17, column: 33, scope: !1001, inlinedAt: !1002)
!1055 = !DILocation(line: 13, column: 15, scope: !1053, inlinedAt: !1054)
!1056 = !DILocation(line: 44, column: 16, scope: !1005, inlinedAt: !1055)
!1057 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1056)
!1058 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1056)
!1059 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1056)
!1060 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1056)
!1061 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1056)
!1062 = !DILocation(line: 13, column: 66, scope: !1053, inlinedAt: !1054)
!1063 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1056)
!1064 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1056)
!1065 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1056)
!1066 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1056)
!1067 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1056)
!1068 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1056)
!1069 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1056)
!1070 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1056)
!1071 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1056)
!1072 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1056)
!1073 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1056)
!1074 = !DILocation(line: 82, column: 2, scope: !1005, inlinedAt: !1055)
!1075 = !DILocation(line: 46, column: 7, scope: !1005, inlinedAt: !1055)
!1076 = !DILocation(line: 49, column: 31, scope: !1005, inlinedAt: !1055)
!1077 = !DILocation(line: 50, column: 10, scope: !1005, inlinedAt: !1055)
!1078 = !DILocation(line: 51, column: 14, scope: !1005, inlinedAt: !1055)
!1079 = !DILocation(line: 52, column: 17, scope: !1005, inlinedAt: !1055)
!1080 = !DILocation(line: 52, column: 8, scope: !1005, inlinedAt: !1055)
!1081 = !DILocation(line: 54, column: 10, scope: !1005, inlinedAt: !1055)
!1082 = !DILocation(line: 55, column: 11, scope: !1005, inlinedAt: !1055)
!1083 = !DILocation(line: 42, column: 50, scope: !1005, inlinedAt: !1055)
!1084 = !DILocation(line: 56, column: 6, scope: !1005, inlinedAt: !1055)
!1085 = !DILocation(line: 56, column: 16, scope: !1005, inlinedAt: !1055)
!1086 = !DILocation(line: 57, column: 17, scope: !1005, inlinedAt: !1055)
!1087 = !DILocation(line: 56, column: 21, scope: !1005, inlinedAt: !1055)
!1088 = distinct !DISubprogram(name: "ReduceMax", scope: !294, file: !294, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1089 = !DILocation(line: 17, column: 54, scope: !1001, inlinedAt: !1002)
!1090 = !DILocation(line: 19, column: 15, scope: !1088, inlinedAt: !1089)
!1091 = !DILocation(line: 44, column: 16, scope: !1005, inlinedAt: !1090)
!1092 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1091)
!1093 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1091)
!1094 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1091)
!1095 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1091)
!1096 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1091)
!1097 = !DILocation(line: 19, column: 66, scope: !1088, inlinedAt: !1089)
!1098 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1091)
!1099 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1091)
!1100 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1091)
!1101 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1091)
!1102 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1091)
!1103 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1091)
!1104 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1091)
!1105 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1091)
!1106 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1091)
!1107 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1091)
!1108 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1091)
!1109 = !DILocation(line: 82, column: 2, scope: !1005, inlinedAt: !1090)
!1110 = !DILocation(line: 46, column: 7, scope: !1005, inlinedAt: !1090)
!1111 = !DILocation(line: 49, column: 31, scope: !1005, inlinedAt: !1090)
!1112 = !DILocation(line: 50, column: 10, scope: !1005, inlinedAt: !1090)
!1113 = !DILocation(line: 51, column: 14, scope: !1005, inlinedAt: !1090)
!1114 = !DILocation(line: 52, column: 17, scope: !1005, inlinedAt: !1090)
!1115 = !DILocation(line: 52, column: 8, scope: !1005, inlinedAt: !1090)
!1116 = !DILocation(line: 54, column: 10, scope: !1005, inlinedAt: !1090)
!1117 = !DILocation(line: 55, column: 11, scope: !1005, inlinedAt: !1090)
!1118 = !DILocation(line: 42, column: 50, scope: !1005, inlinedAt: !1090)
!1119 = !DILocation(line: 56, column: 6, scope: !1005, inlinedAt: !1090)
!1120 = !DILocation(line: 56, column: 16, scope: !1005, inlinedAt: !1090)
!1121 = !DILocation(line: 57, column: 17, scope: !1005, inlinedAt: !1090)
!1122 = !DILocation(line: 56, column: 21, scope: !1005, inlinedAt: !1090)
!1123 = !DILocation(line: 17, column: 6, scope: !1001, inlinedAt: !1002)
!1124 = !DILocation(line: 17, column: 14, scope: !1001, inlinedAt: !1002)
!1125 = !DILocation(line: 25, column: 16, scope: !1012, inlinedAt: !1015)
!1126 = !DILocation(line: 23, column: 48, scope: !1012, inlinedAt: !1015)
!1127 = !DILocation(line: 26, column: 6, scope: !1012, inlinedAt: !1015)
!1128 = !DILocation(line: 26, column: 24, scope: !1012, inlinedAt: !1015)
!1129 = !DILocation(line: 27, column: 24, scope: !1012, inlinedAt: !1015)
!1130 = !DILocation(line: 27, column: 44, scope: !1012, inlinedAt: !1015)
!1131 = !DILocation(line: 28, column: 4, scope: !1012, inlinedAt: !1015)
!1132 = !DILocation(line: 26, column: 37, scope: !1012, inlinedAt: !1015)
!1133 = !DILocation(line: 31, column: 15, scope: !1012, inlinedAt: !1015)
!1134 = !DILocation(line: 34, column: 32, scope: !1012, inlinedAt: !1015)
!1135 = !DILocation(line: 35, column: 19, scope: !1012, inlinedAt: !1015)
!1136 = !DILocation(line: 36, column: 10, scope: !1012, inlinedAt: !1015)
!1137 = !DILocation(line: 38, column: 9, scope: !1012, inlinedAt: !1015)
!1138 = !DILocation(line: 40, column: 10, scope: !1012, inlinedAt: !1015)
!1139 = !DILocation(line: 23, column: 59, scope: !1012, inlinedAt: !1015)
!1140 = !DILocation(line: 42, column: 19, scope: !1012, inlinedAt: !1015)
!1141 = !DILocation(line: 42, column: 3, scope: !1012, inlinedAt: !1015)
!1142 = !DILocation(line: 44, column: 2, scope: !1013, inlinedAt: !1014)
!1143 = !DILocation(line: 7, column: 16, scope: !1013, inlinedAt: !1014)
!1144 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !371, file: !371, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1145 = !DILocation(line: 18, column: 68, scope: !1001, inlinedAt: !1002)
!1146 = !DILocation(line: 14, column: 21, scope: !1144, inlinedAt: !1145)
!1147 = !DILocation(line: 25, column: 16, scope: !1012, inlinedAt: !1146)
!1148 = !DILocation(line: 23, column: 48, scope: !1012, inlinedAt: !1146)
!1149 = !DILocation(line: 26, column: 6, scope: !1012, inlinedAt: !1146)
!1150 = !DILocation(line: 26, column: 24, scope: !1012, inlinedAt: !1146)
!1151 = !DILocation(line: 27, column: 24, scope: !1012, inlinedAt: !1146)
!1152 = !DILocation(line: 27, column: 44, scope: !1012, inlinedAt: !1146)
!1153 = !DILocation(line: 28, column: 4, scope: !1012, inlinedAt: !1146)
!1154 = !DILocation(line: 26, column: 37, scope: !1012, inlinedAt: !1146)
!1155 = !DILocation(line: 31, column: 15, scope: !1012, inlinedAt: !1146)
!1156 = !DILocation(line: 34, column: 32, scope: !1012, inlinedAt: !1146)
!1157 = !DILocation(line: 35, column: 19, scope: !1012, inlinedAt: !1146)
!1158 = !DILocation(line: 36, column: 10, scope: !1012, inlinedAt: !1146)
!1159 = !DILocation(line: 37, column: 10, scope: !1012, inlinedAt: !1146)
!1160 = !DILocation(line: 38, column: 9, scope: !1012, inlinedAt: !1146)
!1161 = !DILocation(line: 40, column: 10, scope: !1012, inlinedAt: !1146)
!1162 = !DILocation(line: 23, column: 59, scope: !1012, inlinedAt: !1146)
!1163 = !DILocation(line: 42, column: 19, scope: !1012, inlinedAt: !1146)
!1164 = !DILocation(line: 42, column: 3, scope: !1012, inlinedAt: !1146)
!1165 = !DILocation(line: 44, column: 2, scope: !1144, inlinedAt: !1145)
!1166 = !DILocation(line: 15, column: 20, scope: !1144, inlinedAt: !1145)
!1167 = !DILocation(line: 15, column: 42, scope: !1144, inlinedAt: !1145)
!1168 = !DILocation(line: 18, column: 16, scope: !1144, inlinedAt: !1145)
!1169 = !DILocation(line: 18, column: 2, scope: !1001, inlinedAt: !1002)
!1170 = !DILocation(line: 18, column: 6, scope: !1001, inlinedAt: !1002)
!1171 = !DILocation(line: 18, column: 14, scope: !1001, inlinedAt: !1002)
!1172 = !DILocation(line: 19, column: 42, scope: !1001, inlinedAt: !1002)
!1173 = distinct !DISubprogram(name: "Broadcast", scope: !400, file: !400, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1174 = !DILocation(line: 19, column: 25, scope: !1001, inlinedAt: !1002)
!1175 = !DILocation(line: 36, column: 22, scope: !1173, inlinedAt: !1174)
!1176 = !DILocation(line: 37, column: 8, scope: !1173, inlinedAt: !1174)
!1177 = !DILocation(line: 39, column: 15, scope: !1173, inlinedAt: !1174)
!1178 = !DILocation(line: 40, column: 17, scope: !1173, inlinedAt: !1174)
!1179 = !DILocation(line: 40, column: 3, scope: !1001, inlinedAt: !1002)
!1180 = !DILocation(line: 42, column: 16, scope: !1173, inlinedAt: !1174)
!1181 = !DILocation(line: 43, column: 10, scope: !1173, inlinedAt: !1174)
!1182 = !DILocation(line: 44, column: 14, scope: !1173, inlinedAt: !1174)
!1183 = !DILocation(line: 45, column: 3, scope: !1173, inlinedAt: !1174)
!1184 = !DILocation(line: 47, column: 10, scope: !1173, inlinedAt: !1174)
!1185 = !DILocation(line: 48, column: 9, scope: !1173, inlinedAt: !1174)
!1186 = !DILocation(line: 48, column: 2, scope: !1001, inlinedAt: !1002)
!1187 = !DILocation(line: 19, column: 6, scope: !1001, inlinedAt: !1002)
!1188 = distinct !DISubprogram(name: "IntegersInt32", scope: !244, file: !244, line: 44, type: !4, isDefinition: true, scopeLine: 44, isOptimized: true, unit: !2)
!1189 = !DILocation(line: 44, column: 6, scope: !1188)
!1190 = distinct !DISubprogram(name: "groupIntegers", scope: !284, file: !284, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1191 = !DILocation(line: 44, column: 75, scope: !1188)
!1192 = !DILocation(line: 35, column: 20, scope: !1190, inlinedAt: !1191)
!1193 = !DILocation(line: 36, column: 27, scope: !1190, inlinedAt: !1191)
!1194 = !DILocation(line: 36, column: 25, scope: !1190, inlinedAt: !1191)
!1195 = !DILocation(line: 36, column: 48, scope: !1190, inlinedAt: !1191)
!1196 = distinct !DISubprogram(name: "integers", scope: !284, file: !284, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1197 = !DILocation(line: 36, column: 10, scope: !1190, inlinedAt: !1191)
!1198 = !DILocation(line: 24, column: 11, scope: !1196, inlinedAt: !1197)
!1199 = distinct !DISubprogram(name: "ReduceAnd", scope: !294, file: !294, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1200 = !DILocation(line: 25, column: 40, scope: !1196, inlinedAt: !1197)
!1201 = !DILocation(line: 25, column: 15, scope: !1199, inlinedAt: !1200)
!1202 = !DILocation(line: 44, column: 16, scope: !890, inlinedAt: !1201)
!1203 = !DILocation(line: 65, column: 13, scope: !889, inlinedAt: !1202)
!1204 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1202)
!1205 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1202)
!1206 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1202)
!1207 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1202)
!1208 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1202)
!1209 = !DILocation(line: 25, column: 65, scope: !1199, inlinedAt: !1200)
!1210 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1202)
!1211 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !1202)
!1212 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1202)
!1213 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1202)
!1214 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1202)
!1215 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1202)
!1216 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1202)
!1217 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1202)
!1218 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1202)
!1219 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1202)
!1220 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1202)
!1221 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1202)
!1222 = !DILocation(line: 82, column: 2, scope: !890, inlinedAt: !1201)
!1223 = distinct !DISubprogram(name: "ReduceOr", scope: !294, file: !294, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1224 = !DILocation(line: 25, column: 60, scope: !1196, inlinedAt: !1197)
!1225 = !DILocation(line: 30, column: 15, scope: !1223, inlinedAt: !1224)
!1226 = !DILocation(line: 44, column: 16, scope: !890, inlinedAt: !1225)
!1227 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1226)
!1228 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1226)
!1229 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1226)
!1230 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1226)
!1231 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1226)
!1232 = !DILocation(line: 30, column: 64, scope: !1223, inlinedAt: !1224)
!1233 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1226)
!1234 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !1226)
!1235 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1226)
!1236 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1226)
!1237 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1226)
!1238 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1226)
!1239 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1226)
!1240 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1226)
!1241 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1226)
!1242 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1226)
!1243 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1226)
!1244 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1226)
!1245 = !DILocation(line: 82, column: 2, scope: !890, inlinedAt: !1225)
!1246 = distinct !DISubprogram(name: "ReduceXor", scope: !294, file: !294, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1247 = !DILocation(line: 25, column: 81, scope: !1196, inlinedAt: !1197)
!1248 = !DILocation(line: 36, column: 15, scope: !1246, inlinedAt: !1247)
!1249 = !DILocation(line: 44, column: 16, scope: !890, inlinedAt: !1248)
!1250 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1249)
!1251 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1249)
!1252 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1249)
!1253 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1249)
!1254 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1249)
!1255 = !DILocation(line: 36, column: 65, scope: !1246, inlinedAt: !1247)
!1256 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1249)
!1257 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !1249)
!1258 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1249)
!1259 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1249)
!1260 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1249)
!1261 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1249)
!1262 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1249)
!1263 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1249)
!1264 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1249)
!1265 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1249)
!1266 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1249)
!1267 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1249)
!1268 = !DILocation(line: 82, column: 2, scope: !890, inlinedAt: !1248)
!1269 = !DILocation(line: 25, column: 5, scope: !1196, inlinedAt: !1197)
!1270 = !DILocation(line: 25, column: 13, scope: !1196, inlinedAt: !1197)
!1271 = !DILocation(line: 25, column: 21, scope: !1196, inlinedAt: !1197)
!1272 = !DILocation(line: 37, column: 27, scope: !1190, inlinedAt: !1191)
!1273 = distinct !DISubprogram(name: "integers", scope: !284, file: !284, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1274 = !DILocation(line: 37, column: 10, scope: !1190, inlinedAt: !1191)
!1275 = !DILocation(line: 24, column: 11, scope: !1273, inlinedAt: !1274)
!1276 = !DILocation(line: 37, column: 50, scope: !1190, inlinedAt: !1191)
!1277 = distinct !DISubprogram(name: "ReduceAnd", scope: !294, file: !294, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1278 = !DILocation(line: 25, column: 40, scope: !1273, inlinedAt: !1274)
!1279 = !DILocation(line: 25, column: 15, scope: !1277, inlinedAt: !1278)
!1280 = !DILocation(line: 44, column: 16, scope: !1005, inlinedAt: !1279)
!1281 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1280)
!1282 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1280)
!1283 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1280)
!1284 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1280)
!1285 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1280)
!1286 = !DILocation(line: 25, column: 65, scope: !1277, inlinedAt: !1278)
!1287 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1280)
!1288 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !1280)
!1289 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1280)
!1290 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1280)
!1291 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1280)
!1292 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1280)
!1293 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1280)
!1294 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1280)
!1295 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1280)
!1296 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1280)
!1297 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1280)
!1298 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1280)
!1299 = !DILocation(line: 82, column: 2, scope: !1005, inlinedAt: !1279)
!1300 = !DILocation(line: 45, column: 14, scope: !1005, inlinedAt: !1279)
!1301 = !DILocation(line: 26, column: 47, scope: !413, inlinedAt: !1300)
!1302 = !DILocation(line: 26, column: 59, scope: !413, inlinedAt: !1300)
!1303 = !DILocation(line: 26, column: 64, scope: !413, inlinedAt: !1300)
!1304 = !DILocation(line: 46, column: 7, scope: !1005, inlinedAt: !1279)
!1305 = !DILocation(line: 49, column: 31, scope: !1005, inlinedAt: !1279)
!1306 = !DILocation(line: 50, column: 10, scope: !1005, inlinedAt: !1279)
!1307 = !DILocation(line: 51, column: 11, scope: !1005, inlinedAt: !1279)
!1308 = !DILocation(line: 51, column: 14, scope: !1005, inlinedAt: !1279)
!1309 = !DILocation(line: 52, column: 17, scope: !1005, inlinedAt: !1279)
!1310 = !DILocation(line: 52, column: 8, scope: !1005, inlinedAt: !1279)
!1311 = !DILocation(line: 54, column: 10, scope: !1005, inlinedAt: !1279)
!1312 = !DILocation(line: 55, column: 11, scope: !1005, inlinedAt: !1279)
!1313 = !DILocation(line: 42, column: 50, scope: !1005, inlinedAt: !1279)
!1314 = !DILocation(line: 56, column: 6, scope: !1005, inlinedAt: !1279)
!1315 = !DILocation(line: 56, column: 16, scope: !1005, inlinedAt: !1279)
!1316 = !DILocation(line: 57, column: 17, scope: !1005, inlinedAt: !1279)
!1317 = !DILocation(line: 56, column: 21, scope: !1005, inlinedAt: !1279)
!1318 = distinct !DISubprogram(name: "ReduceOr", scope: !294, file: !294, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1319 = !DILocation(line: 25, column: 60, scope: !1273, inlinedAt: !1274)
!1320 = !DILocation(line: 30, column: 15, scope: !1318, inlinedAt: !1319)
!1321 = !DILocation(line: 44, column: 16, scope: !1005, inlinedAt: !1320)
!1322 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1321)
!1323 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1321)
!1324 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1321)
!1325 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1321)
!1326 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1321)
!1327 = !DILocation(line: 30, column: 64, scope: !1318, inlinedAt: !1319)
!1328 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1321)
!1329 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !1321)
!1330 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1321)
!1331 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1321)
!1332 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1321)
!1333 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1321)
!1334 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1321)
!1335 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1321)
!1336 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1321)
!1337 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1321)
!1338 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1321)
!1339 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1321)
!1340 = !DILocation(line: 82, column: 2, scope: !1005, inlinedAt: !1320)
!1341 = !DILocation(line: 46, column: 7, scope: !1005, inlinedAt: !1320)
!1342 = !DILocation(line: 49, column: 31, scope: !1005, inlinedAt: !1320)
!1343 = !DILocation(line: 50, column: 10, scope: !1005, inlinedAt: !1320)
!1344 = !DILocation(line: 51, column: 11, scope: !1005, inlinedAt: !1320)
!1345 = !DILocation(line: 51, column: 14, scope: !1005, inlinedAt: !1320)
!1346 = !DILocation(line: 52, column: 17, scope: !1005, inlinedAt: !1320)
!1347 = !DILocation(line: 52, column: 8, scope: !1005, inlinedAt: !1320)
!1348 = !DILocation(line: 54, column: 10, scope: !1005, inlinedAt: !1320)
!1349 = !DILocation(line: 55, column: 11, scope: !1005, inlinedAt: !1320)
!1350 = !DILocation(line: 42, column: 50, scope: !1005, inlinedAt: !1320)
!1351 = !DILocation(line: 56, column: 6, scope: !1005, inlinedAt: !1320)
!1352 = !DILocation(line: 56, column: 16, scope: !1005, inlinedAt: !1320)
!1353 = !DILocation(line: 57, column: 17, scope: !1005, inlinedAt: !1320)
!1354 = !DILocation(line: 56, column: 21, scope: !1005, inlinedAt: !1320)
!1355 = distinct !DISubprogram(name: "ReduceXor", scope: !294, file: !294, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1356 = !DILocation(line: 25, column: 81, scope: !1273, inlinedAt: !1274)
!1357 = !DILocation(line: 36, column: 15, scope: !1355, inlinedAt: !1356)
!1358 = !DILocation(line: 44, column: 16, scope: !1005, inlinedAt: !1357)
!1359 = !DILocation(line: 66, column: 7, scope: !889, inlinedAt: !1358)
!1360 = !DILocation(line: 64, column: 35, scope: !889, inlinedAt: !1358)
!1361 = !DILocation(line: 67, column: 7, scope: !889, inlinedAt: !1358)
!1362 = !DILocation(line: 67, column: 35, scope: !889, inlinedAt: !1358)
!1363 = !DILocation(line: 68, column: 23, scope: !889, inlinedAt: !1358)
!1364 = !DILocation(line: 36, column: 65, scope: !1355, inlinedAt: !1356)
!1365 = !DILocation(line: 67, column: 40, scope: !889, inlinedAt: !1358)
!1366 = !DILocation(line: 72, column: 16, scope: !889, inlinedAt: !1358)
!1367 = !DILocation(line: 73, column: 6, scope: !889, inlinedAt: !1358)
!1368 = !DILocation(line: 73, column: 36, scope: !889, inlinedAt: !1358)
!1369 = !DILocation(line: 74, column: 16, scope: !889, inlinedAt: !1358)
!1370 = !DILocation(line: 75, column: 11, scope: !889, inlinedAt: !1358)
!1371 = !DILocation(line: 74, column: 3, scope: !889, inlinedAt: !1358)
!1372 = !DILocation(line: 78, column: 22, scope: !889, inlinedAt: !1358)
!1373 = !DILocation(line: 78, column: 41, scope: !889, inlinedAt: !1358)
!1374 = !DILocation(line: 79, column: 9, scope: !889, inlinedAt: !1358)
!1375 = !DILocation(line: 73, column: 41, scope: !889, inlinedAt: !1358)
!1376 = !DILocation(line: 82, column: 16, scope: !889, inlinedAt: !1358)
!1377 = !DILocation(line: 82, column: 2, scope: !1005, inlinedAt: !1357)
!1378 = !DILocation(line: 46, column: 7, scope: !1005, inlinedAt: !1357)
!1379 = !DILocation(line: 49, column: 31, scope: !1005, inlinedAt: !1357)
!1380 = !DILocation(line: 50, column: 10, scope: !1005, inlinedAt: !1357)
!1381 = !DILocation(line: 51, column: 11, scope: !1005, inlinedAt: !1357)
!1382 = !DILocation(line: 51, column: 14, scope: !1005, inlinedAt: !1357)
!1383 = !DILocation(line: 52, column: 17, scope: !1005, inlinedAt: !1357)
!1384 = !DILocation(line: 52, column: 8, scope: !1005, inlinedAt: !1357)
!1385 = !DILocation(line: 54, column: 10, scope: !1005, inlinedAt: !1357)
!1386 = !DILocation(line: 55, column: 11, scope: !1005, inlinedAt: !1357)
!1387 = !DILocation(line: 42, column: 50, scope: !1005, inlinedAt: !1357)
!1388 = !DILocation(line: 56, column: 6, scope: !1005, inlinedAt: !1357)
!1389 = !DILocation(line: 56, column: 16, scope: !1005, inlinedAt: !1357)
!1390 = !DILocation(line: 57, column: 17, scope: !1005, inlinedAt: !1357)
!1391 = !DILocation(line: 56, column: 21, scope: !1005, inlinedAt: !1357)
!1392 = !DILocation(line: 25, column: 5, scope: !1273, inlinedAt: !1274)
!1393 = !DILocation(line: 25, column: 13, scope: !1273, inlinedAt: !1274)
!1394 = !DILocation(line: 25, column: 21, scope: !1273, inlinedAt: !1274)
!1395 = distinct !DISubprogram(name: "ExchangeInt64", scope: !244, file: !244, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!1396 = !DILocation(line: 49, column: 6, scope: !1395)
!1397 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1398 = !DILocation(line: 50, column: 10, scope: !1395)
!1399 = !DILocation(line: 21, column: 29, scope: !1397, inlinedAt: !1398)
!1400 = !DILocation(line: 21, column: 39, scope: !1397, inlinedAt: !1398)
!1401 = !DILocation(line: 21, column: 49, scope: !1397, inlinedAt: !1398)
!1402 = !DILocation(line: 23, column: 7, scope: !1397, inlinedAt: !1398)
!1403 = !DILocation(line: 22, column: 2, scope: !1397, inlinedAt: !1398)
!1404 = !DILocation(line: 22, column: 8, scope: !1397, inlinedAt: !1398)
!1405 = !DILocation(line: 26, column: 9, scope: !1397, inlinedAt: !1398)
!1406 = !DILocation(line: 27, column: 12, scope: !1397, inlinedAt: !1398)
!1407 = !DILocation(line: 27, column: 10, scope: !1397, inlinedAt: !1398)
!1408 = !DILocation(line: 27, column: 30, scope: !1397, inlinedAt: !1398)
!1409 = !DILocation(line: 28, column: 37, scope: !1397, inlinedAt: !1398)
!1410 = !DILocation(line: 28, column: 32, scope: !1397, inlinedAt: !1398)
!1411 = !DILocation(line: 28, column: 34, scope: !1397, inlinedAt: !1398)
!1412 = !DILocation(line: 28, column: 20, scope: !1397, inlinedAt: !1398)
!1413 = !DILocation(line: 28, column: 3, scope: !1397, inlinedAt: !1398)
!1414 = !DILocation(line: 29, column: 22, scope: !1397, inlinedAt: !1398)
!1415 = !DILocation(line: 29, column: 3, scope: !1397, inlinedAt: !1398)
!1416 = !DILocation(line: 30, column: 24, scope: !1397, inlinedAt: !1398)
!1417 = !DILocation(line: 30, column: 3, scope: !1397, inlinedAt: !1398)
!1418 = !DILocation(line: 31, column: 23, scope: !1397, inlinedAt: !1398)
!1419 = !DILocation(line: 31, column: 3, scope: !1397, inlinedAt: !1398)
!1420 = !DILocation(line: 32, column: 14, scope: !1397, inlinedAt: !1398)
!1421 = !DILocation(line: 32, column: 12, scope: !1397, inlinedAt: !1398)
!1422 = !DILocation(line: 32, column: 18, scope: !1397, inlinedAt: !1398)
!1423 = !DILocation(line: 33, column: 21, scope: !1397, inlinedAt: !1398)
!1424 = !DILocation(line: 33, column: 3, scope: !1397, inlinedAt: !1398)
!1425 = !DILocation(line: 34, column: 3, scope: !1397, inlinedAt: !1398)
!1426 = !DILocation(line: 35, column: 31, scope: !1397, inlinedAt: !1398)
!1427 = !DILocation(line: 36, column: 4, scope: !1397, inlinedAt: !1398)
!1428 = !DILocation(line: 38, column: 32, scope: !1397, inlinedAt: !1398)
!1429 = !DILocation(line: 38, column: 30, scope: !1397, inlinedAt: !1398)
!1430 = !DILocation(line: 38, column: 24, scope: !1397, inlinedAt: !1398)
!1431 = !DILocation(line: 38, column: 3, scope: !1397, inlinedAt: !1398)
!1432 = distinct !DISubprogram(name: "NumbersInt64", scope: !244, file: !244, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!1433 = !DILocation(line: 56, column: 6, scope: !1432)
!1434 = distinct !DISubprogram(name: "groupNumbers", scope: !284, file: !284, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!1435 = !DILocation(line: 56, column: 73, scope: !1432)
!1436 = !DILocation(line: 29, column: 20, scope: !1434, inlinedAt: !1435)
!1437 = !DILocation(line: 30, column: 26, scope: !1434, inlinedAt: !1435)
!1438 = !DILocation(line: 30, column: 24, scope: !1434, inlinedAt: !1435)
!1439 = !DILocation(line: 30, column: 46, scope: !1434, inlinedAt: !1435)
!1440 = distinct !DISubprogram(name: "numbers", scope: !284, file: !284, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1441 = !DILocation(line: 30, column: 9, scope: !1434, inlinedAt: !1435)
!1442 = !DILocation(line: 14, column: 11, scope: !1440, inlinedAt: !1441)
!1443 = distinct !DISubprogram(name: "reduceWarp", scope: !294, file: !294, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!1444 = distinct !DISubprogram(name: "reduce", scope: !294, file: !294, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1445 = distinct !DISubprogram(name: "ReduceAdd", scope: !294, file: !294, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1446 = !DILocation(line: 16, column: 25, scope: !1440, inlinedAt: !1441)
!1447 = !DILocation(line: 7, column: 15, scope: !1445, inlinedAt: !1446)
!1448 = !DILocation(line: 44, column: 16, scope: !1444, inlinedAt: !1447)
!1449 = !DILocation(line: 65, column: 13, scope: !1443, inlinedAt: !1448)
!1450 = !DILocation(line: 66, column: 7, scope: !1443, inlinedAt: !1448)
!1451 = !DILocation(line: 19, column: 40, scope: !1440, inlinedAt: !1441)
!1452 = !DILocation(line: 64, column: 35, scope: !1443, inlinedAt: !1448)
!1453 = !DILocation(line: 67, column: 7, scope: !1443, inlinedAt: !1448)
!1454 = !DILocation(line: 67, column: 35, scope: !1443, inlinedAt: !1448)
!1455 = !DILocation(line: 68, column: 23, scope: !1443, inlinedAt: !1448)
!1456 = !DILocation(line: 7, column: 65, scope: !1445, inlinedAt: !1446)
!1457 = !DILocation(line: 67, column: 40, scope: !1443, inlinedAt: !1448)
!1458 = !DILocation(line: 72, column: 16, scope: !1443, inlinedAt: !1448)
!1459 = !DILocation(line: 73, column: 6, scope: !1443, inlinedAt: !1448)
!1460 = !DILocation(line: 73, column: 36, scope: !1443, inlinedAt: !1448)
!1461 = !DILocation(line: 74, column: 16, scope: !1443, inlinedAt: !1448)
!1462 = !DILocation(line: 75, column: 11, scope: !1443, inlinedAt: !1448)
!1463 = !DILocation(line: 74, column: 3, scope: !1443, inlinedAt: !1448)
!1464 = !DILocation(line: 78, column: 22, scope: !1443, inlinedAt: !1448)
!1465 = !DILocation(line: 78, column: 41, scope: !1443, inlinedAt: !1448)
!1466 = !DILocation(line: 79, column: 9, scope: !1443, inlinedAt: !1448)
!1467 = !DILocation(line: 73, column: 41, scope: !1443, inlinedAt: !1448)
!1468 = !DILocation(line: 82, column: 16, scope: !1443, inlinedAt: !1448)
!1469 = !DILocation(line: 82, column: 2, scope: !1444, inlinedAt: !1447)
!1470 = !DILocation(line: 16, column: 6, scope: !1440, inlinedAt: !1441)
!1471 = distinct !DISubprogram(name: "ReduceMin", scope: !294, file: !294, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1472 = !DILocation(line: 17, column: 33, scope: !1440, inlinedAt: !1441)
!1473 = !DILocation(line: 13, column: 15, scope: !1471, inlinedAt: !1472)
!1474 = !DILocation(line: 44, column: 16, scope: !1444, inlinedAt: !1473)
!1475 = !DILocation(line: 66, column: 7, scope: !1443, inlinedAt: !1474)
!1476 = !DILocation(line: 64, column: 35, scope: !1443, inlinedAt: !1474)
!1477 = !DILocation(line: 67, column: 7, scope: !1443, inlinedAt: !1474)
!1478 = !DILocation(line: 67, column: 35, scope: !1443, inlinedAt: !1474)
!1479 = !DILocation(line: 68, column: 23, scope: !1443, inlinedAt: !1474)
!1480 = !DILocation(line: 13, column: 66, scope: !1471, inlinedAt: !1472)
!1481 = !DILocation(line: 67, column: 40, scope: !1443, inlinedAt: !1474)
!1482 = !DILocation(line: 72, column: 16, scope: !1443, inlinedAt: !1474)
!1483 = !DILocation(line: 73, column: 6, scope: !1443, inlinedAt: !1474)
!1484 = !DILocation(line: 73, column: 36, scope: !1443, inlinedAt: !1474)
!1485 = !DILocation(line: 74, column: 16, scope: !1443, inlinedAt: !1474)
!1486 = !DILocation(line: 75, column: 11, scope: !1443, inlinedAt: !1474)
!1487 = !DILocation(line: 74, column: 3, scope: !1443, inlinedAt: !1474)
!1488 = !DILocation(line: 78, column: 22, scope: !1443, inlinedAt: !1474)
!1489 = !DILocation(line: 78, column: 41, scope: !1443, inlinedAt: !1474)
!1490 = !DILocation(line: 79, column: 9, scope: !1443, inlinedAt: !1474)
!1491 = !DILocation(line: 73, column: 41, scope: !1443, inlinedAt: !1474)
!1492 = !DILocation(line: 82, column: 16, scope: !1443, inlinedAt: !1474)
!1493 = !DILocation(line: 82, column: 2, scope: !1444, inlinedAt: !1473)
!1494 = distinct !DISubprogram(name: "ReduceMax", scope: !294, file: !294, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1495 = !DILocation(line: 17, column: 54, scope: !1440, inlinedAt: !1441)
!1496 = !DILocation(line: 19, column: 15, scope: !1494, inlinedAt: !1495)
!1497 = !DILocation(line: 44, column: 16, scope: !1444, inlinedAt: !1496)
!1498 = !DILocation(line: 66, column: 7, scope: !1443, inlinedAt: !1497)
!1499 = !DILocation(line: 64, column: 35, scope: !1443, inlinedAt: !1497)
!1500 = !DILocation(line: 67, column: 7, scope: !1443, inlinedAt: !1497)
!1501 = !DILocation(line: 67, column: 35, scope: !1443, inlinedAt: !1497)
!1502 = !DILocation(line: 68, column: 23, scope: !1443, inlinedAt: !1497)
!1503 = !DILocation(line: 19, column: 66, scope: !1494, inlinedAt: !1495)
!1504 = !DILocation(line: 67, column: 40, scope: !1443, inlinedAt: !1497)
!1505 = !DILocation(line: 72, column: 16, scope: !1443, inlinedAt: !1497)
!1506 = !DILocation(line: 73, column: 6, scope: !1443, inlinedAt: !1497)
!1507 = !DILocation(line: 73, column: 36, scope: !1443, inlinedAt: !1497)
!1508 = !DILocation(line: 74, column: 16, scope: !1443, inlinedAt: !1497)
!1509 = !DILocation(line: 75, column: 11, scope: !1443, inlinedAt: !1497)
!1510 = !DILocation(line: 74, column: 3, scope: !1443, inlinedAt: !1497)
!1511 = !DILocation(line: 78, column: 22, scope: !1443, inlinedAt: !1497)
!1512 = !DILocation(line: 78, column: 41, scope: !1443, inlinedAt: !1497)
!1513 = !DILocation(line: 79, column: 9, scope: !1443, inlinedAt: !1497)
!1514 = !DILocation(line: 73, column: 41, scope: !1443, inlinedAt: !1497)
!1515 = !DILocation(line: 82, column: 16, scope: !1443, inlinedAt: !1497)
!1516 = !DILocation(line: 82, column: 2, scope: !1444, inlinedAt: !1496)
!1517 = !DILocation(line: 17, column: 6, scope: !1440, inlinedAt: !1441)
!1518 = !DILocation(line: 17, column: 14, scope: !1440, inlinedAt: !1441)
!1519 = distinct !DISubprogram(name: "scan", scope: !371, file: !371, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1520 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !371, file: !371, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1521 = !DILocation(line: 18, column: 40, scope: !1440, inlinedAt: !1441)
!1522 = !DILocation(line: 6, column: 21, scope: !1520, inlinedAt: !1521)
!1523 = !DILocation(line: 25, column: 16, scope: !1519, inlinedAt: !1522)
!1524 = !DILocation(line: 23, column: 48, scope: !1519, inlinedAt: !1522)
!1525 = !DILocation(line: 26, column: 6, scope: !1519, inlinedAt: !1522)
!1526 = !DILocation(line: 26, column: 24, scope: !1519, inlinedAt: !1522)
!1527 = !DILocation(line: 27, column: 24, scope: !1519, inlinedAt: !1522)
!1528 = !DILocation(line: 27, column: 44, scope: !1519, inlinedAt: !1522)
!1529 = !DILocation(line: 28, column: 4, scope: !1519, inlinedAt: !1522)
!1530 = !DILocation(line: 26, column: 37, scope: !1519, inlinedAt: !1522)
!1531 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !371, file: !371, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1532 = !DILocation(line: 18, column: 68, scope: !1440, inlinedAt: !1441)
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
!1543 = !DILocation(line: 18, column: 2, scope: !1440, inlinedAt: !1441)
!1544 = !DILocation(line: 18, column: 6, scope: !1440, inlinedAt: !1441)
!1545 = !DILocation(line: 18, column: 14, scope: !1440, inlinedAt: !1441)
!1546 = !DILocation(line: 19, column: 42, scope: !1440, inlinedAt: !1441)
!1547 = distinct !DISubprogram(name: "Broadcast", scope: !400, file: !400, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1548 = !DILocation(line: 19, column: 25, scope: !1440, inlinedAt: !1441)
!1549 = !DILocation(line: 36, column: 10, scope: !1547, inlinedAt: !1548)
!1550 = !DILocation(line: 36, column: 22, scope: !1547, inlinedAt: !1548)
!1551 = !DILocation(line: 37, column: 8, scope: !1547, inlinedAt: !1548)
!1552 = !DILocation(line: 40, column: 17, scope: !1547, inlinedAt: !1548)
!1553 = !DILocation(line: 19, column: 6, scope: !1440, inlinedAt: !1441)
!1554 = !DILocation(line: 31, column: 26, scope: !1434, inlinedAt: !1435)
!1555 = distinct !DISubprogram(name: "numbers", scope: !284, file: !284, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!1556 = !DILocation(line: 31, column: 9, scope: !1434, inlinedAt: !1435)
!1557 = !DILocation(line: 14, column: 11, scope: !1555, inlinedAt: !1556)
!1558 = !DILocation(line: 31, column: 48, scope: !1434, inlinedAt: !1435)
!1559 = distinct !DISubprogram(name: "reduce", scope: !294, file: !294, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!1560 = distinct !DISubprogram(name: "ReduceAdd", scope: !294, file: !294, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!1561 = !DILocation(line: 16, column: 25, scope: !1555, inlinedAt: !1556)
!1562 = !DILocation(line: 7, column: 15, scope: !1560, inlinedAt: !1561)
!1563 = !DILocation(line: 45, column: 14, scope: !1559, inlinedAt: !1562)
!1564 = !DILocation(line: 26, column: 47, scope: !413, inlinedAt: !1563)
!1565 = !DILocation(line: 26, column: 59, scope: !413, inlinedAt: !1563)
!1566 = distinct !DISubprogram(name: "scan", scope: !371, file: !371, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1567 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !371, file: !371, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!1568 = !DILocation(line: 18, column: 40, scope: !1555, inlinedAt: !1556)
!1569 = !DILocation(line: 6, column: 21, scope: !1567, inlinedAt: !1568)
!1570 = !DILocation(line: 37, column: 21, scope: !1566, inlinedAt: !1569)
!1571 = !DILocation(line: 37, column: 10, scope: !1566, inlinedAt: !1569)
!1572 = !DILocation(line: 19, column: 40, scope: !1555, inlinedAt: !1556)
!1573 = !DILocation(line: 44, column: 16, scope: !1559, inlinedAt: !1562)
!1574 = !DILocation(line: 66, column: 7, scope: !1443, inlinedAt: !1573)
!1575 = !DILocation(line: 64, column: 35, scope: !1443, inlinedAt: !1573)
!1576 = !DILocation(line: 67, column: 7, scope: !1443, inlinedAt: !1573)
!1577 = !DILocation(line: 67, column: 35, scope: !1443, inlinedAt: !1573)
!1578 = !DILocation(line: 68, column: 23, scope: !1443, inlinedAt: !1573)
!1579 = !DILocation(line: 7, column: 65, scope: !1560, inlinedAt: !1561)
!1580 = !DILocation(line: 67, column: 40, scope: !1443, inlinedAt: !1573)
!1581 = !DILocation(line: 73, column: 6, scope: !1443, inlinedAt: !1573)
!1582 = !DILocation(line: 73, column: 36, scope: !1443, inlinedAt: !1573)
!1583 = !DILocation(line: 74, column: 16, scope: !1443, inlinedAt: !1573)
!1584 = !DILocation(line: 75, column: 11, scope: !1443, inlinedAt: !1573)
!1585 = !DILocation(line: 74, column: 3, scope: !1443, inlinedAt: !1573)
!1586 = !DILocation(line: 78, column: 22, scope: !1443, inlinedAt: !1573)
!1587 = !DILocation(line: 78, column: 41, scope: !1443, inlinedAt: !1573)
!1588 = !DILocation(line: 79, column: 9, scope: !1443, inlinedAt: !1573)
!1589 = !DILocation(line: 73, column: 41, scope: !1443, inlinedAt: !1573)
!1590 = !DILocation(line: 82, column: 16, scope: !1443, inlinedAt: !1573)
!1591 = !DILocation(line: 82, column: 2, scope: !1559, inlinedAt: !1562)
!1592 = !DILocation(line: 26, column: 64, scope: !413, inlinedAt: !1563)
!1593 = !DILocation(line: 46, column: 7, scope: !1559, inlinedAt: !1562)
!1594 = !DILocation(line: 49, column: 31, scope: !1559, inlinedAt: !1562)
!1595 = !DILocation(line: 50, column: 10, scope: !1559, inlinedAt: !1562)
!1596 = !DILocation(line: 51, column: 14, scope: !1559, inlinedAt: !1562)
!1597 = !DILocation(line: 52, column: 17, scope: !1559, inlinedAt: !1562)
!1598 = !DILocation(line: 52, column: 8, scope: !1559, inlinedAt: !1562)
!1599 = !DILocation(line: 54, column: 10, scope: !1559, inlinedAt: !1562)
!1600 = !DILocation(line: 55, column: 11, scope: !1559, inlinedAt: !1562)
!1601 = !DILocation(line: 42, column: 50, scope: !1559, inlinedAt: !1562)
!1602 = !DILocation(line: 56, column: 6, scope: !1559, inlinedAt: !1562)
!1603 = !DILocation(line: 56, column: 16, scope: !1559, inlinedAt: !1562)
!1604 = !DILocation(line: 57, column: 17, scope: !1559, inlinedAt: !1562)
!1605 = !DILocation(line: 56, column: 21, scope: !1559, inlinedAt: !1562)
!1606 = !DILocation(line: 16, column: 6, scope: !1555, inlinedAt: !1556)
!1607 = distinct !DISubprogram(name: "ReduceMin", scope: !294, file: !294, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1608 = !DILocation(line: 17, column: 33, scope: !1555, inlinedAt: !1556)
!1609 = !DILocation(line: 13, column: 15, scope: !1607, inlinedAt: !1608)
!1610 = !DILocation(line: 44, column: 16, scope: !1559, inlinedAt: !1609)
!1611 = !DILocation(line: 66, column: 7, scope: !1443, inlinedAt: !1610)
!1612 = !DILocation(line: 64, column: 35, scope: !1443, inlinedAt: !1610)
!1613 = !DILocation(line: 67, column: 7, scope: !1443, inlinedAt: !1610)
!1614 = !DILocation(line: 67, column: 35, scope: !1443, inlinedAt: !1610)
!1615 = !DILocation(line: 68, column: 23, scope: !1443, inlinedAt: !1610)
!1616 = !DILocation(line: 13, column: 66, scope: !1607, inlinedAt: !1608)
!1617 = !DILocation(line: 67, column: 40, scope: !1443, inlinedAt: !1610)
!1618 = !DILocation(line: 73, column: 6, scope: !1443, inlinedAt: !1610)
!1619 = !DILocation(line: 73, column: 36, scope: !1443, inlinedAt: !1610)
!1620 = !DILocation(line: 74, column: 16, scope: !1443, inlinedAt: !1610)
!1621 = !DILocation(line: 75, column: 11, scope: !1443, inlinedAt: !1610)
!1622 = !DILocation(line: 74, column: 3, scope: !1443, inlinedAt: !1610)
!1623 = !DILocation(line: 78, column: 22, scope: !1443, inlinedAt: !1610)
!1624 = !DILocation(line: 78, column: 41, scope: !1443, inlinedAt: !1610)
!1625 = !DILocation(line: 79, column: 9, scope: !1443, inlinedAt: !1610)
!1626 = !DILocation(line: 73, column: 41, scope: !1443, inlinedAt: !1610)
!1627 = !DILocation(line: 82, column: 16, scope: !1443, inlinedAt: !1610)
!1628 = !DILocation(line: 82, column: 2, scope: !1559, inlinedAt: !1609)
!1629 = !DILocation(line: 46, column: 7, scope: !1559, inlinedAt: !1609)
!1630 = !DILocation(line: 49, column: 31, scope: !1559, inlinedAt: !1609)
!1631 = !DILocation(line: 50, column: 10, scope: !1559, inlinedAt: !1609)
!1632 = !DILocation(line: 51, column: 14, scope: !1559, inlinedAt: !1609)
!1633 = !DILocation(line: 52, column: 17, scope: !1559, inlinedAt: !1609)
!1634 = !DILocation(line: 52, column: 8, scope: !1559, inlinedAt: !1609)
!1635 = !DILocation(line: 54, column: 10, scope: !1559, inlinedAt: !1609)
!1636 = !DILocation(line: 55, column: 11, scope: !1559, inlinedAt: !1609)
!1637 = !DILocation(line: 42, column: 50, scope: !1559, inlinedAt: !1609)
!1638 = !DILocation(line: 56, column: 6, scope: !1559, inlinedAt: !1609)
!1639 = !DILocation(line: 56, column: 16, scope: !1559, inlinedAt: !1609)
!1640 = !DILocation(line: 57, column: 17, scope: !1559, inlinedAt: !1609)
!1641 = !DILocation(line: 56, column: 21, scope: !1559, inlinedAt: !1609)
!1642 = distinct !DISubprogram(name: "ReduceMax", scope: !294, file: !294, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!1643 = !DILocation(line: 17, column: 54, scope: !1555, inlinedAt: !1556)
!1644 = !DILocation(line: 19, column: 15, scope: !1642, inlinedAt: !1643)
!1645 = !DILocation(line: 44, column: 16, scope: !1559, inlinedAt: !1644)
!1646 = !DILocation(line: 66, column: 7, scope: !1443, inlinedAt: !1645)
!1647 = !DILocation(line: 64, column: 35, scope: !1443, inlinedAt: !1645)
!1648 = !DILocation(line: 67, column: 7, scope: !1443, inlinedAt: !1645)
!1649 = !DILocation(line: 67, column: 35, scope: !1443, inlinedAt: !1645)
!1650 = !DILocation(line: 68, column: 23, scope: !1443, inlinedAt: !1645)
!1651 = !DILocation(line: 19, column: 66, scope: !1642, inlinedAt: !1643)
!1652 = !DILocation(line: 67, column: 40, scope: !1443, inlinedAt: !1645)
!1653 = !DILocation(line: 73, column: 6, scope: !1443, inlinedAt: !1645)
!1654 = !DILocation(line: 73, column: 36, scope: !1443, inlinedAt: !1645)
!1655 = !DILocation(line: 74, column: 16, scope: !1443, inlinedAt: !1645)
!1656 = !DILocation(line: 75, column: 11, scope: !1443, inlinedAt: !1645)
!1657 = !DILocation(line: 74, column: 3, scope: !1443, inlinedAt: !1645)
!1658 = !DILocation(line: 78, column: 22, scope: !1443, inlinedAt: !1645)
!1659 = !DILocation(line: 78, column: 41, scope: !1443, inlinedAt: !1645)
!1660 = !DILocation(line: 79, column: 9, scope: !1443, inlinedAt: !1645)
!1661 = !DILocation(line: 73, column: 41, scope: !1443, inlinedAt: !1645)
!1662 = !DILocation(line: 82, column: 16, scope: !1443, inlinedAt: !1645)
!1663 = !DILocation(line: 82, column: 2, scope: !1559, inlinedAt: !1644)
!1664 = !DILocation(line: 46, column: 7, scope: !1559, inlinedAt: !1644)
!1665 = !DILocation(line: 49, column: 31, scope: !1559, inlinedAt: !1644)
!1666 = !DILocation(line: 50, column: 10, scope: !1559, inlinedAt: !1644)
!1667 = !DILocation(line: 51, column: 14, scope: !1559, inlinedAt: !1644)
!1668 = !DILocation(line: 52, column: 17, scope: !1559, inlinedAt: !1644)
!1669 = !DILocation(line: 52, column: 8, scope: !1559, inlinedAt: !1644)
!1670 = !DILocation(line: 54, column: 10, scope: !1559, inlinedAt: !1644)
!1671 = !DILocation(line: 55, column: 11, scope: !1559, inlinedAt: !1644)
!1672 = !DILocation(line: 42, column: 50, scope: !1559, inlinedAt: !1644)
!1673 = !DILocation(line: 56, column: 6, scope: !1559, inlinedAt: !1644)
!1674 = !DILocation(line: 56, column: 16, scope: !1559, inlinedAt: !1644)
!1675 = !DILocation(line: 57, column: 17, scope: !1559, inlinedAt: !1644)
!1676 = !DILocation(line: 56, column: 21, scope: !1559, inlinedAt: !1644)
!1677 = !DILocation(line: 17, column: 6, scope: !1555, inlinedAt: !1556)
!1678 = !DILocation(line: 17, column: 14, scope: !1555, inlinedAt: !1556)
!1679 = !DILocation(line: 25, column: 16, scope: !1566, inlinedAt: !1569)
!1680 = !DILocation(line: 23, column: 48, scope: !1566, inlinedAt: !1569)
!1681 = !DILocation(line: 26, column: 6, scope: !1566, inlinedAt: !1569)
!1682 = !DILocation(line: 26, column: 24, scope: !1566, inlinedAt: !1569)
!1683 = !DILocation(line: 27, column: 24, scope: !1566, inlinedAt: !1569)
!1684 = !DILocation(line: 27, column: 44, scope: !1566, inlinedAt: !1569)
!1685 = !DILocation(line: 28, column: 4, scope: !1566, inlinedAt: !1569)
!1686 = !DILocation(line: 26, column: 37, scope: !1566, inlinedAt: !1569)
!1687 = !DILocation(line: 31, column: 15, scope: !1566, inlinedAt: !1569)
!1688 = !DILocation(line: 34, column: 32, scope: !1566, inlinedAt: !1569)
!1689 = !DILocation(line: 35, column: 19, scope: !1566, inlinedAt: !1569)
!1690 = !DILocation(line: 36, column: 10, scope: !1566, inlinedAt: !1569)
!1691 = !DILocation(line: 38, column: 9, scope: !1566, inlinedAt: !1569)
!1692 = !DILocation(line: 40, column: 10, scope: !1566, inlinedAt: !1569)
!1693 = !DILocation(line: 23, column: 59, scope: !1566, inlinedAt: !1569)
!1694 = !DILocation(line: 42, column: 19, scope: !1566, inlinedAt: !1569)
!1695 = !DILocation(line: 42, column: 3, scope: !1566, inlinedAt: !1569)
!1696 = !DILocation(line: 44, column: 2, scope: !1567, inlinedAt: !1568)
!1697 = !DILocation(line: 7, column: 16, scope: !1567, inlinedAt: !1568)
!1698 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !371, file: !371, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!1699 = !DILocation(line: 18, column: 68, scope: !1555, inlinedAt: !1556)
!1700 = !DILocation(line: 14, column: 21, scope: !1698, inlinedAt: !1699)
!1701 = !DILocation(line: 25, column: 16, scope: !1566, inlinedAt: !1700)
!1702 = !DILocation(line: 23, column: 48, scope: !1566, inlinedAt: !1700)
!1703 = !DILocation(line: 26, column: 6, scope: !1566, inlinedAt: !1700)
!1704 = !DILocation(line: 26, column: 24, scope: !1566, inlinedAt: !1700)
!1705 = !DILocation(line: 27, column: 24, scope: !1566, inlinedAt: !1700)
!1706 = !DILocation(line: 27, column: 44, scope: !1566, inlinedAt: !1700)
!1707 = !DILocation(line: 28, column: 4, scope: !1566, inlinedAt: !1700)
!1708 = !DILocation(line: 26, column: 37, scope: !1566, inlinedAt: !1700)
!1709 = !DILocation(line: 31, column: 15, scope: !1566, inlinedAt: !1700)
!1710 = !DILocation(line: 34, column: 32, scope: !1566, inlinedAt: !1700)
!1711 = !DILocation(line: 35, column: 19, scope: !1566, inlinedAt: !1700)
!1712 = !DILocation(line: 36, column: 10, scope: !1566, inlinedAt: !1700)
!1713 = !DILocation(line: 37, column: 10, scope: !1566, inlinedAt: !1700)
!1714 = !DILocation(line: 38, column: 9, scope: !1566, inlinedAt: !1700)
!1715 = !DILocation(line: 40, column: 10, scope: !1566, inlinedAt: !1700)
!1716 = !DILocation(line: 23, column: 59, scope: !1566, inlinedAt: !1700)
!1717 = !DILocation(line: 42, column: 19, scope: !1566, inlinedAt: !1700)
!1718 = !DILocation(line: 42, column: 3, scope: !1566, inlinedAt: !1700)
!1719 = !DILocation(line: 44, column: 2, scope: !1698, inlinedAt: !1699)
!1720 = !DILocation(line: 15, column: 20, scope: !1698, inlinedAt: !1699)
!1721 = !DILocation(line: 15, column: 42, scope: !1698, inlinedAt: !1699)
!1722 = !DILocation(line: 18, column: 16, scope: !1698, inlinedAt: !1699)
!1723 = !DILocation(line: 18, column: 2, scope: !1555, inlinedAt: !1556)
!1724 = !DILocation(line: 18, column: 6, scope: !1555, inlinedAt: !1556)
!1725 = !DILocation(line: 18, column: 14, scope: !1555, inlinedAt: !1556)
!1726 = !DILocation(line: 19, column: 42, scope: !1555, inlinedAt: !1556)
!1727 = distinct !DISubprogram(name: "Broadcast", scope: !400, file: !400, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1728 = !DILocation(line: 19, column: 25, scope: !1555, inlinedAt: !1556)
!1729 = !DILocation(line: 36, column: 22, scope: !1727, inlinedAt: !1728)
!1730 = !DILocation(line: 37, column: 8, scope: !1727, inlinedAt: !1728)
!1731 = !DILocation(line: 39, column: 15, scope: !1727, inlinedAt: !1728)
!1732 = !DILocation(line: 40, column: 17, scope: !1727, inlinedAt: !1728)
!1733 = !DILocation(line: 40, column: 3, scope: !1555, inlinedAt: !1556)
!1734 = !DILocation(line: 42, column: 16, scope: !1727, inlinedAt: !1728)
!1735 = !DILocation(line: 43, column: 10, scope: !1727, inlinedAt: !1728)
!1736 = !DILocation(line: 44, column: 14, scope: !1727, inlinedAt: !1728)
!1737 = !DILocation(line: 45, column: 3, scope: !1727, inlinedAt: !1728)
!1738 = !DILocation(line: 47, column: 10, scope: !1727, inlinedAt: !1728)
!1739 = !DILocation(line: 48, column: 9, scope: !1727, inlinedAt: !1728)
!1740 = !DILocation(line: 48, column: 2, scope: !1555, inlinedAt: !1556)
!1741 = !DILocation(line: 19, column: 6, scope: !1555, inlinedAt: !1556)
!1742 = distinct !DISubprogram(name: "IntegersInt64", scope: !244, file: !244, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!1743 = !DILocation(line: 61, column: 6, scope: !1742)
!1744 = distinct !DISubprogram(name: "groupIntegers", scope: !284, file: !284, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!1745 = !DILocation(line: 61, column: 75, scope: !1742)
!1746 = !DILocation(line: 35, column: 20, scope: !1744, inlinedAt: !1745)
!1747 = !DILocation(line: 36, column: 27, scope: !1744, inlinedAt: !1745)
!1748 = !DILocation(line: 36, column: 25, scope: !1744, inlinedAt: !1745)
!1749 = !DILocation(line: 36, column: 48, scope: !1744, inlinedAt: !1745)
!1750 = distinct !DISubprogram(name: "integers", scope: !284, file: !284, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1751 = !DILocation(line: 36, column: 10, scope: !1744, inlinedAt: !1745)
!1752 = !DILocation(line: 24, column: 11, scope: !1750, inlinedAt: !1751)
!1753 = distinct !DISubprogram(name: "ReduceAnd", scope: !294, file: !294, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1754 = !DILocation(line: 25, column: 40, scope: !1750, inlinedAt: !1751)
!1755 = !DILocation(line: 25, column: 15, scope: !1753, inlinedAt: !1754)
!1756 = !DILocation(line: 44, column: 16, scope: !1444, inlinedAt: !1755)
!1757 = !DILocation(line: 65, column: 13, scope: !1443, inlinedAt: !1756)
!1758 = !DILocation(line: 66, column: 7, scope: !1443, inlinedAt: !1756)
!1759 = !DILocation(line: 64, column: 35, scope: !1443, inlinedAt: !1756)
!1760 = !DILocation(line: 67, column: 7, scope: !1443, inlinedAt: !1756)
!1761 = !DILocation(line: 67, column: 35, scope: !1443, inlinedAt: !1756)
!1762 = !DILocation(line: 68, column: 23, scope: !1443, inlinedAt: !1756)
!1763 = !DILocation(line: 25, column: 65, scope: !1753, inlinedAt: !1754)
!1764 = !DILocation(line: 67, column: 40, scope: !1443, inlinedAt: !1756)
!1765 = !DILocation(line: 72, column: 16, scope: !1443, inlinedAt: !1756)
!1766 = !DILocation(line: 73, column: 6, scope: !1443, inlinedAt: !1756)
!1767 = !DILocation(line: 73, column: 36, scope: !1443, inlinedAt: !1756)
!1768 = !DILocation(line: 74, column: 16, scope: !1443, inlinedAt: !1756)
!1769 = !DILocation(line: 75, column: 11, scope: !1443, inlinedAt: !1756)
!1770 = !DILocation(line: 74, column: 3, scope: !1443, inlinedAt: !1756)
!1771 = !DILocation(line: 78, column: 22, scope: !1443, inlinedAt: !1756)
!1772 = !DILocation(line: 78, column: 41, scope: !1443, inlinedAt: !1756)
!1773 = !DILocation(line: 79, column: 9, scope: !1443, inlinedAt: !1756)
!1774 = !DILocation(line: 73, column: 41, scope: !1443, inlinedAt: !1756)
!1775 = !DILocation(line: 82, column: 16, scope: !1443, inlinedAt: !1756)
!1776 = !DILocation(line: 82, column: 2, scope: !1444, inlinedAt: !1755)
!1777 = distinct !DISubprogram(name: "ReduceOr", scope: !294, file: !294, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1778 = !DILocation(line: 25, column: 60, scope: !1750, inlinedAt: !1751)
!1779 = !DILocation(line: 30, column: 15, scope: !1777, inlinedAt: !1778)
!1780 = !DILocation(line: 44, column: 16, scope: !1444, inlinedAt: !1779)
!1781 = !DILocation(line: 66, column: 7, scope: !1443, inlinedAt: !1780)
!1782 = !DILocation(line: 64, column: 35, scope: !1443, inlinedAt: !1780)
!1783 = !DILocation(line: 67, column: 7, scope: !1443, inlinedAt: !1780)
!1784 = !DILocation(line: 67, column: 35, scope: !1443, inlinedAt: !1780)
!1785 = !DILocation(line: 68, column: 23, scope: !1443, inlinedAt: !1780)
!1786 = !DILocation(line: 30, column: 64, scope: !1777, inlinedAt: !1778)
!1787 = !DILocation(line: 67, column: 40, scope: !1443, inlinedAt: !1780)
!1788 = !DILocation(line: 72, column: 16, scope: !1443, inlinedAt: !1780)
!1789 = !DILocation(line: 73, column: 6, scope: !1443, inlinedAt: !1780)
!1790 = !DILocation(line: 73, column: 36, scope: !1443, inlinedAt: !1780)
!1791 = !DILocation(line: 74, column: 16, scope: !1443, inlinedAt: !1780)
!1792 = !DILocation(line: 75, column: 11, scope: !1443, inlinedAt: !1780)
!1793 = !DILocation(line: 74, column: 3, scope: !1443, inlinedAt: !1780)
!1794 = !DILocation(line: 78, column: 22, scope: !1443, inlinedAt: !1780)
!1795 = !DILocation(line: 78, column: 41, scope: !1443, inlinedAt: !1780)
!1796 = !DILocation(line: 79, column: 9, scope: !1443, inlinedAt: !1780)
!1797 = !DILocation(line: 73, column: 41, scope: !1443, inlinedAt: !1780)
!1798 = !DILocation(line: 82, column: 16, scope: !1443, inlinedAt: !1780)
!1799 = !DILocation(line: 82, column: 2, scope: !1444, inlinedAt: !1779)
!1800 = distinct !DISubprogram(name: "ReduceXor", scope: !294, file: !294, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1801 = !DILocation(line: 25, column: 81, scope: !1750, inlinedAt: !1751)
!1802 = !DILocation(line: 36, column: 15, scope: !1800, inlinedAt: !1801)
!1803 = !DILocation(line: 44, column: 16, scope: !1444, inlinedAt: !1802)
!1804 = !DILocation(line: 66, column: 7, scope: !1443, inlinedAt: !1803)
!1805 = !DILocation(line: 64, column: 35, scope: !1443, inlinedAt: !1803)
!1806 = !DILocation(line: 67, column: 7, scope: !1443, inlinedAt: !1803)
!1807 = !DILocation(line: 67, column: 35, scope: !1443, inlinedAt: !1803)
!1808 = !DILocation(line: 68, column: 23, scope: !1443, inlinedAt: !1803)
!1809 = !DILocation(line: 36, column: 65, scope: !1800, inlinedAt: !1801)
!1810 = !DILocation(line: 67, column: 40, scope: !1443, inlinedAt: !1803)
!1811 = !DILocation(line: 72, column: 16, scope: !1443, inlinedAt: !1803)
!1812 = !DILocation(line: 73, column: 6, scope: !1443, inlinedAt: !1803)
!1813 = !DILocation(line: 73, column: 36, scope: !1443, inlinedAt: !1803)
!1814 = !DILocation(line: 74, column: 16, scope: !1443, inlinedAt: !1803)
!1815 = !DILocation(line: 75, column: 11, scope: !1443, inlinedAt: !1803)
!1816 = !DILocation(line: 74, column: 3, scope: !1443, inlinedAt: !1803)
!1817 = !DILocation(line: 78, column: 22, scope: !1443, inlinedAt: !1803)
!1818 = !DILocation(line: 78, column: 41, scope: !1443, inlinedAt: !1803)
!1819 = !DILocation(line: 79, column: 9, scope: !1443, inlinedAt: !1803)
!1820 = !DILocation(line: 73, column: 41, scope: !1443, inlinedAt: !1803)
!1821 = !DILocation(line: 82, column: 16, scope: !1443, inlinedAt: !1803)
!1822 = !DILocation(line: 82, column: 2, scope: !1444, inlinedAt: !1802)
!1823 = !DILocation(line: 25, column: 5, scope: !1750, inlinedAt: !1751)
!1824 = !DILocation(line: 25, column: 13, scope: !1750, inlinedAt: !1751)
!1825 = !DILocation(line: 25, column: 21, scope: !1750, inlinedAt: !1751)
!1826 = !DILocation(line: 37, column: 27, scope: !1744, inlinedAt: !1745)
!1827 = distinct !DISubprogram(name: "integers", scope: !284, file: !284, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!1828 = !DILocation(line: 37, column: 10, scope: !1744, inlinedAt: !1745)
!1829 = !DILocation(line: 24, column: 11, scope: !1827, inlinedAt: !1828)
!1830 = !DILocation(line: 37, column: 50, scope: !1744, inlinedAt: !1745)
!1831 = distinct !DISubprogram(name: "ReduceAnd", scope: !294, file: !294, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!1832 = !DILocation(line: 25, column: 40, scope: !1827, inlinedAt: !1828)
!1833 = !DILocation(line: 25, column: 15, scope: !1831, inlinedAt: !1832)
!1834 = !DILocation(line: 44, column: 16, scope: !1559, inlinedAt: !1833)
!1835 = !DILocation(line: 66, column: 7, scope: !1443, inlinedAt: !1834)
!1836 = !DILocation(line: 64, column: 35, scope: !1443, inlinedAt: !1834)
!1837 = !DILocation(line: 67, column: 7, scope: !1443, inlinedAt: !1834)
!1838 = !DILocation(line: 67, column: 35, scope: !1443, inlinedAt: !1834)
!1839 = !DILocation(line: 68, column: 23, scope: !1443, inlinedAt: !1834)
!1840 = !DILocation(line: 25, column: 65, scope: !1831, inlinedAt: !1832)
!1841 = !DILocation(line: 67, column: 40, scope: !1443, inlinedAt: !1834)
!1842 = !DILocation(line: 72, column: 16, scope: !1443, inlinedAt: !1834)
!1843 = !DILocation(line: 73, column: 6, scope: !1443, inlinedAt: !1834)
!1844 = !DILocation(line: 73, column: 36, scope: !1443, inlinedAt: !1834)
!1845 = !DILocation(line: 74, column: 16, scope: !1443, inlinedAt: !1834)
!1846 = !DILocation(line: 75, column: 11, scope: !1443, inlinedAt: !1834)
!1847 = !DILocation(line: 74, column: 3, scope: !1443, inlinedAt: !1834)
!1848 = !DILocation(line: 78, column: 22, scope: !1443, inlinedAt: !1834)
!1849 = !DILocation(line: 78, column: 41, scope: !1443, inlinedAt: !1834)
!1850 = !DILocation(line: 79, column: 9, scope: !1443, inlinedAt: !1834)
!1851 = !DILocation(line: 73, column: 41, scope: !1443, inlinedAt: !1834)
!1852 = !DILocation(line: 82, column: 16, scope: !1443, inlinedAt: !1834)
!1853 = !DILocation(line: 82, column: 2, scope: !1559, inlinedAt: !1833)
!1854 = !DILocation(line: 45, column: 14, scope: !1559, inlinedAt: !1833)
!1855 = !DILocation(line: 26, column: 47, scope: !413, inlinedAt: !1854)
!1856 = !DILocation(line: 26, column: 59, scope: !413, inlinedAt: !1854)
!1857 = !DILocation(line: 26, column: 64, scope: !413, inlinedAt: !1854)
!1858 = !DILocation(line: 46, column: 7, scope: !1559, inlinedAt: !1833)
!1859 = !DILocation(line: 49, column: 31, scope: !1559, inlinedAt: !1833)
!1860 = !DILocation(line: 50, column: 10, scope: !1559, inlinedAt: !1833)
!1861 = !DILocation(line: 51, column: 11, scope: !1559, inlinedAt: !1833)
!1862 = !DILocation(line: 51, column: 14, scope: !1559, inlinedAt: !1833)
!1863 = !DILocation(line: 52, column: 17, scope: !1559, inlinedAt: !1833)
!1864 = !DILocation(line: 52, column: 8, scope: !1559, inlinedAt: !1833)
!1865 = !DILocation(line: 54, column: 10, scope: !1559, inlinedAt: !1833)
!1866 = !DILocation(line: 55, column: 11, scope: !1559, inlinedAt: !1833)
!1867 = !DILocation(line: 42, column: 50, scope: !1559, inlinedAt: !1833)
!1868 = !DILocation(line: 56, column: 6, scope: !1559, inlinedAt: !1833)
!1869 = !DILocation(line: 56, column: 16, scope: !1559, inlinedAt: !1833)
!1870 = !DILocation(line: 57, column: 17, scope: !1559, inlinedAt: !1833)
!1871 = !DILocation(line: 56, column: 21, scope: !1559, inlinedAt: !1833)
!1872 = distinct !DISubprogram(name: "ReduceOr", scope: !294, file: !294, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!1873 = !DILocation(line: 25, column: 60, scope: !1827, inlinedAt: !1828)
!1874 = !DILocation(line: 30, column: 15, scope: !1872, inlinedAt: !1873)
!1875 = !DILocation(line: 44, column: 16, scope: !1559, inlinedAt: !1874)
!1876 = !DILocation(line: 66, column: 7, scope: !1443, inlinedAt: !1875)
!1877 = !DILocation(line: 64, column: 35, scope: !1443, inlinedAt: !1875)
!1878 = !DILocation(line: 67, column: 7, scope: !1443, inlinedAt: !1875)
!1879 = !DILocation(line: 67, column: 35, scope: !1443, inlinedAt: !1875)
!1880 = !DILocation(line: 68, column: 23, scope: !1443, inlinedAt: !1875)
!1881 = !DILocation(line: 30, column: 64, scope: !1872, inlinedAt: !1873)
!1882 = !DILocation(line: 67, column: 40, scope: !1443, inlinedAt: !1875)
!1883 = !DILocation(line: 72, column: 16, scope: !1443, inlinedAt: !1875)
!1884 = !DILocation(line: 73, column: 6, scope: !1443, inlinedAt: !1875)
!1885 = !DILocation(line: 73, column: 36, scope: !1443, inlinedAt: !1875)
!1886 = !DILocation(line: 74, column: 16, scope: !1443, inlinedAt: !1875)
!1887 = !DILocation(line: 75, column: 11, scope: !1443, inlinedAt: !1875)
!1888 = !DILocation(line: 74, column: 3, scope: !1443, inlinedAt: !1875)
!1889 = !DILocation(line: 78, column: 22, scope: !1443, inlinedAt: !1875)
!1890 = !DILocation(line: 78, column: 41, scope: !1443, inlinedAt: !1875)
!1891 = !DILocation(line: 79, column: 9, scope: !1443, inlinedAt: !1875)
!1892 = !DILocation(line: 73, column: 41, scope: !1443, inlinedAt: !1875)
!1893 = !DILocation(line: 82, column: 16, scope: !1443, inlinedAt: !1875)
!1894 = !DILocation(line: 82, column: 2, scope: !1559, inlinedAt: !1874)
!1895 = !DILocation(line: 46, column: 7, scope: !1559, inlinedAt: !1874)
!1896 = !DILocation(line: 49, column: 31, scope: !1559, inlinedAt: !1874)
!1897 = !DILocation(line: 50, column: 10, scope: !1559, inlinedAt: !1874)
!1898 = !DILocation(line: 51, column: 11, scope: !1559, inlinedAt: !1874)
!1899 = !DILocation(line: 51, column: 14, scope: !1559, inlinedAt: !1874)
!1900 = !DILocation(line: 52, column: 17, scope: !1559, inlinedAt: !1874)
!1901 = !DILocation(line: 52, column: 8, scope: !1559, inlinedAt: !1874)
!1902 = !DILocation(line: 54, column: 10, scope: !1559, inlinedAt: !1874)
!1903 = !DILocation(line: 55, column: 11, scope: !1559, inlinedAt: !1874)
!1904 = !DILocation(line: 42, column: 50, scope: !1559, inlinedAt: !1874)
!1905 = !DILocation(line: 56, column: 6, scope: !1559, inlinedAt: !1874)
!1906 = !DILocation(line: 56, column: 16, scope: !1559, inlinedAt: !1874)
!1907 = !DILocation(line: 57, column: 17, scope: !1559, inlinedAt: !1874)
!1908 = !DILocation(line: 56, column: 21, scope: !1559, inlinedAt: !1874)
!1909 = distinct !DISubprogram(name: "ReduceXor", scope: !294, file: !294, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!1910 = !DILocation(line: 25, column: 81, scope: !1827, inlinedAt: !1828)
!1911 = !DILocation(line: 36, column: 15, scope: !1909, inlinedAt: !1910)
!1912 = !DILocation(line: 44, column: 16, scope: !1559, inlinedAt: !1911)
!1913 = !DILocation(line: 66, column: 7, scope: !1443, inlinedAt: !1912)
!1914 = !DILocation(line: 64, column: 35, scope: !1443, inlinedAt: !1912)
!1915 = !DILocation(line: 67, column: 7, scope: !1443, inlinedAt: !1912)
!1916 = !DILocation(line: 67, column: 35, scope: !1443, inlinedAt: !1912)
!1917 = !DILocation(line: 68, column: 23, scope: !1443, inlinedAt: !1912)
!1918 = !DILocation(line: 36, column: 65, scope: !1909, inlinedAt: !1910)
!1919 = !DILocation(line: 67, column: 40, scope: !1443, inlinedAt: !1912)
!1920 = !DILocation(line: 72, column: 16, scope: !1443, inlinedAt: !1912)
!1921 = !DILocation(line: 73, column: 6, scope: !1443, inlinedAt: !1912)
!1922 = !DILocation(line: 73, column: 36, scope: !1443, inlinedAt: !1912)
!1923 = !DILocation(line: 74, column: 16, scope: !1443, inlinedAt: !1912)
!1924 = !DILocation(line: 75, column: 11, scope: !1443, inlinedAt: !1912)
!1925 = !DILocation(line: 74, column: 3, scope: !1443, inlinedAt: !1912)
!1926 = !DILocation(line: 78, column: 22, scope: !1443, inlinedAt: !1912)
!1927 = !DILocation(line: 78, column: 41, scope: !1443, inlinedAt: !1912)
!1928 = !DILocation(line: 79, column: 9, scope: !1443, inlinedAt: !1912)
!1929 = !DILocation(line: 73, column: 41, scope: !1443, inlinedAt: !1912)
!1930 = !DILocation(line: 82, column: 16, scope: !1443, inlinedAt: !1912)
!1931 = !DILocation(line: 82, column: 2, scope: !1559, inlinedAt: !1911)
!1932 = !DILocation(line: 46, column: 7, scope: !1559, inlinedAt: !1911)
!1933 = !DILocation(line: 49, column: 31, scope: !1559, inlinedAt: !1911)
!1934 = !DILocation(line: 50, column: 10, scope: !1559, inlinedAt: !1911)
!1935 = !DILocation(line: 51, column: 11, scope: !1559, inlinedAt: !1911)
!1936 = !DILocation(line: 51, column: 14, scope: !1559, inlinedAt: !1911)
!1937 = !DILocation(line: 52, column: 17, scope: !1559, inlinedAt: !1911)
!1938 = !DILocation(line: 52, column: 8, scope: !1559, inlinedAt: !1911)
!1939 = !DILocation(line: 54, column: 10, scope: !1559, inlinedAt: !1911)
!1940 = !DILocation(line: 55, column: 11, scope: !1559, inlinedAt: !1911)
!1941 = !DILocation(line: 42, column: 50, scope: !1559, inlinedAt: !1911)
!1942 = !DILocation(line: 56, column: 6, scope: !1559, inlinedAt: !1911)
!1943 = !DILocation(line: 56, column: 16, scope: !1559, inlinedAt: !1911)
!1944 = !DILocation(line: 57, column: 17, scope: !1559, inlinedAt: !1911)
!1945 = !DILocation(line: 56, column: 21, scope: !1559, inlinedAt: !1911)
!1946 = !DILocation(line: 25, column: 5, scope: !1827, inlinedAt: !1828)
!1947 = !DILocation(line: 25, column: 13, scope: !1827, inlinedAt: !1828)
!1948 = !DILocation(line: 25, column: 21, scope: !1827, inlinedAt: !1828)
!1949 = distinct !DISubprogram(name: "ExchangeInt", scope: !244, file: !244, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!1950 = !DILocation(line: 66, column: 6, scope: !1949)
!1951 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1952 = !DILocation(line: 66, column: 80, scope: !1949)
!1953 = !DILocation(line: 21, column: 29, scope: !1951, inlinedAt: !1952)
!1954 = !DILocation(line: 21, column: 39, scope: !1951, inlinedAt: !1952)
!1955 = !DILocation(line: 21, column: 49, scope: !1951, inlinedAt: !1952)
!1956 = !DILocation(line: 23, column: 7, scope: !1951, inlinedAt: !1952)
!1957 = !DILocation(line: 22, column: 2, scope: !1951, inlinedAt: !1952)
!1958 = !DILocation(line: 22, column: 8, scope: !1951, inlinedAt: !1952)
!1959 = !DILocation(line: 26, column: 9, scope: !1951, inlinedAt: !1952)
!1960 = !DILocation(line: 27, column: 12, scope: !1951, inlinedAt: !1952)
!1961 = !DILocation(line: 27, column: 10, scope: !1951, inlinedAt: !1952)
!1962 = !DILocation(line: 27, column: 30, scope: !1951, inlinedAt: !1952)
!1963 = !DILocation(line: 28, column: 37, scope: !1951, inlinedAt: !1952)
!1964 = !DILocation(line: 28, column: 32, scope: !1951, inlinedAt: !1952)
!1965 = !DILocation(line: 28, column: 34, scope: !1951, inlinedAt: !1952)
!1966 = !DILocation(line: 28, column: 20, scope: !1951, inlinedAt: !1952)
!1967 = !DILocation(line: 28, column: 3, scope: !1951, inlinedAt: !1952)
!1968 = !DILocation(line: 29, column: 22, scope: !1951, inlinedAt: !1952)
!1969 = !DILocation(line: 29, column: 3, scope: !1951, inlinedAt: !1952)
!1970 = !DILocation(line: 30, column: 24, scope: !1951, inlinedAt: !1952)
!1971 = !DILocation(line: 30, column: 3, scope: !1951, inlinedAt: !1952)
!1972 = !DILocation(line: 31, column: 23, scope: !1951, inlinedAt: !1952)
!1973 = !DILocation(line: 31, column: 3, scope: !1951, inlinedAt: !1952)
!1974 = !DILocation(line: 32, column: 14, scope: !1951, inlinedAt: !1952)
!1975 = !DILocation(line: 32, column: 12, scope: !1951, inlinedAt: !1952)
!1976 = !DILocation(line: 32, column: 18, scope: !1951, inlinedAt: !1952)
!1977 = !DILocation(line: 33, column: 21, scope: !1951, inlinedAt: !1952)
!1978 = !DILocation(line: 33, column: 3, scope: !1951, inlinedAt: !1952)
!1979 = !DILocation(line: 34, column: 3, scope: !1951, inlinedAt: !1952)
!1980 = !DILocation(line: 35, column: 31, scope: !1951, inlinedAt: !1952)
!1981 = !DILocation(line: 36, column: 4, scope: !1951, inlinedAt: !1952)
!1982 = !DILocation(line: 38, column: 32, scope: !1951, inlinedAt: !1952)
!1983 = !DILocation(line: 38, column: 30, scope: !1951, inlinedAt: !1952)
!1984 = !DILocation(line: 38, column: 24, scope: !1951, inlinedAt: !1952)
!1985 = !DILocation(line: 38, column: 3, scope: !1951, inlinedAt: !1952)
!1986 = distinct !DISubprogram(name: "ExchangeUint8", scope: !244, file: !244, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!1987 = !DILocation(line: 71, column: 6, scope: !1986)
!1988 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!1989 = !DILocation(line: 72, column: 10, scope: !1986)
!1990 = !DILocation(line: 21, column: 29, scope: !1988, inlinedAt: !1989)
!1991 = !DILocation(line: 21, column: 39, scope: !1988, inlinedAt: !1989)
!1992 = !DILocation(line: 21, column: 49, scope: !1988, inlinedAt: !1989)
!1993 = !DILocation(line: 23, column: 7, scope: !1988, inlinedAt: !1989)
!1994 = !DILocation(line: 22, column: 2, scope: !1988, inlinedAt: !1989)
!1995 = !DILocation(line: 22, column: 8, scope: !1988, inlinedAt: !1989)
!1996 = !DILocation(line: 26, column: 9, scope: !1988, inlinedAt: !1989)
!1997 = !DILocation(line: 27, column: 12, scope: !1988, inlinedAt: !1989)
!1998 = !DILocation(line: 27, column: 10, scope: !1988, inlinedAt: !1989)
!1999 = !DILocation(line: 27, column: 30, scope: !1988, inlinedAt: !1989)
!2000 = !DILocation(line: 28, column: 37, scope: !1988, inlinedAt: !1989)
!2001 = !DILocation(line: 28, column: 32, scope: !1988, inlinedAt: !1989)
!2002 = !DILocation(line: 28, column: 34, scope: !1988, inlinedAt: !1989)
!2003 = !DILocation(line: 28, column: 20, scope: !1988, inlinedAt: !1989)
!2004 = !DILocation(line: 28, column: 3, scope: !1988, inlinedAt: !1989)
!2005 = !DILocation(line: 29, column: 22, scope: !1988, inlinedAt: !1989)
!2006 = !DILocation(line: 29, column: 3, scope: !1988, inlinedAt: !1989)
!2007 = !DILocation(line: 30, column: 24, scope: !1988, inlinedAt: !1989)
!2008 = !DILocation(line: 30, column: 3, scope: !1988, inlinedAt: !1989)
!2009 = !DILocation(line: 31, column: 23, scope: !1988, inlinedAt: !1989)
!2010 = !DILocation(line: 31, column: 3, scope: !1988, inlinedAt: !1989)
!2011 = !DILocation(line: 32, column: 14, scope: !1988, inlinedAt: !1989)
!2012 = !DILocation(line: 32, column: 12, scope: !1988, inlinedAt: !1989)
!2013 = !DILocation(line: 32, column: 18, scope: !1988, inlinedAt: !1989)
!2014 = !DILocation(line: 33, column: 21, scope: !1988, inlinedAt: !1989)
!2015 = !DILocation(line: 33, column: 3, scope: !1988, inlinedAt: !1989)
!2016 = !DILocation(line: 34, column: 3, scope: !1988, inlinedAt: !1989)
!2017 = !DILocation(line: 35, column: 31, scope: !1988, inlinedAt: !1989)
!2018 = !DILocation(line: 36, column: 4, scope: !1988, inlinedAt: !1989)
!2019 = !DILocation(line: 38, column: 32, scope: !1988, inlinedAt: !1989)
!2020 = !DILocation(line: 38, column: 30, scope: !1988, inlinedAt: !1989)
!2021 = !DILocation(line: 38, column: 24, scope: !1988, inlinedAt: !1989)
!2022 = !DILocation(line: 38, column: 3, scope: !1988, inlinedAt: !1989)
!2023 = distinct !DISubprogram(name: "ExchangeUint16", scope: !244, file: !244, line: 78, type: !4, isDefinition: true, scopeLine: 78, isOptimized: true, unit: !2)
!2024 = !DILocation(line: 78, column: 6, scope: !2023)
!2025 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2026 = !DILocation(line: 79, column: 10, scope: !2023)
!2027 = !DILocation(line: 21, column: 29, scope: !2025, inlinedAt: !2026)
!2028 = !DILocation(line: 21, column: 39, scope: !2025, inlinedAt: !2026)
!2029 = !DILocation(line: 21, column: 49, scope: !2025, inlinedAt: !2026)
!2030 = !DILocation(line: 23, column: 7, scope: !2025, inlinedAt: !2026)
!2031 = !DILocation(line: 22, column: 2, scope: !2025, inlinedAt: !2026)
!2032 = !DILocation(line: 22, column: 8, scope: !2025, inlinedAt: !2026)
!2033 = !DILocation(line: 26, column: 9, scope: !2025, inlinedAt: !2026)
!2034 = !DILocation(line: 27, column: 12, scope: !2025, inlinedAt: !2026)
!2035 = !DILocation(line: 27, column: 10, scope: !2025, inlinedAt: !2026)
!2036 = !DILocation(line: 27, column: 30, scope: !2025, inlinedAt: !2026)
!2037 = !DILocation(line: 28, column: 37, scope: !2025, inlinedAt: !2026)
!2038 = !DILocation(line: 28, column: 32, scope: !2025, inlinedAt: !2026)
!2039 = !DILocation(line: 28, column: 34, scope: !2025, inlinedAt: !2026)
!2040 = !DILocation(line: 28, column: 20, scope: !2025, inlinedAt: !2026)
!2041 = !DILocation(line: 28, column: 3, scope: !2025, inlinedAt: !2026)
!2042 = !DILocation(line: 29, column: 22, scope: !2025, inlinedAt: !2026)
!2043 = !DILocation(line: 29, column: 3, scope: !2025, inlinedAt: !2026)
!2044 = !DILocation(line: 30, column: 24, scope: !2025, inlinedAt: !2026)
!2045 = !DILocation(line: 30, column: 3, scope: !2025, inlinedAt: !2026)
!2046 = !DILocation(line: 31, column: 23, scope: !2025, inlinedAt: !2026)
!2047 = !DILocation(line: 31, column: 3, scope: !2025, inlinedAt: !2026)
!2048 = !DILocation(line: 32, column: 14, scope: !2025, inlinedAt: !2026)
!2049 = !DILocation(line: 32, column: 12, scope: !2025, inlinedAt: !2026)
!2050 = !DILocation(line: 32, column: 18, scope: !2025, inlinedAt: !2026)
!2051 = !DILocation(line: 33, column: 21, scope: !2025, inlinedAt: !2026)
!2052 = !DILocation(line: 33, column: 3, scope: !2025, inlinedAt: !2026)
!2053 = !DILocation(line: 34, column: 3, scope: !2025, inlinedAt: !2026)
!2054 = !DILocation(line: 35, column: 31, scope: !2025, inlinedAt: !2026)
!2055 = !DILocation(line: 36, column: 4, scope: !2025, inlinedAt: !2026)
!2056 = !DILocation(line: 38, column: 32, scope: !2025, inlinedAt: !2026)
!2057 = !DILocation(line: 38, column: 30, scope: !2025, inlinedAt: !2026)
!2058 = !DILocation(line: 38, column: 24, scope: !2025, inlinedAt: !2026)
!2059 = !DILocation(line: 38, column: 3, scope: !2025, inlinedAt: !2026)
!2060 = distinct !DISubprogram(name: "NumbersUint16", scope: !244, file: !244, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!2061 = !DILocation(line: 85, column: 6, scope: !2060)
!2062 = distinct !DISubprogram(name: "groupNumbers", scope: !284, file: !284, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!2063 = !DILocation(line: 85, column: 75, scope: !2060)
!2064 = !DILocation(line: 29, column: 20, scope: !2062, inlinedAt: !2063)
!2065 = !DILocation(line: 30, column: 26, scope: !2062, inlinedAt: !2063)
!2066 = !DILocation(line: 30, column: 24, scope: !2062, inlinedAt: !2063)
!2067 = !DILocation(line: 30, column: 46, scope: !2062, inlinedAt: !2063)
!2068 = distinct !DISubprogram(name: "numbers", scope: !284, file: !284, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2069 = !DILocation(line: 30, column: 9, scope: !2062, inlinedAt: !2063)
!2070 = !DILocation(line: 14, column: 11, scope: !2068, inlinedAt: !2069)
!2071 = distinct !DISubprogram(name: "reduceWarp", scope: !294, file: !294, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!2072 = distinct !DISubprogram(name: "reduce", scope: !294, file: !294, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2073 = distinct !DISubprogram(name: "ReduceAdd", scope: !294, file: !294, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2074 = !DILocation(line: 16, column: 25, scope: !2068, inlinedAt: !2069)
!2075 = !DILocation(line: 7, column: 15, scope: !2073, inlinedAt: !2074)
!2076 = !DILocation(line: 44, column: 16, scope: !2072, inlinedAt: !2075)
!2077 = !DILocation(line: 65, column: 13, scope: !2071, inlinedAt: !2076)
!2078 = !DILocation(line: 66, column: 7, scope: !2071, inlinedAt: !2076)
!2079 = !DILocation(line: 19, column: 40, scope: !2068, inlinedAt: !2069)
!2080 = !DILocation(line: 64, column: 35, scope: !2071, inlinedAt: !2076)
!2081 = !DILocation(line: 67, column: 7, scope: !2071, inlinedAt: !2076)
!2082 = !DILocation(line: 67, column: 35, scope: !2071, inlinedAt: !2076)
!2083 = !DILocation(line: 68, column: 23, scope: !2071, inlinedAt: !2076)
!2084 = !DILocation(line: 7, column: 65, scope: !2073, inlinedAt: !2074)
!2085 = !DILocation(line: 67, column: 40, scope: !2071, inlinedAt: !2076)
!2086 = !DILocation(line: 72, column: 16, scope: !2071, inlinedAt: !2076)
!2087 = !DILocation(line: 73, column: 6, scope: !2071, inlinedAt: !2076)
!2088 = !DILocation(line: 73, column: 36, scope: !2071, inlinedAt: !2076)
!2089 = !DILocation(line: 74, column: 16, scope: !2071, inlinedAt: !2076)
!2090 = !DILocation(line: 75, column: 11, scope: !2071, inlinedAt: !2076)
!2091 = !DILocation(line: 74, column: 3, scope: !2071, inlinedAt: !2076)
!2092 = !DILocation(line: 78, column: 22, scope: !2071, inlinedAt: !2076)
!2093 = !DILocation(line: 78, column: 41, scope: !2071, inlinedAt: !2076)
!2094 = !DILocation(line: 79, column: 9, scope: !2071, inlinedAt: !2076)
!2095 = !DILocation(line: 73, column: 41, scope: !2071, inlinedAt: !2076)
!2096 = !DILocation(line: 82, column: 16, scope: !2071, inlinedAt: !2076)
!2097 = !DILocation(line: 82, column: 2, scope: !2072, inlinedAt: !2075)
!2098 = !DILocation(line: 16, column: 6, scope: !2068, inlinedAt: !2069)
!2099 = distinct !DISubprogram(name: "ReduceMin", scope: !294, file: !294, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2100 = !DILocation(line: 17, column: 33, scope: !2068, inlinedAt: !2069)
!2101 = !DILocation(line: 13, column: 15, scope: !2099, inlinedAt: !2100)
!2102 = !DILocation(line: 44, column: 16, scope: !2072, inlinedAt: !2101)
!2103 = !DILocation(line: 66, column: 7, scope: !2071, inlinedAt: !2102)
!2104 = !DILocation(line: 64, column: 35, scope: !2071, inlinedAt: !2102)
!2105 = !DILocation(line: 67, column: 7, scope: !2071, inlinedAt: !2102)
!2106 = !DILocation(line: 67, column: 35, scope: !2071, inlinedAt: !2102)
!2107 = !DILocation(line: 68, column: 23, scope: !2071, inlinedAt: !2102)
!2108 = !DILocation(line: 13, column: 66, scope: !2099, inlinedAt: !2100)
!2109 = !DILocation(line: 67, column: 40, scope: !2071, inlinedAt: !2102)
!2110 = !DILocation(line: 72, column: 16, scope: !2071, inlinedAt: !2102)
!2111 = !DILocation(line: 73, column: 6, scope: !2071, inlinedAt: !2102)
!2112 = !DILocation(line: 73, column: 36, scope: !2071, inlinedAt: !2102)
!2113 = !DILocation(line: 74, column: 16, scope: !2071, inlinedAt: !2102)
!2114 = !DILocation(line: 75, column: 11, scope: !2071, inlinedAt: !2102)
!2115 = !DILocation(line: 74, column: 3, scope: !2071, inlinedAt: !2102)
!2116 = !DILocation(line: 78, column: 22, scope: !2071, inlinedAt: !2102)
!2117 = !DILocation(line: 78, column: 41, scope: !2071, inlinedAt: !2102)
!2118 = !DILocation(line: 79, column: 9, scope: !2071, inlinedAt: !2102)
!2119 = !DILocation(line: 73, column: 41, scope: !2071, inlinedAt: !2102)
!2120 = !DILocation(line: 82, column: 16, scope: !2071, inlinedAt: !2102)
!2121 = !DILocation(line: 82, column: 2, scope: !2072, inlinedAt: !2101)
!2122 = distinct !DISubprogram(name: "ReduceMax", scope: !294, file: !294, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2123 = !DILocation(line: 17, column: 54, scope: !2068, inlinedAt: !2069)
!2124 = !DILocation(line: 19, column: 15, scope: !2122, inlinedAt: !2123)
!2125 = !DILocation(line: 44, column: 16, scope: !2072, inlinedAt: !2124)
!2126 = !DILocation(line: 66, column: 7, scope: !2071, inlinedAt: !2125)
!2127 = !DILocation(line: 64, column: 35, scope: !2071, inlinedAt: !2125)
!2128 = !DILocation(line: 67, column: 7, scope: !2071, inlinedAt: !2125)
!2129 = !DILocation(line: 67, column: 35, scope: !2071, inlinedAt: !2125)
!2130 = !DILocation(line: 68, column: 23, scope: !2071, inlinedAt: !2125)
!2131 = !DILocation(line: 19, column: 66, scope: !2122, inlinedAt: !2123)
!2132 = !DILocation(line: 67, column: 40, scope: !2071, inlinedAt: !2125)
!2133 = !DILocation(line: 72, column: 16, scope: !2071, inlinedAt: !2125)
!2134 = !DILocation(line: 73, column: 6, scope: !2071, inlinedAt: !2125)
!2135 = !DILocation(line: 73, column: 36, scope: !2071, inlinedAt: !2125)
!2136 = !DILocation(line: 74, column: 16, scope: !2071, inlinedAt: !2125)
!2137 = !DILocation(line: 75, column: 11, scope: !2071, inlinedAt: !2125)
!2138 = !DILocation(line: 74, column: 3, scope: !2071, inlinedAt: !2125)
!2139 = !DILocation(line: 78, column: 22, scope: !2071, inlinedAt: !2125)
!2140 = !DILocation(line: 78, column: 41, scope: !2071, inlinedAt: !2125)
!2141 = !DILocation(line: 79, column: 9, scope: !2071, inlinedAt: !2125)
!2142 = !DILocation(line: 73, column: 41, scope: !2071, inlinedAt: !2125)
!2143 = !DILocation(line: 82, column: 16, scope: !2071, inlinedAt: !2125)
!2144 = !DILocation(line: 82, column: 2, scope: !2072, inlinedAt: !2124)
!2145 = !DILocation(line: 17, column: 6, scope: !2068, inlinedAt: !2069)
!2146 = !DILocation(line: 17, column: 14, scope: !2068, inlinedAt: !2069)
!2147 = distinct !DISubprogram(name: "scan", scope: !371, file: !371, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2148 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !371, file: !371, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2149 = !DILocation(line: 18, column: 40, scope: !2068, inlinedAt: !2069)
!2150 = !DILocation(line: 6, column: 21, scope: !2148, inlinedAt: !2149)
!2151 = !DILocation(line: 25, column: 16, scope: !2147, inlinedAt: !2150)
!2152 = !DILocation(line: 23, column: 48, scope: !2147, inlinedAt: !2150)
!2153 = !DILocation(line: 26, column: 6, scope: !2147, inlinedAt: !2150)
!2154 = !DILocation(line: 26, column: 24, scope: !2147, inlinedAt: !2150)
!2155 = !DILocation(line: 27, column: 24, scope: !2147, inlinedAt: !2150)
!2156 = !DILocation(line: 27, column: 44, scope: !2147, inlinedAt: !2150)
!2157 = !DILocation(line: 28, column: 4, scope: !2147, inlinedAt: !2150)
!2158 = !DILocation(line: 26, column: 37, scope: !2147, inlinedAt: !2150)
!2159 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !371, file: !371, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2160 = !DILocation(line: 18, column: 68, scope: !2068, inlinedAt: !2069)
!2161 = !DILocation(line: 14, column: 21, scope: !2159, inlinedAt: !2160)
!2162 = !DILocation(line: 23, column: 48, scope: !2147, inlinedAt: !2161)
!2163 = !DILocation(line: 26, column: 6, scope: !2147, inlinedAt: !2161)
!2164 = !DILocation(line: 26, column: 24, scope: !2147, inlinedAt: !2161)
!2165 = !DILocation(line: 27, column: 24, scope: !2147, inlinedAt: !2161)
!2166 = !DILocation(line: 27, column: 44, scope: !2147, inlinedAt: !2161)
!2167 = !DILocation(line: 28, column: 4, scope: !2147, inlinedAt: !2161)
!2168 = !DILocation(line: 26, column: 37, scope: !2147, inlinedAt: !2161)
!2169 = !DILocation(line: 15, column: 20, scope: !2159, inlinedAt: !2160)
!2170 = !DILocation(line: 15, column: 42, scope: !2159, inlinedAt: !2160)
!2171 = !DILocation(line: 18, column: 2, scope: !2068, inlinedAt: !2069)
!2172 = !DILocation(line: 18, column: 6, scope: !2068, inlinedAt: !2069)
!2173 = !DILocation(line: 18, column: 14, scope: !2068, inlinedAt: !2069)
!2174 = !DILocation(line: 19, column: 42, scope: !2068, inlinedAt: !2069)
!2175 = distinct !DISubprogram(name: "Broadcast", scope: !400, file: !400, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2176 = !DILocation(line: 19, column: 25, scope: !2068, inlinedAt: !2069)
!2177 = !DILocation(line: 36, column: 10, scope: !2175, inlinedAt: !2176)
!2178 = !DILocation(line: 36, column: 22, scope: !2175, inlinedAt: !2176)
!2179 = !DILocation(line: 37, column: 8, scope: !2175, inlinedAt: !2176)
!2180 = !DILocation(line: 40, column: 17, scope: !2175, inlinedAt: !2176)
!2181 = !DILocation(line: 19, column: 6, scope: !2068, inlinedAt: !2069)
!2182 = !DILocation(line: 31, column: 26, scope: !2062, inlinedAt: !2063)
!2183 = distinct !DISubprogram(name: "numbers", scope: !284, file: !284, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2184 = !DILocation(line: 31, column: 9, scope: !2062, inlinedAt: !2063)
!2185 = !DILocation(line: 14, column: 11, scope: !2183, inlinedAt: !2184)
!2186 = !DILocation(line: 31, column: 48, scope: !2062, inlinedAt: !2063)
!2187 = distinct !DISubprogram(name: "reduce", scope: !294, file: !294, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2188 = distinct !DISubprogram(name: "ReduceAdd", scope: !294, file: !294, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2189 = !DILocation(line: 16, column: 25, scope: !2183, inlinedAt: !2184)
!2190 = !DILocation(line: 7, column: 15, scope: !2188, inlinedAt: !2189)
!2191 = !DILocation(line: 45, column: 14, scope: !2187, inlinedAt: !2190)
!2192 = !DILocation(line: 26, column: 47, scope: !413, inlinedAt: !2191)
!2193 = !DILocation(line: 26, column: 59, scope: !413, inlinedAt: !2191)
!2194 = distinct !DISubprogram(name: "scan", scope: !371, file: !371, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2195 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !371, file: !371, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2196 = !DILocation(line: 18, column: 40, scope: !2183, inlinedAt: !2184)
!2197 = !DILocation(line: 6, column: 21, scope: !2195, inlinedAt: !2196)
!2198 = !DILocation(line: 37, column: 21, scope: !2194, inlinedAt: !2197)
!2199 = !DILocation(line: 37, column: 10, scope: !2194, inlinedAt: !2197)
!2200 = !DILocation(line: 19, column: 40, scope: !2183, inlinedAt: !2184)
!2201 = !DILocation(line: 44, column: 16, scope: !2187, inlinedAt: !2190)
!2202 = !DILocation(line: 66, column: 7, scope: !2071, inlinedAt: !2201)
!2203 = !DILocation(line: 64, column: 35, scope: !2071, inlinedAt: !2201)
!2204 = !DILocation(line: 67, column: 7, scope: !2071, inlinedAt: !2201)
!2205 = !DILocation(line: 67, column: 35, scope: !2071, inlinedAt: !2201)
!2206 = !DILocation(line: 68, column: 23, scope: !2071, inlinedAt: !2201)
!2207 = !DILocation(line: 7, column: 65, scope: !2188, inlinedAt: !2189)
!2208 = !DILocation(line: 67, column: 40, scope: !2071, inlinedAt: !2201)
!2209 = !DILocation(line: 73, column: 6, scope: !2071, inlinedAt: !2201)
!2210 = !DILocation(line: 73, column: 36, scope: !2071, inlinedAt: !2201)
!2211 = !DILocation(line: 74, column: 16, scope: !2071, inlinedAt: !2201)
!2212 = !DILocation(line: 75, column: 11, scope: !2071, inlinedAt: !2201)
!2213 = !DILocation(line: 74, column: 3, scope: !2071, inlinedAt: !2201)
!2214 = !DILocation(line: 78, column: 22, scope: !2071, inlinedAt: !2201)
!2215 = !DILocation(line: 78, column: 41, scope: !2071, inlinedAt: !2201)
!2216 = !DILocation(line: 79, column: 9, scope: !2071, inlinedAt: !2201)
!2217 = !DILocation(line: 73, column: 41, scope: !2071, inlinedAt: !2201)
!2218 = !DILocation(line: 82, column: 16, scope: !2071, inlinedAt: !2201)
!2219 = !DILocation(line: 82, column: 2, scope: !2187, inlinedAt: !2190)
!2220 = !DILocation(line: 26, column: 64, scope: !413, inlinedAt: !2191)
!2221 = !DILocation(line: 46, column: 7, scope: !2187, inlinedAt: !2190)
!2222 = !DILocation(line: 49, column: 31, scope: !2187, inlinedAt: !2190)
!2223 = !DILocation(line: 50, column: 10, scope: !2187, inlinedAt: !2190)
!2224 = !DILocation(line: 51, column: 14, scope: !2187, inlinedAt: !2190)
!2225 = !DILocation(line: 52, column: 17, scope: !2187, inlinedAt: !2190)
!2226 = !DILocation(line: 52, column: 8, scope: !2187, inlinedAt: !2190)
!2227 = !DILocation(line: 54, column: 10, scope: !2187, inlinedAt: !2190)
!2228 = !DILocation(line: 55, column: 11, scope: !2187, inlinedAt: !2190)
!2229 = !DILocation(line: 42, column: 50, scope: !2187, inlinedAt: !2190)
!2230 = !DILocation(line: 56, column: 6, scope: !2187, inlinedAt: !2190)
!2231 = !DILocation(line: 56, column: 16, scope: !2187, inlinedAt: !2190)
!2232 = !DILocation(line: 57, column: 17, scope: !2187, inlinedAt: !2190)
!2233 = !DILocation(line: 56, column: 21, scope: !2187, inlinedAt: !2190)
!2234 = !DILocation(line: 16, column: 6, scope: !2183, inlinedAt: !2184)
!2235 = distinct !DISubprogram(name: "ReduceMin", scope: !294, file: !294, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2236 = !DILocation(line: 17, column: 33, scope: !2183, inlinedAt: !2184)
!2237 = !DILocation(line: 13, column: 15, scope: !2235, inlinedAt: !2236)
!2238 = !DILocation(line: 44, column: 16, scope: !2187, inlinedAt: !2237)
!2239 = !DILocation(line: 66, column: 7, scope: !2071, inlinedAt: !2238)
!2240 = !DILocation(line: 64, column: 35, scope: !2071, inlinedAt: !2238)
!2241 = !DILocation(line: 67, column: 7, scope: !2071, inlinedAt: !2238)
!2242 = !DILocation(line: 67, column: 35, scope: !2071, inlinedAt: !2238)
!2243 = !DILocation(line: 68, column: 23, scope: !2071, inlinedAt: !2238)
!2244 = !DILocation(line: 13, column: 66, scope: !2235, inlinedAt: !2236)
!2245 = !DILocation(line: 67, column: 40, scope: !2071, inlinedAt: !2238)
!2246 = !DILocation(line: 73, column: 6, scope: !2071, inlinedAt: !2238)
!2247 = !DILocation(line: 73, column: 36, scope: !2071, inlinedAt: !2238)
!2248 = !DILocation(line: 74, column: 16, scope: !2071, inlinedAt: !2238)
!2249 = !DILocation(line: 75, column: 11, scope: !2071, inlinedAt: !2238)
!2250 = !DILocation(line: 74, column: 3, scope: !2071, inlinedAt: !2238)
!2251 = !DILocation(line: 78, column: 22, scope: !2071, inlinedAt: !2238)
!2252 = !DILocation(line: 78, column: 41, scope: !2071, inlinedAt: !2238)
!2253 = !DILocation(line: 79, column: 9, scope: !2071, inlinedAt: !2238)
!2254 = !DILocation(line: 73, column: 41, scope: !2071, inlinedAt: !2238)
!2255 = !DILocation(line: 82, column: 16, scope: !2071, inlinedAt: !2238)
!2256 = !DILocation(line: 82, column: 2, scope: !2187, inlinedAt: !2237)
!2257 = !DILocation(line: 46, column: 7, scope: !2187, inlinedAt: !2237)
!2258 = !DILocation(line: 49, column: 31, scope: !2187, inlinedAt: !2237)
!2259 = !DILocation(line: 50, column: 10, scope: !2187, inlinedAt: !2237)
!2260 = !DILocation(line: 51, column: 14, scope: !2187, inlinedAt: !2237)
!2261 = !DILocation(line: 52, column: 17, scope: !2187, inlinedAt: !2237)
!2262 = !DILocation(line: 52, column: 8, scope: !2187, inlinedAt: !2237)
!2263 = !DILocation(line: 54, column: 10, scope: !2187, inlinedAt: !2237)
!2264 = !DILocation(line: 55, column: 11, scope: !2187, inlinedAt: !2237)
!2265 = !DILocation(line: 42, column: 50, scope: !2187, inlinedAt: !2237)
!2266 = !DILocation(line: 56, column: 6, scope: !2187, inlinedAt: !2237)
!2267 = !DILocation(line: 56, column: 16, scope: !2187, inlinedAt: !2237)
!2268 = !DILocation(line: 57, column: 17, scope: !2187, inlinedAt: !2237)
!2269 = !DILocation(line: 56, column: 21, scope: !2187, inlinedAt: !2237)
!2270 = distinct !DISubprogram(name: "ReduceMax", scope: !294, file: !294, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2271 = !DILocation(line: 17, column: 54, scope: !2183, inlinedAt: !2184)
!2272 = !DILocation(line: 19, column: 15, scope: !2270, inlinedAt: !2271)
!2273 = !DILocation(line: 44, column: 16, scope: !2187, inlinedAt: !2272)
!2274 = !DILocation(line: 66, column: 7, scope: !2071, inlinedAt: !2273)
!2275 = !DILocation(line: 64, column: 35, scope: !2071, inlinedAt: !2273)
!2276 = !DILocation(line: 67, column: 7, scope: !2071, inlinedAt: !2273)
!2277 = !DILocation(line: 67, column: 35, scope: !2071, inlinedAt: !2273)
!2278 = !DILocation(line: 68, column: 23, scope: !2071, inlinedAt: !2273)
!2279 = !DILocation(line: 19, column: 66, scope: !2270, inlinedAt: !2271)
!2280 = !DILocation(line: 67, column: 40, scope: !2071, inlinedAt: !2273)
!2281 = !DILocation(line: 73, column: 6, scope: !2071, inlinedAt: !2273)
!2282 = !DILocation(line: 73, column: 36, scope: !2071, inlinedAt: !2273)
!2283 = !DILocation(line: 74, column: 16, scope: !2071, inlinedAt: !2273)
!2284 = !DILocation(line: 75, column: 11, scope: !2071, inlinedAt: !2273)
!2285 = !DILocation(line: 74, column: 3, scope: !2071, inlinedAt: !2273)
!2286 = !DILocation(line: 78, column: 22, scope: !2071, inlinedAt: !2273)
!2287 = !DILocation(line: 78, column: 41, scope: !2071, inlinedAt: !2273)
!2288 = !DILocation(line: 79, column: 9, scope: !2071, inlinedAt: !2273)
!2289 = !DILocation(line: 73, column: 41, scope: !2071, inlinedAt: !2273)
!2290 = !DILocation(line: 82, column: 16, scope: !2071, inlinedAt: !2273)
!2291 = !DILocation(line: 82, column: 2, scope: !2187, inlinedAt: !2272)
!2292 = !DILocation(line: 46, column: 7, scope: !2187, inlinedAt: !2272)
!2293 = !DILocation(line: 49, column: 31, scope: !2187, inlinedAt: !2272)
!2294 = !DILocation(line: 50, column: 10, scope: !2187, inlinedAt: !2272)
!2295 = !DILocation(line: 51, column: 14, scope: !2187, inlinedAt: !2272)
!2296 = !DILocation(line: 52, column: 17, scope: !2187, inlinedAt: !2272)
!2297 = !DILocation(line: 52, column: 8, scope: !2187, inlinedAt: !2272)
!2298 = !DILocation(line: 54, column: 10, scope: !2187, inlinedAt: !2272)
!2299 = !DILocation(line: 55, column: 11, scope: !2187, inlinedAt: !2272)
!2300 = !DILocation(line: 42, column: 50, scope: !2187, inlinedAt: !2272)
!2301 = !DILocation(line: 56, column: 6, scope: !2187, inlinedAt: !2272)
!2302 = !DILocation(line: 56, column: 16, scope: !2187, inlinedAt: !2272)
!2303 = !DILocation(line: 57, column: 17, scope: !2187, inlinedAt: !2272)
!2304 = !DILocation(line: 56, column: 21, scope: !2187, inlinedAt: !2272)
!2305 = !DILocation(line: 17, column: 6, scope: !2183, inlinedAt: !2184)
!2306 = !DILocation(line: 17, column: 14, scope: !2183, inlinedAt: !2184)
!2307 = !DILocation(line: 25, column: 16, scope: !2194, inlinedAt: !2197)
!2308 = !DILocation(line: 23, column: 48, scope: !2194, inlinedAt: !2197)
!2309 = !DILocation(line: 26, column: 6, scope: !2194, inlinedAt: !2197)
!2310 = !DILocation(line: 26, column: 24, scope: !2194, inlinedAt: !2197)
!2311 = !DILocation(line: 27, column: 24, scope: !2194, inlinedAt: !2197)
!2312 = !DILocation(line: 27, column: 44, scope: !2194, inlinedAt: !2197)
!2313 = !DILocation(line: 28, column: 4, scope: !2194, inlinedAt: !2197)
!2314 = !DILocation(line: 26, column: 37, scope: !2194, inlinedAt: !2197)
!2315 = !DILocation(line: 31, column: 15, scope: !2194, inlinedAt: !2197)
!2316 = !DILocation(line: 34, column: 32, scope: !2194, inlinedAt: !2197)
!2317 = !DILocation(line: 35, column: 19, scope: !2194, inlinedAt: !2197)
!2318 = !DILocation(line: 36, column: 10, scope: !2194, inlinedAt: !2197)
!2319 = !DILocation(line: 38, column: 9, scope: !2194, inlinedAt: !2197)
!2320 = !DILocation(line: 40, column: 10, scope: !2194, inlinedAt: !2197)
!2321 = !DILocation(line: 23, column: 59, scope: !2194, inlinedAt: !2197)
!2322 = !DILocation(line: 42, column: 19, scope: !2194, inlinedAt: !2197)
!2323 = !DILocation(line: 42, column: 3, scope: !2194, inlinedAt: !2197)
!2324 = !DILocation(line: 44, column: 2, scope: !2195, inlinedAt: !2196)
!2325 = !DILocation(line: 7, column: 16, scope: !2195, inlinedAt: !2196)
!2326 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !371, file: !371, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2327 = !DILocation(line: 18, column: 68, scope: !2183, inlinedAt: !2184)
!2328 = !DILocation(line: 14, column: 21, scope: !2326, inlinedAt: !2327)
!2329 = !DILocation(line: 25, column: 16, scope: !2194, inlinedAt: !2328)
!2330 = !DILocation(line: 23, column: 48, scope: !2194, inlinedAt: !2328)
!2331 = !DILocation(line: 26, column: 6, scope: !2194, inlinedAt: !2328)
!2332 = !DILocation(line: 26, column: 24, scope: !2194, inlinedAt: !2328)
!2333 = !DILocation(line: 27, column: 24, scope: !2194, inlinedAt: !2328)
!2334 = !DILocation(line: 27, column: 44, scope: !2194, inlinedAt: !2328)
!2335 = !DILocation(line: 28, column: 4, scope: !2194, inlinedAt: !2328)
!2336 = !DILocation(line: 26, column: 37, scope: !2194, inlinedAt: !2328)
!2337 = !DILocation(line: 31, column: 15, scope: !2194, inlinedAt: !2328)
!2338 = !DILocation(line: 34, column: 32, scope: !2194, inlinedAt: !2328)
!2339 = !DILocation(line: 35, column: 19, scope: !2194, inlinedAt: !2328)
!2340 = !DILocation(line: 36, column: 10, scope: !2194, inlinedAt: !2328)
!2341 = !DILocation(line: 37, column: 10, scope: !2194, inlinedAt: !2328)
!2342 = !DILocation(line: 38, column: 9, scope: !2194, inlinedAt: !2328)
!2343 = !DILocation(line: 40, column: 10, scope: !2194, inlinedAt: !2328)
!2344 = !DILocation(line: 23, column: 59, scope: !2194, inlinedAt: !2328)
!2345 = !DILocation(line: 42, column: 19, scope: !2194, inlinedAt: !2328)
!2346 = !DILocation(line: 42, column: 3, scope: !2194, inlinedAt: !2328)
!2347 = !DILocation(line: 44, column: 2, scope: !2326, inlinedAt: !2327)
!2348 = !DILocation(line: 15, column: 20, scope: !2326, inlinedAt: !2327)
!2349 = !DILocation(line: 15, column: 42, scope: !2326, inlinedAt: !2327)
!2350 = !DILocation(line: 18, column: 16, scope: !2326, inlinedAt: !2327)
!2351 = !DILocation(line: 18, column: 2, scope: !2183, inlinedAt: !2184)
!2352 = !DILocation(line: 18, column: 6, scope: !2183, inlinedAt: !2184)
!2353 = !DILocation(line: 18, column: 14, scope: !2183, inlinedAt: !2184)
!2354 = !DILocation(line: 19, column: 42, scope: !2183, inlinedAt: !2184)
!2355 = distinct !DISubprogram(name: "Broadcast", scope: !400, file: !400, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2356 = !DILocation(line: 19, column: 25, scope: !2183, inlinedAt: !2184)
!2357 = !DILocation(line: 36, column: 22, scope: !2355, inlinedAt: !2356)
!2358 = !DILocation(line: 37, column: 8, scope: !2355, inlinedAt: !2356)
!2359 = !DILocation(line: 39, column: 15, scope: !2355, inlinedAt: !2356)
!2360 = !DILocation(line: 40, column: 17, scope: !2355, inlinedAt: !2356)
!2361 = !DILocation(line: 40, column: 3, scope: !2183, inlinedAt: !2184)
!2362 = !DILocation(line: 42, column: 16, scope: !2355, inlinedAt: !2356)
!2363 = !DILocation(line: 43, column: 10, scope: !2355, inlinedAt: !2356)
!2364 = !DILocation(line: 44, column: 14, scope: !2355, inlinedAt: !2356)
!2365 = !DILocation(line: 45, column: 3, scope: !2355, inlinedAt: !2356)
!2366 = !DILocation(line: 47, column: 10, scope: !2355, inlinedAt: !2356)
!2367 = !DILocation(line: 48, column: 9, scope: !2355, inlinedAt: !2356)
!2368 = !DILocation(line: 48, column: 2, scope: !2183, inlinedAt: !2184)
!2369 = !DILocation(line: 19, column: 6, scope: !2183, inlinedAt: !2184)
!2370 = distinct !DISubprogram(name: "IntegersUint16", scope: !244, file: !244, line: 90, type: !4, isDefinition: true, scopeLine: 90, isOptimized: true, unit: !2)
!2371 = !DILocation(line: 90, column: 6, scope: !2370)
!2372 = distinct !DISubprogram(name: "groupIntegers", scope: !284, file: !284, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2373 = !DILocation(line: 90, column: 77, scope: !2370)
!2374 = !DILocation(line: 35, column: 20, scope: !2372, inlinedAt: !2373)
!2375 = !DILocation(line: 36, column: 27, scope: !2372, inlinedAt: !2373)
!2376 = !DILocation(line: 36, column: 25, scope: !2372, inlinedAt: !2373)
!2377 = !DILocation(line: 36, column: 48, scope: !2372, inlinedAt: !2373)
!2378 = distinct !DISubprogram(name: "integers", scope: !284, file: !284, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2379 = !DILocation(line: 36, column: 10, scope: !2372, inlinedAt: !2373)
!2380 = !DILocation(line: 24, column: 11, scope: !2378, inlinedAt: !2379)
!2381 = distinct !DISubprogram(name: "ReduceAnd", scope: !294, file: !294, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2382 = !DILocation(line: 25, column: 40, scope: !2378, inlinedAt: !2379)
!2383 = !DILocation(line: 25, column: 15, scope: !2381, inlinedAt: !2382)
!2384 = !DILocation(line: 44, column: 16, scope: !2072, inlinedAt: !2383)
!2385 = !DILocation(line: 65, column: 13, scope: !2071, inlinedAt: !2384)
!2386 = !DILocation(line: 66, column: 7, scope: !2071, inlinedAt: !2384)
!2387 = !DILocation(line: 64, column: 35, scope: !2071, inlinedAt: !2384)
!2388 = !DILocation(line: 67, column: 7, scope: !2071, inlinedAt: !2384)
!2389 = !DILocation(line: 67, column: 35, scope: !2071, inlinedAt: !2384)
!2390 = !DILocation(line: 68, column: 23, scope: !2071, inlinedAt: !2384)
!2391 = !DILocation(line: 25, column: 65, scope: !2381, inlinedAt: !2382)
!2392 = !DILocation(line: 67, column: 40, scope: !2071, inlinedAt: !2384)
!2393 = !DILocation(line: 72, column: 16, scope: !2071, inlinedAt: !2384)
!2394 = !DILocation(line: 73, column: 6, scope: !2071, inlinedAt: !2384)
!2395 = !DILocation(line: 73, column: 36, scope: !2071, inlinedAt: !2384)
!2396 = !DILocation(line: 74, column: 16, scope: !2071, inlinedAt: !2384)
!2397 = !DILocation(line: 75, column: 11, scope: !2071, inlinedAt: !2384)
!2398 = !DILocation(line: 74, column: 3, scope: !2071, inlinedAt: !2384)
!2399 = !DILocation(line: 78, column: 22, scope: !2071, inlinedAt: !2384)
!2400 = !DILocation(line: 78, column: 41, scope: !2071, inlinedAt: !2384)
!2401 = !DILocation(line: 79, column: 9, scope: !2071, inlinedAt: !2384)
!2402 = !DILocation(line: 73, column: 41, scope: !2071, inlinedAt: !2384)
!2403 = !DILocation(line: 82, column: 16, scope: !2071, inlinedAt: !2384)
!2404 = !DILocation(line: 82, column: 2, scope: !2072, inlinedAt: !2383)
!2405 = distinct !DISubprogram(name: "ReduceOr", scope: !294, file: !294, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2406 = !DILocation(line: 25, column: 60, scope: !2378, inlinedAt: !2379)
!2407 = !DILocation(line: 30, column: 15, scope: !2405, inlinedAt: !2406)
!2408 = !DILocation(line: 44, column: 16, scope: !2072, inlinedAt: !2407)
!2409 = !DILocation(line: 66, column: 7, scope: !2071, inlinedAt: !2408)
!2410 = !DILocation(line: 64, column: 35, scope: !2071, inlinedAt: !2408)
!2411 = !DILocation(line: 67, column: 7, scope: !2071, inlinedAt: !2408)
!2412 = !DILocation(line: 67, column: 35, scope: !2071, inlinedAt: !2408)
!2413 = !DILocation(line: 68, column: 23, scope: !2071, inlinedAt: !2408)
!2414 = !DILocation(line: 30, column: 64, scope: !2405, inlinedAt: !2406)
!2415 = !DILocation(line: 67, column: 40, scope: !2071, inlinedAt: !2408)
!2416 = !DILocation(line: 72, column: 16, scope: !2071, inlinedAt: !2408)
!2417 = !DILocation(line: 73, column: 6, scope: !2071, inlinedAt: !2408)
!2418 = !DILocation(line: 73, column: 36, scope: !2071, inlinedAt: !2408)
!2419 = !DILocation(line: 74, column: 16, scope: !2071, inlinedAt: !2408)
!2420 = !DILocation(line: 75, column: 11, scope: !2071, inlinedAt: !2408)
!2421 = !DILocation(line: 74, column: 3, scope: !2071, inlinedAt: !2408)
!2422 = !DILocation(line: 78, column: 22, scope: !2071, inlinedAt: !2408)
!2423 = !DILocation(line: 78, column: 41, scope: !2071, inlinedAt: !2408)
!2424 = !DILocation(line: 79, column: 9, scope: !2071, inlinedAt: !2408)
!2425 = !DILocation(line: 73, column: 41, scope: !2071, inlinedAt: !2408)
!2426 = !DILocation(line: 82, column: 16, scope: !2071, inlinedAt: !2408)
!2427 = !DILocation(line: 82, column: 2, scope: !2072, inlinedAt: !2407)
!2428 = distinct !DISubprogram(name: "ReduceXor", scope: !294, file: !294, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2429 = !DILocation(line: 25, column: 81, scope: !2378, inlinedAt: !2379)
!2430 = !DILocation(line: 36, column: 15, scope: !2428, inlinedAt: !2429)
!2431 = !DILocation(line: 44, column: 16, scope: !2072, inlinedAt: !2430)
!2432 = !DILocation(line: 66, column: 7, scope: !2071, inlinedAt: !2431)
!2433 = !DILocation(line: 64, column: 35, scope: !2071, inlinedAt: !2431)
!2434 = !DILocation(line: 67, column: 7, scope: !2071, inlinedAt: !2431)
!2435 = !DILocation(line: 67, column: 35, scope: !2071, inlinedAt: !2431)
!2436 = !DILocation(line: 68, column: 23, scope: !2071, inlinedAt: !2431)
!2437 = !DILocation(line: 36, column: 65, scope: !2428, inlinedAt: !2429)
!2438 = !DILocation(line: 67, column: 40, scope: !2071, inlinedAt: !2431)
!2439 = !DILocation(line: 72, column: 16, scope: !2071, inlinedAt: !2431)
!2440 = !DILocation(line: 73, column: 6, scope: !2071, inlinedAt: !2431)
!2441 = !DILocation(line: 73, column: 36, scope: !2071, inlinedAt: !2431)
!2442 = !DILocation(line: 74, column: 16, scope: !2071, inlinedAt: !2431)
!2443 = !DILocation(line: 75, column: 11, scope: !2071, inlinedAt: !2431)
!2444 = !DILocation(line: 74, column: 3, scope: !2071, inlinedAt: !2431)
!2445 = !DILocation(line: 78, column: 22, scope: !2071, inlinedAt: !2431)
!2446 = !DILocation(line: 78, column: 41, scope: !2071, inlinedAt: !2431)
!2447 = !DILocation(line: 79, column: 9, scope: !2071, inlinedAt: !2431)
!2448 = !DILocation(line: 73, column: 41, scope: !2071, inlinedAt: !2431)
!2449 = !DILocation(line: 82, column: 16, scope: !2071, inlinedAt: !2431)
!2450 = !DILocation(line: 82, column: 2, scope: !2072, inlinedAt: !2430)
!2451 = !DILocation(line: 25, column: 5, scope: !2378, inlinedAt: !2379)
!2452 = !DILocation(line: 25, column: 13, scope: !2378, inlinedAt: !2379)
!2453 = !DILocation(line: 25, column: 21, scope: !2378, inlinedAt: !2379)
!2454 = !DILocation(line: 37, column: 27, scope: !2372, inlinedAt: !2373)
!2455 = distinct !DISubprogram(name: "integers", scope: !284, file: !284, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2456 = !DILocation(line: 37, column: 10, scope: !2372, inlinedAt: !2373)
!2457 = !DILocation(line: 24, column: 11, scope: !2455, inlinedAt: !2456)
!2458 = !DILocation(line: 37, column: 50, scope: !2372, inlinedAt: !2373)
!2459 = distinct !DISubprogram(name: "ReduceAnd", scope: !294, file: !294, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2460 = !DILocation(line: 25, column: 40, scope: !2455, inlinedAt: !2456)
!2461 = !DILocation(line: 25, column: 15, scope: !2459, inlinedAt: !2460)
!2462 = !DILocation(line: 44, column: 16, scope: !2187, inlinedAt: !2461)
!2463 = !DILocation(line: 66, column: 7, scope: !2071, inlinedAt: !2462)
!2464 = !DILocation(line: 64, column: 35, scope: !2071, inlinedAt: !2462)
!2465 = !DILocation(line: 67, column: 7, scope: !2071, inlinedAt: !2462)
!2466 = !DILocation(line: 67, column: 35, scope: !2071, inlinedAt: !2462)
!2467 = !DILocation(line: 68, column: 23, scope: !2071, inlinedAt: !2462)
!2468 = !DILocation(line: 25, column: 65, scope: !2459, inlinedAt: !2460)
!2469 = !DILocation(line: 67, column: 40, scope: !2071, inlinedAt: !2462)
!2470 = !DILocation(line: 72, column: 16, scope: !2071, inlinedAt: !2462)
!2471 = !DILocation(line: 73, column: 6, scope: !2071, inlinedAt: !2462)
!2472 = !DILocation(line: 73, column: 36, scope: !2071, inlinedAt: !2462)
!2473 = !DILocation(line: 74, column: 16, scope: !2071, inlinedAt: !2462)
!2474 = !DILocation(line: 75, column: 11, scope: !2071, inlinedAt: !2462)
!2475 = !DILocation(line: 74, column: 3, scope: !2071, inlinedAt: !2462)
!2476 = !DILocation(line: 78, column: 22, scope: !2071, inlinedAt: !2462)
!2477 = !DILocation(line: 78, column: 41, scope: !2071, inlinedAt: !2462)
!2478 = !DILocation(line: 79, column: 9, scope: !2071, inlinedAt: !2462)
!2479 = !DILocation(line: 73, column: 41, scope: !2071, inlinedAt: !2462)
!2480 = !DILocation(line: 82, column: 16, scope: !2071, inlinedAt: !2462)
!2481 = !DILocation(line: 82, column: 2, scope: !2187, inlinedAt: !2461)
!2482 = !DILocation(line: 45, column: 14, scope: !2187, inlinedAt: !2461)
!2483 = !DILocation(line: 26, column: 47, scope: !413, inlinedAt: !2482)
!2484 = !DILocation(line: 26, column: 59, scope: !413, inlinedAt: !2482)
!2485 = !DILocation(line: 26, column: 64, scope: !413, inlinedAt: !2482)
!2486 = !DILocation(line: 46, column: 7, scope: !2187, inlinedAt: !2461)
!2487 = !DILocation(line: 49, column: 31, scope: !2187, inlinedAt: !2461)
!2488 = !DILocation(line: 50, column: 10, scope: !2187, inlinedAt: !2461)
!2489 = !DILocation(line: 51, column: 11, scope: !2187, inlinedAt: !2461)
!2490 = !DILocation(line: 51, column: 14, scope: !2187, inlinedAt: !2461)
!2491 = !DILocation(line: 52, column: 17, scope: !2187, inlinedAt: !2461)
!2492 = !DILocation(line: 52, column: 8, scope: !2187, inlinedAt: !2461)
!2493 = !DILocation(line: 54, column: 10, scope: !2187, inlinedAt: !2461)
!2494 = !DILocation(line: 55, column: 11, scope: !2187, inlinedAt: !2461)
!2495 = !DILocation(line: 42, column: 50, scope: !2187, inlinedAt: !2461)
!2496 = !DILocation(line: 56, column: 6, scope: !2187, inlinedAt: !2461)
!2497 = !DILocation(line: 56, column: 16, scope: !2187, inlinedAt: !2461)
!2498 = !DILocation(line: 57, column: 17, scope: !2187, inlinedAt: !2461)
!2499 = !DILocation(line: 56, column: 21, scope: !2187, inlinedAt: !2461)
!2500 = distinct !DISubprogram(name: "ReduceOr", scope: !294, file: !294, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2501 = !DILocation(line: 25, column: 60, scope: !2455, inlinedAt: !2456)
!2502 = !DILocation(line: 30, column: 15, scope: !2500, inlinedAt: !2501)
!2503 = !DILocation(line: 44, column: 16, scope: !2187, inlinedAt: !2502)
!2504 = !DILocation(line: 66, column: 7, scope: !2071, inlinedAt: !2503)
!2505 = !DILocation(line: 64, column: 35, scope: !2071, inlinedAt: !2503)
!2506 = !DILocation(line: 67, column: 7, scope: !2071, inlinedAt: !2503)
!2507 = !DILocation(line: 67, column: 35, scope: !2071, inlinedAt: !2503)
!2508 = !DILocation(line: 68, column: 23, scope: !2071, inlinedAt: !2503)
!2509 = !DILocation(line: 30, column: 64, scope: !2500, inlinedAt: !2501)
!2510 = !DILocation(line: 67, column: 40, scope: !2071, inlinedAt: !2503)
!2511 = !DILocation(line: 72, column: 16, scope: !2071, inlinedAt: !2503)
!2512 = !DILocation(line: 73, column: 6, scope: !2071, inlinedAt: !2503)
!2513 = !DILocation(line: 73, column: 36, scope: !2071, inlinedAt: !2503)
!2514 = !DILocation(line: 74, column: 16, scope: !2071, inlinedAt: !2503)
!2515 = !DILocation(line: 75, column: 11, scope: !2071, inlinedAt: !2503)
!2516 = !DILocation(line: 74, column: 3, scope: !2071, inlinedAt: !2503)
!2517 = !DILocation(line: 78, column: 22, scope: !2071, inlinedAt: !2503)
!2518 = !DILocation(line: 78, column: 41, scope: !2071, inlinedAt: !2503)
!2519 = !DILocation(line: 79, column: 9, scope: !2071, inlinedAt: !2503)
!2520 = !DILocation(line: 73, column: 41, scope: !2071, inlinedAt: !2503)
!2521 = !DILocation(line: 82, column: 16, scope: !2071, inlinedAt: !2503)
!2522 = !DILocation(line: 82, column: 2, scope: !2187, inlinedAt: !2502)
!2523 = !DILocation(line: 46, column: 7, scope: !2187, inlinedAt: !2502)
!2524 = !DILocation(line: 49, column: 31, scope: !2187, inlinedAt: !2502)
!2525 = !DILocation(line: 50, column: 10, scope: !2187, inlinedAt: !2502)
!2526 = !DILocation(line: 51, column: 11, scope: !2187, inlinedAt: !2502)
!2527 = !DILocation(line: 51, column: 14, scope: !2187, inlinedAt: !2502)
!2528 = !DILocation(line: 52, column: 17, scope: !2187, inlinedAt: !2502)
!2529 = !DILocation(line: 52, column: 8, scope: !2187, inlinedAt: !2502)
!2530 = !DILocation(line: 54, column: 10, scope: !2187, inlinedAt: !2502)
!2531 = !DILocation(line: 55, column: 11, scope: !2187, inlinedAt: !2502)
!2532 = !DILocation(line: 42, column: 50, scope: !2187, inlinedAt: !2502)
!2533 = !DILocation(line: 56, column: 6, scope: !2187, inlinedAt: !2502)
!2534 = !DILocation(line: 56, column: 16, scope: !2187, inlinedAt: !2502)
!2535 = !DILocation(line: 57, column: 17, scope: !2187, inlinedAt: !2502)
!2536 = !DILocation(line: 56, column: 21, scope: !2187, inlinedAt: !2502)
!2537 = distinct !DISubprogram(name: "ReduceXor", scope: !294, file: !294, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2538 = !DILocation(line: 25, column: 81, scope: !2455, inlinedAt: !2456)
!2539 = !DILocation(line: 36, column: 15, scope: !2537, inlinedAt: !2538)
!2540 = !DILocation(line: 44, column: 16, scope: !2187, inlinedAt: !2539)
!2541 = !DILocation(line: 66, column: 7, scope: !2071, inlinedAt: !2540)
!2542 = !DILocation(line: 64, column: 35, scope: !2071, inlinedAt: !2540)
!2543 = !DILocation(line: 67, column: 7, scope: !2071, inlinedAt: !2540)
!2544 = !DILocation(line: 67, column: 35, scope: !2071, inlinedAt: !2540)
!2545 = !DILocation(line: 68, column: 23, scope: !2071, inlinedAt: !2540)
!2546 = !DILocation(line: 36, column: 65, scope: !2537, inlinedAt: !2538)
!2547 = !DILocation(line: 67, column: 40, scope: !2071, inlinedAt: !2540)
!2548 = !DILocation(line: 72, column: 16, scope: !2071, inlinedAt: !2540)
!2549 = !DILocation(line: 73, column: 6, scope: !2071, inlinedAt: !2540)
!2550 = !DILocation(line: 73, column: 36, scope: !2071, inlinedAt: !2540)
!2551 = !DILocation(line: 74, column: 16, scope: !2071, inlinedAt: !2540)
!2552 = !DILocation(line: 75, column: 11, scope: !2071, inlinedAt: !2540)
!2553 = !DILocation(line: 74, column: 3, scope: !2071, inlinedAt: !2540)
!2554 = !DILocation(line: 78, column: 22, scope: !2071, inlinedAt: !2540)
!2555 = !DILocation(line: 78, column: 41, scope: !2071, inlinedAt: !2540)
!2556 = !DILocation(line: 79, column: 9, scope: !2071, inlinedAt: !2540)
!2557 = !DILocation(line: 73, column: 41, scope: !2071, inlinedAt: !2540)
!2558 = !DILocation(line: 82, column: 16, scope: !2071, inlinedAt: !2540)
!2559 = !DILocation(line: 82, column: 2, scope: !2187, inlinedAt: !2539)
!2560 = !DILocation(line: 46, column: 7, scope: !2187, inlinedAt: !2539)
!2561 = !DILocation(line: 49, column: 31, scope: !2187, inlinedAt: !2539)
!2562 = !DILocation(line: 50, column: 10, scope: !2187, inlinedAt: !2539)
!2563 = !DILocation(line: 51, column: 11, scope: !2187, inlinedAt: !2539)
!2564 = !DILocation(line: 51, column: 14, scope: !2187, inlinedAt: !2539)
!2565 = !DILocation(line: 52, column: 17, scope: !2187, inlinedAt: !2539)
!2566 = !DILocation(line: 52, column: 8, scope: !2187, inlinedAt: !2539)
!2567 = !DILocation(line: 54, column: 10, scope: !2187, inlinedAt: !2539)
!2568 = !DILocation(line: 55, column: 11, scope: !2187, inlinedAt: !2539)
!2569 = !DILocation(line: 42, column: 50, scope: !2187, inlinedAt: !2539)
!2570 = !DILocation(line: 56, column: 6, scope: !2187, inlinedAt: !2539)
!2571 = !DILocation(line: 56, column: 16, scope: !2187, inlinedAt: !2539)
!2572 = !DILocation(line: 57, column: 17, scope: !2187, inlinedAt: !2539)
!2573 = !DILocation(line: 56, column: 21, scope: !2187, inlinedAt: !2539)
!2574 = !DILocation(line: 25, column: 5, scope: !2455, inlinedAt: !2456)
!2575 = !DILocation(line: 25, column: 13, scope: !2455, inlinedAt: !2456)
!2576 = !DILocation(line: 25, column: 21, scope: !2455, inlinedAt: !2456)
!2577 = distinct !DISubprogram(name: "ExchangeUint32", scope: !244, file: !244, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!2578 = !DILocation(line: 95, column: 6, scope: !2577)
!2579 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!2580 = !DILocation(line: 96, column: 10, scope: !2577)
!2581 = !DILocation(line: 21, column: 29, scope: !2579, inlinedAt: !2580)
!2582 = !DILocation(line: 21, column: 39, scope: !2579, inlinedAt: !2580)
!2583 = !DILocation(line: 21, column: 49, scope: !2579, inlinedAt: !2580)
!2584 = !DILocation(line: 23, column: 7, scope: !2579, inlinedAt: !2580)
!2585 = !DILocation(line: 22, column: 2, scope: !2579, inlinedAt: !2580)
!2586 = !DILocation(line: 22, column: 8, scope: !2579, inlinedAt: !2580)
!2587 = !DILocation(line: 26, column: 9, scope: !2579, inlinedAt: !2580)
!2588 = !DILocation(line: 27, column: 12, scope: !2579, inlinedAt: !2580)
!2589 = !DILocation(line: 27, column: 10, scope: !2579, inlinedAt: !2580)
!2590 = !DILocation(line: 27, column: 30, scope: !2579, inlinedAt: !2580)
!2591 = !DILocation(line: 28, column: 37, scope: !2579, inlinedAt: !2580)
!2592 = !DILocation(line: 28, column: 32, scope: !2579, inlinedAt: !2580)
!2593 = !DILocation(line: 28, column: 34, scope: !2579, inlinedAt: !2580)
!2594 = !DILocation(line: 28, column: 20, scope: !2579, inlinedAt: !2580)
!2595 = !DILocation(line: 28, column: 3, scope: !2579, inlinedAt: !2580)
!2596 = !DILocation(line: 29, column: 22, scope: !2579, inlinedAt: !2580)
!2597 = !DILocation(line: 29, column: 3, scope: !2579, inlinedAt: !2580)
!2598 = !DILocation(line: 30, column: 24, scope: !2579, inlinedAt: !2580)
!2599 = !DILocation(line: 30, column: 3, scope: !2579, inlinedAt: !2580)
!2600 = !DILocation(line: 31, column: 23, scope: !2579, inlinedAt: !2580)
!2601 = !DILocation(line: 31, column: 3, scope: !2579, inlinedAt: !2580)
!2602 = !DILocation(line: 32, column: 14, scope: !2579, inlinedAt: !2580)
!2603 = !DILocation(line: 32, column: 12, scope: !2579, inlinedAt: !2580)
!2604 = !DILocation(line: 32, column: 18, scope: !2579, inlinedAt: !2580)
!2605 = !DILocation(line: 33, column: 21, scope: !2579, inlinedAt: !2580)
!2606 = !DILocation(line: 33, column: 3, scope: !2579, inlinedAt: !2580)
!2607 = !DILocation(line: 34, column: 3, scope: !2579, inlinedAt: !2580)
!2608 = !DILocation(line: 35, column: 31, scope: !2579, inlinedAt: !2580)
!2609 = !DILocation(line: 36, column: 4, scope: !2579, inlinedAt: !2580)
!2610 = !DILocation(line: 38, column: 32, scope: !2579, inlinedAt: !2580)
!2611 = !DILocation(line: 38, column: 30, scope: !2579, inlinedAt: !2580)
!2612 = !DILocation(line: 38, column: 24, scope: !2579, inlinedAt: !2580)
!2613 = !DILocation(line: 38, column: 3, scope: !2579, inlinedAt: !2580)
!2614 = distinct !DISubprogram(name: "NumbersUint32", scope: !244, file: !244, line: 102, type: !4, isDefinition: true, scopeLine: 102, isOptimized: true, unit: !2)
!2615 = !DILocation(line: 102, column: 6, scope: !2614)
!2616 = distinct !DISubprogram(name: "groupNumbers", scope: !284, file: !284, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!2617 = !DILocation(line: 102, column: 75, scope: !2614)
!2618 = !DILocation(line: 29, column: 20, scope: !2616, inlinedAt: !2617)
!2619 = !DILocation(line: 30, column: 26, scope: !2616, inlinedAt: !2617)
!2620 = !DILocation(line: 30, column: 24, scope: !2616, inlinedAt: !2617)
!2621 = !DILocation(line: 30, column: 46, scope: !2616, inlinedAt: !2617)
!2622 = distinct !DISubprogram(name: "numbers", scope: !284, file: !284, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2623 = !DILocation(line: 30, column: 9, scope: !2616, inlinedAt: !2617)
!2624 = !DILocation(line: 14, column: 11, scope: !2622, inlinedAt: !2623)
!2625 = distinct !DISubprogram(name: "reduceWarp", scope: !294, file: !294, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!2626 = distinct !DISubprogram(name: "reduce", scope: !294, file: !294, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2627 = distinct !DISubprogram(name: "ReduceAdd", scope: !294, file: !294, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2628 = !DILocation(line: 16, column: 25, scope: !2622, inlinedAt: !2623)
!2629 = !DILocation(line: 7, column: 15, scope: !2627, inlinedAt: !2628)
!2630 = !DILocation(line: 44, column: 16, scope: !2626, inlinedAt: !2629)
!2631 = !DILocation(line: 65, column: 13, scope: !2625, inlinedAt: !2630)
!2632 = !DILocation(line: 66, column: 7, scope: !2625, inlinedAt: !2630)
!2633 = !DILocation(line: 19, column: 40, scope: !2622, inlinedAt: !2623)
!2634 = !DILocation(line: 64, column: 35, scope: !2625, inlinedAt: !2630)
!2635 = !DILocation(line: 67, column: 7, scope: !2625, inlinedAt: !2630)
!2636 = !DILocation(line: 67, column: 35, scope: !2625, inlinedAt: !2630)
!2637 = !DILocation(line: 68, column: 23, scope: !2625, inlinedAt: !2630)
!2638 = !DILocation(line: 7, column: 65, scope: !2627, inlinedAt: !2628)
!2639 = !DILocation(line: 67, column: 40, scope: !2625, inlinedAt: !2630)
!2640 = !DILocation(line: 72, column: 16, scope: !2625, inlinedAt: !2630)
!2641 = !DILocation(line: 73, column: 6, scope: !2625, inlinedAt: !2630)
!2642 = !DILocation(line: 73, column: 36, scope: !2625, inlinedAt: !2630)
!2643 = !DILocation(line: 74, column: 16, scope: !2625, inlinedAt: !2630)
!2644 = !DILocation(line: 75, column: 11, scope: !2625, inlinedAt: !2630)
!2645 = !DILocation(line: 74, column: 3, scope: !2625, inlinedAt: !2630)
!2646 = !DILocation(line: 78, column: 22, scope: !2625, inlinedAt: !2630)
!2647 = !DILocation(line: 78, column: 41, scope: !2625, inlinedAt: !2630)
!2648 = !DILocation(line: 79, column: 9, scope: !2625, inlinedAt: !2630)
!2649 = !DILocation(line: 73, column: 41, scope: !2625, inlinedAt: !2630)
!2650 = !DILocation(line: 82, column: 16, scope: !2625, inlinedAt: !2630)
!2651 = !DILocation(line: 82, column: 2, scope: !2626, inlinedAt: !2629)
!2652 = !DILocation(line: 16, column: 6, scope: !2622, inlinedAt: !2623)
!2653 = distinct !DISubprogram(name: "ReduceMin", scope: !294, file: !294, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2654 = !DILocation(line: 17, column: 33, scope: !2622, inlinedAt: !2623)
!2655 = !DILocation(line: 13, column: 15, scope: !2653, inlinedAt: !2654)
!2656 = !DILocation(line: 44, column: 16, scope: !2626, inlinedAt: !2655)
!2657 = !DILocation(line: 66, column: 7, scope: !2625, inlinedAt: !2656)
!2658 = !DILocation(line: 64, column: 35, scope: !2625, inlinedAt: !2656)
!2659 = !DILocation(line: 67, column: 7, scope: !2625, inlinedAt: !2656)
!2660 = !DILocation(line: 67, column: 35, scope: !2625, inlinedAt: !2656)
!2661 = !DILocation(line: 68, column: 23, scope: !2625, inlinedAt: !2656)
!2662 = !DILocation(line: 13, column: 66, scope: !2653, inlinedAt: !2654)
!2663 = !DILocation(line: 67, column: 40, scope: !2625, inlinedAt: !2656)
!2664 = !DILocation(line: 72, column: 16, scope: !2625, inlinedAt: !2656)
!2665 = !DILocation(line: 73, column: 6, scope: !2625, inlinedAt: !2656)
!2666 = !DILocation(line: 73, column: 36, scope: !2625, inlinedAt: !2656)
!2667 = !DILocation(line: 74, column: 16, scope: !2625, inlinedAt: !2656)
!2668 = !DILocation(line: 75, column: 11, scope: !2625, inlinedAt: !2656)
!2669 = !DILocation(line: 74, column: 3, scope: !2625, inlinedAt: !2656)
!2670 = !DILocation(line: 78, column: 22, scope: !2625, inlinedAt: !2656)
!2671 = !DILocation(line: 78, column: 41, scope: !2625, inlinedAt: !2656)
!2672 = !DILocation(line: 79, column: 9, scope: !2625, inlinedAt: !2656)
!2673 = !DILocation(line: 73, column: 41, scope: !2625, inlinedAt: !2656)
!2674 = !DILocation(line: 82, column: 16, scope: !2625, inlinedAt: !2656)
!2675 = !DILocation(line: 82, column: 2, scope: !2626, inlinedAt: !2655)
!2676 = distinct !DISubprogram(name: "ReduceMax", scope: !294, file: !294, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2677 = !DILocation(line: 17, column: 54, scope: !2622, inlinedAt: !2623)
!2678 = !DILocation(line: 19, column: 15, scope: !2676, inlinedAt: !2677)
!2679 = !DILocation(line: 44, column: 16, scope: !2626, inlinedAt: !2678)
!2680 = !DILocation(line: 66, column: 7, scope: !2625, inlinedAt: !2679)
!2681 = !DILocation(line: 64, column: 35, scope: !2625, inlinedAt: !2679)
!2682 = !DILocation(line: 67, column: 7, scope: !2625, inlinedAt: !2679)
!2683 = !DILocation(line: 67, column: 35, scope: !2625, inlinedAt: !2679)
!2684 = !DILocation(line: 68, column: 23, scope: !2625, inlinedAt: !2679)
!2685 = !DILocation(line: 19, column: 66, scope: !2676, inlinedAt: !2677)
!2686 = !DILocation(line: 67, column: 40, scope: !2625, inlinedAt: !2679)
!2687 = !DILocation(line: 72, column: 16, scope: !2625, inlinedAt: !2679)
!2688 = !DILocation(line: 73, column: 6, scope: !2625, inlinedAt: !2679)
!2689 = !DILocation(line: 73, column: 36, scope: !2625, inlinedAt: !2679)
!2690 = !DILocation(line: 74, column: 16, scope: !2625, inlinedAt: !2679)
!2691 = !DILocation(line: 75, column: 11, scope: !2625, inlinedAt: !2679)
!2692 = !DILocation(line: 74, column: 3, scope: !2625, inlinedAt: !2679)
!2693 = !DILocation(line: 78, column: 22, scope: !2625, inlinedAt: !2679)
!2694 = !DILocation(line: 78, column: 41, scope: !2625, inlinedAt: !2679)
!2695 = !DILocation(line: 79, column: 9, scope: !2625, inlinedAt: !2679)
!2696 = !DILocation(line: 73, column: 41, scope: !2625, inlinedAt: !2679)
!2697 = !DILocation(line: 82, column: 16, scope: !2625, inlinedAt: !2679)
!2698 = !DILocation(line: 82, column: 2, scope: !2626, inlinedAt: !2678)
!2699 = !DILocation(line: 17, column: 6, scope: !2622, inlinedAt: !2623)
!2700 = !DILocation(line: 17, column: 14, scope: !2622, inlinedAt: !2623)
!2701 = distinct !DISubprogram(name: "scan", scope: !371, file: !371, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2702 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !371, file: !371, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2703 = !DILocation(line: 18, column: 40, scope: !2622, inlinedAt: !2623)
!2704 = !DILocation(line: 6, column: 21, scope: !2702, inlinedAt: !2703)
!2705 = !DILocation(line: 25, column: 16, scope: !2701, inlinedAt: !2704)
!2706 = !DILocation(line: 23, column: 48, scope: !2701, inlinedAt: !2704)
!2707 = !DILocation(line: 26, column: 6, scope: !2701, inlinedAt: !2704)
!2708 = !DILocation(line: 26, column: 24, scope: !2701, inlinedAt: !2704)
!2709 = !DILocation(line: 27, column: 24, scope: !2701, inlinedAt: !2704)
!2710 = !DILocation(line: 27, column: 44, scope: !2701, inlinedAt: !2704)
!2711 = !DILocation(line: 28, column: 4, scope: !2701, inlinedAt: !2704)
!2712 = !DILocation(line: 26, column: 37, scope: !2701, inlinedAt: !2704)
!2713 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !371, file: !371, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2714 = !DILocation(line: 18, column: 68, scope: !2622, inlinedAt: !2623)
!2715 = !DILocation(line: 14, column: 21, scope: !2713, inlinedAt: !2714)
!2716 = !DILocation(line: 23, column: 48, scope: !2701, inlinedAt: !2715)
!2717 = !DILocation(line: 26, column: 6, scope: !2701, inlinedAt: !2715)
!2718 = !DILocation(line: 26, column: 24, scope: !2701, inlinedAt: !2715)
!2719 = !DILocation(line: 27, column: 24, scope: !2701, inlinedAt: !2715)
!2720 = !DILocation(line: 27, column: 44, scope: !2701, inlinedAt: !2715)
!2721 = !DILocation(line: 28, column: 4, scope: !2701, inlinedAt: !2715)
!2722 = !DILocation(line: 26, column: 37, scope: !2701, inlinedAt: !2715)
!2723 = !DILocation(line: 15, column: 20, scope: !2713, inlinedAt: !2714)
!2724 = !DILocation(line: 15, column: 42, scope: !2713, inlinedAt: !2714)
!2725 = !DILocation(line: 18, column: 2, scope: !2622, inlinedAt: !2623)
!2726 = !DILocation(line: 18, column: 6, scope: !2622, inlinedAt: !2623)
!2727 = !DILocation(line: 18, column: 14, scope: !2622, inlinedAt: !2623)
!2728 = !DILocation(line: 19, column: 42, scope: !2622, inlinedAt: !2623)
!2729 = distinct !DISubprogram(name: "Broadcast", scope: !400, file: !400, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2730 = !DILocation(line: 19, column: 25, scope: !2622, inlinedAt: !2623)
!2731 = !DILocation(line: 36, column: 10, scope: !2729, inlinedAt: !2730)
!2732 = !DILocation(line: 36, column: 22, scope: !2729, inlinedAt: !2730)
!2733 = !DILocation(line: 37, column: 8, scope: !2729, inlinedAt: !2730)
!2734 = !DILocation(line: 40, column: 17, scope: !2729, inlinedAt: !2730)
!2735 = !DILocation(line: 19, column: 6, scope: !2622, inlinedAt: !2623)
!2736 = !DILocation(line: 31, column: 26, scope: !2616, inlinedAt: !2617)
!2737 = distinct !DISubprogram(name: "numbers", scope: !284, file: !284, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!2738 = !DILocation(line: 31, column: 9, scope: !2616, inlinedAt: !2617)
!2739 = !DILocation(line: 14, column: 11, scope: !2737, inlinedAt: !2738)
!2740 = !DILocation(line: 31, column: 48, scope: !2616, inlinedAt: !2617)
!2741 = distinct !DISubprogram(name: "reduce", scope: !294, file: !294, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!2742 = distinct !DISubprogram(name: "ReduceAdd", scope: !294, file: !294, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!2743 = !DILocation(line: 16, column: 25, scope: !2737, inlinedAt: !2738)
!2744 = !DILocation(line: 7, column: 15, scope: !2742, inlinedAt: !2743)
!2745 = !DILocation(line: 45, column: 14, scope: !2741, inlinedAt: !2744)
!2746 = !DILocation(line: 26, column: 47, scope: !413, inlinedAt: !2745)
!2747 = !DILocation(line: 26, column: 59, scope: !413, inlinedAt: !2745)
!2748 = distinct !DISubprogram(name: "scan", scope: !371, file: !371, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2749 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !371, file: !371, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!2750 = !DILocation(line: 18, column: 40, scope: !2737, inlinedAt: !2738)
!2751 = !DILocation(line: 6, column: 21, scope: !2749, inlinedAt: !2750)
!2752 = !DILocation(line: 37, column: 21, scope: !2748, inlinedAt: !2751)
!2753 = !DILocation(line: 37, column: 10, scope: !2748, inlinedAt: !2751)
!2754 = !DILocation(line: 19, column: 40, scope: !2737, inlinedAt: !2738)
!2755 = !DILocation(line: 44, column: 16, scope: !2741, inlinedAt: !2744)
!2756 = !DILocation(line: 66, column: 7, scope: !2625, inlinedAt: !2755)
!2757 = !DILocation(line: 64, column: 35, scope: !2625, inlinedAt: !2755)
!2758 = !DILocation(line: 67, column: 7, scope: !2625, inlinedAt: !2755)
!2759 = !DILocation(line: 67, column: 35, scope: !2625, inlinedAt: !2755)
!2760 = !DILocation(line: 68, column: 23, scope: !2625, inlinedAt: !2755)
!2761 = !DILocation(line: 7, column: 65, scope: !2742, inlinedAt: !2743)
!2762 = !DILocation(line: 67, column: 40, scope: !2625, inlinedAt: !2755)
!2763 = !DILocation(line: 73, column: 6, scope: !2625, inlinedAt: !2755)
!2764 = !DILocation(line: 73, column: 36, scope: !2625, inlinedAt: !2755)
!2765 = !DILocation(line: 74, column: 16, scope: !2625, inlinedAt: !2755)
!2766 = !DILocation(line: 75, column: 11, scope: !2625, inlinedAt: !2755)
!2767 = !DILocation(line: 74, column: 3, scope: !2625, inlinedAt: !2755)
!2768 = !DILocation(line: 78, column: 22, scope: !2625, inlinedAt: !2755)
!2769 = !DILocation(line: 78, column: 41, scope: !2625, inlinedAt: !2755)
!2770 = !DILocation(line: 79, column: 9, scope: !2625, inlinedAt: !2755)
!2771 = !DILocation(line: 73, column: 41, scope: !2625, inlinedAt: !2755)
!2772 = !DILocation(line: 82, column: 16, scope: !2625, inlinedAt: !2755)
!2773 = !DILocation(line: 82, column: 2, scope: !2741, inlinedAt: !2744)
!2774 = !DILocation(line: 26, column: 64, scope: !413, inlinedAt: !2745)
!2775 = !DILocation(line: 46, column: 7, scope: !2741, inlinedAt: !2744)
!2776 = !DILocation(line: 49, column: 31, scope: !2741, inlinedAt: !2744)
!2777 = !DILocation(line: 50, column: 10, scope: !2741, inlinedAt: !2744)
!2778 = !DILocation(line: 51, column: 14, scope: !2741, inlinedAt: !2744)
!2779 = !DILocation(line: 52, column: 17, scope: !2741, inlinedAt: !2744)
!2780 = !DILocation(line: 52, column: 8, scope: !2741, inlinedAt: !2744)
!2781 = !DILocation(line: 54, column: 10, scope: !2741, inlinedAt: !2744)
!2782 = !DILocation(line: 55, column: 11, scope: !2741, inlinedAt: !2744)
!2783 = !DILocation(line: 42, column: 50, scope: !2741, inlinedAt: !2744)
!2784 = !DILocation(line: 56, column: 6, scope: !2741, inlinedAt: !2744)
!2785 = !DILocation(line: 56, column: 16, scope: !2741, inlinedAt: !2744)
!2786 = !DILocation(line: 57, column: 17, scope: !2741, inlinedAt: !2744)
!2787 = !DILocation(line: 56, column: 21, scope: !2741, inlinedAt: !2744)
!2788 = !DILocation(line: 16, column: 6, scope: !2737, inlinedAt: !2738)
!2789 = distinct !DISubprogram(name: "ReduceMin", scope: !294, file: !294, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2790 = !DILocation(line: 17, column: 33, scope: !2737, inlinedAt: !2738)
!2791 = !DILocation(line: 13, column: 15, scope: !2789, inlinedAt: !2790)
!2792 = !DILocation(line: 44, column: 16, scope: !2741, inlinedAt: !2791)
!2793 = !DILocation(line: 66, column: 7, scope: !2625, inlinedAt: !2792)
!2794 = !DILocation(line: 64, column: 35, scope: !2625, inlinedAt: !2792)
!2795 = !DILocation(line: 67, column: 7, scope: !2625, inlinedAt: !2792)
!2796 = !DILocation(line: 67, column: 35, scope: !2625, inlinedAt: !2792)
!2797 = !DILocation(line: 68, column: 23, scope: !2625, inlinedAt: !2792)
!2798 = !DILocation(line: 13, column: 66, scope: !2789, inlinedAt: !2790)
!2799 = !DILocation(line: 67, column: 40, scope: !2625, inlinedAt: !2792)
!2800 = !DILocation(line: 73, column: 6, scope: !2625, inlinedAt: !2792)
!2801 = !DILocation(line: 73, column: 36, scope: !2625, inlinedAt: !2792)
!2802 = !DILocation(line: 74, column: 16, scope: !2625, inlinedAt: !2792)
!2803 = !DILocation(line: 75, column: 11, scope: !2625, inlinedAt: !2792)
!2804 = !DILocation(line: 74, column: 3, scope: !2625, inlinedAt: !2792)
!2805 = !DILocation(line: 78, column: 22, scope: !2625, inlinedAt: !2792)
!2806 = !DILocation(line: 78, column: 41, scope: !2625, inlinedAt: !2792)
!2807 = !DILocation(line: 79, column: 9, scope: !2625, inlinedAt: !2792)
!2808 = !DILocation(line: 73, column: 41, scope: !2625, inlinedAt: !2792)
!2809 = !DILocation(line: 82, column: 16, scope: !2625, inlinedAt: !2792)
!2810 = !DILocation(line: 82, column: 2, scope: !2741, inlinedAt: !2791)
!2811 = !DILocation(line: 46, column: 7, scope: !2741, inlinedAt: !2791)
!2812 = !DILocation(line: 49, column: 31, scope: !2741, inlinedAt: !2791)
!2813 = !DILocation(line: 50, column: 10, scope: !2741, inlinedAt: !2791)
!2814 = !DILocation(line: 51, column: 14, scope: !2741, inlinedAt: !2791)
!2815 = !DILocation(line: 52, column: 17, scope: !2741, inlinedAt: !2791)
!2816 = !DILocation(line: 52, column: 8, scope: !2741, inlinedAt: !2791)
!2817 = !DILocation(line: 54, column: 10, scope: !2741, inlinedAt: !2791)
!2818 = !DILocation(line: 55, column: 11, scope: !2741, inlinedAt: !2791)
!2819 = !DILocation(line: 42, column: 50, scope: !2741, inlinedAt: !2791)
!2820 = !DILocation(line: 56, column: 6, scope: !2741, inlinedAt: !2791)
!2821 = !DILocation(line: 56, column: 16, scope: !2741, inlinedAt: !2791)
!2822 = !DILocation(line: 57, column: 17, scope: !2741, inlinedAt: !2791)
!2823 = !DILocation(line: 56, column: 21, scope: !2741, inlinedAt: !2791)
!2824 = distinct !DISubprogram(name: "ReduceMax", scope: !294, file: !294, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!2825 = !DILocation(line: 17, column: 54, scope: !2737, inlinedAt: !2738)
!2826 = !DILocation(line: 19, column: 15, scope: !2824, inlinedAt: !2825)
!2827 = !DILocation(line: 44, column: 16, scope: !2741, inlinedAt: !2826)
!2828 = !DILocation(line: 66, column: 7, scope: !2625, inlinedAt: !2827)
!2829 = !DILocation(line: 64, column: 35, scope: !2625, inlinedAt: !2827)
!2830 = !DILocation(line: 67, column: 7, scope: !2625, inlinedAt: !2827)
!2831 = !DILocation(line: 67, column: 35, scope: !2625, inlinedAt: !2827)
!2832 = !DILocation(line: 68, column: 23, scope: !2625, inlinedAt: !2827)
!2833 = !DILocation(line: 19, column: 66, scope: !2824, inlinedAt: !2825)
!2834 = !DILocation(line: 67, column: 40, scope: !2625, inlinedAt: !2827)
!2835 = !DILocation(line: 73, column: 6, scope: !2625, inlinedAt: !2827)
!2836 = !DILocation(line: 73, column: 36, scope: !2625, inlinedAt: !2827)
!2837 = !DILocation(line: 74, column: 16, scope: !2625, inlinedAt: !2827)
!2838 = !DILocation(line: 75, column: 11, scope: !2625, inlinedAt: !2827)
!2839 = !DILocation(line: 74, column: 3, scope: !2625, inlinedAt: !2827)
!2840 = !DILocation(line: 78, column: 22, scope: !2625, inlinedAt: !2827)
!2841 = !DILocation(line: 78, column: 41, scope: !2625, inlinedAt: !2827)
!2842 = !DILocation(line: 79, column: 9, scope: !2625, inlinedAt: !2827)
!2843 = !DILocation(line: 73, column: 41, scope: !2625, inlinedAt: !2827)
!2844 = !DILocation(line: 82, column: 16, scope: !2625, inlinedAt: !2827)
!2845 = !DILocation(line: 82, column: 2, scope: !2741, inlinedAt: !2826)
!2846 = !DILocation(line: 46, column: 7, scope: !2741, inlinedAt: !2826)
!2847 = !DILocation(line: 49, column: 31, scope: !2741, inlinedAt: !2826)
!2848 = !DILocation(line: 50, column: 10, scope: !2741, inlinedAt: !2826)
!2849 = !DILocation(line: 51, column: 14, scope: !2741, inlinedAt: !2826)
!2850 = !DILocation(line: 52, column: 17, scope: !2741, inlinedAt: !2826)
!2851 = !DILocation(line: 52, column: 8, scope: !2741, inlinedAt: !2826)
!2852 = !DILocation(line: 54, column: 10, scope: !2741, inlinedAt: !2826)
!2853 = !DILocation(line: 55, column: 11, scope: !2741, inlinedAt: !2826)
!2854 = !DILocation(line: 42, column: 50, scope: !2741, inlinedAt: !2826)
!2855 = !DILocation(line: 56, column: 6, scope: !2741, inlinedAt: !2826)
!2856 = !DILocation(line: 56, column: 16, scope: !2741, inlinedAt: !2826)
!2857 = !DILocation(line: 57, column: 17, scope: !2741, inlinedAt: !2826)
!2858 = !DILocation(line: 56, column: 21, scope: !2741, inlinedAt: !2826)
!2859 = !DILocation(line: 17, column: 6, scope: !2737, inlinedAt: !2738)
!2860 = !DILocation(line: 17, column: 14, scope: !2737, inlinedAt: !2738)
!2861 = !DILocation(line: 25, column: 16, scope: !2748, inlinedAt: !2751)
!2862 = !DILocation(line: 23, column: 48, scope: !2748, inlinedAt: !2751)
!2863 = !DILocation(line: 26, column: 6, scope: !2748, inlinedAt: !2751)
!2864 = !DILocation(line: 26, column: 24, scope: !2748, inlinedAt: !2751)
!2865 = !DILocation(line: 27, column: 24, scope: !2748, inlinedAt: !2751)
!2866 = !DILocation(line: 27, column: 44, scope: !2748, inlinedAt: !2751)
!2867 = !DILocation(line: 28, column: 4, scope: !2748, inlinedAt: !2751)
!2868 = !DILocation(line: 26, column: 37, scope: !2748, inlinedAt: !2751)
!2869 = !DILocation(line: 31, column: 15, scope: !2748, inlinedAt: !2751)
!2870 = !DILocation(line: 34, column: 32, scope: !2748, inlinedAt: !2751)
!2871 = !DILocation(line: 35, column: 19, scope: !2748, inlinedAt: !2751)
!2872 = !DILocation(line: 36, column: 10, scope: !2748, inlinedAt: !2751)
!2873 = !DILocation(line: 38, column: 9, scope: !2748, inlinedAt: !2751)
!2874 = !DILocation(line: 40, column: 10, scope: !2748, inlinedAt: !2751)
!2875 = !DILocation(line: 23, column: 59, scope: !2748, inlinedAt: !2751)
!2876 = !DILocation(line: 42, column: 19, scope: !2748, inlinedAt: !2751)
!2877 = !DILocation(line: 42, column: 3, scope: !2748, inlinedAt: !2751)
!2878 = !DILocation(line: 44, column: 2, scope: !2749, inlinedAt: !2750)
!2879 = !DILocation(line: 7, column: 16, scope: !2749, inlinedAt: !2750)
!2880 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !371, file: !371, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!2881 = !DILocation(line: 18, column: 68, scope: !2737, inlinedAt: !2738)
!2882 = !DILocation(line: 14, column: 21, scope: !2880, inlinedAt: !2881)
!2883 = !DILocation(line: 25, column: 16, scope: !2748, inlinedAt: !2882)
!2884 = !DILocation(line: 23, column: 48, scope: !2748, inlinedAt: !2882)
!2885 = !DILocation(line: 26, column: 6, scope: !2748, inlinedAt: !2882)
!2886 = !DILocation(line: 26, column: 24, scope: !2748, inlinedAt: !2882)
!2887 = !DILocation(line: 27, column: 24, scope: !2748, inlinedAt: !2882)
!2888 = !DILocation(line: 27, column: 44, scope: !2748, inlinedAt: !2882)
!2889 = !DILocation(line: 28, column: 4, scope: !2748, inlinedAt: !2882)
!2890 = !DILocation(line: 26, column: 37, scope: !2748, inlinedAt: !2882)
!2891 = !DILocation(line: 31, column: 15, scope: !2748, inlinedAt: !2882)
!2892 = !DILocation(line: 34, column: 32, scope: !2748, inlinedAt: !2882)
!2893 = !DILocation(line: 35, column: 19, scope: !2748, inlinedAt: !2882)
!2894 = !DILocation(line: 36, column: 10, scope: !2748, inlinedAt: !2882)
!2895 = !DILocation(line: 37, column: 10, scope: !2748, inlinedAt: !2882)
!2896 = !DILocation(line: 38, column: 9, scope: !2748, inlinedAt: !2882)
!2897 = !DILocation(line: 40, column: 10, scope: !2748, inlinedAt: !2882)
!2898 = !DILocation(line: 23, column: 59, scope: !2748, inlinedAt: !2882)
!2899 = !DILocation(line: 42, column: 19, scope: !2748, inlinedAt: !2882)
!2900 = !DILocation(line: 42, column: 3, scope: !2748, inlinedAt: !2882)
!2901 = !DILocation(line: 44, column: 2, scope: !2880, inlinedAt: !2881)
!2902 = !DILocation(line: 15, column: 20, scope: !2880, inlinedAt: !2881)
!2903 = !DILocation(line: 15, column: 42, scope: !2880, inlinedAt: !2881)
!2904 = !DILocation(line: 18, column: 16, scope: !2880, inlinedAt: !2881)
!2905 = !DILocation(line: 18, column: 2, scope: !2737, inlinedAt: !2738)
!2906 = !DILocation(line: 18, column: 6, scope: !2737, inlinedAt: !2738)
!2907 = !DILocation(line: 18, column: 14, scope: !2737, inlinedAt: !2738)
!2908 = !DILocation(line: 19, column: 42, scope: !2737, inlinedAt: !2738)
!2909 = distinct !DISubprogram(name: "Broadcast", scope: !400, file: !400, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2910 = !DILocation(line: 19, column: 25, scope: !2737, inlinedAt: !2738)
!2911 = !DILocation(line: 36, column: 22, scope: !2909, inlinedAt: !2910)
!2912 = !DILocation(line: 37, column: 8, scope: !2909, inlinedAt: !2910)
!2913 = !DILocation(line: 39, column: 15, scope: !2909, inlinedAt: !2910)
!2914 = !DILocation(line: 40, column: 17, scope: !2909, inlinedAt: !2910)
!2915 = !DILocation(line: 40, column: 3, scope: !2737, inlinedAt: !2738)
!2916 = !DILocation(line: 42, column: 16, scope: !2909, inlinedAt: !2910)
!2917 = !DILocation(line: 43, column: 10, scope: !2909, inlinedAt: !2910)
!2918 = !DILocation(line: 44, column: 14, scope: !2909, inlinedAt: !2910)
!2919 = !DILocation(line: 45, column: 3, scope: !2909, inlinedAt: !2910)
!2920 = !DILocation(line: 47, column: 10, scope: !2909, inlinedAt: !2910)
!2921 = !DILocation(line: 48, column: 9, scope: !2909, inlinedAt: !2910)
!2922 = !DILocation(line: 48, column: 2, scope: !2737, inlinedAt: !2738)
!2923 = !DILocation(line: 19, column: 6, scope: !2737, inlinedAt: !2738)
!2924 = distinct !DISubprogram(name: "IntegersUint32", scope: !244, file: !244, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!2925 = !DILocation(line: 107, column: 6, scope: !2924)
!2926 = distinct !DISubprogram(name: "groupIntegers", scope: !284, file: !284, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!2927 = !DILocation(line: 107, column: 77, scope: !2924)
!2928 = !DILocation(line: 35, column: 20, scope: !2926, inlinedAt: !2927)
!2929 = !DILocation(line: 36, column: 27, scope: !2926, inlinedAt: !2927)
!2930 = !DILocation(line: 36, column: 25, scope: !2926, inlinedAt: !2927)
!2931 = !DILocation(line: 36, column: 48, scope: !2926, inlinedAt: !2927)
!2932 = distinct !DISubprogram(name: "integers", scope: !284, file: !284, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!2933 = !DILocation(line: 36, column: 10, scope: !2926, inlinedAt: !2927)
!2934 = !DILocation(line: 24, column: 11, scope: !2932, inlinedAt: !2933)
!2935 = distinct !DISubprogram(name: "ReduceAnd", scope: !294, file: !294, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!2936 = !DILocation(line: 25, column: 40, scope: !2932, inlinedAt: !2933)
!2937 = !DILocation(line: 25, column: 15, scope: !2935, inlinedAt: !2936)
!2938 = !DILocation(line: 44, column: 16, scope: !2626, inlinedAt: !2937)
!2939 = !DILocation(line: 65, column: 13, scope: !2625, inlinedAt: !2938)
!2940 = !DILocation(line: 66, column: 7, scope: !2625, inlinedAt: !2938)
!2941 = !DILocation(line: 64, column: 35, scope: !2625, inlinedAt: !2938)
!2942 = !DILocation(line: 67, column: 7, scope: !2625, inlinedAt: !2938)
!2943 = !DILocation(line: 67, column: 35, scope: !2625, inlinedAt: !2938)
!2944 = !DILocation(line: 68, column: 23, scope: !2625, inlinedAt: !2938)
!2945 = !DILocation(line: 25, column: 65, scope: !2935, inlinedAt: !2936)
!2946 = !DILocation(line: 67, column: 40, scope: !2625, inlinedAt: !2938)
!2947 = !DILocation(line: 72, column: 16, scope: !2625, inlinedAt: !2938)
!2948 = !DILocation(line: 73, column: 6, scope: !2625, inlinedAt: !2938)
!2949 = !DILocation(line: 73, column: 36, scope: !2625, inlinedAt: !2938)
!2950 = !DILocation(line: 74, column: 16, scope: !2625, inlinedAt: !2938)
!2951 = !DILocation(line: 75, column: 11, scope: !2625, inlinedAt: !2938)
!2952 = !DILocation(line: 74, column: 3, scope: !2625, inlinedAt: !2938)
!2953 = !DILocation(line: 78, column: 22, scope: !2625, inlinedAt: !2938)
!2954 = !DILocation(line: 78, column: 41, scope: !2625, inlinedAt: !2938)
!2955 = !DILocation(line: 79, column: 9, scope: !2625, inlinedAt: !2938)
!2956 = !DILocation(line: 73, column: 41, scope: !2625, inlinedAt: !2938)
!2957 = !DILocation(line: 82, column: 16, scope: !2625, inlinedAt: !2938)
!2958 = !DILocation(line: 82, column: 2, scope: !2626, inlinedAt: !2937)
!2959 = distinct !DISubprogram(name: "ReduceOr", scope: !294, file: !294, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!2960 = !DILocation(line: 25, column: 60, scope: !2932, inlinedAt: !2933)
!2961 = !DILocation(line: 30, column: 15, scope: !2959, inlinedAt: !2960)
!2962 = !DILocation(line: 44, column: 16, scope: !2626, inlinedAt: !2961)
!2963 = !DILocation(line: 66, column: 7, scope: !2625, inlinedAt: !2962)
!2964 = !DILocation(line: 64, column: 35, scope: !2625, inlinedAt: !2962)
!2965 = !DILocation(line: 67, column: 7, scope: !2625, inlinedAt: !2962)
!2966 = !DILocation(line: 67, column: 35, scope: !2625, inlinedAt: !2962)
!2967 = !DILocation(line: 68, column: 23, scope: !2625, inlinedAt: !2962)
!2968 = !DILocation(line: 30, column: 64, scope: !2959, inlinedAt: !2960)
!2969 = !DILocation(line: 67, column: 40, scope: !2625, inlinedAt: !2962)
!2970 = !DILocation(line: 72, column: 16, scope: !2625, inlinedAt: !2962)
!2971 = !DILocation(line: 73, column: 6, scope: !2625, inlinedAt: !2962)
!2972 = !DILocation(line: 73, column: 36, scope: !2625, inlinedAt: !2962)
!2973 = !DILocation(line: 74, column: 16, scope: !2625, inlinedAt: !2962)
!2974 = !DILocation(line: 75, column: 11, scope: !2625, inlinedAt: !2962)
!2975 = !DILocation(line: 74, column: 3, scope: !2625, inlinedAt: !2962)
!2976 = !DILocation(line: 78, column: 22, scope: !2625, inlinedAt: !2962)
!2977 = !DILocation(line: 78, column: 41, scope: !2625, inlinedAt: !2962)
!2978 = !DILocation(line: 79, column: 9, scope: !2625, inlinedAt: !2962)
!2979 = !DILocation(line: 73, column: 41, scope: !2625, inlinedAt: !2962)
!2980 = !DILocation(line: 82, column: 16, scope: !2625, inlinedAt: !2962)
!2981 = !DILocation(line: 82, column: 2, scope: !2626, inlinedAt: !2961)
!2982 = distinct !DISubprogram(name: "ReduceXor", scope: !294, file: !294, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!2983 = !DILocation(line: 25, column: 81, scope: !2932, inlinedAt: !2933)
!2984 = !DILocation(line: 36, column: 15, scope: !2982, inlinedAt: !2983)
!2985 = !DILocation(line: 44, column: 16, scope: !2626, inlinedAt: !2984)
!2986 = !DILocation(line: 66, column: 7, scope: !2625, inlinedAt: !2985)
!2987 = !DILocation(line: 64, column: 35, scope: !2625, inlinedAt: !2985)
!2988 = !DILocation(line: 67, column: 7, scope: !2625, inlinedAt: !2985)
!2989 = !DILocation(line: 67, column: 35, scope: !2625, inlinedAt: !2985)
!2990 = !DILocation(line: 68, column: 23, scope: !2625, inlinedAt: !2985)
!2991 = !DILocation(line: 36, column: 65, scope: !2982, inlinedAt: !2983)
!2992 = !DILocation(line: 67, column: 40, scope: !2625, inlinedAt: !2985)
!2993 = !DILocation(line: 72, column: 16, scope: !2625, inlinedAt: !2985)
!2994 = !DILocation(line: 73, column: 6, scope: !2625, inlinedAt: !2985)
!2995 = !DILocation(line: 73, column: 36, scope: !2625, inlinedAt: !2985)
!2996 = !DILocation(line: 74, column: 16, scope: !2625, inlinedAt: !2985)
!2997 = !DILocation(line: 75, column: 11, scope: !2625, inlinedAt: !2985)
!2998 = !DILocation(line: 74, column: 3, scope: !2625, inlinedAt: !2985)
!2999 = !DILocation(line: 78, column: 22, scope: !2625, inlinedAt: !2985)
!3000 = !DILocation(line: 78, column: 41, scope: !2625, inlinedAt: !2985)
!3001 = !DILocation(line: 79, column: 9, scope: !2625, inlinedAt: !2985)
!3002 = !DILocation(line: 73, column: 41, scope: !2625, inlinedAt: !2985)
!3003 = !DILocation(line: 82, column: 16, scope: !2625, inlinedAt: !2985)
!3004 = !DILocation(line: 82, column: 2, scope: !2626, inlinedAt: !2984)
!3005 = !DILocation(line: 25, column: 5, scope: !2932, inlinedAt: !2933)
!3006 = !DILocation(line: 25, column: 13, scope: !2932, inlinedAt: !2933)
!3007 = !DILocation(line: 25, column: 21, scope: !2932, inlinedAt: !2933)
!3008 = !DILocation(line: 37, column: 27, scope: !2926, inlinedAt: !2927)
!3009 = distinct !DISubprogram(name: "integers", scope: !284, file: !284, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3010 = !DILocation(line: 37, column: 10, scope: !2926, inlinedAt: !2927)
!3011 = !DILocation(line: 24, column: 11, scope: !3009, inlinedAt: !3010)
!3012 = !DILocation(line: 37, column: 50, scope: !2926, inlinedAt: !2927)
!3013 = distinct !DISubprogram(name: "ReduceAnd", scope: !294, file: !294, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!3014 = !DILocation(line: 25, column: 40, scope: !3009, inlinedAt: !3010)
!3015 = !DILocation(line: 25, column: 15, scope: !3013, inlinedAt: !3014)
!3016 = !DILocation(line: 44, column: 16, scope: !2741, inlinedAt: !3015)
!3017 = !DILocation(line: 66, column: 7, scope: !2625, inlinedAt: !3016)
!3018 = !DILocation(line: 64, column: 35, scope: !2625, inlinedAt: !3016)
!3019 = !DILocation(line: 67, column: 7, scope: !2625, inlinedAt: !3016)
!3020 = !DILocation(line: 67, column: 35, scope: !2625, inlinedAt: !3016)
!3021 = !DILocation(line: 68, column: 23, scope: !2625, inlinedAt: !3016)
!3022 = !DILocation(line: 25, column: 65, scope: !3013, inlinedAt: !3014)
!3023 = !DILocation(line: 67, column: 40, scope: !2625, inlinedAt: !3016)
!3024 = !DILocation(line: 72, column: 16, scope: !2625, inlinedAt: !3016)
!3025 = !DILocation(line: 73, column: 6, scope: !2625, inlinedAt: !3016)
!3026 = !DILocation(line: 73, column: 36, scope: !2625, inlinedAt: !3016)
!3027 = !DILocation(line: 74, column: 16, scope: !2625, inlinedAt: !3016)
!3028 = !DILocation(line: 75, column: 11, scope: !2625, inlinedAt: !3016)
!3029 = !DILocation(line: 74, column: 3, scope: !2625, inlinedAt: !3016)
!3030 = !DILocation(line: 78, column: 22, scope: !2625, inlinedAt: !3016)
!3031 = !DILocation(line: 78, column: 41, scope: !2625, inlinedAt: !3016)
!3032 = !DILocation(line: 79, column: 9, scope: !2625, inlinedAt: !3016)
!3033 = !DILocation(line: 73, column: 41, scope: !2625, inlinedAt: !3016)
!3034 = !DILocation(line: 82, column: 16, scope: !2625, inlinedAt: !3016)
!3035 = !DILocation(line: 82, column: 2, scope: !2741, inlinedAt: !3015)
!3036 = !DILocation(line: 45, column: 14, scope: !2741, inlinedAt: !3015)
!3037 = !DILocation(line: 26, column: 47, scope: !413, inlinedAt: !3036)
!3038 = !DILocation(line: 26, column: 59, scope: !413, inlinedAt: !3036)
!3039 = !DILocation(line: 26, column: 64, scope: !413, inlinedAt: !3036)
!3040 = !DILocation(line: 46, column: 7, scope: !2741, inlinedAt: !3015)
!3041 = !DILocation(line: 49, column: 31, scope: !2741, inlinedAt: !3015)
!3042 = !DILocation(line: 50, column: 10, scope: !2741, inlinedAt: !3015)
!3043 = !DILocation(line: 51, column: 11, scope: !2741, inlinedAt: !3015)
!3044 = !DILocation(line: 51, column: 14, scope: !2741, inlinedAt: !3015)
!3045 = !DILocation(line: 52, column: 17, scope: !2741, inlinedAt: !3015)
!3046 = !DILocation(line: 52, column: 8, scope: !2741, inlinedAt: !3015)
!3047 = !DILocation(line: 54, column: 10, scope: !2741, inlinedAt: !3015)
!3048 = !DILocation(line: 55, column: 11, scope: !2741, inlinedAt: !3015)
!3049 = !DILocation(line: 42, column: 50, scope: !2741, inlinedAt: !3015)
!3050 = !DILocation(line: 56, column: 6, scope: !2741, inlinedAt: !3015)
!3051 = !DILocation(line: 56, column: 16, scope: !2741, inlinedAt: !3015)
!3052 = !DILocation(line: 57, column: 17, scope: !2741, inlinedAt: !3015)
!3053 = !DILocation(line: 56, column: 21, scope: !2741, inlinedAt: !3015)
!3054 = distinct !DISubprogram(name: "ReduceOr", scope: !294, file: !294, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3055 = !DILocation(line: 25, column: 60, scope: !3009, inlinedAt: !3010)
!3056 = !DILocation(line: 30, column: 15, scope: !3054, inlinedAt: !3055)
!3057 = !DILocation(line: 44, column: 16, scope: !2741, inlinedAt: !3056)
!3058 = !DILocation(line: 66, column: 7, scope: !2625, inlinedAt: !3057)
!3059 = !DILocation(line: 64, column: 35, scope: !2625, inlinedAt: !3057)
!3060 = !DILocation(line: 67, column: 7, scope: !2625, inlinedAt: !3057)
!3061 = !DILocation(line: 67, column: 35, scope: !2625, inlinedAt: !3057)
!3062 = !DILocation(line: 68, column: 23, scope: !2625, inlinedAt: !3057)
!3063 = !DILocation(line: 30, column: 64, scope: !3054, inlinedAt: !3055)
!3064 = !DILocation(line: 67, column: 40, scope: !2625, inlinedAt: !3057)
!3065 = !DILocation(line: 72, column: 16, scope: !2625, inlinedAt: !3057)
!3066 = !DILocation(line: 73, column: 6, scope: !2625, inlinedAt: !3057)
!3067 = !DILocation(line: 73, column: 36, scope: !2625, inlinedAt: !3057)
!3068 = !DILocation(line: 74, column: 16, scope: !2625, inlinedAt: !3057)
!3069 = !DILocation(line: 75, column: 11, scope: !2625, inlinedAt: !3057)
!3070 = !DILocation(line: 74, column: 3, scope: !2625, inlinedAt: !3057)
!3071 = !DILocation(line: 78, column: 22, scope: !2625, inlinedAt: !3057)
!3072 = !DILocation(line: 78, column: 41, scope: !2625, inlinedAt: !3057)
!3073 = !DILocation(line: 79, column: 9, scope: !2625, inlinedAt: !3057)
!3074 = !DILocation(line: 73, column: 41, scope: !2625, inlinedAt: !3057)
!3075 = !DILocation(line: 82, column: 16, scope: !2625, inlinedAt: !3057)
!3076 = !DILocation(line: 82, column: 2, scope: !2741, inlinedAt: !3056)
!3077 = !DILocation(line: 46, column: 7, scope: !2741, inlinedAt: !3056)
!3078 = !DILocation(line: 49, column: 31, scope: !2741, inlinedAt: !3056)
!3079 = !DILocation(line: 50, column: 10, scope: !2741, inlinedAt: !3056)
!3080 = !DILocation(line: 51, column: 11, scope: !2741, inlinedAt: !3056)
!3081 = !DILocation(line: 51, column: 14, scope: !2741, inlinedAt: !3056)
!3082 = !DILocation(line: 52, column: 17, scope: !2741, inlinedAt: !3056)
!3083 = !DILocation(line: 52, column: 8, scope: !2741, inlinedAt: !3056)
!3084 = !DILocation(line: 54, column: 10, scope: !2741, inlinedAt: !3056)
!3085 = !DILocation(line: 55, column: 11, scope: !2741, inlinedAt: !3056)
!3086 = !DILocation(line: 42, column: 50, scope: !2741, inlinedAt: !3056)
!3087 = !DILocation(line: 56, column: 6, scope: !2741, inlinedAt: !3056)
!3088 = !DILocation(line: 56, column: 16, scope: !2741, inlinedAt: !3056)
!3089 = !DILocation(line: 57, column: 17, scope: !2741, inlinedAt: !3056)
!3090 = !DILocation(line: 56, column: 21, scope: !2741, inlinedAt: !3056)
!3091 = distinct !DISubprogram(name: "ReduceXor", scope: !294, file: !294, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3092 = !DILocation(line: 25, column: 81, scope: !3009, inlinedAt: !3010)
!3093 = !DILocation(line: 36, column: 15, scope: !3091, inlinedAt: !3092)
!3094 = !DILocation(line: 44, column: 16, scope: !2741, inlinedAt: !3093)
!3095 = !DILocation(line: 66, column: 7, scope: !2625, inlinedAt: !3094)
!3096 = !DILocation(line: 64, column: 35, scope: !2625, inlinedAt: !3094)
!3097 = !DILocation(line: 67, column: 7, scope: !2625, inlinedAt: !3094)
!3098 = !DILocation(line: 67, column: 35, scope: !2625, inlinedAt: !3094)
!3099 = !DILocation(line: 68, column: 23, scope: !2625, inlinedAt: !3094)
!3100 = !DILocation(line: 36, column: 65, scope: !3091, inlinedAt: !3092)
!3101 = !DILocation(line: 67, column: 40, scope: !2625, inlinedAt: !3094)
!3102 = !DILocation(line: 72, column: 16, scope: !2625, inlinedAt: !3094)
!3103 = !DILocation(line: 73, column: 6, scope: !2625, inlinedAt: !3094)
!3104 = !DILocation(line: 73, column: 36, scope: !2625, inlinedAt: !3094)
!3105 = !DILocation(line: 74, column: 16, scope: !2625, inlinedAt: !3094)
!3106 = !DILocation(line: 75, column: 11, scope: !2625, inlinedAt: !3094)
!3107 = !DILocation(line: 74, column: 3, scope: !2625, inlinedAt: !3094)
!3108 = !DILocation(line: 78, column: 22, scope: !2625, inlinedAt: !3094)
!3109 = !DILocation(line: 78, column: 41, scope: !2625, inlinedAt: !3094)
!3110 = !DILocation(line: 79, column: 9, scope: !2625, inlinedAt: !3094)
!3111 = !DILocation(line: 73, column: 41, scope: !2625, inlinedAt: !3094)
!3112 = !DILocation(line: 82, column: 16, scope: !2625, inlinedAt: !3094)
!3113 = !DILocation(line: 82, column: 2, scope: !2741, inlinedAt: !3093)
!3114 = !DILocation(line: 46, column: 7, scope: !2741, inlinedAt: !3093)
!3115 = !DILocation(line: 49, column: 31, scope: !2741, inlinedAt: !3093)
!3116 = !DILocation(line: 50, column: 10, scope: !2741, inlinedAt: !3093)
!3117 = !DILocation(line: 51, column: 11, scope: !2741, inlinedAt: !3093)
!3118 = !DILocation(line: 51, column: 14, scope: !2741, inlinedAt: !3093)
!3119 = !DILocation(line: 52, column: 17, scope: !2741, inlinedAt: !3093)
!3120 = !DILocation(line: 52, column: 8, scope: !2741, inlinedAt: !3093)
!3121 = !DILocation(line: 54, column: 10, scope: !2741, inlinedAt: !3093)
!3122 = !DILocation(line: 55, column: 11, scope: !2741, inlinedAt: !3093)
!3123 = !DILocation(line: 42, column: 50, scope: !2741, inlinedAt: !3093)
!3124 = !DILocation(line: 56, column: 6, scope: !2741, inlinedAt: !3093)
!3125 = !DILocation(line: 56, column: 16, scope: !2741, inlinedAt: !3093)
!3126 = !DILocation(line: 57, column: 17, scope: !2741, inlinedAt: !3093)
!3127 = !DILocation(line: 56, column: 21, scope: !2741, inlinedAt: !3093)
!3128 = !DILocation(line: 25, column: 5, scope: !3009, inlinedAt: !3010)
!3129 = !DILocation(line: 25, column: 13, scope: !3009, inlinedAt: !3010)
!3130 = !DILocation(line: 25, column: 21, scope: !3009, inlinedAt: !3010)
!3131 = distinct !DISubprogram(name: "ExchangeUint64", scope: !244, file: !244, line: 112, type: !4, isDefinition: true, scopeLine: 112, isOptimized: true, unit: !2)
!3132 = !DILocation(line: 112, column: 6, scope: !3131)
!3133 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3134 = !DILocation(line: 113, column: 10, scope: !3131)
!3135 = !DILocation(line: 21, column: 29, scope: !3133, inlinedAt: !3134)
!3136 = !DILocation(line: 21, column: 39, scope: !3133, inlinedAt: !3134)
!3137 = !DILocation(line: 21, column: 49, scope: !3133, inlinedAt: !3134)
!3138 = !DILocation(line: 23, column: 7, scope: !3133, inlinedAt: !3134)
!3139 = !DILocation(line: 22, column: 2, scope: !3133, inlinedAt: !3134)
!3140 = !DILocation(line: 22, column: 8, scope: !3133, inlinedAt: !3134)
!3141 = !DILocation(line: 26, column: 9, scope: !3133, inlinedAt: !3134)
!3142 = !DILocation(line: 27, column: 12, scope: !3133, inlinedAt: !3134)
!3143 = !DILocation(line: 27, column: 10, scope: !3133, inlinedAt: !3134)
!3144 = !DILocation(line: 27, column: 30, scope: !3133, inlinedAt: !3134)
!3145 = !DILocation(line: 28, column: 37, scope: !3133, inlinedAt: !3134)
!3146 = !DILocation(line: 28, column: 32, scope: !3133, inlinedAt: !3134)
!3147 = !DILocation(line: 28, column: 34, scope: !3133, inlinedAt: !3134)
!3148 = !DILocation(line: 28, column: 20, scope: !3133, inlinedAt: !3134)
!3149 = !DILocation(line: 28, column: 3, scope: !3133, inlinedAt: !3134)
!3150 = !DILocation(line: 29, column: 22, scope: !3133, inlinedAt: !3134)
!3151 = !DILocation(line: 29, column: 3, scope: !3133, inlinedAt: !3134)
!3152 = !DILocation(line: 30, column: 24, scope: !3133, inlinedAt: !3134)
!3153 = !DILocation(line: 30, column: 3, scope: !3133, inlinedAt: !3134)
!3154 = !DILocation(line: 31, column: 23, scope: !3133, inlinedAt: !3134)
!3155 = !DILocation(line: 31, column: 3, scope: !3133, inlinedAt: !3134)
!3156 = !DILocation(line: 32, column: 14, scope: !3133, inlinedAt: !3134)
!3157 = !DILocation(line: 32, column: 12, scope: !3133, inlinedAt: !3134)
!3158 = !DILocation(line: 32, column: 18, scope: !3133, inlinedAt: !3134)
!3159 = !DILocation(line: 33, column: 21, scope: !3133, inlinedAt: !3134)
!3160 = !DILocation(line: 33, column: 3, scope: !3133, inlinedAt: !3134)
!3161 = !DILocation(line: 34, column: 3, scope: !3133, inlinedAt: !3134)
!3162 = !DILocation(line: 35, column: 31, scope: !3133, inlinedAt: !3134)
!3163 = !DILocation(line: 36, column: 4, scope: !3133, inlinedAt: !3134)
!3164 = !DILocation(line: 38, column: 32, scope: !3133, inlinedAt: !3134)
!3165 = !DILocation(line: 38, column: 30, scope: !3133, inlinedAt: !3134)
!3166 = !DILocation(line: 38, column: 24, scope: !3133, inlinedAt: !3134)
!3167 = !DILocation(line: 38, column: 3, scope: !3133, inlinedAt: !3134)
!3168 = distinct !DISubprogram(name: "NumbersUint64", scope: !244, file: !244, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!3169 = !DILocation(line: 119, column: 6, scope: !3168)
!3170 = distinct !DISubprogram(name: "groupNumbers", scope: !284, file: !284, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3171 = !DILocation(line: 119, column: 75, scope: !3168)
!3172 = !DILocation(line: 29, column: 20, scope: !3170, inlinedAt: !3171)
!3173 = !DILocation(line: 30, column: 26, scope: !3170, inlinedAt: !3171)
!3174 = !DILocation(line: 30, column: 24, scope: !3170, inlinedAt: !3171)
!3175 = !DILocation(line: 30, column: 46, scope: !3170, inlinedAt: !3171)
!3176 = distinct !DISubprogram(name: "numbers", scope: !284, file: !284, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3177 = !DILocation(line: 30, column: 9, scope: !3170, inlinedAt: !3171)
!3178 = !DILocation(line: 14, column: 11, scope: !3176, inlinedAt: !3177)
!3179 = distinct !DISubprogram(name: "reduceWarp", scope: !294, file: !294, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!3180 = distinct !DISubprogram(name: "reduce", scope: !294, file: !294, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3181 = distinct !DISubprogram(name: "ReduceAdd", scope: !294, file: !294, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3182 = !DILocation(line: 16, column: 25, scope: !3176, inlinedAt: !3177)
!3183 = !DILocation(line: 7, column: 15, scope: !3181, inlinedAt: !3182)
!3184 = !DILocation(line: 44, column: 16, scope: !3180, inlinedAt: !3183)
!3185 = !DILocation(line: 65, column: 13, scope: !3179, inlinedAt: !3184)
!3186 = !DILocation(line: 66, column: 7, scope: !3179, inlinedAt: !3184)
!3187 = !DILocation(line: 19, column: 40, scope: !3176, inlinedAt: !3177)
!3188 = !DILocation(line: 64, column: 35, scope: !3179, inlinedAt: !3184)
!3189 = !DILocation(line: 67, column: 7, scope: !3179, inlinedAt: !3184)
!3190 = !DILocation(line: 67, column: 35, scope: !3179, inlinedAt: !3184)
!3191 = !DILocation(line: 68, column: 23, scope: !3179, inlinedAt: !3184)
!3192 = !DILocation(line: 7, column: 65, scope: !3181, inlinedAt: !3182)
!3193 = !DILocation(line: 67, column: 40, scope: !3179, inlinedAt: !3184)
!3194 = !DILocation(line: 72, column: 16, scope: !3179, inlinedAt: !3184)
!3195 = !DILocation(line: 73, column: 6, scope: !3179, inlinedAt: !3184)
!3196 = !DILocation(line: 73, column: 36, scope: !3179, inlinedAt: !3184)
!3197 = !DILocation(line: 74, column: 16, scope: !3179, inlinedAt: !3184)
!3198 = !DILocation(line: 75, column: 11, scope: !3179, inlinedAt: !3184)
!3199 = !DILocation(line: 74, column: 3, scope: !3179, inlinedAt: !3184)
!3200 = !DILocation(line: 78, column: 22, scope: !3179, inlinedAt: !3184)
!3201 = !DILocation(line: 78, column: 41, scope: !3179, inlinedAt: !3184)
!3202 = !DILocation(line: 79, column: 9, scope: !3179, inlinedAt: !3184)
!3203 = !DILocation(line: 73, column: 41, scope: !3179, inlinedAt: !3184)
!3204 = !DILocation(line: 82, column: 16, scope: !3179, inlinedAt: !3184)
!3205 = !DILocation(line: 82, column: 2, scope: !3180, inlinedAt: !3183)
!3206 = !DILocation(line: 16, column: 6, scope: !3176, inlinedAt: !3177)
!3207 = distinct !DISubprogram(name: "ReduceMin", scope: !294, file: !294, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3208 = !DILocation(line: 17, column: 33, scope: !3176, inlinedAt: !3177)
!3209 = !DILocation(line: 13, column: 15, scope: !3207, inlinedAt: !3208)
!3210 = !DILocation(line: 44, column: 16, scope: !3180, inlinedAt: !3209)
!3211 = !DILocation(line: 66, column: 7, scope: !3179, inlinedAt: !3210)
!3212 = !DILocation(line: 64, column: 35, scope: !3179, inlinedAt: !3210)
!3213 = !DILocation(line: 67, column: 7, scope: !3179, inlinedAt: !3210)
!3214 = !DILocation(line: 67, column: 35, scope: !3179, inlinedAt: !3210)
!3215 = !DILocation(line: 68, column: 23, scope: !3179, inlinedAt: !3210)
!3216 = !DILocation(line: 13, column: 66, scope: !3207, inlinedAt: !3208)
!3217 = !DILocation(line: 67, column: 40, scope: !3179, inlinedAt: !3210)
!3218 = !DILocation(line: 72, column: 16, scope: !3179, inlinedAt: !3210)
!3219 = !DILocation(line: 73, column: 6, scope: !3179, inlinedAt: !3210)
!3220 = !DILocation(line: 73, column: 36, scope: !3179, inlinedAt: !3210)
!3221 = !DILocation(line: 74, column: 16, scope: !3179, inlinedAt: !3210)
!3222 = !DILocation(line: 75, column: 11, scope: !3179, inlinedAt: !3210)
!3223 = !DILocation(line: 74, column: 3, scope: !3179, inlinedAt: !3210)
!3224 = !DILocation(line: 78, column: 22, scope: !3179, inlinedAt: !3210)
!3225 = !DILocation(line: 78, column: 41, scope: !3179, inlinedAt: !3210)
!3226 = !DILocation(line: 79, column: 9, scope: !3179, inlinedAt: !3210)
!3227 = !DILocation(line: 73, column: 41, scope: !3179, inlinedAt: !3210)
!3228 = !DILocation(line: 82, column: 16, scope: !3179, inlinedAt: !3210)
!3229 = !DILocation(line: 82, column: 2, scope: !3180, inlinedAt: !3209)
!3230 = distinct !DISubprogram(name: "ReduceMax", scope: !294, file: !294, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3231 = !DILocation(line: 17, column: 54, scope: !3176, inlinedAt: !3177)
!3232 = !DILocation(line: 19, column: 15, scope: !3230, inlinedAt: !3231)
!3233 = !DILocation(line: 44, column: 16, scope: !3180, inlinedAt: !3232)
!3234 = !DILocation(line: 66, column: 7, scope: !3179, inlinedAt: !3233)
!3235 = !DILocation(line: 64, column: 35, scope: !3179, inlinedAt: !3233)
!3236 = !DILocation(line: 67, column: 7, scope: !3179, inlinedAt: !3233)
!3237 = !DILocation(line: 67, column: 35, scope: !3179, inlinedAt: !3233)
!3238 = !DILocation(line: 68, column: 23, scope: !3179, inlinedAt: !3233)
!3239 = !DILocation(line: 19, column: 66, scope: !3230, inlinedAt: !3231)
!3240 = !DILocation(line: 67, column: 40, scope: !3179, inlinedAt: !3233)
!3241 = !DILocation(line: 72, column: 16, scope: !3179, inlinedAt: !3233)
!3242 = !DILocation(line: 73, column: 6, scope: !3179, inlinedAt: !3233)
!3243 = !DILocation(line: 73, column: 36, scope: !3179, inlinedAt: !3233)
!3244 = !DILocation(line: 74, column: 16, scope: !3179, inlinedAt: !3233)
!3245 = !DILocation(line: 75, column: 11, scope: !3179, inlinedAt: !3233)
!3246 = !DILocation(line: 74, column: 3, scope: !3179, inlinedAt: !3233)
!3247 = !DILocation(line: 78, column: 22, scope: !3179, inlinedAt: !3233)
!3248 = !DILocation(line: 78, column: 41, scope: !3179, inlinedAt: !3233)
!3249 = !DILocation(line: 79, column: 9, scope: !3179, inlinedAt: !3233)
!3250 = !DILocation(line: 73, column: 41, scope: !3179, inlinedAt: !3233)
!3251 = !DILocation(line: 82, column: 16, scope: !3179, inlinedAt: !3233)
!3252 = !DILocation(line: 82, column: 2, scope: !3180, inlinedAt: !3232)
!3253 = !DILocation(line: 17, column: 6, scope: !3176, inlinedAt: !3177)
!3254 = !DILocation(line: 17, column: 14, scope: !3176, inlinedAt: !3177)
!3255 = distinct !DISubprogram(name: "scan", scope: !371, file: !371, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3256 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !371, file: !371, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3257 = !DILocation(line: 18, column: 40, scope: !3176, inlinedAt: !3177)
!3258 = !DILocation(line: 6, column: 21, scope: !3256, inlinedAt: !3257)
!3259 = !DILocation(line: 25, column: 16, scope: !3255, inlinedAt: !3258)
!3260 = !DILocation(line: 23, column: 48, scope: !3255, inlinedAt: !3258)
!3261 = !DILocation(line: 26, column: 6, scope: !3255, inlinedAt: !3258)
!3262 = !DILocation(line: 26, column: 24, scope: !3255, inlinedAt: !3258)
!3263 = !DILocation(line: 27, column: 24, scope: !3255, inlinedAt: !3258)
!3264 = !DILocation(line: 27, column: 44, scope: !3255, inlinedAt: !3258)
!3265 = !DILocation(line: 28, column: 4, scope: !3255, inlinedAt: !3258)
!3266 = !DILocation(line: 26, column: 37, scope: !3255, inlinedAt: !3258)
!3267 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !371, file: !371, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3268 = !DILocation(line: 18, column: 68, scope: !3176, inlinedAt: !3177)
!3269 = !DILocation(line: 14, column: 21, scope: !3267, inlinedAt: !3268)
!3270 = !DILocation(line: 23, column: 48, scope: !3255, inlinedAt: !3269)
!3271 = !DILocation(line: 26, column: 6, scope: !3255, inlinedAt: !3269)
!3272 = !DILocation(line: 26, column: 24, scope: !3255, inlinedAt: !3269)
!3273 = !DILocation(line: 27, column: 24, scope: !3255, inlinedAt: !3269)
!3274 = !DILocation(line: 27, column: 44, scope: !3255, inlinedAt: !3269)
!3275 = !DILocation(line: 28, column: 4, scope: !3255, inlinedAt: !3269)
!3276 = !DILocation(line: 26, column: 37, scope: !3255, inlinedAt: !3269)
!3277 = !DILocation(line: 15, column: 20, scope: !3267, inlinedAt: !3268)
!3278 = !DILocation(line: 15, column: 42, scope: !3267, inlinedAt: !3268)
!3279 = !DILocation(line: 18, column: 2, scope: !3176, inlinedAt: !3177)
!3280 = !DILocation(line: 18, column: 6, scope: !3176, inlinedAt: !3177)
!3281 = !DILocation(line: 18, column: 14, scope: !3176, inlinedAt: !3177)
!3282 = !DILocation(line: 19, column: 42, scope: !3176, inlinedAt: !3177)
!3283 = distinct !DISubprogram(name: "Broadcast", scope: !400, file: !400, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3284 = !DILocation(line: 19, column: 25, scope: !3176, inlinedAt: !3177)
!3285 = !DILocation(line: 36, column: 10, scope: !3283, inlinedAt: !3284)
!3286 = !DILocation(line: 36, column: 22, scope: !3283, inlinedAt: !3284)
!3287 = !DILocation(line: 37, column: 8, scope: !3283, inlinedAt: !3284)
!3288 = !DILocation(line: 40, column: 17, scope: !3283, inlinedAt: !3284)
!3289 = !DILocation(line: 19, column: 6, scope: !3176, inlinedAt: !3177)
!3290 = !DILocation(line: 31, column: 26, scope: !3170, inlinedAt: !3171)
!3291 = distinct !DISubprogram(name: "numbers", scope: !284, file: !284, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3292 = !DILocation(line: 31, column: 9, scope: !3170, inlinedAt: !3171)
!3293 = !DILocation(line: 14, column: 11, scope: !3291, inlinedAt: !3292)
!3294 = !DILocation(line: 31, column: 48, scope: !3170, inlinedAt: !3171)
!3295 = distinct !DISubprogram(name: "reduce", scope: !294, file: !294, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3296 = distinct !DISubprogram(name: "ReduceAdd", scope: !294, file: !294, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3297 = !DILocation(line: 16, column: 25, scope: !3291, inlinedAt: !3292)
!3298 = !DILocation(line: 7, column: 15, scope: !3296, inlinedAt: !3297)
!3299 = !DILocation(line: 45, column: 14, scope: !3295, inlinedAt: !3298)
!3300 = !DILocation(line: 26, column: 47, scope: !413, inlinedAt: !3299)
!3301 = !DILocation(line: 26, column: 59, scope: !413, inlinedAt: !3299)
!3302 = distinct !DISubprogram(name: "scan", scope: !371, file: !371, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3303 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !371, file: !371, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3304 = !DILocation(line: 18, column: 40, scope: !3291, inlinedAt: !3292)
!3305 = !DILocation(line: 6, column: 21, scope: !3303, inlinedAt: !3304)
!3306 = !DILocation(line: 37, column: 21, scope: !3302, inlinedAt: !3305)
!3307 = !DILocation(line: 37, column: 10, scope: !3302, inlinedAt: !3305)
!3308 = !DILocation(line: 19, column: 40, scope: !3291, inlinedAt: !3292)
!3309 = !DILocation(line: 44, column: 16, scope: !3295, inlinedAt: !3298)
!3310 = !DILocation(line: 66, column: 7, scope: !3179, inlinedAt: !3309)
!3311 = !DILocation(line: 64, column: 35, scope: !3179, inlinedAt: !3309)
!3312 = !DILocation(line: 67, column: 7, scope: !3179, inlinedAt: !3309)
!3313 = !DILocation(line: 67, column: 35, scope: !3179, inlinedAt: !3309)
!3314 = !DILocation(line: 68, column: 23, scope: !3179, inlinedAt: !3309)
!3315 = !DILocation(line: 7, column: 65, scope: !3296, inlinedAt: !3297)
!3316 = !DILocation(line: 67, column: 40, scope: !3179, inlinedAt: !3309)
!3317 = !DILocation(line: 73, column: 6, scope: !3179, inlinedAt: !3309)
!3318 = !DILocation(line: 73, column: 36, scope: !3179, inlinedAt: !3309)
!3319 = !DILocation(line: 74, column: 16, scope: !3179, inlinedAt: !3309)
!3320 = !DILocation(line: 75, column: 11, scope: !3179, inlinedAt: !3309)
!3321 = !DILocation(line: 74, column: 3, scope: !3179, inlinedAt: !3309)
!3322 = !DILocation(line: 78, column: 22, scope: !3179, inlinedAt: !3309)
!3323 = !DILocation(line: 78, column: 41, scope: !3179, inlinedAt: !3309)
!3324 = !DILocation(line: 79, column: 9, scope: !3179, inlinedAt: !3309)
!3325 = !DILocation(line: 73, column: 41, scope: !3179, inlinedAt: !3309)
!3326 = !DILocation(line: 82, column: 16, scope: !3179, inlinedAt: !3309)
!3327 = !DILocation(line: 82, column: 2, scope: !3295, inlinedAt: !3298)
!3328 = !DILocation(line: 26, column: 64, scope: !413, inlinedAt: !3299)
!3329 = !DILocation(line: 46, column: 7, scope: !3295, inlinedAt: !3298)
!3330 = !DILocation(line: 49, column: 31, scope: !3295, inlinedAt: !3298)
!3331 = !DILocation(line: 50, column: 10, scope: !3295, inlinedAt: !3298)
!3332 = !DILocation(line: 51, column: 14, scope: !3295, inlinedAt: !3298)
!3333 = !DILocation(line: 52, column: 17, scope: !3295, inlinedAt: !3298)
!3334 = !DILocation(line: 52, column: 8, scope: !3295, inlinedAt: !3298)
!3335 = !DILocation(line: 54, column: 10, scope: !3295, inlinedAt: !3298)
!3336 = !DILocation(line: 55, column: 11, scope: !3295, inlinedAt: !3298)
!3337 = !DILocation(line: 42, column: 50, scope: !3295, inlinedAt: !3298)
!3338 = !DILocation(line: 56, column: 6, scope: !3295, inlinedAt: !3298)
!3339 = !DILocation(line: 56, column: 16, scope: !3295, inlinedAt: !3298)
!3340 = !DILocation(line: 57, column: 17, scope: !3295, inlinedAt: !3298)
!3341 = !DILocation(line: 56, column: 21, scope: !3295, inlinedAt: !3298)
!3342 = !DILocation(line: 16, column: 6, scope: !3291, inlinedAt: !3292)
!3343 = distinct !DISubprogram(name: "ReduceMin", scope: !294, file: !294, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3344 = !DILocation(line: 17, column: 33, scope: !3291, inlinedAt: !3292)
!3345 = !DILocation(line: 13, column: 15, scope: !3343, inlinedAt: !3344)
!3346 = !DILocation(line: 44, column: 16, scope: !3295, inlinedAt: !3345)
!3347 = !DILocation(line: 66, column: 7, scope: !3179, inlinedAt: !3346)
!3348 = !DILocation(line: 64, column: 35, scope: !3179, inlinedAt: !3346)
!3349 = !DILocation(line: 67, column: 7, scope: !3179, inlinedAt: !3346)
!3350 = !DILocation(line: 67, column: 35, scope: !3179, inlinedAt: !3346)
!3351 = !DILocation(line: 68, column: 23, scope: !3179, inlinedAt: !3346)
!3352 = !DILocation(line: 13, column: 66, scope: !3343, inlinedAt: !3344)
!3353 = !DILocation(line: 67, column: 40, scope: !3179, inlinedAt: !3346)
!3354 = !DILocation(line: 73, column: 6, scope: !3179, inlinedAt: !3346)
!3355 = !DILocation(line: 73, column: 36, scope: !3179, inlinedAt: !3346)
!3356 = !DILocation(line: 74, column: 16, scope: !3179, inlinedAt: !3346)
!3357 = !DILocation(line: 75, column: 11, scope: !3179, inlinedAt: !3346)
!3358 = !DILocation(line: 74, column: 3, scope: !3179, inlinedAt: !3346)
!3359 = !DILocation(line: 78, column: 22, scope: !3179, inlinedAt: !3346)
!3360 = !DILocation(line: 78, column: 41, scope: !3179, inlinedAt: !3346)
!3361 = !DILocation(line: 79, column: 9, scope: !3179, inlinedAt: !3346)
!3362 = !DILocation(line: 73, column: 41, scope: !3179, inlinedAt: !3346)
!3363 = !DILocation(line: 82, column: 16, scope: !3179, inlinedAt: !3346)
!3364 = !DILocation(line: 82, column: 2, scope: !3295, inlinedAt: !3345)
!3365 = !DILocation(line: 46, column: 7, scope: !3295, inlinedAt: !3345)
!3366 = !DILocation(line: 49, column: 31, scope: !3295, inlinedAt: !3345)
!3367 = !DILocation(line: 50, column: 10, scope: !3295, inlinedAt: !3345)
!3368 = !DILocation(line: 51, column: 14, scope: !3295, inlinedAt: !3345)
!3369 = !DILocation(line: 52, column: 17, scope: !3295, inlinedAt: !3345)
!3370 = !DILocation(line: 52, column: 8, scope: !3295, inlinedAt: !3345)
!3371 = !DILocation(line: 54, column: 10, scope: !3295, inlinedAt: !3345)
!3372 = !DILocation(line: 55, column: 11, scope: !3295, inlinedAt: !3345)
!3373 = !DILocation(line: 42, column: 50, scope: !3295, inlinedAt: !3345)
!3374 = !DILocation(line: 56, column: 6, scope: !3295, inlinedAt: !3345)
!3375 = !DILocation(line: 56, column: 16, scope: !3295, inlinedAt: !3345)
!3376 = !DILocation(line: 57, column: 17, scope: !3295, inlinedAt: !3345)
!3377 = !DILocation(line: 56, column: 21, scope: !3295, inlinedAt: !3345)
!3378 = distinct !DISubprogram(name: "ReduceMax", scope: !294, file: !294, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3379 = !DILocation(line: 17, column: 54, scope: !3291, inlinedAt: !3292)
!3380 = !DILocation(line: 19, column: 15, scope: !3378, inlinedAt: !3379)
!3381 = !DILocation(line: 44, column: 16, scope: !3295, inlinedAt: !3380)
!3382 = !DILocation(line: 66, column: 7, scope: !3179, inlinedAt: !3381)
!3383 = !DILocation(line: 64, column: 35, scope: !3179, inlinedAt: !3381)
!3384 = !DILocation(line: 67, column: 7, scope: !3179, inlinedAt: !3381)
!3385 = !DILocation(line: 67, column: 35, scope: !3179, inlinedAt: !3381)
!3386 = !DILocation(line: 68, column: 23, scope: !3179, inlinedAt: !3381)
!3387 = !DILocation(line: 19, column: 66, scope: !3378, inlinedAt: !3379)
!3388 = !DILocation(line: 67, column: 40, scope: !3179, inlinedAt: !3381)
!3389 = !DILocation(line: 73, column: 6, scope: !3179, inlinedAt: !3381)
!3390 = !DILocation(line: 73, column: 36, scope: !3179, inlinedAt: !3381)
!3391 = !DILocation(line: 74, column: 16, scope: !3179, inlinedAt: !3381)
!3392 = !DILocation(line: 75, column: 11, scope: !3179, inlinedAt: !3381)
!3393 = !DILocation(line: 74, column: 3, scope: !3179, inlinedAt: !3381)
!3394 = !DILocation(line: 78, column: 22, scope: !3179, inlinedAt: !3381)
!3395 = !DILocation(line: 78, column: 41, scope: !3179, inlinedAt: !3381)
!3396 = !DILocation(line: 79, column: 9, scope: !3179, inlinedAt: !3381)
!3397 = !DILocation(line: 73, column: 41, scope: !3179, inlinedAt: !3381)
!3398 = !DILocation(line: 82, column: 16, scope: !3179, inlinedAt: !3381)
!3399 = !DILocation(line: 82, column: 2, scope: !3295, inlinedAt: !3380)
!3400 = !DILocation(line: 46, column: 7, scope: !3295, inlinedAt: !3380)
!3401 = !DILocation(line: 49, column: 31, scope: !3295, inlinedAt: !3380)
!3402 = !DILocation(line: 50, column: 10, scope: !3295, inlinedAt: !3380)
!3403 = !DILocation(line: 51, column: 14, scope: !3295, inlinedAt: !3380)
!3404 = !DILocation(line: 52, column: 17, scope: !3295, inlinedAt: !3380)
!3405 = !DILocation(line: 52, column: 8, scope: !3295, inlinedAt: !3380)
!3406 = !DILocation(line: 54, column: 10, scope: !3295, inlinedAt: !3380)
!3407 = !DILocation(line: 55, column: 11, scope: !3295, inlinedAt: !3380)
!3408 = !DILocation(line: 42, column: 50, scope: !3295, inlinedAt: !3380)
!3409 = !DILocation(line: 56, column: 6, scope: !3295, inlinedAt: !3380)
!3410 = !DILocation(line: 56, column: 16, scope: !3295, inlinedAt: !3380)
!3411 = !DILocation(line: 57, column: 17, scope: !3295, inlinedAt: !3380)
!3412 = !DILocation(line: 56, column: 21, scope: !3295, inlinedAt: !3380)
!3413 = !DILocation(line: 17, column: 6, scope: !3291, inlinedAt: !3292)
!3414 = !DILocation(line: 17, column: 14, scope: !3291, inlinedAt: !3292)
!3415 = !DILocation(line: 25, column: 16, scope: !3302, inlinedAt: !3305)
!3416 = !DILocation(line: 23, column: 48, scope: !3302, inlinedAt: !3305)
!3417 = !DILocation(line: 26, column: 6, scope: !3302, inlinedAt: !3305)
!3418 = !DILocation(line: 26, column: 24, scope: !3302, inlinedAt: !3305)
!3419 = !DILocation(line: 27, column: 24, scope: !3302, inlinedAt: !3305)
!3420 = !DILocation(line: 27, column: 44, scope: !3302, inlinedAt: !3305)
!3421 = !DILocation(line: 28, column: 4, scope: !3302, inlinedAt: !3305)
!3422 = !DILocation(line: 26, column: 37, scope: !3302, inlinedAt: !3305)
!3423 = !DILocation(line: 31, column: 15, scope: !3302, inlinedAt: !3305)
!3424 = !DILocation(line: 34, column: 32, scope: !3302, inlinedAt: !3305)
!3425 = !DILocation(line: 35, column: 19, scope: !3302, inlinedAt: !3305)
!3426 = !DILocation(line: 36, column: 10, scope: !3302, inlinedAt: !3305)
!3427 = !DILocation(line: 38, column: 9, scope: !3302, inlinedAt: !3305)
!3428 = !DILocation(line: 40, column: 10, scope: !3302, inlinedAt: !3305)
!3429 = !DILocation(line: 23, column: 59, scope: !3302, inlinedAt: !3305)
!3430 = !DILocation(line: 42, column: 19, scope: !3302, inlinedAt: !3305)
!3431 = !DILocation(line: 42, column: 3, scope: !3302, inlinedAt: !3305)
!3432 = !DILocation(line: 44, column: 2, scope: !3303, inlinedAt: !3304)
!3433 = !DILocation(line: 7, column: 16, scope: !3303, inlinedAt: !3304)
!3434 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !371, file: !371, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3435 = !DILocation(line: 18, column: 68, scope: !3291, inlinedAt: !3292)
!3436 = !DILocation(line: 14, column: 21, scope: !3434, inlinedAt: !3435)
!3437 = !DILocation(line: 25, column: 16, scope: !3302, inlinedAt: !3436)
!3438 = !DILocation(line: 23, column: 48, scope: !3302, inlinedAt: !3436)
!3439 = !DILocation(line: 26, column: 6, scope: !3302, inlinedAt: !3436)
!3440 = !DILocation(line: 26, column: 24, scope: !3302, inlinedAt: !3436)
!3441 = !DILocation(line: 27, column: 24, scope: !3302, inlinedAt: !3436)
!3442 = !DILocation(line: 27, column: 44, scope: !3302, inlinedAt: !3436)
!3443 = !DILocation(line: 28, column: 4, scope: !3302, inlinedAt: !3436)
!3444 = !DILocation(line: 26, column: 37, scope: !3302, inlinedAt: !3436)
!3445 = !DILocation(line: 31, column: 15, scope: !3302, inlinedAt: !3436)
!3446 = !DILocation(line: 34, column: 32, scope: !3302, inlinedAt: !3436)
!3447 = !DILocation(line: 35, column: 19, scope: !3302, inlinedAt: !3436)
!3448 = !DILocation(line: 36, column: 10, scope: !3302, inlinedAt: !3436)
!3449 = !DILocation(line: 37, column: 10, scope: !3302, inlinedAt: !3436)
!3450 = !DILocation(line: 38, column: 9, scope: !3302, inlinedAt: !3436)
!3451 = !DILocation(line: 40, column: 10, scope: !3302, inlinedAt: !3436)
!3452 = !DILocation(line: 23, column: 59, scope: !3302, inlinedAt: !3436)
!3453 = !DILocation(line: 42, column: 19, scope: !3302, inlinedAt: !3436)
!3454 = !DILocation(line: 42, column: 3, scope: !3302, inlinedAt: !3436)
!3455 = !DILocation(line: 44, column: 2, scope: !3434, inlinedAt: !3435)
!3456 = !DILocation(line: 15, column: 20, scope: !3434, inlinedAt: !3435)
!3457 = !DILocation(line: 15, column: 42, scope: !3434, inlinedAt: !3435)
!3458 = !DILocation(line: 18, column: 16, scope: !3434, inlinedAt: !3435)
!3459 = !DILocation(line: 18, column: 2, scope: !3291, inlinedAt: !3292)
!3460 = !DILocation(line: 18, column: 6, scope: !3291, inlinedAt: !3292)
!3461 = !DILocation(line: 18, column: 14, scope: !3291, inlinedAt: !3292)
!3462 = !DILocation(line: 19, column: 42, scope: !3291, inlinedAt: !3292)
!3463 = distinct !DISubprogram(name: "Broadcast", scope: !400, file: !400, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3464 = !DILocation(line: 19, column: 25, scope: !3291, inlinedAt: !3292)
!3465 = !DILocation(line: 36, column: 22, scope: !3463, inlinedAt: !3464)
!3466 = !DILocation(line: 37, column: 8, scope: !3463, inlinedAt: !3464)
!3467 = !DILocation(line: 39, column: 15, scope: !3463, inlinedAt: !3464)
!3468 = !DILocation(line: 40, column: 17, scope: !3463, inlinedAt: !3464)
!3469 = !DILocation(line: 40, column: 3, scope: !3291, inlinedAt: !3292)
!3470 = !DILocation(line: 42, column: 16, scope: !3463, inlinedAt: !3464)
!3471 = !DILocation(line: 43, column: 10, scope: !3463, inlinedAt: !3464)
!3472 = !DILocation(line: 44, column: 14, scope: !3463, inlinedAt: !3464)
!3473 = !DILocation(line: 45, column: 3, scope: !3463, inlinedAt: !3464)
!3474 = !DILocation(line: 47, column: 10, scope: !3463, inlinedAt: !3464)
!3475 = !DILocation(line: 48, column: 9, scope: !3463, inlinedAt: !3464)
!3476 = !DILocation(line: 48, column: 2, scope: !3291, inlinedAt: !3292)
!3477 = !DILocation(line: 19, column: 6, scope: !3291, inlinedAt: !3292)
!3478 = distinct !DISubprogram(name: "IntegersUint64", scope: !244, file: !244, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!3479 = !DILocation(line: 124, column: 6, scope: !3478)
!3480 = distinct !DISubprogram(name: "groupIntegers", scope: !284, file: !284, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!3481 = !DILocation(line: 124, column: 77, scope: !3478)
!3482 = !DILocation(line: 35, column: 20, scope: !3480, inlinedAt: !3481)
!3483 = !DILocation(line: 36, column: 27, scope: !3480, inlinedAt: !3481)
!3484 = !DILocation(line: 36, column: 25, scope: !3480, inlinedAt: !3481)
!3485 = !DILocation(line: 36, column: 48, scope: !3480, inlinedAt: !3481)
!3486 = distinct !DISubprogram(name: "integers", scope: !284, file: !284, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3487 = !DILocation(line: 36, column: 10, scope: !3480, inlinedAt: !3481)
!3488 = !DILocation(line: 24, column: 11, scope: !3486, inlinedAt: !3487)
!3489 = distinct !DISubprogram(name: "ReduceAnd", scope: !294, file: !294, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!3490 = !DILocation(line: 25, column: 40, scope: !3486, inlinedAt: !3487)
!3491 = !DILocation(line: 25, column: 15, scope: !3489, inlinedAt: !3490)
!3492 = !DILocation(line: 44, column: 16, scope: !3180, inlinedAt: !3491)
!3493 = !DILocation(line: 65, column: 13, scope: !3179, inlinedAt: !3492)
!3494 = !DILocation(line: 66, column: 7, scope: !3179, inlinedAt: !3492)
!3495 = !DILocation(line: 64, column: 35, scope: !3179, inlinedAt: !3492)
!3496 = !DILocation(line: 67, column: 7, scope: !3179, inlinedAt: !3492)
!3497 = !DILocation(line: 67, column: 35, scope: !3179, inlinedAt: !3492)
!3498 = !DILocation(line: 68, column: 23, scope: !3179, inlinedAt: !3492)
!3499 = !DILocation(line: 25, column: 65, scope: !3489, inlinedAt: !3490)
!3500 = !DILocation(line: 67, column: 40, scope: !3179, inlinedAt: !3492)
!3501 = !DILocation(line: 72, column: 16, scope: !3179, inlinedAt: !3492)
!3502 = !DILocation(line: 73, column: 6, scope: !3179, inlinedAt: !3492)
!3503 = !DILocation(line: 73, column: 36, scope: !3179, inlinedAt: !3492)
!3504 = !DILocation(line: 74, column: 16, scope: !3179, inlinedAt: !3492)
!3505 = !DILocation(line: 75, column: 11, scope: !3179, inlinedAt: !3492)
!3506 = !DILocation(line: 74, column: 3, scope: !3179, inlinedAt: !3492)
!3507 = !DILocation(line: 78, column: 22, scope: !3179, inlinedAt: !3492)
!3508 = !DILocation(line: 78, column: 41, scope: !3179, inlinedAt: !3492)
!3509 = !DILocation(line: 79, column: 9, scope: !3179, inlinedAt: !3492)
!3510 = !DILocation(line: 73, column: 41, scope: !3179, inlinedAt: !3492)
!3511 = !DILocation(line: 82, column: 16, scope: !3179, inlinedAt: !3492)
!3512 = !DILocation(line: 82, column: 2, scope: !3180, inlinedAt: !3491)
!3513 = distinct !DISubprogram(name: "ReduceOr", scope: !294, file: !294, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3514 = !DILocation(line: 25, column: 60, scope: !3486, inlinedAt: !3487)
!3515 = !DILocation(line: 30, column: 15, scope: !3513, inlinedAt: !3514)
!3516 = !DILocation(line: 44, column: 16, scope: !3180, inlinedAt: !3515)
!3517 = !DILocation(line: 66, column: 7, scope: !3179, inlinedAt: !3516)
!3518 = !DILocation(line: 64, column: 35, scope: !3179, inlinedAt: !3516)
!3519 = !DILocation(line: 67, column: 7, scope: !3179, inlinedAt: !3516)
!3520 = !DILocation(line: 67, column: 35, scope: !3179, inlinedAt: !3516)
!3521 = !DILocation(line: 68, column: 23, scope: !3179, inlinedAt: !3516)
!3522 = !DILocation(line: 30, column: 64, scope: !3513, inlinedAt: !3514)
!3523 = !DILocation(line: 67, column: 40, scope: !3179, inlinedAt: !3516)
!3524 = !DILocation(line: 72, column: 16, scope: !3179, inlinedAt: !3516)
!3525 = !DILocation(line: 73, column: 6, scope: !3179, inlinedAt: !3516)
!3526 = !DILocation(line: 73, column: 36, scope: !3179, inlinedAt: !3516)
!3527 = !DILocation(line: 74, column: 16, scope: !3179, inlinedAt: !3516)
!3528 = !DILocation(line: 75, column: 11, scope: !3179, inlinedAt: !3516)
!3529 = !DILocation(line: 74, column: 3, scope: !3179, inlinedAt: !3516)
!3530 = !DILocation(line: 78, column: 22, scope: !3179, inlinedAt: !3516)
!3531 = !DILocation(line: 78, column: 41, scope: !3179, inlinedAt: !3516)
!3532 = !DILocation(line: 79, column: 9, scope: !3179, inlinedAt: !3516)
!3533 = !DILocation(line: 73, column: 41, scope: !3179, inlinedAt: !3516)
!3534 = !DILocation(line: 82, column: 16, scope: !3179, inlinedAt: !3516)
!3535 = !DILocation(line: 82, column: 2, scope: !3180, inlinedAt: !3515)
!3536 = distinct !DISubprogram(name: "ReduceXor", scope: !294, file: !294, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3537 = !DILocation(line: 25, column: 81, scope: !3486, inlinedAt: !3487)
!3538 = !DILocation(line: 36, column: 15, scope: !3536, inlinedAt: !3537)
!3539 = !DILocation(line: 44, column: 16, scope: !3180, inlinedAt: !3538)
!3540 = !DILocation(line: 66, column: 7, scope: !3179, inlinedAt: !3539)
!3541 = !DILocation(line: 64, column: 35, scope: !3179, inlinedAt: !3539)
!3542 = !DILocation(line: 67, column: 7, scope: !3179, inlinedAt: !3539)
!3543 = !DILocation(line: 67, column: 35, scope: !3179, inlinedAt: !3539)
!3544 = !DILocation(line: 68, column: 23, scope: !3179, inlinedAt: !3539)
!3545 = !DILocation(line: 36, column: 65, scope: !3536, inlinedAt: !3537)
!3546 = !DILocation(line: 67, column: 40, scope: !3179, inlinedAt: !3539)
!3547 = !DILocation(line: 72, column: 16, scope: !3179, inlinedAt: !3539)
!3548 = !DILocation(line: 73, column: 6, scope: !3179, inlinedAt: !3539)
!3549 = !DILocation(line: 73, column: 36, scope: !3179, inlinedAt: !3539)
!3550 = !DILocation(line: 74, column: 16, scope: !3179, inlinedAt: !3539)
!3551 = !DILocation(line: 75, column: 11, scope: !3179, inlinedAt: !3539)
!3552 = !DILocation(line: 74, column: 3, scope: !3179, inlinedAt: !3539)
!3553 = !DILocation(line: 78, column: 22, scope: !3179, inlinedAt: !3539)
!3554 = !DILocation(line: 78, column: 41, scope: !3179, inlinedAt: !3539)
!3555 = !DILocation(line: 79, column: 9, scope: !3179, inlinedAt: !3539)
!3556 = !DILocation(line: 73, column: 41, scope: !3179, inlinedAt: !3539)
!3557 = !DILocation(line: 82, column: 16, scope: !3179, inlinedAt: !3539)
!3558 = !DILocation(line: 82, column: 2, scope: !3180, inlinedAt: !3538)
!3559 = !DILocation(line: 25, column: 5, scope: !3486, inlinedAt: !3487)
!3560 = !DILocation(line: 25, column: 13, scope: !3486, inlinedAt: !3487)
!3561 = !DILocation(line: 25, column: 21, scope: !3486, inlinedAt: !3487)
!3562 = !DILocation(line: 37, column: 27, scope: !3480, inlinedAt: !3481)
!3563 = distinct !DISubprogram(name: "integers", scope: !284, file: !284, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3564 = !DILocation(line: 37, column: 10, scope: !3480, inlinedAt: !3481)
!3565 = !DILocation(line: 24, column: 11, scope: !3563, inlinedAt: !3564)
!3566 = !DILocation(line: 37, column: 50, scope: !3480, inlinedAt: !3481)
!3567 = distinct !DISubprogram(name: "ReduceAnd", scope: !294, file: !294, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!3568 = !DILocation(line: 25, column: 40, scope: !3563, inlinedAt: !3564)
!3569 = !DILocation(line: 25, column: 15, scope: !3567, inlinedAt: !3568)
!3570 = !DILocation(line: 44, column: 16, scope: !3295, inlinedAt: !3569)
!3571 = !DILocation(line: 66, column: 7, scope: !3179, inlinedAt: !3570)
!3572 = !DILocation(line: 64, column: 35, scope: !3179, inlinedAt: !3570)
!3573 = !DILocation(line: 67, column: 7, scope: !3179, inlinedAt: !3570)
!3574 = !DILocation(line: 67, column: 35, scope: !3179, inlinedAt: !3570)
!3575 = !DILocation(line: 68, column: 23, scope: !3179, inlinedAt: !3570)
!3576 = !DILocation(line: 25, column: 65, scope: !3567, inlinedAt: !3568)
!3577 = !DILocation(line: 67, column: 40, scope: !3179, inlinedAt: !3570)
!3578 = !DILocation(line: 72, column: 16, scope: !3179, inlinedAt: !3570)
!3579 = !DILocation(line: 73, column: 6, scope: !3179, inlinedAt: !3570)
!3580 = !DILocation(line: 73, column: 36, scope: !3179, inlinedAt: !3570)
!3581 = !DILocation(line: 74, column: 16, scope: !3179, inlinedAt: !3570)
!3582 = !DILocation(line: 75, column: 11, scope: !3179, inlinedAt: !3570)
!3583 = !DILocation(line: 74, column: 3, scope: !3179, inlinedAt: !3570)
!3584 = !DILocation(line: 78, column: 22, scope: !3179, inlinedAt: !3570)
!3585 = !DILocation(line: 78, column: 41, scope: !3179, inlinedAt: !3570)
!3586 = !DILocation(line: 79, column: 9, scope: !3179, inlinedAt: !3570)
!3587 = !DILocation(line: 73, column: 41, scope: !3179, inlinedAt: !3570)
!3588 = !DILocation(line: 82, column: 16, scope: !3179, inlinedAt: !3570)
!3589 = !DILocation(line: 82, column: 2, scope: !3295, inlinedAt: !3569)
!3590 = !DILocation(line: 45, column: 14, scope: !3295, inlinedAt: !3569)
!3591 = !DILocation(line: 26, column: 47, scope: !413, inlinedAt: !3590)
!3592 = !DILocation(line: 26, column: 59, scope: !413, inlinedAt: !3590)
!3593 = !DILocation(line: 26, column: 64, scope: !413, inlinedAt: !3590)
!3594 = !DILocation(line: 46, column: 7, scope: !3295, inlinedAt: !3569)
!3595 = !DILocation(line: 49, column: 31, scope: !3295, inlinedAt: !3569)
!3596 = !DILocation(line: 50, column: 10, scope: !3295, inlinedAt: !3569)
!3597 = !DILocation(line: 51, column: 11, scope: !3295, inlinedAt: !3569)
!3598 = !DILocation(line: 51, column: 14, scope: !3295, inlinedAt: !3569)
!3599 = !DILocation(line: 52, column: 17, scope: !3295, inlinedAt: !3569)
!3600 = !DILocation(line: 52, column: 8, scope: !3295, inlinedAt: !3569)
!3601 = !DILocation(line: 54, column: 10, scope: !3295, inlinedAt: !3569)
!3602 = !DILocation(line: 55, column: 11, scope: !3295, inlinedAt: !3569)
!3603 = !DILocation(line: 42, column: 50, scope: !3295, inlinedAt: !3569)
!3604 = !DILocation(line: 56, column: 6, scope: !3295, inlinedAt: !3569)
!3605 = !DILocation(line: 56, column: 16, scope: !3295, inlinedAt: !3569)
!3606 = !DILocation(line: 57, column: 17, scope: !3295, inlinedAt: !3569)
!3607 = !DILocation(line: 56, column: 21, scope: !3295, inlinedAt: !3569)
!3608 = distinct !DISubprogram(name: "ReduceOr", scope: !294, file: !294, line: 29, type: !4, isDefinition: true, scopeLine: 29, isOptimized: true, unit: !2)
!3609 = !DILocation(line: 25, column: 60, scope: !3563, inlinedAt: !3564)
!3610 = !DILocation(line: 30, column: 15, scope: !3608, inlinedAt: !3609)
!3611 = !DILocation(line: 44, column: 16, scope: !3295, inlinedAt: !3610)
!3612 = !DILocation(line: 66, column: 7, scope: !3179, inlinedAt: !3611)
!3613 = !DILocation(line: 64, column: 35, scope: !3179, inlinedAt: !3611)
!3614 = !DILocation(line: 67, column: 7, scope: !3179, inlinedAt: !3611)
!3615 = !DILocation(line: 67, column: 35, scope: !3179, inlinedAt: !3611)
!3616 = !DILocation(line: 68, column: 23, scope: !3179, inlinedAt: !3611)
!3617 = !DILocation(line: 30, column: 64, scope: !3608, inlinedAt: !3609)
!3618 = !DILocation(line: 67, column: 40, scope: !3179, inlinedAt: !3611)
!3619 = !DILocation(line: 72, column: 16, scope: !3179, inlinedAt: !3611)
!3620 = !DILocation(line: 73, column: 6, scope: !3179, inlinedAt: !3611)
!3621 = !DILocation(line: 73, column: 36, scope: !3179, inlinedAt: !3611)
!3622 = !DILocation(line: 74, column: 16, scope: !3179, inlinedAt: !3611)
!3623 = !DILocation(line: 75, column: 11, scope: !3179, inlinedAt: !3611)
!3624 = !DILocation(line: 74, column: 3, scope: !3179, inlinedAt: !3611)
!3625 = !DILocation(line: 78, column: 22, scope: !3179, inlinedAt: !3611)
!3626 = !DILocation(line: 78, column: 41, scope: !3179, inlinedAt: !3611)
!3627 = !DILocation(line: 79, column: 9, scope: !3179, inlinedAt: !3611)
!3628 = !DILocation(line: 73, column: 41, scope: !3179, inlinedAt: !3611)
!3629 = !DILocation(line: 82, column: 16, scope: !3179, inlinedAt: !3611)
!3630 = !DILocation(line: 82, column: 2, scope: !3295, inlinedAt: !3610)
!3631 = !DILocation(line: 46, column: 7, scope: !3295, inlinedAt: !3610)
!3632 = !DILocation(line: 49, column: 31, scope: !3295, inlinedAt: !3610)
!3633 = !DILocation(line: 50, column: 10, scope: !3295, inlinedAt: !3610)
!3634 = !DILocation(line: 51, column: 11, scope: !3295, inlinedAt: !3610)
!3635 = !DILocation(line: 51, column: 14, scope: !3295, inlinedAt: !3610)
!3636 = !DILocation(line: 52, column: 17, scope: !3295, inlinedAt: !3610)
!3637 = !DILocation(line: 52, column: 8, scope: !3295, inlinedAt: !3610)
!3638 = !DILocation(line: 54, column: 10, scope: !3295, inlinedAt: !3610)
!3639 = !DILocation(line: 55, column: 11, scope: !3295, inlinedAt: !3610)
!3640 = !DILocation(line: 42, column: 50, scope: !3295, inlinedAt: !3610)
!3641 = !DILocation(line: 56, column: 6, scope: !3295, inlinedAt: !3610)
!3642 = !DILocation(line: 56, column: 16, scope: !3295, inlinedAt: !3610)
!3643 = !DILocation(line: 57, column: 17, scope: !3295, inlinedAt: !3610)
!3644 = !DILocation(line: 56, column: 21, scope: !3295, inlinedAt: !3610)
!3645 = distinct !DISubprogram(name: "ReduceXor", scope: !294, file: !294, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3646 = !DILocation(line: 25, column: 81, scope: !3563, inlinedAt: !3564)
!3647 = !DILocation(line: 36, column: 15, scope: !3645, inlinedAt: !3646)
!3648 = !DILocation(line: 44, column: 16, scope: !3295, inlinedAt: !3647)
!3649 = !DILocation(line: 66, column: 7, scope: !3179, inlinedAt: !3648)
!3650 = !DILocation(line: 64, column: 35, scope: !3179, inlinedAt: !3648)
!3651 = !DILocation(line: 67, column: 7, scope: !3179, inlinedAt: !3648)
!3652 = !DILocation(line: 67, column: 35, scope: !3179, inlinedAt: !3648)
!3653 = !DILocation(line: 68, column: 23, scope: !3179, inlinedAt: !3648)
!3654 = !DILocation(line: 36, column: 65, scope: !3645, inlinedAt: !3646)
!3655 = !DILocation(line: 67, column: 40, scope: !3179, inlinedAt: !3648)
!3656 = !DILocation(line: 72, column: 16, scope: !3179, inlinedAt: !3648)
!3657 = !DILocation(line: 73, column: 6, scope: !3179, inlinedAt: !3648)
!3658 = !DILocation(line: 73, column: 36, scope: !3179, inlinedAt: !3648)
!3659 = !DILocation(line: 74, column: 16, scope: !3179, inlinedAt: !3648)
!3660 = !DILocation(line: 75, column: 11, scope: !3179, inlinedAt: !3648)
!3661 = !DILocation(line: 74, column: 3, scope: !3179, inlinedAt: !3648)
!3662 = !DILocation(line: 78, column: 22, scope: !3179, inlinedAt: !3648)
!3663 = !DILocation(line: 78, column: 41, scope: !3179, inlinedAt: !3648)
!3664 = !DILocation(line: 79, column: 9, scope: !3179, inlinedAt: !3648)
!3665 = !DILocation(line: 73, column: 41, scope: !3179, inlinedAt: !3648)
!3666 = !DILocation(line: 82, column: 16, scope: !3179, inlinedAt: !3648)
!3667 = !DILocation(line: 82, column: 2, scope: !3295, inlinedAt: !3647)
!3668 = !DILocation(line: 46, column: 7, scope: !3295, inlinedAt: !3647)
!3669 = !DILocation(line: 49, column: 31, scope: !3295, inlinedAt: !3647)
!3670 = !DILocation(line: 50, column: 10, scope: !3295, inlinedAt: !3647)
!3671 = !DILocation(line: 51, column: 11, scope: !3295, inlinedAt: !3647)
!3672 = !DILocation(line: 51, column: 14, scope: !3295, inlinedAt: !3647)
!3673 = !DILocation(line: 52, column: 17, scope: !3295, inlinedAt: !3647)
!3674 = !DILocation(line: 52, column: 8, scope: !3295, inlinedAt: !3647)
!3675 = !DILocation(line: 54, column: 10, scope: !3295, inlinedAt: !3647)
!3676 = !DILocation(line: 55, column: 11, scope: !3295, inlinedAt: !3647)
!3677 = !DILocation(line: 42, column: 50, scope: !3295, inlinedAt: !3647)
!3678 = !DILocation(line: 56, column: 6, scope: !3295, inlinedAt: !3647)
!3679 = !DILocation(line: 56, column: 16, scope: !3295, inlinedAt: !3647)
!3680 = !DILocation(line: 57, column: 17, scope: !3295, inlinedAt: !3647)
!3681 = !DILocation(line: 56, column: 21, scope: !3295, inlinedAt: !3647)
!3682 = !DILocation(line: 25, column: 5, scope: !3563, inlinedAt: !3564)
!3683 = !DILocation(line: 25, column: 13, scope: !3563, inlinedAt: !3564)
!3684 = !DILocation(line: 25, column: 21, scope: !3563, inlinedAt: !3564)
!3685 = distinct !DISubprogram(name: "ExchangeUint", scope: !244, file: !244, line: 129, type: !4, isDefinition: true, scopeLine: 129, isOptimized: true, unit: !2)
!3686 = !DILocation(line: 129, column: 6, scope: !3685)
!3687 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3688 = !DILocation(line: 129, column: 83, scope: !3685)
!3689 = !DILocation(line: 21, column: 29, scope: !3687, inlinedAt: !3688)
!3690 = !DILocation(line: 21, column: 39, scope: !3687, inlinedAt: !3688)
!3691 = !DILocation(line: 21, column: 49, scope: !3687, inlinedAt: !3688)
!3692 = !DILocation(line: 23, column: 7, scope: !3687, inlinedAt: !3688)
!3693 = !DILocation(line: 22, column: 2, scope: !3687, inlinedAt: !3688)
!3694 = !DILocation(line: 22, column: 8, scope: !3687, inlinedAt: !3688)
!3695 = !DILocation(line: 26, column: 9, scope: !3687, inlinedAt: !3688)
!3696 = !DILocation(line: 27, column: 12, scope: !3687, inlinedAt: !3688)
!3697 = !DILocation(line: 27, column: 10, scope: !3687, inlinedAt: !3688)
!3698 = !DILocation(line: 27, column: 30, scope: !3687, inlinedAt: !3688)
!3699 = !DILocation(line: 28, column: 37, scope: !3687, inlinedAt: !3688)
!3700 = !DILocation(line: 28, column: 32, scope: !3687, inlinedAt: !3688)
!3701 = !DILocation(line: 28, column: 34, scope: !3687, inlinedAt: !3688)
!3702 = !DILocation(line: 28, column: 20, scope: !3687, inlinedAt: !3688)
!3703 = !DILocation(line: 28, column: 3, scope: !3687, inlinedAt: !3688)
!3704 = !DILocation(line: 29, column: 22, scope: !3687, inlinedAt: !3688)
!3705 = !DILocation(line: 29, column: 3, scope: !3687, inlinedAt: !3688)
!3706 = !DILocation(line: 30, column: 24, scope: !3687, inlinedAt: !3688)
!3707 = !DILocation(line: 30, column: 3, scope: !3687, inlinedAt: !3688)
!3708 = !DILocation(line: 31, column: 23, scope: !3687, inlinedAt: !3688)
!3709 = !DILocation(line: 31, column: 3, scope: !3687, inlinedAt: !3688)
!3710 = !DILocation(line: 32, column: 14, scope: !3687, inlinedAt: !3688)
!3711 = !DILocation(line: 32, column: 12, scope: !3687, inlinedAt: !3688)
!3712 = !DILocation(line: 32, column: 18, scope: !3687, inlinedAt: !3688)
!3713 = !DILocation(line: 33, column: 21, scope: !3687, inlinedAt: !3688)
!3714 = !DILocation(line: 33, column: 3, scope: !3687, inlinedAt: !3688)
!3715 = !DILocation(line: 34, column: 3, scope: !3687, inlinedAt: !3688)
!3716 = !DILocation(line: 35, column: 31, scope: !3687, inlinedAt: !3688)
!3717 = !DILocation(line: 36, column: 4, scope: !3687, inlinedAt: !3688)
!3718 = !DILocation(line: 38, column: 32, scope: !3687, inlinedAt: !3688)
!3719 = !DILocation(line: 38, column: 30, scope: !3687, inlinedAt: !3688)
!3720 = !DILocation(line: 38, column: 24, scope: !3687, inlinedAt: !3688)
!3721 = !DILocation(line: 38, column: 3, scope: !3687, inlinedAt: !3688)
!3722 = distinct !DISubprogram(name: "ExchangeFloat32", scope: !244, file: !244, line: 134, type: !4, isDefinition: true, scopeLine: 134, isOptimized: true, unit: !2)
!3723 = !DILocation(line: 134, column: 6, scope: !3722)
!3724 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!3725 = !DILocation(line: 135, column: 10, scope: !3722)
!3726 = !DILocation(line: 21, column: 29, scope: !3724, inlinedAt: !3725)
!3727 = !DILocation(line: 21, column: 39, scope: !3724, inlinedAt: !3725)
!3728 = !DILocation(line: 21, column: 49, scope: !3724, inlinedAt: !3725)
!3729 = !DILocation(line: 23, column: 7, scope: !3724, inlinedAt: !3725)
!3730 = !DILocation(line: 22, column: 2, scope: !3724, inlinedAt: !3725)
!3731 = !DILocation(line: 22, column: 8, scope: !3724, inlinedAt: !3725)
!3732 = !DILocation(line: 26, column: 9, scope: !3724, inlinedAt: !3725)
!3733 = !DILocation(line: 27, column: 12, scope: !3724, inlinedAt: !3725)
!3734 = !DILocation(line: 27, column: 10, scope: !3724, inlinedAt: !3725)
!3735 = !DILocation(line: 27, column: 30, scope: !3724, inlinedAt: !3725)
!3736 = !DILocation(line: 28, column: 37, scope: !3724, inlinedAt: !3725)
!3737 = !DILocation(line: 28, column: 32, scope: !3724, inlinedAt: !3725)
!3738 = !DILocation(line: 28, column: 34, scope: !3724, inlinedAt: !3725)
!3739 = !DILocation(line: 28, column: 20, scope: !3724, inlinedAt: !3725)
!3740 = !DILocation(line: 28, column: 3, scope: !3724, inlinedAt: !3725)
!3741 = !DILocation(line: 29, column: 22, scope: !3724, inlinedAt: !3725)
!3742 = !DILocation(line: 29, column: 3, scope: !3724, inlinedAt: !3725)
!3743 = !DILocation(line: 30, column: 24, scope: !3724, inlinedAt: !3725)
!3744 = !DILocation(line: 30, column: 3, scope: !3724, inlinedAt: !3725)
!3745 = !DILocation(line: 31, column: 23, scope: !3724, inlinedAt: !3725)
!3746 = !DILocation(line: 31, column: 3, scope: !3724, inlinedAt: !3725)
!3747 = !DILocation(line: 32, column: 14, scope: !3724, inlinedAt: !3725)
!3748 = !DILocation(line: 32, column: 12, scope: !3724, inlinedAt: !3725)
!3749 = !DILocation(line: 32, column: 18, scope: !3724, inlinedAt: !3725)
!3750 = !DILocation(line: 33, column: 21, scope: !3724, inlinedAt: !3725)
!3751 = !DILocation(line: 33, column: 3, scope: !3724, inlinedAt: !3725)
!3752 = !DILocation(line: 34, column: 3, scope: !3724, inlinedAt: !3725)
!3753 = !DILocation(line: 35, column: 31, scope: !3724, inlinedAt: !3725)
!3754 = !DILocation(line: 36, column: 4, scope: !3724, inlinedAt: !3725)
!3755 = !DILocation(line: 38, column: 32, scope: !3724, inlinedAt: !3725)
!3756 = !DILocation(line: 38, column: 30, scope: !3724, inlinedAt: !3725)
!3757 = !DILocation(line: 38, column: 24, scope: !3724, inlinedAt: !3725)
!3758 = !DILocation(line: 38, column: 3, scope: !3724, inlinedAt: !3725)
!3759 = distinct !DISubprogram(name: "NumbersFloat32", scope: !244, file: !244, line: 141, type: !4, isDefinition: true, scopeLine: 141, isOptimized: true, unit: !2)
!3760 = !DILocation(line: 141, column: 6, scope: !3759)
!3761 = distinct !DISubprogram(name: "groupNumbers", scope: !284, file: !284, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!3762 = !DILocation(line: 141, column: 77, scope: !3759)
!3763 = !DILocation(line: 29, column: 20, scope: !3761, inlinedAt: !3762)
!3764 = !DILocation(line: 30, column: 26, scope: !3761, inlinedAt: !3762)
!3765 = !DILocation(line: 30, column: 24, scope: !3761, inlinedAt: !3762)
!3766 = !DILocation(line: 30, column: 46, scope: !3761, inlinedAt: !3762)
!3767 = distinct !DISubprogram(name: "numbers", scope: !284, file: !284, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3768 = !DILocation(line: 30, column: 9, scope: !3761, inlinedAt: !3762)
!3769 = !DILocation(line: 14, column: 11, scope: !3767, inlinedAt: !3768)
!3770 = distinct !DISubprogram(name: "reduceWarp", scope: !294, file: !294, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!3771 = distinct !DISubprogram(name: "reduce", scope: !294, file: !294, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3772 = distinct !DISubprogram(name: "ReduceAdd", scope: !294, file: !294, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3773 = !DILocation(line: 16, column: 25, scope: !3767, inlinedAt: !3768)
!3774 = !DILocation(line: 7, column: 15, scope: !3772, inlinedAt: !3773)
!3775 = !DILocation(line: 44, column: 16, scope: !3771, inlinedAt: !3774)
!3776 = !DILocation(line: 65, column: 13, scope: !3770, inlinedAt: !3775)
!3777 = !DILocation(line: 66, column: 7, scope: !3770, inlinedAt: !3775)
!3778 = !DILocation(line: 19, column: 40, scope: !3767, inlinedAt: !3768)
!3779 = !DILocation(line: 64, column: 35, scope: !3770, inlinedAt: !3775)
!3780 = !DILocation(line: 67, column: 7, scope: !3770, inlinedAt: !3775)
!3781 = !DILocation(line: 67, column: 35, scope: !3770, inlinedAt: !3775)
!3782 = !DILocation(line: 68, column: 23, scope: !3770, inlinedAt: !3775)
!3783 = !DILocation(line: 7, column: 65, scope: !3772, inlinedAt: !3773)
!3784 = !DILocation(line: 67, column: 40, scope: !3770, inlinedAt: !3775)
!3785 = !DILocation(line: 72, column: 16, scope: !3770, inlinedAt: !3775)
!3786 = !DILocation(line: 73, column: 6, scope: !3770, inlinedAt: !3775)
!3787 = !DILocation(line: 73, column: 36, scope: !3770, inlinedAt: !3775)
!3788 = !DILocation(line: 74, column: 16, scope: !3770, inlinedAt: !3775)
!3789 = !DILocation(line: 75, column: 11, scope: !3770, inlinedAt: !3775)
!3790 = !DILocation(line: 74, column: 3, scope: !3770, inlinedAt: !3775)
!3791 = !DILocation(line: 78, column: 22, scope: !3770, inlinedAt: !3775)
!3792 = !DILocation(line: 78, column: 41, scope: !3770, inlinedAt: !3775)
!3793 = !DILocation(line: 79, column: 9, scope: !3770, inlinedAt: !3775)
!3794 = !DILocation(line: 73, column: 41, scope: !3770, inlinedAt: !3775)
!3795 = !DILocation(line: 82, column: 16, scope: !3770, inlinedAt: !3775)
!3796 = !DILocation(line: 82, column: 2, scope: !3771, inlinedAt: !3774)
!3797 = !DILocation(line: 16, column: 6, scope: !3767, inlinedAt: !3768)
!3798 = distinct !DISubprogram(name: "ReduceMin", scope: !294, file: !294, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3799 = !DILocation(line: 17, column: 33, scope: !3767, inlinedAt: !3768)
!3800 = !DILocation(line: 13, column: 15, scope: !3798, inlinedAt: !3799)
!3801 = !DILocation(line: 44, column: 16, scope: !3771, inlinedAt: !3800)
!3802 = !DILocation(line: 66, column: 7, scope: !3770, inlinedAt: !3801)
!3803 = !DILocation(line: 64, column: 35, scope: !3770, inlinedAt: !3801)
!3804 = !DILocation(line: 67, column: 7, scope: !3770, inlinedAt: !3801)
!3805 = !DILocation(line: 67, column: 35, scope: !3770, inlinedAt: !3801)
!3806 = !DILocation(line: 68, column: 23, scope: !3770, inlinedAt: !3801)
!3807 = !DILocation(line: 13, column: 66, scope: !3798, inlinedAt: !3799)
!3808 = !DILocation(line: 67, column: 40, scope: !3770, inlinedAt: !3801)
!3809 = !DILocation(line: 72, column: 16, scope: !3770, inlinedAt: !3801)
!3810 = !DILocation(line: 73, column: 6, scope: !3770, inlinedAt: !3801)
!3811 = !DILocation(line: 73, column: 36, scope: !3770, inlinedAt: !3801)
!3812 = !DILocation(line: 74, column: 16, scope: !3770, inlinedAt: !3801)
!3813 = !DILocation(line: 75, column: 11, scope: !3770, inlinedAt: !3801)
!3814 = !DILocation(line: 74, column: 3, scope: !3770, inlinedAt: !3801)
!3815 = !DILocation(line: 78, column: 22, scope: !3770, inlinedAt: !3801)
!3816 = !DILocation(line: 78, column: 41, scope: !3770, inlinedAt: !3801)
!3817 = !DILocation(line: 79, column: 9, scope: !3770, inlinedAt: !3801)
!3818 = !DILocation(line: 73, column: 41, scope: !3770, inlinedAt: !3801)
!3819 = !DILocation(line: 82, column: 16, scope: !3770, inlinedAt: !3801)
!3820 = !DILocation(line: 82, column: 2, scope: !3771, inlinedAt: !3800)
!3821 = distinct !DISubprogram(name: "ReduceMax", scope: !294, file: !294, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3822 = !DILocation(line: 17, column: 54, scope: !3767, inlinedAt: !3768)
!3823 = !DILocation(line: 19, column: 15, scope: !3821, inlinedAt: !3822)
!3824 = !DILocation(line: 44, column: 16, scope: !3771, inlinedAt: !3823)
!3825 = !DILocation(line: 66, column: 7, scope: !3770, inlinedAt: !3824)
!3826 = !DILocation(line: 64, column: 35, scope: !3770, inlinedAt: !3824)
!3827 = !DILocation(line: 67, column: 7, scope: !3770, inlinedAt: !3824)
!3828 = !DILocation(line: 67, column: 35, scope: !3770, inlinedAt: !3824)
!3829 = !DILocation(line: 68, column: 23, scope: !3770, inlinedAt: !3824)
!3830 = !DILocation(line: 19, column: 66, scope: !3821, inlinedAt: !3822)
!3831 = !DILocation(line: 67, column: 40, scope: !3770, inlinedAt: !3824)
!3832 = !DILocation(line: 72, column: 16, scope: !3770, inlinedAt: !3824)
!3833 = !DILocation(line: 73, column: 6, scope: !3770, inlinedAt: !3824)
!3834 = !DILocation(line: 73, column: 36, scope: !3770, inlinedAt: !3824)
!3835 = !DILocation(line: 74, column: 16, scope: !3770, inlinedAt: !3824)
!3836 = !DILocation(line: 75, column: 11, scope: !3770, inlinedAt: !3824)
!3837 = !DILocation(line: 74, column: 3, scope: !3770, inlinedAt: !3824)
!3838 = !DILocation(line: 78, column: 22, scope: !3770, inlinedAt: !3824)
!3839 = !DILocation(line: 78, column: 41, scope: !3770, inlinedAt: !3824)
!3840 = !DILocation(line: 79, column: 9, scope: !3770, inlinedAt: !3824)
!3841 = !DILocation(line: 73, column: 41, scope: !3770, inlinedAt: !3824)
!3842 = !DILocation(line: 82, column: 16, scope: !3770, inlinedAt: !3824)
!3843 = !DILocation(line: 82, column: 2, scope: !3771, inlinedAt: !3823)
!3844 = !DILocation(line: 17, column: 6, scope: !3767, inlinedAt: !3768)
!3845 = !DILocation(line: 17, column: 14, scope: !3767, inlinedAt: !3768)
!3846 = distinct !DISubprogram(name: "scan", scope: !371, file: !371, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3847 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !371, file: !371, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3848 = !DILocation(line: 18, column: 40, scope: !3767, inlinedAt: !3768)
!3849 = !DILocation(line: 6, column: 21, scope: !3847, inlinedAt: !3848)
!3850 = !DILocation(line: 25, column: 16, scope: !3846, inlinedAt: !3849)
!3851 = !DILocation(line: 23, column: 48, scope: !3846, inlinedAt: !3849)
!3852 = !DILocation(line: 26, column: 6, scope: !3846, inlinedAt: !3849)
!3853 = !DILocation(line: 26, column: 24, scope: !3846, inlinedAt: !3849)
!3854 = !DILocation(line: 27, column: 24, scope: !3846, inlinedAt: !3849)
!3855 = !DILocation(line: 27, column: 44, scope: !3846, inlinedAt: !3849)
!3856 = !DILocation(line: 28, column: 4, scope: !3846, inlinedAt: !3849)
!3857 = !DILocation(line: 26, column: 37, scope: !3846, inlinedAt: !3849)
!3858 = !DILocation(line: 7, column: 16, scope: !3847, inlinedAt: !3848)
!3859 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !371, file: !371, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3860 = !DILocation(line: 18, column: 68, scope: !3767, inlinedAt: !3768)
!3861 = !DILocation(line: 14, column: 21, scope: !3859, inlinedAt: !3860)
!3862 = !DILocation(line: 25, column: 16, scope: !3846, inlinedAt: !3861)
!3863 = !DILocation(line: 23, column: 48, scope: !3846, inlinedAt: !3861)
!3864 = !DILocation(line: 26, column: 6, scope: !3846, inlinedAt: !3861)
!3865 = !DILocation(line: 26, column: 24, scope: !3846, inlinedAt: !3861)
!3866 = !DILocation(line: 27, column: 24, scope: !3846, inlinedAt: !3861)
!3867 = !DILocation(line: 27, column: 44, scope: !3846, inlinedAt: !3861)
!3868 = !DILocation(line: 28, column: 4, scope: !3846, inlinedAt: !3861)
!3869 = !DILocation(line: 26, column: 37, scope: !3846, inlinedAt: !3861)
!3870 = !DILocation(line: 15, column: 20, scope: !3859, inlinedAt: !3860)
!3871 = !DILocation(line: 15, column: 42, scope: !3859, inlinedAt: !3860)
!3872 = !DILocation(line: 18, column: 16, scope: !3859, inlinedAt: !3860)
!3873 = !DILocation(line: 18, column: 2, scope: !3767, inlinedAt: !3768)
!3874 = !DILocation(line: 18, column: 6, scope: !3767, inlinedAt: !3768)
!3875 = !DILocation(line: 18, column: 14, scope: !3767, inlinedAt: !3768)
!3876 = !DILocation(line: 19, column: 42, scope: !3767, inlinedAt: !3768)
!3877 = distinct !DISubprogram(name: "Broadcast", scope: !400, file: !400, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!3878 = !DILocation(line: 19, column: 25, scope: !3767, inlinedAt: !3768)
!3879 = !DILocation(line: 36, column: 10, scope: !3877, inlinedAt: !3878)
!3880 = !DILocation(line: 36, column: 22, scope: !3877, inlinedAt: !3878)
!3881 = !DILocation(line: 37, column: 8, scope: !3877, inlinedAt: !3878)
!3882 = !DILocation(line: 40, column: 17, scope: !3877, inlinedAt: !3878)
!3883 = !DILocation(line: 19, column: 6, scope: !3767, inlinedAt: !3768)
!3884 = !DILocation(line: 31, column: 26, scope: !3761, inlinedAt: !3762)
!3885 = distinct !DISubprogram(name: "numbers", scope: !284, file: !284, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!3886 = !DILocation(line: 31, column: 9, scope: !3761, inlinedAt: !3762)
!3887 = !DILocation(line: 14, column: 11, scope: !3885, inlinedAt: !3886)
!3888 = !DILocation(line: 31, column: 48, scope: !3761, inlinedAt: !3762)
!3889 = distinct !DISubprogram(name: "reduce", scope: !294, file: !294, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!3890 = distinct !DISubprogram(name: "ReduceAdd", scope: !294, file: !294, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!3891 = !DILocation(line: 16, column: 25, scope: !3885, inlinedAt: !3886)
!3892 = !DILocation(line: 7, column: 15, scope: !3890, inlinedAt: !3891)
!3893 = !DILocation(line: 45, column: 14, scope: !3889, inlinedAt: !3892)
!3894 = !DILocation(line: 26, column: 47, scope: !413, inlinedAt: !3893)
!3895 = !DILocation(line: 26, column: 59, scope: !413, inlinedAt: !3893)
!3896 = distinct !DISubprogram(name: "scan", scope: !371, file: !371, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!3897 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !371, file: !371, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!3898 = !DILocation(line: 18, column: 40, scope: !3885, inlinedAt: !3886)
!3899 = !DILocation(line: 6, column: 21, scope: !3897, inlinedAt: !3898)
!3900 = !DILocation(line: 37, column: 21, scope: !3896, inlinedAt: !3899)
!3901 = !DILocation(line: 37, column: 10, scope: !3896, inlinedAt: !3899)
!3902 = !DILocation(line: 19, column: 40, scope: !3885, inlinedAt: !3886)
!3903 = !DILocation(line: 44, column: 16, scope: !3889, inlinedAt: !3892)
!3904 = !DILocation(line: 66, column: 7, scope: !3770, inlinedAt: !3903)
!3905 = !DILocation(line: 64, column: 35, scope: !3770, inlinedAt: !3903)
!3906 = !DILocation(line: 67, column: 7, scope: !3770, inlinedAt: !3903)
!3907 = !DILocation(line: 67, column: 35, scope: !3770, inlinedAt: !3903)
!3908 = !DILocation(line: 68, column: 23, scope: !3770, inlinedAt: !3903)
!3909 = !DILocation(line: 7, column: 65, scope: !3890, inlinedAt: !3891)
!3910 = !DILocation(line: 67, column: 40, scope: !3770, inlinedAt: !3903)
!3911 = !DILocation(line: 73, column: 6, scope: !3770, inlinedAt: !3903)
!3912 = !DILocation(line: 73, column: 36, scope: !3770, inlinedAt: !3903)
!3913 = !DILocation(line: 74, column: 16, scope: !3770, inlinedAt: !3903)
!3914 = !DILocation(line: 75, column: 11, scope: !3770, inlinedAt: !3903)
!3915 = !DILocation(line: 74, column: 3, scope: !3770, inlinedAt: !3903)
!3916 = !DILocation(line: 78, column: 22, scope: !3770, inlinedAt: !3903)
!3917 = !DILocation(line: 78, column: 41, scope: !3770, inlinedAt: !3903)
!3918 = !DILocation(line: 79, column: 9, scope: !3770, inlinedAt: !3903)
!3919 = !DILocation(line: 73, column: 41, scope: !3770, inlinedAt: !3903)
!3920 = !DILocation(line: 82, column: 16, scope: !3770, inlinedAt: !3903)
!3921 = !DILocation(line: 82, column: 2, scope: !3889, inlinedAt: !3892)
!3922 = !DILocation(line: 26, column: 64, scope: !413, inlinedAt: !3893)
!3923 = !DILocation(line: 46, column: 7, scope: !3889, inlinedAt: !3892)
!3924 = !DILocation(line: 49, column: 31, scope: !3889, inlinedAt: !3892)
!3925 = !DILocation(line: 50, column: 10, scope: !3889, inlinedAt: !3892)
!3926 = !DILocation(line: 51, column: 14, scope: !3889, inlinedAt: !3892)
!3927 = !DILocation(line: 52, column: 17, scope: !3889, inlinedAt: !3892)
!3928 = !DILocation(line: 52, column: 8, scope: !3889, inlinedAt: !3892)
!3929 = !DILocation(line: 54, column: 10, scope: !3889, inlinedAt: !3892)
!3930 = !DILocation(line: 55, column: 11, scope: !3889, inlinedAt: !3892)
!3931 = !DILocation(line: 42, column: 50, scope: !3889, inlinedAt: !3892)
!3932 = !DILocation(line: 56, column: 6, scope: !3889, inlinedAt: !3892)
!3933 = !DILocation(line: 56, column: 16, scope: !3889, inlinedAt: !3892)
!3934 = !DILocation(line: 57, column: 17, scope: !3889, inlinedAt: !3892)
!3935 = !DILocation(line: 56, column: 21, scope: !3889, inlinedAt: !3892)
!3936 = !DILocation(line: 16, column: 6, scope: !3885, inlinedAt: !3886)
!3937 = distinct !DISubprogram(name: "ReduceMin", scope: !294, file: !294, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!3938 = !DILocation(line: 17, column: 33, scope: !3885, inlinedAt: !3886)
!3939 = !DILocation(line: 13, column: 15, scope: !3937, inlinedAt: !3938)
!3940 = !DILocation(line: 44, column: 16, scope: !3889, inlinedAt: !3939)
!3941 = !DILocation(line: 66, column: 7, scope: !3770, inlinedAt: !3940)
!3942 = !DILocation(line: 64, column: 35, scope: !3770, inlinedAt: !3940)
!3943 = !DILocation(line: 67, column: 7, scope: !3770, inlinedAt: !3940)
!3944 = !DILocation(line: 67, column: 35, scope: !3770, inlinedAt: !3940)
!3945 = !DILocation(line: 68, column: 23, scope: !3770, inlinedAt: !3940)
!3946 = !DILocation(line: 13, column: 66, scope: !3937, inlinedAt: !3938)
!3947 = !DILocation(line: 67, column: 40, scope: !3770, inlinedAt: !3940)
!3948 = !DILocation(line: 73, column: 6, scope: !3770, inlinedAt: !3940)
!3949 = !DILocation(line: 73, column: 36, scope: !3770, inlinedAt: !3940)
!3950 = !DILocation(line: 74, column: 16, scope: !3770, inlinedAt: !3940)
!3951 = !DILocation(line: 75, column: 11, scope: !3770, inlinedAt: !3940)
!3952 = !DILocation(line: 74, column: 3, scope: !3770, inlinedAt: !3940)
!3953 = !DILocation(line: 78, column: 22, scope: !3770, inlinedAt: !3940)
!3954 = !DILocation(line: 78, column: 41, scope: !3770, inlinedAt: !3940)
!3955 = !DILocation(line: 79, column: 9, scope: !3770, inlinedAt: !3940)
!3956 = !DILocation(line: 73, column: 41, scope: !3770, inlinedAt: !3940)
!3957 = !DILocation(line: 82, column: 16, scope: !3770, inlinedAt: !3940)
!3958 = !DILocation(line: 82, column: 2, scope: !3889, inlinedAt: !3939)
!3959 = !DILocation(line: 46, column: 7, scope: !3889, inlinedAt: !3939)
!3960 = !DILocation(line: 49, column: 31, scope: !3889, inlinedAt: !3939)
!3961 = !DILocation(line: 50, column: 10, scope: !3889, inlinedAt: !3939)
!3962 = !DILocation(line: 51, column: 14, scope: !3889, inlinedAt: !3939)
!3963 = !DILocation(line: 52, column: 17, scope: !3889, inlinedAt: !3939)
!3964 = !DILocation(line: 52, column: 8, scope: !3889, inlinedAt: !3939)
!3965 = !DILocation(line: 54, column: 10, scope: !3889, inlinedAt: !3939)
!3966 = !DILocation(line: 55, column: 11, scope: !3889, inlinedAt: !3939)
!3967 = !DILocation(line: 42, column: 50, scope: !3889, inlinedAt: !3939)
!3968 = !DILocation(line: 56, column: 6, scope: !3889, inlinedAt: !3939)
!3969 = !DILocation(line: 56, column: 16, scope: !3889, inlinedAt: !3939)
!3970 = !DILocation(line: 57, column: 17, scope: !3889, inlinedAt: !3939)
!3971 = !DILocation(line: 56, column: 21, scope: !3889, inlinedAt: !3939)
!3972 = distinct !DISubprogram(name: "ReduceMax", scope: !294, file: !294, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!3973 = !DILocation(line: 17, column: 54, scope: !3885, inlinedAt: !3886)
!3974 = !DILocation(line: 19, column: 15, scope: !3972, inlinedAt: !3973)
!3975 = !DILocation(line: 44, column: 16, scope: !3889, inlinedAt: !3974)
!3976 = !DILocation(line: 66, column: 7, scope: !3770, inlinedAt: !3975)
!3977 = !DILocation(line: 64, column: 35, scope: !3770, inlinedAt: !3975)
!3978 = !DILocation(line: 67, column: 7, scope: !3770, inlinedAt: !3975)
!3979 = !DILocation(line: 67, column: 35, scope: !3770, inlinedAt: !3975)
!3980 = !DILocation(line: 68, column: 23, scope: !3770, inlinedAt: !3975)
!3981 = !DILocation(line: 19, column: 66, scope: !3972, inlinedAt: !3973)
!3982 = !DILocation(line: 67, column: 40, scope: !3770, inlinedAt: !3975)
!3983 = !DILocation(line: 73, column: 6, scope: !3770, inlinedAt: !3975)
!3984 = !DILocation(line: 73, column: 36, scope: !3770, inlinedAt: !3975)
!3985 = !DILocation(line: 74, column: 16, scope: !3770, inlinedAt: !3975)
!3986 = !DILocation(line: 75, column: 11, scope: !3770, inlinedAt: !3975)
!3987 = !DILocation(line: 74, column: 3, scope: !3770, inlinedAt: !3975)
!3988 = !DILocation(line: 78, column: 22, scope: !3770, inlinedAt: !3975)
!3989 = !DILocation(line: 78, column: 41, scope: !3770, inlinedAt: !3975)
!3990 = !DILocation(line: 79, column: 9, scope: !3770, inlinedAt: !3975)
!3991 = !DILocation(line: 73, column: 41, scope: !3770, inlinedAt: !3975)
!3992 = !DILocation(line: 82, column: 16, scope: !3770, inlinedAt: !3975)
!3993 = !DILocation(line: 82, column: 2, scope: !3889, inlinedAt: !3974)
!3994 = !DILocation(line: 46, column: 7, scope: !3889, inlinedAt: !3974)
!3995 = !DILocation(line: 49, column: 31, scope: !3889, inlinedAt: !3974)
!3996 = !DILocation(line: 50, column: 10, scope: !3889, inlinedAt: !3974)
!3997 = !DILocation(line: 51, column: 14, scope: !3889, inlinedAt: !3974)
!3998 = !DILocation(line: 52, column: 17, scope: !3889, inlinedAt: !3974)
!3999 = !DILocation(line: 52, column: 8, scope: !3889, inlinedAt: !3974)
!4000 = !DILocation(line: 54, column: 10, scope: !3889, inlinedAt: !3974)
!4001 = !DILocation(line: 55, column: 11, scope: !3889, inlinedAt: !3974)
!4002 = !DILocation(line: 42, column: 50, scope: !3889, inlinedAt: !3974)
!4003 = !DILocation(line: 56, column: 6, scope: !3889, inlinedAt: !3974)
!4004 = !DILocation(line: 56, column: 16, scope: !3889, inlinedAt: !3974)
!4005 = !DILocation(line: 57, column: 17, scope: !3889, inlinedAt: !3974)
!4006 = !DILocation(line: 56, column: 21, scope: !3889, inlinedAt: !3974)
!4007 = !DILocation(line: 17, column: 6, scope: !3885, inlinedAt: !3886)
!4008 = !DILocation(line: 17, column: 14, scope: !3885, inlinedAt: !3886)
!4009 = !DILocation(line: 25, column: 16, scope: !3896, inlinedAt: !3899)
!4010 = !DILocation(line: 23, column: 48, scope: !3896, inlinedAt: !3899)
!4011 = !DILocation(line: 26, column: 6, scope: !3896, inlinedAt: !3899)
!4012 = !DILocation(line: 26, column: 24, scope: !3896, inlinedAt: !3899)
!4013 = !DILocation(line: 27, column: 24, scope: !3896, inlinedAt: !3899)
!4014 = !DILocation(line: 27, column: 44, scope: !3896, inlinedAt: !3899)
!4015 = !DILocation(line: 28, column: 4, scope: !3896, inlinedAt: !3899)
!4016 = !DILocation(line: 26, column: 37, scope: !3896, inlinedAt: !3899)
!4017 = !DILocation(line: 31, column: 15, scope: !3896, inlinedAt: !3899)
!4018 = !DILocation(line: 34, column: 32, scope: !3896, inlinedAt: !3899)
!4019 = !DILocation(line: 35, column: 19, scope: !3896, inlinedAt: !3899)
!4020 = !DILocation(line: 36, column: 10, scope: !3896, inlinedAt: !3899)
!4021 = !DILocation(line: 38, column: 9, scope: !3896, inlinedAt: !3899)
!4022 = !DILocation(line: 40, column: 10, scope: !3896, inlinedAt: !3899)
!4023 = !DILocation(line: 23, column: 59, scope: !3896, inlinedAt: !3899)
!4024 = !DILocation(line: 42, column: 19, scope: !3896, inlinedAt: !3899)
!4025 = !DILocation(line: 42, column: 3, scope: !3896, inlinedAt: !3899)
!4026 = !DILocation(line: 44, column: 2, scope: !3897, inlinedAt: !3898)
!4027 = !DILocation(line: 7, column: 16, scope: !3897, inlinedAt: !3898)
!4028 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !371, file: !371, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4029 = !DILocation(line: 18, column: 68, scope: !3885, inlinedAt: !3886)
!4030 = !DILocation(line: 14, column: 21, scope: !4028, inlinedAt: !4029)
!4031 = !DILocation(line: 25, column: 16, scope: !3896, inlinedAt: !4030)
!4032 = !DILocation(line: 23, column: 48, scope: !3896, inlinedAt: !4030)
!4033 = !DILocation(line: 26, column: 6, scope: !3896, inlinedAt: !4030)
!4034 = !DILocation(line: 26, column: 24, scope: !3896, inlinedAt: !4030)
!4035 = !DILocation(line: 27, column: 24, scope: !3896, inlinedAt: !4030)
!4036 = !DILocation(line: 27, column: 44, scope: !3896, inlinedAt: !4030)
!4037 = !DILocation(line: 28, column: 4, scope: !3896, inlinedAt: !4030)
!4038 = !DILocation(line: 26, column: 37, scope: !3896, inlinedAt: !4030)
!4039 = !DILocation(line: 31, column: 15, scope: !3896, inlinedAt: !4030)
!4040 = !DILocation(line: 34, column: 32, scope: !3896, inlinedAt: !4030)
!4041 = !DILocation(line: 35, column: 19, scope: !3896, inlinedAt: !4030)
!4042 = !DILocation(line: 36, column: 10, scope: !3896, inlinedAt: !4030)
!4043 = !DILocation(line: 37, column: 10, scope: !3896, inlinedAt: !4030)
!4044 = !DILocation(line: 38, column: 9, scope: !3896, inlinedAt: !4030)
!4045 = !DILocation(line: 40, column: 10, scope: !3896, inlinedAt: !4030)
!4046 = !DILocation(line: 23, column: 59, scope: !3896, inlinedAt: !4030)
!4047 = !DILocation(line: 42, column: 19, scope: !3896, inlinedAt: !4030)
!4048 = !DILocation(line: 42, column: 3, scope: !3896, inlinedAt: !4030)
!4049 = !DILocation(line: 44, column: 2, scope: !4028, inlinedAt: !4029)
!4050 = !DILocation(line: 15, column: 20, scope: !4028, inlinedAt: !4029)
!4051 = !DILocation(line: 15, column: 42, scope: !4028, inlinedAt: !4029)
!4052 = !DILocation(line: 18, column: 16, scope: !4028, inlinedAt: !4029)
!4053 = !DILocation(line: 18, column: 2, scope: !3885, inlinedAt: !3886)
!4054 = !DILocation(line: 18, column: 6, scope: !3885, inlinedAt: !3886)
!4055 = !DILocation(line: 18, column: 14, scope: !3885, inlinedAt: !3886)
!4056 = !DILocation(line: 19, column: 42, scope: !3885, inlinedAt: !3886)
!4057 = distinct !DISubprogram(name: "Broadcast", scope: !400, file: !400, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4058 = !DILocation(line: 19, column: 25, scope: !3885, inlinedAt: !3886)
!4059 = !DILocation(line: 36, column: 22, scope: !4057, inlinedAt: !4058)
!4060 = !DILocation(line: 37, column: 8, scope: !4057, inlinedAt: !4058)
!4061 = !DILocation(line: 39, column: 15, scope: !4057, inlinedAt: !4058)
!4062 = !DILocation(line: 40, column: 17, scope: !4057, inlinedAt: !4058)
!4063 = !DILocation(line: 40, column: 3, scope: !3885, inlinedAt: !3886)
!4064 = !DILocation(line: 42, column: 16, scope: !4057, inlinedAt: !4058)
!4065 = !DILocation(line: 43, column: 10, scope: !4057, inlinedAt: !4058)
!4066 = !DILocation(line: 44, column: 14, scope: !4057, inlinedAt: !4058)
!4067 = !DILocation(line: 45, column: 3, scope: !4057, inlinedAt: !4058)
!4068 = !DILocation(line: 47, column: 10, scope: !4057, inlinedAt: !4058)
!4069 = !DILocation(line: 48, column: 9, scope: !4057, inlinedAt: !4058)
!4070 = !DILocation(line: 48, column: 2, scope: !3885, inlinedAt: !3886)
!4071 = !DILocation(line: 19, column: 6, scope: !3885, inlinedAt: !3886)
!4072 = distinct !DISubprogram(name: "ExchangeFloat64", scope: !244, file: !244, line: 146, type: !4, isDefinition: true, scopeLine: 146, isOptimized: true, unit: !2)
!4073 = !DILocation(line: 146, column: 6, scope: !4072)
!4074 = distinct !DISubprogram(name: "exchange", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!4075 = !DILocation(line: 147, column: 10, scope: !4072)
!4076 = !DILocation(line: 21, column: 29, scope: !4074, inlinedAt: !4075)
!4077 = !DILocation(line: 21, column: 39, scope: !4074, inlinedAt: !4075)
!4078 = !DILocation(line: 21, column: 49, scope: !4074, inlinedAt: !4075)
!4079 = !DILocation(line: 23, column: 7, scope: !4074, inlinedAt: !4075)
!4080 = !DILocation(line: 22, column: 2, scope: !4074, inlinedAt: !4075)
!4081 = !DILocation(line: 22, column: 8, scope: !4074, inlinedAt: !4075)
!4082 = !DILocation(line: 26, column: 9, scope: !4074, inlinedAt: !4075)
!4083 = !DILocation(line: 27, column: 12, scope: !4074, inlinedAt: !4075)
!4084 = !DILocation(line: 27, column: 10, scope: !4074, inlinedAt: !4075)
!4085 = !DILocation(line: 27, column: 30, scope: !4074, inlinedAt: !4075)
!4086 = !DILocation(line: 28, column: 37, scope: !4074, inlinedAt: !4075)
!4087 = !DILocation(line: 28, column: 32, scope: !4074, inlinedAt: !4075)
!4088 = !DILocation(line: 28, column: 34, scope: !4074, inlinedAt: !4075)
!4089 = !DILocation(line: 28, column: 20, scope: !4074, inlinedAt: !4075)
!4090 = !DILocation(line: 28, column: 3, scope: !4074, inlinedAt: !4075)
!4091 = !DILocation(line: 29, column: 22, scope: !4074, inlinedAt: !4075)
!4092 = !DILocation(line: 29, column: 3, scope: !4074, inlinedAt: !4075)
!4093 = !DILocation(line: 30, column: 24, scope: !4074, inlinedAt: !4075)
!4094 = !DILocation(line: 30, column: 3, scope: !4074, inlinedAt: !4075)
!4095 = !DILocation(line: 31, column: 23, scope: !4074, inlinedAt: !4075)
!4096 = !DILocation(line: 31, column: 3, scope: !4074, inlinedAt: !4075)
!4097 = !DILocation(line: 32, column: 14, scope: !4074, inlinedAt: !4075)
!4098 = !DILocation(line: 32, column: 12, scope: !4074, inlinedAt: !4075)
!4099 = !DILocation(line: 32, column: 18, scope: !4074, inlinedAt: !4075)
!4100 = !DILocation(line: 33, column: 21, scope: !4074, inlinedAt: !4075)
!4101 = !DILocation(line: 33, column: 3, scope: !4074, inlinedAt: !4075)
!4102 = !DILocation(line: 34, column: 3, scope: !4074, inlinedAt: !4075)
!4103 = !DILocation(line: 35, column: 31, scope: !4074, inlinedAt: !4075)
!4104 = !DILocation(line: 36, column: 4, scope: !4074, inlinedAt: !4075)
!4105 = !DILocation(line: 38, column: 32, scope: !4074, inlinedAt: !4075)
!4106 = !DILocation(line: 38, column: 30, scope: !4074, inlinedAt: !4075)
!4107 = !DILocation(line: 38, column: 24, scope: !4074, inlinedAt: !4075)
!4108 = !DILocation(line: 38, column: 3, scope: !4074, inlinedAt: !4075)
!4109 = distinct !DISubprogram(name: "NumbersFloat64", scope: !244, file: !244, line: 153, type: !4, isDefinition: true, scopeLine: 153, isOptimized: true, unit: !2)
!4110 = !DILocation(line: 153, column: 6, scope: !4109)
!4111 = distinct !DISubprogram(name: "groupNumbers", scope: !284, file: !284, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!4112 = !DILocation(line: 153, column: 77, scope: !4109)
!4113 = !DILocation(line: 29, column: 20, scope: !4111, inlinedAt: !4112)
!4114 = !DILocation(line: 30, column: 26, scope: !4111, inlinedAt: !4112)
!4115 = !DILocation(line: 30, column: 24, scope: !4111, inlinedAt: !4112)
!4116 = !DILocation(line: 30, column: 46, scope: !4111, inlinedAt: !4112)
!4117 = distinct !DISubprogram(name: "numbers", scope: !284, file: !284, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4118 = !DILocation(line: 30, column: 9, scope: !4111, inlinedAt: !4112)
!4119 = !DILocation(line: 14, column: 11, scope: !4117, inlinedAt: !4118)
!4120 = distinct !DISubprogram(name: "reduceWarp", scope: !294, file: !294, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!4121 = distinct !DISubprogram(name: "reduce", scope: !294, file: !294, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!4122 = distinct !DISubprogram(name: "ReduceAdd", scope: !294, file: !294, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!4123 = !DILocation(line: 16, column: 25, scope: !4117, inlinedAt: !4118)
!4124 = !DILocation(line: 7, column: 15, scope: !4122, inlinedAt: !4123)
!4125 = !DILocation(line: 44, column: 16, scope: !4121, inlinedAt: !4124)
!4126 = !DILocation(line: 65, column: 13, scope: !4120, inlinedAt: !4125)
!4127 = !DILocation(line: 66, column: 7, scope: !4120, inlinedAt: !4125)
!4128 = !DILocation(line: 19, column: 40, scope: !4117, inlinedAt: !4118)
!4129 = !DILocation(line: 64, column: 35, scope: !4120, inlinedAt: !4125)
!4130 = !DILocation(line: 67, column: 7, scope: !4120, inlinedAt: !4125)
!4131 = !DILocation(line: 67, column: 35, scope: !4120, inlinedAt: !4125)
!4132 = !DILocation(line: 68, column: 23, scope: !4120, inlinedAt: !4125)
!4133 = !DILocation(line: 7, column: 65, scope: !4122, inlinedAt: !4123)
!4134 = !DILocation(line: 67, column: 40, scope: !4120, inlinedAt: !4125)
!4135 = !DILocation(line: 72, column: 16, scope: !4120, inlinedAt: !4125)
!4136 = !DILocation(line: 73, column: 6, scope: !4120, inlinedAt: !4125)
!4137 = !DILocation(line: 73, column: 36, scope: !4120, inlinedAt: !4125)
!4138 = !DILocation(line: 74, column: 16, scope: !4120, inlinedAt: !4125)
!4139 = !DILocation(line: 75, column: 11, scope: !4120, inlinedAt: !4125)
!4140 = !DILocation(line: 74, column: 3, scope: !4120, inlinedAt: !4125)
!4141 = !DILocation(line: 78, column: 22, scope: !4120, inlinedAt: !4125)
!4142 = !DILocation(line: 78, column: 41, scope: !4120, inlinedAt: !4125)
!4143 = !DILocation(line: 79, column: 9, scope: !4120, inlinedAt: !4125)
!4144 = !DILocation(line: 73, column: 41, scope: !4120, inlinedAt: !4125)
!4145 = !DILocation(line: 82, column: 16, scope: !4120, inlinedAt: !4125)
!4146 = !DILocation(line: 82, column: 2, scope: !4121, inlinedAt: !4124)
!4147 = !DILocation(line: 16, column: 6, scope: !4117, inlinedAt: !4118)
!4148 = distinct !DISubprogram(name: "ReduceMin", scope: !294, file: !294, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4149 = !DILocation(line: 17, column: 33, scope: !4117, inlinedAt: !4118)
!4150 = !DILocation(line: 13, column: 15, scope: !4148, inlinedAt: !4149)
!4151 = !DILocation(line: 44, column: 16, scope: !4121, inlinedAt: !4150)
!4152 = !DILocation(line: 66, column: 7, scope: !4120, inlinedAt: !4151)
!4153 = !DILocation(line: 64, column: 35, scope: !4120, inlinedAt: !4151)
!4154 = !DILocation(line: 67, column: 7, scope: !4120, inlinedAt: !4151)
!4155 = !DILocation(line: 67, column: 35, scope: !4120, inlinedAt: !4151)
!4156 = !DILocation(line: 68, column: 23, scope: !4120, inlinedAt: !4151)
!4157 = !DILocation(line: 13, column: 66, scope: !4148, inlinedAt: !4149)
!4158 = !DILocation(line: 67, column: 40, scope: !4120, inlinedAt: !4151)
!4159 = !DILocation(line: 72, column: 16, scope: !4120, inlinedAt: !4151)
!4160 = !DILocation(line: 73, column: 6, scope: !4120, inlinedAt: !4151)
!4161 = !DILocation(line: 73, column: 36, scope: !4120, inlinedAt: !4151)
!4162 = !DILocation(line: 74, column: 16, scope: !4120, inlinedAt: !4151)
!4163 = !DILocation(line: 75, column: 11, scope: !4120, inlinedAt: !4151)
!4164 = !DILocation(line: 74, column: 3, scope: !4120, inlinedAt: !4151)
!4165 = !DILocation(line: 78, column: 22, scope: !4120, inlinedAt: !4151)
!4166 = !DILocation(line: 78, column: 41, scope: !4120, inlinedAt: !4151)
!4167 = !DILocation(line: 79, column: 9, scope: !4120, inlinedAt: !4151)
!4168 = !DILocation(line: 73, column: 41, scope: !4120, inlinedAt: !4151)
!4169 = !DILocation(line: 82, column: 16, scope: !4120, inlinedAt: !4151)
!4170 = !DILocation(line: 82, column: 2, scope: !4121, inlinedAt: !4150)
!4171 = distinct !DISubprogram(name: "ReduceMax", scope: !294, file: !294, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!4172 = !DILocation(line: 17, column: 54, scope: !4117, inlinedAt: !4118)
!4173 = !DILocation(line: 19, column: 15, scope: !4171, inlinedAt: !4172)
!4174 = !DILocation(line: 44, column: 16, scope: !4121, inlinedAt: !4173)
!4175 = !DILocation(line: 66, column: 7, scope: !4120, inlinedAt: !4174)
!4176 = !DILocation(line: 64, column: 35, scope: !4120, inlinedAt: !4174)
!4177 = !DILocation(line: 67, column: 7, scope: !4120, inlinedAt: !4174)
!4178 = !DILocation(line: 67, column: 35, scope: !4120, inlinedAt: !4174)
!4179 = !DILocation(line: 68, column: 23, scope: !4120, inlinedAt: !4174)
!4180 = !DILocation(line: 19, column: 66, scope: !4171, inlinedAt: !4172)
!4181 = !DILocation(line: 67, column: 40, scope: !4120, inlinedAt: !4174)
!4182 = !DILocation(line: 72, column: 16, scope: !4120, inlinedAt: !4174)
!4183 = !DILocation(line: 73, column: 6, scope: !4120, inlinedAt: !4174)
!4184 = !DILocation(line: 73, column: 36, scope: !4120, inlinedAt: !4174)
!4185 = !DILocation(line: 74, column: 16, scope: !4120, inlinedAt: !4174)
!4186 = !DILocation(line: 75, column: 11, scope: !4120, inlinedAt: !4174)
!4187 = !DILocation(line: 74, column: 3, scope: !4120, inlinedAt: !4174)
!4188 = !DILocation(line: 78, column: 22, scope: !4120, inlinedAt: !4174)
!4189 = !DILocation(line: 78, column: 41, scope: !4120, inlinedAt: !4174)
!4190 = !DILocation(line: 79, column: 9, scope: !4120, inlinedAt: !4174)
!4191 = !DILocation(line: 73, column: 41, scope: !4120, inlinedAt: !4174)
!4192 = !DILocation(line: 82, column: 16, scope: !4120, inlinedAt: !4174)
!4193 = !DILocation(line: 82, column: 2, scope: !4121, inlinedAt: !4173)
!4194 = !DILocation(line: 17, column: 6, scope: !4117, inlinedAt: !4118)
!4195 = !DILocation(line: 17, column: 14, scope: !4117, inlinedAt: !4118)
!4196 = distinct !DISubprogram(name: "scan", scope: !371, file: !371, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!4197 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !371, file: !371, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!4198 = !DILocation(line: 18, column: 40, scope: !4117, inlinedAt: !4118)
!4199 = !DILocation(line: 6, column: 21, scope: !4197, inlinedAt: !4198)
!4200 = !DILocation(line: 25, column: 16, scope: !4196, inlinedAt: !4199)
!4201 = !DILocation(line: 23, column: 48, scope: !4196, inlinedAt: !4199)
!4202 = !DILocation(line: 26, column: 6, scope: !4196, inlinedAt: !4199)
!4203 = !DILocation(line: 26, column: 24, scope: !4196, inlinedAt: !4199)
!4204 = !DILocation(line: 27, column: 24, scope: !4196, inlinedAt: !4199)
!4205 = !DILocation(line: 27, column: 44, scope: !4196, inlinedAt: !4199)
!4206 = !DILocation(line: 28, column: 4, scope: !4196, inlinedAt: !4199)
!4207 = !DILocation(line: 26, column: 37, scope: !4196, inlinedAt: !4199)
!4208 = !DILocation(line: 7, column: 16, scope: !4197, inlinedAt: !4198)
!4209 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !371, file: !371, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4210 = !DILocation(line: 18, column: 68, scope: !4117, inlinedAt: !4118)
!4211 = !DILocation(line: 14, column: 21, scope: !4209, inlinedAt: !4210)
!4212 = !DILocation(line: 25, column: 16, scope: !4196, inlinedAt: !4211)
!4213 = !DILocation(line: 23, column: 48, scope: !4196, inlinedAt: !4211)
!4214 = !DILocation(line: 26, column: 6, scope: !4196, inlinedAt: !4211)
!4215 = !DILocation(line: 26, column: 24, scope: !4196, inlinedAt: !4211)
!4216 = !DILocation(line: 27, column: 24, scope: !4196, inlinedAt: !4211)
!4217 = !DILocation(line: 27, column: 44, scope: !4196, inlinedAt: !4211)
!4218 = !DILocation(line: 28, column: 4, scope: !4196, inlinedAt: !4211)
!4219 = !DILocation(line: 26, column: 37, scope: !4196, inlinedAt: !4211)
!4220 = !DILocation(line: 15, column: 20, scope: !4209, inlinedAt: !4210)
!4221 = !DILocation(line: 15, column: 42, scope: !4209, inlinedAt: !4210)
!4222 = !DILocation(line: 18, column: 16, scope: !4209, inlinedAt: !4210)
!4223 = !DILocation(line: 18, column: 2, scope: !4117, inlinedAt: !4118)
!4224 = !DILocation(line: 18, column: 6, scope: !4117, inlinedAt: !4118)
!4225 = !DILocation(line: 18, column: 14, scope: !4117, inlinedAt: !4118)
!4226 = !DILocation(line: 19, column: 42, scope: !4117, inlinedAt: !4118)
!4227 = distinct !DISubprogram(name: "Broadcast", scope: !400, file: !400, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4228 = !DILocation(line: 19, column: 25, scope: !4117, inlinedAt: !4118)
!4229 = !DILocation(line: 36, column: 10, scope: !4227, inlinedAt: !4228)
!4230 = !DILocation(line: 36, column: 22, scope: !4227, inlinedAt: !4228)
!4231 = !DILocation(line: 37, column: 8, scope: !4227, inlinedAt: !4228)
!4232 = !DILocation(line: 40, column: 17, scope: !4227, inlinedAt: !4228)
!4233 = !DILocation(line: 19, column: 6, scope: !4117, inlinedAt: !4118)
!4234 = !DILocation(line: 31, column: 26, scope: !4111, inlinedAt: !4112)
!4235 = distinct !DISubprogram(name: "numbers", scope: !284, file: !284, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!4236 = !DILocation(line: 31, column: 9, scope: !4111, inlinedAt: !4112)
!4237 = !DILocation(line: 14, column: 11, scope: !4235, inlinedAt: !4236)
!4238 = !DILocation(line: 31, column: 48, scope: !4111, inlinedAt: !4112)
!4239 = distinct !DISubprogram(name: "reduce", scope: !294, file: !294, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!4240 = distinct !DISubprogram(name: "ReduceAdd", scope: !294, file: !294, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!4241 = !DILocation(line: 16, column: 25, scope: !4235, inlinedAt: !4236)
!4242 = !DILocation(line: 7, column: 15, scope: !4240, inlinedAt: !4241)
!4243 = !DILocation(line: 45, column: 14, scope: !4239, inlinedAt: !4242)
!4244 = !DILocation(line: 26, column: 47, scope: !413, inlinedAt: !4243)
!4245 = !DILocation(line: 26, column: 59, scope: !413, inlinedAt: !4243)
!4246 = distinct !DISubprogram(name: "scan", scope: !371, file: !371, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!4247 = distinct !DISubprogram(name: "InclusiveScanAdd", scope: !371, file: !371, line: 5, type: !4, isDefinition: true, scopeLine: 5, isOptimized: true, unit: !2)
!4248 = !DILocation(line: 18, column: 40, scope: !4235, inlinedAt: !4236)
!4249 = !DILocation(line: 6, column: 21, scope: !4247, inlinedAt: !4248)
!4250 = !DILocation(line: 37, column: 21, scope: !4246, inlinedAt: !4249)
!4251 = !DILocation(line: 37, column: 10, scope: !4246, inlinedAt: !4249)
!4252 = !DILocation(line: 19, column: 40, scope: !4235, inlinedAt: !4236)
!4253 = !DILocation(line: 44, column: 16, scope: !4239, inlinedAt: !4242)
!4254 = !DILocation(line: 66, column: 7, scope: !4120, inlinedAt: !4253)
!4255 = !DILocation(line: 64, column: 35, scope: !4120, inlinedAt: !4253)
!4256 = !DILocation(line: 67, column: 7, scope: !4120, inlinedAt: !4253)
!4257 = !DILocation(line: 67, column: 35, scope: !4120, inlinedAt: !4253)
!4258 = !DILocation(line: 68, column: 23, scope: !4120, inlinedAt: !4253)
!4259 = !DILocation(line: 7, column: 65, scope: !4240, inlinedAt: !4241)
!4260 = !DILocation(line: 67, column: 40, scope: !4120, inlinedAt: !4253)
!4261 = !DILocation(line: 73, column: 6, scope: !4120, inlinedAt: !4253)
!4262 = !DILocation(line: 73, column: 36, scope: !4120, inlinedAt: !4253)
!4263 = !DILocation(line: 74, column: 16, scope: !4120, inlinedAt: !4253)
!4264 = !DILocation(line: 75, column: 11, scope: !4120, inlinedAt: !4253)
!4265 = !DILocation(line: 74, column: 3, scope: !4120, inlinedAt: !4253)
!4266 = !DILocation(line: 78, column: 22, scope: !4120, inlinedAt: !4253)
!4267 = !DILocation(line: 78, column: 41, scope: !4120, inlinedAt: !4253)
!4268 = !DILocation(line: 79, column: 9, scope: !4120, inlinedAt: !4253)
!4269 = !DILocation(line: 73, column: 41, scope: !4120, inlinedAt: !4253)
!4270 = !DILocation(line: 82, column: 16, scope: !4120, inlinedAt: !4253)
!4271 = !DILocation(line: 82, column: 2, scope: !4239, inlinedAt: !4242)
!4272 = !DILocation(line: 26, column: 64, scope: !413, inlinedAt: !4243)
!4273 = !DILocation(line: 46, column: 7, scope: !4239, inlinedAt: !4242)
!4274 = !DILocation(line: 49, column: 31, scope: !4239, inlinedAt: !4242)
!4275 = !DILocation(line: 50, column: 10, scope: !4239, inlinedAt: !4242)
!4276 = !DILocation(line: 51, column: 14, scope: !4239, inlinedAt: !4242)
!4277 = !DILocation(line: 52, column: 17, scope: !4239, inlinedAt: !4242)
!4278 = !DILocation(line: 52, column: 8, scope: !4239, inlinedAt: !4242)
!4279 = !DILocation(line: 54, column: 10, scope: !4239, inlinedAt: !4242)
!4280 = !DILocation(line: 55, column: 11, scope: !4239, inlinedAt: !4242)
!4281 = !DILocation(line: 42, column: 50, scope: !4239, inlinedAt: !4242)
!4282 = !DILocation(line: 56, column: 6, scope: !4239, inlinedAt: !4242)
!4283 = !DILocation(line: 56, column: 16, scope: !4239, inlinedAt: !4242)
!4284 = !DILocation(line: 57, column: 17, scope: !4239, inlinedAt: !4242)
!4285 = !DILocation(line: 56, column: 21, scope: !4239, inlinedAt: !4242)
!4286 = !DILocation(line: 16, column: 6, scope: !4235, inlinedAt: !4236)
!4287 = distinct !DISubprogram(name: "ReduceMin", scope: !294, file: !294, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4288 = !DILocation(line: 17, column: 33, scope: !4235, inlinedAt: !4236)
!4289 = !DILocation(line: 13, column: 15, scope: !4287, inlinedAt: !4288)
!4290 = !DILocation(line: 44, column: 16, scope: !4239, inlinedAt: !4289)
!4291 = !DILocation(line: 66, column: 7, scope: !4120, inlinedAt: !4290)
!4292 = !DILocation(line: 64, column: 35, scope: !4120, inlinedAt: !4290)
!4293 = !DILocation(line: 67, column: 7, scope: !4120, inlinedAt: !4290)
!4294 = !DILocation(line: 67, column: 35, scope: !4120, inlinedAt: !4290)
!4295 = !DILocation(line: 68, column: 23, scope: !4120, inlinedAt: !4290)
!4296 = !DILocation(line: 13, column: 66, scope: !4287, inlinedAt: !4288)
!4297 = !DILocation(line: 67, column: 40, scope: !4120, inlinedAt: !4290)
!4298 = !DILocation(line: 73, column: 6, scope: !4120, inlinedAt: !4290)
!4299 = !DILocation(line: 73, column: 36, scope: !4120, inlinedAt: !4290)
!4300 = !DILocation(line: 74, column: 16, scope: !4120, inlinedAt: !4290)
!4301 = !DILocation(line: 75, column: 11, scope: !4120, inlinedAt: !4290)
!4302 = !DILocation(line: 74, column: 3, scope: !4120, inlinedAt: !4290)
!4303 = !DILocation(line: 78, column: 22, scope: !4120, inlinedAt: !4290)
!4304 = !DILocation(line: 78, column: 41, scope: !4120, inlinedAt: !4290)
!4305 = !DILocation(line: 79, column: 9, scope: !4120, inlinedAt: !4290)
!4306 = !DILocation(line: 73, column: 41, scope: !4120, inlinedAt: !4290)
!4307 = !DILocation(line: 82, column: 16, scope: !4120, inlinedAt: !4290)
!4308 = !DILocation(line: 82, column: 2, scope: !4239, inlinedAt: !4289)
!4309 = !DILocation(line: 46, column: 7, scope: !4239, inlinedAt: !4289)
!4310 = !DILocation(line: 49, column: 31, scope: !4239, inlinedAt: !4289)
!4311 = !DILocation(line: 50, column: 10, scope: !4239, inlinedAt: !4289)
!4312 = !DILocation(line: 51, column: 14, scope: !4239, inlinedAt: !4289)
!4313 = !DILocation(line: 52, column: 17, scope: !4239, inlinedAt: !4289)
!4314 = !DILocation(line: 52, column: 8, scope: !4239, inlinedAt: !4289)
!4315 = !DILocation(line: 54, column: 10, scope: !4239, inlinedAt: !4289)
!4316 = !DILocation(line: 55, column: 11, scope: !4239, inlinedAt: !4289)
!4317 = !DILocation(line: 42, column: 50, scope: !4239, inlinedAt: !4289)
!4318 = !DILocation(line: 56, column: 6, scope: !4239, inlinedAt: !4289)
!4319 = !DILocation(line: 56, column: 16, scope: !4239, inlinedAt: !4289)
!4320 = !DILocation(line: 57, column: 17, scope: !4239, inlinedAt: !4289)
!4321 = !DILocation(line: 56, column: 21, scope: !4239, inlinedAt: !4289)
!4322 = distinct !DISubprogram(name: "ReduceMax", scope: !294, file: !294, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!4323 = !DILocation(line: 17, column: 54, scope: !4235, inlinedAt: !4236)
!4324 = !DILocation(line: 19, column: 15, scope: !4322, inlinedAt: !4323)
!4325 = !DILocation(line: 44, column: 16, scope: !4239, inlinedAt: !4324)
!4326 = !DILocation(line: 66, column: 7, scope: !4120, inlinedAt: !4325)
!4327 = !DILocation(line: 64, column: 35, scope: !4120, inlinedAt: !4325)
!4328 = !DILocation(line: 67, column: 7, scope: !4120, inlinedAt: !4325)
!4329 = !DILocation(line: 67, column: 35, scope: !4120, inlinedAt: !4325)
!4330 = !DILocation(line: 68, column: 23, scope: !4120, inlinedAt: !4325)
!4331 = !DILocation(line: 19, column: 66, scope: !4322, inlinedAt: !4323)
!4332 = !DILocation(line: 67, column: 40, scope: !4120, inlinedAt: !4325)
!4333 = !DILocation(line: 73, column: 6, scope: !4120, inlinedAt: !4325)
!4334 = !DILocation(line: 73, column: 36, scope: !4120, inlinedAt: !4325)
!4335 = !DILocation(line: 74, column: 16, scope: !4120, inlinedAt: !4325)
!4336 = !DILocation(line: 75, column: 11, scope: !4120, inlinedAt: !4325)
!4337 = !DILocation(line: 74, column: 3, scope: !4120, inlinedAt: !4325)
!4338 = !DILocation(line: 78, column: 22, scope: !4120, inlinedAt: !4325)
!4339 = !DILocation(line: 78, column: 41, scope: !4120, inlinedAt: !4325)
!4340 = !DILocation(line: 79, column: 9, scope: !4120, inlinedAt: !4325)
!4341 = !DILocation(line: 73, column: 41, scope: !4120, inlinedAt: !4325)
!4342 = !DILocation(line: 82, column: 16, scope: !4120, inlinedAt: !4325)
!4343 = !DILocation(line: 82, column: 2, scope: !4239, inlinedAt: !4324)
!4344 = !DILocation(line: 46, column: 7, scope: !4239, inlinedAt: !4324)
!4345 = !DILocation(line: 49, column: 31, scope: !4239, inlinedAt: !4324)
!4346 = !DILocation(line: 50, column: 10, scope: !4239, inlinedAt: !4324)
!4347 = !DILocation(line: 51, column: 14, scope: !4239, inlinedAt: !4324)
!4348 = !DILocation(line: 52, column: 17, scope: !4239, inlinedAt: !4324)
!4349 = !DILocation(line: 52, column: 8, scope: !4239, inlinedAt: !4324)
!4350 = !DILocation(line: 54, column: 10, scope: !4239, inlinedAt: !4324)
!4351 = !DILocation(line: 55, column: 11, scope: !4239, inlinedAt: !4324)
!4352 = !DILocation(line: 42, column: 50, scope: !4239, inlinedAt: !4324)
!4353 = !DILocation(line: 56, column: 6, scope: !4239, inlinedAt: !4324)
!4354 = !DILocation(line: 56, column: 16, scope: !4239, inlinedAt: !4324)
!4355 = !DILocation(line: 57, column: 17, scope: !4239, inlinedAt: !4324)
!4356 = !DILocation(line: 56, column: 21, scope: !4239, inlinedAt: !4324)
!4357 = !DILocation(line: 17, column: 6, scope: !4235, inlinedAt: !4236)
!4358 = !DILocation(line: 17, column: 14, scope: !4235, inlinedAt: !4236)
!4359 = !DILocation(line: 25, column: 16, scope: !4246, inlinedAt: !4249)
!4360 = !DILocation(line: 23, column: 48, scope: !4246, inlinedAt: !4249)
!4361 = !DILocation(line: 26, column: 6, scope: !4246, inlinedAt: !4249)
!4362 = !DILocation(line: 26, column: 24, scope: !4246, inlinedAt: !4249)
!4363 = !DILocation(line: 27, column: 24, scope: !4246, inlinedAt: !4249)
!4364 = !DILocation(line: 27, column: 44, scope: !4246, inlinedAt: !4249)
!4365 = !DILocation(line: 28, column: 4, scope: !4246, inlinedAt: !4249)
!4366 = !DILocation(line: 26, column: 37, scope: !4246, inlinedAt: !4249)
!4367 = !DILocation(line: 31, column: 15, scope: !4246, inlinedAt: !4249)
!4368 = !DILocation(line: 34, column: 32, scope: !4246, inlinedAt: !4249)
!4369 = !DILocation(line: 35, column: 19, scope: !4246, inlinedAt: !4249)
!4370 = !DILocation(line: 36, column: 10, scope: !4246, inlinedAt: !4249)
!4371 = !DILocation(line: 38, column: 9, scope: !4246, inlinedAt: !4249)
!4372 = !DILocation(line: 40, column: 10, scope: !4246, inlinedAt: !4249)
!4373 = !DILocation(line: 23, column: 59, scope: !4246, inlinedAt: !4249)
!4374 = !DILocation(line: 42, column: 19, scope: !4246, inlinedAt: !4249)
!4375 = !DILocation(line: 42, column: 3, scope: !4246, inlinedAt: !4249)
!4376 = !DILocation(line: 44, column: 2, scope: !4247, inlinedAt: !4248)
!4377 = !DILocation(line: 7, column: 16, scope: !4247, inlinedAt: !4248)
!4378 = distinct !DISubprogram(name: "ExclusiveScanAdd", scope: !371, file: !371, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!4379 = !DILocation(line: 18, column: 68, scope: !4235, inlinedAt: !4236)
!4380 = !DILocation(line: 14, column: 21, scope: !4378, inlinedAt: !4379)
!4381 = !DILocation(line: 25, column: 16, scope: !4246, inlinedAt: !4380)
!4382 = !DILocation(line: 23, column: 48, scope: !4246, inlinedAt: !4380)
!4383 = !DILocation(line: 26, column: 6, scope: !4246, inlinedAt: !4380)
!4384 = !DILocation(line: 26, column: 24, scope: !4246, inlinedAt: !4380)
!4385 = !DILocation(line: 27, column: 24, scope: !4246, inlinedAt: !4380)
!4386 = !DILocation(line: 27, column: 44, scope: !4246, inlinedAt: !4380)
!4387 = !DILocation(line: 28, column: 4, scope: !4246, inlinedAt: !4380)
!4388 = !DILocation(line: 26, column: 37, scope: !4246, inlinedAt: !4380)
!4389 = !DILocation(line: 31, column: 15, scope: !4246, inlinedAt: !4380)
!4390 = !DILocation(line: 34, column: 32, scope: !4246, inlinedAt: !4380)
!4391 = !DILocation(line: 35, column: 19, scope: !4246, inlinedAt: !4380)
!4392 = !DILocation(line: 36, column: 10, scope: !4246, inlinedAt: !4380)
!4393 = !DILocation(line: 37, column: 10, scope: !4246, inlinedAt: !4380)
!4394 = !DILocation(line: 38, column: 9, scope: !4246, inlinedAt: !4380)
!4395 = !DILocation(line: 40, column: 10, scope: !4246, inlinedAt: !4380)
!4396 = !DILocation(line: 23, column: 59, scope: !4246, inlinedAt: !4380)
!4397 = !DILocation(line: 42, column: 19, scope: !4246, inlinedAt: !4380)
!4398 = !DILocation(line: 42, column: 3, scope: !4246, inlinedAt: !4380)
!4399 = !DILocation(line: 44, column: 2, scope: !4378, inlinedAt: !4379)
!4400 = !DILocation(line: 15, column: 20, scope: !4378, inlinedAt: !4379)
!4401 = !DILocation(line: 15, column: 42, scope: !4378, inlinedAt: !4379)
!4402 = !DILocation(line: 18, column: 16, scope: !4378, inlinedAt: !4379)
!4403 = !DILocation(line: 18, column: 2, scope: !4235, inlinedAt: !4236)
!4404 = !DILocation(line: 18, column: 6, scope: !4235, inlinedAt: !4236)
!4405 = !DILocation(line: 18, column: 14, scope: !4235, inlinedAt: !4236)
!4406 = !DILocation(line: 19, column: 42, scope: !4235, inlinedAt: !4236)
!4407 = distinct !DISubprogram(name: "Broadcast", scope: !400, file: !400, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!4408 = !DILocation(line: 19, column: 25, scope: !4235, inlinedAt: !4236)
!4409 = !DILocation(line: 36, column: 22, scope: !4407, inlinedAt: !4408)
!4410 = !DILocation(line: 37, column: 8, scope: !4407, inlinedAt: !4408)
!4411 = !DILocation(line: 39, column: 15, scope: !4407, inlinedAt: !4408)
!4412 = !DILocation(line: 40, column: 17, scope: !4407, inlinedAt: !4408)
!4413 = !DILocation(line: 40, column: 3, scope: !4235, inlinedAt: !4236)
!4414 = !DILocation(line: 42, column: 16, scope: !4407, inlinedAt: !4408)
!4415 = !DILocation(line: 43, column: 10, scope: !4407, inlinedAt: !4408)
!4416 = !DILocation(line: 44, column: 14, scope: !4407, inlinedAt: !4408)
!4417 = !DILocation(line: 45, column: 3, scope: !4407, inlinedAt: !4408)
!4418 = !DILocation(line: 47, column: 10, scope: !4407, inlinedAt: !4408)
!4419 = !DILocation(line: 48, column: 9, scope: !4407, inlinedAt: !4408)
!4420 = !DILocation(line: 48, column: 2, scope: !4235, inlinedAt: !4236)
!4421 = !DILocation(line: 19, column: 6, scope: !4235, inlinedAt: !4236)
!4422 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeBFloat16, !"kernel", i32 1}
!4423 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeFloat8, !"kernel", i32 1}
!4424 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @Vote, !"kernel", i32 1}
!4425 = !{void (i32*, i64, i32*, i64, i64*, i64, i8*)* @Dynamic, !"kernel", i32 1}
!4426 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Vectors, !"kernel", i32 1}
!4427 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"kernel", i32 1}
!4428 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidx", i32 64}
!4429 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidy", i32 1}
!4430 = !{void ({ i64, i64, i64, i64 }*, i64, { i32, i32, i32, i32 }*, i64, i8*, i64, i8*)* @VectorPlaces, !"maxntidz", i32 1}
!4431 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeInt8, !"kernel", i32 1}
!4432 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @NumbersInt8, !"kernel", i32 1}
!4433 = !{void (i8*, i64, i8*, i64, i8*, i64, i8*)* @IntegersInt8, !"kernel", i32 1}
!4434 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeInt16, !"kernel", i32 1}
!4435 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeInt32, !"kernel", i32 1}
!4436 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersInt32, !"kernel", i32 1}
!4437 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersInt32, !"kernel", i32 1}
!4438 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt64, !"kernel", i32 1}
!4439 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersInt64, !"kernel", i32 1}
!4440 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersInt64, !"kernel", i32 1}
!4441 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeInt, !"kernel", i32 1}
!4442 = !{void (i8*, i64, i32*, i64, i8*, i64, i8*)* @ExchangeUint8, !"kernel", i32 1}
!4443 = !{void (i16*, i64, i32*, i64, i16*, i64, i8*)* @ExchangeUint16, !"kernel", i32 1}
!4444 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @NumbersUint16, !"kernel", i32 1}
!4445 = !{void (i16*, i64, i16*, i64, i16*, i64, i8*)* @IntegersUint16, !"kernel", i32 1}
!4446 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @ExchangeUint32, !"kernel", i32 1}
!4447 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @NumbersUint32, !"kernel", i32 1}
!4448 = !{void (i32*, i64, i32*, i64, i32*, i64, i8*)* @IntegersUint32, !"kernel", i32 1}
!4449 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint64, !"kernel", i32 1}
!4450 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @NumbersUint64, !"kernel", i32 1}
!4451 = !{void (i64*, i64, i64*, i64, i64*, i64, i8*)* @IntegersUint64, !"kernel", i32 1}
!4452 = !{void (i64*, i64, i32*, i64, i64*, i64, i8*)* @ExchangeUint, !"kernel", i32 1}
!4453 = !{void (float*, i64, i32*, i64, float*, i64, i8*)* @ExchangeFloat32, !"kernel", i32 1}
!4454 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @NumbersFloat32, !"kernel", i32 1}
!4455 = !{void (double*, i64, i32*, i64, double*, i64, i8*)* @ExchangeFloat64, !"kernel", i32 1}
!4456 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @NumbersFloat64, !"kernel", i32 1}
