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
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !8
	%4 = sext i32 %3 to i64, !dbg !8
	%5 = add nsw i64 %4, 1, !dbg !9
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !10
	%7 = sext i32 %6 to i64, !dbg !10
	%8 = icmp ne i64 %p1, %p3, !dbg !11
	br i1 %8, label %b0_fail1, label %b0_ok1, !dbg !11, !prof !13

b0_ok1:
	%9 = icmp eq i64 %7, -1, !dbg !12
	%10 = select i1 %9, i64 1, i64 %7, !dbg !12
	%11 = srem i64 %5, %10, !dbg !12
	%12 = mul nsw i64 %p3, 4, !dbg !11
	%13 = trunc i64 %11 to i32, !dbg !11
	%14 = addrspacecast float addrspace(1)* %0 to float*, !dbg !11
	%15 = addrspacecast float addrspace(1)* %1 to float*, !dbg !11
	%16 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !11
	%17 = bitcast float* %14 to i8*, !dbg !11
	%18 = bitcast float* %15 to i8*, !dbg !11
	%19 = bitcast i64* %16 to i8*, !dbg !11
	call void @gpuc_put_signal_nbi_block(i8* %17, i8* %18, i64 %12, i8* %19, i64 %p5, i32 9, i32 %13), !dbg !11
	%20 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !14
	%21 = bitcast i64* %20 to i8*, !dbg !14
	%22 = call i64 @gpuc_signal_wait_until_thread(i8* %21, i32 5, i64 %p5, i32 1, i8* %ctrl, i32 1), !dbg !14
	call void @gpuc_quiet_block(), !dbg !15
	ret void, !dbg !15

b0_fail1:
	br label %fail, !dbg !11

fail:
	%23 = phi i32 [ 0, %b0_fail1 ], !dbg !7
	%24 = phi i64 [ %p1, %b0_fail1 ], !dbg !7
	%25 = phi i64 [ %p3, %b0_fail1 ], !dbg !7
	%26 = addrspacecast i8* %ctrl to i8 addrspace(1)*, !dbg !7
	%27 = getelementptr i8, i8 addrspace(1)* %26, i64 4, !dbg !7
	%28 = bitcast i8 addrspace(1)* %27 to i32 addrspace(1)*, !dbg !7
	%29 = cmpxchg i32 addrspace(1)* %28, i32 0, i32 1 monotonic monotonic, !dbg !7
	%30 = extractvalue { i32, i1 } %29, 1, !dbg !7
	br i1 %30, label %fail_write, label %fail_wait, !dbg !7

fail_write:
	%31 = getelementptr i8, i8 addrspace(1)* %26, i64 8, !dbg !7
	%32 = bitcast i8 addrspace(1)* %31 to i32 addrspace(1)*, !dbg !7
	store volatile i32 %23, i32 addrspace(1)* %32, align 4, !dbg !7
	%33 = getelementptr i8, i8 addrspace(1)* %26, i64 40, !dbg !7
	%34 = bitcast i8 addrspace(1)* %33 to i64 addrspace(1)*, !dbg !7
	store volatile i64 %24, i64 addrspace(1)* %34, align 8, !dbg !7
	%35 = getelementptr i8, i8 addrspace(1)* %26, i64 48, !dbg !7
	%36 = bitcast i8 addrspace(1)* %35 to i64 addrspace(1)*, !dbg !7
	store volatile i64 %25, i64 addrspace(1)* %36, align 8, !dbg !7
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !7, !range !16
	%38 = getelementptr i8, i8 addrspace(1)* %26, i64 16, !dbg !7
	%39 = bitcast i8 addrspace(1)* %38 to i32 addrspace(1)*, !dbg !7
	store volatile i32 %37, i32 addrspace(1)* %39, align 4, !dbg !7
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !7, !range !17
	%41 = getelementptr i8, i8 addrspace(1)* %26, i64 28, !dbg !7
	%42 = bitcast i8 addrspace(1)* %41 to i32 addrspace(1)*, !dbg !7
	store volatile i32 %40, i32 addrspace(1)* %42, align 4, !dbg !7
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !7, !range !18
	%44 = getelementptr i8, i8 addrspace(1)* %26, i64 20, !dbg !7
	%45 = bitcast i8 addrspace(1)* %44 to i32 addrspace(1)*, !dbg !7
	store volatile i32 %43, i32 addrspace(1)* %45, align 4, !dbg !7
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !7, !range !17
	%47 = getelementptr i8, i8 addrspace(1)* %26, i64 32, !dbg !7
	%48 = bitcast i8 addrspace(1)* %47 to i32 addrspace(1)*, !dbg !7
	store volatile i32 %46, i32 addrspace(1)* %48, align 4, !dbg !7
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !7, !range !18
	%50 = getelementptr i8, i8 addrspace(1)* %26, i64 24, !dbg !7
	%51 = bitcast i8 addrspace(1)* %50 to i32 addrspace(1)*, !dbg !7
	store volatile i32 %49, i32 addrspace(1)* %51, align 4, !dbg !7
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !7, !range !19
	%53 = getelementptr i8, i8 addrspace(1)* %26, i64 36, !dbg !7
	%54 = bitcast i8 addrspace(1)* %53 to i32 addrspace(1)*, !dbg !7
	store volatile i32 %52, i32 addrspace(1)* %54, align 4, !dbg !7
	call void @llvm.nvvm.membar.sys(), !dbg !7
	%55 = getelementptr i8, i8 addrspace(1)* %26, i64 4, !dbg !7
	%56 = bitcast i8 addrspace(1)* %55 to i32 addrspace(1)*, !dbg !7
	store volatile i32 2, i32 addrspace(1)* %56, align 4, !dbg !7
	call void @llvm.nvvm.membar.sys(), !dbg !7
	br label %fail_end, !dbg !7

fail_wait:
	%57 = getelementptr i8, i8 addrspace(1)* %26, i64 4, !dbg !7
	%58 = bitcast i8 addrspace(1)* %57 to i32 addrspace(1)*, !dbg !7
	%59 = load volatile i32, i32 addrspace(1)* %58, align 4, !dbg !7
	%60 = icmp eq i32 %59, 2, !dbg !7
	br i1 %60, label %fail_end, label %fail_wait, !dbg !7

fail_end:
	call void asm sideeffect "trap;", ""() nounwind, !dbg !7
	ret void, !dbg !7
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @gpuc_quiet_block() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!20}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "ring.go", directory: "github.com/gpuc-go/gpuc/bench/emulated")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Shift", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!7 = !DILocation(line: 19, column: 6, scope: !6)
!8 = !DILocation(line: 20, column: 22, scope: !6)
!9 = !DILocation(line: 20, column: 26, scope: !6)
!10 = !DILocation(line: 20, column: 45, scope: !6)
!11 = !DILocation(line: 21, column: 20, scope: !6)
!12 = !DILocation(line: 20, column: 31, scope: !6)
!13 = !{!"branch_weights", i32 1, i32 1048576}
!14 = !DILocation(line: 22, column: 23, scope: !6)
!15 = !DILocation(line: 23, column: 13, scope: !6)
!16 = !{i32 0, i32 2147483647}
!17 = !{i32 0, i32 1024}
!18 = !{i32 0, i32 65535}
!19 = !{i32 0, i32 64}
!20 = !{void (float*, i64, float*, i64, i64*, i64, i8*)* @Shift, !"kernel", i32 1}
