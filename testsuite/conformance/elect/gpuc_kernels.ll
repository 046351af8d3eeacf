target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i64*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Leaders to i8*)], section "llvm.metadata"

define void @Leaders(i64* %p0, i64 %p1, i32* %p2, i64 %p3, i32* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !7
	%1 = addrspacecast i32* %p2 to i32 addrspace(1)*, !dbg !7
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !7
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !7
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%5 = sext i32 %4 to i64, !dbg !8
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8, !range !10
	%7 = sext i32 %6 to i64, !dbg !8
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !8, !range !10
	%9 = sext i32 %8 to i64, !dbg !8
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !8, !range !11
	%11 = sext i32 %10 to i64, !dbg !8
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !8, !range !12
	%13 = sext i32 %12 to i64, !dbg !8
	%14 = trunc i64 %13 to i32, !dbg !8
	%15 = trunc i64 %9 to i32, !dbg !8
	%16 = mul i32 %14, %15, !dbg !8
	%17 = zext i32 %16 to i64, !dbg !8
	%18 = trunc i64 %7 to i32, !dbg !8
	%19 = add i32 %18, %16, !dbg !8
	%20 = zext i32 %19 to i64, !dbg !8
	%21 = mul i64 %11, %20, !dbg !8
	%22 = add i64 %5, %21, !dbg !8
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%25 = mul i32 %23, %24, !dbg !8
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%27 = mul i32 %25, %26, !dbg !8
	%28 = sext i32 %27 to i64, !dbg !8
	%29 = mul i64 %22, %28, !dbg !8
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%33 = mul i32 %24, %32, !dbg !8
	%34 = add i32 %31, %33, !dbg !8
	%35 = mul i32 %23, %34, !dbg !8
	%36 = add i32 %30, %35, !dbg !8
	%37 = sext i32 %36 to i64, !dbg !8
	%38 = add i64 %29, %37, !dbg !8
	%39 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %38, !dbg !17
	%40 = icmp uge i64 %38, %p5, !dbg !17
	br i1 %40, label %b0_fail1, label %b0_ok1, !dbg !17, !prof !18

b0_ok1:
	%41 = load i32, i32 addrspace(1)* %39, align 4, !dbg !17
	%42 = icmp ne i32 %41, 0, !dbg !19
	br i1 %42, label %b1, label %b2, !dbg !19

b1:
	ret void, !dbg !20

b2:
	%43 = mul i64 %38, 2, !dbg !21
	%44 = sub i64 %p1, %43, !dbg !22
	%45 = sub i64 %p3, %43, !dbg !24
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %43, !dbg !22
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %43, !dbg !24
	%48 = icmp ugt i64 %43, %p1, !dbg !22
	%49 = icmp ugt i64 2, %44, !dbg !23
	%50 = icmp ugt i64 %43, %p3, !dbg !24
	%51 = icmp ugt i64 2, %45, !dbg !25
	%52 = or i1 %48, %49, !dbg !25
	%53 = or i1 %52, %50, !dbg !25
	%54 = or i1 %53, %51, !dbg !25
	br i1 %54, label %b2_fail1, label %b2_ok1, !dbg !25, !prof !18

b2_ok1:
	%55 = call { i32, i32 } asm sideeffect "{ .reg .pred p; elect.sync $0|p, 0xffffffff; selp.b32 $1, 1, 0, p; }", "=r,=r"() convergent nounwind, !dbg !26
	%56 = extractvalue { i32, i32 } %55, 0, !dbg !26
	%57 = zext i32 %56 to i64, !dbg !26
	%58 = extractvalue { i32, i32 } %55, 1, !dbg !26
	%59 = icmp ne i32 %58, 0, !dbg !26
	%60 = insertvalue { i64, i1 } undef, i64 %57, 0, !dbg !26
	%61 = insertvalue { i64, i1 } %60, i1 %59, 1, !dbg !26
	%62 = extractvalue { i64, i1 } %61, 0, !dbg !26
	%63 = extractvalue { i64, i1 } %61, 1, !dbg !26
	%64 = getelementptr inbounds i64, i64 addrspace(1)* %46, i64 0, !dbg !27
	store i64 %62, i64 addrspace(1)* %64, align 8, !dbg !27
	%65 = call { i32, i32 } asm sideeffect "{ .reg .pred p; elect.sync $0|p, 0xffffffff; selp.b32 $1, 1, 0, p; }", "=r,=r"() convergent nounwind, !dbg !28
	%66 = extractvalue { i32, i32 } %65, 0, !dbg !28
	%67 = zext i32 %66 to i64, !dbg !28
	%68 = extractvalue { i32, i32 } %65, 1, !dbg !28
	%69 = icmp ne i32 %68, 0, !dbg !28
	%70 = insertvalue { i64, i1 } undef, i64 %67, 0, !dbg !28
	%71 = insertvalue { i64, i1 } %70, i1 %69, 1, !dbg !28
	%72 = extractvalue { i64, i1 } %71, 0, !dbg !28
	%73 = extractvalue { i64, i1 } %71, 1, !dbg !28
	%74 = getelementptr inbounds i64, i64 addrspace(1)* %46, i64 1, !dbg !29
	store i64 %72, i64 addrspace(1)* %74, align 8, !dbg !29
	br i1 %63, label %b3, label %b4, !dbg !29

b3:
	%75 = getelementptr inbounds i32, i32 addrspace(1)* %47, i64 0, !dbg !30
	store i32 1, i32 addrspace(1)* %75, align 4, !dbg !30
	%76 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !31
	%77 = icmp uge i64 0, %p7, !dbg !31
	br i1 %77, label %b3_fail1, label %b3_ok1, !dbg !31, !prof !18

b3_ok1:
	%78 = atomicrmw add i64 addrspace(1)* %76, i64 1 monotonic, !dbg !32
	br label %b4, !dbg !32

b4:
	br i1 %73, label %b5, label %b6, !dbg !32

b5:
	%79 = getelementptr inbounds i32, i32 addrspace(1)* %47, i64 1, !dbg !33
	store i32 1, i32 addrspace(1)* %79, align 4, !dbg !33
	br label %b6, !dbg !33

b6:
	ret void, !dbg !33

b0_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !17
	br label %fail, !dbg !17

b2_fail1:
	%80 = icmp ugt i64 %43, %p1, !dbg !22
	br i1 %80, label %b2_fail2, label %b2_ok2, !dbg !22

b2_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !22
	br label %fail, !dbg !22

b2_ok2:
	%81 = icmp ugt i64 2, %44, !dbg !23
	br i1 %81, label %b2_fail3, label %b2_ok3, !dbg !23

b2_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !23
	br label %fail, !dbg !23

b2_ok3:
	%82 = icmp ugt i64 %43, %p3, !dbg !24
	br i1 %82, label %b2_fail4, label %b2_ok4, !dbg !24

b2_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !24
	br label %fail, !dbg !24

b2_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !25
	br label %fail, !dbg !25

b3_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !31
	br label %fail, !dbg !31

fail:
	%83 = phi i32 [ 0, %b0_fail1 ], [ 1, %b2_fail2 ], [ 2, %b2_fail3 ], [ 1, %b2_fail4 ], [ 2, %b2_ok4 ], [ 3, %b3_fail1 ], !dbg !7
	%84 = phi i64 [ %38, %b0_fail1 ], [ %43, %b2_fail2 ], [ 2, %b2_fail3 ], [ %43, %b2_fail4 ], [ 2, %b2_ok4 ], [ 0, %b3_fail1 ], !dbg !7
	%85 = phi i64 [ %p5, %b0_fail1 ], [ %p1, %b2_fail2 ], [ %44, %b2_fail3 ], [ %p3, %b2_fail4 ], [ %45, %b2_ok4 ], [ %p7, %b3_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %83, i64 %84, i64 %85), !dbg !7
	ret void, !dbg !7
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !9
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !15
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !10
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !15
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !10
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !16
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

declare void @llvm.nvvm.membar.sys() nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!34}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "elect.go", directory: "github.com/gpuc-go/gpuc/testsuite/conformance/elect")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Leaders", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!7 = !DILocation(line: 14, column: 6, scope: !6)
!8 = !DILocation(line: 15, column: 20, scope: !6)
!9 = !{i32 0, i32 2147483647}
!10 = !{i32 0, i32 65535}
!11 = !{i32 1, i32 -2147483648}
!12 = !{i32 1, i32 65536}
!13 = !{i32 1, i32 1025}
!14 = !{i32 1, i32 65}
!15 = !{i32 0, i32 1024}
!16 = !{i32 0, i32 64}
!17 = !DILocation(line: 16, column: 9, scope: !6)
!18 = !{!"branch_weights", i32 1, i32 1048576}
!19 = !DILocation(line: 16, column: 13, scope: !6)
!20 = !DILocation(line: 17, column: 3, scope: !6)
!21 = !DILocation(line: 19, column: 19, scope: !6)
!22 = !DILocation(line: 19, column: 17, scope: !6)
!23 = !DILocation(line: 19, column: 23, scope: !6)
!24 = !DILocation(line: 19, column: 36, scope: !6)
!25 = !DILocation(line: 19, column: 42, scope: !6)
!26 = !DILocation(line: 21, column: 25, scope: !6)
!27 = !DILocation(line: 21, column: 3, scope: !6)
!28 = !DILocation(line: 22, column: 26, scope: !6)
!29 = !DILocation(line: 22, column: 3, scope: !6)
!30 = !DILocation(line: 24, column: 4, scope: !6)
!31 = !DILocation(line: 25, column: 26, scope: !6)
!32 = !DILocation(line: 25, column: 16, scope: !6)
!33 = !DILocation(line: 28, column: 4, scope: !6)
!34 = !{void (i64*, i64, i32*, i64, i32*, i64, i64*, i64, i8*)* @Leaders, !"kernel", i32 1}
