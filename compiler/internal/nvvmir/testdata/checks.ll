target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i64*, i64, i64, i32, i8*)* @Checks to i8*)], section "llvm.metadata"

define void @Checks(i64* %p0, i64 %p1, i64 %p2, i32 %p3, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = icmp eq i64 %p1, %p2, !dbg !15
	%1 = icmp slt i64 %p1, %p2, !dbg !17
	%2 = icmp uge i64 %p1, %p2, !dbg !8
	%3 = icmp ugt i64 %p1, %p2, !dbg !9
	%4 = icmp ne i64 %p1, %p2, !dbg !10
	%5 = icmp uge i64 %p1, %p2, !dbg !11
	%6 = icmp eq i64* %p0, null, !dbg !12
	%7 = icmp eq i32 %p3, 0, !dbg !13
	%8 = icmp slt i32 %p3, 0, !dbg !14
	%9 = icmp eq i1 %0, false, !dbg !16
	%10 = or i1 %2, %3, !dbg !16
	%11 = or i1 %10, %4, !dbg !16
	%12 = or i1 %11, %5, !dbg !16
	%13 = or i1 %12, %6, !dbg !16
	%14 = or i1 %13, %7, !dbg !16
	%15 = or i1 %14, %8, !dbg !16
	%16 = or i1 %15, %9, !dbg !16
	br i1 %16, label %b0_fail1, label %b0_ok1, !dbg !16, !prof !19

b0_ok1:
	br i1 %1, label %b1, label %b2, !dbg !18

b1:
	call void asm sideeffect "", ""() nounwind, !dbg !20
	br label %fail, !dbg !20

b2:
	ret void, !dbg !21

b0_fail1:
	%17 = icmp uge i64 %p1, %p2, !dbg !8
	br i1 %17, label %b0_fail2, label %b0_ok2, !dbg !8

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !8
	br label %fail, !dbg !8

b0_ok2:
	%18 = icmp ugt i64 %p1, %p2, !dbg !9
	br i1 %18, label %b0_fail3, label %b0_ok3, !dbg !9

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !9
	br label %fail, !dbg !9

b0_ok3:
	%19 = icmp ne i64 %p1, %p2, !dbg !10
	br i1 %19, label %b0_fail4, label %b0_ok4, !dbg !10

b0_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !10
	br label %fail, !dbg !10

b0_ok4:
	%20 = icmp uge i64 %p1, %p2, !dbg !11
	br i1 %20, label %b0_fail5, label %b0_ok5, !dbg !11

b0_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !11
	br label %fail, !dbg !11

b0_ok5:
	%21 = icmp eq i64* %p0, null, !dbg !12
	br i1 %21, label %b0_fail6, label %b0_ok6, !dbg !12

b0_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !12
	br label %fail, !dbg !12

b0_ok6:
	%22 = icmp eq i32 %p3, 0, !dbg !13
	br i1 %22, label %b0_fail7, label %b0_ok7, !dbg !13

b0_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !13
	br label %fail, !dbg !13

b0_ok7:
	%23 = icmp slt i32 %p3, 0, !dbg !14
	br i1 %23, label %b0_fail8, label %b0_ok8, !dbg !14

b0_fail8:
	call void asm sideeffect "", ""() nounwind, !dbg !14
	br label %fail, !dbg !14

b0_ok8:
	call void asm sideeffect "", ""() nounwind, !dbg !16
	br label %fail, !dbg !16

fail:
	%24 = phi i32 [ 0, %b0_fail2 ], [ 0, %b0_fail3 ], [ 0, %b0_fail4 ], [ 0, %b0_fail5 ], [ 0, %b0_fail6 ], [ 0, %b0_fail7 ], [ 0, %b0_fail8 ], [ 0, %b0_ok8 ], [ 0, %b1 ], !dbg !7
	%25 = phi i64 [ %p1, %b0_fail2 ], [ %p1, %b0_fail3 ], [ %p1, %b0_fail4 ], [ %p1, %b0_fail5 ], [ 0, %b0_fail6 ], [ 0, %b0_fail7 ], [ 0, %b0_fail8 ], [ %p1, %b0_ok8 ], [ %p1, %b1 ], !dbg !7
	%26 = phi i64 [ %p2, %b0_fail2 ], [ %p2, %b0_fail3 ], [ %p2, %b0_fail4 ], [ %p2, %b0_fail5 ], [ 0, %b0_fail6 ], [ 0, %b0_fail7 ], [ 0, %b0_fail8 ], [ %p2, %b0_ok8 ], [ 0, %b1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %24, i64 %25, i64 %26), !dbg !7
	ret void, !dbg !7
}

define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) alwaysinline nounwind {
entry:
	%0 = addrspacecast i8* %ctrl to i8 addrspace(1)*
	%1 = getelementptr i8, i8 addrspace(1)* %0, i64 4
	%2 = bitcast i8 addrspace(1)* %1 to i32 addrspace(1)*
	%3 = cmpxchg i32 addrspace(1)* %2, i32 0, i32 1 monotonic monotonic
	%4 = extractvalue { i32, i1 } %3, 1
	br i1 %4, label %write, label %wait

write:
	%5 = getelementptr i8, i8 addrspace(1)* %0, i64 8
	%6 = bitcast i8 addrspace(1)* %5 to i32 addrspace(1)*
	store volatile i32 %site, i32 addrspace(1)* %6, align 4
	%7 = getelementptr i8, i8 addrspace(1)* %0, i64 40
	%8 = bitcast i8 addrspace(1)* %7 to i64 addrspace(1)*
	store volatile i64 %v0, i64 addrspace(1)* %8, align 8
	%9 = getelementptr i8, i8 addrspace(1)* %0, i64 48
	%10 = bitcast i8 addrspace(1)* %9 to i64 addrspace(1)*
	store volatile i64 %v1, i64 addrspace(1)* %10, align 8
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !22
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !23
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !24
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !23
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !24
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !25
	%27 = getelementptr i8, i8 addrspace(1)* %0, i64 36
	%28 = bitcast i8 addrspace(1)* %27 to i32 addrspace(1)*
	store volatile i32 %26, i32 addrspace(1)* %28, align 4
	call void @llvm.nvvm.membar.sys()
	%29 = getelementptr i8, i8 addrspace(1)* %0, i64 4
	%30 = bitcast i8 addrspace(1)* %29 to i32 addrspace(1)*
	store volatile i32 2, i32 addrspace(1)* %30, align 4
	call void @llvm.nvvm.membar.sys()
	br label %end

wait:
	%31 = getelementptr i8, i8 addrspace(1)* %0, i64 4
	%32 = bitcast i8 addrspace(1)* %31 to i32 addrspace(1)*
	%33 = load volatile i32, i32 addrspace(1)* %32, align 4
	%34 = icmp eq i32 %33, 2
	br i1 %34, label %end, label %wait

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
!nvvm.annotations = !{!26}
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
!16 = !DILocation(line: 10, column: 2, scope: !6)
!17 = !DILocation(line: 11, column: 2, scope: !6)
!18 = !DILocation(line: 20, column: 2, scope: !6)
!19 = !{!"branch_weights", i32 1, i32 1048576}
!20 = !DILocation(line: 12, column: 2, scope: !6)
!21 = !DILocation(line: 13, column: 2, scope: !6)
!22 = !{i32 0, i32 2147483647}
!23 = !{i32 0, i32 1024}
!24 = !{i32 0, i32 65535}
!25 = !{i32 0, i32 64}
!26 = !{void (i64*, i64, i64, i32, i8*)* @Checks, !"kernel", i32 1}
