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
	%17 = fmul float %p0, %16, !dbg !30
	%18 = load float, float* %14, align 4, !dbg !31
	%19 = fadd float %18, %17, !dbg !32
	store float %19, float* %14, align 4, !dbg !33
	%20 = add i64 %11, %10, !dbg !34
	br label %b1, !dbg !14, !llvm.loop !36

b3:
	ret void, !dbg !37

b2_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !25
	br label %fail, !dbg !25

fail:
	%21 = phi i32 [ 0, %b2_fail1 ], !dbg !7
	%22 = phi i64 [ %11, %b2_fail1 ], !dbg !7
	%23 = phi i64 [ %p2, %b2_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %21, i64 %22, i64 %23), !dbg !7
	ret void, !dbg !7
}

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !12
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !16
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !38
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !16
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !38
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !39
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
!30 = !DILocation(line: 19, column: 2, scope: !6)
!31 = !DILocation(line: 20, column: 2, scope: !6)
!32 = !DILocation(line: 21, column: 2, scope: !6)
!33 = !DILocation(line: 22, column: 2, scope: !6)
!34 = !DILocation(line: 23, column: 2, scope: !6)
!35 = !{!"llvm.loop.unroll.count", i32 4}
!36 = distinct !{!36, !35}
!37 = !DILocation(line: 24, column: 2, scope: !6)
!38 = !{i32 0, i32 65535}
!39 = !{i32 0, i32 64}
!40 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"kernel", i32 1}
!41 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"maxntidx", i32 256}
!42 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"maxntidy", i32 1}
!43 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"maxntidz", i32 1}
!44 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"minctasm", i32 2}
