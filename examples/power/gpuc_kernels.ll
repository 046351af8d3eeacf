target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_reduce_50 = addrspace(3) global [32 x double] undef, align 16
@llvm.used = appending global [3 x i8*] [i8* bitcast (void (double*, i64, double*, i64, double*, i64, i8*)* @Multiply to i8*), i8* bitcast (void (double*, i64, double*, i64, i8*)* @SumSquares to i8*), i8* bitcast (void (double*, i64, double*, i64, i8*)* @Normalise to i8*)], section "llvm.metadata"

define void @Multiply(double* %p0, i64 %p1, double* %p2, i64 %p3, double* %p4, i64 %p5, i8* %ctrl) nounwind !dbg !6 {
entry:
	br label %b0, !dbg !7

b0:
	%0 = trunc i64 %p5 to i32, !dbg !7
	%1 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !7
	%2 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !7
	%3 = addrspacecast double* %p4 to double addrspace(1)*, !dbg !7
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !8, !range !9
	%5 = sext i32 %4 to i64, !dbg !8
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !8, !range !10
	%7 = sext i32 %6 to i64, !dbg !8
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !8, !range !10
	%9 = sext i32 %8 to i64, !dbg !8
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !8, !range !11
	%11 = sext i32 %10 to i64, !dbg !8
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !8, !range !12
	%13 = sext i32 %12 to i64, !dbg !8
	%14 = trunc i64 %13 to i32, !dbg !8
	%15 = trunc i64 %9 to i32, !dbg !8
	%16 = mul i32 %14, %15, !dbg !8
	%17 = trunc i64 %7 to i32, !dbg !8
	%18 = add i32 %17, %16, !dbg !8
	%19 = zext i32 %18 to i64, !dbg !8
	%20 = mul i64 %11, %19, !dbg !8
	%21 = add i64 %5, %20, !dbg !8
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !8, !range !13
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !8, !range !13
	%24 = mul i32 %22, %23, !dbg !8
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !8, !range !14
	%26 = mul i32 %24, %25, !dbg !8
	%27 = sext i32 %26 to i64, !dbg !8
	%28 = mul i64 %21, %27, !dbg !8
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !8, !range !15
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !8, !range !15
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !8, !range !16
	%32 = mul i32 %23, %31, !dbg !8
	%33 = add i32 %30, %32, !dbg !8
	%34 = mul i32 %22, %33, !dbg !8
	%35 = add i32 %29, %34, !dbg !8
	%36 = sext i32 %35 to i64, !dbg !8
	%37 = add i64 %28, %36, !dbg !8
	%38 = sdiv i64 %37, 32, !dbg !17
	%39 = and i32 %35, -32, !dbg !25
	%40 = sub i32 %26, %39, !dbg !25
	%41 = icmp slt i32 %40, 32, !dbg !25
	%42 = select i1 %41, i32 %40, i32 32, !dbg !25
	%43 = sext i32 %42 to i64, !dbg !25
	%44 = icmp eq i64 %43, 32, !dbg !26
	%45 = mul i64 %11, %13, !dbg !27
	%46 = icmp ule i64 %p1, 268435455, !dbg !28
	%47 = icmp ule i64 %p5, 268435455, !dbg !28
	%48 = and i1 %46, %47, !dbg !28
	%49 = mul i64 %p1, -1, !dbg !28
	%50 = mul i64 %p5, %49, !dbg !28
	%51 = add i64 %50, %p3, !dbg !28
	%52 = icmp sge i64 %51, 0, !dbg !28
	%53 = and i1 %48, %52, !dbg !28
	br i1 %53, label %b1, label %b16_cold, !dbg !17, !prof !29

b1:
	%54 = phi i64 [ %38, %b0 ], [ %190, %b15 ], !dbg !28
	%55 = icmp slt i64 %54, %p1, !dbg !30
	br i1 %55, label %b2, label %b29, !dbg !30

b2:
	%56 = mul i64 %54, %p5, !dbg !31
	%57 = getelementptr inbounds double, double addrspace(1)* %2, i64 %56, !dbg !32
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !33, !range !34
	%59 = sub i32 %0, 160, !dbg !35
	%60 = icmp slt i32 %0, 160, !dbg !35
	%61 = select i1 %60, i32 -2147483648, i32 %59, !dbg !35
	br label %b3, !dbg !33

b3:
	%62 = phi double [ 0.000000e+00, %b2 ], [ %117, %b4 ], !dbg !36
	%63 = phi i32 [ %58, %b2 ], [ %118, %b4 ], !dbg !37
	%64 = icmp slt i32 %63, %61, !dbg !35
	br i1 %64, label %b4, label %b5, !dbg !35

b4:
	%65 = sext i32 %63 to i64, !dbg !37
	%66 = icmp slt i32 %63, %0, !dbg !35
	%67 = getelementptr inbounds double, double addrspace(1)* %57, i64 %65, !dbg !38
	%68 = load double, double addrspace(1)* %67, align 8, !dbg !38
	%69 = getelementptr inbounds double, double addrspace(1)* %3, i64 %65, !dbg !39
	%70 = load double, double addrspace(1)* %69, align 8, !dbg !39
	%71 = fmul double %68, %70, !dbg !40
	%72 = fadd double %62, %71, !dbg !41
	%73 = add nsw i32 %63, 32, !dbg !42
	%74 = sext i32 %73 to i64, !dbg !37
	%75 = icmp slt i32 %73, %0, !dbg !35
	%76 = getelementptr inbounds double, double addrspace(1)* %57, i64 %74, !dbg !38
	%77 = load double, double addrspace(1)* %76, align 8, !dbg !38
	%78 = getelementptr inbounds double, double addrspace(1)* %3, i64 %74, !dbg !39
	%79 = load double, double addrspace(1)* %78, align 8, !dbg !39
	%80 = fmul double %77, %79, !dbg !40
	%81 = fadd double %72, %80, !dbg !41
	%82 = add nsw i32 %73, 32, !dbg !42
	%83 = sext i32 %82 to i64, !dbg !37
	%84 = icmp slt i32 %82, %0, !dbg !35
	%85 = getelementptr inbounds double, double addrspace(1)* %57, i64 %83, !dbg !38
	%86 = load double, double addrspace(1)* %85, align 8, !dbg !38
	%87 = getelementptr inbounds double, double addrspace(1)* %3, i64 %83, !dbg !39
	%88 = load double, double addrspace(1)* %87, align 8, !dbg !39
	%89 = fmul double %86, %88, !dbg !40
	%90 = fadd double %81, %89, !dbg !41
	%91 = add nsw i32 %82, 32, !dbg !42
	%92 = sext i32 %91 to i64, !dbg !37
	%93 = icmp slt i32 %91, %0, !dbg !35
	%94 = getelementptr inbounds double, double addrspace(1)* %57, i64 %92, !dbg !38
	%95 = load double, double addrspace(1)* %94, align 8, !dbg !38
	%96 = getelementptr inbounds double, double addrspace(1)* %3, i64 %92, !dbg !39
	%97 = load double, double addrspace(1)* %96, align 8, !dbg !39
	%98 = fmul double %95, %97, !dbg !40
	%99 = fadd double %90, %98, !dbg !41
	%100 = add nsw i32 %91, 32, !dbg !42
	%101 = sext i32 %100 to i64, !dbg !37
	%102 = icmp slt i32 %100, %0, !dbg !35
	%103 = getelementptr inbounds double, double addrspace(1)* %57, i64 %101, !dbg !38
	%104 = load double, double addrspace(1)* %103, align 8, !dbg !38
	%105 = getelementptr inbounds double, double addrspace(1)* %3, i64 %101, !dbg !39
	%106 = load double, double addrspace(1)* %105, align 8, !dbg !39
	%107 = fmul double %104, %106, !dbg !40
	%108 = fadd double %99, %107, !dbg !41
	%109 = add nsw i32 %100, 32, !dbg !42
	%110 = sext i32 %109 to i64, !dbg !37
	%111 = icmp slt i32 %109, %0, !dbg !35
	%112 = getelementptr inbounds double, double addrspace(1)* %57, i64 %110, !dbg !38
	%113 = load double, double addrspace(1)* %112, align 8, !dbg !38
	%114 = getelementptr inbounds double, double addrspace(1)* %3, i64 %110, !dbg !39
	%115 = load double, double addrspace(1)* %114, align 8, !dbg !39
	%116 = fmul double %113, %115, !dbg !40
	%117 = fadd double %108, %116, !dbg !41
	%118 = add nsw i32 %109, 32, !dbg !42
	br label %b3, !dbg !35, !llvm.loop !44

b5:
	%119 = phi double [ %62, %b3 ], [ %128, %b6 ], !dbg !36
	%120 = phi i32 [ %63, %b3 ], [ %129, %b6 ], !dbg !37
	%121 = sext i32 %120 to i64, !dbg !37
	%122 = icmp slt i32 %120, %0, !dbg !35
	br i1 %122, label %b6, label %b7, !dbg !35

b6:
	%123 = getelementptr inbounds double, double addrspace(1)* %57, i64 %121, !dbg !38
	%124 = load double, double addrspace(1)* %123, align 8, !dbg !38
	%125 = getelementptr inbounds double, double addrspace(1)* %3, i64 %121, !dbg !39
	%126 = load double, double addrspace(1)* %125, align 8, !dbg !39
	%127 = fmul double %124, %126, !dbg !40
	%128 = fadd double %119, %127, !dbg !41
	%129 = add i32 %120, 32, !dbg !42
	br label %b5, !dbg !42

b7:
	br i1 %44, label %b8, label %b10, !dbg !26

b8:
	%130 = phi double [ %147, %b9 ], [ %119, %b7 ], !dbg !45
	%131 = phi i64 [ %150, %b9 ], [ 16, %b7 ], !dbg !46
	%132 = icmp sgt i64 %131, 0, !dbg !47
	br i1 %132, label %b9, label %b13, !dbg !47

b9:
	%133 = trunc i64 %131 to i32, !dbg !48
	%134 = bitcast double %130 to i64, !dbg !48
	%135 = trunc i64 %134 to i32, !dbg !48
	%136 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %135, i32 %133, i32 31), !dbg !48
	%137 = extractvalue { i32, i1 } %136, 0, !dbg !48
	%138 = lshr i64 %134, 32, !dbg !48
	%139 = trunc i64 %138 to i32, !dbg !48
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %139, i32 %133, i32 31), !dbg !48
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !48
	%142 = zext i32 %141 to i64, !dbg !48
	%143 = shl i64 %142, 32, !dbg !48
	%144 = zext i32 %137 to i64, !dbg !48
	%145 = or i64 %144, %143, !dbg !48
	%146 = bitcast i64 %145 to double, !dbg !48
	%147 = fadd double %130, %146, !dbg !49
	%148 = trunc i64 %131 to i32, !dbg !50
	%149 = udiv i32 %148, 2, !dbg !50
	%150 = zext i32 %149 to i64, !dbg !50
	br label %b8, !dbg !50

b10:
	%151 = bitcast double %119 to i64, !dbg !51
	%152 = trunc i64 %151 to i32, !dbg !51
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 0, i32 31), !dbg !51
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !51
	%155 = lshr i64 %151, 32, !dbg !51
	%156 = trunc i64 %155 to i32, !dbg !51
	%157 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %156, i32 0, i32 31), !dbg !51
	%158 = extractvalue { i32, i1 } %157, 0, !dbg !51
	%159 = zext i32 %158 to i64, !dbg !51
	%160 = shl i64 %159, 32, !dbg !51
	%161 = zext i32 %154 to i64, !dbg !51
	%162 = or i64 %161, %160, !dbg !51
	%163 = bitcast i64 %162 to double, !dbg !51
	br label %b11, !dbg !51

b11:
	%164 = phi double [ %163, %b10 ], [ %180, %b12 ], !dbg !52
	%165 = phi i32 [ 1, %b10 ], [ %181, %b12 ], !dbg !53
	%166 = icmp slt i32 %165, %42, !dbg !54
	br i1 %166, label %b12, label %b13, !dbg !54

b12:
	%167 = bitcast double %119 to i64, !dbg !55
	%168 = trunc i64 %167 to i32, !dbg !55
	%169 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %168, i32 %165, i32 31), !dbg !55
	%170 = extractvalue { i32, i1 } %169, 0, !dbg !55
	%171 = lshr i64 %167, 32, !dbg !55
	%172 = trunc i64 %171 to i32, !dbg !55
	%173 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %172, i32 %165, i32 31), !dbg !55
	%174 = extractvalue { i32, i1 } %173, 0, !dbg !55
	%175 = zext i32 %174 to i64, !dbg !55
	%176 = shl i64 %175, 32, !dbg !55
	%177 = zext i32 %170 to i64, !dbg !55
	%178 = or i64 %177, %176, !dbg !55
	%179 = bitcast i64 %178 to double, !dbg !55
	%180 = fadd double %164, %179, !dbg !49
	%181 = add i32 %165, 1, !dbg !56
	br label %b11, !dbg !56

b13:
	%182 = phi double [ %130, %b8 ], [ %164, %b11 ], !dbg !24
	%183 = icmp eq i32 %58, 0, !dbg !57
	br i1 %183, label %b14, label %b15, !dbg !57

b14:
	%184 = getelementptr inbounds double, double addrspace(1)* %1, i64 %54, !dbg !58
	store double %182, double addrspace(1)* %184, align 8, !dbg !58
	br label %b15, !dbg !58

b15:
	%185 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !27, !range !12
	%186 = sext i32 %185 to i64, !dbg !27
	%187 = mul i64 %45, %186, !dbg !27
	%188 = mul i64 %187, %27, !dbg !27
	%189 = sdiv i64 %188, 32, !dbg !59
	%190 = add i64 %54, %189, !dbg !60
	br label %b1, !dbg !60

b29:
	ret void, !dbg !60

b16_cold:
	%191 = phi i64 [ %273, %b28_cold ], [ %38, %b0 ], !dbg !28
	%192 = icmp slt i64 %191, %p1, !dbg !30
	br i1 %192, label %b17_cold, label %b29, !dbg !30

b17_cold:
	%193 = mul i64 %191, %p5, !dbg !31
	%194 = sub i64 %p3, %193, !dbg !32
	%195 = getelementptr inbounds double, double addrspace(1)* %2, i64 %193, !dbg !32
	%196 = icmp ugt i64 %193, %p3, !dbg !32
	%197 = icmp ugt i64 %p5, %194, !dbg !61
	%198 = or i1 %196, %197, !dbg !61
	br i1 %198, label %b17_cold_fail1, label %b17_cold_ok1, !dbg !61, !prof !62

b17_cold_fail1:
	%199 = icmp ugt i64 %193, %p3, !dbg !32
	br i1 %199, label %b17_cold_fail2, label %b17_cold_ok2, !dbg !32

b17_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !32
	br label %fail, !dbg !32

b17_cold_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !61
	br label %fail, !dbg !61

b17_cold_ok1:
	%200 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !33, !range !34
	%201 = sext i32 %200 to i64, !dbg !33
	br label %b18_cold, !dbg !33

b18_cold:
	%202 = phi double [ 0.000000e+00, %b17_cold_ok1 ], [ %210, %b19_cold ], !dbg !36
	%203 = phi i64 [ %201, %b17_cold_ok1 ], [ %211, %b19_cold ], !dbg !37
	%204 = icmp slt i64 %203, %p5, !dbg !35
	br i1 %204, label %b19_cold, label %b20_cold, !dbg !35

b19_cold:
	%205 = getelementptr inbounds double, double addrspace(1)* %195, i64 %203, !dbg !38
	%206 = load double, double addrspace(1)* %205, align 8, !dbg !38
	%207 = getelementptr inbounds double, double addrspace(1)* %3, i64 %203, !dbg !39
	%208 = load double, double addrspace(1)* %207, align 8, !dbg !39
	%209 = fmul double %206, %208, !dbg !40
	%210 = fadd double %202, %209, !dbg !41
	%211 = add i64 %203, 32, !dbg !42
	br label %b18_cold, !dbg !42, !llvm.loop !64

b20_cold:
	br i1 %44, label %b21_cold, label %b23_cold, !dbg !26

b21_cold:
	%212 = phi double [ %229, %b22_cold ], [ %202, %b20_cold ], !dbg !45
	%213 = phi i64 [ %232, %b22_cold ], [ 16, %b20_cold ], !dbg !46
	%214 = icmp sgt i64 %213, 0, !dbg !47
	br i1 %214, label %b22_cold, label %b26_cold, !dbg !47

b22_cold:
	%215 = trunc i64 %213 to i32, !dbg !48
	%216 = bitcast double %212 to i64, !dbg !48
	%217 = trunc i64 %216 to i32, !dbg !48
	%218 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %217, i32 %215, i32 31), !dbg !48
	%219 = extractvalue { i32, i1 } %218, 0, !dbg !48
	%220 = lshr i64 %216, 32, !dbg !48
	%221 = trunc i64 %220 to i32, !dbg !48
	%222 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %221, i32 %215, i32 31), !dbg !48
	%223 = extractvalue { i32, i1 } %222, 0, !dbg !48
	%224 = zext i32 %223 to i64, !dbg !48
	%225 = shl i64 %224, 32, !dbg !48
	%226 = zext i32 %219 to i64, !dbg !48
	%227 = or i64 %226, %225, !dbg !48
	%228 = bitcast i64 %227 to double, !dbg !48
	%229 = fadd double %212, %228, !dbg !49
	%230 = trunc i64 %213 to i32, !dbg !50
	%231 = udiv i32 %230, 2, !dbg !50
	%232 = zext i32 %231 to i64, !dbg !50
	br label %b21_cold, !dbg !50, !llvm.loop !66

b23_cold:
	%233 = bitcast double %202 to i64, !dbg !51
	%234 = trunc i64 %233 to i32, !dbg !51
	%235 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %234, i32 0, i32 31), !dbg !51
	%236 = extractvalue { i32, i1 } %235, 0, !dbg !51
	%237 = lshr i64 %233, 32, !dbg !51
	%238 = trunc i64 %237 to i32, !dbg !51
	%239 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %238, i32 0, i32 31), !dbg !51
	%240 = extractvalue { i32, i1 } %239, 0, !dbg !51
	%241 = zext i32 %240 to i64, !dbg !51
	%242 = shl i64 %241, 32, !dbg !51
	%243 = zext i32 %236 to i64, !dbg !51
	%244 = or i64 %243, %242, !dbg !51
	%245 = bitcast i64 %244 to double, !dbg !51
	br label %b24_cold, !dbg !51

b24_cold:
	%246 = phi double [ %245, %b23_cold ], [ %263, %b25_cold ], !dbg !52
	%247 = phi i64 [ 1, %b23_cold ], [ %264, %b25_cold ], !dbg !53
	%248 = icmp slt i64 %247, %43, !dbg !54
	br i1 %248, label %b25_cold, label %b26_cold, !dbg !54

b25_cold:
	%249 = trunc i64 %247 to i32, !dbg !55
	%250 = bitcast double %202 to i64, !dbg !55
	%251 = trunc i64 %250 to i32, !dbg !55
	%252 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %251, i32 %249, i32 31), !dbg !55
	%253 = extractvalue { i32, i1 } %252, 0, !dbg !55
	%254 = lshr i64 %250, 32, !dbg !55
	%255 = trunc i64 %254 to i32, !dbg !55
	%256 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %255, i32 %249, i32 31), !dbg !55
	%257 = extractvalue { i32, i1 } %256, 0, !dbg !55
	%258 = zext i32 %257 to i64, !dbg !55
	%259 = shl i64 %258, 32, !dbg !55
	%260 = zext i32 %253 to i64, !dbg !55
	%261 = or i64 %260, %259, !dbg !55
	%262 = bitcast i64 %261 to double, !dbg !55
	%263 = fadd double %246, %262, !dbg !49
	%264 = add i64 %247, 1, !dbg !56
	br label %b24_cold, !dbg !56, !llvm.loop !68

b26_cold:
	%265 = phi double [ %212, %b21_cold ], [ %246, %b24_cold ], !dbg !24
	%266 = icmp eq i64 %201, 0, !dbg !57
	br i1 %266, label %b27_cold, label %b28_cold, !dbg !57

b27_cold:
	%267 = getelementptr inbounds double, double addrspace(1)* %1, i64 %191, !dbg !58
	store double %265, double addrspace(1)* %267, align 8, !dbg !58
	br label %b28_cold, !dbg !58

b28_cold:
	%268 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !27, !range !12
	%269 = sext i32 %268 to i64, !dbg !27
	%270 = mul i64 %45, %269, !dbg !27
	%271 = mul i64 %270, %27, !dbg !27
	%272 = sdiv i64 %271, 32, !dbg !59
	%273 = add i64 %191, %272, !dbg !60
	br label %b16_cold, !dbg !60, !llvm.loop !70

fail:
	%274 = phi i32 [ 0, %b17_cold_fail2 ], [ 1, %b17_cold_ok2 ], !dbg !7
	%275 = phi i64 [ %193, %b17_cold_fail2 ], [ %p5, %b17_cold_ok2 ], !dbg !7
	%276 = phi i64 [ %p3, %b17_cold_fail2 ], [ %194, %b17_cold_ok2 ], !dbg !7
	call void @gpuc_fail(i8* %ctrl, i32 %274, i64 %275, i64 %276), !dbg !7
	ret void, !dbg !7
}

define void @SumSquares(double* %p0, i64 %p1, double* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !71 {
entry:
	%0 = alloca [8 x double], align 8, !dbg !72
	br label %b0, !dbg !72

b0:
	%1 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !72
	%2 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !72
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !73, !range !15
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !73, !range !15
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !73, !range !16
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !73, !range !13
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !73, !range !13
	%8 = mul i32 %7, %5, !dbg !73
	%9 = add i32 %4, %8, !dbg !73
	%10 = mul i32 %6, %9, !dbg !73
	%11 = add i32 %3, %10, !dbg !73
	%12 = sext i32 %11 to i64, !dbg !73
	%13 = mul i32 %6, %7, !dbg !73
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !73, !range !14
	%15 = mul i32 %13, %14, !dbg !73
	%16 = sext i32 %15 to i64, !dbg !73
	%17 = mul i64 %16, 5, !dbg !73
	%18 = sub i64 %p3, %17, !dbg !73
	br label %b1, !dbg !73

b1:
	%19 = phi double [ 0.000000e+00, %b0 ], [ %62, %b2 ], !dbg !73
	%20 = phi i64 [ %12, %b0 ], [ %63, %b2 ], !dbg !73
	%21 = icmp slt i64 %20, %18, !dbg !73
	br i1 %21, label %b2, label %b3, !dbg !73

b2:
	%22 = icmp slt i64 %20, %p3, !dbg !73
	%23 = getelementptr inbounds double, double addrspace(1)* %2, i64 %20, !dbg !74
	%24 = load double, double addrspace(1)* %23, align 8, !dbg !74
	%25 = load double, double addrspace(1)* %23, align 8, !dbg !75
	%26 = fmul double %24, %25, !dbg !76
	%27 = fadd double %19, %26, !dbg !77
	%28 = add i64 %20, %16, !dbg !73
	%29 = icmp slt i64 %28, %p3, !dbg !73
	%30 = getelementptr inbounds double, double addrspace(1)* %2, i64 %28, !dbg !74
	%31 = load double, double addrspace(1)* %30, align 8, !dbg !74
	%32 = load double, double addrspace(1)* %30, align 8, !dbg !75
	%33 = fmul double %31, %32, !dbg !76
	%34 = fadd double %27, %33, !dbg !77
	%35 = add i64 %28, %16, !dbg !73
	%36 = icmp slt i64 %35, %p3, !dbg !73
	%37 = getelementptr inbounds double, double addrspace(1)* %2, i64 %35, !dbg !74
	%38 = load double, double addrspace(1)* %37, align 8, !dbg !74
	%39 = load double, double addrspace(1)* %37, align 8, !dbg !75
	%40 = fmul double %38, %39, !dbg !76
	%41 = fadd double %34, %40, !dbg !77
	%42 = add i64 %35, %16, !dbg !73
	%43 = icmp slt i64 %42, %p3, !dbg !73
	%44 = getelementptr inbounds double, double addrspace(1)* %2, i64 %42, !dbg !74
	%45 = load double, double addrspace(1)* %44, align 8, !dbg !74
	%46 = load double, double addrspace(1)* %44, align 8, !dbg !75
	%47 = fmul double %45, %46, !dbg !76
	%48 = fadd double %41, %47, !dbg !77
	%49 = add i64 %42, %16, !dbg !73
	%50 = icmp slt i64 %49, %p3, !dbg !73
	%51 = getelementptr inbounds double, double addrspace(1)* %2, i64 %49, !dbg !74
	%52 = load double, double addrspace(1)* %51, align 8, !dbg !74
	%53 = load double, double addrspace(1)* %51, align 8, !dbg !75
	%54 = fmul double %52, %53, !dbg !76
	%55 = fadd double %48, %54, !dbg !77
	%56 = add i64 %49, %16, !dbg !73
	%57 = icmp slt i64 %56, %p3, !dbg !73
	%58 = getelementptr inbounds double, double addrspace(1)* %2, i64 %56, !dbg !74
	%59 = load double, double addrspace(1)* %58, align 8, !dbg !74
	%60 = load double, double addrspace(1)* %58, align 8, !dbg !75
	%61 = fmul double %59, %60, !dbg !76
	%62 = fadd double %55, %61, !dbg !77
	%63 = add i64 %56, %16, !dbg !73
	br label %b1, !dbg !73, !llvm.loop !79

b3:
	%64 = phi double [ %19, %b1 ], [ %71, %b4 ], !dbg !73
	%65 = phi i64 [ %20, %b1 ], [ %72, %b4 ], !dbg !73
	%66 = icmp slt i64 %65, %p3, !dbg !73
	br i1 %66, label %b4, label %b5, !dbg !73

b4:
	%67 = getelementptr inbounds double, double addrspace(1)* %2, i64 %65, !dbg !74
	%68 = load double, double addrspace(1)* %67, align 8, !dbg !74
	%69 = load double, double addrspace(1)* %67, align 8, !dbg !75
	%70 = fmul double %68, %69, !dbg !76
	%71 = fadd double %64, %70, !dbg !77
	%72 = add i64 %65, %16, !dbg !73
	br label %b3, !dbg !73

b5:
	%73 = and i32 %11, -32, !dbg !85
	%74 = sub i32 %15, %73, !dbg !85
	%75 = icmp slt i32 %74, 32, !dbg !85
	%76 = select i1 %75, i32 %74, i32 32, !dbg !85
	%77 = sext i32 %76 to i64, !dbg !85
	%78 = icmp eq i64 %77, 32, !dbg !86
	br i1 %78, label %b6, label %b8, !dbg !86

b6:
	%79 = phi double [ %64, %b5 ], [ %96, %b7 ], !dbg !87
	%80 = phi i64 [ 16, %b5 ], [ %99, %b7 ], !dbg !88
	%81 = icmp sgt i64 %80, 0, !dbg !89
	br i1 %81, label %b7, label %b11, !dbg !89

b7:
	%82 = trunc i64 %80 to i32, !dbg !90
	%83 = bitcast double %79 to i64, !dbg !90
	%84 = trunc i64 %83 to i32, !dbg !90
	%85 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %84, i32 %82, i32 31), !dbg !90
	%86 = extractvalue { i32, i1 } %85, 0, !dbg !90
	%87 = lshr i64 %83, 32, !dbg !90
	%88 = trunc i64 %87 to i32, !dbg !90
	%89 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %88, i32 %82, i32 31), !dbg !90
	%90 = extractvalue { i32, i1 } %89, 0, !dbg !90
	%91 = zext i32 %90 to i64, !dbg !90
	%92 = shl i64 %91, 32, !dbg !90
	%93 = zext i32 %86 to i64, !dbg !90
	%94 = or i64 %93, %92, !dbg !90
	%95 = bitcast i64 %94 to double, !dbg !90
	%96 = fadd double %79, %95, !dbg !91
	%97 = trunc i64 %80 to i32, !dbg !92
	%98 = udiv i32 %97, 2, !dbg !92
	%99 = zext i32 %98 to i64, !dbg !92
	br label %b6, !dbg !92

b8:
	%100 = bitcast double %64 to i64, !dbg !93
	%101 = trunc i64 %100 to i32, !dbg !93
	%102 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %101, i32 0, i32 31), !dbg !93
	%103 = extractvalue { i32, i1 } %102, 0, !dbg !93
	%104 = lshr i64 %100, 32, !dbg !93
	%105 = trunc i64 %104 to i32, !dbg !93
	%106 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %105, i32 0, i32 31), !dbg !93
	%107 = extractvalue { i32, i1 } %106, 0, !dbg !93
	%108 = zext i32 %107 to i64, !dbg !93
	%109 = shl i64 %108, 32, !dbg !93
	%110 = zext i32 %103 to i64, !dbg !93
	%111 = or i64 %110, %109, !dbg !93
	%112 = bitcast i64 %111 to double, !dbg !93
	br label %b9, !dbg !93

b9:
	%113 = phi double [ %112, %b8 ], [ %129, %b10 ], !dbg !94
	%114 = phi i32 [ 1, %b8 ], [ %130, %b10 ], !dbg !95
	%115 = icmp slt i32 %114, %76, !dbg !96
	br i1 %115, label %b10, label %b11, !dbg !96

b10:
	%116 = bitcast double %64 to i64, !dbg !97
	%117 = trunc i64 %116 to i32, !dbg !97
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %117, i32 %114, i32 31), !dbg !97
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !97
	%120 = lshr i64 %116, 32, !dbg !97
	%121 = trunc i64 %120 to i32, !dbg !97
	%122 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %121, i32 %114, i32 31), !dbg !97
	%123 = extractvalue { i32, i1 } %122, 0, !dbg !97
	%124 = zext i32 %123 to i64, !dbg !97
	%125 = shl i64 %124, 32, !dbg !97
	%126 = zext i32 %119 to i64, !dbg !97
	%127 = or i64 %126, %125, !dbg !97
	%128 = bitcast i64 %127 to double, !dbg !97
	%129 = fadd double %113, %128, !dbg !91
	%130 = add i32 %114, 1, !dbg !98
	br label %b9, !dbg !98

b11:
	%131 = phi double [ %79, %b6 ], [ %113, %b9 ], !dbg !84
	%132 = trunc i64 %16 to i32, !dbg !102
	%133 = add i32 %132, 32, !dbg !102
	%134 = sub i32 %133, 1, !dbg !103
	%135 = udiv i32 %134, 32, !dbg !104
	%136 = zext i32 %135 to i64, !dbg !104
	%137 = icmp eq i64 %136, 1, !dbg !105
	br i1 %137, label %b27, label %b12, !dbg !105

b12:
	call void @llvm.nvvm.barrier0(), !dbg !107
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !108, !range !34
	%139 = sext i32 %138 to i64, !dbg !108
	%140 = icmp eq i64 %139, 0, !dbg !109
	br i1 %140, label %b13, label %b14, !dbg !109

b13:
	%141 = trunc i64 %12 to i32, !dbg !110
	%142 = udiv i32 %141, 32, !dbg !110
	%143 = zext i32 %142 to i64, !dbg !110
	%144 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %143, !dbg !111
	store double %131, double addrspace(3)* %144, align 8, !dbg !111
	br label %b14, !dbg !111

b14:
	call void @llvm.nvvm.barrier0(), !dbg !112
	br label %b15, !dbg !112

b15:
	%145 = phi double [ %131, %b14 ], [ %167, %b26 ], !dbg !113
	%146 = phi i32 [ 0, %b14 ], [ %177, %b26 ], !dbg !114
	%147 = trunc i64 %136 to i32, !dbg !115
	%148 = icmp slt i32 %146, %147, !dbg !116
	br i1 %148, label %b16, label %b27, !dbg !116

b16:
	store [8 x double] zeroinitializer, [8 x double]* %0, align 8, !dbg !117
	%149 = and i32 %146, 24, !dbg !118
	br label %b17, !dbg !118

b17:
	%150 = phi i32 [ 0, %b16 ], [ %157, %b17 ], !dbg !118
	%151 = add i32 %149, %150, !dbg !119
	%152 = sext i32 %151 to i64, !dbg !120
	%153 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %152, !dbg !120
	%154 = load double, double addrspace(3)* %153, align 8, !dbg !120
	%155 = sext i32 %150 to i64, !dbg !121
	%156 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 %155, !dbg !121
	store double %154, double* %156, align 8, !dbg !121
	%157 = add i32 %150, 1, !dbg !121
	%158 = icmp slt i32 %157, 8, !dbg !121
	br i1 %158, label %b17, label %b18, !dbg !121

b18:
	%159 = icmp eq i32 %146, 0, !dbg !122
	br i1 %159, label %b19, label %b20, !dbg !122

b19:
	%160 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 0, !dbg !123
	%161 = load double, double* %160, align 8, !dbg !123
	br label %b21, !dbg !123

b20:
	%162 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 0, !dbg !124
	%163 = load double, double* %162, align 8, !dbg !124
	%164 = fadd double %145, %163, !dbg !91
	br label %b21, !dbg !125

b21:
	%165 = phi double [ %161, %b19 ], [ %164, %b20 ], !dbg !113
	%166 = sub i32 %147, %146, !dbg !126
	br label %b22, !dbg !126

b22:
	%167 = phi double [ %165, %b21 ], [ %175, %b25 ], !dbg !113
	%168 = phi i32 [ 1, %b21 ], [ %176, %b25 ], !dbg !127
	%169 = icmp slt i32 %168, 8, !dbg !128
	br i1 %169, label %b23, label %b26, !dbg !128

b23:
	%170 = icmp slt i32 %168, %166, !dbg !129
	br i1 %170, label %b24, label %b25, !dbg !129

b24:
	%171 = sext i32 %168 to i64, !dbg !130
	%172 = getelementptr inbounds [8 x double], [8 x double]* %0, i64 0, i64 %171, !dbg !130
	%173 = load double, double* %172, align 8, !dbg !130
	%174 = fadd double %167, %173, !dbg !91
	br label %b25, !dbg !131

b25:
	%175 = phi double [ %167, %b23 ], [ %174, %b24 ], !dbg !113
	%176 = add i32 %168, 1, !dbg !132
	br label %b22, !dbg !132

b26:
	%177 = add nsw i32 %146, 8, !dbg !133
	br label %b15, !dbg !133, !llvm.loop !135

b27:
	%178 = phi double [ %131, %b11 ], [ %145, %b15 ], !dbg !83
	%179 = icmp eq i64 %12, 0, !dbg !136
	br i1 %179, label %b28, label %b29, !dbg !136

b28:
	%180 = getelementptr inbounds double, double addrspace(1)* %1, i64 0, !dbg !137
	%181 = icmp uge i64 0, %p1, !dbg !137
	br i1 %181, label %b28_fail1, label %b28_ok1, !dbg !137, !prof !62

b28_ok1:
	store double %178, double addrspace(1)* %180, align 8, !dbg !137
	br label %b29, !dbg !137

b29:
	ret void, !dbg !137

b28_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !137
	br label %fail, !dbg !137

fail:
	%182 = phi i32 [ 2, %b28_fail1 ], !dbg !72
	%183 = phi i64 [ 0, %b28_fail1 ], !dbg !72
	%184 = phi i64 [ %p1, %b28_fail1 ], !dbg !72
	call void @gpuc_fail(i8* %ctrl, i32 %182, i64 %183, i64 %184), !dbg !72
	ret void, !dbg !72
}

define void @Normalise(double* %p0, i64 %p1, double* %p2, i64 %p3, i8* %ctrl) nounwind !dbg !138 {
entry:
	br label %b0, !dbg !139

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !139
	%1 = addrspacecast double* %p2 to double addrspace(1)*, !dbg !139
	%2 = getelementptr inbounds double, double addrspace(1)* %1, i64 0, !dbg !140
	%3 = icmp uge i64 0, %p3, !dbg !140
	br i1 %3, label %b0_fail1, label %b0_ok1, !dbg !140, !prof !62

b0_ok1:
	%4 = load double, double addrspace(1)* %2, align 8, !dbg !140
	%5 = call double @__nv_sqrt(double %4), !dbg !141
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !142, !range !9
	%7 = sext i32 %6 to i64, !dbg !142
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !142, !range !10
	%9 = sext i32 %8 to i64, !dbg !142
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !142, !range !10
	%11 = sext i32 %10 to i64, !dbg !142
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !142, !range !11
	%13 = sext i32 %12 to i64, !dbg !142
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !142, !range !12
	%15 = sext i32 %14 to i64, !dbg !142
	%16 = trunc i64 %15 to i32, !dbg !142
	%17 = trunc i64 %11 to i32, !dbg !142
	%18 = mul i32 %16, %17, !dbg !142
	%19 = zext i32 %18 to i64, !dbg !142
	%20 = trunc i64 %9 to i32, !dbg !142
	%21 = add i32 %20, %18, !dbg !142
	%22 = zext i32 %21 to i64, !dbg !142
	%23 = mul i64 %13, %22, !dbg !142
	%24 = add i64 %7, %23, !dbg !142
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !142, !range !13
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !142, !range !13
	%27 = mul i32 %25, %26, !dbg !142
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !142, !range !14
	%29 = mul i32 %27, %28, !dbg !142
	%30 = sext i32 %29 to i64, !dbg !142
	%31 = mul i64 %24, %30, !dbg !142
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !142, !range !15
	%33 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !142, !range !15
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !142, !range !16
	%35 = mul i32 %26, %34, !dbg !142
	%36 = add i32 %33, %35, !dbg !142
	%37 = mul i32 %25, %36, !dbg !142
	%38 = add i32 %32, %37, !dbg !142
	%39 = sext i32 %38 to i64, !dbg !142
	%40 = add i64 %31, %39, !dbg !142
	%41 = mul i64 %13, %15, !dbg !142
	%42 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !142, !range !12
	%43 = sext i32 %42 to i64, !dbg !142
	%44 = mul i64 %41, %43, !dbg !142
	%45 = mul i64 %44, %30, !dbg !142
	br label %b1, !dbg !142

b1:
	%46 = phi i64 [ %40, %b0_ok1 ], [ %51, %b2 ], !dbg !142
	%47 = icmp slt i64 %46, %p1, !dbg !142
	br i1 %47, label %b2, label %b3, !dbg !142

b2:
	%48 = getelementptr inbounds double, double addrspace(1)* %0, i64 %46, !dbg !143
	%49 = load double, double addrspace(1)* %48, align 8, !dbg !143
	%50 = fdiv double %49, %5, !dbg !144
	store double %50, double addrspace(1)* %48, align 8, !dbg !143
	%51 = add i64 %46, %45, !dbg !142
	br label %b1, !dbg !142

b3:
	ret void, !dbg !142

b0_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !140
	br label %fail, !dbg !140

fail:
	%52 = phi i32 [ 3, %b0_fail1 ], !dbg !139
	%53 = phi i64 [ 0, %b0_fail1 ], !dbg !139
	%54 = phi i64 [ %p3, %b0_fail1 ], !dbg !139
	call void @gpuc_fail(i8* %ctrl, i32 %52, i64 %53, i64 %54), !dbg !139
	ret void, !dbg !139
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

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !9
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !15
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !10
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !15
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !10
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !16
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

declare void @llvm.nvvm.barrier0() convergent nounwind

declare double @__nv_sqrt(double %a0) nounwind readnone

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!145, !146, !147, !148, !149, !150, !151, !152, !153, !154, !155, !156, !157, !158}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "power.go", directory: "github.com/gpuc-go/gpuc/examples/power")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "Multiply", scope: !1, file: !1, line: 13, type: !4, isDefinition: true, scopeLine: 13, isOptimized: true, unit: !2)
!7 = !DILocation(line: 13, column: 6, scope: !6)
!8 = !DILocation(line: 15, column: 24, scope: !6)
!9 = !{i32 0, i32 2147483647}
!10 = !{i32 0, i32 65535}
!11 = !{i32 1, i32 -2147483648}
!12 = !{i32 1, i32 65536}
!13 = !{i32 1, i32 1025}
!14 = !{i32 1, i32 65}
!15 = !{i32 0, i32 1024}
!16 = !{i32 0, i32 64}
!17 = !DILocation(line: 15, column: 27, scope: !6)
!18 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!19 = distinct !DISubprogram(name: "reduceWarp", scope: !18, file: !18, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!20 = distinct !DISubprogram(name: "reduce", scope: !18, file: !18, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!21 = distinct !DISubprogram(name: "ReduceAdd", scope: !18, file: !18, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!22 = !DILocation(line: 21, column: 25, scope: !6)
!23 = !DILocation(line: 8, column: 15, scope: !21, inlinedAt: !22)
!24 = !DILocation(line: 45, column: 16, scope: !20, inlinedAt: !23)
!25 = !DILocation(line: 90, column: 13, scope: !19, inlinedAt: !24)
!26 = !DILocation(line: 91, column: 7, scope: !19, inlinedAt: !24)
!27 = !DILocation(line: 15, column: 73, scope: !6)
!28 = !DILocation(line: 15, column: 6, scope: !6)
!29 = !{!"branch_weights", i32 1048576, i32 1}
!30 = !DILocation(line: 15, column: 45, scope: !6)
!31 = !DILocation(line: 16, column: 13, scope: !6)
!32 = !DILocation(line: 16, column: 11, scope: !6)
!33 = !DILocation(line: 18, column: 25, scope: !6)
!34 = !{i32 0, i32 32}
!35 = !DILocation(line: 18, column: 31, scope: !6)
!36 = !DILocation(line: 17, column: 3, scope: !6)
!37 = !DILocation(line: 18, column: 7, scope: !6)
!38 = !DILocation(line: 19, column: 14, scope: !6)
!39 = !DILocation(line: 19, column: 21, scope: !6)
!40 = !DILocation(line: 19, column: 18, scope: !6)
!41 = !DILocation(line: 19, column: 4, scope: !6)
!42 = !DILocation(line: 18, column: 36, scope: !6)
!43 = !{!"llvm.loop.unroll.count", i32 1}
!44 = distinct !{!44, !43}
!45 = !DILocation(line: 86, column: 35, scope: !19, inlinedAt: !24)
!46 = !DILocation(line: 92, column: 7, scope: !19, inlinedAt: !24)
!47 = !DILocation(line: 92, column: 34, scope: !19, inlinedAt: !24)
!48 = !DILocation(line: 93, column: 23, scope: !19, inlinedAt: !24)
!49 = !DILocation(line: 8, column: 76, scope: !21, inlinedAt: !22)
!50 = !DILocation(line: 92, column: 39, scope: !19, inlinedAt: !24)
!51 = !DILocation(line: 97, column: 16, scope: !19, inlinedAt: !24)
!52 = !DILocation(line: 97, column: 2, scope: !19, inlinedAt: !24)
!53 = !DILocation(line: 98, column: 6, scope: !19, inlinedAt: !24)
!54 = !DILocation(line: 98, column: 22, scope: !19, inlinedAt: !24)
!55 = !DILocation(line: 99, column: 23, scope: !19, inlinedAt: !24)
!56 = !DILocation(line: 98, column: 27, scope: !19, inlinedAt: !24)
!57 = !DILocation(line: 21, column: 58, scope: !6)
!58 = !DILocation(line: 22, column: 5, scope: !6)
!59 = !DILocation(line: 15, column: 76, scope: !6)
!60 = !DILocation(line: 15, column: 55, scope: !6)
!61 = !DILocation(line: 16, column: 17, scope: !6)
!62 = !{!"branch_weights", i32 1, i32 1048576}
!63 = !{!"llvm.loop.unroll.disable"}
!64 = distinct !{!64, !63}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = distinct !{!66, !65}
!67 = !{!"llvm.loop.unroll.disable"}
!68 = distinct !{!68, !67}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = distinct !{!70, !69}
!71 = distinct !DISubprogram(name: "SumSquares", scope: !1, file: !1, line: 30, type: !4, isDefinition: true, scopeLine: 30, isOptimized: true, unit: !2)
!72 = !DILocation(line: 30, column: 6, scope: !71)
!73 = !DILocation(line: 32, column: 33, scope: !71)
!74 = !DILocation(line: 33, column: 9, scope: !71)
!75 = !DILocation(line: 33, column: 16, scope: !71)
!76 = !DILocation(line: 33, column: 13, scope: !71)
!77 = !DILocation(line: 33, column: 3, scope: !71)
!78 = !{!"llvm.loop.unroll.count", i32 1}
!79 = distinct !{!79, !78}
!80 = distinct !DISubprogram(name: "reduce", scope: !18, file: !18, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!81 = distinct !DISubprogram(name: "ReduceAdd", scope: !18, file: !18, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!82 = !DILocation(line: 35, column: 22, scope: !71)
!83 = !DILocation(line: 8, column: 15, scope: !81, inlinedAt: !82)
!84 = !DILocation(line: 45, column: 16, scope: !80, inlinedAt: !83)
!85 = !DILocation(line: 90, column: 13, scope: !19, inlinedAt: !84)
!86 = !DILocation(line: 91, column: 7, scope: !19, inlinedAt: !84)
!87 = !DILocation(line: 86, column: 35, scope: !19, inlinedAt: !84)
!88 = !DILocation(line: 92, column: 7, scope: !19, inlinedAt: !84)
!89 = !DILocation(line: 92, column: 34, scope: !19, inlinedAt: !84)
!90 = !DILocation(line: 93, column: 23, scope: !19, inlinedAt: !84)
!91 = !DILocation(line: 8, column: 76, scope: !81, inlinedAt: !82)
!92 = !DILocation(line: 92, column: 39, scope: !19, inlinedAt: !84)
!93 = !DILocation(line: 97, column: 16, scope: !19, inlinedAt: !84)
!94 = !DILocation(line: 97, column: 2, scope: !19, inlinedAt: !84)
!95 = !DILocation(line: 98, column: 6, scope: !19, inlinedAt: !84)
!96 = !DILocation(line: 98, column: 22, scope: !19, inlinedAt: !84)
!97 = !DILocation(line: 99, column: 23, scope: !19, inlinedAt: !84)
!98 = !DILocation(line: 98, column: 27, scope: !19, inlinedAt: !84)
!99 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!100 = distinct !DISubprogram(name: "Block.warps", scope: !99, file: !99, line: 23, type: !4, isDefinition: true, scopeLine: 23, isOptimized: true, unit: !2)
!101 = !DILocation(line: 46, column: 14, scope: !80, inlinedAt: !83)
!102 = !DILocation(line: 23, column: 47, scope: !100, inlinedAt: !101)
!103 = !DILocation(line: 23, column: 58, scope: !100, inlinedAt: !101)
!104 = !DILocation(line: 23, column: 63, scope: !100, inlinedAt: !101)
!105 = !DILocation(line: 47, column: 7, scope: !80, inlinedAt: !83)
!106 = !DILocation(line: 50, column: 30, scope: !80, inlinedAt: !83)
!107 = !DILocation(line: 51, column: 10, scope: !80, inlinedAt: !83)
!108 = !DILocation(line: 52, column: 11, scope: !80, inlinedAt: !83)
!109 = !DILocation(line: 52, column: 14, scope: !80, inlinedAt: !83)
!110 = !DILocation(line: 53, column: 17, scope: !80, inlinedAt: !83)
!111 = !DILocation(line: 53, column: 8, scope: !80, inlinedAt: !83)
!112 = !DILocation(line: 55, column: 10, scope: !80, inlinedAt: !83)
!113 = !DILocation(line: 43, column: 50, scope: !80, inlinedAt: !83)
!114 = !DILocation(line: 58, column: 6, scope: !80, inlinedAt: !83)
!115 = !DILocation(line: 58, column: 30, scope: !80, inlinedAt: !83)
!116 = !DILocation(line: 58, column: 23, scope: !80, inlinedAt: !83)
!117 = !DILocation(line: 59, column: 7, scope: !80, inlinedAt: !83)
!118 = !DILocation(line: 60, column: 15, scope: !80, inlinedAt: !83)
!119 = !DILocation(line: 62, column: 26, scope: !80, inlinedAt: !83)
!120 = !DILocation(line: 62, column: 19, scope: !80, inlinedAt: !83)
!121 = !DILocation(line: 62, column: 8, scope: !80, inlinedAt: !83)
!122 = !DILocation(line: 64, column: 8, scope: !80, inlinedAt: !83)
!123 = !DILocation(line: 65, column: 12, scope: !80, inlinedAt: !83)
!124 = !DILocation(line: 67, column: 17, scope: !80, inlinedAt: !83)
!125 = !DILocation(line: 67, column: 9, scope: !80, inlinedAt: !83)
!126 = !DILocation(line: 69, column: 20, scope: !80, inlinedAt: !83)
!127 = !DILocation(line: 70, column: 7, scope: !80, inlinedAt: !83)
!128 = !DILocation(line: 70, column: 24, scope: !80, inlinedAt: !83)
!129 = !DILocation(line: 71, column: 9, scope: !80, inlinedAt: !83)
!130 = !DILocation(line: 72, column: 18, scope: !80, inlinedAt: !83)
!131 = !DILocation(line: 72, column: 10, scope: !80, inlinedAt: !83)
!132 = !DILocation(line: 70, column: 34, scope: !80, inlinedAt: !83)
!133 = !DILocation(line: 58, column: 35, scope: !80, inlinedAt: !83)
!134 = !{!"llvm.loop.unroll.count", i32 1}
!135 = distinct !{!135, !134}
!136 = !DILocation(line: 35, column: 55, scope: !71)
!137 = !DILocation(line: 36, column: 6, scope: !71)
!138 = distinct !DISubprogram(name: "Normalise", scope: !1, file: !1, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!139 = !DILocation(line: 43, column: 6, scope: !138)
!140 = !DILocation(line: 44, column: 24, scope: !138)
!141 = !DILocation(line: 44, column: 20, scope: !138)
!142 = !DILocation(line: 45, column: 32, scope: !138)
!143 = !DILocation(line: 46, column: 4, scope: !138)
!144 = !DILocation(line: 46, column: 3, scope: !138)
!145 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @Multiply, !"kernel", i32 1}
!146 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @Multiply, !"maxntidx", i32 256}
!147 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @Multiply, !"maxntidy", i32 1}
!148 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @Multiply, !"maxntidz", i32 1}
!149 = !{void (double*, i64, double*, i64, double*, i64, i8*)* @Multiply, !"minctasm", i32 4}
!150 = !{void (double*, i64, double*, i64, i8*)* @SumSquares, !"kernel", i32 1}
!151 = !{void (double*, i64, double*, i64, i8*)* @SumSquares, !"maxntidx", i32 256}
!152 = !{void (double*, i64, double*, i64, i8*)* @SumSquares, !"maxntidy", i32 1}
!153 = !{void (double*, i64, double*, i64, i8*)* @SumSquares, !"maxntidz", i32 1}
!154 = !{void (double*, i64, double*, i64, i8*)* @SumSquares, !"minctasm", i32 4}
!155 = !{void (double*, i64, double*, i64, i8*)* @Normalise, !"kernel", i32 1}
!156 = !{void (double*, i64, double*, i64, i8*)* @Normalise, !"maxntidx", i32 256}
!157 = !{void (double*, i64, double*, i64, i8*)* @Normalise, !"maxntidy", i32 1}
!158 = !{void (double*, i64, double*, i64, i8*)* @Normalise, !"maxntidz", i32 1}
