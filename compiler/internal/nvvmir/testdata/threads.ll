target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i64*, i8*)* @Threads to i8*)], section "llvm.metadata"

define void @Threads(i64* %p0, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !9
	%1 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !10
	%2 = bitcast i64* %1 to i32*, !dbg !11
	store i32 %0, i32* %2, align 4, !dbg !12
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !13, !range !9
	%4 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !14
	%5 = bitcast i64* %4 to i32*, !dbg !15
	store i32 %3, i32* %5, align 4, !dbg !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !17, !range !18
	%7 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !19
	%8 = bitcast i64* %7 to i32*, !dbg !20
	store i32 %6, i32* %8, align 4, !dbg !21
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !22, !range !23
	%10 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !24
	%11 = bitcast i64* %10 to i32*, !dbg !25
	store i32 %9, i32* %11, align 4, !dbg !26
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !27, !range !28
	%13 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !29
	%14 = bitcast i64* %13 to i32*, !dbg !30
	store i32 %12, i32* %14, align 4, !dbg !31
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !32, !range !28
	%16 = getelementptr inbounds i64, i64* %p0, i64 6, !dbg !33
	%17 = bitcast i64* %16 to i32*, !dbg !34
	store i32 %15, i32* %17, align 4, !dbg !35
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !36, !range !37
	%19 = getelementptr inbounds i64, i64* %p0, i64 7, !dbg !38
	%20 = bitcast i64* %19 to i32*, !dbg !39
	store i32 %18, i32* %20, align 4, !dbg !40
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !41, !range !37
	%22 = getelementptr inbounds i64, i64* %p0, i64 8, !dbg !42
	%23 = bitcast i64* %22 to i32*, !dbg !43
	store i32 %21, i32* %23, align 4, !dbg !44
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !45, !range !46
	%25 = getelementptr inbounds i64, i64* %p0, i64 9, !dbg !47
	%26 = bitcast i64* %25 to i32*, !dbg !48
	store i32 %24, i32* %26, align 4, !dbg !49
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !50, !range !51
	%28 = getelementptr inbounds i64, i64* %p0, i64 10, !dbg !52
	%29 = bitcast i64* %28 to i32*, !dbg !53
	store i32 %27, i32* %29, align 4, !dbg !54
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !55, !range !56
	%31 = getelementptr inbounds i64, i64* %p0, i64 11, !dbg !57
	%32 = bitcast i64* %31 to i32*, !dbg !58
	store i32 %30, i32* %32, align 4, !dbg !59
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !60, !range !56
	%34 = getelementptr inbounds i64, i64* %p0, i64 12, !dbg !61
	%35 = bitcast i64* %34 to i32*, !dbg !62
	store i32 %33, i32* %35, align 4, !dbg !63
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !64, !range !65
	%37 = getelementptr inbounds i64, i64* %p0, i64 13, !dbg !66
	%38 = bitcast i64* %37 to i32*, !dbg !67
	store i32 %36, i32* %38, align 4, !dbg !68
	call void @llvm.nvvm.barrier0(), !dbg !69
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !70
	call void @gpuc_grid_sync(), !dbg !71
	call void @llvm.nvvm.membar.cta(), !dbg !72
	call void @llvm.nvvm.membar.gl(), !dbg !73
	call void @llvm.nvvm.membar.sys(), !dbg !74
	%39 = call i64 asm sideeffect "mov.u64 $0, %clock64;", "=l"() nounwind, !dbg !75
	%40 = getelementptr inbounds i64, i64* %p0, i64 14, !dbg !76
	store i64 %39, i64* %40, align 8, !dbg !78
	%41 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !79
	%42 = getelementptr inbounds i64, i64* %p0, i64 15, !dbg !80
	store i64 %41, i64* %42, align 8, !dbg !82
	ret void, !dbg !83
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @llvm.nvvm.bar.warp.sync(i32 %a0) convergent nounwind

define internal void @gpuc_grid_sync() convergent nounwind {
entry:
	call void @llvm.nvvm.barrier0()
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !9
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !9
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !18
	%4 = or i32 %2, %3
	%5 = icmp eq i32 %4, 0
	br i1 %5, label %arrive, label %end

arrive:
	%6 = call i32 asm "mov.u32 $0, %envreg1;", "=r"() nounwind
	%7 = zext i32 %6 to i64
	%8 = call i32 asm "mov.u32 $0, %envreg2;", "=r"() nounwind
	%9 = zext i32 %8 to i64
	%10 = shl i64 %7, 32
	%11 = or i64 %10, %9
	%12 = call i32 asm "mov.u32 $0, %laneid;", "=r"() nounwind
	%13 = zext i32 %12 to i64
	%14 = add i64 %11, %13
	%15 = add i64 %14, 4
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !51
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !56
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !56
	%20 = mul i32 %18, %19
	%21 = sub i32 -2147483647, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !23
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !28
	%24 = or i32 %22, %23
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !28
	%26 = or i32 %24, %25
	%27 = icmp eq i32 %26, 0
	%28 = select i1 %27, i32 %21, i32 1
	%29 = call i32 asm sideeffect "atom.add.release.gpu.global.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %15, i32 %28) nounwind
	%30 = add i32 %29, %28
	%31 = xor i32 %29, %30
	%32 = icmp sge i32 %31, 0
	br i1 %32, label %wait, label %acquired

wait:
	%33 = call i32 asm sideeffect "ld.relaxed.gpu.global.u32 $0, [$1];", "=r,l,~{memory}"(i64 %15) nounwind
	%34 = xor i32 %29, %33
	%35 = icmp sge i32 %34, 0
	br i1 %35, label %wait, label %acquired

acquired:
	call void asm sideeffect "{ .reg .u32 v; ld.acquire.gpu.global.u32 v, [$0]; }", "l,~{memory}"(i64 %15) nounwind
	br label %end

end:
	call void @llvm.nvvm.barrier0()
	ret void
}

declare void @llvm.nvvm.membar.cta() nounwind

declare void @llvm.nvvm.membar.gl() nounwind

declare void @llvm.nvvm.membar.sys() nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!84}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "k.go", directory: "example.com/k")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Threads", scope: !1, file: !1, line: 1, type: !4, isDefinition: true, scopeLine: 1, isOptimized: true, unit: !2)
!7 = !DILocation(line: 1, column: 2, scope: !6)
!8 = !DILocation(line: 2, column: 2, scope: !6)
!9 = !{i32 0, i32 1024}
!10 = !DILocation(line: 3, column: 2, scope: !6)
!11 = !DILocation(line: 4, column: 2, scope: !6)
!12 = !DILocation(line: 5, column: 2, scope: !6)
!13 = !DILocation(line: 6, column: 2, scope: !6)
!14 = !DILocation(line: 7, column: 2, scope: !6)
!15 = !DILocation(line: 8, column: 2, scope: !6)
!16 = !DILocation(line: 9, column: 2, scope: !6)
!17 = !DILocation(line: 10, column: 2, scope: !6)
!18 = !{i32 0, i32 64}
!19 = !DILocation(line: 11, column: 2, scope: !6)
!20 = !DILocation(line: 12, column: 2, scope: !6)
!21 = !DILocation(line: 13, column: 2, scope: !6)
!22 = !DILocation(line: 14, column: 2, scope: !6)
!23 = !{i32 0, i32 2147483647}
!24 = !DILocation(line: 15, column: 2, scope: !6)
!25 = !DILocation(line: 16, column: 2, scope: !6)
!26 = !DILocation(line: 17, column: 2, scope: !6)
!27 = !DILocation(line: 18, column: 2, scope: !6)
!28 = !{i32 0, i32 65535}
!29 = !DILocation(line: 19, column: 2, scope: !6)
!30 = !DILocation(line: 20, column: 2, scope: !6)
!31 = !DILocation(line: 21, column: 2, scope: !6)
!32 = !DILocation(line: 22, column: 2, scope: !6)
!33 = !DILocation(line: 23, column: 2, scope: !6)
!34 = !DILocation(line: 24, column: 2, scope: !6)
!35 = !DILocation(line: 25, column: 2, scope: !6)
!36 = !DILocation(line: 26, column: 2, scope: !6)
!37 = !{i32 1, i32 1025}
!38 = !DILocation(line: 27, column: 2, scope: !6)
!39 = !DILocation(line: 28, column: 2, scope: !6)
!40 = !DILocation(line: 29, column: 2, scope: !6)
!41 = !DILocation(line: 30, column: 2, scope: !6)
!42 = !DILocation(line: 31, column: 2, scope: !6)
!43 = !DILocation(line: 32, column: 2, scope: !6)
!44 = !DILocation(line: 33, column: 2, scope: !6)
!45 = !DILocation(line: 34, column: 2, scope: !6)
!46 = !{i32 1, i32 65}
!47 = !DILocation(line: 35, column: 2, scope: !6)
!48 = !DILocation(line: 36, column: 2, scope: !6)
!49 = !DILocation(line: 37, column: 2, scope: !6)
!50 = !DILocation(line: 38, column: 2, scope: !6)
!51 = !{i32 1, i32 -2147483648}
!52 = !DILocation(line: 39, column: 2, scope: !6)
!53 = !DILocation(line: 40, column: 2, scope: !6)
!54 = !DILocation(line: 41, column: 2, scope: !6)
!55 = !DILocation(line: 42, column: 2, scope: !6)
!56 = !{i32 1, i32 65536}
!57 = !DILocation(line: 43, column: 2, scope: !6)
!58 = !DILocation(line: 44, column: 2, scope: !6)
!59 = !DILocation(line: 45, column: 2, scope: !6)
!60 = !DILocation(line: 46, column: 2, scope: !6)
!61 = !DILocation(line: 47, column: 2, scope: !6)
!62 = !DILocation(line: 48, column: 2, scope: !6)
!63 = !DILocation(line: 49, column: 2, scope: !6)
!64 = !DILocation(line: 50, column: 2, scope: !6)
!65 = !{i32 0, i32 32}
!66 = !DILocation(line: 51, column: 2, scope: !6)
!67 = !DILocation(line: 52, column: 2, scope: !6)
!68 = !DILocation(line: 53, column: 2, scope: !6)
!69 = !DILocation(line: 54, column: 2, scope: !6)
!70 = !DILocation(line: 55, column: 2, scope: !6)
!71 = !DILocation(line: 56, column: 2, scope: !6)
!72 = !DILocation(line: 57, column: 2, scope: !6)
!73 = !DILocation(line: 58, column: 2, scope: !6)
!74 = !DILocation(line: 59, column: 2, scope: !6)
!75 = !DILocation(line: 60, column: 2, scope: !6)
!76 = !DILocation(line: 61, column: 2, scope: !6)
!77 = !DILocation(line: 62, column: 2, scope: !6)
!78 = !DILocation(line: 63, column: 2, scope: !6)
!79 = !DILocation(line: 64, column: 2, scope: !6)
!80 = !DILocation(line: 65, column: 2, scope: !6)
!81 = !DILocation(line: 66, column: 2, scope: !6)
!82 = !DILocation(line: 67, column: 2, scope: !6)
!83 = !DILocation(line: 68, column: 2, scope: !6)
!84 = !{void (i64*, i8*)* @Threads, !"kernel", i32 1}
