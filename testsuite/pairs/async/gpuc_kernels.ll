target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_Box_22 = addrspace(3) global [160 x i64] undef, align 1024
@gpuc_shared_Box_23 = addrspace(3) global { i64 } undef, align 8
@gpuc_shared_Copy_23 = addrspace(3) global [2 x [64 x i64]] undef, align 1024
@gpuc_shared_Role_25 = addrspace(3) global [2 x [32 x i64]] undef, align 128
@gpuc_shared_Load_27 = addrspace(3) global [2 x [64 x i64]] undef, align 1024
@gpuc_shared_Load_28 = addrspace(3) global [2 x { i64 }] undef, align 16
@gpuc_shared_Load_29 = addrspace(3) global [2 x { i64 }] undef, align 16
@gpuc_shared_Near_23 = addrspace(3) global [64 x i64] undef, align 128
@gpuc_shared_Near_24 = addrspace(3) global [64 x i64] undef, align 128
@gpuc_shared_Near_25 = addrspace(3) global [64 x i64] undef, align 128
@gpuc_shared_Near_26 = addrspace(3) global [64 x i64] undef, align 128
@gpuc_shared_Near_27 = addrspace(3) global { i64 } undef, align 8
@gpuc_shared_Send_23 = addrspace(3) global [16 x i64] undef, align 128
@gpuc_shared_Send_24 = addrspace(3) global [16 x i64] undef, align 128
@gpuc_shared_Send_25 = addrspace(3) global { i64 } undef, align 8
@gpuc_shared_Store_26 = addrspace(3) global [2 x [32 x i64]] undef, align 128
@gpuc_reflect__CUDA_ARCH = internal addrspace(1) constant [12 x i8] c"__CUDA_ARCH\00"
@llvm.used = appending global [7 x i8*] [i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*, i64, i64, i8*)* @Box to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Copy to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Role to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Load to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Near to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Send to i8*), i8* bitcast (void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Store to i8*)], section "llvm.metadata"

define void @Box(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i8* %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !7
	%1 = addrspacecast i8* %p8 to i8 addrspace(1)*, !dbg !7
	%2 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !7
	%3 = ptrtoint i8* %2 to i64, !dbg !7
	call void asm sideeffect "fence.proxy.tensormap::generic.acquire.sys [$0], 128;", "l,~{memory}"(i64 %3) nounwind, !dbg !7
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !10, !range !11
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !10, !range !11
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !10, !range !12
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !10, !range !13
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !10, !range !13
	%9 = mul i32 %8, %6, !dbg !10
	%10 = add i32 %5, %9, !dbg !10
	%11 = mul i32 %7, %10, !dbg !10
	%12 = add i32 %4, %11, !dbg !10
	%13 = sext i32 %12 to i64, !dbg !10
	%14 = getelementptr inbounds [160 x i64], [160 x i64] addrspace(3)* @gpuc_shared_Box_22, i64 0, i64 0, !dbg !14
	%15 = icmp eq i64 %p10, 2, !dbg !15
	br i1 %15, label %b1, label %b2, !dbg !15

b1:
	%16 = getelementptr inbounds i64, i64 addrspace(3)* %14, i64 8, !dbg !16
	br label %b2, !dbg !16

b2:
	%17 = phi i64 addrspace(3)* [ %14, %b0 ], [ %16, %b1 ], !dbg !17
	%18 = icmp eq i64 %13, 0, !dbg !18
	br i1 %18, label %b3, label %b4, !dbg !18

b3:
	%19 = bitcast { i64 } addrspace(3)* @gpuc_shared_Box_23 to i64 addrspace(3)*, !dbg !19
	%20 = addrspacecast i64 addrspace(3)* %19 to i64*, !dbg !19
	%21 = addrspacecast i64* %20 to i64 addrspace(3)*, !dbg !19
	%22 = ptrtoint i64 addrspace(3)* %21 to i32, !dbg !19
	call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r,~{memory}"(i32 %22, i32 1) nounwind, !dbg !19
	call void @gpuc_mbarrier_made(), !dbg !19
	br label %b4, !dbg !19

b4:
	call void @llvm.nvvm.barrier0(), !dbg !20
	br i1 %18, label %b5, label %b8, !dbg !21

b5:
	%23 = mul i64 %p9, 8, !dbg !22
	%24 = icmp eq i64 %p10, 1, !dbg !23
	br i1 %24, label %b6, label %b7, !dbg !23

b6:
	%25 = ashr i64 %23, 1, !dbg !24
	br label %b7, !dbg !24

b7:
	%26 = phi i64 [ %23, %b5 ], [ %25, %b6 ], !dbg !25
	%27 = bitcast { i64 } addrspace(3)* @gpuc_shared_Box_23 to i64 addrspace(3)*, !dbg !26
	%28 = trunc i64 %26 to i32, !dbg !26
	%29 = addrspacecast i64 addrspace(3)* %27 to i64*, !dbg !26
	%30 = addrspacecast i64* %29 to i64 addrspace(3)*, !dbg !26
	%31 = ptrtoint i64 addrspace(3)* %30 to i32, !dbg !26
	call void asm sideeffect "{ .reg .b64 s; mbarrier.arrive.expect_tx.shared.b64 s, [$0], $1; }", "r,r,~{memory}"(i32 %31, i32 %28) nounwind, !dbg !26
	%32 = addrspacecast i64 addrspace(3)* %17 to i64*, !dbg !27
	%33 = ptrtoint i64* %32 to i64, !dbg !27
	%34 = and i64 %33, 127, !dbg !27
	%35 = icmp eq i64 %34, 0, !dbg !27
	%36 = bitcast i64 addrspace(3)* %17 to i8 addrspace(3)*, !dbg !27
	%37 = addrspacecast i8 addrspace(3)* %36 to i8*, !dbg !27
	%38 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !27
	%39 = addrspacecast i64 addrspace(3)* %27 to i64*, !dbg !27
	%40 = icmp ne i64 32, %p9, !dbg !27
	%41 = icmp eq i1 %35, false, !dbg !27
	%42 = or i1 %40, %41, !dbg !27
	br i1 %42, label %b7_fail1, label %b7_ok1, !dbg !27, !prof !28

b7_ok1:
	%43 = addrspacecast i8* %37 to i8 addrspace(3)*, !dbg !27
	%44 = ptrtoint i8 addrspace(3)* %43 to i32, !dbg !27
	%45 = ptrtoint i8* %38 to i64, !dbg !27
	%46 = addrspacecast i64* %39 to i64 addrspace(3)*, !dbg !27
	%47 = ptrtoint i64 addrspace(3)* %46 to i32, !dbg !27
	call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r,~{memory}"(i32 %44, i64 %45, i32 0, i32 6, i32 %47) nounwind, !dbg !27
	br label %b8, !dbg !27

b8:
	%48 = icmp ne i64 %p10, 3, !dbg !31
	br i1 %48, label %b9, label %b10, !dbg !31

b9:
	%49 = bitcast { i64 } addrspace(3)* @gpuc_shared_Box_23 to i64 addrspace(3)*, !dbg !32
	%50 = addrspacecast i64 addrspace(3)* %49 to i64*, !dbg !32
	%51 = addrspacecast i64* %50 to i64 addrspace(3)*, !dbg !32
	%52 = ptrtoint i64 addrspace(3)* %51 to i32, !dbg !32
	call void @gpuc_mbarrier_wait(i32 %52, i32 0), !dbg !32
	br label %b10, !dbg !32

b10:
	%53 = trunc i64 %13 to i32, !dbg !34
	%54 = icmp uge i64 %13, %p7, !dbg !33
	br i1 %54, label %b10_fail1, label %b10_ok1, !dbg !33, !prof !28

b10_ok1:
	%55 = urem i32 %53, 32, !dbg !34
	%56 = zext i32 %55 to i64, !dbg !34
	%57 = getelementptr inbounds i64, i64 addrspace(3)* %17, i64 %56, !dbg !35
	%58 = load i64, i64 addrspace(3)* %57, align 8, !dbg !35
	%59 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %13, !dbg !33
	store i64 %58, i64 addrspace(1)* %59, align 8, !dbg !33
	call void @llvm.nvvm.barrier0(), !dbg !36
	%60 = icmp slt i64 %13, 32, !dbg !37
	br i1 %60, label %b11, label %b12, !dbg !37

b11:
	%61 = getelementptr inbounds i64, i64 addrspace(3)* %17, i64 %13, !dbg !38
	%62 = load i64, i64 addrspace(3)* %61, align 8, !dbg !38
	%63 = add i64 %62, 1, !dbg !39
	store i64 %63, i64 addrspace(3)* %61, align 8, !dbg !38
	br label %b12, !dbg !38

b12:
	%64 = icmp ne i64 %p10, 4, !dbg !40
	br i1 %64, label %b13, label %b14, !dbg !40

b13:
	call void @gpuc_fence_async(), !dbg !41
	br label %b14, !dbg !41

b14:
	call void @llvm.nvvm.barrier0(), !dbg !42
	br i1 %18, label %b15, label %b17, !dbg !43

b15:
	%65 = addrspacecast i64 addrspace(3)* %17 to i64*, !dbg !44
	%66 = ptrtoint i64* %65 to i64, !dbg !44
	%67 = and i64 %66, 127, !dbg !44
	%68 = icmp eq i64 %67, 0, !dbg !44
	%69 = bitcast i64 addrspace(3)* %17 to i8 addrspace(3)*, !dbg !44
	%70 = addrspacecast i8 addrspace(3)* %69 to i8*, !dbg !44
	%71 = addrspacecast i8 addrspace(1)* %1 to i8*, !dbg !44
	%72 = icmp ne i64 32, %p9, !dbg !44
	%73 = icmp eq i1 %68, false, !dbg !44
	%74 = or i1 %72, %73, !dbg !44
	br i1 %74, label %b15_fail1, label %b15_ok1, !dbg !44, !prof !28

b15_ok1:
	%75 = addrspacecast i8* %70 to i8 addrspace(3)*, !dbg !44
	%76 = ptrtoint i8 addrspace(3)* %75 to i32, !dbg !44
	%77 = ptrtoint i8* %71 to i64, !dbg !44
	call void asm sideeffect "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$1, {$2, $3}], [$0];", "r,l,r,r,~{memory}"(i32 %76, i64 %77, i32 0, i32 6) nounwind, !dbg !44
	call void asm sideeffect "cp.async.bulk.commit_group;", "~{memory}"() nounwind, !dbg !45
	%78 = icmp ne i64 %p10, 5, !dbg !46
	br i1 %78, label %b16, label %b17, !dbg !46

b16:
	call void asm sideeffect "cp.async.bulk.wait_group 0;", "~{memory}"() nounwind, !dbg !47
	br label %b17, !dbg !47

b17:
	%79 = icmp eq i64 %p10, 5, !dbg !48
	br i1 %79, label %b18, label %b22, !dbg !48

b18:
	call void @llvm.nvvm.barrier0(), !dbg !49
	br i1 %60, label %b19, label %b20, !dbg !50

b19:
	%80 = getelementptr inbounds i64, i64 addrspace(3)* %17, i64 %13, !dbg !51
	store i64 0, i64 addrspace(3)* %80, align 8, !dbg !51
	br label %b20, !dbg !51

b20:
	br i1 %18, label %b21, label %b22, !dbg !52

b21:
	call void asm sideeffect "cp.async.bulk.wait_group 0;", "~{memory}"() nounwind, !dbg !53
	br label %b22, !dbg !53

b22:
	ret void, !dbg !53

b7_fail1:
	%81 = icmp ne i64 32, %p9, !dbg !27
	br i1 %81, label %b7_fail2, label %b7_ok2, !dbg !27

b7_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 32, i64 %p9), !dbg !27
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !27
	ret void, !dbg !27

b7_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %34, i64 128), !dbg !27
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !27
	ret void, !dbg !27

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %13, i64 %p7), !dbg !33
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !33
	ret void, !dbg !33

b15_fail1:
	%82 = icmp ne i64 32, %p9, !dbg !44
	br i1 %82, label %b15_fail2, label %b15_ok2, !dbg !44

b15_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 32, i64 %p9), !dbg !44
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !44
	ret void, !dbg !44

b15_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %67, i64 128), !dbg !44
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !44
	ret void, !dbg !44
}

define void @Copy(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !55 {
entry:
	br label %b0, !dbg !56

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !56
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !56
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !57, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !57, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !57, !range !12
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !57, !range !13
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !57, !range !13
	%7 = mul i32 %6, %4, !dbg !57
	%8 = add i32 %3, %7, !dbg !57
	%9 = mul i32 %5, %8, !dbg !57
	%10 = add i32 %2, %9, !dbg !57
	%11 = sext i32 %10 to i64, !dbg !57
	%12 = and i64 %11, 63, !dbg !58
	%13 = getelementptr inbounds [2 x [64 x i64]], [2 x [64 x i64]] addrspace(3)* @gpuc_shared_Copy_23, i64 0, i64 0, !dbg !61
	%14 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* %13, i64 0, i64 %11, !dbg !62
	%15 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %12, !dbg !59
	%16 = bitcast i64 addrspace(3)* %14 to i8 addrspace(3)*, !dbg !63
	%17 = bitcast i64 addrspace(1)* %15 to i8 addrspace(1)*, !dbg !63
	%18 = addrspacecast i8 addrspace(3)* %16 to i8*, !dbg !63
	%19 = addrspacecast i8 addrspace(1)* %17 to i8*, !dbg !63
	%20 = icmp uge i64 %12, %p3, !dbg !59
	br i1 %20, label %b0_fail1, label %b0_ok1, !dbg !59, !prof !28

b0_ok1:
	%21 = addrspacecast i8* %18 to i8 addrspace(3)*, !dbg !63
	%22 = addrspacecast i8* %19 to i8 addrspace(1)*, !dbg !63
	call void @gpuc_copy_async_8(i8 addrspace(3)* %21, i8 addrspace(1)* %22, i32 8), !dbg !63
	%23 = icmp ne i64 %p8, 1, !dbg !64
	br i1 %23, label %b1, label %b2, !dbg !64

b1:
	call void @gpuc_copies_commit(), !dbg !65
	br label %b2, !dbg !65

b2:
	%24 = icmp eq i64 %p8, 5, !dbg !66
	%25 = icmp eq i64 %p8, 2, !dbg !67
	%26 = icmp ne i64 %p8, 3, !dbg !68
	%27 = icmp ne i64 %p8, 4, !dbg !69
	%28 = icmp ne i64 %p8, 5, !dbg !70
	%29 = icmp eq i64 %p8, 6, !dbg !71
	%30 = trunc i64 %11 to i32, !dbg !72
	%31 = sub i32 63, %30, !dbg !72
	%32 = zext i32 %31 to i64, !dbg !72
	%33 = add i64 %p3, -64, !dbg !73
	%34 = icmp sge i64 %33, 0, !dbg !73
	%35 = add i64 %p7, -64, !dbg !73
	%36 = sext i32 %5 to i64, !dbg !73
	%37 = mul i64 %36, -63, !dbg !73
	%38 = add i64 %35, %37, !dbg !73
	%39 = sext i32 %6 to i64, !dbg !73
	%40 = mul i64 %39, %37, !dbg !73
	%41 = add i64 %38, %40, !dbg !73
	%42 = icmp sge i64 %41, 0, !dbg !73
	%43 = and i1 %34, %42, !dbg !73
	br i1 %43, label %b3, label %b22_cold, !dbg !73, !prof !74

b3:
	%44 = phi i32 [ %86, %b21 ], [ 0, %b2 ], !dbg !73
	%45 = sext i32 %44 to i64, !dbg !73
	br i1 %24, label %b4, label %b7, !dbg !66

b4:
	%46 = add i32 %44, 1, !dbg !75
	%47 = sext i32 %46 to i64, !dbg !75
	%48 = icmp slt i32 %46, 6, !dbg !76
	br i1 %48, label %b5, label %b6, !dbg !76

b5:
	%49 = and i64 %47, 1, !dbg !77
	%50 = getelementptr inbounds [2 x [64 x i64]], [2 x [64 x i64]] addrspace(3)* @gpuc_shared_Copy_23, i64 0, i64 %49, !dbg !61
	%51 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* %50, i64 0, i64 %11, !dbg !62
	%52 = add i64 %11, %47, !dbg !78
	%53 = and i64 %52, 63, !dbg !58
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %53, !dbg !59
	%55 = bitcast i64 addrspace(3)* %51 to i8 addrspace(3)*, !dbg !63
	%56 = bitcast i64 addrspace(1)* %54 to i8 addrspace(1)*, !dbg !63
	%57 = addrspacecast i8 addrspace(3)* %55 to i8*, !dbg !63
	%58 = addrspacecast i8 addrspace(1)* %56 to i8*, !dbg !63
	%59 = addrspacecast i8* %57 to i8 addrspace(3)*, !dbg !63
	%60 = addrspacecast i8* %58 to i8 addrspace(1)*, !dbg !63
	call void @gpuc_copy_async_8(i8 addrspace(3)* %59, i8 addrspace(1)* %60, i32 8), !dbg !63
	br label %b6, !dbg !63

b6:
	call void @gpuc_copies_commit(), !dbg !65
	call void @gpuc_copies_wait_1(), !dbg !79
	br label %b11, !dbg !79

b7:
	br i1 %25, label %b8, label %b9, !dbg !67

b8:
	call void @gpuc_copies_wait_1(), !dbg !80
	br label %b11, !dbg !80

b9:
	br i1 %26, label %b10, label %b11, !dbg !68

b10:
	call void @gpuc_copies_wait_0(), !dbg !81
	br label %b11, !dbg !81

b11:
	br i1 %27, label %b12, label %b13, !dbg !69

b12:
	call void @llvm.nvvm.barrier0(), !dbg !82
	br label %b13, !dbg !82

b13:
	br i1 %28, label %b14, label %b18, !dbg !70

b14:
	%61 = add i32 %44, 1, !dbg !83
	%62 = sext i32 %61 to i64, !dbg !83
	%63 = icmp slt i32 %61, 6, !dbg !76
	br i1 %63, label %b15, label %b16, !dbg !76

b15:
	%64 = and i64 %62, 1, !dbg !77
	%65 = getelementptr inbounds [2 x [64 x i64]], [2 x [64 x i64]] addrspace(3)* @gpuc_shared_Copy_23, i64 0, i64 %64, !dbg !61
	%66 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* %65, i64 0, i64 %11, !dbg !62
	%67 = add i64 %11, %62, !dbg !78
	%68 = and i64 %67, 63, !dbg !58
	%69 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %68, !dbg !59
	%70 = bitcast i64 addrspace(3)* %66 to i8 addrspace(3)*, !dbg !63
	%71 = bitcast i64 addrspace(1)* %69 to i8 addrspace(1)*, !dbg !63
	%72 = addrspacecast i8 addrspace(3)* %70 to i8*, !dbg !63
	%73 = addrspacecast i8 addrspace(1)* %71 to i8*, !dbg !63
	%74 = addrspacecast i8* %72 to i8 addrspace(3)*, !dbg !63
	%75 = addrspacecast i8* %73 to i8 addrspace(1)*, !dbg !63
	call void @gpuc_copy_async_8(i8 addrspace(3)* %74, i8 addrspace(1)* %75, i32 8), !dbg !63
	br label %b16, !dbg !63

b16:
	br i1 %23, label %b17, label %b18, !dbg !64

b17:
	call void @gpuc_copies_commit(), !dbg !65
	br label %b18, !dbg !65

b18:
	br i1 %29, label %b19, label %b21, !dbg !71

b19:
	%76 = add i32 %44, 1, !dbg !84
	%77 = icmp slt i32 %76, 6, !dbg !85
	br i1 %77, label %b20, label %b21, !dbg !85

b20:
	%78 = add i64 %11, %45, !dbg !86
	%79 = add i64 %78, 1, !dbg !87
	%80 = and i64 %79, 63, !dbg !88
	%81 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %80, !dbg !89
	store i64 -1, i64 addrspace(1)* %81, align 8, !dbg !89
	br label %b21, !dbg !89

b21:
	%82 = and i64 %45, 1, !dbg !90
	%83 = getelementptr inbounds [2 x [64 x i64]], [2 x [64 x i64]] addrspace(3)* @gpuc_shared_Copy_23, i64 0, i64 %82, !dbg !91
	%84 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* %83, i64 0, i64 %32, !dbg !92
	%85 = load i64, i64 addrspace(3)* %84, align 8, !dbg !92
	%86 = add i32 %44, 1, !dbg !93
	%87 = sext i32 %86 to i64, !dbg !93
	%88 = mul i64 %85, %87, !dbg !94
	%89 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %11, !dbg !95
	%90 = load i64, i64 addrspace(1)* %89, align 8, !dbg !95
	%91 = add i64 %90, %88, !dbg !96
	store i64 %91, i64 addrspace(1)* %89, align 8, !dbg !95
	%92 = icmp slt i32 %86, 6, !dbg !95
	br i1 %92, label %b3, label %b41, !dbg !95

b41:
	ret void, !dbg !95

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %12, i64 %p3), !dbg !59
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !59
	ret void, !dbg !59

b22_cold:
	%93 = phi i64 [ %136, %b40_cold_ok1 ], [ 0, %b2 ], !dbg !73
	br i1 %24, label %b23_cold, label %b26_cold, !dbg !66

b23_cold:
	%94 = add i64 %93, 1, !dbg !75
	%95 = icmp slt i64 %94, 6, !dbg !76
	br i1 %95, label %b24_cold, label %b25_cold, !dbg !76

b24_cold:
	%96 = add i64 %11, %94, !dbg !78
	%97 = and i64 %96, 63, !dbg !58
	%98 = and i64 %94, 1, !dbg !77
	%99 = getelementptr inbounds [2 x [64 x i64]], [2 x [64 x i64]] addrspace(3)* @gpuc_shared_Copy_23, i64 0, i64 %98, !dbg !61
	%100 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* %99, i64 0, i64 %11, !dbg !62
	%101 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %97, !dbg !59
	%102 = bitcast i64 addrspace(3)* %100 to i8 addrspace(3)*, !dbg !63
	%103 = bitcast i64 addrspace(1)* %101 to i8 addrspace(1)*, !dbg !63
	%104 = addrspacecast i8 addrspace(3)* %102 to i8*, !dbg !63
	%105 = addrspacecast i8 addrspace(1)* %103 to i8*, !dbg !63
	%106 = icmp uge i64 %97, %p3, !dbg !59
	br i1 %106, label %b24_cold_fail1, label %b24_cold_ok1, !dbg !59, !prof !28

b24_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %97, i64 %p3), !dbg !59
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !59
	ret void, !dbg !59

b24_cold_ok1:
	%107 = addrspacecast i8* %104 to i8 addrspace(3)*, !dbg !63
	%108 = addrspacecast i8* %105 to i8 addrspace(1)*, !dbg !63
	call void @gpuc_copy_async_8(i8 addrspace(3)* %107, i8 addrspace(1)* %108, i32 8), !dbg !63
	br label %b25_cold, !dbg !63

b25_cold:
	call void @gpuc_copies_commit(), !dbg !65
	call void @gpuc_copies_wait_1(), !dbg !79
	br label %b30_cold, !dbg !79

b26_cold:
	br i1 %25, label %b27_cold, label %b28_cold, !dbg !67

b27_cold:
	call void @gpuc_copies_wait_1(), !dbg !80
	br label %b30_cold, !dbg !80

b28_cold:
	br i1 %26, label %b29_cold, label %b30_cold, !dbg !68

b29_cold:
	call void @gpuc_copies_wait_0(), !dbg !81
	br label %b30_cold, !dbg !81

b30_cold:
	br i1 %27, label %b31_cold, label %b32_cold, !dbg !69

b31_cold:
	call void @llvm.nvvm.barrier0(), !dbg !82
	br label %b32_cold, !dbg !82

b32_cold:
	br i1 %28, label %b33_cold, label %b37_cold, !dbg !70

b33_cold:
	%109 = add i64 %93, 1, !dbg !83
	%110 = icmp slt i64 %109, 6, !dbg !76
	br i1 %110, label %b34_cold, label %b35_cold, !dbg !76

b34_cold:
	%111 = add i64 %11, %109, !dbg !78
	%112 = and i64 %111, 63, !dbg !58
	%113 = and i64 %109, 1, !dbg !77
	%114 = getelementptr inbounds [2 x [64 x i64]], [2 x [64 x i64]] addrspace(3)* @gpuc_shared_Copy_23, i64 0, i64 %113, !dbg !61
	%115 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* %114, i64 0, i64 %11, !dbg !62
	%116 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %112, !dbg !59
	%117 = bitcast i64 addrspace(3)* %115 to i8 addrspace(3)*, !dbg !63
	%118 = bitcast i64 addrspace(1)* %116 to i8 addrspace(1)*, !dbg !63
	%119 = addrspacecast i8 addrspace(3)* %117 to i8*, !dbg !63
	%120 = addrspacecast i8 addrspace(1)* %118 to i8*, !dbg !63
	%121 = icmp uge i64 %112, %p3, !dbg !59
	br i1 %121, label %b34_cold_fail1, label %b34_cold_ok1, !dbg !59, !prof !28

b34_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %112, i64 %p3), !dbg !59
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !59
	ret void, !dbg !59

b34_cold_ok1:
	%122 = addrspacecast i8* %119 to i8 addrspace(3)*, !dbg !63
	%123 = addrspacecast i8* %120 to i8 addrspace(1)*, !dbg !63
	call void @gpuc_copy_async_8(i8 addrspace(3)* %122, i8 addrspace(1)* %123, i32 8), !dbg !63
	br label %b35_cold, !dbg !63

b35_cold:
	br i1 %23, label %b36_cold, label %b37_cold, !dbg !64

b36_cold:
	call void @gpuc_copies_commit(), !dbg !65
	br label %b37_cold, !dbg !65

b37_cold:
	br i1 %29, label %b38_cold, label %b40_cold, !dbg !71

b38_cold:
	%124 = add i64 %93, 1, !dbg !84
	%125 = icmp slt i64 %124, 6, !dbg !85
	br i1 %125, label %b39_cold, label %b40_cold, !dbg !85

b39_cold:
	%126 = add i64 %11, %93, !dbg !86
	%127 = add i64 %126, 1, !dbg !87
	%128 = and i64 %127, 63, !dbg !88
	%129 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %128, !dbg !89
	%130 = icmp uge i64 %128, %p3, !dbg !89
	br i1 %130, label %b39_cold_fail1, label %b39_cold_ok1, !dbg !89, !prof !28

b39_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %128, i64 %p3), !dbg !89
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !89
	ret void, !dbg !89

b39_cold_ok1:
	store i64 -1, i64 addrspace(1)* %129, align 8, !dbg !89
	br label %b40_cold, !dbg !89

b40_cold:
	%131 = and i64 %93, 1, !dbg !90
	%132 = getelementptr inbounds [2 x [64 x i64]], [2 x [64 x i64]] addrspace(3)* @gpuc_shared_Copy_23, i64 0, i64 %131, !dbg !91
	%133 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* %132, i64 0, i64 %32, !dbg !92
	%134 = icmp uge i64 %11, %p7, !dbg !95
	br i1 %134, label %b40_cold_fail1, label %b40_cold_ok1, !dbg !95, !prof !28

b40_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %11, i64 %p7), !dbg !95
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !95
	ret void, !dbg !95

b40_cold_ok1:
	%135 = load i64, i64 addrspace(3)* %133, align 8, !dbg !92
	%136 = add i64 %93, 1, !dbg !93
	%137 = mul i64 %135, %136, !dbg !94
	%138 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %11, !dbg !95
	%139 = load i64, i64 addrspace(1)* %138, align 8, !dbg !95
	%140 = add i64 %139, %137, !dbg !96
	store i64 %140, i64 addrspace(1)* %138, align 8, !dbg !95
	%141 = icmp slt i64 %136, 6, !dbg !95
	br i1 %141, label %b22_cold, label %b41, !dbg !95, !llvm.loop !98
}

define void @Role(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !100 {
entry:
	br label %b0, !dbg !101

b0:
	%0 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !101
	%1 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !101
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !103, !range !104
	%3 = sext i32 %2 to i64, !dbg !103
	%4 = icmp ne i64 %p8, 3, !dbg !105
	%5 = icmp eq i64 %p8, 1, !dbg !106
	%6 = icmp eq i64 %p8, 4, !dbg !107
	%7 = icmp eq i64 %p8, 2, !dbg !108
	%8 = trunc i64 %3 to i32, !dbg !109
	%9 = sub i32 31, %8, !dbg !109
	%10 = zext i32 %9 to i64, !dbg !109
	%11 = icmp ne i64 %p8, 2, !dbg !110
	%12 = add i64 %p3, -32, !dbg !103
	%13 = icmp sge i64 %12, 0, !dbg !103
	%14 = add i64 %p7, -32, !dbg !103
	%15 = icmp sge i64 %14, 0, !dbg !103
	%16 = and i1 %13, %15, !dbg !103
	br i1 %16, label %b1, label %b20_cold, !dbg !103, !prof !74

b1:
	%17 = phi i32 [ 0, %b0 ], [ %70, %b19 ], !dbg !103
	%18 = sext i32 %17 to i64, !dbg !103
	%19 = and i64 %18, 1, !dbg !111
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !112, !range !11
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !112, !range !11
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !112, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !112, !range !13
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !112, !range !13
	%25 = mul i32 %24, %22, !dbg !112
	%26 = add i32 %21, %25, !dbg !112
	%27 = mul i32 %23, %26, !dbg !112
	%28 = add i32 %20, %27, !dbg !112
	%29 = icmp slt i32 %28, 32, !dbg !113
	br i1 %29, label %b2, label %b6, !dbg !113

b2:
	%30 = icmp sge i32 %17, 2, !dbg !114
	br i1 %30, label %b3, label %b5, !dbg !114

b3:
	br i1 %4, label %b4, label %b5, !dbg !105

b4:
	%31 = trunc i64 %19 to i32, !dbg !115
	%32 = add i32 %31, 3, !dbg !115
	%33 = zext i32 %32 to i64, !dbg !115
	%34 = trunc i64 %33 to i32, !dbg !116
	call void asm sideeffect "bar.sync $0, $1;", "r,r,~{memory}"(i32 %34, i32 64) convergent nounwind, !dbg !116
	br label %b5, !dbg !116

b5:
	%35 = getelementptr inbounds [2 x [32 x i64]], [2 x [32 x i64]] addrspace(3)* @gpuc_shared_Role_25, i64 0, i64 %19, !dbg !117
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %3, !dbg !118
	%37 = load i64, i64 addrspace(1)* %36, align 8, !dbg !118
	%38 = add i64 %37, %18, !dbg !119
	%39 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* %35, i64 0, i64 %3, !dbg !120
	store i64 %38, i64 addrspace(3)* %39, align 8, !dbg !120
	%40 = trunc i64 %19 to i32, !dbg !121
	%41 = add i32 %40, 1, !dbg !121
	%42 = zext i32 %41 to i64, !dbg !121
	%43 = trunc i64 %42 to i32, !dbg !122
	call void asm sideeffect "bar.arrive $0, $1;", "r,r,~{memory}"(i32 %43, i32 64) convergent nounwind, !dbg !122
	br label %b19, !dbg !122

b6:
	br i1 %5, label %b7, label %b8, !dbg !106

b7:
	%44 = trunc i64 %19 to i32, !dbg !123
	%45 = add i32 %44, 1, !dbg !123
	%46 = zext i32 %45 to i64, !dbg !123
	%47 = trunc i64 %46 to i32, !dbg !124
	call void asm sideeffect "bar.arrive $0, $1;", "r,r,~{memory}"(i32 %47, i32 64) convergent nounwind, !dbg !124
	br label %b11, !dbg !124

b8:
	br i1 %6, label %b9, label %b10, !dbg !107

b9:
	call void asm sideeffect "bar.sync $0, $1;", "r,r,~{memory}"(i32 1, i32 64) convergent nounwind, !dbg !125
	br label %b11, !dbg !125

b10:
	%48 = trunc i64 %19 to i32, !dbg !126
	%49 = add i32 %48, 1, !dbg !126
	%50 = zext i32 %49 to i64, !dbg !126
	%51 = trunc i64 %50 to i32, !dbg !127
	call void asm sideeffect "bar.sync $0, $1;", "r,r,~{memory}"(i32 %51, i32 64) convergent nounwind, !dbg !127
	br label %b11, !dbg !127

b11:
	%52 = icmp slt i32 %17, 4, !dbg !128
	br i1 %52, label %b12, label %b13, !dbg !128

b12:
	br label %b13, !dbg !129

b13:
	%53 = phi i1 [ false, %b11 ], [ %4, %b12 ], !dbg !130
	br i1 %53, label %b14, label %b16, !dbg !130

b14:
	br i1 %7, label %b15, label %b16, !dbg !108

b15:
	%54 = trunc i64 %19 to i32, !dbg !131
	%55 = add i32 %54, 3, !dbg !131
	%56 = zext i32 %55 to i64, !dbg !131
	%57 = trunc i64 %56 to i32, !dbg !132
	call void asm sideeffect "bar.arrive $0, $1;", "r,r,~{memory}"(i32 %57, i32 64) convergent nounwind, !dbg !132
	br label %b16, !dbg !132

b16:
	%58 = getelementptr inbounds [2 x [32 x i64]], [2 x [32 x i64]] addrspace(3)* @gpuc_shared_Role_25, i64 0, i64 %19, !dbg !133
	%59 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* %58, i64 0, i64 %10, !dbg !134
	%60 = load i64, i64 addrspace(3)* %59, align 8, !dbg !134
	%61 = add i64 %18, 1, !dbg !135
	%62 = mul i64 %60, %61, !dbg !136
	%63 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %3, !dbg !137
	%64 = load i64, i64 addrspace(1)* %63, align 8, !dbg !137
	%65 = add i64 %64, %62, !dbg !138
	store i64 %65, i64 addrspace(1)* %63, align 8, !dbg !137
	br i1 %53, label %b17, label %b19, !dbg !137

b17:
	br i1 %11, label %b18, label %b19, !dbg !110

b18:
	%66 = trunc i64 %19 to i32, !dbg !139
	%67 = add i32 %66, 3, !dbg !139
	%68 = zext i32 %67 to i64, !dbg !139
	%69 = trunc i64 %68 to i32, !dbg !140
	call void asm sideeffect "bar.arrive $0, $1;", "r,r,~{memory}"(i32 %69, i32 64) convergent nounwind, !dbg !140
	br label %b19, !dbg !140

b19:
	%70 = add i32 %17, 1, !dbg !140
	%71 = icmp slt i32 %70, 6, !dbg !140
	br i1 %71, label %b1, label %b39, !dbg !140

b39:
	ret void, !dbg !140

b20_cold:
	%72 = phi i64 [ %127, %b38_cold ], [ 0, %b0 ], !dbg !103
	%73 = and i64 %72, 1, !dbg !111
	%74 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !112, !range !11
	%75 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !112, !range !11
	%76 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !112, !range !12
	%77 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !112, !range !13
	%78 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !112, !range !13
	%79 = mul i32 %78, %76, !dbg !112
	%80 = add i32 %75, %79, !dbg !112
	%81 = mul i32 %77, %80, !dbg !112
	%82 = add i32 %74, %81, !dbg !112
	%83 = sext i32 %82 to i64, !dbg !112
	%84 = icmp slt i64 %83, 32, !dbg !113
	br i1 %84, label %b21_cold, label %b25_cold, !dbg !113

b21_cold:
	%85 = icmp sge i64 %72, 2, !dbg !114
	br i1 %85, label %b22_cold, label %b24_cold, !dbg !114

b22_cold:
	br i1 %4, label %b23_cold, label %b24_cold, !dbg !105

b23_cold:
	%86 = trunc i64 %73 to i32, !dbg !115
	%87 = add i32 %86, 3, !dbg !115
	%88 = zext i32 %87 to i64, !dbg !115
	%89 = trunc i64 %88 to i32, !dbg !116
	call void asm sideeffect "bar.sync $0, $1;", "r,r,~{memory}"(i32 %89, i32 64) convergent nounwind, !dbg !116
	br label %b24_cold, !dbg !116

b24_cold:
	%90 = getelementptr inbounds [2 x [32 x i64]], [2 x [32 x i64]] addrspace(3)* @gpuc_shared_Role_25, i64 0, i64 %73, !dbg !117
	%91 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %3, !dbg !118
	%92 = icmp uge i64 %3, %p3, !dbg !118
	br i1 %92, label %b24_cold_fail1, label %b24_cold_ok1, !dbg !118, !prof !28

b24_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %3, i64 %p3), !dbg !118
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !118
	ret void, !dbg !118

b24_cold_ok1:
	%93 = load i64, i64 addrspace(1)* %91, align 8, !dbg !118
	%94 = add i64 %93, %72, !dbg !119
	%95 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* %90, i64 0, i64 %3, !dbg !120
	store i64 %94, i64 addrspace(3)* %95, align 8, !dbg !120
	%96 = trunc i64 %73 to i32, !dbg !121
	%97 = add i32 %96, 1, !dbg !121
	%98 = zext i32 %97 to i64, !dbg !121
	%99 = trunc i64 %98 to i32, !dbg !122
	call void asm sideeffect "bar.arrive $0, $1;", "r,r,~{memory}"(i32 %99, i32 64) convergent nounwind, !dbg !122
	br label %b38_cold, !dbg !122

b25_cold:
	br i1 %5, label %b26_cold, label %b27_cold, !dbg !106

b26_cold:
	%100 = trunc i64 %73 to i32, !dbg !123
	%101 = add i32 %100, 1, !dbg !123
	%102 = zext i32 %101 to i64, !dbg !123
	%103 = trunc i64 %102 to i32, !dbg !124
	call void asm sideeffect "bar.arrive $0, $1;", "r,r,~{memory}"(i32 %103, i32 64) convergent nounwind, !dbg !124
	br label %b30_cold, !dbg !124

b27_cold:
	br i1 %6, label %b28_cold, label %b29_cold, !dbg !107

b28_cold:
	call void asm sideeffect "bar.sync $0, $1;", "r,r,~{memory}"(i32 1, i32 64) convergent nounwind, !dbg !125
	br label %b30_cold, !dbg !125

b29_cold:
	%104 = trunc i64 %73 to i32, !dbg !126
	%105 = add i32 %104, 1, !dbg !126
	%106 = zext i32 %105 to i64, !dbg !126
	%107 = trunc i64 %106 to i32, !dbg !127
	call void asm sideeffect "bar.sync $0, $1;", "r,r,~{memory}"(i32 %107, i32 64) convergent nounwind, !dbg !127
	br label %b30_cold, !dbg !127

b30_cold:
	%108 = icmp slt i64 %72, 4, !dbg !128
	br i1 %108, label %b31_cold, label %b32_cold, !dbg !128

b31_cold:
	br label %b32_cold, !dbg !129

b32_cold:
	%109 = phi i1 [ false, %b30_cold ], [ %4, %b31_cold ], !dbg !130
	br i1 %109, label %b33_cold, label %b35_cold, !dbg !130

b33_cold:
	br i1 %7, label %b34_cold, label %b35_cold, !dbg !108

b34_cold:
	%110 = trunc i64 %73 to i32, !dbg !131
	%111 = add i32 %110, 3, !dbg !131
	%112 = zext i32 %111 to i64, !dbg !131
	%113 = trunc i64 %112 to i32, !dbg !132
	call void asm sideeffect "bar.arrive $0, $1;", "r,r,~{memory}"(i32 %113, i32 64) convergent nounwind, !dbg !132
	br label %b35_cold, !dbg !132

b35_cold:
	%114 = getelementptr inbounds [2 x [32 x i64]], [2 x [32 x i64]] addrspace(3)* @gpuc_shared_Role_25, i64 0, i64 %73, !dbg !133
	%115 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* %114, i64 0, i64 %10, !dbg !134
	%116 = icmp uge i64 %3, %p7, !dbg !137
	br i1 %116, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !137, !prof !28

b35_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %3, i64 %p7), !dbg !137
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !137
	ret void, !dbg !137

b35_cold_ok1:
	%117 = load i64, i64 addrspace(3)* %115, align 8, !dbg !134
	%118 = add i64 %72, 1, !dbg !135
	%119 = mul i64 %117, %118, !dbg !136
	%120 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %3, !dbg !137
	%121 = load i64, i64 addrspace(1)* %120, align 8, !dbg !137
	%122 = add i64 %121, %119, !dbg !138
	store i64 %122, i64 addrspace(1)* %120, align 8, !dbg !137
	br i1 %109, label %b36_cold, label %b38_cold, !dbg !137

b36_cold:
	br i1 %11, label %b37_cold, label %b38_cold, !dbg !110

b37_cold:
	%123 = trunc i64 %73 to i32, !dbg !139
	%124 = add i32 %123, 3, !dbg !139
	%125 = zext i32 %124 to i64, !dbg !139
	%126 = trunc i64 %125 to i32, !dbg !140
	call void asm sideeffect "bar.arrive $0, $1;", "r,r,~{memory}"(i32 %126, i32 64) convergent nounwind, !dbg !140
	br label %b38_cold, !dbg !140

b38_cold:
	%127 = add i64 %72, 1, !dbg !140
	%128 = icmp slt i64 %127, 6, !dbg !140
	br i1 %128, label %b20_cold, label %b39, !dbg !140, !llvm.loop !142
}

define void @Load(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !144 {
entry:
	br label %b0, !dbg !145

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !145
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !145
	%2 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !145
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !149, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !149, !range !11
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !149, !range !12
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !149, !range !13
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !149, !range !13
	%8 = mul i32 %7, %5, !dbg !149
	%9 = add i32 %4, %8, !dbg !149
	%10 = mul i32 %6, %9, !dbg !149
	%11 = add i32 %3, %10, !dbg !149
	%12 = sext i32 %11 to i64, !dbg !149
	%13 = icmp eq i64 %12, 0, !dbg !150
	br i1 %13, label %b1, label %b5, !dbg !150

b1:
	%14 = icmp eq i64 %p8, 7, !dbg !151
	br i1 %14, label %b2, label %b3, !dbg !151

b2:
	br label %b3, !dbg !151

b3:
	%15 = phi i64 [ 64, %b1 ], [ 32, %b2 ], !dbg !152
	%16 = trunc i64 %15 to i32, !dbg !153
	br label %b4, !dbg !152

b4:
	%17 = phi i32 [ 0, %b3 ], [ %29, %b4 ], !dbg !152
	%18 = sext i32 %17 to i64, !dbg !152
	%19 = getelementptr inbounds [2 x { i64 }], [2 x { i64 }] addrspace(3)* @gpuc_shared_Load_28, i64 0, i64 %18, !dbg !154
	%20 = bitcast { i64 } addrspace(3)* %19 to i64 addrspace(3)*, !dbg !155
	%21 = addrspacecast i64 addrspace(3)* %20 to i64*, !dbg !155
	%22 = addrspacecast i64* %21 to i64 addrspace(3)*, !dbg !155
	%23 = ptrtoint i64 addrspace(3)* %22 to i32, !dbg !155
	call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r,~{memory}"(i32 %23, i32 1) nounwind, !dbg !155
	call void @gpuc_mbarrier_made(), !dbg !155
	%24 = getelementptr inbounds [2 x { i64 }], [2 x { i64 }] addrspace(3)* @gpuc_shared_Load_29, i64 0, i64 %18, !dbg !156
	%25 = bitcast { i64 } addrspace(3)* %24 to i64 addrspace(3)*, !dbg !153
	%26 = addrspacecast i64 addrspace(3)* %25 to i64*, !dbg !153
	%27 = addrspacecast i64* %26 to i64 addrspace(3)*, !dbg !153
	%28 = ptrtoint i64 addrspace(3)* %27 to i32, !dbg !153
	call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r,~{memory}"(i32 %28, i32 %16) nounwind, !dbg !153
	call void @gpuc_mbarrier_made(), !dbg !153
	%29 = add i32 %17, 1, !dbg !153
	%30 = icmp slt i32 %29, 2, !dbg !153
	br i1 %30, label %b4, label %b5, !dbg !153

b5:
	%31 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %12, !dbg !157
	%32 = icmp uge i64 %12, %p3, !dbg !157
	%33 = icmp uge i64 %12, %p1, !dbg !158
	%34 = or i1 %32, %33, !dbg !158
	br i1 %34, label %b5_fail1, label %b5_ok1, !dbg !158, !prof !28

b5_ok1:
	%35 = load i64, i64 addrspace(1)* %31, align 8, !dbg !157
	%36 = add i64 %35, 7, !dbg !159
	%37 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %12, !dbg !158
	store i64 %36, i64 addrspace(1)* %37, align 8, !dbg !158
	%38 = icmp ne i64 %p8, 9, !dbg !160
	br i1 %38, label %b6, label %b7, !dbg !160

b6:
	call void asm sideeffect "fence.proxy.async.global;", "~{memory}"() nounwind, !dbg !161
	br label %b7, !dbg !161

b7:
	%39 = icmp ne i64 %p8, 8, !dbg !162
	br i1 %39, label %b8, label %b9, !dbg !162

b8:
	call void @llvm.nvvm.barrier0(), !dbg !163
	br label %b9, !dbg !163

b9:
	%40 = icmp ne i64 %p8, 4, !dbg !164
	%41 = icmp eq i64 %p8, 5, !dbg !165
	%42 = icmp eq i64 %p8, 6, !dbg !166
	%43 = icmp eq i64 %p8, 1, !dbg !167
	%44 = icmp eq i64 %p8, 2, !dbg !168
	%45 = icmp eq i64 %p8, 10, !dbg !169
	%46 = icmp eq i64 %p8, 3, !dbg !170
	%47 = trunc i64 %12 to i32, !dbg !171
	%48 = sub i32 63, %47, !dbg !171
	%49 = zext i32 %48 to i64, !dbg !171
	%50 = icmp ne i64 %p8, 3, !dbg !172
	%51 = mul i64 %p1, -1, !dbg !163
	%52 = add i64 %51, %p7, !dbg !163
	%53 = sext i32 %6 to i64, !dbg !163
	%54 = mul i64 %53, -63, !dbg !163
	%55 = add i64 %52, %54, !dbg !163
	%56 = sext i32 %7 to i64, !dbg !163
	%57 = mul i64 %56, %54, !dbg !163
	%58 = add i64 %55, %57, !dbg !163
	%59 = icmp sge i64 %58, 0, !dbg !163
	br i1 %59, label %b10, label %b30_cold, !dbg !163, !prof !74

b10:
	%60 = phi i32 [ %173, %b29 ], [ 0, %b9 ], !dbg !163
	%61 = sext i32 %60 to i64, !dbg !163
	%62 = trunc i64 %61 to i32, !dbg !163
	%63 = and i64 %61, 1, !dbg !173
	%64 = ashr i64 %61, 1, !dbg !174
	%65 = and i64 %64, 1, !dbg !175
	%66 = urem i32 %62, 3, !dbg !176
	%67 = zext i32 %66 to i64, !dbg !176
	%68 = trunc i64 %67 to i32, !dbg !176
	%69 = icmp eq i32 %68, 1, !dbg !177
	br i1 %69, label %b11, label %b12, !dbg !177

b11:
	br label %b12, !dbg !178

b12:
	%70 = phi i64 addrspace(1)* [ %0, %b10 ], [ %1, %b11 ], !dbg !179
	%71 = phi i64 [ %p1, %b10 ], [ %p3, %b11 ], !dbg !179
	br i1 %13, label %b13, label %b19, !dbg !180

b13:
	br i1 %40, label %b14, label %b15, !dbg !164

b14:
	%72 = getelementptr inbounds [2 x { i64 }], [2 x { i64 }] addrspace(3)* @gpuc_shared_Load_29, i64 0, i64 %63, !dbg !181
	%73 = xor i64 %65, 1, !dbg !182
	%74 = bitcast { i64 } addrspace(3)* %72 to i64 addrspace(3)*, !dbg !183
	%75 = trunc i64 %73 to i32, !dbg !183
	%76 = addrspacecast i64 addrspace(3)* %74 to i64*, !dbg !183
	%77 = addrspacecast i64* %76 to i64 addrspace(3)*, !dbg !183
	%78 = ptrtoint i64 addrspace(3)* %77 to i32, !dbg !183
	call void @gpuc_mbarrier_wait(i32 %78, i32 %75), !dbg !183
	br label %b15, !dbg !183

b15:
	br i1 %41, label %b18, label %b16, !dbg !165

b16:
	br i1 %42, label %b17, label %b18, !dbg !166

b17:
	br label %b18, !dbg !166

b18:
	%79 = phi i64 [ 256, %b15 ], [ 512, %b16 ], [ 1024, %b17 ], !dbg !184
	%80 = getelementptr inbounds [2 x { i64 }], [2 x { i64 }] addrspace(3)* @gpuc_shared_Load_28, i64 0, i64 %63, !dbg !185
	%81 = bitcast { i64 } addrspace(3)* %80 to i64 addrspace(3)*, !dbg !186
	%82 = trunc i64 %79 to i32, !dbg !186
	%83 = addrspacecast i64 addrspace(3)* %81 to i64*, !dbg !186
	%84 = addrspacecast i64* %83 to i64 addrspace(3)*, !dbg !186
	%85 = ptrtoint i64 addrspace(3)* %84 to i32, !dbg !186
	call void asm sideeffect "{ .reg .b64 s; mbarrier.arrive.expect_tx.shared.b64 s, [$0], $1; }", "r,r,~{memory}"(i32 %85, i32 %82) nounwind, !dbg !186
	%86 = getelementptr inbounds [2 x [64 x i64]], [2 x [64 x i64]] addrspace(3)* @gpuc_shared_Load_27, i64 0, i64 %63, !dbg !187
	%87 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* %86, i64 0, i64 0, !dbg !188
	%88 = addrspacecast i64 addrspace(3)* %87 to i64*, !dbg !190
	%89 = ptrtoint i64* %88 to i64, !dbg !190
	%90 = and i64 %89, 15, !dbg !190
	%91 = icmp eq i64 %90, 0, !dbg !190
	%92 = addrspacecast i64 addrspace(1)* %70 to i64*, !dbg !190
	%93 = ptrtoint i64* %92 to i64, !dbg !190
	%94 = and i64 %93, 15, !dbg !190
	%95 = icmp eq i64 %94, 0, !dbg !190
	%96 = bitcast i64 addrspace(3)* %87 to i8 addrspace(3)*, !dbg !190
	%97 = bitcast i64 addrspace(1)* %70 to i8 addrspace(1)*, !dbg !190
	%98 = addrspacecast i8 addrspace(3)* %96 to i8*, !dbg !190
	%99 = addrspacecast i8 addrspace(1)* %97 to i8*, !dbg !190
	%100 = icmp ugt i64 32, %71, !dbg !189
	%101 = icmp eq i1 %91, false, !dbg !190
	%102 = icmp eq i1 %95, false, !dbg !190
	%103 = or i1 %100, %101, !dbg !190
	%104 = or i1 %103, %102, !dbg !190
	br i1 %104, label %b18_fail1, label %b18_ok1, !dbg !190, !prof !28

b18_ok1:
	%105 = addrspacecast i8* %98 to i8 addrspace(3)*, !dbg !190
	%106 = ptrtoint i8 addrspace(3)* %105 to i32, !dbg !190
	%107 = addrspacecast i8* %99 to i8 addrspace(1)*, !dbg !190
	%108 = ptrtoint i8 addrspace(1)* %107 to i64, !dbg !190
	%109 = addrspacecast i64* %83 to i64 addrspace(3)*, !dbg !190
	%110 = ptrtoint i64 addrspace(3)* %109 to i32, !dbg !190
	call void asm sideeffect "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], $2, [$3];", "r,l,r,r,~{memory}"(i32 %106, i64 %108, i32 256, i32 %110) nounwind, !dbg !190
	%111 = getelementptr inbounds i64, i64 addrspace(3)* %87, i64 32, !dbg !191
	%112 = sub i64 %71, 32, !dbg !192
	%113 = getelementptr inbounds i64, i64 addrspace(1)* %70, i64 32, !dbg !192
	%114 = and i64 %112, 1, !dbg !193
	%115 = icmp eq i64 %114, 0, !dbg !193
	%116 = addrspacecast i64 addrspace(3)* %111 to i64*, !dbg !193
	%117 = ptrtoint i64* %116 to i64, !dbg !193
	%118 = and i64 %117, 15, !dbg !193
	%119 = icmp eq i64 %118, 0, !dbg !193
	%120 = icmp eq i64 %112, 0, !dbg !193
	%121 = or i1 %119, %120, !dbg !193
	%122 = addrspacecast i64 addrspace(1)* %113 to i64*, !dbg !193
	%123 = ptrtoint i64* %122 to i64, !dbg !193
	%124 = and i64 %123, 15, !dbg !193
	%125 = icmp eq i64 %124, 0, !dbg !193
	%126 = or i1 %125, %120, !dbg !193
	%127 = mul i64 %112, 8, !dbg !193
	%128 = trunc i64 %127 to i32, !dbg !193
	%129 = bitcast i64 addrspace(3)* %111 to i8 addrspace(3)*, !dbg !193
	%130 = bitcast i64 addrspace(1)* %113 to i8 addrspace(1)*, !dbg !193
	%131 = addrspacecast i8 addrspace(3)* %129 to i8*, !dbg !193
	%132 = addrspacecast i8 addrspace(1)* %130 to i8*, !dbg !193
	%133 = icmp ne i64 32, %112, !dbg !193
	%134 = icmp eq i1 %115, false, !dbg !193
	%135 = icmp eq i1 %121, false, !dbg !193
	%136 = icmp eq i1 %126, false, !dbg !193
	%137 = or i1 %133, %134, !dbg !193
	%138 = or i1 %137, %135, !dbg !193
	%139 = or i1 %138, %136, !dbg !193
	br i1 %139, label %b18_fail4, label %b18_ok4, !dbg !193, !prof !28

b18_ok4:
	%140 = addrspacecast i8* %131 to i8 addrspace(3)*, !dbg !193
	%141 = ptrtoint i8 addrspace(3)* %140 to i32, !dbg !193
	%142 = addrspacecast i8* %132 to i8 addrspace(1)*, !dbg !193
	%143 = ptrtoint i8 addrspace(1)* %142 to i64, !dbg !193
	%144 = addrspacecast i64* %83 to i64 addrspace(3)*, !dbg !193
	%145 = ptrtoint i64 addrspace(3)* %144 to i32, !dbg !193
	call void asm sideeffect "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], $2, [$3];", "r,l,r,r,~{memory}"(i32 %141, i64 %143, i32 %128, i32 %145) nounwind, !dbg !193
	br label %b19, !dbg !193

b19:
	br i1 %43, label %b25, label %b20, !dbg !167

b20:
	br i1 %44, label %b21, label %b22, !dbg !168

b21:
	%146 = getelementptr inbounds [2 x { i64 }], [2 x { i64 }] addrspace(3)* @gpuc_shared_Load_28, i64 0, i64 %63, !dbg !194
	%147 = bitcast { i64 } addrspace(3)* %146 to i64 addrspace(3)*, !dbg !195
	%148 = addrspacecast i64 addrspace(3)* %147 to i64*, !dbg !195
	%149 = addrspacecast i64* %148 to i64 addrspace(3)*, !dbg !195
	%150 = ptrtoint i64 addrspace(3)* %149 to i32, !dbg !195
	call void @gpuc_mbarrier_wait(i32 %150, i32 0), !dbg !195
	br label %b25, !dbg !195

b22:
	br i1 %45, label %b23, label %b24, !dbg !169

b23:
	%151 = getelementptr inbounds [2 x { i64 }], [2 x { i64 }] addrspace(3)* @gpuc_shared_Load_28, i64 0, i64 %63, !dbg !196
	%152 = bitcast { i64 } addrspace(3)* %151 to i64 addrspace(3)*, !dbg !197
	%153 = trunc i64 %65 to i32, !dbg !197
	%154 = addrspacecast i64 addrspace(3)* %152 to i64*, !dbg !197
	%155 = addrspacecast i64* %154 to i64 addrspace(3)*, !dbg !197
	%156 = ptrtoint i64 addrspace(3)* %155 to i32, !dbg !197
	%157 = call i32 @gpuc_mbarrier_test(i32 %156, i32 %153), !dbg !197
	%158 = icmp ne i32 %157, 0, !dbg !197
	br label %b25, !dbg !197

b24:
	%159 = getelementptr inbounds [2 x { i64 }], [2 x { i64 }] addrspace(3)* @gpuc_shared_Load_28, i64 0, i64 %63, !dbg !198
	%160 = bitcast { i64 } addrspace(3)* %159 to i64 addrspace(3)*, !dbg !199
	%161 = trunc i64 %65 to i32, !dbg !199
	%162 = addrspacecast i64 addrspace(3)* %160 to i64*, !dbg !199
	%163 = addrspacecast i64* %162 to i64 addrspace(3)*, !dbg !199
	%164 = ptrtoint i64 addrspace(3)* %163 to i32, !dbg !199
	call void @gpuc_mbarrier_wait(i32 %164, i32 %161), !dbg !199
	br label %b25, !dbg !199

b25:
	br i1 %46, label %b26, label %b27, !dbg !170

b26:
	%165 = getelementptr inbounds [2 x { i64 }], [2 x { i64 }] addrspace(3)* @gpuc_shared_Load_29, i64 0, i64 %63, !dbg !200
	%166 = bitcast { i64 } addrspace(3)* %165 to i64 addrspace(3)*, !dbg !201
	%167 = addrspacecast i64 addrspace(3)* %166 to i64*, !dbg !201
	%168 = addrspacecast i64* %167 to i64 addrspace(3)*, !dbg !201
	%169 = ptrtoint i64 addrspace(3)* %168 to i32, !dbg !201
	call void asm sideeffect "{ .reg .b64 s; mbarrier.arrive.shared.b64 s, [$0]; }", "r,~{memory}"(i32 %169) nounwind, !dbg !201
	br label %b27, !dbg !201

b27:
	%170 = getelementptr inbounds [2 x [64 x i64]], [2 x [64 x i64]] addrspace(3)* @gpuc_shared_Load_27, i64 0, i64 %63, !dbg !202
	%171 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* %170, i64 0, i64 %49, !dbg !203
	%172 = load i64, i64 addrspace(3)* %171, align 8, !dbg !203
	%173 = add i32 %60, 1, !dbg !204
	%174 = sext i32 %173 to i64, !dbg !204
	%175 = mul i64 %172, %174, !dbg !205
	%176 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %12, !dbg !206
	%177 = load i64, i64 addrspace(1)* %176, align 8, !dbg !206
	%178 = add i64 %177, %175, !dbg !207
	store i64 %178, i64 addrspace(1)* %176, align 8, !dbg !206
	br i1 %50, label %b28, label %b29, !dbg !172

b28:
	%179 = getelementptr inbounds [2 x { i64 }], [2 x { i64 }] addrspace(3)* @gpuc_shared_Load_29, i64 0, i64 %63, !dbg !208
	%180 = bitcast { i64 } addrspace(3)* %179 to i64 addrspace(3)*, !dbg !209
	%181 = addrspacecast i64 addrspace(3)* %180 to i64*, !dbg !209
	%182 = addrspacecast i64* %181 to i64 addrspace(3)*, !dbg !209
	%183 = ptrtoint i64 addrspace(3)* %182 to i32, !dbg !209
	call void asm sideeffect "{ .reg .b64 s; mbarrier.arrive.shared.b64 s, [$0]; }", "r,~{memory}"(i32 %183) nounwind, !dbg !209
	br label %b29, !dbg !209

b29:
	%184 = icmp slt i32 %173, 6, !dbg !209
	br i1 %184, label %b10, label %b50, !dbg !209

b50:
	ret void, !dbg !209

b5_fail1:
	%185 = icmp uge i64 %12, %p3, !dbg !157
	br i1 %185, label %b5_fail2, label %b5_ok2, !dbg !157

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %12, i64 %p3), !dbg !157
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !157
	ret void, !dbg !157

b5_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %12, i64 %p1), !dbg !158
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !158
	ret void, !dbg !158

b18_fail1:
	%186 = icmp ugt i64 32, %71, !dbg !189
	br i1 %186, label %b18_fail2, label %b18_ok2, !dbg !189

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 32, i64 %71), !dbg !189
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !189
	ret void, !dbg !189

b18_ok2:
	%187 = icmp eq i1 %91, false, !dbg !190
	br i1 %187, label %b18_fail3, label %b18_ok3, !dbg !190

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %90, i64 16), !dbg !190
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !190
	ret void, !dbg !190

b18_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %94, i64 16), !dbg !190
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !190
	ret void, !dbg !190

b18_fail4:
	%188 = icmp ne i64 32, %112, !dbg !193
	br i1 %188, label %b18_fail5, label %b18_ok5, !dbg !193

b18_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 32, i64 %112), !dbg !193
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !193
	ret void, !dbg !193

b18_ok5:
	%189 = icmp eq i1 %115, false, !dbg !193
	br i1 %189, label %b18_fail6, label %b18_ok6, !dbg !193

b18_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %112, i64 2), !dbg !193
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !193
	ret void, !dbg !193

b18_ok6:
	%190 = icmp eq i1 %121, false, !dbg !193
	br i1 %190, label %b18_fail7, label %b18_ok7, !dbg !193

b18_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %118, i64 16), !dbg !193
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !193
	ret void, !dbg !193

b18_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %124, i64 16), !dbg !193
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !193
	ret void, !dbg !193

b30_cold:
	%191 = phi i64 [ %306, %b49_cold ], [ 0, %b9 ], !dbg !163
	%192 = and i64 %191, 1, !dbg !173
	%193 = ashr i64 %191, 1, !dbg !174
	%194 = and i64 %193, 1, !dbg !175
	%195 = srem i64 %191, 3, !dbg !176
	%196 = icmp eq i64 %195, 1, !dbg !177
	br i1 %196, label %b31_cold, label %b32_cold, !dbg !177

b31_cold:
	br label %b32_cold, !dbg !178

b32_cold:
	%197 = phi i64 addrspace(1)* [ %0, %b30_cold ], [ %1, %b31_cold ], !dbg !179
	%198 = phi i64 [ %p1, %b30_cold ], [ %p3, %b31_cold ], !dbg !179
	br i1 %13, label %b33_cold, label %b39_cold, !dbg !180

b33_cold:
	br i1 %40, label %b34_cold, label %b35_cold, !dbg !164

b34_cold:
	%199 = getelementptr inbounds [2 x { i64 }], [2 x { i64 }] addrspace(3)* @gpuc_shared_Load_29, i64 0, i64 %192, !dbg !181
	%200 = xor i64 %194, 1, !dbg !182
	%201 = bitcast { i64 } addrspace(3)* %199 to i64 addrspace(3)*, !dbg !183
	%202 = trunc i64 %200 to i32, !dbg !183
	%203 = addrspacecast i64 addrspace(3)* %201 to i64*, !dbg !183
	%204 = addrspacecast i64* %203 to i64 addrspace(3)*, !dbg !183
	%205 = ptrtoint i64 addrspace(3)* %204 to i32, !dbg !183
	call void @gpuc_mbarrier_wait(i32 %205, i32 %202), !dbg !183
	br label %b35_cold, !dbg !183

b35_cold:
	br i1 %41, label %b38_cold, label %b36_cold, !dbg !165

b36_cold:
	br i1 %42, label %b37_cold, label %b38_cold, !dbg !166

b37_cold:
	br label %b38_cold, !dbg !166

b38_cold:
	%206 = phi i64 [ 256, %b35_cold ], [ 512, %b36_cold ], [ 1024, %b37_cold ], !dbg !184
	%207 = getelementptr inbounds [2 x { i64 }], [2 x { i64 }] addrspace(3)* @gpuc_shared_Load_28, i64 0, i64 %192, !dbg !185
	%208 = bitcast { i64 } addrspace(3)* %207 to i64 addrspace(3)*, !dbg !186
	%209 = trunc i64 %206 to i32, !dbg !186
	%210 = addrspacecast i64 addrspace(3)* %208 to i64*, !dbg !186
	%211 = addrspacecast i64* %210 to i64 addrspace(3)*, !dbg !186
	%212 = ptrtoint i64 addrspace(3)* %211 to i32, !dbg !186
	call void asm sideeffect "{ .reg .b64 s; mbarrier.arrive.expect_tx.shared.b64 s, [$0], $1; }", "r,r,~{memory}"(i32 %212, i32 %209) nounwind, !dbg !186
	%213 = getelementptr inbounds [2 x [64 x i64]], [2 x [64 x i64]] addrspace(3)* @gpuc_shared_Load_27, i64 0, i64 %192, !dbg !187
	%214 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* %213, i64 0, i64 0, !dbg !188
	%215 = addrspacecast i64 addrspace(3)* %214 to i64*, !dbg !190
	%216 = ptrtoint i64* %215 to i64, !dbg !190
	%217 = and i64 %216, 15, !dbg !190
	%218 = icmp eq i64 %217, 0, !dbg !190
	%219 = addrspacecast i64 addrspace(1)* %197 to i64*, !dbg !190
	%220 = ptrtoint i64* %219 to i64, !dbg !190
	%221 = and i64 %220, 15, !dbg !190
	%222 = icmp eq i64 %221, 0, !dbg !190
	%223 = bitcast i64 addrspace(3)* %214 to i8 addrspace(3)*, !dbg !190
	%224 = bitcast i64 addrspace(1)* %197 to i8 addrspace(1)*, !dbg !190
	%225 = addrspacecast i8 addrspace(3)* %223 to i8*, !dbg !190
	%226 = addrspacecast i8 addrspace(1)* %224 to i8*, !dbg !190
	%227 = icmp ugt i64 32, %198, !dbg !189
	%228 = icmp eq i1 %218, false, !dbg !190
	%229 = icmp eq i1 %222, false, !dbg !190
	%230 = or i1 %227, %228, !dbg !190
	%231 = or i1 %230, %229, !dbg !190
	br i1 %231, label %b38_cold_fail1, label %b38_cold_ok1, !dbg !190, !prof !28

b38_cold_fail1:
	%232 = icmp ugt i64 32, %198, !dbg !189
	br i1 %232, label %b38_cold_fail2, label %b38_cold_ok2, !dbg !189

b38_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 32, i64 %198), !dbg !189
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !189
	ret void, !dbg !189

b38_cold_ok2:
	%233 = icmp eq i1 %218, false, !dbg !190
	br i1 %233, label %b38_cold_fail3, label %b38_cold_ok3, !dbg !190

b38_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %217, i64 16), !dbg !190
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !190
	ret void, !dbg !190

b38_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %221, i64 16), !dbg !190
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !190
	ret void, !dbg !190

b38_cold_ok1:
	%234 = addrspacecast i8* %225 to i8 addrspace(3)*, !dbg !190
	%235 = ptrtoint i8 addrspace(3)* %234 to i32, !dbg !190
	%236 = addrspacecast i8* %226 to i8 addrspace(1)*, !dbg !190
	%237 = ptrtoint i8 addrspace(1)* %236 to i64, !dbg !190
	%238 = addrspacecast i64* %210 to i64 addrspace(3)*, !dbg !190
	%239 = ptrtoint i64 addrspace(3)* %238 to i32, !dbg !190
	call void asm sideeffect "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], $2, [$3];", "r,l,r,r,~{memory}"(i32 %235, i64 %237, i32 256, i32 %239) nounwind, !dbg !190
	%240 = getelementptr inbounds i64, i64 addrspace(3)* %214, i64 32, !dbg !191
	%241 = sub i64 %198, 32, !dbg !192
	%242 = getelementptr inbounds i64, i64 addrspace(1)* %197, i64 32, !dbg !192
	%243 = and i64 %241, 1, !dbg !193
	%244 = icmp eq i64 %243, 0, !dbg !193
	%245 = addrspacecast i64 addrspace(3)* %240 to i64*, !dbg !193
	%246 = ptrtoint i64* %245 to i64, !dbg !193
	%247 = and i64 %246, 15, !dbg !193
	%248 = icmp eq i64 %247, 0, !dbg !193
	%249 = icmp eq i64 %241, 0, !dbg !193
	%250 = or i1 %248, %249, !dbg !193
	%251 = addrspacecast i64 addrspace(1)* %242 to i64*, !dbg !193
	%252 = ptrtoint i64* %251 to i64, !dbg !193
	%253 = and i64 %252, 15, !dbg !193
	%254 = icmp eq i64 %253, 0, !dbg !193
	%255 = or i1 %254, %249, !dbg !193
	%256 = mul i64 %241, 8, !dbg !193
	%257 = trunc i64 %256 to i32, !dbg !193
	%258 = bitcast i64 addrspace(3)* %240 to i8 addrspace(3)*, !dbg !193
	%259 = bitcast i64 addrspace(1)* %242 to i8 addrspace(1)*, !dbg !193
	%260 = addrspacecast i8 addrspace(3)* %258 to i8*, !dbg !193
	%261 = addrspacecast i8 addrspace(1)* %259 to i8*, !dbg !193
	%262 = icmp ne i64 32, %241, !dbg !193
	%263 = icmp eq i1 %244, false, !dbg !193
	%264 = icmp eq i1 %250, false, !dbg !193
	%265 = icmp eq i1 %255, false, !dbg !193
	%266 = or i1 %262, %263, !dbg !193
	%267 = or i1 %266, %264, !dbg !193
	%268 = or i1 %267, %265, !dbg !193
	br i1 %268, label %b38_cold_fail4, label %b38_cold_ok4, !dbg !193, !prof !28

b38_cold_fail4:
	%269 = icmp ne i64 32, %241, !dbg !193
	br i1 %269, label %b38_cold_fail5, label %b38_cold_ok5, !dbg !193

b38_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 32, i64 %241), !dbg !193
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !193
	ret void, !dbg !193

b38_cold_ok5:
	%270 = icmp eq i1 %244, false, !dbg !193
	br i1 %270, label %b38_cold_fail6, label %b38_cold_ok6, !dbg !193

b38_cold_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %241, i64 2), !dbg !193
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !193
	ret void, !dbg !193

b38_cold_ok6:
	%271 = icmp eq i1 %250, false, !dbg !193
	br i1 %271, label %b38_cold_fail7, label %b38_cold_ok7, !dbg !193

b38_cold_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %247, i64 16), !dbg !193
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !193
	ret void, !dbg !193

b38_cold_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %253, i64 16), !dbg !193
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !193
	ret void, !dbg !193

b38_cold_ok4:
	%272 = addrspacecast i8* %260 to i8 addrspace(3)*, !dbg !193
	%273 = ptrtoint i8 addrspace(3)* %272 to i32, !dbg !193
	%274 = addrspacecast i8* %261 to i8 addrspace(1)*, !dbg !193
	%275 = ptrtoint i8 addrspace(1)* %274 to i64, !dbg !193
	%276 = addrspacecast i64* %210 to i64 addrspace(3)*, !dbg !193
	%277 = ptrtoint i64 addrspace(3)* %276 to i32, !dbg !193
	call void asm sideeffect "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], $2, [$3];", "r,l,r,r,~{memory}"(i32 %273, i64 %275, i32 %257, i32 %277) nounwind, !dbg !193
	br label %b39_cold, !dbg !193

b39_cold:
	br i1 %43, label %b45_cold, label %b40_cold, !dbg !167

b40_cold:
	br i1 %44, label %b41_cold, label %b42_cold, !dbg !168

b41_cold:
	%278 = getelementptr inbounds [2 x { i64 }], [2 x { i64 }] addrspace(3)* @gpuc_shared_Load_28, i64 0, i64 %192, !dbg !194
	%279 = bitcast { i64 } addrspace(3)* %278 to i64 addrspace(3)*, !dbg !195
	%280 = addrspacecast i64 addrspace(3)* %279 to i64*, !dbg !195
	%281 = addrspacecast i64* %280 to i64 addrspace(3)*, !dbg !195
	%282 = ptrtoint i64 addrspace(3)* %281 to i32, !dbg !195
	call void @gpuc_mbarrier_wait(i32 %282, i32 0), !dbg !195
	br label %b45_cold, !dbg !195

b42_cold:
	br i1 %45, label %b43_cold, label %b44_cold, !dbg !169

b43_cold:
	%283 = getelementptr inbounds [2 x { i64 }], [2 x { i64 }] addrspace(3)* @gpuc_shared_Load_28, i64 0, i64 %192, !dbg !196
	%284 = bitcast { i64 } addrspace(3)* %283 to i64 addrspace(3)*, !dbg !197
	%285 = trunc i64 %194 to i32, !dbg !197
	%286 = addrspacecast i64 addrspace(3)* %284 to i64*, !dbg !197
	%287 = addrspacecast i64* %286 to i64 addrspace(3)*, !dbg !197
	%288 = ptrtoint i64 addrspace(3)* %287 to i32, !dbg !197
	%289 = call i32 @gpuc_mbarrier_test(i32 %288, i32 %285), !dbg !197
	%290 = icmp ne i32 %289, 0, !dbg !197
	br label %b45_cold, !dbg !197

b44_cold:
	%291 = getelementptr inbounds [2 x { i64 }], [2 x { i64 }] addrspace(3)* @gpuc_shared_Load_28, i64 0, i64 %192, !dbg !198
	%292 = bitcast { i64 } addrspace(3)* %291 to i64 addrspace(3)*, !dbg !199
	%293 = trunc i64 %194 to i32, !dbg !199
	%294 = addrspacecast i64 addrspace(3)* %292 to i64*, !dbg !199
	%295 = addrspacecast i64* %294 to i64 addrspace(3)*, !dbg !199
	%296 = ptrtoint i64 addrspace(3)* %295 to i32, !dbg !199
	call void @gpuc_mbarrier_wait(i32 %296, i32 %293), !dbg !199
	br label %b45_cold, !dbg !199

b45_cold:
	br i1 %46, label %b46_cold, label %b47_cold, !dbg !170

b46_cold:
	%297 = getelementptr inbounds [2 x { i64 }], [2 x { i64 }] addrspace(3)* @gpuc_shared_Load_29, i64 0, i64 %192, !dbg !200
	%298 = bitcast { i64 } addrspace(3)* %297 to i64 addrspace(3)*, !dbg !201
	%299 = addrspacecast i64 addrspace(3)* %298 to i64*, !dbg !201
	%300 = addrspacecast i64* %299 to i64 addrspace(3)*, !dbg !201
	%301 = ptrtoint i64 addrspace(3)* %300 to i32, !dbg !201
	call void asm sideeffect "{ .reg .b64 s; mbarrier.arrive.shared.b64 s, [$0]; }", "r,~{memory}"(i32 %301) nounwind, !dbg !201
	br label %b47_cold, !dbg !201

b47_cold:
	%302 = getelementptr inbounds [2 x [64 x i64]], [2 x [64 x i64]] addrspace(3)* @gpuc_shared_Load_27, i64 0, i64 %192, !dbg !202
	%303 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* %302, i64 0, i64 %49, !dbg !203
	%304 = icmp uge i64 %12, %p7, !dbg !206
	br i1 %304, label %b47_cold_fail1, label %b47_cold_ok1, !dbg !206, !prof !28

b47_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %12, i64 %p7), !dbg !206
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !206
	ret void, !dbg !206

b47_cold_ok1:
	%305 = load i64, i64 addrspace(3)* %303, align 8, !dbg !203
	%306 = add i64 %191, 1, !dbg !204
	%307 = mul i64 %305, %306, !dbg !205
	%308 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %12, !dbg !206
	%309 = load i64, i64 addrspace(1)* %308, align 8, !dbg !206
	%310 = add i64 %309, %307, !dbg !207
	store i64 %310, i64 addrspace(1)* %308, align 8, !dbg !206
	br i1 %50, label %b48_cold, label %b49_cold, !dbg !172

b48_cold:
	%311 = getelementptr inbounds [2 x { i64 }], [2 x { i64 }] addrspace(3)* @gpuc_shared_Load_29, i64 0, i64 %192, !dbg !208
	%312 = bitcast { i64 } addrspace(3)* %311 to i64 addrspace(3)*, !dbg !209
	%313 = addrspacecast i64 addrspace(3)* %312 to i64*, !dbg !209
	%314 = addrspacecast i64* %313 to i64 addrspace(3)*, !dbg !209
	%315 = ptrtoint i64 addrspace(3)* %314 to i32, !dbg !209
	call void asm sideeffect "{ .reg .b64 s; mbarrier.arrive.shared.b64 s, [$0]; }", "r,~{memory}"(i32 %315) nounwind, !dbg !209
	br label %b49_cold, !dbg !209

b49_cold:
	%316 = icmp slt i64 %306, 6, !dbg !209
	br i1 %316, label %b30_cold, label %b50, !dbg !209, !llvm.loop !211
}

define void @Near(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !213 {
entry:
	br label %b0, !dbg !214

b0:
	%0 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !214
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !220, !range !11
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !220, !range !11
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !220, !range !12
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !220, !range !13
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !220, !range !13
	%6 = mul i32 %5, %3, !dbg !220
	%7 = add i32 %2, %6, !dbg !220
	%8 = mul i32 %4, %7, !dbg !220
	%9 = add i32 %1, %8, !dbg !220
	%10 = sext i32 %9 to i64, !dbg !220
	%11 = call i32 asm "mov.u32 $0, %cluster_ctarank;", "=r"() nounwind, !dbg !221
	%12 = sext i32 %11 to i64, !dbg !221
	%13 = icmp eq i64 %10, 0, !dbg !222
	br i1 %13, label %b1, label %b3, !dbg !222

b1:
	%14 = icmp ne i64 %p8, 6, !dbg !223
	br i1 %14, label %b2, label %b3, !dbg !223

b2:
	%15 = bitcast { i64 } addrspace(3)* @gpuc_shared_Near_27 to i64 addrspace(3)*, !dbg !224
	%16 = addrspacecast i64 addrspace(3)* %15 to i64*, !dbg !224
	%17 = addrspacecast i64* %16 to i64 addrspace(3)*, !dbg !224
	%18 = ptrtoint i64 addrspace(3)* %17 to i32, !dbg !224
	call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r,~{memory}"(i32 %18, i32 1) nounwind, !dbg !224
	call void @gpuc_mbarrier_made(), !dbg !224
	br label %b3, !dbg !224

b3:
	%19 = trunc i64 %12 to i32, !dbg !225
	%20 = mul i32 %19, 100, !dbg !225
	%21 = zext i32 %20 to i64, !dbg !225
	%22 = trunc i64 %10 to i32, !dbg !226
	%23 = add i32 %20, %22, !dbg !226
	%24 = zext i32 %23 to i64, !dbg !226
	%25 = add i32 %23, 1, !dbg !227
	%26 = zext i32 %25 to i64, !dbg !227
	%27 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* @gpuc_shared_Near_23, i64 0, i64 %10, !dbg !228
	store i64 %26, i64 addrspace(3)* %27, align 8, !dbg !228
	%28 = icmp eq i64 %p8, 2, !dbg !229
	br i1 %28, label %b4, label %b5, !dbg !229

b4:
	%29 = sub i64 1, %12, !dbg !230
	%30 = trunc i64 %29 to i32, !dbg !231
	%31 = call i32 asm "mov.u32 $0, %cluster_nctaid.x;", "=r"() nounwind, !dbg !231
	%32 = call i32 asm "mov.u32 $0, %cluster_nctaid.y;", "=r"() nounwind, !dbg !231
	%33 = mul i32 %31, %32, !dbg !231
	%34 = call i32 asm "mov.u32 $0, %cluster_nctaid.z;", "=r"() nounwind, !dbg !231
	%35 = mul i32 %33, %34, !dbg !231
	%36 = icmp ult i32 %30, %35, !dbg !231
	%37 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* @gpuc_shared_Near_26, i64 0, i64 %10, !dbg !232
	%38 = bitcast i64 addrspace(3)* %37 to i8 addrspace(3)*, !dbg !231
	%39 = addrspacecast i8 addrspace(3)* %38 to i8*, !dbg !231
	%40 = icmp eq i1 %36, false, !dbg !231
	br i1 %40, label %b4_fail1, label %b4_ok1, !dbg !231, !prof !28

b4_ok1:
	%41 = ptrtoint i8* %39 to i64, !dbg !231
	%42 = call i64 asm "mapa.u64 $0, $1, $2;", "=l,l,r"(i64 %41, i32 %30) nounwind, !dbg !231
	%43 = inttoptr i64 %42 to i8*, !dbg !231
	%44 = bitcast i8* %43 to i64*, !dbg !231
	%45 = icmp eq i64* %44, null, !dbg !233
	br i1 %45, label %b4_fail2, label %b4_ok2, !dbg !233, !prof !28

b4_ok2:
	store i64 5, i64* %44, align 8, !dbg !233
	br label %b5, !dbg !233

b5:
	%46 = icmp eq i64 %p8, 1, !dbg !234
	br i1 %46, label %b6, label %b7, !dbg !234

b6:
	call void @llvm.nvvm.barrier0(), !dbg !235
	br label %b8, !dbg !235

b7:
	call void asm sideeffect "barrier.cluster.arrive;", "~{memory}"() convergent nounwind, !dbg !236
	call void asm sideeffect "barrier.cluster.wait;", "~{memory}"() convergent nounwind, !dbg !236
	br label %b8, !dbg !236

b8:
	br i1 %13, label %b9, label %b11, !dbg !237

b9:
	%47 = icmp eq i64 %p8, 6, !dbg !238
	br i1 %47, label %b10, label %b11, !dbg !238

b10:
	%48 = bitcast { i64 } addrspace(3)* @gpuc_shared_Near_27 to i64 addrspace(3)*, !dbg !239
	%49 = addrspacecast i64 addrspace(3)* %48 to i64*, !dbg !239
	%50 = addrspacecast i64* %49 to i64 addrspace(3)*, !dbg !239
	%51 = ptrtoint i64 addrspace(3)* %50 to i32, !dbg !239
	call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r,~{memory}"(i32 %51, i32 1) nounwind, !dbg !239
	call void @gpuc_mbarrier_made(), !dbg !239
	br label %b11, !dbg !239

b11:
	%52 = sub i64 1, %12, !dbg !240
	%53 = trunc i64 %52 to i32, !dbg !241
	%54 = call i32 asm "mov.u32 $0, %cluster_nctaid.x;", "=r"() nounwind, !dbg !241
	%55 = call i32 asm "mov.u32 $0, %cluster_nctaid.y;", "=r"() nounwind, !dbg !241
	%56 = mul i32 %54, %55, !dbg !241
	%57 = call i32 asm "mov.u32 $0, %cluster_nctaid.z;", "=r"() nounwind, !dbg !241
	%58 = mul i32 %56, %57, !dbg !241
	%59 = icmp ult i32 %53, %58, !dbg !241
	%60 = trunc i64 %10 to i32, !dbg !242
	%61 = sub i32 63, %60, !dbg !242
	%62 = zext i32 %61 to i64, !dbg !242
	%63 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* @gpuc_shared_Near_23, i64 0, i64 %62, !dbg !243
	%64 = bitcast i64 addrspace(3)* %63 to i8 addrspace(3)*, !dbg !241
	%65 = addrspacecast i8 addrspace(3)* %64 to i8*, !dbg !241
	%66 = icmp eq i1 %59, false, !dbg !241
	br i1 %66, label %b11_fail1, label %b11_ok1, !dbg !241, !prof !28

b11_ok1:
	%67 = ptrtoint i8* %65 to i64, !dbg !241
	%68 = call i64 asm "mapa.u64 $0, $1, $2;", "=l,l,r"(i64 %67, i32 %53) nounwind, !dbg !241
	%69 = inttoptr i64 %68 to i8*, !dbg !241
	%70 = bitcast i8* %69 to i64*, !dbg !241
	%71 = icmp eq i64* %70, null, !dbg !244
	br i1 %71, label %b11_fail2, label %b11_ok2, !dbg !244, !prof !28

b11_ok2:
	%72 = load i64, i64* %70, align 8, !dbg !244
	%73 = add i64 %72, 3, !dbg !245
	%74 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* @gpuc_shared_Near_25, i64 0, i64 %10, !dbg !246
	store i64 %73, i64 addrspace(3)* %74, align 8, !dbg !246
	call void @gpuc_fence_async(), !dbg !247
	call void @llvm.nvvm.barrier0(), !dbg !248
	br i1 %13, label %b12, label %b13, !dbg !249

b12:
	%75 = bitcast { i64 } addrspace(3)* @gpuc_shared_Near_27 to i64 addrspace(3)*, !dbg !250
	%76 = addrspacecast i64 addrspace(3)* %75 to i64*, !dbg !250
	%77 = addrspacecast i64* %76 to i64 addrspace(3)*, !dbg !250
	%78 = ptrtoint i64 addrspace(3)* %77 to i32, !dbg !250
	call void asm sideeffect "{ .reg .b64 s; mbarrier.arrive.expect_tx.shared.b64 s, [$0], $1; }", "r,r,~{memory}"(i32 %78, i32 512) nounwind, !dbg !250
	%79 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* @gpuc_shared_Near_24, i64 0, i64 0, !dbg !251
	%80 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* @gpuc_shared_Near_25, i64 0, i64 0, !dbg !252
	%81 = addrspacecast i64 addrspace(3)* %79 to i64*, !dbg !253
	%82 = ptrtoint i64* %81 to i64, !dbg !253
	%83 = and i64 %82, 15, !dbg !253
	%84 = icmp eq i64 %83, 0, !dbg !253
	%85 = addrspacecast i64 addrspace(3)* %80 to i64*, !dbg !253
	%86 = ptrtoint i64* %85 to i64, !dbg !253
	%87 = and i64 %86, 15, !dbg !253
	%88 = icmp eq i64 %87, 0, !dbg !253
	%89 = bitcast i64 addrspace(3)* %79 to i8 addrspace(3)*, !dbg !253
	%90 = bitcast i64 addrspace(3)* %80 to i8 addrspace(3)*, !dbg !253
	%91 = addrspacecast i8 addrspace(3)* %89 to i8*, !dbg !253
	%92 = addrspacecast i8 addrspace(3)* %90 to i8*, !dbg !253
	%93 = addrspacecast i64 addrspace(3)* %75 to i64*, !dbg !253
	%94 = icmp eq i1 %84, false, !dbg !253
	%95 = icmp eq i1 %88, false, !dbg !253
	%96 = or i1 %94, %95, !dbg !253
	br i1 %96, label %b12_fail1, label %b12_ok1, !dbg !253, !prof !28

b12_ok1:
	%97 = addrspacecast i8* %91 to i8 addrspace(3)*, !dbg !253
	%98 = ptrtoint i8 addrspace(3)* %97 to i32, !dbg !253
	%99 = addrspacecast i8* %92 to i8 addrspace(3)*, !dbg !253
	%100 = ptrtoint i8 addrspace(3)* %99 to i32, !dbg !253
	%101 = addrspacecast i64* %93 to i64 addrspace(3)*, !dbg !253
	%102 = ptrtoint i64 addrspace(3)* %101 to i32, !dbg !253
	call void asm sideeffect "{ .reg .b32 d, b; mapa.shared::cluster.u32 d, $0, $4; mapa.shared::cluster.u32 b, $3, $4; cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [d], [$1], $2, [b]; }", "r,r,r,r,r,~{memory}"(i32 %98, i32 %100, i32 512, i32 %102, i32 %53) nounwind, !dbg !253
	br label %b13, !dbg !253

b13:
	%103 = icmp ne i64 %p8, 3, !dbg !254
	br i1 %103, label %b14, label %b15, !dbg !254

b14:
	%104 = bitcast { i64 } addrspace(3)* @gpuc_shared_Near_27 to i64 addrspace(3)*, !dbg !255
	%105 = addrspacecast i64 addrspace(3)* %104 to i64*, !dbg !255
	%106 = addrspacecast i64* %105 to i64 addrspace(3)*, !dbg !255
	%107 = ptrtoint i64 addrspace(3)* %106 to i32, !dbg !255
	call void @gpuc_mbarrier_wait(i32 %107, i32 0), !dbg !255
	br label %b15, !dbg !255

b15:
	%108 = getelementptr inbounds [64 x i64], [64 x i64] addrspace(3)* @gpuc_shared_Near_24, i64 0, i64 %10, !dbg !256
	%109 = load i64, i64 addrspace(3)* %108, align 8, !dbg !256
	%110 = mul i64 %109, 1000, !dbg !257
	%111 = add i64 %72, %110, !dbg !258
	%112 = icmp eq i64 %p8, 4, !dbg !259
	br i1 %112, label %b16, label %b17, !dbg !259

b16:
	store i64 0, i64 addrspace(3)* %27, align 8, !dbg !260
	br label %b17, !dbg !260

b17:
	%113 = bitcast i64 addrspace(3)* %27 to i8 addrspace(3)*, !dbg !261
	%114 = addrspacecast i8 addrspace(3)* %113 to i8*, !dbg !261
	%115 = ptrtoint i8* %114 to i64, !dbg !261
	%116 = call i64 asm "mapa.u64 $0, $1, $2;", "=l,l,r"(i64 %115, i32 %53) nounwind, !dbg !261
	%117 = inttoptr i64 %116 to i8*, !dbg !261
	%118 = bitcast i8* %117 to i64*, !dbg !261
	%119 = icmp eq i64* %118, null, !dbg !262
	br i1 %119, label %b17_fail1, label %b17_ok1, !dbg !262, !prof !28

b17_ok1:
	%120 = load i64, i64* %118, align 8, !dbg !262
	%121 = mul i64 %120, 7, !dbg !263
	%122 = add i64 %111, %121, !dbg !264
	%123 = icmp ne i64 %p8, 5, !dbg !265
	br i1 %123, label %b18, label %b19, !dbg !265

b18:
	call void asm sideeffect "barrier.cluster.arrive;", "~{memory}"() convergent nounwind, !dbg !266
	call void asm sideeffect "barrier.cluster.wait;", "~{memory}"() convergent nounwind, !dbg !266
	br label %b19, !dbg !266

b19:
	%124 = icmp slt i64 %10, 32, !dbg !267
	br i1 %124, label %b20, label %b21, !dbg !267

b20:
	%125 = trunc i64 %12 to i32, !dbg !268
	%126 = mul i32 %125, 32, !dbg !268
	%127 = zext i32 %126 to i64, !dbg !268
	%128 = trunc i64 %10 to i32, !dbg !269
	%129 = add i32 %126, %128, !dbg !269
	%130 = zext i32 %129 to i64, !dbg !269
	%131 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %130, !dbg !270
	%132 = icmp uge i64 %130, %p7, !dbg !270
	br i1 %132, label %b20_fail1, label %b20_ok1, !dbg !270, !prof !28

b20_ok1:
	store i64 %122, i64 addrspace(1)* %131, align 8, !dbg !270
	br label %b21, !dbg !270

b21:
	ret void, !dbg !270

b4_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !231
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !231
	ret void, !dbg !231

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 0, i64 0), !dbg !233
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !233
	ret void, !dbg !233

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 0, i64 0), !dbg !241
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !241
	ret void, !dbg !241

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 0, i64 0), !dbg !244
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !244
	ret void, !dbg !244

b12_fail1:
	%133 = icmp eq i1 %84, false, !dbg !253
	br i1 %133, label %b12_fail2, label %b12_ok2, !dbg !253

b12_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %83, i64 16), !dbg !253
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !253
	ret void, !dbg !253

b12_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %87, i64 16), !dbg !253
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !253
	ret void, !dbg !253

b17_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 0), !dbg !262
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !262
	ret void, !dbg !262

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %130, i64 %p7), !dbg !270
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !270
	ret void, !dbg !270
}

define void @Send(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !272 {
entry:
	br label %b0, !dbg !273

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !273
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !273
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !273
	%3 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !273
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !277, !range !11
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !277, !range !11
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !277, !range !12
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !277, !range !13
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !277, !range !13
	%9 = mul i32 %8, %6, !dbg !277
	%10 = add i32 %5, %9, !dbg !277
	%11 = mul i32 %7, %10, !dbg !277
	%12 = add i32 %4, %11, !dbg !277
	%13 = sext i32 %12 to i64, !dbg !277
	%14 = call i32 @gpuc_my_pe_thread(), !dbg !278
	%15 = sext i32 %14 to i64, !dbg !278
	%16 = icmp eq i64 %13, 0, !dbg !279
	%17 = call i32 @gpuc_num_pes_thread(), !dbg !283
	br i1 %16, label %b1, label %b2, !dbg !279

b1:
	%18 = bitcast { i64 } addrspace(3)* @gpuc_shared_Send_25 to i64 addrspace(3)*, !dbg !284
	%19 = addrspacecast i64 addrspace(3)* %18 to i64*, !dbg !284
	%20 = addrspacecast i64* %19 to i64 addrspace(3)*, !dbg !284
	%21 = ptrtoint i64 addrspace(3)* %20 to i32, !dbg !284
	call void asm sideeffect "mbarrier.init.shared.b64 [$0], $1;", "r,r,~{memory}"(i32 %21, i32 1) nounwind, !dbg !284
	call void @gpuc_mbarrier_made(), !dbg !284
	br label %b2, !dbg !284

b2:
	call void @llvm.nvvm.barrier0(), !dbg !285
	%22 = icmp slt i64 %13, 16, !dbg !286
	%23 = mul i64 %15, 1000, !dbg !287
	%24 = icmp ne i64 %p8, 1, !dbg !288
	%25 = icmp ne i64 %p8, 2, !dbg !289
	%26 = sub i64 1, %15, !dbg !290
	%27 = sext i32 %17 to i64, !dbg !283
	%28 = trunc i64 %26 to i32, !dbg !283
	%29 = icmp eq i64 %p8, 3, !dbg !291
	%30 = icmp eq i64 %p8, 4, !dbg !292
	%31 = icmp eq i64 %p8, 5, !dbg !293
	%32 = icmp eq i64 %13, 63, !dbg !294
	%33 = icmp ne i64 %p8, 6, !dbg !295
	br label %b3, !dbg !285

b3:
	%34 = phi i32 [ 0, %b2 ], [ %163, %b27_ok1 ], !dbg !285
	%35 = sext i32 %34 to i64, !dbg !285
	br i1 %22, label %b4, label %b5, !dbg !286

b4:
	%36 = mul i64 %35, 100, !dbg !296
	%37 = add i64 %23, %36, !dbg !297
	%38 = add i64 %37, %13, !dbg !298
	%39 = add i64 %38, 1, !dbg !299
	%40 = getelementptr inbounds [16 x i64], [16 x i64] addrspace(3)* @gpuc_shared_Send_23, i64 0, i64 %13, !dbg !300
	store i64 %39, i64 addrspace(3)* %40, align 8, !dbg !300
	br label %b5, !dbg !300

b5:
	br i1 %24, label %b6, label %b7, !dbg !288

b6:
	call void @gpuc_fence_async(), !dbg !301
	br label %b7, !dbg !301

b7:
	br i1 %25, label %b8, label %b9, !dbg !289

b8:
	call void @llvm.nvvm.barrier0(), !dbg !302
	br label %b9, !dbg !302

b9:
	br i1 %16, label %b10, label %b16, !dbg !303

b10:
	%41 = mul i64 %35, 16, !dbg !304
	%42 = add i64 %41, 16, !dbg !305
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %41, !dbg !306
	%44 = getelementptr inbounds [16 x i64], [16 x i64] addrspace(3)* @gpuc_shared_Send_23, i64 0, i64 0, !dbg !309
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %41, !dbg !307
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !308
	%47 = addrspacecast i64 addrspace(1)* %43 to i64*, !dbg !283
	%48 = icmp ugt i64 %42, %p1, !dbg !306
	%49 = icmp ugt i64 %42, %p3, !dbg !307
	%50 = icmp uge i64 0, %p5, !dbg !308
	%51 = icmp uge i64 %26, %27, !dbg !283
	%52 = or i1 %48, %49, !dbg !283
	%53 = or i1 %52, %50, !dbg !283
	%54 = or i1 %53, %51, !dbg !283
	br i1 %54, label %b10_fail1, label %b10_ok1, !dbg !283, !prof !28

b10_ok1:
	%55 = call i8* @gpuc_peer_base(i32 %28), !dbg !283
	%56 = bitcast i64* %47 to i8*, !dbg !283
	%57 = call i8* @gpuc_peer_at(i8* %55, i8* %56), !dbg !283
	%58 = icmp eq i8* %55, null, !dbg !283
	%59 = bitcast i8* %57 to i64*, !dbg !283
	%60 = select i1 %58, i64* null, i64* %59, !dbg !283
	%61 = select i1 %58, i64 0, i64 16, !dbg !283
	%62 = icmp sgt i64 %61, 0, !dbg !310
	br i1 %62, label %b11, label %b12, !dbg !310

b11:
	%63 = ptrtoint i64* %47 to i64, !dbg !311
	%64 = and i64 %63, 15, !dbg !311
	%65 = select i1 %58, i64 0, i64 %64, !dbg !311
	%66 = icmp eq i64 %64, 0, !dbg !311
	%67 = or i1 %58, %66, !dbg !311
	%68 = addrspacecast i64 addrspace(3)* %44 to i64*, !dbg !311
	%69 = ptrtoint i64* %68 to i64, !dbg !311
	%70 = and i64 %69, 15, !dbg !311
	%71 = icmp eq i64 %70, 0, !dbg !311
	%72 = addrspacecast i64* %60 to i8 addrspace(1)*, !dbg !311
	%73 = bitcast i64 addrspace(3)* %44 to i8 addrspace(3)*, !dbg !311
	%74 = addrspacecast i8 addrspace(1)* %72 to i8*, !dbg !311
	%75 = addrspacecast i8 addrspace(3)* %73 to i8*, !dbg !311
	%76 = icmp ne i64 %61, 16, !dbg !311
	%77 = icmp eq i1 %67, false, !dbg !311
	%78 = icmp eq i1 %71, false, !dbg !311
	%79 = or i1 %76, %77, !dbg !311
	%80 = or i1 %79, %78, !dbg !311
	br i1 %80, label %b11_fail1, label %b11_ok1, !dbg !311, !prof !28

b11_ok1:
	%81 = addrspacecast i8* %74 to i8 addrspace(1)*, !dbg !311
	%82 = ptrtoint i8 addrspace(1)* %81 to i64, !dbg !311
	%83 = addrspacecast i8* %75 to i8 addrspace(3)*, !dbg !311
	%84 = ptrtoint i8 addrspace(3)* %83 to i32, !dbg !311
	call void asm sideeffect "cp.async.bulk.global.shared::cta.bulk_group [$0], [$1], $2;", "l,r,r,~{memory}"(i64 %82, i32 %84, i32 128) nounwind, !dbg !311
	call void asm sideeffect "cp.async.bulk.commit_group;", "~{memory}"() nounwind, !dbg !312
	call void asm sideeffect "cp.async.bulk.wait_group 0;", "~{memory}"() nounwind, !dbg !313
	call void @gpuc_fence_thread(), !dbg !314
	%85 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !315
	%86 = bitcast i64* %85 to i8*, !dbg !315
	call void @gpuc_signal_op_thread(i8* %86, i64 1, i32 10, i32 %28), !dbg !315
	br label %b16, !dbg !316

b12:
	%87 = addrspacecast i64 addrspace(1)* %45 to i64*, !dbg !317
	%88 = ptrtoint i64* %87 to i64, !dbg !317
	%89 = addrspacecast i64 addrspace(3)* %44 to i64*, !dbg !317
	%90 = ptrtoint i64* %89 to i64, !dbg !317
	%91 = icmp ugt i64 %88, %90, !dbg !317
	br label %b13, !dbg !317

b13:
	%92 = phi i32 [ 0, %b12 ], [ %100, %b14 ], !dbg !317
	%93 = sext i32 %92 to i64, !dbg !317
	%94 = icmp slt i32 %92, 16, !dbg !317
	br i1 %94, label %b14, label %b15, !dbg !317

b14:
	%95 = sub i64 15, %93, !dbg !317
	%96 = select i1 %91, i64 %95, i64 %93, !dbg !317
	%97 = getelementptr inbounds i64, i64 addrspace(1)* %45, i64 %96, !dbg !317
	%98 = getelementptr inbounds i64, i64 addrspace(3)* %44, i64 %96, !dbg !317
	%99 = load i64, i64 addrspace(3)* %98, align 8, !dbg !317
	store i64 %99, i64 addrspace(1)* %97, align 8, !dbg !317
	%100 = add i32 %92, 1, !dbg !317
	br label %b13, !dbg !317

b15:
	%101 = addrspacecast i64 addrspace(1)* %46 to i64*, !dbg !318
	%102 = bitcast i64* %47 to i8*, !dbg !318
	%103 = bitcast i64* %87 to i8*, !dbg !318
	%104 = bitcast i64* %101 to i8*, !dbg !318
	call void @gpuc_put_signal_thread(i8* %102, i8* %103, i64 128, i8* %104, i64 1, i32 10, i32 %28, i32 0, i32 0, i8* null), !dbg !318
	br label %b16, !dbg !318

b16:
	br i1 %29, label %b17, label %b19, !dbg !291

b17:
	br i1 %22, label %b18, label %b19, !dbg !319

b18:
	%105 = getelementptr inbounds [16 x i64], [16 x i64] addrspace(3)* @gpuc_shared_Send_23, i64 0, i64 %13, !dbg !320
	store i64 0, i64 addrspace(3)* %105, align 8, !dbg !320
	br label %b19, !dbg !320

b19:
	call void @llvm.nvvm.barrier0(), !dbg !321
	br i1 %30, label %b23, label %b20, !dbg !292

b20:
	br i1 %31, label %b21, label %b22, !dbg !293

b21:
	%106 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !322
	%107 = addrspacecast i64 addrspace(1)* %106 to i64*, !dbg !324
	%108 = icmp uge i64 0, %p5, !dbg !322
	br i1 %108, label %b21_fail1, label %b21_ok1, !dbg !322, !prof !28

b21_ok1:
	%109 = bitcast i64* %107 to i8*, !dbg !324
	%110 = call i64 @gpuc_signal_wait_until_thread(i8* %109, i32 5, i64 %35, i32 1, i8* %ctrl, i32 30), !dbg !324
	br label %b23, !dbg !324

b22:
	%111 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 0, !dbg !325
	%112 = add i64 %35, 1, !dbg !326
	%113 = addrspacecast i64 addrspace(1)* %111 to i64*, !dbg !328
	%114 = icmp uge i64 0, %p5, !dbg !325
	br i1 %114, label %b22_fail1, label %b22_ok1, !dbg !325, !prof !28

b22_ok1:
	%115 = bitcast i64* %113 to i8*, !dbg !328
	%116 = call i64 @gpuc_signal_wait_until_thread(i8* %115, i32 5, i64 %112, i32 1, i8* %ctrl, i32 32), !dbg !328
	br label %b23, !dbg !328

b23:
	br i1 %32, label %b24, label %b27, !dbg !294

b24:
	br i1 %33, label %b25, label %b26, !dbg !295

b25:
	call void asm sideeffect "fence.proxy.async.global;", "~{memory}"() nounwind, !dbg !329
	br label %b26, !dbg !329

b26:
	%117 = bitcast { i64 } addrspace(3)* @gpuc_shared_Send_25 to i64 addrspace(3)*, !dbg !330
	%118 = addrspacecast i64 addrspace(3)* %117 to i64*, !dbg !330
	%119 = addrspacecast i64* %118 to i64 addrspace(3)*, !dbg !330
	%120 = ptrtoint i64 addrspace(3)* %119 to i32, !dbg !330
	call void asm sideeffect "{ .reg .b64 s; mbarrier.arrive.expect_tx.shared.b64 s, [$0], $1; }", "r,r,~{memory}"(i32 %120, i32 128) nounwind, !dbg !330
	%121 = getelementptr inbounds [16 x i64], [16 x i64] addrspace(3)* @gpuc_shared_Send_24, i64 0, i64 0, !dbg !331
	%122 = mul i64 %35, 16, !dbg !332
	%123 = sub i64 %p1, %122, !dbg !333
	%124 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %122, !dbg !333
	%125 = addrspacecast i64 addrspace(3)* %121 to i64*, !dbg !335
	%126 = ptrtoint i64* %125 to i64, !dbg !335
	%127 = and i64 %126, 15, !dbg !335
	%128 = icmp eq i64 %127, 0, !dbg !335
	%129 = addrspacecast i64 addrspace(1)* %124 to i64*, !dbg !335
	%130 = ptrtoint i64* %129 to i64, !dbg !335
	%131 = and i64 %130, 15, !dbg !335
	%132 = icmp eq i64 %131, 0, !dbg !335
	%133 = bitcast i64 addrspace(3)* %121 to i8 addrspace(3)*, !dbg !335
	%134 = bitcast i64 addrspace(1)* %124 to i8 addrspace(1)*, !dbg !335
	%135 = addrspacecast i8 addrspace(3)* %133 to i8*, !dbg !335
	%136 = addrspacecast i8 addrspace(1)* %134 to i8*, !dbg !335
	%137 = icmp ugt i64 %122, %p1, !dbg !333
	%138 = icmp ugt i64 16, %123, !dbg !334
	%139 = icmp eq i1 %128, false, !dbg !335
	%140 = icmp eq i1 %132, false, !dbg !335
	%141 = or i1 %137, %138, !dbg !335
	%142 = or i1 %141, %139, !dbg !335
	%143 = or i1 %142, %140, !dbg !335
	br i1 %143, label %b26_fail1, label %b26_ok1, !dbg !335, !prof !28

b26_ok1:
	%144 = addrspacecast i8* %135 to i8 addrspace(3)*, !dbg !335
	%145 = ptrtoint i8 addrspace(3)* %144 to i32, !dbg !335
	%146 = addrspacecast i8* %136 to i8 addrspace(1)*, !dbg !335
	%147 = ptrtoint i8 addrspace(1)* %146 to i64, !dbg !335
	%148 = addrspacecast i64* %118 to i64 addrspace(3)*, !dbg !335
	%149 = ptrtoint i64 addrspace(3)* %148 to i32, !dbg !335
	call void asm sideeffect "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], $2, [$3];", "r,l,r,r,~{memory}"(i32 %145, i64 %147, i32 128, i32 %149) nounwind, !dbg !335
	br label %b27, !dbg !335

b27:
	%150 = and i64 %35, 1, !dbg !336
	%151 = bitcast { i64 } addrspace(3)* @gpuc_shared_Send_25 to i64 addrspace(3)*, !dbg !337
	%152 = trunc i64 %150 to i32, !dbg !337
	%153 = addrspacecast i64 addrspace(3)* %151 to i64*, !dbg !337
	%154 = addrspacecast i64* %153 to i64 addrspace(3)*, !dbg !337
	%155 = ptrtoint i64 addrspace(3)* %154 to i32, !dbg !337
	call void @gpuc_mbarrier_wait(i32 %155, i32 %152), !dbg !337
	%156 = trunc i64 %13 to i32, !dbg !339
	%157 = icmp uge i64 %13, %p7, !dbg !338
	br i1 %157, label %b27_fail1, label %b27_ok1, !dbg !338, !prof !28

b27_ok1:
	%158 = urem i32 %156, 16, !dbg !339
	%159 = sub i32 15, %158, !dbg !340
	%160 = zext i32 %159 to i64, !dbg !340
	%161 = getelementptr inbounds [16 x i64], [16 x i64] addrspace(3)* @gpuc_shared_Send_24, i64 0, i64 %160, !dbg !341
	%162 = load i64, i64 addrspace(3)* %161, align 8, !dbg !341
	%163 = add i32 %34, 1, !dbg !342
	%164 = sext i32 %163 to i64, !dbg !342
	%165 = mul i64 %162, %164, !dbg !343
	%166 = getelementptr inbounds i64, i64 addrspace(1)* %3, i64 %13, !dbg !338
	%167 = load i64, i64 addrspace(1)* %166, align 8, !dbg !338
	%168 = add i64 %167, %165, !dbg !344
	store i64 %168, i64 addrspace(1)* %166, align 8, !dbg !338
	call void @llvm.nvvm.barrier0(), !dbg !345
	%169 = icmp slt i32 %163, 4, !dbg !345
	br i1 %169, label %b3, label %b28, !dbg !345

b28:
	ret void, !dbg !345

b10_fail1:
	%170 = icmp ugt i64 %42, %p1, !dbg !306
	br i1 %170, label %b10_fail2, label %b10_ok2, !dbg !306

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %42, i64 %p1), !dbg !306
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !306
	ret void, !dbg !306

b10_ok2:
	%171 = icmp ugt i64 %42, %p3, !dbg !307
	br i1 %171, label %b10_fail3, label %b10_ok3, !dbg !307

b10_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %42, i64 %p3), !dbg !307
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !307
	ret void, !dbg !307

b10_ok3:
	%172 = icmp uge i64 0, %p5, !dbg !308
	br i1 %172, label %b10_fail4, label %b10_ok4, !dbg !308

b10_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 %p5), !dbg !308
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !308
	ret void, !dbg !308

b10_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %26, i64 %27), !dbg !283
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !283
	ret void, !dbg !283

b11_fail1:
	%173 = icmp ne i64 %61, 16, !dbg !311
	br i1 %173, label %b11_fail2, label %b11_ok2, !dbg !311

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %61, i64 16), !dbg !311
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !311
	ret void, !dbg !311

b11_ok2:
	%174 = icmp eq i1 %67, false, !dbg !311
	br i1 %174, label %b11_fail3, label %b11_ok3, !dbg !311

b11_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %65, i64 16), !dbg !311
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !311
	ret void, !dbg !311

b11_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %70, i64 16), !dbg !311
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !311
	ret void, !dbg !311

b21_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 %p5), !dbg !322
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !322
	ret void, !dbg !322

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 %p5), !dbg !325
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !325
	ret void, !dbg !325

b26_fail1:
	%175 = icmp ugt i64 %122, %p1, !dbg !333
	br i1 %175, label %b26_fail2, label %b26_ok2, !dbg !333

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %122, i64 %p1), !dbg !333
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !333
	ret void, !dbg !333

b26_ok2:
	%176 = icmp ugt i64 16, %123, !dbg !334
	br i1 %176, label %b26_fail3, label %b26_ok3, !dbg !334

b26_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 16, i64 %123), !dbg !334
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !334
	ret void, !dbg !334

b26_ok3:
	%177 = icmp eq i1 %128, false, !dbg !335
	br i1 %177, label %b26_fail4, label %b26_ok4, !dbg !335

b26_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %127, i64 16), !dbg !335
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !335
	ret void, !dbg !335

b26_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %131, i64 16), !dbg !335
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !335
	ret void, !dbg !335

b27_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %13, i64 %p7), !dbg !338
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !338
	ret void, !dbg !338
}

define void @Store(i64* %p0, i64 %p1, i64* %p2, i64 %p3, i64* %p4, i64 %p5, i64* %p6, i64 %p7, i64 %p8, i8* %ctrl) nounwind !dbg !347 {
entry:
	br label %b0, !dbg !348

b0:
	%0 = addrspacecast i64* %p0 to i64 addrspace(1)*, !dbg !348
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !348
	%2 = addrspacecast i64* %p6 to i64 addrspace(1)*, !dbg !348
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !350, !range !11
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !350, !range !11
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !350, !range !12
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !350, !range !13
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !350, !range !13
	%8 = mul i32 %7, %5, !dbg !350
	%9 = add i32 %4, %8, !dbg !350
	%10 = mul i32 %6, %9, !dbg !350
	%11 = add i32 %3, %10, !dbg !350
	%12 = sext i32 %11 to i64, !dbg !350
	%13 = icmp eq i64 %12, 0, !dbg !351
	%14 = icmp ne i64 %p8, 5, !dbg !352
	%15 = icmp eq i64 %p8, 6, !dbg !353
	%16 = icmp eq i64 %p8, 3, !dbg !354
	%17 = icmp slt i64 %12, 32, !dbg !355
	%18 = icmp eq i64 %p8, 1, !dbg !356
	%19 = icmp eq i64 %p8, 2, !dbg !357
	%20 = icmp ne i64 %p8, 4, !dbg !358
	%21 = icmp ne i64 %p8, 8, !dbg !359
	br label %b1, !dbg !350

b1:
	%22 = phi i32 [ 0, %b0 ], [ %64, %b23 ], !dbg !350
	%23 = sext i32 %22 to i64, !dbg !350
	br i1 %13, label %b2, label %b6, !dbg !351

b2:
	br i1 %14, label %b3, label %b6, !dbg !352

b3:
	br i1 %15, label %b4, label %b5, !dbg !353

b4:
	call void asm sideeffect "cp.async.bulk.wait_group.read 2;", "~{memory}"() nounwind, !dbg !360
	br label %b6, !dbg !360

b5:
	call void asm sideeffect "cp.async.bulk.wait_group.read 1;", "~{memory}"() nounwind, !dbg !361
	br label %b6, !dbg !361

b6:
	call void @llvm.nvvm.barrier0(), !dbg !362
	br i1 %16, label %b7, label %b8, !dbg !354

b7:
	call void @gpuc_fence_async(), !dbg !363
	br label %b8, !dbg !363

b8:
	br i1 %17, label %b9, label %b10, !dbg !355

b9:
	%24 = and i64 %23, 1, !dbg !364
	%25 = getelementptr inbounds [2 x [32 x i64]], [2 x [32 x i64]] addrspace(3)* @gpuc_shared_Store_26, i64 0, i64 %24, !dbg !365
	%26 = mul i64 %23, 100, !dbg !366
	%27 = add i64 %26, %12, !dbg !367
	%28 = add i64 %27, 1, !dbg !368
	%29 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* %25, i64 0, i64 %12, !dbg !369
	store i64 %28, i64 addrspace(3)* %29, align 8, !dbg !369
	br label %b10, !dbg !369

b10:
	br i1 %18, label %b16, label %b11, !dbg !356

b11:
	br i1 %16, label %b16, label %b12, !dbg !370

b12:
	br i1 %19, label %b13, label %b15, !dbg !357

b13:
	br i1 %13, label %b14, label %b16, !dbg !371

b14:
	call void @gpuc_fence_async(), !dbg !372
	br label %b16, !dbg !372

b15:
	call void @gpuc_fence_async(), !dbg !373
	br label %b16, !dbg !373

b16:
	br i1 %20, label %b17, label %b18, !dbg !358

b17:
	call void @llvm.nvvm.barrier0(), !dbg !374
	br label %b18, !dbg !374

b18:
	br i1 %13, label %b19, label %b23, !dbg !375

b19:
	%30 = icmp sge i32 %22, 2, !dbg !376
	br i1 %30, label %b20, label %b21, !dbg !376

b20:
	br label %b21, !dbg !377

b21:
	%31 = phi i64 addrspace(1)* [ %0, %b19 ], [ %1, %b20 ], !dbg !378
	%32 = phi i64 [ %p1, %b19 ], [ %p3, %b20 ], !dbg !378
	%33 = and i64 %23, 1, !dbg !379
	%34 = trunc i64 %33 to i32, !dbg !380
	%35 = mul i32 %34, 32, !dbg !380
	%36 = zext i32 %35 to i64, !dbg !380
	%37 = sub i64 %32, %36, !dbg !381
	%38 = getelementptr inbounds i64, i64 addrspace(1)* %31, i64 %36, !dbg !381
	%39 = getelementptr inbounds [2 x [32 x i64]], [2 x [32 x i64]] addrspace(3)* @gpuc_shared_Store_26, i64 0, i64 %33, !dbg !383
	%40 = getelementptr inbounds [32 x i64], [32 x i64] addrspace(3)* %39, i64 0, i64 0, !dbg !384
	%41 = addrspacecast i64 addrspace(1)* %38 to i64*, !dbg !385
	%42 = ptrtoint i64* %41 to i64, !dbg !385
	%43 = and i64 %42, 15, !dbg !385
	%44 = icmp eq i64 %43, 0, !dbg !385
	%45 = addrspacecast i64 addrspace(3)* %40 to i64*, !dbg !385
	%46 = ptrtoint i64* %45 to i64, !dbg !385
	%47 = and i64 %46, 15, !dbg !385
	%48 = icmp eq i64 %47, 0, !dbg !385
	%49 = bitcast i64 addrspace(1)* %38 to i8 addrspace(1)*, !dbg !385
	%50 = bitcast i64 addrspace(3)* %40 to i8 addrspace(3)*, !dbg !385
	%51 = addrspacecast i8 addrspace(1)* %49 to i8*, !dbg !385
	%52 = addrspacecast i8 addrspace(3)* %50 to i8*, !dbg !385
	%53 = icmp ugt i64 %36, %32, !dbg !381
	%54 = icmp ugt i64 32, %37, !dbg !382
	%55 = icmp eq i1 %44, false, !dbg !385
	%56 = icmp eq i1 %48, false, !dbg !385
	%57 = or i1 %53, %54, !dbg !385
	%58 = or i1 %57, %55, !dbg !385
	%59 = or i1 %58, %56, !dbg !385
	br i1 %59, label %b21_fail1, label %b21_ok1, !dbg !385, !prof !28

b21_ok1:
	%60 = addrspacecast i8* %51 to i8 addrspace(1)*, !dbg !385
	%61 = ptrtoint i8 addrspace(1)* %60 to i64, !dbg !385
	%62 = addrspacecast i8* %52 to i8 addrspace(3)*, !dbg !385
	%63 = ptrtoint i8 addrspace(3)* %62 to i32, !dbg !385
	call void asm sideeffect "cp.async.bulk.global.shared::cta.bulk_group [$0], [$1], $2;", "l,r,r,~{memory}"(i64 %61, i32 %63, i32 256) nounwind, !dbg !385
	br i1 %21, label %b22, label %b23, !dbg !359

b22:
	call void asm sideeffect "cp.async.bulk.commit_group;", "~{memory}"() nounwind, !dbg !386
	br label %b23, !dbg !386

b23:
	%64 = add i32 %22, 1, !dbg !386
	%65 = icmp slt i32 %64, 4, !dbg !386
	br i1 %65, label %b1, label %b24, !dbg !386

b24:
	%66 = icmp eq i64 %p8, 9, !dbg !387
	br i1 %66, label %b25, label %b26, !dbg !387

b25:
	ret void, !dbg !388

b26:
	br i1 %13, label %b27, label %b30, !dbg !389

b27:
	%67 = icmp eq i64 %p8, 7, !dbg !390
	br i1 %67, label %b28, label %b29, !dbg !390

b28:
	call void asm sideeffect "cp.async.bulk.wait_group.read 0;", "~{memory}"() nounwind, !dbg !391
	br label %b30, !dbg !391

b29:
	call void asm sideeffect "cp.async.bulk.wait_group 0;", "~{memory}"() nounwind, !dbg !392
	br label %b30, !dbg !392

b30:
	call void @llvm.nvvm.barrier0(), !dbg !393
	%68 = trunc i64 %12 to i32, !dbg !394
	%69 = sub i32 63, %68, !dbg !394
	%70 = zext i32 %69 to i64, !dbg !394
	%71 = getelementptr inbounds i64, i64 addrspace(1)* %0, i64 %70, !dbg !395
	%72 = icmp uge i64 %70, %p1, !dbg !395
	%73 = icmp uge i64 %70, %p3, !dbg !396
	%74 = icmp uge i64 %12, %p7, !dbg !397
	%75 = or i1 %72, %73, !dbg !397
	%76 = or i1 %75, %74, !dbg !397
	br i1 %76, label %b30_fail1, label %b30_ok1, !dbg !397, !prof !28

b30_ok1:
	%77 = load i64, i64 addrspace(1)* %71, align 8, !dbg !395
	%78 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %70, !dbg !396
	%79 = load i64, i64 addrspace(1)* %78, align 8, !dbg !396
	%80 = mul i64 %79, 1000, !dbg !398
	%81 = add i64 %77, %80, !dbg !399
	%82 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %12, !dbg !397
	store i64 %81, i64 addrspace(1)* %82, align 8, !dbg !397
	ret void, !dbg !397

b21_fail1:
	%83 = icmp ugt i64 %36, %32, !dbg !381
	br i1 %83, label %b21_fail2, label %b21_ok2, !dbg !381

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %36, i64 %32), !dbg !381
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !381
	ret void, !dbg !381

b21_ok2:
	%84 = icmp ugt i64 32, %37, !dbg !382
	br i1 %84, label %b21_fail3, label %b21_ok3, !dbg !382

b21_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 32, i64 %37), !dbg !382
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !382
	ret void, !dbg !382

b21_ok3:
	%85 = icmp eq i1 %44, false, !dbg !385
	br i1 %85, label %b21_fail4, label %b21_ok4, !dbg !385

b21_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %43, i64 16), !dbg !385
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !385
	ret void, !dbg !385

b21_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %47, i64 16), !dbg !385
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !385
	ret void, !dbg !385

b30_fail1:
	%86 = icmp uge i64 %70, %p1, !dbg !395
	br i1 %86, label %b30_fail2, label %b30_ok2, !dbg !395

b30_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %70, i64 %p1), !dbg !395
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !395
	ret void, !dbg !395

b30_ok2:
	%87 = icmp uge i64 %70, %p3, !dbg !396
	br i1 %87, label %b30_fail3, label %b30_ok3, !dbg !396

b30_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %70, i64 %p3), !dbg !396
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !396
	ret void, !dbg !396

b30_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %12, i64 %p7), !dbg !397
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !397
	ret void, !dbg !397
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

define internal void @gpuc_mbarrier_made() alwaysinline nounwind {
entry:
	%0 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*
	%1 = getelementptr inbounds [12 x i8], [12 x i8]* %0, i64 0, i64 0
	%2 = call i32 @__nvvm_reflect(i8* %1)
	%3 = icmp sge i32 %2, 900
	br i1 %3, label %with, label %without

with:
	call void asm sideeffect "fence.mbarrier_init.release.cluster;", "~{memory}"() nounwind
	ret void

without:
	ret void
}

declare i32 @__nvvm_reflect(i8* %a0) nounwind readnone

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !29
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !11
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !30
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !11
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !30
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !12
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

define internal void @gpuc_mbarrier_wait(i32 %x, i32 %y) alwaysinline nounwind {
entry:
	%0 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*
	%1 = getelementptr inbounds [12 x i8], [12 x i8]* %0, i64 0, i64 0
	%2 = call i32 @__nvvm_reflect(i8* %1)
	%3 = icmp sge i32 %2, 900
	br i1 %3, label %with, label %without

with:
	call void asm sideeffect "{ .reg .pred p; WAIT: mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [$0], $1; @!p bra WAIT; }", "r,r,~{memory}"(i32 %x, i32 %y) nounwind
	ret void

without:
	call void asm sideeffect "{ .reg .pred p; WAIT: mbarrier.test_wait.parity.shared.b64 p, [$0], $1; @!p bra WAIT; }", "r,r,~{memory}"(i32 %x, i32 %y) nounwind
	ret void
}

define internal void @gpuc_fence_async() alwaysinline nounwind {
entry:
	%0 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*
	%1 = getelementptr inbounds [12 x i8], [12 x i8]* %0, i64 0, i64 0
	%2 = call i32 @__nvvm_reflect(i8* %1)
	%3 = icmp sge i32 %2, 900
	br i1 %3, label %with, label %without

with:
	call void asm sideeffect "fence.proxy.async.shared::cta;", "~{memory}"() nounwind
	ret void

without:
	ret void
}

define internal void @gpuc_copy_async_8(i8 addrspace(3)* %x, i8 addrspace(1)* %y, i32 %z) alwaysinline nounwind {
entry:
	%0 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*
	%1 = getelementptr inbounds [12 x i8], [12 x i8]* %0, i64 0, i64 0
	%2 = call i32 @__nvvm_reflect(i8* %1)
	%3 = icmp sge i32 %2, 800
	br i1 %3, label %with, label %without

with:
	%4 = ptrtoint i8 addrspace(3)* %x to i32
	%5 = ptrtoint i8 addrspace(1)* %y to i64
	call void asm sideeffect "cp.async.ca.shared.global [$0], [$1], 8, $2;", "r,l,r,~{memory}"(i32 %4, i64 %5, i32 %z) nounwind
	ret void

without:
	call void @llvm.memset.p3i8.i64(i8 addrspace(3)* align 8 %x, i8 0, i64 8, i1 false)
	%6 = zext i32 %z to i64
	call void @llvm.memcpy.p3i8.p1i8.i64(i8 addrspace(3)* align 8 %x, i8 addrspace(1)* align 8 %y, i64 %6, i1 false)
	ret void
}

declare void @llvm.memset.p3i8.i64(i8 addrspace(3)* %a0, i8 %a1, i64 %a2, i1 %a3) argmemonly nounwind

declare void @llvm.memcpy.p3i8.p1i8.i64(i8 addrspace(3)* %a0, i8 addrspace(1)* %a1, i64 %a2, i1 %a3) argmemonly nounwind

define internal void @gpuc_copies_commit() alwaysinline nounwind {
entry:
	%0 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*
	%1 = getelementptr inbounds [12 x i8], [12 x i8]* %0, i64 0, i64 0
	%2 = call i32 @__nvvm_reflect(i8* %1)
	%3 = icmp sge i32 %2, 800
	br i1 %3, label %with, label %without

with:
	call void asm sideeffect "cp.async.commit_group;", "~{memory}"() nounwind
	ret void

without:
	ret void
}

define internal void @gpuc_copies_wait_1() alwaysinline nounwind {
entry:
	%0 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*
	%1 = getelementptr inbounds [12 x i8], [12 x i8]* %0, i64 0, i64 0
	%2 = call i32 @__nvvm_reflect(i8* %1)
	%3 = icmp sge i32 %2, 800
	br i1 %3, label %with, label %without

with:
	call void asm sideeffect "cp.async.wait_group 1;", "~{memory}"() nounwind
	ret void

without:
	ret void
}

define internal void @gpuc_copies_wait_0() alwaysinline nounwind {
entry:
	%0 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*
	%1 = getelementptr inbounds [12 x i8], [12 x i8]* %0, i64 0, i64 0
	%2 = call i32 @__nvvm_reflect(i8* %1)
	%3 = icmp sge i32 %2, 800
	br i1 %3, label %with, label %without

with:
	call void asm sideeffect "cp.async.wait_group 0;", "~{memory}"() nounwind
	ret void

without:
	ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

define internal i32 @gpuc_mbarrier_test(i32 %x, i32 %y) alwaysinline nounwind {
entry:
	%0 = addrspacecast [12 x i8] addrspace(1)* @gpuc_reflect__CUDA_ARCH to [12 x i8]*
	%1 = getelementptr inbounds [12 x i8], [12 x i8]* %0, i64 0, i64 0
	%2 = call i32 @__nvvm_reflect(i8* %1)
	%3 = icmp sge i32 %2, 900
	br i1 %3, label %with, label %without

with:
	%4 = call i32 asm sideeffect "{ .reg .pred p; mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [$1], $2; selp.b32 $0, 1, 0, p; }", "=r,r,r,~{memory}"(i32 %x, i32 %y) nounwind
	ret i32 %4

without:
	%5 = call i32 asm sideeffect "{ .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [$1], $2; selp.b32 $0, 1, 0, p; }", "=r,r,r,~{memory}"(i32 %x, i32 %y) nounwind
	ret i32 %5
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i8* @gpuc_peer_base(i32 %a0) nounwind

declare i8* @gpuc_peer_at(i8* %a0, i8* %a1) nounwind

declare void @gpuc_fence_thread() nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare void @gpuc_put_signal_thread(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!400, !401, !402, !403, !404, !405, !406, !407, !408, !409, !410, !411, !412, !413, !414, !415, !416, !417, !418, !419, !420, !421, !422, !423, !424, !425, !426, !427, !428, !429, !430}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "box.go", directory: "github.com/gpuc-go/gpuc/testsuite/pairs/async")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Box", scope: !1, file: !1, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!7 = !DILocation(line: 21, column: 6, scope: !6)
!8 = !DILocation(line: 22, column: 31, scope: !6)
!9 = !DILocation(line: 23, column: 33, scope: !6)
!10 = !DILocation(line: 24, column: 21, scope: !6)
!11 = !{i32 0, i32 1024}
!12 = !{i32 0, i32 64}
!13 = !{i32 1, i32 1025}
!14 = !DILocation(line: 25, column: 10, scope: !6)
!15 = !DILocation(line: 26, column: 13, scope: !6)
!16 = !DILocation(line: 27, column: 10, scope: !6)
!17 = !DILocation(line: 25, column: 2, scope: !6)
!18 = !DILocation(line: 29, column: 7, scope: !6)
!19 = !DILocation(line: 30, column: 11, scope: !6)
!20 = !DILocation(line: 32, column: 16, scope: !6)
!21 = !DILocation(line: 34, column: 7, scope: !6)
!22 = !DILocation(line: 35, column: 14, scope: !6)
!23 = !DILocation(line: 36, column: 14, scope: !6)
!24 = !DILocation(line: 37, column: 4, scope: !6)
!25 = !DILocation(line: 35, column: 3, scope: !6)
!26 = !DILocation(line: 39, column: 21, scope: !6)
!27 = !DILocation(line: 40, column: 17, scope: !6)
!28 = !{!"branch_weights", i32 1, i32 1048576}
!29 = !{i32 0, i32 2147483647}
!30 = !{i32 0, i32 65535}
!31 = !DILocation(line: 42, column: 13, scope: !6)
!32 = !DILocation(line: 43, column: 11, scope: !6)
!33 = !DILocation(line: 45, column: 5, scope: !6)
!34 = !DILocation(line: 45, column: 14, scope: !6)
!35 = !DILocation(line: 45, column: 12, scope: !6)
!36 = !DILocation(line: 46, column: 16, scope: !6)
!37 = !DILocation(line: 47, column: 7, scope: !6)
!38 = !DILocation(line: 48, column: 4, scope: !6)
!39 = !DILocation(line: 48, column: 3, scope: !6)
!40 = !DILocation(line: 50, column: 13, scope: !6)
!41 = !DILocation(line: 51, column: 28, scope: !6)
!42 = !DILocation(line: 53, column: 16, scope: !6)
!43 = !DILocation(line: 54, column: 7, scope: !6)
!44 = !DILocation(line: 55, column: 18, scope: !6)
!45 = !DILocation(line: 56, column: 17, scope: !6)
!46 = !DILocation(line: 57, column: 14, scope: !6)
!47 = !DILocation(line: 58, column: 16, scope: !6)
!48 = !DILocation(line: 61, column: 13, scope: !6)
!49 = !DILocation(line: 62, column: 17, scope: !6)
!50 = !DILocation(line: 63, column: 8, scope: !6)
!51 = !DILocation(line: 64, column: 5, scope: !6)
!52 = !DILocation(line: 66, column: 8, scope: !6)
!53 = !DILocation(line: 67, column: 16, scope: !6)
!54 = !DIFile(filename: "copy.go", directory: "github.com/gpuc-go/gpuc/testsuite/pairs/async")
!55 = distinct !DISubprogram(name: "Copy", scope: !54, file: !54, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!56 = !DILocation(line: 22, column: 6, scope: !55)
!57 = !DILocation(line: 24, column: 21, scope: !55)
!58 = !DILocation(line: 29, column: 43, scope: !55)
!59 = !DILocation(line: 29, column: 37, scope: !55)
!60 = !DILocation(line: 23, column: 31, scope: !55)
!61 = !DILocation(line: 29, column: 23, scope: !55)
!62 = !DILocation(line: 29, column: 28, scope: !55)
!63 = !DILocation(line: 29, column: 17, scope: !55)
!64 = !DILocation(line: 31, column: 14, scope: !55)
!65 = !DILocation(line: 32, column: 23, scope: !55)
!66 = !DILocation(line: 37, column: 14, scope: !55)
!67 = !DILocation(line: 40, column: 21, scope: !55)
!68 = !DILocation(line: 42, column: 21, scope: !55)
!69 = !DILocation(line: 45, column: 14, scope: !55)
!70 = !DILocation(line: 48, column: 14, scope: !55)
!71 = !DILocation(line: 51, column: 14, scope: !55)
!72 = !DILocation(line: 54, column: 22, scope: !55)
!73 = !DILocation(line: 35, column: 7, scope: !55)
!74 = !{!"branch_weights", i32 1048576, i32 1}
!75 = !DILocation(line: 38, column: 12, scope: !55)
!76 = !DILocation(line: 28, column: 8, scope: !55)
!77 = !DILocation(line: 29, column: 25, scope: !55)
!78 = !DILocation(line: 29, column: 40, scope: !55)
!79 = !DILocation(line: 39, column: 21, scope: !55)
!80 = !DILocation(line: 41, column: 21, scope: !55)
!81 = !DILocation(line: 43, column: 21, scope: !55)
!82 = !DILocation(line: 46, column: 18, scope: !55)
!83 = !DILocation(line: 49, column: 12, scope: !55)
!84 = !DILocation(line: 51, column: 32, scope: !55)
!85 = !DILocation(line: 51, column: 35, scope: !55)
!86 = !DILocation(line: 52, column: 10, scope: !55)
!87 = !DILocation(line: 52, column: 12, scope: !55)
!88 = !DILocation(line: 52, column: 15, scope: !55)
!89 = !DILocation(line: 52, column: 7, scope: !55)
!90 = !DILocation(line: 54, column: 16, scope: !55)
!91 = !DILocation(line: 54, column: 14, scope: !55)
!92 = !DILocation(line: 54, column: 19, scope: !55)
!93 = !DILocation(line: 54, column: 35, scope: !55)
!94 = !DILocation(line: 54, column: 26, scope: !55)
!95 = !DILocation(line: 54, column: 6, scope: !55)
!96 = !DILocation(line: 54, column: 3, scope: !55)
!97 = !{!"llvm.loop.unroll.disable"}
!98 = distinct !{!98, !97}
!99 = !DIFile(filename: "doc.go", directory: "github.com/gpuc-go/gpuc/testsuite/pairs/async")
!100 = distinct !DISubprogram(name: "Role", scope: !99, file: !99, line: 24, type: !4, isDefinition: true, scopeLine: 24, isOptimized: true, unit: !2)
!101 = !DILocation(line: 24, column: 6, scope: !100)
!102 = !DILocation(line: 25, column: 41, scope: !100)
!103 = !DILocation(line: 26, column: 37, scope: !100)
!104 = !{i32 0, i32 32}
!105 = !DILocation(line: 31, column: 25, scope: !100)
!106 = !DILocation(line: 39, column: 8, scope: !100)
!107 = !DILocation(line: 41, column: 8, scope: !100)
!108 = !DILocation(line: 47, column: 25, scope: !100)
!109 = !DILocation(line: 50, column: 36, scope: !100)
!110 = !DILocation(line: 51, column: 25, scope: !100)
!111 = !DILocation(line: 29, column: 11, scope: !100)
!112 = !DILocation(line: 30, column: 12, scope: !100)
!113 = !DILocation(line: 30, column: 15, scope: !100)
!114 = !DILocation(line: 31, column: 9, scope: !100)
!115 = !DILocation(line: 32, column: 23, scope: !100)
!116 = !DILocation(line: 32, column: 18, scope: !100)
!117 = !DILocation(line: 34, column: 5, scope: !100)
!118 = !DILocation(line: 34, column: 31, scope: !100)
!119 = !DILocation(line: 34, column: 38, scope: !100)
!120 = !DILocation(line: 34, column: 9, scope: !100)
!121 = !DILocation(line: 35, column: 24, scope: !100)
!122 = !DILocation(line: 35, column: 19, scope: !100)
!123 = !DILocation(line: 40, column: 24, scope: !100)
!124 = !DILocation(line: 40, column: 19, scope: !100)
!125 = !DILocation(line: 42, column: 17, scope: !100)
!126 = !DILocation(line: 44, column: 22, scope: !100)
!127 = !DILocation(line: 44, column: 17, scope: !100)
!128 = !DILocation(line: 46, column: 16, scope: !100)
!129 = !DILocation(line: 46, column: 38, scope: !100)
!130 = !DILocation(line: 46, column: 27, scope: !100)
!131 = !DILocation(line: 48, column: 24, scope: !100)
!132 = !DILocation(line: 48, column: 19, scope: !100)
!133 = !DILocation(line: 50, column: 17, scope: !100)
!134 = !DILocation(line: 50, column: 21, scope: !100)
!135 = !DILocation(line: 50, column: 52, scope: !100)
!136 = !DILocation(line: 50, column: 43, scope: !100)
!137 = !DILocation(line: 50, column: 6, scope: !100)
!138 = !DILocation(line: 50, column: 3, scope: !100)
!139 = !DILocation(line: 52, column: 24, scope: !100)
!140 = !DILocation(line: 52, column: 19, scope: !100)
!141 = !{!"llvm.loop.unroll.disable"}
!142 = distinct !{!142, !141}
!143 = !DIFile(filename: "load.go", directory: "github.com/gpuc-go/gpuc/testsuite/pairs/async")
!144 = distinct !DISubprogram(name: "Load", scope: !143, file: !143, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!145 = !DILocation(line: 26, column: 6, scope: !144)
!146 = !DILocation(line: 27, column: 31, scope: !144)
!147 = !DILocation(line: 28, column: 37, scope: !144)
!148 = !DILocation(line: 29, column: 38, scope: !144)
!149 = !DILocation(line: 30, column: 21, scope: !144)
!150 = !DILocation(line: 31, column: 7, scope: !144)
!151 = !DILocation(line: 33, column: 14, scope: !144)
!152 = !DILocation(line: 32, column: 3, scope: !144)
!153 = !DILocation(line: 38, column: 18, scope: !144)
!154 = !DILocation(line: 37, column: 8, scope: !144)
!155 = !DILocation(line: 37, column: 17, scope: !144)
!156 = !DILocation(line: 38, column: 9, scope: !144)
!157 = !DILocation(line: 41, column: 33, scope: !144)
!158 = !DILocation(line: 41, column: 14, scope: !144)
!159 = !DILocation(line: 41, column: 37, scope: !144)
!160 = !DILocation(line: 42, column: 13, scope: !144)
!161 = !DILocation(line: 43, column: 28, scope: !144)
!162 = !DILocation(line: 45, column: 13, scope: !144)
!163 = !DILocation(line: 46, column: 17, scope: !144)
!164 = !DILocation(line: 55, column: 15, scope: !144)
!165 = !DILocation(line: 60, column: 9, scope: !144)
!166 = !DILocation(line: 62, column: 9, scope: !144)
!167 = !DILocation(line: 70, column: 8, scope: !144)
!168 = !DILocation(line: 71, column: 8, scope: !144)
!169 = !DILocation(line: 73, column: 8, scope: !144)
!170 = !DILocation(line: 78, column: 14, scope: !144)
!171 = !DILocation(line: 81, column: 21, scope: !144)
!172 = !DILocation(line: 82, column: 14, scope: !144)
!173 = !DILocation(line: 49, column: 18, scope: !144)
!174 = !DILocation(line: 49, column: 23, scope: !144)
!175 = !DILocation(line: 49, column: 26, scope: !144)
!176 = !DILocation(line: 51, column: 7, scope: !144)
!177 = !DILocation(line: 51, column: 10, scope: !144)
!178 = !DILocation(line: 52, column: 21, scope: !144)
!179 = !DILocation(line: 50, column: 3, scope: !144)
!180 = !DILocation(line: 54, column: 8, scope: !144)
!181 = !DILocation(line: 56, column: 10, scope: !144)
!182 = !DILocation(line: 56, column: 29, scope: !144)
!183 = !DILocation(line: 56, column: 19, scope: !144)
!184 = !DILocation(line: 58, column: 4, scope: !144)
!185 = !DILocation(line: 65, column: 8, scope: !144)
!186 = !DILocation(line: 65, column: 27, scope: !144)
!187 = !DILocation(line: 66, column: 21, scope: !144)
!188 = !DILocation(line: 66, column: 25, scope: !144)
!189 = !DILocation(line: 66, column: 35, scope: !144)
!190 = !DILocation(line: 66, column: 16, scope: !144)
!191 = !DILocation(line: 67, column: 25, scope: !144)
!192 = !DILocation(line: 67, column: 35, scope: !144)
!193 = !DILocation(line: 67, column: 16, scope: !144)
!194 = !DILocation(line: 72, column: 8, scope: !144)
!195 = !DILocation(line: 72, column: 17, scope: !144)
!196 = !DILocation(line: 74, column: 8, scope: !144)
!197 = !DILocation(line: 74, column: 20, scope: !144)
!198 = !DILocation(line: 76, column: 8, scope: !144)
!199 = !DILocation(line: 76, column: 17, scope: !144)
!200 = !DILocation(line: 79, column: 9, scope: !144)
!201 = !DILocation(line: 79, column: 20, scope: !144)
!202 = !DILocation(line: 81, column: 14, scope: !144)
!203 = !DILocation(line: 81, column: 18, scope: !144)
!204 = !DILocation(line: 81, column: 34, scope: !144)
!205 = !DILocation(line: 81, column: 25, scope: !144)
!206 = !DILocation(line: 81, column: 6, scope: !144)
!207 = !DILocation(line: 81, column: 3, scope: !144)
!208 = !DILocation(line: 83, column: 9, scope: !144)
!209 = !DILocation(line: 83, column: 20, scope: !144)
!210 = !{!"llvm.loop.unroll.disable"}
!211 = distinct !{!211, !210}
!212 = !DIFile(filename: "near.go", directory: "github.com/gpuc-go/gpuc/testsuite/pairs/async")
!213 = distinct !DISubprogram(name: "Near", scope: !212, file: !212, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!214 = !DILocation(line: 22, column: 6, scope: !213)
!215 = !DILocation(line: 23, column: 28, scope: !213)
!216 = !DILocation(line: 24, column: 29, scope: !213)
!217 = !DILocation(line: 25, column: 31, scope: !213)
!218 = !DILocation(line: 26, column: 32, scope: !213)
!219 = !DILocation(line: 27, column: 33, scope: !213)
!220 = !DILocation(line: 29, column: 25, scope: !213)
!221 = !DILocation(line: 29, column: 40, scope: !213)
!222 = !DILocation(line: 30, column: 7, scope: !213)
!223 = !DILocation(line: 30, column: 23, scope: !213)
!224 = !DILocation(line: 31, column: 11, scope: !213)
!225 = !DILocation(line: 33, column: 17, scope: !213)
!226 = !DILocation(line: 33, column: 22, scope: !213)
!227 = !DILocation(line: 33, column: 26, scope: !213)
!228 = !DILocation(line: 33, column: 3, scope: !213)
!229 = !DILocation(line: 34, column: 13, scope: !213)
!230 = !DILocation(line: 35, column: 33, scope: !213)
!231 = !DILocation(line: 35, column: 17, scope: !213)
!232 = !DILocation(line: 35, column: 27, scope: !213)
!233 = !DILocation(line: 35, column: 3, scope: !213)
!234 = !DILocation(line: 37, column: 13, scope: !213)
!235 = !DILocation(line: 38, column: 17, scope: !213)
!236 = !DILocation(line: 40, column: 9, scope: !213)
!237 = !DILocation(line: 42, column: 7, scope: !213)
!238 = !DILocation(line: 42, column: 23, scope: !213)
!239 = !DILocation(line: 43, column: 11, scope: !213)
!240 = !DILocation(line: 45, column: 36, scope: !213)
!241 = !DILocation(line: 45, column: 21, scope: !213)
!242 = !DILocation(line: 45, column: 30, scope: !213)
!243 = !DILocation(line: 45, column: 27, scope: !213)
!244 = !DILocation(line: 45, column: 7, scope: !213)
!245 = !DILocation(line: 46, column: 14, scope: !213)
!246 = !DILocation(line: 46, column: 6, scope: !213)
!247 = !DILocation(line: 47, column: 27, scope: !213)
!248 = !DILocation(line: 48, column: 16, scope: !213)
!249 = !DILocation(line: 49, column: 7, scope: !213)
!250 = !DILocation(line: 50, column: 21, scope: !213)
!251 = !DILocation(line: 51, column: 22, scope: !213)
!252 = !DILocation(line: 51, column: 31, scope: !213)
!253 = !DILocation(line: 51, column: 16, scope: !213)
!254 = !DILocation(line: 53, column: 13, scope: !213)
!255 = !DILocation(line: 54, column: 11, scope: !213)
!256 = !DILocation(line: 56, column: 16, scope: !213)
!257 = !DILocation(line: 56, column: 12, scope: !213)
!258 = !DILocation(line: 56, column: 2, scope: !213)
!259 = !DILocation(line: 57, column: 13, scope: !213)
!260 = !DILocation(line: 58, column: 4, scope: !213)
!261 = !DILocation(line: 60, column: 25, scope: !213)
!262 = !DILocation(line: 60, column: 11, scope: !213)
!263 = !DILocation(line: 60, column: 9, scope: !213)
!264 = !DILocation(line: 60, column: 2, scope: !213)
!265 = !DILocation(line: 61, column: 13, scope: !213)
!266 = !DILocation(line: 62, column: 9, scope: !213)
!267 = !DILocation(line: 64, column: 7, scope: !213)
!268 = !DILocation(line: 65, column: 9, scope: !213)
!269 = !DILocation(line: 65, column: 12, scope: !213)
!270 = !DILocation(line: 65, column: 6, scope: !213)
!271 = !DIFile(filename: "send.go", directory: "github.com/gpuc-go/gpuc/testsuite/pairs/async")
!272 = distinct !DISubprogram(name: "Send", scope: !271, file: !271, line: 22, type: !4, isDefinition: true, scopeLine: 22, isOptimized: true, unit: !2)
!273 = !DILocation(line: 22, column: 6, scope: !272)
!274 = !DILocation(line: 23, column: 28, scope: !272)
!275 = !DILocation(line: 24, column: 29, scope: !272)
!276 = !DILocation(line: 25, column: 33, scope: !272)
!277 = !DILocation(line: 26, column: 25, scope: !272)
!278 = !DILocation(line: 26, column: 39, scope: !272)
!279 = !DILocation(line: 27, column: 7, scope: !272)
!280 = !DIFile(filename: "shared.go", directory: "github.com/gpuc-go/gpuc/dsl/shmem")
!281 = distinct !DISubprogram(name: "PutSharedSignal", scope: !280, file: !280, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!282 = !DILocation(line: 42, column: 25, scope: !272)
!283 = !DILocation(line: 14, column: 21, scope: !281, inlinedAt: !282)
!284 = !DILocation(line: 28, column: 11, scope: !272)
!285 = !DILocation(line: 30, column: 16, scope: !272)
!286 = !DILocation(line: 32, column: 8, scope: !272)
!287 = !DILocation(line: 33, column: 21, scope: !272)
!288 = !DILocation(line: 35, column: 14, scope: !272)
!289 = !DILocation(line: 38, column: 14, scope: !272)
!290 = !DILocation(line: 42, column: 126, scope: !272)
!291 = !DILocation(line: 44, column: 14, scope: !272)
!292 = !DILocation(line: 49, column: 8, scope: !272)
!293 = !DILocation(line: 50, column: 8, scope: !272)
!294 = !DILocation(line: 55, column: 8, scope: !272)
!295 = !DILocation(line: 56, column: 15, scope: !272)
!296 = !DILocation(line: 33, column: 30, scope: !272)
!297 = !DILocation(line: 33, column: 25, scope: !272)
!298 = !DILocation(line: 33, column: 33, scope: !272)
!299 = !DILocation(line: 33, column: 37, scope: !272)
!300 = !DILocation(line: 33, column: 5, scope: !272)
!301 = !DILocation(line: 36, column: 29, scope: !272)
!302 = !DILocation(line: 39, column: 18, scope: !272)
!303 = !DILocation(line: 41, column: 8, scope: !272)
!304 = !DILocation(line: 42, column: 42, scope: !272)
!305 = !DILocation(line: 42, column: 50, scope: !272)
!306 = !DILocation(line: 42, column: 39, scope: !272)
!307 = !DILocation(line: 42, column: 73, scope: !272)
!308 = !DILocation(line: 42, column: 100, scope: !272)
!309 = !DILocation(line: 42, column: 57, scope: !272)
!310 = !DILocation(line: 14, column: 40, scope: !281, inlinedAt: !282)
!311 = !DILocation(line: 15, column: 16, scope: !281, inlinedAt: !282)
!312 = !DILocation(line: 16, column: 17, scope: !281, inlinedAt: !282)
!313 = !DILocation(line: 17, column: 15, scope: !281, inlinedAt: !282)
!314 = !DILocation(line: 18, column: 8, scope: !281, inlinedAt: !282)
!315 = !DILocation(line: 19, column: 11, scope: !281, inlinedAt: !282)
!316 = !DILocation(line: 20, column: 3, scope: !281, inlinedAt: !282)
!317 = !DILocation(line: 22, column: 6, scope: !281, inlinedAt: !282)
!318 = !DILocation(line: 23, column: 11, scope: !281, inlinedAt: !282)
!319 = !DILocation(line: 44, column: 33, scope: !272)
!320 = !DILocation(line: 45, column: 5, scope: !272)
!321 = !DILocation(line: 47, column: 17, scope: !272)
!322 = !DILocation(line: 51, column: 39, scope: !272)
!323 = !DILocation(line: 51, column: 63, scope: !272)
!324 = !DILocation(line: 51, column: 25, scope: !272)
!325 = !DILocation(line: 53, column: 39, scope: !272)
!326 = !DILocation(line: 53, column: 65, scope: !272)
!327 = !DILocation(line: 53, column: 63, scope: !272)
!328 = !DILocation(line: 53, column: 25, scope: !272)
!329 = !DILocation(line: 57, column: 30, scope: !272)
!330 = !DILocation(line: 59, column: 22, scope: !272)
!331 = !DILocation(line: 60, column: 22, scope: !272)
!332 = !DILocation(line: 60, column: 42, scope: !272)
!333 = !DILocation(line: 60, column: 39, scope: !272)
!334 = !DILocation(line: 60, column: 46, scope: !272)
!335 = !DILocation(line: 60, column: 16, scope: !272)
!336 = !DILocation(line: 62, column: 16, scope: !272)
!337 = !DILocation(line: 62, column: 11, scope: !272)
!338 = !DILocation(line: 63, column: 6, scope: !272)
!339 = !DILocation(line: 63, column: 20, scope: !272)
!340 = !DILocation(line: 63, column: 18, scope: !272)
!341 = !DILocation(line: 63, column: 15, scope: !272)
!342 = !DILocation(line: 63, column: 34, scope: !272)
!343 = !DILocation(line: 63, column: 25, scope: !272)
!344 = !DILocation(line: 63, column: 3, scope: !272)
!345 = !DILocation(line: 64, column: 17, scope: !272)
!346 = !DIFile(filename: "store.go", directory: "github.com/gpuc-go/gpuc/testsuite/pairs/async")
!347 = distinct !DISubprogram(name: "Store", scope: !346, file: !346, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!348 = !DILocation(line: 25, column: 6, scope: !347)
!349 = !DILocation(line: 26, column: 31, scope: !347)
!350 = !DILocation(line: 27, column: 21, scope: !347)
!351 = !DILocation(line: 29, column: 8, scope: !347)
!352 = !DILocation(line: 29, column: 24, scope: !347)
!353 = !DILocation(line: 30, column: 15, scope: !347)
!354 = !DILocation(line: 37, column: 14, scope: !347)
!355 = !DILocation(line: 40, column: 8, scope: !347)
!356 = !DILocation(line: 44, column: 8, scope: !347)
!357 = !DILocation(line: 45, column: 8, scope: !347)
!358 = !DILocation(line: 52, column: 14, scope: !347)
!359 = !DILocation(line: 61, column: 15, scope: !347)
!360 = !DILocation(line: 31, column: 21, scope: !347)
!361 = !DILocation(line: 33, column: 21, scope: !347)
!362 = !DILocation(line: 36, column: 17, scope: !347)
!363 = !DILocation(line: 38, column: 29, scope: !347)
!364 = !DILocation(line: 41, column: 7, scope: !347)
!365 = !DILocation(line: 41, column: 5, scope: !347)
!366 = !DILocation(line: 41, column: 25, scope: !347)
!367 = !DILocation(line: 41, column: 28, scope: !347)
!368 = !DILocation(line: 41, column: 32, scope: !347)
!369 = !DILocation(line: 41, column: 10, scope: !347)
!370 = !DILocation(line: 44, column: 23, scope: !347)
!371 = !DILocation(line: 46, column: 9, scope: !347)
!372 = !DILocation(line: 47, column: 30, scope: !347)
!373 = !DILocation(line: 50, column: 29, scope: !347)
!374 = !DILocation(line: 53, column: 18, scope: !347)
!375 = !DILocation(line: 55, column: 8, scope: !347)
!376 = !DILocation(line: 57, column: 9, scope: !347)
!377 = !DILocation(line: 58, column: 22, scope: !347)
!378 = !DILocation(line: 56, column: 4, scope: !347)
!379 = !DILocation(line: 60, column: 26, scope: !347)
!380 = !DILocation(line: 60, column: 28, scope: !347)
!381 = !DILocation(line: 60, column: 24, scope: !347)
!382 = !DILocation(line: 60, column: 33, scope: !347)
!383 = !DILocation(line: 60, column: 41, scope: !347)
!384 = !DILocation(line: 60, column: 46, scope: !347)
!385 = !DILocation(line: 60, column: 17, scope: !347)
!386 = !DILocation(line: 62, column: 19, scope: !347)
!387 = !DILocation(line: 66, column: 13, scope: !347)
!388 = !DILocation(line: 67, column: 3, scope: !347)
!389 = !DILocation(line: 69, column: 7, scope: !347)
!390 = !DILocation(line: 70, column: 14, scope: !347)
!391 = !DILocation(line: 71, column: 20, scope: !347)
!392 = !DILocation(line: 73, column: 16, scope: !347)
!393 = !DILocation(line: 76, column: 16, scope: !347)
!394 = !DILocation(line: 77, column: 26, scope: !347)
!395 = !DILocation(line: 77, column: 23, scope: !347)
!396 = !DILocation(line: 77, column: 50, scope: !347)
!397 = !DILocation(line: 77, column: 5, scope: !347)
!398 = !DILocation(line: 77, column: 36, scope: !347)
!399 = !DILocation(line: 77, column: 30, scope: !347)
!400 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*, i64, i64, i8*)* @Box, !"kernel", i32 1}
!401 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*, i64, i64, i8*)* @Box, !"maxntidx", i32 64}
!402 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*, i64, i64, i8*)* @Box, !"maxntidy", i32 1}
!403 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i8*, i64, i64, i8*)* @Box, !"maxntidz", i32 1}
!404 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Copy, !"kernel", i32 1}
!405 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Copy, !"maxntidx", i32 64}
!406 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Copy, !"maxntidy", i32 1}
!407 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Copy, !"maxntidz", i32 1}
!408 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Role, !"kernel", i32 1}
!409 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Role, !"maxntidx", i32 64}
!410 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Role, !"maxntidy", i32 1}
!411 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Role, !"maxntidz", i32 1}
!412 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Load, !"kernel", i32 1}
!413 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Load, !"maxntidx", i32 64}
!414 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Load, !"maxntidy", i32 1}
!415 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Load, !"maxntidz", i32 1}
!416 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Near, !"kernel", i32 1}
!417 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Near, !"maxntidx", i32 64}
!418 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Near, !"maxntidy", i32 1}
!419 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Near, !"maxntidz", i32 1}
!420 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Near, !"cluster_dim_x", i32 2}
!421 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Near, !"cluster_dim_y", i32 1}
!422 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Near, !"cluster_dim_z", i32 1}
!423 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Send, !"kernel", i32 1}
!424 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Send, !"maxntidx", i32 64}
!425 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Send, !"maxntidy", i32 1}
!426 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Send, !"maxntidz", i32 1}
!427 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Store, !"kernel", i32 1}
!428 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Store, !"maxntidx", i32 64}
!429 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Store, !"maxntidy", i32 1}
!430 = !{void (i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64, i8*)* @Store, !"maxntidz", i32 1}
