target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_Broadcast_42 = addrspace(3) global i32 undef, align 4
@gpuc_shared_Broadcast_42_2 = addrspace(3) global i32 undef, align 4
@gpuc_dynamic_shared = external addrspace(3) global [0 x i8], align 16
@llvm.used = appending global [4 x i8*] [i8* bitcast (void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route to i8*), i8* bitcast (void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch to i8*), i8* bitcast (void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply to i8*), i8* bitcast (void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine to i8*)], section "llvm.metadata"

define void @Route(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, i32* %p7, i64 %p8, float* %p9, i64 %p10, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast i32* %p7 to i32 addrspace(1)*, !dbg !7
	%2 = addrspacecast float* %p9 to float addrspace(1)*, !dbg !7
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%4 = sext i32 %3 to i64, !dbg !8
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8, !range !10
	%6 = sext i32 %5 to i64, !dbg !8
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !8, !range !10
	%8 = sext i32 %7 to i64, !dbg !8
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !8, !range !11
	%10 = sext i32 %9 to i64, !dbg !8
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !8, !range !12
	%12 = sext i32 %11 to i64, !dbg !8
	%13 = mul i64 %12, %8, !dbg !8
	%14 = add i64 %6, %13, !dbg !8
	%15 = mul i64 %10, %14, !dbg !8
	%16 = add i64 %4, %15, !dbg !8
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%19 = mul i32 %17, %18, !dbg !8
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%21 = mul i32 %19, %20, !dbg !8
	%22 = sext i32 %21 to i64, !dbg !8
	%23 = mul i64 %16, %22, !dbg !8
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%27 = mul i32 %18, %26, !dbg !8
	%28 = add i32 %25, %27, !dbg !8
	%29 = mul i32 %17, %28, !dbg !8
	%30 = add i32 %24, %29, !dbg !8
	%31 = sext i32 %30 to i64, !dbg !8
	%32 = add i64 %23, %31, !dbg !8
	%33 = mul i64 %10, %12, !dbg !8
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !8, !range !12
	%35 = sext i32 %34 to i64, !dbg !8
	%36 = mul i64 %33, %35, !dbg !8
	%37 = mul i64 %36, %22, !dbg !8
	%38 = icmp slt i64 0, %p3, !dbg !17
	%39 = icmp slt i64 0, %p2, !dbg !18
	br label %b1, !dbg !8

b1:
	%40 = phi i64 [ %32, %b0 ], [ %107, %b17 ], !dbg !8
	%41 = icmp slt i64 %40, %p0, !dbg !8
	br i1 %41, label %b2, label %b18, !dbg !8

b2:
	%42 = mul i64 %40, %p2, !dbg !19
	%43 = add i64 %40, 1, !dbg !20
	%44 = mul i64 %43, %p2, !dbg !21
	%45 = sub i64 %44, %42, !dbg !22
	%46 = getelementptr inbounds float, float addrspace(1)* %0, i64 %42, !dbg !22
	%47 = icmp ugt i64 %44, %p6, !dbg !22
	%48 = icmp ugt i64 %42, %44, !dbg !22
	%49 = or i1 %47, %48, !dbg !22
	br i1 %49, label %b2_fail1, label %b2_ok1, !dbg !22, !prof !23

b2_ok1:
	br i1 %38, label %b3, label %b14, !dbg !17

b3:
	%50 = mul i64 %40, %p3, !dbg !24
	br label %b4, !dbg !25

b4:
	%51 = phi float [ %87, %b13_ok2 ], [ 0.000000e+00, %b3 ], !dbg !25
	%52 = phi i64 [ %88, %b13_ok2 ], [ 0, %b3 ], !dbg !25
	br i1 %39, label %b5, label %b13, !dbg !18

b5:
	%53 = add i64 %50, %52, !dbg !26
	br label %b6, !dbg !27

b6:
	%54 = phi i64 [ %76, %b12 ], [ -1, %b5 ], !dbg !27
	%55 = phi i64 [ %77, %b12 ], [ 0, %b5 ], !dbg !27
	%56 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %50, !dbg !28
	%57 = icmp ugt i64 %53, %p8, !dbg !28
	%58 = icmp ugt i64 %50, %53, !dbg !28
	%59 = or i1 %57, %58, !dbg !28
	br i1 %59, label %b6_fail1, label %b6_ok1, !dbg !28, !prof !23

b6_ok1:
	br label %b7, !dbg !31

b7:
	%60 = phi i64 [ -1, %b6_ok1 ], [ %61, %b8 ], !dbg !31
	%61 = add i64 %60, 1, !dbg !31
	%62 = icmp slt i64 %61, %52, !dbg !31
	br i1 %62, label %b8, label %b9, !dbg !31

b8:
	%63 = getelementptr inbounds i32, i32 addrspace(1)* %56, i64 %61, !dbg !32
	%64 = load i32, i32 addrspace(1)* %63, align 4, !dbg !32
	%65 = sext i32 %64 to i64, !dbg !33
	%66 = icmp eq i64 %65, %55, !dbg !34
	br i1 %66, label %b12, label %b7, !dbg !34

b9:
	%67 = icmp slt i64 %54, 0, !dbg !35
	br i1 %67, label %b11, label %b10, !dbg !35

b10:
	%68 = getelementptr inbounds float, float addrspace(1)* %46, i64 %55, !dbg !36
	%69 = icmp uge i64 %55, %45, !dbg !36
	%70 = icmp uge i64 %54, %45, !dbg !37
	%71 = or i1 %69, %70, !dbg !37
	br i1 %71, label %b10_fail1, label %b10_ok1, !dbg !37, !prof !23

b10_ok1:
	%72 = load float, float addrspace(1)* %68, align 4, !dbg !36
	%73 = getelementptr inbounds float, float addrspace(1)* %46, i64 %54, !dbg !37
	%74 = load float, float addrspace(1)* %73, align 4, !dbg !37
	%75 = fcmp ogt float %72, %74, !dbg !38
	br i1 %75, label %b11, label %b12, !dbg !38

b11:
	br label %b12, !dbg !38

b12:
	%76 = phi i64 [ %54, %b10_ok1 ], [ %55, %b11 ], [ %54, %b8 ], !dbg !27
	%77 = add i64 %55, 1, !dbg !27
	%78 = icmp slt i64 %77, %p2, !dbg !27
	br i1 %78, label %b6, label %b13, !dbg !27

b13:
	%79 = phi i64 [ -1, %b4 ], [ %76, %b12 ], !dbg !27
	%80 = add i64 %50, %52, !dbg !39
	%81 = trunc i64 %79 to i32, !dbg !41
	%82 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %80, !dbg !40
	%83 = icmp uge i64 %80, %p8, !dbg !40
	br i1 %83, label %b13_fail1, label %b13_ok1, !dbg !40, !prof !23

b13_ok1:
	store i32 %81, i32 addrspace(1)* %82, align 4, !dbg !40
	%84 = getelementptr inbounds float, float addrspace(1)* %46, i64 %79, !dbg !42
	%85 = icmp uge i64 %79, %45, !dbg !42
	br i1 %85, label %b13_fail2, label %b13_ok2, !dbg !42, !prof !23

b13_ok2:
	%86 = load float, float addrspace(1)* %84, align 4, !dbg !42
	%87 = fadd float %51, %86, !dbg !43
	%88 = add i64 %52, 1, !dbg !43
	%89 = icmp slt i64 %88, %p3, !dbg !43
	br i1 %89, label %b4, label %b14, !dbg !43

b14:
	%90 = phi float [ 0.000000e+00, %b2_ok1 ], [ %87, %b13_ok2 ], !dbg !25
	br i1 %38, label %b15, label %b17, !dbg !44

b15:
	%91 = mul i64 %40, %p3, !dbg !45
	br label %b16, !dbg !44

b16:
	%92 = phi i64 [ %105, %b16_ok2 ], [ 0, %b15 ], !dbg !44
	%93 = add i64 %91, %92, !dbg !46
	%94 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %93, !dbg !47
	%95 = icmp uge i64 %93, %p8, !dbg !47
	br i1 %95, label %b16_fail1, label %b16_ok1, !dbg !47, !prof !23

b16_ok1:
	%96 = load i32, i32 addrspace(1)* %94, align 4, !dbg !47
	%97 = sext i32 %96 to i64, !dbg !48
	%98 = getelementptr inbounds float, float addrspace(1)* %46, i64 %97, !dbg !48
	%99 = icmp uge i64 %97, %45, !dbg !48
	%100 = icmp uge i64 %93, %p10, !dbg !49
	%101 = or i1 %99, %100, !dbg !49
	br i1 %101, label %b16_fail2, label %b16_ok2, !dbg !49, !prof !23

b16_ok2:
	%102 = load float, float addrspace(1)* %98, align 4, !dbg !48
	%103 = fdiv float %102, %90, !dbg !50
	%104 = getelementptr inbounds float, float addrspace(1)* %2, i64 %93, !dbg !49
	store float %103, float addrspace(1)* %104, align 4, !dbg !49
	%105 = add i64 %92, 1, !dbg !49
	%106 = icmp slt i64 %105, %p3, !dbg !49
	br i1 %106, label %b16, label %b17, !dbg !49

b17:
	%107 = add i64 %40, %37, !dbg !8
	br label %b1, !dbg !8

b18:
	ret void, !dbg !8

b2_fail1:
	%108 = icmp ugt i64 %44, %p6, !dbg !22
	br i1 %108, label %b2_fail2, label %b2_ok2, !dbg !22

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %44, i64 %p6), !dbg !22
	ret void, !dbg !22

b2_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %42, i64 %44), !dbg !22
	ret void, !dbg !22

b6_fail1:
	%109 = icmp ugt i64 %53, %p8, !dbg !28
	br i1 %109, label %b6_fail2, label %b6_ok2, !dbg !28

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %53, i64 %p8), !dbg !28
	ret void, !dbg !28

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %50, i64 %53), !dbg !28
	ret void, !dbg !28

b10_fail1:
	%110 = icmp uge i64 %55, %45, !dbg !36
	br i1 %110, label %b10_fail2, label %b10_ok2, !dbg !36

b10_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %55, i64 %45), !dbg !36
	ret void, !dbg !36

b10_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %54, i64 %45), !dbg !37
	ret void, !dbg !37

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %80, i64 %p8), !dbg !40
	ret void, !dbg !40

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %79, i64 %45), !dbg !42
	ret void, !dbg !42

b16_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %93, i64 %p8), !dbg !47
	ret void, !dbg !47

b16_fail2:
	%111 = icmp uge i64 %97, %45, !dbg !48
	br i1 %111, label %b16_fail3, label %b16_ok3, !dbg !48

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %97, i64 %45), !dbg !48
	ret void, !dbg !48

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %93, i64 %p10), !dbg !49
	ret void, !dbg !49
}

define void @Dispatch(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, float* %p7, i64 %p8, i32* %p9, i64 %p10, i32* %p11, i64 %p12, i32* %p13, i64 %p14, i32* %p15, i64 %p16, i64* %p17, i64 %p18, i64* %p19, i64 %p20, i64* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i32 %p27, i8* %ctrl) nounwind !dbg !51 {
entry:
	br label %b0, !dbg !52

b0:
	%0 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !52
	%1 = addrspacecast float* %p7 to float addrspace(1)*, !dbg !52
	%2 = addrspacecast i32* %p9 to i32 addrspace(1)*, !dbg !52
	%3 = addrspacecast i32* %p11 to i32 addrspace(1)*, !dbg !52
	%4 = addrspacecast i32* %p13 to i32 addrspace(1)*, !dbg !52
	%5 = addrspacecast i32* %p15 to i32 addrspace(1)*, !dbg !52
	%6 = addrspacecast i64* %p17 to i64 addrspace(1)*, !dbg !52
	%7 = addrspacecast i64* %p19 to i64 addrspace(1)*, !dbg !52
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !53
	%9 = call i32 @gpuc_my_pe_thread(), !dbg !54
	%10 = sext i32 %9 to i64, !dbg !54
	%11 = sext i32 %8 to i64, !dbg !55
	%12 = sdiv i64 %p12, 2, !dbg !58
	%13 = urem i32 %p27, 2, !dbg !59
	%14 = zext i32 %13 to i64, !dbg !60
	%15 = mul i64 %14, %12, !dbg !61
	%16 = add i64 %15, %12, !dbg !62
	%17 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %15, !dbg !63
	%18 = icmp ugt i64 %16, %p12, !dbg !63
	br i1 %18, label %b0_fail1, label %b0_ok1, !dbg !63, !prof !23

b0_ok1:
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !64, !range !9
	%20 = sext i32 %19 to i64, !dbg !64
	%21 = mul i64 %p0, %p3, !dbg !65
	%22 = icmp ule i64 %21, 281474976710655, !dbg !66
	%23 = mul i64 %21, -1, !dbg !66
	%24 = add i64 %p10, %23, !dbg !66
	%25 = icmp sge i64 %24, 0, !dbg !66
	%26 = and i1 %22, %25, !dbg !66
	%27 = mul i64 %p10, -1, !dbg !66
	%28 = add i64 %27, %p14, !dbg !66
	%29 = icmp sge i64 %28, 0, !dbg !66
	%30 = and i1 %26, %29, !dbg !66
	br i1 %30, label %b1, label %b11_cold, !dbg !67, !prof !68

b1:
	%31 = phi i64 [ %20, %b0_ok1 ], [ %119, %b10_ok8 ], !dbg !66
	%32 = icmp slt i64 %31, %21, !dbg !69
	br i1 %32, label %b2, label %b22, !dbg !69

b2:
	%33 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %31, !dbg !70
	%34 = load i32, i32 addrspace(1)* %33, align 4, !dbg !70
	%35 = sext i32 %34 to i64, !dbg !71
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72, !range !15
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !72, !range !15
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !72, !range !16
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !72, !range !13
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !72, !range !13
	%41 = mul i32 %40, %38, !dbg !72
	%42 = add i32 %37, %41, !dbg !72
	%43 = mul i32 %39, %42, !dbg !72
	%44 = add i32 %36, %43, !dbg !72
	%45 = sext i32 %44 to i64, !dbg !72
	%46 = icmp eq i64 %45, 0, !dbg !73
	br i1 %46, label %b3, label %b5, !dbg !73

b3:
	%47 = getelementptr inbounds i32, i32 addrspace(1)* %17, i64 %35, !dbg !74
	%48 = addrspacecast i32 addrspace(1)* %47 to i32*, !dbg !75
	%49 = icmp uge i64 %35, %12, !dbg !74
	br i1 %49, label %b3_fail1, label %b3_ok1, !dbg !74, !prof !23

b3_ok1:
	%50 = atomicrmw add i32* %48, i32 1 monotonic, !dbg !75
	%51 = sext i32 %50 to i64, !dbg !76
	%52 = icmp slt i64 %51, %p0, !dbg !77
	br i1 %52, label %b4, label %b15, !dbg !78

b4:
	%53 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %31, !dbg !79
	store i32 %50, i32 addrspace(1)* %53, align 4, !dbg !79
	br label %b5, !dbg !79

b5:
	%54 = phi i32 [ 0, %b2 ], [ %50, %b4 ], !dbg !80
	%55 = mul i32 %39, %40, !dbg !84
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !84, !range !14
	%57 = mul i32 %55, %56, !dbg !84
	%58 = sext i32 %57 to i64, !dbg !84
	%59 = add i64 %58, 32, !dbg !87
	%60 = sub i64 %59, 1, !dbg !88
	%61 = sdiv i64 %60, 32, !dbg !89
	%62 = icmp eq i64 %61, 1, !dbg !90
	br i1 %62, label %b6, label %b7, !dbg !90

b6:
	%63 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %54, i32 0, i32 31), !dbg !91
	%64 = extractvalue { i32, i1 } %63, 0, !dbg !91
	br label %b10, !dbg !92

b7:
	call void @llvm.nvvm.barrier0(), !dbg !94
	br i1 %46, label %b8, label %b9, !dbg !95

b8:
	store i32 %54, i32 addrspace(3)* @gpuc_shared_Broadcast_42, align 4, !dbg !96
	br label %b9, !dbg !96

b9:
	call void @llvm.nvvm.barrier0(), !dbg !97
	%65 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42, align 4, !dbg !98
	br label %b10, !dbg !99

b10:
	%66 = phi i32 [ %64, %b6 ], [ %65, %b9 ], !dbg !83
	%67 = icmp eq i64 %p3, 0, !dbg !100
	br i1 %67, label %b10_fail1, label %b10_ok1, !dbg !100, !prof !23

b10_ok1:
	%68 = icmp eq i64 %11, -1, !dbg !101
	%69 = select i1 %68, i64 1, i64 %11, !dbg !101
	%70 = sdiv i64 %35, %69, !dbg !101
	%71 = sub i64 0, %35, !dbg !101
	%72 = select i1 %68, i64 %71, i64 %70, !dbg !101
	%73 = mul i64 %72, %11, !dbg !102
	%74 = add i64 %73, %10, !dbg !103
	%75 = mul i64 %74, %p0, !dbg !104
	%76 = sext i32 %66 to i64, !dbg !105
	%77 = add i64 %75, %76, !dbg !106
	%78 = icmp eq i64 %p3, -1, !dbg !100
	%79 = select i1 %78, i64 1, i64 %p3, !dbg !100
	%80 = sdiv i64 %31, %79, !dbg !100
	%81 = sub i64 0, %31, !dbg !100
	%82 = select i1 %78, i64 %81, i64 %80, !dbg !100
	%83 = mul i64 %77, %p1, !dbg !107
	%84 = add i64 %77, 1, !dbg !108
	%85 = mul i64 %84, %p1, !dbg !109
	%86 = sub i64 %85, %83, !dbg !110
	%87 = mul i64 %82, %p1, !dbg !111
	%88 = add i64 %82, 1, !dbg !112
	%89 = mul i64 %88, %p1, !dbg !113
	%90 = sub i64 %89, %87, !dbg !114
	%91 = getelementptr inbounds float, float addrspace(1)* %1, i64 %83, !dbg !110
	%92 = getelementptr inbounds float, float addrspace(1)* %0, i64 %87, !dbg !114
	%93 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %74, !dbg !115
	%94 = icmp ugt i64 %85, %p8, !dbg !110
	%95 = icmp ugt i64 %83, %85, !dbg !110
	%96 = icmp ugt i64 %89, %p6, !dbg !114
	%97 = icmp ugt i64 %87, %89, !dbg !114
	%98 = icmp uge i64 %74, %p20, !dbg !115
	%99 = icmp ne i64 %86, %90, !dbg !53
	%100 = or i1 %94, %95, !dbg !53
	%101 = or i1 %100, %96, !dbg !53
	%102 = or i1 %101, %97, !dbg !53
	%103 = or i1 %102, %98, !dbg !53
	%104 = or i1 %103, %99, !dbg !53
	br i1 %104, label %b10_fail2, label %b10_ok2, !dbg !53, !prof !23

b10_ok2:
	%105 = icmp eq i64 %11, -1, !dbg !116
	%106 = select i1 %105, i64 1, i64 %11, !dbg !116
	%107 = srem i64 %35, %106, !dbg !116
	%108 = mul i64 %90, 4, !dbg !53
	%109 = trunc i64 %107 to i32, !dbg !53
	%110 = addrspacecast float addrspace(1)* %91 to float*, !dbg !53
	%111 = addrspacecast float addrspace(1)* %92 to float*, !dbg !53
	%112 = addrspacecast i64 addrspace(1)* %93 to i64*, !dbg !53
	%113 = icmp uge i64 %107, %11, !dbg !53
	br i1 %113, label %b10_fail8, label %b10_ok8, !dbg !53, !prof !23

b10_ok8:
	%114 = bitcast float* %110 to i8*, !dbg !53
	%115 = bitcast float* %111 to i8*, !dbg !53
	%116 = bitcast i64* %112 to i8*, !dbg !53
	call void @gpuc_put_signal_nbi_block(i8* %114, i8* %115, i64 %108, i8* %116, i64 1, i32 10, i32 %109), !dbg !53
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !117, !range !11
	%118 = sext i32 %117 to i64, !dbg !117
	%119 = add i64 %31, %118, !dbg !118
	br label %b1, !dbg !118

b15:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 0, i64 0), !dbg !78
	ret void, !dbg !78

b22:
	%120 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !119, !range !15
	%121 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !119, !range !15
	%122 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !119, !range !16
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !119, !range !13
	%124 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !119, !range !13
	%125 = mul i32 %124, %122, !dbg !119
	%126 = add i32 %121, %125, !dbg !119
	%127 = mul i32 %123, %126, !dbg !119
	%128 = add i32 %120, %127, !dbg !119
	%129 = sext i32 %128 to i64, !dbg !119
	%130 = icmp eq i64 %129, 0, !dbg !120
	br i1 %130, label %b23, label %b24, !dbg !120

b23:
	%131 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 0, !dbg !121
	%132 = addrspacecast i32 addrspace(1)* %131 to i32*, !dbg !122
	%133 = icmp uge i64 0, %p16, !dbg !121
	br i1 %133, label %b23_fail1, label %b23_ok1, !dbg !121, !prof !23

b23_ok1:
	%134 = call i32 asm sideeffect "atom.acq_rel.gpu.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32* %132, i32 1) nounwind, !dbg !122
	br label %b24, !dbg !122

b24:
	%135 = phi i32 [ 0, %b22 ], [ %134, %b23_ok1 ], !dbg !123
	%136 = mul i32 %123, %124, !dbg !126
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !126, !range !14
	%138 = mul i32 %136, %137, !dbg !126
	%139 = sext i32 %138 to i64, !dbg !126
	%140 = add i64 %139, 32, !dbg !128
	%141 = sub i64 %140, 1, !dbg !129
	%142 = sdiv i64 %141, 32, !dbg !130
	%143 = icmp eq i64 %142, 1, !dbg !131
	br i1 %143, label %b25, label %b26, !dbg !131

b25:
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %135, i32 0, i32 31), !dbg !132
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !132
	br label %b29, !dbg !92

b26:
	call void @llvm.nvvm.barrier0(), !dbg !134
	br i1 %130, label %b27, label %b28, !dbg !135

b27:
	store i32 %135, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !136
	br label %b28, !dbg !136

b28:
	call void @llvm.nvvm.barrier0(), !dbg !137
	%146 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !138
	br label %b29, !dbg !99

b29:
	%147 = phi i32 [ %145, %b25 ], [ %146, %b28 ], !dbg !125
	%148 = zext i32 %147 to i64, !dbg !139
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !140, !range !11
	%150 = sext i32 %149 to i64, !dbg !140
	%151 = sub i64 %150, 1, !dbg !141
	%152 = icmp ne i64 %148, %151, !dbg !142
	br i1 %152, label %b30, label %b31, !dbg !142

b30:
	ret void, !dbg !143

b31:
	%153 = mul i64 %14, %p4, !dbg !146
	%154 = mul i64 %153, %11, !dbg !147
	%155 = zext i32 %p27 to i64, !dbg !153
	%156 = icmp ule i64 %p2, 281474976710655, !dbg !154
	%157 = mul i64 %p2, -1, !dbg !154
	%158 = add i64 %157, %12, !dbg !154
	%159 = icmp sge i64 %158, 0, !dbg !154
	%160 = and i1 %156, %159, !dbg !154
	br i1 %160, label %b32, label %b34_cold, !dbg !154, !prof !68

b32:
	%161 = phi i64 [ %184, %b33_ok1 ], [ %129, %b31 ], !dbg !154
	%162 = icmp slt i64 %161, %p2, !dbg !154
	br i1 %162, label %b33, label %b36, !dbg !154

b33:
	%163 = icmp eq i64 %11, -1, !dbg !155
	%164 = select i1 %163, i64 1, i64 %11, !dbg !155
	%165 = sdiv i64 %161, %164, !dbg !155
	%166 = sub i64 0, %161, !dbg !155
	%167 = select i1 %163, i64 %166, i64 %165, !dbg !155
	%168 = mul i64 %167, %11, !dbg !156
	%169 = add i64 %168, %10, !dbg !157
	%170 = add i64 %154, %169, !dbg !158
	%171 = getelementptr inbounds i32, i32 addrspace(1)* %17, i64 %161, !dbg !159
	%172 = load i32, i32 addrspace(1)* %171, align 4, !dbg !159
	%173 = icmp eq i64 %11, -1, !dbg !160
	%174 = select i1 %173, i64 1, i64 %11, !dbg !160
	%175 = srem i64 %161, %174, !dbg !160
	%176 = zext i32 %172 to i64, !dbg !161
	%177 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %170, !dbg !162
	%178 = shl i64 %155, 32, !dbg !163
	%179 = or i64 %178, %176, !dbg !164
	%180 = trunc i64 %175 to i32, !dbg !165
	%181 = addrspacecast i64 addrspace(1)* %177 to i64*, !dbg !165
	%182 = icmp uge i64 %170, %p18, !dbg !162
	br i1 %182, label %b33_fail1, label %b33_ok1, !dbg !162, !prof !23

b33_ok1:
	%183 = bitcast i64* %181 to i8*, !dbg !165
	call void @gpuc_signal_op_thread(i8* %183, i64 %179, i32 9, i32 %180), !dbg !165
	%184 = add i64 %161, %139, !dbg !154
	br label %b32, !dbg !154

b36:
	br i1 %130, label %b37, label %b38, !dbg !166

b37:
	%185 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 0, !dbg !167
	%186 = icmp uge i64 0, %p16, !dbg !167
	br i1 %186, label %b37_fail1, label %b37_ok1, !dbg !167, !prof !23

b37_ok1:
	store i32 0, i32 addrspace(1)* %185, align 4, !dbg !167
	br label %b38, !dbg !167

b38:
	ret void, !dbg !167

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %16, i64 %p12), !dbg !63
	ret void, !dbg !63

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %35, i64 %12), !dbg !74
	ret void, !dbg !74

b10_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !100
	ret void, !dbg !100

b10_fail2:
	%187 = icmp ugt i64 %85, %p8, !dbg !110
	br i1 %187, label %b10_fail3, label %b10_ok3, !dbg !110

b10_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %85, i64 %p8), !dbg !110
	ret void, !dbg !110

b10_ok3:
	%188 = icmp ugt i64 %83, %85, !dbg !110
	br i1 %188, label %b10_fail4, label %b10_ok4, !dbg !110

b10_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %83, i64 %85), !dbg !110
	ret void, !dbg !110

b10_ok4:
	%189 = icmp ugt i64 %89, %p6, !dbg !114
	br i1 %189, label %b10_fail5, label %b10_ok5, !dbg !114

b10_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %89, i64 %p6), !dbg !114
	ret void, !dbg !114

b10_ok5:
	%190 = icmp ugt i64 %87, %89, !dbg !114
	br i1 %190, label %b10_fail6, label %b10_ok6, !dbg !114

b10_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %87, i64 %89), !dbg !114
	ret void, !dbg !114

b10_ok6:
	%191 = icmp uge i64 %74, %p20, !dbg !115
	br i1 %191, label %b10_fail7, label %b10_ok7, !dbg !115

b10_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %74, i64 %p20), !dbg !115
	ret void, !dbg !115

b10_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %86, i64 %90), !dbg !53
	ret void, !dbg !53

b10_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %107, i64 %11), !dbg !53
	ret void, !dbg !53

b11_cold:
	%192 = phi i64 [ %287, %b21_cold_ok8 ], [ %20, %b0_ok1 ], !dbg !66
	%193 = icmp slt i64 %192, %21, !dbg !69
	br i1 %193, label %b12_cold, label %b22, !dbg !69

b12_cold:
	%194 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %192, !dbg !70
	%195 = icmp uge i64 %192, %p10, !dbg !70
	br i1 %195, label %b12_cold_fail1, label %b12_cold_ok1, !dbg !70, !prof !23

b12_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %192, i64 %p10), !dbg !70
	ret void, !dbg !70

b12_cold_ok1:
	%196 = load i32, i32 addrspace(1)* %194, align 4, !dbg !70
	%197 = sext i32 %196 to i64, !dbg !71
	%198 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !72, !range !15
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !72, !range !15
	%200 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !72, !range !16
	%201 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !72, !range !13
	%202 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !72, !range !13
	%203 = mul i32 %202, %200, !dbg !72
	%204 = add i32 %199, %203, !dbg !72
	%205 = mul i32 %201, %204, !dbg !72
	%206 = add i32 %198, %205, !dbg !72
	%207 = sext i32 %206 to i64, !dbg !72
	%208 = icmp eq i64 %207, 0, !dbg !73
	br i1 %208, label %b13_cold, label %b16_cold, !dbg !73

b13_cold:
	%209 = getelementptr inbounds i32, i32 addrspace(1)* %17, i64 %197, !dbg !74
	%210 = addrspacecast i32 addrspace(1)* %209 to i32*, !dbg !75
	%211 = icmp uge i64 %197, %12, !dbg !74
	br i1 %211, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !74, !prof !23

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %197, i64 %12), !dbg !74
	ret void, !dbg !74

b13_cold_ok1:
	%212 = atomicrmw add i32* %210, i32 1 monotonic, !dbg !75
	%213 = sext i32 %212 to i64, !dbg !76
	%214 = icmp slt i64 %213, %p0, !dbg !77
	br i1 %214, label %b14_cold, label %b15, !dbg !78

b14_cold:
	%215 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %192, !dbg !79
	%216 = icmp uge i64 %192, %p14, !dbg !79
	br i1 %216, label %b14_cold_fail1, label %b14_cold_ok1, !dbg !79, !prof !23

b14_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %192, i64 %p14), !dbg !79
	ret void, !dbg !79

b14_cold_ok1:
	store i32 %212, i32 addrspace(1)* %215, align 4, !dbg !79
	br label %b16_cold, !dbg !79

b16_cold:
	%217 = phi i32 [ 0, %b12_cold_ok1 ], [ %212, %b14_cold_ok1 ], !dbg !80
	%218 = mul i32 %201, %202, !dbg !84
	%219 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !84, !range !14
	%220 = mul i32 %218, %219, !dbg !84
	%221 = sext i32 %220 to i64, !dbg !84
	%222 = add i64 %221, 32, !dbg !87
	%223 = sub i64 %222, 1, !dbg !88
	%224 = sdiv i64 %223, 32, !dbg !89
	%225 = icmp eq i64 %224, 1, !dbg !90
	br i1 %225, label %b17_cold, label %b18_cold, !dbg !90

b17_cold:
	%226 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %217, i32 0, i32 31), !dbg !91
	%227 = extractvalue { i32, i1 } %226, 0, !dbg !91
	br label %b21_cold, !dbg !92

b18_cold:
	call void @llvm.nvvm.barrier0(), !dbg !94
	br i1 %208, label %b19_cold, label %b20_cold, !dbg !95

b19_cold:
	store i32 %217, i32 addrspace(3)* @gpuc_shared_Broadcast_42, align 4, !dbg !96
	br label %b20_cold, !dbg !96

b20_cold:
	call void @llvm.nvvm.barrier0(), !dbg !97
	%228 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42, align 4, !dbg !98
	br label %b21_cold, !dbg !99

b21_cold:
	%229 = phi i32 [ %227, %b17_cold ], [ %228, %b20_cold ], !dbg !83
	%230 = icmp eq i64 %p3, 0, !dbg !100
	br i1 %230, label %b21_cold_fail1, label %b21_cold_ok1, !dbg !100, !prof !23

b21_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 0, i64 0), !dbg !100
	ret void, !dbg !100

b21_cold_ok1:
	%231 = icmp eq i64 %11, -1, !dbg !101
	%232 = select i1 %231, i64 1, i64 %11, !dbg !101
	%233 = sdiv i64 %197, %232, !dbg !101
	%234 = sub i64 0, %197, !dbg !101
	%235 = select i1 %231, i64 %234, i64 %233, !dbg !101
	%236 = mul i64 %235, %11, !dbg !102
	%237 = add i64 %236, %10, !dbg !103
	%238 = mul i64 %237, %p0, !dbg !104
	%239 = sext i32 %229 to i64, !dbg !105
	%240 = add i64 %238, %239, !dbg !106
	%241 = icmp eq i64 %p3, -1, !dbg !100
	%242 = select i1 %241, i64 1, i64 %p3, !dbg !100
	%243 = sdiv i64 %192, %242, !dbg !100
	%244 = sub i64 0, %192, !dbg !100
	%245 = select i1 %241, i64 %244, i64 %243, !dbg !100
	%246 = mul i64 %240, %p1, !dbg !107
	%247 = add i64 %240, 1, !dbg !108
	%248 = mul i64 %247, %p1, !dbg !109
	%249 = sub i64 %248, %246, !dbg !110
	%250 = mul i64 %245, %p1, !dbg !111
	%251 = add i64 %245, 1, !dbg !112
	%252 = mul i64 %251, %p1, !dbg !113
	%253 = sub i64 %252, %250, !dbg !114
	%254 = getelementptr inbounds float, float addrspace(1)* %1, i64 %246, !dbg !110
	%255 = getelementptr inbounds float, float addrspace(1)* %0, i64 %250, !dbg !114
	%256 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %237, !dbg !115
	%257 = icmp ugt i64 %248, %p8, !dbg !110
	%258 = icmp ugt i64 %246, %248, !dbg !110
	%259 = icmp ugt i64 %252, %p6, !dbg !114
	%260 = icmp ugt i64 %250, %252, !dbg !114
	%261 = icmp uge i64 %237, %p20, !dbg !115
	%262 = icmp ne i64 %249, %253, !dbg !53
	%263 = or i1 %257, %258, !dbg !53
	%264 = or i1 %263, %259, !dbg !53
	%265 = or i1 %264, %260, !dbg !53
	%266 = or i1 %265, %261, !dbg !53
	%267 = or i1 %266, %262, !dbg !53
	br i1 %267, label %b21_cold_fail2, label %b21_cold_ok2, !dbg !53, !prof !23

b21_cold_fail2:
	%268 = icmp ugt i64 %248, %p8, !dbg !110
	br i1 %268, label %b21_cold_fail3, label %b21_cold_ok3, !dbg !110

b21_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %248, i64 %p8), !dbg !110
	ret void, !dbg !110

b21_cold_ok3:
	%269 = icmp ugt i64 %246, %248, !dbg !110
	br i1 %269, label %b21_cold_fail4, label %b21_cold_ok4, !dbg !110

b21_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %246, i64 %248), !dbg !110
	ret void, !dbg !110

b21_cold_ok4:
	%270 = icmp ugt i64 %252, %p6, !dbg !114
	br i1 %270, label %b21_cold_fail5, label %b21_cold_ok5, !dbg !114

b21_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %252, i64 %p6), !dbg !114
	ret void, !dbg !114

b21_cold_ok5:
	%271 = icmp ugt i64 %250, %252, !dbg !114
	br i1 %271, label %b21_cold_fail6, label %b21_cold_ok6, !dbg !114

b21_cold_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 %250, i64 %252), !dbg !114
	ret void, !dbg !114

b21_cold_ok6:
	%272 = icmp uge i64 %237, %p20, !dbg !115
	br i1 %272, label %b21_cold_fail7, label %b21_cold_ok7, !dbg !115

b21_cold_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %237, i64 %p20), !dbg !115
	ret void, !dbg !115

b21_cold_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %249, i64 %253), !dbg !53
	ret void, !dbg !53

b21_cold_ok2:
	%273 = icmp eq i64 %11, -1, !dbg !116
	%274 = select i1 %273, i64 1, i64 %11, !dbg !116
	%275 = srem i64 %197, %274, !dbg !116
	%276 = mul i64 %253, 4, !dbg !53
	%277 = trunc i64 %275 to i32, !dbg !53
	%278 = addrspacecast float addrspace(1)* %254 to float*, !dbg !53
	%279 = addrspacecast float addrspace(1)* %255 to float*, !dbg !53
	%280 = addrspacecast i64 addrspace(1)* %256 to i64*, !dbg !53
	%281 = icmp uge i64 %275, %11, !dbg !53
	br i1 %281, label %b21_cold_fail8, label %b21_cold_ok8, !dbg !53, !prof !23

b21_cold_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %275, i64 %11), !dbg !53
	ret void, !dbg !53

b21_cold_ok8:
	%282 = bitcast float* %278 to i8*, !dbg !53
	%283 = bitcast float* %279 to i8*, !dbg !53
	%284 = bitcast i64* %280 to i8*, !dbg !53
	call void @gpuc_put_signal_nbi_block(i8* %282, i8* %283, i64 %276, i8* %284, i64 1, i32 10, i32 %277), !dbg !53
	%285 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !117, !range !11
	%286 = sext i32 %285 to i64, !dbg !117
	%287 = add i64 %192, %286, !dbg !118
	br label %b11_cold, !dbg !118

b23_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 0, i64 %p16), !dbg !121
	ret void, !dbg !121

b33_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %170, i64 %p18), !dbg !162
	ret void, !dbg !162

b34_cold:
	%288 = phi i64 [ %312, %b35_cold_ok2 ], [ %129, %b31 ], !dbg !154
	%289 = icmp slt i64 %288, %p2, !dbg !154
	br i1 %289, label %b35_cold, label %b36, !dbg !154

b35_cold:
	%290 = icmp uge i64 %288, %12, !dbg !159
	br i1 %290, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !159, !prof !23

b35_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %288, i64 %12), !dbg !159
	ret void, !dbg !159

b35_cold_ok1:
	%291 = icmp eq i64 %11, -1, !dbg !155
	%292 = select i1 %291, i64 1, i64 %11, !dbg !155
	%293 = sdiv i64 %288, %292, !dbg !155
	%294 = sub i64 0, %288, !dbg !155
	%295 = select i1 %291, i64 %294, i64 %293, !dbg !155
	%296 = mul i64 %295, %11, !dbg !156
	%297 = add i64 %296, %10, !dbg !157
	%298 = add i64 %154, %297, !dbg !158
	%299 = getelementptr inbounds i32, i32 addrspace(1)* %17, i64 %288, !dbg !159
	%300 = load i32, i32 addrspace(1)* %299, align 4, !dbg !159
	%301 = icmp eq i64 %11, -1, !dbg !160
	%302 = select i1 %301, i64 1, i64 %11, !dbg !160
	%303 = srem i64 %288, %302, !dbg !160
	%304 = zext i32 %300 to i64, !dbg !161
	%305 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %298, !dbg !162
	%306 = shl i64 %155, 32, !dbg !163
	%307 = or i64 %306, %304, !dbg !164
	%308 = trunc i64 %303 to i32, !dbg !165
	%309 = addrspacecast i64 addrspace(1)* %305 to i64*, !dbg !165
	%310 = icmp uge i64 %298, %p18, !dbg !162
	br i1 %310, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !162, !prof !23

b35_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %298, i64 %p18), !dbg !162
	ret void, !dbg !162

b35_cold_ok2:
	%311 = bitcast i64* %309 to i8*, !dbg !165
	call void @gpuc_signal_op_thread(i8* %311, i64 %307, i32 9, i32 %308), !dbg !165
	%312 = add i64 %288, %139, !dbg !154
	br label %b34_cold, !dbg !154

b37_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 0, i64 %p16), !dbg !167
	ret void, !dbg !167
}

define void @Apply(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, float* %p7, i64 %p8, float* %p9, i64 %p10, float* %p11, i64 %p12, i32* %p13, i64 %p14, i32* %p15, i64 %p16, i32* %p17, i64 %p18, i64* %p19, i64 %p20, i64* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i64* %p27, i64 %p28, i32 %p29, i8* %ctrl) nounwind !dbg !168 {
entry:
	br label %b0, !dbg !169

b0:
	%0 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !169
	%1 = addrspacecast float* %p7 to float addrspace(1)*, !dbg !169
	%2 = addrspacecast float* %p9 to float addrspace(1)*, !dbg !169
	%3 = addrspacecast float* %p11 to float addrspace(1)*, !dbg !169
	%4 = addrspacecast i64* %p19 to i64 addrspace(1)*, !dbg !169
	%5 = addrspacecast i64* %p21 to i64 addrspace(1)*, !dbg !169
	%6 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !169
	%7 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !169
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !170
	%9 = call i32 @gpuc_my_pe_thread(), !dbg !171
	%10 = sext i32 %9 to i64, !dbg !171
	%11 = sext i32 %8 to i64, !dbg !172
	%12 = sub i64 %p2, %10, !dbg !173
	%13 = add i64 %12, %11, !dbg !174
	%14 = sub i64 %13, 1, !dbg !175
	%15 = icmp eq i64 %11, -1, !dbg !176
	%16 = select i1 %15, i64 1, i64 %11, !dbg !176
	%17 = sdiv i64 %14, %16, !dbg !176
	%18 = sub i64 0, %14, !dbg !176
	%19 = select i1 %15, i64 %18, i64 %17, !dbg !176
	%20 = call i32 asm "mov.u32 $0, %dynamic_smem_size;", "=r"() nounwind, !dbg !177
	%21 = udiv i32 %20, 4, !dbg !177
	%22 = zext i32 %21 to i64, !dbg !177
	%23 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !177
	%24 = mul i64 %19, %11, !dbg !178
	%25 = icmp ugt i64 %24, %22, !dbg !179
	br i1 %25, label %b0_fail1, label %b0_ok1, !dbg !179, !prof !23

b0_ok1:
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !180, !range !15
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !180, !range !15
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !180, !range !16
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !180, !range !13
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !180, !range !13
	%31 = mul i32 %30, %28, !dbg !180
	%32 = add i32 %27, %31, !dbg !180
	%33 = mul i32 %29, %32, !dbg !180
	%34 = add i32 %26, %33, !dbg !180
	%35 = sext i32 %34 to i64, !dbg !180
	%36 = mul i32 %29, %30, !dbg !180
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !180, !range !14
	%38 = mul i32 %36, %37, !dbg !180
	%39 = sext i32 %38 to i64, !dbg !180
	%40 = zext i32 %p29 to i64, !dbg !186
	%41 = add i32 %p29, 1, !dbg !187
	%42 = icmp ule i64 %p4, 1073741823, !dbg !180
	%43 = icmp ule i64 %p20, 1073741823, !dbg !180
	%44 = and i1 %42, %43, !dbg !180
	%45 = icmp ule i64 %24, 1073741823, !dbg !180
	%46 = and i1 %44, %45, !dbg !180
	%47 = mul i64 %p20, -1, !dbg !180
	%48 = icmp sge i64 %47, 0, !dbg !180
	%49 = and i1 %46, %48, !dbg !180
	%50 = mul i64 %p24, -1, !dbg !180
	%51 = icmp sge i64 %50, 0, !dbg !180
	%52 = and i1 %49, %51, !dbg !180
	%53 = mul i64 %p4, -1, !dbg !180
	%54 = mul i64 %11, %53, !dbg !180
	%55 = add i64 %54, %p20, !dbg !180
	%56 = mul i64 %24, -1, !dbg !180
	%57 = add i64 %55, %56, !dbg !180
	%58 = icmp sge i64 %57, 0, !dbg !180
	%59 = and i1 %52, %58, !dbg !180
	br i1 %59, label %b1, label %b5_cold, !dbg !180, !prof !68

b1:
	%60 = phi i64 [ %35, %b0_ok1 ], [ %110, %b4 ], !dbg !180
	%61 = icmp slt i64 %60, %24, !dbg !180
	br i1 %61, label %b2, label %b9, !dbg !180

b2:
	%62 = urem i32 %p29, 2, !dbg !189
	%63 = zext i32 %62 to i64, !dbg !190
	%64 = mul i64 %63, %p4, !dbg !191
	%65 = mul i64 %64, %11, !dbg !192
	%66 = add i64 %65, %60, !dbg !193
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %66, !dbg !194
	%68 = shl i64 %40, 32, !dbg !195
	%69 = addrspacecast i64 addrspace(1)* %67 to i64*, !dbg !196
	%70 = icmp eq i64 addrspace(1)* %67, null, !dbg !196
	br i1 %70, label %b2_fail1, label %b2_ok1, !dbg !196, !prof !23

b2_ok1:
	%71 = bitcast i64* %69 to i8*, !dbg !196
	%72 = call i64 @gpuc_signal_wait_until_thread(i8* %71, i32 5, i64 %68, i32 1, i8* %ctrl, i32 26), !dbg !196
	%73 = and i64 %72, 4294967295, !dbg !197
	%74 = trunc i64 %73 to i32, !dbg !198
	%75 = sdiv i64 %p24, 2, !dbg !201
	%76 = mul i64 %63, %75, !dbg !202
	%77 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %76, !dbg !203
	%78 = getelementptr inbounds i64, i64 addrspace(1)* %77, i64 %60, !dbg !204
	%79 = load i64, i64 addrspace(1)* %78, align 8, !dbg !204
	%80 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %60, !dbg !205
	%81 = sext i32 %74 to i64, !dbg !206
	%82 = add i64 %79, %81, !dbg !207
	%83 = addrspacecast i64 addrspace(1)* %80 to i64*, !dbg !208
	%84 = bitcast i64* %83 to i8*, !dbg !208
	%85 = call i64 @gpuc_signal_wait_until_thread(i8* %84, i32 5, i64 %82, i32 1, i8* %ctrl, i32 29), !dbg !208
	%86 = getelementptr inbounds i32, i32 addrspace(3)* %23, i64 %60, !dbg !209
	store i32 %74, i32 addrspace(3)* %86, align 4, !dbg !209
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !210, !range !9
	%88 = sext i32 %87 to i64, !dbg !210
	%89 = icmp eq i64 %88, 0, !dbg !211
	br i1 %89, label %b3, label %b4, !dbg !211

b3:
	%90 = urem i32 %41, 2, !dbg !213
	%91 = zext i32 %90 to i64, !dbg !214
	%92 = mul i64 %91, %75, !dbg !215
	%93 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %92, !dbg !216
	%94 = getelementptr inbounds i64, i64 addrspace(1)* %93, i64 %60, !dbg !217
	store i64 %82, i64 addrspace(1)* %94, align 8, !dbg !217
	%95 = icmp eq i64 %11, -1, !dbg !218
	%96 = select i1 %95, i64 1, i64 %11, !dbg !218
	%97 = sdiv i64 %60, %96, !dbg !218
	%98 = sub i64 0, %60, !dbg !218
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !218
	%100 = mul i64 %99, %11, !dbg !219
	%101 = add i64 %100, %10, !dbg !220
	%102 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %101, !dbg !221
	%103 = icmp uge i64 %101, %p26, !dbg !221
	br i1 %103, label %b3_fail1, label %b3_ok1, !dbg !221, !prof !23

b3_ok1:
	%104 = icmp eq i64 %11, -1, !dbg !222
	%105 = select i1 %104, i64 1, i64 %11, !dbg !222
	%106 = srem i64 %60, %105, !dbg !222
	%107 = trunc i64 %106 to i32, !dbg !170
	%108 = addrspacecast i64 addrspace(1)* %102 to i64*, !dbg !170
	%109 = bitcast i64* %108 to i8*, !dbg !170
	call void @gpuc_signal_op_thread(i8* %109, i64 1, i32 10, i32 %107), !dbg !170
	br label %b4, !dbg !170

b4:
	%110 = add i64 %60, %39, !dbg !180
	br label %b1, !dbg !180

b9:
	call void @llvm.nvvm.barrier0(), !dbg !225
	%111 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !226, !range !9
	%112 = sext i32 %111 to i64, !dbg !226
	%113 = mul i64 %p1, 4, !dbg !227
	%114 = icmp ule i64 %24, 281474976710655, !dbg !228
	%115 = add i64 %p10, %56, !dbg !228
	%116 = icmp sge i64 %115, 0, !dbg !228
	%117 = and i1 %114, %116, !dbg !228
	%118 = mul i64 %p10, -1, !dbg !228
	%119 = add i64 %118, %p12, !dbg !228
	%120 = icmp sge i64 %119, 0, !dbg !228
	%121 = and i1 %117, %120, !dbg !228
	br i1 %121, label %b10, label %b18_cold, !dbg !229, !prof !68

b10:
	%122 = phi i64 [ %112, %b9 ], [ %181, %b17 ], !dbg !228
	%123 = phi i64 [ -1, %b9 ], [ %124, %b17 ], !dbg !228
	%124 = add i64 %123, 1, !dbg !228
	%125 = icmp slt i64 %124, %24, !dbg !228
	br i1 %125, label %b11, label %b26, !dbg !228

b11:
	%126 = getelementptr inbounds i32, i32 addrspace(3)* %23, i64 %124, !dbg !229
	%127 = load i32, i32 addrspace(3)* %126, align 4, !dbg !229
	%128 = icmp eq i64 %11, -1, !dbg !230
	%129 = select i1 %128, i64 1, i64 %11, !dbg !230
	%130 = sdiv i64 %124, %129, !dbg !230
	%131 = sub i64 0, %124, !dbg !230
	%132 = select i1 %128, i64 %131, i64 %130, !dbg !230
	%133 = icmp eq i64 %11, -1, !dbg !231
	%134 = select i1 %133, i64 1, i64 %11, !dbg !231
	%135 = srem i64 %124, %134, !dbg !231
	%136 = sext i32 %127 to i64, !dbg !232
	%137 = mul i64 %124, %p0, !dbg !233
	%138 = mul i64 %132, %11, !dbg !234
	%139 = add i64 %138, %10, !dbg !235
	%140 = mul i64 %139, %p0, !dbg !236
	%141 = trunc i64 %135 to i32, !dbg !227
	br label %b12, !dbg !237

b12:
	%142 = phi i64 [ %122, %b11 ], [ %180, %b16_ok1 ], !dbg !228
	%143 = icmp slt i64 %142, %136, !dbg !238
	br i1 %143, label %b13, label %b17, !dbg !238

b13:
	%144 = add i64 %137, %142, !dbg !239
	%145 = mul i64 %144, %p1, !dbg !240
	%146 = add i64 %145, %p1, !dbg !241
	%147 = getelementptr inbounds float, float addrspace(1)* %0, i64 %145, !dbg !242
	%148 = icmp ugt i64 %146, %p6, !dbg !242
	%149 = icmp ugt i64 %145, %146, !dbg !242
	%150 = or i1 %148, %149, !dbg !242
	br i1 %150, label %b13_fail1, label %b13_ok1, !dbg !242, !prof !23

b13_ok1:
	br label %b14, !dbg !243

b14:
	%151 = phi i64 [ %35, %b13_ok1 ], [ %161, %b15 ], !dbg !243
	%152 = icmp slt i64 %151, %p1, !dbg !243
	br i1 %152, label %b15, label %b16, !dbg !243

b15:
	%153 = getelementptr inbounds float, float addrspace(1)* %147, i64 %151, !dbg !244
	%154 = load float, float addrspace(1)* %153, align 4, !dbg !244
	%155 = getelementptr inbounds float, float addrspace(1)* %2, i64 %132, !dbg !245
	%156 = load float, float addrspace(1)* %155, align 4, !dbg !245
	%157 = call float @llvm.nvvm.mul.rn.f(float %154, float %156), !dbg !246
	%158 = getelementptr inbounds float, float addrspace(1)* %3, i64 %132, !dbg !247
	%159 = load float, float addrspace(1)* %158, align 4, !dbg !247
	%160 = fadd float %157, %159, !dbg !248
	store float %160, float addrspace(1)* %153, align 4, !dbg !249
	%161 = add i64 %151, %39, !dbg !243
	br label %b14, !dbg !243

b16:
	call void @llvm.nvvm.barrier0(), !dbg !250
	%162 = add i64 %140, %142, !dbg !251
	%163 = mul i64 %162, %p1, !dbg !252
	%164 = add i64 %163, %p1, !dbg !253
	%165 = getelementptr inbounds float, float addrspace(1)* %1, i64 %163, !dbg !254
	%166 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %139, !dbg !255
	%167 = addrspacecast float addrspace(1)* %165 to float*, !dbg !227
	%168 = addrspacecast float addrspace(1)* %147 to float*, !dbg !227
	%169 = addrspacecast i64 addrspace(1)* %166 to i64*, !dbg !227
	%170 = icmp ugt i64 %164, %p8, !dbg !254
	%171 = icmp ugt i64 %163, %164, !dbg !254
	%172 = icmp uge i64 %139, %p26, !dbg !255
	%173 = or i1 %170, %171, !dbg !255
	%174 = or i1 %173, %172, !dbg !255
	br i1 %174, label %b16_fail1, label %b16_ok1, !dbg !255, !prof !23

b16_ok1:
	%175 = bitcast float* %167 to i8*, !dbg !227
	%176 = bitcast float* %168 to i8*, !dbg !227
	%177 = bitcast i64* %169 to i8*, !dbg !227
	call void @gpuc_put_signal_nbi_block(i8* %175, i8* %176, i64 %113, i8* %177, i64 1, i32 10, i32 %141), !dbg !227
	%178 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !256, !range !11
	%179 = sext i32 %178 to i64, !dbg !256
	%180 = add i64 %142, %179, !dbg !257
	br label %b12, !dbg !257

b17:
	%181 = sub i64 %142, %136, !dbg !258
	br label %b10, !dbg !258

b26:
	ret void, !dbg !258

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %24, i64 %22), !dbg !179
	ret void, !dbg !179

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !196
	ret void, !dbg !196

b3_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %101, i64 %p26), !dbg !221
	ret void, !dbg !221

b5_cold:
	%182 = phi i64 [ %245, %b8_cold ], [ %35, %b0_ok1 ], !dbg !180
	%183 = icmp slt i64 %182, %24, !dbg !180
	br i1 %183, label %b6_cold, label %b9, !dbg !180

b6_cold:
	%184 = urem i32 %p29, 2, !dbg !189
	%185 = zext i32 %184 to i64, !dbg !190
	%186 = mul i64 %185, %p4, !dbg !191
	%187 = mul i64 %186, %11, !dbg !192
	%188 = add i64 %187, %182, !dbg !193
	%189 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %188, !dbg !194
	%190 = shl i64 %40, 32, !dbg !195
	%191 = addrspacecast i64 addrspace(1)* %189 to i64*, !dbg !196
	%192 = icmp uge i64 %188, %p20, !dbg !194
	%193 = icmp eq i64 addrspace(1)* %189, null, !dbg !196
	%194 = or i1 %192, %193, !dbg !196
	br i1 %194, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !196, !prof !23

b6_cold_fail1:
	%195 = icmp uge i64 %188, %p20, !dbg !194
	br i1 %195, label %b6_cold_fail2, label %b6_cold_ok2, !dbg !194

b6_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %188, i64 %p20), !dbg !194
	ret void, !dbg !194

b6_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 0, i64 0), !dbg !196
	ret void, !dbg !196

b6_cold_ok1:
	%196 = bitcast i64* %191 to i8*, !dbg !196
	%197 = call i64 @gpuc_signal_wait_until_thread(i8* %196, i32 5, i64 %190, i32 1, i8* %ctrl, i32 26), !dbg !196
	%198 = and i64 %197, 4294967295, !dbg !197
	%199 = trunc i64 %198 to i32, !dbg !198
	%200 = sdiv i64 %p24, 2, !dbg !201
	%201 = mul i64 %185, %200, !dbg !202
	%202 = add i64 %201, %200, !dbg !223
	%203 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %201, !dbg !203
	%204 = getelementptr inbounds i64, i64 addrspace(1)* %203, i64 %182, !dbg !204
	%205 = icmp ugt i64 %202, %p24, !dbg !203
	%206 = icmp uge i64 %182, %200, !dbg !204
	%207 = icmp uge i64 %182, %p22, !dbg !205
	%208 = or i1 %205, %206, !dbg !205
	%209 = or i1 %208, %207, !dbg !205
	br i1 %209, label %b6_cold_fail3, label %b6_cold_ok3, !dbg !205, !prof !23

b6_cold_fail3:
	%210 = icmp ugt i64 %202, %p24, !dbg !203
	br i1 %210, label %b6_cold_fail4, label %b6_cold_ok4, !dbg !203

b6_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %202, i64 %p24), !dbg !203
	ret void, !dbg !203

b6_cold_ok4:
	%211 = icmp uge i64 %182, %200, !dbg !204
	br i1 %211, label %b6_cold_fail5, label %b6_cold_ok5, !dbg !204

b6_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %182, i64 %200), !dbg !204
	ret void, !dbg !204

b6_cold_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %182, i64 %p22), !dbg !205
	ret void, !dbg !205

b6_cold_ok3:
	%212 = load i64, i64 addrspace(1)* %204, align 8, !dbg !204
	%213 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %182, !dbg !205
	%214 = sext i32 %199 to i64, !dbg !206
	%215 = add i64 %212, %214, !dbg !207
	%216 = addrspacecast i64 addrspace(1)* %213 to i64*, !dbg !208
	%217 = bitcast i64* %216 to i8*, !dbg !208
	%218 = call i64 @gpuc_signal_wait_until_thread(i8* %217, i32 5, i64 %215, i32 1, i8* %ctrl, i32 29), !dbg !208
	%219 = getelementptr inbounds i32, i32 addrspace(3)* %23, i64 %182, !dbg !209
	store i32 %199, i32 addrspace(3)* %219, align 4, !dbg !209
	%220 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !210, !range !9
	%221 = sext i32 %220 to i64, !dbg !210
	%222 = icmp eq i64 %221, 0, !dbg !211
	br i1 %222, label %b7_cold, label %b8_cold, !dbg !211

b7_cold:
	%223 = urem i32 %41, 2, !dbg !213
	%224 = zext i32 %223 to i64, !dbg !214
	%225 = mul i64 %224, %200, !dbg !215
	%226 = add i64 %225, %200, !dbg !224
	%227 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %225, !dbg !216
	%228 = getelementptr inbounds i64, i64 addrspace(1)* %227, i64 %182, !dbg !217
	%229 = icmp ugt i64 %226, %p24, !dbg !216
	br i1 %229, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !216, !prof !23

b7_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %226, i64 %p24), !dbg !216
	ret void, !dbg !216

b7_cold_ok1:
	store i64 %215, i64 addrspace(1)* %228, align 8, !dbg !217
	%230 = icmp eq i64 %11, -1, !dbg !218
	%231 = select i1 %230, i64 1, i64 %11, !dbg !218
	%232 = sdiv i64 %182, %231, !dbg !218
	%233 = sub i64 0, %182, !dbg !218
	%234 = select i1 %230, i64 %233, i64 %232, !dbg !218
	%235 = mul i64 %234, %11, !dbg !219
	%236 = add i64 %235, %10, !dbg !220
	%237 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %236, !dbg !221
	%238 = icmp uge i64 %236, %p26, !dbg !221
	br i1 %238, label %b7_cold_fail2, label %b7_cold_ok2, !dbg !221, !prof !23

b7_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %236, i64 %p26), !dbg !221
	ret void, !dbg !221

b7_cold_ok2:
	%239 = icmp eq i64 %11, -1, !dbg !222
	%240 = select i1 %239, i64 1, i64 %11, !dbg !222
	%241 = srem i64 %182, %240, !dbg !222
	%242 = trunc i64 %241 to i32, !dbg !170
	%243 = addrspacecast i64 addrspace(1)* %237 to i64*, !dbg !170
	%244 = bitcast i64* %243 to i8*, !dbg !170
	call void @gpuc_signal_op_thread(i8* %244, i64 1, i32 10, i32 %242), !dbg !170
	br label %b8_cold, !dbg !170

b8_cold:
	%245 = add i64 %182, %39, !dbg !180
	br label %b5_cold, !dbg !180

b13_fail1:
	%246 = icmp ugt i64 %146, %p6, !dbg !242
	br i1 %246, label %b13_fail2, label %b13_ok2, !dbg !242

b13_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %146, i64 %p6), !dbg !242
	ret void, !dbg !242

b13_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %145, i64 %146), !dbg !242
	ret void, !dbg !242

b16_fail1:
	%247 = icmp ugt i64 %164, %p8, !dbg !254
	br i1 %247, label %b16_fail2, label %b16_ok2, !dbg !254

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %164, i64 %p8), !dbg !254
	ret void, !dbg !254

b16_ok2:
	%248 = icmp ugt i64 %163, %164, !dbg !254
	br i1 %248, label %b16_fail3, label %b16_ok3, !dbg !254

b16_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %163, i64 %164), !dbg !254
	ret void, !dbg !254

b16_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %139, i64 %p26), !dbg !255
	ret void, !dbg !255

b18_cold:
	%249 = phi i64 [ %315, %b25_cold ], [ %112, %b9 ], !dbg !228
	%250 = phi i64 [ %251, %b25_cold ], [ -1, %b9 ], !dbg !228
	%251 = add i64 %250, 1, !dbg !228
	%252 = icmp slt i64 %251, %24, !dbg !228
	br i1 %252, label %b19_cold, label %b26, !dbg !228

b19_cold:
	%253 = getelementptr inbounds i32, i32 addrspace(3)* %23, i64 %251, !dbg !229
	%254 = load i32, i32 addrspace(3)* %253, align 4, !dbg !229
	%255 = icmp eq i64 %11, -1, !dbg !230
	%256 = select i1 %255, i64 1, i64 %11, !dbg !230
	%257 = sdiv i64 %251, %256, !dbg !230
	%258 = sub i64 0, %251, !dbg !230
	%259 = select i1 %255, i64 %258, i64 %257, !dbg !230
	%260 = icmp eq i64 %11, -1, !dbg !231
	%261 = select i1 %260, i64 1, i64 %11, !dbg !231
	%262 = srem i64 %251, %261, !dbg !231
	%263 = sext i32 %254 to i64, !dbg !232
	%264 = mul i64 %251, %p0, !dbg !233
	%265 = mul i64 %259, %11, !dbg !234
	%266 = add i64 %265, %10, !dbg !235
	%267 = mul i64 %266, %p0, !dbg !236
	%268 = trunc i64 %262 to i32, !dbg !227
	br label %b20_cold, !dbg !237

b20_cold:
	%269 = phi i64 [ %249, %b19_cold ], [ %314, %b24_cold_ok1 ], !dbg !228
	%270 = icmp slt i64 %269, %263, !dbg !238
	br i1 %270, label %b21_cold, label %b25_cold, !dbg !238

b21_cold:
	%271 = add i64 %264, %269, !dbg !239
	%272 = mul i64 %271, %p1, !dbg !240
	%273 = add i64 %272, %p1, !dbg !241
	%274 = getelementptr inbounds float, float addrspace(1)* %0, i64 %272, !dbg !242
	%275 = icmp ugt i64 %273, %p6, !dbg !242
	%276 = icmp ugt i64 %272, %273, !dbg !242
	%277 = or i1 %275, %276, !dbg !242
	br i1 %277, label %b21_cold_fail1, label %b21_cold_ok1, !dbg !242, !prof !23

b21_cold_fail1:
	%278 = icmp ugt i64 %273, %p6, !dbg !242
	br i1 %278, label %b21_cold_fail2, label %b21_cold_ok2, !dbg !242

b21_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %273, i64 %p6), !dbg !242
	ret void, !dbg !242

b21_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 %272, i64 %273), !dbg !242
	ret void, !dbg !242

b21_cold_ok1:
	br label %b22_cold, !dbg !243

b22_cold:
	%279 = phi i64 [ %35, %b21_cold_ok1 ], [ %293, %b23_cold_ok1 ], !dbg !243
	%280 = icmp slt i64 %279, %p1, !dbg !243
	br i1 %280, label %b23_cold, label %b24_cold, !dbg !243

b23_cold:
	%281 = getelementptr inbounds float, float addrspace(1)* %274, i64 %279, !dbg !244
	%282 = icmp uge i64 %259, %p10, !dbg !245
	%283 = icmp uge i64 %259, %p12, !dbg !247
	%284 = or i1 %282, %283, !dbg !247
	br i1 %284, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !247, !prof !23

b23_cold_fail1:
	%285 = icmp uge i64 %259, %p10, !dbg !245
	br i1 %285, label %b23_cold_fail2, label %b23_cold_ok2, !dbg !245

b23_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %259, i64 %p10), !dbg !245
	ret void, !dbg !245

b23_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %259, i64 %p12), !dbg !247
	ret void, !dbg !247

b23_cold_ok1:
	%286 = load float, float addrspace(1)* %281, align 4, !dbg !244
	%287 = getelementptr inbounds float, float addrspace(1)* %2, i64 %259, !dbg !245
	%288 = load float, float addrspace(1)* %287, align 4, !dbg !245
	%289 = call float @llvm.nvvm.mul.rn.f(float %286, float %288), !dbg !246
	%290 = getelementptr inbounds float, float addrspace(1)* %3, i64 %259, !dbg !247
	%291 = load float, float addrspace(1)* %290, align 4, !dbg !247
	%292 = fadd float %289, %291, !dbg !248
	store float %292, float addrspace(1)* %281, align 4, !dbg !249
	%293 = add i64 %279, %39, !dbg !243
	br label %b22_cold, !dbg !243

b24_cold:
	call void @llvm.nvvm.barrier0(), !dbg !250
	%294 = add i64 %267, %269, !dbg !251
	%295 = mul i64 %294, %p1, !dbg !252
	%296 = add i64 %295, %p1, !dbg !253
	%297 = getelementptr inbounds float, float addrspace(1)* %1, i64 %295, !dbg !254
	%298 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %266, !dbg !255
	%299 = addrspacecast float addrspace(1)* %297 to float*, !dbg !227
	%300 = addrspacecast float addrspace(1)* %274 to float*, !dbg !227
	%301 = addrspacecast i64 addrspace(1)* %298 to i64*, !dbg !227
	%302 = icmp ugt i64 %296, %p8, !dbg !254
	%303 = icmp ugt i64 %295, %296, !dbg !254
	%304 = icmp uge i64 %266, %p26, !dbg !255
	%305 = or i1 %302, %303, !dbg !255
	%306 = or i1 %305, %304, !dbg !255
	br i1 %306, label %b24_cold_fail1, label %b24_cold_ok1, !dbg !255, !prof !23

b24_cold_fail1:
	%307 = icmp ugt i64 %296, %p8, !dbg !254
	br i1 %307, label %b24_cold_fail2, label %b24_cold_ok2, !dbg !254

b24_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %296, i64 %p8), !dbg !254
	ret void, !dbg !254

b24_cold_ok2:
	%308 = icmp ugt i64 %295, %296, !dbg !254
	br i1 %308, label %b24_cold_fail3, label %b24_cold_ok3, !dbg !254

b24_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %295, i64 %296), !dbg !254
	ret void, !dbg !254

b24_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %266, i64 %p26), !dbg !255
	ret void, !dbg !255

b24_cold_ok1:
	%309 = bitcast float* %299 to i8*, !dbg !227
	%310 = bitcast float* %300 to i8*, !dbg !227
	%311 = bitcast i64* %301 to i8*, !dbg !227
	call void @gpuc_put_signal_nbi_block(i8* %309, i8* %310, i64 %113, i8* %311, i64 1, i32 10, i32 %268), !dbg !227
	%312 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !256, !range !11
	%313 = sext i32 %312 to i64, !dbg !256
	%314 = add i64 %269, %313, !dbg !257
	br label %b20_cold, !dbg !257

b25_cold:
	%315 = sub i64 %269, %263, !dbg !258
	br label %b18_cold, !dbg !258
}

define void @Combine(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, float* %p7, i64 %p8, i32* %p9, i64 %p10, float* %p11, i64 %p12, i32* %p13, i64 %p14, i32* %p15, i64 %p16, i32* %p17, i64 %p18, i64* %p19, i64 %p20, i64* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i64* %p27, i64 %p28, i32 %p29, i8* %ctrl) nounwind !dbg !259 {
entry:
	br label %b0, !dbg !260

b0:
	%0 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !260
	%1 = addrspacecast float* %p7 to float addrspace(1)*, !dbg !260
	%2 = addrspacecast i32* %p9 to i32 addrspace(1)*, !dbg !260
	%3 = addrspacecast float* %p11 to float addrspace(1)*, !dbg !260
	%4 = addrspacecast i32* %p13 to i32 addrspace(1)*, !dbg !260
	%5 = addrspacecast i32* %p15 to i32 addrspace(1)*, !dbg !260
	%6 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !260
	%7 = addrspacecast i64* %p27 to i64 addrspace(1)*, !dbg !260
	%8 = sdiv i64 %p14, 2, !dbg !262
	%9 = urem i32 %p29, 2, !dbg !263
	%10 = zext i32 %9 to i64, !dbg !264
	%11 = mul i64 %10, %8, !dbg !265
	%12 = add i64 %11, %8, !dbg !266
	%13 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %11, !dbg !267
	%14 = icmp ugt i64 %12, %p14, !dbg !267
	br i1 %14, label %b0_fail1, label %b0_ok1, !dbg !267, !prof !23

b0_ok1:
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !268, !range !15
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !268, !range !15
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !268, !range !16
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !268, !range !13
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !268, !range !13
	%20 = mul i32 %19, %17, !dbg !268
	%21 = add i32 %16, %20, !dbg !268
	%22 = mul i32 %18, %21, !dbg !268
	%23 = add i32 %15, %22, !dbg !268
	%24 = sext i32 %23 to i64, !dbg !268
	%25 = mul i32 %18, %19, !dbg !268
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !268, !range !14
	%27 = mul i32 %25, %26, !dbg !268
	%28 = sext i32 %27 to i64, !dbg !268
	%29 = add i32 %p29, 1, !dbg !269
	%30 = icmp ule i64 %p2, 281474976710655, !dbg !268
	%31 = mul i64 %p2, -1, !dbg !268
	%32 = icmp sge i64 %31, 0, !dbg !268
	%33 = and i1 %30, %32, !dbg !268
	%34 = mul i64 %8, -1, !dbg !268
	%35 = add i64 %p26, %34, !dbg !268
	%36 = icmp sge i64 %35, 0, !dbg !268
	%37 = and i1 %33, %36, !dbg !268
	%38 = mul i64 %p28, -1, !dbg !268
	%39 = icmp sge i64 %38, 0, !dbg !268
	%40 = and i1 %37, %39, !dbg !268
	%41 = mul i64 %8, -2, !dbg !268
	%42 = add i64 %p14, %41, !dbg !268
	%43 = icmp sge i64 %42, 0, !dbg !268
	%44 = and i1 %40, %43, !dbg !268
	br i1 %44, label %b1, label %b5_cold, !dbg !268, !prof !68

b1:
	%45 = phi i64 [ %24, %b0_ok1 ], [ %72, %b4 ], !dbg !268
	%46 = icmp slt i64 %45, %p2, !dbg !268
	br i1 %46, label %b2, label %b9, !dbg !268

b2:
	%47 = sdiv i64 %p28, 2, !dbg !271
	%48 = mul i64 %10, %47, !dbg !272
	%49 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %48, !dbg !273
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %49, i64 %45, !dbg !274
	%51 = load i64, i64 addrspace(1)* %50, align 8, !dbg !274
	%52 = getelementptr inbounds i32, i32 addrspace(1)* %13, i64 %45, !dbg !275
	%53 = load i32, i32 addrspace(1)* %52, align 4, !dbg !275
	%54 = sext i32 %53 to i64, !dbg !276
	%55 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %45, !dbg !277
	%56 = add i64 %51, %54, !dbg !278
	%57 = add i64 %56, 1, !dbg !279
	%58 = addrspacecast i64 addrspace(1)* %55 to i64*, !dbg !280
	%59 = bitcast i64* %58 to i8*, !dbg !280
	%60 = call i64 @gpuc_signal_wait_until_thread(i8* %59, i32 5, i64 %57, i32 1, i8* %ctrl, i32 39), !dbg !280
	%61 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !281, !range !9
	%62 = sext i32 %61 to i64, !dbg !281
	%63 = icmp eq i64 %62, 0, !dbg !282
	br i1 %63, label %b3, label %b4, !dbg !282

b3:
	%64 = urem i32 %29, 2, !dbg !284
	%65 = zext i32 %64 to i64, !dbg !285
	%66 = mul i64 %65, %47, !dbg !286
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %66, !dbg !287
	%68 = getelementptr inbounds i64, i64 addrspace(1)* %67, i64 %45, !dbg !288
	store i64 %57, i64 addrspace(1)* %68, align 8, !dbg !288
	%69 = mul i64 %65, %8, !dbg !290
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %69, !dbg !291
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %70, i64 %45, !dbg !292
	store i32 0, i32 addrspace(1)* %71, align 4, !dbg !292
	br label %b4, !dbg !292

b4:
	%72 = add i64 %45, %28, !dbg !268
	br label %b1, !dbg !268

b9:
	call void @llvm.nvvm.barrier0(), !dbg !296
	%73 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !297, !range !9
	%74 = sext i32 %73 to i64, !dbg !297
	%75 = icmp slt i64 0, %p3, !dbg !298
	%76 = icmp ule i64 %p0, 1073741823, !dbg !299
	%77 = icmp ule i64 %p1, 1073741823, !dbg !299
	%78 = and i1 %76, %77, !dbg !299
	%79 = mul i64 %p0, -1, !dbg !299
	%80 = mul i64 %p1, %79, !dbg !299
	%81 = add i64 %80, %p6, !dbg !299
	%82 = icmp sge i64 %81, 0, !dbg !299
	%83 = and i1 %78, %82, !dbg !299
	br i1 %83, label %b10, label %b17_cold, !dbg !300, !prof !68

b10:
	%84 = phi i64 [ %74, %b9 ], [ %123, %b16 ], !dbg !299
	%85 = icmp slt i64 %84, %p0, !dbg !301
	br i1 %85, label %b11, label %b24, !dbg !301

b11:
	%86 = mul i64 %84, %p1, !dbg !302
	%87 = mul i64 %84, %p3, !dbg !303
	br label %b12, !dbg !304

b12:
	%88 = phi i64 [ %120, %b15 ], [ %24, %b11 ], !dbg !304
	%89 = icmp slt i64 %88, %p1, !dbg !304
	br i1 %89, label %b13, label %b16, !dbg !304

b13:
	br i1 %75, label %b14, label %b15, !dbg !298

b14:
	%90 = phi float [ %114, %b14_ok4 ], [ 0.000000e+00, %b13 ], !dbg !305
	%91 = phi i64 [ %115, %b14_ok4 ], [ 0, %b13 ], !dbg !305
	%92 = add i64 %87, %91, !dbg !306
	%93 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %92, !dbg !307
	%94 = icmp uge i64 %92, %p10, !dbg !307
	%95 = icmp uge i64 %92, %p16, !dbg !308
	%96 = icmp uge i64 %92, %p12, !dbg !309
	%97 = or i1 %94, %95, !dbg !309
	%98 = or i1 %97, %96, !dbg !309
	br i1 %98, label %b14_fail1, label %b14_ok1, !dbg !309, !prof !23

b14_ok1:
	%99 = load i32, i32 addrspace(1)* %93, align 4, !dbg !307
	%100 = sext i32 %99 to i64, !dbg !310
	%101 = mul i64 %100, %p0, !dbg !311
	%102 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %92, !dbg !308
	%103 = load i32, i32 addrspace(1)* %102, align 4, !dbg !308
	%104 = sext i32 %103 to i64, !dbg !312
	%105 = add i64 %101, %104, !dbg !313
	%106 = getelementptr inbounds float, float addrspace(1)* %3, i64 %92, !dbg !309
	%107 = load float, float addrspace(1)* %106, align 4, !dbg !309
	%108 = mul i64 %105, %p1, !dbg !314
	%109 = add i64 %108, %88, !dbg !315
	%110 = getelementptr inbounds float, float addrspace(1)* %1, i64 %109, !dbg !316
	%111 = icmp uge i64 %109, %p8, !dbg !316
	br i1 %111, label %b14_fail4, label %b14_ok4, !dbg !316, !prof !23

b14_ok4:
	%112 = load float, float addrspace(1)* %110, align 4, !dbg !316
	%113 = call float @llvm.nvvm.mul.rn.f(float %107, float %112), !dbg !317
	%114 = fadd float %90, %113, !dbg !318
	%115 = add i64 %91, 1, !dbg !318
	%116 = icmp slt i64 %115, %p3, !dbg !318
	br i1 %116, label %b14, label %b15, !dbg !318

b15:
	%117 = phi float [ 0.000000e+00, %b13 ], [ %114, %b14_ok4 ], !dbg !305
	%118 = add i64 %86, %88, !dbg !319
	%119 = getelementptr inbounds float, float addrspace(1)* %0, i64 %118, !dbg !320
	store float %117, float addrspace(1)* %119, align 4, !dbg !320
	%120 = add i64 %88, %28, !dbg !304
	br label %b12, !dbg !304

b16:
	%121 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !321, !range !11
	%122 = sext i32 %121 to i64, !dbg !321
	%123 = add i64 %84, %122, !dbg !322
	br label %b10, !dbg !322

b24:
	ret void, !dbg !322

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %12, i64 %p14), !dbg !267
	ret void, !dbg !267

b5_cold:
	%124 = phi i64 [ %166, %b8_cold ], [ %24, %b0_ok1 ], !dbg !268
	%125 = icmp slt i64 %124, %p2, !dbg !268
	br i1 %125, label %b6_cold, label %b9, !dbg !268

b6_cold:
	%126 = sdiv i64 %p28, 2, !dbg !271
	%127 = mul i64 %10, %126, !dbg !272
	%128 = add i64 %127, %126, !dbg !293
	%129 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %127, !dbg !273
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %129, i64 %124, !dbg !274
	%131 = icmp ugt i64 %128, %p28, !dbg !273
	%132 = icmp uge i64 %124, %126, !dbg !274
	%133 = icmp uge i64 %124, %8, !dbg !275
	%134 = icmp uge i64 %124, %p26, !dbg !277
	%135 = or i1 %131, %132, !dbg !277
	%136 = or i1 %135, %133, !dbg !277
	%137 = or i1 %136, %134, !dbg !277
	br i1 %137, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !277, !prof !23

b6_cold_fail1:
	%138 = icmp ugt i64 %128, %p28, !dbg !273
	br i1 %138, label %b6_cold_fail2, label %b6_cold_ok2, !dbg !273

b6_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %128, i64 %p28), !dbg !273
	ret void, !dbg !273

b6_cold_ok2:
	%139 = icmp uge i64 %124, %126, !dbg !274
	br i1 %139, label %b6_cold_fail3, label %b6_cold_ok3, !dbg !274

b6_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %124, i64 %126), !dbg !274
	ret void, !dbg !274

b6_cold_ok3:
	%140 = icmp uge i64 %124, %8, !dbg !275
	br i1 %140, label %b6_cold_fail4, label %b6_cold_ok4, !dbg !275

b6_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %124, i64 %8), !dbg !275
	ret void, !dbg !275

b6_cold_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %124, i64 %p26), !dbg !277
	ret void, !dbg !277

b6_cold_ok1:
	%141 = load i64, i64 addrspace(1)* %130, align 8, !dbg !274
	%142 = getelementptr inbounds i32, i32 addrspace(1)* %13, i64 %124, !dbg !275
	%143 = load i32, i32 addrspace(1)* %142, align 4, !dbg !275
	%144 = sext i32 %143 to i64, !dbg !276
	%145 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %124, !dbg !277
	%146 = add i64 %141, %144, !dbg !278
	%147 = add i64 %146, 1, !dbg !279
	%148 = addrspacecast i64 addrspace(1)* %145 to i64*, !dbg !280
	%149 = bitcast i64* %148 to i8*, !dbg !280
	%150 = call i64 @gpuc_signal_wait_until_thread(i8* %149, i32 5, i64 %147, i32 1, i8* %ctrl, i32 39), !dbg !280
	%151 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !281, !range !9
	%152 = sext i32 %151 to i64, !dbg !281
	%153 = icmp eq i64 %152, 0, !dbg !282
	br i1 %153, label %b7_cold, label %b8_cold, !dbg !282

b7_cold:
	%154 = urem i32 %29, 2, !dbg !284
	%155 = zext i32 %154 to i64, !dbg !285
	%156 = mul i64 %155, %126, !dbg !286
	%157 = add i64 %156, %126, !dbg !294
	%158 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %156, !dbg !287
	%159 = getelementptr inbounds i64, i64 addrspace(1)* %158, i64 %124, !dbg !288
	%160 = icmp ugt i64 %157, %p28, !dbg !287
	br i1 %160, label %b7_cold_fail1, label %b7_cold_ok1, !dbg !287, !prof !23

b7_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %157, i64 %p28), !dbg !287
	ret void, !dbg !287

b7_cold_ok1:
	store i64 %147, i64 addrspace(1)* %159, align 8, !dbg !288
	%161 = mul i64 %155, %8, !dbg !290
	%162 = add i64 %161, %8, !dbg !295
	%163 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %161, !dbg !291
	%164 = getelementptr inbounds i32, i32 addrspace(1)* %163, i64 %124, !dbg !292
	%165 = icmp ugt i64 %162, %p14, !dbg !291
	br i1 %165, label %b7_cold_fail2, label %b7_cold_ok2, !dbg !291, !prof !23

b7_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %162, i64 %p14), !dbg !291
	ret void, !dbg !291

b7_cold_ok2:
	store i32 0, i32 addrspace(1)* %164, align 4, !dbg !292
	br label %b8_cold, !dbg !292

b8_cold:
	%166 = add i64 %124, %28, !dbg !268
	br label %b5_cold, !dbg !268

b14_fail1:
	%167 = icmp uge i64 %92, %p10, !dbg !307
	br i1 %167, label %b14_fail2, label %b14_ok2, !dbg !307

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %92, i64 %p10), !dbg !307
	ret void, !dbg !307

b14_ok2:
	%168 = icmp uge i64 %92, %p16, !dbg !308
	br i1 %168, label %b14_fail3, label %b14_ok3, !dbg !308

b14_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %92, i64 %p16), !dbg !308
	ret void, !dbg !308

b14_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %92, i64 %p12), !dbg !309
	ret void, !dbg !309

b14_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %109, i64 %p8), !dbg !316
	ret void, !dbg !316

b17_cold:
	%169 = phi i64 [ %211, %b23_cold ], [ %74, %b9 ], !dbg !299
	%170 = icmp slt i64 %169, %p0, !dbg !301
	br i1 %170, label %b18_cold, label %b24, !dbg !301

b18_cold:
	%171 = mul i64 %169, %p1, !dbg !302
	%172 = mul i64 %169, %p3, !dbg !303
	br label %b19_cold, !dbg !304

b19_cold:
	%173 = phi i64 [ %208, %b22_cold_ok1 ], [ %24, %b18_cold ], !dbg !304
	%174 = icmp slt i64 %173, %p1, !dbg !304
	br i1 %174, label %b20_cold, label %b23_cold, !dbg !304

b20_cold:
	br i1 %75, label %b21_cold, label %b22_cold, !dbg !298

b21_cold:
	%175 = phi float [ %201, %b21_cold_ok4 ], [ 0.000000e+00, %b20_cold ], !dbg !305
	%176 = phi i64 [ %202, %b21_cold_ok4 ], [ 0, %b20_cold ], !dbg !305
	%177 = add i64 %172, %176, !dbg !306
	%178 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %177, !dbg !307
	%179 = icmp uge i64 %177, %p10, !dbg !307
	%180 = icmp uge i64 %177, %p16, !dbg !308
	%181 = icmp uge i64 %177, %p12, !dbg !309
	%182 = or i1 %179, %180, !dbg !309
	%183 = or i1 %182, %181, !dbg !309
	br i1 %183, label %b21_cold_fail1, label %b21_cold_ok1, !dbg !309, !prof !23

b21_cold_fail1:
	%184 = icmp uge i64 %177, %p10, !dbg !307
	br i1 %184, label %b21_cold_fail2, label %b21_cold_ok2, !dbg !307

b21_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %177, i64 %p10), !dbg !307
	ret void, !dbg !307

b21_cold_ok2:
	%185 = icmp uge i64 %177, %p16, !dbg !308
	br i1 %185, label %b21_cold_fail3, label %b21_cold_ok3, !dbg !308

b21_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %177, i64 %p16), !dbg !308
	ret void, !dbg !308

b21_cold_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %177, i64 %p12), !dbg !309
	ret void, !dbg !309

b21_cold_ok1:
	%186 = load i32, i32 addrspace(1)* %178, align 4, !dbg !307
	%187 = sext i32 %186 to i64, !dbg !310
	%188 = mul i64 %187, %p0, !dbg !311
	%189 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %177, !dbg !308
	%190 = load i32, i32 addrspace(1)* %189, align 4, !dbg !308
	%191 = sext i32 %190 to i64, !dbg !312
	%192 = add i64 %188, %191, !dbg !313
	%193 = getelementptr inbounds float, float addrspace(1)* %3, i64 %177, !dbg !309
	%194 = load float, float addrspace(1)* %193, align 4, !dbg !309
	%195 = mul i64 %192, %p1, !dbg !314
	%196 = add i64 %195, %173, !dbg !315
	%197 = getelementptr inbounds float, float addrspace(1)* %1, i64 %196, !dbg !316
	%198 = icmp uge i64 %196, %p8, !dbg !316
	br i1 %198, label %b21_cold_fail4, label %b21_cold_ok4, !dbg !316, !prof !23

b21_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %196, i64 %p8), !dbg !316
	ret void, !dbg !316

b21_cold_ok4:
	%199 = load float, float addrspace(1)* %197, align 4, !dbg !316
	%200 = call float @llvm.nvvm.mul.rn.f(float %194, float %199), !dbg !317
	%201 = fadd float %175, %200, !dbg !318
	%202 = add i64 %176, 1, !dbg !318
	%203 = icmp slt i64 %202, %p3, !dbg !318
	br i1 %203, label %b21_cold, label %b22_cold, !dbg !318

b22_cold:
	%204 = phi float [ 0.000000e+00, %b20_cold ], [ %201, %b21_cold_ok4 ], !dbg !305
	%205 = add i64 %171, %173, !dbg !319
	%206 = getelementptr inbounds float, float addrspace(1)* %0, i64 %205, !dbg !320
	%207 = icmp uge i64 %205, %p6, !dbg !320
	br i1 %207, label %b22_cold_fail1, label %b22_cold_ok1, !dbg !320, !prof !23

b22_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %205, i64 %p6), !dbg !320
	ret void, !dbg !320

b22_cold_ok1:
	store float %204, float addrspace(1)* %206, align 4, !dbg !320
	%208 = add i64 %173, %28, !dbg !304
	br label %b19_cold, !dbg !304

b23_cold:
	%209 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !321, !range !11
	%210 = sext i32 %209 to i64, !dbg !321
	%211 = add i64 %169, %210, !dbg !322
	br label %b17_cold, !dbg !322
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) cold noinline nounwind {
entry:
	%0 = getelementptr i8, i8* %ctrl, i64 4
	%1 = bitcast i8* %0 to i32*
	%2 = cmpxchg i32* %1, i32 0, i32 1 monotonic monotonic
	%3 = extractvalue { i32, i1 } %2, 1
	br i1 %3, label %write, label %wait

write:
	%4 = getelementptr i8, i8* %ctrl, i64 8
	%5 = bitcast i8* %4 to i32*
	store volatile i32 %site, i32* %5, align 4
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !9
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !15
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !10
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !15
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !10
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !16
	%22 = getelementptr i8, i8* %ctrl, i64 36
	%23 = bitcast i8* %22 to i32*
	store volatile i32 %21, i32* %23, align 4
	%24 = getelementptr i8, i8* %ctrl, i64 40
	%25 = bitcast i8* %24 to i64*
	store volatile i64 %v0, i64* %25, align 8
	%26 = getelementptr i8, i8* %ctrl, i64 48
	%27 = bitcast i8* %26 to i64*
	store volatile i64 %v1, i64* %27, align 8
	call void @llvm.nvvm.membar.sys()
	%28 = getelementptr i8, i8* %ctrl, i64 4
	%29 = bitcast i8* %28 to i32*
	store volatile i32 2, i32* %29, align 4
	call void @llvm.nvvm.membar.sys()
	br label %end

wait:
	%30 = getelementptr i8, i8* %ctrl, i64 4
	%31 = bitcast i8* %30 to i32*
	%32 = load volatile i32, i32* %31, align 4
	%33 = icmp eq i32 %32, 2
	br i1 %33, label %end, label %wait

end:
	call void asm sideeffect "trap;", ""() nounwind
	ret void
}

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @gpuc_my_pe_thread() nounwind

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare float @llvm.nvvm.mul.rn.f(float %a0, float %a1) nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!323, !324, !325, !326, !327, !328, !329, !330, !331, !332, !333, !334, !335, !336, !337, !338, !339, !340, !341}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/moe/moe")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Route", scope: !1, file: !1, line: 51, type: !4, isDefinition: true, scopeLine: 51, isOptimized: true, unit: !2)
!7 = !DILocation(line: 51, column: 6, scope: !6)
!8 = !DILocation(line: 52, column: 36, scope: !6)
!9 = !{i32 0, i32 2147483647}
!10 = !{i32 0, i32 65535}
!11 = !{i32 1, i32 -2147483648}
!12 = !{i32 1, i32 65536}
!13 = !{i32 1, i32 1025}
!14 = !{i32 1, i32 65}
!15 = !{i32 0, i32 1024}
!16 = !{i32 0, i32 64}
!17 = !DILocation(line: 55, column: 20, scope: !6)
!18 = !DILocation(line: 57, column: 21, scope: !6)
!19 = !DILocation(line: 53, column: 22, scope: !6)
!20 = !DILocation(line: 53, column: 41, scope: !6)
!21 = !DILocation(line: 53, column: 44, scope: !6)
!22 = !DILocation(line: 53, column: 16, scope: !6)
!23 = !{!"branch_weights", i32 1, i32 1048576}
!24 = !DILocation(line: 62, column: 16, scope: !6)
!25 = !DILocation(line: 54, column: 3, scope: !6)
!26 = !DILocation(line: 58, column: 47, scope: !6)
!27 = !DILocation(line: 56, column: 4, scope: !6)
!28 = !DILocation(line: 58, column: 21, scope: !6)
!29 = distinct !DISubprogram(name: "taken", scope: !1, file: !1, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!30 = !DILocation(line: 58, column: 14, scope: !6)
!31 = !DILocation(line: 71, column: 6, scope: !29, inlinedAt: !30)
!32 = !DILocation(line: 72, column: 20, scope: !29, inlinedAt: !30)
!33 = !DILocation(line: 73, column: 9, scope: !29, inlinedAt: !30)
!34 = !DILocation(line: 73, column: 13, scope: !29, inlinedAt: !30)
!35 = !DILocation(line: 58, column: 64, scope: !6)
!36 = !DILocation(line: 58, column: 74, scope: !6)
!37 = !DILocation(line: 58, column: 83, scope: !6)
!38 = !DILocation(line: 58, column: 78, scope: !6)
!39 = !DILocation(line: 62, column: 23, scope: !6)
!40 = !DILocation(line: 62, column: 10, scope: !6)
!41 = !DILocation(line: 62, column: 34, scope: !6)
!42 = !DILocation(line: 63, column: 16, scope: !6)
!43 = !DILocation(line: 63, column: 4, scope: !6)
!44 = !DILocation(line: 65, column: 20, scope: !6)
!45 = !DILocation(line: 66, column: 17, scope: !6)
!46 = !DILocation(line: 66, column: 24, scope: !6)
!47 = !DILocation(line: 66, column: 40, scope: !6)
!48 = !DILocation(line: 66, column: 33, scope: !6)
!49 = !DILocation(line: 66, column: 11, scope: !6)
!50 = !DILocation(line: 66, column: 58, scope: !6)
!51 = distinct !DISubprogram(name: "Dispatch", scope: !1, file: !1, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!52 = !DILocation(line: 85, column: 6, scope: !51)
!53 = !DILocation(line: 99, column: 21, scope: !51)
!54 = !DILocation(line: 86, column: 23, scope: !51)
!55 = !DILocation(line: 86, column: 40, scope: !51)
!56 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 194, type: !4, isDefinition: true, scopeLine: 194, isOptimized: true, unit: !2)
!57 = !DILocation(line: 87, column: 16, scope: !51)
!58 = !DILocation(line: 195, column: 14, scope: !56, inlinedAt: !57)
!59 = !DILocation(line: 196, column: 20, scope: !56, inlinedAt: !57)
!60 = !DILocation(line: 196, column: 14, scope: !56, inlinedAt: !57)
!61 = !DILocation(line: 196, column: 23, scope: !56, inlinedAt: !57)
!62 = !DILocation(line: 196, column: 42, scope: !56, inlinedAt: !57)
!63 = !DILocation(line: 196, column: 10, scope: !56, inlinedAt: !57)
!64 = !DILocation(line: 88, column: 24, scope: !51)
!65 = !DILocation(line: 88, column: 45, scope: !51)
!66 = !DILocation(line: 88, column: 6, scope: !51)
!67 = !DILocation(line: 88, column: 27, scope: !51)
!68 = !{!"branch_weights", i32 1048576, i32 1}
!69 = !DILocation(line: 88, column: 35, scope: !51)
!70 = !DILocation(line: 89, column: 18, scope: !51)
!71 = !DILocation(line: 89, column: 11, scope: !51)
!72 = !DILocation(line: 91, column: 20, scope: !51)
!73 = !DILocation(line: 91, column: 23, scope: !51)
!74 = !DILocation(line: 92, column: 34, scope: !51)
!75 = !DILocation(line: 92, column: 23, scope: !51)
!76 = !DILocation(line: 93, column: 21, scope: !51)
!77 = !DILocation(line: 93, column: 27, scope: !51)
!78 = !DILocation(line: 93, column: 14, scope: !51)
!79 = !DILocation(line: 94, column: 10, scope: !51)
!80 = !DILocation(line: 90, column: 3, scope: !51)
!81 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!82 = distinct !DISubprogram(name: "Broadcast", scope: !81, file: !81, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!83 = !DILocation(line: 96, column: 22, scope: !51)
!84 = !DILocation(line: 36, column: 31, scope: !82, inlinedAt: !83)
!85 = distinct !DISubprogram(name: "Block.warps", scope: !81, file: !81, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!86 = !DILocation(line: 39, column: 12, scope: !82, inlinedAt: !83)
!87 = !DILocation(line: 26, column: 47, scope: !85, inlinedAt: !86)
!88 = !DILocation(line: 26, column: 59, scope: !85, inlinedAt: !86)
!89 = !DILocation(line: 26, column: 64, scope: !85, inlinedAt: !86)
!90 = !DILocation(line: 39, column: 15, scope: !82, inlinedAt: !83)
!91 = !DILocation(line: 40, column: 17, scope: !82, inlinedAt: !83)
!92 = !DILocation(line: 40, column: 3, scope: !51)
!93 = !DILocation(line: 42, column: 16, scope: !82, inlinedAt: !83)
!94 = !DILocation(line: 43, column: 10, scope: !82, inlinedAt: !83)
!95 = !DILocation(line: 44, column: 14, scope: !82, inlinedAt: !83)
!96 = !DILocation(line: 45, column: 3, scope: !82, inlinedAt: !83)
!97 = !DILocation(line: 47, column: 10, scope: !82, inlinedAt: !83)
!98 = !DILocation(line: 48, column: 9, scope: !82, inlinedAt: !83)
!99 = !DILocation(line: 48, column: 2, scope: !51)
!100 = !DILocation(line: 98, column: 17, scope: !51)
!101 = !DILocation(line: 97, column: 13, scope: !51)
!102 = !DILocation(line: 97, column: 17, scope: !51)
!103 = !DILocation(line: 97, column: 21, scope: !51)
!104 = !DILocation(line: 97, column: 25, scope: !51)
!105 = !DILocation(line: 97, column: 40, scope: !51)
!106 = !DILocation(line: 97, column: 35, scope: !51)
!107 = !DILocation(line: 99, column: 48, scope: !51)
!108 = !DILocation(line: 99, column: 64, scope: !51)
!109 = !DILocation(line: 99, column: 67, scope: !51)
!110 = !DILocation(line: 99, column: 43, scope: !51)
!111 = !DILocation(line: 99, column: 97, scope: !51)
!112 = !DILocation(line: 99, column: 114, scope: !51)
!113 = !DILocation(line: 99, column: 117, scope: !51)
!114 = !DILocation(line: 99, column: 91, scope: !51)
!115 = !DILocation(line: 100, column: 16, scope: !51)
!116 = !DILocation(line: 100, column: 53, scope: !51)
!117 = !DILocation(line: 88, column: 71, scope: !51)
!118 = !DILocation(line: 88, column: 54, scope: !51)
!119 = !DILocation(line: 104, column: 19, scope: !51)
!120 = !DILocation(line: 104, column: 22, scope: !51)
!121 = !DILocation(line: 105, column: 42, scope: !51)
!122 = !DILocation(line: 105, column: 31, scope: !51)
!123 = !DILocation(line: 103, column: 2, scope: !51)
!124 = distinct !DISubprogram(name: "Broadcast", scope: !81, file: !81, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!125 = !DILocation(line: 107, column: 22, scope: !51)
!126 = !DILocation(line: 36, column: 31, scope: !124, inlinedAt: !125)
!127 = !DILocation(line: 39, column: 12, scope: !124, inlinedAt: !125)
!128 = !DILocation(line: 26, column: 47, scope: !85, inlinedAt: !127)
!129 = !DILocation(line: 26, column: 59, scope: !85, inlinedAt: !127)
!130 = !DILocation(line: 26, column: 64, scope: !85, inlinedAt: !127)
!131 = !DILocation(line: 39, column: 15, scope: !124, inlinedAt: !125)
!132 = !DILocation(line: 40, column: 17, scope: !124, inlinedAt: !125)
!133 = !DILocation(line: 42, column: 16, scope: !124, inlinedAt: !125)
!134 = !DILocation(line: 43, column: 10, scope: !124, inlinedAt: !125)
!135 = !DILocation(line: 44, column: 14, scope: !124, inlinedAt: !125)
!136 = !DILocation(line: 45, column: 3, scope: !124, inlinedAt: !125)
!137 = !DILocation(line: 47, column: 10, scope: !124, inlinedAt: !125)
!138 = !DILocation(line: 48, column: 9, scope: !124, inlinedAt: !125)
!139 = !DILocation(line: 107, column: 8, scope: !51)
!140 = !DILocation(line: 107, column: 56, scope: !51)
!141 = !DILocation(line: 107, column: 60, scope: !51)
!142 = !DILocation(line: 107, column: 44, scope: !51)
!143 = !DILocation(line: 108, column: 3, scope: !51)
!144 = distinct !DISubprogram(name: "wordOf", scope: !1, file: !1, line: 189, type: !4, isDefinition: true, scopeLine: 189, isOptimized: true, unit: !2)
!145 = !DILocation(line: 111, column: 30, scope: !51)
!146 = !DILocation(line: 190, column: 21, scope: !144, inlinedAt: !145)
!147 = !DILocation(line: 190, column: 29, scope: !144, inlinedAt: !145)
!148 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!149 = distinct !DISubprogram(name: "word", scope: !148, file: !148, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!150 = distinct !DISubprogram(name: "Store", scope: !148, file: !148, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!151 = !DILocation(line: 111, column: 11, scope: !51)
!152 = !DILocation(line: 39, column: 38, scope: !150, inlinedAt: !151)
!153 = !DILocation(line: 54, column: 53, scope: !149, inlinedAt: !152)
!154 = !DILocation(line: 110, column: 33, scope: !51)
!155 = !DILocation(line: 111, column: 40, scope: !51)
!156 = !DILocation(line: 111, column: 44, scope: !51)
!157 = !DILocation(line: 111, column: 48, scope: !51)
!158 = !DILocation(line: 190, column: 34, scope: !144, inlinedAt: !145)
!159 = !DILocation(line: 111, column: 74, scope: !51)
!160 = !DILocation(line: 111, column: 80, scope: !51)
!161 = !DILocation(line: 38, column: 18, scope: !150, inlinedAt: !151)
!162 = !DILocation(line: 39, column: 28, scope: !150, inlinedAt: !151)
!163 = !DILocation(line: 54, column: 60, scope: !149, inlinedAt: !152)
!164 = !DILocation(line: 54, column: 65, scope: !149, inlinedAt: !152)
!165 = !DILocation(line: 39, column: 16, scope: !150, inlinedAt: !151)
!166 = !DILocation(line: 113, column: 22, scope: !51)
!167 = !DILocation(line: 114, column: 9, scope: !51)
!168 = distinct !DISubprogram(name: "Apply", scope: !1, file: !1, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!169 = !DILocation(line: 124, column: 6, scope: !168)
!170 = !DILocation(line: 135, column: 18, scope: !168)
!171 = !DILocation(line: 125, column: 23, scope: !168)
!172 = !DILocation(line: 125, column: 40, scope: !168)
!173 = !DILocation(line: 126, column: 22, scope: !168)
!174 = !DILocation(line: 126, column: 27, scope: !168)
!175 = !DILocation(line: 126, column: 33, scope: !168)
!176 = !DILocation(line: 126, column: 38, scope: !168)
!177 = !DILocation(line: 127, column: 36, scope: !168)
!178 = !DILocation(line: 127, column: 46, scope: !168)
!179 = !DILocation(line: 127, column: 39, scope: !168)
!180 = !DILocation(line: 128, column: 36, scope: !168)
!181 = distinct !DISubprogram(name: "awaitWord", scope: !148, file: !148, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!182 = distinct !DISubprogram(name: "Await", scope: !148, file: !148, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!183 = !DILocation(line: 129, column: 23, scope: !168)
!184 = !DILocation(line: 47, column: 19, scope: !182, inlinedAt: !183)
!185 = !DILocation(line: 59, column: 54, scope: !181, inlinedAt: !184)
!186 = !DILocation(line: 54, column: 53, scope: !149, inlinedAt: !185)
!187 = !DILocation(line: 134, column: 22, scope: !168)
!188 = !DILocation(line: 129, column: 42, scope: !168)
!189 = !DILocation(line: 190, column: 18, scope: !144, inlinedAt: !188)
!190 = !DILocation(line: 190, column: 12, scope: !144, inlinedAt: !188)
!191 = !DILocation(line: 190, column: 21, scope: !144, inlinedAt: !188)
!192 = !DILocation(line: 190, column: 29, scope: !144, inlinedAt: !188)
!193 = !DILocation(line: 190, column: 34, scope: !144, inlinedAt: !188)
!194 = !DILocation(line: 47, column: 31, scope: !182, inlinedAt: !183)
!195 = !DILocation(line: 54, column: 60, scope: !149, inlinedAt: !185)
!196 = !DILocation(line: 59, column: 30, scope: !181, inlinedAt: !184)
!197 = !DILocation(line: 59, column: 66, scope: !181, inlinedAt: !184)
!198 = !DILocation(line: 51, column: 24, scope: !182, inlinedAt: !183)
!199 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 194, type: !4, isDefinition: true, scopeLine: 194, isOptimized: true, unit: !2)
!200 = !DILocation(line: 130, column: 17, scope: !168)
!201 = !DILocation(line: 195, column: 14, scope: !199, inlinedAt: !200)
!202 = !DILocation(line: 196, column: 23, scope: !199, inlinedAt: !200)
!203 = !DILocation(line: 196, column: 10, scope: !199, inlinedAt: !200)
!204 = !DILocation(line: 130, column: 32, scope: !168)
!205 = !DILocation(line: 131, column: 40, scope: !168)
!206 = !DILocation(line: 131, column: 74, scope: !168)
!207 = !DILocation(line: 131, column: 67, scope: !168)
!208 = !DILocation(line: 131, column: 24, scope: !168)
!209 = !DILocation(line: 132, column: 9, scope: !168)
!210 = !DILocation(line: 133, column: 16, scope: !168)
!211 = !DILocation(line: 133, column: 21, scope: !168)
!212 = !DILocation(line: 134, column: 8, scope: !168)
!213 = !DILocation(line: 196, column: 20, scope: !199, inlinedAt: !212)
!214 = !DILocation(line: 196, column: 14, scope: !199, inlinedAt: !212)
!215 = !DILocation(line: 196, column: 23, scope: !199, inlinedAt: !212)
!216 = !DILocation(line: 196, column: 10, scope: !199, inlinedAt: !212)
!217 = !DILocation(line: 134, column: 25, scope: !168)
!218 = !DILocation(line: 135, column: 36, scope: !168)
!219 = !DILocation(line: 135, column: 40, scope: !168)
!220 = !DILocation(line: 135, column: 44, scope: !168)
!221 = !DILocation(line: 135, column: 31, scope: !168)
!222 = !DILocation(line: 135, column: 74, scope: !168)
!223 = !DILocation(line: 196, column: 42, scope: !199, inlinedAt: !200)
!224 = !DILocation(line: 196, column: 42, scope: !199, inlinedAt: !212)
!225 = !DILocation(line: 138, column: 16, scope: !168)
!226 = !DILocation(line: 141, column: 20, scope: !168)
!227 = !DILocation(line: 152, column: 22, scope: !168)
!228 = !DILocation(line: 141, column: 2, scope: !168)
!229 = !DILocation(line: 142, column: 23, scope: !168)
!230 = !DILocation(line: 143, column: 23, scope: !168)
!231 = !DILocation(line: 143, column: 33, scope: !168)
!232 = !DILocation(line: 144, column: 19, scope: !168)
!233 = !DILocation(line: 145, column: 17, scope: !168)
!234 = !DILocation(line: 151, column: 20, scope: !168)
!235 = !DILocation(line: 151, column: 24, scope: !168)
!236 = !DILocation(line: 151, column: 28, scope: !168)
!237 = !DILocation(line: 143, column: 3, scope: !168)
!238 = !DILocation(line: 144, column: 14, scope: !168)
!239 = !DILocation(line: 145, column: 27, scope: !168)
!240 = !DILocation(line: 145, column: 35, scope: !168)
!241 = !DILocation(line: 146, column: 33, scope: !168)
!242 = !DILocation(line: 146, column: 21, scope: !168)
!243 = !DILocation(line: 147, column: 35, scope: !168)
!244 = !DILocation(line: 148, column: 21, scope: !168)
!245 = !DILocation(line: 148, column: 30, scope: !168)
!246 = !DILocation(line: 148, column: 24, scope: !168)
!247 = !DILocation(line: 148, column: 46, scope: !168)
!248 = !DILocation(line: 148, column: 40, scope: !168)
!249 = !DILocation(line: 148, column: 6, scope: !168)
!250 = !DILocation(line: 150, column: 18, scope: !168)
!251 = !DILocation(line: 151, column: 38, scope: !168)
!252 = !DILocation(line: 151, column: 46, scope: !168)
!253 = !DILocation(line: 152, column: 55, scope: !168)
!254 = !DILocation(line: 152, column: 44, scope: !168)
!255 = !DILocation(line: 153, column: 14, scope: !168)
!256 = !DILocation(line: 144, column: 41, scope: !168)
!257 = !DILocation(line: 144, column: 24, scope: !168)
!258 = !DILocation(line: 155, column: 3, scope: !168)
!259 = distinct !DISubprogram(name: "Combine", scope: !1, file: !1, line: 163, type: !4, isDefinition: true, scopeLine: 163, isOptimized: true, unit: !2)
!260 = !DILocation(line: 163, column: 6, scope: !259)
!261 = !DILocation(line: 164, column: 16, scope: !259)
!262 = !DILocation(line: 195, column: 14, scope: !56, inlinedAt: !261)
!263 = !DILocation(line: 196, column: 20, scope: !56, inlinedAt: !261)
!264 = !DILocation(line: 196, column: 14, scope: !56, inlinedAt: !261)
!265 = !DILocation(line: 196, column: 23, scope: !56, inlinedAt: !261)
!266 = !DILocation(line: 196, column: 42, scope: !56, inlinedAt: !261)
!267 = !DILocation(line: 196, column: 10, scope: !56, inlinedAt: !261)
!268 = !DILocation(line: 165, column: 33, scope: !259)
!269 = !DILocation(line: 169, column: 22, scope: !259)
!270 = !DILocation(line: 166, column: 20, scope: !259)
!271 = !DILocation(line: 195, column: 14, scope: !199, inlinedAt: !270)
!272 = !DILocation(line: 196, column: 23, scope: !199, inlinedAt: !270)
!273 = !DILocation(line: 196, column: 10, scope: !199, inlinedAt: !270)
!274 = !DILocation(line: 166, column: 35, scope: !259)
!275 = !DILocation(line: 166, column: 53, scope: !259)
!276 = !DILocation(line: 166, column: 46, scope: !259)
!277 = !DILocation(line: 167, column: 37, scope: !259)
!278 = !DILocation(line: 167, column: 61, scope: !259)
!279 = !DILocation(line: 167, column: 63, scope: !259)
!280 = !DILocation(line: 167, column: 24, scope: !259)
!281 = !DILocation(line: 168, column: 16, scope: !259)
!282 = !DILocation(line: 168, column: 21, scope: !259)
!283 = !DILocation(line: 169, column: 8, scope: !259)
!284 = !DILocation(line: 196, column: 20, scope: !199, inlinedAt: !283)
!285 = !DILocation(line: 196, column: 14, scope: !199, inlinedAt: !283)
!286 = !DILocation(line: 196, column: 23, scope: !199, inlinedAt: !283)
!287 = !DILocation(line: 196, column: 10, scope: !199, inlinedAt: !283)
!288 = !DILocation(line: 169, column: 25, scope: !259)
!289 = !DILocation(line: 170, column: 8, scope: !259)
!290 = !DILocation(line: 196, column: 23, scope: !56, inlinedAt: !289)
!291 = !DILocation(line: 196, column: 10, scope: !56, inlinedAt: !289)
!292 = !DILocation(line: 170, column: 27, scope: !259)
!293 = !DILocation(line: 196, column: 42, scope: !199, inlinedAt: !270)
!294 = !DILocation(line: 196, column: 42, scope: !199, inlinedAt: !283)
!295 = !DILocation(line: 196, column: 42, scope: !56, inlinedAt: !289)
!296 = !DILocation(line: 173, column: 16, scope: !259)
!297 = !DILocation(line: 175, column: 25, scope: !259)
!298 = !DILocation(line: 178, column: 21, scope: !259)
!299 = !DILocation(line: 175, column: 31, scope: !259)
!300 = !DILocation(line: 175, column: 6, scope: !259)
!301 = !DILocation(line: 175, column: 37, scope: !259)
!302 = !DILocation(line: 183, column: 13, scope: !259)
!303 = !DILocation(line: 179, column: 18, scope: !259)
!304 = !DILocation(line: 176, column: 34, scope: !259)
!305 = !DILocation(line: 177, column: 4, scope: !259)
!306 = !DILocation(line: 179, column: 26, scope: !259)
!307 = !DILocation(line: 180, column: 23, scope: !259)
!308 = !DILocation(line: 180, column: 52, scope: !259)
!309 = !DILocation(line: 181, column: 27, scope: !259)
!310 = !DILocation(line: 180, column: 16, scope: !259)
!311 = !DILocation(line: 180, column: 30, scope: !259)
!312 = !DILocation(line: 180, column: 45, scope: !259)
!313 = !DILocation(line: 180, column: 40, scope: !259)
!314 = !DILocation(line: 181, column: 48, scope: !259)
!315 = !DILocation(line: 181, column: 57, scope: !259)
!316 = !DILocation(line: 181, column: 43, scope: !259)
!317 = !DILocation(line: 181, column: 34, scope: !259)
!318 = !DILocation(line: 181, column: 5, scope: !259)
!319 = !DILocation(line: 183, column: 22, scope: !259)
!320 = !DILocation(line: 183, column: 7, scope: !259)
!321 = !DILocation(line: 175, column: 67, scope: !259)
!322 = !DILocation(line: 175, column: 49, scope: !259)
!323 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!324 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 256}
!325 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!326 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!327 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"kernel", i32 1}
!328 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidx", i32 256}
!329 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidy", i32 1}
!330 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidz", i32 1}
!331 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"minctasm", i32 4}
!332 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"kernel", i32 1}
!333 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidx", i32 256}
!334 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidy", i32 1}
!335 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidz", i32 1}
!336 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"minctasm", i32 4}
!337 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"kernel", i32 1}
!338 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidx", i32 256}
!339 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidy", i32 1}
!340 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidz", i32 1}
!341 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"minctasm", i32 4}
