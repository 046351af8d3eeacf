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
	br label %fail, !dbg !25

fail:
	%21 = phi i32 [ 0, %b2_fail1 ], !dbg !7
	%22 = phi i64 [ %11, %b2_fail1 ], !dbg !7
	%23 = phi i64 [ %p2, %b2_fail1 ], !dbg !7
	%24 = addrspacecast i8* %ctrl to i8 addrspace(1)*, !dbg !7
	%25 = getelementptr i8, i8 addrspace(1)* %24, i64 4, !dbg !7
	%26 = bitcast i8 addrspace(1)* %25 to i32 addrspace(1)*, !dbg !7
	%27 = cmpxchg i32 addrspace(1)* %26, i32 0, i32 1 monotonic monotonic, !dbg !7
	%28 = extractvalue { i32, i1 } %27, 1, !dbg !7
	br i1 %28, label %fail_write, label %fail_wait, !dbg !7

fail_write:
	%29 = getelementptr i8, i8 addrspace(1)* %24, i64 8, !dbg !7
	%30 = bitcast i8 addrspace(1)* %29 to i32 addrspace(1)*, !dbg !7
	store volatile i32 %21, i32 addrspace(1)* %30, align 4, !dbg !7
	%31 = getelementptr i8, i8 addrspace(1)* %24, i64 40, !dbg !7
	%32 = bitcast i8 addrspace(1)* %31 to i64 addrspace(1)*, !dbg !7
	store volatile i64 %22, i64 addrspace(1)* %32, align 8, !dbg !7
	%33 = getelementptr i8, i8 addrspace(1)* %24, i64 48, !dbg !7
	%34 = bitcast i8 addrspace(1)* %33 to i64 addrspace(1)*, !dbg !7
	store volatile i64 %23, i64 addrspace(1)* %34, align 8, !dbg !7
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7, !range !12
	%36 = getelementptr i8, i8 addrspace(1)* %24, i64 16, !dbg !7
	%37 = bitcast i8 addrspace(1)* %36 to i32 addrspace(1)*, !dbg !7
	store volatile i32 %35, i32 addrspace(1)* %37, align 4, !dbg !7
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7, !range !16
	%39 = getelementptr i8, i8 addrspace(1)* %24, i64 28, !dbg !7
	%40 = bitcast i8 addrspace(1)* %39 to i32 addrspace(1)*, !dbg !7
	store volatile i32 %38, i32 addrspace(1)* %40, align 4, !dbg !7
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !7, !range !38
	%42 = getelementptr i8, i8 addrspace(1)* %24, i64 20, !dbg !7
	%43 = bitcast i8 addrspace(1)* %42 to i32 addrspace(1)*, !dbg !7
	store volatile i32 %41, i32 addrspace(1)* %43, align 4, !dbg !7
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !7, !range !16
	%45 = getelementptr i8, i8 addrspace(1)* %24, i64 32, !dbg !7
	%46 = bitcast i8 addrspace(1)* %45 to i32 addrspace(1)*, !dbg !7
	store volatile i32 %44, i32 addrspace(1)* %46, align 4, !dbg !7
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !7, !range !38
	%48 = getelementptr i8, i8 addrspace(1)* %24, i64 24, !dbg !7
	%49 = bitcast i8 addrspace(1)* %48 to i32 addrspace(1)*, !dbg !7
	store volatile i32 %47, i32 addrspace(1)* %49, align 4, !dbg !7
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !7, !range !39
	%51 = getelementptr i8, i8 addrspace(1)* %24, i64 36, !dbg !7
	%52 = bitcast i8 addrspace(1)* %51 to i32 addrspace(1)*, !dbg !7
	store volatile i32 %50, i32 addrspace(1)* %52, align 4, !dbg !7
	call void @llvm.nvvm.membar.sys(), !dbg !7
	%53 = getelementptr i8, i8 addrspace(1)* %24, i64 4, !dbg !7
	%54 = bitcast i8 addrspace(1)* %53 to i32 addrspace(1)*, !dbg !7
	store volatile i32 2, i32 addrspace(1)* %54, align 4, !dbg !7
	call void @llvm.nvvm.membar.sys(), !dbg !7
	br label %fail_end, !dbg !7

fail_wait:
	%55 = getelementptr i8, i8 addrspace(1)* %24, i64 4, !dbg !7
	%56 = bitcast i8 addrspace(1)* %55 to i32 addrspace(1)*, !dbg !7
	%57 = load volatile i32, i32 addrspace(1)* %56, align 4, !dbg !7
	%58 = icmp eq i32 %57, 2, !dbg !7
	br i1 %58, label %fail_end, label %fail_wait, !dbg !7

fail_end:
	call void asm sideeffect "trap;", ""() nounwind, !dbg !7
	ret void, !dbg !7
}

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

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
