target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i64*, float*, i64, float*, i8*)* @Comm to i8*)], section "llvm.metadata"

define void @Comm(i64* %p0, float* %p1, i64 %p2, float* %p3, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !8
	%1 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !10
	%2 = load i64, i64* %1, align 8, !dbg !12
	%3 = bitcast float* %p1 to i8*, !dbg !13
	%4 = bitcast float* %p3 to i8*, !dbg !13
	%5 = bitcast i64* %p0 to i8*, !dbg !13
	call void @gpuc_put_signal_nbi_block(i8* %3, i8* %4, i64 %p2, i8* %5, i64 %2, i32 9, i32 %0, i32 0, i32 0, i8* null), !dbg !13
	%6 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !14
	%7 = load i64, i64* %6, align 8, !dbg !16
	%8 = bitcast i64* %p0 to i8*, !dbg !17
	%9 = call i64 @gpuc_signal_wait_until_thread(i8* %8, i32 5, i64 %7, i32 1, i8* %ctrl, i32 0), !dbg !17
	%10 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !18
	store i64 %9, i64* %10, align 8, !dbg !20
	%11 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !21
	%12 = bitcast i64* %11 to i8*, !dbg !22
	%13 = load i8, i8* %12, align 1, !dbg !23
	%14 = bitcast i64* %p0 to i8*, !dbg !24
	call void @gpuc_p_thread_8(i8* %14, i8 zeroext %13, i32 %0), !dbg !24
	%15 = bitcast i64* %p0 to i8*, !dbg !25
	%16 = call zeroext i16 @gpuc_g_thread_16(i8* %15, i32 %0), !dbg !25
	%17 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !26
	%18 = bitcast i64* %17 to i16*, !dbg !27
	store i16 %16, i16* %18, align 2, !dbg !28
	call void @gpuc_quiet_warp(), !dbg !29
	ret void, !dbg !30
}

declare i32 @gpuc_my_pe_thread() nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_p_thread_8(i8* %a0, i8 zeroext %a1, i32 %a2) nounwind

declare zeroext i16 @gpuc_g_thread_16(i8* %a0, i32 %a1) nounwind

declare void @gpuc_quiet_warp() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!31}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "k.go", directory: "example.com/k")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Comm", scope: !1, file: !1, line: 1, type: !4, isDefinition: true, scopeLine: 1, isOptimized: true, unit: !2)
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
!31 = !{void (i64*, float*, i64, float*, i8*)* @Comm, !"kernel", i32 1}
