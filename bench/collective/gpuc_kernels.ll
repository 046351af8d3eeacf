target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [2 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64, i64, i8*)* @Fill to i8*), i8* bitcast (void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums to i8*)], section "llvm.metadata"

define void @Fill(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
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
	%12 = mul i64 %11, %7, !dbg !8
	%13 = add i64 %5, %12, !dbg !8
	%14 = mul i64 %9, %13, !dbg !8
	%15 = add i64 %3, %14, !dbg !8
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%18 = mul i32 %16, %17, !dbg !8
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%20 = mul i32 %18, %19, !dbg !8
	%21 = sext i32 %20 to i64, !dbg !8
	%22 = mul i64 %15, %21, !dbg !8
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%26 = mul i32 %17, %25, !dbg !8
	%27 = add i32 %24, %26, !dbg !8
	%28 = mul i32 %16, %27, !dbg !8
	%29 = add i32 %23, %28, !dbg !8
	%30 = sext i32 %29 to i64, !dbg !8
	%31 = add i64 %22, %30, !dbg !8
	%32 = mul i64 %9, %11, !dbg !8
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !8, !range !12
	%34 = sext i32 %33 to i64, !dbg !8
	%35 = mul i64 %32, %34, !dbg !8
	%36 = mul i64 %35, %21, !dbg !8
	br label %b1, !dbg !8

b1:
	%37 = phi i64 [ %31, %b0 ], [ %48, %b2 ], !dbg !8
	%38 = icmp slt i64 %37, %p1, !dbg !8
	br i1 %38, label %b2, label %b3, !dbg !8

b2:
	%39 = mul i64 %37, 2654435761, !dbg !20
	%40 = add i64 %39, %p4, !dbg !21
	%41 = mul i64 %p5, 77777, !dbg !23
	%42 = add i64 %40, %41, !dbg !24
	%43 = lshr i64 %42, 7, !dbg !25
	%44 = and i64 %43, 1048575, !dbg !26
	%45 = uitofp i64 %44 to float, !dbg !27
	%46 = getelementptr inbounds float, float addrspace(1)* %0, i64 %37, !dbg !28
	store float %45, float addrspace(1)* %46, align 4, !dbg !28
	%47 = getelementptr inbounds float, float addrspace(1)* %1, i64 %37, !dbg !29
	store float -1.000000e+00, float addrspace(1)* %47, align 4, !dbg !29
	%48 = add i64 %37, %36, !dbg !8
	br label %b1, !dbg !8

b3:
	ret void, !dbg !8
}

define void @CheckSums(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64* %p6, i64 %p7, i8* %ctrl) nounwind !dbg !30 {
entry:
	br label %b0, !dbg !31

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !31
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !31
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !32, !range !9
	%3 = sext i32 %2 to i64, !dbg !32
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !32, !range !10
	%5 = sext i32 %4 to i64, !dbg !32
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !32, !range !10
	%7 = sext i32 %6 to i64, !dbg !32
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !32, !range !11
	%9 = sext i32 %8 to i64, !dbg !32
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !32, !range !12
	%11 = sext i32 %10 to i64, !dbg !32
	%12 = mul i64 %11, %7, !dbg !32
	%13 = add i64 %5, %12, !dbg !32
	%14 = mul i64 %9, %13, !dbg !32
	%15 = add i64 %3, %14, !dbg !32
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !32, !range !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !32, !range !13
	%18 = mul i32 %16, %17, !dbg !32
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !32, !range !14
	%20 = mul i32 %18, %19, !dbg !32
	%21 = sext i32 %20 to i64, !dbg !32
	%22 = mul i64 %15, %21, !dbg !32
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !32, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !32, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !32, !range !16
	%26 = mul i32 %17, %25, !dbg !32
	%27 = add i32 %24, %26, !dbg !32
	%28 = mul i32 %16, %27, !dbg !32
	%29 = add i32 %23, %28, !dbg !32
	%30 = sext i32 %29 to i64, !dbg !32
	%31 = add i64 %22, %30, !dbg !32
	%32 = mul i64 %9, %11, !dbg !32
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !32, !range !12
	%34 = sext i32 %33 to i64, !dbg !32
	%35 = mul i64 %32, %34, !dbg !32
	%36 = mul i64 %35, %21, !dbg !32
	br label %b1, !dbg !32

b1:
	%37 = phi i64 [ %31, %b0 ], [ %63, %b7 ], !dbg !32
	%38 = icmp slt i64 %37, %p1, !dbg !32
	br i1 %38, label %b2, label %b8, !dbg !32

b2:
	%39 = icmp slt i64 0, %p5, !dbg !33
	br i1 %39, label %b3, label %b4, !dbg !33

b3:
	%40 = phi float [ 0.000000e+00, %b2 ], [ %49, %b3 ], !dbg !34
	%41 = phi i64 [ 0, %b2 ], [ %50, %b3 ], !dbg !34
	%42 = mul i64 %37, 2654435761, !dbg !37
	%43 = add i64 %42, %p4, !dbg !38
	%44 = mul i64 %41, 77777, !dbg !40
	%45 = add i64 %43, %44, !dbg !41
	%46 = lshr i64 %45, 7, !dbg !42
	%47 = and i64 %46, 1048575, !dbg !43
	%48 = uitofp i64 %47 to float, !dbg !44
	%49 = fadd float %40, %48, !dbg !45
	%50 = add i64 %41, 1, !dbg !45
	%51 = icmp slt i64 %50, %p5, !dbg !45
	br i1 %51, label %b3, label %b4, !dbg !45

b4:
	%52 = phi float [ 0.000000e+00, %b2 ], [ %49, %b3 ], !dbg !34
	%53 = icmp eq i64 %p3, -1, !dbg !46
	%54 = select i1 %53, i64 1, i64 %p3, !dbg !46
	%55 = srem i64 %37, %54, !dbg !46
	%56 = icmp slt i64 %55, %p2, !dbg !47
	br i1 %56, label %b5, label %b7, !dbg !47

b5:
	%57 = getelementptr inbounds float, float addrspace(1)* %0, i64 %37, !dbg !48
	%58 = load float, float addrspace(1)* %57, align 4, !dbg !48
	%59 = fcmp une float %58, %52, !dbg !49
	br i1 %59, label %b6, label %b7, !dbg !49

b6:
	%60 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !50
	%61 = addrspacecast i64 addrspace(1)* %60 to i64*, !dbg !51
	%62 = atomicrmw add i64* %61, i64 1 monotonic, !dbg !51
	br label %b7, !dbg !51

b7:
	%63 = add i64 %37, %36, !dbg !32
	br label %b1, !dbg !32

b8:
	ret void, !dbg !32
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

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!52, !53, !54, !55, !56, !57, !58, !59}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/bench/collective")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Fill", scope: !1, file: !1, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!7 = !DILocation(line: 21, column: 6, scope: !6)
!8 = !DILocation(line: 22, column: 32, scope: !6)
!9 = !{i32 0, i32 2147483647}
!10 = !{i32 0, i32 65535}
!11 = !{i32 1, i32 -2147483648}
!12 = !{i32 1, i32 65536}
!13 = !{i32 1, i32 1025}
!14 = !{i32 1, i32 65}
!15 = !{i32 0, i32 1024}
!16 = !{i32 0, i32 64}
!17 = distinct !DISubprogram(name: "term", scope: !1, file: !1, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!18 = !DILocation(line: 23, column: 16, scope: !6)
!19 = !DILocation(line: 14, column: 13, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 14, column: 16, scope: !17, inlinedAt: !18)
!21 = !DILocation(line: 14, column: 28, scope: !17, inlinedAt: !18)
!22 = !DILocation(line: 14, column: 43, scope: !17, inlinedAt: !18)
!23 = !DILocation(line: 14, column: 47, scope: !17, inlinedAt: !18)
!24 = !DILocation(line: 14, column: 35, scope: !17, inlinedAt: !18)
!25 = !DILocation(line: 15, column: 19, scope: !17, inlinedAt: !18)
!26 = !DILocation(line: 15, column: 24, scope: !17, inlinedAt: !18)
!27 = !DILocation(line: 15, column: 16, scope: !17, inlinedAt: !18)
!28 = !DILocation(line: 23, column: 6, scope: !6)
!29 = !DILocation(line: 24, column: 6, scope: !6)
!30 = distinct !DISubprogram(name: "CheckSums", scope: !1, file: !1, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!31 = !DILocation(line: 32, column: 6, scope: !30)
!32 = !DILocation(line: 33, column: 32, scope: !30)
!33 = !DILocation(line: 35, column: 19, scope: !30)
!34 = !DILocation(line: 34, column: 3, scope: !30)
!35 = !DILocation(line: 36, column: 16, scope: !30)
!36 = !DILocation(line: 14, column: 13, scope: !17, inlinedAt: !35)
!37 = !DILocation(line: 14, column: 16, scope: !17, inlinedAt: !35)
!38 = !DILocation(line: 14, column: 28, scope: !17, inlinedAt: !35)
!39 = !DILocation(line: 14, column: 43, scope: !17, inlinedAt: !35)
!40 = !DILocation(line: 14, column: 47, scope: !17, inlinedAt: !35)
!41 = !DILocation(line: 14, column: 35, scope: !17, inlinedAt: !35)
!42 = !DILocation(line: 15, column: 19, scope: !17, inlinedAt: !35)
!43 = !DILocation(line: 15, column: 24, scope: !17, inlinedAt: !35)
!44 = !DILocation(line: 15, column: 16, scope: !17, inlinedAt: !35)
!45 = !DILocation(line: 36, column: 4, scope: !30)
!46 = !DILocation(line: 38, column: 7, scope: !30)
!47 = !DILocation(line: 38, column: 15, scope: !30)
!48 = !DILocation(line: 38, column: 28, scope: !30)
!49 = !DILocation(line: 38, column: 32, scope: !30)
!50 = !DILocation(line: 39, column: 27, scope: !30)
!51 = !DILocation(line: 39, column: 17, scope: !30)
!52 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!53 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"maxntidx", i32 512}
!54 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!55 = !{void (float*, i64, float*, i64, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!56 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"kernel", i32 1}
!57 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"maxntidx", i32 512}
!58 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"maxntidy", i32 1}
!59 = !{void (float*, i64, i64, i64, i64, i64, i64*, i64, i8*)* @CheckSums, !"maxntidz", i32 1}
