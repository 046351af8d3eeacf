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
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !8
	%5 = sext i32 %4 to i64, !dbg !8
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !9
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15, !range !16
	%8 = sext i32 %7 to i64, !dbg !15
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !15, !range !17
	%10 = sext i32 %9 to i64, !dbg !15
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !18, !range !19
	%12 = sext i32 %11 to i64, !dbg !18
	%13 = mul i64 %10, %12, !dbg !20
	%14 = add i64 %13, %8, !dbg !21
	%15 = sext i32 %6 to i64, !dbg !9
	%16 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %14, !dbg !22
	%17 = icmp uge i64 %14, %p9, !dbg !22
	br i1 %17, label %b0_fail1, label %b0_ok1, !dbg !22, !prof !23

b0_ok1:
	%18 = load i64, i64 addrspace(1)* %16, align 8, !dbg !22
	%19 = add i64 %18, 1, !dbg !26
	%20 = trunc i64 %5 to i32, !dbg !27
	%21 = trunc i64 %10 to i32, !dbg !27
	%22 = add i32 %20, %21, !dbg !27
	%23 = zext i32 %22 to i64, !dbg !27
	%24 = sub i64 %5, %10, !dbg !28
	%25 = icmp sge i64 %23, %15, !dbg !29
	br i1 %25, label %b1, label %b2, !dbg !29

b1:
	%26 = sub i64 %23, %15, !dbg !30
	br label %b2, !dbg !30

b2:
	%27 = phi i64 [ %23, %b0_ok1 ], [ %26, %b1 ], !dbg !31
	%28 = icmp slt i64 %24, 0, !dbg !32
	br i1 %28, label %b3, label %b4, !dbg !32

b3:
	%29 = add i64 %24, %15, !dbg !33
	br label %b4, !dbg !33

b4:
	%30 = phi i64 [ %24, %b2 ], [ %29, %b3 ], !dbg !34
	%31 = mul i64 %8, %15, !dbg !35
	%32 = trunc i64 %12 to i32, !dbg !36
	%33 = trunc i64 %8 to i32, !dbg !36
	%34 = add i32 %32, %33, !dbg !36
	%35 = zext i32 %34 to i64, !dbg !36
	%36 = mul i64 %35, %15, !dbg !37
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !38, !range !24
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !38, !range !24
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !38, !range !25
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !38, !range !39
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !38, !range !39
	%42 = mul i32 %41, %39, !dbg !38
	%43 = add i32 %38, %42, !dbg !38
	%44 = mul i32 %40, %43, !dbg !38
	%45 = add i32 %37, %44, !dbg !38
	%46 = sext i32 %45 to i64, !dbg !38
	%47 = icmp eq i64 %46, 0, !dbg !40
	br i1 %47, label %b5, label %b6, !dbg !40

b5:
	%48 = add i64 %31, %5, !dbg !41
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %48, !dbg !42
	%50 = trunc i64 %30 to i32, !dbg !43
	%51 = addrspacecast i64 addrspace(1)* %49 to i64*, !dbg !43
	%52 = icmp uge i64 %48, %p7, !dbg !42
	%53 = icmp uge i64 %30, %15, !dbg !43
	%54 = or i1 %52, %53, !dbg !43
	br i1 %54, label %b5_fail1, label %b5_ok1, !dbg !43, !prof !23

b5_ok1:
	%55 = bitcast i64* %51 to i8*, !dbg !43
	call void @gpuc_signal_op_thread(i8* %55, i64 %19, i32 9, i32 %50), !dbg !43
	br label %b6, !dbg !43

b6:
	%56 = mul i64 %8, %p5, !dbg !44
	%57 = icmp slt i64 %56, %p4, !dbg !45
	%58 = select i1 %57, i64 %56, i64 %p4, !dbg !45
	%59 = add i64 %58, %p5, !dbg !46
	%60 = icmp slt i64 %59, %p4, !dbg !47
	%61 = select i1 %60, i64 %59, i64 %p4, !dbg !47
	%62 = mul i64 %5, %p4, !dbg !48
	%63 = add i64 %62, %58, !dbg !49
	%64 = add i64 %62, %61, !dbg !50
	%65 = mul i64 %27, %p4, !dbg !52
	%66 = add i64 %65, %58, !dbg !53
	%67 = add i64 %65, %61, !dbg !54
	%68 = sub i64 %61, %58, !dbg !51
	%69 = getelementptr inbounds float, float addrspace(1)* %0, i64 %63, !dbg !51
	%70 = getelementptr inbounds float, float addrspace(1)* %1, i64 %66, !dbg !55
	%71 = icmp ugt i64 %64, %p1, !dbg !51
	%72 = icmp ugt i64 %63, %64, !dbg !51
	%73 = icmp ugt i64 %67, %p3, !dbg !55
	%74 = icmp ugt i64 %66, %67, !dbg !55
	%75 = or i1 %71, %72, !dbg !55
	%76 = or i1 %75, %73, !dbg !55
	%77 = or i1 %76, %74, !dbg !55
	br i1 %77, label %b6_fail1, label %b6_ok1, !dbg !55, !prof !23

b6_ok1:
	br i1 %47, label %b7, label %b8, !dbg !56

b7:
	%78 = add i64 %31, %27, !dbg !57
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %78, !dbg !58
	%80 = addrspacecast i64 addrspace(1)* %79 to i64*, !dbg !59
	%81 = icmp uge i64 %78, %p7, !dbg !58
	br i1 %81, label %b7_fail1, label %b7_ok1, !dbg !58, !prof !23

b7_ok1:
	%82 = bitcast i64* %80 to i8*, !dbg !59
	%83 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %82, i32 5, i64 %19, i8* %ctrl, i32 6), !dbg !59
	br label %b8, !dbg !59

b8:
	%84 = call i32 @gpuc_num_pes_thread(), !dbg !60
	%85 = sext i32 %84 to i64, !dbg !60
	%86 = icmp ult i64 %27, %85, !dbg !60
	%87 = trunc i64 %27 to i32, !dbg !60
	%88 = select i1 %86, i32 %87, i32 0, !dbg !60
	%89 = call i8* @gpuc_peer_early(i32 %88), !dbg !60
	call void @llvm.nvvm.barrier0(), !dbg !61
	%90 = add i64 %36, %5, !dbg !62
	%91 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %90, !dbg !63
	%92 = mul i64 %68, 4, !dbg !60
	%93 = trunc i64 %27 to i32, !dbg !60
	%94 = addrspacecast float addrspace(1)* %69 to float*, !dbg !60
	%95 = addrspacecast float addrspace(1)* %70 to float*, !dbg !60
	%96 = addrspacecast i64 addrspace(1)* %91 to i64*, !dbg !60
	%97 = icmp uge i64 %90, %p7, !dbg !63
	%98 = icmp uge i64 %27, %15, !dbg !60
	%99 = or i1 %97, %98, !dbg !60
	br i1 %99, label %b8_fail1, label %b8_ok1, !dbg !60, !prof !23

b8_ok1:
	%100 = bitcast float* %94 to i8*, !dbg !60
	%101 = bitcast float* %95 to i8*, !dbg !60
	%102 = bitcast i64* %96 to i8*, !dbg !60
	call void @gpuc_put_signal_block(i8* %100, i8* %101, i64 %92, i8* %102, i64 %19, i32 9, i32 %93, i32 1, i32 1, i8* %89), !dbg !60
	br i1 %47, label %b9, label %b10, !dbg !66

b9:
	%103 = load i64, i64 addrspace(1)* %16, align 8, !dbg !67
	%104 = add i64 %103, 1, !dbg !68
	store i64 %104, i64 addrspace(1)* %16, align 8, !dbg !67
	br label %b10, !dbg !67

b10:
	br i1 %47, label %b11, label %b12, !dbg !69

b11:
	%105 = add i64 %36, %30, !dbg !70
	%106 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %105, !dbg !71
	%107 = addrspacecast i64 addrspace(1)* %106 to i64*, !dbg !72
	%108 = icmp uge i64 %105, %p7, !dbg !71
	br i1 %108, label %b11_fail1, label %b11_ok1, !dbg !71, !prof !23

b11_ok1:
	%109 = bitcast i64* %107 to i8*, !dbg !72
	%110 = call i64 @gpuc_signal_wait_until_thread(i8* %109, i32 5, i64 %19, i32 1, i8* %ctrl, i32 10), !dbg !72
	br label %b12, !dbg !72

b12:
	ret void, !dbg !72

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %14, i64 %p9), !dbg !22
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !22
	ret void, !dbg !22

b5_fail1:
	%111 = icmp uge i64 %48, %p7, !dbg !42
	br i1 %111, label %b5_fail2, label %b5_ok2, !dbg !42

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %48, i64 %p7), !dbg !42
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !42
	ret void, !dbg !42

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %30, i64 %15), !dbg !43
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !43
	ret void, !dbg !43

b6_fail1:
	%112 = icmp ugt i64 %64, %p1, !dbg !51
	br i1 %112, label %b6_fail2, label %b6_ok2, !dbg !51

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %64, i64 %p1), !dbg !51
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !51
	ret void, !dbg !51

b6_ok2:
	%113 = icmp ugt i64 %63, %64, !dbg !51
	br i1 %113, label %b6_fail3, label %b6_ok3, !dbg !51

b6_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %63, i64 %64), !dbg !51
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !51
	ret void, !dbg !51

b6_ok3:
	%114 = icmp ugt i64 %67, %p3, !dbg !55
	br i1 %114, label %b6_fail4, label %b6_ok4, !dbg !55

b6_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %67, i64 %p3), !dbg !55
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !55
	ret void, !dbg !55

b6_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %66, i64 %67), !dbg !55
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !55
	ret void, !dbg !55

b7_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %78, i64 %p7), !dbg !58
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !58
	ret void, !dbg !58

b8_fail1:
	%115 = icmp uge i64 %90, %p7, !dbg !63
	br i1 %115, label %b8_fail2, label %b8_ok2, !dbg !63

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %90, i64 %p7), !dbg !63
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !63
	ret void, !dbg !63

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %27, i64 %15), !dbg !60
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !60
	ret void, !dbg !60

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %105, i64 %p7), !dbg !71
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !71
	ret void, !dbg !71
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

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
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !24
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !17
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !24
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !17
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !25
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

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i8* %a3, i32 %a4) nounwind

declare i8* @gpuc_peer_early(i32 %a0) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

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
!8 = !DILocation(line: 19, column: 30, scope: !6)
!9 = !DILocation(line: 19, column: 47, scope: !6)
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
!23 = !{!"branch_weights", i32 1, i32 1048576}
!24 = !{i32 0, i32 1024}
!25 = !{i32 0, i32 64}
!26 = !DILocation(line: 16, column: 75, scope: !12, inlinedAt: !13)
!27 = !DILocation(line: 21, column: 16, scope: !6)
!28 = !DILocation(line: 21, column: 35, scope: !6)
!29 = !DILocation(line: 22, column: 8, scope: !6)
!30 = !DILocation(line: 23, column: 3, scope: !6)
!31 = !DILocation(line: 21, column: 2, scope: !6)
!32 = !DILocation(line: 25, column: 10, scope: !6)
!33 = !DILocation(line: 26, column: 3, scope: !6)
!34 = !DILocation(line: 21, column: 6, scope: !6)
!35 = !DILocation(line: 28, column: 34, scope: !6)
!36 = !DILocation(line: 28, column: 54, scope: !6)
!37 = !DILocation(line: 28, column: 70, scope: !6)
!38 = !DILocation(line: 29, column: 19, scope: !6)
!39 = !{i32 1, i32 1025}
!40 = !DILocation(line: 29, column: 22, scope: !6)
!41 = !DILocation(line: 31, column: 37, scope: !6)
!42 = !DILocation(line: 31, column: 31, scope: !6)
!43 = !DILocation(line: 31, column: 17, scope: !6)
!44 = !DILocation(line: 33, column: 26, scope: !6)
!45 = !DILocation(line: 33, column: 11, scope: !6)
!46 = !DILocation(line: 34, column: 14, scope: !6)
!47 = !DILocation(line: 34, column: 11, scope: !6)
!48 = !DILocation(line: 35, column: 29, scope: !6)
!49 = !DILocation(line: 35, column: 31, scope: !6)
!50 = !DILocation(line: 35, column: 40, scope: !6)
!51 = !DILocation(line: 35, column: 26, scope: !6)
!52 = !DILocation(line: 35, column: 58, scope: !6)
!53 = !DILocation(line: 35, column: 60, scope: !6)
!54 = !DILocation(line: 35, column: 69, scope: !6)
!55 = !DILocation(line: 35, column: 55, scope: !6)
!56 = !DILocation(line: 36, column: 22, scope: !6)
!57 = !DILocation(line: 39, column: 51, scope: !6)
!58 = !DILocation(line: 39, column: 45, scope: !6)
!59 = !DILocation(line: 39, column: 31, scope: !6)
!60 = !DILocation(line: 42, column: 17, scope: !6)
!61 = !DILocation(line: 41, column: 16, scope: !6)
!62 = !DILocation(line: 42, column: 60, scope: !6)
!63 = !DILocation(line: 42, column: 52, scope: !6)
!64 = distinct !DISubprogram(name: "Advance", scope: !10, file: !10, line: 20, type: !4, isDefinition: true, scopeLine: 20, isOptimized: true, unit: !2)
!65 = !DILocation(line: 43, column: 15, scope: !6)
!66 = !DILocation(line: 22, column: 22, scope: !64, inlinedAt: !65)
!67 = !DILocation(line: 23, column: 8, scope: !64, inlinedAt: !65)
!68 = !DILocation(line: 23, column: 3, scope: !64, inlinedAt: !65)
!69 = !DILocation(line: 44, column: 22, scope: !6)
!70 = !DILocation(line: 45, column: 46, scope: !6)
!71 = !DILocation(line: 45, column: 38, scope: !6)
!72 = !DILocation(line: 45, column: 24, scope: !6)
!73 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"kernel", i32 1}
!74 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"maxntidx", i32 1024}
!75 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"maxntidy", i32 1}
!76 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"maxntidz", i32 1}
!77 = !{void (float*, i64, float*, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"minctasm", i32 1}
