target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i64*, i64, i64, i64, i64*, i64, i8*)* @PingPong to i8*)], section "llvm.metadata"

define void @PingPong(i64* %p0, i64 %p1, i64 %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !7
	%1 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !7
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !8
	%3 = sext i32 %2 to i64, !dbg !8
	%4 = trunc i64 %3 to i32, !dbg !9
	%5 = add i32 %4, 1, !dbg !9
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !10
	%7 = sext i32 %6 to i64, !dbg !10
	%8 = trunc i64 %7 to i32, !dbg !11
	%9 = urem i32 %5, %8, !dbg !11
	%10 = zext i32 %9 to i64, !dbg !11
	%11 = add i64 %p2, %p3, !dbg !12
	%12 = icmp slt i64 0, %11, !dbg !12
	br i1 %12, label %b1, label %b8, !dbg !12

b1:
	%13 = phi i64 [ 0, %b0 ], [ %17, %b7 ], !dbg !13
	%14 = phi i64 [ 0, %b0 ], [ %30, %b7 ], !dbg !13
	%15 = icmp eq i64 %14, %p2, !dbg !14
	br i1 %15, label %b2, label %b3, !dbg !14

b2:
	%16 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !15
	br label %b3, !dbg !15

b3:
	%17 = phi i64 [ %13, %b1 ], [ %16, %b2 ], !dbg !13
	%18 = add i64 %p1, %14, !dbg !17
	%19 = add i64 %18, 1, !dbg !18
	%20 = icmp eq i32 %2, 0, !dbg !19
	br i1 %20, label %b4, label %b5, !dbg !19

b4:
	%21 = trunc i64 %10 to i32, !dbg !20
	%22 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !20
	%23 = bitcast i64* %22 to i8*, !dbg !20
	call void @gpuc_signal_op_thread(i8* %23, i64 %19, i32 9, i32 %21), !dbg !20
	br label %b5, !dbg !20

b5:
	%24 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !21
	%25 = bitcast i64* %24 to i8*, !dbg !21
	%26 = call i64 @gpuc_signal_wait_until_thread(i8* %25, i32 5, i64 %19, i32 0, i8* %ctrl, i32 0), !dbg !21
	%27 = icmp ne i32 %2, 0, !dbg !22
	br i1 %27, label %b6, label %b7, !dbg !22

b6:
	%28 = trunc i64 %10 to i32, !dbg !23
	%29 = bitcast i64* %24 to i8*, !dbg !23
	call void @gpuc_signal_op_thread(i8* %29, i64 %19, i32 9, i32 %28), !dbg !23
	br label %b7, !dbg !23

b7:
	%30 = add i64 %14, 1, !dbg !23
	%31 = icmp slt i64 %30, %11, !dbg !23
	br i1 %31, label %b1, label %b8, !dbg !23

b8:
	%32 = phi i64 [ 0, %b0 ], [ %17, %b7 ], !dbg !13
	%33 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !24
	%34 = sub i64 %33, %32, !dbg !26
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !25
	%36 = icmp uge i64 0, %p5, !dbg !25
	br i1 %36, label %b8_fail1, label %b8_ok1, !dbg !25, !prof !27

b8_ok1:
	store i64 %34, i64 addrspace(1)* %35, align 8, !dbg !25
	ret void, !dbg !25

b8_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 %p5), !dbg !25
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !25
	ret void, !dbg !25
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !28
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !29
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !30
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !29
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !30
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !31
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
!nvvm.annotations = !{!32}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "pingpong.go", directory: "github.com/gpuc-go/gpuc/bench/pingpong")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "PingPong", scope: !1, file: !1, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!7 = !DILocation(line: 17, column: 6, scope: !6)
!8 = !DILocation(line: 18, column: 18, scope: !6)
!9 = !DILocation(line: 19, column: 15, scope: !6)
!10 = !DILocation(line: 19, column: 34, scope: !6)
!11 = !DILocation(line: 19, column: 20, scope: !6)
!12 = !DILocation(line: 21, column: 22, scope: !6)
!13 = !DILocation(line: 20, column: 6, scope: !6)
!14 = !DILocation(line: 22, column: 8, scope: !6)
!15 = !DILocation(line: 23, column: 27, scope: !6)
!16 = !DILocation(line: 25, column: 25, scope: !6)
!17 = !DILocation(line: 25, column: 17, scope: !6)
!18 = !DILocation(line: 25, column: 29, scope: !6)
!19 = !DILocation(line: 26, column: 9, scope: !6)
!20 = !DILocation(line: 27, column: 18, scope: !6)
!21 = !DILocation(line: 29, column: 24, scope: !6)
!22 = !DILocation(line: 30, column: 9, scope: !6)
!23 = !DILocation(line: 31, column: 18, scope: !6)
!24 = !DILocation(line: 34, column: 28, scope: !6)
!25 = !DILocation(line: 34, column: 7, scope: !6)
!26 = !DILocation(line: 34, column: 32, scope: !6)
!27 = !{!"branch_weights", i32 1, i32 1048576}
!28 = !{i32 0, i32 2147483647}
!29 = !{i32 0, i32 1024}
!30 = !{i32 0, i32 65535}
!31 = !{i32 0, i32 64}
!32 = !{void (i64*, i64, i64, i64, i64*, i64, i8*)* @PingPong, !"kernel", i32 1}
