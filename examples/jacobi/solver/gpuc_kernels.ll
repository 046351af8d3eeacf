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
	%2 = sdiv i64 %p1, 2, !dbg !14
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !15, !range !16
	%4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !15, !range !16
	%5 = mul i32 %3, %4, !dbg !15
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !15, !range !17
	%7 = mul i32 %5, %6, !dbg !15
	%8 = sext i32 %7 to i64, !dbg !15
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18, !range !19
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !18, !range !19
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !18, !range !20
	%12 = mul i32 %4, %11, !dbg !18
	%13 = add i32 %10, %12, !dbg !18
	%14 = mul i32 %3, %13, !dbg !18
	%15 = add i32 %9, %14, !dbg !18
	%16 = sext i32 %15 to i64, !dbg !18
	%17 = zext i32 %p14 to i64, !dbg !23
	%18 = trunc i64 %8 to i32, !dbg !24
	%19 = mul i32 %18, 2, !dbg !24
	%20 = zext i32 %19 to i64, !dbg !24
	%21 = trunc i64 %8 to i32, !dbg !25
	%22 = mul i32 %21, 3, !dbg !25
	%23 = zext i32 %22 to i64, !dbg !25
	%24 = trunc i64 %8 to i32, !dbg !26
	%25 = mul i32 %24, 4, !dbg !26
	%26 = zext i32 %25 to i64, !dbg !26
	%27 = icmp ule i64 %p1, 281474976710655, !dbg !27
	%28 = add i64 %17, -1, !dbg !27
	%29 = sext i32 %3 to i64, !dbg !27
	%30 = trunc i64 %29 to i32, !dbg !27
	%31 = mul i32 %30, 2, !dbg !27
	%32 = zext i32 %31 to i64, !dbg !27
	%33 = sext i32 %4 to i64, !dbg !27
	%34 = trunc i64 %33 to i32, !dbg !27
	%35 = mul i32 %34, %31, !dbg !27
	%36 = zext i32 %35 to i64, !dbg !27
	%37 = sext i32 %11 to i64, !dbg !27
	%38 = trunc i64 %37 to i32, !dbg !27
	%39 = mul i32 %38, %35, !dbg !27
	%40 = zext i32 %39 to i64, !dbg !27
	%41 = add i64 %28, %40, !dbg !27
	%42 = sext i32 %10 to i64, !dbg !27
	%43 = trunc i64 %42 to i32, !dbg !27
	%44 = mul i32 %43, %31, !dbg !27
	%45 = zext i32 %44 to i64, !dbg !27
	%46 = add i64 %41, %45, !dbg !27
	%47 = sext i32 %9 to i64, !dbg !27
	%48 = trunc i64 %47 to i32, !dbg !27
	%49 = mul i32 %48, 2, !dbg !27
	%50 = zext i32 %49 to i64, !dbg !27
	%51 = add i64 %46, %50, !dbg !27
	%52 = icmp sge i64 %51, 0, !dbg !27
	%53 = and i1 %27, %52, !dbg !27
	%54 = add i64 %p1, 2, !dbg !27
	%55 = mul i64 %17, -1, !dbg !27
	%56 = add i64 %54, %55, !dbg !27
	%57 = mul i64 %2, -2, !dbg !27
	%58 = add i64 %56, %57, !dbg !27
	%59 = icmp sge i64 %58, 0, !dbg !27
	%60 = and i1 %53, %59, !dbg !27
	br i1 %60, label %b1, label %b9_cold, !dbg !18, !prof !28

b1:
	%61 = phi double [ 0.000000e+00, %b0 ], [ %96, %b8 ], !dbg !27
	%62 = phi i64 [ %16, %b0 ], [ %97, %b8 ], !dbg !29
	%63 = icmp slt i64 %62, %2, !dbg !30
	br i1 %63, label %b2, label %b17, !dbg !30

b2:
	%64 = mul i64 %62, 2, !dbg !31
	%65 = add i64 %64, %17, !dbg !32
	%66 = sub i64 %65, 1, !dbg !33
	%67 = getelementptr inbounds double, double* %p0, i64 %66, !dbg !34
	%68 = load double, double* %67, align 8, !dbg !34
	%69 = add i64 %62, %8, !dbg !35
	%70 = icmp slt i64 %69, %2, !dbg !36
	br i1 %70, label %b3, label %b4, !dbg !36

b3:
	%71 = mul i64 %69, 2, !dbg !31
	%72 = add i64 %71, %17, !dbg !32
	%73 = sub i64 %72, 1, !dbg !33
	%74 = getelementptr inbounds double, double* %p0, i64 %73, !dbg !34
	%75 = load double, double* %74, align 8, !dbg !34
	br label %b4, !dbg !37

b4:
	%76 = phi double [ %75, %b3 ], [ 0.000000e+00, %b2 ], !dbg !38
	%77 = fadd double %68, %76, !dbg !39
	%78 = add i64 %62, %20, !dbg !40
	%79 = icmp slt i64 %78, %2, !dbg !36
	br i1 %79, label %b5, label %b6, !dbg !36

b5:
	%80 = mul i64 %78, 2, !dbg !31
	%81 = add i64 %80, %17, !dbg !32
	%82 = sub i64 %81, 1, !dbg !33
	%83 = getelementptr inbounds double, double* %p0, i64 %82, !dbg !34
	%84 = load double, double* %83, align 8, !dbg !34
	br label %b6, !dbg !37

b6:
	%85 = phi double [ %84, %b5 ], [ 0.000000e+00, %b4 ], !dbg !41
	%86 = fadd double %77, %85, !dbg !42
	%87 = add i64 %62, %23, !dbg !43
	%88 = icmp slt i64 %87, %2, !dbg !36
	br i1 %88, label %b7, label %b8, !dbg !36

b7:
	%89 = mul i64 %87, 2, !dbg !31
	%90 = add i64 %89, %17, !dbg !32
	%91 = sub i64 %90, 1, !dbg !33
	%92 = getelementptr inbounds double, double* %p0, i64 %91, !dbg !34
	%93 = load double, double* %92, align 8, !dbg !34
	br label %b8, !dbg !37

b8:
	%94 = phi double [ %93, %b7 ], [ 0.000000e+00, %b6 ], !dbg !44
	%95 = fadd double %86, %94, !dbg !45
	%96 = fadd double %61, %95, !dbg !46
	%97 = add i64 %62, %26, !dbg !47
	br label %b1, !dbg !47

b17:
	%98 = phi double [ %61, %b1 ], [ %222, %b9_cold ], !dbg !51
	%99 = and i32 %15, -32, !dbg !59
	%100 = sub i32 %7, %99, !dbg !59
	%101 = icmp slt i32 %100, 32, !dbg !59
	%102 = select i1 %101, i32 %100, i32 32, !dbg !59
	%103 = sext i32 %102 to i64, !dbg !59
	%104 = icmp eq i64 %103, 32, !dbg !60
	br i1 %104, label %b18, label %b20, !dbg !60

b18:
	%105 = phi double [ %122, %b19 ], [ %98, %b17 ], !dbg !61
	%106 = phi i64 [ %125, %b19 ], [ 16, %b17 ], !dbg !62
	%107 = icmp sgt i64 %106, 0, !dbg !63
	br i1 %107, label %b19, label %b23, !dbg !63

b19:
	%108 = trunc i64 %106 to i32, !dbg !64
	%109 = bitcast double %105 to i64, !dbg !64
	%110 = trunc i64 %109 to i32, !dbg !64
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %110, i32 %108, i32 31), !dbg !64
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !64
	%113 = lshr i64 %109, 32, !dbg !64
	%114 = trunc i64 %113 to i32, !dbg !64
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %114, i32 %108, i32 31), !dbg !64
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !64
	%117 = zext i32 %116 to i64, !dbg !64
	%118 = shl i64 %117, 32, !dbg !64
	%119 = zext i32 %112 to i64, !dbg !64
	%120 = or i64 %119, %118, !dbg !64
	%121 = bitcast i64 %120 to double, !dbg !64
	%122 = fadd double %105, %121, !dbg !65
	%123 = trunc i64 %106 to i32, !dbg !66
	%124 = udiv i32 %123, 2, !dbg !66
	%125 = zext i32 %124 to i64, !dbg !66
	br label %b18, !dbg !66

b20:
	%126 = bitcast double %98 to i64, !dbg !67
	%127 = trunc i64 %126 to i32, !dbg !67
	%128 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %127, i32 0, i32 31), !dbg !67
	%129 = extractvalue { i32, i1 } %128, 0, !dbg !67
	%130 = lshr i64 %126, 32, !dbg !67
	%131 = trunc i64 %130 to i32, !dbg !67
	%132 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %131, i32 0, i32 31), !dbg !67
	%133 = extractvalue { i32, i1 } %132, 0, !dbg !67
	%134 = zext i32 %133 to i64, !dbg !67
	%135 = shl i64 %134, 32, !dbg !67
	%136 = zext i32 %129 to i64, !dbg !67
	%137 = or i64 %136, %135, !dbg !67
	%138 = bitcast i64 %137 to double, !dbg !67
	br label %b21, !dbg !67

b21:
	%139 = phi double [ %138, %b20 ], [ %156, %b22 ], !dbg !68
	%140 = phi i64 [ 1, %b20 ], [ %157, %b22 ], !dbg !69
	%141 = icmp slt i64 %140, %103, !dbg !70
	br i1 %141, label %b22, label %b23, !dbg !70

b22:
	%142 = trunc i64 %140 to i32, !dbg !71
	%143 = bitcast double %98 to i64, !dbg !71
	%144 = trunc i64 %143 to i32, !dbg !71
	%145 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %144, i32 %142, i32 31), !dbg !71
	%146 = extractvalue { i32, i1 } %145, 0, !dbg !71
	%147 = lshr i64 %143, 32, !dbg !71
	%148 = trunc i64 %147 to i32, !dbg !71
	%149 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %148, i32 %142, i32 31), !dbg !71
	%150 = extractvalue { i32, i1 } %149, 0, !dbg !71
	%151 = zext i32 %150 to i64, !dbg !71
	%152 = shl i64 %151, 32, !dbg !71
	%153 = zext i32 %146 to i64, !dbg !71
	%154 = or i64 %153, %152, !dbg !71
	%155 = bitcast i64 %154 to double, !dbg !71
	%156 = fadd double %139, %155, !dbg !65
	%157 = add i64 %140, 1, !dbg !72
	br label %b21, !dbg !72

b23:
	%158 = phi double [ %105, %b18 ], [ %139, %b21 ], !dbg !58
	%159 = trunc i64 %8 to i32, !dbg !76
	%160 = add i32 %159, 32, !dbg !76
	%161 = zext i32 %160 to i64, !dbg !76
	%162 = sub i32 %160, 1, !dbg !77
	%163 = zext i32 %162 to i64, !dbg !77
	%164 = udiv i32 %162, 32, !dbg !78
	%165 = zext i32 %164 to i64, !dbg !78
	%166 = icmp eq i64 %165, 1, !dbg !79
	br i1 %166, label %b29, label %b24, !dbg !79

b24:
	call void @llvm.nvvm.barrier0(), !dbg !81
	%167 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !82, !range !83
	%168 = sext i32 %167 to i64, !dbg !82
	%169 = icmp eq i64 %168, 0, !dbg !84
	br i1 %169, label %b25, label %b26, !dbg !84

b25:
	%170 = trunc i64 %16 to i32, !dbg !85
	%171 = udiv i32 %170, 32, !dbg !85
	%172 = zext i32 %171 to i64, !dbg !85
	%173 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %172, !dbg !86
	store double %158, double addrspace(3)* %173, align 8, !dbg !86
	br label %b26, !dbg !86

b26:
	call void @llvm.nvvm.barrier0(), !dbg !87
	%174 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !88
	%175 = load double, double addrspace(3)* %174, align 8, !dbg !88
	br label %b27, !dbg !88

b27:
	%176 = phi double [ %175, %b26 ], [ %181, %b28 ], !dbg !89
	%177 = phi i64 [ 1, %b26 ], [ %182, %b28 ], !dbg !90
	%178 = icmp slt i64 %177, %165, !dbg !91
	br i1 %178, label %b28, label %b29, !dbg !91

b28:
	%179 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %177, !dbg !92
	%180 = load double, double addrspace(3)* %179, align 8, !dbg !92
	%181 = fadd double %176, %180, !dbg !65
	%182 = add i64 %177, 1, !dbg !93
	br label %b27, !dbg !93

b29:
	%183 = phi double [ %158, %b23 ], [ %176, %b27 ], !dbg !57
	%184 = icmp eq i64 %16, 0, !dbg !94
	br i1 %184, label %b30, label %b34, !dbg !94

b30:
	%185 = getelementptr inbounds i32, i32* %p5, i64 0, !dbg !95
	%186 = icmp uge i64 0, %p6, !dbg !95
	br i1 %186, label %b30_fail1, label %b30_ok1, !dbg !95, !prof !48

b30_ok1:
	%187 = load i32, i32* %185, align 4, !dbg !95
	%188 = add i32 %187, 1, !dbg !96
	store i32 %188, i32* %185, align 4, !dbg !95
	%189 = load i32, i32* %185, align 4, !dbg !97
	%190 = sext i32 %0 to i64, !dbg !12
	%191 = sext i32 %1 to i64, !dbg !13
	br label %b31, !dbg !13

b31:
	%192 = phi i64 [ 0, %b30_ok1 ], [ %220, %b32_ok1 ], !dbg !13
	%193 = urem i32 %189, 2, !dbg !104
	%194 = zext i32 %193 to i64, !dbg !105
	%195 = trunc i64 %191 to i32, !dbg !106
	%196 = mul i32 %193, %195, !dbg !106
	%197 = zext i32 %196 to i64, !dbg !106
	%198 = trunc i64 %190 to i32, !dbg !107
	%199 = add i32 %196, %198, !dbg !107
	%200 = zext i32 %199 to i64, !dbg !107
	%201 = mul i64 %200, 2, !dbg !108
	%202 = add i64 %190, %192, !dbg !109
	%203 = icmp eq i64 %191, -1, !dbg !110
	%204 = select i1 %203, i64 1, i64 %191, !dbg !110
	%205 = srem i64 %202, %204, !dbg !110
	%206 = add i64 %201, 2, !dbg !113
	%207 = getelementptr inbounds i64, i64* %p3, i64 %201, !dbg !114
	%208 = ptrtoint i64* %207 to i64, !dbg !115
	%209 = and i64 %208, 15, !dbg !115
	%210 = icmp eq i64 %209, 0, !dbg !115
	%211 = icmp ugt i64 %206, %p4, !dbg !114
	br i1 %211, label %b31_fail1, label %b31_ok1, !dbg !114, !prof !48

b31_ok1:
	br i1 %210, label %b32, label %b33, !dbg !115

b32:
	%212 = bitcast i64* %207 to { i64, i64 }*, !dbg !115
	%213 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %212, i64 0, !dbg !116
	%214 = bitcast double %183 to i64, !dbg !117
	%215 = trunc i64 %205 to i32, !dbg !101
	%216 = icmp uge i64 %205, %191, !dbg !101
	%217 = icmp eq { i64, i64 }* %213, null, !dbg !101
	%218 = or i1 %216, %217, !dbg !101
	br i1 %218, label %b32_fail1, label %b32_ok1, !dbg !101, !prof !48

b32_ok1:
	%219 = bitcast { i64, i64 }* %213 to i8*, !dbg !101
	call void @gpuc_put_line_thread(i8* %219, i64 %214, i32 %189, i32 %215), !dbg !101
	%220 = add i64 %192, 1, !dbg !100
	%221 = icmp slt i64 %220, %191, !dbg !100
	br i1 %221, label %b31, label %b34, !dbg !100

b33:
	br label %fail, !dbg !115

b34:
	call void @llvm.nvvm.barrier0(), !dbg !118
	ret void, !dbg !118

b9_cold:
	%222 = phi double [ %261, %b16_cold ], [ 0.000000e+00, %b0 ], !dbg !27
	%223 = phi i64 [ %262, %b16_cold ], [ %16, %b0 ], !dbg !29
	%224 = icmp slt i64 %223, %2, !dbg !30
	br i1 %224, label %b10_cold, label %b17, !dbg !30

b10_cold:
	%225 = mul i64 %223, 2, !dbg !31
	%226 = add i64 %225, %17, !dbg !32
	%227 = sub i64 %226, 1, !dbg !33
	%228 = getelementptr inbounds double, double* %p0, i64 %227, !dbg !34
	%229 = icmp uge i64 %227, %p1, !dbg !34
	br i1 %229, label %b10_cold_fail1, label %b10_cold_ok1, !dbg !34, !prof !48

b10_cold_fail1:
	br label %fail, !dbg !34

b10_cold_ok1:
	%230 = load double, double* %228, align 8, !dbg !34
	%231 = add i64 %223, %8, !dbg !35
	%232 = icmp slt i64 %231, %2, !dbg !36
	br i1 %232, label %b11_cold, label %b12_cold, !dbg !36

b11_cold:
	%233 = mul i64 %231, 2, !dbg !31
	%234 = add i64 %233, %17, !dbg !32
	%235 = sub i64 %234, 1, !dbg !33
	%236 = getelementptr inbounds double, double* %p0, i64 %235, !dbg !34
	%237 = icmp uge i64 %235, %p1, !dbg !34
	br i1 %237, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !34, !prof !48

b11_cold_fail1:
	br label %fail, !dbg !34

b11_cold_ok1:
	%238 = load double, double* %236, align 8, !dbg !34
	br label %b12_cold, !dbg !37

b12_cold:
	%239 = phi double [ %238, %b11_cold_ok1 ], [ 0.000000e+00, %b10_cold_ok1 ], !dbg !38
	%240 = fadd double %230, %239, !dbg !39
	%241 = add i64 %223, %20, !dbg !40
	%242 = icmp slt i64 %241, %2, !dbg !36
	br i1 %242, label %b13_cold, label %b14_cold, !dbg !36

b13_cold:
	%243 = mul i64 %241, 2, !dbg !31
	%244 = add i64 %243, %17, !dbg !32
	%245 = sub i64 %244, 1, !dbg !33
	%246 = getelementptr inbounds double, double* %p0, i64 %245, !dbg !34
	%247 = icmp uge i64 %245, %p1, !dbg !34
	br i1 %247, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !34, !prof !48

b13_cold_fail1:
	br label %fail, !dbg !34

b13_cold_ok1:
	%248 = load double, double* %246, align 8, !dbg !34
	br label %b14_cold, !dbg !37

b14_cold:
	%249 = phi double [ %248, %b13_cold_ok1 ], [ 0.000000e+00, %b12_cold ], !dbg !41
	%250 = fadd double %240, %249, !dbg !42
	%251 = add i64 %223, %23, !dbg !43
	%252 = icmp slt i64 %251, %2, !dbg !36
	br i1 %252, label %b15_cold, label %b16_cold, !dbg !36

b15_cold:
	%253 = mul i64 %251, 2, !dbg !31
	%254 = add i64 %253, %17, !dbg !32
	%255 = sub i64 %254, 1, !dbg !33
	%256 = getelementptr inbounds double, double* %p0, i64 %255, !dbg !34
	%257 = icmp uge i64 %255, %p1, !dbg !34
	br i1 %257, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !34, !prof !48

b15_cold_fail1:
	br label %fail, !dbg !34

b15_cold_ok1:
	%258 = load double, double* %256, align 8, !dbg !34
	br label %b16_cold, !dbg !37

b16_cold:
	%259 = phi double [ %258, %b15_cold_ok1 ], [ 0.000000e+00, %b14_cold ], !dbg !44
	%260 = fadd double %250, %259, !dbg !45
	%261 = fadd double %222, %260, !dbg !46
	%262 = add i64 %223, %26, !dbg !47
	br label %b9_cold, !dbg !47, !llvm.loop !50

b30_fail1:
	br label %fail, !dbg !95

b31_fail1:
	br label %fail, !dbg !114

b32_fail1:
	%263 = icmp uge i64 %205, %191, !dbg !101
	br i1 %263, label %b32_fail2, label %b32_ok2, !dbg !101

b32_fail2:
	br label %fail, !dbg !101

b32_ok2:
	br label %fail, !dbg !101

fail:
	%264 = phi i32 [ 3, %b10_cold_fail1 ], [ 3, %b11_cold_fail1 ], [ 3, %b13_cold_fail1 ], [ 3, %b15_cold_fail1 ], [ 4, %b30_fail1 ], [ 5, %b31_fail1 ], [ 8, %b32_fail2 ], [ 9, %b32_ok2 ], [ 7, %b33 ], !dbg !8
	%265 = phi i64 [ %227, %b10_cold_fail1 ], [ %235, %b11_cold_fail1 ], [ %245, %b13_cold_fail1 ], [ %255, %b15_cold_fail1 ], [ 0, %b30_fail1 ], [ %206, %b31_fail1 ], [ %205, %b32_fail2 ], [ 0, %b32_ok2 ], [ %209, %b33 ], !dbg !8
	%266 = phi i64 [ %p1, %b10_cold_fail1 ], [ %p1, %b11_cold_fail1 ], [ %p1, %b13_cold_fail1 ], [ %p1, %b15_cold_fail1 ], [ %p6, %b30_fail1 ], [ %p4, %b31_fail1 ], [ %191, %b32_fail2 ], [ 0, %b32_ok2 ], [ 16, %b33 ], !dbg !8
	call void @gpuc_fail(i8* %ctrl, i32 %264, i64 %265, i64 %266), !dbg !8
	ret void, !dbg !8
}

define internal float @gpuc_fn_solver_march(float* %p0, i64 %p1, { float, float, float, float }* %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, { float, float, float, float }* %p7, i64 %p8, i64 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %p16, i32 %p17, i32 %p18, i32 %p19, i32 %p20, i32 %p21, i8* %ctrl) nounwind !dbg !122 {
entry:
	br label %b0, !dbg !123

b0:
	%0 = icmp uge i32 %p19, %p12, !dbg !124
	br i1 %0, label %b2, label %b1, !dbg !124

b1:
	%1 = icmp sge i32 %p20, %p21, !dbg !125
	br i1 %1, label %b2, label %b3, !dbg !125

b2:
	ret float 0.000000e+00, !dbg !126

b3:
	%2 = mul i32 %p19, 4, !dbg !127
	%3 = icmp ugt i32 %2, 0, !dbg !128
	br i1 %3, label %b4, label %b5, !dbg !128

b4:
	%4 = add i32 %2, 4, !dbg !129
	%5 = icmp ult i32 %4, %p11, !dbg !130
	br label %b5, !dbg !130

b5:
	%6 = phi i1 [ false, %b3 ], [ %5, %b4 ], !dbg !131
	%7 = icmp eq i32 %p19, 0, !dbg !132
	br i1 %7, label %b6, label %b7, !dbg !132

b6:
	br label %b7, !dbg !132

b7:
	%8 = phi i64 [ -1, %b5 ], [ 0, %b6 ], !dbg !133
	%9 = sub i32 %p12, 1, !dbg !134
	%10 = icmp eq i32 %p19, %9, !dbg !135
	br i1 %10, label %b8, label %b9, !dbg !135

b8:
	br label %b9, !dbg !135

b9:
	%11 = phi i64 [ 4, %b7 ], [ 0, %b8 ], !dbg !136
	%12 = zext i32 %p12 to i64, !dbg !137
	%13 = sext i32 %p20 to i64, !dbg !138
	%14 = add i64 %13, 1, !dbg !139
	%15 = mul i64 %14, %12, !dbg !140
	%16 = zext i32 %p19 to i64, !dbg !141
	%17 = add i64 %15, %16, !dbg !142
	%18 = sub i64 %17, %12, !dbg !143
	%19 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %18, !dbg !144
	%20 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 0, !dbg !144
	%21 = icmp uge i64 %18, %p8, !dbg !144
	%22 = icmp uge i64 %17, %p8, !dbg !145
	%23 = or i1 %21, %22, !dbg !145
	br i1 %23, label %b9_fail1, label %b9_ok1, !dbg !145, !prof !48

b9_ok1:
	%24 = bitcast { float, float, float, float }* %19 to <4 x float>*, !dbg !144
	%25 = load <4 x float>, <4 x float>* %24, align 16, !dbg !144
	%26 = extractelement <4 x float> %25, i32 0, !dbg !144
	%27 = extractelement <4 x float> %25, i32 1, !dbg !144
	%28 = extractelement <4 x float> %25, i32 2, !dbg !144
	%29 = extractelement <4 x float> %25, i32 3, !dbg !144
	%30 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 1, !dbg !144
	%31 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 2, !dbg !144
	%32 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 3, !dbg !144
	%33 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %17, !dbg !145
	%34 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 0, !dbg !145
	%35 = bitcast { float, float, float, float }* %33 to <4 x float>*, !dbg !145
	%36 = load <4 x float>, <4 x float>* %35, align 16, !dbg !145
	%37 = extractelement <4 x float> %36, i32 0, !dbg !145
	%38 = extractelement <4 x float> %36, i32 1, !dbg !145
	%39 = extractelement <4 x float> %36, i32 2, !dbg !145
	%40 = extractelement <4 x float> %36, i32 3, !dbg !145
	%41 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 1, !dbg !145
	%42 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 2, !dbg !145
	%43 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 3, !dbg !145
	%44 = sub i32 %p21, %p20, !dbg !146
	%45 = icmp eq i32 %2, 0, !dbg !149
	%46 = sub i32 %p11, 1, !dbg !150
	%47 = icmp uge i32 %2, %46, !dbg !151
	%48 = add i32 %2, 1, !dbg !152
	%49 = icmp uge i32 %48, %46, !dbg !153
	%50 = add i32 %2, 2, !dbg !154
	%51 = icmp uge i32 %50, %46, !dbg !155
	%52 = add i32 %2, 3, !dbg !156
	%53 = icmp uge i32 %52, %46, !dbg !157
	%54 = icmp ule i64 %p3, 281474976710655, !dbg !158
	%55 = icmp ule i64 %p6, 281474976710655, !dbg !158
	%56 = and i1 %54, %55, !dbg !158
	%57 = icmp ule i64 %p8, 281474976710655, !dbg !158
	%58 = and i1 %56, %57, !dbg !158
	%59 = mul i64 %12, -8, !dbg !158
	%60 = add i64 %59, %8, !dbg !158
	%61 = icmp sge i64 %60, 0, !dbg !158
	%62 = and i1 %58, %61, !dbg !158
	%63 = add i64 %p6, 3, !dbg !158
	%64 = mul i64 %p8, -4, !dbg !158
	%65 = add i64 %63, %64, !dbg !158
	%66 = mul i64 %12, 4, !dbg !158
	%67 = add i64 %65, %66, !dbg !158
	%68 = mul i64 %11, -1, !dbg !158
	%69 = add i64 %67, %68, !dbg !158
	%70 = icmp sge i64 %69, 0, !dbg !158
	%71 = and i1 %62, %70, !dbg !158
	%72 = mul i64 %p8, -1, !dbg !158
	%73 = add i64 %p3, %72, !dbg !158
	%74 = mul i64 %12, 2, !dbg !158
	%75 = add i64 %73, %74, !dbg !158
	%76 = icmp sge i64 %75, 0, !dbg !158
	%77 = and i1 %71, %76, !dbg !158
	br i1 %77, label %b10, label %b34_cold, !dbg !146, !prof !28

b10:
	%78 = phi float [ 0.000000e+00, %b9_ok1 ], [ %222, %b33 ], !dbg !158
	%79 = phi i64 [ %17, %b9_ok1 ], [ %103, %b33 ], !dbg !159
	%80 = phi float [ %26, %b9_ok1 ], [ %96, %b33 ], !dbg !160
	%81 = phi float [ %27, %b9_ok1 ], [ %97, %b33 ], !dbg !160
	%82 = phi float [ %28, %b9_ok1 ], [ %98, %b33 ], !dbg !160
	%83 = phi float [ %29, %b9_ok1 ], [ %99, %b33 ], !dbg !160
	%84 = phi float [ %37, %b9_ok1 ], [ %108, %b33 ], !dbg !161
	%85 = phi float [ %38, %b9_ok1 ], [ %109, %b33 ], !dbg !161
	%86 = phi float [ %39, %b9_ok1 ], [ %110, %b33 ], !dbg !161
	%87 = phi float [ %40, %b9_ok1 ], [ %111, %b33 ], !dbg !161
	%88 = phi i32 [ %44, %b9_ok1 ], [ %223, %b33 ], !dbg !162
	%89 = icmp sge i32 %88, 2, !dbg !163
	br i1 %89, label %b11, label %b58, !dbg !163

b11:
	%90 = add i64 %79, %12, !dbg !164
	%91 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %90, !dbg !165
	%92 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %91, i32 0, i32 0, !dbg !165
	%93 = icmp uge i64 %90, %p8, !dbg !165
	br i1 %93, label %b11_fail1, label %b11_ok1, !dbg !165, !prof !48

b11_ok1:
	%94 = bitcast { float, float, float, float }* %91 to <4 x float>*, !dbg !165
	%95 = load <4 x float>, <4 x float>* %94, align 16, !dbg !165
	%96 = extractelement <4 x float> %95, i32 0, !dbg !165
	%97 = extractelement <4 x float> %95, i32 1, !dbg !165
	%98 = extractelement <4 x float> %95, i32 2, !dbg !165
	%99 = extractelement <4 x float> %95, i32 3, !dbg !165
	%100 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %91, i32 0, i32 1, !dbg !165
	%101 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %91, i32 0, i32 2, !dbg !165
	%102 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %91, i32 0, i32 3, !dbg !165
	%103 = add i64 %90, %12, !dbg !166
	%104 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %103, !dbg !167
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 0, !dbg !167
	%106 = bitcast { float, float, float, float }* %104 to <4 x float>*, !dbg !167
	%107 = load <4 x float>, <4 x float>* %106, align 16, !dbg !167
	%108 = extractelement <4 x float> %107, i32 0, !dbg !167
	%109 = extractelement <4 x float> %107, i32 1, !dbg !167
	%110 = extractelement <4 x float> %107, i32 2, !dbg !167
	%111 = extractelement <4 x float> %107, i32 3, !dbg !167
	%112 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 1, !dbg !167
	%113 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 2, !dbg !167
	%114 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %104, i32 0, i32 3, !dbg !167
	%115 = mul i64 %79, 4, !dbg !168
	%116 = add i64 %115, %8, !dbg !169
	%117 = getelementptr inbounds float, float* %p5, i64 %116, !dbg !170
	%118 = load float, float* %117, align 4, !dbg !170
	%119 = add i64 %115, %11, !dbg !171
	%120 = getelementptr inbounds float, float* %p5, i64 %119, !dbg !172
	%121 = load float, float* %120, align 4, !dbg !172
	%122 = mul i64 %90, 4, !dbg !173
	%123 = add i64 %122, %8, !dbg !174
	%124 = getelementptr inbounds float, float* %p5, i64 %123, !dbg !175
	%125 = load float, float* %124, align 4, !dbg !175
	%126 = add i64 %122, %11, !dbg !176
	%127 = getelementptr inbounds float, float* %p5, i64 %126, !dbg !177
	%128 = load float, float* %127, align 4, !dbg !177
	%129 = fadd float %118, %85, !dbg !180
	%130 = fadd float %129, %80, !dbg !181
	%131 = fadd float %130, %96, !dbg !182
	%132 = fmul float %131, 2.500000e-01, !dbg !183
	%133 = fadd float %84, %86, !dbg !184
	%134 = fadd float %133, %81, !dbg !185
	%135 = fadd float %134, %97, !dbg !186
	%136 = fmul float %135, 2.500000e-01, !dbg !187
	%137 = fadd float %85, %87, !dbg !188
	%138 = fadd float %137, %82, !dbg !189
	%139 = fadd float %138, %98, !dbg !190
	%140 = fmul float %139, 2.500000e-01, !dbg !191
	%141 = fadd float %86, %121, !dbg !192
	%142 = fadd float %141, %83, !dbg !193
	%143 = fadd float %142, %99, !dbg !194
	%144 = fmul float %143, 2.500000e-01, !dbg !195
	%145 = fadd float %125, %97, !dbg !197
	%146 = fadd float %145, %84, !dbg !198
	%147 = fadd float %146, %108, !dbg !199
	%148 = fmul float %147, 2.500000e-01, !dbg !200
	%149 = fadd float %96, %98, !dbg !201
	%150 = fadd float %149, %85, !dbg !202
	%151 = fadd float %150, %109, !dbg !203
	%152 = fmul float %151, 2.500000e-01, !dbg !204
	%153 = fadd float %97, %99, !dbg !205
	%154 = fadd float %153, %86, !dbg !206
	%155 = fadd float %154, %110, !dbg !207
	%156 = fmul float %155, 2.500000e-01, !dbg !208
	%157 = fadd float %98, %128, !dbg !209
	%158 = fadd float %157, %87, !dbg !210
	%159 = fadd float %158, %111, !dbg !211
	%160 = fmul float %159, 2.500000e-01, !dbg !212
	br i1 %6, label %b33, label %b12, !dbg !196

b12:
	br i1 %45, label %b13, label %b14, !dbg !149

b13:
	br label %b14, !dbg !213

b14:
	%161 = phi float [ %132, %b12 ], [ %84, %b13 ], !dbg !214
	br i1 %47, label %b15, label %b16, !dbg !151

b15:
	br label %b16, !dbg !215

b16:
	%162 = phi float [ %161, %b14 ], [ %84, %b15 ], !dbg !216
	br i1 %49, label %b17, label %b18, !dbg !153

b17:
	br label %b18, !dbg !217

b18:
	%163 = phi float [ %136, %b16 ], [ %85, %b17 ], !dbg !218
	br i1 %51, label %b19, label %b20, !dbg !155

b19:
	br label %b20, !dbg !219

b20:
	%164 = phi float [ %140, %b18 ], [ %86, %b19 ], !dbg !220
	br i1 %53, label %b21, label %b22, !dbg !157

b21:
	br label %b22, !dbg !221

b22:
	%165 = phi float [ %144, %b20 ], [ %87, %b21 ], !dbg !222
	br i1 %45, label %b23, label %b24, !dbg !224

b23:
	br label %b24, !dbg !225

b24:
	%166 = phi float [ %148, %b22 ], [ %96, %b23 ], !dbg !214
	br i1 %47, label %b25, label %b26, !dbg !226

b25:
	br label %b26, !dbg !227

b26:
	%167 = phi float [ %166, %b24 ], [ %96, %b25 ], !dbg !216
	br i1 %49, label %b27, label %b28, !dbg !228

b27:
	br label %b28, !dbg !229

b28:
	%168 = phi float [ %152, %b26 ], [ %97, %b27 ], !dbg !218
	br i1 %51, label %b29, label %b30, !dbg !230

b29:
	br label %b30, !dbg !231

b30:
	%169 = phi float [ %156, %b28 ], [ %98, %b29 ], !dbg !220
	br i1 %53, label %b31, label %b32, !dbg !232

b31:
	br label %b32, !dbg !233

b32:
	%170 = phi float [ %160, %b30 ], [ %99, %b31 ], !dbg !222
	br label %b33, !dbg !223

b33:
	%171 = phi float [ %132, %b11_ok1 ], [ %162, %b32 ], !dbg !234
	%172 = phi float [ %136, %b11_ok1 ], [ %163, %b32 ], !dbg !234
	%173 = phi float [ %140, %b11_ok1 ], [ %164, %b32 ], !dbg !234
	%174 = phi float [ %144, %b11_ok1 ], [ %165, %b32 ], !dbg !234
	%175 = phi float [ %148, %b11_ok1 ], [ %167, %b32 ], !dbg !235
	%176 = phi float [ %152, %b11_ok1 ], [ %168, %b32 ], !dbg !235
	%177 = phi float [ %156, %b11_ok1 ], [ %169, %b32 ], !dbg !235
	%178 = phi float [ %160, %b11_ok1 ], [ %170, %b32 ], !dbg !235
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %79, !dbg !236
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 0, !dbg !236
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 1, !dbg !236
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 2, !dbg !236
	%183 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %179, i32 0, i32 3, !dbg !236
	%184 = bitcast { float, float, float, float }* %179 to <4 x float>*, !dbg !236
	%185 = insertelement <4 x float> undef, float %171, i32 0, !dbg !236
	%186 = insertelement <4 x float> %185, float %172, i32 1, !dbg !236
	%187 = insertelement <4 x float> %186, float %173, i32 2, !dbg !236
	%188 = insertelement <4 x float> %187, float %174, i32 3, !dbg !236
	store <4 x float> %188, <4 x float>* %184, align 16, !dbg !236
	%189 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %90, !dbg !237
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %189, i32 0, i32 0, !dbg !237
	%191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %189, i32 0, i32 1, !dbg !237
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %189, i32 0, i32 2, !dbg !237
	%193 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %189, i32 0, i32 3, !dbg !237
	%194 = bitcast { float, float, float, float }* %189 to <4 x float>*, !dbg !237
	%195 = insertelement <4 x float> undef, float %175, i32 0, !dbg !237
	%196 = insertelement <4 x float> %195, float %176, i32 1, !dbg !237
	%197 = insertelement <4 x float> %196, float %177, i32 2, !dbg !237
	%198 = insertelement <4 x float> %197, float %178, i32 3, !dbg !237
	store <4 x float> %198, <4 x float>* %194, align 16, !dbg !237
	%199 = fsub float %171, %84, !dbg !240
	%200 = fsub float %172, %85, !dbg !241
	%201 = fsub float %173, %86, !dbg !242
	%202 = fsub float %174, %87, !dbg !243
	%203 = fmul float %199, %199, !dbg !244
	%204 = fmul float %200, %200, !dbg !245
	%205 = fadd float %203, %204, !dbg !246
	%206 = fmul float %201, %201, !dbg !247
	%207 = fadd float %205, %206, !dbg !248
	%208 = fmul float %202, %202, !dbg !249
	%209 = fadd float %207, %208, !dbg !250
	%210 = fsub float %175, %96, !dbg !252
	%211 = fsub float %176, %97, !dbg !253
	%212 = fsub float %177, %98, !dbg !254
	%213 = fsub float %178, %99, !dbg !255
	%214 = fmul float %210, %210, !dbg !256
	%215 = fmul float %211, %211, !dbg !257
	%216 = fadd float %214, %215, !dbg !258
	%217 = fmul float %212, %212, !dbg !259
	%218 = fadd float %216, %217, !dbg !260
	%219 = fmul float %213, %213, !dbg !261
	%220 = fadd float %218, %219, !dbg !262
	%221 = fadd float %209, %220, !dbg !263
	%222 = fadd float %78, %221, !dbg !264
	%223 = sub i32 %88, 2, !dbg !265
	br label %b10, !dbg !265

b58:
	%224 = phi float [ %78, %b10 ], [ %310, %b34_cold ], !dbg !268
	%225 = phi i64 [ %79, %b10 ], [ %311, %b34_cold ], !dbg !268
	%226 = phi float [ %80, %b10 ], [ %312, %b34_cold ], !dbg !268
	%227 = phi float [ %81, %b10 ], [ %313, %b34_cold ], !dbg !268
	%228 = phi float [ %82, %b10 ], [ %314, %b34_cold ], !dbg !268
	%229 = phi float [ %83, %b10 ], [ %315, %b34_cold ], !dbg !268
	%230 = phi float [ %84, %b10 ], [ %316, %b34_cold ], !dbg !268
	%231 = phi float [ %85, %b10 ], [ %317, %b34_cold ], !dbg !268
	%232 = phi float [ %86, %b10 ], [ %318, %b34_cold ], !dbg !268
	%233 = phi float [ %87, %b10 ], [ %319, %b34_cold ], !dbg !268
	%234 = phi i32 [ %88, %b10 ], [ %320, %b34_cold ], !dbg !268
	%235 = icmp sgt i32 %234, 0, !dbg !268
	br i1 %235, label %b59, label %b72, !dbg !268

b59:
	%236 = add i64 %225, %12, !dbg !269
	%237 = mul i64 %225, 4, !dbg !271
	%238 = add i64 %237, %8, !dbg !272
	%239 = add i64 %237, %11, !dbg !274
	%240 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %236, !dbg !270
	%241 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %240, i32 0, i32 0, !dbg !270
	%242 = icmp uge i64 %236, %p8, !dbg !270
	%243 = icmp uge i64 %238, %p6, !dbg !273
	%244 = icmp uge i64 %239, %p6, !dbg !275
	%245 = or i1 %242, %243, !dbg !275
	%246 = or i1 %245, %244, !dbg !275
	br i1 %246, label %b59_fail1, label %b59_ok1, !dbg !275, !prof !48

b59_ok1:
	%247 = bitcast { float, float, float, float }* %240 to <4 x float>*, !dbg !270
	%248 = load <4 x float>, <4 x float>* %247, align 16, !dbg !270
	%249 = extractelement <4 x float> %248, i32 0, !dbg !270
	%250 = extractelement <4 x float> %248, i32 1, !dbg !270
	%251 = extractelement <4 x float> %248, i32 2, !dbg !270
	%252 = extractelement <4 x float> %248, i32 3, !dbg !270
	%253 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %240, i32 0, i32 1, !dbg !270
	%254 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %240, i32 0, i32 2, !dbg !270
	%255 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %240, i32 0, i32 3, !dbg !270
	%256 = getelementptr inbounds float, float* %p5, i64 %238, !dbg !273
	%257 = load float, float* %256, align 4, !dbg !273
	%258 = getelementptr inbounds float, float* %p5, i64 %239, !dbg !275
	%259 = load float, float* %258, align 4, !dbg !275
	%260 = fadd float %257, %231, !dbg !277
	%261 = fadd float %260, %226, !dbg !278
	%262 = fadd float %261, %249, !dbg !279
	%263 = fmul float %262, 2.500000e-01, !dbg !280
	%264 = fadd float %230, %232, !dbg !281
	%265 = fadd float %264, %227, !dbg !282
	%266 = fadd float %265, %250, !dbg !283
	%267 = fmul float %266, 2.500000e-01, !dbg !284
	%268 = fadd float %231, %233, !dbg !285
	%269 = fadd float %268, %228, !dbg !286
	%270 = fadd float %269, %251, !dbg !287
	%271 = fmul float %270, 2.500000e-01, !dbg !288
	%272 = fadd float %232, %259, !dbg !289
	%273 = fadd float %272, %229, !dbg !290
	%274 = fadd float %273, %252, !dbg !291
	%275 = fmul float %274, 2.500000e-01, !dbg !292
	br i1 %6, label %b71, label %b60, !dbg !276

b60:
	br i1 %45, label %b61, label %b62, !dbg !294

b61:
	br label %b62, !dbg !295

b62:
	%276 = phi float [ %263, %b60 ], [ %230, %b61 ], !dbg !214
	br i1 %47, label %b63, label %b64, !dbg !296

b63:
	br label %b64, !dbg !297

b64:
	%277 = phi float [ %276, %b62 ], [ %230, %b63 ], !dbg !216
	br i1 %49, label %b65, label %b66, !dbg !298

b65:
	br label %b66, !dbg !299

b66:
	%278 = phi float [ %267, %b64 ], [ %231, %b65 ], !dbg !218
	br i1 %51, label %b67, label %b68, !dbg !300

b67:
	br label %b68, !dbg !301

b68:
	%279 = phi float [ %271, %b66 ], [ %232, %b67 ], !dbg !220
	br i1 %53, label %b69, label %b70, !dbg !302

b69:
	br label %b70, !dbg !303

b70:
	%280 = phi float [ %275, %b68 ], [ %233, %b69 ], !dbg !222
	br label %b71, !dbg !293

b71:
	%281 = phi float [ %263, %b59_ok1 ], [ %277, %b70 ], !dbg !304
	%282 = phi float [ %267, %b59_ok1 ], [ %278, %b70 ], !dbg !304
	%283 = phi float [ %271, %b59_ok1 ], [ %279, %b70 ], !dbg !304
	%284 = phi float [ %275, %b59_ok1 ], [ %280, %b70 ], !dbg !304
	%285 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %225, !dbg !305
	%286 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %285, i32 0, i32 0, !dbg !305
	%287 = icmp uge i64 %225, %p3, !dbg !305
	br i1 %287, label %b71_fail1, label %b71_ok1, !dbg !305, !prof !48

b71_ok1:
	%288 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %285, i32 0, i32 1, !dbg !305
	%289 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %285, i32 0, i32 2, !dbg !305
	%290 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %285, i32 0, i32 3, !dbg !305
	%291 = bitcast { float, float, float, float }* %285 to <4 x float>*, !dbg !305
	%292 = insertelement <4 x float> undef, float %281, i32 0, !dbg !305
	%293 = insertelement <4 x float> %292, float %282, i32 1, !dbg !305
	%294 = insertelement <4 x float> %293, float %283, i32 2, !dbg !305
	%295 = insertelement <4 x float> %294, float %284, i32 3, !dbg !305
	store <4 x float> %295, <4 x float>* %291, align 16, !dbg !305
	%296 = fsub float %281, %230, !dbg !307
	%297 = fsub float %282, %231, !dbg !308
	%298 = fsub float %283, %232, !dbg !309
	%299 = fsub float %284, %233, !dbg !310
	%300 = fmul float %296, %296, !dbg !311
	%301 = fmul float %297, %297, !dbg !312
	%302 = fadd float %300, %301, !dbg !313
	%303 = fmul float %298, %298, !dbg !314
	%304 = fadd float %302, %303, !dbg !315
	%305 = fmul float %299, %299, !dbg !316
	%306 = fadd float %304, %305, !dbg !317
	%307 = fadd float %224, %306, !dbg !318
	br label %b72, !dbg !318

b72:
	%308 = phi float [ %224, %b58 ], [ %307, %b71_ok1 ], !dbg !158
	ret float %308, !dbg !319

b9_fail1:
	%309 = icmp uge i64 %18, %p8, !dbg !144
	br i1 %309, label %b9_fail2, label %b9_ok2, !dbg !144

b9_fail2:
	br label %fail, !dbg !144

b9_ok2:
	br label %fail, !dbg !145

b11_fail1:
	br label %fail, !dbg !165

b34_cold:
	%310 = phi float [ %471, %b57_cold_ok2 ], [ 0.000000e+00, %b9_ok1 ], !dbg !158
	%311 = phi i64 [ %323, %b57_cold_ok2 ], [ %17, %b9_ok1 ], !dbg !159
	%312 = phi float [ %350, %b57_cold_ok2 ], [ %26, %b9_ok1 ], !dbg !160
	%313 = phi float [ %351, %b57_cold_ok2 ], [ %27, %b9_ok1 ], !dbg !160
	%314 = phi float [ %352, %b57_cold_ok2 ], [ %28, %b9_ok1 ], !dbg !160
	%315 = phi float [ %353, %b57_cold_ok2 ], [ %29, %b9_ok1 ], !dbg !160
	%316 = phi float [ %361, %b57_cold_ok2 ], [ %37, %b9_ok1 ], !dbg !161
	%317 = phi float [ %362, %b57_cold_ok2 ], [ %38, %b9_ok1 ], !dbg !161
	%318 = phi float [ %363, %b57_cold_ok2 ], [ %39, %b9_ok1 ], !dbg !161
	%319 = phi float [ %364, %b57_cold_ok2 ], [ %40, %b9_ok1 ], !dbg !161
	%320 = phi i32 [ %472, %b57_cold_ok2 ], [ %44, %b9_ok1 ], !dbg !162
	%321 = icmp sge i32 %320, 2, !dbg !163
	br i1 %321, label %b35_cold, label %b58, !dbg !163

b35_cold:
	%322 = add i64 %311, %12, !dbg !164
	%323 = add i64 %322, %12, !dbg !166
	%324 = mul i64 %311, 4, !dbg !168
	%325 = add i64 %324, %8, !dbg !169
	%326 = add i64 %324, %11, !dbg !171
	%327 = mul i64 %322, 4, !dbg !173
	%328 = add i64 %327, %8, !dbg !174
	%329 = add i64 %327, %11, !dbg !176
	%330 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %322, !dbg !165
	%331 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %330, i32 0, i32 0, !dbg !165
	%332 = icmp uge i64 %322, %p8, !dbg !165
	%333 = icmp uge i64 %323, %p8, !dbg !167
	%334 = icmp uge i64 %325, %p6, !dbg !170
	%335 = icmp uge i64 %326, %p6, !dbg !172
	%336 = icmp uge i64 %328, %p6, !dbg !175
	%337 = icmp uge i64 %329, %p6, !dbg !177
	%338 = or i1 %332, %333, !dbg !177
	%339 = or i1 %338, %334, !dbg !177
	%340 = or i1 %339, %335, !dbg !177
	%341 = or i1 %340, %336, !dbg !177
	%342 = or i1 %341, %337, !dbg !177
	br i1 %342, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !177, !prof !48

b35_cold_fail1:
	%343 = icmp uge i64 %322, %p8, !dbg !165
	br i1 %343, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !165

b35_cold_fail2:
	br label %fail, !dbg !165

b35_cold_ok2:
	%344 = icmp uge i64 %323, %p8, !dbg !167
	br i1 %344, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !167

b35_cold_fail3:
	br label %fail, !dbg !167

b35_cold_ok3:
	%345 = icmp uge i64 %325, %p6, !dbg !170
	br i1 %345, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !170

b35_cold_fail4:
	br label %fail, !dbg !170

b35_cold_ok4:
	%346 = icmp uge i64 %326, %p6, !dbg !172
	br i1 %346, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !172

b35_cold_fail5:
	br label %fail, !dbg !172

b35_cold_ok5:
	%347 = icmp uge i64 %328, %p6, !dbg !175
	br i1 %347, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !175

b35_cold_fail6:
	br label %fail, !dbg !175

b35_cold_ok6:
	br label %fail, !dbg !177

b35_cold_ok1:
	%348 = bitcast { float, float, float, float }* %330 to <4 x float>*, !dbg !165
	%349 = load <4 x float>, <4 x float>* %348, align 16, !dbg !165
	%350 = extractelement <4 x float> %349, i32 0, !dbg !165
	%351 = extractelement <4 x float> %349, i32 1, !dbg !165
	%352 = extractelement <4 x float> %349, i32 2, !dbg !165
	%353 = extractelement <4 x float> %349, i32 3, !dbg !165
	%354 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %330, i32 0, i32 1, !dbg !165
	%355 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %330, i32 0, i32 2, !dbg !165
	%356 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %330, i32 0, i32 3, !dbg !165
	%357 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %323, !dbg !167
	%358 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %357, i32 0, i32 0, !dbg !167
	%359 = bitcast { float, float, float, float }* %357 to <4 x float>*, !dbg !167
	%360 = load <4 x float>, <4 x float>* %359, align 16, !dbg !167
	%361 = extractelement <4 x float> %360, i32 0, !dbg !167
	%362 = extractelement <4 x float> %360, i32 1, !dbg !167
	%363 = extractelement <4 x float> %360, i32 2, !dbg !167
	%364 = extractelement <4 x float> %360, i32 3, !dbg !167
	%365 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %357, i32 0, i32 1, !dbg !167
	%366 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %357, i32 0, i32 2, !dbg !167
	%367 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %357, i32 0, i32 3, !dbg !167
	%368 = getelementptr inbounds float, float* %p5, i64 %325, !dbg !170
	%369 = load float, float* %368, align 4, !dbg !170
	%370 = getelementptr inbounds float, float* %p5, i64 %326, !dbg !172
	%371 = load float, float* %370, align 4, !dbg !172
	%372 = getelementptr inbounds float, float* %p5, i64 %328, !dbg !175
	%373 = load float, float* %372, align 4, !dbg !175
	%374 = getelementptr inbounds float, float* %p5, i64 %329, !dbg !177
	%375 = load float, float* %374, align 4, !dbg !177
	%376 = fadd float %369, %317, !dbg !180
	%377 = fadd float %376, %312, !dbg !181
	%378 = fadd float %377, %350, !dbg !182
	%379 = fmul float %378, 2.500000e-01, !dbg !183
	%380 = fadd float %316, %318, !dbg !184
	%381 = fadd float %380, %313, !dbg !185
	%382 = fadd float %381, %351, !dbg !186
	%383 = fmul float %382, 2.500000e-01, !dbg !187
	%384 = fadd float %317, %319, !dbg !188
	%385 = fadd float %384, %314, !dbg !189
	%386 = fadd float %385, %352, !dbg !190
	%387 = fmul float %386, 2.500000e-01, !dbg !191
	%388 = fadd float %318, %371, !dbg !192
	%389 = fadd float %388, %315, !dbg !193
	%390 = fadd float %389, %353, !dbg !194
	%391 = fmul float %390, 2.500000e-01, !dbg !195
	%392 = fadd float %373, %351, !dbg !197
	%393 = fadd float %392, %316, !dbg !198
	%394 = fadd float %393, %361, !dbg !199
	%395 = fmul float %394, 2.500000e-01, !dbg !200
	%396 = fadd float %350, %352, !dbg !201
	%397 = fadd float %396, %317, !dbg !202
	%398 = fadd float %397, %362, !dbg !203
	%399 = fmul float %398, 2.500000e-01, !dbg !204
	%400 = fadd float %351, %353, !dbg !205
	%401 = fadd float %400, %318, !dbg !206
	%402 = fadd float %401, %363, !dbg !207
	%403 = fmul float %402, 2.500000e-01, !dbg !208
	%404 = fadd float %352, %375, !dbg !209
	%405 = fadd float %404, %319, !dbg !210
	%406 = fadd float %405, %364, !dbg !211
	%407 = fmul float %406, 2.500000e-01, !dbg !212
	br i1 %6, label %b57_cold, label %b36_cold, !dbg !196

b36_cold:
	br i1 %45, label %b37_cold, label %b38_cold, !dbg !149

b37_cold:
	br label %b38_cold, !dbg !213

b38_cold:
	%408 = phi float [ %379, %b36_cold ], [ %316, %b37_cold ], !dbg !214
	br i1 %47, label %b39_cold, label %b40_cold, !dbg !151

b39_cold:
	br label %b40_cold, !dbg !215

b40_cold:
	%409 = phi float [ %408, %b38_cold ], [ %316, %b39_cold ], !dbg !216
	br i1 %49, label %b41_cold, label %b42_cold, !dbg !153

b41_cold:
	br label %b42_cold, !dbg !217

b42_cold:
	%410 = phi float [ %383, %b40_cold ], [ %317, %b41_cold ], !dbg !218
	br i1 %51, label %b43_cold, label %b44_cold, !dbg !155

b43_cold:
	br label %b44_cold, !dbg !219

b44_cold:
	%411 = phi float [ %387, %b42_cold ], [ %318, %b43_cold ], !dbg !220
	br i1 %53, label %b45_cold, label %b46_cold, !dbg !157

b45_cold:
	br label %b46_cold, !dbg !221

b46_cold:
	%412 = phi float [ %391, %b44_cold ], [ %319, %b45_cold ], !dbg !222
	br i1 %45, label %b47_cold, label %b48_cold, !dbg !224

b47_cold:
	br label %b48_cold, !dbg !225

b48_cold:
	%413 = phi float [ %395, %b46_cold ], [ %350, %b47_cold ], !dbg !214
	br i1 %47, label %b49_cold, label %b50_cold, !dbg !226

b49_cold:
	br label %b50_cold, !dbg !227

b50_cold:
	%414 = phi float [ %413, %b48_cold ], [ %350, %b49_cold ], !dbg !216
	br i1 %49, label %b51_cold, label %b52_cold, !dbg !228

b51_cold:
	br label %b52_cold, !dbg !229

b52_cold:
	%415 = phi float [ %399, %b50_cold ], [ %351, %b51_cold ], !dbg !218
	br i1 %51, label %b53_cold, label %b54_cold, !dbg !230

b53_cold:
	br label %b54_cold, !dbg !231

b54_cold:
	%416 = phi float [ %403, %b52_cold ], [ %352, %b53_cold ], !dbg !220
	br i1 %53, label %b55_cold, label %b56_cold, !dbg !232

b55_cold:
	br label %b56_cold, !dbg !233

b56_cold:
	%417 = phi float [ %407, %b54_cold ], [ %353, %b55_cold ], !dbg !222
	br label %b57_cold, !dbg !223

b57_cold:
	%418 = phi float [ %379, %b35_cold_ok1 ], [ %409, %b56_cold ], !dbg !234
	%419 = phi float [ %383, %b35_cold_ok1 ], [ %410, %b56_cold ], !dbg !234
	%420 = phi float [ %387, %b35_cold_ok1 ], [ %411, %b56_cold ], !dbg !234
	%421 = phi float [ %391, %b35_cold_ok1 ], [ %412, %b56_cold ], !dbg !234
	%422 = phi float [ %395, %b35_cold_ok1 ], [ %414, %b56_cold ], !dbg !235
	%423 = phi float [ %399, %b35_cold_ok1 ], [ %415, %b56_cold ], !dbg !235
	%424 = phi float [ %403, %b35_cold_ok1 ], [ %416, %b56_cold ], !dbg !235
	%425 = phi float [ %407, %b35_cold_ok1 ], [ %417, %b56_cold ], !dbg !235
	%426 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %311, !dbg !236
	%427 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %426, i32 0, i32 0, !dbg !236
	%428 = icmp uge i64 %311, %p3, !dbg !236
	br i1 %428, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !236, !prof !48

b57_cold_fail1:
	br label %fail, !dbg !236

b57_cold_ok1:
	%429 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %426, i32 0, i32 1, !dbg !236
	%430 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %426, i32 0, i32 2, !dbg !236
	%431 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %426, i32 0, i32 3, !dbg !236
	%432 = bitcast { float, float, float, float }* %426 to <4 x float>*, !dbg !236
	%433 = insertelement <4 x float> undef, float %418, i32 0, !dbg !236
	%434 = insertelement <4 x float> %433, float %419, i32 1, !dbg !236
	%435 = insertelement <4 x float> %434, float %420, i32 2, !dbg !236
	%436 = insertelement <4 x float> %435, float %421, i32 3, !dbg !236
	store <4 x float> %436, <4 x float>* %432, align 16, !dbg !236
	%437 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %322, !dbg !237
	%438 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 0, !dbg !237
	%439 = icmp uge i64 %322, %p3, !dbg !237
	br i1 %439, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !237, !prof !48

b57_cold_fail2:
	br label %fail, !dbg !237

b57_cold_ok2:
	%440 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 1, !dbg !237
	%441 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 2, !dbg !237
	%442 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %437, i32 0, i32 3, !dbg !237
	%443 = bitcast { float, float, float, float }* %437 to <4 x float>*, !dbg !237
	%444 = insertelement <4 x float> undef, float %422, i32 0, !dbg !237
	%445 = insertelement <4 x float> %444, float %423, i32 1, !dbg !237
	%446 = insertelement <4 x float> %445, float %424, i32 2, !dbg !237
	%447 = insertelement <4 x float> %446, float %425, i32 3, !dbg !237
	store <4 x float> %447, <4 x float>* %443, align 16, !dbg !237
	%448 = fsub float %418, %316, !dbg !240
	%449 = fsub float %419, %317, !dbg !241
	%450 = fsub float %420, %318, !dbg !242
	%451 = fsub float %421, %319, !dbg !243
	%452 = fmul float %448, %448, !dbg !244
	%453 = fmul float %449, %449, !dbg !245
	%454 = fadd float %452, %453, !dbg !246
	%455 = fmul float %450, %450, !dbg !247
	%456 = fadd float %454, %455, !dbg !248
	%457 = fmul float %451, %451, !dbg !249
	%458 = fadd float %456, %457, !dbg !250
	%459 = fsub float %422, %350, !dbg !252
	%460 = fsub float %423, %351, !dbg !253
	%461 = fsub float %424, %352, !dbg !254
	%462 = fsub float %425, %353, !dbg !255
	%463 = fmul float %459, %459, !dbg !256
	%464 = fmul float %460, %460, !dbg !257
	%465 = fadd float %463, %464, !dbg !258
	%466 = fmul float %461, %461, !dbg !259
	%467 = fadd float %465, %466, !dbg !260
	%468 = fmul float %462, %462, !dbg !261
	%469 = fadd float %467, %468, !dbg !262
	%470 = fadd float %458, %469, !dbg !263
	%471 = fadd float %310, %470, !dbg !264
	%472 = sub i32 %320, 2, !dbg !265
	br label %b34_cold, !dbg !265, !llvm.loop !267

b59_fail1:
	%473 = icmp uge i64 %236, %p8, !dbg !270
	br i1 %473, label %b59_fail2, label %b59_ok2, !dbg !270

b59_fail2:
	br label %fail, !dbg !270

b59_ok2:
	%474 = icmp uge i64 %238, %p6, !dbg !273
	br i1 %474, label %b59_fail3, label %b59_ok3, !dbg !273

b59_fail3:
	br label %fail, !dbg !273

b59_ok3:
	br label %fail, !dbg !275

b71_fail1:
	br label %fail, !dbg !305

fail:
	%475 = phi i32 [ 18, %b9_fail2 ], [ 18, %b9_ok2 ], [ 19, %b11_fail1 ], [ 19, %b35_cold_fail2 ], [ 19, %b35_cold_fail3 ], [ 20, %b35_cold_fail4 ], [ 20, %b35_cold_fail5 ], [ 21, %b35_cold_fail6 ], [ 21, %b35_cold_ok6 ], [ 22, %b57_cold_fail1 ], [ 22, %b57_cold_fail2 ], [ 23, %b59_fail2 ], [ 23, %b59_fail3 ], [ 23, %b59_ok3 ], [ 24, %b71_fail1 ], !dbg !123
	%476 = phi i64 [ %18, %b9_fail2 ], [ %17, %b9_ok2 ], [ %90, %b11_fail1 ], [ %322, %b35_cold_fail2 ], [ %323, %b35_cold_fail3 ], [ %325, %b35_cold_fail4 ], [ %326, %b35_cold_fail5 ], [ %328, %b35_cold_fail6 ], [ %329, %b35_cold_ok6 ], [ %311, %b57_cold_fail1 ], [ %322, %b57_cold_fail2 ], [ %236, %b59_fail2 ], [ %238, %b59_fail3 ], [ %239, %b59_ok3 ], [ %225, %b71_fail1 ], !dbg !123
	%477 = phi i64 [ %p8, %b9_fail2 ], [ %p8, %b9_ok2 ], [ %p8, %b11_fail1 ], [ %p8, %b35_cold_fail2 ], [ %p8, %b35_cold_fail3 ], [ %p6, %b35_cold_fail4 ], [ %p6, %b35_cold_fail5 ], [ %p6, %b35_cold_fail6 ], [ %p6, %b35_cold_ok6 ], [ %p3, %b57_cold_fail1 ], [ %p3, %b57_cold_fail2 ], [ %p8, %b59_fail2 ], [ %p6, %b59_fail3 ], [ %p6, %b59_ok3 ], [ %p3, %b71_fail1 ], !dbg !123
	call void @gpuc_fail(i8* %ctrl, i32 %475, i64 %476, i64 %477), !dbg !123
	ret float undef, !dbg !123
}

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, double* %p15, i64 %p16, i64* %p17, i64 %p18, i32* %p19, i64 %p20, double* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i32 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !320 {
entry:
	br label %b0, !dbg !321

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !321
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !321
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !321
	%3 = addrspacecast double* %p15 to double addrspace(1)*, !dbg !321
	%4 = addrspacecast i64* %p17 to i64 addrspace(1)*, !dbg !321
	%5 = addrspacecast i32* %p19 to i32 addrspace(1)*, !dbg !321
	%6 = addrspacecast double* %p21 to double addrspace(1)*, !dbg !321
	%7 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !321
	%8 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !321
	%9 = call i32 @gpuc_num_pes_thread(), !dbg !328
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !331, !range !119
	%11 = sext i32 %10 to i64, !dbg !331
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !331, !range !120
	%13 = sext i32 %12 to i64, !dbg !331
	%14 = icmp eq i64 %11, 0, !dbg !332
	br i1 %14, label %b1, label %b2, !dbg !332

b1:
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !333, !range !334
	%16 = sext i32 %15 to i64, !dbg !333
	%17 = sub i64 %16, 2, !dbg !335
	%18 = icmp sgt i64 %17, 0, !dbg !336
	%19 = select i1 %18, i64 %17, i64 0, !dbg !336
	%20 = icmp eq i64 %13, %19, !dbg !337
	br label %b2, !dbg !337

b2:
	%21 = phi i1 [ false, %b0 ], [ %20, %b1 ], !dbg !338
	br i1 %21, label %b3, label %b5, !dbg !330

b3:
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !339, !range !19
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !339, !range !19
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !339, !range !20
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !339, !range !16
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !339, !range !16
	%27 = mul i32 %26, %24, !dbg !339
	%28 = add i32 %23, %27, !dbg !339
	%29 = mul i32 %25, %28, !dbg !339
	%30 = add i32 %22, %29, !dbg !339
	%31 = sext i32 %30 to i64, !dbg !339
	%32 = icmp eq i64 %31, 0, !dbg !340
	br i1 %32, label %b4, label %b5, !dbg !340

b4:
	%33 = sub i32 1, %p27, !dbg !341
	%34 = sext i32 %p27 to i64, !dbg !342
	%35 = sext i32 %33 to i64, !dbg !343
	%36 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %34, !dbg !342
	%37 = icmp uge i64 %34, %p26, !dbg !342
	%38 = icmp uge i64 %35, %p26, !dbg !343
	%39 = or i1 %37, %38, !dbg !343
	br i1 %39, label %b4_fail1, label %b4_ok1, !dbg !343, !prof !48

b4_ok1:
	%40 = load i64, i64 addrspace(1)* %36, align 8, !dbg !342
	%41 = add i64 %40, 1, !dbg !344
	%42 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %35, !dbg !343
	store i64 %41, i64 addrspace(1)* %42, align 8, !dbg !343
	br label %b5, !dbg !343

b5:
	%43 = fcmp oge double %p30, 0.000000e+00, !dbg !345
	br i1 %43, label %b6, label %b11, !dbg !345

b6:
	%44 = sub i32 1, %p27, !dbg !346
	%45 = sext i32 %44 to i64, !dbg !347
	%46 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %45, !dbg !347
	%47 = icmp uge i64 %45, %p24, !dbg !347
	br i1 %47, label %b6_fail1, label %b6_ok1, !dbg !347, !prof !48

b6_ok1:
	%48 = load i64, i64 addrspace(1)* %46, align 8, !dbg !347
	%49 = icmp ne i64 %48, 0, !dbg !348
	br i1 %49, label %b7, label %b11, !dbg !348

b7:
	br i1 %21, label %b8, label %b10, !dbg !348

b8:
	%50 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !349, !range !19
	%51 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !349, !range !19
	%52 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !349, !range !20
	%53 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !349, !range !16
	%54 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !349, !range !16
	%55 = mul i32 %54, %52, !dbg !349
	%56 = add i32 %51, %55, !dbg !349
	%57 = mul i32 %53, %56, !dbg !349
	%58 = add i32 %50, %57, !dbg !349
	%59 = sext i32 %58 to i64, !dbg !349
	%60 = icmp eq i64 %59, 0, !dbg !350
	br i1 %60, label %b9, label %b10, !dbg !350

b9:
	%61 = sext i32 %p27 to i64, !dbg !351
	%62 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %61, !dbg !351
	%63 = icmp uge i64 %61, %p24, !dbg !351
	br i1 %63, label %b9_fail1, label %b9_ok1, !dbg !351, !prof !48

b9_ok1:
	store i64 %48, i64 addrspace(1)* %62, align 8, !dbg !351
	br label %b10, !dbg !351

b10:
	ret void, !dbg !352

b11:
	%64 = icmp ne i32 %p29, 0, !dbg !353
	br i1 %64, label %b12, label %b14, !dbg !353

b12:
	br i1 %21, label %b13, label %b14, !dbg !353

b13:
	%65 = addrspacecast double addrspace(1)* %3 to double*, !dbg !354
	%66 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !354
	%67 = addrspacecast i32 addrspace(1)* %5 to i32*, !dbg !354
	%68 = addrspacecast double addrspace(1)* %6 to double*, !dbg !354
	%69 = addrspacecast i64 addrspace(1)* %7 to i64*, !dbg !354
	call void @gpuc_fn_solver_publish(double* %65, i64 %p16, i64 %p16, i64* %66, i64 %p18, i32* %67, i64 %p20, i64 %p20, double* %68, i64 %p22, i64 %p22, i64* %69, i64 %p24, i64 %p24, i32 %p29, i8* %ctrl), !dbg !354
	br label %b14, !dbg !354

b14:
	%70 = icmp sgt i32 %p6, 0, !dbg !355
	br i1 %70, label %b15, label %b44, !dbg !355

b15:
	%71 = and i64 %p1, 3, !dbg !358
	%72 = icmp eq i64 %71, 0, !dbg !358
	br i1 %72, label %b16, label %b43, !dbg !358

b16:
	%73 = addrspacecast float addrspace(1)* %0 to float*, !dbg !358
	%74 = ptrtoint float* %73 to i64, !dbg !358
	%75 = and i64 %74, 15, !dbg !358
	%76 = icmp eq i64 %75, 0, !dbg !358
	%77 = icmp eq i64 %p1, 0, !dbg !358
	%78 = or i1 %76, %77, !dbg !358
	br i1 %78, label %b17, label %b42, !dbg !358

b17:
	%79 = ashr i64 %p1, 2, !dbg !358
	%80 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !358
	%81 = and i64 %p3, 3, !dbg !360
	%82 = icmp eq i64 %81, 0, !dbg !360
	br i1 %82, label %b18, label %b41, !dbg !360

b18:
	%83 = addrspacecast float addrspace(1)* %1 to float*, !dbg !360
	%84 = ptrtoint float* %83 to i64, !dbg !360
	%85 = and i64 %84, 15, !dbg !360
	%86 = icmp eq i64 %85, 0, !dbg !360
	%87 = icmp eq i64 %p3, 0, !dbg !360
	%88 = or i1 %86, %87, !dbg !360
	br i1 %88, label %b19, label %b40, !dbg !360

b19:
	%89 = ashr i64 %p3, 2, !dbg !360
	%90 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !360
	%91 = icmp eq i64 %13, 0, !dbg !361
	%92 = sext i32 %p27 to i64, !dbg !362
	%93 = sub i32 1, %p27, !dbg !363
	%94 = mul i32 %93, 2, !dbg !366
	%95 = mul i32 %94, %p14, !dbg !367
	%96 = add i32 %94, 1, !dbg !369
	%97 = mul i32 %96, %p14, !dbg !370
	%98 = icmp sgt i32 %p6, 1, !dbg !371
	%99 = sub i32 %p6, 1, !dbg !372
	%100 = add i32 %p11, 1, !dbg !373
	%101 = zext i32 %p8 to i64, !dbg !374
	%102 = sext i32 %100 to i64, !dbg !375
	%103 = mul i64 %102, %101, !dbg !376
	%104 = mul i32 %p27, 2, !dbg !378
	%105 = add i32 %104, 1, !dbg !379
	%106 = mul i32 %105, %p14, !dbg !380
	%107 = sext i32 %p9 to i64, !dbg !381
	%108 = sext i32 %9 to i64, !dbg !328
	%109 = sext i32 %p6 to i64, !dbg !383
	%110 = mul i64 %109, %101, !dbg !384
	%111 = mul i32 %104, %p14, !dbg !386
	%112 = sext i32 %p10 to i64, !dbg !387
	br label %b20, !dbg !388

b20:
	%113 = phi float [ 0.000000e+00, %b19 ], [ %306, %b39 ], !dbg !389
	%114 = phi i32 [ %10, %b19 ], [ %307, %b39 ], !dbg !390
	%115 = icmp slt i32 %114, %p14, !dbg !391
	br i1 %115, label %b21, label %b44, !dbg !391

b21:
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !392, !range !393
	%117 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !392, !range !334
	%118 = sext i32 %117 to i64, !dbg !392
	%119 = trunc i64 %118 to i32, !dbg !394
	%120 = sub i32 %119, 1, !dbg !394
	%121 = zext i32 %120 to i64, !dbg !394
	%122 = icmp eq i64 %13, %121, !dbg !395
	%123 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !396, !range !16
	%124 = sext i32 %123 to i64, !dbg !396
	%125 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !396, !range !16
	%126 = sext i32 %125 to i64, !dbg !396
	%127 = trunc i64 %13 to i32, !dbg !397
	%128 = trunc i64 %126 to i32, !dbg !397
	%129 = mul i32 %127, %128, !dbg !397
	%130 = zext i32 %129 to i64, !dbg !397
	%131 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !398, !range !19
	%132 = sext i32 %131 to i64, !dbg !398
	%133 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !398, !range !19
	%134 = sext i32 %133 to i64, !dbg !398
	%135 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !398, !range !20
	%136 = trunc i64 %134 to i32, !dbg !399
	%137 = add i32 %129, %136, !dbg !399
	%138 = zext i32 %137 to i64, !dbg !399
	%139 = trunc i64 %138 to i32, !dbg !400
	%140 = mul i32 %139, %p12, !dbg !404
	%141 = icmp slt i32 %139, %p13, !dbg !405
	%142 = select i1 %141, i32 %139, i32 %p13, !dbg !405
	%143 = add i32 %140, %142, !dbg !406
	%144 = sub i32 %143, 4, !dbg !407
	%145 = add i32 %139, 1, !dbg !408
	%146 = mul i32 %145, %p12, !dbg !410
	%147 = icmp slt i32 %145, %p13, !dbg !411
	%148 = select i1 %147, i32 %145, i32 %p13, !dbg !411
	%149 = add i32 %146, %148, !dbg !412
	%150 = sub i32 %149, 4, !dbg !413
	%151 = trunc i64 %124 to i32, !dbg !415
	%152 = mul i32 %114, %151, !dbg !416
	%153 = trunc i64 %132 to i32, !dbg !417
	%154 = add i32 %152, %153, !dbg !418
	br i1 %91, label %b23, label %b22, !dbg !418

b22:
	br i1 %122, label %b23, label %b39, !dbg !418

b23:
	%155 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %92, !dbg !362
	%156 = icmp uge i64 %92, %p26, !dbg !362
	br i1 %156, label %b23_fail1, label %b23_ok1, !dbg !362, !prof !48

b23_ok1:
	%157 = load i64, i64 addrspace(1)* %155, align 8, !dbg !362
	%158 = mul i32 %125, %135, !dbg !419
	%159 = add i32 %133, %158, !dbg !419
	%160 = mul i32 %123, %159, !dbg !419
	%161 = add i32 %131, %160, !dbg !419
	%162 = sext i32 %161 to i64, !dbg !419
	%163 = icmp eq i64 %162, 0, !dbg !420
	br i1 %163, label %b24, label %b28, !dbg !420

b24:
	br i1 %91, label %b25, label %b26, !dbg !420

b25:
	%164 = add i32 %95, %114, !dbg !421
	%165 = sext i32 %164 to i64, !dbg !422
	%166 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %165, !dbg !423
	%167 = addrspacecast i64 addrspace(1)* %166 to i64*, !dbg !424
	%168 = icmp uge i64 %165, %p5, !dbg !423
	%169 = icmp eq i64 addrspace(1)* %166, null, !dbg !424
	%170 = or i1 %168, %169, !dbg !424
	br i1 %170, label %b25_fail1, label %b25_ok1, !dbg !424, !prof !48

b25_ok1:
	%171 = bitcast i64* %167 to i8*, !dbg !424
	%172 = call i64 @gpuc_signal_wait_until_thread(i8* %171, i32 5, i64 %157, i32 1, i8* %ctrl, i32 15), !dbg !424
	br label %b26, !dbg !424

b26:
	br i1 %122, label %b27, label %b28, !dbg !424

b27:
	%173 = add i32 %97, %114, !dbg !425
	%174 = sext i32 %173 to i64, !dbg !426
	%175 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %174, !dbg !427
	%176 = addrspacecast i64 addrspace(1)* %175 to i64*, !dbg !428
	%177 = icmp uge i64 %174, %p5, !dbg !427
	%178 = icmp eq i64 addrspace(1)* %175, null, !dbg !428
	%179 = or i1 %177, %178, !dbg !428
	br i1 %179, label %b27_fail1, label %b27_ok1, !dbg !428, !prof !48

b27_ok1:
	%180 = bitcast i64* %176 to i8*, !dbg !428
	%181 = call i64 @gpuc_signal_wait_until_thread(i8* %180, i32 5, i64 %157, i32 1, i8* %ctrl, i32 17), !dbg !428
	br label %b28, !dbg !428

b28:
	call void @llvm.nvvm.barrier0(), !dbg !429
	br i1 %91, label %b29, label %b31, !dbg !429

b29:
	%182 = icmp eq i64 %134, 0, !dbg !430
	br i1 %182, label %b30, label %b31, !dbg !430

b30:
	%183 = addrspacecast float addrspace(1)* %0 to float*, !dbg !431
	%184 = addrspacecast { float, float, float, float } addrspace(1)* %80 to { float, float, float, float }*, !dbg !431
	%185 = addrspacecast float addrspace(1)* %1 to float*, !dbg !431
	%186 = addrspacecast { float, float, float, float } addrspace(1)* %90 to { float, float, float, float }*, !dbg !431
	%187 = call float @gpuc_fn_solver_march(float* %183, i64 %p1, { float, float, float, float }* %184, i64 %79, i64 %79, float* %185, i64 %p3, { float, float, float, float }* %186, i64 %89, i64 %89, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %154, i32 0, i32 1, i8* %ctrl), !dbg !431
	%188 = fadd float 0.000000e+00, %187, !dbg !432
	br label %b31, !dbg !432

b31:
	%189 = phi float [ 0.000000e+00, %b28 ], [ 0.000000e+00, %b29 ], [ %188, %b30 ], !dbg !433
	br i1 %122, label %b32, label %b35, !dbg !433

b32:
	%190 = trunc i64 %126 to i32, !dbg !434
	%191 = sub i32 %190, 1, !dbg !434
	%192 = zext i32 %191 to i64, !dbg !434
	%193 = icmp eq i64 %134, %192, !dbg !435
	br i1 %193, label %b33, label %b35, !dbg !435

b33:
	br i1 %98, label %b34, label %b35, !dbg !371

b34:
	%194 = addrspacecast float addrspace(1)* %0 to float*, !dbg !436
	%195 = addrspacecast { float, float, float, float } addrspace(1)* %80 to { float, float, float, float }*, !dbg !436
	%196 = addrspacecast float addrspace(1)* %1 to float*, !dbg !436
	%197 = addrspacecast { float, float, float, float } addrspace(1)* %90 to { float, float, float, float }*, !dbg !436
	%198 = call float @gpuc_fn_solver_march(float* %194, i64 %p1, { float, float, float, float }* %195, i64 %79, i64 %79, float* %196, i64 %p3, { float, float, float, float }* %197, i64 %89, i64 %89, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %154, i32 %99, i32 %p6, i8* %ctrl), !dbg !436
	%199 = fadd float %189, %198, !dbg !437
	br label %b35, !dbg !437

b35:
	%200 = phi float [ %189, %b31 ], [ %189, %b32 ], [ %189, %b33 ], [ %199, %b34 ], !dbg !433
	%201 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !438
	br i1 %91, label %b36, label %b37, !dbg !438

b36:
	%202 = sub i32 %p8, %152, !dbg !439
	%203 = icmp ult i32 %151, %202, !dbg !440
	%204 = select i1 %203, i32 %151, i32 %202, !dbg !440
	%205 = zext i32 %204 to i64, !dbg !441
	%206 = mul i32 %204, 4, !dbg !442
	%207 = zext i32 %206 to i64, !dbg !442
	%208 = zext i32 %152 to i64, !dbg !443
	%209 = add i64 %101, %208, !dbg !444
	%210 = mul i64 %209, 4, !dbg !445
	%211 = add i64 %103, %208, !dbg !446
	%212 = mul i64 %211, 4, !dbg !447
	%213 = add i64 %212, %207, !dbg !448
	%214 = sub i64 %213, %212, !dbg !449
	%215 = add i64 %210, %207, !dbg !450
	%216 = sub i64 %215, %210, !dbg !451
	%217 = add i32 %106, %114, !dbg !452
	%218 = sext i32 %217 to i64, !dbg !453
	%219 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %218, !dbg !454
	%220 = mul i32 %123, %125, !dbg !328
	%221 = icmp ugt i64 %213, %p1, !dbg !449
	%222 = icmp ugt i64 %212, %213, !dbg !449
	%223 = icmp ugt i64 %215, %p1, !dbg !451
	%224 = icmp uge i64 %218, %p5, !dbg !454
	%225 = icmp ne i64 %214, %216, !dbg !328
	%226 = icmp uge i64 %107, %108, !dbg !328
	%227 = icmp eq i64 addrspace(1)* %219, null, !dbg !328
	%228 = or i1 %221, %222, !dbg !328
	%229 = or i1 %228, %223, !dbg !328
	%230 = or i1 %229, %224, !dbg !328
	%231 = or i1 %230, %225, !dbg !328
	%232 = or i1 %231, %226, !dbg !328
	%233 = or i1 %232, %227, !dbg !328
	br i1 %233, label %b36_fail1, label %b36_ok1, !dbg !328, !prof !48

b36_ok1:
	%234 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !328, !range !17
	%235 = mul i32 %220, %234, !dbg !328
	%236 = sext i32 %201 to i64, !dbg !328
	%237 = sext i32 %235 to i64, !dbg !328
	%238 = add i64 %157, 1, !dbg !455
	%239 = getelementptr inbounds float, float addrspace(1)* %0, i64 %212, !dbg !449
	%240 = getelementptr inbounds float, float addrspace(1)* %0, i64 %210, !dbg !451
	%241 = mul i64 %216, 4, !dbg !328
	%242 = addrspacecast float addrspace(1)* %239 to float*, !dbg !328
	%243 = addrspacecast float addrspace(1)* %240 to float*, !dbg !328
	%244 = addrspacecast i64 addrspace(1)* %219 to i64*, !dbg !328
	%245 = icmp ne i64 %236, %237, !dbg !328
	br i1 %245, label %b36_fail8, label %b36_ok8, !dbg !328, !prof !48

b36_ok8:
	%246 = bitcast float* %242 to i8*, !dbg !328
	%247 = bitcast float* %243 to i8*, !dbg !328
	%248 = bitcast i64* %244 to i8*, !dbg !328
	call void @gpuc_put_signal_nbi_block(i8* %246, i8* %247, i64 %241, i8* %248, i64 %238, i32 9, i32 %p9), !dbg !328
	br label %b37, !dbg !327

b37:
	br i1 %122, label %b38, label %b39, !dbg !327

b38:
	%249 = sub i32 %p8, %152, !dbg !456
	%250 = icmp ult i32 %151, %249, !dbg !457
	%251 = select i1 %250, i32 %151, i32 %249, !dbg !457
	%252 = zext i32 %251 to i64, !dbg !458
	%253 = mul i32 %251, 4, !dbg !459
	%254 = zext i32 %253 to i64, !dbg !459
	%255 = zext i32 %152 to i64, !dbg !460
	%256 = add i64 %110, %255, !dbg !461
	%257 = mul i64 %256, 4, !dbg !462
	%258 = mul i64 %255, 4, !dbg !463
	%259 = add i64 %258, %254, !dbg !464
	%260 = sub i64 %259, %258, !dbg !465
	%261 = add i64 %257, %254, !dbg !466
	%262 = sub i64 %261, %257, !dbg !467
	%263 = add i32 %111, %114, !dbg !468
	%264 = sext i32 %263 to i64, !dbg !469
	%265 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %264, !dbg !470
	%266 = mul i32 %123, %125, !dbg !471
	%267 = icmp ugt i64 %259, %p1, !dbg !465
	%268 = icmp ugt i64 %261, %p1, !dbg !467
	%269 = icmp ugt i64 %257, %261, !dbg !467
	%270 = icmp uge i64 %264, %p5, !dbg !470
	%271 = icmp ne i64 %260, %262, !dbg !471
	%272 = icmp uge i64 %112, %108, !dbg !471
	%273 = icmp eq i64 addrspace(1)* %265, null, !dbg !471
	%274 = or i1 %267, %268, !dbg !471
	%275 = or i1 %274, %269, !dbg !471
	%276 = or i1 %275, %270, !dbg !471
	%277 = or i1 %276, %271, !dbg !471
	%278 = or i1 %277, %272, !dbg !471
	%279 = or i1 %278, %273, !dbg !471
	br i1 %279, label %b38_fail1, label %b38_ok1, !dbg !471, !prof !48

b38_ok1:
	%280 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !471, !range !17
	%281 = mul i32 %266, %280, !dbg !471
	%282 = sext i32 %201 to i64, !dbg !471
	%283 = sext i32 %281 to i64, !dbg !471
	%284 = add i64 %157, 1, !dbg !472
	%285 = getelementptr inbounds float, float addrspace(1)* %0, i64 %258, !dbg !465
	%286 = getelementptr inbounds float, float addrspace(1)* %0, i64 %257, !dbg !467
	%287 = mul i64 %262, 4, !dbg !471
	%288 = addrspacecast float addrspace(1)* %285 to float*, !dbg !471
	%289 = addrspacecast float addrspace(1)* %286 to float*, !dbg !471
	%290 = addrspacecast i64 addrspace(1)* %265 to i64*, !dbg !471
	%291 = icmp ne i64 %282, %283, !dbg !471
	br i1 %291, label %b38_fail8, label %b38_ok8, !dbg !471, !prof !48

b38_ok8:
	%292 = bitcast float* %288 to i8*, !dbg !471
	%293 = bitcast float* %289 to i8*, !dbg !471
	%294 = bitcast i64* %290 to i8*, !dbg !471
	call void @gpuc_put_signal_nbi_block(i8* %292, i8* %293, i64 %287, i8* %294, i64 %284, i32 9, i32 %p10), !dbg !471
	br label %b39, !dbg !382

b39:
	%295 = phi float [ 0.000000e+00, %b22 ], [ %200, %b37 ], [ %200, %b38_ok8 ], !dbg !433
	%296 = icmp sgt i32 %144, 1, !dbg !473
	%297 = select i1 %296, i32 %144, i32 1, !dbg !473
	%298 = icmp slt i32 %150, %99, !dbg !474
	%299 = select i1 %298, i32 %150, i32 %99, !dbg !474
	%300 = addrspacecast float addrspace(1)* %0 to float*, !dbg !475
	%301 = addrspacecast { float, float, float, float } addrspace(1)* %80 to { float, float, float, float }*, !dbg !475
	%302 = addrspacecast float addrspace(1)* %1 to float*, !dbg !475
	%303 = addrspacecast { float, float, float, float } addrspace(1)* %90 to { float, float, float, float }*, !dbg !475
	%304 = call float @gpuc_fn_solver_march(float* %300, i64 %p1, { float, float, float, float }* %301, i64 %79, i64 %79, float* %302, i64 %p3, { float, float, float, float }* %303, i64 %89, i64 %89, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %154, i32 %297, i32 %299, i8* %ctrl), !dbg !475
	%305 = fadd float %295, %304, !dbg !476
	%306 = fadd float %113, %305, !dbg !477
	%307 = add i32 %114, %116, !dbg !478
	br label %b20, !dbg !478

b40:
	br label %fail, !dbg !360

b41:
	br label %fail, !dbg !360

b42:
	br label %fail, !dbg !358

b43:
	br label %fail, !dbg !358

b44:
	%308 = phi float [ 0.000000e+00, %b14 ], [ %113, %b20 ], !dbg !479
	br i1 %64, label %b45, label %b60, !dbg !480

b45:
	br i1 %21, label %b46, label %b60, !dbg !480

b46:
	%309 = sext i32 %p27 to i64, !dbg !362
	%310 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %309, !dbg !362
	%311 = icmp uge i64 %309, %p26, !dbg !362
	%312 = icmp uge i64 0, %p20, !dbg !483
	%313 = or i1 %311, %312, !dbg !483
	br i1 %313, label %b46_fail1, label %b46_ok1, !dbg !483, !prof !48

b46_ok1:
	%314 = load i64, i64 addrspace(1)* %310, align 8, !dbg !362
	%315 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 0, !dbg !483
	%316 = load i32, i32 addrspace(1)* %315, align 4, !dbg !483
	%317 = sext i32 %9 to i64, !dbg !486
	%318 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !487, !range !83
	%319 = sext i32 %318 to i64, !dbg !487
	%320 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !487, !range !19
	%321 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !487, !range !19
	%322 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !487, !range !20
	%323 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !487, !range !16
	%324 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !487, !range !16
	%325 = mul i32 %324, %322, !dbg !487
	%326 = add i32 %321, %325, !dbg !487
	%327 = mul i32 %323, %326, !dbg !487
	%328 = add i32 %320, %327, !dbg !487
	%329 = and i32 %328, -32, !dbg !487
	%330 = mul i32 %323, %324, !dbg !487
	%331 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !487, !range !17
	%332 = mul i32 %330, %331, !dbg !487
	%333 = sub i32 %332, %329, !dbg !487
	%334 = icmp slt i32 %333, 32, !dbg !487
	%335 = select i1 %334, i32 %333, i32 32, !dbg !487
	%336 = sext i32 %335 to i64, !dbg !487
	br label %b47, !dbg !487

b47:
	%337 = phi double [ 0.000000e+00, %b46_ok1 ], [ %363, %b49_ok1 ], !dbg !491
	%338 = phi i64 [ %319, %b46_ok1 ], [ %364, %b49_ok1 ], !dbg !487
	%339 = icmp slt i64 %338, %317, !dbg !487
	br i1 %339, label %b48, label %b51, !dbg !487

b48:
	%340 = urem i32 %316, 2, !dbg !493
	%341 = zext i32 %340 to i64, !dbg !494
	%342 = trunc i64 %317 to i32, !dbg !495
	%343 = mul i32 %340, %342, !dbg !495
	%344 = zext i32 %343 to i64, !dbg !495
	%345 = add i64 %344, %338, !dbg !496
	%346 = mul i64 %345, 2, !dbg !497
	%347 = add i64 %346, 2, !dbg !499
	%348 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %346, !dbg !500
	%349 = addrspacecast i64 addrspace(1)* %348 to i64*, !dbg !501
	%350 = ptrtoint i64* %349 to i64, !dbg !501
	%351 = and i64 %350, 15, !dbg !501
	%352 = icmp eq i64 %351, 0, !dbg !501
	%353 = icmp ugt i64 %347, %p18, !dbg !500
	%354 = icmp ugt i64 %346, %347, !dbg !500
	%355 = or i1 %353, %354, !dbg !500
	br i1 %355, label %b48_fail1, label %b48_ok1, !dbg !500, !prof !48

b48_ok1:
	br i1 %352, label %b49, label %b50, !dbg !501

b49:
	%356 = bitcast i64 addrspace(1)* %348 to { i64, i64 } addrspace(1)*, !dbg !501
	%357 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %356, i64 0, !dbg !502
	%358 = addrspacecast { i64, i64 } addrspace(1)* %357 to { i64, i64 }*, !dbg !490
	%359 = icmp eq { i64, i64 } addrspace(1)* %357, null, !dbg !490
	br i1 %359, label %b49_fail1, label %b49_ok1, !dbg !490, !prof !48

b49_ok1:
	%360 = bitcast { i64, i64 }* %358 to i8*, !dbg !490
	%361 = call i64 @gpuc_wait_line_thread(i8* %360, i32 %316, i32 1, i8* %ctrl, i32 32), !dbg !490
	%362 = bitcast i64 %361 to double, !dbg !503
	%363 = fadd double %337, %362, !dbg !504
	%364 = add i64 %338, %336, !dbg !487
	br label %b47, !dbg !487

b50:
	br label %fail, !dbg !501

b51:
	%365 = icmp eq i64 %336, 32, !dbg !510
	br i1 %365, label %b52, label %b54, !dbg !510

b52:
	%366 = phi double [ %383, %b53 ], [ %337, %b51 ], !dbg !511
	%367 = phi i64 [ %386, %b53 ], [ 16, %b51 ], !dbg !512
	%368 = icmp sgt i64 %367, 0, !dbg !513
	br i1 %368, label %b53, label %b57, !dbg !513

b53:
	%369 = trunc i64 %367 to i32, !dbg !514
	%370 = bitcast double %366 to i64, !dbg !514
	%371 = trunc i64 %370 to i32, !dbg !514
	%372 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %371, i32 %369, i32 31), !dbg !514
	%373 = extractvalue { i32, i1 } %372, 0, !dbg !514
	%374 = lshr i64 %370, 32, !dbg !514
	%375 = trunc i64 %374 to i32, !dbg !514
	%376 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %375, i32 %369, i32 31), !dbg !514
	%377 = extractvalue { i32, i1 } %376, 0, !dbg !514
	%378 = zext i32 %377 to i64, !dbg !514
	%379 = shl i64 %378, 32, !dbg !514
	%380 = zext i32 %373 to i64, !dbg !514
	%381 = or i64 %380, %379, !dbg !514
	%382 = bitcast i64 %381 to double, !dbg !514
	%383 = fadd double %366, %382, !dbg !515
	%384 = trunc i64 %367 to i32, !dbg !516
	%385 = udiv i32 %384, 2, !dbg !516
	%386 = zext i32 %385 to i64, !dbg !516
	br label %b52, !dbg !516

b54:
	%387 = bitcast double %337 to i64, !dbg !517
	%388 = trunc i64 %387 to i32, !dbg !517
	%389 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %388, i32 0, i32 31), !dbg !517
	%390 = extractvalue { i32, i1 } %389, 0, !dbg !517
	%391 = lshr i64 %387, 32, !dbg !517
	%392 = trunc i64 %391 to i32, !dbg !517
	%393 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %392, i32 0, i32 31), !dbg !517
	%394 = extractvalue { i32, i1 } %393, 0, !dbg !517
	%395 = zext i32 %394 to i64, !dbg !517
	%396 = shl i64 %395, 32, !dbg !517
	%397 = zext i32 %390 to i64, !dbg !517
	%398 = or i64 %397, %396, !dbg !517
	%399 = bitcast i64 %398 to double, !dbg !517
	br label %b55, !dbg !517

b55:
	%400 = phi double [ %399, %b54 ], [ %417, %b56 ], !dbg !518
	%401 = phi i64 [ 1, %b54 ], [ %418, %b56 ], !dbg !519
	%402 = icmp slt i64 %401, %336, !dbg !520
	br i1 %402, label %b56, label %b57, !dbg !520

b56:
	%403 = trunc i64 %401 to i32, !dbg !521
	%404 = bitcast double %337 to i64, !dbg !521
	%405 = trunc i64 %404 to i32, !dbg !521
	%406 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %405, i32 %403, i32 31), !dbg !521
	%407 = extractvalue { i32, i1 } %406, 0, !dbg !521
	%408 = lshr i64 %404, 32, !dbg !521
	%409 = trunc i64 %408 to i32, !dbg !521
	%410 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %409, i32 %403, i32 31), !dbg !521
	%411 = extractvalue { i32, i1 } %410, 0, !dbg !521
	%412 = zext i32 %411 to i64, !dbg !521
	%413 = shl i64 %412, 32, !dbg !521
	%414 = zext i32 %407 to i64, !dbg !521
	%415 = or i64 %414, %413, !dbg !521
	%416 = bitcast i64 %415 to double, !dbg !521
	%417 = fadd double %400, %416, !dbg !515
	%418 = add i64 %401, 1, !dbg !522
	br label %b55, !dbg !522

b57:
	%419 = phi double [ %366, %b52 ], [ %400, %b55 ], !dbg !509
	%420 = sext i32 %328 to i64, !dbg !523
	%421 = icmp ne i64 %420, 0, !dbg !524
	br i1 %421, label %b60, label %b58, !dbg !524

b58:
	%422 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !525
	%423 = icmp uge i64 0, %p22, !dbg !525
	br i1 %423, label %b58_fail1, label %b58_ok1, !dbg !525, !prof !48

b58_ok1:
	store double %419, double addrspace(1)* %422, align 8, !dbg !525
	%424 = fcmp ole double %419, %p30, !dbg !526
	br i1 %424, label %b59, label %b60, !dbg !526

b59:
	%425 = add i64 %314, 1, !dbg !527
	%426 = urem i64 %425, 2, !dbg !528
	%427 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %426, !dbg !529
	%428 = icmp uge i64 %426, %p24, !dbg !529
	br i1 %428, label %b59_fail1, label %b59_ok1, !dbg !529, !prof !48

b59_ok1:
	store i64 %314, i64 addrspace(1)* %427, align 8, !dbg !529
	br label %b60, !dbg !529

b60:
	%429 = icmp ne i32 %p28, 0, !dbg !530
	br i1 %429, label %b61, label %b75, !dbg !530

b61:
	%430 = fpext float %308 to double, !dbg !533
	%431 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !537, !range !19
	%432 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !537, !range !19
	%433 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !537, !range !20
	%434 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !537, !range !16
	%435 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !537, !range !16
	%436 = mul i32 %435, %433, !dbg !537
	%437 = add i32 %432, %436, !dbg !537
	%438 = mul i32 %434, %437, !dbg !537
	%439 = add i32 %431, %438, !dbg !537
	%440 = and i32 %439, -32, !dbg !537
	%441 = mul i32 %434, %435, !dbg !537
	%442 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !537, !range !17
	%443 = mul i32 %441, %442, !dbg !537
	%444 = sub i32 %443, %440, !dbg !537
	%445 = icmp slt i32 %444, 32, !dbg !537
	%446 = select i1 %445, i32 %444, i32 32, !dbg !537
	%447 = sext i32 %446 to i64, !dbg !537
	%448 = icmp eq i64 %447, 32, !dbg !538
	br i1 %448, label %b62, label %b64, !dbg !538

b62:
	%449 = phi double [ %466, %b63 ], [ %430, %b61 ], !dbg !539
	%450 = phi i64 [ %469, %b63 ], [ 16, %b61 ], !dbg !540
	%451 = icmp sgt i64 %450, 0, !dbg !541
	br i1 %451, label %b63, label %b67, !dbg !541

b63:
	%452 = trunc i64 %450 to i32, !dbg !542
	%453 = bitcast double %449 to i64, !dbg !542
	%454 = trunc i64 %453 to i32, !dbg !542
	%455 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %454, i32 %452, i32 31), !dbg !542
	%456 = extractvalue { i32, i1 } %455, 0, !dbg !542
	%457 = lshr i64 %453, 32, !dbg !542
	%458 = trunc i64 %457 to i32, !dbg !542
	%459 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %458, i32 %452, i32 31), !dbg !542
	%460 = extractvalue { i32, i1 } %459, 0, !dbg !542
	%461 = zext i32 %460 to i64, !dbg !542
	%462 = shl i64 %461, 32, !dbg !542
	%463 = zext i32 %456 to i64, !dbg !542
	%464 = or i64 %463, %462, !dbg !542
	%465 = bitcast i64 %464 to double, !dbg !542
	%466 = fadd double %449, %465, !dbg !543
	%467 = trunc i64 %450 to i32, !dbg !544
	%468 = udiv i32 %467, 2, !dbg !544
	%469 = zext i32 %468 to i64, !dbg !544
	br label %b62, !dbg !544

b64:
	%470 = bitcast double %430 to i64, !dbg !545
	%471 = trunc i64 %470 to i32, !dbg !545
	%472 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %471, i32 0, i32 31), !dbg !545
	%473 = extractvalue { i32, i1 } %472, 0, !dbg !545
	%474 = lshr i64 %470, 32, !dbg !545
	%475 = trunc i64 %474 to i32, !dbg !545
	%476 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %475, i32 0, i32 31), !dbg !545
	%477 = extractvalue { i32, i1 } %476, 0, !dbg !545
	%478 = zext i32 %477 to i64, !dbg !545
	%479 = shl i64 %478, 32, !dbg !545
	%480 = zext i32 %473 to i64, !dbg !545
	%481 = or i64 %480, %479, !dbg !545
	%482 = bitcast i64 %481 to double, !dbg !545
	br label %b65, !dbg !545

b65:
	%483 = phi double [ %482, %b64 ], [ %500, %b66 ], !dbg !546
	%484 = phi i64 [ 1, %b64 ], [ %501, %b66 ], !dbg !547
	%485 = icmp slt i64 %484, %447, !dbg !548
	br i1 %485, label %b66, label %b67, !dbg !548

b66:
	%486 = trunc i64 %484 to i32, !dbg !549
	%487 = bitcast double %430 to i64, !dbg !549
	%488 = trunc i64 %487 to i32, !dbg !549
	%489 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %488, i32 %486, i32 31), !dbg !549
	%490 = extractvalue { i32, i1 } %489, 0, !dbg !549
	%491 = lshr i64 %487, 32, !dbg !549
	%492 = trunc i64 %491 to i32, !dbg !549
	%493 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %492, i32 %486, i32 31), !dbg !549
	%494 = extractvalue { i32, i1 } %493, 0, !dbg !549
	%495 = zext i32 %494 to i64, !dbg !549
	%496 = shl i64 %495, 32, !dbg !549
	%497 = zext i32 %490 to i64, !dbg !549
	%498 = or i64 %497, %496, !dbg !549
	%499 = bitcast i64 %498 to double, !dbg !549
	%500 = fadd double %483, %499, !dbg !543
	%501 = add i64 %484, 1, !dbg !550
	br label %b65, !dbg !550

b67:
	%502 = phi double [ %449, %b62 ], [ %483, %b65 ], !dbg !536
	%503 = sext i32 %443 to i64, !dbg !552
	%504 = trunc i64 %503 to i32, !dbg !553
	%505 = add i32 %504, 32, !dbg !553
	%506 = zext i32 %505 to i64, !dbg !553
	%507 = sub i32 %505, 1, !dbg !554
	%508 = zext i32 %507 to i64, !dbg !554
	%509 = udiv i32 %507, 32, !dbg !555
	%510 = zext i32 %509 to i64, !dbg !555
	%511 = icmp eq i64 %510, 1, !dbg !556
	br i1 %511, label %b73, label %b68, !dbg !556

b68:
	call void @llvm.nvvm.barrier0(), !dbg !558
	%512 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !559, !range !83
	%513 = sext i32 %512 to i64, !dbg !559
	%514 = icmp eq i64 %513, 0, !dbg !560
	br i1 %514, label %b69, label %b70, !dbg !560

b69:
	%515 = sext i32 %439 to i64, !dbg !561
	%516 = trunc i64 %515 to i32, !dbg !562
	%517 = udiv i32 %516, 32, !dbg !562
	%518 = zext i32 %517 to i64, !dbg !562
	%519 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %518, !dbg !563
	store double %502, double addrspace(3)* %519, align 8, !dbg !563
	br label %b70, !dbg !563

b70:
	call void @llvm.nvvm.barrier0(), !dbg !564
	%520 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !565
	%521 = load double, double addrspace(3)* %520, align 8, !dbg !565
	br label %b71, !dbg !565

b71:
	%522 = phi double [ %521, %b70 ], [ %527, %b72 ], !dbg !566
	%523 = phi i64 [ 1, %b70 ], [ %528, %b72 ], !dbg !567
	%524 = icmp slt i64 %523, %510, !dbg !568
	br i1 %524, label %b72, label %b73, !dbg !568

b72:
	%525 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %523, !dbg !569
	%526 = load double, double addrspace(3)* %525, align 8, !dbg !569
	%527 = fadd double %522, %526, !dbg !543
	%528 = add i64 %523, 1, !dbg !570
	br label %b71, !dbg !570

b73:
	%529 = phi double [ %502, %b67 ], [ %522, %b71 ], !dbg !535
	%530 = sext i32 %439 to i64, !dbg !571
	%531 = icmp eq i64 %530, 0, !dbg !572
	br i1 %531, label %b74, label %b75, !dbg !572

b74:
	%532 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !573, !range !393
	%533 = sext i32 %532 to i64, !dbg !573
	%534 = mul i64 %13, %533, !dbg !574
	%535 = add i64 %534, %11, !dbg !575
	%536 = mul i64 %535, 2, !dbg !577
	%537 = zext i32 %p28 to i64, !dbg !578
	%538 = add i64 %536, %537, !dbg !579
	%539 = sub i64 %538, 1, !dbg !580
	%540 = getelementptr inbounds double, double addrspace(1)* %3, i64 %539, !dbg !581
	%541 = icmp uge i64 %539, %p16, !dbg !581
	br i1 %541, label %b74_fail1, label %b74_ok1, !dbg !581, !prof !48

b74_ok1:
	store double %529, double addrspace(1)* %540, align 8, !dbg !581
	br label %b75, !dbg !581

b75:
	ret void, !dbg !532

b4_fail1:
	%542 = icmp uge i64 %34, %p26, !dbg !342
	br i1 %542, label %b4_fail2, label %b4_ok2, !dbg !342

b4_fail2:
	br label %fail, !dbg !342

b4_ok2:
	br label %fail, !dbg !343

b6_fail1:
	br label %fail, !dbg !347

b9_fail1:
	br label %fail, !dbg !351

b23_fail1:
	br label %fail, !dbg !362

b25_fail1:
	%543 = icmp uge i64 %165, %p5, !dbg !423
	br i1 %543, label %b25_fail2, label %b25_ok2, !dbg !423

b25_fail2:
	br label %fail, !dbg !423

b25_ok2:
	br label %fail, !dbg !424

b27_fail1:
	%544 = icmp uge i64 %174, %p5, !dbg !427
	br i1 %544, label %b27_fail2, label %b27_ok2, !dbg !427

b27_fail2:
	br label %fail, !dbg !427

b27_ok2:
	br label %fail, !dbg !428

b36_fail1:
	%545 = icmp ugt i64 %213, %p1, !dbg !449
	br i1 %545, label %b36_fail2, label %b36_ok2, !dbg !449

b36_fail2:
	br label %fail, !dbg !449

b36_ok2:
	%546 = icmp ugt i64 %212, %213, !dbg !449
	br i1 %546, label %b36_fail3, label %b36_ok3, !dbg !449

b36_fail3:
	br label %fail, !dbg !449

b36_ok3:
	%547 = icmp ugt i64 %215, %p1, !dbg !451
	br i1 %547, label %b36_fail4, label %b36_ok4, !dbg !451

b36_fail4:
	br label %fail, !dbg !451

b36_ok4:
	%548 = icmp uge i64 %218, %p5, !dbg !454
	br i1 %548, label %b36_fail5, label %b36_ok5, !dbg !454

b36_fail5:
	br label %fail, !dbg !454

b36_ok5:
	%549 = icmp ne i64 %214, %216, !dbg !328
	br i1 %549, label %b36_fail6, label %b36_ok6, !dbg !328

b36_fail6:
	br label %fail, !dbg !328

b36_ok6:
	%550 = icmp uge i64 %107, %108, !dbg !328
	br i1 %550, label %b36_fail7, label %b36_ok7, !dbg !328

b36_fail7:
	br label %fail, !dbg !328

b36_ok7:
	br label %fail, !dbg !328

b36_fail8:
	br label %fail, !dbg !328

b38_fail1:
	%551 = icmp ugt i64 %259, %p1, !dbg !465
	br i1 %551, label %b38_fail2, label %b38_ok2, !dbg !465

b38_fail2:
	br label %fail, !dbg !465

b38_ok2:
	%552 = icmp ugt i64 %261, %p1, !dbg !467
	br i1 %552, label %b38_fail3, label %b38_ok3, !dbg !467

b38_fail3:
	br label %fail, !dbg !467

b38_ok3:
	%553 = icmp ugt i64 %257, %261, !dbg !467
	br i1 %553, label %b38_fail4, label %b38_ok4, !dbg !467

b38_fail4:
	br label %fail, !dbg !467

b38_ok4:
	%554 = icmp uge i64 %264, %p5, !dbg !470
	br i1 %554, label %b38_fail5, label %b38_ok5, !dbg !470

b38_fail5:
	br label %fail, !dbg !470

b38_ok5:
	%555 = icmp ne i64 %260, %262, !dbg !471
	br i1 %555, label %b38_fail6, label %b38_ok6, !dbg !471

b38_fail6:
	br label %fail, !dbg !471

b38_ok6:
	%556 = icmp uge i64 %112, %108, !dbg !471
	br i1 %556, label %b38_fail7, label %b38_ok7, !dbg !471

b38_fail7:
	br label %fail, !dbg !471

b38_ok7:
	br label %fail, !dbg !471

b38_fail8:
	br label %fail, !dbg !471

b46_fail1:
	%557 = icmp uge i64 %309, %p26, !dbg !362
	br i1 %557, label %b46_fail2, label %b46_ok2, !dbg !362

b46_fail2:
	br label %fail, !dbg !362

b46_ok2:
	br label %fail, !dbg !483

b48_fail1:
	%558 = icmp ugt i64 %347, %p18, !dbg !500
	br i1 %558, label %b48_fail2, label %b48_ok2, !dbg !500

b48_fail2:
	br label %fail, !dbg !500

b48_ok2:
	br label %fail, !dbg !500

b49_fail1:
	br label %fail, !dbg !490

b58_fail1:
	br label %fail, !dbg !525

b59_fail1:
	br label %fail, !dbg !529

b74_fail1:
	br label %fail, !dbg !581

fail:
	%559 = phi i32 [ 0, %b4_fail2 ], [ 0, %b4_ok2 ], [ 1, %b6_fail1 ], [ 2, %b9_fail1 ], [ 12, %b23_fail1 ], [ 13, %b25_fail2 ], [ 14, %b25_ok2 ], [ 13, %b27_fail2 ], [ 16, %b27_ok2 ], [ 25, %b36_fail2 ], [ 26, %b36_fail3 ], [ 25, %b36_fail4 ], [ 13, %b36_fail5 ], [ 27, %b36_fail6 ], [ 28, %b36_fail7 ], [ 29, %b36_ok7 ], [ 42, %b36_fail8 ], [ 25, %b38_fail2 ], [ 25, %b38_fail3 ], [ 26, %b38_fail4 ], [ 13, %b38_fail5 ], [ 27, %b38_fail6 ], [ 28, %b38_fail7 ], [ 29, %b38_ok7 ], [ 43, %b38_fail8 ], [ 11, %b40 ], [ 10, %b41 ], [ 11, %b42 ], [ 10, %b43 ], [ 12, %b46_fail2 ], [ 30, %b46_ok2 ], [ 5, %b48_fail2 ], [ 6, %b48_ok2 ], [ 31, %b49_fail1 ], [ 7, %b50 ], [ 33, %b58_fail1 ], [ 34, %b59_fail1 ], [ 35, %b74_fail1 ], !dbg !321
	%560 = phi i64 [ %34, %b4_fail2 ], [ %35, %b4_ok2 ], [ %45, %b6_fail1 ], [ %61, %b9_fail1 ], [ %92, %b23_fail1 ], [ %165, %b25_fail2 ], [ 0, %b25_ok2 ], [ %174, %b27_fail2 ], [ 0, %b27_ok2 ], [ %213, %b36_fail2 ], [ %212, %b36_fail3 ], [ %215, %b36_fail4 ], [ %218, %b36_fail5 ], [ %214, %b36_fail6 ], [ %107, %b36_fail7 ], [ 0, %b36_ok7 ], [ %236, %b36_fail8 ], [ %259, %b38_fail2 ], [ %261, %b38_fail3 ], [ %257, %b38_fail4 ], [ %264, %b38_fail5 ], [ %260, %b38_fail6 ], [ %112, %b38_fail7 ], [ 0, %b38_ok7 ], [ %282, %b38_fail8 ], [ %85, %b40 ], [ %p3, %b41 ], [ %75, %b42 ], [ %p1, %b43 ], [ %309, %b46_fail2 ], [ 0, %b46_ok2 ], [ %347, %b48_fail2 ], [ %346, %b48_ok2 ], [ 0, %b49_fail1 ], [ %351, %b50 ], [ 0, %b58_fail1 ], [ %426, %b59_fail1 ], [ %539, %b74_fail1 ], !dbg !321
	%561 = phi i64 [ %p26, %b4_fail2 ], [ %p26, %b4_ok2 ], [ %p24, %b6_fail1 ], [ %p24, %b9_fail1 ], [ %p26, %b23_fail1 ], [ %p5, %b25_fail2 ], [ 0, %b25_ok2 ], [ %p5, %b27_fail2 ], [ 0, %b27_ok2 ], [ %p1, %b36_fail2 ], [ %213, %b36_fail3 ], [ %p1, %b36_fail4 ], [ %p5, %b36_fail5 ], [ %216, %b36_fail6 ], [ %108, %b36_fail7 ], [ 0, %b36_ok7 ], [ %237, %b36_fail8 ], [ %p1, %b38_fail2 ], [ %p1, %b38_fail3 ], [ %261, %b38_fail4 ], [ %p5, %b38_fail5 ], [ %262, %b38_fail6 ], [ %108, %b38_fail7 ], [ 0, %b38_ok7 ], [ %283, %b38_fail8 ], [ 16, %b40 ], [ 4, %b41 ], [ 16, %b42 ], [ 4, %b43 ], [ %p26, %b46_fail2 ], [ %p20, %b46_ok2 ], [ %p18, %b48_fail2 ], [ %347, %b48_ok2 ], [ 0, %b49_fail1 ], [ 16, %b50 ], [ %p22, %b58_fail1 ], [ %p24, %b59_fail1 ], [ %p16, %b74_fail1 ], !dbg !321
	call void @gpuc_fail(i8* %ctrl, i32 %559, i64 %560, i64 %561), !dbg !321
	ret void, !dbg !321
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, double* %p15, i64 %p16, i64* %p17, i64 %p18, i32* %p19, i64 %p20, double* %p21, i64 %p22, i64* %p23, i64 %p24, i64 %p25, i32 %p26, i32 %p27, i32 %p28, i32 %p29, i32 %p30, double %p31, i8* %ctrl) nounwind !dbg !582 {
entry:
	br label %b0, !dbg !583

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !583
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !583
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !583
	%3 = addrspacecast double* %p15 to double addrspace(1)*, !dbg !583
	%4 = addrspacecast i64* %p17 to i64 addrspace(1)*, !dbg !583
	%5 = addrspacecast i32* %p19 to i32 addrspace(1)*, !dbg !583
	%6 = addrspacecast double* %p21 to double addrspace(1)*, !dbg !583
	%7 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !583
	%8 = call i32 @gpuc_num_pes_thread(), !dbg !587
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !589, !range !119
	%10 = sext i32 %9 to i64, !dbg !589
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !589, !range !120
	%12 = sext i32 %11 to i64, !dbg !589
	%13 = icmp eq i64 %10, 0, !dbg !590
	br i1 %13, label %b1, label %b2, !dbg !590

b1:
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !591, !range !334
	%15 = sext i32 %14 to i64, !dbg !591
	%16 = sub i64 %15, 2, !dbg !592
	%17 = icmp sgt i64 %16, 0, !dbg !593
	%18 = select i1 %17, i64 %16, i64 0, !dbg !593
	%19 = icmp eq i64 %12, %18, !dbg !594
	br label %b2, !dbg !594

b2:
	%20 = phi i1 [ false, %b0 ], [ %19, %b1 ], !dbg !595
	%21 = and i64 %p1, 3, !dbg !597
	%22 = icmp eq i64 %21, 0, !dbg !597
	br i1 %22, label %b3, label %b74, !dbg !597

b3:
	%23 = addrspacecast float addrspace(1)* %0 to float*, !dbg !597
	%24 = ptrtoint float* %23 to i64, !dbg !597
	%25 = and i64 %24, 15, !dbg !597
	%26 = icmp eq i64 %25, 0, !dbg !597
	%27 = icmp eq i64 %p1, 0, !dbg !597
	%28 = or i1 %26, %27, !dbg !597
	br i1 %28, label %b4, label %b73, !dbg !597

b4:
	%29 = ashr i64 %p1, 2, !dbg !597
	%30 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !597
	%31 = and i64 %p3, 3, !dbg !599
	%32 = icmp eq i64 %31, 0, !dbg !599
	br i1 %32, label %b5, label %b72, !dbg !599

b5:
	%33 = addrspacecast float addrspace(1)* %1 to float*, !dbg !599
	%34 = ptrtoint float* %33 to i64, !dbg !599
	%35 = and i64 %34, 15, !dbg !599
	%36 = icmp eq i64 %35, 0, !dbg !599
	%37 = icmp eq i64 %p3, 0, !dbg !599
	%38 = or i1 %36, %37, !dbg !599
	br i1 %38, label %b6, label %b71, !dbg !599

b6:
	%39 = ashr i64 %p3, 2, !dbg !599
	%40 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !599
	%41 = icmp ult i32 0, %p26, !dbg !598
	br i1 %41, label %b7, label %b70, !dbg !598

b7:
	%42 = icmp sgt i32 %p6, 0, !dbg !600
	%43 = sext i32 %8 to i64, !dbg !603
	%44 = icmp eq i64 %12, 0, !dbg !604
	%45 = icmp sgt i32 %p6, 1, !dbg !605
	%46 = sub i32 %p6, 1, !dbg !606
	%47 = add i32 %p11, 1, !dbg !607
	%48 = zext i32 %p8 to i64, !dbg !608
	%49 = sext i32 %47 to i64, !dbg !609
	%50 = mul i64 %49, %48, !dbg !610
	%51 = sext i32 %p9 to i64, !dbg !611
	%52 = sext i32 %p6 to i64, !dbg !613
	%53 = mul i64 %52, %48, !dbg !614
	%54 = sext i32 %p10 to i64, !dbg !615
	br label %b8, !dbg !616

b8:
	%55 = phi i64 [ %518, %b69 ], [ %p25, %b7 ], !dbg !616
	%56 = phi i32 [ %396, %b69 ], [ %p27, %b7 ], !dbg !616
	%57 = phi i32 [ %397, %b69 ], [ %p29, %b7 ], !dbg !617
	%58 = phi i32 [ %398, %b69 ], [ %p30, %b7 ], !dbg !618
	%59 = phi float addrspace(1)* [ %64, %b69 ], [ %0, %b7 ], !dbg !619
	%60 = phi i64 [ %65, %b69 ], [ %p1, %b7 ], !dbg !619
	%61 = phi { float, float, float, float } addrspace(1)* [ %66, %b69 ], [ %30, %b7 ], !dbg !619
	%62 = phi i64 [ %67, %b69 ], [ %29, %b7 ], !dbg !619
	%63 = phi i64 [ %68, %b69 ], [ %29, %b7 ], !dbg !619
	%64 = phi float addrspace(1)* [ %59, %b69 ], [ %1, %b7 ], !dbg !620
	%65 = phi i64 [ %60, %b69 ], [ %p3, %b7 ], !dbg !620
	%66 = phi { float, float, float, float } addrspace(1)* [ %61, %b69 ], [ %40, %b7 ], !dbg !620
	%67 = phi i64 [ %62, %b69 ], [ %39, %b7 ], !dbg !620
	%68 = phi i64 [ %63, %b69 ], [ %39, %b7 ], !dbg !620
	%69 = phi i32 [ %519, %b69 ], [ 0, %b7 ], !dbg !620
	%70 = icmp ne i32 %57, 0, !dbg !621
	br i1 %70, label %b9, label %b11, !dbg !621

b9:
	br i1 %20, label %b10, label %b11, !dbg !621

b10:
	%71 = addrspacecast double addrspace(1)* %3 to double*, !dbg !622
	%72 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !622
	%73 = addrspacecast i32 addrspace(1)* %5 to i32*, !dbg !622
	%74 = addrspacecast double addrspace(1)* %6 to double*, !dbg !622
	%75 = addrspacecast i64 addrspace(1)* %7 to i64*, !dbg !622
	call void @gpuc_fn_solver_publish(double* %71, i64 %p16, i64 %p16, i64* %72, i64 %p18, i32* %73, i64 %p20, i64 %p20, double* %74, i64 %p22, i64 %p22, i64* %75, i64 %p24, i64 %p24, i32 %57, i8* %ctrl), !dbg !622
	br label %b11, !dbg !622

b11:
	%76 = urem i64 %55, 2, !dbg !623
	%77 = trunc i64 %76 to i32, !dbg !624
	%78 = sub i32 1, %77, !dbg !625
	br i1 %42, label %b12, label %b33, !dbg !600

b12:
	%79 = mul i32 %77, 2, !dbg !627
	%80 = mul i32 %79, %p14, !dbg !628
	%81 = add i32 %79, 1, !dbg !630
	%82 = mul i32 %81, %p14, !dbg !631
	%83 = add i64 %55, 1, !dbg !632
	%84 = mul i32 %78, 2, !dbg !634
	%85 = add i32 %84, 1, !dbg !635
	%86 = mul i32 %85, %p14, !dbg !636
	%87 = mul i32 %84, %p14, !dbg !638
	br label %b13, !dbg !639

b13:
	%88 = phi float [ %276, %b32 ], [ 0.000000e+00, %b12 ], !dbg !639
	%89 = phi i32 [ %277, %b32 ], [ %9, %b12 ], !dbg !640
	%90 = icmp slt i32 %89, %p14, !dbg !641
	br i1 %90, label %b14, label %b33, !dbg !641

b14:
	%91 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !642, !range !393
	%92 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !642, !range !334
	%93 = sext i32 %92 to i64, !dbg !642
	%94 = trunc i64 %93 to i32, !dbg !643
	%95 = sub i32 %94, 1, !dbg !643
	%96 = zext i32 %95 to i64, !dbg !643
	%97 = icmp eq i64 %12, %96, !dbg !644
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !645, !range !16
	%99 = sext i32 %98 to i64, !dbg !645
	%100 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !645, !range !16
	%101 = sext i32 %100 to i64, !dbg !645
	%102 = trunc i64 %12 to i32, !dbg !646
	%103 = trunc i64 %101 to i32, !dbg !646
	%104 = mul i32 %102, %103, !dbg !646
	%105 = zext i32 %104 to i64, !dbg !646
	%106 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !647, !range !19
	%107 = sext i32 %106 to i64, !dbg !647
	%108 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !647, !range !19
	%109 = sext i32 %108 to i64, !dbg !647
	%110 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !647, !range !20
	%111 = trunc i64 %109 to i32, !dbg !648
	%112 = add i32 %104, %111, !dbg !648
	%113 = zext i32 %112 to i64, !dbg !648
	%114 = trunc i64 %113 to i32, !dbg !649
	%115 = mul i32 %114, %p12, !dbg !651
	%116 = icmp slt i32 %114, %p13, !dbg !652
	%117 = select i1 %116, i32 %114, i32 %p13, !dbg !652
	%118 = add i32 %115, %117, !dbg !653
	%119 = sub i32 %118, 4, !dbg !654
	%120 = add i32 %114, 1, !dbg !655
	%121 = mul i32 %120, %p12, !dbg !657
	%122 = icmp slt i32 %120, %p13, !dbg !658
	%123 = select i1 %122, i32 %120, i32 %p13, !dbg !658
	%124 = add i32 %121, %123, !dbg !659
	%125 = sub i32 %124, 4, !dbg !660
	%126 = trunc i64 %99 to i32, !dbg !662
	%127 = mul i32 %89, %126, !dbg !663
	%128 = trunc i64 %107 to i32, !dbg !664
	%129 = add i32 %127, %128, !dbg !665
	br i1 %44, label %b16, label %b15, !dbg !665

b15:
	br i1 %97, label %b16, label %b32, !dbg !665

b16:
	%130 = mul i32 %100, %110, !dbg !666
	%131 = add i32 %108, %130, !dbg !666
	%132 = mul i32 %98, %131, !dbg !666
	%133 = add i32 %106, %132, !dbg !666
	%134 = sext i32 %133 to i64, !dbg !666
	%135 = icmp eq i64 %134, 0, !dbg !667
	br i1 %135, label %b17, label %b21, !dbg !667

b17:
	br i1 %44, label %b18, label %b19, !dbg !667

b18:
	%136 = add i32 %80, %89, !dbg !668
	%137 = sext i32 %136 to i64, !dbg !669
	%138 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %137, !dbg !670
	%139 = addrspacecast i64 addrspace(1)* %138 to i64*, !dbg !671
	%140 = icmp uge i64 %137, %p5, !dbg !670
	%141 = icmp eq i64 addrspace(1)* %138, null, !dbg !671
	%142 = or i1 %140, %141, !dbg !671
	br i1 %142, label %b18_fail1, label %b18_ok1, !dbg !671, !prof !48

b18_ok1:
	%143 = bitcast i64* %139 to i8*, !dbg !671
	%144 = call i64 @gpuc_signal_wait_until_thread(i8* %143, i32 5, i64 %55, i32 1, i8* %ctrl, i32 15), !dbg !671
	br label %b19, !dbg !671

b19:
	br i1 %97, label %b20, label %b21, !dbg !671

b20:
	%145 = add i32 %82, %89, !dbg !672
	%146 = sext i32 %145 to i64, !dbg !673
	%147 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %146, !dbg !674
	%148 = addrspacecast i64 addrspace(1)* %147 to i64*, !dbg !675
	%149 = icmp uge i64 %146, %p5, !dbg !674
	%150 = icmp eq i64 addrspace(1)* %147, null, !dbg !675
	%151 = or i1 %149, %150, !dbg !675
	br i1 %151, label %b20_fail1, label %b20_ok1, !dbg !675, !prof !48

b20_ok1:
	%152 = bitcast i64* %148 to i8*, !dbg !675
	%153 = call i64 @gpuc_signal_wait_until_thread(i8* %152, i32 5, i64 %55, i32 1, i8* %ctrl, i32 17), !dbg !675
	br label %b21, !dbg !675

b21:
	call void @llvm.nvvm.barrier0(), !dbg !676
	br i1 %44, label %b22, label %b24, !dbg !676

b22:
	%154 = icmp eq i64 %109, 0, !dbg !677
	br i1 %154, label %b23, label %b24, !dbg !677

b23:
	%155 = addrspacecast float addrspace(1)* %59 to float*, !dbg !678
	%156 = addrspacecast { float, float, float, float } addrspace(1)* %61 to { float, float, float, float }*, !dbg !678
	%157 = addrspacecast float addrspace(1)* %64 to float*, !dbg !678
	%158 = addrspacecast { float, float, float, float } addrspace(1)* %66 to { float, float, float, float }*, !dbg !678
	%159 = call float @gpuc_fn_solver_march(float* %155, i64 %60, { float, float, float, float }* %156, i64 %62, i64 %63, float* %157, i64 %65, { float, float, float, float }* %158, i64 %67, i64 %68, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %129, i32 0, i32 1, i8* %ctrl), !dbg !678
	%160 = fadd float 0.000000e+00, %159, !dbg !679
	br label %b24, !dbg !679

b24:
	%161 = phi float [ 0.000000e+00, %b21 ], [ 0.000000e+00, %b22 ], [ %160, %b23 ], !dbg !680
	br i1 %97, label %b25, label %b28, !dbg !680

b25:
	%162 = trunc i64 %101 to i32, !dbg !681
	%163 = sub i32 %162, 1, !dbg !681
	%164 = zext i32 %163 to i64, !dbg !681
	%165 = icmp eq i64 %109, %164, !dbg !682
	br i1 %165, label %b26, label %b28, !dbg !682

b26:
	br i1 %45, label %b27, label %b28, !dbg !605

b27:
	%166 = addrspacecast float addrspace(1)* %59 to float*, !dbg !683
	%167 = addrspacecast { float, float, float, float } addrspace(1)* %61 to { float, float, float, float }*, !dbg !683
	%168 = addrspacecast float addrspace(1)* %64 to float*, !dbg !683
	%169 = addrspacecast { float, float, float, float } addrspace(1)* %66 to { float, float, float, float }*, !dbg !683
	%170 = call float @gpuc_fn_solver_march(float* %166, i64 %60, { float, float, float, float }* %167, i64 %62, i64 %63, float* %168, i64 %65, { float, float, float, float }* %169, i64 %67, i64 %68, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %129, i32 %46, i32 %p6, i8* %ctrl), !dbg !683
	%171 = fadd float %161, %170, !dbg !684
	br label %b28, !dbg !684

b28:
	%172 = phi float [ %161, %b24 ], [ %161, %b25 ], [ %161, %b26 ], [ %171, %b27 ], !dbg !680
	%173 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !685
	br i1 %44, label %b29, label %b30, !dbg !685

b29:
	%174 = sub i32 %p8, %127, !dbg !686
	%175 = icmp ult i32 %126, %174, !dbg !687
	%176 = select i1 %175, i32 %126, i32 %174, !dbg !687
	%177 = zext i32 %176 to i64, !dbg !688
	%178 = mul i32 %176, 4, !dbg !689
	%179 = zext i32 %178 to i64, !dbg !689
	%180 = zext i32 %127 to i64, !dbg !690
	%181 = add i64 %48, %180, !dbg !691
	%182 = mul i64 %181, 4, !dbg !692
	%183 = add i64 %50, %180, !dbg !693
	%184 = mul i64 %183, 4, !dbg !694
	%185 = add i64 %184, %179, !dbg !695
	%186 = sub i64 %185, %184, !dbg !696
	%187 = add i64 %182, %179, !dbg !697
	%188 = sub i64 %187, %182, !dbg !698
	%189 = add i32 %86, %89, !dbg !699
	%190 = sext i32 %189 to i64, !dbg !700
	%191 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %190, !dbg !701
	%192 = mul i32 %98, %100, !dbg !587
	%193 = icmp ugt i64 %185, %60, !dbg !696
	%194 = icmp ugt i64 %184, %185, !dbg !696
	%195 = icmp ugt i64 %187, %60, !dbg !698
	%196 = icmp uge i64 %190, %p5, !dbg !701
	%197 = icmp ne i64 %186, %188, !dbg !587
	%198 = icmp uge i64 %51, %43, !dbg !587
	%199 = icmp eq i64 addrspace(1)* %191, null, !dbg !587
	%200 = or i1 %193, %194, !dbg !587
	%201 = or i1 %200, %195, !dbg !587
	%202 = or i1 %201, %196, !dbg !587
	%203 = or i1 %202, %197, !dbg !587
	%204 = or i1 %203, %198, !dbg !587
	%205 = or i1 %204, %199, !dbg !587
	br i1 %205, label %b29_fail1, label %b29_ok1, !dbg !587, !prof !48

b29_ok1:
	%206 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !587, !range !17
	%207 = mul i32 %192, %206, !dbg !587
	%208 = sext i32 %173 to i64, !dbg !587
	%209 = sext i32 %207 to i64, !dbg !587
	%210 = getelementptr inbounds float, float addrspace(1)* %59, i64 %184, !dbg !696
	%211 = getelementptr inbounds float, float addrspace(1)* %59, i64 %182, !dbg !698
	%212 = mul i64 %188, 4, !dbg !587
	%213 = addrspacecast float addrspace(1)* %210 to float*, !dbg !587
	%214 = addrspacecast float addrspace(1)* %211 to float*, !dbg !587
	%215 = addrspacecast i64 addrspace(1)* %191 to i64*, !dbg !587
	%216 = icmp ne i64 %208, %209, !dbg !587
	br i1 %216, label %b29_fail8, label %b29_ok8, !dbg !587, !prof !48

b29_ok8:
	%217 = bitcast float* %213 to i8*, !dbg !587
	%218 = bitcast float* %214 to i8*, !dbg !587
	%219 = bitcast i64* %215 to i8*, !dbg !587
	call void @gpuc_put_signal_nbi_block(i8* %217, i8* %218, i64 %212, i8* %219, i64 %83, i32 9, i32 %p9), !dbg !587
	br label %b30, !dbg !586

b30:
	br i1 %97, label %b31, label %b32, !dbg !586

b31:
	%220 = sub i32 %p8, %127, !dbg !702
	%221 = icmp ult i32 %126, %220, !dbg !703
	%222 = select i1 %221, i32 %126, i32 %220, !dbg !703
	%223 = zext i32 %222 to i64, !dbg !704
	%224 = mul i32 %222, 4, !dbg !705
	%225 = zext i32 %224 to i64, !dbg !705
	%226 = zext i32 %127 to i64, !dbg !706
	%227 = add i64 %53, %226, !dbg !707
	%228 = mul i64 %227, 4, !dbg !708
	%229 = mul i64 %226, 4, !dbg !709
	%230 = add i64 %229, %225, !dbg !710
	%231 = sub i64 %230, %229, !dbg !711
	%232 = add i64 %228, %225, !dbg !712
	%233 = sub i64 %232, %228, !dbg !713
	%234 = add i32 %87, %89, !dbg !714
	%235 = sext i32 %234 to i64, !dbg !715
	%236 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %235, !dbg !716
	%237 = mul i32 %98, %100, !dbg !717
	%238 = icmp ugt i64 %230, %60, !dbg !711
	%239 = icmp ugt i64 %232, %60, !dbg !713
	%240 = icmp ugt i64 %228, %232, !dbg !713
	%241 = icmp uge i64 %235, %p5, !dbg !716
	%242 = icmp ne i64 %231, %233, !dbg !717
	%243 = icmp uge i64 %54, %43, !dbg !717
	%244 = icmp eq i64 addrspace(1)* %236, null, !dbg !717
	%245 = or i1 %238, %239, !dbg !717
	%246 = or i1 %245, %240, !dbg !717
	%247 = or i1 %246, %241, !dbg !717
	%248 = or i1 %247, %242, !dbg !717
	%249 = or i1 %248, %243, !dbg !717
	%250 = or i1 %249, %244, !dbg !717
	br i1 %250, label %b31_fail1, label %b31_ok1, !dbg !717, !prof !48

b31_ok1:
	%251 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !717, !range !17
	%252 = mul i32 %237, %251, !dbg !717
	%253 = sext i32 %173 to i64, !dbg !717
	%254 = sext i32 %252 to i64, !dbg !717
	%255 = getelementptr inbounds float, float addrspace(1)* %59, i64 %229, !dbg !711
	%256 = getelementptr inbounds float, float addrspace(1)* %59, i64 %228, !dbg !713
	%257 = mul i64 %233, 4, !dbg !717
	%258 = addrspacecast float addrspace(1)* %255 to float*, !dbg !717
	%259 = addrspacecast float addrspace(1)* %256 to float*, !dbg !717
	%260 = addrspacecast i64 addrspace(1)* %236 to i64*, !dbg !717
	%261 = icmp ne i64 %253, %254, !dbg !717
	br i1 %261, label %b31_fail8, label %b31_ok8, !dbg !717, !prof !48

b31_ok8:
	%262 = bitcast float* %258 to i8*, !dbg !717
	%263 = bitcast float* %259 to i8*, !dbg !717
	%264 = bitcast i64* %260 to i8*, !dbg !717
	call void @gpuc_put_signal_nbi_block(i8* %262, i8* %263, i64 %257, i8* %264, i64 %83, i32 9, i32 %p10), !dbg !717
	br label %b32, !dbg !612

b32:
	%265 = phi float [ 0.000000e+00, %b15 ], [ %172, %b30 ], [ %172, %b31_ok8 ], !dbg !680
	%266 = icmp sgt i32 %119, 1, !dbg !718
	%267 = select i1 %266, i32 %119, i32 1, !dbg !718
	%268 = icmp slt i32 %125, %46, !dbg !719
	%269 = select i1 %268, i32 %125, i32 %46, !dbg !719
	%270 = addrspacecast float addrspace(1)* %59 to float*, !dbg !720
	%271 = addrspacecast { float, float, float, float } addrspace(1)* %61 to { float, float, float, float }*, !dbg !720
	%272 = addrspacecast float addrspace(1)* %64 to float*, !dbg !720
	%273 = addrspacecast { float, float, float, float } addrspace(1)* %66 to { float, float, float, float }*, !dbg !720
	%274 = call float @gpuc_fn_solver_march(float* %270, i64 %60, { float, float, float, float }* %271, i64 %62, i64 %63, float* %272, i64 %65, { float, float, float, float }* %273, i64 %67, i64 %68, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %129, i32 %267, i32 %269, i8* %ctrl), !dbg !720
	%275 = fadd float %265, %274, !dbg !721
	%276 = fadd float %88, %275, !dbg !722
	%277 = add i32 %89, %91, !dbg !723
	br label %b13, !dbg !723

b33:
	%278 = phi float [ 0.000000e+00, %b11 ], [ %88, %b13 ], !dbg !724
	br i1 %70, label %b34, label %b49, !dbg !725

b34:
	br i1 %20, label %b35, label %b49, !dbg !725

b35:
	%279 = getelementptr inbounds i32, i32 addrspace(1)* %5, i64 0, !dbg !726
	%280 = icmp uge i64 0, %p20, !dbg !726
	br i1 %280, label %b35_fail1, label %b35_ok1, !dbg !726, !prof !48

b35_ok1:
	%281 = load i32, i32 addrspace(1)* %279, align 4, !dbg !726
	%282 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !727, !range !83
	%283 = sext i32 %282 to i64, !dbg !727
	%284 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !727, !range !19
	%285 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !727, !range !19
	%286 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !727, !range !20
	%287 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !727, !range !16
	%288 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !727, !range !16
	%289 = mul i32 %288, %286, !dbg !727
	%290 = add i32 %285, %289, !dbg !727
	%291 = mul i32 %287, %290, !dbg !727
	%292 = add i32 %284, %291, !dbg !727
	%293 = and i32 %292, -32, !dbg !727
	%294 = mul i32 %287, %288, !dbg !727
	%295 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !727, !range !17
	%296 = mul i32 %294, %295, !dbg !727
	%297 = sub i32 %296, %293, !dbg !727
	%298 = icmp slt i32 %297, 32, !dbg !727
	%299 = select i1 %298, i32 %297, i32 32, !dbg !727
	%300 = sext i32 %299 to i64, !dbg !727
	br label %b36, !dbg !727

b36:
	%301 = phi double [ 0.000000e+00, %b35_ok1 ], [ %327, %b38_ok1 ], !dbg !730
	%302 = phi i64 [ %283, %b35_ok1 ], [ %328, %b38_ok1 ], !dbg !727
	%303 = icmp slt i64 %302, %43, !dbg !727
	br i1 %303, label %b37, label %b40, !dbg !727

b37:
	%304 = urem i32 %281, 2, !dbg !732
	%305 = zext i32 %304 to i64, !dbg !733
	%306 = trunc i64 %43 to i32, !dbg !734
	%307 = mul i32 %304, %306, !dbg !734
	%308 = zext i32 %307 to i64, !dbg !734
	%309 = add i64 %308, %302, !dbg !735
	%310 = mul i64 %309, 2, !dbg !736
	%311 = add i64 %310, 2, !dbg !738
	%312 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %310, !dbg !739
	%313 = addrspacecast i64 addrspace(1)* %312 to i64*, !dbg !740
	%314 = ptrtoint i64* %313 to i64, !dbg !740
	%315 = and i64 %314, 15, !dbg !740
	%316 = icmp eq i64 %315, 0, !dbg !740
	%317 = icmp ugt i64 %311, %p18, !dbg !739
	%318 = icmp ugt i64 %310, %311, !dbg !739
	%319 = or i1 %317, %318, !dbg !739
	br i1 %319, label %b37_fail1, label %b37_ok1, !dbg !739, !prof !48

b37_ok1:
	br i1 %316, label %b38, label %b39, !dbg !740

b38:
	%320 = bitcast i64 addrspace(1)* %312 to { i64, i64 } addrspace(1)*, !dbg !740
	%321 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %320, i64 0, !dbg !741
	%322 = addrspacecast { i64, i64 } addrspace(1)* %321 to { i64, i64 }*, !dbg !729
	%323 = icmp eq { i64, i64 } addrspace(1)* %321, null, !dbg !729
	br i1 %323, label %b38_fail1, label %b38_ok1, !dbg !729, !prof !48

b38_ok1:
	%324 = bitcast { i64, i64 }* %322 to i8*, !dbg !729
	%325 = call i64 @gpuc_wait_line_thread(i8* %324, i32 %281, i32 1, i8* %ctrl, i32 32), !dbg !729
	%326 = bitcast i64 %325 to double, !dbg !742
	%327 = fadd double %301, %326, !dbg !743
	%328 = add i64 %302, %300, !dbg !727
	br label %b36, !dbg !727

b39:
	br label %fail, !dbg !740

b40:
	%329 = icmp eq i64 %300, 32, !dbg !747
	br i1 %329, label %b41, label %b43, !dbg !747

b41:
	%330 = phi double [ %347, %b42 ], [ %301, %b40 ], !dbg !748
	%331 = phi i64 [ %350, %b42 ], [ 16, %b40 ], !dbg !749
	%332 = icmp sgt i64 %331, 0, !dbg !750
	br i1 %332, label %b42, label %b46, !dbg !750

b42:
	%333 = trunc i64 %331 to i32, !dbg !751
	%334 = bitcast double %330 to i64, !dbg !751
	%335 = trunc i64 %334 to i32, !dbg !751
	%336 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %335, i32 %333, i32 31), !dbg !751
	%337 = extractvalue { i32, i1 } %336, 0, !dbg !751
	%338 = lshr i64 %334, 32, !dbg !751
	%339 = trunc i64 %338 to i32, !dbg !751
	%340 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %339, i32 %333, i32 31), !dbg !751
	%341 = extractvalue { i32, i1 } %340, 0, !dbg !751
	%342 = zext i32 %341 to i64, !dbg !751
	%343 = shl i64 %342, 32, !dbg !751
	%344 = zext i32 %337 to i64, !dbg !751
	%345 = or i64 %344, %343, !dbg !751
	%346 = bitcast i64 %345 to double, !dbg !751
	%347 = fadd double %330, %346, !dbg !752
	%348 = trunc i64 %331 to i32, !dbg !753
	%349 = udiv i32 %348, 2, !dbg !753
	%350 = zext i32 %349 to i64, !dbg !753
	br label %b41, !dbg !753

b43:
	%351 = bitcast double %301 to i64, !dbg !754
	%352 = trunc i64 %351 to i32, !dbg !754
	%353 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %352, i32 0, i32 31), !dbg !754
	%354 = extractvalue { i32, i1 } %353, 0, !dbg !754
	%355 = lshr i64 %351, 32, !dbg !754
	%356 = trunc i64 %355 to i32, !dbg !754
	%357 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %356, i32 0, i32 31), !dbg !754
	%358 = extractvalue { i32, i1 } %357, 0, !dbg !754
	%359 = zext i32 %358 to i64, !dbg !754
	%360 = shl i64 %359, 32, !dbg !754
	%361 = zext i32 %354 to i64, !dbg !754
	%362 = or i64 %361, %360, !dbg !754
	%363 = bitcast i64 %362 to double, !dbg !754
	br label %b44, !dbg !754

b44:
	%364 = phi double [ %363, %b43 ], [ %381, %b45 ], !dbg !755
	%365 = phi i64 [ 1, %b43 ], [ %382, %b45 ], !dbg !756
	%366 = icmp slt i64 %365, %300, !dbg !757
	br i1 %366, label %b45, label %b46, !dbg !757

b45:
	%367 = trunc i64 %365 to i32, !dbg !758
	%368 = bitcast double %301 to i64, !dbg !758
	%369 = trunc i64 %368 to i32, !dbg !758
	%370 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %369, i32 %367, i32 31), !dbg !758
	%371 = extractvalue { i32, i1 } %370, 0, !dbg !758
	%372 = lshr i64 %368, 32, !dbg !758
	%373 = trunc i64 %372 to i32, !dbg !758
	%374 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %373, i32 %367, i32 31), !dbg !758
	%375 = extractvalue { i32, i1 } %374, 0, !dbg !758
	%376 = zext i32 %375 to i64, !dbg !758
	%377 = shl i64 %376, 32, !dbg !758
	%378 = zext i32 %371 to i64, !dbg !758
	%379 = or i64 %378, %377, !dbg !758
	%380 = bitcast i64 %379 to double, !dbg !758
	%381 = fadd double %364, %380, !dbg !752
	%382 = add i64 %365, 1, !dbg !759
	br label %b44, !dbg !759

b46:
	%383 = phi double [ %330, %b41 ], [ %364, %b44 ], !dbg !746
	%384 = sext i32 %292 to i64, !dbg !760
	%385 = icmp ne i64 %384, 0, !dbg !761
	br i1 %385, label %b49, label %b47, !dbg !761

b47:
	%386 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !762
	%387 = icmp uge i64 0, %p22, !dbg !762
	br i1 %387, label %b47_fail1, label %b47_ok1, !dbg !762, !prof !48

b47_ok1:
	store double %383, double addrspace(1)* %386, align 8, !dbg !762
	%388 = fcmp ole double %383, %p31, !dbg !763
	br i1 %388, label %b48, label %b49, !dbg !763

b48:
	%389 = add i64 %55, 1, !dbg !764
	%390 = urem i64 %389, 2, !dbg !765
	%391 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %390, !dbg !766
	%392 = icmp uge i64 %390, %p24, !dbg !766
	br i1 %392, label %b48_fail1, label %b48_ok1, !dbg !766, !prof !48

b48_ok1:
	store i64 %55, i64 addrspace(1)* %391, align 8, !dbg !766
	br label %b49, !dbg !766

b49:
	%393 = sub i32 %56, 1, !dbg !767
	%394 = icmp eq i32 %393, 0, !dbg !768
	br i1 %394, label %b50, label %b51, !dbg !768

b50:
	%395 = sub i32 3, %58, !dbg !769
	br label %b51, !dbg !769

b51:
	%396 = phi i32 [ %393, %b49 ], [ %p28, %b50 ], !dbg !616
	%397 = phi i32 [ 0, %b49 ], [ %58, %b50 ], !dbg !617
	%398 = phi i32 [ %58, %b49 ], [ %395, %b50 ], !dbg !618
	%399 = icmp ne i32 %397, 0, !dbg !770
	br i1 %399, label %b52, label %b66, !dbg !770

b52:
	%400 = fpext float %278 to double, !dbg !772
	%401 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !776, !range !19
	%402 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !776, !range !19
	%403 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !776, !range !20
	%404 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !776, !range !16
	%405 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !776, !range !16
	%406 = mul i32 %405, %403, !dbg !776
	%407 = add i32 %402, %406, !dbg !776
	%408 = mul i32 %404, %407, !dbg !776
	%409 = add i32 %401, %408, !dbg !776
	%410 = and i32 %409, -32, !dbg !776
	%411 = mul i32 %404, %405, !dbg !776
	%412 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !776, !range !17
	%413 = mul i32 %411, %412, !dbg !776
	%414 = sub i32 %413, %410, !dbg !776
	%415 = icmp slt i32 %414, 32, !dbg !776
	%416 = select i1 %415, i32 %414, i32 32, !dbg !776
	%417 = sext i32 %416 to i64, !dbg !776
	%418 = icmp eq i64 %417, 32, !dbg !777
	br i1 %418, label %b53, label %b55, !dbg !777

b53:
	%419 = phi double [ %436, %b54 ], [ %400, %b52 ], !dbg !778
	%420 = phi i64 [ %439, %b54 ], [ 16, %b52 ], !dbg !779
	%421 = icmp sgt i64 %420, 0, !dbg !780
	br i1 %421, label %b54, label %b58, !dbg !780

b54:
	%422 = trunc i64 %420 to i32, !dbg !781
	%423 = bitcast double %419 to i64, !dbg !781
	%424 = trunc i64 %423 to i32, !dbg !781
	%425 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %424, i32 %422, i32 31), !dbg !781
	%426 = extractvalue { i32, i1 } %425, 0, !dbg !781
	%427 = lshr i64 %423, 32, !dbg !781
	%428 = trunc i64 %427 to i32, !dbg !781
	%429 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %428, i32 %422, i32 31), !dbg !781
	%430 = extractvalue { i32, i1 } %429, 0, !dbg !781
	%431 = zext i32 %430 to i64, !dbg !781
	%432 = shl i64 %431, 32, !dbg !781
	%433 = zext i32 %426 to i64, !dbg !781
	%434 = or i64 %433, %432, !dbg !781
	%435 = bitcast i64 %434 to double, !dbg !781
	%436 = fadd double %419, %435, !dbg !782
	%437 = trunc i64 %420 to i32, !dbg !783
	%438 = udiv i32 %437, 2, !dbg !783
	%439 = zext i32 %438 to i64, !dbg !783
	br label %b53, !dbg !783

b55:
	%440 = bitcast double %400 to i64, !dbg !784
	%441 = trunc i64 %440 to i32, !dbg !784
	%442 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %441, i32 0, i32 31), !dbg !784
	%443 = extractvalue { i32, i1 } %442, 0, !dbg !784
	%444 = lshr i64 %440, 32, !dbg !784
	%445 = trunc i64 %444 to i32, !dbg !784
	%446 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %445, i32 0, i32 31), !dbg !784
	%447 = extractvalue { i32, i1 } %446, 0, !dbg !784
	%448 = zext i32 %447 to i64, !dbg !784
	%449 = shl i64 %448, 32, !dbg !784
	%450 = zext i32 %443 to i64, !dbg !784
	%451 = or i64 %450, %449, !dbg !784
	%452 = bitcast i64 %451 to double, !dbg !784
	br label %b56, !dbg !784

b56:
	%453 = phi double [ %452, %b55 ], [ %470, %b57 ], !dbg !785
	%454 = phi i64 [ 1, %b55 ], [ %471, %b57 ], !dbg !786
	%455 = icmp slt i64 %454, %417, !dbg !787
	br i1 %455, label %b57, label %b58, !dbg !787

b57:
	%456 = trunc i64 %454 to i32, !dbg !788
	%457 = bitcast double %400 to i64, !dbg !788
	%458 = trunc i64 %457 to i32, !dbg !788
	%459 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %458, i32 %456, i32 31), !dbg !788
	%460 = extractvalue { i32, i1 } %459, 0, !dbg !788
	%461 = lshr i64 %457, 32, !dbg !788
	%462 = trunc i64 %461 to i32, !dbg !788
	%463 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %462, i32 %456, i32 31), !dbg !788
	%464 = extractvalue { i32, i1 } %463, 0, !dbg !788
	%465 = zext i32 %464 to i64, !dbg !788
	%466 = shl i64 %465, 32, !dbg !788
	%467 = zext i32 %460 to i64, !dbg !788
	%468 = or i64 %467, %466, !dbg !788
	%469 = bitcast i64 %468 to double, !dbg !788
	%470 = fadd double %453, %469, !dbg !782
	%471 = add i64 %454, 1, !dbg !789
	br label %b56, !dbg !789

b58:
	%472 = phi double [ %419, %b53 ], [ %453, %b56 ], !dbg !775
	%473 = sext i32 %413 to i64, !dbg !791
	%474 = trunc i64 %473 to i32, !dbg !792
	%475 = add i32 %474, 32, !dbg !792
	%476 = zext i32 %475 to i64, !dbg !792
	%477 = sub i32 %475, 1, !dbg !793
	%478 = zext i32 %477 to i64, !dbg !793
	%479 = udiv i32 %477, 32, !dbg !794
	%480 = zext i32 %479 to i64, !dbg !794
	%481 = icmp eq i64 %480, 1, !dbg !795
	br i1 %481, label %b64, label %b59, !dbg !795

b59:
	call void @llvm.nvvm.barrier0(), !dbg !797
	%482 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !798, !range !83
	%483 = sext i32 %482 to i64, !dbg !798
	%484 = icmp eq i64 %483, 0, !dbg !799
	br i1 %484, label %b60, label %b61, !dbg !799

b60:
	%485 = sext i32 %409 to i64, !dbg !800
	%486 = trunc i64 %485 to i32, !dbg !801
	%487 = udiv i32 %486, 32, !dbg !801
	%488 = zext i32 %487 to i64, !dbg !801
	%489 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %488, !dbg !802
	store double %472, double addrspace(3)* %489, align 8, !dbg !802
	br label %b61, !dbg !802

b61:
	call void @llvm.nvvm.barrier0(), !dbg !803
	%490 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !804
	%491 = load double, double addrspace(3)* %490, align 8, !dbg !804
	br label %b62, !dbg !804

b62:
	%492 = phi double [ %491, %b61 ], [ %497, %b63 ], !dbg !805
	%493 = phi i64 [ 1, %b61 ], [ %498, %b63 ], !dbg !806
	%494 = icmp slt i64 %493, %480, !dbg !807
	br i1 %494, label %b63, label %b64, !dbg !807

b63:
	%495 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %493, !dbg !808
	%496 = load double, double addrspace(3)* %495, align 8, !dbg !808
	%497 = fadd double %492, %496, !dbg !782
	%498 = add i64 %493, 1, !dbg !809
	br label %b62, !dbg !809

b64:
	%499 = phi double [ %472, %b58 ], [ %492, %b62 ], !dbg !774
	%500 = sext i32 %409 to i64, !dbg !810
	%501 = icmp eq i64 %500, 0, !dbg !811
	br i1 %501, label %b65, label %b66, !dbg !811

b65:
	%502 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !812, !range !393
	%503 = sext i32 %502 to i64, !dbg !812
	%504 = mul i64 %12, %503, !dbg !813
	%505 = add i64 %504, %10, !dbg !814
	%506 = mul i64 %505, 2, !dbg !816
	%507 = zext i32 %397 to i64, !dbg !817
	%508 = add i64 %506, %507, !dbg !818
	%509 = sub i64 %508, 1, !dbg !819
	%510 = getelementptr inbounds double, double addrspace(1)* %3, i64 %509, !dbg !820
	%511 = icmp uge i64 %509, %p16, !dbg !820
	br i1 %511, label %b65_fail1, label %b65_ok1, !dbg !820, !prof !48

b65_ok1:
	store double %499, double addrspace(1)* %510, align 8, !dbg !820
	br label %b66, !dbg !820

b66:
	call void @gpuc_grid_sync(), !dbg !821
	%512 = fcmp oge double %p31, 0.000000e+00, !dbg !822
	br i1 %512, label %b67, label %b69, !dbg !822

b67:
	%513 = sext i32 %78 to i64, !dbg !823
	%514 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %513, !dbg !823
	%515 = icmp uge i64 %513, %p24, !dbg !823
	br i1 %515, label %b67_fail1, label %b67_ok1, !dbg !823, !prof !48

b67_ok1:
	%516 = load i64, i64 addrspace(1)* %514, align 8, !dbg !823
	%517 = icmp ne i64 %516, 0, !dbg !824
	br i1 %517, label %b68, label %b69, !dbg !824

b68:
	ret void, !dbg !825

b69:
	%518 = add i64 %55, 1, !dbg !826
	%519 = add i32 %69, 1, !dbg !826
	%520 = icmp ult i32 %519, %p26, !dbg !826
	br i1 %520, label %b8, label %b70, !dbg !826

b70:
	ret void, !dbg !826

b71:
	br label %fail, !dbg !599

b72:
	br label %fail, !dbg !599

b73:
	br label %fail, !dbg !597

b74:
	br label %fail, !dbg !597

b18_fail1:
	%521 = icmp uge i64 %137, %p5, !dbg !670
	br i1 %521, label %b18_fail2, label %b18_ok2, !dbg !670

b18_fail2:
	br label %fail, !dbg !670

b18_ok2:
	br label %fail, !dbg !671

b20_fail1:
	%522 = icmp uge i64 %146, %p5, !dbg !674
	br i1 %522, label %b20_fail2, label %b20_ok2, !dbg !674

b20_fail2:
	br label %fail, !dbg !674

b20_ok2:
	br label %fail, !dbg !675

b29_fail1:
	%523 = icmp ugt i64 %185, %60, !dbg !696
	br i1 %523, label %b29_fail2, label %b29_ok2, !dbg !696

b29_fail2:
	br label %fail, !dbg !696

b29_ok2:
	%524 = icmp ugt i64 %184, %185, !dbg !696
	br i1 %524, label %b29_fail3, label %b29_ok3, !dbg !696

b29_fail3:
	br label %fail, !dbg !696

b29_ok3:
	%525 = icmp ugt i64 %187, %60, !dbg !698
	br i1 %525, label %b29_fail4, label %b29_ok4, !dbg !698

b29_fail4:
	br label %fail, !dbg !698

b29_ok4:
	%526 = icmp uge i64 %190, %p5, !dbg !701
	br i1 %526, label %b29_fail5, label %b29_ok5, !dbg !701

b29_fail5:
	br label %fail, !dbg !701

b29_ok5:
	%527 = icmp ne i64 %186, %188, !dbg !587
	br i1 %527, label %b29_fail6, label %b29_ok6, !dbg !587

b29_fail6:
	br label %fail, !dbg !587

b29_ok6:
	%528 = icmp uge i64 %51, %43, !dbg !587
	br i1 %528, label %b29_fail7, label %b29_ok7, !dbg !587

b29_fail7:
	br label %fail, !dbg !587

b29_ok7:
	br label %fail, !dbg !587

b29_fail8:
	br label %fail, !dbg !587

b31_fail1:
	%529 = icmp ugt i64 %230, %60, !dbg !711
	br i1 %529, label %b31_fail2, label %b31_ok2, !dbg !711

b31_fail2:
	br label %fail, !dbg !711

b31_ok2:
	%530 = icmp ugt i64 %232, %60, !dbg !713
	br i1 %530, label %b31_fail3, label %b31_ok3, !dbg !713

b31_fail3:
	br label %fail, !dbg !713

b31_ok3:
	%531 = icmp ugt i64 %228, %232, !dbg !713
	br i1 %531, label %b31_fail4, label %b31_ok4, !dbg !713

b31_fail4:
	br label %fail, !dbg !713

b31_ok4:
	%532 = icmp uge i64 %235, %p5, !dbg !716
	br i1 %532, label %b31_fail5, label %b31_ok5, !dbg !716

b31_fail5:
	br label %fail, !dbg !716

b31_ok5:
	%533 = icmp ne i64 %231, %233, !dbg !717
	br i1 %533, label %b31_fail6, label %b31_ok6, !dbg !717

b31_fail6:
	br label %fail, !dbg !717

b31_ok6:
	%534 = icmp uge i64 %54, %43, !dbg !717
	br i1 %534, label %b31_fail7, label %b31_ok7, !dbg !717

b31_fail7:
	br label %fail, !dbg !717

b31_ok7:
	br label %fail, !dbg !717

b31_fail8:
	br label %fail, !dbg !717

b35_fail1:
	br label %fail, !dbg !726

b37_fail1:
	%535 = icmp ugt i64 %311, %p18, !dbg !739
	br i1 %535, label %b37_fail2, label %b37_ok2, !dbg !739

b37_fail2:
	br label %fail, !dbg !739

b37_ok2:
	br label %fail, !dbg !739

b38_fail1:
	br label %fail, !dbg !729

b47_fail1:
	br label %fail, !dbg !762

b48_fail1:
	br label %fail, !dbg !766

b65_fail1:
	br label %fail, !dbg !820

b67_fail1:
	br label %fail, !dbg !823

fail:
	%536 = phi i32 [ 13, %b18_fail2 ], [ 14, %b18_ok2 ], [ 13, %b20_fail2 ], [ 16, %b20_ok2 ], [ 25, %b29_fail2 ], [ 26, %b29_fail3 ], [ 25, %b29_fail4 ], [ 13, %b29_fail5 ], [ 27, %b29_fail6 ], [ 28, %b29_fail7 ], [ 29, %b29_ok7 ], [ 44, %b29_fail8 ], [ 25, %b31_fail2 ], [ 25, %b31_fail3 ], [ 26, %b31_fail4 ], [ 13, %b31_fail5 ], [ 27, %b31_fail6 ], [ 28, %b31_fail7 ], [ 29, %b31_ok7 ], [ 45, %b31_fail8 ], [ 30, %b35_fail1 ], [ 5, %b37_fail2 ], [ 6, %b37_ok2 ], [ 31, %b38_fail1 ], [ 7, %b39 ], [ 33, %b47_fail1 ], [ 34, %b48_fail1 ], [ 35, %b65_fail1 ], [ 36, %b67_fail1 ], [ 11, %b71 ], [ 10, %b72 ], [ 11, %b73 ], [ 10, %b74 ], !dbg !583
	%537 = phi i64 [ %137, %b18_fail2 ], [ 0, %b18_ok2 ], [ %146, %b20_fail2 ], [ 0, %b20_ok2 ], [ %185, %b29_fail2 ], [ %184, %b29_fail3 ], [ %187, %b29_fail4 ], [ %190, %b29_fail5 ], [ %186, %b29_fail6 ], [ %51, %b29_fail7 ], [ 0, %b29_ok7 ], [ %208, %b29_fail8 ], [ %230, %b31_fail2 ], [ %232, %b31_fail3 ], [ %228, %b31_fail4 ], [ %235, %b31_fail5 ], [ %231, %b31_fail6 ], [ %54, %b31_fail7 ], [ 0, %b31_ok7 ], [ %253, %b31_fail8 ], [ 0, %b35_fail1 ], [ %311, %b37_fail2 ], [ %310, %b37_ok2 ], [ 0, %b38_fail1 ], [ %315, %b39 ], [ 0, %b47_fail1 ], [ %390, %b48_fail1 ], [ %509, %b65_fail1 ], [ %513, %b67_fail1 ], [ %35, %b71 ], [ %p3, %b72 ], [ %25, %b73 ], [ %p1, %b74 ], !dbg !583
	%538 = phi i64 [ %p5, %b18_fail2 ], [ 0, %b18_ok2 ], [ %p5, %b20_fail2 ], [ 0, %b20_ok2 ], [ %60, %b29_fail2 ], [ %185, %b29_fail3 ], [ %60, %b29_fail4 ], [ %p5, %b29_fail5 ], [ %188, %b29_fail6 ], [ %43, %b29_fail7 ], [ 0, %b29_ok7 ], [ %209, %b29_fail8 ], [ %60, %b31_fail2 ], [ %60, %b31_fail3 ], [ %232, %b31_fail4 ], [ %p5, %b31_fail5 ], [ %233, %b31_fail6 ], [ %43, %b31_fail7 ], [ 0, %b31_ok7 ], [ %254, %b31_fail8 ], [ %p20, %b35_fail1 ], [ %p18, %b37_fail2 ], [ %311, %b37_ok2 ], [ 0, %b38_fail1 ], [ 16, %b39 ], [ %p22, %b47_fail1 ], [ %p24, %b48_fail1 ], [ %p16, %b65_fail1 ], [ %p24, %b67_fail1 ], [ 16, %b71 ], [ 4, %b72 ], [ 16, %b73 ], [ 4, %b74 ], !dbg !583
	call void @gpuc_fail(i8* %ctrl, i32 %536, i64 %537, i64 %538), !dbg !583
	ret void, !dbg !583
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !827 {
entry:
	br label %b0, !dbg !828

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !828
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !828
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !828
	%3 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !828
	%4 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !828
	%5 = call i32 @gpuc_num_pes_thread(), !dbg !831
	%6 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !832
	%7 = icmp uge i64 0, %p9, !dbg !832
	br i1 %7, label %b0_fail1, label %b0_ok1, !dbg !832, !prof !48

b0_ok1:
	%8 = load i64, i64 addrspace(1)* %6, align 8, !dbg !832
	%9 = icmp eq i64 %8, 0, !dbg !833
	br i1 %9, label %b1, label %b16, !dbg !833

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !834
	%11 = icmp uge i64 1, %p9, !dbg !834
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !834, !prof !48

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !834
	%13 = icmp eq i64 %12, 0, !dbg !835
	br i1 %13, label %b2, label %b16, !dbg !835

b2:
	%14 = addrspacecast double addrspace(1)* %0 to double*, !dbg !836
	%15 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !836
	%16 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !836
	%17 = addrspacecast double addrspace(1)* %3 to double*, !dbg !836
	%18 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !836
	call void @gpuc_fn_solver_publish(double* %14, i64 %p1, i64 %p1, i64* %15, i64 %p3, i32* %16, i64 %p5, i64 %p5, double* %17, i64 %p7, i64 %p7, i64* %18, i64 %p9, i64 %p9, i32 %p10, i8* %ctrl), !dbg !836
	%19 = getelementptr inbounds i32, i32 addrspace(1)* %2, i64 0, !dbg !837
	%20 = icmp uge i64 0, %p5, !dbg !837
	br i1 %20, label %b2_fail1, label %b2_ok1, !dbg !837, !prof !48

b2_ok1:
	%21 = load i32, i32 addrspace(1)* %19, align 4, !dbg !837
	%22 = sext i32 %5 to i64, !dbg !831
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !838, !range !83
	%24 = sext i32 %23 to i64, !dbg !838
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !838, !range !19
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !838, !range !19
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !838, !range !20
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !838, !range !16
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !838, !range !16
	%30 = mul i32 %29, %27, !dbg !838
	%31 = add i32 %26, %30, !dbg !838
	%32 = mul i32 %28, %31, !dbg !838
	%33 = add i32 %25, %32, !dbg !838
	%34 = and i32 %33, -32, !dbg !838
	%35 = mul i32 %28, %29, !dbg !838
	%36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !838, !range !17
	%37 = mul i32 %35, %36, !dbg !838
	%38 = sub i32 %37, %34, !dbg !838
	%39 = icmp slt i32 %38, 32, !dbg !838
	%40 = select i1 %39, i32 %38, i32 32, !dbg !838
	%41 = sext i32 %40 to i64, !dbg !838
	br label %b3, !dbg !838

b3:
	%42 = phi double [ 0.000000e+00, %b2_ok1 ], [ %68, %b5_ok1 ], !dbg !841
	%43 = phi i64 [ %24, %b2_ok1 ], [ %69, %b5_ok1 ], !dbg !838
	%44 = icmp slt i64 %43, %22, !dbg !838
	br i1 %44, label %b4, label %b7, !dbg !838

b4:
	%45 = urem i32 %21, 2, !dbg !843
	%46 = zext i32 %45 to i64, !dbg !844
	%47 = trunc i64 %22 to i32, !dbg !845
	%48 = mul i32 %45, %47, !dbg !845
	%49 = zext i32 %48 to i64, !dbg !845
	%50 = add i64 %49, %43, !dbg !846
	%51 = mul i64 %50, 2, !dbg !847
	%52 = add i64 %51, 2, !dbg !849
	%53 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %51, !dbg !850
	%54 = addrspacecast i64 addrspace(1)* %53 to i64*, !dbg !851
	%55 = ptrtoint i64* %54 to i64, !dbg !851
	%56 = and i64 %55, 15, !dbg !851
	%57 = icmp eq i64 %56, 0, !dbg !851
	%58 = icmp ugt i64 %52, %p3, !dbg !850
	%59 = icmp ugt i64 %51, %52, !dbg !850
	%60 = or i1 %58, %59, !dbg !850
	br i1 %60, label %b4_fail1, label %b4_ok1, !dbg !850, !prof !48

b4_ok1:
	br i1 %57, label %b5, label %b6, !dbg !851

b5:
	%61 = bitcast i64 addrspace(1)* %53 to { i64, i64 } addrspace(1)*, !dbg !851
	%62 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %61, i64 0, !dbg !852
	%63 = addrspacecast { i64, i64 } addrspace(1)* %62 to { i64, i64 }*, !dbg !840
	%64 = icmp eq { i64, i64 } addrspace(1)* %62, null, !dbg !840
	br i1 %64, label %b5_fail1, label %b5_ok1, !dbg !840, !prof !48

b5_ok1:
	%65 = bitcast { i64, i64 }* %63 to i8*, !dbg !840
	%66 = call i64 @gpuc_wait_line_thread(i8* %65, i32 %21, i32 1, i8* %ctrl, i32 32), !dbg !840
	%67 = bitcast i64 %66 to double, !dbg !853
	%68 = fadd double %42, %67, !dbg !854
	%69 = add i64 %43, %41, !dbg !838
	br label %b3, !dbg !838

b6:
	br label %fail, !dbg !851

b7:
	%70 = icmp eq i64 %41, 32, !dbg !858
	br i1 %70, label %b8, label %b10, !dbg !858

b8:
	%71 = phi double [ %88, %b9 ], [ %42, %b7 ], !dbg !859
	%72 = phi i64 [ %91, %b9 ], [ 16, %b7 ], !dbg !860
	%73 = icmp sgt i64 %72, 0, !dbg !861
	br i1 %73, label %b9, label %b13, !dbg !861

b9:
	%74 = trunc i64 %72 to i32, !dbg !862
	%75 = bitcast double %71 to i64, !dbg !862
	%76 = trunc i64 %75 to i32, !dbg !862
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %76, i32 %74, i32 31), !dbg !862
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !862
	%79 = lshr i64 %75, 32, !dbg !862
	%80 = trunc i64 %79 to i32, !dbg !862
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %80, i32 %74, i32 31), !dbg !862
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !862
	%83 = zext i32 %82 to i64, !dbg !862
	%84 = shl i64 %83, 32, !dbg !862
	%85 = zext i32 %78 to i64, !dbg !862
	%86 = or i64 %85, %84, !dbg !862
	%87 = bitcast i64 %86 to double, !dbg !862
	%88 = fadd double %71, %87, !dbg !863
	%89 = trunc i64 %72 to i32, !dbg !864
	%90 = udiv i32 %89, 2, !dbg !864
	%91 = zext i32 %90 to i64, !dbg !864
	br label %b8, !dbg !864

b10:
	%92 = bitcast double %42 to i64, !dbg !865
	%93 = trunc i64 %92 to i32, !dbg !865
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %93, i32 0, i32 31), !dbg !865
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !865
	%96 = lshr i64 %92, 32, !dbg !865
	%97 = trunc i64 %96 to i32, !dbg !865
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !865
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !865
	%100 = zext i32 %99 to i64, !dbg !865
	%101 = shl i64 %100, 32, !dbg !865
	%102 = zext i32 %95 to i64, !dbg !865
	%103 = or i64 %102, %101, !dbg !865
	%104 = bitcast i64 %103 to double, !dbg !865
	br label %b11, !dbg !865

b11:
	%105 = phi double [ %104, %b10 ], [ %122, %b12 ], !dbg !866
	%106 = phi i64 [ 1, %b10 ], [ %123, %b12 ], !dbg !867
	%107 = icmp slt i64 %106, %41, !dbg !868
	br i1 %107, label %b12, label %b13, !dbg !868

b12:
	%108 = trunc i64 %106 to i32, !dbg !869
	%109 = bitcast double %42 to i64, !dbg !869
	%110 = trunc i64 %109 to i32, !dbg !869
	%111 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %110, i32 %108, i32 31), !dbg !869
	%112 = extractvalue { i32, i1 } %111, 0, !dbg !869
	%113 = lshr i64 %109, 32, !dbg !869
	%114 = trunc i64 %113 to i32, !dbg !869
	%115 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %114, i32 %108, i32 31), !dbg !869
	%116 = extractvalue { i32, i1 } %115, 0, !dbg !869
	%117 = zext i32 %116 to i64, !dbg !869
	%118 = shl i64 %117, 32, !dbg !869
	%119 = zext i32 %112 to i64, !dbg !869
	%120 = or i64 %119, %118, !dbg !869
	%121 = bitcast i64 %120 to double, !dbg !869
	%122 = fadd double %105, %121, !dbg !863
	%123 = add i64 %106, 1, !dbg !870
	br label %b11, !dbg !870

b13:
	%124 = phi double [ %71, %b8 ], [ %105, %b11 ], !dbg !857
	%125 = sext i32 %33 to i64, !dbg !871
	%126 = icmp ne i64 %125, 0, !dbg !872
	br i1 %126, label %b16, label %b14, !dbg !872

b14:
	%127 = getelementptr inbounds double, double addrspace(1)* %3, i64 0, !dbg !873
	%128 = icmp uge i64 0, %p7, !dbg !873
	br i1 %128, label %b14_fail1, label %b14_ok1, !dbg !873, !prof !48

b14_ok1:
	store double %124, double addrspace(1)* %127, align 8, !dbg !873
	%129 = fcmp ole double %124, %p12, !dbg !874
	br i1 %129, label %b15, label %b16, !dbg !874

b15:
	%130 = add i64 %p11, 1, !dbg !875
	%131 = urem i64 %130, 2, !dbg !876
	%132 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %131, !dbg !877
	store i64 %p11, i64 addrspace(1)* %132, align 8, !dbg !877
	br label %b16, !dbg !877

b16:
	ret void, !dbg !829

b0_fail1:
	br label %fail, !dbg !832

b1_fail1:
	br label %fail, !dbg !834

b2_fail1:
	br label %fail, !dbg !837

b4_fail1:
	%133 = icmp ugt i64 %52, %p3, !dbg !850
	br i1 %133, label %b4_fail2, label %b4_ok2, !dbg !850

b4_fail2:
	br label %fail, !dbg !850

b4_ok2:
	br label %fail, !dbg !850

b5_fail1:
	br label %fail, !dbg !840

b14_fail1:
	br label %fail, !dbg !873

fail:
	%134 = phi i32 [ 37, %b0_fail1 ], [ 37, %b1_fail1 ], [ 30, %b2_fail1 ], [ 5, %b4_fail2 ], [ 6, %b4_ok2 ], [ 31, %b5_fail1 ], [ 7, %b6 ], [ 33, %b14_fail1 ], !dbg !828
	%135 = phi i64 [ 0, %b0_fail1 ], [ 1, %b1_fail1 ], [ 0, %b2_fail1 ], [ %52, %b4_fail2 ], [ %51, %b4_ok2 ], [ 0, %b5_fail1 ], [ %56, %b6 ], [ 0, %b14_fail1 ], !dbg !828
	%136 = phi i64 [ %p9, %b0_fail1 ], [ %p9, %b1_fail1 ], [ %p5, %b2_fail1 ], [ %p3, %b4_fail2 ], [ %52, %b4_ok2 ], [ 0, %b5_fail1 ], [ 16, %b6 ], [ %p7, %b14_fail1 ], !dbg !828
	call void @gpuc_fail(i8* %ctrl, i32 %134, i64 %135, i64 %136), !dbg !828
	ret void, !dbg !828
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !878 {
entry:
	br label %b0, !dbg !879

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !879
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !879
	%2 = call i32 @gpuc_my_pe_thread(), !dbg !880
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !881, !range !119
	%4 = sext i32 %3 to i64, !dbg !881
	%5 = sext i32 %2 to i64, !dbg !880
	%6 = icmp ne i64 %5, 0, !dbg !882
	br label %b1, !dbg !883

b1:
	%7 = phi i64 [ %4, %b0 ], [ %64, %b9 ], !dbg !884
	%8 = icmp slt i64 %7, %p10, !dbg !885
	br i1 %8, label %b2, label %b10, !dbg !885

b2:
	%9 = mul i64 %7, %p8, !dbg !887
	%10 = icmp eq i64 %p10, 0, !dbg !886
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !886, !prof !48

b2_ok1:
	%11 = icmp eq i64 %p10, -1, !dbg !886
	%12 = select i1 %11, i64 1, i64 %p10, !dbg !886
	%13 = sdiv i64 %9, %12, !dbg !886
	%14 = sub i64 0, %9, !dbg !886
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !886
	%16 = sub i64 %15, %p7, !dbg !888
	%17 = icmp slt i64 %16, 0, !dbg !889
	br i1 %17, label %b9, label %b3, !dbg !889

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !890
	br i1 %18, label %b9, label %b4, !dbg !890

b4:
	%19 = mul i64 %7, %p9, !dbg !891
	%20 = add i64 %7, 1, !dbg !892
	%21 = mul i64 %20, %p9, !dbg !893
	%22 = sub i64 %21, %19, !dbg !894
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !894
	%24 = icmp ugt i64 %21, %p1, !dbg !894
	%25 = icmp ugt i64 %19, %21, !dbg !894
	%26 = or i1 %24, %25, !dbg !894
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !894, !prof !48

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !895, !range !19
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !895, !range !19
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !895, !range !20
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !895, !range !16
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !895, !range !16
	%32 = mul i32 %31, %29, !dbg !895
	%33 = add i32 %28, %32, !dbg !895
	%34 = mul i32 %30, %33, !dbg !895
	%35 = add i32 %27, %34, !dbg !895
	%36 = sext i32 %35 to i64, !dbg !895
	%37 = mul i32 %30, %31, !dbg !895
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !895, !range !17
	%39 = mul i32 %37, %38, !dbg !895
	%40 = sext i32 %39 to i64, !dbg !895
	%41 = add i64 %16, 1, !dbg !896
	%42 = mul i64 %41, %p6, !dbg !897
	br label %b5, !dbg !895

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !895
	%44 = icmp slt i64 %43, %p9, !dbg !895
	br i1 %44, label %b6, label %b7, !dbg !895

b6:
	%45 = mul i64 %43, %p5, !dbg !898
	%46 = icmp eq i64 %p9, -1, !dbg !899
	%47 = select i1 %46, i64 1, i64 %p9, !dbg !899
	%48 = sdiv i64 %45, %47, !dbg !899
	%49 = sub i64 0, %45, !dbg !899
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !899
	%51 = add i64 %42, %50, !dbg !900
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !901
	%53 = icmp uge i64 %51, %p3, !dbg !901
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !901, !prof !48

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !901
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !902
	store float %54, float addrspace(1)* %55, align 4, !dbg !902
	%56 = add i64 %43, %40, !dbg !895
	br label %b5, !dbg !895

b7:
	call void @llvm.nvvm.barrier0(), !dbg !903
	br i1 %6, label %b8, label %b9, !dbg !882

b8:
	%57 = mul i64 %22, 4, !dbg !904
	%58 = addrspacecast float addrspace(1)* %23 to float*, !dbg !904
	%59 = addrspacecast float addrspace(1)* %23 to float*, !dbg !904
	%60 = bitcast float* %58 to i8*, !dbg !904
	%61 = bitcast float* %59 to i8*, !dbg !904
	call void @gpuc_put_block(i8* %60, i8* %61, i64 %57, i32 0), !dbg !904
	br label %b9, !dbg !904

b9:
	%62 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !905, !range !393
	%63 = sext i32 %62 to i64, !dbg !905
	%64 = add i64 %7, %63, !dbg !906
	br label %b1, !dbg !906

b10:
	ret void, !dbg !906

b2_fail1:
	br label %fail, !dbg !886

b4_fail1:
	%65 = icmp ugt i64 %21, %p1, !dbg !894
	br i1 %65, label %b4_fail2, label %b4_ok2, !dbg !894

b4_fail2:
	br label %fail, !dbg !894

b4_ok2:
	br label %fail, !dbg !894

b6_fail1:
	br label %fail, !dbg !901

fail:
	%66 = phi i32 [ 38, %b2_fail1 ], [ 39, %b4_fail2 ], [ 40, %b4_ok2 ], [ 41, %b6_fail1 ], !dbg !879
	%67 = phi i64 [ 0, %b2_fail1 ], [ %21, %b4_fail2 ], [ %19, %b4_ok2 ], [ %51, %b6_fail1 ], !dbg !879
	%68 = phi i64 [ 0, %b2_fail1 ], [ %p1, %b4_fail2 ], [ %21, %b4_ok2 ], [ %p3, %b6_fail1 ], !dbg !879
	call void @gpuc_fail(i8* %ctrl, i32 %66, i64 %67, i64 %68), !dbg !879
	ret void, !dbg !879
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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !119
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !19
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !120
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !19
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !120
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

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() nounwind readnone

declare void @llvm.nvvm.membar.sys() nounwind

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() nounwind readnone

declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() nounwind readnone

declare i64 @gpuc_signal_wait_until_thread(i8* %a0, i32 %a1, i64 %a2, i32 %a3, i8* %a4, i32 %a5) nounwind

declare i32 @llvm.nvvm.barrier0.popc(i32 %a0) convergent nounwind

declare void @gpuc_put_signal_nbi_block(i8* %a0, i8* %a1, i64 %a2, i8* %a3, i64 %a4, i32 %a5, i32 %a6) convergent nounwind

declare i64 @gpuc_wait_line_thread(i8* %a0, i32 %a1, i32 %a2, i8* %a3, i32 %a4) nounwind

define internal void @gpuc_grid_sync() convergent nounwind {
entry:
	call void @llvm.nvvm.barrier0()
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !19
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !19
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !20
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
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !393
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !334
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !334
	%20 = mul i32 %18, %19
	%21 = sub i32 -2147483647, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !119
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !120
	%24 = or i32 %22, %23
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !120
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
!nvvm.annotations = !{!907, !908, !909, !910, !911, !912, !913, !914, !915, !916, !917, !918, !919, !920, !921, !922, !923, !924}
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
!14 = !DILocation(line: 64, column: 32, scope: !7)
!15 = !DILocation(line: 64, column: 50, scope: !7)
!16 = !{i32 1, i32 1025}
!17 = !{i32 1, i32 65}
!18 = !DILocation(line: 72, column: 25, scope: !7)
!19 = !{i32 0, i32 1024}
!20 = !{i32 0, i32 64}
!21 = distinct !DISubprogram(name: "place", scope: !6, file: !6, line: 87, type: !4, isDefinition: true, scopeLine: 87, isOptimized: true, unit: !2)
!22 = !DILocation(line: 67, column: 26, scope: !7)
!23 = !DILocation(line: 87, column: 62, scope: !21, inlinedAt: !22)
!24 = !DILocation(line: 74, column: 37, scope: !7)
!25 = !DILocation(line: 74, column: 52, scope: !7)
!26 = !DILocation(line: 72, column: 48, scope: !7)
!27 = !DILocation(line: 71, column: 2, scope: !7)
!28 = !{!"branch_weights", i32 1048576, i32 1}
!29 = !DILocation(line: 72, column: 6, scope: !7)
!30 = !DILocation(line: 72, column: 31, scope: !7)
!31 = !DILocation(line: 87, column: 50, scope: !21, inlinedAt: !22)
!32 = !DILocation(line: 87, column: 57, scope: !21, inlinedAt: !22)
!33 = !DILocation(line: 87, column: 69, scope: !21, inlinedAt: !22)
!34 = !DILocation(line: 67, column: 20, scope: !7)
!35 = !DILocation(line: 74, column: 22, scope: !7)
!36 = !DILocation(line: 66, column: 12, scope: !7)
!37 = !DILocation(line: 67, column: 4, scope: !7)
!38 = !DILocation(line: 74, column: 20, scope: !7)
!39 = !DILocation(line: 74, column: 16, scope: !7)
!40 = !DILocation(line: 74, column: 35, scope: !7)
!41 = !DILocation(line: 74, column: 33, scope: !7)
!42 = !DILocation(line: 74, column: 29, scope: !7)
!43 = !DILocation(line: 74, column: 50, scope: !7)
!44 = !DILocation(line: 74, column: 48, scope: !7)
!45 = !DILocation(line: 74, column: 44, scope: !7)
!46 = !DILocation(line: 74, column: 3, scope: !7)
!47 = !DILocation(line: 72, column: 41, scope: !7)
!48 = !{!"branch_weights", i32 1, i32 1048576}
!49 = !{!"llvm.loop.unroll.disable"}
!50 = distinct !{!50, !49}
!51 = !DILocation(line: 70, column: 13, scope: !7)
!52 = !DIFile(filename: "reduce.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!53 = distinct !DISubprogram(name: "reduceWarp", scope: !52, file: !52, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!54 = distinct !DISubprogram(name: "reduce", scope: !52, file: !52, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!55 = distinct !DISubprogram(name: "ReduceAdd", scope: !52, file: !52, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!56 = !DILocation(line: 76, column: 21, scope: !7)
!57 = !DILocation(line: 8, column: 15, scope: !55, inlinedAt: !56)
!58 = !DILocation(line: 45, column: 16, scope: !54, inlinedAt: !57)
!59 = !DILocation(line: 70, column: 13, scope: !53, inlinedAt: !58)
!60 = !DILocation(line: 71, column: 7, scope: !53, inlinedAt: !58)
!61 = !DILocation(line: 66, column: 35, scope: !53, inlinedAt: !58)
!62 = !DILocation(line: 72, column: 7, scope: !53, inlinedAt: !58)
!63 = !DILocation(line: 72, column: 35, scope: !53, inlinedAt: !58)
!64 = !DILocation(line: 73, column: 23, scope: !53, inlinedAt: !58)
!65 = !DILocation(line: 8, column: 76, scope: !55, inlinedAt: !56)
!66 = !DILocation(line: 72, column: 40, scope: !53, inlinedAt: !58)
!67 = !DILocation(line: 77, column: 16, scope: !53, inlinedAt: !58)
!68 = !DILocation(line: 77, column: 2, scope: !53, inlinedAt: !58)
!69 = !DILocation(line: 78, column: 6, scope: !53, inlinedAt: !58)
!70 = !DILocation(line: 78, column: 22, scope: !53, inlinedAt: !58)
!71 = !DILocation(line: 79, column: 23, scope: !53, inlinedAt: !58)
!72 = !DILocation(line: 78, column: 27, scope: !53, inlinedAt: !58)
!73 = !DIFile(filename: "collective.go", directory: "github.com/gpuc-go/gpuc/dsl/gpu")
!74 = distinct !DISubprogram(name: "Block.warps", scope: !73, file: !73, line: 26, type: !4, isDefinition: true, scopeLine: 26, isOptimized: true, unit: !2)
!75 = !DILocation(line: 46, column: 14, scope: !54, inlinedAt: !57)
!76 = !DILocation(line: 26, column: 47, scope: !74, inlinedAt: !75)
!77 = !DILocation(line: 26, column: 59, scope: !74, inlinedAt: !75)
!78 = !DILocation(line: 26, column: 64, scope: !74, inlinedAt: !75)
!79 = !DILocation(line: 47, column: 7, scope: !54, inlinedAt: !57)
!80 = !DILocation(line: 50, column: 31, scope: !54, inlinedAt: !57)
!81 = !DILocation(line: 51, column: 10, scope: !54, inlinedAt: !57)
!82 = !DILocation(line: 52, column: 11, scope: !54, inlinedAt: !57)
!83 = !{i32 0, i32 32}
!84 = !DILocation(line: 52, column: 14, scope: !54, inlinedAt: !57)
!85 = !DILocation(line: 53, column: 17, scope: !54, inlinedAt: !57)
!86 = !DILocation(line: 53, column: 8, scope: !54, inlinedAt: !57)
!87 = !DILocation(line: 55, column: 10, scope: !54, inlinedAt: !57)
!88 = !DILocation(line: 56, column: 11, scope: !54, inlinedAt: !57)
!89 = !DILocation(line: 43, column: 50, scope: !54, inlinedAt: !57)
!90 = !DILocation(line: 57, column: 6, scope: !54, inlinedAt: !57)
!91 = !DILocation(line: 57, column: 16, scope: !54, inlinedAt: !57)
!92 = !DILocation(line: 58, column: 17, scope: !54, inlinedAt: !57)
!93 = !DILocation(line: 57, column: 21, scope: !54, inlinedAt: !57)
!94 = !DILocation(line: 77, column: 22, scope: !7)
!95 = !DILocation(line: 78, column: 13, scope: !7)
!96 = !DILocation(line: 78, column: 3, scope: !7)
!97 = !DILocation(line: 79, column: 39, scope: !7)
!98 = !DIFile(filename: "value.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!99 = distinct !DISubprogram(name: "Store", scope: !98, file: !98, line: 10, type: !4, isDefinition: true, scopeLine: 10, isOptimized: true, unit: !2)
!100 = !DILocation(line: 65, column: 8, scope: !10, inlinedAt: !11)
!101 = !DILocation(line: 12, column: 16, scope: !99, inlinedAt: !100)
!102 = distinct !DISubprogram(name: "valueAt", scope: !9, file: !9, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!103 = !DILocation(line: 65, column: 29, scope: !10, inlinedAt: !11)
!104 = !DILocation(line: 93, column: 19, scope: !102, inlinedAt: !103)
!105 = !DILocation(line: 93, column: 13, scope: !102, inlinedAt: !103)
!106 = !DILocation(line: 93, column: 22, scope: !102, inlinedAt: !103)
!107 = !DILocation(line: 93, column: 27, scope: !102, inlinedAt: !103)
!108 = !DILocation(line: 93, column: 33, scope: !102, inlinedAt: !103)
!109 = !DILocation(line: 65, column: 60, scope: !10, inlinedAt: !11)
!110 = !DILocation(line: 65, column: 65, scope: !10, inlinedAt: !11)
!111 = distinct !DISubprogram(name: "line", scope: !98, file: !98, line: 32, type: !4, isDefinition: true, scopeLine: 32, isOptimized: true, unit: !2)
!112 = !DILocation(line: 12, column: 24, scope: !99, inlinedAt: !100)
!113 = !DILocation(line: 32, column: 78, scope: !111, inlinedAt: !112)
!114 = !DILocation(line: 32, column: 71, scope: !111, inlinedAt: !112)
!115 = !DILocation(line: 32, column: 87, scope: !111, inlinedAt: !112)
!116 = !DILocation(line: 32, column: 92, scope: !111, inlinedAt: !112)
!117 = !DILocation(line: 12, column: 45, scope: !99, inlinedAt: !100)
!118 = !DILocation(line: 83, column: 16, scope: !7)
!119 = !{i32 0, i32 2147483647}
!120 = !{i32 0, i32 65535}
!121 = !DIFile(filename: "sweep.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!122 = distinct !DISubprogram(name: "march", scope: !121, file: !121, line: 108, type: !4, isDefinition: true, scopeLine: 108, isOptimized: true, unit: !2)
!123 = !DILocation(line: 108, column: 6, scope: !122)
!124 = !DILocation(line: 109, column: 11, scope: !122)
!125 = !DILocation(line: 109, column: 27, scope: !122)
!126 = !DILocation(line: 110, column: 3, scope: !122)
!127 = !DILocation(line: 112, column: 18, scope: !122)
!128 = !DILocation(line: 113, column: 19, scope: !122)
!129 = !DILocation(line: 113, column: 32, scope: !122)
!130 = !DILocation(line: 113, column: 41, scope: !122)
!131 = !DILocation(line: 113, column: 23, scope: !122)
!132 = !DILocation(line: 117, column: 11, scope: !122)
!133 = !DILocation(line: 116, column: 2, scope: !122)
!134 = !DILocation(line: 120, column: 20, scope: !122)
!135 = !DILocation(line: 120, column: 11, scope: !122)
!136 = !DILocation(line: 116, column: 10, scope: !122)
!137 = !DILocation(line: 124, column: 41, scope: !122)
!138 = !DILocation(line: 125, column: 12, scope: !122)
!139 = !DILocation(line: 125, column: 16, scope: !122)
!140 = !DILocation(line: 125, column: 19, scope: !122)
!141 = !DILocation(line: 125, column: 30, scope: !122)
!142 = !DILocation(line: 125, column: 25, scope: !122)
!143 = !DILocation(line: 126, column: 24, scope: !122)
!144 = !DILocation(line: 126, column: 21, scope: !122)
!145 = !DILocation(line: 126, column: 40, scope: !122)
!146 = !DILocation(line: 127, column: 13, scope: !122)
!147 = distinct !DISubprogram(name: "fixed", scope: !121, file: !121, line: 165, type: !4, isDefinition: true, scopeLine: 165, isOptimized: true, unit: !2)
!148 = !DILocation(line: 135, column: 21, scope: !122)
!149 = !DILocation(line: 166, column: 12, scope: !147, inlinedAt: !148)
!150 = !DILocation(line: 169, column: 20, scope: !147, inlinedAt: !148)
!151 = !DILocation(line: 169, column: 12, scope: !147, inlinedAt: !148)
!152 = !DILocation(line: 172, column: 11, scope: !147, inlinedAt: !148)
!153 = !DILocation(line: 172, column: 14, scope: !147, inlinedAt: !148)
!154 = !DILocation(line: 175, column: 11, scope: !147, inlinedAt: !148)
!155 = !DILocation(line: 175, column: 14, scope: !147, inlinedAt: !148)
!156 = !DILocation(line: 178, column: 11, scope: !147, inlinedAt: !148)
!157 = !DILocation(line: 178, column: 14, scope: !147, inlinedAt: !148)
!158 = !DILocation(line: 123, column: 2, scope: !122)
!159 = !DILocation(line: 125, column: 2, scope: !122)
!160 = !DILocation(line: 126, column: 2, scope: !122)
!161 = !DILocation(line: 126, column: 6, scope: !122)
!162 = !DILocation(line: 127, column: 2, scope: !122)
!163 = !DILocation(line: 128, column: 13, scope: !122)
!164 = !DILocation(line: 129, column: 15, scope: !122)
!165 = !DILocation(line: 130, column: 25, scope: !122)
!166 = !DILocation(line: 130, column: 48, scope: !122)
!167 = !DILocation(line: 130, column: 42, scope: !122)
!168 = !DILocation(line: 131, column: 27, scope: !122)
!169 = !DILocation(line: 131, column: 35, scope: !122)
!170 = !DILocation(line: 131, column: 24, scope: !122)
!171 = !DILocation(line: 131, column: 62, scope: !122)
!172 = !DILocation(line: 131, column: 51, scope: !122)
!173 = !DILocation(line: 132, column: 32, scope: !122)
!174 = !DILocation(line: 132, column: 40, scope: !122)
!175 = !DILocation(line: 132, column: 26, scope: !122)
!176 = !DILocation(line: 132, column: 70, scope: !122)
!177 = !DILocation(line: 132, column: 56, scope: !122)
!178 = distinct !DISubprogram(name: "mean", scope: !121, file: !121, line: 154, type: !4, isDefinition: true, scopeLine: 154, isOptimized: true, unit: !2)
!179 = !DILocation(line: 133, column: 20, scope: !122)
!180 = !DILocation(line: 156, column: 12, scope: !178, inlinedAt: !179)
!181 = !DILocation(line: 156, column: 20, scope: !178, inlinedAt: !179)
!182 = !DILocation(line: 156, column: 27, scope: !178, inlinedAt: !179)
!183 = !DILocation(line: 156, column: 37, scope: !178, inlinedAt: !179)
!184 = !DILocation(line: 157, column: 13, scope: !178, inlinedAt: !179)
!185 = !DILocation(line: 157, column: 21, scope: !178, inlinedAt: !179)
!186 = !DILocation(line: 157, column: 28, scope: !178, inlinedAt: !179)
!187 = !DILocation(line: 157, column: 38, scope: !178, inlinedAt: !179)
!188 = !DILocation(line: 158, column: 13, scope: !178, inlinedAt: !179)
!189 = !DILocation(line: 158, column: 21, scope: !178, inlinedAt: !179)
!190 = !DILocation(line: 158, column: 28, scope: !178, inlinedAt: !179)
!191 = !DILocation(line: 158, column: 38, scope: !178, inlinedAt: !179)
!192 = !DILocation(line: 159, column: 13, scope: !178, inlinedAt: !179)
!193 = !DILocation(line: 159, column: 21, scope: !178, inlinedAt: !179)
!194 = !DILocation(line: 159, column: 28, scope: !178, inlinedAt: !179)
!195 = !DILocation(line: 159, column: 38, scope: !178, inlinedAt: !179)
!196 = !DILocation(line: 133, column: 54, scope: !122)
!197 = !DILocation(line: 156, column: 12, scope: !178, inlinedAt: !196)
!198 = !DILocation(line: 156, column: 20, scope: !178, inlinedAt: !196)
!199 = !DILocation(line: 156, column: 27, scope: !178, inlinedAt: !196)
!200 = !DILocation(line: 156, column: 37, scope: !178, inlinedAt: !196)
!201 = !DILocation(line: 157, column: 13, scope: !178, inlinedAt: !196)
!202 = !DILocation(line: 157, column: 21, scope: !178, inlinedAt: !196)
!203 = !DILocation(line: 157, column: 28, scope: !178, inlinedAt: !196)
!204 = !DILocation(line: 157, column: 38, scope: !178, inlinedAt: !196)
!205 = !DILocation(line: 158, column: 13, scope: !178, inlinedAt: !196)
!206 = !DILocation(line: 158, column: 21, scope: !178, inlinedAt: !196)
!207 = !DILocation(line: 158, column: 28, scope: !178, inlinedAt: !196)
!208 = !DILocation(line: 158, column: 38, scope: !178, inlinedAt: !196)
!209 = !DILocation(line: 159, column: 13, scope: !178, inlinedAt: !196)
!210 = !DILocation(line: 159, column: 21, scope: !178, inlinedAt: !196)
!211 = !DILocation(line: 159, column: 28, scope: !178, inlinedAt: !196)
!212 = !DILocation(line: 159, column: 38, scope: !178, inlinedAt: !196)
!213 = !DILocation(line: 167, column: 7, scope: !147, inlinedAt: !148)
!214 = !DILocation(line: 169, column: 20, scope: !122)
!215 = !DILocation(line: 170, column: 7, scope: !147, inlinedAt: !148)
!216 = !DILocation(line: 172, column: 11, scope: !122)
!217 = !DILocation(line: 173, column: 7, scope: !147, inlinedAt: !148)
!218 = !DILocation(line: 175, column: 11, scope: !122)
!219 = !DILocation(line: 176, column: 7, scope: !147, inlinedAt: !148)
!220 = !DILocation(line: 178, column: 11, scope: !122)
!221 = !DILocation(line: 179, column: 7, scope: !147, inlinedAt: !148)
!222 = !DILocation(line: 181, column: 9, scope: !122)
!223 = !DILocation(line: 135, column: 55, scope: !122)
!224 = !DILocation(line: 166, column: 12, scope: !147, inlinedAt: !223)
!225 = !DILocation(line: 167, column: 7, scope: !147, inlinedAt: !223)
!226 = !DILocation(line: 169, column: 12, scope: !147, inlinedAt: !223)
!227 = !DILocation(line: 170, column: 7, scope: !147, inlinedAt: !223)
!228 = !DILocation(line: 172, column: 14, scope: !147, inlinedAt: !223)
!229 = !DILocation(line: 173, column: 7, scope: !147, inlinedAt: !223)
!230 = !DILocation(line: 175, column: 14, scope: !147, inlinedAt: !223)
!231 = !DILocation(line: 176, column: 7, scope: !147, inlinedAt: !223)
!232 = !DILocation(line: 178, column: 14, scope: !147, inlinedAt: !223)
!233 = !DILocation(line: 179, column: 7, scope: !147, inlinedAt: !223)
!234 = !DILocation(line: 133, column: 3, scope: !122)
!235 = !DILocation(line: 133, column: 8, scope: !122)
!236 = !DILocation(line: 137, column: 12, scope: !122)
!237 = !DILocation(line: 137, column: 27, scope: !122)
!238 = distinct !DISubprogram(name: "distance", scope: !121, file: !121, line: 185, type: !4, isDefinition: true, scopeLine: 185, isOptimized: true, unit: !2)
!239 = !DILocation(line: 138, column: 22, scope: !122)
!240 = !DILocation(line: 186, column: 19, scope: !238, inlinedAt: !239)
!241 = !DILocation(line: 186, column: 28, scope: !238, inlinedAt: !239)
!242 = !DILocation(line: 186, column: 37, scope: !238, inlinedAt: !239)
!243 = !DILocation(line: 186, column: 46, scope: !238, inlinedAt: !239)
!244 = !DILocation(line: 187, column: 10, scope: !238, inlinedAt: !239)
!245 = !DILocation(line: 187, column: 16, scope: !238, inlinedAt: !239)
!246 = !DILocation(line: 187, column: 13, scope: !238, inlinedAt: !239)
!247 = !DILocation(line: 187, column: 22, scope: !238, inlinedAt: !239)
!248 = !DILocation(line: 187, column: 19, scope: !238, inlinedAt: !239)
!249 = !DILocation(line: 187, column: 28, scope: !238, inlinedAt: !239)
!250 = !DILocation(line: 187, column: 25, scope: !238, inlinedAt: !239)
!251 = !DILocation(line: 138, column: 43, scope: !122)
!252 = !DILocation(line: 186, column: 19, scope: !238, inlinedAt: !251)
!253 = !DILocation(line: 186, column: 28, scope: !238, inlinedAt: !251)
!254 = !DILocation(line: 186, column: 37, scope: !238, inlinedAt: !251)
!255 = !DILocation(line: 186, column: 46, scope: !238, inlinedAt: !251)
!256 = !DILocation(line: 187, column: 10, scope: !238, inlinedAt: !251)
!257 = !DILocation(line: 187, column: 16, scope: !238, inlinedAt: !251)
!258 = !DILocation(line: 187, column: 13, scope: !238, inlinedAt: !251)
!259 = !DILocation(line: 187, column: 22, scope: !238, inlinedAt: !251)
!260 = !DILocation(line: 187, column: 19, scope: !238, inlinedAt: !251)
!261 = !DILocation(line: 187, column: 28, scope: !238, inlinedAt: !251)
!262 = !DILocation(line: 187, column: 25, scope: !238, inlinedAt: !251)
!263 = !DILocation(line: 138, column: 33, scope: !122)
!264 = !DILocation(line: 138, column: 3, scope: !122)
!265 = !DILocation(line: 128, column: 19, scope: !122)
!266 = !{!"llvm.loop.unroll.disable"}
!267 = distinct !{!267, !266}
!268 = !DILocation(line: 142, column: 10, scope: !122)
!269 = !DILocation(line: 143, column: 35, scope: !122)
!270 = !DILocation(line: 143, column: 32, scope: !122)
!271 = !DILocation(line: 143, column: 52, scope: !122)
!272 = !DILocation(line: 143, column: 60, scope: !122)
!273 = !DILocation(line: 143, column: 49, scope: !122)
!274 = !DILocation(line: 143, column: 87, scope: !122)
!275 = !DILocation(line: 143, column: 76, scope: !122)
!276 = !DILocation(line: 143, column: 14, scope: !122)
!277 = !DILocation(line: 156, column: 12, scope: !178, inlinedAt: !276)
!278 = !DILocation(line: 156, column: 20, scope: !178, inlinedAt: !276)
!279 = !DILocation(line: 156, column: 27, scope: !178, inlinedAt: !276)
!280 = !DILocation(line: 156, column: 37, scope: !178, inlinedAt: !276)
!281 = !DILocation(line: 157, column: 13, scope: !178, inlinedAt: !276)
!282 = !DILocation(line: 157, column: 21, scope: !178, inlinedAt: !276)
!283 = !DILocation(line: 157, column: 28, scope: !178, inlinedAt: !276)
!284 = !DILocation(line: 157, column: 38, scope: !178, inlinedAt: !276)
!285 = !DILocation(line: 158, column: 13, scope: !178, inlinedAt: !276)
!286 = !DILocation(line: 158, column: 21, scope: !178, inlinedAt: !276)
!287 = !DILocation(line: 158, column: 28, scope: !178, inlinedAt: !276)
!288 = !DILocation(line: 158, column: 38, scope: !178, inlinedAt: !276)
!289 = !DILocation(line: 159, column: 13, scope: !178, inlinedAt: !276)
!290 = !DILocation(line: 159, column: 21, scope: !178, inlinedAt: !276)
!291 = !DILocation(line: 159, column: 28, scope: !178, inlinedAt: !276)
!292 = !DILocation(line: 159, column: 38, scope: !178, inlinedAt: !276)
!293 = !DILocation(line: 145, column: 15, scope: !122)
!294 = !DILocation(line: 166, column: 12, scope: !147, inlinedAt: !293)
!295 = !DILocation(line: 167, column: 7, scope: !147, inlinedAt: !293)
!296 = !DILocation(line: 169, column: 12, scope: !147, inlinedAt: !293)
!297 = !DILocation(line: 170, column: 7, scope: !147, inlinedAt: !293)
!298 = !DILocation(line: 172, column: 14, scope: !147, inlinedAt: !293)
!299 = !DILocation(line: 173, column: 7, scope: !147, inlinedAt: !293)
!300 = !DILocation(line: 175, column: 14, scope: !147, inlinedAt: !293)
!301 = !DILocation(line: 176, column: 7, scope: !147, inlinedAt: !293)
!302 = !DILocation(line: 178, column: 14, scope: !147, inlinedAt: !293)
!303 = !DILocation(line: 179, column: 7, scope: !147, inlinedAt: !293)
!304 = !DILocation(line: 143, column: 3, scope: !122)
!305 = !DILocation(line: 147, column: 12, scope: !122)
!306 = !DILocation(line: 148, column: 22, scope: !122)
!307 = !DILocation(line: 186, column: 19, scope: !238, inlinedAt: !306)
!308 = !DILocation(line: 186, column: 28, scope: !238, inlinedAt: !306)
!309 = !DILocation(line: 186, column: 37, scope: !238, inlinedAt: !306)
!310 = !DILocation(line: 186, column: 46, scope: !238, inlinedAt: !306)
!311 = !DILocation(line: 187, column: 10, scope: !238, inlinedAt: !306)
!312 = !DILocation(line: 187, column: 16, scope: !238, inlinedAt: !306)
!313 = !DILocation(line: 187, column: 13, scope: !238, inlinedAt: !306)
!314 = !DILocation(line: 187, column: 22, scope: !238, inlinedAt: !306)
!315 = !DILocation(line: 187, column: 19, scope: !238, inlinedAt: !306)
!316 = !DILocation(line: 187, column: 28, scope: !238, inlinedAt: !306)
!317 = !DILocation(line: 187, column: 25, scope: !238, inlinedAt: !306)
!318 = !DILocation(line: 148, column: 3, scope: !122)
!319 = !DILocation(line: 150, column: 2, scope: !122)
!320 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!321 = !DILocation(line: 25, column: 6, scope: !320)
!322 = distinct !DISubprogram(name: "send", scope: !121, file: !121, line: 95, type: !4, isDefinition: true, scopeLine: 95, isOptimized: true, unit: !2)
!323 = distinct !DISubprogram(name: "sweepTile", scope: !121, file: !121, line: 56, type: !4, isDefinition: true, scopeLine: 56, isOptimized: true, unit: !2)
!324 = distinct !DISubprogram(name: "sweep", scope: !121, file: !121, line: 41, type: !4, isDefinition: true, scopeLine: 41, isOptimized: true, unit: !2)
!325 = !DILocation(line: 45, column: 18, scope: !320)
!326 = !DILocation(line: 44, column: 23, scope: !324, inlinedAt: !325)
!327 = !DILocation(line: 82, column: 8, scope: !323, inlinedAt: !326)
!328 = !DILocation(line: 101, column: 20, scope: !322, inlinedAt: !327)
!329 = distinct !DISubprogram(name: "collects", scope: !6, file: !6, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!330 = !DILocation(line: 26, column: 23, scope: !320)
!331 = !DILocation(line: 38, column: 19, scope: !329, inlinedAt: !330)
!332 = !DILocation(line: 38, column: 24, scope: !329, inlinedAt: !330)
!333 = !DILocation(line: 38, column: 63, scope: !329, inlinedAt: !330)
!334 = !{i32 1, i32 65536}
!335 = !DILocation(line: 38, column: 67, scope: !329, inlinedAt: !330)
!336 = !DILocation(line: 38, column: 53, scope: !329, inlinedAt: !330)
!337 = !DILocation(line: 38, column: 47, scope: !329, inlinedAt: !330)
!338 = !DILocation(line: 38, column: 29, scope: !329, inlinedAt: !330)
!339 = !DILocation(line: 27, column: 32, scope: !320)
!340 = !DILocation(line: 27, column: 35, scope: !320)
!341 = !DILocation(line: 28, column: 10, scope: !320)
!342 = !DILocation(line: 28, column: 23, scope: !320)
!343 = !DILocation(line: 28, column: 8, scope: !320)
!344 = !DILocation(line: 28, column: 29, scope: !320)
!345 = !DILocation(line: 32, column: 11, scope: !320)
!346 = !DILocation(line: 33, column: 25, scope: !320)
!347 = !DILocation(line: 33, column: 23, scope: !320)
!348 = !DILocation(line: 33, column: 37, scope: !320)
!349 = !DILocation(line: 34, column: 34, scope: !320)
!350 = !DILocation(line: 34, column: 37, scope: !320)
!351 = !DILocation(line: 35, column: 14, scope: !320)
!352 = !DILocation(line: 37, column: 4, scope: !320)
!353 = !DILocation(line: 40, column: 15, scope: !320)
!354 = !DILocation(line: 41, column: 10, scope: !320)
!355 = !DILocation(line: 44, column: 12, scope: !320)
!356 = distinct !DISubprogram(name: "stateIn", scope: !121, file: !121, line: 34, type: !4, isDefinition: true, scopeLine: 34, isOptimized: true, unit: !2)
!357 = !DILocation(line: 45, column: 29, scope: !320)
!358 = !DILocation(line: 35, column: 33, scope: !356, inlinedAt: !357)
!359 = !DILocation(line: 45, column: 44, scope: !320)
!360 = !DILocation(line: 35, column: 33, scope: !356, inlinedAt: !359)
!361 = !DILocation(line: 57, column: 32, scope: !323, inlinedAt: !326)
!362 = !DILocation(line: 31, column: 40, scope: !320)
!363 = !DILocation(line: 67, column: 64, scope: !323, inlinedAt: !326)
!364 = distinct !DISubprogram(name: "haloSignal", scope: !121, file: !121, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!365 = !DILocation(line: 67, column: 40, scope: !323, inlinedAt: !326)
!366 = !DILocation(line: 22, column: 25, scope: !364, inlinedAt: !365)
!367 = !DILocation(line: 22, column: 33, scope: !364, inlinedAt: !365)
!368 = !DILocation(line: 70, column: 40, scope: !323, inlinedAt: !326)
!369 = !DILocation(line: 22, column: 27, scope: !364, inlinedAt: !368)
!370 = !DILocation(line: 22, column: 33, scope: !364, inlinedAt: !368)
!371 = !DILocation(line: 77, column: 60, scope: !323, inlinedAt: !326)
!372 = !DILocation(line: 78, column: 48, scope: !323, inlinedAt: !326)
!373 = !DILocation(line: 82, column: 68, scope: !323, inlinedAt: !326)
!374 = !DILocation(line: 99, column: 23, scope: !322, inlinedAt: !327)
!375 = !DILocation(line: 100, column: 13, scope: !322, inlinedAt: !327)
!376 = !DILocation(line: 100, column: 17, scope: !322, inlinedAt: !327)
!377 = !DILocation(line: 102, column: 13, scope: !322, inlinedAt: !327)
!378 = !DILocation(line: 22, column: 25, scope: !364, inlinedAt: !377)
!379 = !DILocation(line: 22, column: 27, scope: !364, inlinedAt: !377)
!380 = !DILocation(line: 22, column: 33, scope: !364, inlinedAt: !377)
!381 = !DILocation(line: 102, column: 68, scope: !322, inlinedAt: !327)
!382 = !DILocation(line: 85, column: 8, scope: !323, inlinedAt: !326)
!383 = !DILocation(line: 99, column: 13, scope: !322, inlinedAt: !382)
!384 = !DILocation(line: 99, column: 19, scope: !322, inlinedAt: !382)
!385 = !DILocation(line: 102, column: 13, scope: !322, inlinedAt: !382)
!386 = !DILocation(line: 22, column: 33, scope: !364, inlinedAt: !385)
!387 = !DILocation(line: 102, column: 68, scope: !322, inlinedAt: !382)
!388 = !DILocation(line: 43, column: 19, scope: !324, inlinedAt: !325)
!389 = !DILocation(line: 42, column: 2, scope: !324, inlinedAt: !325)
!390 = !DILocation(line: 43, column: 6, scope: !324, inlinedAt: !325)
!391 = !DILocation(line: 43, column: 42, scope: !324, inlinedAt: !325)
!392 = !DILocation(line: 57, column: 65, scope: !323, inlinedAt: !326)
!393 = !{i32 1, i32 -2147483648}
!394 = !DILocation(line: 57, column: 69, scope: !323, inlinedAt: !326)
!395 = !DILocation(line: 57, column: 53, scope: !323, inlinedAt: !326)
!396 = !DILocation(line: 58, column: 42, scope: !323, inlinedAt: !326)
!397 = !DILocation(line: 58, column: 31, scope: !323, inlinedAt: !326)
!398 = !DILocation(line: 58, column: 60, scope: !323, inlinedAt: !326)
!399 = !DILocation(line: 58, column: 47, scope: !323, inlinedAt: !326)
!400 = !DILocation(line: 58, column: 16, scope: !323, inlinedAt: !326)
!401 = !DIFile(filename: "part.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!402 = distinct !DISubprogram(name: "Layout.strip", scope: !401, file: !401, line: 76, type: !4, isDefinition: true, scopeLine: 76, isOptimized: true, unit: !2)
!403 = !DILocation(line: 59, column: 19, scope: !323, inlinedAt: !326)
!404 = !DILocation(line: 76, column: 48, scope: !402, inlinedAt: !403)
!405 = !DILocation(line: 76, column: 62, scope: !402, inlinedAt: !403)
!406 = !DILocation(line: 76, column: 57, scope: !402, inlinedAt: !403)
!407 = !DILocation(line: 76, column: 75, scope: !402, inlinedAt: !403)
!408 = !DILocation(line: 59, column: 41, scope: !323, inlinedAt: !326)
!409 = !DILocation(line: 59, column: 35, scope: !323, inlinedAt: !326)
!410 = !DILocation(line: 76, column: 48, scope: !402, inlinedAt: !409)
!411 = !DILocation(line: 76, column: 62, scope: !402, inlinedAt: !409)
!412 = !DILocation(line: 76, column: 57, scope: !402, inlinedAt: !409)
!413 = !DILocation(line: 76, column: 75, scope: !402, inlinedAt: !409)
!414 = !DILocation(line: 60, column: 17, scope: !323, inlinedAt: !326)
!415 = !DILocation(line: 60, column: 30, scope: !323, inlinedAt: !326)
!416 = !DILocation(line: 60, column: 23, scope: !323, inlinedAt: !326)
!417 = !DILocation(line: 60, column: 55, scope: !323, inlinedAt: !326)
!418 = !DILocation(line: 60, column: 47, scope: !323, inlinedAt: !326)
!419 = !DILocation(line: 65, column: 20, scope: !323, inlinedAt: !326)
!420 = !DILocation(line: 65, column: 23, scope: !323, inlinedAt: !326)
!421 = !DILocation(line: 22, column: 42, scope: !364, inlinedAt: !365)
!422 = !DILocation(line: 22, column: 20, scope: !364, inlinedAt: !365)
!423 = !DILocation(line: 22, column: 16, scope: !364, inlinedAt: !365)
!424 = !DILocation(line: 67, column: 26, scope: !323, inlinedAt: !326)
!425 = !DILocation(line: 22, column: 42, scope: !364, inlinedAt: !368)
!426 = !DILocation(line: 22, column: 20, scope: !364, inlinedAt: !368)
!427 = !DILocation(line: 22, column: 16, scope: !364, inlinedAt: !368)
!428 = !DILocation(line: 70, column: 26, scope: !323, inlinedAt: !326)
!429 = !DILocation(line: 73, column: 17, scope: !323, inlinedAt: !326)
!430 = !DILocation(line: 74, column: 31, scope: !323, inlinedAt: !326)
!431 = !DILocation(line: 75, column: 20, scope: !323, inlinedAt: !326)
!432 = !DILocation(line: 75, column: 4, scope: !323, inlinedAt: !326)
!433 = !DILocation(line: 62, column: 2, scope: !323, inlinedAt: !326)
!434 = !DILocation(line: 77, column: 47, scope: !323, inlinedAt: !326)
!435 = !DILocation(line: 77, column: 30, scope: !323, inlinedAt: !326)
!436 = !DILocation(line: 78, column: 20, scope: !323, inlinedAt: !326)
!437 = !DILocation(line: 78, column: 4, scope: !323, inlinedAt: !326)
!438 = !DILocation(line: 80, column: 17, scope: !323, inlinedAt: !326)
!439 = !DILocation(line: 98, column: 28, scope: !322, inlinedAt: !327)
!440 = !DILocation(line: 98, column: 14, scope: !322, inlinedAt: !327)
!441 = !DILocation(line: 98, column: 10, scope: !322, inlinedAt: !327)
!442 = !DILocation(line: 98, column: 34, scope: !322, inlinedAt: !327)
!443 = !DILocation(line: 99, column: 37, scope: !322, inlinedAt: !327)
!444 = !DILocation(line: 99, column: 32, scope: !322, inlinedAt: !327)
!445 = !DILocation(line: 99, column: 43, scope: !322, inlinedAt: !327)
!446 = !DILocation(line: 100, column: 30, scope: !322, inlinedAt: !327)
!447 = !DILocation(line: 100, column: 41, scope: !322, inlinedAt: !327)
!448 = !DILocation(line: 101, column: 55, scope: !322, inlinedAt: !327)
!449 = !DILocation(line: 101, column: 46, scope: !322, inlinedAt: !327)
!450 = !DILocation(line: 101, column: 83, scope: !322, inlinedAt: !327)
!451 = !DILocation(line: 101, column: 74, scope: !322, inlinedAt: !327)
!452 = !DILocation(line: 22, column: 42, scope: !364, inlinedAt: !377)
!453 = !DILocation(line: 22, column: 20, scope: !364, inlinedAt: !377)
!454 = !DILocation(line: 22, column: 16, scope: !364, inlinedAt: !377)
!455 = !DILocation(line: 82, column: 50, scope: !323, inlinedAt: !326)
!456 = !DILocation(line: 98, column: 28, scope: !322, inlinedAt: !382)
!457 = !DILocation(line: 98, column: 14, scope: !322, inlinedAt: !382)
!458 = !DILocation(line: 98, column: 10, scope: !322, inlinedAt: !382)
!459 = !DILocation(line: 98, column: 34, scope: !322, inlinedAt: !382)
!460 = !DILocation(line: 99, column: 37, scope: !322, inlinedAt: !382)
!461 = !DILocation(line: 99, column: 32, scope: !322, inlinedAt: !382)
!462 = !DILocation(line: 99, column: 43, scope: !322, inlinedAt: !382)
!463 = !DILocation(line: 100, column: 41, scope: !322, inlinedAt: !382)
!464 = !DILocation(line: 101, column: 55, scope: !322, inlinedAt: !382)
!465 = !DILocation(line: 101, column: 46, scope: !322, inlinedAt: !382)
!466 = !DILocation(line: 101, column: 83, scope: !322, inlinedAt: !382)
!467 = !DILocation(line: 101, column: 74, scope: !322, inlinedAt: !382)
!468 = !DILocation(line: 22, column: 42, scope: !364, inlinedAt: !385)
!469 = !DILocation(line: 22, column: 20, scope: !364, inlinedAt: !385)
!470 = !DILocation(line: 22, column: 16, scope: !364, inlinedAt: !385)
!471 = !DILocation(line: 101, column: 20, scope: !322, inlinedAt: !382)
!472 = !DILocation(line: 85, column: 50, scope: !323, inlinedAt: !326)
!473 = !DILocation(line: 88, column: 49, scope: !323, inlinedAt: !326)
!474 = !DILocation(line: 88, column: 61, scope: !323, inlinedAt: !326)
!475 = !DILocation(line: 88, column: 24, scope: !323, inlinedAt: !326)
!476 = !DILocation(line: 88, column: 17, scope: !323, inlinedAt: !326)
!477 = !DILocation(line: 44, column: 3, scope: !324, inlinedAt: !325)
!478 = !DILocation(line: 43, column: 53, scope: !324, inlinedAt: !325)
!479 = !DILocation(line: 43, column: 2, scope: !320)
!480 = !DILocation(line: 47, column: 15, scope: !320)
!481 = distinct !DISubprogram(name: "collect", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!482 = !DILocation(line: 48, column: 10, scope: !320)
!483 = !DILocation(line: 44, column: 58, scope: !481, inlinedAt: !482)
!484 = distinct !DISubprogram(name: "SumByWarp", scope: !9, file: !9, line: 82, type: !4, isDefinition: true, scopeLine: 82, isOptimized: true, unit: !2)
!485 = !DILocation(line: 44, column: 32, scope: !481, inlinedAt: !482)
!486 = !DILocation(line: 83, column: 21, scope: !484, inlinedAt: !485)
!487 = !DILocation(line: 85, column: 33, scope: !484, inlinedAt: !485)
!488 = distinct !DISubprogram(name: "Await", scope: !98, file: !98, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!489 = !DILocation(line: 86, column: 18, scope: !484, inlinedAt: !485)
!490 = !DILocation(line: 21, column: 40, scope: !488, inlinedAt: !489)
!491 = !DILocation(line: 85, column: 33, scope: !320)
!492 = !DILocation(line: 86, column: 39, scope: !484, inlinedAt: !485)
!493 = !DILocation(line: 93, column: 19, scope: !102, inlinedAt: !492)
!494 = !DILocation(line: 93, column: 13, scope: !102, inlinedAt: !492)
!495 = !DILocation(line: 93, column: 22, scope: !102, inlinedAt: !492)
!496 = !DILocation(line: 93, column: 27, scope: !102, inlinedAt: !492)
!497 = !DILocation(line: 93, column: 33, scope: !102, inlinedAt: !492)
!498 = !DILocation(line: 21, column: 48, scope: !488, inlinedAt: !489)
!499 = !DILocation(line: 32, column: 78, scope: !111, inlinedAt: !498)
!500 = !DILocation(line: 32, column: 71, scope: !111, inlinedAt: !498)
!501 = !DILocation(line: 32, column: 87, scope: !111, inlinedAt: !498)
!502 = !DILocation(line: 32, column: 92, scope: !111, inlinedAt: !498)
!503 = !DILocation(line: 21, column: 25, scope: !488, inlinedAt: !489)
!504 = !DILocation(line: 86, column: 3, scope: !484, inlinedAt: !485)
!505 = distinct !DISubprogram(name: "reduce", scope: !52, file: !52, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!506 = distinct !DISubprogram(name: "ReduceAdd", scope: !52, file: !52, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!507 = !DILocation(line: 88, column: 22, scope: !484, inlinedAt: !485)
!508 = !DILocation(line: 8, column: 15, scope: !506, inlinedAt: !507)
!509 = !DILocation(line: 45, column: 16, scope: !505, inlinedAt: !508)
!510 = !DILocation(line: 71, column: 7, scope: !53, inlinedAt: !509)
!511 = !DILocation(line: 66, column: 35, scope: !53, inlinedAt: !509)
!512 = !DILocation(line: 72, column: 7, scope: !53, inlinedAt: !509)
!513 = !DILocation(line: 72, column: 35, scope: !53, inlinedAt: !509)
!514 = !DILocation(line: 73, column: 23, scope: !53, inlinedAt: !509)
!515 = !DILocation(line: 8, column: 76, scope: !506, inlinedAt: !507)
!516 = !DILocation(line: 72, column: 40, scope: !53, inlinedAt: !509)
!517 = !DILocation(line: 77, column: 16, scope: !53, inlinedAt: !509)
!518 = !DILocation(line: 77, column: 2, scope: !53, inlinedAt: !509)
!519 = !DILocation(line: 78, column: 6, scope: !53, inlinedAt: !509)
!520 = !DILocation(line: 78, column: 22, scope: !53, inlinedAt: !509)
!521 = !DILocation(line: 79, column: 23, scope: !53, inlinedAt: !509)
!522 = !DILocation(line: 78, column: 27, scope: !53, inlinedAt: !509)
!523 = !DILocation(line: 45, column: 19, scope: !481, inlinedAt: !482)
!524 = !DILocation(line: 45, column: 22, scope: !481, inlinedAt: !482)
!525 = !DILocation(line: 48, column: 12, scope: !481, inlinedAt: !482)
!526 = !DILocation(line: 49, column: 11, scope: !481, inlinedAt: !482)
!527 = !DILocation(line: 50, column: 19, scope: !481, inlinedAt: !482)
!528 = !DILocation(line: 50, column: 22, scope: !481, inlinedAt: !482)
!529 = !DILocation(line: 50, column: 12, scope: !481, inlinedAt: !482)
!530 = !DILocation(line: 50, column: 14, scope: !320)
!531 = distinct !DISubprogram(name: "record", scope: !6, file: !6, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!532 = !DILocation(line: 51, column: 9, scope: !320)
!533 = !DILocation(line: 56, column: 41, scope: !531, inlinedAt: !532)
!534 = !DILocation(line: 56, column: 22, scope: !531, inlinedAt: !532)
!535 = !DILocation(line: 8, column: 15, scope: !55, inlinedAt: !534)
!536 = !DILocation(line: 45, column: 16, scope: !54, inlinedAt: !535)
!537 = !DILocation(line: 70, column: 13, scope: !53, inlinedAt: !536)
!538 = !DILocation(line: 71, column: 7, scope: !53, inlinedAt: !536)
!539 = !DILocation(line: 66, column: 35, scope: !53, inlinedAt: !536)
!540 = !DILocation(line: 72, column: 7, scope: !53, inlinedAt: !536)
!541 = !DILocation(line: 72, column: 35, scope: !53, inlinedAt: !536)
!542 = !DILocation(line: 73, column: 23, scope: !53, inlinedAt: !536)
!543 = !DILocation(line: 8, column: 76, scope: !55, inlinedAt: !534)
!544 = !DILocation(line: 72, column: 40, scope: !53, inlinedAt: !536)
!545 = !DILocation(line: 77, column: 16, scope: !53, inlinedAt: !536)
!546 = !DILocation(line: 77, column: 2, scope: !53, inlinedAt: !536)
!547 = !DILocation(line: 78, column: 6, scope: !53, inlinedAt: !536)
!548 = !DILocation(line: 78, column: 22, scope: !53, inlinedAt: !536)
!549 = !DILocation(line: 79, column: 23, scope: !53, inlinedAt: !536)
!550 = !DILocation(line: 78, column: 27, scope: !53, inlinedAt: !536)
!551 = !DILocation(line: 46, column: 14, scope: !54, inlinedAt: !535)
!552 = !DILocation(line: 26, column: 44, scope: !74, inlinedAt: !551)
!553 = !DILocation(line: 26, column: 47, scope: !74, inlinedAt: !551)
!554 = !DILocation(line: 26, column: 59, scope: !74, inlinedAt: !551)
!555 = !DILocation(line: 26, column: 64, scope: !74, inlinedAt: !551)
!556 = !DILocation(line: 47, column: 7, scope: !54, inlinedAt: !535)
!557 = !DILocation(line: 50, column: 31, scope: !54, inlinedAt: !535)
!558 = !DILocation(line: 51, column: 10, scope: !54, inlinedAt: !535)
!559 = !DILocation(line: 52, column: 11, scope: !54, inlinedAt: !535)
!560 = !DILocation(line: 52, column: 14, scope: !54, inlinedAt: !535)
!561 = !DILocation(line: 53, column: 15, scope: !54, inlinedAt: !535)
!562 = !DILocation(line: 53, column: 17, scope: !54, inlinedAt: !535)
!563 = !DILocation(line: 53, column: 8, scope: !54, inlinedAt: !535)
!564 = !DILocation(line: 55, column: 10, scope: !54, inlinedAt: !535)
!565 = !DILocation(line: 56, column: 11, scope: !54, inlinedAt: !535)
!566 = !DILocation(line: 43, column: 50, scope: !54, inlinedAt: !535)
!567 = !DILocation(line: 57, column: 6, scope: !54, inlinedAt: !535)
!568 = !DILocation(line: 57, column: 16, scope: !54, inlinedAt: !535)
!569 = !DILocation(line: 58, column: 17, scope: !54, inlinedAt: !535)
!570 = !DILocation(line: 57, column: 21, scope: !54, inlinedAt: !535)
!571 = !DILocation(line: 57, column: 19, scope: !531, inlinedAt: !532)
!572 = !DILocation(line: 57, column: 22, scope: !531, inlinedAt: !532)
!573 = !DILocation(line: 58, column: 43, scope: !531, inlinedAt: !532)
!574 = !DILocation(line: 58, column: 33, scope: !531, inlinedAt: !532)
!575 = !DILocation(line: 58, column: 47, scope: !531, inlinedAt: !532)
!576 = !DILocation(line: 58, column: 18, scope: !531, inlinedAt: !532)
!577 = !DILocation(line: 87, column: 50, scope: !21, inlinedAt: !576)
!578 = !DILocation(line: 87, column: 62, scope: !21, inlinedAt: !576)
!579 = !DILocation(line: 87, column: 57, scope: !21, inlinedAt: !576)
!580 = !DILocation(line: 87, column: 69, scope: !21, inlinedAt: !576)
!581 = !DILocation(line: 58, column: 12, scope: !531, inlinedAt: !532)
!582 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!583 = !DILocation(line: 62, column: 6, scope: !582)
!584 = !DILocation(line: 72, column: 19, scope: !582)
!585 = !DILocation(line: 44, column: 23, scope: !324, inlinedAt: !584)
!586 = !DILocation(line: 82, column: 8, scope: !323, inlinedAt: !585)
!587 = !DILocation(line: 101, column: 20, scope: !322, inlinedAt: !586)
!588 = !DILocation(line: 63, column: 23, scope: !582)
!589 = !DILocation(line: 38, column: 19, scope: !329, inlinedAt: !588)
!590 = !DILocation(line: 38, column: 24, scope: !329, inlinedAt: !588)
!591 = !DILocation(line: 38, column: 63, scope: !329, inlinedAt: !588)
!592 = !DILocation(line: 38, column: 67, scope: !329, inlinedAt: !588)
!593 = !DILocation(line: 38, column: 53, scope: !329, inlinedAt: !588)
!594 = !DILocation(line: 38, column: 47, scope: !329, inlinedAt: !588)
!595 = !DILocation(line: 38, column: 29, scope: !329, inlinedAt: !588)
!596 = !DILocation(line: 64, column: 21, scope: !582)
!597 = !DILocation(line: 35, column: 33, scope: !356, inlinedAt: !596)
!598 = !DILocation(line: 64, column: 36, scope: !582)
!599 = !DILocation(line: 35, column: 33, scope: !356, inlinedAt: !598)
!600 = !DILocation(line: 71, column: 13, scope: !582)
!601 = !DILocation(line: 75, column: 11, scope: !582)
!602 = !DILocation(line: 44, column: 32, scope: !481, inlinedAt: !601)
!603 = !DILocation(line: 83, column: 21, scope: !484, inlinedAt: !602)
!604 = !DILocation(line: 57, column: 32, scope: !323, inlinedAt: !585)
!605 = !DILocation(line: 77, column: 60, scope: !323, inlinedAt: !585)
!606 = !DILocation(line: 78, column: 48, scope: !323, inlinedAt: !585)
!607 = !DILocation(line: 82, column: 68, scope: !323, inlinedAt: !585)
!608 = !DILocation(line: 99, column: 23, scope: !322, inlinedAt: !586)
!609 = !DILocation(line: 100, column: 13, scope: !322, inlinedAt: !586)
!610 = !DILocation(line: 100, column: 17, scope: !322, inlinedAt: !586)
!611 = !DILocation(line: 102, column: 68, scope: !322, inlinedAt: !586)
!612 = !DILocation(line: 85, column: 8, scope: !323, inlinedAt: !585)
!613 = !DILocation(line: 99, column: 13, scope: !322, inlinedAt: !612)
!614 = !DILocation(line: 99, column: 19, scope: !322, inlinedAt: !612)
!615 = !DILocation(line: 102, column: 68, scope: !322, inlinedAt: !612)
!616 = !DILocation(line: 62, column: 115, scope: !582)
!617 = !DILocation(line: 62, column: 128, scope: !582)
!618 = !DILocation(line: 62, column: 137, scope: !582)
!619 = !DILocation(line: 64, column: 2, scope: !582)
!620 = !DILocation(line: 64, column: 6, scope: !582)
!621 = !DILocation(line: 66, column: 14, scope: !582)
!622 = !DILocation(line: 67, column: 11, scope: !582)
!623 = !DILocation(line: 70, column: 25, scope: !582)
!624 = !DILocation(line: 70, column: 19, scope: !582)
!625 = !DILocation(line: 70, column: 12, scope: !582)
!626 = !DILocation(line: 67, column: 40, scope: !323, inlinedAt: !585)
!627 = !DILocation(line: 22, column: 25, scope: !364, inlinedAt: !626)
!628 = !DILocation(line: 22, column: 33, scope: !364, inlinedAt: !626)
!629 = !DILocation(line: 70, column: 40, scope: !323, inlinedAt: !585)
!630 = !DILocation(line: 22, column: 27, scope: !364, inlinedAt: !629)
!631 = !DILocation(line: 22, column: 33, scope: !364, inlinedAt: !629)
!632 = !DILocation(line: 82, column: 50, scope: !323, inlinedAt: !585)
!633 = !DILocation(line: 102, column: 13, scope: !322, inlinedAt: !586)
!634 = !DILocation(line: 22, column: 25, scope: !364, inlinedAt: !633)
!635 = !DILocation(line: 22, column: 27, scope: !364, inlinedAt: !633)
!636 = !DILocation(line: 22, column: 33, scope: !364, inlinedAt: !633)
!637 = !DILocation(line: 102, column: 13, scope: !322, inlinedAt: !612)
!638 = !DILocation(line: 22, column: 33, scope: !364, inlinedAt: !637)
!639 = !DILocation(line: 42, column: 2, scope: !324, inlinedAt: !584)
!640 = !DILocation(line: 43, column: 6, scope: !324, inlinedAt: !584)
!641 = !DILocation(line: 43, column: 42, scope: !324, inlinedAt: !584)
!642 = !DILocation(line: 57, column: 65, scope: !323, inlinedAt: !585)
!643 = !DILocation(line: 57, column: 69, scope: !323, inlinedAt: !585)
!644 = !DILocation(line: 57, column: 53, scope: !323, inlinedAt: !585)
!645 = !DILocation(line: 58, column: 42, scope: !323, inlinedAt: !585)
!646 = !DILocation(line: 58, column: 31, scope: !323, inlinedAt: !585)
!647 = !DILocation(line: 58, column: 60, scope: !323, inlinedAt: !585)
!648 = !DILocation(line: 58, column: 47, scope: !323, inlinedAt: !585)
!649 = !DILocation(line: 58, column: 16, scope: !323, inlinedAt: !585)
!650 = !DILocation(line: 59, column: 19, scope: !323, inlinedAt: !585)
!651 = !DILocation(line: 76, column: 48, scope: !402, inlinedAt: !650)
!652 = !DILocation(line: 76, column: 62, scope: !402, inlinedAt: !650)
!653 = !DILocation(line: 76, column: 57, scope: !402, inlinedAt: !650)
!654 = !DILocation(line: 76, column: 75, scope: !402, inlinedAt: !650)
!655 = !DILocation(line: 59, column: 41, scope: !323, inlinedAt: !585)
!656 = !DILocation(line: 59, column: 35, scope: !323, inlinedAt: !585)
!657 = !DILocation(line: 76, column: 48, scope: !402, inlinedAt: !656)
!658 = !DILocation(line: 76, column: 62, scope: !402, inlinedAt: !656)
!659 = !DILocation(line: 76, column: 57, scope: !402, inlinedAt: !656)
!660 = !DILocation(line: 76, column: 75, scope: !402, inlinedAt: !656)
!661 = !DILocation(line: 60, column: 17, scope: !323, inlinedAt: !585)
!662 = !DILocation(line: 60, column: 30, scope: !323, inlinedAt: !585)
!663 = !DILocation(line: 60, column: 23, scope: !323, inlinedAt: !585)
!664 = !DILocation(line: 60, column: 55, scope: !323, inlinedAt: !585)
!665 = !DILocation(line: 60, column: 47, scope: !323, inlinedAt: !585)
!666 = !DILocation(line: 65, column: 20, scope: !323, inlinedAt: !585)
!667 = !DILocation(line: 65, column: 23, scope: !323, inlinedAt: !585)
!668 = !DILocation(line: 22, column: 42, scope: !364, inlinedAt: !626)
!669 = !DILocation(line: 22, column: 20, scope: !364, inlinedAt: !626)
!670 = !DILocation(line: 22, column: 16, scope: !364, inlinedAt: !626)
!671 = !DILocation(line: 67, column: 26, scope: !323, inlinedAt: !585)
!672 = !DILocation(line: 22, column: 42, scope: !364, inlinedAt: !629)
!673 = !DILocation(line: 22, column: 20, scope: !364, inlinedAt: !629)
!674 = !DILocation(line: 22, column: 16, scope: !364, inlinedAt: !629)
!675 = !DILocation(line: 70, column: 26, scope: !323, inlinedAt: !585)
!676 = !DILocation(line: 73, column: 17, scope: !323, inlinedAt: !585)
!677 = !DILocation(line: 74, column: 31, scope: !323, inlinedAt: !585)
!678 = !DILocation(line: 75, column: 20, scope: !323, inlinedAt: !585)
!679 = !DILocation(line: 75, column: 4, scope: !323, inlinedAt: !585)
!680 = !DILocation(line: 62, column: 2, scope: !323, inlinedAt: !585)
!681 = !DILocation(line: 77, column: 47, scope: !323, inlinedAt: !585)
!682 = !DILocation(line: 77, column: 30, scope: !323, inlinedAt: !585)
!683 = !DILocation(line: 78, column: 20, scope: !323, inlinedAt: !585)
!684 = !DILocation(line: 78, column: 4, scope: !323, inlinedAt: !585)
!685 = !DILocation(line: 80, column: 17, scope: !323, inlinedAt: !585)
!686 = !DILocation(line: 98, column: 28, scope: !322, inlinedAt: !586)
!687 = !DILocation(line: 98, column: 14, scope: !322, inlinedAt: !586)
!688 = !DILocation(line: 98, column: 10, scope: !322, inlinedAt: !586)
!689 = !DILocation(line: 98, column: 34, scope: !322, inlinedAt: !586)
!690 = !DILocation(line: 99, column: 37, scope: !322, inlinedAt: !586)
!691 = !DILocation(line: 99, column: 32, scope: !322, inlinedAt: !586)
!692 = !DILocation(line: 99, column: 43, scope: !322, inlinedAt: !586)
!693 = !DILocation(line: 100, column: 30, scope: !322, inlinedAt: !586)
!694 = !DILocation(line: 100, column: 41, scope: !322, inlinedAt: !586)
!695 = !DILocation(line: 101, column: 55, scope: !322, inlinedAt: !586)
!696 = !DILocation(line: 101, column: 46, scope: !322, inlinedAt: !586)
!697 = !DILocation(line: 101, column: 83, scope: !322, inlinedAt: !586)
!698 = !DILocation(line: 101, column: 74, scope: !322, inlinedAt: !586)
!699 = !DILocation(line: 22, column: 42, scope: !364, inlinedAt: !633)
!700 = !DILocation(line: 22, column: 20, scope: !364, inlinedAt: !633)
!701 = !DILocation(line: 22, column: 16, scope: !364, inlinedAt: !633)
!702 = !DILocation(line: 98, column: 28, scope: !322, inlinedAt: !612)
!703 = !DILocation(line: 98, column: 14, scope: !322, inlinedAt: !612)
!704 = !DILocation(line: 98, column: 10, scope: !322, inlinedAt: !612)
!705 = !DILocation(line: 98, column: 34, scope: !322, inlinedAt: !612)
!706 = !DILocation(line: 99, column: 37, scope: !322, inlinedAt: !612)
!707 = !DILocation(line: 99, column: 32, scope: !322, inlinedAt: !612)
!708 = !DILocation(line: 99, column: 43, scope: !322, inlinedAt: !612)
!709 = !DILocation(line: 100, column: 41, scope: !322, inlinedAt: !612)
!710 = !DILocation(line: 101, column: 55, scope: !322, inlinedAt: !612)
!711 = !DILocation(line: 101, column: 46, scope: !322, inlinedAt: !612)
!712 = !DILocation(line: 101, column: 83, scope: !322, inlinedAt: !612)
!713 = !DILocation(line: 101, column: 74, scope: !322, inlinedAt: !612)
!714 = !DILocation(line: 22, column: 42, scope: !364, inlinedAt: !637)
!715 = !DILocation(line: 22, column: 20, scope: !364, inlinedAt: !637)
!716 = !DILocation(line: 22, column: 16, scope: !364, inlinedAt: !637)
!717 = !DILocation(line: 101, column: 20, scope: !322, inlinedAt: !612)
!718 = !DILocation(line: 88, column: 49, scope: !323, inlinedAt: !585)
!719 = !DILocation(line: 88, column: 61, scope: !323, inlinedAt: !585)
!720 = !DILocation(line: 88, column: 24, scope: !323, inlinedAt: !585)
!721 = !DILocation(line: 88, column: 17, scope: !323, inlinedAt: !585)
!722 = !DILocation(line: 44, column: 3, scope: !324, inlinedAt: !584)
!723 = !DILocation(line: 43, column: 53, scope: !324, inlinedAt: !584)
!724 = !DILocation(line: 69, column: 3, scope: !582)
!725 = !DILocation(line: 74, column: 14, scope: !582)
!726 = !DILocation(line: 44, column: 58, scope: !481, inlinedAt: !601)
!727 = !DILocation(line: 85, column: 33, scope: !484, inlinedAt: !602)
!728 = !DILocation(line: 86, column: 18, scope: !484, inlinedAt: !602)
!729 = !DILocation(line: 21, column: 40, scope: !488, inlinedAt: !728)
!730 = !DILocation(line: 85, column: 33, scope: !582)
!731 = !DILocation(line: 86, column: 39, scope: !484, inlinedAt: !602)
!732 = !DILocation(line: 93, column: 19, scope: !102, inlinedAt: !731)
!733 = !DILocation(line: 93, column: 13, scope: !102, inlinedAt: !731)
!734 = !DILocation(line: 93, column: 22, scope: !102, inlinedAt: !731)
!735 = !DILocation(line: 93, column: 27, scope: !102, inlinedAt: !731)
!736 = !DILocation(line: 93, column: 33, scope: !102, inlinedAt: !731)
!737 = !DILocation(line: 21, column: 48, scope: !488, inlinedAt: !728)
!738 = !DILocation(line: 32, column: 78, scope: !111, inlinedAt: !737)
!739 = !DILocation(line: 32, column: 71, scope: !111, inlinedAt: !737)
!740 = !DILocation(line: 32, column: 87, scope: !111, inlinedAt: !737)
!741 = !DILocation(line: 32, column: 92, scope: !111, inlinedAt: !737)
!742 = !DILocation(line: 21, column: 25, scope: !488, inlinedAt: !728)
!743 = !DILocation(line: 86, column: 3, scope: !484, inlinedAt: !602)
!744 = !DILocation(line: 88, column: 22, scope: !484, inlinedAt: !602)
!745 = !DILocation(line: 8, column: 15, scope: !506, inlinedAt: !744)
!746 = !DILocation(line: 45, column: 16, scope: !505, inlinedAt: !745)
!747 = !DILocation(line: 71, column: 7, scope: !53, inlinedAt: !746)
!748 = !DILocation(line: 66, column: 35, scope: !53, inlinedAt: !746)
!749 = !DILocation(line: 72, column: 7, scope: !53, inlinedAt: !746)
!750 = !DILocation(line: 72, column: 35, scope: !53, inlinedAt: !746)
!751 = !DILocation(line: 73, column: 23, scope: !53, inlinedAt: !746)
!752 = !DILocation(line: 8, column: 76, scope: !506, inlinedAt: !744)
!753 = !DILocation(line: 72, column: 40, scope: !53, inlinedAt: !746)
!754 = !DILocation(line: 77, column: 16, scope: !53, inlinedAt: !746)
!755 = !DILocation(line: 77, column: 2, scope: !53, inlinedAt: !746)
!756 = !DILocation(line: 78, column: 6, scope: !53, inlinedAt: !746)
!757 = !DILocation(line: 78, column: 22, scope: !53, inlinedAt: !746)
!758 = !DILocation(line: 79, column: 23, scope: !53, inlinedAt: !746)
!759 = !DILocation(line: 78, column: 27, scope: !53, inlinedAt: !746)
!760 = !DILocation(line: 45, column: 19, scope: !481, inlinedAt: !601)
!761 = !DILocation(line: 45, column: 22, scope: !481, inlinedAt: !601)
!762 = !DILocation(line: 48, column: 12, scope: !481, inlinedAt: !601)
!763 = !DILocation(line: 49, column: 11, scope: !481, inlinedAt: !601)
!764 = !DILocation(line: 50, column: 19, scope: !481, inlinedAt: !601)
!765 = !DILocation(line: 50, column: 22, scope: !481, inlinedAt: !601)
!766 = !DILocation(line: 50, column: 12, scope: !481, inlinedAt: !601)
!767 = !DILocation(line: 78, column: 6, scope: !582)
!768 = !DILocation(line: 78, column: 19, scope: !582)
!769 = !DILocation(line: 80, column: 13, scope: !582)
!770 = !DILocation(line: 82, column: 14, scope: !582)
!771 = !DILocation(line: 83, column: 10, scope: !582)
!772 = !DILocation(line: 56, column: 41, scope: !531, inlinedAt: !771)
!773 = !DILocation(line: 56, column: 22, scope: !531, inlinedAt: !771)
!774 = !DILocation(line: 8, column: 15, scope: !55, inlinedAt: !773)
!775 = !DILocation(line: 45, column: 16, scope: !54, inlinedAt: !774)
!776 = !DILocation(line: 70, column: 13, scope: !53, inlinedAt: !775)
!777 = !DILocation(line: 71, column: 7, scope: !53, inlinedAt: !775)
!778 = !DILocation(line: 66, column: 35, scope: !53, inlinedAt: !775)
!779 = !DILocation(line: 72, column: 7, scope: !53, inlinedAt: !775)
!780 = !DILocation(line: 72, column: 35, scope: !53, inlinedAt: !775)
!781 = !DILocation(line: 73, column: 23, scope: !53, inlinedAt: !775)
!782 = !DILocation(line: 8, column: 76, scope: !55, inlinedAt: !773)
!783 = !DILocation(line: 72, column: 40, scope: !53, inlinedAt: !775)
!784 = !DILocation(line: 77, column: 16, scope: !53, inlinedAt: !775)
!785 = !DILocation(line: 77, column: 2, scope: !53, inlinedAt: !775)
!786 = !DILocation(line: 78, column: 6, scope: !53, inlinedAt: !775)
!787 = !DILocation(line: 78, column: 22, scope: !53, inlinedAt: !775)
!788 = !DILocation(line: 79, column: 23, scope: !53, inlinedAt: !775)
!789 = !DILocation(line: 78, column: 27, scope: !53, inlinedAt: !775)
!790 = !DILocation(line: 46, column: 14, scope: !54, inlinedAt: !774)
!791 = !DILocation(line: 26, column: 44, scope: !74, inlinedAt: !790)
!792 = !DILocation(line: 26, column: 47, scope: !74, inlinedAt: !790)
!793 = !DILocation(line: 26, column: 59, scope: !74, inlinedAt: !790)
!794 = !DILocation(line: 26, column: 64, scope: !74, inlinedAt: !790)
!795 = !DILocation(line: 47, column: 7, scope: !54, inlinedAt: !774)
!796 = !DILocation(line: 50, column: 31, scope: !54, inlinedAt: !774)
!797 = !DILocation(line: 51, column: 10, scope: !54, inlinedAt: !774)
!798 = !DILocation(line: 52, column: 11, scope: !54, inlinedAt: !774)
!799 = !DILocation(line: 52, column: 14, scope: !54, inlinedAt: !774)
!800 = !DILocation(line: 53, column: 15, scope: !54, inlinedAt: !774)
!801 = !DILocation(line: 53, column: 17, scope: !54, inlinedAt: !774)
!802 = !DILocation(line: 53, column: 8, scope: !54, inlinedAt: !774)
!803 = !DILocation(line: 55, column: 10, scope: !54, inlinedAt: !774)
!804 = !DILocation(line: 56, column: 11, scope: !54, inlinedAt: !774)
!805 = !DILocation(line: 43, column: 50, scope: !54, inlinedAt: !774)
!806 = !DILocation(line: 57, column: 6, scope: !54, inlinedAt: !774)
!807 = !DILocation(line: 57, column: 16, scope: !54, inlinedAt: !774)
!808 = !DILocation(line: 58, column: 17, scope: !54, inlinedAt: !774)
!809 = !DILocation(line: 57, column: 21, scope: !54, inlinedAt: !774)
!810 = !DILocation(line: 57, column: 19, scope: !531, inlinedAt: !771)
!811 = !DILocation(line: 57, column: 22, scope: !531, inlinedAt: !771)
!812 = !DILocation(line: 58, column: 43, scope: !531, inlinedAt: !771)
!813 = !DILocation(line: 58, column: 33, scope: !531, inlinedAt: !771)
!814 = !DILocation(line: 58, column: 47, scope: !531, inlinedAt: !771)
!815 = !DILocation(line: 58, column: 18, scope: !531, inlinedAt: !771)
!816 = !DILocation(line: 87, column: 50, scope: !21, inlinedAt: !815)
!817 = !DILocation(line: 87, column: 62, scope: !21, inlinedAt: !815)
!818 = !DILocation(line: 87, column: 57, scope: !21, inlinedAt: !815)
!819 = !DILocation(line: 87, column: 69, scope: !21, inlinedAt: !815)
!820 = !DILocation(line: 58, column: 12, scope: !531, inlinedAt: !771)
!821 = !DILocation(line: 85, column: 16, scope: !582)
!822 = !DILocation(line: 86, column: 12, scope: !582)
!823 = !DILocation(line: 86, column: 29, scope: !582)
!824 = !DILocation(line: 86, column: 35, scope: !582)
!825 = !DILocation(line: 87, column: 4, scope: !582)
!826 = !DILocation(line: 90, column: 3, scope: !582)
!827 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 99, type: !4, isDefinition: true, scopeLine: 99, isOptimized: true, unit: !2)
!828 = !DILocation(line: 99, column: 6, scope: !827)
!829 = !DILocation(line: 102, column: 10, scope: !827)
!830 = !DILocation(line: 44, column: 32, scope: !481, inlinedAt: !829)
!831 = !DILocation(line: 83, column: 21, scope: !484, inlinedAt: !830)
!832 = !DILocation(line: 100, column: 14, scope: !827)
!833 = !DILocation(line: 100, column: 18, scope: !827)
!834 = !DILocation(line: 100, column: 35, scope: !827)
!835 = !DILocation(line: 100, column: 39, scope: !827)
!836 = !DILocation(line: 101, column: 10, scope: !827)
!837 = !DILocation(line: 44, column: 58, scope: !481, inlinedAt: !829)
!838 = !DILocation(line: 85, column: 33, scope: !484, inlinedAt: !830)
!839 = !DILocation(line: 86, column: 18, scope: !484, inlinedAt: !830)
!840 = !DILocation(line: 21, column: 40, scope: !488, inlinedAt: !839)
!841 = !DILocation(line: 85, column: 33, scope: !827)
!842 = !DILocation(line: 86, column: 39, scope: !484, inlinedAt: !830)
!843 = !DILocation(line: 93, column: 19, scope: !102, inlinedAt: !842)
!844 = !DILocation(line: 93, column: 13, scope: !102, inlinedAt: !842)
!845 = !DILocation(line: 93, column: 22, scope: !102, inlinedAt: !842)
!846 = !DILocation(line: 93, column: 27, scope: !102, inlinedAt: !842)
!847 = !DILocation(line: 93, column: 33, scope: !102, inlinedAt: !842)
!848 = !DILocation(line: 21, column: 48, scope: !488, inlinedAt: !839)
!849 = !DILocation(line: 32, column: 78, scope: !111, inlinedAt: !848)
!850 = !DILocation(line: 32, column: 71, scope: !111, inlinedAt: !848)
!851 = !DILocation(line: 32, column: 87, scope: !111, inlinedAt: !848)
!852 = !DILocation(line: 32, column: 92, scope: !111, inlinedAt: !848)
!853 = !DILocation(line: 21, column: 25, scope: !488, inlinedAt: !839)
!854 = !DILocation(line: 86, column: 3, scope: !484, inlinedAt: !830)
!855 = !DILocation(line: 88, column: 22, scope: !484, inlinedAt: !830)
!856 = !DILocation(line: 8, column: 15, scope: !506, inlinedAt: !855)
!857 = !DILocation(line: 45, column: 16, scope: !505, inlinedAt: !856)
!858 = !DILocation(line: 71, column: 7, scope: !53, inlinedAt: !857)
!859 = !DILocation(line: 66, column: 35, scope: !53, inlinedAt: !857)
!860 = !DILocation(line: 72, column: 7, scope: !53, inlinedAt: !857)
!861 = !DILocation(line: 72, column: 35, scope: !53, inlinedAt: !857)
!862 = !DILocation(line: 73, column: 23, scope: !53, inlinedAt: !857)
!863 = !DILocation(line: 8, column: 76, scope: !506, inlinedAt: !855)
!864 = !DILocation(line: 72, column: 40, scope: !53, inlinedAt: !857)
!865 = !DILocation(line: 77, column: 16, scope: !53, inlinedAt: !857)
!866 = !DILocation(line: 77, column: 2, scope: !53, inlinedAt: !857)
!867 = !DILocation(line: 78, column: 6, scope: !53, inlinedAt: !857)
!868 = !DILocation(line: 78, column: 22, scope: !53, inlinedAt: !857)
!869 = !DILocation(line: 79, column: 23, scope: !53, inlinedAt: !857)
!870 = !DILocation(line: 78, column: 27, scope: !53, inlinedAt: !857)
!871 = !DILocation(line: 45, column: 19, scope: !481, inlinedAt: !829)
!872 = !DILocation(line: 45, column: 22, scope: !481, inlinedAt: !829)
!873 = !DILocation(line: 48, column: 12, scope: !481, inlinedAt: !829)
!874 = !DILocation(line: 49, column: 11, scope: !481, inlinedAt: !829)
!875 = !DILocation(line: 50, column: 19, scope: !481, inlinedAt: !829)
!876 = !DILocation(line: 50, column: 22, scope: !481, inlinedAt: !829)
!877 = !DILocation(line: 50, column: 12, scope: !481, inlinedAt: !829)
!878 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 110, type: !4, isDefinition: true, scopeLine: 110, isOptimized: true, unit: !2)
!879 = !DILocation(line: 110, column: 6, scope: !878)
!880 = !DILocation(line: 122, column: 16, scope: !878)
!881 = !DILocation(line: 112, column: 21, scope: !878)
!882 = !DILocation(line: 122, column: 20, scope: !878)
!883 = !DILocation(line: 112, column: 24, scope: !878)
!884 = !DILocation(line: 112, column: 6, scope: !878)
!885 = !DILocation(line: 112, column: 29, scope: !878)
!886 = !DILocation(line: 113, column: 16, scope: !878)
!887 = !DILocation(line: 113, column: 11, scope: !878)
!888 = !DILocation(line: 113, column: 24, scope: !878)
!889 = !DILocation(line: 114, column: 10, scope: !878)
!890 = !DILocation(line: 114, column: 21, scope: !878)
!891 = !DILocation(line: 117, column: 26, scope: !878)
!892 = !DILocation(line: 117, column: 36, scope: !878)
!893 = !DILocation(line: 117, column: 39, scope: !878)
!894 = !DILocation(line: 117, column: 24, scope: !878)
!895 = !DILocation(line: 118, column: 34, scope: !878)
!896 = !DILocation(line: 119, column: 33, scope: !878)
!897 = !DILocation(line: 119, column: 36, scope: !878)
!898 = !DILocation(line: 119, column: 46, scope: !878)
!899 = !DILocation(line: 119, column: 54, scope: !878)
!900 = !DILocation(line: 119, column: 44, scope: !878)
!901 = !DILocation(line: 119, column: 28, scope: !878)
!902 = !DILocation(line: 119, column: 16, scope: !878)
!903 = !DILocation(line: 121, column: 17, scope: !878)
!904 = !DILocation(line: 123, column: 13, scope: !878)
!905 = !DILocation(line: 112, column: 53, scope: !878)
!906 = !DILocation(line: 112, column: 39, scope: !878)
!907 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!908 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!909 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!910 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!911 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!912 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!913 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!914 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!915 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!916 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!917 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!918 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!919 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!920 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!921 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!922 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!923 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!924 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
