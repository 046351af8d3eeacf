target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i64*, i8, i8, i8*)* @Calls to i8*)], section "llvm.metadata"

define internal signext i8 @gpuc_f_one(i8 signext %p0, i1 zeroext %p1, i8* %ctrl) nounwind noinline !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = icmp eq i8 %p0, 0, !dbg !8
	br i1 %0, label %b0_fail1, label %b0_ok1, !dbg !8, !prof !10

b0_ok1:
	ret i8 %p0, !dbg !9

b0_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !8
	br label %fail, !dbg !8

fail:
	%1 = phi i32 [ 0, %b0_fail1 ], !dbg !7
	%2 = phi i64 [ 0, %b0_fail1 ], !dbg !7
	%3 = phi i64 [ 0, %b0_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %1, i64 %2, i64 %3), !dbg !7
	ret i8 undef, !dbg !7
}

define internal { i64, i1 } @gpuc_f_two(i64 %p0) nounwind !dbg !15 {
entry:
	br label %b0, !dbg !16

b0:
	%0 = insertvalue { i64, i1 } undef, i64 %p0, 0, !dbg !17
	%1 = insertvalue { i64, i1 } %0, i1 true, 1, !dbg !17
	ret { i64, i1 } %1, !dbg !17
}

define void @Calls(i64* %p0, i8 zeroext %p1, i8 signext %p2, i8* %ctrl) nounwind !dbg !18 {
entry:
	%0 = icmp ne i8 %p1, 0, !dbg !19
	br label %b0, !dbg !19

b0:
	%1 = call signext i8 @gpuc_f_one(i8 signext %p2, i1 zeroext %0, i8* %ctrl), !dbg !20
	%2 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !21
	%3 = bitcast i64* %2 to i8*, !dbg !22
	store i8 %1, i8* %3, align 1, !dbg !23
	%4 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !24
	%5 = load i64, i64* %4, align 8, !dbg !26
	%6 = call { i64, i1 } @gpuc_f_two(i64 %5), !dbg !27
	%7 = extractvalue { i64, i1 } %6, 0, !dbg !28
	%8 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !29
	store i64 %7, i64* %8, align 8, !dbg !31
	%9 = extractvalue { i64, i1 } %6, 1, !dbg !32
	%10 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !33
	%11 = bitcast i64* %10 to i8*, !dbg !34
	%12 = zext i1 %9 to i8, !dbg !35
	store i8 %12, i8* %11, align 1, !dbg !35
	ret void, !dbg !36
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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !11
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !12
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !13
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !12
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !13
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !14
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
!nvvm.annotations = !{!37}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "k.go", directory: "example.com/k")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "one", scope: !1, file: !1, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!7 = !DILocation(line: 30, column: 2, scope: !6)
!8 = !DILocation(line: 31, column: 2, scope: !6)
!9 = !DILocation(line: 32, column: 2, scope: !6)
!10 = !{!"branch_weights", i32 1, i32 1048576}
!11 = !{i32 0, i32 2147483647}
!12 = !{i32 0, i32 1024}
!13 = !{i32 0, i32 65535}
!14 = !{i32 0, i32 64}
!15 = distinct !DISubprogram(name: "(*T).two", scope: !1, file: !1, line: 40, type: !4, isDefinition: true, scopeLine: 40, isOptimized: true, unit: !2)
!16 = !DILocation(line: 40, column: 2, scope: !15)
!17 = !DILocation(line: 41, column: 2, scope: !15)
!18 = distinct !DISubprogram(name: "Calls", scope: !1, file: !1, line: 1, type: !4, isDefinition: true, scopeLine: 1, isOptimized: true, unit: !2)
!19 = !DILocation(line: 1, column: 2, scope: !18)
!20 = !DILocation(line: 2, column: 2, scope: !18)
!21 = !DILocation(line: 3, column: 2, scope: !18)
!22 = !DILocation(line: 4, column: 2, scope: !18)
!23 = !DILocation(line: 5, column: 2, scope: !18)
!24 = !DILocation(line: 6, column: 2, scope: !18)
!25 = !DILocation(line: 7, column: 2, scope: !18)
!26 = !DILocation(line: 8, column: 2, scope: !18)
!27 = !DILocation(line: 9, column: 2, scope: !18)
!28 = !DILocation(line: 10, column: 2, scope: !18)
!29 = !DILocation(line: 11, column: 2, scope: !18)
!30 = !DILocation(line: 12, column: 2, scope: !18)
!31 = !DILocation(line: 13, column: 2, scope: !18)
!32 = !DILocation(line: 14, column: 2, scope: !18)
!33 = !DILocation(line: 15, column: 2, scope: !18)
!34 = !DILocation(line: 16, column: 2, scope: !18)
!35 = !DILocation(line: 17, column: 2, scope: !18)
!36 = !DILocation(line: 18, column: 2, scope: !18)
!37 = !{void (i64*, i8, i8, i8*)* @Calls, !"kernel", i32 1}
