target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_reduce_50 = addrspace(3) global [32 x double] undef, align 16
@llvm.used = appending global [4 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve to i8*), i8* bitcast (void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample to i8*)], section "llvm.metadata"

define internal void @gpuc_fn_solver_publish(double* %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, double* %p8, i64 %p9, i64 %p10, i64* %p11, i64 %p12, i64 %p13, i32 %p14, i8* %ctrl) nounwind convergent !dbg !7 {
entry:
	br label %b0, !dbg !8

b0:
	%0 = call i32 @gpuc_my_pe_thread(), !dbg !12
	%1 = call i32 @gpuc_num_pes_thread(), !dbg !13
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !14, !range !15
	%3 = sext i32 %2 to i64, !dbg !14
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !14, !range !16
	%5 = sext i32 %4 to i64, !dbg !14
	%6 = mul i64 %3, %5, !dbg !17
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
	%61 = mul i64 %3, -2, !dbg !30
	%62 = mul i64 %5, %61, !dbg !30
	%63 = add i64 %60, %62, !dbg !30
	%64 = icmp sge i64 %63, 0, !dbg !30
	%65 = and i1 %57, %64, !dbg !30
	%66 = add i64 %62, 2, !dbg !30
	%67 = icmp sge i64 %66, 0, !dbg !30
	%68 = and i1 %65, %67, !dbg !30
	br i1 %68, label %b1, label %b9_cold, !dbg !21, !prof !31

b1:
	%69 = phi double [ 0.000000e+00, %b0 ], [ %104, %b8 ], !dbg !30
	%70 = phi i64 [ %20, %b0 ], [ %105, %b8 ], !dbg !32
	%71 = icmp slt i64 %70, %6, !dbg !33
	br i1 %71, label %b2, label %b17, !dbg !33

b2:
	%72 = mul i64 %70, 2, !dbg !34
	%73 = add i64 %72, %21, !dbg !35
	%74 = sub i64 %73, 1, !dbg !36
	%75 = getelementptr inbounds double, double* %p0, i64 %74, !dbg !37
	%76 = load double, double* %75, align 8, !dbg !37
	%77 = add i64 %70, %12, !dbg !38
	%78 = icmp slt i64 %77, %6, !dbg !39
	br i1 %78, label %b3, label %b4, !dbg !39

b3:
	%79 = mul i64 %77, 2, !dbg !34
	%80 = add i64 %79, %21, !dbg !35
	%81 = sub i64 %80, 1, !dbg !36
	%82 = getelementptr inbounds double, double* %p0, i64 %81, !dbg !37
	%83 = load double, double* %82, align 8, !dbg !37
	br label %b4, !dbg !40

b4:
	%84 = phi double [ %83, %b3 ], [ 0.000000e+00, %b2 ], !dbg !41
	%85 = fadd double %76, %84, !dbg !42
	%86 = add i64 %70, %24, !dbg !43
	%87 = icmp slt i64 %86, %6, !dbg !39
	br i1 %87, label %b5, label %b6, !dbg !39

b5:
	%88 = mul i64 %86, 2, !dbg !34
	%89 = add i64 %88, %21, !dbg !35
	%90 = sub i64 %89, 1, !dbg !36
	%91 = getelementptr inbounds double, double* %p0, i64 %90, !dbg !37
	%92 = load double, double* %91, align 8, !dbg !37
	br label %b6, !dbg !40

b6:
	%93 = phi double [ %92, %b5 ], [ 0.000000e+00, %b4 ], !dbg !44
	%94 = fadd double %85, %93, !dbg !45
	%95 = add i64 %70, %27, !dbg !46
	%96 = icmp slt i64 %95, %6, !dbg !39
	br i1 %96, label %b7, label %b8, !dbg !39

b7:
	%97 = mul i64 %95, 2, !dbg !34
	%98 = add i64 %97, %21, !dbg !35
	%99 = sub i64 %98, 1, !dbg !36
	%100 = getelementptr inbounds double, double* %p0, i64 %99, !dbg !37
	%101 = load double, double* %100, align 8, !dbg !37
	br label %b8, !dbg !40

b8:
	%102 = phi double [ %101, %b7 ], [ 0.000000e+00, %b6 ], !dbg !47
	%103 = fadd double %94, %102, !dbg !48
	%104 = fadd double %69, %103, !dbg !49
	%105 = add i64 %70, %30, !dbg !50
	br label %b1, !dbg !50

b17:
	%106 = phi double [ %69, %b1 ], [ %230, %b9_cold ], !dbg !54
	%107 = and i32 %19, -32, !dbg !62
	%108 = sub i32 %11, %107, !dbg !62
	%109 = icmp slt i32 %108, 32, !dbg !62
	%110 = select i1 %109, i32 %108, i32 32, !dbg !62
	%111 = sext i32 %110 to i64, !dbg !62
	%112 = icmp eq i64 %111, 32, !dbg !63
	br i1 %112, label %b18, label %b20, !dbg !63

b18:
	%113 = phi double [ %130, %b19 ], [ %106, %b17 ], !dbg !64
	%114 = phi i64 [ %133, %b19 ], [ 16, %b17 ], !dbg !65
	%115 = icmp sgt i64 %114, 0, !dbg !66
	br i1 %115, label %b19, label %b23, !dbg !66

b19:
	%116 = trunc i64 %114 to i32, !dbg !67
	%117 = bitcast double %113 to i64, !dbg !67
	%118 = trunc i64 %117 to i32, !dbg !67
	%119 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %118, i32 %116, i32 31), !dbg !67
	%120 = extractvalue { i32, i1 } %119, 0, !dbg !67
	%121 = lshr i64 %117, 32, !dbg !67
	%122 = trunc i64 %121 to i32, !dbg !67
	%123 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %122, i32 %116, i32 31), !dbg !67
	%124 = extractvalue { i32, i1 } %123, 0, !dbg !67
	%125 = zext i32 %124 to i64, !dbg !67
	%126 = shl i64 %125, 32, !dbg !67
	%127 = zext i32 %120 to i64, !dbg !67
	%128 = or i64 %127, %126, !dbg !67
	%129 = bitcast i64 %128 to double, !dbg !67
	%130 = fadd double %113, %129, !dbg !68
	%131 = trunc i64 %114 to i32, !dbg !69
	%132 = udiv i32 %131, 2, !dbg !69
	%133 = zext i32 %132 to i64, !dbg !69
	br label %b18, !dbg !69

b20:
	%134 = bitcast double %106 to i64, !dbg !70
	%135 = trunc i64 %134 to i32, !dbg !70
	%136 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %135, i32 0, i32 31), !dbg !70
	%137 = extractvalue { i32, i1 } %136, 0, !dbg !70
	%138 = lshr i64 %134, 32, !dbg !70
	%139 = trunc i64 %138 to i32, !dbg !70
	%140 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %139, i32 0, i32 31), !dbg !70
	%141 = extractvalue { i32, i1 } %140, 0, !dbg !70
	%142 = zext i32 %141 to i64, !dbg !70
	%143 = shl i64 %142, 32, !dbg !70
	%144 = zext i32 %137 to i64, !dbg !70
	%145 = or i64 %144, %143, !dbg !70
	%146 = bitcast i64 %145 to double, !dbg !70
	br label %b21, !dbg !70

b21:
	%147 = phi double [ %146, %b20 ], [ %164, %b22 ], !dbg !71
	%148 = phi i64 [ 1, %b20 ], [ %165, %b22 ], !dbg !72
	%149 = icmp slt i64 %148, %111, !dbg !73
	br i1 %149, label %b22, label %b23, !dbg !73

b22:
	%150 = trunc i64 %148 to i32, !dbg !74
	%151 = bitcast double %106 to i64, !dbg !74
	%152 = trunc i64 %151 to i32, !dbg !74
	%153 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %152, i32 %150, i32 31), !dbg !74
	%154 = extractvalue { i32, i1 } %153, 0, !dbg !74
	%155 = lshr i64 %151, 32, !dbg !74
	%156 = trunc i64 %155 to i32, !dbg !74
	%157 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %156, i32 %150, i32 31), !dbg !74
	%158 = extractvalue { i32, i1 } %157, 0, !dbg !74
	%159 = zext i32 %158 to i64, !dbg !74
	%160 = shl i64 %159, 32, !dbg !74
	%161 = zext i32 %154 to i64, !dbg !74
	%162 = or i64 %161, %160, !dbg !74
	%163 = bitcast i64 %162 to double, !dbg !74
	%164 = fadd double %147, %163, !dbg !68
	%165 = add i64 %148, 1, !dbg !75
	br label %b21, !dbg !75

b23:
	%166 = phi double [ %113, %b18 ], [ %147, %b21 ], !dbg !61
	%167 = trunc i64 %12 to i32, !dbg !79
	%168 = add i32 %167, 32, !dbg !79
	%169 = zext i32 %168 to i64, !dbg !79
	%170 = sub i32 %168, 1, !dbg !80
	%171 = zext i32 %170 to i64, !dbg !80
	%172 = udiv i32 %170, 32, !dbg !81
	%173 = zext i32 %172 to i64, !dbg !81
	%174 = icmp eq i64 %173, 1, !dbg !82
	br i1 %174, label %b29, label %b24, !dbg !82

b24:
	call void @llvm.nvvm.barrier0(), !dbg !84
	%175 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !85, !range !86
	%176 = sext i32 %175 to i64, !dbg !85
	%177 = icmp eq i64 %176, 0, !dbg !87
	br i1 %177, label %b25, label %b26, !dbg !87

b25:
	%178 = trunc i64 %20 to i32, !dbg !88
	%179 = udiv i32 %178, 32, !dbg !88
	%180 = zext i32 %179 to i64, !dbg !88
	%181 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %180, !dbg !89
	store double %166, double addrspace(3)* %181, align 8, !dbg !89
	br label %b26, !dbg !89

b26:
	call void @llvm.nvvm.barrier0(), !dbg !90
	%182 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !91
	%183 = load double, double addrspace(3)* %182, align 8, !dbg !91
	br label %b27, !dbg !91

b27:
	%184 = phi double [ %183, %b26 ], [ %189, %b28 ], !dbg !92
	%185 = phi i64 [ 1, %b26 ], [ %190, %b28 ], !dbg !93
	%186 = icmp slt i64 %185, %173, !dbg !94
	br i1 %186, label %b28, label %b29, !dbg !94

b28:
	%187 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %185, !dbg !95
	%188 = load double, double addrspace(3)* %187, align 8, !dbg !95
	%189 = fadd double %184, %188, !dbg !68
	%190 = add i64 %185, 1, !dbg !96
	br label %b27, !dbg !96

b29:
	%191 = phi double [ %166, %b23 ], [ %184, %b27 ], !dbg !60
	%192 = icmp eq i64 %20, 0, !dbg !97
	br i1 %192, label %b30, label %b34, !dbg !97

b30:
	%193 = getelementptr inbounds i32, i32* %p5, i64 0, !dbg !98
	%194 = icmp uge i64 0, %p6, !dbg !98
	br i1 %194, label %b30_fail1, label %b30_ok1, !dbg !98, !prof !51

b30_ok1:
	%195 = load i32, i32* %193, align 4, !dbg !98
	%196 = add i32 %195, 1, !dbg !99
	store i32 %196, i32* %193, align 4, !dbg !98
	%197 = load i32, i32* %193, align 4, !dbg !100
	%198 = sext i32 %0 to i64, !dbg !12
	%199 = sext i32 %1 to i64, !dbg !13
	br label %b31, !dbg !13

b31:
	%200 = phi i64 [ 0, %b30_ok1 ], [ %228, %b32_ok1 ], !dbg !13
	%201 = urem i32 %197, 2, !dbg !107
	%202 = zext i32 %201 to i64, !dbg !108
	%203 = trunc i64 %199 to i32, !dbg !109
	%204 = mul i32 %201, %203, !dbg !109
	%205 = zext i32 %204 to i64, !dbg !109
	%206 = trunc i64 %198 to i32, !dbg !110
	%207 = add i32 %204, %206, !dbg !110
	%208 = zext i32 %207 to i64, !dbg !110
	%209 = mul i64 %208, 2, !dbg !111
	%210 = add i64 %198, %200, !dbg !112
	%211 = icmp eq i64 %199, -1, !dbg !113
	%212 = select i1 %211, i64 1, i64 %199, !dbg !113
	%213 = srem i64 %210, %212, !dbg !113
	%214 = add i64 %209, 2, !dbg !116
	%215 = getelementptr inbounds i64, i64* %p3, i64 %209, !dbg !117
	%216 = ptrtoint i64* %215 to i64, !dbg !118
	%217 = and i64 %216, 15, !dbg !118
	%218 = icmp eq i64 %217, 0, !dbg !118
	%219 = icmp ugt i64 %214, %p4, !dbg !117
	br i1 %219, label %b31_fail1, label %b31_ok1, !dbg !117, !prof !51

b31_ok1:
	br i1 %218, label %b32, label %b33, !dbg !118

b32:
	%220 = bitcast i64* %215 to { i64, i64 }*, !dbg !118
	%221 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %220, i64 0, !dbg !119
	%222 = bitcast double %191 to i64, !dbg !120
	%223 = trunc i64 %213 to i32, !dbg !104
	%224 = icmp uge i64 %213, %199, !dbg !104
	%225 = icmp eq { i64, i64 }* %221, null, !dbg !104
	%226 = or i1 %224, %225, !dbg !104
	br i1 %226, label %b32_fail1, label %b32_ok1, !dbg !104, !prof !51

b32_ok1:
	%227 = bitcast { i64, i64 }* %221 to i8*, !dbg !104
	call void @gpuc_put_line_thread(i8* %227, i64 %222, i32 %197, i32 %223), !dbg !104
	%228 = add i64 %200, 1, !dbg !103
	%229 = icmp slt i64 %228, %199, !dbg !103
	br i1 %229, label %b31, label %b34, !dbg !103

b33:
	br label %fail, !dbg !118

b34:
	call void @llvm.nvvm.barrier0(), !dbg !121
	ret void, !dbg !121

b9_cold:
	%230 = phi double [ %269, %b16_cold ], [ 0.000000e+00, %b0 ], !dbg !30
	%231 = phi i64 [ %270, %b16_cold ], [ %20, %b0 ], !dbg !32
	%232 = icmp slt i64 %231, %6, !dbg !33
	br i1 %232, label %b10_cold, label %b17, !dbg !33

b10_cold:
	%233 = mul i64 %231, 2, !dbg !34
	%234 = add i64 %233, %21, !dbg !35
	%235 = sub i64 %234, 1, !dbg !36
	%236 = getelementptr inbounds double, double* %p0, i64 %235, !dbg !37
	%237 = icmp uge i64 %235, %p1, !dbg !37
	br i1 %237, label %b10_cold_fail1, label %b10_cold_ok1, !dbg !37, !prof !51

b10_cold_fail1:
	br label %fail, !dbg !37

b10_cold_ok1:
	%238 = load double, double* %236, align 8, !dbg !37
	%239 = add i64 %231, %12, !dbg !38
	%240 = icmp slt i64 %239, %6, !dbg !39
	br i1 %240, label %b11_cold, label %b12_cold, !dbg !39

b11_cold:
	%241 = mul i64 %239, 2, !dbg !34
	%242 = add i64 %241, %21, !dbg !35
	%243 = sub i64 %242, 1, !dbg !36
	%244 = getelementptr inbounds double, double* %p0, i64 %243, !dbg !37
	%245 = icmp uge i64 %243, %p1, !dbg !37
	br i1 %245, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !37, !prof !51

b11_cold_fail1:
	br label %fail, !dbg !37

b11_cold_ok1:
	%246 = load double, double* %244, align 8, !dbg !37
	br label %b12_cold, !dbg !40

b12_cold:
	%247 = phi double [ %246, %b11_cold_ok1 ], [ 0.000000e+00, %b10_cold_ok1 ], !dbg !41
	%248 = fadd double %238, %247, !dbg !42
	%249 = add i64 %231, %24, !dbg !43
	%250 = icmp slt i64 %249, %6, !dbg !39
	br i1 %250, label %b13_cold, label %b14_cold, !dbg !39

b13_cold:
	%251 = mul i64 %249, 2, !dbg !34
	%252 = add i64 %251, %21, !dbg !35
	%253 = sub i64 %252, 1, !dbg !36
	%254 = getelementptr inbounds double, double* %p0, i64 %253, !dbg !37
	%255 = icmp uge i64 %253, %p1, !dbg !37
	br i1 %255, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !37, !prof !51

b13_cold_fail1:
	br label %fail, !dbg !37

b13_cold_ok1:
	%256 = load double, double* %254, align 8, !dbg !37
	br label %b14_cold, !dbg !40

b14_cold:
	%257 = phi double [ %256, %b13_cold_ok1 ], [ 0.000000e+00, %b12_cold ], !dbg !44
	%258 = fadd double %248, %257, !dbg !45
	%259 = add i64 %231, %27, !dbg !46
	%260 = icmp slt i64 %259, %6, !dbg !39
	br i1 %260, label %b15_cold, label %b16_cold, !dbg !39

b15_cold:
	%261 = mul i64 %259, 2, !dbg !34
	%262 = add i64 %261, %21, !dbg !35
	%263 = sub i64 %262, 1, !dbg !36
	%264 = getelementptr inbounds double, double* %p0, i64 %263, !dbg !37
	%265 = icmp uge i64 %263, %p1, !dbg !37
	br i1 %265, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !37, !prof !51

b15_cold_fail1:
	br label %fail, !dbg !37

b15_cold_ok1:
	%266 = load double, double* %264, align 8, !dbg !37
	br label %b16_cold, !dbg !40

b16_cold:
	%267 = phi double [ %266, %b15_cold_ok1 ], [ 0.000000e+00, %b14_cold ], !dbg !47
	%268 = fadd double %258, %267, !dbg !48
	%269 = fadd double %230, %268, !dbg !49
	%270 = add i64 %231, %30, !dbg !50
	br label %b9_cold, !dbg !50, !llvm.loop !53

b30_fail1:
	br label %fail, !dbg !98

b31_fail1:
	br label %fail, !dbg !117

b32_fail1:
	%271 = icmp uge i64 %213, %199, !dbg !104
	br i1 %271, label %b32_fail2, label %b32_ok2, !dbg !104

b32_fail2:
	br label %fail, !dbg !104

b32_ok2:
	br label %fail, !dbg !104

fail:
	%272 = phi i32 [ 3, %b10_cold_fail1 ], [ 3, %b11_cold_fail1 ], [ 3, %b13_cold_fail1 ], [ 3, %b15_cold_fail1 ], [ 4, %b30_fail1 ], [ 5, %b31_fail1 ], [ 8, %b32_fail2 ], [ 9, %b32_ok2 ], [ 7, %b33 ], !dbg !8
	%273 = phi i64 [ %235, %b10_cold_fail1 ], [ %243, %b11_cold_fail1 ], [ %253, %b13_cold_fail1 ], [ %263, %b15_cold_fail1 ], [ 0, %b30_fail1 ], [ %214, %b31_fail1 ], [ %213, %b32_fail2 ], [ 0, %b32_ok2 ], [ %217, %b33 ], !dbg !8
	%274 = phi i64 [ %p1, %b10_cold_fail1 ], [ %p1, %b11_cold_fail1 ], [ %p1, %b13_cold_fail1 ], [ %p1, %b15_cold_fail1 ], [ %p6, %b30_fail1 ], [ %p4, %b31_fail1 ], [ %199, %b32_fail2 ], [ 0, %b32_ok2 ], [ 16, %b33 ], !dbg !8
	call void @gpuc_fail(i8* %ctrl, i32 %272, i64 %273, i64 %274), !dbg !8
	ret void, !dbg !8
}

define internal float @gpuc_fn_solver_march(float* %p0, i64 %p1, { float, float, float, float }* %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, { float, float, float, float }* %p7, i64 %p8, i64 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %p16, i32 %p17, i32 %p18, i32 %p19, i32 %p20, i32 %p21, i8* %ctrl) nounwind !dbg !125 {
entry:
	br label %b0, !dbg !126

b0:
	%0 = icmp uge i32 %p19, %p12, !dbg !127
	br i1 %0, label %b2, label %b1, !dbg !127

b1:
	%1 = icmp sge i32 %p20, %p21, !dbg !128
	br i1 %1, label %b2, label %b3, !dbg !128

b2:
	ret float 0.000000e+00, !dbg !129

b3:
	%2 = mul i32 %p19, 4, !dbg !130
	%3 = icmp ugt i32 %2, 0, !dbg !131
	br i1 %3, label %b4, label %b5, !dbg !131

b4:
	%4 = add i32 %2, 4, !dbg !132
	%5 = icmp ult i32 %4, %p11, !dbg !133
	br label %b5, !dbg !133

b5:
	%6 = phi i1 [ false, %b3 ], [ %5, %b4 ], !dbg !134
	%7 = icmp eq i32 %p19, 0, !dbg !135
	br i1 %7, label %b6, label %b7, !dbg !135

b6:
	br label %b7, !dbg !135

b7:
	%8 = phi i64 [ -1, %b5 ], [ 0, %b6 ], !dbg !136
	%9 = sub i32 %p12, 1, !dbg !137
	%10 = icmp eq i32 %p19, %9, !dbg !138
	br i1 %10, label %b8, label %b9, !dbg !138

b8:
	br label %b9, !dbg !138

b9:
	%11 = phi i64 [ 4, %b7 ], [ 0, %b8 ], !dbg !139
	%12 = zext i32 %p12 to i64, !dbg !140
	%13 = sext i32 %p20 to i64, !dbg !141
	%14 = add i64 %13, 1, !dbg !142
	%15 = mul i64 %14, %12, !dbg !143
	%16 = zext i32 %p19 to i64, !dbg !144
	%17 = add i64 %15, %16, !dbg !145
	%18 = sub i64 %17, %12, !dbg !146
	%19 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %18, !dbg !147
	%20 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 0, !dbg !147
	%21 = icmp uge i64 %18, %p8, !dbg !147
	%22 = icmp uge i64 %17, %p8, !dbg !148
	%23 = or i1 %21, %22, !dbg !148
	br i1 %23, label %b9_fail1, label %b9_ok1, !dbg !148, !prof !51

b9_ok1:
	%24 = bitcast { float, float, float, float }* %19 to <4 x float>*, !dbg !147
	%25 = load <4 x float>, <4 x float>* %24, align 16, !dbg !147
	%26 = extractelement <4 x float> %25, i32 0, !dbg !147
	%27 = extractelement <4 x float> %25, i32 1, !dbg !147
	%28 = extractelement <4 x float> %25, i32 2, !dbg !147
	%29 = extractelement <4 x float> %25, i32 3, !dbg !147
	%30 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 1, !dbg !147
	%31 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 2, !dbg !147
	%32 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 3, !dbg !147
	%33 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %17, !dbg !148
	%34 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 0, !dbg !148
	%35 = bitcast { float, float, float, float }* %33 to <4 x float>*, !dbg !148
	%36 = load <4 x float>, <4 x float>* %35, align 16, !dbg !148
	%37 = extractelement <4 x float> %36, i32 0, !dbg !148
	%38 = extractelement <4 x float> %36, i32 1, !dbg !148
	%39 = extractelement <4 x float> %36, i32 2, !dbg !148
	%40 = extractelement <4 x float> %36, i32 3, !dbg !148
	%41 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 1, !dbg !148
	%42 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 2, !dbg !148
	%43 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 3, !dbg !148
	%44 = sub i32 %p21, %p20, !dbg !149
	%45 = icmp eq i32 %2, 0, !dbg !152
	%46 = sub i32 %p11, 1, !dbg !153
	%47 = icmp uge i32 %2, %46, !dbg !154
	%48 = add i32 %2, 1, !dbg !155
	%49 = icmp uge i32 %48, %46, !dbg !156
	%50 = add i32 %2, 2, !dbg !157
	%51 = icmp uge i32 %50, %46, !dbg !158
	%52 = add i32 %2, 3, !dbg !159
	%53 = icmp uge i32 %52, %46, !dbg !160
	%54 = icmp ule i64 %p3, 281474976710655, !dbg !161
	%55 = icmp ule i64 %p6, 281474976710655, !dbg !161
	%56 = and i1 %54, %55, !dbg !161
	%57 = icmp ule i64 %p8, 281474976710655, !dbg !161
	%58 = and i1 %56, %57, !dbg !161
	%59 = mul i64 %12, -8, !dbg !161
	%60 = add i64 %59, %8, !dbg !161
	%61 = icmp sge i64 %60, 0, !dbg !161
	%62 = and i1 %58, %61, !dbg !161
	%63 = add i64 %p6, 3, !dbg !161
	%64 = mul i64 %p8, -4, !dbg !161
	%65 = add i64 %63, %64, !dbg !161
	%66 = mul i64 %12, 4, !dbg !161
	%67 = add i64 %65, %66, !dbg !161
	%68 = mul i64 %11, -1, !dbg !161
	%69 = add i64 %67, %68, !dbg !161
	%70 = icmp sge i64 %69, 0, !dbg !161
	%71 = and i1 %62, %70, !dbg !161
	%72 = mul i64 %p8, -1, !dbg !161
	%73 = add i64 %p3, %72, !dbg !161
	%74 = mul i64 %12, 2, !dbg !161
	%75 = add i64 %73, %74, !dbg !161
	%76 = icmp sge i64 %75, 0, !dbg !161
	%77 = and i1 %71, %76, !dbg !161
	br i1 %77, label %b10, label %b34_cold, !dbg !149, !prof !31

b10:
	%78 = phi float [ 0.000000e+00, %b9_ok1 ], [ %222, %b33 ], !dbg !161
	%79 = phi i64 [ %17, %b9_ok1 ], [ %103, %b33 ], !dbg !162
	%80 = phi float [ %26, %b9_ok1 ], [ %96, %b33 ], !dbg !163
	%81 = phi float [ %27, %b9_ok1 ], [ %97, %b33 ], !dbg !163
	%82 = phi float [ %28, %b9_ok1 ], [ %98, %b33 ], !dbg !163
	%83 = phi float [ %29, %b9_ok1 ], [ %99, %b33 ], !dbg !163
	%84 = phi float [ %37, %b9_ok1 ], [ %108, %b33 ], !dbg !164
	%85 = phi float [ %38, %b9_ok1 ], [ %109, %b33 ], !dbg !164
	%86 = phi float [ %39, %b9_ok1 ], [ %110, %b33 ], !dbg !164
	%87 = phi float [ %40, %b9_ok1 ], [ %111, %b33 ], !dbg !164
	%88 = phi i32 [ %44, %b9_ok1 ], [ %223, %b33 ], !dbg !165
	%89 = icmp sge i32 %88, 2, !dbg !166
	br i1 %89, label %b11, label %b58, !dbg !166

b11:
	%90 = add i64 %79, %12, !dbg !167
	%91 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %90, !dbg !168
	%92 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %91, i32 0, i32 0, !dbg !168
	%93 = icmp uge i64 %90, %p8, !dbg !168
	br i1 %93, label %b11_fail1, label %b11_ok1, !dbg !168, !prof !51

b11_ok1:
	%94 = bitcast { float, float, float, float }* %91 to <4 x float>*, !dbg !168
	%95 = load <4 x float>, <4 x float>* %94, align 16, !dbg !168
	%96 = extractelement <4 x float> %95, i32 0, !dbg !168
	%97 = extractelement <4 x float> %95, i32 1, !dbg !168
	%98 = extractelement <4 x float> %95, i32 2, !dbg !168
	%99 = extractelement <4 x float> %95, i32 3, !dbg !168
	%100 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %91, i32 0, i32 1, !dbg !168
	%101 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %91, i32 0, i32 2, !dbg !168
	%102 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %91, i32 0, i32 3, !dbg !168
	%103 = add i64 %90, %12, !dbg !169
	%104 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %103, !dbg !170
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 0, !dbg !170
	%106 = bitcast { float, float, float, float }* %104 to <4 x float>*, !dbg !170
	%107 = load <4 x float>, <4 x float>* %106, align 16, !dbg !170
	%108 = extractelement <4 x float> %107, i32 0, !dbg !170
	%109 = extractelement <4 x float> %107, i32 1, !dbg !170
	%110 = extractelement <4 x float> %107, i32 2, !dbg !170
	%111 = extractelement <4 x float> %107, i32 3, !dbg !170
	%112 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 1, !dbg !170
	%113 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 2, !dbg !170
	%114 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 3, !dbg !170
	%115 = mul i64 %79, 4, !dbg !171
	%116 = add i64 %115, %8, !dbg !172
	%117 = getelementptr inbounds float, float* %p5, i64 %116, !dbg !173
	%118 = load float, float* %117, align 4, !dbg !173
	%119 = add i64 %115, %11, !dbg !174
	%120 = getelementptr inbounds float, float* %p5, i64 %119, !dbg !175
	%121 = load float, float* %120, align 4, !dbg !175
	%122 = mul i64 %90, 4, !dbg !176
	%123 = add i64 %122, %8, !dbg !177
	%124 = getelementptr inbounds float, float* %p5, i64 %123, !dbg !178
	%125 = load float, float* %124, align 4, !dbg !178
	%126 = add i64 %122, %11, !dbg !179
	%127 = getelementptr inbounds float, float* %p5, i64 %126, !dbg !180
	%128 = load float, float* %127, align 4, !dbg !180
	%129 = fadd float %118, %85, !dbg !183
	%130 = fadd float %129, %80, !dbg !184
	%131 = fadd float %130, %96, !dbg !185
	%132 = fmul float %131, 2.500000e-01, !dbg !186
	%133 = fadd float %84, %86, !dbg !187
	%134 = fadd float %133, %81, !dbg !188
	%135 = fadd float %134, %97, !dbg !189
	%136 = fmul float %135, 2.500000e-01, !dbg !190
	%137 = fadd float %85, %87, !dbg !191
	%138 = fadd float %137, %82, !dbg !192
	%139 = fadd float %138, %98, !dbg !193
	%140 = fmul float %139, 2.500000e-01, !dbg !194
	%141 = fadd float %86, %121, !dbg !195
	%142 = fadd float %141, %83, !dbg !196
	%143 = fadd float %142, %99, !dbg !197
	%144 = fmul float %143, 2.500000e-01, !dbg !198
	%145 = fadd float %125, %97, !dbg !200
	%146 = fadd float %145, %84, !dbg !201
	%147 = fadd float %146, %108, !dbg !202
	%148 = fmul float %147, 2.500000e-01, !dbg !203
	%149 = fadd float %96, %98, !dbg !204
	%150 = fadd float %149, %85, !dbg !205
	%151 = fadd float %150, %109, !dbg !206
	%152 = fmul float %151, 2.500000e-01, !dbg !207
	%153 = fadd float %97, %99, !dbg !208
	%154 = fadd float %153, %86, !dbg !209
	%155 = fadd float %154, %110, !dbg !210
	%156 = fmul float %155, 2.500000e-01, !dbg !211
	%157 = fadd float %98, %128, !dbg !212
	%158 = fadd float %157, %87, !dbg !213
	%159 = fadd float %158, %111, !dbg !214
	%160 = fmul float %159, 2.500000e-01, !dbg !215
	br i1 %6, label %b33, label %b12, !dbg !199

b12:
	br i1 %45, label %b13, label %b14, !dbg !152

b13:
	br label %b14, !dbg !216

b14:
	%161 = phi float [ %132, %b12 ], [ %84, %b13 ], !dbg !217
	br i1 %47, label %b15, label %b16, !dbg !154

b15:
	br label %b16, !dbg !218

b16:
	%162 = phi float [ %161, %b14 ], [ %84, %b15 ], !dbg !219
	br i1 %49, label %b17, label %b18, !dbg !156

b17:
	br label %b18, !dbg !220

b18:
	%163 = phi float [ %136, %b16 ], [ %85, %b17 ], !dbg !221
	br i1 %51, label %b19, label %b20, !dbg !158

b19:
	br label %b20, !dbg !222

b20:
	%164 = phi float [ %140, %b18 ], [ %86, %b19 ], !dbg !223
	br i1 %53, label %b21, label %b22, !dbg !160

b21:
	br label %b22, !dbg !224

b22:
	%165 = phi float [ %144, %b20 ], [ %87, %b21 ], !dbg !225
	br i1 %45, label %b23, label %b24, !dbg !227

b23:
	br label %b24, !dbg !228

b24:
	%166 = phi float [ %148, %b22 ], [ %96, %b23 ], !dbg !217
	br i1 %47, label %b25, label %b26, !dbg !229

b25:
	br label %b26, !dbg !230

b26:
	%167 = phi float [ %166, %b24 ], [ %96, %b25 ], !dbg !219
	br i1 %49, label %b27, label %b28, !dbg !231

b27:
	br label %b28, !dbg !232

b28:
	%168 = phi float [ %152, %b26 ], [ %97, %b27 ], !dbg !221
	br i1 %51, label %b29, label %b30, !dbg !233

b29:
	br label %b30, !dbg !234

b30:
	%169 = phi float [ %156, %b28 ], [ %98, %b29 ], !dbg !223
	br i1 %53, label %b31, label %b32, !dbg !235

b31:
	br label %b32, !dbg !236

b32:
	%170 = phi float [ %160, %b30 ], [ %99, %b31 ], !dbg !225
	br label %b33, !dbg !226

b33:
	%171 = phi float [ %132, %b11_ok1 ], [ %162, %b32 ], !dbg !237
	%172 = phi float [ %136, %b11_ok1 ], [ %163, %b32 ], !dbg !237
	%173 = phi float [ %140, %b11_ok1 ], [ %164, %b32 ], !dbg !237
	%174 = phi float [ %144, %b11_ok1 ], [ %165, %b32 ], !dbg !237
	%175 = phi float [ %148, %b11_ok1 ], [ %167, %b32 ], !dbg !238
	%176 = phi float [ %152, %b11_ok1 ], [ %168, %b32 ], !dbg !238
	%177 = phi float [ %156, %b11_ok1 ], [ %169, %b32 ], !dbg !238
	%178 = phi float [ %160, %b11_ok1 ], [ %170, %b32 ], !dbg !238
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %79, !dbg !239
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 0, !dbg !239
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 1, !dbg !239
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 2, !dbg !239
	%183 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 3, !dbg !239
	%184 = bitcast { float, float, float, float }* %179 to <4 x float>*, !dbg !239
	%185 = insertelement <4 x float> undef, float %171, i32 0, !dbg !239
	%186 = insertelement <4 x float> %185, float %172, i32 1, !dbg !239
	%187 = insertelement <4 x float> %186, float %173, i32 2, !dbg !239
	%188 = insertelement <4 x float> %187, float %174, i32 3, !dbg !239
	store <4 x float> %188, <4 x float>* %184, align 16, !dbg !239
	%189 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %90, !dbg !240
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %189, i32 0, i32 0, !dbg !240
	%191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %189, i32 0, i32 1, !dbg !240
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %189, i32 0, i32 2, !dbg !240
	%193 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %189, i32 0, i32 3, !dbg !240
	%194 = bitcast { float, float, float, float }* %189 to <4 x float>*, !dbg !240
	%195 = insertelement <4 x float> undef, float %175, i32 0, !dbg !240
	%196 = insertelement <4 x float> %195, float %176, i32 1, !dbg !240
	%197 = insertelement <4 x float> %196, float %177, i32 2, !dbg !240
	%198 = insertelement <4 x float> %197, float %178, i32 3, !dbg !240
	store <4 x float> %198, <4 x float>* %194, align 16, !dbg !240
	%199 = fsub float %171, %84, !dbg !243
	%200 = fsub float %172, %85, !dbg !244
	%201 = fsub float %173, %86, !dbg !245
	%202 = fsub float %174, %87, !dbg !246
	%203 = fmul float %199, %199, !dbg !247
	%204 = fmul float %200, %200, !dbg !248
	%205 = fadd float %203, %204, !dbg !249
	%206 = fmul float %201, %201, !dbg !250
	%207 = fadd float %205, %206, !dbg !251
	%208 = fmul float %202, %202, !dbg !252
	%209 = fadd float %207, %208, !dbg !253
	%210 = fsub float %175, %96, !dbg !255
	%211 = fsub float %176, %97, !dbg !256
	%212 = fsub float %177, %98, !dbg !257
	%213 = fsub float %178, %99, !dbg !258
	%214 = fmul float %210, %210, !dbg !259
	%215 = fmul float %211, %211, !dbg !260
	%216 = fadd float %214, %215, !dbg !261
	%217 = fmul float %212, %212, !dbg !262
	%218 = fadd float %216, %217, !dbg !263
	%219 = fmul float %213, %213, !dbg !264
	%220 = fadd float %218, %219, !dbg !265
	%221 = fadd float %209, %220, !dbg !266
	%222 = fadd float %78, %221, !dbg !267
	%223 = sub i32 %88, 2, !dbg !268
	br label %b10, !dbg !268

b58:
	%224 = phi float [ %78, %b10 ], [ %310, %b34_cold ], !dbg !271
	%225 = phi i64 [ %79, %b10 ], [ %311, %b34_cold ], !dbg !271
	%226 = phi float [ %80, %b10 ], [ %312, %b34_cold ], !dbg !271
	%227 = phi float [ %81, %b10 ], [ %313, %b34_cold ], !dbg !271
	%228 = phi float [ %82, %b10 ], [ %314, %b34_cold ], !dbg !271
	%229 = phi float [ %83, %b10 ], [ %315, %b34_cold ], !dbg !271
	%230 = phi float [ %84, %b10 ], [ %316, %b34_cold ], !dbg !271
	%231 = phi float [ %85, %b10 ], [ %317, %b34_cold ], !dbg !271
	%232 = phi float [ %86, %b10 ], [ %318, %b34_cold ], !dbg !271
	%233 = phi float [ %87, %b10 ], [ %319, %b34_cold ], !dbg !271
	%234 = phi i32 [ %88, %b10 ], [ %320, %b34_cold ], !dbg !271
	%235 = icmp sgt i32 %234, 0, !dbg !271
	br i1 %235, label %b59, label %b72, !dbg !271

b59:
	%236 = add i64 %225, %12, !dbg !272
	%237 = mul i64 %225, 4, !dbg !274
	%238 = add i64 %237, %8, !dbg !275
	%239 = add i64 %237, %11, !dbg !277
	%240 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %236, !dbg !273
	%241 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %240, i32 0, i32 0, !dbg !273
	%242 = icmp uge i64 %236, %p8, !dbg !273
	%243 = icmp uge i64 %238, %p6, !dbg !276
	%244 = icmp uge i64 %239, %p6, !dbg !278
	%245 = or i1 %242, %243, !dbg !278
	%246 = or i1 %245, %244, !dbg !278
	br i1 %246, label %b59_fail1, label %b59_ok1, !dbg !278, !prof !51

b59_ok1:
	%247 = bitcast { float, float, float, float }* %240 to <4 x float>*, !dbg !273
	%248 = load <4 x float>, <4 x float>* %247, align 16, !dbg !273
	%249 = extractelement <4 x float> %248, i32 0, !dbg !273
	%250 = extractelement <4 x float> %248, i32 1, !dbg !273
	%251 = extractelement <4 x float> %248, i32 2, !dbg !273
	%252 = extractelement <4 x float> %248, i32 3, !dbg !273
	%253 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %240, i32 0, i32 1, !dbg !273
	%254 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %240, i32 0, i32 2, !dbg !273
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %240, i32 0, i32 3, !dbg !273
	%256 = getelementptr inbounds float, float* %p5, i64 %238, !dbg !276
	%257 = load float, float* %256, align 4, !dbg !276
	%258 = getelementptr inbounds float, float* %p5, i64 %239, !dbg !278
	%259 = load float, float* %258, align 4, !dbg !278
	%260 = fadd float %257, %231, !dbg !280
	%261 = fadd float %260, %226, !dbg !281
	%262 = fadd float %261, %249, !dbg !282
	%263 = fmul float %262, 2.500000e-01, !dbg !283
	%264 = fadd float %230, %232, !dbg !284
	%265 = fadd float %264, %227, !dbg !285
	%266 = fadd float %265, %250, !dbg !286
	%267 = fmul float %266, 2.500000e-01, !dbg !287
	%268 = fadd float %231, %233, !dbg !288
	%269 = fadd float %268, %228, !dbg !289
	%270 = fadd float %269, %251, !dbg !290
	%271 = fmul float %270, 2.500000e-01, !dbg !291
	%272 = fadd float %232, %259, !dbg !292
	%273 = fadd float %272, %229, !dbg !293
	%274 = fadd float %273, %252, !dbg !294
	%275 = fmul float %274, 2.500000e-01, !dbg !295
	br i1 %6, label %b71, label %b60, !dbg !279

b60:
	br i1 %45, label %b61, label %b62, !dbg !297

b61:
	br label %b62, !dbg !298

b62:
	%276 = phi float [ %263, %b60 ], [ %230, %b61 ], !dbg !217
	br i1 %47, label %b63, label %b64, !dbg !299

b63:
	br label %b64, !dbg !300

b64:
	%277 = phi float [ %276, %b62 ], [ %230, %b63 ], !dbg !219
	br i1 %49, label %b65, label %b66, !dbg !301

b65:
	br label %b66, !dbg !302

b66:
	%278 = phi float [ %267, %b64 ], [ %231, %b65 ], !dbg !221
	br i1 %51, label %b67, label %b68, !dbg !303

b67:
	br label %b68, !dbg !304

b68:
	%279 = phi float [ %271, %b66 ], [ %232, %b67 ], !dbg !223
	br i1 %53, label %b69, label %b70, !dbg !305

b69:
	br label %b70, !dbg !306

b70:
	%280 = phi float [ %275, %b68 ], [ %233, %b69 ], !dbg !225
	br label %b71, !dbg !296

b71:
	%281 = phi float [ %263, %b59_ok1 ], [ %277, %b70 ], !dbg !307
	%282 = phi float [ %267, %b59_ok1 ], [ %278, %b70 ], !dbg !307
	%283 = phi float [ %271, %b59_ok1 ], [ %279, %b70 ], !dbg !307
	%284 = phi float [ %275, %b59_ok1 ], [ %280, %b70 ], !dbg !307
	%285 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %225, !dbg !308
	%286 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %285, i32 0, i32 0, !dbg !308
	%287 = icmp uge i64 %225, %p3, !dbg !308
	br i1 %287, label %b71_fail1, label %b71_ok1, !dbg !308, !prof !51

b71_ok1:
	%288 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %285, i32 0, i32 1, !dbg !308
	%289 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %285, i32 0, i32 2, !dbg !308
	%290 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %285, i32 0, i32 3, !dbg !308
	%291 = bitcast { float, float, float, float }* %285 to <4 x float>*, !dbg !308
	%292 = insertelement <4 x float> undef, float %281, i32 0, !dbg !308
	%293 = insertelement <4 x float> %292, float %282, i32 1, !dbg !308
	%294 = insertelement <4 x float> %293, float %283, i32 2, !dbg !308
	%295 = insertelement <4 x float> %294, float %284, i32 3, !dbg !308
	store <4 x float> %295, <4 x float>* %291, align 16, !dbg !308
	%296 = fsub float %281, %230, !dbg !310
	%297 = fsub float %282, %231, !dbg !311
	%298 = fsub float %283, %232, !dbg !312
	%299 = fsub float %284, %233, !dbg !313
	%300 = fmul float %296, %296, !dbg !314
	%301 = fmul float %297, %297, !dbg !315
	%302 = fadd float %300, %301, !dbg !316
	%303 = fmul float %298, %298, !dbg !317
	%304 = fadd float %302, %303, !dbg !318
	%305 = fmul float %299, %299, !dbg !319
	%306 = fadd float %304, %305, !dbg !320
	%307 = fadd float %224, %306, !dbg !321
	br label %b72, !dbg !321

b72:
	%308 = phi float [ %224, %b58 ], [ %307, %b71_ok1 ], !dbg !161
	ret float %308, !dbg !322

b9_fail1:
	%309 = icmp uge i64 %18, %p8, !dbg !147
	br i1 %309, label %b9_fail2, label %b9_ok2, !dbg !147

b9_fail2:
	br label %fail, !dbg !147

b9_ok2:
	br label %fail, !dbg !148

b11_fail1:
	br label %fail, !dbg !168

b34_cold:
	%310 = phi float [ %471, %b57_cold_ok2 ], [ 0.000000e+00, %b9_ok1 ], !dbg !161
	%311 = phi i64 [ %323, %b57_cold_ok2 ], [ %17, %b9_ok1 ], !dbg !162
	%312 = phi float [ %350, %b57_cold_ok2 ], [ %26, %b9_ok1 ], !dbg !163
	%313 = phi float [ %351, %b57_cold_ok2 ], [ %27, %b9_ok1 ], !dbg !163
	%314 = phi float [ %352, %b57_cold_ok2 ], [ %28, %b9_ok1 ], !dbg !163
	%315 = phi float [ %353, %b57_cold_ok2 ], [ %29, %b9_ok1 ], !dbg !163
	%316 = phi float [ %361, %b57_cold_ok2 ], [ %37, %b9_ok1 ], !dbg !164
	%317 = phi float [ %362, %b57_cold_ok2 ], [ %38, %b9_ok1 ], !dbg !164
	%318 = phi float [ %363, %b57_cold_ok2 ], [ %39, %b9_ok1 ], !dbg !164
	%319 = phi float [ %364, %b57_cold_ok2 ], [ %40, %b9_ok1 ], !dbg !164
	%320 = phi i32 [ %472, %b57_cold_ok2 ], [ %44, %b9_ok1 ], !dbg !165
	%321 = icmp sge i32 %320, 2, !dbg !166
	br i1 %321, label %b35_cold, label %b58, !dbg !166

b35_cold:
	%322 = add i64 %311, %12, !dbg !167
	%323 = add i64 %322, %12, !dbg !169
	%324 = mul i64 %311, 4, !dbg !171
	%325 = add i64 %324, %8, !dbg !172
	%326 = add i64 %324, %11, !dbg !174
	%327 = mul i64 %322, 4, !dbg !176
	%328 = add i64 %327, %8, !dbg !177
	%329 = add i64 %327, %11, !dbg !179
	%330 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %322, !dbg !168
	%331 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %330, i32 0, i32 0, !dbg !168
	%332 = icmp uge i64 %322, %p8, !dbg !168
	%333 = icmp uge i64 %323, %p8, !dbg !170
	%334 = icmp uge i64 %325, %p6, !dbg !173
	%335 = icmp uge i64 %326, %p6, !dbg !175
	%336 = icmp uge i64 %328, %p6, !dbg !178
	%337 = icmp uge i64 %329, %p6, !dbg !180
	%338 = or i1 %332, %333, !dbg !180
	%339 = or i1 %338, %334, !dbg !180
	%340 = or i1 %339, %335, !dbg !180
	%341 = or i1 %340, %336, !dbg !180
	%342 = or i1 %341, %337, !dbg !180
	br i1 %342, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !180, !prof !51

b35_cold_fail1:
	%343 = icmp uge i64 %322, %p8, !dbg !168
	br i1 %343, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !168

b35_cold_fail2:
	br label %fail, !dbg !168

b35_cold_ok2:
	%344 = icmp uge i64 %323, %p8, !dbg !170
	br i1 %344, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !170

b35_cold_fail3:
	br label %fail, !dbg !170

b35_cold_ok3:
	%345 = icmp uge i64 %325, %p6, !dbg !173
	br i1 %345, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !173

b35_cold_fail4:
	br label %fail, !dbg !173

b35_cold_ok4:
	%346 = icmp uge i64 %326, %p6, !dbg !175
	br i1 %346, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !175

b35_cold_fail5:
	br label %fail, !dbg !175

b35_cold_ok5:
	%347 = icmp uge i64 %328, %p6, !dbg !178
	br i1 %347, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !178

b35_cold_fail6:
	br label %fail, !dbg !178

b35_cold_ok6:
	br label %fail, !dbg !180

b35_cold_ok1:
	%348 = bitcast { float, float, float, float }* %330 to <4 x float>*, !dbg !168
	%349 = load <4 x float>, <4 x float>* %348, align 16, !dbg !168
	%350 = extractelement <4 x float> %349, i32 0, !dbg !168
	%351 = extractelement <4 x float> %349, i32 1, !dbg !168
	%352 = extractelement <4 x float> %349, i32 2, !dbg !168
	%353 = extractelement <4 x float> %349, i32 3, !dbg !168
	%354 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %330, i32 0, i32 1, !dbg !168
	%355 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %330, i32 0, i32 2, !dbg !168
	%356 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %330, i32 0, i32 3, !dbg !168
	%357 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %323, !dbg !170
	%358 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %357, i32 0, i32 0, !dbg !170
	%359 = bitcast { float, float, float, float }* %357 to <4 x float>*, !dbg !170
	%360 = load <4 x float>, <4 x float>* %359, align 16, !dbg !170
	%361 = extractelement <4 x float> %360, i32 0, !dbg !170
	%362 = extractelement <4 x float> %360, i32 1, !dbg !170
	%363 = extractelement <4 x float> %360, i32 2, !dbg !170
	%364 = extractelement <4 x float> %360, i32 3, !dbg !170
	%365 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %357, i32 0, i32 1, !dbg !170
	%366 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %357, i32 0, i32 2, !dbg !170
	%367 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %357, i32 0, i32 3, !dbg !170
	%368 = getelementptr inbounds float, float* %p5, i64 %325, !dbg !173
	%369 = load float, float* %368, align 4, !dbg !173
	%370 = getelementptr inbounds float, float* %p5, i64 %326, !dbg !175
	%371 = load float, float* %370, align 4, !dbg !175
	%372 = getelementptr inbounds float, float* %p5, i64 %328, !dbg !178
	%373 = load float, float* %372, align 4, !dbg !178
	%374 = getelementptr inbounds float, float* %p5, i64 %329, !dbg !180
	%375 = load float, float* %374, align 4, !dbg !180
	%376 = fadd float %369, %317, !dbg !183
	%377 = fadd float %376, %312, !dbg !184
	%378 = fadd float %377, %350, !dbg !185
	%379 = fmul float %378, 2.500000e-01, !dbg !186
	%380 = fadd float %316, %318, !dbg !187
	%381 = fadd float %380, %313, !dbg !188
	%382 = fadd float %381, %351, !dbg !189
	%383 = fmul float %382, 2.500000e-01, !dbg !190
	%384 = fadd float %317, %319, !dbg !191
	%385 = fadd float %384, %314, !dbg !192
	%386 = fadd float %385, %352, !dbg !193
	%387 = fmul float %386, 2.500000e-01, !dbg !194
	%388 = fadd float %318, %371, !dbg !195
	%389 = fadd float %388, %315, !dbg !196
	%390 = fadd float %389, %353, !dbg !197
	%391 = fmul float %390, 2.500000e-01, !dbg !198
	%392 = fadd float %373, %351, !dbg !200
	%393 = fadd float %392, %316, !dbg !201
	%394 = fadd float %393, %361, !dbg !202
	%395 = fmul float %394, 2.500000e-01, !dbg !203
	%396 = fadd float %350, %352, !dbg !204
	%397 = fadd float %396, %317, !dbg !205
	%398 = fadd float %397, %362, !dbg !206
	%399 = fmul float %398, 2.500000e-01, !dbg !207
	%400 = fadd float %351, %353, !dbg !208
	%401 = fadd float %400, %318, !dbg !209
	%402 = fadd float %401, %363, !dbg !210
	%403 = fmul float %402, 2.500000e-01, !dbg !211
	%404 = fadd float %352, %375, !dbg !212
	%405 = fadd float %404, %319, !dbg !213
	%406 = fadd float %405, %364, !dbg !214
	%407 = fmul float %406, 2.500000e-01, !dbg !215
	br i1 %6, label %b57_cold, label %b36_cold, !dbg !199

b36_cold:
	br i1 %45, label %b37_cold, label %b38_cold, !dbg !152

b37_cold:
	br label %b38_cold, !dbg !216

b38_cold:
	%408 = phi float [ %379, %b36_cold ], [ %316, %b37_cold ], !dbg !217
	br i1 %47, label %b39_cold, label %b40_cold, !dbg !154

b39_cold:
	br label %b40_cold, !dbg !218

b40_cold:
	%409 = phi float [ %408, %b38_cold ], [ %316, %b39_cold ], !dbg !219
	br i1 %49, label %b41_cold, label %b42_cold, !dbg !156

b41_cold:
	br label %b42_cold, !dbg !220

b42_cold:
	%410 = phi float [ %383, %b40_cold ], [ %317, %b41_cold ], !dbg !221
	br i1 %51, label %b43_cold, label %b44_cold, !dbg !158

b43_cold:
	br label %b44_cold, !dbg !222

b44_cold:
	%411 = phi float [ %387, %b42_cold ], [ %318, %b43_cold ], !dbg !223
	br i1 %53, label %b45_cold, label %b46_cold, !dbg !160

b45_cold:
	br label %b46_cold, !dbg !224

b46_cold:
	%412 = phi float [ %391, %b44_cold ], [ %319, %b45_cold ], !dbg !225
	br i1 %45, label %b47_cold, label %b48_cold, !dbg !227

b47_cold:
	br label %b48_cold, !dbg !228

b48_cold:
	%413 = phi float [ %395, %b46_cold ], [ %350, %b47_cold ], !dbg !217
	br i1 %47, label %b49_cold, label %b50_cold, !dbg !229

b49_cold:
	br label %b50_cold, !dbg !230

b50_cold:
	%414 = phi float [ %413, %b48_cold ], [ %350, %b49_cold ], !dbg !219
	br i1 %49, label %b51_cold, label %b52_cold, !dbg !231

b51_cold:
	br label %b52_cold, !dbg !232

b52_cold:
	%415 = phi float [ %399, %b50_cold ], [ %351, %b51_cold ], !dbg !221
	br i1 %51, label %b53_cold, label %b54_cold, !dbg !233

b53_cold:
	br label %b54_cold, !dbg !234

b54_cold:
	%416 = phi float [ %403, %b52_cold ], [ %352, %b53_cold ], !dbg !223
	br i1 %53, label %b55_cold, label %b56_cold, !dbg !235

b55_cold:
	br label %b56_cold, !dbg !236

b56_cold:
	%417 = phi float [ %407, %b54_cold ], [ %353, %b55_cold ], !dbg !225
	br label %b57_cold, !dbg !226

b57_cold:
	%418 = phi float [ %379, %b35_cold_ok1 ], [ %409, %b56_cold ], !dbg !237
	%419 = phi float [ %383, %b35_cold_ok1 ], [ %410, %b56_cold ], !dbg !237
	%420 = phi float [ %387, %b35_cold_ok1 ], [ %411, %b56_cold ], !dbg !237
	%421 = phi float [ %391, %b35_cold_ok1 ], [ %412, %b56_cold ], !dbg !237
	%422 = phi float [ %395, %b35_cold_ok1 ], [ %414, %b56_cold ], !dbg !238
	%423 = phi float [ %399, %b35_cold_ok1 ], [ %415, %b56_cold ], !dbg !238
	%424 = phi float [ %403, %b35_cold_ok1 ], [ %416, %b56_cold ], !dbg !238
	%425 = phi float [ %407, %b35_cold_ok1 ], [ %417, %b56_cold ], !dbg !238
	%426 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %311, !dbg !239
	%427 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %426, i32 0, i32 0, !dbg !239
	%428 = icmp uge i64 %311, %p3, !dbg !239
	br i1 %428, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !239, !prof !51

b57_cold_fail1:
	br label %fail, !dbg !239

b57_cold_ok1:
	%429 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %426, i32 0, i32 1, !dbg !239
	%430 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %426, i32 0, i32 2, !dbg !239
	%431 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %426, i32 0, i32 3, !dbg !239
	%432 = bitcast { float, float, float, float }* %426 to <4 x float>*, !dbg !239
	%433 = insertelement <4 x float> undef, float %418, i32 0, !dbg !239
	%434 = insertelement <4 x float> %433, float %419, i32 1, !dbg !239
	%435 = insertelement <4 x float> %434, float %420, i32 2, !dbg !239
	%436 = insertelement <4 x float> %435, float %421, i32 3, !dbg !239
	store <4 x float> %436, <4 x float>* %432, align 16, !dbg !239
	%437 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %322, !dbg !240
	%438 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 0, !dbg !240
	%439 = icmp uge i64 %322, %p3, !dbg !240
	br i1 %439, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !240, !prof !51

b57_cold_fail2:
	br label %fail, !dbg !240

b57_cold_ok2:
	%440 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 1, !dbg !240
	%441 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 2, !dbg !240
	%442 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 3, !dbg !240
	%443 = bitcast { float, float, float, float }* %437 to <4 x float>*, !dbg !240
	%444 = insertelement <4 x float> undef, float %422, i32 0, !dbg !240
	%445 = insertelement <4 x float> %444, float %423, i32 1, !dbg !240
	%446 = insertelement <4 x float> %445, float %424, i32 2, !dbg !240
	%447 = insertelement <4 x float> %446, float %425, i32 3, !dbg !240
	store <4 x float> %447, <4 x float>* %443, align 16, !dbg !240
	%448 = fsub float %418, %316, !dbg !243
	%449 = fsub float %419, %317, !dbg !244
	%450 = fsub float %420, %318, !dbg !245
	%451 = fsub float %421, %319, !dbg !246
	%452 = fmul float %448, %448, !dbg !247
	%453 = fmul float %449, %449, !dbg !248
	%454 = fadd float %452, %453, !dbg !249
	%455 = fmul float %450, %450, !dbg !250
	%456 = fadd float %454, %455, !dbg !251
	%457 = fmul float %451, %451, !dbg !252
	%458 = fadd float %456, %457, !dbg !253
	%459 = fsub float %422, %350, !dbg !255
	%460 = fsub float %423, %351, !dbg !256
	%461 = fsub float %424, %352, !dbg !257
	%462 = fsub float %425, %353, !dbg !258
	%463 = fmul float %459, %459, !dbg !259
	%464 = fmul float %460, %460, !dbg !260
	%465 = fadd float %463, %464, !dbg !261
	%466 = fmul float %461, %461, !dbg !262
	%467 = fadd float %465, %466, !dbg !263
	%468 = fmul float %462, %462, !dbg !264
	%469 = fadd float %467, %468, !dbg !265
	%470 = fadd float %458, %469, !dbg !266
	%471 = fadd float %310, %470, !dbg !267
	%472 = sub i32 %320, 2, !dbg !268
	br label %b34_cold, !dbg !268, !llvm.loop !270

b59_fail1:
	%473 = icmp uge i64 %236, %p8, !dbg !273
	br i1 %473, label %b59_fail2, label %b59_ok2, !dbg !273

b59_fail2:
	br label %fail, !dbg !273

b59_ok2:
	%474 = icmp uge i64 %238, %p6, !dbg !276
	br i1 %474, label %b59_fail3, label %b59_ok3, !dbg !276

b59_fail3:
	br label %fail, !dbg !276

b59_ok3:
	br label %fail, !dbg !278

b71_fail1:
	br label %fail, !dbg !308

fail:
	%475 = phi i32 [ 18, %b9_fail2 ], [ 18, %b9_ok2 ], [ 19, %b11_fail1 ], [ 19, %b35_cold_fail2 ], [ 19, %b35_cold_fail3 ], [ 20, %b35_cold_fail4 ], [ 20, %b35_cold_fail5 ], [ 21, %b35_cold_fail6 ], [ 21, %b35_cold_ok6 ], [ 22, %b57_cold_fail1 ], [ 22, %b57_cold_fail2 ], [ 23, %b59_fail2 ], [ 23, %b59_fail3 ], [ 23, %b59_ok3 ], [ 24, %b71_fail1 ], !dbg !126
	%476 = phi i64 [ %18, %b9_fail2 ], [ %17, %b9_ok2 ], [ %90, %b11_fail1 ], [ %322, %b35_cold_fail2 ], [ %323, %b35_cold_fail3 ], [ %325, %b35_cold_fail4 ], [ %326, %b35_cold_fail5 ], [ %328, %b35_cold_fail6 ], [ %329, %b35_cold_ok6 ], [ %311, %b57_cold_fail1 ], [ %322, %b57_cold_fail2 ], [ %236, %b59_fail2 ], [ %238, %b59_fail3 ], [ %239, %b59_ok3 ], [ %225, %b71_fail1 ], !dbg !126
	%477 = phi i64 [ %p8, %b9_fail2 ], [ %p8, %b9_ok2 ], [ %p8, %b11_fail1 ], [ %p8, %b35_cold_fail2 ], [ %p8, %b35_cold_fail3 ], [ %p6, %b35_cold_fail4 ], [ %p6, %b35_cold_fail5 ], [ %p6, %b35_cold_fail6 ], [ %p6, %b35_cold_ok6 ], [ %p3, %b57_cold_fail1 ], [ %p3, %b57_cold_fail2 ], [ %p8, %b59_fail2 ], [ %p6, %b59_fail3 ], [ %p6, %b59_ok3 ], [ %p3, %b71_fail1 ], !dbg !126
	call void @gpuc_fail(i8* %ctrl, i32 %475, i64 %476, i64 %477), !dbg !126
	ret float undef, !dbg !126
}

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, double* %p15, i64 %p16, i64* %p17, i64 %p18, i32* %p19, i64 %p20, double* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i32 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !323 {
entry:
	br label %b0, !dbg !324

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !324
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !324
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !324
	%3 = addrspacecast double* %p15 to double addrspace(1)*, !dbg !324
	%4 = addrspacecast i64* %p17 to i64 addrspace(1)*, !dbg !324
	%5 = addrspacecast i32* %p19 to i32 addrspace(1)*, !dbg !324
	%6 = addrspacecast double* %p21 to double addrspace(1)*, !dbg !324
	%7 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !324
	%8 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !324
	%9 = call i32 @gpuc_num_pes_thread(), !dbg !331
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !334, !range !122
	%11 = sext i32 %10 to i64, !dbg !334
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !334, !range !123
	%13 = sext i32 %12 to i64, !dbg !334
	%14 = icmp eq i64 %11, 0, !dbg !335
	br i1 %14, label %b1, label %b2, !dbg !335

b1:
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !336, !range !16
	%16 = sext i32 %15 to i64, !dbg !336
	%17 = sub i64 %16, 2, !dbg !337
	%18 = icmp sgt i64 %17, 0, !dbg !338
	%19 = select i1 %18, i64 %17, i64 0, !dbg !338
	%20 = icmp eq i64 %13, %19, !dbg !339
	br label %b2, !dbg !339

b2:
	%21 = phi i1 [ false, %b0 ], [ %20, %b1 ], !dbg !340
	br i1 %21, label %b3, label %b5, !dbg !333

b3:
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !341, !range !22
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !341, !range !22
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !341, !range !23
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !341, !range !19
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !341, !range !19
	%27 = mul i32 %26, %24, !dbg !341
	%28 = add i32 %23, %27, !dbg !341
	%29 = mul i32 %25, %28, !dbg !341
	%30 = add i32 %22, %29, !dbg !341
	%31 = sext i32 %30 to i64, !dbg !341
	%32 = icmp eq i64 %31, 0, !dbg !342
	br i1 %32, label %b4, label %b5, !dbg !342

b4:
	%33 = sub i32 1, %p27, !dbg !343
	%34 = sext i32 %p27 to i64, !dbg !344
	%35 = sext i32 %33 to i64, !dbg !345
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %34, !dbg !344
	%37 = icmp uge i64 %34, %p26, !dbg !344
	%38 = icmp uge i64 %35, %p26, !dbg !345
	%39 = or i1 %37, %38, !dbg !345
	br i1 %39, label %b4_fail1, label %b4_ok1, !dbg !345, !prof !51

b4_ok1:
	%40 = load i64, i64 addrspace(1)* %36, align 8, !dbg !344
	%41 = add i64 %40, 1, !dbg !346
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %35, !dbg !345
	store i64 %41, i64 addrspace(1)* %42, align 8, !dbg !345
	br label %b5, !dbg !345

b5:
	%43 = fcmp oge double %p30, 0.000000e+00, !dbg !347
	br i1 %43, label %b6, label %b11, !dbg !347

b6:
	%44 = sub i32 1, %p27, !dbg !348
	%45 = sext i32 %44 to i64, !dbg !349
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %45, !dbg !349
	%47 = icmp uge i64 %45, %p24, !dbg !349
	br i1 %47, label %b6_fail1, label %b6_ok1, !dbg !349, !prof !51

b6_ok1:
	%48 = load i64, i64 addrspace(1)* %46, align 8, !dbg !349
	%49 = icmp ne i64 %48, 0, !dbg !350
	br i1 %49, label %b7, label %b11, !dbg !350

b7:
	br i1 %21, label %b8, label %b10, !dbg !350

b8:
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !351, !range !22
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !351, !range !22
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !351, !range !23
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !351, !range !19
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !351, !range !19
	%55 = mul i32 %54, %52, !dbg !351
	%56 = add i32 %51, %55, !dbg !351
	%57 = mul i32 %53, %56, !dbg !351
	%58 = add i32 %50, %57, !dbg !351
	%59 = sext i32 %58 to i64, !dbg !351
	%60 = icmp eq i64 %59, 0, !dbg !352
	br i1 %60, label %b9, label %b10, !dbg !352

b9:
	%61 = sext i32 %p27 to i64, !dbg !353
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %61, !dbg !353
	%63 = icmp uge i64 %61, %p24, !dbg !353
	br i1 %63, label %b9_fail1, label %b9_ok1, !dbg !353, !prof !51

b9_ok1:
	store i64 %48, i64 addrspace(1)* %62, align 8, !dbg !353
	br label %b10, !dbg !353

b10:
	ret void, !dbg !354

b11:
	%64 = icmp ne i32 %p29, 0, !dbg !355
	br i1 %64, label %b12, label %b14, !dbg !355

b12:
	br i1 %21, label %b13, label %b14, !dbg !355

b13:
	%65 = addrspacecast double addrspace(1)* %3 to double*, !dbg !356
	%66 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !356
	%67 = addrspacecast i32 addrspace(1)* %5 to i32*, !dbg !356
	%68 = addrspacecast double addrspace(1)* %6 to double*, !dbg !356
	%69 = addrspacecast i64 addrspace(1)* %7 to i64*, !dbg !356
	call void @gpuc_fn_solver_publish(double* %65, i64 %p16, i64 %p16, i64* %66, i64 %p18, i32* %67, i64 %p20, i64 %p20, double* %68, i64 %p22, i64 %p22, i64* %69, i64 %p24, i64 %p24, i32 %p29, i8* %ctrl), !dbg !356
	br label %b14, !dbg !356

b14:
	%70 = icmp sgt i32 %p6, 0, !dbg !357
	br i1 %70, label %b15, label %b44, !dbg !357

b15:
	%71 = and i64 %p1, 3, !dbg !360
	%72 = icmp eq i64 %71, 0, !dbg !360
	br i1 %72, label %b16, label %b43, !dbg !360

b16:
	%73 = addrspacecast float addrspace(1)* %0 to float*, !dbg !360
	%74 = ptrtoint float* %73 to i64, !dbg !360
	%75 = and i64 %74, 15, !dbg !360
	%76 = icmp eq i64 %75, 0, !dbg !360
	%77 = icmp eq i64 %p1, 0, !dbg !360
	%78 = or i1 %76, %77, !dbg !360
	br i1 %78, label %b17, label %b42, !dbg !360

b17:
	%79 = ashr i64 %p1, 2, !dbg !360
	%80 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !360
	%81 = and i64 %p3, 3, !dbg !362
	%82 = icmp eq i64 %81, 0, !dbg !362
	br i1 %82, label %b18, label %b41, !dbg !362

b18:
	%83 = addrspacecast float addrspace(1)* %1 to float*, !dbg !362
	%84 = ptrtoint float* %83 to i64, !dbg !362
	%85 = and i64 %84, 15, !dbg !362
	%86 = icmp eq i64 %85, 0, !dbg !362
	%87 = icmp eq i64 %p3, 0, !dbg !362
	%88 = or i1 %86, %87, !dbg !362
	br i1 %88, label %b19, label %b40, !dbg !362

b19:
	%89 = ashr i64 %p3, 2, !dbg !362
	%90 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !362
	%91 = icmp eq i64 %13, 0, !dbg !363
	%92 = sext i32 %p27 to i64, !dbg !364
	%93 = sub i32 1, %p27, !dbg !365
	%94 = mul i32 %93, 2, !dbg !368
	%95 = mul i32 %94, %p14, !dbg !369
	%96 = add i32 %94, 1, !dbg !371
	%97 = mul i32 %96, %p14, !dbg !372
	%98 = icmp sgt i32 %p6, 1, !dbg !373
	%99 = sub i32 %p6, 1, !dbg !374
	%100 = add i32 %p11, 1, !dbg !375
	%101 = zext i32 %p8 to i64, !dbg !376
	%102 = sext i32 %100 to i64, !dbg !377
	%103 = mul i64 %102, %101, !dbg !378
	%104 = mul i32 %p27, 2, !dbg !380
	%105 = add i32 %104, 1, !dbg !381
	%106 = mul i32 %105, %p14, !dbg !382
	%107 = sext i32 %p9 to i64, !dbg !383
	%108 = sext i32 %9 to i64, !dbg !331
	%109 = sext i32 %p6 to i64, !dbg !385
	%110 = mul i64 %109, %101, !dbg !386
	%111 = mul i32 %104, %p14, !dbg !388
	%112 = sext i32 %p10 to i64, !dbg !389
	br label %b20, !dbg !390

b20:
	%113 = phi float [ 0.000000e+00, %b19 ], [ %307, %b39 ], !dbg !391
	%114 = phi i32 [ %10, %b19 ], [ %308, %b39 ], !dbg !392
	%115 = icmp slt i32 %114, %p14, !dbg !393
	br i1 %115, label %b21, label %b44, !dbg !393

b21:
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !394, !range !15
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !394, !range !16
	%118 = sext i32 %117 to i64, !dbg !394
	%119 = trunc i64 %118 to i32, !dbg !395
	%120 = sub i32 %119, 1, !dbg !395
	%121 = zext i32 %120 to i64, !dbg !395
	%122 = icmp eq i64 %13, %121, !dbg !396
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !397, !range !19
	%124 = sext i32 %123 to i64, !dbg !397
	%125 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !397, !range !19
	%126 = sext i32 %125 to i64, !dbg !397
	%127 = trunc i64 %13 to i32, !dbg !398
	%128 = trunc i64 %126 to i32, !dbg !398
	%129 = mul i32 %127, %128, !dbg !398
	%130 = zext i32 %129 to i64, !dbg !398
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !399, !range !22
	%132 = sext i32 %131 to i64, !dbg !399
	%133 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !399, !range !22
	%134 = sext i32 %133 to i64, !dbg !399
	%135 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !399, !range !23
	%136 = trunc i64 %134 to i32, !dbg !400
	%137 = add i32 %129, %136, !dbg !400
	%138 = zext i32 %137 to i64, !dbg !400
	%139 = trunc i64 %138 to i32, !dbg !401
	%140 = mul i32 %139, %p12, !dbg !405
	%141 = icmp slt i32 %139, %p13, !dbg !406
	%142 = select i1 %141, i32 %139, i32 %p13, !dbg !406
	%143 = add i32 %140, %142, !dbg !407
	%144 = sub i32 %143, 4, !dbg !408
	%145 = add i32 %139, 1, !dbg !409
	%146 = mul i32 %145, %p12, !dbg !411
	%147 = icmp slt i32 %145, %p13, !dbg !412
	%148 = select i1 %147, i32 %145, i32 %p13, !dbg !412
	%149 = add i32 %146, %148, !dbg !413
	%150 = sub i32 %149, 4, !dbg !414
	%151 = trunc i64 %124 to i32, !dbg !416
	%152 = mul i32 %114, %151, !dbg !417
	%153 = trunc i64 %132 to i32, !dbg !418
	%154 = add i32 %152, %153, !dbg !419
	br i1 %91, label %b23, label %b22, !dbg !419

b22:
	br i1 %122, label %b23, label %b39, !dbg !419

b23:
	%155 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %92, !dbg !364
	%156 = icmp uge i64 %92, %p26, !dbg !364
	br i1 %156, label %b23_fail1, label %b23_ok1, !dbg !364, !prof !51

b23_ok1:
	%157 = load i64, i64 addrspace(1)* %155, align 8, !dbg !364
	%158 = mul i32 %125, %135, !dbg !420
	%159 = add i32 %133, %158, !dbg !420
	%160 = mul i32 %123, %159, !dbg !420
	%161 = add i32 %131, %160, !dbg !420
	%162 = sext i32 %161 to i64, !dbg !420
	%163 = icmp eq i64 %162, 0, !dbg !421
	br i1 %163, label %b24, label %b28, !dbg !421

b24:
	br i1 %91, label %b25, label %b26, !dbg !421

b25:
	%164 = add i32 %95, %114, !dbg !422
	%165 = sext i32 %164 to i64, !dbg !423
	%166 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %165, !dbg !424
	%167 = addrspacecast i64 addrspace(1)* %166 to i64*, !dbg !425
	%168 = icmp uge i64 %165, %p5, !dbg !424
	%169 = icmp eq i64 addrspace(1)* %166, null, !dbg !425
	%170 = or i1 %168, %169, !dbg !425
	br i1 %170, label %b25_fail1, label %b25_ok1, !dbg !425, !prof !51

b25_ok1:
	%171 = bitcast i64* %167 to i8*, !dbg !425
	%172 = call i64 @gpuc_signal_wait_until_thread(i8* %171, i32 5, i64 %157, i32 1, i8* %ctrl, i32 15), !dbg !425
	br label %b26, !dbg !425

b26:
	br i1 %122, label %b27, label %b28, !dbg !425

b27:
	%173 = add i32 %97, %114, !dbg !426
	%174 = sext i32 %173 to i64, !dbg !427
	%175 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %174, !dbg !428
	%176 = addrspacecast i64 addrspace(1)* %175 to i64*, !dbg !429
	%177 = icmp uge i64 %174, %p5, !dbg !428
	%178 = icmp eq i64 addrspace(1)* %175, null, !dbg !429
	%179 = or i1 %177, %178, !dbg !429
	br i1 %179, label %b27_fail1, label %b27_ok1, !dbg !429, !prof !51

b27_ok1:
	%180 = bitcast i64* %176 to i8*, !dbg !429
	%181 = call i64 @gpuc_signal_wait_until_thread(i8* %180, i32 5, i64 %157, i32 1, i8* %ctrl, i32 17), !dbg !429
	br label %b28, !dbg !429

b28:
	call void @llvm.nvvm.barrier0(), !dbg !430
	br i1 %91, label %b29, label %b31, !dbg !430

b29:
	%182 = icmp eq i64 %134, 0, !dbg !431
	br i1 %182, label %b30, label %b31, !dbg !431

b30:
	%183 = addrspacecast float addrspace(1)* %0 to float*, !dbg !432
	%184 = addrspacecast { float, float, float, float } addrspace(1)* %80 to { float, float, float, float }*, !dbg !432
	%185 = addrspacecast float addrspace(1)* %1 to float*, !dbg !432
	%186 = addrspacecast { float, float, float, float } addrspace(1)* %90 to { float, float, float, float }*, !dbg !432
	%187 = call float @gpuc_fn_solver_march(float* %183, i64 %p1, { float, float, float, float }* %184, i64 %79, i64 %79, float* %185, i64 %p3, { float, float, float, float }* %186, i64 %89, i64 %89, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %154, i32 0, i32 1, i8* %ctrl), !dbg !432
	%188 = fadd float 0.000000e+00, %187, !dbg !433
	br label %b31, !dbg !433

b31:
	%189 = phi float [ 0.000000e+00, %b28 ], [ 0.000000e+00, %b29 ], [ %188, %b30 ], !dbg !434
	br i1 %122, label %b32, label %b35, !dbg !434

b32:
	%190 = trunc i64 %126 to i32, !dbg !435
	%191 = sub i32 %190, 1, !dbg !435
	%192 = zext i32 %191 to i64, !dbg !435
	%193 = icmp eq i64 %134, %192, !dbg !436
	br i1 %193, label %b33, label %b35, !dbg !436

b33:
	br i1 %98, label %b34, label %b35, !dbg !373

b34:
	%194 = addrspacecast float addrspace(1)* %0 to float*, !dbg !437
	%195 = addrspacecast { float, float, float, float } addrspace(1)* %80 to { float, float, float, float }*, !dbg !437
	%196 = addrspacecast float addrspace(1)* %1 to float*, !dbg !437
	%197 = addrspacecast { float, float, float, float } addrspace(1)* %90 to { float, float, float, float }*, !dbg !437
	%198 = call float @gpuc_fn_solver_march(float* %194, i64 %p1, { float, float, float, float }* %195, i64 %79, i64 %79, float* %196, i64 %p3, { float, float, float, float }* %197, i64 %89, i64 %89, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %154, i32 %99, i32 %p6, i8* %ctrl), !dbg !437
	%199 = fadd float %189, %198, !dbg !438
	br label %b35, !dbg !438

b35:
	%200 = phi float [ %189, %b31 ], [ %189, %b32 ], [ %189, %b33 ], [ %199, %b34 ], !dbg !434
	call void @llvm.nvvm.barrier0(), !dbg !439
	br i1 %91, label %b36, label %b37, !dbg !439

b36:
	%201 = sub i32 %p8, %152, !dbg !440
	%202 = icmp ult i32 %151, %201, !dbg !441
	%203 = select i1 %202, i32 %151, i32 %201, !dbg !441
	%204 = zext i32 %203 to i64, !dbg !442
	%205 = mul i32 %203, 4, !dbg !443
	%206 = zext i32 %205 to i64, !dbg !443
	%207 = zext i32 %152 to i64, !dbg !444
	%208 = add i64 %101, %207, !dbg !445
	%209 = mul i64 %208, 4, !dbg !446
	%210 = add i64 %103, %207, !dbg !447
	%211 = mul i64 %210, 4, !dbg !448
	%212 = add i64 %211, %206, !dbg !449
	%213 = sub i64 %212, %211, !dbg !450
	%214 = add i64 %209, %206, !dbg !451
	%215 = sub i64 %214, %209, !dbg !452
	%216 = add i32 %106, %114, !dbg !453
	%217 = sext i32 %216 to i64, !dbg !454
	%218 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %217, !dbg !455
	%219 = add i64 %157, 1, !dbg !456
	%220 = getelementptr inbounds float, float addrspace(1)* %0, i64 %211, !dbg !450
	%221 = getelementptr inbounds float, float addrspace(1)* %0, i64 %209, !dbg !452
	%222 = mul i64 %215, 4, !dbg !331
	%223 = mul i32 %123, %125, !dbg !331
	%224 = icmp ugt i64 %212, %p1, !dbg !450
	%225 = icmp ugt i64 %211, %212, !dbg !450
	%226 = icmp ugt i64 %214, %p1, !dbg !452
	%227 = icmp uge i64 %217, %p5, !dbg !455
	%228 = icmp ne i64 %213, %215, !dbg !331
	%229 = icmp uge i64 %107, %108, !dbg !331
	%230 = icmp eq i64 addrspace(1)* %218, null, !dbg !331
	%231 = or i1 %224, %225, !dbg !331
	%232 = or i1 %231, %226, !dbg !331
	%233 = or i1 %232, %227, !dbg !331
	%234 = or i1 %233, %228, !dbg !331
	%235 = or i1 %234, %229, !dbg !331
	%236 = or i1 %235, %230, !dbg !331
	br i1 %236, label %b36_fail1, label %b36_ok1, !dbg !331, !prof !51

b36_ok1:
	%237 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !331, !range !20
	%238 = mul i32 %223, %237, !dbg !331
	%239 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !331
	%240 = sext i32 %239 to i64, !dbg !331
	%241 = sext i32 %238 to i64, !dbg !331
	%242 = addrspacecast float addrspace(1)* %220 to float*, !dbg !331
	%243 = addrspacecast float addrspace(1)* %221 to float*, !dbg !331
	%244 = addrspacecast i64 addrspace(1)* %218 to i64*, !dbg !331
	%245 = icmp ne i64 %240, %241, !dbg !331
	br i1 %245, label %b36_fail8, label %b36_ok8, !dbg !331, !prof !51

b36_ok8:
	%246 = bitcast float* %242 to i8*, !dbg !331
	%247 = bitcast float* %243 to i8*, !dbg !331
	%248 = bitcast i64* %244 to i8*, !dbg !331
	call void @gpuc_put_signal_nbi_block(i8* %246, i8* %247, i64 %222, i8* %248, i64 %219, i32 9, i32 %p9), !dbg !331
	br label %b37, !dbg !330

b37:
	br i1 %122, label %b38, label %b39, !dbg !330

b38:
	%249 = sub i32 %p8, %152, !dbg !457
	%250 = icmp ult i32 %151, %249, !dbg !458
	%251 = select i1 %250, i32 %151, i32 %249, !dbg !458
	%252 = zext i32 %251 to i64, !dbg !459
	%253 = mul i32 %251, 4, !dbg !460
	%254 = zext i32 %253 to i64, !dbg !460
	%255 = zext i32 %152 to i64, !dbg !461
	%256 = add i64 %110, %255, !dbg !462
	%257 = mul i64 %256, 4, !dbg !463
	%258 = mul i64 %255, 4, !dbg !464
	%259 = add i64 %258, %254, !dbg !465
	%260 = sub i64 %259, %258, !dbg !466
	%261 = add i64 %257, %254, !dbg !467
	%262 = sub i64 %261, %257, !dbg !468
	%263 = add i32 %111, %114, !dbg !469
	%264 = sext i32 %263 to i64, !dbg !470
	%265 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %264, !dbg !471
	%266 = add i64 %157, 1, !dbg !473
	%267 = getelementptr inbounds float, float addrspace(1)* %0, i64 %258, !dbg !466
	%268 = getelementptr inbounds float, float addrspace(1)* %0, i64 %257, !dbg !468
	%269 = mul i64 %262, 4, !dbg !472
	%270 = mul i32 %123, %125, !dbg !472
	%271 = icmp ugt i64 %259, %p1, !dbg !466
	%272 = icmp ugt i64 %261, %p1, !dbg !468
	%273 = icmp ugt i64 %257, %261, !dbg !468
	%274 = icmp uge i64 %264, %p5, !dbg !471
	%275 = icmp ne i64 %260, %262, !dbg !472
	%276 = icmp uge i64 %112, %108, !dbg !472
	%277 = icmp eq i64 addrspace(1)* %265, null, !dbg !472
	%278 = or i1 %271, %272, !dbg !472
	%279 = or i1 %278, %273, !dbg !472
	%280 = or i1 %279, %274, !dbg !472
	%281 = or i1 %280, %275, !dbg !472
	%282 = or i1 %281, %276, !dbg !472
	%283 = or i1 %282, %277, !dbg !472
	br i1 %283, label %b38_fail1, label %b38_ok1, !dbg !472, !prof !51

b38_ok1:
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !472, !range !20
	%285 = mul i32 %270, %284, !dbg !472
	%286 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !472
	%287 = sext i32 %286 to i64, !dbg !472
	%288 = sext i32 %285 to i64, !dbg !472
	%289 = addrspacecast float addrspace(1)* %267 to float*, !dbg !472
	%290 = addrspacecast float addrspace(1)* %268 to float*, !dbg !472
	%291 = addrspacecast i64 addrspace(1)* %265 to i64*, !dbg !472
	%292 = icmp ne i64 %287, %288, !dbg !472
	br i1 %292, label %b38_fail8, label %b38_ok8, !dbg !472, !prof !51

b38_ok8:
	%293 = bitcast float* %289 to i8*, !dbg !472
	%294 = bitcast float* %290 to i8*, !dbg !472
	%295 = bitcast i64* %291 to i8*, !dbg !472
	call void @gpuc_put_signal_nbi_block(i8* %293, i8* %294, i64 %269, i8* %295, i64 %266, i32 9, i32 %p10), !dbg !472
	br label %b39, !dbg !384

b39:
	%296 = phi float [ 0.000000e+00, %b22 ], [ %200, %b37 ], [ %200, %b38_ok8 ], !dbg !434
	%297 = icmp sgt i32 %144, 1, !dbg !474
	%298 = select i1 %297, i32 %144, i32 1, !dbg !474
	%299 = icmp slt i32 %150, %99, !dbg !475
	%300 = select i1 %299, i32 %150, i32 %99, !dbg !475
	%301 = addrspacecast float addrspace(1)* %0 to float*, !dbg !476
	%302 = addrspacecast { float, float, float, float } addrspace(1)* %80 to { float, float, float, float }*, !dbg !476
	%303 = addrspacecast float addrspace(1)* %1 to float*, !dbg !476
	%304 = addrspacecast { float, float, float, float } addrspace(1)* %90 to { float, float, float, float }*, !dbg !476
	%305 = call float @gpuc_fn_solver_march(float* %301, i64 %p1, { float, float, float, float }* %302, i64 %79, i64 %79, float* %303, i64 %p3, { float, float, float, float }* %304, i64 %89, i64 %89, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %154, i32 %298, i32 %300, i8* %ctrl), !dbg !476
	%306 = fadd float %296, %305, !dbg !477
	%307 = fadd float %113, %306, !dbg !478
	%308 = add i32 %114, %116, !dbg !479
	br label %b20, !dbg !479

b40:
	br label %fail, !dbg !362

b41:
	br label %fail, !dbg !362

b42:
	br label %fail, !dbg !360

b43:
	br label %fail, !dbg !360

b44:
	%309 = phi float [ 0.000000e+00, %b14 ], [ %113, %b20 ], !dbg !480
	br i1 %64, label %b45, label %b60, !dbg !481

b45:
	br i1 %21, label %b46, label %b60, !dbg !481

b46:
	%310 = sext i32 %p27 to i64, !dbg !364
	%311 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %310, !dbg !364
	%312 = icmp uge i64 %310, %p26, !dbg !364
	%313 = icmp uge i64 0, %p20, !dbg !484
	%314 = or i1 %312, %313, !dbg !484
	br i1 %314, label %b46_fail1, label %b46_ok1, !dbg !484, !prof !51

b46_ok1:
	%315 = load i64, i64 addrspace(1)* %311, align 8, !dbg !364
	%316 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 0, !dbg !484
	%317 = load i32, i32 addrspace(1)* %316, align 4, !dbg !484
	%318 = sext i32 %9 to i64, !dbg !487
	%319 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !488, !range !86
	%320 = sext i32 %319 to i64, !dbg !488
	%321 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !488, !range !22
	%322 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !488, !range !22
	%323 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !488, !range !23
	%324 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !488, !range !19
	%325 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !488, !range !19
	%326 = mul i32 %325, %323, !dbg !488
	%327 = add i32 %322, %326, !dbg !488
	%328 = mul i32 %324, %327, !dbg !488
	%329 = add i32 %321, %328, !dbg !488
	%330 = and i32 %329, -32, !dbg !488
	%331 = mul i32 %324, %325, !dbg !488
	%332 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !488, !range !20
	%333 = mul i32 %331, %332, !dbg !488
	%334 = sub i32 %333, %330, !dbg !488
	%335 = icmp slt i32 %334, 32, !dbg !488
	%336 = select i1 %335, i32 %334, i32 32, !dbg !488
	%337 = sext i32 %336 to i64, !dbg !488
	br label %b47, !dbg !488

b47:
	%338 = phi double [ 0.000000e+00, %b46_ok1 ], [ %364, %b49_ok1 ], !dbg !492
	%339 = phi i64 [ %320, %b46_ok1 ], [ %365, %b49_ok1 ], !dbg !488
	%340 = icmp slt i64 %339, %318, !dbg !488
	br i1 %340, label %b48, label %b51, !dbg !488

b48:
	%341 = urem i32 %317, 2, !dbg !494
	%342 = zext i32 %341 to i64, !dbg !495
	%343 = trunc i64 %318 to i32, !dbg !496
	%344 = mul i32 %341, %343, !dbg !496
	%345 = zext i32 %344 to i64, !dbg !496
	%346 = add i64 %345, %339, !dbg !497
	%347 = mul i64 %346, 2, !dbg !498
	%348 = add i64 %347, 2, !dbg !500
	%349 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %347, !dbg !501
	%350 = addrspacecast i64 addrspace(1)* %349 to i64*, !dbg !502
	%351 = ptrtoint i64* %350 to i64, !dbg !502
	%352 = and i64 %351, 15, !dbg !502
	%353 = icmp eq i64 %352, 0, !dbg !502
	%354 = icmp ugt i64 %348, %p18, !dbg !501
	%355 = icmp ugt i64 %347, %348, !dbg !501
	%356 = or i1 %354, %355, !dbg !501
	br i1 %356, label %b48_fail1, label %b48_ok1, !dbg !501, !prof !51

b48_ok1:
	br i1 %353, label %b49, label %b50, !dbg !502

b49:
	%357 = bitcast i64 addrspace(1)* %349 to { i64, i64 } addrspace(1)*, !dbg !502
	%358 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %357, i64 0, !dbg !503
	%359 = addrspacecast { i64, i64 } addrspace(1)* %358 to { i64, i64 }*, !dbg !491
	%360 = icmp eq { i64, i64 } addrspace(1)* %358, null, !dbg !491
	br i1 %360, label %b49_fail1, label %b49_ok1, !dbg !491, !prof !51

b49_ok1:
	%361 = bitcast { i64, i64 }* %359 to i8*, !dbg !491
	%362 = call i64 @gpuc_wait_line_thread(i8* %361, i32 %317, i32 1, i8* %ctrl, i32 32), !dbg !491
	%363 = bitcast i64 %362 to double, !dbg !504
	%364 = fadd double %338, %363, !dbg !505
	%365 = add i64 %339, %337, !dbg !488
	br label %b47, !dbg !488

b50:
	br label %fail, !dbg !502

b51:
	%366 = icmp eq i64 %337, 32, !dbg !511
	br i1 %366, label %b52, label %b54, !dbg !511

b52:
	%367 = phi double [ %384, %b53 ], [ %338, %b51 ], !dbg !512
	%368 = phi i64 [ %387, %b53 ], [ 16, %b51 ], !dbg !513
	%369 = icmp sgt i64 %368, 0, !dbg !514
	br i1 %369, label %b53, label %b57, !dbg !514

b53:
	%370 = trunc i64 %368 to i32, !dbg !515
	%371 = bitcast double %367 to i64, !dbg !515
	%372 = trunc i64 %371 to i32, !dbg !515
	%373 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %372, i32 %370, i32 31), !dbg !515
	%374 = extractvalue { i32, i1 } %373, 0, !dbg !515
	%375 = lshr i64 %371, 32, !dbg !515
	%376 = trunc i64 %375 to i32, !dbg !515
	%377 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %376, i32 %370, i32 31), !dbg !515
	%378 = extractvalue { i32, i1 } %377, 0, !dbg !515
	%379 = zext i32 %378 to i64, !dbg !515
	%380 = shl i64 %379, 32, !dbg !515
	%381 = zext i32 %374 to i64, !dbg !515
	%382 = or i64 %381, %380, !dbg !515
	%383 = bitcast i64 %382 to double, !dbg !515
	%384 = fadd double %367, %383, !dbg !516
	%385 = trunc i64 %368 to i32, !dbg !517
	%386 = udiv i32 %385, 2, !dbg !517
	%387 = zext i32 %386 to i64, !dbg !517
	br label %b52, !dbg !517

b54:
	%388 = bitcast double %338 to i64, !dbg !518
	%389 = trunc i64 %388 to i32, !dbg !518
	%390 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %389, i32 0, i32 31), !dbg !518
	%391 = extractvalue { i32, i1 } %390, 0, !dbg !518
	%392 = lshr i64 %388, 32, !dbg !518
	%393 = trunc i64 %392 to i32, !dbg !518
	%394 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %393, i32 0, i32 31), !dbg !518
	%395 = extractvalue { i32, i1 } %394, 0, !dbg !518
	%396 = zext i32 %395 to i64, !dbg !518
	%397 = shl i64 %396, 32, !dbg !518
	%398 = zext i32 %391 to i64, !dbg !518
	%399 = or i64 %398, %397, !dbg !518
	%400 = bitcast i64 %399 to double, !dbg !518
	br label %b55, !dbg !518

b55:
	%401 = phi double [ %400, %b54 ], [ %418, %b56 ], !dbg !519
	%402 = phi i64 [ 1, %b54 ], [ %419, %b56 ], !dbg !520
	%403 = icmp slt i64 %402, %337, !dbg !521
	br i1 %403, label %b56, label %b57, !dbg !521

b56:
	%404 = trunc i64 %402 to i32, !dbg !522
	%405 = bitcast double %338 to i64, !dbg !522
	%406 = trunc i64 %405 to i32, !dbg !522
	%407 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %406, i32 %404, i32 31), !dbg !522
	%408 = extractvalue { i32, i1 } %407, 0, !dbg !522
	%409 = lshr i64 %405, 32, !dbg !522
	%410 = trunc i64 %409 to i32, !dbg !522
	%411 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %410, i32 %404, i32 31), !dbg !522
	%412 = extractvalue { i32, i1 } %411, 0, !dbg !522
	%413 = zext i32 %412 to i64, !dbg !522
	%414 = shl i64 %413, 32, !dbg !522
	%415 = zext i32 %408 to i64, !dbg !522
	%416 = or i64 %415, %414, !dbg !522
	%417 = bitcast i64 %416 to double, !dbg !522
	%418 = fadd double %401, %417, !dbg !516
	%419 = add i64 %402, 1, !dbg !523
	br label %b55, !dbg !523

b57:
	%420 = phi double [ %367, %b52 ], [ %401, %b55 ], !dbg !510
	%421 = sext i32 %329 to i64, !dbg !524
	%422 = icmp ne i64 %421, 0, !dbg !525
	br i1 %422, label %b60, label %b58, !dbg !525

b58:
	%423 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !526
	%424 = icmp uge i64 0, %p22, !dbg !526
	br i1 %424, label %b58_fail1, label %b58_ok1, !dbg !526, !prof !51

b58_ok1:
	store double %420, double addrspace(1)* %423, align 8, !dbg !526
	%425 = fcmp ole double %420, %p30, !dbg !527
	br i1 %425, label %b59, label %b60, !dbg !527

b59:
	%426 = add i64 %315, 1, !dbg !528
	%427 = urem i64 %426, 2, !dbg !529
	%428 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %427, !dbg !530
	%429 = icmp uge i64 %427, %p24, !dbg !530
	br i1 %429, label %b59_fail1, label %b59_ok1, !dbg !530, !prof !51

b59_ok1:
	store i64 %315, i64 addrspace(1)* %428, align 8, !dbg !530
	br label %b60, !dbg !530

b60:
	%430 = icmp ne i32 %p28, 0, !dbg !531
	br i1 %430, label %b61, label %b75, !dbg !531

b61:
	%431 = fpext float %309 to double, !dbg !534
	%432 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !538, !range !22
	%433 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !538, !range !22
	%434 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !538, !range !23
	%435 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !538, !range !19
	%436 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !538, !range !19
	%437 = mul i32 %436, %434, !dbg !538
	%438 = add i32 %433, %437, !dbg !538
	%439 = mul i32 %435, %438, !dbg !538
	%440 = add i32 %432, %439, !dbg !538
	%441 = and i32 %440, -32, !dbg !538
	%442 = mul i32 %435, %436, !dbg !538
	%443 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !538, !range !20
	%444 = mul i32 %442, %443, !dbg !538
	%445 = sub i32 %444, %441, !dbg !538
	%446 = icmp slt i32 %445, 32, !dbg !538
	%447 = select i1 %446, i32 %445, i32 32, !dbg !538
	%448 = sext i32 %447 to i64, !dbg !538
	%449 = icmp eq i64 %448, 32, !dbg !539
	br i1 %449, label %b62, label %b64, !dbg !539

b62:
	%450 = phi double [ %467, %b63 ], [ %431, %b61 ], !dbg !540
	%451 = phi i64 [ %470, %b63 ], [ 16, %b61 ], !dbg !541
	%452 = icmp sgt i64 %451, 0, !dbg !542
	br i1 %452, label %b63, label %b67, !dbg !542

b63:
	%453 = trunc i64 %451 to i32, !dbg !543
	%454 = bitcast double %450 to i64, !dbg !543
	%455 = trunc i64 %454 to i32, !dbg !543
	%456 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %455, i32 %453, i32 31), !dbg !543
	%457 = extractvalue { i32, i1 } %456, 0, !dbg !543
	%458 = lshr i64 %454, 32, !dbg !543
	%459 = trunc i64 %458 to i32, !dbg !543
	%460 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %459, i32 %453, i32 31), !dbg !543
	%461 = extractvalue { i32, i1 } %460, 0, !dbg !543
	%462 = zext i32 %461 to i64, !dbg !543
	%463 = shl i64 %462, 32, !dbg !543
	%464 = zext i32 %457 to i64, !dbg !543
	%465 = or i64 %464, %463, !dbg !543
	%466 = bitcast i64 %465 to double, !dbg !543
	%467 = fadd double %450, %466, !dbg !544
	%468 = trunc i64 %451 to i32, !dbg !545
	%469 = udiv i32 %468, 2, !dbg !545
	%470 = zext i32 %469 to i64, !dbg !545
	br label %b62, !dbg !545

b64:
	%471 = bitcast double %431 to i64, !dbg !546
	%472 = trunc i64 %471 to i32, !dbg !546
	%473 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %472, i32 0, i32 31), !dbg !546
	%474 = extractvalue { i32, i1 } %473, 0, !dbg !546
	%475 = lshr i64 %471, 32, !dbg !546
	%476 = trunc i64 %475 to i32, !dbg !546
	%477 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %476, i32 0, i32 31), !dbg !546
	%478 = extractvalue { i32, i1 } %477, 0, !dbg !546
	%479 = zext i32 %478 to i64, !dbg !546
	%480 = shl i64 %479, 32, !dbg !546
	%481 = zext i32 %474 to i64, !dbg !546
	%482 = or i64 %481, %480, !dbg !546
	%483 = bitcast i64 %482 to double, !dbg !546
	br label %b65, !dbg !546

b65:
	%484 = phi double [ %483, %b64 ], [ %501, %b66 ], !dbg !547
	%485 = phi i64 [ 1, %b64 ], [ %502, %b66 ], !dbg !548
	%486 = icmp slt i64 %485, %448, !dbg !549
	br i1 %486, label %b66, label %b67, !dbg !549

b66:
	%487 = trunc i64 %485 to i32, !dbg !550
	%488 = bitcast double %431 to i64, !dbg !550
	%489 = trunc i64 %488 to i32, !dbg !550
	%490 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %489, i32 %487, i32 31), !dbg !550
	%491 = extractvalue { i32, i1 } %490, 0, !dbg !550
	%492 = lshr i64 %488, 32, !dbg !550
	%493 = trunc i64 %492 to i32, !dbg !550
	%494 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %493, i32 %487, i32 31), !dbg !550
	%495 = extractvalue { i32, i1 } %494, 0, !dbg !550
	%496 = zext i32 %495 to i64, !dbg !550
	%497 = shl i64 %496, 32, !dbg !550
	%498 = zext i32 %491 to i64, !dbg !550
	%499 = or i64 %498, %497, !dbg !550
	%500 = bitcast i64 %499 to double, !dbg !550
	%501 = fadd double %484, %500, !dbg !544
	%502 = add i64 %485, 1, !dbg !551
	br label %b65, !dbg !551

b67:
	%503 = phi double [ %450, %b62 ], [ %484, %b65 ], !dbg !537
	%504 = sext i32 %444 to i64, !dbg !553
	%505 = trunc i64 %504 to i32, !dbg !554
	%506 = add i32 %505, 32, !dbg !554
	%507 = zext i32 %506 to i64, !dbg !554
	%508 = sub i32 %506, 1, !dbg !555
	%509 = zext i32 %508 to i64, !dbg !555
	%510 = udiv i32 %508, 32, !dbg !556
	%511 = zext i32 %510 to i64, !dbg !556
	%512 = icmp eq i64 %511, 1, !dbg !557
	br i1 %512, label %b73, label %b68, !dbg !557

b68:
	call void @llvm.nvvm.barrier0(), !dbg !559
	%513 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !560, !range !86
	%514 = sext i32 %513 to i64, !dbg !560
	%515 = icmp eq i64 %514, 0, !dbg !561
	br i1 %515, label %b69, label %b70, !dbg !561

b69:
	%516 = sext i32 %440 to i64, !dbg !562
	%517 = trunc i64 %516 to i32, !dbg !563
	%518 = udiv i32 %517, 32, !dbg !563
	%519 = zext i32 %518 to i64, !dbg !563
	%520 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %519, !dbg !564
	store double %503, double addrspace(3)* %520, align 8, !dbg !564
	br label %b70, !dbg !564

b70:
	call void @llvm.nvvm.barrier0(), !dbg !565
	%521 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !566
	%522 = load double, double addrspace(3)* %521, align 8, !dbg !566
	br label %b71, !dbg !566

b71:
	%523 = phi double [ %522, %b70 ], [ %528, %b72 ], !dbg !567
	%524 = phi i64 [ 1, %b70 ], [ %529, %b72 ], !dbg !568
	%525 = icmp slt i64 %524, %511, !dbg !569
	br i1 %525, label %b72, label %b73, !dbg !569

b72:
	%526 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %524, !dbg !570
	%527 = load double, double addrspace(3)* %526, align 8, !dbg !570
	%528 = fadd double %523, %527, !dbg !544
	%529 = add i64 %524, 1, !dbg !571
	br label %b71, !dbg !571

b73:
	%530 = phi double [ %503, %b67 ], [ %523, %b71 ], !dbg !536
	%531 = sext i32 %440 to i64, !dbg !572
	%532 = icmp eq i64 %531, 0, !dbg !573
	br i1 %532, label %b74, label %b75, !dbg !573

b74:
	%533 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !574, !range !15
	%534 = sext i32 %533 to i64, !dbg !574
	%535 = mul i64 %13, %534, !dbg !575
	%536 = add i64 %535, %11, !dbg !576
	%537 = mul i64 %536, 2, !dbg !578
	%538 = zext i32 %p28 to i64, !dbg !579
	%539 = add i64 %537, %538, !dbg !580
	%540 = sub i64 %539, 1, !dbg !581
	%541 = getelementptr inbounds double, double addrspace(1)* %3, i64 %540, !dbg !582
	%542 = icmp uge i64 %540, %p16, !dbg !582
	br i1 %542, label %b74_fail1, label %b74_ok1, !dbg !582, !prof !51

b74_ok1:
	store double %530, double addrspace(1)* %541, align 8, !dbg !582
	br label %b75, !dbg !582

b75:
	ret void, !dbg !533

b4_fail1:
	%543 = icmp uge i64 %34, %p26, !dbg !344
	br i1 %543, label %b4_fail2, label %b4_ok2, !dbg !344

b4_fail2:
	br label %fail, !dbg !344

b4_ok2:
	br label %fail, !dbg !345

b6_fail1:
	br label %fail, !dbg !349

b9_fail1:
	br label %fail, !dbg !353

b23_fail1:
	br label %fail, !dbg !364

b25_fail1:
	%544 = icmp uge i64 %165, %p5, !dbg !424
	br i1 %544, label %b25_fail2, label %b25_ok2, !dbg !424

b25_fail2:
	br label %fail, !dbg !424

b25_ok2:
	br label %fail, !dbg !425

b27_fail1:
	%545 = icmp uge i64 %174, %p5, !dbg !428
	br i1 %545, label %b27_fail2, label %b27_ok2, !dbg !428

b27_fail2:
	br label %fail, !dbg !428

b27_ok2:
	br label %fail, !dbg !429

b36_fail1:
	%546 = icmp ugt i64 %212, %p1, !dbg !450
	br i1 %546, label %b36_fail2, label %b36_ok2, !dbg !450

b36_fail2:
	br label %fail, !dbg !450

b36_ok2:
	%547 = icmp ugt i64 %211, %212, !dbg !450
	br i1 %547, label %b36_fail3, label %b36_ok3, !dbg !450

b36_fail3:
	br label %fail, !dbg !450

b36_ok3:
	%548 = icmp ugt i64 %214, %p1, !dbg !452
	br i1 %548, label %b36_fail4, label %b36_ok4, !dbg !452

b36_fail4:
	br label %fail, !dbg !452

b36_ok4:
	%549 = icmp uge i64 %217, %p5, !dbg !455
	br i1 %549, label %b36_fail5, label %b36_ok5, !dbg !455

b36_fail5:
	br label %fail, !dbg !455

b36_ok5:
	%550 = icmp ne i64 %213, %215, !dbg !331
	br i1 %550, label %b36_fail6, label %b36_ok6, !dbg !331

b36_fail6:
	br label %fail, !dbg !331

b36_ok6:
	%551 = icmp uge i64 %107, %108, !dbg !331
	br i1 %551, label %b36_fail7, label %b36_ok7, !dbg !331

b36_fail7:
	br label %fail, !dbg !331

b36_ok7:
	br label %fail, !dbg !331

b36_fail8:
	br label %fail, !dbg !331

b38_fail1:
	%552 = icmp ugt i64 %259, %p1, !dbg !466
	br i1 %552, label %b38_fail2, label %b38_ok2, !dbg !466

b38_fail2:
	br label %fail, !dbg !466

b38_ok2:
	%553 = icmp ugt i64 %261, %p1, !dbg !468
	br i1 %553, label %b38_fail3, label %b38_ok3, !dbg !468

b38_fail3:
	br label %fail, !dbg !468

b38_ok3:
	%554 = icmp ugt i64 %257, %261, !dbg !468
	br i1 %554, label %b38_fail4, label %b38_ok4, !dbg !468

b38_fail4:
	br label %fail, !dbg !468

b38_ok4:
	%555 = icmp uge i64 %264, %p5, !dbg !471
	br i1 %555, label %b38_fail5, label %b38_ok5, !dbg !471

b38_fail5:
	br label %fail, !dbg !471

b38_ok5:
	%556 = icmp ne i64 %260, %262, !dbg !472
	br i1 %556, label %b38_fail6, label %b38_ok6, !dbg !472

b38_fail6:
	br label %fail, !dbg !472

b38_ok6:
	%557 = icmp uge i64 %112, %108, !dbg !472
	br i1 %557, label %b38_fail7, label %b38_ok7, !dbg !472

b38_fail7:
	br label %fail, !dbg !472

b38_ok7:
	br label %fail, !dbg !472

b38_fail8:
	br label %fail, !dbg !472

b46_fail1:
	%558 = icmp uge i64 %310, %p26, !dbg !364
	br i1 %558, label %b46_fail2, label %b46_ok2, !dbg !364

b46_fail2:
	br label %fail, !dbg !364

b46_ok2:
	br label %fail, !dbg !484

b48_fail1:
	%559 = icmp ugt i64 %348, %p18, !dbg !501
	br i1 %559, label %b48_fail2, label %b48_ok2, !dbg !501

b48_fail2:
	br label %fail, !dbg !501

b48_ok2:
	br label %fail, !dbg !501

b49_fail1:
	br label %fail, !dbg !491

b58_fail1:
	br label %fail, !dbg !526

b59_fail1:
	br label %fail, !dbg !530

b74_fail1:
	br label %fail, !dbg !582

fail:
	%560 = phi i32 [ 0, %b4_fail2 ], [ 0, %b4_ok2 ], [ 1, %b6_fail1 ], [ 2, %b9_fail1 ], [ 12, %b23_fail1 ], [ 13, %b25_fail2 ], [ 14, %b25_ok2 ], [ 13, %b27_fail2 ], [ 16, %b27_ok2 ], [ 25, %b36_fail2 ], [ 26, %b36_fail3 ], [ 25, %b36_fail4 ], [ 13, %b36_fail5 ], [ 27, %b36_fail6 ], [ 28, %b36_fail7 ], [ 29, %b36_ok7 ], [ 42, %b36_fail8 ], [ 25, %b38_fail2 ], [ 25, %b38_fail3 ], [ 26, %b38_fail4 ], [ 13, %b38_fail5 ], [ 27, %b38_fail6 ], [ 28, %b38_fail7 ], [ 29, %b38_ok7 ], [ 43, %b38_fail8 ], [ 11, %b40 ], [ 10, %b41 ], [ 11, %b42 ], [ 10, %b43 ], [ 12, %b46_fail2 ], [ 30, %b46_ok2 ], [ 5, %b48_fail2 ], [ 6, %b48_ok2 ], [ 31, %b49_fail1 ], [ 7, %b50 ], [ 33, %b58_fail1 ], [ 34, %b59_fail1 ], [ 35, %b74_fail1 ], !dbg !324
	%561 = phi i64 [ %34, %b4_fail2 ], [ %35, %b4_ok2 ], [ %45, %b6_fail1 ], [ %61, %b9_fail1 ], [ %92, %b23_fail1 ], [ %165, %b25_fail2 ], [ 0, %b25_ok2 ], [ %174, %b27_fail2 ], [ 0, %b27_ok2 ], [ %212, %b36_fail2 ], [ %211, %b36_fail3 ], [ %214, %b36_fail4 ], [ %217, %b36_fail5 ], [ %213, %b36_fail6 ], [ %107, %b36_fail7 ], [ 0, %b36_ok7 ], [ %240, %b36_fail8 ], [ %259, %b38_fail2 ], [ %261, %b38_fail3 ], [ %257, %b38_fail4 ], [ %264, %b38_fail5 ], [ %260, %b38_fail6 ], [ %112, %b38_fail7 ], [ 0, %b38_ok7 ], [ %287, %b38_fail8 ], [ %85, %b40 ], [ %p3, %b41 ], [ %75, %b42 ], [ %p1, %b43 ], [ %310, %b46_fail2 ], [ 0, %b46_ok2 ], [ %348, %b48_fail2 ], [ %347, %b48_ok2 ], [ 0, %b49_fail1 ], [ %352, %b50 ], [ 0, %b58_fail1 ], [ %427, %b59_fail1 ], [ %540, %b74_fail1 ], !dbg !324
	%562 = phi i64 [ %p26, %b4_fail2 ], [ %p26, %b4_ok2 ], [ %p24, %b6_fail1 ], [ %p24, %b9_fail1 ], [ %p26, %b23_fail1 ], [ %p5, %b25_fail2 ], [ 0, %b25_ok2 ], [ %p5, %b27_fail2 ], [ 0, %b27_ok2 ], [ %p1, %b36_fail2 ], [ %212, %b36_fail3 ], [ %p1, %b36_fail4 ], [ %p5, %b36_fail5 ], [ %215, %b36_fail6 ], [ %108, %b36_fail7 ], [ 0, %b36_ok7 ], [ %241, %b36_fail8 ], [ %p1, %b38_fail2 ], [ %p1, %b38_fail3 ], [ %261, %b38_fail4 ], [ %p5, %b38_fail5 ], [ %262, %b38_fail6 ], [ %108, %b38_fail7 ], [ 0, %b38_ok7 ], [ %288, %b38_fail8 ], [ 16, %b40 ], [ 4, %b41 ], [ 16, %b42 ], [ 4, %b43 ], [ %p26, %b46_fail2 ], [ %p20, %b46_ok2 ], [ %p18, %b48_fail2 ], [ %348, %b48_ok2 ], [ 0, %b49_fail1 ], [ 16, %b50 ], [ %p22, %b58_fail1 ], [ %p24, %b59_fail1 ], [ %p16, %b74_fail1 ], !dbg !324
	call void @gpuc_fail(i8* %ctrl, i32 %560, i64 %561, i64 %562), !dbg !324
	ret void, !dbg !324
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, double* %p15, i64 %p16, i64* %p17, i64 %p18, i32* %p19, i64 %p20, double* %p21, i64 %p22, i64* %p23, i64 %p24, i64 %p25, i32 %p26, i32 %p27, i32 %p28, i32 %p29, i32 %p30, double %p31, i8* %ctrl) nounwind !dbg !583 {
entry:
	br label %b0, !dbg !584

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !584
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !584
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !584
	%3 = addrspacecast double* %p15 to double addrspace(1)*, !dbg !584
	%4 = addrspacecast i64* %p17 to i64 addrspace(1)*, !dbg !584
	%5 = addrspacecast i32* %p19 to i32 addrspace(1)*, !dbg !584
	%6 = addrspacecast double* %p21 to double addrspace(1)*, !dbg !584
	%7 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !584
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !588
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !590, !range !122
	%10 = sext i32 %9 to i64, !dbg !590
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !590, !range !123
	%12 = sext i32 %11 to i64, !dbg !590
	%13 = icmp eq i64 %10, 0, !dbg !591
	br i1 %13, label %b1, label %b2, !dbg !591

b1:
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !592, !range !16
	%15 = sext i32 %14 to i64, !dbg !592
	%16 = sub i64 %15, 2, !dbg !593
	%17 = icmp sgt i64 %16, 0, !dbg !594
	%18 = select i1 %17, i64 %16, i64 0, !dbg !594
	%19 = icmp eq i64 %12, %18, !dbg !595
	br label %b2, !dbg !595

b2:
	%20 = phi i1 [ false, %b0 ], [ %19, %b1 ], !dbg !596
	%21 = and i64 %p1, 3, !dbg !598
	%22 = icmp eq i64 %21, 0, !dbg !598
	br i1 %22, label %b3, label %b74, !dbg !598

b3:
	%23 = addrspacecast float addrspace(1)* %0 to float*, !dbg !598
	%24 = ptrtoint float* %23 to i64, !dbg !598
	%25 = and i64 %24, 15, !dbg !598
	%26 = icmp eq i64 %25, 0, !dbg !598
	%27 = icmp eq i64 %p1, 0, !dbg !598
	%28 = or i1 %26, %27, !dbg !598
	br i1 %28, label %b4, label %b73, !dbg !598

b4:
	%29 = ashr i64 %p1, 2, !dbg !598
	%30 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !598
	%31 = and i64 %p3, 3, !dbg !600
	%32 = icmp eq i64 %31, 0, !dbg !600
	br i1 %32, label %b5, label %b72, !dbg !600

b5:
	%33 = addrspacecast float addrspace(1)* %1 to float*, !dbg !600
	%34 = ptrtoint float* %33 to i64, !dbg !600
	%35 = and i64 %34, 15, !dbg !600
	%36 = icmp eq i64 %35, 0, !dbg !600
	%37 = icmp eq i64 %p3, 0, !dbg !600
	%38 = or i1 %36, %37, !dbg !600
	br i1 %38, label %b6, label %b71, !dbg !600

b6:
	%39 = ashr i64 %p3, 2, !dbg !600
	%40 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !600
	%41 = icmp ult i32 0, %p26, !dbg !599
	br i1 %41, label %b7, label %b70, !dbg !599

b7:
	%42 = icmp sgt i32 %p6, 0, !dbg !601
	%43 = sext i32 %8 to i64, !dbg !604
	%44 = icmp eq i64 %12, 0, !dbg !605
	%45 = icmp sgt i32 %p6, 1, !dbg !606
	%46 = sub i32 %p6, 1, !dbg !607
	%47 = add i32 %p11, 1, !dbg !608
	%48 = zext i32 %p8 to i64, !dbg !609
	%49 = sext i32 %47 to i64, !dbg !610
	%50 = mul i64 %49, %48, !dbg !611
	%51 = sext i32 %p9 to i64, !dbg !612
	%52 = sext i32 %p6 to i64, !dbg !614
	%53 = mul i64 %52, %48, !dbg !615
	%54 = sext i32 %p10 to i64, !dbg !616
	br label %b8, !dbg !617

b8:
	%55 = phi i64 [ %519, %b69 ], [ %p25, %b7 ], !dbg !617
	%56 = phi i32 [ %397, %b69 ], [ %p27, %b7 ], !dbg !617
	%57 = phi i32 [ %398, %b69 ], [ %p29, %b7 ], !dbg !618
	%58 = phi i32 [ %399, %b69 ], [ %p30, %b7 ], !dbg !619
	%59 = phi float addrspace(1)* [ %64, %b69 ], [ %0, %b7 ], !dbg !620
	%60 = phi i64 [ %65, %b69 ], [ %p1, %b7 ], !dbg !620
	%61 = phi { float, float, float, float } addrspace(1)* [ %66, %b69 ], [ %30, %b7 ], !dbg !620
	%62 = phi i64 [ %67, %b69 ], [ %29, %b7 ], !dbg !620
	%63 = phi i64 [ %68, %b69 ], [ %29, %b7 ], !dbg !620
	%64 = phi float addrspace(1)* [ %59, %b69 ], [ %1, %b7 ], !dbg !621
	%65 = phi i64 [ %60, %b69 ], [ %p3, %b7 ], !dbg !621
	%66 = phi { float, float, float, float } addrspace(1)* [ %61, %b69 ], [ %40, %b7 ], !dbg !621
	%67 = phi i64 [ %62, %b69 ], [ %39, %b7 ], !dbg !621
	%68 = phi i64 [ %63, %b69 ], [ %39, %b7 ], !dbg !621
	%69 = phi i32 [ %520, %b69 ], [ 0, %b7 ], !dbg !621
	%70 = icmp ne i32 %57, 0, !dbg !622
	br i1 %70, label %b9, label %b11, !dbg !622

b9:
	br i1 %20, label %b10, label %b11, !dbg !622

b10:
	%71 = addrspacecast double addrspace(1)* %3 to double*, !dbg !623
	%72 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !623
	%73 = addrspacecast i32 addrspace(1)* %5 to i32*, !dbg !623
	%74 = addrspacecast double addrspace(1)* %6 to double*, !dbg !623
	%75 = addrspacecast i64 addrspace(1)* %7 to i64*, !dbg !623
	call void @gpuc_fn_solver_publish(double* %71, i64 %p16, i64 %p16, i64* %72, i64 %p18, i32* %73, i64 %p20, i64 %p20, double* %74, i64 %p22, i64 %p22, i64* %75, i64 %p24, i64 %p24, i32 %57, i8* %ctrl), !dbg !623
	br label %b11, !dbg !623

b11:
	%76 = urem i64 %55, 2, !dbg !624
	%77 = trunc i64 %76 to i32, !dbg !625
	%78 = sub i32 1, %77, !dbg !626
	br i1 %42, label %b12, label %b33, !dbg !601

b12:
	%79 = mul i32 %77, 2, !dbg !628
	%80 = mul i32 %79, %p14, !dbg !629
	%81 = add i32 %79, 1, !dbg !631
	%82 = mul i32 %81, %p14, !dbg !632
	%83 = add i64 %55, 1, !dbg !633
	%84 = mul i32 %78, 2, !dbg !635
	%85 = add i32 %84, 1, !dbg !636
	%86 = mul i32 %85, %p14, !dbg !637
	%87 = mul i32 %84, %p14, !dbg !639
	br label %b13, !dbg !640

b13:
	%88 = phi float [ %277, %b32 ], [ 0.000000e+00, %b12 ], !dbg !640
	%89 = phi i32 [ %278, %b32 ], [ %9, %b12 ], !dbg !641
	%90 = icmp slt i32 %89, %p14, !dbg !642
	br i1 %90, label %b14, label %b33, !dbg !642

b14:
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !643, !range !15
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !643, !range !16
	%93 = sext i32 %92 to i64, !dbg !643
	%94 = trunc i64 %93 to i32, !dbg !644
	%95 = sub i32 %94, 1, !dbg !644
	%96 = zext i32 %95 to i64, !dbg !644
	%97 = icmp eq i64 %12, %96, !dbg !645
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !646, !range !19
	%99 = sext i32 %98 to i64, !dbg !646
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !646, !range !19
	%101 = sext i32 %100 to i64, !dbg !646
	%102 = trunc i64 %12 to i32, !dbg !647
	%103 = trunc i64 %101 to i32, !dbg !647
	%104 = mul i32 %102, %103, !dbg !647
	%105 = zext i32 %104 to i64, !dbg !647
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !648, !range !22
	%107 = sext i32 %106 to i64, !dbg !648
	%108 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !648, !range !22
	%109 = sext i32 %108 to i64, !dbg !648
	%110 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !648, !range !23
	%111 = trunc i64 %109 to i32, !dbg !649
	%112 = add i32 %104, %111, !dbg !649
	%113 = zext i32 %112 to i64, !dbg !649
	%114 = trunc i64 %113 to i32, !dbg !650
	%115 = mul i32 %114, %p12, !dbg !652
	%116 = icmp slt i32 %114, %p13, !dbg !653
	%117 = select i1 %116, i32 %114, i32 %p13, !dbg !653
	%118 = add i32 %115, %117, !dbg !654
	%119 = sub i32 %118, 4, !dbg !655
	%120 = add i32 %114, 1, !dbg !656
	%121 = mul i32 %120, %p12, !dbg !658
	%122 = icmp slt i32 %120, %p13, !dbg !659
	%123 = select i1 %122, i32 %120, i32 %p13, !dbg !659
	%124 = add i32 %121, %123, !dbg !660
	%125 = sub i32 %124, 4, !dbg !661
	%126 = trunc i64 %99 to i32, !dbg !663
	%127 = mul i32 %89, %126, !dbg !664
	%128 = trunc i64 %107 to i32, !dbg !665
	%129 = add i32 %127, %128, !dbg !666
	br i1 %44, label %b16, label %b15, !dbg !666

b15:
	br i1 %97, label %b16, label %b32, !dbg !666

b16:
	%130 = mul i32 %100, %110, !dbg !667
	%131 = add i32 %108, %130, !dbg !667
	%132 = mul i32 %98, %131, !dbg !667
	%133 = add i32 %106, %132, !dbg !667
	%134 = sext i32 %133 to i64, !dbg !667
	%135 = icmp eq i64 %134, 0, !dbg !668
	br i1 %135, label %b17, label %b21, !dbg !668

b17:
	br i1 %44, label %b18, label %b19, !dbg !668

b18:
	%136 = add i32 %80, %89, !dbg !669
	%137 = sext i32 %136 to i64, !dbg !670
	%138 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %137, !dbg !671
	%139 = addrspacecast i64 addrspace(1)* %138 to i64*, !dbg !672
	%140 = icmp uge i64 %137, %p5, !dbg !671
	%141 = icmp eq i64 addrspace(1)* %138, null, !dbg !672
	%142 = or i1 %140, %141, !dbg !672
	br i1 %142, label %b18_fail1, label %b18_ok1, !dbg !672, !prof !51

b18_ok1:
	%143 = bitcast i64* %139 to i8*, !dbg !672
	%144 = call i64 @gpuc_signal_wait_until_thread(i8* %143, i32 5, i64 %55, i32 1, i8* %ctrl, i32 15), !dbg !672
	br label %b19, !dbg !672

b19:
	br i1 %97, label %b20, label %b21, !dbg !672

b20:
	%145 = add i32 %82, %89, !dbg !673
	%146 = sext i32 %145 to i64, !dbg !674
	%147 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %146, !dbg !675
	%148 = addrspacecast i64 addrspace(1)* %147 to i64*, !dbg !676
	%149 = icmp uge i64 %146, %p5, !dbg !675
	%150 = icmp eq i64 addrspace(1)* %147, null, !dbg !676
	%151 = or i1 %149, %150, !dbg !676
	br i1 %151, label %b20_fail1, label %b20_ok1, !dbg !676, !prof !51

b20_ok1:
	%152 = bitcast i64* %148 to i8*, !dbg !676
	%153 = call i64 @gpuc_signal_wait_until_thread(i8* %152, i32 5, i64 %55, i32 1, i8* %ctrl, i32 17), !dbg !676
	br label %b21, !dbg !676

b21:
	call void @llvm.nvvm.barrier0(), !dbg !677
	br i1 %44, label %b22, label %b24, !dbg !677

b22:
	%154 = icmp eq i64 %109, 0, !dbg !678
	br i1 %154, label %b23, label %b24, !dbg !678

b23:
	%155 = addrspacecast float addrspace(1)* %59 to float*, !dbg !679
	%156 = addrspacecast { float, float, float, float } addrspace(1)* %61 to { float, float, float, float }*, !dbg !679
	%157 = addrspacecast float addrspace(1)* %64 to float*, !dbg !679
	%158 = addrspacecast { float, float, float, float } addrspace(1)* %66 to { float, float, float, float }*, !dbg !679
	%159 = call float @gpuc_fn_solver_march(float* %155, i64 %60, { float, float, float, float }* %156, i64 %62, i64 %63, float* %157, i64 %65, { float, float, float, float }* %158, i64 %67, i64 %68, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %129, i32 0, i32 1, i8* %ctrl), !dbg !679
	%160 = fadd float 0.000000e+00, %159, !dbg !680
	br label %b24, !dbg !680

b24:
	%161 = phi float [ 0.000000e+00, %b21 ], [ 0.000000e+00, %b22 ], [ %160, %b23 ], !dbg !681
	br i1 %97, label %b25, label %b28, !dbg !681

b25:
	%162 = trunc i64 %101 to i32, !dbg !682
	%163 = sub i32 %162, 1, !dbg !682
	%164 = zext i32 %163 to i64, !dbg !682
	%165 = icmp eq i64 %109, %164, !dbg !683
	br i1 %165, label %b26, label %b28, !dbg !683

b26:
	br i1 %45, label %b27, label %b28, !dbg !606

b27:
	%166 = addrspacecast float addrspace(1)* %59 to float*, !dbg !684
	%167 = addrspacecast { float, float, float, float } addrspace(1)* %61 to { float, float, float, float }*, !dbg !684
	%168 = addrspacecast float addrspace(1)* %64 to float*, !dbg !684
	%169 = addrspacecast { float, float, float, float } addrspace(1)* %66 to { float, float, float, float }*, !dbg !684
	%170 = call float @gpuc_fn_solver_march(float* %166, i64 %60, { float, float, float, float }* %167, i64 %62, i64 %63, float* %168, i64 %65, { float, float, float, float }* %169, i64 %67, i64 %68, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %129, i32 %46, i32 %p6, i8* %ctrl), !dbg !684
	%171 = fadd float %161, %170, !dbg !685
	br label %b28, !dbg !685

b28:
	%172 = phi float [ %161, %b24 ], [ %161, %b25 ], [ %161, %b26 ], [ %171, %b27 ], !dbg !681
	call void @llvm.nvvm.barrier0(), !dbg !686
	br i1 %44, label %b29, label %b30, !dbg !686

b29:
	%173 = sub i32 %p8, %127, !dbg !687
	%174 = icmp ult i32 %126, %173, !dbg !688
	%175 = select i1 %174, i32 %126, i32 %173, !dbg !688
	%176 = zext i32 %175 to i64, !dbg !689
	%177 = mul i32 %175, 4, !dbg !690
	%178 = zext i32 %177 to i64, !dbg !690
	%179 = zext i32 %127 to i64, !dbg !691
	%180 = add i64 %48, %179, !dbg !692
	%181 = mul i64 %180, 4, !dbg !693
	%182 = add i64 %50, %179, !dbg !694
	%183 = mul i64 %182, 4, !dbg !695
	%184 = add i64 %183, %178, !dbg !696
	%185 = sub i64 %184, %183, !dbg !697
	%186 = add i64 %181, %178, !dbg !698
	%187 = sub i64 %186, %181, !dbg !699
	%188 = add i32 %86, %89, !dbg !700
	%189 = sext i32 %188 to i64, !dbg !701
	%190 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %189, !dbg !702
	%191 = getelementptr inbounds float, float addrspace(1)* %59, i64 %183, !dbg !697
	%192 = getelementptr inbounds float, float addrspace(1)* %59, i64 %181, !dbg !699
	%193 = mul i64 %187, 4, !dbg !588
	%194 = mul i32 %98, %100, !dbg !588
	%195 = icmp ugt i64 %184, %60, !dbg !697
	%196 = icmp ugt i64 %183, %184, !dbg !697
	%197 = icmp ugt i64 %186, %60, !dbg !699
	%198 = icmp uge i64 %189, %p5, !dbg !702
	%199 = icmp ne i64 %185, %187, !dbg !588
	%200 = icmp uge i64 %51, %43, !dbg !588
	%201 = icmp eq i64 addrspace(1)* %190, null, !dbg !588
	%202 = or i1 %195, %196, !dbg !588
	%203 = or i1 %202, %197, !dbg !588
	%204 = or i1 %203, %198, !dbg !588
	%205 = or i1 %204, %199, !dbg !588
	%206 = or i1 %205, %200, !dbg !588
	%207 = or i1 %206, %201, !dbg !588
	br i1 %207, label %b29_fail1, label %b29_ok1, !dbg !588, !prof !51

b29_ok1:
	%208 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !588, !range !20
	%209 = mul i32 %194, %208, !dbg !588
	%210 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !588
	%211 = sext i32 %210 to i64, !dbg !588
	%212 = sext i32 %209 to i64, !dbg !588
	%213 = addrspacecast float addrspace(1)* %191 to float*, !dbg !588
	%214 = addrspacecast float addrspace(1)* %192 to float*, !dbg !588
	%215 = addrspacecast i64 addrspace(1)* %190 to i64*, !dbg !588
	%216 = icmp ne i64 %211, %212, !dbg !588
	br i1 %216, label %b29_fail8, label %b29_ok8, !dbg !588, !prof !51

b29_ok8:
	%217 = bitcast float* %213 to i8*, !dbg !588
	%218 = bitcast float* %214 to i8*, !dbg !588
	%219 = bitcast i64* %215 to i8*, !dbg !588
	call void @gpuc_put_signal_nbi_block(i8* %217, i8* %218, i64 %193, i8* %219, i64 %83, i32 9, i32 %p9), !dbg !588
	br label %b30, !dbg !587

b30:
	br i1 %97, label %b31, label %b32, !dbg !587

b31:
	%220 = sub i32 %p8, %127, !dbg !703
	%221 = icmp ult i32 %126, %220, !dbg !704
	%222 = select i1 %221, i32 %126, i32 %220, !dbg !704
	%223 = zext i32 %222 to i64, !dbg !705
	%224 = mul i32 %222, 4, !dbg !706
	%225 = zext i32 %224 to i64, !dbg !706
	%226 = zext i32 %127 to i64, !dbg !707
	%227 = add i64 %53, %226, !dbg !708
	%228 = mul i64 %227, 4, !dbg !709
	%229 = mul i64 %226, 4, !dbg !710
	%230 = add i64 %229, %225, !dbg !711
	%231 = sub i64 %230, %229, !dbg !712
	%232 = add i64 %228, %225, !dbg !713
	%233 = sub i64 %232, %228, !dbg !714
	%234 = add i32 %87, %89, !dbg !715
	%235 = sext i32 %234 to i64, !dbg !716
	%236 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %235, !dbg !717
	%237 = getelementptr inbounds float, float addrspace(1)* %59, i64 %229, !dbg !712
	%238 = getelementptr inbounds float, float addrspace(1)* %59, i64 %228, !dbg !714
	%239 = mul i64 %233, 4, !dbg !718
	%240 = mul i32 %98, %100, !dbg !718
	%241 = icmp ugt i64 %230, %60, !dbg !712
	%242 = icmp ugt i64 %232, %60, !dbg !714
	%243 = icmp ugt i64 %228, %232, !dbg !714
	%244 = icmp uge i64 %235, %p5, !dbg !717
	%245 = icmp ne i64 %231, %233, !dbg !718
	%246 = icmp uge i64 %54, %43, !dbg !718
	%247 = icmp eq i64 addrspace(1)* %236, null, !dbg !718
	%248 = or i1 %241, %242, !dbg !718
	%249 = or i1 %248, %243, !dbg !718
	%250 = or i1 %249, %244, !dbg !718
	%251 = or i1 %250, %245, !dbg !718
	%252 = or i1 %251, %246, !dbg !718
	%253 = or i1 %252, %247, !dbg !718
	br i1 %253, label %b31_fail1, label %b31_ok1, !dbg !718, !prof !51

b31_ok1:
	%254 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !718, !range !20
	%255 = mul i32 %240, %254, !dbg !718
	%256 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !718
	%257 = sext i32 %256 to i64, !dbg !718
	%258 = sext i32 %255 to i64, !dbg !718
	%259 = addrspacecast float addrspace(1)* %237 to float*, !dbg !718
	%260 = addrspacecast float addrspace(1)* %238 to float*, !dbg !718
	%261 = addrspacecast i64 addrspace(1)* %236 to i64*, !dbg !718
	%262 = icmp ne i64 %257, %258, !dbg !718
	br i1 %262, label %b31_fail8, label %b31_ok8, !dbg !718, !prof !51

b31_ok8:
	%263 = bitcast float* %259 to i8*, !dbg !718
	%264 = bitcast float* %260 to i8*, !dbg !718
	%265 = bitcast i64* %261 to i8*, !dbg !718
	call void @gpuc_put_signal_nbi_block(i8* %263, i8* %264, i64 %239, i8* %265, i64 %83, i32 9, i32 %p10), !dbg !718
	br label %b32, !dbg !613

b32:
	%266 = phi float [ 0.000000e+00, %b15 ], [ %172, %b30 ], [ %172, %b31_ok8 ], !dbg !681
	%267 = icmp sgt i32 %119, 1, !dbg !719
	%268 = select i1 %267, i32 %119, i32 1, !dbg !719
	%269 = icmp slt i32 %125, %46, !dbg !720
	%270 = select i1 %269, i32 %125, i32 %46, !dbg !720
	%271 = addrspacecast float addrspace(1)* %59 to float*, !dbg !721
	%272 = addrspacecast { float, float, float, float } addrspace(1)* %61 to { float, float, float, float }*, !dbg !721
	%273 = addrspacecast float addrspace(1)* %64 to float*, !dbg !721
	%274 = addrspacecast { float, float, float, float } addrspace(1)* %66 to { float, float, float, float }*, !dbg !721
	%275 = call float @gpuc_fn_solver_march(float* %271, i64 %60, { float, float, float, float }* %272, i64 %62, i64 %63, float* %273, i64 %65, { float, float, float, float }* %274, i64 %67, i64 %68, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %129, i32 %268, i32 %270, i8* %ctrl), !dbg !721
	%276 = fadd float %266, %275, !dbg !722
	%277 = fadd float %88, %276, !dbg !723
	%278 = add i32 %89, %91, !dbg !724
	br label %b13, !dbg !724

b33:
	%279 = phi float [ 0.000000e+00, %b11 ], [ %88, %b13 ], !dbg !725
	br i1 %70, label %b34, label %b49, !dbg !726

b34:
	br i1 %20, label %b35, label %b49, !dbg !726

b35:
	%280 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 0, !dbg !727
	%281 = icmp uge i64 0, %p20, !dbg !727
	br i1 %281, label %b35_fail1, label %b35_ok1, !dbg !727, !prof !51

b35_ok1:
	%282 = load i32, i32 addrspace(1)* %280, align 4, !dbg !727
	%283 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !728, !range !86
	%284 = sext i32 %283 to i64, !dbg !728
	%285 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !728, !range !22
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !728, !range !22
	%287 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !728, !range !23
	%288 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !728, !range !19
	%289 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !728, !range !19
	%290 = mul i32 %289, %287, !dbg !728
	%291 = add i32 %286, %290, !dbg !728
	%292 = mul i32 %288, %291, !dbg !728
	%293 = add i32 %285, %292, !dbg !728
	%294 = and i32 %293, -32, !dbg !728
	%295 = mul i32 %288, %289, !dbg !728
	%296 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !728, !range !20
	%297 = mul i32 %295, %296, !dbg !728
	%298 = sub i32 %297, %294, !dbg !728
	%299 = icmp slt i32 %298, 32, !dbg !728
	%300 = select i1 %299, i32 %298, i32 32, !dbg !728
	%301 = sext i32 %300 to i64, !dbg !728
	br label %b36, !dbg !728

b36:
	%302 = phi double [ 0.000000e+00, %b35_ok1 ], [ %328, %b38_ok1 ], !dbg !731
	%303 = phi i64 [ %284, %b35_ok1 ], [ %329, %b38_ok1 ], !dbg !728
	%304 = icmp slt i64 %303, %43, !dbg !728
	br i1 %304, label %b37, label %b40, !dbg !728

b37:
	%305 = urem i32 %282, 2, !dbg !733
	%306 = zext i32 %305 to i64, !dbg !734
	%307 = trunc i64 %43 to i32, !dbg !735
	%308 = mul i32 %305, %307, !dbg !735
	%309 = zext i32 %308 to i64, !dbg !735
	%310 = add i64 %309, %303, !dbg !736
	%311 = mul i64 %310, 2, !dbg !737
	%312 = add i64 %311, 2, !dbg !739
	%313 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %311, !dbg !740
	%314 = addrspacecast i64 addrspace(1)* %313 to i64*, !dbg !741
	%315 = ptrtoint i64* %314 to i64, !dbg !741
	%316 = and i64 %315, 15, !dbg !741
	%317 = icmp eq i64 %316, 0, !dbg !741
	%318 = icmp ugt i64 %312, %p18, !dbg !740
	%319 = icmp ugt i64 %311, %312, !dbg !740
	%320 = or i1 %318, %319, !dbg !740
	br i1 %320, label %b37_fail1, label %b37_ok1, !dbg !740, !prof !51

b37_ok1:
	br i1 %317, label %b38, label %b39, !dbg !741

b38:
	%321 = bitcast i64 addrspace(1)* %313 to { i64, i64 } addrspace(1)*, !dbg !741
	%322 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %321, i64 0, !dbg !742
	%323 = addrspacecast { i64, i64 } addrspace(1)* %322 to { i64, i64 }*, !dbg !730
	%324 = icmp eq { i64, i64 } addrspace(1)* %322, null, !dbg !730
	br i1 %324, label %b38_fail1, label %b38_ok1, !dbg !730, !prof !51

b38_ok1:
	%325 = bitcast { i64, i64 }* %323 to i8*, !dbg !730
	%326 = call i64 @gpuc_wait_line_thread(i8* %325, i32 %282, i32 1, i8* %ctrl, i32 32), !dbg !730
	%327 = bitcast i64 %326 to double, !dbg !743
	%328 = fadd double %302, %327, !dbg !744
	%329 = add i64 %303, %301, !dbg !728
	br label %b36, !dbg !728

b39:
	br label %fail, !dbg !741

b40:
	%330 = icmp eq i64 %301, 32, !dbg !748
	br i1 %330, label %b41, label %b43, !dbg !748

b41:
	%331 = phi double [ %348, %b42 ], [ %302, %b40 ], !dbg !749
	%332 = phi i64 [ %351, %b42 ], [ 16, %b40 ], !dbg !750
	%333 = icmp sgt i64 %332, 0, !dbg !751
	br i1 %333, label %b42, label %b46, !dbg !751

b42:
	%334 = trunc i64 %332 to i32, !dbg !752
	%335 = bitcast double %331 to i64, !dbg !752
	%336 = trunc i64 %335 to i32, !dbg !752
	%337 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %336, i32 %334, i32 31), !dbg !752
	%338 = extractvalue { i32, i1 } %337, 0, !dbg !752
	%339 = lshr i64 %335, 32, !dbg !752
	%340 = trunc i64 %339 to i32, !dbg !752
	%341 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %340, i32 %334, i32 31), !dbg !752
	%342 = extractvalue { i32, i1 } %341, 0, !dbg !752
	%343 = zext i32 %342 to i64, !dbg !752
	%344 = shl i64 %343, 32, !dbg !752
	%345 = zext i32 %338 to i64, !dbg !752
	%346 = or i64 %345, %344, !dbg !752
	%347 = bitcast i64 %346 to double, !dbg !752
	%348 = fadd double %331, %347, !dbg !753
	%349 = trunc i64 %332 to i32, !dbg !754
	%350 = udiv i32 %349, 2, !dbg !754
	%351 = zext i32 %350 to i64, !dbg !754
	br label %b41, !dbg !754

b43:
	%352 = bitcast double %302 to i64, !dbg !755
	%353 = trunc i64 %352 to i32, !dbg !755
	%354 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %353, i32 0, i32 31), !dbg !755
	%355 = extractvalue { i32, i1 } %354, 0, !dbg !755
	%356 = lshr i64 %352, 32, !dbg !755
	%357 = trunc i64 %356 to i32, !dbg !755
	%358 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %357, i32 0, i32 31), !dbg !755
	%359 = extractvalue { i32, i1 } %358, 0, !dbg !755
	%360 = zext i32 %359 to i64, !dbg !755
	%361 = shl i64 %360, 32, !dbg !755
	%362 = zext i32 %355 to i64, !dbg !755
	%363 = or i64 %362, %361, !dbg !755
	%364 = bitcast i64 %363 to double, !dbg !755
	br label %b44, !dbg !755

b44:
	%365 = phi double [ %364, %b43 ], [ %382, %b45 ], !dbg !756
	%366 = phi i64 [ 1, %b43 ], [ %383, %b45 ], !dbg !757
	%367 = icmp slt i64 %366, %301, !dbg !758
	br i1 %367, label %b45, label %b46, !dbg !758

b45:
	%368 = trunc i64 %366 to i32, !dbg !759
	%369 = bitcast double %302 to i64, !dbg !759
	%370 = trunc i64 %369 to i32, !dbg !759
	%371 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %370, i32 %368, i32 31), !dbg !759
	%372 = extractvalue { i32, i1 } %371, 0, !dbg !759
	%373 = lshr i64 %369, 32, !dbg !759
	%374 = trunc i64 %373 to i32, !dbg !759
	%375 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %374, i32 %368, i32 31), !dbg !759
	%376 = extractvalue { i32, i1 } %375, 0, !dbg !759
	%377 = zext i32 %376 to i64, !dbg !759
	%378 = shl i64 %377, 32, !dbg !759
	%379 = zext i32 %372 to i64, !dbg !759
	%380 = or i64 %379, %378, !dbg !759
	%381 = bitcast i64 %380 to double, !dbg !759
	%382 = fadd double %365, %381, !dbg !753
	%383 = add i64 %366, 1, !dbg !760
	br label %b44, !dbg !760

b46:
	%384 = phi double [ %331, %b41 ], [ %365, %b44 ], !dbg !747
	%385 = sext i32 %293 to i64, !dbg !761
	%386 = icmp ne i64 %385, 0, !dbg !762
	br i1 %386, label %b49, label %b47, !dbg !762

b47:
	%387 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !763
	%388 = icmp uge i64 0, %p22, !dbg !763
	br i1 %388, label %b47_fail1, label %b47_ok1, !dbg !763, !prof !51

b47_ok1:
	store double %384, double addrspace(1)* %387, align 8, !dbg !763
	%389 = fcmp ole double %384, %p31, !dbg !764
	br i1 %389, label %b48, label %b49, !dbg !764

b48:
	%390 = add i64 %55, 1, !dbg !765
	%391 = urem i64 %390, 2, !dbg !766
	%392 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %391, !dbg !767
	%393 = icmp uge i64 %391, %p24, !dbg !767
	br i1 %393, label %b48_fail1, label %b48_ok1, !dbg !767, !prof !51

b48_ok1:
	store i64 %55, i64 addrspace(1)* %392, align 8, !dbg !767
	br label %b49, !dbg !767

b49:
	%394 = sub i32 %56, 1, !dbg !768
	%395 = icmp eq i32 %394, 0, !dbg !769
	br i1 %395, label %b50, label %b51, !dbg !769

b50:
	%396 = sub i32 3, %58, !dbg !770
	br label %b51, !dbg !770

b51:
	%397 = phi i32 [ %394, %b49 ], [ %p28, %b50 ], !dbg !617
	%398 = phi i32 [ 0, %b49 ], [ %58, %b50 ], !dbg !618
	%399 = phi i32 [ %58, %b49 ], [ %396, %b50 ], !dbg !619
	%400 = icmp ne i32 %398, 0, !dbg !771
	br i1 %400, label %b52, label %b66, !dbg !771

b52:
	%401 = fpext float %279 to double, !dbg !773
	%402 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !777, !range !22
	%403 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !777, !range !22
	%404 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !777, !range !23
	%405 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !777, !range !19
	%406 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !777, !range !19
	%407 = mul i32 %406, %404, !dbg !777
	%408 = add i32 %403, %407, !dbg !777
	%409 = mul i32 %405, %408, !dbg !777
	%410 = add i32 %402, %409, !dbg !777
	%411 = and i32 %410, -32, !dbg !777
	%412 = mul i32 %405, %406, !dbg !777
	%413 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !777, !range !20
	%414 = mul i32 %412, %413, !dbg !777
	%415 = sub i32 %414, %411, !dbg !777
	%416 = icmp slt i32 %415, 32, !dbg !777
	%417 = select i1 %416, i32 %415, i32 32, !dbg !777
	%418 = sext i32 %417 to i64, !dbg !777
	%419 = icmp eq i64 %418, 32, !dbg !778
	br i1 %419, label %b53, label %b55, !dbg !778

b53:
	%420 = phi double [ %437, %b54 ], [ %401, %b52 ], !dbg !779
	%421 = phi i64 [ %440, %b54 ], [ 16, %b52 ], !dbg !780
	%422 = icmp sgt i64 %421, 0, !dbg !781
	br i1 %422, label %b54, label %b58, !dbg !781

b54:
	%423 = trunc i64 %421 to i32, !dbg !782
	%424 = bitcast double %420 to i64, !dbg !782
	%425 = trunc i64 %424 to i32, !dbg !782
	%426 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %425, i32 %423, i32 31), !dbg !782
	%427 = extractvalue { i32, i1 } %426, 0, !dbg !782
	%428 = lshr i64 %424, 32, !dbg !782
	%429 = trunc i64 %428 to i32, !dbg !782
	%430 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %429, i32 %423, i32 31), !dbg !782
	%431 = extractvalue { i32, i1 } %430, 0, !dbg !782
	%432 = zext i32 %431 to i64, !dbg !782
	%433 = shl i64 %432, 32, !dbg !782
	%434 = zext i32 %427 to i64, !dbg !782
	%435 = or i64 %434, %433, !dbg !782
	%436 = bitcast i64 %435 to double, !dbg !782
	%437 = fadd double %420, %436, !dbg !783
	%438 = trunc i64 %421 to i32, !dbg !784
	%439 = udiv i32 %438, 2, !dbg !784
	%440 = zext i32 %439 to i64, !dbg !784
	br label %b53, !dbg !784

b55:
	%441 = bitcast double %401 to i64, !dbg !785
	%442 = trunc i64 %441 to i32, !dbg !785
	%443 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %442, i32 0, i32 31), !dbg !785
	%444 = extractvalue { i32, i1 } %443, 0, !dbg !785
	%445 = lshr i64 %441, 32, !dbg !785
	%446 = trunc i64 %445 to i32, !dbg !785
	%447 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %446, i32 0, i32 31), !dbg !785
	%448 = extractvalue { i32, i1 } %447, 0, !dbg !785
	%449 = zext i32 %448 to i64, !dbg !785
	%450 = shl i64 %449, 32, !dbg !785
	%451 = zext i32 %444 to i64, !dbg !785
	%452 = or i64 %451, %450, !dbg !785
	%453 = bitcast i64 %452 to double, !dbg !785
	br label %b56, !dbg !785

b56:
	%454 = phi double [ %453, %b55 ], [ %471, %b57 ], !dbg !786
	%455 = phi i64 [ 1, %b55 ], [ %472, %b57 ], !dbg !787
	%456 = icmp slt i64 %455, %418, !dbg !788
	br i1 %456, label %b57, label %b58, !dbg !788

b57:
	%457 = trunc i64 %455 to i32, !dbg !789
	%458 = bitcast double %401 to i64, !dbg !789
	%459 = trunc i64 %458 to i32, !dbg !789
	%460 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %459, i32 %457, i32 31), !dbg !789
	%461 = extractvalue { i32, i1 } %460, 0, !dbg !789
	%462 = lshr i64 %458, 32, !dbg !789
	%463 = trunc i64 %462 to i32, !dbg !789
	%464 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %463, i32 %457, i32 31), !dbg !789
	%465 = extractvalue { i32, i1 } %464, 0, !dbg !789
	%466 = zext i32 %465 to i64, !dbg !789
	%467 = shl i64 %466, 32, !dbg !789
	%468 = zext i32 %461 to i64, !dbg !789
	%469 = or i64 %468, %467, !dbg !789
	%470 = bitcast i64 %469 to double, !dbg !789
	%471 = fadd double %454, %470, !dbg !783
	%472 = add i64 %455, 1, !dbg !790
	br label %b56, !dbg !790

b58:
	%473 = phi double [ %420, %b53 ], [ %454, %b56 ], !dbg !776
	%474 = sext i32 %414 to i64, !dbg !792
	%475 = trunc i64 %474 to i32, !dbg !793
	%476 = add i32 %475, 32, !dbg !793
	%477 = zext i32 %476 to i64, !dbg !793
	%478 = sub i32 %476, 1, !dbg !794
	%479 = zext i32 %478 to i64, !dbg !794
	%480 = udiv i32 %478, 32, !dbg !795
	%481 = zext i32 %480 to i64, !dbg !795
	%482 = icmp eq i64 %481, 1, !dbg !796
	br i1 %482, label %b64, label %b59, !dbg !796

b59:
	call void @llvm.nvvm.barrier0(), !dbg !798
	%483 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !799, !range !86
	%484 = sext i32 %483 to i64, !dbg !799
	%485 = icmp eq i64 %484, 0, !dbg !800
	br i1 %485, label %b60, label %b61, !dbg !800

b60:
	%486 = sext i32 %410 to i64, !dbg !801
	%487 = trunc i64 %486 to i32, !dbg !802
	%488 = udiv i32 %487, 32, !dbg !802
	%489 = zext i32 %488 to i64, !dbg !802
	%490 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %489, !dbg !803
	store double %473, double addrspace(3)* %490, align 8, !dbg !803
	br label %b61, !dbg !803

b61:
	call void @llvm.nvvm.barrier0(), !dbg !804
	%491 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !805
	%492 = load double, double addrspace(3)* %491, align 8, !dbg !805
	br label %b62, !dbg !805

b62:
	%493 = phi double [ %492, %b61 ], [ %498, %b63 ], !dbg !806
	%494 = phi i64 [ 1, %b61 ], [ %499, %b63 ], !dbg !807
	%495 = icmp slt i64 %494, %481, !dbg !808
	br i1 %495, label %b63, label %b64, !dbg !808

b63:
	%496 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %494, !dbg !809
	%497 = load double, double addrspace(3)* %496, align 8, !dbg !809
	%498 = fadd double %493, %497, !dbg !783
	%499 = add i64 %494, 1, !dbg !810
	br label %b62, !dbg !810

b64:
	%500 = phi double [ %473, %b58 ], [ %493, %b62 ], !dbg !775
	%501 = sext i32 %410 to i64, !dbg !811
	%502 = icmp eq i64 %501, 0, !dbg !812
	br i1 %502, label %b65, label %b66, !dbg !812

b65:
	%503 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !813, !range !15
	%504 = sext i32 %503 to i64, !dbg !813
	%505 = mul i64 %12, %504, !dbg !814
	%506 = add i64 %505, %10, !dbg !815
	%507 = mul i64 %506, 2, !dbg !817
	%508 = zext i32 %398 to i64, !dbg !818
	%509 = add i64 %507, %508, !dbg !819
	%510 = sub i64 %509, 1, !dbg !820
	%511 = getelementptr inbounds double, double addrspace(1)* %3, i64 %510, !dbg !821
	%512 = icmp uge i64 %510, %p16, !dbg !821
	br i1 %512, label %b65_fail1, label %b65_ok1, !dbg !821, !prof !51

b65_ok1:
	store double %500, double addrspace(1)* %511, align 8, !dbg !821
	br label %b66, !dbg !821

b66:
	call void @gpuc_grid_sync(), !dbg !822
	%513 = fcmp oge double %p31, 0.000000e+00, !dbg !823
	br i1 %513, label %b67, label %b69, !dbg !823

b67:
	%514 = sext i32 %78 to i64, !dbg !824
	%515 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %514, !dbg !824
	%516 = icmp uge i64 %514, %p24, !dbg !824
	br i1 %516, label %b67_fail1, label %b67_ok1, !dbg !824, !prof !51

b67_ok1:
	%517 = load i64, i64 addrspace(1)* %515, align 8, !dbg !824
	%518 = icmp ne i64 %517, 0, !dbg !825
	br i1 %518, label %b68, label %b69, !dbg !825

b68:
	ret void, !dbg !826

b69:
	%519 = add i64 %55, 1, !dbg !827
	%520 = add i32 %69, 1, !dbg !827
	%521 = icmp ult i32 %520, %p26, !dbg !827
	br i1 %521, label %b8, label %b70, !dbg !827

b70:
	ret void, !dbg !827

b71:
	br label %fail, !dbg !600

b72:
	br label %fail, !dbg !600

b73:
	br label %fail, !dbg !598

b74:
	br label %fail, !dbg !598

b18_fail1:
	%522 = icmp uge i64 %137, %p5, !dbg !671
	br i1 %522, label %b18_fail2, label %b18_ok2, !dbg !671

b18_fail2:
	br label %fail, !dbg !671

b18_ok2:
	br label %fail, !dbg !672

b20_fail1:
	%523 = icmp uge i64 %146, %p5, !dbg !675
	br i1 %523, label %b20_fail2, label %b20_ok2, !dbg !675

b20_fail2:
	br label %fail, !dbg !675

b20_ok2:
	br label %fail, !dbg !676

b29_fail1:
	%524 = icmp ugt i64 %184, %60, !dbg !697
	br i1 %524, label %b29_fail2, label %b29_ok2, !dbg !697

b29_fail2:
	br label %fail, !dbg !697

b29_ok2:
	%525 = icmp ugt i64 %183, %184, !dbg !697
	br i1 %525, label %b29_fail3, label %b29_ok3, !dbg !697

b29_fail3:
	br label %fail, !dbg !697

b29_ok3:
	%526 = icmp ugt i64 %186, %60, !dbg !699
	br i1 %526, label %b29_fail4, label %b29_ok4, !dbg !699

b29_fail4:
	br label %fail, !dbg !699

b29_ok4:
	%527 = icmp uge i64 %189, %p5, !dbg !702
	br i1 %527, label %b29_fail5, label %b29_ok5, !dbg !702

b29_fail5:
	br label %fail, !dbg !702

b29_ok5:
	%528 = icmp ne i64 %185, %187, !dbg !588
	br i1 %528, label %b29_fail6, label %b29_ok6, !dbg !588

b29_fail6:
	br label %fail, !dbg !588

b29_ok6:
	%529 = icmp uge i64 %51, %43, !dbg !588
	br i1 %529, label %b29_fail7, label %b29_ok7, !dbg !588

b29_fail7:
	br label %fail, !dbg !588

b29_ok7:
	br label %fail, !dbg !588

b29_fail8:
	br label %fail, !dbg !588

b31_fail1:
	%530 = icmp ugt i64 %230, %60, !dbg !712
	br i1 %530, label %b31_fail2, label %b31_ok2, !dbg !712

b31_fail2:
	br label %fail, !dbg !712

b31_ok2:
	%531 = icmp ugt i64 %232, %60, !dbg !714
	br i1 %531, label %b31_fail3, label %b31_ok3, !dbg !714

b31_fail3:
	br label %fail, !dbg !714

b31_ok3:
	%532 = icmp ugt i64 %228, %232, !dbg !714
	br i1 %532, label %b31_fail4, label %b31_ok4, !dbg !714

b31_fail4:
	br label %fail, !dbg !714

b31_ok4:
	%533 = icmp uge i64 %235, %p5, !dbg !717
	br i1 %533, label %b31_fail5, label %b31_ok5, !dbg !717

b31_fail5:
	br label %fail, !dbg !717

b31_ok5:
	%534 = icmp ne i64 %231, %233, !dbg !718
	br i1 %534, label %b31_fail6, label %b31_ok6, !dbg !718

b31_fail6:
	br label %fail, !dbg !718

b31_ok6:
	%535 = icmp uge i64 %54, %43, !dbg !718
	br i1 %535, label %b31_fail7, label %b31_ok7, !dbg !718

b31_fail7:
	br label %fail, !dbg !718

b31_ok7:
	br label %fail, !dbg !718

b31_fail8:
	br label %fail, !dbg !718

b35_fail1:
	br label %fail, !dbg !727

b37_fail1:
	%536 = icmp ugt i64 %312, %p18, !dbg !740
	br i1 %536, label %b37_fail2, label %b37_ok2, !dbg !740

b37_fail2:
	br label %fail, !dbg !740

b37_ok2:
	br label %fail, !dbg !740

b38_fail1:
	br label %fail, !dbg !730

b47_fail1:
	br label %fail, !dbg !763

b48_fail1:
	br label %fail, !dbg !767

b65_fail1:
	br label %fail, !dbg !821

b67_fail1:
	br label %fail, !dbg !824

fail:
	%537 = phi i32 [ 13, %b18_fail2 ], [ 14, %b18_ok2 ], [ 13, %b20_fail2 ], [ 16, %b20_ok2 ], [ 25, %b29_fail2 ], [ 26, %b29_fail3 ], [ 25, %b29_fail4 ], [ 13, %b29_fail5 ], [ 27, %b29_fail6 ], [ 28, %b29_fail7 ], [ 29, %b29_ok7 ], [ 44, %b29_fail8 ], [ 25, %b31_fail2 ], [ 25, %b31_fail3 ], [ 26, %b31_fail4 ], [ 13, %b31_fail5 ], [ 27, %b31_fail6 ], [ 28, %b31_fail7 ], [ 29, %b31_ok7 ], [ 45, %b31_fail8 ], [ 30, %b35_fail1 ], [ 5, %b37_fail2 ], [ 6, %b37_ok2 ], [ 31, %b38_fail1 ], [ 7, %b39 ], [ 33, %b47_fail1 ], [ 34, %b48_fail1 ], [ 35, %b65_fail1 ], [ 36, %b67_fail1 ], [ 11, %b71 ], [ 10, %b72 ], [ 11, %b73 ], [ 10, %b74 ], !dbg !584
	%538 = phi i64 [ %137, %b18_fail2 ], [ 0, %b18_ok2 ], [ %146, %b20_fail2 ], [ 0, %b20_ok2 ], [ %184, %b29_fail2 ], [ %183, %b29_fail3 ], [ %186, %b29_fail4 ], [ %189, %b29_fail5 ], [ %185, %b29_fail6 ], [ %51, %b29_fail7 ], [ 0, %b29_ok7 ], [ %211, %b29_fail8 ], [ %230, %b31_fail2 ], [ %232, %b31_fail3 ], [ %228, %b31_fail4 ], [ %235, %b31_fail5 ], [ %231, %b31_fail6 ], [ %54, %b31_fail7 ], [ 0, %b31_ok7 ], [ %257, %b31_fail8 ], [ 0, %b35_fail1 ], [ %312, %b37_fail2 ], [ %311, %b37_ok2 ], [ 0, %b38_fail1 ], [ %316, %b39 ], [ 0, %b47_fail1 ], [ %391, %b48_fail1 ], [ %510, %b65_fail1 ], [ %514, %b67_fail1 ], [ %35, %b71 ], [ %p3, %b72 ], [ %25, %b73 ], [ %p1, %b74 ], !dbg !584
	%539 = phi i64 [ %p5, %b18_fail2 ], [ 0, %b18_ok2 ], [ %p5, %b20_fail2 ], [ 0, %b20_ok2 ], [ %60, %b29_fail2 ], [ %184, %b29_fail3 ], [ %60, %b29_fail4 ], [ %p5, %b29_fail5 ], [ %187, %b29_fail6 ], [ %43, %b29_fail7 ], [ 0, %b29_ok7 ], [ %212, %b29_fail8 ], [ %60, %b31_fail2 ], [ %60, %b31_fail3 ], [ %232, %b31_fail4 ], [ %p5, %b31_fail5 ], [ %233, %b31_fail6 ], [ %43, %b31_fail7 ], [ 0, %b31_ok7 ], [ %258, %b31_fail8 ], [ %p20, %b35_fail1 ], [ %p18, %b37_fail2 ], [ %312, %b37_ok2 ], [ 0, %b38_fail1 ], [ 16, %b39 ], [ %p22, %b47_fail1 ], [ %p24, %b48_fail1 ], [ %p16, %b65_fail1 ], [ %p24, %b67_fail1 ], [ 16, %b71 ], [ 4, %b72 ], [ 16, %b73 ], [ 4, %b74 ], !dbg !584
	call void @gpuc_fail(i8* %ctrl, i32 %537, i64 %538, i64 %539), !dbg !584
	ret void, !dbg !584
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !828 {
entry:
	br label %b0, !dbg !829

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !829
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !829
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !829
	%3 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !829
	%4 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !829
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !832
	%6 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !833
	%7 = icmp uge i64 0, %p9, !dbg !833
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !833, !prof !51

b0_ok1:
	%8 = load i64, i64 addrspace(1)* %6, align 8, !dbg !833
	%9 = icmp eq i64 %8, 0, !dbg !834
	br i1 %9, label %b1, label %b16, !dbg !834

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !835
	%11 = icmp uge i64 1, %p9, !dbg !835
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !835, !prof !51

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !835
	%13 = icmp eq i64 %12, 0, !dbg !836
	br i1 %13, label %b2, label %b16, !dbg !836

b2:
	%14 = addrspacecast double addrspace(1)* %0 to double*, !dbg !837
	%15 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !837
	%16 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !837
	%17 = addrspacecast double addrspace(1)* %3 to double*, !dbg !837
	%18 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !837
	call void @gpuc_fn_solver_publish(double* %14, i64 %p1, i64 %p1, i64* %15, i64 %p3, i32* %16, i64 %p5, i64 %p5, double* %17, i64 %p7, i64 %p7, i64* %18, i64 %p9, i64 %p9, i32 %p10, i8* %ctrl), !dbg !837
	%19 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 0, !dbg !838
	%20 = icmp uge i64 0, %p5, !dbg !838
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !838, !prof !51

b2_ok1:
	%21 = load i32, i32 addrspace(1)* %19, align 4, !dbg !838
	%22 = sext i32 %5 to i64, !dbg !832
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !839, !range !86
	%24 = sext i32 %23 to i64, !dbg !839
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !839, !range !22
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !839, !range !22
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !839, !range !23
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !839, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !839, !range !19
	%30 = mul i32 %29, %27, !dbg !839
	%31 = add i32 %26, %30, !dbg !839
	%32 = mul i32 %28, %31, !dbg !839
	%33 = add i32 %25, %32, !dbg !839
	%34 = and i32 %33, -32, !dbg !839
	%35 = mul i32 %28, %29, !dbg !839
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !839, !range !20
	%37 = mul i32 %35, %36, !dbg !839
	%38 = sub i32 %37, %34, !dbg !839
	%39 = icmp slt i32 %38, 32, !dbg !839
	%40 = select i1 %39, i32 %38, i32 32, !dbg !839
	%41 = sext i32 %40 to i64, !dbg !839
	br label %b3, !dbg !839

b3:
	%42 = phi double [ 0.000000e+00, %b2_ok1 ], [ %68, %b5_ok1 ], !dbg !842
	%43 = phi i64 [ %24, %b2_ok1 ], [ %69, %b5_ok1 ], !dbg !839
	%44 = icmp slt i64 %43, %22, !dbg !839
	br i1 %44, label %b4, label %b7, !dbg !839

b4:
	%45 = urem i32 %21, 2, !dbg !844
	%46 = zext i32 %45 to i64, !dbg !845
	%47 = trunc i64 %22 to i32, !dbg !846
	%48 = mul i32 %45, %47, !dbg !846
	%49 = zext i32 %48 to i64, !dbg !846
	%50 = add i64 %49, %43, !dbg !847
	%51 = mul i64 %50, 2, !dbg !848
	%52 = add i64 %51, 2, !dbg !850
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !851
	%54 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !852
	%55 = ptrtoint i64* %54 to i64, !dbg !852
	%56 = and i64 %55, 15, !dbg !852
	%57 = icmp eq i64 %56, 0, !dbg !852
	%58 = icmp ugt i64 %52, %p3, !dbg !851
	%59 = icmp ugt i64 %51, %52, !dbg !851
	%60 = or i1 %58, %59, !dbg !851
	br i1 %60, label %b4_fail1, label %b4_ok1, !dbg !851, !prof !51

b4_ok1:
	br i1 %57, label %b5, label %b6, !dbg !852

b5:
	%61 = bitcast i64 addrspace(1)* %53 to { i64, i64 } addrspace(1)*, !dbg !852
	%62 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %61, i64 0, !dbg !853
	%63 = addrspacecast { i64, i64 } addrspace(1)* %62 to { i64, i64 }*, !dbg !841
	%64 = icmp eq { i64, i64 } addrspace(1)* %62, null, !dbg !841
	br i1 %64, label %b5_fail1, label %b5_ok1, !dbg !841, !prof !51

b5_ok1:
	%65 = bitcast { i64, i64 }* %63 to i8*, !dbg !841
	%66 = call i64 @gpuc_wait_line_thread(i8* %65, i32 %21, i32 1, i8* %ctrl, i32 32), !dbg !841
	%67 = bitcast i64 %66 to double, !dbg !854
	%68 = fadd double %42, %67, !dbg !855
	%69 = add i64 %43, %41, !dbg !839
	br label %b3, !dbg !839

b6:
	br label %fail, !dbg !852

b7:
	%70 = icmp eq i64 %41, 32, !dbg !859
	br i1 %70, label %b8, label %b10, !dbg !859

b8:
	%71 = phi double [ %88, %b9 ], [ %42, %b7 ], !dbg !860
	%72 = phi i64 [ %91, %b9 ], [ 16, %b7 ], !dbg !861
	%73 = icmp sgt i64 %72, 0, !dbg !862
	br i1 %73, label %b9, label %b13, !dbg !862

b9:
	%74 = trunc i64 %72 to i32, !dbg !863
	%75 = bitcast double %71 to i64, !dbg !863
	%76 = trunc i64 %75 to i32, !dbg !863
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %76, i32 %74, i32 31), !dbg !863
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !863
	%79 = lshr i64 %75, 32, !dbg !863
	%80 = trunc i64 %79 to i32, !dbg !863
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %80, i32 %74, i32 31), !dbg !863
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !863
	%83 = zext i32 %82 to i64, !dbg !863
	%84 = shl i64 %83, 32, !dbg !863
	%85 = zext i32 %78 to i64, !dbg !863
	%86 = or i64 %85, %84, !dbg !863
	%87 = bitcast i64 %86 to double, !dbg !863
	%88 = fadd double %71, %87, !dbg !864
	%89 = trunc i64 %72 to i32, !dbg !865
	%90 = udiv i32 %89, 2, !dbg !865
	%91 = zext i32 %90 to i64, !dbg !865
	br label %b8, !dbg !865

b10:
	%92 = bitcast double %42 to i64, !dbg !866
	%93 = trunc i64 %92 to i32, !dbg !866
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %93, i32 0, i32 31), !dbg !866
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !866
	%96 = lshr i64 %92, 32, !dbg !866
	%97 = trunc i64 %96 to i32, !dbg !866
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !866
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !866
	%100 = zext i32 %99 to i64, !dbg !866
	%101 = shl i64 %100, 32, !dbg !866
	%102 = zext i32 %95 to i64, !dbg !866
	%103 = or i64 %102, %101, !dbg !866
	%104 = bitcast i64 %103 to double, !dbg !866
	br label %b11, !dbg !866

b11:
	%105 = phi double [ %104, %b10 ], [ %122, %b12 ], !dbg !867
	%106 = phi i64 [ 1, %b10 ], [ %123, %b12 ], !dbg !868
	%107 = icmp slt i64 %106, %41, !dbg !869
	br i1 %107, label %b12, label %b13, !dbg !869

b12:
	%108 = trunc i64 %106 to i32, !dbg !870
	%109 = bitcast double %42 to i64, !dbg !870
	%110 = trunc i64 %109 to i32, !dbg !870
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %110, i32 %108, i32 31), !dbg !870
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !870
	%113 = lshr i64 %109, 32, !dbg !870
	%114 = trunc i64 %113 to i32, !dbg !870
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %108, i32 31), !dbg !870
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !870
	%117 = zext i32 %116 to i64, !dbg !870
	%118 = shl i64 %117, 32, !dbg !870
	%119 = zext i32 %112 to i64, !dbg !870
	%120 = or i64 %119, %118, !dbg !870
	%121 = bitcast i64 %120 to double, !dbg !870
	%122 = fadd double %105, %121, !dbg !864
	%123 = add i64 %106, 1, !dbg !871
	br label %b11, !dbg !871

b13:
	%124 = phi double [ %71, %b8 ], [ %105, %b11 ], !dbg !858
	%125 = sext i32 %33 to i64, !dbg !872
	%126 = icmp ne i64 %125, 0, !dbg !873
	br i1 %126, label %b16, label %b14, !dbg !873

b14:
	%127 = getelementptr inbounds double, double addrspace(1)* %3, i64 0, !dbg !874
	%128 = icmp uge i64 0, %p7, !dbg !874
	br i1 %128, label %b14_fail1, label %b14_ok1, !dbg !874, !prof !51

b14_ok1:
	store double %124, double addrspace(1)* %127, align 8, !dbg !874
	%129 = fcmp ole double %124, %p12, !dbg !875
	br i1 %129, label %b15, label %b16, !dbg !875

b15:
	%130 = add i64 %p11, 1, !dbg !876
	%131 = urem i64 %130, 2, !dbg !877
	%132 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %131, !dbg !878
	store i64 %p11, i64 addrspace(1)* %132, align 8, !dbg !878
	br label %b16, !dbg !878

b16:
	ret void, !dbg !830

b0_fail1:
	br label %fail, !dbg !833

b1_fail1:
	br label %fail, !dbg !835

b2_fail1:
	br label %fail, !dbg !838

b4_fail1:
	%133 = icmp ugt i64 %52, %p3, !dbg !851
	br i1 %133, label %b4_fail2, label %b4_ok2, !dbg !851

b4_fail2:
	br label %fail, !dbg !851

b4_ok2:
	br label %fail, !dbg !851

b5_fail1:
	br label %fail, !dbg !841

b14_fail1:
	br label %fail, !dbg !874

fail:
	%134 = phi i32 [ 37, %b0_fail1 ], [ 37, %b1_fail1 ], [ 30, %b2_fail1 ], [ 5, %b4_fail2 ], [ 6, %b4_ok2 ], [ 31, %b5_fail1 ], [ 7, %b6 ], [ 33, %b14_fail1 ], !dbg !829
	%135 = phi i64 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 0, %b2_fail1 ], [ %52, %b4_fail2 ], [ %51, %b4_ok2 ], [ 0, %b5_fail1 ], [ %56, %b6 ], [ 0, %b14_fail1 ], !dbg !829
	%136 = phi i64 [ %p9, %b0_fail1 ], [ %p9, %b1_fail1 ], [ %p5, %b2_fail1 ], [ %p3, %b4_fail2 ], [ %52, %b4_ok2 ], [ 0, %b5_fail1 ], [ 16, %b6 ], [ %p7, %b14_fail1 ], !dbg !829
	call void @gpuc_fail(i8* %ctrl, i32 %134, i64 %135, i64 %136), !dbg !829
	ret void, !dbg !829
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !879 {
entry:
	br label %b0, !dbg !880

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !880
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !880
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !881
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !882, !range !122
	%4 = sext i32 %3 to i64, !dbg !882
	%5 = sext i32 %2 to i64, !dbg !881
	%6 = icmp ne i64 %5, 0, !dbg !883
	br label %b1, !dbg !884

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !885
	%8 = icmp slt i64 %7, %p10, !dbg !886
	br i1 %8, label %b2, label %b10, !dbg !886

b2:
	%9 = mul i64 %7, %p8, !dbg !888
	%10 = icmp eq i64 %p10, 0, !dbg !887
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !887, !prof !51

b2_ok1:
	%11 = icmp eq i64 %p10, -1, !dbg !887
	%12 = select i1 %11, i64 1, i64 %p10, !dbg !887
	%13 = sdiv i64 %9, %12, !dbg !887
	%14 = sub i64 0, %9, !dbg !887
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !887
	%16 = sub i64 %15, %p7, !dbg !889
	%17 = icmp slt i64 %16, 0, !dbg !890
	br i1 %17, label %b9, label %b3, !dbg !890

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !891
	br i1 %18, label %b9, label %b4, !dbg !891

b4:
	%19 = mul i64 %7, %p9, !dbg !892
	%20 = add i64 %7, 1, !dbg !893
	%21 = mul i64 %20, %p9, !dbg !894
	%22 = sub i64 %21, %19, !dbg !895
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !895
	%24 = icmp ugt i64 %21, %p1, !dbg !895
	%25 = icmp ugt i64 %19, %21, !dbg !895
	%26 = or i1 %24, %25, !dbg !895
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !895, !prof !51

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !896, !range !22
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !896, !range !22
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !896, !range !23
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !896, !range !19
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !896, !range !19
	%32 = mul i32 %31, %29, !dbg !896
	%33 = add i32 %28, %32, !dbg !896
	%34 = mul i32 %30, %33, !dbg !896
	%35 = add i32 %27, %34, !dbg !896
	%36 = sext i32 %35 to i64, !dbg !896
	%37 = mul i32 %30, %31, !dbg !896
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !896, !range !20
	%39 = mul i32 %37, %38, !dbg !896
	%40 = sext i32 %39 to i64, !dbg !896
	%41 = add i64 %16, 1, !dbg !897
	%42 = mul i64 %41, %p6, !dbg !898
	br label %b5, !dbg !896

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !896
	%44 = icmp slt i64 %43, %p9, !dbg !896
	br i1 %44, label %b6, label %b7, !dbg !896

b6:
	%45 = mul i64 %43, %p5, !dbg !899
	%46 = icmp eq i64 %p9, -1, !dbg !900
	%47 = select i1 %46, i64 1, i64 %p9, !dbg !900
	%48 = sdiv i64 %45, %47, !dbg !900
	%49 = sub i64 0, %45, !dbg !900
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !900
	%51 = add i64 %42, %50, !dbg !901
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !902
	%53 = icmp uge i64 %51, %p3, !dbg !902
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !902, !prof !51

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !902
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !903
	store float %54, float addrspace(1)* %55, align 4, !dbg !903
	%56 = add i64 %43, %40, !dbg !896
	br label %b5, !dbg !896

b7:
	call void @llvm.nvvm.barrier0(), !dbg !904
	br i1 %6, label %b8, label %b9, !dbg !883

b8:
	%57 = mul i64 %22, 4, !dbg !905
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !905
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !905
	%60 = bitcast float* %58 to i8*, !dbg !905
	%61 = bitcast float* %59 to i8*, !dbg !905
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0), !dbg !905
	br label %b9, !dbg !905

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !906, !range !15
	%63 = sext i32 %62 to i64, !dbg !906
	%64 = add i64 %7, %63, !dbg !907
	br label %b1, !dbg !907

b10:
	ret void, !dbg !907

b2_fail1:
	br label %fail, !dbg !887

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !895
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !895

b4_fail2:
	br label %fail, !dbg !895

b4_ok2:
	br label %fail, !dbg !895

b6_fail1:
	br label %fail, !dbg !902

fail:
	%66 = phi i32 [ 38, %b2_fail1 ], [ 39, %b4_fail2 ], [ 40, %b4_ok2 ], [ 41, %b6_fail1 ], !dbg !880
	%67 = phi i64 [ 0, %b2_fail1 ], [ %21, %b4_fail2 ], [ %19, %b4_ok2 ], [ %51, %b6_fail1 ], !dbg !880
	%68 = phi i64 [ 0, %b2_fail1 ], [ %p1, %b4_fail2 ], [ %21, %b4_ok2 ], [ %p3, %b6_fail1 ], !dbg !880
	call void @gpuc_fail(i8* %ctrl, i32 %66, i64 %67, i64 %68), !dbg !880
	ret void, !dbg !880
}

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !122
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !22
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !123
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !22
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !123
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

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

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
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !15
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !16
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !16
	%20 = mul i32 %18, %19
	%21 = sub i32 -2147483647, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !122
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !123
	%24 = or i32 %22, %23
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !123
	%26 = or i32 %24, %25
	%27 = icmp eq i32 %26, 0
	%28 = select i1 %27, i32 %21, i32 1
	%29 = call i32 asm sideeffect "atom.add.release.gpu.global.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %15, i32 %28) nounwind
	%30 = icmp ugt i32 %20, 256
	br i1 %30, label %wait_many, label %wait

wait_many:
	%31 = call i32 asm sideeffect "ld.acquire.gpu.global.u32 $0, [$1];", "=r,l,~{memory}"(i64 %15) nounwind
	%32 = xor i32 %29, %31
	%33 = icmp sge i32 %32, 0
	br i1 %33, label %wait_many, label %end

wait:
	%34 = call i32 asm sideeffect "ld.relaxed.gpu.global.u32 $0, [$1];", "=r,l,~{memory}"(i64 %15) nounwind
	%35 = xor i32 %29, %34
	%36 = icmp sge i32 %35, 0
	br i1 %36, label %wait, label %acquired

acquired:
	call void asm sideeffect "{ .reg .u32 v; ld.acquire.gpu.global.u32 v, [$0]; }", "l,~{memory}"(i64 %15) nounwind
	br label %end

end:
	call void @llvm.nvvm.barrier0()
	ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() nounwind readnone

declare void @gpuc_put_block(i8* %a0, i8* %a1, i64 %a2, i32 %a3) convergent nounwind

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!nvvm.annotations = !{!908, !909, !910, !911, !912, !913, !914, !915, !916, !917, !918, !919, !920, !921, !922, !923, !924, !925}
!nvvmir.version = !{!0}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !DIFile(filename: "kernels.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "gpuc", isOptimized: true, emissionKind: DebugDirectivesOnly)
!3 = !{}
!4 = !DISubroutineType(types: !3)
!5 = !{i32 1, !"Debug Info Version", i32 3}
!6 = !DIFile(filename: "norm.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!7 = distinct !DISubprogram(name: "publish", scope: !6, file: !6, line: 63, type: !4, isDefinition: true, scopeLine: 63, isOptimized: true, unit: !2)
!8 = !DILocation(line: 63, column: 6, scope: !7)
!9 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!10 = distinct !DISubprogram(name: "Publish", scope: !9, file: !9, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!11 = !DILocation(line: 79, column: 13, scope: !7)
!12 = !DILocation(line: 63, column: 23, scope: !10, inlinedAt: !11)
!13 = !DILocation(line: 63, column: 40, scope: !10, inlinedAt: !11)
!14 = !DILocation(line: 64, column: 27, scope: !7)
!15 = !{i32 1, i32 -2147483648}
!16 = !{i32 1, i32 65536}
!17 = !DILocation(line: 64, column: 31, scope: !7)
!18 = !DILocation(line: 64, column: 61, scope: !7)
!19 = !{i32 1, i32 1025}
!20 = !{i32 1, i32 65}
!21 = !DILocation(line: 72, column: 25, scope: !7)
!22 = !{i32 0, i32 1024}
!23 = !{i32 0, i32 64}
!24 = distinct !DISubprogram(name: "place", scope: !6, file: !6, line: 87, type: !4, isDefinition: true, scopeLine: 87, isOptimized: true, unit: !2)
!25 = !DILocation(line: 67, column: 26, scope: !7)
!26 = !DILocation(line: 87, column: 62, scope: !24, inlinedAt: !25)
!27 = !DILocation(line: 74, column: 37, scope: !7)
!28 = !DILocation(line: 74, column: 52, scope: !7)
!29 = !DILocation(line: 72, column: 48, scope: !7)
!30 = !DILocation(line: 71, column: 2, scope: !7)
!31 = !{!"branch_weights", i32 1048576, i32 1}
!32 = !DILocation(line: 72, column: 6, scope: !7)
!33 = !DILocation(line: 72, column: 31, scope: !7)
!34 = !DILocation(line: 87, column: 50, scope: !24, inlinedAt: !25)
!35 = !DILocation(line: 87, column: 57, scope: !24, inlinedAt: !25)
!36 = !DILocation(line: 87, column: 69, scope: !24, inlinedAt: !25)
!37 = !DILocation(line: 67, column: 20, scope: !7)
!38 = !DILocation(line: 74, column: 22, scope: !7)
!39 = !DILocation(line: 66, column: 12, scope: !7)
!40 = !DILocation(line: 67, column: 4, scope: !7)
!41 = !DILocation(line: 74, column: 20, scope: !7)
!42 = !DILocation(line: 74, column: 16, scope: !7)
!43 = !DILocation(line: 74, column: 35, scope: !7)
!44 = !DILocation(line: 74, column: 33, scope: !7)
!45 = !DILocation(line: 74, column: 29, scope: !7)
!46 = !DILocation(line: 74, column: 50, scope: !7)
!47 = !DILocation(line: 74, column: 48, scope: !7)
!48 = !DILocation(line: 74, column: 44, scope: !7)
!49 = !DILocation(line: 74, column: 3, scope: !7)
!50 = !DILocation(line: 72, column: 41, scope: !7)
!51 = !{!"branch_weights", i32 1, i32 1048576}
!52 = !{!"llvm.loop.unroll.disable"}
!53 = distinct !{!53, !52}
!54 = !DILocation(line: 70, column: 13, scope: !7)
!55 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!56 = distinct !DISubprogram(name: "reduceWarp", scope: !55, file: !55, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!57 = distinct !DISubprogram(name: "reduce", scope: !55, file: !55, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!58 = distinct !DISubprogram(name: "ReduceAdd", scope: !55, file: !55, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!59 = !DILocation(line: 76, column: 21, scope: !7)
!60 = !DILocation(line: 8, column: 15, scope: !58, inlinedAt: !59)
!61 = !DILocation(line: 45, column: 16, scope: !57, inlinedAt: !60)
!62 = !DILocation(line: 70, column: 13, scope: !56, inlinedAt: !61)
!63 = !DILocation(line: 71, column: 7, scope: !56, inlinedAt: !61)
!64 = !DILocation(line: 66, column: 35, scope: !56, inlinedAt: !61)
!65 = !DILocation(line: 72, column: 7, scope: !56, inlinedAt: !61)
!66 = !DILocation(line: 72, column: 35, scope: !56, inlinedAt: !61)
!67 = !DILocation(line: 73, column: 23, scope: !56, inlinedAt: !61)
!68 = !DILocation(line: 8, column: 76, scope: !58, inlinedAt: !59)
!69 = !DILocation(line: 72, column: 40, scope: !56, inlinedAt: !61)
!70 = !DILocation(line: 77, column: 16, scope: !56, inlinedAt: !61)
!71 = !DILocation(line: 77, column: 2, scope: !56, inlinedAt: !61)
!72 = !DILocation(line: 78, column: 6, scope: !56, inlinedAt: !61)
!73 = !DILocation(line: 78, column: 22, scope: !56, inlinedAt: !61)
!74 = !DILocation(line: 79, column: 23, scope: !56, inlinedAt: !61)
!75 = !DILocation(line: 78, column: 27, scope: !56, inlinedAt: !61)
!76 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!77 = distinct !DISubprogram(name: "Block.warps", scope: !76, file: !76, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!78 = !DILocation(line: 46, column: 14, scope: !57, inlinedAt: !60)
!79 = !DILocation(line: 26, column: 47, scope: !77, inlinedAt: !78)
!80 = !DILocation(line: 26, column: 59, scope: !77, inlinedAt: !78)
!81 = !DILocation(line: 26, column: 64, scope: !77, inlinedAt: !78)
!82 = !DILocation(line: 47, column: 7, scope: !57, inlinedAt: !60)
!83 = !DILocation(line: 50, column: 31, scope: !57, inlinedAt: !60)
!84 = !DILocation(line: 51, column: 10, scope: !57, inlinedAt: !60)
!85 = !DILocation(line: 52, column: 11, scope: !57, inlinedAt: !60)
!86 = !{i32 0, i32 32}
!87 = !DILocation(line: 52, column: 14, scope: !57, inlinedAt: !60)
!88 = !DILocation(line: 53, column: 17, scope: !57, inlinedAt: !60)
!89 = !DILocation(line: 53, column: 8, scope: !57, inlinedAt: !60)
!90 = !DILocation(line: 55, column: 10, scope: !57, inlinedAt: !60)
!91 = !DILocation(line: 56, column: 11, scope: !57, inlinedAt: !60)
!92 = !DILocation(line: 43, column: 50, scope: !57, inlinedAt: !60)
!93 = !DILocation(line: 57, column: 6, scope: !57, inlinedAt: !60)
!94 = !DILocation(line: 57, column: 16, scope: !57, inlinedAt: !60)
!95 = !DILocation(line: 58, column: 17, scope: !57, inlinedAt: !60)
!96 = !DILocation(line: 57, column: 21, scope: !57, inlinedAt: !60)
!97 = !DILocation(line: 77, column: 22, scope: !7)
!98 = !DILocation(line: 78, column: 13, scope: !7)
!99 = !DILocation(line: 78, column: 3, scope: !7)
!100 = !DILocation(line: 79, column: 39, scope: !7)
!101 = !DIFile(filename: "value.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!102 = distinct !DISubprogram(name: "Store", scope: !101, file: !101, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!103 = !DILocation(line: 65, column: 8, scope: !10, inlinedAt: !11)
!104 = !DILocation(line: 12, column: 16, scope: !102, inlinedAt: !103)
!105 = distinct !DISubprogram(name: "valueAt", scope: !9, file: !9, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!106 = !DILocation(line: 65, column: 29, scope: !10, inlinedAt: !11)
!107 = !DILocation(line: 93, column: 19, scope: !105, inlinedAt: !106)
!108 = !DILocation(line: 93, column: 13, scope: !105, inlinedAt: !106)
!109 = !DILocation(line: 93, column: 22, scope: !105, inlinedAt: !106)
!110 = !DILocation(line: 93, column: 27, scope: !105, inlinedAt: !106)
!111 = !DILocation(line: 93, column: 33, scope: !105, inlinedAt: !106)
!112 = !DILocation(line: 65, column: 60, scope: !10, inlinedAt: !11)
!113 = !DILocation(line: 65, column: 65, scope: !10, inlinedAt: !11)
!114 = distinct !DISubprogram(name: "line", scope: !101, file: !101, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!115 = !DILocation(line: 12, column: 24, scope: !102, inlinedAt: !103)
!116 = !DILocation(line: 32, column: 78, scope: !114, inlinedAt: !115)
!117 = !DILocation(line: 32, column: 71, scope: !114, inlinedAt: !115)
!118 = !DILocation(line: 32, column: 87, scope: !114, inlinedAt: !115)
!119 = !DILocation(line: 32, column: 92, scope: !114, inlinedAt: !115)
!120 = !DILocation(line: 12, column: 45, scope: !102, inlinedAt: !103)
!121 = !DILocation(line: 83, column: 16, scope: !7)
!122 = !{i32 0, i32 2147483647}
!123 = !{i32 0, i32 65535}
!124 = !DIFile(filename: "sweep.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!125 = distinct !DISubprogram(name: "march", scope: !124, file: !124, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!126 = !DILocation(line: 108, column: 6, scope: !125)
!127 = !DILocation(line: 109, column: 11, scope: !125)
!128 = !DILocation(line: 109, column: 27, scope: !125)
!129 = !DILocation(line: 110, column: 3, scope: !125)
!130 = !DILocation(line: 112, column: 18, scope: !125)
!131 = !DILocation(line: 113, column: 19, scope: !125)
!132 = !DILocation(line: 113, column: 32, scope: !125)
!133 = !DILocation(line: 113, column: 41, scope: !125)
!134 = !DILocation(line: 113, column: 23, scope: !125)
!135 = !DILocation(line: 117, column: 11, scope: !125)
!136 = !DILocation(line: 116, column: 2, scope: !125)
!137 = !DILocation(line: 120, column: 20, scope: !125)
!138 = !DILocation(line: 120, column: 11, scope: !125)
!139 = !DILocation(line: 116, column: 10, scope: !125)
!140 = !DILocation(line: 124, column: 41, scope: !125)
!141 = !DILocation(line: 125, column: 12, scope: !125)
!142 = !DILocation(line: 125, column: 16, scope: !125)
!143 = !DILocation(line: 125, column: 19, scope: !125)
!144 = !DILocation(line: 125, column: 30, scope: !125)
!145 = !DILocation(line: 125, column: 25, scope: !125)
!146 = !DILocation(line: 126, column: 24, scope: !125)
!147 = !DILocation(line: 126, column: 21, scope: !125)
!148 = !DILocation(line: 126, column: 40, scope: !125)
!149 = !DILocation(line: 127, column: 13, scope: !125)
!150 = distinct !DISubprogram(name: "fixed", scope: !124, file: !124, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!151 = !DILocation(line: 135, column: 21, scope: !125)
!152 = !DILocation(line: 166, column: 12, scope: !150, inlinedAt: !151)
!153 = !DILocation(line: 169, column: 20, scope: !150, inlinedAt: !151)
!154 = !DILocation(line: 169, column: 12, scope: !150, inlinedAt: !151)
!155 = !DILocation(line: 172, column: 11, scope: !150, inlinedAt: !151)
!156 = !DILocation(line: 172, column: 14, scope: !150, inlinedAt: !151)
!157 = !DILocation(line: 175, column: 11, scope: !150, inlinedAt: !151)
!158 = !DILocation(line: 175, column: 14, scope: !150, inlinedAt: !151)
!159 = !DILocation(line: 178, column: 11, scope: !150, inlinedAt: !151)
!160 = !DILocation(line: 178, column: 14, scope: !150, inlinedAt: !151)
!161 = !DILocation(line: 123, column: 2, scope: !125)
!162 = !DILocation(line: 125, column: 2, scope: !125)
!163 = !DILocation(line: 126, column: 2, scope: !125)
!164 = !DILocation(line: 126, column: 6, scope: !125)
!165 = !DILocation(line: 127, column: 2, scope: !125)
!166 = !DILocation(line: 128, column: 13, scope: !125)
!167 = !DILocation(line: 129, column: 15, scope: !125)
!168 = !DILocation(line: 130, column: 25, scope: !125)
!169 = !DILocation(line: 130, column: 48, scope: !125)
!170 = !DILocation(line: 130, column: 42, scope: !125)
!171 = !DILocation(line: 131, column: 27, scope: !125)
!172 = !DILocation(line: 131, column: 35, scope: !125)
!173 = !DILocation(line: 131, column: 24, scope: !125)
!174 = !DILocation(line: 131, column: 62, scope: !125)
!175 = !DILocation(line: 131, column: 51, scope: !125)
!176 = !DILocation(line: 132, column: 32, scope: !125)
!177 = !DILocation(line: 132, column: 40, scope: !125)
!178 = !DILocation(line: 132, column: 26, scope: !125)
!179 = !DILocation(line: 132, column: 70, scope: !125)
!180 = !DILocation(line: 132, column: 56, scope: !125)
!181 = distinct !DISubprogram(name: "mean", scope: !124, file: !124, line: 154, type: !4, isDefinition: true, scopeLine: 154, isOptimized: true, unit: !2)
!182 = !DILocation(line: 133, column: 20, scope: !125)
!183 = !DILocation(line: 156, column: 12, scope: !181, inlinedAt: !182)
!184 = !DILocation(line: 156, column: 20, scope: !181, inlinedAt: !182)
!185 = !DILocation(line: 156, column: 27, scope: !181, inlinedAt: !182)
!186 = !DILocation(line: 156, column: 37, scope: !181, inlinedAt: !182)
!187 = !DILocation(line: 157, column: 13, scope: !181, inlinedAt: !182)
!188 = !DILocation(line: 157, column: 21, scope: !181, inlinedAt: !182)
!189 = !DILocation(line: 157, column: 28, scope: !181, inlinedAt: !182)
!190 = !DILocation(line: 157, column: 38, scope: !181, inlinedAt: !182)
!191 = !DILocation(line: 158, column: 13, scope: !181, inlinedAt: !182)
!192 = !DILocation(line: 158, column: 21, scope: !181, inlinedAt: !182)
!193 = !DILocation(line: 158, column: 28, scope: !181, inlinedAt: !182)
!194 = !DILocation(line: 158, column: 38, scope: !181, inlinedAt: !182)
!195 = !DILocation(line: 159, column: 13, scope: !181, inlinedAt: !182)
!196 = !DILocation(line: 159, column: 21, scope: !181, inlinedAt: !182)
!197 = !DILocation(line: 159, column: 28, scope: !181, inlinedAt: !182)
!198 = !DILocation(line: 159, column: 38, scope: !181, inlinedAt: !182)
!199 = !DILocation(line: 133, column: 54, scope: !125)
!200 = !DILocation(line: 156, column: 12, scope: !181, inlinedAt: !199)
!201 = !DILocation(line: 156, column: 20, scope: !181, inlinedAt: !199)
!202 = !DILocation(line: 156, column: 27, scope: !181, inlinedAt: !199)
!203 = !DILocation(line: 156, column: 37, scope: !181, inlinedAt: !199)
!204 = !DILocation(line: 157, column: 13, scope: !181, inlinedAt: !199)
!205 = !DILocation(line: 157, column: 21, scope: !181, inlinedAt: !199)
!206 = !DILocation(line: 157, column: 28, scope: !181, inlinedAt: !199)
!207 = !DILocation(line: 157, column: 38, scope: !181, inlinedAt: !199)
!208 = !DILocation(line: 158, column: 13, scope: !181, inlinedAt: !199)
!209 = !DILocation(line: 158, column: 21, scope: !181, inlinedAt: !199)
!210 = !DILocation(line: 158, column: 28, scope: !181, inlinedAt: !199)
!211 = !DILocation(line: 158, column: 38, scope: !181, inlinedAt: !199)
!212 = !DILocation(line: 159, column: 13, scope: !181, inlinedAt: !199)
!213 = !DILocation(line: 159, column: 21, scope: !181, inlinedAt: !199)
!214 = !DILocation(line: 159, column: 28, scope: !181, inlinedAt: !199)
!215 = !DILocation(line: 159, column: 38, scope: !181, inlinedAt: !199)
!216 = !DILocation(line: 167, column: 7, scope: !150, inlinedAt: !151)
!217 = !DILocation(line: 169, column: 20, scope: !125)
!218 = !DILocation(line: 170, column: 7, scope: !150, inlinedAt: !151)
!219 = !DILocation(line: 172, column: 11, scope: !125)
!220 = !DILocation(line: 173, column: 7, scope: !150, inlinedAt: !151)
!221 = !DILocation(line: 175, column: 11, scope: !125)
!222 = !DILocation(line: 176, column: 7, scope: !150, inlinedAt: !151)
!223 = !DILocation(line: 178, column: 11, scope: !125)
!224 = !DILocation(line: 179, column: 7, scope: !150, inlinedAt: !151)
!225 = !DILocation(line: 181, column: 9, scope: !125)
!226 = !DILocation(line: 135, column: 55, scope: !125)
!227 = !DILocation(line: 166, column: 12, scope: !150, inlinedAt: !226)
!228 = !DILocation(line: 167, column: 7, scope: !150, inlinedAt: !226)
!229 = !DILocation(line: 169, column: 12, scope: !150, inlinedAt: !226)
!230 = !DILocation(line: 170, column: 7, scope: !150, inlinedAt: !226)
!231 = !DILocation(line: 172, column: 14, scope: !150, inlinedAt: !226)
!232 = !DILocation(line: 173, column: 7, scope: !150, inlinedAt: !226)
!233 = !DILocation(line: 175, column: 14, scope: !150, inlinedAt: !226)
!234 = !DILocation(line: 176, column: 7, scope: !150, inlinedAt: !226)
!235 = !DILocation(line: 178, column: 14, scope: !150, inlinedAt: !226)
!236 = !DILocation(line: 179, column: 7, scope: !150, inlinedAt: !226)
!237 = !DILocation(line: 133, column: 3, scope: !125)
!238 = !DILocation(line: 133, column: 8, scope: !125)
!239 = !DILocation(line: 137, column: 12, scope: !125)
!240 = !DILocation(line: 137, column: 27, scope: !125)
!241 = distinct !DISubprogram(name: "distance", scope: !124, file: !124, line: 185, type: !4, isDefinition: true, scopeLine: 185, isOptimized: true, unit: !2)
!242 = !DILocation(line: 138, column: 22, scope: !125)
!243 = !DILocation(line: 186, column: 19, scope: !241, inlinedAt: !242)
!244 = !DILocation(line: 186, column: 28, scope: !241, inlinedAt: !242)
!245 = !DILocation(line: 186, column: 37, scope: !241, inlinedAt: !242)
!246 = !DILocation(line: 186, column: 46, scope: !241, inlinedAt: !242)
!247 = !DILocation(line: 187, column: 10, scope: !241, inlinedAt: !242)
!248 = !DILocation(line: 187, column: 16, scope: !241, inlinedAt: !242)
!249 = !DILocation(line: 187, column: 13, scope: !241, inlinedAt: !242)
!250 = !DILocation(line: 187, column: 22, scope: !241, inlinedAt: !242)
!251 = !DILocation(line: 187, column: 19, scope: !241, inlinedAt: !242)
!252 = !DILocation(line: 187, column: 28, scope: !241, inlinedAt: !242)
!253 = !DILocation(line: 187, column: 25, scope: !241, inlinedAt: !242)
!254 = !DILocation(line: 138, column: 43, scope: !125)
!255 = !DILocation(line: 186, column: 19, scope: !241, inlinedAt: !254)
!256 = !DILocation(line: 186, column: 28, scope: !241, inlinedAt: !254)
!257 = !DILocation(line: 186, column: 37, scope: !241, inlinedAt: !254)
!258 = !DILocation(line: 186, column: 46, scope: !241, inlinedAt: !254)
!259 = !DILocation(line: 187, column: 10, scope: !241, inlinedAt: !254)
!260 = !DILocation(line: 187, column: 16, scope: !241, inlinedAt: !254)
!261 = !DILocation(line: 187, column: 13, scope: !241, inlinedAt: !254)
!262 = !DILocation(line: 187, column: 22, scope: !241, inlinedAt: !254)
!263 = !DILocation(line: 187, column: 19, scope: !241, inlinedAt: !254)
!264 = !DILocation(line: 187, column: 28, scope: !241, inlinedAt: !254)
!265 = !DILocation(line: 187, column: 25, scope: !241, inlinedAt: !254)
!266 = !DILocation(line: 138, column: 33, scope: !125)
!267 = !DILocation(line: 138, column: 3, scope: !125)
!268 = !DILocation(line: 128, column: 19, scope: !125)
!269 = !{!"llvm.loop.unroll.disable"}
!270 = distinct !{!270, !269}
!271 = !DILocation(line: 142, column: 10, scope: !125)
!272 = !DILocation(line: 143, column: 35, scope: !125)
!273 = !DILocation(line: 143, column: 32, scope: !125)
!274 = !DILocation(line: 143, column: 52, scope: !125)
!275 = !DILocation(line: 143, column: 60, scope: !125)
!276 = !DILocation(line: 143, column: 49, scope: !125)
!277 = !DILocation(line: 143, column: 87, scope: !125)
!278 = !DILocation(line: 143, column: 76, scope: !125)
!279 = !DILocation(line: 143, column: 14, scope: !125)
!280 = !DILocation(line: 156, column: 12, scope: !181, inlinedAt: !279)
!281 = !DILocation(line: 156, column: 20, scope: !181, inlinedAt: !279)
!282 = !DILocation(line: 156, column: 27, scope: !181, inlinedAt: !279)
!283 = !DILocation(line: 156, column: 37, scope: !181, inlinedAt: !279)
!284 = !DILocation(line: 157, column: 13, scope: !181, inlinedAt: !279)
!285 = !DILocation(line: 157, column: 21, scope: !181, inlinedAt: !279)
!286 = !DILocation(line: 157, column: 28, scope: !181, inlinedAt: !279)
!287 = !DILocation(line: 157, column: 38, scope: !181, inlinedAt: !279)
!288 = !DILocation(line: 158, column: 13, scope: !181, inlinedAt: !279)
!289 = !DILocation(line: 158, column: 21, scope: !181, inlinedAt: !279)
!290 = !DILocation(line: 158, column: 28, scope: !181, inlinedAt: !279)
!291 = !DILocation(line: 158, column: 38, scope: !181, inlinedAt: !279)
!292 = !DILocation(line: 159, column: 13, scope: !181, inlinedAt: !279)
!293 = !DILocation(line: 159, column: 21, scope: !181, inlinedAt: !279)
!294 = !DILocation(line: 159, column: 28, scope: !181, inlinedAt: !279)
!295 = !DILocation(line: 159, column: 38, scope: !181, inlinedAt: !279)
!296 = !DILocation(line: 145, column: 15, scope: !125)
!297 = !DILocation(line: 166, column: 12, scope: !150, inlinedAt: !296)
!298 = !DILocation(line: 167, column: 7, scope: !150, inlinedAt: !296)
!299 = !DILocation(line: 169, column: 12, scope: !150, inlinedAt: !296)
!300 = !DILocation(line: 170, column: 7, scope: !150, inlinedAt: !296)
!301 = !DILocation(line: 172, column: 14, scope: !150, inlinedAt: !296)
!302 = !DILocation(line: 173, column: 7, scope: !150, inlinedAt: !296)
!303 = !DILocation(line: 175, column: 14, scope: !150, inlinedAt: !296)
!304 = !DILocation(line: 176, column: 7, scope: !150, inlinedAt: !296)
!305 = !DILocation(line: 178, column: 14, scope: !150, inlinedAt: !296)
!306 = !DILocation(line: 179, column: 7, scope: !150, inlinedAt: !296)
!307 = !DILocation(line: 143, column: 3, scope: !125)
!308 = !DILocation(line: 147, column: 12, scope: !125)
!309 = !DILocation(line: 148, column: 22, scope: !125)
!310 = !DILocation(line: 186, column: 19, scope: !241, inlinedAt: !309)
!311 = !DILocation(line: 186, column: 28, scope: !241, inlinedAt: !309)
!312 = !DILocation(line: 186, column: 37, scope: !241, inlinedAt: !309)
!313 = !DILocation(line: 186, column: 46, scope: !241, inlinedAt: !309)
!314 = !DILocation(line: 187, column: 10, scope: !241, inlinedAt: !309)
!315 = !DILocation(line: 187, column: 16, scope: !241, inlinedAt: !309)
!316 = !DILocation(line: 187, column: 13, scope: !241, inlinedAt: !309)
!317 = !DILocation(line: 187, column: 22, scope: !241, inlinedAt: !309)
!318 = !DILocation(line: 187, column: 19, scope: !241, inlinedAt: !309)
!319 = !DILocation(line: 187, column: 28, scope: !241, inlinedAt: !309)
!320 = !DILocation(line: 187, column: 25, scope: !241, inlinedAt: !309)
!321 = !DILocation(line: 148, column: 3, scope: !125)
!322 = !DILocation(line: 150, column: 2, scope: !125)
!323 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!324 = !DILocation(line: 25, column: 6, scope: !323)
!325 = distinct !DISubprogram(name: "send", scope: !124, file: !124, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!326 = distinct !DISubprogram(name: "sweepTile", scope: !124, file: !124, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!327 = distinct !DISubprogram(name: "sweep", scope: !124, file: !124, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!328 = !DILocation(line: 45, column: 18, scope: !323)
!329 = !DILocation(line: 44, column: 23, scope: !327, inlinedAt: !328)
!330 = !DILocation(line: 82, column: 8, scope: !326, inlinedAt: !329)
!331 = !DILocation(line: 101, column: 20, scope: !325, inlinedAt: !330)
!332 = distinct !DISubprogram(name: "collects", scope: !6, file: !6, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!333 = !DILocation(line: 26, column: 23, scope: !323)
!334 = !DILocation(line: 38, column: 19, scope: !332, inlinedAt: !333)
!335 = !DILocation(line: 38, column: 24, scope: !332, inlinedAt: !333)
!336 = !DILocation(line: 38, column: 63, scope: !332, inlinedAt: !333)
!337 = !DILocation(line: 38, column: 67, scope: !332, inlinedAt: !333)
!338 = !DILocation(line: 38, column: 53, scope: !332, inlinedAt: !333)
!339 = !DILocation(line: 38, column: 47, scope: !332, inlinedAt: !333)
!340 = !DILocation(line: 38, column: 29, scope: !332, inlinedAt: !333)
!341 = !DILocation(line: 27, column: 32, scope: !323)
!342 = !DILocation(line: 27, column: 35, scope: !323)
!343 = !DILocation(line: 28, column: 10, scope: !323)
!344 = !DILocation(line: 28, column: 23, scope: !323)
!345 = !DILocation(line: 28, column: 8, scope: !323)
!346 = !DILocation(line: 28, column: 29, scope: !323)
!347 = !DILocation(line: 32, column: 11, scope: !323)
!348 = !DILocation(line: 33, column: 25, scope: !323)
!349 = !DILocation(line: 33, column: 23, scope: !323)
!350 = !DILocation(line: 33, column: 37, scope: !323)
!351 = !DILocation(line: 34, column: 34, scope: !323)
!352 = !DILocation(line: 34, column: 37, scope: !323)
!353 = !DILocation(line: 35, column: 14, scope: !323)
!354 = !DILocation(line: 37, column: 4, scope: !323)
!355 = !DILocation(line: 40, column: 15, scope: !323)
!356 = !DILocation(line: 41, column: 10, scope: !323)
!357 = !DILocation(line: 44, column: 12, scope: !323)
!358 = distinct !DISubprogram(name: "stateIn", scope: !124, file: !124, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!359 = !DILocation(line: 45, column: 29, scope: !323)
!360 = !DILocation(line: 35, column: 33, scope: !358, inlinedAt: !359)
!361 = !DILocation(line: 45, column: 44, scope: !323)
!362 = !DILocation(line: 35, column: 33, scope: !358, inlinedAt: !361)
!363 = !DILocation(line: 57, column: 32, scope: !326, inlinedAt: !329)
!364 = !DILocation(line: 31, column: 40, scope: !323)
!365 = !DILocation(line: 67, column: 64, scope: !326, inlinedAt: !329)
!366 = distinct !DISubprogram(name: "haloSignal", scope: !124, file: !124, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!367 = !DILocation(line: 67, column: 40, scope: !326, inlinedAt: !329)
!368 = !DILocation(line: 22, column: 25, scope: !366, inlinedAt: !367)
!369 = !DILocation(line: 22, column: 33, scope: !366, inlinedAt: !367)
!370 = !DILocation(line: 70, column: 40, scope: !326, inlinedAt: !329)
!371 = !DILocation(line: 22, column: 27, scope: !366, inlinedAt: !370)
!372 = !DILocation(line: 22, column: 33, scope: !366, inlinedAt: !370)
!373 = !DILocation(line: 77, column: 60, scope: !326, inlinedAt: !329)
!374 = !DILocation(line: 78, column: 48, scope: !326, inlinedAt: !329)
!375 = !DILocation(line: 82, column: 68, scope: !326, inlinedAt: !329)
!376 = !DILocation(line: 99, column: 23, scope: !325, inlinedAt: !330)
!377 = !DILocation(line: 100, column: 13, scope: !325, inlinedAt: !330)
!378 = !DILocation(line: 100, column: 17, scope: !325, inlinedAt: !330)
!379 = !DILocation(line: 102, column: 13, scope: !325, inlinedAt: !330)
!380 = !DILocation(line: 22, column: 25, scope: !366, inlinedAt: !379)
!381 = !DILocation(line: 22, column: 27, scope: !366, inlinedAt: !379)
!382 = !DILocation(line: 22, column: 33, scope: !366, inlinedAt: !379)
!383 = !DILocation(line: 102, column: 68, scope: !325, inlinedAt: !330)
!384 = !DILocation(line: 85, column: 8, scope: !326, inlinedAt: !329)
!385 = !DILocation(line: 99, column: 13, scope: !325, inlinedAt: !384)
!386 = !DILocation(line: 99, column: 19, scope: !325, inlinedAt: !384)
!387 = !DILocation(line: 102, column: 13, scope: !325, inlinedAt: !384)
!388 = !DILocation(line: 22, column: 33, scope: !366, inlinedAt: !387)
!389 = !DILocation(line: 102, column: 68, scope: !325, inlinedAt: !384)
!390 = !DILocation(line: 43, column: 19, scope: !327, inlinedAt: !328)
!391 = !DILocation(line: 42, column: 2, scope: !327, inlinedAt: !328)
!392 = !DILocation(line: 43, column: 6, scope: !327, inlinedAt: !328)
!393 = !DILocation(line: 43, column: 42, scope: !327, inlinedAt: !328)
!394 = !DILocation(line: 57, column: 65, scope: !326, inlinedAt: !329)
!395 = !DILocation(line: 57, column: 69, scope: !326, inlinedAt: !329)
!396 = !DILocation(line: 57, column: 53, scope: !326, inlinedAt: !329)
!397 = !DILocation(line: 58, column: 42, scope: !326, inlinedAt: !329)
!398 = !DILocation(line: 58, column: 31, scope: !326, inlinedAt: !329)
!399 = !DILocation(line: 58, column: 60, scope: !326, inlinedAt: !329)
!400 = !DILocation(line: 58, column: 47, scope: !326, inlinedAt: !329)
!401 = !DILocation(line: 58, column: 16, scope: !326, inlinedAt: !329)
!402 = !DIFile(filename: "part.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!403 = distinct !DISubprogram(name: "Layout.strip", scope: !402, file: !402, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!404 = !DILocation(line: 59, column: 19, scope: !326, inlinedAt: !329)
!405 = !DILocation(line: 76, column: 48, scope: !403, inlinedAt: !404)
!406 = !DILocation(line: 76, column: 62, scope: !403, inlinedAt: !404)
!407 = !DILocation(line: 76, column: 57, scope: !403, inlinedAt: !404)
!408 = !DILocation(line: 76, column: 75, scope: !403, inlinedAt: !404)
!409 = !DILocation(line: 59, column: 41, scope: !326, inlinedAt: !329)
!410 = !DILocation(line: 59, column: 35, scope: !326, inlinedAt: !329)
!411 = !DILocation(line: 76, column: 48, scope: !403, inlinedAt: !410)
!412 = !DILocation(line: 76, column: 62, scope: !403, inlinedAt: !410)
!413 = !DILocation(line: 76, column: 57, scope: !403, inlinedAt: !410)
!414 = !DILocation(line: 76, column: 75, scope: !403, inlinedAt: !410)
!415 = !DILocation(line: 60, column: 17, scope: !326, inlinedAt: !329)
!416 = !DILocation(line: 60, column: 30, scope: !326, inlinedAt: !329)
!417 = !DILocation(line: 60, column: 23, scope: !326, inlinedAt: !329)
!418 = !DILocation(line: 60, column: 55, scope: !326, inlinedAt: !329)
!419 = !DILocation(line: 60, column: 47, scope: !326, inlinedAt: !329)
!420 = !DILocation(line: 65, column: 20, scope: !326, inlinedAt: !329)
!421 = !DILocation(line: 65, column: 23, scope: !326, inlinedAt: !329)
!422 = !DILocation(line: 22, column: 42, scope: !366, inlinedAt: !367)
!423 = !DILocation(line: 22, column: 20, scope: !366, inlinedAt: !367)
!424 = !DILocation(line: 22, column: 16, scope: !366, inlinedAt: !367)
!425 = !DILocation(line: 67, column: 26, scope: !326, inlinedAt: !329)
!426 = !DILocation(line: 22, column: 42, scope: !366, inlinedAt: !370)
!427 = !DILocation(line: 22, column: 20, scope: !366, inlinedAt: !370)
!428 = !DILocation(line: 22, column: 16, scope: !366, inlinedAt: !370)
!429 = !DILocation(line: 70, column: 26, scope: !326, inlinedAt: !329)
!430 = !DILocation(line: 73, column: 17, scope: !326, inlinedAt: !329)
!431 = !DILocation(line: 74, column: 31, scope: !326, inlinedAt: !329)
!432 = !DILocation(line: 75, column: 20, scope: !326, inlinedAt: !329)
!433 = !DILocation(line: 75, column: 4, scope: !326, inlinedAt: !329)
!434 = !DILocation(line: 62, column: 2, scope: !326, inlinedAt: !329)
!435 = !DILocation(line: 77, column: 47, scope: !326, inlinedAt: !329)
!436 = !DILocation(line: 77, column: 30, scope: !326, inlinedAt: !329)
!437 = !DILocation(line: 78, column: 20, scope: !326, inlinedAt: !329)
!438 = !DILocation(line: 78, column: 4, scope: !326, inlinedAt: !329)
!439 = !DILocation(line: 80, column: 17, scope: !326, inlinedAt: !329)
!440 = !DILocation(line: 98, column: 28, scope: !325, inlinedAt: !330)
!441 = !DILocation(line: 98, column: 14, scope: !325, inlinedAt: !330)
!442 = !DILocation(line: 98, column: 10, scope: !325, inlinedAt: !330)
!443 = !DILocation(line: 98, column: 34, scope: !325, inlinedAt: !330)
!444 = !DILocation(line: 99, column: 37, scope: !325, inlinedAt: !330)
!445 = !DILocation(line: 99, column: 32, scope: !325, inlinedAt: !330)
!446 = !DILocation(line: 99, column: 43, scope: !325, inlinedAt: !330)
!447 = !DILocation(line: 100, column: 30, scope: !325, inlinedAt: !330)
!448 = !DILocation(line: 100, column: 41, scope: !325, inlinedAt: !330)
!449 = !DILocation(line: 101, column: 55, scope: !325, inlinedAt: !330)
!450 = !DILocation(line: 101, column: 46, scope: !325, inlinedAt: !330)
!451 = !DILocation(line: 101, column: 83, scope: !325, inlinedAt: !330)
!452 = !DILocation(line: 101, column: 74, scope: !325, inlinedAt: !330)
!453 = !DILocation(line: 22, column: 42, scope: !366, inlinedAt: !379)
!454 = !DILocation(line: 22, column: 20, scope: !366, inlinedAt: !379)
!455 = !DILocation(line: 22, column: 16, scope: !366, inlinedAt: !379)
!456 = !DILocation(line: 82, column: 50, scope: !326, inlinedAt: !329)
!457 = !DILocation(line: 98, column: 28, scope: !325, inlinedAt: !384)
!458 = !DILocation(line: 98, column: 14, scope: !325, inlinedAt: !384)
!459 = !DILocation(line: 98, column: 10, scope: !325, inlinedAt: !384)
!460 = !DILocation(line: 98, column: 34, scope: !325, inlinedAt: !384)
!461 = !DILocation(line: 99, column: 37, scope: !325, inlinedAt: !384)
!462 = !DILocation(line: 99, column: 32, scope: !325, inlinedAt: !384)
!463 = !DILocation(line: 99, column: 43, scope: !325, inlinedAt: !384)
!464 = !DILocation(line: 100, column: 41, scope: !325, inlinedAt: !384)
!465 = !DILocation(line: 101, column: 55, scope: !325, inlinedAt: !384)
!466 = !DILocation(line: 101, column: 46, scope: !325, inlinedAt: !384)
!467 = !DILocation(line: 101, column: 83, scope: !325, inlinedAt: !384)
!468 = !DILocation(line: 101, column: 74, scope: !325, inlinedAt: !384)
!469 = !DILocation(line: 22, column: 42, scope: !366, inlinedAt: !387)
!470 = !DILocation(line: 22, column: 20, scope: !366, inlinedAt: !387)
!471 = !DILocation(line: 22, column: 16, scope: !366, inlinedAt: !387)
!472 = !DILocation(line: 101, column: 20, scope: !325, inlinedAt: !384)
!473 = !DILocation(line: 85, column: 50, scope: !326, inlinedAt: !329)
!474 = !DILocation(line: 88, column: 49, scope: !326, inlinedAt: !329)
!475 = !DILocation(line: 88, column: 61, scope: !326, inlinedAt: !329)
!476 = !DILocation(line: 88, column: 24, scope: !326, inlinedAt: !329)
!477 = !DILocation(line: 88, column: 17, scope: !326, inlinedAt: !329)
!478 = !DILocation(line: 44, column: 3, scope: !327, inlinedAt: !328)
!479 = !DILocation(line: 43, column: 53, scope: !327, inlinedAt: !328)
!480 = !DILocation(line: 43, column: 2, scope: !323)
!481 = !DILocation(line: 47, column: 15, scope: !323)
!482 = distinct !DISubprogram(name: "collect", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!483 = !DILocation(line: 48, column: 10, scope: !323)
!484 = !DILocation(line: 44, column: 58, scope: !482, inlinedAt: !483)
!485 = distinct !DISubprogram(name: "SumByWarp", scope: !9, file: !9, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!486 = !DILocation(line: 44, column: 32, scope: !482, inlinedAt: !483)
!487 = !DILocation(line: 83, column: 21, scope: !485, inlinedAt: !486)
!488 = !DILocation(line: 85, column: 33, scope: !485, inlinedAt: !486)
!489 = distinct !DISubprogram(name: "Await", scope: !101, file: !101, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!490 = !DILocation(line: 86, column: 18, scope: !485, inlinedAt: !486)
!491 = !DILocation(line: 21, column: 40, scope: !489, inlinedAt: !490)
!492 = !DILocation(line: 85, column: 33, scope: !323)
!493 = !DILocation(line: 86, column: 39, scope: !485, inlinedAt: !486)
!494 = !DILocation(line: 93, column: 19, scope: !105, inlinedAt: !493)
!495 = !DILocation(line: 93, column: 13, scope: !105, inlinedAt: !493)
!496 = !DILocation(line: 93, column: 22, scope: !105, inlinedAt: !493)
!497 = !DILocation(line: 93, column: 27, scope: !105, inlinedAt: !493)
!498 = !DILocation(line: 93, column: 33, scope: !105, inlinedAt: !493)
!499 = !DILocation(line: 21, column: 48, scope: !489, inlinedAt: !490)
!500 = !DILocation(line: 32, column: 78, scope: !114, inlinedAt: !499)
!501 = !DILocation(line: 32, column: 71, scope: !114, inlinedAt: !499)
!502 = !DILocation(line: 32, column: 87, scope: !114, inlinedAt: !499)
!503 = !DILocation(line: 32, column: 92, scope: !114, inlinedAt: !499)
!504 = !DILocation(line: 21, column: 25, scope: !489, inlinedAt: !490)
!505 = !DILocation(line: 86, column: 3, scope: !485, inlinedAt: !486)
!506 = distinct !DISubprogram(name: "reduce", scope: !55, file: !55, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!507 = distinct !DISubprogram(name: "ReduceAdd", scope: !55, file: !55, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!508 = !DILocation(line: 88, column: 22, scope: !485, inlinedAt: !486)
!509 = !DILocation(line: 8, column: 15, scope: !507, inlinedAt: !508)
!510 = !DILocation(line: 45, column: 16, scope: !506, inlinedAt: !509)
!511 = !DILocation(line: 71, column: 7, scope: !56, inlinedAt: !510)
!512 = !DILocation(line: 66, column: 35, scope: !56, inlinedAt: !510)
!513 = !DILocation(line: 72, column: 7, scope: !56, inlinedAt: !510)
!514 = !DILocation(line: 72, column: 35, scope: !56, inlinedAt: !510)
!515 = !DILocation(line: 73, column: 23, scope: !56, inlinedAt: !510)
!516 = !DILocation(line: 8, column: 76, scope: !507, inlinedAt: !508)
!517 = !DILocation(line: 72, column: 40, scope: !56, inlinedAt: !510)
!518 = !DILocation(line: 77, column: 16, scope: !56, inlinedAt: !510)
!519 = !DILocation(line: 77, column: 2, scope: !56, inlinedAt: !510)
!520 = !DILocation(line: 78, column: 6, scope: !56, inlinedAt: !510)
!521 = !DILocation(line: 78, column: 22, scope: !56, inlinedAt: !510)
!522 = !DILocation(line: 79, column: 23, scope: !56, inlinedAt: !510)
!523 = !DILocation(line: 78, column: 27, scope: !56, inlinedAt: !510)
!524 = !DILocation(line: 45, column: 19, scope: !482, inlinedAt: !483)
!525 = !DILocation(line: 45, column: 22, scope: !482, inlinedAt: !483)
!526 = !DILocation(line: 48, column: 12, scope: !482, inlinedAt: !483)
!527 = !DILocation(line: 49, column: 11, scope: !482, inlinedAt: !483)
!528 = !DILocation(line: 50, column: 19, scope: !482, inlinedAt: !483)
!529 = !DILocation(line: 50, column: 22, scope: !482, inlinedAt: !483)
!530 = !DILocation(line: 50, column: 12, scope: !482, inlinedAt: !483)
!531 = !DILocation(line: 50, column: 14, scope: !323)
!532 = distinct !DISubprogram(name: "record", scope: !6, file: !6, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!533 = !DILocation(line: 51, column: 9, scope: !323)
!534 = !DILocation(line: 56, column: 41, scope: !532, inlinedAt: !533)
!535 = !DILocation(line: 56, column: 22, scope: !532, inlinedAt: !533)
!536 = !DILocation(line: 8, column: 15, scope: !58, inlinedAt: !535)
!537 = !DILocation(line: 45, column: 16, scope: !57, inlinedAt: !536)
!538 = !DILocation(line: 70, column: 13, scope: !56, inlinedAt: !537)
!539 = !DILocation(line: 71, column: 7, scope: !56, inlinedAt: !537)
!540 = !DILocation(line: 66, column: 35, scope: !56, inlinedAt: !537)
!541 = !DILocation(line: 72, column: 7, scope: !56, inlinedAt: !537)
!542 = !DILocation(line: 72, column: 35, scope: !56, inlinedAt: !537)
!543 = !DILocation(line: 73, column: 23, scope: !56, inlinedAt: !537)
!544 = !DILocation(line: 8, column: 76, scope: !58, inlinedAt: !535)
!545 = !DILocation(line: 72, column: 40, scope: !56, inlinedAt: !537)
!546 = !DILocation(line: 77, column: 16, scope: !56, inlinedAt: !537)
!547 = !DILocation(line: 77, column: 2, scope: !56, inlinedAt: !537)
!548 = !DILocation(line: 78, column: 6, scope: !56, inlinedAt: !537)
!549 = !DILocation(line: 78, column: 22, scope: !56, inlinedAt: !537)
!550 = !DILocation(line: 79, column: 23, scope: !56, inlinedAt: !537)
!551 = !DILocation(line: 78, column: 27, scope: !56, inlinedAt: !537)
!552 = !DILocation(line: 46, column: 14, scope: !57, inlinedAt: !536)
!553 = !DILocation(line: 26, column: 44, scope: !77, inlinedAt: !552)
!554 = !DILocation(line: 26, column: 47, scope: !77, inlinedAt: !552)
!555 = !DILocation(line: 26, column: 59, scope: !77, inlinedAt: !552)
!556 = !DILocation(line: 26, column: 64, scope: !77, inlinedAt: !552)
!557 = !DILocation(line: 47, column: 7, scope: !57, inlinedAt: !536)
!558 = !DILocation(line: 50, column: 31, scope: !57, inlinedAt: !536)
!559 = !DILocation(line: 51, column: 10, scope: !57, inlinedAt: !536)
!560 = !DILocation(line: 52, column: 11, scope: !57, inlinedAt: !536)
!561 = !DILocation(line: 52, column: 14, scope: !57, inlinedAt: !536)
!562 = !DILocation(line: 53, column: 15, scope: !57, inlinedAt: !536)
!563 = !DILocation(line: 53, column: 17, scope: !57, inlinedAt: !536)
!564 = !DILocation(line: 53, column: 8, scope: !57, inlinedAt: !536)
!565 = !DILocation(line: 55, column: 10, scope: !57, inlinedAt: !536)
!566 = !DILocation(line: 56, column: 11, scope: !57, inlinedAt: !536)
!567 = !DILocation(line: 43, column: 50, scope: !57, inlinedAt: !536)
!568 = !DILocation(line: 57, column: 6, scope: !57, inlinedAt: !536)
!569 = !DILocation(line: 57, column: 16, scope: !57, inlinedAt: !536)
!570 = !DILocation(line: 58, column: 17, scope: !57, inlinedAt: !536)
!571 = !DILocation(line: 57, column: 21, scope: !57, inlinedAt: !536)
!572 = !DILocation(line: 57, column: 19, scope: !532, inlinedAt: !533)
!573 = !DILocation(line: 57, column: 22, scope: !532, inlinedAt: !533)
!574 = !DILocation(line: 58, column: 43, scope: !532, inlinedAt: !533)
!575 = !DILocation(line: 58, column: 33, scope: !532, inlinedAt: !533)
!576 = !DILocation(line: 58, column: 47, scope: !532, inlinedAt: !533)
!577 = !DILocation(line: 58, column: 18, scope: !532, inlinedAt: !533)
!578 = !DILocation(line: 87, column: 50, scope: !24, inlinedAt: !577)
!579 = !DILocation(line: 87, column: 62, scope: !24, inlinedAt: !577)
!580 = !DILocation(line: 87, column: 57, scope: !24, inlinedAt: !577)
!581 = !DILocation(line: 87, column: 69, scope: !24, inlinedAt: !577)
!582 = !DILocation(line: 58, column: 12, scope: !532, inlinedAt: !533)
!583 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!584 = !DILocation(line: 62, column: 6, scope: !583)
!585 = !DILocation(line: 72, column: 19, scope: !583)
!586 = !DILocation(line: 44, column: 23, scope: !327, inlinedAt: !585)
!587 = !DILocation(line: 82, column: 8, scope: !326, inlinedAt: !586)
!588 = !DILocation(line: 101, column: 20, scope: !325, inlinedAt: !587)
!589 = !DILocation(line: 63, column: 23, scope: !583)
!590 = !DILocation(line: 38, column: 19, scope: !332, inlinedAt: !589)
!591 = !DILocation(line: 38, column: 24, scope: !332, inlinedAt: !589)
!592 = !DILocation(line: 38, column: 63, scope: !332, inlinedAt: !589)
!593 = !DILocation(line: 38, column: 67, scope: !332, inlinedAt: !589)
!594 = !DILocation(line: 38, column: 53, scope: !332, inlinedAt: !589)
!595 = !DILocation(line: 38, column: 47, scope: !332, inlinedAt: !589)
!596 = !DILocation(line: 38, column: 29, scope: !332, inlinedAt: !589)
!597 = !DILocation(line: 64, column: 21, scope: !583)
!598 = !DILocation(line: 35, column: 33, scope: !358, inlinedAt: !597)
!599 = !DILocation(line: 64, column: 36, scope: !583)
!600 = !DILocation(line: 35, column: 33, scope: !358, inlinedAt: !599)
!601 = !DILocation(line: 71, column: 13, scope: !583)
!602 = !DILocation(line: 75, column: 11, scope: !583)
!603 = !DILocation(line: 44, column: 32, scope: !482, inlinedAt: !602)
!604 = !DILocation(line: 83, column: 21, scope: !485, inlinedAt: !603)
!605 = !DILocation(line: 57, column: 32, scope: !326, inlinedAt: !586)
!606 = !DILocation(line: 77, column: 60, scope: !326, inlinedAt: !586)
!607 = !DILocation(line: 78, column: 48, scope: !326, inlinedAt: !586)
!608 = !DILocation(line: 82, column: 68, scope: !326, inlinedAt: !586)
!609 = !DILocation(line: 99, column: 23, scope: !325, inlinedAt: !587)
!610 = !DILocation(line: 100, column: 13, scope: !325, inlinedAt: !587)
!611 = !DILocation(line: 100, column: 17, scope: !325, inlinedAt: !587)
!612 = !DILocation(line: 102, column: 68, scope: !325, inlinedAt: !587)
!613 = !DILocation(line: 85, column: 8, scope: !326, inlinedAt: !586)
!614 = !DILocation(line: 99, column: 13, scope: !325, inlinedAt: !613)
!615 = !DILocation(line: 99, column: 19, scope: !325, inlinedAt: !613)
!616 = !DILocation(line: 102, column: 68, scope: !325, inlinedAt: !613)
!617 = !DILocation(line: 62, column: 115, scope: !583)
!618 = !DILocation(line: 62, column: 128, scope: !583)
!619 = !DILocation(line: 62, column: 137, scope: !583)
!620 = !DILocation(line: 64, column: 2, scope: !583)
!621 = !DILocation(line: 64, column: 6, scope: !583)
!622 = !DILocation(line: 66, column: 14, scope: !583)
!623 = !DILocation(line: 67, column: 11, scope: !583)
!624 = !DILocation(line: 70, column: 25, scope: !583)
!625 = !DILocation(line: 70, column: 19, scope: !583)
!626 = !DILocation(line: 70, column: 12, scope: !583)
!627 = !DILocation(line: 67, column: 40, scope: !326, inlinedAt: !586)
!628 = !DILocation(line: 22, column: 25, scope: !366, inlinedAt: !627)
!629 = !DILocation(line: 22, column: 33, scope: !366, inlinedAt: !627)
!630 = !DILocation(line: 70, column: 40, scope: !326, inlinedAt: !586)
!631 = !DILocation(line: 22, column: 27, scope: !366, inlinedAt: !630)
!632 = !DILocation(line: 22, column: 33, scope: !366, inlinedAt: !630)
!633 = !DILocation(line: 82, column: 50, scope: !326, inlinedAt: !586)
!634 = !DILocation(line: 102, column: 13, scope: !325, inlinedAt: !587)
!635 = !DILocation(line: 22, column: 25, scope: !366, inlinedAt: !634)
!636 = !DILocation(line: 22, column: 27, scope: !366, inlinedAt: !634)
!637 = !DILocation(line: 22, column: 33, scope: !366, inlinedAt: !634)
!638 = !DILocation(line: 102, column: 13, scope: !325, inlinedAt: !613)
!639 = !DILocation(line: 22, column: 33, scope: !366, inlinedAt: !638)
!640 = !DILocation(line: 42, column: 2, scope: !327, inlinedAt: !585)
!641 = !DILocation(line: 43, column: 6, scope: !327, inlinedAt: !585)
!642 = !DILocation(line: 43, column: 42, scope: !327, inlinedAt: !585)
!643 = !DILocation(line: 57, column: 65, scope: !326, inlinedAt: !586)
!644 = !DILocation(line: 57, column: 69, scope: !326, inlinedAt: !586)
!645 = !DILocation(line: 57, column: 53, scope: !326, inlinedAt: !586)
!646 = !DILocation(line: 58, column: 42, scope: !326, inlinedAt: !586)
!647 = !DILocation(line: 58, column: 31, scope: !326, inlinedAt: !586)
!648 = !DILocation(line: 58, column: 60, scope: !326, inlinedAt: !586)
!649 = !DILocation(line: 58, column: 47, scope: !326, inlinedAt: !586)
!650 = !DILocation(line: 58, column: 16, scope: !326, inlinedAt: !586)
!651 = !DILocation(line: 59, column: 19, scope: !326, inlinedAt: !586)
!652 = !DILocation(line: 76, column: 48, scope: !403, inlinedAt: !651)
!653 = !DILocation(line: 76, column: 62, scope: !403, inlinedAt: !651)
!654 = !DILocation(line: 76, column: 57, scope: !403, inlinedAt: !651)
!655 = !DILocation(line: 76, column: 75, scope: !403, inlinedAt: !651)
!656 = !DILocation(line: 59, column: 41, scope: !326, inlinedAt: !586)
!657 = !DILocation(line: 59, column: 35, scope: !326, inlinedAt: !586)
!658 = !DILocation(line: 76, column: 48, scope: !403, inlinedAt: !657)
!659 = !DILocation(line: 76, column: 62, scope: !403, inlinedAt: !657)
!660 = !DILocation(line: 76, column: 57, scope: !403, inlinedAt: !657)
!661 = !DILocation(line: 76, column: 75, scope: !403, inlinedAt: !657)
!662 = !DILocation(line: 60, column: 17, scope: !326, inlinedAt: !586)
!663 = !DILocation(line: 60, column: 30, scope: !326, inlinedAt: !586)
!664 = !DILocation(line: 60, column: 23, scope: !326, inlinedAt: !586)
!665 = !DILocation(line: 60, column: 55, scope: !326, inlinedAt: !586)
!666 = !DILocation(line: 60, column: 47, scope: !326, inlinedAt: !586)
!667 = !DILocation(line: 65, column: 20, scope: !326, inlinedAt: !586)
!668 = !DILocation(line: 65, column: 23, scope: !326, inlinedAt: !586)
!669 = !DILocation(line: 22, column: 42, scope: !366, inlinedAt: !627)
!670 = !DILocation(line: 22, column: 20, scope: !366, inlinedAt: !627)
!671 = !DILocation(line: 22, column: 16, scope: !366, inlinedAt: !627)
!672 = !DILocation(line: 67, column: 26, scope: !326, inlinedAt: !586)
!673 = !DILocation(line: 22, column: 42, scope: !366, inlinedAt: !630)
!674 = !DILocation(line: 22, column: 20, scope: !366, inlinedAt: !630)
!675 = !DILocation(line: 22, column: 16, scope: !366, inlinedAt: !630)
!676 = !DILocation(line: 70, column: 26, scope: !326, inlinedAt: !586)
!677 = !DILocation(line: 73, column: 17, scope: !326, inlinedAt: !586)
!678 = !DILocation(line: 74, column: 31, scope: !326, inlinedAt: !586)
!679 = !DILocation(line: 75, column: 20, scope: !326, inlinedAt: !586)
!680 = !DILocation(line: 75, column: 4, scope: !326, inlinedAt: !586)
!681 = !DILocation(line: 62, column: 2, scope: !326, inlinedAt: !586)
!682 = !DILocation(line: 77, column: 47, scope: !326, inlinedAt: !586)
!683 = !DILocation(line: 77, column: 30, scope: !326, inlinedAt: !586)
!684 = !DILocation(line: 78, column: 20, scope: !326, inlinedAt: !586)
!685 = !DILocation(line: 78, column: 4, scope: !326, inlinedAt: !586)
!686 = !DILocation(line: 80, column: 17, scope: !326, inlinedAt: !586)
!687 = !DILocation(line: 98, column: 28, scope: !325, inlinedAt: !587)
!688 = !DILocation(line: 98, column: 14, scope: !325, inlinedAt: !587)
!689 = !DILocation(line: 98, column: 10, scope: !325, inlinedAt: !587)
!690 = !DILocation(line: 98, column: 34, scope: !325, inlinedAt: !587)
!691 = !DILocation(line: 99, column: 37, scope: !325, inlinedAt: !587)
!692 = !DILocation(line: 99, column: 32, scope: !325, inlinedAt: !587)
!693 = !DILocation(line: 99, column: 43, scope: !325, inlinedAt: !587)
!694 = !DILocation(line: 100, column: 30, scope: !325, inlinedAt: !587)
!695 = !DILocation(line: 100, column: 41, scope: !325, inlinedAt: !587)
!696 = !DILocation(line: 101, column: 55, scope: !325, inlinedAt: !587)
!697 = !DILocation(line: 101, column: 46, scope: !325, inlinedAt: !587)
!698 = !DILocation(line: 101, column: 83, scope: !325, inlinedAt: !587)
!699 = !DILocation(line: 101, column: 74, scope: !325, inlinedAt: !587)
!700 = !DILocation(line: 22, column: 42, scope: !366, inlinedAt: !634)
!701 = !DILocation(line: 22, column: 20, scope: !366, inlinedAt: !634)
!702 = !DILocation(line: 22, column: 16, scope: !366, inlinedAt: !634)
!703 = !DILocation(line: 98, column: 28, scope: !325, inlinedAt: !613)
!704 = !DILocation(line: 98, column: 14, scope: !325, inlinedAt: !613)
!705 = !DILocation(line: 98, column: 10, scope: !325, inlinedAt: !613)
!706 = !DILocation(line: 98, column: 34, scope: !325, inlinedAt: !613)
!707 = !DILocation(line: 99, column: 37, scope: !325, inlinedAt: !613)
!708 = !DILocation(line: 99, column: 32, scope: !325, inlinedAt: !613)
!709 = !DILocation(line: 99, column: 43, scope: !325, inlinedAt: !613)
!710 = !DILocation(line: 100, column: 41, scope: !325, inlinedAt: !613)
!711 = !DILocation(line: 101, column: 55, scope: !325, inlinedAt: !613)
!712 = !DILocation(line: 101, column: 46, scope: !325, inlinedAt: !613)
!713 = !DILocation(line: 101, column: 83, scope: !325, inlinedAt: !613)
!714 = !DILocation(line: 101, column: 74, scope: !325, inlinedAt: !613)
!715 = !DILocation(line: 22, column: 42, scope: !366, inlinedAt: !638)
!716 = !DILocation(line: 22, column: 20, scope: !366, inlinedAt: !638)
!717 = !DILocation(line: 22, column: 16, scope: !366, inlinedAt: !638)
!718 = !DILocation(line: 101, column: 20, scope: !325, inlinedAt: !613)
!719 = !DILocation(line: 88, column: 49, scope: !326, inlinedAt: !586)
!720 = !DILocation(line: 88, column: 61, scope: !326, inlinedAt: !586)
!721 = !DILocation(line: 88, column: 24, scope: !326, inlinedAt: !586)
!722 = !DILocation(line: 88, column: 17, scope: !326, inlinedAt: !586)
!723 = !DILocation(line: 44, column: 3, scope: !327, inlinedAt: !585)
!724 = !DILocation(line: 43, column: 53, scope: !327, inlinedAt: !585)
!725 = !DILocation(line: 69, column: 3, scope: !583)
!726 = !DILocation(line: 74, column: 14, scope: !583)
!727 = !DILocation(line: 44, column: 58, scope: !482, inlinedAt: !602)
!728 = !DILocation(line: 85, column: 33, scope: !485, inlinedAt: !603)
!729 = !DILocation(line: 86, column: 18, scope: !485, inlinedAt: !603)
!730 = !DILocation(line: 21, column: 40, scope: !489, inlinedAt: !729)
!731 = !DILocation(line: 85, column: 33, scope: !583)
!732 = !DILocation(line: 86, column: 39, scope: !485, inlinedAt: !603)
!733 = !DILocation(line: 93, column: 19, scope: !105, inlinedAt: !732)
!734 = !DILocation(line: 93, column: 13, scope: !105, inlinedAt: !732)
!735 = !DILocation(line: 93, column: 22, scope: !105, inlinedAt: !732)
!736 = !DILocation(line: 93, column: 27, scope: !105, inlinedAt: !732)
!737 = !DILocation(line: 93, column: 33, scope: !105, inlinedAt: !732)
!738 = !DILocation(line: 21, column: 48, scope: !489, inlinedAt: !729)
!739 = !DILocation(line: 32, column: 78, scope: !114, inlinedAt: !738)
!740 = !DILocation(line: 32, column: 71, scope: !114, inlinedAt: !738)
!741 = !DILocation(line: 32, column: 87, scope: !114, inlinedAt: !738)
!742 = !DILocation(line: 32, column: 92, scope: !114, inlinedAt: !738)
!743 = !DILocation(line: 21, column: 25, scope: !489, inlinedAt: !729)
!744 = !DILocation(line: 86, column: 3, scope: !485, inlinedAt: !603)
!745 = !DILocation(line: 88, column: 22, scope: !485, inlinedAt: !603)
!746 = !DILocation(line: 8, column: 15, scope: !507, inlinedAt: !745)
!747 = !DILocation(line: 45, column: 16, scope: !506, inlinedAt: !746)
!748 = !DILocation(line: 71, column: 7, scope: !56, inlinedAt: !747)
!749 = !DILocation(line: 66, column: 35, scope: !56, inlinedAt: !747)
!750 = !DILocation(line: 72, column: 7, scope: !56, inlinedAt: !747)
!751 = !DILocation(line: 72, column: 35, scope: !56, inlinedAt: !747)
!752 = !DILocation(line: 73, column: 23, scope: !56, inlinedAt: !747)
!753 = !DILocation(line: 8, column: 76, scope: !507, inlinedAt: !745)
!754 = !DILocation(line: 72, column: 40, scope: !56, inlinedAt: !747)
!755 = !DILocation(line: 77, column: 16, scope: !56, inlinedAt: !747)
!756 = !DILocation(line: 77, column: 2, scope: !56, inlinedAt: !747)
!757 = !DILocation(line: 78, column: 6, scope: !56, inlinedAt: !747)
!758 = !DILocation(line: 78, column: 22, scope: !56, inlinedAt: !747)
!759 = !DILocation(line: 79, column: 23, scope: !56, inlinedAt: !747)
!760 = !DILocation(line: 78, column: 27, scope: !56, inlinedAt: !747)
!761 = !DILocation(line: 45, column: 19, scope: !482, inlinedAt: !602)
!762 = !DILocation(line: 45, column: 22, scope: !482, inlinedAt: !602)
!763 = !DILocation(line: 48, column: 12, scope: !482, inlinedAt: !602)
!764 = !DILocation(line: 49, column: 11, scope: !482, inlinedAt: !602)
!765 = !DILocation(line: 50, column: 19, scope: !482, inlinedAt: !602)
!766 = !DILocation(line: 50, column: 22, scope: !482, inlinedAt: !602)
!767 = !DILocation(line: 50, column: 12, scope: !482, inlinedAt: !602)
!768 = !DILocation(line: 78, column: 6, scope: !583)
!769 = !DILocation(line: 78, column: 19, scope: !583)
!770 = !DILocation(line: 80, column: 13, scope: !583)
!771 = !DILocation(line: 82, column: 14, scope: !583)
!772 = !DILocation(line: 83, column: 10, scope: !583)
!773 = !DILocation(line: 56, column: 41, scope: !532, inlinedAt: !772)
!774 = !DILocation(line: 56, column: 22, scope: !532, inlinedAt: !772)
!775 = !DILocation(line: 8, column: 15, scope: !58, inlinedAt: !774)
!776 = !DILocation(line: 45, column: 16, scope: !57, inlinedAt: !775)
!777 = !DILocation(line: 70, column: 13, scope: !56, inlinedAt: !776)
!778 = !DILocation(line: 71, column: 7, scope: !56, inlinedAt: !776)
!779 = !DILocation(line: 66, column: 35, scope: !56, inlinedAt: !776)
!780 = !DILocation(line: 72, column: 7, scope: !56, inlinedAt: !776)
!781 = !DILocation(line: 72, column: 35, scope: !56, inlinedAt: !776)
!782 = !DILocation(line: 73, column: 23, scope: !56, inlinedAt: !776)
!783 = !DILocation(line: 8, column: 76, scope: !58, inlinedAt: !774)
!784 = !DILocation(line: 72, column: 40, scope: !56, inlinedAt: !776)
!785 = !DILocation(line: 77, column: 16, scope: !56, inlinedAt: !776)
!786 = !DILocation(line: 77, column: 2, scope: !56, inlinedAt: !776)
!787 = !DILocation(line: 78, column: 6, scope: !56, inlinedAt: !776)
!788 = !DILocation(line: 78, column: 22, scope: !56, inlinedAt: !776)
!789 = !DILocation(line: 79, column: 23, scope: !56, inlinedAt: !776)
!790 = !DILocation(line: 78, column: 27, scope: !56, inlinedAt: !776)
!791 = !DILocation(line: 46, column: 14, scope: !57, inlinedAt: !775)
!792 = !DILocation(line: 26, column: 44, scope: !77, inlinedAt: !791)
!793 = !DILocation(line: 26, column: 47, scope: !77, inlinedAt: !791)
!794 = !DILocation(line: 26, column: 59, scope: !77, inlinedAt: !791)
!795 = !DILocation(line: 26, column: 64, scope: !77, inlinedAt: !791)
!796 = !DILocation(line: 47, column: 7, scope: !57, inlinedAt: !775)
!797 = !DILocation(line: 50, column: 31, scope: !57, inlinedAt: !775)
!798 = !DILocation(line: 51, column: 10, scope: !57, inlinedAt: !775)
!799 = !DILocation(line: 52, column: 11, scope: !57, inlinedAt: !775)
!800 = !DILocation(line: 52, column: 14, scope: !57, inlinedAt: !775)
!801 = !DILocation(line: 53, column: 15, scope: !57, inlinedAt: !775)
!802 = !DILocation(line: 53, column: 17, scope: !57, inlinedAt: !775)
!803 = !DILocation(line: 53, column: 8, scope: !57, inlinedAt: !775)
!804 = !DILocation(line: 55, column: 10, scope: !57, inlinedAt: !775)
!805 = !DILocation(line: 56, column: 11, scope: !57, inlinedAt: !775)
!806 = !DILocation(line: 43, column: 50, scope: !57, inlinedAt: !775)
!807 = !DILocation(line: 57, column: 6, scope: !57, inlinedAt: !775)
!808 = !DILocation(line: 57, column: 16, scope: !57, inlinedAt: !775)
!809 = !DILocation(line: 58, column: 17, scope: !57, inlinedAt: !775)
!810 = !DILocation(line: 57, column: 21, scope: !57, inlinedAt: !775)
!811 = !DILocation(line: 57, column: 19, scope: !532, inlinedAt: !772)
!812 = !DILocation(line: 57, column: 22, scope: !532, inlinedAt: !772)
!813 = !DILocation(line: 58, column: 43, scope: !532, inlinedAt: !772)
!814 = !DILocation(line: 58, column: 33, scope: !532, inlinedAt: !772)
!815 = !DILocation(line: 58, column: 47, scope: !532, inlinedAt: !772)
!816 = !DILocation(line: 58, column: 18, scope: !532, inlinedAt: !772)
!817 = !DILocation(line: 87, column: 50, scope: !24, inlinedAt: !816)
!818 = !DILocation(line: 87, column: 62, scope: !24, inlinedAt: !816)
!819 = !DILocation(line: 87, column: 57, scope: !24, inlinedAt: !816)
!820 = !DILocation(line: 87, column: 69, scope: !24, inlinedAt: !816)
!821 = !DILocation(line: 58, column: 12, scope: !532, inlinedAt: !772)
!822 = !DILocation(line: 85, column: 16, scope: !583)
!823 = !DILocation(line: 86, column: 12, scope: !583)
!824 = !DILocation(line: 86, column: 29, scope: !583)
!825 = !DILocation(line: 86, column: 35, scope: !583)
!826 = !DILocation(line: 87, column: 4, scope: !583)
!827 = !DILocation(line: 90, column: 3, scope: !583)
!828 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 99, type: !4, isDefinition: true, scopeLine: 99, isOptimized: true, unit: !2)
!829 = !DILocation(line: 99, column: 6, scope: !828)
!830 = !DILocation(line: 102, column: 10, scope: !828)
!831 = !DILocation(line: 44, column: 32, scope: !482, inlinedAt: !830)
!832 = !DILocation(line: 83, column: 21, scope: !485, inlinedAt: !831)
!833 = !DILocation(line: 100, column: 14, scope: !828)
!834 = !DILocation(line: 100, column: 18, scope: !828)
!835 = !DILocation(line: 100, column: 35, scope: !828)
!836 = !DILocation(line: 100, column: 39, scope: !828)
!837 = !DILocation(line: 101, column: 10, scope: !828)
!838 = !DILocation(line: 44, column: 58, scope: !482, inlinedAt: !830)
!839 = !DILocation(line: 85, column: 33, scope: !485, inlinedAt: !831)
!840 = !DILocation(line: 86, column: 18, scope: !485, inlinedAt: !831)
!841 = !DILocation(line: 21, column: 40, scope: !489, inlinedAt: !840)
!842 = !DILocation(line: 85, column: 33, scope: !828)
!843 = !DILocation(line: 86, column: 39, scope: !485, inlinedAt: !831)
!844 = !DILocation(line: 93, column: 19, scope: !105, inlinedAt: !843)
!845 = !DILocation(line: 93, column: 13, scope: !105, inlinedAt: !843)
!846 = !DILocation(line: 93, column: 22, scope: !105, inlinedAt: !843)
!847 = !DILocation(line: 93, column: 27, scope: !105, inlinedAt: !843)
!848 = !DILocation(line: 93, column: 33, scope: !105, inlinedAt: !843)
!849 = !DILocation(line: 21, column: 48, scope: !489, inlinedAt: !840)
!850 = !DILocation(line: 32, column: 78, scope: !114, inlinedAt: !849)
!851 = !DILocation(line: 32, column: 71, scope: !114, inlinedAt: !849)
!852 = !DILocation(line: 32, column: 87, scope: !114, inlinedAt: !849)
!853 = !DILocation(line: 32, column: 92, scope: !114, inlinedAt: !849)
!854 = !DILocation(line: 21, column: 25, scope: !489, inlinedAt: !840)
!855 = !DILocation(line: 86, column: 3, scope: !485, inlinedAt: !831)
!856 = !DILocation(line: 88, column: 22, scope: !485, inlinedAt: !831)
!857 = !DILocation(line: 8, column: 15, scope: !507, inlinedAt: !856)
!858 = !DILocation(line: 45, column: 16, scope: !506, inlinedAt: !857)
!859 = !DILocation(line: 71, column: 7, scope: !56, inlinedAt: !858)
!860 = !DILocation(line: 66, column: 35, scope: !56, inlinedAt: !858)
!861 = !DILocation(line: 72, column: 7, scope: !56, inlinedAt: !858)
!862 = !DILocation(line: 72, column: 35, scope: !56, inlinedAt: !858)
!863 = !DILocation(line: 73, column: 23, scope: !56, inlinedAt: !858)
!864 = !DILocation(line: 8, column: 76, scope: !507, inlinedAt: !856)
!865 = !DILocation(line: 72, column: 40, scope: !56, inlinedAt: !858)
!866 = !DILocation(line: 77, column: 16, scope: !56, inlinedAt: !858)
!867 = !DILocation(line: 77, column: 2, scope: !56, inlinedAt: !858)
!868 = !DILocation(line: 78, column: 6, scope: !56, inlinedAt: !858)
!869 = !DILocation(line: 78, column: 22, scope: !56, inlinedAt: !858)
!870 = !DILocation(line: 79, column: 23, scope: !56, inlinedAt: !858)
!871 = !DILocation(line: 78, column: 27, scope: !56, inlinedAt: !858)
!872 = !DILocation(line: 45, column: 19, scope: !482, inlinedAt: !830)
!873 = !DILocation(line: 45, column: 22, scope: !482, inlinedAt: !830)
!874 = !DILocation(line: 48, column: 12, scope: !482, inlinedAt: !830)
!875 = !DILocation(line: 49, column: 11, scope: !482, inlinedAt: !830)
!876 = !DILocation(line: 50, column: 19, scope: !482, inlinedAt: !830)
!877 = !DILocation(line: 50, column: 22, scope: !482, inlinedAt: !830)
!878 = !DILocation(line: 50, column: 12, scope: !482, inlinedAt: !830)
!879 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!880 = !DILocation(line: 110, column: 6, scope: !879)
!881 = !DILocation(line: 122, column: 16, scope: !879)
!882 = !DILocation(line: 112, column: 21, scope: !879)
!883 = !DILocation(line: 122, column: 20, scope: !879)
!884 = !DILocation(line: 112, column: 24, scope: !879)
!885 = !DILocation(line: 112, column: 6, scope: !879)
!886 = !DILocation(line: 112, column: 29, scope: !879)
!887 = !DILocation(line: 113, column: 16, scope: !879)
!888 = !DILocation(line: 113, column: 11, scope: !879)
!889 = !DILocation(line: 113, column: 24, scope: !879)
!890 = !DILocation(line: 114, column: 10, scope: !879)
!891 = !DILocation(line: 114, column: 21, scope: !879)
!892 = !DILocation(line: 117, column: 26, scope: !879)
!893 = !DILocation(line: 117, column: 36, scope: !879)
!894 = !DILocation(line: 117, column: 39, scope: !879)
!895 = !DILocation(line: 117, column: 24, scope: !879)
!896 = !DILocation(line: 118, column: 34, scope: !879)
!897 = !DILocation(line: 119, column: 33, scope: !879)
!898 = !DILocation(line: 119, column: 36, scope: !879)
!899 = !DILocation(line: 119, column: 46, scope: !879)
!900 = !DILocation(line: 119, column: 54, scope: !879)
!901 = !DILocation(line: 119, column: 44, scope: !879)
!902 = !DILocation(line: 119, column: 28, scope: !879)
!903 = !DILocation(line: 119, column: 16, scope: !879)
!904 = !DILocation(line: 121, column: 17, scope: !879)
!905 = !DILocation(line: 123, column: 13, scope: !879)
!906 = !DILocation(line: 112, column: 53, scope: !879)
!907 = !DILocation(line: 112, column: 39, scope: !879)
!908 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!909 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!910 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!911 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!912 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!913 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!914 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!915 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!916 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!917 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!918 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!919 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!920 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!921 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!922 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!923 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!924 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!925 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
