target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64, i64*, i64, i64, i8*)* @Exchange to i8*)], section "llvm.metadata"

define void @Exchange(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i64 %p7, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !7
	%3 = call i32 @gpuc_num_pes_thread(), !dbg !8
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !9
	%5 = sext i32 %4 to i64, !dbg !9
	%6 = sext i32 %3 to i64, !dbg !10
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !11, !range !12
	%8 = sext i32 %7 to i64, !dbg !11
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !11, !range !13
	%10 = sext i32 %9 to i64, !dbg !11
	%11 = add i64 %5, %10, !dbg !14
	%12 = icmp eq i64 %6, -1, !dbg !15
	%13 = select i1 %12, i64 1, i64 %6, !dbg !15
	%14 = srem i64 %11, %13, !dbg !15
	%15 = sub i64 %5, %10, !dbg !16
	%16 = add i64 %15, %6, !dbg !17
	%17 = icmp eq i64 %6, -1, !dbg !18
	%18 = select i1 %17, i64 1, i64 %6, !dbg !18
	%19 = srem i64 %16, %18, !dbg !18
	%20 = mul i64 %8, %6, !dbg !19
	%21 = add i64 %20, %14, !dbg !20
	%22 = icmp uge i64 %21, %p6, !dbg !21
	br i1 %22, label %b0_fail1, label %b0_ok1, !dbg !21, !prof !23

b0_ok1:
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !22, !range !24
	%24 = sext i32 %23 to i64, !dbg !22
	%25 = add i64 %24, %8, !dbg !25
	%26 = mul i64 %25, %6, !dbg !26
	%27 = add i64 %26, %19, !dbg !27
	%28 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %21, !dbg !21
	%29 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %27, !dbg !28
	%30 = icmp uge i64 %27, %p6, !dbg !28
	br i1 %30, label %b0_fail2, label %b0_ok2, !dbg !28, !prof !23

b0_ok2:
	%31 = sdiv i64 %p4, 4, !dbg !29
	%32 = add i64 %31, %24, !dbg !30
	%33 = icmp eq i64 %24, -1, !dbg !31
	%34 = select i1 %33, i64 1, i64 %24, !dbg !31
	%35 = sdiv i64 %32, %34, !dbg !31
	%36 = sub i64 0, %32, !dbg !31
	%37 = select i1 %33, i64 %36, i64 %35, !dbg !31
	%38 = mul i64 %37, 4, !dbg !32
	%39 = mul i64 %8, %38, !dbg !33
	%40 = icmp slt i64 %39, %p4, !dbg !34
	%41 = select i1 %40, i64 %39, i64 %p4, !dbg !34
	%42 = add i64 %41, %38, !dbg !35
	%43 = icmp slt i64 %42, %p4, !dbg !36
	%44 = select i1 %43, i64 %42, i64 %p4, !dbg !36
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37, !range !38
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !37, !range !38
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !37, !range !39
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !37, !range !40
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !37, !range !40
	%50 = mul i32 %49, %47, !dbg !37
	%51 = add i32 %46, %50, !dbg !37
	%52 = mul i32 %48, %51, !dbg !37
	%53 = add i32 %45, %52, !dbg !37
	%54 = sext i32 %53 to i64, !dbg !37
	%55 = icmp eq i64 %54, 0, !dbg !41
	br i1 %55, label %b1, label %b2, !dbg !41

b1:
	%56 = add i64 %20, %5, !dbg !42
	%57 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %56, !dbg !43
	%58 = trunc i64 %19 to i32, !dbg !8
	%59 = addrspacecast i64 addrspace(1)* %57 to i64*, !dbg !8
	%60 = icmp uge i64 %56, %p6, !dbg !43
	%61 = icmp uge i64 %19, %6, !dbg !8
	%62 = or i1 %60, %61, !dbg !8
	br i1 %62, label %b1_fail1, label %b1_ok1, !dbg !8, !prof !23

b1_ok1:
	%63 = bitcast i64* %59 to i8*, !dbg !8
	call void @gpuc_signal_op_thread(i8* %63, i64 %p7, i32 9, i32 %58), !dbg !8
	%64 = addrspacecast i64 addrspace(1)* %28 to i64*, !dbg !44
	%65 = bitcast i64* %64 to i8*, !dbg !44
	%66 = call i64 @gpuc_signal_wait_until_thread(i8* %65, i32 5, i64 %p7, i32 1, i8* %ctrl, i32 4), !dbg !44
	br label %b2, !dbg !44

b2:
	call void @llvm.nvvm.barrier0(), !dbg !45
	%67 = mul i64 %5, %p4, !dbg !46
	%68 = add i64 %67, %41, !dbg !47
	%69 = add i64 %67, %44, !dbg !48
	%70 = mul i64 %14, %p4, !dbg !50
	%71 = add i64 %70, %41, !dbg !51
	%72 = add i64 %70, %44, !dbg !52
	%73 = add i64 %26, %5, !dbg !54
	%74 = sub i64 %44, %41, !dbg !49
	%75 = getelementptr inbounds float, float addrspace(1)* %0, i64 %68, !dbg !49
	%76 = getelementptr inbounds float, float addrspace(1)* %1, i64 %71, !dbg !53
	%77 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %73, !dbg !55
	%78 = mul i64 %74, 4, !dbg !56
	%79 = trunc i64 %14 to i32, !dbg !56
	%80 = addrspacecast float addrspace(1)* %75 to float*, !dbg !56
	%81 = addrspacecast float addrspace(1)* %76 to float*, !dbg !56
	%82 = addrspacecast i64 addrspace(1)* %77 to i64*, !dbg !56
	%83 = icmp ugt i64 %69, %p1, !dbg !49
	%84 = icmp ugt i64 %68, %69, !dbg !49
	%85 = icmp ugt i64 %72, %p3, !dbg !53
	%86 = icmp ugt i64 %71, %72, !dbg !53
	%87 = icmp uge i64 %73, %p6, !dbg !55
	%88 = or i1 %83, %84, !dbg !55
	%89 = or i1 %88, %85, !dbg !55
	%90 = or i1 %89, %86, !dbg !55
	%91 = or i1 %90, %87, !dbg !55
	br i1 %91, label %b2_fail1, label %b2_ok1, !dbg !55, !prof !23

b2_ok1:
	%92 = bitcast float* %80 to i8*, !dbg !56
	%93 = bitcast float* %81 to i8*, !dbg !56
	%94 = bitcast i64* %82 to i8*, !dbg !56
	call void @gpuc_put_signal_block(i8* %92, i8* %93, i64 %78, i8* %94, i64 %p7, i32 9, i32 %79), !dbg !56
	br i1 %55, label %b3, label %b4, !dbg !57

b3:
	%95 = addrspacecast i64 addrspace(1)* %29 to i64*, !dbg !58
	%96 = bitcast i64* %95 to i8*, !dbg !58
	%97 = call i64 @gpuc_signal_wait_until_thread(i8* %96, i32 5, i64 %p7, i32 1, i8* %ctrl, i32 8), !dbg !58
	br label %b4, !dbg !58

b4:
	ret void, !dbg !58

b0_fail1:
	br label %fail, !dbg !21

b0_fail2:
	br label %fail, !dbg !28

b1_fail1:
	%98 = icmp uge i64 %56, %p6, !dbg !43
	br i1 %98, label %b1_fail2, label %b1_ok2, !dbg !43

b1_fail2:
	br label %fail, !dbg !43

b1_ok2:
	br label %fail, !dbg !8

b2_fail1:
	%99 = icmp ugt i64 %69, %p1, !dbg !49
	br i1 %99, label %b2_fail2, label %b2_ok2, !dbg !49

b2_fail2:
	br label %fail, !dbg !49

b2_ok2:
	%100 = icmp ugt i64 %68, %69, !dbg !49
	br i1 %100, label %b2_fail3, label %b2_ok3, !dbg !49

b2_fail3:
	br label %fail, !dbg !49

b2_ok3:
	%101 = icmp ugt i64 %72, %p3, !dbg !53
	br i1 %101, label %b2_fail4, label %b2_ok4, !dbg !53

b2_fail4:
	br label %fail, !dbg !53

b2_ok4:
	%102 = icmp ugt i64 %71, %72, !dbg !53
	br i1 %102, label %b2_fail5, label %b2_ok5, !dbg !53

b2_fail5:
	br label %fail, !dbg !53

b2_ok5:
	br label %fail, !dbg !55

fail:
	%103 = phi i32 [ 0, %b0_fail1 ], [ 1, %b0_fail2 ], [ 2, %b1_fail2 ], [ 3, %b1_ok2 ], [ 5, %b2_fail2 ], [ 6, %b2_fail3 ], [ 5, %b2_fail4 ], [ 6, %b2_fail5 ], [ 7, %b2_ok5 ], !dbg !7
	%104 = phi i64 [ %21, %b0_fail1 ], [ %27, %b0_fail2 ], [ %56, %b1_fail2 ], [ %19, %b1_ok2 ], [ %69, %b2_fail2 ], [ %68, %b2_fail3 ], [ %72, %b2_fail4 ], [ %71, %b2_fail5 ], [ %73, %b2_ok5 ], !dbg !7
	%105 = phi i64 [ %p6, %b0_fail1 ], [ %p6, %b0_fail2 ], [ %p6, %b1_fail2 ], [ %6, %b1_ok2 ], [ %p1, %b2_fail2 ], [ %69, %b2_fail3 ], [ %p3, %b2_fail4 ], [ %72, %b2_fail5 ], [ %p6, %b2_ok5 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %103, i64 %104, i64 %105), !dbg !7
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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !12
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !38
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !13
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !38
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !13
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !39
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
!nvvm.annotations = !{!59, !60, !61, !62, !63}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/alltoall/alltoall")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Exchange", scope: !1, file: !1, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!7 = !DILocation(line: 17, column: 6, scope: !6)
!8 = !DILocation(line: 31, column: 17, scope: !6)
!9 = !DILocation(line: 18, column: 23, scope: !6)
!10 = !DILocation(line: 18, column: 40, scope: !6)
!11 = !DILocation(line: 20, column: 24, scope: !6)
!12 = !{i32 0, i32 2147483647}
!13 = !{i32 0, i32 65535}
!14 = !DILocation(line: 20, column: 12, scope: !6)
!15 = !DILocation(line: 20, column: 30, scope: !6)
!16 = !DILocation(line: 21, column: 14, scope: !6)
!17 = !DILocation(line: 21, column: 31, scope: !6)
!18 = !DILocation(line: 21, column: 38, scope: !6)
!19 = !DILocation(line: 22, column: 36, scope: !6)
!20 = !DILocation(line: 22, column: 41, scope: !6)
!21 = !DILocation(line: 22, column: 21, scope: !6)
!22 = !DILocation(line: 23, column: 34, scope: !6)
!23 = !{!"branch_weights", i32 1, i32 1048576}
!24 = !{i32 1, i32 -2147483648}
!25 = !DILocation(line: 23, column: 38, scope: !6)
!26 = !DILocation(line: 23, column: 54, scope: !6)
!27 = !DILocation(line: 23, column: 59, scope: !6)
!28 = !DILocation(line: 23, column: 23, scope: !6)
!29 = !DILocation(line: 26, column: 13, scope: !6)
!30 = !DILocation(line: 26, column: 16, scope: !6)
!31 = !DILocation(line: 26, column: 33, scope: !6)
!32 = !DILocation(line: 26, column: 49, scope: !6)
!33 = !DILocation(line: 27, column: 26, scope: !6)
!34 = !DILocation(line: 27, column: 11, scope: !6)
!35 = !DILocation(line: 28, column: 14, scope: !6)
!36 = !DILocation(line: 28, column: 11, scope: !6)
!37 = !DILocation(line: 29, column: 19, scope: !6)
!38 = !{i32 0, i32 1024}
!39 = !{i32 0, i32 64}
!40 = !{i32 1, i32 1025}
!41 = !DILocation(line: 29, column: 22, scope: !6)
!42 = !DILocation(line: 31, column: 50, scope: !6)
!43 = !DILocation(line: 31, column: 31, scope: !6)
!44 = !DILocation(line: 32, column: 24, scope: !6)
!45 = !DILocation(line: 34, column: 16, scope: !6)
!46 = !DILocation(line: 35, column: 41, scope: !6)
!47 = !DILocation(line: 35, column: 43, scope: !6)
!48 = !DILocation(line: 35, column: 52, scope: !6)
!49 = !DILocation(line: 35, column: 38, scope: !6)
!50 = !DILocation(line: 35, column: 70, scope: !6)
!51 = !DILocation(line: 35, column: 72, scope: !6)
!52 = !DILocation(line: 35, column: 81, scope: !6)
!53 = !DILocation(line: 35, column: 67, scope: !6)
!54 = !DILocation(line: 36, column: 48, scope: !6)
!55 = !DILocation(line: 36, column: 13, scope: !6)
!56 = !DILocation(line: 35, column: 17, scope: !6)
!57 = !DILocation(line: 37, column: 22, scope: !6)
!58 = !DILocation(line: 38, column: 24, scope: !6)
!59 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64, i8*)* @Exchange, !"kernel", i32 1}
!60 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64, i8*)* @Exchange, !"maxntidx", i32 1024}
!61 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64, i8*)* @Exchange, !"maxntidy", i32 1}
!62 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64, i8*)* @Exchange, !"maxntidz", i32 1}
!63 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64, i8*)* @Exchange, !"minctasm", i32 1}
