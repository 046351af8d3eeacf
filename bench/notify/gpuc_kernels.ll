target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [2 x i8*] [i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message to i8*)], section "llvm.metadata"

define void @Put(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64 %p6, i64 %p7, i64* %p8, i64 %p9, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !7
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !7
	%3 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !7
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !8
	%5 = sext i32 %4 to i64, !dbg !8
	%6 = trunc i64 %5 to i32, !dbg !9
	%7 = add i32 %6, 1, !dbg !9
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !10
	%9 = sext i32 %8 to i64, !dbg !10
	%10 = trunc i64 %9 to i32, !dbg !11
	%11 = urem i32 %7, %10, !dbg !11
	%12 = zext i32 %11 to i64, !dbg !11
	%13 = add i64 %p6, %p7, !dbg !12
	%14 = icmp slt i64 0, %13, !dbg !12
	br i1 %14, label %b1, label %b11, !dbg !12

b1:
	%15 = icmp eq i64 %5, 0, !dbg !13
	%16 = mul i64 %p1, 8, !dbg !14
	%17 = trunc i64 %12 to i32, !dbg !14
	%18 = icmp ne i64 %5, 0, !dbg !15
	br label %b2, !dbg !16

b2:
	%19 = phi i64 [ %23, %b10 ], [ 0, %b1 ], !dbg !16
	%20 = phi i64 [ %53, %b10 ], [ 0, %b1 ], !dbg !16
	%21 = icmp eq i64 %20, %p6, !dbg !17
	br i1 %21, label %b3, label %b4, !dbg !17

b3:
	%22 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !18
	br label %b4, !dbg !18

b4:
	%23 = phi i64 [ %19, %b2 ], [ %22, %b3 ], !dbg !16
	%24 = add i64 %p5, %20, !dbg !20
	%25 = add i64 %24, 1, !dbg !21
	br i1 %15, label %b5, label %b6, !dbg !13

b5:
	%26 = and i64 %20, 1, !dbg !22
	%27 = mul i64 %26, %p1, !dbg !23
	%28 = add i64 %27, %p1, !dbg !24
	%29 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %27, !dbg !25
	%30 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !14
	%31 = addrspacecast i64 addrspace(1)* %29 to i64*, !dbg !14
	%32 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !14
	%33 = icmp ugt i64 %28, %p3, !dbg !25
	br i1 %33, label %b5_fail1, label %b5_ok1, !dbg !25, !prof !26

b5_ok1:
	%34 = bitcast i64* %30 to i8*, !dbg !14
	%35 = bitcast i64* %31 to i8*, !dbg !14
	%36 = bitcast i64* %32 to i8*, !dbg !14
	call void @gpuc_put_signal_nbi_block(i8* %34, i8* %35, i64 %16, i8* %36, i64 %25, i32 9, i32 %17, i32 1, i32 0, i8* null), !dbg !14
	br label %b6, !dbg !14

b6:
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !31, !range !28
	%38 = icmp eq i32 %37, 0, !dbg !32
	br i1 %38, label %b7, label %b8, !dbg !32

b7:
	%39 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !33
	%40 = bitcast i64* %39 to i8*, !dbg !33
	%41 = call i64 @gpuc_signal_wait_until_thread(i8* %40, i32 5, i64 %25, i32 1, i8* %ctrl, i32 1), !dbg !33
	br label %b8, !dbg !33

b8:
	%42 = call i32 @gpuc_num_pes_thread(), !dbg !34
	%43 = zext i32 %11 to i64, !dbg !34
	%44 = sext i32 %42 to i64, !dbg !34
	%45 = icmp ult i64 %43, %44, !dbg !34
	%46 = select i1 %45, i32 %11, i32 0, !dbg !34
	%47 = call i8* @gpuc_peer_early(i32 %46), !dbg !34
	call void @llvm.nvvm.barrier0(), !dbg !35
	br i1 %18, label %b9, label %b10, !dbg !15

b9:
	%48 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !34
	%49 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !34
	%50 = bitcast i64* %48 to i8*, !dbg !34
	%51 = bitcast i64* %48 to i8*, !dbg !34
	%52 = bitcast i64* %49 to i8*, !dbg !34
	call void @gpuc_put_signal_nbi_block(i8* %50, i8* %51, i64 %16, i8* %52, i64 %25, i32 9, i32 %17, i32 1, i32 1, i8* %47), !dbg !34
	br label %b10, !dbg !34

b10:
	%53 = add i64 %20, 1, !dbg !34
	%54 = icmp slt i64 %53, %13, !dbg !34
	br i1 %54, label %b2, label %b11, !dbg !34

b11:
	%55 = phi i64 [ 0, %b0 ], [ %23, %b10 ], !dbg !16
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36, !range !28
	%57 = sext i32 %56 to i64, !dbg !36
	%58 = icmp eq i64 %57, 0, !dbg !37
	br i1 %58, label %b12, label %b13, !dbg !37

b12:
	%59 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !38
	%60 = sub i64 %59, %55, !dbg !40
	%61 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !39
	%62 = icmp uge i64 0, %p9, !dbg !39
	br i1 %62, label %b12_fail1, label %b12_ok1, !dbg !39, !prof !26

b12_ok1:
	store i64 %60, i64 addrspace(1)* %61, align 8, !dbg !39
	br label %b13, !dbg !39

b13:
	ret void, !dbg !39

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %28, i64 %p3), !dbg !25
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !25
	ret void, !dbg !25

b12_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 %p9), !dbg !39
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !39
	ret void, !dbg !39
}

define void @Message(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i8* %ctrl) nounwind !dbg !41 {
entry:
	br label %b0, !dbg !42

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !42
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !42
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !42
	%3 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !42
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !43
	%5 = sext i32 %4 to i64, !dbg !43
	%6 = trunc i64 %5 to i32, !dbg !44
	%7 = add i32 %6, 1, !dbg !44
	%8 = zext i32 %7 to i64, !dbg !44
	%9 = call i32 @gpuc_num_pes_thread(), !dbg !45
	%10 = sext i32 %9 to i64, !dbg !45
	%11 = trunc i64 %10 to i32, !dbg !46
	%12 = urem i32 %7, %11, !dbg !46
	%13 = zext i32 %12 to i64, !dbg !46
	%14 = add i64 %p7, %p8, !dbg !47
	%15 = icmp slt i64 0, %14, !dbg !47
	br i1 %15, label %b1, label %b15, !dbg !47

b1:
	%16 = icmp eq i64 %5, 0, !dbg !48
	%17 = icmp eq i64 %p1, 0, !dbg !52
	%18 = trunc i64 %13 to i32, !dbg !53
	%19 = icmp ne i64 %5, 0, !dbg !54
	br label %b2, !dbg !55

b2:
	%20 = phi i64 [ %24, %b14 ], [ 0, %b1 ], !dbg !55
	%21 = phi i64 [ %109, %b14 ], [ 0, %b1 ], !dbg !55
	%22 = icmp eq i64 %21, %p7, !dbg !56
	br i1 %22, label %b3, label %b4, !dbg !56

b3:
	%23 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !57
	br label %b4, !dbg !57

b4:
	%24 = phi i64 [ %20, %b2 ], [ %23, %b3 ], !dbg !55
	%25 = trunc i64 %21 to i32, !dbg !58
	%26 = add i32 %p6, %25, !dbg !59
	%27 = add i32 %26, 1, !dbg !60
	br i1 %16, label %b5, label %b8, !dbg !48

b5:
	%28 = and i64 %21, 1, !dbg !61
	%29 = mul i64 %28, %p3, !dbg !62
	%30 = add i64 %29, %p3, !dbg !63
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !52
	%32 = ptrtoint i64* %31 to i64, !dbg !52
	%33 = and i64 %32, 15, !dbg !52
	%34 = icmp eq i64 %33, 0, !dbg !52
	%35 = or i1 %34, %17, !dbg !52
	%36 = ashr i64 %p1, 1, !dbg !52
	%37 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %29, !dbg !64
	%38 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !52
	%39 = icmp ugt i64 %30, %p5, !dbg !64
	%40 = icmp eq i1 %35, false, !dbg !52
	%41 = icmp ugt i64 %p3, %36, !dbg !65
	%42 = or i1 %39, %40, !dbg !65
	%43 = or i1 %42, %41, !dbg !65
	br i1 %43, label %b5_fail1, label %b5_ok1, !dbg !65, !prof !26

b5_ok1:
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66, !range !28
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !66, !range !28
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !66, !range !30
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66, !range !67
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !66, !range !67
	%49 = mul i32 %48, %46, !dbg !66
	%50 = add i32 %45, %49, !dbg !66
	%51 = mul i32 %47, %50, !dbg !66
	%52 = add i32 %44, %51, !dbg !66
	%53 = sext i32 %52 to i64, !dbg !66
	%54 = mul i32 %47, %48, !dbg !68
	br label %b6, !dbg !69

b6:
	%55 = phi i64 [ %53, %b5_ok1 ], [ %65, %b7 ], !dbg !70
	%56 = icmp slt i64 %55, %p3, !dbg !71
	br i1 %56, label %b7, label %b8, !dbg !71

b7:
	%57 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %38, i64 %55, !dbg !72
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %37, i64 %55, !dbg !75
	%59 = load i64, i64 addrspace(1)* %58, align 8, !dbg !75
	%60 = addrspacecast { i64, i64 } addrspace(1)* %57 to { i64, i64 }*, !dbg !53
	%61 = bitcast { i64, i64 }* %60 to i8*, !dbg !53
	call void @gpuc_put_line_thread(i8* %61, i64 %59, i32 %27, i32 %18), !dbg !53
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !68, !range !76
	%63 = mul i32 %54, %62, !dbg !68
	%64 = sext i32 %63 to i64, !dbg !68
	%65 = add i64 %55, %64, !dbg !77
	br label %b6, !dbg !77

b8:
	%66 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !80
	%67 = ptrtoint i64* %66 to i64, !dbg !80
	%68 = and i64 %67, 15, !dbg !80
	%69 = icmp eq i64 %68, 0, !dbg !80
	%70 = or i1 %69, %17, !dbg !80
	%71 = ashr i64 %p1, 1, !dbg !80
	%72 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !80
	%73 = icmp eq i1 %70, false, !dbg !80
	%74 = icmp ugt i64 %p3, %71, !dbg !81
	%75 = or i1 %73, %74, !dbg !81
	br i1 %75, label %b8_fail1, label %b8_ok1, !dbg !81, !prof !26

b8_ok1:
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82, !range !28
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !82, !range !28
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !82, !range !30
	%79 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !82, !range !67
	%80 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !82, !range !67
	%81 = mul i32 %80, %78, !dbg !82
	%82 = add i32 %77, %81, !dbg !82
	%83 = mul i32 %79, %82, !dbg !82
	%84 = add i32 %76, %83, !dbg !82
	%85 = sext i32 %84 to i64, !dbg !82
	%86 = mul i32 %79, %80, !dbg !84
	br label %b9, !dbg !85

b9:
	%87 = phi i64 [ %85, %b8_ok1 ], [ %97, %b10 ], !dbg !86
	%88 = icmp slt i64 %87, %p3, !dbg !87
	br i1 %88, label %b10, label %b11, !dbg !87

b10:
	%89 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %72, i64 %87, !dbg !88
	%90 = addrspacecast { i64, i64 } addrspace(1)* %89 to { i64, i64 }*, !dbg !83
	%91 = bitcast { i64, i64 }* %90 to i8*, !dbg !83
	%92 = call i64 @gpuc_wait_line_thread(i8* %91, i32 %27, i8* %ctrl, i32 8), !dbg !83
	%93 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %87, !dbg !91
	store i64 %92, i64 addrspace(1)* %93, align 8, !dbg !91
	%94 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !84, !range !76
	%95 = mul i32 %86, %94, !dbg !84
	%96 = sext i32 %95 to i64, !dbg !84
	%97 = add i64 %87, %96, !dbg !92
	br label %b9, !dbg !92

b11:
	call void @llvm.nvvm.barrier0(), !dbg !93
	br i1 %19, label %b12, label %b14, !dbg !54

b12:
	%98 = phi i64 [ %108, %b13 ], [ %85, %b11 ], !dbg !95
	%99 = icmp slt i64 %98, %p3, !dbg !96
	br i1 %99, label %b13, label %b14, !dbg !96

b13:
	%100 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %72, i64 %98, !dbg !97
	%101 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %98, !dbg !99
	%102 = load i64, i64 addrspace(1)* %101, align 8, !dbg !99
	%103 = addrspacecast { i64, i64 } addrspace(1)* %100 to { i64, i64 }*, !dbg !100
	%104 = bitcast { i64, i64 }* %103 to i8*, !dbg !100
	call void @gpuc_put_line_thread(i8* %104, i64 %102, i32 %27, i32 %18), !dbg !100
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !101, !range !76
	%106 = mul i32 %86, %105, !dbg !101
	%107 = sext i32 %106 to i64, !dbg !101
	%108 = add i64 %98, %107, !dbg !102
	br label %b12, !dbg !102

b14:
	%109 = add i64 %21, 1, !dbg !94
	%110 = icmp slt i64 %109, %14, !dbg !94
	br i1 %110, label %b2, label %b15, !dbg !94

b15:
	%111 = phi i64 [ 0, %b0 ], [ %24, %b14 ], !dbg !55
	%112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !103, !range !28
	%113 = sext i32 %112 to i64, !dbg !103
	%114 = icmp eq i64 %113, 0, !dbg !104
	br i1 %114, label %b16, label %b17, !dbg !104

b16:
	%115 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !105
	%116 = sub i64 %115, %111, !dbg !107
	%117 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !106
	%118 = icmp uge i64 0, %p10, !dbg !106
	br i1 %118, label %b16_fail1, label %b16_ok1, !dbg !106, !prof !26

b16_ok1:
	store i64 %116, i64 addrspace(1)* %117, align 8, !dbg !106
	br label %b17, !dbg !106

b17:
	ret void, !dbg !106

b5_fail1:
	%119 = icmp ugt i64 %30, %p5, !dbg !64
	br i1 %119, label %b5_fail2, label %b5_ok2, !dbg !64

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %30, i64 %p5), !dbg !64
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !64
	ret void, !dbg !64

b5_ok2:
	%120 = icmp eq i1 %35, false, !dbg !52
	br i1 %120, label %b5_fail3, label %b5_ok3, !dbg !52

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %33, i64 16), !dbg !52
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !52
	ret void, !dbg !52

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %p3, i64 %36), !dbg !65
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !65
	ret void, !dbg !65

b8_fail1:
	%121 = icmp eq i1 %70, false, !dbg !80
	br i1 %121, label %b8_fail2, label %b8_ok2, !dbg !80

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %68, i64 16), !dbg !80
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !80
	ret void, !dbg !80

b8_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %p3, i64 %71), !dbg !81
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !81
	ret void, !dbg !81

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 %p10), !dbg !106
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !106
	ret void, !dbg !106
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !27
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !28
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !29
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !28
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !29
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !30
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i8* @gpuc_peer_early(i32 %a0) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i8* %a2, i32 %a3) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!108, !109, !110, !111, !112, !113, !114, !115, !116, !117}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "notify.go", directory: "github.com/gpuc-go/gpuc/bench/notify")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Put", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!7 = !DILocation(line: 19, column: 6, scope: !6)
!8 = !DILocation(line: 20, column: 18, scope: !6)
!9 = !DILocation(line: 21, column: 15, scope: !6)
!10 = !DILocation(line: 21, column: 34, scope: !6)
!11 = !DILocation(line: 21, column: 20, scope: !6)
!12 = !DILocation(line: 24, column: 22, scope: !6)
!13 = !DILocation(line: 29, column: 9, scope: !6)
!14 = !DILocation(line: 31, column: 22, scope: !6)
!15 = !DILocation(line: 37, column: 9, scope: !6)
!16 = !DILocation(line: 23, column: 6, scope: !6)
!17 = !DILocation(line: 25, column: 8, scope: !6)
!18 = !DILocation(line: 26, column: 27, scope: !6)
!19 = !DILocation(line: 28, column: 25, scope: !6)
!20 = !DILocation(line: 28, column: 17, scope: !6)
!21 = !DILocation(line: 28, column: 29, scope: !6)
!22 = !DILocation(line: 30, column: 15, scope: !6)
!23 = !DILocation(line: 30, column: 20, scope: !6)
!24 = !DILocation(line: 31, column: 59, scope: !6)
!25 = !DILocation(line: 31, column: 48, scope: !6)
!26 = !{!"branch_weights", i32 1, i32 1048576}
!27 = !{i32 0, i32 2147483647}
!28 = !{i32 0, i32 1024}
!29 = !{i32 0, i32 65535}
!30 = !{i32 0, i32 64}
!31 = !DILocation(line: 33, column: 17, scope: !6)
!32 = !DILocation(line: 33, column: 22, scope: !6)
!33 = !DILocation(line: 34, column: 25, scope: !6)
!34 = !DILocation(line: 38, column: 22, scope: !6)
!35 = !DILocation(line: 36, column: 17, scope: !6)
!36 = !DILocation(line: 41, column: 16, scope: !6)
!37 = !DILocation(line: 41, column: 21, scope: !6)
!38 = !DILocation(line: 42, column: 29, scope: !6)
!39 = !DILocation(line: 42, column: 8, scope: !6)
!40 = !DILocation(line: 42, column: 33, scope: !6)
!41 = distinct !DISubprogram(name: "Message", scope: !1, file: !1, line: 51, type: !4, isDefinition: true, scopeLine: 51, isOptimized: true, unit: !2)
!42 = !DILocation(line: 51, column: 6, scope: !41)
!43 = !DILocation(line: 52, column: 18, scope: !41)
!44 = !DILocation(line: 53, column: 15, scope: !41)
!45 = !DILocation(line: 53, column: 34, scope: !41)
!46 = !DILocation(line: 53, column: 20, scope: !41)
!47 = !DILocation(line: 56, column: 22, scope: !41)
!48 = !DILocation(line: 61, column: 9, scope: !41)
!49 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!50 = distinct !DISubprogram(name: "Send", scope: !49, file: !49, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!51 = !DILocation(line: 63, column: 11, scope: !41)
!52 = !DILocation(line: 37, column: 22, scope: !50, inlinedAt: !51)
!53 = !DILocation(line: 39, column: 16, scope: !50, inlinedAt: !51)
!54 = !DILocation(line: 67, column: 9, scope: !41)
!55 = !DILocation(line: 55, column: 6, scope: !41)
!56 = !DILocation(line: 57, column: 8, scope: !41)
!57 = !DILocation(line: 58, column: 27, scope: !41)
!58 = !DILocation(line: 60, column: 25, scope: !41)
!59 = !DILocation(line: 60, column: 17, scope: !41)
!60 = !DILocation(line: 60, column: 29, scope: !41)
!61 = !DILocation(line: 62, column: 15, scope: !41)
!62 = !DILocation(line: 62, column: 20, scope: !41)
!63 = !DILocation(line: 63, column: 53, scope: !41)
!64 = !DILocation(line: 63, column: 43, scope: !41)
!65 = !DILocation(line: 37, column: 30, scope: !50, inlinedAt: !51)
!66 = !DILocation(line: 38, column: 17, scope: !50, inlinedAt: !51)
!67 = !{i32 1, i32 1025}
!68 = !DILocation(line: 38, column: 61, scope: !50, inlinedAt: !51)
!69 = !DILocation(line: 38, column: 20, scope: !50, inlinedAt: !51)
!70 = !DILocation(line: 38, column: 6, scope: !50, inlinedAt: !51)
!71 = !DILocation(line: 38, column: 38, scope: !50, inlinedAt: !51)
!72 = !DILocation(line: 39, column: 28, scope: !50, inlinedAt: !51)
!73 = distinct !DISubprogram(name: "load", scope: !49, file: !49, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!74 = !DILocation(line: 39, column: 50, scope: !50, inlinedAt: !51)
!75 = !DILocation(line: 68, column: 20, scope: !73, inlinedAt: !74)
!76 = !{i32 1, i32 65}
!77 = !DILocation(line: 38, column: 50, scope: !50, inlinedAt: !51)
!78 = distinct !DISubprogram(name: "Receive", scope: !49, file: !49, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!79 = !DILocation(line: 65, column: 13, scope: !41)
!80 = !DILocation(line: 47, column: 22, scope: !78, inlinedAt: !79)
!81 = !DILocation(line: 47, column: 30, scope: !78, inlinedAt: !79)
!82 = !DILocation(line: 48, column: 17, scope: !78, inlinedAt: !79)
!83 = !DILocation(line: 49, column: 35, scope: !78, inlinedAt: !79)
!84 = !DILocation(line: 48, column: 61, scope: !78, inlinedAt: !79)
!85 = !DILocation(line: 48, column: 20, scope: !78, inlinedAt: !79)
!86 = !DILocation(line: 48, column: 6, scope: !78, inlinedAt: !79)
!87 = !DILocation(line: 48, column: 38, scope: !78, inlinedAt: !79)
!88 = !DILocation(line: 49, column: 47, scope: !78, inlinedAt: !79)
!89 = distinct !DISubprogram(name: "store", scope: !49, file: !49, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!90 = !DILocation(line: 50, column: 8, scope: !78, inlinedAt: !79)
!91 = !DILocation(line: 87, column: 3, scope: !89, inlinedAt: !90)
!92 = !DILocation(line: 48, column: 50, scope: !78, inlinedAt: !79)
!93 = !DILocation(line: 66, column: 17, scope: !41)
!94 = !DILocation(line: 68, column: 11, scope: !41)
!95 = !DILocation(line: 38, column: 6, scope: !50, inlinedAt: !94)
!96 = !DILocation(line: 38, column: 38, scope: !50, inlinedAt: !94)
!97 = !DILocation(line: 39, column: 28, scope: !50, inlinedAt: !94)
!98 = !DILocation(line: 39, column: 50, scope: !50, inlinedAt: !94)
!99 = !DILocation(line: 68, column: 20, scope: !73, inlinedAt: !98)
!100 = !DILocation(line: 39, column: 16, scope: !50, inlinedAt: !94)
!101 = !DILocation(line: 38, column: 61, scope: !50, inlinedAt: !94)
!102 = !DILocation(line: 38, column: 50, scope: !50, inlinedAt: !94)
!103 = !DILocation(line: 71, column: 16, scope: !41)
!104 = !DILocation(line: 71, column: 21, scope: !41)
!105 = !DILocation(line: 72, column: 29, scope: !41)
!106 = !DILocation(line: 72, column: 8, scope: !41)
!107 = !DILocation(line: 72, column: 33, scope: !41)
!108 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"kernel", i32 1}
!109 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidx", i32 1024}
!110 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidy", i32 1}
!111 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidz", i32 1}
!112 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"minctasm", i32 1}
!113 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"kernel", i32 1}
!114 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidx", i32 1024}
!115 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidy", i32 1}
!116 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidz", i32 1}
!117 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"minctasm", i32 1}
