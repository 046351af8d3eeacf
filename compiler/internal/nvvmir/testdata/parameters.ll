target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i64*, i64, i8, i8, i16, double, float*, i64, i8*)* @Parameters to i8*)], section "llvm.metadata"

define void @Parameters(i64* noalias %p0, i64 %p1, i8 zeroext %p2, i8 signext %p3, i16 zeroext %p4, double %p5, float* noalias %p6, i64 %p7, i8* %ctrl) nounwind !dbg !6 {
entry:
	%0 = icmp ne i8 %p2, 0, !dbg !7
	br label %b0, !dbg !7

b0:
	%1 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !8
	%2 = bitcast i64* %1 to i8*, !dbg !9
	%3 = zext i1 %0 to i8, !dbg !10
	store i8 %3, i8* %2, align 1, !dbg !10
	%4 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !11
	%5 = bitcast i64* %4 to i8*, !dbg !12
	store i8 %p3, i8* %5, align 1, !dbg !13
	%6 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !14
	%7 = bitcast i64* %6 to i16*, !dbg !15
	store i16 %p4, i16* %7, align 2, !dbg !16
	%8 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !17
	%9 = bitcast i64* %8 to double*, !dbg !18
	store double %p5, double* %9, align 8, !dbg !19
	ret void, !dbg !20
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!21}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "k.go", directory: "example.com/k")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Parameters", scope: !1, file: !1, line: 1, type: !4, isDefinition: true, scopeLine: 1, isOptimized: true, unit: !2)
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
!21 = !{void (i64*, i64, i8, i8, i16, double, float*, i64, i8*)* @Parameters, !"kernel", i32 1}
