target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i64*, i64, i64, i32, i8*)* @Checks to i8*)], section "llvm.metadata"

define void @Checks(i64* %p0, i64 %p1, i64 %p2, i32 %p3, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = icmp slt i64 %p1, %p2, !dbg !15
	%1 = icmp uge i64 %p1, %p2, !dbg !8
	%2 = icmp ugt i64 %p1, %p2, !dbg !9
	%3 = icmp ne i64 %p1, %p2, !dbg !10
	%4 = icmp uge i64 %p1, %p2, !dbg !11
	%5 = icmp eq i64* %p0, null, !dbg !12
	%6 = icmp eq i32 %p3, 0, !dbg !13
	%7 = icmp slt i32 %p3, 0, !dbg !14
	%8 = or i1 %1, %2, !dbg !14
	%9 = or i1 %8, %3, !dbg !14
	%10 = or i1 %9, %4, !dbg !14
	%11 = or i1 %10, %5, !dbg !14
	%12 = or i1 %11, %6, !dbg !14
	%13 = or i1 %12, %7, !dbg !14
	br i1 %13, label %b0_fail1, label %b0_ok1, !dbg !14, !prof !17

b0_ok1:
	br i1 %0, label %b1, label %b2, !dbg !16

b1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p1, i64 0), !dbg !22
	ret void, !dbg !22

b2:
	ret void, !dbg !23

b0_fail1:
	%14 = icmp uge i64 %p1, %p2, !dbg !8
	br i1 %14, label %b0_fail2, label %b0_ok2, !dbg !8

b0_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p1, i64 %p2), !dbg !8
	ret void, !dbg !8

b0_ok2:
	%15 = icmp ugt i64 %p1, %p2, !dbg !9
	br i1 %15, label %b0_fail3, label %b0_ok3, !dbg !9

b0_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p1, i64 %p2), !dbg !9
	ret void, !dbg !9

b0_ok3:
	%16 = icmp ne i64 %p1, %p2, !dbg !10
	br i1 %16, label %b0_fail4, label %b0_ok4, !dbg !10

b0_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p1, i64 %p2), !dbg !10
	ret void, !dbg !10

b0_ok4:
	%17 = icmp uge i64 %p1, %p2, !dbg !11
	br i1 %17, label %b0_fail5, label %b0_ok5, !dbg !11

b0_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p1, i64 %p2), !dbg !11
	ret void, !dbg !11

b0_ok5:
	%18 = icmp eq i64* %p0, null, !dbg !12
	br i1 %18, label %b0_fail6, label %b0_ok6, !dbg !12

b0_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !12
	ret void, !dbg !12

b0_ok6:
	%19 = icmp eq i32 %p3, 0, !dbg !13
	br i1 %19, label %b0_fail7, label %b0_ok7, !dbg !13

b0_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !13
	ret void, !dbg !13

b0_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !14
	ret void, !dbg !14
}

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !18
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !19
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !20
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !19
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !20
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !21
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!24}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "k.go", directory: "example.com/k")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Checks", scope: !1, file: !1, line: 1, type: !4, isDefinition: true, scopeLine: 1, isOptimized: true, unit: !2)
!7 = !DILocation(line: 1, column: 2, scope: !6)
!8 = !DILocation(line: 2, column: 2, scope: !6)
!9 = !DILocation(line: 3, column: 2, scope: !6)
!10 = !DILocation(line: 4, column: 2, scope: !6)
!11 = !DILocation(line: 5, column: 2, scope: !6)
!12 = !DILocation(line: 6, column: 2, scope: !6)
!13 = !DILocation(line: 7, column: 2, scope: !6)
!14 = !DILocation(line: 8, column: 2, scope: !6)
!15 = !DILocation(line: 9, column: 2, scope: !6)
!16 = !DILocation(line: 20, column: 2, scope: !6)
!17 = !{!"branch_weights", i32 1, i32 1048576}
!18 = !{i32 0, i32 2147483647}
!19 = !{i32 0, i32 1024}
!20 = !{i32 0, i32 65535}
!21 = !{i32 0, i32 64}
!22 = !DILocation(line: 10, column: 2, scope: !6)
!23 = !DILocation(line: 11, column: 2, scope: !6)
!24 = !{void (i64*, i64, i64, i32, i8*)* @Checks, !"kernel", i32 1}
