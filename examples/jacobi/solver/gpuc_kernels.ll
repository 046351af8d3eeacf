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
	%5 = add i32 %4, 1, !dbg !20
	%6 = sdiv i64 %p1, 2, !dbg !21
	%7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !22, !range !23
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !22, !range !23
	%9 = mul i32 %7, %8, !dbg !22
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !22, !range !24
	%11 = mul i32 %9, %10, !dbg !22
	%12 = sext i32 %11 to i64, !dbg !22
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !25, !range !17
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !25, !range !17
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !25, !range !19
	%16 = mul i32 %8, %15, !dbg !25
	%17 = add i32 %14, %16, !dbg !25
	%18 = mul i32 %7, %17, !dbg !25
	%19 = add i32 %13, %18, !dbg !25
	%20 = sext i32 %19 to i64, !dbg !25
	%21 = zext i32 %p14 to i64, !dbg !28
	%22 = trunc i64 %12 to i32, !dbg !29
	%23 = mul i32 %22, 2, !dbg !29
	%24 = zext i32 %23 to i64, !dbg !29
	%25 = trunc i64 %12 to i32, !dbg !30
	%26 = mul i32 %25, 3, !dbg !30
	%27 = zext i32 %26 to i64, !dbg !30
	%28 = trunc i64 %12 to i32, !dbg !31
	%29 = mul i32 %28, 4, !dbg !31
	%30 = zext i32 %29 to i64, !dbg !31
	%31 = icmp ule i64 %p1, 281474976710655, !dbg !32
	%32 = add i64 %21, -1, !dbg !32
	%33 = sext i32 %7 to i64, !dbg !32
	%34 = trunc i64 %33 to i32, !dbg !32
	%35 = mul i32 %34, 2, !dbg !32
	%36 = zext i32 %35 to i64, !dbg !32
	%37 = sext i32 %8 to i64, !dbg !32
	%38 = trunc i64 %37 to i32, !dbg !32
	%39 = mul i32 %38, %35, !dbg !32
	%40 = zext i32 %39 to i64, !dbg !32
	%41 = sext i32 %15 to i64, !dbg !32
	%42 = trunc i64 %41 to i32, !dbg !32
	%43 = mul i32 %42, %39, !dbg !32
	%44 = zext i32 %43 to i64, !dbg !32
	%45 = add i64 %32, %44, !dbg !32
	%46 = sext i32 %14 to i64, !dbg !32
	%47 = trunc i64 %46 to i32, !dbg !32
	%48 = mul i32 %47, %35, !dbg !32
	%49 = zext i32 %48 to i64, !dbg !32
	%50 = add i64 %45, %49, !dbg !32
	%51 = sext i32 %13 to i64, !dbg !32
	%52 = trunc i64 %51 to i32, !dbg !32
	%53 = mul i32 %52, 2, !dbg !32
	%54 = zext i32 %53 to i64, !dbg !32
	%55 = add i64 %50, %54, !dbg !32
	%56 = icmp sge i64 %55, 0, !dbg !32
	%57 = and i1 %31, %56, !dbg !32
	%58 = add i64 %p1, 2, !dbg !32
	%59 = mul i64 %21, -1, !dbg !32
	%60 = add i64 %58, %59, !dbg !32
	%61 = mul i64 %6, -2, !dbg !32
	%62 = add i64 %60, %61, !dbg !32
	%63 = icmp sge i64 %62, 0, !dbg !32
	%64 = and i1 %57, %63, !dbg !32
	br i1 %64, label %b1, label %b9_cold, !dbg !25, !prof !33

b1:
	%65 = phi double [ 0.000000e+00, %b0_ok1 ], [ %100, %b8 ], !dbg !32
	%66 = phi i64 [ %20, %b0_ok1 ], [ %101, %b8 ], !dbg !34
	%67 = icmp slt i64 %66, %6, !dbg !35
	br i1 %67, label %b2, label %b17, !dbg !35

b2:
	%68 = mul i64 %66, 2, !dbg !36
	%69 = add i64 %68, %21, !dbg !37
	%70 = sub i64 %69, 1, !dbg !38
	%71 = getelementptr inbounds double, double* %p0, i64 %70, !dbg !39
	%72 = load double, double* %71, align 8, !dbg !39
	%73 = add i64 %66, %12, !dbg !40
	%74 = icmp slt i64 %73, %6, !dbg !41
	br i1 %74, label %b3, label %b4, !dbg !41

b3:
	%75 = mul i64 %73, 2, !dbg !36
	%76 = add i64 %75, %21, !dbg !37
	%77 = sub i64 %76, 1, !dbg !38
	%78 = getelementptr inbounds double, double* %p0, i64 %77, !dbg !39
	%79 = load double, double* %78, align 8, !dbg !39
	br label %b4, !dbg !42

b4:
	%80 = phi double [ %79, %b3 ], [ 0.000000e+00, %b2 ], !dbg !43
	%81 = fadd double %72, %80, !dbg !44
	%82 = add i64 %66, %24, !dbg !45
	%83 = icmp slt i64 %82, %6, !dbg !41
	br i1 %83, label %b5, label %b6, !dbg !41

b5:
	%84 = mul i64 %82, 2, !dbg !36
	%85 = add i64 %84, %21, !dbg !37
	%86 = sub i64 %85, 1, !dbg !38
	%87 = getelementptr inbounds double, double* %p0, i64 %86, !dbg !39
	%88 = load double, double* %87, align 8, !dbg !39
	br label %b6, !dbg !42

b6:
	%89 = phi double [ %88, %b5 ], [ 0.000000e+00, %b4 ], !dbg !46
	%90 = fadd double %81, %89, !dbg !47
	%91 = add i64 %66, %27, !dbg !48
	%92 = icmp slt i64 %91, %6, !dbg !41
	br i1 %92, label %b7, label %b8, !dbg !41

b7:
	%93 = mul i64 %91, 2, !dbg !36
	%94 = add i64 %93, %21, !dbg !37
	%95 = sub i64 %94, 1, !dbg !38
	%96 = getelementptr inbounds double, double* %p0, i64 %95, !dbg !39
	%97 = load double, double* %96, align 8, !dbg !39
	br label %b8, !dbg !42

b8:
	%98 = phi double [ %97, %b7 ], [ 0.000000e+00, %b6 ], !dbg !49
	%99 = fadd double %90, %98, !dbg !50
	%100 = fadd double %65, %99, !dbg !51
	%101 = add i64 %66, %30, !dbg !52
	br label %b1, !dbg !52, !llvm.loop !54

b17:
	%102 = phi double [ %65, %b1 ], [ %224, %b9_cold ], !dbg !57
	%103 = and i32 %19, -32, !dbg !65
	%104 = sub i32 %11, %103, !dbg !65
	%105 = icmp slt i32 %104, 32, !dbg !65
	%106 = select i1 %105, i32 %104, i32 32, !dbg !65
	%107 = sext i32 %106 to i64, !dbg !65
	%108 = icmp eq i64 %107, 32, !dbg !66
	br i1 %108, label %b18, label %b20, !dbg !66

b18:
	%109 = phi double [ %126, %b19 ], [ %102, %b17 ], !dbg !67
	%110 = phi i64 [ %129, %b19 ], [ 16, %b17 ], !dbg !68
	%111 = icmp sgt i64 %110, 0, !dbg !69
	br i1 %111, label %b19, label %b23, !dbg !69

b19:
	%112 = trunc i64 %110 to i32, !dbg !70
	%113 = bitcast double %109 to i64, !dbg !70
	%114 = trunc i64 %113 to i32, !dbg !70
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %114, i32 %112, i32 31), !dbg !70
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !70
	%117 = lshr i64 %113, 32, !dbg !70
	%118 = trunc i64 %117 to i32, !dbg !70
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %118, i32 %112, i32 31), !dbg !70
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !70
	%121 = zext i32 %120 to i64, !dbg !70
	%122 = shl i64 %121, 32, !dbg !70
	%123 = zext i32 %116 to i64, !dbg !70
	%124 = or i64 %123, %122, !dbg !70
	%125 = bitcast i64 %124 to double, !dbg !70
	%126 = fadd double %109, %125, !dbg !71
	%127 = trunc i64 %110 to i32, !dbg !72
	%128 = udiv i32 %127, 2, !dbg !72
	%129 = zext i32 %128 to i64, !dbg !72
	br label %b18, !dbg !72

b20:
	%130 = bitcast double %102 to i64, !dbg !73
	%131 = trunc i64 %130 to i32, !dbg !73
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 0, i32 31), !dbg !73
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !73
	%134 = lshr i64 %130, 32, !dbg !73
	%135 = trunc i64 %134 to i32, !dbg !73
	%136 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %135, i32 0, i32 31), !dbg !73
	%137 = extractvalue { i32, i1 } %136, 0, !dbg !73
	%138 = zext i32 %137 to i64, !dbg !73
	%139 = shl i64 %138, 32, !dbg !73
	%140 = zext i32 %133 to i64, !dbg !73
	%141 = or i64 %140, %139, !dbg !73
	%142 = bitcast i64 %141 to double, !dbg !73
	br label %b21, !dbg !73

b21:
	%143 = phi double [ %142, %b20 ], [ %160, %b22 ], !dbg !74
	%144 = phi i64 [ 1, %b20 ], [ %161, %b22 ], !dbg !75
	%145 = icmp slt i64 %144, %107, !dbg !76
	br i1 %145, label %b22, label %b23, !dbg !76

b22:
	%146 = trunc i64 %144 to i32, !dbg !77
	%147 = bitcast double %102 to i64, !dbg !77
	%148 = trunc i64 %147 to i32, !dbg !77
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %148, i32 %146, i32 31), !dbg !77
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !77
	%151 = lshr i64 %147, 32, !dbg !77
	%152 = trunc i64 %151 to i32, !dbg !77
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 %146, i32 31), !dbg !77
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !77
	%155 = zext i32 %154 to i64, !dbg !77
	%156 = shl i64 %155, 32, !dbg !77
	%157 = zext i32 %150 to i64, !dbg !77
	%158 = or i64 %157, %156, !dbg !77
	%159 = bitcast i64 %158 to double, !dbg !77
	%160 = fadd double %143, %159, !dbg !71
	%161 = add i64 %144, 1, !dbg !78
	br label %b21, !dbg !78

b23:
	%162 = phi double [ %109, %b18 ], [ %143, %b21 ], !dbg !64
	%163 = trunc i64 %12 to i32, !dbg !82
	%164 = add i32 %163, 32, !dbg !82
	%165 = zext i32 %164 to i64, !dbg !82
	%166 = sub i32 %164, 1, !dbg !83
	%167 = zext i32 %166 to i64, !dbg !83
	%168 = udiv i32 %166, 32, !dbg !84
	%169 = zext i32 %168 to i64, !dbg !84
	%170 = icmp eq i64 %169, 1, !dbg !85
	br i1 %170, label %b29, label %b24, !dbg !85

b24:
	call void @llvm.nvvm.barrier0(), !dbg !87
	%171 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !88, !range !89
	%172 = sext i32 %171 to i64, !dbg !88
	%173 = icmp eq i64 %172, 0, !dbg !90
	br i1 %173, label %b25, label %b26, !dbg !90

b25:
	%174 = trunc i64 %20 to i32, !dbg !91
	%175 = udiv i32 %174, 32, !dbg !91
	%176 = zext i32 %175 to i64, !dbg !91
	%177 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %176, !dbg !92
	store double %162, double addrspace(3)* %177, align 8, !dbg !92
	br label %b26, !dbg !92

b26:
	call void @llvm.nvvm.barrier0(), !dbg !93
	%178 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !94
	%179 = load double, double addrspace(3)* %178, align 8, !dbg !94
	br label %b27, !dbg !94

b27:
	%180 = phi double [ %179, %b26 ], [ %185, %b28 ], !dbg !95
	%181 = phi i64 [ 1, %b26 ], [ %186, %b28 ], !dbg !96
	%182 = icmp slt i64 %181, %169, !dbg !97
	br i1 %182, label %b28, label %b29, !dbg !97

b28:
	%183 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %181, !dbg !98
	%184 = load double, double addrspace(3)* %183, align 8, !dbg !98
	%185 = fadd double %180, %184, !dbg !71
	%186 = add i64 %181, 1, !dbg !99
	br label %b27, !dbg !99

b29:
	%187 = phi double [ %162, %b23 ], [ %180, %b27 ], !dbg !63
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !100
	%188 = icmp eq i64 %20, 0, !dbg !101
	br i1 %188, label %b30, label %b34, !dbg !101

b30:
	store i32 %5, i32* %2, align 4, !dbg !102
	%189 = sext i32 %0 to i64, !dbg !12
	%190 = sext i32 %1 to i64, !dbg !13
	br label %b31, !dbg !13

b31:
	%191 = phi i64 [ 0, %b30 ], [ %222, %b33_ok1 ], !dbg !13
	%192 = add i64 %189, %191, !dbg !107
	%193 = icmp sge i64 %192, %190, !dbg !108
	br i1 %193, label %b32, label %b33, !dbg !108

b32:
	%194 = sub i64 %192, %190, !dbg !109
	br label %b33, !dbg !109

b33:
	%195 = phi i64 [ %192, %b31 ], [ %194, %b32 ], !dbg !110
	%196 = urem i32 %5, 2, !dbg !113
	%197 = zext i32 %196 to i64, !dbg !114
	%198 = trunc i64 %190 to i32, !dbg !115
	%199 = mul i32 %196, %198, !dbg !115
	%200 = zext i32 %199 to i64, !dbg !115
	%201 = trunc i64 %189 to i32, !dbg !116
	%202 = add i32 %199, %201, !dbg !116
	%203 = zext i32 %202 to i64, !dbg !116
	%204 = mul i64 %203, 2, !dbg !117
	%205 = add i64 %204, 2, !dbg !120
	%206 = getelementptr inbounds i64, i64* %p3, i64 %204, !dbg !121
	%207 = ptrtoint i64* %206 to i64, !dbg !122
	%208 = and i64 %207, 15, !dbg !122
	%209 = icmp eq i64 %208, 0, !dbg !122
	%210 = bitcast i64* %206 to { i64, i64 }*, !dbg !122
	%211 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %210, i64 0, !dbg !123
	%212 = bitcast double %187 to i64, !dbg !124
	%213 = trunc i64 %195 to i32, !dbg !106
	%214 = icmp ugt i64 %205, %p4, !dbg !121
	%215 = icmp eq i1 %209, false, !dbg !122
	%216 = icmp uge i64 %195, %190, !dbg !106
	%217 = icmp eq { i64, i64 }* %211, null, !dbg !106
	%218 = or i1 %214, %215, !dbg !106
	%219 = or i1 %218, %216, !dbg !106
	%220 = or i1 %219, %217, !dbg !106
	br i1 %220, label %b33_fail1, label %b33_ok1, !dbg !106, !prof !15

b33_ok1:
	%221 = bitcast { i64, i64 }* %211 to i8*, !dbg !106
	call void @gpuc_put_line_thread(i8* %221, i64 %212, i32 %5, i32 %213), !dbg !106
	%222 = add i64 %191, 1, !dbg !105
	%223 = icmp slt i64 %222, %190, !dbg !105
	br i1 %223, label %b31, label %b34, !dbg !105

b34:
	ret i32 %5, !dbg !125

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 %p6), !dbg !14
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !14
	ret i32 undef, !dbg !14

b9_cold:
	%224 = phi double [ %263, %b16_cold ], [ 0.000000e+00, %b0_ok1 ], !dbg !32
	%225 = phi i64 [ %264, %b16_cold ], [ %20, %b0_ok1 ], !dbg !34
	%226 = icmp slt i64 %225, %6, !dbg !35
	br i1 %226, label %b10_cold, label %b17, !dbg !35

b10_cold:
	%227 = mul i64 %225, 2, !dbg !36
	%228 = add i64 %227, %21, !dbg !37
	%229 = sub i64 %228, 1, !dbg !38
	%230 = getelementptr inbounds double, double* %p0, i64 %229, !dbg !39
	%231 = icmp uge i64 %229, %p1, !dbg !39
	br i1 %231, label %b10_cold_fail1, label %b10_cold_ok1, !dbg !39, !prof !15

b10_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %229, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b10_cold_ok1:
	%232 = load double, double* %230, align 8, !dbg !39
	%233 = add i64 %225, %12, !dbg !40
	%234 = icmp slt i64 %233, %6, !dbg !41
	br i1 %234, label %b11_cold, label %b12_cold, !dbg !41

b11_cold:
	%235 = mul i64 %233, 2, !dbg !36
	%236 = add i64 %235, %21, !dbg !37
	%237 = sub i64 %236, 1, !dbg !38
	%238 = getelementptr inbounds double, double* %p0, i64 %237, !dbg !39
	%239 = icmp uge i64 %237, %p1, !dbg !39
	br i1 %239, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !39, !prof !15

b11_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %237, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b11_cold_ok1:
	%240 = load double, double* %238, align 8, !dbg !39
	br label %b12_cold, !dbg !42

b12_cold:
	%241 = phi double [ %240, %b11_cold_ok1 ], [ 0.000000e+00, %b10_cold_ok1 ], !dbg !43
	%242 = fadd double %232, %241, !dbg !44
	%243 = add i64 %225, %24, !dbg !45
	%244 = icmp slt i64 %243, %6, !dbg !41
	br i1 %244, label %b13_cold, label %b14_cold, !dbg !41

b13_cold:
	%245 = mul i64 %243, 2, !dbg !36
	%246 = add i64 %245, %21, !dbg !37
	%247 = sub i64 %246, 1, !dbg !38
	%248 = getelementptr inbounds double, double* %p0, i64 %247, !dbg !39
	%249 = icmp uge i64 %247, %p1, !dbg !39
	br i1 %249, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !39, !prof !15

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %247, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b13_cold_ok1:
	%250 = load double, double* %248, align 8, !dbg !39
	br label %b14_cold, !dbg !42

b14_cold:
	%251 = phi double [ %250, %b13_cold_ok1 ], [ 0.000000e+00, %b12_cold ], !dbg !46
	%252 = fadd double %242, %251, !dbg !47
	%253 = add i64 %225, %27, !dbg !48
	%254 = icmp slt i64 %253, %6, !dbg !41
	br i1 %254, label %b15_cold, label %b16_cold, !dbg !41

b15_cold:
	%255 = mul i64 %253, 2, !dbg !36
	%256 = add i64 %255, %21, !dbg !37
	%257 = sub i64 %256, 1, !dbg !38
	%258 = getelementptr inbounds double, double* %p0, i64 %257, !dbg !39
	%259 = icmp uge i64 %257, %p1, !dbg !39
	br i1 %259, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !39, !prof !15

b15_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %257, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b15_cold_ok1:
	%260 = load double, double* %258, align 8, !dbg !39
	br label %b16_cold, !dbg !42

b16_cold:
	%261 = phi double [ %260, %b15_cold_ok1 ], [ 0.000000e+00, %b14_cold ], !dbg !49
	%262 = fadd double %252, %261, !dbg !50
	%263 = fadd double %224, %262, !dbg !51
	%264 = add i64 %225, %30, !dbg !52
	br label %b9_cold, !dbg !52, !llvm.loop !56

b33_fail1:
	%265 = icmp ugt i64 %205, %p4, !dbg !121
	br i1 %265, label %b33_fail2, label %b33_ok2, !dbg !121

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %205, i64 %p4), !dbg !121
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !121
	ret i32 undef, !dbg !121

b33_ok2:
	%266 = icmp eq i1 %209, false, !dbg !122
	br i1 %266, label %b33_fail3, label %b33_ok3, !dbg !122

b33_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %208, i64 16), !dbg !122
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !122
	ret i32 undef, !dbg !122

b33_ok3:
	%267 = icmp uge i64 %195, %190, !dbg !106
	br i1 %267, label %b33_fail4, label %b33_ok4, !dbg !106

b33_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %195, i64 %190), !dbg !106
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !106
	ret i32 undef, !dbg !106

b33_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !106
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !106
	ret i32 undef, !dbg !106
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
	br i1 %77, label %b10, label %b34_cold, !dbg !151, !prof !33

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
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %18, i64 %p8), !dbg !149
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !149
	ret float undef, !dbg !149

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %17, i64 %p8), !dbg !150
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !150
	ret float undef, !dbg !150

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %90, i64 %p8), !dbg !170
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !170
	ret float undef, !dbg !170

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
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %322, i64 %p8), !dbg !170
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !170
	ret float undef, !dbg !170

b35_cold_ok2:
	%344 = icmp uge i64 %323, %p8, !dbg !172
	br i1 %344, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !172

b35_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %323, i64 %p8), !dbg !172
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !172
	ret float undef, !dbg !172

b35_cold_ok3:
	%345 = icmp uge i64 %325, %p6, !dbg !175
	br i1 %345, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !175

b35_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %325, i64 %p6), !dbg !175
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !175
	ret float undef, !dbg !175

b35_cold_ok4:
	%346 = icmp uge i64 %326, %p6, !dbg !177
	br i1 %346, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !177

b35_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %326, i64 %p6), !dbg !177
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !177
	ret float undef, !dbg !177

b35_cold_ok5:
	%347 = icmp uge i64 %328, %p6, !dbg !180
	br i1 %347, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !180

b35_cold_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %328, i64 %p6), !dbg !180
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !180
	ret float undef, !dbg !180

b35_cold_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %329, i64 %p6), !dbg !182
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !182
	ret float undef, !dbg !182

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
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %311, i64 %p3), !dbg !241
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !241
	ret float undef, !dbg !241

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
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %322, i64 %p3), !dbg !242
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !242
	ret float undef, !dbg !242

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
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %236, i64 %p8), !dbg !275
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !275
	ret float undef, !dbg !275

b59_ok2:
	%474 = icmp uge i64 %238, %p6, !dbg !278
	br i1 %474, label %b59_fail3, label %b59_ok3, !dbg !278

b59_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %238, i64 %p6), !dbg !278
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !278
	ret float undef, !dbg !278

b59_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %239, i64 %p6), !dbg !280
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !280
	ret float undef, !dbg !280

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %225, i64 %p3), !dbg !310
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !310
	ret float undef, !dbg !310
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
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !336, !range !16
	%11 = sext i32 %10 to i64, !dbg !336
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !336, !range !18
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !342, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !342, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !342, !range !19
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !342, !range !23
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !342, !range !23
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
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !357, !range !17
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !357, !range !17
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !357, !range !19
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !357, !range !23
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !357, !range !23
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
	br i1 %85, label %b18, label %b39, !dbg !373

b18:
	%86 = and i64 %p1, 3, !dbg !377
	%87 = icmp eq i64 %86, 0, !dbg !377
	%88 = addrspacecast float addrspace(1)* %0 to float*, !dbg !377
	%89 = ptrtoint float* %88 to i64, !dbg !377
	%90 = and i64 %89, 15, !dbg !377
	%91 = icmp eq i64 %90, 0, !dbg !377
	%92 = icmp eq i64 %p1, 0, !dbg !377
	%93 = or i1 %91, %92, !dbg !377
	%94 = addrspacecast float addrspace(1)* %1 to float*, !dbg !378
	%95 = ptrtoint float* %94 to i64, !dbg !378
	%96 = and i64 %95, 15, !dbg !378
	%97 = icmp eq i64 %96, 0, !dbg !378
	%98 = or i1 %97, %92, !dbg !378
	%99 = ashr i64 %p1, 2, !dbg !377
	%100 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !377
	%101 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !378
	%102 = icmp eq i64 %13, 0, !dbg !379
	%103 = sext i32 %p27 to i64, !dbg !380
	%104 = sub i32 1, %p27, !dbg !381
	%105 = mul i32 %104, 2, !dbg !384
	%106 = mul i32 %105, %p14, !dbg !385
	%107 = add i32 %105, 1, !dbg !387
	%108 = mul i32 %107, %p14, !dbg !388
	%109 = icmp sgt i32 %p6, 1, !dbg !389
	%110 = sub i32 %p6, 1, !dbg !390
	%111 = add i32 %p11, 1, !dbg !391
	%112 = zext i32 %p8 to i64, !dbg !392
	%113 = sext i32 %111 to i64, !dbg !393
	%114 = mul i64 %113, %112, !dbg !394
	%115 = mul i32 %p27, 2, !dbg !396
	%116 = add i32 %115, 1, !dbg !397
	%117 = mul i32 %116, %p14, !dbg !398
	%118 = sext i32 %p9 to i64, !dbg !399
	%119 = sext i32 %9 to i64, !dbg !333
	%120 = sext i32 %p6 to i64, !dbg !401
	%121 = mul i64 %120, %112, !dbg !402
	%122 = mul i32 %115, %p14, !dbg !404
	%123 = sext i32 %p10 to i64, !dbg !405
	%124 = icmp ugt i64 %p1, %p3, !dbg !376
	%125 = icmp eq i1 %87, false, !dbg !377
	%126 = icmp eq i1 %93, false, !dbg !377
	%127 = icmp eq i1 %98, false, !dbg !378
	%128 = or i1 %124, %125, !dbg !378
	%129 = or i1 %128, %126, !dbg !378
	%130 = or i1 %129, %127, !dbg !378
	br i1 %130, label %b18_fail1, label %b18_ok1, !dbg !378, !prof !15

b18_ok1:
	br label %b19, !dbg !406

b19:
	%131 = phi float [ 0.000000e+00, %b18_ok1 ], [ %336, %b38 ], !dbg !407
	%132 = phi i32 [ %10, %b18_ok1 ], [ %337, %b38 ], !dbg !408
	%133 = icmp slt i32 %132, %p14, !dbg !409
	br i1 %133, label %b20, label %b39, !dbg !409

b20:
	%134 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !410, !range !411
	%135 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !410, !range !339
	%136 = sext i32 %135 to i64, !dbg !410
	%137 = trunc i64 %136 to i32, !dbg !412
	%138 = sub i32 %137, 1, !dbg !412
	%139 = zext i32 %138 to i64, !dbg !412
	%140 = icmp eq i64 %13, %139, !dbg !413
	%141 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !414, !range !23
	%142 = sext i32 %141 to i64, !dbg !414
	%143 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !414, !range !23
	%144 = sext i32 %143 to i64, !dbg !414
	%145 = trunc i64 %13 to i32, !dbg !415
	%146 = trunc i64 %144 to i32, !dbg !415
	%147 = mul i32 %145, %146, !dbg !415
	%148 = zext i32 %147 to i64, !dbg !415
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !416, !range !17
	%150 = sext i32 %149 to i64, !dbg !416
	%151 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !416, !range !17
	%152 = sext i32 %151 to i64, !dbg !416
	%153 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !416, !range !19
	%154 = trunc i64 %152 to i32, !dbg !417
	%155 = add i32 %147, %154, !dbg !417
	%156 = zext i32 %155 to i64, !dbg !417
	%157 = trunc i64 %156 to i32, !dbg !418
	%158 = mul i32 %157, %p12, !dbg !422
	%159 = icmp slt i32 %157, %p13, !dbg !423
	%160 = select i1 %159, i32 %157, i32 %p13, !dbg !423
	%161 = add i32 %158, %160, !dbg !424
	%162 = sub i32 %161, 4, !dbg !425
	%163 = add i32 %157, 1, !dbg !426
	%164 = mul i32 %163, %p12, !dbg !428
	%165 = icmp slt i32 %163, %p13, !dbg !429
	%166 = select i1 %165, i32 %163, i32 %p13, !dbg !429
	%167 = add i32 %164, %166, !dbg !430
	%168 = sub i32 %167, 4, !dbg !431
	%169 = trunc i64 %142 to i32, !dbg !433
	%170 = mul i32 %132, %169, !dbg !434
	%171 = trunc i64 %150 to i32, !dbg !435
	%172 = add i32 %170, %171, !dbg !436
	br i1 %102, label %b22, label %b21, !dbg !436

b21:
	br i1 %140, label %b22, label %b38, !dbg !436

b22:
	%173 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %103, !dbg !380
	%174 = icmp uge i64 %103, %p26, !dbg !380
	br i1 %174, label %b22_fail1, label %b22_ok1, !dbg !380, !prof !15

b22_ok1:
	%175 = load i64, i64 addrspace(1)* %173, align 8, !dbg !380
	%176 = mul i32 %143, %153, !dbg !437
	%177 = add i32 %151, %176, !dbg !437
	%178 = mul i32 %141, %177, !dbg !437
	%179 = add i32 %149, %178, !dbg !437
	%180 = sext i32 %179 to i64, !dbg !437
	%181 = icmp eq i64 %180, 0, !dbg !438
	br i1 %181, label %b23, label %b27, !dbg !438

b23:
	br i1 %102, label %b24, label %b25, !dbg !438

b24:
	%182 = add i32 %106, %132, !dbg !439
	%183 = sext i32 %182 to i64, !dbg !440
	%184 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %183, !dbg !441
	%185 = addrspacecast i64 addrspace(1)* %184 to i64*, !dbg !442
	%186 = icmp uge i64 %183, %p5, !dbg !441
	%187 = icmp eq i64 addrspace(1)* %184, null, !dbg !442
	%188 = or i1 %186, %187, !dbg !442
	br i1 %188, label %b24_fail1, label %b24_ok1, !dbg !442, !prof !15

b24_ok1:
	%189 = bitcast i64* %185 to i8*, !dbg !442
	%190 = call i64 @gpuc_signal_wait_until_thread(i8* %189, i32 5, i64 %175, i32 1, i8* %ctrl, i32 16), !dbg !442
	br label %b25, !dbg !442

b25:
	br i1 %140, label %b26, label %b27, !dbg !442

b26:
	%191 = add i32 %108, %132, !dbg !443
	%192 = sext i32 %191 to i64, !dbg !444
	%193 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %192, !dbg !445
	%194 = addrspacecast i64 addrspace(1)* %193 to i64*, !dbg !446
	%195 = icmp uge i64 %192, %p5, !dbg !445
	%196 = icmp eq i64 addrspace(1)* %193, null, !dbg !446
	%197 = or i1 %195, %196, !dbg !446
	br i1 %197, label %b26_fail1, label %b26_ok1, !dbg !446, !prof !15

b26_ok1:
	%198 = bitcast i64* %194 to i8*, !dbg !446
	%199 = call i64 @gpuc_signal_wait_until_thread(i8* %198, i32 5, i64 %175, i32 1, i8* %ctrl, i32 18), !dbg !446
	br label %b27, !dbg !446

b27:
	call void @llvm.nvvm.barrier0(), !dbg !447
	br i1 %102, label %b28, label %b30, !dbg !447

b28:
	%200 = icmp eq i64 %152, 0, !dbg !448
	br i1 %200, label %b29, label %b30, !dbg !448

b29:
	%201 = addrspacecast float addrspace(1)* %0 to float*, !dbg !449
	%202 = addrspacecast { float, float, float, float } addrspace(1)* %100 to { float, float, float, float }*, !dbg !449
	%203 = addrspacecast float addrspace(1)* %1 to float*, !dbg !449
	%204 = addrspacecast { float, float, float, float } addrspace(1)* %101 to { float, float, float, float }*, !dbg !449
	%205 = call float @gpuc_fn_solver_march(float* %201, i64 %p1, { float, float, float, float }* %202, i64 %99, i64 %99, float* %203, i64 %p1, { float, float, float, float }* %204, i64 %99, i64 %99, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %172, i32 0, i32 1, i8* %ctrl), !dbg !449
	%206 = fadd float 0.000000e+00, %205, !dbg !450
	br label %b30, !dbg !450

b30:
	%207 = phi float [ 0.000000e+00, %b27 ], [ 0.000000e+00, %b28 ], [ %206, %b29 ], !dbg !451
	br i1 %140, label %b31, label %b34, !dbg !451

b31:
	%208 = trunc i64 %144 to i32, !dbg !452
	%209 = sub i32 %208, 1, !dbg !452
	%210 = zext i32 %209 to i64, !dbg !452
	%211 = icmp eq i64 %152, %210, !dbg !453
	br i1 %211, label %b32, label %b34, !dbg !453

b32:
	br i1 %109, label %b33, label %b34, !dbg !389

b33:
	%212 = addrspacecast float addrspace(1)* %0 to float*, !dbg !454
	%213 = addrspacecast { float, float, float, float } addrspace(1)* %100 to { float, float, float, float }*, !dbg !454
	%214 = addrspacecast float addrspace(1)* %1 to float*, !dbg !454
	%215 = addrspacecast { float, float, float, float } addrspace(1)* %101 to { float, float, float, float }*, !dbg !454
	%216 = call float @gpuc_fn_solver_march(float* %212, i64 %p1, { float, float, float, float }* %213, i64 %99, i64 %99, float* %214, i64 %p1, { float, float, float, float }* %215, i64 %99, i64 %99, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %172, i32 %110, i32 %p6, i8* %ctrl), !dbg !454
	%217 = fadd float %207, %216, !dbg !455
	br label %b34, !dbg !455

b34:
	%218 = phi float [ %207, %b30 ], [ %207, %b31 ], [ %207, %b32 ], [ %217, %b33 ], !dbg !451
	%219 = call i32 @gpuc_num_pes_thread(), !dbg !333
	%220 = sext i32 %p9 to i64, !dbg !333
	%221 = sext i32 %219 to i64, !dbg !333
	%222 = icmp ult i64 %220, %221, !dbg !333
	%223 = select i1 %222, i32 %p9, i32 0, !dbg !333
	%224 = call i8* @gpuc_peer_early(i32 %223), !dbg !333
	%225 = call i32 @gpuc_num_pes_thread(), !dbg !456
	%226 = sext i32 %p10 to i64, !dbg !456
	%227 = sext i32 %225 to i64, !dbg !456
	%228 = icmp ult i64 %226, %227, !dbg !456
	%229 = select i1 %228, i32 %p10, i32 0, !dbg !456
	%230 = call i8* @gpuc_peer_early(i32 %229), !dbg !456
	%231 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !457
	br i1 %102, label %b35, label %b36, !dbg !457

b35:
	%232 = sub i32 %p8, %170, !dbg !458
	%233 = icmp ult i32 %169, %232, !dbg !459
	%234 = select i1 %233, i32 %169, i32 %232, !dbg !459
	%235 = zext i32 %234 to i64, !dbg !460
	%236 = mul i32 %234, 4, !dbg !461
	%237 = zext i32 %236 to i64, !dbg !461
	%238 = zext i32 %170 to i64, !dbg !462
	%239 = add i64 %112, %238, !dbg !463
	%240 = mul i64 %239, 4, !dbg !464
	%241 = add i64 %114, %238, !dbg !465
	%242 = mul i64 %241, 4, !dbg !466
	%243 = add i64 %242, %237, !dbg !467
	%244 = sub i64 %243, %242, !dbg !468
	%245 = add i64 %240, %237, !dbg !469
	%246 = sub i64 %245, %240, !dbg !470
	%247 = add i32 %117, %132, !dbg !471
	%248 = sext i32 %247 to i64, !dbg !472
	%249 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %248, !dbg !473
	%250 = mul i32 %141, %143, !dbg !333
	%251 = icmp ugt i64 %243, %p1, !dbg !468
	%252 = icmp ugt i64 %242, %243, !dbg !468
	%253 = icmp ugt i64 %245, %p1, !dbg !470
	%254 = icmp uge i64 %248, %p5, !dbg !473
	%255 = icmp ne i64 %244, %246, !dbg !333
	%256 = icmp uge i64 %118, %119, !dbg !333
	%257 = icmp eq i64 addrspace(1)* %249, null, !dbg !333
	%258 = or i1 %251, %252, !dbg !333
	%259 = or i1 %258, %253, !dbg !333
	%260 = or i1 %259, %254, !dbg !333
	%261 = or i1 %260, %255, !dbg !333
	%262 = or i1 %261, %256, !dbg !333
	%263 = or i1 %262, %257, !dbg !333
	br i1 %263, label %b35_fail1, label %b35_ok1, !dbg !333, !prof !15

b35_ok1:
	%264 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !333, !range !24
	%265 = mul i32 %250, %264, !dbg !333
	%266 = sext i32 %231 to i64, !dbg !333
	%267 = sext i32 %265 to i64, !dbg !333
	%268 = add i64 %175, 1, !dbg !474
	%269 = getelementptr inbounds float, float addrspace(1)* %0, i64 %242, !dbg !468
	%270 = getelementptr inbounds float, float addrspace(1)* %0, i64 %240, !dbg !470
	%271 = mul i64 %246, 4, !dbg !333
	%272 = addrspacecast float addrspace(1)* %269 to float*, !dbg !333
	%273 = addrspacecast float addrspace(1)* %270 to float*, !dbg !333
	%274 = addrspacecast i64 addrspace(1)* %249 to i64*, !dbg !333
	%275 = icmp ne i64 %266, %267, !dbg !333
	br i1 %275, label %b35_fail8, label %b35_ok8, !dbg !333, !prof !15

b35_ok8:
	%276 = bitcast float* %272 to i8*, !dbg !333
	%277 = bitcast float* %273 to i8*, !dbg !333
	%278 = bitcast i64* %274 to i8*, !dbg !333
	call void @gpuc_put_signal_nbi_block(i8* %276, i8* %277, i64 %271, i8* %278, i64 %268, i32 9, i32 %p9, i32 1, i32 1, i8* %224), !dbg !333
	br label %b36, !dbg !332

b36:
	br i1 %140, label %b37, label %b38, !dbg !332

b37:
	%279 = sub i32 %p8, %170, !dbg !475
	%280 = icmp ult i32 %169, %279, !dbg !476
	%281 = select i1 %280, i32 %169, i32 %279, !dbg !476
	%282 = zext i32 %281 to i64, !dbg !477
	%283 = mul i32 %281, 4, !dbg !478
	%284 = zext i32 %283 to i64, !dbg !478
	%285 = zext i32 %170 to i64, !dbg !479
	%286 = add i64 %121, %285, !dbg !480
	%287 = mul i64 %286, 4, !dbg !481
	%288 = mul i64 %285, 4, !dbg !482
	%289 = add i64 %288, %284, !dbg !483
	%290 = sub i64 %289, %288, !dbg !484
	%291 = add i64 %287, %284, !dbg !485
	%292 = sub i64 %291, %287, !dbg !486
	%293 = add i32 %122, %132, !dbg !487
	%294 = sext i32 %293 to i64, !dbg !488
	%295 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %294, !dbg !489
	%296 = mul i32 %141, %143, !dbg !456
	%297 = icmp ugt i64 %289, %p1, !dbg !484
	%298 = icmp ugt i64 %291, %p1, !dbg !486
	%299 = icmp ugt i64 %287, %291, !dbg !486
	%300 = icmp uge i64 %294, %p5, !dbg !489
	%301 = icmp ne i64 %290, %292, !dbg !456
	%302 = icmp uge i64 %123, %119, !dbg !456
	%303 = icmp eq i64 addrspace(1)* %295, null, !dbg !456
	%304 = or i1 %297, %298, !dbg !456
	%305 = or i1 %304, %299, !dbg !456
	%306 = or i1 %305, %300, !dbg !456
	%307 = or i1 %306, %301, !dbg !456
	%308 = or i1 %307, %302, !dbg !456
	%309 = or i1 %308, %303, !dbg !456
	br i1 %309, label %b37_fail1, label %b37_ok1, !dbg !456, !prof !15

b37_ok1:
	%310 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !456, !range !24
	%311 = mul i32 %296, %310, !dbg !456
	%312 = sext i32 %231 to i64, !dbg !456
	%313 = sext i32 %311 to i64, !dbg !456
	%314 = add i64 %175, 1, !dbg !490
	%315 = getelementptr inbounds float, float addrspace(1)* %0, i64 %288, !dbg !484
	%316 = getelementptr inbounds float, float addrspace(1)* %0, i64 %287, !dbg !486
	%317 = mul i64 %292, 4, !dbg !456
	%318 = addrspacecast float addrspace(1)* %315 to float*, !dbg !456
	%319 = addrspacecast float addrspace(1)* %316 to float*, !dbg !456
	%320 = addrspacecast i64 addrspace(1)* %295 to i64*, !dbg !456
	%321 = icmp ne i64 %312, %313, !dbg !456
	br i1 %321, label %b37_fail8, label %b37_ok8, !dbg !456, !prof !15

b37_ok8:
	%322 = bitcast float* %318 to i8*, !dbg !456
	%323 = bitcast float* %319 to i8*, !dbg !456
	%324 = bitcast i64* %320 to i8*, !dbg !456
	call void @gpuc_put_signal_nbi_block(i8* %322, i8* %323, i64 %317, i8* %324, i64 %314, i32 9, i32 %p10, i32 1, i32 1, i8* %230), !dbg !456
	br label %b38, !dbg !400

b38:
	%325 = phi float [ 0.000000e+00, %b21 ], [ %218, %b36 ], [ %218, %b37_ok8 ], !dbg !451
	%326 = icmp sgt i32 %162, 1, !dbg !491
	%327 = select i1 %326, i32 %162, i32 1, !dbg !491
	%328 = icmp slt i32 %168, %110, !dbg !492
	%329 = select i1 %328, i32 %168, i32 %110, !dbg !492
	%330 = addrspacecast float addrspace(1)* %0 to float*, !dbg !493
	%331 = addrspacecast { float, float, float, float } addrspace(1)* %100 to { float, float, float, float }*, !dbg !493
	%332 = addrspacecast float addrspace(1)* %1 to float*, !dbg !493
	%333 = addrspacecast { float, float, float, float } addrspace(1)* %101 to { float, float, float, float }*, !dbg !493
	%334 = call float @gpuc_fn_solver_march(float* %330, i64 %p1, { float, float, float, float }* %331, i64 %99, i64 %99, float* %332, i64 %p1, { float, float, float, float }* %333, i64 %99, i64 %99, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %172, i32 %327, i32 %329, i8* %ctrl), !dbg !493
	%335 = fadd float %325, %334, !dbg !494
	%336 = fadd float %131, %335, !dbg !495
	%337 = add i32 %132, %134, !dbg !496
	br label %b19, !dbg !496

b39:
	%338 = phi float [ 0.000000e+00, %b17 ], [ %131, %b19 ], !dbg !497
	br i1 %77, label %b40, label %b53, !dbg !497

b40:
	%339 = sext i32 %p27 to i64, !dbg !380
	%340 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %339, !dbg !380
	%341 = icmp uge i64 %339, %p26, !dbg !380
	br i1 %341, label %b40_fail1, label %b40_ok1, !dbg !380, !prof !15

b40_ok1:
	%342 = load i64, i64 addrspace(1)* %340, align 8, !dbg !380
	%343 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !500, !range !17
	%344 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !500, !range !17
	%345 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !500, !range !19
	%346 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !500, !range !23
	%347 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !500, !range !23
	%348 = mul i32 %347, %345, !dbg !500
	%349 = add i32 %344, %348, !dbg !500
	%350 = mul i32 %346, %349, !dbg !500
	%351 = add i32 %343, %350, !dbg !500
	%352 = sext i32 %351 to i64, !dbg !500
	%353 = and i32 %351, -32, !dbg !501
	%354 = mul i32 %346, %347, !dbg !501
	%355 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !501, !range !24
	%356 = mul i32 %354, %355, !dbg !501
	%357 = sub i32 %356, %353, !dbg !501
	%358 = icmp slt i32 %357, 32, !dbg !501
	%359 = select i1 %358, i32 %357, i32 32, !dbg !501
	%360 = sext i32 %359 to i64, !dbg !501
	%361 = icmp sge i64 %352, %360, !dbg !502
	br i1 %361, label %b53, label %b41, !dbg !502

b41:
	%362 = sext i32 %9 to i64, !dbg !505
	%363 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !506, !range !89
	%364 = sext i32 %363 to i64, !dbg !506
	br label %b42, !dbg !506

b42:
	%365 = phi double [ 0.000000e+00, %b41 ], [ %394, %b43_ok1 ], !dbg !510
	%366 = phi i64 [ %364, %b41 ], [ %395, %b43_ok1 ], !dbg !506
	%367 = icmp slt i64 %366, %362, !dbg !506
	br i1 %367, label %b43, label %b44, !dbg !506

b43:
	%368 = urem i32 %84, 2, !dbg !512
	%369 = zext i32 %368 to i64, !dbg !513
	%370 = trunc i64 %362 to i32, !dbg !514
	%371 = mul i32 %368, %370, !dbg !514
	%372 = zext i32 %371 to i64, !dbg !514
	%373 = add i64 %372, %366, !dbg !515
	%374 = mul i64 %373, 2, !dbg !516
	%375 = add i64 %374, 2, !dbg !518
	%376 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %374, !dbg !519
	%377 = addrspacecast i64 addrspace(1)* %376 to i64*, !dbg !520
	%378 = ptrtoint i64* %377 to i64, !dbg !520
	%379 = and i64 %378, 15, !dbg !520
	%380 = icmp eq i64 %379, 0, !dbg !520
	%381 = bitcast i64 addrspace(1)* %376 to { i64, i64 } addrspace(1)*, !dbg !520
	%382 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %381, i64 0, !dbg !521
	%383 = addrspacecast { i64, i64 } addrspace(1)* %382 to { i64, i64 }*, !dbg !509
	%384 = icmp ugt i64 %375, %p18, !dbg !519
	%385 = icmp ugt i64 %374, %375, !dbg !519
	%386 = icmp eq i1 %380, false, !dbg !520
	%387 = icmp eq { i64, i64 } addrspace(1)* %382, null, !dbg !509
	%388 = or i1 %384, %385, !dbg !509
	%389 = or i1 %388, %386, !dbg !509
	%390 = or i1 %389, %387, !dbg !509
	br i1 %390, label %b43_fail1, label %b43_ok1, !dbg !509, !prof !15

b43_ok1:
	%391 = bitcast { i64, i64 }* %383 to i8*, !dbg !509
	%392 = call i64 @gpuc_wait_line_thread(i8* %391, i32 %84, i32 1, i8* %ctrl, i32 32), !dbg !509
	%393 = bitcast i64 %392 to double, !dbg !522
	%394 = fadd double %365, %393, !dbg !523
	%395 = add i64 %366, %360, !dbg !506
	br label %b42, !dbg !506

b44:
	%396 = icmp eq i64 %360, 32, !dbg !529
	br i1 %396, label %b45, label %b47, !dbg !529

b45:
	%397 = phi double [ %414, %b46 ], [ %365, %b44 ], !dbg !530
	%398 = phi i64 [ %417, %b46 ], [ 16, %b44 ], !dbg !531
	%399 = icmp sgt i64 %398, 0, !dbg !532
	br i1 %399, label %b46, label %b50, !dbg !532

b46:
	%400 = trunc i64 %398 to i32, !dbg !533
	%401 = bitcast double %397 to i64, !dbg !533
	%402 = trunc i64 %401 to i32, !dbg !533
	%403 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %402, i32 %400, i32 31), !dbg !533
	%404 = extractvalue { i32, i1 } %403, 0, !dbg !533
	%405 = lshr i64 %401, 32, !dbg !533
	%406 = trunc i64 %405 to i32, !dbg !533
	%407 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %406, i32 %400, i32 31), !dbg !533
	%408 = extractvalue { i32, i1 } %407, 0, !dbg !533
	%409 = zext i32 %408 to i64, !dbg !533
	%410 = shl i64 %409, 32, !dbg !533
	%411 = zext i32 %404 to i64, !dbg !533
	%412 = or i64 %411, %410, !dbg !533
	%413 = bitcast i64 %412 to double, !dbg !533
	%414 = fadd double %397, %413, !dbg !534
	%415 = trunc i64 %398 to i32, !dbg !535
	%416 = udiv i32 %415, 2, !dbg !535
	%417 = zext i32 %416 to i64, !dbg !535
	br label %b45, !dbg !535

b47:
	%418 = bitcast double %365 to i64, !dbg !536
	%419 = trunc i64 %418 to i32, !dbg !536
	%420 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %419, i32 0, i32 31), !dbg !536
	%421 = extractvalue { i32, i1 } %420, 0, !dbg !536
	%422 = lshr i64 %418, 32, !dbg !536
	%423 = trunc i64 %422 to i32, !dbg !536
	%424 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %423, i32 0, i32 31), !dbg !536
	%425 = extractvalue { i32, i1 } %424, 0, !dbg !536
	%426 = zext i32 %425 to i64, !dbg !536
	%427 = shl i64 %426, 32, !dbg !536
	%428 = zext i32 %421 to i64, !dbg !536
	%429 = or i64 %428, %427, !dbg !536
	%430 = bitcast i64 %429 to double, !dbg !536
	br label %b48, !dbg !536

b48:
	%431 = phi double [ %430, %b47 ], [ %448, %b49 ], !dbg !537
	%432 = phi i64 [ 1, %b47 ], [ %449, %b49 ], !dbg !538
	%433 = icmp slt i64 %432, %360, !dbg !539
	br i1 %433, label %b49, label %b50, !dbg !539

b49:
	%434 = trunc i64 %432 to i32, !dbg !540
	%435 = bitcast double %365 to i64, !dbg !540
	%436 = trunc i64 %435 to i32, !dbg !540
	%437 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %436, i32 %434, i32 31), !dbg !540
	%438 = extractvalue { i32, i1 } %437, 0, !dbg !540
	%439 = lshr i64 %435, 32, !dbg !540
	%440 = trunc i64 %439 to i32, !dbg !540
	%441 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %440, i32 %434, i32 31), !dbg !540
	%442 = extractvalue { i32, i1 } %441, 0, !dbg !540
	%443 = zext i32 %442 to i64, !dbg !540
	%444 = shl i64 %443, 32, !dbg !540
	%445 = zext i32 %438 to i64, !dbg !540
	%446 = or i64 %445, %444, !dbg !540
	%447 = bitcast i64 %446 to double, !dbg !540
	%448 = fadd double %431, %447, !dbg !534
	%449 = add i64 %432, 1, !dbg !541
	br label %b48, !dbg !541

b50:
	%450 = phi double [ %397, %b45 ], [ %431, %b48 ], !dbg !528
	%451 = icmp ne i64 %352, 0, !dbg !542
	br i1 %451, label %b53, label %b51, !dbg !542

b51:
	%452 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !543
	%453 = icmp uge i64 0, %p22, !dbg !543
	br i1 %453, label %b51_fail1, label %b51_ok1, !dbg !543, !prof !15

b51_ok1:
	store double %450, double addrspace(1)* %452, align 8, !dbg !543
	%454 = fcmp ole double %450, %p30, !dbg !544
	br i1 %454, label %b52, label %b53, !dbg !544

b52:
	%455 = add i64 %342, 1, !dbg !545
	%456 = urem i64 %455, 2, !dbg !546
	%457 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %456, !dbg !547
	%458 = icmp uge i64 %456, %p24, !dbg !547
	br i1 %458, label %b52_fail1, label %b52_ok1, !dbg !547, !prof !15

b52_ok1:
	store i64 %342, i64 addrspace(1)* %457, align 8, !dbg !547
	br label %b53, !dbg !547

b53:
	%459 = icmp ne i32 %p28, 0, !dbg !548
	br i1 %459, label %b54, label %b68, !dbg !548

b54:
	%460 = fpext float %338 to double, !dbg !551
	%461 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !555, !range !17
	%462 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !555, !range !17
	%463 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !555, !range !19
	%464 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !555, !range !23
	%465 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !555, !range !23
	%466 = mul i32 %465, %463, !dbg !555
	%467 = add i32 %462, %466, !dbg !555
	%468 = mul i32 %464, %467, !dbg !555
	%469 = add i32 %461, %468, !dbg !555
	%470 = and i32 %469, -32, !dbg !555
	%471 = mul i32 %464, %465, !dbg !555
	%472 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !555, !range !24
	%473 = mul i32 %471, %472, !dbg !555
	%474 = sub i32 %473, %470, !dbg !555
	%475 = icmp slt i32 %474, 32, !dbg !555
	%476 = select i1 %475, i32 %474, i32 32, !dbg !555
	%477 = sext i32 %476 to i64, !dbg !555
	%478 = icmp eq i64 %477, 32, !dbg !556
	br i1 %478, label %b55, label %b57, !dbg !556

b55:
	%479 = phi double [ %496, %b56 ], [ %460, %b54 ], !dbg !557
	%480 = phi i64 [ %499, %b56 ], [ 16, %b54 ], !dbg !558
	%481 = icmp sgt i64 %480, 0, !dbg !559
	br i1 %481, label %b56, label %b60, !dbg !559

b56:
	%482 = trunc i64 %480 to i32, !dbg !560
	%483 = bitcast double %479 to i64, !dbg !560
	%484 = trunc i64 %483 to i32, !dbg !560
	%485 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %484, i32 %482, i32 31), !dbg !560
	%486 = extractvalue { i32, i1 } %485, 0, !dbg !560
	%487 = lshr i64 %483, 32, !dbg !560
	%488 = trunc i64 %487 to i32, !dbg !560
	%489 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %488, i32 %482, i32 31), !dbg !560
	%490 = extractvalue { i32, i1 } %489, 0, !dbg !560
	%491 = zext i32 %490 to i64, !dbg !560
	%492 = shl i64 %491, 32, !dbg !560
	%493 = zext i32 %486 to i64, !dbg !560
	%494 = or i64 %493, %492, !dbg !560
	%495 = bitcast i64 %494 to double, !dbg !560
	%496 = fadd double %479, %495, !dbg !561
	%497 = trunc i64 %480 to i32, !dbg !562
	%498 = udiv i32 %497, 2, !dbg !562
	%499 = zext i32 %498 to i64, !dbg !562
	br label %b55, !dbg !562

b57:
	%500 = bitcast double %460 to i64, !dbg !563
	%501 = trunc i64 %500 to i32, !dbg !563
	%502 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %501, i32 0, i32 31), !dbg !563
	%503 = extractvalue { i32, i1 } %502, 0, !dbg !563
	%504 = lshr i64 %500, 32, !dbg !563
	%505 = trunc i64 %504 to i32, !dbg !563
	%506 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %505, i32 0, i32 31), !dbg !563
	%507 = extractvalue { i32, i1 } %506, 0, !dbg !563
	%508 = zext i32 %507 to i64, !dbg !563
	%509 = shl i64 %508, 32, !dbg !563
	%510 = zext i32 %503 to i64, !dbg !563
	%511 = or i64 %510, %509, !dbg !563
	%512 = bitcast i64 %511 to double, !dbg !563
	br label %b58, !dbg !563

b58:
	%513 = phi double [ %512, %b57 ], [ %530, %b59 ], !dbg !564
	%514 = phi i64 [ 1, %b57 ], [ %531, %b59 ], !dbg !565
	%515 = icmp slt i64 %514, %477, !dbg !566
	br i1 %515, label %b59, label %b60, !dbg !566

b59:
	%516 = trunc i64 %514 to i32, !dbg !567
	%517 = bitcast double %460 to i64, !dbg !567
	%518 = trunc i64 %517 to i32, !dbg !567
	%519 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %518, i32 %516, i32 31), !dbg !567
	%520 = extractvalue { i32, i1 } %519, 0, !dbg !567
	%521 = lshr i64 %517, 32, !dbg !567
	%522 = trunc i64 %521 to i32, !dbg !567
	%523 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %522, i32 %516, i32 31), !dbg !567
	%524 = extractvalue { i32, i1 } %523, 0, !dbg !567
	%525 = zext i32 %524 to i64, !dbg !567
	%526 = shl i64 %525, 32, !dbg !567
	%527 = zext i32 %520 to i64, !dbg !567
	%528 = or i64 %527, %526, !dbg !567
	%529 = bitcast i64 %528 to double, !dbg !567
	%530 = fadd double %513, %529, !dbg !561
	%531 = add i64 %514, 1, !dbg !568
	br label %b58, !dbg !568

b60:
	%532 = phi double [ %479, %b55 ], [ %513, %b58 ], !dbg !554
	%533 = sext i32 %473 to i64, !dbg !570
	%534 = trunc i64 %533 to i32, !dbg !571
	%535 = add i32 %534, 32, !dbg !571
	%536 = zext i32 %535 to i64, !dbg !571
	%537 = sub i32 %535, 1, !dbg !572
	%538 = zext i32 %537 to i64, !dbg !572
	%539 = udiv i32 %537, 32, !dbg !573
	%540 = zext i32 %539 to i64, !dbg !573
	%541 = icmp eq i64 %540, 1, !dbg !574
	br i1 %541, label %b66, label %b61, !dbg !574

b61:
	call void @llvm.nvvm.barrier0(), !dbg !576
	%542 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !577, !range !89
	%543 = sext i32 %542 to i64, !dbg !577
	%544 = icmp eq i64 %543, 0, !dbg !578
	br i1 %544, label %b62, label %b63, !dbg !578

b62:
	%545 = sext i32 %469 to i64, !dbg !579
	%546 = trunc i64 %545 to i32, !dbg !580
	%547 = udiv i32 %546, 32, !dbg !580
	%548 = zext i32 %547 to i64, !dbg !580
	%549 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %548, !dbg !581
	store double %532, double addrspace(3)* %549, align 8, !dbg !581
	br label %b63, !dbg !581

b63:
	call void @llvm.nvvm.barrier0(), !dbg !582
	%550 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !583
	%551 = load double, double addrspace(3)* %550, align 8, !dbg !583
	br label %b64, !dbg !583

b64:
	%552 = phi double [ %551, %b63 ], [ %557, %b65 ], !dbg !584
	%553 = phi i64 [ 1, %b63 ], [ %558, %b65 ], !dbg !585
	%554 = icmp slt i64 %553, %540, !dbg !586
	br i1 %554, label %b65, label %b66, !dbg !586

b65:
	%555 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %553, !dbg !587
	%556 = load double, double addrspace(3)* %555, align 8, !dbg !587
	%557 = fadd double %552, %556, !dbg !561
	%558 = add i64 %553, 1, !dbg !588
	br label %b64, !dbg !588

b66:
	%559 = phi double [ %532, %b60 ], [ %552, %b64 ], !dbg !553
	%560 = sext i32 %469 to i64, !dbg !589
	%561 = icmp eq i64 %560, 0, !dbg !590
	br i1 %561, label %b67, label %b68, !dbg !590

b67:
	%562 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !591, !range !411
	%563 = sext i32 %562 to i64, !dbg !591
	%564 = mul i64 %13, %563, !dbg !592
	%565 = add i64 %564, %11, !dbg !593
	%566 = mul i64 %565, 2, !dbg !595
	%567 = zext i32 %p28 to i64, !dbg !596
	%568 = add i64 %566, %567, !dbg !597
	%569 = sub i64 %568, 1, !dbg !598
	%570 = getelementptr inbounds double, double addrspace(1)* %3, i64 %569, !dbg !599
	%571 = icmp uge i64 %569, %p16, !dbg !599
	br i1 %571, label %b67_fail1, label %b67_ok1, !dbg !599, !prof !15

b67_ok1:
	store double %559, double addrspace(1)* %570, align 8, !dbg !599
	br label %b68, !dbg !599

b68:
	ret void, !dbg !550

b3_fail1:
	%572 = icmp uge i64 %33, %p26, !dbg !345
	br i1 %572, label %b3_fail2, label %b3_ok2, !dbg !345

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %33, i64 %p26), !dbg !345
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !345
	ret void, !dbg !345

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %34, i64 %p26), !dbg !346
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !346
	ret void, !dbg !346

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %44, i64 %p24), !dbg !350
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !350
	ret void, !dbg !350

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %66, i64 %p24), !dbg !359
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !359
	ret void, !dbg !359

b18_fail1:
	%573 = icmp ugt i64 %p1, %p3, !dbg !376
	br i1 %573, label %b18_fail2, label %b18_ok2, !dbg !376

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 %p3), !dbg !376
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !376
	ret void, !dbg !376

b18_ok2:
	%574 = icmp eq i1 %87, false, !dbg !377
	br i1 %574, label %b18_fail3, label %b18_ok3, !dbg !377

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p1, i64 4), !dbg !377
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !377
	ret void, !dbg !377

b18_ok3:
	%575 = icmp eq i1 %93, false, !dbg !377
	br i1 %575, label %b18_fail4, label %b18_ok4, !dbg !377

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %90, i64 16), !dbg !377
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !377
	ret void, !dbg !377

b18_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %96, i64 16), !dbg !378
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !378
	ret void, !dbg !378

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %103, i64 %p26), !dbg !380
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !380
	ret void, !dbg !380

b24_fail1:
	%576 = icmp uge i64 %183, %p5, !dbg !441
	br i1 %576, label %b24_fail2, label %b24_ok2, !dbg !441

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %183, i64 %p5), !dbg !441
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !441
	ret void, !dbg !441

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !442
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !442
	ret void, !dbg !442

b26_fail1:
	%577 = icmp uge i64 %192, %p5, !dbg !445
	br i1 %577, label %b26_fail2, label %b26_ok2, !dbg !445

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %192, i64 %p5), !dbg !445
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !445
	ret void, !dbg !445

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !446
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !446
	ret void, !dbg !446

b35_fail1:
	%578 = icmp ugt i64 %243, %p1, !dbg !468
	br i1 %578, label %b35_fail2, label %b35_ok2, !dbg !468

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %243, i64 %p1), !dbg !468
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !468
	ret void, !dbg !468

b35_ok2:
	%579 = icmp ugt i64 %242, %243, !dbg !468
	br i1 %579, label %b35_fail3, label %b35_ok3, !dbg !468

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %242, i64 %243), !dbg !468
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !468
	ret void, !dbg !468

b35_ok3:
	%580 = icmp ugt i64 %245, %p1, !dbg !470
	br i1 %580, label %b35_fail4, label %b35_ok4, !dbg !470

b35_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %245, i64 %p1), !dbg !470
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !470
	ret void, !dbg !470

b35_ok4:
	%581 = icmp uge i64 %248, %p5, !dbg !473
	br i1 %581, label %b35_fail5, label %b35_ok5, !dbg !473

b35_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %248, i64 %p5), !dbg !473
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !473
	ret void, !dbg !473

b35_ok5:
	%582 = icmp ne i64 %244, %246, !dbg !333
	br i1 %582, label %b35_fail6, label %b35_ok6, !dbg !333

b35_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %244, i64 %246), !dbg !333
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !333
	ret void, !dbg !333

b35_ok6:
	%583 = icmp uge i64 %118, %119, !dbg !333
	br i1 %583, label %b35_fail7, label %b35_ok7, !dbg !333

b35_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %118, i64 %119), !dbg !333
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !333
	ret void, !dbg !333

b35_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 0, i64 0), !dbg !333
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !333
	ret void, !dbg !333

b35_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %266, i64 %267), !dbg !333
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !333
	ret void, !dbg !333

b37_fail1:
	%584 = icmp ugt i64 %289, %p1, !dbg !484
	br i1 %584, label %b37_fail2, label %b37_ok2, !dbg !484

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %289, i64 %p1), !dbg !484
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !484
	ret void, !dbg !484

b37_ok2:
	%585 = icmp ugt i64 %291, %p1, !dbg !486
	br i1 %585, label %b37_fail3, label %b37_ok3, !dbg !486

b37_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %291, i64 %p1), !dbg !486
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !486
	ret void, !dbg !486

b37_ok3:
	%586 = icmp ugt i64 %287, %291, !dbg !486
	br i1 %586, label %b37_fail4, label %b37_ok4, !dbg !486

b37_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %287, i64 %291), !dbg !486
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !486
	ret void, !dbg !486

b37_ok4:
	%587 = icmp uge i64 %294, %p5, !dbg !489
	br i1 %587, label %b37_fail5, label %b37_ok5, !dbg !489

b37_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %294, i64 %p5), !dbg !489
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !489
	ret void, !dbg !489

b37_ok5:
	%588 = icmp ne i64 %290, %292, !dbg !456
	br i1 %588, label %b37_fail6, label %b37_ok6, !dbg !456

b37_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %290, i64 %292), !dbg !456
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !456
	ret void, !dbg !456

b37_ok6:
	%589 = icmp uge i64 %123, %119, !dbg !456
	br i1 %589, label %b37_fail7, label %b37_ok7, !dbg !456

b37_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %123, i64 %119), !dbg !456
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !456
	ret void, !dbg !456

b37_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 0, i64 0), !dbg !456
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !456
	ret void, !dbg !456

b37_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %312, i64 %313), !dbg !456
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !456
	ret void, !dbg !456

b40_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %339, i64 %p26), !dbg !380
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !380
	ret void, !dbg !380

b43_fail1:
	%590 = icmp ugt i64 %375, %p18, !dbg !519
	br i1 %590, label %b43_fail2, label %b43_ok2, !dbg !519

b43_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %375, i64 %p18), !dbg !519
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !519
	ret void, !dbg !519

b43_ok2:
	%591 = icmp ugt i64 %374, %375, !dbg !519
	br i1 %591, label %b43_fail3, label %b43_ok3, !dbg !519

b43_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %374, i64 %375), !dbg !519
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !519
	ret void, !dbg !519

b43_ok3:
	%592 = icmp eq i1 %380, false, !dbg !520
	br i1 %592, label %b43_fail4, label %b43_ok4, !dbg !520

b43_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %379, i64 16), !dbg !520
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !520
	ret void, !dbg !520

b43_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !509
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !509
	ret void, !dbg !509

b51_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 0, i64 %p22), !dbg !543
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !543
	ret void, !dbg !543

b52_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %456, i64 %p24), !dbg !547
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !547
	ret void, !dbg !547

b67_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %569, i64 %p16), !dbg !599
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !599
	ret void, !dbg !599
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
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !607, !range !16
	%10 = sext i32 %9 to i64, !dbg !607
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !607, !range !18
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
	%23 = addrspacecast float addrspace(1)* %0 to float*, !dbg !616
	%24 = ptrtoint float* %23 to i64, !dbg !616
	%25 = and i64 %24, 15, !dbg !616
	%26 = icmp eq i64 %25, 0, !dbg !616
	%27 = icmp eq i64 %p1, 0, !dbg !616
	%28 = or i1 %26, %27, !dbg !616
	%29 = addrspacecast float addrspace(1)* %1 to float*, !dbg !617
	%30 = ptrtoint float* %29 to i64, !dbg !617
	%31 = and i64 %30, 15, !dbg !617
	%32 = icmp eq i64 %31, 0, !dbg !617
	%33 = or i1 %32, %27, !dbg !617
	%34 = ashr i64 %p1, 2, !dbg !616
	%35 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !616
	%36 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !617
	%37 = icmp ult i32 0, %p26, !dbg !614
	%38 = icmp ugt i64 %p1, %p3, !dbg !615
	%39 = icmp eq i1 %22, false, !dbg !616
	%40 = icmp eq i1 %28, false, !dbg !616
	%41 = icmp eq i1 %33, false, !dbg !617
	%42 = or i1 %38, %39, !dbg !617
	%43 = or i1 %42, %40, !dbg !617
	%44 = or i1 %43, %41, !dbg !617
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !617, !prof !15

b2_ok1:
	br i1 %37, label %b3, label %b65, !dbg !614

b3:
	%45 = icmp sgt i32 %p6, 0, !dbg !618
	%46 = sext i32 %8 to i64, !dbg !621
	%47 = icmp eq i64 %12, 0, !dbg !622
	%48 = icmp sgt i32 %p6, 1, !dbg !623
	%49 = sub i32 %p6, 1, !dbg !624
	%50 = add i32 %p11, 1, !dbg !625
	%51 = zext i32 %p8 to i64, !dbg !626
	%52 = sext i32 %50 to i64, !dbg !627
	%53 = mul i64 %52, %51, !dbg !628
	%54 = sext i32 %p9 to i64, !dbg !629
	%55 = sext i32 %p6 to i64, !dbg !631
	%56 = mul i64 %55, %51, !dbg !632
	%57 = sext i32 %p10 to i64, !dbg !633
	br label %b4, !dbg !634

b4:
	%58 = phi i64 [ %536, %b64 ], [ %p25, %b3 ], !dbg !634
	%59 = phi i32 [ %414, %b64 ], [ %p27, %b3 ], !dbg !634
	%60 = phi i32 [ %415, %b64 ], [ %p29, %b3 ], !dbg !635
	%61 = phi i32 [ %416, %b64 ], [ %p30, %b3 ], !dbg !636
	%62 = phi float addrspace(1)* [ %67, %b64 ], [ %0, %b3 ], !dbg !637
	%63 = phi i64 [ %68, %b64 ], [ %p1, %b3 ], !dbg !637
	%64 = phi { float, float, float, float } addrspace(1)* [ %69, %b64 ], [ %35, %b3 ], !dbg !637
	%65 = phi i64 [ %70, %b64 ], [ %34, %b3 ], !dbg !637
	%66 = phi i64 [ %71, %b64 ], [ %34, %b3 ], !dbg !637
	%67 = phi float addrspace(1)* [ %62, %b64 ], [ %1, %b3 ], !dbg !638
	%68 = phi i64 [ %63, %b64 ], [ %p1, %b3 ], !dbg !638
	%69 = phi { float, float, float, float } addrspace(1)* [ %64, %b64 ], [ %36, %b3 ], !dbg !638
	%70 = phi i64 [ %65, %b64 ], [ %34, %b3 ], !dbg !638
	%71 = phi i64 [ %66, %b64 ], [ %34, %b3 ], !dbg !638
	%72 = phi i32 [ %537, %b64 ], [ 0, %b3 ], !dbg !638
	%73 = icmp ne i32 %60, 0, !dbg !639
	br i1 %73, label %b5, label %b7, !dbg !639

b5:
	br i1 %20, label %b6, label %b7, !dbg !639

b6:
	%74 = addrspacecast double addrspace(1)* %3 to double*, !dbg !640
	%75 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !640
	%76 = addrspacecast i32 addrspace(1)* %5 to i32*, !dbg !640
	%77 = addrspacecast double addrspace(1)* %6 to double*, !dbg !640
	%78 = addrspacecast i64 addrspace(1)* %7 to i64*, !dbg !640
	%79 = call i32 @gpuc_fn_solver_publish(double* %74, i64 %p16, i64 %p16, i64* %75, i64 %p18, i32* %76, i64 %p20, i64 %p20, double* %77, i64 %p22, i64 %p22, i64* %78, i64 %p24, i64 %p24, i32 %60, i8* %ctrl), !dbg !640
	br label %b7, !dbg !640

b7:
	%80 = phi i32 [ 0, %b4 ], [ 0, %b5 ], [ %79, %b6 ], !dbg !641
	%81 = urem i64 %58, 2, !dbg !642
	%82 = trunc i64 %81 to i32, !dbg !643
	%83 = sub i32 1, %82, !dbg !644
	br i1 %45, label %b8, label %b29, !dbg !618

b8:
	%84 = mul i32 %82, 2, !dbg !646
	%85 = mul i32 %84, %p14, !dbg !647
	%86 = add i32 %84, 1, !dbg !649
	%87 = mul i32 %86, %p14, !dbg !650
	%88 = add i64 %58, 1, !dbg !651
	%89 = mul i32 %83, 2, !dbg !653
	%90 = add i32 %89, 1, !dbg !654
	%91 = mul i32 %90, %p14, !dbg !655
	%92 = mul i32 %89, %p14, !dbg !657
	br label %b9, !dbg !658

b9:
	%93 = phi float [ %293, %b28 ], [ 0.000000e+00, %b8 ], !dbg !658
	%94 = phi i32 [ %294, %b28 ], [ %9, %b8 ], !dbg !659
	%95 = icmp slt i32 %94, %p14, !dbg !660
	br i1 %95, label %b10, label %b29, !dbg !660

b10:
	%96 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !661, !range !411
	%97 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !661, !range !339
	%98 = sext i32 %97 to i64, !dbg !661
	%99 = trunc i64 %98 to i32, !dbg !662
	%100 = sub i32 %99, 1, !dbg !662
	%101 = zext i32 %100 to i64, !dbg !662
	%102 = icmp eq i64 %12, %101, !dbg !663
	%103 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !664, !range !23
	%104 = sext i32 %103 to i64, !dbg !664
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !664, !range !23
	%106 = sext i32 %105 to i64, !dbg !664
	%107 = trunc i64 %12 to i32, !dbg !665
	%108 = trunc i64 %106 to i32, !dbg !665
	%109 = mul i32 %107, %108, !dbg !665
	%110 = zext i32 %109 to i64, !dbg !665
	%111 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !666, !range !17
	%112 = sext i32 %111 to i64, !dbg !666
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !666, !range !17
	%114 = sext i32 %113 to i64, !dbg !666
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !666, !range !19
	%116 = trunc i64 %114 to i32, !dbg !667
	%117 = add i32 %109, %116, !dbg !667
	%118 = zext i32 %117 to i64, !dbg !667
	%119 = trunc i64 %118 to i32, !dbg !668
	%120 = mul i32 %119, %p12, !dbg !670
	%121 = icmp slt i32 %119, %p13, !dbg !671
	%122 = select i1 %121, i32 %119, i32 %p13, !dbg !671
	%123 = add i32 %120, %122, !dbg !672
	%124 = sub i32 %123, 4, !dbg !673
	%125 = add i32 %119, 1, !dbg !674
	%126 = mul i32 %125, %p12, !dbg !676
	%127 = icmp slt i32 %125, %p13, !dbg !677
	%128 = select i1 %127, i32 %125, i32 %p13, !dbg !677
	%129 = add i32 %126, %128, !dbg !678
	%130 = sub i32 %129, 4, !dbg !679
	%131 = trunc i64 %104 to i32, !dbg !681
	%132 = mul i32 %94, %131, !dbg !682
	%133 = trunc i64 %112 to i32, !dbg !683
	%134 = add i32 %132, %133, !dbg !684
	br i1 %47, label %b12, label %b11, !dbg !684

b11:
	br i1 %102, label %b12, label %b28, !dbg !684

b12:
	%135 = mul i32 %105, %115, !dbg !685
	%136 = add i32 %113, %135, !dbg !685
	%137 = mul i32 %103, %136, !dbg !685
	%138 = add i32 %111, %137, !dbg !685
	%139 = sext i32 %138 to i64, !dbg !685
	%140 = icmp eq i64 %139, 0, !dbg !686
	br i1 %140, label %b13, label %b17, !dbg !686

b13:
	br i1 %47, label %b14, label %b15, !dbg !686

b14:
	%141 = add i32 %85, %94, !dbg !687
	%142 = sext i32 %141 to i64, !dbg !688
	%143 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %142, !dbg !689
	%144 = addrspacecast i64 addrspace(1)* %143 to i64*, !dbg !690
	%145 = icmp uge i64 %142, %p5, !dbg !689
	%146 = icmp eq i64 addrspace(1)* %143, null, !dbg !690
	%147 = or i1 %145, %146, !dbg !690
	br i1 %147, label %b14_fail1, label %b14_ok1, !dbg !690, !prof !15

b14_ok1:
	%148 = bitcast i64* %144 to i8*, !dbg !690
	%149 = call i64 @gpuc_signal_wait_until_thread(i8* %148, i32 5, i64 %58, i32 1, i8* %ctrl, i32 16), !dbg !690
	br label %b15, !dbg !690

b15:
	br i1 %102, label %b16, label %b17, !dbg !690

b16:
	%150 = add i32 %87, %94, !dbg !691
	%151 = sext i32 %150 to i64, !dbg !692
	%152 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %151, !dbg !693
	%153 = addrspacecast i64 addrspace(1)* %152 to i64*, !dbg !694
	%154 = icmp uge i64 %151, %p5, !dbg !693
	%155 = icmp eq i64 addrspace(1)* %152, null, !dbg !694
	%156 = or i1 %154, %155, !dbg !694
	br i1 %156, label %b16_fail1, label %b16_ok1, !dbg !694, !prof !15

b16_ok1:
	%157 = bitcast i64* %153 to i8*, !dbg !694
	%158 = call i64 @gpuc_signal_wait_until_thread(i8* %157, i32 5, i64 %58, i32 1, i8* %ctrl, i32 18), !dbg !694
	br label %b17, !dbg !694

b17:
	call void @llvm.nvvm.barrier0(), !dbg !695
	br i1 %47, label %b18, label %b20, !dbg !695

b18:
	%159 = icmp eq i64 %114, 0, !dbg !696
	br i1 %159, label %b19, label %b20, !dbg !696

b19:
	%160 = addrspacecast float addrspace(1)* %62 to float*, !dbg !697
	%161 = addrspacecast { float, float, float, float } addrspace(1)* %64 to { float, float, float, float }*, !dbg !697
	%162 = addrspacecast float addrspace(1)* %67 to float*, !dbg !697
	%163 = addrspacecast { float, float, float, float } addrspace(1)* %69 to { float, float, float, float }*, !dbg !697
	%164 = call float @gpuc_fn_solver_march(float* %160, i64 %63, { float, float, float, float }* %161, i64 %65, i64 %66, float* %162, i64 %68, { float, float, float, float }* %163, i64 %70, i64 %71, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %134, i32 0, i32 1, i8* %ctrl), !dbg !697
	%165 = fadd float 0.000000e+00, %164, !dbg !698
	br label %b20, !dbg !698

b20:
	%166 = phi float [ 0.000000e+00, %b17 ], [ 0.000000e+00, %b18 ], [ %165, %b19 ], !dbg !699
	br i1 %102, label %b21, label %b24, !dbg !699

b21:
	%167 = trunc i64 %106 to i32, !dbg !700
	%168 = sub i32 %167, 1, !dbg !700
	%169 = zext i32 %168 to i64, !dbg !700
	%170 = icmp eq i64 %114, %169, !dbg !701
	br i1 %170, label %b22, label %b24, !dbg !701

b22:
	br i1 %48, label %b23, label %b24, !dbg !623

b23:
	%171 = addrspacecast float addrspace(1)* %62 to float*, !dbg !702
	%172 = addrspacecast { float, float, float, float } addrspace(1)* %64 to { float, float, float, float }*, !dbg !702
	%173 = addrspacecast float addrspace(1)* %67 to float*, !dbg !702
	%174 = addrspacecast { float, float, float, float } addrspace(1)* %69 to { float, float, float, float }*, !dbg !702
	%175 = call float @gpuc_fn_solver_march(float* %171, i64 %63, { float, float, float, float }* %172, i64 %65, i64 %66, float* %173, i64 %68, { float, float, float, float }* %174, i64 %70, i64 %71, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %134, i32 %49, i32 %p6, i8* %ctrl), !dbg !702
	%176 = fadd float %166, %175, !dbg !703
	br label %b24, !dbg !703

b24:
	%177 = phi float [ %166, %b20 ], [ %166, %b21 ], [ %166, %b22 ], [ %176, %b23 ], !dbg !699
	%178 = call i32 @gpuc_num_pes_thread(), !dbg !605
	%179 = sext i32 %p9 to i64, !dbg !605
	%180 = sext i32 %178 to i64, !dbg !605
	%181 = icmp ult i64 %179, %180, !dbg !605
	%182 = select i1 %181, i32 %p9, i32 0, !dbg !605
	%183 = call i8* @gpuc_peer_early(i32 %182), !dbg !605
	%184 = call i32 @gpuc_num_pes_thread(), !dbg !704
	%185 = sext i32 %p10 to i64, !dbg !704
	%186 = sext i32 %184 to i64, !dbg !704
	%187 = icmp ult i64 %185, %186, !dbg !704
	%188 = select i1 %187, i32 %p10, i32 0, !dbg !704
	%189 = call i8* @gpuc_peer_early(i32 %188), !dbg !704
	%190 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !705
	br i1 %47, label %b25, label %b26, !dbg !705

b25:
	%191 = sub i32 %p8, %132, !dbg !706
	%192 = icmp ult i32 %131, %191, !dbg !707
	%193 = select i1 %192, i32 %131, i32 %191, !dbg !707
	%194 = zext i32 %193 to i64, !dbg !708
	%195 = mul i32 %193, 4, !dbg !709
	%196 = zext i32 %195 to i64, !dbg !709
	%197 = zext i32 %132 to i64, !dbg !710
	%198 = add i64 %51, %197, !dbg !711
	%199 = mul i64 %198, 4, !dbg !712
	%200 = add i64 %53, %197, !dbg !713
	%201 = mul i64 %200, 4, !dbg !714
	%202 = add i64 %201, %196, !dbg !715
	%203 = sub i64 %202, %201, !dbg !716
	%204 = add i64 %199, %196, !dbg !717
	%205 = sub i64 %204, %199, !dbg !718
	%206 = add i32 %91, %94, !dbg !719
	%207 = sext i32 %206 to i64, !dbg !720
	%208 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %207, !dbg !721
	%209 = mul i32 %103, %105, !dbg !605
	%210 = icmp ugt i64 %202, %63, !dbg !716
	%211 = icmp ugt i64 %201, %202, !dbg !716
	%212 = icmp ugt i64 %204, %63, !dbg !718
	%213 = icmp uge i64 %207, %p5, !dbg !721
	%214 = icmp ne i64 %203, %205, !dbg !605
	%215 = icmp uge i64 %54, %46, !dbg !605
	%216 = icmp eq i64 addrspace(1)* %208, null, !dbg !605
	%217 = or i1 %210, %211, !dbg !605
	%218 = or i1 %217, %212, !dbg !605
	%219 = or i1 %218, %213, !dbg !605
	%220 = or i1 %219, %214, !dbg !605
	%221 = or i1 %220, %215, !dbg !605
	%222 = or i1 %221, %216, !dbg !605
	br i1 %222, label %b25_fail1, label %b25_ok1, !dbg !605, !prof !15

b25_ok1:
	%223 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !605, !range !24
	%224 = mul i32 %209, %223, !dbg !605
	%225 = sext i32 %190 to i64, !dbg !605
	%226 = sext i32 %224 to i64, !dbg !605
	%227 = getelementptr inbounds float, float addrspace(1)* %62, i64 %201, !dbg !716
	%228 = getelementptr inbounds float, float addrspace(1)* %62, i64 %199, !dbg !718
	%229 = mul i64 %205, 4, !dbg !605
	%230 = addrspacecast float addrspace(1)* %227 to float*, !dbg !605
	%231 = addrspacecast float addrspace(1)* %228 to float*, !dbg !605
	%232 = addrspacecast i64 addrspace(1)* %208 to i64*, !dbg !605
	%233 = icmp ne i64 %225, %226, !dbg !605
	br i1 %233, label %b25_fail8, label %b25_ok8, !dbg !605, !prof !15

b25_ok8:
	%234 = bitcast float* %230 to i8*, !dbg !605
	%235 = bitcast float* %231 to i8*, !dbg !605
	%236 = bitcast i64* %232 to i8*, !dbg !605
	call void @gpuc_put_signal_nbi_block(i8* %234, i8* %235, i64 %229, i8* %236, i64 %88, i32 9, i32 %p9, i32 1, i32 1, i8* %183), !dbg !605
	br label %b26, !dbg !604

b26:
	br i1 %102, label %b27, label %b28, !dbg !604

b27:
	%237 = sub i32 %p8, %132, !dbg !722
	%238 = icmp ult i32 %131, %237, !dbg !723
	%239 = select i1 %238, i32 %131, i32 %237, !dbg !723
	%240 = zext i32 %239 to i64, !dbg !724
	%241 = mul i32 %239, 4, !dbg !725
	%242 = zext i32 %241 to i64, !dbg !725
	%243 = zext i32 %132 to i64, !dbg !726
	%244 = add i64 %56, %243, !dbg !727
	%245 = mul i64 %244, 4, !dbg !728
	%246 = mul i64 %243, 4, !dbg !729
	%247 = add i64 %246, %242, !dbg !730
	%248 = sub i64 %247, %246, !dbg !731
	%249 = add i64 %245, %242, !dbg !732
	%250 = sub i64 %249, %245, !dbg !733
	%251 = add i32 %92, %94, !dbg !734
	%252 = sext i32 %251 to i64, !dbg !735
	%253 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %252, !dbg !736
	%254 = mul i32 %103, %105, !dbg !704
	%255 = icmp ugt i64 %247, %63, !dbg !731
	%256 = icmp ugt i64 %249, %63, !dbg !733
	%257 = icmp ugt i64 %245, %249, !dbg !733
	%258 = icmp uge i64 %252, %p5, !dbg !736
	%259 = icmp ne i64 %248, %250, !dbg !704
	%260 = icmp uge i64 %57, %46, !dbg !704
	%261 = icmp eq i64 addrspace(1)* %253, null, !dbg !704
	%262 = or i1 %255, %256, !dbg !704
	%263 = or i1 %262, %257, !dbg !704
	%264 = or i1 %263, %258, !dbg !704
	%265 = or i1 %264, %259, !dbg !704
	%266 = or i1 %265, %260, !dbg !704
	%267 = or i1 %266, %261, !dbg !704
	br i1 %267, label %b27_fail1, label %b27_ok1, !dbg !704, !prof !15

b27_ok1:
	%268 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !704, !range !24
	%269 = mul i32 %254, %268, !dbg !704
	%270 = sext i32 %190 to i64, !dbg !704
	%271 = sext i32 %269 to i64, !dbg !704
	%272 = getelementptr inbounds float, float addrspace(1)* %62, i64 %246, !dbg !731
	%273 = getelementptr inbounds float, float addrspace(1)* %62, i64 %245, !dbg !733
	%274 = mul i64 %250, 4, !dbg !704
	%275 = addrspacecast float addrspace(1)* %272 to float*, !dbg !704
	%276 = addrspacecast float addrspace(1)* %273 to float*, !dbg !704
	%277 = addrspacecast i64 addrspace(1)* %253 to i64*, !dbg !704
	%278 = icmp ne i64 %270, %271, !dbg !704
	br i1 %278, label %b27_fail8, label %b27_ok8, !dbg !704, !prof !15

b27_ok8:
	%279 = bitcast float* %275 to i8*, !dbg !704
	%280 = bitcast float* %276 to i8*, !dbg !704
	%281 = bitcast i64* %277 to i8*, !dbg !704
	call void @gpuc_put_signal_nbi_block(i8* %279, i8* %280, i64 %274, i8* %281, i64 %88, i32 9, i32 %p10, i32 1, i32 1, i8* %189), !dbg !704
	br label %b28, !dbg !630

b28:
	%282 = phi float [ 0.000000e+00, %b11 ], [ %177, %b26 ], [ %177, %b27_ok8 ], !dbg !699
	%283 = icmp sgt i32 %124, 1, !dbg !737
	%284 = select i1 %283, i32 %124, i32 1, !dbg !737
	%285 = icmp slt i32 %130, %49, !dbg !738
	%286 = select i1 %285, i32 %130, i32 %49, !dbg !738
	%287 = addrspacecast float addrspace(1)* %62 to float*, !dbg !739
	%288 = addrspacecast { float, float, float, float } addrspace(1)* %64 to { float, float, float, float }*, !dbg !739
	%289 = addrspacecast float addrspace(1)* %67 to float*, !dbg !739
	%290 = addrspacecast { float, float, float, float } addrspace(1)* %69 to { float, float, float, float }*, !dbg !739
	%291 = call float @gpuc_fn_solver_march(float* %287, i64 %63, { float, float, float, float }* %288, i64 %65, i64 %66, float* %289, i64 %68, { float, float, float, float }* %290, i64 %70, i64 %71, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %134, i32 %284, i32 %286, i8* %ctrl), !dbg !739
	%292 = fadd float %282, %291, !dbg !740
	%293 = fadd float %93, %292, !dbg !741
	%294 = add i32 %94, %96, !dbg !742
	br label %b9, !dbg !742

b29:
	%295 = phi float [ 0.000000e+00, %b7 ], [ %93, %b9 ], !dbg !743
	br i1 %73, label %b30, label %b44, !dbg !744

b30:
	br i1 %20, label %b31, label %b44, !dbg !744

b31:
	%296 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !745, !range !17
	%297 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !745, !range !17
	%298 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !745, !range !19
	%299 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !745, !range !23
	%300 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !745, !range !23
	%301 = mul i32 %300, %298, !dbg !745
	%302 = add i32 %297, %301, !dbg !745
	%303 = mul i32 %299, %302, !dbg !745
	%304 = add i32 %296, %303, !dbg !745
	%305 = sext i32 %304 to i64, !dbg !745
	%306 = and i32 %304, -32, !dbg !746
	%307 = mul i32 %299, %300, !dbg !746
	%308 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !746, !range !24
	%309 = mul i32 %307, %308, !dbg !746
	%310 = sub i32 %309, %306, !dbg !746
	%311 = icmp slt i32 %310, 32, !dbg !746
	%312 = select i1 %311, i32 %310, i32 32, !dbg !746
	%313 = sext i32 %312 to i64, !dbg !746
	%314 = icmp sge i64 %305, %313, !dbg !747
	br i1 %314, label %b44, label %b32, !dbg !747

b32:
	%315 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !748, !range !89
	%316 = sext i32 %315 to i64, !dbg !748
	br label %b33, !dbg !748

b33:
	%317 = phi double [ 0.000000e+00, %b32 ], [ %346, %b34_ok1 ], !dbg !751
	%318 = phi i64 [ %316, %b32 ], [ %347, %b34_ok1 ], !dbg !748
	%319 = icmp slt i64 %318, %46, !dbg !748
	br i1 %319, label %b34, label %b35, !dbg !748

b34:
	%320 = urem i32 %80, 2, !dbg !753
	%321 = zext i32 %320 to i64, !dbg !754
	%322 = trunc i64 %46 to i32, !dbg !755
	%323 = mul i32 %320, %322, !dbg !755
	%324 = zext i32 %323 to i64, !dbg !755
	%325 = add i64 %324, %318, !dbg !756
	%326 = mul i64 %325, 2, !dbg !757
	%327 = add i64 %326, 2, !dbg !759
	%328 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %326, !dbg !760
	%329 = addrspacecast i64 addrspace(1)* %328 to i64*, !dbg !761
	%330 = ptrtoint i64* %329 to i64, !dbg !761
	%331 = and i64 %330, 15, !dbg !761
	%332 = icmp eq i64 %331, 0, !dbg !761
	%333 = bitcast i64 addrspace(1)* %328 to { i64, i64 } addrspace(1)*, !dbg !761
	%334 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %333, i64 0, !dbg !762
	%335 = addrspacecast { i64, i64 } addrspace(1)* %334 to { i64, i64 }*, !dbg !750
	%336 = icmp ugt i64 %327, %p18, !dbg !760
	%337 = icmp ugt i64 %326, %327, !dbg !760
	%338 = icmp eq i1 %332, false, !dbg !761
	%339 = icmp eq { i64, i64 } addrspace(1)* %334, null, !dbg !750
	%340 = or i1 %336, %337, !dbg !750
	%341 = or i1 %340, %338, !dbg !750
	%342 = or i1 %341, %339, !dbg !750
	br i1 %342, label %b34_fail1, label %b34_ok1, !dbg !750, !prof !15

b34_ok1:
	%343 = bitcast { i64, i64 }* %335 to i8*, !dbg !750
	%344 = call i64 @gpuc_wait_line_thread(i8* %343, i32 %80, i32 1, i8* %ctrl, i32 32), !dbg !750
	%345 = bitcast i64 %344 to double, !dbg !763
	%346 = fadd double %317, %345, !dbg !764
	%347 = add i64 %318, %313, !dbg !748
	br label %b33, !dbg !748

b35:
	%348 = icmp eq i64 %313, 32, !dbg !768
	br i1 %348, label %b36, label %b38, !dbg !768

b36:
	%349 = phi double [ %366, %b37 ], [ %317, %b35 ], !dbg !769
	%350 = phi i64 [ %369, %b37 ], [ 16, %b35 ], !dbg !770
	%351 = icmp sgt i64 %350, 0, !dbg !771
	br i1 %351, label %b37, label %b41, !dbg !771

b37:
	%352 = trunc i64 %350 to i32, !dbg !772
	%353 = bitcast double %349 to i64, !dbg !772
	%354 = trunc i64 %353 to i32, !dbg !772
	%355 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %354, i32 %352, i32 31), !dbg !772
	%356 = extractvalue { i32, i1 } %355, 0, !dbg !772
	%357 = lshr i64 %353, 32, !dbg !772
	%358 = trunc i64 %357 to i32, !dbg !772
	%359 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %358, i32 %352, i32 31), !dbg !772
	%360 = extractvalue { i32, i1 } %359, 0, !dbg !772
	%361 = zext i32 %360 to i64, !dbg !772
	%362 = shl i64 %361, 32, !dbg !772
	%363 = zext i32 %356 to i64, !dbg !772
	%364 = or i64 %363, %362, !dbg !772
	%365 = bitcast i64 %364 to double, !dbg !772
	%366 = fadd double %349, %365, !dbg !773
	%367 = trunc i64 %350 to i32, !dbg !774
	%368 = udiv i32 %367, 2, !dbg !774
	%369 = zext i32 %368 to i64, !dbg !774
	br label %b36, !dbg !774

b38:
	%370 = bitcast double %317 to i64, !dbg !775
	%371 = trunc i64 %370 to i32, !dbg !775
	%372 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %371, i32 0, i32 31), !dbg !775
	%373 = extractvalue { i32, i1 } %372, 0, !dbg !775
	%374 = lshr i64 %370, 32, !dbg !775
	%375 = trunc i64 %374 to i32, !dbg !775
	%376 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %375, i32 0, i32 31), !dbg !775
	%377 = extractvalue { i32, i1 } %376, 0, !dbg !775
	%378 = zext i32 %377 to i64, !dbg !775
	%379 = shl i64 %378, 32, !dbg !775
	%380 = zext i32 %373 to i64, !dbg !775
	%381 = or i64 %380, %379, !dbg !775
	%382 = bitcast i64 %381 to double, !dbg !775
	br label %b39, !dbg !775

b39:
	%383 = phi double [ %382, %b38 ], [ %400, %b40 ], !dbg !776
	%384 = phi i64 [ 1, %b38 ], [ %401, %b40 ], !dbg !777
	%385 = icmp slt i64 %384, %313, !dbg !778
	br i1 %385, label %b40, label %b41, !dbg !778

b40:
	%386 = trunc i64 %384 to i32, !dbg !779
	%387 = bitcast double %317 to i64, !dbg !779
	%388 = trunc i64 %387 to i32, !dbg !779
	%389 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %388, i32 %386, i32 31), !dbg !779
	%390 = extractvalue { i32, i1 } %389, 0, !dbg !779
	%391 = lshr i64 %387, 32, !dbg !779
	%392 = trunc i64 %391 to i32, !dbg !779
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %392, i32 %386, i32 31), !dbg !779
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !779
	%395 = zext i32 %394 to i64, !dbg !779
	%396 = shl i64 %395, 32, !dbg !779
	%397 = zext i32 %390 to i64, !dbg !779
	%398 = or i64 %397, %396, !dbg !779
	%399 = bitcast i64 %398 to double, !dbg !779
	%400 = fadd double %383, %399, !dbg !773
	%401 = add i64 %384, 1, !dbg !780
	br label %b39, !dbg !780

b41:
	%402 = phi double [ %349, %b36 ], [ %383, %b39 ], !dbg !767
	%403 = icmp ne i64 %305, 0, !dbg !781
	br i1 %403, label %b44, label %b42, !dbg !781

b42:
	%404 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !782
	%405 = icmp uge i64 0, %p22, !dbg !782
	br i1 %405, label %b42_fail1, label %b42_ok1, !dbg !782, !prof !15

b42_ok1:
	store double %402, double addrspace(1)* %404, align 8, !dbg !782
	%406 = fcmp ole double %402, %p31, !dbg !783
	br i1 %406, label %b43, label %b44, !dbg !783

b43:
	%407 = add i64 %58, 1, !dbg !784
	%408 = urem i64 %407, 2, !dbg !785
	%409 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %408, !dbg !786
	%410 = icmp uge i64 %408, %p24, !dbg !786
	br i1 %410, label %b43_fail1, label %b43_ok1, !dbg !786, !prof !15

b43_ok1:
	store i64 %58, i64 addrspace(1)* %409, align 8, !dbg !786
	br label %b44, !dbg !786

b44:
	%411 = sub i32 %59, 1, !dbg !787
	%412 = icmp eq i32 %411, 0, !dbg !788
	br i1 %412, label %b45, label %b46, !dbg !788

b45:
	%413 = sub i32 3, %61, !dbg !789
	br label %b46, !dbg !789

b46:
	%414 = phi i32 [ %411, %b44 ], [ %p28, %b45 ], !dbg !634
	%415 = phi i32 [ 0, %b44 ], [ %61, %b45 ], !dbg !635
	%416 = phi i32 [ %61, %b44 ], [ %413, %b45 ], !dbg !636
	%417 = icmp ne i32 %415, 0, !dbg !790
	br i1 %417, label %b47, label %b61, !dbg !790

b47:
	%418 = fpext float %295 to double, !dbg !792
	%419 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !796, !range !17
	%420 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !796, !range !17
	%421 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !796, !range !19
	%422 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !796, !range !23
	%423 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !796, !range !23
	%424 = mul i32 %423, %421, !dbg !796
	%425 = add i32 %420, %424, !dbg !796
	%426 = mul i32 %422, %425, !dbg !796
	%427 = add i32 %419, %426, !dbg !796
	%428 = and i32 %427, -32, !dbg !796
	%429 = mul i32 %422, %423, !dbg !796
	%430 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !796, !range !24
	%431 = mul i32 %429, %430, !dbg !796
	%432 = sub i32 %431, %428, !dbg !796
	%433 = icmp slt i32 %432, 32, !dbg !796
	%434 = select i1 %433, i32 %432, i32 32, !dbg !796
	%435 = sext i32 %434 to i64, !dbg !796
	%436 = icmp eq i64 %435, 32, !dbg !797
	br i1 %436, label %b48, label %b50, !dbg !797

b48:
	%437 = phi double [ %454, %b49 ], [ %418, %b47 ], !dbg !798
	%438 = phi i64 [ %457, %b49 ], [ 16, %b47 ], !dbg !799
	%439 = icmp sgt i64 %438, 0, !dbg !800
	br i1 %439, label %b49, label %b53, !dbg !800

b49:
	%440 = trunc i64 %438 to i32, !dbg !801
	%441 = bitcast double %437 to i64, !dbg !801
	%442 = trunc i64 %441 to i32, !dbg !801
	%443 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %442, i32 %440, i32 31), !dbg !801
	%444 = extractvalue { i32, i1 } %443, 0, !dbg !801
	%445 = lshr i64 %441, 32, !dbg !801
	%446 = trunc i64 %445 to i32, !dbg !801
	%447 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %446, i32 %440, i32 31), !dbg !801
	%448 = extractvalue { i32, i1 } %447, 0, !dbg !801
	%449 = zext i32 %448 to i64, !dbg !801
	%450 = shl i64 %449, 32, !dbg !801
	%451 = zext i32 %444 to i64, !dbg !801
	%452 = or i64 %451, %450, !dbg !801
	%453 = bitcast i64 %452 to double, !dbg !801
	%454 = fadd double %437, %453, !dbg !802
	%455 = trunc i64 %438 to i32, !dbg !803
	%456 = udiv i32 %455, 2, !dbg !803
	%457 = zext i32 %456 to i64, !dbg !803
	br label %b48, !dbg !803

b50:
	%458 = bitcast double %418 to i64, !dbg !804
	%459 = trunc i64 %458 to i32, !dbg !804
	%460 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %459, i32 0, i32 31), !dbg !804
	%461 = extractvalue { i32, i1 } %460, 0, !dbg !804
	%462 = lshr i64 %458, 32, !dbg !804
	%463 = trunc i64 %462 to i32, !dbg !804
	%464 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %463, i32 0, i32 31), !dbg !804
	%465 = extractvalue { i32, i1 } %464, 0, !dbg !804
	%466 = zext i32 %465 to i64, !dbg !804
	%467 = shl i64 %466, 32, !dbg !804
	%468 = zext i32 %461 to i64, !dbg !804
	%469 = or i64 %468, %467, !dbg !804
	%470 = bitcast i64 %469 to double, !dbg !804
	br label %b51, !dbg !804

b51:
	%471 = phi double [ %470, %b50 ], [ %488, %b52 ], !dbg !805
	%472 = phi i64 [ 1, %b50 ], [ %489, %b52 ], !dbg !806
	%473 = icmp slt i64 %472, %435, !dbg !807
	br i1 %473, label %b52, label %b53, !dbg !807

b52:
	%474 = trunc i64 %472 to i32, !dbg !808
	%475 = bitcast double %418 to i64, !dbg !808
	%476 = trunc i64 %475 to i32, !dbg !808
	%477 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %476, i32 %474, i32 31), !dbg !808
	%478 = extractvalue { i32, i1 } %477, 0, !dbg !808
	%479 = lshr i64 %475, 32, !dbg !808
	%480 = trunc i64 %479 to i32, !dbg !808
	%481 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %480, i32 %474, i32 31), !dbg !808
	%482 = extractvalue { i32, i1 } %481, 0, !dbg !808
	%483 = zext i32 %482 to i64, !dbg !808
	%484 = shl i64 %483, 32, !dbg !808
	%485 = zext i32 %478 to i64, !dbg !808
	%486 = or i64 %485, %484, !dbg !808
	%487 = bitcast i64 %486 to double, !dbg !808
	%488 = fadd double %471, %487, !dbg !802
	%489 = add i64 %472, 1, !dbg !809
	br label %b51, !dbg !809

b53:
	%490 = phi double [ %437, %b48 ], [ %471, %b51 ], !dbg !795
	%491 = sext i32 %431 to i64, !dbg !811
	%492 = trunc i64 %491 to i32, !dbg !812
	%493 = add i32 %492, 32, !dbg !812
	%494 = zext i32 %493 to i64, !dbg !812
	%495 = sub i32 %493, 1, !dbg !813
	%496 = zext i32 %495 to i64, !dbg !813
	%497 = udiv i32 %495, 32, !dbg !814
	%498 = zext i32 %497 to i64, !dbg !814
	%499 = icmp eq i64 %498, 1, !dbg !815
	br i1 %499, label %b59, label %b54, !dbg !815

b54:
	call void @llvm.nvvm.barrier0(), !dbg !817
	%500 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !818, !range !89
	%501 = sext i32 %500 to i64, !dbg !818
	%502 = icmp eq i64 %501, 0, !dbg !819
	br i1 %502, label %b55, label %b56, !dbg !819

b55:
	%503 = sext i32 %427 to i64, !dbg !820
	%504 = trunc i64 %503 to i32, !dbg !821
	%505 = udiv i32 %504, 32, !dbg !821
	%506 = zext i32 %505 to i64, !dbg !821
	%507 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %506, !dbg !822
	store double %490, double addrspace(3)* %507, align 8, !dbg !822
	br label %b56, !dbg !822

b56:
	call void @llvm.nvvm.barrier0(), !dbg !823
	%508 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !824
	%509 = load double, double addrspace(3)* %508, align 8, !dbg !824
	br label %b57, !dbg !824

b57:
	%510 = phi double [ %509, %b56 ], [ %515, %b58 ], !dbg !825
	%511 = phi i64 [ 1, %b56 ], [ %516, %b58 ], !dbg !826
	%512 = icmp slt i64 %511, %498, !dbg !827
	br i1 %512, label %b58, label %b59, !dbg !827

b58:
	%513 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %511, !dbg !828
	%514 = load double, double addrspace(3)* %513, align 8, !dbg !828
	%515 = fadd double %510, %514, !dbg !802
	%516 = add i64 %511, 1, !dbg !829
	br label %b57, !dbg !829

b59:
	%517 = phi double [ %490, %b53 ], [ %510, %b57 ], !dbg !794
	%518 = sext i32 %427 to i64, !dbg !830
	%519 = icmp eq i64 %518, 0, !dbg !831
	br i1 %519, label %b60, label %b61, !dbg !831

b60:
	%520 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !832, !range !411
	%521 = sext i32 %520 to i64, !dbg !832
	%522 = mul i64 %12, %521, !dbg !833
	%523 = add i64 %522, %10, !dbg !834
	%524 = mul i64 %523, 2, !dbg !836
	%525 = zext i32 %415 to i64, !dbg !837
	%526 = add i64 %524, %525, !dbg !838
	%527 = sub i64 %526, 1, !dbg !839
	%528 = getelementptr inbounds double, double addrspace(1)* %3, i64 %527, !dbg !840
	%529 = icmp uge i64 %527, %p16, !dbg !840
	br i1 %529, label %b60_fail1, label %b60_ok1, !dbg !840, !prof !15

b60_ok1:
	store double %517, double addrspace(1)* %528, align 8, !dbg !840
	br label %b61, !dbg !840

b61:
	call void @gpuc_grid_sync(), !dbg !841
	%530 = fcmp oge double %p31, 0.000000e+00, !dbg !842
	br i1 %530, label %b62, label %b64, !dbg !842

b62:
	%531 = sext i32 %83 to i64, !dbg !843
	%532 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %531, !dbg !843
	%533 = icmp uge i64 %531, %p24, !dbg !843
	br i1 %533, label %b62_fail1, label %b62_ok1, !dbg !843, !prof !15

b62_ok1:
	%534 = load i64, i64 addrspace(1)* %532, align 8, !dbg !843
	%535 = icmp ne i64 %534, 0, !dbg !844
	br i1 %535, label %b63, label %b64, !dbg !844

b63:
	ret void, !dbg !845

b64:
	%536 = add i64 %58, 1, !dbg !846
	%537 = add i32 %72, 1, !dbg !846
	%538 = icmp ult i32 %537, %p26, !dbg !846
	br i1 %538, label %b4, label %b65, !dbg !846

b65:
	ret void, !dbg !846

b2_fail1:
	%539 = icmp ugt i64 %p1, %p3, !dbg !615
	br i1 %539, label %b2_fail2, label %b2_ok2, !dbg !615

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 %p3), !dbg !615
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !615
	ret void, !dbg !615

b2_ok2:
	%540 = icmp eq i1 %22, false, !dbg !616
	br i1 %540, label %b2_fail3, label %b2_ok3, !dbg !616

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p1, i64 4), !dbg !616
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !616
	ret void, !dbg !616

b2_ok3:
	%541 = icmp eq i1 %28, false, !dbg !616
	br i1 %541, label %b2_fail4, label %b2_ok4, !dbg !616

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %25, i64 16), !dbg !616
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !616
	ret void, !dbg !616

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %31, i64 16), !dbg !617
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !617
	ret void, !dbg !617

b14_fail1:
	%542 = icmp uge i64 %142, %p5, !dbg !689
	br i1 %542, label %b14_fail2, label %b14_ok2, !dbg !689

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %142, i64 %p5), !dbg !689
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !689
	ret void, !dbg !689

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !690
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !690
	ret void, !dbg !690

b16_fail1:
	%543 = icmp uge i64 %151, %p5, !dbg !693
	br i1 %543, label %b16_fail2, label %b16_ok2, !dbg !693

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %151, i64 %p5), !dbg !693
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !693
	ret void, !dbg !693

b16_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !694
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !694
	ret void, !dbg !694

b25_fail1:
	%544 = icmp ugt i64 %202, %63, !dbg !716
	br i1 %544, label %b25_fail2, label %b25_ok2, !dbg !716

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %202, i64 %63), !dbg !716
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !716
	ret void, !dbg !716

b25_ok2:
	%545 = icmp ugt i64 %201, %202, !dbg !716
	br i1 %545, label %b25_fail3, label %b25_ok3, !dbg !716

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %201, i64 %202), !dbg !716
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !716
	ret void, !dbg !716

b25_ok3:
	%546 = icmp ugt i64 %204, %63, !dbg !718
	br i1 %546, label %b25_fail4, label %b25_ok4, !dbg !718

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %204, i64 %63), !dbg !718
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !718
	ret void, !dbg !718

b25_ok4:
	%547 = icmp uge i64 %207, %p5, !dbg !721
	br i1 %547, label %b25_fail5, label %b25_ok5, !dbg !721

b25_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %207, i64 %p5), !dbg !721
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !721
	ret void, !dbg !721

b25_ok5:
	%548 = icmp ne i64 %203, %205, !dbg !605
	br i1 %548, label %b25_fail6, label %b25_ok6, !dbg !605

b25_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %203, i64 %205), !dbg !605
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !605
	ret void, !dbg !605

b25_ok6:
	%549 = icmp uge i64 %54, %46, !dbg !605
	br i1 %549, label %b25_fail7, label %b25_ok7, !dbg !605

b25_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %54, i64 %46), !dbg !605
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !605
	ret void, !dbg !605

b25_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 0, i64 0), !dbg !605
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !605
	ret void, !dbg !605

b25_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %225, i64 %226), !dbg !605
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !605
	ret void, !dbg !605

b27_fail1:
	%550 = icmp ugt i64 %247, %63, !dbg !731
	br i1 %550, label %b27_fail2, label %b27_ok2, !dbg !731

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %247, i64 %63), !dbg !731
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !731
	ret void, !dbg !731

b27_ok2:
	%551 = icmp ugt i64 %249, %63, !dbg !733
	br i1 %551, label %b27_fail3, label %b27_ok3, !dbg !733

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %249, i64 %63), !dbg !733
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !733
	ret void, !dbg !733

b27_ok3:
	%552 = icmp ugt i64 %245, %249, !dbg !733
	br i1 %552, label %b27_fail4, label %b27_ok4, !dbg !733

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %245, i64 %249), !dbg !733
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !733
	ret void, !dbg !733

b27_ok4:
	%553 = icmp uge i64 %252, %p5, !dbg !736
	br i1 %553, label %b27_fail5, label %b27_ok5, !dbg !736

b27_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %252, i64 %p5), !dbg !736
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !736
	ret void, !dbg !736

b27_ok5:
	%554 = icmp ne i64 %248, %250, !dbg !704
	br i1 %554, label %b27_fail6, label %b27_ok6, !dbg !704

b27_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %248, i64 %250), !dbg !704
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !704
	ret void, !dbg !704

b27_ok6:
	%555 = icmp uge i64 %57, %46, !dbg !704
	br i1 %555, label %b27_fail7, label %b27_ok7, !dbg !704

b27_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %57, i64 %46), !dbg !704
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !704
	ret void, !dbg !704

b27_ok7:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 0, i64 0), !dbg !704
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !704
	ret void, !dbg !704

b27_fail8:
	call void @gpuc_fail(i8* %ctrl, i32 45, i64 %270, i64 %271), !dbg !704
	call void asm sideeffect "// site 45", ""() nounwind, !dbg !704
	ret void, !dbg !704

b34_fail1:
	%556 = icmp ugt i64 %327, %p18, !dbg !760
	br i1 %556, label %b34_fail2, label %b34_ok2, !dbg !760

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %327, i64 %p18), !dbg !760
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !760
	ret void, !dbg !760

b34_ok2:
	%557 = icmp ugt i64 %326, %327, !dbg !760
	br i1 %557, label %b34_fail3, label %b34_ok3, !dbg !760

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %326, i64 %327), !dbg !760
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !760
	ret void, !dbg !760

b34_ok3:
	%558 = icmp eq i1 %332, false, !dbg !761
	br i1 %558, label %b34_fail4, label %b34_ok4, !dbg !761

b34_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %331, i64 16), !dbg !761
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !761
	ret void, !dbg !761

b34_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !750
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !750
	ret void, !dbg !750

b42_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 0, i64 %p22), !dbg !782
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !782
	ret void, !dbg !782

b43_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %408, i64 %p24), !dbg !786
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !786
	ret void, !dbg !786

b60_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %527, i64 %p16), !dbg !840
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !840
	ret void, !dbg !840

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %531, i64 %p24), !dbg !843
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !843
	ret void, !dbg !843
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
	br i1 %9, label %b1, label %b15, !dbg !853

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !854
	%11 = icmp uge i64 1, %p9, !dbg !854
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !854, !prof !15

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !854
	%13 = icmp eq i64 %12, 0, !dbg !855
	br i1 %13, label %b2, label %b15, !dbg !855

b2:
	%14 = addrspacecast double addrspace(1)* %0 to double*, !dbg !856
	%15 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !856
	%16 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !856
	%17 = addrspacecast double addrspace(1)* %3 to double*, !dbg !856
	%18 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !856
	%19 = call i32 @gpuc_fn_solver_publish(double* %14, i64 %p1, i64 %p1, i64* %15, i64 %p3, i32* %16, i64 %p5, i64 %p5, double* %17, i64 %p7, i64 %p7, i64* %18, i64 %p9, i64 %p9, i32 %p10, i8* %ctrl), !dbg !856
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !857, !range !17
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !857, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !857, !range !19
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !857, !range !23
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !857, !range !23
	%25 = mul i32 %24, %22, !dbg !857
	%26 = add i32 %21, %25, !dbg !857
	%27 = mul i32 %23, %26, !dbg !857
	%28 = add i32 %20, %27, !dbg !857
	%29 = sext i32 %28 to i64, !dbg !857
	%30 = and i32 %28, -32, !dbg !858
	%31 = mul i32 %23, %24, !dbg !858
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !858, !range !24
	%33 = mul i32 %31, %32, !dbg !858
	%34 = sub i32 %33, %30, !dbg !858
	%35 = icmp slt i32 %34, 32, !dbg !858
	%36 = select i1 %35, i32 %34, i32 32, !dbg !858
	%37 = sext i32 %36 to i64, !dbg !858
	%38 = icmp sge i64 %29, %37, !dbg !859
	br i1 %38, label %b15, label %b3, !dbg !859

b3:
	%39 = sext i32 %5 to i64, !dbg !851
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !860, !range !89
	%41 = sext i32 %40 to i64, !dbg !860
	br label %b4, !dbg !860

b4:
	%42 = phi double [ 0.000000e+00, %b3 ], [ %71, %b5_ok1 ], !dbg !863
	%43 = phi i64 [ %41, %b3 ], [ %72, %b5_ok1 ], !dbg !860
	%44 = icmp slt i64 %43, %39, !dbg !860
	br i1 %44, label %b5, label %b6, !dbg !860

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
	%58 = bitcast i64 addrspace(1)* %53 to { i64, i64 } addrspace(1)*, !dbg !873
	%59 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %58, i64 0, !dbg !874
	%60 = addrspacecast { i64, i64 } addrspace(1)* %59 to { i64, i64 }*, !dbg !862
	%61 = icmp ugt i64 %52, %p3, !dbg !872
	%62 = icmp ugt i64 %51, %52, !dbg !872
	%63 = icmp eq i1 %57, false, !dbg !873
	%64 = icmp eq { i64, i64 } addrspace(1)* %59, null, !dbg !862
	%65 = or i1 %61, %62, !dbg !862
	%66 = or i1 %65, %63, !dbg !862
	%67 = or i1 %66, %64, !dbg !862
	br i1 %67, label %b5_fail1, label %b5_ok1, !dbg !862, !prof !15

b5_ok1:
	%68 = bitcast { i64, i64 }* %60 to i8*, !dbg !862
	%69 = call i64 @gpuc_wait_line_thread(i8* %68, i32 %19, i32 1, i8* %ctrl, i32 32), !dbg !862
	%70 = bitcast i64 %69 to double, !dbg !875
	%71 = fadd double %42, %70, !dbg !876
	%72 = add i64 %43, %37, !dbg !860
	br label %b4, !dbg !860

b6:
	%73 = icmp eq i64 %37, 32, !dbg !880
	br i1 %73, label %b7, label %b9, !dbg !880

b7:
	%74 = phi double [ %91, %b8 ], [ %42, %b6 ], !dbg !881
	%75 = phi i64 [ %94, %b8 ], [ 16, %b6 ], !dbg !882
	%76 = icmp sgt i64 %75, 0, !dbg !883
	br i1 %76, label %b8, label %b12, !dbg !883

b8:
	%77 = trunc i64 %75 to i32, !dbg !884
	%78 = bitcast double %74 to i64, !dbg !884
	%79 = trunc i64 %78 to i32, !dbg !884
	%80 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %79, i32 %77, i32 31), !dbg !884
	%81 = extractvalue { i32, i1 } %80, 0, !dbg !884
	%82 = lshr i64 %78, 32, !dbg !884
	%83 = trunc i64 %82 to i32, !dbg !884
	%84 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %83, i32 %77, i32 31), !dbg !884
	%85 = extractvalue { i32, i1 } %84, 0, !dbg !884
	%86 = zext i32 %85 to i64, !dbg !884
	%87 = shl i64 %86, 32, !dbg !884
	%88 = zext i32 %81 to i64, !dbg !884
	%89 = or i64 %88, %87, !dbg !884
	%90 = bitcast i64 %89 to double, !dbg !884
	%91 = fadd double %74, %90, !dbg !885
	%92 = trunc i64 %75 to i32, !dbg !886
	%93 = udiv i32 %92, 2, !dbg !886
	%94 = zext i32 %93 to i64, !dbg !886
	br label %b7, !dbg !886

b9:
	%95 = bitcast double %42 to i64, !dbg !887
	%96 = trunc i64 %95 to i32, !dbg !887
	%97 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %96, i32 0, i32 31), !dbg !887
	%98 = extractvalue { i32, i1 } %97, 0, !dbg !887
	%99 = lshr i64 %95, 32, !dbg !887
	%100 = trunc i64 %99 to i32, !dbg !887
	%101 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %100, i32 0, i32 31), !dbg !887
	%102 = extractvalue { i32, i1 } %101, 0, !dbg !887
	%103 = zext i32 %102 to i64, !dbg !887
	%104 = shl i64 %103, 32, !dbg !887
	%105 = zext i32 %98 to i64, !dbg !887
	%106 = or i64 %105, %104, !dbg !887
	%107 = bitcast i64 %106 to double, !dbg !887
	br label %b10, !dbg !887

b10:
	%108 = phi double [ %107, %b9 ], [ %125, %b11 ], !dbg !888
	%109 = phi i64 [ 1, %b9 ], [ %126, %b11 ], !dbg !889
	%110 = icmp slt i64 %109, %37, !dbg !890
	br i1 %110, label %b11, label %b12, !dbg !890

b11:
	%111 = trunc i64 %109 to i32, !dbg !891
	%112 = bitcast double %42 to i64, !dbg !891
	%113 = trunc i64 %112 to i32, !dbg !891
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %113, i32 %111, i32 31), !dbg !891
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !891
	%116 = lshr i64 %112, 32, !dbg !891
	%117 = trunc i64 %116 to i32, !dbg !891
	%118 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %117, i32 %111, i32 31), !dbg !891
	%119 = extractvalue { i32, i1 } %118, 0, !dbg !891
	%120 = zext i32 %119 to i64, !dbg !891
	%121 = shl i64 %120, 32, !dbg !891
	%122 = zext i32 %115 to i64, !dbg !891
	%123 = or i64 %122, %121, !dbg !891
	%124 = bitcast i64 %123 to double, !dbg !891
	%125 = fadd double %108, %124, !dbg !885
	%126 = add i64 %109, 1, !dbg !892
	br label %b10, !dbg !892

b12:
	%127 = phi double [ %74, %b7 ], [ %108, %b10 ], !dbg !879
	%128 = icmp ne i64 %29, 0, !dbg !893
	br i1 %128, label %b15, label %b13, !dbg !893

b13:
	%129 = getelementptr inbounds double, double addrspace(1)* %3, i64 0, !dbg !894
	%130 = icmp uge i64 0, %p7, !dbg !894
	br i1 %130, label %b13_fail1, label %b13_ok1, !dbg !894, !prof !15

b13_ok1:
	store double %127, double addrspace(1)* %129, align 8, !dbg !894
	%131 = fcmp ole double %127, %p12, !dbg !895
	br i1 %131, label %b14, label %b15, !dbg !895

b14:
	%132 = add i64 %p11, 1, !dbg !896
	%133 = urem i64 %132, 2, !dbg !897
	%134 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %133, !dbg !898
	store i64 %p11, i64 addrspace(1)* %134, align 8, !dbg !898
	br label %b15, !dbg !898

b15:
	ret void, !dbg !849

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 0, i64 %p9), !dbg !852
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !852
	ret void, !dbg !852

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 1, i64 %p9), !dbg !854
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !854
	ret void, !dbg !854

b5_fail1:
	%135 = icmp ugt i64 %52, %p3, !dbg !872
	br i1 %135, label %b5_fail2, label %b5_ok2, !dbg !872

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %52, i64 %p3), !dbg !872
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !872
	ret void, !dbg !872

b5_ok2:
	%136 = icmp ugt i64 %51, %52, !dbg !872
	br i1 %136, label %b5_fail3, label %b5_ok3, !dbg !872

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %51, i64 %52), !dbg !872
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !872
	ret void, !dbg !872

b5_ok3:
	%137 = icmp eq i1 %57, false, !dbg !873
	br i1 %137, label %b5_fail4, label %b5_ok4, !dbg !873

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %56, i64 16), !dbg !873
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !873
	ret void, !dbg !873

b5_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 0, i64 0), !dbg !862
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !862
	ret void, !dbg !862

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 0, i64 %p7), !dbg !894
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !894
	ret void, !dbg !894
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !899 {
entry:
	br label %b0, !dbg !900

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !900
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !900
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !901
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !902, !range !16
	%4 = sext i32 %3 to i64, !dbg !902
	%5 = sext i32 %2 to i64, !dbg !901
	%6 = icmp ne i64 %5, 0, !dbg !903
	br label %b1, !dbg !904

b1:
	%7 = phi i64 [ %4, %b0 ], [ %70, %b9 ], !dbg !905
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
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !916, !range !17
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !916, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !916, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !916, !range !23
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !916, !range !23
	%32 = mul i32 %31, %29, !dbg !916
	%33 = add i32 %28, %32, !dbg !916
	%34 = mul i32 %30, %33, !dbg !916
	%35 = add i32 %27, %34, !dbg !916
	%36 = sext i32 %35 to i64, !dbg !916
	%37 = mul i32 %30, %31, !dbg !916
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !916, !range !24
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
	%57 = call i32 @gpuc_num_pes_thread(), !dbg !924
	%58 = sext i32 0 to i64, !dbg !924
	%59 = sext i32 %57 to i64, !dbg !924
	%60 = icmp ult i64 %58, %59, !dbg !924
	%61 = select i1 %60, i32 0, i32 0, !dbg !924
	%62 = call i8* @gpuc_peer_early(i32 %61), !dbg !924
	call void @llvm.nvvm.barrier0(), !dbg !925
	br i1 %6, label %b8, label %b9, !dbg !903

b8:
	%63 = mul i64 %22, 4, !dbg !924
	%64 = addrspacecast float addrspace(1)* %23 to float*, !dbg !924
	%65 = addrspacecast float addrspace(1)* %23 to float*, !dbg !924
	%66 = bitcast float* %64 to i8*, !dbg !924
	%67 = bitcast float* %65 to i8*, !dbg !924
	call void @gpuc_put_block(i8* %66, i8* %67, i64 %63, i32 0, i32 1, i32 1, i8* %62), !dbg !924
	br label %b9, !dbg !924

b9:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !926, !range !411
	%69 = sext i32 %68 to i64, !dbg !926
	%70 = add i64 %7, %69, !dbg !927
	br label %b1, !dbg !927

b10:
	ret void, !dbg !927

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 0, i64 0), !dbg !907
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !907
	ret void, !dbg !907

b4_fail1:
	%71 = icmp ugt i64 %21, %p1, !dbg !915
	br i1 %71, label %b4_fail2, label %b4_ok2, !dbg !915

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %21, i64 %p1), !dbg !915
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !915
	ret void, !dbg !915

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %19, i64 %21), !dbg !915
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !915
	ret void, !dbg !915

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %51, i64 %p3), !dbg !922
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !922
	ret void, !dbg !922
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !16
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !17
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !18
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !17
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !18
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !19
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

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() nounwind readnone

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4) convergent nounwind

declare void @llvm.nvvm.barrier0() convergent nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.laneid() nounwind readnone

declare void @llvm.nvvm.bar.warp.sync(i32 %a0) convergent nounwind

declare void @gpuc_put_line_thread(i8* %a0, i64 %a1, i32 %a2, i32 %a3) nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i8* @gpuc_peer_early(i32 %a0) nounwind

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6, i32 %a7, i32 %a8, i8* %a9) convergent nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

define internal void @gpuc_grid_sync() convergent nounwind {
entry:
	call void @llvm.nvvm.barrier0()
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !17
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !17
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !19
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
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !16
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !18
	%24 = or i32 %22, %23
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !18
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

declare void @gpuc_put_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3, i32 %a4, i32 %a5, i8* %a6) convergent nounwind

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
!16 = !{i32 0, i32 2147483647}
!17 = !{i32 0, i32 1024}
!18 = !{i32 0, i32 65535}
!19 = !{i32 0, i32 64}
!20 = !DILocation(line: 68, column: 24, scope: !7)
!21 = !DILocation(line: 69, column: 32, scope: !7)
!22 = !DILocation(line: 69, column: 50, scope: !7)
!23 = !{i32 1, i32 1025}
!24 = !{i32 1, i32 65}
!25 = !DILocation(line: 78, column: 25, scope: !7)
!26 = distinct !DISubprogram(name: "place", scope: !6, file: !6, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!27 = !DILocation(line: 72, column: 26, scope: !7)
!28 = !DILocation(line: 92, column: 62, scope: !26, inlinedAt: !27)
!29 = !DILocation(line: 80, column: 37, scope: !7)
!30 = !DILocation(line: 80, column: 52, scope: !7)
!31 = !DILocation(line: 78, column: 48, scope: !7)
!32 = !DILocation(line: 76, column: 2, scope: !7)
!33 = !{!"branch_weights", i32 1048576, i32 1}
!34 = !DILocation(line: 78, column: 6, scope: !7)
!35 = !DILocation(line: 78, column: 31, scope: !7)
!36 = !DILocation(line: 92, column: 50, scope: !26, inlinedAt: !27)
!37 = !DILocation(line: 92, column: 57, scope: !26, inlinedAt: !27)
!38 = !DILocation(line: 92, column: 69, scope: !26, inlinedAt: !27)
!39 = !DILocation(line: 72, column: 20, scope: !7)
!40 = !DILocation(line: 80, column: 22, scope: !7)
!41 = !DILocation(line: 71, column: 12, scope: !7)
!42 = !DILocation(line: 72, column: 4, scope: !7)
!43 = !DILocation(line: 80, column: 20, scope: !7)
!44 = !DILocation(line: 80, column: 16, scope: !7)
!45 = !DILocation(line: 80, column: 35, scope: !7)
!46 = !DILocation(line: 80, column: 33, scope: !7)
!47 = !DILocation(line: 80, column: 29, scope: !7)
!48 = !DILocation(line: 80, column: 50, scope: !7)
!49 = !DILocation(line: 80, column: 48, scope: !7)
!50 = !DILocation(line: 80, column: 44, scope: !7)
!51 = !DILocation(line: 80, column: 3, scope: !7)
!52 = !DILocation(line: 78, column: 41, scope: !7)
!53 = !{!"llvm.loop.unroll.count", i32 1}
!54 = distinct !{!54, !53}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = distinct !{!56, !55}
!57 = !DILocation(line: 70, column: 13, scope: !7)
!58 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!59 = distinct !DISubprogram(name: "reduceWarp", scope: !58, file: !58, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!60 = distinct !DISubprogram(name: "reduce", scope: !58, file: !58, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!61 = distinct !DISubprogram(name: "ReduceAdd", scope: !58, file: !58, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!62 = !DILocation(line: 82, column: 21, scope: !7)
!63 = !DILocation(line: 8, column: 15, scope: !61, inlinedAt: !62)
!64 = !DILocation(line: 45, column: 16, scope: !60, inlinedAt: !63)
!65 = !DILocation(line: 70, column: 13, scope: !59, inlinedAt: !64)
!66 = !DILocation(line: 71, column: 7, scope: !59, inlinedAt: !64)
!67 = !DILocation(line: 66, column: 35, scope: !59, inlinedAt: !64)
!68 = !DILocation(line: 72, column: 7, scope: !59, inlinedAt: !64)
!69 = !DILocation(line: 72, column: 35, scope: !59, inlinedAt: !64)
!70 = !DILocation(line: 73, column: 23, scope: !59, inlinedAt: !64)
!71 = !DILocation(line: 8, column: 76, scope: !61, inlinedAt: !62)
!72 = !DILocation(line: 72, column: 40, scope: !59, inlinedAt: !64)
!73 = !DILocation(line: 77, column: 16, scope: !59, inlinedAt: !64)
!74 = !DILocation(line: 77, column: 2, scope: !59, inlinedAt: !64)
!75 = !DILocation(line: 78, column: 6, scope: !59, inlinedAt: !64)
!76 = !DILocation(line: 78, column: 22, scope: !59, inlinedAt: !64)
!77 = !DILocation(line: 79, column: 23, scope: !59, inlinedAt: !64)
!78 = !DILocation(line: 78, column: 27, scope: !59, inlinedAt: !64)
!79 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!80 = distinct !DISubprogram(name: "Block.warps", scope: !79, file: !79, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!81 = !DILocation(line: 46, column: 14, scope: !60, inlinedAt: !63)
!82 = !DILocation(line: 26, column: 47, scope: !80, inlinedAt: !81)
!83 = !DILocation(line: 26, column: 59, scope: !80, inlinedAt: !81)
!84 = !DILocation(line: 26, column: 64, scope: !80, inlinedAt: !81)
!85 = !DILocation(line: 47, column: 7, scope: !60, inlinedAt: !63)
!86 = !DILocation(line: 50, column: 31, scope: !60, inlinedAt: !63)
!87 = !DILocation(line: 51, column: 10, scope: !60, inlinedAt: !63)
!88 = !DILocation(line: 52, column: 11, scope: !60, inlinedAt: !63)
!89 = !{i32 0, i32 32}
!90 = !DILocation(line: 52, column: 14, scope: !60, inlinedAt: !63)
!91 = !DILocation(line: 53, column: 17, scope: !60, inlinedAt: !63)
!92 = !DILocation(line: 53, column: 8, scope: !60, inlinedAt: !63)
!93 = !DILocation(line: 55, column: 10, scope: !60, inlinedAt: !63)
!94 = !DILocation(line: 56, column: 11, scope: !60, inlinedAt: !63)
!95 = !DILocation(line: 43, column: 50, scope: !60, inlinedAt: !63)
!96 = !DILocation(line: 57, column: 6, scope: !60, inlinedAt: !63)
!97 = !DILocation(line: 57, column: 16, scope: !60, inlinedAt: !63)
!98 = !DILocation(line: 58, column: 17, scope: !60, inlinedAt: !63)
!99 = !DILocation(line: 57, column: 21, scope: !60, inlinedAt: !63)
!100 = !DILocation(line: 83, column: 15, scope: !7)
!101 = !DILocation(line: 84, column: 22, scope: !7)
!102 = !DILocation(line: 85, column: 13, scope: !7)
!103 = !DIFile(filename: "value.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!104 = distinct !DISubprogram(name: "Store", scope: !103, file: !103, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!105 = !DILocation(line: 69, column: 8, scope: !10, inlinedAt: !11)
!106 = !DILocation(line: 12, column: 16, scope: !104, inlinedAt: !105)
!107 = !DILocation(line: 65, column: 12, scope: !10, inlinedAt: !11)
!108 = !DILocation(line: 66, column: 9, scope: !10, inlinedAt: !11)
!109 = !DILocation(line: 67, column: 4, scope: !10, inlinedAt: !11)
!110 = !DILocation(line: 65, column: 3, scope: !10, inlinedAt: !11)
!111 = distinct !DISubprogram(name: "valueAt", scope: !9, file: !9, line: 96, type: !4, isDefinition: true, scopeLine: 96, isOptimized: true, unit: !2)
!112 = !DILocation(line: 69, column: 29, scope: !10, inlinedAt: !11)
!113 = !DILocation(line: 97, column: 19, scope: !111, inlinedAt: !112)
!114 = !DILocation(line: 97, column: 13, scope: !111, inlinedAt: !112)
!115 = !DILocation(line: 97, column: 22, scope: !111, inlinedAt: !112)
!116 = !DILocation(line: 97, column: 27, scope: !111, inlinedAt: !112)
!117 = !DILocation(line: 97, column: 33, scope: !111, inlinedAt: !112)
!118 = distinct !DISubprogram(name: "line", scope: !103, file: !103, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!119 = !DILocation(line: 12, column: 24, scope: !104, inlinedAt: !105)
!120 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !119)
!121 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !119)
!122 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !119)
!123 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !119)
!124 = !DILocation(line: 12, column: 45, scope: !104, inlinedAt: !105)
!125 = !DILocation(line: 88, column: 2, scope: !7)
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
!456 = !DILocation(line: 103, column: 20, scope: !327, inlinedAt: !400)
!457 = !DILocation(line: 82, column: 17, scope: !328, inlinedAt: !331)
!458 = !DILocation(line: 100, column: 28, scope: !327, inlinedAt: !332)
!459 = !DILocation(line: 100, column: 14, scope: !327, inlinedAt: !332)
!460 = !DILocation(line: 100, column: 10, scope: !327, inlinedAt: !332)
!461 = !DILocation(line: 100, column: 34, scope: !327, inlinedAt: !332)
!462 = !DILocation(line: 101, column: 37, scope: !327, inlinedAt: !332)
!463 = !DILocation(line: 101, column: 32, scope: !327, inlinedAt: !332)
!464 = !DILocation(line: 101, column: 43, scope: !327, inlinedAt: !332)
!465 = !DILocation(line: 102, column: 30, scope: !327, inlinedAt: !332)
!466 = !DILocation(line: 102, column: 41, scope: !327, inlinedAt: !332)
!467 = !DILocation(line: 103, column: 55, scope: !327, inlinedAt: !332)
!468 = !DILocation(line: 103, column: 46, scope: !327, inlinedAt: !332)
!469 = !DILocation(line: 103, column: 83, scope: !327, inlinedAt: !332)
!470 = !DILocation(line: 103, column: 74, scope: !327, inlinedAt: !332)
!471 = !DILocation(line: 22, column: 42, scope: !382, inlinedAt: !395)
!472 = !DILocation(line: 22, column: 20, scope: !382, inlinedAt: !395)
!473 = !DILocation(line: 22, column: 16, scope: !382, inlinedAt: !395)
!474 = !DILocation(line: 84, column: 50, scope: !328, inlinedAt: !331)
!475 = !DILocation(line: 100, column: 28, scope: !327, inlinedAt: !400)
!476 = !DILocation(line: 100, column: 14, scope: !327, inlinedAt: !400)
!477 = !DILocation(line: 100, column: 10, scope: !327, inlinedAt: !400)
!478 = !DILocation(line: 100, column: 34, scope: !327, inlinedAt: !400)
!479 = !DILocation(line: 101, column: 37, scope: !327, inlinedAt: !400)
!480 = !DILocation(line: 101, column: 32, scope: !327, inlinedAt: !400)
!481 = !DILocation(line: 101, column: 43, scope: !327, inlinedAt: !400)
!482 = !DILocation(line: 102, column: 41, scope: !327, inlinedAt: !400)
!483 = !DILocation(line: 103, column: 55, scope: !327, inlinedAt: !400)
!484 = !DILocation(line: 103, column: 46, scope: !327, inlinedAt: !400)
!485 = !DILocation(line: 103, column: 83, scope: !327, inlinedAt: !400)
!486 = !DILocation(line: 103, column: 74, scope: !327, inlinedAt: !400)
!487 = !DILocation(line: 22, column: 42, scope: !382, inlinedAt: !403)
!488 = !DILocation(line: 22, column: 20, scope: !382, inlinedAt: !403)
!489 = !DILocation(line: 22, column: 16, scope: !382, inlinedAt: !403)
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
!507 = distinct !DISubprogram(name: "Await", scope: !103, file: !103, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!508 = !DILocation(line: 90, column: 18, scope: !503, inlinedAt: !504)
!509 = !DILocation(line: 21, column: 40, scope: !507, inlinedAt: !508)
!510 = !DILocation(line: 89, column: 33, scope: !325)
!511 = !DILocation(line: 90, column: 39, scope: !503, inlinedAt: !504)
!512 = !DILocation(line: 97, column: 19, scope: !111, inlinedAt: !511)
!513 = !DILocation(line: 97, column: 13, scope: !111, inlinedAt: !511)
!514 = !DILocation(line: 97, column: 22, scope: !111, inlinedAt: !511)
!515 = !DILocation(line: 97, column: 27, scope: !111, inlinedAt: !511)
!516 = !DILocation(line: 97, column: 33, scope: !111, inlinedAt: !511)
!517 = !DILocation(line: 21, column: 48, scope: !507, inlinedAt: !508)
!518 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !517)
!519 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !517)
!520 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !517)
!521 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !517)
!522 = !DILocation(line: 21, column: 25, scope: !507, inlinedAt: !508)
!523 = !DILocation(line: 90, column: 3, scope: !503, inlinedAt: !504)
!524 = distinct !DISubprogram(name: "reduce", scope: !58, file: !58, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!525 = distinct !DISubprogram(name: "ReduceAdd", scope: !58, file: !58, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!526 = !DILocation(line: 92, column: 22, scope: !503, inlinedAt: !504)
!527 = !DILocation(line: 8, column: 15, scope: !525, inlinedAt: !526)
!528 = !DILocation(line: 45, column: 16, scope: !524, inlinedAt: !527)
!529 = !DILocation(line: 71, column: 7, scope: !59, inlinedAt: !528)
!530 = !DILocation(line: 66, column: 35, scope: !59, inlinedAt: !528)
!531 = !DILocation(line: 72, column: 7, scope: !59, inlinedAt: !528)
!532 = !DILocation(line: 72, column: 35, scope: !59, inlinedAt: !528)
!533 = !DILocation(line: 73, column: 23, scope: !59, inlinedAt: !528)
!534 = !DILocation(line: 8, column: 76, scope: !525, inlinedAt: !526)
!535 = !DILocation(line: 72, column: 40, scope: !59, inlinedAt: !528)
!536 = !DILocation(line: 77, column: 16, scope: !59, inlinedAt: !528)
!537 = !DILocation(line: 77, column: 2, scope: !59, inlinedAt: !528)
!538 = !DILocation(line: 78, column: 6, scope: !59, inlinedAt: !528)
!539 = !DILocation(line: 78, column: 22, scope: !59, inlinedAt: !528)
!540 = !DILocation(line: 79, column: 23, scope: !59, inlinedAt: !528)
!541 = !DILocation(line: 78, column: 27, scope: !59, inlinedAt: !528)
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
!553 = !DILocation(line: 8, column: 15, scope: !61, inlinedAt: !552)
!554 = !DILocation(line: 45, column: 16, scope: !60, inlinedAt: !553)
!555 = !DILocation(line: 70, column: 13, scope: !59, inlinedAt: !554)
!556 = !DILocation(line: 71, column: 7, scope: !59, inlinedAt: !554)
!557 = !DILocation(line: 66, column: 35, scope: !59, inlinedAt: !554)
!558 = !DILocation(line: 72, column: 7, scope: !59, inlinedAt: !554)
!559 = !DILocation(line: 72, column: 35, scope: !59, inlinedAt: !554)
!560 = !DILocation(line: 73, column: 23, scope: !59, inlinedAt: !554)
!561 = !DILocation(line: 8, column: 76, scope: !61, inlinedAt: !552)
!562 = !DILocation(line: 72, column: 40, scope: !59, inlinedAt: !554)
!563 = !DILocation(line: 77, column: 16, scope: !59, inlinedAt: !554)
!564 = !DILocation(line: 77, column: 2, scope: !59, inlinedAt: !554)
!565 = !DILocation(line: 78, column: 6, scope: !59, inlinedAt: !554)
!566 = !DILocation(line: 78, column: 22, scope: !59, inlinedAt: !554)
!567 = !DILocation(line: 79, column: 23, scope: !59, inlinedAt: !554)
!568 = !DILocation(line: 78, column: 27, scope: !59, inlinedAt: !554)
!569 = !DILocation(line: 46, column: 14, scope: !60, inlinedAt: !553)
!570 = !DILocation(line: 26, column: 44, scope: !80, inlinedAt: !569)
!571 = !DILocation(line: 26, column: 47, scope: !80, inlinedAt: !569)
!572 = !DILocation(line: 26, column: 59, scope: !80, inlinedAt: !569)
!573 = !DILocation(line: 26, column: 64, scope: !80, inlinedAt: !569)
!574 = !DILocation(line: 47, column: 7, scope: !60, inlinedAt: !553)
!575 = !DILocation(line: 50, column: 31, scope: !60, inlinedAt: !553)
!576 = !DILocation(line: 51, column: 10, scope: !60, inlinedAt: !553)
!577 = !DILocation(line: 52, column: 11, scope: !60, inlinedAt: !553)
!578 = !DILocation(line: 52, column: 14, scope: !60, inlinedAt: !553)
!579 = !DILocation(line: 53, column: 15, scope: !60, inlinedAt: !553)
!580 = !DILocation(line: 53, column: 17, scope: !60, inlinedAt: !553)
!581 = !DILocation(line: 53, column: 8, scope: !60, inlinedAt: !553)
!582 = !DILocation(line: 55, column: 10, scope: !60, inlinedAt: !553)
!583 = !DILocation(line: 56, column: 11, scope: !60, inlinedAt: !553)
!584 = !DILocation(line: 43, column: 50, scope: !60, inlinedAt: !553)
!585 = !DILocation(line: 57, column: 6, scope: !60, inlinedAt: !553)
!586 = !DILocation(line: 57, column: 16, scope: !60, inlinedAt: !553)
!587 = !DILocation(line: 58, column: 17, scope: !60, inlinedAt: !553)
!588 = !DILocation(line: 57, column: 21, scope: !60, inlinedAt: !553)
!589 = !DILocation(line: 60, column: 19, scope: !549, inlinedAt: !550)
!590 = !DILocation(line: 60, column: 22, scope: !549, inlinedAt: !550)
!591 = !DILocation(line: 61, column: 43, scope: !549, inlinedAt: !550)
!592 = !DILocation(line: 61, column: 33, scope: !549, inlinedAt: !550)
!593 = !DILocation(line: 61, column: 47, scope: !549, inlinedAt: !550)
!594 = !DILocation(line: 61, column: 18, scope: !549, inlinedAt: !550)
!595 = !DILocation(line: 92, column: 50, scope: !26, inlinedAt: !594)
!596 = !DILocation(line: 92, column: 62, scope: !26, inlinedAt: !594)
!597 = !DILocation(line: 92, column: 57, scope: !26, inlinedAt: !594)
!598 = !DILocation(line: 92, column: 69, scope: !26, inlinedAt: !594)
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
!704 = !DILocation(line: 103, column: 20, scope: !327, inlinedAt: !630)
!705 = !DILocation(line: 82, column: 17, scope: !328, inlinedAt: !603)
!706 = !DILocation(line: 100, column: 28, scope: !327, inlinedAt: !604)
!707 = !DILocation(line: 100, column: 14, scope: !327, inlinedAt: !604)
!708 = !DILocation(line: 100, column: 10, scope: !327, inlinedAt: !604)
!709 = !DILocation(line: 100, column: 34, scope: !327, inlinedAt: !604)
!710 = !DILocation(line: 101, column: 37, scope: !327, inlinedAt: !604)
!711 = !DILocation(line: 101, column: 32, scope: !327, inlinedAt: !604)
!712 = !DILocation(line: 101, column: 43, scope: !327, inlinedAt: !604)
!713 = !DILocation(line: 102, column: 30, scope: !327, inlinedAt: !604)
!714 = !DILocation(line: 102, column: 41, scope: !327, inlinedAt: !604)
!715 = !DILocation(line: 103, column: 55, scope: !327, inlinedAt: !604)
!716 = !DILocation(line: 103, column: 46, scope: !327, inlinedAt: !604)
!717 = !DILocation(line: 103, column: 83, scope: !327, inlinedAt: !604)
!718 = !DILocation(line: 103, column: 74, scope: !327, inlinedAt: !604)
!719 = !DILocation(line: 22, column: 42, scope: !382, inlinedAt: !652)
!720 = !DILocation(line: 22, column: 20, scope: !382, inlinedAt: !652)
!721 = !DILocation(line: 22, column: 16, scope: !382, inlinedAt: !652)
!722 = !DILocation(line: 100, column: 28, scope: !327, inlinedAt: !630)
!723 = !DILocation(line: 100, column: 14, scope: !327, inlinedAt: !630)
!724 = !DILocation(line: 100, column: 10, scope: !327, inlinedAt: !630)
!725 = !DILocation(line: 100, column: 34, scope: !327, inlinedAt: !630)
!726 = !DILocation(line: 101, column: 37, scope: !327, inlinedAt: !630)
!727 = !DILocation(line: 101, column: 32, scope: !327, inlinedAt: !630)
!728 = !DILocation(line: 101, column: 43, scope: !327, inlinedAt: !630)
!729 = !DILocation(line: 102, column: 41, scope: !327, inlinedAt: !630)
!730 = !DILocation(line: 103, column: 55, scope: !327, inlinedAt: !630)
!731 = !DILocation(line: 103, column: 46, scope: !327, inlinedAt: !630)
!732 = !DILocation(line: 103, column: 83, scope: !327, inlinedAt: !630)
!733 = !DILocation(line: 103, column: 74, scope: !327, inlinedAt: !630)
!734 = !DILocation(line: 22, column: 42, scope: !382, inlinedAt: !656)
!735 = !DILocation(line: 22, column: 20, scope: !382, inlinedAt: !656)
!736 = !DILocation(line: 22, column: 16, scope: !382, inlinedAt: !656)
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
!753 = !DILocation(line: 97, column: 19, scope: !111, inlinedAt: !752)
!754 = !DILocation(line: 97, column: 13, scope: !111, inlinedAt: !752)
!755 = !DILocation(line: 97, column: 22, scope: !111, inlinedAt: !752)
!756 = !DILocation(line: 97, column: 27, scope: !111, inlinedAt: !752)
!757 = !DILocation(line: 97, column: 33, scope: !111, inlinedAt: !752)
!758 = !DILocation(line: 21, column: 48, scope: !507, inlinedAt: !749)
!759 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !758)
!760 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !758)
!761 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !758)
!762 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !758)
!763 = !DILocation(line: 21, column: 25, scope: !507, inlinedAt: !749)
!764 = !DILocation(line: 90, column: 3, scope: !503, inlinedAt: !620)
!765 = !DILocation(line: 92, column: 22, scope: !503, inlinedAt: !620)
!766 = !DILocation(line: 8, column: 15, scope: !525, inlinedAt: !765)
!767 = !DILocation(line: 45, column: 16, scope: !524, inlinedAt: !766)
!768 = !DILocation(line: 71, column: 7, scope: !59, inlinedAt: !767)
!769 = !DILocation(line: 66, column: 35, scope: !59, inlinedAt: !767)
!770 = !DILocation(line: 72, column: 7, scope: !59, inlinedAt: !767)
!771 = !DILocation(line: 72, column: 35, scope: !59, inlinedAt: !767)
!772 = !DILocation(line: 73, column: 23, scope: !59, inlinedAt: !767)
!773 = !DILocation(line: 8, column: 76, scope: !525, inlinedAt: !765)
!774 = !DILocation(line: 72, column: 40, scope: !59, inlinedAt: !767)
!775 = !DILocation(line: 77, column: 16, scope: !59, inlinedAt: !767)
!776 = !DILocation(line: 77, column: 2, scope: !59, inlinedAt: !767)
!777 = !DILocation(line: 78, column: 6, scope: !59, inlinedAt: !767)
!778 = !DILocation(line: 78, column: 22, scope: !59, inlinedAt: !767)
!779 = !DILocation(line: 79, column: 23, scope: !59, inlinedAt: !767)
!780 = !DILocation(line: 78, column: 27, scope: !59, inlinedAt: !767)
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
!794 = !DILocation(line: 8, column: 15, scope: !61, inlinedAt: !793)
!795 = !DILocation(line: 45, column: 16, scope: !60, inlinedAt: !794)
!796 = !DILocation(line: 70, column: 13, scope: !59, inlinedAt: !795)
!797 = !DILocation(line: 71, column: 7, scope: !59, inlinedAt: !795)
!798 = !DILocation(line: 66, column: 35, scope: !59, inlinedAt: !795)
!799 = !DILocation(line: 72, column: 7, scope: !59, inlinedAt: !795)
!800 = !DILocation(line: 72, column: 35, scope: !59, inlinedAt: !795)
!801 = !DILocation(line: 73, column: 23, scope: !59, inlinedAt: !795)
!802 = !DILocation(line: 8, column: 76, scope: !61, inlinedAt: !793)
!803 = !DILocation(line: 72, column: 40, scope: !59, inlinedAt: !795)
!804 = !DILocation(line: 77, column: 16, scope: !59, inlinedAt: !795)
!805 = !DILocation(line: 77, column: 2, scope: !59, inlinedAt: !795)
!806 = !DILocation(line: 78, column: 6, scope: !59, inlinedAt: !795)
!807 = !DILocation(line: 78, column: 22, scope: !59, inlinedAt: !795)
!808 = !DILocation(line: 79, column: 23, scope: !59, inlinedAt: !795)
!809 = !DILocation(line: 78, column: 27, scope: !59, inlinedAt: !795)
!810 = !DILocation(line: 46, column: 14, scope: !60, inlinedAt: !794)
!811 = !DILocation(line: 26, column: 44, scope: !80, inlinedAt: !810)
!812 = !DILocation(line: 26, column: 47, scope: !80, inlinedAt: !810)
!813 = !DILocation(line: 26, column: 59, scope: !80, inlinedAt: !810)
!814 = !DILocation(line: 26, column: 64, scope: !80, inlinedAt: !810)
!815 = !DILocation(line: 47, column: 7, scope: !60, inlinedAt: !794)
!816 = !DILocation(line: 50, column: 31, scope: !60, inlinedAt: !794)
!817 = !DILocation(line: 51, column: 10, scope: !60, inlinedAt: !794)
!818 = !DILocation(line: 52, column: 11, scope: !60, inlinedAt: !794)
!819 = !DILocation(line: 52, column: 14, scope: !60, inlinedAt: !794)
!820 = !DILocation(line: 53, column: 15, scope: !60, inlinedAt: !794)
!821 = !DILocation(line: 53, column: 17, scope: !60, inlinedAt: !794)
!822 = !DILocation(line: 53, column: 8, scope: !60, inlinedAt: !794)
!823 = !DILocation(line: 55, column: 10, scope: !60, inlinedAt: !794)
!824 = !DILocation(line: 56, column: 11, scope: !60, inlinedAt: !794)
!825 = !DILocation(line: 43, column: 50, scope: !60, inlinedAt: !794)
!826 = !DILocation(line: 57, column: 6, scope: !60, inlinedAt: !794)
!827 = !DILocation(line: 57, column: 16, scope: !60, inlinedAt: !794)
!828 = !DILocation(line: 58, column: 17, scope: !60, inlinedAt: !794)
!829 = !DILocation(line: 57, column: 21, scope: !60, inlinedAt: !794)
!830 = !DILocation(line: 60, column: 19, scope: !549, inlinedAt: !791)
!831 = !DILocation(line: 60, column: 22, scope: !549, inlinedAt: !791)
!832 = !DILocation(line: 61, column: 43, scope: !549, inlinedAt: !791)
!833 = !DILocation(line: 61, column: 33, scope: !549, inlinedAt: !791)
!834 = !DILocation(line: 61, column: 47, scope: !549, inlinedAt: !791)
!835 = !DILocation(line: 61, column: 18, scope: !549, inlinedAt: !791)
!836 = !DILocation(line: 92, column: 50, scope: !26, inlinedAt: !835)
!837 = !DILocation(line: 92, column: 62, scope: !26, inlinedAt: !835)
!838 = !DILocation(line: 92, column: 57, scope: !26, inlinedAt: !835)
!839 = !DILocation(line: 92, column: 69, scope: !26, inlinedAt: !835)
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
!865 = !DILocation(line: 97, column: 19, scope: !111, inlinedAt: !864)
!866 = !DILocation(line: 97, column: 13, scope: !111, inlinedAt: !864)
!867 = !DILocation(line: 97, column: 22, scope: !111, inlinedAt: !864)
!868 = !DILocation(line: 97, column: 27, scope: !111, inlinedAt: !864)
!869 = !DILocation(line: 97, column: 33, scope: !111, inlinedAt: !864)
!870 = !DILocation(line: 21, column: 48, scope: !507, inlinedAt: !861)
!871 = !DILocation(line: 32, column: 78, scope: !118, inlinedAt: !870)
!872 = !DILocation(line: 32, column: 71, scope: !118, inlinedAt: !870)
!873 = !DILocation(line: 32, column: 87, scope: !118, inlinedAt: !870)
!874 = !DILocation(line: 32, column: 92, scope: !118, inlinedAt: !870)
!875 = !DILocation(line: 21, column: 25, scope: !507, inlinedAt: !861)
!876 = !DILocation(line: 90, column: 3, scope: !503, inlinedAt: !850)
!877 = !DILocation(line: 92, column: 22, scope: !503, inlinedAt: !850)
!878 = !DILocation(line: 8, column: 15, scope: !525, inlinedAt: !877)
!879 = !DILocation(line: 45, column: 16, scope: !524, inlinedAt: !878)
!880 = !DILocation(line: 71, column: 7, scope: !59, inlinedAt: !879)
!881 = !DILocation(line: 66, column: 35, scope: !59, inlinedAt: !879)
!882 = !DILocation(line: 72, column: 7, scope: !59, inlinedAt: !879)
!883 = !DILocation(line: 72, column: 35, scope: !59, inlinedAt: !879)
!884 = !DILocation(line: 73, column: 23, scope: !59, inlinedAt: !879)
!885 = !DILocation(line: 8, column: 76, scope: !525, inlinedAt: !877)
!886 = !DILocation(line: 72, column: 40, scope: !59, inlinedAt: !879)
!887 = !DILocation(line: 77, column: 16, scope: !59, inlinedAt: !879)
!888 = !DILocation(line: 77, column: 2, scope: !59, inlinedAt: !879)
!889 = !DILocation(line: 78, column: 6, scope: !59, inlinedAt: !879)
!890 = !DILocation(line: 78, column: 22, scope: !59, inlinedAt: !879)
!891 = !DILocation(line: 79, column: 23, scope: !59, inlinedAt: !879)
!892 = !DILocation(line: 78, column: 27, scope: !59, inlinedAt: !879)
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
!924 = !DILocation(line: 130, column: 13, scope: !899)
!925 = !DILocation(line: 128, column: 17, scope: !899)
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
