target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i8*)* @Shift to i8*)], section "llvm.metadata"

define void @Shift(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !7
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%4 = sext i32 %3 to i64, !dbg !8
	%5 = icmp ne i64 %4, 0, !dbg !10
	%6 = call i32 @gpuc_my_pe_thread(), !dbg !11
	%7 = call i32 @gpuc_num_pes_thread(), !dbg !12
	br i1 %5, label %b1, label %b2, !dbg !10

b1:
	ret void, !dbg !13

b2:
	%8 = sext i32 %6 to i64, !dbg !11
	%9 = trunc i64 %8 to i32, !dbg !15
	%10 = add i32 %9, 1, !dbg !15
	%11 = zext i32 %10 to i64, !dbg !15
	%12 = sext i32 %7 to i64, !dbg !12
	%13 = trunc i64 %12 to i32, !dbg !16
	%14 = icmp ne i64 %p1, %p3, !dbg !14
	br i1 %14, label %b2_fail1, label %b2_ok1, !dbg !14, !prof !17

b2_ok1:
	%15 = urem i32 %10, %13, !dbg !16
	%16 = zext i32 %15 to i64, !dbg !16
	%17 = mul i64 %p3, 4, !dbg !14
	%18 = trunc i64 %16 to i32, !dbg !14
	%19 = addrspacecast float addrspace(1)* %0 to float*, !dbg !14
	%20 = addrspacecast float addrspace(1)* %1 to float*, !dbg !14
	%21 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !14
	%22 = bitcast float* %19 to i8*, !dbg !14
	%23 = bitcast float* %20 to i8*, !dbg !14
	%24 = bitcast i64* %21 to i8*, !dbg !14
	call void @gpuc_put_signal_nbi_block(i8* %22, i8* %23, i64 %17, i8* %24, i64 %p5, i32 9, i32 %18, i32 1, i32 0, i8* null), !dbg !14
	%25 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !22
	%26 = bitcast i64* %25 to i8*, !dbg !22
	%27 = call i64 @gpuc_signal_wait_until_thread(i8* %26, i32 5, i64 %p5, i32 1, i8* %ctrl, i32 1), !dbg !22
	call void @gpuc_quiet_block(), !dbg !23
	ret void, !dbg !23

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p1, i64 %p3), !dbg !14
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !14
	ret void, !dbg !14
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_quiet_block() convergent nounwind

!gpuc.checks = !{!18}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!24}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/examples/ring")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Shift", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!7 = !DILocation(line: 19, column: 6, scope: !6)
!8 = !DILocation(line: 20, column: 15, scope: !6)
!9 = !{i32 0, i32 2147483647}
!10 = !DILocation(line: 20, column: 20, scope: !6)
!11 = !DILocation(line: 23, column: 22, scope: !6)
!12 = !DILocation(line: 23, column: 45, scope: !6)
!13 = !DILocation(line: 21, column: 3, scope: !6)
!14 = !DILocation(line: 24, column: 20, scope: !6)
!15 = !DILocation(line: 23, column: 26, scope: !6)
!16 = !DILocation(line: 23, column: 31, scope: !6)
!17 = !{!"branch_weights", i32 1, i32 1048576}
!18 = !{i32 0, i1 false}
!19 = !{i32 0, i32 1024}
!20 = !{i32 0, i32 65535}
!21 = !{i32 0, i32 64}
!22 = !DILocation(line: 25, column: 23, scope: !6)
!23 = !DILocation(line: 26, column: 13, scope: !6)
!24 = !{void (float*, i64, float*, i64, i64*, i64, i8*)* @Shift, !"kernel", i32 1}

define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) cold noinline nounwind {
entry:
	%global = addrspacecast i8* %ctrl to i8 addrspace(1)*
	%words = bitcast i8 addrspace(1)* %global to i32 addrspace(1)*
	%longs = bitcast i8 addrspace(1)* %global to i64 addrspace(1)*
	%state = getelementptr i32, i32 addrspace(1)* %words, i64 1
	%claim = cmpxchg i32 addrspace(1)* %state, i32 0, i32 1 monotonic monotonic
	%claimed = extractvalue { i32, i1 } %claim, 1
	br i1 %claimed, label %write, label %wait
write:
	%site_at = getelementptr i32, i32 addrspace(1)* %words, i64 2
	store volatile i32 %site, i32 addrspace(1)* %site_at, align 4
	%v0_at = getelementptr i64, i64 addrspace(1)* %longs, i64 5
	store volatile i64 %v0, i64 addrspace(1)* %v0_at, align 8
	%v1_at = getelementptr i64, i64 addrspace(1)* %longs, i64 6
	store volatile i64 %v1, i64 addrspace(1)* %v1_at, align 8
	%block_x = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !9
	%block_x_at = getelementptr i32, i32 addrspace(1)* %words, i64 4
	store volatile i32 %block_x, i32 addrspace(1)* %block_x_at, align 4
	%thread_x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !19
	%thread_x_at = getelementptr i32, i32 addrspace(1)* %words, i64 7
	store volatile i32 %thread_x, i32 addrspace(1)* %thread_x_at, align 4
	%block_y = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !20
	%block_y_at = getelementptr i32, i32 addrspace(1)* %words, i64 5
	store volatile i32 %block_y, i32 addrspace(1)* %block_y_at, align 4
	%thread_y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !19
	%thread_y_at = getelementptr i32, i32 addrspace(1)* %words, i64 8
	store volatile i32 %thread_y, i32 addrspace(1)* %thread_y_at, align 4
	%block_z = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !20
	%block_z_at = getelementptr i32, i32 addrspace(1)* %words, i64 6
	store volatile i32 %block_z, i32 addrspace(1)* %block_z_at, align 4
	%thread_z = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !21
	%thread_z_at = getelementptr i32, i32 addrspace(1)* %words, i64 9
	store volatile i32 %thread_z, i32 addrspace(1)* %thread_z_at, align 4
	call void @llvm.nvvm.membar.sys()
	store volatile i32 2, i32 addrspace(1)* %state, align 4
	call void @llvm.nvvm.membar.sys()
	br label %end
wait:
	%now = load volatile i32, i32 addrspace(1)* %state, align 4
	%done = icmp eq i32 %now, 2
	br i1 %done, label %end, label %wait
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
