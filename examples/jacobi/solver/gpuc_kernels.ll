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
	%25 = trunc i64 %12 to i32, !dbg !28
	%26 = mul i32 %25, 3, !dbg !28
	%27 = zext i32 %26 to i64, !dbg !28
	%28 = trunc i64 %12 to i32, !dbg !29
	%29 = mul i32 %28, 4, !dbg !29
	%30 = zext i32 %29 to i64, !dbg !29
	%31 = icmp ule i64 %p1, 281474976710655, !dbg !30
	%32 = add i64 %21, -1, !dbg !30
	%33 = sext i32 %7 to i64, !dbg !30
	%34 = trunc i64 %33 to i32, !dbg !30
	%35 = mul i32 %34, 2, !dbg !30
	%36 = zext i32 %35 to i64, !dbg !30
	%37 = sext i32 %8 to i64, !dbg !30
	%38 = trunc i64 %37 to i32, !dbg !30
	%39 = mul i32 %38, %35, !dbg !30
	%40 = zext i32 %39 to i64, !dbg !30
	%41 = sext i32 %15 to i64, !dbg !30
	%42 = trunc i64 %41 to i32, !dbg !30
	%43 = mul i32 %42, %39, !dbg !30
	%44 = zext i32 %43 to i64, !dbg !30
	%45 = add i64 %32, %44, !dbg !30
	%46 = sext i32 %14 to i64, !dbg !30
	%47 = trunc i64 %46 to i32, !dbg !30
	%48 = mul i32 %47, %35, !dbg !30
	%49 = zext i32 %48 to i64, !dbg !30
	%50 = add i64 %45, %49, !dbg !30
	%51 = sext i32 %13 to i64, !dbg !30
	%52 = trunc i64 %51 to i32, !dbg !30
	%53 = mul i32 %52, 2, !dbg !30
	%54 = zext i32 %53 to i64, !dbg !30
	%55 = add i64 %50, %54, !dbg !30
	%56 = icmp sge i64 %55, 0, !dbg !30
	%57 = and i1 %31, %56, !dbg !30
	%58 = add i64 %p1, 2, !dbg !30
	%59 = mul i64 %21, -1, !dbg !30
	%60 = add i64 %58, %59, !dbg !30
	%61 = mul i64 %6, -2, !dbg !30
	%62 = add i64 %60, %61, !dbg !30
	%63 = icmp sge i64 %62, 0, !dbg !30
	%64 = and i1 %57, %63, !dbg !30
	br i1 %64, label %b1, label %b9_cold, !dbg !21, !prof !31

b1:
	%65 = phi double [ 0.000000e+00, %b0_ok1 ], [ %100, %b8 ], !dbg !30
	%66 = phi i64 [ %20, %b0_ok1 ], [ %101, %b8 ], !dbg !32
	%67 = icmp slt i64 %66, %6, !dbg !33
	br i1 %67, label %b2, label %b17, !dbg !33

b2:
	%68 = mul i64 %66, 2, !dbg !34
	%69 = add i64 %68, %21, !dbg !35
	%70 = sub i64 %69, 1, !dbg !36
	%71 = getelementptr inbounds double, double* %p0, i64 %70, !dbg !37
	%72 = load double, double* %71, align 8, !dbg !37
	%73 = add i64 %66, %12, !dbg !38
	%74 = icmp slt i64 %73, %6, !dbg !39
	br i1 %74, label %b3, label %b4, !dbg !39

b3:
	%75 = mul i64 %73, 2, !dbg !34
	%76 = add i64 %75, %21, !dbg !35
	%77 = sub i64 %76, 1, !dbg !36
	%78 = getelementptr inbounds double, double* %p0, i64 %77, !dbg !37
	%79 = load double, double* %78, align 8, !dbg !37
	br label %b4, !dbg !40

b4:
	%80 = phi double [ %79, %b3 ], [ 0.000000e+00, %b2 ], !dbg !41
	%81 = fadd double %72, %80, !dbg !42
	%82 = add i64 %66, %24, !dbg !43
	%83 = icmp slt i64 %82, %6, !dbg !39
	br i1 %83, label %b5, label %b6, !dbg !39

b5:
	%84 = mul i64 %82, 2, !dbg !34
	%85 = add i64 %84, %21, !dbg !35
	%86 = sub i64 %85, 1, !dbg !36
	%87 = getelementptr inbounds double, double* %p0, i64 %86, !dbg !37
	%88 = load double, double* %87, align 8, !dbg !37
	br label %b6, !dbg !40

b6:
	%89 = phi double [ %88, %b5 ], [ 0.000000e+00, %b4 ], !dbg !44
	%90 = fadd double %81, %89, !dbg !45
	%91 = add i64 %66, %27, !dbg !46
	%92 = icmp slt i64 %91, %6, !dbg !39
	br i1 %92, label %b7, label %b8, !dbg !39

b7:
	%93 = mul i64 %91, 2, !dbg !34
	%94 = add i64 %93, %21, !dbg !35
	%95 = sub i64 %94, 1, !dbg !36
	%96 = getelementptr inbounds double, double* %p0, i64 %95, !dbg !37
	%97 = load double, double* %96, align 8, !dbg !37
	br label %b8, !dbg !40

b8:
	%98 = phi double [ %97, %b7 ], [ 0.000000e+00, %b6 ], !dbg !47
	%99 = fadd double %90, %98, !dbg !48
	%100 = fadd double %65, %99, !dbg !49
	%101 = add i64 %66, %30, !dbg !50
	br label %b1, !dbg !50, !llvm.loop !52

b17:
	%102 = phi double [ %65, %b1 ], [ %221, %b9_cold ], !dbg !55
	%103 = and i32 %19, -32, !dbg !63
	%104 = sub i32 %11, %103, !dbg !63
	%105 = icmp slt i32 %104, 32, !dbg !63
	%106 = select i1 %105, i32 %104, i32 32, !dbg !63
	%107 = sext i32 %106 to i64, !dbg !63
	%108 = icmp eq i64 %107, 32, !dbg !64
	br i1 %108, label %b18, label %b20, !dbg !64

b18:
	%109 = phi double [ %126, %b19 ], [ %102, %b17 ], !dbg !65
	%110 = phi i64 [ %129, %b19 ], [ 16, %b17 ], !dbg !66
	%111 = icmp sgt i64 %110, 0, !dbg !67
	br i1 %111, label %b19, label %b23, !dbg !67

b19:
	%112 = trunc i64 %110 to i32, !dbg !68
	%113 = bitcast double %109 to i64, !dbg !68
	%114 = trunc i64 %113 to i32, !dbg !68
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %114, i32 %112, i32 31), !dbg !68
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !68
	%117 = lshr i64 %113, 32, !dbg !68
	%118 = trunc i64 %117 to i32, !dbg !68
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %118, i32 %112, i32 31), !dbg !68
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !68
	%121 = zext i32 %120 to i64, !dbg !68
	%122 = shl i64 %121, 32, !dbg !68
	%123 = zext i32 %116 to i64, !dbg !68
	%124 = or i64 %123, %122, !dbg !68
	%125 = bitcast i64 %124 to double, !dbg !68
	%126 = fadd double %109, %125, !dbg !69
	%127 = trunc i64 %110 to i32, !dbg !70
	%128 = udiv i32 %127, 2, !dbg !70
	%129 = zext i32 %128 to i64, !dbg !70
	br label %b18, !dbg !70

b20:
	%130 = bitcast double %102 to i64, !dbg !71
	%131 = trunc i64 %130 to i32, !dbg !71
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 0, i32 31), !dbg !71
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !71
	%134 = lshr i64 %130, 32, !dbg !71
	%135 = trunc i64 %134 to i32, !dbg !71
	%136 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %135, i32 0, i32 31), !dbg !71
	%137 = extractvalue { i32, i1 } %136, 0, !dbg !71
	%138 = zext i32 %137 to i64, !dbg !71
	%139 = shl i64 %138, 32, !dbg !71
	%140 = zext i32 %133 to i64, !dbg !71
	%141 = or i64 %140, %139, !dbg !71
	%142 = bitcast i64 %141 to double, !dbg !71
	br label %b21, !dbg !71

b21:
	%143 = phi double [ %142, %b20 ], [ %160, %b22 ], !dbg !72
	%144 = phi i64 [ 1, %b20 ], [ %161, %b22 ], !dbg !73
	%145 = icmp slt i64 %144, %107, !dbg !74
	br i1 %145, label %b22, label %b23, !dbg !74

b22:
	%146 = trunc i64 %144 to i32, !dbg !75
	%147 = bitcast double %102 to i64, !dbg !75
	%148 = trunc i64 %147 to i32, !dbg !75
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %148, i32 %146, i32 31), !dbg !75
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !75
	%151 = lshr i64 %147, 32, !dbg !75
	%152 = trunc i64 %151 to i32, !dbg !75
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 %146, i32 31), !dbg !75
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !75
	%155 = zext i32 %154 to i64, !dbg !75
	%156 = shl i64 %155, 32, !dbg !75
	%157 = zext i32 %150 to i64, !dbg !75
	%158 = or i64 %157, %156, !dbg !75
	%159 = bitcast i64 %158 to double, !dbg !75
	%160 = fadd double %143, %159, !dbg !69
	%161 = add i64 %144, 1, !dbg !76
	br label %b21, !dbg !76

b23:
	%162 = phi double [ %109, %b18 ], [ %143, %b21 ], !dbg !62
	%163 = trunc i64 %12 to i32, !dbg !80
	%164 = add i32 %163, 32, !dbg !80
	%165 = zext i32 %164 to i64, !dbg !80
	%166 = sub i32 %164, 1, !dbg !81
	%167 = zext i32 %166 to i64, !dbg !81
	%168 = udiv i32 %166, 32, !dbg !82
	%169 = zext i32 %168 to i64, !dbg !82
	%170 = icmp eq i64 %169, 1, !dbg !83
	br i1 %170, label %b29, label %b24, !dbg !83

b24:
	call void @llvm.nvvm.barrier0(), !dbg !85
	%171 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !86, !range !87
	%172 = sext i32 %171 to i64, !dbg !86
	%173 = icmp eq i64 %172, 0, !dbg !88
	br i1 %173, label %b25, label %b26, !dbg !88

b25:
	%174 = trunc i64 %20 to i32, !dbg !89
	%175 = udiv i32 %174, 32, !dbg !89
	%176 = zext i32 %175 to i64, !dbg !89
	%177 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %176, !dbg !90
	store double %162, double addrspace(3)* %177, align 8, !dbg !90
	br label %b26, !dbg !90

b26:
	call void @llvm.nvvm.barrier0(), !dbg !91
	%178 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !92
	%179 = load double, double addrspace(3)* %178, align 8, !dbg !92
	br label %b27, !dbg !92

b27:
	%180 = phi double [ %179, %b26 ], [ %185, %b28 ], !dbg !93
	%181 = phi i64 [ 1, %b26 ], [ %186, %b28 ], !dbg !94
	%182 = icmp slt i64 %181, %169, !dbg !95
	br i1 %182, label %b28, label %b29, !dbg !95

b28:
	%183 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %181, !dbg !96
	%184 = load double, double addrspace(3)* %183, align 8, !dbg !96
	%185 = fadd double %180, %184, !dbg !69
	%186 = add i64 %181, 1, !dbg !97
	br label %b27, !dbg !97

b29:
	%187 = phi double [ %162, %b23 ], [ %180, %b27 ], !dbg !61
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !98
	%188 = icmp eq i64 %20, 0, !dbg !99
	br i1 %188, label %b30, label %b36, !dbg !99

b30:
	store i32 %5, i32* %2, align 4, !dbg !100
	%189 = sext i32 %0 to i64, !dbg !12
	%190 = sext i32 %1 to i64, !dbg !13
	br label %b31, !dbg !13

b31:
	%191 = phi i64 [ 0, %b30 ], [ %219, %b34_ok1 ], !dbg !13
	%192 = add i64 %189, %191, !dbg !105
	%193 = icmp sge i64 %192, %190, !dbg !106
	br i1 %193, label %b32, label %b33, !dbg !106

b32:
	%194 = sub i64 %192, %190, !dbg !107
	br label %b33, !dbg !107

b33:
	%195 = phi i64 [ %192, %b31 ], [ %194, %b32 ], !dbg !108
	%196 = urem i32 %5, 2, !dbg !111
	%197 = zext i32 %196 to i64, !dbg !112
	%198 = trunc i64 %190 to i32, !dbg !113
	%199 = mul i32 %196, %198, !dbg !113
	%200 = zext i32 %199 to i64, !dbg !113
	%201 = trunc i64 %189 to i32, !dbg !114
	%202 = add i32 %199, %201, !dbg !114
	%203 = zext i32 %202 to i64, !dbg !114
	%204 = mul i64 %203, 2, !dbg !115
	%205 = add i64 %204, 2, !dbg !118
	%206 = getelementptr inbounds i64, i64* %p3, i64 %204, !dbg !119
	%207 = ptrtoint i64* %206 to i64, !dbg !120
	%208 = and i64 %207, 15, !dbg !120
	%209 = icmp eq i64 %208, 0, !dbg !120
	%210 = icmp ugt i64 %205, %p4, !dbg !119
	br i1 %210, label %b33_fail1, label %b33_ok1, !dbg !119, !prof !15

b33_ok1:
	br i1 %209, label %b34, label %b35, !dbg !120

b34:
	%211 = bitcast i64* %206 to { i64, i64 }*, !dbg !120
	%212 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %211, i64 0, !dbg !121
	%213 = bitcast double %187 to i64, !dbg !122
	%214 = trunc i64 %195 to i32, !dbg !104
	%215 = icmp uge i64 %195, %190, !dbg !104
	%216 = icmp eq { i64, i64 }* %212, null, !dbg !104
	%217 = or i1 %215, %216, !dbg !104
	br i1 %217, label %b34_fail1, label %b34_ok1, !dbg !104, !prof !15

b34_ok1:
	%218 = bitcast { i64, i64 }* %212 to i8*, !dbg !104
	call void @gpuc_put_line_thread(i8* %218, i64 %213, i32 %5, i32 %214), !dbg !104
	%219 = add i64 %191, 1, !dbg !103
	%220 = icmp slt i64 %219, %190, !dbg !103
	br i1 %220, label %b31, label %b36, !dbg !103

b35:
	call void asm sideeffect "", ""() nounwind, !dbg !120
	br label %fail, !dbg !120

b36:
	ret i32 %5, !dbg !123

b0_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !14
	br label %fail, !dbg !14

b9_cold:
	%221 = phi double [ %260, %b16_cold ], [ 0.000000e+00, %b0_ok1 ], !dbg !30
	%222 = phi i64 [ %261, %b16_cold ], [ %20, %b0_ok1 ], !dbg !32
	%223 = icmp slt i64 %222, %6, !dbg !33
	br i1 %223, label %b10_cold, label %b17, !dbg !33

b10_cold:
	%224 = mul i64 %222, 2, !dbg !34
	%225 = add i64 %224, %21, !dbg !35
	%226 = sub i64 %225, 1, !dbg !36
	%227 = getelementptr inbounds double, double* %p0, i64 %226, !dbg !37
	%228 = icmp uge i64 %226, %p1, !dbg !37
	br i1 %228, label %b10_cold_fail1, label %b10_cold_ok1, !dbg !37, !prof !15

b10_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !37
	br label %fail, !dbg !37

b10_cold_ok1:
	%229 = load double, double* %227, align 8, !dbg !37
	%230 = add i64 %222, %12, !dbg !38
	%231 = icmp slt i64 %230, %6, !dbg !39
	br i1 %231, label %b11_cold, label %b12_cold, !dbg !39

b11_cold:
	%232 = mul i64 %230, 2, !dbg !34
	%233 = add i64 %232, %21, !dbg !35
	%234 = sub i64 %233, 1, !dbg !36
	%235 = getelementptr inbounds double, double* %p0, i64 %234, !dbg !37
	%236 = icmp uge i64 %234, %p1, !dbg !37
	br i1 %236, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !37, !prof !15

b11_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !37
	br label %fail, !dbg !37

b11_cold_ok1:
	%237 = load double, double* %235, align 8, !dbg !37
	br label %b12_cold, !dbg !40

b12_cold:
	%238 = phi double [ %237, %b11_cold_ok1 ], [ 0.000000e+00, %b10_cold_ok1 ], !dbg !41
	%239 = fadd double %229, %238, !dbg !42
	%240 = add i64 %222, %24, !dbg !43
	%241 = icmp slt i64 %240, %6, !dbg !39
	br i1 %241, label %b13_cold, label %b14_cold, !dbg !39

b13_cold:
	%242 = mul i64 %240, 2, !dbg !34
	%243 = add i64 %242, %21, !dbg !35
	%244 = sub i64 %243, 1, !dbg !36
	%245 = getelementptr inbounds double, double* %p0, i64 %244, !dbg !37
	%246 = icmp uge i64 %244, %p1, !dbg !37
	br i1 %246, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !37, !prof !15

b13_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !37
	br label %fail, !dbg !37

b13_cold_ok1:
	%247 = load double, double* %245, align 8, !dbg !37
	br label %b14_cold, !dbg !40

b14_cold:
	%248 = phi double [ %247, %b13_cold_ok1 ], [ 0.000000e+00, %b12_cold ], !dbg !44
	%249 = fadd double %239, %248, !dbg !45
	%250 = add i64 %222, %27, !dbg !46
	%251 = icmp slt i64 %250, %6, !dbg !39
	br i1 %251, label %b15_cold, label %b16_cold, !dbg !39

b15_cold:
	%252 = mul i64 %250, 2, !dbg !34
	%253 = add i64 %252, %21, !dbg !35
	%254 = sub i64 %253, 1, !dbg !36
	%255 = getelementptr inbounds double, double* %p0, i64 %254, !dbg !37
	%256 = icmp uge i64 %254, %p1, !dbg !37
	br i1 %256, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !37, !prof !15

b15_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !37
	br label %fail, !dbg !37

b15_cold_ok1:
	%257 = load double, double* %255, align 8, !dbg !37
	br label %b16_cold, !dbg !40

b16_cold:
	%258 = phi double [ %257, %b15_cold_ok1 ], [ 0.000000e+00, %b14_cold ], !dbg !47
	%259 = fadd double %249, %258, !dbg !48
	%260 = fadd double %221, %259, !dbg !49
	%261 = add i64 %222, %30, !dbg !50
	br label %b9_cold, !dbg !50, !llvm.loop !54

b33_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !119
	br label %fail, !dbg !119

b34_fail1:
	%262 = icmp uge i64 %195, %190, !dbg !104
	br i1 %262, label %b34_fail2, label %b34_ok2, !dbg !104

b34_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !104
	br label %fail, !dbg !104

b34_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !104
	br label %fail, !dbg !104

fail:
	%263 = phi i32 [ 3, %b0_fail1 ], [ 4, %b10_cold_fail1 ], [ 4, %b11_cold_fail1 ], [ 4, %b13_cold_fail1 ], [ 4, %b15_cold_fail1 ], [ 5, %b33_fail1 ], [ 8, %b34_fail2 ], [ 9, %b34_ok2 ], [ 7, %b35 ], !dbg !8
	%264 = phi i64 [ 0, %b0_fail1 ], [ %226, %b10_cold_fail1 ], [ %234, %b11_cold_fail1 ], [ %244, %b13_cold_fail1 ], [ %254, %b15_cold_fail1 ], [ %205, %b33_fail1 ], [ %195, %b34_fail2 ], [ 0, %b34_ok2 ], [ %208, %b35 ], !dbg !8
	%265 = phi i64 [ %p6, %b0_fail1 ], [ %p1, %b10_cold_fail1 ], [ %p1, %b11_cold_fail1 ], [ %p1, %b13_cold_fail1 ], [ %p1, %b15_cold_fail1 ], [ %p4, %b33_fail1 ], [ %190, %b34_fail2 ], [ 0, %b34_ok2 ], [ 16, %b35 ], !dbg !8
	call void @gpuc_fail(i8* %ctrl, i32 %263, i64 %264, i64 %265), !dbg !8
	ret i32 undef, !dbg !8
}

define internal float @gpuc_fn_solver_march(float* %p0, i64 %p1, { float, float, float, float }* %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, { float, float, float, float }* %p7, i64 %p8, i64 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %p16, i32 %p17, i32 %p18, i32 %p19, i32 %p20, i32 %p21, i8* %ctrl) nounwind !dbg !127 {
entry:
	br label %b0, !dbg !128

b0:
	%0 = icmp uge i32 %p19, %p12, !dbg !129
	br i1 %0, label %b2, label %b1, !dbg !129

b1:
	%1 = icmp sge i32 %p20, %p21, !dbg !130
	br i1 %1, label %b2, label %b3, !dbg !130

b2:
	ret float 0.000000e+00, !dbg !131

b3:
	%2 = mul i32 %p19, 4, !dbg !132
	%3 = icmp ugt i32 %2, 0, !dbg !133
	br i1 %3, label %b4, label %b5, !dbg !133

b4:
	%4 = add i32 %2, 4, !dbg !134
	%5 = icmp ult i32 %4, %p11, !dbg !135
	br label %b5, !dbg !135

b5:
	%6 = phi i1 [ false, %b3 ], [ %5, %b4 ], !dbg !136
	%7 = icmp eq i32 %p19, 0, !dbg !137
	br i1 %7, label %b6, label %b7, !dbg !137

b6:
	br label %b7, !dbg !137

b7:
	%8 = phi i64 [ -1, %b5 ], [ 0, %b6 ], !dbg !138
	%9 = sub i32 %p12, 1, !dbg !139
	%10 = icmp eq i32 %p19, %9, !dbg !140
	br i1 %10, label %b8, label %b9, !dbg !140

b8:
	br label %b9, !dbg !140

b9:
	%11 = phi i64 [ 4, %b7 ], [ 0, %b8 ], !dbg !141
	%12 = zext i32 %p12 to i64, !dbg !142
	%13 = sext i32 %p20 to i64, !dbg !143
	%14 = add i64 %13, 1, !dbg !144
	%15 = mul i64 %14, %12, !dbg !145
	%16 = zext i32 %p19 to i64, !dbg !146
	%17 = add i64 %15, %16, !dbg !147
	%18 = sub i64 %17, %12, !dbg !148
	%19 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %18, !dbg !149
	%20 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 0, !dbg !149
	%21 = icmp uge i64 %18, %p8, !dbg !149
	%22 = icmp uge i64 %17, %p8, !dbg !150
	%23 = or i1 %21, %22, !dbg !150
	br i1 %23, label %b9_fail1, label %b9_ok1, !dbg !150, !prof !15

b9_ok1:
	%24 = bitcast { float, float, float, float }* %19 to <4 x float>*, !dbg !149
	%25 = load <4 x float>, <4 x float>* %24, align 16, !dbg !149
	%26 = extractelement <4 x float> %25, i32 0, !dbg !149
	%27 = extractelement <4 x float> %25, i32 1, !dbg !149
	%28 = extractelement <4 x float> %25, i32 2, !dbg !149
	%29 = extractelement <4 x float> %25, i32 3, !dbg !149
	%30 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 1, !dbg !149
	%31 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 2, !dbg !149
	%32 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 3, !dbg !149
	%33 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %17, !dbg !150
	%34 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 0, !dbg !150
	%35 = bitcast { float, float, float, float }* %33 to <4 x float>*, !dbg !150
	%36 = load <4 x float>, <4 x float>* %35, align 16, !dbg !150
	%37 = extractelement <4 x float> %36, i32 0, !dbg !150
	%38 = extractelement <4 x float> %36, i32 1, !dbg !150
	%39 = extractelement <4 x float> %36, i32 2, !dbg !150
	%40 = extractelement <4 x float> %36, i32 3, !dbg !150
	%41 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 1, !dbg !150
	%42 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 2, !dbg !150
	%43 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 3, !dbg !150
	%44 = sub i32 %p21, %p20, !dbg !151
	%45 = icmp eq i32 %2, 0, !dbg !154
	%46 = sub i32 %p11, 1, !dbg !155
	%47 = icmp uge i32 %2, %46, !dbg !156
	%48 = add i32 %2, 1, !dbg !157
	%49 = icmp uge i32 %48, %46, !dbg !158
	%50 = add i32 %2, 2, !dbg !159
	%51 = icmp uge i32 %50, %46, !dbg !160
	%52 = add i32 %2, 3, !dbg !161
	%53 = icmp uge i32 %52, %46, !dbg !162
	%54 = icmp ule i64 %p3, 281474976710655, !dbg !163
	%55 = icmp ule i64 %p6, 281474976710655, !dbg !163
	%56 = and i1 %54, %55, !dbg !163
	%57 = icmp ule i64 %p8, 281474976710655, !dbg !163
	%58 = and i1 %56, %57, !dbg !163
	%59 = mul i64 %12, -8, !dbg !163
	%60 = add i64 %59, %8, !dbg !163
	%61 = icmp sge i64 %60, 0, !dbg !163
	%62 = and i1 %58, %61, !dbg !163
	%63 = add i64 %p6, 3, !dbg !163
	%64 = mul i64 %p8, -4, !dbg !163
	%65 = add i64 %63, %64, !dbg !163
	%66 = mul i64 %12, 4, !dbg !163
	%67 = add i64 %65, %66, !dbg !163
	%68 = mul i64 %11, -1, !dbg !163
	%69 = add i64 %67, %68, !dbg !163
	%70 = icmp sge i64 %69, 0, !dbg !163
	%71 = and i1 %62, %70, !dbg !163
	%72 = mul i64 %p8, -1, !dbg !163
	%73 = add i64 %p3, %72, !dbg !163
	%74 = mul i64 %12, 2, !dbg !163
	%75 = add i64 %73, %74, !dbg !163
	%76 = icmp sge i64 %75, 0, !dbg !163
	%77 = and i1 %71, %76, !dbg !163
	br i1 %77, label %b10, label %b34_cold, !dbg !151, !prof !31

b10:
	%78 = phi float [ 0.000000e+00, %b9_ok1 ], [ %222, %b33 ], !dbg !163
	%79 = phi i64 [ %17, %b9_ok1 ], [ %103, %b33 ], !dbg !164
	%80 = phi float [ %26, %b9_ok1 ], [ %96, %b33 ], !dbg !165
	%81 = phi float [ %27, %b9_ok1 ], [ %97, %b33 ], !dbg !165
	%82 = phi float [ %28, %b9_ok1 ], [ %98, %b33 ], !dbg !165
	%83 = phi float [ %29, %b9_ok1 ], [ %99, %b33 ], !dbg !165
	%84 = phi float [ %37, %b9_ok1 ], [ %108, %b33 ], !dbg !166
	%85 = phi float [ %38, %b9_ok1 ], [ %109, %b33 ], !dbg !166
	%86 = phi float [ %39, %b9_ok1 ], [ %110, %b33 ], !dbg !166
	%87 = phi float [ %40, %b9_ok1 ], [ %111, %b33 ], !dbg !166
	%88 = phi i32 [ %44, %b9_ok1 ], [ %223, %b33 ], !dbg !167
	%89 = icmp sge i32 %88, 2, !dbg !168
	br i1 %89, label %b11, label %b58, !dbg !168

b11:
	%90 = add i64 %79, %12, !dbg !169
	%91 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %90, !dbg !170
	%92 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %91, i32 0, i32 0, !dbg !170
	%93 = icmp uge i64 %90, %p8, !dbg !170
	br i1 %93, label %b11_fail1, label %b11_ok1, !dbg !170, !prof !15

b11_ok1:
	%94 = bitcast { float, float, float, float }* %91 to <4 x float>*, !dbg !170
	%95 = load <4 x float>, <4 x float>* %94, align 16, !dbg !170
	%96 = extractelement <4 x float> %95, i32 0, !dbg !170
	%97 = extractelement <4 x float> %95, i32 1, !dbg !170
	%98 = extractelement <4 x float> %95, i32 2, !dbg !170
	%99 = extractelement <4 x float> %95, i32 3, !dbg !170
	%100 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %91, i32 0, i32 1, !dbg !170
	%101 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %91, i32 0, i32 2, !dbg !170
	%102 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %91, i32 0, i32 3, !dbg !170
	%103 = add i64 %90, %12, !dbg !171
	%104 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %103, !dbg !172
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 0, !dbg !172
	%106 = bitcast { float, float, float, float }* %104 to <4 x float>*, !dbg !172
	%107 = load <4 x float>, <4 x float>* %106, align 16, !dbg !172
	%108 = extractelement <4 x float> %107, i32 0, !dbg !172
	%109 = extractelement <4 x float> %107, i32 1, !dbg !172
	%110 = extractelement <4 x float> %107, i32 2, !dbg !172
	%111 = extractelement <4 x float> %107, i32 3, !dbg !172
	%112 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 1, !dbg !172
	%113 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 2, !dbg !172
	%114 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 3, !dbg !172
	%115 = mul i64 %79, 4, !dbg !173
	%116 = add i64 %115, %8, !dbg !174
	%117 = getelementptr inbounds float, float* %p5, i64 %116, !dbg !175
	%118 = load float, float* %117, align 4, !dbg !175
	%119 = add i64 %115, %11, !dbg !176
	%120 = getelementptr inbounds float, float* %p5, i64 %119, !dbg !177
	%121 = load float, float* %120, align 4, !dbg !177
	%122 = mul i64 %90, 4, !dbg !178
	%123 = add i64 %122, %8, !dbg !179
	%124 = getelementptr inbounds float, float* %p5, i64 %123, !dbg !180
	%125 = load float, float* %124, align 4, !dbg !180
	%126 = add i64 %122, %11, !dbg !181
	%127 = getelementptr inbounds float, float* %p5, i64 %126, !dbg !182
	%128 = load float, float* %127, align 4, !dbg !182
	%129 = fadd float %118, %85, !dbg !185
	%130 = fadd float %129, %80, !dbg !186
	%131 = fadd float %130, %96, !dbg !187
	%132 = fmul float %131, 2.500000e-01, !dbg !188
	%133 = fadd float %84, %86, !dbg !189
	%134 = fadd float %133, %81, !dbg !190
	%135 = fadd float %134, %97, !dbg !191
	%136 = fmul float %135, 2.500000e-01, !dbg !192
	%137 = fadd float %85, %87, !dbg !193
	%138 = fadd float %137, %82, !dbg !194
	%139 = fadd float %138, %98, !dbg !195
	%140 = fmul float %139, 2.500000e-01, !dbg !196
	%141 = fadd float %86, %121, !dbg !197
	%142 = fadd float %141, %83, !dbg !198
	%143 = fadd float %142, %99, !dbg !199
	%144 = fmul float %143, 2.500000e-01, !dbg !200
	%145 = fadd float %125, %97, !dbg !202
	%146 = fadd float %145, %84, !dbg !203
	%147 = fadd float %146, %108, !dbg !204
	%148 = fmul float %147, 2.500000e-01, !dbg !205
	%149 = fadd float %96, %98, !dbg !206
	%150 = fadd float %149, %85, !dbg !207
	%151 = fadd float %150, %109, !dbg !208
	%152 = fmul float %151, 2.500000e-01, !dbg !209
	%153 = fadd float %97, %99, !dbg !210
	%154 = fadd float %153, %86, !dbg !211
	%155 = fadd float %154, %110, !dbg !212
	%156 = fmul float %155, 2.500000e-01, !dbg !213
	%157 = fadd float %98, %128, !dbg !214
	%158 = fadd float %157, %87, !dbg !215
	%159 = fadd float %158, %111, !dbg !216
	%160 = fmul float %159, 2.500000e-01, !dbg !217
	br i1 %6, label %b33, label %b12, !dbg !201

b12:
	br i1 %45, label %b13, label %b14, !dbg !154

b13:
	br label %b14, !dbg !218

b14:
	%161 = phi float [ %132, %b12 ], [ %84, %b13 ], !dbg !219
	br i1 %47, label %b15, label %b16, !dbg !156

b15:
	br label %b16, !dbg !220

b16:
	%162 = phi float [ %161, %b14 ], [ %84, %b15 ], !dbg !221
	br i1 %49, label %b17, label %b18, !dbg !158

b17:
	br label %b18, !dbg !222

b18:
	%163 = phi float [ %136, %b16 ], [ %85, %b17 ], !dbg !223
	br i1 %51, label %b19, label %b20, !dbg !160

b19:
	br label %b20, !dbg !224

b20:
	%164 = phi float [ %140, %b18 ], [ %86, %b19 ], !dbg !225
	br i1 %53, label %b21, label %b22, !dbg !162

b21:
	br label %b22, !dbg !226

b22:
	%165 = phi float [ %144, %b20 ], [ %87, %b21 ], !dbg !227
	br i1 %45, label %b23, label %b24, !dbg !229

b23:
	br label %b24, !dbg !230

b24:
	%166 = phi float [ %148, %b22 ], [ %96, %b23 ], !dbg !219
	br i1 %47, label %b25, label %b26, !dbg !231

b25:
	br label %b26, !dbg !232

b26:
	%167 = phi float [ %166, %b24 ], [ %96, %b25 ], !dbg !221
	br i1 %49, label %b27, label %b28, !dbg !233

b27:
	br label %b28, !dbg !234

b28:
	%168 = phi float [ %152, %b26 ], [ %97, %b27 ], !dbg !223
	br i1 %51, label %b29, label %b30, !dbg !235

b29:
	br label %b30, !dbg !236

b30:
	%169 = phi float [ %156, %b28 ], [ %98, %b29 ], !dbg !225
	br i1 %53, label %b31, label %b32, !dbg !237

b31:
	br label %b32, !dbg !238

b32:
	%170 = phi float [ %160, %b30 ], [ %99, %b31 ], !dbg !227
	br label %b33, !dbg !228

b33:
	%171 = phi float [ %132, %b11_ok1 ], [ %162, %b32 ], !dbg !239
	%172 = phi float [ %136, %b11_ok1 ], [ %163, %b32 ], !dbg !239
	%173 = phi float [ %140, %b11_ok1 ], [ %164, %b32 ], !dbg !239
	%174 = phi float [ %144, %b11_ok1 ], [ %165, %b32 ], !dbg !239
	%175 = phi float [ %148, %b11_ok1 ], [ %167, %b32 ], !dbg !240
	%176 = phi float [ %152, %b11_ok1 ], [ %168, %b32 ], !dbg !240
	%177 = phi float [ %156, %b11_ok1 ], [ %169, %b32 ], !dbg !240
	%178 = phi float [ %160, %b11_ok1 ], [ %170, %b32 ], !dbg !240
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %79, !dbg !241
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 0, !dbg !241
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 1, !dbg !241
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 2, !dbg !241
	%183 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 3, !dbg !241
	%184 = bitcast { float, float, float, float }* %179 to <4 x float>*, !dbg !241
	%185 = insertelement <4 x float> undef, float %171, i32 0, !dbg !241
	%186 = insertelement <4 x float> %185, float %172, i32 1, !dbg !241
	%187 = insertelement <4 x float> %186, float %173, i32 2, !dbg !241
	%188 = insertelement <4 x float> %187, float %174, i32 3, !dbg !241
	store <4 x float> %188, <4 x float>* %184, align 16, !dbg !241
	%189 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %90, !dbg !242
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %189, i32 0, i32 0, !dbg !242
	%191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %189, i32 0, i32 1, !dbg !242
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %189, i32 0, i32 2, !dbg !242
	%193 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %189, i32 0, i32 3, !dbg !242
	%194 = bitcast { float, float, float, float }* %189 to <4 x float>*, !dbg !242
	%195 = insertelement <4 x float> undef, float %175, i32 0, !dbg !242
	%196 = insertelement <4 x float> %195, float %176, i32 1, !dbg !242
	%197 = insertelement <4 x float> %196, float %177, i32 2, !dbg !242
	%198 = insertelement <4 x float> %197, float %178, i32 3, !dbg !242
	store <4 x float> %198, <4 x float>* %194, align 16, !dbg !242
	%199 = fsub float %171, %84, !dbg !245
	%200 = fsub float %172, %85, !dbg !246
	%201 = fsub float %173, %86, !dbg !247
	%202 = fsub float %174, %87, !dbg !248
	%203 = fmul float %199, %199, !dbg !249
	%204 = fmul float %200, %200, !dbg !250
	%205 = fadd float %203, %204, !dbg !251
	%206 = fmul float %201, %201, !dbg !252
	%207 = fadd float %205, %206, !dbg !253
	%208 = fmul float %202, %202, !dbg !254
	%209 = fadd float %207, %208, !dbg !255
	%210 = fsub float %175, %96, !dbg !257
	%211 = fsub float %176, %97, !dbg !258
	%212 = fsub float %177, %98, !dbg !259
	%213 = fsub float %178, %99, !dbg !260
	%214 = fmul float %210, %210, !dbg !261
	%215 = fmul float %211, %211, !dbg !262
	%216 = fadd float %214, %215, !dbg !263
	%217 = fmul float %212, %212, !dbg !264
	%218 = fadd float %216, %217, !dbg !265
	%219 = fmul float %213, %213, !dbg !266
	%220 = fadd float %218, %219, !dbg !267
	%221 = fadd float %209, %220, !dbg !268
	%222 = fadd float %78, %221, !dbg !269
	%223 = sub i32 %88, 2, !dbg !270
	br label %b10, !dbg !270

b58:
	%224 = phi float [ %78, %b10 ], [ %310, %b34_cold ], !dbg !273
	%225 = phi i64 [ %79, %b10 ], [ %311, %b34_cold ], !dbg !273
	%226 = phi float [ %80, %b10 ], [ %312, %b34_cold ], !dbg !273
	%227 = phi float [ %81, %b10 ], [ %313, %b34_cold ], !dbg !273
	%228 = phi float [ %82, %b10 ], [ %314, %b34_cold ], !dbg !273
	%229 = phi float [ %83, %b10 ], [ %315, %b34_cold ], !dbg !273
	%230 = phi float [ %84, %b10 ], [ %316, %b34_cold ], !dbg !273
	%231 = phi float [ %85, %b10 ], [ %317, %b34_cold ], !dbg !273
	%232 = phi float [ %86, %b10 ], [ %318, %b34_cold ], !dbg !273
	%233 = phi float [ %87, %b10 ], [ %319, %b34_cold ], !dbg !273
	%234 = phi i32 [ %88, %b10 ], [ %320, %b34_cold ], !dbg !273
	%235 = icmp sgt i32 %234, 0, !dbg !273
	br i1 %235, label %b59, label %b72, !dbg !273

b59:
	%236 = add i64 %225, %12, !dbg !274
	%237 = mul i64 %225, 4, !dbg !276
	%238 = add i64 %237, %8, !dbg !277
	%239 = add i64 %237, %11, !dbg !279
	%240 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %236, !dbg !275
	%241 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %240, i32 0, i32 0, !dbg !275
	%242 = icmp uge i64 %236, %p8, !dbg !275
	%243 = icmp uge i64 %238, %p6, !dbg !278
	%244 = icmp uge i64 %239, %p6, !dbg !280
	%245 = or i1 %242, %243, !dbg !280
	%246 = or i1 %245, %244, !dbg !280
	br i1 %246, label %b59_fail1, label %b59_ok1, !dbg !280, !prof !15

b59_ok1:
	%247 = bitcast { float, float, float, float }* %240 to <4 x float>*, !dbg !275
	%248 = load <4 x float>, <4 x float>* %247, align 16, !dbg !275
	%249 = extractelement <4 x float> %248, i32 0, !dbg !275
	%250 = extractelement <4 x float> %248, i32 1, !dbg !275
	%251 = extractelement <4 x float> %248, i32 2, !dbg !275
	%252 = extractelement <4 x float> %248, i32 3, !dbg !275
	%253 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %240, i32 0, i32 1, !dbg !275
	%254 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %240, i32 0, i32 2, !dbg !275
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %240, i32 0, i32 3, !dbg !275
	%256 = getelementptr inbounds float, float* %p5, i64 %238, !dbg !278
	%257 = load float, float* %256, align 4, !dbg !278
	%258 = getelementptr inbounds float, float* %p5, i64 %239, !dbg !280
	%259 = load float, float* %258, align 4, !dbg !280
	%260 = fadd float %257, %231, !dbg !282
	%261 = fadd float %260, %226, !dbg !283
	%262 = fadd float %261, %249, !dbg !284
	%263 = fmul float %262, 2.500000e-01, !dbg !285
	%264 = fadd float %230, %232, !dbg !286
	%265 = fadd float %264, %227, !dbg !287
	%266 = fadd float %265, %250, !dbg !288
	%267 = fmul float %266, 2.500000e-01, !dbg !289
	%268 = fadd float %231, %233, !dbg !290
	%269 = fadd float %268, %228, !dbg !291
	%270 = fadd float %269, %251, !dbg !292
	%271 = fmul float %270, 2.500000e-01, !dbg !293
	%272 = fadd float %232, %259, !dbg !294
	%273 = fadd float %272, %229, !dbg !295
	%274 = fadd float %273, %252, !dbg !296
	%275 = fmul float %274, 2.500000e-01, !dbg !297
	br i1 %6, label %b71, label %b60, !dbg !281

b60:
	br i1 %45, label %b61, label %b62, !dbg !299

b61:
	br label %b62, !dbg !300

b62:
	%276 = phi float [ %263, %b60 ], [ %230, %b61 ], !dbg !219
	br i1 %47, label %b63, label %b64, !dbg !301

b63:
	br label %b64, !dbg !302

b64:
	%277 = phi float [ %276, %b62 ], [ %230, %b63 ], !dbg !221
	br i1 %49, label %b65, label %b66, !dbg !303

b65:
	br label %b66, !dbg !304

b66:
	%278 = phi float [ %267, %b64 ], [ %231, %b65 ], !dbg !223
	br i1 %51, label %b67, label %b68, !dbg !305

b67:
	br label %b68, !dbg !306

b68:
	%279 = phi float [ %271, %b66 ], [ %232, %b67 ], !dbg !225
	br i1 %53, label %b69, label %b70, !dbg !307

b69:
	br label %b70, !dbg !308

b70:
	%280 = phi float [ %275, %b68 ], [ %233, %b69 ], !dbg !227
	br label %b71, !dbg !298

b71:
	%281 = phi float [ %263, %b59_ok1 ], [ %277, %b70 ], !dbg !309
	%282 = phi float [ %267, %b59_ok1 ], [ %278, %b70 ], !dbg !309
	%283 = phi float [ %271, %b59_ok1 ], [ %279, %b70 ], !dbg !309
	%284 = phi float [ %275, %b59_ok1 ], [ %280, %b70 ], !dbg !309
	%285 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %225, !dbg !310
	%286 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %285, i32 0, i32 0, !dbg !310
	%287 = icmp uge i64 %225, %p3, !dbg !310
	br i1 %287, label %b71_fail1, label %b71_ok1, !dbg !310, !prof !15

b71_ok1:
	%288 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %285, i32 0, i32 1, !dbg !310
	%289 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %285, i32 0, i32 2, !dbg !310
	%290 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %285, i32 0, i32 3, !dbg !310
	%291 = bitcast { float, float, float, float }* %285 to <4 x float>*, !dbg !310
	%292 = insertelement <4 x float> undef, float %281, i32 0, !dbg !310
	%293 = insertelement <4 x float> %292, float %282, i32 1, !dbg !310
	%294 = insertelement <4 x float> %293, float %283, i32 2, !dbg !310
	%295 = insertelement <4 x float> %294, float %284, i32 3, !dbg !310
	store <4 x float> %295, <4 x float>* %291, align 16, !dbg !310
	%296 = fsub float %281, %230, !dbg !312
	%297 = fsub float %282, %231, !dbg !313
	%298 = fsub float %283, %232, !dbg !314
	%299 = fsub float %284, %233, !dbg !315
	%300 = fmul float %296, %296, !dbg !316
	%301 = fmul float %297, %297, !dbg !317
	%302 = fadd float %300, %301, !dbg !318
	%303 = fmul float %298, %298, !dbg !319
	%304 = fadd float %302, %303, !dbg !320
	%305 = fmul float %299, %299, !dbg !321
	%306 = fadd float %304, %305, !dbg !322
	%307 = fadd float %224, %306, !dbg !323
	br label %b72, !dbg !323

b72:
	%308 = phi float [ %224, %b58 ], [ %307, %b71_ok1 ], !dbg !163
	ret float %308, !dbg !324

b9_fail1:
	%309 = icmp uge i64 %18, %p8, !dbg !149
	br i1 %309, label %b9_fail2, label %b9_ok2, !dbg !149

b9_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !149
	br label %fail, !dbg !149

b9_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !150
	br label %fail, !dbg !150

b11_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !170
	br label %fail, !dbg !170

b34_cold:
	%310 = phi float [ %471, %b57_cold_ok2 ], [ 0.000000e+00, %b9_ok1 ], !dbg !163
	%311 = phi i64 [ %323, %b57_cold_ok2 ], [ %17, %b9_ok1 ], !dbg !164
	%312 = phi float [ %350, %b57_cold_ok2 ], [ %26, %b9_ok1 ], !dbg !165
	%313 = phi float [ %351, %b57_cold_ok2 ], [ %27, %b9_ok1 ], !dbg !165
	%314 = phi float [ %352, %b57_cold_ok2 ], [ %28, %b9_ok1 ], !dbg !165
	%315 = phi float [ %353, %b57_cold_ok2 ], [ %29, %b9_ok1 ], !dbg !165
	%316 = phi float [ %361, %b57_cold_ok2 ], [ %37, %b9_ok1 ], !dbg !166
	%317 = phi float [ %362, %b57_cold_ok2 ], [ %38, %b9_ok1 ], !dbg !166
	%318 = phi float [ %363, %b57_cold_ok2 ], [ %39, %b9_ok1 ], !dbg !166
	%319 = phi float [ %364, %b57_cold_ok2 ], [ %40, %b9_ok1 ], !dbg !166
	%320 = phi i32 [ %472, %b57_cold_ok2 ], [ %44, %b9_ok1 ], !dbg !167
	%321 = icmp sge i32 %320, 2, !dbg !168
	br i1 %321, label %b35_cold, label %b58, !dbg !168

b35_cold:
	%322 = add i64 %311, %12, !dbg !169
	%323 = add i64 %322, %12, !dbg !171
	%324 = mul i64 %311, 4, !dbg !173
	%325 = add i64 %324, %8, !dbg !174
	%326 = add i64 %324, %11, !dbg !176
	%327 = mul i64 %322, 4, !dbg !178
	%328 = add i64 %327, %8, !dbg !179
	%329 = add i64 %327, %11, !dbg !181
	%330 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %322, !dbg !170
	%331 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %330, i32 0, i32 0, !dbg !170
	%332 = icmp uge i64 %322, %p8, !dbg !170
	%333 = icmp uge i64 %323, %p8, !dbg !172
	%334 = icmp uge i64 %325, %p6, !dbg !175
	%335 = icmp uge i64 %326, %p6, !dbg !177
	%336 = icmp uge i64 %328, %p6, !dbg !180
	%337 = icmp uge i64 %329, %p6, !dbg !182
	%338 = or i1 %332, %333, !dbg !182
	%339 = or i1 %338, %334, !dbg !182
	%340 = or i1 %339, %335, !dbg !182
	%341 = or i1 %340, %336, !dbg !182
	%342 = or i1 %341, %337, !dbg !182
	br i1 %342, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !182, !prof !15

b35_cold_fail1:
	%343 = icmp uge i64 %322, %p8, !dbg !170
	br i1 %343, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !170

b35_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !170
	br label %fail, !dbg !170

b35_cold_ok2:
	%344 = icmp uge i64 %323, %p8, !dbg !172
	br i1 %344, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !172

b35_cold_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !172
	br label %fail, !dbg !172

b35_cold_ok3:
	%345 = icmp uge i64 %325, %p6, !dbg !175
	br i1 %345, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !175

b35_cold_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !175
	br label %fail, !dbg !175

b35_cold_ok4:
	%346 = icmp uge i64 %326, %p6, !dbg !177
	br i1 %346, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !177

b35_cold_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !177
	br label %fail, !dbg !177

b35_cold_ok5:
	%347 = icmp uge i64 %328, %p6, !dbg !180
	br i1 %347, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !180

b35_cold_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !180
	br label %fail, !dbg !180

b35_cold_ok6:
	call void asm sideeffect "", ""() nounwind, !dbg !182
	br label %fail, !dbg !182

b35_cold_ok1:
	%348 = bitcast { float, float, float, float }* %330 to <4 x float>*, !dbg !170
	%349 = load <4 x float>, <4 x float>* %348, align 16, !dbg !170
	%350 = extractelement <4 x float> %349, i32 0, !dbg !170
	%351 = extractelement <4 x float> %349, i32 1, !dbg !170
	%352 = extractelement <4 x float> %349, i32 2, !dbg !170
	%353 = extractelement <4 x float> %349, i32 3, !dbg !170
	%354 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %330, i32 0, i32 1, !dbg !170
	%355 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %330, i32 0, i32 2, !dbg !170
	%356 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %330, i32 0, i32 3, !dbg !170
	%357 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %323, !dbg !172
	%358 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %357, i32 0, i32 0, !dbg !172
	%359 = bitcast { float, float, float, float }* %357 to <4 x float>*, !dbg !172
	%360 = load <4 x float>, <4 x float>* %359, align 16, !dbg !172
	%361 = extractelement <4 x float> %360, i32 0, !dbg !172
	%362 = extractelement <4 x float> %360, i32 1, !dbg !172
	%363 = extractelement <4 x float> %360, i32 2, !dbg !172
	%364 = extractelement <4 x float> %360, i32 3, !dbg !172
	%365 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %357, i32 0, i32 1, !dbg !172
	%366 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %357, i32 0, i32 2, !dbg !172
	%367 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %357, i32 0, i32 3, !dbg !172
	%368 = getelementptr inbounds float, float* %p5, i64 %325, !dbg !175
	%369 = load float, float* %368, align 4, !dbg !175
	%370 = getelementptr inbounds float, float* %p5, i64 %326, !dbg !177
	%371 = load float, float* %370, align 4, !dbg !177
	%372 = getelementptr inbounds float, float* %p5, i64 %328, !dbg !180
	%373 = load float, float* %372, align 4, !dbg !180
	%374 = getelementptr inbounds float, float* %p5, i64 %329, !dbg !182
	%375 = load float, float* %374, align 4, !dbg !182
	%376 = fadd float %369, %317, !dbg !185
	%377 = fadd float %376, %312, !dbg !186
	%378 = fadd float %377, %350, !dbg !187
	%379 = fmul float %378, 2.500000e-01, !dbg !188
	%380 = fadd float %316, %318, !dbg !189
	%381 = fadd float %380, %313, !dbg !190
	%382 = fadd float %381, %351, !dbg !191
	%383 = fmul float %382, 2.500000e-01, !dbg !192
	%384 = fadd float %317, %319, !dbg !193
	%385 = fadd float %384, %314, !dbg !194
	%386 = fadd float %385, %352, !dbg !195
	%387 = fmul float %386, 2.500000e-01, !dbg !196
	%388 = fadd float %318, %371, !dbg !197
	%389 = fadd float %388, %315, !dbg !198
	%390 = fadd float %389, %353, !dbg !199
	%391 = fmul float %390, 2.500000e-01, !dbg !200
	%392 = fadd float %373, %351, !dbg !202
	%393 = fadd float %392, %316, !dbg !203
	%394 = fadd float %393, %361, !dbg !204
	%395 = fmul float %394, 2.500000e-01, !dbg !205
	%396 = fadd float %350, %352, !dbg !206
	%397 = fadd float %396, %317, !dbg !207
	%398 = fadd float %397, %362, !dbg !208
	%399 = fmul float %398, 2.500000e-01, !dbg !209
	%400 = fadd float %351, %353, !dbg !210
	%401 = fadd float %400, %318, !dbg !211
	%402 = fadd float %401, %363, !dbg !212
	%403 = fmul float %402, 2.500000e-01, !dbg !213
	%404 = fadd float %352, %375, !dbg !214
	%405 = fadd float %404, %319, !dbg !215
	%406 = fadd float %405, %364, !dbg !216
	%407 = fmul float %406, 2.500000e-01, !dbg !217
	br i1 %6, label %b57_cold, label %b36_cold, !dbg !201

b36_cold:
	br i1 %45, label %b37_cold, label %b38_cold, !dbg !154

b37_cold:
	br label %b38_cold, !dbg !218

b38_cold:
	%408 = phi float [ %379, %b36_cold ], [ %316, %b37_cold ], !dbg !219
	br i1 %47, label %b39_cold, label %b40_cold, !dbg !156

b39_cold:
	br label %b40_cold, !dbg !220

b40_cold:
	%409 = phi float [ %408, %b38_cold ], [ %316, %b39_cold ], !dbg !221
	br i1 %49, label %b41_cold, label %b42_cold, !dbg !158

b41_cold:
	br label %b42_cold, !dbg !222

b42_cold:
	%410 = phi float [ %383, %b40_cold ], [ %317, %b41_cold ], !dbg !223
	br i1 %51, label %b43_cold, label %b44_cold, !dbg !160

b43_cold:
	br label %b44_cold, !dbg !224

b44_cold:
	%411 = phi float [ %387, %b42_cold ], [ %318, %b43_cold ], !dbg !225
	br i1 %53, label %b45_cold, label %b46_cold, !dbg !162

b45_cold:
	br label %b46_cold, !dbg !226

b46_cold:
	%412 = phi float [ %391, %b44_cold ], [ %319, %b45_cold ], !dbg !227
	br i1 %45, label %b47_cold, label %b48_cold, !dbg !229

b47_cold:
	br label %b48_cold, !dbg !230

b48_cold:
	%413 = phi float [ %395, %b46_cold ], [ %350, %b47_cold ], !dbg !219
	br i1 %47, label %b49_cold, label %b50_cold, !dbg !231

b49_cold:
	br label %b50_cold, !dbg !232

b50_cold:
	%414 = phi float [ %413, %b48_cold ], [ %350, %b49_cold ], !dbg !221
	br i1 %49, label %b51_cold, label %b52_cold, !dbg !233

b51_cold:
	br label %b52_cold, !dbg !234

b52_cold:
	%415 = phi float [ %399, %b50_cold ], [ %351, %b51_cold ], !dbg !223
	br i1 %51, label %b53_cold, label %b54_cold, !dbg !235

b53_cold:
	br label %b54_cold, !dbg !236

b54_cold:
	%416 = phi float [ %403, %b52_cold ], [ %352, %b53_cold ], !dbg !225
	br i1 %53, label %b55_cold, label %b56_cold, !dbg !237

b55_cold:
	br label %b56_cold, !dbg !238

b56_cold:
	%417 = phi float [ %407, %b54_cold ], [ %353, %b55_cold ], !dbg !227
	br label %b57_cold, !dbg !228

b57_cold:
	%418 = phi float [ %379, %b35_cold_ok1 ], [ %409, %b56_cold ], !dbg !239
	%419 = phi float [ %383, %b35_cold_ok1 ], [ %410, %b56_cold ], !dbg !239
	%420 = phi float [ %387, %b35_cold_ok1 ], [ %411, %b56_cold ], !dbg !239
	%421 = phi float [ %391, %b35_cold_ok1 ], [ %412, %b56_cold ], !dbg !239
	%422 = phi float [ %395, %b35_cold_ok1 ], [ %414, %b56_cold ], !dbg !240
	%423 = phi float [ %399, %b35_cold_ok1 ], [ %415, %b56_cold ], !dbg !240
	%424 = phi float [ %403, %b35_cold_ok1 ], [ %416, %b56_cold ], !dbg !240
	%425 = phi float [ %407, %b35_cold_ok1 ], [ %417, %b56_cold ], !dbg !240
	%426 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %311, !dbg !241
	%427 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %426, i32 0, i32 0, !dbg !241
	%428 = icmp uge i64 %311, %p3, !dbg !241
	br i1 %428, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !241, !prof !15

b57_cold_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !241
	br label %fail, !dbg !241

b57_cold_ok1:
	%429 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %426, i32 0, i32 1, !dbg !241
	%430 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %426, i32 0, i32 2, !dbg !241
	%431 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %426, i32 0, i32 3, !dbg !241
	%432 = bitcast { float, float, float, float }* %426 to <4 x float>*, !dbg !241
	%433 = insertelement <4 x float> undef, float %418, i32 0, !dbg !241
	%434 = insertelement <4 x float> %433, float %419, i32 1, !dbg !241
	%435 = insertelement <4 x float> %434, float %420, i32 2, !dbg !241
	%436 = insertelement <4 x float> %435, float %421, i32 3, !dbg !241
	store <4 x float> %436, <4 x float>* %432, align 16, !dbg !241
	%437 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %322, !dbg !242
	%438 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 0, !dbg !242
	%439 = icmp uge i64 %322, %p3, !dbg !242
	br i1 %439, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !242, !prof !15

b57_cold_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !242
	br label %fail, !dbg !242

b57_cold_ok2:
	%440 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 1, !dbg !242
	%441 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 2, !dbg !242
	%442 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 3, !dbg !242
	%443 = bitcast { float, float, float, float }* %437 to <4 x float>*, !dbg !242
	%444 = insertelement <4 x float> undef, float %422, i32 0, !dbg !242
	%445 = insertelement <4 x float> %444, float %423, i32 1, !dbg !242
	%446 = insertelement <4 x float> %445, float %424, i32 2, !dbg !242
	%447 = insertelement <4 x float> %446, float %425, i32 3, !dbg !242
	store <4 x float> %447, <4 x float>* %443, align 16, !dbg !242
	%448 = fsub float %418, %316, !dbg !245
	%449 = fsub float %419, %317, !dbg !246
	%450 = fsub float %420, %318, !dbg !247
	%451 = fsub float %421, %319, !dbg !248
	%452 = fmul float %448, %448, !dbg !249
	%453 = fmul float %449, %449, !dbg !250
	%454 = fadd float %452, %453, !dbg !251
	%455 = fmul float %450, %450, !dbg !252
	%456 = fadd float %454, %455, !dbg !253
	%457 = fmul float %451, %451, !dbg !254
	%458 = fadd float %456, %457, !dbg !255
	%459 = fsub float %422, %350, !dbg !257
	%460 = fsub float %423, %351, !dbg !258
	%461 = fsub float %424, %352, !dbg !259
	%462 = fsub float %425, %353, !dbg !260
	%463 = fmul float %459, %459, !dbg !261
	%464 = fmul float %460, %460, !dbg !262
	%465 = fadd float %463, %464, !dbg !263
	%466 = fmul float %461, %461, !dbg !264
	%467 = fadd float %465, %466, !dbg !265
	%468 = fmul float %462, %462, !dbg !266
	%469 = fadd float %467, %468, !dbg !267
	%470 = fadd float %458, %469, !dbg !268
	%471 = fadd float %310, %470, !dbg !269
	%472 = sub i32 %320, 2, !dbg !270
	br label %b34_cold, !dbg !270, !llvm.loop !272

b59_fail1:
	%473 = icmp uge i64 %236, %p8, !dbg !275
	br i1 %473, label %b59_fail2, label %b59_ok2, !dbg !275

b59_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !275
	br label %fail, !dbg !275

b59_ok2:
	%474 = icmp uge i64 %238, %p6, !dbg !278
	br i1 %474, label %b59_fail3, label %b59_ok3, !dbg !278

b59_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !278
	br label %fail, !dbg !278

b59_ok3:
	call void asm sideeffect "", ""() nounwind, !dbg !280
	br label %fail, !dbg !280

b71_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !310
	br label %fail, !dbg !310

fail:
	%475 = phi i32 [ 19, %b9_fail2 ], [ 19, %b9_ok2 ], [ 20, %b11_fail1 ], [ 20, %b35_cold_fail2 ], [ 20, %b35_cold_fail3 ], [ 21, %b35_cold_fail4 ], [ 21, %b35_cold_fail5 ], [ 22, %b35_cold_fail6 ], [ 22, %b35_cold_ok6 ], [ 23, %b57_cold_fail1 ], [ 23, %b57_cold_fail2 ], [ 24, %b59_fail2 ], [ 24, %b59_fail3 ], [ 24, %b59_ok3 ], [ 25, %b71_fail1 ], !dbg !128
	%476 = phi i64 [ %18, %b9_fail2 ], [ %17, %b9_ok2 ], [ %90, %b11_fail1 ], [ %322, %b35_cold_fail2 ], [ %323, %b35_cold_fail3 ], [ %325, %b35_cold_fail4 ], [ %326, %b35_cold_fail5 ], [ %328, %b35_cold_fail6 ], [ %329, %b35_cold_ok6 ], [ %311, %b57_cold_fail1 ], [ %322, %b57_cold_fail2 ], [ %236, %b59_fail2 ], [ %238, %b59_fail3 ], [ %239, %b59_ok3 ], [ %225, %b71_fail1 ], !dbg !128
	%477 = phi i64 [ %p8, %b9_fail2 ], [ %p8, %b9_ok2 ], [ %p8, %b11_fail1 ], [ %p8, %b35_cold_fail2 ], [ %p8, %b35_cold_fail3 ], [ %p6, %b35_cold_fail4 ], [ %p6, %b35_cold_fail5 ], [ %p6, %b35_cold_fail6 ], [ %p6, %b35_cold_ok6 ], [ %p3, %b57_cold_fail1 ], [ %p3, %b57_cold_fail2 ], [ %p8, %b59_fail2 ], [ %p6, %b59_fail3 ], [ %p6, %b59_ok3 ], [ %p3, %b71_fail1 ], !dbg !128
	call void @gpuc_fail(i8* %ctrl, i32 %475, i64 %476, i64 %477), !dbg !128
	ret float undef, !dbg !128
}

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, double* %p15, i64 %p16, i64* %p17, i64 %p18, i32* %p19, i64 %p20, double* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i32 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !325 {
entry:
	br label %b0, !dbg !326

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !326
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !326
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !326
	%3 = addrspacecast double* %p15 to double addrspace(1)*, !dbg !326
	%4 = addrspacecast i64* %p17 to i64 addrspace(1)*, !dbg !326
	%5 = addrspacecast i32* %p19 to i32 addrspace(1)*, !dbg !326
	%6 = addrspacecast double* %p21 to double addrspace(1)*, !dbg !326
	%7 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !326
	%8 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !326
	%9 = call i32 @gpuc_num_pes_thread(), !dbg !333
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !336, !range !124
	%11 = sext i32 %10 to i64, !dbg !336
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !336, !range !125
	%13 = sext i32 %12 to i64, !dbg !336
	%14 = icmp eq i64 %11, 0, !dbg !337
	br i1 %14, label %b1, label %b4, !dbg !337

b1:
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !338, !range !339
	%16 = sext i32 %15 to i64, !dbg !338
	%17 = trunc i64 %16 to i32, !dbg !340
	%18 = udiv i32 %17, 2, !dbg !340
	%19 = zext i32 %18 to i64, !dbg !340
	%20 = icmp eq i64 %13, %19, !dbg !341
	br i1 %20, label %b2, label %b4, !dbg !341

b2:
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !342, !range !22
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !342, !range !22
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !342, !range !23
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !342, !range !19
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !342, !range !19
	%26 = mul i32 %25, %23, !dbg !342
	%27 = add i32 %22, %26, !dbg !342
	%28 = mul i32 %24, %27, !dbg !342
	%29 = add i32 %21, %28, !dbg !342
	%30 = sext i32 %29 to i64, !dbg !342
	%31 = icmp eq i64 %30, 0, !dbg !343
	br i1 %31, label %b3, label %b4, !dbg !335

b3:
	%32 = sub i32 1, %p27, !dbg !344
	%33 = sext i32 %p27 to i64, !dbg !345
	%34 = sext i32 %32 to i64, !dbg !346
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %33, !dbg !345
	%36 = icmp uge i64 %33, %p26, !dbg !345
	%37 = icmp uge i64 %34, %p26, !dbg !346
	%38 = or i1 %36, %37, !dbg !346
	br i1 %38, label %b3_fail1, label %b3_ok1, !dbg !346, !prof !15

b3_ok1:
	%39 = load i64, i64 addrspace(1)* %35, align 8, !dbg !345
	%40 = add i64 %39, 1, !dbg !347
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %34, !dbg !346
	store i64 %40, i64 addrspace(1)* %41, align 8, !dbg !346
	br label %b4, !dbg !346

b4:
	%42 = fcmp oge double %p30, 0.000000e+00, !dbg !348
	br i1 %42, label %b5, label %b11, !dbg !348

b5:
	%43 = sub i32 1, %p27, !dbg !349
	%44 = sext i32 %43 to i64, !dbg !350
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %44, !dbg !350
	%46 = icmp uge i64 %44, %p24, !dbg !350
	br i1 %46, label %b5_fail1, label %b5_ok1, !dbg !350, !prof !15

b5_ok1:
	%47 = load i64, i64 addrspace(1)* %45, align 8, !dbg !350
	%48 = icmp ne i64 %47, 0, !dbg !351
	br i1 %48, label %b6, label %b11, !dbg !351

b6:
	br i1 %14, label %b7, label %b10, !dbg !353

b7:
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !354, !range !339
	%50 = sext i32 %49 to i64, !dbg !354
	%51 = trunc i64 %50 to i32, !dbg !355
	%52 = udiv i32 %51, 2, !dbg !355
	%53 = zext i32 %52 to i64, !dbg !355
	%54 = icmp eq i64 %13, %53, !dbg !356
	br i1 %54, label %b8, label %b10, !dbg !356

b8:
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !357, !range !22
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !357, !range !22
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !357, !range !23
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !357, !range !19
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !357, !range !19
	%60 = mul i32 %59, %57, !dbg !357
	%61 = add i32 %56, %60, !dbg !357
	%62 = mul i32 %58, %61, !dbg !357
	%63 = add i32 %55, %62, !dbg !357
	%64 = sext i32 %63 to i64, !dbg !357
	%65 = icmp eq i64 %64, 0, !dbg !358
	br i1 %65, label %b9, label %b10, !dbg !352

b9:
	%66 = sext i32 %p27 to i64, !dbg !359
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %66, !dbg !359
	%68 = icmp uge i64 %66, %p24, !dbg !359
	br i1 %68, label %b9_fail1, label %b9_ok1, !dbg !359, !prof !15

b9_ok1:
	store i64 %47, i64 addrspace(1)* %67, align 8, !dbg !359
	br label %b10, !dbg !359

b10:
	ret void, !dbg !360

b11:
	%69 = icmp ne i32 %p29, 0, !dbg !361
	br i1 %69, label %b12, label %b15, !dbg !361

b12:
	br i1 %14, label %b13, label %b14, !dbg !364

b13:
	%70 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !365, !range !339
	%71 = sext i32 %70 to i64, !dbg !365
	%72 = sub i64 %71, 2, !dbg !366
	%73 = icmp sgt i64 %72, 0, !dbg !367
	%74 = select i1 %73, i64 %72, i64 0, !dbg !367
	%75 = icmp eq i64 %13, %74, !dbg !368
	br label %b14, !dbg !368

b14:
	%76 = phi i1 [ false, %b12 ], [ %75, %b13 ], !dbg !369
	br label %b15, !dbg !363

b15:
	%77 = phi i1 [ false, %b11 ], [ %76, %b14 ], !dbg !370
	br i1 %77, label %b16, label %b17, !dbg !370

b16:
	%78 = addrspacecast double addrspace(1)* %3 to double*, !dbg !371
	%79 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !371
	%80 = addrspacecast i32 addrspace(1)* %5 to i32*, !dbg !371
	%81 = addrspacecast double addrspace(1)* %6 to double*, !dbg !371
	%82 = addrspacecast i64 addrspace(1)* %7 to i64*, !dbg !371
	%83 = call i32 @gpuc_fn_solver_publish(double* %78, i64 %p16, i64 %p16, i64* %79, i64 %p18, i32* %80, i64 %p20, i64 %p20, double* %81, i64 %p22, i64 %p22, i64* %82, i64 %p24, i64 %p24, i32 %p29, i8* %ctrl), !dbg !371
	br label %b17, !dbg !371

b17:
	%84 = phi i32 [ 0, %b15 ], [ %83, %b16 ], !dbg !372
	%85 = icmp sgt i32 %p6, 0, !dbg !373
	br i1 %85, label %b18, label %b47, !dbg !373

b18:
	%86 = and i64 %p1, 3, !dbg !377
	%87 = icmp eq i64 %86, 0, !dbg !377
	%88 = icmp ugt i64 %p1, %p3, !dbg !376
	br i1 %88, label %b18_fail1, label %b18_ok1, !dbg !376, !prof !15

b18_ok1:
	br i1 %87, label %b19, label %b46, !dbg !377

b19:
	%89 = addrspacecast float addrspace(1)* %0 to float*, !dbg !377
	%90 = ptrtoint float* %89 to i64, !dbg !377
	%91 = and i64 %90, 15, !dbg !377
	%92 = icmp eq i64 %91, 0, !dbg !377
	%93 = icmp eq i64 %p1, 0, !dbg !377
	%94 = or i1 %92, %93, !dbg !377
	br i1 %94, label %b20, label %b45, !dbg !377

b20:
	%95 = ashr i64 %p1, 2, !dbg !377
	%96 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !377
	br i1 %87, label %b21, label %b44, !dbg !378

b21:
	%97 = addrspacecast float addrspace(1)* %1 to float*, !dbg !378
	%98 = ptrtoint float* %97 to i64, !dbg !378
	%99 = and i64 %98, 15, !dbg !378
	%100 = icmp eq i64 %99, 0, !dbg !378
	%101 = or i1 %100, %93, !dbg !378
	br i1 %101, label %b22, label %b43, !dbg !378

b22:
	%102 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !378
	%103 = icmp eq i64 %13, 0, !dbg !379
	%104 = sext i32 %p27 to i64, !dbg !380
	%105 = sub i32 1, %p27, !dbg !381
	%106 = mul i32 %105, 2, !dbg !384
	%107 = mul i32 %106, %p14, !dbg !385
	%108 = add i32 %106, 1, !dbg !387
	%109 = mul i32 %108, %p14, !dbg !388
	%110 = icmp sgt i32 %p6, 1, !dbg !389
	%111 = sub i32 %p6, 1, !dbg !390
	%112 = add i32 %p11, 1, !dbg !391
	%113 = zext i32 %p8 to i64, !dbg !392
	%114 = sext i32 %112 to i64, !dbg !393
	%115 = mul i64 %114, %113, !dbg !394
	%116 = mul i32 %p27, 2, !dbg !396
	%117 = add i32 %116, 1, !dbg !397
	%118 = mul i32 %117, %p14, !dbg !398
	%119 = sext i32 %p9 to i64, !dbg !399
	%120 = sext i32 %9 to i64, !dbg !333
	%121 = sext i32 %p6 to i64, !dbg !401
	%122 = mul i64 %121, %113, !dbg !402
	%123 = mul i32 %116, %p14, !dbg !404
	%124 = sext i32 %p10 to i64, !dbg !405
	br label %b23, !dbg !406

b23:
	%125 = phi float [ 0.000000e+00, %b22 ], [ %318, %b42 ], !dbg !407
	%126 = phi i32 [ %10, %b22 ], [ %319, %b42 ], !dbg !408
	%127 = icmp slt i32 %126, %p14, !dbg !409
	br i1 %127, label %b24, label %b47, !dbg !409

b24:
	%128 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !410, !range !411
	%129 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !410, !range !339
	%130 = sext i32 %129 to i64, !dbg !410
	%131 = trunc i64 %130 to i32, !dbg !412
	%132 = sub i32 %131, 1, !dbg !412
	%133 = zext i32 %132 to i64, !dbg !412
	%134 = icmp eq i64 %13, %133, !dbg !413
	%135 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !414, !range !19
	%136 = sext i32 %135 to i64, !dbg !414
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !414, !range !19
	%138 = sext i32 %137 to i64, !dbg !414
	%139 = trunc i64 %13 to i32, !dbg !415
	%140 = trunc i64 %138 to i32, !dbg !415
	%141 = mul i32 %139, %140, !dbg !415
	%142 = zext i32 %141 to i64, !dbg !415
	%143 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !416, !range !22
	%144 = sext i32 %143 to i64, !dbg !416
	%145 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !416, !range !22
	%146 = sext i32 %145 to i64, !dbg !416
	%147 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !416, !range !23
	%148 = trunc i64 %146 to i32, !dbg !417
	%149 = add i32 %141, %148, !dbg !417
	%150 = zext i32 %149 to i64, !dbg !417
	%151 = trunc i64 %150 to i32, !dbg !418
	%152 = mul i32 %151, %p12, !dbg !422
	%153 = icmp slt i32 %151, %p13, !dbg !423
	%154 = select i1 %153, i32 %151, i32 %p13, !dbg !423
	%155 = add i32 %152, %154, !dbg !424
	%156 = sub i32 %155, 4, !dbg !425
	%157 = add i32 %151, 1, !dbg !426
	%158 = mul i32 %157, %p12, !dbg !428
	%159 = icmp slt i32 %157, %p13, !dbg !429
	%160 = select i1 %159, i32 %157, i32 %p13, !dbg !429
	%161 = add i32 %158, %160, !dbg !430
	%162 = sub i32 %161, 4, !dbg !431
	%163 = trunc i64 %136 to i32, !dbg !433
	%164 = mul i32 %126, %163, !dbg !434
	%165 = trunc i64 %144 to i32, !dbg !435
	%166 = add i32 %164, %165, !dbg !436
	br i1 %103, label %b26, label %b25, !dbg !436

b25:
	br i1 %134, label %b26, label %b42, !dbg !436

b26:
	%167 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %104, !dbg !380
	%168 = icmp uge i64 %104, %p26, !dbg !380
	br i1 %168, label %b26_fail1, label %b26_ok1, !dbg !380, !prof !15

b26_ok1:
	%169 = load i64, i64 addrspace(1)* %167, align 8, !dbg !380
	%170 = mul i32 %137, %147, !dbg !437
	%171 = add i32 %145, %170, !dbg !437
	%172 = mul i32 %135, %171, !dbg !437
	%173 = add i32 %143, %172, !dbg !437
	%174 = sext i32 %173 to i64, !dbg !437
	%175 = icmp eq i64 %174, 0, !dbg !438
	br i1 %175, label %b27, label %b31, !dbg !438

b27:
	br i1 %103, label %b28, label %b29, !dbg !438

b28:
	%176 = add i32 %107, %126, !dbg !439
	%177 = sext i32 %176 to i64, !dbg !440
	%178 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %177, !dbg !441
	%179 = addrspacecast i64 addrspace(1)* %178 to i64*, !dbg !442
	%180 = icmp uge i64 %177, %p5, !dbg !441
	%181 = icmp eq i64 addrspace(1)* %178, null, !dbg !442
	%182 = or i1 %180, %181, !dbg !442
	br i1 %182, label %b28_fail1, label %b28_ok1, !dbg !442, !prof !15

b28_ok1:
	%183 = bitcast i64* %179 to i8*, !dbg !442
	%184 = call i64 @gpuc_signal_wait_until_thread(i8* %183, i32 5, i64 %169, i32 1, i8* %ctrl, i32 16), !dbg !442
	br label %b29, !dbg !442

b29:
	br i1 %134, label %b30, label %b31, !dbg !442

b30:
	%185 = add i32 %109, %126, !dbg !443
	%186 = sext i32 %185 to i64, !dbg !444
	%187 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %186, !dbg !445
	%188 = addrspacecast i64 addrspace(1)* %187 to i64*, !dbg !446
	%189 = icmp uge i64 %186, %p5, !dbg !445
	%190 = icmp eq i64 addrspace(1)* %187, null, !dbg !446
	%191 = or i1 %189, %190, !dbg !446
	br i1 %191, label %b30_fail1, label %b30_ok1, !dbg !446, !prof !15

b30_ok1:
	%192 = bitcast i64* %188 to i8*, !dbg !446
	%193 = call i64 @gpuc_signal_wait_until_thread(i8* %192, i32 5, i64 %169, i32 1, i8* %ctrl, i32 18), !dbg !446
	br label %b31, !dbg !446

b31:
	call void @llvm.nvvm.barrier0(), !dbg !447
	br i1 %103, label %b32, label %b34, !dbg !447

b32:
	%194 = icmp eq i64 %146, 0, !dbg !448
	br i1 %194, label %b33, label %b34, !dbg !448

b33:
	%195 = addrspacecast float addrspace(1)* %0 to float*, !dbg !449
	%196 = addrspacecast { float, float, float, float } addrspace(1)* %96 to { float, float, float, float }*, !dbg !449
	%197 = addrspacecast float addrspace(1)* %1 to float*, !dbg !449
	%198 = addrspacecast { float, float, float, float } addrspace(1)* %102 to { float, float, float, float }*, !dbg !449
	%199 = call float @gpuc_fn_solver_march(float* %195, i64 %p1, { float, float, float, float }* %196, i64 %95, i64 %95, float* %197, i64 %p1, { float, float, float, float }* %198, i64 %95, i64 %95, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %166, i32 0, i32 1, i8* %ctrl), !dbg !449
	%200 = fadd float 0.000000e+00, %199, !dbg !450
	br label %b34, !dbg !450

b34:
	%201 = phi float [ 0.000000e+00, %b31 ], [ 0.000000e+00, %b32 ], [ %200, %b33 ], !dbg !451
	br i1 %134, label %b35, label %b38, !dbg !451

b35:
	%202 = trunc i64 %138 to i32, !dbg !452
	%203 = sub i32 %202, 1, !dbg !452
	%204 = zext i32 %203 to i64, !dbg !452
	%205 = icmp eq i64 %146, %204, !dbg !453
	br i1 %205, label %b36, label %b38, !dbg !453

b36:
	br i1 %110, label %b37, label %b38, !dbg !389

b37:
	%206 = addrspacecast float addrspace(1)* %0 to float*, !dbg !454
	%207 = addrspacecast { float, float, float, float } addrspace(1)* %96 to { float, float, float, float }*, !dbg !454
	%208 = addrspacecast float addrspace(1)* %1 to float*, !dbg !454
	%209 = addrspacecast { float, float, float, float } addrspace(1)* %102 to { float, float, float, float }*, !dbg !454
	%210 = call float @gpuc_fn_solver_march(float* %206, i64 %p1, { float, float, float, float }* %207, i64 %95, i64 %95, float* %208, i64 %p1, { float, float, float, float }* %209, i64 %95, i64 %95, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %166, i32 %111, i32 %p6, i8* %ctrl), !dbg !454
	%211 = fadd float %201, %210, !dbg !455
	br label %b38, !dbg !455

b38:
	%212 = phi float [ %201, %b34 ], [ %201, %b35 ], [ %201, %b36 ], [ %211, %b37 ], !dbg !451
	%213 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !456
	br i1 %103, label %b39, label %b40, !dbg !456

b39:
	%214 = sub i32 %p8, %164, !dbg !457
	%215 = icmp ult i32 %163, %214, !dbg !458
	%216 = select i1 %215, i32 %163, i32 %214, !dbg !458
	%217 = zext i32 %216 to i64, !dbg !459
	%218 = mul i32 %216, 4, !dbg !460
	%219 = zext i32 %218 to i64, !dbg !460
	%220 = zext i32 %164 to i64, !dbg !461
	%221 = add i64 %113, %220, !dbg !462
	%222 = mul i64 %221, 4, !dbg !463
	%223 = add i64 %115, %220, !dbg !464
	%224 = mul i64 %223, 4, !dbg !465
	%225 = add i64 %224, %219, !dbg !466
	%226 = sub i64 %225, %224, !dbg !467
	%227 = add i64 %222, %219, !dbg !468
	%228 = sub i64 %227, %222, !dbg !469
	%229 = add i32 %118, %126, !dbg !470
	%230 = sext i32 %229 to i64, !dbg !471
	%231 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %230, !dbg !472
	%232 = mul i32 %135, %137, !dbg !333
	%233 = icmp ugt i64 %225, %p1, !dbg !467
	%234 = icmp ugt i64 %224, %225, !dbg !467
	%235 = icmp ugt i64 %227, %p1, !dbg !469
	%236 = icmp uge i64 %230, %p5, !dbg !472
	%237 = icmp ne i64 %226, %228, !dbg !333
	%238 = icmp uge i64 %119, %120, !dbg !333
	%239 = icmp eq i64 addrspace(1)* %231, null, !dbg !333
	%240 = or i1 %233, %234, !dbg !333
	%241 = or i1 %240, %235, !dbg !333
	%242 = or i1 %241, %236, !dbg !333
	%243 = or i1 %242, %237, !dbg !333
	%244 = or i1 %243, %238, !dbg !333
	%245 = or i1 %244, %239, !dbg !333
	br i1 %245, label %b39_fail1, label %b39_ok1, !dbg !333, !prof !15

b39_ok1:
	%246 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !333, !range !20
	%247 = mul i32 %232, %246, !dbg !333
	%248 = sext i32 %213 to i64, !dbg !333
	%249 = sext i32 %247 to i64, !dbg !333
	%250 = add i64 %169, 1, !dbg !473
	%251 = getelementptr inbounds float, float addrspace(1)* %0, i64 %224, !dbg !467
	%252 = getelementptr inbounds float, float addrspace(1)* %0, i64 %222, !dbg !469
	%253 = mul i64 %228, 4, !dbg !333
	%254 = addrspacecast float addrspace(1)* %251 to float*, !dbg !333
	%255 = addrspacecast float addrspace(1)* %252 to float*, !dbg !333
	%256 = addrspacecast i64 addrspace(1)* %231 to i64*, !dbg !333
	%257 = icmp ne i64 %248, %249, !dbg !333
	br i1 %257, label %b39_fail8, label %b39_ok8, !dbg !333, !prof !15

b39_ok8:
	%258 = bitcast float* %254 to i8*, !dbg !333
	%259 = bitcast float* %255 to i8*, !dbg !333
	%260 = bitcast i64* %256 to i8*, !dbg !333
	call void @gpuc_put_signal_nbi_block(i8* %258, i8* %259, i64 %253, i8* %260, i64 %250, i32 9, i32 %p9, i32 1), !dbg !333
	br label %b40, !dbg !332

b40:
	br i1 %134, label %b41, label %b42, !dbg !332

b41:
	%261 = sub i32 %p8, %164, !dbg !474
	%262 = icmp ult i32 %163, %261, !dbg !475
	%263 = select i1 %262, i32 %163, i32 %261, !dbg !475
	%264 = zext i32 %263 to i64, !dbg !476
	%265 = mul i32 %263, 4, !dbg !477
	%266 = zext i32 %265 to i64, !dbg !477
	%267 = zext i32 %164 to i64, !dbg !478
	%268 = add i64 %122, %267, !dbg !479
	%269 = mul i64 %268, 4, !dbg !480
	%270 = mul i64 %267, 4, !dbg !481
	%271 = add i64 %270, %266, !dbg !482
	%272 = sub i64 %271, %270, !dbg !483
	%273 = add i64 %269, %266, !dbg !484
	%274 = sub i64 %273, %269, !dbg !485
	%275 = add i32 %123, %126, !dbg !486
	%276 = sext i32 %275 to i64, !dbg !487
	%277 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %276, !dbg !488
	%278 = mul i32 %135, %137, !dbg !489
	%279 = icmp ugt i64 %271, %p1, !dbg !483
	%280 = icmp ugt i64 %273, %p1, !dbg !485
	%281 = icmp ugt i64 %269, %273, !dbg !485
	%282 = icmp uge i64 %276, %p5, !dbg !488
	%283 = icmp ne i64 %272, %274, !dbg !489
	%284 = icmp uge i64 %124, %120, !dbg !489
	%285 = icmp eq i64 addrspace(1)* %277, null, !dbg !489
	%286 = or i1 %279, %280, !dbg !489
	%287 = or i1 %286, %281, !dbg !489
	%288 = or i1 %287, %282, !dbg !489
	%289 = or i1 %288, %283, !dbg !489
	%290 = or i1 %289, %284, !dbg !489
	%291 = or i1 %290, %285, !dbg !489
	br i1 %291, label %b41_fail1, label %b41_ok1, !dbg !489, !prof !15

b41_ok1:
	%292 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !489, !range !20
	%293 = mul i32 %278, %292, !dbg !489
	%294 = sext i32 %213 to i64, !dbg !489
	%295 = sext i32 %293 to i64, !dbg !489
	%296 = add i64 %169, 1, !dbg !490
	%297 = getelementptr inbounds float, float addrspace(1)* %0, i64 %270, !dbg !483
	%298 = getelementptr inbounds float, float addrspace(1)* %0, i64 %269, !dbg !485
	%299 = mul i64 %274, 4, !dbg !489
	%300 = addrspacecast float addrspace(1)* %297 to float*, !dbg !489
	%301 = addrspacecast float addrspace(1)* %298 to float*, !dbg !489
	%302 = addrspacecast i64 addrspace(1)* %277 to i64*, !dbg !489
	%303 = icmp ne i64 %294, %295, !dbg !489
	br i1 %303, label %b41_fail8, label %b41_ok8, !dbg !489, !prof !15

b41_ok8:
	%304 = bitcast float* %300 to i8*, !dbg !489
	%305 = bitcast float* %301 to i8*, !dbg !489
	%306 = bitcast i64* %302 to i8*, !dbg !489
	call void @gpuc_put_signal_nbi_block(i8* %304, i8* %305, i64 %299, i8* %306, i64 %296, i32 9, i32 %p10, i32 1), !dbg !489
	br label %b42, !dbg !400

b42:
	%307 = phi float [ 0.000000e+00, %b25 ], [ %212, %b40 ], [ %212, %b41_ok8 ], !dbg !451
	%308 = icmp sgt i32 %156, 1, !dbg !491
	%309 = select i1 %308, i32 %156, i32 1, !dbg !491
	%310 = icmp slt i32 %162, %111, !dbg !492
	%311 = select i1 %310, i32 %162, i32 %111, !dbg !492
	%312 = addrspacecast float addrspace(1)* %0 to float*, !dbg !493
	%313 = addrspacecast { float, float, float, float } addrspace(1)* %96 to { float, float, float, float }*, !dbg !493
	%314 = addrspacecast float addrspace(1)* %1 to float*, !dbg !493
	%315 = addrspacecast { float, float, float, float } addrspace(1)* %102 to { float, float, float, float }*, !dbg !493
	%316 = call float @gpuc_fn_solver_march(float* %312, i64 %p1, { float, float, float, float }* %313, i64 %95, i64 %95, float* %314, i64 %p1, { float, float, float, float }* %315, i64 %95, i64 %95, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %166, i32 %309, i32 %311, i8* %ctrl), !dbg !493
	%317 = fadd float %307, %316, !dbg !494
	%318 = fadd float %125, %317, !dbg !495
	%319 = add i32 %126, %128, !dbg !496
	br label %b23, !dbg !496

b43:
	call void asm sideeffect "", ""() nounwind, !dbg !378
	br label %fail, !dbg !378

b44:
	call void asm sideeffect "", ""() nounwind, !dbg !378
	br label %fail, !dbg !378

b45:
	call void asm sideeffect "", ""() nounwind, !dbg !377
	br label %fail, !dbg !377

b46:
	call void asm sideeffect "", ""() nounwind, !dbg !377
	br label %fail, !dbg !377

b47:
	%320 = phi float [ 0.000000e+00, %b17 ], [ %125, %b23 ], !dbg !497
	br i1 %77, label %b48, label %b63, !dbg !497

b48:
	%321 = sext i32 %p27 to i64, !dbg !380
	%322 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %321, !dbg !380
	%323 = icmp uge i64 %321, %p26, !dbg !380
	br i1 %323, label %b48_fail1, label %b48_ok1, !dbg !380, !prof !15

b48_ok1:
	%324 = load i64, i64 addrspace(1)* %322, align 8, !dbg !380
	%325 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !500, !range !22
	%326 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !500, !range !22
	%327 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !500, !range !23
	%328 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !500, !range !19
	%329 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !500, !range !19
	%330 = mul i32 %329, %327, !dbg !500
	%331 = add i32 %326, %330, !dbg !500
	%332 = mul i32 %328, %331, !dbg !500
	%333 = add i32 %325, %332, !dbg !500
	%334 = sext i32 %333 to i64, !dbg !500
	%335 = and i32 %333, -32, !dbg !501
	%336 = mul i32 %328, %329, !dbg !501
	%337 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !501, !range !20
	%338 = mul i32 %336, %337, !dbg !501
	%339 = sub i32 %338, %335, !dbg !501
	%340 = icmp slt i32 %339, 32, !dbg !501
	%341 = select i1 %340, i32 %339, i32 32, !dbg !501
	%342 = sext i32 %341 to i64, !dbg !501
	%343 = icmp sge i64 %334, %342, !dbg !502
	br i1 %343, label %b63, label %b49, !dbg !502

b49:
	%344 = sext i32 %9 to i64, !dbg !505
	%345 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !506, !range !87
	%346 = sext i32 %345 to i64, !dbg !506
	br label %b50, !dbg !506

b50:
	%347 = phi double [ 0.000000e+00, %b49 ], [ %373, %b52_ok1 ], !dbg !510
	%348 = phi i64 [ %346, %b49 ], [ %374, %b52_ok1 ], !dbg !506
	%349 = icmp slt i64 %348, %344, !dbg !506
	br i1 %349, label %b51, label %b54, !dbg !506

b51:
	%350 = urem i32 %84, 2, !dbg !512
	%351 = zext i32 %350 to i64, !dbg !513
	%352 = trunc i64 %344 to i32, !dbg !514
	%353 = mul i32 %350, %352, !dbg !514
	%354 = zext i32 %353 to i64, !dbg !514
	%355 = add i64 %354, %348, !dbg !515
	%356 = mul i64 %355, 2, !dbg !516
	%357 = add i64 %356, 2, !dbg !518
	%358 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %356, !dbg !519
	%359 = addrspacecast i64 addrspace(1)* %358 to i64*, !dbg !520
	%360 = ptrtoint i64* %359 to i64, !dbg !520
	%361 = and i64 %360, 15, !dbg !520
	%362 = icmp eq i64 %361, 0, !dbg !520
	%363 = icmp ugt i64 %357, %p18, !dbg !519
	%364 = icmp ugt i64 %356, %357, !dbg !519
	%365 = or i1 %363, %364, !dbg !519
	br i1 %365, label %b51_fail1, label %b51_ok1, !dbg !519, !prof !15

b51_ok1:
	br i1 %362, label %b52, label %b53, !dbg !520

b52:
	%366 = bitcast i64 addrspace(1)* %358 to { i64, i64 } addrspace(1)*, !dbg !520
	%367 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %366, i64 0, !dbg !521
	%368 = addrspacecast { i64, i64 } addrspace(1)* %367 to { i64, i64 }*, !dbg !509
	%369 = icmp eq { i64, i64 } addrspace(1)* %367, null, !dbg !509
	br i1 %369, label %b52_fail1, label %b52_ok1, !dbg !509, !prof !15

b52_ok1:
	%370 = bitcast { i64, i64 }* %368 to i8*, !dbg !509
	%371 = call i64 @gpuc_wait_line_thread(i8* %370, i32 %84, i8* %ctrl, i32 32), !dbg !509
	%372 = bitcast i64 %371 to double, !dbg !522
	%373 = fadd double %347, %372, !dbg !523
	%374 = add i64 %348, %342, !dbg !506
	br label %b50, !dbg !506

b53:
	call void asm sideeffect "", ""() nounwind, !dbg !520
	br label %fail, !dbg !520

b54:
	%375 = icmp eq i64 %342, 32, !dbg !529
	br i1 %375, label %b55, label %b57, !dbg !529

b55:
	%376 = phi double [ %393, %b56 ], [ %347, %b54 ], !dbg !530
	%377 = phi i64 [ %396, %b56 ], [ 16, %b54 ], !dbg !531
	%378 = icmp sgt i64 %377, 0, !dbg !532
	br i1 %378, label %b56, label %b60, !dbg !532

b56:
	%379 = trunc i64 %377 to i32, !dbg !533
	%380 = bitcast double %376 to i64, !dbg !533
	%381 = trunc i64 %380 to i32, !dbg !533
	%382 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %381, i32 %379, i32 31), !dbg !533
	%383 = extractvalue { i32, i1 } %382, 0, !dbg !533
	%384 = lshr i64 %380, 32, !dbg !533
	%385 = trunc i64 %384 to i32, !dbg !533
	%386 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %385, i32 %379, i32 31), !dbg !533
	%387 = extractvalue { i32, i1 } %386, 0, !dbg !533
	%388 = zext i32 %387 to i64, !dbg !533
	%389 = shl i64 %388, 32, !dbg !533
	%390 = zext i32 %383 to i64, !dbg !533
	%391 = or i64 %390, %389, !dbg !533
	%392 = bitcast i64 %391 to double, !dbg !533
	%393 = fadd double %376, %392, !dbg !534
	%394 = trunc i64 %377 to i32, !dbg !535
	%395 = udiv i32 %394, 2, !dbg !535
	%396 = zext i32 %395 to i64, !dbg !535
	br label %b55, !dbg !535

b57:
	%397 = bitcast double %347 to i64, !dbg !536
	%398 = trunc i64 %397 to i32, !dbg !536
	%399 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %398, i32 0, i32 31), !dbg !536
	%400 = extractvalue { i32, i1 } %399, 0, !dbg !536
	%401 = lshr i64 %397, 32, !dbg !536
	%402 = trunc i64 %401 to i32, !dbg !536
	%403 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %402, i32 0, i32 31), !dbg !536
	%404 = extractvalue { i32, i1 } %403, 0, !dbg !536
	%405 = zext i32 %404 to i64, !dbg !536
	%406 = shl i64 %405, 32, !dbg !536
	%407 = zext i32 %400 to i64, !dbg !536
	%408 = or i64 %407, %406, !dbg !536
	%409 = bitcast i64 %408 to double, !dbg !536
	br label %b58, !dbg !536

b58:
	%410 = phi double [ %409, %b57 ], [ %427, %b59 ], !dbg !537
	%411 = phi i64 [ 1, %b57 ], [ %428, %b59 ], !dbg !538
	%412 = icmp slt i64 %411, %342, !dbg !539
	br i1 %412, label %b59, label %b60, !dbg !539

b59:
	%413 = trunc i64 %411 to i32, !dbg !540
	%414 = bitcast double %347 to i64, !dbg !540
	%415 = trunc i64 %414 to i32, !dbg !540
	%416 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %415, i32 %413, i32 31), !dbg !540
	%417 = extractvalue { i32, i1 } %416, 0, !dbg !540
	%418 = lshr i64 %414, 32, !dbg !540
	%419 = trunc i64 %418 to i32, !dbg !540
	%420 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %419, i32 %413, i32 31), !dbg !540
	%421 = extractvalue { i32, i1 } %420, 0, !dbg !540
	%422 = zext i32 %421 to i64, !dbg !540
	%423 = shl i64 %422, 32, !dbg !540
	%424 = zext i32 %417 to i64, !dbg !540
	%425 = or i64 %424, %423, !dbg !540
	%426 = bitcast i64 %425 to double, !dbg !540
	%427 = fadd double %410, %426, !dbg !534
	%428 = add i64 %411, 1, !dbg !541
	br label %b58, !dbg !541

b60:
	%429 = phi double [ %376, %b55 ], [ %410, %b58 ], !dbg !528
	%430 = icmp ne i64 %334, 0, !dbg !542
	br i1 %430, label %b63, label %b61, !dbg !542

b61:
	%431 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !543
	%432 = icmp uge i64 0, %p22, !dbg !543
	br i1 %432, label %b61_fail1, label %b61_ok1, !dbg !543, !prof !15

b61_ok1:
	store double %429, double addrspace(1)* %431, align 8, !dbg !543
	%433 = fcmp ole double %429, %p30, !dbg !544
	br i1 %433, label %b62, label %b63, !dbg !544

b62:
	%434 = add i64 %324, 1, !dbg !545
	%435 = urem i64 %434, 2, !dbg !546
	%436 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %435, !dbg !547
	%437 = icmp uge i64 %435, %p24, !dbg !547
	br i1 %437, label %b62_fail1, label %b62_ok1, !dbg !547, !prof !15

b62_ok1:
	store i64 %324, i64 addrspace(1)* %436, align 8, !dbg !547
	br label %b63, !dbg !547

b63:
	%438 = icmp ne i32 %p28, 0, !dbg !548
	br i1 %438, label %b64, label %b78, !dbg !548

b64:
	%439 = fpext float %320 to double, !dbg !551
	%440 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !555, !range !22
	%441 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !555, !range !22
	%442 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !555, !range !23
	%443 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !555, !range !19
	%444 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !555, !range !19
	%445 = mul i32 %444, %442, !dbg !555
	%446 = add i32 %441, %445, !dbg !555
	%447 = mul i32 %443, %446, !dbg !555
	%448 = add i32 %440, %447, !dbg !555
	%449 = and i32 %448, -32, !dbg !555
	%450 = mul i32 %443, %444, !dbg !555
	%451 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !555, !range !20
	%452 = mul i32 %450, %451, !dbg !555
	%453 = sub i32 %452, %449, !dbg !555
	%454 = icmp slt i32 %453, 32, !dbg !555
	%455 = select i1 %454, i32 %453, i32 32, !dbg !555
	%456 = sext i32 %455 to i64, !dbg !555
	%457 = icmp eq i64 %456, 32, !dbg !556
	br i1 %457, label %b65, label %b67, !dbg !556

b65:
	%458 = phi double [ %475, %b66 ], [ %439, %b64 ], !dbg !557
	%459 = phi i64 [ %478, %b66 ], [ 16, %b64 ], !dbg !558
	%460 = icmp sgt i64 %459, 0, !dbg !559
	br i1 %460, label %b66, label %b70, !dbg !559

b66:
	%461 = trunc i64 %459 to i32, !dbg !560
	%462 = bitcast double %458 to i64, !dbg !560
	%463 = trunc i64 %462 to i32, !dbg !560
	%464 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %463, i32 %461, i32 31), !dbg !560
	%465 = extractvalue { i32, i1 } %464, 0, !dbg !560
	%466 = lshr i64 %462, 32, !dbg !560
	%467 = trunc i64 %466 to i32, !dbg !560
	%468 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %467, i32 %461, i32 31), !dbg !560
	%469 = extractvalue { i32, i1 } %468, 0, !dbg !560
	%470 = zext i32 %469 to i64, !dbg !560
	%471 = shl i64 %470, 32, !dbg !560
	%472 = zext i32 %465 to i64, !dbg !560
	%473 = or i64 %472, %471, !dbg !560
	%474 = bitcast i64 %473 to double, !dbg !560
	%475 = fadd double %458, %474, !dbg !561
	%476 = trunc i64 %459 to i32, !dbg !562
	%477 = udiv i32 %476, 2, !dbg !562
	%478 = zext i32 %477 to i64, !dbg !562
	br label %b65, !dbg !562

b67:
	%479 = bitcast double %439 to i64, !dbg !563
	%480 = trunc i64 %479 to i32, !dbg !563
	%481 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %480, i32 0, i32 31), !dbg !563
	%482 = extractvalue { i32, i1 } %481, 0, !dbg !563
	%483 = lshr i64 %479, 32, !dbg !563
	%484 = trunc i64 %483 to i32, !dbg !563
	%485 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %484, i32 0, i32 31), !dbg !563
	%486 = extractvalue { i32, i1 } %485, 0, !dbg !563
	%487 = zext i32 %486 to i64, !dbg !563
	%488 = shl i64 %487, 32, !dbg !563
	%489 = zext i32 %482 to i64, !dbg !563
	%490 = or i64 %489, %488, !dbg !563
	%491 = bitcast i64 %490 to double, !dbg !563
	br label %b68, !dbg !563

b68:
	%492 = phi double [ %491, %b67 ], [ %509, %b69 ], !dbg !564
	%493 = phi i64 [ 1, %b67 ], [ %510, %b69 ], !dbg !565
	%494 = icmp slt i64 %493, %456, !dbg !566
	br i1 %494, label %b69, label %b70, !dbg !566

b69:
	%495 = trunc i64 %493 to i32, !dbg !567
	%496 = bitcast double %439 to i64, !dbg !567
	%497 = trunc i64 %496 to i32, !dbg !567
	%498 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %497, i32 %495, i32 31), !dbg !567
	%499 = extractvalue { i32, i1 } %498, 0, !dbg !567
	%500 = lshr i64 %496, 32, !dbg !567
	%501 = trunc i64 %500 to i32, !dbg !567
	%502 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %501, i32 %495, i32 31), !dbg !567
	%503 = extractvalue { i32, i1 } %502, 0, !dbg !567
	%504 = zext i32 %503 to i64, !dbg !567
	%505 = shl i64 %504, 32, !dbg !567
	%506 = zext i32 %499 to i64, !dbg !567
	%507 = or i64 %506, %505, !dbg !567
	%508 = bitcast i64 %507 to double, !dbg !567
	%509 = fadd double %492, %508, !dbg !561
	%510 = add i64 %493, 1, !dbg !568
	br label %b68, !dbg !568

b70:
	%511 = phi double [ %458, %b65 ], [ %492, %b68 ], !dbg !554
	%512 = sext i32 %452 to i64, !dbg !570
	%513 = trunc i64 %512 to i32, !dbg !571
	%514 = add i32 %513, 32, !dbg !571
	%515 = zext i32 %514 to i64, !dbg !571
	%516 = sub i32 %514, 1, !dbg !572
	%517 = zext i32 %516 to i64, !dbg !572
	%518 = udiv i32 %516, 32, !dbg !573
	%519 = zext i32 %518 to i64, !dbg !573
	%520 = icmp eq i64 %519, 1, !dbg !574
	br i1 %520, label %b76, label %b71, !dbg !574

b71:
	call void @llvm.nvvm.barrier0(), !dbg !576
	%521 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !577, !range !87
	%522 = sext i32 %521 to i64, !dbg !577
	%523 = icmp eq i64 %522, 0, !dbg !578
	br i1 %523, label %b72, label %b73, !dbg !578

b72:
	%524 = sext i32 %448 to i64, !dbg !579
	%525 = trunc i64 %524 to i32, !dbg !580
	%526 = udiv i32 %525, 32, !dbg !580
	%527 = zext i32 %526 to i64, !dbg !580
	%528 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %527, !dbg !581
	store double %511, double addrspace(3)* %528, align 8, !dbg !581
	br label %b73, !dbg !581

b73:
	call void @llvm.nvvm.barrier0(), !dbg !582
	%529 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !583
	%530 = load double, double addrspace(3)* %529, align 8, !dbg !583
	br label %b74, !dbg !583

b74:
	%531 = phi double [ %530, %b73 ], [ %536, %b75 ], !dbg !584
	%532 = phi i64 [ 1, %b73 ], [ %537, %b75 ], !dbg !585
	%533 = icmp slt i64 %532, %519, !dbg !586
	br i1 %533, label %b75, label %b76, !dbg !586

b75:
	%534 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %532, !dbg !587
	%535 = load double, double addrspace(3)* %534, align 8, !dbg !587
	%536 = fadd double %531, %535, !dbg !561
	%537 = add i64 %532, 1, !dbg !588
	br label %b74, !dbg !588

b76:
	%538 = phi double [ %511, %b70 ], [ %531, %b74 ], !dbg !553
	%539 = sext i32 %448 to i64, !dbg !589
	%540 = icmp eq i64 %539, 0, !dbg !590
	br i1 %540, label %b77, label %b78, !dbg !590

b77:
	%541 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !591, !range !411
	%542 = sext i32 %541 to i64, !dbg !591
	%543 = mul i64 %13, %542, !dbg !592
	%544 = add i64 %543, %11, !dbg !593
	%545 = mul i64 %544, 2, !dbg !595
	%546 = zext i32 %p28 to i64, !dbg !596
	%547 = add i64 %545, %546, !dbg !597
	%548 = sub i64 %547, 1, !dbg !598
	%549 = getelementptr inbounds double, double addrspace(1)* %3, i64 %548, !dbg !599
	%550 = icmp uge i64 %548, %p16, !dbg !599
	br i1 %550, label %b77_fail1, label %b77_ok1, !dbg !599, !prof !15

b77_ok1:
	store double %538, double addrspace(1)* %549, align 8, !dbg !599
	br label %b78, !dbg !599

b78:
	ret void, !dbg !550

b3_fail1:
	%551 = icmp uge i64 %33, %p26, !dbg !345
	br i1 %551, label %b3_fail2, label %b3_ok2, !dbg !345

b3_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !345
	br label %fail, !dbg !345

b3_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !346
	br label %fail, !dbg !346

b5_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !350
	br label %fail, !dbg !350

b9_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !359
	br label %fail, !dbg !359

b18_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !376
	br label %fail, !dbg !376

b26_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !380
	br label %fail, !dbg !380

b28_fail1:
	%552 = icmp uge i64 %177, %p5, !dbg !441
	br i1 %552, label %b28_fail2, label %b28_ok2, !dbg !441

b28_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !441
	br label %fail, !dbg !441

b28_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !442
	br label %fail, !dbg !442

b30_fail1:
	%553 = icmp uge i64 %186, %p5, !dbg !445
	br i1 %553, label %b30_fail2, label %b30_ok2, !dbg !445

b30_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !445
	br label %fail, !dbg !445

b30_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !446
	br label %fail, !dbg !446

b39_fail1:
	%554 = icmp ugt i64 %225, %p1, !dbg !467
	br i1 %554, label %b39_fail2, label %b39_ok2, !dbg !467

b39_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !467
	br label %fail, !dbg !467

b39_ok2:
	%555 = icmp ugt i64 %224, %225, !dbg !467
	br i1 %555, label %b39_fail3, label %b39_ok3, !dbg !467

b39_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !467
	br label %fail, !dbg !467

b39_ok3:
	%556 = icmp ugt i64 %227, %p1, !dbg !469
	br i1 %556, label %b39_fail4, label %b39_ok4, !dbg !469

b39_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !469
	br label %fail, !dbg !469

b39_ok4:
	%557 = icmp uge i64 %230, %p5, !dbg !472
	br i1 %557, label %b39_fail5, label %b39_ok5, !dbg !472

b39_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !472
	br label %fail, !dbg !472

b39_ok5:
	%558 = icmp ne i64 %226, %228, !dbg !333
	br i1 %558, label %b39_fail6, label %b39_ok6, !dbg !333

b39_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !333
	br label %fail, !dbg !333

b39_ok6:
	%559 = icmp uge i64 %119, %120, !dbg !333
	br i1 %559, label %b39_fail7, label %b39_ok7, !dbg !333

b39_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !333
	br label %fail, !dbg !333

b39_ok7:
	call void asm sideeffect "", ""() nounwind, !dbg !333
	br label %fail, !dbg !333

b39_fail8:
	call void asm sideeffect "", ""() nounwind, !dbg !333
	br label %fail, !dbg !333

b41_fail1:
	%560 = icmp ugt i64 %271, %p1, !dbg !483
	br i1 %560, label %b41_fail2, label %b41_ok2, !dbg !483

b41_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !483
	br label %fail, !dbg !483

b41_ok2:
	%561 = icmp ugt i64 %273, %p1, !dbg !485
	br i1 %561, label %b41_fail3, label %b41_ok3, !dbg !485

b41_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !485
	br label %fail, !dbg !485

b41_ok3:
	%562 = icmp ugt i64 %269, %273, !dbg !485
	br i1 %562, label %b41_fail4, label %b41_ok4, !dbg !485

b41_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !485
	br label %fail, !dbg !485

b41_ok4:
	%563 = icmp uge i64 %276, %p5, !dbg !488
	br i1 %563, label %b41_fail5, label %b41_ok5, !dbg !488

b41_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !488
	br label %fail, !dbg !488

b41_ok5:
	%564 = icmp ne i64 %272, %274, !dbg !489
	br i1 %564, label %b41_fail6, label %b41_ok6, !dbg !489

b41_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !489
	br label %fail, !dbg !489

b41_ok6:
	%565 = icmp uge i64 %124, %120, !dbg !489
	br i1 %565, label %b41_fail7, label %b41_ok7, !dbg !489

b41_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !489
	br label %fail, !dbg !489

b41_ok7:
	call void asm sideeffect "", ""() nounwind, !dbg !489
	br label %fail, !dbg !489

b41_fail8:
	call void asm sideeffect "", ""() nounwind, !dbg !489
	br label %fail, !dbg !489

b48_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !380
	br label %fail, !dbg !380

b51_fail1:
	%566 = icmp ugt i64 %357, %p18, !dbg !519
	br i1 %566, label %b51_fail2, label %b51_ok2, !dbg !519

b51_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !519
	br label %fail, !dbg !519

b51_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !519
	br label %fail, !dbg !519

b52_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !509
	br label %fail, !dbg !509

b61_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !543
	br label %fail, !dbg !543

b62_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !547
	br label %fail, !dbg !547

b77_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !599
	br label %fail, !dbg !599

fail:
	%567 = phi i32 [ 0, %b3_fail2 ], [ 0, %b3_ok2 ], [ 1, %b5_fail1 ], [ 2, %b9_fail1 ], [ 10, %b18_fail1 ], [ 13, %b26_fail1 ], [ 14, %b28_fail2 ], [ 15, %b28_ok2 ], [ 14, %b30_fail2 ], [ 17, %b30_ok2 ], [ 26, %b39_fail2 ], [ 27, %b39_fail3 ], [ 26, %b39_fail4 ], [ 14, %b39_fail5 ], [ 28, %b39_fail6 ], [ 29, %b39_fail7 ], [ 30, %b39_ok7 ], [ 42, %b39_fail8 ], [ 26, %b41_fail2 ], [ 26, %b41_fail3 ], [ 27, %b41_fail4 ], [ 14, %b41_fail5 ], [ 28, %b41_fail6 ], [ 29, %b41_fail7 ], [ 30, %b41_ok7 ], [ 43, %b41_fail8 ], [ 12, %b43 ], [ 11, %b44 ], [ 12, %b45 ], [ 11, %b46 ], [ 13, %b48_fail1 ], [ 5, %b51_fail2 ], [ 6, %b51_ok2 ], [ 31, %b52_fail1 ], [ 7, %b53 ], [ 33, %b61_fail1 ], [ 34, %b62_fail1 ], [ 35, %b77_fail1 ], !dbg !326
	%568 = phi i64 [ %33, %b3_fail2 ], [ %34, %b3_ok2 ], [ %44, %b5_fail1 ], [ %66, %b9_fail1 ], [ %p1, %b18_fail1 ], [ %104, %b26_fail1 ], [ %177, %b28_fail2 ], [ 0, %b28_ok2 ], [ %186, %b30_fail2 ], [ 0, %b30_ok2 ], [ %225, %b39_fail2 ], [ %224, %b39_fail3 ], [ %227, %b39_fail4 ], [ %230, %b39_fail5 ], [ %226, %b39_fail6 ], [ %119, %b39_fail7 ], [ 0, %b39_ok7 ], [ %248, %b39_fail8 ], [ %271, %b41_fail2 ], [ %273, %b41_fail3 ], [ %269, %b41_fail4 ], [ %276, %b41_fail5 ], [ %272, %b41_fail6 ], [ %124, %b41_fail7 ], [ 0, %b41_ok7 ], [ %294, %b41_fail8 ], [ %99, %b43 ], [ %p1, %b44 ], [ %91, %b45 ], [ %p1, %b46 ], [ %321, %b48_fail1 ], [ %357, %b51_fail2 ], [ %356, %b51_ok2 ], [ 0, %b52_fail1 ], [ %361, %b53 ], [ 0, %b61_fail1 ], [ %435, %b62_fail1 ], [ %548, %b77_fail1 ], !dbg !326
	%569 = phi i64 [ %p26, %b3_fail2 ], [ %p26, %b3_ok2 ], [ %p24, %b5_fail1 ], [ %p24, %b9_fail1 ], [ %p3, %b18_fail1 ], [ %p26, %b26_fail1 ], [ %p5, %b28_fail2 ], [ 0, %b28_ok2 ], [ %p5, %b30_fail2 ], [ 0, %b30_ok2 ], [ %p1, %b39_fail2 ], [ %225, %b39_fail3 ], [ %p1, %b39_fail4 ], [ %p5, %b39_fail5 ], [ %228, %b39_fail6 ], [ %120, %b39_fail7 ], [ 0, %b39_ok7 ], [ %249, %b39_fail8 ], [ %p1, %b41_fail2 ], [ %p1, %b41_fail3 ], [ %273, %b41_fail4 ], [ %p5, %b41_fail5 ], [ %274, %b41_fail6 ], [ %120, %b41_fail7 ], [ 0, %b41_ok7 ], [ %295, %b41_fail8 ], [ 16, %b43 ], [ 4, %b44 ], [ 16, %b45 ], [ 4, %b46 ], [ %p26, %b48_fail1 ], [ %p18, %b51_fail2 ], [ %357, %b51_ok2 ], [ 0, %b52_fail1 ], [ 16, %b53 ], [ %p22, %b61_fail1 ], [ %p24, %b62_fail1 ], [ %p16, %b77_fail1 ], !dbg !326
	call void @gpuc_fail(i8* %ctrl, i32 %567, i64 %568, i64 %569), !dbg !326
	ret void, !dbg !326
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, double* %p15, i64 %p16, i64* %p17, i64 %p18, i32* %p19, i64 %p20, double* %p21, i64 %p22, i64* %p23, i64 %p24, i64 %p25, i32 %p26, i32 %p27, i32 %p28, i32 %p29, i32 %p30, double %p31, i8* %ctrl) nounwind !dbg !600 {
entry:
	br label %b0, !dbg !601

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !601
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !601
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !601
	%3 = addrspacecast double* %p15 to double addrspace(1)*, !dbg !601
	%4 = addrspacecast i64* %p17 to i64 addrspace(1)*, !dbg !601
	%5 = addrspacecast i32* %p19 to i32 addrspace(1)*, !dbg !601
	%6 = addrspacecast double* %p21 to double addrspace(1)*, !dbg !601
	%7 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !601
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !605
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !607, !range !124
	%10 = sext i32 %9 to i64, !dbg !607
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !607, !range !125
	%12 = sext i32 %11 to i64, !dbg !607
	%13 = icmp eq i64 %10, 0, !dbg !608
	br i1 %13, label %b1, label %b2, !dbg !608

b1:
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !609, !range !339
	%15 = sext i32 %14 to i64, !dbg !609
	%16 = sub i64 %15, 2, !dbg !610
	%17 = icmp sgt i64 %16, 0, !dbg !611
	%18 = select i1 %17, i64 %16, i64 0, !dbg !611
	%19 = icmp eq i64 %12, %18, !dbg !612
	br label %b2, !dbg !612

b2:
	%20 = phi i1 [ false, %b0 ], [ %19, %b1 ], !dbg !613
	%21 = and i64 %p1, 3, !dbg !616
	%22 = icmp eq i64 %21, 0, !dbg !616
	%23 = icmp ugt i64 %p1, %p3, !dbg !615
	br i1 %23, label %b2_fail1, label %b2_ok1, !dbg !615, !prof !15

b2_ok1:
	br i1 %22, label %b3, label %b75, !dbg !616

b3:
	%24 = addrspacecast float addrspace(1)* %0 to float*, !dbg !616
	%25 = ptrtoint float* %24 to i64, !dbg !616
	%26 = and i64 %25, 15, !dbg !616
	%27 = icmp eq i64 %26, 0, !dbg !616
	%28 = icmp eq i64 %p1, 0, !dbg !616
	%29 = or i1 %27, %28, !dbg !616
	br i1 %29, label %b4, label %b74, !dbg !616

b4:
	%30 = ashr i64 %p1, 2, !dbg !616
	%31 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !616
	br i1 %22, label %b5, label %b73, !dbg !617

b5:
	%32 = addrspacecast float addrspace(1)* %1 to float*, !dbg !617
	%33 = ptrtoint float* %32 to i64, !dbg !617
	%34 = and i64 %33, 15, !dbg !617
	%35 = icmp eq i64 %34, 0, !dbg !617
	%36 = or i1 %35, %28, !dbg !617
	br i1 %36, label %b6, label %b72, !dbg !617

b6:
	%37 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !617
	%38 = icmp ult i32 0, %p26, !dbg !614
	br i1 %38, label %b7, label %b71, !dbg !614

b7:
	%39 = icmp sgt i32 %p6, 0, !dbg !618
	%40 = sext i32 %8 to i64, !dbg !621
	%41 = icmp eq i64 %12, 0, !dbg !622
	%42 = icmp sgt i32 %p6, 1, !dbg !623
	%43 = sub i32 %p6, 1, !dbg !624
	%44 = add i32 %p11, 1, !dbg !625
	%45 = zext i32 %p8 to i64, !dbg !626
	%46 = sext i32 %44 to i64, !dbg !627
	%47 = mul i64 %46, %45, !dbg !628
	%48 = sext i32 %p9 to i64, !dbg !629
	%49 = sext i32 %p6 to i64, !dbg !631
	%50 = mul i64 %49, %45, !dbg !632
	%51 = sext i32 %p10 to i64, !dbg !633
	br label %b8, !dbg !634

b8:
	%52 = phi i64 [ %515, %b70 ], [ %p25, %b7 ], !dbg !634
	%53 = phi i32 [ %393, %b70 ], [ %p27, %b7 ], !dbg !634
	%54 = phi i32 [ %394, %b70 ], [ %p29, %b7 ], !dbg !635
	%55 = phi i32 [ %395, %b70 ], [ %p30, %b7 ], !dbg !636
	%56 = phi float addrspace(1)* [ %61, %b70 ], [ %0, %b7 ], !dbg !637
	%57 = phi i64 [ %62, %b70 ], [ %p1, %b7 ], !dbg !637
	%58 = phi { float, float, float, float } addrspace(1)* [ %63, %b70 ], [ %31, %b7 ], !dbg !637
	%59 = phi i64 [ %64, %b70 ], [ %30, %b7 ], !dbg !637
	%60 = phi i64 [ %65, %b70 ], [ %30, %b7 ], !dbg !637
	%61 = phi float addrspace(1)* [ %56, %b70 ], [ %1, %b7 ], !dbg !638
	%62 = phi i64 [ %57, %b70 ], [ %p1, %b7 ], !dbg !638
	%63 = phi { float, float, float, float } addrspace(1)* [ %58, %b70 ], [ %37, %b7 ], !dbg !638
	%64 = phi i64 [ %59, %b70 ], [ %30, %b7 ], !dbg !638
	%65 = phi i64 [ %60, %b70 ], [ %30, %b7 ], !dbg !638
	%66 = phi i32 [ %516, %b70 ], [ 0, %b7 ], !dbg !638
	%67 = icmp ne i32 %54, 0, !dbg !639
	br i1 %67, label %b9, label %b11, !dbg !639

b9:
	br i1 %20, label %b10, label %b11, !dbg !639

b10:
	%68 = addrspacecast double addrspace(1)* %3 to double*, !dbg !640
	%69 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !640
	%70 = addrspacecast i32 addrspace(1)* %5 to i32*, !dbg !640
	%71 = addrspacecast double addrspace(1)* %6 to double*, !dbg !640
	%72 = addrspacecast i64 addrspace(1)* %7 to i64*, !dbg !640
	%73 = call i32 @gpuc_fn_solver_publish(double* %68, i64 %p16, i64 %p16, i64* %69, i64 %p18, i32* %70, i64 %p20, i64 %p20, double* %71, i64 %p22, i64 %p22, i64* %72, i64 %p24, i64 %p24, i32 %54, i8* %ctrl), !dbg !640
	br label %b11, !dbg !640

b11:
	%74 = phi i32 [ 0, %b8 ], [ 0, %b9 ], [ %73, %b10 ], !dbg !641
	%75 = urem i64 %52, 2, !dbg !642
	%76 = trunc i64 %75 to i32, !dbg !643
	%77 = sub i32 1, %76, !dbg !644
	br i1 %39, label %b12, label %b33, !dbg !618

b12:
	%78 = mul i32 %76, 2, !dbg !646
	%79 = mul i32 %78, %p14, !dbg !647
	%80 = add i32 %78, 1, !dbg !649
	%81 = mul i32 %80, %p14, !dbg !650
	%82 = add i64 %52, 1, !dbg !651
	%83 = mul i32 %77, 2, !dbg !653
	%84 = add i32 %83, 1, !dbg !654
	%85 = mul i32 %84, %p14, !dbg !655
	%86 = mul i32 %83, %p14, !dbg !657
	br label %b13, !dbg !658

b13:
	%87 = phi float [ %275, %b32 ], [ 0.000000e+00, %b12 ], !dbg !658
	%88 = phi i32 [ %276, %b32 ], [ %9, %b12 ], !dbg !659
	%89 = icmp slt i32 %88, %p14, !dbg !660
	br i1 %89, label %b14, label %b33, !dbg !660

b14:
	%90 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !661, !range !411
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !661, !range !339
	%92 = sext i32 %91 to i64, !dbg !661
	%93 = trunc i64 %92 to i32, !dbg !662
	%94 = sub i32 %93, 1, !dbg !662
	%95 = zext i32 %94 to i64, !dbg !662
	%96 = icmp eq i64 %12, %95, !dbg !663
	%97 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !664, !range !19
	%98 = sext i32 %97 to i64, !dbg !664
	%99 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !664, !range !19
	%100 = sext i32 %99 to i64, !dbg !664
	%101 = trunc i64 %12 to i32, !dbg !665
	%102 = trunc i64 %100 to i32, !dbg !665
	%103 = mul i32 %101, %102, !dbg !665
	%104 = zext i32 %103 to i64, !dbg !665
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !666, !range !22
	%106 = sext i32 %105 to i64, !dbg !666
	%107 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !666, !range !22
	%108 = sext i32 %107 to i64, !dbg !666
	%109 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !666, !range !23
	%110 = trunc i64 %108 to i32, !dbg !667
	%111 = add i32 %103, %110, !dbg !667
	%112 = zext i32 %111 to i64, !dbg !667
	%113 = trunc i64 %112 to i32, !dbg !668
	%114 = mul i32 %113, %p12, !dbg !670
	%115 = icmp slt i32 %113, %p13, !dbg !671
	%116 = select i1 %115, i32 %113, i32 %p13, !dbg !671
	%117 = add i32 %114, %116, !dbg !672
	%118 = sub i32 %117, 4, !dbg !673
	%119 = add i32 %113, 1, !dbg !674
	%120 = mul i32 %119, %p12, !dbg !676
	%121 = icmp slt i32 %119, %p13, !dbg !677
	%122 = select i1 %121, i32 %119, i32 %p13, !dbg !677
	%123 = add i32 %120, %122, !dbg !678
	%124 = sub i32 %123, 4, !dbg !679
	%125 = trunc i64 %98 to i32, !dbg !681
	%126 = mul i32 %88, %125, !dbg !682
	%127 = trunc i64 %106 to i32, !dbg !683
	%128 = add i32 %126, %127, !dbg !684
	br i1 %41, label %b16, label %b15, !dbg !684

b15:
	br i1 %96, label %b16, label %b32, !dbg !684

b16:
	%129 = mul i32 %99, %109, !dbg !685
	%130 = add i32 %107, %129, !dbg !685
	%131 = mul i32 %97, %130, !dbg !685
	%132 = add i32 %105, %131, !dbg !685
	%133 = sext i32 %132 to i64, !dbg !685
	%134 = icmp eq i64 %133, 0, !dbg !686
	br i1 %134, label %b17, label %b21, !dbg !686

b17:
	br i1 %41, label %b18, label %b19, !dbg !686

b18:
	%135 = add i32 %79, %88, !dbg !687
	%136 = sext i32 %135 to i64, !dbg !688
	%137 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %136, !dbg !689
	%138 = addrspacecast i64 addrspace(1)* %137 to i64*, !dbg !690
	%139 = icmp uge i64 %136, %p5, !dbg !689
	%140 = icmp eq i64 addrspace(1)* %137, null, !dbg !690
	%141 = or i1 %139, %140, !dbg !690
	br i1 %141, label %b18_fail1, label %b18_ok1, !dbg !690, !prof !15

b18_ok1:
	%142 = bitcast i64* %138 to i8*, !dbg !690
	%143 = call i64 @gpuc_signal_wait_until_thread(i8* %142, i32 5, i64 %52, i32 1, i8* %ctrl, i32 16), !dbg !690
	br label %b19, !dbg !690

b19:
	br i1 %96, label %b20, label %b21, !dbg !690

b20:
	%144 = add i32 %81, %88, !dbg !691
	%145 = sext i32 %144 to i64, !dbg !692
	%146 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %145, !dbg !693
	%147 = addrspacecast i64 addrspace(1)* %146 to i64*, !dbg !694
	%148 = icmp uge i64 %145, %p5, !dbg !693
	%149 = icmp eq i64 addrspace(1)* %146, null, !dbg !694
	%150 = or i1 %148, %149, !dbg !694
	br i1 %150, label %b20_fail1, label %b20_ok1, !dbg !694, !prof !15

b20_ok1:
	%151 = bitcast i64* %147 to i8*, !dbg !694
	%152 = call i64 @gpuc_signal_wait_until_thread(i8* %151, i32 5, i64 %52, i32 1, i8* %ctrl, i32 18), !dbg !694
	br label %b21, !dbg !694

b21:
	call void @llvm.nvvm.barrier0(), !dbg !695
	br i1 %41, label %b22, label %b24, !dbg !695

b22:
	%153 = icmp eq i64 %108, 0, !dbg !696
	br i1 %153, label %b23, label %b24, !dbg !696

b23:
	%154 = addrspacecast float addrspace(1)* %56 to float*, !dbg !697
	%155 = addrspacecast { float, float, float, float } addrspace(1)* %58 to { float, float, float, float }*, !dbg !697
	%156 = addrspacecast float addrspace(1)* %61 to float*, !dbg !697
	%157 = addrspacecast { float, float, float, float } addrspace(1)* %63 to { float, float, float, float }*, !dbg !697
	%158 = call float @gpuc_fn_solver_march(float* %154, i64 %57, { float, float, float, float }* %155, i64 %59, i64 %60, float* %156, i64 %62, { float, float, float, float }* %157, i64 %64, i64 %65, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %128, i32 0, i32 1, i8* %ctrl), !dbg !697
	%159 = fadd float 0.000000e+00, %158, !dbg !698
	br label %b24, !dbg !698

b24:
	%160 = phi float [ 0.000000e+00, %b21 ], [ 0.000000e+00, %b22 ], [ %159, %b23 ], !dbg !699
	br i1 %96, label %b25, label %b28, !dbg !699

b25:
	%161 = trunc i64 %100 to i32, !dbg !700
	%162 = sub i32 %161, 1, !dbg !700
	%163 = zext i32 %162 to i64, !dbg !700
	%164 = icmp eq i64 %108, %163, !dbg !701
	br i1 %164, label %b26, label %b28, !dbg !701

b26:
	br i1 %42, label %b27, label %b28, !dbg !623

b27:
	%165 = addrspacecast float addrspace(1)* %56 to float*, !dbg !702
	%166 = addrspacecast { float, float, float, float } addrspace(1)* %58 to { float, float, float, float }*, !dbg !702
	%167 = addrspacecast float addrspace(1)* %61 to float*, !dbg !702
	%168 = addrspacecast { float, float, float, float } addrspace(1)* %63 to { float, float, float, float }*, !dbg !702
	%169 = call float @gpuc_fn_solver_march(float* %165, i64 %57, { float, float, float, float }* %166, i64 %59, i64 %60, float* %167, i64 %62, { float, float, float, float }* %168, i64 %64, i64 %65, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %128, i32 %43, i32 %p6, i8* %ctrl), !dbg !702
	%170 = fadd float %160, %169, !dbg !703
	br label %b28, !dbg !703

b28:
	%171 = phi float [ %160, %b24 ], [ %160, %b25 ], [ %160, %b26 ], [ %170, %b27 ], !dbg !699
	%172 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !704
	br i1 %41, label %b29, label %b30, !dbg !704

b29:
	%173 = sub i32 %p8, %126, !dbg !705
	%174 = icmp ult i32 %125, %173, !dbg !706
	%175 = select i1 %174, i32 %125, i32 %173, !dbg !706
	%176 = zext i32 %175 to i64, !dbg !707
	%177 = mul i32 %175, 4, !dbg !708
	%178 = zext i32 %177 to i64, !dbg !708
	%179 = zext i32 %126 to i64, !dbg !709
	%180 = add i64 %45, %179, !dbg !710
	%181 = mul i64 %180, 4, !dbg !711
	%182 = add i64 %47, %179, !dbg !712
	%183 = mul i64 %182, 4, !dbg !713
	%184 = add i64 %183, %178, !dbg !714
	%185 = sub i64 %184, %183, !dbg !715
	%186 = add i64 %181, %178, !dbg !716
	%187 = sub i64 %186, %181, !dbg !717
	%188 = add i32 %85, %88, !dbg !718
	%189 = sext i32 %188 to i64, !dbg !719
	%190 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %189, !dbg !720
	%191 = mul i32 %97, %99, !dbg !605
	%192 = icmp ugt i64 %184, %57, !dbg !715
	%193 = icmp ugt i64 %183, %184, !dbg !715
	%194 = icmp ugt i64 %186, %57, !dbg !717
	%195 = icmp uge i64 %189, %p5, !dbg !720
	%196 = icmp ne i64 %185, %187, !dbg !605
	%197 = icmp uge i64 %48, %40, !dbg !605
	%198 = icmp eq i64 addrspace(1)* %190, null, !dbg !605
	%199 = or i1 %192, %193, !dbg !605
	%200 = or i1 %199, %194, !dbg !605
	%201 = or i1 %200, %195, !dbg !605
	%202 = or i1 %201, %196, !dbg !605
	%203 = or i1 %202, %197, !dbg !605
	%204 = or i1 %203, %198, !dbg !605
	br i1 %204, label %b29_fail1, label %b29_ok1, !dbg !605, !prof !15

b29_ok1:
	%205 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !605, !range !20
	%206 = mul i32 %191, %205, !dbg !605
	%207 = sext i32 %172 to i64, !dbg !605
	%208 = sext i32 %206 to i64, !dbg !605
	%209 = getelementptr inbounds float, float addrspace(1)* %56, i64 %183, !dbg !715
	%210 = getelementptr inbounds float, float addrspace(1)* %56, i64 %181, !dbg !717
	%211 = mul i64 %187, 4, !dbg !605
	%212 = addrspacecast float addrspace(1)* %209 to float*, !dbg !605
	%213 = addrspacecast float addrspace(1)* %210 to float*, !dbg !605
	%214 = addrspacecast i64 addrspace(1)* %190 to i64*, !dbg !605
	%215 = icmp ne i64 %207, %208, !dbg !605
	br i1 %215, label %b29_fail8, label %b29_ok8, !dbg !605, !prof !15

b29_ok8:
	%216 = bitcast float* %212 to i8*, !dbg !605
	%217 = bitcast float* %213 to i8*, !dbg !605
	%218 = bitcast i64* %214 to i8*, !dbg !605
	call void @gpuc_put_signal_nbi_block(i8* %216, i8* %217, i64 %211, i8* %218, i64 %82, i32 9, i32 %p9, i32 1), !dbg !605
	br label %b30, !dbg !604

b30:
	br i1 %96, label %b31, label %b32, !dbg !604

b31:
	%219 = sub i32 %p8, %126, !dbg !721
	%220 = icmp ult i32 %125, %219, !dbg !722
	%221 = select i1 %220, i32 %125, i32 %219, !dbg !722
	%222 = zext i32 %221 to i64, !dbg !723
	%223 = mul i32 %221, 4, !dbg !724
	%224 = zext i32 %223 to i64, !dbg !724
	%225 = zext i32 %126 to i64, !dbg !725
	%226 = add i64 %50, %225, !dbg !726
	%227 = mul i64 %226, 4, !dbg !727
	%228 = mul i64 %225, 4, !dbg !728
	%229 = add i64 %228, %224, !dbg !729
	%230 = sub i64 %229, %228, !dbg !730
	%231 = add i64 %227, %224, !dbg !731
	%232 = sub i64 %231, %227, !dbg !732
	%233 = add i32 %86, %88, !dbg !733
	%234 = sext i32 %233 to i64, !dbg !734
	%235 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %234, !dbg !735
	%236 = mul i32 %97, %99, !dbg !736
	%237 = icmp ugt i64 %229, %57, !dbg !730
	%238 = icmp ugt i64 %231, %57, !dbg !732
	%239 = icmp ugt i64 %227, %231, !dbg !732
	%240 = icmp uge i64 %234, %p5, !dbg !735
	%241 = icmp ne i64 %230, %232, !dbg !736
	%242 = icmp uge i64 %51, %40, !dbg !736
	%243 = icmp eq i64 addrspace(1)* %235, null, !dbg !736
	%244 = or i1 %237, %238, !dbg !736
	%245 = or i1 %244, %239, !dbg !736
	%246 = or i1 %245, %240, !dbg !736
	%247 = or i1 %246, %241, !dbg !736
	%248 = or i1 %247, %242, !dbg !736
	%249 = or i1 %248, %243, !dbg !736
	br i1 %249, label %b31_fail1, label %b31_ok1, !dbg !736, !prof !15

b31_ok1:
	%250 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !736, !range !20
	%251 = mul i32 %236, %250, !dbg !736
	%252 = sext i32 %172 to i64, !dbg !736
	%253 = sext i32 %251 to i64, !dbg !736
	%254 = getelementptr inbounds float, float addrspace(1)* %56, i64 %228, !dbg !730
	%255 = getelementptr inbounds float, float addrspace(1)* %56, i64 %227, !dbg !732
	%256 = mul i64 %232, 4, !dbg !736
	%257 = addrspacecast float addrspace(1)* %254 to float*, !dbg !736
	%258 = addrspacecast float addrspace(1)* %255 to float*, !dbg !736
	%259 = addrspacecast i64 addrspace(1)* %235 to i64*, !dbg !736
	%260 = icmp ne i64 %252, %253, !dbg !736
	br i1 %260, label %b31_fail8, label %b31_ok8, !dbg !736, !prof !15

b31_ok8:
	%261 = bitcast float* %257 to i8*, !dbg !736
	%262 = bitcast float* %258 to i8*, !dbg !736
	%263 = bitcast i64* %259 to i8*, !dbg !736
	call void @gpuc_put_signal_nbi_block(i8* %261, i8* %262, i64 %256, i8* %263, i64 %82, i32 9, i32 %p10, i32 1), !dbg !736
	br label %b32, !dbg !630

b32:
	%264 = phi float [ 0.000000e+00, %b15 ], [ %171, %b30 ], [ %171, %b31_ok8 ], !dbg !699
	%265 = icmp sgt i32 %118, 1, !dbg !737
	%266 = select i1 %265, i32 %118, i32 1, !dbg !737
	%267 = icmp slt i32 %124, %43, !dbg !738
	%268 = select i1 %267, i32 %124, i32 %43, !dbg !738
	%269 = addrspacecast float addrspace(1)* %56 to float*, !dbg !739
	%270 = addrspacecast { float, float, float, float } addrspace(1)* %58 to { float, float, float, float }*, !dbg !739
	%271 = addrspacecast float addrspace(1)* %61 to float*, !dbg !739
	%272 = addrspacecast { float, float, float, float } addrspace(1)* %63 to { float, float, float, float }*, !dbg !739
	%273 = call float @gpuc_fn_solver_march(float* %269, i64 %57, { float, float, float, float }* %270, i64 %59, i64 %60, float* %271, i64 %62, { float, float, float, float }* %272, i64 %64, i64 %65, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %128, i32 %266, i32 %268, i8* %ctrl), !dbg !739
	%274 = fadd float %264, %273, !dbg !740
	%275 = fadd float %87, %274, !dbg !741
	%276 = add i32 %88, %90, !dbg !742
	br label %b13, !dbg !742

b33:
	%277 = phi float [ 0.000000e+00, %b11 ], [ %87, %b13 ], !dbg !743
	br i1 %67, label %b34, label %b50, !dbg !744

b34:
	br i1 %20, label %b35, label %b50, !dbg !744

b35:
	%278 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !745, !range !22
	%279 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !745, !range !22
	%280 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !745, !range !23
	%281 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !745, !range !19
	%282 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !745, !range !19
	%283 = mul i32 %282, %280, !dbg !745
	%284 = add i32 %279, %283, !dbg !745
	%285 = mul i32 %281, %284, !dbg !745
	%286 = add i32 %278, %285, !dbg !745
	%287 = sext i32 %286 to i64, !dbg !745
	%288 = and i32 %286, -32, !dbg !746
	%289 = mul i32 %281, %282, !dbg !746
	%290 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !746, !range !20
	%291 = mul i32 %289, %290, !dbg !746
	%292 = sub i32 %291, %288, !dbg !746
	%293 = icmp slt i32 %292, 32, !dbg !746
	%294 = select i1 %293, i32 %292, i32 32, !dbg !746
	%295 = sext i32 %294 to i64, !dbg !746
	%296 = icmp sge i64 %287, %295, !dbg !747
	br i1 %296, label %b50, label %b36, !dbg !747

b36:
	%297 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !748, !range !87
	%298 = sext i32 %297 to i64, !dbg !748
	br label %b37, !dbg !748

b37:
	%299 = phi double [ 0.000000e+00, %b36 ], [ %325, %b39_ok1 ], !dbg !751
	%300 = phi i64 [ %298, %b36 ], [ %326, %b39_ok1 ], !dbg !748
	%301 = icmp slt i64 %300, %40, !dbg !748
	br i1 %301, label %b38, label %b41, !dbg !748

b38:
	%302 = urem i32 %74, 2, !dbg !753
	%303 = zext i32 %302 to i64, !dbg !754
	%304 = trunc i64 %40 to i32, !dbg !755
	%305 = mul i32 %302, %304, !dbg !755
	%306 = zext i32 %305 to i64, !dbg !755
	%307 = add i64 %306, %300, !dbg !756
	%308 = mul i64 %307, 2, !dbg !757
	%309 = add i64 %308, 2, !dbg !759
	%310 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %308, !dbg !760
	%311 = addrspacecast i64 addrspace(1)* %310 to i64*, !dbg !761
	%312 = ptrtoint i64* %311 to i64, !dbg !761
	%313 = and i64 %312, 15, !dbg !761
	%314 = icmp eq i64 %313, 0, !dbg !761
	%315 = icmp ugt i64 %309, %p18, !dbg !760
	%316 = icmp ugt i64 %308, %309, !dbg !760
	%317 = or i1 %315, %316, !dbg !760
	br i1 %317, label %b38_fail1, label %b38_ok1, !dbg !760, !prof !15

b38_ok1:
	br i1 %314, label %b39, label %b40, !dbg !761

b39:
	%318 = bitcast i64 addrspace(1)* %310 to { i64, i64 } addrspace(1)*, !dbg !761
	%319 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %318, i64 0, !dbg !762
	%320 = addrspacecast { i64, i64 } addrspace(1)* %319 to { i64, i64 }*, !dbg !750
	%321 = icmp eq { i64, i64 } addrspace(1)* %319, null, !dbg !750
	br i1 %321, label %b39_fail1, label %b39_ok1, !dbg !750, !prof !15

b39_ok1:
	%322 = bitcast { i64, i64 }* %320 to i8*, !dbg !750
	%323 = call i64 @gpuc_wait_line_thread(i8* %322, i32 %74, i8* %ctrl, i32 32), !dbg !750
	%324 = bitcast i64 %323 to double, !dbg !763
	%325 = fadd double %299, %324, !dbg !764
	%326 = add i64 %300, %295, !dbg !748
	br label %b37, !dbg !748

b40:
	call void asm sideeffect "", ""() nounwind, !dbg !761
	br label %fail, !dbg !761

b41:
	%327 = icmp eq i64 %295, 32, !dbg !768
	br i1 %327, label %b42, label %b44, !dbg !768

b42:
	%328 = phi double [ %345, %b43 ], [ %299, %b41 ], !dbg !769
	%329 = phi i64 [ %348, %b43 ], [ 16, %b41 ], !dbg !770
	%330 = icmp sgt i64 %329, 0, !dbg !771
	br i1 %330, label %b43, label %b47, !dbg !771

b43:
	%331 = trunc i64 %329 to i32, !dbg !772
	%332 = bitcast double %328 to i64, !dbg !772
	%333 = trunc i64 %332 to i32, !dbg !772
	%334 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %333, i32 %331, i32 31), !dbg !772
	%335 = extractvalue { i32, i1 } %334, 0, !dbg !772
	%336 = lshr i64 %332, 32, !dbg !772
	%337 = trunc i64 %336 to i32, !dbg !772
	%338 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %337, i32 %331, i32 31), !dbg !772
	%339 = extractvalue { i32, i1 } %338, 0, !dbg !772
	%340 = zext i32 %339 to i64, !dbg !772
	%341 = shl i64 %340, 32, !dbg !772
	%342 = zext i32 %335 to i64, !dbg !772
	%343 = or i64 %342, %341, !dbg !772
	%344 = bitcast i64 %343 to double, !dbg !772
	%345 = fadd double %328, %344, !dbg !773
	%346 = trunc i64 %329 to i32, !dbg !774
	%347 = udiv i32 %346, 2, !dbg !774
	%348 = zext i32 %347 to i64, !dbg !774
	br label %b42, !dbg !774

b44:
	%349 = bitcast double %299 to i64, !dbg !775
	%350 = trunc i64 %349 to i32, !dbg !775
	%351 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %350, i32 0, i32 31), !dbg !775
	%352 = extractvalue { i32, i1 } %351, 0, !dbg !775
	%353 = lshr i64 %349, 32, !dbg !775
	%354 = trunc i64 %353 to i32, !dbg !775
	%355 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %354, i32 0, i32 31), !dbg !775
	%356 = extractvalue { i32, i1 } %355, 0, !dbg !775
	%357 = zext i32 %356 to i64, !dbg !775
	%358 = shl i64 %357, 32, !dbg !775
	%359 = zext i32 %352 to i64, !dbg !775
	%360 = or i64 %359, %358, !dbg !775
	%361 = bitcast i64 %360 to double, !dbg !775
	br label %b45, !dbg !775

b45:
	%362 = phi double [ %361, %b44 ], [ %379, %b46 ], !dbg !776
	%363 = phi i64 [ 1, %b44 ], [ %380, %b46 ], !dbg !777
	%364 = icmp slt i64 %363, %295, !dbg !778
	br i1 %364, label %b46, label %b47, !dbg !778

b46:
	%365 = trunc i64 %363 to i32, !dbg !779
	%366 = bitcast double %299 to i64, !dbg !779
	%367 = trunc i64 %366 to i32, !dbg !779
	%368 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %367, i32 %365, i32 31), !dbg !779
	%369 = extractvalue { i32, i1 } %368, 0, !dbg !779
	%370 = lshr i64 %366, 32, !dbg !779
	%371 = trunc i64 %370 to i32, !dbg !779
	%372 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %371, i32 %365, i32 31), !dbg !779
	%373 = extractvalue { i32, i1 } %372, 0, !dbg !779
	%374 = zext i32 %373 to i64, !dbg !779
	%375 = shl i64 %374, 32, !dbg !779
	%376 = zext i32 %369 to i64, !dbg !779
	%377 = or i64 %376, %375, !dbg !779
	%378 = bitcast i64 %377 to double, !dbg !779
	%379 = fadd double %362, %378, !dbg !773
	%380 = add i64 %363, 1, !dbg !780
	br label %b45, !dbg !780

b47:
	%381 = phi double [ %328, %b42 ], [ %362, %b45 ], !dbg !767
	%382 = icmp ne i64 %287, 0, !dbg !781
	br i1 %382, label %b50, label %b48, !dbg !781

b48:
	%383 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !782
	%384 = icmp uge i64 0, %p22, !dbg !782
	br i1 %384, label %b48_fail1, label %b48_ok1, !dbg !782, !prof !15

b48_ok1:
	store double %381, double addrspace(1)* %383, align 8, !dbg !782
	%385 = fcmp ole double %381, %p31, !dbg !783
	br i1 %385, label %b49, label %b50, !dbg !783

b49:
	%386 = add i64 %52, 1, !dbg !784
	%387 = urem i64 %386, 2, !dbg !785
	%388 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %387, !dbg !786
	%389 = icmp uge i64 %387, %p24, !dbg !786
	br i1 %389, label %b49_fail1, label %b49_ok1, !dbg !786, !prof !15

b49_ok1:
	store i64 %52, i64 addrspace(1)* %388, align 8, !dbg !786
	br label %b50, !dbg !786

b50:
	%390 = sub i32 %53, 1, !dbg !787
	%391 = icmp eq i32 %390, 0, !dbg !788
	br i1 %391, label %b51, label %b52, !dbg !788

b51:
	%392 = sub i32 3, %55, !dbg !789
	br label %b52, !dbg !789

b52:
	%393 = phi i32 [ %390, %b50 ], [ %p28, %b51 ], !dbg !634
	%394 = phi i32 [ 0, %b50 ], [ %55, %b51 ], !dbg !635
	%395 = phi i32 [ %55, %b50 ], [ %392, %b51 ], !dbg !636
	%396 = icmp ne i32 %394, 0, !dbg !790
	br i1 %396, label %b53, label %b67, !dbg !790

b53:
	%397 = fpext float %277 to double, !dbg !792
	%398 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !796, !range !22
	%399 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !796, !range !22
	%400 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !796, !range !23
	%401 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !796, !range !19
	%402 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !796, !range !19
	%403 = mul i32 %402, %400, !dbg !796
	%404 = add i32 %399, %403, !dbg !796
	%405 = mul i32 %401, %404, !dbg !796
	%406 = add i32 %398, %405, !dbg !796
	%407 = and i32 %406, -32, !dbg !796
	%408 = mul i32 %401, %402, !dbg !796
	%409 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !796, !range !20
	%410 = mul i32 %408, %409, !dbg !796
	%411 = sub i32 %410, %407, !dbg !796
	%412 = icmp slt i32 %411, 32, !dbg !796
	%413 = select i1 %412, i32 %411, i32 32, !dbg !796
	%414 = sext i32 %413 to i64, !dbg !796
	%415 = icmp eq i64 %414, 32, !dbg !797
	br i1 %415, label %b54, label %b56, !dbg !797

b54:
	%416 = phi double [ %433, %b55 ], [ %397, %b53 ], !dbg !798
	%417 = phi i64 [ %436, %b55 ], [ 16, %b53 ], !dbg !799
	%418 = icmp sgt i64 %417, 0, !dbg !800
	br i1 %418, label %b55, label %b59, !dbg !800

b55:
	%419 = trunc i64 %417 to i32, !dbg !801
	%420 = bitcast double %416 to i64, !dbg !801
	%421 = trunc i64 %420 to i32, !dbg !801
	%422 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %421, i32 %419, i32 31), !dbg !801
	%423 = extractvalue { i32, i1 } %422, 0, !dbg !801
	%424 = lshr i64 %420, 32, !dbg !801
	%425 = trunc i64 %424 to i32, !dbg !801
	%426 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %425, i32 %419, i32 31), !dbg !801
	%427 = extractvalue { i32, i1 } %426, 0, !dbg !801
	%428 = zext i32 %427 to i64, !dbg !801
	%429 = shl i64 %428, 32, !dbg !801
	%430 = zext i32 %423 to i64, !dbg !801
	%431 = or i64 %430, %429, !dbg !801
	%432 = bitcast i64 %431 to double, !dbg !801
	%433 = fadd double %416, %432, !dbg !802
	%434 = trunc i64 %417 to i32, !dbg !803
	%435 = udiv i32 %434, 2, !dbg !803
	%436 = zext i32 %435 to i64, !dbg !803
	br label %b54, !dbg !803

b56:
	%437 = bitcast double %397 to i64, !dbg !804
	%438 = trunc i64 %437 to i32, !dbg !804
	%439 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %438, i32 0, i32 31), !dbg !804
	%440 = extractvalue { i32, i1 } %439, 0, !dbg !804
	%441 = lshr i64 %437, 32, !dbg !804
	%442 = trunc i64 %441 to i32, !dbg !804
	%443 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %442, i32 0, i32 31), !dbg !804
	%444 = extractvalue { i32, i1 } %443, 0, !dbg !804
	%445 = zext i32 %444 to i64, !dbg !804
	%446 = shl i64 %445, 32, !dbg !804
	%447 = zext i32 %440 to i64, !dbg !804
	%448 = or i64 %447, %446, !dbg !804
	%449 = bitcast i64 %448 to double, !dbg !804
	br label %b57, !dbg !804

b57:
	%450 = phi double [ %449, %b56 ], [ %467, %b58 ], !dbg !805
	%451 = phi i64 [ 1, %b56 ], [ %468, %b58 ], !dbg !806
	%452 = icmp slt i64 %451, %414, !dbg !807
	br i1 %452, label %b58, label %b59, !dbg !807

b58:
	%453 = trunc i64 %451 to i32, !dbg !808
	%454 = bitcast double %397 to i64, !dbg !808
	%455 = trunc i64 %454 to i32, !dbg !808
	%456 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %455, i32 %453, i32 31), !dbg !808
	%457 = extractvalue { i32, i1 } %456, 0, !dbg !808
	%458 = lshr i64 %454, 32, !dbg !808
	%459 = trunc i64 %458 to i32, !dbg !808
	%460 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %459, i32 %453, i32 31), !dbg !808
	%461 = extractvalue { i32, i1 } %460, 0, !dbg !808
	%462 = zext i32 %461 to i64, !dbg !808
	%463 = shl i64 %462, 32, !dbg !808
	%464 = zext i32 %457 to i64, !dbg !808
	%465 = or i64 %464, %463, !dbg !808
	%466 = bitcast i64 %465 to double, !dbg !808
	%467 = fadd double %450, %466, !dbg !802
	%468 = add i64 %451, 1, !dbg !809
	br label %b57, !dbg !809

b59:
	%469 = phi double [ %416, %b54 ], [ %450, %b57 ], !dbg !795
	%470 = sext i32 %410 to i64, !dbg !811
	%471 = trunc i64 %470 to i32, !dbg !812
	%472 = add i32 %471, 32, !dbg !812
	%473 = zext i32 %472 to i64, !dbg !812
	%474 = sub i32 %472, 1, !dbg !813
	%475 = zext i32 %474 to i64, !dbg !813
	%476 = udiv i32 %474, 32, !dbg !814
	%477 = zext i32 %476 to i64, !dbg !814
	%478 = icmp eq i64 %477, 1, !dbg !815
	br i1 %478, label %b65, label %b60, !dbg !815

b60:
	call void @llvm.nvvm.barrier0(), !dbg !817
	%479 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !818, !range !87
	%480 = sext i32 %479 to i64, !dbg !818
	%481 = icmp eq i64 %480, 0, !dbg !819
	br i1 %481, label %b61, label %b62, !dbg !819

b61:
	%482 = sext i32 %406 to i64, !dbg !820
	%483 = trunc i64 %482 to i32, !dbg !821
	%484 = udiv i32 %483, 32, !dbg !821
	%485 = zext i32 %484 to i64, !dbg !821
	%486 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %485, !dbg !822
	store double %469, double addrspace(3)* %486, align 8, !dbg !822
	br label %b62, !dbg !822

b62:
	call void @llvm.nvvm.barrier0(), !dbg !823
	%487 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !824
	%488 = load double, double addrspace(3)* %487, align 8, !dbg !824
	br label %b63, !dbg !824

b63:
	%489 = phi double [ %488, %b62 ], [ %494, %b64 ], !dbg !825
	%490 = phi i64 [ 1, %b62 ], [ %495, %b64 ], !dbg !826
	%491 = icmp slt i64 %490, %477, !dbg !827
	br i1 %491, label %b64, label %b65, !dbg !827

b64:
	%492 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %490, !dbg !828
	%493 = load double, double addrspace(3)* %492, align 8, !dbg !828
	%494 = fadd double %489, %493, !dbg !802
	%495 = add i64 %490, 1, !dbg !829
	br label %b63, !dbg !829

b65:
	%496 = phi double [ %469, %b59 ], [ %489, %b63 ], !dbg !794
	%497 = sext i32 %406 to i64, !dbg !830
	%498 = icmp eq i64 %497, 0, !dbg !831
	br i1 %498, label %b66, label %b67, !dbg !831

b66:
	%499 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !832, !range !411
	%500 = sext i32 %499 to i64, !dbg !832
	%501 = mul i64 %12, %500, !dbg !833
	%502 = add i64 %501, %10, !dbg !834
	%503 = mul i64 %502, 2, !dbg !836
	%504 = zext i32 %394 to i64, !dbg !837
	%505 = add i64 %503, %504, !dbg !838
	%506 = sub i64 %505, 1, !dbg !839
	%507 = getelementptr inbounds double, double addrspace(1)* %3, i64 %506, !dbg !840
	%508 = icmp uge i64 %506, %p16, !dbg !840
	br i1 %508, label %b66_fail1, label %b66_ok1, !dbg !840, !prof !15

b66_ok1:
	store double %496, double addrspace(1)* %507, align 8, !dbg !840
	br label %b67, !dbg !840

b67:
	call void @gpuc_grid_sync(), !dbg !841
	%509 = fcmp oge double %p31, 0.000000e+00, !dbg !842
	br i1 %509, label %b68, label %b70, !dbg !842

b68:
	%510 = sext i32 %77 to i64, !dbg !843
	%511 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %510, !dbg !843
	%512 = icmp uge i64 %510, %p24, !dbg !843
	br i1 %512, label %b68_fail1, label %b68_ok1, !dbg !843, !prof !15

b68_ok1:
	%513 = load i64, i64 addrspace(1)* %511, align 8, !dbg !843
	%514 = icmp ne i64 %513, 0, !dbg !844
	br i1 %514, label %b69, label %b70, !dbg !844

b69:
	ret void, !dbg !845

b70:
	%515 = add i64 %52, 1, !dbg !846
	%516 = add i32 %66, 1, !dbg !846
	%517 = icmp ult i32 %516, %p26, !dbg !846
	br i1 %517, label %b8, label %b71, !dbg !846

b71:
	ret void, !dbg !846

b72:
	call void asm sideeffect "", ""() nounwind, !dbg !617
	br label %fail, !dbg !617

b73:
	call void asm sideeffect "", ""() nounwind, !dbg !617
	br label %fail, !dbg !617

b74:
	call void asm sideeffect "", ""() nounwind, !dbg !616
	br label %fail, !dbg !616

b75:
	call void asm sideeffect "", ""() nounwind, !dbg !616
	br label %fail, !dbg !616

b2_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !615
	br label %fail, !dbg !615

b18_fail1:
	%518 = icmp uge i64 %136, %p5, !dbg !689
	br i1 %518, label %b18_fail2, label %b18_ok2, !dbg !689

b18_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !689
	br label %fail, !dbg !689

b18_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !690
	br label %fail, !dbg !690

b20_fail1:
	%519 = icmp uge i64 %145, %p5, !dbg !693
	br i1 %519, label %b20_fail2, label %b20_ok2, !dbg !693

b20_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !693
	br label %fail, !dbg !693

b20_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !694
	br label %fail, !dbg !694

b29_fail1:
	%520 = icmp ugt i64 %184, %57, !dbg !715
	br i1 %520, label %b29_fail2, label %b29_ok2, !dbg !715

b29_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !715
	br label %fail, !dbg !715

b29_ok2:
	%521 = icmp ugt i64 %183, %184, !dbg !715
	br i1 %521, label %b29_fail3, label %b29_ok3, !dbg !715

b29_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !715
	br label %fail, !dbg !715

b29_ok3:
	%522 = icmp ugt i64 %186, %57, !dbg !717
	br i1 %522, label %b29_fail4, label %b29_ok4, !dbg !717

b29_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !717
	br label %fail, !dbg !717

b29_ok4:
	%523 = icmp uge i64 %189, %p5, !dbg !720
	br i1 %523, label %b29_fail5, label %b29_ok5, !dbg !720

b29_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !720
	br label %fail, !dbg !720

b29_ok5:
	%524 = icmp ne i64 %185, %187, !dbg !605
	br i1 %524, label %b29_fail6, label %b29_ok6, !dbg !605

b29_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !605
	br label %fail, !dbg !605

b29_ok6:
	%525 = icmp uge i64 %48, %40, !dbg !605
	br i1 %525, label %b29_fail7, label %b29_ok7, !dbg !605

b29_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !605
	br label %fail, !dbg !605

b29_ok7:
	call void asm sideeffect "", ""() nounwind, !dbg !605
	br label %fail, !dbg !605

b29_fail8:
	call void asm sideeffect "", ""() nounwind, !dbg !605
	br label %fail, !dbg !605

b31_fail1:
	%526 = icmp ugt i64 %229, %57, !dbg !730
	br i1 %526, label %b31_fail2, label %b31_ok2, !dbg !730

b31_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !730
	br label %fail, !dbg !730

b31_ok2:
	%527 = icmp ugt i64 %231, %57, !dbg !732
	br i1 %527, label %b31_fail3, label %b31_ok3, !dbg !732

b31_fail3:
	call void asm sideeffect "", ""() nounwind, !dbg !732
	br label %fail, !dbg !732

b31_ok3:
	%528 = icmp ugt i64 %227, %231, !dbg !732
	br i1 %528, label %b31_fail4, label %b31_ok4, !dbg !732

b31_fail4:
	call void asm sideeffect "", ""() nounwind, !dbg !732
	br label %fail, !dbg !732

b31_ok4:
	%529 = icmp uge i64 %234, %p5, !dbg !735
	br i1 %529, label %b31_fail5, label %b31_ok5, !dbg !735

b31_fail5:
	call void asm sideeffect "", ""() nounwind, !dbg !735
	br label %fail, !dbg !735

b31_ok5:
	%530 = icmp ne i64 %230, %232, !dbg !736
	br i1 %530, label %b31_fail6, label %b31_ok6, !dbg !736

b31_fail6:
	call void asm sideeffect "", ""() nounwind, !dbg !736
	br label %fail, !dbg !736

b31_ok6:
	%531 = icmp uge i64 %51, %40, !dbg !736
	br i1 %531, label %b31_fail7, label %b31_ok7, !dbg !736

b31_fail7:
	call void asm sideeffect "", ""() nounwind, !dbg !736
	br label %fail, !dbg !736

b31_ok7:
	call void asm sideeffect "", ""() nounwind, !dbg !736
	br label %fail, !dbg !736

b31_fail8:
	call void asm sideeffect "", ""() nounwind, !dbg !736
	br label %fail, !dbg !736

b38_fail1:
	%532 = icmp ugt i64 %309, %p18, !dbg !760
	br i1 %532, label %b38_fail2, label %b38_ok2, !dbg !760

b38_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !760
	br label %fail, !dbg !760

b38_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !760
	br label %fail, !dbg !760

b39_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !750
	br label %fail, !dbg !750

b48_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !782
	br label %fail, !dbg !782

b49_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !786
	br label %fail, !dbg !786

b66_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !840
	br label %fail, !dbg !840

b68_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !843
	br label %fail, !dbg !843

fail:
	%533 = phi i32 [ 10, %b2_fail1 ], [ 14, %b18_fail2 ], [ 15, %b18_ok2 ], [ 14, %b20_fail2 ], [ 17, %b20_ok2 ], [ 26, %b29_fail2 ], [ 27, %b29_fail3 ], [ 26, %b29_fail4 ], [ 14, %b29_fail5 ], [ 28, %b29_fail6 ], [ 29, %b29_fail7 ], [ 30, %b29_ok7 ], [ 44, %b29_fail8 ], [ 26, %b31_fail2 ], [ 26, %b31_fail3 ], [ 27, %b31_fail4 ], [ 14, %b31_fail5 ], [ 28, %b31_fail6 ], [ 29, %b31_fail7 ], [ 30, %b31_ok7 ], [ 45, %b31_fail8 ], [ 5, %b38_fail2 ], [ 6, %b38_ok2 ], [ 31, %b39_fail1 ], [ 7, %b40 ], [ 33, %b48_fail1 ], [ 34, %b49_fail1 ], [ 35, %b66_fail1 ], [ 36, %b68_fail1 ], [ 12, %b72 ], [ 11, %b73 ], [ 12, %b74 ], [ 11, %b75 ], !dbg !601
	%534 = phi i64 [ %p1, %b2_fail1 ], [ %136, %b18_fail2 ], [ 0, %b18_ok2 ], [ %145, %b20_fail2 ], [ 0, %b20_ok2 ], [ %184, %b29_fail2 ], [ %183, %b29_fail3 ], [ %186, %b29_fail4 ], [ %189, %b29_fail5 ], [ %185, %b29_fail6 ], [ %48, %b29_fail7 ], [ 0, %b29_ok7 ], [ %207, %b29_fail8 ], [ %229, %b31_fail2 ], [ %231, %b31_fail3 ], [ %227, %b31_fail4 ], [ %234, %b31_fail5 ], [ %230, %b31_fail6 ], [ %51, %b31_fail7 ], [ 0, %b31_ok7 ], [ %252, %b31_fail8 ], [ %309, %b38_fail2 ], [ %308, %b38_ok2 ], [ 0, %b39_fail1 ], [ %313, %b40 ], [ 0, %b48_fail1 ], [ %387, %b49_fail1 ], [ %506, %b66_fail1 ], [ %510, %b68_fail1 ], [ %34, %b72 ], [ %p1, %b73 ], [ %26, %b74 ], [ %p1, %b75 ], !dbg !601
	%535 = phi i64 [ %p3, %b2_fail1 ], [ %p5, %b18_fail2 ], [ 0, %b18_ok2 ], [ %p5, %b20_fail2 ], [ 0, %b20_ok2 ], [ %57, %b29_fail2 ], [ %184, %b29_fail3 ], [ %57, %b29_fail4 ], [ %p5, %b29_fail5 ], [ %187, %b29_fail6 ], [ %40, %b29_fail7 ], [ 0, %b29_ok7 ], [ %208, %b29_fail8 ], [ %57, %b31_fail2 ], [ %57, %b31_fail3 ], [ %231, %b31_fail4 ], [ %p5, %b31_fail5 ], [ %232, %b31_fail6 ], [ %40, %b31_fail7 ], [ 0, %b31_ok7 ], [ %253, %b31_fail8 ], [ %p18, %b38_fail2 ], [ %309, %b38_ok2 ], [ 0, %b39_fail1 ], [ 16, %b40 ], [ %p22, %b48_fail1 ], [ %p24, %b49_fail1 ], [ %p16, %b66_fail1 ], [ %p24, %b68_fail1 ], [ 16, %b72 ], [ 4, %b73 ], [ 16, %b74 ], [ 4, %b75 ], !dbg !601
	call void @gpuc_fail(i8* %ctrl, i32 %533, i64 %534, i64 %535), !dbg !601
	ret void, !dbg !601
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !847 {
entry:
	br label %b0, !dbg !848

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !848
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !848
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !848
	%3 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !848
	%4 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !848
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !851
	%6 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !852
	%7 = icmp uge i64 0, %p9, !dbg !852
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !852, !prof !15

b0_ok1:
	%8 = load i64, i64 addrspace(1)* %6, align 8, !dbg !852
	%9 = icmp eq i64 %8, 0, !dbg !853
	br i1 %9, label %b1, label %b17, !dbg !853

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !854
	%11 = icmp uge i64 1, %p9, !dbg !854
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !854, !prof !15

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !854
	%13 = icmp eq i64 %12, 0, !dbg !855
	br i1 %13, label %b2, label %b17, !dbg !855

b2:
	%14 = addrspacecast double addrspace(1)* %0 to double*, !dbg !856
	%15 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !856
	%16 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !856
	%17 = addrspacecast double addrspace(1)* %3 to double*, !dbg !856
	%18 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !856
	%19 = call i32 @gpuc_fn_solver_publish(double* %14, i64 %p1, i64 %p1, i64* %15, i64 %p3, i32* %16, i64 %p5, i64 %p5, double* %17, i64 %p7, i64 %p7, i64* %18, i64 %p9, i64 %p9, i32 %p10, i8* %ctrl), !dbg !856
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !857, !range !22
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !857, !range !22
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !857, !range !23
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !857, !range !19
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !857, !range !19
	%25 = mul i32 %24, %22, !dbg !857
	%26 = add i32 %21, %25, !dbg !857
	%27 = mul i32 %23, %26, !dbg !857
	%28 = add i32 %20, %27, !dbg !857
	%29 = sext i32 %28 to i64, !dbg !857
	%30 = and i32 %28, -32, !dbg !858
	%31 = mul i32 %23, %24, !dbg !858
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !858, !range !20
	%33 = mul i32 %31, %32, !dbg !858
	%34 = sub i32 %33, %30, !dbg !858
	%35 = icmp slt i32 %34, 32, !dbg !858
	%36 = select i1 %35, i32 %34, i32 32, !dbg !858
	%37 = sext i32 %36 to i64, !dbg !858
	%38 = icmp sge i64 %29, %37, !dbg !859
	br i1 %38, label %b17, label %b3, !dbg !859

b3:
	%39 = sext i32 %5 to i64, !dbg !851
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !860, !range !87
	%41 = sext i32 %40 to i64, !dbg !860
	br label %b4, !dbg !860

b4:
	%42 = phi double [ 0.000000e+00, %b3 ], [ %68, %b6_ok1 ], !dbg !863
	%43 = phi i64 [ %41, %b3 ], [ %69, %b6_ok1 ], !dbg !860
	%44 = icmp slt i64 %43, %39, !dbg !860
	br i1 %44, label %b5, label %b8, !dbg !860

b5:
	%45 = urem i32 %19, 2, !dbg !865
	%46 = zext i32 %45 to i64, !dbg !866
	%47 = trunc i64 %39 to i32, !dbg !867
	%48 = mul i32 %45, %47, !dbg !867
	%49 = zext i32 %48 to i64, !dbg !867
	%50 = add i64 %49, %43, !dbg !868
	%51 = mul i64 %50, 2, !dbg !869
	%52 = add i64 %51, 2, !dbg !871
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !872
	%54 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !873
	%55 = ptrtoint i64* %54 to i64, !dbg !873
	%56 = and i64 %55, 15, !dbg !873
	%57 = icmp eq i64 %56, 0, !dbg !873
	%58 = icmp ugt i64 %52, %p3, !dbg !872
	%59 = icmp ugt i64 %51, %52, !dbg !872
	%60 = or i1 %58, %59, !dbg !872
	br i1 %60, label %b5_fail1, label %b5_ok1, !dbg !872, !prof !15

b5_ok1:
	br i1 %57, label %b6, label %b7, !dbg !873

b6:
	%61 = bitcast i64 addrspace(1)* %53 to { i64, i64 } addrspace(1)*, !dbg !873
	%62 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %61, i64 0, !dbg !874
	%63 = addrspacecast { i64, i64 } addrspace(1)* %62 to { i64, i64 }*, !dbg !862
	%64 = icmp eq { i64, i64 } addrspace(1)* %62, null, !dbg !862
	br i1 %64, label %b6_fail1, label %b6_ok1, !dbg !862, !prof !15

b6_ok1:
	%65 = bitcast { i64, i64 }* %63 to i8*, !dbg !862
	%66 = call i64 @gpuc_wait_line_thread(i8* %65, i32 %19, i8* %ctrl, i32 32), !dbg !862
	%67 = bitcast i64 %66 to double, !dbg !875
	%68 = fadd double %42, %67, !dbg !876
	%69 = add i64 %43, %37, !dbg !860
	br label %b4, !dbg !860

b7:
	call void asm sideeffect "", ""() nounwind, !dbg !873
	br label %fail, !dbg !873

b8:
	%70 = icmp eq i64 %37, 32, !dbg !880
	br i1 %70, label %b9, label %b11, !dbg !880

b9:
	%71 = phi double [ %88, %b10 ], [ %42, %b8 ], !dbg !881
	%72 = phi i64 [ %91, %b10 ], [ 16, %b8 ], !dbg !882
	%73 = icmp sgt i64 %72, 0, !dbg !883
	br i1 %73, label %b10, label %b14, !dbg !883

b10:
	%74 = trunc i64 %72 to i32, !dbg !884
	%75 = bitcast double %71 to i64, !dbg !884
	%76 = trunc i64 %75 to i32, !dbg !884
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %76, i32 %74, i32 31), !dbg !884
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !884
	%79 = lshr i64 %75, 32, !dbg !884
	%80 = trunc i64 %79 to i32, !dbg !884
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %80, i32 %74, i32 31), !dbg !884
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !884
	%83 = zext i32 %82 to i64, !dbg !884
	%84 = shl i64 %83, 32, !dbg !884
	%85 = zext i32 %78 to i64, !dbg !884
	%86 = or i64 %85, %84, !dbg !884
	%87 = bitcast i64 %86 to double, !dbg !884
	%88 = fadd double %71, %87, !dbg !885
	%89 = trunc i64 %72 to i32, !dbg !886
	%90 = udiv i32 %89, 2, !dbg !886
	%91 = zext i32 %90 to i64, !dbg !886
	br label %b9, !dbg !886

b11:
	%92 = bitcast double %42 to i64, !dbg !887
	%93 = trunc i64 %92 to i32, !dbg !887
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %93, i32 0, i32 31), !dbg !887
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !887
	%96 = lshr i64 %92, 32, !dbg !887
	%97 = trunc i64 %96 to i32, !dbg !887
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !887
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !887
	%100 = zext i32 %99 to i64, !dbg !887
	%101 = shl i64 %100, 32, !dbg !887
	%102 = zext i32 %95 to i64, !dbg !887
	%103 = or i64 %102, %101, !dbg !887
	%104 = bitcast i64 %103 to double, !dbg !887
	br label %b12, !dbg !887

b12:
	%105 = phi double [ %104, %b11 ], [ %122, %b13 ], !dbg !888
	%106 = phi i64 [ 1, %b11 ], [ %123, %b13 ], !dbg !889
	%107 = icmp slt i64 %106, %37, !dbg !890
	br i1 %107, label %b13, label %b14, !dbg !890

b13:
	%108 = trunc i64 %106 to i32, !dbg !891
	%109 = bitcast double %42 to i64, !dbg !891
	%110 = trunc i64 %109 to i32, !dbg !891
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %110, i32 %108, i32 31), !dbg !891
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !891
	%113 = lshr i64 %109, 32, !dbg !891
	%114 = trunc i64 %113 to i32, !dbg !891
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %108, i32 31), !dbg !891
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !891
	%117 = zext i32 %116 to i64, !dbg !891
	%118 = shl i64 %117, 32, !dbg !891
	%119 = zext i32 %112 to i64, !dbg !891
	%120 = or i64 %119, %118, !dbg !891
	%121 = bitcast i64 %120 to double, !dbg !891
	%122 = fadd double %105, %121, !dbg !885
	%123 = add i64 %106, 1, !dbg !892
	br label %b12, !dbg !892

b14:
	%124 = phi double [ %71, %b9 ], [ %105, %b12 ], !dbg !879
	%125 = icmp ne i64 %29, 0, !dbg !893
	br i1 %125, label %b17, label %b15, !dbg !893

b15:
	%126 = getelementptr inbounds double, double addrspace(1)* %3, i64 0, !dbg !894
	%127 = icmp uge i64 0, %p7, !dbg !894
	br i1 %127, label %b15_fail1, label %b15_ok1, !dbg !894, !prof !15

b15_ok1:
	store double %124, double addrspace(1)* %126, align 8, !dbg !894
	%128 = fcmp ole double %124, %p12, !dbg !895
	br i1 %128, label %b16, label %b17, !dbg !895

b16:
	%129 = add i64 %p11, 1, !dbg !896
	%130 = urem i64 %129, 2, !dbg !897
	%131 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %130, !dbg !898
	store i64 %p11, i64 addrspace(1)* %131, align 8, !dbg !898
	br label %b17, !dbg !898

b17:
	ret void, !dbg !849

b0_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !852
	br label %fail, !dbg !852

b1_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !854
	br label %fail, !dbg !854

b5_fail1:
	%132 = icmp ugt i64 %52, %p3, !dbg !872
	br i1 %132, label %b5_fail2, label %b5_ok2, !dbg !872

b5_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !872
	br label %fail, !dbg !872

b5_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !872
	br label %fail, !dbg !872

b6_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !862
	br label %fail, !dbg !862

b15_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !894
	br label %fail, !dbg !894

fail:
	%133 = phi i32 [ 37, %b0_fail1 ], [ 37, %b1_fail1 ], [ 5, %b5_fail2 ], [ 6, %b5_ok2 ], [ 31, %b6_fail1 ], [ 7, %b7 ], [ 33, %b15_fail1 ], !dbg !848
	%134 = phi i64 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ %52, %b5_fail2 ], [ %51, %b5_ok2 ], [ 0, %b6_fail1 ], [ %56, %b7 ], [ 0, %b15_fail1 ], !dbg !848
	%135 = phi i64 [ %p9, %b0_fail1 ], [ %p9, %b1_fail1 ], [ %p3, %b5_fail2 ], [ %52, %b5_ok2 ], [ 0, %b6_fail1 ], [ 16, %b7 ], [ %p7, %b15_fail1 ], !dbg !848
	call void @gpuc_fail(i8* %ctrl, i32 %133, i64 %134, i64 %135), !dbg !848
	ret void, !dbg !848
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !899 {
entry:
	br label %b0, !dbg !900

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !900
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !900
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !901
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !902, !range !124
	%4 = sext i32 %3 to i64, !dbg !902
	%5 = sext i32 %2 to i64, !dbg !901
	%6 = icmp ne i64 %5, 0, !dbg !903
	br label %b1, !dbg !904

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !905
	%8 = icmp slt i64 %7, %p10, !dbg !906
	br i1 %8, label %b2, label %b10, !dbg !906

b2:
	%9 = mul i64 %7, %p8, !dbg !908
	%10 = icmp eq i64 %p10, 0, !dbg !907
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !907, !prof !15

b2_ok1:
	%11 = icmp eq i64 %p10, -1, !dbg !907
	%12 = select i1 %11, i64 1, i64 %p10, !dbg !907
	%13 = sdiv i64 %9, %12, !dbg !907
	%14 = sub i64 0, %9, !dbg !907
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !907
	%16 = sub i64 %15, %p7, !dbg !909
	%17 = icmp slt i64 %16, 0, !dbg !910
	br i1 %17, label %b9, label %b3, !dbg !910

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !911
	br i1 %18, label %b9, label %b4, !dbg !911

b4:
	%19 = mul i64 %7, %p9, !dbg !912
	%20 = add i64 %7, 1, !dbg !913
	%21 = mul i64 %20, %p9, !dbg !914
	%22 = sub i64 %21, %19, !dbg !915
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !915
	%24 = icmp ugt i64 %21, %p1, !dbg !915
	%25 = icmp ugt i64 %19, %21, !dbg !915
	%26 = or i1 %24, %25, !dbg !915
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !915, !prof !15

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !916, !range !22
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !916, !range !22
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !916, !range !23
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !916, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !916, !range !19
	%32 = mul i32 %31, %29, !dbg !916
	%33 = add i32 %28, %32, !dbg !916
	%34 = mul i32 %30, %33, !dbg !916
	%35 = add i32 %27, %34, !dbg !916
	%36 = sext i32 %35 to i64, !dbg !916
	%37 = mul i32 %30, %31, !dbg !916
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !916, !range !20
	%39 = mul i32 %37, %38, !dbg !916
	%40 = sext i32 %39 to i64, !dbg !916
	%41 = add i64 %16, 1, !dbg !917
	%42 = mul i64 %41, %p6, !dbg !918
	br label %b5, !dbg !916

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !916
	%44 = icmp slt i64 %43, %p9, !dbg !916
	br i1 %44, label %b6, label %b7, !dbg !916

b6:
	%45 = mul i64 %43, %p5, !dbg !919
	%46 = icmp eq i64 %p9, -1, !dbg !920
	%47 = select i1 %46, i64 1, i64 %p9, !dbg !920
	%48 = sdiv i64 %45, %47, !dbg !920
	%49 = sub i64 0, %45, !dbg !920
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !920
	%51 = add i64 %42, %50, !dbg !921
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !922
	%53 = icmp uge i64 %51, %p3, !dbg !922
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !922, !prof !15

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !922
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !923
	store float %54, float addrspace(1)* %55, align 4, !dbg !923
	%56 = add i64 %43, %40, !dbg !916
	br label %b5, !dbg !916

b7:
	call void @llvm.nvvm.barrier0(), !dbg !924
	br i1 %6, label %b8, label %b9, !dbg !903

b8:
	%57 = mul i64 %22, 4, !dbg !925
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !925
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !925
	%60 = bitcast float* %58 to i8*, !dbg !925
	%61 = bitcast float* %59 to i8*, !dbg !925
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0, i32 1), !dbg !925
	br label %b9, !dbg !925

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !926, !range !411
	%63 = sext i32 %62 to i64, !dbg !926
	%64 = add i64 %7, %63, !dbg !927
	br label %b1, !dbg !927

b10:
	ret void, !dbg !927

b2_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !907
	br label %fail, !dbg !907

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !915
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !915

b4_fail2:
	call void asm sideeffect "", ""() nounwind, !dbg !915
	br label %fail, !dbg !915

b4_ok2:
	call void asm sideeffect "", ""() nounwind, !dbg !915
	br label %fail, !dbg !915

b6_fail1:
	call void asm sideeffect "", ""() nounwind, !dbg !922
	br label %fail, !dbg !922

fail:
	%66 = phi i32 [ 38, %b2_fail1 ], [ 39, %b4_fail2 ], [ 40, %b4_ok2 ], [ 41, %b6_fail1 ], !dbg !900
	%67 = phi i64 [ 0, %b2_fail1 ], [ %21, %b4_fail2 ], [ %19, %b4_ok2 ], [ %51, %b6_fail1 ], !dbg !900
	%68 = phi i64 [ 0, %b2_fail1 ], [ %p1, %b4_fail2 ], [ %21, %b4_ok2 ], [ %p3, %b6_fail1 ], !dbg !900
	call void @gpuc_fail(i8* %ctrl, i32 %66, i64 %67, i64 %68), !dbg !900
	ret void, !dbg !900
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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !124
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !22
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !125
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !22
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !125
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

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i8* %a2, i32 %a3) nounwind

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
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !411
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !339
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !339
	%20 = mul i32 %18, %19
	%21 = sub i32 -2147483647, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !124
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !125
	%24 = or i32 %22, %23
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !125
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
!nvvm.annotations = !{!928, !929, !930, !931, !932, !933, !934, !935, !936, !937, !938, !939, !940, !941, !942, !943, !944, !945}
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
!112 = !DILocation(line: 97, column: 13, scope: !109, inlinedAt: !110)
!113 = !DILocation(line: 97, column: 22, scope: !109, inlinedAt: !110)
!114 = !DILocation(line: 97, column: 27, scope: !109, inlinedAt: !110)
!115 = !DILocation(line: 97, column: 33, scope: !109, inlinedAt: !110)
!116 = distinct !DISubprogram(name: "line", scope: !101, file: !101, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!117 = !DILocation(line: 12, column: 24, scope: !102, inlinedAt: !103)
!118 = !DILocation(line: 32, column: 78, scope: !116, inlinedAt: !117)
!119 = !DILocation(line: 32, column: 71, scope: !116, inlinedAt: !117)
!120 = !DILocation(line: 32, column: 87, scope: !116, inlinedAt: !117)
!121 = !DILocation(line: 32, column: 92, scope: !116, inlinedAt: !117)
!122 = !DILocation(line: 12, column: 45, scope: !102, inlinedAt: !103)
!123 = !DILocation(line: 88, column: 2, scope: !7)
!124 = !{i32 0, i32 2147483647}
!125 = !{i32 0, i32 65535}
!126 = !DIFile(filename: "sweep.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!127 = distinct !DISubprogram(name: "march", scope: !126, file: !126, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!128 = !DILocation(line: 110, column: 6, scope: !127)
!129 = !DILocation(line: 111, column: 11, scope: !127)
!130 = !DILocation(line: 111, column: 27, scope: !127)
!131 = !DILocation(line: 112, column: 3, scope: !127)
!132 = !DILocation(line: 114, column: 18, scope: !127)
!133 = !DILocation(line: 115, column: 19, scope: !127)
!134 = !DILocation(line: 115, column: 32, scope: !127)
!135 = !DILocation(line: 115, column: 41, scope: !127)
!136 = !DILocation(line: 115, column: 23, scope: !127)
!137 = !DILocation(line: 119, column: 11, scope: !127)
!138 = !DILocation(line: 118, column: 2, scope: !127)
!139 = !DILocation(line: 122, column: 20, scope: !127)
!140 = !DILocation(line: 122, column: 11, scope: !127)
!141 = !DILocation(line: 118, column: 10, scope: !127)
!142 = !DILocation(line: 126, column: 41, scope: !127)
!143 = !DILocation(line: 127, column: 12, scope: !127)
!144 = !DILocation(line: 127, column: 16, scope: !127)
!145 = !DILocation(line: 127, column: 19, scope: !127)
!146 = !DILocation(line: 127, column: 30, scope: !127)
!147 = !DILocation(line: 127, column: 25, scope: !127)
!148 = !DILocation(line: 128, column: 24, scope: !127)
!149 = !DILocation(line: 128, column: 21, scope: !127)
!150 = !DILocation(line: 128, column: 40, scope: !127)
!151 = !DILocation(line: 129, column: 13, scope: !127)
!152 = distinct !DISubprogram(name: "fixed", scope: !126, file: !126, line: 167, type: !4, isDefinition: true, scopeLine: 167, isOptimized: true, unit: !2)
!153 = !DILocation(line: 137, column: 21, scope: !127)
!154 = !DILocation(line: 168, column: 12, scope: !152, inlinedAt: !153)
!155 = !DILocation(line: 171, column: 20, scope: !152, inlinedAt: !153)
!156 = !DILocation(line: 171, column: 12, scope: !152, inlinedAt: !153)
!157 = !DILocation(line: 174, column: 11, scope: !152, inlinedAt: !153)
!158 = !DILocation(line: 174, column: 14, scope: !152, inlinedAt: !153)
!159 = !DILocation(line: 177, column: 11, scope: !152, inlinedAt: !153)
!160 = !DILocation(line: 177, column: 14, scope: !152, inlinedAt: !153)
!161 = !DILocation(line: 180, column: 11, scope: !152, inlinedAt: !153)
!162 = !DILocation(line: 180, column: 14, scope: !152, inlinedAt: !153)
!163 = !DILocation(line: 125, column: 2, scope: !127)
!164 = !DILocation(line: 127, column: 2, scope: !127)
!165 = !DILocation(line: 128, column: 2, scope: !127)
!166 = !DILocation(line: 128, column: 6, scope: !127)
!167 = !DILocation(line: 129, column: 2, scope: !127)
!168 = !DILocation(line: 130, column: 13, scope: !127)
!169 = !DILocation(line: 131, column: 15, scope: !127)
!170 = !DILocation(line: 132, column: 25, scope: !127)
!171 = !DILocation(line: 132, column: 48, scope: !127)
!172 = !DILocation(line: 132, column: 42, scope: !127)
!173 = !DILocation(line: 133, column: 27, scope: !127)
!174 = !DILocation(line: 133, column: 35, scope: !127)
!175 = !DILocation(line: 133, column: 24, scope: !127)
!176 = !DILocation(line: 133, column: 62, scope: !127)
!177 = !DILocation(line: 133, column: 51, scope: !127)
!178 = !DILocation(line: 134, column: 32, scope: !127)
!179 = !DILocation(line: 134, column: 40, scope: !127)
!180 = !DILocation(line: 134, column: 26, scope: !127)
!181 = !DILocation(line: 134, column: 70, scope: !127)
!182 = !DILocation(line: 134, column: 56, scope: !127)
!183 = distinct !DISubprogram(name: "mean", scope: !126, file: !126, line: 156, type: !4, isDefinition: true, scopeLine: 156, isOptimized: true, unit: !2)
!184 = !DILocation(line: 135, column: 20, scope: !127)
!185 = !DILocation(line: 158, column: 12, scope: !183, inlinedAt: !184)
!186 = !DILocation(line: 158, column: 20, scope: !183, inlinedAt: !184)
!187 = !DILocation(line: 158, column: 27, scope: !183, inlinedAt: !184)
!188 = !DILocation(line: 158, column: 37, scope: !183, inlinedAt: !184)
!189 = !DILocation(line: 159, column: 13, scope: !183, inlinedAt: !184)
!190 = !DILocation(line: 159, column: 21, scope: !183, inlinedAt: !184)
!191 = !DILocation(line: 159, column: 28, scope: !183, inlinedAt: !184)
!192 = !DILocation(line: 159, column: 38, scope: !183, inlinedAt: !184)
!193 = !DILocation(line: 160, column: 13, scope: !183, inlinedAt: !184)
!194 = !DILocation(line: 160, column: 21, scope: !183, inlinedAt: !184)
!195 = !DILocation(line: 160, column: 28, scope: !183, inlinedAt: !184)
!196 = !DILocation(line: 160, column: 38, scope: !183, inlinedAt: !184)
!197 = !DILocation(line: 161, column: 13, scope: !183, inlinedAt: !184)
!198 = !DILocation(line: 161, column: 21, scope: !183, inlinedAt: !184)
!199 = !DILocation(line: 161, column: 28, scope: !183, inlinedAt: !184)
!200 = !DILocation(line: 161, column: 38, scope: !183, inlinedAt: !184)
!201 = !DILocation(line: 135, column: 54, scope: !127)
!202 = !DILocation(line: 158, column: 12, scope: !183, inlinedAt: !201)
!203 = !DILocation(line: 158, column: 20, scope: !183, inlinedAt: !201)
!204 = !DILocation(line: 158, column: 27, scope: !183, inlinedAt: !201)
!205 = !DILocation(line: 158, column: 37, scope: !183, inlinedAt: !201)
!206 = !DILocation(line: 159, column: 13, scope: !183, inlinedAt: !201)
!207 = !DILocation(line: 159, column: 21, scope: !183, inlinedAt: !201)
!208 = !DILocation(line: 159, column: 28, scope: !183, inlinedAt: !201)
!209 = !DILocation(line: 159, column: 38, scope: !183, inlinedAt: !201)
!210 = !DILocation(line: 160, column: 13, scope: !183, inlinedAt: !201)
!211 = !DILocation(line: 160, column: 21, scope: !183, inlinedAt: !201)
!212 = !DILocation(line: 160, column: 28, scope: !183, inlinedAt: !201)
!213 = !DILocation(line: 160, column: 38, scope: !183, inlinedAt: !201)
!214 = !DILocation(line: 161, column: 13, scope: !183, inlinedAt: !201)
!215 = !DILocation(line: 161, column: 21, scope: !183, inlinedAt: !201)
!216 = !DILocation(line: 161, column: 28, scope: !183, inlinedAt: !201)
!217 = !DILocation(line: 161, column: 38, scope: !183, inlinedAt: !201)
!218 = !DILocation(line: 169, column: 7, scope: !152, inlinedAt: !153)
!219 = !DILocation(line: 171, column: 20, scope: !127)
!220 = !DILocation(line: 172, column: 7, scope: !152, inlinedAt: !153)
!221 = !DILocation(line: 174, column: 11, scope: !127)
!222 = !DILocation(line: 175, column: 7, scope: !152, inlinedAt: !153)
!223 = !DILocation(line: 177, column: 11, scope: !127)
!224 = !DILocation(line: 178, column: 7, scope: !152, inlinedAt: !153)
!225 = !DILocation(line: 180, column: 11, scope: !127)
!226 = !DILocation(line: 181, column: 7, scope: !152, inlinedAt: !153)
!227 = !DILocation(line: 183, column: 9, scope: !127)
!228 = !DILocation(line: 137, column: 55, scope: !127)
!229 = !DILocation(line: 168, column: 12, scope: !152, inlinedAt: !228)
!230 = !DILocation(line: 169, column: 7, scope: !152, inlinedAt: !228)
!231 = !DILocation(line: 171, column: 12, scope: !152, inlinedAt: !228)
!232 = !DILocation(line: 172, column: 7, scope: !152, inlinedAt: !228)
!233 = !DILocation(line: 174, column: 14, scope: !152, inlinedAt: !228)
!234 = !DILocation(line: 175, column: 7, scope: !152, inlinedAt: !228)
!235 = !DILocation(line: 177, column: 14, scope: !152, inlinedAt: !228)
!236 = !DILocation(line: 178, column: 7, scope: !152, inlinedAt: !228)
!237 = !DILocation(line: 180, column: 14, scope: !152, inlinedAt: !228)
!238 = !DILocation(line: 181, column: 7, scope: !152, inlinedAt: !228)
!239 = !DILocation(line: 135, column: 3, scope: !127)
!240 = !DILocation(line: 135, column: 8, scope: !127)
!241 = !DILocation(line: 139, column: 12, scope: !127)
!242 = !DILocation(line: 139, column: 27, scope: !127)
!243 = distinct !DISubprogram(name: "distance", scope: !126, file: !126, line: 187, type: !4, isDefinition: true, scopeLine: 187, isOptimized: true, unit: !2)
!244 = !DILocation(line: 140, column: 22, scope: !127)
!245 = !DILocation(line: 188, column: 19, scope: !243, inlinedAt: !244)
!246 = !DILocation(line: 188, column: 28, scope: !243, inlinedAt: !244)
!247 = !DILocation(line: 188, column: 37, scope: !243, inlinedAt: !244)
!248 = !DILocation(line: 188, column: 46, scope: !243, inlinedAt: !244)
!249 = !DILocation(line: 189, column: 10, scope: !243, inlinedAt: !244)
!250 = !DILocation(line: 189, column: 16, scope: !243, inlinedAt: !244)
!251 = !DILocation(line: 189, column: 13, scope: !243, inlinedAt: !244)
!252 = !DILocation(line: 189, column: 22, scope: !243, inlinedAt: !244)
!253 = !DILocation(line: 189, column: 19, scope: !243, inlinedAt: !244)
!254 = !DILocation(line: 189, column: 28, scope: !243, inlinedAt: !244)
!255 = !DILocation(line: 189, column: 25, scope: !243, inlinedAt: !244)
!256 = !DILocation(line: 140, column: 43, scope: !127)
!257 = !DILocation(line: 188, column: 19, scope: !243, inlinedAt: !256)
!258 = !DILocation(line: 188, column: 28, scope: !243, inlinedAt: !256)
!259 = !DILocation(line: 188, column: 37, scope: !243, inlinedAt: !256)
!260 = !DILocation(line: 188, column: 46, scope: !243, inlinedAt: !256)
!261 = !DILocation(line: 189, column: 10, scope: !243, inlinedAt: !256)
!262 = !DILocation(line: 189, column: 16, scope: !243, inlinedAt: !256)
!263 = !DILocation(line: 189, column: 13, scope: !243, inlinedAt: !256)
!264 = !DILocation(line: 189, column: 22, scope: !243, inlinedAt: !256)
!265 = !DILocation(line: 189, column: 19, scope: !243, inlinedAt: !256)
!266 = !DILocation(line: 189, column: 28, scope: !243, inlinedAt: !256)
!267 = !DILocation(line: 189, column: 25, scope: !243, inlinedAt: !256)
!268 = !DILocation(line: 140, column: 33, scope: !127)
!269 = !DILocation(line: 140, column: 3, scope: !127)
!270 = !DILocation(line: 130, column: 19, scope: !127)
!271 = !{!"llvm.loop.unroll.disable"}
!272 = distinct !{!272, !271}
!273 = !DILocation(line: 144, column: 10, scope: !127)
!274 = !DILocation(line: 145, column: 35, scope: !127)
!275 = !DILocation(line: 145, column: 32, scope: !127)
!276 = !DILocation(line: 145, column: 52, scope: !127)
!277 = !DILocation(line: 145, column: 60, scope: !127)
!278 = !DILocation(line: 145, column: 49, scope: !127)
!279 = !DILocation(line: 145, column: 87, scope: !127)
!280 = !DILocation(line: 145, column: 76, scope: !127)
!281 = !DILocation(line: 145, column: 14, scope: !127)
!282 = !DILocation(line: 158, column: 12, scope: !183, inlinedAt: !281)
!283 = !DILocation(line: 158, column: 20, scope: !183, inlinedAt: !281)
!284 = !DILocation(line: 158, column: 27, scope: !183, inlinedAt: !281)
!285 = !DILocation(line: 158, column: 37, scope: !183, inlinedAt: !281)
!286 = !DILocation(line: 159, column: 13, scope: !183, inlinedAt: !281)
!287 = !DILocation(line: 159, column: 21, scope: !183, inlinedAt: !281)
!288 = !DILocation(line: 159, column: 28, scope: !183, inlinedAt: !281)
!289 = !DILocation(line: 159, column: 38, scope: !183, inlinedAt: !281)
!290 = !DILocation(line: 160, column: 13, scope: !183, inlinedAt: !281)
!291 = !DILocation(line: 160, column: 21, scope: !183, inlinedAt: !281)
!292 = !DILocation(line: 160, column: 28, scope: !183, inlinedAt: !281)
!293 = !DILocation(line: 160, column: 38, scope: !183, inlinedAt: !281)
!294 = !DILocation(line: 161, column: 13, scope: !183, inlinedAt: !281)
!295 = !DILocation(line: 161, column: 21, scope: !183, inlinedAt: !281)
!296 = !DILocation(line: 161, column: 28, scope: !183, inlinedAt: !281)
!297 = !DILocation(line: 161, column: 38, scope: !183, inlinedAt: !281)
!298 = !DILocation(line: 147, column: 15, scope: !127)
!299 = !DILocation(line: 168, column: 12, scope: !152, inlinedAt: !298)
!300 = !DILocation(line: 169, column: 7, scope: !152, inlinedAt: !298)
!301 = !DILocation(line: 171, column: 12, scope: !152, inlinedAt: !298)
!302 = !DILocation(line: 172, column: 7, scope: !152, inlinedAt: !298)
!303 = !DILocation(line: 174, column: 14, scope: !152, inlinedAt: !298)
!304 = !DILocation(line: 175, column: 7, scope: !152, inlinedAt: !298)
!305 = !DILocation(line: 177, column: 14, scope: !152, inlinedAt: !298)
!306 = !DILocation(line: 178, column: 7, scope: !152, inlinedAt: !298)
!307 = !DILocation(line: 180, column: 14, scope: !152, inlinedAt: !298)
!308 = !DILocation(line: 181, column: 7, scope: !152, inlinedAt: !298)
!309 = !DILocation(line: 145, column: 3, scope: !127)
!310 = !DILocation(line: 149, column: 12, scope: !127)
!311 = !DILocation(line: 150, column: 22, scope: !127)
!312 = !DILocation(line: 188, column: 19, scope: !243, inlinedAt: !311)
!313 = !DILocation(line: 188, column: 28, scope: !243, inlinedAt: !311)
!314 = !DILocation(line: 188, column: 37, scope: !243, inlinedAt: !311)
!315 = !DILocation(line: 188, column: 46, scope: !243, inlinedAt: !311)
!316 = !DILocation(line: 189, column: 10, scope: !243, inlinedAt: !311)
!317 = !DILocation(line: 189, column: 16, scope: !243, inlinedAt: !311)
!318 = !DILocation(line: 189, column: 13, scope: !243, inlinedAt: !311)
!319 = !DILocation(line: 189, column: 22, scope: !243, inlinedAt: !311)
!320 = !DILocation(line: 189, column: 19, scope: !243, inlinedAt: !311)
!321 = !DILocation(line: 189, column: 28, scope: !243, inlinedAt: !311)
!322 = !DILocation(line: 189, column: 25, scope: !243, inlinedAt: !311)
!323 = !DILocation(line: 150, column: 3, scope: !127)
!324 = !DILocation(line: 152, column: 2, scope: !127)
!325 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!326 = !DILocation(line: 25, column: 6, scope: !325)
!327 = distinct !DISubprogram(name: "send", scope: !126, file: !126, line: 97, type: !4, isDefinition: true, scopeLine: 97, isOptimized: true, unit: !2)
!328 = distinct !DISubprogram(name: "sweepTile", scope: !126, file: !126, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!329 = distinct !DISubprogram(name: "sweep", scope: !126, file: !126, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!330 = !DILocation(line: 46, column: 18, scope: !325)
!331 = !DILocation(line: 46, column: 23, scope: !329, inlinedAt: !330)
!332 = !DILocation(line: 84, column: 8, scope: !328, inlinedAt: !331)
!333 = !DILocation(line: 103, column: 20, scope: !327, inlinedAt: !332)
!334 = distinct !DISubprogram(name: "leads", scope: !1, file: !1, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!335 = !DILocation(line: 26, column: 10, scope: !325)
!336 = !DILocation(line: 59, column: 19, scope: !334, inlinedAt: !335)
!337 = !DILocation(line: 59, column: 24, scope: !334, inlinedAt: !335)
!338 = !DILocation(line: 59, column: 59, scope: !334, inlinedAt: !335)
!339 = !{i32 1, i32 65536}
!340 = !DILocation(line: 59, column: 63, scope: !334, inlinedAt: !335)
!341 = !DILocation(line: 59, column: 47, scope: !334, inlinedAt: !335)
!342 = !DILocation(line: 59, column: 83, scope: !334, inlinedAt: !335)
!343 = !DILocation(line: 59, column: 86, scope: !334, inlinedAt: !335)
!344 = !DILocation(line: 27, column: 10, scope: !325)
!345 = !DILocation(line: 27, column: 23, scope: !325)
!346 = !DILocation(line: 27, column: 8, scope: !325)
!347 = !DILocation(line: 27, column: 29, scope: !325)
!348 = !DILocation(line: 31, column: 11, scope: !325)
!349 = !DILocation(line: 32, column: 25, scope: !325)
!350 = !DILocation(line: 32, column: 23, scope: !325)
!351 = !DILocation(line: 32, column: 37, scope: !325)
!352 = !DILocation(line: 33, column: 12, scope: !325)
!353 = !DILocation(line: 59, column: 24, scope: !334, inlinedAt: !352)
!354 = !DILocation(line: 59, column: 59, scope: !334, inlinedAt: !352)
!355 = !DILocation(line: 59, column: 63, scope: !334, inlinedAt: !352)
!356 = !DILocation(line: 59, column: 47, scope: !334, inlinedAt: !352)
!357 = !DILocation(line: 59, column: 83, scope: !334, inlinedAt: !352)
!358 = !DILocation(line: 59, column: 86, scope: !334, inlinedAt: !352)
!359 = !DILocation(line: 34, column: 14, scope: !325)
!360 = !DILocation(line: 36, column: 4, scope: !325)
!361 = !DILocation(line: 39, column: 32, scope: !325)
!362 = distinct !DISubprogram(name: "collects", scope: !6, file: !6, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!363 = !DILocation(line: 39, column: 48, scope: !325)
!364 = !DILocation(line: 38, column: 24, scope: !362, inlinedAt: !363)
!365 = !DILocation(line: 38, column: 63, scope: !362, inlinedAt: !363)
!366 = !DILocation(line: 38, column: 67, scope: !362, inlinedAt: !363)
!367 = !DILocation(line: 38, column: 53, scope: !362, inlinedAt: !363)
!368 = !DILocation(line: 38, column: 47, scope: !362, inlinedAt: !363)
!369 = !DILocation(line: 38, column: 29, scope: !362, inlinedAt: !363)
!370 = !DILocation(line: 39, column: 37, scope: !325)
!371 = !DILocation(line: 41, column: 18, scope: !325)
!372 = !DILocation(line: 39, column: 13, scope: !325)
!373 = !DILocation(line: 44, column: 12, scope: !325)
!374 = distinct !DISubprogram(name: "statesIn", scope: !126, file: !126, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!375 = !DILocation(line: 45, column: 23, scope: !325)
!376 = !DILocation(line: 36, column: 17, scope: !374, inlinedAt: !375)
!377 = !DILocation(line: 37, column: 31, scope: !374, inlinedAt: !375)
!378 = !DILocation(line: 37, column: 69, scope: !374, inlinedAt: !375)
!379 = !DILocation(line: 59, column: 32, scope: !328, inlinedAt: !331)
!380 = !DILocation(line: 30, column: 40, scope: !325)
!381 = !DILocation(line: 69, column: 64, scope: !328, inlinedAt: !331)
!382 = distinct !DISubprogram(name: "haloSignal", scope: !126, file: !126, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!383 = !DILocation(line: 69, column: 40, scope: !328, inlinedAt: !331)
!384 = !DILocation(line: 22, column: 25, scope: !382, inlinedAt: !383)
!385 = !DILocation(line: 22, column: 33, scope: !382, inlinedAt: !383)
!386 = !DILocation(line: 72, column: 40, scope: !328, inlinedAt: !331)
!387 = !DILocation(line: 22, column: 27, scope: !382, inlinedAt: !386)
!388 = !DILocation(line: 22, column: 33, scope: !382, inlinedAt: !386)
!389 = !DILocation(line: 79, column: 60, scope: !328, inlinedAt: !331)
!390 = !DILocation(line: 80, column: 48, scope: !328, inlinedAt: !331)
!391 = !DILocation(line: 84, column: 68, scope: !328, inlinedAt: !331)
!392 = !DILocation(line: 101, column: 23, scope: !327, inlinedAt: !332)
!393 = !DILocation(line: 102, column: 13, scope: !327, inlinedAt: !332)
!394 = !DILocation(line: 102, column: 17, scope: !327, inlinedAt: !332)
!395 = !DILocation(line: 104, column: 13, scope: !327, inlinedAt: !332)
!396 = !DILocation(line: 22, column: 25, scope: !382, inlinedAt: !395)
!397 = !DILocation(line: 22, column: 27, scope: !382, inlinedAt: !395)
!398 = !DILocation(line: 22, column: 33, scope: !382, inlinedAt: !395)
!399 = !DILocation(line: 104, column: 68, scope: !327, inlinedAt: !332)
!400 = !DILocation(line: 87, column: 8, scope: !328, inlinedAt: !331)
!401 = !DILocation(line: 101, column: 13, scope: !327, inlinedAt: !400)
!402 = !DILocation(line: 101, column: 19, scope: !327, inlinedAt: !400)
!403 = !DILocation(line: 104, column: 13, scope: !327, inlinedAt: !400)
!404 = !DILocation(line: 22, column: 33, scope: !382, inlinedAt: !403)
!405 = !DILocation(line: 104, column: 68, scope: !327, inlinedAt: !400)
!406 = !DILocation(line: 45, column: 19, scope: !329, inlinedAt: !330)
!407 = !DILocation(line: 44, column: 2, scope: !329, inlinedAt: !330)
!408 = !DILocation(line: 45, column: 6, scope: !329, inlinedAt: !330)
!409 = !DILocation(line: 45, column: 42, scope: !329, inlinedAt: !330)
!410 = !DILocation(line: 59, column: 65, scope: !328, inlinedAt: !331)
!411 = !{i32 1, i32 -2147483648}
!412 = !DILocation(line: 59, column: 69, scope: !328, inlinedAt: !331)
!413 = !DILocation(line: 59, column: 53, scope: !328, inlinedAt: !331)
!414 = !DILocation(line: 60, column: 42, scope: !328, inlinedAt: !331)
!415 = !DILocation(line: 60, column: 31, scope: !328, inlinedAt: !331)
!416 = !DILocation(line: 60, column: 60, scope: !328, inlinedAt: !331)
!417 = !DILocation(line: 60, column: 47, scope: !328, inlinedAt: !331)
!418 = !DILocation(line: 60, column: 16, scope: !328, inlinedAt: !331)
!419 = !DIFile(filename: "part.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!420 = distinct !DISubprogram(name: "Layout.strip", scope: !419, file: !419, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!421 = !DILocation(line: 61, column: 19, scope: !328, inlinedAt: !331)
!422 = !DILocation(line: 76, column: 48, scope: !420, inlinedAt: !421)
!423 = !DILocation(line: 76, column: 62, scope: !420, inlinedAt: !421)
!424 = !DILocation(line: 76, column: 57, scope: !420, inlinedAt: !421)
!425 = !DILocation(line: 76, column: 75, scope: !420, inlinedAt: !421)
!426 = !DILocation(line: 61, column: 41, scope: !328, inlinedAt: !331)
!427 = !DILocation(line: 61, column: 35, scope: !328, inlinedAt: !331)
!428 = !DILocation(line: 76, column: 48, scope: !420, inlinedAt: !427)
!429 = !DILocation(line: 76, column: 62, scope: !420, inlinedAt: !427)
!430 = !DILocation(line: 76, column: 57, scope: !420, inlinedAt: !427)
!431 = !DILocation(line: 76, column: 75, scope: !420, inlinedAt: !427)
!432 = !DILocation(line: 62, column: 17, scope: !328, inlinedAt: !331)
!433 = !DILocation(line: 62, column: 30, scope: !328, inlinedAt: !331)
!434 = !DILocation(line: 62, column: 23, scope: !328, inlinedAt: !331)
!435 = !DILocation(line: 62, column: 55, scope: !328, inlinedAt: !331)
!436 = !DILocation(line: 62, column: 47, scope: !328, inlinedAt: !331)
!437 = !DILocation(line: 67, column: 20, scope: !328, inlinedAt: !331)
!438 = !DILocation(line: 67, column: 23, scope: !328, inlinedAt: !331)
!439 = !DILocation(line: 22, column: 42, scope: !382, inlinedAt: !383)
!440 = !DILocation(line: 22, column: 20, scope: !382, inlinedAt: !383)
!441 = !DILocation(line: 22, column: 16, scope: !382, inlinedAt: !383)
!442 = !DILocation(line: 69, column: 26, scope: !328, inlinedAt: !331)
!443 = !DILocation(line: 22, column: 42, scope: !382, inlinedAt: !386)
!444 = !DILocation(line: 22, column: 20, scope: !382, inlinedAt: !386)
!445 = !DILocation(line: 22, column: 16, scope: !382, inlinedAt: !386)
!446 = !DILocation(line: 72, column: 26, scope: !328, inlinedAt: !331)
!447 = !DILocation(line: 75, column: 17, scope: !328, inlinedAt: !331)
!448 = !DILocation(line: 76, column: 31, scope: !328, inlinedAt: !331)
!449 = !DILocation(line: 77, column: 20, scope: !328, inlinedAt: !331)
!450 = !DILocation(line: 77, column: 4, scope: !328, inlinedAt: !331)
!451 = !DILocation(line: 64, column: 2, scope: !328, inlinedAt: !331)
!452 = !DILocation(line: 79, column: 47, scope: !328, inlinedAt: !331)
!453 = !DILocation(line: 79, column: 30, scope: !328, inlinedAt: !331)
!454 = !DILocation(line: 80, column: 20, scope: !328, inlinedAt: !331)
!455 = !DILocation(line: 80, column: 4, scope: !328, inlinedAt: !331)
!456 = !DILocation(line: 82, column: 17, scope: !328, inlinedAt: !331)
!457 = !DILocation(line: 100, column: 28, scope: !327, inlinedAt: !332)
!458 = !DILocation(line: 100, column: 14, scope: !327, inlinedAt: !332)
!459 = !DILocation(line: 100, column: 10, scope: !327, inlinedAt: !332)
!460 = !DILocation(line: 100, column: 34, scope: !327, inlinedAt: !332)
!461 = !DILocation(line: 101, column: 37, scope: !327, inlinedAt: !332)
!462 = !DILocation(line: 101, column: 32, scope: !327, inlinedAt: !332)
!463 = !DILocation(line: 101, column: 43, scope: !327, inlinedAt: !332)
!464 = !DILocation(line: 102, column: 30, scope: !327, inlinedAt: !332)
!465 = !DILocation(line: 102, column: 41, scope: !327, inlinedAt: !332)
!466 = !DILocation(line: 103, column: 55, scope: !327, inlinedAt: !332)
!467 = !DILocation(line: 103, column: 46, scope: !327, inlinedAt: !332)
!468 = !DILocation(line: 103, column: 83, scope: !327, inlinedAt: !332)
!469 = !DILocation(line: 103, column: 74, scope: !327, inlinedAt: !332)
!470 = !DILocation(line: 22, column: 42, scope: !382, inlinedAt: !395)
!471 = !DILocation(line: 22, column: 20, scope: !382, inlinedAt: !395)
!472 = !DILocation(line: 22, column: 16, scope: !382, inlinedAt: !395)
!473 = !DILocation(line: 84, column: 50, scope: !328, inlinedAt: !331)
!474 = !DILocation(line: 100, column: 28, scope: !327, inlinedAt: !400)
!475 = !DILocation(line: 100, column: 14, scope: !327, inlinedAt: !400)
!476 = !DILocation(line: 100, column: 10, scope: !327, inlinedAt: !400)
!477 = !DILocation(line: 100, column: 34, scope: !327, inlinedAt: !400)
!478 = !DILocation(line: 101, column: 37, scope: !327, inlinedAt: !400)
!479 = !DILocation(line: 101, column: 32, scope: !327, inlinedAt: !400)
!480 = !DILocation(line: 101, column: 43, scope: !327, inlinedAt: !400)
!481 = !DILocation(line: 102, column: 41, scope: !327, inlinedAt: !400)
!482 = !DILocation(line: 103, column: 55, scope: !327, inlinedAt: !400)
!483 = !DILocation(line: 103, column: 46, scope: !327, inlinedAt: !400)
!484 = !DILocation(line: 103, column: 83, scope: !327, inlinedAt: !400)
!485 = !DILocation(line: 103, column: 74, scope: !327, inlinedAt: !400)
!486 = !DILocation(line: 22, column: 42, scope: !382, inlinedAt: !403)
!487 = !DILocation(line: 22, column: 20, scope: !382, inlinedAt: !403)
!488 = !DILocation(line: 22, column: 16, scope: !382, inlinedAt: !403)
!489 = !DILocation(line: 103, column: 20, scope: !327, inlinedAt: !400)
!490 = !DILocation(line: 87, column: 50, scope: !328, inlinedAt: !331)
!491 = !DILocation(line: 90, column: 49, scope: !328, inlinedAt: !331)
!492 = !DILocation(line: 90, column: 61, scope: !328, inlinedAt: !331)
!493 = !DILocation(line: 90, column: 24, scope: !328, inlinedAt: !331)
!494 = !DILocation(line: 90, column: 17, scope: !328, inlinedAt: !331)
!495 = !DILocation(line: 46, column: 3, scope: !329, inlinedAt: !330)
!496 = !DILocation(line: 45, column: 53, scope: !329, inlinedAt: !330)
!497 = !DILocation(line: 43, column: 2, scope: !325)
!498 = distinct !DISubprogram(name: "collect", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!499 = !DILocation(line: 49, column: 10, scope: !325)
!500 = !DILocation(line: 44, column: 19, scope: !498, inlinedAt: !499)
!501 = !DILocation(line: 44, column: 38, scope: !498, inlinedAt: !499)
!502 = !DILocation(line: 44, column: 22, scope: !498, inlinedAt: !499)
!503 = distinct !DISubprogram(name: "SumByWarp", scope: !9, file: !9, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!504 = !DILocation(line: 47, column: 32, scope: !498, inlinedAt: !499)
!505 = !DILocation(line: 87, column: 21, scope: !503, inlinedAt: !504)
!506 = !DILocation(line: 89, column: 33, scope: !503, inlinedAt: !504)
!507 = distinct !DISubprogram(name: "Await", scope: !101, file: !101, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!508 = !DILocation(line: 90, column: 18, scope: !503, inlinedAt: !504)
!509 = !DILocation(line: 21, column: 40, scope: !507, inlinedAt: !508)
!510 = !DILocation(line: 89, column: 33, scope: !325)
!511 = !DILocation(line: 90, column: 39, scope: !503, inlinedAt: !504)
!512 = !DILocation(line: 97, column: 19, scope: !109, inlinedAt: !511)
!513 = !DILocation(line: 97, column: 13, scope: !109, inlinedAt: !511)
!514 = !DILocation(line: 97, column: 22, scope: !109, inlinedAt: !511)
!515 = !DILocation(line: 97, column: 27, scope: !109, inlinedAt: !511)
!516 = !DILocation(line: 97, column: 33, scope: !109, inlinedAt: !511)
!517 = !DILocation(line: 21, column: 48, scope: !507, inlinedAt: !508)
!518 = !DILocation(line: 32, column: 78, scope: !116, inlinedAt: !517)
!519 = !DILocation(line: 32, column: 71, scope: !116, inlinedAt: !517)
!520 = !DILocation(line: 32, column: 87, scope: !116, inlinedAt: !517)
!521 = !DILocation(line: 32, column: 92, scope: !116, inlinedAt: !517)
!522 = !DILocation(line: 21, column: 25, scope: !507, inlinedAt: !508)
!523 = !DILocation(line: 90, column: 3, scope: !503, inlinedAt: !504)
!524 = distinct !DISubprogram(name: "reduce", scope: !56, file: !56, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!525 = distinct !DISubprogram(name: "ReduceAdd", scope: !56, file: !56, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!526 = !DILocation(line: 92, column: 22, scope: !503, inlinedAt: !504)
!527 = !DILocation(line: 8, column: 15, scope: !525, inlinedAt: !526)
!528 = !DILocation(line: 45, column: 16, scope: !524, inlinedAt: !527)
!529 = !DILocation(line: 71, column: 7, scope: !57, inlinedAt: !528)
!530 = !DILocation(line: 66, column: 35, scope: !57, inlinedAt: !528)
!531 = !DILocation(line: 72, column: 7, scope: !57, inlinedAt: !528)
!532 = !DILocation(line: 72, column: 35, scope: !57, inlinedAt: !528)
!533 = !DILocation(line: 73, column: 23, scope: !57, inlinedAt: !528)
!534 = !DILocation(line: 8, column: 76, scope: !525, inlinedAt: !526)
!535 = !DILocation(line: 72, column: 40, scope: !57, inlinedAt: !528)
!536 = !DILocation(line: 77, column: 16, scope: !57, inlinedAt: !528)
!537 = !DILocation(line: 77, column: 2, scope: !57, inlinedAt: !528)
!538 = !DILocation(line: 78, column: 6, scope: !57, inlinedAt: !528)
!539 = !DILocation(line: 78, column: 22, scope: !57, inlinedAt: !528)
!540 = !DILocation(line: 79, column: 23, scope: !57, inlinedAt: !528)
!541 = !DILocation(line: 78, column: 27, scope: !57, inlinedAt: !528)
!542 = !DILocation(line: 48, column: 22, scope: !498, inlinedAt: !499)
!543 = !DILocation(line: 51, column: 12, scope: !498, inlinedAt: !499)
!544 = !DILocation(line: 52, column: 11, scope: !498, inlinedAt: !499)
!545 = !DILocation(line: 53, column: 19, scope: !498, inlinedAt: !499)
!546 = !DILocation(line: 53, column: 22, scope: !498, inlinedAt: !499)
!547 = !DILocation(line: 53, column: 12, scope: !498, inlinedAt: !499)
!548 = !DILocation(line: 51, column: 14, scope: !325)
!549 = distinct !DISubprogram(name: "record", scope: !6, file: !6, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!550 = !DILocation(line: 52, column: 9, scope: !325)
!551 = !DILocation(line: 59, column: 41, scope: !549, inlinedAt: !550)
!552 = !DILocation(line: 59, column: 22, scope: !549, inlinedAt: !550)
!553 = !DILocation(line: 8, column: 15, scope: !59, inlinedAt: !552)
!554 = !DILocation(line: 45, column: 16, scope: !58, inlinedAt: !553)
!555 = !DILocation(line: 70, column: 13, scope: !57, inlinedAt: !554)
!556 = !DILocation(line: 71, column: 7, scope: !57, inlinedAt: !554)
!557 = !DILocation(line: 66, column: 35, scope: !57, inlinedAt: !554)
!558 = !DILocation(line: 72, column: 7, scope: !57, inlinedAt: !554)
!559 = !DILocation(line: 72, column: 35, scope: !57, inlinedAt: !554)
!560 = !DILocation(line: 73, column: 23, scope: !57, inlinedAt: !554)
!561 = !DILocation(line: 8, column: 76, scope: !59, inlinedAt: !552)
!562 = !DILocation(line: 72, column: 40, scope: !57, inlinedAt: !554)
!563 = !DILocation(line: 77, column: 16, scope: !57, inlinedAt: !554)
!564 = !DILocation(line: 77, column: 2, scope: !57, inlinedAt: !554)
!565 = !DILocation(line: 78, column: 6, scope: !57, inlinedAt: !554)
!566 = !DILocation(line: 78, column: 22, scope: !57, inlinedAt: !554)
!567 = !DILocation(line: 79, column: 23, scope: !57, inlinedAt: !554)
!568 = !DILocation(line: 78, column: 27, scope: !57, inlinedAt: !554)
!569 = !DILocation(line: 46, column: 14, scope: !58, inlinedAt: !553)
!570 = !DILocation(line: 26, column: 44, scope: !78, inlinedAt: !569)
!571 = !DILocation(line: 26, column: 47, scope: !78, inlinedAt: !569)
!572 = !DILocation(line: 26, column: 59, scope: !78, inlinedAt: !569)
!573 = !DILocation(line: 26, column: 64, scope: !78, inlinedAt: !569)
!574 = !DILocation(line: 47, column: 7, scope: !58, inlinedAt: !553)
!575 = !DILocation(line: 50, column: 31, scope: !58, inlinedAt: !553)
!576 = !DILocation(line: 51, column: 10, scope: !58, inlinedAt: !553)
!577 = !DILocation(line: 52, column: 11, scope: !58, inlinedAt: !553)
!578 = !DILocation(line: 52, column: 14, scope: !58, inlinedAt: !553)
!579 = !DILocation(line: 53, column: 15, scope: !58, inlinedAt: !553)
!580 = !DILocation(line: 53, column: 17, scope: !58, inlinedAt: !553)
!581 = !DILocation(line: 53, column: 8, scope: !58, inlinedAt: !553)
!582 = !DILocation(line: 55, column: 10, scope: !58, inlinedAt: !553)
!583 = !DILocation(line: 56, column: 11, scope: !58, inlinedAt: !553)
!584 = !DILocation(line: 43, column: 50, scope: !58, inlinedAt: !553)
!585 = !DILocation(line: 57, column: 6, scope: !58, inlinedAt: !553)
!586 = !DILocation(line: 57, column: 16, scope: !58, inlinedAt: !553)
!587 = !DILocation(line: 58, column: 17, scope: !58, inlinedAt: !553)
!588 = !DILocation(line: 57, column: 21, scope: !58, inlinedAt: !553)
!589 = !DILocation(line: 60, column: 19, scope: !549, inlinedAt: !550)
!590 = !DILocation(line: 60, column: 22, scope: !549, inlinedAt: !550)
!591 = !DILocation(line: 61, column: 43, scope: !549, inlinedAt: !550)
!592 = !DILocation(line: 61, column: 33, scope: !549, inlinedAt: !550)
!593 = !DILocation(line: 61, column: 47, scope: !549, inlinedAt: !550)
!594 = !DILocation(line: 61, column: 18, scope: !549, inlinedAt: !550)
!595 = !DILocation(line: 92, column: 50, scope: !24, inlinedAt: !594)
!596 = !DILocation(line: 92, column: 62, scope: !24, inlinedAt: !594)
!597 = !DILocation(line: 92, column: 57, scope: !24, inlinedAt: !594)
!598 = !DILocation(line: 92, column: 69, scope: !24, inlinedAt: !594)
!599 = !DILocation(line: 61, column: 12, scope: !549, inlinedAt: !550)
!600 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 69, type: !4, isDefinition: true, scopeLine: 69, isOptimized: true, unit: !2)
!601 = !DILocation(line: 69, column: 6, scope: !600)
!602 = !DILocation(line: 80, column: 19, scope: !600)
!603 = !DILocation(line: 46, column: 23, scope: !329, inlinedAt: !602)
!604 = !DILocation(line: 84, column: 8, scope: !328, inlinedAt: !603)
!605 = !DILocation(line: 103, column: 20, scope: !327, inlinedAt: !604)
!606 = !DILocation(line: 70, column: 23, scope: !600)
!607 = !DILocation(line: 38, column: 19, scope: !362, inlinedAt: !606)
!608 = !DILocation(line: 38, column: 24, scope: !362, inlinedAt: !606)
!609 = !DILocation(line: 38, column: 63, scope: !362, inlinedAt: !606)
!610 = !DILocation(line: 38, column: 67, scope: !362, inlinedAt: !606)
!611 = !DILocation(line: 38, column: 53, scope: !362, inlinedAt: !606)
!612 = !DILocation(line: 38, column: 47, scope: !362, inlinedAt: !606)
!613 = !DILocation(line: 38, column: 29, scope: !362, inlinedAt: !606)
!614 = !DILocation(line: 71, column: 22, scope: !600)
!615 = !DILocation(line: 36, column: 17, scope: !374, inlinedAt: !614)
!616 = !DILocation(line: 37, column: 31, scope: !374, inlinedAt: !614)
!617 = !DILocation(line: 37, column: 69, scope: !374, inlinedAt: !614)
!618 = !DILocation(line: 79, column: 13, scope: !600)
!619 = !DILocation(line: 83, column: 11, scope: !600)
!620 = !DILocation(line: 47, column: 32, scope: !498, inlinedAt: !619)
!621 = !DILocation(line: 87, column: 21, scope: !503, inlinedAt: !620)
!622 = !DILocation(line: 59, column: 32, scope: !328, inlinedAt: !603)
!623 = !DILocation(line: 79, column: 60, scope: !328, inlinedAt: !603)
!624 = !DILocation(line: 80, column: 48, scope: !328, inlinedAt: !603)
!625 = !DILocation(line: 84, column: 68, scope: !328, inlinedAt: !603)
!626 = !DILocation(line: 101, column: 23, scope: !327, inlinedAt: !604)
!627 = !DILocation(line: 102, column: 13, scope: !327, inlinedAt: !604)
!628 = !DILocation(line: 102, column: 17, scope: !327, inlinedAt: !604)
!629 = !DILocation(line: 104, column: 68, scope: !327, inlinedAt: !604)
!630 = !DILocation(line: 87, column: 8, scope: !328, inlinedAt: !603)
!631 = !DILocation(line: 101, column: 13, scope: !327, inlinedAt: !630)
!632 = !DILocation(line: 101, column: 19, scope: !327, inlinedAt: !630)
!633 = !DILocation(line: 104, column: 68, scope: !327, inlinedAt: !630)
!634 = !DILocation(line: 69, column: 115, scope: !600)
!635 = !DILocation(line: 69, column: 128, scope: !600)
!636 = !DILocation(line: 69, column: 137, scope: !600)
!637 = !DILocation(line: 71, column: 2, scope: !600)
!638 = !DILocation(line: 71, column: 6, scope: !600)
!639 = !DILocation(line: 74, column: 14, scope: !600)
!640 = !DILocation(line: 75, column: 19, scope: !600)
!641 = !DILocation(line: 73, column: 3, scope: !600)
!642 = !DILocation(line: 78, column: 25, scope: !600)
!643 = !DILocation(line: 78, column: 19, scope: !600)
!644 = !DILocation(line: 78, column: 12, scope: !600)
!645 = !DILocation(line: 69, column: 40, scope: !328, inlinedAt: !603)
!646 = !DILocation(line: 22, column: 25, scope: !382, inlinedAt: !645)
!647 = !DILocation(line: 22, column: 33, scope: !382, inlinedAt: !645)
!648 = !DILocation(line: 72, column: 40, scope: !328, inlinedAt: !603)
!649 = !DILocation(line: 22, column: 27, scope: !382, inlinedAt: !648)
!650 = !DILocation(line: 22, column: 33, scope: !382, inlinedAt: !648)
!651 = !DILocation(line: 84, column: 50, scope: !328, inlinedAt: !603)
!652 = !DILocation(line: 104, column: 13, scope: !327, inlinedAt: !604)
!653 = !DILocation(line: 22, column: 25, scope: !382, inlinedAt: !652)
!654 = !DILocation(line: 22, column: 27, scope: !382, inlinedAt: !652)
!655 = !DILocation(line: 22, column: 33, scope: !382, inlinedAt: !652)
!656 = !DILocation(line: 104, column: 13, scope: !327, inlinedAt: !630)
!657 = !DILocation(line: 22, column: 33, scope: !382, inlinedAt: !656)
!658 = !DILocation(line: 44, column: 2, scope: !329, inlinedAt: !602)
!659 = !DILocation(line: 45, column: 6, scope: !329, inlinedAt: !602)
!660 = !DILocation(line: 45, column: 42, scope: !329, inlinedAt: !602)
!661 = !DILocation(line: 59, column: 65, scope: !328, inlinedAt: !603)
!662 = !DILocation(line: 59, column: 69, scope: !328, inlinedAt: !603)
!663 = !DILocation(line: 59, column: 53, scope: !328, inlinedAt: !603)
!664 = !DILocation(line: 60, column: 42, scope: !328, inlinedAt: !603)
!665 = !DILocation(line: 60, column: 31, scope: !328, inlinedAt: !603)
!666 = !DILocation(line: 60, column: 60, scope: !328, inlinedAt: !603)
!667 = !DILocation(line: 60, column: 47, scope: !328, inlinedAt: !603)
!668 = !DILocation(line: 60, column: 16, scope: !328, inlinedAt: !603)
!669 = !DILocation(line: 61, column: 19, scope: !328, inlinedAt: !603)
!670 = !DILocation(line: 76, column: 48, scope: !420, inlinedAt: !669)
!671 = !DILocation(line: 76, column: 62, scope: !420, inlinedAt: !669)
!672 = !DILocation(line: 76, column: 57, scope: !420, inlinedAt: !669)
!673 = !DILocation(line: 76, column: 75, scope: !420, inlinedAt: !669)
!674 = !DILocation(line: 61, column: 41, scope: !328, inlinedAt: !603)
!675 = !DILocation(line: 61, column: 35, scope: !328, inlinedAt: !603)
!676 = !DILocation(line: 76, column: 48, scope: !420, inlinedAt: !675)
!677 = !DILocation(line: 76, column: 62, scope: !420, inlinedAt: !675)
!678 = !DILocation(line: 76, column: 57, scope: !420, inlinedAt: !675)
!679 = !DILocation(line: 76, column: 75, scope: !420, inlinedAt: !675)
!680 = !DILocation(line: 62, column: 17, scope: !328, inlinedAt: !603)
!681 = !DILocation(line: 62, column: 30, scope: !328, inlinedAt: !603)
!682 = !DILocation(line: 62, column: 23, scope: !328, inlinedAt: !603)
!683 = !DILocation(line: 62, column: 55, scope: !328, inlinedAt: !603)
!684 = !DILocation(line: 62, column: 47, scope: !328, inlinedAt: !603)
!685 = !DILocation(line: 67, column: 20, scope: !328, inlinedAt: !603)
!686 = !DILocation(line: 67, column: 23, scope: !328, inlinedAt: !603)
!687 = !DILocation(line: 22, column: 42, scope: !382, inlinedAt: !645)
!688 = !DILocation(line: 22, column: 20, scope: !382, inlinedAt: !645)
!689 = !DILocation(line: 22, column: 16, scope: !382, inlinedAt: !645)
!690 = !DILocation(line: 69, column: 26, scope: !328, inlinedAt: !603)
!691 = !DILocation(line: 22, column: 42, scope: !382, inlinedAt: !648)
!692 = !DILocation(line: 22, column: 20, scope: !382, inlinedAt: !648)
!693 = !DILocation(line: 22, column: 16, scope: !382, inlinedAt: !648)
!694 = !DILocation(line: 72, column: 26, scope: !328, inlinedAt: !603)
!695 = !DILocation(line: 75, column: 17, scope: !328, inlinedAt: !603)
!696 = !DILocation(line: 76, column: 31, scope: !328, inlinedAt: !603)
!697 = !DILocation(line: 77, column: 20, scope: !328, inlinedAt: !603)
!698 = !DILocation(line: 77, column: 4, scope: !328, inlinedAt: !603)
!699 = !DILocation(line: 64, column: 2, scope: !328, inlinedAt: !603)
!700 = !DILocation(line: 79, column: 47, scope: !328, inlinedAt: !603)
!701 = !DILocation(line: 79, column: 30, scope: !328, inlinedAt: !603)
!702 = !DILocation(line: 80, column: 20, scope: !328, inlinedAt: !603)
!703 = !DILocation(line: 80, column: 4, scope: !328, inlinedAt: !603)
!704 = !DILocation(line: 82, column: 17, scope: !328, inlinedAt: !603)
!705 = !DILocation(line: 100, column: 28, scope: !327, inlinedAt: !604)
!706 = !DILocation(line: 100, column: 14, scope: !327, inlinedAt: !604)
!707 = !DILocation(line: 100, column: 10, scope: !327, inlinedAt: !604)
!708 = !DILocation(line: 100, column: 34, scope: !327, inlinedAt: !604)
!709 = !DILocation(line: 101, column: 37, scope: !327, inlinedAt: !604)
!710 = !DILocation(line: 101, column: 32, scope: !327, inlinedAt: !604)
!711 = !DILocation(line: 101, column: 43, scope: !327, inlinedAt: !604)
!712 = !DILocation(line: 102, column: 30, scope: !327, inlinedAt: !604)
!713 = !DILocation(line: 102, column: 41, scope: !327, inlinedAt: !604)
!714 = !DILocation(line: 103, column: 55, scope: !327, inlinedAt: !604)
!715 = !DILocation(line: 103, column: 46, scope: !327, inlinedAt: !604)
!716 = !DILocation(line: 103, column: 83, scope: !327, inlinedAt: !604)
!717 = !DILocation(line: 103, column: 74, scope: !327, inlinedAt: !604)
!718 = !DILocation(line: 22, column: 42, scope: !382, inlinedAt: !652)
!719 = !DILocation(line: 22, column: 20, scope: !382, inlinedAt: !652)
!720 = !DILocation(line: 22, column: 16, scope: !382, inlinedAt: !652)
!721 = !DILocation(line: 100, column: 28, scope: !327, inlinedAt: !630)
!722 = !DILocation(line: 100, column: 14, scope: !327, inlinedAt: !630)
!723 = !DILocation(line: 100, column: 10, scope: !327, inlinedAt: !630)
!724 = !DILocation(line: 100, column: 34, scope: !327, inlinedAt: !630)
!725 = !DILocation(line: 101, column: 37, scope: !327, inlinedAt: !630)
!726 = !DILocation(line: 101, column: 32, scope: !327, inlinedAt: !630)
!727 = !DILocation(line: 101, column: 43, scope: !327, inlinedAt: !630)
!728 = !DILocation(line: 102, column: 41, scope: !327, inlinedAt: !630)
!729 = !DILocation(line: 103, column: 55, scope: !327, inlinedAt: !630)
!730 = !DILocation(line: 103, column: 46, scope: !327, inlinedAt: !630)
!731 = !DILocation(line: 103, column: 83, scope: !327, inlinedAt: !630)
!732 = !DILocation(line: 103, column: 74, scope: !327, inlinedAt: !630)
!733 = !DILocation(line: 22, column: 42, scope: !382, inlinedAt: !656)
!734 = !DILocation(line: 22, column: 20, scope: !382, inlinedAt: !656)
!735 = !DILocation(line: 22, column: 16, scope: !382, inlinedAt: !656)
!736 = !DILocation(line: 103, column: 20, scope: !327, inlinedAt: !630)
!737 = !DILocation(line: 90, column: 49, scope: !328, inlinedAt: !603)
!738 = !DILocation(line: 90, column: 61, scope: !328, inlinedAt: !603)
!739 = !DILocation(line: 90, column: 24, scope: !328, inlinedAt: !603)
!740 = !DILocation(line: 90, column: 17, scope: !328, inlinedAt: !603)
!741 = !DILocation(line: 46, column: 3, scope: !329, inlinedAt: !602)
!742 = !DILocation(line: 45, column: 53, scope: !329, inlinedAt: !602)
!743 = !DILocation(line: 77, column: 3, scope: !600)
!744 = !DILocation(line: 82, column: 14, scope: !600)
!745 = !DILocation(line: 44, column: 19, scope: !498, inlinedAt: !619)
!746 = !DILocation(line: 44, column: 38, scope: !498, inlinedAt: !619)
!747 = !DILocation(line: 44, column: 22, scope: !498, inlinedAt: !619)
!748 = !DILocation(line: 89, column: 33, scope: !503, inlinedAt: !620)
!749 = !DILocation(line: 90, column: 18, scope: !503, inlinedAt: !620)
!750 = !DILocation(line: 21, column: 40, scope: !507, inlinedAt: !749)
!751 = !DILocation(line: 89, column: 33, scope: !600)
!752 = !DILocation(line: 90, column: 39, scope: !503, inlinedAt: !620)
!753 = !DILocation(line: 97, column: 19, scope: !109, inlinedAt: !752)
!754 = !DILocation(line: 97, column: 13, scope: !109, inlinedAt: !752)
!755 = !DILocation(line: 97, column: 22, scope: !109, inlinedAt: !752)
!756 = !DILocation(line: 97, column: 27, scope: !109, inlinedAt: !752)
!757 = !DILocation(line: 97, column: 33, scope: !109, inlinedAt: !752)
!758 = !DILocation(line: 21, column: 48, scope: !507, inlinedAt: !749)
!759 = !DILocation(line: 32, column: 78, scope: !116, inlinedAt: !758)
!760 = !DILocation(line: 32, column: 71, scope: !116, inlinedAt: !758)
!761 = !DILocation(line: 32, column: 87, scope: !116, inlinedAt: !758)
!762 = !DILocation(line: 32, column: 92, scope: !116, inlinedAt: !758)
!763 = !DILocation(line: 21, column: 25, scope: !507, inlinedAt: !749)
!764 = !DILocation(line: 90, column: 3, scope: !503, inlinedAt: !620)
!765 = !DILocation(line: 92, column: 22, scope: !503, inlinedAt: !620)
!766 = !DILocation(line: 8, column: 15, scope: !525, inlinedAt: !765)
!767 = !DILocation(line: 45, column: 16, scope: !524, inlinedAt: !766)
!768 = !DILocation(line: 71, column: 7, scope: !57, inlinedAt: !767)
!769 = !DILocation(line: 66, column: 35, scope: !57, inlinedAt: !767)
!770 = !DILocation(line: 72, column: 7, scope: !57, inlinedAt: !767)
!771 = !DILocation(line: 72, column: 35, scope: !57, inlinedAt: !767)
!772 = !DILocation(line: 73, column: 23, scope: !57, inlinedAt: !767)
!773 = !DILocation(line: 8, column: 76, scope: !525, inlinedAt: !765)
!774 = !DILocation(line: 72, column: 40, scope: !57, inlinedAt: !767)
!775 = !DILocation(line: 77, column: 16, scope: !57, inlinedAt: !767)
!776 = !DILocation(line: 77, column: 2, scope: !57, inlinedAt: !767)
!777 = !DILocation(line: 78, column: 6, scope: !57, inlinedAt: !767)
!778 = !DILocation(line: 78, column: 22, scope: !57, inlinedAt: !767)
!779 = !DILocation(line: 79, column: 23, scope: !57, inlinedAt: !767)
!780 = !DILocation(line: 78, column: 27, scope: !57, inlinedAt: !767)
!781 = !DILocation(line: 48, column: 22, scope: !498, inlinedAt: !619)
!782 = !DILocation(line: 51, column: 12, scope: !498, inlinedAt: !619)
!783 = !DILocation(line: 52, column: 11, scope: !498, inlinedAt: !619)
!784 = !DILocation(line: 53, column: 19, scope: !498, inlinedAt: !619)
!785 = !DILocation(line: 53, column: 22, scope: !498, inlinedAt: !619)
!786 = !DILocation(line: 53, column: 12, scope: !498, inlinedAt: !619)
!787 = !DILocation(line: 86, column: 6, scope: !600)
!788 = !DILocation(line: 86, column: 19, scope: !600)
!789 = !DILocation(line: 88, column: 13, scope: !600)
!790 = !DILocation(line: 90, column: 14, scope: !600)
!791 = !DILocation(line: 91, column: 10, scope: !600)
!792 = !DILocation(line: 59, column: 41, scope: !549, inlinedAt: !791)
!793 = !DILocation(line: 59, column: 22, scope: !549, inlinedAt: !791)
!794 = !DILocation(line: 8, column: 15, scope: !59, inlinedAt: !793)
!795 = !DILocation(line: 45, column: 16, scope: !58, inlinedAt: !794)
!796 = !DILocation(line: 70, column: 13, scope: !57, inlinedAt: !795)
!797 = !DILocation(line: 71, column: 7, scope: !57, inlinedAt: !795)
!798 = !DILocation(line: 66, column: 35, scope: !57, inlinedAt: !795)
!799 = !DILocation(line: 72, column: 7, scope: !57, inlinedAt: !795)
!800 = !DILocation(line: 72, column: 35, scope: !57, inlinedAt: !795)
!801 = !DILocation(line: 73, column: 23, scope: !57, inlinedAt: !795)
!802 = !DILocation(line: 8, column: 76, scope: !59, inlinedAt: !793)
!803 = !DILocation(line: 72, column: 40, scope: !57, inlinedAt: !795)
!804 = !DILocation(line: 77, column: 16, scope: !57, inlinedAt: !795)
!805 = !DILocation(line: 77, column: 2, scope: !57, inlinedAt: !795)
!806 = !DILocation(line: 78, column: 6, scope: !57, inlinedAt: !795)
!807 = !DILocation(line: 78, column: 22, scope: !57, inlinedAt: !795)
!808 = !DILocation(line: 79, column: 23, scope: !57, inlinedAt: !795)
!809 = !DILocation(line: 78, column: 27, scope: !57, inlinedAt: !795)
!810 = !DILocation(line: 46, column: 14, scope: !58, inlinedAt: !794)
!811 = !DILocation(line: 26, column: 44, scope: !78, inlinedAt: !810)
!812 = !DILocation(line: 26, column: 47, scope: !78, inlinedAt: !810)
!813 = !DILocation(line: 26, column: 59, scope: !78, inlinedAt: !810)
!814 = !DILocation(line: 26, column: 64, scope: !78, inlinedAt: !810)
!815 = !DILocation(line: 47, column: 7, scope: !58, inlinedAt: !794)
!816 = !DILocation(line: 50, column: 31, scope: !58, inlinedAt: !794)
!817 = !DILocation(line: 51, column: 10, scope: !58, inlinedAt: !794)
!818 = !DILocation(line: 52, column: 11, scope: !58, inlinedAt: !794)
!819 = !DILocation(line: 52, column: 14, scope: !58, inlinedAt: !794)
!820 = !DILocation(line: 53, column: 15, scope: !58, inlinedAt: !794)
!821 = !DILocation(line: 53, column: 17, scope: !58, inlinedAt: !794)
!822 = !DILocation(line: 53, column: 8, scope: !58, inlinedAt: !794)
!823 = !DILocation(line: 55, column: 10, scope: !58, inlinedAt: !794)
!824 = !DILocation(line: 56, column: 11, scope: !58, inlinedAt: !794)
!825 = !DILocation(line: 43, column: 50, scope: !58, inlinedAt: !794)
!826 = !DILocation(line: 57, column: 6, scope: !58, inlinedAt: !794)
!827 = !DILocation(line: 57, column: 16, scope: !58, inlinedAt: !794)
!828 = !DILocation(line: 58, column: 17, scope: !58, inlinedAt: !794)
!829 = !DILocation(line: 57, column: 21, scope: !58, inlinedAt: !794)
!830 = !DILocation(line: 60, column: 19, scope: !549, inlinedAt: !791)
!831 = !DILocation(line: 60, column: 22, scope: !549, inlinedAt: !791)
!832 = !DILocation(line: 61, column: 43, scope: !549, inlinedAt: !791)
!833 = !DILocation(line: 61, column: 33, scope: !549, inlinedAt: !791)
!834 = !DILocation(line: 61, column: 47, scope: !549, inlinedAt: !791)
!835 = !DILocation(line: 61, column: 18, scope: !549, inlinedAt: !791)
!836 = !DILocation(line: 92, column: 50, scope: !24, inlinedAt: !835)
!837 = !DILocation(line: 92, column: 62, scope: !24, inlinedAt: !835)
!838 = !DILocation(line: 92, column: 57, scope: !24, inlinedAt: !835)
!839 = !DILocation(line: 92, column: 69, scope: !24, inlinedAt: !835)
!840 = !DILocation(line: 61, column: 12, scope: !549, inlinedAt: !791)
!841 = !DILocation(line: 93, column: 16, scope: !600)
!842 = !DILocation(line: 94, column: 12, scope: !600)
!843 = !DILocation(line: 94, column: 29, scope: !600)
!844 = !DILocation(line: 94, column: 35, scope: !600)
!845 = !DILocation(line: 95, column: 4, scope: !600)
!846 = !DILocation(line: 98, column: 3, scope: !600)
!847 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 107, type: !4, isDefinition: true, scopeLine: 107, isOptimized: true, unit: !2)
!848 = !DILocation(line: 107, column: 6, scope: !847)
!849 = !DILocation(line: 109, column: 10, scope: !847)
!850 = !DILocation(line: 47, column: 32, scope: !498, inlinedAt: !849)
!851 = !DILocation(line: 87, column: 21, scope: !503, inlinedAt: !850)
!852 = !DILocation(line: 108, column: 14, scope: !847)
!853 = !DILocation(line: 108, column: 18, scope: !847)
!854 = !DILocation(line: 108, column: 35, scope: !847)
!855 = !DILocation(line: 108, column: 39, scope: !847)
!856 = !DILocation(line: 109, column: 27, scope: !847)
!857 = !DILocation(line: 44, column: 19, scope: !498, inlinedAt: !849)
!858 = !DILocation(line: 44, column: 38, scope: !498, inlinedAt: !849)
!859 = !DILocation(line: 44, column: 22, scope: !498, inlinedAt: !849)
!860 = !DILocation(line: 89, column: 33, scope: !503, inlinedAt: !850)
!861 = !DILocation(line: 90, column: 18, scope: !503, inlinedAt: !850)
!862 = !DILocation(line: 21, column: 40, scope: !507, inlinedAt: !861)
!863 = !DILocation(line: 89, column: 33, scope: !847)
!864 = !DILocation(line: 90, column: 39, scope: !503, inlinedAt: !850)
!865 = !DILocation(line: 97, column: 19, scope: !109, inlinedAt: !864)
!866 = !DILocation(line: 97, column: 13, scope: !109, inlinedAt: !864)
!867 = !DILocation(line: 97, column: 22, scope: !109, inlinedAt: !864)
!868 = !DILocation(line: 97, column: 27, scope: !109, inlinedAt: !864)
!869 = !DILocation(line: 97, column: 33, scope: !109, inlinedAt: !864)
!870 = !DILocation(line: 21, column: 48, scope: !507, inlinedAt: !861)
!871 = !DILocation(line: 32, column: 78, scope: !116, inlinedAt: !870)
!872 = !DILocation(line: 32, column: 71, scope: !116, inlinedAt: !870)
!873 = !DILocation(line: 32, column: 87, scope: !116, inlinedAt: !870)
!874 = !DILocation(line: 32, column: 92, scope: !116, inlinedAt: !870)
!875 = !DILocation(line: 21, column: 25, scope: !507, inlinedAt: !861)
!876 = !DILocation(line: 90, column: 3, scope: !503, inlinedAt: !850)
!877 = !DILocation(line: 92, column: 22, scope: !503, inlinedAt: !850)
!878 = !DILocation(line: 8, column: 15, scope: !525, inlinedAt: !877)
!879 = !DILocation(line: 45, column: 16, scope: !524, inlinedAt: !878)
!880 = !DILocation(line: 71, column: 7, scope: !57, inlinedAt: !879)
!881 = !DILocation(line: 66, column: 35, scope: !57, inlinedAt: !879)
!882 = !DILocation(line: 72, column: 7, scope: !57, inlinedAt: !879)
!883 = !DILocation(line: 72, column: 35, scope: !57, inlinedAt: !879)
!884 = !DILocation(line: 73, column: 23, scope: !57, inlinedAt: !879)
!885 = !DILocation(line: 8, column: 76, scope: !525, inlinedAt: !877)
!886 = !DILocation(line: 72, column: 40, scope: !57, inlinedAt: !879)
!887 = !DILocation(line: 77, column: 16, scope: !57, inlinedAt: !879)
!888 = !DILocation(line: 77, column: 2, scope: !57, inlinedAt: !879)
!889 = !DILocation(line: 78, column: 6, scope: !57, inlinedAt: !879)
!890 = !DILocation(line: 78, column: 22, scope: !57, inlinedAt: !879)
!891 = !DILocation(line: 79, column: 23, scope: !57, inlinedAt: !879)
!892 = !DILocation(line: 78, column: 27, scope: !57, inlinedAt: !879)
!893 = !DILocation(line: 48, column: 22, scope: !498, inlinedAt: !849)
!894 = !DILocation(line: 51, column: 12, scope: !498, inlinedAt: !849)
!895 = !DILocation(line: 52, column: 11, scope: !498, inlinedAt: !849)
!896 = !DILocation(line: 53, column: 19, scope: !498, inlinedAt: !849)
!897 = !DILocation(line: 53, column: 22, scope: !498, inlinedAt: !849)
!898 = !DILocation(line: 53, column: 12, scope: !498, inlinedAt: !849)
!899 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 117, type: !4, isDefinition: true, scopeLine: 117, isOptimized: true, unit: !2)
!900 = !DILocation(line: 117, column: 6, scope: !899)
!901 = !DILocation(line: 129, column: 16, scope: !899)
!902 = !DILocation(line: 119, column: 21, scope: !899)
!903 = !DILocation(line: 129, column: 20, scope: !899)
!904 = !DILocation(line: 119, column: 24, scope: !899)
!905 = !DILocation(line: 119, column: 6, scope: !899)
!906 = !DILocation(line: 119, column: 29, scope: !899)
!907 = !DILocation(line: 120, column: 16, scope: !899)
!908 = !DILocation(line: 120, column: 11, scope: !899)
!909 = !DILocation(line: 120, column: 24, scope: !899)
!910 = !DILocation(line: 121, column: 10, scope: !899)
!911 = !DILocation(line: 121, column: 21, scope: !899)
!912 = !DILocation(line: 124, column: 26, scope: !899)
!913 = !DILocation(line: 124, column: 36, scope: !899)
!914 = !DILocation(line: 124, column: 39, scope: !899)
!915 = !DILocation(line: 124, column: 24, scope: !899)
!916 = !DILocation(line: 125, column: 34, scope: !899)
!917 = !DILocation(line: 126, column: 33, scope: !899)
!918 = !DILocation(line: 126, column: 36, scope: !899)
!919 = !DILocation(line: 126, column: 46, scope: !899)
!920 = !DILocation(line: 126, column: 54, scope: !899)
!921 = !DILocation(line: 126, column: 44, scope: !899)
!922 = !DILocation(line: 126, column: 28, scope: !899)
!923 = !DILocation(line: 126, column: 16, scope: !899)
!924 = !DILocation(line: 128, column: 17, scope: !899)
!925 = !DILocation(line: 130, column: 13, scope: !899)
!926 = !DILocation(line: 119, column: 53, scope: !899)
!927 = !DILocation(line: 119, column: 39, scope: !899)
!928 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!929 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!930 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!931 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!932 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!933 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!934 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!935 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!936 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!937 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!938 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!939 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!940 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!941 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!942 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!943 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!944 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!945 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
