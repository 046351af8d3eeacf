target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (float, float*, i64, float*, i64, i8*)* @Saxpy to i8*)], section "llvm.metadata"

define void @Saxpy(float %p0, float* %p1, i64 %p2, float* %p3, i64 %p4, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p1 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p3 to float addrspace(1)*, !dbg !7
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%3 = sext i32 %2 to i64, !dbg !8
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8, !range !10
	%5 = sext i32 %4 to i64, !dbg !8
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !8, !range !10
	%7 = sext i32 %6 to i64, !dbg !8
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !8, !range !11
	%9 = sext i32 %8 to i64, !dbg !8
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !8, !range !12
	%11 = sext i32 %10 to i64, !dbg !8
	%12 = trunc i64 %11 to i32, !dbg !8
	%13 = trunc i64 %7 to i32, !dbg !8
	%14 = mul i32 %12, %13, !dbg !8
	%15 = zext i32 %14 to i64, !dbg !8
	%16 = trunc i64 %5 to i32, !dbg !8
	%17 = add i32 %16, %14, !dbg !8
	%18 = zext i32 %17 to i64, !dbg !8
	%19 = mul i64 %9, %18, !dbg !8
	%20 = add i64 %3, %19, !dbg !8
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%23 = mul i32 %21, %22, !dbg !8
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%25 = mul i32 %23, %24, !dbg !8
	%26 = sext i32 %25 to i64, !dbg !8
	%27 = mul i64 %20, %26, !dbg !8
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%31 = mul i32 %22, %30, !dbg !8
	%32 = add i32 %29, %31, !dbg !8
	%33 = mul i32 %21, %32, !dbg !8
	%34 = add i32 %28, %33, !dbg !8
	%35 = sext i32 %34 to i64, !dbg !8
	%36 = add i64 %27, %35, !dbg !8
	%37 = mul i64 %9, %11, !dbg !8
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !8, !range !12
	%39 = sext i32 %38 to i64, !dbg !8
	%40 = mul i64 %37, %39, !dbg !8
	%41 = mul i64 %40, %26, !dbg !8
	%42 = mul i64 %p4, -1, !dbg !8
	%43 = add i64 %p2, %42, !dbg !8
	%44 = icmp sge i64 %43, 0, !dbg !8
	br i1 %44, label %b1, label %b3_cold, !dbg !8, !prof !17

b1:
	%45 = phi i64 [ %36, %b0 ], [ %53, %b2 ], !dbg !8
	%46 = icmp slt i64 %45, %p4, !dbg !8
	br i1 %46, label %b2, label %b5, !dbg !8

b2:
	%47 = getelementptr inbounds float, float addrspace(1)* %0, i64 %45, !dbg !18
	%48 = load float, float addrspace(1)* %47, align 4, !dbg !18
	%49 = fmul float %p0, %48, !dbg !19
	%50 = getelementptr inbounds float, float addrspace(1)* %1, i64 %45, !dbg !20
	%51 = load float, float addrspace(1)* %50, align 4, !dbg !20
	%52 = fadd float %51, %49, !dbg !21
	store float %52, float addrspace(1)* %50, align 4, !dbg !20
	%53 = add i64 %45, %41, !dbg !8
	br label %b1, !dbg !8

b5:
	ret void, !dbg !8

b3_cold:
	%54 = phi i64 [ %63, %b4_cold_ok1 ], [ %36, %b0 ], !dbg !8
	%55 = icmp slt i64 %54, %p4, !dbg !8
	br i1 %55, label %b4_cold, label %b5, !dbg !8

b4_cold:
	%56 = getelementptr inbounds float, float addrspace(1)* %0, i64 %54, !dbg !18
	%57 = icmp uge i64 %54, %p2, !dbg !18
	br i1 %57, label %b4_cold_fail1, label %b4_cold_ok1, !dbg !18, !prof !22

b4_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !18
	br label %fail, !dbg !18

b4_cold_ok1:
	%58 = load float, float addrspace(1)* %56, align 4, !dbg !18
	%59 = fmul float %p0, %58, !dbg !19
	%60 = getelementptr inbounds float, float addrspace(1)* %1, i64 %54, !dbg !20
	%61 = load float, float addrspace(1)* %60, align 4, !dbg !20
	%62 = fadd float %61, %59, !dbg !21
	store float %62, float addrspace(1)* %60, align 4, !dbg !20
	%63 = add i64 %54, %41, !dbg !8
	br label %b3_cold, !dbg !8, !llvm.loop !25

fail:
	%64 = phi i32 [ 0, %b4_cold_fail1 ], !dbg !7
	%65 = phi i64 [ %54, %b4_cold_fail1 ], !dbg !7
	%66 = phi i64 [ %p2, %b4_cold_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %64, i64 %65, i64 %66), !dbg !7
	ret void, !dbg !7
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

!gpuc.checks = !{!23}
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!26, !27, !28, !29}
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
!17 = !{!"branch_weights", i32 1048576, i32 1}
!18 = !DILocation(line: 16, column: 16, scope: !6)
!19 = !DILocation(line: 16, column: 13, scope: !6)
!20 = !DILocation(line: 16, column: 4, scope: !6)
!21 = !DILocation(line: 16, column: 3, scope: !6)
!22 = !{!"branch_weights", i32 1, i32 1048576}
!23 = !{i32 0, i1 true}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = distinct !{!25, !24}
!26 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"kernel", i32 1}
!27 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"maxntidx", i32 256}
!28 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"maxntidy", i32 1}
!29 = !{void (float, float*, i64, float*, i64, i8*)* @Saxpy, !"maxntidz", i32 1}

define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) alwaysinline nounwind {
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
	%thread_x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !15
	%thread_x_at = getelementptr i32, i32 addrspace(1)* %words, i64 7
	store volatile i32 %thread_x, i32 addrspace(1)* %thread_x_at, align 4
	%block_y = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !10
	%block_y_at = getelementptr i32, i32 addrspace(1)* %words, i64 5
	store volatile i32 %block_y, i32 addrspace(1)* %block_y_at, align 4
	%thread_y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !15
	%thread_y_at = getelementptr i32, i32 addrspace(1)* %words, i64 8
	store volatile i32 %thread_y, i32 addrspace(1)* %thread_y_at, align 4
	%block_z = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !10
	%block_z_at = getelementptr i32, i32 addrspace(1)* %words, i64 6
	store volatile i32 %block_z, i32 addrspace(1)* %block_z_at, align 4
	%thread_z = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !16
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
declare void @llvm.nvvm.membar.sys() nounwind
