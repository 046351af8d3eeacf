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
	%25 = mul i32 %22, 3, !dbg !30
	%26 = zext i32 %25 to i64, !dbg !30
	%27 = mul i32 %22, 4, !dbg !31
	%28 = zext i32 %27 to i64, !dbg !31
	%29 = icmp ule i64 %p1, 281474976710655, !dbg !32
	%30 = add i64 %21, -1, !dbg !32
	%31 = sext i32 %7 to i64, !dbg !32
	%32 = trunc i64 %31 to i32, !dbg !32
	%33 = mul i32 %32, 2, !dbg !32
	%34 = sext i32 %8 to i64, !dbg !32
	%35 = trunc i64 %34 to i32, !dbg !32
	%36 = mul i32 %35, %33, !dbg !32
	%37 = sext i32 %15 to i64, !dbg !32
	%38 = trunc i64 %37 to i32, !dbg !32
	%39 = mul i32 %38, %36, !dbg !32
	%40 = zext i32 %39 to i64, !dbg !32
	%41 = add i64 %30, %40, !dbg !32
	%42 = sext i32 %14 to i64, !dbg !32
	%43 = trunc i64 %42 to i32, !dbg !32
	%44 = mul i32 %43, %33, !dbg !32
	%45 = zext i32 %44 to i64, !dbg !32
	%46 = add i64 %41, %45, !dbg !32
	%47 = sext i32 %13 to i64, !dbg !32
	%48 = trunc i64 %47 to i32, !dbg !32
	%49 = mul i32 %48, 2, !dbg !32
	%50 = zext i32 %49 to i64, !dbg !32
	%51 = add i64 %46, %50, !dbg !32
	%52 = icmp sge i64 %51, 0, !dbg !32
	%53 = and i1 %29, %52, !dbg !32
	%54 = add i64 %p1, 2, !dbg !32
	%55 = mul i64 %21, -1, !dbg !32
	%56 = add i64 %54, %55, !dbg !32
	%57 = mul i64 %6, -2, !dbg !32
	%58 = add i64 %56, %57, !dbg !32
	%59 = icmp sge i64 %58, 0, !dbg !32
	%60 = and i1 %53, %59, !dbg !32
	br i1 %60, label %b1, label %b9_cold, !dbg !25, !prof !33

b1:
	%61 = phi double [ 0.000000e+00, %b0_ok1 ], [ %96, %b8 ], !dbg !32
	%62 = phi i64 [ %20, %b0_ok1 ], [ %97, %b8 ], !dbg !34
	%63 = icmp slt i64 %62, %6, !dbg !35
	br i1 %63, label %b2, label %b17, !dbg !35

b2:
	%64 = mul i64 %62, 2, !dbg !36
	%65 = add i64 %64, %21, !dbg !37
	%66 = sub i64 %65, 1, !dbg !38
	%67 = getelementptr inbounds double, double* %p0, i64 %66, !dbg !39
	%68 = load double, double* %67, align 8, !dbg !39
	%69 = add i64 %62, %12, !dbg !40
	%70 = icmp slt i64 %69, %6, !dbg !41
	br i1 %70, label %b3, label %b4, !dbg !41

b3:
	%71 = mul i64 %69, 2, !dbg !36
	%72 = add i64 %71, %21, !dbg !37
	%73 = sub i64 %72, 1, !dbg !38
	%74 = getelementptr inbounds double, double* %p0, i64 %73, !dbg !39
	%75 = load double, double* %74, align 8, !dbg !39
	br label %b4, !dbg !42

b4:
	%76 = phi double [ %75, %b3 ], [ 0.000000e+00, %b2 ], !dbg !43
	%77 = fadd double %68, %76, !dbg !44
	%78 = add i64 %62, %24, !dbg !45
	%79 = icmp slt i64 %78, %6, !dbg !41
	br i1 %79, label %b5, label %b6, !dbg !41

b5:
	%80 = mul i64 %78, 2, !dbg !36
	%81 = add i64 %80, %21, !dbg !37
	%82 = sub i64 %81, 1, !dbg !38
	%83 = getelementptr inbounds double, double* %p0, i64 %82, !dbg !39
	%84 = load double, double* %83, align 8, !dbg !39
	br label %b6, !dbg !42

b6:
	%85 = phi double [ %84, %b5 ], [ 0.000000e+00, %b4 ], !dbg !46
	%86 = fadd double %77, %85, !dbg !47
	%87 = add i64 %62, %26, !dbg !48
	%88 = icmp slt i64 %87, %6, !dbg !41
	br i1 %88, label %b7, label %b8, !dbg !41

b7:
	%89 = mul i64 %87, 2, !dbg !36
	%90 = add i64 %89, %21, !dbg !37
	%91 = sub i64 %90, 1, !dbg !38
	%92 = getelementptr inbounds double, double* %p0, i64 %91, !dbg !39
	%93 = load double, double* %92, align 8, !dbg !39
	br label %b8, !dbg !42

b8:
	%94 = phi double [ %93, %b7 ], [ 0.000000e+00, %b6 ], !dbg !49
	%95 = fadd double %86, %94, !dbg !50
	%96 = fadd double %61, %95, !dbg !51
	%97 = add i64 %62, %28, !dbg !52
	br label %b1, !dbg !52, !llvm.loop !54

b17:
	%98 = phi double [ %61, %b1 ], [ %216, %b9_cold ], !dbg !57
	%99 = and i32 %19, -32, !dbg !65
	%100 = sub i32 %11, %99, !dbg !65
	%101 = icmp slt i32 %100, 32, !dbg !65
	%102 = select i1 %101, i32 %100, i32 32, !dbg !65
	%103 = sext i32 %102 to i64, !dbg !65
	%104 = icmp eq i64 %103, 32, !dbg !66
	br i1 %104, label %b18, label %b20, !dbg !66

b18:
	%105 = phi double [ %122, %b19 ], [ %98, %b17 ], !dbg !67
	%106 = phi i64 [ %125, %b19 ], [ 16, %b17 ], !dbg !68
	%107 = icmp sgt i64 %106, 0, !dbg !69
	br i1 %107, label %b19, label %b23, !dbg !69

b19:
	%108 = trunc i64 %106 to i32, !dbg !70
	%109 = bitcast double %105 to i64, !dbg !70
	%110 = trunc i64 %109 to i32, !dbg !70
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %110, i32 %108, i32 31), !dbg !70
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !70
	%113 = lshr i64 %109, 32, !dbg !70
	%114 = trunc i64 %113 to i32, !dbg !70
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %114, i32 %108, i32 31), !dbg !70
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !70
	%117 = zext i32 %116 to i64, !dbg !70
	%118 = shl i64 %117, 32, !dbg !70
	%119 = zext i32 %112 to i64, !dbg !70
	%120 = or i64 %119, %118, !dbg !70
	%121 = bitcast i64 %120 to double, !dbg !70
	%122 = fadd double %105, %121, !dbg !71
	%123 = trunc i64 %106 to i32, !dbg !72
	%124 = udiv i32 %123, 2, !dbg !72
	%125 = zext i32 %124 to i64, !dbg !72
	br label %b18, !dbg !72

b20:
	%126 = bitcast double %98 to i64, !dbg !73
	%127 = trunc i64 %126 to i32, !dbg !73
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 0, i32 31), !dbg !73
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !73
	%130 = lshr i64 %126, 32, !dbg !73
	%131 = trunc i64 %130 to i32, !dbg !73
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 0, i32 31), !dbg !73
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !73
	%134 = zext i32 %133 to i64, !dbg !73
	%135 = shl i64 %134, 32, !dbg !73
	%136 = zext i32 %129 to i64, !dbg !73
	%137 = or i64 %136, %135, !dbg !73
	%138 = bitcast i64 %137 to double, !dbg !73
	br label %b21, !dbg !73

b21:
	%139 = phi double [ %138, %b20 ], [ %155, %b22 ], !dbg !74
	%140 = phi i32 [ 1, %b20 ], [ %156, %b22 ], !dbg !75
	%141 = icmp slt i32 %140, %102, !dbg !76
	br i1 %141, label %b22, label %b23, !dbg !76

b22:
	%142 = bitcast double %98 to i64, !dbg !77
	%143 = trunc i64 %142 to i32, !dbg !77
	%144 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %143, i32 %140, i32 31), !dbg !77
	%145 = extractvalue { i32, i1 } %144, 0, !dbg !77
	%146 = lshr i64 %142, 32, !dbg !77
	%147 = trunc i64 %146 to i32, !dbg !77
	%148 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %147, i32 %140, i32 31), !dbg !77
	%149 = extractvalue { i32, i1 } %148, 0, !dbg !77
	%150 = zext i32 %149 to i64, !dbg !77
	%151 = shl i64 %150, 32, !dbg !77
	%152 = zext i32 %145 to i64, !dbg !77
	%153 = or i64 %152, %151, !dbg !77
	%154 = bitcast i64 %153 to double, !dbg !77
	%155 = fadd double %139, %154, !dbg !71
	%156 = add i32 %140, 1, !dbg !78
	br label %b21, !dbg !78

b23:
	%157 = phi double [ %105, %b18 ], [ %139, %b21 ], !dbg !64
	%158 = add i32 %22, 32, !dbg !82
	%159 = sub i32 %158, 1, !dbg !83
	%160 = udiv i32 %159, 32, !dbg !84
	%161 = zext i32 %160 to i64, !dbg !84
	%162 = trunc i64 %161 to i32, !dbg !84
	%163 = icmp eq i64 %161, 1, !dbg !85
	br i1 %163, label %b29, label %b24, !dbg !85

b24:
	call void @llvm.nvvm.barrier0(), !dbg !87
	%164 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !88, !range !89
	%165 = sext i32 %164 to i64, !dbg !88
	%166 = icmp eq i64 %165, 0, !dbg !90
	br i1 %166, label %b25, label %b26, !dbg !90

b25:
	%167 = trunc i64 %20 to i32, !dbg !91
	%168 = udiv i32 %167, 32, !dbg !91
	%169 = zext i32 %168 to i64, !dbg !91
	%170 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %169, !dbg !92
	store double %157, double addrspace(3)* %170, align 8, !dbg !92
	br label %b26, !dbg !92

b26:
	call void @llvm.nvvm.barrier0(), !dbg !93
	%171 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !94
	%172 = load double, double addrspace(3)* %171, align 8, !dbg !94
	br label %b27, !dbg !94

b27:
	%173 = phi double [ %172, %b26 ], [ %179, %b28 ], !dbg !95
	%174 = phi i32 [ 1, %b26 ], [ %180, %b28 ], !dbg !96
	%175 = sext i32 %174 to i64, !dbg !96
	%176 = icmp slt i32 %174, %162, !dbg !97
	br i1 %176, label %b28, label %b29, !dbg !97

b28:
	%177 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %175, !dbg !98
	%178 = load double, double addrspace(3)* %177, align 8, !dbg !98
	%179 = fadd double %173, %178, !dbg !71
	%180 = add i32 %174, 1, !dbg !99
	br label %b27, !dbg !99

b29:
	%181 = phi double [ %157, %b23 ], [ %173, %b27 ], !dbg !63
	call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !100
	%182 = icmp eq i64 %20, 0, !dbg !101
	br i1 %182, label %b30, label %b34, !dbg !101

b30:
	store i32 %5, i32* %2, align 4, !dbg !102
	%183 = sext i32 %0 to i64, !dbg !12
	%184 = sext i32 %1 to i64, !dbg !13
	br label %b31, !dbg !13

b31:
	%185 = phi i64 [ 0, %b30 ], [ %214, %b33_ok1 ], !dbg !13
	%186 = add i64 %183, %185, !dbg !107
	%187 = icmp sge i64 %186, %184, !dbg !108
	br i1 %187, label %b32, label %b33, !dbg !108

b32:
	%188 = sub i64 %186, %184, !dbg !109
	br label %b33, !dbg !109

b33:
	%189 = phi i64 [ %186, %b31 ], [ %188, %b32 ], !dbg !110
	%190 = urem i32 %5, 2, !dbg !113
	%191 = trunc i64 %184 to i32, !dbg !114
	%192 = mul i32 %190, %191, !dbg !114
	%193 = trunc i64 %183 to i32, !dbg !115
	%194 = add i32 %192, %193, !dbg !115
	%195 = zext i32 %194 to i64, !dbg !115
	%196 = mul i64 %195, 2, !dbg !116
	%197 = add i64 %196, 2, !dbg !119
	%198 = getelementptr inbounds i64, i64* %p3, i64 %196, !dbg !120
	%199 = ptrtoint i64* %198 to i64, !dbg !121
	%200 = and i64 %199, 15, !dbg !121
	%201 = icmp eq i64 %200, 0, !dbg !121
	%202 = bitcast i64* %198 to { i64, i64 }*, !dbg !121
	%203 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %202, i64 0, !dbg !122
	%204 = bitcast double %181 to i64, !dbg !123
	%205 = trunc i64 %189 to i32, !dbg !106
	%206 = icmp ugt i64 %197, %p4, !dbg !120
	%207 = icmp eq i1 %201, false, !dbg !121
	%208 = icmp uge i64 %189, %184, !dbg !106
	%209 = icmp eq { i64, i64 }* %203, null, !dbg !106
	%210 = or i1 %206, %207, !dbg !106
	%211 = or i1 %210, %208, !dbg !106
	%212 = or i1 %211, %209, !dbg !106
	br i1 %212, label %b33_fail1, label %b33_ok1, !dbg !106, !prof !15

b33_ok1:
	%213 = bitcast { i64, i64 }* %203 to i8*, !dbg !106
	call void @gpuc_put_line_thread(i8* %213, i64 %204, i32 %5, i32 %205), !dbg !106
	%214 = add i64 %185, 1, !dbg !105
	%215 = icmp slt i64 %214, %184, !dbg !105
	br i1 %215, label %b31, label %b34, !dbg !105

b34:
	ret i32 %5, !dbg !124

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 %p6), !dbg !14
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !14
	ret i32 undef, !dbg !14

b9_cold:
	%216 = phi double [ %255, %b16_cold ], [ 0.000000e+00, %b0_ok1 ], !dbg !32
	%217 = phi i64 [ %256, %b16_cold ], [ %20, %b0_ok1 ], !dbg !34
	%218 = icmp slt i64 %217, %6, !dbg !35
	br i1 %218, label %b10_cold, label %b17, !dbg !35

b10_cold:
	%219 = mul i64 %217, 2, !dbg !36
	%220 = add i64 %219, %21, !dbg !37
	%221 = sub i64 %220, 1, !dbg !38
	%222 = getelementptr inbounds double, double* %p0, i64 %221, !dbg !39
	%223 = icmp uge i64 %221, %p1, !dbg !39
	br i1 %223, label %b10_cold_fail1, label %b10_cold_ok1, !dbg !39, !prof !15

b10_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %221, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b10_cold_ok1:
	%224 = load double, double* %222, align 8, !dbg !39
	%225 = add i64 %217, %12, !dbg !40
	%226 = icmp slt i64 %225, %6, !dbg !41
	br i1 %226, label %b11_cold, label %b12_cold, !dbg !41

b11_cold:
	%227 = mul i64 %225, 2, !dbg !36
	%228 = add i64 %227, %21, !dbg !37
	%229 = sub i64 %228, 1, !dbg !38
	%230 = getelementptr inbounds double, double* %p0, i64 %229, !dbg !39
	%231 = icmp uge i64 %229, %p1, !dbg !39
	br i1 %231, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !39, !prof !15

b11_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %229, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b11_cold_ok1:
	%232 = load double, double* %230, align 8, !dbg !39
	br label %b12_cold, !dbg !42

b12_cold:
	%233 = phi double [ %232, %b11_cold_ok1 ], [ 0.000000e+00, %b10_cold_ok1 ], !dbg !43
	%234 = fadd double %224, %233, !dbg !44
	%235 = add i64 %217, %24, !dbg !45
	%236 = icmp slt i64 %235, %6, !dbg !41
	br i1 %236, label %b13_cold, label %b14_cold, !dbg !41

b13_cold:
	%237 = mul i64 %235, 2, !dbg !36
	%238 = add i64 %237, %21, !dbg !37
	%239 = sub i64 %238, 1, !dbg !38
	%240 = getelementptr inbounds double, double* %p0, i64 %239, !dbg !39
	%241 = icmp uge i64 %239, %p1, !dbg !39
	br i1 %241, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !39, !prof !15

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %239, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b13_cold_ok1:
	%242 = load double, double* %240, align 8, !dbg !39
	br label %b14_cold, !dbg !42

b14_cold:
	%243 = phi double [ %242, %b13_cold_ok1 ], [ 0.000000e+00, %b12_cold ], !dbg !46
	%244 = fadd double %234, %243, !dbg !47
	%245 = add i64 %217, %26, !dbg !48
	%246 = icmp slt i64 %245, %6, !dbg !41
	br i1 %246, label %b15_cold, label %b16_cold, !dbg !41

b15_cold:
	%247 = mul i64 %245, 2, !dbg !36
	%248 = add i64 %247, %21, !dbg !37
	%249 = sub i64 %248, 1, !dbg !38
	%250 = getelementptr inbounds double, double* %p0, i64 %249, !dbg !39
	%251 = icmp uge i64 %249, %p1, !dbg !39
	br i1 %251, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !39, !prof !15

b15_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %249, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b15_cold_ok1:
	%252 = load double, double* %250, align 8, !dbg !39
	br label %b16_cold, !dbg !42

b16_cold:
	%253 = phi double [ %252, %b15_cold_ok1 ], [ 0.000000e+00, %b14_cold ], !dbg !49
	%254 = fadd double %244, %253, !dbg !50
	%255 = fadd double %216, %254, !dbg !51
	%256 = add i64 %217, %28, !dbg !52
	br label %b9_cold, !dbg !52, !llvm.loop !56

b33_fail1:
	%257 = icmp ugt i64 %197, %p4, !dbg !120
	br i1 %257, label %b33_fail2, label %b33_ok2, !dbg !120

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %197, i64 %p4), !dbg !120
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !120
	ret i32 undef, !dbg !120

b33_ok2:
	%258 = icmp eq i1 %201, false, !dbg !121
	br i1 %258, label %b33_fail3, label %b33_ok3, !dbg !121

b33_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %200, i64 16), !dbg !121
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !121
	ret i32 undef, !dbg !121

b33_ok3:
	%259 = icmp uge i64 %189, %184, !dbg !106
	br i1 %259, label %b33_fail4, label %b33_ok4, !dbg !106

b33_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %189, i64 %184), !dbg !106
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !106
	ret i32 undef, !dbg !106

b33_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 0, i64 0), !dbg !106
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !106
	ret i32 undef, !dbg !106
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
	br i1 %77, label %b10, label %b34_cold, !dbg !150, !prof !33

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
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %18, i64 %p8), !dbg !148
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !148
	ret float undef, !dbg !148

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %17, i64 %p8), !dbg !149
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !149
	ret float undef, !dbg !149

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %90, i64 %p8), !dbg !169
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !169
	ret float undef, !dbg !169

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
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %322, i64 %p8), !dbg !169
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !169
	ret float undef, !dbg !169

b35_cold_ok2:
	%344 = icmp uge i64 %323, %p8, !dbg !171
	br i1 %344, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !171

b35_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %323, i64 %p8), !dbg !171
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !171
	ret float undef, !dbg !171

b35_cold_ok3:
	%345 = icmp uge i64 %325, %p6, !dbg !174
	br i1 %345, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !174

b35_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %325, i64 %p6), !dbg !174
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !174
	ret float undef, !dbg !174

b35_cold_ok4:
	%346 = icmp uge i64 %326, %p6, !dbg !176
	br i1 %346, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !176

b35_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %326, i64 %p6), !dbg !176
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !176
	ret float undef, !dbg !176

b35_cold_ok5:
	%347 = icmp uge i64 %328, %p6, !dbg !179
	br i1 %347, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !179

b35_cold_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %328, i64 %p6), !dbg !179
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !179
	ret float undef, !dbg !179

b35_cold_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %329, i64 %p6), !dbg !181
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !181
	ret float undef, !dbg !181

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
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %311, i64 %p3), !dbg !240
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !240
	ret float undef, !dbg !240

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
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %322, i64 %p3), !dbg !241
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !241
	ret float undef, !dbg !241

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
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %236, i64 %p8), !dbg !274
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !274
	ret float undef, !dbg !274

b59_ok2:
	%474 = icmp uge i64 %238, %p6, !dbg !277
	br i1 %474, label %b59_fail3, label %b59_ok3, !dbg !277

b59_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %238, i64 %p6), !dbg !277
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !277
	ret float undef, !dbg !277

b59_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %239, i64 %p6), !dbg !279
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !279
	ret float undef, !dbg !279

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %225, i64 %p3), !dbg !309
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !309
	ret float undef, !dbg !309
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
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !335, !range !16
	%11 = sext i32 %10 to i64, !dbg !335
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !335, !range !18
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
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !341, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !341, !range !17
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !341, !range !19
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !341, !range !23
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !341, !range !23
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
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !356, !range !17
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !356, !range !17
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !356, !range !19
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !356, !range !23
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !356, !range !23
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
	br i1 %85, label %b18, label %b39, !dbg !372

b18:
	%86 = and i64 %p1, 3, !dbg !376
	%87 = icmp eq i64 %86, 0, !dbg !376
	%88 = addrspacecast float addrspace(1)* %0 to float*, !dbg !376
	%89 = ptrtoint float* %88 to i64, !dbg !376
	%90 = and i64 %89, 15, !dbg !376
	%91 = icmp eq i64 %90, 0, !dbg !376
	%92 = icmp eq i64 %p1, 0, !dbg !376
	%93 = or i1 %91, %92, !dbg !376
	%94 = addrspacecast float addrspace(1)* %1 to float*, !dbg !377
	%95 = ptrtoint float* %94 to i64, !dbg !377
	%96 = and i64 %95, 15, !dbg !377
	%97 = icmp eq i64 %96, 0, !dbg !377
	%98 = or i1 %97, %92, !dbg !377
	%99 = ashr i64 %p1, 2, !dbg !376
	%100 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !376
	%101 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !377
	%102 = icmp eq i64 %13, 0, !dbg !378
	%103 = sext i32 %p27 to i64, !dbg !379
	%104 = sub i32 1, %p27, !dbg !380
	%105 = mul i32 %104, 2, !dbg !383
	%106 = mul i32 %105, %p14, !dbg !384
	%107 = add i32 %105, 1, !dbg !386
	%108 = mul i32 %107, %p14, !dbg !387
	%109 = icmp sgt i32 %p6, 1, !dbg !388
	%110 = sub i32 %p6, 1, !dbg !389
	%111 = add i32 %p11, 1, !dbg !390
	%112 = zext i32 %p8 to i64, !dbg !391
	%113 = sext i32 %111 to i64, !dbg !392
	%114 = mul i64 %113, %112, !dbg !393
	%115 = mul i32 %p27, 2, !dbg !395
	%116 = add i32 %115, 1, !dbg !396
	%117 = mul i32 %116, %p14, !dbg !397
	%118 = sext i32 %p9 to i64, !dbg !398
	%119 = sext i32 %9 to i64, !dbg !332
	%120 = sext i32 %p6 to i64, !dbg !400
	%121 = mul i64 %120, %112, !dbg !401
	%122 = mul i32 %115, %p14, !dbg !403
	%123 = sext i32 %p10 to i64, !dbg !404
	%124 = icmp ugt i64 %p1, %p3, !dbg !375
	%125 = icmp eq i1 %87, false, !dbg !376
	%126 = icmp eq i1 %93, false, !dbg !376
	%127 = icmp eq i1 %98, false, !dbg !377
	%128 = or i1 %124, %125, !dbg !377
	%129 = or i1 %128, %126, !dbg !377
	%130 = or i1 %129, %127, !dbg !377
	br i1 %130, label %b18_fail1, label %b18_ok1, !dbg !377, !prof !15

b18_ok1:
	br label %b19, !dbg !405

b19:
	%131 = phi float [ 0.000000e+00, %b18_ok1 ], [ %319, %b38 ], !dbg !406
	%132 = phi i32 [ %10, %b18_ok1 ], [ %320, %b38 ], !dbg !407
	%133 = icmp slt i32 %132, %p14, !dbg !408
	br i1 %133, label %b20, label %b39, !dbg !408

b20:
	%134 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !409, !range !410
	%135 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !409, !range !338
	%136 = sext i32 %135 to i64, !dbg !409
	%137 = trunc i64 %136 to i32, !dbg !411
	%138 = sub i32 %137, 1, !dbg !411
	%139 = zext i32 %138 to i64, !dbg !411
	%140 = trunc i64 %139 to i32, !dbg !411
	%141 = icmp eq i32 %12, %140, !dbg !412
	%142 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !413, !range !23
	%143 = sext i32 %142 to i64, !dbg !413
	%144 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !413, !range !23
	%145 = sext i32 %144 to i64, !dbg !413
	%146 = trunc i64 %13 to i32, !dbg !414
	%147 = trunc i64 %145 to i32, !dbg !414
	%148 = mul i32 %146, %147, !dbg !414
	%149 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !415, !range !17
	%150 = sext i32 %149 to i64, !dbg !415
	%151 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !415, !range !17
	%152 = sext i32 %151 to i64, !dbg !415
	%153 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !415, !range !19
	%154 = trunc i64 %152 to i32, !dbg !416
	%155 = add i32 %148, %154, !dbg !416
	%156 = zext i32 %155 to i64, !dbg !416
	%157 = trunc i64 %156 to i32, !dbg !417
	%158 = mul i32 %157, %p12, !dbg !421
	%159 = icmp slt i32 %157, %p13, !dbg !422
	%160 = select i1 %159, i32 %157, i32 %p13, !dbg !422
	%161 = add i32 %158, %160, !dbg !423
	%162 = sub i32 %161, 4, !dbg !424
	%163 = add i32 %157, 1, !dbg !425
	%164 = mul i32 %163, %p12, !dbg !427
	%165 = icmp slt i32 %163, %p13, !dbg !428
	%166 = select i1 %165, i32 %163, i32 %p13, !dbg !428
	%167 = add i32 %164, %166, !dbg !429
	%168 = sub i32 %167, 4, !dbg !430
	%169 = trunc i64 %143 to i32, !dbg !432
	%170 = mul i32 %132, %169, !dbg !433
	%171 = trunc i64 %150 to i32, !dbg !434
	%172 = add i32 %170, %171, !dbg !435
	br i1 %102, label %b22, label %b21, !dbg !435

b21:
	br i1 %141, label %b22, label %b38, !dbg !435

b22:
	%173 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %103, !dbg !379
	%174 = icmp uge i64 %103, %p26, !dbg !379
	br i1 %174, label %b22_fail1, label %b22_ok1, !dbg !379, !prof !15

b22_ok1:
	%175 = load i64, i64 addrspace(1)* %173, align 8, !dbg !379
	%176 = mul i32 %144, %153, !dbg !436
	%177 = add i32 %151, %176, !dbg !436
	%178 = mul i32 %142, %177, !dbg !436
	%179 = add i32 %149, %178, !dbg !436
	%180 = icmp eq i32 %179, 0, !dbg !437
	br i1 %180, label %b23, label %b27, !dbg !437

b23:
	br i1 %102, label %b24, label %b25, !dbg !437

b24:
	%181 = add i32 %106, %132, !dbg !438
	%182 = sext i32 %181 to i64, !dbg !439
	%183 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %182, !dbg !440
	%184 = addrspacecast i64 addrspace(1)* %183 to i64*, !dbg !441
	%185 = icmp uge i64 %182, %p5, !dbg !440
	%186 = icmp eq i64 addrspace(1)* %183, null, !dbg !441
	%187 = or i1 %185, %186, !dbg !441
	br i1 %187, label %b24_fail1, label %b24_ok1, !dbg !441, !prof !15

b24_ok1:
	%188 = bitcast i64* %184 to i8*, !dbg !441
	%189 = call i64 @gpuc_signal_wait_until_thread(i8* %188, i32 5, i64 %175, i32 1, i8* %ctrl, i32 16), !dbg !441
	br label %b25, !dbg !441

b25:
	br i1 %141, label %b26, label %b27, !dbg !441

b26:
	%190 = add i32 %108, %132, !dbg !442
	%191 = sext i32 %190 to i64, !dbg !443
	%192 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %191, !dbg !444
	%193 = addrspacecast i64 addrspace(1)* %192 to i64*, !dbg !445
	%194 = icmp uge i64 %191, %p5, !dbg !444
	%195 = icmp eq i64 addrspace(1)* %192, null, !dbg !445
	%196 = or i1 %194, %195, !dbg !445
	br i1 %196, label %b26_fail1, label %b26_ok1, !dbg !445, !prof !15

b26_ok1:
	%197 = bitcast i64* %193 to i8*, !dbg !445
	%198 = call i64 @gpuc_signal_wait_until_thread(i8* %197, i32 5, i64 %175, i32 1, i8* %ctrl, i32 18), !dbg !445
	br label %b27, !dbg !445

b27:
	call void @llvm.nvvm.barrier0(), !dbg !446
	br i1 %102, label %b28, label %b30, !dbg !446

b28:
	%199 = icmp eq i32 %151, 0, !dbg !447
	br i1 %199, label %b29, label %b30, !dbg !447

b29:
	%200 = addrspacecast { float, float, float, float } addrspace(1)* %100 to { float, float, float, float }*, !dbg !448
	%201 = addrspacecast { float, float, float, float } addrspace(1)* %101 to { float, float, float, float }*, !dbg !448
	%202 = call float @gpuc_fn_solver_march(float* %88, i64 %p1, { float, float, float, float }* %200, i64 %99, i64 %99, float* %94, i64 %p1, { float, float, float, float }* %201, i64 %99, i64 %99, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %172, i32 0, i32 1, i8* %ctrl), !dbg !448
	%203 = fadd float 0.000000e+00, %202, !dbg !449
	br label %b30, !dbg !449

b30:
	%204 = phi float [ 0.000000e+00, %b27 ], [ 0.000000e+00, %b28 ], [ %203, %b29 ], !dbg !450
	br i1 %141, label %b31, label %b34, !dbg !450

b31:
	%205 = sub i32 %147, 1, !dbg !451
	%206 = zext i32 %205 to i64, !dbg !451
	%207 = trunc i64 %206 to i32, !dbg !451
	%208 = icmp eq i32 %151, %207, !dbg !452
	br i1 %208, label %b32, label %b34, !dbg !452

b32:
	br i1 %109, label %b33, label %b34, !dbg !388

b33:
	%209 = addrspacecast { float, float, float, float } addrspace(1)* %100 to { float, float, float, float }*, !dbg !453
	%210 = addrspacecast { float, float, float, float } addrspace(1)* %101 to { float, float, float, float }*, !dbg !453
	%211 = call float @gpuc_fn_solver_march(float* %88, i64 %p1, { float, float, float, float }* %209, i64 %99, i64 %99, float* %94, i64 %p1, { float, float, float, float }* %210, i64 %99, i64 %99, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %172, i32 %110, i32 %p6, i8* %ctrl), !dbg !453
	%212 = fadd float %204, %211, !dbg !454
	br label %b34, !dbg !454

b34:
	%213 = phi float [ %204, %b30 ], [ %204, %b31 ], [ %204, %b32 ], [ %212, %b33 ], !dbg !450
	%214 = call i32 @gpuc_num_pes_thread(), !dbg !332
	%215 = sext i32 %p9 to i64, !dbg !332
	%216 = sext i32 %214 to i64, !dbg !332
	%217 = icmp ult i64 %215, %216, !dbg !332
	%218 = select i1 %217, i32 %p9, i32 0, !dbg !332
	%219 = call i8* @gpuc_peer_early(i32 %218), !dbg !332
	%220 = call i32 @gpuc_num_pes_thread(), !dbg !455
	%221 = sext i32 %p10 to i64, !dbg !455
	%222 = sext i32 %220 to i64, !dbg !455
	%223 = icmp ult i64 %221, %222, !dbg !455
	%224 = select i1 %223, i32 %p10, i32 0, !dbg !455
	%225 = call i8* @gpuc_peer_early(i32 %224), !dbg !455
	%226 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !456
	br i1 %102, label %b35, label %b36, !dbg !456

b35:
	%227 = sub i32 %p8, %170, !dbg !457
	%228 = icmp ult i32 %169, %227, !dbg !458
	%229 = select i1 %228, i32 %169, i32 %227, !dbg !458
	%230 = mul i32 %229, 4, !dbg !459
	%231 = zext i32 %230 to i64, !dbg !459
	%232 = zext i32 %170 to i64, !dbg !460
	%233 = add i64 %112, %232, !dbg !461
	%234 = mul i64 %233, 4, !dbg !462
	%235 = add i64 %114, %232, !dbg !463
	%236 = mul i64 %235, 4, !dbg !464
	%237 = add i64 %236, %231, !dbg !465
	%238 = add i64 %234, %231, !dbg !467
	%239 = add i32 %117, %132, !dbg !469
	%240 = sext i32 %239 to i64, !dbg !470
	%241 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %240, !dbg !471
	%242 = mul i32 %142, %144, !dbg !332
	%243 = icmp ugt i64 %237, %p1, !dbg !466
	%244 = icmp ugt i64 %236, %237, !dbg !466
	%245 = icmp ugt i64 %238, %p1, !dbg !468
	%246 = icmp uge i64 %240, %p5, !dbg !471
	%247 = icmp uge i64 %118, %119, !dbg !332
	%248 = icmp eq i64 addrspace(1)* %241, null, !dbg !332
	%249 = or i1 %243, %244, !dbg !332
	%250 = or i1 %249, %245, !dbg !332
	%251 = or i1 %250, %246, !dbg !332
	%252 = or i1 %251, %247, !dbg !332
	%253 = or i1 %252, %248, !dbg !332
	br i1 %253, label %b35_fail1, label %b35_ok1, !dbg !332, !prof !15

b35_ok1:
	%254 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !332, !range !24
	%255 = mul i32 %242, %254, !dbg !332
	%256 = sext i32 %226 to i64, !dbg !332
	%257 = sext i32 %255 to i64, !dbg !332
	%258 = add i64 %175, 1, !dbg !472
	%259 = getelementptr inbounds float, float addrspace(1)* %0, i64 %236, !dbg !466
	%260 = getelementptr inbounds float, float addrspace(1)* %0, i64 %234, !dbg !468
	%261 = mul i64 %231, 4, !dbg !332
	%262 = addrspacecast float addrspace(1)* %259 to float*, !dbg !332
	%263 = addrspacecast float addrspace(1)* %260 to float*, !dbg !332
	%264 = addrspacecast i64 addrspace(1)* %241 to i64*, !dbg !332
	%265 = icmp ne i64 %256, %257, !dbg !332
	br i1 %265, label %b35_fail7, label %b35_ok7, !dbg !332, !prof !15

b35_ok7:
	%266 = bitcast float* %262 to i8*, !dbg !332
	%267 = bitcast float* %263 to i8*, !dbg !332
	%268 = bitcast i64* %264 to i8*, !dbg !332
	call void @gpuc_put_signal_nbi_block(i8* %266, i8* %267, i64 %261, i8* %268, i64 %258, i32 9, i32 %p9, i32 1, i32 1, i8* %219), !dbg !332
	br label %b36, !dbg !331

b36:
	br i1 %141, label %b37, label %b38, !dbg !331

b37:
	%269 = sub i32 %p8, %170, !dbg !473
	%270 = icmp ult i32 %169, %269, !dbg !474
	%271 = select i1 %270, i32 %169, i32 %269, !dbg !474
	%272 = mul i32 %271, 4, !dbg !475
	%273 = zext i32 %272 to i64, !dbg !475
	%274 = zext i32 %170 to i64, !dbg !476
	%275 = add i64 %121, %274, !dbg !477
	%276 = mul i64 %275, 4, !dbg !478
	%277 = mul i64 %274, 4, !dbg !479
	%278 = add i64 %277, %273, !dbg !480
	%279 = add i64 %276, %273, !dbg !482
	%280 = add i32 %122, %132, !dbg !484
	%281 = sext i32 %280 to i64, !dbg !485
	%282 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %281, !dbg !486
	%283 = mul i32 %142, %144, !dbg !455
	%284 = icmp ugt i64 %278, %p1, !dbg !481
	%285 = icmp ugt i64 %279, %p1, !dbg !483
	%286 = icmp ugt i64 %276, %279, !dbg !483
	%287 = icmp uge i64 %281, %p5, !dbg !486
	%288 = icmp uge i64 %123, %119, !dbg !455
	%289 = icmp eq i64 addrspace(1)* %282, null, !dbg !455
	%290 = or i1 %284, %285, !dbg !455
	%291 = or i1 %290, %286, !dbg !455
	%292 = or i1 %291, %287, !dbg !455
	%293 = or i1 %292, %288, !dbg !455
	%294 = or i1 %293, %289, !dbg !455
	br i1 %294, label %b37_fail1, label %b37_ok1, !dbg !455, !prof !15

b37_ok1:
	%295 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !455, !range !24
	%296 = mul i32 %283, %295, !dbg !455
	%297 = sext i32 %226 to i64, !dbg !455
	%298 = sext i32 %296 to i64, !dbg !455
	%299 = add i64 %175, 1, !dbg !487
	%300 = getelementptr inbounds float, float addrspace(1)* %0, i64 %277, !dbg !481
	%301 = getelementptr inbounds float, float addrspace(1)* %0, i64 %276, !dbg !483
	%302 = mul i64 %273, 4, !dbg !455
	%303 = addrspacecast float addrspace(1)* %300 to float*, !dbg !455
	%304 = addrspacecast float addrspace(1)* %301 to float*, !dbg !455
	%305 = addrspacecast i64 addrspace(1)* %282 to i64*, !dbg !455
	%306 = icmp ne i64 %297, %298, !dbg !455
	br i1 %306, label %b37_fail7, label %b37_ok7, !dbg !455, !prof !15

b37_ok7:
	%307 = bitcast float* %303 to i8*, !dbg !455
	%308 = bitcast float* %304 to i8*, !dbg !455
	%309 = bitcast i64* %305 to i8*, !dbg !455
	call void @gpuc_put_signal_nbi_block(i8* %307, i8* %308, i64 %302, i8* %309, i64 %299, i32 9, i32 %p10, i32 1, i32 1, i8* %225), !dbg !455
	br label %b38, !dbg !399

b38:
	%310 = phi float [ 0.000000e+00, %b21 ], [ %213, %b36 ], [ %213, %b37_ok7 ], !dbg !450
	%311 = icmp sgt i32 %162, 1, !dbg !488
	%312 = select i1 %311, i32 %162, i32 1, !dbg !488
	%313 = icmp slt i32 %168, %110, !dbg !489
	%314 = select i1 %313, i32 %168, i32 %110, !dbg !489
	%315 = addrspacecast { float, float, float, float } addrspace(1)* %100 to { float, float, float, float }*, !dbg !490
	%316 = addrspacecast { float, float, float, float } addrspace(1)* %101 to { float, float, float, float }*, !dbg !490
	%317 = call float @gpuc_fn_solver_march(float* %88, i64 %p1, { float, float, float, float }* %315, i64 %99, i64 %99, float* %94, i64 %p1, { float, float, float, float }* %316, i64 %99, i64 %99, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %172, i32 %312, i32 %314, i8* %ctrl), !dbg !490
	%318 = fadd float %310, %317, !dbg !491
	%319 = fadd float %131, %318, !dbg !492
	%320 = add i32 %132, %134, !dbg !493
	br label %b19, !dbg !493

b39:
	%321 = phi float [ 0.000000e+00, %b17 ], [ %131, %b19 ], !dbg !494
	br i1 %77, label %b40, label %b53, !dbg !494

b40:
	%322 = sext i32 %p27 to i64, !dbg !379
	%323 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %322, !dbg !379
	%324 = icmp uge i64 %322, %p26, !dbg !379
	br i1 %324, label %b40_fail1, label %b40_ok1, !dbg !379, !prof !15

b40_ok1:
	%325 = load i64, i64 addrspace(1)* %323, align 8, !dbg !379
	%326 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !497, !range !17
	%327 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !497, !range !17
	%328 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !497, !range !19
	%329 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !497, !range !23
	%330 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !497, !range !23
	%331 = mul i32 %330, %328, !dbg !497
	%332 = add i32 %327, %331, !dbg !497
	%333 = mul i32 %329, %332, !dbg !497
	%334 = add i32 %326, %333, !dbg !497
	%335 = sext i32 %334 to i64, !dbg !497
	%336 = and i32 %334, -32, !dbg !498
	%337 = mul i32 %329, %330, !dbg !498
	%338 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !498, !range !24
	%339 = mul i32 %337, %338, !dbg !498
	%340 = sub i32 %339, %336, !dbg !498
	%341 = icmp slt i32 %340, 32, !dbg !498
	%342 = select i1 %341, i32 %340, i32 32, !dbg !498
	%343 = sext i32 %342 to i64, !dbg !498
	%344 = icmp sge i64 %335, %343, !dbg !499
	br i1 %344, label %b53, label %b41, !dbg !499

b41:
	%345 = sext i32 %9 to i64, !dbg !502
	%346 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !503, !range !89
	%347 = sext i32 %346 to i64, !dbg !503
	br label %b42, !dbg !503

b42:
	%348 = phi double [ 0.000000e+00, %b41 ], [ %376, %b43_ok1 ], !dbg !507
	%349 = phi i64 [ %347, %b41 ], [ %377, %b43_ok1 ], !dbg !503
	%350 = icmp slt i64 %349, %345, !dbg !503
	br i1 %350, label %b43, label %b44, !dbg !503

b43:
	%351 = urem i32 %84, 2, !dbg !509
	%352 = trunc i64 %345 to i32, !dbg !510
	%353 = mul i32 %351, %352, !dbg !510
	%354 = zext i32 %353 to i64, !dbg !510
	%355 = add i64 %354, %349, !dbg !511
	%356 = mul i64 %355, 2, !dbg !512
	%357 = add i64 %356, 2, !dbg !514
	%358 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %356, !dbg !515
	%359 = addrspacecast i64 addrspace(1)* %358 to i64*, !dbg !516
	%360 = ptrtoint i64* %359 to i64, !dbg !516
	%361 = and i64 %360, 15, !dbg !516
	%362 = icmp eq i64 %361, 0, !dbg !516
	%363 = bitcast i64 addrspace(1)* %358 to { i64, i64 } addrspace(1)*, !dbg !516
	%364 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %363, i64 0, !dbg !517
	%365 = addrspacecast { i64, i64 } addrspace(1)* %364 to { i64, i64 }*, !dbg !506
	%366 = icmp ugt i64 %357, %p18, !dbg !515
	%367 = icmp ugt i64 %356, %357, !dbg !515
	%368 = icmp eq i1 %362, false, !dbg !516
	%369 = icmp eq { i64, i64 } addrspace(1)* %364, null, !dbg !506
	%370 = or i1 %366, %367, !dbg !506
	%371 = or i1 %370, %368, !dbg !506
	%372 = or i1 %371, %369, !dbg !506
	br i1 %372, label %b43_fail1, label %b43_ok1, !dbg !506, !prof !15

b43_ok1:
	%373 = bitcast { i64, i64 }* %365 to i8*, !dbg !506
	%374 = call i64 @gpuc_wait_line_thread(i8* %373, i32 %84, i8* %ctrl, i32 31), !dbg !506
	%375 = bitcast i64 %374 to double, !dbg !518
	%376 = fadd double %348, %375, !dbg !519
	%377 = add i64 %349, %343, !dbg !503
	br label %b42, !dbg !503

b44:
	%378 = icmp eq i64 %343, 32, !dbg !525
	br i1 %378, label %b45, label %b47, !dbg !525

b45:
	%379 = phi double [ %396, %b46 ], [ %348, %b44 ], !dbg !526
	%380 = phi i64 [ %399, %b46 ], [ 16, %b44 ], !dbg !527
	%381 = icmp sgt i64 %380, 0, !dbg !528
	br i1 %381, label %b46, label %b50, !dbg !528

b46:
	%382 = trunc i64 %380 to i32, !dbg !529
	%383 = bitcast double %379 to i64, !dbg !529
	%384 = trunc i64 %383 to i32, !dbg !529
	%385 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %384, i32 %382, i32 31), !dbg !529
	%386 = extractvalue { i32, i1 } %385, 0, !dbg !529
	%387 = lshr i64 %383, 32, !dbg !529
	%388 = trunc i64 %387 to i32, !dbg !529
	%389 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %388, i32 %382, i32 31), !dbg !529
	%390 = extractvalue { i32, i1 } %389, 0, !dbg !529
	%391 = zext i32 %390 to i64, !dbg !529
	%392 = shl i64 %391, 32, !dbg !529
	%393 = zext i32 %386 to i64, !dbg !529
	%394 = or i64 %393, %392, !dbg !529
	%395 = bitcast i64 %394 to double, !dbg !529
	%396 = fadd double %379, %395, !dbg !530
	%397 = trunc i64 %380 to i32, !dbg !531
	%398 = udiv i32 %397, 2, !dbg !531
	%399 = zext i32 %398 to i64, !dbg !531
	br label %b45, !dbg !531

b47:
	%400 = bitcast double %348 to i64, !dbg !532
	%401 = trunc i64 %400 to i32, !dbg !532
	%402 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %401, i32 0, i32 31), !dbg !532
	%403 = extractvalue { i32, i1 } %402, 0, !dbg !532
	%404 = lshr i64 %400, 32, !dbg !532
	%405 = trunc i64 %404 to i32, !dbg !532
	%406 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %405, i32 0, i32 31), !dbg !532
	%407 = extractvalue { i32, i1 } %406, 0, !dbg !532
	%408 = zext i32 %407 to i64, !dbg !532
	%409 = shl i64 %408, 32, !dbg !532
	%410 = zext i32 %403 to i64, !dbg !532
	%411 = or i64 %410, %409, !dbg !532
	%412 = bitcast i64 %411 to double, !dbg !532
	br label %b48, !dbg !532

b48:
	%413 = phi double [ %412, %b47 ], [ %429, %b49 ], !dbg !533
	%414 = phi i32 [ 1, %b47 ], [ %430, %b49 ], !dbg !534
	%415 = icmp slt i32 %414, %342, !dbg !535
	br i1 %415, label %b49, label %b50, !dbg !535

b49:
	%416 = bitcast double %348 to i64, !dbg !536
	%417 = trunc i64 %416 to i32, !dbg !536
	%418 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %417, i32 %414, i32 31), !dbg !536
	%419 = extractvalue { i32, i1 } %418, 0, !dbg !536
	%420 = lshr i64 %416, 32, !dbg !536
	%421 = trunc i64 %420 to i32, !dbg !536
	%422 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %421, i32 %414, i32 31), !dbg !536
	%423 = extractvalue { i32, i1 } %422, 0, !dbg !536
	%424 = zext i32 %423 to i64, !dbg !536
	%425 = shl i64 %424, 32, !dbg !536
	%426 = zext i32 %419 to i64, !dbg !536
	%427 = or i64 %426, %425, !dbg !536
	%428 = bitcast i64 %427 to double, !dbg !536
	%429 = fadd double %413, %428, !dbg !530
	%430 = add i32 %414, 1, !dbg !537
	br label %b48, !dbg !537

b50:
	%431 = phi double [ %379, %b45 ], [ %413, %b48 ], !dbg !524
	%432 = icmp ne i64 %335, 0, !dbg !538
	br i1 %432, label %b53, label %b51, !dbg !538

b51:
	%433 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !539
	%434 = icmp uge i64 0, %p22, !dbg !539
	br i1 %434, label %b51_fail1, label %b51_ok1, !dbg !539, !prof !15

b51_ok1:
	store double %431, double addrspace(1)* %433, align 8, !dbg !539
	%435 = fcmp ole double %431, %p30, !dbg !540
	br i1 %435, label %b52, label %b53, !dbg !540

b52:
	%436 = add i64 %325, 1, !dbg !541
	%437 = urem i64 %436, 2, !dbg !542
	%438 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %437, !dbg !543
	%439 = icmp uge i64 %437, %p24, !dbg !543
	br i1 %439, label %b52_fail1, label %b52_ok1, !dbg !543, !prof !15

b52_ok1:
	store i64 %325, i64 addrspace(1)* %438, align 8, !dbg !543
	br label %b53, !dbg !543

b53:
	%440 = icmp ne i32 %p28, 0, !dbg !544
	br i1 %440, label %b54, label %b68, !dbg !544

b54:
	%441 = fpext float %321 to double, !dbg !547
	%442 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !551, !range !17
	%443 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !551, !range !17
	%444 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !551, !range !19
	%445 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !551, !range !23
	%446 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !551, !range !23
	%447 = mul i32 %446, %444, !dbg !551
	%448 = add i32 %443, %447, !dbg !551
	%449 = mul i32 %445, %448, !dbg !551
	%450 = add i32 %442, %449, !dbg !551
	%451 = and i32 %450, -32, !dbg !551
	%452 = mul i32 %445, %446, !dbg !551
	%453 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !551, !range !24
	%454 = mul i32 %452, %453, !dbg !551
	%455 = sub i32 %454, %451, !dbg !551
	%456 = icmp slt i32 %455, 32, !dbg !551
	%457 = select i1 %456, i32 %455, i32 32, !dbg !551
	%458 = sext i32 %457 to i64, !dbg !551
	%459 = icmp eq i64 %458, 32, !dbg !552
	br i1 %459, label %b55, label %b57, !dbg !552

b55:
	%460 = phi double [ %477, %b56 ], [ %441, %b54 ], !dbg !553
	%461 = phi i64 [ %480, %b56 ], [ 16, %b54 ], !dbg !554
	%462 = icmp sgt i64 %461, 0, !dbg !555
	br i1 %462, label %b56, label %b60, !dbg !555

b56:
	%463 = trunc i64 %461 to i32, !dbg !556
	%464 = bitcast double %460 to i64, !dbg !556
	%465 = trunc i64 %464 to i32, !dbg !556
	%466 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %465, i32 %463, i32 31), !dbg !556
	%467 = extractvalue { i32, i1 } %466, 0, !dbg !556
	%468 = lshr i64 %464, 32, !dbg !556
	%469 = trunc i64 %468 to i32, !dbg !556
	%470 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %469, i32 %463, i32 31), !dbg !556
	%471 = extractvalue { i32, i1 } %470, 0, !dbg !556
	%472 = zext i32 %471 to i64, !dbg !556
	%473 = shl i64 %472, 32, !dbg !556
	%474 = zext i32 %467 to i64, !dbg !556
	%475 = or i64 %474, %473, !dbg !556
	%476 = bitcast i64 %475 to double, !dbg !556
	%477 = fadd double %460, %476, !dbg !557
	%478 = trunc i64 %461 to i32, !dbg !558
	%479 = udiv i32 %478, 2, !dbg !558
	%480 = zext i32 %479 to i64, !dbg !558
	br label %b55, !dbg !558

b57:
	%481 = bitcast double %441 to i64, !dbg !559
	%482 = trunc i64 %481 to i32, !dbg !559
	%483 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %482, i32 0, i32 31), !dbg !559
	%484 = extractvalue { i32, i1 } %483, 0, !dbg !559
	%485 = lshr i64 %481, 32, !dbg !559
	%486 = trunc i64 %485 to i32, !dbg !559
	%487 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %486, i32 0, i32 31), !dbg !559
	%488 = extractvalue { i32, i1 } %487, 0, !dbg !559
	%489 = zext i32 %488 to i64, !dbg !559
	%490 = shl i64 %489, 32, !dbg !559
	%491 = zext i32 %484 to i64, !dbg !559
	%492 = or i64 %491, %490, !dbg !559
	%493 = bitcast i64 %492 to double, !dbg !559
	br label %b58, !dbg !559

b58:
	%494 = phi double [ %493, %b57 ], [ %510, %b59 ], !dbg !560
	%495 = phi i32 [ 1, %b57 ], [ %511, %b59 ], !dbg !561
	%496 = icmp slt i32 %495, %457, !dbg !562
	br i1 %496, label %b59, label %b60, !dbg !562

b59:
	%497 = bitcast double %441 to i64, !dbg !563
	%498 = trunc i64 %497 to i32, !dbg !563
	%499 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %498, i32 %495, i32 31), !dbg !563
	%500 = extractvalue { i32, i1 } %499, 0, !dbg !563
	%501 = lshr i64 %497, 32, !dbg !563
	%502 = trunc i64 %501 to i32, !dbg !563
	%503 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %502, i32 %495, i32 31), !dbg !563
	%504 = extractvalue { i32, i1 } %503, 0, !dbg !563
	%505 = zext i32 %504 to i64, !dbg !563
	%506 = shl i64 %505, 32, !dbg !563
	%507 = zext i32 %500 to i64, !dbg !563
	%508 = or i64 %507, %506, !dbg !563
	%509 = bitcast i64 %508 to double, !dbg !563
	%510 = fadd double %494, %509, !dbg !557
	%511 = add i32 %495, 1, !dbg !564
	br label %b58, !dbg !564

b60:
	%512 = phi double [ %460, %b55 ], [ %494, %b58 ], !dbg !550
	%513 = sext i32 %454 to i64, !dbg !566
	%514 = trunc i64 %513 to i32, !dbg !567
	%515 = add i32 %514, 32, !dbg !567
	%516 = sub i32 %515, 1, !dbg !568
	%517 = udiv i32 %516, 32, !dbg !569
	%518 = zext i32 %517 to i64, !dbg !569
	%519 = trunc i64 %518 to i32, !dbg !569
	%520 = icmp eq i64 %518, 1, !dbg !570
	br i1 %520, label %b66, label %b61, !dbg !570

b61:
	call void @llvm.nvvm.barrier0(), !dbg !572
	%521 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !573, !range !89
	%522 = sext i32 %521 to i64, !dbg !573
	%523 = icmp eq i64 %522, 0, !dbg !574
	br i1 %523, label %b62, label %b63, !dbg !574

b62:
	%524 = sext i32 %450 to i64, !dbg !575
	%525 = trunc i64 %524 to i32, !dbg !576
	%526 = udiv i32 %525, 32, !dbg !576
	%527 = zext i32 %526 to i64, !dbg !576
	%528 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %527, !dbg !577
	store double %512, double addrspace(3)* %528, align 8, !dbg !577
	br label %b63, !dbg !577

b63:
	call void @llvm.nvvm.barrier0(), !dbg !578
	%529 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !579
	%530 = load double, double addrspace(3)* %529, align 8, !dbg !579
	br label %b64, !dbg !579

b64:
	%531 = phi double [ %530, %b63 ], [ %537, %b65 ], !dbg !580
	%532 = phi i32 [ 1, %b63 ], [ %538, %b65 ], !dbg !581
	%533 = sext i32 %532 to i64, !dbg !581
	%534 = icmp slt i32 %532, %519, !dbg !582
	br i1 %534, label %b65, label %b66, !dbg !582

b65:
	%535 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %533, !dbg !583
	%536 = load double, double addrspace(3)* %535, align 8, !dbg !583
	%537 = fadd double %531, %536, !dbg !557
	%538 = add i32 %532, 1, !dbg !584
	br label %b64, !dbg !584

b66:
	%539 = phi double [ %512, %b60 ], [ %531, %b64 ], !dbg !549
	%540 = sext i32 %450 to i64, !dbg !585
	%541 = icmp eq i64 %540, 0, !dbg !586
	br i1 %541, label %b67, label %b68, !dbg !586

b67:
	%542 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !587, !range !410
	%543 = sext i32 %542 to i64, !dbg !587
	%544 = mul i64 %13, %543, !dbg !588
	%545 = add i64 %544, %11, !dbg !589
	%546 = mul i64 %545, 2, !dbg !591
	%547 = zext i32 %p28 to i64, !dbg !592
	%548 = add i64 %546, %547, !dbg !593
	%549 = sub i64 %548, 1, !dbg !594
	%550 = getelementptr inbounds double, double addrspace(1)* %3, i64 %549, !dbg !595
	%551 = icmp uge i64 %549, %p16, !dbg !595
	br i1 %551, label %b67_fail1, label %b67_ok1, !dbg !595, !prof !15

b67_ok1:
	store double %539, double addrspace(1)* %550, align 8, !dbg !595
	br label %b68, !dbg !595

b68:
	ret void, !dbg !546

b3_fail1:
	%552 = icmp uge i64 %33, %p26, !dbg !344
	br i1 %552, label %b3_fail2, label %b3_ok2, !dbg !344

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %33, i64 %p26), !dbg !344
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !344
	ret void, !dbg !344

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %34, i64 %p26), !dbg !345
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !345
	ret void, !dbg !345

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %44, i64 %p24), !dbg !349
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !349
	ret void, !dbg !349

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %66, i64 %p24), !dbg !358
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !358
	ret void, !dbg !358

b18_fail1:
	%553 = icmp ugt i64 %p1, %p3, !dbg !375
	br i1 %553, label %b18_fail2, label %b18_ok2, !dbg !375

b18_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 %p3), !dbg !375
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !375
	ret void, !dbg !375

b18_ok2:
	%554 = icmp eq i1 %87, false, !dbg !376
	br i1 %554, label %b18_fail3, label %b18_ok3, !dbg !376

b18_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p1, i64 4), !dbg !376
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !376
	ret void, !dbg !376

b18_ok3:
	%555 = icmp eq i1 %93, false, !dbg !376
	br i1 %555, label %b18_fail4, label %b18_ok4, !dbg !376

b18_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %90, i64 16), !dbg !376
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !376
	ret void, !dbg !376

b18_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %96, i64 16), !dbg !377
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !377
	ret void, !dbg !377

b22_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %103, i64 %p26), !dbg !379
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !379
	ret void, !dbg !379

b24_fail1:
	%556 = icmp uge i64 %182, %p5, !dbg !440
	br i1 %556, label %b24_fail2, label %b24_ok2, !dbg !440

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %182, i64 %p5), !dbg !440
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !440
	ret void, !dbg !440

b24_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !441
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !441
	ret void, !dbg !441

b26_fail1:
	%557 = icmp uge i64 %191, %p5, !dbg !444
	br i1 %557, label %b26_fail2, label %b26_ok2, !dbg !444

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %191, i64 %p5), !dbg !444
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !444
	ret void, !dbg !444

b26_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !445
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !445
	ret void, !dbg !445

b35_fail1:
	%558 = icmp ugt i64 %237, %p1, !dbg !466
	br i1 %558, label %b35_fail2, label %b35_ok2, !dbg !466

b35_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %237, i64 %p1), !dbg !466
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !466
	ret void, !dbg !466

b35_ok2:
	%559 = icmp ugt i64 %236, %237, !dbg !466
	br i1 %559, label %b35_fail3, label %b35_ok3, !dbg !466

b35_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %236, i64 %237), !dbg !466
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !466
	ret void, !dbg !466

b35_ok3:
	%560 = icmp ugt i64 %238, %p1, !dbg !468
	br i1 %560, label %b35_fail4, label %b35_ok4, !dbg !468

b35_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %238, i64 %p1), !dbg !468
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !468
	ret void, !dbg !468

b35_ok4:
	%561 = icmp uge i64 %240, %p5, !dbg !471
	br i1 %561, label %b35_fail5, label %b35_ok5, !dbg !471

b35_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %240, i64 %p5), !dbg !471
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !471
	ret void, !dbg !471

b35_ok5:
	%562 = icmp uge i64 %118, %119, !dbg !332
	br i1 %562, label %b35_fail6, label %b35_ok6, !dbg !332

b35_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %118, i64 %119), !dbg !332
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !332
	ret void, !dbg !332

b35_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !332
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !332
	ret void, !dbg !332

b35_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 41, i64 %256, i64 %257), !dbg !332
	call void asm sideeffect "// site 41", ""() nounwind, !dbg !332
	ret void, !dbg !332

b37_fail1:
	%563 = icmp ugt i64 %278, %p1, !dbg !481
	br i1 %563, label %b37_fail2, label %b37_ok2, !dbg !481

b37_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %278, i64 %p1), !dbg !481
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !481
	ret void, !dbg !481

b37_ok2:
	%564 = icmp ugt i64 %279, %p1, !dbg !483
	br i1 %564, label %b37_fail3, label %b37_ok3, !dbg !483

b37_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %279, i64 %p1), !dbg !483
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !483
	ret void, !dbg !483

b37_ok3:
	%565 = icmp ugt i64 %276, %279, !dbg !483
	br i1 %565, label %b37_fail4, label %b37_ok4, !dbg !483

b37_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %276, i64 %279), !dbg !483
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !483
	ret void, !dbg !483

b37_ok4:
	%566 = icmp uge i64 %281, %p5, !dbg !486
	br i1 %566, label %b37_fail5, label %b37_ok5, !dbg !486

b37_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %281, i64 %p5), !dbg !486
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !486
	ret void, !dbg !486

b37_ok5:
	%567 = icmp uge i64 %123, %119, !dbg !455
	br i1 %567, label %b37_fail6, label %b37_ok6, !dbg !455

b37_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %123, i64 %119), !dbg !455
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !455
	ret void, !dbg !455

b37_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !455
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !455
	ret void, !dbg !455

b37_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 42, i64 %297, i64 %298), !dbg !455
	call void asm sideeffect "// site 42", ""() nounwind, !dbg !455
	ret void, !dbg !455

b40_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %322, i64 %p26), !dbg !379
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !379
	ret void, !dbg !379

b43_fail1:
	%568 = icmp ugt i64 %357, %p18, !dbg !515
	br i1 %568, label %b43_fail2, label %b43_ok2, !dbg !515

b43_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %357, i64 %p18), !dbg !515
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !515
	ret void, !dbg !515

b43_ok2:
	%569 = icmp ugt i64 %356, %357, !dbg !515
	br i1 %569, label %b43_fail3, label %b43_ok3, !dbg !515

b43_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %356, i64 %357), !dbg !515
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !515
	ret void, !dbg !515

b43_ok3:
	%570 = icmp eq i1 %362, false, !dbg !516
	br i1 %570, label %b43_fail4, label %b43_ok4, !dbg !516

b43_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %361, i64 16), !dbg !516
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !516
	ret void, !dbg !516

b43_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 0, i64 0), !dbg !506
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !506
	ret void, !dbg !506

b51_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p22), !dbg !539
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !539
	ret void, !dbg !539

b52_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %437, i64 %p24), !dbg !543
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !543
	ret void, !dbg !543

b67_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %549, i64 %p16), !dbg !595
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !595
	ret void, !dbg !595
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
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !603, !range !16
	%10 = sext i32 %9 to i64, !dbg !603
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !603, !range !18
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
	%23 = addrspacecast float addrspace(1)* %0 to float*, !dbg !612
	%24 = ptrtoint float* %23 to i64, !dbg !612
	%25 = and i64 %24, 15, !dbg !612
	%26 = icmp eq i64 %25, 0, !dbg !612
	%27 = icmp eq i64 %p1, 0, !dbg !612
	%28 = or i1 %26, %27, !dbg !612
	%29 = addrspacecast float addrspace(1)* %1 to float*, !dbg !613
	%30 = ptrtoint float* %29 to i64, !dbg !613
	%31 = and i64 %30, 15, !dbg !613
	%32 = icmp eq i64 %31, 0, !dbg !613
	%33 = or i1 %32, %27, !dbg !613
	%34 = ashr i64 %p1, 2, !dbg !612
	%35 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !612
	%36 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !613
	%37 = icmp ult i32 0, %p26, !dbg !610
	%38 = icmp ugt i64 %p1, %p3, !dbg !611
	%39 = icmp eq i1 %22, false, !dbg !612
	%40 = icmp eq i1 %28, false, !dbg !612
	%41 = icmp eq i1 %33, false, !dbg !613
	%42 = or i1 %38, %39, !dbg !613
	%43 = or i1 %42, %40, !dbg !613
	%44 = or i1 %43, %41, !dbg !613
	br i1 %44, label %b2_fail1, label %b2_ok1, !dbg !613, !prof !15

b2_ok1:
	br i1 %37, label %b3, label %b65, !dbg !610

b3:
	%45 = icmp sgt i32 %p6, 0, !dbg !614
	%46 = sext i32 %8 to i64, !dbg !617
	%47 = icmp eq i64 %12, 0, !dbg !618
	%48 = icmp sgt i32 %p6, 1, !dbg !619
	%49 = sub i32 %p6, 1, !dbg !620
	%50 = add i32 %p11, 1, !dbg !621
	%51 = zext i32 %p8 to i64, !dbg !622
	%52 = sext i32 %50 to i64, !dbg !623
	%53 = mul i64 %52, %51, !dbg !624
	%54 = sext i32 %p9 to i64, !dbg !625
	%55 = sext i32 %p6 to i64, !dbg !627
	%56 = mul i64 %55, %51, !dbg !628
	%57 = sext i32 %p10 to i64, !dbg !629
	br label %b4, !dbg !630

b4:
	%58 = phi i64 [ %518, %b64 ], [ %p25, %b3 ], !dbg !630
	%59 = phi i32 [ %400, %b64 ], [ %p27, %b3 ], !dbg !630
	%60 = phi i32 [ %401, %b64 ], [ %p29, %b3 ], !dbg !631
	%61 = phi i32 [ %402, %b64 ], [ %p30, %b3 ], !dbg !632
	%62 = phi float addrspace(1)* [ %67, %b64 ], [ %0, %b3 ], !dbg !633
	%63 = phi i64 [ %68, %b64 ], [ %p1, %b3 ], !dbg !633
	%64 = phi { float, float, float, float } addrspace(1)* [ %69, %b64 ], [ %35, %b3 ], !dbg !633
	%65 = phi i64 [ %70, %b64 ], [ %34, %b3 ], !dbg !633
	%66 = phi i64 [ %71, %b64 ], [ %34, %b3 ], !dbg !633
	%67 = phi float addrspace(1)* [ %62, %b64 ], [ %1, %b3 ], !dbg !634
	%68 = phi i64 [ %63, %b64 ], [ %p1, %b3 ], !dbg !634
	%69 = phi { float, float, float, float } addrspace(1)* [ %64, %b64 ], [ %36, %b3 ], !dbg !634
	%70 = phi i64 [ %65, %b64 ], [ %34, %b3 ], !dbg !634
	%71 = phi i64 [ %66, %b64 ], [ %34, %b3 ], !dbg !634
	%72 = phi i32 [ %519, %b64 ], [ 0, %b3 ], !dbg !634
	%73 = icmp ne i32 %60, 0, !dbg !635
	br i1 %73, label %b5, label %b7, !dbg !635

b5:
	br i1 %20, label %b6, label %b7, !dbg !635

b6:
	%74 = addrspacecast double addrspace(1)* %3 to double*, !dbg !636
	%75 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !636
	%76 = addrspacecast i32 addrspace(1)* %5 to i32*, !dbg !636
	%77 = addrspacecast double addrspace(1)* %6 to double*, !dbg !636
	%78 = addrspacecast i64 addrspace(1)* %7 to i64*, !dbg !636
	%79 = call i32 @gpuc_fn_solver_publish(double* %74, i64 %p16, i64 %p16, i64* %75, i64 %p18, i32* %76, i64 %p20, i64 %p20, double* %77, i64 %p22, i64 %p22, i64* %78, i64 %p24, i64 %p24, i32 %60, i8* %ctrl), !dbg !636
	br label %b7, !dbg !636

b7:
	%80 = phi i32 [ 0, %b4 ], [ 0, %b5 ], [ %79, %b6 ], !dbg !637
	%81 = urem i64 %58, 2, !dbg !638
	%82 = trunc i64 %81 to i32, !dbg !639
	%83 = sub i32 1, %82, !dbg !640
	br i1 %45, label %b8, label %b29, !dbg !614

b8:
	%84 = mul i32 %82, 2, !dbg !642
	%85 = mul i32 %84, %p14, !dbg !643
	%86 = add i32 %84, 1, !dbg !645
	%87 = mul i32 %86, %p14, !dbg !646
	%88 = add i64 %58, 1, !dbg !647
	%89 = mul i32 %83, 2, !dbg !649
	%90 = add i32 %89, 1, !dbg !650
	%91 = mul i32 %90, %p14, !dbg !651
	%92 = mul i32 %89, %p14, !dbg !653
	br label %b9, !dbg !654

b9:
	%93 = phi float [ %282, %b28 ], [ 0.000000e+00, %b8 ], !dbg !654
	%94 = phi i32 [ %283, %b28 ], [ %9, %b8 ], !dbg !655
	%95 = icmp slt i32 %94, %p14, !dbg !656
	br i1 %95, label %b10, label %b29, !dbg !656

b10:
	%96 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !657, !range !410
	%97 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !657, !range !338
	%98 = sext i32 %97 to i64, !dbg !657
	%99 = trunc i64 %98 to i32, !dbg !658
	%100 = sub i32 %99, 1, !dbg !658
	%101 = zext i32 %100 to i64, !dbg !658
	%102 = trunc i64 %101 to i32, !dbg !658
	%103 = icmp eq i32 %11, %102, !dbg !659
	%104 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !660, !range !23
	%105 = sext i32 %104 to i64, !dbg !660
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !660, !range !23
	%107 = sext i32 %106 to i64, !dbg !660
	%108 = trunc i64 %12 to i32, !dbg !661
	%109 = trunc i64 %107 to i32, !dbg !661
	%110 = mul i32 %108, %109, !dbg !661
	%111 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !662, !range !17
	%112 = sext i32 %111 to i64, !dbg !662
	%113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !662, !range !17
	%114 = sext i32 %113 to i64, !dbg !662
	%115 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !662, !range !19
	%116 = trunc i64 %114 to i32, !dbg !663
	%117 = add i32 %110, %116, !dbg !663
	%118 = zext i32 %117 to i64, !dbg !663
	%119 = trunc i64 %118 to i32, !dbg !664
	%120 = mul i32 %119, %p12, !dbg !666
	%121 = icmp slt i32 %119, %p13, !dbg !667
	%122 = select i1 %121, i32 %119, i32 %p13, !dbg !667
	%123 = add i32 %120, %122, !dbg !668
	%124 = sub i32 %123, 4, !dbg !669
	%125 = add i32 %119, 1, !dbg !670
	%126 = mul i32 %125, %p12, !dbg !672
	%127 = icmp slt i32 %125, %p13, !dbg !673
	%128 = select i1 %127, i32 %125, i32 %p13, !dbg !673
	%129 = add i32 %126, %128, !dbg !674
	%130 = sub i32 %129, 4, !dbg !675
	%131 = trunc i64 %105 to i32, !dbg !677
	%132 = mul i32 %94, %131, !dbg !678
	%133 = trunc i64 %112 to i32, !dbg !679
	%134 = add i32 %132, %133, !dbg !680
	br i1 %47, label %b12, label %b11, !dbg !680

b11:
	br i1 %103, label %b12, label %b28, !dbg !680

b12:
	%135 = mul i32 %106, %115, !dbg !681
	%136 = add i32 %113, %135, !dbg !681
	%137 = mul i32 %104, %136, !dbg !681
	%138 = add i32 %111, %137, !dbg !681
	%139 = icmp eq i32 %138, 0, !dbg !682
	br i1 %139, label %b13, label %b17, !dbg !682

b13:
	br i1 %47, label %b14, label %b15, !dbg !682

b14:
	%140 = add i32 %85, %94, !dbg !683
	%141 = sext i32 %140 to i64, !dbg !684
	%142 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %141, !dbg !685
	%143 = addrspacecast i64 addrspace(1)* %142 to i64*, !dbg !686
	%144 = icmp uge i64 %141, %p5, !dbg !685
	%145 = icmp eq i64 addrspace(1)* %142, null, !dbg !686
	%146 = or i1 %144, %145, !dbg !686
	br i1 %146, label %b14_fail1, label %b14_ok1, !dbg !686, !prof !15

b14_ok1:
	%147 = bitcast i64* %143 to i8*, !dbg !686
	%148 = call i64 @gpuc_signal_wait_until_thread(i8* %147, i32 5, i64 %58, i32 1, i8* %ctrl, i32 16), !dbg !686
	br label %b15, !dbg !686

b15:
	br i1 %103, label %b16, label %b17, !dbg !686

b16:
	%149 = add i32 %87, %94, !dbg !687
	%150 = sext i32 %149 to i64, !dbg !688
	%151 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %150, !dbg !689
	%152 = addrspacecast i64 addrspace(1)* %151 to i64*, !dbg !690
	%153 = icmp uge i64 %150, %p5, !dbg !689
	%154 = icmp eq i64 addrspace(1)* %151, null, !dbg !690
	%155 = or i1 %153, %154, !dbg !690
	br i1 %155, label %b16_fail1, label %b16_ok1, !dbg !690, !prof !15

b16_ok1:
	%156 = bitcast i64* %152 to i8*, !dbg !690
	%157 = call i64 @gpuc_signal_wait_until_thread(i8* %156, i32 5, i64 %58, i32 1, i8* %ctrl, i32 18), !dbg !690
	br label %b17, !dbg !690

b17:
	call void @llvm.nvvm.barrier0(), !dbg !691
	br i1 %47, label %b18, label %b20, !dbg !691

b18:
	%158 = icmp eq i32 %113, 0, !dbg !692
	br i1 %158, label %b19, label %b20, !dbg !692

b19:
	%159 = addrspacecast float addrspace(1)* %62 to float*, !dbg !693
	%160 = addrspacecast { float, float, float, float } addrspace(1)* %64 to { float, float, float, float }*, !dbg !693
	%161 = addrspacecast float addrspace(1)* %67 to float*, !dbg !693
	%162 = addrspacecast { float, float, float, float } addrspace(1)* %69 to { float, float, float, float }*, !dbg !693
	%163 = call float @gpuc_fn_solver_march(float* %159, i64 %63, { float, float, float, float }* %160, i64 %65, i64 %66, float* %161, i64 %68, { float, float, float, float }* %162, i64 %70, i64 %71, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %134, i32 0, i32 1, i8* %ctrl), !dbg !693
	%164 = fadd float 0.000000e+00, %163, !dbg !694
	br label %b20, !dbg !694

b20:
	%165 = phi float [ 0.000000e+00, %b17 ], [ 0.000000e+00, %b18 ], [ %164, %b19 ], !dbg !695
	br i1 %103, label %b21, label %b24, !dbg !695

b21:
	%166 = sub i32 %109, 1, !dbg !696
	%167 = zext i32 %166 to i64, !dbg !696
	%168 = trunc i64 %167 to i32, !dbg !696
	%169 = icmp eq i32 %113, %168, !dbg !697
	br i1 %169, label %b22, label %b24, !dbg !697

b22:
	br i1 %48, label %b23, label %b24, !dbg !619

b23:
	%170 = addrspacecast float addrspace(1)* %62 to float*, !dbg !698
	%171 = addrspacecast { float, float, float, float } addrspace(1)* %64 to { float, float, float, float }*, !dbg !698
	%172 = addrspacecast float addrspace(1)* %67 to float*, !dbg !698
	%173 = addrspacecast { float, float, float, float } addrspace(1)* %69 to { float, float, float, float }*, !dbg !698
	%174 = call float @gpuc_fn_solver_march(float* %170, i64 %63, { float, float, float, float }* %171, i64 %65, i64 %66, float* %172, i64 %68, { float, float, float, float }* %173, i64 %70, i64 %71, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %134, i32 %49, i32 %p6, i8* %ctrl), !dbg !698
	%175 = fadd float %165, %174, !dbg !699
	br label %b24, !dbg !699

b24:
	%176 = phi float [ %165, %b20 ], [ %165, %b21 ], [ %165, %b22 ], [ %175, %b23 ], !dbg !695
	%177 = call i32 @gpuc_num_pes_thread(), !dbg !601
	%178 = sext i32 %p9 to i64, !dbg !601
	%179 = sext i32 %177 to i64, !dbg !601
	%180 = icmp ult i64 %178, %179, !dbg !601
	%181 = select i1 %180, i32 %p9, i32 0, !dbg !601
	%182 = call i8* @gpuc_peer_early(i32 %181), !dbg !601
	%183 = call i32 @gpuc_num_pes_thread(), !dbg !700
	%184 = sext i32 %p10 to i64, !dbg !700
	%185 = sext i32 %183 to i64, !dbg !700
	%186 = icmp ult i64 %184, %185, !dbg !700
	%187 = select i1 %186, i32 %p10, i32 0, !dbg !700
	%188 = call i8* @gpuc_peer_early(i32 %187), !dbg !700
	%189 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !701
	br i1 %47, label %b25, label %b26, !dbg !701

b25:
	%190 = sub i32 %p8, %132, !dbg !702
	%191 = icmp ult i32 %131, %190, !dbg !703
	%192 = select i1 %191, i32 %131, i32 %190, !dbg !703
	%193 = mul i32 %192, 4, !dbg !704
	%194 = zext i32 %193 to i64, !dbg !704
	%195 = zext i32 %132 to i64, !dbg !705
	%196 = add i64 %51, %195, !dbg !706
	%197 = mul i64 %196, 4, !dbg !707
	%198 = add i64 %53, %195, !dbg !708
	%199 = mul i64 %198, 4, !dbg !709
	%200 = add i64 %199, %194, !dbg !710
	%201 = add i64 %197, %194, !dbg !712
	%202 = add i32 %91, %94, !dbg !714
	%203 = sext i32 %202 to i64, !dbg !715
	%204 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %203, !dbg !716
	%205 = mul i32 %104, %106, !dbg !601
	%206 = icmp ugt i64 %200, %63, !dbg !711
	%207 = icmp ugt i64 %199, %200, !dbg !711
	%208 = icmp ugt i64 %201, %63, !dbg !713
	%209 = icmp uge i64 %203, %p5, !dbg !716
	%210 = icmp uge i64 %54, %46, !dbg !601
	%211 = icmp eq i64 addrspace(1)* %204, null, !dbg !601
	%212 = or i1 %206, %207, !dbg !601
	%213 = or i1 %212, %208, !dbg !601
	%214 = or i1 %213, %209, !dbg !601
	%215 = or i1 %214, %210, !dbg !601
	%216 = or i1 %215, %211, !dbg !601
	br i1 %216, label %b25_fail1, label %b25_ok1, !dbg !601, !prof !15

b25_ok1:
	%217 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !601, !range !24
	%218 = mul i32 %205, %217, !dbg !601
	%219 = sext i32 %189 to i64, !dbg !601
	%220 = sext i32 %218 to i64, !dbg !601
	%221 = getelementptr inbounds float, float addrspace(1)* %62, i64 %199, !dbg !711
	%222 = getelementptr inbounds float, float addrspace(1)* %62, i64 %197, !dbg !713
	%223 = mul i64 %194, 4, !dbg !601
	%224 = addrspacecast float addrspace(1)* %221 to float*, !dbg !601
	%225 = addrspacecast float addrspace(1)* %222 to float*, !dbg !601
	%226 = addrspacecast i64 addrspace(1)* %204 to i64*, !dbg !601
	%227 = icmp ne i64 %219, %220, !dbg !601
	br i1 %227, label %b25_fail7, label %b25_ok7, !dbg !601, !prof !15

b25_ok7:
	%228 = bitcast float* %224 to i8*, !dbg !601
	%229 = bitcast float* %225 to i8*, !dbg !601
	%230 = bitcast i64* %226 to i8*, !dbg !601
	call void @gpuc_put_signal_nbi_block(i8* %228, i8* %229, i64 %223, i8* %230, i64 %88, i32 9, i32 %p9, i32 1, i32 1, i8* %182), !dbg !601
	br label %b26, !dbg !600

b26:
	br i1 %103, label %b27, label %b28, !dbg !600

b27:
	%231 = sub i32 %p8, %132, !dbg !717
	%232 = icmp ult i32 %131, %231, !dbg !718
	%233 = select i1 %232, i32 %131, i32 %231, !dbg !718
	%234 = mul i32 %233, 4, !dbg !719
	%235 = zext i32 %234 to i64, !dbg !719
	%236 = zext i32 %132 to i64, !dbg !720
	%237 = add i64 %56, %236, !dbg !721
	%238 = mul i64 %237, 4, !dbg !722
	%239 = mul i64 %236, 4, !dbg !723
	%240 = add i64 %239, %235, !dbg !724
	%241 = add i64 %238, %235, !dbg !726
	%242 = add i32 %92, %94, !dbg !728
	%243 = sext i32 %242 to i64, !dbg !729
	%244 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %243, !dbg !730
	%245 = mul i32 %104, %106, !dbg !700
	%246 = icmp ugt i64 %240, %63, !dbg !725
	%247 = icmp ugt i64 %241, %63, !dbg !727
	%248 = icmp ugt i64 %238, %241, !dbg !727
	%249 = icmp uge i64 %243, %p5, !dbg !730
	%250 = icmp uge i64 %57, %46, !dbg !700
	%251 = icmp eq i64 addrspace(1)* %244, null, !dbg !700
	%252 = or i1 %246, %247, !dbg !700
	%253 = or i1 %252, %248, !dbg !700
	%254 = or i1 %253, %249, !dbg !700
	%255 = or i1 %254, %250, !dbg !700
	%256 = or i1 %255, %251, !dbg !700
	br i1 %256, label %b27_fail1, label %b27_ok1, !dbg !700, !prof !15

b27_ok1:
	%257 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !700, !range !24
	%258 = mul i32 %245, %257, !dbg !700
	%259 = sext i32 %189 to i64, !dbg !700
	%260 = sext i32 %258 to i64, !dbg !700
	%261 = getelementptr inbounds float, float addrspace(1)* %62, i64 %239, !dbg !725
	%262 = getelementptr inbounds float, float addrspace(1)* %62, i64 %238, !dbg !727
	%263 = mul i64 %235, 4, !dbg !700
	%264 = addrspacecast float addrspace(1)* %261 to float*, !dbg !700
	%265 = addrspacecast float addrspace(1)* %262 to float*, !dbg !700
	%266 = addrspacecast i64 addrspace(1)* %244 to i64*, !dbg !700
	%267 = icmp ne i64 %259, %260, !dbg !700
	br i1 %267, label %b27_fail7, label %b27_ok7, !dbg !700, !prof !15

b27_ok7:
	%268 = bitcast float* %264 to i8*, !dbg !700
	%269 = bitcast float* %265 to i8*, !dbg !700
	%270 = bitcast i64* %266 to i8*, !dbg !700
	call void @gpuc_put_signal_nbi_block(i8* %268, i8* %269, i64 %263, i8* %270, i64 %88, i32 9, i32 %p10, i32 1, i32 1, i8* %188), !dbg !700
	br label %b28, !dbg !626

b28:
	%271 = phi float [ 0.000000e+00, %b11 ], [ %176, %b26 ], [ %176, %b27_ok7 ], !dbg !695
	%272 = icmp sgt i32 %124, 1, !dbg !731
	%273 = select i1 %272, i32 %124, i32 1, !dbg !731
	%274 = icmp slt i32 %130, %49, !dbg !732
	%275 = select i1 %274, i32 %130, i32 %49, !dbg !732
	%276 = addrspacecast float addrspace(1)* %62 to float*, !dbg !733
	%277 = addrspacecast { float, float, float, float } addrspace(1)* %64 to { float, float, float, float }*, !dbg !733
	%278 = addrspacecast float addrspace(1)* %67 to float*, !dbg !733
	%279 = addrspacecast { float, float, float, float } addrspace(1)* %69 to { float, float, float, float }*, !dbg !733
	%280 = call float @gpuc_fn_solver_march(float* %276, i64 %63, { float, float, float, float }* %277, i64 %65, i64 %66, float* %278, i64 %68, { float, float, float, float }* %279, i64 %70, i64 %71, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %134, i32 %273, i32 %275, i8* %ctrl), !dbg !733
	%281 = fadd float %271, %280, !dbg !734
	%282 = fadd float %93, %281, !dbg !735
	%283 = add i32 %94, %96, !dbg !736
	br label %b9, !dbg !736

b29:
	%284 = phi float [ 0.000000e+00, %b7 ], [ %93, %b9 ], !dbg !737
	br i1 %73, label %b30, label %b44, !dbg !738

b30:
	br i1 %20, label %b31, label %b44, !dbg !738

b31:
	%285 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !739, !range !17
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !739, !range !17
	%287 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !739, !range !19
	%288 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !739, !range !23
	%289 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !739, !range !23
	%290 = mul i32 %289, %287, !dbg !739
	%291 = add i32 %286, %290, !dbg !739
	%292 = mul i32 %288, %291, !dbg !739
	%293 = add i32 %285, %292, !dbg !739
	%294 = and i32 %293, -32, !dbg !740
	%295 = mul i32 %288, %289, !dbg !740
	%296 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !740, !range !24
	%297 = mul i32 %295, %296, !dbg !740
	%298 = sub i32 %297, %294, !dbg !740
	%299 = icmp slt i32 %298, 32, !dbg !740
	%300 = select i1 %299, i32 %298, i32 32, !dbg !740
	%301 = sext i32 %300 to i64, !dbg !740
	%302 = icmp sge i32 %293, %300, !dbg !741
	br i1 %302, label %b44, label %b32, !dbg !741

b32:
	%303 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !742, !range !89
	%304 = sext i32 %303 to i64, !dbg !742
	br label %b33, !dbg !742

b33:
	%305 = phi double [ 0.000000e+00, %b32 ], [ %333, %b34_ok1 ], !dbg !745
	%306 = phi i64 [ %304, %b32 ], [ %334, %b34_ok1 ], !dbg !742
	%307 = icmp slt i64 %306, %46, !dbg !742
	br i1 %307, label %b34, label %b35, !dbg !742

b34:
	%308 = urem i32 %80, 2, !dbg !747
	%309 = trunc i64 %46 to i32, !dbg !748
	%310 = mul i32 %308, %309, !dbg !748
	%311 = zext i32 %310 to i64, !dbg !748
	%312 = add i64 %311, %306, !dbg !749
	%313 = mul i64 %312, 2, !dbg !750
	%314 = add i64 %313, 2, !dbg !752
	%315 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %313, !dbg !753
	%316 = addrspacecast i64 addrspace(1)* %315 to i64*, !dbg !754
	%317 = ptrtoint i64* %316 to i64, !dbg !754
	%318 = and i64 %317, 15, !dbg !754
	%319 = icmp eq i64 %318, 0, !dbg !754
	%320 = bitcast i64 addrspace(1)* %315 to { i64, i64 } addrspace(1)*, !dbg !754
	%321 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %320, i64 0, !dbg !755
	%322 = addrspacecast { i64, i64 } addrspace(1)* %321 to { i64, i64 }*, !dbg !744
	%323 = icmp ugt i64 %314, %p18, !dbg !753
	%324 = icmp ugt i64 %313, %314, !dbg !753
	%325 = icmp eq i1 %319, false, !dbg !754
	%326 = icmp eq { i64, i64 } addrspace(1)* %321, null, !dbg !744
	%327 = or i1 %323, %324, !dbg !744
	%328 = or i1 %327, %325, !dbg !744
	%329 = or i1 %328, %326, !dbg !744
	br i1 %329, label %b34_fail1, label %b34_ok1, !dbg !744, !prof !15

b34_ok1:
	%330 = bitcast { i64, i64 }* %322 to i8*, !dbg !744
	%331 = call i64 @gpuc_wait_line_thread(i8* %330, i32 %80, i8* %ctrl, i32 31), !dbg !744
	%332 = bitcast i64 %331 to double, !dbg !756
	%333 = fadd double %305, %332, !dbg !757
	%334 = add i64 %306, %301, !dbg !742
	br label %b33, !dbg !742

b35:
	%335 = icmp eq i32 %300, 32, !dbg !761
	br i1 %335, label %b36, label %b38, !dbg !761

b36:
	%336 = phi double [ %353, %b37 ], [ %305, %b35 ], !dbg !762
	%337 = phi i64 [ %356, %b37 ], [ 16, %b35 ], !dbg !763
	%338 = icmp sgt i64 %337, 0, !dbg !764
	br i1 %338, label %b37, label %b41, !dbg !764

b37:
	%339 = trunc i64 %337 to i32, !dbg !765
	%340 = bitcast double %336 to i64, !dbg !765
	%341 = trunc i64 %340 to i32, !dbg !765
	%342 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %341, i32 %339, i32 31), !dbg !765
	%343 = extractvalue { i32, i1 } %342, 0, !dbg !765
	%344 = lshr i64 %340, 32, !dbg !765
	%345 = trunc i64 %344 to i32, !dbg !765
	%346 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %345, i32 %339, i32 31), !dbg !765
	%347 = extractvalue { i32, i1 } %346, 0, !dbg !765
	%348 = zext i32 %347 to i64, !dbg !765
	%349 = shl i64 %348, 32, !dbg !765
	%350 = zext i32 %343 to i64, !dbg !765
	%351 = or i64 %350, %349, !dbg !765
	%352 = bitcast i64 %351 to double, !dbg !765
	%353 = fadd double %336, %352, !dbg !766
	%354 = trunc i64 %337 to i32, !dbg !767
	%355 = udiv i32 %354, 2, !dbg !767
	%356 = zext i32 %355 to i64, !dbg !767
	br label %b36, !dbg !767

b38:
	%357 = bitcast double %305 to i64, !dbg !768
	%358 = trunc i64 %357 to i32, !dbg !768
	%359 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %358, i32 0, i32 31), !dbg !768
	%360 = extractvalue { i32, i1 } %359, 0, !dbg !768
	%361 = lshr i64 %357, 32, !dbg !768
	%362 = trunc i64 %361 to i32, !dbg !768
	%363 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %362, i32 0, i32 31), !dbg !768
	%364 = extractvalue { i32, i1 } %363, 0, !dbg !768
	%365 = zext i32 %364 to i64, !dbg !768
	%366 = shl i64 %365, 32, !dbg !768
	%367 = zext i32 %360 to i64, !dbg !768
	%368 = or i64 %367, %366, !dbg !768
	%369 = bitcast i64 %368 to double, !dbg !768
	br label %b39, !dbg !768

b39:
	%370 = phi double [ %369, %b38 ], [ %386, %b40 ], !dbg !769
	%371 = phi i32 [ 1, %b38 ], [ %387, %b40 ], !dbg !770
	%372 = icmp slt i32 %371, %300, !dbg !771
	br i1 %372, label %b40, label %b41, !dbg !771

b40:
	%373 = bitcast double %305 to i64, !dbg !772
	%374 = trunc i64 %373 to i32, !dbg !772
	%375 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %374, i32 %371, i32 31), !dbg !772
	%376 = extractvalue { i32, i1 } %375, 0, !dbg !772
	%377 = lshr i64 %373, 32, !dbg !772
	%378 = trunc i64 %377 to i32, !dbg !772
	%379 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %378, i32 %371, i32 31), !dbg !772
	%380 = extractvalue { i32, i1 } %379, 0, !dbg !772
	%381 = zext i32 %380 to i64, !dbg !772
	%382 = shl i64 %381, 32, !dbg !772
	%383 = zext i32 %376 to i64, !dbg !772
	%384 = or i64 %383, %382, !dbg !772
	%385 = bitcast i64 %384 to double, !dbg !772
	%386 = fadd double %370, %385, !dbg !766
	%387 = add i32 %371, 1, !dbg !773
	br label %b39, !dbg !773

b41:
	%388 = phi double [ %336, %b36 ], [ %370, %b39 ], !dbg !760
	%389 = icmp ne i32 %293, 0, !dbg !774
	br i1 %389, label %b44, label %b42, !dbg !774

b42:
	%390 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !775
	%391 = icmp uge i64 0, %p22, !dbg !775
	br i1 %391, label %b42_fail1, label %b42_ok1, !dbg !775, !prof !15

b42_ok1:
	store double %388, double addrspace(1)* %390, align 8, !dbg !775
	%392 = fcmp ole double %388, %p31, !dbg !776
	br i1 %392, label %b43, label %b44, !dbg !776

b43:
	%393 = add i64 %58, 1, !dbg !777
	%394 = urem i64 %393, 2, !dbg !778
	%395 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %394, !dbg !779
	%396 = icmp uge i64 %394, %p24, !dbg !779
	br i1 %396, label %b43_fail1, label %b43_ok1, !dbg !779, !prof !15

b43_ok1:
	store i64 %58, i64 addrspace(1)* %395, align 8, !dbg !779
	br label %b44, !dbg !779

b44:
	%397 = sub i32 %59, 1, !dbg !780
	%398 = icmp eq i32 %397, 0, !dbg !781
	br i1 %398, label %b45, label %b46, !dbg !781

b45:
	%399 = sub i32 3, %61, !dbg !782
	br label %b46, !dbg !782

b46:
	%400 = phi i32 [ %397, %b44 ], [ %p28, %b45 ], !dbg !630
	%401 = phi i32 [ 0, %b44 ], [ %61, %b45 ], !dbg !631
	%402 = phi i32 [ %61, %b44 ], [ %399, %b45 ], !dbg !632
	%403 = icmp ne i32 %401, 0, !dbg !783
	br i1 %403, label %b47, label %b61, !dbg !783

b47:
	%404 = fpext float %284 to double, !dbg !785
	%405 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !789, !range !17
	%406 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !789, !range !17
	%407 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !789, !range !19
	%408 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !789, !range !23
	%409 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !789, !range !23
	%410 = mul i32 %409, %407, !dbg !789
	%411 = add i32 %406, %410, !dbg !789
	%412 = mul i32 %408, %411, !dbg !789
	%413 = add i32 %405, %412, !dbg !789
	%414 = and i32 %413, -32, !dbg !789
	%415 = mul i32 %408, %409, !dbg !789
	%416 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !789, !range !24
	%417 = mul i32 %415, %416, !dbg !789
	%418 = sub i32 %417, %414, !dbg !789
	%419 = icmp slt i32 %418, 32, !dbg !789
	%420 = select i1 %419, i32 %418, i32 32, !dbg !789
	%421 = icmp eq i32 %420, 32, !dbg !790
	br i1 %421, label %b48, label %b50, !dbg !790

b48:
	%422 = phi double [ %439, %b49 ], [ %404, %b47 ], !dbg !791
	%423 = phi i64 [ %442, %b49 ], [ 16, %b47 ], !dbg !792
	%424 = icmp sgt i64 %423, 0, !dbg !793
	br i1 %424, label %b49, label %b53, !dbg !793

b49:
	%425 = trunc i64 %423 to i32, !dbg !794
	%426 = bitcast double %422 to i64, !dbg !794
	%427 = trunc i64 %426 to i32, !dbg !794
	%428 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %427, i32 %425, i32 31), !dbg !794
	%429 = extractvalue { i32, i1 } %428, 0, !dbg !794
	%430 = lshr i64 %426, 32, !dbg !794
	%431 = trunc i64 %430 to i32, !dbg !794
	%432 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %431, i32 %425, i32 31), !dbg !794
	%433 = extractvalue { i32, i1 } %432, 0, !dbg !794
	%434 = zext i32 %433 to i64, !dbg !794
	%435 = shl i64 %434, 32, !dbg !794
	%436 = zext i32 %429 to i64, !dbg !794
	%437 = or i64 %436, %435, !dbg !794
	%438 = bitcast i64 %437 to double, !dbg !794
	%439 = fadd double %422, %438, !dbg !795
	%440 = trunc i64 %423 to i32, !dbg !796
	%441 = udiv i32 %440, 2, !dbg !796
	%442 = zext i32 %441 to i64, !dbg !796
	br label %b48, !dbg !796

b50:
	%443 = bitcast double %404 to i64, !dbg !797
	%444 = trunc i64 %443 to i32, !dbg !797
	%445 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %444, i32 0, i32 31), !dbg !797
	%446 = extractvalue { i32, i1 } %445, 0, !dbg !797
	%447 = lshr i64 %443, 32, !dbg !797
	%448 = trunc i64 %447 to i32, !dbg !797
	%449 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %448, i32 0, i32 31), !dbg !797
	%450 = extractvalue { i32, i1 } %449, 0, !dbg !797
	%451 = zext i32 %450 to i64, !dbg !797
	%452 = shl i64 %451, 32, !dbg !797
	%453 = zext i32 %446 to i64, !dbg !797
	%454 = or i64 %453, %452, !dbg !797
	%455 = bitcast i64 %454 to double, !dbg !797
	br label %b51, !dbg !797

b51:
	%456 = phi double [ %455, %b50 ], [ %472, %b52 ], !dbg !798
	%457 = phi i32 [ 1, %b50 ], [ %473, %b52 ], !dbg !799
	%458 = icmp slt i32 %457, %420, !dbg !800
	br i1 %458, label %b52, label %b53, !dbg !800

b52:
	%459 = bitcast double %404 to i64, !dbg !801
	%460 = trunc i64 %459 to i32, !dbg !801
	%461 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %460, i32 %457, i32 31), !dbg !801
	%462 = extractvalue { i32, i1 } %461, 0, !dbg !801
	%463 = lshr i64 %459, 32, !dbg !801
	%464 = trunc i64 %463 to i32, !dbg !801
	%465 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %464, i32 %457, i32 31), !dbg !801
	%466 = extractvalue { i32, i1 } %465, 0, !dbg !801
	%467 = zext i32 %466 to i64, !dbg !801
	%468 = shl i64 %467, 32, !dbg !801
	%469 = zext i32 %462 to i64, !dbg !801
	%470 = or i64 %469, %468, !dbg !801
	%471 = bitcast i64 %470 to double, !dbg !801
	%472 = fadd double %456, %471, !dbg !795
	%473 = add i32 %457, 1, !dbg !802
	br label %b51, !dbg !802

b53:
	%474 = phi double [ %422, %b48 ], [ %456, %b51 ], !dbg !788
	%475 = sext i32 %417 to i64, !dbg !804
	%476 = trunc i64 %475 to i32, !dbg !805
	%477 = add i32 %476, 32, !dbg !805
	%478 = sub i32 %477, 1, !dbg !806
	%479 = udiv i32 %478, 32, !dbg !807
	%480 = zext i32 %479 to i64, !dbg !807
	%481 = trunc i64 %480 to i32, !dbg !807
	%482 = icmp eq i32 %481, 1, !dbg !808
	br i1 %482, label %b59, label %b54, !dbg !808

b54:
	call void @llvm.nvvm.barrier0(), !dbg !810
	%483 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !811, !range !89
	%484 = icmp eq i32 %483, 0, !dbg !812
	br i1 %484, label %b55, label %b56, !dbg !812

b55:
	%485 = sext i32 %413 to i64, !dbg !813
	%486 = trunc i64 %485 to i32, !dbg !814
	%487 = udiv i32 %486, 32, !dbg !814
	%488 = zext i32 %487 to i64, !dbg !814
	%489 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %488, !dbg !815
	store double %474, double addrspace(3)* %489, align 8, !dbg !815
	br label %b56, !dbg !815

b56:
	call void @llvm.nvvm.barrier0(), !dbg !816
	%490 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !817
	%491 = load double, double addrspace(3)* %490, align 8, !dbg !817
	br label %b57, !dbg !817

b57:
	%492 = phi double [ %491, %b56 ], [ %498, %b58 ], !dbg !818
	%493 = phi i32 [ 1, %b56 ], [ %499, %b58 ], !dbg !819
	%494 = sext i32 %493 to i64, !dbg !819
	%495 = icmp slt i32 %493, %481, !dbg !820
	br i1 %495, label %b58, label %b59, !dbg !820

b58:
	%496 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %494, !dbg !821
	%497 = load double, double addrspace(3)* %496, align 8, !dbg !821
	%498 = fadd double %492, %497, !dbg !795
	%499 = add i32 %493, 1, !dbg !822
	br label %b57, !dbg !822

b59:
	%500 = phi double [ %474, %b53 ], [ %492, %b57 ], !dbg !787
	%501 = icmp eq i32 %413, 0, !dbg !823
	br i1 %501, label %b60, label %b61, !dbg !823

b60:
	%502 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !824, !range !410
	%503 = sext i32 %502 to i64, !dbg !824
	%504 = mul i64 %12, %503, !dbg !825
	%505 = add i64 %504, %10, !dbg !826
	%506 = mul i64 %505, 2, !dbg !828
	%507 = zext i32 %401 to i64, !dbg !829
	%508 = add i64 %506, %507, !dbg !830
	%509 = sub i64 %508, 1, !dbg !831
	%510 = getelementptr inbounds double, double addrspace(1)* %3, i64 %509, !dbg !832
	%511 = icmp uge i64 %509, %p16, !dbg !832
	br i1 %511, label %b60_fail1, label %b60_ok1, !dbg !832, !prof !15

b60_ok1:
	store double %500, double addrspace(1)* %510, align 8, !dbg !832
	br label %b61, !dbg !832

b61:
	call void @gpuc_grid_sync(), !dbg !833
	%512 = fcmp oge double %p31, 0.000000e+00, !dbg !834
	br i1 %512, label %b62, label %b64, !dbg !834

b62:
	%513 = sext i32 %83 to i64, !dbg !835
	%514 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %513, !dbg !835
	%515 = icmp uge i64 %513, %p24, !dbg !835
	br i1 %515, label %b62_fail1, label %b62_ok1, !dbg !835, !prof !15

b62_ok1:
	%516 = load i64, i64 addrspace(1)* %514, align 8, !dbg !835
	%517 = icmp ne i64 %516, 0, !dbg !836
	br i1 %517, label %b63, label %b64, !dbg !836

b63:
	ret void, !dbg !837

b64:
	%518 = add i64 %58, 1, !dbg !838
	%519 = add i32 %72, 1, !dbg !838
	%520 = icmp ult i32 %519, %p26, !dbg !838
	br i1 %520, label %b4, label %b65, !dbg !838

b65:
	ret void, !dbg !838

b2_fail1:
	%521 = icmp ugt i64 %p1, %p3, !dbg !611
	br i1 %521, label %b2_fail2, label %b2_ok2, !dbg !611

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 %p3), !dbg !611
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !611
	ret void, !dbg !611

b2_ok2:
	%522 = icmp eq i1 %22, false, !dbg !612
	br i1 %522, label %b2_fail3, label %b2_ok3, !dbg !612

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %p1, i64 4), !dbg !612
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !612
	ret void, !dbg !612

b2_ok3:
	%523 = icmp eq i1 %28, false, !dbg !612
	br i1 %523, label %b2_fail4, label %b2_ok4, !dbg !612

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %25, i64 16), !dbg !612
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !612
	ret void, !dbg !612

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %31, i64 16), !dbg !613
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !613
	ret void, !dbg !613

b14_fail1:
	%524 = icmp uge i64 %141, %p5, !dbg !685
	br i1 %524, label %b14_fail2, label %b14_ok2, !dbg !685

b14_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %141, i64 %p5), !dbg !685
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !685
	ret void, !dbg !685

b14_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 15, i64 0, i64 0), !dbg !686
	call void asm sideeffect "// site 15", ""() nounwind, !dbg !686
	ret void, !dbg !686

b16_fail1:
	%525 = icmp uge i64 %150, %p5, !dbg !689
	br i1 %525, label %b16_fail2, label %b16_ok2, !dbg !689

b16_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %150, i64 %p5), !dbg !689
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !689
	ret void, !dbg !689

b16_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 0, i64 0), !dbg !690
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !690
	ret void, !dbg !690

b25_fail1:
	%526 = icmp ugt i64 %200, %63, !dbg !711
	br i1 %526, label %b25_fail2, label %b25_ok2, !dbg !711

b25_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %200, i64 %63), !dbg !711
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !711
	ret void, !dbg !711

b25_ok2:
	%527 = icmp ugt i64 %199, %200, !dbg !711
	br i1 %527, label %b25_fail3, label %b25_ok3, !dbg !711

b25_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %199, i64 %200), !dbg !711
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !711
	ret void, !dbg !711

b25_ok3:
	%528 = icmp ugt i64 %201, %63, !dbg !713
	br i1 %528, label %b25_fail4, label %b25_ok4, !dbg !713

b25_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %201, i64 %63), !dbg !713
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !713
	ret void, !dbg !713

b25_ok4:
	%529 = icmp uge i64 %203, %p5, !dbg !716
	br i1 %529, label %b25_fail5, label %b25_ok5, !dbg !716

b25_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %203, i64 %p5), !dbg !716
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !716
	ret void, !dbg !716

b25_ok5:
	%530 = icmp uge i64 %54, %46, !dbg !601
	br i1 %530, label %b25_fail6, label %b25_ok6, !dbg !601

b25_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %54, i64 %46), !dbg !601
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !601
	ret void, !dbg !601

b25_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !601
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !601
	ret void, !dbg !601

b25_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 43, i64 %219, i64 %220), !dbg !601
	call void asm sideeffect "// site 43", ""() nounwind, !dbg !601
	ret void, !dbg !601

b27_fail1:
	%531 = icmp ugt i64 %240, %63, !dbg !725
	br i1 %531, label %b27_fail2, label %b27_ok2, !dbg !725

b27_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %240, i64 %63), !dbg !725
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !725
	ret void, !dbg !725

b27_ok2:
	%532 = icmp ugt i64 %241, %63, !dbg !727
	br i1 %532, label %b27_fail3, label %b27_ok3, !dbg !727

b27_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %241, i64 %63), !dbg !727
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !727
	ret void, !dbg !727

b27_ok3:
	%533 = icmp ugt i64 %238, %241, !dbg !727
	br i1 %533, label %b27_fail4, label %b27_ok4, !dbg !727

b27_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 27, i64 %238, i64 %241), !dbg !727
	call void asm sideeffect "// site 27", ""() nounwind, !dbg !727
	ret void, !dbg !727

b27_ok4:
	%534 = icmp uge i64 %243, %p5, !dbg !730
	br i1 %534, label %b27_fail5, label %b27_ok5, !dbg !730

b27_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 14, i64 %243, i64 %p5), !dbg !730
	call void asm sideeffect "// site 14", ""() nounwind, !dbg !730
	ret void, !dbg !730

b27_ok5:
	%535 = icmp uge i64 %57, %46, !dbg !700
	br i1 %535, label %b27_fail6, label %b27_ok6, !dbg !700

b27_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 %57, i64 %46), !dbg !700
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !700
	ret void, !dbg !700

b27_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 0, i64 0), !dbg !700
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !700
	ret void, !dbg !700

b27_fail7:
	call void @gpuc_fail(i8* %ctrl, i32 44, i64 %259, i64 %260), !dbg !700
	call void asm sideeffect "// site 44", ""() nounwind, !dbg !700
	ret void, !dbg !700

b34_fail1:
	%536 = icmp ugt i64 %314, %p18, !dbg !753
	br i1 %536, label %b34_fail2, label %b34_ok2, !dbg !753

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %314, i64 %p18), !dbg !753
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !753
	ret void, !dbg !753

b34_ok2:
	%537 = icmp ugt i64 %313, %314, !dbg !753
	br i1 %537, label %b34_fail3, label %b34_ok3, !dbg !753

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %313, i64 %314), !dbg !753
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !753
	ret void, !dbg !753

b34_ok3:
	%538 = icmp eq i1 %319, false, !dbg !754
	br i1 %538, label %b34_fail4, label %b34_ok4, !dbg !754

b34_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %318, i64 16), !dbg !754
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !754
	ret void, !dbg !754

b34_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 0, i64 0), !dbg !744
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !744
	ret void, !dbg !744

b42_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p22), !dbg !775
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !775
	ret void, !dbg !775

b43_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 %394, i64 %p24), !dbg !779
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !779
	ret void, !dbg !779

b60_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %509, i64 %p16), !dbg !832
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !832
	ret void, !dbg !832

b62_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %513, i64 %p24), !dbg !835
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !835
	ret void, !dbg !835
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
	br i1 %9, label %b1, label %b15, !dbg !845

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !846
	%11 = icmp uge i64 1, %p9, !dbg !846
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !846, !prof !15

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !846
	%13 = icmp eq i64 %12, 0, !dbg !847
	br i1 %13, label %b2, label %b15, !dbg !847

b2:
	%14 = addrspacecast double addrspace(1)* %0 to double*, !dbg !848
	%15 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !848
	%16 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !848
	%17 = addrspacecast double addrspace(1)* %3 to double*, !dbg !848
	%18 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !848
	%19 = call i32 @gpuc_fn_solver_publish(double* %14, i64 %p1, i64 %p1, i64* %15, i64 %p3, i32* %16, i64 %p5, i64 %p5, double* %17, i64 %p7, i64 %p7, i64* %18, i64 %p9, i64 %p9, i32 %p10, i8* %ctrl), !dbg !848
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !849, !range !17
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !849, !range !17
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !849, !range !19
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !849, !range !23
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !849, !range !23
	%25 = mul i32 %24, %22, !dbg !849
	%26 = add i32 %21, %25, !dbg !849
	%27 = mul i32 %23, %26, !dbg !849
	%28 = add i32 %20, %27, !dbg !849
	%29 = sext i32 %28 to i64, !dbg !849
	%30 = and i32 %28, -32, !dbg !850
	%31 = mul i32 %23, %24, !dbg !850
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !850, !range !24
	%33 = mul i32 %31, %32, !dbg !850
	%34 = sub i32 %33, %30, !dbg !850
	%35 = icmp slt i32 %34, 32, !dbg !850
	%36 = select i1 %35, i32 %34, i32 32, !dbg !850
	%37 = sext i32 %36 to i64, !dbg !850
	%38 = icmp sge i64 %29, %37, !dbg !851
	br i1 %38, label %b15, label %b3, !dbg !851

b3:
	%39 = sext i32 %5 to i64, !dbg !843
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !852, !range !89
	%41 = sext i32 %40 to i64, !dbg !852
	br label %b4, !dbg !852

b4:
	%42 = phi double [ 0.000000e+00, %b3 ], [ %70, %b5_ok1 ], !dbg !855
	%43 = phi i64 [ %41, %b3 ], [ %71, %b5_ok1 ], !dbg !852
	%44 = icmp slt i64 %43, %39, !dbg !852
	br i1 %44, label %b5, label %b6, !dbg !852

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
	%57 = bitcast i64 addrspace(1)* %52 to { i64, i64 } addrspace(1)*, !dbg !864
	%58 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %57, i64 0, !dbg !865
	%59 = addrspacecast { i64, i64 } addrspace(1)* %58 to { i64, i64 }*, !dbg !854
	%60 = icmp ugt i64 %51, %p3, !dbg !863
	%61 = icmp ugt i64 %50, %51, !dbg !863
	%62 = icmp eq i1 %56, false, !dbg !864
	%63 = icmp eq { i64, i64 } addrspace(1)* %58, null, !dbg !854
	%64 = or i1 %60, %61, !dbg !854
	%65 = or i1 %64, %62, !dbg !854
	%66 = or i1 %65, %63, !dbg !854
	br i1 %66, label %b5_fail1, label %b5_ok1, !dbg !854, !prof !15

b5_ok1:
	%67 = bitcast { i64, i64 }* %59 to i8*, !dbg !854
	%68 = call i64 @gpuc_wait_line_thread(i8* %67, i32 %19, i8* %ctrl, i32 31), !dbg !854
	%69 = bitcast i64 %68 to double, !dbg !866
	%70 = fadd double %42, %69, !dbg !867
	%71 = add i64 %43, %37, !dbg !852
	br label %b4, !dbg !852

b6:
	%72 = icmp eq i64 %37, 32, !dbg !871
	br i1 %72, label %b7, label %b9, !dbg !871

b7:
	%73 = phi double [ %90, %b8 ], [ %42, %b6 ], !dbg !872
	%74 = phi i64 [ %93, %b8 ], [ 16, %b6 ], !dbg !873
	%75 = icmp sgt i64 %74, 0, !dbg !874
	br i1 %75, label %b8, label %b12, !dbg !874

b8:
	%76 = trunc i64 %74 to i32, !dbg !875
	%77 = bitcast double %73 to i64, !dbg !875
	%78 = trunc i64 %77 to i32, !dbg !875
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %76, i32 31), !dbg !875
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !875
	%81 = lshr i64 %77, 32, !dbg !875
	%82 = trunc i64 %81 to i32, !dbg !875
	%83 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %82, i32 %76, i32 31), !dbg !875
	%84 = extractvalue { i32, i1 } %83, 0, !dbg !875
	%85 = zext i32 %84 to i64, !dbg !875
	%86 = shl i64 %85, 32, !dbg !875
	%87 = zext i32 %80 to i64, !dbg !875
	%88 = or i64 %87, %86, !dbg !875
	%89 = bitcast i64 %88 to double, !dbg !875
	%90 = fadd double %73, %89, !dbg !876
	%91 = trunc i64 %74 to i32, !dbg !877
	%92 = udiv i32 %91, 2, !dbg !877
	%93 = zext i32 %92 to i64, !dbg !877
	br label %b7, !dbg !877

b9:
	%94 = bitcast double %42 to i64, !dbg !878
	%95 = trunc i64 %94 to i32, !dbg !878
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %95, i32 0, i32 31), !dbg !878
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !878
	%98 = lshr i64 %94, 32, !dbg !878
	%99 = trunc i64 %98 to i32, !dbg !878
	%100 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %99, i32 0, i32 31), !dbg !878
	%101 = extractvalue { i32, i1 } %100, 0, !dbg !878
	%102 = zext i32 %101 to i64, !dbg !878
	%103 = shl i64 %102, 32, !dbg !878
	%104 = zext i32 %97 to i64, !dbg !878
	%105 = or i64 %104, %103, !dbg !878
	%106 = bitcast i64 %105 to double, !dbg !878
	br label %b10, !dbg !878

b10:
	%107 = phi double [ %106, %b9 ], [ %123, %b11 ], !dbg !879
	%108 = phi i32 [ 1, %b9 ], [ %124, %b11 ], !dbg !880
	%109 = icmp slt i32 %108, %36, !dbg !881
	br i1 %109, label %b11, label %b12, !dbg !881

b11:
	%110 = bitcast double %42 to i64, !dbg !882
	%111 = trunc i64 %110 to i32, !dbg !882
	%112 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %111, i32 %108, i32 31), !dbg !882
	%113 = extractvalue { i32, i1 } %112, 0, !dbg !882
	%114 = lshr i64 %110, 32, !dbg !882
	%115 = trunc i64 %114 to i32, !dbg !882
	%116 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %115, i32 %108, i32 31), !dbg !882
	%117 = extractvalue { i32, i1 } %116, 0, !dbg !882
	%118 = zext i32 %117 to i64, !dbg !882
	%119 = shl i64 %118, 32, !dbg !882
	%120 = zext i32 %113 to i64, !dbg !882
	%121 = or i64 %120, %119, !dbg !882
	%122 = bitcast i64 %121 to double, !dbg !882
	%123 = fadd double %107, %122, !dbg !876
	%124 = add i32 %108, 1, !dbg !883
	br label %b10, !dbg !883

b12:
	%125 = phi double [ %73, %b7 ], [ %107, %b10 ], !dbg !870
	%126 = icmp ne i64 %29, 0, !dbg !884
	br i1 %126, label %b15, label %b13, !dbg !884

b13:
	%127 = getelementptr inbounds double, double addrspace(1)* %3, i64 0, !dbg !885
	%128 = icmp uge i64 0, %p7, !dbg !885
	br i1 %128, label %b13_fail1, label %b13_ok1, !dbg !885, !prof !15

b13_ok1:
	store double %125, double addrspace(1)* %127, align 8, !dbg !885
	%129 = fcmp ole double %125, %p12, !dbg !886
	br i1 %129, label %b14, label %b15, !dbg !886

b14:
	%130 = add i64 %p11, 1, !dbg !887
	%131 = urem i64 %130, 2, !dbg !888
	%132 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %131, !dbg !889
	store i64 %p11, i64 addrspace(1)* %132, align 8, !dbg !889
	br label %b15, !dbg !889

b15:
	ret void, !dbg !841

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 0, i64 %p9), !dbg !844
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !844
	ret void, !dbg !844

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 1, i64 %p9), !dbg !846
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !846
	ret void, !dbg !846

b5_fail1:
	%133 = icmp ugt i64 %51, %p3, !dbg !863
	br i1 %133, label %b5_fail2, label %b5_ok2, !dbg !863

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %51, i64 %p3), !dbg !863
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !863
	ret void, !dbg !863

b5_ok2:
	%134 = icmp ugt i64 %50, %51, !dbg !863
	br i1 %134, label %b5_fail3, label %b5_ok3, !dbg !863

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %50, i64 %51), !dbg !863
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !863
	ret void, !dbg !863

b5_ok3:
	%135 = icmp eq i1 %56, false, !dbg !864
	br i1 %135, label %b5_fail4, label %b5_ok4, !dbg !864

b5_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %55, i64 16), !dbg !864
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !864
	ret void, !dbg !864

b5_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 0, i64 0), !dbg !854
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !854
	ret void, !dbg !854

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p7), !dbg !885
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !885
	ret void, !dbg !885
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !890 {
entry:
	br label %b0, !dbg !891

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !891
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !891
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !892
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !893, !range !16
	%4 = sext i32 %3 to i64, !dbg !893
	%5 = sext i32 %2 to i64, !dbg !892
	%6 = icmp ne i64 %5, 0, !dbg !894
	br label %b1, !dbg !895

b1:
	%7 = phi i64 [ %4, %b0 ], [ %70, %b9 ], !dbg !896
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
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !907, !range !17
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !907, !range !17
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !907, !range !19
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !907, !range !23
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !907, !range !23
	%32 = mul i32 %31, %29, !dbg !907
	%33 = add i32 %28, %32, !dbg !907
	%34 = mul i32 %30, %33, !dbg !907
	%35 = add i32 %27, %34, !dbg !907
	%36 = sext i32 %35 to i64, !dbg !907
	%37 = mul i32 %30, %31, !dbg !907
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !907, !range !24
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
	%57 = call i32 @gpuc_num_pes_thread(), !dbg !915
	%58 = sext i32 0 to i64, !dbg !915
	%59 = sext i32 %57 to i64, !dbg !915
	%60 = icmp ult i64 %58, %59, !dbg !915
	%61 = select i1 %60, i32 0, i32 0, !dbg !915
	%62 = call i8* @gpuc_peer_early(i32 %61), !dbg !915
	call void @llvm.nvvm.barrier0(), !dbg !916
	br i1 %6, label %b8, label %b9, !dbg !894

b8:
	%63 = mul i64 %22, 4, !dbg !915
	%64 = addrspacecast float addrspace(1)* %23 to float*, !dbg !915
	%65 = addrspacecast float addrspace(1)* %23 to float*, !dbg !915
	%66 = bitcast float* %64 to i8*, !dbg !915
	%67 = bitcast float* %65 to i8*, !dbg !915
	call void @gpuc_put_block(i8* %66, i8* %67, i64 %63, i32 0, i32 1, i32 1, i8* %62), !dbg !915
	br label %b9, !dbg !915

b9:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !917, !range !410
	%69 = sext i32 %68 to i64, !dbg !917
	%70 = add i64 %7, %69, !dbg !918
	br label %b1, !dbg !918

b10:
	ret void, !dbg !918

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 0, i64 0), !dbg !898
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !898
	ret void, !dbg !898

b4_fail1:
	%71 = icmp ugt i64 %21, %p1, !dbg !906
	br i1 %71, label %b4_fail2, label %b4_ok2, !dbg !906

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %21, i64 %p1), !dbg !906
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !906
	ret void, !dbg !906

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %19, i64 %21), !dbg !906
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !906
	ret void, !dbg !906

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %51, i64 %p3), !dbg !913
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !913
	ret void, !dbg !913
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

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i8* %a2, i32 %a3) nounwind

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
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !410
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !338
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !338
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
!114 = !DILocation(line: 97, column: 22, scope: !111, inlinedAt: !112)
!115 = !DILocation(line: 97, column: 27, scope: !111, inlinedAt: !112)
!116 = !DILocation(line: 97, column: 33, scope: !111, inlinedAt: !112)
!117 = distinct !DISubprogram(name: "line", scope: !103, file: !103, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!118 = !DILocation(line: 12, column: 24, scope: !104, inlinedAt: !105)
!119 = !DILocation(line: 32, column: 78, scope: !117, inlinedAt: !118)
!120 = !DILocation(line: 32, column: 71, scope: !117, inlinedAt: !118)
!121 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !118)
!122 = !DILocation(line: 32, column: 92, scope: !117, inlinedAt: !118)
!123 = !DILocation(line: 12, column: 45, scope: !104, inlinedAt: !105)
!124 = !DILocation(line: 88, column: 2, scope: !7)
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
!455 = !DILocation(line: 103, column: 20, scope: !326, inlinedAt: !399)
!456 = !DILocation(line: 82, column: 17, scope: !327, inlinedAt: !330)
!457 = !DILocation(line: 100, column: 28, scope: !326, inlinedAt: !331)
!458 = !DILocation(line: 100, column: 14, scope: !326, inlinedAt: !331)
!459 = !DILocation(line: 100, column: 34, scope: !326, inlinedAt: !331)
!460 = !DILocation(line: 101, column: 37, scope: !326, inlinedAt: !331)
!461 = !DILocation(line: 101, column: 32, scope: !326, inlinedAt: !331)
!462 = !DILocation(line: 101, column: 43, scope: !326, inlinedAt: !331)
!463 = !DILocation(line: 102, column: 30, scope: !326, inlinedAt: !331)
!464 = !DILocation(line: 102, column: 41, scope: !326, inlinedAt: !331)
!465 = !DILocation(line: 103, column: 55, scope: !326, inlinedAt: !331)
!466 = !DILocation(line: 103, column: 46, scope: !326, inlinedAt: !331)
!467 = !DILocation(line: 103, column: 83, scope: !326, inlinedAt: !331)
!468 = !DILocation(line: 103, column: 74, scope: !326, inlinedAt: !331)
!469 = !DILocation(line: 22, column: 42, scope: !381, inlinedAt: !394)
!470 = !DILocation(line: 22, column: 20, scope: !381, inlinedAt: !394)
!471 = !DILocation(line: 22, column: 16, scope: !381, inlinedAt: !394)
!472 = !DILocation(line: 84, column: 50, scope: !327, inlinedAt: !330)
!473 = !DILocation(line: 100, column: 28, scope: !326, inlinedAt: !399)
!474 = !DILocation(line: 100, column: 14, scope: !326, inlinedAt: !399)
!475 = !DILocation(line: 100, column: 34, scope: !326, inlinedAt: !399)
!476 = !DILocation(line: 101, column: 37, scope: !326, inlinedAt: !399)
!477 = !DILocation(line: 101, column: 32, scope: !326, inlinedAt: !399)
!478 = !DILocation(line: 101, column: 43, scope: !326, inlinedAt: !399)
!479 = !DILocation(line: 102, column: 41, scope: !326, inlinedAt: !399)
!480 = !DILocation(line: 103, column: 55, scope: !326, inlinedAt: !399)
!481 = !DILocation(line: 103, column: 46, scope: !326, inlinedAt: !399)
!482 = !DILocation(line: 103, column: 83, scope: !326, inlinedAt: !399)
!483 = !DILocation(line: 103, column: 74, scope: !326, inlinedAt: !399)
!484 = !DILocation(line: 22, column: 42, scope: !381, inlinedAt: !402)
!485 = !DILocation(line: 22, column: 20, scope: !381, inlinedAt: !402)
!486 = !DILocation(line: 22, column: 16, scope: !381, inlinedAt: !402)
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
!504 = distinct !DISubprogram(name: "Await", scope: !103, file: !103, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!505 = !DILocation(line: 90, column: 18, scope: !500, inlinedAt: !501)
!506 = !DILocation(line: 21, column: 40, scope: !504, inlinedAt: !505)
!507 = !DILocation(line: 89, column: 33, scope: !324)
!508 = !DILocation(line: 90, column: 39, scope: !500, inlinedAt: !501)
!509 = !DILocation(line: 97, column: 19, scope: !111, inlinedAt: !508)
!510 = !DILocation(line: 97, column: 22, scope: !111, inlinedAt: !508)
!511 = !DILocation(line: 97, column: 27, scope: !111, inlinedAt: !508)
!512 = !DILocation(line: 97, column: 33, scope: !111, inlinedAt: !508)
!513 = !DILocation(line: 21, column: 48, scope: !504, inlinedAt: !505)
!514 = !DILocation(line: 32, column: 78, scope: !117, inlinedAt: !513)
!515 = !DILocation(line: 32, column: 71, scope: !117, inlinedAt: !513)
!516 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !513)
!517 = !DILocation(line: 32, column: 92, scope: !117, inlinedAt: !513)
!518 = !DILocation(line: 21, column: 25, scope: !504, inlinedAt: !505)
!519 = !DILocation(line: 90, column: 3, scope: !500, inlinedAt: !501)
!520 = distinct !DISubprogram(name: "reduce", scope: !58, file: !58, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!521 = distinct !DISubprogram(name: "ReduceAdd", scope: !58, file: !58, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!522 = !DILocation(line: 92, column: 22, scope: !500, inlinedAt: !501)
!523 = !DILocation(line: 8, column: 15, scope: !521, inlinedAt: !522)
!524 = !DILocation(line: 45, column: 16, scope: !520, inlinedAt: !523)
!525 = !DILocation(line: 71, column: 7, scope: !59, inlinedAt: !524)
!526 = !DILocation(line: 66, column: 35, scope: !59, inlinedAt: !524)
!527 = !DILocation(line: 72, column: 7, scope: !59, inlinedAt: !524)
!528 = !DILocation(line: 72, column: 35, scope: !59, inlinedAt: !524)
!529 = !DILocation(line: 73, column: 23, scope: !59, inlinedAt: !524)
!530 = !DILocation(line: 8, column: 76, scope: !521, inlinedAt: !522)
!531 = !DILocation(line: 72, column: 40, scope: !59, inlinedAt: !524)
!532 = !DILocation(line: 77, column: 16, scope: !59, inlinedAt: !524)
!533 = !DILocation(line: 77, column: 2, scope: !59, inlinedAt: !524)
!534 = !DILocation(line: 78, column: 6, scope: !59, inlinedAt: !524)
!535 = !DILocation(line: 78, column: 22, scope: !59, inlinedAt: !524)
!536 = !DILocation(line: 79, column: 23, scope: !59, inlinedAt: !524)
!537 = !DILocation(line: 78, column: 27, scope: !59, inlinedAt: !524)
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
!549 = !DILocation(line: 8, column: 15, scope: !61, inlinedAt: !548)
!550 = !DILocation(line: 45, column: 16, scope: !60, inlinedAt: !549)
!551 = !DILocation(line: 70, column: 13, scope: !59, inlinedAt: !550)
!552 = !DILocation(line: 71, column: 7, scope: !59, inlinedAt: !550)
!553 = !DILocation(line: 66, column: 35, scope: !59, inlinedAt: !550)
!554 = !DILocation(line: 72, column: 7, scope: !59, inlinedAt: !550)
!555 = !DILocation(line: 72, column: 35, scope: !59, inlinedAt: !550)
!556 = !DILocation(line: 73, column: 23, scope: !59, inlinedAt: !550)
!557 = !DILocation(line: 8, column: 76, scope: !61, inlinedAt: !548)
!558 = !DILocation(line: 72, column: 40, scope: !59, inlinedAt: !550)
!559 = !DILocation(line: 77, column: 16, scope: !59, inlinedAt: !550)
!560 = !DILocation(line: 77, column: 2, scope: !59, inlinedAt: !550)
!561 = !DILocation(line: 78, column: 6, scope: !59, inlinedAt: !550)
!562 = !DILocation(line: 78, column: 22, scope: !59, inlinedAt: !550)
!563 = !DILocation(line: 79, column: 23, scope: !59, inlinedAt: !550)
!564 = !DILocation(line: 78, column: 27, scope: !59, inlinedAt: !550)
!565 = !DILocation(line: 46, column: 14, scope: !60, inlinedAt: !549)
!566 = !DILocation(line: 26, column: 44, scope: !80, inlinedAt: !565)
!567 = !DILocation(line: 26, column: 47, scope: !80, inlinedAt: !565)
!568 = !DILocation(line: 26, column: 59, scope: !80, inlinedAt: !565)
!569 = !DILocation(line: 26, column: 64, scope: !80, inlinedAt: !565)
!570 = !DILocation(line: 47, column: 7, scope: !60, inlinedAt: !549)
!571 = !DILocation(line: 50, column: 31, scope: !60, inlinedAt: !549)
!572 = !DILocation(line: 51, column: 10, scope: !60, inlinedAt: !549)
!573 = !DILocation(line: 52, column: 11, scope: !60, inlinedAt: !549)
!574 = !DILocation(line: 52, column: 14, scope: !60, inlinedAt: !549)
!575 = !DILocation(line: 53, column: 15, scope: !60, inlinedAt: !549)
!576 = !DILocation(line: 53, column: 17, scope: !60, inlinedAt: !549)
!577 = !DILocation(line: 53, column: 8, scope: !60, inlinedAt: !549)
!578 = !DILocation(line: 55, column: 10, scope: !60, inlinedAt: !549)
!579 = !DILocation(line: 56, column: 11, scope: !60, inlinedAt: !549)
!580 = !DILocation(line: 43, column: 50, scope: !60, inlinedAt: !549)
!581 = !DILocation(line: 57, column: 6, scope: !60, inlinedAt: !549)
!582 = !DILocation(line: 57, column: 16, scope: !60, inlinedAt: !549)
!583 = !DILocation(line: 58, column: 17, scope: !60, inlinedAt: !549)
!584 = !DILocation(line: 57, column: 21, scope: !60, inlinedAt: !549)
!585 = !DILocation(line: 60, column: 19, scope: !545, inlinedAt: !546)
!586 = !DILocation(line: 60, column: 22, scope: !545, inlinedAt: !546)
!587 = !DILocation(line: 61, column: 43, scope: !545, inlinedAt: !546)
!588 = !DILocation(line: 61, column: 33, scope: !545, inlinedAt: !546)
!589 = !DILocation(line: 61, column: 47, scope: !545, inlinedAt: !546)
!590 = !DILocation(line: 61, column: 18, scope: !545, inlinedAt: !546)
!591 = !DILocation(line: 92, column: 50, scope: !26, inlinedAt: !590)
!592 = !DILocation(line: 92, column: 62, scope: !26, inlinedAt: !590)
!593 = !DILocation(line: 92, column: 57, scope: !26, inlinedAt: !590)
!594 = !DILocation(line: 92, column: 69, scope: !26, inlinedAt: !590)
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
!700 = !DILocation(line: 103, column: 20, scope: !326, inlinedAt: !626)
!701 = !DILocation(line: 82, column: 17, scope: !327, inlinedAt: !599)
!702 = !DILocation(line: 100, column: 28, scope: !326, inlinedAt: !600)
!703 = !DILocation(line: 100, column: 14, scope: !326, inlinedAt: !600)
!704 = !DILocation(line: 100, column: 34, scope: !326, inlinedAt: !600)
!705 = !DILocation(line: 101, column: 37, scope: !326, inlinedAt: !600)
!706 = !DILocation(line: 101, column: 32, scope: !326, inlinedAt: !600)
!707 = !DILocation(line: 101, column: 43, scope: !326, inlinedAt: !600)
!708 = !DILocation(line: 102, column: 30, scope: !326, inlinedAt: !600)
!709 = !DILocation(line: 102, column: 41, scope: !326, inlinedAt: !600)
!710 = !DILocation(line: 103, column: 55, scope: !326, inlinedAt: !600)
!711 = !DILocation(line: 103, column: 46, scope: !326, inlinedAt: !600)
!712 = !DILocation(line: 103, column: 83, scope: !326, inlinedAt: !600)
!713 = !DILocation(line: 103, column: 74, scope: !326, inlinedAt: !600)
!714 = !DILocation(line: 22, column: 42, scope: !381, inlinedAt: !648)
!715 = !DILocation(line: 22, column: 20, scope: !381, inlinedAt: !648)
!716 = !DILocation(line: 22, column: 16, scope: !381, inlinedAt: !648)
!717 = !DILocation(line: 100, column: 28, scope: !326, inlinedAt: !626)
!718 = !DILocation(line: 100, column: 14, scope: !326, inlinedAt: !626)
!719 = !DILocation(line: 100, column: 34, scope: !326, inlinedAt: !626)
!720 = !DILocation(line: 101, column: 37, scope: !326, inlinedAt: !626)
!721 = !DILocation(line: 101, column: 32, scope: !326, inlinedAt: !626)
!722 = !DILocation(line: 101, column: 43, scope: !326, inlinedAt: !626)
!723 = !DILocation(line: 102, column: 41, scope: !326, inlinedAt: !626)
!724 = !DILocation(line: 103, column: 55, scope: !326, inlinedAt: !626)
!725 = !DILocation(line: 103, column: 46, scope: !326, inlinedAt: !626)
!726 = !DILocation(line: 103, column: 83, scope: !326, inlinedAt: !626)
!727 = !DILocation(line: 103, column: 74, scope: !326, inlinedAt: !626)
!728 = !DILocation(line: 22, column: 42, scope: !381, inlinedAt: !652)
!729 = !DILocation(line: 22, column: 20, scope: !381, inlinedAt: !652)
!730 = !DILocation(line: 22, column: 16, scope: !381, inlinedAt: !652)
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
!747 = !DILocation(line: 97, column: 19, scope: !111, inlinedAt: !746)
!748 = !DILocation(line: 97, column: 22, scope: !111, inlinedAt: !746)
!749 = !DILocation(line: 97, column: 27, scope: !111, inlinedAt: !746)
!750 = !DILocation(line: 97, column: 33, scope: !111, inlinedAt: !746)
!751 = !DILocation(line: 21, column: 48, scope: !504, inlinedAt: !743)
!752 = !DILocation(line: 32, column: 78, scope: !117, inlinedAt: !751)
!753 = !DILocation(line: 32, column: 71, scope: !117, inlinedAt: !751)
!754 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !751)
!755 = !DILocation(line: 32, column: 92, scope: !117, inlinedAt: !751)
!756 = !DILocation(line: 21, column: 25, scope: !504, inlinedAt: !743)
!757 = !DILocation(line: 90, column: 3, scope: !500, inlinedAt: !616)
!758 = !DILocation(line: 92, column: 22, scope: !500, inlinedAt: !616)
!759 = !DILocation(line: 8, column: 15, scope: !521, inlinedAt: !758)
!760 = !DILocation(line: 45, column: 16, scope: !520, inlinedAt: !759)
!761 = !DILocation(line: 71, column: 7, scope: !59, inlinedAt: !760)
!762 = !DILocation(line: 66, column: 35, scope: !59, inlinedAt: !760)
!763 = !DILocation(line: 72, column: 7, scope: !59, inlinedAt: !760)
!764 = !DILocation(line: 72, column: 35, scope: !59, inlinedAt: !760)
!765 = !DILocation(line: 73, column: 23, scope: !59, inlinedAt: !760)
!766 = !DILocation(line: 8, column: 76, scope: !521, inlinedAt: !758)
!767 = !DILocation(line: 72, column: 40, scope: !59, inlinedAt: !760)
!768 = !DILocation(line: 77, column: 16, scope: !59, inlinedAt: !760)
!769 = !DILocation(line: 77, column: 2, scope: !59, inlinedAt: !760)
!770 = !DILocation(line: 78, column: 6, scope: !59, inlinedAt: !760)
!771 = !DILocation(line: 78, column: 22, scope: !59, inlinedAt: !760)
!772 = !DILocation(line: 79, column: 23, scope: !59, inlinedAt: !760)
!773 = !DILocation(line: 78, column: 27, scope: !59, inlinedAt: !760)
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
!787 = !DILocation(line: 8, column: 15, scope: !61, inlinedAt: !786)
!788 = !DILocation(line: 45, column: 16, scope: !60, inlinedAt: !787)
!789 = !DILocation(line: 70, column: 13, scope: !59, inlinedAt: !788)
!790 = !DILocation(line: 71, column: 7, scope: !59, inlinedAt: !788)
!791 = !DILocation(line: 66, column: 35, scope: !59, inlinedAt: !788)
!792 = !DILocation(line: 72, column: 7, scope: !59, inlinedAt: !788)
!793 = !DILocation(line: 72, column: 35, scope: !59, inlinedAt: !788)
!794 = !DILocation(line: 73, column: 23, scope: !59, inlinedAt: !788)
!795 = !DILocation(line: 8, column: 76, scope: !61, inlinedAt: !786)
!796 = !DILocation(line: 72, column: 40, scope: !59, inlinedAt: !788)
!797 = !DILocation(line: 77, column: 16, scope: !59, inlinedAt: !788)
!798 = !DILocation(line: 77, column: 2, scope: !59, inlinedAt: !788)
!799 = !DILocation(line: 78, column: 6, scope: !59, inlinedAt: !788)
!800 = !DILocation(line: 78, column: 22, scope: !59, inlinedAt: !788)
!801 = !DILocation(line: 79, column: 23, scope: !59, inlinedAt: !788)
!802 = !DILocation(line: 78, column: 27, scope: !59, inlinedAt: !788)
!803 = !DILocation(line: 46, column: 14, scope: !60, inlinedAt: !787)
!804 = !DILocation(line: 26, column: 44, scope: !80, inlinedAt: !803)
!805 = !DILocation(line: 26, column: 47, scope: !80, inlinedAt: !803)
!806 = !DILocation(line: 26, column: 59, scope: !80, inlinedAt: !803)
!807 = !DILocation(line: 26, column: 64, scope: !80, inlinedAt: !803)
!808 = !DILocation(line: 47, column: 7, scope: !60, inlinedAt: !787)
!809 = !DILocation(line: 50, column: 31, scope: !60, inlinedAt: !787)
!810 = !DILocation(line: 51, column: 10, scope: !60, inlinedAt: !787)
!811 = !DILocation(line: 52, column: 11, scope: !60, inlinedAt: !787)
!812 = !DILocation(line: 52, column: 14, scope: !60, inlinedAt: !787)
!813 = !DILocation(line: 53, column: 15, scope: !60, inlinedAt: !787)
!814 = !DILocation(line: 53, column: 17, scope: !60, inlinedAt: !787)
!815 = !DILocation(line: 53, column: 8, scope: !60, inlinedAt: !787)
!816 = !DILocation(line: 55, column: 10, scope: !60, inlinedAt: !787)
!817 = !DILocation(line: 56, column: 11, scope: !60, inlinedAt: !787)
!818 = !DILocation(line: 43, column: 50, scope: !60, inlinedAt: !787)
!819 = !DILocation(line: 57, column: 6, scope: !60, inlinedAt: !787)
!820 = !DILocation(line: 57, column: 16, scope: !60, inlinedAt: !787)
!821 = !DILocation(line: 58, column: 17, scope: !60, inlinedAt: !787)
!822 = !DILocation(line: 57, column: 21, scope: !60, inlinedAt: !787)
!823 = !DILocation(line: 60, column: 22, scope: !545, inlinedAt: !784)
!824 = !DILocation(line: 61, column: 43, scope: !545, inlinedAt: !784)
!825 = !DILocation(line: 61, column: 33, scope: !545, inlinedAt: !784)
!826 = !DILocation(line: 61, column: 47, scope: !545, inlinedAt: !784)
!827 = !DILocation(line: 61, column: 18, scope: !545, inlinedAt: !784)
!828 = !DILocation(line: 92, column: 50, scope: !26, inlinedAt: !827)
!829 = !DILocation(line: 92, column: 62, scope: !26, inlinedAt: !827)
!830 = !DILocation(line: 92, column: 57, scope: !26, inlinedAt: !827)
!831 = !DILocation(line: 92, column: 69, scope: !26, inlinedAt: !827)
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
!857 = !DILocation(line: 97, column: 19, scope: !111, inlinedAt: !856)
!858 = !DILocation(line: 97, column: 22, scope: !111, inlinedAt: !856)
!859 = !DILocation(line: 97, column: 27, scope: !111, inlinedAt: !856)
!860 = !DILocation(line: 97, column: 33, scope: !111, inlinedAt: !856)
!861 = !DILocation(line: 21, column: 48, scope: !504, inlinedAt: !853)
!862 = !DILocation(line: 32, column: 78, scope: !117, inlinedAt: !861)
!863 = !DILocation(line: 32, column: 71, scope: !117, inlinedAt: !861)
!864 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !861)
!865 = !DILocation(line: 32, column: 92, scope: !117, inlinedAt: !861)
!866 = !DILocation(line: 21, column: 25, scope: !504, inlinedAt: !853)
!867 = !DILocation(line: 90, column: 3, scope: !500, inlinedAt: !842)
!868 = !DILocation(line: 92, column: 22, scope: !500, inlinedAt: !842)
!869 = !DILocation(line: 8, column: 15, scope: !521, inlinedAt: !868)
!870 = !DILocation(line: 45, column: 16, scope: !520, inlinedAt: !869)
!871 = !DILocation(line: 71, column: 7, scope: !59, inlinedAt: !870)
!872 = !DILocation(line: 66, column: 35, scope: !59, inlinedAt: !870)
!873 = !DILocation(line: 72, column: 7, scope: !59, inlinedAt: !870)
!874 = !DILocation(line: 72, column: 35, scope: !59, inlinedAt: !870)
!875 = !DILocation(line: 73, column: 23, scope: !59, inlinedAt: !870)
!876 = !DILocation(line: 8, column: 76, scope: !521, inlinedAt: !868)
!877 = !DILocation(line: 72, column: 40, scope: !59, inlinedAt: !870)
!878 = !DILocation(line: 77, column: 16, scope: !59, inlinedAt: !870)
!879 = !DILocation(line: 77, column: 2, scope: !59, inlinedAt: !870)
!880 = !DILocation(line: 78, column: 6, scope: !59, inlinedAt: !870)
!881 = !DILocation(line: 78, column: 22, scope: !59, inlinedAt: !870)
!882 = !DILocation(line: 79, column: 23, scope: !59, inlinedAt: !870)
!883 = !DILocation(line: 78, column: 27, scope: !59, inlinedAt: !870)
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
!915 = !DILocation(line: 130, column: 13, scope: !890)
!916 = !DILocation(line: 128, column: 17, scope: !890)
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
