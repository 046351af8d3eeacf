target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_reduce_50 = addrspace(3) global [32 x double] undef, align 16
@llvm.used = appending global [4 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve to i8*), i8* bitcast (void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample to i8*)], section "llvm.metadata"

define internal i32 @gpuc_fn_solver_publish(double* %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, double* %p8, i64 %p9, i64 %p10, i64* %p11, i64 %p12, i64 %p13, i32 %p14, i8* %ctrl) nounwind convergent !dbg !7 {
entry:
	br label %b0, !dbg !8

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !12
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !13
	%2 = getelementptr inbounds i32, i32* %p5, i64 0, !dbg !14
	%3 = icmp uge i64 0, %p6, !dbg !14
	br i1 %3, label %b0_fail1, label %b0_ok1, !dbg !14, !prof !15

b0_ok1:
	%4 = load i32, i32* %2, align 4, !dbg !14
	%5 = add i32 %4, 1, !dbg !16
	%6 = sdiv i64 %p1, 2, !dbg !17
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !18, !range !19
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !18, !range !19
	%9 = mul i32 %7, %8, !dbg !18
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !18, !range !20
	%11 = mul i32 %9, %10, !dbg !18
	%12 = sext i32 %11 to i64, !dbg !18
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !21, !range !22
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !21, !range !22
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !21, !range !23
	%16 = mul i32 %8, %15, !dbg !21
	%17 = add i32 %14, %16, !dbg !21
	%18 = mul i32 %7, %17, !dbg !21
	%19 = add i32 %13, %18, !dbg !21
	%20 = sext i32 %19 to i64, !dbg !21
	%21 = zext i32 %p14 to i64, !dbg !26
	%22 = trunc i64 %12 to i32, !dbg !27
	%23 = mul i32 %22, 2, !dbg !27
	%24 = zext i32 %23 to i64, !dbg !27
	%25 = mul i32 %22, 3, !dbg !28
	%26 = zext i32 %25 to i64, !dbg !28
	%27 = mul i32 %22, 4, !dbg !29
	%28 = zext i32 %27 to i64, !dbg !29
	%29 = icmp ule i64 %p1, 281474976710655, !dbg !30
	%30 = add i64 %21, -1, !dbg !30
	%31 = sext i32 %7 to i64, !dbg !30
	%32 = trunc i64 %31 to i32, !dbg !30
	%33 = mul i32 %32, 2, !dbg !30
	%34 = sext i32 %8 to i64, !dbg !30
	%35 = trunc i64 %34 to i32, !dbg !30
	%36 = mul i32 %35, %33, !dbg !30
	%37 = sext i32 %15 to i64, !dbg !30
	%38 = trunc i64 %37 to i32, !dbg !30
	%39 = mul i32 %38, %36, !dbg !30
	%40 = zext i32 %39 to i64, !dbg !30
	%41 = add i64 %30, %40, !dbg !30
	%42 = sext i32 %14 to i64, !dbg !30
	%43 = trunc i64 %42 to i32, !dbg !30
	%44 = mul i32 %43, %33, !dbg !30
	%45 = zext i32 %44 to i64, !dbg !30
	%46 = add i64 %41, %45, !dbg !30
	%47 = sext i32 %13 to i64, !dbg !30
	%48 = trunc i64 %47 to i32, !dbg !30
	%49 = mul i32 %48, 2, !dbg !30
	%50 = zext i32 %49 to i64, !dbg !30
	%51 = add i64 %46, %50, !dbg !30
	%52 = icmp sge i64 %51, 0, !dbg !30
	%53 = and i1 %29, %52, !dbg !30
	%54 = add i64 %p1, 2, !dbg !30
	%55 = mul i64 %21, -1, !dbg !30
	%56 = add i64 %54, %55, !dbg !30
	%57 = mul i64 %6, -2, !dbg !30
	%58 = add i64 %56, %57, !dbg !30
	%59 = icmp sge i64 %58, 0, !dbg !30
	%60 = and i1 %53, %59, !dbg !30
	br i1 %60, label %b1, label %b9_cold, !dbg !21, !prof !31

b1:
	%61 = phi double [ 0.000000e+00, %b0_ok1 ], [ %96, %b8 ], !dbg !30
	%62 = phi i64 [ %20, %b0_ok1 ], [ %97, %b8 ], !dbg !32
	%63 = icmp slt i64 %62, %6, !dbg !33
	br i1 %63, label %b2, label %b17, !dbg !33

b2:
	%64 = mul i64 %62, 2, !dbg !34
	%65 = add i64 %64, %21, !dbg !35
	%66 = sub i64 %65, 1, !dbg !36
	%67 = getelementptr inbounds double, double* %p0, i64 %66, !dbg !37
	%68 = load double, double* %67, align 8, !dbg !37
	%69 = add i64 %62, %12, !dbg !38
	%70 = icmp slt i64 %69, %6, !dbg !39
	br i1 %70, label %b3, label %b4, !dbg !39

b3:
	%71 = mul i64 %69, 2, !dbg !34
	%72 = add i64 %71, %21, !dbg !35
	%73 = sub i64 %72, 1, !dbg !36
	%74 = getelementptr inbounds double, double* %p0, i64 %73, !dbg !37
	%75 = load double, double* %74, align 8, !dbg !37
	br label %b4, !dbg !40

b4:
	%76 = phi double [ %75, %b3 ], [ 0.000000e+00, %b2 ], !dbg !41
	%77 = fadd double %68, %76, !dbg !42
	%78 = add i64 %62, %24, !dbg !43
	%79 = icmp slt i64 %78, %6, !dbg !39
	br i1 %79, label %b5, label %b6, !dbg !39

b5:
	%80 = mul i64 %78, 2, !dbg !34
	%81 = add i64 %80, %21, !dbg !35
	%82 = sub i64 %81, 1, !dbg !36
	%83 = getelementptr inbounds double, double* %p0, i64 %82, !dbg !37
	%84 = load double, double* %83, align 8, !dbg !37
	br label %b6, !dbg !40

b6:
	%85 = phi double [ %84, %b5 ], [ 0.000000e+00, %b4 ], !dbg !44
	%86 = fadd double %77, %85, !dbg !45
	%87 = add i64 %62, %26, !dbg !46
	%88 = icmp slt i64 %87, %6, !dbg !39
	br i1 %88, label %b7, label %b8, !dbg !39

b7:
	%89 = mul i64 %87, 2, !dbg !34
	%90 = add i64 %89, %21, !dbg !35
	%91 = sub i64 %90, 1, !dbg !36
	%92 = getelementptr inbounds double, double* %p0, i64 %91, !dbg !37
	%93 = load double, double* %92, align 8, !dbg !37
	br label %b8, !dbg !40

b8:
	%94 = phi double [ %93, %b7 ], [ 0.000000e+00, %b6 ], !dbg !47
	%95 = fadd double %86, %94, !dbg !48
	%96 = fadd double %61, %95, !dbg !49
	%97 = add i64 %62, %28, !dbg !50
	br label %b1, !dbg !50, !llvm.loop !52

b17:
	%98 = phi double [ %61, %b1 ], [ %213, %b9_cold ], !dbg !55
	%99 = and i32 %19, -32, !dbg !63
	%100 = sub i32 %11, %99, !dbg !63
	%101 = icmp slt i32 %100, 32, !dbg !63
	%102 = select i1 %101, i32 %100, i32 32, !dbg !63
	%103 = sext i32 %102 to i64, !dbg !63
	%104 = icmp eq i64 %103, 32, !dbg !64
	br i1 %104, label %b18, label %b20, !dbg !64

b18:
	%105 = phi double [ %122, %b19 ], [ %98, %b17 ], !dbg !65
	%106 = phi i64 [ %125, %b19 ], [ 16, %b17 ], !dbg !66
	%107 = icmp sgt i64 %106, 0, !dbg !67
	br i1 %107, label %b19, label %b23, !dbg !67

b19:
	%108 = trunc i64 %106 to i32, !dbg !68
	%109 = bitcast double %105 to i64, !dbg !68
	%110 = trunc i64 %109 to i32, !dbg !68
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %110, i32 %108, i32 31), !dbg !68
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !68
	%113 = lshr i64 %109, 32, !dbg !68
	%114 = trunc i64 %113 to i32, !dbg !68
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %114, i32 %108, i32 31), !dbg !68
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !68
	%117 = zext i32 %116 to i64, !dbg !68
	%118 = shl i64 %117, 32, !dbg !68
	%119 = zext i32 %112 to i64, !dbg !68
	%120 = or i64 %119, %118, !dbg !68
	%121 = bitcast i64 %120 to double, !dbg !68
	%122 = fadd double %105, %121, !dbg !69
	%123 = trunc i64 %106 to i32, !dbg !70
	%124 = udiv i32 %123, 2, !dbg !70
	%125 = zext i32 %124 to i64, !dbg !70
	br label %b18, !dbg !70

b20:
	%126 = bitcast double %98 to i64, !dbg !71
	%127 = trunc i64 %126 to i32, !dbg !71
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 0, i32 31), !dbg !71
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !71
	%130 = lshr i64 %126, 32, !dbg !71
	%131 = trunc i64 %130 to i32, !dbg !71
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 0, i32 31), !dbg !71
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !71
	%134 = zext i32 %133 to i64, !dbg !71
	%135 = shl i64 %134, 32, !dbg !71
	%136 = zext i32 %129 to i64, !dbg !71
	%137 = or i64 %136, %135, !dbg !71
	%138 = bitcast i64 %137 to double, !dbg !71
	br label %b21, !dbg !71

b21:
	%139 = phi double [ %138, %b20 ], [ %155, %b22 ], !dbg !72
	%140 = phi i32 [ 1, %b20 ], [ %156, %b22 ], !dbg !73
	%141 = icmp slt i32 %140, %102, !dbg !74
	br i1 %141, label %b22, label %b23, !dbg !74

b22:
	%142 = bitcast double %98 to i64, !dbg !75
	%143 = trunc i64 %142 to i32, !dbg !75
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 %140, i32 31), !dbg !75
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !75
	%146 = lshr i64 %142, 32, !dbg !75
	%147 = trunc i64 %146 to i32, !dbg !75
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 %140, i32 31), !dbg !75
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !75
	%150 = zext i32 %149 to i64, !dbg !75
	%151 = shl i64 %150, 32, !dbg !75
	%152 = zext i32 %145 to i64, !dbg !75
	%153 = or i64 %152, %151, !dbg !75
	%154 = bitcast i64 %153 to double, !dbg !75
	%155 = fadd double %139, %154, !dbg !69
	%156 = add i32 %140, 1, !dbg !76
	br label %b21, !dbg !76

b23:
	%157 = phi double [ %105, %b18 ], [ %139, %b21 ], !dbg !62
	%158 = add i32 %22, 32, !dbg !80
	%159 = sub i32 %158, 1, !dbg !81
	%160 = udiv i32 %159, 32, !dbg !82
	%161 = zext i32 %160 to i64, !dbg !82
	%162 = trunc i64 %161 to i32, !dbg !82
	%163 = icmp eq i64 %161, 1, !dbg !83
	br i1 %163, label %b29, label %b24, !dbg !83

b24:
	call void @llvm.nvvm.barrier0(), !dbg !85
	%164 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !86, !range !87
	%165 = sext i32 %164 to i64, !dbg !86
	%166 = icmp eq i64 %165, 0, !dbg !88
	br i1 %166, label %b25, label %b26, !dbg !88

b25:
	%167 = trunc i64 %20 to i32, !dbg !89
	%168 = udiv i32 %167, 32, !dbg !89
	%169 = zext i32 %168 to i64, !dbg !89
	%170 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %169, !dbg !90
	store double %157, double addrspace(3)* %170, align 8, !dbg !90
	br label %b26, !dbg !90

b26:
	call void @llvm.nvvm.barrier0(), !dbg !91
	%171 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !92
	%172 = load double, double addrspace(3)* %171, align 8, !dbg !92
	br label %b27, !dbg !92

b27:
	%173 = phi double [ %172, %b26 ], [ %179, %b28 ], !dbg !93
	%174 = phi i32 [ 1, %b26 ], [ %180, %b28 ], !dbg !94
	%175 = sext i32 %174 to i64, !dbg !94
	%176 = icmp slt i32 %174, %162, !dbg !95
	br i1 %176, label %b28, label %b29, !dbg !95

b28:
	%177 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %175, !dbg !96
	%178 = load double, double addrspace(3)* %177, align 8, !dbg !96
	%179 = fadd double %173, %178, !dbg !69
	%180 = add i32 %174, 1, !dbg !97
	br label %b27, !dbg !97

b29:
	%181 = phi double [ %157, %b23 ], [ %173, %b27 ], !dbg !61
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !98
	%182 = icmp eq i64 %20, 0, !dbg !99
	br i1 %182, label %b30, label %b36, !dbg !99

b30:
	store i32 %5, i32* %2, align 4, !dbg !100
	%183 = sext i32 %0 to i64, !dbg !12
	%184 = sext i32 %1 to i64, !dbg !13
	br label %b31, !dbg !13

b31:
	%185 = phi i64 [ 0, %b30 ], [ %211, %b34_ok1 ], !dbg !13
	%186 = add i64 %183, %185, !dbg !105
	%187 = icmp sge i64 %186, %184, !dbg !106
	br i1 %187, label %b32, label %b33, !dbg !106

b32:
	%188 = sub i64 %186, %184, !dbg !107
	br label %b33, !dbg !107

b33:
	%189 = phi i64 [ %186, %b31 ], [ %188, %b32 ], !dbg !108
	%190 = urem i32 %5, 2, !dbg !111
	%191 = trunc i64 %184 to i32, !dbg !112
	%192 = mul i32 %190, %191, !dbg !112
	%193 = trunc i64 %183 to i32, !dbg !113
	%194 = add i32 %192, %193, !dbg !113
	%195 = zext i32 %194 to i64, !dbg !113
	%196 = mul i64 %195, 2, !dbg !114
	%197 = add i64 %196, 2, !dbg !117
	%198 = getelementptr inbounds i64, i64* %p3, i64 %196, !dbg !118
	%199 = ptrtoint i64* %198 to i64, !dbg !119
	%200 = and i64 %199, 15, !dbg !119
	%201 = icmp eq i64 %200, 0, !dbg !119
	%202 = icmp ugt i64 %197, %p4, !dbg !118
	br i1 %202, label %b33_fail1, label %b33_ok1, !dbg !118, !prof !15

b33_ok1:
	br i1 %201, label %b34, label %b35, !dbg !119

b34:
	%203 = bitcast i64* %198 to { i64, i64 }*, !dbg !119
	%204 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %203, i64 0, !dbg !120
	%205 = bitcast double %181 to i64, !dbg !121
	%206 = trunc i64 %189 to i32, !dbg !104
	%207 = icmp uge i64 %189, %184, !dbg !104
	%208 = icmp eq { i64, i64 }* %204, null, !dbg !104
	%209 = or i1 %207, %208, !dbg !104
	br i1 %209, label %b34_fail1, label %b34_ok1, !dbg !104, !prof !15

b34_ok1:
	%210 = bitcast { i64, i64 }* %204 to i8*, !dbg !104
	call void @gpuc_put_line_thread(i8* %210, i64 %205, i32 %5, i32 %206), !dbg !104
	%211 = add i64 %185, 1, !dbg !103
	%212 = icmp slt i64 %211, %184, !dbg !103
	br i1 %212, label %b31, label %b36, !dbg !103

b35:
	call void asm sideeffect "", ""() nounwind, !dbg !119
	br label %fail, !dbg !119

b36:
	ret i32 %5, !dbg !122

b0_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !14
	br label %fail, !dbg !14

b9_cold:
	%213 = phi double [ %252, %b16_cold ], [ 0.000000e+00, %b0_ok1 ], !dbg !30
	%214 = phi i64 [ %253, %b16_cold ], [ %20, %b0_ok1 ], !dbg !32
	%215 = icmp slt i64 %214, %6, !dbg !33
	br i1 %215, label %b10_cold, label %b17, !dbg !33

b10_cold:
	%216 = mul i64 %214, 2, !dbg !34
	%217 = add i64 %216, %21, !dbg !35
	%218 = sub i64 %217, 1, !dbg !36
	%219 = getelementptr inbounds double, double* %p0, i64 %218, !dbg !37
	%220 = icmp uge i64 %218, %p1, !dbg !37
	br i1 %220, label %b10_cold_fail1, label %b10_cold_ok1, !dbg !37, !prof !15

b10_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !37
	br label %fail, !dbg !37

b10_cold_ok1:
	%221 = load double, double* %219, align 8, !dbg !37
	%222 = add i64 %214, %12, !dbg !38
	%223 = icmp slt i64 %222, %6, !dbg !39
	br i1 %223, label %b11_cold, label %b12_cold, !dbg !39

b11_cold:
	%224 = mul i64 %222, 2, !dbg !34
	%225 = add i64 %224, %21, !dbg !35
	%226 = sub i64 %225, 1, !dbg !36
	%227 = getelementptr inbounds double, double* %p0, i64 %226, !dbg !37
	%228 = icmp uge i64 %226, %p1, !dbg !37
	br i1 %228, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !37, !prof !15

b11_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !37
	br label %fail, !dbg !37

b11_cold_ok1:
	%229 = load double, double* %227, align 8, !dbg !37
	br label %b12_cold, !dbg !40

b12_cold:
	%230 = phi double [ %229, %b11_cold_ok1 ], [ 0.000000e+00, %b10_cold_ok1 ], !dbg !41
	%231 = fadd double %221, %230, !dbg !42
	%232 = add i64 %214, %24, !dbg !43
	%233 = icmp slt i64 %232, %6, !dbg !39
	br i1 %233, label %b13_cold, label %b14_cold, !dbg !39

b13_cold:
	%234 = mul i64 %232, 2, !dbg !34
	%235 = add i64 %234, %21, !dbg !35
	%236 = sub i64 %235, 1, !dbg !36
	%237 = getelementptr inbounds double, double* %p0, i64 %236, !dbg !37
	%238 = icmp uge i64 %236, %p1, !dbg !37
	br i1 %238, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !37, !prof !15

b13_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !37
	br label %fail, !dbg !37

b13_cold_ok1:
	%239 = load double, double* %237, align 8, !dbg !37
	br label %b14_cold, !dbg !40

b14_cold:
	%240 = phi double [ %239, %b13_cold_ok1 ], [ 0.000000e+00, %b12_cold ], !dbg !44
	%241 = fadd double %231, %240, !dbg !45
	%242 = add i64 %214, %26, !dbg !46
	%243 = icmp slt i64 %242, %6, !dbg !39
	br i1 %243, label %b15_cold, label %b16_cold, !dbg !39

b15_cold:
	%244 = mul i64 %242, 2, !dbg !34
	%245 = add i64 %244, %21, !dbg !35
	%246 = sub i64 %245, 1, !dbg !36
	%247 = getelementptr inbounds double, double* %p0, i64 %246, !dbg !37
	%248 = icmp uge i64 %246, %p1, !dbg !37
	br i1 %248, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !37, !prof !15

b15_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !37
	br label %fail, !dbg !37

b15_cold_ok1:
	%249 = load double, double* %247, align 8, !dbg !37
	br label %b16_cold, !dbg !40

b16_cold:
	%250 = phi double [ %249, %b15_cold_ok1 ], [ 0.000000e+00, %b14_cold ], !dbg !47
	%251 = fadd double %241, %250, !dbg !48
	%252 = fadd double %213, %251, !dbg !49
	%253 = add i64 %214, %28, !dbg !50
	br label %b9_cold, !dbg !50, !llvm.loop !54

b33_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !118
	br label %fail, !dbg !118

b34_fail1:
	%254 = icmp uge i64 %189, %184, !dbg !104
	br i1 %254, label %b34_fail2, label %b34_ok2, !dbg !104

b34_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !104
	br label %fail, !dbg !104

b34_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !104
	br label %fail, !dbg !104

fail:
	%255 = phi i32 [ 3, %b0_fail1 ], [ 4, %b10_cold_fail1 ], [ 4, %b11_cold_fail1 ], [ 4, %b13_cold_fail1 ], [ 4, %b15_cold_fail1 ], [ 5, %b33_fail1 ], [ 8, %b34_fail2 ], [ 9, %b34_ok2 ], [ 7, %b35 ], !dbg !8
	%256 = phi i64 [ 0, %b0_fail1 ], [ %218, %b10_cold_fail1 ], [ %226, %b11_cold_fail1 ], [ %236, %b13_cold_fail1 ], [ %246, %b15_cold_fail1 ], [ %197, %b33_fail1 ], [ %189, %b34_fail2 ], [ 0, %b34_ok2 ], [ %200, %b35 ], !dbg !8
	%257 = phi i64 [ %p6, %b0_fail1 ], [ %p1, %b10_cold_fail1 ], [ %p1, %b11_cold_fail1 ], [ %p1, %b13_cold_fail1 ], [ %p1, %b15_cold_fail1 ], [ %p4, %b33_fail1 ], [ %184, %b34_fail2 ], [ 0, %b34_ok2 ], [ 16, %b35 ], !dbg !8
	call void @gpuc_fail(i8* %ctrl, i32 %255, i64 %256, i64 %257), !dbg !8
	ret i32 undef, !dbg !8
}

define internal float @gpuc_fn_solver_march(float* %p0, i64 %p1, { float, float, float, float }* %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, { float, float, float, float }* %p7, i64 %p8, i64 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %p16, i32 %p17, i32 %p18, i32 %p19, i32 %p20, i32 %p21, i8* %ctrl) nounwind !dbg !126 {
entry:
	br label %b0, !dbg !127

b0:
	%0 = icmp uge i32 %p19, %p12, !dbg !128
	br i1 %0, label %b2, label %b1, !dbg !128

b1:
	%1 = icmp sge i32 %p20, %p21, !dbg !129
	br i1 %1, label %b2, label %b3, !dbg !129

b2:
	ret float 0.000000e+00, !dbg !130

b3:
	%2 = mul i32 %p19, 4, !dbg !131
	%3 = icmp ugt i32 %2, 0, !dbg !132
	br i1 %3, label %b4, label %b5, !dbg !132

b4:
	%4 = add i32 %2, 4, !dbg !133
	%5 = icmp ult i32 %4, %p11, !dbg !134
	br label %b5, !dbg !134

b5:
	%6 = phi i1 [ false, %b3 ], [ %5, %b4 ], !dbg !135
	%7 = icmp eq i32 %p19, 0, !dbg !136
	br i1 %7, label %b6, label %b7, !dbg !136

b6:
	br label %b7, !dbg !136

b7:
	%8 = phi i64 [ -1, %b5 ], [ 0, %b6 ], !dbg !137
	%9 = sub i32 %p12, 1, !dbg !138
	%10 = icmp eq i32 %p19, %9, !dbg !139
	br i1 %10, label %b8, label %b9, !dbg !139

b8:
	br label %b9, !dbg !139

b9:
	%11 = phi i64 [ 4, %b7 ], [ 0, %b8 ], !dbg !140
	%12 = zext i32 %p12 to i64, !dbg !141
	%13 = sext i32 %p20 to i64, !dbg !142
	%14 = add i64 %13, 1, !dbg !143
	%15 = mul i64 %14, %12, !dbg !144
	%16 = zext i32 %p19 to i64, !dbg !145
	%17 = add i64 %15, %16, !dbg !146
	%18 = sub i64 %17, %12, !dbg !147
	%19 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %18, !dbg !148
	%20 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 0, !dbg !148
	%21 = icmp uge i64 %18, %p8, !dbg !148
	%22 = icmp uge i64 %17, %p8, !dbg !149
	%23 = or i1 %21, %22, !dbg !149
	br i1 %23, label %b9_fail1, label %b9_ok1, !dbg !149, !prof !15

b9_ok1:
	%24 = bitcast { float, float, float, float }* %19 to <4 x float>*, !dbg !148
	%25 = load <4 x float>, <4 x float>* %24, align 16, !dbg !148
	%26 = extractelement <4 x float> %25, i32 0, !dbg !148
	%27 = extractelement <4 x float> %25, i32 1, !dbg !148
	%28 = extractelement <4 x float> %25, i32 2, !dbg !148
	%29 = extractelement <4 x float> %25, i32 3, !dbg !148
	%30 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 1, !dbg !148
	%31 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 2, !dbg !148
	%32 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 3, !dbg !148
	%33 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %17, !dbg !149
	%34 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 0, !dbg !149
	%35 = bitcast { float, float, float, float }* %33 to <4 x float>*, !dbg !149
	%36 = load <4 x float>, <4 x float>* %35, align 16, !dbg !149
	%37 = extractelement <4 x float> %36, i32 0, !dbg !149
	%38 = extractelement <4 x float> %36, i32 1, !dbg !149
	%39 = extractelement <4 x float> %36, i32 2, !dbg !149
	%40 = extractelement <4 x float> %36, i32 3, !dbg !149
	%41 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 1, !dbg !149
	%42 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 2, !dbg !149
	%43 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 3, !dbg !149
	%44 = sub i32 %p21, %p20, !dbg !150
	%45 = icmp eq i32 %2, 0, !dbg !153
	%46 = sub i32 %p11, 1, !dbg !154
	%47 = icmp uge i32 %2, %46, !dbg !155
	%48 = add i32 %2, 1, !dbg !156
	%49 = icmp uge i32 %48, %46, !dbg !157
	%50 = add i32 %2, 2, !dbg !158
	%51 = icmp uge i32 %50, %46, !dbg !159
	%52 = add i32 %2, 3, !dbg !160
	%53 = icmp uge i32 %52, %46, !dbg !161
	%54 = icmp ule i64 %p3, 281474976710655, !dbg !162
	%55 = icmp ule i64 %p6, 281474976710655, !dbg !162
	%56 = and i1 %54, %55, !dbg !162
	%57 = icmp ule i64 %p8, 281474976710655, !dbg !162
	%58 = and i1 %56, %57, !dbg !162
	%59 = mul i64 %12, -8, !dbg !162
	%60 = add i64 %59, %8, !dbg !162
	%61 = icmp sge i64 %60, 0, !dbg !162
	%62 = and i1 %58, %61, !dbg !162
	%63 = add i64 %p6, 3, !dbg !162
	%64 = mul i64 %p8, -4, !dbg !162
	%65 = add i64 %63, %64, !dbg !162
	%66 = mul i64 %12, 4, !dbg !162
	%67 = add i64 %65, %66, !dbg !162
	%68 = mul i64 %11, -1, !dbg !162
	%69 = add i64 %67, %68, !dbg !162
	%70 = icmp sge i64 %69, 0, !dbg !162
	%71 = and i1 %62, %70, !dbg !162
	%72 = mul i64 %p8, -1, !dbg !162
	%73 = add i64 %p3, %72, !dbg !162
	%74 = mul i64 %12, 2, !dbg !162
	%75 = add i64 %73, %74, !dbg !162
	%76 = icmp sge i64 %75, 0, !dbg !162
	%77 = and i1 %71, %76, !dbg !162
	br i1 %77, label %b10, label %b34_cold, !dbg !150, !prof !31

b10:
	%78 = phi float [ 0.000000e+00, %b9_ok1 ], [ %222, %b33 ], !dbg !162
	%79 = phi i64 [ %17, %b9_ok1 ], [ %103, %b33 ], !dbg !163
	%80 = phi float [ %26, %b9_ok1 ], [ %96, %b33 ], !dbg !164
	%81 = phi float [ %27, %b9_ok1 ], [ %97, %b33 ], !dbg !164
	%82 = phi float [ %28, %b9_ok1 ], [ %98, %b33 ], !dbg !164
	%83 = phi float [ %29, %b9_ok1 ], [ %99, %b33 ], !dbg !164
	%84 = phi float [ %37, %b9_ok1 ], [ %108, %b33 ], !dbg !165
	%85 = phi float [ %38, %b9_ok1 ], [ %109, %b33 ], !dbg !165
	%86 = phi float [ %39, %b9_ok1 ], [ %110, %b33 ], !dbg !165
	%87 = phi float [ %40, %b9_ok1 ], [ %111, %b33 ], !dbg !165
	%88 = phi i32 [ %44, %b9_ok1 ], [ %223, %b33 ], !dbg !166
	%89 = icmp sge i32 %88, 2, !dbg !167
	br i1 %89, label %b11, label %b58, !dbg !167

b11:
	%90 = add i64 %79, %12, !dbg !168
	%91 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %90, !dbg !169
	%92 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %91, i32 0, i32 0, !dbg !169
	%93 = icmp uge i64 %90, %p8, !dbg !169
	br i1 %93, label %b11_fail1, label %b11_ok1, !dbg !169, !prof !15

b11_ok1:
	%94 = bitcast { float, float, float, float }* %91 to <4 x float>*, !dbg !169
	%95 = load <4 x float>, <4 x float>* %94, align 16, !dbg !169
	%96 = extractelement <4 x float> %95, i32 0, !dbg !169
	%97 = extractelement <4 x float> %95, i32 1, !dbg !169
	%98 = extractelement <4 x float> %95, i32 2, !dbg !169
	%99 = extractelement <4 x float> %95, i32 3, !dbg !169
	%100 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %91, i32 0, i32 1, !dbg !169
	%101 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %91, i32 0, i32 2, !dbg !169
	%102 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %91, i32 0, i32 3, !dbg !169
	%103 = add i64 %90, %12, !dbg !170
	%104 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %103, !dbg !171
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 0, !dbg !171
	%106 = bitcast { float, float, float, float }* %104 to <4 x float>*, !dbg !171
	%107 = load <4 x float>, <4 x float>* %106, align 16, !dbg !171
	%108 = extractelement <4 x float> %107, i32 0, !dbg !171
	%109 = extractelement <4 x float> %107, i32 1, !dbg !171
	%110 = extractelement <4 x float> %107, i32 2, !dbg !171
	%111 = extractelement <4 x float> %107, i32 3, !dbg !171
	%112 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 1, !dbg !171
	%113 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 2, !dbg !171
	%114 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 3, !dbg !171
	%115 = mul i64 %79, 4, !dbg !172
	%116 = add i64 %115, %8, !dbg !173
	%117 = getelementptr inbounds float, float* %p5, i64 %116, !dbg !174
	%118 = load float, float* %117, align 4, !dbg !174
	%119 = add i64 %115, %11, !dbg !175
	%120 = getelementptr inbounds float, float* %p5, i64 %119, !dbg !176
	%121 = load float, float* %120, align 4, !dbg !176
	%122 = mul i64 %90, 4, !dbg !177
	%123 = add i64 %122, %8, !dbg !178
	%124 = getelementptr inbounds float, float* %p5, i64 %123, !dbg !179
	%125 = load float, float* %124, align 4, !dbg !179
	%126 = add i64 %122, %11, !dbg !180
	%127 = getelementptr inbounds float, float* %p5, i64 %126, !dbg !181
	%128 = load float, float* %127, align 4, !dbg !181
	%129 = fadd float %118, %85, !dbg !184
	%130 = fadd float %129, %80, !dbg !185
	%131 = fadd float %130, %96, !dbg !186
	%132 = fmul float %131, 2.500000e-01, !dbg !187
	%133 = fadd float %84, %86, !dbg !188
	%134 = fadd float %133, %81, !dbg !189
	%135 = fadd float %134, %97, !dbg !190
	%136 = fmul float %135, 2.500000e-01, !dbg !191
	%137 = fadd float %85, %87, !dbg !192
	%138 = fadd float %137, %82, !dbg !193
	%139 = fadd float %138, %98, !dbg !194
	%140 = fmul float %139, 2.500000e-01, !dbg !195
	%141 = fadd float %86, %121, !dbg !196
	%142 = fadd float %141, %83, !dbg !197
	%143 = fadd float %142, %99, !dbg !198
	%144 = fmul float %143, 2.500000e-01, !dbg !199
	%145 = fadd float %125, %97, !dbg !201
	%146 = fadd float %145, %84, !dbg !202
	%147 = fadd float %146, %108, !dbg !203
	%148 = fmul float %147, 2.500000e-01, !dbg !204
	%149 = fadd float %96, %98, !dbg !205
	%150 = fadd float %149, %85, !dbg !206
	%151 = fadd float %150, %109, !dbg !207
	%152 = fmul float %151, 2.500000e-01, !dbg !208
	%153 = fadd float %97, %99, !dbg !209
	%154 = fadd float %153, %86, !dbg !210
	%155 = fadd float %154, %110, !dbg !211
	%156 = fmul float %155, 2.500000e-01, !dbg !212
	%157 = fadd float %98, %128, !dbg !213
	%158 = fadd float %157, %87, !dbg !214
	%159 = fadd float %158, %111, !dbg !215
	%160 = fmul float %159, 2.500000e-01, !dbg !216
	br i1 %6, label %b33, label %b12, !dbg !200

b12:
	br i1 %45, label %b13, label %b14, !dbg !153

b13:
	br label %b14, !dbg !217

b14:
	%161 = phi float [ %132, %b12 ], [ %84, %b13 ], !dbg !218
	br i1 %47, label %b15, label %b16, !dbg !155

b15:
	br label %b16, !dbg !219

b16:
	%162 = phi float [ %161, %b14 ], [ %84, %b15 ], !dbg !220
	br i1 %49, label %b17, label %b18, !dbg !157

b17:
	br label %b18, !dbg !221

b18:
	%163 = phi float [ %136, %b16 ], [ %85, %b17 ], !dbg !222
	br i1 %51, label %b19, label %b20, !dbg !159

b19:
	br label %b20, !dbg !223

b20:
	%164 = phi float [ %140, %b18 ], [ %86, %b19 ], !dbg !224
	br i1 %53, label %b21, label %b22, !dbg !161

b21:
	br label %b22, !dbg !225

b22:
	%165 = phi float [ %144, %b20 ], [ %87, %b21 ], !dbg !226
	br i1 %45, label %b23, label %b24, !dbg !228

b23:
	br label %b24, !dbg !229

b24:
	%166 = phi float [ %148, %b22 ], [ %96, %b23 ], !dbg !218
	br i1 %47, label %b25, label %b26, !dbg !230

b25:
	br label %b26, !dbg !231

b26:
	%167 = phi float [ %166, %b24 ], [ %96, %b25 ], !dbg !220
	br i1 %49, label %b27, label %b28, !dbg !232

b27:
	br label %b28, !dbg !233

b28:
	%168 = phi float [ %152, %b26 ], [ %97, %b27 ], !dbg !222
	br i1 %51, label %b29, label %b30, !dbg !234

b29:
	br label %b30, !dbg !235

b30:
	%169 = phi float [ %156, %b28 ], [ %98, %b29 ], !dbg !224
	br i1 %53, label %b31, label %b32, !dbg !236

b31:
	br label %b32, !dbg !237

b32:
	%170 = phi float [ %160, %b30 ], [ %99, %b31 ], !dbg !226
	br label %b33, !dbg !227

b33:
	%171 = phi float [ %132, %b11_ok1 ], [ %162, %b32 ], !dbg !238
	%172 = phi float [ %136, %b11_ok1 ], [ %163, %b32 ], !dbg !238
	%173 = phi float [ %140, %b11_ok1 ], [ %164, %b32 ], !dbg !238
	%174 = phi float [ %144, %b11_ok1 ], [ %165, %b32 ], !dbg !238
	%175 = phi float [ %148, %b11_ok1 ], [ %167, %b32 ], !dbg !239
	%176 = phi float [ %152, %b11_ok1 ], [ %168, %b32 ], !dbg !239
	%177 = phi float [ %156, %b11_ok1 ], [ %169, %b32 ], !dbg !239
	%178 = phi float [ %160, %b11_ok1 ], [ %170, %b32 ], !dbg !239
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %79, !dbg !240
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 0, !dbg !240
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 1, !dbg !240
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 2, !dbg !240
	%183 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 3, !dbg !240
	%184 = bitcast { float, float, float, float }* %179 to <4 x float>*, !dbg !240
	%185 = insertelement <4 x float> undef, float %171, i32 0, !dbg !240
	%186 = insertelement <4 x float> %185, float %172, i32 1, !dbg !240
	%187 = insertelement <4 x float> %186, float %173, i32 2, !dbg !240
	%188 = insertelement <4 x float> %187, float %174, i32 3, !dbg !240
	store <4 x float> %188, <4 x float>* %184, align 16, !dbg !240
	%189 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %90, !dbg !241
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %189, i32 0, i32 0, !dbg !241
	%191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %189, i32 0, i32 1, !dbg !241
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %189, i32 0, i32 2, !dbg !241
	%193 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %189, i32 0, i32 3, !dbg !241
	%194 = bitcast { float, float, float, float }* %189 to <4 x float>*, !dbg !241
	%195 = insertelement <4 x float> undef, float %175, i32 0, !dbg !241
	%196 = insertelement <4 x float> %195, float %176, i32 1, !dbg !241
	%197 = insertelement <4 x float> %196, float %177, i32 2, !dbg !241
	%198 = insertelement <4 x float> %197, float %178, i32 3, !dbg !241
	store <4 x float> %198, <4 x float>* %194, align 16, !dbg !241
	%199 = fsub float %171, %84, !dbg !244
	%200 = fsub float %172, %85, !dbg !245
	%201 = fsub float %173, %86, !dbg !246
	%202 = fsub float %174, %87, !dbg !247
	%203 = fmul float %199, %199, !dbg !248
	%204 = fmul float %200, %200, !dbg !249
	%205 = fadd float %203, %204, !dbg !250
	%206 = fmul float %201, %201, !dbg !251
	%207 = fadd float %205, %206, !dbg !252
	%208 = fmul float %202, %202, !dbg !253
	%209 = fadd float %207, %208, !dbg !254
	%210 = fsub float %175, %96, !dbg !256
	%211 = fsub float %176, %97, !dbg !257
	%212 = fsub float %177, %98, !dbg !258
	%213 = fsub float %178, %99, !dbg !259
	%214 = fmul float %210, %210, !dbg !260
	%215 = fmul float %211, %211, !dbg !261
	%216 = fadd float %214, %215, !dbg !262
	%217 = fmul float %212, %212, !dbg !263
	%218 = fadd float %216, %217, !dbg !264
	%219 = fmul float %213, %213, !dbg !265
	%220 = fadd float %218, %219, !dbg !266
	%221 = fadd float %209, %220, !dbg !267
	%222 = fadd float %78, %221, !dbg !268
	%223 = sub i32 %88, 2, !dbg !269
	br label %b10, !dbg !269

b58:
	%224 = phi float [ %78, %b10 ], [ %310, %b34_cold ], !dbg !272
	%225 = phi i64 [ %79, %b10 ], [ %311, %b34_cold ], !dbg !272
	%226 = phi float [ %80, %b10 ], [ %312, %b34_cold ], !dbg !272
	%227 = phi float [ %81, %b10 ], [ %313, %b34_cold ], !dbg !272
	%228 = phi float [ %82, %b10 ], [ %314, %b34_cold ], !dbg !272
	%229 = phi float [ %83, %b10 ], [ %315, %b34_cold ], !dbg !272
	%230 = phi float [ %84, %b10 ], [ %316, %b34_cold ], !dbg !272
	%231 = phi float [ %85, %b10 ], [ %317, %b34_cold ], !dbg !272
	%232 = phi float [ %86, %b10 ], [ %318, %b34_cold ], !dbg !272
	%233 = phi float [ %87, %b10 ], [ %319, %b34_cold ], !dbg !272
	%234 = phi i32 [ %88, %b10 ], [ %320, %b34_cold ], !dbg !272
	%235 = icmp sgt i32 %234, 0, !dbg !272
	br i1 %235, label %b59, label %b72, !dbg !272

b59:
	%236 = add i64 %225, %12, !dbg !273
	%237 = mul i64 %225, 4, !dbg !275
	%238 = add i64 %237, %8, !dbg !276
	%239 = add i64 %237, %11, !dbg !278
	%240 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %236, !dbg !274
	%241 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %240, i32 0, i32 0, !dbg !274
	%242 = icmp uge i64 %236, %p8, !dbg !274
	%243 = icmp uge i64 %238, %p6, !dbg !277
	%244 = icmp uge i64 %239, %p6, !dbg !279
	%245 = or i1 %242, %243, !dbg !279
	%246 = or i1 %245, %244, !dbg !279
	br i1 %246, label %b59_fail1, label %b59_ok1, !dbg !279, !prof !15

b59_ok1:
	%247 = bitcast { float, float, float, float }* %240 to <4 x float>*, !dbg !274
	%248 = load <4 x float>, <4 x float>* %247, align 16, !dbg !274
	%249 = extractelement <4 x float> %248, i32 0, !dbg !274
	%250 = extractelement <4 x float> %248, i32 1, !dbg !274
	%251 = extractelement <4 x float> %248, i32 2, !dbg !274
	%252 = extractelement <4 x float> %248, i32 3, !dbg !274
	%253 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %240, i32 0, i32 1, !dbg !274
	%254 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %240, i32 0, i32 2, !dbg !274
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %240, i32 0, i32 3, !dbg !274
	%256 = getelementptr inbounds float, float* %p5, i64 %238, !dbg !277
	%257 = load float, float* %256, align 4, !dbg !277
	%258 = getelementptr inbounds float, float* %p5, i64 %239, !dbg !279
	%259 = load float, float* %258, align 4, !dbg !279
	%260 = fadd float %257, %231, !dbg !281
	%261 = fadd float %260, %226, !dbg !282
	%262 = fadd float %261, %249, !dbg !283
	%263 = fmul float %262, 2.500000e-01, !dbg !284
	%264 = fadd float %230, %232, !dbg !285
	%265 = fadd float %264, %227, !dbg !286
	%266 = fadd float %265, %250, !dbg !287
	%267 = fmul float %266, 2.500000e-01, !dbg !288
	%268 = fadd float %231, %233, !dbg !289
	%269 = fadd float %268, %228, !dbg !290
	%270 = fadd float %269, %251, !dbg !291
	%271 = fmul float %270, 2.500000e-01, !dbg !292
	%272 = fadd float %232, %259, !dbg !293
	%273 = fadd float %272, %229, !dbg !294
	%274 = fadd float %273, %252, !dbg !295
	%275 = fmul float %274, 2.500000e-01, !dbg !296
	br i1 %6, label %b71, label %b60, !dbg !280

b60:
	br i1 %45, label %b61, label %b62, !dbg !298

b61:
	br label %b62, !dbg !299

b62:
	%276 = phi float [ %263, %b60 ], [ %230, %b61 ], !dbg !218
	br i1 %47, label %b63, label %b64, !dbg !300

b63:
	br label %b64, !dbg !301

b64:
	%277 = phi float [ %276, %b62 ], [ %230, %b63 ], !dbg !220
	br i1 %49, label %b65, label %b66, !dbg !302

b65:
	br label %b66, !dbg !303

b66:
	%278 = phi float [ %267, %b64 ], [ %231, %b65 ], !dbg !222
	br i1 %51, label %b67, label %b68, !dbg !304

b67:
	br label %b68, !dbg !305

b68:
	%279 = phi float [ %271, %b66 ], [ %232, %b67 ], !dbg !224
	br i1 %53, label %b69, label %b70, !dbg !306

b69:
	br label %b70, !dbg !307

b70:
	%280 = phi float [ %275, %b68 ], [ %233, %b69 ], !dbg !226
	br label %b71, !dbg !297

b71:
	%281 = phi float [ %263, %b59_ok1 ], [ %277, %b70 ], !dbg !308
	%282 = phi float [ %267, %b59_ok1 ], [ %278, %b70 ], !dbg !308
	%283 = phi float [ %271, %b59_ok1 ], [ %279, %b70 ], !dbg !308
	%284 = phi float [ %275, %b59_ok1 ], [ %280, %b70 ], !dbg !308
	%285 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %225, !dbg !309
	%286 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %285, i32 0, i32 0, !dbg !309
	%287 = icmp uge i64 %225, %p3, !dbg !309
	br i1 %287, label %b71_fail1, label %b71_ok1, !dbg !309, !prof !15

b71_ok1:
	%288 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %285, i32 0, i32 1, !dbg !309
	%289 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %285, i32 0, i32 2, !dbg !309
	%290 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %285, i32 0, i32 3, !dbg !309
	%291 = bitcast { float, float, float, float }* %285 to <4 x float>*, !dbg !309
	%292 = insertelement <4 x float> undef, float %281, i32 0, !dbg !309
	%293 = insertelement <4 x float> %292, float %282, i32 1, !dbg !309
	%294 = insertelement <4 x float> %293, float %283, i32 2, !dbg !309
	%295 = insertelement <4 x float> %294, float %284, i32 3, !dbg !309
	store <4 x float> %295, <4 x float>* %291, align 16, !dbg !309
	%296 = fsub float %281, %230, !dbg !311
	%297 = fsub float %282, %231, !dbg !312
	%298 = fsub float %283, %232, !dbg !313
	%299 = fsub float %284, %233, !dbg !314
	%300 = fmul float %296, %296, !dbg !315
	%301 = fmul float %297, %297, !dbg !316
	%302 = fadd float %300, %301, !dbg !317
	%303 = fmul float %298, %298, !dbg !318
	%304 = fadd float %302, %303, !dbg !319
	%305 = fmul float %299, %299, !dbg !320
	%306 = fadd float %304, %305, !dbg !321
	%307 = fadd float %224, %306, !dbg !322
	br label %b72, !dbg !322

b72:
	%308 = phi float [ %224, %b58 ], [ %307, %b71_ok1 ], !dbg !162
	ret float %308, !dbg !323

b9_fail1:
	%309 = icmp uge i64 %18, %p8, !dbg !148
	br i1 %309, label %b9_fail2, label %b9_ok2, !dbg !148

b9_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !148
	br label %fail, !dbg !148

b9_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !149
	br label %fail, !dbg !149

b11_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !169
	br label %fail, !dbg !169

b34_cold:
	%310 = phi float [ %471, %b57_cold_ok2 ], [ 0.000000e+00, %b9_ok1 ], !dbg !162
	%311 = phi i64 [ %323, %b57_cold_ok2 ], [ %17, %b9_ok1 ], !dbg !163
	%312 = phi float [ %350, %b57_cold_ok2 ], [ %26, %b9_ok1 ], !dbg !164
	%313 = phi float [ %351, %b57_cold_ok2 ], [ %27, %b9_ok1 ], !dbg !164
	%314 = phi float [ %352, %b57_cold_ok2 ], [ %28, %b9_ok1 ], !dbg !164
	%315 = phi float [ %353, %b57_cold_ok2 ], [ %29, %b9_ok1 ], !dbg !164
	%316 = phi float [ %361, %b57_cold_ok2 ], [ %37, %b9_ok1 ], !dbg !165
	%317 = phi float [ %362, %b57_cold_ok2 ], [ %38, %b9_ok1 ], !dbg !165
	%318 = phi float [ %363, %b57_cold_ok2 ], [ %39, %b9_ok1 ], !dbg !165
	%319 = phi float [ %364, %b57_cold_ok2 ], [ %40, %b9_ok1 ], !dbg !165
	%320 = phi i32 [ %472, %b57_cold_ok2 ], [ %44, %b9_ok1 ], !dbg !166
	%321 = icmp sge i32 %320, 2, !dbg !167
	br i1 %321, label %b35_cold, label %b58, !dbg !167

b35_cold:
	%322 = add i64 %311, %12, !dbg !168
	%323 = add i64 %322, %12, !dbg !170
	%324 = mul i64 %311, 4, !dbg !172
	%325 = add i64 %324, %8, !dbg !173
	%326 = add i64 %324, %11, !dbg !175
	%327 = mul i64 %322, 4, !dbg !177
	%328 = add i64 %327, %8, !dbg !178
	%329 = add i64 %327, %11, !dbg !180
	%330 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %322, !dbg !169
	%331 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %330, i32 0, i32 0, !dbg !169
	%332 = icmp uge i64 %322, %p8, !dbg !169
	%333 = icmp uge i64 %323, %p8, !dbg !171
	%334 = icmp uge i64 %325, %p6, !dbg !174
	%335 = icmp uge i64 %326, %p6, !dbg !176
	%336 = icmp uge i64 %328, %p6, !dbg !179
	%337 = icmp uge i64 %329, %p6, !dbg !181
	%338 = or i1 %332, %333, !dbg !181
	%339 = or i1 %338, %334, !dbg !181
	%340 = or i1 %339, %335, !dbg !181
	%341 = or i1 %340, %336, !dbg !181
	%342 = or i1 %341, %337, !dbg !181
	br i1 %342, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !181, !prof !15

b35_cold_fail1:
	%343 = icmp uge i64 %322, %p8, !dbg !169
	br i1 %343, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !169

b35_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !169
	br label %fail, !dbg !169

b35_cold_ok2:
	%344 = icmp uge i64 %323, %p8, !dbg !171
	br i1 %344, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !171

b35_cold_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !171
	br label %fail, !dbg !171

b35_cold_ok3:
	%345 = icmp uge i64 %325, %p6, !dbg !174
	br i1 %345, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !174

b35_cold_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !174
	br label %fail, !dbg !174

b35_cold_ok4:
	%346 = icmp uge i64 %326, %p6, !dbg !176
	br i1 %346, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !176

b35_cold_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !176
	br label %fail, !dbg !176

b35_cold_ok5:
	%347 = icmp uge i64 %328, %p6, !dbg !179
	br i1 %347, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !179

b35_cold_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !179
	br label %fail, !dbg !179

b35_cold_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !181
	br label %fail, !dbg !181

b35_cold_ok1:
	%348 = bitcast { float, float, float, float }* %330 to <4 x float>*, !dbg !169
	%349 = load <4 x float>, <4 x float>* %348, align 16, !dbg !169
	%350 = extractelement <4 x float> %349, i32 0, !dbg !169
	%351 = extractelement <4 x float> %349, i32 1, !dbg !169
	%352 = extractelement <4 x float> %349, i32 2, !dbg !169
	%353 = extractelement <4 x float> %349, i32 3, !dbg !169
	%354 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %330, i32 0, i32 1, !dbg !169
	%355 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %330, i32 0, i32 2, !dbg !169
	%356 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %330, i32 0, i32 3, !dbg !169
	%357 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %323, !dbg !171
	%358 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %357, i32 0, i32 0, !dbg !171
	%359 = bitcast { float, float, float, float }* %357 to <4 x float>*, !dbg !171
	%360 = load <4 x float>, <4 x float>* %359, align 16, !dbg !171
	%361 = extractelement <4 x float> %360, i32 0, !dbg !171
	%362 = extractelement <4 x float> %360, i32 1, !dbg !171
	%363 = extractelement <4 x float> %360, i32 2, !dbg !171
	%364 = extractelement <4 x float> %360, i32 3, !dbg !171
	%365 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %357, i32 0, i32 1, !dbg !171
	%366 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %357, i32 0, i32 2, !dbg !171
	%367 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %357, i32 0, i32 3, !dbg !171
	%368 = getelementptr inbounds float, float* %p5, i64 %325, !dbg !174
	%369 = load float, float* %368, align 4, !dbg !174
	%370 = getelementptr inbounds float, float* %p5, i64 %326, !dbg !176
	%371 = load float, float* %370, align 4, !dbg !176
	%372 = getelementptr inbounds float, float* %p5, i64 %328, !dbg !179
	%373 = load float, float* %372, align 4, !dbg !179
	%374 = getelementptr inbounds float, float* %p5, i64 %329, !dbg !181
	%375 = load float, float* %374, align 4, !dbg !181
	%376 = fadd float %369, %317, !dbg !184
	%377 = fadd float %376, %312, !dbg !185
	%378 = fadd float %377, %350, !dbg !186
	%379 = fmul float %378, 2.500000e-01, !dbg !187
	%380 = fadd float %316, %318, !dbg !188
	%381 = fadd float %380, %313, !dbg !189
	%382 = fadd float %381, %351, !dbg !190
	%383 = fmul float %382, 2.500000e-01, !dbg !191
	%384 = fadd float %317, %319, !dbg !192
	%385 = fadd float %384, %314, !dbg !193
	%386 = fadd float %385, %352, !dbg !194
	%387 = fmul float %386, 2.500000e-01, !dbg !195
	%388 = fadd float %318, %371, !dbg !196
	%389 = fadd float %388, %315, !dbg !197
	%390 = fadd float %389, %353, !dbg !198
	%391 = fmul float %390, 2.500000e-01, !dbg !199
	%392 = fadd float %373, %351, !dbg !201
	%393 = fadd float %392, %316, !dbg !202
	%394 = fadd float %393, %361, !dbg !203
	%395 = fmul float %394, 2.500000e-01, !dbg !204
	%396 = fadd float %350, %352, !dbg !205
	%397 = fadd float %396, %317, !dbg !206
	%398 = fadd float %397, %362, !dbg !207
	%399 = fmul float %398, 2.500000e-01, !dbg !208
	%400 = fadd float %351, %353, !dbg !209
	%401 = fadd float %400, %318, !dbg !210
	%402 = fadd float %401, %363, !dbg !211
	%403 = fmul float %402, 2.500000e-01, !dbg !212
	%404 = fadd float %352, %375, !dbg !213
	%405 = fadd float %404, %319, !dbg !214
	%406 = fadd float %405, %364, !dbg !215
	%407 = fmul float %406, 2.500000e-01, !dbg !216
	br i1 %6, label %b57_cold, label %b36_cold, !dbg !200

b36_cold:
	br i1 %45, label %b37_cold, label %b38_cold, !dbg !153

b37_cold:
	br label %b38_cold, !dbg !217

b38_cold:
	%408 = phi float [ %379, %b36_cold ], [ %316, %b37_cold ], !dbg !218
	br i1 %47, label %b39_cold, label %b40_cold, !dbg !155

b39_cold:
	br label %b40_cold, !dbg !219

b40_cold:
	%409 = phi float [ %408, %b38_cold ], [ %316, %b39_cold ], !dbg !220
	br i1 %49, label %b41_cold, label %b42_cold, !dbg !157

b41_cold:
	br label %b42_cold, !dbg !221

b42_cold:
	%410 = phi float [ %383, %b40_cold ], [ %317, %b41_cold ], !dbg !222
	br i1 %51, label %b43_cold, label %b44_cold, !dbg !159

b43_cold:
	br label %b44_cold, !dbg !223

b44_cold:
	%411 = phi float [ %387, %b42_cold ], [ %318, %b43_cold ], !dbg !224
	br i1 %53, label %b45_cold, label %b46_cold, !dbg !161

b45_cold:
	br label %b46_cold, !dbg !225

b46_cold:
	%412 = phi float [ %391, %b44_cold ], [ %319, %b45_cold ], !dbg !226
	br i1 %45, label %b47_cold, label %b48_cold, !dbg !228

b47_cold:
	br label %b48_cold, !dbg !229

b48_cold:
	%413 = phi float [ %395, %b46_cold ], [ %350, %b47_cold ], !dbg !218
	br i1 %47, label %b49_cold, label %b50_cold, !dbg !230

b49_cold:
	br label %b50_cold, !dbg !231

b50_cold:
	%414 = phi float [ %413, %b48_cold ], [ %350, %b49_cold ], !dbg !220
	br i1 %49, label %b51_cold, label %b52_cold, !dbg !232

b51_cold:
	br label %b52_cold, !dbg !233

b52_cold:
	%415 = phi float [ %399, %b50_cold ], [ %351, %b51_cold ], !dbg !222
	br i1 %51, label %b53_cold, label %b54_cold, !dbg !234

b53_cold:
	br label %b54_cold, !dbg !235

b54_cold:
	%416 = phi float [ %403, %b52_cold ], [ %352, %b53_cold ], !dbg !224
	br i1 %53, label %b55_cold, label %b56_cold, !dbg !236

b55_cold:
	br label %b56_cold, !dbg !237

b56_cold:
	%417 = phi float [ %407, %b54_cold ], [ %353, %b55_cold ], !dbg !226
	br label %b57_cold, !dbg !227

b57_cold:
	%418 = phi float [ %379, %b35_cold_ok1 ], [ %409, %b56_cold ], !dbg !238
	%419 = phi float [ %383, %b35_cold_ok1 ], [ %410, %b56_cold ], !dbg !238
	%420 = phi float [ %387, %b35_cold_ok1 ], [ %411, %b56_cold ], !dbg !238
	%421 = phi float [ %391, %b35_cold_ok1 ], [ %412, %b56_cold ], !dbg !238
	%422 = phi float [ %395, %b35_cold_ok1 ], [ %414, %b56_cold ], !dbg !239
	%423 = phi float [ %399, %b35_cold_ok1 ], [ %415, %b56_cold ], !dbg !239
	%424 = phi float [ %403, %b35_cold_ok1 ], [ %416, %b56_cold ], !dbg !239
	%425 = phi float [ %407, %b35_cold_ok1 ], [ %417, %b56_cold ], !dbg !239
	%426 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %311, !dbg !240
	%427 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %426, i32 0, i32 0, !dbg !240
	%428 = icmp uge i64 %311, %p3, !dbg !240
	br i1 %428, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !240, !prof !15

b57_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !240
	br label %fail, !dbg !240

b57_cold_ok1:
	%429 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %426, i32 0, i32 1, !dbg !240
	%430 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %426, i32 0, i32 2, !dbg !240
	%431 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %426, i32 0, i32 3, !dbg !240
	%432 = bitcast { float, float, float, float }* %426 to <4 x float>*, !dbg !240
	%433 = insertelement <4 x float> undef, float %418, i32 0, !dbg !240
	%434 = insertelement <4 x float> %433, float %419, i32 1, !dbg !240
	%435 = insertelement <4 x float> %434, float %420, i32 2, !dbg !240
	%436 = insertelement <4 x float> %435, float %421, i32 3, !dbg !240
	store <4 x float> %436, <4 x float>* %432, align 16, !dbg !240
	%437 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %322, !dbg !241
	%438 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 0, !dbg !241
	%439 = icmp uge i64 %322, %p3, !dbg !241
	br i1 %439, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !241, !prof !15

b57_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !241
	br label %fail, !dbg !241

b57_cold_ok2:
	%440 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 1, !dbg !241
	%441 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 2, !dbg !241
	%442 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 3, !dbg !241
	%443 = bitcast { float, float, float, float }* %437 to <4 x float>*, !dbg !241
	%444 = insertelement <4 x float> undef, float %422, i32 0, !dbg !241
	%445 = insertelement <4 x float> %444, float %423, i32 1, !dbg !241
	%446 = insertelement <4 x float> %445, float %424, i32 2, !dbg !241
	%447 = insertelement <4 x float> %446, float %425, i32 3, !dbg !241
	store <4 x float> %447, <4 x float>* %443, align 16, !dbg !241
	%448 = fsub float %418, %316, !dbg !244
	%449 = fsub float %419, %317, !dbg !245
	%450 = fsub float %420, %318, !dbg !246
	%451 = fsub float %421, %319, !dbg !247
	%452 = fmul float %448, %448, !dbg !248
	%453 = fmul float %449, %449, !dbg !249
	%454 = fadd float %452, %453, !dbg !250
	%455 = fmul float %450, %450, !dbg !251
	%456 = fadd float %454, %455, !dbg !252
	%457 = fmul float %451, %451, !dbg !253
	%458 = fadd float %456, %457, !dbg !254
	%459 = fsub float %422, %350, !dbg !256
	%460 = fsub float %423, %351, !dbg !257
	%461 = fsub float %424, %352, !dbg !258
	%462 = fsub float %425, %353, !dbg !259
	%463 = fmul float %459, %459, !dbg !260
	%464 = fmul float %460, %460, !dbg !261
	%465 = fadd float %463, %464, !dbg !262
	%466 = fmul float %461, %461, !dbg !263
	%467 = fadd float %465, %466, !dbg !264
	%468 = fmul float %462, %462, !dbg !265
	%469 = fadd float %467, %468, !dbg !266
	%470 = fadd float %458, %469, !dbg !267
	%471 = fadd float %310, %470, !dbg !268
	%472 = sub i32 %320, 2, !dbg !269
	br label %b34_cold, !dbg !269, !llvm.loop !271

b59_fail1:
	%473 = icmp uge i64 %236, %p8, !dbg !274
	br i1 %473, label %b59_fail2, label %b59_ok2, !dbg !274

b59_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !274
	br label %fail, !dbg !274

b59_ok2:
	%474 = icmp uge i64 %238, %p6, !dbg !277
	br i1 %474, label %b59_fail3, label %b59_ok3, !dbg !277

b59_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !277
	br label %fail, !dbg !277

b59_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !279
	br label %fail, !dbg !279

b71_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !309
	br label %fail, !dbg !309

fail:
	%475 = phi i32 [ 19, %b9_fail2 ], [ 19, %b9_ok2 ], [ 20, %b11_fail1 ], [ 20, %b35_cold_fail2 ], [ 20, %b35_cold_fail3 ], [ 21, %b35_cold_fail4 ], [ 21, %b35_cold_fail5 ], [ 22, %b35_cold_fail6 ], [ 22, %b35_cold_ok6 ], [ 23, %b57_cold_fail1 ], [ 23, %b57_cold_fail2 ], [ 24, %b59_fail2 ], [ 24, %b59_fail3 ], [ 24, %b59_ok3 ], [ 25, %b71_fail1 ], !dbg !127
	%476 = phi i64 [ %18, %b9_fail2 ], [ %17, %b9_ok2 ], [ %90, %b11_fail1 ], [ %322, %b35_cold_fail2 ], [ %323, %b35_cold_fail3 ], [ %325, %b35_cold_fail4 ], [ %326, %b35_cold_fail5 ], [ %328, %b35_cold_fail6 ], [ %329, %b35_cold_ok6 ], [ %311, %b57_cold_fail1 ], [ %322, %b57_cold_fail2 ], [ %236, %b59_fail2 ], [ %238, %b59_fail3 ], [ %239, %b59_ok3 ], [ %225, %b71_fail1 ], !dbg !127
	%477 = phi i64 [ %p8, %b9_fail2 ], [ %p8, %b9_ok2 ], [ %p8, %b11_fail1 ], [ %p8, %b35_cold_fail2 ], [ %p8, %b35_cold_fail3 ], [ %p6, %b35_cold_fail4 ], [ %p6, %b35_cold_fail5 ], [ %p6, %b35_cold_fail6 ], [ %p6, %b35_cold_ok6 ], [ %p3, %b57_cold_fail1 ], [ %p3, %b57_cold_fail2 ], [ %p8, %b59_fail2 ], [ %p6, %b59_fail3 ], [ %p6, %b59_ok3 ], [ %p3, %b71_fail1 ], !dbg !127
	call void @gpuc_fail(i8* %ctrl, i32 %475, i64 %476, i64 %477), !dbg !127
	ret float undef, !dbg !127
}

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, double* %p15, i64 %p16, i64* %p17, i64 %p18, i32* %p19, i64 %p20, double* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i32 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !324 {
entry:
	br label %b0, !dbg !325

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !325
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !325
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !325
	%3 = addrspacecast double* %p15 to double addrspace(1)*, !dbg !325
	%4 = addrspacecast i64* %p17 to i64 addrspace(1)*, !dbg !325
	%5 = addrspacecast i32* %p19 to i32 addrspace(1)*, !dbg !325
	%6 = addrspacecast double* %p21 to double addrspace(1)*, !dbg !325
	%7 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !325
	%8 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !325
	%9 = call i32 @gpuc_num_pes_thread(), !dbg !332
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !335, !range !123
	%11 = sext i32 %10 to i64, !dbg !335
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !335, !range !124
	%13 = sext i32 %12 to i64, !dbg !335
	%14 = icmp eq i64 %11, 0, !dbg !336
	br i1 %14, label %b1, label %b4, !dbg !336

b1:
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !337, !range !338
	%16 = sext i32 %15 to i64, !dbg !337
	%17 = trunc i64 %16 to i32, !dbg !339
	%18 = udiv i32 %17, 2, !dbg !339
	%19 = zext i32 %18 to i64, !dbg !339
	%20 = icmp eq i64 %13, %19, !dbg !340
	br i1 %20, label %b2, label %b4, !dbg !340

b2:
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !341, !range !22
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !341, !range !22
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !341, !range !23
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !341, !range !19
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !341, !range !19
	%26 = mul i32 %25, %23, !dbg !341
	%27 = add i32 %22, %26, !dbg !341
	%28 = mul i32 %24, %27, !dbg !341
	%29 = add i32 %21, %28, !dbg !341
	%30 = sext i32 %29 to i64, !dbg !341
	%31 = icmp eq i64 %30, 0, !dbg !342
	br i1 %31, label %b3, label %b4, !dbg !334

b3:
	%32 = sub i32 1, %p27, !dbg !343
	%33 = sext i32 %p27 to i64, !dbg !344
	%34 = sext i32 %32 to i64, !dbg !345
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %33, !dbg !344
	%36 = icmp uge i64 %33, %p26, !dbg !344
	%37 = icmp uge i64 %34, %p26, !dbg !345
	%38 = or i1 %36, %37, !dbg !345
	br i1 %38, label %b3_fail1, label %b3_ok1, !dbg !345, !prof !15

b3_ok1:
	%39 = load i64, i64 addrspace(1)* %35, align 8, !dbg !344
	%40 = add i64 %39, 1, !dbg !346
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %34, !dbg !345
	store i64 %40, i64 addrspace(1)* %41, align 8, !dbg !345
	br label %b4, !dbg !345

b4:
	%42 = fcmp oge double %p30, 0.000000e+00, !dbg !347
	br i1 %42, label %b5, label %b11, !dbg !347

b5:
	%43 = sub i32 1, %p27, !dbg !348
	%44 = sext i32 %43 to i64, !dbg !349
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %44, !dbg !349
	%46 = icmp uge i64 %44, %p24, !dbg !349
	br i1 %46, label %b5_fail1, label %b5_ok1, !dbg !349, !prof !15

b5_ok1:
	%47 = load i64, i64 addrspace(1)* %45, align 8, !dbg !349
	%48 = icmp ne i64 %47, 0, !dbg !350
	br i1 %48, label %b6, label %b11, !dbg !350

b6:
	br i1 %14, label %b7, label %b10, !dbg !352

b7:
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !353, !range !338
	%50 = sext i32 %49 to i64, !dbg !353
	%51 = trunc i64 %50 to i32, !dbg !354
	%52 = udiv i32 %51, 2, !dbg !354
	%53 = zext i32 %52 to i64, !dbg !354
	%54 = icmp eq i64 %13, %53, !dbg !355
	br i1 %54, label %b8, label %b10, !dbg !355

b8:
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !356, !range !22
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !356, !range !22
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !356, !range !23
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !356, !range !19
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !356, !range !19
	%60 = mul i32 %59, %57, !dbg !356
	%61 = add i32 %56, %60, !dbg !356
	%62 = mul i32 %58, %61, !dbg !356
	%63 = add i32 %55, %62, !dbg !356
	%64 = sext i32 %63 to i64, !dbg !356
	%65 = icmp eq i64 %64, 0, !dbg !357
	br i1 %65, label %b9, label %b10, !dbg !351

b9:
	%66 = sext i32 %p27 to i64, !dbg !358
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %66, !dbg !358
	%68 = icmp uge i64 %66, %p24, !dbg !358
	br i1 %68, label %b9_fail1, label %b9_ok1, !dbg !358, !prof !15

b9_ok1:
	store i64 %47, i64 addrspace(1)* %67, align 8, !dbg !358
	br label %b10, !dbg !358

b10:
	ret void, !dbg !359

b11:
	%69 = icmp ne i32 %p29, 0, !dbg !360
	br i1 %69, label %b12, label %b15, !dbg !360

b12:
	br i1 %14, label %b13, label %b14, !dbg !363

b13:
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !364, !range !338
	%71 = sext i32 %70 to i64, !dbg !364
	%72 = sub i64 %71, 2, !dbg !365
	%73 = icmp sgt i64 %72, 0, !dbg !366
	%74 = select i1 %73, i64 %72, i64 0, !dbg !366
	%75 = icmp eq i64 %13, %74, !dbg !367
	br label %b14, !dbg !367

b14:
	%76 = phi i1 [ false, %b12 ], [ %75, %b13 ], !dbg !368
	br label %b15, !dbg !362

b15:
	%77 = phi i1 [ false, %b11 ], [ %76, %b14 ], !dbg !369
	br i1 %77, label %b16, label %b17, !dbg !369

b16:
	%78 = addrspacecast double addrspace(1)* %3 to double*, !dbg !370
	%79 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !370
	%80 = addrspacecast i32 addrspace(1)* %5 to i32*, !dbg !370
	%81 = addrspacecast double addrspace(1)* %6 to double*, !dbg !370
	%82 = addrspacecast i64 addrspace(1)* %7 to i64*, !dbg !370
	%83 = call i32 @gpuc_fn_solver_publish(double* %78, i64 %p16, i64 %p16, i64* %79, i64 %p18, i32* %80, i64 %p20, i64 %p20, double* %81, i64 %p22, i64 %p22, i64* %82, i64 %p24, i64 %p24, i32 %p29, i8* %ctrl), !dbg !370
	br label %b17, !dbg !370

b17:
	%84 = phi i32 [ 0, %b15 ], [ %83, %b16 ], !dbg !371
	%85 = icmp sgt i32 %p6, 0, !dbg !372
	br i1 %85, label %b18, label %b47, !dbg !372

b18:
	%86 = and i64 %p1, 3, !dbg !376
	%87 = icmp eq i64 %86, 0, !dbg !376
	%88 = icmp ugt i64 %p1, %p3, !dbg !375
	br i1 %88, label %b18_fail1, label %b18_ok1, !dbg !375, !prof !15

b18_ok1:
	br i1 %87, label %b19, label %b46, !dbg !376

b19:
	%89 = addrspacecast float addrspace(1)* %0 to float*, !dbg !376
	%90 = ptrtoint float* %89 to i64, !dbg !376
	%91 = and i64 %90, 15, !dbg !376
	%92 = icmp eq i64 %91, 0, !dbg !376
	%93 = icmp eq i64 %p1, 0, !dbg !376
	%94 = or i1 %92, %93, !dbg !376
	br i1 %94, label %b20, label %b45, !dbg !376

b20:
	%95 = ashr i64 %p1, 2, !dbg !376
	%96 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !376
	br i1 %87, label %b21, label %b44, !dbg !377

b21:
	%97 = addrspacecast float addrspace(1)* %1 to float*, !dbg !377
	%98 = ptrtoint float* %97 to i64, !dbg !377
	%99 = and i64 %98, 15, !dbg !377
	%100 = icmp eq i64 %99, 0, !dbg !377
	%101 = or i1 %100, %93, !dbg !377
	br i1 %101, label %b22, label %b43, !dbg !377

b22:
	%102 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !377
	%103 = icmp eq i64 %13, 0, !dbg !378
	%104 = sext i32 %p27 to i64, !dbg !379
	%105 = sub i32 1, %p27, !dbg !380
	%106 = mul i32 %105, 2, !dbg !383
	%107 = mul i32 %106, %p14, !dbg !384
	%108 = add i32 %106, 1, !dbg !386
	%109 = mul i32 %108, %p14, !dbg !387
	%110 = icmp sgt i32 %p6, 1, !dbg !388
	%111 = sub i32 %p6, 1, !dbg !389
	%112 = add i32 %p11, 1, !dbg !390
	%113 = zext i32 %p8 to i64, !dbg !391
	%114 = sext i32 %112 to i64, !dbg !392
	%115 = mul i64 %114, %113, !dbg !393
	%116 = mul i32 %p27, 2, !dbg !395
	%117 = add i32 %116, 1, !dbg !396
	%118 = mul i32 %117, %p14, !dbg !397
	%119 = sext i32 %p9 to i64, !dbg !398
	%120 = sext i32 %9 to i64, !dbg !332
	%121 = sext i32 %p6 to i64, !dbg !400
	%122 = mul i64 %121, %113, !dbg !401
	%123 = mul i32 %116, %p14, !dbg !403
	%124 = sext i32 %p10 to i64, !dbg !404
	br label %b23, !dbg !405

b23:
	%125 = phi float [ 0.000000e+00, %b22 ], [ %301, %b42 ], !dbg !406
	%126 = phi i32 [ %10, %b22 ], [ %302, %b42 ], !dbg !407
	%127 = icmp slt i32 %126, %p14, !dbg !408
	br i1 %127, label %b24, label %b47, !dbg !408

b24:
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !409, !range !410
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !409, !range !338
	%130 = sext i32 %129 to i64, !dbg !409
	%131 = trunc i64 %130 to i32, !dbg !411
	%132 = sub i32 %131, 1, !dbg !411
	%133 = zext i32 %132 to i64, !dbg !411
	%134 = trunc i64 %133 to i32, !dbg !411
	%135 = icmp eq i32 %12, %134, !dbg !412
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !413, !range !19
	%137 = sext i32 %136 to i64, !dbg !413
	%138 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !413, !range !19
	%139 = sext i32 %138 to i64, !dbg !413
	%140 = trunc i64 %13 to i32, !dbg !414
	%141 = trunc i64 %139 to i32, !dbg !414
	%142 = mul i32 %140, %141, !dbg !414
	%143 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !415, !range !22
	%144 = sext i32 %143 to i64, !dbg !415
	%145 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !415, !range !22
	%146 = sext i32 %145 to i64, !dbg !415
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !415, !range !23
	%148 = trunc i64 %146 to i32, !dbg !416
	%149 = add i32 %142, %148, !dbg !416
	%150 = zext i32 %149 to i64, !dbg !416
	%151 = trunc i64 %150 to i32, !dbg !417
	%152 = mul i32 %151, %p12, !dbg !421
	%153 = icmp slt i32 %151, %p13, !dbg !422
	%154 = select i1 %153, i32 %151, i32 %p13, !dbg !422
	%155 = add i32 %152, %154, !dbg !423
	%156 = sub i32 %155, 4, !dbg !424
	%157 = add i32 %151, 1, !dbg !425
	%158 = mul i32 %157, %p12, !dbg !427
	%159 = icmp slt i32 %157, %p13, !dbg !428
	%160 = select i1 %159, i32 %157, i32 %p13, !dbg !428
	%161 = add i32 %158, %160, !dbg !429
	%162 = sub i32 %161, 4, !dbg !430
	%163 = trunc i64 %137 to i32, !dbg !432
	%164 = mul i32 %126, %163, !dbg !433
	%165 = trunc i64 %144 to i32, !dbg !434
	%166 = add i32 %164, %165, !dbg !435
	br i1 %103, label %b26, label %b25, !dbg !435

b25:
	br i1 %135, label %b26, label %b42, !dbg !435

b26:
	%167 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %104, !dbg !379
	%168 = icmp uge i64 %104, %p26, !dbg !379
	br i1 %168, label %b26_fail1, label %b26_ok1, !dbg !379, !prof !15

b26_ok1:
	%169 = load i64, i64 addrspace(1)* %167, align 8, !dbg !379
	%170 = mul i32 %138, %147, !dbg !436
	%171 = add i32 %145, %170, !dbg !436
	%172 = mul i32 %136, %171, !dbg !436
	%173 = add i32 %143, %172, !dbg !436
	%174 = icmp eq i32 %173, 0, !dbg !437
	br i1 %174, label %b27, label %b31, !dbg !437

b27:
	br i1 %103, label %b28, label %b29, !dbg !437

b28:
	%175 = add i32 %107, %126, !dbg !438
	%176 = sext i32 %175 to i64, !dbg !439
	%177 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %176, !dbg !440
	%178 = addrspacecast i64 addrspace(1)* %177 to i64*, !dbg !441
	%179 = icmp uge i64 %176, %p5, !dbg !440
	%180 = icmp eq i64 addrspace(1)* %177, null, !dbg !441
	%181 = or i1 %179, %180, !dbg !441
	br i1 %181, label %b28_fail1, label %b28_ok1, !dbg !441, !prof !15

b28_ok1:
	%182 = bitcast i64* %178 to i8*, !dbg !441
	%183 = call i64 @gpuc_signal_wait_until_thread(i8* %182, i32 5, i64 %169, i32 1, i8* %ctrl, i32 16), !dbg !441
	br label %b29, !dbg !441

b29:
	br i1 %135, label %b30, label %b31, !dbg !441

b30:
	%184 = add i32 %109, %126, !dbg !442
	%185 = sext i32 %184 to i64, !dbg !443
	%186 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %185, !dbg !444
	%187 = addrspacecast i64 addrspace(1)* %186 to i64*, !dbg !445
	%188 = icmp uge i64 %185, %p5, !dbg !444
	%189 = icmp eq i64 addrspace(1)* %186, null, !dbg !445
	%190 = or i1 %188, %189, !dbg !445
	br i1 %190, label %b30_fail1, label %b30_ok1, !dbg !445, !prof !15

b30_ok1:
	%191 = bitcast i64* %187 to i8*, !dbg !445
	%192 = call i64 @gpuc_signal_wait_until_thread(i8* %191, i32 5, i64 %169, i32 1, i8* %ctrl, i32 18), !dbg !445
	br label %b31, !dbg !445

b31:
	call void @llvm.nvvm.barrier0(), !dbg !446
	br i1 %103, label %b32, label %b34, !dbg !446

b32:
	%193 = icmp eq i32 %145, 0, !dbg !447
	br i1 %193, label %b33, label %b34, !dbg !447

b33:
	%194 = addrspacecast { float, float, float, float } addrspace(1)* %96 to { float, float, float, float }*, !dbg !448
	%195 = addrspacecast { float, float, float, float } addrspace(1)* %102 to { float, float, float, float }*, !dbg !448
	%196 = call float @gpuc_fn_solver_march(float* %89, i64 %p1, { float, float, float, float }* %194, i64 %95, i64 %95, float* %97, i64 %p1, { float, float, float, float }* %195, i64 %95, i64 %95, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %166, i32 0, i32 1, i8* %ctrl), !dbg !448
	%197 = fadd float 0.000000e+00, %196, !dbg !449
	br label %b34, !dbg !449

b34:
	%198 = phi float [ 0.000000e+00, %b31 ], [ 0.000000e+00, %b32 ], [ %197, %b33 ], !dbg !450
	br i1 %135, label %b35, label %b38, !dbg !450

b35:
	%199 = sub i32 %141, 1, !dbg !451
	%200 = zext i32 %199 to i64, !dbg !451
	%201 = trunc i64 %200 to i32, !dbg !451
	%202 = icmp eq i32 %145, %201, !dbg !452
	br i1 %202, label %b36, label %b38, !dbg !452

b36:
	br i1 %110, label %b37, label %b38, !dbg !388

b37:
	%203 = addrspacecast { float, float, float, float } addrspace(1)* %96 to { float, float, float, float }*, !dbg !453
	%204 = addrspacecast { float, float, float, float } addrspace(1)* %102 to { float, float, float, float }*, !dbg !453
	%205 = call float @gpuc_fn_solver_march(float* %89, i64 %p1, { float, float, float, float }* %203, i64 %95, i64 %95, float* %97, i64 %p1, { float, float, float, float }* %204, i64 %95, i64 %95, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %166, i32 %111, i32 %p6, i8* %ctrl), !dbg !453
	%206 = fadd float %198, %205, !dbg !454
	br label %b38, !dbg !454

b38:
	%207 = phi float [ %198, %b34 ], [ %198, %b35 ], [ %198, %b36 ], [ %206, %b37 ], !dbg !450
	%208 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !455
	br i1 %103, label %b39, label %b40, !dbg !455

b39:
	%209 = sub i32 %p8, %164, !dbg !456
	%210 = icmp ult i32 %163, %209, !dbg !457
	%211 = select i1 %210, i32 %163, i32 %209, !dbg !457
	%212 = mul i32 %211, 4, !dbg !458
	%213 = zext i32 %212 to i64, !dbg !458
	%214 = zext i32 %164 to i64, !dbg !459
	%215 = add i64 %113, %214, !dbg !460
	%216 = mul i64 %215, 4, !dbg !461
	%217 = add i64 %115, %214, !dbg !462
	%218 = mul i64 %217, 4, !dbg !463
	%219 = add i64 %218, %213, !dbg !464
	%220 = add i64 %216, %213, !dbg !466
	%221 = add i32 %118, %126, !dbg !468
	%222 = sext i32 %221 to i64, !dbg !469
	%223 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %222, !dbg !470
	%224 = mul i32 %136, %138, !dbg !332
	%225 = icmp ugt i64 %219, %p1, !dbg !465
	%226 = icmp ugt i64 %218, %219, !dbg !465
	%227 = icmp ugt i64 %220, %p1, !dbg !467
	%228 = icmp uge i64 %222, %p5, !dbg !470
	%229 = icmp uge i64 %119, %120, !dbg !332
	%230 = icmp eq i64 addrspace(1)* %223, null, !dbg !332
	%231 = or i1 %225, %226, !dbg !332
	%232 = or i1 %231, %227, !dbg !332
	%233 = or i1 %232, %228, !dbg !332
	%234 = or i1 %233, %229, !dbg !332
	%235 = or i1 %234, %230, !dbg !332
	br i1 %235, label %b39_fail1, label %b39_ok1, !dbg !332, !prof !15

b39_ok1:
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !332, !range !20
	%237 = mul i32 %224, %236, !dbg !332
	%238 = sext i32 %208 to i64, !dbg !332
	%239 = sext i32 %237 to i64, !dbg !332
	%240 = add i64 %169, 1, !dbg !471
	%241 = getelementptr inbounds float, float addrspace(1)* %0, i64 %218, !dbg !465
	%242 = getelementptr inbounds float, float addrspace(1)* %0, i64 %216, !dbg !467
	%243 = mul i64 %213, 4, !dbg !332
	%244 = addrspacecast float addrspace(1)* %241 to float*, !dbg !332
	%245 = addrspacecast float addrspace(1)* %242 to float*, !dbg !332
	%246 = addrspacecast i64 addrspace(1)* %223 to i64*, !dbg !332
	%247 = icmp ne i64 %238, %239, !dbg !332
	br i1 %247, label %b39_fail7, label %b39_ok7, !dbg !332, !prof !15

b39_ok7:
	%248 = bitcast float* %244 to i8*, !dbg !332
	%249 = bitcast float* %245 to i8*, !dbg !332
	%250 = bitcast i64* %246 to i8*, !dbg !332
	call void @gpuc_put_signal_nbi_block(i8* %248, i8* %249, i64 %243, i8* %250, i64 %240, i32 9, i32 %p9, i32 1), !dbg !332
	br label %b40, !dbg !331

b40:
	br i1 %135, label %b41, label %b42, !dbg !331

b41:
	%251 = sub i32 %p8, %164, !dbg !472
	%252 = icmp ult i32 %163, %251, !dbg !473
	%253 = select i1 %252, i32 %163, i32 %251, !dbg !473
	%254 = mul i32 %253, 4, !dbg !474
	%255 = zext i32 %254 to i64, !dbg !474
	%256 = zext i32 %164 to i64, !dbg !475
	%257 = add i64 %122, %256, !dbg !476
	%258 = mul i64 %257, 4, !dbg !477
	%259 = mul i64 %256, 4, !dbg !478
	%260 = add i64 %259, %255, !dbg !479
	%261 = add i64 %258, %255, !dbg !481
	%262 = add i32 %123, %126, !dbg !483
	%263 = sext i32 %262 to i64, !dbg !484
	%264 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %263, !dbg !485
	%265 = mul i32 %136, %138, !dbg !486
	%266 = icmp ugt i64 %260, %p1, !dbg !480
	%267 = icmp ugt i64 %261, %p1, !dbg !482
	%268 = icmp ugt i64 %258, %261, !dbg !482
	%269 = icmp uge i64 %263, %p5, !dbg !485
	%270 = icmp uge i64 %124, %120, !dbg !486
	%271 = icmp eq i64 addrspace(1)* %264, null, !dbg !486
	%272 = or i1 %266, %267, !dbg !486
	%273 = or i1 %272, %268, !dbg !486
	%274 = or i1 %273, %269, !dbg !486
	%275 = or i1 %274, %270, !dbg !486
	%276 = or i1 %275, %271, !dbg !486
	br i1 %276, label %b41_fail1, label %b41_ok1, !dbg !486, !prof !15

b41_ok1:
	%277 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !486, !range !20
	%278 = mul i32 %265, %277, !dbg !486
	%279 = sext i32 %208 to i64, !dbg !486
	%280 = sext i32 %278 to i64, !dbg !486
	%281 = add i64 %169, 1, !dbg !487
	%282 = getelementptr inbounds float, float addrspace(1)* %0, i64 %259, !dbg !480
	%283 = getelementptr inbounds float, float addrspace(1)* %0, i64 %258, !dbg !482
	%284 = mul i64 %255, 4, !dbg !486
	%285 = addrspacecast float addrspace(1)* %282 to float*, !dbg !486
	%286 = addrspacecast float addrspace(1)* %283 to float*, !dbg !486
	%287 = addrspacecast i64 addrspace(1)* %264 to i64*, !dbg !486
	%288 = icmp ne i64 %279, %280, !dbg !486
	br i1 %288, label %b41_fail7, label %b41_ok7, !dbg !486, !prof !15

b41_ok7:
	%289 = bitcast float* %285 to i8*, !dbg !486
	%290 = bitcast float* %286 to i8*, !dbg !486
	%291 = bitcast i64* %287 to i8*, !dbg !486
	call void @gpuc_put_signal_nbi_block(i8* %289, i8* %290, i64 %284, i8* %291, i64 %281, i32 9, i32 %p10, i32 1), !dbg !486
	br label %b42, !dbg !399

b42:
	%292 = phi float [ 0.000000e+00, %b25 ], [ %207, %b40 ], [ %207, %b41_ok7 ], !dbg !450
	%293 = icmp sgt i32 %156, 1, !dbg !488
	%294 = select i1 %293, i32 %156, i32 1, !dbg !488
	%295 = icmp slt i32 %162, %111, !dbg !489
	%296 = select i1 %295, i32 %162, i32 %111, !dbg !489
	%297 = addrspacecast { float, float, float, float } addrspace(1)* %96 to { float, float, float, float }*, !dbg !490
	%298 = addrspacecast { float, float, float, float } addrspace(1)* %102 to { float, float, float, float }*, !dbg !490
	%299 = call float @gpuc_fn_solver_march(float* %89, i64 %p1, { float, float, float, float }* %297, i64 %95, i64 %95, float* %97, i64 %p1, { float, float, float, float }* %298, i64 %95, i64 %95, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %166, i32 %294, i32 %296, i8* %ctrl), !dbg !490
	%300 = fadd float %292, %299, !dbg !491
	%301 = fadd float %125, %300, !dbg !492
	%302 = add i32 %126, %128, !dbg !493
	br label %b23, !dbg !493

b43:
	call void asm sideeffect "", ""() nounwind, !dbg !377
	br label %fail, !dbg !377

b44:
	call void asm sideeffect "", ""() nounwind, !dbg !377
	br label %fail, !dbg !377

b45:
	call void asm sideeffect "", ""() nounwind, !dbg !376
	br label %fail, !dbg !376

b46:
	call void asm sideeffect "", ""() nounwind, !dbg !376
	br label %fail, !dbg !376

b47:
	%303 = phi float [ 0.000000e+00, %b17 ], [ %125, %b23 ], !dbg !494
	br i1 %77, label %b48, label %b63, !dbg !494

b48:
	%304 = sext i32 %p27 to i64, !dbg !379
	%305 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %304, !dbg !379
	%306 = icmp uge i64 %304, %p26, !dbg !379
	br i1 %306, label %b48_fail1, label %b48_ok1, !dbg !379, !prof !15

b48_ok1:
	%307 = load i64, i64 addrspace(1)* %305, align 8, !dbg !379
	%308 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !497, !range !22
	%309 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !497, !range !22
	%310 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !497, !range !23
	%311 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !497, !range !19
	%312 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !497, !range !19
	%313 = mul i32 %312, %310, !dbg !497
	%314 = add i32 %309, %313, !dbg !497
	%315 = mul i32 %311, %314, !dbg !497
	%316 = add i32 %308, %315, !dbg !497
	%317 = sext i32 %316 to i64, !dbg !497
	%318 = and i32 %316, -32, !dbg !498
	%319 = mul i32 %311, %312, !dbg !498
	%320 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !498, !range !20
	%321 = mul i32 %319, %320, !dbg !498
	%322 = sub i32 %321, %318, !dbg !498
	%323 = icmp slt i32 %322, 32, !dbg !498
	%324 = select i1 %323, i32 %322, i32 32, !dbg !498
	%325 = sext i32 %324 to i64, !dbg !498
	%326 = icmp sge i64 %317, %325, !dbg !499
	br i1 %326, label %b63, label %b49, !dbg !499

b49:
	%327 = sext i32 %9 to i64, !dbg !502
	%328 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !503, !range !87
	%329 = sext i32 %328 to i64, !dbg !503
	br label %b50, !dbg !503

b50:
	%330 = phi double [ 0.000000e+00, %b49 ], [ %355, %b52_ok1 ], !dbg !507
	%331 = phi i64 [ %329, %b49 ], [ %356, %b52_ok1 ], !dbg !503
	%332 = icmp slt i64 %331, %327, !dbg !503
	br i1 %332, label %b51, label %b54, !dbg !503

b51:
	%333 = urem i32 %84, 2, !dbg !509
	%334 = trunc i64 %327 to i32, !dbg !510
	%335 = mul i32 %333, %334, !dbg !510
	%336 = zext i32 %335 to i64, !dbg !510
	%337 = add i64 %336, %331, !dbg !511
	%338 = mul i64 %337, 2, !dbg !512
	%339 = add i64 %338, 2, !dbg !514
	%340 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %338, !dbg !515
	%341 = addrspacecast i64 addrspace(1)* %340 to i64*, !dbg !516
	%342 = ptrtoint i64* %341 to i64, !dbg !516
	%343 = and i64 %342, 15, !dbg !516
	%344 = icmp eq i64 %343, 0, !dbg !516
	%345 = icmp ugt i64 %339, %p18, !dbg !515
	%346 = icmp ugt i64 %338, %339, !dbg !515
	%347 = or i1 %345, %346, !dbg !515
	br i1 %347, label %b51_fail1, label %b51_ok1, !dbg !515, !prof !15

b51_ok1:
	br i1 %344, label %b52, label %b53, !dbg !516

b52:
	%348 = bitcast i64 addrspace(1)* %340 to { i64, i64 } addrspace(1)*, !dbg !516
	%349 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %348, i64 0, !dbg !517
	%350 = addrspacecast { i64, i64 } addrspace(1)* %349 to { i64, i64 }*, !dbg !506
	%351 = icmp eq { i64, i64 } addrspace(1)* %349, null, !dbg !506
	br i1 %351, label %b52_fail1, label %b52_ok1, !dbg !506, !prof !15

b52_ok1:
	%352 = bitcast { i64, i64 }* %350 to i8*, !dbg !506
	%353 = call i64 @gpuc_wait_line_thread(i8* %352, i32 %84, i32 1, i8* %ctrl, i32 31), !dbg !506
	%354 = bitcast i64 %353 to double, !dbg !518
	%355 = fadd double %330, %354, !dbg !519
	%356 = add i64 %331, %325, !dbg !503
	br label %b50, !dbg !503

b53:
	call void asm sideeffect "", ""() nounwind, !dbg !516
	br label %fail, !dbg !516

b54:
	%357 = icmp eq i64 %325, 32, !dbg !525
	br i1 %357, label %b55, label %b57, !dbg !525

b55:
	%358 = phi double [ %375, %b56 ], [ %330, %b54 ], !dbg !526
	%359 = phi i64 [ %378, %b56 ], [ 16, %b54 ], !dbg !527
	%360 = icmp sgt i64 %359, 0, !dbg !528
	br i1 %360, label %b56, label %b60, !dbg !528

b56:
	%361 = trunc i64 %359 to i32, !dbg !529
	%362 = bitcast double %358 to i64, !dbg !529
	%363 = trunc i64 %362 to i32, !dbg !529
	%364 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %363, i32 %361, i32 31), !dbg !529
	%365 = extractvalue { i32, i1 } %364, 0, !dbg !529
	%366 = lshr i64 %362, 32, !dbg !529
	%367 = trunc i64 %366 to i32, !dbg !529
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %367, i32 %361, i32 31), !dbg !529
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !529
	%370 = zext i32 %369 to i64, !dbg !529
	%371 = shl i64 %370, 32, !dbg !529
	%372 = zext i32 %365 to i64, !dbg !529
	%373 = or i64 %372, %371, !dbg !529
	%374 = bitcast i64 %373 to double, !dbg !529
	%375 = fadd double %358, %374, !dbg !530
	%376 = trunc i64 %359 to i32, !dbg !531
	%377 = udiv i32 %376, 2, !dbg !531
	%378 = zext i32 %377 to i64, !dbg !531
	br label %b55, !dbg !531

b57:
	%379 = bitcast double %330 to i64, !dbg !532
	%380 = trunc i64 %379 to i32, !dbg !532
	%381 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %380, i32 0, i32 31), !dbg !532
	%382 = extractvalue { i32, i1 } %381, 0, !dbg !532
	%383 = lshr i64 %379, 32, !dbg !532
	%384 = trunc i64 %383 to i32, !dbg !532
	%385 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %384, i32 0, i32 31), !dbg !532
	%386 = extractvalue { i32, i1 } %385, 0, !dbg !532
	%387 = zext i32 %386 to i64, !dbg !532
	%388 = shl i64 %387, 32, !dbg !532
	%389 = zext i32 %382 to i64, !dbg !532
	%390 = or i64 %389, %388, !dbg !532
	%391 = bitcast i64 %390 to double, !dbg !532
	br label %b58, !dbg !532

b58:
	%392 = phi double [ %391, %b57 ], [ %408, %b59 ], !dbg !533
	%393 = phi i32 [ 1, %b57 ], [ %409, %b59 ], !dbg !534
	%394 = icmp slt i32 %393, %324, !dbg !535
	br i1 %394, label %b59, label %b60, !dbg !535

b59:
	%395 = bitcast double %330 to i64, !dbg !536
	%396 = trunc i64 %395 to i32, !dbg !536
	%397 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %396, i32 %393, i32 31), !dbg !536
	%398 = extractvalue { i32, i1 } %397, 0, !dbg !536
	%399 = lshr i64 %395, 32, !dbg !536
	%400 = trunc i64 %399 to i32, !dbg !536
	%401 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %400, i32 %393, i32 31), !dbg !536
	%402 = extractvalue { i32, i1 } %401, 0, !dbg !536
	%403 = zext i32 %402 to i64, !dbg !536
	%404 = shl i64 %403, 32, !dbg !536
	%405 = zext i32 %398 to i64, !dbg !536
	%406 = or i64 %405, %404, !dbg !536
	%407 = bitcast i64 %406 to double, !dbg !536
	%408 = fadd double %392, %407, !dbg !530
	%409 = add i32 %393, 1, !dbg !537
	br label %b58, !dbg !537

b60:
	%410 = phi double [ %358, %b55 ], [ %392, %b58 ], !dbg !524
	%411 = icmp ne i64 %317, 0, !dbg !538
	br i1 %411, label %b63, label %b61, !dbg !538

b61:
	%412 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !539
	%413 = icmp uge i64 0, %p22, !dbg !539
	br i1 %413, label %b61_fail1, label %b61_ok1, !dbg !539, !prof !15

b61_ok1:
	store double %410, double addrspace(1)* %412, align 8, !dbg !539
	%414 = fcmp ole double %410, %p30, !dbg !540
	br i1 %414, label %b62, label %b63, !dbg !540

b62:
	%415 = add i64 %307, 1, !dbg !541
	%416 = urem i64 %415, 2, !dbg !542
	%417 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %416, !dbg !543
	%418 = icmp uge i64 %416, %p24, !dbg !543
	br i1 %418, label %b62_fail1, label %b62_ok1, !dbg !543, !prof !15

b62_ok1:
	store i64 %307, i64 addrspace(1)* %417, align 8, !dbg !543
	br label %b63, !dbg !543

b63:
	%419 = icmp ne i32 %p28, 0, !dbg !544
	br i1 %419, label %b64, label %b78, !dbg !544

b64:
	%420 = fpext float %303 to double, !dbg !547
	%421 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !551, !range !22
	%422 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !551, !range !22
	%423 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !551, !range !23
	%424 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !551, !range !19
	%425 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !551, !range !19
	%426 = mul i32 %425, %423, !dbg !551
	%427 = add i32 %422, %426, !dbg !551
	%428 = mul i32 %424, %427, !dbg !551
	%429 = add i32 %421, %428, !dbg !551
	%430 = and i32 %429, -32, !dbg !551
	%431 = mul i32 %424, %425, !dbg !551
	%432 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !551, !range !20
	%433 = mul i32 %431, %432, !dbg !551
	%434 = sub i32 %433, %430, !dbg !551
	%435 = icmp slt i32 %434, 32, !dbg !551
	%436 = select i1 %435, i32 %434, i32 32, !dbg !551
	%437 = sext i32 %436 to i64, !dbg !551
	%438 = icmp eq i64 %437, 32, !dbg !552
	br i1 %438, label %b65, label %b67, !dbg !552

b65:
	%439 = phi double [ %456, %b66 ], [ %420, %b64 ], !dbg !553
	%440 = phi i64 [ %459, %b66 ], [ 16, %b64 ], !dbg !554
	%441 = icmp sgt i64 %440, 0, !dbg !555
	br i1 %441, label %b66, label %b70, !dbg !555

b66:
	%442 = trunc i64 %440 to i32, !dbg !556
	%443 = bitcast double %439 to i64, !dbg !556
	%444 = trunc i64 %443 to i32, !dbg !556
	%445 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %444, i32 %442, i32 31), !dbg !556
	%446 = extractvalue { i32, i1 } %445, 0, !dbg !556
	%447 = lshr i64 %443, 32, !dbg !556
	%448 = trunc i64 %447 to i32, !dbg !556
	%449 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %448, i32 %442, i32 31), !dbg !556
	%450 = extractvalue { i32, i1 } %449, 0, !dbg !556
	%451 = zext i32 %450 to i64, !dbg !556
	%452 = shl i64 %451, 32, !dbg !556
	%453 = zext i32 %446 to i64, !dbg !556
	%454 = or i64 %453, %452, !dbg !556
	%455 = bitcast i64 %454 to double, !dbg !556
	%456 = fadd double %439, %455, !dbg !557
	%457 = trunc i64 %440 to i32, !dbg !558
	%458 = udiv i32 %457, 2, !dbg !558
	%459 = zext i32 %458 to i64, !dbg !558
	br label %b65, !dbg !558

b67:
	%460 = bitcast double %420 to i64, !dbg !559
	%461 = trunc i64 %460 to i32, !dbg !559
	%462 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %461, i32 0, i32 31), !dbg !559
	%463 = extractvalue { i32, i1 } %462, 0, !dbg !559
	%464 = lshr i64 %460, 32, !dbg !559
	%465 = trunc i64 %464 to i32, !dbg !559
	%466 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %465, i32 0, i32 31), !dbg !559
	%467 = extractvalue { i32, i1 } %466, 0, !dbg !559
	%468 = zext i32 %467 to i64, !dbg !559
	%469 = shl i64 %468, 32, !dbg !559
	%470 = zext i32 %463 to i64, !dbg !559
	%471 = or i64 %470, %469, !dbg !559
	%472 = bitcast i64 %471 to double, !dbg !559
	br label %b68, !dbg !559

b68:
	%473 = phi double [ %472, %b67 ], [ %489, %b69 ], !dbg !560
	%474 = phi i32 [ 1, %b67 ], [ %490, %b69 ], !dbg !561
	%475 = icmp slt i32 %474, %436, !dbg !562
	br i1 %475, label %b69, label %b70, !dbg !562

b69:
	%476 = bitcast double %420 to i64, !dbg !563
	%477 = trunc i64 %476 to i32, !dbg !563
	%478 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %477, i32 %474, i32 31), !dbg !563
	%479 = extractvalue { i32, i1 } %478, 0, !dbg !563
	%480 = lshr i64 %476, 32, !dbg !563
	%481 = trunc i64 %480 to i32, !dbg !563
	%482 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %481, i32 %474, i32 31), !dbg !563
	%483 = extractvalue { i32, i1 } %482, 0, !dbg !563
	%484 = zext i32 %483 to i64, !dbg !563
	%485 = shl i64 %484, 32, !dbg !563
	%486 = zext i32 %479 to i64, !dbg !563
	%487 = or i64 %486, %485, !dbg !563
	%488 = bitcast i64 %487 to double, !dbg !563
	%489 = fadd double %473, %488, !dbg !557
	%490 = add i32 %474, 1, !dbg !564
	br label %b68, !dbg !564

b70:
	%491 = phi double [ %439, %b65 ], [ %473, %b68 ], !dbg !550
	%492 = sext i32 %433 to i64, !dbg !566
	%493 = trunc i64 %492 to i32, !dbg !567
	%494 = add i32 %493, 32, !dbg !567
	%495 = sub i32 %494, 1, !dbg !568
	%496 = udiv i32 %495, 32, !dbg !569
	%497 = zext i32 %496 to i64, !dbg !569
	%498 = trunc i64 %497 to i32, !dbg !569
	%499 = icmp eq i64 %497, 1, !dbg !570
	br i1 %499, label %b76, label %b71, !dbg !570

b71:
	call void @llvm.nvvm.barrier0(), !dbg !572
	%500 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !573, !range !87
	%501 = sext i32 %500 to i64, !dbg !573
	%502 = icmp eq i64 %501, 0, !dbg !574
	br i1 %502, label %b72, label %b73, !dbg !574

b72:
	%503 = sext i32 %429 to i64, !dbg !575
	%504 = trunc i64 %503 to i32, !dbg !576
	%505 = udiv i32 %504, 32, !dbg !576
	%506 = zext i32 %505 to i64, !dbg !576
	%507 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %506, !dbg !577
	store double %491, double addrspace(3)* %507, align 8, !dbg !577
	br label %b73, !dbg !577

b73:
	call void @llvm.nvvm.barrier0(), !dbg !578
	%508 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !579
	%509 = load double, double addrspace(3)* %508, align 8, !dbg !579
	br label %b74, !dbg !579

b74:
	%510 = phi double [ %509, %b73 ], [ %516, %b75 ], !dbg !580
	%511 = phi i32 [ 1, %b73 ], [ %517, %b75 ], !dbg !581
	%512 = sext i32 %511 to i64, !dbg !581
	%513 = icmp slt i32 %511, %498, !dbg !582
	br i1 %513, label %b75, label %b76, !dbg !582

b75:
	%514 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %512, !dbg !583
	%515 = load double, double addrspace(3)* %514, align 8, !dbg !583
	%516 = fadd double %510, %515, !dbg !557
	%517 = add i32 %511, 1, !dbg !584
	br label %b74, !dbg !584

b76:
	%518 = phi double [ %491, %b70 ], [ %510, %b74 ], !dbg !549
	%519 = sext i32 %429 to i64, !dbg !585
	%520 = icmp eq i64 %519, 0, !dbg !586
	br i1 %520, label %b77, label %b78, !dbg !586

b77:
	%521 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !587, !range !410
	%522 = sext i32 %521 to i64, !dbg !587
	%523 = mul i64 %13, %522, !dbg !588
	%524 = add i64 %523, %11, !dbg !589
	%525 = mul i64 %524, 2, !dbg !591
	%526 = zext i32 %p28 to i64, !dbg !592
	%527 = add i64 %525, %526, !dbg !593
	%528 = sub i64 %527, 1, !dbg !594
	%529 = getelementptr inbounds double, double addrspace(1)* %3, i64 %528, !dbg !595
	%530 = icmp uge i64 %528, %p16, !dbg !595
	br i1 %530, label %b77_fail1, label %b77_ok1, !dbg !595, !prof !15

b77_ok1:
	store double %518, double addrspace(1)* %529, align 8, !dbg !595
	br label %b78, !dbg !595

b78:
	ret void, !dbg !546

b3_fail1:
	%531 = icmp uge i64 %33, %p26, !dbg !344
	br i1 %531, label %b3_fail2, label %b3_ok2, !dbg !344

b3_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !344
	br label %fail, !dbg !344

b3_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !345
	br label %fail, !dbg !345

b5_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !349
	br label %fail, !dbg !349

b9_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !358
	br label %fail, !dbg !358

b18_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !375
	br label %fail, !dbg !375

b26_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !379
	br label %fail, !dbg !379

b28_fail1:
	%532 = icmp uge i64 %176, %p5, !dbg !440
	br i1 %532, label %b28_fail2, label %b28_ok2, !dbg !440

b28_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !440
	br label %fail, !dbg !440

b28_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !441
	br label %fail, !dbg !441

b30_fail1:
	%533 = icmp uge i64 %185, %p5, !dbg !444
	br i1 %533, label %b30_fail2, label %b30_ok2, !dbg !444

b30_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !444
	br label %fail, !dbg !444

b30_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !445
	br label %fail, !dbg !445

b39_fail1:
	%534 = icmp ugt i64 %219, %p1, !dbg !465
	br i1 %534, label %b39_fail2, label %b39_ok2, !dbg !465

b39_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !465
	br label %fail, !dbg !465

b39_ok2:
	%535 = icmp ugt i64 %218, %219, !dbg !465
	br i1 %535, label %b39_fail3, label %b39_ok3, !dbg !465

b39_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !465
	br label %fail, !dbg !465

b39_ok3:
	%536 = icmp ugt i64 %220, %p1, !dbg !467
	br i1 %536, label %b39_fail4, label %b39_ok4, !dbg !467

b39_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !467
	br label %fail, !dbg !467

b39_ok4:
	%537 = icmp uge i64 %222, %p5, !dbg !470
	br i1 %537, label %b39_fail5, label %b39_ok5, !dbg !470

b39_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !470
	br label %fail, !dbg !470

b39_ok5:
	%538 = icmp uge i64 %119, %120, !dbg !332
	br i1 %538, label %b39_fail6, label %b39_ok6, !dbg !332

b39_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !332
	br label %fail, !dbg !332

b39_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !332
	br label %fail, !dbg !332

b39_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !332
	br label %fail, !dbg !332

b41_fail1:
	%539 = icmp ugt i64 %260, %p1, !dbg !480
	br i1 %539, label %b41_fail2, label %b41_ok2, !dbg !480

b41_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !480
	br label %fail, !dbg !480

b41_ok2:
	%540 = icmp ugt i64 %261, %p1, !dbg !482
	br i1 %540, label %b41_fail3, label %b41_ok3, !dbg !482

b41_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !482
	br label %fail, !dbg !482

b41_ok3:
	%541 = icmp ugt i64 %258, %261, !dbg !482
	br i1 %541, label %b41_fail4, label %b41_ok4, !dbg !482

b41_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !482
	br label %fail, !dbg !482

b41_ok4:
	%542 = icmp uge i64 %263, %p5, !dbg !485
	br i1 %542, label %b41_fail5, label %b41_ok5, !dbg !485

b41_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !485
	br label %fail, !dbg !485

b41_ok5:
	%543 = icmp uge i64 %124, %120, !dbg !486
	br i1 %543, label %b41_fail6, label %b41_ok6, !dbg !486

b41_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !486
	br label %fail, !dbg !486

b41_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !486
	br label %fail, !dbg !486

b41_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !486
	br label %fail, !dbg !486

b48_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !379
	br label %fail, !dbg !379

b51_fail1:
	%544 = icmp ugt i64 %339, %p18, !dbg !515
	br i1 %544, label %b51_fail2, label %b51_ok2, !dbg !515

b51_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !515
	br label %fail, !dbg !515

b51_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !515
	br label %fail, !dbg !515

b52_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !506
	br label %fail, !dbg !506

b61_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !539
	br label %fail, !dbg !539

b62_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !543
	br label %fail, !dbg !543

b77_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !595
	br label %fail, !dbg !595

fail:
	%545 = phi i32 [ 0, %b3_fail2 ], [ 0, %b3_ok2 ], [ 1, %b5_fail1 ], [ 2, %b9_fail1 ], [ 10, %b18_fail1 ], [ 13, %b26_fail1 ], [ 14, %b28_fail2 ], [ 15, %b28_ok2 ], [ 14, %b30_fail2 ], [ 17, %b30_ok2 ], [ 26, %b39_fail2 ], [ 27, %b39_fail3 ], [ 26, %b39_fail4 ], [ 14, %b39_fail5 ], [ 28, %b39_fail6 ], [ 29, %b39_ok6 ], [ 41, %b39_fail7 ], [ 26, %b41_fail2 ], [ 26, %b41_fail3 ], [ 27, %b41_fail4 ], [ 14, %b41_fail5 ], [ 28, %b41_fail6 ], [ 29, %b41_ok6 ], [ 42, %b41_fail7 ], [ 12, %b43 ], [ 11, %b44 ], [ 12, %b45 ], [ 11, %b46 ], [ 13, %b48_fail1 ], [ 5, %b51_fail2 ], [ 6, %b51_ok2 ], [ 30, %b52_fail1 ], [ 7, %b53 ], [ 32, %b61_fail1 ], [ 33, %b62_fail1 ], [ 34, %b77_fail1 ], !dbg !325
	%546 = phi i64 [ %33, %b3_fail2 ], [ %34, %b3_ok2 ], [ %44, %b5_fail1 ], [ %66, %b9_fail1 ], [ %p1, %b18_fail1 ], [ %104, %b26_fail1 ], [ %176, %b28_fail2 ], [ 0, %b28_ok2 ], [ %185, %b30_fail2 ], [ 0, %b30_ok2 ], [ %219, %b39_fail2 ], [ %218, %b39_fail3 ], [ %220, %b39_fail4 ], [ %222, %b39_fail5 ], [ %119, %b39_fail6 ], [ 0, %b39_ok6 ], [ %238, %b39_fail7 ], [ %260, %b41_fail2 ], [ %261, %b41_fail3 ], [ %258, %b41_fail4 ], [ %263, %b41_fail5 ], [ %124, %b41_fail6 ], [ 0, %b41_ok6 ], [ %279, %b41_fail7 ], [ %99, %b43 ], [ %p1, %b44 ], [ %91, %b45 ], [ %p1, %b46 ], [ %304, %b48_fail1 ], [ %339, %b51_fail2 ], [ %338, %b51_ok2 ], [ 0, %b52_fail1 ], [ %343, %b53 ], [ 0, %b61_fail1 ], [ %416, %b62_fail1 ], [ %528, %b77_fail1 ], !dbg !325
	%547 = phi i64 [ %p26, %b3_fail2 ], [ %p26, %b3_ok2 ], [ %p24, %b5_fail1 ], [ %p24, %b9_fail1 ], [ %p3, %b18_fail1 ], [ %p26, %b26_fail1 ], [ %p5, %b28_fail2 ], [ 0, %b28_ok2 ], [ %p5, %b30_fail2 ], [ 0, %b30_ok2 ], [ %p1, %b39_fail2 ], [ %219, %b39_fail3 ], [ %p1, %b39_fail4 ], [ %p5, %b39_fail5 ], [ %120, %b39_fail6 ], [ 0, %b39_ok6 ], [ %239, %b39_fail7 ], [ %p1, %b41_fail2 ], [ %p1, %b41_fail3 ], [ %261, %b41_fail4 ], [ %p5, %b41_fail5 ], [ %120, %b41_fail6 ], [ 0, %b41_ok6 ], [ %280, %b41_fail7 ], [ 16, %b43 ], [ 4, %b44 ], [ 16, %b45 ], [ 4, %b46 ], [ %p26, %b48_fail1 ], [ %p18, %b51_fail2 ], [ %339, %b51_ok2 ], [ 0, %b52_fail1 ], [ 16, %b53 ], [ %p22, %b61_fail1 ], [ %p24, %b62_fail1 ], [ %p16, %b77_fail1 ], !dbg !325
	call void @gpuc_fail(i8* %ctrl, i32 %545, i64 %546, i64 %547), !dbg !325
	ret void, !dbg !325
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, double* %p15, i64 %p16, i64* %p17, i64 %p18, i32* %p19, i64 %p20, double* %p21, i64 %p22, i64* %p23, i64 %p24, i64 %p25, i32 %p26, i32 %p27, i32 %p28, i32 %p29, i32 %p30, double %p31, i8* %ctrl) nounwind !dbg !596 {
entry:
	br label %b0, !dbg !597

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !597
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !597
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !597
	%3 = addrspacecast double* %p15 to double addrspace(1)*, !dbg !597
	%4 = addrspacecast i64* %p17 to i64 addrspace(1)*, !dbg !597
	%5 = addrspacecast i32* %p19 to i32 addrspace(1)*, !dbg !597
	%6 = addrspacecast double* %p21 to double addrspace(1)*, !dbg !597
	%7 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !597
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !601
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !603, !range !123
	%10 = sext i32 %9 to i64, !dbg !603
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !603, !range !124
	%12 = sext i32 %11 to i64, !dbg !603
	%13 = icmp eq i64 %10, 0, !dbg !604
	br i1 %13, label %b1, label %b2, !dbg !604

b1:
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !605, !range !338
	%15 = sext i32 %14 to i64, !dbg !605
	%16 = sub i64 %15, 2, !dbg !606
	%17 = icmp sgt i64 %16, 0, !dbg !607
	%18 = select i1 %17, i64 %16, i64 0, !dbg !607
	%19 = icmp eq i64 %12, %18, !dbg !608
	br label %b2, !dbg !608

b2:
	%20 = phi i1 [ false, %b0 ], [ %19, %b1 ], !dbg !609
	%21 = and i64 %p1, 3, !dbg !612
	%22 = icmp eq i64 %21, 0, !dbg !612
	%23 = icmp ugt i64 %p1, %p3, !dbg !611
	br i1 %23, label %b2_fail1, label %b2_ok1, !dbg !611, !prof !15

b2_ok1:
	br i1 %22, label %b3, label %b75, !dbg !612

b3:
	%24 = addrspacecast float addrspace(1)* %0 to float*, !dbg !612
	%25 = ptrtoint float* %24 to i64, !dbg !612
	%26 = and i64 %25, 15, !dbg !612
	%27 = icmp eq i64 %26, 0, !dbg !612
	%28 = icmp eq i64 %p1, 0, !dbg !612
	%29 = or i1 %27, %28, !dbg !612
	br i1 %29, label %b4, label %b74, !dbg !612

b4:
	%30 = ashr i64 %p1, 2, !dbg !612
	%31 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !612
	br i1 %22, label %b5, label %b73, !dbg !613

b5:
	%32 = addrspacecast float addrspace(1)* %1 to float*, !dbg !613
	%33 = ptrtoint float* %32 to i64, !dbg !613
	%34 = and i64 %33, 15, !dbg !613
	%35 = icmp eq i64 %34, 0, !dbg !613
	%36 = or i1 %35, %28, !dbg !613
	br i1 %36, label %b6, label %b72, !dbg !613

b6:
	%37 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !613
	%38 = icmp ult i32 0, %p26, !dbg !610
	br i1 %38, label %b7, label %b71, !dbg !610

b7:
	%39 = icmp sgt i32 %p6, 0, !dbg !614
	%40 = sext i32 %8 to i64, !dbg !617
	%41 = icmp eq i64 %12, 0, !dbg !618
	%42 = icmp sgt i32 %p6, 1, !dbg !619
	%43 = sub i32 %p6, 1, !dbg !620
	%44 = add i32 %p11, 1, !dbg !621
	%45 = zext i32 %p8 to i64, !dbg !622
	%46 = sext i32 %44 to i64, !dbg !623
	%47 = mul i64 %46, %45, !dbg !624
	%48 = sext i32 %p9 to i64, !dbg !625
	%49 = sext i32 %p6 to i64, !dbg !627
	%50 = mul i64 %49, %45, !dbg !628
	%51 = sext i32 %p10 to i64, !dbg !629
	br label %b8, !dbg !630

b8:
	%52 = phi i64 [ %497, %b70 ], [ %p25, %b7 ], !dbg !630
	%53 = phi i32 [ %379, %b70 ], [ %p27, %b7 ], !dbg !630
	%54 = phi i32 [ %380, %b70 ], [ %p29, %b7 ], !dbg !631
	%55 = phi i32 [ %381, %b70 ], [ %p30, %b7 ], !dbg !632
	%56 = phi float addrspace(1)* [ %61, %b70 ], [ %0, %b7 ], !dbg !633
	%57 = phi i64 [ %62, %b70 ], [ %p1, %b7 ], !dbg !633
	%58 = phi { float, float, float, float } addrspace(1)* [ %63, %b70 ], [ %31, %b7 ], !dbg !633
	%59 = phi i64 [ %64, %b70 ], [ %30, %b7 ], !dbg !633
	%60 = phi i64 [ %65, %b70 ], [ %30, %b7 ], !dbg !633
	%61 = phi float addrspace(1)* [ %56, %b70 ], [ %1, %b7 ], !dbg !634
	%62 = phi i64 [ %57, %b70 ], [ %p1, %b7 ], !dbg !634
	%63 = phi { float, float, float, float } addrspace(1)* [ %58, %b70 ], [ %37, %b7 ], !dbg !634
	%64 = phi i64 [ %59, %b70 ], [ %30, %b7 ], !dbg !634
	%65 = phi i64 [ %60, %b70 ], [ %30, %b7 ], !dbg !634
	%66 = phi i32 [ %498, %b70 ], [ 0, %b7 ], !dbg !634
	%67 = icmp ne i32 %54, 0, !dbg !635
	br i1 %67, label %b9, label %b11, !dbg !635

b9:
	br i1 %20, label %b10, label %b11, !dbg !635

b10:
	%68 = addrspacecast double addrspace(1)* %3 to double*, !dbg !636
	%69 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !636
	%70 = addrspacecast i32 addrspace(1)* %5 to i32*, !dbg !636
	%71 = addrspacecast double addrspace(1)* %6 to double*, !dbg !636
	%72 = addrspacecast i64 addrspace(1)* %7 to i64*, !dbg !636
	%73 = call i32 @gpuc_fn_solver_publish(double* %68, i64 %p16, i64 %p16, i64* %69, i64 %p18, i32* %70, i64 %p20, i64 %p20, double* %71, i64 %p22, i64 %p22, i64* %72, i64 %p24, i64 %p24, i32 %54, i8* %ctrl), !dbg !636
	br label %b11, !dbg !636

b11:
	%74 = phi i32 [ 0, %b8 ], [ 0, %b9 ], [ %73, %b10 ], !dbg !637
	%75 = urem i64 %52, 2, !dbg !638
	%76 = trunc i64 %75 to i32, !dbg !639
	%77 = sub i32 1, %76, !dbg !640
	br i1 %39, label %b12, label %b33, !dbg !614

b12:
	%78 = mul i32 %76, 2, !dbg !642
	%79 = mul i32 %78, %p14, !dbg !643
	%80 = add i32 %78, 1, !dbg !645
	%81 = mul i32 %80, %p14, !dbg !646
	%82 = add i64 %52, 1, !dbg !647
	%83 = mul i32 %77, 2, !dbg !649
	%84 = add i32 %83, 1, !dbg !650
	%85 = mul i32 %84, %p14, !dbg !651
	%86 = mul i32 %83, %p14, !dbg !653
	br label %b13, !dbg !654

b13:
	%87 = phi float [ %264, %b32 ], [ 0.000000e+00, %b12 ], !dbg !654
	%88 = phi i32 [ %265, %b32 ], [ %9, %b12 ], !dbg !655
	%89 = icmp slt i32 %88, %p14, !dbg !656
	br i1 %89, label %b14, label %b33, !dbg !656

b14:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !657, !range !410
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !657, !range !338
	%92 = sext i32 %91 to i64, !dbg !657
	%93 = trunc i64 %92 to i32, !dbg !658
	%94 = sub i32 %93, 1, !dbg !658
	%95 = zext i32 %94 to i64, !dbg !658
	%96 = trunc i64 %95 to i32, !dbg !658
	%97 = icmp eq i32 %11, %96, !dbg !659
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !660, !range !19
	%99 = sext i32 %98 to i64, !dbg !660
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !660, !range !19
	%101 = sext i32 %100 to i64, !dbg !660
	%102 = trunc i64 %12 to i32, !dbg !661
	%103 = trunc i64 %101 to i32, !dbg !661
	%104 = mul i32 %102, %103, !dbg !661
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !662, !range !22
	%106 = sext i32 %105 to i64, !dbg !662
	%107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !662, !range !22
	%108 = sext i32 %107 to i64, !dbg !662
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !662, !range !23
	%110 = trunc i64 %108 to i32, !dbg !663
	%111 = add i32 %104, %110, !dbg !663
	%112 = zext i32 %111 to i64, !dbg !663
	%113 = trunc i64 %112 to i32, !dbg !664
	%114 = mul i32 %113, %p12, !dbg !666
	%115 = icmp slt i32 %113, %p13, !dbg !667
	%116 = select i1 %115, i32 %113, i32 %p13, !dbg !667
	%117 = add i32 %114, %116, !dbg !668
	%118 = sub i32 %117, 4, !dbg !669
	%119 = add i32 %113, 1, !dbg !670
	%120 = mul i32 %119, %p12, !dbg !672
	%121 = icmp slt i32 %119, %p13, !dbg !673
	%122 = select i1 %121, i32 %119, i32 %p13, !dbg !673
	%123 = add i32 %120, %122, !dbg !674
	%124 = sub i32 %123, 4, !dbg !675
	%125 = trunc i64 %99 to i32, !dbg !677
	%126 = mul i32 %88, %125, !dbg !678
	%127 = trunc i64 %106 to i32, !dbg !679
	%128 = add i32 %126, %127, !dbg !680
	br i1 %41, label %b16, label %b15, !dbg !680

b15:
	br i1 %97, label %b16, label %b32, !dbg !680

b16:
	%129 = mul i32 %100, %109, !dbg !681
	%130 = add i32 %107, %129, !dbg !681
	%131 = mul i32 %98, %130, !dbg !681
	%132 = add i32 %105, %131, !dbg !681
	%133 = icmp eq i32 %132, 0, !dbg !682
	br i1 %133, label %b17, label %b21, !dbg !682

b17:
	br i1 %41, label %b18, label %b19, !dbg !682

b18:
	%134 = add i32 %79, %88, !dbg !683
	%135 = sext i32 %134 to i64, !dbg !684
	%136 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %135, !dbg !685
	%137 = addrspacecast i64 addrspace(1)* %136 to i64*, !dbg !686
	%138 = icmp uge i64 %135, %p5, !dbg !685
	%139 = icmp eq i64 addrspace(1)* %136, null, !dbg !686
	%140 = or i1 %138, %139, !dbg !686
	br i1 %140, label %b18_fail1, label %b18_ok1, !dbg !686, !prof !15

b18_ok1:
	%141 = bitcast i64* %137 to i8*, !dbg !686
	%142 = call i64 @gpuc_signal_wait_until_thread(i8* %141, i32 5, i64 %52, i32 1, i8* %ctrl, i32 16), !dbg !686
	br label %b19, !dbg !686

b19:
	br i1 %97, label %b20, label %b21, !dbg !686

b20:
	%143 = add i32 %81, %88, !dbg !687
	%144 = sext i32 %143 to i64, !dbg !688
	%145 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %144, !dbg !689
	%146 = addrspacecast i64 addrspace(1)* %145 to i64*, !dbg !690
	%147 = icmp uge i64 %144, %p5, !dbg !689
	%148 = icmp eq i64 addrspace(1)* %145, null, !dbg !690
	%149 = or i1 %147, %148, !dbg !690
	br i1 %149, label %b20_fail1, label %b20_ok1, !dbg !690, !prof !15

b20_ok1:
	%150 = bitcast i64* %146 to i8*, !dbg !690
	%151 = call i64 @gpuc_signal_wait_until_thread(i8* %150, i32 5, i64 %52, i32 1, i8* %ctrl, i32 18), !dbg !690
	br label %b21, !dbg !690

b21:
	call void @llvm.nvvm.barrier0(), !dbg !691
	br i1 %41, label %b22, label %b24, !dbg !691

b22:
	%152 = icmp eq i32 %107, 0, !dbg !692
	br i1 %152, label %b23, label %b24, !dbg !692

b23:
	%153 = addrspacecast float addrspace(1)* %56 to float*, !dbg !693
	%154 = addrspacecast { float, float, float, float } addrspace(1)* %58 to { float, float, float, float }*, !dbg !693
	%155 = addrspacecast float addrspace(1)* %61 to float*, !dbg !693
	%156 = addrspacecast { float, float, float, float } addrspace(1)* %63 to { float, float, float, float }*, !dbg !693
	%157 = call float @gpuc_fn_solver_march(float* %153, i64 %57, { float, float, float, float }* %154, i64 %59, i64 %60, float* %155, i64 %62, { float, float, float, float }* %156, i64 %64, i64 %65, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %128, i32 0, i32 1, i8* %ctrl), !dbg !693
	%158 = fadd float 0.000000e+00, %157, !dbg !694
	br label %b24, !dbg !694

b24:
	%159 = phi float [ 0.000000e+00, %b21 ], [ 0.000000e+00, %b22 ], [ %158, %b23 ], !dbg !695
	br i1 %97, label %b25, label %b28, !dbg !695

b25:
	%160 = sub i32 %103, 1, !dbg !696
	%161 = zext i32 %160 to i64, !dbg !696
	%162 = trunc i64 %161 to i32, !dbg !696
	%163 = icmp eq i32 %107, %162, !dbg !697
	br i1 %163, label %b26, label %b28, !dbg !697

b26:
	br i1 %42, label %b27, label %b28, !dbg !619

b27:
	%164 = addrspacecast float addrspace(1)* %56 to float*, !dbg !698
	%165 = addrspacecast { float, float, float, float } addrspace(1)* %58 to { float, float, float, float }*, !dbg !698
	%166 = addrspacecast float addrspace(1)* %61 to float*, !dbg !698
	%167 = addrspacecast { float, float, float, float } addrspace(1)* %63 to { float, float, float, float }*, !dbg !698
	%168 = call float @gpuc_fn_solver_march(float* %164, i64 %57, { float, float, float, float }* %165, i64 %59, i64 %60, float* %166, i64 %62, { float, float, float, float }* %167, i64 %64, i64 %65, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %128, i32 %43, i32 %p6, i8* %ctrl), !dbg !698
	%169 = fadd float %159, %168, !dbg !699
	br label %b28, !dbg !699

b28:
	%170 = phi float [ %159, %b24 ], [ %159, %b25 ], [ %159, %b26 ], [ %169, %b27 ], !dbg !695
	%171 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !700
	br i1 %41, label %b29, label %b30, !dbg !700

b29:
	%172 = sub i32 %p8, %126, !dbg !701
	%173 = icmp ult i32 %125, %172, !dbg !702
	%174 = select i1 %173, i32 %125, i32 %172, !dbg !702
	%175 = mul i32 %174, 4, !dbg !703
	%176 = zext i32 %175 to i64, !dbg !703
	%177 = zext i32 %126 to i64, !dbg !704
	%178 = add i64 %45, %177, !dbg !705
	%179 = mul i64 %178, 4, !dbg !706
	%180 = add i64 %47, %177, !dbg !707
	%181 = mul i64 %180, 4, !dbg !708
	%182 = add i64 %181, %176, !dbg !709
	%183 = add i64 %179, %176, !dbg !711
	%184 = add i32 %85, %88, !dbg !713
	%185 = sext i32 %184 to i64, !dbg !714
	%186 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %185, !dbg !715
	%187 = mul i32 %98, %100, !dbg !601
	%188 = icmp ugt i64 %182, %57, !dbg !710
	%189 = icmp ugt i64 %181, %182, !dbg !710
	%190 = icmp ugt i64 %183, %57, !dbg !712
	%191 = icmp uge i64 %185, %p5, !dbg !715
	%192 = icmp uge i64 %48, %40, !dbg !601
	%193 = icmp eq i64 addrspace(1)* %186, null, !dbg !601
	%194 = or i1 %188, %189, !dbg !601
	%195 = or i1 %194, %190, !dbg !601
	%196 = or i1 %195, %191, !dbg !601
	%197 = or i1 %196, %192, !dbg !601
	%198 = or i1 %197, %193, !dbg !601
	br i1 %198, label %b29_fail1, label %b29_ok1, !dbg !601, !prof !15

b29_ok1:
	%199 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !601, !range !20
	%200 = mul i32 %187, %199, !dbg !601
	%201 = sext i32 %171 to i64, !dbg !601
	%202 = sext i32 %200 to i64, !dbg !601
	%203 = getelementptr inbounds float, float addrspace(1)* %56, i64 %181, !dbg !710
	%204 = getelementptr inbounds float, float addrspace(1)* %56, i64 %179, !dbg !712
	%205 = mul i64 %176, 4, !dbg !601
	%206 = addrspacecast float addrspace(1)* %203 to float*, !dbg !601
	%207 = addrspacecast float addrspace(1)* %204 to float*, !dbg !601
	%208 = addrspacecast i64 addrspace(1)* %186 to i64*, !dbg !601
	%209 = icmp ne i64 %201, %202, !dbg !601
	br i1 %209, label %b29_fail7, label %b29_ok7, !dbg !601, !prof !15

b29_ok7:
	%210 = bitcast float* %206 to i8*, !dbg !601
	%211 = bitcast float* %207 to i8*, !dbg !601
	%212 = bitcast i64* %208 to i8*, !dbg !601
	call void @gpuc_put_signal_nbi_block(i8* %210, i8* %211, i64 %205, i8* %212, i64 %82, i32 9, i32 %p9, i32 1), !dbg !601
	br label %b30, !dbg !600

b30:
	br i1 %97, label %b31, label %b32, !dbg !600

b31:
	%213 = sub i32 %p8, %126, !dbg !716
	%214 = icmp ult i32 %125, %213, !dbg !717
	%215 = select i1 %214, i32 %125, i32 %213, !dbg !717
	%216 = mul i32 %215, 4, !dbg !718
	%217 = zext i32 %216 to i64, !dbg !718
	%218 = zext i32 %126 to i64, !dbg !719
	%219 = add i64 %50, %218, !dbg !720
	%220 = mul i64 %219, 4, !dbg !721
	%221 = mul i64 %218, 4, !dbg !722
	%222 = add i64 %221, %217, !dbg !723
	%223 = add i64 %220, %217, !dbg !725
	%224 = add i32 %86, %88, !dbg !727
	%225 = sext i32 %224 to i64, !dbg !728
	%226 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %225, !dbg !729
	%227 = mul i32 %98, %100, !dbg !730
	%228 = icmp ugt i64 %222, %57, !dbg !724
	%229 = icmp ugt i64 %223, %57, !dbg !726
	%230 = icmp ugt i64 %220, %223, !dbg !726
	%231 = icmp uge i64 %225, %p5, !dbg !729
	%232 = icmp uge i64 %51, %40, !dbg !730
	%233 = icmp eq i64 addrspace(1)* %226, null, !dbg !730
	%234 = or i1 %228, %229, !dbg !730
	%235 = or i1 %234, %230, !dbg !730
	%236 = or i1 %235, %231, !dbg !730
	%237 = or i1 %236, %232, !dbg !730
	%238 = or i1 %237, %233, !dbg !730
	br i1 %238, label %b31_fail1, label %b31_ok1, !dbg !730, !prof !15

b31_ok1:
	%239 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !730, !range !20
	%240 = mul i32 %227, %239, !dbg !730
	%241 = sext i32 %171 to i64, !dbg !730
	%242 = sext i32 %240 to i64, !dbg !730
	%243 = getelementptr inbounds float, float addrspace(1)* %56, i64 %221, !dbg !724
	%244 = getelementptr inbounds float, float addrspace(1)* %56, i64 %220, !dbg !726
	%245 = mul i64 %217, 4, !dbg !730
	%246 = addrspacecast float addrspace(1)* %243 to float*, !dbg !730
	%247 = addrspacecast float addrspace(1)* %244 to float*, !dbg !730
	%248 = addrspacecast i64 addrspace(1)* %226 to i64*, !dbg !730
	%249 = icmp ne i64 %241, %242, !dbg !730
	br i1 %249, label %b31_fail7, label %b31_ok7, !dbg !730, !prof !15

b31_ok7:
	%250 = bitcast float* %246 to i8*, !dbg !730
	%251 = bitcast float* %247 to i8*, !dbg !730
	%252 = bitcast i64* %248 to i8*, !dbg !730
	call void @gpuc_put_signal_nbi_block(i8* %250, i8* %251, i64 %245, i8* %252, i64 %82, i32 9, i32 %p10, i32 1), !dbg !730
	br label %b32, !dbg !626

b32:
	%253 = phi float [ 0.000000e+00, %b15 ], [ %170, %b30 ], [ %170, %b31_ok7 ], !dbg !695
	%254 = icmp sgt i32 %118, 1, !dbg !731
	%255 = select i1 %254, i32 %118, i32 1, !dbg !731
	%256 = icmp slt i32 %124, %43, !dbg !732
	%257 = select i1 %256, i32 %124, i32 %43, !dbg !732
	%258 = addrspacecast float addrspace(1)* %56 to float*, !dbg !733
	%259 = addrspacecast { float, float, float, float } addrspace(1)* %58 to { float, float, float, float }*, !dbg !733
	%260 = addrspacecast float addrspace(1)* %61 to float*, !dbg !733
	%261 = addrspacecast { float, float, float, float } addrspace(1)* %63 to { float, float, float, float }*, !dbg !733
	%262 = call float @gpuc_fn_solver_march(float* %258, i64 %57, { float, float, float, float }* %259, i64 %59, i64 %60, float* %260, i64 %62, { float, float, float, float }* %261, i64 %64, i64 %65, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %128, i32 %255, i32 %257, i8* %ctrl), !dbg !733
	%263 = fadd float %253, %262, !dbg !734
	%264 = fadd float %87, %263, !dbg !735
	%265 = add i32 %88, %90, !dbg !736
	br label %b13, !dbg !736

b33:
	%266 = phi float [ 0.000000e+00, %b11 ], [ %87, %b13 ], !dbg !737
	br i1 %67, label %b34, label %b50, !dbg !738

b34:
	br i1 %20, label %b35, label %b50, !dbg !738

b35:
	%267 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !739, !range !22
	%268 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !739, !range !22
	%269 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !739, !range !23
	%270 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !739, !range !19
	%271 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !739, !range !19
	%272 = mul i32 %271, %269, !dbg !739
	%273 = add i32 %268, %272, !dbg !739
	%274 = mul i32 %270, %273, !dbg !739
	%275 = add i32 %267, %274, !dbg !739
	%276 = and i32 %275, -32, !dbg !740
	%277 = mul i32 %270, %271, !dbg !740
	%278 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !740, !range !20
	%279 = mul i32 %277, %278, !dbg !740
	%280 = sub i32 %279, %276, !dbg !740
	%281 = icmp slt i32 %280, 32, !dbg !740
	%282 = select i1 %281, i32 %280, i32 32, !dbg !740
	%283 = sext i32 %282 to i64, !dbg !740
	%284 = icmp sge i32 %275, %282, !dbg !741
	br i1 %284, label %b50, label %b36, !dbg !741

b36:
	%285 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !742, !range !87
	%286 = sext i32 %285 to i64, !dbg !742
	br label %b37, !dbg !742

b37:
	%287 = phi double [ 0.000000e+00, %b36 ], [ %312, %b39_ok1 ], !dbg !745
	%288 = phi i64 [ %286, %b36 ], [ %313, %b39_ok1 ], !dbg !742
	%289 = icmp slt i64 %288, %40, !dbg !742
	br i1 %289, label %b38, label %b41, !dbg !742

b38:
	%290 = urem i32 %74, 2, !dbg !747
	%291 = trunc i64 %40 to i32, !dbg !748
	%292 = mul i32 %290, %291, !dbg !748
	%293 = zext i32 %292 to i64, !dbg !748
	%294 = add i64 %293, %288, !dbg !749
	%295 = mul i64 %294, 2, !dbg !750
	%296 = add i64 %295, 2, !dbg !752
	%297 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %295, !dbg !753
	%298 = addrspacecast i64 addrspace(1)* %297 to i64*, !dbg !754
	%299 = ptrtoint i64* %298 to i64, !dbg !754
	%300 = and i64 %299, 15, !dbg !754
	%301 = icmp eq i64 %300, 0, !dbg !754
	%302 = icmp ugt i64 %296, %p18, !dbg !753
	%303 = icmp ugt i64 %295, %296, !dbg !753
	%304 = or i1 %302, %303, !dbg !753
	br i1 %304, label %b38_fail1, label %b38_ok1, !dbg !753, !prof !15

b38_ok1:
	br i1 %301, label %b39, label %b40, !dbg !754

b39:
	%305 = bitcast i64 addrspace(1)* %297 to { i64, i64 } addrspace(1)*, !dbg !754
	%306 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %305, i64 0, !dbg !755
	%307 = addrspacecast { i64, i64 } addrspace(1)* %306 to { i64, i64 }*, !dbg !744
	%308 = icmp eq { i64, i64 } addrspace(1)* %306, null, !dbg !744
	br i1 %308, label %b39_fail1, label %b39_ok1, !dbg !744, !prof !15

b39_ok1:
	%309 = bitcast { i64, i64 }* %307 to i8*, !dbg !744
	%310 = call i64 @gpuc_wait_line_thread(i8* %309, i32 %74, i32 1, i8* %ctrl, i32 31), !dbg !744
	%311 = bitcast i64 %310 to double, !dbg !756
	%312 = fadd double %287, %311, !dbg !757
	%313 = add i64 %288, %283, !dbg !742
	br label %b37, !dbg !742

b40:
	call void asm sideeffect "", ""() nounwind, !dbg !754
	br label %fail, !dbg !754

b41:
	%314 = icmp eq i32 %282, 32, !dbg !761
	br i1 %314, label %b42, label %b44, !dbg !761

b42:
	%315 = phi double [ %332, %b43 ], [ %287, %b41 ], !dbg !762
	%316 = phi i64 [ %335, %b43 ], [ 16, %b41 ], !dbg !763
	%317 = icmp sgt i64 %316, 0, !dbg !764
	br i1 %317, label %b43, label %b47, !dbg !764

b43:
	%318 = trunc i64 %316 to i32, !dbg !765
	%319 = bitcast double %315 to i64, !dbg !765
	%320 = trunc i64 %319 to i32, !dbg !765
	%321 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %320, i32 %318, i32 31), !dbg !765
	%322 = extractvalue { i32, i1 } %321, 0, !dbg !765
	%323 = lshr i64 %319, 32, !dbg !765
	%324 = trunc i64 %323 to i32, !dbg !765
	%325 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %324, i32 %318, i32 31), !dbg !765
	%326 = extractvalue { i32, i1 } %325, 0, !dbg !765
	%327 = zext i32 %326 to i64, !dbg !765
	%328 = shl i64 %327, 32, !dbg !765
	%329 = zext i32 %322 to i64, !dbg !765
	%330 = or i64 %329, %328, !dbg !765
	%331 = bitcast i64 %330 to double, !dbg !765
	%332 = fadd double %315, %331, !dbg !766
	%333 = trunc i64 %316 to i32, !dbg !767
	%334 = udiv i32 %333, 2, !dbg !767
	%335 = zext i32 %334 to i64, !dbg !767
	br label %b42, !dbg !767

b44:
	%336 = bitcast double %287 to i64, !dbg !768
	%337 = trunc i64 %336 to i32, !dbg !768
	%338 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %337, i32 0, i32 31), !dbg !768
	%339 = extractvalue { i32, i1 } %338, 0, !dbg !768
	%340 = lshr i64 %336, 32, !dbg !768
	%341 = trunc i64 %340 to i32, !dbg !768
	%342 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %341, i32 0, i32 31), !dbg !768
	%343 = extractvalue { i32, i1 } %342, 0, !dbg !768
	%344 = zext i32 %343 to i64, !dbg !768
	%345 = shl i64 %344, 32, !dbg !768
	%346 = zext i32 %339 to i64, !dbg !768
	%347 = or i64 %346, %345, !dbg !768
	%348 = bitcast i64 %347 to double, !dbg !768
	br label %b45, !dbg !768

b45:
	%349 = phi double [ %348, %b44 ], [ %365, %b46 ], !dbg !769
	%350 = phi i32 [ 1, %b44 ], [ %366, %b46 ], !dbg !770
	%351 = icmp slt i32 %350, %282, !dbg !771
	br i1 %351, label %b46, label %b47, !dbg !771

b46:
	%352 = bitcast double %287 to i64, !dbg !772
	%353 = trunc i64 %352 to i32, !dbg !772
	%354 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %353, i32 %350, i32 31), !dbg !772
	%355 = extractvalue { i32, i1 } %354, 0, !dbg !772
	%356 = lshr i64 %352, 32, !dbg !772
	%357 = trunc i64 %356 to i32, !dbg !772
	%358 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %357, i32 %350, i32 31), !dbg !772
	%359 = extractvalue { i32, i1 } %358, 0, !dbg !772
	%360 = zext i32 %359 to i64, !dbg !772
	%361 = shl i64 %360, 32, !dbg !772
	%362 = zext i32 %355 to i64, !dbg !772
	%363 = or i64 %362, %361, !dbg !772
	%364 = bitcast i64 %363 to double, !dbg !772
	%365 = fadd double %349, %364, !dbg !766
	%366 = add i32 %350, 1, !dbg !773
	br label %b45, !dbg !773

b47:
	%367 = phi double [ %315, %b42 ], [ %349, %b45 ], !dbg !760
	%368 = icmp ne i32 %275, 0, !dbg !774
	br i1 %368, label %b50, label %b48, !dbg !774

b48:
	%369 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !775
	%370 = icmp uge i64 0, %p22, !dbg !775
	br i1 %370, label %b48_fail1, label %b48_ok1, !dbg !775, !prof !15

b48_ok1:
	store double %367, double addrspace(1)* %369, align 8, !dbg !775
	%371 = fcmp ole double %367, %p31, !dbg !776
	br i1 %371, label %b49, label %b50, !dbg !776

b49:
	%372 = add i64 %52, 1, !dbg !777
	%373 = urem i64 %372, 2, !dbg !778
	%374 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %373, !dbg !779
	%375 = icmp uge i64 %373, %p24, !dbg !779
	br i1 %375, label %b49_fail1, label %b49_ok1, !dbg !779, !prof !15

b49_ok1:
	store i64 %52, i64 addrspace(1)* %374, align 8, !dbg !779
	br label %b50, !dbg !779

b50:
	%376 = sub i32 %53, 1, !dbg !780
	%377 = icmp eq i32 %376, 0, !dbg !781
	br i1 %377, label %b51, label %b52, !dbg !781

b51:
	%378 = sub i32 3, %55, !dbg !782
	br label %b52, !dbg !782

b52:
	%379 = phi i32 [ %376, %b50 ], [ %p28, %b51 ], !dbg !630
	%380 = phi i32 [ 0, %b50 ], [ %55, %b51 ], !dbg !631
	%381 = phi i32 [ %55, %b50 ], [ %378, %b51 ], !dbg !632
	%382 = icmp ne i32 %380, 0, !dbg !783
	br i1 %382, label %b53, label %b67, !dbg !783

b53:
	%383 = fpext float %266 to double, !dbg !785
	%384 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !789, !range !22
	%385 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !789, !range !22
	%386 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !789, !range !23
	%387 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !789, !range !19
	%388 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !789, !range !19
	%389 = mul i32 %388, %386, !dbg !789
	%390 = add i32 %385, %389, !dbg !789
	%391 = mul i32 %387, %390, !dbg !789
	%392 = add i32 %384, %391, !dbg !789
	%393 = and i32 %392, -32, !dbg !789
	%394 = mul i32 %387, %388, !dbg !789
	%395 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !789, !range !20
	%396 = mul i32 %394, %395, !dbg !789
	%397 = sub i32 %396, %393, !dbg !789
	%398 = icmp slt i32 %397, 32, !dbg !789
	%399 = select i1 %398, i32 %397, i32 32, !dbg !789
	%400 = icmp eq i32 %399, 32, !dbg !790
	br i1 %400, label %b54, label %b56, !dbg !790

b54:
	%401 = phi double [ %418, %b55 ], [ %383, %b53 ], !dbg !791
	%402 = phi i64 [ %421, %b55 ], [ 16, %b53 ], !dbg !792
	%403 = icmp sgt i64 %402, 0, !dbg !793
	br i1 %403, label %b55, label %b59, !dbg !793

b55:
	%404 = trunc i64 %402 to i32, !dbg !794
	%405 = bitcast double %401 to i64, !dbg !794
	%406 = trunc i64 %405 to i32, !dbg !794
	%407 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %406, i32 %404, i32 31), !dbg !794
	%408 = extractvalue { i32, i1 } %407, 0, !dbg !794
	%409 = lshr i64 %405, 32, !dbg !794
	%410 = trunc i64 %409 to i32, !dbg !794
	%411 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %410, i32 %404, i32 31), !dbg !794
	%412 = extractvalue { i32, i1 } %411, 0, !dbg !794
	%413 = zext i32 %412 to i64, !dbg !794
	%414 = shl i64 %413, 32, !dbg !794
	%415 = zext i32 %408 to i64, !dbg !794
	%416 = or i64 %415, %414, !dbg !794
	%417 = bitcast i64 %416 to double, !dbg !794
	%418 = fadd double %401, %417, !dbg !795
	%419 = trunc i64 %402 to i32, !dbg !796
	%420 = udiv i32 %419, 2, !dbg !796
	%421 = zext i32 %420 to i64, !dbg !796
	br label %b54, !dbg !796

b56:
	%422 = bitcast double %383 to i64, !dbg !797
	%423 = trunc i64 %422 to i32, !dbg !797
	%424 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %423, i32 0, i32 31), !dbg !797
	%425 = extractvalue { i32, i1 } %424, 0, !dbg !797
	%426 = lshr i64 %422, 32, !dbg !797
	%427 = trunc i64 %426 to i32, !dbg !797
	%428 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %427, i32 0, i32 31), !dbg !797
	%429 = extractvalue { i32, i1 } %428, 0, !dbg !797
	%430 = zext i32 %429 to i64, !dbg !797
	%431 = shl i64 %430, 32, !dbg !797
	%432 = zext i32 %425 to i64, !dbg !797
	%433 = or i64 %432, %431, !dbg !797
	%434 = bitcast i64 %433 to double, !dbg !797
	br label %b57, !dbg !797

b57:
	%435 = phi double [ %434, %b56 ], [ %451, %b58 ], !dbg !798
	%436 = phi i32 [ 1, %b56 ], [ %452, %b58 ], !dbg !799
	%437 = icmp slt i32 %436, %399, !dbg !800
	br i1 %437, label %b58, label %b59, !dbg !800

b58:
	%438 = bitcast double %383 to i64, !dbg !801
	%439 = trunc i64 %438 to i32, !dbg !801
	%440 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %439, i32 %436, i32 31), !dbg !801
	%441 = extractvalue { i32, i1 } %440, 0, !dbg !801
	%442 = lshr i64 %438, 32, !dbg !801
	%443 = trunc i64 %442 to i32, !dbg !801
	%444 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %443, i32 %436, i32 31), !dbg !801
	%445 = extractvalue { i32, i1 } %444, 0, !dbg !801
	%446 = zext i32 %445 to i64, !dbg !801
	%447 = shl i64 %446, 32, !dbg !801
	%448 = zext i32 %441 to i64, !dbg !801
	%449 = or i64 %448, %447, !dbg !801
	%450 = bitcast i64 %449 to double, !dbg !801
	%451 = fadd double %435, %450, !dbg !795
	%452 = add i32 %436, 1, !dbg !802
	br label %b57, !dbg !802

b59:
	%453 = phi double [ %401, %b54 ], [ %435, %b57 ], !dbg !788
	%454 = sext i32 %396 to i64, !dbg !804
	%455 = trunc i64 %454 to i32, !dbg !805
	%456 = add i32 %455, 32, !dbg !805
	%457 = sub i32 %456, 1, !dbg !806
	%458 = udiv i32 %457, 32, !dbg !807
	%459 = zext i32 %458 to i64, !dbg !807
	%460 = trunc i64 %459 to i32, !dbg !807
	%461 = icmp eq i32 %460, 1, !dbg !808
	br i1 %461, label %b65, label %b60, !dbg !808

b60:
	call void @llvm.nvvm.barrier0(), !dbg !810
	%462 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !811, !range !87
	%463 = icmp eq i32 %462, 0, !dbg !812
	br i1 %463, label %b61, label %b62, !dbg !812

b61:
	%464 = sext i32 %392 to i64, !dbg !813
	%465 = trunc i64 %464 to i32, !dbg !814
	%466 = udiv i32 %465, 32, !dbg !814
	%467 = zext i32 %466 to i64, !dbg !814
	%468 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %467, !dbg !815
	store double %453, double addrspace(3)* %468, align 8, !dbg !815
	br label %b62, !dbg !815

b62:
	call void @llvm.nvvm.barrier0(), !dbg !816
	%469 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !817
	%470 = load double, double addrspace(3)* %469, align 8, !dbg !817
	br label %b63, !dbg !817

b63:
	%471 = phi double [ %470, %b62 ], [ %477, %b64 ], !dbg !818
	%472 = phi i32 [ 1, %b62 ], [ %478, %b64 ], !dbg !819
	%473 = sext i32 %472 to i64, !dbg !819
	%474 = icmp slt i32 %472, %460, !dbg !820
	br i1 %474, label %b64, label %b65, !dbg !820

b64:
	%475 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %473, !dbg !821
	%476 = load double, double addrspace(3)* %475, align 8, !dbg !821
	%477 = fadd double %471, %476, !dbg !795
	%478 = add i32 %472, 1, !dbg !822
	br label %b63, !dbg !822

b65:
	%479 = phi double [ %453, %b59 ], [ %471, %b63 ], !dbg !787
	%480 = icmp eq i32 %392, 0, !dbg !823
	br i1 %480, label %b66, label %b67, !dbg !823

b66:
	%481 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !824, !range !410
	%482 = sext i32 %481 to i64, !dbg !824
	%483 = mul i64 %12, %482, !dbg !825
	%484 = add i64 %483, %10, !dbg !826
	%485 = mul i64 %484, 2, !dbg !828
	%486 = zext i32 %380 to i64, !dbg !829
	%487 = add i64 %485, %486, !dbg !830
	%488 = sub i64 %487, 1, !dbg !831
	%489 = getelementptr inbounds double, double addrspace(1)* %3, i64 %488, !dbg !832
	%490 = icmp uge i64 %488, %p16, !dbg !832
	br i1 %490, label %b66_fail1, label %b66_ok1, !dbg !832, !prof !15

b66_ok1:
	store double %479, double addrspace(1)* %489, align 8, !dbg !832
	br label %b67, !dbg !832

b67:
	call void @gpuc_grid_sync(), !dbg !833
	%491 = fcmp oge double %p31, 0.000000e+00, !dbg !834
	br i1 %491, label %b68, label %b70, !dbg !834

b68:
	%492 = sext i32 %77 to i64, !dbg !835
	%493 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %492, !dbg !835
	%494 = icmp uge i64 %492, %p24, !dbg !835
	br i1 %494, label %b68_fail1, label %b68_ok1, !dbg !835, !prof !15

b68_ok1:
	%495 = load i64, i64 addrspace(1)* %493, align 8, !dbg !835
	%496 = icmp ne i64 %495, 0, !dbg !836
	br i1 %496, label %b69, label %b70, !dbg !836

b69:
	ret void, !dbg !837

b70:
	%497 = add i64 %52, 1, !dbg !838
	%498 = add i32 %66, 1, !dbg !838
	%499 = icmp ult i32 %498, %p26, !dbg !838
	br i1 %499, label %b8, label %b71, !dbg !838

b71:
	ret void, !dbg !838

b72:
	call void asm sideeffect "", ""() nounwind, !dbg !613
	br label %fail, !dbg !613

b73:
	call void asm sideeffect "", ""() nounwind, !dbg !613
	br label %fail, !dbg !613

b74:
	call void asm sideeffect "", ""() nounwind, !dbg !612
	br label %fail, !dbg !612

b75:
	call void asm sideeffect "", ""() nounwind, !dbg !612
	br label %fail, !dbg !612

b2_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !611
	br label %fail, !dbg !611

b18_fail1:
	%500 = icmp uge i64 %135, %p5, !dbg !685
	br i1 %500, label %b18_fail2, label %b18_ok2, !dbg !685

b18_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !685
	br label %fail, !dbg !685

b18_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !686
	br label %fail, !dbg !686

b20_fail1:
	%501 = icmp uge i64 %144, %p5, !dbg !689
	br i1 %501, label %b20_fail2, label %b20_ok2, !dbg !689

b20_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !689
	br label %fail, !dbg !689

b20_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !690
	br label %fail, !dbg !690

b29_fail1:
	%502 = icmp ugt i64 %182, %57, !dbg !710
	br i1 %502, label %b29_fail2, label %b29_ok2, !dbg !710

b29_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !710
	br label %fail, !dbg !710

b29_ok2:
	%503 = icmp ugt i64 %181, %182, !dbg !710
	br i1 %503, label %b29_fail3, label %b29_ok3, !dbg !710

b29_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !710
	br label %fail, !dbg !710

b29_ok3:
	%504 = icmp ugt i64 %183, %57, !dbg !712
	br i1 %504, label %b29_fail4, label %b29_ok4, !dbg !712

b29_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !712
	br label %fail, !dbg !712

b29_ok4:
	%505 = icmp uge i64 %185, %p5, !dbg !715
	br i1 %505, label %b29_fail5, label %b29_ok5, !dbg !715

b29_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !715
	br label %fail, !dbg !715

b29_ok5:
	%506 = icmp uge i64 %48, %40, !dbg !601
	br i1 %506, label %b29_fail6, label %b29_ok6, !dbg !601

b29_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !601
	br label %fail, !dbg !601

b29_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !601
	br label %fail, !dbg !601

b29_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !601
	br label %fail, !dbg !601

b31_fail1:
	%507 = icmp ugt i64 %222, %57, !dbg !724
	br i1 %507, label %b31_fail2, label %b31_ok2, !dbg !724

b31_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !724
	br label %fail, !dbg !724

b31_ok2:
	%508 = icmp ugt i64 %223, %57, !dbg !726
	br i1 %508, label %b31_fail3, label %b31_ok3, !dbg !726

b31_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !726
	br label %fail, !dbg !726

b31_ok3:
	%509 = icmp ugt i64 %220, %223, !dbg !726
	br i1 %509, label %b31_fail4, label %b31_ok4, !dbg !726

b31_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !726
	br label %fail, !dbg !726

b31_ok4:
	%510 = icmp uge i64 %225, %p5, !dbg !729
	br i1 %510, label %b31_fail5, label %b31_ok5, !dbg !729

b31_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !729
	br label %fail, !dbg !729

b31_ok5:
	%511 = icmp uge i64 %51, %40, !dbg !730
	br i1 %511, label %b31_fail6, label %b31_ok6, !dbg !730

b31_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !730
	br label %fail, !dbg !730

b31_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !730
	br label %fail, !dbg !730

b31_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !730
	br label %fail, !dbg !730

b38_fail1:
	%512 = icmp ugt i64 %296, %p18, !dbg !753
	br i1 %512, label %b38_fail2, label %b38_ok2, !dbg !753

b38_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !753
	br label %fail, !dbg !753

b38_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !753
	br label %fail, !dbg !753

b39_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !744
	br label %fail, !dbg !744

b48_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !775
	br label %fail, !dbg !775

b49_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !779
	br label %fail, !dbg !779

b66_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !832
	br label %fail, !dbg !832

b68_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !835
	br label %fail, !dbg !835

fail:
	%513 = phi i32 [ 10, %b2_fail1 ], [ 14, %b18_fail2 ], [ 15, %b18_ok2 ], [ 14, %b20_fail2 ], [ 17, %b20_ok2 ], [ 26, %b29_fail2 ], [ 27, %b29_fail3 ], [ 26, %b29_fail4 ], [ 14, %b29_fail5 ], [ 28, %b29_fail6 ], [ 29, %b29_ok6 ], [ 43, %b29_fail7 ], [ 26, %b31_fail2 ], [ 26, %b31_fail3 ], [ 27, %b31_fail4 ], [ 14, %b31_fail5 ], [ 28, %b31_fail6 ], [ 29, %b31_ok6 ], [ 44, %b31_fail7 ], [ 5, %b38_fail2 ], [ 6, %b38_ok2 ], [ 30, %b39_fail1 ], [ 7, %b40 ], [ 32, %b48_fail1 ], [ 33, %b49_fail1 ], [ 34, %b66_fail1 ], [ 35, %b68_fail1 ], [ 12, %b72 ], [ 11, %b73 ], [ 12, %b74 ], [ 11, %b75 ], !dbg !597
	%514 = phi i64 [ %p1, %b2_fail1 ], [ %135, %b18_fail2 ], [ 0, %b18_ok2 ], [ %144, %b20_fail2 ], [ 0, %b20_ok2 ], [ %182, %b29_fail2 ], [ %181, %b29_fail3 ], [ %183, %b29_fail4 ], [ %185, %b29_fail5 ], [ %48, %b29_fail6 ], [ 0, %b29_ok6 ], [ %201, %b29_fail7 ], [ %222, %b31_fail2 ], [ %223, %b31_fail3 ], [ %220, %b31_fail4 ], [ %225, %b31_fail5 ], [ %51, %b31_fail6 ], [ 0, %b31_ok6 ], [ %241, %b31_fail7 ], [ %296, %b38_fail2 ], [ %295, %b38_ok2 ], [ 0, %b39_fail1 ], [ %300, %b40 ], [ 0, %b48_fail1 ], [ %373, %b49_fail1 ], [ %488, %b66_fail1 ], [ %492, %b68_fail1 ], [ %34, %b72 ], [ %p1, %b73 ], [ %26, %b74 ], [ %p1, %b75 ], !dbg !597
	%515 = phi i64 [ %p3, %b2_fail1 ], [ %p5, %b18_fail2 ], [ 0, %b18_ok2 ], [ %p5, %b20_fail2 ], [ 0, %b20_ok2 ], [ %57, %b29_fail2 ], [ %182, %b29_fail3 ], [ %57, %b29_fail4 ], [ %p5, %b29_fail5 ], [ %40, %b29_fail6 ], [ 0, %b29_ok6 ], [ %202, %b29_fail7 ], [ %57, %b31_fail2 ], [ %57, %b31_fail3 ], [ %223, %b31_fail4 ], [ %p5, %b31_fail5 ], [ %40, %b31_fail6 ], [ 0, %b31_ok6 ], [ %242, %b31_fail7 ], [ %p18, %b38_fail2 ], [ %296, %b38_ok2 ], [ 0, %b39_fail1 ], [ 16, %b40 ], [ %p22, %b48_fail1 ], [ %p24, %b49_fail1 ], [ %p16, %b66_fail1 ], [ %p24, %b68_fail1 ], [ 16, %b72 ], [ 4, %b73 ], [ 16, %b74 ], [ 4, %b75 ], !dbg !597
	call void @gpuc_fail(i8* %ctrl, i32 %513, i64 %514, i64 %515), !dbg !597
	ret void, !dbg !597
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !839 {
entry:
	br label %b0, !dbg !840

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !840
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !840
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !840
	%3 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !840
	%4 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !840
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !843
	%6 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !844
	%7 = icmp uge i64 0, %p9, !dbg !844
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !844, !prof !15

b0_ok1:
	%8 = load i64, i64 addrspace(1)* %6, align 8, !dbg !844
	%9 = icmp eq i64 %8, 0, !dbg !845
	br i1 %9, label %b1, label %b17, !dbg !845

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !846
	%11 = icmp uge i64 1, %p9, !dbg !846
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !846, !prof !15

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !846
	%13 = icmp eq i64 %12, 0, !dbg !847
	br i1 %13, label %b2, label %b17, !dbg !847

b2:
	%14 = addrspacecast double addrspace(1)* %0 to double*, !dbg !848
	%15 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !848
	%16 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !848
	%17 = addrspacecast double addrspace(1)* %3 to double*, !dbg !848
	%18 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !848
	%19 = call i32 @gpuc_fn_solver_publish(double* %14, i64 %p1, i64 %p1, i64* %15, i64 %p3, i32* %16, i64 %p5, i64 %p5, double* %17, i64 %p7, i64 %p7, i64* %18, i64 %p9, i64 %p9, i32 %p10, i8* %ctrl), !dbg !848
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !849, !range !22
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !849, !range !22
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !849, !range !23
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !849, !range !19
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !849, !range !19
	%25 = mul i32 %24, %22, !dbg !849
	%26 = add i32 %21, %25, !dbg !849
	%27 = mul i32 %23, %26, !dbg !849
	%28 = add i32 %20, %27, !dbg !849
	%29 = sext i32 %28 to i64, !dbg !849
	%30 = and i32 %28, -32, !dbg !850
	%31 = mul i32 %23, %24, !dbg !850
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !850, !range !20
	%33 = mul i32 %31, %32, !dbg !850
	%34 = sub i32 %33, %30, !dbg !850
	%35 = icmp slt i32 %34, 32, !dbg !850
	%36 = select i1 %35, i32 %34, i32 32, !dbg !850
	%37 = sext i32 %36 to i64, !dbg !850
	%38 = icmp sge i64 %29, %37, !dbg !851
	br i1 %38, label %b17, label %b3, !dbg !851

b3:
	%39 = sext i32 %5 to i64, !dbg !843
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !852, !range !87
	%41 = sext i32 %40 to i64, !dbg !852
	br label %b4, !dbg !852

b4:
	%42 = phi double [ 0.000000e+00, %b3 ], [ %67, %b6_ok1 ], !dbg !855
	%43 = phi i64 [ %41, %b3 ], [ %68, %b6_ok1 ], !dbg !852
	%44 = icmp slt i64 %43, %39, !dbg !852
	br i1 %44, label %b5, label %b8, !dbg !852

b5:
	%45 = urem i32 %19, 2, !dbg !857
	%46 = trunc i64 %39 to i32, !dbg !858
	%47 = mul i32 %45, %46, !dbg !858
	%48 = zext i32 %47 to i64, !dbg !858
	%49 = add i64 %48, %43, !dbg !859
	%50 = mul i64 %49, 2, !dbg !860
	%51 = add i64 %50, 2, !dbg !862
	%52 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %50, !dbg !863
	%53 = addrspacecast i64 addrspace(1)* %52 to i64*, !dbg !864
	%54 = ptrtoint i64* %53 to i64, !dbg !864
	%55 = and i64 %54, 15, !dbg !864
	%56 = icmp eq i64 %55, 0, !dbg !864
	%57 = icmp ugt i64 %51, %p3, !dbg !863
	%58 = icmp ugt i64 %50, %51, !dbg !863
	%59 = or i1 %57, %58, !dbg !863
	br i1 %59, label %b5_fail1, label %b5_ok1, !dbg !863, !prof !15

b5_ok1:
	br i1 %56, label %b6, label %b7, !dbg !864

b6:
	%60 = bitcast i64 addrspace(1)* %52 to { i64, i64 } addrspace(1)*, !dbg !864
	%61 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %60, i64 0, !dbg !865
	%62 = addrspacecast { i64, i64 } addrspace(1)* %61 to { i64, i64 }*, !dbg !854
	%63 = icmp eq { i64, i64 } addrspace(1)* %61, null, !dbg !854
	br i1 %63, label %b6_fail1, label %b6_ok1, !dbg !854, !prof !15

b6_ok1:
	%64 = bitcast { i64, i64 }* %62 to i8*, !dbg !854
	%65 = call i64 @gpuc_wait_line_thread(i8* %64, i32 %19, i32 1, i8* %ctrl, i32 31), !dbg !854
	%66 = bitcast i64 %65 to double, !dbg !866
	%67 = fadd double %42, %66, !dbg !867
	%68 = add i64 %43, %37, !dbg !852
	br label %b4, !dbg !852

b7:
	call void asm sideeffect "", ""() nounwind, !dbg !864
	br label %fail, !dbg !864

b8:
	%69 = icmp eq i64 %37, 32, !dbg !871
	br i1 %69, label %b9, label %b11, !dbg !871

b9:
	%70 = phi double [ %87, %b10 ], [ %42, %b8 ], !dbg !872
	%71 = phi i64 [ %90, %b10 ], [ 16, %b8 ], !dbg !873
	%72 = icmp sgt i64 %71, 0, !dbg !874
	br i1 %72, label %b10, label %b14, !dbg !874

b10:
	%73 = trunc i64 %71 to i32, !dbg !875
	%74 = bitcast double %70 to i64, !dbg !875
	%75 = trunc i64 %74 to i32, !dbg !875
	%76 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %75, i32 %73, i32 31), !dbg !875
	%77 = extractvalue { i32, i1 } %76, 0, !dbg !875
	%78 = lshr i64 %74, 32, !dbg !875
	%79 = trunc i64 %78 to i32, !dbg !875
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %79, i32 %73, i32 31), !dbg !875
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !875
	%82 = zext i32 %81 to i64, !dbg !875
	%83 = shl i64 %82, 32, !dbg !875
	%84 = zext i32 %77 to i64, !dbg !875
	%85 = or i64 %84, %83, !dbg !875
	%86 = bitcast i64 %85 to double, !dbg !875
	%87 = fadd double %70, %86, !dbg !876
	%88 = trunc i64 %71 to i32, !dbg !877
	%89 = udiv i32 %88, 2, !dbg !877
	%90 = zext i32 %89 to i64, !dbg !877
	br label %b9, !dbg !877

b11:
	%91 = bitcast double %42 to i64, !dbg !878
	%92 = trunc i64 %91 to i32, !dbg !878
	%93 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %92, i32 0, i32 31), !dbg !878
	%94 = extractvalue { i32, i1 } %93, 0, !dbg !878
	%95 = lshr i64 %91, 32, !dbg !878
	%96 = trunc i64 %95 to i32, !dbg !878
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 0, i32 31), !dbg !878
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !878
	%99 = zext i32 %98 to i64, !dbg !878
	%100 = shl i64 %99, 32, !dbg !878
	%101 = zext i32 %94 to i64, !dbg !878
	%102 = or i64 %101, %100, !dbg !878
	%103 = bitcast i64 %102 to double, !dbg !878
	br label %b12, !dbg !878

b12:
	%104 = phi double [ %103, %b11 ], [ %120, %b13 ], !dbg !879
	%105 = phi i32 [ 1, %b11 ], [ %121, %b13 ], !dbg !880
	%106 = icmp slt i32 %105, %36, !dbg !881
	br i1 %106, label %b13, label %b14, !dbg !881

b13:
	%107 = bitcast double %42 to i64, !dbg !882
	%108 = trunc i64 %107 to i32, !dbg !882
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 %105, i32 31), !dbg !882
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !882
	%111 = lshr i64 %107, 32, !dbg !882
	%112 = trunc i64 %111 to i32, !dbg !882
	%113 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 %105, i32 31), !dbg !882
	%114 = extractvalue { i32, i1 } %113, 0, !dbg !882
	%115 = zext i32 %114 to i64, !dbg !882
	%116 = shl i64 %115, 32, !dbg !882
	%117 = zext i32 %110 to i64, !dbg !882
	%118 = or i64 %117, %116, !dbg !882
	%119 = bitcast i64 %118 to double, !dbg !882
	%120 = fadd double %104, %119, !dbg !876
	%121 = add i32 %105, 1, !dbg !883
	br label %b12, !dbg !883

b14:
	%122 = phi double [ %70, %b9 ], [ %104, %b12 ], !dbg !870
	%123 = icmp ne i64 %29, 0, !dbg !884
	br i1 %123, label %b17, label %b15, !dbg !884

b15:
	%124 = getelementptr inbounds double, double addrspace(1)* %3, i64 0, !dbg !885
	%125 = icmp uge i64 0, %p7, !dbg !885
	br i1 %125, label %b15_fail1, label %b15_ok1, !dbg !885, !prof !15

b15_ok1:
	store double %122, double addrspace(1)* %124, align 8, !dbg !885
	%126 = fcmp ole double %122, %p12, !dbg !886
	br i1 %126, label %b16, label %b17, !dbg !886

b16:
	%127 = add i64 %p11, 1, !dbg !887
	%128 = urem i64 %127, 2, !dbg !888
	%129 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %128, !dbg !889
	store i64 %p11, i64 addrspace(1)* %129, align 8, !dbg !889
	br label %b17, !dbg !889

b17:
	ret void, !dbg !841

b0_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !844
	br label %fail, !dbg !844

b1_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !846
	br label %fail, !dbg !846

b5_fail1:
	%130 = icmp ugt i64 %51, %p3, !dbg !863
	br i1 %130, label %b5_fail2, label %b5_ok2, !dbg !863

b5_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !863
	br label %fail, !dbg !863

b5_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !863
	br label %fail, !dbg !863

b6_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !854
	br label %fail, !dbg !854

b15_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !885
	br label %fail, !dbg !885

fail:
	%131 = phi i32 [ 36, %b0_fail1 ], [ 36, %b1_fail1 ], [ 5, %b5_fail2 ], [ 6, %b5_ok2 ], [ 30, %b6_fail1 ], [ 7, %b7 ], [ 32, %b15_fail1 ], !dbg !840
	%132 = phi i64 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ %51, %b5_fail2 ], [ %50, %b5_ok2 ], [ 0, %b6_fail1 ], [ %55, %b7 ], [ 0, %b15_fail1 ], !dbg !840
	%133 = phi i64 [ %p9, %b0_fail1 ], [ %p9, %b1_fail1 ], [ %p3, %b5_fail2 ], [ %51, %b5_ok2 ], [ 0, %b6_fail1 ], [ 16, %b7 ], [ %p7, %b15_fail1 ], !dbg !840
	call void @gpuc_fail(i8* %ctrl, i32 %131, i64 %132, i64 %133), !dbg !840
	ret void, !dbg !840
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !890 {
entry:
	br label %b0, !dbg !891

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !891
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !891
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !892
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !893, !range !123
	%4 = sext i32 %3 to i64, !dbg !893
	%5 = sext i32 %2 to i64, !dbg !892
	%6 = icmp ne i64 %5, 0, !dbg !894
	br label %b1, !dbg !895

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !896
	%8 = icmp slt i64 %7, %p10, !dbg !897
	br i1 %8, label %b2, label %b10, !dbg !897

b2:
	%9 = mul i64 %7, %p8, !dbg !899
	%10 = icmp eq i64 %p10, 0, !dbg !898
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !898, !prof !15

b2_ok1:
	%11 = icmp eq i64 %p10, -1, !dbg !898
	%12 = select i1 %11, i64 1, i64 %p10, !dbg !898
	%13 = sdiv i64 %9, %12, !dbg !898
	%14 = sub i64 0, %9, !dbg !898
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !898
	%16 = sub i64 %15, %p7, !dbg !900
	%17 = icmp slt i64 %16, 0, !dbg !901
	br i1 %17, label %b9, label %b3, !dbg !901

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !902
	br i1 %18, label %b9, label %b4, !dbg !902

b4:
	%19 = mul i64 %7, %p9, !dbg !903
	%20 = add i64 %7, 1, !dbg !904
	%21 = mul i64 %20, %p9, !dbg !905
	%22 = sub i64 %21, %19, !dbg !906
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !906
	%24 = icmp ugt i64 %21, %p1, !dbg !906
	%25 = icmp ugt i64 %19, %21, !dbg !906
	%26 = or i1 %24, %25, !dbg !906
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !906, !prof !15

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !907, !range !22
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !907, !range !22
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !907, !range !23
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !907, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !907, !range !19
	%32 = mul i32 %31, %29, !dbg !907
	%33 = add i32 %28, %32, !dbg !907
	%34 = mul i32 %30, %33, !dbg !907
	%35 = add i32 %27, %34, !dbg !907
	%36 = sext i32 %35 to i64, !dbg !907
	%37 = mul i32 %30, %31, !dbg !907
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !907, !range !20
	%39 = mul i32 %37, %38, !dbg !907
	%40 = sext i32 %39 to i64, !dbg !907
	%41 = add i64 %16, 1, !dbg !908
	%42 = mul i64 %41, %p6, !dbg !909
	br label %b5, !dbg !907

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !907
	%44 = icmp slt i64 %43, %p9, !dbg !907
	br i1 %44, label %b6, label %b7, !dbg !907

b6:
	%45 = mul i64 %43, %p5, !dbg !910
	%46 = icmp eq i64 %p9, -1, !dbg !911
	%47 = select i1 %46, i64 1, i64 %p9, !dbg !911
	%48 = sdiv i64 %45, %47, !dbg !911
	%49 = sub i64 0, %45, !dbg !911
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !911
	%51 = add i64 %42, %50, !dbg !912
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !913
	%53 = icmp uge i64 %51, %p3, !dbg !913
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !913, !prof !15

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !913
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !914
	store float %54, float addrspace(1)* %55, align 4, !dbg !914
	%56 = add i64 %43, %40, !dbg !907
	br label %b5, !dbg !907

b7:
	call void @llvm.nvvm.barrier0(), !dbg !915
	br i1 %6, label %b8, label %b9, !dbg !894

b8:
	%57 = mul i64 %22, 4, !dbg !916
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !916
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !916
	%60 = bitcast float* %58 to i8*, !dbg !916
	%61 = bitcast float* %59 to i8*, !dbg !916
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0, i32 1), !dbg !916
	br label %b9, !dbg !916

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !917, !range !410
	%63 = sext i32 %62 to i64, !dbg !917
	%64 = add i64 %7, %63, !dbg !918
	br label %b1, !dbg !918

b10:
	ret void, !dbg !918

b2_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !898
	br label %fail, !dbg !898

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !906
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !906

b4_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !906
	br label %fail, !dbg !906

b4_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !906
	br label %fail, !dbg !906

b6_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !913
	br label %fail, !dbg !913

fail:
	%66 = phi i32 [ 37, %b2_fail1 ], [ 38, %b4_fail2 ], [ 39, %b4_ok2 ], [ 40, %b6_fail1 ], !dbg !891
	%67 = phi i64 [ 0, %b2_fail1 ], [ %21, %b4_fail2 ], [ %19, %b4_ok2 ], [ %51, %b6_fail1 ], !dbg !891
	%68 = phi i64 [ 0, %b2_fail1 ], [ %p1, %b4_fail2 ], [ %21, %b4_ok2 ], [ %p3, %b6_fail1 ], !dbg !891
	call void @gpuc_fail(i8* %ctrl, i32 %66, i64 %67, i64 %68), !dbg !891
	ret void, !dbg !891
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare void @llvm.nvvm.bar.warp.sync(i32 %a0) convergent nounwind

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

define internal void @gpuc_fail(i8* %ctrl, i32 %site, i64 %v0, i64 %v1) cold noinline nounwind {
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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !123
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !22
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !124
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !22
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !124
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !23
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7) convergent nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

define internal void @gpuc_grid_sync() convergent nounwind {
entry:
	call void @llvm.nvvm.barrier0()
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !22
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !22
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !23
	%4 = or i32 %2, %3
	%5 = icmp eq i32 %4, 0
	br i1 %5, label %arrive, label %end

arrive:
	%6 = call i32 asm "mov.u32 $0, %envreg1;", "=r"() nounwind
	%7 = zext i32 %6 to i64
	%8 = call i32 asm "mov.u32 $0, %envreg2;", "=r"() nounwind
	%9 = zext i32 %8 to i64
	%10 = shl i64 %7, 32
	%11 = or i64 %10, %9
	%12 = call i32 asm "mov.u32 $0, %laneid;", "=r"() nounwind
	%13 = zext i32 %12 to i64
	%14 = add i64 %11, %13
	%15 = add i64 %14, 4
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !410
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !338
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !338
	%20 = mul i32 %18, %19
	%21 = sub i32 -2147483647, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !123
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !124
	%24 = or i32 %22, %23
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !124
	%26 = or i32 %24, %25
	%27 = icmp eq i32 %26, 0
	%28 = select i1 %27, i32 %21, i32 1
	%29 = call i32 asm sideeffect "atom.add.release.gpu.global.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %15, i32 %28) nounwind
	%30 = add i32 %29, %28
	%31 = xor i32 %29, %30
	%32 = icmp sge i32 %31, 0
	br i1 %32, label %wait, label %acquired

wait:
	%33 = call i32 asm sideeffect "ld.relaxed.gpu.global.u32 $0, [$1];", "=r,l,~{memory}"(i64 %15) nounwind
	%34 = xor i32 %29, %33
	%35 = icmp sge i32 %34, 0
	br i1 %35, label %wait, label %acquired

acquired:
	call void asm sideeffect "{ .reg .u32 v; ld.acquire.gpu.global.u32 v, [$0]; }", "l,~{memory}"(i64 %15) nounwind
	br label %end

end:
	call void @llvm.nvvm.barrier0()
	ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare void @gpuc_put_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!919, !920, !921, !922, !923, !924, !925, !926, !927, !928, !929, !930, !931, !932, !933, !934, !935, !936}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = !DIFile(filename: "norm.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!7 = distinct !DISubprogram(name: "publish", scope: !6, file: !6, line: 67, type: !4, isDefinition: true, scopeLine: 67, isOptimized: true, unit: !2)
!8 = !DILocation(line: 67, column: 6, scope: !7)
!9 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!10 = distinct !DISubprogram(name: "Publish", scope: !9, file: !9, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!11 = !DILocation(line: 86, column: 13, scope: !7)
!12 = !DILocation(line: 63, column: 23, scope: !10, inlinedAt: !11)
!13 = !DILocation(line: 63, column: 40, scope: !10, inlinedAt: !11)
!14 = !DILocation(line: 68, column: 20, scope: !7)
!15 = !{!"branch_weights", i32 1, i32 1048576}
!16 = !DILocation(line: 68, column: 24, scope: !7)
!17 = !DILocation(line: 69, column: 32, scope: !7)
!18 = !DILocation(line: 69, column: 50, scope: !7)
!19 = !{i32 1, i32 1025}
!20 = !{i32 1, i32 65}
!21 = !DILocation(line: 78, column: 25, scope: !7)
!22 = !{i32 0, i32 1024}
!23 = !{i32 0, i32 64}
!24 = distinct !DISubprogram(name: "place", scope: !6, file: !6, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!25 = !DILocation(line: 72, column: 26, scope: !7)
!26 = !DILocation(line: 92, column: 62, scope: !24, inlinedAt: !25)
!27 = !DILocation(line: 80, column: 37, scope: !7)
!28 = !DILocation(line: 80, column: 52, scope: !7)
!29 = !DILocation(line: 78, column: 48, scope: !7)
!30 = !DILocation(line: 76, column: 2, scope: !7)
!31 = !{!"branch_weights", i32 1048576, i32 1}
!32 = !DILocation(line: 78, column: 6, scope: !7)
!33 = !DILocation(line: 78, column: 31, scope: !7)
!34 = !DILocation(line: 92, column: 50, scope: !24, inlinedAt: !25)
!35 = !DILocation(line: 92, column: 57, scope: !24, inlinedAt: !25)
!36 = !DILocation(line: 92, column: 69, scope: !24, inlinedAt: !25)
!37 = !DILocation(line: 72, column: 20, scope: !7)
!38 = !DILocation(line: 80, column: 22, scope: !7)
!39 = !DILocation(line: 71, column: 12, scope: !7)
!40 = !DILocation(line: 72, column: 4, scope: !7)
!41 = !DILocation(line: 80, column: 20, scope: !7)
!42 = !DILocation(line: 80, column: 16, scope: !7)
!43 = !DILocation(line: 80, column: 35, scope: !7)
!44 = !DILocation(line: 80, column: 33, scope: !7)
!45 = !DILocation(line: 80, column: 29, scope: !7)
!46 = !DILocation(line: 80, column: 50, scope: !7)
!47 = !DILocation(line: 80, column: 48, scope: !7)
!48 = !DILocation(line: 80, column: 44, scope: !7)
!49 = !DILocation(line: 80, column: 3, scope: !7)
!50 = !DILocation(line: 78, column: 41, scope: !7)
!51 = !{!"llvm.loop.unroll.count", i32 1}
!52 = distinct !{!52, !51}
!53 = !{!"llvm.loop.unroll.disable"}
!54 = distinct !{!54, !53}
!55 = !DILocation(line: 70, column: 13, scope: !7)
!56 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!57 = distinct !DISubprogram(name: "reduceWarp", scope: !56, file: !56, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!58 = distinct !DISubprogram(name: "reduce", scope: !56, file: !56, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!59 = distinct !DISubprogram(name: "ReduceAdd", scope: !56, file: !56, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!60 = !DILocation(line: 82, column: 21, scope: !7)
!61 = !DILocation(line: 8, column: 15, scope: !59, inlinedAt: !60)
!62 = !DILocation(line: 45, column: 16, scope: !58, inlinedAt: !61)
!63 = !DILocation(line: 70, column: 13, scope: !57, inlinedAt: !62)
!64 = !DILocation(line: 71, column: 7, scope: !57, inlinedAt: !62)
!65 = !DILocation(line: 66, column: 35, scope: !57, inlinedAt: !62)
!66 = !DILocation(line: 72, column: 7, scope: !57, inlinedAt: !62)
!67 = !DILocation(line: 72, column: 35, scope: !57, inlinedAt: !62)
!68 = !DILocation(line: 73, column: 23, scope: !57, inlinedAt: !62)
!69 = !DILocation(line: 8, column: 76, scope: !59, inlinedAt: !60)
!70 = !DILocation(line: 72, column: 40, scope: !57, inlinedAt: !62)
!71 = !DILocation(line: 77, column: 16, scope: !57, inlinedAt: !62)
!72 = !DILocation(line: 77, column: 2, scope: !57, inlinedAt: !62)
!73 = !DILocation(line: 78, column: 6, scope: !57, inlinedAt: !62)
!74 = !DILocation(line: 78, column: 22, scope: !57, inlinedAt: !62)
!75 = !DILocation(line: 79, column: 23, scope: !57, inlinedAt: !62)
!76 = !DILocation(line: 78, column: 27, scope: !57, inlinedAt: !62)
!77 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!78 = distinct !DISubprogram(name: "Block.warps", scope: !77, file: !77, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!79 = !DILocation(line: 46, column: 14, scope: !58, inlinedAt: !61)
!80 = !DILocation(line: 26, column: 47, scope: !78, inlinedAt: !79)
!81 = !DILocation(line: 26, column: 59, scope: !78, inlinedAt: !79)
!82 = !DILocation(line: 26, column: 64, scope: !78, inlinedAt: !79)
!83 = !DILocation(line: 47, column: 7, scope: !58, inlinedAt: !61)
!84 = !DILocation(line: 50, column: 31, scope: !58, inlinedAt: !61)
!85 = !DILocation(line: 51, column: 10, scope: !58, inlinedAt: !61)
!86 = !DILocation(line: 52, column: 11, scope: !58, inlinedAt: !61)
!87 = !{i32 0, i32 32}
!88 = !DILocation(line: 52, column: 14, scope: !58, inlinedAt: !61)
!89 = !DILocation(line: 53, column: 17, scope: !58, inlinedAt: !61)
!90 = !DILocation(line: 53, column: 8, scope: !58, inlinedAt: !61)
!91 = !DILocation(line: 55, column: 10, scope: !58, inlinedAt: !61)
!92 = !DILocation(line: 56, column: 11, scope: !58, inlinedAt: !61)
!93 = !DILocation(line: 43, column: 50, scope: !58, inlinedAt: !61)
!94 = !DILocation(line: 57, column: 6, scope: !58, inlinedAt: !61)
!95 = !DILocation(line: 57, column: 16, scope: !58, inlinedAt: !61)
!96 = !DILocation(line: 58, column: 17, scope: !58, inlinedAt: !61)
!97 = !DILocation(line: 57, column: 21, scope: !58, inlinedAt: !61)
!98 = !DILocation(line: 83, column: 15, scope: !7)
!99 = !DILocation(line: 84, column: 22, scope: !7)
!100 = !DILocation(line: 85, column: 13, scope: !7)
!101 = !DIFile(filename: "value.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!102 = distinct !DISubprogram(name: "Store", scope: !101, file: !101, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!103 = !DILocation(line: 69, column: 8, scope: !10, inlinedAt: !11)
!104 = !DILocation(line: 12, column: 16, scope: !102, inlinedAt: !103)
!105 = !DILocation(line: 65, column: 12, scope: !10, inlinedAt: !11)
!106 = !DILocation(line: 66, column: 9, scope: !10, inlinedAt: !11)
!107 = !DILocation(line: 67, column: 4, scope: !10, inlinedAt: !11)
!108 = !DILocation(line: 65, column: 3, scope: !10, inlinedAt: !11)
!109 = distinct !DISubprogram(name: "valueAt", scope: !9, file: !9, line: 96, type: !4, isDefinition: true, scopeLine: 96, isOptimized: true, unit: !2)
!110 = !DILocation(line: 69, column: 29, scope: !10, inlinedAt: !11)
!111 = !DILocation(line: 97, column: 19, scope: !109, inlinedAt: !110)
!112 = !DILocation(line: 97, column: 22, scope: !109, inlinedAt: !110)
!113 = !DILocation(line: 97, column: 27, scope: !109, inlinedAt: !110)
!114 = !DILocation(line: 97, column: 33, scope: !109, inlinedAt: !110)
!115 = distinct !DISubprogram(name: "line", scope: !101, file: !101, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!116 = !DILocation(line: 12, column: 24, scope: !102, inlinedAt: !103)
!117 = !DILocation(line: 32, column: 78, scope: !115, inlinedAt: !116)
!118 = !DILocation(line: 32, column: 71, scope: !115, inlinedAt: !116)
!119 = !DILocation(line: 32, column: 87, scope: !115, inlinedAt: !116)
!120 = !DILocation(line: 32, column: 92, scope: !115, inlinedAt: !116)
!121 = !DILocation(line: 12, column: 45, scope: !102, inlinedAt: !103)
!122 = !DILocation(line: 88, column: 2, scope: !7)
!123 = !{i32 0, i32 2147483647}
!124 = !{i32 0, i32 65535}
!125 = !DIFile(filename: "sweep.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!126 = distinct !DISubprogram(name: "march", scope: !125, file: !125, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!127 = !DILocation(line: 110, column: 6, scope: !126)
!128 = !DILocation(line: 111, column: 11, scope: !126)
!129 = !DILocation(line: 111, column: 27, scope: !126)
!130 = !DILocation(line: 112, column: 3, scope: !126)
!131 = !DILocation(line: 114, column: 18, scope: !126)
!132 = !DILocation(line: 115, column: 19, scope: !126)
!133 = !DILocation(line: 115, column: 32, scope: !126)
!134 = !DILocation(line: 115, column: 41, scope: !126)
!135 = !DILocation(line: 115, column: 23, scope: !126)
!136 = !DILocation(line: 119, column: 11, scope: !126)
!137 = !DILocation(line: 118, column: 2, scope: !126)
!138 = !DILocation(line: 122, column: 20, scope: !126)
!139 = !DILocation(line: 122, column: 11, scope: !126)
!140 = !DILocation(line: 118, column: 10, scope: !126)
!141 = !DILocation(line: 126, column: 41, scope: !126)
!142 = !DILocation(line: 127, column: 12, scope: !126)
!143 = !DILocation(line: 127, column: 16, scope: !126)
!144 = !DILocation(line: 127, column: 19, scope: !126)
!145 = !DILocation(line: 127, column: 30, scope: !126)
!146 = !DILocation(line: 127, column: 25, scope: !126)
!147 = !DILocation(line: 128, column: 24, scope: !126)
!148 = !DILocation(line: 128, column: 21, scope: !126)
!149 = !DILocation(line: 128, column: 40, scope: !126)
!150 = !DILocation(line: 129, column: 13, scope: !126)
!151 = distinct !DISubprogram(name: "fixed", scope: !125, file: !125, line: 167, type: !4, isDefinition: true, scopeLine: 167, isOptimized: true, unit: !2)
!152 = !DILocation(line: 137, column: 21, scope: !126)
!153 = !DILocation(line: 168, column: 12, scope: !151, inlinedAt: !152)
!154 = !DILocation(line: 171, column: 20, scope: !151, inlinedAt: !152)
!155 = !DILocation(line: 171, column: 12, scope: !151, inlinedAt: !152)
!156 = !DILocation(line: 174, column: 11, scope: !151, inlinedAt: !152)
!157 = !DILocation(line: 174, column: 14, scope: !151, inlinedAt: !152)
!158 = !DILocation(line: 177, column: 11, scope: !151, inlinedAt: !152)
!159 = !DILocation(line: 177, column: 14, scope: !151, inlinedAt: !152)
!160 = !DILocation(line: 180, column: 11, scope: !151, inlinedAt: !152)
!161 = !DILocation(line: 180, column: 14, scope: !151, inlinedAt: !152)
!162 = !DILocation(line: 125, column: 2, scope: !126)
!163 = !DILocation(line: 127, column: 2, scope: !126)
!164 = !DILocation(line: 128, column: 2, scope: !126)
!165 = !DILocation(line: 128, column: 6, scope: !126)
!166 = !DILocation(line: 129, column: 2, scope: !126)
!167 = !DILocation(line: 130, column: 13, scope: !126)
!168 = !DILocation(line: 131, column: 15, scope: !126)
!169 = !DILocation(line: 132, column: 25, scope: !126)
!170 = !DILocation(line: 132, column: 48, scope: !126)
!171 = !DILocation(line: 132, column: 42, scope: !126)
!172 = !DILocation(line: 133, column: 27, scope: !126)
!173 = !DILocation(line: 133, column: 35, scope: !126)
!174 = !DILocation(line: 133, column: 24, scope: !126)
!175 = !DILocation(line: 133, column: 62, scope: !126)
!176 = !DILocation(line: 133, column: 51, scope: !126)
!177 = !DILocation(line: 134, column: 32, scope: !126)
!178 = !DILocation(line: 134, column: 40, scope: !126)
!179 = !DILocation(line: 134, column: 26, scope: !126)
!180 = !DILocation(line: 134, column: 70, scope: !126)
!181 = !DILocation(line: 134, column: 56, scope: !126)
!182 = distinct !DISubprogram(name: "mean", scope: !125, file: !125, line: 156, type: !4, isDefinition: true, scopeLine: 156, isOptimized: true, unit: !2)
!183 = !DILocation(line: 135, column: 20, scope: !126)
!184 = !DILocation(line: 158, column: 12, scope: !182, inlinedAt: !183)
!185 = !DILocation(line: 158, column: 20, scope: !182, inlinedAt: !183)
!186 = !DILocation(line: 158, column: 27, scope: !182, inlinedAt: !183)
!187 = !DILocation(line: 158, column: 37, scope: !182, inlinedAt: !183)
!188 = !DILocation(line: 159, column: 13, scope: !182, inlinedAt: !183)
!189 = !DILocation(line: 159, column: 21, scope: !182, inlinedAt: !183)
!190 = !DILocation(line: 159, column: 28, scope: !182, inlinedAt: !183)
!191 = !DILocation(line: 159, column: 38, scope: !182, inlinedAt: !183)
!192 = !DILocation(line: 160, column: 13, scope: !182, inlinedAt: !183)
!193 = !DILocation(line: 160, column: 21, scope: !182, inlinedAt: !183)
!194 = !DILocation(line: 160, column: 28, scope: !182, inlinedAt: !183)
!195 = !DILocation(line: 160, column: 38, scope: !182, inlinedAt: !183)
!196 = !DILocation(line: 161, column: 13, scope: !182, inlinedAt: !183)
!197 = !DILocation(line: 161, column: 21, scope: !182, inlinedAt: !183)
!198 = !DILocation(line: 161, column: 28, scope: !182, inlinedAt: !183)
!199 = !DILocation(line: 161, column: 38, scope: !182, inlinedAt: !183)
!200 = !DILocation(line: 135, column: 54, scope: !126)
!201 = !DILocation(line: 158, column: 12, scope: !182, inlinedAt: !200)
!202 = !DILocation(line: 158, column: 20, scope: !182, inlinedAt: !200)
!203 = !DILocation(line: 158, column: 27, scope: !182, inlinedAt: !200)
!204 = !DILocation(line: 158, column: 37, scope: !182, inlinedAt: !200)
!205 = !DILocation(line: 159, column: 13, scope: !182, inlinedAt: !200)
!206 = !DILocation(line: 159, column: 21, scope: !182, inlinedAt: !200)
!207 = !DILocation(line: 159, column: 28, scope: !182, inlinedAt: !200)
!208 = !DILocation(line: 159, column: 38, scope: !182, inlinedAt: !200)
!209 = !DILocation(line: 160, column: 13, scope: !182, inlinedAt: !200)
!210 = !DILocation(line: 160, column: 21, scope: !182, inlinedAt: !200)
!211 = !DILocation(line: 160, column: 28, scope: !182, inlinedAt: !200)
!212 = !DILocation(line: 160, column: 38, scope: !182, inlinedAt: !200)
!213 = !DILocation(line: 161, column: 13, scope: !182, inlinedAt: !200)
!214 = !DILocation(line: 161, column: 21, scope: !182, inlinedAt: !200)
!215 = !DILocation(line: 161, column: 28, scope: !182, inlinedAt: !200)
!216 = !DILocation(line: 161, column: 38, scope: !182, inlinedAt: !200)
!217 = !DILocation(line: 169, column: 7, scope: !151, inlinedAt: !152)
!218 = !DILocation(line: 171, column: 20, scope: !126)
!219 = !DILocation(line: 172, column: 7, scope: !151, inlinedAt: !152)
!220 = !DILocation(line: 174, column: 11, scope: !126)
!221 = !DILocation(line: 175, column: 7, scope: !151, inlinedAt: !152)
!222 = !DILocation(line: 177, column: 11, scope: !126)
!223 = !DILocation(line: 178, column: 7, scope: !151, inlinedAt: !152)
!224 = !DILocation(line: 180, column: 11, scope: !126)
!225 = !DILocation(line: 181, column: 7, scope: !151, inlinedAt: !152)
!226 = !DILocation(line: 183, column: 9, scope: !126)
!227 = !DILocation(line: 137, column: 55, scope: !126)
!228 = !DILocation(line: 168, column: 12, scope: !151, inlinedAt: !227)
!229 = !DILocation(line: 169, column: 7, scope: !151, inlinedAt: !227)
!230 = !DILocation(line: 171, column: 12, scope: !151, inlinedAt: !227)
!231 = !DILocation(line: 172, column: 7, scope: !151, inlinedAt: !227)
!232 = !DILocation(line: 174, column: 14, scope: !151, inlinedAt: !227)
!233 = !DILocation(line: 175, column: 7, scope: !151, inlinedAt: !227)
!234 = !DILocation(line: 177, column: 14, scope: !151, inlinedAt: !227)
!235 = !DILocation(line: 178, column: 7, scope: !151, inlinedAt: !227)
!236 = !DILocation(line: 180, column: 14, scope: !151, inlinedAt: !227)
!237 = !DILocation(line: 181, column: 7, scope: !151, inlinedAt: !227)
!238 = !DILocation(line: 135, column: 3, scope: !126)
!239 = !DILocation(line: 135, column: 8, scope: !126)
!240 = !DILocation(line: 139, column: 12, scope: !126)
!241 = !DILocation(line: 139, column: 27, scope: !126)
!242 = distinct !DISubprogram(name: "distance", scope: !125, file: !125, line: 187, type: !4, isDefinition: true, scopeLine: 187, isOptimized: true, unit: !2)
!243 = !DILocation(line: 140, column: 22, scope: !126)
!244 = !DILocation(line: 188, column: 19, scope: !242, inlinedAt: !243)
!245 = !DILocation(line: 188, column: 28, scope: !242, inlinedAt: !243)
!246 = !DILocation(line: 188, column: 37, scope: !242, inlinedAt: !243)
!247 = !DILocation(line: 188, column: 46, scope: !242, inlinedAt: !243)
!248 = !DILocation(line: 189, column: 10, scope: !242, inlinedAt: !243)
!249 = !DILocation(line: 189, column: 16, scope: !242, inlinedAt: !243)
!250 = !DILocation(line: 189, column: 13, scope: !242, inlinedAt: !243)
!251 = !DILocation(line: 189, column: 22, scope: !242, inlinedAt: !243)
!252 = !DILocation(line: 189, column: 19, scope: !242, inlinedAt: !243)
!253 = !DILocation(line: 189, column: 28, scope: !242, inlinedAt: !243)
!254 = !DILocation(line: 189, column: 25, scope: !242, inlinedAt: !243)
!255 = !DILocation(line: 140, column: 43, scope: !126)
!256 = !DILocation(line: 188, column: 19, scope: !242, inlinedAt: !255)
!257 = !DILocation(line: 188, column: 28, scope: !242, inlinedAt: !255)
!258 = !DILocation(line: 188, column: 37, scope: !242, inlinedAt: !255)
!259 = !DILocation(line: 188, column: 46, scope: !242, inlinedAt: !255)
!260 = !DILocation(line: 189, column: 10, scope: !242, inlinedAt: !255)
!261 = !DILocation(line: 189, column: 16, scope: !242, inlinedAt: !255)
!262 = !DILocation(line: 189, column: 13, scope: !242, inlinedAt: !255)
!263 = !DILocation(line: 189, column: 22, scope: !242, inlinedAt: !255)
!264 = !DILocation(line: 189, column: 19, scope: !242, inlinedAt: !255)
!265 = !DILocation(line: 189, column: 28, scope: !242, inlinedAt: !255)
!266 = !DILocation(line: 189, column: 25, scope: !242, inlinedAt: !255)
!267 = !DILocation(line: 140, column: 33, scope: !126)
!268 = !DILocation(line: 140, column: 3, scope: !126)
!269 = !DILocation(line: 130, column: 19, scope: !126)
!270 = !{!"llvm.loop.unroll.disable"}
!271 = distinct !{!271, !270}
!272 = !DILocation(line: 144, column: 10, scope: !126)
!273 = !DILocation(line: 145, column: 35, scope: !126)
!274 = !DILocation(line: 145, column: 32, scope: !126)
!275 = !DILocation(line: 145, column: 52, scope: !126)
!276 = !DILocation(line: 145, column: 60, scope: !126)
!277 = !DILocation(line: 145, column: 49, scope: !126)
!278 = !DILocation(line: 145, column: 87, scope: !126)
!279 = !DILocation(line: 145, column: 76, scope: !126)
!280 = !DILocation(line: 145, column: 14, scope: !126)
!281 = !DILocation(line: 158, column: 12, scope: !182, inlinedAt: !280)
!282 = !DILocation(line: 158, column: 20, scope: !182, inlinedAt: !280)
!283 = !DILocation(line: 158, column: 27, scope: !182, inlinedAt: !280)
!284 = !DILocation(line: 158, column: 37, scope: !182, inlinedAt: !280)
!285 = !DILocation(line: 159, column: 13, scope: !182, inlinedAt: !280)
!286 = !DILocation(line: 159, column: 21, scope: !182, inlinedAt: !280)
!287 = !DILocation(line: 159, column: 28, scope: !182, inlinedAt: !280)
!288 = !DILocation(line: 159, column: 38, scope: !182, inlinedAt: !280)
!289 = !DILocation(line: 160, column: 13, scope: !182, inlinedAt: !280)
!290 = !DILocation(line: 160, column: 21, scope: !182, inlinedAt: !280)
!291 = !DILocation(line: 160, column: 28, scope: !182, inlinedAt: !280)
!292 = !DILocation(line: 160, column: 38, scope: !182, inlinedAt: !280)
!293 = !DILocation(line: 161, column: 13, scope: !182, inlinedAt: !280)
!294 = !DILocation(line: 161, column: 21, scope: !182, inlinedAt: !280)
!295 = !DILocation(line: 161, column: 28, scope: !182, inlinedAt: !280)
!296 = !DILocation(line: 161, column: 38, scope: !182, inlinedAt: !280)
!297 = !DILocation(line: 147, column: 15, scope: !126)
!298 = !DILocation(line: 168, column: 12, scope: !151, inlinedAt: !297)
!299 = !DILocation(line: 169, column: 7, scope: !151, inlinedAt: !297)
!300 = !DILocation(line: 171, column: 12, scope: !151, inlinedAt: !297)
!301 = !DILocation(line: 172, column: 7, scope: !151, inlinedAt: !297)
!302 = !DILocation(line: 174, column: 14, scope: !151, inlinedAt: !297)
!303 = !DILocation(line: 175, column: 7, scope: !151, inlinedAt: !297)
!304 = !DILocation(line: 177, column: 14, scope: !151, inlinedAt: !297)
!305 = !DILocation(line: 178, column: 7, scope: !151, inlinedAt: !297)
!306 = !DILocation(line: 180, column: 14, scope: !151, inlinedAt: !297)
!307 = !DILocation(line: 181, column: 7, scope: !151, inlinedAt: !297)
!308 = !DILocation(line: 145, column: 3, scope: !126)
!309 = !DILocation(line: 149, column: 12, scope: !126)
!310 = !DILocation(line: 150, column: 22, scope: !126)
!311 = !DILocation(line: 188, column: 19, scope: !242, inlinedAt: !310)
!312 = !DILocation(line: 188, column: 28, scope: !242, inlinedAt: !310)
!313 = !DILocation(line: 188, column: 37, scope: !242, inlinedAt: !310)
!314 = !DILocation(line: 188, column: 46, scope: !242, inlinedAt: !310)
!315 = !DILocation(line: 189, column: 10, scope: !242, inlinedAt: !310)
!316 = !DILocation(line: 189, column: 16, scope: !242, inlinedAt: !310)
!317 = !DILocation(line: 189, column: 13, scope: !242, inlinedAt: !310)
!318 = !DILocation(line: 189, column: 22, scope: !242, inlinedAt: !310)
!319 = !DILocation(line: 189, column: 19, scope: !242, inlinedAt: !310)
!320 = !DILocation(line: 189, column: 28, scope: !242, inlinedAt: !310)
!321 = !DILocation(line: 189, column: 25, scope: !242, inlinedAt: !310)
!322 = !DILocation(line: 150, column: 3, scope: !126)
!323 = !DILocation(line: 152, column: 2, scope: !126)
!324 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!325 = !DILocation(line: 25, column: 6, scope: !324)
!326 = distinct !DISubprogram(name: "send", scope: !125, file: !125, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!327 = distinct !DISubprogram(name: "sweepTile", scope: !125, file: !125, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!328 = distinct !DISubprogram(name: "sweep", scope: !125, file: !125, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!329 = !DILocation(line: 46, column: 18, scope: !324)
!330 = !DILocation(line: 46, column: 23, scope: !328, inlinedAt: !329)
!331 = !DILocation(line: 84, column: 8, scope: !327, inlinedAt: !330)
!332 = !DILocation(line: 103, column: 20, scope: !326, inlinedAt: !331)
!333 = distinct !DISubprogram(name: "leads", scope: !1, file: !1, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!334 = !DILocation(line: 26, column: 10, scope: !324)
!335 = !DILocation(line: 59, column: 19, scope: !333, inlinedAt: !334)
!336 = !DILocation(line: 59, column: 24, scope: !333, inlinedAt: !334)
!337 = !DILocation(line: 59, column: 59, scope: !333, inlinedAt: !334)
!338 = !{i32 1, i32 65536}
!339 = !DILocation(line: 59, column: 63, scope: !333, inlinedAt: !334)
!340 = !DILocation(line: 59, column: 47, scope: !333, inlinedAt: !334)
!341 = !DILocation(line: 59, column: 83, scope: !333, inlinedAt: !334)
!342 = !DILocation(line: 59, column: 86, scope: !333, inlinedAt: !334)
!343 = !DILocation(line: 27, column: 10, scope: !324)
!344 = !DILocation(line: 27, column: 23, scope: !324)
!345 = !DILocation(line: 27, column: 8, scope: !324)
!346 = !DILocation(line: 27, column: 29, scope: !324)
!347 = !DILocation(line: 31, column: 11, scope: !324)
!348 = !DILocation(line: 32, column: 25, scope: !324)
!349 = !DILocation(line: 32, column: 23, scope: !324)
!350 = !DILocation(line: 32, column: 37, scope: !324)
!351 = !DILocation(line: 33, column: 12, scope: !324)
!352 = !DILocation(line: 59, column: 24, scope: !333, inlinedAt: !351)
!353 = !DILocation(line: 59, column: 59, scope: !333, inlinedAt: !351)
!354 = !DILocation(line: 59, column: 63, scope: !333, inlinedAt: !351)
!355 = !DILocation(line: 59, column: 47, scope: !333, inlinedAt: !351)
!356 = !DILocation(line: 59, column: 83, scope: !333, inlinedAt: !351)
!357 = !DILocation(line: 59, column: 86, scope: !333, inlinedAt: !351)
!358 = !DILocation(line: 34, column: 14, scope: !324)
!359 = !DILocation(line: 36, column: 4, scope: !324)
!360 = !DILocation(line: 39, column: 32, scope: !324)
!361 = distinct !DISubprogram(name: "collects", scope: !6, file: !6, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!362 = !DILocation(line: 39, column: 48, scope: !324)
!363 = !DILocation(line: 38, column: 24, scope: !361, inlinedAt: !362)
!364 = !DILocation(line: 38, column: 63, scope: !361, inlinedAt: !362)
!365 = !DILocation(line: 38, column: 67, scope: !361, inlinedAt: !362)
!366 = !DILocation(line: 38, column: 53, scope: !361, inlinedAt: !362)
!367 = !DILocation(line: 38, column: 47, scope: !361, inlinedAt: !362)
!368 = !DILocation(line: 38, column: 29, scope: !361, inlinedAt: !362)
!369 = !DILocation(line: 39, column: 37, scope: !324)
!370 = !DILocation(line: 41, column: 18, scope: !324)
!371 = !DILocation(line: 39, column: 13, scope: !324)
!372 = !DILocation(line: 44, column: 12, scope: !324)
!373 = distinct !DISubprogram(name: "statesIn", scope: !125, file: !125, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!374 = !DILocation(line: 45, column: 23, scope: !324)
!375 = !DILocation(line: 36, column: 17, scope: !373, inlinedAt: !374)
!376 = !DILocation(line: 37, column: 31, scope: !373, inlinedAt: !374)
!377 = !DILocation(line: 37, column: 69, scope: !373, inlinedAt: !374)
!378 = !DILocation(line: 59, column: 32, scope: !327, inlinedAt: !330)
!379 = !DILocation(line: 30, column: 40, scope: !324)
!380 = !DILocation(line: 69, column: 64, scope: !327, inlinedAt: !330)
!381 = distinct !DISubprogram(name: "haloSignal", scope: !125, file: !125, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!382 = !DILocation(line: 69, column: 40, scope: !327, inlinedAt: !330)
!383 = !DILocation(line: 22, column: 25, scope: !381, inlinedAt: !382)
!384 = !DILocation(line: 22, column: 33, scope: !381, inlinedAt: !382)
!385 = !DILocation(line: 72, column: 40, scope: !327, inlinedAt: !330)
!386 = !DILocation(line: 22, column: 27, scope: !381, inlinedAt: !385)
!387 = !DILocation(line: 22, column: 33, scope: !381, inlinedAt: !385)
!388 = !DILocation(line: 79, column: 60, scope: !327, inlinedAt: !330)
!389 = !DILocation(line: 80, column: 48, scope: !327, inlinedAt: !330)
!390 = !DILocation(line: 84, column: 68, scope: !327, inlinedAt: !330)
!391 = !DILocation(line: 101, column: 23, scope: !326, inlinedAt: !331)
!392 = !DILocation(line: 102, column: 13, scope: !326, inlinedAt: !331)
!393 = !DILocation(line: 102, column: 17, scope: !326, inlinedAt: !331)
!394 = !DILocation(line: 104, column: 13, scope: !326, inlinedAt: !331)
!395 = !DILocation(line: 22, column: 25, scope: !381, inlinedAt: !394)
!396 = !DILocation(line: 22, column: 27, scope: !381, inlinedAt: !394)
!397 = !DILocation(line: 22, column: 33, scope: !381, inlinedAt: !394)
!398 = !DILocation(line: 104, column: 68, scope: !326, inlinedAt: !331)
!399 = !DILocation(line: 87, column: 8, scope: !327, inlinedAt: !330)
!400 = !DILocation(line: 101, column: 13, scope: !326, inlinedAt: !399)
!401 = !DILocation(line: 101, column: 19, scope: !326, inlinedAt: !399)
!402 = !DILocation(line: 104, column: 13, scope: !326, inlinedAt: !399)
!403 = !DILocation(line: 22, column: 33, scope: !381, inlinedAt: !402)
!404 = !DILocation(line: 104, column: 68, scope: !326, inlinedAt: !399)
!405 = !DILocation(line: 45, column: 19, scope: !328, inlinedAt: !329)
!406 = !DILocation(line: 44, column: 2, scope: !328, inlinedAt: !329)
!407 = !DILocation(line: 45, column: 6, scope: !328, inlinedAt: !329)
!408 = !DILocation(line: 45, column: 42, scope: !328, inlinedAt: !329)
!409 = !DILocation(line: 59, column: 65, scope: !327, inlinedAt: !330)
!410 = !{i32 1, i32 -2147483648}
!411 = !DILocation(line: 59, column: 69, scope: !327, inlinedAt: !330)
!412 = !DILocation(line: 59, column: 53, scope: !327, inlinedAt: !330)
!413 = !DILocation(line: 60, column: 42, scope: !327, inlinedAt: !330)
!414 = !DILocation(line: 60, column: 31, scope: !327, inlinedAt: !330)
!415 = !DILocation(line: 60, column: 60, scope: !327, inlinedAt: !330)
!416 = !DILocation(line: 60, column: 47, scope: !327, inlinedAt: !330)
!417 = !DILocation(line: 60, column: 16, scope: !327, inlinedAt: !330)
!418 = !DIFile(filename: "part.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!419 = distinct !DISubprogram(name: "Layout.strip", scope: !418, file: !418, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!420 = !DILocation(line: 61, column: 19, scope: !327, inlinedAt: !330)
!421 = !DILocation(line: 76, column: 48, scope: !419, inlinedAt: !420)
!422 = !DILocation(line: 76, column: 62, scope: !419, inlinedAt: !420)
!423 = !DILocation(line: 76, column: 57, scope: !419, inlinedAt: !420)
!424 = !DILocation(line: 76, column: 75, scope: !419, inlinedAt: !420)
!425 = !DILocation(line: 61, column: 41, scope: !327, inlinedAt: !330)
!426 = !DILocation(line: 61, column: 35, scope: !327, inlinedAt: !330)
!427 = !DILocation(line: 76, column: 48, scope: !419, inlinedAt: !426)
!428 = !DILocation(line: 76, column: 62, scope: !419, inlinedAt: !426)
!429 = !DILocation(line: 76, column: 57, scope: !419, inlinedAt: !426)
!430 = !DILocation(line: 76, column: 75, scope: !419, inlinedAt: !426)
!431 = !DILocation(line: 62, column: 17, scope: !327, inlinedAt: !330)
!432 = !DILocation(line: 62, column: 30, scope: !327, inlinedAt: !330)
!433 = !DILocation(line: 62, column: 23, scope: !327, inlinedAt: !330)
!434 = !DILocation(line: 62, column: 55, scope: !327, inlinedAt: !330)
!435 = !DILocation(line: 62, column: 47, scope: !327, inlinedAt: !330)
!436 = !DILocation(line: 67, column: 20, scope: !327, inlinedAt: !330)
!437 = !DILocation(line: 67, column: 23, scope: !327, inlinedAt: !330)
!438 = !DILocation(line: 22, column: 42, scope: !381, inlinedAt: !382)
!439 = !DILocation(line: 22, column: 20, scope: !381, inlinedAt: !382)
!440 = !DILocation(line: 22, column: 16, scope: !381, inlinedAt: !382)
!441 = !DILocation(line: 69, column: 26, scope: !327, inlinedAt: !330)
!442 = !DILocation(line: 22, column: 42, scope: !381, inlinedAt: !385)
!443 = !DILocation(line: 22, column: 20, scope: !381, inlinedAt: !385)
!444 = !DILocation(line: 22, column: 16, scope: !381, inlinedAt: !385)
!445 = !DILocation(line: 72, column: 26, scope: !327, inlinedAt: !330)
!446 = !DILocation(line: 75, column: 17, scope: !327, inlinedAt: !330)
!447 = !DILocation(line: 76, column: 31, scope: !327, inlinedAt: !330)
!448 = !DILocation(line: 77, column: 20, scope: !327, inlinedAt: !330)
!449 = !DILocation(line: 77, column: 4, scope: !327, inlinedAt: !330)
!450 = !DILocation(line: 64, column: 2, scope: !327, inlinedAt: !330)
!451 = !DILocation(line: 79, column: 47, scope: !327, inlinedAt: !330)
!452 = !DILocation(line: 79, column: 30, scope: !327, inlinedAt: !330)
!453 = !DILocation(line: 80, column: 20, scope: !327, inlinedAt: !330)
!454 = !DILocation(line: 80, column: 4, scope: !327, inlinedAt: !330)
!455 = !DILocation(line: 82, column: 17, scope: !327, inlinedAt: !330)
!456 = !DILocation(line: 100, column: 28, scope: !326, inlinedAt: !331)
!457 = !DILocation(line: 100, column: 14, scope: !326, inlinedAt: !331)
!458 = !DILocation(line: 100, column: 34, scope: !326, inlinedAt: !331)
!459 = !DILocation(line: 101, column: 37, scope: !326, inlinedAt: !331)
!460 = !DILocation(line: 101, column: 32, scope: !326, inlinedAt: !331)
!461 = !DILocation(line: 101, column: 43, scope: !326, inlinedAt: !331)
!462 = !DILocation(line: 102, column: 30, scope: !326, inlinedAt: !331)
!463 = !DILocation(line: 102, column: 41, scope: !326, inlinedAt: !331)
!464 = !DILocation(line: 103, column: 55, scope: !326, inlinedAt: !331)
!465 = !DILocation(line: 103, column: 46, scope: !326, inlinedAt: !331)
!466 = !DILocation(line: 103, column: 83, scope: !326, inlinedAt: !331)
!467 = !DILocation(line: 103, column: 74, scope: !326, inlinedAt: !331)
!468 = !DILocation(line: 22, column: 42, scope: !381, inlinedAt: !394)
!469 = !DILocation(line: 22, column: 20, scope: !381, inlinedAt: !394)
!470 = !DILocation(line: 22, column: 16, scope: !381, inlinedAt: !394)
!471 = !DILocation(line: 84, column: 50, scope: !327, inlinedAt: !330)
!472 = !DILocation(line: 100, column: 28, scope: !326, inlinedAt: !399)
!473 = !DILocation(line: 100, column: 14, scope: !326, inlinedAt: !399)
!474 = !DILocation(line: 100, column: 34, scope: !326, inlinedAt: !399)
!475 = !DILocation(line: 101, column: 37, scope: !326, inlinedAt: !399)
!476 = !DILocation(line: 101, column: 32, scope: !326, inlinedAt: !399)
!477 = !DILocation(line: 101, column: 43, scope: !326, inlinedAt: !399)
!478 = !DILocation(line: 102, column: 41, scope: !326, inlinedAt: !399)
!479 = !DILocation(line: 103, column: 55, scope: !326, inlinedAt: !399)
!480 = !DILocation(line: 103, column: 46, scope: !326, inlinedAt: !399)
!481 = !DILocation(line: 103, column: 83, scope: !326, inlinedAt: !399)
!482 = !DILocation(line: 103, column: 74, scope: !326, inlinedAt: !399)
!483 = !DILocation(line: 22, column: 42, scope: !381, inlinedAt: !402)
!484 = !DILocation(line: 22, column: 20, scope: !381, inlinedAt: !402)
!485 = !DILocation(line: 22, column: 16, scope: !381, inlinedAt: !402)
!486 = !DILocation(line: 103, column: 20, scope: !326, inlinedAt: !399)
!487 = !DILocation(line: 87, column: 50, scope: !327, inlinedAt: !330)
!488 = !DILocation(line: 90, column: 49, scope: !327, inlinedAt: !330)
!489 = !DILocation(line: 90, column: 61, scope: !327, inlinedAt: !330)
!490 = !DILocation(line: 90, column: 24, scope: !327, inlinedAt: !330)
!491 = !DILocation(line: 90, column: 17, scope: !327, inlinedAt: !330)
!492 = !DILocation(line: 46, column: 3, scope: !328, inlinedAt: !329)
!493 = !DILocation(line: 45, column: 53, scope: !328, inlinedAt: !329)
!494 = !DILocation(line: 43, column: 2, scope: !324)
!495 = distinct !DISubprogram(name: "collect", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!496 = !DILocation(line: 49, column: 10, scope: !324)
!497 = !DILocation(line: 44, column: 19, scope: !495, inlinedAt: !496)
!498 = !DILocation(line: 44, column: 38, scope: !495, inlinedAt: !496)
!499 = !DILocation(line: 44, column: 22, scope: !495, inlinedAt: !496)
!500 = distinct !DISubprogram(name: "SumByWarp", scope: !9, file: !9, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!501 = !DILocation(line: 47, column: 32, scope: !495, inlinedAt: !496)
!502 = !DILocation(line: 87, column: 21, scope: !500, inlinedAt: !501)
!503 = !DILocation(line: 89, column: 33, scope: !500, inlinedAt: !501)
!504 = distinct !DISubprogram(name: "Await", scope: !101, file: !101, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!505 = !DILocation(line: 90, column: 18, scope: !500, inlinedAt: !501)
!506 = !DILocation(line: 21, column: 40, scope: !504, inlinedAt: !505)
!507 = !DILocation(line: 89, column: 33, scope: !324)
!508 = !DILocation(line: 90, column: 39, scope: !500, inlinedAt: !501)
!509 = !DILocation(line: 97, column: 19, scope: !109, inlinedAt: !508)
!510 = !DILocation(line: 97, column: 22, scope: !109, inlinedAt: !508)
!511 = !DILocation(line: 97, column: 27, scope: !109, inlinedAt: !508)
!512 = !DILocation(line: 97, column: 33, scope: !109, inlinedAt: !508)
!513 = !DILocation(line: 21, column: 48, scope: !504, inlinedAt: !505)
!514 = !DILocation(line: 32, column: 78, scope: !115, inlinedAt: !513)
!515 = !DILocation(line: 32, column: 71, scope: !115, inlinedAt: !513)
!516 = !DILocation(line: 32, column: 87, scope: !115, inlinedAt: !513)
!517 = !DILocation(line: 32, column: 92, scope: !115, inlinedAt: !513)
!518 = !DILocation(line: 21, column: 25, scope: !504, inlinedAt: !505)
!519 = !DILocation(line: 90, column: 3, scope: !500, inlinedAt: !501)
!520 = distinct !DISubprogram(name: "reduce", scope: !56, file: !56, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!521 = distinct !DISubprogram(name: "ReduceAdd", scope: !56, file: !56, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!522 = !DILocation(line: 92, column: 22, scope: !500, inlinedAt: !501)
!523 = !DILocation(line: 8, column: 15, scope: !521, inlinedAt: !522)
!524 = !DILocation(line: 45, column: 16, scope: !520, inlinedAt: !523)
!525 = !DILocation(line: 71, column: 7, scope: !57, inlinedAt: !524)
!526 = !DILocation(line: 66, column: 35, scope: !57, inlinedAt: !524)
!527 = !DILocation(line: 72, column: 7, scope: !57, inlinedAt: !524)
!528 = !DILocation(line: 72, column: 35, scope: !57, inlinedAt: !524)
!529 = !DILocation(line: 73, column: 23, scope: !57, inlinedAt: !524)
!530 = !DILocation(line: 8, column: 76, scope: !521, inlinedAt: !522)
!531 = !DILocation(line: 72, column: 40, scope: !57, inlinedAt: !524)
!532 = !DILocation(line: 77, column: 16, scope: !57, inlinedAt: !524)
!533 = !DILocation(line: 77, column: 2, scope: !57, inlinedAt: !524)
!534 = !DILocation(line: 78, column: 6, scope: !57, inlinedAt: !524)
!535 = !DILocation(line: 78, column: 22, scope: !57, inlinedAt: !524)
!536 = !DILocation(line: 79, column: 23, scope: !57, inlinedAt: !524)
!537 = !DILocation(line: 78, column: 27, scope: !57, inlinedAt: !524)
!538 = !DILocation(line: 48, column: 22, scope: !495, inlinedAt: !496)
!539 = !DILocation(line: 51, column: 12, scope: !495, inlinedAt: !496)
!540 = !DILocation(line: 52, column: 11, scope: !495, inlinedAt: !496)
!541 = !DILocation(line: 53, column: 19, scope: !495, inlinedAt: !496)
!542 = !DILocation(line: 53, column: 22, scope: !495, inlinedAt: !496)
!543 = !DILocation(line: 53, column: 12, scope: !495, inlinedAt: !496)
!544 = !DILocation(line: 51, column: 14, scope: !324)
!545 = distinct !DISubprogram(name: "record", scope: !6, file: !6, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!546 = !DILocation(line: 52, column: 9, scope: !324)
!547 = !DILocation(line: 59, column: 41, scope: !545, inlinedAt: !546)
!548 = !DILocation(line: 59, column: 22, scope: !545, inlinedAt: !546)
!549 = !DILocation(line: 8, column: 15, scope: !59, inlinedAt: !548)
!550 = !DILocation(line: 45, column: 16, scope: !58, inlinedAt: !549)
!551 = !DILocation(line: 70, column: 13, scope: !57, inlinedAt: !550)
!552 = !DILocation(line: 71, column: 7, scope: !57, inlinedAt: !550)
!553 = !DILocation(line: 66, column: 35, scope: !57, inlinedAt: !550)
!554 = !DILocation(line: 72, column: 7, scope: !57, inlinedAt: !550)
!555 = !DILocation(line: 72, column: 35, scope: !57, inlinedAt: !550)
!556 = !DILocation(line: 73, column: 23, scope: !57, inlinedAt: !550)
!557 = !DILocation(line: 8, column: 76, scope: !59, inlinedAt: !548)
!558 = !DILocation(line: 72, column: 40, scope: !57, inlinedAt: !550)
!559 = !DILocation(line: 77, column: 16, scope: !57, inlinedAt: !550)
!560 = !DILocation(line: 77, column: 2, scope: !57, inlinedAt: !550)
!561 = !DILocation(line: 78, column: 6, scope: !57, inlinedAt: !550)
!562 = !DILocation(line: 78, column: 22, scope: !57, inlinedAt: !550)
!563 = !DILocation(line: 79, column: 23, scope: !57, inlinedAt: !550)
!564 = !DILocation(line: 78, column: 27, scope: !57, inlinedAt: !550)
!565 = !DILocation(line: 46, column: 14, scope: !58, inlinedAt: !549)
!566 = !DILocation(line: 26, column: 44, scope: !78, inlinedAt: !565)
!567 = !DILocation(line: 26, column: 47, scope: !78, inlinedAt: !565)
!568 = !DILocation(line: 26, column: 59, scope: !78, inlinedAt: !565)
!569 = !DILocation(line: 26, column: 64, scope: !78, inlinedAt: !565)
!570 = !DILocation(line: 47, column: 7, scope: !58, inlinedAt: !549)
!571 = !DILocation(line: 50, column: 31, scope: !58, inlinedAt: !549)
!572 = !DILocation(line: 51, column: 10, scope: !58, inlinedAt: !549)
!573 = !DILocation(line: 52, column: 11, scope: !58, inlinedAt: !549)
!574 = !DILocation(line: 52, column: 14, scope: !58, inlinedAt: !549)
!575 = !DILocation(line: 53, column: 15, scope: !58, inlinedAt: !549)
!576 = !DILocation(line: 53, column: 17, scope: !58, inlinedAt: !549)
!577 = !DILocation(line: 53, column: 8, scope: !58, inlinedAt: !549)
!578 = !DILocation(line: 55, column: 10, scope: !58, inlinedAt: !549)
!579 = !DILocation(line: 56, column: 11, scope: !58, inlinedAt: !549)
!580 = !DILocation(line: 43, column: 50, scope: !58, inlinedAt: !549)
!581 = !DILocation(line: 57, column: 6, scope: !58, inlinedAt: !549)
!582 = !DILocation(line: 57, column: 16, scope: !58, inlinedAt: !549)
!583 = !DILocation(line: 58, column: 17, scope: !58, inlinedAt: !549)
!584 = !DILocation(line: 57, column: 21, scope: !58, inlinedAt: !549)
!585 = !DILocation(line: 60, column: 19, scope: !545, inlinedAt: !546)
!586 = !DILocation(line: 60, column: 22, scope: !545, inlinedAt: !546)
!587 = !DILocation(line: 61, column: 43, scope: !545, inlinedAt: !546)
!588 = !DILocation(line: 61, column: 33, scope: !545, inlinedAt: !546)
!589 = !DILocation(line: 61, column: 47, scope: !545, inlinedAt: !546)
!590 = !DILocation(line: 61, column: 18, scope: !545, inlinedAt: !546)
!591 = !DILocation(line: 92, column: 50, scope: !24, inlinedAt: !590)
!592 = !DILocation(line: 92, column: 62, scope: !24, inlinedAt: !590)
!593 = !DILocation(line: 92, column: 57, scope: !24, inlinedAt: !590)
!594 = !DILocation(line: 92, column: 69, scope: !24, inlinedAt: !590)
!595 = !DILocation(line: 61, column: 12, scope: !545, inlinedAt: !546)
!596 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!597 = !DILocation(line: 69, column: 6, scope: !596)
!598 = !DILocation(line: 80, column: 19, scope: !596)
!599 = !DILocation(line: 46, column: 23, scope: !328, inlinedAt: !598)
!600 = !DILocation(line: 84, column: 8, scope: !327, inlinedAt: !599)
!601 = !DILocation(line: 103, column: 20, scope: !326, inlinedAt: !600)
!602 = !DILocation(line: 70, column: 23, scope: !596)
!603 = !DILocation(line: 38, column: 19, scope: !361, inlinedAt: !602)
!604 = !DILocation(line: 38, column: 24, scope: !361, inlinedAt: !602)
!605 = !DILocation(line: 38, column: 63, scope: !361, inlinedAt: !602)
!606 = !DILocation(line: 38, column: 67, scope: !361, inlinedAt: !602)
!607 = !DILocation(line: 38, column: 53, scope: !361, inlinedAt: !602)
!608 = !DILocation(line: 38, column: 47, scope: !361, inlinedAt: !602)
!609 = !DILocation(line: 38, column: 29, scope: !361, inlinedAt: !602)
!610 = !DILocation(line: 71, column: 22, scope: !596)
!611 = !DILocation(line: 36, column: 17, scope: !373, inlinedAt: !610)
!612 = !DILocation(line: 37, column: 31, scope: !373, inlinedAt: !610)
!613 = !DILocation(line: 37, column: 69, scope: !373, inlinedAt: !610)
!614 = !DILocation(line: 79, column: 13, scope: !596)
!615 = !DILocation(line: 83, column: 11, scope: !596)
!616 = !DILocation(line: 47, column: 32, scope: !495, inlinedAt: !615)
!617 = !DILocation(line: 87, column: 21, scope: !500, inlinedAt: !616)
!618 = !DILocation(line: 59, column: 32, scope: !327, inlinedAt: !599)
!619 = !DILocation(line: 79, column: 60, scope: !327, inlinedAt: !599)
!620 = !DILocation(line: 80, column: 48, scope: !327, inlinedAt: !599)
!621 = !DILocation(line: 84, column: 68, scope: !327, inlinedAt: !599)
!622 = !DILocation(line: 101, column: 23, scope: !326, inlinedAt: !600)
!623 = !DILocation(line: 102, column: 13, scope: !326, inlinedAt: !600)
!624 = !DILocation(line: 102, column: 17, scope: !326, inlinedAt: !600)
!625 = !DILocation(line: 104, column: 68, scope: !326, inlinedAt: !600)
!626 = !DILocation(line: 87, column: 8, scope: !327, inlinedAt: !599)
!627 = !DILocation(line: 101, column: 13, scope: !326, inlinedAt: !626)
!628 = !DILocation(line: 101, column: 19, scope: !326, inlinedAt: !626)
!629 = !DILocation(line: 104, column: 68, scope: !326, inlinedAt: !626)
!630 = !DILocation(line: 69, column: 115, scope: !596)
!631 = !DILocation(line: 69, column: 128, scope: !596)
!632 = !DILocation(line: 69, column: 137, scope: !596)
!633 = !DILocation(line: 71, column: 2, scope: !596)
!634 = !DILocation(line: 71, column: 6, scope: !596)
!635 = !DILocation(line: 74, column: 14, scope: !596)
!636 = !DILocation(line: 75, column: 19, scope: !596)
!637 = !DILocation(line: 73, column: 3, scope: !596)
!638 = !DILocation(line: 78, column: 25, scope: !596)
!639 = !DILocation(line: 78, column: 19, scope: !596)
!640 = !DILocation(line: 78, column: 12, scope: !596)
!641 = !DILocation(line: 69, column: 40, scope: !327, inlinedAt: !599)
!642 = !DILocation(line: 22, column: 25, scope: !381, inlinedAt: !641)
!643 = !DILocation(line: 22, column: 33, scope: !381, inlinedAt: !641)
!644 = !DILocation(line: 72, column: 40, scope: !327, inlinedAt: !599)
!645 = !DILocation(line: 22, column: 27, scope: !381, inlinedAt: !644)
!646 = !DILocation(line: 22, column: 33, scope: !381, inlinedAt: !644)
!647 = !DILocation(line: 84, column: 50, scope: !327, inlinedAt: !599)
!648 = !DILocation(line: 104, column: 13, scope: !326, inlinedAt: !600)
!649 = !DILocation(line: 22, column: 25, scope: !381, inlinedAt: !648)
!650 = !DILocation(line: 22, column: 27, scope: !381, inlinedAt: !648)
!651 = !DILocation(line: 22, column: 33, scope: !381, inlinedAt: !648)
!652 = !DILocation(line: 104, column: 13, scope: !326, inlinedAt: !626)
!653 = !DILocation(line: 22, column: 33, scope: !381, inlinedAt: !652)
!654 = !DILocation(line: 44, column: 2, scope: !328, inlinedAt: !598)
!655 = !DILocation(line: 45, column: 6, scope: !328, inlinedAt: !598)
!656 = !DILocation(line: 45, column: 42, scope: !328, inlinedAt: !598)
!657 = !DILocation(line: 59, column: 65, scope: !327, inlinedAt: !599)
!658 = !DILocation(line: 59, column: 69, scope: !327, inlinedAt: !599)
!659 = !DILocation(line: 59, column: 53, scope: !327, inlinedAt: !599)
!660 = !DILocation(line: 60, column: 42, scope: !327, inlinedAt: !599)
!661 = !DILocation(line: 60, column: 31, scope: !327, inlinedAt: !599)
!662 = !DILocation(line: 60, column: 60, scope: !327, inlinedAt: !599)
!663 = !DILocation(line: 60, column: 47, scope: !327, inlinedAt: !599)
!664 = !DILocation(line: 60, column: 16, scope: !327, inlinedAt: !599)
!665 = !DILocation(line: 61, column: 19, scope: !327, inlinedAt: !599)
!666 = !DILocation(line: 76, column: 48, scope: !419, inlinedAt: !665)
!667 = !DILocation(line: 76, column: 62, scope: !419, inlinedAt: !665)
!668 = !DILocation(line: 76, column: 57, scope: !419, inlinedAt: !665)
!669 = !DILocation(line: 76, column: 75, scope: !419, inlinedAt: !665)
!670 = !DILocation(line: 61, column: 41, scope: !327, inlinedAt: !599)
!671 = !DILocation(line: 61, column: 35, scope: !327, inlinedAt: !599)
!672 = !DILocation(line: 76, column: 48, scope: !419, inlinedAt: !671)
!673 = !DILocation(line: 76, column: 62, scope: !419, inlinedAt: !671)
!674 = !DILocation(line: 76, column: 57, scope: !419, inlinedAt: !671)
!675 = !DILocation(line: 76, column: 75, scope: !419, inlinedAt: !671)
!676 = !DILocation(line: 62, column: 17, scope: !327, inlinedAt: !599)
!677 = !DILocation(line: 62, column: 30, scope: !327, inlinedAt: !599)
!678 = !DILocation(line: 62, column: 23, scope: !327, inlinedAt: !599)
!679 = !DILocation(line: 62, column: 55, scope: !327, inlinedAt: !599)
!680 = !DILocation(line: 62, column: 47, scope: !327, inlinedAt: !599)
!681 = !DILocation(line: 67, column: 20, scope: !327, inlinedAt: !599)
!682 = !DILocation(line: 67, column: 23, scope: !327, inlinedAt: !599)
!683 = !DILocation(line: 22, column: 42, scope: !381, inlinedAt: !641)
!684 = !DILocation(line: 22, column: 20, scope: !381, inlinedAt: !641)
!685 = !DILocation(line: 22, column: 16, scope: !381, inlinedAt: !641)
!686 = !DILocation(line: 69, column: 26, scope: !327, inlinedAt: !599)
!687 = !DILocation(line: 22, column: 42, scope: !381, inlinedAt: !644)
!688 = !DILocation(line: 22, column: 20, scope: !381, inlinedAt: !644)
!689 = !DILocation(line: 22, column: 16, scope: !381, inlinedAt: !644)
!690 = !DILocation(line: 72, column: 26, scope: !327, inlinedAt: !599)
!691 = !DILocation(line: 75, column: 17, scope: !327, inlinedAt: !599)
!692 = !DILocation(line: 76, column: 31, scope: !327, inlinedAt: !599)
!693 = !DILocation(line: 77, column: 20, scope: !327, inlinedAt: !599)
!694 = !DILocation(line: 77, column: 4, scope: !327, inlinedAt: !599)
!695 = !DILocation(line: 64, column: 2, scope: !327, inlinedAt: !599)
!696 = !DILocation(line: 79, column: 47, scope: !327, inlinedAt: !599)
!697 = !DILocation(line: 79, column: 30, scope: !327, inlinedAt: !599)
!698 = !DILocation(line: 80, column: 20, scope: !327, inlinedAt: !599)
!699 = !DILocation(line: 80, column: 4, scope: !327, inlinedAt: !599)
!700 = !DILocation(line: 82, column: 17, scope: !327, inlinedAt: !599)
!701 = !DILocation(line: 100, column: 28, scope: !326, inlinedAt: !600)
!702 = !DILocation(line: 100, column: 14, scope: !326, inlinedAt: !600)
!703 = !DILocation(line: 100, column: 34, scope: !326, inlinedAt: !600)
!704 = !DILocation(line: 101, column: 37, scope: !326, inlinedAt: !600)
!705 = !DILocation(line: 101, column: 32, scope: !326, inlinedAt: !600)
!706 = !DILocation(line: 101, column: 43, scope: !326, inlinedAt: !600)
!707 = !DILocation(line: 102, column: 30, scope: !326, inlinedAt: !600)
!708 = !DILocation(line: 102, column: 41, scope: !326, inlinedAt: !600)
!709 = !DILocation(line: 103, column: 55, scope: !326, inlinedAt: !600)
!710 = !DILocation(line: 103, column: 46, scope: !326, inlinedAt: !600)
!711 = !DILocation(line: 103, column: 83, scope: !326, inlinedAt: !600)
!712 = !DILocation(line: 103, column: 74, scope: !326, inlinedAt: !600)
!713 = !DILocation(line: 22, column: 42, scope: !381, inlinedAt: !648)
!714 = !DILocation(line: 22, column: 20, scope: !381, inlinedAt: !648)
!715 = !DILocation(line: 22, column: 16, scope: !381, inlinedAt: !648)
!716 = !DILocation(line: 100, column: 28, scope: !326, inlinedAt: !626)
!717 = !DILocation(line: 100, column: 14, scope: !326, inlinedAt: !626)
!718 = !DILocation(line: 100, column: 34, scope: !326, inlinedAt: !626)
!719 = !DILocation(line: 101, column: 37, scope: !326, inlinedAt: !626)
!720 = !DILocation(line: 101, column: 32, scope: !326, inlinedAt: !626)
!721 = !DILocation(line: 101, column: 43, scope: !326, inlinedAt: !626)
!722 = !DILocation(line: 102, column: 41, scope: !326, inlinedAt: !626)
!723 = !DILocation(line: 103, column: 55, scope: !326, inlinedAt: !626)
!724 = !DILocation(line: 103, column: 46, scope: !326, inlinedAt: !626)
!725 = !DILocation(line: 103, column: 83, scope: !326, inlinedAt: !626)
!726 = !DILocation(line: 103, column: 74, scope: !326, inlinedAt: !626)
!727 = !DILocation(line: 22, column: 42, scope: !381, inlinedAt: !652)
!728 = !DILocation(line: 22, column: 20, scope: !381, inlinedAt: !652)
!729 = !DILocation(line: 22, column: 16, scope: !381, inlinedAt: !652)
!730 = !DILocation(line: 103, column: 20, scope: !326, inlinedAt: !626)
!731 = !DILocation(line: 90, column: 49, scope: !327, inlinedAt: !599)
!732 = !DILocation(line: 90, column: 61, scope: !327, inlinedAt: !599)
!733 = !DILocation(line: 90, column: 24, scope: !327, inlinedAt: !599)
!734 = !DILocation(line: 90, column: 17, scope: !327, inlinedAt: !599)
!735 = !DILocation(line: 46, column: 3, scope: !328, inlinedAt: !598)
!736 = !DILocation(line: 45, column: 53, scope: !328, inlinedAt: !598)
!737 = !DILocation(line: 77, column: 3, scope: !596)
!738 = !DILocation(line: 82, column: 14, scope: !596)
!739 = !DILocation(line: 44, column: 19, scope: !495, inlinedAt: !615)
!740 = !DILocation(line: 44, column: 38, scope: !495, inlinedAt: !615)
!741 = !DILocation(line: 44, column: 22, scope: !495, inlinedAt: !615)
!742 = !DILocation(line: 89, column: 33, scope: !500, inlinedAt: !616)
!743 = !DILocation(line: 90, column: 18, scope: !500, inlinedAt: !616)
!744 = !DILocation(line: 21, column: 40, scope: !504, inlinedAt: !743)
!745 = !DILocation(line: 89, column: 33, scope: !596)
!746 = !DILocation(line: 90, column: 39, scope: !500, inlinedAt: !616)
!747 = !DILocation(line: 97, column: 19, scope: !109, inlinedAt: !746)
!748 = !DILocation(line: 97, column: 22, scope: !109, inlinedAt: !746)
!749 = !DILocation(line: 97, column: 27, scope: !109, inlinedAt: !746)
!750 = !DILocation(line: 97, column: 33, scope: !109, inlinedAt: !746)
!751 = !DILocation(line: 21, column: 48, scope: !504, inlinedAt: !743)
!752 = !DILocation(line: 32, column: 78, scope: !115, inlinedAt: !751)
!753 = !DILocation(line: 32, column: 71, scope: !115, inlinedAt: !751)
!754 = !DILocation(line: 32, column: 87, scope: !115, inlinedAt: !751)
!755 = !DILocation(line: 32, column: 92, scope: !115, inlinedAt: !751)
!756 = !DILocation(line: 21, column: 25, scope: !504, inlinedAt: !743)
!757 = !DILocation(line: 90, column: 3, scope: !500, inlinedAt: !616)
!758 = !DILocation(line: 92, column: 22, scope: !500, inlinedAt: !616)
!759 = !DILocation(line: 8, column: 15, scope: !521, inlinedAt: !758)
!760 = !DILocation(line: 45, column: 16, scope: !520, inlinedAt: !759)
!761 = !DILocation(line: 71, column: 7, scope: !57, inlinedAt: !760)
!762 = !DILocation(line: 66, column: 35, scope: !57, inlinedAt: !760)
!763 = !DILocation(line: 72, column: 7, scope: !57, inlinedAt: !760)
!764 = !DILocation(line: 72, column: 35, scope: !57, inlinedAt: !760)
!765 = !DILocation(line: 73, column: 23, scope: !57, inlinedAt: !760)
!766 = !DILocation(line: 8, column: 76, scope: !521, inlinedAt: !758)
!767 = !DILocation(line: 72, column: 40, scope: !57, inlinedAt: !760)
!768 = !DILocation(line: 77, column: 16, scope: !57, inlinedAt: !760)
!769 = !DILocation(line: 77, column: 2, scope: !57, inlinedAt: !760)
!770 = !DILocation(line: 78, column: 6, scope: !57, inlinedAt: !760)
!771 = !DILocation(line: 78, column: 22, scope: !57, inlinedAt: !760)
!772 = !DILocation(line: 79, column: 23, scope: !57, inlinedAt: !760)
!773 = !DILocation(line: 78, column: 27, scope: !57, inlinedAt: !760)
!774 = !DILocation(line: 48, column: 22, scope: !495, inlinedAt: !615)
!775 = !DILocation(line: 51, column: 12, scope: !495, inlinedAt: !615)
!776 = !DILocation(line: 52, column: 11, scope: !495, inlinedAt: !615)
!777 = !DILocation(line: 53, column: 19, scope: !495, inlinedAt: !615)
!778 = !DILocation(line: 53, column: 22, scope: !495, inlinedAt: !615)
!779 = !DILocation(line: 53, column: 12, scope: !495, inlinedAt: !615)
!780 = !DILocation(line: 86, column: 6, scope: !596)
!781 = !DILocation(line: 86, column: 19, scope: !596)
!782 = !DILocation(line: 88, column: 13, scope: !596)
!783 = !DILocation(line: 90, column: 14, scope: !596)
!784 = !DILocation(line: 91, column: 10, scope: !596)
!785 = !DILocation(line: 59, column: 41, scope: !545, inlinedAt: !784)
!786 = !DILocation(line: 59, column: 22, scope: !545, inlinedAt: !784)
!787 = !DILocation(line: 8, column: 15, scope: !59, inlinedAt: !786)
!788 = !DILocation(line: 45, column: 16, scope: !58, inlinedAt: !787)
!789 = !DILocation(line: 70, column: 13, scope: !57, inlinedAt: !788)
!790 = !DILocation(line: 71, column: 7, scope: !57, inlinedAt: !788)
!791 = !DILocation(line: 66, column: 35, scope: !57, inlinedAt: !788)
!792 = !DILocation(line: 72, column: 7, scope: !57, inlinedAt: !788)
!793 = !DILocation(line: 72, column: 35, scope: !57, inlinedAt: !788)
!794 = !DILocation(line: 73, column: 23, scope: !57, inlinedAt: !788)
!795 = !DILocation(line: 8, column: 76, scope: !59, inlinedAt: !786)
!796 = !DILocation(line: 72, column: 40, scope: !57, inlinedAt: !788)
!797 = !DILocation(line: 77, column: 16, scope: !57, inlinedAt: !788)
!798 = !DILocation(line: 77, column: 2, scope: !57, inlinedAt: !788)
!799 = !DILocation(line: 78, column: 6, scope: !57, inlinedAt: !788)
!800 = !DILocation(line: 78, column: 22, scope: !57, inlinedAt: !788)
!801 = !DILocation(line: 79, column: 23, scope: !57, inlinedAt: !788)
!802 = !DILocation(line: 78, column: 27, scope: !57, inlinedAt: !788)
!803 = !DILocation(line: 46, column: 14, scope: !58, inlinedAt: !787)
!804 = !DILocation(line: 26, column: 44, scope: !78, inlinedAt: !803)
!805 = !DILocation(line: 26, column: 47, scope: !78, inlinedAt: !803)
!806 = !DILocation(line: 26, column: 59, scope: !78, inlinedAt: !803)
!807 = !DILocation(line: 26, column: 64, scope: !78, inlinedAt: !803)
!808 = !DILocation(line: 47, column: 7, scope: !58, inlinedAt: !787)
!809 = !DILocation(line: 50, column: 31, scope: !58, inlinedAt: !787)
!810 = !DILocation(line: 51, column: 10, scope: !58, inlinedAt: !787)
!811 = !DILocation(line: 52, column: 11, scope: !58, inlinedAt: !787)
!812 = !DILocation(line: 52, column: 14, scope: !58, inlinedAt: !787)
!813 = !DILocation(line: 53, column: 15, scope: !58, inlinedAt: !787)
!814 = !DILocation(line: 53, column: 17, scope: !58, inlinedAt: !787)
!815 = !DILocation(line: 53, column: 8, scope: !58, inlinedAt: !787)
!816 = !DILocation(line: 55, column: 10, scope: !58, inlinedAt: !787)
!817 = !DILocation(line: 56, column: 11, scope: !58, inlinedAt: !787)
!818 = !DILocation(line: 43, column: 50, scope: !58, inlinedAt: !787)
!819 = !DILocation(line: 57, column: 6, scope: !58, inlinedAt: !787)
!820 = !DILocation(line: 57, column: 16, scope: !58, inlinedAt: !787)
!821 = !DILocation(line: 58, column: 17, scope: !58, inlinedAt: !787)
!822 = !DILocation(line: 57, column: 21, scope: !58, inlinedAt: !787)
!823 = !DILocation(line: 60, column: 22, scope: !545, inlinedAt: !784)
!824 = !DILocation(line: 61, column: 43, scope: !545, inlinedAt: !784)
!825 = !DILocation(line: 61, column: 33, scope: !545, inlinedAt: !784)
!826 = !DILocation(line: 61, column: 47, scope: !545, inlinedAt: !784)
!827 = !DILocation(line: 61, column: 18, scope: !545, inlinedAt: !784)
!828 = !DILocation(line: 92, column: 50, scope: !24, inlinedAt: !827)
!829 = !DILocation(line: 92, column: 62, scope: !24, inlinedAt: !827)
!830 = !DILocation(line: 92, column: 57, scope: !24, inlinedAt: !827)
!831 = !DILocation(line: 92, column: 69, scope: !24, inlinedAt: !827)
!832 = !DILocation(line: 61, column: 12, scope: !545, inlinedAt: !784)
!833 = !DILocation(line: 93, column: 16, scope: !596)
!834 = !DILocation(line: 94, column: 12, scope: !596)
!835 = !DILocation(line: 94, column: 29, scope: !596)
!836 = !DILocation(line: 94, column: 35, scope: !596)
!837 = !DILocation(line: 95, column: 4, scope: !596)
!838 = !DILocation(line: 98, column: 3, scope: !596)
!839 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!840 = !DILocation(line: 107, column: 6, scope: !839)
!841 = !DILocation(line: 109, column: 10, scope: !839)
!842 = !DILocation(line: 47, column: 32, scope: !495, inlinedAt: !841)
!843 = !DILocation(line: 87, column: 21, scope: !500, inlinedAt: !842)
!844 = !DILocation(line: 108, column: 14, scope: !839)
!845 = !DILocation(line: 108, column: 18, scope: !839)
!846 = !DILocation(line: 108, column: 35, scope: !839)
!847 = !DILocation(line: 108, column: 39, scope: !839)
!848 = !DILocation(line: 109, column: 27, scope: !839)
!849 = !DILocation(line: 44, column: 19, scope: !495, inlinedAt: !841)
!850 = !DILocation(line: 44, column: 38, scope: !495, inlinedAt: !841)
!851 = !DILocation(line: 44, column: 22, scope: !495, inlinedAt: !841)
!852 = !DILocation(line: 89, column: 33, scope: !500, inlinedAt: !842)
!853 = !DILocation(line: 90, column: 18, scope: !500, inlinedAt: !842)
!854 = !DILocation(line: 21, column: 40, scope: !504, inlinedAt: !853)
!855 = !DILocation(line: 89, column: 33, scope: !839)
!856 = !DILocation(line: 90, column: 39, scope: !500, inlinedAt: !842)
!857 = !DILocation(line: 97, column: 19, scope: !109, inlinedAt: !856)
!858 = !DILocation(line: 97, column: 22, scope: !109, inlinedAt: !856)
!859 = !DILocation(line: 97, column: 27, scope: !109, inlinedAt: !856)
!860 = !DILocation(line: 97, column: 33, scope: !109, inlinedAt: !856)
!861 = !DILocation(line: 21, column: 48, scope: !504, inlinedAt: !853)
!862 = !DILocation(line: 32, column: 78, scope: !115, inlinedAt: !861)
!863 = !DILocation(line: 32, column: 71, scope: !115, inlinedAt: !861)
!864 = !DILocation(line: 32, column: 87, scope: !115, inlinedAt: !861)
!865 = !DILocation(line: 32, column: 92, scope: !115, inlinedAt: !861)
!866 = !DILocation(line: 21, column: 25, scope: !504, inlinedAt: !853)
!867 = !DILocation(line: 90, column: 3, scope: !500, inlinedAt: !842)
!868 = !DILocation(line: 92, column: 22, scope: !500, inlinedAt: !842)
!869 = !DILocation(line: 8, column: 15, scope: !521, inlinedAt: !868)
!870 = !DILocation(line: 45, column: 16, scope: !520, inlinedAt: !869)
!871 = !DILocation(line: 71, column: 7, scope: !57, inlinedAt: !870)
!872 = !DILocation(line: 66, column: 35, scope: !57, inlinedAt: !870)
!873 = !DILocation(line: 72, column: 7, scope: !57, inlinedAt: !870)
!874 = !DILocation(line: 72, column: 35, scope: !57, inlinedAt: !870)
!875 = !DILocation(line: 73, column: 23, scope: !57, inlinedAt: !870)
!876 = !DILocation(line: 8, column: 76, scope: !521, inlinedAt: !868)
!877 = !DILocation(line: 72, column: 40, scope: !57, inlinedAt: !870)
!878 = !DILocation(line: 77, column: 16, scope: !57, inlinedAt: !870)
!879 = !DILocation(line: 77, column: 2, scope: !57, inlinedAt: !870)
!880 = !DILocation(line: 78, column: 6, scope: !57, inlinedAt: !870)
!881 = !DILocation(line: 78, column: 22, scope: !57, inlinedAt: !870)
!882 = !DILocation(line: 79, column: 23, scope: !57, inlinedAt: !870)
!883 = !DILocation(line: 78, column: 27, scope: !57, inlinedAt: !870)
!884 = !DILocation(line: 48, column: 22, scope: !495, inlinedAt: !841)
!885 = !DILocation(line: 51, column: 12, scope: !495, inlinedAt: !841)
!886 = !DILocation(line: 52, column: 11, scope: !495, inlinedAt: !841)
!887 = !DILocation(line: 53, column: 19, scope: !495, inlinedAt: !841)
!888 = !DILocation(line: 53, column: 22, scope: !495, inlinedAt: !841)
!889 = !DILocation(line: 53, column: 12, scope: !495, inlinedAt: !841)
!890 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!891 = !DILocation(line: 117, column: 6, scope: !890)
!892 = !DILocation(line: 129, column: 16, scope: !890)
!893 = !DILocation(line: 119, column: 21, scope: !890)
!894 = !DILocation(line: 129, column: 20, scope: !890)
!895 = !DILocation(line: 119, column: 24, scope: !890)
!896 = !DILocation(line: 119, column: 6, scope: !890)
!897 = !DILocation(line: 119, column: 29, scope: !890)
!898 = !DILocation(line: 120, column: 16, scope: !890)
!899 = !DILocation(line: 120, column: 11, scope: !890)
!900 = !DILocation(line: 120, column: 24, scope: !890)
!901 = !DILocation(line: 121, column: 10, scope: !890)
!902 = !DILocation(line: 121, column: 21, scope: !890)
!903 = !DILocation(line: 124, column: 26, scope: !890)
!904 = !DILocation(line: 124, column: 36, scope: !890)
!905 = !DILocation(line: 124, column: 39, scope: !890)
!906 = !DILocation(line: 124, column: 24, scope: !890)
!907 = !DILocation(line: 125, column: 34, scope: !890)
!908 = !DILocation(line: 126, column: 33, scope: !890)
!909 = !DILocation(line: 126, column: 36, scope: !890)
!910 = !DILocation(line: 126, column: 46, scope: !890)
!911 = !DILocation(line: 126, column: 54, scope: !890)
!912 = !DILocation(line: 126, column: 44, scope: !890)
!913 = !DILocation(line: 126, column: 28, scope: !890)
!914 = !DILocation(line: 126, column: 16, scope: !890)
!915 = !DILocation(line: 128, column: 17, scope: !890)
!916 = !DILocation(line: 130, column: 13, scope: !890)
!917 = !DILocation(line: 119, column: 53, scope: !890)
!918 = !DILocation(line: 119, column: 39, scope: !890)
!919 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!920 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!921 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!922 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!923 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!924 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!925 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!926 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!927 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!928 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!929 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!930 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!931 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!932 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!933 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!934 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!935 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!936 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
