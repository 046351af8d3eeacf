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
	%16 = trunc i64 %6 to i32, !dbg !20
	%17 = trunc i64 %15 to i32, !dbg !20
	%18 = add i32 %16, %17, !dbg !20
	%19 = zext i32 %18 to i64, !dbg !20
	%20 = trunc i64 %7 to i32, !dbg !21
	%21 = urem i32 %18, %20, !dbg !21
	%22 = zext i32 %21 to i64, !dbg !21
	%23 = sub i64 %6, %15, !dbg !22
	%24 = add i64 %23, %7, !dbg !23
	%25 = icmp eq i64 %7, -1, !dbg !24
	%26 = select i1 %25, i64 1, i64 %7, !dbg !24
	%27 = srem i64 %24, %26, !dbg !24
	%28 = mul i64 %13, %7, !dbg !25
	%29 = add i64 %28, %22, !dbg !26
	%30 = icmp uge i64 %29, %p6, !dbg !27
	br i1 %30, label %b0_fail2, label %b0_ok2, !dbg !27, !prof !15

b0_ok2:
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !28, !range !29
	%32 = sext i32 %31 to i64, !dbg !28
	%33 = trunc i64 %32 to i32, !dbg !30
	%34 = trunc i64 %13 to i32, !dbg !30
	%35 = add i32 %33, %34, !dbg !30
	%36 = zext i32 %35 to i64, !dbg !30
	%37 = mul i64 %36, %7, !dbg !31
	%38 = add i64 %37, %27, !dbg !32
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %29, !dbg !27
	%40 = icmp uge i64 %38, %p6, !dbg !33
	br i1 %40, label %b0_fail3, label %b0_ok3, !dbg !33, !prof !15

b0_ok3:
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !28, !range !34
	%42 = sext i32 %41 to i64, !dbg !28
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !28, !range !34
	%44 = sext i32 %43 to i64, !dbg !28
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %38, !dbg !33
	%46 = sdiv i64 %p4, 4, !dbg !35
	%47 = add i64 %46, %32, !dbg !36
	%48 = icmp eq i64 %32, -1, !dbg !37
	%49 = select i1 %48, i64 1, i64 %32, !dbg !37
	%50 = sdiv i64 %47, %49, !dbg !37
	%51 = sub i64 0, %47, !dbg !37
	%52 = select i1 %48, i64 %51, i64 %50, !dbg !37
	%53 = mul i64 %52, 4, !dbg !38
	%54 = mul i64 %13, %53, !dbg !39
	%55 = icmp slt i64 %54, %p4, !dbg !40
	%56 = select i1 %55, i64 %54, i64 %p4, !dbg !40
	%57 = add i64 %56, %53, !dbg !41
	%58 = icmp slt i64 %57, %p4, !dbg !42
	%59 = select i1 %58, i64 %57, i64 %p4, !dbg !42
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !43, !range !44
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !43, !range !44
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !43, !range !45
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !43, !range !46
	%64 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !43, !range !46
	%65 = mul i32 %64, %62, !dbg !43
	%66 = add i32 %61, %65, !dbg !43
	%67 = mul i32 %63, %66, !dbg !43
	%68 = add i32 %60, %67, !dbg !43
	%69 = sext i32 %68 to i64, !dbg !43
	%70 = icmp eq i64 %69, 0, !dbg !47
	br i1 %70, label %b1, label %b2, !dbg !47

b1:
	%71 = add i64 %28, %6, !dbg !48
	%72 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %71, !dbg !49
	%73 = trunc i64 %27 to i32, !dbg !8
	%74 = addrspacecast i64 addrspace(1)* %72 to i64*, !dbg !8
	%75 = icmp uge i64 %71, %p6, !dbg !49
	%76 = icmp uge i64 %27, %7, !dbg !8
	%77 = or i1 %75, %76, !dbg !8
	br i1 %77, label %b1_fail1, label %b1_ok1, !dbg !8, !prof !15

b1_ok1:
	%78 = bitcast i64* %74 to i8*, !dbg !8
	call void @gpuc_signal_op_thread(i8* %78, i64 %11, i32 9, i32 %73), !dbg !8
	%79 = addrspacecast i64 addrspace(1)* %39 to i64*, !dbg !50
	%80 = bitcast i64* %79 to i8*, !dbg !50
	%81 = call i64 @gpuc_signal_wait_until_thread(i8* %80, i32 5, i64 %11, i32 1, i8* %ctrl, i32 5), !dbg !50
	br label %b2, !dbg !50

b2:
	call void @llvm.nvvm.barrier0(), !dbg !51
	%82 = mul i64 %6, %p4, !dbg !52
	%83 = add i64 %82, %56, !dbg !53
	%84 = add i64 %82, %59, !dbg !54
	%85 = mul i64 %22, %p4, !dbg !56
	%86 = add i64 %85, %56, !dbg !57
	%87 = add i64 %85, %59, !dbg !58
	%88 = add i64 %37, %6, !dbg !60
	%89 = sub i64 %59, %56, !dbg !55
	%90 = getelementptr inbounds float, float addrspace(1)* %0, i64 %83, !dbg !55
	%91 = getelementptr inbounds float, float addrspace(1)* %1, i64 %86, !dbg !59
	%92 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %88, !dbg !61
	%93 = mul i64 %89, 4, !dbg !62
	%94 = trunc i64 %22 to i32, !dbg !62
	%95 = addrspacecast float addrspace(1)* %90 to float*, !dbg !62
	%96 = addrspacecast float addrspace(1)* %91 to float*, !dbg !62
	%97 = addrspacecast i64 addrspace(1)* %92 to i64*, !dbg !62
	%98 = icmp ugt i64 %84, %p1, !dbg !55
	%99 = icmp ugt i64 %83, %84, !dbg !55
	%100 = icmp ugt i64 %87, %p3, !dbg !59
	%101 = icmp ugt i64 %86, %87, !dbg !59
	%102 = icmp uge i64 %88, %p6, !dbg !61
	%103 = or i1 %98, %99, !dbg !61
	%104 = or i1 %103, %100, !dbg !61
	%105 = or i1 %104, %101, !dbg !61
	%106 = or i1 %105, %102, !dbg !61
	br i1 %106, label %b2_fail1, label %b2_ok1, !dbg !61, !prof !15

b2_ok1:
	%107 = bitcast float* %95 to i8*, !dbg !62
	%108 = bitcast float* %96 to i8*, !dbg !62
	%109 = bitcast i64* %97 to i8*, !dbg !62
	call void @gpuc_put_signal_block(i8* %107, i8* %108, i64 %93, i8* %109, i64 %11, i32 9, i32 %94), !dbg !62
	call void @llvm.nvvm.barrier0(), !dbg !65
	%110 = mul i32 %63, %64, !dbg !66
	%111 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !66, !range !67
	%112 = mul i32 %110, %111, !dbg !66
	%113 = sext i32 %112 to i64, !dbg !66
	%114 = trunc i64 %113 to i32, !dbg !68
	%115 = sub nuw i32 %114, 1, !dbg !68
	%116 = zext i32 %115 to i64, !dbg !68
	%117 = icmp ne i64 %69, %116, !dbg !69
	br i1 %117, label %b6, label %b3, !dbg !69

b3:
	%118 = mul i64 %32, %42, !dbg !70
	%119 = mul i64 %118, %44, !dbg !71
	%120 = icmp sgt i64 %119, 1, !dbg !72
	br i1 %120, label %b4, label %b5, !dbg !72

b4:
	%121 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !73
	%122 = icmp uge i64 1, %p8, !dbg !73
	br i1 %122, label %b4_fail1, label %b4_ok1, !dbg !73, !prof !15

b4_ok1:
	%123 = call i64 asm sideeffect "atom.acq_rel.gpu.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 addrspace(1)* %121, i64 1) nounwind, !dbg !74
	%124 = sub nsw i64 %119, 1, !dbg !75
	%125 = icmp ne i64 %123, %124, !dbg !77
	br i1 %125, label %b6, label %b5, !dbg !77

b5:
	%126 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 1, !dbg !78
	%127 = icmp uge i64 1, %p8, !dbg !78
	br i1 %127, label %b5_fail1, label %b5_ok1, !dbg !78, !prof !15

b5_ok1:
	store i64 0, i64 addrspace(1)* %126, align 8, !dbg !78
	%128 = load i64, i64 addrspace(1)* %8, align 8, !dbg !79
	%129 = add i64 %128, 1, !dbg !80
	store i64 %129, i64 addrspace(1)* %8, align 8, !dbg !79
	br label %b6, !dbg !79

b6:
	br i1 %70, label %b7, label %b8, !dbg !81

b7:
	%130 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !82
	%131 = bitcast i64* %130 to i8*, !dbg !82
	%132 = call i64 @gpuc_signal_wait_until_thread(i8* %131, i32 5, i64 %11, i32 1, i8* %ctrl, i32 11), !dbg !82
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
	%133 = icmp uge i64 %71, %p6, !dbg !49
	br i1 %133, label %b1_fail2, label %b1_ok2, !dbg !49

b1_fail2:
	br label %fail, !dbg !49

b1_ok2:
	br label %fail, !dbg !8

b2_fail1:
	%134 = icmp ugt i64 %84, %p1, !dbg !55
	br i1 %134, label %b2_fail2, label %b2_ok2, !dbg !55

b2_fail2:
	br label %fail, !dbg !55

b2_ok2:
	%135 = icmp ugt i64 %83, %84, !dbg !55
	br i1 %135, label %b2_fail3, label %b2_ok3, !dbg !55

b2_fail3:
	br label %fail, !dbg !55

b2_ok3:
	%136 = icmp ugt i64 %87, %p3, !dbg !59
	br i1 %136, label %b2_fail4, label %b2_ok4, !dbg !59

b2_fail4:
	br label %fail, !dbg !59

b2_ok4:
	%137 = icmp ugt i64 %86, %87, !dbg !59
	br i1 %137, label %b2_fail5, label %b2_ok5, !dbg !59

b2_fail5:
	br label %fail, !dbg !59

b2_ok5:
	br label %fail, !dbg !61

b4_fail1:
	br label %fail, !dbg !73

b5_fail1:
	br label %fail, !dbg !78

fail:
	%138 = phi i32 [ 0, %b0_fail1 ], [ 1, %b0_fail2 ], [ 2, %b0_fail3 ], [ 3, %b1_fail2 ], [ 4, %b1_ok2 ], [ 6, %b2_fail2 ], [ 7, %b2_fail3 ], [ 6, %b2_fail4 ], [ 7, %b2_fail5 ], [ 8, %b2_ok5 ], [ 9, %b4_fail1 ], [ 10, %b5_fail1 ], !dbg !7
	%139 = phi i64 [ 0, %b0_fail1 ], [ %29, %b0_fail2 ], [ %38, %b0_fail3 ], [ %71, %b1_fail2 ], [ %27, %b1_ok2 ], [ %84, %b2_fail2 ], [ %83, %b2_fail3 ], [ %87, %b2_fail4 ], [ %86, %b2_fail5 ], [ %88, %b2_ok5 ], [ 1, %b4_fail1 ], [ 1, %b5_fail1 ], !dbg !7
	%140 = phi i64 [ %p8, %b0_fail1 ], [ %p6, %b0_fail2 ], [ %p6, %b0_fail3 ], [ %p6, %b1_fail2 ], [ %7, %b1_ok2 ], [ %p1, %b2_fail2 ], [ %84, %b2_fail3 ], [ %p3, %b2_fail4 ], [ %87, %b2_fail5 ], [ %p6, %b2_ok5 ], [ %p8, %b4_fail1 ], [ %p8, %b5_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %138, i64 %139, i64 %140), !dbg !7
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
