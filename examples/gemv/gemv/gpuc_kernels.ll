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
	%5 = addrspacecast float addrspace(1)* %1 to float*, !dbg !8
	%6 = ptrtoint float* %5 to i64, !dbg !8
	%7 = and i64 %6, 15, !dbg !8
	%8 = icmp eq i64 %7, 0, !dbg !8
	%9 = icmp eq i64 %p3, 0, !dbg !8
	%10 = or i1 %8, %9, !dbg !8
	%11 = and i64 %p5, 3, !dbg !9
	%12 = icmp eq i64 %11, 0, !dbg !9
	%13 = addrspacecast float addrspace(1)* %2 to float*, !dbg !9
	%14 = ptrtoint float* %13 to i64, !dbg !9
	%15 = and i64 %14, 15, !dbg !9
	%16 = icmp eq i64 %15, 0, !dbg !9
	%17 = icmp eq i64 %p5, 0, !dbg !9
	%18 = or i1 %16, %17, !dbg !9
	%19 = ashr i64 %p3, 2, !dbg !8
	%20 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !8
	%21 = ashr i64 %p5, 2, !dbg !9
	%22 = trunc i64 %21 to i32, !dbg !9
	%23 = bitcast float addrspace(1)* %2 to { float, float, float, float } addrspace(1)*, !dbg !9
	%24 = icmp eq i1 %4, false, !dbg !8
	%25 = icmp eq i1 %10, false, !dbg !8
	%26 = icmp eq i1 %12, false, !dbg !9
	%27 = icmp eq i1 %18, false, !dbg !9
	%28 = or i1 %24, %25, !dbg !9
	%29 = or i1 %28, %26, !dbg !9
	%30 = or i1 %29, %27, !dbg !9
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !9, !prof !11

b0_ok1:
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !10, !range !12
	%32 = sext i32 %31 to i64, !dbg !10
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13, !range !14
	%34 = sext i32 %33 to i64, !dbg !13
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !13, !range !15
	%36 = sext i32 %35 to i64, !dbg !13
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !13, !range !15
	%38 = sext i32 %37 to i64, !dbg !13
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !13, !range !16
	%40 = sext i32 %39 to i64, !dbg !13
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !13, !range !17
	%42 = sext i32 %41 to i64, !dbg !13
	%43 = trunc i64 %42 to i32, !dbg !13
	%44 = trunc i64 %38 to i32, !dbg !13
	%45 = mul i32 %43, %44, !dbg !13
	%46 = trunc i64 %36 to i32, !dbg !13
	%47 = add i32 %46, %45, !dbg !13
	%48 = zext i32 %47 to i64, !dbg !13
	%49 = mul i64 %40, %48, !dbg !13
	%50 = add i64 %34, %49, !dbg !13
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !13, !range !18
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !13, !range !18
	%53 = mul i32 %51, %52, !dbg !13
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !13, !range !19
	%55 = mul i32 %53, %54, !dbg !13
	%56 = sext i32 %55 to i64, !dbg !13
	%57 = mul i64 %50, %56, !dbg !13
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !13, !range !20
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !13, !range !20
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !13, !range !21
	%61 = mul i32 %52, %60, !dbg !13
	%62 = add i32 %59, %61, !dbg !13
	%63 = mul i32 %51, %62, !dbg !13
	%64 = add i32 %58, %63, !dbg !13
	%65 = sext i32 %64 to i64, !dbg !13
	%66 = add i64 %57, %65, !dbg !13
	%67 = sdiv i64 %66, 32, !dbg !22
	%68 = and i32 %64, -32, !dbg !30
	%69 = sub i32 %55, %68, !dbg !30
	%70 = icmp slt i32 %69, 32, !dbg !30
	%71 = select i1 %70, i32 %69, i32 32, !dbg !30
	%72 = sext i32 %71 to i64, !dbg !30
	%73 = icmp eq i64 %72, 32, !dbg !31
	%74 = icmp eq i64 %32, 0, !dbg !32
	%75 = mul i64 %40, %42, !dbg !33
	%76 = icmp ule i64 %p1, 268435455, !dbg !34
	%77 = icmp ule i64 %21, 268435455, !dbg !34
	%78 = and i1 %76, %77, !dbg !34
	%79 = mul i64 %p1, -1, !dbg !34
	%80 = mul i64 %21, %79, !dbg !34
	%81 = add i64 %80, %19, !dbg !34
	%82 = icmp sge i64 %81, 0, !dbg !34
	%83 = and i1 %78, %82, !dbg !34
	br i1 %83, label %b1, label %b14_cold, !dbg !22, !prof !35

b1:
	%84 = phi i64 [ %67, %b0_ok1 ], [ %155, %b13 ], !dbg !34
	%85 = icmp slt i64 %84, %p1, !dbg !36
	br i1 %85, label %b2, label %b27, !dbg !36

b2:
	%86 = mul i64 %84, %21, !dbg !37
	%87 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %20, i64 %86, !dbg !38
	br label %b3, !dbg !39

b3:
	%88 = phi float [ 0.000000e+00, %b2 ], [ %121, %b4 ], !dbg !40
	%89 = phi i32 [ %31, %b2 ], [ %122, %b4 ], !dbg !41
	%90 = sext i32 %89 to i64, !dbg !41
	%91 = icmp slt i32 %89, %22, !dbg !42
	br i1 %91, label %b4, label %b5, !dbg !42

b4:
	%92 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %87, i64 %90, !dbg !43
	%93 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i32 0, i32 0, !dbg !43
	%94 = bitcast { float, float, float, float } addrspace(1)* %92 to <4 x float> addrspace(1)*, !dbg !43
	%95 = load <4 x float>, <4 x float> addrspace(1)* %94, align 16, !dbg !43
	%96 = extractelement <4 x float> %95, i32 0, !dbg !43
	%97 = extractelement <4 x float> %95, i32 1, !dbg !43
	%98 = extractelement <4 x float> %95, i32 2, !dbg !43
	%99 = extractelement <4 x float> %95, i32 3, !dbg !43
	%100 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i32 0, i32 1, !dbg !43
	%101 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i32 0, i32 2, !dbg !43
	%102 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %92, i32 0, i32 3, !dbg !43
	%103 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %23, i64 %90, !dbg !44
	%104 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %103, i32 0, i32 0, !dbg !44
	%105 = bitcast { float, float, float, float } addrspace(1)* %103 to <4 x float> addrspace(1)*, !dbg !44
	%106 = load <4 x float>, <4 x float> addrspace(1)* %105, align 16, !dbg !44
	%107 = extractelement <4 x float> %106, i32 0, !dbg !44
	%108 = extractelement <4 x float> %106, i32 1, !dbg !44
	%109 = extractelement <4 x float> %106, i32 2, !dbg !44
	%110 = extractelement <4 x float> %106, i32 3, !dbg !44
	%111 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %103, i32 0, i32 1, !dbg !44
	%112 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %103, i32 0, i32 2, !dbg !44
	%113 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %103, i32 0, i32 3, !dbg !44
	%114 = fmul float %96, %107, !dbg !45
	%115 = fmul float %97, %108, !dbg !46
	%116 = fadd float %114, %115, !dbg !47
	%117 = fmul float %98, %109, !dbg !48
	%118 = fadd float %116, %117, !dbg !49
	%119 = fmul float %99, %110, !dbg !50
	%120 = fadd float %118, %119, !dbg !51
	%121 = fadd float %88, %120, !dbg !52
	%122 = add nsw i32 %89, 32, !dbg !53
	br label %b3, !dbg !53, !llvm.loop !55

b5:
	br i1 %73, label %b6, label %b8, !dbg !31

b6:
	%123 = phi float [ %131, %b7 ], [ %88, %b5 ], !dbg !56
	%124 = phi i64 [ %134, %b7 ], [ 16, %b5 ], !dbg !57
	%125 = icmp sgt i64 %124, 0, !dbg !58
	br i1 %125, label %b7, label %b11, !dbg !58

b7:
	%126 = trunc i64 %124 to i32, !dbg !59
	%127 = bitcast float %123 to i32, !dbg !59
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %127, i32 %126, i32 31), !dbg !59
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !59
	%130 = bitcast i32 %129 to float, !dbg !59
	%131 = fadd float %123, %130, !dbg !60
	%132 = trunc i64 %124 to i32, !dbg !61
	%133 = udiv i32 %132, 2, !dbg !61
	%134 = zext i32 %133 to i64, !dbg !61
	br label %b6, !dbg !61

b8:
	%135 = bitcast float %88 to i32, !dbg !62
	%136 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %135, i32 0, i32 31), !dbg !62
	%137 = extractvalue { i32, i1 } %136, 0, !dbg !62
	%138 = bitcast i32 %137 to float, !dbg !62
	br label %b9, !dbg !62

b9:
	%139 = phi float [ %138, %b8 ], [ %146, %b10 ], !dbg !63
	%140 = phi i32 [ 1, %b8 ], [ %147, %b10 ], !dbg !64
	%141 = icmp slt i32 %140, %71, !dbg !65
	br i1 %141, label %b10, label %b11, !dbg !65

b10:
	%142 = bitcast float %88 to i32, !dbg !66
	%143 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %142, i32 %140, i32 31), !dbg !66
	%144 = extractvalue { i32, i1 } %143, 0, !dbg !66
	%145 = bitcast i32 %144 to float, !dbg !66
	%146 = fadd float %139, %145, !dbg !60
	%147 = add i32 %140, 1, !dbg !67
	br label %b9, !dbg !67

b11:
	%148 = phi float [ %123, %b6 ], [ %139, %b9 ], !dbg !29
	br i1 %74, label %b12, label %b13, !dbg !32

b12:
	%149 = getelementptr inbounds float, float addrspace(1)* %0, i64 %84, !dbg !68
	store float %148, float addrspace(1)* %149, align 4, !dbg !68
	br label %b13, !dbg !68

b13:
	%150 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !33, !range !17
	%151 = sext i32 %150 to i64, !dbg !33
	%152 = mul i64 %75, %151, !dbg !33
	%153 = mul i64 %152, %56, !dbg !33
	%154 = sdiv i64 %153, 32, !dbg !69
	%155 = add i64 %84, %154, !dbg !70
	br label %b1, !dbg !70

b27:
	ret void, !dbg !70

b0_fail1:
	%156 = icmp eq i1 %4, false, !dbg !8
	br i1 %156, label %b0_fail2, label %b0_ok2, !dbg !8

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !8
	br label %fail, !dbg !8

b0_ok2:
	%157 = icmp eq i1 %10, false, !dbg !8
	br i1 %157, label %b0_fail3, label %b0_ok3, !dbg !8

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !8
	br label %fail, !dbg !8

b0_ok3:
	%158 = icmp eq i1 %12, false, !dbg !9
	br i1 %158, label %b0_fail4, label %b0_ok4, !dbg !9

b0_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !9
	br label %fail, !dbg !9

b0_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !9
	br label %fail, !dbg !9

b14_cold:
	%159 = phi i64 [ %235, %b26_cold ], [ %67, %b0_ok1 ], !dbg !34
	%160 = icmp slt i64 %159, %p1, !dbg !36
	br i1 %160, label %b15_cold, label %b27, !dbg !36

b15_cold:
	%161 = mul i64 %159, %21, !dbg !37
	%162 = sub i64 %19, %161, !dbg !38
	%163 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %20, i64 %161, !dbg !38
	%164 = icmp ugt i64 %161, %19, !dbg !38
	%165 = icmp ugt i64 %21, %162, !dbg !39
	%166 = or i1 %164, %165, !dbg !39
	br i1 %166, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !39, !prof !11

b15_cold_fail1:
	%167 = icmp ugt i64 %161, %19, !dbg !38
	br i1 %167, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !38

b15_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !38
	br label %fail, !dbg !38

b15_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !39
	br label %fail, !dbg !39

b15_cold_ok1:
	br label %b16_cold, !dbg !39

b16_cold:
	%168 = phi float [ 0.000000e+00, %b15_cold_ok1 ], [ %200, %b17_cold ], !dbg !40
	%169 = phi i64 [ %32, %b15_cold_ok1 ], [ %201, %b17_cold ], !dbg !41
	%170 = icmp slt i64 %169, %21, !dbg !42
	br i1 %170, label %b17_cold, label %b18_cold, !dbg !42

b17_cold:
	%171 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %163, i64 %169, !dbg !43
	%172 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %171, i32 0, i32 0, !dbg !43
	%173 = bitcast { float, float, float, float } addrspace(1)* %171 to <4 x float> addrspace(1)*, !dbg !43
	%174 = load <4 x float>, <4 x float> addrspace(1)* %173, align 16, !dbg !43
	%175 = extractelement <4 x float> %174, i32 0, !dbg !43
	%176 = extractelement <4 x float> %174, i32 1, !dbg !43
	%177 = extractelement <4 x float> %174, i32 2, !dbg !43
	%178 = extractelement <4 x float> %174, i32 3, !dbg !43
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %171, i32 0, i32 1, !dbg !43
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %171, i32 0, i32 2, !dbg !43
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %171, i32 0, i32 3, !dbg !43
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %23, i64 %169, !dbg !44
	%183 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %182, i32 0, i32 0, !dbg !44
	%184 = bitcast { float, float, float, float } addrspace(1)* %182 to <4 x float> addrspace(1)*, !dbg !44
	%185 = load <4 x float>, <4 x float> addrspace(1)* %184, align 16, !dbg !44
	%186 = extractelement <4 x float> %185, i32 0, !dbg !44
	%187 = extractelement <4 x float> %185, i32 1, !dbg !44
	%188 = extractelement <4 x float> %185, i32 2, !dbg !44
	%189 = extractelement <4 x float> %185, i32 3, !dbg !44
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %182, i32 0, i32 1, !dbg !44
	%191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %182, i32 0, i32 2, !dbg !44
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %182, i32 0, i32 3, !dbg !44
	%193 = fmul float %175, %186, !dbg !45
	%194 = fmul float %176, %187, !dbg !46
	%195 = fadd float %193, %194, !dbg !47
	%196 = fmul float %177, %188, !dbg !48
	%197 = fadd float %195, %196, !dbg !49
	%198 = fmul float %178, %189, !dbg !50
	%199 = fadd float %197, %198, !dbg !51
	%200 = fadd float %168, %199, !dbg !52
	%201 = add i64 %169, 32, !dbg !53
	br label %b16_cold, !dbg !53, !llvm.loop !72

b18_cold:
	br i1 %73, label %b19_cold, label %b21_cold, !dbg !31

b19_cold:
	%202 = phi float [ %210, %b20_cold ], [ %168, %b18_cold ], !dbg !56
	%203 = phi i64 [ %213, %b20_cold ], [ 16, %b18_cold ], !dbg !57
	%204 = icmp sgt i64 %203, 0, !dbg !58
	br i1 %204, label %b20_cold, label %b24_cold, !dbg !58

b20_cold:
	%205 = trunc i64 %203 to i32, !dbg !59
	%206 = bitcast float %202 to i32, !dbg !59
	%207 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %206, i32 %205, i32 31), !dbg !59
	%208 = extractvalue { i32, i1 } %207, 0, !dbg !59
	%209 = bitcast i32 %208 to float, !dbg !59
	%210 = fadd float %202, %209, !dbg !60
	%211 = trunc i64 %203 to i32, !dbg !61
	%212 = udiv i32 %211, 2, !dbg !61
	%213 = zext i32 %212 to i64, !dbg !61
	br label %b19_cold, !dbg !61, !llvm.loop !74

b21_cold:
	%214 = bitcast float %168 to i32, !dbg !62
	%215 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %214, i32 0, i32 31), !dbg !62
	%216 = extractvalue { i32, i1 } %215, 0, !dbg !62
	%217 = bitcast i32 %216 to float, !dbg !62
	br label %b22_cold, !dbg !62

b22_cold:
	%218 = phi float [ %217, %b21_cold ], [ %226, %b23_cold ], !dbg !63
	%219 = phi i64 [ 1, %b21_cold ], [ %227, %b23_cold ], !dbg !64
	%220 = icmp slt i64 %219, %72, !dbg !65
	br i1 %220, label %b23_cold, label %b24_cold, !dbg !65

b23_cold:
	%221 = trunc i64 %219 to i32, !dbg !66
	%222 = bitcast float %168 to i32, !dbg !66
	%223 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %222, i32 %221, i32 31), !dbg !66
	%224 = extractvalue { i32, i1 } %223, 0, !dbg !66
	%225 = bitcast i32 %224 to float, !dbg !66
	%226 = fadd float %218, %225, !dbg !60
	%227 = add i64 %219, 1, !dbg !67
	br label %b22_cold, !dbg !67, !llvm.loop !76

b24_cold:
	%228 = phi float [ %202, %b19_cold ], [ %218, %b22_cold ], !dbg !29
	br i1 %74, label %b25_cold, label %b26_cold, !dbg !32

b25_cold:
	%229 = getelementptr inbounds float, float addrspace(1)* %0, i64 %159, !dbg !68
	store float %228, float addrspace(1)* %229, align 4, !dbg !68
	br label %b26_cold, !dbg !68

b26_cold:
	%230 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !33, !range !17
	%231 = sext i32 %230 to i64, !dbg !33
	%232 = mul i64 %75, %231, !dbg !33
	%233 = mul i64 %232, %56, !dbg !33
	%234 = sdiv i64 %233, 32, !dbg !69
	%235 = add i64 %159, %234, !dbg !70
	br label %b14_cold, !dbg !70, !llvm.loop !78

fail:
	%236 = phi i32 [ 0, %b0_fail2 ], [ 1, %b0_fail3 ], [ 0, %b0_fail4 ], [ 1, %b0_ok4 ], [ 2, %b15_cold_fail2 ], [ 3, %b15_cold_ok2 ], !dbg !7
	%237 = phi i64 [ %p3, %b0_fail2 ], [ %7, %b0_fail3 ], [ %p5, %b0_fail4 ], [ %15, %b0_ok4 ], [ %161, %b15_cold_fail2 ], [ %21, %b15_cold_ok2 ], !dbg !7
	%238 = phi i64 [ 4, %b0_fail2 ], [ 16, %b0_fail3 ], [ 4, %b0_fail4 ], [ 16, %b0_ok4 ], [ %19, %b15_cold_fail2 ], [ %162, %b15_cold_ok2 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %236, i64 %237, i64 %238), !dbg !7
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
	%5 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !81
	%6 = ptrtoint i16* %5 to i64, !dbg !81
	%7 = and i64 %6, 7, !dbg !81
	%8 = icmp eq i64 %7, 0, !dbg !81
	%9 = icmp eq i64 %p3, 0, !dbg !81
	%10 = or i1 %8, %9, !dbg !81
	%11 = and i64 %p5, 3, !dbg !82
	%12 = icmp eq i64 %11, 0, !dbg !82
	%13 = addrspacecast i16 addrspace(1)* %2 to i16*, !dbg !82
	%14 = ptrtoint i16* %13 to i64, !dbg !82
	%15 = and i64 %14, 7, !dbg !82
	%16 = icmp eq i64 %15, 0, !dbg !82
	%17 = icmp eq i64 %p5, 0, !dbg !82
	%18 = or i1 %16, %17, !dbg !82
	%19 = ashr i64 %p3, 2, !dbg !81
	%20 = bitcast i16 addrspace(1)* %1 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !81
	%21 = ashr i64 %p5, 2, !dbg !82
	%22 = trunc i64 %21 to i32, !dbg !82
	%23 = bitcast i16 addrspace(1)* %2 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !82
	%24 = icmp eq i1 %4, false, !dbg !81
	%25 = icmp eq i1 %10, false, !dbg !81
	%26 = icmp eq i1 %12, false, !dbg !82
	%27 = icmp eq i1 %18, false, !dbg !82
	%28 = or i1 %24, %25, !dbg !82
	%29 = or i1 %28, %26, !dbg !82
	%30 = or i1 %29, %27, !dbg !82
	br i1 %30, label %b0_fail1, label %b0_ok1, !dbg !82, !prof !11

b0_ok1:
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !83, !range !12
	%32 = sext i32 %31 to i64, !dbg !83
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !84, !range !14
	%34 = sext i32 %33 to i64, !dbg !84
	%35 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !84, !range !15
	%36 = sext i32 %35 to i64, !dbg !84
	%37 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !84, !range !15
	%38 = sext i32 %37 to i64, !dbg !84
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !84, !range !16
	%40 = sext i32 %39 to i64, !dbg !84
	%41 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !84, !range !17
	%42 = sext i32 %41 to i64, !dbg !84
	%43 = trunc i64 %42 to i32, !dbg !84
	%44 = trunc i64 %38 to i32, !dbg !84
	%45 = mul i32 %43, %44, !dbg !84
	%46 = trunc i64 %36 to i32, !dbg !84
	%47 = add i32 %46, %45, !dbg !84
	%48 = zext i32 %47 to i64, !dbg !84
	%49 = mul i64 %40, %48, !dbg !84
	%50 = add i64 %34, %49, !dbg !84
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !84, !range !18
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !84, !range !18
	%53 = mul i32 %51, %52, !dbg !84
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !84, !range !19
	%55 = mul i32 %53, %54, !dbg !84
	%56 = sext i32 %55 to i64, !dbg !84
	%57 = mul i64 %50, %56, !dbg !84
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !84, !range !20
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !84, !range !20
	%60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !84, !range !21
	%61 = mul i32 %52, %60, !dbg !84
	%62 = add i32 %59, %61, !dbg !84
	%63 = mul i32 %51, %62, !dbg !84
	%64 = add i32 %58, %63, !dbg !84
	%65 = sext i32 %64 to i64, !dbg !84
	%66 = add i64 %57, %65, !dbg !84
	%67 = sdiv i64 %66, 32, !dbg !85
	%68 = and i32 %64, -32, !dbg !89
	%69 = sub i32 %55, %68, !dbg !89
	%70 = icmp slt i32 %69, 32, !dbg !89
	%71 = select i1 %70, i32 %69, i32 32, !dbg !89
	%72 = sext i32 %71 to i64, !dbg !89
	%73 = icmp eq i64 %72, 32, !dbg !90
	%74 = icmp eq i64 %32, 0, !dbg !91
	%75 = mul i64 %40, %42, !dbg !92
	%76 = icmp ule i64 %p1, 268435455, !dbg !93
	%77 = icmp ule i64 %21, 268435455, !dbg !93
	%78 = and i1 %76, %77, !dbg !93
	%79 = mul i64 %p1, -1, !dbg !93
	%80 = mul i64 %21, %79, !dbg !93
	%81 = add i64 %80, %19, !dbg !93
	%82 = icmp sge i64 %81, 0, !dbg !93
	%83 = and i1 %78, %82, !dbg !93
	br i1 %83, label %b1, label %b14_cold, !dbg !85, !prof !35

b1:
	%84 = phi i64 [ %67, %b0_ok1 ], [ %179, %b13 ], !dbg !93
	%85 = icmp slt i64 %84, %p1, !dbg !94
	br i1 %85, label %b2, label %b27, !dbg !94

b2:
	%86 = mul i64 %84, %21, !dbg !95
	%87 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %20, i64 %86, !dbg !96
	br label %b3, !dbg !97

b3:
	%88 = phi float [ 0.000000e+00, %b2 ], [ %145, %b4 ], !dbg !98
	%89 = phi i32 [ %31, %b2 ], [ %146, %b4 ], !dbg !99
	%90 = sext i32 %89 to i64, !dbg !99
	%91 = icmp slt i32 %89, %22, !dbg !100
	br i1 %91, label %b4, label %b5, !dbg !100

b4:
	%92 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %87, i64 %90, !dbg !101
	%93 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %92, i32 0, i32 0, !dbg !101
	%94 = bitcast { i16, i16, i16, i16 } addrspace(1)* %92 to <4 x i16> addrspace(1)*, !dbg !101
	%95 = load <4 x i16>, <4 x i16> addrspace(1)* %94, align 8, !dbg !101
	%96 = extractelement <4 x i16> %95, i32 0, !dbg !101
	%97 = extractelement <4 x i16> %95, i32 1, !dbg !101
	%98 = extractelement <4 x i16> %95, i32 2, !dbg !101
	%99 = extractelement <4 x i16> %95, i32 3, !dbg !101
	%100 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %92, i32 0, i32 1, !dbg !101
	%101 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %92, i32 0, i32 2, !dbg !101
	%102 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %92, i32 0, i32 3, !dbg !101
	%103 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %23, i64 %90, !dbg !102
	%104 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %103, i32 0, i32 0, !dbg !102
	%105 = bitcast { i16, i16, i16, i16 } addrspace(1)* %103 to <4 x i16> addrspace(1)*, !dbg !102
	%106 = load <4 x i16>, <4 x i16> addrspace(1)* %105, align 8, !dbg !102
	%107 = extractelement <4 x i16> %106, i32 0, !dbg !102
	%108 = extractelement <4 x i16> %106, i32 1, !dbg !102
	%109 = extractelement <4 x i16> %106, i32 2, !dbg !102
	%110 = extractelement <4 x i16> %106, i32 3, !dbg !102
	%111 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %103, i32 0, i32 1, !dbg !102
	%112 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %103, i32 0, i32 2, !dbg !102
	%113 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %103, i32 0, i32 3, !dbg !102
	%114 = zext i16 %96 to i32, !dbg !103
	%115 = shl i32 %114, 16, !dbg !103
	%116 = bitcast i32 %115 to float, !dbg !103
	%117 = zext i16 %107 to i32, !dbg !104
	%118 = shl i32 %117, 16, !dbg !104
	%119 = bitcast i32 %118 to float, !dbg !104
	%120 = fmul float %116, %119, !dbg !105
	%121 = zext i16 %97 to i32, !dbg !106
	%122 = shl i32 %121, 16, !dbg !106
	%123 = bitcast i32 %122 to float, !dbg !106
	%124 = zext i16 %108 to i32, !dbg !107
	%125 = shl i32 %124, 16, !dbg !107
	%126 = bitcast i32 %125 to float, !dbg !107
	%127 = fmul float %123, %126, !dbg !108
	%128 = fadd float %120, %127, !dbg !109
	%129 = zext i16 %98 to i32, !dbg !110
	%130 = shl i32 %129, 16, !dbg !110
	%131 = bitcast i32 %130 to float, !dbg !110
	%132 = zext i16 %109 to i32, !dbg !111
	%133 = shl i32 %132, 16, !dbg !111
	%134 = bitcast i32 %133 to float, !dbg !111
	%135 = fmul float %131, %134, !dbg !112
	%136 = fadd float %128, %135, !dbg !113
	%137 = zext i16 %99 to i32, !dbg !114
	%138 = shl i32 %137, 16, !dbg !114
	%139 = bitcast i32 %138 to float, !dbg !114
	%140 = zext i16 %110 to i32, !dbg !115
	%141 = shl i32 %140, 16, !dbg !115
	%142 = bitcast i32 %141 to float, !dbg !115
	%143 = fmul float %139, %142, !dbg !116
	%144 = fadd float %136, %143, !dbg !117
	%145 = fadd float %88, %144, !dbg !118
	%146 = add nsw i32 %89, 32, !dbg !119
	br label %b3, !dbg !119, !llvm.loop !121

b5:
	br i1 %73, label %b6, label %b8, !dbg !90

b6:
	%147 = phi float [ %155, %b7 ], [ %88, %b5 ], !dbg !122
	%148 = phi i64 [ %158, %b7 ], [ 16, %b5 ], !dbg !123
	%149 = icmp sgt i64 %148, 0, !dbg !124
	br i1 %149, label %b7, label %b11, !dbg !124

b7:
	%150 = trunc i64 %148 to i32, !dbg !125
	%151 = bitcast float %147 to i32, !dbg !125
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %151, i32 %150, i32 31), !dbg !125
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !125
	%154 = bitcast i32 %153 to float, !dbg !125
	%155 = fadd float %147, %154, !dbg !126
	%156 = trunc i64 %148 to i32, !dbg !127
	%157 = udiv i32 %156, 2, !dbg !127
	%158 = zext i32 %157 to i64, !dbg !127
	br label %b6, !dbg !127

b8:
	%159 = bitcast float %88 to i32, !dbg !128
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %159, i32 0, i32 31), !dbg !128
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !128
	%162 = bitcast i32 %161 to float, !dbg !128
	br label %b9, !dbg !128

b9:
	%163 = phi float [ %162, %b8 ], [ %170, %b10 ], !dbg !129
	%164 = phi i32 [ 1, %b8 ], [ %171, %b10 ], !dbg !130
	%165 = icmp slt i32 %164, %71, !dbg !131
	br i1 %165, label %b10, label %b11, !dbg !131

b10:
	%166 = bitcast float %88 to i32, !dbg !132
	%167 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %166, i32 %164, i32 31), !dbg !132
	%168 = extractvalue { i32, i1 } %167, 0, !dbg !132
	%169 = bitcast i32 %168 to float, !dbg !132
	%170 = fadd float %163, %169, !dbg !126
	%171 = add i32 %164, 1, !dbg !133
	br label %b9, !dbg !133

b11:
	%172 = phi float [ %147, %b6 ], [ %163, %b9 ], !dbg !88
	br i1 %74, label %b12, label %b13, !dbg !91

b12:
	%173 = getelementptr inbounds float, float addrspace(1)* %0, i64 %84, !dbg !134
	store float %172, float addrspace(1)* %173, align 4, !dbg !134
	br label %b13, !dbg !134

b13:
	%174 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !92, !range !17
	%175 = sext i32 %174 to i64, !dbg !92
	%176 = mul i64 %75, %175, !dbg !92
	%177 = mul i64 %176, %56, !dbg !92
	%178 = sdiv i64 %177, 32, !dbg !135
	%179 = add i64 %84, %178, !dbg !136
	br label %b1, !dbg !136

b27:
	ret void, !dbg !136

b0_fail1:
	%180 = icmp eq i1 %4, false, !dbg !81
	br i1 %180, label %b0_fail2, label %b0_ok2, !dbg !81

b0_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !81
	br label %fail, !dbg !81

b0_ok2:
	%181 = icmp eq i1 %10, false, !dbg !81
	br i1 %181, label %b0_fail3, label %b0_ok3, !dbg !81

b0_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !81
	br label %fail, !dbg !81

b0_ok3:
	%182 = icmp eq i1 %12, false, !dbg !82
	br i1 %182, label %b0_fail4, label %b0_ok4, !dbg !82

b0_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !82
	br label %fail, !dbg !82

b0_ok4:
	call void asm sideeffect "", ""() nounwind, !dbg !82
	br label %fail, !dbg !82

b14_cold:
	%183 = phi i64 [ %283, %b26_cold ], [ %67, %b0_ok1 ], !dbg !93
	%184 = icmp slt i64 %183, %p1, !dbg !94
	br i1 %184, label %b15_cold, label %b27, !dbg !94

b15_cold:
	%185 = mul i64 %183, %21, !dbg !95
	%186 = sub i64 %19, %185, !dbg !96
	%187 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %20, i64 %185, !dbg !96
	%188 = icmp ugt i64 %185, %19, !dbg !96
	%189 = icmp ugt i64 %21, %186, !dbg !97
	%190 = or i1 %188, %189, !dbg !97
	br i1 %190, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !97, !prof !11

b15_cold_fail1:
	%191 = icmp ugt i64 %185, %19, !dbg !96
	br i1 %191, label %b15_cold_fail2, label %b15_cold_ok2, !dbg !96

b15_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !96
	br label %fail, !dbg !96

b15_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !97
	br label %fail, !dbg !97

b15_cold_ok1:
	br label %b16_cold, !dbg !97

b16_cold:
	%192 = phi float [ 0.000000e+00, %b15_cold_ok1 ], [ %248, %b17_cold ], !dbg !98
	%193 = phi i64 [ %32, %b15_cold_ok1 ], [ %249, %b17_cold ], !dbg !99
	%194 = icmp slt i64 %193, %21, !dbg !100
	br i1 %194, label %b17_cold, label %b18_cold, !dbg !100

b17_cold:
	%195 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %187, i64 %193, !dbg !101
	%196 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %195, i32 0, i32 0, !dbg !101
	%197 = bitcast { i16, i16, i16, i16 } addrspace(1)* %195 to <4 x i16> addrspace(1)*, !dbg !101
	%198 = load <4 x i16>, <4 x i16> addrspace(1)* %197, align 8, !dbg !101
	%199 = extractelement <4 x i16> %198, i32 0, !dbg !101
	%200 = extractelement <4 x i16> %198, i32 1, !dbg !101
	%201 = extractelement <4 x i16> %198, i32 2, !dbg !101
	%202 = extractelement <4 x i16> %198, i32 3, !dbg !101
	%203 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %195, i32 0, i32 1, !dbg !101
	%204 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %195, i32 0, i32 2, !dbg !101
	%205 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %195, i32 0, i32 3, !dbg !101
	%206 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %23, i64 %193, !dbg !102
	%207 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %206, i32 0, i32 0, !dbg !102
	%208 = bitcast { i16, i16, i16, i16 } addrspace(1)* %206 to <4 x i16> addrspace(1)*, !dbg !102
	%209 = load <4 x i16>, <4 x i16> addrspace(1)* %208, align 8, !dbg !102
	%210 = extractelement <4 x i16> %209, i32 0, !dbg !102
	%211 = extractelement <4 x i16> %209, i32 1, !dbg !102
	%212 = extractelement <4 x i16> %209, i32 2, !dbg !102
	%213 = extractelement <4 x i16> %209, i32 3, !dbg !102
	%214 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %206, i32 0, i32 1, !dbg !102
	%215 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %206, i32 0, i32 2, !dbg !102
	%216 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %206, i32 0, i32 3, !dbg !102
	%217 = zext i16 %199 to i32, !dbg !103
	%218 = shl i32 %217, 16, !dbg !103
	%219 = bitcast i32 %218 to float, !dbg !103
	%220 = zext i16 %210 to i32, !dbg !104
	%221 = shl i32 %220, 16, !dbg !104
	%222 = bitcast i32 %221 to float, !dbg !104
	%223 = fmul float %219, %222, !dbg !105
	%224 = zext i16 %200 to i32, !dbg !106
	%225 = shl i32 %224, 16, !dbg !106
	%226 = bitcast i32 %225 to float, !dbg !106
	%227 = zext i16 %211 to i32, !dbg !107
	%228 = shl i32 %227, 16, !dbg !107
	%229 = bitcast i32 %228 to float, !dbg !107
	%230 = fmul float %226, %229, !dbg !108
	%231 = fadd float %223, %230, !dbg !109
	%232 = zext i16 %201 to i32, !dbg !110
	%233 = shl i32 %232, 16, !dbg !110
	%234 = bitcast i32 %233 to float, !dbg !110
	%235 = zext i16 %212 to i32, !dbg !111
	%236 = shl i32 %235, 16, !dbg !111
	%237 = bitcast i32 %236 to float, !dbg !111
	%238 = fmul float %234, %237, !dbg !112
	%239 = fadd float %231, %238, !dbg !113
	%240 = zext i16 %202 to i32, !dbg !114
	%241 = shl i32 %240, 16, !dbg !114
	%242 = bitcast i32 %241 to float, !dbg !114
	%243 = zext i16 %213 to i32, !dbg !115
	%244 = shl i32 %243, 16, !dbg !115
	%245 = bitcast i32 %244 to float, !dbg !115
	%246 = fmul float %242, %245, !dbg !116
	%247 = fadd float %239, %246, !dbg !117
	%248 = fadd float %192, %247, !dbg !118
	%249 = add i64 %193, 32, !dbg !119
	br label %b16_cold, !dbg !119, !llvm.loop !138

b18_cold:
	br i1 %73, label %b19_cold, label %b21_cold, !dbg !90

b19_cold:
	%250 = phi float [ %258, %b20_cold ], [ %192, %b18_cold ], !dbg !122
	%251 = phi i64 [ %261, %b20_cold ], [ 16, %b18_cold ], !dbg !123
	%252 = icmp sgt i64 %251, 0, !dbg !124
	br i1 %252, label %b20_cold, label %b24_cold, !dbg !124

b20_cold:
	%253 = trunc i64 %251 to i32, !dbg !125
	%254 = bitcast float %250 to i32, !dbg !125
	%255 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %254, i32 %253, i32 31), !dbg !125
	%256 = extractvalue { i32, i1 } %255, 0, !dbg !125
	%257 = bitcast i32 %256 to float, !dbg !125
	%258 = fadd float %250, %257, !dbg !126
	%259 = trunc i64 %251 to i32, !dbg !127
	%260 = udiv i32 %259, 2, !dbg !127
	%261 = zext i32 %260 to i64, !dbg !127
	br label %b19_cold, !dbg !127, !llvm.loop !140

b21_cold:
	%262 = bitcast float %192 to i32, !dbg !128
	%263 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %262, i32 0, i32 31), !dbg !128
	%264 = extractvalue { i32, i1 } %263, 0, !dbg !128
	%265 = bitcast i32 %264 to float, !dbg !128
	br label %b22_cold, !dbg !128

b22_cold:
	%266 = phi float [ %265, %b21_cold ], [ %274, %b23_cold ], !dbg !129
	%267 = phi i64 [ 1, %b21_cold ], [ %275, %b23_cold ], !dbg !130
	%268 = icmp slt i64 %267, %72, !dbg !131
	br i1 %268, label %b23_cold, label %b24_cold, !dbg !131

b23_cold:
	%269 = trunc i64 %267 to i32, !dbg !132
	%270 = bitcast float %192 to i32, !dbg !132
	%271 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %270, i32 %269, i32 31), !dbg !132
	%272 = extractvalue { i32, i1 } %271, 0, !dbg !132
	%273 = bitcast i32 %272 to float, !dbg !132
	%274 = fadd float %266, %273, !dbg !126
	%275 = add i64 %267, 1, !dbg !133
	br label %b22_cold, !dbg !133, !llvm.loop !142

b24_cold:
	%276 = phi float [ %250, %b19_cold ], [ %266, %b22_cold ], !dbg !88
	br i1 %74, label %b25_cold, label %b26_cold, !dbg !91

b25_cold:
	%277 = getelementptr inbounds float, float addrspace(1)* %0, i64 %183, !dbg !134
	store float %276, float addrspace(1)* %277, align 4, !dbg !134
	br label %b26_cold, !dbg !134

b26_cold:
	%278 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !92, !range !17
	%279 = sext i32 %278 to i64, !dbg !92
	%280 = mul i64 %75, %279, !dbg !92
	%281 = mul i64 %280, %56, !dbg !92
	%282 = sdiv i64 %281, 32, !dbg !135
	%283 = add i64 %183, %282, !dbg !136
	br label %b14_cold, !dbg !136, !llvm.loop !144

fail:
	%284 = phi i32 [ 4, %b0_fail2 ], [ 5, %b0_fail3 ], [ 4, %b0_fail4 ], [ 5, %b0_ok4 ], [ 6, %b15_cold_fail2 ], [ 7, %b15_cold_ok2 ], !dbg !80
	%285 = phi i64 [ %p3, %b0_fail2 ], [ %7, %b0_fail3 ], [ %p5, %b0_fail4 ], [ %15, %b0_ok4 ], [ %185, %b15_cold_fail2 ], [ %21, %b15_cold_ok2 ], !dbg !80
	%286 = phi i64 [ 4, %b0_fail2 ], [ 8, %b0_fail3 ], [ 4, %b0_fail4 ], [ 8, %b0_ok4 ], [ %19, %b15_cold_fail2 ], [ %186, %b15_cold_ok2 ], !dbg !80
	call void @gpuc_fail(i8* %ctrl, i32 %284, i64 %285, i64 %286), !dbg !80
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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !14
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !20
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !15
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !20
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !15
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !21
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
!6 = distinct !DISubprogram(name: "Float32", scope: !1, file: !1, line: 28, type: !4, isDefinition: true, scopeLine: 28, isOptimized: true, unit: !2)
!7 = !DILocation(line: 28, column: 6, scope: !6)
!8 = !DILocation(line: 29, column: 22, scope: !6)
!9 = !DILocation(line: 29, column: 37, scope: !6)
!10 = !DILocation(line: 30, column: 35, scope: !6)
!11 = !{!"branch_weights", i32 1, i32 1048576}
!12 = !{i32 0, i32 32}
!13 = !DILocation(line: 31, column: 24, scope: !6)
!14 = !{i32 0, i32 2147483647}
!15 = !{i32 0, i32 65535}
!16 = !{i32 1, i32 -2147483648}
!17 = !{i32 1, i32 65536}
!18 = !{i32 1, i32 1025}
!19 = !{i32 1, i32 65}
!20 = !{i32 0, i32 1024}
!21 = !{i32 0, i32 64}
!22 = !DILocation(line: 31, column: 27, scope: !6)
!23 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!24 = distinct !DISubprogram(name: "reduceWarp", scope: !23, file: !23, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!25 = distinct !DISubprogram(name: "reduce", scope: !23, file: !23, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!26 = distinct !DISubprogram(name: "ReduceAdd", scope: !23, file: !23, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!27 = !DILocation(line: 39, column: 25, scope: !6)
!28 = !DILocation(line: 8, column: 15, scope: !26, inlinedAt: !27)
!29 = !DILocation(line: 45, column: 16, scope: !25, inlinedAt: !28)
!30 = !DILocation(line: 90, column: 13, scope: !24, inlinedAt: !29)
!31 = !DILocation(line: 91, column: 7, scope: !24, inlinedAt: !29)
!32 = !DILocation(line: 39, column: 47, scope: !6)
!33 = !DILocation(line: 31, column: 75, scope: !6)
!34 = !DILocation(line: 31, column: 6, scope: !6)
!35 = !{!"branch_weights", i32 1048576, i32 1}
!36 = !DILocation(line: 31, column: 45, scope: !6)
!37 = !DILocation(line: 32, column: 14, scope: !6)
!38 = !DILocation(line: 32, column: 12, scope: !6)
!39 = !DILocation(line: 32, column: 18, scope: !6)
!40 = !DILocation(line: 33, column: 3, scope: !6)
!41 = !DILocation(line: 35, column: 7, scope: !6)
!42 = !DILocation(line: 35, column: 20, scope: !6)
!43 = !DILocation(line: 36, column: 15, scope: !6)
!44 = !DILocation(line: 36, column: 22, scope: !6)
!45 = !DILocation(line: 37, column: 14, scope: !6)
!46 = !DILocation(line: 37, column: 24, scope: !6)
!47 = !DILocation(line: 37, column: 19, scope: !6)
!48 = !DILocation(line: 37, column: 34, scope: !6)
!49 = !DILocation(line: 37, column: 29, scope: !6)
!50 = !DILocation(line: 37, column: 44, scope: !6)
!51 = !DILocation(line: 37, column: 39, scope: !6)
!52 = !DILocation(line: 37, column: 4, scope: !6)
!53 = !DILocation(line: 35, column: 25, scope: !6)
!54 = !{!"llvm.loop.unroll.count", i32 4}
!55 = distinct !{!55, !54}
!56 = !DILocation(line: 86, column: 35, scope: !24, inlinedAt: !29)
!57 = !DILocation(line: 92, column: 7, scope: !24, inlinedAt: !29)
!58 = !DILocation(line: 92, column: 34, scope: !24, inlinedAt: !29)
!59 = !DILocation(line: 93, column: 23, scope: !24, inlinedAt: !29)
!60 = !DILocation(line: 8, column: 76, scope: !26, inlinedAt: !27)
!61 = !DILocation(line: 92, column: 39, scope: !24, inlinedAt: !29)
!62 = !DILocation(line: 97, column: 16, scope: !24, inlinedAt: !29)
!63 = !DILocation(line: 97, column: 2, scope: !24, inlinedAt: !29)
!64 = !DILocation(line: 98, column: 6, scope: !24, inlinedAt: !29)
!65 = !DILocation(line: 98, column: 22, scope: !24, inlinedAt: !29)
!66 = !DILocation(line: 99, column: 23, scope: !24, inlinedAt: !29)
!67 = !DILocation(line: 98, column: 27, scope: !24, inlinedAt: !29)
!68 = !DILocation(line: 40, column: 7, scope: !6)
!69 = !DILocation(line: 31, column: 78, scope: !6)
!70 = !DILocation(line: 31, column: 57, scope: !6)
!71 = !{!"llvm.loop.unroll.disable"}
!72 = distinct !{!72, !71}
!73 = !{!"llvm.loop.unroll.disable"}
!74 = distinct !{!74, !73}
!75 = !{!"llvm.loop.unroll.disable"}
!76 = distinct !{!76, !75}
!77 = !{!"llvm.loop.unroll.disable"}
!78 = distinct !{!78, !77}
!79 = distinct !DISubprogram(name: "BFloat16", scope: !1, file: !1, line: 49, type: !4, isDefinition: true, scopeLine: 49, isOptimized: true, unit: !2)
!80 = !DILocation(line: 49, column: 6, scope: !79)
!81 = !DILocation(line: 50, column: 22, scope: !79)
!82 = !DILocation(line: 50, column: 37, scope: !79)
!83 = !DILocation(line: 51, column: 35, scope: !79)
!84 = !DILocation(line: 52, column: 24, scope: !79)
!85 = !DILocation(line: 52, column: 27, scope: !79)
!86 = !DILocation(line: 61, column: 25, scope: !79)
!87 = !DILocation(line: 8, column: 15, scope: !26, inlinedAt: !86)
!88 = !DILocation(line: 45, column: 16, scope: !25, inlinedAt: !87)
!89 = !DILocation(line: 90, column: 13, scope: !24, inlinedAt: !88)
!90 = !DILocation(line: 91, column: 7, scope: !24, inlinedAt: !88)
!91 = !DILocation(line: 61, column: 47, scope: !79)
!92 = !DILocation(line: 52, column: 75, scope: !79)
!93 = !DILocation(line: 52, column: 6, scope: !79)
!94 = !DILocation(line: 52, column: 45, scope: !79)
!95 = !DILocation(line: 53, column: 14, scope: !79)
!96 = !DILocation(line: 53, column: 12, scope: !79)
!97 = !DILocation(line: 53, column: 18, scope: !79)
!98 = !DILocation(line: 54, column: 3, scope: !79)
!99 = !DILocation(line: 56, column: 7, scope: !79)
!100 = !DILocation(line: 56, column: 20, scope: !79)
!101 = !DILocation(line: 57, column: 15, scope: !79)
!102 = !DILocation(line: 57, column: 22, scope: !79)
!103 = !DILocation(line: 58, column: 22, scope: !79)
!104 = !DILocation(line: 58, column: 36, scope: !79)
!105 = !DILocation(line: 58, column: 24, scope: !79)
!106 = !DILocation(line: 58, column: 52, scope: !79)
!107 = !DILocation(line: 58, column: 66, scope: !79)
!108 = !DILocation(line: 58, column: 54, scope: !79)
!109 = !DILocation(line: 58, column: 39, scope: !79)
!110 = !DILocation(line: 59, column: 16, scope: !79)
!111 = !DILocation(line: 59, column: 30, scope: !79)
!112 = !DILocation(line: 59, column: 18, scope: !79)
!113 = !DILocation(line: 58, column: 69, scope: !79)
!114 = !DILocation(line: 59, column: 46, scope: !79)
!115 = !DILocation(line: 59, column: 60, scope: !79)
!116 = !DILocation(line: 59, column: 48, scope: !79)
!117 = !DILocation(line: 59, column: 33, scope: !79)
!118 = !DILocation(line: 58, column: 4, scope: !79)
!119 = !DILocation(line: 56, column: 25, scope: !79)
!120 = !{!"llvm.loop.unroll.count", i32 4}
!121 = distinct !{!121, !120}
!122 = !DILocation(line: 86, column: 35, scope: !24, inlinedAt: !88)
!123 = !DILocation(line: 92, column: 7, scope: !24, inlinedAt: !88)
!124 = !DILocation(line: 92, column: 34, scope: !24, inlinedAt: !88)
!125 = !DILocation(line: 93, column: 23, scope: !24, inlinedAt: !88)
!126 = !DILocation(line: 8, column: 76, scope: !26, inlinedAt: !86)
!127 = !DILocation(line: 92, column: 39, scope: !24, inlinedAt: !88)
!128 = !DILocation(line: 97, column: 16, scope: !24, inlinedAt: !88)
!129 = !DILocation(line: 97, column: 2, scope: !24, inlinedAt: !88)
!130 = !DILocation(line: 98, column: 6, scope: !24, inlinedAt: !88)
!131 = !DILocation(line: 98, column: 22, scope: !24, inlinedAt: !88)
!132 = !DILocation(line: 99, column: 23, scope: !24, inlinedAt: !88)
!133 = !DILocation(line: 98, column: 27, scope: !24, inlinedAt: !88)
!134 = !DILocation(line: 62, column: 7, scope: !79)
!135 = !DILocation(line: 52, column: 78, scope: !79)
!136 = !DILocation(line: 52, column: 57, scope: !79)
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
