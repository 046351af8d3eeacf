target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put to i8*)], section "llvm.metadata"

define void @Put(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !7
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !7
	%3 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !7
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !8
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !9
	%6 = sext i32 %5 to i64, !dbg !9
	%7 = add i64 %6, 1, !dbg !10
	%8 = sext i32 %4 to i64, !dbg !11
	%9 = icmp eq i64 %8, -1, !dbg !12
	%10 = select i1 %9, i64 1, i64 %8, !dbg !12
	%11 = srem i64 %7, %10, !dbg !12
	%12 = add i64 %p6, %p7, !dbg !13
	%13 = icmp slt i64 0, %12, !dbg !13
	br i1 %13, label %b1, label %b11, !dbg !13

b1:
	%14 = icmp eq i64 %6, 0, !dbg !14
	%15 = mul i64 %p1, 8, !dbg !8
	%16 = trunc i64 %11 to i32, !dbg !8
	%17 = icmp ne i64 %6, 0, !dbg !15
	br label %b2, !dbg !16

b2:
	%18 = phi i64 [ %22, %b10 ], [ 0, %b1 ], !dbg !16
	%19 = phi i64 [ %50, %b10 ], [ 0, %b1 ], !dbg !16
	%20 = icmp eq i64 %19, %p6, !dbg !17
	br i1 %20, label %b3, label %b4, !dbg !17

b3:
	%21 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !18
	br label %b4, !dbg !18

b4:
	%22 = phi i64 [ %18, %b2 ], [ %21, %b3 ], !dbg !16
	%23 = add i64 %p5, %19, !dbg !20
	%24 = add i64 %23, 1, !dbg !21
	br i1 %14, label %b5, label %b6, !dbg !14

b5:
	%25 = srem i64 %19, 2, !dbg !22
	%26 = mul i64 %25, %p1, !dbg !23
	%27 = add i64 %26, %p1, !dbg !24
	%28 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %26, !dbg !25
	%29 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !8
	%30 = addrspacecast i64 addrspace(1)* %28 to i64*, !dbg !8
	%31 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !8
	%32 = icmp ugt i64 %27, %p3, !dbg !25
	%33 = icmp ugt i64 %26, %27, !dbg !25
	%34 = or i1 %32, %33, !dbg !25
	br i1 %34, label %b5_fail1, label %b5_ok1, !dbg !25, !prof !26

b5_ok1:
	%35 = bitcast i64* %29 to i8*, !dbg !8
	%36 = bitcast i64* %30 to i8*, !dbg !8
	%37 = bitcast i64* %31 to i8*, !dbg !8
	call void @gpuc_put_signal_nbi_block(i8* %35, i8* %36, i64 %15, i8* %37, i64 %24, i32 9, i32 %16), !dbg !8
	br label %b6, !dbg !8

b6:
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31, !range !28
	%39 = sext i32 %38 to i64, !dbg !31
	%40 = icmp eq i64 %39, 0, !dbg !32
	br i1 %40, label %b7, label %b8, !dbg !32

b7:
	%41 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !33
	%42 = bitcast i64* %41 to i8*, !dbg !33
	%43 = call i64 @gpuc_signal_wait_until_thread(i8* %42, i32 5, i64 %24, i32 1, i8* %ctrl, i32 2), !dbg !33
	br label %b8, !dbg !33

b8:
	call void @llvm.nvvm.barrier0(), !dbg !34
	br i1 %17, label %b9, label %b10, !dbg !15

b9:
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !35
	%45 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !35
	%46 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !35
	%47 = bitcast i64* %44 to i8*, !dbg !35
	%48 = bitcast i64* %45 to i8*, !dbg !35
	%49 = bitcast i64* %46 to i8*, !dbg !35
	call void @gpuc_put_signal_nbi_block(i8* %47, i8* %48, i64 %15, i8* %49, i64 %24, i32 9, i32 %16), !dbg !35
	br label %b10, !dbg !35

b10:
	%50 = add i64 %19, 1, !dbg !35
	%51 = icmp slt i64 %50, %12, !dbg !35
	br i1 %51, label %b2, label %b11, !dbg !35

b11:
	%52 = phi i64 [ 0, %b0 ], [ %22, %b10 ], !dbg !16
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36, !range !28
	%54 = sext i32 %53 to i64, !dbg !36
	%55 = icmp eq i64 %54, 0, !dbg !37
	br i1 %55, label %b12, label %b13, !dbg !37

b12:
	%56 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !38
	%57 = sub i64 %56, %52, !dbg !40
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !39
	%59 = icmp uge i64 0, %p9, !dbg !39
	br i1 %59, label %b12_fail1, label %b12_ok1, !dbg !39, !prof !26

b12_ok1:
	store i64 %57, i64 addrspace(1)* %58, align 8, !dbg !39
	br label %b13, !dbg !39

b13:
	ret void, !dbg !39

b5_fail1:
	%60 = icmp ugt i64 %27, %p3, !dbg !25
	br i1 %60, label %b5_fail2, label %b5_ok2, !dbg !25

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %27, i64 %p3), !dbg !25
	ret void, !dbg !25

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %26, i64 %27), !dbg !25
	ret void, !dbg !25

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 %p9), !dbg !39
	ret void, !dbg !39
}

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !27
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!41, !42, !43, !44}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "notify.go", directory: "github.com/gpuc-go/gpuc/bench/notify")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Put", scope: !1, file: !1, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!7 = !DILocation(line: 18, column: 6, scope: !6)
!8 = !DILocation(line: 30, column: 22, scope: !6)
!9 = !DILocation(line: 19, column: 18, scope: !6)
!10 = !DILocation(line: 20, column: 15, scope: !6)
!11 = !DILocation(line: 20, column: 34, scope: !6)
!12 = !DILocation(line: 20, column: 20, scope: !6)
!13 = !DILocation(line: 23, column: 22, scope: !6)
!14 = !DILocation(line: 28, column: 9, scope: !6)
!15 = !DILocation(line: 36, column: 9, scope: !6)
!16 = !DILocation(line: 22, column: 6, scope: !6)
!17 = !DILocation(line: 24, column: 8, scope: !6)
!18 = !DILocation(line: 25, column: 27, scope: !6)
!19 = !DILocation(line: 27, column: 25, scope: !6)
!20 = !DILocation(line: 27, column: 17, scope: !6)
!21 = !DILocation(line: 27, column: 29, scope: !6)
!22 = !DILocation(line: 29, column: 14, scope: !6)
!23 = !DILocation(line: 29, column: 18, scope: !6)
!24 = !DILocation(line: 30, column: 59, scope: !6)
!25 = !DILocation(line: 30, column: 48, scope: !6)
!26 = !{!"branch_weights", i32 1, i32 1048576}
!27 = !{i32 0, i32 2147483647}
!28 = !{i32 0, i32 1024}
!29 = !{i32 0, i32 65535}
!30 = !{i32 0, i32 64}
!31 = !DILocation(line: 32, column: 17, scope: !6)
!32 = !DILocation(line: 32, column: 22, scope: !6)
!33 = !DILocation(line: 33, column: 25, scope: !6)
!34 = !DILocation(line: 35, column: 17, scope: !6)
!35 = !DILocation(line: 37, column: 22, scope: !6)
!36 = !DILocation(line: 40, column: 16, scope: !6)
!37 = !DILocation(line: 40, column: 21, scope: !6)
!38 = !DILocation(line: 41, column: 29, scope: !6)
!39 = !DILocation(line: 41, column: 8, scope: !6)
!40 = !DILocation(line: 41, column: 33, scope: !6)
!41 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"kernel", i32 1}
!42 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidx", i32 1024}
!43 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidy", i32 1}
!44 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidz", i32 1}
