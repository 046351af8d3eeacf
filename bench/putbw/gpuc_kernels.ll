target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [3 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64, i64, i8*)* @Put to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @Fill to i8*), i8* bitcast (void (float*, i64, i64, i64, i64*, i64, i8*)* @Check to i8*)], section "llvm.metadata"

define void @Put(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = sdiv i64 %p5, 4, !dbg !8
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !9, !range !10
	%2 = sext i32 %1 to i64, !dbg !9
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !11, !range !12
	%4 = sext i32 %3 to i64, !dbg !11
	%5 = mul i64 %0, %2, !dbg !13
	%6 = icmp eq i64 %4, -1, !dbg !14
	%7 = select i1 %6, i64 1, i64 %4, !dbg !14
	%8 = sdiv i64 %5, %7, !dbg !14
	%9 = sub i64 0, %5, !dbg !14
	%10 = select i1 %6, i64 %9, i64 %8, !dbg !14
	%11 = mul i64 %10, 4, !dbg !15
	%12 = add i64 %2, 1, !dbg !16
	%13 = mul i64 %0, %12, !dbg !17
	%14 = icmp eq i64 %4, -1, !dbg !18
	%15 = select i1 %14, i64 1, i64 %4, !dbg !18
	%16 = sdiv i64 %13, %15, !dbg !18
	%17 = sub i64 0, %13, !dbg !18
	%18 = select i1 %14, i64 %17, i64 %16, !dbg !18
	%19 = mul i64 %18, 4, !dbg !19
	%20 = icmp slt i64 0, %p6, !dbg !19
	br i1 %20, label %b1, label %b4, !dbg !19

b1:
	%21 = phi i64 [ 0, %b0 ], [ %41, %b3 ], !dbg !20
	%22 = phi i64 [ 0, %b0 ], [ %42, %b3 ], !dbg !20
	%23 = add i64 %21, %11, !dbg !21
	%24 = add i64 %21, %19, !dbg !22
	%25 = icmp ugt i64 %24, %p1, !dbg !23
	br i1 %25, label %b1_fail1, label %b1_ok1, !dbg !23, !prof !24

b1_ok1:
	%26 = icmp ugt i64 %23, %24, !dbg !23
	br i1 %26, label %b1_fail2, label %b1_ok2, !dbg !23, !prof !24

b1_ok2:
	%27 = sub i64 %24, %23, !dbg !23
	%28 = getelementptr inbounds float, float* %p0, i64 %23, !dbg !23
	%29 = icmp ugt i64 %24, %p3, !dbg !28
	br i1 %29, label %b1_fail3, label %b1_ok3, !dbg !28, !prof !24

b1_ok3:
	%30 = getelementptr inbounds float, float* %p2, i64 %23, !dbg !28
	%31 = call i32 @gpuc_num_pes_thread(), !dbg !29
	%32 = sext i32 %31 to i64, !dbg !29
	%33 = icmp uge i64 %p7, %32, !dbg !29
	br i1 %33, label %b1_fail4, label %b1_ok4, !dbg !29, !prof !24

b1_ok4:
	%34 = mul i64 %27, 4, !dbg !29
	%35 = trunc i64 %p7 to i32, !dbg !29
	%36 = bitcast float* %28 to i8*, !dbg !29
	%37 = bitcast float* %30 to i8*, !dbg !29
	call void @gpuc_put_nbi_block(i8* %36, i8* %37, i64 %34, i32 %35), !dbg !29
	%38 = add i64 %21, %p5, !dbg !30
	%39 = add i64 %38, %p5, !dbg !31
	%40 = icmp sgt i64 %39, %p4, !dbg !32
	br i1 %40, label %b2, label %b3, !dbg !32

b2:
	br label %b3, !dbg !32

b3:
	%41 = phi i64 [ %38, %b1_ok4 ], [ 0, %b2 ], !dbg !20
	%42 = add i64 %22, 1, !dbg !20
	%43 = icmp slt i64 %42, %p6, !dbg !20
	br i1 %43, label %b1, label %b4, !dbg !20

b4:
	call void @gpuc_quiet_block(), !dbg !33
	ret void, !dbg !33

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %24, i64 %p1), !dbg !23
	ret void, !dbg !23

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %23, i64 %24), !dbg !23
	ret void, !dbg !23

b1_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %24, i64 %p3), !dbg !28
	ret void, !dbg !28

b1_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %p7, i64 %32), !dbg !29
	ret void, !dbg !29
}

define void @Fill(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !34 {
entry:
	br label %b0, !dbg !35

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !36, !range !10
	%1 = sext i32 %0 to i64, !dbg !36
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !36, !range !26
	%3 = sext i32 %2 to i64, !dbg !36
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !36, !range !26
	%5 = sext i32 %4 to i64, !dbg !36
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !36, !range !12
	%7 = sext i32 %6 to i64, !dbg !36
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !36, !range !37
	%9 = sext i32 %8 to i64, !dbg !36
	%10 = mul i64 %9, %5, !dbg !36
	%11 = add i64 %3, %10, !dbg !36
	%12 = mul i64 %7, %11, !dbg !36
	%13 = add i64 %1, %12, !dbg !36
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !36, !range !38
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !36, !range !38
	%16 = mul i32 %14, %15, !dbg !36
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !36, !range !39
	%18 = mul i32 %16, %17, !dbg !36
	%19 = sext i32 %18 to i64, !dbg !36
	%20 = mul i64 %13, %19, !dbg !36
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36, !range !25
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !36, !range !25
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !36, !range !27
	%24 = mul i32 %15, %23, !dbg !36
	%25 = add i32 %22, %24, !dbg !36
	%26 = mul i32 %14, %25, !dbg !36
	%27 = add i32 %21, %26, !dbg !36
	%28 = sext i32 %27 to i64, !dbg !36
	%29 = add i64 %20, %28, !dbg !36
	%30 = mul i64 %7, %9, !dbg !36
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !36, !range !37
	%32 = sext i32 %31 to i64, !dbg !36
	%33 = mul i64 %30, %32, !dbg !36
	%34 = mul i64 %33, %19, !dbg !36
	br label %b1, !dbg !36

b1:
	%35 = phi i64 [ %29, %b0 ], [ %45, %b2_ok1 ], !dbg !36
	%36 = icmp slt i64 %35, %p1, !dbg !36
	br i1 %36, label %b2, label %b3, !dbg !36

b2:
	%37 = mul i64 %35, 2654435761, !dbg !43
	%38 = add i64 %37, %p4, !dbg !44
	%39 = lshr i64 %38, 7, !dbg !45
	%40 = and i64 %39, 16777215, !dbg !46
	%41 = uitofp i64 %40 to float, !dbg !47
	%42 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !48
	store float %41, float* %42, align 4, !dbg !48
	%43 = icmp uge i64 %35, %p3, !dbg !49
	br i1 %43, label %b2_fail1, label %b2_ok1, !dbg !49, !prof !24

b2_ok1:
	%44 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !49
	store float -1.000000e+00, float* %44, align 4, !dbg !49
	%45 = add i64 %35, %34, !dbg !36
	br label %b1, !dbg !36

b3:
	ret void, !dbg !36

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %35, i64 %p3), !dbg !49
	ret void, !dbg !49
}

define void @Check(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !50 {
entry:
	br label %b0, !dbg !51

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !52, !range !10
	%1 = sext i32 %0 to i64, !dbg !52
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !52, !range !26
	%3 = sext i32 %2 to i64, !dbg !52
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !52, !range !26
	%5 = sext i32 %4 to i64, !dbg !52
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !52, !range !12
	%7 = sext i32 %6 to i64, !dbg !52
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !52, !range !37
	%9 = sext i32 %8 to i64, !dbg !52
	%10 = mul i64 %9, %5, !dbg !52
	%11 = add i64 %3, %10, !dbg !52
	%12 = mul i64 %7, %11, !dbg !52
	%13 = add i64 %1, %12, !dbg !52
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !52, !range !38
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !52, !range !38
	%16 = mul i32 %14, %15, !dbg !52
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !52, !range !39
	%18 = mul i32 %16, %17, !dbg !52
	%19 = sext i32 %18 to i64, !dbg !52
	%20 = mul i64 %13, %19, !dbg !52
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52, !range !25
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !52, !range !25
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !52, !range !27
	%24 = mul i32 %15, %23, !dbg !52
	%25 = add i32 %22, %24, !dbg !52
	%26 = mul i32 %14, %25, !dbg !52
	%27 = add i32 %21, %26, !dbg !52
	%28 = sext i32 %27 to i64, !dbg !52
	%29 = add i64 %20, %28, !dbg !52
	%30 = mul i64 %7, %9, !dbg !52
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !52, !range !37
	%32 = sext i32 %31 to i64, !dbg !52
	%33 = mul i64 %30, %32, !dbg !52
	%34 = mul i64 %33, %19, !dbg !52
	br label %b1, !dbg !52

b1:
	%35 = phi i64 [ %29, %b0 ], [ %50, %b6 ], !dbg !52
	%36 = icmp slt i64 %35, %p1, !dbg !52
	br i1 %36, label %b2, label %b7, !dbg !52

b2:
	%37 = icmp slt i64 %35, %p2, !dbg !53
	br i1 %37, label %b3, label %b4, !dbg !53

b3:
	%38 = mul i64 %35, 2654435761, !dbg !56
	%39 = add i64 %38, %p3, !dbg !57
	%40 = lshr i64 %39, 7, !dbg !58
	%41 = and i64 %40, 16777215, !dbg !59
	%42 = uitofp i64 %41 to float, !dbg !60
	br label %b4, !dbg !54

b4:
	%43 = phi float [ -1.000000e+00, %b2 ], [ %42, %b3 ], !dbg !61
	%44 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !62
	%45 = load float, float* %44, align 4, !dbg !62
	%46 = fcmp une float %45, %43, !dbg !63
	br i1 %46, label %b5, label %b6, !dbg !63

b5:
	%47 = icmp uge i64 0, %p5, !dbg !64
	br i1 %47, label %b5_fail1, label %b5_ok1, !dbg !64, !prof !24

b5_ok1:
	%48 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !64
	%49 = atomicrmw add i64* %48, i64 1 monotonic, !dbg !65
	br label %b6, !dbg !65

b6:
	%50 = add i64 %35, %34, !dbg !52
	br label %b1, !dbg !52

b7:
	ret void, !dbg !52

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 %p5), !dbg !64
	ret void, !dbg !64
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !10
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !25
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !26
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !25
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !26
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !27
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

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare void @gpuc_put_nbi_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_quiet_block() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!66, !67, !68, !69, !70, !71, !72, !73, !74, !75, !76, !77}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "putbw.go", directory: "github.com/gpuc-go/gpuc/bench/putbw")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Put", scope: !1, file: !1, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!7 = !DILocation(line: 17, column: 6, scope: !6)
!8 = !DILocation(line: 18, column: 17, scope: !6)
!9 = !DILocation(line: 19, column: 29, scope: !6)
!10 = !{i32 0, i32 2147483647}
!11 = !DILocation(line: 19, column: 44, scope: !6)
!12 = !{i32 1, i32 -2147483648}
!13 = !DILocation(line: 20, column: 19, scope: !6)
!14 = !DILocation(line: 20, column: 27, scope: !6)
!15 = !DILocation(line: 20, column: 10, scope: !6)
!16 = !DILocation(line: 21, column: 28, scope: !6)
!17 = !DILocation(line: 21, column: 19, scope: !6)
!18 = !DILocation(line: 21, column: 33, scope: !6)
!19 = !DILocation(line: 21, column: 10, scope: !6)
!20 = !DILocation(line: 22, column: 2, scope: !6)
!21 = !DILocation(line: 24, column: 39, scope: !6)
!22 = !DILocation(line: 24, column: 46, scope: !6)
!23 = !DILocation(line: 24, column: 36, scope: !6)
!24 = !{!"branch_weights", i32 1, i32 1048576}
!25 = !{i32 0, i32 1024}
!26 = !{i32 0, i32 65535}
!27 = !{i32 0, i32 64}
!28 = !DILocation(line: 24, column: 61, scope: !6)
!29 = !DILocation(line: 24, column: 15, scope: !6)
!30 = !DILocation(line: 25, column: 3, scope: !6)
!31 = !DILocation(line: 26, column: 8, scope: !6)
!32 = !DILocation(line: 26, column: 15, scope: !6)
!33 = !DILocation(line: 30, column: 13, scope: !6)
!34 = distinct !DISubprogram(name: "Fill", scope: !1, file: !1, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!35 = !DILocation(line: 41, column: 6, scope: !34)
!36 = !DILocation(line: 42, column: 32, scope: !34)
!37 = !{i32 1, i32 65536}
!38 = !{i32 1, i32 1025}
!39 = !{i32 1, i32 65}
!40 = distinct !DISubprogram(name: "pattern", scope: !1, file: !1, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!41 = !DILocation(line: 43, column: 19, scope: !34)
!42 = !DILocation(line: 34, column: 13, scope: !40, inlinedAt: !41)
!43 = !DILocation(line: 34, column: 16, scope: !40, inlinedAt: !41)
!44 = !DILocation(line: 34, column: 28, scope: !40, inlinedAt: !41)
!45 = !DILocation(line: 35, column: 19, scope: !40, inlinedAt: !41)
!46 = !DILocation(line: 35, column: 24, scope: !40, inlinedAt: !41)
!47 = !DILocation(line: 35, column: 16, scope: !40, inlinedAt: !41)
!48 = !DILocation(line: 43, column: 6, scope: !34)
!49 = !DILocation(line: 44, column: 6, scope: !34)
!50 = distinct !DISubprogram(name: "Check", scope: !1, file: !1, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!51 = !DILocation(line: 52, column: 6, scope: !50)
!52 = !DILocation(line: 53, column: 32, scope: !50)
!53 = !DILocation(line: 55, column: 8, scope: !50)
!54 = !DILocation(line: 56, column: 18, scope: !50)
!55 = !DILocation(line: 34, column: 13, scope: !40, inlinedAt: !54)
!56 = !DILocation(line: 34, column: 16, scope: !40, inlinedAt: !54)
!57 = !DILocation(line: 34, column: 28, scope: !40, inlinedAt: !54)
!58 = !DILocation(line: 35, column: 19, scope: !40, inlinedAt: !54)
!59 = !DILocation(line: 35, column: 24, scope: !40, inlinedAt: !54)
!60 = !DILocation(line: 35, column: 16, scope: !40, inlinedAt: !54)
!61 = !DILocation(line: 54, column: 3, scope: !50)
!62 = !DILocation(line: 58, column: 9, scope: !50)
!63 = !DILocation(line: 58, column: 13, scope: !50)
!64 = !DILocation(line: 59, column: 27, scope: !50)
!65 = !DILocation(line: 59, column: 17, scope: !50)
!66 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i8*)* @Put, !"kernel", i32 1}
!67 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i8*)* @Put, !"maxntidx", i32 1024}
!68 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i8*)* @Put, !"maxntidy", i32 1}
!69 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i8*)* @Put, !"maxntidz", i32 1}
!70 = !{void (float*, i64, float*, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!71 = !{void (float*, i64, float*, i64, i64, i8*)* @Fill, !"maxntidx", i32 1024}
!72 = !{void (float*, i64, float*, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!73 = !{void (float*, i64, float*, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!74 = !{void (float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"kernel", i32 1}
!75 = !{void (float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidx", i32 1024}
!76 = !{void (float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidy", i32 1}
!77 = !{void (float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidz", i32 1}
