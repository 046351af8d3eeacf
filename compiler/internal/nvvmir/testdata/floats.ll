target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (i64*, i8*)* @Floats to i8*)], section "llvm.metadata"

define void @Floats(i64* %p0, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = getelementptr inbounds i64, i64* %p0, i64 1, !dbg !8
	%1 = bitcast i64* %0 to float*, !dbg !9
	%2 = load float, float* %1, align 4, !dbg !10
	%3 = getelementptr inbounds i64, i64* %p0, i64 2, !dbg !11
	%4 = bitcast i64* %3 to float*, !dbg !12
	%5 = load float, float* %4, align 4, !dbg !13
	%6 = fadd float %2, %5, !dbg !14
	%7 = getelementptr inbounds i64, i64* %p0, i64 3, !dbg !15
	%8 = bitcast i64* %7 to float*, !dbg !16
	store float %6, float* %8, align 4, !dbg !17
	%9 = fsub float %2, %5, !dbg !18
	%10 = getelementptr inbounds i64, i64* %p0, i64 4, !dbg !19
	%11 = bitcast i64* %10 to float*, !dbg !20
	store float %9, float* %11, align 4, !dbg !21
	%12 = fmul float %2, %5, !dbg !22
	%13 = getelementptr inbounds i64, i64* %p0, i64 5, !dbg !23
	%14 = bitcast i64* %13 to float*, !dbg !24
	store float %12, float* %14, align 4, !dbg !25
	%15 = fdiv float %2, %5, !dbg !26
	%16 = getelementptr inbounds i64, i64* %p0, i64 6, !dbg !27
	%17 = bitcast i64* %16 to float*, !dbg !28
	store float %15, float* %17, align 4, !dbg !29
	%18 = call float @llvm.nvvm.mul.rn.f(float %2, float %5), !dbg !30
	%19 = fadd float %18, 0x3FB99999A0000000, !dbg !31
	%20 = getelementptr inbounds i64, i64* %p0, i64 7, !dbg !32
	%21 = bitcast i64* %20 to float*, !dbg !33
	store float %19, float* %21, align 4, !dbg !34
	%22 = fsub float -0.000000e+00, %2, !dbg !35
	%23 = getelementptr inbounds i64, i64* %p0, i64 8, !dbg !36
	%24 = bitcast i64* %23 to float*, !dbg !37
	store float %22, float* %24, align 4, !dbg !38
	%25 = fcmp oeq float %2, %5, !dbg !39
	%26 = getelementptr inbounds i64, i64* %p0, i64 9, !dbg !40
	%27 = bitcast i64* %26 to i8*, !dbg !41
	%28 = zext i1 %25 to i8, !dbg !42
	store i8 %28, i8* %27, align 1, !dbg !42
	%29 = fcmp une float %2, %5, !dbg !43
	%30 = getelementptr inbounds i64, i64* %p0, i64 10, !dbg !44
	%31 = bitcast i64* %30 to i8*, !dbg !45
	%32 = zext i1 %29 to i8, !dbg !46
	store i8 %32, i8* %31, align 1, !dbg !46
	%33 = fcmp olt float %2, %5, !dbg !47
	%34 = getelementptr inbounds i64, i64* %p0, i64 11, !dbg !48
	%35 = bitcast i64* %34 to i8*, !dbg !49
	%36 = zext i1 %33 to i8, !dbg !50
	store i8 %36, i8* %35, align 1, !dbg !50
	%37 = fcmp ole float %2, %5, !dbg !51
	%38 = getelementptr inbounds i64, i64* %p0, i64 12, !dbg !52
	%39 = bitcast i64* %38 to i8*, !dbg !53
	%40 = zext i1 %37 to i8, !dbg !54
	store i8 %40, i8* %39, align 1, !dbg !54
	%41 = fcmp ogt float %2, %5, !dbg !55
	%42 = getelementptr inbounds i64, i64* %p0, i64 13, !dbg !56
	%43 = bitcast i64* %42 to i8*, !dbg !57
	%44 = zext i1 %41 to i8, !dbg !58
	store i8 %44, i8* %43, align 1, !dbg !58
	%45 = fcmp oge float %2, %5, !dbg !59
	%46 = getelementptr inbounds i64, i64* %p0, i64 14, !dbg !60
	%47 = bitcast i64* %46 to i8*, !dbg !61
	%48 = zext i1 %45 to i8, !dbg !62
	store i8 %48, i8* %47, align 1, !dbg !62
	%49 = getelementptr inbounds i64, i64* %p0, i64 15, !dbg !63
	%50 = bitcast i64* %49 to double*, !dbg !64
	%51 = load double, double* %50, align 8, !dbg !65
	%52 = getelementptr inbounds i64, i64* %p0, i64 16, !dbg !66
	%53 = bitcast i64* %52 to double*, !dbg !67
	%54 = load double, double* %53, align 8, !dbg !68
	%55 = fadd double %51, %54, !dbg !69
	%56 = getelementptr inbounds i64, i64* %p0, i64 17, !dbg !70
	%57 = bitcast i64* %56 to double*, !dbg !71
	store double %55, double* %57, align 8, !dbg !72
	%58 = fsub double %51, %54, !dbg !73
	%59 = getelementptr inbounds i64, i64* %p0, i64 18, !dbg !74
	%60 = bitcast i64* %59 to double*, !dbg !75
	store double %58, double* %60, align 8, !dbg !76
	%61 = fmul double %51, %54, !dbg !77
	%62 = getelementptr inbounds i64, i64* %p0, i64 19, !dbg !78
	%63 = bitcast i64* %62 to double*, !dbg !79
	store double %61, double* %63, align 8, !dbg !80
	%64 = fdiv double %51, %54, !dbg !81
	%65 = getelementptr inbounds i64, i64* %p0, i64 20, !dbg !82
	%66 = bitcast i64* %65 to double*, !dbg !83
	store double %64, double* %66, align 8, !dbg !84
	%67 = call double @llvm.nvvm.mul.rn.d(double %51, double %54), !dbg !85
	%68 = fadd double %67, 1.000000e-01, !dbg !86
	%69 = getelementptr inbounds i64, i64* %p0, i64 21, !dbg !87
	%70 = bitcast i64* %69 to double*, !dbg !88
	store double %68, double* %70, align 8, !dbg !89
	%71 = fsub double -0.000000e+00, %51, !dbg !90
	%72 = getelementptr inbounds i64, i64* %p0, i64 22, !dbg !91
	%73 = bitcast i64* %72 to double*, !dbg !92
	store double %71, double* %73, align 8, !dbg !93
	%74 = fcmp oeq double %51, %54, !dbg !94
	%75 = getelementptr inbounds i64, i64* %p0, i64 23, !dbg !95
	%76 = bitcast i64* %75 to i8*, !dbg !96
	%77 = zext i1 %74 to i8, !dbg !97
	store i8 %77, i8* %76, align 1, !dbg !97
	%78 = fcmp une double %51, %54, !dbg !98
	%79 = getelementptr inbounds i64, i64* %p0, i64 24, !dbg !99
	%80 = bitcast i64* %79 to i8*, !dbg !100
	%81 = zext i1 %78 to i8, !dbg !101
	store i8 %81, i8* %80, align 1, !dbg !101
	%82 = fcmp olt double %51, %54, !dbg !102
	%83 = getelementptr inbounds i64, i64* %p0, i64 25, !dbg !103
	%84 = bitcast i64* %83 to i8*, !dbg !104
	%85 = zext i1 %82 to i8, !dbg !105
	store i8 %85, i8* %84, align 1, !dbg !105
	%86 = fcmp ole double %51, %54, !dbg !106
	%87 = getelementptr inbounds i64, i64* %p0, i64 26, !dbg !107
	%88 = bitcast i64* %87 to i8*, !dbg !108
	%89 = zext i1 %86 to i8, !dbg !109
	store i8 %89, i8* %88, align 1, !dbg !109
	%90 = fcmp ogt double %51, %54, !dbg !110
	%91 = getelementptr inbounds i64, i64* %p0, i64 27, !dbg !111
	%92 = bitcast i64* %91 to i8*, !dbg !112
	%93 = zext i1 %90 to i8, !dbg !113
	store i8 %93, i8* %92, align 1, !dbg !113
	%94 = fcmp oge double %51, %54, !dbg !114
	%95 = getelementptr inbounds i64, i64* %p0, i64 28, !dbg !115
	%96 = bitcast i64* %95 to i8*, !dbg !116
	%97 = zext i1 %94 to i8, !dbg !117
	store i8 %97, i8* %96, align 1, !dbg !117
	ret void, !dbg !118
}

declare float @llvm.nvvm.mul.rn.f(float %a0, float %a1) nounwind readnone

declare double @llvm.nvvm.mul.rn.d(double %a0, double %a1) nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!119}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "k.go", directory: "example.com/k")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Floats", scope: !1, file: !1, line: 1, type: !4, isDefinition: true, scopeLine: 1, isOptimized: true, unit: !2)
!7 = !DILocation(line: 1, column: 2, scope: !6)
!8 = !DILocation(line: 2, column: 2, scope: !6)
!9 = !DILocation(line: 3, column: 2, scope: !6)
!10 = !DILocation(line: 4, column: 2, scope: !6)
!11 = !DILocation(line: 5, column: 2, scope: !6)
!12 = !DILocation(line: 6, column: 2, scope: !6)
!13 = !DILocation(line: 7, column: 2, scope: !6)
!14 = !DILocation(line: 8, column: 2, scope: !6)
!15 = !DILocation(line: 9, column: 2, scope: !6)
!16 = !DILocation(line: 10, column: 2, scope: !6)
!17 = !DILocation(line: 11, column: 2, scope: !6)
!18 = !DILocation(line: 12, column: 2, scope: !6)
!19 = !DILocation(line: 13, column: 2, scope: !6)
!20 = !DILocation(line: 14, column: 2, scope: !6)
!21 = !DILocation(line: 15, column: 2, scope: !6)
!22 = !DILocation(line: 16, column: 2, scope: !6)
!23 = !DILocation(line: 17, column: 2, scope: !6)
!24 = !DILocation(line: 18, column: 2, scope: !6)
!25 = !DILocation(line: 19, column: 2, scope: !6)
!26 = !DILocation(line: 20, column: 2, scope: !6)
!27 = !DILocation(line: 21, column: 2, scope: !6)
!28 = !DILocation(line: 22, column: 2, scope: !6)
!29 = !DILocation(line: 23, column: 2, scope: !6)
!30 = !DILocation(line: 24, column: 2, scope: !6)
!31 = !DILocation(line: 25, column: 2, scope: !6)
!32 = !DILocation(line: 26, column: 2, scope: !6)
!33 = !DILocation(line: 27, column: 2, scope: !6)
!34 = !DILocation(line: 28, column: 2, scope: !6)
!35 = !DILocation(line: 29, column: 2, scope: !6)
!36 = !DILocation(line: 30, column: 2, scope: !6)
!37 = !DILocation(line: 31, column: 2, scope: !6)
!38 = !DILocation(line: 32, column: 2, scope: !6)
!39 = !DILocation(line: 33, column: 2, scope: !6)
!40 = !DILocation(line: 34, column: 2, scope: !6)
!41 = !DILocation(line: 35, column: 2, scope: !6)
!42 = !DILocation(line: 36, column: 2, scope: !6)
!43 = !DILocation(line: 37, column: 2, scope: !6)
!44 = !DILocation(line: 38, column: 2, scope: !6)
!45 = !DILocation(line: 39, column: 2, scope: !6)
!46 = !DILocation(line: 40, column: 2, scope: !6)
!47 = !DILocation(line: 41, column: 2, scope: !6)
!48 = !DILocation(line: 42, column: 2, scope: !6)
!49 = !DILocation(line: 43, column: 2, scope: !6)
!50 = !DILocation(line: 44, column: 2, scope: !6)
!51 = !DILocation(line: 45, column: 2, scope: !6)
!52 = !DILocation(line: 46, column: 2, scope: !6)
!53 = !DILocation(line: 47, column: 2, scope: !6)
!54 = !DILocation(line: 48, column: 2, scope: !6)
!55 = !DILocation(line: 49, column: 2, scope: !6)
!56 = !DILocation(line: 50, column: 2, scope: !6)
!57 = !DILocation(line: 51, column: 2, scope: !6)
!58 = !DILocation(line: 52, column: 2, scope: !6)
!59 = !DILocation(line: 53, column: 2, scope: !6)
!60 = !DILocation(line: 54, column: 2, scope: !6)
!61 = !DILocation(line: 55, column: 2, scope: !6)
!62 = !DILocation(line: 56, column: 2, scope: !6)
!63 = !DILocation(line: 57, column: 2, scope: !6)
!64 = !DILocation(line: 58, column: 2, scope: !6)
!65 = !DILocation(line: 59, column: 2, scope: !6)
!66 = !DILocation(line: 60, column: 2, scope: !6)
!67 = !DILocation(line: 61, column: 2, scope: !6)
!68 = !DILocation(line: 62, column: 2, scope: !6)
!69 = !DILocation(line: 63, column: 2, scope: !6)
!70 = !DILocation(line: 64, column: 2, scope: !6)
!71 = !DILocation(line: 65, column: 2, scope: !6)
!72 = !DILocation(line: 66, column: 2, scope: !6)
!73 = !DILocation(line: 67, column: 2, scope: !6)
!74 = !DILocation(line: 68, column: 2, scope: !6)
!75 = !DILocation(line: 69, column: 2, scope: !6)
!76 = !DILocation(line: 70, column: 2, scope: !6)
!77 = !DILocation(line: 71, column: 2, scope: !6)
!78 = !DILocation(line: 72, column: 2, scope: !6)
!79 = !DILocation(line: 73, column: 2, scope: !6)
!80 = !DILocation(line: 74, column: 2, scope: !6)
!81 = !DILocation(line: 75, column: 2, scope: !6)
!82 = !DILocation(line: 76, column: 2, scope: !6)
!83 = !DILocation(line: 77, column: 2, scope: !6)
!84 = !DILocation(line: 78, column: 2, scope: !6)
!85 = !DILocation(line: 79, column: 2, scope: !6)
!86 = !DILocation(line: 80, column: 2, scope: !6)
!87 = !DILocation(line: 81, column: 2, scope: !6)
!88 = !DILocation(line: 82, column: 2, scope: !6)
!89 = !DILocation(line: 83, column: 2, scope: !6)
!90 = !DILocation(line: 84, column: 2, scope: !6)
!91 = !DILocation(line: 85, column: 2, scope: !6)
!92 = !DILocation(line: 86, column: 2, scope: !6)
!93 = !DILocation(line: 87, column: 2, scope: !6)
!94 = !DILocation(line: 88, column: 2, scope: !6)
!95 = !DILocation(line: 89, column: 2, scope: !6)
!96 = !DILocation(line: 90, column: 2, scope: !6)
!97 = !DILocation(line: 91, column: 2, scope: !6)
!98 = !DILocation(line: 92, column: 2, scope: !6)
!99 = !DILocation(line: 93, column: 2, scope: !6)
!100 = !DILocation(line: 94, column: 2, scope: !6)
!101 = !DILocation(line: 95, column: 2, scope: !6)
!102 = !DILocation(line: 96, column: 2, scope: !6)
!103 = !DILocation(line: 97, column: 2, scope: !6)
!104 = !DILocation(line: 98, column: 2, scope: !6)
!105 = !DILocation(line: 99, column: 2, scope: !6)
!106 = !DILocation(line: 100, column: 2, scope: !6)
!107 = !DILocation(line: 101, column: 2, scope: !6)
!108 = !DILocation(line: 102, column: 2, scope: !6)
!109 = !DILocation(line: 103, column: 2, scope: !6)
!110 = !DILocation(line: 104, column: 2, scope: !6)
!111 = !DILocation(line: 105, column: 2, scope: !6)
!112 = !DILocation(line: 106, column: 2, scope: !6)
!113 = !DILocation(line: 107, column: 2, scope: !6)
!114 = !DILocation(line: 108, column: 2, scope: !6)
!115 = !DILocation(line: 109, column: 2, scope: !6)
!116 = !DILocation(line: 110, column: 2, scope: !6)
!117 = !DILocation(line: 111, column: 2, scope: !6)
!118 = !DILocation(line: 112, column: 2, scope: !6)
!119 = !{void (i64*, i8*)* @Floats, !"kernel", i32 1}
