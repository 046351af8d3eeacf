target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i64*, i8*)* @Inlined to i8*)], section "llvm.metadata"

define void @Inlined(i64* %p0, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !8
	%1 = load i64, i64* %0, align 8, !dbg !10
	%2 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !11
	%3 = load i64, i64* %2, align 8, !dbg !13
	%4 = mul i64 %1, %3, !dbg !18
	%5 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !19
	store i64 %4, i64* %5, align 8, !dbg !21
	ret void, !dbg !22
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!23}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "k.go", directory: "example.com/k")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Inlined", scope: !1, file: !1, line: 1, type: !4, isDefinition: true, scopeLine: 1, isOptimized: true, unit: !2)
!7 = !DILocation(line: 1, column: 2, scope: !6)
!8 = !DILocation(line: 2, column: 2, scope: !6)
!9 = !DILocation(line: 3, column: 2, scope: !6)
!10 = !DILocation(line: 4, column: 2, scope: !6)
!11 = !DILocation(line: 5, column: 2, scope: !6)
!12 = !DILocation(line: 6, column: 2, scope: !6)
!13 = !DILocation(line: 7, column: 2, scope: !6)
!14 = !DIFile(filename: "help.go", directory: "example.com/k")
!15 = distinct !DISubprogram(name: "Inner[int]", scope: !14, file: !14, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!16 = distinct !DISubprogram(name: "outer", scope: !1, file: !1, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!17 = !DILocation(line: 21, column: 2, scope: !16, inlinedAt: !11)
!18 = !DILocation(line: 30, column: 2, scope: !15, inlinedAt: !17)
!19 = !DILocation(line: 9, column: 2, scope: !6)
!20 = !DILocation(line: 10, column: 2, scope: !6)
!21 = !DILocation(line: 11, column: 2, scope: !6)
!22 = !DILocation(line: 12, column: 2, scope: !6)
!23 = !{void (i64*, i8*)* @Inlined, !"kernel", i32 1}
