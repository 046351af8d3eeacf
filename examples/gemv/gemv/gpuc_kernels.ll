target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [2 x i8*] [i8* bitcast (void (float*, i64, float*, i64, float*, i64, i8*)* @Float32 to i8*), i8* bitcast (void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16 to i8*)], section "llvm.metadata"

define void @Float32(float* %p0, i64 %p1, float* %p2, i64 %p3, float* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !7
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !7
	%2 = addrspacecast float* %p4 to float addrspace(1)*, !dbg !7
	%3 = and i64 %p3, 3, !dbg !8
	%4 = icmp eq i64 %3, 0, !dbg !8
	br i1 %4, label %b1, label %b22, !dbg !8

b1:
	%5 = addrspacecast float addrspace(1)* %1 to float*, !dbg !8
	%6 = ptrtoint float* %5 to i64, !dbg !8
	%7 = and i64 %6, 15, !dbg !8
	%8 = icmp eq i64 %7, 0, !dbg !8
	%9 = icmp eq i64 %p3, 0, !dbg !8
	%10 = or i1 %8, %9, !dbg !8
	br i1 %10, label %b2, label %b21, !dbg !8

b2:
	%11 = ashr i64 %p3, 2, !dbg !8
	%12 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !8
	%13 = and i64 %p5, 3, !dbg !9
	%14 = icmp eq i64 %13, 0, !dbg !9
	br i1 %14, label %b3, label %b20, !dbg !9

b3:
	%15 = addrspacecast float addrspace(1)* %2 to float*, !dbg !9
	%16 = ptrtoint float* %15 to i64, !dbg !9
	%17 = and i64 %16, 15, !dbg !9
	%18 = icmp eq i64 %17, 0, !dbg !9
	%19 = icmp eq i64 %p5, 0, !dbg !9
	%20 = or i1 %18, %19, !dbg !9
	br i1 %20, label %b4, label %b19, !dbg !9

b4:
	%21 = ashr i64 %p5, 2, !dbg !9
	%22 = bitcast float addrspace(1)* %2 to { float, float, float, float } addrspace(1)*, !dbg !9
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !10, !range !11
	%24 = sext i32 %23 to i64, !dbg !10
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !12, !range !13
	%26 = sext i32 %25 to i64, !dbg !12
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !12, !range !14
	%28 = sext i32 %27 to i64, !dbg !12
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !12, !range !14
	%30 = sext i32 %29 to i64, !dbg !12
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !12, !range !15
	%32 = sext i32 %31 to i64, !dbg !12
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !12, !range !16
	%34 = sext i32 %33 to i64, !dbg !12
	%35 = mul i64 %34, %30, !dbg !12
	%36 = add i64 %28, %35, !dbg !12
	%37 = mul i64 %32, %36, !dbg !12
	%38 = add i64 %26, %37, !dbg !12
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !12, !range !17
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !12, !range !17
	%41 = mul i32 %39, %40, !dbg !12
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !12, !range !18
	%43 = mul i32 %41, %42, !dbg !12
	%44 = sext i32 %43 to i64, !dbg !12
	%45 = mul i64 %38, %44, !dbg !12
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !12, !range !19
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !12, !range !19
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !12, !range !20
	%49 = mul i32 %40, %48, !dbg !12
	%50 = add i32 %47, %49, !dbg !12
	%51 = mul i32 %39, %50, !dbg !12
	%52 = add i32 %46, %51, !dbg !12
	%53 = sext i32 %52 to i64, !dbg !12
	%54 = add i64 %45, %53, !dbg !12
	%55 = sdiv i64 %54, 32, !dbg !21
	%56 = and i32 %52, -32, !dbg !29
	%57 = sub i32 %43, %56, !dbg !29
	%58 = icmp slt i32 %57, 32, !dbg !29
	%59 = select i1 %58, i32 %57, i32 32, !dbg !29
	%60 = sext i32 %59 to i64, !dbg !29
	%61 = icmp eq i64 %60, 32, !dbg !30
	%62 = icmp eq i64 %24, 0, !dbg !31
	%63 = mul i64 %32, %34, !dbg !32
	br label %b5, !dbg !21

b5:
	%64 = phi i64 [ %55, %b4 ], [ %137, %b17 ], !dbg !33
	%65 = icmp slt i64 %64, %p1, !dbg !34
	br i1 %65, label %b6, label %b18, !dbg !34

b6:
	%66 = mul i64 %64, %21, !dbg !35
	%67 = sub i64 %11, %66, !dbg !36
	%68 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %12, i64 %66, !dbg !36
	%69 = icmp ugt i64 %66, %11, !dbg !36
	%70 = icmp ugt i64 %21, %67, !dbg !37
	%71 = or i1 %69, %70, !dbg !37
	br i1 %71, label %b6_fail1, label %b6_ok1, !dbg !37, !prof !38

b6_ok1:
	br label %b7, !dbg !37

b7:
	%72 = phi float [ 0.000000e+00, %b6_ok1 ], [ %104, %b8 ], !dbg !39
	%73 = phi i64 [ %24, %b6_ok1 ], [ %105, %b8 ], !dbg !40
	%74 = icmp slt i64 %73, %21, !dbg !41
	br i1 %74, label %b8, label %b9, !dbg !41

b8:
	%75 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %68, i64 %73, !dbg !42
	%76 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %75, i32 0, i32 0, !dbg !42
	%77 = bitcast { float, float, float, float } addrspace(1)* %75 to <4 x float> addrspace(1)*, !dbg !42
	%78 = load <4 x float>, <4 x float> addrspace(1)* %77, align 16, !dbg !42
	%79 = extractelement <4 x float> %78, i32 0, !dbg !42
	%80 = extractelement <4 x float> %78, i32 1, !dbg !42
	%81 = extractelement <4 x float> %78, i32 2, !dbg !42
	%82 = extractelement <4 x float> %78, i32 3, !dbg !42
	%83 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %75, i32 0, i32 1, !dbg !42
	%84 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %75, i32 0, i32 2, !dbg !42
	%85 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %75, i32 0, i32 3, !dbg !42
	%86 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %22, i64 %73, !dbg !43
	%87 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %86, i32 0, i32 0, !dbg !43
	%88 = bitcast { float, float, float, float } addrspace(1)* %86 to <4 x float> addrspace(1)*, !dbg !43
	%89 = load <4 x float>, <4 x float> addrspace(1)* %88, align 16, !dbg !43
	%90 = extractelement <4 x float> %89, i32 0, !dbg !43
	%91 = extractelement <4 x float> %89, i32 1, !dbg !43
	%92 = extractelement <4 x float> %89, i32 2, !dbg !43
	%93 = extractelement <4 x float> %89, i32 3, !dbg !43
	%94 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %86, i32 0, i32 1, !dbg !43
	%95 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %86, i32 0, i32 2, !dbg !43
	%96 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %86, i32 0, i32 3, !dbg !43
	%97 = fmul float %79, %90, !dbg !44
	%98 = fmul float %80, %91, !dbg !45
	%99 = fadd float %97, %98, !dbg !46
	%100 = fmul float %81, %92, !dbg !47
	%101 = fadd float %99, %100, !dbg !48
	%102 = fmul float %82, %93, !dbg !49
	%103 = fadd float %101, %102, !dbg !50
	%104 = fadd float %72, %103, !dbg !51
	%105 = add i64 %73, 32, !dbg !52
	br label %b7, !dbg !52, !llvm.loop !54

b9:
	br i1 %61, label %b10, label %b12, !dbg !30

b10:
	%106 = phi float [ %114, %b11 ], [ %72, %b9 ], !dbg !55
	%107 = phi i64 [ %115, %b11 ], [ 16, %b9 ], !dbg !56
	%108 = icmp sgt i64 %107, 0, !dbg !57
	br i1 %108, label %b11, label %b15, !dbg !57

b11:
	%109 = trunc i64 %107 to i32, !dbg !58
	%110 = bitcast float %106 to i32, !dbg !58
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %110, i32 %109, i32 31), !dbg !58
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !58
	%113 = bitcast i32 %112 to float, !dbg !58
	%114 = fadd float %106, %113, !dbg !59
	%115 = sdiv i64 %107, 2, !dbg !60
	br label %b10, !dbg !60

b12:
	%116 = bitcast float %72 to i32, !dbg !61
	%117 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %116, i32 0, i32 31), !dbg !61
	%118 = extractvalue { i32, i1 } %117, 0, !dbg !61
	%119 = bitcast i32 %118 to float, !dbg !61
	br label %b13, !dbg !61

b13:
	%120 = phi float [ %119, %b12 ], [ %128, %b14 ], !dbg !62
	%121 = phi i64 [ 1, %b12 ], [ %129, %b14 ], !dbg !63
	%122 = icmp slt i64 %121, %60, !dbg !64
	br i1 %122, label %b14, label %b15, !dbg !64

b14:
	%123 = trunc i64 %121 to i32, !dbg !65
	%124 = bitcast float %72 to i32, !dbg !65
	%125 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %124, i32 %123, i32 31), !dbg !65
	%126 = extractvalue { i32, i1 } %125, 0, !dbg !65
	%127 = bitcast i32 %126 to float, !dbg !65
	%128 = fadd float %120, %127, !dbg !59
	%129 = add i64 %121, 1, !dbg !66
	br label %b13, !dbg !66

b15:
	%130 = phi float [ %106, %b10 ], [ %120, %b13 ], !dbg !28
	br i1 %62, label %b16, label %b17, !dbg !31

b16:
	%131 = getelementptr inbounds float, float addrspace(1)* %0, i64 %64, !dbg !67
	store float %130, float addrspace(1)* %131, align 4, !dbg !67
	br label %b17, !dbg !67

b17:
	%132 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !32, !range !16
	%133 = sext i32 %132 to i64, !dbg !32
	%134 = mul i64 %63, %133, !dbg !32
	%135 = mul i64 %134, %44, !dbg !32
	%136 = sdiv i64 %135, 32, !dbg !68
	%137 = add i64 %64, %136, !dbg !69
	br label %b5, !dbg !69

b18:
	ret void, !dbg !69

b19:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %17, i64 16), !dbg !9
	ret void, !dbg !9

b20:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p5, i64 4), !dbg !9
	ret void, !dbg !9

b21:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %7, i64 16), !dbg !8
	ret void, !dbg !8

b22:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p3, i64 4), !dbg !8
	ret void, !dbg !8

b6_fail1:
	%138 = icmp ugt i64 %66, %11, !dbg !36
	br i1 %138, label %b6_fail2, label %b6_ok2, !dbg !36

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %66, i64 %11), !dbg !36
	ret void, !dbg !36

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %21, i64 %67), !dbg !37
	ret void, !dbg !37
}

define void @BFloat16(float* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !70 {
entry:
	br label %b0, !dbg !71

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !71
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !71
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !71
	%3 = and i64 %p3, 3, !dbg !72
	%4 = icmp eq i64 %3, 0, !dbg !72
	br i1 %4, label %b1, label %b22, !dbg !72

b1:
	%5 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !72
	%6 = ptrtoint i16* %5 to i64, !dbg !72
	%7 = and i64 %6, 7, !dbg !72
	%8 = icmp eq i64 %7, 0, !dbg !72
	%9 = icmp eq i64 %p3, 0, !dbg !72
	%10 = or i1 %8, %9, !dbg !72
	br i1 %10, label %b2, label %b21, !dbg !72

b2:
	%11 = ashr i64 %p3, 2, !dbg !72
	%12 = bitcast i16 addrspace(1)* %1 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !72
	%13 = and i64 %p5, 3, !dbg !73
	%14 = icmp eq i64 %13, 0, !dbg !73
	br i1 %14, label %b3, label %b20, !dbg !73

b3:
	%15 = addrspacecast i16 addrspace(1)* %2 to i16*, !dbg !73
	%16 = ptrtoint i16* %15 to i64, !dbg !73
	%17 = and i64 %16, 7, !dbg !73
	%18 = icmp eq i64 %17, 0, !dbg !73
	%19 = icmp eq i64 %p5, 0, !dbg !73
	%20 = or i1 %18, %19, !dbg !73
	br i1 %20, label %b4, label %b19, !dbg !73

b4:
	%21 = ashr i64 %p5, 2, !dbg !73
	%22 = bitcast i16 addrspace(1)* %2 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !73
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !74, !range !11
	%24 = sext i32 %23 to i64, !dbg !74
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !75, !range !13
	%26 = sext i32 %25 to i64, !dbg !75
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !75, !range !14
	%28 = sext i32 %27 to i64, !dbg !75
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !75, !range !14
	%30 = sext i32 %29 to i64, !dbg !75
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !75, !range !15
	%32 = sext i32 %31 to i64, !dbg !75
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !75, !range !16
	%34 = sext i32 %33 to i64, !dbg !75
	%35 = mul i64 %34, %30, !dbg !75
	%36 = add i64 %28, %35, !dbg !75
	%37 = mul i64 %32, %36, !dbg !75
	%38 = add i64 %26, %37, !dbg !75
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !75, !range !17
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !75, !range !17
	%41 = mul i32 %39, %40, !dbg !75
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !75, !range !18
	%43 = mul i32 %41, %42, !dbg !75
	%44 = sext i32 %43 to i64, !dbg !75
	%45 = mul i64 %38, %44, !dbg !75
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !75, !range !19
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !75, !range !19
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !75, !range !20
	%49 = mul i32 %40, %48, !dbg !75
	%50 = add i32 %47, %49, !dbg !75
	%51 = mul i32 %39, %50, !dbg !75
	%52 = add i32 %46, %51, !dbg !75
	%53 = sext i32 %52 to i64, !dbg !75
	%54 = add i64 %45, %53, !dbg !75
	%55 = sdiv i64 %54, 32, !dbg !76
	%56 = and i32 %52, -32, !dbg !80
	%57 = sub i32 %43, %56, !dbg !80
	%58 = icmp slt i32 %57, 32, !dbg !80
	%59 = select i1 %58, i32 %57, i32 32, !dbg !80
	%60 = sext i32 %59 to i64, !dbg !80
	%61 = icmp eq i64 %60, 32, !dbg !81
	%62 = icmp eq i64 %24, 0, !dbg !82
	%63 = mul i64 %32, %34, !dbg !83
	br label %b5, !dbg !76

b5:
	%64 = phi i64 [ %55, %b4 ], [ %161, %b17 ], !dbg !84
	%65 = icmp slt i64 %64, %p1, !dbg !85
	br i1 %65, label %b6, label %b18, !dbg !85

b6:
	%66 = mul i64 %64, %21, !dbg !86
	%67 = sub i64 %11, %66, !dbg !87
	%68 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %12, i64 %66, !dbg !87
	%69 = icmp ugt i64 %66, %11, !dbg !87
	%70 = icmp ugt i64 %21, %67, !dbg !88
	%71 = or i1 %69, %70, !dbg !88
	br i1 %71, label %b6_fail1, label %b6_ok1, !dbg !88, !prof !38

b6_ok1:
	br label %b7, !dbg !88

b7:
	%72 = phi float [ 0.000000e+00, %b6_ok1 ], [ %128, %b8 ], !dbg !89
	%73 = phi i64 [ %24, %b6_ok1 ], [ %129, %b8 ], !dbg !90
	%74 = icmp slt i64 %73, %21, !dbg !91
	br i1 %74, label %b8, label %b9, !dbg !91

b8:
	%75 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %68, i64 %73, !dbg !92
	%76 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %75, i32 0, i32 0, !dbg !92
	%77 = bitcast { i16, i16, i16, i16 } addrspace(1)* %75 to <4 x i16> addrspace(1)*, !dbg !92
	%78 = load <4 x i16>, <4 x i16> addrspace(1)* %77, align 8, !dbg !92
	%79 = extractelement <4 x i16> %78, i32 0, !dbg !92
	%80 = extractelement <4 x i16> %78, i32 1, !dbg !92
	%81 = extractelement <4 x i16> %78, i32 2, !dbg !92
	%82 = extractelement <4 x i16> %78, i32 3, !dbg !92
	%83 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %75, i32 0, i32 1, !dbg !92
	%84 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %75, i32 0, i32 2, !dbg !92
	%85 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %75, i32 0, i32 3, !dbg !92
	%86 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %22, i64 %73, !dbg !93
	%87 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %86, i32 0, i32 0, !dbg !93
	%88 = bitcast { i16, i16, i16, i16 } addrspace(1)* %86 to <4 x i16> addrspace(1)*, !dbg !93
	%89 = load <4 x i16>, <4 x i16> addrspace(1)* %88, align 8, !dbg !93
	%90 = extractelement <4 x i16> %89, i32 0, !dbg !93
	%91 = extractelement <4 x i16> %89, i32 1, !dbg !93
	%92 = extractelement <4 x i16> %89, i32 2, !dbg !93
	%93 = extractelement <4 x i16> %89, i32 3, !dbg !93
	%94 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %86, i32 0, i32 1, !dbg !93
	%95 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %86, i32 0, i32 2, !dbg !93
	%96 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %86, i32 0, i32 3, !dbg !93
	%97 = zext i16 %79 to i32, !dbg !94
	%98 = shl i32 %97, 16, !dbg !94
	%99 = bitcast i32 %98 to float, !dbg !94
	%100 = zext i16 %90 to i32, !dbg !95
	%101 = shl i32 %100, 16, !dbg !95
	%102 = bitcast i32 %101 to float, !dbg !95
	%103 = fmul float %99, %102, !dbg !96
	%104 = zext i16 %80 to i32, !dbg !97
	%105 = shl i32 %104, 16, !dbg !97
	%106 = bitcast i32 %105 to float, !dbg !97
	%107 = zext i16 %91 to i32, !dbg !98
	%108 = shl i32 %107, 16, !dbg !98
	%109 = bitcast i32 %108 to float, !dbg !98
	%110 = fmul float %106, %109, !dbg !99
	%111 = fadd float %103, %110, !dbg !100
	%112 = zext i16 %81 to i32, !dbg !101
	%113 = shl i32 %112, 16, !dbg !101
	%114 = bitcast i32 %113 to float, !dbg !101
	%115 = zext i16 %92 to i32, !dbg !102
	%116 = shl i32 %115, 16, !dbg !102
	%117 = bitcast i32 %116 to float, !dbg !102
	%118 = fmul float %114, %117, !dbg !103
	%119 = fadd float %111, %118, !dbg !104
	%120 = zext i16 %82 to i32, !dbg !105
	%121 = shl i32 %120, 16, !dbg !105
	%122 = bitcast i32 %121 to float, !dbg !105
	%123 = zext i16 %93 to i32, !dbg !106
	%124 = shl i32 %123, 16, !dbg !106
	%125 = bitcast i32 %124 to float, !dbg !106
	%126 = fmul float %122, %125, !dbg !107
	%127 = fadd float %119, %126, !dbg !108
	%128 = fadd float %72, %127, !dbg !109
	%129 = add i64 %73, 32, !dbg !110
	br label %b7, !dbg !110, !llvm.loop !112

b9:
	br i1 %61, label %b10, label %b12, !dbg !81

b10:
	%130 = phi float [ %138, %b11 ], [ %72, %b9 ], !dbg !113
	%131 = phi i64 [ %139, %b11 ], [ 16, %b9 ], !dbg !114
	%132 = icmp sgt i64 %131, 0, !dbg !115
	br i1 %132, label %b11, label %b15, !dbg !115

b11:
	%133 = trunc i64 %131 to i32, !dbg !116
	%134 = bitcast float %130 to i32, !dbg !116
	%135 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %134, i32 %133, i32 31), !dbg !116
	%136 = extractvalue { i32, i1 } %135, 0, !dbg !116
	%137 = bitcast i32 %136 to float, !dbg !116
	%138 = fadd float %130, %137, !dbg !117
	%139 = sdiv i64 %131, 2, !dbg !118
	br label %b10, !dbg !118

b12:
	%140 = bitcast float %72 to i32, !dbg !119
	%141 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %140, i32 0, i32 31), !dbg !119
	%142 = extractvalue { i32, i1 } %141, 0, !dbg !119
	%143 = bitcast i32 %142 to float, !dbg !119
	br label %b13, !dbg !119

b13:
	%144 = phi float [ %143, %b12 ], [ %152, %b14 ], !dbg !120
	%145 = phi i64 [ 1, %b12 ], [ %153, %b14 ], !dbg !121
	%146 = icmp slt i64 %145, %60, !dbg !122
	br i1 %146, label %b14, label %b15, !dbg !122

b14:
	%147 = trunc i64 %145 to i32, !dbg !123
	%148 = bitcast float %72 to i32, !dbg !123
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %148, i32 %147, i32 31), !dbg !123
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !123
	%151 = bitcast i32 %150 to float, !dbg !123
	%152 = fadd float %144, %151, !dbg !117
	%153 = add i64 %145, 1, !dbg !124
	br label %b13, !dbg !124

b15:
	%154 = phi float [ %130, %b10 ], [ %144, %b13 ], !dbg !79
	br i1 %62, label %b16, label %b17, !dbg !82

b16:
	%155 = getelementptr inbounds float, float addrspace(1)* %0, i64 %64, !dbg !125
	store float %154, float addrspace(1)* %155, align 4, !dbg !125
	br label %b17, !dbg !125

b17:
	%156 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !83, !range !16
	%157 = sext i32 %156 to i64, !dbg !83
	%158 = mul i64 %63, %157, !dbg !83
	%159 = mul i64 %158, %44, !dbg !83
	%160 = sdiv i64 %159, 32, !dbg !126
	%161 = add i64 %64, %160, !dbg !127
	br label %b5, !dbg !127

b18:
	ret void, !dbg !127

b19:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %17, i64 8), !dbg !73
	ret void, !dbg !73

b20:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p5, i64 4), !dbg !73
	ret void, !dbg !73

b21:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %7, i64 8), !dbg !72
	ret void, !dbg !72

b22:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p3, i64 4), !dbg !72
	ret void, !dbg !72

b6_fail1:
	%162 = icmp ugt i64 %66, %11, !dbg !87
	br i1 %162, label %b6_fail2, label %b6_ok2, !dbg !87

b6_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %66, i64 %11), !dbg !87
	ret void, !dbg !87

b6_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %21, i64 %67), !dbg !88
	ret void, !dbg !88
}

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

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
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !13
	%7 = getelementptr i8, i8* %ctrl, i64 16
	%8 = bitcast i8* %7 to i32*
	store volatile i32 %6, i32* %8, align 4
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !19
	%10 = getelementptr i8, i8* %ctrl, i64 28
	%11 = bitcast i8* %10 to i32*
	store volatile i32 %9, i32* %11, align 4
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !14
	%13 = getelementptr i8, i8* %ctrl, i64 20
	%14 = bitcast i8* %13 to i32*
	store volatile i32 %12, i32* %14, align 4
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !19
	%16 = getelementptr i8, i8* %ctrl, i64 32
	%17 = bitcast i8* %16 to i32*
	store volatile i32 %15, i32* %17, align 4
	%18 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !14
	%19 = getelementptr i8, i8* %ctrl, i64 24
	%20 = bitcast i8* %19 to i32*
	store volatile i32 %18, i32* %20, align 4
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !20
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

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!128, !129, !130, !131, !132, !133, !134, !135}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "gemv.go", directory: "github.com/gpuc-go/gpuc/examples/gemv/gemv")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Float32", scope: !1, file: !1, line: 31, type: !4, isDefinition: true, scopeLine: 31, isOptimized: true, unit: !2)
!7 = !DILocation(line: 31, column: 6, scope: !6)
!8 = !DILocation(line: 32, column: 22, scope: !6)
!9 = !DILocation(line: 32, column: 37, scope: !6)
!10 = !DILocation(line: 33, column: 35, scope: !6)
!11 = !{i32 0, i32 32}
!12 = !DILocation(line: 34, column: 24, scope: !6)
!13 = !{i32 0, i32 2147483647}
!14 = !{i32 0, i32 65535}
!15 = !{i32 1, i32 -2147483648}
!16 = !{i32 1, i32 65536}
!17 = !{i32 1, i32 1025}
!18 = !{i32 1, i32 65}
!19 = !{i32 0, i32 1024}
!20 = !{i32 0, i32 64}
!21 = !DILocation(line: 34, column: 27, scope: !6)
!22 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!23 = distinct !DISubprogram(name: "reduceWarp", scope: !22, file: !22, line: 65, type: !4, isDefinition: true, scopeLine: 65, isOptimized: true, unit: !2)
!24 = distinct !DISubprogram(name: "reduce", scope: !22, file: !22, line: 42, type: !4, isDefinition: true, scopeLine: 42, isOptimized: true, unit: !2)
!25 = distinct !DISubprogram(name: "ReduceAdd", scope: !22, file: !22, line: 6, type: !4, isDefinition: true, scopeLine: 6, isOptimized: true, unit: !2)
!26 = !DILocation(line: 42, column: 25, scope: !6)
!27 = !DILocation(line: 7, column: 15, scope: !25, inlinedAt: !26)
!28 = !DILocation(line: 44, column: 16, scope: !24, inlinedAt: !27)
!29 = !DILocation(line: 69, column: 13, scope: !23, inlinedAt: !28)
!30 = !DILocation(line: 70, column: 7, scope: !23, inlinedAt: !28)
!31 = !DILocation(line: 42, column: 47, scope: !6)
!32 = !DILocation(line: 34, column: 72, scope: !6)
!33 = !DILocation(line: 34, column: 6, scope: !6)
!34 = !DILocation(line: 34, column: 42, scope: !6)
!35 = !DILocation(line: 35, column: 14, scope: !6)
!36 = !DILocation(line: 35, column: 12, scope: !6)
!37 = !DILocation(line: 35, column: 18, scope: !6)
!38 = !{!"branch_weights", i32 1, i32 1048576}
!39 = !DILocation(line: 36, column: 3, scope: !6)
!40 = !DILocation(line: 38, column: 7, scope: !6)
!41 = !DILocation(line: 38, column: 20, scope: !6)
!42 = !DILocation(line: 39, column: 15, scope: !6)
!43 = !DILocation(line: 39, column: 22, scope: !6)
!44 = !DILocation(line: 40, column: 14, scope: !6)
!45 = !DILocation(line: 40, column: 24, scope: !6)
!46 = !DILocation(line: 40, column: 19, scope: !6)
!47 = !DILocation(line: 40, column: 34, scope: !6)
!48 = !DILocation(line: 40, column: 29, scope: !6)
!49 = !DILocation(line: 40, column: 44, scope: !6)
!50 = !DILocation(line: 40, column: 39, scope: !6)
!51 = !DILocation(line: 40, column: 4, scope: !6)
!52 = !DILocation(line: 38, column: 25, scope: !6)
!53 = !{!"llvm.loop.unroll.count", i32 4}
!54 = distinct !{!54, !53}
!55 = !DILocation(line: 65, column: 35, scope: !23, inlinedAt: !28)
!56 = !DILocation(line: 71, column: 7, scope: !23, inlinedAt: !28)
!57 = !DILocation(line: 71, column: 35, scope: !23, inlinedAt: !28)
!58 = !DILocation(line: 72, column: 23, scope: !23, inlinedAt: !28)
!59 = !DILocation(line: 7, column: 76, scope: !25, inlinedAt: !26)
!60 = !DILocation(line: 71, column: 40, scope: !23, inlinedAt: !28)
!61 = !DILocation(line: 76, column: 16, scope: !23, inlinedAt: !28)
!62 = !DILocation(line: 76, column: 2, scope: !23, inlinedAt: !28)
!63 = !DILocation(line: 77, column: 6, scope: !23, inlinedAt: !28)
!64 = !DILocation(line: 77, column: 22, scope: !23, inlinedAt: !28)
!65 = !DILocation(line: 78, column: 23, scope: !23, inlinedAt: !28)
!66 = !DILocation(line: 77, column: 27, scope: !23, inlinedAt: !28)
!67 = !DILocation(line: 43, column: 7, scope: !6)
!68 = !DILocation(line: 34, column: 75, scope: !6)
!69 = !DILocation(line: 34, column: 54, scope: !6)
!70 = distinct !DISubprogram(name: "BFloat16", scope: !1, file: !1, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!71 = !DILocation(line: 52, column: 6, scope: !70)
!72 = !DILocation(line: 53, column: 22, scope: !70)
!73 = !DILocation(line: 53, column: 37, scope: !70)
!74 = !DILocation(line: 54, column: 35, scope: !70)
!75 = !DILocation(line: 55, column: 24, scope: !70)
!76 = !DILocation(line: 55, column: 27, scope: !70)
!77 = !DILocation(line: 64, column: 25, scope: !70)
!78 = !DILocation(line: 7, column: 15, scope: !25, inlinedAt: !77)
!79 = !DILocation(line: 44, column: 16, scope: !24, inlinedAt: !78)
!80 = !DILocation(line: 69, column: 13, scope: !23, inlinedAt: !79)
!81 = !DILocation(line: 70, column: 7, scope: !23, inlinedAt: !79)
!82 = !DILocation(line: 64, column: 47, scope: !70)
!83 = !DILocation(line: 55, column: 72, scope: !70)
!84 = !DILocation(line: 55, column: 6, scope: !70)
!85 = !DILocation(line: 55, column: 42, scope: !70)
!86 = !DILocation(line: 56, column: 14, scope: !70)
!87 = !DILocation(line: 56, column: 12, scope: !70)
!88 = !DILocation(line: 56, column: 18, scope: !70)
!89 = !DILocation(line: 57, column: 3, scope: !70)
!90 = !DILocation(line: 59, column: 7, scope: !70)
!91 = !DILocation(line: 59, column: 20, scope: !70)
!92 = !DILocation(line: 60, column: 15, scope: !70)
!93 = !DILocation(line: 60, column: 22, scope: !70)
!94 = !DILocation(line: 61, column: 22, scope: !70)
!95 = !DILocation(line: 61, column: 36, scope: !70)
!96 = !DILocation(line: 61, column: 24, scope: !70)
!97 = !DILocation(line: 61, column: 52, scope: !70)
!98 = !DILocation(line: 61, column: 66, scope: !70)
!99 = !DILocation(line: 61, column: 54, scope: !70)
!100 = !DILocation(line: 61, column: 39, scope: !70)
!101 = !DILocation(line: 62, column: 16, scope: !70)
!102 = !DILocation(line: 62, column: 30, scope: !70)
!103 = !DILocation(line: 62, column: 18, scope: !70)
!104 = !DILocation(line: 61, column: 69, scope: !70)
!105 = !DILocation(line: 62, column: 46, scope: !70)
!106 = !DILocation(line: 62, column: 60, scope: !70)
!107 = !DILocation(line: 62, column: 48, scope: !70)
!108 = !DILocation(line: 62, column: 33, scope: !70)
!109 = !DILocation(line: 61, column: 4, scope: !70)
!110 = !DILocation(line: 59, column: 25, scope: !70)
!111 = !{!"llvm.loop.unroll.count", i32 4}
!112 = distinct !{!112, !111}
!113 = !DILocation(line: 65, column: 35, scope: !23, inlinedAt: !79)
!114 = !DILocation(line: 71, column: 7, scope: !23, inlinedAt: !79)
!115 = !DILocation(line: 71, column: 35, scope: !23, inlinedAt: !79)
!116 = !DILocation(line: 72, column: 23, scope: !23, inlinedAt: !79)
!117 = !DILocation(line: 7, column: 76, scope: !25, inlinedAt: !77)
!118 = !DILocation(line: 71, column: 40, scope: !23, inlinedAt: !79)
!119 = !DILocation(line: 76, column: 16, scope: !23, inlinedAt: !79)
!120 = !DILocation(line: 76, column: 2, scope: !23, inlinedAt: !79)
!121 = !DILocation(line: 77, column: 6, scope: !23, inlinedAt: !79)
!122 = !DILocation(line: 77, column: 22, scope: !23, inlinedAt: !79)
!123 = !DILocation(line: 78, column: 23, scope: !23, inlinedAt: !79)
!124 = !DILocation(line: 77, column: 27, scope: !23, inlinedAt: !79)
!125 = !DILocation(line: 65, column: 7, scope: !70)
!126 = !DILocation(line: 55, column: 75, scope: !70)
!127 = !DILocation(line: 55, column: 54, scope: !70)
!128 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"kernel", i32 1}
!129 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidx", i32 256}
!130 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidy", i32 1}
!131 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidz", i32 1}
!132 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"kernel", i32 1}
!133 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidx", i32 256}
!134 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidy", i32 1}
!135 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidz", i32 1}
