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
	%3 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !8
	%4 = ashr i64 %p5, 2, !dbg !9
	%5 = bitcast float addrspace(1)* %2 to { float, float, float, float } addrspace(1)*, !dbg !9
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !10, !range !11
	%7 = sext i32 %6 to i64, !dbg !10
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !12, !range !13
	%9 = sext i32 %8 to i64, !dbg !12
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !12, !range !14
	%11 = sext i32 %10 to i64, !dbg !12
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !12, !range !14
	%13 = sext i32 %12 to i64, !dbg !12
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !12, !range !15
	%15 = sext i32 %14 to i64, !dbg !12
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !12, !range !16
	%17 = sext i32 %16 to i64, !dbg !12
	%18 = mul i64 %17, %13, !dbg !12
	%19 = add i64 %11, %18, !dbg !12
	%20 = mul i64 %15, %19, !dbg !12
	%21 = add i64 %9, %20, !dbg !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !12, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !12, !range !17
	%24 = mul i32 %22, %23, !dbg !12
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !12, !range !18
	%26 = mul i32 %24, %25, !dbg !12
	%27 = sext i32 %26 to i64, !dbg !12
	%28 = mul i64 %21, %27, !dbg !12
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !12, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !12, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !12, !range !20
	%32 = mul i32 %23, %31, !dbg !12
	%33 = add i32 %30, %32, !dbg !12
	%34 = mul i32 %22, %33, !dbg !12
	%35 = add i32 %29, %34, !dbg !12
	%36 = sext i32 %35 to i64, !dbg !12
	%37 = add i64 %28, %36, !dbg !12
	%38 = sdiv i64 %37, 32, !dbg !21
	br label %b1, !dbg !21

b1:
	%39 = phi i64 [ %38, %b0 ], [ %116, %b13 ], !dbg !22
	%40 = icmp slt i64 %39, %p1, !dbg !23
	br i1 %40, label %b2, label %b14, !dbg !23

b2:
	%41 = mul i64 %39, %4, !dbg !24
	%42 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %3, i64 %41, !dbg !25
	br label %b3, !dbg !26

b3:
	%43 = phi float [ 0.000000e+00, %b2 ], [ %75, %b4 ], !dbg !27
	%44 = phi i64 [ %7, %b2 ], [ %76, %b4 ], !dbg !28
	%45 = icmp slt i64 %44, %4, !dbg !29
	br i1 %45, label %b4, label %b5, !dbg !29

b4:
	%46 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %42, i64 %44, !dbg !30
	%47 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %46, i32 0, i32 0, !dbg !30
	%48 = bitcast { float, float, float, float } addrspace(1)* %46 to <4 x float> addrspace(1)*, !dbg !30
	%49 = load <4 x float>, <4 x float> addrspace(1)* %48, align 16, !dbg !30
	%50 = extractelement <4 x float> %49, i32 0, !dbg !30
	%51 = extractelement <4 x float> %49, i32 1, !dbg !30
	%52 = extractelement <4 x float> %49, i32 2, !dbg !30
	%53 = extractelement <4 x float> %49, i32 3, !dbg !30
	%54 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %46, i32 0, i32 1, !dbg !30
	%55 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %46, i32 0, i32 2, !dbg !30
	%56 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %46, i32 0, i32 3, !dbg !30
	%57 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %5, i64 %44, !dbg !31
	%58 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %57, i32 0, i32 0, !dbg !31
	%59 = bitcast { float, float, float, float } addrspace(1)* %57 to <4 x float> addrspace(1)*, !dbg !31
	%60 = load <4 x float>, <4 x float> addrspace(1)* %59, align 16, !dbg !31
	%61 = extractelement <4 x float> %60, i32 0, !dbg !31
	%62 = extractelement <4 x float> %60, i32 1, !dbg !31
	%63 = extractelement <4 x float> %60, i32 2, !dbg !31
	%64 = extractelement <4 x float> %60, i32 3, !dbg !31
	%65 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %57, i32 0, i32 1, !dbg !31
	%66 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %57, i32 0, i32 2, !dbg !31
	%67 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %57, i32 0, i32 3, !dbg !31
	%68 = fmul float %50, %61, !dbg !32
	%69 = fmul float %51, %62, !dbg !33
	%70 = fadd float %68, %69, !dbg !34
	%71 = fmul float %52, %63, !dbg !35
	%72 = fadd float %70, %71, !dbg !36
	%73 = fmul float %53, %64, !dbg !37
	%74 = fadd float %72, %73, !dbg !38
	%75 = fadd float %43, %74, !dbg !39
	%76 = add i64 %44, 32, !dbg !40
	br label %b3, !dbg !40, !llvm.loop !42

b5:
	%77 = and i32 %35, -32, !dbg !50
	%78 = sub i32 %26, %77, !dbg !50
	%79 = icmp slt i32 %78, 32, !dbg !50
	%80 = select i1 %79, i32 %78, i32 32, !dbg !50
	%81 = sext i32 %80 to i64, !dbg !50
	%82 = icmp eq i64 %81, 32, !dbg !51
	br i1 %82, label %b6, label %b8, !dbg !51

b6:
	%83 = phi float [ %43, %b5 ], [ %91, %b7 ], !dbg !52
	%84 = phi i64 [ 16, %b5 ], [ %92, %b7 ], !dbg !53
	%85 = icmp sgt i64 %84, 0, !dbg !54
	br i1 %85, label %b7, label %b11, !dbg !54

b7:
	%86 = trunc i64 %84 to i32, !dbg !55
	%87 = bitcast float %83 to i32, !dbg !55
	%88 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %87, i32 %86, i32 31), !dbg !55
	%89 = extractvalue { i32, i1 } %88, 0, !dbg !55
	%90 = bitcast i32 %89 to float, !dbg !55
	%91 = fadd float %83, %90, !dbg !56
	%92 = sdiv i64 %84, 2, !dbg !57
	br label %b6, !dbg !57

b8:
	%93 = bitcast float %43 to i32, !dbg !58
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %93, i32 0, i32 31), !dbg !58
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !58
	%96 = bitcast i32 %95 to float, !dbg !58
	br label %b9, !dbg !58

b9:
	%97 = phi float [ %96, %b8 ], [ %105, %b10 ], !dbg !59
	%98 = phi i64 [ 1, %b8 ], [ %106, %b10 ], !dbg !60
	%99 = icmp slt i64 %98, %81, !dbg !61
	br i1 %99, label %b10, label %b11, !dbg !61

b10:
	%100 = trunc i64 %98 to i32, !dbg !62
	%101 = bitcast float %43 to i32, !dbg !62
	%102 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %101, i32 %100, i32 31), !dbg !62
	%103 = extractvalue { i32, i1 } %102, 0, !dbg !62
	%104 = bitcast i32 %103 to float, !dbg !62
	%105 = fadd float %97, %104, !dbg !56
	%106 = add i64 %98, 1, !dbg !63
	br label %b9, !dbg !63

b11:
	%107 = phi float [ %83, %b6 ], [ %97, %b9 ], !dbg !49
	%108 = icmp eq i64 %7, 0, !dbg !64
	br i1 %108, label %b12, label %b13, !dbg !64

b12:
	%109 = getelementptr inbounds float, float addrspace(1)* %0, i64 %39, !dbg !65
	store float %107, float addrspace(1)* %109, align 4, !dbg !65
	br label %b13, !dbg !65

b13:
	%110 = mul i64 %15, %17, !dbg !66
	%111 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !66, !range !16
	%112 = sext i32 %111 to i64, !dbg !66
	%113 = mul i64 %110, %112, !dbg !66
	%114 = mul i64 %113, %27, !dbg !66
	%115 = sdiv i64 %114, 32, !dbg !67
	%116 = add i64 %39, %115, !dbg !68
	br label %b1, !dbg !68

b14:
	ret void, !dbg !68
}

define void @BFloat16(float* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !69 {
entry:
	br label %b0, !dbg !70

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !70
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !70
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !70
	%3 = bitcast i16 addrspace(1)* %1 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !71
	%4 = ashr i64 %p5, 2, !dbg !72
	%5 = bitcast i16 addrspace(1)* %2 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !72
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !73, !range !11
	%7 = sext i32 %6 to i64, !dbg !73
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !74, !range !13
	%9 = sext i32 %8 to i64, !dbg !74
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !74, !range !14
	%11 = sext i32 %10 to i64, !dbg !74
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !74, !range !14
	%13 = sext i32 %12 to i64, !dbg !74
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !74, !range !15
	%15 = sext i32 %14 to i64, !dbg !74
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !74, !range !16
	%17 = sext i32 %16 to i64, !dbg !74
	%18 = mul i64 %17, %13, !dbg !74
	%19 = add i64 %11, %18, !dbg !74
	%20 = mul i64 %15, %19, !dbg !74
	%21 = add i64 %9, %20, !dbg !74
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !74, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !74, !range !17
	%24 = mul i32 %22, %23, !dbg !74
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !74, !range !18
	%26 = mul i32 %24, %25, !dbg !74
	%27 = sext i32 %26 to i64, !dbg !74
	%28 = mul i64 %21, %27, !dbg !74
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !74, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !74, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !74, !range !20
	%32 = mul i32 %23, %31, !dbg !74
	%33 = add i32 %30, %32, !dbg !74
	%34 = mul i32 %22, %33, !dbg !74
	%35 = add i32 %29, %34, !dbg !74
	%36 = sext i32 %35 to i64, !dbg !74
	%37 = add i64 %28, %36, !dbg !74
	%38 = sdiv i64 %37, 32, !dbg !75
	br label %b1, !dbg !75

b1:
	%39 = phi i64 [ %38, %b0 ], [ %140, %b13 ], !dbg !76
	%40 = icmp slt i64 %39, %p1, !dbg !77
	br i1 %40, label %b2, label %b14, !dbg !77

b2:
	%41 = mul i64 %39, %4, !dbg !78
	%42 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %3, i64 %41, !dbg !79
	br label %b3, !dbg !80

b3:
	%43 = phi float [ 0.000000e+00, %b2 ], [ %99, %b4 ], !dbg !81
	%44 = phi i64 [ %7, %b2 ], [ %100, %b4 ], !dbg !82
	%45 = icmp slt i64 %44, %4, !dbg !83
	br i1 %45, label %b4, label %b5, !dbg !83

b4:
	%46 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %42, i64 %44, !dbg !84
	%47 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %46, i32 0, i32 0, !dbg !84
	%48 = bitcast { i16, i16, i16, i16 } addrspace(1)* %46 to <4 x i16> addrspace(1)*, !dbg !84
	%49 = load <4 x i16>, <4 x i16> addrspace(1)* %48, align 8, !dbg !84
	%50 = extractelement <4 x i16> %49, i32 0, !dbg !84
	%51 = extractelement <4 x i16> %49, i32 1, !dbg !84
	%52 = extractelement <4 x i16> %49, i32 2, !dbg !84
	%53 = extractelement <4 x i16> %49, i32 3, !dbg !84
	%54 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %46, i32 0, i32 1, !dbg !84
	%55 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %46, i32 0, i32 2, !dbg !84
	%56 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %46, i32 0, i32 3, !dbg !84
	%57 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %5, i64 %44, !dbg !85
	%58 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %57, i32 0, i32 0, !dbg !85
	%59 = bitcast { i16, i16, i16, i16 } addrspace(1)* %57 to <4 x i16> addrspace(1)*, !dbg !85
	%60 = load <4 x i16>, <4 x i16> addrspace(1)* %59, align 8, !dbg !85
	%61 = extractelement <4 x i16> %60, i32 0, !dbg !85
	%62 = extractelement <4 x i16> %60, i32 1, !dbg !85
	%63 = extractelement <4 x i16> %60, i32 2, !dbg !85
	%64 = extractelement <4 x i16> %60, i32 3, !dbg !85
	%65 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %57, i32 0, i32 1, !dbg !85
	%66 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %57, i32 0, i32 2, !dbg !85
	%67 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %57, i32 0, i32 3, !dbg !85
	%68 = zext i16 %50 to i32, !dbg !86
	%69 = shl i32 %68, 16, !dbg !86
	%70 = bitcast i32 %69 to float, !dbg !86
	%71 = zext i16 %61 to i32, !dbg !87
	%72 = shl i32 %71, 16, !dbg !87
	%73 = bitcast i32 %72 to float, !dbg !87
	%74 = fmul float %70, %73, !dbg !88
	%75 = zext i16 %51 to i32, !dbg !89
	%76 = shl i32 %75, 16, !dbg !89
	%77 = bitcast i32 %76 to float, !dbg !89
	%78 = zext i16 %62 to i32, !dbg !90
	%79 = shl i32 %78, 16, !dbg !90
	%80 = bitcast i32 %79 to float, !dbg !90
	%81 = fmul float %77, %80, !dbg !91
	%82 = fadd float %74, %81, !dbg !92
	%83 = zext i16 %52 to i32, !dbg !93
	%84 = shl i32 %83, 16, !dbg !93
	%85 = bitcast i32 %84 to float, !dbg !93
	%86 = zext i16 %63 to i32, !dbg !94
	%87 = shl i32 %86, 16, !dbg !94
	%88 = bitcast i32 %87 to float, !dbg !94
	%89 = fmul float %85, %88, !dbg !95
	%90 = fadd float %82, %89, !dbg !96
	%91 = zext i16 %53 to i32, !dbg !97
	%92 = shl i32 %91, 16, !dbg !97
	%93 = bitcast i32 %92 to float, !dbg !97
	%94 = zext i16 %64 to i32, !dbg !98
	%95 = shl i32 %94, 16, !dbg !98
	%96 = bitcast i32 %95 to float, !dbg !98
	%97 = fmul float %93, %96, !dbg !99
	%98 = fadd float %90, %97, !dbg !100
	%99 = fadd float %43, %98, !dbg !101
	%100 = add i64 %44, 32, !dbg !102
	br label %b3, !dbg !102, !llvm.loop !104

b5:
	%101 = and i32 %35, -32, !dbg !108
	%102 = sub i32 %26, %101, !dbg !108
	%103 = icmp slt i32 %102, 32, !dbg !108
	%104 = select i1 %103, i32 %102, i32 32, !dbg !108
	%105 = sext i32 %104 to i64, !dbg !108
	%106 = icmp eq i64 %105, 32, !dbg !109
	br i1 %106, label %b6, label %b8, !dbg !109

b6:
	%107 = phi float [ %43, %b5 ], [ %115, %b7 ], !dbg !110
	%108 = phi i64 [ 16, %b5 ], [ %116, %b7 ], !dbg !111
	%109 = icmp sgt i64 %108, 0, !dbg !112
	br i1 %109, label %b7, label %b11, !dbg !112

b7:
	%110 = trunc i64 %108 to i32, !dbg !113
	%111 = bitcast float %107 to i32, !dbg !113
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %111, i32 %110, i32 31), !dbg !113
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !113
	%114 = bitcast i32 %113 to float, !dbg !113
	%115 = fadd float %107, %114, !dbg !114
	%116 = sdiv i64 %108, 2, !dbg !115
	br label %b6, !dbg !115

b8:
	%117 = bitcast float %43 to i32, !dbg !116
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %117, i32 0, i32 31), !dbg !116
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !116
	%120 = bitcast i32 %119 to float, !dbg !116
	br label %b9, !dbg !116

b9:
	%121 = phi float [ %120, %b8 ], [ %129, %b10 ], !dbg !117
	%122 = phi i64 [ 1, %b8 ], [ %130, %b10 ], !dbg !118
	%123 = icmp slt i64 %122, %105, !dbg !119
	br i1 %123, label %b10, label %b11, !dbg !119

b10:
	%124 = trunc i64 %122 to i32, !dbg !120
	%125 = bitcast float %43 to i32, !dbg !120
	%126 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %125, i32 %124, i32 31), !dbg !120
	%127 = extractvalue { i32, i1 } %126, 0, !dbg !120
	%128 = bitcast i32 %127 to float, !dbg !120
	%129 = fadd float %121, %128, !dbg !114
	%130 = add i64 %122, 1, !dbg !121
	br label %b9, !dbg !121

b11:
	%131 = phi float [ %107, %b6 ], [ %121, %b9 ], !dbg !107
	%132 = icmp eq i64 %7, 0, !dbg !122
	br i1 %132, label %b12, label %b13, !dbg !122

b12:
	%133 = getelementptr inbounds float, float addrspace(1)* %0, i64 %39, !dbg !123
	store float %131, float addrspace(1)* %133, align 4, !dbg !123
	br label %b13, !dbg !123

b13:
	%134 = mul i64 %15, %17, !dbg !124
	%135 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !124, !range !16
	%136 = sext i32 %135 to i64, !dbg !124
	%137 = mul i64 %134, %136, !dbg !124
	%138 = mul i64 %137, %27, !dbg !124
	%139 = sdiv i64 %138, 32, !dbg !125
	%140 = add i64 %39, %139, !dbg !126
	br label %b1, !dbg !126

b14:
	ret void, !dbg !126
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

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!127, !128, !129, !130, !131, !132, !133, !134}
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
!22 = !DILocation(line: 34, column: 6, scope: !6)
!23 = !DILocation(line: 34, column: 42, scope: !6)
!24 = !DILocation(line: 35, column: 14, scope: !6)
!25 = !DILocation(line: 35, column: 12, scope: !6)
!26 = !DILocation(line: 35, column: 18, scope: !6)
!27 = !DILocation(line: 36, column: 3, scope: !6)
!28 = !DILocation(line: 38, column: 7, scope: !6)
!29 = !DILocation(line: 38, column: 20, scope: !6)
!30 = !DILocation(line: 39, column: 15, scope: !6)
!31 = !DILocation(line: 39, column: 22, scope: !6)
!32 = !DILocation(line: 40, column: 14, scope: !6)
!33 = !DILocation(line: 40, column: 24, scope: !6)
!34 = !DILocation(line: 40, column: 19, scope: !6)
!35 = !DILocation(line: 40, column: 34, scope: !6)
!36 = !DILocation(line: 40, column: 29, scope: !6)
!37 = !DILocation(line: 40, column: 44, scope: !6)
!38 = !DILocation(line: 40, column: 39, scope: !6)
!39 = !DILocation(line: 40, column: 4, scope: !6)
!40 = !DILocation(line: 38, column: 25, scope: !6)
!41 = !{!"llvm.loop.unroll.count", i32 4}
!42 = distinct !{!42, !41}
!43 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!44 = distinct !DISubprogram(name: "reduceWarp", scope: !43, file: !43, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!45 = distinct !DISubprogram(name: "reduce", scope: !43, file: !43, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!46 = distinct !DISubprogram(name: "ReduceAdd", scope: !43, file: !43, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!47 = !DILocation(line: 42, column: 25, scope: !6)
!48 = !DILocation(line: 8, column: 15, scope: !46, inlinedAt: !47)
!49 = !DILocation(line: 45, column: 16, scope: !45, inlinedAt: !48)
!50 = !DILocation(line: 70, column: 13, scope: !44, inlinedAt: !49)
!51 = !DILocation(line: 71, column: 7, scope: !44, inlinedAt: !49)
!52 = !DILocation(line: 66, column: 35, scope: !44, inlinedAt: !49)
!53 = !DILocation(line: 72, column: 7, scope: !44, inlinedAt: !49)
!54 = !DILocation(line: 72, column: 35, scope: !44, inlinedAt: !49)
!55 = !DILocation(line: 73, column: 23, scope: !44, inlinedAt: !49)
!56 = !DILocation(line: 8, column: 76, scope: !46, inlinedAt: !47)
!57 = !DILocation(line: 72, column: 40, scope: !44, inlinedAt: !49)
!58 = !DILocation(line: 77, column: 16, scope: !44, inlinedAt: !49)
!59 = !DILocation(line: 77, column: 2, scope: !44, inlinedAt: !49)
!60 = !DILocation(line: 78, column: 6, scope: !44, inlinedAt: !49)
!61 = !DILocation(line: 78, column: 22, scope: !44, inlinedAt: !49)
!62 = !DILocation(line: 79, column: 23, scope: !44, inlinedAt: !49)
!63 = !DILocation(line: 78, column: 27, scope: !44, inlinedAt: !49)
!64 = !DILocation(line: 42, column: 47, scope: !6)
!65 = !DILocation(line: 43, column: 7, scope: !6)
!66 = !DILocation(line: 34, column: 72, scope: !6)
!67 = !DILocation(line: 34, column: 75, scope: !6)
!68 = !DILocation(line: 34, column: 54, scope: !6)
!69 = distinct !DISubprogram(name: "BFloat16", scope: !1, file: !1, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!70 = !DILocation(line: 52, column: 6, scope: !69)
!71 = !DILocation(line: 53, column: 22, scope: !69)
!72 = !DILocation(line: 53, column: 37, scope: !69)
!73 = !DILocation(line: 54, column: 35, scope: !69)
!74 = !DILocation(line: 55, column: 24, scope: !69)
!75 = !DILocation(line: 55, column: 27, scope: !69)
!76 = !DILocation(line: 55, column: 6, scope: !69)
!77 = !DILocation(line: 55, column: 42, scope: !69)
!78 = !DILocation(line: 56, column: 14, scope: !69)
!79 = !DILocation(line: 56, column: 12, scope: !69)
!80 = !DILocation(line: 56, column: 18, scope: !69)
!81 = !DILocation(line: 57, column: 3, scope: !69)
!82 = !DILocation(line: 59, column: 7, scope: !69)
!83 = !DILocation(line: 59, column: 20, scope: !69)
!84 = !DILocation(line: 60, column: 15, scope: !69)
!85 = !DILocation(line: 60, column: 22, scope: !69)
!86 = !DILocation(line: 61, column: 22, scope: !69)
!87 = !DILocation(line: 61, column: 36, scope: !69)
!88 = !DILocation(line: 61, column: 24, scope: !69)
!89 = !DILocation(line: 61, column: 52, scope: !69)
!90 = !DILocation(line: 61, column: 66, scope: !69)
!91 = !DILocation(line: 61, column: 54, scope: !69)
!92 = !DILocation(line: 61, column: 39, scope: !69)
!93 = !DILocation(line: 62, column: 16, scope: !69)
!94 = !DILocation(line: 62, column: 30, scope: !69)
!95 = !DILocation(line: 62, column: 18, scope: !69)
!96 = !DILocation(line: 61, column: 69, scope: !69)
!97 = !DILocation(line: 62, column: 46, scope: !69)
!98 = !DILocation(line: 62, column: 60, scope: !69)
!99 = !DILocation(line: 62, column: 48, scope: !69)
!100 = !DILocation(line: 62, column: 33, scope: !69)
!101 = !DILocation(line: 61, column: 4, scope: !69)
!102 = !DILocation(line: 59, column: 25, scope: !69)
!103 = !{!"llvm.loop.unroll.count", i32 4}
!104 = distinct !{!104, !103}
!105 = !DILocation(line: 64, column: 25, scope: !69)
!106 = !DILocation(line: 8, column: 15, scope: !46, inlinedAt: !105)
!107 = !DILocation(line: 45, column: 16, scope: !45, inlinedAt: !106)
!108 = !DILocation(line: 70, column: 13, scope: !44, inlinedAt: !107)
!109 = !DILocation(line: 71, column: 7, scope: !44, inlinedAt: !107)
!110 = !DILocation(line: 66, column: 35, scope: !44, inlinedAt: !107)
!111 = !DILocation(line: 72, column: 7, scope: !44, inlinedAt: !107)
!112 = !DILocation(line: 72, column: 35, scope: !44, inlinedAt: !107)
!113 = !DILocation(line: 73, column: 23, scope: !44, inlinedAt: !107)
!114 = !DILocation(line: 8, column: 76, scope: !46, inlinedAt: !105)
!115 = !DILocation(line: 72, column: 40, scope: !44, inlinedAt: !107)
!116 = !DILocation(line: 77, column: 16, scope: !44, inlinedAt: !107)
!117 = !DILocation(line: 77, column: 2, scope: !44, inlinedAt: !107)
!118 = !DILocation(line: 78, column: 6, scope: !44, inlinedAt: !107)
!119 = !DILocation(line: 78, column: 22, scope: !44, inlinedAt: !107)
!120 = !DILocation(line: 79, column: 23, scope: !44, inlinedAt: !107)
!121 = !DILocation(line: 78, column: 27, scope: !44, inlinedAt: !107)
!122 = !DILocation(line: 64, column: 47, scope: !69)
!123 = !DILocation(line: 65, column: 7, scope: !69)
!124 = !DILocation(line: 55, column: 72, scope: !69)
!125 = !DILocation(line: 55, column: 75, scope: !69)
!126 = !DILocation(line: 55, column: 54, scope: !69)
!127 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"kernel", i32 1}
!128 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidx", i32 256}
!129 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidy", i32 1}
!130 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidz", i32 1}
!131 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"kernel", i32 1}
!132 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidx", i32 256}
!133 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidy", i32 1}
!134 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidz", i32 1}
