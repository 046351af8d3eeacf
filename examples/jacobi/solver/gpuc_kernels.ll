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
	%188 = icmp eq i64 %20, 0, !dbg !98
	br i1 %188, label %b30, label %b36, !dbg !98

b30:
	store i32 %5, i32* %2, align 4, !dbg !99
	%189 = sext i32 %0 to i64, !dbg !12
	%190 = sext i32 %1 to i64, !dbg !13
	br label %b31, !dbg !13

b31:
	%191 = phi i64 [ 0, %b30 ], [ %219, %b34_ok1 ], !dbg !13
	%192 = add i64 %189, %191, !dbg !104
	%193 = icmp sge i64 %192, %190, !dbg !105
	br i1 %193, label %b32, label %b33, !dbg !105

b32:
	%194 = sub i64 %192, %190, !dbg !106
	br label %b33, !dbg !106

b33:
	%195 = phi i64 [ %192, %b31 ], [ %194, %b32 ], !dbg !107
	%196 = urem i32 %5, 2, !dbg !110
	%197 = zext i32 %196 to i64, !dbg !111
	%198 = trunc i64 %190 to i32, !dbg !112
	%199 = mul i32 %196, %198, !dbg !112
	%200 = zext i32 %199 to i64, !dbg !112
	%201 = trunc i64 %189 to i32, !dbg !113
	%202 = add i32 %199, %201, !dbg !113
	%203 = zext i32 %202 to i64, !dbg !113
	%204 = mul i64 %203, 2, !dbg !114
	%205 = add i64 %204, 2, !dbg !117
	%206 = getelementptr inbounds i64, i64* %p3, i64 %204, !dbg !118
	%207 = ptrtoint i64* %206 to i64, !dbg !119
	%208 = and i64 %207, 15, !dbg !119
	%209 = icmp eq i64 %208, 0, !dbg !119
	%210 = icmp ugt i64 %205, %p4, !dbg !118
	br i1 %210, label %b33_fail1, label %b33_ok1, !dbg !118, !prof !15

b33_ok1:
	br i1 %209, label %b34, label %b35, !dbg !119

b34:
	%211 = bitcast i64* %206 to { i64, i64 }*, !dbg !119
	%212 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %211, i64 0, !dbg !120
	%213 = bitcast double %187 to i64, !dbg !121
	%214 = trunc i64 %195 to i32, !dbg !103
	%215 = icmp uge i64 %195, %190, !dbg !103
	%216 = icmp eq { i64, i64 }* %212, null, !dbg !103
	%217 = or i1 %215, %216, !dbg !103
	br i1 %217, label %b34_fail1, label %b34_ok1, !dbg !103, !prof !15

b34_ok1:
	%218 = bitcast { i64, i64 }* %212 to i8*, !dbg !103
	call void @gpuc_put_line_thread(i8* %218, i64 %213, i32 %5, i32 %214), !dbg !103
	%219 = add i64 %191, 1, !dbg !102
	%220 = icmp slt i64 %219, %190, !dbg !102
	br i1 %220, label %b31, label %b36, !dbg !102

b35:
	br label %fail, !dbg !119

b36:
	ret i32 %5, !dbg !122

b0_fail1:
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
	br label %fail, !dbg !118

b34_fail1:
	%262 = icmp uge i64 %195, %190, !dbg !103
	br i1 %262, label %b34_fail2, label %b34_ok2, !dbg !103

b34_fail2:
	br label %fail, !dbg !103

b34_ok2:
	br label %fail, !dbg !103

fail:
	%263 = phi i32 [ 3, %b0_fail1 ], [ 4, %b10_cold_fail1 ], [ 4, %b11_cold_fail1 ], [ 4, %b13_cold_fail1 ], [ 4, %b15_cold_fail1 ], [ 5, %b33_fail1 ], [ 8, %b34_fail2 ], [ 9, %b34_ok2 ], [ 7, %b35 ], !dbg !8
	%264 = phi i64 [ 0, %b0_fail1 ], [ %226, %b10_cold_fail1 ], [ %234, %b11_cold_fail1 ], [ %244, %b13_cold_fail1 ], [ %254, %b15_cold_fail1 ], [ %205, %b33_fail1 ], [ %195, %b34_fail2 ], [ 0, %b34_ok2 ], [ %208, %b35 ], !dbg !8
	%265 = phi i64 [ %p6, %b0_fail1 ], [ %p1, %b10_cold_fail1 ], [ %p1, %b11_cold_fail1 ], [ %p1, %b13_cold_fail1 ], [ %p1, %b15_cold_fail1 ], [ %p4, %b33_fail1 ], [ %190, %b34_fail2 ], [ 0, %b34_ok2 ], [ 16, %b35 ], !dbg !8
	call void @gpuc_fail(i8* %ctrl, i32 %263, i64 %264, i64 %265), !dbg !8
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
	br label %fail, !dbg !148

b9_ok2:
	br label %fail, !dbg !149

b11_fail1:
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
	br label %fail, !dbg !169

b35_cold_ok2:
	%344 = icmp uge i64 %323, %p8, !dbg !171
	br i1 %344, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !171

b35_cold_fail3:
	br label %fail, !dbg !171

b35_cold_ok3:
	%345 = icmp uge i64 %325, %p6, !dbg !174
	br i1 %345, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !174

b35_cold_fail4:
	br label %fail, !dbg !174

b35_cold_ok4:
	%346 = icmp uge i64 %326, %p6, !dbg !176
	br i1 %346, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !176

b35_cold_fail5:
	br label %fail, !dbg !176

b35_cold_ok5:
	%347 = icmp uge i64 %328, %p6, !dbg !179
	br i1 %347, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !179

b35_cold_fail6:
	br label %fail, !dbg !179

b35_cold_ok6:
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
	br label %fail, !dbg !274

b59_ok2:
	%474 = icmp uge i64 %238, %p6, !dbg !277
	br i1 %474, label %b59_fail3, label %b59_ok3, !dbg !277

b59_fail3:
	br label %fail, !dbg !277

b59_ok3:
	br label %fail, !dbg !279

b71_fail1:
	br label %fail, !dbg !309

fail:
	%475 = phi i32 [ 18, %b9_fail2 ], [ 18, %b9_ok2 ], [ 19, %b11_fail1 ], [ 19, %b35_cold_fail2 ], [ 19, %b35_cold_fail3 ], [ 20, %b35_cold_fail4 ], [ 20, %b35_cold_fail5 ], [ 21, %b35_cold_fail6 ], [ 21, %b35_cold_ok6 ], [ 22, %b57_cold_fail1 ], [ 22, %b57_cold_fail2 ], [ 23, %b59_fail2 ], [ 23, %b59_fail3 ], [ 23, %b59_ok3 ], [ 24, %b71_fail1 ], !dbg !127
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
	br i1 %14, label %b1, label %b2, !dbg !336

b1:
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !337, !range !338
	%16 = sext i32 %15 to i64, !dbg !337
	%17 = sub i64 %16, 2, !dbg !339
	%18 = icmp sgt i64 %17, 0, !dbg !340
	%19 = select i1 %18, i64 %17, i64 0, !dbg !340
	%20 = icmp eq i64 %13, %19, !dbg !341
	br label %b2, !dbg !341

b2:
	%21 = phi i1 [ false, %b0 ], [ %20, %b1 ], !dbg !342
	br i1 %21, label %b3, label %b5, !dbg !334

b3:
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !343, !range !22
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !343, !range !22
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !343, !range !23
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !343, !range !19
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !343, !range !19
	%27 = mul i32 %26, %24, !dbg !343
	%28 = add i32 %23, %27, !dbg !343
	%29 = mul i32 %25, %28, !dbg !343
	%30 = add i32 %22, %29, !dbg !343
	%31 = sext i32 %30 to i64, !dbg !343
	%32 = icmp eq i64 %31, 0, !dbg !344
	br i1 %32, label %b4, label %b5, !dbg !344

b4:
	%33 = sub i32 1, %p27, !dbg !345
	%34 = sext i32 %p27 to i64, !dbg !346
	%35 = sext i32 %33 to i64, !dbg !347
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %34, !dbg !346
	%37 = icmp uge i64 %34, %p26, !dbg !346
	%38 = icmp uge i64 %35, %p26, !dbg !347
	%39 = or i1 %37, %38, !dbg !347
	br i1 %39, label %b4_fail1, label %b4_ok1, !dbg !347, !prof !15

b4_ok1:
	%40 = load i64, i64 addrspace(1)* %36, align 8, !dbg !346
	%41 = add i64 %40, 1, !dbg !348
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %35, !dbg !347
	store i64 %41, i64 addrspace(1)* %42, align 8, !dbg !347
	br label %b5, !dbg !347

b5:
	%43 = fcmp oge double %p30, 0.000000e+00, !dbg !349
	br i1 %43, label %b6, label %b11, !dbg !349

b6:
	%44 = sub i32 1, %p27, !dbg !350
	%45 = sext i32 %44 to i64, !dbg !351
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %45, !dbg !351
	%47 = icmp uge i64 %45, %p24, !dbg !351
	br i1 %47, label %b6_fail1, label %b6_ok1, !dbg !351, !prof !15

b6_ok1:
	%48 = load i64, i64 addrspace(1)* %46, align 8, !dbg !351
	%49 = icmp ne i64 %48, 0, !dbg !352
	br i1 %49, label %b7, label %b11, !dbg !352

b7:
	br i1 %21, label %b8, label %b10, !dbg !352

b8:
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !353, !range !22
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !353, !range !22
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !353, !range !23
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !353, !range !19
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !353, !range !19
	%55 = mul i32 %54, %52, !dbg !353
	%56 = add i32 %51, %55, !dbg !353
	%57 = mul i32 %53, %56, !dbg !353
	%58 = add i32 %50, %57, !dbg !353
	%59 = sext i32 %58 to i64, !dbg !353
	%60 = icmp eq i64 %59, 0, !dbg !354
	br i1 %60, label %b9, label %b10, !dbg !354

b9:
	%61 = sext i32 %p27 to i64, !dbg !355
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %61, !dbg !355
	%63 = icmp uge i64 %61, %p24, !dbg !355
	br i1 %63, label %b9_fail1, label %b9_ok1, !dbg !355, !prof !15

b9_ok1:
	store i64 %48, i64 addrspace(1)* %62, align 8, !dbg !355
	br label %b10, !dbg !355

b10:
	ret void, !dbg !356

b11:
	%64 = icmp ne i32 %p29, 0, !dbg !357
	br i1 %64, label %b12, label %b14, !dbg !357

b12:
	br i1 %21, label %b13, label %b14, !dbg !357

b13:
	%65 = addrspacecast double addrspace(1)* %3 to double*, !dbg !358
	%66 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !358
	%67 = addrspacecast i32 addrspace(1)* %5 to i32*, !dbg !358
	%68 = addrspacecast double addrspace(1)* %6 to double*, !dbg !358
	%69 = addrspacecast i64 addrspace(1)* %7 to i64*, !dbg !358
	%70 = call i32 @gpuc_fn_solver_publish(double* %65, i64 %p16, i64 %p16, i64* %66, i64 %p18, i32* %67, i64 %p20, i64 %p20, double* %68, i64 %p22, i64 %p22, i64* %69, i64 %p24, i64 %p24, i32 %p29, i8* %ctrl), !dbg !358
	br label %b14, !dbg !358

b14:
	%71 = phi i32 [ 0, %b11 ], [ 0, %b12 ], [ %70, %b13 ], !dbg !359
	%72 = icmp sgt i32 %p6, 0, !dbg !360
	br i1 %72, label %b15, label %b44, !dbg !360

b15:
	%73 = and i64 %p1, 3, !dbg !363
	%74 = icmp eq i64 %73, 0, !dbg !363
	br i1 %74, label %b16, label %b43, !dbg !363

b16:
	%75 = addrspacecast float addrspace(1)* %0 to float*, !dbg !363
	%76 = ptrtoint float* %75 to i64, !dbg !363
	%77 = and i64 %76, 15, !dbg !363
	%78 = icmp eq i64 %77, 0, !dbg !363
	%79 = icmp eq i64 %p1, 0, !dbg !363
	%80 = or i1 %78, %79, !dbg !363
	br i1 %80, label %b17, label %b42, !dbg !363

b17:
	%81 = ashr i64 %p1, 2, !dbg !363
	%82 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !363
	%83 = and i64 %p3, 3, !dbg !365
	%84 = icmp eq i64 %83, 0, !dbg !365
	br i1 %84, label %b18, label %b41, !dbg !365

b18:
	%85 = addrspacecast float addrspace(1)* %1 to float*, !dbg !365
	%86 = ptrtoint float* %85 to i64, !dbg !365
	%87 = and i64 %86, 15, !dbg !365
	%88 = icmp eq i64 %87, 0, !dbg !365
	%89 = icmp eq i64 %p3, 0, !dbg !365
	%90 = or i1 %88, %89, !dbg !365
	br i1 %90, label %b19, label %b40, !dbg !365

b19:
	%91 = ashr i64 %p3, 2, !dbg !365
	%92 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !365
	%93 = icmp eq i64 %13, 0, !dbg !366
	%94 = sext i32 %p27 to i64, !dbg !367
	%95 = sub i32 1, %p27, !dbg !368
	%96 = mul i32 %95, 2, !dbg !371
	%97 = mul i32 %96, %p14, !dbg !372
	%98 = add i32 %96, 1, !dbg !374
	%99 = mul i32 %98, %p14, !dbg !375
	%100 = icmp sgt i32 %p6, 1, !dbg !376
	%101 = sub i32 %p6, 1, !dbg !377
	%102 = add i32 %p11, 1, !dbg !378
	%103 = zext i32 %p8 to i64, !dbg !379
	%104 = sext i32 %102 to i64, !dbg !380
	%105 = mul i64 %104, %103, !dbg !381
	%106 = mul i32 %p27, 2, !dbg !383
	%107 = add i32 %106, 1, !dbg !384
	%108 = mul i32 %107, %p14, !dbg !385
	%109 = sext i32 %p9 to i64, !dbg !386
	%110 = sext i32 %9 to i64, !dbg !332
	%111 = sext i32 %p6 to i64, !dbg !388
	%112 = mul i64 %111, %103, !dbg !389
	%113 = mul i32 %106, %p14, !dbg !391
	%114 = sext i32 %p10 to i64, !dbg !392
	br label %b20, !dbg !393

b20:
	%115 = phi float [ 0.000000e+00, %b19 ], [ %308, %b39 ], !dbg !394
	%116 = phi i32 [ %10, %b19 ], [ %309, %b39 ], !dbg !395
	%117 = icmp slt i32 %116, %p14, !dbg !396
	br i1 %117, label %b21, label %b44, !dbg !396

b21:
	%118 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !397, !range !398
	%119 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !397, !range !338
	%120 = sext i32 %119 to i64, !dbg !397
	%121 = trunc i64 %120 to i32, !dbg !399
	%122 = sub i32 %121, 1, !dbg !399
	%123 = zext i32 %122 to i64, !dbg !399
	%124 = icmp eq i64 %13, %123, !dbg !400
	%125 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !401, !range !19
	%126 = sext i32 %125 to i64, !dbg !401
	%127 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !401, !range !19
	%128 = sext i32 %127 to i64, !dbg !401
	%129 = trunc i64 %13 to i32, !dbg !402
	%130 = trunc i64 %128 to i32, !dbg !402
	%131 = mul i32 %129, %130, !dbg !402
	%132 = zext i32 %131 to i64, !dbg !402
	%133 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !403, !range !22
	%134 = sext i32 %133 to i64, !dbg !403
	%135 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !403, !range !22
	%136 = sext i32 %135 to i64, !dbg !403
	%137 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !403, !range !23
	%138 = trunc i64 %136 to i32, !dbg !404
	%139 = add i32 %131, %138, !dbg !404
	%140 = zext i32 %139 to i64, !dbg !404
	%141 = trunc i64 %140 to i32, !dbg !405
	%142 = mul i32 %141, %p12, !dbg !409
	%143 = icmp slt i32 %141, %p13, !dbg !410
	%144 = select i1 %143, i32 %141, i32 %p13, !dbg !410
	%145 = add i32 %142, %144, !dbg !411
	%146 = sub i32 %145, 4, !dbg !412
	%147 = add i32 %141, 1, !dbg !413
	%148 = mul i32 %147, %p12, !dbg !415
	%149 = icmp slt i32 %147, %p13, !dbg !416
	%150 = select i1 %149, i32 %147, i32 %p13, !dbg !416
	%151 = add i32 %148, %150, !dbg !417
	%152 = sub i32 %151, 4, !dbg !418
	%153 = trunc i64 %126 to i32, !dbg !420
	%154 = mul i32 %116, %153, !dbg !421
	%155 = trunc i64 %134 to i32, !dbg !422
	%156 = add i32 %154, %155, !dbg !423
	br i1 %93, label %b23, label %b22, !dbg !423

b22:
	br i1 %124, label %b23, label %b39, !dbg !423

b23:
	%157 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %94, !dbg !367
	%158 = icmp uge i64 %94, %p26, !dbg !367
	br i1 %158, label %b23_fail1, label %b23_ok1, !dbg !367, !prof !15

b23_ok1:
	%159 = load i64, i64 addrspace(1)* %157, align 8, !dbg !367
	%160 = mul i32 %127, %137, !dbg !424
	%161 = add i32 %135, %160, !dbg !424
	%162 = mul i32 %125, %161, !dbg !424
	%163 = add i32 %133, %162, !dbg !424
	%164 = sext i32 %163 to i64, !dbg !424
	%165 = icmp eq i64 %164, 0, !dbg !425
	br i1 %165, label %b24, label %b28, !dbg !425

b24:
	br i1 %93, label %b25, label %b26, !dbg !425

b25:
	%166 = add i32 %97, %116, !dbg !426
	%167 = sext i32 %166 to i64, !dbg !427
	%168 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %167, !dbg !428
	%169 = addrspacecast i64 addrspace(1)* %168 to i64*, !dbg !429
	%170 = icmp uge i64 %167, %p5, !dbg !428
	%171 = icmp eq i64 addrspace(1)* %168, null, !dbg !429
	%172 = or i1 %170, %171, !dbg !429
	br i1 %172, label %b25_fail1, label %b25_ok1, !dbg !429, !prof !15

b25_ok1:
	%173 = bitcast i64* %169 to i8*, !dbg !429
	%174 = call i64 @gpuc_signal_wait_until_thread(i8* %173, i32 5, i64 %159, i32 1, i8* %ctrl, i32 15), !dbg !429
	br label %b26, !dbg !429

b26:
	br i1 %124, label %b27, label %b28, !dbg !429

b27:
	%175 = add i32 %99, %116, !dbg !430
	%176 = sext i32 %175 to i64, !dbg !431
	%177 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %176, !dbg !432
	%178 = addrspacecast i64 addrspace(1)* %177 to i64*, !dbg !433
	%179 = icmp uge i64 %176, %p5, !dbg !432
	%180 = icmp eq i64 addrspace(1)* %177, null, !dbg !433
	%181 = or i1 %179, %180, !dbg !433
	br i1 %181, label %b27_fail1, label %b27_ok1, !dbg !433, !prof !15

b27_ok1:
	%182 = bitcast i64* %178 to i8*, !dbg !433
	%183 = call i64 @gpuc_signal_wait_until_thread(i8* %182, i32 5, i64 %159, i32 1, i8* %ctrl, i32 17), !dbg !433
	br label %b28, !dbg !433

b28:
	call void @llvm.nvvm.barrier0(), !dbg !434
	br i1 %93, label %b29, label %b31, !dbg !434

b29:
	%184 = icmp eq i64 %136, 0, !dbg !435
	br i1 %184, label %b30, label %b31, !dbg !435

b30:
	%185 = addrspacecast float addrspace(1)* %0 to float*, !dbg !436
	%186 = addrspacecast { float, float, float, float } addrspace(1)* %82 to { float, float, float, float }*, !dbg !436
	%187 = addrspacecast float addrspace(1)* %1 to float*, !dbg !436
	%188 = addrspacecast { float, float, float, float } addrspace(1)* %92 to { float, float, float, float }*, !dbg !436
	%189 = call float @gpuc_fn_solver_march(float* %185, i64 %p1, { float, float, float, float }* %186, i64 %81, i64 %81, float* %187, i64 %p3, { float, float, float, float }* %188, i64 %91, i64 %91, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %156, i32 0, i32 1, i8* %ctrl), !dbg !436
	%190 = fadd float 0.000000e+00, %189, !dbg !437
	br label %b31, !dbg !437

b31:
	%191 = phi float [ 0.000000e+00, %b28 ], [ 0.000000e+00, %b29 ], [ %190, %b30 ], !dbg !438
	br i1 %124, label %b32, label %b35, !dbg !438

b32:
	%192 = trunc i64 %128 to i32, !dbg !439
	%193 = sub i32 %192, 1, !dbg !439
	%194 = zext i32 %193 to i64, !dbg !439
	%195 = icmp eq i64 %136, %194, !dbg !440
	br i1 %195, label %b33, label %b35, !dbg !440

b33:
	br i1 %100, label %b34, label %b35, !dbg !376

b34:
	%196 = addrspacecast float addrspace(1)* %0 to float*, !dbg !441
	%197 = addrspacecast { float, float, float, float } addrspace(1)* %82 to { float, float, float, float }*, !dbg !441
	%198 = addrspacecast float addrspace(1)* %1 to float*, !dbg !441
	%199 = addrspacecast { float, float, float, float } addrspace(1)* %92 to { float, float, float, float }*, !dbg !441
	%200 = call float @gpuc_fn_solver_march(float* %196, i64 %p1, { float, float, float, float }* %197, i64 %81, i64 %81, float* %198, i64 %p3, { float, float, float, float }* %199, i64 %91, i64 %91, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %156, i32 %101, i32 %p6, i8* %ctrl), !dbg !441
	%201 = fadd float %191, %200, !dbg !442
	br label %b35, !dbg !442

b35:
	%202 = phi float [ %191, %b31 ], [ %191, %b32 ], [ %191, %b33 ], [ %201, %b34 ], !dbg !438
	%203 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !443
	br i1 %93, label %b36, label %b37, !dbg !443

b36:
	%204 = sub i32 %p8, %154, !dbg !444
	%205 = icmp ult i32 %153, %204, !dbg !445
	%206 = select i1 %205, i32 %153, i32 %204, !dbg !445
	%207 = zext i32 %206 to i64, !dbg !446
	%208 = mul i32 %206, 4, !dbg !447
	%209 = zext i32 %208 to i64, !dbg !447
	%210 = zext i32 %154 to i64, !dbg !448
	%211 = add i64 %103, %210, !dbg !449
	%212 = mul i64 %211, 4, !dbg !450
	%213 = add i64 %105, %210, !dbg !451
	%214 = mul i64 %213, 4, !dbg !452
	%215 = add i64 %214, %209, !dbg !453
	%216 = sub i64 %215, %214, !dbg !454
	%217 = add i64 %212, %209, !dbg !455
	%218 = sub i64 %217, %212, !dbg !456
	%219 = add i32 %108, %116, !dbg !457
	%220 = sext i32 %219 to i64, !dbg !458
	%221 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %220, !dbg !459
	%222 = mul i32 %125, %127, !dbg !332
	%223 = icmp ugt i64 %215, %p1, !dbg !454
	%224 = icmp ugt i64 %214, %215, !dbg !454
	%225 = icmp ugt i64 %217, %p1, !dbg !456
	%226 = icmp uge i64 %220, %p5, !dbg !459
	%227 = icmp ne i64 %216, %218, !dbg !332
	%228 = icmp uge i64 %109, %110, !dbg !332
	%229 = icmp eq i64 addrspace(1)* %221, null, !dbg !332
	%230 = or i1 %223, %224, !dbg !332
	%231 = or i1 %230, %225, !dbg !332
	%232 = or i1 %231, %226, !dbg !332
	%233 = or i1 %232, %227, !dbg !332
	%234 = or i1 %233, %228, !dbg !332
	%235 = or i1 %234, %229, !dbg !332
	br i1 %235, label %b36_fail1, label %b36_ok1, !dbg !332, !prof !15

b36_ok1:
	%236 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !332, !range !20
	%237 = mul i32 %222, %236, !dbg !332
	%238 = sext i32 %203 to i64, !dbg !332
	%239 = sext i32 %237 to i64, !dbg !332
	%240 = add i64 %159, 1, !dbg !460
	%241 = getelementptr inbounds float, float addrspace(1)* %0, i64 %214, !dbg !454
	%242 = getelementptr inbounds float, float addrspace(1)* %0, i64 %212, !dbg !456
	%243 = mul i64 %218, 4, !dbg !332
	%244 = addrspacecast float addrspace(1)* %241 to float*, !dbg !332
	%245 = addrspacecast float addrspace(1)* %242 to float*, !dbg !332
	%246 = addrspacecast i64 addrspace(1)* %221 to i64*, !dbg !332
	%247 = icmp ne i64 %238, %239, !dbg !332
	br i1 %247, label %b36_fail8, label %b36_ok8, !dbg !332, !prof !15

b36_ok8:
	%248 = bitcast float* %244 to i8*, !dbg !332
	%249 = bitcast float* %245 to i8*, !dbg !332
	%250 = bitcast i64* %246 to i8*, !dbg !332
	call void @gpuc_put_signal_nbi_block(i8* %248, i8* %249, i64 %243, i8* %250, i64 %240, i32 9, i32 %p9, i32 1), !dbg !332
	br label %b37, !dbg !331

b37:
	br i1 %124, label %b38, label %b39, !dbg !331

b38:
	%251 = sub i32 %p8, %154, !dbg !461
	%252 = icmp ult i32 %153, %251, !dbg !462
	%253 = select i1 %252, i32 %153, i32 %251, !dbg !462
	%254 = zext i32 %253 to i64, !dbg !463
	%255 = mul i32 %253, 4, !dbg !464
	%256 = zext i32 %255 to i64, !dbg !464
	%257 = zext i32 %154 to i64, !dbg !465
	%258 = add i64 %112, %257, !dbg !466
	%259 = mul i64 %258, 4, !dbg !467
	%260 = mul i64 %257, 4, !dbg !468
	%261 = add i64 %260, %256, !dbg !469
	%262 = sub i64 %261, %260, !dbg !470
	%263 = add i64 %259, %256, !dbg !471
	%264 = sub i64 %263, %259, !dbg !472
	%265 = add i32 %113, %116, !dbg !473
	%266 = sext i32 %265 to i64, !dbg !474
	%267 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %266, !dbg !475
	%268 = mul i32 %125, %127, !dbg !476
	%269 = icmp ugt i64 %261, %p1, !dbg !470
	%270 = icmp ugt i64 %263, %p1, !dbg !472
	%271 = icmp ugt i64 %259, %263, !dbg !472
	%272 = icmp uge i64 %266, %p5, !dbg !475
	%273 = icmp ne i64 %262, %264, !dbg !476
	%274 = icmp uge i64 %114, %110, !dbg !476
	%275 = icmp eq i64 addrspace(1)* %267, null, !dbg !476
	%276 = or i1 %269, %270, !dbg !476
	%277 = or i1 %276, %271, !dbg !476
	%278 = or i1 %277, %272, !dbg !476
	%279 = or i1 %278, %273, !dbg !476
	%280 = or i1 %279, %274, !dbg !476
	%281 = or i1 %280, %275, !dbg !476
	br i1 %281, label %b38_fail1, label %b38_ok1, !dbg !476, !prof !15

b38_ok1:
	%282 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !476, !range !20
	%283 = mul i32 %268, %282, !dbg !476
	%284 = sext i32 %203 to i64, !dbg !476
	%285 = sext i32 %283 to i64, !dbg !476
	%286 = add i64 %159, 1, !dbg !477
	%287 = getelementptr inbounds float, float addrspace(1)* %0, i64 %260, !dbg !470
	%288 = getelementptr inbounds float, float addrspace(1)* %0, i64 %259, !dbg !472
	%289 = mul i64 %264, 4, !dbg !476
	%290 = addrspacecast float addrspace(1)* %287 to float*, !dbg !476
	%291 = addrspacecast float addrspace(1)* %288 to float*, !dbg !476
	%292 = addrspacecast i64 addrspace(1)* %267 to i64*, !dbg !476
	%293 = icmp ne i64 %284, %285, !dbg !476
	br i1 %293, label %b38_fail8, label %b38_ok8, !dbg !476, !prof !15

b38_ok8:
	%294 = bitcast float* %290 to i8*, !dbg !476
	%295 = bitcast float* %291 to i8*, !dbg !476
	%296 = bitcast i64* %292 to i8*, !dbg !476
	call void @gpuc_put_signal_nbi_block(i8* %294, i8* %295, i64 %289, i8* %296, i64 %286, i32 9, i32 %p10, i32 1), !dbg !476
	br label %b39, !dbg !387

b39:
	%297 = phi float [ 0.000000e+00, %b22 ], [ %202, %b37 ], [ %202, %b38_ok8 ], !dbg !438
	%298 = icmp sgt i32 %146, 1, !dbg !478
	%299 = select i1 %298, i32 %146, i32 1, !dbg !478
	%300 = icmp slt i32 %152, %101, !dbg !479
	%301 = select i1 %300, i32 %152, i32 %101, !dbg !479
	%302 = addrspacecast float addrspace(1)* %0 to float*, !dbg !480
	%303 = addrspacecast { float, float, float, float } addrspace(1)* %82 to { float, float, float, float }*, !dbg !480
	%304 = addrspacecast float addrspace(1)* %1 to float*, !dbg !480
	%305 = addrspacecast { float, float, float, float } addrspace(1)* %92 to { float, float, float, float }*, !dbg !480
	%306 = call float @gpuc_fn_solver_march(float* %302, i64 %p1, { float, float, float, float }* %303, i64 %81, i64 %81, float* %304, i64 %p3, { float, float, float, float }* %305, i64 %91, i64 %91, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %156, i32 %299, i32 %301, i8* %ctrl), !dbg !480
	%307 = fadd float %297, %306, !dbg !481
	%308 = fadd float %115, %307, !dbg !482
	%309 = add i32 %116, %118, !dbg !483
	br label %b20, !dbg !483

b40:
	br label %fail, !dbg !365

b41:
	br label %fail, !dbg !365

b42:
	br label %fail, !dbg !363

b43:
	br label %fail, !dbg !363

b44:
	%310 = phi float [ 0.000000e+00, %b14 ], [ %115, %b20 ], !dbg !484
	br i1 %64, label %b45, label %b60, !dbg !485

b45:
	br i1 %21, label %b46, label %b60, !dbg !485

b46:
	%311 = sext i32 %p27 to i64, !dbg !367
	%312 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %311, !dbg !367
	%313 = icmp uge i64 %311, %p26, !dbg !367
	br i1 %313, label %b46_fail1, label %b46_ok1, !dbg !367, !prof !15

b46_ok1:
	%314 = load i64, i64 addrspace(1)* %312, align 8, !dbg !367
	%315 = sext i32 %9 to i64, !dbg !490
	%316 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !491, !range !87
	%317 = sext i32 %316 to i64, !dbg !491
	%318 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !491, !range !22
	%319 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !491, !range !22
	%320 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !491, !range !23
	%321 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !491, !range !19
	%322 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !491, !range !19
	%323 = mul i32 %322, %320, !dbg !491
	%324 = add i32 %319, %323, !dbg !491
	%325 = mul i32 %321, %324, !dbg !491
	%326 = add i32 %318, %325, !dbg !491
	%327 = and i32 %326, -32, !dbg !491
	%328 = mul i32 %321, %322, !dbg !491
	%329 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !491, !range !20
	%330 = mul i32 %328, %329, !dbg !491
	%331 = sub i32 %330, %327, !dbg !491
	%332 = icmp slt i32 %331, 32, !dbg !491
	%333 = select i1 %332, i32 %331, i32 32, !dbg !491
	%334 = sext i32 %333 to i64, !dbg !491
	br label %b47, !dbg !491

b47:
	%335 = phi double [ 0.000000e+00, %b46_ok1 ], [ %361, %b49_ok1 ], !dbg !495
	%336 = phi i64 [ %317, %b46_ok1 ], [ %362, %b49_ok1 ], !dbg !491
	%337 = icmp slt i64 %336, %315, !dbg !491
	br i1 %337, label %b48, label %b51, !dbg !491

b48:
	%338 = urem i32 %71, 2, !dbg !497
	%339 = zext i32 %338 to i64, !dbg !498
	%340 = trunc i64 %315 to i32, !dbg !499
	%341 = mul i32 %338, %340, !dbg !499
	%342 = zext i32 %341 to i64, !dbg !499
	%343 = add i64 %342, %336, !dbg !500
	%344 = mul i64 %343, 2, !dbg !501
	%345 = add i64 %344, 2, !dbg !503
	%346 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %344, !dbg !504
	%347 = addrspacecast i64 addrspace(1)* %346 to i64*, !dbg !505
	%348 = ptrtoint i64* %347 to i64, !dbg !505
	%349 = and i64 %348, 15, !dbg !505
	%350 = icmp eq i64 %349, 0, !dbg !505
	%351 = icmp ugt i64 %345, %p18, !dbg !504
	%352 = icmp ugt i64 %344, %345, !dbg !504
	%353 = or i1 %351, %352, !dbg !504
	br i1 %353, label %b48_fail1, label %b48_ok1, !dbg !504, !prof !15

b48_ok1:
	br i1 %350, label %b49, label %b50, !dbg !505

b49:
	%354 = bitcast i64 addrspace(1)* %346 to { i64, i64 } addrspace(1)*, !dbg !505
	%355 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %354, i64 0, !dbg !506
	%356 = addrspacecast { i64, i64 } addrspace(1)* %355 to { i64, i64 }*, !dbg !494
	%357 = icmp eq { i64, i64 } addrspace(1)* %355, null, !dbg !494
	br i1 %357, label %b49_fail1, label %b49_ok1, !dbg !494, !prof !15

b49_ok1:
	%358 = bitcast { i64, i64 }* %356 to i8*, !dbg !494
	%359 = call i64 @gpuc_wait_line_thread(i8* %358, i32 %71, i32 1, i8* %ctrl, i32 31), !dbg !494
	%360 = bitcast i64 %359 to double, !dbg !507
	%361 = fadd double %335, %360, !dbg !508
	%362 = add i64 %336, %334, !dbg !491
	br label %b47, !dbg !491

b50:
	br label %fail, !dbg !505

b51:
	%363 = icmp eq i64 %334, 32, !dbg !514
	br i1 %363, label %b52, label %b54, !dbg !514

b52:
	%364 = phi double [ %381, %b53 ], [ %335, %b51 ], !dbg !515
	%365 = phi i64 [ %384, %b53 ], [ 16, %b51 ], !dbg !516
	%366 = icmp sgt i64 %365, 0, !dbg !517
	br i1 %366, label %b53, label %b57, !dbg !517

b53:
	%367 = trunc i64 %365 to i32, !dbg !518
	%368 = bitcast double %364 to i64, !dbg !518
	%369 = trunc i64 %368 to i32, !dbg !518
	%370 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %369, i32 %367, i32 31), !dbg !518
	%371 = extractvalue { i32, i1 } %370, 0, !dbg !518
	%372 = lshr i64 %368, 32, !dbg !518
	%373 = trunc i64 %372 to i32, !dbg !518
	%374 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %373, i32 %367, i32 31), !dbg !518
	%375 = extractvalue { i32, i1 } %374, 0, !dbg !518
	%376 = zext i32 %375 to i64, !dbg !518
	%377 = shl i64 %376, 32, !dbg !518
	%378 = zext i32 %371 to i64, !dbg !518
	%379 = or i64 %378, %377, !dbg !518
	%380 = bitcast i64 %379 to double, !dbg !518
	%381 = fadd double %364, %380, !dbg !519
	%382 = trunc i64 %365 to i32, !dbg !520
	%383 = udiv i32 %382, 2, !dbg !520
	%384 = zext i32 %383 to i64, !dbg !520
	br label %b52, !dbg !520

b54:
	%385 = bitcast double %335 to i64, !dbg !521
	%386 = trunc i64 %385 to i32, !dbg !521
	%387 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %386, i32 0, i32 31), !dbg !521
	%388 = extractvalue { i32, i1 } %387, 0, !dbg !521
	%389 = lshr i64 %385, 32, !dbg !521
	%390 = trunc i64 %389 to i32, !dbg !521
	%391 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %390, i32 0, i32 31), !dbg !521
	%392 = extractvalue { i32, i1 } %391, 0, !dbg !521
	%393 = zext i32 %392 to i64, !dbg !521
	%394 = shl i64 %393, 32, !dbg !521
	%395 = zext i32 %388 to i64, !dbg !521
	%396 = or i64 %395, %394, !dbg !521
	%397 = bitcast i64 %396 to double, !dbg !521
	br label %b55, !dbg !521

b55:
	%398 = phi double [ %397, %b54 ], [ %415, %b56 ], !dbg !522
	%399 = phi i64 [ 1, %b54 ], [ %416, %b56 ], !dbg !523
	%400 = icmp slt i64 %399, %334, !dbg !524
	br i1 %400, label %b56, label %b57, !dbg !524

b56:
	%401 = trunc i64 %399 to i32, !dbg !525
	%402 = bitcast double %335 to i64, !dbg !525
	%403 = trunc i64 %402 to i32, !dbg !525
	%404 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %403, i32 %401, i32 31), !dbg !525
	%405 = extractvalue { i32, i1 } %404, 0, !dbg !525
	%406 = lshr i64 %402, 32, !dbg !525
	%407 = trunc i64 %406 to i32, !dbg !525
	%408 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %407, i32 %401, i32 31), !dbg !525
	%409 = extractvalue { i32, i1 } %408, 0, !dbg !525
	%410 = zext i32 %409 to i64, !dbg !525
	%411 = shl i64 %410, 32, !dbg !525
	%412 = zext i32 %405 to i64, !dbg !525
	%413 = or i64 %412, %411, !dbg !525
	%414 = bitcast i64 %413 to double, !dbg !525
	%415 = fadd double %398, %414, !dbg !519
	%416 = add i64 %399, 1, !dbg !526
	br label %b55, !dbg !526

b57:
	%417 = phi double [ %364, %b52 ], [ %398, %b55 ], !dbg !513
	%418 = sext i32 %326 to i64, !dbg !527
	%419 = icmp ne i64 %418, 0, !dbg !528
	br i1 %419, label %b60, label %b58, !dbg !528

b58:
	%420 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !529
	%421 = icmp uge i64 0, %p22, !dbg !529
	br i1 %421, label %b58_fail1, label %b58_ok1, !dbg !529, !prof !15

b58_ok1:
	store double %417, double addrspace(1)* %420, align 8, !dbg !529
	%422 = fcmp ole double %417, %p30, !dbg !530
	br i1 %422, label %b59, label %b60, !dbg !530

b59:
	%423 = add i64 %314, 1, !dbg !531
	%424 = urem i64 %423, 2, !dbg !532
	%425 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %424, !dbg !533
	%426 = icmp uge i64 %424, %p24, !dbg !533
	br i1 %426, label %b59_fail1, label %b59_ok1, !dbg !533, !prof !15

b59_ok1:
	store i64 %314, i64 addrspace(1)* %425, align 8, !dbg !533
	br label %b60, !dbg !533

b60:
	%427 = icmp ne i32 %p28, 0, !dbg !534
	br i1 %427, label %b61, label %b75, !dbg !534

b61:
	%428 = fpext float %310 to double, !dbg !537
	%429 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !541, !range !22
	%430 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !541, !range !22
	%431 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !541, !range !23
	%432 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !541, !range !19
	%433 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !541, !range !19
	%434 = mul i32 %433, %431, !dbg !541
	%435 = add i32 %430, %434, !dbg !541
	%436 = mul i32 %432, %435, !dbg !541
	%437 = add i32 %429, %436, !dbg !541
	%438 = and i32 %437, -32, !dbg !541
	%439 = mul i32 %432, %433, !dbg !541
	%440 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !541, !range !20
	%441 = mul i32 %439, %440, !dbg !541
	%442 = sub i32 %441, %438, !dbg !541
	%443 = icmp slt i32 %442, 32, !dbg !541
	%444 = select i1 %443, i32 %442, i32 32, !dbg !541
	%445 = sext i32 %444 to i64, !dbg !541
	%446 = icmp eq i64 %445, 32, !dbg !542
	br i1 %446, label %b62, label %b64, !dbg !542

b62:
	%447 = phi double [ %464, %b63 ], [ %428, %b61 ], !dbg !543
	%448 = phi i64 [ %467, %b63 ], [ 16, %b61 ], !dbg !544
	%449 = icmp sgt i64 %448, 0, !dbg !545
	br i1 %449, label %b63, label %b67, !dbg !545

b63:
	%450 = trunc i64 %448 to i32, !dbg !546
	%451 = bitcast double %447 to i64, !dbg !546
	%452 = trunc i64 %451 to i32, !dbg !546
	%453 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %452, i32 %450, i32 31), !dbg !546
	%454 = extractvalue { i32, i1 } %453, 0, !dbg !546
	%455 = lshr i64 %451, 32, !dbg !546
	%456 = trunc i64 %455 to i32, !dbg !546
	%457 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %456, i32 %450, i32 31), !dbg !546
	%458 = extractvalue { i32, i1 } %457, 0, !dbg !546
	%459 = zext i32 %458 to i64, !dbg !546
	%460 = shl i64 %459, 32, !dbg !546
	%461 = zext i32 %454 to i64, !dbg !546
	%462 = or i64 %461, %460, !dbg !546
	%463 = bitcast i64 %462 to double, !dbg !546
	%464 = fadd double %447, %463, !dbg !547
	%465 = trunc i64 %448 to i32, !dbg !548
	%466 = udiv i32 %465, 2, !dbg !548
	%467 = zext i32 %466 to i64, !dbg !548
	br label %b62, !dbg !548

b64:
	%468 = bitcast double %428 to i64, !dbg !549
	%469 = trunc i64 %468 to i32, !dbg !549
	%470 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %469, i32 0, i32 31), !dbg !549
	%471 = extractvalue { i32, i1 } %470, 0, !dbg !549
	%472 = lshr i64 %468, 32, !dbg !549
	%473 = trunc i64 %472 to i32, !dbg !549
	%474 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %473, i32 0, i32 31), !dbg !549
	%475 = extractvalue { i32, i1 } %474, 0, !dbg !549
	%476 = zext i32 %475 to i64, !dbg !549
	%477 = shl i64 %476, 32, !dbg !549
	%478 = zext i32 %471 to i64, !dbg !549
	%479 = or i64 %478, %477, !dbg !549
	%480 = bitcast i64 %479 to double, !dbg !549
	br label %b65, !dbg !549

b65:
	%481 = phi double [ %480, %b64 ], [ %498, %b66 ], !dbg !550
	%482 = phi i64 [ 1, %b64 ], [ %499, %b66 ], !dbg !551
	%483 = icmp slt i64 %482, %445, !dbg !552
	br i1 %483, label %b66, label %b67, !dbg !552

b66:
	%484 = trunc i64 %482 to i32, !dbg !553
	%485 = bitcast double %428 to i64, !dbg !553
	%486 = trunc i64 %485 to i32, !dbg !553
	%487 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %486, i32 %484, i32 31), !dbg !553
	%488 = extractvalue { i32, i1 } %487, 0, !dbg !553
	%489 = lshr i64 %485, 32, !dbg !553
	%490 = trunc i64 %489 to i32, !dbg !553
	%491 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %490, i32 %484, i32 31), !dbg !553
	%492 = extractvalue { i32, i1 } %491, 0, !dbg !553
	%493 = zext i32 %492 to i64, !dbg !553
	%494 = shl i64 %493, 32, !dbg !553
	%495 = zext i32 %488 to i64, !dbg !553
	%496 = or i64 %495, %494, !dbg !553
	%497 = bitcast i64 %496 to double, !dbg !553
	%498 = fadd double %481, %497, !dbg !547
	%499 = add i64 %482, 1, !dbg !554
	br label %b65, !dbg !554

b67:
	%500 = phi double [ %447, %b62 ], [ %481, %b65 ], !dbg !540
	%501 = sext i32 %441 to i64, !dbg !556
	%502 = trunc i64 %501 to i32, !dbg !557
	%503 = add i32 %502, 32, !dbg !557
	%504 = zext i32 %503 to i64, !dbg !557
	%505 = sub i32 %503, 1, !dbg !558
	%506 = zext i32 %505 to i64, !dbg !558
	%507 = udiv i32 %505, 32, !dbg !559
	%508 = zext i32 %507 to i64, !dbg !559
	%509 = icmp eq i64 %508, 1, !dbg !560
	br i1 %509, label %b73, label %b68, !dbg !560

b68:
	call void @llvm.nvvm.barrier0(), !dbg !562
	%510 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !563, !range !87
	%511 = sext i32 %510 to i64, !dbg !563
	%512 = icmp eq i64 %511, 0, !dbg !564
	br i1 %512, label %b69, label %b70, !dbg !564

b69:
	%513 = sext i32 %437 to i64, !dbg !565
	%514 = trunc i64 %513 to i32, !dbg !566
	%515 = udiv i32 %514, 32, !dbg !566
	%516 = zext i32 %515 to i64, !dbg !566
	%517 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %516, !dbg !567
	store double %500, double addrspace(3)* %517, align 8, !dbg !567
	br label %b70, !dbg !567

b70:
	call void @llvm.nvvm.barrier0(), !dbg !568
	%518 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !569
	%519 = load double, double addrspace(3)* %518, align 8, !dbg !569
	br label %b71, !dbg !569

b71:
	%520 = phi double [ %519, %b70 ], [ %525, %b72 ], !dbg !570
	%521 = phi i64 [ 1, %b70 ], [ %526, %b72 ], !dbg !571
	%522 = icmp slt i64 %521, %508, !dbg !572
	br i1 %522, label %b72, label %b73, !dbg !572

b72:
	%523 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %521, !dbg !573
	%524 = load double, double addrspace(3)* %523, align 8, !dbg !573
	%525 = fadd double %520, %524, !dbg !547
	%526 = add i64 %521, 1, !dbg !574
	br label %b71, !dbg !574

b73:
	%527 = phi double [ %500, %b67 ], [ %520, %b71 ], !dbg !539
	%528 = sext i32 %437 to i64, !dbg !575
	%529 = icmp eq i64 %528, 0, !dbg !576
	br i1 %529, label %b74, label %b75, !dbg !576

b74:
	%530 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !577, !range !398
	%531 = sext i32 %530 to i64, !dbg !577
	%532 = mul i64 %13, %531, !dbg !578
	%533 = add i64 %532, %11, !dbg !579
	%534 = mul i64 %533, 2, !dbg !581
	%535 = zext i32 %p28 to i64, !dbg !582
	%536 = add i64 %534, %535, !dbg !583
	%537 = sub i64 %536, 1, !dbg !584
	%538 = getelementptr inbounds double, double addrspace(1)* %3, i64 %537, !dbg !585
	%539 = icmp uge i64 %537, %p16, !dbg !585
	br i1 %539, label %b74_fail1, label %b74_ok1, !dbg !585, !prof !15

b74_ok1:
	store double %527, double addrspace(1)* %538, align 8, !dbg !585
	br label %b75, !dbg !585

b75:
	ret void, !dbg !536

b4_fail1:
	%540 = icmp uge i64 %34, %p26, !dbg !346
	br i1 %540, label %b4_fail2, label %b4_ok2, !dbg !346

b4_fail2:
	br label %fail, !dbg !346

b4_ok2:
	br label %fail, !dbg !347

b6_fail1:
	br label %fail, !dbg !351

b9_fail1:
	br label %fail, !dbg !355

b23_fail1:
	br label %fail, !dbg !367

b25_fail1:
	%541 = icmp uge i64 %167, %p5, !dbg !428
	br i1 %541, label %b25_fail2, label %b25_ok2, !dbg !428

b25_fail2:
	br label %fail, !dbg !428

b25_ok2:
	br label %fail, !dbg !429

b27_fail1:
	%542 = icmp uge i64 %176, %p5, !dbg !432
	br i1 %542, label %b27_fail2, label %b27_ok2, !dbg !432

b27_fail2:
	br label %fail, !dbg !432

b27_ok2:
	br label %fail, !dbg !433

b36_fail1:
	%543 = icmp ugt i64 %215, %p1, !dbg !454
	br i1 %543, label %b36_fail2, label %b36_ok2, !dbg !454

b36_fail2:
	br label %fail, !dbg !454

b36_ok2:
	%544 = icmp ugt i64 %214, %215, !dbg !454
	br i1 %544, label %b36_fail3, label %b36_ok3, !dbg !454

b36_fail3:
	br label %fail, !dbg !454

b36_ok3:
	%545 = icmp ugt i64 %217, %p1, !dbg !456
	br i1 %545, label %b36_fail4, label %b36_ok4, !dbg !456

b36_fail4:
	br label %fail, !dbg !456

b36_ok4:
	%546 = icmp uge i64 %220, %p5, !dbg !459
	br i1 %546, label %b36_fail5, label %b36_ok5, !dbg !459

b36_fail5:
	br label %fail, !dbg !459

b36_ok5:
	%547 = icmp ne i64 %216, %218, !dbg !332
	br i1 %547, label %b36_fail6, label %b36_ok6, !dbg !332

b36_fail6:
	br label %fail, !dbg !332

b36_ok6:
	%548 = icmp uge i64 %109, %110, !dbg !332
	br i1 %548, label %b36_fail7, label %b36_ok7, !dbg !332

b36_fail7:
	br label %fail, !dbg !332

b36_ok7:
	br label %fail, !dbg !332

b36_fail8:
	br label %fail, !dbg !332

b38_fail1:
	%549 = icmp ugt i64 %261, %p1, !dbg !470
	br i1 %549, label %b38_fail2, label %b38_ok2, !dbg !470

b38_fail2:
	br label %fail, !dbg !470

b38_ok2:
	%550 = icmp ugt i64 %263, %p1, !dbg !472
	br i1 %550, label %b38_fail3, label %b38_ok3, !dbg !472

b38_fail3:
	br label %fail, !dbg !472

b38_ok3:
	%551 = icmp ugt i64 %259, %263, !dbg !472
	br i1 %551, label %b38_fail4, label %b38_ok4, !dbg !472

b38_fail4:
	br label %fail, !dbg !472

b38_ok4:
	%552 = icmp uge i64 %266, %p5, !dbg !475
	br i1 %552, label %b38_fail5, label %b38_ok5, !dbg !475

b38_fail5:
	br label %fail, !dbg !475

b38_ok5:
	%553 = icmp ne i64 %262, %264, !dbg !476
	br i1 %553, label %b38_fail6, label %b38_ok6, !dbg !476

b38_fail6:
	br label %fail, !dbg !476

b38_ok6:
	%554 = icmp uge i64 %114, %110, !dbg !476
	br i1 %554, label %b38_fail7, label %b38_ok7, !dbg !476

b38_fail7:
	br label %fail, !dbg !476

b38_ok7:
	br label %fail, !dbg !476

b38_fail8:
	br label %fail, !dbg !476

b46_fail1:
	br label %fail, !dbg !367

b48_fail1:
	%555 = icmp ugt i64 %345, %p18, !dbg !504
	br i1 %555, label %b48_fail2, label %b48_ok2, !dbg !504

b48_fail2:
	br label %fail, !dbg !504

b48_ok2:
	br label %fail, !dbg !504

b49_fail1:
	br label %fail, !dbg !494

b58_fail1:
	br label %fail, !dbg !529

b59_fail1:
	br label %fail, !dbg !533

b74_fail1:
	br label %fail, !dbg !585

fail:
	%556 = phi i32 [ 0, %b4_fail2 ], [ 0, %b4_ok2 ], [ 1, %b6_fail1 ], [ 2, %b9_fail1 ], [ 12, %b23_fail1 ], [ 13, %b25_fail2 ], [ 14, %b25_ok2 ], [ 13, %b27_fail2 ], [ 16, %b27_ok2 ], [ 25, %b36_fail2 ], [ 26, %b36_fail3 ], [ 25, %b36_fail4 ], [ 13, %b36_fail5 ], [ 27, %b36_fail6 ], [ 28, %b36_fail7 ], [ 29, %b36_ok7 ], [ 41, %b36_fail8 ], [ 25, %b38_fail2 ], [ 25, %b38_fail3 ], [ 26, %b38_fail4 ], [ 13, %b38_fail5 ], [ 27, %b38_fail6 ], [ 28, %b38_fail7 ], [ 29, %b38_ok7 ], [ 42, %b38_fail8 ], [ 11, %b40 ], [ 10, %b41 ], [ 11, %b42 ], [ 10, %b43 ], [ 12, %b46_fail1 ], [ 5, %b48_fail2 ], [ 6, %b48_ok2 ], [ 30, %b49_fail1 ], [ 7, %b50 ], [ 32, %b58_fail1 ], [ 33, %b59_fail1 ], [ 34, %b74_fail1 ], !dbg !325
	%557 = phi i64 [ %34, %b4_fail2 ], [ %35, %b4_ok2 ], [ %45, %b6_fail1 ], [ %61, %b9_fail1 ], [ %94, %b23_fail1 ], [ %167, %b25_fail2 ], [ 0, %b25_ok2 ], [ %176, %b27_fail2 ], [ 0, %b27_ok2 ], [ %215, %b36_fail2 ], [ %214, %b36_fail3 ], [ %217, %b36_fail4 ], [ %220, %b36_fail5 ], [ %216, %b36_fail6 ], [ %109, %b36_fail7 ], [ 0, %b36_ok7 ], [ %238, %b36_fail8 ], [ %261, %b38_fail2 ], [ %263, %b38_fail3 ], [ %259, %b38_fail4 ], [ %266, %b38_fail5 ], [ %262, %b38_fail6 ], [ %114, %b38_fail7 ], [ 0, %b38_ok7 ], [ %284, %b38_fail8 ], [ %87, %b40 ], [ %p3, %b41 ], [ %77, %b42 ], [ %p1, %b43 ], [ %311, %b46_fail1 ], [ %345, %b48_fail2 ], [ %344, %b48_ok2 ], [ 0, %b49_fail1 ], [ %349, %b50 ], [ 0, %b58_fail1 ], [ %424, %b59_fail1 ], [ %537, %b74_fail1 ], !dbg !325
	%558 = phi i64 [ %p26, %b4_fail2 ], [ %p26, %b4_ok2 ], [ %p24, %b6_fail1 ], [ %p24, %b9_fail1 ], [ %p26, %b23_fail1 ], [ %p5, %b25_fail2 ], [ 0, %b25_ok2 ], [ %p5, %b27_fail2 ], [ 0, %b27_ok2 ], [ %p1, %b36_fail2 ], [ %215, %b36_fail3 ], [ %p1, %b36_fail4 ], [ %p5, %b36_fail5 ], [ %218, %b36_fail6 ], [ %110, %b36_fail7 ], [ 0, %b36_ok7 ], [ %239, %b36_fail8 ], [ %p1, %b38_fail2 ], [ %p1, %b38_fail3 ], [ %263, %b38_fail4 ], [ %p5, %b38_fail5 ], [ %264, %b38_fail6 ], [ %110, %b38_fail7 ], [ 0, %b38_ok7 ], [ %285, %b38_fail8 ], [ 16, %b40 ], [ 4, %b41 ], [ 16, %b42 ], [ 4, %b43 ], [ %p26, %b46_fail1 ], [ %p18, %b48_fail2 ], [ %345, %b48_ok2 ], [ 0, %b49_fail1 ], [ 16, %b50 ], [ %p22, %b58_fail1 ], [ %p24, %b59_fail1 ], [ %p16, %b74_fail1 ], !dbg !325
	call void @gpuc_fail(i8* %ctrl, i32 %556, i64 %557, i64 %558), !dbg !325
	ret void, !dbg !325
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, double* %p15, i64 %p16, i64* %p17, i64 %p18, i32* %p19, i64 %p20, double* %p21, i64 %p22, i64* %p23, i64 %p24, i64 %p25, i32 %p26, i32 %p27, i32 %p28, i32 %p29, i32 %p30, double %p31, i8* %ctrl) nounwind !dbg !586 {
entry:
	br label %b0, !dbg !587

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !587
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !587
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !587
	%3 = addrspacecast double* %p15 to double addrspace(1)*, !dbg !587
	%4 = addrspacecast i64* %p17 to i64 addrspace(1)*, !dbg !587
	%5 = addrspacecast i32* %p19 to i32 addrspace(1)*, !dbg !587
	%6 = addrspacecast double* %p21 to double addrspace(1)*, !dbg !587
	%7 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !587
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !591
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !593, !range !123
	%10 = sext i32 %9 to i64, !dbg !593
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !593, !range !124
	%12 = sext i32 %11 to i64, !dbg !593
	%13 = icmp eq i64 %10, 0, !dbg !594
	br i1 %13, label %b1, label %b2, !dbg !594

b1:
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !595, !range !338
	%15 = sext i32 %14 to i64, !dbg !595
	%16 = sub i64 %15, 2, !dbg !596
	%17 = icmp sgt i64 %16, 0, !dbg !597
	%18 = select i1 %17, i64 %16, i64 0, !dbg !597
	%19 = icmp eq i64 %12, %18, !dbg !598
	br label %b2, !dbg !598

b2:
	%20 = phi i1 [ false, %b0 ], [ %19, %b1 ], !dbg !599
	%21 = and i64 %p1, 3, !dbg !601
	%22 = icmp eq i64 %21, 0, !dbg !601
	br i1 %22, label %b3, label %b74, !dbg !601

b3:
	%23 = addrspacecast float addrspace(1)* %0 to float*, !dbg !601
	%24 = ptrtoint float* %23 to i64, !dbg !601
	%25 = and i64 %24, 15, !dbg !601
	%26 = icmp eq i64 %25, 0, !dbg !601
	%27 = icmp eq i64 %p1, 0, !dbg !601
	%28 = or i1 %26, %27, !dbg !601
	br i1 %28, label %b4, label %b73, !dbg !601

b4:
	%29 = ashr i64 %p1, 2, !dbg !601
	%30 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !601
	%31 = and i64 %p3, 3, !dbg !603
	%32 = icmp eq i64 %31, 0, !dbg !603
	br i1 %32, label %b5, label %b72, !dbg !603

b5:
	%33 = addrspacecast float addrspace(1)* %1 to float*, !dbg !603
	%34 = ptrtoint float* %33 to i64, !dbg !603
	%35 = and i64 %34, 15, !dbg !603
	%36 = icmp eq i64 %35, 0, !dbg !603
	%37 = icmp eq i64 %p3, 0, !dbg !603
	%38 = or i1 %36, %37, !dbg !603
	br i1 %38, label %b6, label %b71, !dbg !603

b6:
	%39 = ashr i64 %p3, 2, !dbg !603
	%40 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !603
	%41 = icmp ult i32 0, %p26, !dbg !602
	br i1 %41, label %b7, label %b70, !dbg !602

b7:
	%42 = icmp sgt i32 %p6, 0, !dbg !604
	%43 = sext i32 %8 to i64, !dbg !607
	%44 = icmp eq i64 %12, 0, !dbg !608
	%45 = icmp sgt i32 %p6, 1, !dbg !609
	%46 = sub i32 %p6, 1, !dbg !610
	%47 = add i32 %p11, 1, !dbg !611
	%48 = zext i32 %p8 to i64, !dbg !612
	%49 = sext i32 %47 to i64, !dbg !613
	%50 = mul i64 %49, %48, !dbg !614
	%51 = sext i32 %p9 to i64, !dbg !615
	%52 = sext i32 %p6 to i64, !dbg !617
	%53 = mul i64 %52, %48, !dbg !618
	%54 = sext i32 %p10 to i64, !dbg !619
	br label %b8, !dbg !620

b8:
	%55 = phi i64 [ %517, %b69 ], [ %p25, %b7 ], !dbg !620
	%56 = phi i32 [ %395, %b69 ], [ %p27, %b7 ], !dbg !620
	%57 = phi i32 [ %396, %b69 ], [ %p29, %b7 ], !dbg !621
	%58 = phi i32 [ %397, %b69 ], [ %p30, %b7 ], !dbg !622
	%59 = phi float addrspace(1)* [ %64, %b69 ], [ %0, %b7 ], !dbg !623
	%60 = phi i64 [ %65, %b69 ], [ %p1, %b7 ], !dbg !623
	%61 = phi { float, float, float, float } addrspace(1)* [ %66, %b69 ], [ %30, %b7 ], !dbg !623
	%62 = phi i64 [ %67, %b69 ], [ %29, %b7 ], !dbg !623
	%63 = phi i64 [ %68, %b69 ], [ %29, %b7 ], !dbg !623
	%64 = phi float addrspace(1)* [ %59, %b69 ], [ %1, %b7 ], !dbg !624
	%65 = phi i64 [ %60, %b69 ], [ %p3, %b7 ], !dbg !624
	%66 = phi { float, float, float, float } addrspace(1)* [ %61, %b69 ], [ %40, %b7 ], !dbg !624
	%67 = phi i64 [ %62, %b69 ], [ %39, %b7 ], !dbg !624
	%68 = phi i64 [ %63, %b69 ], [ %39, %b7 ], !dbg !624
	%69 = phi i32 [ %518, %b69 ], [ 0, %b7 ], !dbg !624
	%70 = icmp ne i32 %57, 0, !dbg !625
	br i1 %70, label %b9, label %b11, !dbg !625

b9:
	br i1 %20, label %b10, label %b11, !dbg !625

b10:
	%71 = addrspacecast double addrspace(1)* %3 to double*, !dbg !626
	%72 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !626
	%73 = addrspacecast i32 addrspace(1)* %5 to i32*, !dbg !626
	%74 = addrspacecast double addrspace(1)* %6 to double*, !dbg !626
	%75 = addrspacecast i64 addrspace(1)* %7 to i64*, !dbg !626
	%76 = call i32 @gpuc_fn_solver_publish(double* %71, i64 %p16, i64 %p16, i64* %72, i64 %p18, i32* %73, i64 %p20, i64 %p20, double* %74, i64 %p22, i64 %p22, i64* %75, i64 %p24, i64 %p24, i32 %57, i8* %ctrl), !dbg !626
	br label %b11, !dbg !626

b11:
	%77 = phi i32 [ 0, %b8 ], [ 0, %b9 ], [ %76, %b10 ], !dbg !627
	%78 = urem i64 %55, 2, !dbg !628
	%79 = trunc i64 %78 to i32, !dbg !629
	%80 = sub i32 1, %79, !dbg !630
	br i1 %42, label %b12, label %b33, !dbg !604

b12:
	%81 = mul i32 %79, 2, !dbg !632
	%82 = mul i32 %81, %p14, !dbg !633
	%83 = add i32 %81, 1, !dbg !635
	%84 = mul i32 %83, %p14, !dbg !636
	%85 = add i64 %55, 1, !dbg !637
	%86 = mul i32 %80, 2, !dbg !639
	%87 = add i32 %86, 1, !dbg !640
	%88 = mul i32 %87, %p14, !dbg !641
	%89 = mul i32 %86, %p14, !dbg !643
	br label %b13, !dbg !644

b13:
	%90 = phi float [ %278, %b32 ], [ 0.000000e+00, %b12 ], !dbg !644
	%91 = phi i32 [ %279, %b32 ], [ %9, %b12 ], !dbg !645
	%92 = icmp slt i32 %91, %p14, !dbg !646
	br i1 %92, label %b14, label %b33, !dbg !646

b14:
	%93 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !647, !range !398
	%94 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !647, !range !338
	%95 = sext i32 %94 to i64, !dbg !647
	%96 = trunc i64 %95 to i32, !dbg !648
	%97 = sub i32 %96, 1, !dbg !648
	%98 = zext i32 %97 to i64, !dbg !648
	%99 = icmp eq i64 %12, %98, !dbg !649
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !650, !range !19
	%101 = sext i32 %100 to i64, !dbg !650
	%102 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !650, !range !19
	%103 = sext i32 %102 to i64, !dbg !650
	%104 = trunc i64 %12 to i32, !dbg !651
	%105 = trunc i64 %103 to i32, !dbg !651
	%106 = mul i32 %104, %105, !dbg !651
	%107 = zext i32 %106 to i64, !dbg !651
	%108 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !652, !range !22
	%109 = sext i32 %108 to i64, !dbg !652
	%110 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !652, !range !22
	%111 = sext i32 %110 to i64, !dbg !652
	%112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !652, !range !23
	%113 = trunc i64 %111 to i32, !dbg !653
	%114 = add i32 %106, %113, !dbg !653
	%115 = zext i32 %114 to i64, !dbg !653
	%116 = trunc i64 %115 to i32, !dbg !654
	%117 = mul i32 %116, %p12, !dbg !656
	%118 = icmp slt i32 %116, %p13, !dbg !657
	%119 = select i1 %118, i32 %116, i32 %p13, !dbg !657
	%120 = add i32 %117, %119, !dbg !658
	%121 = sub i32 %120, 4, !dbg !659
	%122 = add i32 %116, 1, !dbg !660
	%123 = mul i32 %122, %p12, !dbg !662
	%124 = icmp slt i32 %122, %p13, !dbg !663
	%125 = select i1 %124, i32 %122, i32 %p13, !dbg !663
	%126 = add i32 %123, %125, !dbg !664
	%127 = sub i32 %126, 4, !dbg !665
	%128 = trunc i64 %101 to i32, !dbg !667
	%129 = mul i32 %91, %128, !dbg !668
	%130 = trunc i64 %109 to i32, !dbg !669
	%131 = add i32 %129, %130, !dbg !670
	br i1 %44, label %b16, label %b15, !dbg !670

b15:
	br i1 %99, label %b16, label %b32, !dbg !670

b16:
	%132 = mul i32 %102, %112, !dbg !671
	%133 = add i32 %110, %132, !dbg !671
	%134 = mul i32 %100, %133, !dbg !671
	%135 = add i32 %108, %134, !dbg !671
	%136 = sext i32 %135 to i64, !dbg !671
	%137 = icmp eq i64 %136, 0, !dbg !672
	br i1 %137, label %b17, label %b21, !dbg !672

b17:
	br i1 %44, label %b18, label %b19, !dbg !672

b18:
	%138 = add i32 %82, %91, !dbg !673
	%139 = sext i32 %138 to i64, !dbg !674
	%140 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %139, !dbg !675
	%141 = addrspacecast i64 addrspace(1)* %140 to i64*, !dbg !676
	%142 = icmp uge i64 %139, %p5, !dbg !675
	%143 = icmp eq i64 addrspace(1)* %140, null, !dbg !676
	%144 = or i1 %142, %143, !dbg !676
	br i1 %144, label %b18_fail1, label %b18_ok1, !dbg !676, !prof !15

b18_ok1:
	%145 = bitcast i64* %141 to i8*, !dbg !676
	%146 = call i64 @gpuc_signal_wait_until_thread(i8* %145, i32 5, i64 %55, i32 1, i8* %ctrl, i32 15), !dbg !676
	br label %b19, !dbg !676

b19:
	br i1 %99, label %b20, label %b21, !dbg !676

b20:
	%147 = add i32 %84, %91, !dbg !677
	%148 = sext i32 %147 to i64, !dbg !678
	%149 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %148, !dbg !679
	%150 = addrspacecast i64 addrspace(1)* %149 to i64*, !dbg !680
	%151 = icmp uge i64 %148, %p5, !dbg !679
	%152 = icmp eq i64 addrspace(1)* %149, null, !dbg !680
	%153 = or i1 %151, %152, !dbg !680
	br i1 %153, label %b20_fail1, label %b20_ok1, !dbg !680, !prof !15

b20_ok1:
	%154 = bitcast i64* %150 to i8*, !dbg !680
	%155 = call i64 @gpuc_signal_wait_until_thread(i8* %154, i32 5, i64 %55, i32 1, i8* %ctrl, i32 17), !dbg !680
	br label %b21, !dbg !680

b21:
	call void @llvm.nvvm.barrier0(), !dbg !681
	br i1 %44, label %b22, label %b24, !dbg !681

b22:
	%156 = icmp eq i64 %111, 0, !dbg !682
	br i1 %156, label %b23, label %b24, !dbg !682

b23:
	%157 = addrspacecast float addrspace(1)* %59 to float*, !dbg !683
	%158 = addrspacecast { float, float, float, float } addrspace(1)* %61 to { float, float, float, float }*, !dbg !683
	%159 = addrspacecast float addrspace(1)* %64 to float*, !dbg !683
	%160 = addrspacecast { float, float, float, float } addrspace(1)* %66 to { float, float, float, float }*, !dbg !683
	%161 = call float @gpuc_fn_solver_march(float* %157, i64 %60, { float, float, float, float }* %158, i64 %62, i64 %63, float* %159, i64 %65, { float, float, float, float }* %160, i64 %67, i64 %68, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %131, i32 0, i32 1, i8* %ctrl), !dbg !683
	%162 = fadd float 0.000000e+00, %161, !dbg !684
	br label %b24, !dbg !684

b24:
	%163 = phi float [ 0.000000e+00, %b21 ], [ 0.000000e+00, %b22 ], [ %162, %b23 ], !dbg !685
	br i1 %99, label %b25, label %b28, !dbg !685

b25:
	%164 = trunc i64 %103 to i32, !dbg !686
	%165 = sub i32 %164, 1, !dbg !686
	%166 = zext i32 %165 to i64, !dbg !686
	%167 = icmp eq i64 %111, %166, !dbg !687
	br i1 %167, label %b26, label %b28, !dbg !687

b26:
	br i1 %45, label %b27, label %b28, !dbg !609

b27:
	%168 = addrspacecast float addrspace(1)* %59 to float*, !dbg !688
	%169 = addrspacecast { float, float, float, float } addrspace(1)* %61 to { float, float, float, float }*, !dbg !688
	%170 = addrspacecast float addrspace(1)* %64 to float*, !dbg !688
	%171 = addrspacecast { float, float, float, float } addrspace(1)* %66 to { float, float, float, float }*, !dbg !688
	%172 = call float @gpuc_fn_solver_march(float* %168, i64 %60, { float, float, float, float }* %169, i64 %62, i64 %63, float* %170, i64 %65, { float, float, float, float }* %171, i64 %67, i64 %68, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %131, i32 %46, i32 %p6, i8* %ctrl), !dbg !688
	%173 = fadd float %163, %172, !dbg !689
	br label %b28, !dbg !689

b28:
	%174 = phi float [ %163, %b24 ], [ %163, %b25 ], [ %163, %b26 ], [ %173, %b27 ], !dbg !685
	%175 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !690
	br i1 %44, label %b29, label %b30, !dbg !690

b29:
	%176 = sub i32 %p8, %129, !dbg !691
	%177 = icmp ult i32 %128, %176, !dbg !692
	%178 = select i1 %177, i32 %128, i32 %176, !dbg !692
	%179 = zext i32 %178 to i64, !dbg !693
	%180 = mul i32 %178, 4, !dbg !694
	%181 = zext i32 %180 to i64, !dbg !694
	%182 = zext i32 %129 to i64, !dbg !695
	%183 = add i64 %48, %182, !dbg !696
	%184 = mul i64 %183, 4, !dbg !697
	%185 = add i64 %50, %182, !dbg !698
	%186 = mul i64 %185, 4, !dbg !699
	%187 = add i64 %186, %181, !dbg !700
	%188 = sub i64 %187, %186, !dbg !701
	%189 = add i64 %184, %181, !dbg !702
	%190 = sub i64 %189, %184, !dbg !703
	%191 = add i32 %88, %91, !dbg !704
	%192 = sext i32 %191 to i64, !dbg !705
	%193 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %192, !dbg !706
	%194 = mul i32 %100, %102, !dbg !591
	%195 = icmp ugt i64 %187, %60, !dbg !701
	%196 = icmp ugt i64 %186, %187, !dbg !701
	%197 = icmp ugt i64 %189, %60, !dbg !703
	%198 = icmp uge i64 %192, %p5, !dbg !706
	%199 = icmp ne i64 %188, %190, !dbg !591
	%200 = icmp uge i64 %51, %43, !dbg !591
	%201 = icmp eq i64 addrspace(1)* %193, null, !dbg !591
	%202 = or i1 %195, %196, !dbg !591
	%203 = or i1 %202, %197, !dbg !591
	%204 = or i1 %203, %198, !dbg !591
	%205 = or i1 %204, %199, !dbg !591
	%206 = or i1 %205, %200, !dbg !591
	%207 = or i1 %206, %201, !dbg !591
	br i1 %207, label %b29_fail1, label %b29_ok1, !dbg !591, !prof !15

b29_ok1:
	%208 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !591, !range !20
	%209 = mul i32 %194, %208, !dbg !591
	%210 = sext i32 %175 to i64, !dbg !591
	%211 = sext i32 %209 to i64, !dbg !591
	%212 = getelementptr inbounds float, float addrspace(1)* %59, i64 %186, !dbg !701
	%213 = getelementptr inbounds float, float addrspace(1)* %59, i64 %184, !dbg !703
	%214 = mul i64 %190, 4, !dbg !591
	%215 = addrspacecast float addrspace(1)* %212 to float*, !dbg !591
	%216 = addrspacecast float addrspace(1)* %213 to float*, !dbg !591
	%217 = addrspacecast i64 addrspace(1)* %193 to i64*, !dbg !591
	%218 = icmp ne i64 %210, %211, !dbg !591
	br i1 %218, label %b29_fail8, label %b29_ok8, !dbg !591, !prof !15

b29_ok8:
	%219 = bitcast float* %215 to i8*, !dbg !591
	%220 = bitcast float* %216 to i8*, !dbg !591
	%221 = bitcast i64* %217 to i8*, !dbg !591
	call void @gpuc_put_signal_nbi_block(i8* %219, i8* %220, i64 %214, i8* %221, i64 %85, i32 9, i32 %p9, i32 1), !dbg !591
	br label %b30, !dbg !590

b30:
	br i1 %99, label %b31, label %b32, !dbg !590

b31:
	%222 = sub i32 %p8, %129, !dbg !707
	%223 = icmp ult i32 %128, %222, !dbg !708
	%224 = select i1 %223, i32 %128, i32 %222, !dbg !708
	%225 = zext i32 %224 to i64, !dbg !709
	%226 = mul i32 %224, 4, !dbg !710
	%227 = zext i32 %226 to i64, !dbg !710
	%228 = zext i32 %129 to i64, !dbg !711
	%229 = add i64 %53, %228, !dbg !712
	%230 = mul i64 %229, 4, !dbg !713
	%231 = mul i64 %228, 4, !dbg !714
	%232 = add i64 %231, %227, !dbg !715
	%233 = sub i64 %232, %231, !dbg !716
	%234 = add i64 %230, %227, !dbg !717
	%235 = sub i64 %234, %230, !dbg !718
	%236 = add i32 %89, %91, !dbg !719
	%237 = sext i32 %236 to i64, !dbg !720
	%238 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %237, !dbg !721
	%239 = mul i32 %100, %102, !dbg !722
	%240 = icmp ugt i64 %232, %60, !dbg !716
	%241 = icmp ugt i64 %234, %60, !dbg !718
	%242 = icmp ugt i64 %230, %234, !dbg !718
	%243 = icmp uge i64 %237, %p5, !dbg !721
	%244 = icmp ne i64 %233, %235, !dbg !722
	%245 = icmp uge i64 %54, %43, !dbg !722
	%246 = icmp eq i64 addrspace(1)* %238, null, !dbg !722
	%247 = or i1 %240, %241, !dbg !722
	%248 = or i1 %247, %242, !dbg !722
	%249 = or i1 %248, %243, !dbg !722
	%250 = or i1 %249, %244, !dbg !722
	%251 = or i1 %250, %245, !dbg !722
	%252 = or i1 %251, %246, !dbg !722
	br i1 %252, label %b31_fail1, label %b31_ok1, !dbg !722, !prof !15

b31_ok1:
	%253 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !722, !range !20
	%254 = mul i32 %239, %253, !dbg !722
	%255 = sext i32 %175 to i64, !dbg !722
	%256 = sext i32 %254 to i64, !dbg !722
	%257 = getelementptr inbounds float, float addrspace(1)* %59, i64 %231, !dbg !716
	%258 = getelementptr inbounds float, float addrspace(1)* %59, i64 %230, !dbg !718
	%259 = mul i64 %235, 4, !dbg !722
	%260 = addrspacecast float addrspace(1)* %257 to float*, !dbg !722
	%261 = addrspacecast float addrspace(1)* %258 to float*, !dbg !722
	%262 = addrspacecast i64 addrspace(1)* %238 to i64*, !dbg !722
	%263 = icmp ne i64 %255, %256, !dbg !722
	br i1 %263, label %b31_fail8, label %b31_ok8, !dbg !722, !prof !15

b31_ok8:
	%264 = bitcast float* %260 to i8*, !dbg !722
	%265 = bitcast float* %261 to i8*, !dbg !722
	%266 = bitcast i64* %262 to i8*, !dbg !722
	call void @gpuc_put_signal_nbi_block(i8* %264, i8* %265, i64 %259, i8* %266, i64 %85, i32 9, i32 %p10, i32 1), !dbg !722
	br label %b32, !dbg !616

b32:
	%267 = phi float [ 0.000000e+00, %b15 ], [ %174, %b30 ], [ %174, %b31_ok8 ], !dbg !685
	%268 = icmp sgt i32 %121, 1, !dbg !723
	%269 = select i1 %268, i32 %121, i32 1, !dbg !723
	%270 = icmp slt i32 %127, %46, !dbg !724
	%271 = select i1 %270, i32 %127, i32 %46, !dbg !724
	%272 = addrspacecast float addrspace(1)* %59 to float*, !dbg !725
	%273 = addrspacecast { float, float, float, float } addrspace(1)* %61 to { float, float, float, float }*, !dbg !725
	%274 = addrspacecast float addrspace(1)* %64 to float*, !dbg !725
	%275 = addrspacecast { float, float, float, float } addrspace(1)* %66 to { float, float, float, float }*, !dbg !725
	%276 = call float @gpuc_fn_solver_march(float* %272, i64 %60, { float, float, float, float }* %273, i64 %62, i64 %63, float* %274, i64 %65, { float, float, float, float }* %275, i64 %67, i64 %68, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %131, i32 %269, i32 %271, i8* %ctrl), !dbg !725
	%277 = fadd float %267, %276, !dbg !726
	%278 = fadd float %90, %277, !dbg !727
	%279 = add i32 %91, %93, !dbg !728
	br label %b13, !dbg !728

b33:
	%280 = phi float [ 0.000000e+00, %b11 ], [ %90, %b13 ], !dbg !729
	br i1 %70, label %b34, label %b49, !dbg !730

b34:
	br i1 %20, label %b35, label %b49, !dbg !730

b35:
	%281 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !731, !range !87
	%282 = sext i32 %281 to i64, !dbg !731
	%283 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !731, !range !22
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !731, !range !22
	%285 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !731, !range !23
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !731, !range !19
	%287 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !731, !range !19
	%288 = mul i32 %287, %285, !dbg !731
	%289 = add i32 %284, %288, !dbg !731
	%290 = mul i32 %286, %289, !dbg !731
	%291 = add i32 %283, %290, !dbg !731
	%292 = and i32 %291, -32, !dbg !731
	%293 = mul i32 %286, %287, !dbg !731
	%294 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !731, !range !20
	%295 = mul i32 %293, %294, !dbg !731
	%296 = sub i32 %295, %292, !dbg !731
	%297 = icmp slt i32 %296, 32, !dbg !731
	%298 = select i1 %297, i32 %296, i32 32, !dbg !731
	%299 = sext i32 %298 to i64, !dbg !731
	br label %b36, !dbg !731

b36:
	%300 = phi double [ 0.000000e+00, %b35 ], [ %326, %b38_ok1 ], !dbg !734
	%301 = phi i64 [ %282, %b35 ], [ %327, %b38_ok1 ], !dbg !731
	%302 = icmp slt i64 %301, %43, !dbg !731
	br i1 %302, label %b37, label %b40, !dbg !731

b37:
	%303 = urem i32 %77, 2, !dbg !736
	%304 = zext i32 %303 to i64, !dbg !737
	%305 = trunc i64 %43 to i32, !dbg !738
	%306 = mul i32 %303, %305, !dbg !738
	%307 = zext i32 %306 to i64, !dbg !738
	%308 = add i64 %307, %301, !dbg !739
	%309 = mul i64 %308, 2, !dbg !740
	%310 = add i64 %309, 2, !dbg !742
	%311 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %309, !dbg !743
	%312 = addrspacecast i64 addrspace(1)* %311 to i64*, !dbg !744
	%313 = ptrtoint i64* %312 to i64, !dbg !744
	%314 = and i64 %313, 15, !dbg !744
	%315 = icmp eq i64 %314, 0, !dbg !744
	%316 = icmp ugt i64 %310, %p18, !dbg !743
	%317 = icmp ugt i64 %309, %310, !dbg !743
	%318 = or i1 %316, %317, !dbg !743
	br i1 %318, label %b37_fail1, label %b37_ok1, !dbg !743, !prof !15

b37_ok1:
	br i1 %315, label %b38, label %b39, !dbg !744

b38:
	%319 = bitcast i64 addrspace(1)* %311 to { i64, i64 } addrspace(1)*, !dbg !744
	%320 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %319, i64 0, !dbg !745
	%321 = addrspacecast { i64, i64 } addrspace(1)* %320 to { i64, i64 }*, !dbg !733
	%322 = icmp eq { i64, i64 } addrspace(1)* %320, null, !dbg !733
	br i1 %322, label %b38_fail1, label %b38_ok1, !dbg !733, !prof !15

b38_ok1:
	%323 = bitcast { i64, i64 }* %321 to i8*, !dbg !733
	%324 = call i64 @gpuc_wait_line_thread(i8* %323, i32 %77, i32 1, i8* %ctrl, i32 31), !dbg !733
	%325 = bitcast i64 %324 to double, !dbg !746
	%326 = fadd double %300, %325, !dbg !747
	%327 = add i64 %301, %299, !dbg !731
	br label %b36, !dbg !731

b39:
	br label %fail, !dbg !744

b40:
	%328 = icmp eq i64 %299, 32, !dbg !751
	br i1 %328, label %b41, label %b43, !dbg !751

b41:
	%329 = phi double [ %346, %b42 ], [ %300, %b40 ], !dbg !752
	%330 = phi i64 [ %349, %b42 ], [ 16, %b40 ], !dbg !753
	%331 = icmp sgt i64 %330, 0, !dbg !754
	br i1 %331, label %b42, label %b46, !dbg !754

b42:
	%332 = trunc i64 %330 to i32, !dbg !755
	%333 = bitcast double %329 to i64, !dbg !755
	%334 = trunc i64 %333 to i32, !dbg !755
	%335 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %334, i32 %332, i32 31), !dbg !755
	%336 = extractvalue { i32, i1 } %335, 0, !dbg !755
	%337 = lshr i64 %333, 32, !dbg !755
	%338 = trunc i64 %337 to i32, !dbg !755
	%339 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %338, i32 %332, i32 31), !dbg !755
	%340 = extractvalue { i32, i1 } %339, 0, !dbg !755
	%341 = zext i32 %340 to i64, !dbg !755
	%342 = shl i64 %341, 32, !dbg !755
	%343 = zext i32 %336 to i64, !dbg !755
	%344 = or i64 %343, %342, !dbg !755
	%345 = bitcast i64 %344 to double, !dbg !755
	%346 = fadd double %329, %345, !dbg !756
	%347 = trunc i64 %330 to i32, !dbg !757
	%348 = udiv i32 %347, 2, !dbg !757
	%349 = zext i32 %348 to i64, !dbg !757
	br label %b41, !dbg !757

b43:
	%350 = bitcast double %300 to i64, !dbg !758
	%351 = trunc i64 %350 to i32, !dbg !758
	%352 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %351, i32 0, i32 31), !dbg !758
	%353 = extractvalue { i32, i1 } %352, 0, !dbg !758
	%354 = lshr i64 %350, 32, !dbg !758
	%355 = trunc i64 %354 to i32, !dbg !758
	%356 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %355, i32 0, i32 31), !dbg !758
	%357 = extractvalue { i32, i1 } %356, 0, !dbg !758
	%358 = zext i32 %357 to i64, !dbg !758
	%359 = shl i64 %358, 32, !dbg !758
	%360 = zext i32 %353 to i64, !dbg !758
	%361 = or i64 %360, %359, !dbg !758
	%362 = bitcast i64 %361 to double, !dbg !758
	br label %b44, !dbg !758

b44:
	%363 = phi double [ %362, %b43 ], [ %380, %b45 ], !dbg !759
	%364 = phi i64 [ 1, %b43 ], [ %381, %b45 ], !dbg !760
	%365 = icmp slt i64 %364, %299, !dbg !761
	br i1 %365, label %b45, label %b46, !dbg !761

b45:
	%366 = trunc i64 %364 to i32, !dbg !762
	%367 = bitcast double %300 to i64, !dbg !762
	%368 = trunc i64 %367 to i32, !dbg !762
	%369 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %368, i32 %366, i32 31), !dbg !762
	%370 = extractvalue { i32, i1 } %369, 0, !dbg !762
	%371 = lshr i64 %367, 32, !dbg !762
	%372 = trunc i64 %371 to i32, !dbg !762
	%373 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %372, i32 %366, i32 31), !dbg !762
	%374 = extractvalue { i32, i1 } %373, 0, !dbg !762
	%375 = zext i32 %374 to i64, !dbg !762
	%376 = shl i64 %375, 32, !dbg !762
	%377 = zext i32 %370 to i64, !dbg !762
	%378 = or i64 %377, %376, !dbg !762
	%379 = bitcast i64 %378 to double, !dbg !762
	%380 = fadd double %363, %379, !dbg !756
	%381 = add i64 %364, 1, !dbg !763
	br label %b44, !dbg !763

b46:
	%382 = phi double [ %329, %b41 ], [ %363, %b44 ], !dbg !750
	%383 = sext i32 %291 to i64, !dbg !764
	%384 = icmp ne i64 %383, 0, !dbg !765
	br i1 %384, label %b49, label %b47, !dbg !765

b47:
	%385 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !766
	%386 = icmp uge i64 0, %p22, !dbg !766
	br i1 %386, label %b47_fail1, label %b47_ok1, !dbg !766, !prof !15

b47_ok1:
	store double %382, double addrspace(1)* %385, align 8, !dbg !766
	%387 = fcmp ole double %382, %p31, !dbg !767
	br i1 %387, label %b48, label %b49, !dbg !767

b48:
	%388 = add i64 %55, 1, !dbg !768
	%389 = urem i64 %388, 2, !dbg !769
	%390 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %389, !dbg !770
	%391 = icmp uge i64 %389, %p24, !dbg !770
	br i1 %391, label %b48_fail1, label %b48_ok1, !dbg !770, !prof !15

b48_ok1:
	store i64 %55, i64 addrspace(1)* %390, align 8, !dbg !770
	br label %b49, !dbg !770

b49:
	%392 = sub i32 %56, 1, !dbg !771
	%393 = icmp eq i32 %392, 0, !dbg !772
	br i1 %393, label %b50, label %b51, !dbg !772

b50:
	%394 = sub i32 3, %58, !dbg !773
	br label %b51, !dbg !773

b51:
	%395 = phi i32 [ %392, %b49 ], [ %p28, %b50 ], !dbg !620
	%396 = phi i32 [ 0, %b49 ], [ %58, %b50 ], !dbg !621
	%397 = phi i32 [ %58, %b49 ], [ %394, %b50 ], !dbg !622
	%398 = icmp ne i32 %396, 0, !dbg !774
	br i1 %398, label %b52, label %b66, !dbg !774

b52:
	%399 = fpext float %280 to double, !dbg !776
	%400 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !780, !range !22
	%401 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !780, !range !22
	%402 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !780, !range !23
	%403 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !780, !range !19
	%404 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !780, !range !19
	%405 = mul i32 %404, %402, !dbg !780
	%406 = add i32 %401, %405, !dbg !780
	%407 = mul i32 %403, %406, !dbg !780
	%408 = add i32 %400, %407, !dbg !780
	%409 = and i32 %408, -32, !dbg !780
	%410 = mul i32 %403, %404, !dbg !780
	%411 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !780, !range !20
	%412 = mul i32 %410, %411, !dbg !780
	%413 = sub i32 %412, %409, !dbg !780
	%414 = icmp slt i32 %413, 32, !dbg !780
	%415 = select i1 %414, i32 %413, i32 32, !dbg !780
	%416 = sext i32 %415 to i64, !dbg !780
	%417 = icmp eq i64 %416, 32, !dbg !781
	br i1 %417, label %b53, label %b55, !dbg !781

b53:
	%418 = phi double [ %435, %b54 ], [ %399, %b52 ], !dbg !782
	%419 = phi i64 [ %438, %b54 ], [ 16, %b52 ], !dbg !783
	%420 = icmp sgt i64 %419, 0, !dbg !784
	br i1 %420, label %b54, label %b58, !dbg !784

b54:
	%421 = trunc i64 %419 to i32, !dbg !785
	%422 = bitcast double %418 to i64, !dbg !785
	%423 = trunc i64 %422 to i32, !dbg !785
	%424 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %423, i32 %421, i32 31), !dbg !785
	%425 = extractvalue { i32, i1 } %424, 0, !dbg !785
	%426 = lshr i64 %422, 32, !dbg !785
	%427 = trunc i64 %426 to i32, !dbg !785
	%428 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %427, i32 %421, i32 31), !dbg !785
	%429 = extractvalue { i32, i1 } %428, 0, !dbg !785
	%430 = zext i32 %429 to i64, !dbg !785
	%431 = shl i64 %430, 32, !dbg !785
	%432 = zext i32 %425 to i64, !dbg !785
	%433 = or i64 %432, %431, !dbg !785
	%434 = bitcast i64 %433 to double, !dbg !785
	%435 = fadd double %418, %434, !dbg !786
	%436 = trunc i64 %419 to i32, !dbg !787
	%437 = udiv i32 %436, 2, !dbg !787
	%438 = zext i32 %437 to i64, !dbg !787
	br label %b53, !dbg !787

b55:
	%439 = bitcast double %399 to i64, !dbg !788
	%440 = trunc i64 %439 to i32, !dbg !788
	%441 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %440, i32 0, i32 31), !dbg !788
	%442 = extractvalue { i32, i1 } %441, 0, !dbg !788
	%443 = lshr i64 %439, 32, !dbg !788
	%444 = trunc i64 %443 to i32, !dbg !788
	%445 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %444, i32 0, i32 31), !dbg !788
	%446 = extractvalue { i32, i1 } %445, 0, !dbg !788
	%447 = zext i32 %446 to i64, !dbg !788
	%448 = shl i64 %447, 32, !dbg !788
	%449 = zext i32 %442 to i64, !dbg !788
	%450 = or i64 %449, %448, !dbg !788
	%451 = bitcast i64 %450 to double, !dbg !788
	br label %b56, !dbg !788

b56:
	%452 = phi double [ %451, %b55 ], [ %469, %b57 ], !dbg !789
	%453 = phi i64 [ 1, %b55 ], [ %470, %b57 ], !dbg !790
	%454 = icmp slt i64 %453, %416, !dbg !791
	br i1 %454, label %b57, label %b58, !dbg !791

b57:
	%455 = trunc i64 %453 to i32, !dbg !792
	%456 = bitcast double %399 to i64, !dbg !792
	%457 = trunc i64 %456 to i32, !dbg !792
	%458 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %457, i32 %455, i32 31), !dbg !792
	%459 = extractvalue { i32, i1 } %458, 0, !dbg !792
	%460 = lshr i64 %456, 32, !dbg !792
	%461 = trunc i64 %460 to i32, !dbg !792
	%462 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %461, i32 %455, i32 31), !dbg !792
	%463 = extractvalue { i32, i1 } %462, 0, !dbg !792
	%464 = zext i32 %463 to i64, !dbg !792
	%465 = shl i64 %464, 32, !dbg !792
	%466 = zext i32 %459 to i64, !dbg !792
	%467 = or i64 %466, %465, !dbg !792
	%468 = bitcast i64 %467 to double, !dbg !792
	%469 = fadd double %452, %468, !dbg !786
	%470 = add i64 %453, 1, !dbg !793
	br label %b56, !dbg !793

b58:
	%471 = phi double [ %418, %b53 ], [ %452, %b56 ], !dbg !779
	%472 = sext i32 %412 to i64, !dbg !795
	%473 = trunc i64 %472 to i32, !dbg !796
	%474 = add i32 %473, 32, !dbg !796
	%475 = zext i32 %474 to i64, !dbg !796
	%476 = sub i32 %474, 1, !dbg !797
	%477 = zext i32 %476 to i64, !dbg !797
	%478 = udiv i32 %476, 32, !dbg !798
	%479 = zext i32 %478 to i64, !dbg !798
	%480 = icmp eq i64 %479, 1, !dbg !799
	br i1 %480, label %b64, label %b59, !dbg !799

b59:
	call void @llvm.nvvm.barrier0(), !dbg !801
	%481 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !802, !range !87
	%482 = sext i32 %481 to i64, !dbg !802
	%483 = icmp eq i64 %482, 0, !dbg !803
	br i1 %483, label %b60, label %b61, !dbg !803

b60:
	%484 = sext i32 %408 to i64, !dbg !804
	%485 = trunc i64 %484 to i32, !dbg !805
	%486 = udiv i32 %485, 32, !dbg !805
	%487 = zext i32 %486 to i64, !dbg !805
	%488 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %487, !dbg !806
	store double %471, double addrspace(3)* %488, align 8, !dbg !806
	br label %b61, !dbg !806

b61:
	call void @llvm.nvvm.barrier0(), !dbg !807
	%489 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !808
	%490 = load double, double addrspace(3)* %489, align 8, !dbg !808
	br label %b62, !dbg !808

b62:
	%491 = phi double [ %490, %b61 ], [ %496, %b63 ], !dbg !809
	%492 = phi i64 [ 1, %b61 ], [ %497, %b63 ], !dbg !810
	%493 = icmp slt i64 %492, %479, !dbg !811
	br i1 %493, label %b63, label %b64, !dbg !811

b63:
	%494 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %492, !dbg !812
	%495 = load double, double addrspace(3)* %494, align 8, !dbg !812
	%496 = fadd double %491, %495, !dbg !786
	%497 = add i64 %492, 1, !dbg !813
	br label %b62, !dbg !813

b64:
	%498 = phi double [ %471, %b58 ], [ %491, %b62 ], !dbg !778
	%499 = sext i32 %408 to i64, !dbg !814
	%500 = icmp eq i64 %499, 0, !dbg !815
	br i1 %500, label %b65, label %b66, !dbg !815

b65:
	%501 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !816, !range !398
	%502 = sext i32 %501 to i64, !dbg !816
	%503 = mul i64 %12, %502, !dbg !817
	%504 = add i64 %503, %10, !dbg !818
	%505 = mul i64 %504, 2, !dbg !820
	%506 = zext i32 %396 to i64, !dbg !821
	%507 = add i64 %505, %506, !dbg !822
	%508 = sub i64 %507, 1, !dbg !823
	%509 = getelementptr inbounds double, double addrspace(1)* %3, i64 %508, !dbg !824
	%510 = icmp uge i64 %508, %p16, !dbg !824
	br i1 %510, label %b65_fail1, label %b65_ok1, !dbg !824, !prof !15

b65_ok1:
	store double %498, double addrspace(1)* %509, align 8, !dbg !824
	br label %b66, !dbg !824

b66:
	call void @gpuc_grid_sync(), !dbg !825
	%511 = fcmp oge double %p31, 0.000000e+00, !dbg !826
	br i1 %511, label %b67, label %b69, !dbg !826

b67:
	%512 = sext i32 %80 to i64, !dbg !827
	%513 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %512, !dbg !827
	%514 = icmp uge i64 %512, %p24, !dbg !827
	br i1 %514, label %b67_fail1, label %b67_ok1, !dbg !827, !prof !15

b67_ok1:
	%515 = load i64, i64 addrspace(1)* %513, align 8, !dbg !827
	%516 = icmp ne i64 %515, 0, !dbg !828
	br i1 %516, label %b68, label %b69, !dbg !828

b68:
	ret void, !dbg !829

b69:
	%517 = add i64 %55, 1, !dbg !830
	%518 = add i32 %69, 1, !dbg !830
	%519 = icmp ult i32 %518, %p26, !dbg !830
	br i1 %519, label %b8, label %b70, !dbg !830

b70:
	ret void, !dbg !830

b71:
	br label %fail, !dbg !603

b72:
	br label %fail, !dbg !603

b73:
	br label %fail, !dbg !601

b74:
	br label %fail, !dbg !601

b18_fail1:
	%520 = icmp uge i64 %139, %p5, !dbg !675
	br i1 %520, label %b18_fail2, label %b18_ok2, !dbg !675

b18_fail2:
	br label %fail, !dbg !675

b18_ok2:
	br label %fail, !dbg !676

b20_fail1:
	%521 = icmp uge i64 %148, %p5, !dbg !679
	br i1 %521, label %b20_fail2, label %b20_ok2, !dbg !679

b20_fail2:
	br label %fail, !dbg !679

b20_ok2:
	br label %fail, !dbg !680

b29_fail1:
	%522 = icmp ugt i64 %187, %60, !dbg !701
	br i1 %522, label %b29_fail2, label %b29_ok2, !dbg !701

b29_fail2:
	br label %fail, !dbg !701

b29_ok2:
	%523 = icmp ugt i64 %186, %187, !dbg !701
	br i1 %523, label %b29_fail3, label %b29_ok3, !dbg !701

b29_fail3:
	br label %fail, !dbg !701

b29_ok3:
	%524 = icmp ugt i64 %189, %60, !dbg !703
	br i1 %524, label %b29_fail4, label %b29_ok4, !dbg !703

b29_fail4:
	br label %fail, !dbg !703

b29_ok4:
	%525 = icmp uge i64 %192, %p5, !dbg !706
	br i1 %525, label %b29_fail5, label %b29_ok5, !dbg !706

b29_fail5:
	br label %fail, !dbg !706

b29_ok5:
	%526 = icmp ne i64 %188, %190, !dbg !591
	br i1 %526, label %b29_fail6, label %b29_ok6, !dbg !591

b29_fail6:
	br label %fail, !dbg !591

b29_ok6:
	%527 = icmp uge i64 %51, %43, !dbg !591
	br i1 %527, label %b29_fail7, label %b29_ok7, !dbg !591

b29_fail7:
	br label %fail, !dbg !591

b29_ok7:
	br label %fail, !dbg !591

b29_fail8:
	br label %fail, !dbg !591

b31_fail1:
	%528 = icmp ugt i64 %232, %60, !dbg !716
	br i1 %528, label %b31_fail2, label %b31_ok2, !dbg !716

b31_fail2:
	br label %fail, !dbg !716

b31_ok2:
	%529 = icmp ugt i64 %234, %60, !dbg !718
	br i1 %529, label %b31_fail3, label %b31_ok3, !dbg !718

b31_fail3:
	br label %fail, !dbg !718

b31_ok3:
	%530 = icmp ugt i64 %230, %234, !dbg !718
	br i1 %530, label %b31_fail4, label %b31_ok4, !dbg !718

b31_fail4:
	br label %fail, !dbg !718

b31_ok4:
	%531 = icmp uge i64 %237, %p5, !dbg !721
	br i1 %531, label %b31_fail5, label %b31_ok5, !dbg !721

b31_fail5:
	br label %fail, !dbg !721

b31_ok5:
	%532 = icmp ne i64 %233, %235, !dbg !722
	br i1 %532, label %b31_fail6, label %b31_ok6, !dbg !722

b31_fail6:
	br label %fail, !dbg !722

b31_ok6:
	%533 = icmp uge i64 %54, %43, !dbg !722
	br i1 %533, label %b31_fail7, label %b31_ok7, !dbg !722

b31_fail7:
	br label %fail, !dbg !722

b31_ok7:
	br label %fail, !dbg !722

b31_fail8:
	br label %fail, !dbg !722

b37_fail1:
	%534 = icmp ugt i64 %310, %p18, !dbg !743
	br i1 %534, label %b37_fail2, label %b37_ok2, !dbg !743

b37_fail2:
	br label %fail, !dbg !743

b37_ok2:
	br label %fail, !dbg !743

b38_fail1:
	br label %fail, !dbg !733

b47_fail1:
	br label %fail, !dbg !766

b48_fail1:
	br label %fail, !dbg !770

b65_fail1:
	br label %fail, !dbg !824

b67_fail1:
	br label %fail, !dbg !827

fail:
	%535 = phi i32 [ 13, %b18_fail2 ], [ 14, %b18_ok2 ], [ 13, %b20_fail2 ], [ 16, %b20_ok2 ], [ 25, %b29_fail2 ], [ 26, %b29_fail3 ], [ 25, %b29_fail4 ], [ 13, %b29_fail5 ], [ 27, %b29_fail6 ], [ 28, %b29_fail7 ], [ 29, %b29_ok7 ], [ 43, %b29_fail8 ], [ 25, %b31_fail2 ], [ 25, %b31_fail3 ], [ 26, %b31_fail4 ], [ 13, %b31_fail5 ], [ 27, %b31_fail6 ], [ 28, %b31_fail7 ], [ 29, %b31_ok7 ], [ 44, %b31_fail8 ], [ 5, %b37_fail2 ], [ 6, %b37_ok2 ], [ 30, %b38_fail1 ], [ 7, %b39 ], [ 32, %b47_fail1 ], [ 33, %b48_fail1 ], [ 34, %b65_fail1 ], [ 35, %b67_fail1 ], [ 11, %b71 ], [ 10, %b72 ], [ 11, %b73 ], [ 10, %b74 ], !dbg !587
	%536 = phi i64 [ %139, %b18_fail2 ], [ 0, %b18_ok2 ], [ %148, %b20_fail2 ], [ 0, %b20_ok2 ], [ %187, %b29_fail2 ], [ %186, %b29_fail3 ], [ %189, %b29_fail4 ], [ %192, %b29_fail5 ], [ %188, %b29_fail6 ], [ %51, %b29_fail7 ], [ 0, %b29_ok7 ], [ %210, %b29_fail8 ], [ %232, %b31_fail2 ], [ %234, %b31_fail3 ], [ %230, %b31_fail4 ], [ %237, %b31_fail5 ], [ %233, %b31_fail6 ], [ %54, %b31_fail7 ], [ 0, %b31_ok7 ], [ %255, %b31_fail8 ], [ %310, %b37_fail2 ], [ %309, %b37_ok2 ], [ 0, %b38_fail1 ], [ %314, %b39 ], [ 0, %b47_fail1 ], [ %389, %b48_fail1 ], [ %508, %b65_fail1 ], [ %512, %b67_fail1 ], [ %35, %b71 ], [ %p3, %b72 ], [ %25, %b73 ], [ %p1, %b74 ], !dbg !587
	%537 = phi i64 [ %p5, %b18_fail2 ], [ 0, %b18_ok2 ], [ %p5, %b20_fail2 ], [ 0, %b20_ok2 ], [ %60, %b29_fail2 ], [ %187, %b29_fail3 ], [ %60, %b29_fail4 ], [ %p5, %b29_fail5 ], [ %190, %b29_fail6 ], [ %43, %b29_fail7 ], [ 0, %b29_ok7 ], [ %211, %b29_fail8 ], [ %60, %b31_fail2 ], [ %60, %b31_fail3 ], [ %234, %b31_fail4 ], [ %p5, %b31_fail5 ], [ %235, %b31_fail6 ], [ %43, %b31_fail7 ], [ 0, %b31_ok7 ], [ %256, %b31_fail8 ], [ %p18, %b37_fail2 ], [ %310, %b37_ok2 ], [ 0, %b38_fail1 ], [ 16, %b39 ], [ %p22, %b47_fail1 ], [ %p24, %b48_fail1 ], [ %p16, %b65_fail1 ], [ %p24, %b67_fail1 ], [ 16, %b71 ], [ 4, %b72 ], [ 16, %b73 ], [ 4, %b74 ], !dbg !587
	call void @gpuc_fail(i8* %ctrl, i32 %535, i64 %536, i64 %537), !dbg !587
	ret void, !dbg !587
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !831 {
entry:
	br label %b0, !dbg !832

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !832
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !832
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !832
	%3 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !832
	%4 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !832
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !835
	%6 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !836
	%7 = icmp uge i64 0, %p9, !dbg !836
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !836, !prof !15

b0_ok1:
	%8 = load i64, i64 addrspace(1)* %6, align 8, !dbg !836
	%9 = icmp eq i64 %8, 0, !dbg !837
	br i1 %9, label %b1, label %b16, !dbg !837

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !838
	%11 = icmp uge i64 1, %p9, !dbg !838
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !838, !prof !15

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !838
	%13 = icmp eq i64 %12, 0, !dbg !839
	br i1 %13, label %b2, label %b16, !dbg !839

b2:
	%14 = addrspacecast double addrspace(1)* %0 to double*, !dbg !840
	%15 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !840
	%16 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !840
	%17 = addrspacecast double addrspace(1)* %3 to double*, !dbg !840
	%18 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !840
	%19 = call i32 @gpuc_fn_solver_publish(double* %14, i64 %p1, i64 %p1, i64* %15, i64 %p3, i32* %16, i64 %p5, i64 %p5, double* %17, i64 %p7, i64 %p7, i64* %18, i64 %p9, i64 %p9, i32 %p10, i8* %ctrl), !dbg !840
	%20 = sext i32 %5 to i64, !dbg !835
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !841, !range !87
	%22 = sext i32 %21 to i64, !dbg !841
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !841, !range !22
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !841, !range !22
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !841, !range !23
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !841, !range !19
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !841, !range !19
	%28 = mul i32 %27, %25, !dbg !841
	%29 = add i32 %24, %28, !dbg !841
	%30 = mul i32 %26, %29, !dbg !841
	%31 = add i32 %23, %30, !dbg !841
	%32 = and i32 %31, -32, !dbg !841
	%33 = mul i32 %26, %27, !dbg !841
	%34 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !841, !range !20
	%35 = mul i32 %33, %34, !dbg !841
	%36 = sub i32 %35, %32, !dbg !841
	%37 = icmp slt i32 %36, 32, !dbg !841
	%38 = select i1 %37, i32 %36, i32 32, !dbg !841
	%39 = sext i32 %38 to i64, !dbg !841
	br label %b3, !dbg !841

b3:
	%40 = phi double [ 0.000000e+00, %b2 ], [ %66, %b5_ok1 ], !dbg !844
	%41 = phi i64 [ %22, %b2 ], [ %67, %b5_ok1 ], !dbg !841
	%42 = icmp slt i64 %41, %20, !dbg !841
	br i1 %42, label %b4, label %b7, !dbg !841

b4:
	%43 = urem i32 %19, 2, !dbg !846
	%44 = zext i32 %43 to i64, !dbg !847
	%45 = trunc i64 %20 to i32, !dbg !848
	%46 = mul i32 %43, %45, !dbg !848
	%47 = zext i32 %46 to i64, !dbg !848
	%48 = add i64 %47, %41, !dbg !849
	%49 = mul i64 %48, 2, !dbg !850
	%50 = add i64 %49, 2, !dbg !852
	%51 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %49, !dbg !853
	%52 = addrspacecast i64 addrspace(1)* %51 to i64*, !dbg !854
	%53 = ptrtoint i64* %52 to i64, !dbg !854
	%54 = and i64 %53, 15, !dbg !854
	%55 = icmp eq i64 %54, 0, !dbg !854
	%56 = icmp ugt i64 %50, %p3, !dbg !853
	%57 = icmp ugt i64 %49, %50, !dbg !853
	%58 = or i1 %56, %57, !dbg !853
	br i1 %58, label %b4_fail1, label %b4_ok1, !dbg !853, !prof !15

b4_ok1:
	br i1 %55, label %b5, label %b6, !dbg !854

b5:
	%59 = bitcast i64 addrspace(1)* %51 to { i64, i64 } addrspace(1)*, !dbg !854
	%60 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %59, i64 0, !dbg !855
	%61 = addrspacecast { i64, i64 } addrspace(1)* %60 to { i64, i64 }*, !dbg !843
	%62 = icmp eq { i64, i64 } addrspace(1)* %60, null, !dbg !843
	br i1 %62, label %b5_fail1, label %b5_ok1, !dbg !843, !prof !15

b5_ok1:
	%63 = bitcast { i64, i64 }* %61 to i8*, !dbg !843
	%64 = call i64 @gpuc_wait_line_thread(i8* %63, i32 %19, i32 1, i8* %ctrl, i32 31), !dbg !843
	%65 = bitcast i64 %64 to double, !dbg !856
	%66 = fadd double %40, %65, !dbg !857
	%67 = add i64 %41, %39, !dbg !841
	br label %b3, !dbg !841

b6:
	br label %fail, !dbg !854

b7:
	%68 = icmp eq i64 %39, 32, !dbg !861
	br i1 %68, label %b8, label %b10, !dbg !861

b8:
	%69 = phi double [ %86, %b9 ], [ %40, %b7 ], !dbg !862
	%70 = phi i64 [ %89, %b9 ], [ 16, %b7 ], !dbg !863
	%71 = icmp sgt i64 %70, 0, !dbg !864
	br i1 %71, label %b9, label %b13, !dbg !864

b9:
	%72 = trunc i64 %70 to i32, !dbg !865
	%73 = bitcast double %69 to i64, !dbg !865
	%74 = trunc i64 %73 to i32, !dbg !865
	%75 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %74, i32 %72, i32 31), !dbg !865
	%76 = extractvalue { i32, i1 } %75, 0, !dbg !865
	%77 = lshr i64 %73, 32, !dbg !865
	%78 = trunc i64 %77 to i32, !dbg !865
	%79 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %78, i32 %72, i32 31), !dbg !865
	%80 = extractvalue { i32, i1 } %79, 0, !dbg !865
	%81 = zext i32 %80 to i64, !dbg !865
	%82 = shl i64 %81, 32, !dbg !865
	%83 = zext i32 %76 to i64, !dbg !865
	%84 = or i64 %83, %82, !dbg !865
	%85 = bitcast i64 %84 to double, !dbg !865
	%86 = fadd double %69, %85, !dbg !866
	%87 = trunc i64 %70 to i32, !dbg !867
	%88 = udiv i32 %87, 2, !dbg !867
	%89 = zext i32 %88 to i64, !dbg !867
	br label %b8, !dbg !867

b10:
	%90 = bitcast double %40 to i64, !dbg !868
	%91 = trunc i64 %90 to i32, !dbg !868
	%92 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %91, i32 0, i32 31), !dbg !868
	%93 = extractvalue { i32, i1 } %92, 0, !dbg !868
	%94 = lshr i64 %90, 32, !dbg !868
	%95 = trunc i64 %94 to i32, !dbg !868
	%96 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %95, i32 0, i32 31), !dbg !868
	%97 = extractvalue { i32, i1 } %96, 0, !dbg !868
	%98 = zext i32 %97 to i64, !dbg !868
	%99 = shl i64 %98, 32, !dbg !868
	%100 = zext i32 %93 to i64, !dbg !868
	%101 = or i64 %100, %99, !dbg !868
	%102 = bitcast i64 %101 to double, !dbg !868
	br label %b11, !dbg !868

b11:
	%103 = phi double [ %102, %b10 ], [ %120, %b12 ], !dbg !869
	%104 = phi i64 [ 1, %b10 ], [ %121, %b12 ], !dbg !870
	%105 = icmp slt i64 %104, %39, !dbg !871
	br i1 %105, label %b12, label %b13, !dbg !871

b12:
	%106 = trunc i64 %104 to i32, !dbg !872
	%107 = bitcast double %40 to i64, !dbg !872
	%108 = trunc i64 %107 to i32, !dbg !872
	%109 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %108, i32 %106, i32 31), !dbg !872
	%110 = extractvalue { i32, i1 } %109, 0, !dbg !872
	%111 = lshr i64 %107, 32, !dbg !872
	%112 = trunc i64 %111 to i32, !dbg !872
	%113 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %112, i32 %106, i32 31), !dbg !872
	%114 = extractvalue { i32, i1 } %113, 0, !dbg !872
	%115 = zext i32 %114 to i64, !dbg !872
	%116 = shl i64 %115, 32, !dbg !872
	%117 = zext i32 %110 to i64, !dbg !872
	%118 = or i64 %117, %116, !dbg !872
	%119 = bitcast i64 %118 to double, !dbg !872
	%120 = fadd double %103, %119, !dbg !866
	%121 = add i64 %104, 1, !dbg !873
	br label %b11, !dbg !873

b13:
	%122 = phi double [ %69, %b8 ], [ %103, %b11 ], !dbg !860
	%123 = sext i32 %31 to i64, !dbg !874
	%124 = icmp ne i64 %123, 0, !dbg !875
	br i1 %124, label %b16, label %b14, !dbg !875

b14:
	%125 = getelementptr inbounds double, double addrspace(1)* %3, i64 0, !dbg !876
	%126 = icmp uge i64 0, %p7, !dbg !876
	br i1 %126, label %b14_fail1, label %b14_ok1, !dbg !876, !prof !15

b14_ok1:
	store double %122, double addrspace(1)* %125, align 8, !dbg !876
	%127 = fcmp ole double %122, %p12, !dbg !877
	br i1 %127, label %b15, label %b16, !dbg !877

b15:
	%128 = add i64 %p11, 1, !dbg !878
	%129 = urem i64 %128, 2, !dbg !879
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %129, !dbg !880
	store i64 %p11, i64 addrspace(1)* %130, align 8, !dbg !880
	br label %b16, !dbg !880

b16:
	ret void, !dbg !833

b0_fail1:
	br label %fail, !dbg !836

b1_fail1:
	br label %fail, !dbg !838

b4_fail1:
	%131 = icmp ugt i64 %50, %p3, !dbg !853
	br i1 %131, label %b4_fail2, label %b4_ok2, !dbg !853

b4_fail2:
	br label %fail, !dbg !853

b4_ok2:
	br label %fail, !dbg !853

b5_fail1:
	br label %fail, !dbg !843

b14_fail1:
	br label %fail, !dbg !876

fail:
	%132 = phi i32 [ 36, %b0_fail1 ], [ 36, %b1_fail1 ], [ 5, %b4_fail2 ], [ 6, %b4_ok2 ], [ 30, %b5_fail1 ], [ 7, %b6 ], [ 32, %b14_fail1 ], !dbg !832
	%133 = phi i64 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ %50, %b4_fail2 ], [ %49, %b4_ok2 ], [ 0, %b5_fail1 ], [ %54, %b6 ], [ 0, %b14_fail1 ], !dbg !832
	%134 = phi i64 [ %p9, %b0_fail1 ], [ %p9, %b1_fail1 ], [ %p3, %b4_fail2 ], [ %50, %b4_ok2 ], [ 0, %b5_fail1 ], [ 16, %b6 ], [ %p7, %b14_fail1 ], !dbg !832
	call void @gpuc_fail(i8* %ctrl, i32 %132, i64 %133, i64 %134), !dbg !832
	ret void, !dbg !832
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !881 {
entry:
	br label %b0, !dbg !882

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !882
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !882
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !883
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !884, !range !123
	%4 = sext i32 %3 to i64, !dbg !884
	%5 = sext i32 %2 to i64, !dbg !883
	%6 = icmp ne i64 %5, 0, !dbg !885
	br label %b1, !dbg !886

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !887
	%8 = icmp slt i64 %7, %p10, !dbg !888
	br i1 %8, label %b2, label %b10, !dbg !888

b2:
	%9 = mul i64 %7, %p8, !dbg !890
	%10 = icmp eq i64 %p10, 0, !dbg !889
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !889, !prof !15

b2_ok1:
	%11 = icmp eq i64 %p10, -1, !dbg !889
	%12 = select i1 %11, i64 1, i64 %p10, !dbg !889
	%13 = sdiv i64 %9, %12, !dbg !889
	%14 = sub i64 0, %9, !dbg !889
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !889
	%16 = sub i64 %15, %p7, !dbg !891
	%17 = icmp slt i64 %16, 0, !dbg !892
	br i1 %17, label %b9, label %b3, !dbg !892

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !893
	br i1 %18, label %b9, label %b4, !dbg !893

b4:
	%19 = mul i64 %7, %p9, !dbg !894
	%20 = add i64 %7, 1, !dbg !895
	%21 = mul i64 %20, %p9, !dbg !896
	%22 = sub i64 %21, %19, !dbg !897
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !897
	%24 = icmp ugt i64 %21, %p1, !dbg !897
	%25 = icmp ugt i64 %19, %21, !dbg !897
	%26 = or i1 %24, %25, !dbg !897
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !897, !prof !15

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !898, !range !22
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !898, !range !22
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !898, !range !23
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !898, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !898, !range !19
	%32 = mul i32 %31, %29, !dbg !898
	%33 = add i32 %28, %32, !dbg !898
	%34 = mul i32 %30, %33, !dbg !898
	%35 = add i32 %27, %34, !dbg !898
	%36 = sext i32 %35 to i64, !dbg !898
	%37 = mul i32 %30, %31, !dbg !898
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !898, !range !20
	%39 = mul i32 %37, %38, !dbg !898
	%40 = sext i32 %39 to i64, !dbg !898
	%41 = add i64 %16, 1, !dbg !899
	%42 = mul i64 %41, %p6, !dbg !900
	br label %b5, !dbg !898

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !898
	%44 = icmp slt i64 %43, %p9, !dbg !898
	br i1 %44, label %b6, label %b7, !dbg !898

b6:
	%45 = mul i64 %43, %p5, !dbg !901
	%46 = icmp eq i64 %p9, -1, !dbg !902
	%47 = select i1 %46, i64 1, i64 %p9, !dbg !902
	%48 = sdiv i64 %45, %47, !dbg !902
	%49 = sub i64 0, %45, !dbg !902
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !902
	%51 = add i64 %42, %50, !dbg !903
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !904
	%53 = icmp uge i64 %51, %p3, !dbg !904
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !904, !prof !15

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !904
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !905
	store float %54, float addrspace(1)* %55, align 4, !dbg !905
	%56 = add i64 %43, %40, !dbg !898
	br label %b5, !dbg !898

b7:
	call void @llvm.nvvm.barrier0(), !dbg !906
	br i1 %6, label %b8, label %b9, !dbg !885

b8:
	%57 = mul i64 %22, 4, !dbg !907
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !907
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !907
	%60 = bitcast float* %58 to i8*, !dbg !907
	%61 = bitcast float* %59 to i8*, !dbg !907
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0, i32 1), !dbg !907
	br label %b9, !dbg !907

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !908, !range !398
	%63 = sext i32 %62 to i64, !dbg !908
	%64 = add i64 %7, %63, !dbg !909
	br label %b1, !dbg !909

b10:
	ret void, !dbg !909

b2_fail1:
	br label %fail, !dbg !889

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !897
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !897

b4_fail2:
	br label %fail, !dbg !897

b4_ok2:
	br label %fail, !dbg !897

b6_fail1:
	br label %fail, !dbg !904

fail:
	%66 = phi i32 [ 37, %b2_fail1 ], [ 38, %b4_fail2 ], [ 39, %b4_ok2 ], [ 40, %b6_fail1 ], !dbg !882
	%67 = phi i64 [ 0, %b2_fail1 ], [ %21, %b4_fail2 ], [ %19, %b4_ok2 ], [ %51, %b6_fail1 ], !dbg !882
	%68 = phi i64 [ 0, %b2_fail1 ], [ %p1, %b4_fail2 ], [ %21, %b4_ok2 ], [ %p3, %b6_fail1 ], !dbg !882
	call void @gpuc_fail(i8* %ctrl, i32 %66, i64 %67, i64 %68), !dbg !882
	ret void, !dbg !882
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
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !398
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
!nvvm.annotations = !{!910, !911, !912, !913, !914, !915, !916, !917, !918, !919, !920, !921, !922, !923, !924, !925, !926, !927}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = !DIFile(filename: "norm.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!7 = distinct !DISubprogram(name: "publish", scope: !6, file: !6, line: 64, type: !4, isDefinition: true, scopeLine: 64, isOptimized: true, unit: !2)
!8 = !DILocation(line: 64, column: 6, scope: !7)
!9 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!10 = distinct !DISubprogram(name: "Publish", scope: !9, file: !9, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!11 = !DILocation(line: 82, column: 13, scope: !7)
!12 = !DILocation(line: 63, column: 23, scope: !10, inlinedAt: !11)
!13 = !DILocation(line: 63, column: 40, scope: !10, inlinedAt: !11)
!14 = !DILocation(line: 65, column: 20, scope: !7)
!15 = !{!"branch_weights", i32 1, i32 1048576}
!16 = !DILocation(line: 65, column: 24, scope: !7)
!17 = !DILocation(line: 66, column: 32, scope: !7)
!18 = !DILocation(line: 66, column: 50, scope: !7)
!19 = !{i32 1, i32 1025}
!20 = !{i32 1, i32 65}
!21 = !DILocation(line: 75, column: 25, scope: !7)
!22 = !{i32 0, i32 1024}
!23 = !{i32 0, i32 64}
!24 = distinct !DISubprogram(name: "place", scope: !6, file: !6, line: 88, type: !4, isDefinition: true, scopeLine: 88, isOptimized: true, unit: !2)
!25 = !DILocation(line: 69, column: 26, scope: !7)
!26 = !DILocation(line: 88, column: 62, scope: !24, inlinedAt: !25)
!27 = !DILocation(line: 77, column: 37, scope: !7)
!28 = !DILocation(line: 77, column: 52, scope: !7)
!29 = !DILocation(line: 75, column: 48, scope: !7)
!30 = !DILocation(line: 73, column: 2, scope: !7)
!31 = !{!"branch_weights", i32 1048576, i32 1}
!32 = !DILocation(line: 75, column: 6, scope: !7)
!33 = !DILocation(line: 75, column: 31, scope: !7)
!34 = !DILocation(line: 88, column: 50, scope: !24, inlinedAt: !25)
!35 = !DILocation(line: 88, column: 57, scope: !24, inlinedAt: !25)
!36 = !DILocation(line: 88, column: 69, scope: !24, inlinedAt: !25)
!37 = !DILocation(line: 69, column: 20, scope: !7)
!38 = !DILocation(line: 77, column: 22, scope: !7)
!39 = !DILocation(line: 68, column: 12, scope: !7)
!40 = !DILocation(line: 69, column: 4, scope: !7)
!41 = !DILocation(line: 77, column: 20, scope: !7)
!42 = !DILocation(line: 77, column: 16, scope: !7)
!43 = !DILocation(line: 77, column: 35, scope: !7)
!44 = !DILocation(line: 77, column: 33, scope: !7)
!45 = !DILocation(line: 77, column: 29, scope: !7)
!46 = !DILocation(line: 77, column: 50, scope: !7)
!47 = !DILocation(line: 77, column: 48, scope: !7)
!48 = !DILocation(line: 77, column: 44, scope: !7)
!49 = !DILocation(line: 77, column: 3, scope: !7)
!50 = !DILocation(line: 75, column: 41, scope: !7)
!51 = !{!"llvm.loop.unroll.count", i32 1}
!52 = distinct !{!52, !51}
!53 = !{!"llvm.loop.unroll.disable"}
!54 = distinct !{!54, !53}
!55 = !DILocation(line: 70, column: 13, scope: !7)
!56 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!57 = distinct !DISubprogram(name: "reduceWarp", scope: !56, file: !56, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!58 = distinct !DISubprogram(name: "reduce", scope: !56, file: !56, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!59 = distinct !DISubprogram(name: "ReduceAdd", scope: !56, file: !56, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!60 = !DILocation(line: 79, column: 21, scope: !7)
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
!98 = !DILocation(line: 80, column: 22, scope: !7)
!99 = !DILocation(line: 81, column: 13, scope: !7)
!100 = !DIFile(filename: "value.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!101 = distinct !DISubprogram(name: "Store", scope: !100, file: !100, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!102 = !DILocation(line: 69, column: 8, scope: !10, inlinedAt: !11)
!103 = !DILocation(line: 12, column: 16, scope: !101, inlinedAt: !102)
!104 = !DILocation(line: 65, column: 12, scope: !10, inlinedAt: !11)
!105 = !DILocation(line: 66, column: 9, scope: !10, inlinedAt: !11)
!106 = !DILocation(line: 67, column: 4, scope: !10, inlinedAt: !11)
!107 = !DILocation(line: 65, column: 3, scope: !10, inlinedAt: !11)
!108 = distinct !DISubprogram(name: "valueAt", scope: !9, file: !9, line: 96, type: !4, isDefinition: true, scopeLine: 96, isOptimized: true, unit: !2)
!109 = !DILocation(line: 69, column: 29, scope: !10, inlinedAt: !11)
!110 = !DILocation(line: 97, column: 19, scope: !108, inlinedAt: !109)
!111 = !DILocation(line: 97, column: 13, scope: !108, inlinedAt: !109)
!112 = !DILocation(line: 97, column: 22, scope: !108, inlinedAt: !109)
!113 = !DILocation(line: 97, column: 27, scope: !108, inlinedAt: !109)
!114 = !DILocation(line: 97, column: 33, scope: !108, inlinedAt: !109)
!115 = distinct !DISubprogram(name: "line", scope: !100, file: !100, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!116 = !DILocation(line: 12, column: 24, scope: !101, inlinedAt: !102)
!117 = !DILocation(line: 32, column: 78, scope: !115, inlinedAt: !116)
!118 = !DILocation(line: 32, column: 71, scope: !115, inlinedAt: !116)
!119 = !DILocation(line: 32, column: 87, scope: !115, inlinedAt: !116)
!120 = !DILocation(line: 32, column: 92, scope: !115, inlinedAt: !116)
!121 = !DILocation(line: 12, column: 45, scope: !101, inlinedAt: !102)
!122 = !DILocation(line: 84, column: 2, scope: !7)
!123 = !{i32 0, i32 2147483647}
!124 = !{i32 0, i32 65535}
!125 = !DIFile(filename: "sweep.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!126 = distinct !DISubprogram(name: "march", scope: !125, file: !125, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!127 = !DILocation(line: 108, column: 6, scope: !126)
!128 = !DILocation(line: 109, column: 11, scope: !126)
!129 = !DILocation(line: 109, column: 27, scope: !126)
!130 = !DILocation(line: 110, column: 3, scope: !126)
!131 = !DILocation(line: 112, column: 18, scope: !126)
!132 = !DILocation(line: 113, column: 19, scope: !126)
!133 = !DILocation(line: 113, column: 32, scope: !126)
!134 = !DILocation(line: 113, column: 41, scope: !126)
!135 = !DILocation(line: 113, column: 23, scope: !126)
!136 = !DILocation(line: 117, column: 11, scope: !126)
!137 = !DILocation(line: 116, column: 2, scope: !126)
!138 = !DILocation(line: 120, column: 20, scope: !126)
!139 = !DILocation(line: 120, column: 11, scope: !126)
!140 = !DILocation(line: 116, column: 10, scope: !126)
!141 = !DILocation(line: 124, column: 41, scope: !126)
!142 = !DILocation(line: 125, column: 12, scope: !126)
!143 = !DILocation(line: 125, column: 16, scope: !126)
!144 = !DILocation(line: 125, column: 19, scope: !126)
!145 = !DILocation(line: 125, column: 30, scope: !126)
!146 = !DILocation(line: 125, column: 25, scope: !126)
!147 = !DILocation(line: 126, column: 24, scope: !126)
!148 = !DILocation(line: 126, column: 21, scope: !126)
!149 = !DILocation(line: 126, column: 40, scope: !126)
!150 = !DILocation(line: 127, column: 13, scope: !126)
!151 = distinct !DISubprogram(name: "fixed", scope: !125, file: !125, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!152 = !DILocation(line: 135, column: 21, scope: !126)
!153 = !DILocation(line: 166, column: 12, scope: !151, inlinedAt: !152)
!154 = !DILocation(line: 169, column: 20, scope: !151, inlinedAt: !152)
!155 = !DILocation(line: 169, column: 12, scope: !151, inlinedAt: !152)
!156 = !DILocation(line: 172, column: 11, scope: !151, inlinedAt: !152)
!157 = !DILocation(line: 172, column: 14, scope: !151, inlinedAt: !152)
!158 = !DILocation(line: 175, column: 11, scope: !151, inlinedAt: !152)
!159 = !DILocation(line: 175, column: 14, scope: !151, inlinedAt: !152)
!160 = !DILocation(line: 178, column: 11, scope: !151, inlinedAt: !152)
!161 = !DILocation(line: 178, column: 14, scope: !151, inlinedAt: !152)
!162 = !DILocation(line: 123, column: 2, scope: !126)
!163 = !DILocation(line: 125, column: 2, scope: !126)
!164 = !DILocation(line: 126, column: 2, scope: !126)
!165 = !DILocation(line: 126, column: 6, scope: !126)
!166 = !DILocation(line: 127, column: 2, scope: !126)
!167 = !DILocation(line: 128, column: 13, scope: !126)
!168 = !DILocation(line: 129, column: 15, scope: !126)
!169 = !DILocation(line: 130, column: 25, scope: !126)
!170 = !DILocation(line: 130, column: 48, scope: !126)
!171 = !DILocation(line: 130, column: 42, scope: !126)
!172 = !DILocation(line: 131, column: 27, scope: !126)
!173 = !DILocation(line: 131, column: 35, scope: !126)
!174 = !DILocation(line: 131, column: 24, scope: !126)
!175 = !DILocation(line: 131, column: 62, scope: !126)
!176 = !DILocation(line: 131, column: 51, scope: !126)
!177 = !DILocation(line: 132, column: 32, scope: !126)
!178 = !DILocation(line: 132, column: 40, scope: !126)
!179 = !DILocation(line: 132, column: 26, scope: !126)
!180 = !DILocation(line: 132, column: 70, scope: !126)
!181 = !DILocation(line: 132, column: 56, scope: !126)
!182 = distinct !DISubprogram(name: "mean", scope: !125, file: !125, line: 154, type: !4, isDefinition: true, scopeLine: 154, isOptimized: true, unit: !2)
!183 = !DILocation(line: 133, column: 20, scope: !126)
!184 = !DILocation(line: 156, column: 12, scope: !182, inlinedAt: !183)
!185 = !DILocation(line: 156, column: 20, scope: !182, inlinedAt: !183)
!186 = !DILocation(line: 156, column: 27, scope: !182, inlinedAt: !183)
!187 = !DILocation(line: 156, column: 37, scope: !182, inlinedAt: !183)
!188 = !DILocation(line: 157, column: 13, scope: !182, inlinedAt: !183)
!189 = !DILocation(line: 157, column: 21, scope: !182, inlinedAt: !183)
!190 = !DILocation(line: 157, column: 28, scope: !182, inlinedAt: !183)
!191 = !DILocation(line: 157, column: 38, scope: !182, inlinedAt: !183)
!192 = !DILocation(line: 158, column: 13, scope: !182, inlinedAt: !183)
!193 = !DILocation(line: 158, column: 21, scope: !182, inlinedAt: !183)
!194 = !DILocation(line: 158, column: 28, scope: !182, inlinedAt: !183)
!195 = !DILocation(line: 158, column: 38, scope: !182, inlinedAt: !183)
!196 = !DILocation(line: 159, column: 13, scope: !182, inlinedAt: !183)
!197 = !DILocation(line: 159, column: 21, scope: !182, inlinedAt: !183)
!198 = !DILocation(line: 159, column: 28, scope: !182, inlinedAt: !183)
!199 = !DILocation(line: 159, column: 38, scope: !182, inlinedAt: !183)
!200 = !DILocation(line: 133, column: 54, scope: !126)
!201 = !DILocation(line: 156, column: 12, scope: !182, inlinedAt: !200)
!202 = !DILocation(line: 156, column: 20, scope: !182, inlinedAt: !200)
!203 = !DILocation(line: 156, column: 27, scope: !182, inlinedAt: !200)
!204 = !DILocation(line: 156, column: 37, scope: !182, inlinedAt: !200)
!205 = !DILocation(line: 157, column: 13, scope: !182, inlinedAt: !200)
!206 = !DILocation(line: 157, column: 21, scope: !182, inlinedAt: !200)
!207 = !DILocation(line: 157, column: 28, scope: !182, inlinedAt: !200)
!208 = !DILocation(line: 157, column: 38, scope: !182, inlinedAt: !200)
!209 = !DILocation(line: 158, column: 13, scope: !182, inlinedAt: !200)
!210 = !DILocation(line: 158, column: 21, scope: !182, inlinedAt: !200)
!211 = !DILocation(line: 158, column: 28, scope: !182, inlinedAt: !200)
!212 = !DILocation(line: 158, column: 38, scope: !182, inlinedAt: !200)
!213 = !DILocation(line: 159, column: 13, scope: !182, inlinedAt: !200)
!214 = !DILocation(line: 159, column: 21, scope: !182, inlinedAt: !200)
!215 = !DILocation(line: 159, column: 28, scope: !182, inlinedAt: !200)
!216 = !DILocation(line: 159, column: 38, scope: !182, inlinedAt: !200)
!217 = !DILocation(line: 167, column: 7, scope: !151, inlinedAt: !152)
!218 = !DILocation(line: 169, column: 20, scope: !126)
!219 = !DILocation(line: 170, column: 7, scope: !151, inlinedAt: !152)
!220 = !DILocation(line: 172, column: 11, scope: !126)
!221 = !DILocation(line: 173, column: 7, scope: !151, inlinedAt: !152)
!222 = !DILocation(line: 175, column: 11, scope: !126)
!223 = !DILocation(line: 176, column: 7, scope: !151, inlinedAt: !152)
!224 = !DILocation(line: 178, column: 11, scope: !126)
!225 = !DILocation(line: 179, column: 7, scope: !151, inlinedAt: !152)
!226 = !DILocation(line: 181, column: 9, scope: !126)
!227 = !DILocation(line: 135, column: 55, scope: !126)
!228 = !DILocation(line: 166, column: 12, scope: !151, inlinedAt: !227)
!229 = !DILocation(line: 167, column: 7, scope: !151, inlinedAt: !227)
!230 = !DILocation(line: 169, column: 12, scope: !151, inlinedAt: !227)
!231 = !DILocation(line: 170, column: 7, scope: !151, inlinedAt: !227)
!232 = !DILocation(line: 172, column: 14, scope: !151, inlinedAt: !227)
!233 = !DILocation(line: 173, column: 7, scope: !151, inlinedAt: !227)
!234 = !DILocation(line: 175, column: 14, scope: !151, inlinedAt: !227)
!235 = !DILocation(line: 176, column: 7, scope: !151, inlinedAt: !227)
!236 = !DILocation(line: 178, column: 14, scope: !151, inlinedAt: !227)
!237 = !DILocation(line: 179, column: 7, scope: !151, inlinedAt: !227)
!238 = !DILocation(line: 133, column: 3, scope: !126)
!239 = !DILocation(line: 133, column: 8, scope: !126)
!240 = !DILocation(line: 137, column: 12, scope: !126)
!241 = !DILocation(line: 137, column: 27, scope: !126)
!242 = distinct !DISubprogram(name: "distance", scope: !125, file: !125, line: 185, type: !4, isDefinition: true, scopeLine: 185, isOptimized: true, unit: !2)
!243 = !DILocation(line: 138, column: 22, scope: !126)
!244 = !DILocation(line: 186, column: 19, scope: !242, inlinedAt: !243)
!245 = !DILocation(line: 186, column: 28, scope: !242, inlinedAt: !243)
!246 = !DILocation(line: 186, column: 37, scope: !242, inlinedAt: !243)
!247 = !DILocation(line: 186, column: 46, scope: !242, inlinedAt: !243)
!248 = !DILocation(line: 187, column: 10, scope: !242, inlinedAt: !243)
!249 = !DILocation(line: 187, column: 16, scope: !242, inlinedAt: !243)
!250 = !DILocation(line: 187, column: 13, scope: !242, inlinedAt: !243)
!251 = !DILocation(line: 187, column: 22, scope: !242, inlinedAt: !243)
!252 = !DILocation(line: 187, column: 19, scope: !242, inlinedAt: !243)
!253 = !DILocation(line: 187, column: 28, scope: !242, inlinedAt: !243)
!254 = !DILocation(line: 187, column: 25, scope: !242, inlinedAt: !243)
!255 = !DILocation(line: 138, column: 43, scope: !126)
!256 = !DILocation(line: 186, column: 19, scope: !242, inlinedAt: !255)
!257 = !DILocation(line: 186, column: 28, scope: !242, inlinedAt: !255)
!258 = !DILocation(line: 186, column: 37, scope: !242, inlinedAt: !255)
!259 = !DILocation(line: 186, column: 46, scope: !242, inlinedAt: !255)
!260 = !DILocation(line: 187, column: 10, scope: !242, inlinedAt: !255)
!261 = !DILocation(line: 187, column: 16, scope: !242, inlinedAt: !255)
!262 = !DILocation(line: 187, column: 13, scope: !242, inlinedAt: !255)
!263 = !DILocation(line: 187, column: 22, scope: !242, inlinedAt: !255)
!264 = !DILocation(line: 187, column: 19, scope: !242, inlinedAt: !255)
!265 = !DILocation(line: 187, column: 28, scope: !242, inlinedAt: !255)
!266 = !DILocation(line: 187, column: 25, scope: !242, inlinedAt: !255)
!267 = !DILocation(line: 138, column: 33, scope: !126)
!268 = !DILocation(line: 138, column: 3, scope: !126)
!269 = !DILocation(line: 128, column: 19, scope: !126)
!270 = !{!"llvm.loop.unroll.disable"}
!271 = distinct !{!271, !270}
!272 = !DILocation(line: 142, column: 10, scope: !126)
!273 = !DILocation(line: 143, column: 35, scope: !126)
!274 = !DILocation(line: 143, column: 32, scope: !126)
!275 = !DILocation(line: 143, column: 52, scope: !126)
!276 = !DILocation(line: 143, column: 60, scope: !126)
!277 = !DILocation(line: 143, column: 49, scope: !126)
!278 = !DILocation(line: 143, column: 87, scope: !126)
!279 = !DILocation(line: 143, column: 76, scope: !126)
!280 = !DILocation(line: 143, column: 14, scope: !126)
!281 = !DILocation(line: 156, column: 12, scope: !182, inlinedAt: !280)
!282 = !DILocation(line: 156, column: 20, scope: !182, inlinedAt: !280)
!283 = !DILocation(line: 156, column: 27, scope: !182, inlinedAt: !280)
!284 = !DILocation(line: 156, column: 37, scope: !182, inlinedAt: !280)
!285 = !DILocation(line: 157, column: 13, scope: !182, inlinedAt: !280)
!286 = !DILocation(line: 157, column: 21, scope: !182, inlinedAt: !280)
!287 = !DILocation(line: 157, column: 28, scope: !182, inlinedAt: !280)
!288 = !DILocation(line: 157, column: 38, scope: !182, inlinedAt: !280)
!289 = !DILocation(line: 158, column: 13, scope: !182, inlinedAt: !280)
!290 = !DILocation(line: 158, column: 21, scope: !182, inlinedAt: !280)
!291 = !DILocation(line: 158, column: 28, scope: !182, inlinedAt: !280)
!292 = !DILocation(line: 158, column: 38, scope: !182, inlinedAt: !280)
!293 = !DILocation(line: 159, column: 13, scope: !182, inlinedAt: !280)
!294 = !DILocation(line: 159, column: 21, scope: !182, inlinedAt: !280)
!295 = !DILocation(line: 159, column: 28, scope: !182, inlinedAt: !280)
!296 = !DILocation(line: 159, column: 38, scope: !182, inlinedAt: !280)
!297 = !DILocation(line: 145, column: 15, scope: !126)
!298 = !DILocation(line: 166, column: 12, scope: !151, inlinedAt: !297)
!299 = !DILocation(line: 167, column: 7, scope: !151, inlinedAt: !297)
!300 = !DILocation(line: 169, column: 12, scope: !151, inlinedAt: !297)
!301 = !DILocation(line: 170, column: 7, scope: !151, inlinedAt: !297)
!302 = !DILocation(line: 172, column: 14, scope: !151, inlinedAt: !297)
!303 = !DILocation(line: 173, column: 7, scope: !151, inlinedAt: !297)
!304 = !DILocation(line: 175, column: 14, scope: !151, inlinedAt: !297)
!305 = !DILocation(line: 176, column: 7, scope: !151, inlinedAt: !297)
!306 = !DILocation(line: 178, column: 14, scope: !151, inlinedAt: !297)
!307 = !DILocation(line: 179, column: 7, scope: !151, inlinedAt: !297)
!308 = !DILocation(line: 143, column: 3, scope: !126)
!309 = !DILocation(line: 147, column: 12, scope: !126)
!310 = !DILocation(line: 148, column: 22, scope: !126)
!311 = !DILocation(line: 186, column: 19, scope: !242, inlinedAt: !310)
!312 = !DILocation(line: 186, column: 28, scope: !242, inlinedAt: !310)
!313 = !DILocation(line: 186, column: 37, scope: !242, inlinedAt: !310)
!314 = !DILocation(line: 186, column: 46, scope: !242, inlinedAt: !310)
!315 = !DILocation(line: 187, column: 10, scope: !242, inlinedAt: !310)
!316 = !DILocation(line: 187, column: 16, scope: !242, inlinedAt: !310)
!317 = !DILocation(line: 187, column: 13, scope: !242, inlinedAt: !310)
!318 = !DILocation(line: 187, column: 22, scope: !242, inlinedAt: !310)
!319 = !DILocation(line: 187, column: 19, scope: !242, inlinedAt: !310)
!320 = !DILocation(line: 187, column: 28, scope: !242, inlinedAt: !310)
!321 = !DILocation(line: 187, column: 25, scope: !242, inlinedAt: !310)
!322 = !DILocation(line: 148, column: 3, scope: !126)
!323 = !DILocation(line: 150, column: 2, scope: !126)
!324 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!325 = !DILocation(line: 25, column: 6, scope: !324)
!326 = distinct !DISubprogram(name: "send", scope: !125, file: !125, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!327 = distinct !DISubprogram(name: "sweepTile", scope: !125, file: !125, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!328 = distinct !DISubprogram(name: "sweep", scope: !125, file: !125, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!329 = !DILocation(line: 46, column: 18, scope: !324)
!330 = !DILocation(line: 44, column: 23, scope: !328, inlinedAt: !329)
!331 = !DILocation(line: 82, column: 8, scope: !327, inlinedAt: !330)
!332 = !DILocation(line: 101, column: 20, scope: !326, inlinedAt: !331)
!333 = distinct !DISubprogram(name: "collects", scope: !6, file: !6, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!334 = !DILocation(line: 26, column: 23, scope: !324)
!335 = !DILocation(line: 38, column: 19, scope: !333, inlinedAt: !334)
!336 = !DILocation(line: 38, column: 24, scope: !333, inlinedAt: !334)
!337 = !DILocation(line: 38, column: 63, scope: !333, inlinedAt: !334)
!338 = !{i32 1, i32 65536}
!339 = !DILocation(line: 38, column: 67, scope: !333, inlinedAt: !334)
!340 = !DILocation(line: 38, column: 53, scope: !333, inlinedAt: !334)
!341 = !DILocation(line: 38, column: 47, scope: !333, inlinedAt: !334)
!342 = !DILocation(line: 38, column: 29, scope: !333, inlinedAt: !334)
!343 = !DILocation(line: 27, column: 32, scope: !324)
!344 = !DILocation(line: 27, column: 35, scope: !324)
!345 = !DILocation(line: 28, column: 10, scope: !324)
!346 = !DILocation(line: 28, column: 23, scope: !324)
!347 = !DILocation(line: 28, column: 8, scope: !324)
!348 = !DILocation(line: 28, column: 29, scope: !324)
!349 = !DILocation(line: 32, column: 11, scope: !324)
!350 = !DILocation(line: 33, column: 25, scope: !324)
!351 = !DILocation(line: 33, column: 23, scope: !324)
!352 = !DILocation(line: 33, column: 37, scope: !324)
!353 = !DILocation(line: 34, column: 34, scope: !324)
!354 = !DILocation(line: 34, column: 37, scope: !324)
!355 = !DILocation(line: 35, column: 14, scope: !324)
!356 = !DILocation(line: 37, column: 4, scope: !324)
!357 = !DILocation(line: 41, column: 15, scope: !324)
!358 = !DILocation(line: 42, column: 18, scope: !324)
!359 = !DILocation(line: 40, column: 2, scope: !324)
!360 = !DILocation(line: 45, column: 12, scope: !324)
!361 = distinct !DISubprogram(name: "stateIn", scope: !125, file: !125, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!362 = !DILocation(line: 46, column: 29, scope: !324)
!363 = !DILocation(line: 35, column: 33, scope: !361, inlinedAt: !362)
!364 = !DILocation(line: 46, column: 44, scope: !324)
!365 = !DILocation(line: 35, column: 33, scope: !361, inlinedAt: !364)
!366 = !DILocation(line: 57, column: 32, scope: !327, inlinedAt: !330)
!367 = !DILocation(line: 31, column: 40, scope: !324)
!368 = !DILocation(line: 67, column: 64, scope: !327, inlinedAt: !330)
!369 = distinct !DISubprogram(name: "haloSignal", scope: !125, file: !125, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!370 = !DILocation(line: 67, column: 40, scope: !327, inlinedAt: !330)
!371 = !DILocation(line: 22, column: 25, scope: !369, inlinedAt: !370)
!372 = !DILocation(line: 22, column: 33, scope: !369, inlinedAt: !370)
!373 = !DILocation(line: 70, column: 40, scope: !327, inlinedAt: !330)
!374 = !DILocation(line: 22, column: 27, scope: !369, inlinedAt: !373)
!375 = !DILocation(line: 22, column: 33, scope: !369, inlinedAt: !373)
!376 = !DILocation(line: 77, column: 60, scope: !327, inlinedAt: !330)
!377 = !DILocation(line: 78, column: 48, scope: !327, inlinedAt: !330)
!378 = !DILocation(line: 82, column: 68, scope: !327, inlinedAt: !330)
!379 = !DILocation(line: 99, column: 23, scope: !326, inlinedAt: !331)
!380 = !DILocation(line: 100, column: 13, scope: !326, inlinedAt: !331)
!381 = !DILocation(line: 100, column: 17, scope: !326, inlinedAt: !331)
!382 = !DILocation(line: 102, column: 13, scope: !326, inlinedAt: !331)
!383 = !DILocation(line: 22, column: 25, scope: !369, inlinedAt: !382)
!384 = !DILocation(line: 22, column: 27, scope: !369, inlinedAt: !382)
!385 = !DILocation(line: 22, column: 33, scope: !369, inlinedAt: !382)
!386 = !DILocation(line: 102, column: 68, scope: !326, inlinedAt: !331)
!387 = !DILocation(line: 85, column: 8, scope: !327, inlinedAt: !330)
!388 = !DILocation(line: 99, column: 13, scope: !326, inlinedAt: !387)
!389 = !DILocation(line: 99, column: 19, scope: !326, inlinedAt: !387)
!390 = !DILocation(line: 102, column: 13, scope: !326, inlinedAt: !387)
!391 = !DILocation(line: 22, column: 33, scope: !369, inlinedAt: !390)
!392 = !DILocation(line: 102, column: 68, scope: !326, inlinedAt: !387)
!393 = !DILocation(line: 43, column: 19, scope: !328, inlinedAt: !329)
!394 = !DILocation(line: 42, column: 2, scope: !328, inlinedAt: !329)
!395 = !DILocation(line: 43, column: 6, scope: !328, inlinedAt: !329)
!396 = !DILocation(line: 43, column: 42, scope: !328, inlinedAt: !329)
!397 = !DILocation(line: 57, column: 65, scope: !327, inlinedAt: !330)
!398 = !{i32 1, i32 -2147483648}
!399 = !DILocation(line: 57, column: 69, scope: !327, inlinedAt: !330)
!400 = !DILocation(line: 57, column: 53, scope: !327, inlinedAt: !330)
!401 = !DILocation(line: 58, column: 42, scope: !327, inlinedAt: !330)
!402 = !DILocation(line: 58, column: 31, scope: !327, inlinedAt: !330)
!403 = !DILocation(line: 58, column: 60, scope: !327, inlinedAt: !330)
!404 = !DILocation(line: 58, column: 47, scope: !327, inlinedAt: !330)
!405 = !DILocation(line: 58, column: 16, scope: !327, inlinedAt: !330)
!406 = !DIFile(filename: "part.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!407 = distinct !DISubprogram(name: "Layout.strip", scope: !406, file: !406, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!408 = !DILocation(line: 59, column: 19, scope: !327, inlinedAt: !330)
!409 = !DILocation(line: 76, column: 48, scope: !407, inlinedAt: !408)
!410 = !DILocation(line: 76, column: 62, scope: !407, inlinedAt: !408)
!411 = !DILocation(line: 76, column: 57, scope: !407, inlinedAt: !408)
!412 = !DILocation(line: 76, column: 75, scope: !407, inlinedAt: !408)
!413 = !DILocation(line: 59, column: 41, scope: !327, inlinedAt: !330)
!414 = !DILocation(line: 59, column: 35, scope: !327, inlinedAt: !330)
!415 = !DILocation(line: 76, column: 48, scope: !407, inlinedAt: !414)
!416 = !DILocation(line: 76, column: 62, scope: !407, inlinedAt: !414)
!417 = !DILocation(line: 76, column: 57, scope: !407, inlinedAt: !414)
!418 = !DILocation(line: 76, column: 75, scope: !407, inlinedAt: !414)
!419 = !DILocation(line: 60, column: 17, scope: !327, inlinedAt: !330)
!420 = !DILocation(line: 60, column: 30, scope: !327, inlinedAt: !330)
!421 = !DILocation(line: 60, column: 23, scope: !327, inlinedAt: !330)
!422 = !DILocation(line: 60, column: 55, scope: !327, inlinedAt: !330)
!423 = !DILocation(line: 60, column: 47, scope: !327, inlinedAt: !330)
!424 = !DILocation(line: 65, column: 20, scope: !327, inlinedAt: !330)
!425 = !DILocation(line: 65, column: 23, scope: !327, inlinedAt: !330)
!426 = !DILocation(line: 22, column: 42, scope: !369, inlinedAt: !370)
!427 = !DILocation(line: 22, column: 20, scope: !369, inlinedAt: !370)
!428 = !DILocation(line: 22, column: 16, scope: !369, inlinedAt: !370)
!429 = !DILocation(line: 67, column: 26, scope: !327, inlinedAt: !330)
!430 = !DILocation(line: 22, column: 42, scope: !369, inlinedAt: !373)
!431 = !DILocation(line: 22, column: 20, scope: !369, inlinedAt: !373)
!432 = !DILocation(line: 22, column: 16, scope: !369, inlinedAt: !373)
!433 = !DILocation(line: 70, column: 26, scope: !327, inlinedAt: !330)
!434 = !DILocation(line: 73, column: 17, scope: !327, inlinedAt: !330)
!435 = !DILocation(line: 74, column: 31, scope: !327, inlinedAt: !330)
!436 = !DILocation(line: 75, column: 20, scope: !327, inlinedAt: !330)
!437 = !DILocation(line: 75, column: 4, scope: !327, inlinedAt: !330)
!438 = !DILocation(line: 62, column: 2, scope: !327, inlinedAt: !330)
!439 = !DILocation(line: 77, column: 47, scope: !327, inlinedAt: !330)
!440 = !DILocation(line: 77, column: 30, scope: !327, inlinedAt: !330)
!441 = !DILocation(line: 78, column: 20, scope: !327, inlinedAt: !330)
!442 = !DILocation(line: 78, column: 4, scope: !327, inlinedAt: !330)
!443 = !DILocation(line: 80, column: 17, scope: !327, inlinedAt: !330)
!444 = !DILocation(line: 98, column: 28, scope: !326, inlinedAt: !331)
!445 = !DILocation(line: 98, column: 14, scope: !326, inlinedAt: !331)
!446 = !DILocation(line: 98, column: 10, scope: !326, inlinedAt: !331)
!447 = !DILocation(line: 98, column: 34, scope: !326, inlinedAt: !331)
!448 = !DILocation(line: 99, column: 37, scope: !326, inlinedAt: !331)
!449 = !DILocation(line: 99, column: 32, scope: !326, inlinedAt: !331)
!450 = !DILocation(line: 99, column: 43, scope: !326, inlinedAt: !331)
!451 = !DILocation(line: 100, column: 30, scope: !326, inlinedAt: !331)
!452 = !DILocation(line: 100, column: 41, scope: !326, inlinedAt: !331)
!453 = !DILocation(line: 101, column: 55, scope: !326, inlinedAt: !331)
!454 = !DILocation(line: 101, column: 46, scope: !326, inlinedAt: !331)
!455 = !DILocation(line: 101, column: 83, scope: !326, inlinedAt: !331)
!456 = !DILocation(line: 101, column: 74, scope: !326, inlinedAt: !331)
!457 = !DILocation(line: 22, column: 42, scope: !369, inlinedAt: !382)
!458 = !DILocation(line: 22, column: 20, scope: !369, inlinedAt: !382)
!459 = !DILocation(line: 22, column: 16, scope: !369, inlinedAt: !382)
!460 = !DILocation(line: 82, column: 50, scope: !327, inlinedAt: !330)
!461 = !DILocation(line: 98, column: 28, scope: !326, inlinedAt: !387)
!462 = !DILocation(line: 98, column: 14, scope: !326, inlinedAt: !387)
!463 = !DILocation(line: 98, column: 10, scope: !326, inlinedAt: !387)
!464 = !DILocation(line: 98, column: 34, scope: !326, inlinedAt: !387)
!465 = !DILocation(line: 99, column: 37, scope: !326, inlinedAt: !387)
!466 = !DILocation(line: 99, column: 32, scope: !326, inlinedAt: !387)
!467 = !DILocation(line: 99, column: 43, scope: !326, inlinedAt: !387)
!468 = !DILocation(line: 100, column: 41, scope: !326, inlinedAt: !387)
!469 = !DILocation(line: 101, column: 55, scope: !326, inlinedAt: !387)
!470 = !DILocation(line: 101, column: 46, scope: !326, inlinedAt: !387)
!471 = !DILocation(line: 101, column: 83, scope: !326, inlinedAt: !387)
!472 = !DILocation(line: 101, column: 74, scope: !326, inlinedAt: !387)
!473 = !DILocation(line: 22, column: 42, scope: !369, inlinedAt: !390)
!474 = !DILocation(line: 22, column: 20, scope: !369, inlinedAt: !390)
!475 = !DILocation(line: 22, column: 16, scope: !369, inlinedAt: !390)
!476 = !DILocation(line: 101, column: 20, scope: !326, inlinedAt: !387)
!477 = !DILocation(line: 85, column: 50, scope: !327, inlinedAt: !330)
!478 = !DILocation(line: 88, column: 49, scope: !327, inlinedAt: !330)
!479 = !DILocation(line: 88, column: 61, scope: !327, inlinedAt: !330)
!480 = !DILocation(line: 88, column: 24, scope: !327, inlinedAt: !330)
!481 = !DILocation(line: 88, column: 17, scope: !327, inlinedAt: !330)
!482 = !DILocation(line: 44, column: 3, scope: !328, inlinedAt: !329)
!483 = !DILocation(line: 43, column: 53, scope: !328, inlinedAt: !329)
!484 = !DILocation(line: 44, column: 2, scope: !324)
!485 = !DILocation(line: 48, column: 15, scope: !324)
!486 = distinct !DISubprogram(name: "SumByWarp", scope: !9, file: !9, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!487 = distinct !DISubprogram(name: "collect", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!488 = !DILocation(line: 49, column: 10, scope: !324)
!489 = !DILocation(line: 44, column: 32, scope: !487, inlinedAt: !488)
!490 = !DILocation(line: 87, column: 21, scope: !486, inlinedAt: !489)
!491 = !DILocation(line: 89, column: 33, scope: !486, inlinedAt: !489)
!492 = distinct !DISubprogram(name: "Await", scope: !100, file: !100, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!493 = !DILocation(line: 90, column: 18, scope: !486, inlinedAt: !489)
!494 = !DILocation(line: 21, column: 40, scope: !492, inlinedAt: !493)
!495 = !DILocation(line: 89, column: 33, scope: !324)
!496 = !DILocation(line: 90, column: 39, scope: !486, inlinedAt: !489)
!497 = !DILocation(line: 97, column: 19, scope: !108, inlinedAt: !496)
!498 = !DILocation(line: 97, column: 13, scope: !108, inlinedAt: !496)
!499 = !DILocation(line: 97, column: 22, scope: !108, inlinedAt: !496)
!500 = !DILocation(line: 97, column: 27, scope: !108, inlinedAt: !496)
!501 = !DILocation(line: 97, column: 33, scope: !108, inlinedAt: !496)
!502 = !DILocation(line: 21, column: 48, scope: !492, inlinedAt: !493)
!503 = !DILocation(line: 32, column: 78, scope: !115, inlinedAt: !502)
!504 = !DILocation(line: 32, column: 71, scope: !115, inlinedAt: !502)
!505 = !DILocation(line: 32, column: 87, scope: !115, inlinedAt: !502)
!506 = !DILocation(line: 32, column: 92, scope: !115, inlinedAt: !502)
!507 = !DILocation(line: 21, column: 25, scope: !492, inlinedAt: !493)
!508 = !DILocation(line: 90, column: 3, scope: !486, inlinedAt: !489)
!509 = distinct !DISubprogram(name: "reduce", scope: !56, file: !56, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!510 = distinct !DISubprogram(name: "ReduceAdd", scope: !56, file: !56, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!511 = !DILocation(line: 92, column: 22, scope: !486, inlinedAt: !489)
!512 = !DILocation(line: 8, column: 15, scope: !510, inlinedAt: !511)
!513 = !DILocation(line: 45, column: 16, scope: !509, inlinedAt: !512)
!514 = !DILocation(line: 71, column: 7, scope: !57, inlinedAt: !513)
!515 = !DILocation(line: 66, column: 35, scope: !57, inlinedAt: !513)
!516 = !DILocation(line: 72, column: 7, scope: !57, inlinedAt: !513)
!517 = !DILocation(line: 72, column: 35, scope: !57, inlinedAt: !513)
!518 = !DILocation(line: 73, column: 23, scope: !57, inlinedAt: !513)
!519 = !DILocation(line: 8, column: 76, scope: !510, inlinedAt: !511)
!520 = !DILocation(line: 72, column: 40, scope: !57, inlinedAt: !513)
!521 = !DILocation(line: 77, column: 16, scope: !57, inlinedAt: !513)
!522 = !DILocation(line: 77, column: 2, scope: !57, inlinedAt: !513)
!523 = !DILocation(line: 78, column: 6, scope: !57, inlinedAt: !513)
!524 = !DILocation(line: 78, column: 22, scope: !57, inlinedAt: !513)
!525 = !DILocation(line: 79, column: 23, scope: !57, inlinedAt: !513)
!526 = !DILocation(line: 78, column: 27, scope: !57, inlinedAt: !513)
!527 = !DILocation(line: 45, column: 19, scope: !487, inlinedAt: !488)
!528 = !DILocation(line: 45, column: 22, scope: !487, inlinedAt: !488)
!529 = !DILocation(line: 48, column: 12, scope: !487, inlinedAt: !488)
!530 = !DILocation(line: 49, column: 11, scope: !487, inlinedAt: !488)
!531 = !DILocation(line: 50, column: 19, scope: !487, inlinedAt: !488)
!532 = !DILocation(line: 50, column: 22, scope: !487, inlinedAt: !488)
!533 = !DILocation(line: 50, column: 12, scope: !487, inlinedAt: !488)
!534 = !DILocation(line: 51, column: 14, scope: !324)
!535 = distinct !DISubprogram(name: "record", scope: !6, file: !6, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!536 = !DILocation(line: 52, column: 9, scope: !324)
!537 = !DILocation(line: 56, column: 41, scope: !535, inlinedAt: !536)
!538 = !DILocation(line: 56, column: 22, scope: !535, inlinedAt: !536)
!539 = !DILocation(line: 8, column: 15, scope: !59, inlinedAt: !538)
!540 = !DILocation(line: 45, column: 16, scope: !58, inlinedAt: !539)
!541 = !DILocation(line: 70, column: 13, scope: !57, inlinedAt: !540)
!542 = !DILocation(line: 71, column: 7, scope: !57, inlinedAt: !540)
!543 = !DILocation(line: 66, column: 35, scope: !57, inlinedAt: !540)
!544 = !DILocation(line: 72, column: 7, scope: !57, inlinedAt: !540)
!545 = !DILocation(line: 72, column: 35, scope: !57, inlinedAt: !540)
!546 = !DILocation(line: 73, column: 23, scope: !57, inlinedAt: !540)
!547 = !DILocation(line: 8, column: 76, scope: !59, inlinedAt: !538)
!548 = !DILocation(line: 72, column: 40, scope: !57, inlinedAt: !540)
!549 = !DILocation(line: 77, column: 16, scope: !57, inlinedAt: !540)
!550 = !DILocation(line: 77, column: 2, scope: !57, inlinedAt: !540)
!551 = !DILocation(line: 78, column: 6, scope: !57, inlinedAt: !540)
!552 = !DILocation(line: 78, column: 22, scope: !57, inlinedAt: !540)
!553 = !DILocation(line: 79, column: 23, scope: !57, inlinedAt: !540)
!554 = !DILocation(line: 78, column: 27, scope: !57, inlinedAt: !540)
!555 = !DILocation(line: 46, column: 14, scope: !58, inlinedAt: !539)
!556 = !DILocation(line: 26, column: 44, scope: !78, inlinedAt: !555)
!557 = !DILocation(line: 26, column: 47, scope: !78, inlinedAt: !555)
!558 = !DILocation(line: 26, column: 59, scope: !78, inlinedAt: !555)
!559 = !DILocation(line: 26, column: 64, scope: !78, inlinedAt: !555)
!560 = !DILocation(line: 47, column: 7, scope: !58, inlinedAt: !539)
!561 = !DILocation(line: 50, column: 31, scope: !58, inlinedAt: !539)
!562 = !DILocation(line: 51, column: 10, scope: !58, inlinedAt: !539)
!563 = !DILocation(line: 52, column: 11, scope: !58, inlinedAt: !539)
!564 = !DILocation(line: 52, column: 14, scope: !58, inlinedAt: !539)
!565 = !DILocation(line: 53, column: 15, scope: !58, inlinedAt: !539)
!566 = !DILocation(line: 53, column: 17, scope: !58, inlinedAt: !539)
!567 = !DILocation(line: 53, column: 8, scope: !58, inlinedAt: !539)
!568 = !DILocation(line: 55, column: 10, scope: !58, inlinedAt: !539)
!569 = !DILocation(line: 56, column: 11, scope: !58, inlinedAt: !539)
!570 = !DILocation(line: 43, column: 50, scope: !58, inlinedAt: !539)
!571 = !DILocation(line: 57, column: 6, scope: !58, inlinedAt: !539)
!572 = !DILocation(line: 57, column: 16, scope: !58, inlinedAt: !539)
!573 = !DILocation(line: 58, column: 17, scope: !58, inlinedAt: !539)
!574 = !DILocation(line: 57, column: 21, scope: !58, inlinedAt: !539)
!575 = !DILocation(line: 57, column: 19, scope: !535, inlinedAt: !536)
!576 = !DILocation(line: 57, column: 22, scope: !535, inlinedAt: !536)
!577 = !DILocation(line: 58, column: 43, scope: !535, inlinedAt: !536)
!578 = !DILocation(line: 58, column: 33, scope: !535, inlinedAt: !536)
!579 = !DILocation(line: 58, column: 47, scope: !535, inlinedAt: !536)
!580 = !DILocation(line: 58, column: 18, scope: !535, inlinedAt: !536)
!581 = !DILocation(line: 88, column: 50, scope: !24, inlinedAt: !580)
!582 = !DILocation(line: 88, column: 62, scope: !24, inlinedAt: !580)
!583 = !DILocation(line: 88, column: 57, scope: !24, inlinedAt: !580)
!584 = !DILocation(line: 88, column: 69, scope: !24, inlinedAt: !580)
!585 = !DILocation(line: 58, column: 12, scope: !535, inlinedAt: !536)
!586 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!587 = !DILocation(line: 63, column: 6, scope: !586)
!588 = !DILocation(line: 74, column: 19, scope: !586)
!589 = !DILocation(line: 44, column: 23, scope: !328, inlinedAt: !588)
!590 = !DILocation(line: 82, column: 8, scope: !327, inlinedAt: !589)
!591 = !DILocation(line: 101, column: 20, scope: !326, inlinedAt: !590)
!592 = !DILocation(line: 64, column: 23, scope: !586)
!593 = !DILocation(line: 38, column: 19, scope: !333, inlinedAt: !592)
!594 = !DILocation(line: 38, column: 24, scope: !333, inlinedAt: !592)
!595 = !DILocation(line: 38, column: 63, scope: !333, inlinedAt: !592)
!596 = !DILocation(line: 38, column: 67, scope: !333, inlinedAt: !592)
!597 = !DILocation(line: 38, column: 53, scope: !333, inlinedAt: !592)
!598 = !DILocation(line: 38, column: 47, scope: !333, inlinedAt: !592)
!599 = !DILocation(line: 38, column: 29, scope: !333, inlinedAt: !592)
!600 = !DILocation(line: 65, column: 21, scope: !586)
!601 = !DILocation(line: 35, column: 33, scope: !361, inlinedAt: !600)
!602 = !DILocation(line: 65, column: 36, scope: !586)
!603 = !DILocation(line: 35, column: 33, scope: !361, inlinedAt: !602)
!604 = !DILocation(line: 73, column: 13, scope: !586)
!605 = !DILocation(line: 77, column: 11, scope: !586)
!606 = !DILocation(line: 44, column: 32, scope: !487, inlinedAt: !605)
!607 = !DILocation(line: 87, column: 21, scope: !486, inlinedAt: !606)
!608 = !DILocation(line: 57, column: 32, scope: !327, inlinedAt: !589)
!609 = !DILocation(line: 77, column: 60, scope: !327, inlinedAt: !589)
!610 = !DILocation(line: 78, column: 48, scope: !327, inlinedAt: !589)
!611 = !DILocation(line: 82, column: 68, scope: !327, inlinedAt: !589)
!612 = !DILocation(line: 99, column: 23, scope: !326, inlinedAt: !590)
!613 = !DILocation(line: 100, column: 13, scope: !326, inlinedAt: !590)
!614 = !DILocation(line: 100, column: 17, scope: !326, inlinedAt: !590)
!615 = !DILocation(line: 102, column: 68, scope: !326, inlinedAt: !590)
!616 = !DILocation(line: 85, column: 8, scope: !327, inlinedAt: !589)
!617 = !DILocation(line: 99, column: 13, scope: !326, inlinedAt: !616)
!618 = !DILocation(line: 99, column: 19, scope: !326, inlinedAt: !616)
!619 = !DILocation(line: 102, column: 68, scope: !326, inlinedAt: !616)
!620 = !DILocation(line: 63, column: 115, scope: !586)
!621 = !DILocation(line: 63, column: 128, scope: !586)
!622 = !DILocation(line: 63, column: 137, scope: !586)
!623 = !DILocation(line: 65, column: 2, scope: !586)
!624 = !DILocation(line: 65, column: 6, scope: !586)
!625 = !DILocation(line: 68, column: 14, scope: !586)
!626 = !DILocation(line: 69, column: 19, scope: !586)
!627 = !DILocation(line: 67, column: 3, scope: !586)
!628 = !DILocation(line: 72, column: 25, scope: !586)
!629 = !DILocation(line: 72, column: 19, scope: !586)
!630 = !DILocation(line: 72, column: 12, scope: !586)
!631 = !DILocation(line: 67, column: 40, scope: !327, inlinedAt: !589)
!632 = !DILocation(line: 22, column: 25, scope: !369, inlinedAt: !631)
!633 = !DILocation(line: 22, column: 33, scope: !369, inlinedAt: !631)
!634 = !DILocation(line: 70, column: 40, scope: !327, inlinedAt: !589)
!635 = !DILocation(line: 22, column: 27, scope: !369, inlinedAt: !634)
!636 = !DILocation(line: 22, column: 33, scope: !369, inlinedAt: !634)
!637 = !DILocation(line: 82, column: 50, scope: !327, inlinedAt: !589)
!638 = !DILocation(line: 102, column: 13, scope: !326, inlinedAt: !590)
!639 = !DILocation(line: 22, column: 25, scope: !369, inlinedAt: !638)
!640 = !DILocation(line: 22, column: 27, scope: !369, inlinedAt: !638)
!641 = !DILocation(line: 22, column: 33, scope: !369, inlinedAt: !638)
!642 = !DILocation(line: 102, column: 13, scope: !326, inlinedAt: !616)
!643 = !DILocation(line: 22, column: 33, scope: !369, inlinedAt: !642)
!644 = !DILocation(line: 42, column: 2, scope: !328, inlinedAt: !588)
!645 = !DILocation(line: 43, column: 6, scope: !328, inlinedAt: !588)
!646 = !DILocation(line: 43, column: 42, scope: !328, inlinedAt: !588)
!647 = !DILocation(line: 57, column: 65, scope: !327, inlinedAt: !589)
!648 = !DILocation(line: 57, column: 69, scope: !327, inlinedAt: !589)
!649 = !DILocation(line: 57, column: 53, scope: !327, inlinedAt: !589)
!650 = !DILocation(line: 58, column: 42, scope: !327, inlinedAt: !589)
!651 = !DILocation(line: 58, column: 31, scope: !327, inlinedAt: !589)
!652 = !DILocation(line: 58, column: 60, scope: !327, inlinedAt: !589)
!653 = !DILocation(line: 58, column: 47, scope: !327, inlinedAt: !589)
!654 = !DILocation(line: 58, column: 16, scope: !327, inlinedAt: !589)
!655 = !DILocation(line: 59, column: 19, scope: !327, inlinedAt: !589)
!656 = !DILocation(line: 76, column: 48, scope: !407, inlinedAt: !655)
!657 = !DILocation(line: 76, column: 62, scope: !407, inlinedAt: !655)
!658 = !DILocation(line: 76, column: 57, scope: !407, inlinedAt: !655)
!659 = !DILocation(line: 76, column: 75, scope: !407, inlinedAt: !655)
!660 = !DILocation(line: 59, column: 41, scope: !327, inlinedAt: !589)
!661 = !DILocation(line: 59, column: 35, scope: !327, inlinedAt: !589)
!662 = !DILocation(line: 76, column: 48, scope: !407, inlinedAt: !661)
!663 = !DILocation(line: 76, column: 62, scope: !407, inlinedAt: !661)
!664 = !DILocation(line: 76, column: 57, scope: !407, inlinedAt: !661)
!665 = !DILocation(line: 76, column: 75, scope: !407, inlinedAt: !661)
!666 = !DILocation(line: 60, column: 17, scope: !327, inlinedAt: !589)
!667 = !DILocation(line: 60, column: 30, scope: !327, inlinedAt: !589)
!668 = !DILocation(line: 60, column: 23, scope: !327, inlinedAt: !589)
!669 = !DILocation(line: 60, column: 55, scope: !327, inlinedAt: !589)
!670 = !DILocation(line: 60, column: 47, scope: !327, inlinedAt: !589)
!671 = !DILocation(line: 65, column: 20, scope: !327, inlinedAt: !589)
!672 = !DILocation(line: 65, column: 23, scope: !327, inlinedAt: !589)
!673 = !DILocation(line: 22, column: 42, scope: !369, inlinedAt: !631)
!674 = !DILocation(line: 22, column: 20, scope: !369, inlinedAt: !631)
!675 = !DILocation(line: 22, column: 16, scope: !369, inlinedAt: !631)
!676 = !DILocation(line: 67, column: 26, scope: !327, inlinedAt: !589)
!677 = !DILocation(line: 22, column: 42, scope: !369, inlinedAt: !634)
!678 = !DILocation(line: 22, column: 20, scope: !369, inlinedAt: !634)
!679 = !DILocation(line: 22, column: 16, scope: !369, inlinedAt: !634)
!680 = !DILocation(line: 70, column: 26, scope: !327, inlinedAt: !589)
!681 = !DILocation(line: 73, column: 17, scope: !327, inlinedAt: !589)
!682 = !DILocation(line: 74, column: 31, scope: !327, inlinedAt: !589)
!683 = !DILocation(line: 75, column: 20, scope: !327, inlinedAt: !589)
!684 = !DILocation(line: 75, column: 4, scope: !327, inlinedAt: !589)
!685 = !DILocation(line: 62, column: 2, scope: !327, inlinedAt: !589)
!686 = !DILocation(line: 77, column: 47, scope: !327, inlinedAt: !589)
!687 = !DILocation(line: 77, column: 30, scope: !327, inlinedAt: !589)
!688 = !DILocation(line: 78, column: 20, scope: !327, inlinedAt: !589)
!689 = !DILocation(line: 78, column: 4, scope: !327, inlinedAt: !589)
!690 = !DILocation(line: 80, column: 17, scope: !327, inlinedAt: !589)
!691 = !DILocation(line: 98, column: 28, scope: !326, inlinedAt: !590)
!692 = !DILocation(line: 98, column: 14, scope: !326, inlinedAt: !590)
!693 = !DILocation(line: 98, column: 10, scope: !326, inlinedAt: !590)
!694 = !DILocation(line: 98, column: 34, scope: !326, inlinedAt: !590)
!695 = !DILocation(line: 99, column: 37, scope: !326, inlinedAt: !590)
!696 = !DILocation(line: 99, column: 32, scope: !326, inlinedAt: !590)
!697 = !DILocation(line: 99, column: 43, scope: !326, inlinedAt: !590)
!698 = !DILocation(line: 100, column: 30, scope: !326, inlinedAt: !590)
!699 = !DILocation(line: 100, column: 41, scope: !326, inlinedAt: !590)
!700 = !DILocation(line: 101, column: 55, scope: !326, inlinedAt: !590)
!701 = !DILocation(line: 101, column: 46, scope: !326, inlinedAt: !590)
!702 = !DILocation(line: 101, column: 83, scope: !326, inlinedAt: !590)
!703 = !DILocation(line: 101, column: 74, scope: !326, inlinedAt: !590)
!704 = !DILocation(line: 22, column: 42, scope: !369, inlinedAt: !638)
!705 = !DILocation(line: 22, column: 20, scope: !369, inlinedAt: !638)
!706 = !DILocation(line: 22, column: 16, scope: !369, inlinedAt: !638)
!707 = !DILocation(line: 98, column: 28, scope: !326, inlinedAt: !616)
!708 = !DILocation(line: 98, column: 14, scope: !326, inlinedAt: !616)
!709 = !DILocation(line: 98, column: 10, scope: !326, inlinedAt: !616)
!710 = !DILocation(line: 98, column: 34, scope: !326, inlinedAt: !616)
!711 = !DILocation(line: 99, column: 37, scope: !326, inlinedAt: !616)
!712 = !DILocation(line: 99, column: 32, scope: !326, inlinedAt: !616)
!713 = !DILocation(line: 99, column: 43, scope: !326, inlinedAt: !616)
!714 = !DILocation(line: 100, column: 41, scope: !326, inlinedAt: !616)
!715 = !DILocation(line: 101, column: 55, scope: !326, inlinedAt: !616)
!716 = !DILocation(line: 101, column: 46, scope: !326, inlinedAt: !616)
!717 = !DILocation(line: 101, column: 83, scope: !326, inlinedAt: !616)
!718 = !DILocation(line: 101, column: 74, scope: !326, inlinedAt: !616)
!719 = !DILocation(line: 22, column: 42, scope: !369, inlinedAt: !642)
!720 = !DILocation(line: 22, column: 20, scope: !369, inlinedAt: !642)
!721 = !DILocation(line: 22, column: 16, scope: !369, inlinedAt: !642)
!722 = !DILocation(line: 101, column: 20, scope: !326, inlinedAt: !616)
!723 = !DILocation(line: 88, column: 49, scope: !327, inlinedAt: !589)
!724 = !DILocation(line: 88, column: 61, scope: !327, inlinedAt: !589)
!725 = !DILocation(line: 88, column: 24, scope: !327, inlinedAt: !589)
!726 = !DILocation(line: 88, column: 17, scope: !327, inlinedAt: !589)
!727 = !DILocation(line: 44, column: 3, scope: !328, inlinedAt: !588)
!728 = !DILocation(line: 43, column: 53, scope: !328, inlinedAt: !588)
!729 = !DILocation(line: 71, column: 3, scope: !586)
!730 = !DILocation(line: 76, column: 14, scope: !586)
!731 = !DILocation(line: 89, column: 33, scope: !486, inlinedAt: !606)
!732 = !DILocation(line: 90, column: 18, scope: !486, inlinedAt: !606)
!733 = !DILocation(line: 21, column: 40, scope: !492, inlinedAt: !732)
!734 = !DILocation(line: 89, column: 33, scope: !586)
!735 = !DILocation(line: 90, column: 39, scope: !486, inlinedAt: !606)
!736 = !DILocation(line: 97, column: 19, scope: !108, inlinedAt: !735)
!737 = !DILocation(line: 97, column: 13, scope: !108, inlinedAt: !735)
!738 = !DILocation(line: 97, column: 22, scope: !108, inlinedAt: !735)
!739 = !DILocation(line: 97, column: 27, scope: !108, inlinedAt: !735)
!740 = !DILocation(line: 97, column: 33, scope: !108, inlinedAt: !735)
!741 = !DILocation(line: 21, column: 48, scope: !492, inlinedAt: !732)
!742 = !DILocation(line: 32, column: 78, scope: !115, inlinedAt: !741)
!743 = !DILocation(line: 32, column: 71, scope: !115, inlinedAt: !741)
!744 = !DILocation(line: 32, column: 87, scope: !115, inlinedAt: !741)
!745 = !DILocation(line: 32, column: 92, scope: !115, inlinedAt: !741)
!746 = !DILocation(line: 21, column: 25, scope: !492, inlinedAt: !732)
!747 = !DILocation(line: 90, column: 3, scope: !486, inlinedAt: !606)
!748 = !DILocation(line: 92, column: 22, scope: !486, inlinedAt: !606)
!749 = !DILocation(line: 8, column: 15, scope: !510, inlinedAt: !748)
!750 = !DILocation(line: 45, column: 16, scope: !509, inlinedAt: !749)
!751 = !DILocation(line: 71, column: 7, scope: !57, inlinedAt: !750)
!752 = !DILocation(line: 66, column: 35, scope: !57, inlinedAt: !750)
!753 = !DILocation(line: 72, column: 7, scope: !57, inlinedAt: !750)
!754 = !DILocation(line: 72, column: 35, scope: !57, inlinedAt: !750)
!755 = !DILocation(line: 73, column: 23, scope: !57, inlinedAt: !750)
!756 = !DILocation(line: 8, column: 76, scope: !510, inlinedAt: !748)
!757 = !DILocation(line: 72, column: 40, scope: !57, inlinedAt: !750)
!758 = !DILocation(line: 77, column: 16, scope: !57, inlinedAt: !750)
!759 = !DILocation(line: 77, column: 2, scope: !57, inlinedAt: !750)
!760 = !DILocation(line: 78, column: 6, scope: !57, inlinedAt: !750)
!761 = !DILocation(line: 78, column: 22, scope: !57, inlinedAt: !750)
!762 = !DILocation(line: 79, column: 23, scope: !57, inlinedAt: !750)
!763 = !DILocation(line: 78, column: 27, scope: !57, inlinedAt: !750)
!764 = !DILocation(line: 45, column: 19, scope: !487, inlinedAt: !605)
!765 = !DILocation(line: 45, column: 22, scope: !487, inlinedAt: !605)
!766 = !DILocation(line: 48, column: 12, scope: !487, inlinedAt: !605)
!767 = !DILocation(line: 49, column: 11, scope: !487, inlinedAt: !605)
!768 = !DILocation(line: 50, column: 19, scope: !487, inlinedAt: !605)
!769 = !DILocation(line: 50, column: 22, scope: !487, inlinedAt: !605)
!770 = !DILocation(line: 50, column: 12, scope: !487, inlinedAt: !605)
!771 = !DILocation(line: 80, column: 6, scope: !586)
!772 = !DILocation(line: 80, column: 19, scope: !586)
!773 = !DILocation(line: 82, column: 13, scope: !586)
!774 = !DILocation(line: 84, column: 14, scope: !586)
!775 = !DILocation(line: 85, column: 10, scope: !586)
!776 = !DILocation(line: 56, column: 41, scope: !535, inlinedAt: !775)
!777 = !DILocation(line: 56, column: 22, scope: !535, inlinedAt: !775)
!778 = !DILocation(line: 8, column: 15, scope: !59, inlinedAt: !777)
!779 = !DILocation(line: 45, column: 16, scope: !58, inlinedAt: !778)
!780 = !DILocation(line: 70, column: 13, scope: !57, inlinedAt: !779)
!781 = !DILocation(line: 71, column: 7, scope: !57, inlinedAt: !779)
!782 = !DILocation(line: 66, column: 35, scope: !57, inlinedAt: !779)
!783 = !DILocation(line: 72, column: 7, scope: !57, inlinedAt: !779)
!784 = !DILocation(line: 72, column: 35, scope: !57, inlinedAt: !779)
!785 = !DILocation(line: 73, column: 23, scope: !57, inlinedAt: !779)
!786 = !DILocation(line: 8, column: 76, scope: !59, inlinedAt: !777)
!787 = !DILocation(line: 72, column: 40, scope: !57, inlinedAt: !779)
!788 = !DILocation(line: 77, column: 16, scope: !57, inlinedAt: !779)
!789 = !DILocation(line: 77, column: 2, scope: !57, inlinedAt: !779)
!790 = !DILocation(line: 78, column: 6, scope: !57, inlinedAt: !779)
!791 = !DILocation(line: 78, column: 22, scope: !57, inlinedAt: !779)
!792 = !DILocation(line: 79, column: 23, scope: !57, inlinedAt: !779)
!793 = !DILocation(line: 78, column: 27, scope: !57, inlinedAt: !779)
!794 = !DILocation(line: 46, column: 14, scope: !58, inlinedAt: !778)
!795 = !DILocation(line: 26, column: 44, scope: !78, inlinedAt: !794)
!796 = !DILocation(line: 26, column: 47, scope: !78, inlinedAt: !794)
!797 = !DILocation(line: 26, column: 59, scope: !78, inlinedAt: !794)
!798 = !DILocation(line: 26, column: 64, scope: !78, inlinedAt: !794)
!799 = !DILocation(line: 47, column: 7, scope: !58, inlinedAt: !778)
!800 = !DILocation(line: 50, column: 31, scope: !58, inlinedAt: !778)
!801 = !DILocation(line: 51, column: 10, scope: !58, inlinedAt: !778)
!802 = !DILocation(line: 52, column: 11, scope: !58, inlinedAt: !778)
!803 = !DILocation(line: 52, column: 14, scope: !58, inlinedAt: !778)
!804 = !DILocation(line: 53, column: 15, scope: !58, inlinedAt: !778)
!805 = !DILocation(line: 53, column: 17, scope: !58, inlinedAt: !778)
!806 = !DILocation(line: 53, column: 8, scope: !58, inlinedAt: !778)
!807 = !DILocation(line: 55, column: 10, scope: !58, inlinedAt: !778)
!808 = !DILocation(line: 56, column: 11, scope: !58, inlinedAt: !778)
!809 = !DILocation(line: 43, column: 50, scope: !58, inlinedAt: !778)
!810 = !DILocation(line: 57, column: 6, scope: !58, inlinedAt: !778)
!811 = !DILocation(line: 57, column: 16, scope: !58, inlinedAt: !778)
!812 = !DILocation(line: 58, column: 17, scope: !58, inlinedAt: !778)
!813 = !DILocation(line: 57, column: 21, scope: !58, inlinedAt: !778)
!814 = !DILocation(line: 57, column: 19, scope: !535, inlinedAt: !775)
!815 = !DILocation(line: 57, column: 22, scope: !535, inlinedAt: !775)
!816 = !DILocation(line: 58, column: 43, scope: !535, inlinedAt: !775)
!817 = !DILocation(line: 58, column: 33, scope: !535, inlinedAt: !775)
!818 = !DILocation(line: 58, column: 47, scope: !535, inlinedAt: !775)
!819 = !DILocation(line: 58, column: 18, scope: !535, inlinedAt: !775)
!820 = !DILocation(line: 88, column: 50, scope: !24, inlinedAt: !819)
!821 = !DILocation(line: 88, column: 62, scope: !24, inlinedAt: !819)
!822 = !DILocation(line: 88, column: 57, scope: !24, inlinedAt: !819)
!823 = !DILocation(line: 88, column: 69, scope: !24, inlinedAt: !819)
!824 = !DILocation(line: 58, column: 12, scope: !535, inlinedAt: !775)
!825 = !DILocation(line: 87, column: 16, scope: !586)
!826 = !DILocation(line: 88, column: 12, scope: !586)
!827 = !DILocation(line: 88, column: 29, scope: !586)
!828 = !DILocation(line: 88, column: 35, scope: !586)
!829 = !DILocation(line: 89, column: 4, scope: !586)
!830 = !DILocation(line: 92, column: 3, scope: !586)
!831 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!832 = !DILocation(line: 101, column: 6, scope: !831)
!833 = !DILocation(line: 103, column: 10, scope: !831)
!834 = !DILocation(line: 44, column: 32, scope: !487, inlinedAt: !833)
!835 = !DILocation(line: 87, column: 21, scope: !486, inlinedAt: !834)
!836 = !DILocation(line: 102, column: 14, scope: !831)
!837 = !DILocation(line: 102, column: 18, scope: !831)
!838 = !DILocation(line: 102, column: 35, scope: !831)
!839 = !DILocation(line: 102, column: 39, scope: !831)
!840 = !DILocation(line: 103, column: 27, scope: !831)
!841 = !DILocation(line: 89, column: 33, scope: !486, inlinedAt: !834)
!842 = !DILocation(line: 90, column: 18, scope: !486, inlinedAt: !834)
!843 = !DILocation(line: 21, column: 40, scope: !492, inlinedAt: !842)
!844 = !DILocation(line: 89, column: 33, scope: !831)
!845 = !DILocation(line: 90, column: 39, scope: !486, inlinedAt: !834)
!846 = !DILocation(line: 97, column: 19, scope: !108, inlinedAt: !845)
!847 = !DILocation(line: 97, column: 13, scope: !108, inlinedAt: !845)
!848 = !DILocation(line: 97, column: 22, scope: !108, inlinedAt: !845)
!849 = !DILocation(line: 97, column: 27, scope: !108, inlinedAt: !845)
!850 = !DILocation(line: 97, column: 33, scope: !108, inlinedAt: !845)
!851 = !DILocation(line: 21, column: 48, scope: !492, inlinedAt: !842)
!852 = !DILocation(line: 32, column: 78, scope: !115, inlinedAt: !851)
!853 = !DILocation(line: 32, column: 71, scope: !115, inlinedAt: !851)
!854 = !DILocation(line: 32, column: 87, scope: !115, inlinedAt: !851)
!855 = !DILocation(line: 32, column: 92, scope: !115, inlinedAt: !851)
!856 = !DILocation(line: 21, column: 25, scope: !492, inlinedAt: !842)
!857 = !DILocation(line: 90, column: 3, scope: !486, inlinedAt: !834)
!858 = !DILocation(line: 92, column: 22, scope: !486, inlinedAt: !834)
!859 = !DILocation(line: 8, column: 15, scope: !510, inlinedAt: !858)
!860 = !DILocation(line: 45, column: 16, scope: !509, inlinedAt: !859)
!861 = !DILocation(line: 71, column: 7, scope: !57, inlinedAt: !860)
!862 = !DILocation(line: 66, column: 35, scope: !57, inlinedAt: !860)
!863 = !DILocation(line: 72, column: 7, scope: !57, inlinedAt: !860)
!864 = !DILocation(line: 72, column: 35, scope: !57, inlinedAt: !860)
!865 = !DILocation(line: 73, column: 23, scope: !57, inlinedAt: !860)
!866 = !DILocation(line: 8, column: 76, scope: !510, inlinedAt: !858)
!867 = !DILocation(line: 72, column: 40, scope: !57, inlinedAt: !860)
!868 = !DILocation(line: 77, column: 16, scope: !57, inlinedAt: !860)
!869 = !DILocation(line: 77, column: 2, scope: !57, inlinedAt: !860)
!870 = !DILocation(line: 78, column: 6, scope: !57, inlinedAt: !860)
!871 = !DILocation(line: 78, column: 22, scope: !57, inlinedAt: !860)
!872 = !DILocation(line: 79, column: 23, scope: !57, inlinedAt: !860)
!873 = !DILocation(line: 78, column: 27, scope: !57, inlinedAt: !860)
!874 = !DILocation(line: 45, column: 19, scope: !487, inlinedAt: !833)
!875 = !DILocation(line: 45, column: 22, scope: !487, inlinedAt: !833)
!876 = !DILocation(line: 48, column: 12, scope: !487, inlinedAt: !833)
!877 = !DILocation(line: 49, column: 11, scope: !487, inlinedAt: !833)
!878 = !DILocation(line: 50, column: 19, scope: !487, inlinedAt: !833)
!879 = !DILocation(line: 50, column: 22, scope: !487, inlinedAt: !833)
!880 = !DILocation(line: 50, column: 12, scope: !487, inlinedAt: !833)
!881 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!882 = !DILocation(line: 111, column: 6, scope: !881)
!883 = !DILocation(line: 123, column: 16, scope: !881)
!884 = !DILocation(line: 113, column: 21, scope: !881)
!885 = !DILocation(line: 123, column: 20, scope: !881)
!886 = !DILocation(line: 113, column: 24, scope: !881)
!887 = !DILocation(line: 113, column: 6, scope: !881)
!888 = !DILocation(line: 113, column: 29, scope: !881)
!889 = !DILocation(line: 114, column: 16, scope: !881)
!890 = !DILocation(line: 114, column: 11, scope: !881)
!891 = !DILocation(line: 114, column: 24, scope: !881)
!892 = !DILocation(line: 115, column: 10, scope: !881)
!893 = !DILocation(line: 115, column: 21, scope: !881)
!894 = !DILocation(line: 118, column: 26, scope: !881)
!895 = !DILocation(line: 118, column: 36, scope: !881)
!896 = !DILocation(line: 118, column: 39, scope: !881)
!897 = !DILocation(line: 118, column: 24, scope: !881)
!898 = !DILocation(line: 119, column: 34, scope: !881)
!899 = !DILocation(line: 120, column: 33, scope: !881)
!900 = !DILocation(line: 120, column: 36, scope: !881)
!901 = !DILocation(line: 120, column: 46, scope: !881)
!902 = !DILocation(line: 120, column: 54, scope: !881)
!903 = !DILocation(line: 120, column: 44, scope: !881)
!904 = !DILocation(line: 120, column: 28, scope: !881)
!905 = !DILocation(line: 120, column: 16, scope: !881)
!906 = !DILocation(line: 122, column: 17, scope: !881)
!907 = !DILocation(line: 124, column: 13, scope: !881)
!908 = !DILocation(line: 113, column: 53, scope: !881)
!909 = !DILocation(line: 113, column: 39, scope: !881)
!910 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!911 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!912 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!913 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!914 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!915 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!916 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!917 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!918 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!919 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!920 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!921 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!922 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!923 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!924 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!925 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!926 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!927 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
