target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (float, float*, i64, float*, i64, i8*)* @Saxpy to i8*)], section "llvm.metadata"

define void @Saxpy(float %p0, float* %p1, i64 %p2, float* %p3, i64 %p4, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !9
	%1 = sext i32 %0 to i64, !dbg !10
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !11, !range !12
	%3 = sext i32 %2 to i64, !dbg !13
	%4 = mul i64 %3, %1, !dbg !14
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15, !range !16
	%6 = sext i32 %5 to i64, !dbg !17
	%7 = add i64 %4, %6, !dbg !18
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !19, !range !20
	%9 = sext i32 %8 to i64, !dbg !21
	%10 = mul i64 %9, %1, !dbg !22
	br label %b1, !dbg !14

b1:
	%11 = phi i64 [ %7, %b0 ], [ %20, %b2_ok1 ], !dbg !23
	%12 = icmp slt i64 %11, %p4, !dbg !24
	br i1 %12, label %b2, label %b3, !dbg !14

b2:
	%13 = getelementptr inbounds float, float* %p1, i64 %11, !dbg !26
	%14 = getelementptr inbounds float, float* %p3, i64 %11, !dbg !27
	%15 = icmp uge i64 %11, %p2, !dbg !25
	br i1 %15, label %b2_fail1, label %b2_ok1, !dbg !25, !prof !29

b2_ok1:
	%16 = load float, float* %13, align 4, !dbg !28
	%17 = fmul float %p0, %16, !dbg !32
	%18 = load float, float* %14, align 4, !dbg !33
	%19 = fadd float %18, %17, !dbg !34
	store float %19, float* %14, align 4, !dbg !35
	%20 = add i64 %11, %10, !dbg !36
	br label %b1, !dbg !14, !llvm.loop !38

b3:
	ret void, !dbg !39

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %11, i64 %p2), !dbg !25
	ret void, !dbg !25
}

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !12
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !16
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !30
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !16
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !30
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !31
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!40, !41, !42, !43, !44}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "k.go", directory: "example.com/k")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Saxpy", scope: !1, file: !1, line: 1, type: !4, isDefinition: true, scopeLine: 1, isOptimized: true, unit: !2)
!7 = !DILocation(line: 1, column: 2, scope: !6)
!8 = !DILocation(line: 2, column: 2, scope: !6)
!9 = !{i32 1, i32 1025}
!10 = !DILocation(line: 3, column: 2, scope: !6)
!11 = !DILocation(line: 4, column: 2, scope: !6)
!12 = !{i32 0, i32 2147483647}
!13 = !DILocation(line: 5, column: 2, scope: !6)
!14 = !DILocation(line: 6, column: 2, scope: !6)
!15 = !DILocation(line: 7, column: 2, scope: !6)
!16 = !{i32 0, i32 1024}
!17 = !DILocation(line: 8, column: 2, scope: !6)
!18 = !DILocation(line: 9, column: 2, scope: !6)
!19 = !DILocation(line: 10, column: 2, scope: !6)
!20 = !{i32 1, i32 -2147483648}
!21 = !DILocation(line: 11, column: 2, scope: !6)
!22 = !DILocation(line: 12, column: 2, scope: !6)
!23 = !DILocation(line: 13, column: 2, scope: !6)
!24 = !DILocation(line: 14, column: 2, scope: !6)
!25 = !DILocation(line: 15, column: 2, scope: !6)
!26 = !DILocation(line: 16, column: 2, scope: !6)
!27 = !DILocation(line: 17, column: 2, scope: !6)
!28 = !DILocation(line: 18, column: 2, scope: !6)
!29 = !{!"branch_weights", i32 1, i32 1048576}
!30 = !{i32 0, i32 65535}
!31 = !{i32 0, i32 64}
!32 = !DILocation(line: 19, column: 2, scope: !6)
!33 = !DILocation(line: 20, column: 2, scope: !6)
!34 = !DILocation(line: 21, column: 2, scope: !6)
!35 = !DILocation(line: 22, column: 2, scope: !6)
!36 = !DILocation(line: 23, column: 2, scope: !6)
!37 = !{!"llvm.loop.unroll.count", i32 4}
!38 = distinct !{!38, !37}
!39 = !DILocation(line: 24, column: 2, scope: !6)
!40 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"kernel", i32 1}
!41 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"maxntidx", i32 256}
!42 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"maxntidy", i32 1}
!43 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"maxntidz", i32 1}
!44 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"minctasm", i32 2}
