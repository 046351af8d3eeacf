target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [3 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64, i64, i32, i32, i8*)* @Put to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @Fill to i8*), i8* bitcast (void (float*, i64, i64, i64, i64*, i64, i8*)* @Check to i8*)], section "llvm.metadata"

define void @Put(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i32 %p6, i32 %p7, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @gpuc_num_pes_thread(), !dbg !8
	%1 = sdiv i64 %p5, 4, !dbg !9
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !10, !range !11
	%3 = sext i32 %2 to i64, !dbg !10
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !12, !range !13
	%5 = sext i32 %4 to i64, !dbg !12
	%6 = mul i64 %1, %3, !dbg !14
	%7 = icmp eq i64 %5, -1, !dbg !15
	%8 = select i1 %7, i64 1, i64 %5, !dbg !15
	%9 = sdiv i64 %6, %8, !dbg !15
	%10 = sub i64 0, %6, !dbg !15
	%11 = select i1 %7, i64 %10, i64 %9, !dbg !15
	%12 = mul i64 %11, 4, !dbg !16
	%13 = add i64 %3, 1, !dbg !17
	%14 = mul i64 %1, %13, !dbg !18
	%15 = icmp eq i64 %5, -1, !dbg !19
	%16 = select i1 %15, i64 1, i64 %5, !dbg !19
	%17 = sdiv i64 %14, %16, !dbg !19
	%18 = sub i64 0, %14, !dbg !19
	%19 = select i1 %15, i64 %18, i64 %17, !dbg !19
	%20 = mul i64 %19, 4, !dbg !20
	%21 = icmp slt i32 0, %p6, !dbg !20
	br i1 %21, label %b1, label %b4, !dbg !20

b1:
	%22 = phi i64 [ 0, %b0 ], [ %44, %b3 ], !dbg !21
	%23 = phi i32 [ 0, %b0 ], [ %45, %b3 ], !dbg !21
	%24 = add i64 %22, %12, !dbg !22
	%25 = add i64 %22, %20, !dbg !23
	%26 = sub i64 %20, %12, !dbg !24
	%27 = getelementptr inbounds float, float* %p0, i64 %24, !dbg !24
	%28 = getelementptr inbounds float, float* %p2, i64 %24, !dbg !25
	%29 = sext i32 %p7 to i64, !dbg !26
	%30 = sext i32 %0 to i64, !dbg !8
	%31 = mul i64 %26, 4, !dbg !8
	%32 = icmp ugt i64 %25, %p1, !dbg !24
	%33 = icmp ugt i64 %24, %25, !dbg !24
	%34 = icmp ugt i64 %25, %p3, !dbg !25
	%35 = icmp uge i64 %29, %30, !dbg !8
	%36 = or i1 %32, %33, !dbg !8
	%37 = or i1 %36, %34, !dbg !8
	%38 = or i1 %37, %35, !dbg !8
	br i1 %38, label %b1_fail1, label %b1_ok1, !dbg !8, !prof !27

b1_ok1:
	%39 = bitcast float* %27 to i8*, !dbg !8
	%40 = bitcast float* %28 to i8*, !dbg !8
	call void @gpuc_put_nbi_block(i8* %39, i8* %40, i64 %31, i32 %p7), !dbg !8
	%41 = add i64 %22, %p5, !dbg !31
	%42 = add i64 %41, %p5, !dbg !32
	%43 = icmp sgt i64 %42, %p4, !dbg !33
	br i1 %43, label %b2, label %b3, !dbg !33

b2:
	br label %b3, !dbg !33

b3:
	%44 = phi i64 [ %41, %b1_ok1 ], [ 0, %b2 ], !dbg !21
	%45 = add i32 %23, 1, !dbg !21
	%46 = icmp slt i32 %45, %p6, !dbg !21
	br i1 %46, label %b1, label %b4, !dbg !21

b4:
	call void @gpuc_quiet_block(), !dbg !34
	ret void, !dbg !34

b1_fail1:
	%47 = icmp ugt i64 %25, %p1, !dbg !24
	br i1 %47, label %b1_fail2, label %b1_ok2, !dbg !24

b1_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %25, i64 %p1), !dbg !24
	ret void, !dbg !24

b1_ok2:
	%48 = icmp ugt i64 %24, %25, !dbg !24
	br i1 %48, label %b1_fail3, label %b1_ok3, !dbg !24

b1_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %24, i64 %25), !dbg !24
	ret void, !dbg !24

b1_ok3:
	%49 = icmp ugt i64 %25, %p3, !dbg !25
	br i1 %49, label %b1_fail4, label %b1_ok4, !dbg !25

b1_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %25, i64 %p3), !dbg !25
	ret void, !dbg !25

b1_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %29, i64 %30), !dbg !8
	ret void, !dbg !8
}

define void @Fill(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !35 {
entry:
	br label %b0, !dbg !36

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37, !range !11
	%1 = sext i32 %0 to i64, !dbg !37
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !37, !range !29
	%3 = sext i32 %2 to i64, !dbg !37
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !37, !range !29
	%5 = sext i32 %4 to i64, !dbg !37
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !37, !range !13
	%7 = sext i32 %6 to i64, !dbg !37
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !37, !range !38
	%9 = sext i32 %8 to i64, !dbg !37
	%10 = mul i64 %9, %5, !dbg !37
	%11 = add i64 %3, %10, !dbg !37
	%12 = mul i64 %7, %11, !dbg !37
	%13 = add i64 %1, %12, !dbg !37
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !37, !range !39
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !37, !range !39
	%16 = mul i32 %14, %15, !dbg !37
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !37, !range !40
	%18 = mul i32 %16, %17, !dbg !37
	%19 = sext i32 %18 to i64, !dbg !37
	%20 = mul i64 %13, %19, !dbg !37
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37, !range !28
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !37, !range !28
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !37, !range !30
	%24 = mul i32 %15, %23, !dbg !37
	%25 = add i32 %22, %24, !dbg !37
	%26 = mul i32 %14, %25, !dbg !37
	%27 = add i32 %21, %26, !dbg !37
	%28 = sext i32 %27 to i64, !dbg !37
	%29 = add i64 %20, %28, !dbg !37
	%30 = mul i64 %7, %9, !dbg !37
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !37, !range !38
	%32 = sext i32 %31 to i64, !dbg !37
	%33 = mul i64 %30, %32, !dbg !37
	%34 = mul i64 %33, %19, !dbg !37
	br label %b1, !dbg !37

b1:
	%35 = phi i64 [ %29, %b0 ], [ %45, %b2_ok1 ], !dbg !37
	%36 = icmp slt i64 %35, %p1, !dbg !37
	br i1 %36, label %b2, label %b3, !dbg !37

b2:
	%37 = mul i64 %35, 2654435761, !dbg !44
	%38 = add i64 %37, %p4, !dbg !45
	%39 = lshr i64 %38, 7, !dbg !46
	%40 = and i64 %39, 16777215, !dbg !47
	%41 = uitofp i64 %40 to float, !dbg !48
	%42 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !49
	store float %41, float* %42, align 4, !dbg !49
	%43 = getelementptr inbounds float, float* %p2, i64 %35, !dbg !50
	%44 = icmp uge i64 %35, %p3, !dbg !50
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !50, !prof !27

b2_ok1:
	store float -1.000000e+00, float* %43, align 4, !dbg !50
	%45 = add i64 %35, %34, !dbg !37
	br label %b1, !dbg !37

b3:
	ret void, !dbg !37

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %35, i64 %p3), !dbg !50
	ret void, !dbg !50
}

define void @Check(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !51 {
entry:
	br label %b0, !dbg !52

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !53, !range !11
	%1 = sext i32 %0 to i64, !dbg !53
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !53, !range !29
	%3 = sext i32 %2 to i64, !dbg !53
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !53, !range !29
	%5 = sext i32 %4 to i64, !dbg !53
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !53, !range !13
	%7 = sext i32 %6 to i64, !dbg !53
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !53, !range !38
	%9 = sext i32 %8 to i64, !dbg !53
	%10 = mul i64 %9, %5, !dbg !53
	%11 = add i64 %3, %10, !dbg !53
	%12 = mul i64 %7, %11, !dbg !53
	%13 = add i64 %1, %12, !dbg !53
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !53, !range !39
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !53, !range !39
	%16 = mul i32 %14, %15, !dbg !53
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !53, !range !40
	%18 = mul i32 %16, %17, !dbg !53
	%19 = sext i32 %18 to i64, !dbg !53
	%20 = mul i64 %13, %19, !dbg !53
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !53, !range !28
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !53, !range !28
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !53, !range !30
	%24 = mul i32 %15, %23, !dbg !53
	%25 = add i32 %22, %24, !dbg !53
	%26 = mul i32 %14, %25, !dbg !53
	%27 = add i32 %21, %26, !dbg !53
	%28 = sext i32 %27 to i64, !dbg !53
	%29 = add i64 %20, %28, !dbg !53
	%30 = mul i64 %7, %9, !dbg !53
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !53, !range !38
	%32 = sext i32 %31 to i64, !dbg !53
	%33 = mul i64 %30, %32, !dbg !53
	%34 = mul i64 %33, %19, !dbg !53
	br label %b1, !dbg !53

b1:
	%35 = phi i64 [ %29, %b0 ], [ %50, %b6 ], !dbg !53
	%36 = icmp slt i64 %35, %p1, !dbg !53
	br i1 %36, label %b2, label %b7, !dbg !53

b2:
	%37 = icmp slt i64 %35, %p2, !dbg !54
	br i1 %37, label %b3, label %b4, !dbg !54

b3:
	%38 = mul i64 %35, 2654435761, !dbg !57
	%39 = add i64 %38, %p3, !dbg !58
	%40 = lshr i64 %39, 7, !dbg !59
	%41 = and i64 %40, 16777215, !dbg !60
	%42 = uitofp i64 %41 to float, !dbg !61
	br label %b4, !dbg !55

b4:
	%43 = phi float [ -1.000000e+00, %b2 ], [ %42, %b3 ], !dbg !62
	%44 = getelementptr inbounds float, float* %p0, i64 %35, !dbg !63
	%45 = load float, float* %44, align 4, !dbg !63
	%46 = fcmp une float %45, %43, !dbg !64
	br i1 %46, label %b5, label %b6, !dbg !64

b5:
	%47 = getelementptr inbounds i64, i64* %p4, i64 0, !dbg !65
	%48 = icmp uge i64 0, %p5, !dbg !65
	br i1 %48, label %b5_fail1, label %b5_ok1, !dbg !65, !prof !27

b5_ok1:
	%49 = atomicrmw add i64* %47, i64 1 monotonic, !dbg !66
	br label %b6, !dbg !66

b6:
	%50 = add i64 %35, %34, !dbg !53
	br label %b1, !dbg !53

b7:
	ret void, !dbg !53

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 0, i64 %p5), !dbg !65
	ret void, !dbg !65
}

declare i32 @gpuc_num_pes_thread() nounwind

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !11
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !28
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !29
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !28
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !29
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !30
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

declare void @gpuc_put_nbi_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_quiet_block() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!67, !68, !69, !70, !71, !72, !73, !74, !75, !76, !77, !78}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "putbw.go", directory: "github.com/gpuc-go/gpuc/bench/putbw")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Put", scope: !1, file: !1, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!7 = !DILocation(line: 17, column: 6, scope: !6)
!8 = !DILocation(line: 24, column: 15, scope: !6)
!9 = !DILocation(line: 18, column: 17, scope: !6)
!10 = !DILocation(line: 19, column: 29, scope: !6)
!11 = !{i32 0, i32 2147483647}
!12 = !DILocation(line: 19, column: 44, scope: !6)
!13 = !{i32 1, i32 -2147483648}
!14 = !DILocation(line: 20, column: 19, scope: !6)
!15 = !DILocation(line: 20, column: 27, scope: !6)
!16 = !DILocation(line: 20, column: 10, scope: !6)
!17 = !DILocation(line: 21, column: 28, scope: !6)
!18 = !DILocation(line: 21, column: 19, scope: !6)
!19 = !DILocation(line: 21, column: 33, scope: !6)
!20 = !DILocation(line: 21, column: 10, scope: !6)
!21 = !DILocation(line: 22, column: 2, scope: !6)
!22 = !DILocation(line: 24, column: 39, scope: !6)
!23 = !DILocation(line: 24, column: 46, scope: !6)
!24 = !DILocation(line: 24, column: 36, scope: !6)
!25 = !DILocation(line: 24, column: 61, scope: !6)
!26 = !DILocation(line: 24, column: 80, scope: !6)
!27 = !{!"branch_weights", i32 1, i32 1048576}
!28 = !{i32 0, i32 1024}
!29 = !{i32 0, i32 65535}
!30 = !{i32 0, i32 64}
!31 = !DILocation(line: 25, column: 3, scope: !6)
!32 = !DILocation(line: 26, column: 8, scope: !6)
!33 = !DILocation(line: 26, column: 15, scope: !6)
!34 = !DILocation(line: 30, column: 13, scope: !6)
!35 = distinct !DISubprogram(name: "Fill", scope: !1, file: !1, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!36 = !DILocation(line: 41, column: 6, scope: !35)
!37 = !DILocation(line: 42, column: 32, scope: !35)
!38 = !{i32 1, i32 65536}
!39 = !{i32 1, i32 1025}
!40 = !{i32 1, i32 65}
!41 = distinct !DISubprogram(name: "pattern", scope: !1, file: !1, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!42 = !DILocation(line: 43, column: 19, scope: !35)
!43 = !DILocation(line: 34, column: 13, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 34, column: 16, scope: !41, inlinedAt: !42)
!45 = !DILocation(line: 34, column: 28, scope: !41, inlinedAt: !42)
!46 = !DILocation(line: 35, column: 19, scope: !41, inlinedAt: !42)
!47 = !DILocation(line: 35, column: 24, scope: !41, inlinedAt: !42)
!48 = !DILocation(line: 35, column: 16, scope: !41, inlinedAt: !42)
!49 = !DILocation(line: 43, column: 6, scope: !35)
!50 = !DILocation(line: 44, column: 6, scope: !35)
!51 = distinct !DISubprogram(name: "Check", scope: !1, file: !1, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!52 = !DILocation(line: 52, column: 6, scope: !51)
!53 = !DILocation(line: 53, column: 32, scope: !51)
!54 = !DILocation(line: 55, column: 8, scope: !51)
!55 = !DILocation(line: 56, column: 18, scope: !51)
!56 = !DILocation(line: 34, column: 13, scope: !41, inlinedAt: !55)
!57 = !DILocation(line: 34, column: 16, scope: !41, inlinedAt: !55)
!58 = !DILocation(line: 34, column: 28, scope: !41, inlinedAt: !55)
!59 = !DILocation(line: 35, column: 19, scope: !41, inlinedAt: !55)
!60 = !DILocation(line: 35, column: 24, scope: !41, inlinedAt: !55)
!61 = !DILocation(line: 35, column: 16, scope: !41, inlinedAt: !55)
!62 = !DILocation(line: 54, column: 3, scope: !51)
!63 = !DILocation(line: 58, column: 9, scope: !51)
!64 = !DILocation(line: 58, column: 13, scope: !51)
!65 = !DILocation(line: 59, column: 27, scope: !51)
!66 = !DILocation(line: 59, column: 17, scope: !51)
!67 = !{void (float*, i64, float*, i64, i64, i64, i32, i32, i8*)* @Put, !"kernel", i32 1}
!68 = !{void (float*, i64, float*, i64, i64, i64, i32, i32, i8*)* @Put, !"maxntidx", i32 1024}
!69 = !{void (float*, i64, float*, i64, i64, i64, i32, i32, i8*)* @Put, !"maxntidy", i32 1}
!70 = !{void (float*, i64, float*, i64, i64, i64, i32, i32, i8*)* @Put, !"maxntidz", i32 1}
!71 = !{void (float*, i64, float*, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!72 = !{void (float*, i64, float*, i64, i64, i8*)* @Fill, !"maxntidx", i32 1024}
!73 = !{void (float*, i64, float*, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!74 = !{void (float*, i64, float*, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!75 = !{void (float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"kernel", i32 1}
!76 = !{void (float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidx", i32 1024}
!77 = !{void (float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidy", i32 1}
!78 = !{void (float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidz", i32 1}
