target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_tile = addrspace(3) global [256 x float] undef, align 16
@gpuc_shared_flag = addrspace(3) global { i8, i32 } undef, align 4
@gpuc_table = internal addrspace(1) constant [2 x { i32, i8 }] [{ i32, i8 } { i32 2, i8 1 }, { i32, i8 } { i32 3, i8 0 }], align 4
@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i64*, { i8, i16, [3 x double] }*, i64, [100 x i32]*, i8*)* @Memory to i8*)], section "llvm.metadata"

define void @Memory(i64* %p0, { i8, i16, [3 x double] }* %p1, i64 %p2, [100 x i32]* %p3, i8* %ctrl) nounwind !dbg !6 {
entry:
	%0 = alloca { i8, i16, [3 x double] }, align 8, !dbg !7
	%1 = alloca [100 x i32], align 4, !dbg !7
	br label %b0, !dbg !7

b0:
	%2 = getelementptr inbounds { i8, i16, [3 x double] }, { i8, i16, [3 x double] }* %p1, i64 %p2, !dbg !8
	%3 = getelementptr inbounds { i8, i16, [3 x double] }, { i8, i16, [3 x double] }* %2, i32 0, i32 0, !dbg !9
	%4 = load i8, i8* %3, align 1, !dbg !10
	%5 = icmp ne i8 %4, 0, !dbg !10
	%6 = getelementptr inbounds { i8, i16, [3 x double] }, { i8, i16, [3 x double] }* %p1, i32 0, i32 0, !dbg !11
	%7 = xor i1 %5, true, !dbg !12
	%8 = zext i1 %7 to i8, !dbg !13
	store i8 %8, i8* %6, align 1, !dbg !13
	%9 = getelementptr inbounds { i8, i16, [3 x double] }, { i8, i16, [3 x double] }* %2, i32 0, i32 2, !dbg !14
	%10 = getelementptr inbounds [3 x double], [3 x double]* %9, i64 0, i64 %p2, !dbg !15
	store double -5.000000e-01, double* %10, align 8, !dbg !16
	store { i8, i16, [3 x double] } zeroinitializer, { i8, i16, [3 x double] }* %0, align 8, !dbg !17
	%11 = load { i8, i16, [3 x double] }, { i8, i16, [3 x double] }* %2, align 8, !dbg !18
	store { i8, i16, [3 x double] } %11, { i8, i16, [3 x double] }* %0, align 8, !dbg !18
	%12 = load { i8, i16, [3 x double] }, { i8, i16, [3 x double] }* %0, align 8, !dbg !19
	store { i8, i16, [3 x double] } %12, { i8, i16, [3 x double] }* %2, align 8, !dbg !19
	store { i8, i16, [3 x double] } zeroinitializer, { i8, i16, [3 x double] }* %2, align 8, !dbg !20
	%13 = bitcast [100 x i32]* %1 to i8*, !dbg !21
	call void @llvm.memset.p0i8.i64(i8* align 4 %13, i8 0, i64 400, i1 false), !dbg !21
	%14 = bitcast [100 x i32]* %1 to i8*, !dbg !22
	%15 = bitcast [100 x i32]* %p3 to i8*, !dbg !22
	call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %14, i8* align 4 %15, i64 400, i1 false), !dbg !22
	%16 = getelementptr inbounds [100 x i32], [100 x i32]* %1, i64 0, i64 %p2, !dbg !23
	%17 = load i32, i32* %16, align 4, !dbg !24
	%18 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !25
	%19 = bitcast i64* %18 to i32*, !dbg !26
	store i32 %17, i32* %19, align 4, !dbg !27
	%20 = bitcast [100 x i32]* %p3 to i8*, !dbg !28
	call void @llvm.memset.p0i8.i64(i8* align 4 %20, i8 0, i64 400, i1 false), !dbg !28
	%21 = addrspacecast [256 x float] addrspace(3)* @gpuc_shared_tile to [256 x float]*, !dbg !29
	%22 = getelementptr inbounds [256 x float], [256 x float]* %21, i64 0, i64 %p2, !dbg !30
	store float 1.000000e+00, float* %22, align 4, !dbg !31
	%23 = addrspacecast { i8, i32 } addrspace(3)* @gpuc_shared_flag to { i8, i32 }*, !dbg !32
	%24 = getelementptr inbounds { i8, i32 }, { i8, i32 }* %23, i32 0, i32 1, !dbg !33
	%25 = load i32, i32* %24, align 4, !dbg !34
	%26 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !35
	%27 = bitcast i64* %26 to i32*, !dbg !36
	store i32 %25, i32* %27, align 4, !dbg !37
	%28 = addrspacecast [2 x { i32, i8 }] addrspace(1)* @gpuc_table to [2 x { i32, i8 }]*, !dbg !38
	%29 = getelementptr inbounds [2 x { i32, i8 }], [2 x { i32, i8 }]* %28, i64 0, i64 %p2, !dbg !39
	%30 = getelementptr inbounds { i32, i8 }, { i32, i8 }* %29, i32 0, i32 0, !dbg !40
	%31 = load i32, i32* %30, align 4, !dbg !41
	%32 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !42
	%33 = bitcast i64* %32 to i32*, !dbg !43
	store i32 %31, i32* %33, align 4, !dbg !44
	%34 = icmp eq i64* %p0, null, !dbg !45
	%35 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !46
	%36 = bitcast i64* %35 to i8*, !dbg !47
	%37 = zext i1 %34 to i8, !dbg !48
	store i8 %37, i8* %36, align 1, !dbg !48
	%38 = trunc i64 %p2 to i32, !dbg !49
	%39 = zext i32 %38 to i64, !dbg !50
	%40 = getelementptr inbounds i64, i64* %p0, i64 %39, !dbg !50
	%41 = load i64, i64* %40, align 8, !dbg !51
	%42 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !52
	store i64 %41, i64* %42, align 8, !dbg !54
	ret void, !dbg !55
}

declare void @llvm.memset.p0i8.i64(i8* %a0, i8 %a1, i64 %a2, i1 %a3) argmemonly nounwind

declare void @llvm.memcpy.p0i8.p0i8.i64(i8* %a0, i8* %a1, i64 %a2, i1 %a3) argmemonly nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!56}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "k.go", directory: "example.com/k")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Memory", scope: !1, file: !1, line: 1, type: !4, isDefinition: true, scopeLine: 1, isOptimized: true, unit: !2)
!7 = !DILocation(line: 1, column: 2, scope: !6)
!8 = !DILocation(line: 2, column: 2, scope: !6)
!9 = !DILocation(line: 3, column: 2, scope: !6)
!10 = !DILocation(line: 4, column: 2, scope: !6)
!11 = !DILocation(line: 5, column: 2, scope: !6)
!12 = !DILocation(line: 6, column: 2, scope: !6)
!13 = !DILocation(line: 7, column: 2, scope: !6)
!14 = !DILocation(line: 8, column: 2, scope: !6)
!15 = !DILocation(line: 9, column: 2, scope: !6)
!16 = !DILocation(line: 10, column: 2, scope: !6)
!17 = !DILocation(line: 11, column: 2, scope: !6)
!18 = !DILocation(line: 12, column: 2, scope: !6)
!19 = !DILocation(line: 13, column: 2, scope: !6)
!20 = !DILocation(line: 14, column: 2, scope: !6)
!21 = !DILocation(line: 15, column: 2, scope: !6)
!22 = !DILocation(line: 16, column: 2, scope: !6)
!23 = !DILocation(line: 17, column: 2, scope: !6)
!24 = !DILocation(line: 18, column: 2, scope: !6)
!25 = !DILocation(line: 19, column: 2, scope: !6)
!26 = !DILocation(line: 20, column: 2, scope: !6)
!27 = !DILocation(line: 21, column: 2, scope: !6)
!28 = !DILocation(line: 22, column: 2, scope: !6)
!29 = !DILocation(line: 23, column: 2, scope: !6)
!30 = !DILocation(line: 24, column: 2, scope: !6)
!31 = !DILocation(line: 25, column: 2, scope: !6)
!32 = !DILocation(line: 26, column: 2, scope: !6)
!33 = !DILocation(line: 27, column: 2, scope: !6)
!34 = !DILocation(line: 28, column: 2, scope: !6)
!35 = !DILocation(line: 29, column: 2, scope: !6)
!36 = !DILocation(line: 30, column: 2, scope: !6)
!37 = !DILocation(line: 31, column: 2, scope: !6)
!38 = !DILocation(line: 32, column: 2, scope: !6)
!39 = !DILocation(line: 33, column: 2, scope: !6)
!40 = !DILocation(line: 34, column: 2, scope: !6)
!41 = !DILocation(line: 35, column: 2, scope: !6)
!42 = !DILocation(line: 36, column: 2, scope: !6)
!43 = !DILocation(line: 37, column: 2, scope: !6)
!44 = !DILocation(line: 38, column: 2, scope: !6)
!45 = !DILocation(line: 39, column: 2, scope: !6)
!46 = !DILocation(line: 40, column: 2, scope: !6)
!47 = !DILocation(line: 41, column: 2, scope: !6)
!48 = !DILocation(line: 42, column: 2, scope: !6)
!49 = !DILocation(line: 43, column: 2, scope: !6)
!50 = !DILocation(line: 44, column: 2, scope: !6)
!51 = !DILocation(line: 45, column: 2, scope: !6)
!52 = !DILocation(line: 46, column: 2, scope: !6)
!53 = !DILocation(line: 47, column: 2, scope: !6)
!54 = !DILocation(line: 48, column: 2, scope: !6)
!55 = !DILocation(line: 49, column: 2, scope: !6)
!56 = !{void (i64*, { i8, i16, [3 x double] }*, i64, [100 x i32]*, i8*)* @Memory, !"kernel", i32 1}
