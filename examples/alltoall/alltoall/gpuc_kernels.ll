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
	%6 = sext i32 %5 to i64, !dbg !9
	%7 = sext i32 %4 to i64, !dbg !14
	%8 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !13
	%9 = icmp uge i64 0, %p8, !dbg !13
	br i1 %9, label %b0_fail1, label %b0_ok1, !dbg !13, !prof !15

b0_ok1:
	%10 = load i64, i64 addrspace(1)* %8, align 8, !dbg !13
	%11 = add i64 %10, 1, !dbg !16
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !17, !range !18
	%13 = sext i32 %12 to i64, !dbg !17
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !17, !range !19
	%15 = sext i32 %14 to i64, !dbg !17
	%16 = add i64 %6, %15, !dbg !20
	%17 = icmp eq i64 %7, -1, !dbg !21
	%18 = select i1 %17, i64 1, i64 %7, !dbg !21
	%19 = srem i64 %16, %18, !dbg !21
	%20 = sub i64 %6, %15, !dbg !22
	%21 = add i64 %20, %7, !dbg !23
	%22 = icmp eq i64 %7, -1, !dbg !24
	%23 = select i1 %22, i64 1, i64 %7, !dbg !24
	%24 = srem i64 %21, %23, !dbg !24
	%25 = mul i64 %13, %7, !dbg !25
	%26 = add i64 %25, %19, !dbg !26
	%27 = icmp uge i64 %26, %p6, !dbg !27
	br i1 %27, label %b0_fail2, label %b0_ok2, !dbg !27, !prof !15

b0_ok2:
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !28, !range !29
	%29 = sext i32 %28 to i64, !dbg !28
	%30 = add i64 %29, %13, !dbg !30
	%31 = mul i64 %30, %7, !dbg !31
	%32 = add i64 %31, %24, !dbg !32
	%33 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %26, !dbg !27
	%34 = icmp uge i64 %32, %p6, !dbg !33
	br i1 %34, label %b0_fail3, label %b0_ok3, !dbg !33, !prof !15

b0_ok3:
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !28, !range !34
	%36 = sext i32 %35 to i64, !dbg !28
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !28, !range !34
	%38 = sext i32 %37 to i64, !dbg !28
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %32, !dbg !33
	%40 = sdiv i64 %p4, 4, !dbg !35
	%41 = add i64 %40, %29, !dbg !36
	%42 = icmp eq i64 %29, -1, !dbg !37
	%43 = select i1 %42, i64 1, i64 %29, !dbg !37
	%44 = sdiv i64 %41, %43, !dbg !37
	%45 = sub i64 0, %41, !dbg !37
	%46 = select i1 %42, i64 %45, i64 %44, !dbg !37
	%47 = mul i64 %46, 4, !dbg !38
	%48 = mul i64 %13, %47, !dbg !39
	%49 = icmp slt i64 %48, %p4, !dbg !40
	%50 = select i1 %49, i64 %48, i64 %p4, !dbg !40
	%51 = add i64 %50, %47, !dbg !41
	%52 = icmp slt i64 %51, %p4, !dbg !42
	%53 = select i1 %52, i64 %51, i64 %p4, !dbg !42
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !43, !range !44
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !43, !range !44
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !43, !range !45
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !43, !range !46
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !43, !range !46
	%59 = mul i32 %58, %56, !dbg !43
	%60 = add i32 %55, %59, !dbg !43
	%61 = mul i32 %57, %60, !dbg !43
	%62 = add i32 %54, %61, !dbg !43
	%63 = sext i32 %62 to i64, !dbg !43
	%64 = icmp eq i64 %63, 0, !dbg !47
	br i1 %64, label %b1, label %b2, !dbg !47

b1:
	%65 = add i64 %25, %6, !dbg !48
	%66 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %65, !dbg !49
	%67 = trunc i64 %24 to i32, !dbg !8
	%68 = addrspacecast i64 addrspace(1)* %66 to i64*, !dbg !8
	%69 = icmp uge i64 %65, %p6, !dbg !49
	%70 = icmp uge i64 %24, %7, !dbg !8
	%71 = or i1 %69, %70, !dbg !8
	br i1 %71, label %b1_fail1, label %b1_ok1, !dbg !8, !prof !15

b1_ok1:
	%72 = bitcast i64* %68 to i8*, !dbg !8
	call void @gpuc_signal_op_thread(i8* %72, i64 %11, i32 9, i32 %67), !dbg !8
	%73 = addrspacecast i64 addrspace(1)* %33 to i64*, !dbg !50
	%74 = bitcast i64* %73 to i8*, !dbg !50
	%75 = call i64 @gpuc_signal_wait_until_thread(i8* %74, i32 5, i64 %11, i32 1, i8* %ctrl, i32 5), !dbg !50
	br label %b2, !dbg !50

b2:
	call void @llvm.nvvm.barrier0(), !dbg !51
	%76 = mul i64 %6, %p4, !dbg !52
	%77 = add i64 %76, %50, !dbg !53
	%78 = add i64 %76, %53, !dbg !54
	%79 = mul i64 %19, %p4, !dbg !56
	%80 = add i64 %79, %50, !dbg !57
	%81 = add i64 %79, %53, !dbg !58
	%82 = add i64 %31, %6, !dbg !60
	%83 = sub i64 %53, %50, !dbg !55
	%84 = getelementptr inbounds float, float addrspace(1)* %0, i64 %77, !dbg !55
	%85 = getelementptr inbounds float, float addrspace(1)* %1, i64 %80, !dbg !59
	%86 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %82, !dbg !61
	%87 = mul i64 %83, 4, !dbg !62
	%88 = trunc i64 %19 to i32, !dbg !62
	%89 = addrspacecast float addrspace(1)* %84 to float*, !dbg !62
	%90 = addrspacecast float addrspace(1)* %85 to float*, !dbg !62
	%91 = addrspacecast i64 addrspace(1)* %86 to i64*, !dbg !62
	%92 = icmp ugt i64 %78, %p1, !dbg !55
	%93 = icmp ugt i64 %77, %78, !dbg !55
	%94 = icmp ugt i64 %81, %p3, !dbg !59
	%95 = icmp ugt i64 %80, %81, !dbg !59
	%96 = icmp uge i64 %82, %p6, !dbg !61
	%97 = or i1 %92, %93, !dbg !61
	%98 = or i1 %97, %94, !dbg !61
	%99 = or i1 %98, %95, !dbg !61
	%100 = or i1 %99, %96, !dbg !61
	br i1 %100, label %b2_fail1, label %b2_ok1, !dbg !61, !prof !15

b2_ok1:
	%101 = bitcast float* %89 to i8*, !dbg !62
	%102 = bitcast float* %90 to i8*, !dbg !62
	%103 = bitcast i64* %91 to i8*, !dbg !62
	call void @gpuc_put_signal_block(i8* %101, i8* %102, i64 %87, i8* %103, i64 %11, i32 9, i32 %88), !dbg !62
	call void @llvm.nvvm.barrier0(), !dbg !65
	%104 = mul i32 %57, %58, !dbg !66
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !66, !range !67
	%106 = mul i32 %104, %105, !dbg !66
	%107 = sext i32 %106 to i64, !dbg !66
	%108 = sub nsw i64 %107, 1, !dbg !68
	%109 = icmp ne i64 %63, %108, !dbg !69
	br i1 %109, label %b6, label %b3, !dbg !69

b3:
	%110 = mul i64 %29, %36, !dbg !70
	%111 = mul i64 %110, %38, !dbg !71
	%112 = icmp sgt i64 %111, 1, !dbg !72
	br i1 %112, label %b4, label %b5, !dbg !72

b4:
	%113 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !73
	%114 = icmp uge i64 1, %p8, !dbg !73
	br i1 %114, label %b4_fail1, label %b4_ok1, !dbg !73, !prof !15

b4_ok1:
	%115 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %113, i64 1) nounwind, !dbg !74
	%116 = sub nsw i64 %111, 1, !dbg !75
	%117 = icmp ne i64 %115, %116, !dbg !77
	br i1 %117, label %b6, label %b5, !dbg !77

b5:
	%118 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !78
	%119 = icmp uge i64 1, %p8, !dbg !78
	br i1 %119, label %b5_fail1, label %b5_ok1, !dbg !78, !prof !15

b5_ok1:
	store i64 0, i64 addrspace(1)* %118, align 8, !dbg !78
	%120 = load i64, i64 addrspace(1)* %8, align 8, !dbg !79
	%121 = add i64 %120, 1, !dbg !80
	store i64 %121, i64 addrspace(1)* %8, align 8, !dbg !79
	br label %b6, !dbg !79

b6:
	br i1 %64, label %b7, label %b8, !dbg !81

b7:
	%122 = addrspacecast i64 addrspace(1)* %39 to i64*, !dbg !82
	%123 = bitcast i64* %122 to i8*, !dbg !82
	%124 = call i64 @gpuc_signal_wait_until_thread(i8* %123, i32 5, i64 %11, i32 1, i8* %ctrl, i32 11), !dbg !82
	br label %b8, !dbg !82

b8:
	ret void, !dbg !82

b0_fail1:
	br label %fail, !dbg !13

b0_fail2:
	br label %fail, !dbg !27

b0_fail3:
	br label %fail, !dbg !33

b1_fail1:
	%125 = icmp uge i64 %65, %p6, !dbg !49
	br i1 %125, label %b1_fail2, label %b1_ok2, !dbg !49

b1_fail2:
	br label %fail, !dbg !49

b1_ok2:
	br label %fail, !dbg !8

b2_fail1:
	%126 = icmp ugt i64 %78, %p1, !dbg !55
	br i1 %126, label %b2_fail2, label %b2_ok2, !dbg !55

b2_fail2:
	br label %fail, !dbg !55

b2_ok2:
	%127 = icmp ugt i64 %77, %78, !dbg !55
	br i1 %127, label %b2_fail3, label %b2_ok3, !dbg !55

b2_fail3:
	br label %fail, !dbg !55

b2_ok3:
	%128 = icmp ugt i64 %81, %p3, !dbg !59
	br i1 %128, label %b2_fail4, label %b2_ok4, !dbg !59

b2_fail4:
	br label %fail, !dbg !59

b2_ok4:
	%129 = icmp ugt i64 %80, %81, !dbg !59
	br i1 %129, label %b2_fail5, label %b2_ok5, !dbg !59

b2_fail5:
	br label %fail, !dbg !59

b2_ok5:
	br label %fail, !dbg !61

b4_fail1:
	br label %fail, !dbg !73

b5_fail1:
	br label %fail, !dbg !78

fail:
	%130 = phi i32 [ 0, %b0_fail1 ], [ 1, %b0_fail2 ], [ 2, %b0_fail3 ], [ 3, %b1_fail2 ], [ 4, %b1_ok2 ], [ 6, %b2_fail2 ], [ 7, %b2_fail3 ], [ 6, %b2_fail4 ], [ 7, %b2_fail5 ], [ 8, %b2_ok5 ], [ 9, %b4_fail1 ], [ 10, %b5_fail1 ], !dbg !7
	%131 = phi i64 [ 0, %b0_fail1 ], [ %26, %b0_fail2 ], [ %32, %b0_fail3 ], [ %65, %b1_fail2 ], [ %24, %b1_ok2 ], [ %78, %b2_fail2 ], [ %77, %b2_fail3 ], [ %81, %b2_fail4 ], [ %80, %b2_fail5 ], [ %82, %b2_ok5 ], [ 1, %b4_fail1 ], [ 1, %b5_fail1 ], !dbg !7
	%132 = phi i64 [ %p8, %b0_fail1 ], [ %p6, %b0_fail2 ], [ %p6, %b0_fail3 ], [ %p6, %b1_fail2 ], [ %7, %b1_ok2 ], [ %p1, %b2_fail2 ], [ %78, %b2_fail3 ], [ %p3, %b2_fail4 ], [ %81, %b2_fail5 ], [ %p6, %b2_ok5 ], [ %p8, %b4_fail1 ], [ %p8, %b5_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %130, i64 %131, i64 %132), !dbg !7
	ret void, !dbg !7
}

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_put_signal_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !18
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !44
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !19
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !44
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !19
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !45
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
!nvvm.annotations = !{!83, !84, !85, !86, !87}
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
!11 = distinct !DISubprogram(name: "Epoch", scope: !10, file: !10, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!12 = !DILocation(line: 19, column: 63, scope: !6)
!13 = !DILocation(line: 17, column: 49, scope: !11, inlinedAt: !12)
!14 = !DILocation(line: 19, column: 47, scope: !6)
!15 = !{!"branch_weights", i32 1, i32 1048576}
!16 = !DILocation(line: 17, column: 53, scope: !11, inlinedAt: !12)
!17 = !DILocation(line: 21, column: 24, scope: !6)
!18 = !{i32 0, i32 2147483647}
!19 = !{i32 0, i32 65535}
!20 = !DILocation(line: 21, column: 12, scope: !6)
!21 = !DILocation(line: 21, column: 30, scope: !6)
!22 = !DILocation(line: 22, column: 14, scope: !6)
!23 = !DILocation(line: 22, column: 31, scope: !6)
!24 = !DILocation(line: 22, column: 38, scope: !6)
!25 = !DILocation(line: 23, column: 36, scope: !6)
!26 = !DILocation(line: 23, column: 41, scope: !6)
!27 = !DILocation(line: 23, column: 21, scope: !6)
!28 = !DILocation(line: 24, column: 34, scope: !6)
!29 = !{i32 1, i32 -2147483648}
!30 = !DILocation(line: 24, column: 38, scope: !6)
!31 = !DILocation(line: 24, column: 54, scope: !6)
!32 = !DILocation(line: 24, column: 59, scope: !6)
!33 = !DILocation(line: 24, column: 23, scope: !6)
!34 = !{i32 1, i32 65536}
!35 = !DILocation(line: 27, column: 13, scope: !6)
!36 = !DILocation(line: 27, column: 16, scope: !6)
!37 = !DILocation(line: 27, column: 33, scope: !6)
!38 = !DILocation(line: 27, column: 49, scope: !6)
!39 = !DILocation(line: 28, column: 26, scope: !6)
!40 = !DILocation(line: 28, column: 11, scope: !6)
!41 = !DILocation(line: 29, column: 14, scope: !6)
!42 = !DILocation(line: 29, column: 11, scope: !6)
!43 = !DILocation(line: 30, column: 19, scope: !6)
!44 = !{i32 0, i32 1024}
!45 = !{i32 0, i32 64}
!46 = !{i32 1, i32 1025}
!47 = !DILocation(line: 30, column: 22, scope: !6)
!48 = !DILocation(line: 32, column: 50, scope: !6)
!49 = !DILocation(line: 32, column: 31, scope: !6)
!50 = !DILocation(line: 33, column: 24, scope: !6)
!51 = !DILocation(line: 35, column: 16, scope: !6)
!52 = !DILocation(line: 36, column: 41, scope: !6)
!53 = !DILocation(line: 36, column: 43, scope: !6)
!54 = !DILocation(line: 36, column: 52, scope: !6)
!55 = !DILocation(line: 36, column: 38, scope: !6)
!56 = !DILocation(line: 36, column: 70, scope: !6)
!57 = !DILocation(line: 36, column: 72, scope: !6)
!58 = !DILocation(line: 36, column: 81, scope: !6)
!59 = !DILocation(line: 36, column: 67, scope: !6)
!60 = !DILocation(line: 37, column: 48, scope: !6)
!61 = !DILocation(line: 37, column: 13, scope: !6)
!62 = !DILocation(line: 36, column: 17, scope: !6)
!63 = distinct !DISubprogram(name: "Advance", scope: !10, file: !10, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!64 = !DILocation(line: 38, column: 15, scope: !6)
!65 = !DILocation(line: 24, column: 16, scope: !63, inlinedAt: !64)
!66 = !DILocation(line: 25, column: 39, scope: !63, inlinedAt: !64)
!67 = !{i32 1, i32 65}
!68 = !DILocation(line: 25, column: 41, scope: !63, inlinedAt: !64)
!69 = !DILocation(line: 25, column: 22, scope: !63, inlinedAt: !64)
!70 = !DILocation(line: 28, column: 26, scope: !63, inlinedAt: !64)
!71 = !DILocation(line: 28, column: 42, scope: !63, inlinedAt: !64)
!72 = !DILocation(line: 29, column: 12, scope: !63, inlinedAt: !64)
!73 = !DILocation(line: 29, column: 50, scope: !63, inlinedAt: !64)
!74 = !DILocation(line: 29, column: 40, scope: !63, inlinedAt: !64)
!75 = !DILocation(line: 29, column: 103, scope: !63, inlinedAt: !64)
!76 = !DILocation(line: 29, column: 96, scope: !63, inlinedAt: !64)
!77 = !DILocation(line: 29, column: 87, scope: !63, inlinedAt: !64)
!78 = !DILocation(line: 32, column: 7, scope: !63, inlinedAt: !64)
!79 = !DILocation(line: 33, column: 7, scope: !63, inlinedAt: !64)
!80 = !DILocation(line: 33, column: 2, scope: !63, inlinedAt: !64)
!81 = !DILocation(line: 39, column: 22, scope: !6)
!82 = !DILocation(line: 40, column: 24, scope: !6)
!83 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"kernel", i32 1}
!84 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"maxntidx", i32 1024}
!85 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"maxntidy", i32 1}
!86 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"maxntidz", i32 1}
!87 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64*, i64, i8*)* @Exchange, !"minctasm", i32 1}
