target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [3 x i8*] [i8* bitcast (void (i32, float, i64, i32, i8*)* @EmptyScalars to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @EmptySlices to i8*), i8* bitcast (void (float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i8*)* @EmptyStructs to i8*)], section "llvm.metadata"

define void @EmptyScalars(i32 %p0, float %p1, i64 %p2, i32 %p3, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	ret void, !dbg !7
}

define void @EmptySlices(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !8 {
entry:
	br label %b0, !dbg !9

b0:
	ret void, !dbg !9
}

define void @EmptyStructs(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, float* %p6, i64 %p7, float* %p8, i64 %p9, float* %p10, i64 %p11, float* %p12, i64 %p13, float* %p14, i64 %p15, float* %p16, i64 %p17, float* %p18, i64 %p19, i32 %p20, i32 %p21, i32 %p22, i32 %p23, i32 %p24, i32 %p25, i32 %p26, i32 %p27, i32 %p28, i32 %p29, i32 %p30, i32 %p31, i32 %p32, i32 %p33, i8* %ctrl) nounwind !dbg !10 {
entry:
	br label %b0, !dbg !11

b0:
	ret void, !dbg !11
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!12, !13, !14}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "launch.go", directory: "github.com/gpuc-go/gpuc/bench/launch")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "EmptyScalars", scope: !1, file: !1, line: 12, type: !4, isDefinition: true, scopeLine: 12, isOptimized: true, unit: !2)
!7 = !DILocation(line: 12, column: 6, scope: !6)
!8 = distinct !DISubprogram(name: "EmptySlices", scope: !1, file: !1, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!9 = !DILocation(line: 17, column: 6, scope: !8)
!10 = distinct !DISubprogram(name: "EmptyStructs", scope: !1, file: !1, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!11 = !DILocation(line: 28, column: 6, scope: !10)
!12 = !{void (i32, float, i64, i32, i8*)* @EmptyScalars, !"kernel", i32 1}
!13 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @EmptySlices, !"kernel", i32 1}
!14 = !{void (float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i8*)* @EmptyStructs, !"kernel", i32 1}
