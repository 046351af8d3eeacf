target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_Count_20 = addrspace(3) global [256 x i32] undef, align 16
@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i64*, i64, i8*, i64, i8*)* @Count to i8*)], section "llvm.metadata"

define void @Count(i64* %p0, i64 %p1, i8* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !7
	%1 = addrspacecast i8* %p2 to i8 addrspace(1)*, !dbg !7
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !9, !range !10
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !9, !range !10
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !9, !range !11
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !9, !range !12
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !9, !range !12
	%7 = mul i32 %6, %4, !dbg !9
	%8 = add i32 %3, %7, !dbg !9
	%9 = mul i32 %5, %8, !dbg !9
	%10 = add i32 %2, %9, !dbg !9
	%11 = sext i32 %10 to i64, !dbg !9
	%12 = mul i32 %5, %6, !dbg !9
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !9, !range !13
	%14 = mul i32 %12, %13, !dbg !9
	%15 = sext i32 %14 to i64, !dbg !9
	br label %b1, !dbg !9

b1:
	%16 = phi i32 [ %10, %b0 ], [ %20, %b2 ], !dbg !9
	%17 = sext i32 %16 to i64, !dbg !9
	%18 = icmp slt i32 %16, 256, !dbg !9
	br i1 %18, label %b2, label %b3, !dbg !9

b2:
	%19 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @gpuc_shared_Count_20, i64 0, i64 %17, !dbg !14
	store i32 0, i32 addrspace(3)* %19, align 4, !dbg !14
	%20 = add i32 %16, %14, !dbg !9
	br label %b1, !dbg !9

b3:
	call void @llvm.nvvm.barrier0(), !dbg !15
	%21 = and i64 %p3, -4, !dbg !16
	%22 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !17
	%23 = ptrtoint i8* %22 to i64, !dbg !17
	%24 = and i64 %23, 3, !dbg !17
	%25 = icmp eq i64 %24, 0, !dbg !17
	%26 = icmp eq i64 %21, 0, !dbg !17
	%27 = or i1 %25, %26, !dbg !17
	%28 = ashr i64 %21, 2, !dbg !17
	%29 = bitcast i8 addrspace(1)* %1 to { i8, i8, i8, i8 } addrspace(1)*, !dbg !17
	%30 = icmp eq i1 %27, false, !dbg !17
	br i1 %30, label %b3_fail1, label %b3_ok1, !dbg !17, !prof !19

b3_ok1:
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !18, !range !20
	%32 = sext i32 %31 to i64, !dbg !18
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !18, !range !21
	%34 = sext i32 %33 to i64, !dbg !18
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !18, !range !21
	%36 = sext i32 %35 to i64, !dbg !18
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !18, !range !22
	%38 = sext i32 %37 to i64, !dbg !18
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !18, !range !23
	%40 = sext i32 %39 to i64, !dbg !18
	%41 = trunc i64 %40 to i32, !dbg !18
	%42 = trunc i64 %36 to i32, !dbg !18
	%43 = mul i32 %41, %42, !dbg !18
	%44 = trunc i64 %34 to i32, !dbg !18
	%45 = add i32 %44, %43, !dbg !18
	%46 = zext i32 %45 to i64, !dbg !18
	%47 = mul i64 %38, %46, !dbg !18
	%48 = add i64 %32, %47, !dbg !18
	%49 = mul i64 %48, %15, !dbg !18
	%50 = add i64 %49, %11, !dbg !18
	%51 = mul i64 %38, %40, !dbg !18
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !18, !range !23
	%53 = sext i32 %52 to i64, !dbg !18
	%54 = mul i64 %51, %53, !dbg !18
	%55 = mul i64 %54, %15, !dbg !18
	br label %b4, !dbg !18

b4:
	%56 = phi i64 [ %50, %b3_ok1 ], [ %81, %b5 ], !dbg !18
	%57 = icmp slt i64 %56, %28, !dbg !18
	br i1 %57, label %b5, label %b6, !dbg !18

b5:
	%58 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %29, i64 %56, !dbg !24
	%59 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %58, i32 0, i32 0, !dbg !24
	%60 = bitcast { i8, i8, i8, i8 } addrspace(1)* %58 to <4 x i8> addrspace(1)*, !dbg !24
	%61 = load <4 x i8>, <4 x i8> addrspace(1)* %60, align 4, !dbg !24
	%62 = extractelement <4 x i8> %61, i32 0, !dbg !24
	%63 = extractelement <4 x i8> %61, i32 1, !dbg !24
	%64 = extractelement <4 x i8> %61, i32 2, !dbg !24
	%65 = extractelement <4 x i8> %61, i32 3, !dbg !24
	%66 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %58, i32 0, i32 1, !dbg !24
	%67 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %58, i32 0, i32 2, !dbg !24
	%68 = getelementptr inbounds { i8, i8, i8, i8 }, { i8, i8, i8, i8 } addrspace(1)* %58, i32 0, i32 3, !dbg !24
	%69 = zext i8 %62 to i64, !dbg !27
	%70 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @gpuc_shared_Count_20, i64 0, i64 %69, !dbg !27
	%71 = call i32 asm sideeffect "atom.relaxed.cta.shared.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(3)* %70, i32 1) nounwind, !dbg !28
	%72 = zext i8 %63 to i64, !dbg !30
	%73 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @gpuc_shared_Count_20, i64 0, i64 %72, !dbg !30
	%74 = call i32 asm sideeffect "atom.relaxed.cta.shared.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(3)* %73, i32 1) nounwind, !dbg !31
	%75 = zext i8 %64 to i64, !dbg !33
	%76 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @gpuc_shared_Count_20, i64 0, i64 %75, !dbg !33
	%77 = call i32 asm sideeffect "atom.relaxed.cta.shared.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(3)* %76, i32 1) nounwind, !dbg !34
	%78 = zext i8 %65 to i64, !dbg !36
	%79 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @gpuc_shared_Count_20, i64 0, i64 %78, !dbg !36
	%80 = call i32 asm sideeffect "atom.relaxed.cta.shared.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(3)* %79, i32 1) nounwind, !dbg !37
	%81 = add i64 %56, %55, !dbg !18
	br label %b4, !dbg !18

b6:
	%82 = sub i64 %p3, %21, !dbg !38
	br label %b7, !dbg !39

b7:
	%83 = phi i64 [ %50, %b6 ], [ %91, %b8 ], !dbg !39
	%84 = icmp slt i64 %83, %82, !dbg !39
	br i1 %84, label %b8, label %b9, !dbg !39

b8:
	%85 = add i64 %21, %83, !dbg !40
	%86 = getelementptr inbounds i8, i8 addrspace(1)* %1, i64 %85, !dbg !41
	%87 = load i8, i8 addrspace(1)* %86, align 1, !dbg !41
	%88 = zext i8 %87 to i64, !dbg !43
	%89 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @gpuc_shared_Count_20, i64 0, i64 %88, !dbg !43
	%90 = call i32 asm sideeffect "atom.relaxed.cta.shared.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(3)* %89, i32 1) nounwind, !dbg !44
	%91 = add i64 %83, %55, !dbg !39
	br label %b7, !dbg !39

b9:
	call void @llvm.nvvm.barrier0(), !dbg !45
	br label %b10, !dbg !46

b10:
	%92 = phi i32 [ %10, %b9 ], [ %103, %b13 ], !dbg !46
	%93 = sext i32 %92 to i64, !dbg !46
	%94 = icmp slt i32 %92, 256, !dbg !46
	br i1 %94, label %b11, label %b14, !dbg !46

b11:
	%95 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @gpuc_shared_Count_20, i64 0, i64 %93, !dbg !47
	%96 = load i32, i32 addrspace(3)* %95, align 4, !dbg !47
	%97 = icmp ugt i32 %96, 0, !dbg !48
	br i1 %97, label %b12, label %b13, !dbg !48

b12:
	%98 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %93, !dbg !49
	%99 = zext i32 %96 to i64, !dbg !50
	%100 = addrspacecast i64 addrspace(1)* %98 to i64*, !dbg !51
	%101 = icmp uge i64 %93, %p1, !dbg !49
	br i1 %101, label %b12_fail1, label %b12_ok1, !dbg !49, !prof !19

b12_ok1:
	%102 = bitcast i64* %100 to i8*, !dbg !51
	call void @gpuc_atomic_add_thread_uint64(i8* %102, i64 %99, i32 0), !dbg !51
	br label %b13, !dbg !51

b13:
	%103 = add i32 %92, %14, !dbg !46
	br label %b10, !dbg !46

b14:
	call void @gpuc_quiet_block(), !dbg !52
	ret void, !dbg !52

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %24, i64 4), !dbg !17
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !17
	ret void, !dbg !17

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %93, i64 %p1), !dbg !49
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !49
	ret void, !dbg !49
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare void @llvm.nvvm.barrier0() convergent nounwind

define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) cold noinline nounwind {
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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !20
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !10
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !21
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !10
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !21
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !11
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare void @gpuc_atomic_add_thread_uint64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare void @gpuc_quiet_block() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!53, !54, !55, !56}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "histogram.go", directory: "github.com/gpuc-go/gpuc/examples/histogram/histogram")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Count", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!7 = !DILocation(line: 19, column: 6, scope: !6)
!8 = !DILocation(line: 20, column: 35, scope: !6)
!9 = !DILocation(line: 22, column: 25, scope: !6)
!10 = !{i32 0, i32 1024}
!11 = !{i32 0, i32 64}
!12 = !{i32 1, i32 1025}
!13 = !{i32 1, i32 65}
!14 = !DILocation(line: 23, column: 8, scope: !6)
!15 = !DILocation(line: 25, column: 8, scope: !6)
!16 = !DILocation(line: 26, column: 21, scope: !6)
!17 = !DILocation(line: 27, column: 21, scope: !6)
!18 = !DILocation(line: 28, column: 32, scope: !6)
!19 = !{!"branch_weights", i32 1, i32 1048576}
!20 = !{i32 0, i32 2147483647}
!21 = !{i32 0, i32 65535}
!22 = !{i32 1, i32 -2147483648}
!23 = !{i32 1, i32 65536}
!24 = !DILocation(line: 29, column: 13, scope: !6)
!25 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 47, type: !4, isDefinition: true, scopeLine: 47, isOptimized: true, unit: !2)
!26 = !DILocation(line: 30, column: 8, scope: !6)
!27 = !DILocation(line: 48, column: 33, scope: !25, inlinedAt: !26)
!28 = !DILocation(line: 48, column: 23, scope: !25, inlinedAt: !26)
!29 = !DILocation(line: 31, column: 8, scope: !6)
!30 = !DILocation(line: 48, column: 33, scope: !25, inlinedAt: !29)
!31 = !DILocation(line: 48, column: 23, scope: !25, inlinedAt: !29)
!32 = !DILocation(line: 32, column: 8, scope: !6)
!33 = !DILocation(line: 48, column: 33, scope: !25, inlinedAt: !32)
!34 = !DILocation(line: 48, column: 23, scope: !25, inlinedAt: !32)
!35 = !DILocation(line: 33, column: 8, scope: !6)
!36 = !DILocation(line: 48, column: 33, scope: !25, inlinedAt: !35)
!37 = !DILocation(line: 48, column: 23, scope: !25, inlinedAt: !35)
!38 = !DILocation(line: 35, column: 43, scope: !6)
!39 = !DILocation(line: 35, column: 32, scope: !6)
!40 = !DILocation(line: 36, column: 29, scope: !6)
!41 = !DILocation(line: 36, column: 23, scope: !6)
!42 = !DILocation(line: 36, column: 8, scope: !6)
!43 = !DILocation(line: 48, column: 33, scope: !25, inlinedAt: !42)
!44 = !DILocation(line: 48, column: 23, scope: !25, inlinedAt: !42)
!45 = !DILocation(line: 38, column: 8, scope: !6)
!46 = !DILocation(line: 39, column: 25, scope: !6)
!47 = !DILocation(line: 40, column: 16, scope: !6)
!48 = !DILocation(line: 40, column: 23, scope: !6)
!49 = !DILocation(line: 41, column: 32, scope: !6)
!50 = !DILocation(line: 41, column: 43, scope: !6)
!51 = !DILocation(line: 41, column: 19, scope: !6)
!52 = !DILocation(line: 44, column: 13, scope: !6)
!53 = !{void (i64*, i64, i8*, i64, i8*)* @Count, !"kernel", i32 1}
!54 = !{void (i64*, i64, i8*, i64, i8*)* @Count, !"maxntidx", i32 256}
!55 = !{void (i64*, i64, i8*, i64, i8*)* @Count, !"maxntidy", i32 1}
!56 = !{void (i64*, i64, i8*, i64, i8*)* @Count, !"maxntidz", i32 1}
