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
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !8
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !9
	%6 = sext i32 %5 to i64, !dbg !9
	%7 = trunc i64 %6 to i32, !dbg !10
	%8 = add i32 %7, 1, !dbg !10
	%9 = zext i32 %8 to i64, !dbg !10
	%10 = sext i32 %4 to i64, !dbg !11
	%11 = trunc i64 %10 to i32, !dbg !12
	%12 = urem i32 %8, %11, !dbg !12
	%13 = zext i32 %12 to i64, !dbg !12
	%14 = add i64 %p6, %p7, !dbg !13
	%15 = icmp slt i64 0, %14, !dbg !13
	br i1 %15, label %b1, label %b11, !dbg !13

b1:
	%16 = icmp eq i64 %6, 0, !dbg !14
	%17 = mul i64 %p1, 8, !dbg !8
	%18 = trunc i64 %13 to i32, !dbg !8
	%19 = icmp ne i64 %6, 0, !dbg !15
	br label %b2, !dbg !16

b2:
	%20 = phi i64 [ %24, %b10 ], [ 0, %b1 ], !dbg !16
	%21 = phi i64 [ %50, %b10 ], [ 0, %b1 ], !dbg !16
	%22 = icmp eq i64 %21, %p6, !dbg !17
	br i1 %22, label %b3, label %b4, !dbg !17

b3:
	%23 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !18
	br label %b4, !dbg !18

b4:
	%24 = phi i64 [ %20, %b2 ], [ %23, %b3 ], !dbg !16
	%25 = add i64 %p5, %21, !dbg !20
	%26 = add i64 %25, 1, !dbg !21
	br i1 %16, label %b5, label %b6, !dbg !14

b5:
	%27 = and i64 %21, 1, !dbg !22
	%28 = mul i64 %27, %p1, !dbg !23
	%29 = add i64 %28, %p1, !dbg !24
	%30 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %28, !dbg !25
	%31 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !8
	%32 = addrspacecast i64 addrspace(1)* %30 to i64*, !dbg !8
	%33 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !8
	%34 = icmp ugt i64 %29, %p3, !dbg !25
	br i1 %34, label %b5_fail1, label %b5_ok1, !dbg !25, !prof !26

b5_ok1:
	%35 = bitcast i64* %31 to i8*, !dbg !8
	%36 = bitcast i64* %32 to i8*, !dbg !8
	%37 = bitcast i64* %33 to i8*, !dbg !8
	call void @gpuc_put_signal_nbi_block(i8* %35, i8* %36, i64 %17, i8* %37, i64 %26, i32 9, i32 %18, i32 1), !dbg !8
	br label %b6, !dbg !8

b6:
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !27, !range !28
	%39 = sext i32 %38 to i64, !dbg !27
	%40 = icmp eq i64 %39, 0, !dbg !29
	br i1 %40, label %b7, label %b8, !dbg !29

b7:
	%41 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !30
	%42 = bitcast i64* %41 to i8*, !dbg !30
	%43 = call i64 @gpuc_signal_wait_until_thread(i8* %42, i32 5, i64 %26, i32 1, i8* %ctrl, i32 1), !dbg !30
	br label %b8, !dbg !30

b8:
	call void @llvm.nvvm.barrier0(), !dbg !31
	br i1 %19, label %b9, label %b10, !dbg !15

b9:
	%44 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !32
	%45 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !32
	%46 = addrspacecast i64 addrspace(1)* %2 to i64*, !dbg !32
	%47 = bitcast i64* %44 to i8*, !dbg !32
	%48 = bitcast i64* %45 to i8*, !dbg !32
	%49 = bitcast i64* %46 to i8*, !dbg !32
	call void @gpuc_put_signal_nbi_block(i8* %47, i8* %48, i64 %17, i8* %49, i64 %26, i32 9, i32 %18, i32 1), !dbg !32
	br label %b10, !dbg !32

b10:
	%50 = add i64 %21, 1, !dbg !32
	%51 = icmp slt i64 %50, %14, !dbg !32
	br i1 %51, label %b2, label %b11, !dbg !32

b11:
	%52 = phi i64 [ 0, %b0 ], [ %24, %b10 ], !dbg !16
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33, !range !28
	%54 = sext i32 %53 to i64, !dbg !33
	%55 = icmp eq i64 %54, 0, !dbg !34
	br i1 %55, label %b12, label %b13, !dbg !34

b12:
	%56 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !35
	%57 = sub i64 %56, %52, !dbg !37
	%58 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !36
	%59 = icmp uge i64 0, %p9, !dbg !36
	br i1 %59, label %b12_fail1, label %b12_ok1, !dbg !36, !prof !26

b12_ok1:
	store i64 %57, i64 addrspace(1)* %58, align 8, !dbg !36
	br label %b13, !dbg !36

b13:
	ret void, !dbg !36

b5_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !25
	br label %fail, !dbg !25

b12_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !36
	br label %fail, !dbg !36

fail:
	%60 = phi i32 [ 0, %b5_fail1 ], [ 2, %b12_fail1 ], !dbg !7
	%61 = phi i64 [ %29, %b5_fail1 ], [ 0, %b12_fail1 ], !dbg !7
	%62 = phi i64 [ %p3, %b5_fail1 ], [ %p9, %b12_fail1 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %60, i64 %61, i64 %62), !dbg !7
	ret void, !dbg !7
}

define void @Message(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i64 %p7, i64 %p8, i64* %p9, i64 %p10, i8* %ctrl) nounwind !dbg !41 {
entry:
	br label %b0, !dbg !42

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !42
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !42
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !42
	%3 = addrspacecast i64* %p9 to i64 addrspace(1)*, !dbg !42
	%4 = call i32 @gpuc_num_pes_thread(), !dbg !46
	%5 = call i32 @gpuc_my_pe_thread(), !dbg !47
	%6 = sext i32 %5 to i64, !dbg !47
	%7 = trunc i64 %6 to i32, !dbg !48
	%8 = add i32 %7, 1, !dbg !48
	%9 = zext i32 %8 to i64, !dbg !48
	%10 = sext i32 %4 to i64, !dbg !49
	%11 = trunc i64 %10 to i32, !dbg !50
	%12 = urem i32 %8, %11, !dbg !50
	%13 = zext i32 %12 to i64, !dbg !50
	%14 = add i64 %p7, %p8, !dbg !51
	%15 = icmp slt i64 0, %14, !dbg !51
	br i1 %15, label %b1, label %b21, !dbg !51

b1:
	%16 = icmp eq i64 %6, 0, !dbg !52
	%17 = icmp eq i64 %p1, 0, !dbg !53
	%18 = trunc i64 %13 to i32, !dbg !46
	%19 = icmp ne i64 %6, 0, !dbg !54
	br label %b2, !dbg !55

b2:
	%20 = phi i64 [ %24, %b19 ], [ 0, %b1 ], !dbg !55
	%21 = phi i64 [ %104, %b19 ], [ 0, %b1 ], !dbg !55
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
	br i1 %16, label %b5, label %b10, !dbg !52

b5:
	%28 = and i64 %21, 1, !dbg !61
	%29 = mul i64 %28, %p3, !dbg !62
	%30 = add i64 %29, %p3, !dbg !63
	%31 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %29, !dbg !64
	%32 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !53
	%33 = ptrtoint i64* %32 to i64, !dbg !53
	%34 = and i64 %33, 15, !dbg !53
	%35 = icmp eq i64 %34, 0, !dbg !53
	%36 = or i1 %35, %17, !dbg !53
	%37 = icmp ugt i64 %30, %p5, !dbg !64
	br i1 %37, label %b5_fail1, label %b5_ok1, !dbg !64, !prof !26

b5_ok1:
	br i1 %36, label %b6, label %b9, !dbg !53

b6:
	%38 = ashr i64 %p1, 1, !dbg !53
	%39 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !53
	%40 = icmp ugt i64 %p3, %38, !dbg !65
	br i1 %40, label %b6_fail1, label %b6_ok1, !dbg !65, !prof !26

b6_ok1:
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66, !range !28
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !66, !range !28
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !66, !range !40
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66, !range !67
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !66, !range !67
	%46 = mul i32 %45, %43, !dbg !66
	%47 = add i32 %42, %46, !dbg !66
	%48 = mul i32 %44, %47, !dbg !66
	%49 = add i32 %41, %48, !dbg !66
	%50 = sext i32 %49 to i64, !dbg !66
	%51 = mul i32 %44, %45, !dbg !68
	br label %b7, !dbg !69

b7:
	%52 = phi i64 [ %50, %b6_ok1 ], [ %62, %b8 ], !dbg !70
	%53 = icmp slt i64 %52, %p3, !dbg !71
	br i1 %53, label %b8, label %b10, !dbg !71

b8:
	%54 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %39, i64 %52, !dbg !72
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %31, i64 %52, !dbg !75
	%56 = load i64, i64 addrspace(1)* %55, align 8, !dbg !75
	%57 = addrspacecast { i64, i64 } addrspace(1)* %54 to { i64, i64 }*, !dbg !46
	%58 = bitcast { i64, i64 }* %57 to i8*, !dbg !46
	call void @gpuc_put_line_thread(i8* %58, i64 %56, i32 %27, i32 %18), !dbg !46
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !68, !range !76
	%60 = mul i32 %51, %59, !dbg !68
	%61 = sext i32 %60 to i64, !dbg !68
	%62 = add i64 %52, %61, !dbg !77
	br label %b7, !dbg !77

b9:
	call void asm sideeffect "", ""() nounwind, !dbg !53
	br label %fail, !dbg !53

b10:
	%63 = addrspacecast i64 addrspace(1)* %0 to i64*, !dbg !80
	%64 = ptrtoint i64* %63 to i64, !dbg !80
	%65 = and i64 %64, 15, !dbg !80
	%66 = icmp eq i64 %65, 0, !dbg !80
	%67 = or i1 %66, %17, !dbg !80
	br i1 %67, label %b11, label %b20, !dbg !80

b11:
	%68 = ashr i64 %p1, 1, !dbg !80
	%69 = bitcast i64 addrspace(1)* %0 to { i64, i64 } addrspace(1)*, !dbg !80
	%70 = icmp ugt i64 %p3, %68, !dbg !81
	br i1 %70, label %b11_fail1, label %b11_ok1, !dbg !81, !prof !26

b11_ok1:
	%71 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !82, !range !28
	%72 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !82, !range !28
	%73 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !82, !range !40
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !82, !range !67
	%75 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !82, !range !67
	%76 = mul i32 %75, %73, !dbg !82
	%77 = add i32 %72, %76, !dbg !82
	%78 = mul i32 %74, %77, !dbg !82
	%79 = add i32 %71, %78, !dbg !82
	%80 = sext i32 %79 to i64, !dbg !82
	%81 = mul i32 %74, %75, !dbg !84
	br label %b12, !dbg !85

b12:
	%82 = phi i64 [ %80, %b11_ok1 ], [ %92, %b13 ], !dbg !86
	%83 = icmp slt i64 %82, %p3, !dbg !87
	br i1 %83, label %b13, label %b14, !dbg !87

b13:
	%84 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %69, i64 %82, !dbg !88
	%85 = addrspacecast { i64, i64 } addrspace(1)* %84 to { i64, i64 }*, !dbg !83
	%86 = bitcast { i64, i64 }* %85 to i8*, !dbg !83
	%87 = call i64 @gpuc_wait_line_thread(i8* %86, i32 %27, i8* %ctrl, i32 8), !dbg !83
	%88 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %82, !dbg !91
	store i64 %87, i64 addrspace(1)* %88, align 8, !dbg !91
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !84, !range !76
	%90 = mul i32 %81, %89, !dbg !84
	%91 = sext i32 %90 to i64, !dbg !84
	%92 = add i64 %82, %91, !dbg !92
	br label %b12, !dbg !92

b14:
	call void @llvm.nvvm.barrier0(), !dbg !93
	br i1 %19, label %b15, label %b19, !dbg !54

b15:
	br i1 %67, label %b16, label %b18, !dbg !95

b16:
	%93 = phi i64 [ %103, %b17 ], [ %80, %b15 ], !dbg !96
	%94 = icmp slt i64 %93, %p3, !dbg !97
	br i1 %94, label %b17, label %b19, !dbg !97

b17:
	%95 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %69, i64 %93, !dbg !98
	%96 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %93, !dbg !100
	%97 = load i64, i64 addrspace(1)* %96, align 8, !dbg !100
	%98 = addrspacecast { i64, i64 } addrspace(1)* %95 to { i64, i64 }*, !dbg !101
	%99 = bitcast { i64, i64 }* %98 to i8*, !dbg !101
	call void @gpuc_put_line_thread(i8* %99, i64 %97, i32 %27, i32 %18), !dbg !101
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !102, !range !76
	%101 = mul i32 %81, %100, !dbg !102
	%102 = sext i32 %101 to i64, !dbg !102
	%103 = add i64 %93, %102, !dbg !103
	br label %b16, !dbg !103

b18:
	call void asm sideeffect "", ""() nounwind, !dbg !95
	br label %fail, !dbg !95

b19:
	%104 = add i64 %21, 1, !dbg !94
	%105 = icmp slt i64 %104, %14, !dbg !94
	br i1 %105, label %b2, label %b21, !dbg !94

b20:
	call void asm sideeffect "", ""() nounwind, !dbg !80
	br label %fail, !dbg !80

b21:
	%106 = phi i64 [ 0, %b0 ], [ %24, %b19 ], !dbg !55
	%107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !104, !range !28
	%108 = sext i32 %107 to i64, !dbg !104
	%109 = icmp eq i64 %108, 0, !dbg !105
	br i1 %109, label %b22, label %b23, !dbg !105

b22:
	%110 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !106
	%111 = sub i64 %110, %106, !dbg !108
	%112 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 0, !dbg !107
	%113 = icmp uge i64 0, %p10, !dbg !107
	br i1 %113, label %b22_fail1, label %b22_ok1, !dbg !107, !prof !26

b22_ok1:
	store i64 %111, i64 addrspace(1)* %112, align 8, !dbg !107
	br label %b23, !dbg !107

b23:
	ret void, !dbg !107

b5_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !64
	br label %fail, !dbg !64

b6_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !65
	br label %fail, !dbg !65

b11_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !81
	br label %fail, !dbg !81

b22_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !107
	br label %fail, !dbg !107

fail:
	%114 = phi i32 [ 3, %b5_fail1 ], [ 5, %b6_fail1 ], [ 4, %b9 ], [ 7, %b11_fail1 ], [ 4, %b18 ], [ 6, %b20 ], [ 9, %b22_fail1 ], !dbg !42
	%115 = phi i64 [ %30, %b5_fail1 ], [ %p3, %b6_fail1 ], [ %34, %b9 ], [ %p3, %b11_fail1 ], [ %65, %b18 ], [ %65, %b20 ], [ 0, %b22_fail1 ], !dbg !42
	%116 = phi i64 [ %p5, %b5_fail1 ], [ %38, %b6_fail1 ], [ 16, %b9 ], [ %68, %b11_fail1 ], [ 16, %b18 ], [ 16, %b20 ], [ %p10, %b22_fail1 ], !dbg !42
	call void @gpuc_fail(i8* %ctrl, i32 %114, i64 %115, i64 %116), !dbg !42
	ret void, !dbg !42
}

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !38
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !28
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !39
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !28
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !39
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !40
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i8* %a2, i32 %a3) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!109, !110, !111, !112, !113, !114, !115, !116, !117, !118}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "notify.go", directory: "github.com/gpuc-go/gpuc/bench/notify")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Put", scope: !1, file: !1, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!7 = !DILocation(line: 19, column: 6, scope: !6)
!8 = !DILocation(line: 31, column: 22, scope: !6)
!9 = !DILocation(line: 20, column: 18, scope: !6)
!10 = !DILocation(line: 21, column: 15, scope: !6)
!11 = !DILocation(line: 21, column: 34, scope: !6)
!12 = !DILocation(line: 21, column: 20, scope: !6)
!13 = !DILocation(line: 24, column: 22, scope: !6)
!14 = !DILocation(line: 29, column: 9, scope: !6)
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
!27 = !DILocation(line: 33, column: 17, scope: !6)
!28 = !{i32 0, i32 1024}
!29 = !DILocation(line: 33, column: 22, scope: !6)
!30 = !DILocation(line: 34, column: 25, scope: !6)
!31 = !DILocation(line: 36, column: 17, scope: !6)
!32 = !DILocation(line: 38, column: 22, scope: !6)
!33 = !DILocation(line: 41, column: 16, scope: !6)
!34 = !DILocation(line: 41, column: 21, scope: !6)
!35 = !DILocation(line: 42, column: 29, scope: !6)
!36 = !DILocation(line: 42, column: 8, scope: !6)
!37 = !DILocation(line: 42, column: 33, scope: !6)
!38 = !{i32 0, i32 2147483647}
!39 = !{i32 0, i32 65535}
!40 = !{i32 0, i32 64}
!41 = distinct !DISubprogram(name: "Message", scope: !1, file: !1, line: 51, type: !4, isDefinition: true, scopeLine: 51, isOptimized: true, unit: !2)
!42 = !DILocation(line: 51, column: 6, scope: !41)
!43 = !DIFile(filename: "message.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!44 = distinct !DISubprogram(name: "Send", scope: !43, file: !43, line: 36, type: !4, isDefinition: true, scopeLine: 36, isOptimized: true, unit: !2)
!45 = !DILocation(line: 63, column: 11, scope: !41)
!46 = !DILocation(line: 39, column: 16, scope: !44, inlinedAt: !45)
!47 = !DILocation(line: 52, column: 18, scope: !41)
!48 = !DILocation(line: 53, column: 15, scope: !41)
!49 = !DILocation(line: 53, column: 34, scope: !41)
!50 = !DILocation(line: 53, column: 20, scope: !41)
!51 = !DILocation(line: 56, column: 22, scope: !41)
!52 = !DILocation(line: 61, column: 9, scope: !41)
!53 = !DILocation(line: 37, column: 22, scope: !44, inlinedAt: !45)
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
!65 = !DILocation(line: 37, column: 30, scope: !44, inlinedAt: !45)
!66 = !DILocation(line: 38, column: 17, scope: !44, inlinedAt: !45)
!67 = !{i32 1, i32 1025}
!68 = !DILocation(line: 38, column: 61, scope: !44, inlinedAt: !45)
!69 = !DILocation(line: 38, column: 20, scope: !44, inlinedAt: !45)
!70 = !DILocation(line: 38, column: 6, scope: !44, inlinedAt: !45)
!71 = !DILocation(line: 38, column: 38, scope: !44, inlinedAt: !45)
!72 = !DILocation(line: 39, column: 28, scope: !44, inlinedAt: !45)
!73 = distinct !DISubprogram(name: "load", scope: !43, file: !43, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!74 = !DILocation(line: 39, column: 50, scope: !44, inlinedAt: !45)
!75 = !DILocation(line: 68, column: 20, scope: !73, inlinedAt: !74)
!76 = !{i32 1, i32 65}
!77 = !DILocation(line: 38, column: 50, scope: !44, inlinedAt: !45)
!78 = distinct !DISubprogram(name: "Receive", scope: !43, file: !43, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
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
!89 = distinct !DISubprogram(name: "store", scope: !43, file: !43, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!90 = !DILocation(line: 50, column: 8, scope: !78, inlinedAt: !79)
!91 = !DILocation(line: 87, column: 3, scope: !89, inlinedAt: !90)
!92 = !DILocation(line: 48, column: 50, scope: !78, inlinedAt: !79)
!93 = !DILocation(line: 66, column: 17, scope: !41)
!94 = !DILocation(line: 68, column: 11, scope: !41)
!95 = !DILocation(line: 37, column: 22, scope: !44, inlinedAt: !94)
!96 = !DILocation(line: 38, column: 6, scope: !44, inlinedAt: !94)
!97 = !DILocation(line: 38, column: 38, scope: !44, inlinedAt: !94)
!98 = !DILocation(line: 39, column: 28, scope: !44, inlinedAt: !94)
!99 = !DILocation(line: 39, column: 50, scope: !44, inlinedAt: !94)
!100 = !DILocation(line: 68, column: 20, scope: !73, inlinedAt: !99)
!101 = !DILocation(line: 39, column: 16, scope: !44, inlinedAt: !94)
!102 = !DILocation(line: 38, column: 61, scope: !44, inlinedAt: !94)
!103 = !DILocation(line: 38, column: 50, scope: !44, inlinedAt: !94)
!104 = !DILocation(line: 71, column: 16, scope: !41)
!105 = !DILocation(line: 71, column: 21, scope: !41)
!106 = !DILocation(line: 72, column: 29, scope: !41)
!107 = !DILocation(line: 72, column: 8, scope: !41)
!108 = !DILocation(line: 72, column: 33, scope: !41)
!109 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"kernel", i32 1}
!110 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidx", i32 1024}
!111 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidy", i32 1}
!112 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"maxntidz", i32 1}
!113 = !{void (i64*, i64, i64*, i64, i64*, i64, i64, i64, i64*, i64, i8*)* @Put, !"minctasm", i32 1}
!114 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"kernel", i32 1}
!115 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidx", i32 1024}
!116 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidy", i32 1}
!117 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"maxntidz", i32 1}
!118 = !{void (i64*, i64, i64*, i64, i64*, i64, i32, i64, i64, i64*, i64, i8*)* @Message, !"minctasm", i32 1}
