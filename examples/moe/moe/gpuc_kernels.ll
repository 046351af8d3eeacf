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
	br label %b1, !dbg !8

b1:
	%38 = phi i64 [ %32, %b0 ], [ %89, %b14 ], !dbg !8
	%39 = icmp slt i64 %38, %p0, !dbg !8
	br i1 %39, label %b2, label %b15, !dbg !8

b2:
	%40 = mul i64 %38, %p2, !dbg !17
	%41 = getelementptr inbounds float, float addrspace(1)* %0, i64 %40, !dbg !18
	%42 = icmp slt i64 0, %p3, !dbg !19
	br i1 %42, label %b3, label %b12, !dbg !19

b3:
	%43 = phi float [ 0.000000e+00, %b2 ], [ %73, %b11 ], !dbg !20
	%44 = phi i64 [ 0, %b2 ], [ %74, %b11 ], !dbg !20
	%45 = icmp slt i64 0, %p2, !dbg !21
	br i1 %45, label %b4, label %b11, !dbg !21

b4:
	%46 = phi i64 [ -1, %b3 ], [ %63, %b10 ], !dbg !22
	%47 = phi i64 [ 0, %b3 ], [ %64, %b10 ], !dbg !22
	%48 = mul i64 %38, %p3, !dbg !23
	%49 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %48, !dbg !24
	br label %b5, !dbg !27

b5:
	%50 = phi i64 [ -1, %b4 ], [ %51, %b6 ], !dbg !27
	%51 = add i64 %50, 1, !dbg !27
	%52 = icmp slt i64 %51, %44, !dbg !27
	br i1 %52, label %b6, label %b7, !dbg !27

b6:
	%53 = getelementptr inbounds i32, i32 addrspace(1)* %49, i64 %51, !dbg !28
	%54 = load i32, i32 addrspace(1)* %53, align 4, !dbg !28
	%55 = sext i32 %54 to i64, !dbg !29
	%56 = icmp eq i64 %55, %47, !dbg !30
	br i1 %56, label %b10, label %b5, !dbg !30

b7:
	%57 = icmp slt i64 %46, 0, !dbg !31
	br i1 %57, label %b9, label %b8, !dbg !31

b8:
	%58 = getelementptr inbounds float, float addrspace(1)* %41, i64 %47, !dbg !32
	%59 = load float, float addrspace(1)* %58, align 4, !dbg !32
	%60 = getelementptr inbounds float, float addrspace(1)* %41, i64 %46, !dbg !33
	%61 = load float, float addrspace(1)* %60, align 4, !dbg !33
	%62 = fcmp ogt float %59, %61, !dbg !34
	br i1 %62, label %b9, label %b10, !dbg !34

b9:
	br label %b10, !dbg !34

b10:
	%63 = phi i64 [ %46, %b8 ], [ %47, %b9 ], [ %46, %b6 ], !dbg !22
	%64 = add i64 %47, 1, !dbg !22
	%65 = icmp slt i64 %64, %p2, !dbg !22
	br i1 %65, label %b4, label %b11, !dbg !22

b11:
	%66 = phi i64 [ -1, %b3 ], [ %63, %b10 ], !dbg !22
	%67 = mul i64 %38, %p3, !dbg !35
	%68 = add i64 %67, %44, !dbg !36
	%69 = trunc i64 %66 to i32, !dbg !37
	%70 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %68, !dbg !38
	store i32 %69, i32 addrspace(1)* %70, align 4, !dbg !38
	%71 = getelementptr inbounds float, float addrspace(1)* %41, i64 %66, !dbg !39
	%72 = load float, float addrspace(1)* %71, align 4, !dbg !39
	%73 = fadd float %43, %72, !dbg !40
	%74 = add i64 %44, 1, !dbg !40
	%75 = icmp slt i64 %74, %p3, !dbg !40
	br i1 %75, label %b3, label %b12, !dbg !40

b12:
	%76 = phi float [ 0.000000e+00, %b2 ], [ %73, %b11 ], !dbg !20
	br i1 %42, label %b13, label %b14, !dbg !41

b13:
	%77 = phi i64 [ 0, %b12 ], [ %87, %b13 ], !dbg !41
	%78 = mul i64 %38, %p3, !dbg !42
	%79 = add i64 %78, %77, !dbg !43
	%80 = getelementptr inbounds i32, i32 addrspace(1)* %1, i64 %79, !dbg !44
	%81 = load i32, i32 addrspace(1)* %80, align 4, !dbg !44
	%82 = sext i32 %81 to i64, !dbg !45
	%83 = getelementptr inbounds float, float addrspace(1)* %41, i64 %82, !dbg !45
	%84 = load float, float addrspace(1)* %83, align 4, !dbg !45
	%85 = fdiv float %84, %76, !dbg !46
	%86 = getelementptr inbounds float, float addrspace(1)* %2, i64 %79, !dbg !47
	store float %85, float addrspace(1)* %86, align 4, !dbg !47
	%87 = add i64 %77, 1, !dbg !47
	%88 = icmp slt i64 %87, %p3, !dbg !47
	br i1 %88, label %b13, label %b14, !dbg !47

b14:
	%89 = add i64 %38, %37, !dbg !8
	br label %b1, !dbg !8

b15:
	ret void, !dbg !8
}

define void @Dispatch(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, float* %p7, i64 %p8, i32* %p9, i64 %p10, i32* %p11, i64 %p12, i32* %p13, i64 %p14, i32* %p15, i64 %p16, i64* %p17, i64 %p18, i64* %p19, i64 %p20, i64* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i32 %p27, i8* %ctrl) nounwind !dbg !48 {
entry:
	br label %b0, !dbg !49

b0:
	%0 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !49
	%1 = addrspacecast float* %p7 to float addrspace(1)*, !dbg !49
	%2 = addrspacecast i32* %p9 to i32 addrspace(1)*, !dbg !49
	%3 = addrspacecast i32* %p11 to i32 addrspace(1)*, !dbg !49
	%4 = addrspacecast i32* %p13 to i32 addrspace(1)*, !dbg !49
	%5 = addrspacecast i32* %p15 to i32 addrspace(1)*, !dbg !49
	%6 = addrspacecast i64* %p17 to i64 addrspace(1)*, !dbg !49
	%7 = addrspacecast i64* %p19 to i64 addrspace(1)*, !dbg !49
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !50
	%9 = sext i32 %8 to i64, !dbg !50
	%10 = call i32 @gpuc_num_pes_thread(), !dbg !51
	%11 = sext i32 %10 to i64, !dbg !51
	%12 = sdiv i64 %p12, 2, !dbg !54
	%13 = urem i32 %p27, 2, !dbg !55
	%14 = zext i32 %13 to i64, !dbg !56
	%15 = mul i64 %14, %12, !dbg !57
	%16 = getelementptr inbounds i32, i32 addrspace(1)* %3, i64 %15, !dbg !58
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59, !range !9
	%18 = sext i32 %17 to i64, !dbg !59
	br label %b1, !dbg !60

b1:
	%19 = phi i64 [ %18, %b0 ], [ %91, %b13 ], !dbg !61
	%20 = mul i64 %p0, %p3, !dbg !62
	%21 = icmp slt i64 %19, %20, !dbg !63
	br i1 %21, label %b2, label %b14, !dbg !63

b2:
	%22 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %19, !dbg !64
	%23 = load i32, i32 addrspace(1)* %22, align 4, !dbg !64
	%24 = sext i32 %23 to i64, !dbg !65
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66, !range !15
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !66, !range !15
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !66, !range !16
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !66, !range !13
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !66, !range !13
	%30 = mul i32 %29, %27, !dbg !66
	%31 = add i32 %26, %30, !dbg !66
	%32 = mul i32 %28, %31, !dbg !66
	%33 = add i32 %25, %32, !dbg !66
	%34 = sext i32 %33 to i64, !dbg !66
	%35 = icmp eq i64 %34, 0, !dbg !67
	br i1 %35, label %b3, label %b6, !dbg !67

b3:
	%36 = getelementptr inbounds i32, i32 addrspace(1)* %16, i64 %24, !dbg !68
	%37 = atomicrmw add i32 addrspace(1)* %36, i32 1 monotonic, !dbg !69
	%38 = sext i32 %37 to i64, !dbg !70
	%39 = icmp slt i64 %38, %p0, !dbg !71
	br i1 %39, label %b4, label %b5, !dbg !72

b4:
	%40 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %19, !dbg !73
	store i32 %37, i32 addrspace(1)* %40, align 4, !dbg !73
	br label %b6, !dbg !73

b5:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 0, i64 0), !dbg !72
	ret void, !dbg !72

b6:
	%41 = phi i32 [ 0, %b2 ], [ %37, %b4 ], !dbg !74
	%42 = mul i32 %28, %29, !dbg !78
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !78, !range !14
	%44 = mul i32 %42, %43, !dbg !78
	%45 = sext i32 %44 to i64, !dbg !78
	%46 = icmp sge i64 0, %45, !dbg !79
	br i1 %46, label %b7, label %b8, !dbg !79

b7:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 0, i64 0), !dbg !80
	ret void, !dbg !80

b8:
	%47 = add i64 %45, 32, !dbg !83
	%48 = sub i64 %47, 1, !dbg !84
	%49 = sdiv i64 %48, 32, !dbg !85
	%50 = icmp eq i64 %49, 1, !dbg !86
	br i1 %50, label %b9, label %b10, !dbg !86

b9:
	%51 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %41, i32 0, i32 31), !dbg !87
	%52 = extractvalue { i32, i1 } %51, 0, !dbg !87
	br label %b13, !dbg !88

b10:
	call void @llvm.nvvm.barrier0(), !dbg !90
	br i1 %35, label %b11, label %b12, !dbg !91

b11:
	store i32 %41, i32 addrspace(3)* @gpuc_shared_Broadcast_42, align 4, !dbg !92
	br label %b12, !dbg !92

b12:
	call void @llvm.nvvm.barrier0(), !dbg !93
	%53 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42, align 4, !dbg !94
	br label %b13, !dbg !95

b13:
	%54 = phi i32 [ %52, %b9 ], [ %53, %b12 ], !dbg !77
	%55 = icmp eq i64 %11, -1, !dbg !96
	%56 = select i1 %55, i64 1, i64 %11, !dbg !96
	%57 = sdiv i64 %24, %56, !dbg !96
	%58 = sub i64 0, %24, !dbg !96
	%59 = select i1 %55, i64 %58, i64 %57, !dbg !96
	%60 = mul i64 %59, %11, !dbg !97
	%61 = add i64 %60, %9, !dbg !98
	%62 = mul i64 %61, %p0, !dbg !99
	%63 = sext i32 %54 to i64, !dbg !100
	%64 = add i64 %62, %63, !dbg !101
	%65 = icmp eq i64 %p3, -1, !dbg !102
	%66 = select i1 %65, i64 1, i64 %p3, !dbg !102
	%67 = sdiv i64 %19, %66, !dbg !102
	%68 = sub i64 0, %19, !dbg !102
	%69 = select i1 %65, i64 %68, i64 %67, !dbg !102
	%70 = mul i64 %64, %p1, !dbg !103
	%71 = getelementptr inbounds float, float addrspace(1)* %1, i64 %70, !dbg !104
	%72 = mul i64 %69, %p1, !dbg !105
	%73 = add i64 %69, 1, !dbg !106
	%74 = mul i64 %73, %p1, !dbg !107
	%75 = sub i64 %74, %72, !dbg !108
	%76 = getelementptr inbounds float, float addrspace(1)* %0, i64 %72, !dbg !108
	%77 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %61, !dbg !109
	%78 = icmp eq i64 %11, -1, !dbg !110
	%79 = select i1 %78, i64 1, i64 %11, !dbg !110
	%80 = srem i64 %24, %79, !dbg !110
	%81 = mul i64 %75, 4, !dbg !111
	%82 = trunc i64 %80 to i32, !dbg !111
	%83 = addrspacecast float addrspace(1)* %71 to float*, !dbg !111
	%84 = addrspacecast float addrspace(1)* %76 to float*, !dbg !111
	%85 = addrspacecast i64 addrspace(1)* %77 to i64*, !dbg !111
	%86 = bitcast float* %83 to i8*, !dbg !111
	%87 = bitcast float* %84 to i8*, !dbg !111
	%88 = bitcast i64* %85 to i8*, !dbg !111
	call void @gpuc_put_signal_nbi_block(i8* %86, i8* %87, i64 %81, i8* %88, i64 1, i32 10, i32 %82), !dbg !111
	%89 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !112, !range !11
	%90 = sext i32 %89 to i64, !dbg !112
	%91 = add i64 %19, %90, !dbg !113
	br label %b1, !dbg !113

b14:
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !114, !range !15
	%93 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !114, !range !15
	%94 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !114, !range !16
	%95 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !114, !range !13
	%96 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !114, !range !13
	%97 = mul i32 %96, %94, !dbg !114
	%98 = add i32 %93, %97, !dbg !114
	%99 = mul i32 %95, %98, !dbg !114
	%100 = add i32 %92, %99, !dbg !114
	%101 = sext i32 %100 to i64, !dbg !114
	%102 = icmp eq i64 %101, 0, !dbg !115
	br i1 %102, label %b15, label %b16, !dbg !115

b15:
	%103 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 0, !dbg !116
	%104 = call i32 asm sideeffect "atom.acq_rel.gpu.global.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i32 addrspace(1)* %103, i32 1) nounwind, !dbg !117
	br label %b16, !dbg !117

b16:
	%105 = phi i32 [ 0, %b14 ], [ %104, %b15 ], !dbg !118
	%106 = mul i32 %95, %96, !dbg !121
	%107 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !121, !range !14
	%108 = mul i32 %106, %107, !dbg !121
	%109 = sext i32 %108 to i64, !dbg !121
	%110 = icmp sge i64 0, %109, !dbg !122
	br i1 %110, label %b17, label %b18, !dbg !122

b17:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 0, i64 0), !dbg !123
	ret void, !dbg !123

b18:
	%111 = add i64 %109, 32, !dbg !125
	%112 = sub i64 %111, 1, !dbg !126
	%113 = sdiv i64 %112, 32, !dbg !127
	%114 = icmp eq i64 %113, 1, !dbg !128
	br i1 %114, label %b19, label %b20, !dbg !128

b19:
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %105, i32 0, i32 31), !dbg !129
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !129
	br label %b23, !dbg !88

b20:
	call void @llvm.nvvm.barrier0(), !dbg !131
	br i1 %102, label %b21, label %b22, !dbg !132

b21:
	store i32 %105, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !133
	br label %b22, !dbg !133

b22:
	call void @llvm.nvvm.barrier0(), !dbg !134
	%117 = load i32, i32 addrspace(3)* @gpuc_shared_Broadcast_42_2, align 4, !dbg !135
	br label %b23, !dbg !95

b23:
	%118 = phi i32 [ %116, %b19 ], [ %117, %b22 ], !dbg !120
	%119 = zext i32 %118 to i64, !dbg !136
	%120 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !137, !range !11
	%121 = sext i32 %120 to i64, !dbg !137
	%122 = sub i64 %121, 1, !dbg !138
	%123 = icmp ne i64 %119, %122, !dbg !139
	br i1 %123, label %b24, label %b25, !dbg !139

b24:
	ret void, !dbg !140

b25:
	%124 = phi i64 [ %101, %b23 ], [ %149, %b26 ], !dbg !141
	%125 = icmp slt i64 %124, %p2, !dbg !141
	br i1 %125, label %b26, label %b27, !dbg !141

b26:
	%126 = icmp eq i64 %11, -1, !dbg !142
	%127 = select i1 %126, i64 1, i64 %11, !dbg !142
	%128 = sdiv i64 %124, %127, !dbg !142
	%129 = sub i64 0, %124, !dbg !142
	%130 = select i1 %126, i64 %129, i64 %128, !dbg !142
	%131 = mul i64 %130, %11, !dbg !143
	%132 = add i64 %131, %9, !dbg !144
	%133 = mul i64 %14, %p4, !dbg !147
	%134 = mul i64 %133, %11, !dbg !148
	%135 = add i64 %134, %132, !dbg !149
	%136 = getelementptr inbounds i32, i32 addrspace(1)* %16, i64 %124, !dbg !150
	%137 = load i32, i32 addrspace(1)* %136, align 4, !dbg !150
	%138 = icmp eq i64 %11, -1, !dbg !151
	%139 = select i1 %138, i64 1, i64 %11, !dbg !151
	%140 = srem i64 %124, %139, !dbg !151
	%141 = zext i32 %137 to i64, !dbg !155
	%142 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %135, !dbg !156
	%143 = zext i32 %p27 to i64, !dbg !159
	%144 = shl i64 %143, 32, !dbg !160
	%145 = or i64 %144, %141, !dbg !161
	%146 = trunc i64 %140 to i32, !dbg !162
	%147 = addrspacecast i64 addrspace(1)* %142 to i64*, !dbg !162
	%148 = bitcast i64* %147 to i8*, !dbg !162
	call void @gpuc_signal_op_thread(i8* %148, i64 %145, i32 9, i32 %146), !dbg !162
	%149 = add i64 %124, %109, !dbg !141
	br label %b25, !dbg !141

b27:
	br i1 %102, label %b28, label %b29, !dbg !163

b28:
	%150 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 0, !dbg !164
	store i32 0, i32 addrspace(1)* %150, align 4, !dbg !164
	br label %b29, !dbg !164

b29:
	ret void, !dbg !164
}

define void @Apply(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, float* %p7, i64 %p8, float* %p9, i64 %p10, float* %p11, i64 %p12, i32* %p13, i64 %p14, i32* %p15, i64 %p16, i32* %p17, i64 %p18, i64* %p19, i64 %p20, i64* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i64* %p27, i64 %p28, i32 %p29, i8* %ctrl) nounwind !dbg !165 {
entry:
	br label %b0, !dbg !166

b0:
	%0 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !166
	%1 = addrspacecast float* %p7 to float addrspace(1)*, !dbg !166
	%2 = addrspacecast float* %p9 to float addrspace(1)*, !dbg !166
	%3 = addrspacecast float* %p11 to float addrspace(1)*, !dbg !166
	%4 = addrspacecast i64* %p19 to i64 addrspace(1)*, !dbg !166
	%5 = addrspacecast i64* %p21 to i64 addrspace(1)*, !dbg !166
	%6 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !166
	%7 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !166
	%8 = call i32 @gpuc_my_pe_thread(), !dbg !167
	%9 = sext i32 %8 to i64, !dbg !167
	%10 = call i32 @gpuc_num_pes_thread(), !dbg !168
	%11 = sext i32 %10 to i64, !dbg !168
	%12 = sub i64 %p2, %9, !dbg !169
	%13 = add i64 %12, %11, !dbg !170
	%14 = sub i64 %13, 1, !dbg !171
	%15 = icmp eq i64 %11, -1, !dbg !172
	%16 = select i1 %15, i64 1, i64 %11, !dbg !172
	%17 = sdiv i64 %14, %16, !dbg !172
	%18 = sub i64 0, %14, !dbg !172
	%19 = select i1 %15, i64 %18, i64 %17, !dbg !172
	%20 = bitcast [0 x i8] addrspace(3)* @gpuc_dynamic_shared to i32 addrspace(3)*, !dbg !173
	%21 = mul i64 %19, %11, !dbg !174
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !175, !range !15
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !175, !range !15
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !175, !range !16
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !175, !range !13
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !175, !range !13
	%27 = mul i32 %26, %24, !dbg !175
	%28 = add i32 %23, %27, !dbg !175
	%29 = mul i32 %25, %28, !dbg !175
	%30 = add i32 %22, %29, !dbg !175
	%31 = sext i32 %30 to i64, !dbg !175
	%32 = mul i32 %25, %26, !dbg !175
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !175, !range !14
	%34 = mul i32 %32, %33, !dbg !175
	%35 = sext i32 %34 to i64, !dbg !175
	br label %b1, !dbg !175

b1:
	%36 = phi i64 [ %31, %b0 ], [ %86, %b4 ], !dbg !175
	%37 = icmp slt i64 %36, %21, !dbg !175
	br i1 %37, label %b2, label %b5, !dbg !175

b2:
	%38 = urem i32 %p29, 2, !dbg !177
	%39 = zext i32 %38 to i64, !dbg !178
	%40 = mul i64 %39, %p4, !dbg !179
	%41 = mul i64 %40, %11, !dbg !180
	%42 = add i64 %41, %36, !dbg !181
	%43 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %42, !dbg !184
	%44 = zext i32 %p29 to i64, !dbg !188
	%45 = shl i64 %44, 32, !dbg !189
	%46 = addrspacecast i64 addrspace(1)* %43 to i64*, !dbg !190
	%47 = bitcast i64* %46 to i8*, !dbg !190
	%48 = call i64 @gpuc_signal_wait_until_relaxed_thread(i8* %47, i32 5, i64 %45, i32 1, i8* %ctrl, i32 3), !dbg !190
	%49 = and i64 %48, 4294967295, !dbg !191
	%50 = trunc i64 %49 to i32, !dbg !192
	%51 = sdiv i64 %p24, 2, !dbg !195
	%52 = mul i64 %39, %51, !dbg !196
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %52, !dbg !197
	%54 = getelementptr inbounds i64, i64 addrspace(1)* %53, i64 %36, !dbg !198
	%55 = load i64, i64 addrspace(1)* %54, align 8, !dbg !198
	%56 = getelementptr inbounds i64, i64 addrspace(1)* %5, i64 %36, !dbg !199
	%57 = sext i32 %50 to i64, !dbg !200
	%58 = add i64 %55, %57, !dbg !201
	%59 = addrspacecast i64 addrspace(1)* %56 to i64*, !dbg !202
	%60 = bitcast i64* %59 to i8*, !dbg !202
	%61 = call i64 @gpuc_signal_wait_until_thread(i8* %60, i32 5, i64 %58, i32 1, i8* %ctrl, i32 4), !dbg !202
	%62 = getelementptr inbounds i32, i32 addrspace(3)* %20, i64 %36, !dbg !203
	store i32 %50, i32 addrspace(3)* %62, align 4, !dbg !203
	%63 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !204, !range !9
	%64 = sext i32 %63 to i64, !dbg !204
	%65 = icmp eq i64 %64, 0, !dbg !205
	br i1 %65, label %b3, label %b4, !dbg !205

b3:
	%66 = add i32 %p29, 1, !dbg !206
	%67 = urem i32 %66, 2, !dbg !208
	%68 = zext i32 %67 to i64, !dbg !209
	%69 = mul i64 %68, %51, !dbg !210
	%70 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %69, !dbg !211
	%71 = getelementptr inbounds i64, i64 addrspace(1)* %70, i64 %36, !dbg !212
	store i64 %58, i64 addrspace(1)* %71, align 8, !dbg !212
	%72 = icmp eq i64 %11, -1, !dbg !213
	%73 = select i1 %72, i64 1, i64 %11, !dbg !213
	%74 = sdiv i64 %36, %73, !dbg !213
	%75 = sub i64 0, %36, !dbg !213
	%76 = select i1 %72, i64 %75, i64 %74, !dbg !213
	%77 = mul i64 %76, %11, !dbg !214
	%78 = add i64 %77, %9, !dbg !215
	%79 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %78, !dbg !216
	%80 = icmp eq i64 %11, -1, !dbg !217
	%81 = select i1 %80, i64 1, i64 %11, !dbg !217
	%82 = srem i64 %36, %81, !dbg !217
	%83 = trunc i64 %82 to i32, !dbg !218
	%84 = addrspacecast i64 addrspace(1)* %79 to i64*, !dbg !218
	%85 = bitcast i64* %84 to i8*, !dbg !218
	call void @gpuc_signal_op_thread(i8* %85, i64 1, i32 10, i32 %83), !dbg !218
	br label %b4, !dbg !218

b4:
	%86 = add i64 %36, %35, !dbg !175
	br label %b1, !dbg !175

b5:
	call void @llvm.nvvm.barrier0(), !dbg !219
	%87 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !220, !range !9
	%88 = sext i32 %87 to i64, !dbg !220
	br label %b6, !dbg !221

b6:
	%89 = phi i64 [ %88, %b5 ], [ %139, %b13 ], !dbg !222
	%90 = phi i64 [ -1, %b5 ], [ %91, %b13 ], !dbg !222
	%91 = add i64 %90, 1, !dbg !222
	%92 = icmp slt i64 %91, %21, !dbg !222
	br i1 %92, label %b7, label %b14, !dbg !222

b7:
	%93 = getelementptr inbounds i32, i32 addrspace(3)* %20, i64 %91, !dbg !221
	%94 = load i32, i32 addrspace(3)* %93, align 4, !dbg !221
	%95 = icmp eq i64 %11, -1, !dbg !223
	%96 = select i1 %95, i64 1, i64 %11, !dbg !223
	%97 = sdiv i64 %91, %96, !dbg !223
	%98 = sub i64 0, %91, !dbg !223
	%99 = select i1 %95, i64 %98, i64 %97, !dbg !223
	%100 = icmp eq i64 %11, -1, !dbg !224
	%101 = select i1 %100, i64 1, i64 %11, !dbg !224
	%102 = srem i64 %91, %101, !dbg !224
	br label %b8, !dbg !225

b8:
	%103 = phi i64 [ %89, %b7 ], [ %138, %b12 ], !dbg !222
	%104 = sext i32 %94 to i64, !dbg !226
	%105 = icmp slt i64 %103, %104, !dbg !227
	br i1 %105, label %b9, label %b13, !dbg !227

b9:
	%106 = mul i64 %91, %p0, !dbg !228
	%107 = add i64 %106, %103, !dbg !229
	%108 = mul i64 %107, %p1, !dbg !230
	%109 = getelementptr inbounds float, float addrspace(1)* %0, i64 %108, !dbg !231
	br label %b10, !dbg !232

b10:
	%110 = phi i64 [ %31, %b9 ], [ %120, %b11 ], !dbg !232
	%111 = icmp slt i64 %110, %p1, !dbg !232
	br i1 %111, label %b11, label %b12, !dbg !232

b11:
	%112 = getelementptr inbounds float, float addrspace(1)* %109, i64 %110, !dbg !233
	%113 = load float, float addrspace(1)* %112, align 4, !dbg !233
	%114 = getelementptr inbounds float, float addrspace(1)* %2, i64 %99, !dbg !234
	%115 = load float, float addrspace(1)* %114, align 4, !dbg !234
	%116 = call float @llvm.nvvm.mul.rn.f(float %113, float %115), !dbg !235
	%117 = getelementptr inbounds float, float addrspace(1)* %3, i64 %99, !dbg !236
	%118 = load float, float addrspace(1)* %117, align 4, !dbg !236
	%119 = fadd float %116, %118, !dbg !237
	store float %119, float addrspace(1)* %112, align 4, !dbg !238
	%120 = add i64 %110, %35, !dbg !232
	br label %b10, !dbg !232

b12:
	call void @llvm.nvvm.barrier0(), !dbg !239
	%121 = mul i64 %99, %11, !dbg !240
	%122 = add i64 %121, %9, !dbg !241
	%123 = mul i64 %122, %p0, !dbg !242
	%124 = add i64 %123, %103, !dbg !243
	%125 = mul i64 %124, %p1, !dbg !244
	%126 = getelementptr inbounds float, float addrspace(1)* %1, i64 %125, !dbg !245
	%127 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %122, !dbg !246
	%128 = mul i64 %p1, 4, !dbg !247
	%129 = trunc i64 %102 to i32, !dbg !247
	%130 = addrspacecast float addrspace(1)* %126 to float*, !dbg !247
	%131 = addrspacecast float addrspace(1)* %109 to float*, !dbg !247
	%132 = addrspacecast i64 addrspace(1)* %127 to i64*, !dbg !247
	%133 = bitcast float* %130 to i8*, !dbg !247
	%134 = bitcast float* %131 to i8*, !dbg !247
	%135 = bitcast i64* %132 to i8*, !dbg !247
	call void @gpuc_put_signal_nbi_block(i8* %133, i8* %134, i64 %128, i8* %135, i64 1, i32 10, i32 %129), !dbg !247
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !248, !range !11
	%137 = sext i32 %136 to i64, !dbg !248
	%138 = add i64 %103, %137, !dbg !249
	br label %b8, !dbg !249

b13:
	%139 = sub i64 %103, %104, !dbg !250
	br label %b6, !dbg !250

b14:
	ret void, !dbg !250
}

define void @Combine(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, float* %p7, i64 %p8, i32* %p9, i64 %p10, float* %p11, i64 %p12, i32* %p13, i64 %p14, i32* %p15, i64 %p16, i32* %p17, i64 %p18, i64* %p19, i64 %p20, i64* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i64* %p27, i64 %p28, i32 %p29, i8* %ctrl) nounwind !dbg !251 {
entry:
	br label %b0, !dbg !252

b0:
	%0 = addrspacecast float* %p5 to float addrspace(1)*, !dbg !252
	%1 = addrspacecast float* %p7 to float addrspace(1)*, !dbg !252
	%2 = addrspacecast i32* %p9 to i32 addrspace(1)*, !dbg !252
	%3 = addrspacecast float* %p11 to float addrspace(1)*, !dbg !252
	%4 = addrspacecast i32* %p13 to i32 addrspace(1)*, !dbg !252
	%5 = addrspacecast i32* %p15 to i32 addrspace(1)*, !dbg !252
	%6 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !252
	%7 = addrspacecast i64* %p27 to i64 addrspace(1)*, !dbg !252
	%8 = sdiv i64 %p14, 2, !dbg !254
	%9 = urem i32 %p29, 2, !dbg !255
	%10 = zext i32 %9 to i64, !dbg !256
	%11 = mul i64 %10, %8, !dbg !257
	%12 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %11, !dbg !258
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !259, !range !15
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !259, !range !15
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !259, !range !16
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !259, !range !13
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !259, !range !13
	%18 = mul i32 %17, %15, !dbg !259
	%19 = add i32 %14, %18, !dbg !259
	%20 = mul i32 %16, %19, !dbg !259
	%21 = add i32 %13, %20, !dbg !259
	%22 = sext i32 %21 to i64, !dbg !259
	%23 = mul i32 %16, %17, !dbg !259
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !259, !range !14
	%25 = mul i32 %23, %24, !dbg !259
	%26 = sext i32 %25 to i64, !dbg !259
	br label %b1, !dbg !259

b1:
	%27 = phi i64 [ %22, %b0 ], [ %55, %b4 ], !dbg !259
	%28 = icmp slt i64 %27, %p2, !dbg !259
	br i1 %28, label %b2, label %b5, !dbg !259

b2:
	%29 = sdiv i64 %p28, 2, !dbg !261
	%30 = mul i64 %10, %29, !dbg !262
	%31 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %30, !dbg !263
	%32 = getelementptr inbounds i64, i64 addrspace(1)* %31, i64 %27, !dbg !264
	%33 = load i64, i64 addrspace(1)* %32, align 8, !dbg !264
	%34 = getelementptr inbounds i32, i32 addrspace(1)* %12, i64 %27, !dbg !265
	%35 = load i32, i32 addrspace(1)* %34, align 4, !dbg !265
	%36 = sext i32 %35 to i64, !dbg !266
	%37 = getelementptr inbounds i64, i64 addrspace(1)* %6, i64 %27, !dbg !267
	%38 = add i64 %33, %36, !dbg !268
	%39 = add i64 %38, 1, !dbg !269
	%40 = addrspacecast i64 addrspace(1)* %37 to i64*, !dbg !270
	%41 = bitcast i64* %40 to i8*, !dbg !270
	%42 = call i64 @gpuc_signal_wait_until_thread(i8* %41, i32 5, i64 %39, i32 1, i8* %ctrl, i32 5), !dbg !270
	%43 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !271, !range !9
	%44 = sext i32 %43 to i64, !dbg !271
	%45 = icmp eq i64 %44, 0, !dbg !272
	br i1 %45, label %b3, label %b4, !dbg !272

b3:
	%46 = add i32 %p29, 1, !dbg !273
	%47 = urem i32 %46, 2, !dbg !275
	%48 = zext i32 %47 to i64, !dbg !276
	%49 = mul i64 %48, %29, !dbg !277
	%50 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %49, !dbg !278
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %50, i64 %27, !dbg !279
	store i64 %39, i64 addrspace(1)* %51, align 8, !dbg !279
	%52 = mul i64 %48, %8, !dbg !281
	%53 = getelementptr inbounds i32, i32 addrspace(1)* %4, i64 %52, !dbg !282
	%54 = getelementptr inbounds i32, i32 addrspace(1)* %53, i64 %27, !dbg !283
	store i32 0, i32 addrspace(1)* %54, align 4, !dbg !283
	br label %b4, !dbg !283

b4:
	%55 = add i64 %27, %26, !dbg !259
	br label %b1, !dbg !259

b5:
	call void @llvm.nvvm.barrier0(), !dbg !284
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !285, !range !9
	%57 = sext i32 %56 to i64, !dbg !285
	br label %b6, !dbg !286

b6:
	%58 = phi i64 [ %57, %b5 ], [ %92, %b11 ], !dbg !287
	%59 = icmp slt i64 %58, %p0, !dbg !288
	br i1 %59, label %b7, label %b12, !dbg !288

b7:
	%60 = phi i64 [ %22, %b6 ], [ %89, %b10 ], !dbg !289
	%61 = icmp slt i64 %60, %p1, !dbg !289
	br i1 %61, label %b8, label %b11, !dbg !289

b8:
	%62 = icmp slt i64 0, %p3, !dbg !290
	br i1 %62, label %b9, label %b10, !dbg !290

b9:
	%63 = phi float [ 0.000000e+00, %b8 ], [ %82, %b9 ], !dbg !291
	%64 = phi i64 [ 0, %b8 ], [ %83, %b9 ], !dbg !291
	%65 = mul i64 %58, %p3, !dbg !292
	%66 = add i64 %65, %64, !dbg !293
	%67 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 %66, !dbg !294
	%68 = load i32, i32 addrspace(1)* %67, align 4, !dbg !294
	%69 = sext i32 %68 to i64, !dbg !295
	%70 = mul i64 %69, %p0, !dbg !296
	%71 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 %66, !dbg !297
	%72 = load i32, i32 addrspace(1)* %71, align 4, !dbg !297
	%73 = sext i32 %72 to i64, !dbg !298
	%74 = add i64 %70, %73, !dbg !299
	%75 = getelementptr inbounds float, float addrspace(1)* %3, i64 %66, !dbg !300
	%76 = load float, float addrspace(1)* %75, align 4, !dbg !300
	%77 = mul i64 %74, %p1, !dbg !301
	%78 = add i64 %77, %60, !dbg !302
	%79 = getelementptr inbounds float, float addrspace(1)* %1, i64 %78, !dbg !303
	%80 = load float, float addrspace(1)* %79, align 4, !dbg !303
	%81 = call float @llvm.nvvm.mul.rn.f(float %76, float %80), !dbg !304
	%82 = fadd float %63, %81, !dbg !305
	%83 = add i64 %64, 1, !dbg !305
	%84 = icmp slt i64 %83, %p3, !dbg !305
	br i1 %84, label %b9, label %b10, !dbg !305

b10:
	%85 = phi float [ 0.000000e+00, %b8 ], [ %82, %b9 ], !dbg !291
	%86 = mul i64 %58, %p1, !dbg !306
	%87 = add i64 %86, %60, !dbg !307
	%88 = getelementptr inbounds float, float addrspace(1)* %0, i64 %87, !dbg !308
	store float %85, float addrspace(1)* %88, align 4, !dbg !308
	%89 = add i64 %60, %26, !dbg !289
	br label %b7, !dbg !289

b11:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !309, !range !11
	%91 = sext i32 %90 to i64, !dbg !309
	%92 = add i64 %58, %91, !dbg !310
	br label %b6, !dbg !310

b12:
	ret void, !dbg !310
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

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

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

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare void @gpuc_signal_op_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i64 @gpuc_signal_wait_until_relaxed_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare float @llvm.nvvm.mul.rn.f(float %a0, float %a1) nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!311, !312, !313, !314, !315, !316, !317, !318, !319, !320, !321, !322, !323, !324, !325, !326, !327, !328, !329}
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
!17 = !DILocation(line: 53, column: 22, scope: !6)
!18 = !DILocation(line: 53, column: 16, scope: !6)
!19 = !DILocation(line: 55, column: 20, scope: !6)
!20 = !DILocation(line: 54, column: 3, scope: !6)
!21 = !DILocation(line: 57, column: 21, scope: !6)
!22 = !DILocation(line: 56, column: 4, scope: !6)
!23 = !DILocation(line: 58, column: 27, scope: !6)
!24 = !DILocation(line: 58, column: 21, scope: !6)
!25 = distinct !DISubprogram(name: "taken", scope: !1, file: !1, line: 71, type: !4, isDefinition: true, scopeLine: 71, isOptimized: true, unit: !2)
!26 = !DILocation(line: 58, column: 14, scope: !6)
!27 = !DILocation(line: 71, column: 6, scope: !25, inlinedAt: !26)
!28 = !DILocation(line: 72, column: 20, scope: !25, inlinedAt: !26)
!29 = !DILocation(line: 73, column: 9, scope: !25, inlinedAt: !26)
!30 = !DILocation(line: 73, column: 13, scope: !25, inlinedAt: !26)
!31 = !DILocation(line: 58, column: 64, scope: !6)
!32 = !DILocation(line: 58, column: 74, scope: !6)
!33 = !DILocation(line: 58, column: 83, scope: !6)
!34 = !DILocation(line: 58, column: 78, scope: !6)
!35 = !DILocation(line: 62, column: 16, scope: !6)
!36 = !DILocation(line: 62, column: 23, scope: !6)
!37 = !DILocation(line: 62, column: 34, scope: !6)
!38 = !DILocation(line: 62, column: 10, scope: !6)
!39 = !DILocation(line: 63, column: 16, scope: !6)
!40 = !DILocation(line: 63, column: 4, scope: !6)
!41 = !DILocation(line: 65, column: 20, scope: !6)
!42 = !DILocation(line: 66, column: 17, scope: !6)
!43 = !DILocation(line: 66, column: 24, scope: !6)
!44 = !DILocation(line: 66, column: 40, scope: !6)
!45 = !DILocation(line: 66, column: 33, scope: !6)
!46 = !DILocation(line: 66, column: 58, scope: !6)
!47 = !DILocation(line: 66, column: 11, scope: !6)
!48 = distinct !DISubprogram(name: "Dispatch", scope: !1, file: !1, line: 85, type: !4, isDefinition: true, scopeLine: 85, isOptimized: true, unit: !2)
!49 = !DILocation(line: 85, column: 6, scope: !48)
!50 = !DILocation(line: 86, column: 23, scope: !48)
!51 = !DILocation(line: 86, column: 40, scope: !48)
!52 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 194, type: !4, isDefinition: true, scopeLine: 194, isOptimized: true, unit: !2)
!53 = !DILocation(line: 87, column: 16, scope: !48)
!54 = !DILocation(line: 195, column: 14, scope: !52, inlinedAt: !53)
!55 = !DILocation(line: 196, column: 20, scope: !52, inlinedAt: !53)
!56 = !DILocation(line: 196, column: 14, scope: !52, inlinedAt: !53)
!57 = !DILocation(line: 196, column: 23, scope: !52, inlinedAt: !53)
!58 = !DILocation(line: 196, column: 10, scope: !52, inlinedAt: !53)
!59 = !DILocation(line: 88, column: 24, scope: !48)
!60 = !DILocation(line: 88, column: 27, scope: !48)
!61 = !DILocation(line: 88, column: 6, scope: !48)
!62 = !DILocation(line: 88, column: 45, scope: !48)
!63 = !DILocation(line: 88, column: 35, scope: !48)
!64 = !DILocation(line: 89, column: 18, scope: !48)
!65 = !DILocation(line: 89, column: 11, scope: !48)
!66 = !DILocation(line: 91, column: 20, scope: !48)
!67 = !DILocation(line: 91, column: 23, scope: !48)
!68 = !DILocation(line: 92, column: 34, scope: !48)
!69 = !DILocation(line: 92, column: 23, scope: !48)
!70 = !DILocation(line: 93, column: 21, scope: !48)
!71 = !DILocation(line: 93, column: 27, scope: !48)
!72 = !DILocation(line: 93, column: 14, scope: !48)
!73 = !DILocation(line: 94, column: 10, scope: !48)
!74 = !DILocation(line: 90, column: 3, scope: !48)
!75 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!76 = distinct !DISubprogram(name: "Broadcast", scope: !75, file: !75, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!77 = !DILocation(line: 96, column: 22, scope: !48)
!78 = !DILocation(line: 36, column: 31, scope: !76, inlinedAt: !77)
!79 = !DILocation(line: 36, column: 22, scope: !76, inlinedAt: !77)
!80 = !DILocation(line: 37, column: 8, scope: !76, inlinedAt: !77)
!81 = distinct !DISubprogram(name: "Block.warps", scope: !75, file: !75, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!82 = !DILocation(line: 39, column: 12, scope: !76, inlinedAt: !77)
!83 = !DILocation(line: 26, column: 47, scope: !81, inlinedAt: !82)
!84 = !DILocation(line: 26, column: 59, scope: !81, inlinedAt: !82)
!85 = !DILocation(line: 26, column: 64, scope: !81, inlinedAt: !82)
!86 = !DILocation(line: 39, column: 15, scope: !76, inlinedAt: !77)
!87 = !DILocation(line: 40, column: 17, scope: !76, inlinedAt: !77)
!88 = !DILocation(line: 40, column: 3, scope: !48)
!89 = !DILocation(line: 42, column: 16, scope: !76, inlinedAt: !77)
!90 = !DILocation(line: 43, column: 10, scope: !76, inlinedAt: !77)
!91 = !DILocation(line: 44, column: 14, scope: !76, inlinedAt: !77)
!92 = !DILocation(line: 45, column: 3, scope: !76, inlinedAt: !77)
!93 = !DILocation(line: 47, column: 10, scope: !76, inlinedAt: !77)
!94 = !DILocation(line: 48, column: 9, scope: !76, inlinedAt: !77)
!95 = !DILocation(line: 48, column: 2, scope: !48)
!96 = !DILocation(line: 97, column: 13, scope: !48)
!97 = !DILocation(line: 97, column: 17, scope: !48)
!98 = !DILocation(line: 97, column: 21, scope: !48)
!99 = !DILocation(line: 97, column: 25, scope: !48)
!100 = !DILocation(line: 97, column: 40, scope: !48)
!101 = !DILocation(line: 97, column: 35, scope: !48)
!102 = !DILocation(line: 98, column: 17, scope: !48)
!103 = !DILocation(line: 99, column: 48, scope: !48)
!104 = !DILocation(line: 99, column: 43, scope: !48)
!105 = !DILocation(line: 99, column: 97, scope: !48)
!106 = !DILocation(line: 99, column: 114, scope: !48)
!107 = !DILocation(line: 99, column: 117, scope: !48)
!108 = !DILocation(line: 99, column: 91, scope: !48)
!109 = !DILocation(line: 100, column: 16, scope: !48)
!110 = !DILocation(line: 100, column: 53, scope: !48)
!111 = !DILocation(line: 99, column: 21, scope: !48)
!112 = !DILocation(line: 88, column: 71, scope: !48)
!113 = !DILocation(line: 88, column: 54, scope: !48)
!114 = !DILocation(line: 104, column: 19, scope: !48)
!115 = !DILocation(line: 104, column: 22, scope: !48)
!116 = !DILocation(line: 105, column: 42, scope: !48)
!117 = !DILocation(line: 105, column: 31, scope: !48)
!118 = !DILocation(line: 103, column: 2, scope: !48)
!119 = distinct !DISubprogram(name: "Broadcast", scope: !75, file: !75, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!120 = !DILocation(line: 107, column: 22, scope: !48)
!121 = !DILocation(line: 36, column: 31, scope: !119, inlinedAt: !120)
!122 = !DILocation(line: 36, column: 22, scope: !119, inlinedAt: !120)
!123 = !DILocation(line: 37, column: 8, scope: !119, inlinedAt: !120)
!124 = !DILocation(line: 39, column: 12, scope: !119, inlinedAt: !120)
!125 = !DILocation(line: 26, column: 47, scope: !81, inlinedAt: !124)
!126 = !DILocation(line: 26, column: 59, scope: !81, inlinedAt: !124)
!127 = !DILocation(line: 26, column: 64, scope: !81, inlinedAt: !124)
!128 = !DILocation(line: 39, column: 15, scope: !119, inlinedAt: !120)
!129 = !DILocation(line: 40, column: 17, scope: !119, inlinedAt: !120)
!130 = !DILocation(line: 42, column: 16, scope: !119, inlinedAt: !120)
!131 = !DILocation(line: 43, column: 10, scope: !119, inlinedAt: !120)
!132 = !DILocation(line: 44, column: 14, scope: !119, inlinedAt: !120)
!133 = !DILocation(line: 45, column: 3, scope: !119, inlinedAt: !120)
!134 = !DILocation(line: 47, column: 10, scope: !119, inlinedAt: !120)
!135 = !DILocation(line: 48, column: 9, scope: !119, inlinedAt: !120)
!136 = !DILocation(line: 107, column: 8, scope: !48)
!137 = !DILocation(line: 107, column: 56, scope: !48)
!138 = !DILocation(line: 107, column: 60, scope: !48)
!139 = !DILocation(line: 107, column: 44, scope: !48)
!140 = !DILocation(line: 108, column: 3, scope: !48)
!141 = !DILocation(line: 110, column: 33, scope: !48)
!142 = !DILocation(line: 111, column: 40, scope: !48)
!143 = !DILocation(line: 111, column: 44, scope: !48)
!144 = !DILocation(line: 111, column: 48, scope: !48)
!145 = distinct !DISubprogram(name: "wordOf", scope: !1, file: !1, line: 189, type: !4, isDefinition: true, scopeLine: 189, isOptimized: true, unit: !2)
!146 = !DILocation(line: 111, column: 30, scope: !48)
!147 = !DILocation(line: 190, column: 21, scope: !145, inlinedAt: !146)
!148 = !DILocation(line: 190, column: 29, scope: !145, inlinedAt: !146)
!149 = !DILocation(line: 190, column: 34, scope: !145, inlinedAt: !146)
!150 = !DILocation(line: 111, column: 74, scope: !48)
!151 = !DILocation(line: 111, column: 80, scope: !48)
!152 = !DIFile(filename: "word.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!153 = distinct !DISubprogram(name: "Store", scope: !152, file: !152, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!154 = !DILocation(line: 111, column: 11, scope: !48)
!155 = !DILocation(line: 38, column: 18, scope: !153, inlinedAt: !154)
!156 = !DILocation(line: 39, column: 28, scope: !153, inlinedAt: !154)
!157 = distinct !DISubprogram(name: "word", scope: !152, file: !152, line: 54, type: !4, isDefinition: true, scopeLine: 54, isOptimized: true, unit: !2)
!158 = !DILocation(line: 39, column: 38, scope: !153, inlinedAt: !154)
!159 = !DILocation(line: 54, column: 53, scope: !157, inlinedAt: !158)
!160 = !DILocation(line: 54, column: 60, scope: !157, inlinedAt: !158)
!161 = !DILocation(line: 54, column: 65, scope: !157, inlinedAt: !158)
!162 = !DILocation(line: 39, column: 16, scope: !153, inlinedAt: !154)
!163 = !DILocation(line: 113, column: 22, scope: !48)
!164 = !DILocation(line: 114, column: 9, scope: !48)
!165 = distinct !DISubprogram(name: "Apply", scope: !1, file: !1, line: 124, type: !4, isDefinition: true, scopeLine: 124, isOptimized: true, unit: !2)
!166 = !DILocation(line: 124, column: 6, scope: !165)
!167 = !DILocation(line: 125, column: 23, scope: !165)
!168 = !DILocation(line: 125, column: 40, scope: !165)
!169 = !DILocation(line: 126, column: 22, scope: !165)
!170 = !DILocation(line: 126, column: 27, scope: !165)
!171 = !DILocation(line: 126, column: 33, scope: !165)
!172 = !DILocation(line: 126, column: 38, scope: !165)
!173 = !DILocation(line: 127, column: 36, scope: !165)
!174 = !DILocation(line: 127, column: 46, scope: !165)
!175 = !DILocation(line: 128, column: 36, scope: !165)
!176 = !DILocation(line: 129, column: 42, scope: !165)
!177 = !DILocation(line: 190, column: 18, scope: !145, inlinedAt: !176)
!178 = !DILocation(line: 190, column: 12, scope: !145, inlinedAt: !176)
!179 = !DILocation(line: 190, column: 21, scope: !145, inlinedAt: !176)
!180 = !DILocation(line: 190, column: 29, scope: !145, inlinedAt: !176)
!181 = !DILocation(line: 190, column: 34, scope: !145, inlinedAt: !176)
!182 = distinct !DISubprogram(name: "Await", scope: !152, file: !152, line: 46, type: !4, isDefinition: true, scopeLine: 46, isOptimized: true, unit: !2)
!183 = !DILocation(line: 129, column: 23, scope: !165)
!184 = !DILocation(line: 47, column: 31, scope: !182, inlinedAt: !183)
!185 = distinct !DISubprogram(name: "awaitWord", scope: !152, file: !152, line: 61, type: !4, isDefinition: true, scopeLine: 61, isOptimized: true, unit: !2)
!186 = !DILocation(line: 47, column: 19, scope: !182, inlinedAt: !183)
!187 = !DILocation(line: 62, column: 61, scope: !185, inlinedAt: !186)
!188 = !DILocation(line: 54, column: 53, scope: !157, inlinedAt: !187)
!189 = !DILocation(line: 54, column: 60, scope: !157, inlinedAt: !187)
!190 = !DILocation(line: 62, column: 37, scope: !185, inlinedAt: !186)
!191 = !DILocation(line: 62, column: 73, scope: !185, inlinedAt: !186)
!192 = !DILocation(line: 51, column: 24, scope: !182, inlinedAt: !183)
!193 = distinct !DISubprogram(name: "half", scope: !1, file: !1, line: 194, type: !4, isDefinition: true, scopeLine: 194, isOptimized: true, unit: !2)
!194 = !DILocation(line: 130, column: 17, scope: !165)
!195 = !DILocation(line: 195, column: 14, scope: !193, inlinedAt: !194)
!196 = !DILocation(line: 196, column: 23, scope: !193, inlinedAt: !194)
!197 = !DILocation(line: 196, column: 10, scope: !193, inlinedAt: !194)
!198 = !DILocation(line: 130, column: 32, scope: !165)
!199 = !DILocation(line: 131, column: 40, scope: !165)
!200 = !DILocation(line: 131, column: 74, scope: !165)
!201 = !DILocation(line: 131, column: 67, scope: !165)
!202 = !DILocation(line: 131, column: 24, scope: !165)
!203 = !DILocation(line: 132, column: 9, scope: !165)
!204 = !DILocation(line: 133, column: 16, scope: !165)
!205 = !DILocation(line: 133, column: 21, scope: !165)
!206 = !DILocation(line: 134, column: 22, scope: !165)
!207 = !DILocation(line: 134, column: 8, scope: !165)
!208 = !DILocation(line: 196, column: 20, scope: !193, inlinedAt: !207)
!209 = !DILocation(line: 196, column: 14, scope: !193, inlinedAt: !207)
!210 = !DILocation(line: 196, column: 23, scope: !193, inlinedAt: !207)
!211 = !DILocation(line: 196, column: 10, scope: !193, inlinedAt: !207)
!212 = !DILocation(line: 134, column: 25, scope: !165)
!213 = !DILocation(line: 135, column: 36, scope: !165)
!214 = !DILocation(line: 135, column: 40, scope: !165)
!215 = !DILocation(line: 135, column: 44, scope: !165)
!216 = !DILocation(line: 135, column: 31, scope: !165)
!217 = !DILocation(line: 135, column: 74, scope: !165)
!218 = !DILocation(line: 135, column: 18, scope: !165)
!219 = !DILocation(line: 138, column: 16, scope: !165)
!220 = !DILocation(line: 141, column: 20, scope: !165)
!221 = !DILocation(line: 142, column: 23, scope: !165)
!222 = !DILocation(line: 141, column: 2, scope: !165)
!223 = !DILocation(line: 143, column: 23, scope: !165)
!224 = !DILocation(line: 143, column: 33, scope: !165)
!225 = !DILocation(line: 143, column: 3, scope: !165)
!226 = !DILocation(line: 144, column: 19, scope: !165)
!227 = !DILocation(line: 144, column: 14, scope: !165)
!228 = !DILocation(line: 145, column: 17, scope: !165)
!229 = !DILocation(line: 145, column: 27, scope: !165)
!230 = !DILocation(line: 145, column: 35, scope: !165)
!231 = !DILocation(line: 146, column: 21, scope: !165)
!232 = !DILocation(line: 147, column: 35, scope: !165)
!233 = !DILocation(line: 148, column: 21, scope: !165)
!234 = !DILocation(line: 148, column: 30, scope: !165)
!235 = !DILocation(line: 148, column: 24, scope: !165)
!236 = !DILocation(line: 148, column: 46, scope: !165)
!237 = !DILocation(line: 148, column: 40, scope: !165)
!238 = !DILocation(line: 148, column: 6, scope: !165)
!239 = !DILocation(line: 150, column: 18, scope: !165)
!240 = !DILocation(line: 151, column: 20, scope: !165)
!241 = !DILocation(line: 151, column: 24, scope: !165)
!242 = !DILocation(line: 151, column: 28, scope: !165)
!243 = !DILocation(line: 151, column: 38, scope: !165)
!244 = !DILocation(line: 151, column: 46, scope: !165)
!245 = !DILocation(line: 152, column: 44, scope: !165)
!246 = !DILocation(line: 153, column: 14, scope: !165)
!247 = !DILocation(line: 152, column: 22, scope: !165)
!248 = !DILocation(line: 144, column: 41, scope: !165)
!249 = !DILocation(line: 144, column: 24, scope: !165)
!250 = !DILocation(line: 155, column: 3, scope: !165)
!251 = distinct !DISubprogram(name: "Combine", scope: !1, file: !1, line: 163, type: !4, isDefinition: true, scopeLine: 163, isOptimized: true, unit: !2)
!252 = !DILocation(line: 163, column: 6, scope: !251)
!253 = !DILocation(line: 164, column: 16, scope: !251)
!254 = !DILocation(line: 195, column: 14, scope: !52, inlinedAt: !253)
!255 = !DILocation(line: 196, column: 20, scope: !52, inlinedAt: !253)
!256 = !DILocation(line: 196, column: 14, scope: !52, inlinedAt: !253)
!257 = !DILocation(line: 196, column: 23, scope: !52, inlinedAt: !253)
!258 = !DILocation(line: 196, column: 10, scope: !52, inlinedAt: !253)
!259 = !DILocation(line: 165, column: 33, scope: !251)
!260 = !DILocation(line: 166, column: 20, scope: !251)
!261 = !DILocation(line: 195, column: 14, scope: !193, inlinedAt: !260)
!262 = !DILocation(line: 196, column: 23, scope: !193, inlinedAt: !260)
!263 = !DILocation(line: 196, column: 10, scope: !193, inlinedAt: !260)
!264 = !DILocation(line: 166, column: 35, scope: !251)
!265 = !DILocation(line: 166, column: 53, scope: !251)
!266 = !DILocation(line: 166, column: 46, scope: !251)
!267 = !DILocation(line: 167, column: 37, scope: !251)
!268 = !DILocation(line: 167, column: 61, scope: !251)
!269 = !DILocation(line: 167, column: 63, scope: !251)
!270 = !DILocation(line: 167, column: 24, scope: !251)
!271 = !DILocation(line: 168, column: 16, scope: !251)
!272 = !DILocation(line: 168, column: 21, scope: !251)
!273 = !DILocation(line: 169, column: 22, scope: !251)
!274 = !DILocation(line: 169, column: 8, scope: !251)
!275 = !DILocation(line: 196, column: 20, scope: !193, inlinedAt: !274)
!276 = !DILocation(line: 196, column: 14, scope: !193, inlinedAt: !274)
!277 = !DILocation(line: 196, column: 23, scope: !193, inlinedAt: !274)
!278 = !DILocation(line: 196, column: 10, scope: !193, inlinedAt: !274)
!279 = !DILocation(line: 169, column: 25, scope: !251)
!280 = !DILocation(line: 170, column: 8, scope: !251)
!281 = !DILocation(line: 196, column: 23, scope: !52, inlinedAt: !280)
!282 = !DILocation(line: 196, column: 10, scope: !52, inlinedAt: !280)
!283 = !DILocation(line: 170, column: 27, scope: !251)
!284 = !DILocation(line: 173, column: 16, scope: !251)
!285 = !DILocation(line: 175, column: 25, scope: !251)
!286 = !DILocation(line: 175, column: 6, scope: !251)
!287 = !DILocation(line: 175, column: 31, scope: !251)
!288 = !DILocation(line: 175, column: 37, scope: !251)
!289 = !DILocation(line: 176, column: 34, scope: !251)
!290 = !DILocation(line: 178, column: 21, scope: !251)
!291 = !DILocation(line: 177, column: 4, scope: !251)
!292 = !DILocation(line: 179, column: 18, scope: !251)
!293 = !DILocation(line: 179, column: 26, scope: !251)
!294 = !DILocation(line: 180, column: 23, scope: !251)
!295 = !DILocation(line: 180, column: 16, scope: !251)
!296 = !DILocation(line: 180, column: 30, scope: !251)
!297 = !DILocation(line: 180, column: 52, scope: !251)
!298 = !DILocation(line: 180, column: 45, scope: !251)
!299 = !DILocation(line: 180, column: 40, scope: !251)
!300 = !DILocation(line: 181, column: 27, scope: !251)
!301 = !DILocation(line: 181, column: 48, scope: !251)
!302 = !DILocation(line: 181, column: 57, scope: !251)
!303 = !DILocation(line: 181, column: 43, scope: !251)
!304 = !DILocation(line: 181, column: 34, scope: !251)
!305 = !DILocation(line: 181, column: 5, scope: !251)
!306 = !DILocation(line: 183, column: 13, scope: !251)
!307 = !DILocation(line: 183, column: 22, scope: !251)
!308 = !DILocation(line: 183, column: 7, scope: !251)
!309 = !DILocation(line: 175, column: 67, scope: !251)
!310 = !DILocation(line: 175, column: 49, scope: !251)
!311 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"kernel", i32 1}
!312 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidx", i32 256}
!313 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidy", i32 1}
!314 = !{void (i64, i64, i64, i64, i64, float*, i64, i32*, i64, float*, i64, i8*)* @Route, !"maxntidz", i32 1}
!315 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"kernel", i32 1}
!316 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidx", i32 256}
!317 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidy", i32 1}
!318 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"maxntidz", i32 1}
!319 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Dispatch, !"minctasm", i32 4}
!320 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"kernel", i32 1}
!321 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidx", i32 256}
!322 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidy", i32 1}
!323 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"maxntidz", i32 1}
!324 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, float*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Apply, !"minctasm", i32 4}
!325 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"kernel", i32 1}
!326 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidx", i32 256}
!327 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidy", i32 1}
!328 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"maxntidz", i32 1}
!329 = !{void (i64, i64, i64, i64, i64, float*, i64, float*, i64, i32*, i64, float*, i64, i32*, i64, i32*, i64, i32*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i64*, i64, i32, i8*)* @Combine, !"minctasm", i32 4}
