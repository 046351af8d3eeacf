target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [6 x i8*] [i8* bitcast (void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierThread to i8*), i8* bitcast (void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierWarp to i8*), i8* bitcast (void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierBlock to i8*), i8* bitcast (void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncThread to i8*), i8* bitcast (void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncWarp to i8*), i8* bitcast (void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncBlock to i8*)], section "llvm.metadata"

define void @BarrierThread(i64* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !7
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !7
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !7
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !10
	%4 = sext i32 %3 to i64, !dbg !10
	%5 = add i64 %4, 1, !dbg !11
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !12
	%7 = sext i32 %6 to i64, !dbg !12
	%8 = icmp eq i64 %7, -1, !dbg !13
	%9 = select i1 %8, i64 1, i64 %7, !dbg !13
	%10 = srem i64 %5, %9, !dbg !13
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14, !range !15
	%12 = sext i32 %11 to i64, !dbg !14
	%13 = icmp eq i64 %12, 0, !dbg !16
	%14 = icmp slt i64 0, %p3, !dbg !17
	br i1 %14, label %b1, label %b7, !dbg !17

b1:
	%15 = phi i64 [ 0, %b0 ], [ %27, %b6 ], !dbg !18
	%16 = phi i64 [ 0, %b0 ], [ %28, %b6 ], !dbg !18
	%17 = add i64 %p2, %16, !dbg !20
	%18 = add i64 %17, 1, !dbg !21
	br i1 %13, label %b2, label %b3, !dbg !21

b2:
	%19 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !22
	%20 = trunc i64 %10 to i32, !dbg !23
	%21 = addrspacecast i64 addrspace(1)* %19 to i64*, !dbg !23
	%22 = bitcast i64* %21 to i8*, !dbg !23
	call void @gpuc_p_thread_64(i8* %22, i64 %18, i32 %20), !dbg !23
	br label %b3, !dbg !23

b3:
	call void @gpuc_barrier_all_block(), !dbg !24
	br i1 %13, label %b4, label %b6, !dbg !24

b4:
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !25
	%24 = load i64, i64 addrspace(1)* %23, align 8, !dbg !25
	%25 = icmp ult i64 %24, %18, !dbg !26
	br i1 %25, label %b5, label %b6, !dbg !26

b5:
	%26 = add i64 %15, 1, !dbg !27
	br label %b6, !dbg !27

b6:
	%27 = phi i64 [ %15, %b3 ], [ %15, %b4 ], [ %26, %b5 ], !dbg !18
	call void @gpuc_barrier_all_thread(), !dbg !28
	%28 = add i64 %16, 1, !dbg !29
	%29 = icmp slt i64 %28, %p3, !dbg !29
	br i1 %29, label %b1, label %b7, !dbg !29

b7:
	%30 = phi i64 [ 0, %b0 ], [ %27, %b6 ], !dbg !18
	%31 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !30
	%32 = icmp slt i64 0, %p4, !dbg !31
	br i1 %32, label %b8, label %b9, !dbg !31

b8:
	%33 = phi i64 [ 0, %b7 ], [ %34, %b8 ], !dbg !31
	call void @gpuc_barrier_all_thread(), !dbg !28
	%34 = add i64 %33, 1, !dbg !32
	%35 = icmp slt i64 %34, %p4, !dbg !32
	br i1 %35, label %b8, label %b9, !dbg !32

b9:
	br i1 %13, label %b10, label %b11, !dbg !32

b10:
	%36 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !33
	%37 = sub i64 %36, %31, !dbg !34
	%38 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !35
	store i64 %37, i64 addrspace(1)* %38, align 8, !dbg !35
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !36
	store i64 %30, i64 addrspace(1)* %39, align 8, !dbg !36
	br label %b11, !dbg !36

b11:
	ret void, !dbg !9
}

define void @BarrierWarp(i64* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !37 {
entry:
	br label %b0, !dbg !38

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !38
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !38
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !38
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !40
	%4 = sext i32 %3 to i64, !dbg !40
	%5 = add i64 %4, 1, !dbg !41
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !42
	%7 = sext i32 %6 to i64, !dbg !42
	%8 = icmp eq i64 %7, -1, !dbg !43
	%9 = select i1 %8, i64 1, i64 %7, !dbg !43
	%10 = srem i64 %5, %9, !dbg !43
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !44, !range !15
	%12 = sext i32 %11 to i64, !dbg !44
	%13 = icmp eq i64 %12, 0, !dbg !45
	%14 = icmp slt i64 0, %p3, !dbg !46
	br i1 %14, label %b1, label %b7, !dbg !46

b1:
	%15 = phi i64 [ 0, %b0 ], [ %27, %b6 ], !dbg !47
	%16 = phi i64 [ 0, %b0 ], [ %28, %b6 ], !dbg !47
	%17 = add i64 %p2, %16, !dbg !49
	%18 = add i64 %17, 1, !dbg !50
	br i1 %13, label %b2, label %b3, !dbg !50

b2:
	%19 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !51
	%20 = trunc i64 %10 to i32, !dbg !52
	%21 = addrspacecast i64 addrspace(1)* %19 to i64*, !dbg !52
	%22 = bitcast i64* %21 to i8*, !dbg !52
	call void @gpuc_p_thread_64(i8* %22, i64 %18, i32 %20), !dbg !52
	br label %b3, !dbg !52

b3:
	call void @gpuc_barrier_all_block(), !dbg !53
	br i1 %13, label %b4, label %b6, !dbg !53

b4:
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !54
	%24 = load i64, i64 addrspace(1)* %23, align 8, !dbg !54
	%25 = icmp ult i64 %24, %18, !dbg !55
	br i1 %25, label %b5, label %b6, !dbg !55

b5:
	%26 = add i64 %15, 1, !dbg !56
	br label %b6, !dbg !56

b6:
	%27 = phi i64 [ %15, %b3 ], [ %15, %b4 ], [ %26, %b5 ], !dbg !47
	call void @gpuc_barrier_all_warp(), !dbg !57
	%28 = add i64 %16, 1, !dbg !58
	%29 = icmp slt i64 %28, %p3, !dbg !58
	br i1 %29, label %b1, label %b7, !dbg !58

b7:
	%30 = phi i64 [ 0, %b0 ], [ %27, %b6 ], !dbg !47
	%31 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !59
	%32 = icmp slt i64 0, %p4, !dbg !60
	br i1 %32, label %b8, label %b9, !dbg !60

b8:
	%33 = phi i64 [ 0, %b7 ], [ %34, %b8 ], !dbg !60
	call void @gpuc_barrier_all_warp(), !dbg !57
	%34 = add i64 %33, 1, !dbg !61
	%35 = icmp slt i64 %34, %p4, !dbg !61
	br i1 %35, label %b8, label %b9, !dbg !61

b9:
	br i1 %13, label %b10, label %b11, !dbg !61

b10:
	%36 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !62
	%37 = sub i64 %36, %31, !dbg !63
	%38 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !64
	store i64 %37, i64 addrspace(1)* %38, align 8, !dbg !64
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !65
	store i64 %30, i64 addrspace(1)* %39, align 8, !dbg !65
	br label %b11, !dbg !65

b11:
	ret void, !dbg !39
}

define void @BarrierBlock(i64* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !66 {
entry:
	br label %b0, !dbg !67

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !67
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !67
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !67
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !69
	%4 = sext i32 %3 to i64, !dbg !69
	%5 = add i64 %4, 1, !dbg !70
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !71
	%7 = sext i32 %6 to i64, !dbg !71
	%8 = icmp eq i64 %7, -1, !dbg !72
	%9 = select i1 %8, i64 1, i64 %7, !dbg !72
	%10 = srem i64 %5, %9, !dbg !72
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73, !range !15
	%12 = sext i32 %11 to i64, !dbg !73
	%13 = icmp eq i64 %12, 0, !dbg !74
	%14 = icmp slt i64 0, %p3, !dbg !75
	br i1 %14, label %b1, label %b7, !dbg !75

b1:
	%15 = phi i64 [ 0, %b0 ], [ %27, %b6 ], !dbg !76
	%16 = phi i64 [ 0, %b0 ], [ %28, %b6 ], !dbg !76
	%17 = add i64 %p2, %16, !dbg !78
	%18 = add i64 %17, 1, !dbg !79
	br i1 %13, label %b2, label %b3, !dbg !79

b2:
	%19 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !80
	%20 = trunc i64 %10 to i32, !dbg !81
	%21 = addrspacecast i64 addrspace(1)* %19 to i64*, !dbg !81
	%22 = bitcast i64* %21 to i8*, !dbg !81
	call void @gpuc_p_thread_64(i8* %22, i64 %18, i32 %20), !dbg !81
	br label %b3, !dbg !81

b3:
	call void @gpuc_barrier_all_block(), !dbg !82
	br i1 %13, label %b4, label %b6, !dbg !82

b4:
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !83
	%24 = load i64, i64 addrspace(1)* %23, align 8, !dbg !83
	%25 = icmp ult i64 %24, %18, !dbg !84
	br i1 %25, label %b5, label %b6, !dbg !84

b5:
	%26 = add i64 %15, 1, !dbg !85
	br label %b6, !dbg !85

b6:
	%27 = phi i64 [ %15, %b3 ], [ %15, %b4 ], [ %26, %b5 ], !dbg !76
	call void @gpuc_barrier_all_block(), !dbg !86
	%28 = add i64 %16, 1, !dbg !87
	%29 = icmp slt i64 %28, %p3, !dbg !87
	br i1 %29, label %b1, label %b7, !dbg !87

b7:
	%30 = phi i64 [ 0, %b0 ], [ %27, %b6 ], !dbg !76
	%31 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !88
	%32 = icmp slt i64 0, %p4, !dbg !89
	br i1 %32, label %b8, label %b9, !dbg !89

b8:
	%33 = phi i64 [ 0, %b7 ], [ %34, %b8 ], !dbg !89
	call void @gpuc_barrier_all_block(), !dbg !86
	%34 = add i64 %33, 1, !dbg !90
	%35 = icmp slt i64 %34, %p4, !dbg !90
	br i1 %35, label %b8, label %b9, !dbg !90

b9:
	br i1 %13, label %b10, label %b11, !dbg !90

b10:
	%36 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !91
	%37 = sub i64 %36, %31, !dbg !92
	%38 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !93
	store i64 %37, i64 addrspace(1)* %38, align 8, !dbg !93
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !94
	store i64 %30, i64 addrspace(1)* %39, align 8, !dbg !94
	br label %b11, !dbg !94

b11:
	ret void, !dbg !68
}

define void @SyncThread(i64* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !95 {
entry:
	br label %b0, !dbg !96

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !96
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !96
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !96
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !98
	%4 = sext i32 %3 to i64, !dbg !98
	%5 = add i64 %4, 1, !dbg !99
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !100
	%7 = sext i32 %6 to i64, !dbg !100
	%8 = icmp eq i64 %7, -1, !dbg !101
	%9 = select i1 %8, i64 1, i64 %7, !dbg !101
	%10 = srem i64 %5, %9, !dbg !101
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !102, !range !15
	%12 = sext i32 %11 to i64, !dbg !102
	%13 = icmp eq i64 %12, 0, !dbg !103
	%14 = icmp slt i64 0, %p3, !dbg !104
	br i1 %14, label %b1, label %b7, !dbg !104

b1:
	%15 = phi i64 [ 0, %b0 ], [ %27, %b6 ], !dbg !105
	%16 = phi i64 [ 0, %b0 ], [ %28, %b6 ], !dbg !105
	%17 = add i64 %p2, %16, !dbg !107
	%18 = add i64 %17, 1, !dbg !108
	br i1 %13, label %b2, label %b3, !dbg !108

b2:
	%19 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !109
	%20 = trunc i64 %10 to i32, !dbg !110
	%21 = addrspacecast i64 addrspace(1)* %19 to i64*, !dbg !110
	%22 = bitcast i64* %21 to i8*, !dbg !110
	call void @gpuc_p_thread_64(i8* %22, i64 %18, i32 %20), !dbg !110
	br label %b3, !dbg !110

b3:
	call void @gpuc_barrier_all_block(), !dbg !111
	br i1 %13, label %b4, label %b6, !dbg !111

b4:
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !112
	%24 = load i64, i64 addrspace(1)* %23, align 8, !dbg !112
	%25 = icmp ult i64 %24, %18, !dbg !113
	br i1 %25, label %b5, label %b6, !dbg !113

b5:
	%26 = add i64 %15, 1, !dbg !114
	br label %b6, !dbg !114

b6:
	%27 = phi i64 [ %15, %b3 ], [ %15, %b4 ], [ %26, %b5 ], !dbg !105
	call void @gpuc_sync_all_thread(), !dbg !115
	%28 = add i64 %16, 1, !dbg !116
	%29 = icmp slt i64 %28, %p3, !dbg !116
	br i1 %29, label %b1, label %b7, !dbg !116

b7:
	%30 = phi i64 [ 0, %b0 ], [ %27, %b6 ], !dbg !105
	%31 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !117
	%32 = icmp slt i64 0, %p4, !dbg !118
	br i1 %32, label %b8, label %b9, !dbg !118

b8:
	%33 = phi i64 [ 0, %b7 ], [ %34, %b8 ], !dbg !118
	call void @gpuc_sync_all_thread(), !dbg !115
	%34 = add i64 %33, 1, !dbg !119
	%35 = icmp slt i64 %34, %p4, !dbg !119
	br i1 %35, label %b8, label %b9, !dbg !119

b9:
	br i1 %13, label %b10, label %b11, !dbg !119

b10:
	%36 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !120
	%37 = sub i64 %36, %31, !dbg !121
	%38 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !122
	store i64 %37, i64 addrspace(1)* %38, align 8, !dbg !122
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !123
	store i64 %30, i64 addrspace(1)* %39, align 8, !dbg !123
	br label %b11, !dbg !123

b11:
	ret void, !dbg !97
}

define void @SyncWarp(i64* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !124 {
entry:
	br label %b0, !dbg !125

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !125
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !125
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !125
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !127
	%4 = sext i32 %3 to i64, !dbg !127
	%5 = add i64 %4, 1, !dbg !128
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !129
	%7 = sext i32 %6 to i64, !dbg !129
	%8 = icmp eq i64 %7, -1, !dbg !130
	%9 = select i1 %8, i64 1, i64 %7, !dbg !130
	%10 = srem i64 %5, %9, !dbg !130
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !131, !range !15
	%12 = sext i32 %11 to i64, !dbg !131
	%13 = icmp eq i64 %12, 0, !dbg !132
	%14 = icmp slt i64 0, %p3, !dbg !133
	br i1 %14, label %b1, label %b7, !dbg !133

b1:
	%15 = phi i64 [ 0, %b0 ], [ %27, %b6 ], !dbg !134
	%16 = phi i64 [ 0, %b0 ], [ %28, %b6 ], !dbg !134
	%17 = add i64 %p2, %16, !dbg !136
	%18 = add i64 %17, 1, !dbg !137
	br i1 %13, label %b2, label %b3, !dbg !137

b2:
	%19 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !138
	%20 = trunc i64 %10 to i32, !dbg !139
	%21 = addrspacecast i64 addrspace(1)* %19 to i64*, !dbg !139
	%22 = bitcast i64* %21 to i8*, !dbg !139
	call void @gpuc_p_thread_64(i8* %22, i64 %18, i32 %20), !dbg !139
	br label %b3, !dbg !139

b3:
	call void @gpuc_barrier_all_block(), !dbg !140
	br i1 %13, label %b4, label %b6, !dbg !140

b4:
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !141
	%24 = load i64, i64 addrspace(1)* %23, align 8, !dbg !141
	%25 = icmp ult i64 %24, %18, !dbg !142
	br i1 %25, label %b5, label %b6, !dbg !142

b5:
	%26 = add i64 %15, 1, !dbg !143
	br label %b6, !dbg !143

b6:
	%27 = phi i64 [ %15, %b3 ], [ %15, %b4 ], [ %26, %b5 ], !dbg !134
	call void @gpuc_sync_all_warp(), !dbg !144
	%28 = add i64 %16, 1, !dbg !145
	%29 = icmp slt i64 %28, %p3, !dbg !145
	br i1 %29, label %b1, label %b7, !dbg !145

b7:
	%30 = phi i64 [ 0, %b0 ], [ %27, %b6 ], !dbg !134
	%31 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !146
	%32 = icmp slt i64 0, %p4, !dbg !147
	br i1 %32, label %b8, label %b9, !dbg !147

b8:
	%33 = phi i64 [ 0, %b7 ], [ %34, %b8 ], !dbg !147
	call void @gpuc_sync_all_warp(), !dbg !144
	%34 = add i64 %33, 1, !dbg !148
	%35 = icmp slt i64 %34, %p4, !dbg !148
	br i1 %35, label %b8, label %b9, !dbg !148

b9:
	br i1 %13, label %b10, label %b11, !dbg !148

b10:
	%36 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !149
	%37 = sub i64 %36, %31, !dbg !150
	%38 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !151
	store i64 %37, i64 addrspace(1)* %38, align 8, !dbg !151
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !152
	store i64 %30, i64 addrspace(1)* %39, align 8, !dbg !152
	br label %b11, !dbg !152

b11:
	ret void, !dbg !126
}

define void @SyncBlock(i64* %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64* %p5, i64 %p6, i64* %p7, i64 %p8, i8* %ctrl) nounwind !dbg !153 {
entry:
	br label %b0, !dbg !154

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !154
	%1 = addrspacecast i64* %p5 to i64 addrspace(1)*, !dbg !154
	%2 = addrspacecast i64* %p7 to i64 addrspace(1)*, !dbg !154
	%3 = call i32 @gpuc_my_pe_thread(), !dbg !156
	%4 = sext i32 %3 to i64, !dbg !156
	%5 = add i64 %4, 1, !dbg !157
	%6 = call i32 @gpuc_num_pes_thread(), !dbg !158
	%7 = sext i32 %6 to i64, !dbg !158
	%8 = icmp eq i64 %7, -1, !dbg !159
	%9 = select i1 %8, i64 1, i64 %7, !dbg !159
	%10 = srem i64 %5, %9, !dbg !159
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !160, !range !15
	%12 = sext i32 %11 to i64, !dbg !160
	%13 = icmp eq i64 %12, 0, !dbg !161
	%14 = icmp slt i64 0, %p3, !dbg !162
	br i1 %14, label %b1, label %b7, !dbg !162

b1:
	%15 = phi i64 [ 0, %b0 ], [ %27, %b6 ], !dbg !163
	%16 = phi i64 [ 0, %b0 ], [ %28, %b6 ], !dbg !163
	%17 = add i64 %p2, %16, !dbg !165
	%18 = add i64 %17, 1, !dbg !166
	br i1 %13, label %b2, label %b3, !dbg !166

b2:
	%19 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !167
	%20 = trunc i64 %10 to i32, !dbg !168
	%21 = addrspacecast i64 addrspace(1)* %19 to i64*, !dbg !168
	%22 = bitcast i64* %21 to i8*, !dbg !168
	call void @gpuc_p_thread_64(i8* %22, i64 %18, i32 %20), !dbg !168
	br label %b3, !dbg !168

b3:
	call void @gpuc_barrier_all_block(), !dbg !169
	br i1 %13, label %b4, label %b6, !dbg !169

b4:
	%23 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 0, !dbg !170
	%24 = load i64, i64 addrspace(1)* %23, align 8, !dbg !170
	%25 = icmp ult i64 %24, %18, !dbg !171
	br i1 %25, label %b5, label %b6, !dbg !171

b5:
	%26 = add i64 %15, 1, !dbg !172
	br label %b6, !dbg !172

b6:
	%27 = phi i64 [ %15, %b3 ], [ %15, %b4 ], [ %26, %b5 ], !dbg !163
	call void @gpuc_sync_all_block(), !dbg !173
	%28 = add i64 %16, 1, !dbg !174
	%29 = icmp slt i64 %28, %p3, !dbg !174
	br i1 %29, label %b1, label %b7, !dbg !174

b7:
	%30 = phi i64 [ 0, %b0 ], [ %27, %b6 ], !dbg !163
	%31 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !175
	%32 = icmp slt i64 0, %p4, !dbg !176
	br i1 %32, label %b8, label %b9, !dbg !176

b8:
	%33 = phi i64 [ 0, %b7 ], [ %34, %b8 ], !dbg !176
	call void @gpuc_sync_all_block(), !dbg !173
	%34 = add i64 %33, 1, !dbg !177
	%35 = icmp slt i64 %34, %p4, !dbg !177
	br i1 %35, label %b8, label %b9, !dbg !177

b9:
	br i1 %13, label %b10, label %b11, !dbg !177

b10:
	%36 = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"() nounwind, !dbg !178
	%37 = sub i64 %36, %31, !dbg !179
	%38 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 0, !dbg !180
	store i64 %37, i64 addrspace(1)* %38, align 8, !dbg !180
	%39 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !181
	store i64 %30, i64 addrspace(1)* %39, align 8, !dbg !181
	br label %b11, !dbg !181

b11:
	ret void, !dbg !155
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare void @gpuc_p_thread_64(i8* %a0, i64 %a1, i32 %a2) nounwind

declare void @gpuc_barrier_all_block() convergent nounwind

declare void @gpuc_barrier_all_thread() nounwind

declare void @gpuc_barrier_all_warp() convergent nounwind

declare void @gpuc_sync_all_thread() nounwind

declare void @gpuc_sync_all_warp() convergent nounwind

declare void @gpuc_sync_all_block() convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!182, !183, !184, !185, !186, !187, !188, !189, !190, !191, !192, !193, !194, !195, !196, !197, !198, !199, !200, !201, !202, !203, !204, !205}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "barrier.go", directory: "github.com/gpuc-go/gpuc/bench/barrier")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "BarrierThread", scope: !1, file: !1, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!7 = !DILocation(line: 52, column: 6, scope: !6)
!8 = distinct !DISubprogram(name: "loop", scope: !1, file: !1, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!9 = !DILocation(line: 52, column: 49, scope: !6)
!10 = !DILocation(line: 25, column: 22, scope: !8, inlinedAt: !9)
!11 = !DILocation(line: 25, column: 26, scope: !8, inlinedAt: !9)
!12 = !DILocation(line: 25, column: 45, scope: !8, inlinedAt: !9)
!13 = !DILocation(line: 25, column: 31, scope: !8, inlinedAt: !9)
!14 = !DILocation(line: 26, column: 22, scope: !8, inlinedAt: !9)
!15 = !{i32 0, i32 1024}
!16 = !DILocation(line: 26, column: 27, scope: !8, inlinedAt: !9)
!17 = !DILocation(line: 28, column: 19, scope: !8, inlinedAt: !9)
!18 = !DILocation(line: 27, column: 6, scope: !8, inlinedAt: !9)
!19 = !DILocation(line: 29, column: 25, scope: !8, inlinedAt: !9)
!20 = !DILocation(line: 29, column: 17, scope: !8, inlinedAt: !9)
!21 = !DILocation(line: 29, column: 29, scope: !8, inlinedAt: !9)
!22 = !DILocation(line: 31, column: 24, scope: !8, inlinedAt: !9)
!23 = !DILocation(line: 31, column: 11, scope: !8, inlinedAt: !9)
!24 = !DILocation(line: 33, column: 19, scope: !8, inlinedAt: !9)
!25 = !DILocation(line: 34, column: 29, scope: !8, inlinedAt: !9)
!26 = !DILocation(line: 34, column: 33, scope: !8, inlinedAt: !9)
!27 = !DILocation(line: 35, column: 4, scope: !8, inlinedAt: !9)
!28 = !DILocation(line: 52, column: 81, scope: !6)
!29 = !DILocation(line: 37, column: 7, scope: !8, inlinedAt: !9)
!30 = !DILocation(line: 39, column: 26, scope: !8, inlinedAt: !9)
!31 = !DILocation(line: 40, column: 14, scope: !8, inlinedAt: !9)
!32 = !DILocation(line: 41, column: 7, scope: !8, inlinedAt: !9)
!33 = !DILocation(line: 44, column: 31, scope: !8, inlinedAt: !9)
!34 = !DILocation(line: 44, column: 35, scope: !8, inlinedAt: !9)
!35 = !DILocation(line: 44, column: 10, scope: !8, inlinedAt: !9)
!36 = !DILocation(line: 45, column: 9, scope: !8, inlinedAt: !9)
!37 = distinct !DISubprogram(name: "BarrierWarp", scope: !1, file: !1, line: 57, type: !4, isDefinition: true, scopeLine: 57, isOptimized: true, unit: !2)
!38 = !DILocation(line: 57, column: 6, scope: !37)
!39 = !DILocation(line: 57, column: 47, scope: !37)
!40 = !DILocation(line: 25, column: 22, scope: !8, inlinedAt: !39)
!41 = !DILocation(line: 25, column: 26, scope: !8, inlinedAt: !39)
!42 = !DILocation(line: 25, column: 45, scope: !8, inlinedAt: !39)
!43 = !DILocation(line: 25, column: 31, scope: !8, inlinedAt: !39)
!44 = !DILocation(line: 26, column: 22, scope: !8, inlinedAt: !39)
!45 = !DILocation(line: 26, column: 27, scope: !8, inlinedAt: !39)
!46 = !DILocation(line: 28, column: 19, scope: !8, inlinedAt: !39)
!47 = !DILocation(line: 27, column: 6, scope: !8, inlinedAt: !39)
!48 = !DILocation(line: 29, column: 25, scope: !8, inlinedAt: !39)
!49 = !DILocation(line: 29, column: 17, scope: !8, inlinedAt: !39)
!50 = !DILocation(line: 29, column: 29, scope: !8, inlinedAt: !39)
!51 = !DILocation(line: 31, column: 24, scope: !8, inlinedAt: !39)
!52 = !DILocation(line: 31, column: 11, scope: !8, inlinedAt: !39)
!53 = !DILocation(line: 33, column: 19, scope: !8, inlinedAt: !39)
!54 = !DILocation(line: 34, column: 29, scope: !8, inlinedAt: !39)
!55 = !DILocation(line: 34, column: 33, scope: !8, inlinedAt: !39)
!56 = !DILocation(line: 35, column: 4, scope: !8, inlinedAt: !39)
!57 = !DILocation(line: 57, column: 79, scope: !37)
!58 = !DILocation(line: 37, column: 7, scope: !8, inlinedAt: !39)
!59 = !DILocation(line: 39, column: 26, scope: !8, inlinedAt: !39)
!60 = !DILocation(line: 40, column: 14, scope: !8, inlinedAt: !39)
!61 = !DILocation(line: 41, column: 7, scope: !8, inlinedAt: !39)
!62 = !DILocation(line: 44, column: 31, scope: !8, inlinedAt: !39)
!63 = !DILocation(line: 44, column: 35, scope: !8, inlinedAt: !39)
!64 = !DILocation(line: 44, column: 10, scope: !8, inlinedAt: !39)
!65 = !DILocation(line: 45, column: 9, scope: !8, inlinedAt: !39)
!66 = distinct !DISubprogram(name: "BarrierBlock", scope: !1, file: !1, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!67 = !DILocation(line: 62, column: 6, scope: !66)
!68 = !DILocation(line: 62, column: 48, scope: !66)
!69 = !DILocation(line: 25, column: 22, scope: !8, inlinedAt: !68)
!70 = !DILocation(line: 25, column: 26, scope: !8, inlinedAt: !68)
!71 = !DILocation(line: 25, column: 45, scope: !8, inlinedAt: !68)
!72 = !DILocation(line: 25, column: 31, scope: !8, inlinedAt: !68)
!73 = !DILocation(line: 26, column: 22, scope: !8, inlinedAt: !68)
!74 = !DILocation(line: 26, column: 27, scope: !8, inlinedAt: !68)
!75 = !DILocation(line: 28, column: 19, scope: !8, inlinedAt: !68)
!76 = !DILocation(line: 27, column: 6, scope: !8, inlinedAt: !68)
!77 = !DILocation(line: 29, column: 25, scope: !8, inlinedAt: !68)
!78 = !DILocation(line: 29, column: 17, scope: !8, inlinedAt: !68)
!79 = !DILocation(line: 29, column: 29, scope: !8, inlinedAt: !68)
!80 = !DILocation(line: 31, column: 24, scope: !8, inlinedAt: !68)
!81 = !DILocation(line: 31, column: 11, scope: !8, inlinedAt: !68)
!82 = !DILocation(line: 33, column: 19, scope: !8, inlinedAt: !68)
!83 = !DILocation(line: 34, column: 29, scope: !8, inlinedAt: !68)
!84 = !DILocation(line: 34, column: 33, scope: !8, inlinedAt: !68)
!85 = !DILocation(line: 35, column: 4, scope: !8, inlinedAt: !68)
!86 = !DILocation(line: 62, column: 80, scope: !66)
!87 = !DILocation(line: 37, column: 7, scope: !8, inlinedAt: !68)
!88 = !DILocation(line: 39, column: 26, scope: !8, inlinedAt: !68)
!89 = !DILocation(line: 40, column: 14, scope: !8, inlinedAt: !68)
!90 = !DILocation(line: 41, column: 7, scope: !8, inlinedAt: !68)
!91 = !DILocation(line: 44, column: 31, scope: !8, inlinedAt: !68)
!92 = !DILocation(line: 44, column: 35, scope: !8, inlinedAt: !68)
!93 = !DILocation(line: 44, column: 10, scope: !8, inlinedAt: !68)
!94 = !DILocation(line: 45, column: 9, scope: !8, inlinedAt: !68)
!95 = distinct !DISubprogram(name: "SyncThread", scope: !1, file: !1, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!96 = !DILocation(line: 67, column: 6, scope: !95)
!97 = !DILocation(line: 67, column: 46, scope: !95)
!98 = !DILocation(line: 25, column: 22, scope: !8, inlinedAt: !97)
!99 = !DILocation(line: 25, column: 26, scope: !8, inlinedAt: !97)
!100 = !DILocation(line: 25, column: 45, scope: !8, inlinedAt: !97)
!101 = !DILocation(line: 25, column: 31, scope: !8, inlinedAt: !97)
!102 = !DILocation(line: 26, column: 22, scope: !8, inlinedAt: !97)
!103 = !DILocation(line: 26, column: 27, scope: !8, inlinedAt: !97)
!104 = !DILocation(line: 28, column: 19, scope: !8, inlinedAt: !97)
!105 = !DILocation(line: 27, column: 6, scope: !8, inlinedAt: !97)
!106 = !DILocation(line: 29, column: 25, scope: !8, inlinedAt: !97)
!107 = !DILocation(line: 29, column: 17, scope: !8, inlinedAt: !97)
!108 = !DILocation(line: 29, column: 29, scope: !8, inlinedAt: !97)
!109 = !DILocation(line: 31, column: 24, scope: !8, inlinedAt: !97)
!110 = !DILocation(line: 31, column: 11, scope: !8, inlinedAt: !97)
!111 = !DILocation(line: 33, column: 19, scope: !8, inlinedAt: !97)
!112 = !DILocation(line: 34, column: 29, scope: !8, inlinedAt: !97)
!113 = !DILocation(line: 34, column: 33, scope: !8, inlinedAt: !97)
!114 = !DILocation(line: 35, column: 4, scope: !8, inlinedAt: !97)
!115 = !DILocation(line: 67, column: 75, scope: !95)
!116 = !DILocation(line: 37, column: 7, scope: !8, inlinedAt: !97)
!117 = !DILocation(line: 39, column: 26, scope: !8, inlinedAt: !97)
!118 = !DILocation(line: 40, column: 14, scope: !8, inlinedAt: !97)
!119 = !DILocation(line: 41, column: 7, scope: !8, inlinedAt: !97)
!120 = !DILocation(line: 44, column: 31, scope: !8, inlinedAt: !97)
!121 = !DILocation(line: 44, column: 35, scope: !8, inlinedAt: !97)
!122 = !DILocation(line: 44, column: 10, scope: !8, inlinedAt: !97)
!123 = !DILocation(line: 45, column: 9, scope: !8, inlinedAt: !97)
!124 = distinct !DISubprogram(name: "SyncWarp", scope: !1, file: !1, line: 72, type: !4, isDefinition: true, scopeLine: 72, isOptimized: true, unit: !2)
!125 = !DILocation(line: 72, column: 6, scope: !124)
!126 = !DILocation(line: 72, column: 44, scope: !124)
!127 = !DILocation(line: 25, column: 22, scope: !8, inlinedAt: !126)
!128 = !DILocation(line: 25, column: 26, scope: !8, inlinedAt: !126)
!129 = !DILocation(line: 25, column: 45, scope: !8, inlinedAt: !126)
!130 = !DILocation(line: 25, column: 31, scope: !8, inlinedAt: !126)
!131 = !DILocation(line: 26, column: 22, scope: !8, inlinedAt: !126)
!132 = !DILocation(line: 26, column: 27, scope: !8, inlinedAt: !126)
!133 = !DILocation(line: 28, column: 19, scope: !8, inlinedAt: !126)
!134 = !DILocation(line: 27, column: 6, scope: !8, inlinedAt: !126)
!135 = !DILocation(line: 29, column: 25, scope: !8, inlinedAt: !126)
!136 = !DILocation(line: 29, column: 17, scope: !8, inlinedAt: !126)
!137 = !DILocation(line: 29, column: 29, scope: !8, inlinedAt: !126)
!138 = !DILocation(line: 31, column: 24, scope: !8, inlinedAt: !126)
!139 = !DILocation(line: 31, column: 11, scope: !8, inlinedAt: !126)
!140 = !DILocation(line: 33, column: 19, scope: !8, inlinedAt: !126)
!141 = !DILocation(line: 34, column: 29, scope: !8, inlinedAt: !126)
!142 = !DILocation(line: 34, column: 33, scope: !8, inlinedAt: !126)
!143 = !DILocation(line: 35, column: 4, scope: !8, inlinedAt: !126)
!144 = !DILocation(line: 72, column: 73, scope: !124)
!145 = !DILocation(line: 37, column: 7, scope: !8, inlinedAt: !126)
!146 = !DILocation(line: 39, column: 26, scope: !8, inlinedAt: !126)
!147 = !DILocation(line: 40, column: 14, scope: !8, inlinedAt: !126)
!148 = !DILocation(line: 41, column: 7, scope: !8, inlinedAt: !126)
!149 = !DILocation(line: 44, column: 31, scope: !8, inlinedAt: !126)
!150 = !DILocation(line: 44, column: 35, scope: !8, inlinedAt: !126)
!151 = !DILocation(line: 44, column: 10, scope: !8, inlinedAt: !126)
!152 = !DILocation(line: 45, column: 9, scope: !8, inlinedAt: !126)
!153 = distinct !DISubprogram(name: "SyncBlock", scope: !1, file: !1, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!154 = !DILocation(line: 77, column: 6, scope: !153)
!155 = !DILocation(line: 77, column: 45, scope: !153)
!156 = !DILocation(line: 25, column: 22, scope: !8, inlinedAt: !155)
!157 = !DILocation(line: 25, column: 26, scope: !8, inlinedAt: !155)
!158 = !DILocation(line: 25, column: 45, scope: !8, inlinedAt: !155)
!159 = !DILocation(line: 25, column: 31, scope: !8, inlinedAt: !155)
!160 = !DILocation(line: 26, column: 22, scope: !8, inlinedAt: !155)
!161 = !DILocation(line: 26, column: 27, scope: !8, inlinedAt: !155)
!162 = !DILocation(line: 28, column: 19, scope: !8, inlinedAt: !155)
!163 = !DILocation(line: 27, column: 6, scope: !8, inlinedAt: !155)
!164 = !DILocation(line: 29, column: 25, scope: !8, inlinedAt: !155)
!165 = !DILocation(line: 29, column: 17, scope: !8, inlinedAt: !155)
!166 = !DILocation(line: 29, column: 29, scope: !8, inlinedAt: !155)
!167 = !DILocation(line: 31, column: 24, scope: !8, inlinedAt: !155)
!168 = !DILocation(line: 31, column: 11, scope: !8, inlinedAt: !155)
!169 = !DILocation(line: 33, column: 19, scope: !8, inlinedAt: !155)
!170 = !DILocation(line: 34, column: 29, scope: !8, inlinedAt: !155)
!171 = !DILocation(line: 34, column: 33, scope: !8, inlinedAt: !155)
!172 = !DILocation(line: 35, column: 4, scope: !8, inlinedAt: !155)
!173 = !DILocation(line: 77, column: 74, scope: !153)
!174 = !DILocation(line: 37, column: 7, scope: !8, inlinedAt: !155)
!175 = !DILocation(line: 39, column: 26, scope: !8, inlinedAt: !155)
!176 = !DILocation(line: 40, column: 14, scope: !8, inlinedAt: !155)
!177 = !DILocation(line: 41, column: 7, scope: !8, inlinedAt: !155)
!178 = !DILocation(line: 44, column: 31, scope: !8, inlinedAt: !155)
!179 = !DILocation(line: 44, column: 35, scope: !8, inlinedAt: !155)
!180 = !DILocation(line: 44, column: 10, scope: !8, inlinedAt: !155)
!181 = !DILocation(line: 45, column: 9, scope: !8, inlinedAt: !155)
!182 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierThread, !"kernel", i32 1}
!183 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierThread, !"maxntidx", i32 1024}
!184 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierThread, !"maxntidy", i32 1}
!185 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierThread, !"maxntidz", i32 1}
!186 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierWarp, !"kernel", i32 1}
!187 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierWarp, !"maxntidx", i32 1024}
!188 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierWarp, !"maxntidy", i32 1}
!189 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierWarp, !"maxntidz", i32 1}
!190 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierBlock, !"kernel", i32 1}
!191 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierBlock, !"maxntidx", i32 1024}
!192 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierBlock, !"maxntidy", i32 1}
!193 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @BarrierBlock, !"maxntidz", i32 1}
!194 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncThread, !"kernel", i32 1}
!195 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncThread, !"maxntidx", i32 1024}
!196 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncThread, !"maxntidy", i32 1}
!197 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncThread, !"maxntidz", i32 1}
!198 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncWarp, !"kernel", i32 1}
!199 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncWarp, !"maxntidx", i32 1024}
!200 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncWarp, !"maxntidy", i32 1}
!201 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncWarp, !"maxntidz", i32 1}
!202 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncBlock, !"kernel", i32 1}
!203 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncBlock, !"maxntidx", i32 1024}
!204 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncBlock, !"maxntidy", i32 1}
!205 = !{void (i64*, i64, i64, i64, i64, i64*, i64, i64*, i64, i8*)* @SyncBlock, !"maxntidz", i32 1}
