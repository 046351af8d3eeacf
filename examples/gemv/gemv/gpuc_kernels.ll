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
	br i1 %4, label %b1, label %b43, !dbg !8

b1:
	%5 = addrspacecast float addrspace(1)* %1 to float*, !dbg !8
	%6 = ptrtoint float* %5 to i64, !dbg !8
	%7 = and i64 %6, 15, !dbg !8
	%8 = icmp eq i64 %7, 0, !dbg !8
	%9 = icmp eq i64 %p3, 0, !dbg !8
	%10 = or i1 %8, %9, !dbg !8
	br i1 %10, label %b2, label %b42, !dbg !8

b2:
	%11 = ashr i64 %p3, 2, !dbg !8
	%12 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !8
	%13 = and i64 %p5, 3, !dbg !9
	%14 = icmp eq i64 %13, 0, !dbg !9
	br i1 %14, label %b3, label %b41, !dbg !9

b3:
	%15 = addrspacecast float addrspace(1)* %2 to float*, !dbg !9
	%16 = ptrtoint float* %15 to i64, !dbg !9
	%17 = and i64 %16, 15, !dbg !9
	%18 = icmp eq i64 %17, 0, !dbg !9
	%19 = icmp eq i64 %p5, 0, !dbg !9
	%20 = or i1 %18, %19, !dbg !9
	br i1 %20, label %b4, label %b40, !dbg !9

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
	%35 = trunc i64 %34 to i32, !dbg !12
	%36 = trunc i64 %30 to i32, !dbg !12
	%37 = mul i32 %35, %36, !dbg !12
	%38 = zext i32 %37 to i64, !dbg !12
	%39 = trunc i64 %28 to i32, !dbg !12
	%40 = add i32 %39, %37, !dbg !12
	%41 = zext i32 %40 to i64, !dbg !12
	%42 = mul i64 %32, %41, !dbg !12
	%43 = add i64 %26, %42, !dbg !12
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
	%67 = icmp eq i64 %24, 0, !dbg !31
	%68 = mul i64 %32, %34, !dbg !32
	%69 = icmp ugt i64 %p1, 268435455, !dbg !33
	%70 = icmp ugt i64 %21, 268435455, !dbg !33
	%71 = or i1 %69, %70, !dbg !33
	%72 = mul nsw i64 %p1, -1, !dbg !33
	%73 = mul i64 %21, %72, !dbg !33
	%74 = add i64 %73, %11, !dbg !33
	%75 = icmp slt i64 %74, 0, !dbg !33
	%76 = or i1 %71, %75, !dbg !33
	br i1 %76, label %b5_cold, label %b22, !dbg !21, !prof !34

b22:
	%77 = phi i64 [ %60, %b4 ], [ %158, %b38 ], !dbg !33
	%78 = icmp slt i64 %77, %p1, !dbg !35
	br i1 %78, label %b23, label %b39, !dbg !35

b23:
	%79 = mul i64 %77, %21, !dbg !36
	%80 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %12, i64 %79, !dbg !37
	br label %b24, !dbg !38

b24:
	%81 = phi float [ 0.000000e+00, %b23 ], [ %113, %b25 ], !dbg !39
	%82 = phi i64 [ %24, %b23 ], [ %114, %b25 ], !dbg !40
	%83 = icmp slt i64 %82, %21, !dbg !41
	br i1 %83, label %b25, label %b26, !dbg !41

b25:
	%84 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %80, i64 %82, !dbg !42
	%85 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %84, i32 0, i32 0, !dbg !42
	%86 = bitcast { float, float, float, float } addrspace(1)* %84 to <4 x float> addrspace(1)*, !dbg !42
	%87 = load <4 x float>, <4 x float> addrspace(1)* %86, align 16, !dbg !42
	%88 = extractelement <4 x float> %87, i32 0, !dbg !42
	%89 = extractelement <4 x float> %87, i32 1, !dbg !42
	%90 = extractelement <4 x float> %87, i32 2, !dbg !42
	%91 = extractelement <4 x float> %87, i32 3, !dbg !42
	%92 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %84, i32 0, i32 1, !dbg !42
	%93 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %84, i32 0, i32 2, !dbg !42
	%94 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %84, i32 0, i32 3, !dbg !42
	%95 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %22, i64 %82, !dbg !43
	%96 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %95, i32 0, i32 0, !dbg !43
	%97 = bitcast { float, float, float, float } addrspace(1)* %95 to <4 x float> addrspace(1)*, !dbg !43
	%98 = load <4 x float>, <4 x float> addrspace(1)* %97, align 16, !dbg !43
	%99 = extractelement <4 x float> %98, i32 0, !dbg !43
	%100 = extractelement <4 x float> %98, i32 1, !dbg !43
	%101 = extractelement <4 x float> %98, i32 2, !dbg !43
	%102 = extractelement <4 x float> %98, i32 3, !dbg !43
	%103 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %95, i32 0, i32 1, !dbg !43
	%104 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %95, i32 0, i32 2, !dbg !43
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %95, i32 0, i32 3, !dbg !43
	%106 = fmul float %88, %99, !dbg !44
	%107 = fmul float %89, %100, !dbg !45
	%108 = fadd float %106, %107, !dbg !46
	%109 = fmul float %90, %101, !dbg !47
	%110 = fadd float %108, %109, !dbg !48
	%111 = fmul float %91, %102, !dbg !49
	%112 = fadd float %110, %111, !dbg !50
	%113 = fadd float %81, %112, !dbg !51
	%114 = add nsw i64 %82, 32, !dbg !52
	br label %b24, !dbg !52, !llvm.loop !82

b26:
	br i1 %66, label %b27, label %b29, !dbg !30

b27:
	%115 = phi float [ %123, %b28 ], [ %81, %b26 ], !dbg !55
	%116 = phi i64 [ %126, %b28 ], [ 16, %b26 ], !dbg !56
	%117 = icmp sgt i64 %116, 0, !dbg !57
	br i1 %117, label %b28, label %b36, !dbg !57

b28:
	%118 = trunc i64 %116 to i32, !dbg !58
	%119 = bitcast float %115 to i32, !dbg !58
	%120 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %119, i32 %118, i32 31), !dbg !58
	%121 = extractvalue { i32, i1 } %120, 0, !dbg !58
	%122 = bitcast i32 %121 to float, !dbg !58
	%123 = fadd float %115, %122, !dbg !59
	%124 = trunc i64 %116 to i32, !dbg !60
	%125 = udiv i32 %124, 2, !dbg !60
	%126 = zext i32 %125 to i64, !dbg !60
	br label %b27, !dbg !60

b29:
	%127 = phi float [ %143, %b34 ], [ %81, %b26 ], !dbg !55
	%128 = phi i64 [ %146, %b34 ], [ 16, %b26 ], !dbg !63
	%129 = icmp sgt i64 %128, 0, !dbg !64
	br i1 %129, label %b30, label %b35, !dbg !64

b30:
	%130 = trunc i64 %24 to i32, !dbg !65
	%131 = trunc i64 %128 to i32, !dbg !65
	%132 = add i32 %130, %131, !dbg !65
	%133 = zext i32 %132 to i64, !dbg !65
	%134 = icmp sge i64 %133, %65, !dbg !66
	br i1 %134, label %b31, label %b32, !dbg !66

b31:
	br label %b32, !dbg !66

b32:
	%135 = phi i64 [ %133, %b30 ], [ %24, %b31 ], !dbg !67
	%136 = trunc i64 %135 to i32, !dbg !68
	%137 = bitcast float %127 to i32, !dbg !68
	%138 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %137, i32 %136, i32 31), !dbg !68
	%139 = extractvalue { i32, i1 } %138, 0, !dbg !68
	%140 = bitcast i32 %139 to float, !dbg !68
	%141 = icmp ne i64 %135, %24, !dbg !69
	br i1 %141, label %b33, label %b34, !dbg !69

b33:
	%142 = fadd float %127, %140, !dbg !59
	br label %b34, !dbg !70

b34:
	%143 = phi float [ %127, %b32 ], [ %142, %b33 ], !dbg !55
	%144 = trunc i64 %128 to i32, !dbg !71
	%145 = udiv i32 %144, 2, !dbg !71
	%146 = zext i32 %145 to i64, !dbg !71
	br label %b29, !dbg !71

b35:
	%147 = bitcast float %127 to i32, !dbg !74
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 0, i32 31), !dbg !74
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !74
	%150 = bitcast i32 %149 to float, !dbg !74
	br label %b36, !dbg !75

b36:
	%151 = phi float [ %115, %b27 ], [ %150, %b35 ], !dbg !28
	br i1 %67, label %b37, label %b38, !dbg !31

b37:
	%152 = getelementptr inbounds float, float addrspace(1)* %0, i64 %77, !dbg !76
	store float %151, float addrspace(1)* %152, align 4, !dbg !76
	br label %b38, !dbg !76

b38:
	%153 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !32, !range !16
	%154 = sext i32 %153 to i64, !dbg !32
	%155 = mul i64 %68, %154, !dbg !32
	%156 = mul i64 %155, %49, !dbg !32
	%157 = sdiv i64 %156, 32, !dbg !77
	%158 = add i64 %77, %157, !dbg !78
	br label %b22, !dbg !78

b39:
	ret void, !dbg !78

b40:
	br label %fail, !dbg !9

b41:
	br label %fail, !dbg !9

b42:
	br label %fail, !dbg !8

b43:
	br label %fail, !dbg !8

b5_cold:
	%159 = phi i64 [ %245, %b21_cold ], [ %60, %b4 ], !dbg !33
	%160 = icmp slt i64 %159, %p1, !dbg !35
	br i1 %160, label %b6_cold, label %b39, !dbg !35

b6_cold:
	%161 = mul i64 %159, %21, !dbg !36
	%162 = sub i64 %11, %161, !dbg !37
	%163 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %12, i64 %161, !dbg !37
	%164 = icmp ugt i64 %161, %11, !dbg !37
	%165 = icmp ugt i64 %21, %162, !dbg !38
	%166 = or i1 %164, %165, !dbg !38
	br i1 %166, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !38, !prof !34

b6_cold_fail1:
	%167 = icmp ugt i64 %161, %11, !dbg !37
	br i1 %167, label %b6_cold_fail2, label %b6_cold_ok2, !dbg !37

b6_cold_fail2:
	br label %fail, !dbg !37

b6_cold_ok2:
	br label %fail, !dbg !38

b6_cold_ok1:
	br label %b7_cold, !dbg !38

b7_cold:
	%168 = phi float [ 0.000000e+00, %b6_cold_ok1 ], [ %200, %b8_cold ], !dbg !39
	%169 = phi i64 [ %24, %b6_cold_ok1 ], [ %201, %b8_cold ], !dbg !40
	%170 = icmp slt i64 %169, %21, !dbg !41
	br i1 %170, label %b8_cold, label %b9_cold, !dbg !41

b8_cold:
	%171 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %163, i64 %169, !dbg !42
	%172 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %171, i32 0, i32 0, !dbg !42
	%173 = bitcast { float, float, float, float } addrspace(1)* %171 to <4 x float> addrspace(1)*, !dbg !42
	%174 = load <4 x float>, <4 x float> addrspace(1)* %173, align 16, !dbg !42
	%175 = extractelement <4 x float> %174, i32 0, !dbg !42
	%176 = extractelement <4 x float> %174, i32 1, !dbg !42
	%177 = extractelement <4 x float> %174, i32 2, !dbg !42
	%178 = extractelement <4 x float> %174, i32 3, !dbg !42
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %171, i32 0, i32 1, !dbg !42
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %171, i32 0, i32 2, !dbg !42
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %171, i32 0, i32 3, !dbg !42
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %22, i64 %169, !dbg !43
	%183 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %182, i32 0, i32 0, !dbg !43
	%184 = bitcast { float, float, float, float } addrspace(1)* %182 to <4 x float> addrspace(1)*, !dbg !43
	%185 = load <4 x float>, <4 x float> addrspace(1)* %184, align 16, !dbg !43
	%186 = extractelement <4 x float> %185, i32 0, !dbg !43
	%187 = extractelement <4 x float> %185, i32 1, !dbg !43
	%188 = extractelement <4 x float> %185, i32 2, !dbg !43
	%189 = extractelement <4 x float> %185, i32 3, !dbg !43
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %182, i32 0, i32 1, !dbg !43
	%191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %182, i32 0, i32 2, !dbg !43
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %182, i32 0, i32 3, !dbg !43
	%193 = fmul float %175, %186, !dbg !44
	%194 = fmul float %176, %187, !dbg !45
	%195 = fadd float %193, %194, !dbg !46
	%196 = fmul float %177, %188, !dbg !47
	%197 = fadd float %195, %196, !dbg !48
	%198 = fmul float %178, %189, !dbg !49
	%199 = fadd float %197, %198, !dbg !50
	%200 = fadd float %168, %199, !dbg !51
	%201 = add nsw i64 %169, 32, !dbg !52
	br label %b7_cold, !dbg !52, !llvm.loop !54

b9_cold:
	br i1 %66, label %b10_cold, label %b12_cold, !dbg !30

b10_cold:
	%202 = phi float [ %210, %b11_cold ], [ %168, %b9_cold ], !dbg !55
	%203 = phi i64 [ %213, %b11_cold ], [ 16, %b9_cold ], !dbg !56
	%204 = icmp sgt i64 %203, 0, !dbg !57
	br i1 %204, label %b11_cold, label %b19_cold, !dbg !57

b11_cold:
	%205 = trunc i64 %203 to i32, !dbg !58
	%206 = bitcast float %202 to i32, !dbg !58
	%207 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %206, i32 %205, i32 31), !dbg !58
	%208 = extractvalue { i32, i1 } %207, 0, !dbg !58
	%209 = bitcast i32 %208 to float, !dbg !58
	%210 = fadd float %202, %209, !dbg !59
	%211 = trunc i64 %203 to i32, !dbg !60
	%212 = udiv i32 %211, 2, !dbg !60
	%213 = zext i32 %212 to i64, !dbg !60
	br label %b10_cold, !dbg !60, !llvm.loop !62

b12_cold:
	%214 = phi float [ %230, %b17_cold ], [ %168, %b9_cold ], !dbg !55
	%215 = phi i64 [ %233, %b17_cold ], [ 16, %b9_cold ], !dbg !63
	%216 = icmp sgt i64 %215, 0, !dbg !64
	br i1 %216, label %b13_cold, label %b18_cold, !dbg !64

b13_cold:
	%217 = trunc i64 %24 to i32, !dbg !65
	%218 = trunc i64 %215 to i32, !dbg !65
	%219 = add i32 %217, %218, !dbg !65
	%220 = zext i32 %219 to i64, !dbg !65
	%221 = icmp sge i64 %220, %65, !dbg !66
	br i1 %221, label %b14_cold, label %b15_cold, !dbg !66

b14_cold:
	br label %b15_cold, !dbg !66

b15_cold:
	%222 = phi i64 [ %220, %b13_cold ], [ %24, %b14_cold ], !dbg !67
	%223 = trunc i64 %222 to i32, !dbg !68
	%224 = bitcast float %214 to i32, !dbg !68
	%225 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %224, i32 %223, i32 31), !dbg !68
	%226 = extractvalue { i32, i1 } %225, 0, !dbg !68
	%227 = bitcast i32 %226 to float, !dbg !68
	%228 = icmp ne i64 %222, %24, !dbg !69
	br i1 %228, label %b16_cold, label %b17_cold, !dbg !69

b16_cold:
	%229 = fadd float %214, %227, !dbg !59
	br label %b17_cold, !dbg !70

b17_cold:
	%230 = phi float [ %214, %b15_cold ], [ %229, %b16_cold ], !dbg !55
	%231 = trunc i64 %215 to i32, !dbg !71
	%232 = udiv i32 %231, 2, !dbg !71
	%233 = zext i32 %232 to i64, !dbg !71
	br label %b12_cold, !dbg !71, !llvm.loop !73

b18_cold:
	%234 = bitcast float %214 to i32, !dbg !74
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %234, i32 0, i32 31), !dbg !74
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !74
	%237 = bitcast i32 %236 to float, !dbg !74
	br label %b19_cold, !dbg !75

b19_cold:
	%238 = phi float [ %202, %b10_cold ], [ %237, %b18_cold ], !dbg !28
	br i1 %67, label %b20_cold, label %b21_cold, !dbg !31

b20_cold:
	%239 = getelementptr inbounds float, float addrspace(1)* %0, i64 %159, !dbg !76
	store float %238, float addrspace(1)* %239, align 4, !dbg !76
	br label %b21_cold, !dbg !76

b21_cold:
	%240 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !32, !range !16
	%241 = sext i32 %240 to i64, !dbg !32
	%242 = mul i64 %68, %241, !dbg !32
	%243 = mul i64 %242, %49, !dbg !32
	%244 = sdiv i64 %243, 32, !dbg !77
	%245 = add i64 %159, %244, !dbg !78
	br label %b5_cold, !dbg !78, !llvm.loop !80

fail:
	%246 = phi i32 [ 2, %b6_cold_fail2 ], [ 3, %b6_cold_ok2 ], [ 1, %b40 ], [ 0, %b41 ], [ 1, %b42 ], [ 0, %b43 ], !dbg !7
	%247 = phi i64 [ %161, %b6_cold_fail2 ], [ %21, %b6_cold_ok2 ], [ %17, %b40 ], [ %p5, %b41 ], [ %7, %b42 ], [ %p3, %b43 ], !dbg !7
	%248 = phi i64 [ %11, %b6_cold_fail2 ], [ %162, %b6_cold_ok2 ], [ 16, %b40 ], [ 4, %b41 ], [ 16, %b42 ], [ 4, %b43 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %246, i64 %247, i64 %248), !dbg !7
	ret void, !dbg !7
}

define void @BFloat16(float* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !83 {
entry:
	br label %b0, !dbg !84

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !84
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !84
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !84
	%3 = and i64 %p3, 3, !dbg !85
	%4 = icmp eq i64 %3, 0, !dbg !85
	br i1 %4, label %b1, label %b43, !dbg !85

b1:
	%5 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !85
	%6 = ptrtoint i16* %5 to i64, !dbg !85
	%7 = and i64 %6, 7, !dbg !85
	%8 = icmp eq i64 %7, 0, !dbg !85
	%9 = icmp eq i64 %p3, 0, !dbg !85
	%10 = or i1 %8, %9, !dbg !85
	br i1 %10, label %b2, label %b42, !dbg !85

b2:
	%11 = ashr i64 %p3, 2, !dbg !85
	%12 = bitcast i16 addrspace(1)* %1 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !85
	%13 = and i64 %p5, 3, !dbg !86
	%14 = icmp eq i64 %13, 0, !dbg !86
	br i1 %14, label %b3, label %b41, !dbg !86

b3:
	%15 = addrspacecast i16 addrspace(1)* %2 to i16*, !dbg !86
	%16 = ptrtoint i16* %15 to i64, !dbg !86
	%17 = and i64 %16, 7, !dbg !86
	%18 = icmp eq i64 %17, 0, !dbg !86
	%19 = icmp eq i64 %p5, 0, !dbg !86
	%20 = or i1 %18, %19, !dbg !86
	br i1 %20, label %b4, label %b40, !dbg !86

b4:
	%21 = ashr i64 %p5, 2, !dbg !86
	%22 = bitcast i16 addrspace(1)* %2 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !86
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !87, !range !11
	%24 = sext i32 %23 to i64, !dbg !87
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !88, !range !13
	%26 = sext i32 %25 to i64, !dbg !88
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !88, !range !14
	%28 = sext i32 %27 to i64, !dbg !88
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !88, !range !14
	%30 = sext i32 %29 to i64, !dbg !88
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !88, !range !15
	%32 = sext i32 %31 to i64, !dbg !88
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !88, !range !16
	%34 = sext i32 %33 to i64, !dbg !88
	%35 = trunc i64 %34 to i32, !dbg !88
	%36 = trunc i64 %30 to i32, !dbg !88
	%37 = mul i32 %35, %36, !dbg !88
	%38 = zext i32 %37 to i64, !dbg !88
	%39 = trunc i64 %28 to i32, !dbg !88
	%40 = add i32 %39, %37, !dbg !88
	%41 = zext i32 %40 to i64, !dbg !88
	%42 = mul i64 %32, %41, !dbg !88
	%43 = add i64 %26, %42, !dbg !88
	%44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !88, !range !17
	%45 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !88, !range !17
	%46 = mul i32 %44, %45, !dbg !88
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !88, !range !18
	%48 = mul i32 %46, %47, !dbg !88
	%49 = sext i32 %48 to i64, !dbg !88
	%50 = mul i64 %43, %49, !dbg !88
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !88, !range !19
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !88, !range !19
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !88, !range !20
	%54 = mul i32 %45, %53, !dbg !88
	%55 = add i32 %52, %54, !dbg !88
	%56 = mul i32 %44, %55, !dbg !88
	%57 = add i32 %51, %56, !dbg !88
	%58 = sext i32 %57 to i64, !dbg !88
	%59 = add i64 %50, %58, !dbg !88
	%60 = sdiv i64 %59, 32, !dbg !89
	%61 = and i32 %57, -32, !dbg !93
	%62 = sub i32 %48, %61, !dbg !93
	%63 = icmp slt i32 %62, 32, !dbg !93
	%64 = select i1 %63, i32 %62, i32 32, !dbg !93
	%65 = sext i32 %64 to i64, !dbg !93
	%66 = icmp eq i64 %65, 32, !dbg !94
	%67 = icmp eq i64 %24, 0, !dbg !95
	%68 = mul i64 %32, %34, !dbg !96
	%69 = icmp ugt i64 %p1, 268435455, !dbg !97
	%70 = icmp ugt i64 %21, 268435455, !dbg !97
	%71 = or i1 %69, %70, !dbg !97
	%72 = mul nsw i64 %p1, -1, !dbg !97
	%73 = mul i64 %21, %72, !dbg !97
	%74 = add i64 %73, %11, !dbg !97
	%75 = icmp slt i64 %74, 0, !dbg !97
	%76 = or i1 %71, %75, !dbg !97
	br i1 %76, label %b5_cold, label %b22, !dbg !89, !prof !34

b22:
	%77 = phi i64 [ %60, %b4 ], [ %182, %b38 ], !dbg !97
	%78 = icmp slt i64 %77, %p1, !dbg !98
	br i1 %78, label %b23, label %b39, !dbg !98

b23:
	%79 = mul i64 %77, %21, !dbg !99
	%80 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %12, i64 %79, !dbg !100
	br label %b24, !dbg !101

b24:
	%81 = phi float [ 0.000000e+00, %b23 ], [ %137, %b25 ], !dbg !102
	%82 = phi i64 [ %24, %b23 ], [ %138, %b25 ], !dbg !103
	%83 = icmp slt i64 %82, %21, !dbg !104
	br i1 %83, label %b25, label %b26, !dbg !104

b25:
	%84 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %80, i64 %82, !dbg !105
	%85 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %84, i32 0, i32 0, !dbg !105
	%86 = bitcast { i16, i16, i16, i16 } addrspace(1)* %84 to <4 x i16> addrspace(1)*, !dbg !105
	%87 = load <4 x i16>, <4 x i16> addrspace(1)* %86, align 8, !dbg !105
	%88 = extractelement <4 x i16> %87, i32 0, !dbg !105
	%89 = extractelement <4 x i16> %87, i32 1, !dbg !105
	%90 = extractelement <4 x i16> %87, i32 2, !dbg !105
	%91 = extractelement <4 x i16> %87, i32 3, !dbg !105
	%92 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %84, i32 0, i32 1, !dbg !105
	%93 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %84, i32 0, i32 2, !dbg !105
	%94 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %84, i32 0, i32 3, !dbg !105
	%95 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %22, i64 %82, !dbg !106
	%96 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %95, i32 0, i32 0, !dbg !106
	%97 = bitcast { i16, i16, i16, i16 } addrspace(1)* %95 to <4 x i16> addrspace(1)*, !dbg !106
	%98 = load <4 x i16>, <4 x i16> addrspace(1)* %97, align 8, !dbg !106
	%99 = extractelement <4 x i16> %98, i32 0, !dbg !106
	%100 = extractelement <4 x i16> %98, i32 1, !dbg !106
	%101 = extractelement <4 x i16> %98, i32 2, !dbg !106
	%102 = extractelement <4 x i16> %98, i32 3, !dbg !106
	%103 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %95, i32 0, i32 1, !dbg !106
	%104 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %95, i32 0, i32 2, !dbg !106
	%105 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %95, i32 0, i32 3, !dbg !106
	%106 = zext i16 %88 to i32, !dbg !107
	%107 = shl i32 %106, 16, !dbg !107
	%108 = bitcast i32 %107 to float, !dbg !107
	%109 = zext i16 %99 to i32, !dbg !108
	%110 = shl i32 %109, 16, !dbg !108
	%111 = bitcast i32 %110 to float, !dbg !108
	%112 = fmul float %108, %111, !dbg !109
	%113 = zext i16 %89 to i32, !dbg !110
	%114 = shl i32 %113, 16, !dbg !110
	%115 = bitcast i32 %114 to float, !dbg !110
	%116 = zext i16 %100 to i32, !dbg !111
	%117 = shl i32 %116, 16, !dbg !111
	%118 = bitcast i32 %117 to float, !dbg !111
	%119 = fmul float %115, %118, !dbg !112
	%120 = fadd float %112, %119, !dbg !113
	%121 = zext i16 %90 to i32, !dbg !114
	%122 = shl i32 %121, 16, !dbg !114
	%123 = bitcast i32 %122 to float, !dbg !114
	%124 = zext i16 %101 to i32, !dbg !115
	%125 = shl i32 %124, 16, !dbg !115
	%126 = bitcast i32 %125 to float, !dbg !115
	%127 = fmul float %123, %126, !dbg !116
	%128 = fadd float %120, %127, !dbg !117
	%129 = zext i16 %91 to i32, !dbg !118
	%130 = shl i32 %129, 16, !dbg !118
	%131 = bitcast i32 %130 to float, !dbg !118
	%132 = zext i16 %102 to i32, !dbg !119
	%133 = shl i32 %132, 16, !dbg !119
	%134 = bitcast i32 %133 to float, !dbg !119
	%135 = fmul float %131, %134, !dbg !120
	%136 = fadd float %128, %135, !dbg !121
	%137 = fadd float %81, %136, !dbg !122
	%138 = add nsw i64 %82, 32, !dbg !123
	br label %b24, !dbg !123, !llvm.loop !153

b26:
	br i1 %66, label %b27, label %b29, !dbg !94

b27:
	%139 = phi float [ %147, %b28 ], [ %81, %b26 ], !dbg !126
	%140 = phi i64 [ %150, %b28 ], [ 16, %b26 ], !dbg !127
	%141 = icmp sgt i64 %140, 0, !dbg !128
	br i1 %141, label %b28, label %b36, !dbg !128

b28:
	%142 = trunc i64 %140 to i32, !dbg !129
	%143 = bitcast float %139 to i32, !dbg !129
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %143, i32 %142, i32 31), !dbg !129
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !129
	%146 = bitcast i32 %145 to float, !dbg !129
	%147 = fadd float %139, %146, !dbg !130
	%148 = trunc i64 %140 to i32, !dbg !131
	%149 = udiv i32 %148, 2, !dbg !131
	%150 = zext i32 %149 to i64, !dbg !131
	br label %b27, !dbg !131

b29:
	%151 = phi float [ %167, %b34 ], [ %81, %b26 ], !dbg !126
	%152 = phi i64 [ %170, %b34 ], [ 16, %b26 ], !dbg !134
	%153 = icmp sgt i64 %152, 0, !dbg !135
	br i1 %153, label %b30, label %b35, !dbg !135

b30:
	%154 = trunc i64 %24 to i32, !dbg !136
	%155 = trunc i64 %152 to i32, !dbg !136
	%156 = add i32 %154, %155, !dbg !136
	%157 = zext i32 %156 to i64, !dbg !136
	%158 = icmp sge i64 %157, %65, !dbg !137
	br i1 %158, label %b31, label %b32, !dbg !137

b31:
	br label %b32, !dbg !137

b32:
	%159 = phi i64 [ %157, %b30 ], [ %24, %b31 ], !dbg !138
	%160 = trunc i64 %159 to i32, !dbg !139
	%161 = bitcast float %151 to i32, !dbg !139
	%162 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %161, i32 %160, i32 31), !dbg !139
	%163 = extractvalue { i32, i1 } %162, 0, !dbg !139
	%164 = bitcast i32 %163 to float, !dbg !139
	%165 = icmp ne i64 %159, %24, !dbg !140
	br i1 %165, label %b33, label %b34, !dbg !140

b33:
	%166 = fadd float %151, %164, !dbg !130
	br label %b34, !dbg !141

b34:
	%167 = phi float [ %151, %b32 ], [ %166, %b33 ], !dbg !126
	%168 = trunc i64 %152 to i32, !dbg !142
	%169 = udiv i32 %168, 2, !dbg !142
	%170 = zext i32 %169 to i64, !dbg !142
	br label %b29, !dbg !142

b35:
	%171 = bitcast float %151 to i32, !dbg !145
	%172 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %171, i32 0, i32 31), !dbg !145
	%173 = extractvalue { i32, i1 } %172, 0, !dbg !145
	%174 = bitcast i32 %173 to float, !dbg !145
	br label %b36, !dbg !146

b36:
	%175 = phi float [ %139, %b27 ], [ %174, %b35 ], !dbg !92
	br i1 %67, label %b37, label %b38, !dbg !95

b37:
	%176 = getelementptr inbounds float, float addrspace(1)* %0, i64 %77, !dbg !147
	store float %175, float addrspace(1)* %176, align 4, !dbg !147
	br label %b38, !dbg !147

b38:
	%177 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !96, !range !16
	%178 = sext i32 %177 to i64, !dbg !96
	%179 = mul i64 %68, %178, !dbg !96
	%180 = mul i64 %179, %49, !dbg !96
	%181 = sdiv i64 %180, 32, !dbg !148
	%182 = add i64 %77, %181, !dbg !149
	br label %b22, !dbg !149

b39:
	ret void, !dbg !149

b40:
	br label %fail, !dbg !86

b41:
	br label %fail, !dbg !86

b42:
	br label %fail, !dbg !85

b43:
	br label %fail, !dbg !85

b5_cold:
	%183 = phi i64 [ %293, %b21_cold ], [ %60, %b4 ], !dbg !97
	%184 = icmp slt i64 %183, %p1, !dbg !98
	br i1 %184, label %b6_cold, label %b39, !dbg !98

b6_cold:
	%185 = mul i64 %183, %21, !dbg !99
	%186 = sub i64 %11, %185, !dbg !100
	%187 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %12, i64 %185, !dbg !100
	%188 = icmp ugt i64 %185, %11, !dbg !100
	%189 = icmp ugt i64 %21, %186, !dbg !101
	%190 = or i1 %188, %189, !dbg !101
	br i1 %190, label %b6_cold_fail1, label %b6_cold_ok1, !dbg !101, !prof !34

b6_cold_fail1:
	%191 = icmp ugt i64 %185, %11, !dbg !100
	br i1 %191, label %b6_cold_fail2, label %b6_cold_ok2, !dbg !100

b6_cold_fail2:
	br label %fail, !dbg !100

b6_cold_ok2:
	br label %fail, !dbg !101

b6_cold_ok1:
	br label %b7_cold, !dbg !101

b7_cold:
	%192 = phi float [ 0.000000e+00, %b6_cold_ok1 ], [ %248, %b8_cold ], !dbg !102
	%193 = phi i64 [ %24, %b6_cold_ok1 ], [ %249, %b8_cold ], !dbg !103
	%194 = icmp slt i64 %193, %21, !dbg !104
	br i1 %194, label %b8_cold, label %b9_cold, !dbg !104

b8_cold:
	%195 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %187, i64 %193, !dbg !105
	%196 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %195, i32 0, i32 0, !dbg !105
	%197 = bitcast { i16, i16, i16, i16 } addrspace(1)* %195 to <4 x i16> addrspace(1)*, !dbg !105
	%198 = load <4 x i16>, <4 x i16> addrspace(1)* %197, align 8, !dbg !105
	%199 = extractelement <4 x i16> %198, i32 0, !dbg !105
	%200 = extractelement <4 x i16> %198, i32 1, !dbg !105
	%201 = extractelement <4 x i16> %198, i32 2, !dbg !105
	%202 = extractelement <4 x i16> %198, i32 3, !dbg !105
	%203 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %195, i32 0, i32 1, !dbg !105
	%204 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %195, i32 0, i32 2, !dbg !105
	%205 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %195, i32 0, i32 3, !dbg !105
	%206 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %22, i64 %193, !dbg !106
	%207 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %206, i32 0, i32 0, !dbg !106
	%208 = bitcast { i16, i16, i16, i16 } addrspace(1)* %206 to <4 x i16> addrspace(1)*, !dbg !106
	%209 = load <4 x i16>, <4 x i16> addrspace(1)* %208, align 8, !dbg !106
	%210 = extractelement <4 x i16> %209, i32 0, !dbg !106
	%211 = extractelement <4 x i16> %209, i32 1, !dbg !106
	%212 = extractelement <4 x i16> %209, i32 2, !dbg !106
	%213 = extractelement <4 x i16> %209, i32 3, !dbg !106
	%214 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %206, i32 0, i32 1, !dbg !106
	%215 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %206, i32 0, i32 2, !dbg !106
	%216 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %206, i32 0, i32 3, !dbg !106
	%217 = zext i16 %199 to i32, !dbg !107
	%218 = shl i32 %217, 16, !dbg !107
	%219 = bitcast i32 %218 to float, !dbg !107
	%220 = zext i16 %210 to i32, !dbg !108
	%221 = shl i32 %220, 16, !dbg !108
	%222 = bitcast i32 %221 to float, !dbg !108
	%223 = fmul float %219, %222, !dbg !109
	%224 = zext i16 %200 to i32, !dbg !110
	%225 = shl i32 %224, 16, !dbg !110
	%226 = bitcast i32 %225 to float, !dbg !110
	%227 = zext i16 %211 to i32, !dbg !111
	%228 = shl i32 %227, 16, !dbg !111
	%229 = bitcast i32 %228 to float, !dbg !111
	%230 = fmul float %226, %229, !dbg !112
	%231 = fadd float %223, %230, !dbg !113
	%232 = zext i16 %201 to i32, !dbg !114
	%233 = shl i32 %232, 16, !dbg !114
	%234 = bitcast i32 %233 to float, !dbg !114
	%235 = zext i16 %212 to i32, !dbg !115
	%236 = shl i32 %235, 16, !dbg !115
	%237 = bitcast i32 %236 to float, !dbg !115
	%238 = fmul float %234, %237, !dbg !116
	%239 = fadd float %231, %238, !dbg !117
	%240 = zext i16 %202 to i32, !dbg !118
	%241 = shl i32 %240, 16, !dbg !118
	%242 = bitcast i32 %241 to float, !dbg !118
	%243 = zext i16 %213 to i32, !dbg !119
	%244 = shl i32 %243, 16, !dbg !119
	%245 = bitcast i32 %244 to float, !dbg !119
	%246 = fmul float %242, %245, !dbg !120
	%247 = fadd float %239, %246, !dbg !121
	%248 = fadd float %192, %247, !dbg !122
	%249 = add nsw i64 %193, 32, !dbg !123
	br label %b7_cold, !dbg !123, !llvm.loop !125

b9_cold:
	br i1 %66, label %b10_cold, label %b12_cold, !dbg !94

b10_cold:
	%250 = phi float [ %258, %b11_cold ], [ %192, %b9_cold ], !dbg !126
	%251 = phi i64 [ %261, %b11_cold ], [ 16, %b9_cold ], !dbg !127
	%252 = icmp sgt i64 %251, 0, !dbg !128
	br i1 %252, label %b11_cold, label %b19_cold, !dbg !128

b11_cold:
	%253 = trunc i64 %251 to i32, !dbg !129
	%254 = bitcast float %250 to i32, !dbg !129
	%255 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %254, i32 %253, i32 31), !dbg !129
	%256 = extractvalue { i32, i1 } %255, 0, !dbg !129
	%257 = bitcast i32 %256 to float, !dbg !129
	%258 = fadd float %250, %257, !dbg !130
	%259 = trunc i64 %251 to i32, !dbg !131
	%260 = udiv i32 %259, 2, !dbg !131
	%261 = zext i32 %260 to i64, !dbg !131
	br label %b10_cold, !dbg !131, !llvm.loop !133

b12_cold:
	%262 = phi float [ %278, %b17_cold ], [ %192, %b9_cold ], !dbg !126
	%263 = phi i64 [ %281, %b17_cold ], [ 16, %b9_cold ], !dbg !134
	%264 = icmp sgt i64 %263, 0, !dbg !135
	br i1 %264, label %b13_cold, label %b18_cold, !dbg !135

b13_cold:
	%265 = trunc i64 %24 to i32, !dbg !136
	%266 = trunc i64 %263 to i32, !dbg !136
	%267 = add i32 %265, %266, !dbg !136
	%268 = zext i32 %267 to i64, !dbg !136
	%269 = icmp sge i64 %268, %65, !dbg !137
	br i1 %269, label %b14_cold, label %b15_cold, !dbg !137

b14_cold:
	br label %b15_cold, !dbg !137

b15_cold:
	%270 = phi i64 [ %268, %b13_cold ], [ %24, %b14_cold ], !dbg !138
	%271 = trunc i64 %270 to i32, !dbg !139
	%272 = bitcast float %262 to i32, !dbg !139
	%273 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %272, i32 %271, i32 31), !dbg !139
	%274 = extractvalue { i32, i1 } %273, 0, !dbg !139
	%275 = bitcast i32 %274 to float, !dbg !139
	%276 = icmp ne i64 %270, %24, !dbg !140
	br i1 %276, label %b16_cold, label %b17_cold, !dbg !140

b16_cold:
	%277 = fadd float %262, %275, !dbg !130
	br label %b17_cold, !dbg !141

b17_cold:
	%278 = phi float [ %262, %b15_cold ], [ %277, %b16_cold ], !dbg !126
	%279 = trunc i64 %263 to i32, !dbg !142
	%280 = udiv i32 %279, 2, !dbg !142
	%281 = zext i32 %280 to i64, !dbg !142
	br label %b12_cold, !dbg !142, !llvm.loop !144

b18_cold:
	%282 = bitcast float %262 to i32, !dbg !145
	%283 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %282, i32 0, i32 31), !dbg !145
	%284 = extractvalue { i32, i1 } %283, 0, !dbg !145
	%285 = bitcast i32 %284 to float, !dbg !145
	br label %b19_cold, !dbg !146

b19_cold:
	%286 = phi float [ %250, %b10_cold ], [ %285, %b18_cold ], !dbg !92
	br i1 %67, label %b20_cold, label %b21_cold, !dbg !95

b20_cold:
	%287 = getelementptr inbounds float, float addrspace(1)* %0, i64 %183, !dbg !147
	store float %286, float addrspace(1)* %287, align 4, !dbg !147
	br label %b21_cold, !dbg !147

b21_cold:
	%288 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !96, !range !16
	%289 = sext i32 %288 to i64, !dbg !96
	%290 = mul i64 %68, %289, !dbg !96
	%291 = mul i64 %290, %49, !dbg !96
	%292 = sdiv i64 %291, 32, !dbg !148
	%293 = add i64 %183, %292, !dbg !149
	br label %b5_cold, !dbg !149, !llvm.loop !151

fail:
	%294 = phi i32 [ 6, %b6_cold_fail2 ], [ 7, %b6_cold_ok2 ], [ 5, %b40 ], [ 4, %b41 ], [ 5, %b42 ], [ 4, %b43 ], !dbg !84
	%295 = phi i64 [ %185, %b6_cold_fail2 ], [ %21, %b6_cold_ok2 ], [ %17, %b40 ], [ %p5, %b41 ], [ %7, %b42 ], [ %p3, %b43 ], !dbg !84
	%296 = phi i64 [ %11, %b6_cold_fail2 ], [ %186, %b6_cold_ok2 ], [ 8, %b40 ], [ 4, %b41 ], [ 8, %b42 ], [ 4, %b43 ], !dbg !84
	call void @gpuc_fail(i8* %ctrl, i32 %294, i64 %295, i64 %296), !dbg !84
	ret void, !dbg !84
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
!nvvm.annotations = !{!154, !155, !156, !157, !158, !159, !160, !161, !162, !163}
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
!34 = !{!"branch_weights", i32 1, i32 1048576}
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
!53 = !{!"llvm.loop.unroll.disable"}
!54 = distinct !{!54, !53}
!55 = !DILocation(line: 66, column: 35, scope: !23, inlinedAt: !28)
!56 = !DILocation(line: 72, column: 7, scope: !23, inlinedAt: !28)
!57 = !DILocation(line: 72, column: 35, scope: !23, inlinedAt: !28)
!58 = !DILocation(line: 73, column: 23, scope: !23, inlinedAt: !28)
!59 = !DILocation(line: 8, column: 76, scope: !25, inlinedAt: !26)
!60 = !DILocation(line: 72, column: 40, scope: !23, inlinedAt: !28)
!61 = !{!"llvm.loop.unroll.disable"}
!62 = distinct !{!62, !61}
!63 = !DILocation(line: 78, column: 6, scope: !23, inlinedAt: !28)
!64 = !DILocation(line: 78, column: 36, scope: !23, inlinedAt: !28)
!65 = !DILocation(line: 79, column: 16, scope: !23, inlinedAt: !28)
!66 = !DILocation(line: 80, column: 11, scope: !23, inlinedAt: !28)
!67 = !DILocation(line: 79, column: 3, scope: !23, inlinedAt: !28)
!68 = !DILocation(line: 83, column: 22, scope: !23, inlinedAt: !28)
!69 = !DILocation(line: 83, column: 41, scope: !23, inlinedAt: !28)
!70 = !DILocation(line: 84, column: 9, scope: !23, inlinedAt: !28)
!71 = !DILocation(line: 78, column: 41, scope: !23, inlinedAt: !28)
!72 = !{!"llvm.loop.unroll.disable"}
!73 = distinct !{!73, !72}
!74 = !DILocation(line: 87, column: 16, scope: !23, inlinedAt: !28)
!75 = !DILocation(line: 87, column: 2, scope: !24, inlinedAt: !27)
!76 = !DILocation(line: 43, column: 7, scope: !6)
!77 = !DILocation(line: 34, column: 75, scope: !6)
!78 = !DILocation(line: 34, column: 54, scope: !6)
!79 = !{!"llvm.loop.unroll.disable"}
!80 = distinct !{!80, !79}
!81 = !{!"llvm.loop.unroll.count", i32 4}
!82 = distinct !{!82, !81}
!83 = distinct !DISubprogram(name: "BFloat16", scope: !1, file: !1, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!84 = !DILocation(line: 52, column: 6, scope: !83)
!85 = !DILocation(line: 53, column: 22, scope: !83)
!86 = !DILocation(line: 53, column: 37, scope: !83)
!87 = !DILocation(line: 54, column: 35, scope: !83)
!88 = !DILocation(line: 55, column: 24, scope: !83)
!89 = !DILocation(line: 55, column: 27, scope: !83)
!90 = !DILocation(line: 64, column: 25, scope: !83)
!91 = !DILocation(line: 8, column: 15, scope: !25, inlinedAt: !90)
!92 = !DILocation(line: 45, column: 16, scope: !24, inlinedAt: !91)
!93 = !DILocation(line: 70, column: 13, scope: !23, inlinedAt: !92)
!94 = !DILocation(line: 71, column: 7, scope: !23, inlinedAt: !92)
!95 = !DILocation(line: 64, column: 47, scope: !83)
!96 = !DILocation(line: 55, column: 72, scope: !83)
!97 = !DILocation(line: 55, column: 6, scope: !83)
!98 = !DILocation(line: 55, column: 42, scope: !83)
!99 = !DILocation(line: 56, column: 14, scope: !83)
!100 = !DILocation(line: 56, column: 12, scope: !83)
!101 = !DILocation(line: 56, column: 18, scope: !83)
!102 = !DILocation(line: 57, column: 3, scope: !83)
!103 = !DILocation(line: 59, column: 7, scope: !83)
!104 = !DILocation(line: 59, column: 20, scope: !83)
!105 = !DILocation(line: 60, column: 15, scope: !83)
!106 = !DILocation(line: 60, column: 22, scope: !83)
!107 = !DILocation(line: 61, column: 22, scope: !83)
!108 = !DILocation(line: 61, column: 36, scope: !83)
!109 = !DILocation(line: 61, column: 24, scope: !83)
!110 = !DILocation(line: 61, column: 52, scope: !83)
!111 = !DILocation(line: 61, column: 66, scope: !83)
!112 = !DILocation(line: 61, column: 54, scope: !83)
!113 = !DILocation(line: 61, column: 39, scope: !83)
!114 = !DILocation(line: 62, column: 16, scope: !83)
!115 = !DILocation(line: 62, column: 30, scope: !83)
!116 = !DILocation(line: 62, column: 18, scope: !83)
!117 = !DILocation(line: 61, column: 69, scope: !83)
!118 = !DILocation(line: 62, column: 46, scope: !83)
!119 = !DILocation(line: 62, column: 60, scope: !83)
!120 = !DILocation(line: 62, column: 48, scope: !83)
!121 = !DILocation(line: 62, column: 33, scope: !83)
!122 = !DILocation(line: 61, column: 4, scope: !83)
!123 = !DILocation(line: 59, column: 25, scope: !83)
!124 = !{!"llvm.loop.unroll.disable"}
!125 = distinct !{!125, !124}
!126 = !DILocation(line: 66, column: 35, scope: !23, inlinedAt: !92)
!127 = !DILocation(line: 72, column: 7, scope: !23, inlinedAt: !92)
!128 = !DILocation(line: 72, column: 35, scope: !23, inlinedAt: !92)
!129 = !DILocation(line: 73, column: 23, scope: !23, inlinedAt: !92)
!130 = !DILocation(line: 8, column: 76, scope: !25, inlinedAt: !90)
!131 = !DILocation(line: 72, column: 40, scope: !23, inlinedAt: !92)
!132 = !{!"llvm.loop.unroll.disable"}
!133 = distinct !{!133, !132}
!134 = !DILocation(line: 78, column: 6, scope: !23, inlinedAt: !92)
!135 = !DILocation(line: 78, column: 36, scope: !23, inlinedAt: !92)
!136 = !DILocation(line: 79, column: 16, scope: !23, inlinedAt: !92)
!137 = !DILocation(line: 80, column: 11, scope: !23, inlinedAt: !92)
!138 = !DILocation(line: 79, column: 3, scope: !23, inlinedAt: !92)
!139 = !DILocation(line: 83, column: 22, scope: !23, inlinedAt: !92)
!140 = !DILocation(line: 83, column: 41, scope: !23, inlinedAt: !92)
!141 = !DILocation(line: 84, column: 9, scope: !23, inlinedAt: !92)
!142 = !DILocation(line: 78, column: 41, scope: !23, inlinedAt: !92)
!143 = !{!"llvm.loop.unroll.disable"}
!144 = distinct !{!144, !143}
!145 = !DILocation(line: 87, column: 16, scope: !23, inlinedAt: !92)
!146 = !DILocation(line: 87, column: 2, scope: !24, inlinedAt: !91)
!147 = !DILocation(line: 65, column: 7, scope: !83)
!148 = !DILocation(line: 55, column: 75, scope: !83)
!149 = !DILocation(line: 55, column: 54, scope: !83)
!150 = !{!"llvm.loop.unroll.disable"}
!151 = distinct !{!151, !150}
!152 = !{!"llvm.loop.unroll.count", i32 4}
!153 = distinct !{!153, !152}
!154 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"kernel", i32 1}
!155 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidx", i32 256}
!156 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidy", i32 1}
!157 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidz", i32 1}
!158 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"minctasm", i32 1}
!159 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"kernel", i32 1}
!160 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidx", i32 256}
!161 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidy", i32 1}
!162 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidz", i32 1}
!163 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"minctasm", i32 1}
