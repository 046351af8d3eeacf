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
	%22 = trunc i64 %21 to i32, !dbg !9
	%23 = bitcast float addrspace(1)* %2 to { float, float, float, float } addrspace(1)*, !dbg !9
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !10, !range !11
	%25 = sext i32 %24 to i64, !dbg !10
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !12, !range !13
	%27 = sext i32 %26 to i64, !dbg !12
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !12, !range !14
	%29 = sext i32 %28 to i64, !dbg !12
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !12, !range !14
	%31 = sext i32 %30 to i64, !dbg !12
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !12, !range !15
	%33 = sext i32 %32 to i64, !dbg !12
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !12, !range !16
	%35 = sext i32 %34 to i64, !dbg !12
	%36 = trunc i64 %35 to i32, !dbg !12
	%37 = trunc i64 %31 to i32, !dbg !12
	%38 = mul i32 %36, %37, !dbg !12
	%39 = trunc i64 %29 to i32, !dbg !12
	%40 = add i32 %39, %38, !dbg !12
	%41 = zext i32 %40 to i64, !dbg !12
	%42 = mul i64 %33, %41, !dbg !12
	%43 = add i64 %27, %42, !dbg !12
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !12, !range !17
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !12, !range !17
	%46 = mul i32 %44, %45, !dbg !12
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !12, !range !18
	%48 = mul i32 %46, %47, !dbg !12
	%49 = sext i32 %48 to i64, !dbg !12
	%50 = mul i64 %43, %49, !dbg !12
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !12, !range !19
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !12, !range !19
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !12, !range !20
	%54 = mul i32 %45, %53, !dbg !12
	%55 = add i32 %52, %54, !dbg !12
	%56 = mul i32 %44, %55, !dbg !12
	%57 = add i32 %51, %56, !dbg !12
	%58 = sext i32 %57 to i64, !dbg !12
	%59 = add i64 %50, %58, !dbg !12
	%60 = sdiv i64 %59, 32, !dbg !21
	%61 = and i32 %57, -32, !dbg !29
	%62 = sub i32 %48, %61, !dbg !29
	%63 = icmp slt i32 %62, 32, !dbg !29
	%64 = select i1 %63, i32 %62, i32 32, !dbg !29
	%65 = sext i32 %64 to i64, !dbg !29
	%66 = icmp eq i64 %65, 32, !dbg !30
	%67 = icmp eq i64 %25, 0, !dbg !31
	%68 = mul i64 %33, %35, !dbg !32
	%69 = icmp ule i64 %p1, 268435455, !dbg !33
	%70 = icmp ule i64 %21, 268435455, !dbg !33
	%71 = and i1 %69, %70, !dbg !33
	%72 = mul i64 %p1, -1, !dbg !33
	%73 = mul i64 %21, %72, !dbg !33
	%74 = add i64 %73, %11, !dbg !33
	%75 = icmp sge i64 %74, 0, !dbg !33
	%76 = and i1 %71, %75, !dbg !33
	br i1 %76, label %b5, label %b18_cold, !dbg !21, !prof !34

b5:
	%77 = phi i64 [ %60, %b4 ], [ %148, %b17 ], !dbg !33
	%78 = icmp slt i64 %77, %p1, !dbg !35
	br i1 %78, label %b6, label %b31, !dbg !35

b6:
	%79 = mul i64 %77, %21, !dbg !36
	%80 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %12, i64 %79, !dbg !37
	br label %b7, !dbg !38

b7:
	%81 = phi float [ 0.000000e+00, %b6 ], [ %114, %b8 ], !dbg !39
	%82 = phi i32 [ %24, %b6 ], [ %115, %b8 ], !dbg !40
	%83 = sext i32 %82 to i64, !dbg !40
	%84 = icmp slt i32 %82, %22, !dbg !41
	br i1 %84, label %b8, label %b9, !dbg !41

b8:
	%85 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %80, i64 %83, !dbg !42
	%86 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %85, i32 0, i32 0, !dbg !42
	%87 = bitcast { float, float, float, float } addrspace(1)* %85 to <4 x float> addrspace(1)*, !dbg !42
	%88 = load <4 x float>, <4 x float> addrspace(1)* %87, align 16, !dbg !42
	%89 = extractelement <4 x float> %88, i32 0, !dbg !42
	%90 = extractelement <4 x float> %88, i32 1, !dbg !42
	%91 = extractelement <4 x float> %88, i32 2, !dbg !42
	%92 = extractelement <4 x float> %88, i32 3, !dbg !42
	%93 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %85, i32 0, i32 1, !dbg !42
	%94 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %85, i32 0, i32 2, !dbg !42
	%95 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %85, i32 0, i32 3, !dbg !42
	%96 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %23, i64 %83, !dbg !43
	%97 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %96, i32 0, i32 0, !dbg !43
	%98 = bitcast { float, float, float, float } addrspace(1)* %96 to <4 x float> addrspace(1)*, !dbg !43
	%99 = load <4 x float>, <4 x float> addrspace(1)* %98, align 16, !dbg !43
	%100 = extractelement <4 x float> %99, i32 0, !dbg !43
	%101 = extractelement <4 x float> %99, i32 1, !dbg !43
	%102 = extractelement <4 x float> %99, i32 2, !dbg !43
	%103 = extractelement <4 x float> %99, i32 3, !dbg !43
	%104 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %96, i32 0, i32 1, !dbg !43
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %96, i32 0, i32 2, !dbg !43
	%106 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %96, i32 0, i32 3, !dbg !43
	%107 = fmul float %89, %100, !dbg !44
	%108 = fmul float %90, %101, !dbg !45
	%109 = fadd float %107, %108, !dbg !46
	%110 = fmul float %91, %102, !dbg !47
	%111 = fadd float %109, %110, !dbg !48
	%112 = fmul float %92, %103, !dbg !49
	%113 = fadd float %111, %112, !dbg !50
	%114 = fadd float %81, %113, !dbg !51
	%115 = add nsw i32 %82, 32, !dbg !52
	br label %b7, !dbg !52, !llvm.loop !54

b9:
	br i1 %66, label %b10, label %b12, !dbg !30

b10:
	%116 = phi float [ %124, %b11 ], [ %81, %b9 ], !dbg !55
	%117 = phi i64 [ %127, %b11 ], [ 16, %b9 ], !dbg !56
	%118 = icmp sgt i64 %117, 0, !dbg !57
	br i1 %118, label %b11, label %b15, !dbg !57

b11:
	%119 = trunc i64 %117 to i32, !dbg !58
	%120 = bitcast float %116 to i32, !dbg !58
	%121 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %120, i32 %119, i32 31), !dbg !58
	%122 = extractvalue { i32, i1 } %121, 0, !dbg !58
	%123 = bitcast i32 %122 to float, !dbg !58
	%124 = fadd float %116, %123, !dbg !59
	%125 = trunc i64 %117 to i32, !dbg !60
	%126 = udiv i32 %125, 2, !dbg !60
	%127 = zext i32 %126 to i64, !dbg !60
	br label %b10, !dbg !60

b12:
	%128 = bitcast float %81 to i32, !dbg !61
	%129 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %128, i32 0, i32 31), !dbg !61
	%130 = extractvalue { i32, i1 } %129, 0, !dbg !61
	%131 = bitcast i32 %130 to float, !dbg !61
	br label %b13, !dbg !61

b13:
	%132 = phi float [ %131, %b12 ], [ %139, %b14 ], !dbg !62
	%133 = phi i32 [ 1, %b12 ], [ %140, %b14 ], !dbg !63
	%134 = icmp slt i32 %133, %64, !dbg !64
	br i1 %134, label %b14, label %b15, !dbg !64

b14:
	%135 = bitcast float %81 to i32, !dbg !65
	%136 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %135, i32 %133, i32 31), !dbg !65
	%137 = extractvalue { i32, i1 } %136, 0, !dbg !65
	%138 = bitcast i32 %137 to float, !dbg !65
	%139 = fadd float %132, %138, !dbg !59
	%140 = add i32 %133, 1, !dbg !66
	br label %b13, !dbg !66

b15:
	%141 = phi float [ %116, %b10 ], [ %132, %b13 ], !dbg !28
	br i1 %67, label %b16, label %b17, !dbg !31

b16:
	%142 = getelementptr inbounds float, float addrspace(1)* %0, i64 %77, !dbg !67
	store float %141, float addrspace(1)* %142, align 4, !dbg !67
	br label %b17, !dbg !67

b17:
	%143 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !32, !range !16
	%144 = sext i32 %143 to i64, !dbg !32
	%145 = mul i64 %68, %144, !dbg !32
	%146 = mul i64 %145, %49, !dbg !32
	%147 = sdiv i64 %146, 32, !dbg !68
	%148 = add i64 %77, %147, !dbg !69
	br label %b5, !dbg !69

b31:
	ret void, !dbg !69

b32:
	call void asm sideeffect "", ""() nounwind, !dbg !9
	br label %fail, !dbg !9

b33:
	call void asm sideeffect "", ""() nounwind, !dbg !9
	br label %fail, !dbg !9

b34:
	call void asm sideeffect "", ""() nounwind, !dbg !8
	br label %fail, !dbg !8

b35:
	call void asm sideeffect "", ""() nounwind, !dbg !8
	br label %fail, !dbg !8

b18_cold:
	%149 = phi i64 [ %225, %b30_cold ], [ %60, %b4 ], !dbg !33
	%150 = icmp slt i64 %149, %p1, !dbg !35
	br i1 %150, label %b19_cold, label %b31, !dbg !35

b19_cold:
	%151 = mul i64 %149, %21, !dbg !36
	%152 = sub i64 %11, %151, !dbg !37
	%153 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %12, i64 %151, !dbg !37
	%154 = icmp ugt i64 %151, %11, !dbg !37
	%155 = icmp ugt i64 %21, %152, !dbg !38
	%156 = or i1 %154, %155, !dbg !38
	br i1 %156, label %b19_cold_fail1, label %b19_cold_ok1, !dbg !38, !prof !70

b19_cold_fail1:
	%157 = icmp ugt i64 %151, %11, !dbg !37
	br i1 %157, label %b19_cold_fail2, label %b19_cold_ok2, !dbg !37

b19_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !37
	br label %fail, !dbg !37

b19_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !38
	br label %fail, !dbg !38

b19_cold_ok1:
	br label %b20_cold, !dbg !38

b20_cold:
	%158 = phi float [ 0.000000e+00, %b19_cold_ok1 ], [ %190, %b21_cold ], !dbg !39
	%159 = phi i64 [ %25, %b19_cold_ok1 ], [ %191, %b21_cold ], !dbg !40
	%160 = icmp slt i64 %159, %21, !dbg !41
	br i1 %160, label %b21_cold, label %b22_cold, !dbg !41

b21_cold:
	%161 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %153, i64 %159, !dbg !42
	%162 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %161, i32 0, i32 0, !dbg !42
	%163 = bitcast { float, float, float, float } addrspace(1)* %161 to <4 x float> addrspace(1)*, !dbg !42
	%164 = load <4 x float>, <4 x float> addrspace(1)* %163, align 16, !dbg !42
	%165 = extractelement <4 x float> %164, i32 0, !dbg !42
	%166 = extractelement <4 x float> %164, i32 1, !dbg !42
	%167 = extractelement <4 x float> %164, i32 2, !dbg !42
	%168 = extractelement <4 x float> %164, i32 3, !dbg !42
	%169 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %161, i32 0, i32 1, !dbg !42
	%170 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %161, i32 0, i32 2, !dbg !42
	%171 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %161, i32 0, i32 3, !dbg !42
	%172 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %23, i64 %159, !dbg !43
	%173 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %172, i32 0, i32 0, !dbg !43
	%174 = bitcast { float, float, float, float } addrspace(1)* %172 to <4 x float> addrspace(1)*, !dbg !43
	%175 = load <4 x float>, <4 x float> addrspace(1)* %174, align 16, !dbg !43
	%176 = extractelement <4 x float> %175, i32 0, !dbg !43
	%177 = extractelement <4 x float> %175, i32 1, !dbg !43
	%178 = extractelement <4 x float> %175, i32 2, !dbg !43
	%179 = extractelement <4 x float> %175, i32 3, !dbg !43
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %172, i32 0, i32 1, !dbg !43
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %172, i32 0, i32 2, !dbg !43
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %172, i32 0, i32 3, !dbg !43
	%183 = fmul float %165, %176, !dbg !44
	%184 = fmul float %166, %177, !dbg !45
	%185 = fadd float %183, %184, !dbg !46
	%186 = fmul float %167, %178, !dbg !47
	%187 = fadd float %185, %186, !dbg !48
	%188 = fmul float %168, %179, !dbg !49
	%189 = fadd float %187, %188, !dbg !50
	%190 = fadd float %158, %189, !dbg !51
	%191 = add i64 %159, 32, !dbg !52
	br label %b20_cold, !dbg !52, !llvm.loop !72

b22_cold:
	br i1 %66, label %b23_cold, label %b25_cold, !dbg !30

b23_cold:
	%192 = phi float [ %200, %b24_cold ], [ %158, %b22_cold ], !dbg !55
	%193 = phi i64 [ %203, %b24_cold ], [ 16, %b22_cold ], !dbg !56
	%194 = icmp sgt i64 %193, 0, !dbg !57
	br i1 %194, label %b24_cold, label %b28_cold, !dbg !57

b24_cold:
	%195 = trunc i64 %193 to i32, !dbg !58
	%196 = bitcast float %192 to i32, !dbg !58
	%197 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %196, i32 %195, i32 31), !dbg !58
	%198 = extractvalue { i32, i1 } %197, 0, !dbg !58
	%199 = bitcast i32 %198 to float, !dbg !58
	%200 = fadd float %192, %199, !dbg !59
	%201 = trunc i64 %193 to i32, !dbg !60
	%202 = udiv i32 %201, 2, !dbg !60
	%203 = zext i32 %202 to i64, !dbg !60
	br label %b23_cold, !dbg !60, !llvm.loop !74

b25_cold:
	%204 = bitcast float %158 to i32, !dbg !61
	%205 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %204, i32 0, i32 31), !dbg !61
	%206 = extractvalue { i32, i1 } %205, 0, !dbg !61
	%207 = bitcast i32 %206 to float, !dbg !61
	br label %b26_cold, !dbg !61

b26_cold:
	%208 = phi float [ %207, %b25_cold ], [ %216, %b27_cold ], !dbg !62
	%209 = phi i64 [ 1, %b25_cold ], [ %217, %b27_cold ], !dbg !63
	%210 = icmp slt i64 %209, %65, !dbg !64
	br i1 %210, label %b27_cold, label %b28_cold, !dbg !64

b27_cold:
	%211 = trunc i64 %209 to i32, !dbg !65
	%212 = bitcast float %158 to i32, !dbg !65
	%213 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %212, i32 %211, i32 31), !dbg !65
	%214 = extractvalue { i32, i1 } %213, 0, !dbg !65
	%215 = bitcast i32 %214 to float, !dbg !65
	%216 = fadd float %208, %215, !dbg !59
	%217 = add i64 %209, 1, !dbg !66
	br label %b26_cold, !dbg !66, !llvm.loop !76

b28_cold:
	%218 = phi float [ %192, %b23_cold ], [ %208, %b26_cold ], !dbg !28
	br i1 %67, label %b29_cold, label %b30_cold, !dbg !31

b29_cold:
	%219 = getelementptr inbounds float, float addrspace(1)* %0, i64 %149, !dbg !67
	store float %218, float addrspace(1)* %219, align 4, !dbg !67
	br label %b30_cold, !dbg !67

b30_cold:
	%220 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !32, !range !16
	%221 = sext i32 %220 to i64, !dbg !32
	%222 = mul i64 %68, %221, !dbg !32
	%223 = mul i64 %222, %49, !dbg !32
	%224 = sdiv i64 %223, 32, !dbg !68
	%225 = add i64 %149, %224, !dbg !69
	br label %b18_cold, !dbg !69, !llvm.loop !78

fail:
	%226 = phi i32 [ 2, %b19_cold_fail2 ], [ 3, %b19_cold_ok2 ], [ 1, %b32 ], [ 0, %b33 ], [ 1, %b34 ], [ 0, %b35 ], !dbg !7
	%227 = phi i64 [ %151, %b19_cold_fail2 ], [ %21, %b19_cold_ok2 ], [ %17, %b32 ], [ %p5, %b33 ], [ %7, %b34 ], [ %p3, %b35 ], !dbg !7
	%228 = phi i64 [ %11, %b19_cold_fail2 ], [ %152, %b19_cold_ok2 ], [ 16, %b32 ], [ 4, %b33 ], [ 16, %b34 ], [ 4, %b35 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %226, i64 %227, i64 %228), !dbg !7
	ret void, !dbg !7
}

define void @BFloat16(float* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !79 {
entry:
	br label %b0, !dbg !80

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !80
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !80
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !80
	%3 = and i64 %p3, 3, !dbg !81
	%4 = icmp eq i64 %3, 0, !dbg !81
	br i1 %4, label %b1, label %b35, !dbg !81

b1:
	%5 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !81
	%6 = ptrtoint i16* %5 to i64, !dbg !81
	%7 = and i64 %6, 7, !dbg !81
	%8 = icmp eq i64 %7, 0, !dbg !81
	%9 = icmp eq i64 %p3, 0, !dbg !81
	%10 = or i1 %8, %9, !dbg !81
	br i1 %10, label %b2, label %b34, !dbg !81

b2:
	%11 = ashr i64 %p3, 2, !dbg !81
	%12 = bitcast i16 addrspace(1)* %1 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !81
	%13 = and i64 %p5, 3, !dbg !82
	%14 = icmp eq i64 %13, 0, !dbg !82
	br i1 %14, label %b3, label %b33, !dbg !82

b3:
	%15 = addrspacecast i16 addrspace(1)* %2 to i16*, !dbg !82
	%16 = ptrtoint i16* %15 to i64, !dbg !82
	%17 = and i64 %16, 7, !dbg !82
	%18 = icmp eq i64 %17, 0, !dbg !82
	%19 = icmp eq i64 %p5, 0, !dbg !82
	%20 = or i1 %18, %19, !dbg !82
	br i1 %20, label %b4, label %b32, !dbg !82

b4:
	%21 = ashr i64 %p5, 2, !dbg !82
	%22 = trunc i64 %21 to i32, !dbg !82
	%23 = bitcast i16 addrspace(1)* %2 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !82
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !83, !range !11
	%25 = sext i32 %24 to i64, !dbg !83
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !84, !range !13
	%27 = sext i32 %26 to i64, !dbg !84
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !84, !range !14
	%29 = sext i32 %28 to i64, !dbg !84
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !84, !range !14
	%31 = sext i32 %30 to i64, !dbg !84
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !84, !range !15
	%33 = sext i32 %32 to i64, !dbg !84
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !84, !range !16
	%35 = sext i32 %34 to i64, !dbg !84
	%36 = trunc i64 %35 to i32, !dbg !84
	%37 = trunc i64 %31 to i32, !dbg !84
	%38 = mul i32 %36, %37, !dbg !84
	%39 = trunc i64 %29 to i32, !dbg !84
	%40 = add i32 %39, %38, !dbg !84
	%41 = zext i32 %40 to i64, !dbg !84
	%42 = mul i64 %33, %41, !dbg !84
	%43 = add i64 %27, %42, !dbg !84
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !84, !range !17
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !84, !range !17
	%46 = mul i32 %44, %45, !dbg !84
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !84, !range !18
	%48 = mul i32 %46, %47, !dbg !84
	%49 = sext i32 %48 to i64, !dbg !84
	%50 = mul i64 %43, %49, !dbg !84
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84, !range !19
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !84, !range !19
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !84, !range !20
	%54 = mul i32 %45, %53, !dbg !84
	%55 = add i32 %52, %54, !dbg !84
	%56 = mul i32 %44, %55, !dbg !84
	%57 = add i32 %51, %56, !dbg !84
	%58 = sext i32 %57 to i64, !dbg !84
	%59 = add i64 %50, %58, !dbg !84
	%60 = sdiv i64 %59, 32, !dbg !85
	%61 = and i32 %57, -32, !dbg !89
	%62 = sub i32 %48, %61, !dbg !89
	%63 = icmp slt i32 %62, 32, !dbg !89
	%64 = select i1 %63, i32 %62, i32 32, !dbg !89
	%65 = sext i32 %64 to i64, !dbg !89
	%66 = icmp eq i64 %65, 32, !dbg !90
	%67 = icmp eq i64 %25, 0, !dbg !91
	%68 = mul i64 %33, %35, !dbg !92
	%69 = icmp ule i64 %p1, 268435455, !dbg !93
	%70 = icmp ule i64 %21, 268435455, !dbg !93
	%71 = and i1 %69, %70, !dbg !93
	%72 = mul i64 %p1, -1, !dbg !93
	%73 = mul i64 %21, %72, !dbg !93
	%74 = add i64 %73, %11, !dbg !93
	%75 = icmp sge i64 %74, 0, !dbg !93
	%76 = and i1 %71, %75, !dbg !93
	br i1 %76, label %b5, label %b18_cold, !dbg !85, !prof !34

b5:
	%77 = phi i64 [ %60, %b4 ], [ %172, %b17 ], !dbg !93
	%78 = icmp slt i64 %77, %p1, !dbg !94
	br i1 %78, label %b6, label %b31, !dbg !94

b6:
	%79 = mul i64 %77, %21, !dbg !95
	%80 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %12, i64 %79, !dbg !96
	br label %b7, !dbg !97

b7:
	%81 = phi float [ 0.000000e+00, %b6 ], [ %138, %b8 ], !dbg !98
	%82 = phi i32 [ %24, %b6 ], [ %139, %b8 ], !dbg !99
	%83 = sext i32 %82 to i64, !dbg !99
	%84 = icmp slt i32 %82, %22, !dbg !100
	br i1 %84, label %b8, label %b9, !dbg !100

b8:
	%85 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %80, i64 %83, !dbg !101
	%86 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %85, i32 0, i32 0, !dbg !101
	%87 = bitcast { i16, i16, i16, i16 } addrspace(1)* %85 to <4 x i16> addrspace(1)*, !dbg !101
	%88 = load <4 x i16>, <4 x i16> addrspace(1)* %87, align 8, !dbg !101
	%89 = extractelement <4 x i16> %88, i32 0, !dbg !101
	%90 = extractelement <4 x i16> %88, i32 1, !dbg !101
	%91 = extractelement <4 x i16> %88, i32 2, !dbg !101
	%92 = extractelement <4 x i16> %88, i32 3, !dbg !101
	%93 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %85, i32 0, i32 1, !dbg !101
	%94 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %85, i32 0, i32 2, !dbg !101
	%95 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %85, i32 0, i32 3, !dbg !101
	%96 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %23, i64 %83, !dbg !102
	%97 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %96, i32 0, i32 0, !dbg !102
	%98 = bitcast { i16, i16, i16, i16 } addrspace(1)* %96 to <4 x i16> addrspace(1)*, !dbg !102
	%99 = load <4 x i16>, <4 x i16> addrspace(1)* %98, align 8, !dbg !102
	%100 = extractelement <4 x i16> %99, i32 0, !dbg !102
	%101 = extractelement <4 x i16> %99, i32 1, !dbg !102
	%102 = extractelement <4 x i16> %99, i32 2, !dbg !102
	%103 = extractelement <4 x i16> %99, i32 3, !dbg !102
	%104 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %96, i32 0, i32 1, !dbg !102
	%105 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %96, i32 0, i32 2, !dbg !102
	%106 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %96, i32 0, i32 3, !dbg !102
	%107 = zext i16 %89 to i32, !dbg !103
	%108 = shl i32 %107, 16, !dbg !103
	%109 = bitcast i32 %108 to float, !dbg !103
	%110 = zext i16 %100 to i32, !dbg !104
	%111 = shl i32 %110, 16, !dbg !104
	%112 = bitcast i32 %111 to float, !dbg !104
	%113 = fmul float %109, %112, !dbg !105
	%114 = zext i16 %90 to i32, !dbg !106
	%115 = shl i32 %114, 16, !dbg !106
	%116 = bitcast i32 %115 to float, !dbg !106
	%117 = zext i16 %101 to i32, !dbg !107
	%118 = shl i32 %117, 16, !dbg !107
	%119 = bitcast i32 %118 to float, !dbg !107
	%120 = fmul float %116, %119, !dbg !108
	%121 = fadd float %113, %120, !dbg !109
	%122 = zext i16 %91 to i32, !dbg !110
	%123 = shl i32 %122, 16, !dbg !110
	%124 = bitcast i32 %123 to float, !dbg !110
	%125 = zext i16 %102 to i32, !dbg !111
	%126 = shl i32 %125, 16, !dbg !111
	%127 = bitcast i32 %126 to float, !dbg !111
	%128 = fmul float %124, %127, !dbg !112
	%129 = fadd float %121, %128, !dbg !113
	%130 = zext i16 %92 to i32, !dbg !114
	%131 = shl i32 %130, 16, !dbg !114
	%132 = bitcast i32 %131 to float, !dbg !114
	%133 = zext i16 %103 to i32, !dbg !115
	%134 = shl i32 %133, 16, !dbg !115
	%135 = bitcast i32 %134 to float, !dbg !115
	%136 = fmul float %132, %135, !dbg !116
	%137 = fadd float %129, %136, !dbg !117
	%138 = fadd float %81, %137, !dbg !118
	%139 = add nsw i32 %82, 32, !dbg !119
	br label %b7, !dbg !119, !llvm.loop !121

b9:
	br i1 %66, label %b10, label %b12, !dbg !90

b10:
	%140 = phi float [ %148, %b11 ], [ %81, %b9 ], !dbg !122
	%141 = phi i64 [ %151, %b11 ], [ 16, %b9 ], !dbg !123
	%142 = icmp sgt i64 %141, 0, !dbg !124
	br i1 %142, label %b11, label %b15, !dbg !124

b11:
	%143 = trunc i64 %141 to i32, !dbg !125
	%144 = bitcast float %140 to i32, !dbg !125
	%145 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %144, i32 %143, i32 31), !dbg !125
	%146 = extractvalue { i32, i1 } %145, 0, !dbg !125
	%147 = bitcast i32 %146 to float, !dbg !125
	%148 = fadd float %140, %147, !dbg !126
	%149 = trunc i64 %141 to i32, !dbg !127
	%150 = udiv i32 %149, 2, !dbg !127
	%151 = zext i32 %150 to i64, !dbg !127
	br label %b10, !dbg !127

b12:
	%152 = bitcast float %81 to i32, !dbg !128
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 0, i32 31), !dbg !128
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !128
	%155 = bitcast i32 %154 to float, !dbg !128
	br label %b13, !dbg !128

b13:
	%156 = phi float [ %155, %b12 ], [ %163, %b14 ], !dbg !129
	%157 = phi i32 [ 1, %b12 ], [ %164, %b14 ], !dbg !130
	%158 = icmp slt i32 %157, %64, !dbg !131
	br i1 %158, label %b14, label %b15, !dbg !131

b14:
	%159 = bitcast float %81 to i32, !dbg !132
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %159, i32 %157, i32 31), !dbg !132
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !132
	%162 = bitcast i32 %161 to float, !dbg !132
	%163 = fadd float %156, %162, !dbg !126
	%164 = add i32 %157, 1, !dbg !133
	br label %b13, !dbg !133

b15:
	%165 = phi float [ %140, %b10 ], [ %156, %b13 ], !dbg !88
	br i1 %67, label %b16, label %b17, !dbg !91

b16:
	%166 = getelementptr inbounds float, float addrspace(1)* %0, i64 %77, !dbg !134
	store float %165, float addrspace(1)* %166, align 4, !dbg !134
	br label %b17, !dbg !134

b17:
	%167 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !92, !range !16
	%168 = sext i32 %167 to i64, !dbg !92
	%169 = mul i64 %68, %168, !dbg !92
	%170 = mul i64 %169, %49, !dbg !92
	%171 = sdiv i64 %170, 32, !dbg !135
	%172 = add i64 %77, %171, !dbg !136
	br label %b5, !dbg !136

b31:
	ret void, !dbg !136

b32:
	call void asm sideeffect "", ""() nounwind, !dbg !82
	br label %fail, !dbg !82

b33:
	call void asm sideeffect "", ""() nounwind, !dbg !82
	br label %fail, !dbg !82

b34:
	call void asm sideeffect "", ""() nounwind, !dbg !81
	br label %fail, !dbg !81

b35:
	call void asm sideeffect "", ""() nounwind, !dbg !81
	br label %fail, !dbg !81

b18_cold:
	%173 = phi i64 [ %273, %b30_cold ], [ %60, %b4 ], !dbg !93
	%174 = icmp slt i64 %173, %p1, !dbg !94
	br i1 %174, label %b19_cold, label %b31, !dbg !94

b19_cold:
	%175 = mul i64 %173, %21, !dbg !95
	%176 = sub i64 %11, %175, !dbg !96
	%177 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %12, i64 %175, !dbg !96
	%178 = icmp ugt i64 %175, %11, !dbg !96
	%179 = icmp ugt i64 %21, %176, !dbg !97
	%180 = or i1 %178, %179, !dbg !97
	br i1 %180, label %b19_cold_fail1, label %b19_cold_ok1, !dbg !97, !prof !70

b19_cold_fail1:
	%181 = icmp ugt i64 %175, %11, !dbg !96
	br i1 %181, label %b19_cold_fail2, label %b19_cold_ok2, !dbg !96

b19_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !96
	br label %fail, !dbg !96

b19_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !97
	br label %fail, !dbg !97

b19_cold_ok1:
	br label %b20_cold, !dbg !97

b20_cold:
	%182 = phi float [ 0.000000e+00, %b19_cold_ok1 ], [ %238, %b21_cold ], !dbg !98
	%183 = phi i64 [ %25, %b19_cold_ok1 ], [ %239, %b21_cold ], !dbg !99
	%184 = icmp slt i64 %183, %21, !dbg !100
	br i1 %184, label %b21_cold, label %b22_cold, !dbg !100

b21_cold:
	%185 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %177, i64 %183, !dbg !101
	%186 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %185, i32 0, i32 0, !dbg !101
	%187 = bitcast { i16, i16, i16, i16 } addrspace(1)* %185 to <4 x i16> addrspace(1)*, !dbg !101
	%188 = load <4 x i16>, <4 x i16> addrspace(1)* %187, align 8, !dbg !101
	%189 = extractelement <4 x i16> %188, i32 0, !dbg !101
	%190 = extractelement <4 x i16> %188, i32 1, !dbg !101
	%191 = extractelement <4 x i16> %188, i32 2, !dbg !101
	%192 = extractelement <4 x i16> %188, i32 3, !dbg !101
	%193 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %185, i32 0, i32 1, !dbg !101
	%194 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %185, i32 0, i32 2, !dbg !101
	%195 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %185, i32 0, i32 3, !dbg !101
	%196 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %23, i64 %183, !dbg !102
	%197 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %196, i32 0, i32 0, !dbg !102
	%198 = bitcast { i16, i16, i16, i16 } addrspace(1)* %196 to <4 x i16> addrspace(1)*, !dbg !102
	%199 = load <4 x i16>, <4 x i16> addrspace(1)* %198, align 8, !dbg !102
	%200 = extractelement <4 x i16> %199, i32 0, !dbg !102
	%201 = extractelement <4 x i16> %199, i32 1, !dbg !102
	%202 = extractelement <4 x i16> %199, i32 2, !dbg !102
	%203 = extractelement <4 x i16> %199, i32 3, !dbg !102
	%204 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %196, i32 0, i32 1, !dbg !102
	%205 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %196, i32 0, i32 2, !dbg !102
	%206 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %196, i32 0, i32 3, !dbg !102
	%207 = zext i16 %189 to i32, !dbg !103
	%208 = shl i32 %207, 16, !dbg !103
	%209 = bitcast i32 %208 to float, !dbg !103
	%210 = zext i16 %200 to i32, !dbg !104
	%211 = shl i32 %210, 16, !dbg !104
	%212 = bitcast i32 %211 to float, !dbg !104
	%213 = fmul float %209, %212, !dbg !105
	%214 = zext i16 %190 to i32, !dbg !106
	%215 = shl i32 %214, 16, !dbg !106
	%216 = bitcast i32 %215 to float, !dbg !106
	%217 = zext i16 %201 to i32, !dbg !107
	%218 = shl i32 %217, 16, !dbg !107
	%219 = bitcast i32 %218 to float, !dbg !107
	%220 = fmul float %216, %219, !dbg !108
	%221 = fadd float %213, %220, !dbg !109
	%222 = zext i16 %191 to i32, !dbg !110
	%223 = shl i32 %222, 16, !dbg !110
	%224 = bitcast i32 %223 to float, !dbg !110
	%225 = zext i16 %202 to i32, !dbg !111
	%226 = shl i32 %225, 16, !dbg !111
	%227 = bitcast i32 %226 to float, !dbg !111
	%228 = fmul float %224, %227, !dbg !112
	%229 = fadd float %221, %228, !dbg !113
	%230 = zext i16 %192 to i32, !dbg !114
	%231 = shl i32 %230, 16, !dbg !114
	%232 = bitcast i32 %231 to float, !dbg !114
	%233 = zext i16 %203 to i32, !dbg !115
	%234 = shl i32 %233, 16, !dbg !115
	%235 = bitcast i32 %234 to float, !dbg !115
	%236 = fmul float %232, %235, !dbg !116
	%237 = fadd float %229, %236, !dbg !117
	%238 = fadd float %182, %237, !dbg !118
	%239 = add i64 %183, 32, !dbg !119
	br label %b20_cold, !dbg !119, !llvm.loop !138

b22_cold:
	br i1 %66, label %b23_cold, label %b25_cold, !dbg !90

b23_cold:
	%240 = phi float [ %248, %b24_cold ], [ %182, %b22_cold ], !dbg !122
	%241 = phi i64 [ %251, %b24_cold ], [ 16, %b22_cold ], !dbg !123
	%242 = icmp sgt i64 %241, 0, !dbg !124
	br i1 %242, label %b24_cold, label %b28_cold, !dbg !124

b24_cold:
	%243 = trunc i64 %241 to i32, !dbg !125
	%244 = bitcast float %240 to i32, !dbg !125
	%245 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %244, i32 %243, i32 31), !dbg !125
	%246 = extractvalue { i32, i1 } %245, 0, !dbg !125
	%247 = bitcast i32 %246 to float, !dbg !125
	%248 = fadd float %240, %247, !dbg !126
	%249 = trunc i64 %241 to i32, !dbg !127
	%250 = udiv i32 %249, 2, !dbg !127
	%251 = zext i32 %250 to i64, !dbg !127
	br label %b23_cold, !dbg !127, !llvm.loop !140

b25_cold:
	%252 = bitcast float %182 to i32, !dbg !128
	%253 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %252, i32 0, i32 31), !dbg !128
	%254 = extractvalue { i32, i1 } %253, 0, !dbg !128
	%255 = bitcast i32 %254 to float, !dbg !128
	br label %b26_cold, !dbg !128

b26_cold:
	%256 = phi float [ %255, %b25_cold ], [ %264, %b27_cold ], !dbg !129
	%257 = phi i64 [ 1, %b25_cold ], [ %265, %b27_cold ], !dbg !130
	%258 = icmp slt i64 %257, %65, !dbg !131
	br i1 %258, label %b27_cold, label %b28_cold, !dbg !131

b27_cold:
	%259 = trunc i64 %257 to i32, !dbg !132
	%260 = bitcast float %182 to i32, !dbg !132
	%261 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %260, i32 %259, i32 31), !dbg !132
	%262 = extractvalue { i32, i1 } %261, 0, !dbg !132
	%263 = bitcast i32 %262 to float, !dbg !132
	%264 = fadd float %256, %263, !dbg !126
	%265 = add i64 %257, 1, !dbg !133
	br label %b26_cold, !dbg !133, !llvm.loop !142

b28_cold:
	%266 = phi float [ %240, %b23_cold ], [ %256, %b26_cold ], !dbg !88
	br i1 %67, label %b29_cold, label %b30_cold, !dbg !91

b29_cold:
	%267 = getelementptr inbounds float, float addrspace(1)* %0, i64 %173, !dbg !134
	store float %266, float addrspace(1)* %267, align 4, !dbg !134
	br label %b30_cold, !dbg !134

b30_cold:
	%268 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !92, !range !16
	%269 = sext i32 %268 to i64, !dbg !92
	%270 = mul i64 %68, %269, !dbg !92
	%271 = mul i64 %270, %49, !dbg !92
	%272 = sdiv i64 %271, 32, !dbg !135
	%273 = add i64 %173, %272, !dbg !136
	br label %b18_cold, !dbg !136, !llvm.loop !144

fail:
	%274 = phi i32 [ 6, %b19_cold_fail2 ], [ 7, %b19_cold_ok2 ], [ 5, %b32 ], [ 4, %b33 ], [ 5, %b34 ], [ 4, %b35 ], !dbg !80
	%275 = phi i64 [ %175, %b19_cold_fail2 ], [ %21, %b19_cold_ok2 ], [ %17, %b32 ], [ %p5, %b33 ], [ %7, %b34 ], [ %p3, %b35 ], !dbg !80
	%276 = phi i64 [ %11, %b19_cold_fail2 ], [ %176, %b19_cold_ok2 ], [ 8, %b32 ], [ 4, %b33 ], [ 8, %b34 ], [ 4, %b35 ], !dbg !80
	call void @gpuc_fail(i8* %ctrl, i32 %274, i64 %275, i64 %276), !dbg !80
	ret void, !dbg !80
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

define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) alwaysinline nounwind {
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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !13
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !19
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !14
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !19
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !14
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !20
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

declare void @llvm.nvvm.membar.sys() nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!145, !146, !147, !148, !149, !150, !151, !152, !153, !154}
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
!71 = !{!"llvm.loop.unroll.disable"}
!72 = distinct !{!72, !71}
!73 = !{!"llvm.loop.unroll.disable"}
!74 = distinct !{!74, !73}
!75 = !{!"llvm.loop.unroll.disable"}
!76 = distinct !{!76, !75}
!77 = !{!"llvm.loop.unroll.disable"}
!78 = distinct !{!78, !77}
!79 = distinct !DISubprogram(name: "BFloat16", scope: !1, file: !1, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!80 = !DILocation(line: 52, column: 6, scope: !79)
!81 = !DILocation(line: 53, column: 22, scope: !79)
!82 = !DILocation(line: 53, column: 37, scope: !79)
!83 = !DILocation(line: 54, column: 35, scope: !79)
!84 = !DILocation(line: 55, column: 24, scope: !79)
!85 = !DILocation(line: 55, column: 27, scope: !79)
!86 = !DILocation(line: 64, column: 25, scope: !79)
!87 = !DILocation(line: 8, column: 15, scope: !25, inlinedAt: !86)
!88 = !DILocation(line: 45, column: 16, scope: !24, inlinedAt: !87)
!89 = !DILocation(line: 70, column: 13, scope: !23, inlinedAt: !88)
!90 = !DILocation(line: 71, column: 7, scope: !23, inlinedAt: !88)
!91 = !DILocation(line: 64, column: 47, scope: !79)
!92 = !DILocation(line: 55, column: 72, scope: !79)
!93 = !DILocation(line: 55, column: 6, scope: !79)
!94 = !DILocation(line: 55, column: 42, scope: !79)
!95 = !DILocation(line: 56, column: 14, scope: !79)
!96 = !DILocation(line: 56, column: 12, scope: !79)
!97 = !DILocation(line: 56, column: 18, scope: !79)
!98 = !DILocation(line: 57, column: 3, scope: !79)
!99 = !DILocation(line: 59, column: 7, scope: !79)
!100 = !DILocation(line: 59, column: 20, scope: !79)
!101 = !DILocation(line: 60, column: 15, scope: !79)
!102 = !DILocation(line: 60, column: 22, scope: !79)
!103 = !DILocation(line: 61, column: 22, scope: !79)
!104 = !DILocation(line: 61, column: 36, scope: !79)
!105 = !DILocation(line: 61, column: 24, scope: !79)
!106 = !DILocation(line: 61, column: 52, scope: !79)
!107 = !DILocation(line: 61, column: 66, scope: !79)
!108 = !DILocation(line: 61, column: 54, scope: !79)
!109 = !DILocation(line: 61, column: 39, scope: !79)
!110 = !DILocation(line: 62, column: 16, scope: !79)
!111 = !DILocation(line: 62, column: 30, scope: !79)
!112 = !DILocation(line: 62, column: 18, scope: !79)
!113 = !DILocation(line: 61, column: 69, scope: !79)
!114 = !DILocation(line: 62, column: 46, scope: !79)
!115 = !DILocation(line: 62, column: 60, scope: !79)
!116 = !DILocation(line: 62, column: 48, scope: !79)
!117 = !DILocation(line: 62, column: 33, scope: !79)
!118 = !DILocation(line: 61, column: 4, scope: !79)
!119 = !DILocation(line: 59, column: 25, scope: !79)
!120 = !{!"llvm.loop.unroll.count", i32 4}
!121 = distinct !{!121, !120}
!122 = !DILocation(line: 66, column: 35, scope: !23, inlinedAt: !88)
!123 = !DILocation(line: 72, column: 7, scope: !23, inlinedAt: !88)
!124 = !DILocation(line: 72, column: 35, scope: !23, inlinedAt: !88)
!125 = !DILocation(line: 73, column: 23, scope: !23, inlinedAt: !88)
!126 = !DILocation(line: 8, column: 76, scope: !25, inlinedAt: !86)
!127 = !DILocation(line: 72, column: 40, scope: !23, inlinedAt: !88)
!128 = !DILocation(line: 77, column: 16, scope: !23, inlinedAt: !88)
!129 = !DILocation(line: 77, column: 2, scope: !23, inlinedAt: !88)
!130 = !DILocation(line: 78, column: 6, scope: !23, inlinedAt: !88)
!131 = !DILocation(line: 78, column: 22, scope: !23, inlinedAt: !88)
!132 = !DILocation(line: 79, column: 23, scope: !23, inlinedAt: !88)
!133 = !DILocation(line: 78, column: 27, scope: !23, inlinedAt: !88)
!134 = !DILocation(line: 65, column: 7, scope: !79)
!135 = !DILocation(line: 55, column: 75, scope: !79)
!136 = !DILocation(line: 55, column: 54, scope: !79)
!137 = !{!"llvm.loop.unroll.disable"}
!138 = distinct !{!138, !137}
!139 = !{!"llvm.loop.unroll.disable"}
!140 = distinct !{!140, !139}
!141 = !{!"llvm.loop.unroll.disable"}
!142 = distinct !{!142, !141}
!143 = !{!"llvm.loop.unroll.disable"}
!144 = distinct !{!144, !143}
!145 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"kernel", i32 1}
!146 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidx", i32 256}
!147 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidy", i32 1}
!148 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidz", i32 1}
!149 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"minctasm", i32 4}
!150 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"kernel", i32 1}
!151 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidx", i32 256}
!152 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidy", i32 1}
!153 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidz", i32 1}
!154 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"minctasm", i32 4}
