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
	%67 = mul nsw i64 %p1, -1, !dbg !33
	%68 = mul i64 %21, %67, !dbg !33
	%69 = add i64 %68, %11, !dbg !33
	%70 = icmp sge i64 %69, 0, !dbg !33
	%71 = and i1 %66, %70, !dbg !33
	br i1 %71, label %b5, label %b22_cold, !dbg !21, !prof !34

b5:
	%72 = phi i64 [ %55, %b4 ], [ %146, %b21 ], !dbg !33
	%73 = icmp slt i64 %72, %p1, !dbg !35
	br i1 %73, label %b6, label %b39, !dbg !35

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
	%109 = add nsw i64 %77, 32, !dbg !52
	br label %b7, !dbg !52, !llvm.loop !54

b9:
	br i1 %61, label %b10, label %b12, !dbg !30

b10:
	%110 = phi float [ %118, %b11 ], [ %76, %b9 ], !dbg !55
	%111 = phi i64 [ %119, %b11 ], [ 16, %b9 ], !dbg !56
	%112 = icmp sgt i64 %111, 0, !dbg !57
	br i1 %112, label %b11, label %b19, !dbg !57

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
	%120 = phi float [ %133, %b17 ], [ %76, %b9 ], !dbg !55
	%121 = phi i64 [ %134, %b17 ], [ 16, %b9 ], !dbg !61
	%122 = icmp sgt i64 %121, 0, !dbg !62
	br i1 %122, label %b13, label %b18, !dbg !62

b13:
	%123 = add i64 %24, %121, !dbg !63
	%124 = icmp sge i64 %123, %60, !dbg !64
	br i1 %124, label %b14, label %b15, !dbg !64

b14:
	br label %b15, !dbg !64

b15:
	%125 = phi i64 [ %123, %b13 ], [ %24, %b14 ], !dbg !65
	%126 = trunc i64 %125 to i32, !dbg !66
	%127 = bitcast float %120 to i32, !dbg !66
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 %126, i32 31), !dbg !66
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !66
	%130 = bitcast i32 %129 to float, !dbg !66
	%131 = icmp ne i64 %125, %24, !dbg !67
	br i1 %131, label %b16, label %b17, !dbg !67

b16:
	%132 = fadd float %120, %130, !dbg !59
	br label %b17, !dbg !68

b17:
	%133 = phi float [ %120, %b15 ], [ %132, %b16 ], !dbg !55
	%134 = sdiv i64 %121, 2, !dbg !69
	br label %b12, !dbg !69

b18:
	%135 = bitcast float %120 to i32, !dbg !70
	%136 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %135, i32 0, i32 31), !dbg !70
	%137 = extractvalue { i32, i1 } %136, 0, !dbg !70
	%138 = bitcast i32 %137 to float, !dbg !70
	br label %b19, !dbg !71

b19:
	%139 = phi float [ %110, %b10 ], [ %138, %b18 ], !dbg !28
	br i1 %62, label %b20, label %b21, !dbg !31

b20:
	%140 = getelementptr inbounds float, float addrspace(1)* %0, i64 %72, !dbg !72
	store float %139, float addrspace(1)* %140, align 4, !dbg !72
	br label %b21, !dbg !72

b21:
	%141 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !32, !range !16
	%142 = sext i32 %141 to i64, !dbg !32
	%143 = mul i64 %63, %142, !dbg !32
	%144 = mul i64 %143, %44, !dbg !32
	%145 = sdiv i64 %144, 32, !dbg !73
	%146 = add i64 %72, %145, !dbg !74
	br label %b5, !dbg !74

b39:
	ret void, !dbg !74

b40:
	br label %fail, !dbg !9

b41:
	br label %fail, !dbg !9

b42:
	br label %fail, !dbg !8

b43:
	br label %fail, !dbg !8

b22_cold:
	%147 = phi i64 [ %226, %b38_cold ], [ %55, %b4 ], !dbg !33
	%148 = icmp slt i64 %147, %p1, !dbg !35
	br i1 %148, label %b23_cold, label %b39, !dbg !35

b23_cold:
	%149 = mul i64 %147, %21, !dbg !36
	%150 = sub i64 %11, %149, !dbg !37
	%151 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %12, i64 %149, !dbg !37
	%152 = icmp ugt i64 %149, %11, !dbg !37
	%153 = icmp ugt i64 %21, %150, !dbg !38
	%154 = or i1 %152, %153, !dbg !38
	br i1 %154, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !38, !prof !75

b23_cold_fail1:
	%155 = icmp ugt i64 %149, %11, !dbg !37
	br i1 %155, label %b23_cold_fail2, label %b23_cold_ok2, !dbg !37

b23_cold_fail2:
	br label %fail, !dbg !37

b23_cold_ok2:
	br label %fail, !dbg !38

b23_cold_ok1:
	br label %b24_cold, !dbg !38

b24_cold:
	%156 = phi float [ 0.000000e+00, %b23_cold_ok1 ], [ %188, %b25_cold ], !dbg !39
	%157 = phi i64 [ %24, %b23_cold_ok1 ], [ %189, %b25_cold ], !dbg !40
	%158 = icmp slt i64 %157, %21, !dbg !41
	br i1 %158, label %b25_cold, label %b26_cold, !dbg !41

b25_cold:
	%159 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %151, i64 %157, !dbg !42
	%160 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %159, i32 0, i32 0, !dbg !42
	%161 = bitcast { float, float, float, float } addrspace(1)* %159 to <4 x float> addrspace(1)*, !dbg !42
	%162 = load <4 x float>, <4 x float> addrspace(1)* %161, align 16, !dbg !42
	%163 = extractelement <4 x float> %162, i32 0, !dbg !42
	%164 = extractelement <4 x float> %162, i32 1, !dbg !42
	%165 = extractelement <4 x float> %162, i32 2, !dbg !42
	%166 = extractelement <4 x float> %162, i32 3, !dbg !42
	%167 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %159, i32 0, i32 1, !dbg !42
	%168 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %159, i32 0, i32 2, !dbg !42
	%169 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %159, i32 0, i32 3, !dbg !42
	%170 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %22, i64 %157, !dbg !43
	%171 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %170, i32 0, i32 0, !dbg !43
	%172 = bitcast { float, float, float, float } addrspace(1)* %170 to <4 x float> addrspace(1)*, !dbg !43
	%173 = load <4 x float>, <4 x float> addrspace(1)* %172, align 16, !dbg !43
	%174 = extractelement <4 x float> %173, i32 0, !dbg !43
	%175 = extractelement <4 x float> %173, i32 1, !dbg !43
	%176 = extractelement <4 x float> %173, i32 2, !dbg !43
	%177 = extractelement <4 x float> %173, i32 3, !dbg !43
	%178 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %170, i32 0, i32 1, !dbg !43
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %170, i32 0, i32 2, !dbg !43
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float } addrspace(1)* %170, i32 0, i32 3, !dbg !43
	%181 = fmul float %163, %174, !dbg !44
	%182 = fmul float %164, %175, !dbg !45
	%183 = fadd float %181, %182, !dbg !46
	%184 = fmul float %165, %176, !dbg !47
	%185 = fadd float %183, %184, !dbg !48
	%186 = fmul float %166, %177, !dbg !49
	%187 = fadd float %185, %186, !dbg !50
	%188 = fadd float %156, %187, !dbg !51
	%189 = add nsw i64 %157, 32, !dbg !52
	br label %b24_cold, !dbg !52, !llvm.loop !77

b26_cold:
	br i1 %61, label %b27_cold, label %b29_cold, !dbg !30

b27_cold:
	%190 = phi float [ %198, %b28_cold ], [ %156, %b26_cold ], !dbg !55
	%191 = phi i64 [ %199, %b28_cold ], [ 16, %b26_cold ], !dbg !56
	%192 = icmp sgt i64 %191, 0, !dbg !57
	br i1 %192, label %b28_cold, label %b36_cold, !dbg !57

b28_cold:
	%193 = trunc i64 %191 to i32, !dbg !58
	%194 = bitcast float %190 to i32, !dbg !58
	%195 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %194, i32 %193, i32 31), !dbg !58
	%196 = extractvalue { i32, i1 } %195, 0, !dbg !58
	%197 = bitcast i32 %196 to float, !dbg !58
	%198 = fadd float %190, %197, !dbg !59
	%199 = sdiv i64 %191, 2, !dbg !60
	br label %b27_cold, !dbg !60, !llvm.loop !79

b29_cold:
	%200 = phi float [ %213, %b34_cold ], [ %156, %b26_cold ], !dbg !55
	%201 = phi i64 [ %214, %b34_cold ], [ 16, %b26_cold ], !dbg !61
	%202 = icmp sgt i64 %201, 0, !dbg !62
	br i1 %202, label %b30_cold, label %b35_cold, !dbg !62

b30_cold:
	%203 = add i64 %24, %201, !dbg !63
	%204 = icmp sge i64 %203, %60, !dbg !64
	br i1 %204, label %b31_cold, label %b32_cold, !dbg !64

b31_cold:
	br label %b32_cold, !dbg !64

b32_cold:
	%205 = phi i64 [ %203, %b30_cold ], [ %24, %b31_cold ], !dbg !65
	%206 = trunc i64 %205 to i32, !dbg !66
	%207 = bitcast float %200 to i32, !dbg !66
	%208 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %207, i32 %206, i32 31), !dbg !66
	%209 = extractvalue { i32, i1 } %208, 0, !dbg !66
	%210 = bitcast i32 %209 to float, !dbg !66
	%211 = icmp ne i64 %205, %24, !dbg !67
	br i1 %211, label %b33_cold, label %b34_cold, !dbg !67

b33_cold:
	%212 = fadd float %200, %210, !dbg !59
	br label %b34_cold, !dbg !68

b34_cold:
	%213 = phi float [ %200, %b32_cold ], [ %212, %b33_cold ], !dbg !55
	%214 = sdiv i64 %201, 2, !dbg !69
	br label %b29_cold, !dbg !69, !llvm.loop !81

b35_cold:
	%215 = bitcast float %200 to i32, !dbg !70
	%216 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %215, i32 0, i32 31), !dbg !70
	%217 = extractvalue { i32, i1 } %216, 0, !dbg !70
	%218 = bitcast i32 %217 to float, !dbg !70
	br label %b36_cold, !dbg !71

b36_cold:
	%219 = phi float [ %190, %b27_cold ], [ %218, %b35_cold ], !dbg !28
	br i1 %62, label %b37_cold, label %b38_cold, !dbg !31

b37_cold:
	%220 = getelementptr inbounds float, float addrspace(1)* %0, i64 %147, !dbg !72
	store float %219, float addrspace(1)* %220, align 4, !dbg !72
	br label %b38_cold, !dbg !72

b38_cold:
	%221 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !32, !range !16
	%222 = sext i32 %221 to i64, !dbg !32
	%223 = mul i64 %63, %222, !dbg !32
	%224 = mul i64 %223, %44, !dbg !32
	%225 = sdiv i64 %224, 32, !dbg !73
	%226 = add i64 %147, %225, !dbg !74
	br label %b22_cold, !dbg !74, !llvm.loop !83

fail:
	%227 = phi i32 [ 2, %b23_cold_fail2 ], [ 3, %b23_cold_ok2 ], [ 1, %b40 ], [ 0, %b41 ], [ 1, %b42 ], [ 0, %b43 ], !dbg !7
	%228 = phi i64 [ %149, %b23_cold_fail2 ], [ %21, %b23_cold_ok2 ], [ %17, %b40 ], [ %p5, %b41 ], [ %7, %b42 ], [ %p3, %b43 ], !dbg !7
	%229 = phi i64 [ %11, %b23_cold_fail2 ], [ %150, %b23_cold_ok2 ], [ 16, %b40 ], [ 4, %b41 ], [ 16, %b42 ], [ 4, %b43 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %227, i64 %228, i64 %229), !dbg !7
	ret void, !dbg !7
}

define void @BFloat16(float* %p0, i64 %p1, i16* %p2, i64 %p3, i16* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !84 {
entry:
	br label %b0, !dbg !85

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !85
	%1 = addrspacecast i16* %p2 to i16 addrspace(1)*, !dbg !85
	%2 = addrspacecast i16* %p4 to i16 addrspace(1)*, !dbg !85
	%3 = and i64 %p3, 3, !dbg !86
	%4 = icmp eq i64 %3, 0, !dbg !86
	br i1 %4, label %b1, label %b43, !dbg !86

b1:
	%5 = addrspacecast i16 addrspace(1)* %1 to i16*, !dbg !86
	%6 = ptrtoint i16* %5 to i64, !dbg !86
	%7 = and i64 %6, 7, !dbg !86
	%8 = icmp eq i64 %7, 0, !dbg !86
	%9 = icmp eq i64 %p3, 0, !dbg !86
	%10 = or i1 %8, %9, !dbg !86
	br i1 %10, label %b2, label %b42, !dbg !86

b2:
	%11 = ashr i64 %p3, 2, !dbg !86
	%12 = bitcast i16 addrspace(1)* %1 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !86
	%13 = and i64 %p5, 3, !dbg !87
	%14 = icmp eq i64 %13, 0, !dbg !87
	br i1 %14, label %b3, label %b41, !dbg !87

b3:
	%15 = addrspacecast i16 addrspace(1)* %2 to i16*, !dbg !87
	%16 = ptrtoint i16* %15 to i64, !dbg !87
	%17 = and i64 %16, 7, !dbg !87
	%18 = icmp eq i64 %17, 0, !dbg !87
	%19 = icmp eq i64 %p5, 0, !dbg !87
	%20 = or i1 %18, %19, !dbg !87
	br i1 %20, label %b4, label %b40, !dbg !87

b4:
	%21 = ashr i64 %p5, 2, !dbg !87
	%22 = bitcast i16 addrspace(1)* %2 to { i16, i16, i16, i16 } addrspace(1)*, !dbg !87
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !88, !range !11
	%24 = sext i32 %23 to i64, !dbg !88
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !89, !range !13
	%26 = sext i32 %25 to i64, !dbg !89
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !89, !range !14
	%28 = sext i32 %27 to i64, !dbg !89
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !89, !range !14
	%30 = sext i32 %29 to i64, !dbg !89
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !89, !range !15
	%32 = sext i32 %31 to i64, !dbg !89
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !89, !range !16
	%34 = sext i32 %33 to i64, !dbg !89
	%35 = mul i64 %34, %30, !dbg !89
	%36 = add i64 %28, %35, !dbg !89
	%37 = mul i64 %32, %36, !dbg !89
	%38 = add i64 %26, %37, !dbg !89
	%39 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !89, !range !17
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !89, !range !17
	%41 = mul i32 %39, %40, !dbg !89
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !89, !range !18
	%43 = mul i32 %41, %42, !dbg !89
	%44 = sext i32 %43 to i64, !dbg !89
	%45 = mul i64 %38, %44, !dbg !89
	%46 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !89, !range !19
	%47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !89, !range !19
	%48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !89, !range !20
	%49 = mul i32 %40, %48, !dbg !89
	%50 = add i32 %47, %49, !dbg !89
	%51 = mul i32 %39, %50, !dbg !89
	%52 = add i32 %46, %51, !dbg !89
	%53 = sext i32 %52 to i64, !dbg !89
	%54 = add i64 %45, %53, !dbg !89
	%55 = sdiv i64 %54, 32, !dbg !90
	%56 = and i32 %52, -32, !dbg !94
	%57 = sub i32 %43, %56, !dbg !94
	%58 = icmp slt i32 %57, 32, !dbg !94
	%59 = select i1 %58, i32 %57, i32 32, !dbg !94
	%60 = sext i32 %59 to i64, !dbg !94
	%61 = icmp eq i64 %60, 32, !dbg !95
	%62 = icmp eq i64 %24, 0, !dbg !96
	%63 = mul i64 %32, %34, !dbg !97
	%64 = icmp ule i64 %p1, 268435455, !dbg !98
	%65 = icmp ule i64 %21, 268435455, !dbg !98
	%66 = and i1 %64, %65, !dbg !98
	%67 = mul nsw i64 %p1, -1, !dbg !98
	%68 = mul i64 %21, %67, !dbg !98
	%69 = add i64 %68, %11, !dbg !98
	%70 = icmp sge i64 %69, 0, !dbg !98
	%71 = and i1 %66, %70, !dbg !98
	br i1 %71, label %b5, label %b22_cold, !dbg !90, !prof !34

b5:
	%72 = phi i64 [ %55, %b4 ], [ %170, %b21 ], !dbg !98
	%73 = icmp slt i64 %72, %p1, !dbg !99
	br i1 %73, label %b6, label %b39, !dbg !99

b6:
	%74 = mul i64 %72, %21, !dbg !100
	%75 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %12, i64 %74, !dbg !101
	br label %b7, !dbg !102

b7:
	%76 = phi float [ 0.000000e+00, %b6 ], [ %132, %b8 ], !dbg !103
	%77 = phi i64 [ %24, %b6 ], [ %133, %b8 ], !dbg !104
	%78 = icmp slt i64 %77, %21, !dbg !105
	br i1 %78, label %b8, label %b9, !dbg !105

b8:
	%79 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %75, i64 %77, !dbg !106
	%80 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %79, i32 0, i32 0, !dbg !106
	%81 = bitcast { i16, i16, i16, i16 } addrspace(1)* %79 to <4 x i16> addrspace(1)*, !dbg !106
	%82 = load <4 x i16>, <4 x i16> addrspace(1)* %81, align 8, !dbg !106
	%83 = extractelement <4 x i16> %82, i32 0, !dbg !106
	%84 = extractelement <4 x i16> %82, i32 1, !dbg !106
	%85 = extractelement <4 x i16> %82, i32 2, !dbg !106
	%86 = extractelement <4 x i16> %82, i32 3, !dbg !106
	%87 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %79, i32 0, i32 1, !dbg !106
	%88 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %79, i32 0, i32 2, !dbg !106
	%89 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %79, i32 0, i32 3, !dbg !106
	%90 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %22, i64 %77, !dbg !107
	%91 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %90, i32 0, i32 0, !dbg !107
	%92 = bitcast { i16, i16, i16, i16 } addrspace(1)* %90 to <4 x i16> addrspace(1)*, !dbg !107
	%93 = load <4 x i16>, <4 x i16> addrspace(1)* %92, align 8, !dbg !107
	%94 = extractelement <4 x i16> %93, i32 0, !dbg !107
	%95 = extractelement <4 x i16> %93, i32 1, !dbg !107
	%96 = extractelement <4 x i16> %93, i32 2, !dbg !107
	%97 = extractelement <4 x i16> %93, i32 3, !dbg !107
	%98 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %90, i32 0, i32 1, !dbg !107
	%99 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %90, i32 0, i32 2, !dbg !107
	%100 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %90, i32 0, i32 3, !dbg !107
	%101 = zext i16 %83 to i32, !dbg !108
	%102 = shl i32 %101, 16, !dbg !108
	%103 = bitcast i32 %102 to float, !dbg !108
	%104 = zext i16 %94 to i32, !dbg !109
	%105 = shl i32 %104, 16, !dbg !109
	%106 = bitcast i32 %105 to float, !dbg !109
	%107 = fmul float %103, %106, !dbg !110
	%108 = zext i16 %84 to i32, !dbg !111
	%109 = shl i32 %108, 16, !dbg !111
	%110 = bitcast i32 %109 to float, !dbg !111
	%111 = zext i16 %95 to i32, !dbg !112
	%112 = shl i32 %111, 16, !dbg !112
	%113 = bitcast i32 %112 to float, !dbg !112
	%114 = fmul float %110, %113, !dbg !113
	%115 = fadd float %107, %114, !dbg !114
	%116 = zext i16 %85 to i32, !dbg !115
	%117 = shl i32 %116, 16, !dbg !115
	%118 = bitcast i32 %117 to float, !dbg !115
	%119 = zext i16 %96 to i32, !dbg !116
	%120 = shl i32 %119, 16, !dbg !116
	%121 = bitcast i32 %120 to float, !dbg !116
	%122 = fmul float %118, %121, !dbg !117
	%123 = fadd float %115, %122, !dbg !118
	%124 = zext i16 %86 to i32, !dbg !119
	%125 = shl i32 %124, 16, !dbg !119
	%126 = bitcast i32 %125 to float, !dbg !119
	%127 = zext i16 %97 to i32, !dbg !120
	%128 = shl i32 %127, 16, !dbg !120
	%129 = bitcast i32 %128 to float, !dbg !120
	%130 = fmul float %126, %129, !dbg !121
	%131 = fadd float %123, %130, !dbg !122
	%132 = fadd float %76, %131, !dbg !123
	%133 = add nsw i64 %77, 32, !dbg !124
	br label %b7, !dbg !124, !llvm.loop !126

b9:
	br i1 %61, label %b10, label %b12, !dbg !95

b10:
	%134 = phi float [ %142, %b11 ], [ %76, %b9 ], !dbg !127
	%135 = phi i64 [ %143, %b11 ], [ 16, %b9 ], !dbg !128
	%136 = icmp sgt i64 %135, 0, !dbg !129
	br i1 %136, label %b11, label %b19, !dbg !129

b11:
	%137 = trunc i64 %135 to i32, !dbg !130
	%138 = bitcast float %134 to i32, !dbg !130
	%139 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %138, i32 %137, i32 31), !dbg !130
	%140 = extractvalue { i32, i1 } %139, 0, !dbg !130
	%141 = bitcast i32 %140 to float, !dbg !130
	%142 = fadd float %134, %141, !dbg !131
	%143 = sdiv i64 %135, 2, !dbg !132
	br label %b10, !dbg !132

b12:
	%144 = phi float [ %157, %b17 ], [ %76, %b9 ], !dbg !127
	%145 = phi i64 [ %158, %b17 ], [ 16, %b9 ], !dbg !133
	%146 = icmp sgt i64 %145, 0, !dbg !134
	br i1 %146, label %b13, label %b18, !dbg !134

b13:
	%147 = add i64 %24, %145, !dbg !135
	%148 = icmp sge i64 %147, %60, !dbg !136
	br i1 %148, label %b14, label %b15, !dbg !136

b14:
	br label %b15, !dbg !136

b15:
	%149 = phi i64 [ %147, %b13 ], [ %24, %b14 ], !dbg !137
	%150 = trunc i64 %149 to i32, !dbg !138
	%151 = bitcast float %144 to i32, !dbg !138
	%152 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %151, i32 %150, i32 31), !dbg !138
	%153 = extractvalue { i32, i1 } %152, 0, !dbg !138
	%154 = bitcast i32 %153 to float, !dbg !138
	%155 = icmp ne i64 %149, %24, !dbg !139
	br i1 %155, label %b16, label %b17, !dbg !139

b16:
	%156 = fadd float %144, %154, !dbg !131
	br label %b17, !dbg !140

b17:
	%157 = phi float [ %144, %b15 ], [ %156, %b16 ], !dbg !127
	%158 = sdiv i64 %145, 2, !dbg !141
	br label %b12, !dbg !141

b18:
	%159 = bitcast float %144 to i32, !dbg !142
	%160 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %159, i32 0, i32 31), !dbg !142
	%161 = extractvalue { i32, i1 } %160, 0, !dbg !142
	%162 = bitcast i32 %161 to float, !dbg !142
	br label %b19, !dbg !143

b19:
	%163 = phi float [ %134, %b10 ], [ %162, %b18 ], !dbg !93
	br i1 %62, label %b20, label %b21, !dbg !96

b20:
	%164 = getelementptr inbounds float, float addrspace(1)* %0, i64 %72, !dbg !144
	store float %163, float addrspace(1)* %164, align 4, !dbg !144
	br label %b21, !dbg !144

b21:
	%165 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !97, !range !16
	%166 = sext i32 %165 to i64, !dbg !97
	%167 = mul i64 %63, %166, !dbg !97
	%168 = mul i64 %167, %44, !dbg !97
	%169 = sdiv i64 %168, 32, !dbg !145
	%170 = add i64 %72, %169, !dbg !146
	br label %b5, !dbg !146

b39:
	ret void, !dbg !146

b40:
	br label %fail, !dbg !87

b41:
	br label %fail, !dbg !87

b42:
	br label %fail, !dbg !86

b43:
	br label %fail, !dbg !86

b22_cold:
	%171 = phi i64 [ %274, %b38_cold ], [ %55, %b4 ], !dbg !98
	%172 = icmp slt i64 %171, %p1, !dbg !99
	br i1 %172, label %b23_cold, label %b39, !dbg !99

b23_cold:
	%173 = mul i64 %171, %21, !dbg !100
	%174 = sub i64 %11, %173, !dbg !101
	%175 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %12, i64 %173, !dbg !101
	%176 = icmp ugt i64 %173, %11, !dbg !101
	%177 = icmp ugt i64 %21, %174, !dbg !102
	%178 = or i1 %176, %177, !dbg !102
	br i1 %178, label %b23_cold_fail1, label %b23_cold_ok1, !dbg !102, !prof !75

b23_cold_fail1:
	%179 = icmp ugt i64 %173, %11, !dbg !101
	br i1 %179, label %b23_cold_fail2, label %b23_cold_ok2, !dbg !101

b23_cold_fail2:
	br label %fail, !dbg !101

b23_cold_ok2:
	br label %fail, !dbg !102

b23_cold_ok1:
	br label %b24_cold, !dbg !102

b24_cold:
	%180 = phi float [ 0.000000e+00, %b23_cold_ok1 ], [ %236, %b25_cold ], !dbg !103
	%181 = phi i64 [ %24, %b23_cold_ok1 ], [ %237, %b25_cold ], !dbg !104
	%182 = icmp slt i64 %181, %21, !dbg !105
	br i1 %182, label %b25_cold, label %b26_cold, !dbg !105

b25_cold:
	%183 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %175, i64 %181, !dbg !106
	%184 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %183, i32 0, i32 0, !dbg !106
	%185 = bitcast { i16, i16, i16, i16 } addrspace(1)* %183 to <4 x i16> addrspace(1)*, !dbg !106
	%186 = load <4 x i16>, <4 x i16> addrspace(1)* %185, align 8, !dbg !106
	%187 = extractelement <4 x i16> %186, i32 0, !dbg !106
	%188 = extractelement <4 x i16> %186, i32 1, !dbg !106
	%189 = extractelement <4 x i16> %186, i32 2, !dbg !106
	%190 = extractelement <4 x i16> %186, i32 3, !dbg !106
	%191 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %183, i32 0, i32 1, !dbg !106
	%192 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %183, i32 0, i32 2, !dbg !106
	%193 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %183, i32 0, i32 3, !dbg !106
	%194 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %22, i64 %181, !dbg !107
	%195 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %194, i32 0, i32 0, !dbg !107
	%196 = bitcast { i16, i16, i16, i16 } addrspace(1)* %194 to <4 x i16> addrspace(1)*, !dbg !107
	%197 = load <4 x i16>, <4 x i16> addrspace(1)* %196, align 8, !dbg !107
	%198 = extractelement <4 x i16> %197, i32 0, !dbg !107
	%199 = extractelement <4 x i16> %197, i32 1, !dbg !107
	%200 = extractelement <4 x i16> %197, i32 2, !dbg !107
	%201 = extractelement <4 x i16> %197, i32 3, !dbg !107
	%202 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %194, i32 0, i32 1, !dbg !107
	%203 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %194, i32 0, i32 2, !dbg !107
	%204 = getelementptr inbounds { i16, i16, i16, i16 }, { i16, i16, i16, i16 } addrspace(1)* %194, i32 0, i32 3, !dbg !107
	%205 = zext i16 %187 to i32, !dbg !108
	%206 = shl i32 %205, 16, !dbg !108
	%207 = bitcast i32 %206 to float, !dbg !108
	%208 = zext i16 %198 to i32, !dbg !109
	%209 = shl i32 %208, 16, !dbg !109
	%210 = bitcast i32 %209 to float, !dbg !109
	%211 = fmul float %207, %210, !dbg !110
	%212 = zext i16 %188 to i32, !dbg !111
	%213 = shl i32 %212, 16, !dbg !111
	%214 = bitcast i32 %213 to float, !dbg !111
	%215 = zext i16 %199 to i32, !dbg !112
	%216 = shl i32 %215, 16, !dbg !112
	%217 = bitcast i32 %216 to float, !dbg !112
	%218 = fmul float %214, %217, !dbg !113
	%219 = fadd float %211, %218, !dbg !114
	%220 = zext i16 %189 to i32, !dbg !115
	%221 = shl i32 %220, 16, !dbg !115
	%222 = bitcast i32 %221 to float, !dbg !115
	%223 = zext i16 %200 to i32, !dbg !116
	%224 = shl i32 %223, 16, !dbg !116
	%225 = bitcast i32 %224 to float, !dbg !116
	%226 = fmul float %222, %225, !dbg !117
	%227 = fadd float %219, %226, !dbg !118
	%228 = zext i16 %190 to i32, !dbg !119
	%229 = shl i32 %228, 16, !dbg !119
	%230 = bitcast i32 %229 to float, !dbg !119
	%231 = zext i16 %201 to i32, !dbg !120
	%232 = shl i32 %231, 16, !dbg !120
	%233 = bitcast i32 %232 to float, !dbg !120
	%234 = fmul float %230, %233, !dbg !121
	%235 = fadd float %227, %234, !dbg !122
	%236 = fadd float %180, %235, !dbg !123
	%237 = add nsw i64 %181, 32, !dbg !124
	br label %b24_cold, !dbg !124, !llvm.loop !148

b26_cold:
	br i1 %61, label %b27_cold, label %b29_cold, !dbg !95

b27_cold:
	%238 = phi float [ %246, %b28_cold ], [ %180, %b26_cold ], !dbg !127
	%239 = phi i64 [ %247, %b28_cold ], [ 16, %b26_cold ], !dbg !128
	%240 = icmp sgt i64 %239, 0, !dbg !129
	br i1 %240, label %b28_cold, label %b36_cold, !dbg !129

b28_cold:
	%241 = trunc i64 %239 to i32, !dbg !130
	%242 = bitcast float %238 to i32, !dbg !130
	%243 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %242, i32 %241, i32 31), !dbg !130
	%244 = extractvalue { i32, i1 } %243, 0, !dbg !130
	%245 = bitcast i32 %244 to float, !dbg !130
	%246 = fadd float %238, %245, !dbg !131
	%247 = sdiv i64 %239, 2, !dbg !132
	br label %b27_cold, !dbg !132, !llvm.loop !150

b29_cold:
	%248 = phi float [ %261, %b34_cold ], [ %180, %b26_cold ], !dbg !127
	%249 = phi i64 [ %262, %b34_cold ], [ 16, %b26_cold ], !dbg !133
	%250 = icmp sgt i64 %249, 0, !dbg !134
	br i1 %250, label %b30_cold, label %b35_cold, !dbg !134

b30_cold:
	%251 = add i64 %24, %249, !dbg !135
	%252 = icmp sge i64 %251, %60, !dbg !136
	br i1 %252, label %b31_cold, label %b32_cold, !dbg !136

b31_cold:
	br label %b32_cold, !dbg !136

b32_cold:
	%253 = phi i64 [ %251, %b30_cold ], [ %24, %b31_cold ], !dbg !137
	%254 = trunc i64 %253 to i32, !dbg !138
	%255 = bitcast float %248 to i32, !dbg !138
	%256 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %255, i32 %254, i32 31), !dbg !138
	%257 = extractvalue { i32, i1 } %256, 0, !dbg !138
	%258 = bitcast i32 %257 to float, !dbg !138
	%259 = icmp ne i64 %253, %24, !dbg !139
	br i1 %259, label %b33_cold, label %b34_cold, !dbg !139

b33_cold:
	%260 = fadd float %248, %258, !dbg !131
	br label %b34_cold, !dbg !140

b34_cold:
	%261 = phi float [ %248, %b32_cold ], [ %260, %b33_cold ], !dbg !127
	%262 = sdiv i64 %249, 2, !dbg !141
	br label %b29_cold, !dbg !141, !llvm.loop !152

b35_cold:
	%263 = bitcast float %248 to i32, !dbg !142
	%264 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %263, i32 0, i32 31), !dbg !142
	%265 = extractvalue { i32, i1 } %264, 0, !dbg !142
	%266 = bitcast i32 %265 to float, !dbg !142
	br label %b36_cold, !dbg !143

b36_cold:
	%267 = phi float [ %238, %b27_cold ], [ %266, %b35_cold ], !dbg !93
	br i1 %62, label %b37_cold, label %b38_cold, !dbg !96

b37_cold:
	%268 = getelementptr inbounds float, float addrspace(1)* %0, i64 %171, !dbg !144
	store float %267, float addrspace(1)* %268, align 4, !dbg !144
	br label %b38_cold, !dbg !144

b38_cold:
	%269 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !97, !range !16
	%270 = sext i32 %269 to i64, !dbg !97
	%271 = mul i64 %63, %270, !dbg !97
	%272 = mul i64 %271, %44, !dbg !97
	%273 = sdiv i64 %272, 32, !dbg !145
	%274 = add i64 %171, %273, !dbg !146
	br label %b22_cold, !dbg !146, !llvm.loop !154

fail:
	%275 = phi i32 [ 6, %b23_cold_fail2 ], [ 7, %b23_cold_ok2 ], [ 5, %b40 ], [ 4, %b41 ], [ 5, %b42 ], [ 4, %b43 ], !dbg !85
	%276 = phi i64 [ %173, %b23_cold_fail2 ], [ %21, %b23_cold_ok2 ], [ %17, %b40 ], [ %p5, %b41 ], [ %7, %b42 ], [ %p3, %b43 ], !dbg !85
	%277 = phi i64 [ %11, %b23_cold_fail2 ], [ %174, %b23_cold_ok2 ], [ 8, %b40 ], [ 4, %b41 ], [ 8, %b42 ], [ 4, %b43 ], !dbg !85
	call void @gpuc_fail(i8* %ctrl, i32 %275, i64 %276, i64 %277), !dbg !85
	ret void, !dbg !85
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
!nvvm.annotations = !{!155, !156, !157, !158, !159, !160, !161, !162, !163, !164}
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
!61 = !DILocation(line: 78, column: 6, scope: !23, inlinedAt: !28)
!62 = !DILocation(line: 78, column: 36, scope: !23, inlinedAt: !28)
!63 = !DILocation(line: 79, column: 16, scope: !23, inlinedAt: !28)
!64 = !DILocation(line: 80, column: 11, scope: !23, inlinedAt: !28)
!65 = !DILocation(line: 79, column: 3, scope: !23, inlinedAt: !28)
!66 = !DILocation(line: 83, column: 22, scope: !23, inlinedAt: !28)
!67 = !DILocation(line: 83, column: 41, scope: !23, inlinedAt: !28)
!68 = !DILocation(line: 84, column: 9, scope: !23, inlinedAt: !28)
!69 = !DILocation(line: 78, column: 41, scope: !23, inlinedAt: !28)
!70 = !DILocation(line: 87, column: 16, scope: !23, inlinedAt: !28)
!71 = !DILocation(line: 87, column: 2, scope: !24, inlinedAt: !27)
!72 = !DILocation(line: 43, column: 7, scope: !6)
!73 = !DILocation(line: 34, column: 75, scope: !6)
!74 = !DILocation(line: 34, column: 54, scope: !6)
!75 = !{!"branch_weights", i32 1, i32 1048576}
!76 = !{!"llvm.loop.unroll.disable"}
!77 = distinct !{!77, !76}
!78 = !{!"llvm.loop.unroll.disable"}
!79 = distinct !{!79, !78}
!80 = !{!"llvm.loop.unroll.disable"}
!81 = distinct !{!81, !80}
!82 = !{!"llvm.loop.unroll.disable"}
!83 = distinct !{!83, !82}
!84 = distinct !DISubprogram(name: "BFloat16", scope: !1, file: !1, line: 52, type: !4, isDefinition: true, scopeLine: 52, isOptimized: true, unit: !2)
!85 = !DILocation(line: 52, column: 6, scope: !84)
!86 = !DILocation(line: 53, column: 22, scope: !84)
!87 = !DILocation(line: 53, column: 37, scope: !84)
!88 = !DILocation(line: 54, column: 35, scope: !84)
!89 = !DILocation(line: 55, column: 24, scope: !84)
!90 = !DILocation(line: 55, column: 27, scope: !84)
!91 = !DILocation(line: 64, column: 25, scope: !84)
!92 = !DILocation(line: 8, column: 15, scope: !25, inlinedAt: !91)
!93 = !DILocation(line: 45, column: 16, scope: !24, inlinedAt: !92)
!94 = !DILocation(line: 70, column: 13, scope: !23, inlinedAt: !93)
!95 = !DILocation(line: 71, column: 7, scope: !23, inlinedAt: !93)
!96 = !DILocation(line: 64, column: 47, scope: !84)
!97 = !DILocation(line: 55, column: 72, scope: !84)
!98 = !DILocation(line: 55, column: 6, scope: !84)
!99 = !DILocation(line: 55, column: 42, scope: !84)
!100 = !DILocation(line: 56, column: 14, scope: !84)
!101 = !DILocation(line: 56, column: 12, scope: !84)
!102 = !DILocation(line: 56, column: 18, scope: !84)
!103 = !DILocation(line: 57, column: 3, scope: !84)
!104 = !DILocation(line: 59, column: 7, scope: !84)
!105 = !DILocation(line: 59, column: 20, scope: !84)
!106 = !DILocation(line: 60, column: 15, scope: !84)
!107 = !DILocation(line: 60, column: 22, scope: !84)
!108 = !DILocation(line: 61, column: 22, scope: !84)
!109 = !DILocation(line: 61, column: 36, scope: !84)
!110 = !DILocation(line: 61, column: 24, scope: !84)
!111 = !DILocation(line: 61, column: 52, scope: !84)
!112 = !DILocation(line: 61, column: 66, scope: !84)
!113 = !DILocation(line: 61, column: 54, scope: !84)
!114 = !DILocation(line: 61, column: 39, scope: !84)
!115 = !DILocation(line: 62, column: 16, scope: !84)
!116 = !DILocation(line: 62, column: 30, scope: !84)
!117 = !DILocation(line: 62, column: 18, scope: !84)
!118 = !DILocation(line: 61, column: 69, scope: !84)
!119 = !DILocation(line: 62, column: 46, scope: !84)
!120 = !DILocation(line: 62, column: 60, scope: !84)
!121 = !DILocation(line: 62, column: 48, scope: !84)
!122 = !DILocation(line: 62, column: 33, scope: !84)
!123 = !DILocation(line: 61, column: 4, scope: !84)
!124 = !DILocation(line: 59, column: 25, scope: !84)
!125 = !{!"llvm.loop.unroll.count", i32 4}
!126 = distinct !{!126, !125}
!127 = !DILocation(line: 66, column: 35, scope: !23, inlinedAt: !93)
!128 = !DILocation(line: 72, column: 7, scope: !23, inlinedAt: !93)
!129 = !DILocation(line: 72, column: 35, scope: !23, inlinedAt: !93)
!130 = !DILocation(line: 73, column: 23, scope: !23, inlinedAt: !93)
!131 = !DILocation(line: 8, column: 76, scope: !25, inlinedAt: !91)
!132 = !DILocation(line: 72, column: 40, scope: !23, inlinedAt: !93)
!133 = !DILocation(line: 78, column: 6, scope: !23, inlinedAt: !93)
!134 = !DILocation(line: 78, column: 36, scope: !23, inlinedAt: !93)
!135 = !DILocation(line: 79, column: 16, scope: !23, inlinedAt: !93)
!136 = !DILocation(line: 80, column: 11, scope: !23, inlinedAt: !93)
!137 = !DILocation(line: 79, column: 3, scope: !23, inlinedAt: !93)
!138 = !DILocation(line: 83, column: 22, scope: !23, inlinedAt: !93)
!139 = !DILocation(line: 83, column: 41, scope: !23, inlinedAt: !93)
!140 = !DILocation(line: 84, column: 9, scope: !23, inlinedAt: !93)
!141 = !DILocation(line: 78, column: 41, scope: !23, inlinedAt: !93)
!142 = !DILocation(line: 87, column: 16, scope: !23, inlinedAt: !93)
!143 = !DILocation(line: 87, column: 2, scope: !24, inlinedAt: !92)
!144 = !DILocation(line: 65, column: 7, scope: !84)
!145 = !DILocation(line: 55, column: 75, scope: !84)
!146 = !DILocation(line: 55, column: 54, scope: !84)
!147 = !{!"llvm.loop.unroll.disable"}
!148 = distinct !{!148, !147}
!149 = !{!"llvm.loop.unroll.disable"}
!150 = distinct !{!150, !149}
!151 = !{!"llvm.loop.unroll.disable"}
!152 = distinct !{!152, !151}
!153 = !{!"llvm.loop.unroll.disable"}
!154 = distinct !{!154, !153}
!155 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"kernel", i32 1}
!156 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidx", i32 256}
!157 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidy", i32 1}
!158 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"maxntidz", i32 1}
!159 = !{void (float*, i64, float*, i64, float*, i64, i8*)* @Float32, !"minctasm", i32 1}
!160 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"kernel", i32 1}
!161 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidx", i32 256}
!162 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidy", i32 1}
!163 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"maxntidz", i32 1}
!164 = !{void (float*, i64, i16*, i64, i16*, i64, i8*)* @BFloat16, !"minctasm", i32 1}
