target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange to i8*)], section "llvm.metadata"

define void @Exchange(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !7
	%3 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !7
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
	%17 = icmp uge i64 %13, %p8, !dbg !22
	br i1 %17, label %b0_fail1, label %b0_ok1, !dbg !22, !prof !24

b0_ok1:
	%18 = load i64, i64 addrspace(1)* %16, align 8, !dbg !22
	%19 = add i64 %18, 1, !dbg !25
	%20 = trunc i64 %14 to i32, !dbg !26
	%21 = trunc i64 %9 to i32, !dbg !26
	%22 = add i32 %20, %21, !dbg !26
	%23 = zext i32 %22 to i64, !dbg !26
	%24 = trunc i64 %15 to i32, !dbg !27
	%25 = urem i32 %22, %24, !dbg !27
	%26 = zext i32 %25 to i64, !dbg !27
	%27 = sub i64 %14, %9, !dbg !28
	%28 = add i64 %27, %15, !dbg !29
	%29 = icmp eq i64 %15, -1, !dbg !30
	%30 = select i1 %29, i64 1, i64 %15, !dbg !30
	%31 = srem i64 %28, %30, !dbg !30
	%32 = mul i64 %7, %15, !dbg !31
	%33 = add i64 %32, %26, !dbg !32
	%34 = trunc i64 %11 to i32, !dbg !34
	%35 = trunc i64 %7 to i32, !dbg !34
	%36 = add i32 %34, %35, !dbg !34
	%37 = zext i32 %36 to i64, !dbg !34
	%38 = mul i64 %37, %15, !dbg !35
	%39 = add i64 %38, %31, !dbg !36
	%40 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %33, !dbg !33
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %39, !dbg !37
	%42 = icmp uge i64 %33, %p6, !dbg !33
	%43 = icmp uge i64 %39, %p6, !dbg !37
	%44 = or i1 %42, %43, !dbg !37
	br i1 %44, label %b0_fail2, label %b0_ok2, !dbg !37, !prof !24

b0_ok2:
	%45 = sdiv i64 %p4, 4, !dbg !38
	%46 = add i64 %45, %11, !dbg !39
	%47 = icmp eq i64 %11, -1, !dbg !40
	%48 = select i1 %47, i64 1, i64 %11, !dbg !40
	%49 = sdiv i64 %46, %48, !dbg !40
	%50 = sub i64 0, %46, !dbg !40
	%51 = select i1 %47, i64 %50, i64 %49, !dbg !40
	%52 = mul i64 %51, 4, !dbg !41
	%53 = mul i64 %7, %52, !dbg !42
	%54 = icmp slt i64 %53, %p4, !dbg !43
	%55 = select i1 %54, i64 %53, i64 %p4, !dbg !43
	%56 = add i64 %55, %52, !dbg !44
	%57 = icmp slt i64 %56, %p4, !dbg !45
	%58 = select i1 %57, i64 %56, i64 %p4, !dbg !45
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !46, !range !47
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !46, !range !47
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !46, !range !48
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !46, !range !49
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !46, !range !49
	%64 = mul i32 %63, %61, !dbg !46
	%65 = add i32 %60, %64, !dbg !46
	%66 = mul i32 %62, %65, !dbg !46
	%67 = add i32 %59, %66, !dbg !46
	%68 = sext i32 %67 to i64, !dbg !46
	%69 = icmp eq i64 %68, 0, !dbg !50
	br i1 %69, label %b1, label %b2, !dbg !50

b1:
	%70 = add i64 %32, %14, !dbg !51
	%71 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %70, !dbg !52
	%72 = trunc i64 %31 to i32, !dbg !8
	%73 = addrspacecast i64 addrspace(1)* %71 to i64*, !dbg !8
	%74 = icmp uge i64 %70, %p6, !dbg !52
	%75 = icmp uge i64 %31, %15, !dbg !8
	%76 = or i1 %74, %75, !dbg !8
	br i1 %76, label %b1_fail1, label %b1_ok1, !dbg !8, !prof !24

b1_ok1:
	%77 = bitcast i64* %73 to i8*, !dbg !8
	call void @gpuc_signal_op_thread(i8* %77, i64 %19, i32 9, i32 %72), !dbg !8
	%78 = addrspacecast i64 addrspace(1)* %40 to i64*, !dbg !53
	%79 = bitcast i64* %78 to i8*, !dbg !53
	%80 = call i64 @gpuc_signal_wait_until_thread(i8* %79, i32 5, i64 %19, i32 1, i8* %ctrl, i32 5), !dbg !53
	br label %b2, !dbg !53

b2:
	call void @llvm.nvvm.barrier0(), !dbg !54
	%81 = mul i64 %14, %p4, !dbg !55
	%82 = add i64 %81, %55, !dbg !56
	%83 = add i64 %81, %58, !dbg !57
	%84 = mul i64 %26, %p4, !dbg !59
	%85 = add i64 %84, %55, !dbg !60
	%86 = add i64 %84, %58, !dbg !61
	%87 = add i64 %38, %14, !dbg !63
	%88 = sub i64 %58, %55, !dbg !58
	%89 = getelementptr inbounds float, float addrspace(1)* %0, i64 %82, !dbg !58
	%90 = getelementptr inbounds float, float addrspace(1)* %1, i64 %85, !dbg !62
	%91 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %87, !dbg !64
	%92 = mul i64 %88, 4, !dbg !65
	%93 = trunc i64 %26 to i32, !dbg !65
	%94 = addrspacecast float addrspace(1)* %89 to float*, !dbg !65
	%95 = addrspacecast float addrspace(1)* %90 to float*, !dbg !65
	%96 = addrspacecast i64 addrspace(1)* %91 to i64*, !dbg !65
	%97 = icmp ugt i64 %83, %p1, !dbg !58
	%98 = icmp ugt i64 %82, %83, !dbg !58
	%99 = icmp ugt i64 %86, %p3, !dbg !62
	%100 = icmp ugt i64 %85, %86, !dbg !62
	%101 = icmp uge i64 %87, %p6, !dbg !64
	%102 = or i1 %97, %98, !dbg !64
	%103 = or i1 %102, %99, !dbg !64
	%104 = or i1 %103, %100, !dbg !64
	%105 = or i1 %104, %101, !dbg !64
	br i1 %105, label %b2_fail1, label %b2_ok1, !dbg !64, !prof !24

b2_ok1:
	%106 = bitcast float* %94 to i8*, !dbg !65
	%107 = bitcast float* %95 to i8*, !dbg !65
	%108 = bitcast i64* %96 to i8*, !dbg !65
	call void @gpuc_put_signal_block(i8* %106, i8* %107, i64 %92, i8* %108, i64 %19, i32 9, i32 %93), !dbg !65
	call void @llvm.nvvm.barrier0(), !dbg !68
	br i1 %69, label %b3, label %b4, !dbg !69

b3:
	%109 = load i64, i64 addrspace(1)* %16, align 8, !dbg !70
	%110 = add i64 %109, 1, !dbg !71
	store i64 %110, i64 addrspace(1)* %16, align 8, !dbg !70
	br label %b4, !dbg !70

b4:
	br i1 %69, label %b5, label %b6, !dbg !72

b5:
	%111 = addrspacecast i64 addrspace(1)* %41 to i64*, !dbg !73
	%112 = bitcast i64* %111 to i8*, !dbg !73
	%113 = call i64 @gpuc_signal_wait_until_thread(i8* %112, i32 5, i64 %19, i32 1, i8* %ctrl, i32 9), !dbg !73
	br label %b6, !dbg !73

b6:
	ret void, !dbg !73

b0_fail1:
	br label %fail, !dbg !22

b0_fail2:
	%114 = icmp uge i64 %33, %p6, !dbg !33
	br i1 %114, label %b0_fail3, label %b0_ok3, !dbg !33

b0_fail3:
	br label %fail, !dbg !33

b0_ok3:
	br label %fail, !dbg !37

b1_fail1:
	%115 = icmp uge i64 %70, %p6, !dbg !52
	br i1 %115, label %b1_fail2, label %b1_ok2, !dbg !52

b1_fail2:
	br label %fail, !dbg !52

b1_ok2:
	br label %fail, !dbg !8

b2_fail1:
	%116 = icmp ugt i64 %83, %p1, !dbg !58
	br i1 %116, label %b2_fail2, label %b2_ok2, !dbg !58

b2_fail2:
	br label %fail, !dbg !58

b2_ok2:
	%117 = icmp ugt i64 %82, %83, !dbg !58
	br i1 %117, label %b2_fail3, label %b2_ok3, !dbg !58

b2_fail3:
	br label %fail, !dbg !58

b2_ok3:
	%118 = icmp ugt i64 %86, %p3, !dbg !62
	br i1 %118, label %b2_fail4, label %b2_ok4, !dbg !62

b2_fail4:
	br label %fail, !dbg !62

b2_ok4:
	%119 = icmp ugt i64 %85, %86, !dbg !62
	br i1 %119, label %b2_fail5, label %b2_ok5, !dbg !62

b2_fail5:
	br label %fail, !dbg !62

b2_ok5:
	br label %fail, !dbg !64

fail:
	%120 = phi i32 [ 0, %b0_fail1 ], [ 1, %b0_fail3 ], [ 2, %b0_ok3 ], [ 3, %b1_fail2 ], [ 4, %b1_ok2 ], [ 6, %b2_fail2 ], [ 7, %b2_fail3 ], [ 6, %b2_fail4 ], [ 7, %b2_fail5 ], [ 8, %b2_ok5 ], !dbg !7
	%121 = phi i64 [ %13, %b0_fail1 ], [ %33, %b0_fail3 ], [ %39, %b0_ok3 ], [ %70, %b1_fail2 ], [ %31, %b1_ok2 ], [ %83, %b2_fail2 ], [ %82, %b2_fail3 ], [ %86, %b2_fail4 ], [ %85, %b2_fail5 ], [ %87, %b2_ok5 ], !dbg !7
	%122 = phi i64 [ %p8, %b0_fail1 ], [ %p6, %b0_fail3 ], [ %p6, %b0_ok3 ], [ %p6, %b1_fail2 ], [ %15, %b1_ok2 ], [ %p1, %b2_fail2 ], [ %83, %b2_fail3 ], [ %p3, %b2_fail4 ], [ %86, %b2_fail5 ], [ %p6, %b2_ok5 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %120, i64 %121, i64 %122), !dbg !7
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

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

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
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !47
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !17
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !47
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !17
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !48
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
!nvvm.annotations = !{!74, !75, !76, !77, !78}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/alltoall/alltoall")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Exchange", scope: !1, file: !1, line: 18, type: !4, isDefinition: true, scopeLine: 18, isOptimized: true, unit: !2)
!7 = !DILocation(line: 18, column: 6, scope: !6)
!8 = !DILocation(line: 32, column: 17, scope: !6)
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
!26 = !DILocation(line: 21, column: 12, scope: !6)
!27 = !DILocation(line: 21, column: 30, scope: !6)
!28 = !DILocation(line: 22, column: 14, scope: !6)
!29 = !DILocation(line: 22, column: 31, scope: !6)
!30 = !DILocation(line: 22, column: 38, scope: !6)
!31 = !DILocation(line: 23, column: 36, scope: !6)
!32 = !DILocation(line: 23, column: 41, scope: !6)
!33 = !DILocation(line: 23, column: 21, scope: !6)
!34 = !DILocation(line: 24, column: 38, scope: !6)
!35 = !DILocation(line: 24, column: 54, scope: !6)
!36 = !DILocation(line: 24, column: 59, scope: !6)
!37 = !DILocation(line: 24, column: 23, scope: !6)
!38 = !DILocation(line: 27, column: 13, scope: !6)
!39 = !DILocation(line: 27, column: 16, scope: !6)
!40 = !DILocation(line: 27, column: 33, scope: !6)
!41 = !DILocation(line: 27, column: 49, scope: !6)
!42 = !DILocation(line: 28, column: 26, scope: !6)
!43 = !DILocation(line: 28, column: 11, scope: !6)
!44 = !DILocation(line: 29, column: 14, scope: !6)
!45 = !DILocation(line: 29, column: 11, scope: !6)
!46 = !DILocation(line: 30, column: 19, scope: !6)
!47 = !{i32 0, i32 1024}
!48 = !{i32 0, i32 64}
!49 = !{i32 1, i32 1025}
!50 = !DILocation(line: 30, column: 22, scope: !6)
!51 = !DILocation(line: 32, column: 50, scope: !6)
!52 = !DILocation(line: 32, column: 31, scope: !6)
!53 = !DILocation(line: 33, column: 24, scope: !6)
!54 = !DILocation(line: 35, column: 16, scope: !6)
!55 = !DILocation(line: 36, column: 41, scope: !6)
!56 = !DILocation(line: 36, column: 43, scope: !6)
!57 = !DILocation(line: 36, column: 52, scope: !6)
!58 = !DILocation(line: 36, column: 38, scope: !6)
!59 = !DILocation(line: 36, column: 70, scope: !6)
!60 = !DILocation(line: 36, column: 72, scope: !6)
!61 = !DILocation(line: 36, column: 81, scope: !6)
!62 = !DILocation(line: 36, column: 67, scope: !6)
!63 = !DILocation(line: 37, column: 48, scope: !6)
!64 = !DILocation(line: 37, column: 13, scope: !6)
!65 = !DILocation(line: 36, column: 17, scope: !6)
!66 = distinct !DISubprogram(name: "Advance", scope: !10, file: !10, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!67 = !DILocation(line: 38, column: 15, scope: !6)
!68 = !DILocation(line: 21, column: 16, scope: !66, inlinedAt: !67)
!69 = !DILocation(line: 22, column: 22, scope: !66, inlinedAt: !67)
!70 = !DILocation(line: 23, column: 8, scope: !66, inlinedAt: !67)
!71 = !DILocation(line: 23, column: 3, scope: !66, inlinedAt: !67)
!72 = !DILocation(line: 39, column: 22, scope: !6)
!73 = !DILocation(line: 40, column: 24, scope: !6)
!74 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"kernel", i32 1}
!75 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"maxntidx", i32 1024}
!76 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"maxntidy", i32 1}
!77 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"maxntidz", i32 1}
!78 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"minctasm", i32 1}
