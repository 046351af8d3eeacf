target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange to i8*)], section "llvm.metadata"

define void @Exchange(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64* %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !7
	%3 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !7
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !8
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !9
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15, !range !16
	%7 = sext i32 %6 to i64, !dbg !15
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !15, !range !17
	%9 = sext i32 %8 to i64, !dbg !15
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !18, !range !19
	%11 = sext i32 %10 to i64, !dbg !18
	%12 = mul i64 %9, %11, !dbg !20
	%13 = add i64 %12, %7, !dbg !21
	%14 = sext i32 %5 to i64, !dbg !9
	%15 = sext i32 %4 to i64, !dbg !23
	%16 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %13, !dbg !22
	%17 = icmp uge i64 %13, %p9, !dbg !22
	br i1 %17, label %b0_fail1, label %b0_ok1, !dbg !22, !prof !24

b0_ok1:
	%18 = load i64, i64 addrspace(1)* %16, align 8, !dbg !22
	%19 = add i64 %18, 1, !dbg !25
	%20 = trunc i64 %14 to i32, !dbg !26
	%21 = trunc i64 %9 to i32, !dbg !26
	%22 = add i32 %20, %21, !dbg !26
	%23 = zext i32 %22 to i64, !dbg !26
	%24 = sub i64 %14, %9, !dbg !27
	%25 = icmp sge i64 %23, %15, !dbg !28
	br i1 %25, label %b1, label %b2, !dbg !28

b1:
	%26 = sub i64 %23, %15, !dbg !29
	br label %b2, !dbg !29

b2:
	%27 = phi i64 [ %23, %b0_ok1 ], [ %26, %b1 ], !dbg !30
	%28 = icmp slt i64 %24, 0, !dbg !31
	br i1 %28, label %b3, label %b4, !dbg !31

b3:
	%29 = add i64 %24, %15, !dbg !32
	br label %b4, !dbg !32

b4:
	%30 = phi i64 [ %24, %b2 ], [ %29, %b3 ], !dbg !33
	%31 = mul i64 %7, %15, !dbg !34
	%32 = add i64 %31, %27, !dbg !35
	%33 = trunc i64 %11 to i32, !dbg !37
	%34 = trunc i64 %7 to i32, !dbg !37
	%35 = add i32 %33, %34, !dbg !37
	%36 = zext i32 %35 to i64, !dbg !37
	%37 = mul i64 %36, %15, !dbg !38
	%38 = add i64 %37, %30, !dbg !39
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !36
	%40 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %38, !dbg !40
	%41 = mul i64 %7, %p5, !dbg !41
	%42 = icmp slt i64 %41, %p4, !dbg !42
	%43 = select i1 %42, i64 %41, i64 %p4, !dbg !42
	%44 = add i64 %43, %p5, !dbg !43
	%45 = icmp slt i64 %44, %p4, !dbg !44
	%46 = select i1 %45, i64 %44, i64 %p4, !dbg !44
	%47 = icmp uge i64 %32, %p7, !dbg !36
	%48 = icmp uge i64 %38, %p7, !dbg !40
	%49 = or i1 %47, %48, !dbg !40
	br i1 %49, label %b4_fail1, label %b4_ok1, !dbg !40, !prof !24

b4_ok1:
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !45, !range !46
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !45, !range !46
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !45, !range !47
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !45, !range !48
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !45, !range !48
	%55 = mul i32 %54, %52, !dbg !45
	%56 = add i32 %51, %55, !dbg !45
	%57 = mul i32 %53, %56, !dbg !45
	%58 = add i32 %50, %57, !dbg !45
	%59 = sext i32 %58 to i64, !dbg !45
	%60 = icmp eq i64 %59, 0, !dbg !49
	br i1 %60, label %b5, label %b6, !dbg !49

b5:
	%61 = add i64 %31, %14, !dbg !50
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %61, !dbg !51
	%63 = trunc i64 %30 to i32, !dbg !8
	%64 = addrspacecast i64 addrspace(1)* %62 to i64*, !dbg !8
	%65 = icmp uge i64 %61, %p7, !dbg !51
	%66 = icmp uge i64 %30, %15, !dbg !8
	%67 = or i1 %65, %66, !dbg !8
	br i1 %67, label %b5_fail1, label %b5_ok1, !dbg !8, !prof !24

b5_ok1:
	%68 = bitcast i64* %64 to i8*, !dbg !8
	call void @gpuc_signal_op_thread(i8* %68, i64 %19, i32 9, i32 %63), !dbg !8
	%69 = addrspacecast i64 addrspace(1)* %39 to i64*, !dbg !52
	%70 = bitcast i64* %69 to i8*, !dbg !52
	%71 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %70, i32 5, i64 %19, i32 1, i8* %ctrl, i32 5), !dbg !52
	br label %b6, !dbg !52

b6:
	call void @llvm.nvvm.barrier0(), !dbg !53
	%72 = mul i64 %14, %p4, !dbg !54
	%73 = add i64 %72, %43, !dbg !55
	%74 = add i64 %72, %46, !dbg !56
	%75 = mul i64 %27, %p4, !dbg !58
	%76 = add i64 %75, %43, !dbg !59
	%77 = add i64 %75, %46, !dbg !60
	%78 = add i64 %37, %14, !dbg !62
	%79 = sub i64 %46, %43, !dbg !57
	%80 = getelementptr inbounds float, float addrspace(1)* %0, i64 %73, !dbg !57
	%81 = getelementptr inbounds float, float addrspace(1)* %1, i64 %76, !dbg !61
	%82 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %78, !dbg !63
	%83 = mul i64 %79, 4, !dbg !64
	%84 = trunc i64 %27 to i32, !dbg !64
	%85 = addrspacecast float addrspace(1)* %80 to float*, !dbg !64
	%86 = addrspacecast float addrspace(1)* %81 to float*, !dbg !64
	%87 = addrspacecast i64 addrspace(1)* %82 to i64*, !dbg !64
	%88 = icmp ugt i64 %74, %p1, !dbg !57
	%89 = icmp ugt i64 %73, %74, !dbg !57
	%90 = icmp ugt i64 %77, %p3, !dbg !61
	%91 = icmp ugt i64 %76, %77, !dbg !61
	%92 = icmp uge i64 %78, %p7, !dbg !63
	%93 = icmp uge i64 %27, %15, !dbg !64
	%94 = or i1 %88, %89, !dbg !64
	%95 = or i1 %94, %90, !dbg !64
	%96 = or i1 %95, %91, !dbg !64
	%97 = or i1 %96, %92, !dbg !64
	%98 = or i1 %97, %93, !dbg !64
	br i1 %98, label %b6_fail1, label %b6_ok1, !dbg !64, !prof !24

b6_ok1:
	%99 = bitcast float* %85 to i8*, !dbg !64
	%100 = bitcast float* %86 to i8*, !dbg !64
	%101 = bitcast i64* %87 to i8*, !dbg !64
	call void @gpuc_put_signal_block(i8* %99, i8* %100, i64 %83, i8* %101, i64 %19, i32 9, i32 %84, i32 1), !dbg !64
	call void @llvm.nvvm.barrier0(), !dbg !67
	br i1 %60, label %b7, label %b8, !dbg !68

b7:
	%102 = load i64, i64 addrspace(1)* %16, align 8, !dbg !69
	%103 = add i64 %102, 1, !dbg !70
	store i64 %103, i64 addrspace(1)* %16, align 8, !dbg !69
	br label %b8, !dbg !69

b8:
	br i1 %60, label %b9, label %b10, !dbg !71

b9:
	%104 = addrspacecast i64 addrspace(1)* %40 to i64*, !dbg !72
	%105 = bitcast i64* %104 to i8*, !dbg !72
	%106 = call i64 @gpuc_signal_wait_until_thread(i8* %105, i32 5, i64 %19, i32 1, i8* %ctrl, i32 10), !dbg !72
	br label %b10, !dbg !72

b10:
	ret void, !dbg !72

b0_fail1:
	br label %fail, !dbg !22

b4_fail1:
	%107 = icmp uge i64 %32, %p7, !dbg !36
	br i1 %107, label %b4_fail2, label %b4_ok2, !dbg !36

b4_fail2:
	br label %fail, !dbg !36

b4_ok2:
	br label %fail, !dbg !40

b5_fail1:
	%108 = icmp uge i64 %61, %p7, !dbg !51
	br i1 %108, label %b5_fail2, label %b5_ok2, !dbg !51

b5_fail2:
	br label %fail, !dbg !51

b5_ok2:
	br label %fail, !dbg !8

b6_fail1:
	%109 = icmp ugt i64 %74, %p1, !dbg !57
	br i1 %109, label %b6_fail2, label %b6_ok2, !dbg !57

b6_fail2:
	br label %fail, !dbg !57

b6_ok2:
	%110 = icmp ugt i64 %73, %74, !dbg !57
	br i1 %110, label %b6_fail3, label %b6_ok3, !dbg !57

b6_fail3:
	br label %fail, !dbg !57

b6_ok3:
	%111 = icmp ugt i64 %77, %p3, !dbg !61
	br i1 %111, label %b6_fail4, label %b6_ok4, !dbg !61

b6_fail4:
	br label %fail, !dbg !61

b6_ok4:
	%112 = icmp ugt i64 %76, %77, !dbg !61
	br i1 %112, label %b6_fail5, label %b6_ok5, !dbg !61

b6_fail5:
	br label %fail, !dbg !61

b6_ok5:
	%113 = icmp uge i64 %78, %p7, !dbg !63
	br i1 %113, label %b6_fail6, label %b6_ok6, !dbg !63

b6_fail6:
	br label %fail, !dbg !63

b6_ok6:
	br label %fail, !dbg !64

fail:
	%114 = phi i32 [ 0, %b0_fail1 ], [ 1, %b4_fail2 ], [ 2, %b4_ok2 ], [ 3, %b5_fail2 ], [ 4, %b5_ok2 ], [ 6, %b6_fail2 ], [ 7, %b6_fail3 ], [ 6, %b6_fail4 ], [ 7, %b6_fail5 ], [ 8, %b6_fail6 ], [ 9, %b6_ok6 ], !dbg !7
	%115 = phi i64 [ %13, %b0_fail1 ], [ %32, %b4_fail2 ], [ %38, %b4_ok2 ], [ %61, %b5_fail2 ], [ %30, %b5_ok2 ], [ %74, %b6_fail2 ], [ %73, %b6_fail3 ], [ %77, %b6_fail4 ], [ %76, %b6_fail5 ], [ %78, %b6_fail6 ], [ %27, %b6_ok6 ], !dbg !7
	%116 = phi i64 [ %p9, %b0_fail1 ], [ %p7, %b4_fail2 ], [ %p7, %b4_ok2 ], [ %p7, %b5_fail2 ], [ %15, %b5_ok2 ], [ %p1, %b6_fail2 ], [ %74, %b6_fail3 ], [ %p3, %b6_fail4 ], [ %77, %b6_fail5 ], [ %p7, %b6_fail6 ], [ %15, %b6_ok6 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %114, i64 %115, i64 %116), !dbg !7
	ret void, !dbg !7
}

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7) convergent nounwind

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !16
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !46
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !17
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !46
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !17
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !47
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!73, !74, !75, !76, !77}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/alltoall/alltoall")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Exchange", scope: !1, file: !1, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!7 = !DILocation(line: 18, column: 6, scope: !6)
!8 = !DILocation(line: 36, column: 17, scope: !6)
!9 = !DILocation(line: 19, column: 30, scope: !6)
!10 = !DIFile(filename: "clock.go", directory: "github.com/gpuc-go/gpuc/examples/clock")
!11 = distinct !DISubprogram(name: "block", scope: !10, file: !10, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!12 = distinct !DISubprogram(name: "Epoch", scope: !10, file: !10, line: 16, type: !4, isDefinition: true, scopeLine: 16, isOptimized: true, unit: !2)
!13 = !DILocation(line: 19, column: 63, scope: !6)
!14 = !DILocation(line: 16, column: 70, scope: !12, inlinedAt: !13)
!15 = !DILocation(line: 28, column: 50, scope: !11, inlinedAt: !14)
!16 = !{i32 0, i32 2147483647}
!17 = !{i32 0, i32 65535}
!18 = !DILocation(line: 28, column: 64, scope: !11, inlinedAt: !14)
!19 = !{i32 1, i32 -2147483648}
!20 = !DILocation(line: 28, column: 54, scope: !11, inlinedAt: !14)
!21 = !DILocation(line: 28, column: 69, scope: !11, inlinedAt: !14)
!22 = !DILocation(line: 16, column: 64, scope: !12, inlinedAt: !13)
!23 = !DILocation(line: 19, column: 47, scope: !6)
!24 = !{!"branch_weights", i32 1, i32 1048576}
!25 = !DILocation(line: 16, column: 75, scope: !12, inlinedAt: !13)
!26 = !DILocation(line: 21, column: 16, scope: !6)
!27 = !DILocation(line: 21, column: 35, scope: !6)
!28 = !DILocation(line: 22, column: 8, scope: !6)
!29 = !DILocation(line: 23, column: 3, scope: !6)
!30 = !DILocation(line: 21, column: 2, scope: !6)
!31 = !DILocation(line: 25, column: 10, scope: !6)
!32 = !DILocation(line: 26, column: 3, scope: !6)
!33 = !DILocation(line: 21, column: 6, scope: !6)
!34 = !DILocation(line: 28, column: 36, scope: !6)
!35 = !DILocation(line: 28, column: 41, scope: !6)
!36 = !DILocation(line: 28, column: 21, scope: !6)
!37 = !DILocation(line: 29, column: 38, scope: !6)
!38 = !DILocation(line: 29, column: 54, scope: !6)
!39 = !DILocation(line: 29, column: 59, scope: !6)
!40 = !DILocation(line: 29, column: 23, scope: !6)
!41 = !DILocation(line: 31, column: 26, scope: !6)
!42 = !DILocation(line: 31, column: 11, scope: !6)
!43 = !DILocation(line: 32, column: 14, scope: !6)
!44 = !DILocation(line: 32, column: 11, scope: !6)
!45 = !DILocation(line: 33, column: 19, scope: !6)
!46 = !{i32 0, i32 1024}
!47 = !{i32 0, i32 64}
!48 = !{i32 1, i32 1025}
!49 = !DILocation(line: 33, column: 22, scope: !6)
!50 = !DILocation(line: 36, column: 50, scope: !6)
!51 = !DILocation(line: 36, column: 31, scope: !6)
!52 = !DILocation(line: 37, column: 31, scope: !6)
!53 = !DILocation(line: 39, column: 16, scope: !6)
!54 = !DILocation(line: 40, column: 41, scope: !6)
!55 = !DILocation(line: 40, column: 43, scope: !6)
!56 = !DILocation(line: 40, column: 52, scope: !6)
!57 = !DILocation(line: 40, column: 38, scope: !6)
!58 = !DILocation(line: 40, column: 70, scope: !6)
!59 = !DILocation(line: 40, column: 72, scope: !6)
!60 = !DILocation(line: 40, column: 81, scope: !6)
!61 = !DILocation(line: 40, column: 67, scope: !6)
!62 = !DILocation(line: 41, column: 48, scope: !6)
!63 = !DILocation(line: 41, column: 13, scope: !6)
!64 = !DILocation(line: 40, column: 17, scope: !6)
!65 = distinct !DISubprogram(name: "Advance", scope: !10, file: !10, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!66 = !DILocation(line: 42, column: 15, scope: !6)
!67 = !DILocation(line: 21, column: 16, scope: !65, inlinedAt: !66)
!68 = !DILocation(line: 22, column: 22, scope: !65, inlinedAt: !66)
!69 = !DILocation(line: 23, column: 8, scope: !65, inlinedAt: !66)
!70 = !DILocation(line: 23, column: 3, scope: !65, inlinedAt: !66)
!71 = !DILocation(line: 43, column: 22, scope: !6)
!72 = !DILocation(line: 44, column: 24, scope: !6)
!73 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"kernel", i32 1}
!74 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"maxntidx", i32 1024}
!75 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"maxntidy", i32 1}
!76 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"maxntidz", i32 1}
!77 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"minctasm", i32 1}
