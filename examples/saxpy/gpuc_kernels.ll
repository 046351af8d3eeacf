target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (float, float*, i64, float*, i64, i8*)* @Saxpy to i8*)], section "llvm.metadata"

define void @Saxpy(float %p0, float* %p1, i64 %p2, float* %p3, i64 %p4, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%1 = sext i32 %0 to i64, !dbg !8
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8, !range !10
	%3 = sext i32 %2 to i64, !dbg !8
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !8, !range !10
	%5 = sext i32 %4 to i64, !dbg !8
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !8, !range !11
	%7 = sext i32 %6 to i64, !dbg !8
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !8, !range !12
	%9 = sext i32 %8 to i64, !dbg !8
	%10 = mul i64 %9, %5, !dbg !8
	%11 = add i64 %3, %10, !dbg !8
	%12 = mul i64 %7, %11, !dbg !8
	%13 = add i64 %1, %12, !dbg !8
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%16 = mul i32 %14, %15, !dbg !8
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%18 = mul i32 %16, %17, !dbg !8
	%19 = sext i32 %18 to i64, !dbg !8
	%20 = mul i64 %13, %19, !dbg !8
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%24 = mul i32 %15, %23, !dbg !8
	%25 = add i32 %22, %24, !dbg !8
	%26 = mul i32 %14, %25, !dbg !8
	%27 = add i32 %21, %26, !dbg !8
	%28 = sext i32 %27 to i64, !dbg !8
	%29 = add i64 %20, %28, !dbg !8
	%30 = mul i64 %7, %9, !dbg !8
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !8, !range !12
	%32 = sext i32 %31 to i64, !dbg !8
	%33 = mul i64 %30, %32, !dbg !8
	%34 = mul i64 %33, %19, !dbg !8
	br label %b1, !dbg !8

b1:
	%35 = phi i64 [ %29, %b0 ], [ %44, %b2_ok1 ], !dbg !8
	%36 = icmp slt i64 %35, %p4, !dbg !8
	br i1 %36, label %b2, label %b3, !dbg !8

b2:
	%37 = getelementptr inbounds float, float* %p1, i64 %35, !dbg !17
	%38 = icmp uge i64 %35, %p2, !dbg !17
	br i1 %38, label %b2_fail1, label %b2_ok1, !dbg !17, !prof !18

b2_ok1:
	%39 = load float, float* %37, align 4, !dbg !17
	%40 = fmul float %p0, %39, !dbg !19
	%41 = getelementptr inbounds float, float* %p3, i64 %35, !dbg !20
	%42 = load float, float* %41, align 4, !dbg !20
	%43 = fadd float %42, %40, !dbg !21
	store float %43, float* %41, align 4, !dbg !20
	%44 = add i64 %35, %34, !dbg !8
	br label %b1, !dbg !8

b3:
	ret void, !dbg !8

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %35, i64 %p2), !dbg !17
	ret void, !dbg !17
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

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !9
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !15
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !10
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !15
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !10
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !16
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

declare void @llvm.nvvm.membar.sys() nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!22, !23, !24, !25}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "saxpy.go", directory: "github.com/gpuc-go/gpuc/examples/saxpy")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Saxpy", scope: !1, file: !1, line: 14, type: !4, isDefinition: true, scopeLine: 14, isOptimized: true, unit: !2)
!7 = !DILocation(line: 14, column: 6, scope: !6)
!8 = !DILocation(line: 15, column: 32, scope: !6)
!9 = !{i32 0, i32 2147483647}
!10 = !{i32 0, i32 65535}
!11 = !{i32 1, i32 -2147483648}
!12 = !{i32 1, i32 65536}
!13 = !{i32 1, i32 1025}
!14 = !{i32 1, i32 65}
!15 = !{i32 0, i32 1024}
!16 = !{i32 0, i32 64}
!17 = !DILocation(line: 16, column: 16, scope: !6)
!18 = !{!"branch_weights", i32 1, i32 1048576}
!19 = !DILocation(line: 16, column: 13, scope: !6)
!20 = !DILocation(line: 16, column: 4, scope: !6)
!21 = !DILocation(line: 16, column: 3, scope: !6)
!22 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"kernel", i32 1}
!23 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"maxntidx", i32 256}
!24 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"maxntidy", i32 1}
!25 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"maxntidz", i32 1}
