target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [3 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64, i64, i32, i32, i8*)* @Put to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i8*)* @Fill to i8*), i8* bitcast (void (float*, i64, i64, i64, i64*, i64, i8*)* @Check to i8*)], section "llvm.metadata"

define void @Put(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i32 %p6, i32 %p7, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
	%2 = sdiv i64 %p5, 4, !dbg !8
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !9, !range !10
	%4 = sext i32 %3 to i64, !dbg !9
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !11, !range !12
	%6 = sext i32 %5 to i64, !dbg !11
	%7 = mul i64 %2, %4, !dbg !13
	%8 = icmp eq i64 %6, -1, !dbg !14
	%9 = select i1 %8, i64 1, i64 %6, !dbg !14
	%10 = sdiv i64 %7, %9, !dbg !14
	%11 = sub i64 0, %7, !dbg !14
	%12 = select i1 %8, i64 %11, i64 %10, !dbg !14
	%13 = mul i64 %12, 4, !dbg !15
	%14 = add i64 %4, 1, !dbg !16
	%15 = mul i64 %2, %14, !dbg !17
	%16 = icmp eq i64 %6, -1, !dbg !18
	%17 = select i1 %16, i64 1, i64 %6, !dbg !18
	%18 = sdiv i64 %15, %17, !dbg !18
	%19 = sub i64 0, %15, !dbg !18
	%20 = select i1 %16, i64 %19, i64 %18, !dbg !18
	%21 = mul i64 %20, 4, !dbg !19
	%22 = icmp slt i32 0, %p6, !dbg !19
	br i1 %22, label %b1, label %b4, !dbg !19

b1:
	%23 = phi i64 [ 0, %b0 ], [ %37, %b3 ], !dbg !20
	%24 = phi i32 [ 0, %b0 ], [ %38, %b3 ], !dbg !20
	%25 = add i64 %23, %13, !dbg !21
	%26 = sub i64 %21, %13, !dbg !22
	%27 = getelementptr inbounds float, float addrspace(1)* %0, i64 %25, !dbg !22
	%28 = getelementptr inbounds float, float addrspace(1)* %1, i64 %25, !dbg !23
	%29 = mul i64 %26, 4, !dbg !24
	%30 = addrspacecast float addrspace(1)* %27 to float*, !dbg !24
	%31 = addrspacecast float addrspace(1)* %28 to float*, !dbg !24
	%32 = bitcast float* %30 to i8*, !dbg !24
	%33 = bitcast float* %31 to i8*, !dbg !24
	call void @gpuc_put_nbi_block(i8* %32, i8* %33, i64 %29, i32 %p7), !dbg !24
	%34 = add i64 %23, %p5, !dbg !25
	%35 = add i64 %34, %p5, !dbg !26
	%36 = icmp sgt i64 %35, %p4, !dbg !27
	br i1 %36, label %b2, label %b3, !dbg !27

b2:
	br label %b3, !dbg !27

b3:
	%37 = phi i64 [ %34, %b1 ], [ 0, %b2 ], !dbg !20
	%38 = add i32 %24, 1, !dbg !20
	%39 = icmp slt i32 %38, %p6, !dbg !20
	br i1 %39, label %b1, label %b4, !dbg !20

b4:
	call void @gpuc_quiet_block(), !dbg !28
	ret void, !dbg !28
}

define void @Fill(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i8* %ctrl) nounwind !dbg !29 {
entry:
	br label %b0, !dbg !30

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !30
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !30
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !31, !range !10
	%3 = sext i32 %2 to i64, !dbg !31
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !31, !range !32
	%5 = sext i32 %4 to i64, !dbg !31
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !31, !range !32
	%7 = sext i32 %6 to i64, !dbg !31
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !31, !range !12
	%9 = sext i32 %8 to i64, !dbg !31
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !31, !range !33
	%11 = sext i32 %10 to i64, !dbg !31
	%12 = mul i64 %11, %7, !dbg !31
	%13 = add i64 %5, %12, !dbg !31
	%14 = mul i64 %9, %13, !dbg !31
	%15 = add i64 %3, %14, !dbg !31
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !31, !range !34
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !31, !range !34
	%18 = mul i32 %16, %17, !dbg !31
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !31, !range !35
	%20 = mul i32 %18, %19, !dbg !31
	%21 = sext i32 %20 to i64, !dbg !31
	%22 = mul i64 %15, %21, !dbg !31
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31, !range !36
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !31, !range !36
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !31, !range !37
	%26 = mul i32 %17, %25, !dbg !31
	%27 = add i32 %24, %26, !dbg !31
	%28 = mul i32 %16, %27, !dbg !31
	%29 = add i32 %23, %28, !dbg !31
	%30 = sext i32 %29 to i64, !dbg !31
	%31 = add i64 %22, %30, !dbg !31
	%32 = mul i64 %9, %11, !dbg !31
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !31, !range !33
	%34 = sext i32 %33 to i64, !dbg !31
	%35 = mul i64 %32, %34, !dbg !31
	%36 = mul i64 %35, %21, !dbg !31
	br label %b1, !dbg !31

b1:
	%37 = phi i64 [ %31, %b0 ], [ %46, %b2 ], !dbg !31
	%38 = icmp slt i64 %37, %p1, !dbg !31
	br i1 %38, label %b2, label %b3, !dbg !31

b2:
	%39 = mul i64 %37, 2654435761, !dbg !41
	%40 = add i64 %39, %p4, !dbg !42
	%41 = lshr i64 %40, 7, !dbg !43
	%42 = and i64 %41, 16777215, !dbg !44
	%43 = uitofp i64 %42 to float, !dbg !45
	%44 = getelementptr inbounds float, float addrspace(1)* %0, i64 %37, !dbg !46
	store float %43, float addrspace(1)* %44, align 4, !dbg !46
	%45 = getelementptr inbounds float, float addrspace(1)* %1, i64 %37, !dbg !47
	store float -1.000000e+00, float addrspace(1)* %45, align 4, !dbg !47
	%46 = add i64 %37, %36, !dbg !31
	br label %b1, !dbg !31

b3:
	ret void, !dbg !31
}

define void @Check(float* %p0, i64 %p1, i64 %p2, i64 %p3, i64* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !48 {
entry:
	br label %b0, !dbg !49

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !49
	%1 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !49
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !50, !range !10
	%3 = sext i32 %2 to i64, !dbg !50
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !50, !range !32
	%5 = sext i32 %4 to i64, !dbg !50
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !50, !range !32
	%7 = sext i32 %6 to i64, !dbg !50
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !50, !range !12
	%9 = sext i32 %8 to i64, !dbg !50
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !50, !range !33
	%11 = sext i32 %10 to i64, !dbg !50
	%12 = mul i64 %11, %7, !dbg !50
	%13 = add i64 %5, %12, !dbg !50
	%14 = mul i64 %9, %13, !dbg !50
	%15 = add i64 %3, %14, !dbg !50
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !50, !range !34
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !50, !range !34
	%18 = mul i32 %16, %17, !dbg !50
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !50, !range !35
	%20 = mul i32 %18, %19, !dbg !50
	%21 = sext i32 %20 to i64, !dbg !50
	%22 = mul i64 %15, %21, !dbg !50
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50, !range !36
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !50, !range !36
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !50, !range !37
	%26 = mul i32 %17, %25, !dbg !50
	%27 = add i32 %24, %26, !dbg !50
	%28 = mul i32 %16, %27, !dbg !50
	%29 = add i32 %23, %28, !dbg !50
	%30 = sext i32 %29 to i64, !dbg !50
	%31 = add i64 %22, %30, !dbg !50
	%32 = mul i64 %9, %11, !dbg !50
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !50, !range !33
	%34 = sext i32 %33 to i64, !dbg !50
	%35 = mul i64 %32, %34, !dbg !50
	%36 = mul i64 %35, %21, !dbg !50
	br label %b1, !dbg !50

b1:
	%37 = phi i64 [ %31, %b0 ], [ %52, %b6 ], !dbg !50
	%38 = icmp slt i64 %37, %p1, !dbg !50
	br i1 %38, label %b2, label %b7, !dbg !50

b2:
	%39 = icmp slt i64 %37, %p2, !dbg !51
	br i1 %39, label %b3, label %b4, !dbg !51

b3:
	%40 = mul i64 %37, 2654435761, !dbg !54
	%41 = add i64 %40, %p3, !dbg !55
	%42 = lshr i64 %41, 7, !dbg !56
	%43 = and i64 %42, 16777215, !dbg !57
	%44 = uitofp i64 %43 to float, !dbg !58
	br label %b4, !dbg !52

b4:
	%45 = phi float [ -1.000000e+00, %b2 ], [ %44, %b3 ], !dbg !59
	%46 = getelementptr inbounds float, float addrspace(1)* %0, i64 %37, !dbg !60
	%47 = load float, float addrspace(1)* %46, align 4, !dbg !60
	%48 = fcmp une float %47, %45, !dbg !61
	br i1 %48, label %b5, label %b6, !dbg !61

b5:
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !62
	%50 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !63
	%51 = atomicrmw add i64* %50, i64 1 monotonic, !dbg !63
	br label %b6, !dbg !63

b6:
	%52 = add i64 %37, %36, !dbg !50
	br label %b1, !dbg !50

b7:
	ret void, !dbg !50
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare void @gpuc_put_nbi_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

declare void @gpuc_quiet_block() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

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
!nvvm.annotations = !{!64, !65, !66, !67, !68, !69, !70, !71, !72, !73, !74, !75}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "putbw.go", directory: "github.com/gpuc-go/gpuc/bench/putbw")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Put", scope: !1, file: !1, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!7 = !DILocation(line: 17, column: 6, scope: !6)
!8 = !DILocation(line: 18, column: 17, scope: !6)
!9 = !DILocation(line: 19, column: 29, scope: !6)
!10 = !{i32 0, i32 2147483647}
!11 = !DILocation(line: 19, column: 44, scope: !6)
!12 = !{i32 1, i32 -2147483648}
!13 = !DILocation(line: 20, column: 19, scope: !6)
!14 = !DILocation(line: 20, column: 27, scope: !6)
!15 = !DILocation(line: 20, column: 10, scope: !6)
!16 = !DILocation(line: 21, column: 28, scope: !6)
!17 = !DILocation(line: 21, column: 19, scope: !6)
!18 = !DILocation(line: 21, column: 33, scope: !6)
!19 = !DILocation(line: 21, column: 10, scope: !6)
!20 = !DILocation(line: 22, column: 2, scope: !6)
!21 = !DILocation(line: 24, column: 39, scope: !6)
!22 = !DILocation(line: 24, column: 36, scope: !6)
!23 = !DILocation(line: 24, column: 61, scope: !6)
!24 = !DILocation(line: 24, column: 15, scope: !6)
!25 = !DILocation(line: 25, column: 3, scope: !6)
!26 = !DILocation(line: 26, column: 8, scope: !6)
!27 = !DILocation(line: 26, column: 15, scope: !6)
!28 = !DILocation(line: 30, column: 13, scope: !6)
!29 = distinct !DISubprogram(name: "Fill", scope: !1, file: !1, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!30 = !DILocation(line: 41, column: 6, scope: !29)
!31 = !DILocation(line: 42, column: 32, scope: !29)
!32 = !{i32 0, i32 65535}
!33 = !{i32 1, i32 65536}
!34 = !{i32 1, i32 1025}
!35 = !{i32 1, i32 65}
!36 = !{i32 0, i32 1024}
!37 = !{i32 0, i32 64}
!38 = distinct !DISubprogram(name: "pattern", scope: !1, file: !1, line: 33, type: !4, isDefinition: true, scopeLine: 33, isOptimized: true, unit: !2)
!39 = !DILocation(line: 43, column: 19, scope: !29)
!40 = !DILocation(line: 34, column: 13, scope: !38, inlinedAt: !39)
!41 = !DILocation(line: 34, column: 16, scope: !38, inlinedAt: !39)
!42 = !DILocation(line: 34, column: 28, scope: !38, inlinedAt: !39)
!43 = !DILocation(line: 35, column: 19, scope: !38, inlinedAt: !39)
!44 = !DILocation(line: 35, column: 24, scope: !38, inlinedAt: !39)
!45 = !DILocation(line: 35, column: 16, scope: !38, inlinedAt: !39)
!46 = !DILocation(line: 43, column: 6, scope: !29)
!47 = !DILocation(line: 44, column: 6, scope: !29)
!48 = distinct !DISubprogram(name: "Check", scope: !1, file: !1, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!49 = !DILocation(line: 52, column: 6, scope: !48)
!50 = !DILocation(line: 53, column: 32, scope: !48)
!51 = !DILocation(line: 55, column: 8, scope: !48)
!52 = !DILocation(line: 56, column: 18, scope: !48)
!53 = !DILocation(line: 34, column: 13, scope: !38, inlinedAt: !52)
!54 = !DILocation(line: 34, column: 16, scope: !38, inlinedAt: !52)
!55 = !DILocation(line: 34, column: 28, scope: !38, inlinedAt: !52)
!56 = !DILocation(line: 35, column: 19, scope: !38, inlinedAt: !52)
!57 = !DILocation(line: 35, column: 24, scope: !38, inlinedAt: !52)
!58 = !DILocation(line: 35, column: 16, scope: !38, inlinedAt: !52)
!59 = !DILocation(line: 54, column: 3, scope: !48)
!60 = !DILocation(line: 58, column: 9, scope: !48)
!61 = !DILocation(line: 58, column: 13, scope: !48)
!62 = !DILocation(line: 59, column: 27, scope: !48)
!63 = !DILocation(line: 59, column: 17, scope: !48)
!64 = !{void (float*, i64, float*, i64, i64, i64, i32, i32, i8*)* @Put, !"kernel", i32 1}
!65 = !{void (float*, i64, float*, i64, i64, i64, i32, i32, i8*)* @Put, !"maxntidx", i32 1024}
!66 = !{void (float*, i64, float*, i64, i64, i64, i32, i32, i8*)* @Put, !"maxntidy", i32 1}
!67 = !{void (float*, i64, float*, i64, i64, i64, i32, i32, i8*)* @Put, !"maxntidz", i32 1}
!68 = !{void (float*, i64, float*, i64, i64, i8*)* @Fill, !"kernel", i32 1}
!69 = !{void (float*, i64, float*, i64, i64, i8*)* @Fill, !"maxntidx", i32 1024}
!70 = !{void (float*, i64, float*, i64, i64, i8*)* @Fill, !"maxntidy", i32 1}
!71 = !{void (float*, i64, float*, i64, i64, i8*)* @Fill, !"maxntidz", i32 1}
!72 = !{void (float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"kernel", i32 1}
!73 = !{void (float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidx", i32 1024}
!74 = !{void (float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidy", i32 1}
!75 = !{void (float*, i64, i64, i64, i64*, i64, i8*)* @Check, !"maxntidz", i32 1}
