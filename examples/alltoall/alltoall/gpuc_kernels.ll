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
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !8
	%4 = sext i32 %3 to i64, !dbg !8
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !9
	%6 = sext i32 %5 to i64, !dbg !9
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !10, !range !11
	%8 = sext i32 %7 to i64, !dbg !10
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !10, !range !12
	%10 = sext i32 %9 to i64, !dbg !10
	%11 = add i64 %4, %10, !dbg !13
	%12 = icmp eq i64 %6, -1, !dbg !14
	%13 = select i1 %12, i64 1, i64 %6, !dbg !14
	%14 = srem i64 %11, %13, !dbg !14
	%15 = sub i64 %4, %10, !dbg !15
	%16 = add i64 %15, %6, !dbg !16
	%17 = icmp eq i64 %6, -1, !dbg !17
	%18 = select i1 %17, i64 1, i64 %6, !dbg !17
	%19 = srem i64 %16, %18, !dbg !17
	%20 = mul i64 %8, %6, !dbg !18
	%21 = add i64 %20, %14, !dbg !19
	%22 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %21, !dbg !20
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !21, !range !22
	%24 = sext i32 %23 to i64, !dbg !21
	%25 = add i64 %24, %8, !dbg !23
	%26 = mul i64 %25, %6, !dbg !24
	%27 = add i64 %26, %19, !dbg !25
	%28 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %27, !dbg !26
	%29 = sdiv i64 %p4, 4, !dbg !27
	%30 = add i64 %29, %24, !dbg !28
	%31 = icmp eq i64 %24, -1, !dbg !29
	%32 = select i1 %31, i64 1, i64 %24, !dbg !29
	%33 = sdiv i64 %30, %32, !dbg !29
	%34 = sub i64 0, %30, !dbg !29
	%35 = select i1 %31, i64 %34, i64 %33, !dbg !29
	%36 = mul i64 %35, 4, !dbg !30
	%37 = mul i64 %8, %36, !dbg !31
	%38 = icmp slt i64 %37, %p4, !dbg !32
	%39 = select i1 %38, i64 %37, i64 %p4, !dbg !32
	%40 = add i64 %39, %36, !dbg !33
	%41 = icmp slt i64 %40, %p4, !dbg !34
	%42 = select i1 %41, i64 %40, i64 %p4, !dbg !34
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35, !range !36
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !35, !range !36
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !35, !range !37
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !35, !range !38
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !35, !range !38
	%48 = mul i32 %47, %45, !dbg !35
	%49 = add i32 %44, %48, !dbg !35
	%50 = mul i32 %46, %49, !dbg !35
	%51 = add i32 %43, %50, !dbg !35
	%52 = sext i32 %51 to i64, !dbg !35
	%53 = icmp eq i64 %52, 0, !dbg !39
	br i1 %53, label %b1, label %b2, !dbg !39

b1:
	%54 = add i64 %20, %4, !dbg !40
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %54, !dbg !41
	%56 = trunc i64 %19 to i32, !dbg !42
	%57 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !42
	%58 = bitcast i64* %57 to i8*, !dbg !42
	call void @gpuc_signal_op_thread(i8* %58, i64 %p7, i32 9, i32 %56), !dbg !42
	%59 = addrspacecast i64 addrspace(1)* %22 to i64*, !dbg !43
	%60 = bitcast i64* %59 to i8*, !dbg !43
	%61 = call i64 @gpuc_signal_wait_until_thread(i8* %60, i32 5, i64 %p7, i32 1, i8* %ctrl, i32 0), !dbg !43
	br label %b2, !dbg !43

b2:
	call void @llvm.nvvm.barrier0(), !dbg !44
	%62 = mul i64 %4, %p4, !dbg !45
	%63 = add i64 %62, %39, !dbg !46
	%64 = getelementptr inbounds float, float addrspace(1)* %0, i64 %63, !dbg !47
	%65 = mul i64 %14, %p4, !dbg !48
	%66 = add i64 %65, %39, !dbg !49
	%67 = sub i64 %42, %39, !dbg !50
	%68 = getelementptr inbounds float, float addrspace(1)* %1, i64 %66, !dbg !50
	%69 = add i64 %26, %4, !dbg !51
	%70 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %69, !dbg !52
	%71 = mul i64 %67, 4, !dbg !53
	%72 = trunc i64 %14 to i32, !dbg !53
	%73 = addrspacecast float addrspace(1)* %64 to float*, !dbg !53
	%74 = addrspacecast float addrspace(1)* %68 to float*, !dbg !53
	%75 = addrspacecast i64 addrspace(1)* %70 to i64*, !dbg !53
	%76 = bitcast float* %73 to i8*, !dbg !53
	%77 = bitcast float* %74 to i8*, !dbg !53
	%78 = bitcast i64* %75 to i8*, !dbg !53
	call void @gpuc_put_signal_block(i8* %76, i8* %77, i64 %71, i8* %78, i64 %p7, i32 9, i32 %72), !dbg !53
	br i1 %53, label %b3, label %b4, !dbg !54

b3:
	%79 = addrspacecast i64 addrspace(1)* %28 to i64*, !dbg !55
	%80 = bitcast i64* %79 to i8*, !dbg !55
	%81 = call i64 @gpuc_signal_wait_until_thread(i8* %80, i32 5, i64 %p7, i32 1, i8* %ctrl, i32 1), !dbg !55
	br label %b4, !dbg !55

b4:
	ret void, !dbg !55
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

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

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!56, !57, !58, !59, !60}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/alltoall/alltoall")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Exchange", scope: !1, file: !1, line: 17, type: !4, isDefinition: true, scopeLine: 17, isOptimized: true, unit: !2)
!7 = !DILocation(line: 17, column: 6, scope: !6)
!8 = !DILocation(line: 18, column: 23, scope: !6)
!9 = !DILocation(line: 18, column: 40, scope: !6)
!10 = !DILocation(line: 20, column: 24, scope: !6)
!11 = !{i32 0, i32 2147483647}
!12 = !{i32 0, i32 65535}
!13 = !DILocation(line: 20, column: 12, scope: !6)
!14 = !DILocation(line: 20, column: 30, scope: !6)
!15 = !DILocation(line: 21, column: 14, scope: !6)
!16 = !DILocation(line: 21, column: 31, scope: !6)
!17 = !DILocation(line: 21, column: 38, scope: !6)
!18 = !DILocation(line: 22, column: 36, scope: !6)
!19 = !DILocation(line: 22, column: 41, scope: !6)
!20 = !DILocation(line: 22, column: 21, scope: !6)
!21 = !DILocation(line: 23, column: 34, scope: !6)
!22 = !{i32 1, i32 -2147483648}
!23 = !DILocation(line: 23, column: 38, scope: !6)
!24 = !DILocation(line: 23, column: 54, scope: !6)
!25 = !DILocation(line: 23, column: 59, scope: !6)
!26 = !DILocation(line: 23, column: 23, scope: !6)
!27 = !DILocation(line: 26, column: 13, scope: !6)
!28 = !DILocation(line: 26, column: 16, scope: !6)
!29 = !DILocation(line: 26, column: 33, scope: !6)
!30 = !DILocation(line: 26, column: 49, scope: !6)
!31 = !DILocation(line: 27, column: 26, scope: !6)
!32 = !DILocation(line: 27, column: 11, scope: !6)
!33 = !DILocation(line: 28, column: 14, scope: !6)
!34 = !DILocation(line: 28, column: 11, scope: !6)
!35 = !DILocation(line: 29, column: 19, scope: !6)
!36 = !{i32 0, i32 1024}
!37 = !{i32 0, i32 64}
!38 = !{i32 1, i32 1025}
!39 = !DILocation(line: 29, column: 22, scope: !6)
!40 = !DILocation(line: 31, column: 50, scope: !6)
!41 = !DILocation(line: 31, column: 31, scope: !6)
!42 = !DILocation(line: 31, column: 17, scope: !6)
!43 = !DILocation(line: 32, column: 24, scope: !6)
!44 = !DILocation(line: 34, column: 16, scope: !6)
!45 = !DILocation(line: 35, column: 41, scope: !6)
!46 = !DILocation(line: 35, column: 43, scope: !6)
!47 = !DILocation(line: 35, column: 38, scope: !6)
!48 = !DILocation(line: 35, column: 70, scope: !6)
!49 = !DILocation(line: 35, column: 72, scope: !6)
!50 = !DILocation(line: 35, column: 67, scope: !6)
!51 = !DILocation(line: 36, column: 48, scope: !6)
!52 = !DILocation(line: 36, column: 13, scope: !6)
!53 = !DILocation(line: 35, column: 17, scope: !6)
!54 = !DILocation(line: 37, column: 22, scope: !6)
!55 = !DILocation(line: 38, column: 24, scope: !6)
!56 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64, i8*)* @Exchange, !"kernel", i32 1}
!57 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64, i8*)* @Exchange, !"maxntidx", i32 1024}
!58 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64, i8*)* @Exchange, !"maxntidy", i32 1}
!59 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64, i8*)* @Exchange, !"maxntidz", i32 1}
!60 = !{void (float*, i64, float*, i64, i64, i64*, i64, i64, i8*)* @Exchange, !"minctasm", i32 1}
