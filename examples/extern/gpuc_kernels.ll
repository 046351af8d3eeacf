target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_Pivot_50 = addrspace(3) global [128 x double] undef, align 16
@gpuc_shared_Pivot_50_2 = addrspace(3) global [128 x i64] undef, align 16
@llvm.used = appending global [1 x i8*] [i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @Pivot to i8*)], section "llvm.metadata"

define void @Pivot(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !7
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !7
	%2 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !7
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !10, !range !11
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !10, !range !12
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !10, !range !13
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !10, !range !13
	%8 = mul i32 %7, %5, !dbg !10
	%9 = add i32 %4, %8, !dbg !10
	%10 = mul i32 %6, %9, !dbg !10
	%11 = add i32 %3, %10, !dbg !10
	%12 = sext i32 %11 to i64, !dbg !10
	%13 = mul i32 %6, %7, !dbg !10
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !10, !range !14
	%15 = mul i32 %13, %14, !dbg !10
	%16 = sext i32 %15 to i64, !dbg !10
	%17 = call i32 @gpuc_my_pe_thread(), !dbg !15
	br label %b1, !dbg !10

b1:
	%18 = phi i64 [ 0, %b0 ], [ %26, %b4 ], !dbg !10
	%19 = phi double [ -1.000000e+00, %b0 ], [ %27, %b4 ], !dbg !10
	%20 = phi i64 [ %12, %b0 ], [ %28, %b4 ], !dbg !10
	%21 = icmp slt i64 %20, %p1, !dbg !10
	br i1 %21, label %b2, label %b5, !dbg !10

b2:
	%22 = getelementptr inbounds double, double addrspace(1)* %0, i64 %20, !dbg !16
	%23 = load double, double addrspace(1)* %22, align 8, !dbg !16
	%24 = call double @__nv_fabs(double %23), !dbg !17
	%25 = fcmp ogt double %24, %19, !dbg !18
	br i1 %25, label %b3, label %b4, !dbg !18

b3:
	br label %b4, !dbg !19

b4:
	%26 = phi i64 [ %18, %b2 ], [ %20, %b3 ], !dbg !20
	%27 = phi double [ %19, %b2 ], [ %24, %b3 ], !dbg !20
	%28 = add i64 %20, %16, !dbg !10
	br label %b1, !dbg !10

b5:
	%29 = getelementptr inbounds [128 x double], [128 x double] addrspace(3)* @gpuc_shared_Pivot_50, i64 0, i64 %12, !dbg !21
	store double %19, double addrspace(3)* %29, align 8, !dbg !21
	%30 = getelementptr inbounds [128 x i64], [128 x i64] addrspace(3)* @gpuc_shared_Pivot_50_2, i64 0, i64 %12, !dbg !22
	store i64 %18, i64 addrspace(3)* %30, align 8, !dbg !22
	call void @llvm.nvvm.barrier0(), !dbg !23
	%31 = icmp eq i64 %12, 0, !dbg !24
	br i1 %31, label %b6, label %b10, !dbg !24

b6:
	%32 = phi i64 [ %18, %b5 ], [ %42, %b8 ], !dbg !25
	%33 = phi double [ %19, %b5 ], [ %43, %b8 ], !dbg !25
	%34 = phi i32 [ 0, %b5 ], [ %44, %b8 ], !dbg !25
	%35 = sext i32 %34 to i64, !dbg !25
	%36 = getelementptr inbounds [128 x double], [128 x double] addrspace(3)* @gpuc_shared_Pivot_50, i64 0, i64 %35, !dbg !26
	%37 = load double, double addrspace(3)* %36, align 8, !dbg !26
	%38 = fcmp ogt double %37, %33, !dbg !27
	br i1 %38, label %b7, label %b8, !dbg !27

b7:
	%39 = load double, double addrspace(3)* %36, align 8, !dbg !28
	%40 = getelementptr inbounds [128 x i64], [128 x i64] addrspace(3)* @gpuc_shared_Pivot_50_2, i64 0, i64 %35, !dbg !29
	%41 = load i64, i64 addrspace(3)* %40, align 8, !dbg !29
	br label %b8, !dbg !30

b8:
	%42 = phi i64 [ %32, %b6 ], [ %41, %b7 ], !dbg !30
	%43 = phi double [ %33, %b6 ], [ %39, %b7 ], !dbg !30
	%44 = add i32 %34, 1, !dbg !30
	%45 = icmp slt i32 %44, %15, !dbg !30
	br i1 %45, label %b6, label %b9, !dbg !30

b9:
	%46 = sext i32 %17 to i64, !dbg !15
	%47 = mul i64 %46, %p1, !dbg !32
	%48 = add i64 %47, %42, !dbg !33
	%49 = sitofp i64 %48 to double, !dbg !34
	%50 = getelementptr inbounds double, double addrspace(1)* %2, i64 0, !dbg !31
	%51 = icmp uge i64 0, %p5, !dbg !31
	br i1 %51, label %b9_fail1, label %b9_ok1, !dbg !31, !prof !35

b9_ok1:
	store double %43, double addrspace(1)* %50, align 8, !dbg !31
	%52 = getelementptr inbounds double, double addrspace(1)* %2, i64 1, !dbg !38
	%53 = icmp uge i64 1, %p5, !dbg !38
	br i1 %53, label %b9_fail2, label %b9_ok2, !dbg !38, !prof !35

b9_ok2:
	store double %49, double addrspace(1)* %52, align 8, !dbg !38
	br label %b10, !dbg !38

b10:
	call void @llvm.nvvm.barrier0(), !dbg !39
	%54 = addrspacecast double addrspace(1)* %1 to double*, !dbg !40
	%55 = addrspacecast double addrspace(1)* %2 to double*, !dbg !40
	call void @maxloc(i32 0, double* %54, i64 %p3, double* %55, i64 %p5), !dbg !40
	ret void, !dbg !40

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 %p5), !dbg !31
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !31
	ret void, !dbg !31

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 1, i64 %p5), !dbg !38
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !38
	ret void, !dbg !38
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @gpuc_my_pe_thread() nounwind

declare double @__nv_fabs(double %a0) nounwind readnone

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !36
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !11
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !37
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !11
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !37
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !12
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

declare void @maxloc(i32 %a0, double* %a1, i64 %a2, double* %a3, i64 %a4) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!41, !42, !43, !44, !45}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "extern.go", directory: "github.com/gpuc-go/gpuc/examples/extern")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Pivot", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!7 = !DILocation(line: 49, column: 6, scope: !6)
!8 = !DILocation(line: 50, column: 48, scope: !6)
!9 = !DILocation(line: 50, column: 77, scope: !6)
!10 = !DILocation(line: 52, column: 33, scope: !6)
!11 = !{i32 0, i32 1024}
!12 = !{i32 0, i32 64}
!13 = !{i32 1, i32 1025}
!14 = !{i32 1, i32 65}
!15 = !DILocation(line: 67, column: 40, scope: !6)
!16 = !DILocation(line: 53, column: 21, scope: !6)
!17 = !DILocation(line: 53, column: 19, scope: !6)
!18 = !DILocation(line: 53, column: 29, scope: !6)
!19 = !DILocation(line: 54, column: 10, scope: !6)
!20 = !DILocation(line: 56, column: 2, scope: !6)
!21 = !DILocation(line: 58, column: 8, scope: !6)
!22 = !DILocation(line: 58, column: 19, scope: !6)
!23 = !DILocation(line: 59, column: 16, scope: !6)
!24 = !DILocation(line: 60, column: 7, scope: !6)
!25 = !DILocation(line: 61, column: 32, scope: !6)
!26 = !DILocation(line: 62, column: 13, scope: !6)
!27 = !DILocation(line: 62, column: 17, scope: !6)
!28 = !DILocation(line: 63, column: 25, scope: !6)
!29 = !DILocation(line: 63, column: 36, scope: !6)
!30 = !DILocation(line: 63, column: 11, scope: !6)
!31 = !DILocation(line: 67, column: 4, scope: !6)
!32 = !DILocation(line: 67, column: 43, scope: !6)
!33 = !DILocation(line: 67, column: 50, scope: !6)
!34 = !DILocation(line: 67, column: 29, scope: !6)
!35 = !{!"branch_weights", i32 1, i32 1048576}
!36 = !{i32 0, i32 2147483647}
!37 = !{i32 0, i32 65535}
!38 = !DILocation(line: 67, column: 10, scope: !6)
!39 = !DILocation(line: 69, column: 16, scope: !6)
!40 = !DILocation(line: 70, column: 8, scope: !6)
!41 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @Pivot, !"kernel", i32 1}
!42 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @Pivot, !"maxntidx", i32 128}
!43 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @Pivot, !"maxntidy", i32 1}
!44 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @Pivot, !"maxntidz", i32 1}
!45 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @Pivot, !"minctasm", i32 8}
