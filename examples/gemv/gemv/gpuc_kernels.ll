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
	br i1 %4, label %b1, label %b35, !dbg !8

b1:
	%5 = addrspacecast float addrspace(1)* %1 to float*, !dbg !8
	%6 = ptrtoint float* %5 to i64, !dbg !8
	%7 = and i64 %6, 15, !dbg !8
	%8 = icmp eq i64 %7, 0, !dbg !8
	%9 = icmp eq i64 %p3, 0, !dbg !8
	%10 = or i1 %8, %9, !dbg !8
	br i1 %10, label %b2, label %b34, !dbg !8

b2:
	%11 = ashr i64 %p3, 2, !dbg !8
	%12 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !8
	%13 = and i64 %p5, 3, !dbg !9
	%14 = icmp eq i64 %13, 0, !dbg !9
	br i1 %14, label %b3, label %b33, !dbg !9

b3:
	%15 = addrspacecast float addrspace(1)* %2 to float*, !dbg !9
	%16 = ptrtoint float* %15 to i64, !dbg !9
	%17 = and i64 %16, 15, !dbg !9
	%18 = icmp eq i64 %17, 0, !dbg !9
	%19 = icmp eq i64 %p5, 0, !dbg !9
	%20 = or i1 %18, %19, !dbg !9
	br i1 %20, label %b4, label %b32, !dbg !9

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
	%64 = icmp ule i64 %p1, 268435455, !dbg !33
	%65 = icmp ule i64 %21, 268435455, !dbg !33
	%66 = and i1 %64, %65, !dbg !33
	%67 = mul i64 %p1, -1, !dbg !33
	%68 = mul i64 %21, %67, !dbg !33
	%69 = add i64 %68, %11, !dbg !33
	%70 = icmp sge i64 %69, 0, !dbg !33
	%71 = and i1 %66, %70, !dbg !33
	br i1 %71, label %b5, label %b18_cold, !dbg !21, !prof !34

b5:
	%72 = phi i64 [ %55, %b4 ], [ %141, %b17 ], !dbg !33
	%73 = icmp slt i64 %72, %p1, !dbg !35
	br i1 %73, label %b6, label %b31, !dbg !35

b6:
	%74 = mul i64 %72, %21, !dbg !36
	%75 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %12, i64 %74, !dbg !37
	br label %b7, !dbg !38

b7:
	%76 = phi float [ 0.000000e+00, %b6 ], [ %108, %b8 ], !dbg !39
	%77 = phi i64 [ %24, %b6 ], [ %109, %b8 ], !dbg !40
	%78 = icmp slt i64 %77, %21, !dbg !41
	br i1 %78, label %b8, label %b9, !dbg !41

b8:
	%79 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %75, i64 %77, !dbg !42
	%80 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %79, i32 0, i32 0, !dbg !42
	%81 = bitcast { float, float, float, float } addrspace(1)* %79 to <4 x float> addrspace(1)*, !dbg !42
	%82 = load <4 x float>, <4 x float> addrspace(1)* %81, align 16, !dbg !42
	%83 = extractelement <4 x float> %82, i32 0, !dbg !42
	%84 = extractelement <4 x float> %82, i32 1, !dbg !42
	%85 = extractelement <4 x float> %82, i32 2, !dbg !42
	%86 = extractelement <4 x float> %82, i32 3, !dbg !42
	%87 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %79, i32 0, i32 1, !dbg !42
	%88 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %79, i32 0, i32 2, !dbg !42
	%89 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %79, i32 0, i32 3, !dbg !42
	%90 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %22, i64 %77, !dbg !43
	%91 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %90, i32 0, i32 0, !dbg !43
	%92 = bitcast { float, float, float, float } addrspace(1)* %90 to <4 x float> addrspace(1)*, !dbg !43
	%93 = load <4 x float>, <4 x float> addrspace(1)* %92, align 16, !dbg !43
	%94 = extractelement <4 x float> %93, i32 0, !dbg !43
	%95 = extractelement <4 x float> %93, i32 1, !dbg !43
	%96 = extractelement <4 x float> %93, i32 2, !dbg !43
	%97 = extractelement <4 x float> %93, i32 3, !dbg !43
	%98 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %90, i32 0, i32 1, !dbg !43
	%99 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %90, i32 0, i32 2, !dbg !43
	%100 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %90, i32 0, i32 3, !dbg !43
	%101 = fmul float %83, %94, !dbg !44
	%102 = fmul float %84, %95, !dbg !45
	%103 = fadd float %101, %102, !dbg !46
	%104 = fmul float %85, %96, !dbg !47
	%105 = fadd float %103, %104, !dbg !48
	%106 = fmul float %86, %97, !dbg !49
	%107 = fadd float %105, %106, !dbg !50
	%108 = fadd float %76, %107, !dbg !51
	%109 = add i64 %77, 32, !dbg !52
	br label %b7, !dbg !52, !llvm.loop !54

b9:
	br i1 %61, label %b10, label %b12, !dbg !30

b10:
	%110 = phi float [ %118, %b11 ], [ %76, %b9 ], !dbg !55
	%111 = phi i64 [ %119, %b11 ], [ 16, %b9 ], !dbg !56
	%112 = icmp sgt i64 %111, 0, !dbg !57
	br i1 %112, label %b11, label %b15, !dbg !57

b11:
	%113 = trunc i64 %111 to i32, !dbg !58
	%114 = bitcast float %110 to i32, !dbg !58
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %114, i32 %113, i32 31), !dbg !58
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !58
	%117 = bitcast i32 %116 to float, !dbg !58
	%118 = fadd float %110, %117, !dbg !59
	%119 = sdiv i64 %111, 2, !dbg !60
	br label %b10, !dbg !60

b12:
	%120 = bitcast float %76 to i32, !dbg !61
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %120, i32 0, i32 31), !dbg !61
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !61
	%123 = bitcast i32 %122 to float, !dbg !61
	br label %b13, !dbg !61

b13:
	%124 = phi float [ %123, %b12 ], [ %132, %b14 ], !dbg !62
	%125 = phi i64 [ 1, %b12 ], [ %133, %b14 ], !dbg !63
	%126 = icmp slt i64 %125, %60, !dbg !64
	br i1 %126, label %b14, label %b15, !dbg !64

b14:
	%127 = trunc i64 %125 to i32, !dbg !65
	%128 = bitcast float %76 to i32, !dbg !65
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 %127, i32 31), !dbg !65
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !65
	%131 = bitcast i32 %130 to float, !dbg !65
	%132 = fadd float %124, %131, !dbg !59
	%133 = add i64 %125, 1, !dbg !66
	br label %b13, !dbg !66

b15:
	%134 = phi float [ %110, %b10 ], [ %124, %b13 ], !dbg !28
	br i1 %62, label %b16, label %b17, !dbg !31

b16:
	%135 = getelementptr inbounds float, float addrspace(1)* %0, i64 %72, !dbg !67
	store float %134, float addrspace(1)* %135, align 4, !dbg !67
	br label %b17, !dbg !67

b17:
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !32, !range !16
	%137 = sext i32 %136 to i64, !dbg !32
	%138 = mul i64 %63, %137, !dbg !32
	%139 = mul i64 %138, %44, !dbg !32
	%140 = sdiv i64 %139, 32, !dbg !68
	%141 = add i64 %72, %140, !dbg !69
	br label %b5, !dbg !69

b31:
	ret void, !dbg !69

b32:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %17, i64 16), !dbg !9
	ret void, !dbg !9

b33:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p5, i64 4), !dbg !9
	ret void, !dbg !9

b34:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %7, i64 16), !dbg !8
	ret void, !dbg !8

b35:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %p3, i64 4), !dbg !8
	ret void, !dbg !8

b18_cold:
	%142 = phi i64 [ %216, %b30_cold ], [ %55, %b4 ], !dbg !33
	%143 = icmp slt i64 %142, %p1, !dbg !35
	br i1 %143, label %b19_cold, label %b31, !dbg !35

b19_cold:
	%144 = mul i64 %142, %21, !dbg !36
	%145 = sub i64 %11, %144, !dbg !37
	%146 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %12, i64 %144, !dbg !37
	%147 = icmp ugt i64 %144, %11, !dbg !37
	%148 = icmp ugt i64 %21, %145, !dbg !38
	%149 = or i1 %147, %148, !dbg !38
	br i1 %149, label %b19_cold_fail1, label %b19_cold_ok1, !dbg !38, !prof !70

b19_cold_fail1:
	%150 = icmp ugt i64 %144, %11, !dbg !37
	br i1 %150, label %b19_cold_fail2, label %b19_cold_ok2, !dbg !37

b19_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %144, i64 %11), !dbg !37
	ret void, !dbg !37

b19_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 %21, i64 %145), !dbg !38
	ret void, !dbg !38

b19_cold_ok1:
	br label %b20_cold, !dbg !38

b20_cold:
	%151 = phi float [ 0.000000e+00, %b19_cold_ok1 ], [ %183, %b21_cold ], !dbg !39
	%152 = phi i64 [ %24, %b19_cold_ok1 ], [ %184, %b21_cold ], !dbg !40
	%153 = icmp slt i64 %152, %21, !dbg !41
	br i1 %153, label %b21_cold, label %b22_cold, !dbg !41

b21_cold:
	%154 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %146, i64 %152, !dbg !42
	%155 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %154, i32 0, i32 0, !dbg !42
	%156 = bitcast { float, float, float, float } addrspace(1)* %154 to <4 x float> addrspace(1)*, !dbg !42
	%157 = load <4 x float>, <4 x float> addrspace(1)* %156, align 16, !dbg !42
	%158 = extractelement <4 x float> %157, i32 0, !dbg !42
	%159 = extractelement <4 x float> %157, i32 1, !dbg !42
	%160 = extractelement <4 x float> %157, i32 2, !dbg !42
	%161 = extractelement <4 x float> %157, i32 3, !dbg !42
	%162 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %154, i32 0, i32 1, !dbg !42
	%163 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %154, i32 0, i32 2, !dbg !42
	%164 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %154, i32 0, i32 3, !dbg !42
	%165 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %22, i64 %152, !dbg !43
	%166 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %165, i32 0, i32 0, !dbg !43
	%167 = bitcast { float, float, float, float } addrspace(1)* %165 to <4 x float> addrspace(1)*, !dbg !43
	%168 = load <4 x float>, <4 x float> addrspace(1)* %167, align 16, !dbg !43
	%169 = extractelement <4 x float> %168, i32 0, !dbg !43
	%170 = extractelement <4 x float> %168, i32 1, !dbg !43
	%171 = extractelement <4 x float> %168, i32 2, !dbg !43
	%172 = extractelement <4 x float> %168, i32 3, !dbg !43
	%173 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %165, i32 0, i32 1, !dbg !43
	%174 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %165, i32 0, i32 2, !dbg !43
	%175 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %165, i32 0, i32 3, !dbg !43
	%176 = fmul float %158, %169, !dbg !44
	%177 = fmul float %159, %170, !dbg !45
	%178 = fadd float %176, %177, !dbg !46
	%179 = fmul float %160, %171, !dbg !47
	%180 = fadd float %178, %179, !dbg !48
	%181 = fmul float %161, %172, !dbg !49
	%182 = fadd float %180, %181, !dbg !50
	%183 = fadd float %151, %182, !dbg !51
	%184 = add i64 %152, 32, !dbg !52
	br label %b20_cold, !dbg !52

b22_cold:
	br i1 %61, label %b23_cold, label %b25_cold, !dbg !30

b23_cold:
	%185 = phi float [ %193, %b24_cold ], [ %151, %b22_cold ], !dbg !55
	%186 = phi i64 [ %194, %b24_cold ], [ 16, %b22_cold ], !dbg !56
	%187 = icmp sgt i64 %186, 0, !dbg !57
	br i1 %187, label %b24_cold, label %b28_cold, !dbg !57

b24_cold:
	%188 = trunc i64 %186 to i32, !dbg !58
	%189 = bitcast float %185 to i32, !dbg !58
	%190 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %189, i32 %188, i32 31), !dbg !58
	%191 = extractvalue { i32, i1 } %190, 0, !dbg !58
	%192 = bitcast i32 %191 to float, !dbg !58
	%193 = fadd float %185, %192, !dbg !59
	%194 = sdiv i64 %186, 2, !dbg !60
	br label %b23_cold, !dbg !60

b25_cold:
	%195 = bitcast float %151 to i32, !dbg !61
	%196 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %195, i32 0, i32 31), !dbg !61
	%197 = extractvalue { i32, i1 } %196, 0, !dbg !61
	%198 = bitcast i32 %197 to float, !dbg !61
	br label %b26_cold, !dbg !61

b26_cold:
	%199 = phi float [ %198, %b25_cold ], [ %207, %b27_cold ], !dbg !62
	%200 = phi i64 [ 1, %b25_cold ], [ %208, %b27_cold ], !dbg !63
	%201 = icmp slt i64 %200, %60, !dbg !64
	br i1 %201, label %b27_cold, label %b28_cold, !dbg !64

b27_cold:
	%202 = trunc i64 %200 to i32, !dbg !65
	%203 = bitcast float %151 to i32, !dbg !65
	%204 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %203, i32 %202, i32 31), !dbg !65
	%205 = extractvalue { i32, i1 } %204, 0, !dbg !65
	%206 = bitcast i32 %205 to float, !dbg !65
	%207 = fadd float %199, %206, !dbg !59
	%208 = add i64 %200, 1, !dbg !66
	br label %b26_cold, !dbg !66

b28_cold:
	%209 = phi float [ %185, %b23_cold ], [ %199, %b26_cold ], !dbg !28
	br i1 %62, label %b29_cold, label %b30_cold, !dbg !31

b29_cold:
	%210 = getelementptr inbounds float, float addrspace(1)* %0, i64 %142, !dbg !67
	store float %209, float addrspace(1)* %210, align 4, !dbg !67
	br label %b30_cold, !dbg !67

b30_cold:
	%211 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !32, !range !16
	%212 = sext i32 %211 to i64, !dbg !32
	%213 = mul i64 %63, %212, !dbg !32
	%214 = mul i64 %213, %44, !dbg !32
	%215 = sdiv i64 %214, 32, !dbg !68
	%216 = add i64 %142, %215, !dbg !69
	br label %b18_cold, !dbg !69
}

define void @BFloat16(float* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !71 {
entry:
	br label %b0, !dbg !72

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !72
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !72
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !72
	%3 = and i64 %p3, 3, !dbg !73
	%4 = icmp eq i64 %3, 0, !dbg !73
	br i1 %4, label %b1, label %b35, !dbg !73

b1:
	%5 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !73
	%6 = ptrtoint i16* %5 to i64, !dbg !73
	%7 = and i64 %6, 7, !dbg !73
	%8 = icmp eq i64 %7, 0, !dbg !73
	%9 = icmp eq i64 %p3, 0, !dbg !73
	%10 = or i1 %8, %9, !dbg !73
	br i1 %10, label %b2, label %b34, !dbg !73

b2:
	%11 = ashr i64 %p3, 2, !dbg !73
	%12 = bitcast i16 addrspace(1)* %1 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !73
	%13 = and i64 %p5, 3, !dbg !74
	%14 = icmp eq i64 %13, 0, !dbg !74
	br i1 %14, label %b3, label %b33, !dbg !74

b3:
	%15 = addrspacecast i16 addrspace(1)* %2 to i16*, !dbg !74
	%16 = ptrtoint i16* %15 to i64, !dbg !74
	%17 = and i64 %16, 7, !dbg !74
	%18 = icmp eq i64 %17, 0, !dbg !74
	%19 = icmp eq i64 %p5, 0, !dbg !74
	%20 = or i1 %18, %19, !dbg !74
	br i1 %20, label %b4, label %b32, !dbg !74

b4:
	%21 = ashr i64 %p5, 2, !dbg !74
	%22 = bitcast i16 addrspace(1)* %2 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !74
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !75, !range !11
	%24 = sext i32 %23 to i64, !dbg !75
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !76, !range !13
	%26 = sext i32 %25 to i64, !dbg !76
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !76, !range !14
	%28 = sext i32 %27 to i64, !dbg !76
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !76, !range !14
	%30 = sext i32 %29 to i64, !dbg !76
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !76, !range !15
	%32 = sext i32 %31 to i64, !dbg !76
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !76, !range !16
	%34 = sext i32 %33 to i64, !dbg !76
	%35 = mul i64 %34, %30, !dbg !76
	%36 = add i64 %28, %35, !dbg !76
	%37 = mul i64 %32, %36, !dbg !76
	%38 = add i64 %26, %37, !dbg !76
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76, !range !17
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !76, !range !17
	%41 = mul i32 %39, %40, !dbg !76
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !76, !range !18
	%43 = mul i32 %41, %42, !dbg !76
	%44 = sext i32 %43 to i64, !dbg !76
	%45 = mul i64 %38, %44, !dbg !76
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76, !range !19
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !76, !range !19
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !76, !range !20
	%49 = mul i32 %40, %48, !dbg !76
	%50 = add i32 %47, %49, !dbg !76
	%51 = mul i32 %39, %50, !dbg !76
	%52 = add i32 %46, %51, !dbg !76
	%53 = sext i32 %52 to i64, !dbg !76
	%54 = add i64 %45, %53, !dbg !76
	%55 = sdiv i64 %54, 32, !dbg !77
	%56 = and i32 %52, -32, !dbg !81
	%57 = sub i32 %43, %56, !dbg !81
	%58 = icmp slt i32 %57, 32, !dbg !81
	%59 = select i1 %58, i32 %57, i32 32, !dbg !81
	%60 = sext i32 %59 to i64, !dbg !81
	%61 = icmp eq i64 %60, 32, !dbg !82
	%62 = icmp eq i64 %24, 0, !dbg !83
	%63 = mul i64 %32, %34, !dbg !84
	%64 = icmp ule i64 %p1, 268435455, !dbg !85
	%65 = icmp ule i64 %21, 268435455, !dbg !85
	%66 = and i1 %64, %65, !dbg !85
	%67 = mul i64 %p1, -1, !dbg !85
	%68 = mul i64 %21, %67, !dbg !85
	%69 = add i64 %68, %11, !dbg !85
	%70 = icmp sge i64 %69, 0, !dbg !85
	%71 = and i1 %66, %70, !dbg !85
	br i1 %71, label %b5, label %b18_cold, !dbg !77, !prof !34

b5:
	%72 = phi i64 [ %55, %b4 ], [ %165, %b17 ], !dbg !85
	%73 = icmp slt i64 %72, %p1, !dbg !86
	br i1 %73, label %b6, label %b31, !dbg !86

b6:
	%74 = mul i64 %72, %21, !dbg !87
	%75 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %12, i64 %74, !dbg !88
	br label %b7, !dbg !89

b7:
	%76 = phi float [ 0.000000e+00, %b6 ], [ %132, %b8 ], !dbg !90
	%77 = phi i64 [ %24, %b6 ], [ %133, %b8 ], !dbg !91
	%78 = icmp slt i64 %77, %21, !dbg !92
	br i1 %78, label %b8, label %b9, !dbg !92

b8:
	%79 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %75, i64 %77, !dbg !93
	%80 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %79, i32 0, i32 0, !dbg !93
	%81 = bitcast { i16, i16, i16, i16 } addrspace(1)* %79 to <4 x i16> addrspace(1)*, !dbg !93
	%82 = load <4 x i16>, <4 x i16> addrspace(1)* %81, align 8, !dbg !93
	%83 = extractelement <4 x i16> %82, i32 0, !dbg !93
	%84 = extractelement <4 x i16> %82, i32 1, !dbg !93
	%85 = extractelement <4 x i16> %82, i32 2, !dbg !93
	%86 = extractelement <4 x i16> %82, i32 3, !dbg !93
	%87 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %79, i32 0, i32 1, !dbg !93
	%88 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %79, i32 0, i32 2, !dbg !93
	%89 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %79, i32 0, i32 3, !dbg !93
	%90 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %22, i64 %77, !dbg !94
	%91 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %90, i32 0, i32 0, !dbg !94
	%92 = bitcast { i16, i16, i16, i16 } addrspace(1)* %90 to <4 x i16> addrspace(1)*, !dbg !94
	%93 = load <4 x i16>, <4 x i16> addrspace(1)* %92, align 8, !dbg !94
	%94 = extractelement <4 x i16> %93, i32 0, !dbg !94
	%95 = extractelement <4 x i16> %93, i32 1, !dbg !94
	%96 = extractelement <4 x i16> %93, i32 2, !dbg !94
	%97 = extractelement <4 x i16> %93, i32 3, !dbg !94
	%98 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %90, i32 0, i32 1, !dbg !94
	%99 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %90, i32 0, i32 2, !dbg !94
	%100 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %90, i32 0, i32 3, !dbg !94
	%101 = zext i16 %83 to i32, !dbg !95
	%102 = shl i32 %101, 16, !dbg !95
	%103 = bitcast i32 %102 to float, !dbg !95
	%104 = zext i16 %94 to i32, !dbg !96
	%105 = shl i32 %104, 16, !dbg !96
	%106 = bitcast i32 %105 to float, !dbg !96
	%107 = fmul float %103, %106, !dbg !97
	%108 = zext i16 %84 to i32, !dbg !98
	%109 = shl i32 %108, 16, !dbg !98
	%110 = bitcast i32 %109 to float, !dbg !98
	%111 = zext i16 %95 to i32, !dbg !99
	%112 = shl i32 %111, 16, !dbg !99
	%113 = bitcast i32 %112 to float, !dbg !99
	%114 = fmul float %110, %113, !dbg !100
	%115 = fadd float %107, %114, !dbg !101
	%116 = zext i16 %85 to i32, !dbg !102
	%117 = shl i32 %116, 16, !dbg !102
	%118 = bitcast i32 %117 to float, !dbg !102
	%119 = zext i16 %96 to i32, !dbg !103
	%120 = shl i32 %119, 16, !dbg !103
	%121 = bitcast i32 %120 to float, !dbg !103
	%122 = fmul float %118, %121, !dbg !104
	%123 = fadd float %115, %122, !dbg !105
	%124 = zext i16 %86 to i32, !dbg !106
	%125 = shl i32 %124, 16, !dbg !106
	%126 = bitcast i32 %125 to float, !dbg !106
	%127 = zext i16 %97 to i32, !dbg !107
	%128 = shl i32 %127, 16, !dbg !107
	%129 = bitcast i32 %128 to float, !dbg !107
	%130 = fmul float %126, %129, !dbg !108
	%131 = fadd float %123, %130, !dbg !109
	%132 = fadd float %76, %131, !dbg !110
	%133 = add i64 %77, 32, !dbg !111
	br label %b7, !dbg !111, !llvm.loop !113

b9:
	br i1 %61, label %b10, label %b12, !dbg !82

b10:
	%134 = phi float [ %142, %b11 ], [ %76, %b9 ], !dbg !114
	%135 = phi i64 [ %143, %b11 ], [ 16, %b9 ], !dbg !115
	%136 = icmp sgt i64 %135, 0, !dbg !116
	br i1 %136, label %b11, label %b15, !dbg !116

b11:
	%137 = trunc i64 %135 to i32, !dbg !117
	%138 = bitcast float %134 to i32, !dbg !117
	%139 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %138, i32 %137, i32 31), !dbg !117
	%140 = extractvalue { i32, i1 } %139, 0, !dbg !117
	%141 = bitcast i32 %140 to float, !dbg !117
	%142 = fadd float %134, %141, !dbg !118
	%143 = sdiv i64 %135, 2, !dbg !119
	br label %b10, !dbg !119

b12:
	%144 = bitcast float %76 to i32, !dbg !120
	%145 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %144, i32 0, i32 31), !dbg !120
	%146 = extractvalue { i32, i1 } %145, 0, !dbg !120
	%147 = bitcast i32 %146 to float, !dbg !120
	br label %b13, !dbg !120

b13:
	%148 = phi float [ %147, %b12 ], [ %156, %b14 ], !dbg !121
	%149 = phi i64 [ 1, %b12 ], [ %157, %b14 ], !dbg !122
	%150 = icmp slt i64 %149, %60, !dbg !123
	br i1 %150, label %b14, label %b15, !dbg !123

b14:
	%151 = trunc i64 %149 to i32, !dbg !124
	%152 = bitcast float %76 to i32, !dbg !124
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 %151, i32 31), !dbg !124
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !124
	%155 = bitcast i32 %154 to float, !dbg !124
	%156 = fadd float %148, %155, !dbg !118
	%157 = add i64 %149, 1, !dbg !125
	br label %b13, !dbg !125

b15:
	%158 = phi float [ %134, %b10 ], [ %148, %b13 ], !dbg !80
	br i1 %62, label %b16, label %b17, !dbg !83

b16:
	%159 = getelementptr inbounds float, float addrspace(1)* %0, i64 %72, !dbg !126
	store float %158, float addrspace(1)* %159, align 4, !dbg !126
	br label %b17, !dbg !126

b17:
	%160 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !84, !range !16
	%161 = sext i32 %160 to i64, !dbg !84
	%162 = mul i64 %63, %161, !dbg !84
	%163 = mul i64 %162, %44, !dbg !84
	%164 = sdiv i64 %163, 32, !dbg !127
	%165 = add i64 %72, %164, !dbg !128
	br label %b5, !dbg !128

b31:
	ret void, !dbg !128

b32:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %17, i64 8), !dbg !74
	ret void, !dbg !74

b33:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p5, i64 4), !dbg !74
	ret void, !dbg !74

b34:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %7, i64 8), !dbg !73
	ret void, !dbg !73

b35:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %p3, i64 4), !dbg !73
	ret void, !dbg !73

b18_cold:
	%166 = phi i64 [ %264, %b30_cold ], [ %55, %b4 ], !dbg !85
	%167 = icmp slt i64 %166, %p1, !dbg !86
	br i1 %167, label %b19_cold, label %b31, !dbg !86

b19_cold:
	%168 = mul i64 %166, %21, !dbg !87
	%169 = sub i64 %11, %168, !dbg !88
	%170 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %12, i64 %168, !dbg !88
	%171 = icmp ugt i64 %168, %11, !dbg !88
	%172 = icmp ugt i64 %21, %169, !dbg !89
	%173 = or i1 %171, %172, !dbg !89
	br i1 %173, label %b19_cold_fail1, label %b19_cold_ok1, !dbg !89, !prof !70

b19_cold_fail1:
	%174 = icmp ugt i64 %168, %11, !dbg !88
	br i1 %174, label %b19_cold_fail2, label %b19_cold_ok2, !dbg !88

b19_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %168, i64 %11), !dbg !88
	ret void, !dbg !88

b19_cold_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %21, i64 %169), !dbg !89
	ret void, !dbg !89

b19_cold_ok1:
	br label %b20_cold, !dbg !89

b20_cold:
	%175 = phi float [ 0.000000e+00, %b19_cold_ok1 ], [ %231, %b21_cold ], !dbg !90
	%176 = phi i64 [ %24, %b19_cold_ok1 ], [ %232, %b21_cold ], !dbg !91
	%177 = icmp slt i64 %176, %21, !dbg !92
	br i1 %177, label %b21_cold, label %b22_cold, !dbg !92

b21_cold:
	%178 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %170, i64 %176, !dbg !93
	%179 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %178, i32 0, i32 0, !dbg !93
	%180 = bitcast { i16, i16, i16, i16 } addrspace(1)* %178 to <4 x i16> addrspace(1)*, !dbg !93
	%181 = load <4 x i16>, <4 x i16> addrspace(1)* %180, align 8, !dbg !93
	%182 = extractelement <4 x i16> %181, i32 0, !dbg !93
	%183 = extractelement <4 x i16> %181, i32 1, !dbg !93
	%184 = extractelement <4 x i16> %181, i32 2, !dbg !93
	%185 = extractelement <4 x i16> %181, i32 3, !dbg !93
	%186 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %178, i32 0, i32 1, !dbg !93
	%187 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %178, i32 0, i32 2, !dbg !93
	%188 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %178, i32 0, i32 3, !dbg !93
	%189 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %22, i64 %176, !dbg !94
	%190 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %189, i32 0, i32 0, !dbg !94
	%191 = bitcast { i16, i16, i16, i16 } addrspace(1)* %189 to <4 x i16> addrspace(1)*, !dbg !94
	%192 = load <4 x i16>, <4 x i16> addrspace(1)* %191, align 8, !dbg !94
	%193 = extractelement <4 x i16> %192, i32 0, !dbg !94
	%194 = extractelement <4 x i16> %192, i32 1, !dbg !94
	%195 = extractelement <4 x i16> %192, i32 2, !dbg !94
	%196 = extractelement <4 x i16> %192, i32 3, !dbg !94
	%197 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %189, i32 0, i32 1, !dbg !94
	%198 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %189, i32 0, i32 2, !dbg !94
	%199 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %189, i32 0, i32 3, !dbg !94
	%200 = zext i16 %182 to i32, !dbg !95
	%201 = shl i32 %200, 16, !dbg !95
	%202 = bitcast i32 %201 to float, !dbg !95
	%203 = zext i16 %193 to i32, !dbg !96
	%204 = shl i32 %203, 16, !dbg !96
	%205 = bitcast i32 %204 to float, !dbg !96
	%206 = fmul float %202, %205, !dbg !97
	%207 = zext i16 %183 to i32, !dbg !98
	%208 = shl i32 %207, 16, !dbg !98
	%209 = bitcast i32 %208 to float, !dbg !98
	%210 = zext i16 %194 to i32, !dbg !99
	%211 = shl i32 %210, 16, !dbg !99
	%212 = bitcast i32 %211 to float, !dbg !99
	%213 = fmul float %209, %212, !dbg !100
	%214 = fadd float %206, %213, !dbg !101
	%215 = zext i16 %184 to i32, !dbg !102
	%216 = shl i32 %215, 16, !dbg !102
	%217 = bitcast i32 %216 to float, !dbg !102
	%218 = zext i16 %195 to i32, !dbg !103
	%219 = shl i32 %218, 16, !dbg !103
	%220 = bitcast i32 %219 to float, !dbg !103
	%221 = fmul float %217, %220, !dbg !104
	%222 = fadd float %214, %221, !dbg !105
	%223 = zext i16 %185 to i32, !dbg !106
	%224 = shl i32 %223, 16, !dbg !106
	%225 = bitcast i32 %224 to float, !dbg !106
	%226 = zext i16 %196 to i32, !dbg !107
	%227 = shl i32 %226, 16, !dbg !107
	%228 = bitcast i32 %227 to float, !dbg !107
	%229 = fmul float %225, %228, !dbg !108
	%230 = fadd float %222, %229, !dbg !109
	%231 = fadd float %175, %230, !dbg !110
	%232 = add i64 %176, 32, !dbg !111
	br label %b20_cold, !dbg !111

b22_cold:
	br i1 %61, label %b23_cold, label %b25_cold, !dbg !82

b23_cold:
	%233 = phi float [ %241, %b24_cold ], [ %175, %b22_cold ], !dbg !114
	%234 = phi i64 [ %242, %b24_cold ], [ 16, %b22_cold ], !dbg !115
	%235 = icmp sgt i64 %234, 0, !dbg !116
	br i1 %235, label %b24_cold, label %b28_cold, !dbg !116

b24_cold:
	%236 = trunc i64 %234 to i32, !dbg !117
	%237 = bitcast float %233 to i32, !dbg !117
	%238 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %237, i32 %236, i32 31), !dbg !117
	%239 = extractvalue { i32, i1 } %238, 0, !dbg !117
	%240 = bitcast i32 %239 to float, !dbg !117
	%241 = fadd float %233, %240, !dbg !118
	%242 = sdiv i64 %234, 2, !dbg !119
	br label %b23_cold, !dbg !119

b25_cold:
	%243 = bitcast float %175 to i32, !dbg !120
	%244 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %243, i32 0, i32 31), !dbg !120
	%245 = extractvalue { i32, i1 } %244, 0, !dbg !120
	%246 = bitcast i32 %245 to float, !dbg !120
	br label %b26_cold, !dbg !120

b26_cold:
	%247 = phi float [ %246, %b25_cold ], [ %255, %b27_cold ], !dbg !121
	%248 = phi i64 [ 1, %b25_cold ], [ %256, %b27_cold ], !dbg !122
	%249 = icmp slt i64 %248, %60, !dbg !123
	br i1 %249, label %b27_cold, label %b28_cold, !dbg !123

b27_cold:
	%250 = trunc i64 %248 to i32, !dbg !124
	%251 = bitcast float %175 to i32, !dbg !124
	%252 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %251, i32 %250, i32 31), !dbg !124
	%253 = extractvalue { i32, i1 } %252, 0, !dbg !124
	%254 = bitcast i32 %253 to float, !dbg !124
	%255 = fadd float %247, %254, !dbg !118
	%256 = add i64 %248, 1, !dbg !125
	br label %b26_cold, !dbg !125

b28_cold:
	%257 = phi float [ %233, %b23_cold ], [ %247, %b26_cold ], !dbg !80
	br i1 %62, label %b29_cold, label %b30_cold, !dbg !83

b29_cold:
	%258 = getelementptr inbounds float, float addrspace(1)* %0, i64 %166, !dbg !126
	store float %257, float addrspace(1)* %258, align 4, !dbg !126
	br label %b30_cold, !dbg !126

b30_cold:
	%259 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !84, !range !16
	%260 = sext i32 %259 to i64, !dbg !84
	%261 = mul i64 %63, %260, !dbg !84
	%262 = mul i64 %261, %44, !dbg !84
	%263 = sdiv i64 %262, 32, !dbg !127
	%264 = add i64 %166, %263, !dbg !128
	br label %b18_cold, !dbg !128
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

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!129, !130, !131, !132, !133, !134, !135, !136}
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
!23 = distinct !DISubprogram(name: "reduceWarp", scope: !22, file: !22, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!24 = distinct !DISubprogram(name: "reduce", scope: !22, file: !22, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!25 = distinct !DISubprogram(name: "ReduceAdd", scope: !22, file: !22, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!26 = !DILocation(line: 42, column: 25, scope: !6)
!27 = !DILocation(line: 8, column: 15, scope: !25, inlinedAt: !26)
!28 = !DILocation(line: 45, column: 16, scope: !24, inlinedAt: !27)
!29 = !DILocation(line: 70, column: 13, scope: !23, inlinedAt: !28)
!30 = !DILocation(line: 71, column: 7, scope: !23, inlinedAt: !28)
!31 = !DILocation(line: 42, column: 47, scope: !6)
!32 = !DILocation(line: 34, column: 72, scope: !6)
!33 = !DILocation(line: 34, column: 6, scope: !6)
!34 = !{!"branch_weights", i32 1048576, i32 1}
!35 = !DILocation(line: 34, column: 42, scope: !6)
!36 = !DILocation(line: 35, column: 14, scope: !6)
!37 = !DILocation(line: 35, column: 12, scope: !6)
!38 = !DILocation(line: 35, column: 18, scope: !6)
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
!55 = !DILocation(line: 66, column: 35, scope: !23, inlinedAt: !28)
!56 = !DILocation(line: 72, column: 7, scope: !23, inlinedAt: !28)
!57 = !DILocation(line: 72, column: 35, scope: !23, inlinedAt: !28)
!58 = !DILocation(line: 73, column: 23, scope: !23, inlinedAt: !28)
!59 = !DILocation(line: 8, column: 76, scope: !25, inlinedAt: !26)
!60 = !DILocation(line: 72, column: 40, scope: !23, inlinedAt: !28)
!61 = !DILocation(line: 77, column: 16, scope: !23, inlinedAt: !28)
!62 = !DILocation(line: 77, column: 2, scope: !23, inlinedAt: !28)
!63 = !DILocation(line: 78, column: 6, scope: !23, inlinedAt: !28)
!64 = !DILocation(line: 78, column: 22, scope: !23, inlinedAt: !28)
!65 = !DILocation(line: 79, column: 23, scope: !23, inlinedAt: !28)
!66 = !DILocation(line: 78, column: 27, scope: !23, inlinedAt: !28)
!67 = !DILocation(line: 43, column: 7, scope: !6)
!68 = !DILocation(line: 34, column: 75, scope: !6)
!69 = !DILocation(line: 34, column: 54, scope: !6)
!70 = !{!"branch_weights", i32 1, i32 1048576}
!71 = distinct !DISubprogram(name: "BFloat16", scope: !1, file: !1, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!72 = !DILocation(line: 52, column: 6, scope: !71)
!73 = !DILocation(line: 53, column: 22, scope: !71)
!74 = !DILocation(line: 53, column: 37, scope: !71)
!75 = !DILocation(line: 54, column: 35, scope: !71)
!76 = !DILocation(line: 55, column: 24, scope: !71)
!77 = !DILocation(line: 55, column: 27, scope: !71)
!78 = !DILocation(line: 64, column: 25, scope: !71)
!79 = !DILocation(line: 8, column: 15, scope: !25, inlinedAt: !78)
!80 = !DILocation(line: 45, column: 16, scope: !24, inlinedAt: !79)
!81 = !DILocation(line: 70, column: 13, scope: !23, inlinedAt: !80)
!82 = !DILocation(line: 71, column: 7, scope: !23, inlinedAt: !80)
!83 = !DILocation(line: 64, column: 47, scope: !71)
!84 = !DILocation(line: 55, column: 72, scope: !71)
!85 = !DILocation(line: 55, column: 6, scope: !71)
!86 = !DILocation(line: 55, column: 42, scope: !71)
!87 = !DILocation(line: 56, column: 14, scope: !71)
!88 = !DILocation(line: 56, column: 12, scope: !71)
!89 = !DILocation(line: 56, column: 18, scope: !71)
!90 = !DILocation(line: 57, column: 3, scope: !71)
!91 = !DILocation(line: 59, column: 7, scope: !71)
!92 = !DILocation(line: 59, column: 20, scope: !71)
!93 = !DILocation(line: 60, column: 15, scope: !71)
!94 = !DILocation(line: 60, column: 22, scope: !71)
!95 = !DILocation(line: 61, column: 22, scope: !71)
!96 = !DILocation(line: 61, column: 36, scope: !71)
!97 = !DILocation(line: 61, column: 24, scope: !71)
!98 = !DILocation(line: 61, column: 52, scope: !71)
!99 = !DILocation(line: 61, column: 66, scope: !71)
!100 = !DILocation(line: 61, column: 54, scope: !71)
!101 = !DILocation(line: 61, column: 39, scope: !71)
!102 = !DILocation(line: 62, column: 16, scope: !71)
!103 = !DILocation(line: 62, column: 30, scope: !71)
!104 = !DILocation(line: 62, column: 18, scope: !71)
!105 = !DILocation(line: 61, column: 69, scope: !71)
!106 = !DILocation(line: 62, column: 46, scope: !71)
!107 = !DILocation(line: 62, column: 60, scope: !71)
!108 = !DILocation(line: 62, column: 48, scope: !71)
!109 = !DILocation(line: 62, column: 33, scope: !71)
!110 = !DILocation(line: 61, column: 4, scope: !71)
!111 = !DILocation(line: 59, column: 25, scope: !71)
!112 = !{!"llvm.loop.unroll.count", i32 4}
!113 = distinct !{!113, !112}
!114 = !DILocation(line: 66, column: 35, scope: !23, inlinedAt: !80)
!115 = !DILocation(line: 72, column: 7, scope: !23, inlinedAt: !80)
!116 = !DILocation(line: 72, column: 35, scope: !23, inlinedAt: !80)
!117 = !DILocation(line: 73, column: 23, scope: !23, inlinedAt: !80)
!118 = !DILocation(line: 8, column: 76, scope: !25, inlinedAt: !78)
!119 = !DILocation(line: 72, column: 40, scope: !23, inlinedAt: !80)
!120 = !DILocation(line: 77, column: 16, scope: !23, inlinedAt: !80)
!121 = !DILocation(line: 77, column: 2, scope: !23, inlinedAt: !80)
!122 = !DILocation(line: 78, column: 6, scope: !23, inlinedAt: !80)
!123 = !DILocation(line: 78, column: 22, scope: !23, inlinedAt: !80)
!124 = !DILocation(line: 79, column: 23, scope: !23, inlinedAt: !80)
!125 = !DILocation(line: 78, column: 27, scope: !23, inlinedAt: !80)
!126 = !DILocation(line: 65, column: 7, scope: !71)
!127 = !DILocation(line: 55, column: 75, scope: !71)
!128 = !DILocation(line: 55, column: 54, scope: !71)
!129 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"kernel", i32 1}
!130 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidx", i32 256}
!131 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidy", i32 1}
!132 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidz", i32 1}
!133 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"kernel", i32 1}
!134 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidx", i32 256}
!135 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidy", i32 1}
!136 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidz", i32 1}
