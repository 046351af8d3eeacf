target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i64*, i8*)* @Bits to i8*)], section "llvm.metadata"

define void @Bits(i64* %p0, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !8
	%1 = bitcast i64* %0 to i8*, !dbg !9
	%2 = load i8, i8* %1, align 1, !dbg !10
	%3 = call i8 @llvm.ctpop.i8(i8 %2), !dbg !11
	%4 = zext i8 %3 to i64, !dbg !11
	%5 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !12
	store i64 %4, i64* %5, align 8, !dbg !14
	%6 = call i8 @llvm.ctlz.i8(i8 %2, i1 false), !dbg !15
	%7 = zext i8 %6 to i64, !dbg !15
	%8 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !16
	store i64 %7, i64* %8, align 8, !dbg !18
	%9 = call i8 @llvm.cttz.i8(i8 %2, i1 false), !dbg !19
	%10 = zext i8 %9 to i64, !dbg !19
	%11 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !20
	store i64 %10, i64* %11, align 8, !dbg !22
	%12 = call i8 @llvm.bitreverse.i8(i8 %2), !dbg !23
	%13 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !24
	%14 = bitcast i64* %13 to i8*, !dbg !25
	store i8 %12, i8* %14, align 1, !dbg !26
	%15 = getelementptr inbounds i64, i64* %p0, i64 6, !dbg !28
	%16 = bitcast i64* %15 to i8*, !dbg !29
	store i8 %2, i8* %16, align 1, !dbg !30
	%17 = getelementptr inbounds i64, i64* %p0, i64 7, !dbg !31
	%18 = bitcast i64* %17 to i16*, !dbg !32
	%19 = load i16, i16* %18, align 2, !dbg !33
	%20 = call i16 @llvm.ctpop.i16(i16 %19), !dbg !34
	%21 = zext i16 %20 to i64, !dbg !34
	%22 = getelementptr inbounds i64, i64* %p0, i64 8, !dbg !35
	store i64 %21, i64* %22, align 8, !dbg !37
	%23 = call i16 @llvm.ctlz.i16(i16 %19, i1 false), !dbg !38
	%24 = zext i16 %23 to i64, !dbg !38
	%25 = getelementptr inbounds i64, i64* %p0, i64 9, !dbg !39
	store i64 %24, i64* %25, align 8, !dbg !41
	%26 = call i16 @llvm.cttz.i16(i16 %19, i1 false), !dbg !42
	%27 = zext i16 %26 to i64, !dbg !42
	%28 = getelementptr inbounds i64, i64* %p0, i64 10, !dbg !43
	store i64 %27, i64* %28, align 8, !dbg !45
	%29 = call i16 @llvm.bitreverse.i16(i16 %19), !dbg !46
	%30 = getelementptr inbounds i64, i64* %p0, i64 11, !dbg !47
	%31 = bitcast i64* %30 to i16*, !dbg !48
	store i16 %29, i16* %31, align 2, !dbg !49
	%32 = call i16 @llvm.bswap.i16(i16 %19), !dbg !50
	%33 = getelementptr inbounds i64, i64* %p0, i64 12, !dbg !51
	%34 = bitcast i64* %33 to i16*, !dbg !52
	store i16 %32, i16* %34, align 2, !dbg !53
	%35 = getelementptr inbounds i64, i64* %p0, i64 13, !dbg !54
	%36 = bitcast i64* %35 to i32*, !dbg !55
	%37 = load i32, i32* %36, align 4, !dbg !56
	%38 = call i32 @llvm.ctpop.i32(i32 %37), !dbg !57
	%39 = zext i32 %38 to i64, !dbg !57
	%40 = getelementptr inbounds i64, i64* %p0, i64 14, !dbg !58
	store i64 %39, i64* %40, align 8, !dbg !60
	%41 = call i32 @llvm.ctlz.i32(i32 %37, i1 false), !dbg !61
	%42 = zext i32 %41 to i64, !dbg !61
	%43 = getelementptr inbounds i64, i64* %p0, i64 15, !dbg !62
	store i64 %42, i64* %43, align 8, !dbg !64
	%44 = call i32 @llvm.cttz.i32(i32 %37, i1 false), !dbg !65
	%45 = zext i32 %44 to i64, !dbg !65
	%46 = getelementptr inbounds i64, i64* %p0, i64 16, !dbg !66
	store i64 %45, i64* %46, align 8, !dbg !68
	%47 = call i32 @llvm.bitreverse.i32(i32 %37), !dbg !69
	%48 = getelementptr inbounds i64, i64* %p0, i64 17, !dbg !70
	%49 = bitcast i64* %48 to i32*, !dbg !71
	store i32 %47, i32* %49, align 4, !dbg !72
	%50 = call i32 @llvm.bswap.i32(i32 %37), !dbg !73
	%51 = getelementptr inbounds i64, i64* %p0, i64 18, !dbg !74
	%52 = bitcast i64* %51 to i32*, !dbg !75
	store i32 %50, i32* %52, align 4, !dbg !76
	%53 = getelementptr inbounds i64, i64* %p0, i64 19, !dbg !77
	%54 = load i64, i64* %53, align 8, !dbg !79
	%55 = call i64 @llvm.ctpop.i64(i64 %54), !dbg !80
	%56 = getelementptr inbounds i64, i64* %p0, i64 20, !dbg !81
	store i64 %55, i64* %56, align 8, !dbg !83
	%57 = call i64 @llvm.ctlz.i64(i64 %54, i1 false), !dbg !84
	%58 = getelementptr inbounds i64, i64* %p0, i64 21, !dbg !85
	store i64 %57, i64* %58, align 8, !dbg !87
	%59 = call i64 @llvm.cttz.i64(i64 %54, i1 false), !dbg !88
	%60 = getelementptr inbounds i64, i64* %p0, i64 22, !dbg !89
	store i64 %59, i64* %60, align 8, !dbg !91
	%61 = call i64 @llvm.bitreverse.i64(i64 %54), !dbg !92
	%62 = getelementptr inbounds i64, i64* %p0, i64 23, !dbg !93
	store i64 %61, i64* %62, align 8, !dbg !95
	%63 = call i64 @llvm.bswap.i64(i64 %54), !dbg !96
	%64 = getelementptr inbounds i64, i64* %p0, i64 24, !dbg !97
	store i64 %63, i64* %64, align 8, !dbg !99
	%65 = getelementptr inbounds i64, i64* %p0, i64 25, !dbg !100
	%66 = load i64, i64* %65, align 8, !dbg !102
	%67 = getelementptr inbounds i64, i64* %p0, i64 26, !dbg !103
	%68 = load i64, i64* %67, align 8, !dbg !105
	%69 = call i64 @llvm.nvvm.mulhi.ull(i64 %66, i64 %68), !dbg !106
	%70 = getelementptr inbounds i64, i64* %p0, i64 27, !dbg !107
	store i64 %69, i64* %70, align 8, !dbg !109
	ret void, !dbg !110
}

declare i8 @llvm.ctpop.i8(i8 %a0) nounwind readnone

declare i8 @llvm.ctlz.i8(i8 %a0, i1 %a1) nounwind readnone

declare i8 @llvm.cttz.i8(i8 %a0, i1 %a1) nounwind readnone

declare i8 @llvm.bitreverse.i8(i8 %a0) nounwind readnone

declare i16 @llvm.ctpop.i16(i16 %a0) nounwind readnone

declare i16 @llvm.ctlz.i16(i16 %a0, i1 %a1) nounwind readnone

declare i16 @llvm.cttz.i16(i16 %a0, i1 %a1) nounwind readnone

declare i16 @llvm.bitreverse.i16(i16 %a0) nounwind readnone

declare i16 @llvm.bswap.i16(i16 %a0) nounwind readnone

declare i32 @llvm.ctpop.i32(i32 %a0) nounwind readnone

declare i32 @llvm.ctlz.i32(i32 %a0, i1 %a1) nounwind readnone

declare i32 @llvm.cttz.i32(i32 %a0, i1 %a1) nounwind readnone

declare i32 @llvm.bitreverse.i32(i32 %a0) nounwind readnone

declare i32 @llvm.bswap.i32(i32 %a0) nounwind readnone

declare i64 @llvm.ctpop.i64(i64 %a0) nounwind readnone

declare i64 @llvm.ctlz.i64(i64 %a0, i1 %a1) nounwind readnone

declare i64 @llvm.cttz.i64(i64 %a0, i1 %a1) nounwind readnone

declare i64 @llvm.bitreverse.i64(i64 %a0) nounwind readnone

declare i64 @llvm.bswap.i64(i64 %a0) nounwind readnone

declare i64 @llvm.nvvm.mulhi.ull(i64 %a0, i64 %a1) nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!111}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "k.go", directory: "example.com/k")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Bits", scope: !1, file: !1, line: 1, type: !4, isDefinition: true, scopeLine: 1, isOptimized: true, unit: !2)
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
!56 = !DILocation(line: 50, column: 2, scope: !6)
!57 = !DILocation(line: 51, column: 2, scope: !6)
!58 = !DILocation(line: 52, column: 2, scope: !6)
!59 = !DILocation(line: 53, column: 2, scope: !6)
!60 = !DILocation(line: 54, column: 2, scope: !6)
!61 = !DILocation(line: 55, column: 2, scope: !6)
!62 = !DILocation(line: 56, column: 2, scope: !6)
!63 = !DILocation(line: 57, column: 2, scope: !6)
!64 = !DILocation(line: 58, column: 2, scope: !6)
!65 = !DILocation(line: 59, column: 2, scope: !6)
!66 = !DILocation(line: 60, column: 2, scope: !6)
!67 = !DILocation(line: 61, column: 2, scope: !6)
!68 = !DILocation(line: 62, column: 2, scope: !6)
!69 = !DILocation(line: 63, column: 2, scope: !6)
!70 = !DILocation(line: 64, column: 2, scope: !6)
!71 = !DILocation(line: 65, column: 2, scope: !6)
!72 = !DILocation(line: 66, column: 2, scope: !6)
!73 = !DILocation(line: 67, column: 2, scope: !6)
!74 = !DILocation(line: 68, column: 2, scope: !6)
!75 = !DILocation(line: 69, column: 2, scope: !6)
!76 = !DILocation(line: 70, column: 2, scope: !6)
!77 = !DILocation(line: 71, column: 2, scope: !6)
!78 = !DILocation(line: 72, column: 2, scope: !6)
!79 = !DILocation(line: 73, column: 2, scope: !6)
!80 = !DILocation(line: 74, column: 2, scope: !6)
!81 = !DILocation(line: 75, column: 2, scope: !6)
!82 = !DILocation(line: 76, column: 2, scope: !6)
!83 = !DILocation(line: 77, column: 2, scope: !6)
!84 = !DILocation(line: 78, column: 2, scope: !6)
!85 = !DILocation(line: 79, column: 2, scope: !6)
!86 = !DILocation(line: 80, column: 2, scope: !6)
!87 = !DILocation(line: 81, column: 2, scope: !6)
!88 = !DILocation(line: 82, column: 2, scope: !6)
!89 = !DILocation(line: 83, column: 2, scope: !6)
!90 = !DILocation(line: 84, column: 2, scope: !6)
!91 = !DILocation(line: 85, column: 2, scope: !6)
!92 = !DILocation(line: 86, column: 2, scope: !6)
!93 = !DILocation(line: 87, column: 2, scope: !6)
!94 = !DILocation(line: 88, column: 2, scope: !6)
!95 = !DILocation(line: 89, column: 2, scope: !6)
!96 = !DILocation(line: 90, column: 2, scope: !6)
!97 = !DILocation(line: 91, column: 2, scope: !6)
!98 = !DILocation(line: 92, column: 2, scope: !6)
!99 = !DILocation(line: 93, column: 2, scope: !6)
!100 = !DILocation(line: 94, column: 2, scope: !6)
!101 = !DILocation(line: 95, column: 2, scope: !6)
!102 = !DILocation(line: 96, column: 2, scope: !6)
!103 = !DILocation(line: 97, column: 2, scope: !6)
!104 = !DILocation(line: 98, column: 2, scope: !6)
!105 = !DILocation(line: 99, column: 2, scope: !6)
!106 = !DILocation(line: 100, column: 2, scope: !6)
!107 = !DILocation(line: 101, column: 2, scope: !6)
!108 = !DILocation(line: 102, column: 2, scope: !6)
!109 = !DILocation(line: 103, column: 2, scope: !6)
!110 = !DILocation(line: 104, column: 2, scope: !6)
!111 = !{void (i64*, i8*)* @Bits, !"kernel", i32 1}
