target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gpuc_shared_reduce_50 = addrspace(3) global [32 x double] undef, align 16
@llvm.used = appending global [4 x i8*] [i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step to i8*), i8* bitcast (void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve to i8*), i8* bitcast (void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect to i8*), i8* bitcast (void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample to i8*)], section "llvm.metadata"

define internal i32 @gpuc_fn_solver_publish(double* %p0, i64 %p1, i64 %p2, i64* %p3, i64 %p4, i32* %p5, i64 %p6, i64 %p7, double* %p8, i64 %p9, i64 %p10, i64* %p11, i64 %p12, i64 %p13, i32 %p14, i8* %ctrl) nounwind convergent !dbg !7 {
entry:
	br label %b0, !dbg !8

b0:
	%0 = getelementptr inbounds i32, i32* %p5, i64 0, !dbg !9
	%1 = icmp uge i64 0, %p6, !dbg !9
	br i1 %1, label %b0_fail1, label %b0_ok1, !dbg !9, !prof !10

b0_ok1:
	%2 = load i32, i32* %0, align 4, !dbg !9
	%3 = add i32 %2, 1, !dbg !15
	%4 = sdiv i64 %p1, 2, !dbg !16
	%5 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !17, !range !18
	%6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !17, !range !18
	%7 = mul i32 %5, %6, !dbg !17
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !17, !range !19
	%9 = mul i32 %7, %8, !dbg !17
	%10 = sext i32 %9 to i64, !dbg !17
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !20, !range !12
	%12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !20, !range !12
	%13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !20, !range !14
	%14 = mul i32 %6, %13, !dbg !20
	%15 = add i32 %12, %14, !dbg !20
	%16 = mul i32 %5, %15, !dbg !20
	%17 = add i32 %11, %16, !dbg !20
	%18 = sext i32 %17 to i64, !dbg !20
	%19 = zext i32 %p14 to i64, !dbg !23
	%20 = trunc i64 %10 to i32, !dbg !24
	%21 = mul i32 %20, 2, !dbg !24
	%22 = zext i32 %21 to i64, !dbg !24
	%23 = mul i32 %20, 3, !dbg !25
	%24 = zext i32 %23 to i64, !dbg !25
	%25 = mul i32 %20, 4, !dbg !26
	%26 = zext i32 %25 to i64, !dbg !26
	%27 = icmp ule i64 %p1, 281474976710655, !dbg !27
	%28 = add i64 %19, -1, !dbg !27
	%29 = sext i32 %5 to i64, !dbg !27
	%30 = trunc i64 %29 to i32, !dbg !27
	%31 = mul i32 %30, 2, !dbg !27
	%32 = sext i32 %6 to i64, !dbg !27
	%33 = trunc i64 %32 to i32, !dbg !27
	%34 = mul i32 %33, %31, !dbg !27
	%35 = sext i32 %13 to i64, !dbg !27
	%36 = trunc i64 %35 to i32, !dbg !27
	%37 = mul i32 %36, %34, !dbg !27
	%38 = zext i32 %37 to i64, !dbg !27
	%39 = add i64 %28, %38, !dbg !27
	%40 = sext i32 %12 to i64, !dbg !27
	%41 = trunc i64 %40 to i32, !dbg !27
	%42 = mul i32 %41, %31, !dbg !27
	%43 = zext i32 %42 to i64, !dbg !27
	%44 = add i64 %39, %43, !dbg !27
	%45 = sext i32 %11 to i64, !dbg !27
	%46 = trunc i64 %45 to i32, !dbg !27
	%47 = mul i32 %46, 2, !dbg !27
	%48 = zext i32 %47 to i64, !dbg !27
	%49 = add i64 %44, %48, !dbg !27
	%50 = icmp sge i64 %49, 0, !dbg !27
	%51 = and i1 %27, %50, !dbg !27
	%52 = add i64 %p1, 2, !dbg !27
	%53 = mul i64 %19, -1, !dbg !27
	%54 = add i64 %52, %53, !dbg !27
	%55 = mul i64 %4, -2, !dbg !27
	%56 = add i64 %54, %55, !dbg !27
	%57 = icmp sge i64 %56, 0, !dbg !27
	%58 = and i1 %51, %57, !dbg !27
	%59 = call i32 @gpuc_my_pe_thread(), !dbg !31
	%60 = call i32 @gpuc_num_pes_thread(), !dbg !32
	br i1 %58, label %b1, label %b9_cold, !dbg !20, !prof !33

b1:
	%61 = phi double [ 0.000000e+00, %b0_ok1 ], [ %96, %b8 ], !dbg !27
	%62 = phi i64 [ %18, %b0_ok1 ], [ %97, %b8 ], !dbg !34
	%63 = icmp slt i64 %62, %4, !dbg !35
	br i1 %63, label %b2, label %b17, !dbg !35

b2:
	%64 = mul i64 %62, 2, !dbg !36
	%65 = add i64 %64, %19, !dbg !37
	%66 = sub i64 %65, 1, !dbg !38
	%67 = getelementptr inbounds double, double* %p0, i64 %66, !dbg !39
	%68 = load double, double* %67, align 8, !dbg !39
	%69 = add i64 %62, %10, !dbg !40
	%70 = icmp slt i64 %69, %4, !dbg !41
	br i1 %70, label %b3, label %b4, !dbg !41

b3:
	%71 = mul i64 %69, 2, !dbg !36
	%72 = add i64 %71, %19, !dbg !37
	%73 = sub i64 %72, 1, !dbg !38
	%74 = getelementptr inbounds double, double* %p0, i64 %73, !dbg !39
	%75 = load double, double* %74, align 8, !dbg !39
	br label %b4, !dbg !42

b4:
	%76 = phi double [ %75, %b3 ], [ 0.000000e+00, %b2 ], !dbg !43
	%77 = fadd double %68, %76, !dbg !44
	%78 = add i64 %62, %22, !dbg !45
	%79 = icmp slt i64 %78, %4, !dbg !41
	br i1 %79, label %b5, label %b6, !dbg !41

b5:
	%80 = mul i64 %78, 2, !dbg !36
	%81 = add i64 %80, %19, !dbg !37
	%82 = sub i64 %81, 1, !dbg !38
	%83 = getelementptr inbounds double, double* %p0, i64 %82, !dbg !39
	%84 = load double, double* %83, align 8, !dbg !39
	br label %b6, !dbg !42

b6:
	%85 = phi double [ %84, %b5 ], [ 0.000000e+00, %b4 ], !dbg !46
	%86 = fadd double %77, %85, !dbg !47
	%87 = add i64 %62, %24, !dbg !48
	%88 = icmp slt i64 %87, %4, !dbg !41
	br i1 %88, label %b7, label %b8, !dbg !41

b7:
	%89 = mul i64 %87, 2, !dbg !36
	%90 = add i64 %89, %19, !dbg !37
	%91 = sub i64 %90, 1, !dbg !38
	%92 = getelementptr inbounds double, double* %p0, i64 %91, !dbg !39
	%93 = load double, double* %92, align 8, !dbg !39
	br label %b8, !dbg !42

b8:
	%94 = phi double [ %93, %b7 ], [ 0.000000e+00, %b6 ], !dbg !49
	%95 = fadd double %86, %94, !dbg !50
	%96 = fadd double %61, %95, !dbg !51
	%97 = add i64 %62, %26, !dbg !52
	br label %b1, !dbg !52, !llvm.loop !54

b17:
	%98 = phi double [ %61, %b1 ], [ %214, %b9_cold ], !dbg !57
	%99 = and i32 %17, -32, !dbg !65
	%100 = sub i32 %9, %99, !dbg !65
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
	%158 = add i32 %20, 32, !dbg !82
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
	%167 = trunc i64 %18 to i32, !dbg !91
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
	%182 = icmp eq i64 %18, 0, !dbg !101
	br i1 %182, label %b30, label %b34, !dbg !101

b30:
	store i32 %3, i32* %0, align 4, !dbg !102
	%183 = sext i32 %59 to i64, !dbg !31
	%184 = sext i32 %60 to i64, !dbg !32
	br label %b31, !dbg !32

b31:
	%185 = phi i64 [ 0, %b30 ], [ %212, %b33_ok1 ], !dbg !32
	%186 = add i64 %183, %185, !dbg !107
	%187 = icmp sge i64 %186, %184, !dbg !108
	br i1 %187, label %b32, label %b33, !dbg !108

b32:
	%188 = sub i64 %186, %184, !dbg !109
	br label %b33, !dbg !109

b33:
	%189 = phi i64 [ %186, %b31 ], [ %188, %b32 ], !dbg !110
	%190 = urem i32 %3, 2, !dbg !113
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
	%209 = or i1 %206, %207, !dbg !106
	%210 = or i1 %209, %208, !dbg !106
	br i1 %210, label %b33_fail1, label %b33_ok1, !dbg !106, !prof !10

b33_ok1:
	%211 = bitcast { i64, i64 }* %203 to i8*, !dbg !106
	call void @gpuc_put_line_thread(i8* %211, i64 %204, i32 %3, i32 %205), !dbg !106
	%212 = add i64 %185, 1, !dbg !105
	%213 = icmp slt i64 %212, %184, !dbg !105
	br i1 %213, label %b31, label %b34, !dbg !105

b34:
	ret i32 %3, !dbg !124

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 3, i64 0, i64 %p6), !dbg !9
	call void asm sideeffect "// site 3", ""() nounwind, !dbg !9
	ret i32 undef, !dbg !9

b9_cold:
	%214 = phi double [ %253, %b16_cold ], [ 0.000000e+00, %b0_ok1 ], !dbg !27
	%215 = phi i64 [ %254, %b16_cold ], [ %18, %b0_ok1 ], !dbg !34
	%216 = icmp slt i64 %215, %4, !dbg !35
	br i1 %216, label %b10_cold, label %b17, !dbg !35

b10_cold:
	%217 = mul i64 %215, 2, !dbg !36
	%218 = add i64 %217, %19, !dbg !37
	%219 = sub i64 %218, 1, !dbg !38
	%220 = getelementptr inbounds double, double* %p0, i64 %219, !dbg !39
	%221 = icmp uge i64 %219, %p1, !dbg !39
	br i1 %221, label %b10_cold_fail1, label %b10_cold_ok1, !dbg !39, !prof !10

b10_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %219, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b10_cold_ok1:
	%222 = load double, double* %220, align 8, !dbg !39
	%223 = add i64 %215, %10, !dbg !40
	%224 = icmp slt i64 %223, %4, !dbg !41
	br i1 %224, label %b11_cold, label %b12_cold, !dbg !41

b11_cold:
	%225 = mul i64 %223, 2, !dbg !36
	%226 = add i64 %225, %19, !dbg !37
	%227 = sub i64 %226, 1, !dbg !38
	%228 = getelementptr inbounds double, double* %p0, i64 %227, !dbg !39
	%229 = icmp uge i64 %227, %p1, !dbg !39
	br i1 %229, label %b11_cold_fail1, label %b11_cold_ok1, !dbg !39, !prof !10

b11_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %227, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b11_cold_ok1:
	%230 = load double, double* %228, align 8, !dbg !39
	br label %b12_cold, !dbg !42

b12_cold:
	%231 = phi double [ %230, %b11_cold_ok1 ], [ 0.000000e+00, %b10_cold_ok1 ], !dbg !43
	%232 = fadd double %222, %231, !dbg !44
	%233 = add i64 %215, %22, !dbg !45
	%234 = icmp slt i64 %233, %4, !dbg !41
	br i1 %234, label %b13_cold, label %b14_cold, !dbg !41

b13_cold:
	%235 = mul i64 %233, 2, !dbg !36
	%236 = add i64 %235, %19, !dbg !37
	%237 = sub i64 %236, 1, !dbg !38
	%238 = getelementptr inbounds double, double* %p0, i64 %237, !dbg !39
	%239 = icmp uge i64 %237, %p1, !dbg !39
	br i1 %239, label %b13_cold_fail1, label %b13_cold_ok1, !dbg !39, !prof !10

b13_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %237, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b13_cold_ok1:
	%240 = load double, double* %238, align 8, !dbg !39
	br label %b14_cold, !dbg !42

b14_cold:
	%241 = phi double [ %240, %b13_cold_ok1 ], [ 0.000000e+00, %b12_cold ], !dbg !46
	%242 = fadd double %232, %241, !dbg !47
	%243 = add i64 %215, %24, !dbg !48
	%244 = icmp slt i64 %243, %4, !dbg !41
	br i1 %244, label %b15_cold, label %b16_cold, !dbg !41

b15_cold:
	%245 = mul i64 %243, 2, !dbg !36
	%246 = add i64 %245, %19, !dbg !37
	%247 = sub i64 %246, 1, !dbg !38
	%248 = getelementptr inbounds double, double* %p0, i64 %247, !dbg !39
	%249 = icmp uge i64 %247, %p1, !dbg !39
	br i1 %249, label %b15_cold_fail1, label %b15_cold_ok1, !dbg !39, !prof !10

b15_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 4, i64 %247, i64 %p1), !dbg !39
	call void asm sideeffect "// site 4", ""() nounwind, !dbg !39
	ret i32 undef, !dbg !39

b15_cold_ok1:
	%250 = load double, double* %248, align 8, !dbg !39
	br label %b16_cold, !dbg !42

b16_cold:
	%251 = phi double [ %250, %b15_cold_ok1 ], [ 0.000000e+00, %b14_cold ], !dbg !49
	%252 = fadd double %242, %251, !dbg !50
	%253 = fadd double %214, %252, !dbg !51
	%254 = add i64 %215, %26, !dbg !52
	br label %b9_cold, !dbg !52, !llvm.loop !56

b33_fail1:
	%255 = icmp ugt i64 %197, %p4, !dbg !120
	br i1 %255, label %b33_fail2, label %b33_ok2, !dbg !120

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %197, i64 %p4), !dbg !120
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !120
	ret i32 undef, !dbg !120

b33_ok2:
	%256 = icmp eq i1 %201, false, !dbg !121
	br i1 %256, label %b33_fail3, label %b33_ok3, !dbg !121

b33_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %200, i64 16), !dbg !121
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !121
	ret i32 undef, !dbg !121

b33_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 8, i64 %189, i64 %184), !dbg !106
	call void asm sideeffect "// site 8", ""() nounwind, !dbg !106
	ret i32 undef, !dbg !106
}

define internal float @gpuc_fn_solver_edge(float* %p0, i64 %p1, { float, float, float, float }* %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, { float, float, float, float }* %p7, i64 %p8, i64 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %p16, i32 %p17, i32 %p18, i32 %p19, i32 %p20, i8* %ctrl) nounwind !dbg !126 {
entry:
	br label %b0, !dbg !127

b0:
	%0 = icmp uge i32 %p19, %p12, !dbg !128
	br i1 %0, label %b1, label %b2, !dbg !128

b1:
	ret float 0.000000e+00, !dbg !129

b2:
	%1 = sext i32 %p20 to i64, !dbg !130
	%2 = add i64 %1, 1, !dbg !131
	%3 = zext i32 %p12 to i64, !dbg !132
	%4 = mul i64 %2, %3, !dbg !133
	%5 = zext i32 %p19 to i64, !dbg !134
	%6 = add i64 %4, %5, !dbg !135
	%7 = mul i32 %p19, 4, !dbg !138
	%8 = icmp ugt i32 %7, 0, !dbg !139
	br i1 %8, label %b3, label %b4, !dbg !139

b3:
	%9 = add i32 %7, 4, !dbg !140
	%10 = icmp ult i32 %9, %p11, !dbg !141
	br label %b4, !dbg !141

b4:
	%11 = phi i1 [ false, %b2 ], [ %10, %b3 ], !dbg !142
	%12 = icmp eq i32 %p19, 0, !dbg !143
	br i1 %12, label %b5, label %b6, !dbg !143

b5:
	br label %b6, !dbg !144

b6:
	%13 = phi i64 [ -1, %b4 ], [ 0, %b5 ], !dbg !145
	%14 = sub i32 %p12, 1, !dbg !146
	%15 = icmp eq i32 %p19, %14, !dbg !147
	br i1 %15, label %b7, label %b8, !dbg !147

b7:
	br label %b8, !dbg !148

b8:
	%16 = phi i64 [ 4, %b6 ], [ 0, %b7 ], !dbg !149
	%17 = sub i64 %6, %3, !dbg !150
	%18 = add i64 %6, %3, !dbg !155
	%19 = mul i64 %6, 4, !dbg !157
	%20 = add i64 %19, %13, !dbg !158
	%21 = add i64 %19, %16, !dbg !160
	%22 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %17, !dbg !151
	%23 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %22, i32 0, i32 0, !dbg !151
	%24 = icmp uge i64 %17, %p8, !dbg !151
	%25 = icmp uge i64 %6, %p8, !dbg !152
	%26 = icmp uge i64 %18, %p8, !dbg !156
	%27 = icmp uge i64 %20, %p6, !dbg !159
	%28 = icmp uge i64 %21, %p6, !dbg !161
	%29 = or i1 %24, %25, !dbg !161
	%30 = or i1 %29, %26, !dbg !161
	%31 = or i1 %30, %27, !dbg !161
	%32 = or i1 %31, %28, !dbg !161
	br i1 %32, label %b8_fail1, label %b8_ok1, !dbg !161, !prof !10

b8_ok1:
	%33 = bitcast { float, float, float, float }* %22 to <4 x float>*, !dbg !151
	%34 = load <4 x float>, <4 x float>* %33, align 16, !dbg !151
	%35 = extractelement <4 x float> %34, i32 0, !dbg !151
	%36 = extractelement <4 x float> %34, i32 1, !dbg !151
	%37 = extractelement <4 x float> %34, i32 2, !dbg !151
	%38 = extractelement <4 x float> %34, i32 3, !dbg !151
	%39 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %22, i32 0, i32 1, !dbg !151
	%40 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %22, i32 0, i32 2, !dbg !151
	%41 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %22, i32 0, i32 3, !dbg !151
	%42 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %6, !dbg !152
	%43 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %42, i32 0, i32 0, !dbg !152
	%44 = bitcast { float, float, float, float }* %42 to <4 x float>*, !dbg !152
	%45 = load <4 x float>, <4 x float>* %44, align 16, !dbg !152
	%46 = extractelement <4 x float> %45, i32 0, !dbg !152
	%47 = extractelement <4 x float> %45, i32 1, !dbg !152
	%48 = extractelement <4 x float> %45, i32 2, !dbg !152
	%49 = extractelement <4 x float> %45, i32 3, !dbg !152
	%50 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %42, i32 0, i32 1, !dbg !152
	%51 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %42, i32 0, i32 2, !dbg !152
	%52 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %42, i32 0, i32 3, !dbg !152
	%53 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %18, !dbg !156
	%54 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %53, i32 0, i32 0, !dbg !156
	%55 = bitcast { float, float, float, float }* %53 to <4 x float>*, !dbg !156
	%56 = load <4 x float>, <4 x float>* %55, align 16, !dbg !156
	%57 = extractelement <4 x float> %56, i32 0, !dbg !156
	%58 = extractelement <4 x float> %56, i32 1, !dbg !156
	%59 = extractelement <4 x float> %56, i32 2, !dbg !156
	%60 = extractelement <4 x float> %56, i32 3, !dbg !156
	%61 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %53, i32 0, i32 1, !dbg !156
	%62 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %53, i32 0, i32 2, !dbg !156
	%63 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %53, i32 0, i32 3, !dbg !156
	%64 = getelementptr inbounds float, float* %p5, i64 %20, !dbg !159
	%65 = load float, float* %64, align 4, !dbg !159
	%66 = getelementptr inbounds float, float* %p5, i64 %21, !dbg !161
	%67 = load float, float* %66, align 4, !dbg !161
	%68 = fadd float %65, %47, !dbg !164
	%69 = fadd float %68, %35, !dbg !165
	%70 = fadd float %69, %57, !dbg !166
	%71 = fmul float %70, 2.500000e-01, !dbg !167
	%72 = fadd float %46, %48, !dbg !168
	%73 = fadd float %72, %36, !dbg !169
	%74 = fadd float %73, %58, !dbg !170
	%75 = fmul float %74, 2.500000e-01, !dbg !171
	%76 = fadd float %47, %49, !dbg !172
	%77 = fadd float %76, %37, !dbg !173
	%78 = fadd float %77, %59, !dbg !174
	%79 = fmul float %78, 2.500000e-01, !dbg !175
	%80 = fadd float %48, %67, !dbg !176
	%81 = fadd float %80, %38, !dbg !177
	%82 = fadd float %81, %60, !dbg !178
	%83 = fmul float %82, 2.500000e-01, !dbg !179
	br i1 %11, label %b20, label %b9, !dbg !180

b9:
	%84 = icmp eq i32 %7, 0, !dbg !183
	br i1 %84, label %b10, label %b11, !dbg !183

b10:
	br label %b11, !dbg !184

b11:
	%85 = phi float [ %71, %b9 ], [ %46, %b10 ], !dbg !185
	%86 = sub i32 %p11, 1, !dbg !186
	%87 = icmp uge i32 %7, %86, !dbg !187
	br i1 %87, label %b12, label %b13, !dbg !187

b12:
	br label %b13, !dbg !188

b13:
	%88 = phi float [ %85, %b11 ], [ %46, %b12 ], !dbg !189
	%89 = add i32 %7, 1, !dbg !190
	%90 = icmp uge i32 %89, %86, !dbg !191
	br i1 %90, label %b14, label %b15, !dbg !191

b14:
	br label %b15, !dbg !192

b15:
	%91 = phi float [ %75, %b13 ], [ %47, %b14 ], !dbg !193
	%92 = add i32 %7, 2, !dbg !194
	%93 = icmp uge i32 %92, %86, !dbg !195
	br i1 %93, label %b16, label %b17, !dbg !195

b16:
	br label %b17, !dbg !196

b17:
	%94 = phi float [ %79, %b15 ], [ %48, %b16 ], !dbg !197
	%95 = add i32 %7, 3, !dbg !198
	%96 = icmp uge i32 %95, %86, !dbg !199
	br i1 %96, label %b18, label %b19, !dbg !199

b18:
	br label %b19, !dbg !200

b19:
	%97 = phi float [ %83, %b17 ], [ %49, %b18 ], !dbg !201
	br label %b20, !dbg !182

b20:
	%98 = phi float [ %71, %b8_ok1 ], [ %88, %b19 ], !dbg !202
	%99 = phi float [ %75, %b8_ok1 ], [ %91, %b19 ], !dbg !202
	%100 = phi float [ %79, %b8_ok1 ], [ %94, %b19 ], !dbg !202
	%101 = phi float [ %83, %b8_ok1 ], [ %97, %b19 ], !dbg !202
	%102 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %6, !dbg !203
	%103 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %102, i32 0, i32 0, !dbg !203
	%104 = icmp uge i64 %6, %p3, !dbg !203
	br i1 %104, label %b20_fail1, label %b20_ok1, !dbg !203, !prof !10

b20_ok1:
	%105 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %102, i32 0, i32 1, !dbg !203
	%106 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %102, i32 0, i32 2, !dbg !203
	%107 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %102, i32 0, i32 3, !dbg !203
	%108 = bitcast { float, float, float, float }* %102 to <4 x float>*, !dbg !203
	%109 = insertelement <4 x float> undef, float %98, i32 0, !dbg !203
	%110 = insertelement <4 x float> %109, float %99, i32 1, !dbg !203
	%111 = insertelement <4 x float> %110, float %100, i32 2, !dbg !203
	%112 = insertelement <4 x float> %111, float %101, i32 3, !dbg !203
	store <4 x float> %112, <4 x float>* %108, align 16, !dbg !203
	%113 = fsub float %98, %46, !dbg !206
	%114 = fsub float %99, %47, !dbg !207
	%115 = fsub float %100, %48, !dbg !208
	%116 = fsub float %101, %49, !dbg !209
	%117 = fmul float %113, %113, !dbg !210
	%118 = fmul float %114, %114, !dbg !211
	%119 = fadd float %117, %118, !dbg !212
	%120 = fmul float %115, %115, !dbg !213
	%121 = fadd float %119, %120, !dbg !214
	%122 = fmul float %116, %116, !dbg !215
	%123 = fadd float %121, %122, !dbg !216
	ret float %123, !dbg !217

b8_fail1:
	%124 = icmp uge i64 %17, %p8, !dbg !151
	br i1 %124, label %b8_fail2, label %b8_ok2, !dbg !151

b8_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %17, i64 %p8), !dbg !151
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !151
	ret float undef, !dbg !151

b8_ok2:
	%125 = icmp uge i64 %6, %p8, !dbg !152
	br i1 %125, label %b8_fail3, label %b8_ok3, !dbg !152

b8_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 16, i64 %6, i64 %p8), !dbg !152
	call void asm sideeffect "// site 16", ""() nounwind, !dbg !152
	ret float undef, !dbg !152

b8_ok3:
	%126 = icmp uge i64 %18, %p8, !dbg !156
	br i1 %126, label %b8_fail4, label %b8_ok4, !dbg !156

b8_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %18, i64 %p8), !dbg !156
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !156
	ret float undef, !dbg !156

b8_ok4:
	%127 = icmp uge i64 %20, %p6, !dbg !159
	br i1 %127, label %b8_fail5, label %b8_ok5, !dbg !159

b8_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %20, i64 %p6), !dbg !159
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !159
	ret float undef, !dbg !159

b8_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %21, i64 %p6), !dbg !161
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !161
	ret float undef, !dbg !161

b20_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %6, i64 %p3), !dbg !203
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !203
	ret float undef, !dbg !203
}

define internal float @gpuc_fn_solver_march(float* %p0, i64 %p1, { float, float, float, float }* %p2, i64 %p3, i64 %p4, float* %p5, i64 %p6, { float, float, float, float }* %p7, i64 %p8, i64 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %p15, i32 %p16, i32 %p17, i32 %p18, i32 %p19, i32 %p20, i32 %p21, i8* %ctrl) nounwind !dbg !218 {
entry:
	br label %b0, !dbg !219

b0:
	%0 = icmp uge i32 %p19, %p12, !dbg !220
	br i1 %0, label %b2, label %b1, !dbg !220

b1:
	%1 = icmp sge i32 %p20, %p21, !dbg !221
	br i1 %1, label %b2, label %b3, !dbg !221

b2:
	ret float 0.000000e+00, !dbg !222

b3:
	%2 = mul i32 %p19, 4, !dbg !224
	%3 = icmp ugt i32 %2, 0, !dbg !225
	br i1 %3, label %b4, label %b5, !dbg !225

b4:
	%4 = add i32 %2, 4, !dbg !226
	%5 = icmp ult i32 %4, %p11, !dbg !227
	br label %b5, !dbg !227

b5:
	%6 = phi i1 [ false, %b3 ], [ %5, %b4 ], !dbg !228
	%7 = icmp eq i32 %p19, 0, !dbg !229
	br i1 %7, label %b6, label %b7, !dbg !229

b6:
	br label %b7, !dbg !230

b7:
	%8 = phi i64 [ -1, %b5 ], [ 0, %b6 ], !dbg !231
	%9 = sub i32 %p12, 1, !dbg !232
	%10 = icmp eq i32 %p19, %9, !dbg !233
	br i1 %10, label %b8, label %b9, !dbg !233

b8:
	br label %b9, !dbg !234

b9:
	%11 = phi i64 [ 4, %b7 ], [ 0, %b8 ], !dbg !235
	%12 = zext i32 %p12 to i64, !dbg !236
	%13 = sext i32 %p20 to i64, !dbg !237
	%14 = add i64 %13, 1, !dbg !238
	%15 = mul i64 %14, %12, !dbg !239
	%16 = zext i32 %p19 to i64, !dbg !240
	%17 = add i64 %15, %16, !dbg !241
	%18 = sub i64 %17, %12, !dbg !242
	%19 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %18, !dbg !243
	%20 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 0, !dbg !243
	%21 = icmp uge i64 %18, %p8, !dbg !243
	%22 = icmp uge i64 %17, %p8, !dbg !244
	%23 = or i1 %21, %22, !dbg !244
	br i1 %23, label %b9_fail1, label %b9_ok1, !dbg !244, !prof !10

b9_ok1:
	%24 = bitcast { float, float, float, float }* %19 to <4 x float>*, !dbg !243
	%25 = load <4 x float>, <4 x float>* %24, align 16, !dbg !243
	%26 = extractelement <4 x float> %25, i32 0, !dbg !243
	%27 = extractelement <4 x float> %25, i32 1, !dbg !243
	%28 = extractelement <4 x float> %25, i32 2, !dbg !243
	%29 = extractelement <4 x float> %25, i32 3, !dbg !243
	%30 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 1, !dbg !243
	%31 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 2, !dbg !243
	%32 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %19, i32 0, i32 3, !dbg !243
	%33 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %17, !dbg !244
	%34 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 0, !dbg !244
	%35 = bitcast { float, float, float, float }* %33 to <4 x float>*, !dbg !244
	%36 = load <4 x float>, <4 x float>* %35, align 16, !dbg !244
	%37 = extractelement <4 x float> %36, i32 0, !dbg !244
	%38 = extractelement <4 x float> %36, i32 1, !dbg !244
	%39 = extractelement <4 x float> %36, i32 2, !dbg !244
	%40 = extractelement <4 x float> %36, i32 3, !dbg !244
	%41 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 1, !dbg !244
	%42 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 2, !dbg !244
	%43 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %33, i32 0, i32 3, !dbg !244
	%44 = sub i32 %p21, %p20, !dbg !245
	%45 = icmp eq i32 %2, 0, !dbg !247
	%46 = sub i32 %p11, 1, !dbg !248
	%47 = icmp uge i32 %2, %46, !dbg !249
	%48 = add i32 %2, 1, !dbg !250
	%49 = icmp uge i32 %48, %46, !dbg !251
	%50 = add i32 %2, 2, !dbg !252
	%51 = icmp uge i32 %50, %46, !dbg !253
	%52 = add i32 %2, 3, !dbg !254
	%53 = icmp uge i32 %52, %46, !dbg !255
	%54 = icmp ule i64 %p3, 281474976710655, !dbg !256
	%55 = icmp ule i64 %p6, 281474976710655, !dbg !256
	%56 = and i1 %54, %55, !dbg !256
	%57 = icmp ule i64 %p8, 281474976710655, !dbg !256
	%58 = and i1 %56, %57, !dbg !256
	%59 = mul i64 %12, -1, !dbg !256
	%60 = icmp sge i64 %59, 0, !dbg !256
	%61 = and i1 %58, %60, !dbg !256
	%62 = add i64 %p6, 3, !dbg !256
	%63 = mul i64 %p8, -4, !dbg !256
	%64 = add i64 %62, %63, !dbg !256
	%65 = mul i64 %12, 4, !dbg !256
	%66 = add i64 %64, %65, !dbg !256
	%67 = mul i64 %11, -1, !dbg !256
	%68 = add i64 %66, %67, !dbg !256
	%69 = icmp sge i64 %68, 0, !dbg !256
	%70 = and i1 %61, %69, !dbg !256
	%71 = mul i64 %p8, -1, !dbg !256
	%72 = add i64 %p3, %71, !dbg !256
	%73 = mul i64 %12, 2, !dbg !256
	%74 = add i64 %72, %73, !dbg !256
	%75 = icmp sge i64 %74, 0, !dbg !256
	%76 = and i1 %70, %75, !dbg !256
	br i1 %76, label %b10, label %b34_cold, !dbg !245, !prof !33

b10:
	%77 = phi float [ 0.000000e+00, %b9_ok1 ], [ %221, %b33 ], !dbg !256
	%78 = phi i64 [ %17, %b9_ok1 ], [ %102, %b33 ], !dbg !257
	%79 = phi float [ %26, %b9_ok1 ], [ %95, %b33 ], !dbg !258
	%80 = phi float [ %27, %b9_ok1 ], [ %96, %b33 ], !dbg !258
	%81 = phi float [ %28, %b9_ok1 ], [ %97, %b33 ], !dbg !258
	%82 = phi float [ %29, %b9_ok1 ], [ %98, %b33 ], !dbg !258
	%83 = phi float [ %37, %b9_ok1 ], [ %107, %b33 ], !dbg !259
	%84 = phi float [ %38, %b9_ok1 ], [ %108, %b33 ], !dbg !259
	%85 = phi float [ %39, %b9_ok1 ], [ %109, %b33 ], !dbg !259
	%86 = phi float [ %40, %b9_ok1 ], [ %110, %b33 ], !dbg !259
	%87 = phi i32 [ %44, %b9_ok1 ], [ %222, %b33 ], !dbg !260
	%88 = icmp sge i32 %87, 2, !dbg !261
	br i1 %88, label %b11, label %b58, !dbg !261

b11:
	%89 = add i64 %78, %12, !dbg !262
	%90 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %89, !dbg !263
	%91 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %90, i32 0, i32 0, !dbg !263
	%92 = icmp uge i64 %89, %p8, !dbg !263
	br i1 %92, label %b11_fail1, label %b11_ok1, !dbg !263, !prof !10

b11_ok1:
	%93 = bitcast { float, float, float, float }* %90 to <4 x float>*, !dbg !263
	%94 = load <4 x float>, <4 x float>* %93, align 16, !dbg !263
	%95 = extractelement <4 x float> %94, i32 0, !dbg !263
	%96 = extractelement <4 x float> %94, i32 1, !dbg !263
	%97 = extractelement <4 x float> %94, i32 2, !dbg !263
	%98 = extractelement <4 x float> %94, i32 3, !dbg !263
	%99 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %90, i32 0, i32 1, !dbg !263
	%100 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %90, i32 0, i32 2, !dbg !263
	%101 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %90, i32 0, i32 3, !dbg !263
	%102 = add i64 %89, %12, !dbg !264
	%103 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %102, !dbg !265
	%104 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %103, i32 0, i32 0, !dbg !265
	%105 = bitcast { float, float, float, float }* %103 to <4 x float>*, !dbg !265
	%106 = load <4 x float>, <4 x float>* %105, align 16, !dbg !265
	%107 = extractelement <4 x float> %106, i32 0, !dbg !265
	%108 = extractelement <4 x float> %106, i32 1, !dbg !265
	%109 = extractelement <4 x float> %106, i32 2, !dbg !265
	%110 = extractelement <4 x float> %106, i32 3, !dbg !265
	%111 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %103, i32 0, i32 1, !dbg !265
	%112 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %103, i32 0, i32 2, !dbg !265
	%113 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %103, i32 0, i32 3, !dbg !265
	%114 = mul i64 %78, 4, !dbg !266
	%115 = add i64 %114, %8, !dbg !267
	%116 = getelementptr inbounds float, float* %p5, i64 %115, !dbg !268
	%117 = load float, float* %116, align 4, !dbg !268
	%118 = add i64 %114, %11, !dbg !269
	%119 = getelementptr inbounds float, float* %p5, i64 %118, !dbg !270
	%120 = load float, float* %119, align 4, !dbg !270
	%121 = mul i64 %89, 4, !dbg !271
	%122 = add i64 %121, %8, !dbg !272
	%123 = getelementptr inbounds float, float* %p5, i64 %122, !dbg !273
	%124 = load float, float* %123, align 4, !dbg !273
	%125 = add i64 %121, %11, !dbg !274
	%126 = getelementptr inbounds float, float* %p5, i64 %125, !dbg !275
	%127 = load float, float* %126, align 4, !dbg !275
	%128 = fadd float %117, %84, !dbg !277
	%129 = fadd float %128, %79, !dbg !278
	%130 = fadd float %129, %95, !dbg !279
	%131 = fmul float %130, 2.500000e-01, !dbg !280
	%132 = fadd float %83, %85, !dbg !281
	%133 = fadd float %132, %80, !dbg !282
	%134 = fadd float %133, %96, !dbg !283
	%135 = fmul float %134, 2.500000e-01, !dbg !284
	%136 = fadd float %84, %86, !dbg !285
	%137 = fadd float %136, %81, !dbg !286
	%138 = fadd float %137, %97, !dbg !287
	%139 = fmul float %138, 2.500000e-01, !dbg !288
	%140 = fadd float %85, %120, !dbg !289
	%141 = fadd float %140, %82, !dbg !290
	%142 = fadd float %141, %98, !dbg !291
	%143 = fmul float %142, 2.500000e-01, !dbg !292
	%144 = fadd float %124, %96, !dbg !294
	%145 = fadd float %144, %83, !dbg !295
	%146 = fadd float %145, %107, !dbg !296
	%147 = fmul float %146, 2.500000e-01, !dbg !297
	%148 = fadd float %95, %97, !dbg !298
	%149 = fadd float %148, %84, !dbg !299
	%150 = fadd float %149, %108, !dbg !300
	%151 = fmul float %150, 2.500000e-01, !dbg !301
	%152 = fadd float %96, %98, !dbg !302
	%153 = fadd float %152, %85, !dbg !303
	%154 = fadd float %153, %109, !dbg !304
	%155 = fmul float %154, 2.500000e-01, !dbg !305
	%156 = fadd float %97, %127, !dbg !306
	%157 = fadd float %156, %86, !dbg !307
	%158 = fadd float %157, %110, !dbg !308
	%159 = fmul float %158, 2.500000e-01, !dbg !309
	br i1 %6, label %b33, label %b12, !dbg !310

b12:
	br i1 %45, label %b13, label %b14, !dbg !247

b13:
	br label %b14, !dbg !311

b14:
	%160 = phi float [ %131, %b12 ], [ %83, %b13 ], !dbg !312
	br i1 %47, label %b15, label %b16, !dbg !249

b15:
	br label %b16, !dbg !313

b16:
	%161 = phi float [ %160, %b14 ], [ %83, %b15 ], !dbg !314
	br i1 %49, label %b17, label %b18, !dbg !251

b17:
	br label %b18, !dbg !315

b18:
	%162 = phi float [ %135, %b16 ], [ %84, %b17 ], !dbg !316
	br i1 %51, label %b19, label %b20, !dbg !253

b19:
	br label %b20, !dbg !317

b20:
	%163 = phi float [ %139, %b18 ], [ %85, %b19 ], !dbg !318
	br i1 %53, label %b21, label %b22, !dbg !255

b21:
	br label %b22, !dbg !319

b22:
	%164 = phi float [ %143, %b20 ], [ %86, %b21 ], !dbg !320
	br i1 %45, label %b23, label %b24, !dbg !322

b23:
	br label %b24, !dbg !323

b24:
	%165 = phi float [ %147, %b22 ], [ %95, %b23 ], !dbg !312
	br i1 %47, label %b25, label %b26, !dbg !324

b25:
	br label %b26, !dbg !325

b26:
	%166 = phi float [ %165, %b24 ], [ %95, %b25 ], !dbg !314
	br i1 %49, label %b27, label %b28, !dbg !326

b27:
	br label %b28, !dbg !327

b28:
	%167 = phi float [ %151, %b26 ], [ %96, %b27 ], !dbg !316
	br i1 %51, label %b29, label %b30, !dbg !328

b29:
	br label %b30, !dbg !329

b30:
	%168 = phi float [ %155, %b28 ], [ %97, %b29 ], !dbg !318
	br i1 %53, label %b31, label %b32, !dbg !330

b31:
	br label %b32, !dbg !331

b32:
	%169 = phi float [ %159, %b30 ], [ %98, %b31 ], !dbg !320
	br label %b33, !dbg !321

b33:
	%170 = phi float [ %131, %b11_ok1 ], [ %161, %b32 ], !dbg !332
	%171 = phi float [ %135, %b11_ok1 ], [ %162, %b32 ], !dbg !332
	%172 = phi float [ %139, %b11_ok1 ], [ %163, %b32 ], !dbg !332
	%173 = phi float [ %143, %b11_ok1 ], [ %164, %b32 ], !dbg !332
	%174 = phi float [ %147, %b11_ok1 ], [ %166, %b32 ], !dbg !333
	%175 = phi float [ %151, %b11_ok1 ], [ %167, %b32 ], !dbg !333
	%176 = phi float [ %155, %b11_ok1 ], [ %168, %b32 ], !dbg !333
	%177 = phi float [ %159, %b11_ok1 ], [ %169, %b32 ], !dbg !333
	%178 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %78, !dbg !334
	%179 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %178, i32 0, i32 0, !dbg !334
	%180 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %178, i32 0, i32 1, !dbg !334
	%181 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %178, i32 0, i32 2, !dbg !334
	%182 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %178, i32 0, i32 3, !dbg !334
	%183 = bitcast { float, float, float, float }* %178 to <4 x float>*, !dbg !334
	%184 = insertelement <4 x float> undef, float %170, i32 0, !dbg !334
	%185 = insertelement <4 x float> %184, float %171, i32 1, !dbg !334
	%186 = insertelement <4 x float> %185, float %172, i32 2, !dbg !334
	%187 = insertelement <4 x float> %186, float %173, i32 3, !dbg !334
	store <4 x float> %187, <4 x float>* %183, align 16, !dbg !334
	%188 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %89, !dbg !335
	%189 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %188, i32 0, i32 0, !dbg !335
	%190 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %188, i32 0, i32 1, !dbg !335
	%191 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %188, i32 0, i32 2, !dbg !335
	%192 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %188, i32 0, i32 3, !dbg !335
	%193 = bitcast { float, float, float, float }* %188 to <4 x float>*, !dbg !335
	%194 = insertelement <4 x float> undef, float %174, i32 0, !dbg !335
	%195 = insertelement <4 x float> %194, float %175, i32 1, !dbg !335
	%196 = insertelement <4 x float> %195, float %176, i32 2, !dbg !335
	%197 = insertelement <4 x float> %196, float %177, i32 3, !dbg !335
	store <4 x float> %197, <4 x float>* %193, align 16, !dbg !335
	%198 = fsub float %170, %83, !dbg !337
	%199 = fsub float %171, %84, !dbg !338
	%200 = fsub float %172, %85, !dbg !339
	%201 = fsub float %173, %86, !dbg !340
	%202 = fmul float %198, %198, !dbg !341
	%203 = fmul float %199, %199, !dbg !342
	%204 = fadd float %202, %203, !dbg !343
	%205 = fmul float %200, %200, !dbg !344
	%206 = fadd float %204, %205, !dbg !345
	%207 = fmul float %201, %201, !dbg !346
	%208 = fadd float %206, %207, !dbg !347
	%209 = fsub float %174, %95, !dbg !349
	%210 = fsub float %175, %96, !dbg !350
	%211 = fsub float %176, %97, !dbg !351
	%212 = fsub float %177, %98, !dbg !352
	%213 = fmul float %209, %209, !dbg !353
	%214 = fmul float %210, %210, !dbg !354
	%215 = fadd float %213, %214, !dbg !355
	%216 = fmul float %211, %211, !dbg !356
	%217 = fadd float %215, %216, !dbg !357
	%218 = fmul float %212, %212, !dbg !358
	%219 = fadd float %217, %218, !dbg !359
	%220 = fadd float %208, %219, !dbg !360
	%221 = fadd float %77, %220, !dbg !361
	%222 = sub i32 %87, 2, !dbg !362
	br label %b10, !dbg !362

b58:
	%223 = phi float [ %77, %b10 ], [ %309, %b34_cold ], !dbg !365
	%224 = phi i64 [ %78, %b10 ], [ %310, %b34_cold ], !dbg !365
	%225 = phi float [ %79, %b10 ], [ %311, %b34_cold ], !dbg !365
	%226 = phi float [ %80, %b10 ], [ %312, %b34_cold ], !dbg !365
	%227 = phi float [ %81, %b10 ], [ %313, %b34_cold ], !dbg !365
	%228 = phi float [ %82, %b10 ], [ %314, %b34_cold ], !dbg !365
	%229 = phi float [ %83, %b10 ], [ %315, %b34_cold ], !dbg !365
	%230 = phi float [ %84, %b10 ], [ %316, %b34_cold ], !dbg !365
	%231 = phi float [ %85, %b10 ], [ %317, %b34_cold ], !dbg !365
	%232 = phi float [ %86, %b10 ], [ %318, %b34_cold ], !dbg !365
	%233 = phi i32 [ %87, %b10 ], [ %319, %b34_cold ], !dbg !365
	%234 = icmp sgt i32 %233, 0, !dbg !365
	br i1 %234, label %b59, label %b72, !dbg !365

b59:
	%235 = add i64 %224, %12, !dbg !367
	%236 = mul i64 %224, 4, !dbg !369
	%237 = add i64 %236, %8, !dbg !370
	%238 = add i64 %236, %11, !dbg !372
	%239 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %235, !dbg !368
	%240 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %239, i32 0, i32 0, !dbg !368
	%241 = icmp uge i64 %235, %p8, !dbg !368
	%242 = icmp uge i64 %237, %p6, !dbg !371
	%243 = icmp uge i64 %238, %p6, !dbg !373
	%244 = or i1 %241, %242, !dbg !373
	%245 = or i1 %244, %243, !dbg !373
	br i1 %245, label %b59_fail1, label %b59_ok1, !dbg !373, !prof !10

b59_ok1:
	%246 = bitcast { float, float, float, float }* %239 to <4 x float>*, !dbg !368
	%247 = load <4 x float>, <4 x float>* %246, align 16, !dbg !368
	%248 = extractelement <4 x float> %247, i32 0, !dbg !368
	%249 = extractelement <4 x float> %247, i32 1, !dbg !368
	%250 = extractelement <4 x float> %247, i32 2, !dbg !368
	%251 = extractelement <4 x float> %247, i32 3, !dbg !368
	%252 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %239, i32 0, i32 1, !dbg !368
	%253 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %239, i32 0, i32 2, !dbg !368
	%254 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %239, i32 0, i32 3, !dbg !368
	%255 = getelementptr inbounds float, float* %p5, i64 %237, !dbg !371
	%256 = load float, float* %255, align 4, !dbg !371
	%257 = getelementptr inbounds float, float* %p5, i64 %238, !dbg !373
	%258 = load float, float* %257, align 4, !dbg !373
	%259 = fadd float %256, %230, !dbg !375
	%260 = fadd float %259, %225, !dbg !376
	%261 = fadd float %260, %248, !dbg !377
	%262 = fmul float %261, 2.500000e-01, !dbg !378
	%263 = fadd float %229, %231, !dbg !379
	%264 = fadd float %263, %226, !dbg !380
	%265 = fadd float %264, %249, !dbg !381
	%266 = fmul float %265, 2.500000e-01, !dbg !382
	%267 = fadd float %230, %232, !dbg !383
	%268 = fadd float %267, %227, !dbg !384
	%269 = fadd float %268, %250, !dbg !385
	%270 = fmul float %269, 2.500000e-01, !dbg !386
	%271 = fadd float %231, %258, !dbg !387
	%272 = fadd float %271, %228, !dbg !388
	%273 = fadd float %272, %251, !dbg !389
	%274 = fmul float %273, 2.500000e-01, !dbg !390
	br i1 %6, label %b71, label %b60, !dbg !391

b60:
	br i1 %45, label %b61, label %b62, !dbg !393

b61:
	br label %b62, !dbg !394

b62:
	%275 = phi float [ %262, %b60 ], [ %229, %b61 ], !dbg !312
	br i1 %47, label %b63, label %b64, !dbg !395

b63:
	br label %b64, !dbg !396

b64:
	%276 = phi float [ %275, %b62 ], [ %229, %b63 ], !dbg !314
	br i1 %49, label %b65, label %b66, !dbg !397

b65:
	br label %b66, !dbg !398

b66:
	%277 = phi float [ %266, %b64 ], [ %230, %b65 ], !dbg !316
	br i1 %51, label %b67, label %b68, !dbg !399

b67:
	br label %b68, !dbg !400

b68:
	%278 = phi float [ %270, %b66 ], [ %231, %b67 ], !dbg !318
	br i1 %53, label %b69, label %b70, !dbg !401

b69:
	br label %b70, !dbg !402

b70:
	%279 = phi float [ %274, %b68 ], [ %232, %b69 ], !dbg !320
	br label %b71, !dbg !392

b71:
	%280 = phi float [ %262, %b59_ok1 ], [ %276, %b70 ], !dbg !403
	%281 = phi float [ %266, %b59_ok1 ], [ %277, %b70 ], !dbg !403
	%282 = phi float [ %270, %b59_ok1 ], [ %278, %b70 ], !dbg !403
	%283 = phi float [ %274, %b59_ok1 ], [ %279, %b70 ], !dbg !403
	%284 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %224, !dbg !404
	%285 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %284, i32 0, i32 0, !dbg !404
	%286 = icmp uge i64 %224, %p3, !dbg !404
	br i1 %286, label %b71_fail1, label %b71_ok1, !dbg !404, !prof !10

b71_ok1:
	%287 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %284, i32 0, i32 1, !dbg !404
	%288 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %284, i32 0, i32 2, !dbg !404
	%289 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %284, i32 0, i32 3, !dbg !404
	%290 = bitcast { float, float, float, float }* %284 to <4 x float>*, !dbg !404
	%291 = insertelement <4 x float> undef, float %280, i32 0, !dbg !404
	%292 = insertelement <4 x float> %291, float %281, i32 1, !dbg !404
	%293 = insertelement <4 x float> %292, float %282, i32 2, !dbg !404
	%294 = insertelement <4 x float> %293, float %283, i32 3, !dbg !404
	store <4 x float> %294, <4 x float>* %290, align 16, !dbg !404
	%295 = fsub float %280, %229, !dbg !406
	%296 = fsub float %281, %230, !dbg !407
	%297 = fsub float %282, %231, !dbg !408
	%298 = fsub float %283, %232, !dbg !409
	%299 = fmul float %295, %295, !dbg !410
	%300 = fmul float %296, %296, !dbg !411
	%301 = fadd float %299, %300, !dbg !412
	%302 = fmul float %297, %297, !dbg !413
	%303 = fadd float %301, %302, !dbg !414
	%304 = fmul float %298, %298, !dbg !415
	%305 = fadd float %303, %304, !dbg !416
	%306 = fadd float %223, %305, !dbg !417
	br label %b72, !dbg !417

b72:
	%307 = phi float [ %223, %b58 ], [ %306, %b71_ok1 ], !dbg !256
	ret float %307, !dbg !418

b9_fail1:
	%308 = icmp uge i64 %18, %p8, !dbg !243
	br i1 %308, label %b9_fail2, label %b9_ok2, !dbg !243

b9_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %18, i64 %p8), !dbg !243
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !243
	ret float undef, !dbg !243

b9_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 22, i64 %17, i64 %p8), !dbg !244
	call void asm sideeffect "// site 22", ""() nounwind, !dbg !244
	ret float undef, !dbg !244

b11_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %89, i64 %p8), !dbg !263
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !263
	ret float undef, !dbg !263

b34_cold:
	%309 = phi float [ %470, %b57_cold_ok2 ], [ 0.000000e+00, %b9_ok1 ], !dbg !256
	%310 = phi i64 [ %322, %b57_cold_ok2 ], [ %17, %b9_ok1 ], !dbg !257
	%311 = phi float [ %349, %b57_cold_ok2 ], [ %26, %b9_ok1 ], !dbg !258
	%312 = phi float [ %350, %b57_cold_ok2 ], [ %27, %b9_ok1 ], !dbg !258
	%313 = phi float [ %351, %b57_cold_ok2 ], [ %28, %b9_ok1 ], !dbg !258
	%314 = phi float [ %352, %b57_cold_ok2 ], [ %29, %b9_ok1 ], !dbg !258
	%315 = phi float [ %360, %b57_cold_ok2 ], [ %37, %b9_ok1 ], !dbg !259
	%316 = phi float [ %361, %b57_cold_ok2 ], [ %38, %b9_ok1 ], !dbg !259
	%317 = phi float [ %362, %b57_cold_ok2 ], [ %39, %b9_ok1 ], !dbg !259
	%318 = phi float [ %363, %b57_cold_ok2 ], [ %40, %b9_ok1 ], !dbg !259
	%319 = phi i32 [ %471, %b57_cold_ok2 ], [ %44, %b9_ok1 ], !dbg !260
	%320 = icmp sge i32 %319, 2, !dbg !261
	br i1 %320, label %b35_cold, label %b58, !dbg !261

b35_cold:
	%321 = add i64 %310, %12, !dbg !262
	%322 = add i64 %321, %12, !dbg !264
	%323 = mul i64 %310, 4, !dbg !266
	%324 = add i64 %323, %8, !dbg !267
	%325 = add i64 %323, %11, !dbg !269
	%326 = mul i64 %321, 4, !dbg !271
	%327 = add i64 %326, %8, !dbg !272
	%328 = add i64 %326, %11, !dbg !274
	%329 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %321, !dbg !263
	%330 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %329, i32 0, i32 0, !dbg !263
	%331 = icmp uge i64 %321, %p8, !dbg !263
	%332 = icmp uge i64 %322, %p8, !dbg !265
	%333 = icmp uge i64 %324, %p6, !dbg !268
	%334 = icmp uge i64 %325, %p6, !dbg !270
	%335 = icmp uge i64 %327, %p6, !dbg !273
	%336 = icmp uge i64 %328, %p6, !dbg !275
	%337 = or i1 %331, %332, !dbg !275
	%338 = or i1 %337, %333, !dbg !275
	%339 = or i1 %338, %334, !dbg !275
	%340 = or i1 %339, %335, !dbg !275
	%341 = or i1 %340, %336, !dbg !275
	br i1 %341, label %b35_cold_fail1, label %b35_cold_ok1, !dbg !275, !prof !10

b35_cold_fail1:
	%342 = icmp uge i64 %321, %p8, !dbg !263
	br i1 %342, label %b35_cold_fail2, label %b35_cold_ok2, !dbg !263

b35_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %321, i64 %p8), !dbg !263
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !263
	ret float undef, !dbg !263

b35_cold_ok2:
	%343 = icmp uge i64 %322, %p8, !dbg !265
	br i1 %343, label %b35_cold_fail3, label %b35_cold_ok3, !dbg !265

b35_cold_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 23, i64 %322, i64 %p8), !dbg !265
	call void asm sideeffect "// site 23", ""() nounwind, !dbg !265
	ret float undef, !dbg !265

b35_cold_ok3:
	%344 = icmp uge i64 %324, %p6, !dbg !268
	br i1 %344, label %b35_cold_fail4, label %b35_cold_ok4, !dbg !268

b35_cold_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %324, i64 %p6), !dbg !268
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !268
	ret float undef, !dbg !268

b35_cold_ok4:
	%345 = icmp uge i64 %325, %p6, !dbg !270
	br i1 %345, label %b35_cold_fail5, label %b35_cold_ok5, !dbg !270

b35_cold_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 24, i64 %325, i64 %p6), !dbg !270
	call void asm sideeffect "// site 24", ""() nounwind, !dbg !270
	ret float undef, !dbg !270

b35_cold_ok5:
	%346 = icmp uge i64 %327, %p6, !dbg !273
	br i1 %346, label %b35_cold_fail6, label %b35_cold_ok6, !dbg !273

b35_cold_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %327, i64 %p6), !dbg !273
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !273
	ret float undef, !dbg !273

b35_cold_ok6:
	call void @gpuc_fail(i8* %ctrl, i32 25, i64 %328, i64 %p6), !dbg !275
	call void asm sideeffect "// site 25", ""() nounwind, !dbg !275
	ret float undef, !dbg !275

b35_cold_ok1:
	%347 = bitcast { float, float, float, float }* %329 to <4 x float>*, !dbg !263
	%348 = load <4 x float>, <4 x float>* %347, align 16, !dbg !263
	%349 = extractelement <4 x float> %348, i32 0, !dbg !263
	%350 = extractelement <4 x float> %348, i32 1, !dbg !263
	%351 = extractelement <4 x float> %348, i32 2, !dbg !263
	%352 = extractelement <4 x float> %348, i32 3, !dbg !263
	%353 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %329, i32 0, i32 1, !dbg !263
	%354 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %329, i32 0, i32 2, !dbg !263
	%355 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %329, i32 0, i32 3, !dbg !263
	%356 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p7, i64 %322, !dbg !265
	%357 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %356, i32 0, i32 0, !dbg !265
	%358 = bitcast { float, float, float, float }* %356 to <4 x float>*, !dbg !265
	%359 = load <4 x float>, <4 x float>* %358, align 16, !dbg !265
	%360 = extractelement <4 x float> %359, i32 0, !dbg !265
	%361 = extractelement <4 x float> %359, i32 1, !dbg !265
	%362 = extractelement <4 x float> %359, i32 2, !dbg !265
	%363 = extractelement <4 x float> %359, i32 3, !dbg !265
	%364 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %356, i32 0, i32 1, !dbg !265
	%365 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %356, i32 0, i32 2, !dbg !265
	%366 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %356, i32 0, i32 3, !dbg !265
	%367 = getelementptr inbounds float, float* %p5, i64 %324, !dbg !268
	%368 = load float, float* %367, align 4, !dbg !268
	%369 = getelementptr inbounds float, float* %p5, i64 %325, !dbg !270
	%370 = load float, float* %369, align 4, !dbg !270
	%371 = getelementptr inbounds float, float* %p5, i64 %327, !dbg !273
	%372 = load float, float* %371, align 4, !dbg !273
	%373 = getelementptr inbounds float, float* %p5, i64 %328, !dbg !275
	%374 = load float, float* %373, align 4, !dbg !275
	%375 = fadd float %368, %316, !dbg !277
	%376 = fadd float %375, %311, !dbg !278
	%377 = fadd float %376, %349, !dbg !279
	%378 = fmul float %377, 2.500000e-01, !dbg !280
	%379 = fadd float %315, %317, !dbg !281
	%380 = fadd float %379, %312, !dbg !282
	%381 = fadd float %380, %350, !dbg !283
	%382 = fmul float %381, 2.500000e-01, !dbg !284
	%383 = fadd float %316, %318, !dbg !285
	%384 = fadd float %383, %313, !dbg !286
	%385 = fadd float %384, %351, !dbg !287
	%386 = fmul float %385, 2.500000e-01, !dbg !288
	%387 = fadd float %317, %370, !dbg !289
	%388 = fadd float %387, %314, !dbg !290
	%389 = fadd float %388, %352, !dbg !291
	%390 = fmul float %389, 2.500000e-01, !dbg !292
	%391 = fadd float %372, %350, !dbg !294
	%392 = fadd float %391, %315, !dbg !295
	%393 = fadd float %392, %360, !dbg !296
	%394 = fmul float %393, 2.500000e-01, !dbg !297
	%395 = fadd float %349, %351, !dbg !298
	%396 = fadd float %395, %316, !dbg !299
	%397 = fadd float %396, %361, !dbg !300
	%398 = fmul float %397, 2.500000e-01, !dbg !301
	%399 = fadd float %350, %352, !dbg !302
	%400 = fadd float %399, %317, !dbg !303
	%401 = fadd float %400, %362, !dbg !304
	%402 = fmul float %401, 2.500000e-01, !dbg !305
	%403 = fadd float %351, %374, !dbg !306
	%404 = fadd float %403, %318, !dbg !307
	%405 = fadd float %404, %363, !dbg !308
	%406 = fmul float %405, 2.500000e-01, !dbg !309
	br i1 %6, label %b57_cold, label %b36_cold, !dbg !310

b36_cold:
	br i1 %45, label %b37_cold, label %b38_cold, !dbg !247

b37_cold:
	br label %b38_cold, !dbg !311

b38_cold:
	%407 = phi float [ %378, %b36_cold ], [ %315, %b37_cold ], !dbg !312
	br i1 %47, label %b39_cold, label %b40_cold, !dbg !249

b39_cold:
	br label %b40_cold, !dbg !313

b40_cold:
	%408 = phi float [ %407, %b38_cold ], [ %315, %b39_cold ], !dbg !314
	br i1 %49, label %b41_cold, label %b42_cold, !dbg !251

b41_cold:
	br label %b42_cold, !dbg !315

b42_cold:
	%409 = phi float [ %382, %b40_cold ], [ %316, %b41_cold ], !dbg !316
	br i1 %51, label %b43_cold, label %b44_cold, !dbg !253

b43_cold:
	br label %b44_cold, !dbg !317

b44_cold:
	%410 = phi float [ %386, %b42_cold ], [ %317, %b43_cold ], !dbg !318
	br i1 %53, label %b45_cold, label %b46_cold, !dbg !255

b45_cold:
	br label %b46_cold, !dbg !319

b46_cold:
	%411 = phi float [ %390, %b44_cold ], [ %318, %b45_cold ], !dbg !320
	br i1 %45, label %b47_cold, label %b48_cold, !dbg !322

b47_cold:
	br label %b48_cold, !dbg !323

b48_cold:
	%412 = phi float [ %394, %b46_cold ], [ %349, %b47_cold ], !dbg !312
	br i1 %47, label %b49_cold, label %b50_cold, !dbg !324

b49_cold:
	br label %b50_cold, !dbg !325

b50_cold:
	%413 = phi float [ %412, %b48_cold ], [ %349, %b49_cold ], !dbg !314
	br i1 %49, label %b51_cold, label %b52_cold, !dbg !326

b51_cold:
	br label %b52_cold, !dbg !327

b52_cold:
	%414 = phi float [ %398, %b50_cold ], [ %350, %b51_cold ], !dbg !316
	br i1 %51, label %b53_cold, label %b54_cold, !dbg !328

b53_cold:
	br label %b54_cold, !dbg !329

b54_cold:
	%415 = phi float [ %402, %b52_cold ], [ %351, %b53_cold ], !dbg !318
	br i1 %53, label %b55_cold, label %b56_cold, !dbg !330

b55_cold:
	br label %b56_cold, !dbg !331

b56_cold:
	%416 = phi float [ %406, %b54_cold ], [ %352, %b55_cold ], !dbg !320
	br label %b57_cold, !dbg !321

b57_cold:
	%417 = phi float [ %378, %b35_cold_ok1 ], [ %408, %b56_cold ], !dbg !332
	%418 = phi float [ %382, %b35_cold_ok1 ], [ %409, %b56_cold ], !dbg !332
	%419 = phi float [ %386, %b35_cold_ok1 ], [ %410, %b56_cold ], !dbg !332
	%420 = phi float [ %390, %b35_cold_ok1 ], [ %411, %b56_cold ], !dbg !332
	%421 = phi float [ %394, %b35_cold_ok1 ], [ %413, %b56_cold ], !dbg !333
	%422 = phi float [ %398, %b35_cold_ok1 ], [ %414, %b56_cold ], !dbg !333
	%423 = phi float [ %402, %b35_cold_ok1 ], [ %415, %b56_cold ], !dbg !333
	%424 = phi float [ %406, %b35_cold_ok1 ], [ %416, %b56_cold ], !dbg !333
	%425 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %310, !dbg !334
	%426 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %425, i32 0, i32 0, !dbg !334
	%427 = icmp uge i64 %310, %p3, !dbg !334
	br i1 %427, label %b57_cold_fail1, label %b57_cold_ok1, !dbg !334, !prof !10

b57_cold_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %310, i64 %p3), !dbg !334
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !334
	ret float undef, !dbg !334

b57_cold_ok1:
	%428 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %425, i32 0, i32 1, !dbg !334
	%429 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %425, i32 0, i32 2, !dbg !334
	%430 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %425, i32 0, i32 3, !dbg !334
	%431 = bitcast { float, float, float, float }* %425 to <4 x float>*, !dbg !334
	%432 = insertelement <4 x float> undef, float %417, i32 0, !dbg !334
	%433 = insertelement <4 x float> %432, float %418, i32 1, !dbg !334
	%434 = insertelement <4 x float> %433, float %419, i32 2, !dbg !334
	%435 = insertelement <4 x float> %434, float %420, i32 3, !dbg !334
	store <4 x float> %435, <4 x float>* %431, align 16, !dbg !334
	%436 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %p2, i64 %321, !dbg !335
	%437 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %436, i32 0, i32 0, !dbg !335
	%438 = icmp uge i64 %321, %p3, !dbg !335
	br i1 %438, label %b57_cold_fail2, label %b57_cold_ok2, !dbg !335, !prof !10

b57_cold_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 26, i64 %321, i64 %p3), !dbg !335
	call void asm sideeffect "// site 26", ""() nounwind, !dbg !335
	ret float undef, !dbg !335

b57_cold_ok2:
	%439 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %436, i32 0, i32 1, !dbg !335
	%440 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %436, i32 0, i32 2, !dbg !335
	%441 = getelementptr inbounds { float, float, float, float }, { float, float, float, float }* %436, i32 0, i32 3, !dbg !335
	%442 = bitcast { float, float, float, float }* %436 to <4 x float>*, !dbg !335
	%443 = insertelement <4 x float> undef, float %421, i32 0, !dbg !335
	%444 = insertelement <4 x float> %443, float %422, i32 1, !dbg !335
	%445 = insertelement <4 x float> %444, float %423, i32 2, !dbg !335
	%446 = insertelement <4 x float> %445, float %424, i32 3, !dbg !335
	store <4 x float> %446, <4 x float>* %442, align 16, !dbg !335
	%447 = fsub float %417, %315, !dbg !337
	%448 = fsub float %418, %316, !dbg !338
	%449 = fsub float %419, %317, !dbg !339
	%450 = fsub float %420, %318, !dbg !340
	%451 = fmul float %447, %447, !dbg !341
	%452 = fmul float %448, %448, !dbg !342
	%453 = fadd float %451, %452, !dbg !343
	%454 = fmul float %449, %449, !dbg !344
	%455 = fadd float %453, %454, !dbg !345
	%456 = fmul float %450, %450, !dbg !346
	%457 = fadd float %455, %456, !dbg !347
	%458 = fsub float %421, %349, !dbg !349
	%459 = fsub float %422, %350, !dbg !350
	%460 = fsub float %423, %351, !dbg !351
	%461 = fsub float %424, %352, !dbg !352
	%462 = fmul float %458, %458, !dbg !353
	%463 = fmul float %459, %459, !dbg !354
	%464 = fadd float %462, %463, !dbg !355
	%465 = fmul float %460, %460, !dbg !356
	%466 = fadd float %464, %465, !dbg !357
	%467 = fmul float %461, %461, !dbg !358
	%468 = fadd float %466, %467, !dbg !359
	%469 = fadd float %457, %468, !dbg !360
	%470 = fadd float %309, %469, !dbg !361
	%471 = sub i32 %319, 2, !dbg !362
	br label %b34_cold, !dbg !362, !llvm.loop !364

b59_fail1:
	%472 = icmp uge i64 %235, %p8, !dbg !368
	br i1 %472, label %b59_fail2, label %b59_ok2, !dbg !368

b59_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %235, i64 %p8), !dbg !368
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !368
	ret float undef, !dbg !368

b59_ok2:
	%473 = icmp uge i64 %237, %p6, !dbg !371
	br i1 %473, label %b59_fail3, label %b59_ok3, !dbg !371

b59_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %237, i64 %p6), !dbg !371
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !371
	ret float undef, !dbg !371

b59_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 17, i64 %238, i64 %p6), !dbg !373
	call void asm sideeffect "// site 17", ""() nounwind, !dbg !373
	ret float undef, !dbg !373

b71_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 18, i64 %224, i64 %p3), !dbg !404
	call void asm sideeffect "// site 18", ""() nounwind, !dbg !404
	ret float undef, !dbg !404
}

define void @Step(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, double* %p15, i64 %p16, i64* %p17, i64 %p18, i32* %p19, i64 %p20, double* %p21, i64 %p22, i64* %p23, i64 %p24, i64* %p25, i64 %p26, i32 %p27, i32 %p28, i32 %p29, double %p30, i8* %ctrl) nounwind !dbg !419 {
entry:
	br label %b0, !dbg !420

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !420
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !420
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !420
	%3 = addrspacecast double* %p15 to double addrspace(1)*, !dbg !420
	%4 = addrspacecast i64* %p17 to i64 addrspace(1)*, !dbg !420
	%5 = addrspacecast i32* %p19 to i32 addrspace(1)*, !dbg !420
	%6 = addrspacecast double* %p21 to double addrspace(1)*, !dbg !420
	%7 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !420
	%8 = addrspacecast i64* %p25 to i64 addrspace(1)*, !dbg !420
	%9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !423, !range !11
	%10 = sext i32 %9 to i64, !dbg !423
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !423, !range !13
	%12 = sext i32 %11 to i64, !dbg !423
	%13 = icmp eq i64 %10, 0, !dbg !424
	%14 = call i32 @gpuc_num_pes_thread(), !dbg !431
	br i1 %13, label %b1, label %b4, !dbg !424

b1:
	%15 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !432, !range !433
	%16 = sext i32 %15 to i64, !dbg !432
	%17 = trunc i64 %16 to i32, !dbg !434
	%18 = udiv i32 %17, 2, !dbg !434
	%19 = zext i32 %18 to i64, !dbg !434
	%20 = icmp eq i64 %12, %19, !dbg !435
	br i1 %20, label %b2, label %b4, !dbg !435

b2:
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !436, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !436, !range !12
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !436, !range !14
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !436, !range !18
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !436, !range !18
	%26 = mul i32 %25, %23, !dbg !436
	%27 = add i32 %22, %26, !dbg !436
	%28 = mul i32 %24, %27, !dbg !436
	%29 = add i32 %21, %28, !dbg !436
	%30 = sext i32 %29 to i64, !dbg !436
	%31 = icmp eq i64 %30, 0, !dbg !437
	br i1 %31, label %b3, label %b4, !dbg !422

b3:
	%32 = sub i32 1, %p27, !dbg !438
	%33 = sext i32 %p27 to i64, !dbg !439
	%34 = sext i32 %32 to i64, !dbg !440
	%35 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %33, !dbg !439
	%36 = icmp uge i64 %33, %p26, !dbg !439
	%37 = icmp uge i64 %34, %p26, !dbg !440
	%38 = or i1 %36, %37, !dbg !440
	br i1 %38, label %b3_fail1, label %b3_ok1, !dbg !440, !prof !10

b3_ok1:
	%39 = load i64, i64 addrspace(1)* %35, align 8, !dbg !439
	%40 = add i64 %39, 1, !dbg !441
	%41 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %34, !dbg !440
	store i64 %40, i64 addrspace(1)* %41, align 8, !dbg !440
	br label %b4, !dbg !440

b4:
	%42 = fcmp oge double %p30, 0.000000e+00, !dbg !442
	br i1 %42, label %b5, label %b11, !dbg !442

b5:
	%43 = sub i32 1, %p27, !dbg !443
	%44 = sext i32 %43 to i64, !dbg !444
	%45 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %44, !dbg !444
	%46 = icmp uge i64 %44, %p24, !dbg !444
	br i1 %46, label %b5_fail1, label %b5_ok1, !dbg !444, !prof !10

b5_ok1:
	%47 = load i64, i64 addrspace(1)* %45, align 8, !dbg !444
	%48 = icmp ne i64 %47, 0, !dbg !445
	br i1 %48, label %b6, label %b11, !dbg !445

b6:
	br i1 %13, label %b7, label %b10, !dbg !447

b7:
	%49 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !448, !range !433
	%50 = sext i32 %49 to i64, !dbg !448
	%51 = trunc i64 %50 to i32, !dbg !449
	%52 = udiv i32 %51, 2, !dbg !449
	%53 = zext i32 %52 to i64, !dbg !449
	%54 = icmp eq i64 %12, %53, !dbg !450
	br i1 %54, label %b8, label %b10, !dbg !450

b8:
	%55 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !451, !range !12
	%56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !451, !range !12
	%57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !451, !range !14
	%58 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !451, !range !18
	%59 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !451, !range !18
	%60 = mul i32 %59, %57, !dbg !451
	%61 = add i32 %56, %60, !dbg !451
	%62 = mul i32 %58, %61, !dbg !451
	%63 = add i32 %55, %62, !dbg !451
	%64 = sext i32 %63 to i64, !dbg !451
	%65 = icmp eq i64 %64, 0, !dbg !452
	br i1 %65, label %b9, label %b10, !dbg !446

b9:
	%66 = sext i32 %p27 to i64, !dbg !453
	%67 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %66, !dbg !453
	%68 = icmp uge i64 %66, %p24, !dbg !453
	br i1 %68, label %b9_fail1, label %b9_ok1, !dbg !453, !prof !10

b9_ok1:
	store i64 %47, i64 addrspace(1)* %67, align 8, !dbg !453
	br label %b10, !dbg !453

b10:
	ret void, !dbg !454

b11:
	%69 = icmp ne i32 %p29, 0, !dbg !455
	br i1 %69, label %b12, label %b15, !dbg !455

b12:
	br i1 %13, label %b13, label %b14, !dbg !458

b13:
	%70 = trunc i64 %12 to i32, !dbg !459
	%71 = add i32 %70, 2, !dbg !459
	%72 = zext i32 %71 to i64, !dbg !459
	%73 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !460, !range !433
	%74 = sext i32 %73 to i64, !dbg !460
	%75 = icmp sgt i64 %74, 2, !dbg !461
	%76 = select i1 %75, i64 %74, i64 2, !dbg !461
	%77 = icmp eq i64 %72, %76, !dbg !462
	br label %b14, !dbg !462

b14:
	%78 = phi i1 [ false, %b12 ], [ %77, %b13 ], !dbg !463
	br label %b15, !dbg !457

b15:
	%79 = phi i1 [ false, %b11 ], [ %78, %b14 ], !dbg !464
	br i1 %79, label %b16, label %b17, !dbg !464

b16:
	%80 = addrspacecast double addrspace(1)* %3 to double*, !dbg !465
	%81 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !465
	%82 = addrspacecast i32 addrspace(1)* %5 to i32*, !dbg !465
	%83 = addrspacecast double addrspace(1)* %6 to double*, !dbg !465
	%84 = addrspacecast i64 addrspace(1)* %7 to i64*, !dbg !465
	%85 = call i32 @gpuc_fn_solver_publish(double* %80, i64 %p16, i64 %p16, i64* %81, i64 %p18, i32* %82, i64 %p20, i64 %p20, double* %83, i64 %p22, i64 %p22, i64* %84, i64 %p24, i64 %p24, i32 %p29, i8* %ctrl), !dbg !465
	br label %b17, !dbg !465

b17:
	%86 = phi i32 [ 0, %b15 ], [ %85, %b16 ], !dbg !466
	%87 = and i64 %p1, 3, !dbg !470
	%88 = icmp eq i64 %87, 0, !dbg !470
	%89 = addrspacecast float addrspace(1)* %0 to float*, !dbg !470
	%90 = ptrtoint float* %89 to i64, !dbg !470
	%91 = and i64 %90, 15, !dbg !470
	%92 = icmp eq i64 %91, 0, !dbg !470
	%93 = icmp eq i64 %p1, 0, !dbg !470
	%94 = or i1 %92, %93, !dbg !470
	%95 = addrspacecast float addrspace(1)* %1 to float*, !dbg !471
	%96 = ptrtoint float* %95 to i64, !dbg !471
	%97 = and i64 %96, 15, !dbg !471
	%98 = icmp eq i64 %97, 0, !dbg !471
	%99 = or i1 %98, %93, !dbg !471
	%100 = ashr i64 %p1, 2, !dbg !470
	%101 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !470
	%102 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !471
	%103 = icmp eq i64 %12, 0, !dbg !472
	%104 = sub i32 1, %p27, !dbg !473
	%105 = mul i32 %104, 2, !dbg !476
	%106 = mul i32 %105, %p14, !dbg !477
	%107 = add i32 %105, 1, !dbg !479
	%108 = mul i32 %107, %p14, !dbg !480
	%109 = sext i32 %p27 to i64, !dbg !481
	%110 = icmp sgt i32 %p6, 1, !dbg !482
	%111 = sub i32 %p6, 1, !dbg !483
	%112 = add i32 %p11, 1, !dbg !484
	%113 = zext i32 %p8 to i64, !dbg !485
	%114 = sext i32 %112 to i64, !dbg !486
	%115 = mul i64 %114, %113, !dbg !487
	%116 = mul i32 %p27, 2, !dbg !489
	%117 = add i32 %116, 1, !dbg !490
	%118 = mul i32 %117, %p14, !dbg !491
	%119 = sext i32 %p9 to i64, !dbg !492
	%120 = sext i32 %14 to i64, !dbg !431
	%121 = sext i32 %p6 to i64, !dbg !494
	%122 = mul i64 %121, %113, !dbg !495
	%123 = mul i32 %116, %p14, !dbg !497
	%124 = sext i32 %p10 to i64, !dbg !498
	%125 = icmp ugt i64 %p1, %p3, !dbg !469
	%126 = icmp eq i1 %88, false, !dbg !470
	%127 = icmp eq i1 %94, false, !dbg !470
	%128 = icmp eq i1 %99, false, !dbg !471
	%129 = or i1 %125, %126, !dbg !471
	%130 = or i1 %129, %127, !dbg !471
	%131 = or i1 %130, %128, !dbg !471
	br i1 %131, label %b17_fail1, label %b17_ok1, !dbg !471, !prof !10

b17_ok1:
	br label %b18, !dbg !499

b18:
	%132 = phi float [ 0.000000e+00, %b17_ok1 ], [ %314, %b37 ], !dbg !500
	%133 = phi i32 [ %9, %b17_ok1 ], [ %315, %b37 ], !dbg !501
	%134 = icmp slt i32 %133, %p14, !dbg !502
	br i1 %134, label %b19, label %b38, !dbg !502

b19:
	%135 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !503, !range !504
	%136 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !503, !range !433
	%137 = sext i32 %136 to i64, !dbg !503
	%138 = trunc i64 %137 to i32, !dbg !505
	%139 = sub i32 %138, 1, !dbg !505
	%140 = zext i32 %139 to i64, !dbg !505
	%141 = trunc i64 %140 to i32, !dbg !505
	%142 = icmp eq i32 %11, %141, !dbg !506
	%143 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !507, !range !18
	%144 = sext i32 %143 to i64, !dbg !507
	%145 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !507, !range !18
	%146 = sext i32 %145 to i64, !dbg !507
	%147 = trunc i64 %12 to i32, !dbg !508
	%148 = trunc i64 %146 to i32, !dbg !508
	%149 = mul i32 %147, %148, !dbg !508
	%150 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !509, !range !12
	%151 = sext i32 %150 to i64, !dbg !509
	%152 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !509, !range !12
	%153 = sext i32 %152 to i64, !dbg !509
	%154 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !509, !range !14
	%155 = trunc i64 %153 to i32, !dbg !510
	%156 = add i32 %149, %155, !dbg !510
	%157 = zext i32 %156 to i64, !dbg !510
	%158 = trunc i64 %157 to i32, !dbg !511
	%159 = mul i32 %158, %p12, !dbg !515
	%160 = icmp slt i32 %158, %p13, !dbg !516
	%161 = select i1 %160, i32 %158, i32 %p13, !dbg !516
	%162 = add i32 %159, %161, !dbg !517
	%163 = sub i32 %162, 4, !dbg !518
	%164 = add i32 %158, 1, !dbg !519
	%165 = mul i32 %164, %p12, !dbg !521
	%166 = icmp slt i32 %164, %p13, !dbg !522
	%167 = select i1 %166, i32 %164, i32 %p13, !dbg !522
	%168 = add i32 %165, %167, !dbg !523
	%169 = sub i32 %168, 4, !dbg !524
	%170 = trunc i64 %144 to i32, !dbg !526
	%171 = mul i32 %133, %170, !dbg !527
	%172 = trunc i64 %151 to i32, !dbg !528
	%173 = add i32 %171, %172, !dbg !529
	br i1 %103, label %b21, label %b20, !dbg !529

b20:
	br i1 %142, label %b21, label %b37, !dbg !529

b21:
	%174 = add i32 %106, %133, !dbg !530
	%175 = sext i32 %174 to i64, !dbg !531
	%176 = add i32 %108, %133, !dbg !533
	%177 = sext i32 %176 to i64, !dbg !534
	%178 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %175, !dbg !532
	%179 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %177, !dbg !535
	%180 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %109, !dbg !481
	%181 = icmp uge i64 %175, %p5, !dbg !532
	%182 = icmp uge i64 %177, %p5, !dbg !535
	%183 = icmp uge i64 %109, %p26, !dbg !481
	%184 = or i1 %181, %182, !dbg !481
	%185 = or i1 %184, %183, !dbg !481
	br i1 %185, label %b21_fail1, label %b21_ok1, !dbg !481, !prof !10

b21_ok1:
	%186 = load i64, i64 addrspace(1)* %180, align 8, !dbg !481
	%187 = mul i32 %145, %154, !dbg !536
	%188 = add i32 %152, %187, !dbg !536
	%189 = mul i32 %143, %188, !dbg !536
	%190 = add i32 %150, %189, !dbg !536
	%191 = icmp eq i32 %190, 0, !dbg !537
	br i1 %191, label %b22, label %b26, !dbg !537

b22:
	br i1 %103, label %b23, label %b24, !dbg !537

b23:
	%192 = addrspacecast i64 addrspace(1)* %178 to i64*, !dbg !538
	%193 = bitcast i64* %192 to i8*, !dbg !538
	%194 = call i64 @gpuc_signal_wait_until_thread(i8* %193, i32 5, i64 %186, i32 1, i8* %ctrl, i32 14), !dbg !538
	br label %b24, !dbg !538

b24:
	br i1 %142, label %b25, label %b26, !dbg !538

b25:
	%195 = addrspacecast i64 addrspace(1)* %179 to i64*, !dbg !539
	%196 = bitcast i64* %195 to i8*, !dbg !539
	%197 = call i64 @gpuc_signal_wait_until_thread(i8* %196, i32 5, i64 %186, i32 1, i8* %ctrl, i32 15), !dbg !539
	br label %b26, !dbg !539

b26:
	%198 = call i32 @gpuc_num_pes_thread(), !dbg !431
	%199 = sext i32 %p9 to i64, !dbg !431
	%200 = sext i32 %198 to i64, !dbg !431
	%201 = icmp ult i64 %199, %200, !dbg !431
	%202 = select i1 %201, i32 %p9, i32 0, !dbg !431
	%203 = call i8* @gpuc_peer_early(i32 %202), !dbg !431
	%204 = call i32 @gpuc_num_pes_thread(), !dbg !540
	%205 = sext i32 %p10 to i64, !dbg !540
	%206 = sext i32 %204 to i64, !dbg !540
	%207 = icmp ult i64 %205, %206, !dbg !540
	%208 = select i1 %207, i32 %p10, i32 0, !dbg !540
	%209 = call i8* @gpuc_peer_early(i32 %208), !dbg !540
	call void @llvm.nvvm.barrier0(), !dbg !541
	br i1 %103, label %b27, label %b29, !dbg !541

b27:
	%210 = icmp eq i32 %152, 0, !dbg !542
	br i1 %210, label %b28, label %b29, !dbg !542

b28:
	%211 = addrspacecast { float, float, float, float } addrspace(1)* %101 to { float, float, float, float }*, !dbg !543
	%212 = addrspacecast { float, float, float, float } addrspace(1)* %102 to { float, float, float, float }*, !dbg !543
	%213 = call float @gpuc_fn_solver_edge(float* %89, i64 %p1, { float, float, float, float }* %211, i64 %100, i64 %100, float* %95, i64 %p1, { float, float, float, float }* %212, i64 %100, i64 %100, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %173, i32 0, i8* %ctrl), !dbg !543
	%214 = fadd float 0.000000e+00, %213, !dbg !544
	br label %b29, !dbg !544

b29:
	%215 = phi float [ 0.000000e+00, %b26 ], [ 0.000000e+00, %b27 ], [ %214, %b28 ], !dbg !545
	br i1 %142, label %b30, label %b33, !dbg !545

b30:
	%216 = sub i32 %148, 1, !dbg !546
	%217 = zext i32 %216 to i64, !dbg !546
	%218 = trunc i64 %217 to i32, !dbg !546
	%219 = icmp eq i32 %152, %218, !dbg !547
	br i1 %219, label %b31, label %b33, !dbg !547

b31:
	br i1 %110, label %b32, label %b33, !dbg !482

b32:
	%220 = addrspacecast { float, float, float, float } addrspace(1)* %101 to { float, float, float, float }*, !dbg !548
	%221 = addrspacecast { float, float, float, float } addrspace(1)* %102 to { float, float, float, float }*, !dbg !548
	%222 = call float @gpuc_fn_solver_edge(float* %89, i64 %p1, { float, float, float, float }* %220, i64 %100, i64 %100, float* %95, i64 %p1, { float, float, float, float }* %221, i64 %100, i64 %100, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %173, i32 %111, i8* %ctrl), !dbg !548
	%223 = fadd float %215, %222, !dbg !549
	br label %b33, !dbg !549

b33:
	%224 = phi float [ %215, %b29 ], [ %215, %b30 ], [ %215, %b31 ], [ %223, %b32 ], !dbg !545
	%225 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !550
	br i1 %103, label %b34, label %b35, !dbg !550

b34:
	%226 = sub i32 %p8, %171, !dbg !551
	%227 = icmp ult i32 %170, %226, !dbg !552
	%228 = select i1 %227, i32 %170, i32 %226, !dbg !552
	%229 = mul i32 %228, 4, !dbg !553
	%230 = zext i32 %229 to i64, !dbg !553
	%231 = zext i32 %171 to i64, !dbg !554
	%232 = add i64 %113, %231, !dbg !555
	%233 = mul i64 %232, 4, !dbg !556
	%234 = add i64 %115, %231, !dbg !557
	%235 = mul i64 %234, 4, !dbg !558
	%236 = add i64 %235, %230, !dbg !559
	%237 = add i64 %233, %230, !dbg !561
	%238 = add i32 %118, %133, !dbg !563
	%239 = sext i32 %238 to i64, !dbg !564
	%240 = mul i32 %143, %145, !dbg !431
	%241 = icmp ugt i64 %236, %p1, !dbg !560
	%242 = icmp ugt i64 %235, %236, !dbg !560
	%243 = icmp ugt i64 %237, %p1, !dbg !562
	%244 = icmp uge i64 %239, %p5, !dbg !565
	%245 = icmp uge i64 %119, %120, !dbg !431
	%246 = or i1 %241, %242, !dbg !431
	%247 = or i1 %246, %243, !dbg !431
	%248 = or i1 %247, %244, !dbg !431
	%249 = or i1 %248, %245, !dbg !431
	br i1 %249, label %b34_fail1, label %b34_ok1, !dbg !431, !prof !10

b34_ok1:
	%250 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !431, !range !19
	%251 = mul i32 %240, %250, !dbg !431
	%252 = sext i32 %225 to i64, !dbg !431
	%253 = sext i32 %251 to i64, !dbg !431
	%254 = add i64 %186, 1, !dbg !566
	%255 = getelementptr inbounds float, float addrspace(1)* %0, i64 %235, !dbg !560
	%256 = getelementptr inbounds float, float addrspace(1)* %0, i64 %233, !dbg !562
	%257 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %239, !dbg !565
	%258 = mul i64 %230, 4, !dbg !431
	%259 = addrspacecast float addrspace(1)* %255 to float*, !dbg !431
	%260 = addrspacecast float addrspace(1)* %256 to float*, !dbg !431
	%261 = addrspacecast i64 addrspace(1)* %257 to i64*, !dbg !431
	%262 = icmp ne i64 %252, %253, !dbg !431
	br i1 %262, label %b34_fail6, label %b34_ok6, !dbg !431, !prof !10

b34_ok6:
	%263 = bitcast float* %259 to i8*, !dbg !431
	%264 = bitcast float* %260 to i8*, !dbg !431
	%265 = bitcast i64* %261 to i8*, !dbg !431
	call void @gpuc_put_signal_nbi_block(i8* %263, i8* %264, i64 %258, i8* %265, i64 %254, i32 9, i32 %p9, i32 1, i32 1, i8* %203), !dbg !431
	br label %b35, !dbg !430

b35:
	br i1 %142, label %b36, label %b37, !dbg !430

b36:
	%266 = sub i32 %p8, %171, !dbg !567
	%267 = icmp ult i32 %170, %266, !dbg !568
	%268 = select i1 %267, i32 %170, i32 %266, !dbg !568
	%269 = mul i32 %268, 4, !dbg !569
	%270 = zext i32 %269 to i64, !dbg !569
	%271 = zext i32 %171 to i64, !dbg !570
	%272 = add i64 %122, %271, !dbg !571
	%273 = mul i64 %272, 4, !dbg !572
	%274 = mul i64 %271, 4, !dbg !573
	%275 = add i64 %274, %270, !dbg !574
	%276 = add i64 %273, %270, !dbg !576
	%277 = add i32 %123, %133, !dbg !578
	%278 = sext i32 %277 to i64, !dbg !579
	%279 = mul i32 %143, %145, !dbg !540
	%280 = icmp ugt i64 %275, %p1, !dbg !575
	%281 = icmp ugt i64 %276, %p1, !dbg !577
	%282 = icmp ugt i64 %273, %276, !dbg !577
	%283 = icmp uge i64 %278, %p5, !dbg !580
	%284 = icmp uge i64 %124, %120, !dbg !540
	%285 = or i1 %280, %281, !dbg !540
	%286 = or i1 %285, %282, !dbg !540
	%287 = or i1 %286, %283, !dbg !540
	%288 = or i1 %287, %284, !dbg !540
	br i1 %288, label %b36_fail1, label %b36_ok1, !dbg !540, !prof !10

b36_ok1:
	%289 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !540, !range !19
	%290 = mul i32 %279, %289, !dbg !540
	%291 = sext i32 %225 to i64, !dbg !540
	%292 = sext i32 %290 to i64, !dbg !540
	%293 = add i64 %186, 1, !dbg !581
	%294 = getelementptr inbounds float, float addrspace(1)* %0, i64 %274, !dbg !575
	%295 = getelementptr inbounds float, float addrspace(1)* %0, i64 %273, !dbg !577
	%296 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %278, !dbg !580
	%297 = mul i64 %270, 4, !dbg !540
	%298 = addrspacecast float addrspace(1)* %294 to float*, !dbg !540
	%299 = addrspacecast float addrspace(1)* %295 to float*, !dbg !540
	%300 = addrspacecast i64 addrspace(1)* %296 to i64*, !dbg !540
	%301 = icmp ne i64 %291, %292, !dbg !540
	br i1 %301, label %b36_fail6, label %b36_ok6, !dbg !540, !prof !10

b36_ok6:
	%302 = bitcast float* %298 to i8*, !dbg !540
	%303 = bitcast float* %299 to i8*, !dbg !540
	%304 = bitcast i64* %300 to i8*, !dbg !540
	call void @gpuc_put_signal_nbi_block(i8* %302, i8* %303, i64 %297, i8* %304, i64 %293, i32 9, i32 %p10, i32 1, i32 1, i8* %209), !dbg !540
	br label %b37, !dbg !493

b37:
	%305 = phi float [ 0.000000e+00, %b20 ], [ %224, %b35 ], [ %224, %b36_ok6 ], !dbg !545
	%306 = icmp sgt i32 %163, 1, !dbg !582
	%307 = select i1 %306, i32 %163, i32 1, !dbg !582
	%308 = icmp slt i32 %169, %111, !dbg !583
	%309 = select i1 %308, i32 %169, i32 %111, !dbg !583
	%310 = addrspacecast { float, float, float, float } addrspace(1)* %101 to { float, float, float, float }*, !dbg !584
	%311 = addrspacecast { float, float, float, float } addrspace(1)* %102 to { float, float, float, float }*, !dbg !584
	%312 = call float @gpuc_fn_solver_march(float* %89, i64 %p1, { float, float, float, float }* %310, i64 %100, i64 %100, float* %95, i64 %p1, { float, float, float, float }* %311, i64 %100, i64 %100, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %173, i32 %307, i32 %309, i8* %ctrl), !dbg !584
	%313 = fadd float %305, %312, !dbg !585
	%314 = fadd float %132, %313, !dbg !586
	%315 = add i32 %133, %135, !dbg !587
	br label %b18, !dbg !587

b38:
	br i1 %79, label %b39, label %b52, !dbg !428

b39:
	%316 = getelementptr inbounds i64, i64 addrspace(1)* %8, i64 %109, !dbg !481
	%317 = icmp uge i64 %109, %p26, !dbg !481
	br i1 %317, label %b39_fail1, label %b39_ok1, !dbg !481, !prof !10

b39_ok1:
	%318 = load i64, i64 addrspace(1)* %316, align 8, !dbg !481
	%319 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !590, !range !12
	%320 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !590, !range !12
	%321 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !590, !range !14
	%322 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !590, !range !18
	%323 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !590, !range !18
	%324 = mul i32 %323, %321, !dbg !590
	%325 = add i32 %320, %324, !dbg !590
	%326 = mul i32 %322, %325, !dbg !590
	%327 = add i32 %319, %326, !dbg !590
	%328 = sext i32 %327 to i64, !dbg !590
	%329 = and i32 %327, -32, !dbg !591
	%330 = mul i32 %322, %323, !dbg !591
	%331 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !591, !range !19
	%332 = mul i32 %330, %331, !dbg !591
	%333 = sub i32 %332, %329, !dbg !591
	%334 = icmp slt i32 %333, 32, !dbg !591
	%335 = select i1 %334, i32 %333, i32 32, !dbg !591
	%336 = sext i32 %335 to i64, !dbg !591
	%337 = icmp sge i64 %328, %336, !dbg !592
	br i1 %337, label %b52, label %b40, !dbg !592

b40:
	%338 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !595, !range !89
	%339 = sext i32 %338 to i64, !dbg !595
	br label %b41, !dbg !595

b41:
	%340 = phi double [ 0.000000e+00, %b40 ], [ %366, %b42_ok1 ], !dbg !599
	%341 = phi i64 [ %339, %b40 ], [ %367, %b42_ok1 ], !dbg !595
	%342 = icmp slt i64 %341, %120, !dbg !595
	br i1 %342, label %b42, label %b43, !dbg !595

b42:
	%343 = urem i32 %86, 2, !dbg !601
	%344 = trunc i64 %120 to i32, !dbg !602
	%345 = mul i32 %343, %344, !dbg !602
	%346 = zext i32 %345 to i64, !dbg !602
	%347 = add i64 %346, %341, !dbg !603
	%348 = mul i64 %347, 2, !dbg !604
	%349 = add i64 %348, 2, !dbg !606
	%350 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %348, !dbg !607
	%351 = addrspacecast i64 addrspace(1)* %350 to i64*, !dbg !608
	%352 = ptrtoint i64* %351 to i64, !dbg !608
	%353 = and i64 %352, 15, !dbg !608
	%354 = icmp eq i64 %353, 0, !dbg !608
	%355 = bitcast i64 addrspace(1)* %350 to { i64, i64 } addrspace(1)*, !dbg !608
	%356 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %355, i64 0, !dbg !609
	%357 = addrspacecast { i64, i64 } addrspace(1)* %356 to { i64, i64 }*, !dbg !598
	%358 = icmp ugt i64 %349, %p18, !dbg !607
	%359 = icmp ugt i64 %348, %349, !dbg !607
	%360 = icmp eq i1 %354, false, !dbg !608
	%361 = or i1 %358, %359, !dbg !608
	%362 = or i1 %361, %360, !dbg !608
	br i1 %362, label %b42_fail1, label %b42_ok1, !dbg !608, !prof !10

b42_ok1:
	%363 = bitcast { i64, i64 }* %357 to i8*, !dbg !598
	%364 = call i64 @gpuc_wait_line_thread(i8* %363, i32 %86, i8* %ctrl, i32 27), !dbg !598
	%365 = bitcast i64 %364 to double, !dbg !610
	%366 = fadd double %340, %365, !dbg !611
	%367 = add i64 %341, %336, !dbg !595
	br label %b41, !dbg !595

b43:
	%368 = icmp eq i64 %336, 32, !dbg !617
	br i1 %368, label %b44, label %b46, !dbg !617

b44:
	%369 = phi double [ %386, %b45 ], [ %340, %b43 ], !dbg !618
	%370 = phi i64 [ %389, %b45 ], [ 16, %b43 ], !dbg !619
	%371 = icmp sgt i64 %370, 0, !dbg !620
	br i1 %371, label %b45, label %b49, !dbg !620

b45:
	%372 = trunc i64 %370 to i32, !dbg !621
	%373 = bitcast double %369 to i64, !dbg !621
	%374 = trunc i64 %373 to i32, !dbg !621
	%375 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %374, i32 %372, i32 31), !dbg !621
	%376 = extractvalue { i32, i1 } %375, 0, !dbg !621
	%377 = lshr i64 %373, 32, !dbg !621
	%378 = trunc i64 %377 to i32, !dbg !621
	%379 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %378, i32 %372, i32 31), !dbg !621
	%380 = extractvalue { i32, i1 } %379, 0, !dbg !621
	%381 = zext i32 %380 to i64, !dbg !621
	%382 = shl i64 %381, 32, !dbg !621
	%383 = zext i32 %376 to i64, !dbg !621
	%384 = or i64 %383, %382, !dbg !621
	%385 = bitcast i64 %384 to double, !dbg !621
	%386 = fadd double %369, %385, !dbg !622
	%387 = trunc i64 %370 to i32, !dbg !623
	%388 = udiv i32 %387, 2, !dbg !623
	%389 = zext i32 %388 to i64, !dbg !623
	br label %b44, !dbg !623

b46:
	%390 = bitcast double %340 to i64, !dbg !624
	%391 = trunc i64 %390 to i32, !dbg !624
	%392 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %391, i32 0, i32 31), !dbg !624
	%393 = extractvalue { i32, i1 } %392, 0, !dbg !624
	%394 = lshr i64 %390, 32, !dbg !624
	%395 = trunc i64 %394 to i32, !dbg !624
	%396 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %395, i32 0, i32 31), !dbg !624
	%397 = extractvalue { i32, i1 } %396, 0, !dbg !624
	%398 = zext i32 %397 to i64, !dbg !624
	%399 = shl i64 %398, 32, !dbg !624
	%400 = zext i32 %393 to i64, !dbg !624
	%401 = or i64 %400, %399, !dbg !624
	%402 = bitcast i64 %401 to double, !dbg !624
	br label %b47, !dbg !624

b47:
	%403 = phi double [ %402, %b46 ], [ %419, %b48 ], !dbg !625
	%404 = phi i32 [ 1, %b46 ], [ %420, %b48 ], !dbg !626
	%405 = icmp slt i32 %404, %335, !dbg !627
	br i1 %405, label %b48, label %b49, !dbg !627

b48:
	%406 = bitcast double %340 to i64, !dbg !628
	%407 = trunc i64 %406 to i32, !dbg !628
	%408 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %407, i32 %404, i32 31), !dbg !628
	%409 = extractvalue { i32, i1 } %408, 0, !dbg !628
	%410 = lshr i64 %406, 32, !dbg !628
	%411 = trunc i64 %410 to i32, !dbg !628
	%412 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %411, i32 %404, i32 31), !dbg !628
	%413 = extractvalue { i32, i1 } %412, 0, !dbg !628
	%414 = zext i32 %413 to i64, !dbg !628
	%415 = shl i64 %414, 32, !dbg !628
	%416 = zext i32 %409 to i64, !dbg !628
	%417 = or i64 %416, %415, !dbg !628
	%418 = bitcast i64 %417 to double, !dbg !628
	%419 = fadd double %403, %418, !dbg !622
	%420 = add i32 %404, 1, !dbg !629
	br label %b47, !dbg !629

b49:
	%421 = phi double [ %369, %b44 ], [ %403, %b47 ], !dbg !616
	%422 = icmp ne i64 %328, 0, !dbg !630
	br i1 %422, label %b52, label %b50, !dbg !630

b50:
	%423 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !631
	%424 = icmp uge i64 0, %p22, !dbg !631
	br i1 %424, label %b50_fail1, label %b50_ok1, !dbg !631, !prof !10

b50_ok1:
	store double %421, double addrspace(1)* %423, align 8, !dbg !631
	%425 = fcmp ole double %421, %p30, !dbg !632
	br i1 %425, label %b51, label %b52, !dbg !632

b51:
	%426 = add i64 %318, 1, !dbg !633
	%427 = urem i64 %426, 2, !dbg !634
	%428 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %427, !dbg !635
	%429 = icmp uge i64 %427, %p24, !dbg !635
	br i1 %429, label %b51_fail1, label %b51_ok1, !dbg !635, !prof !10

b51_ok1:
	store i64 %318, i64 addrspace(1)* %428, align 8, !dbg !635
	br label %b52, !dbg !635

b52:
	%430 = icmp ne i32 %p28, 0, !dbg !636
	br i1 %430, label %b53, label %b67, !dbg !636

b53:
	%431 = fpext float %132 to double, !dbg !639
	%432 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !643, !range !12
	%433 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !643, !range !12
	%434 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !643, !range !14
	%435 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !643, !range !18
	%436 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !643, !range !18
	%437 = mul i32 %436, %434, !dbg !643
	%438 = add i32 %433, %437, !dbg !643
	%439 = mul i32 %435, %438, !dbg !643
	%440 = add i32 %432, %439, !dbg !643
	%441 = and i32 %440, -32, !dbg !643
	%442 = mul i32 %435, %436, !dbg !643
	%443 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !643, !range !19
	%444 = mul i32 %442, %443, !dbg !643
	%445 = sub i32 %444, %441, !dbg !643
	%446 = icmp slt i32 %445, 32, !dbg !643
	%447 = select i1 %446, i32 %445, i32 32, !dbg !643
	%448 = sext i32 %447 to i64, !dbg !643
	%449 = icmp eq i64 %448, 32, !dbg !644
	br i1 %449, label %b54, label %b56, !dbg !644

b54:
	%450 = phi double [ %467, %b55 ], [ %431, %b53 ], !dbg !645
	%451 = phi i64 [ %470, %b55 ], [ 16, %b53 ], !dbg !646
	%452 = icmp sgt i64 %451, 0, !dbg !647
	br i1 %452, label %b55, label %b59, !dbg !647

b55:
	%453 = trunc i64 %451 to i32, !dbg !648
	%454 = bitcast double %450 to i64, !dbg !648
	%455 = trunc i64 %454 to i32, !dbg !648
	%456 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %455, i32 %453, i32 31), !dbg !648
	%457 = extractvalue { i32, i1 } %456, 0, !dbg !648
	%458 = lshr i64 %454, 32, !dbg !648
	%459 = trunc i64 %458 to i32, !dbg !648
	%460 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %459, i32 %453, i32 31), !dbg !648
	%461 = extractvalue { i32, i1 } %460, 0, !dbg !648
	%462 = zext i32 %461 to i64, !dbg !648
	%463 = shl i64 %462, 32, !dbg !648
	%464 = zext i32 %457 to i64, !dbg !648
	%465 = or i64 %464, %463, !dbg !648
	%466 = bitcast i64 %465 to double, !dbg !648
	%467 = fadd double %450, %466, !dbg !649
	%468 = trunc i64 %451 to i32, !dbg !650
	%469 = udiv i32 %468, 2, !dbg !650
	%470 = zext i32 %469 to i64, !dbg !650
	br label %b54, !dbg !650

b56:
	%471 = bitcast double %431 to i64, !dbg !651
	%472 = trunc i64 %471 to i32, !dbg !651
	%473 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %472, i32 0, i32 31), !dbg !651
	%474 = extractvalue { i32, i1 } %473, 0, !dbg !651
	%475 = lshr i64 %471, 32, !dbg !651
	%476 = trunc i64 %475 to i32, !dbg !651
	%477 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %476, i32 0, i32 31), !dbg !651
	%478 = extractvalue { i32, i1 } %477, 0, !dbg !651
	%479 = zext i32 %478 to i64, !dbg !651
	%480 = shl i64 %479, 32, !dbg !651
	%481 = zext i32 %474 to i64, !dbg !651
	%482 = or i64 %481, %480, !dbg !651
	%483 = bitcast i64 %482 to double, !dbg !651
	br label %b57, !dbg !651

b57:
	%484 = phi double [ %483, %b56 ], [ %500, %b58 ], !dbg !652
	%485 = phi i32 [ 1, %b56 ], [ %501, %b58 ], !dbg !653
	%486 = icmp slt i32 %485, %447, !dbg !654
	br i1 %486, label %b58, label %b59, !dbg !654

b58:
	%487 = bitcast double %431 to i64, !dbg !655
	%488 = trunc i64 %487 to i32, !dbg !655
	%489 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %488, i32 %485, i32 31), !dbg !655
	%490 = extractvalue { i32, i1 } %489, 0, !dbg !655
	%491 = lshr i64 %487, 32, !dbg !655
	%492 = trunc i64 %491 to i32, !dbg !655
	%493 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %492, i32 %485, i32 31), !dbg !655
	%494 = extractvalue { i32, i1 } %493, 0, !dbg !655
	%495 = zext i32 %494 to i64, !dbg !655
	%496 = shl i64 %495, 32, !dbg !655
	%497 = zext i32 %490 to i64, !dbg !655
	%498 = or i64 %497, %496, !dbg !655
	%499 = bitcast i64 %498 to double, !dbg !655
	%500 = fadd double %484, %499, !dbg !649
	%501 = add i32 %485, 1, !dbg !656
	br label %b57, !dbg !656

b59:
	%502 = phi double [ %450, %b54 ], [ %484, %b57 ], !dbg !642
	%503 = sext i32 %444 to i64, !dbg !658
	%504 = trunc i64 %503 to i32, !dbg !659
	%505 = add i32 %504, 32, !dbg !659
	%506 = sub i32 %505, 1, !dbg !660
	%507 = udiv i32 %506, 32, !dbg !661
	%508 = zext i32 %507 to i64, !dbg !661
	%509 = trunc i64 %508 to i32, !dbg !661
	%510 = icmp eq i64 %508, 1, !dbg !662
	br i1 %510, label %b65, label %b60, !dbg !662

b60:
	call void @llvm.nvvm.barrier0(), !dbg !664
	%511 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !665, !range !89
	%512 = sext i32 %511 to i64, !dbg !665
	%513 = icmp eq i64 %512, 0, !dbg !666
	br i1 %513, label %b61, label %b62, !dbg !666

b61:
	%514 = sext i32 %440 to i64, !dbg !667
	%515 = trunc i64 %514 to i32, !dbg !668
	%516 = udiv i32 %515, 32, !dbg !668
	%517 = zext i32 %516 to i64, !dbg !668
	%518 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %517, !dbg !669
	store double %502, double addrspace(3)* %518, align 8, !dbg !669
	br label %b62, !dbg !669

b62:
	call void @llvm.nvvm.barrier0(), !dbg !670
	%519 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !671
	%520 = load double, double addrspace(3)* %519, align 8, !dbg !671
	br label %b63, !dbg !671

b63:
	%521 = phi double [ %520, %b62 ], [ %527, %b64 ], !dbg !672
	%522 = phi i32 [ 1, %b62 ], [ %528, %b64 ], !dbg !673
	%523 = sext i32 %522 to i64, !dbg !673
	%524 = icmp slt i32 %522, %509, !dbg !674
	br i1 %524, label %b64, label %b65, !dbg !674

b64:
	%525 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %523, !dbg !675
	%526 = load double, double addrspace(3)* %525, align 8, !dbg !675
	%527 = fadd double %521, %526, !dbg !649
	%528 = add i32 %522, 1, !dbg !676
	br label %b63, !dbg !676

b65:
	%529 = phi double [ %502, %b59 ], [ %521, %b63 ], !dbg !641
	%530 = sext i32 %440 to i64, !dbg !677
	%531 = icmp eq i64 %530, 0, !dbg !678
	br i1 %531, label %b66, label %b67, !dbg !678

b66:
	%532 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !679, !range !504
	%533 = sext i32 %532 to i64, !dbg !679
	%534 = mul i64 %12, %533, !dbg !680
	%535 = add i64 %534, %10, !dbg !681
	%536 = mul i64 %535, 2, !dbg !683
	%537 = zext i32 %p28 to i64, !dbg !684
	%538 = add i64 %536, %537, !dbg !685
	%539 = sub i64 %538, 1, !dbg !686
	%540 = getelementptr inbounds double, double addrspace(1)* %3, i64 %539, !dbg !687
	%541 = icmp uge i64 %539, %p16, !dbg !687
	br i1 %541, label %b66_fail1, label %b66_ok1, !dbg !687, !prof !10

b66_ok1:
	store double %529, double addrspace(1)* %540, align 8, !dbg !687
	br label %b67, !dbg !687

b67:
	ret void, !dbg !638

b3_fail1:
	%542 = icmp uge i64 %33, %p26, !dbg !439
	br i1 %542, label %b3_fail2, label %b3_ok2, !dbg !439

b3_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %33, i64 %p26), !dbg !439
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !439
	ret void, !dbg !439

b3_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 0, i64 %34, i64 %p26), !dbg !440
	call void asm sideeffect "// site 0", ""() nounwind, !dbg !440
	ret void, !dbg !440

b5_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 1, i64 %44, i64 %p24), !dbg !444
	call void asm sideeffect "// site 1", ""() nounwind, !dbg !444
	ret void, !dbg !444

b9_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 2, i64 %66, i64 %p24), !dbg !453
	call void asm sideeffect "// site 2", ""() nounwind, !dbg !453
	ret void, !dbg !453

b17_fail1:
	%543 = icmp ugt i64 %p1, %p3, !dbg !469
	br i1 %543, label %b17_fail2, label %b17_ok2, !dbg !469

b17_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p1, i64 %p3), !dbg !469
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !469
	ret void, !dbg !469

b17_ok2:
	%544 = icmp eq i1 %88, false, !dbg !470
	br i1 %544, label %b17_fail3, label %b17_ok3, !dbg !470

b17_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 4), !dbg !470
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !470
	ret void, !dbg !470

b17_ok3:
	%545 = icmp eq i1 %94, false, !dbg !470
	br i1 %545, label %b17_fail4, label %b17_ok4, !dbg !470

b17_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %91, i64 16), !dbg !470
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !470
	ret void, !dbg !470

b17_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %97, i64 16), !dbg !471
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !471
	ret void, !dbg !471

b21_fail1:
	%546 = icmp uge i64 %175, %p5, !dbg !532
	br i1 %546, label %b21_fail2, label %b21_ok2, !dbg !532

b21_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %175, i64 %p5), !dbg !532
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !532
	ret void, !dbg !532

b21_ok2:
	%547 = icmp uge i64 %177, %p5, !dbg !535
	br i1 %547, label %b21_fail3, label %b21_ok3, !dbg !535

b21_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %177, i64 %p5), !dbg !535
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !535
	ret void, !dbg !535

b21_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %109, i64 %p26), !dbg !481
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !481
	ret void, !dbg !481

b34_fail1:
	%548 = icmp ugt i64 %236, %p1, !dbg !560
	br i1 %548, label %b34_fail2, label %b34_ok2, !dbg !560

b34_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %236, i64 %p1), !dbg !560
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !560
	ret void, !dbg !560

b34_ok2:
	%549 = icmp ugt i64 %235, %236, !dbg !560
	br i1 %549, label %b34_fail3, label %b34_ok3, !dbg !560

b34_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %235, i64 %236), !dbg !560
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !560
	ret void, !dbg !560

b34_ok3:
	%550 = icmp ugt i64 %237, %p1, !dbg !562
	br i1 %550, label %b34_fail4, label %b34_ok4, !dbg !562

b34_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %237, i64 %p1), !dbg !562
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !562
	ret void, !dbg !562

b34_ok4:
	%551 = icmp uge i64 %239, %p5, !dbg !565
	br i1 %551, label %b34_fail5, label %b34_ok5, !dbg !565

b34_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %239, i64 %p5), !dbg !565
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !565
	ret void, !dbg !565

b34_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %119, i64 %120), !dbg !431
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !431
	ret void, !dbg !431

b34_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 37, i64 %252, i64 %253), !dbg !431
	call void asm sideeffect "// site 37", ""() nounwind, !dbg !431
	ret void, !dbg !431

b36_fail1:
	%552 = icmp ugt i64 %275, %p1, !dbg !575
	br i1 %552, label %b36_fail2, label %b36_ok2, !dbg !575

b36_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %275, i64 %p1), !dbg !575
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !575
	ret void, !dbg !575

b36_ok2:
	%553 = icmp ugt i64 %276, %p1, !dbg !577
	br i1 %553, label %b36_fail3, label %b36_ok3, !dbg !577

b36_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %276, i64 %p1), !dbg !577
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !577
	ret void, !dbg !577

b36_ok3:
	%554 = icmp ugt i64 %273, %276, !dbg !577
	br i1 %554, label %b36_fail4, label %b36_ok4, !dbg !577

b36_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %273, i64 %276), !dbg !577
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !577
	ret void, !dbg !577

b36_ok4:
	%555 = icmp uge i64 %278, %p5, !dbg !580
	br i1 %555, label %b36_fail5, label %b36_ok5, !dbg !580

b36_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %278, i64 %p5), !dbg !580
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !580
	ret void, !dbg !580

b36_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %124, i64 %120), !dbg !540
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !540
	ret void, !dbg !540

b36_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 38, i64 %291, i64 %292), !dbg !540
	call void asm sideeffect "// site 38", ""() nounwind, !dbg !540
	ret void, !dbg !540

b39_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 13, i64 %109, i64 %p26), !dbg !481
	call void asm sideeffect "// site 13", ""() nounwind, !dbg !481
	ret void, !dbg !481

b42_fail1:
	%556 = icmp ugt i64 %349, %p18, !dbg !607
	br i1 %556, label %b42_fail2, label %b42_ok2, !dbg !607

b42_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %349, i64 %p18), !dbg !607
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !607
	ret void, !dbg !607

b42_ok2:
	%557 = icmp ugt i64 %348, %349, !dbg !607
	br i1 %557, label %b42_fail3, label %b42_ok3, !dbg !607

b42_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %348, i64 %349), !dbg !607
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !607
	ret void, !dbg !607

b42_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %353, i64 16), !dbg !608
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !608
	ret void, !dbg !608

b50_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p22), !dbg !631
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !631
	ret void, !dbg !631

b51_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %427, i64 %p24), !dbg !635
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !635
	ret void, !dbg !635

b66_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %539, i64 %p16), !dbg !687
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !687
	ret void, !dbg !687
}

define void @Solve(float* %p0, i64 %p1, float* %p2, i64 %p3, i64* %p4, i64 %p5, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, double* %p15, i64 %p16, i64* %p17, i64 %p18, i32* %p19, i64 %p20, double* %p21, i64 %p22, i64* %p23, i64 %p24, i64 %p25, i32 %p26, i32 %p27, i32 %p28, i32 %p29, i32 %p30, double %p31, i8* %ctrl) nounwind !dbg !688 {
entry:
	br label %b0, !dbg !689

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !689
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !689
	%2 = addrspacecast i64* %p4 to i64 addrspace(1)*, !dbg !689
	%3 = addrspacecast double* %p15 to double addrspace(1)*, !dbg !689
	%4 = addrspacecast i64* %p17 to i64 addrspace(1)*, !dbg !689
	%5 = addrspacecast i32* %p19 to i32 addrspace(1)*, !dbg !689
	%6 = addrspacecast double* %p21 to double addrspace(1)*, !dbg !689
	%7 = addrspacecast i64* %p23 to i64 addrspace(1)*, !dbg !689
	%8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !691, !range !11
	%9 = sext i32 %8 to i64, !dbg !691
	%10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !691, !range !13
	%11 = sext i32 %10 to i64, !dbg !691
	%12 = icmp eq i64 %9, 0, !dbg !692
	%13 = call i32 @gpuc_num_pes_thread(), !dbg !696
	br i1 %12, label %b1, label %b2, !dbg !692

b1:
	%14 = trunc i64 %11 to i32, !dbg !697
	%15 = add i32 %14, 2, !dbg !697
	%16 = zext i32 %15 to i64, !dbg !697
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !698, !range !433
	%18 = sext i32 %17 to i64, !dbg !698
	%19 = icmp sgt i64 %18, 2, !dbg !699
	%20 = select i1 %19, i64 %18, i64 2, !dbg !699
	%21 = icmp eq i64 %16, %20, !dbg !700
	br label %b2, !dbg !700

b2:
	%22 = phi i1 [ false, %b0 ], [ %21, %b1 ], !dbg !701
	%23 = and i64 %p1, 3, !dbg !704
	%24 = icmp eq i64 %23, 0, !dbg !704
	%25 = addrspacecast float addrspace(1)* %0 to float*, !dbg !704
	%26 = ptrtoint float* %25 to i64, !dbg !704
	%27 = and i64 %26, 15, !dbg !704
	%28 = icmp eq i64 %27, 0, !dbg !704
	%29 = icmp eq i64 %p1, 0, !dbg !704
	%30 = or i1 %28, %29, !dbg !704
	%31 = addrspacecast float addrspace(1)* %1 to float*, !dbg !705
	%32 = ptrtoint float* %31 to i64, !dbg !705
	%33 = and i64 %32, 15, !dbg !705
	%34 = icmp eq i64 %33, 0, !dbg !705
	%35 = or i1 %34, %29, !dbg !705
	%36 = ashr i64 %p1, 2, !dbg !704
	%37 = bitcast float addrspace(1)* %0 to { float, float, float, float } addrspace(1)*, !dbg !704
	%38 = bitcast float addrspace(1)* %1 to { float, float, float, float } addrspace(1)*, !dbg !705
	%39 = icmp ult i32 0, %p26, !dbg !702
	%40 = icmp ugt i64 %p1, %p3, !dbg !703
	%41 = icmp eq i1 %24, false, !dbg !704
	%42 = icmp eq i1 %30, false, !dbg !704
	%43 = icmp eq i1 %35, false, !dbg !705
	%44 = or i1 %40, %41, !dbg !705
	%45 = or i1 %44, %42, !dbg !705
	%46 = or i1 %45, %43, !dbg !705
	br i1 %46, label %b2_fail1, label %b2_ok1, !dbg !705, !prof !10

b2_ok1:
	br i1 %39, label %b3, label %b64, !dbg !702

b3:
	%47 = icmp eq i64 %11, 0, !dbg !706
	%48 = icmp sgt i32 %p6, 1, !dbg !707
	%49 = sub i32 %p6, 1, !dbg !708
	%50 = add i32 %p11, 1, !dbg !709
	%51 = zext i32 %p8 to i64, !dbg !710
	%52 = sext i32 %50 to i64, !dbg !711
	%53 = mul i64 %52, %51, !dbg !712
	%54 = sext i32 %p9 to i64, !dbg !713
	%55 = sext i32 %13 to i64, !dbg !696
	%56 = sext i32 %p6 to i64, !dbg !715
	%57 = mul i64 %56, %51, !dbg !716
	%58 = sext i32 %p10 to i64, !dbg !717
	br label %b4, !dbg !718

b4:
	%59 = phi i64 [ %89, %b63 ], [ %p25, %b3 ], !dbg !718
	%60 = phi i32 [ %390, %b63 ], [ %p27, %b3 ], !dbg !718
	%61 = phi i32 [ %391, %b63 ], [ %p29, %b3 ], !dbg !719
	%62 = phi i32 [ %392, %b63 ], [ %p30, %b3 ], !dbg !720
	%63 = phi float addrspace(1)* [ %68, %b63 ], [ %0, %b3 ], !dbg !721
	%64 = phi i64 [ %69, %b63 ], [ %p1, %b3 ], !dbg !721
	%65 = phi { float, float, float, float } addrspace(1)* [ %70, %b63 ], [ %37, %b3 ], !dbg !721
	%66 = phi i64 [ %71, %b63 ], [ %36, %b3 ], !dbg !721
	%67 = phi i64 [ %72, %b63 ], [ %36, %b3 ], !dbg !721
	%68 = phi float addrspace(1)* [ %63, %b63 ], [ %1, %b3 ], !dbg !722
	%69 = phi i64 [ %64, %b63 ], [ %p1, %b3 ], !dbg !722
	%70 = phi { float, float, float, float } addrspace(1)* [ %65, %b63 ], [ %38, %b3 ], !dbg !722
	%71 = phi i64 [ %66, %b63 ], [ %36, %b3 ], !dbg !722
	%72 = phi i64 [ %67, %b63 ], [ %36, %b3 ], !dbg !722
	%73 = phi i32 [ %508, %b63 ], [ 0, %b3 ], !dbg !722
	%74 = icmp ne i32 %61, 0, !dbg !723
	br i1 %74, label %b5, label %b7, !dbg !723

b5:
	br i1 %22, label %b6, label %b7, !dbg !723

b6:
	%75 = addrspacecast double addrspace(1)* %3 to double*, !dbg !724
	%76 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !724
	%77 = addrspacecast i32 addrspace(1)* %5 to i32*, !dbg !724
	%78 = addrspacecast double addrspace(1)* %6 to double*, !dbg !724
	%79 = addrspacecast i64 addrspace(1)* %7 to i64*, !dbg !724
	%80 = call i32 @gpuc_fn_solver_publish(double* %75, i64 %p16, i64 %p16, i64* %76, i64 %p18, i32* %77, i64 %p20, i64 %p20, double* %78, i64 %p22, i64 %p22, i64* %79, i64 %p24, i64 %p24, i32 %61, i8* %ctrl), !dbg !724
	br label %b7, !dbg !724

b7:
	%81 = phi i32 [ 0, %b4 ], [ 0, %b5 ], [ %80, %b6 ], !dbg !725
	%82 = urem i64 %59, 2, !dbg !726
	%83 = trunc i64 %82 to i32, !dbg !727
	%84 = sub i32 1, %83, !dbg !728
	%85 = mul i32 %83, 2, !dbg !730
	%86 = mul i32 %85, %p14, !dbg !731
	%87 = add i32 %85, 1, !dbg !733
	%88 = mul i32 %87, %p14, !dbg !734
	%89 = add i64 %59, 1, !dbg !735
	%90 = mul i32 %84, 2, !dbg !737
	%91 = add i32 %90, 1, !dbg !738
	%92 = mul i32 %91, %p14, !dbg !739
	%93 = mul i32 %90, %p14, !dbg !741
	br label %b8, !dbg !742

b8:
	%94 = phi float [ 0.000000e+00, %b7 ], [ %276, %b27 ], !dbg !743
	%95 = phi i32 [ %8, %b7 ], [ %277, %b27 ], !dbg !744
	%96 = icmp slt i32 %95, %p14, !dbg !745
	br i1 %96, label %b9, label %b28, !dbg !745

b9:
	%97 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !746, !range !504
	%98 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !746, !range !433
	%99 = sext i32 %98 to i64, !dbg !746
	%100 = trunc i64 %99 to i32, !dbg !747
	%101 = sub i32 %100, 1, !dbg !747
	%102 = zext i32 %101 to i64, !dbg !747
	%103 = trunc i64 %102 to i32, !dbg !747
	%104 = icmp eq i32 %10, %103, !dbg !748
	%105 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !749, !range !18
	%106 = sext i32 %105 to i64, !dbg !749
	%107 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !749, !range !18
	%108 = sext i32 %107 to i64, !dbg !749
	%109 = trunc i64 %11 to i32, !dbg !750
	%110 = trunc i64 %108 to i32, !dbg !750
	%111 = mul i32 %109, %110, !dbg !750
	%112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !751, !range !12
	%113 = sext i32 %112 to i64, !dbg !751
	%114 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !751, !range !12
	%115 = sext i32 %114 to i64, !dbg !751
	%116 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !751, !range !14
	%117 = trunc i64 %115 to i32, !dbg !752
	%118 = add i32 %111, %117, !dbg !752
	%119 = zext i32 %118 to i64, !dbg !752
	%120 = trunc i64 %119 to i32, !dbg !753
	%121 = mul i32 %120, %p12, !dbg !755
	%122 = icmp slt i32 %120, %p13, !dbg !756
	%123 = select i1 %122, i32 %120, i32 %p13, !dbg !756
	%124 = add i32 %121, %123, !dbg !757
	%125 = sub i32 %124, 4, !dbg !758
	%126 = add i32 %120, 1, !dbg !759
	%127 = mul i32 %126, %p12, !dbg !761
	%128 = icmp slt i32 %126, %p13, !dbg !762
	%129 = select i1 %128, i32 %126, i32 %p13, !dbg !762
	%130 = add i32 %127, %129, !dbg !763
	%131 = sub i32 %130, 4, !dbg !764
	%132 = trunc i64 %106 to i32, !dbg !766
	%133 = mul i32 %95, %132, !dbg !767
	%134 = trunc i64 %113 to i32, !dbg !768
	%135 = add i32 %133, %134, !dbg !769
	br i1 %47, label %b11, label %b10, !dbg !769

b10:
	br i1 %104, label %b11, label %b27, !dbg !769

b11:
	%136 = add i32 %86, %95, !dbg !770
	%137 = sext i32 %136 to i64, !dbg !771
	%138 = add i32 %88, %95, !dbg !773
	%139 = sext i32 %138 to i64, !dbg !774
	%140 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %137, !dbg !772
	%141 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %139, !dbg !775
	%142 = mul i32 %107, %116, !dbg !776
	%143 = add i32 %114, %142, !dbg !776
	%144 = mul i32 %105, %143, !dbg !776
	%145 = add i32 %112, %144, !dbg !776
	%146 = icmp eq i32 %145, 0, !dbg !777
	%147 = icmp uge i64 %137, %p5, !dbg !772
	%148 = icmp uge i64 %139, %p5, !dbg !775
	%149 = or i1 %147, %148, !dbg !775
	br i1 %149, label %b11_fail1, label %b11_ok1, !dbg !775, !prof !10

b11_ok1:
	br i1 %146, label %b12, label %b16, !dbg !777

b12:
	br i1 %47, label %b13, label %b14, !dbg !777

b13:
	%150 = addrspacecast i64 addrspace(1)* %140 to i64*, !dbg !778
	%151 = bitcast i64* %150 to i8*, !dbg !778
	%152 = call i64 @gpuc_signal_wait_until_thread(i8* %151, i32 5, i64 %59, i32 1, i8* %ctrl, i32 14), !dbg !778
	br label %b14, !dbg !778

b14:
	br i1 %104, label %b15, label %b16, !dbg !778

b15:
	%153 = addrspacecast i64 addrspace(1)* %141 to i64*, !dbg !779
	%154 = bitcast i64* %153 to i8*, !dbg !779
	%155 = call i64 @gpuc_signal_wait_until_thread(i8* %154, i32 5, i64 %59, i32 1, i8* %ctrl, i32 15), !dbg !779
	br label %b16, !dbg !779

b16:
	%156 = call i32 @gpuc_num_pes_thread(), !dbg !696
	%157 = sext i32 %p9 to i64, !dbg !696
	%158 = sext i32 %156 to i64, !dbg !696
	%159 = icmp ult i64 %157, %158, !dbg !696
	%160 = select i1 %159, i32 %p9, i32 0, !dbg !696
	%161 = call i8* @gpuc_peer_early(i32 %160), !dbg !696
	%162 = call i32 @gpuc_num_pes_thread(), !dbg !780
	%163 = sext i32 %p10 to i64, !dbg !780
	%164 = sext i32 %162 to i64, !dbg !780
	%165 = icmp ult i64 %163, %164, !dbg !780
	%166 = select i1 %165, i32 %p10, i32 0, !dbg !780
	%167 = call i8* @gpuc_peer_early(i32 %166), !dbg !780
	call void @llvm.nvvm.barrier0(), !dbg !781
	br i1 %47, label %b17, label %b19, !dbg !781

b17:
	%168 = icmp eq i32 %114, 0, !dbg !782
	br i1 %168, label %b18, label %b19, !dbg !782

b18:
	%169 = addrspacecast float addrspace(1)* %63 to float*, !dbg !783
	%170 = addrspacecast { float, float, float, float } addrspace(1)* %65 to { float, float, float, float }*, !dbg !783
	%171 = addrspacecast float addrspace(1)* %68 to float*, !dbg !783
	%172 = addrspacecast { float, float, float, float } addrspace(1)* %70 to { float, float, float, float }*, !dbg !783
	%173 = call float @gpuc_fn_solver_edge(float* %169, i64 %64, { float, float, float, float }* %170, i64 %66, i64 %67, float* %171, i64 %69, { float, float, float, float }* %172, i64 %71, i64 %72, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %135, i32 0, i8* %ctrl), !dbg !783
	%174 = fadd float 0.000000e+00, %173, !dbg !784
	br label %b19, !dbg !784

b19:
	%175 = phi float [ 0.000000e+00, %b16 ], [ 0.000000e+00, %b17 ], [ %174, %b18 ], !dbg !785
	br i1 %104, label %b20, label %b23, !dbg !785

b20:
	%176 = sub i32 %110, 1, !dbg !786
	%177 = zext i32 %176 to i64, !dbg !786
	%178 = trunc i64 %177 to i32, !dbg !786
	%179 = icmp eq i32 %114, %178, !dbg !787
	br i1 %179, label %b21, label %b23, !dbg !787

b21:
	br i1 %48, label %b22, label %b23, !dbg !707

b22:
	%180 = addrspacecast float addrspace(1)* %63 to float*, !dbg !788
	%181 = addrspacecast { float, float, float, float } addrspace(1)* %65 to { float, float, float, float }*, !dbg !788
	%182 = addrspacecast float addrspace(1)* %68 to float*, !dbg !788
	%183 = addrspacecast { float, float, float, float } addrspace(1)* %70 to { float, float, float, float }*, !dbg !788
	%184 = call float @gpuc_fn_solver_edge(float* %180, i64 %64, { float, float, float, float }* %181, i64 %66, i64 %67, float* %182, i64 %69, { float, float, float, float }* %183, i64 %71, i64 %72, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %135, i32 %49, i8* %ctrl), !dbg !788
	%185 = fadd float %175, %184, !dbg !789
	br label %b23, !dbg !789

b23:
	%186 = phi float [ %175, %b19 ], [ %175, %b20 ], [ %175, %b21 ], [ %185, %b22 ], !dbg !785
	%187 = call i32 @llvm.nvvm.barrier0.popc(i32 1), !dbg !790
	br i1 %47, label %b24, label %b25, !dbg !790

b24:
	%188 = sub i32 %p8, %133, !dbg !791
	%189 = icmp ult i32 %132, %188, !dbg !792
	%190 = select i1 %189, i32 %132, i32 %188, !dbg !792
	%191 = mul i32 %190, 4, !dbg !793
	%192 = zext i32 %191 to i64, !dbg !793
	%193 = zext i32 %133 to i64, !dbg !794
	%194 = add i64 %51, %193, !dbg !795
	%195 = mul i64 %194, 4, !dbg !796
	%196 = add i64 %53, %193, !dbg !797
	%197 = mul i64 %196, 4, !dbg !798
	%198 = add i64 %197, %192, !dbg !799
	%199 = add i64 %195, %192, !dbg !801
	%200 = add i32 %92, %95, !dbg !803
	%201 = sext i32 %200 to i64, !dbg !804
	%202 = mul i32 %105, %107, !dbg !696
	%203 = icmp ugt i64 %198, %64, !dbg !800
	%204 = icmp ugt i64 %197, %198, !dbg !800
	%205 = icmp ugt i64 %199, %64, !dbg !802
	%206 = icmp uge i64 %201, %p5, !dbg !805
	%207 = icmp uge i64 %54, %55, !dbg !696
	%208 = or i1 %203, %204, !dbg !696
	%209 = or i1 %208, %205, !dbg !696
	%210 = or i1 %209, %206, !dbg !696
	%211 = or i1 %210, %207, !dbg !696
	br i1 %211, label %b24_fail1, label %b24_ok1, !dbg !696, !prof !10

b24_ok1:
	%212 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !696, !range !19
	%213 = mul i32 %202, %212, !dbg !696
	%214 = sext i32 %187 to i64, !dbg !696
	%215 = sext i32 %213 to i64, !dbg !696
	%216 = getelementptr inbounds float, float addrspace(1)* %63, i64 %197, !dbg !800
	%217 = getelementptr inbounds float, float addrspace(1)* %63, i64 %195, !dbg !802
	%218 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %201, !dbg !805
	%219 = mul i64 %192, 4, !dbg !696
	%220 = addrspacecast float addrspace(1)* %216 to float*, !dbg !696
	%221 = addrspacecast float addrspace(1)* %217 to float*, !dbg !696
	%222 = addrspacecast i64 addrspace(1)* %218 to i64*, !dbg !696
	%223 = icmp ne i64 %214, %215, !dbg !696
	br i1 %223, label %b24_fail6, label %b24_ok6, !dbg !696, !prof !10

b24_ok6:
	%224 = bitcast float* %220 to i8*, !dbg !696
	%225 = bitcast float* %221 to i8*, !dbg !696
	%226 = bitcast i64* %222 to i8*, !dbg !696
	call void @gpuc_put_signal_nbi_block(i8* %224, i8* %225, i64 %219, i8* %226, i64 %89, i32 9, i32 %p9, i32 1, i32 1, i8* %161), !dbg !696
	br label %b25, !dbg !695

b25:
	br i1 %104, label %b26, label %b27, !dbg !695

b26:
	%227 = sub i32 %p8, %133, !dbg !806
	%228 = icmp ult i32 %132, %227, !dbg !807
	%229 = select i1 %228, i32 %132, i32 %227, !dbg !807
	%230 = mul i32 %229, 4, !dbg !808
	%231 = zext i32 %230 to i64, !dbg !808
	%232 = zext i32 %133 to i64, !dbg !809
	%233 = add i64 %57, %232, !dbg !810
	%234 = mul i64 %233, 4, !dbg !811
	%235 = mul i64 %232, 4, !dbg !812
	%236 = add i64 %235, %231, !dbg !813
	%237 = add i64 %234, %231, !dbg !815
	%238 = add i32 %93, %95, !dbg !817
	%239 = sext i32 %238 to i64, !dbg !818
	%240 = mul i32 %105, %107, !dbg !780
	%241 = icmp ugt i64 %236, %64, !dbg !814
	%242 = icmp ugt i64 %237, %64, !dbg !816
	%243 = icmp ugt i64 %234, %237, !dbg !816
	%244 = icmp uge i64 %239, %p5, !dbg !819
	%245 = icmp uge i64 %58, %55, !dbg !780
	%246 = or i1 %241, %242, !dbg !780
	%247 = or i1 %246, %243, !dbg !780
	%248 = or i1 %247, %244, !dbg !780
	%249 = or i1 %248, %245, !dbg !780
	br i1 %249, label %b26_fail1, label %b26_ok1, !dbg !780, !prof !10

b26_ok1:
	%250 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !780, !range !19
	%251 = mul i32 %240, %250, !dbg !780
	%252 = sext i32 %187 to i64, !dbg !780
	%253 = sext i32 %251 to i64, !dbg !780
	%254 = getelementptr inbounds float, float addrspace(1)* %63, i64 %235, !dbg !814
	%255 = getelementptr inbounds float, float addrspace(1)* %63, i64 %234, !dbg !816
	%256 = getelementptr inbounds i64, i64 addrspace(1)* %2, i64 %239, !dbg !819
	%257 = mul i64 %231, 4, !dbg !780
	%258 = addrspacecast float addrspace(1)* %254 to float*, !dbg !780
	%259 = addrspacecast float addrspace(1)* %255 to float*, !dbg !780
	%260 = addrspacecast i64 addrspace(1)* %256 to i64*, !dbg !780
	%261 = icmp ne i64 %252, %253, !dbg !780
	br i1 %261, label %b26_fail6, label %b26_ok6, !dbg !780, !prof !10

b26_ok6:
	%262 = bitcast float* %258 to i8*, !dbg !780
	%263 = bitcast float* %259 to i8*, !dbg !780
	%264 = bitcast i64* %260 to i8*, !dbg !780
	call void @gpuc_put_signal_nbi_block(i8* %262, i8* %263, i64 %257, i8* %264, i64 %89, i32 9, i32 %p10, i32 1, i32 1, i8* %167), !dbg !780
	br label %b27, !dbg !714

b27:
	%265 = phi float [ 0.000000e+00, %b10 ], [ %186, %b25 ], [ %186, %b26_ok6 ], !dbg !785
	%266 = icmp sgt i32 %125, 1, !dbg !820
	%267 = select i1 %266, i32 %125, i32 1, !dbg !820
	%268 = icmp slt i32 %131, %49, !dbg !821
	%269 = select i1 %268, i32 %131, i32 %49, !dbg !821
	%270 = addrspacecast float addrspace(1)* %63 to float*, !dbg !822
	%271 = addrspacecast { float, float, float, float } addrspace(1)* %65 to { float, float, float, float }*, !dbg !822
	%272 = addrspacecast float addrspace(1)* %68 to float*, !dbg !822
	%273 = addrspacecast { float, float, float, float } addrspace(1)* %70 to { float, float, float, float }*, !dbg !822
	%274 = call float @gpuc_fn_solver_march(float* %270, i64 %64, { float, float, float, float }* %271, i64 %66, i64 %67, float* %272, i64 %69, { float, float, float, float }* %273, i64 %71, i64 %72, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i32 %p11, i32 %p12, i32 %p13, i32 %p14, i32 %135, i32 %267, i32 %269, i8* %ctrl), !dbg !822
	%275 = fadd float %265, %274, !dbg !823
	%276 = fadd float %94, %275, !dbg !824
	%277 = add i32 %95, %97, !dbg !825
	br label %b8, !dbg !825

b28:
	br i1 %74, label %b29, label %b43, !dbg !826

b29:
	br i1 %22, label %b30, label %b43, !dbg !826

b30:
	%278 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !828, !range !12
	%279 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !828, !range !12
	%280 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !828, !range !14
	%281 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !828, !range !18
	%282 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !828, !range !18
	%283 = mul i32 %282, %280, !dbg !828
	%284 = add i32 %279, %283, !dbg !828
	%285 = mul i32 %281, %284, !dbg !828
	%286 = add i32 %278, %285, !dbg !828
	%287 = and i32 %286, -32, !dbg !829
	%288 = mul i32 %281, %282, !dbg !829
	%289 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !829, !range !19
	%290 = mul i32 %288, %289, !dbg !829
	%291 = sub i32 %290, %287, !dbg !829
	%292 = icmp slt i32 %291, 32, !dbg !829
	%293 = select i1 %292, i32 %291, i32 32, !dbg !829
	%294 = sext i32 %293 to i64, !dbg !829
	%295 = icmp sge i32 %286, %293, !dbg !830
	br i1 %295, label %b43, label %b31, !dbg !830

b31:
	%296 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !832, !range !89
	%297 = sext i32 %296 to i64, !dbg !832
	br label %b32, !dbg !832

b32:
	%298 = phi double [ 0.000000e+00, %b31 ], [ %324, %b33_ok1 ], !dbg !835
	%299 = phi i64 [ %297, %b31 ], [ %325, %b33_ok1 ], !dbg !832
	%300 = icmp slt i64 %299, %55, !dbg !832
	br i1 %300, label %b33, label %b34, !dbg !832

b33:
	%301 = urem i32 %81, 2, !dbg !837
	%302 = trunc i64 %55 to i32, !dbg !838
	%303 = mul i32 %301, %302, !dbg !838
	%304 = zext i32 %303 to i64, !dbg !838
	%305 = add i64 %304, %299, !dbg !839
	%306 = mul i64 %305, 2, !dbg !840
	%307 = add i64 %306, 2, !dbg !842
	%308 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %306, !dbg !843
	%309 = addrspacecast i64 addrspace(1)* %308 to i64*, !dbg !844
	%310 = ptrtoint i64* %309 to i64, !dbg !844
	%311 = and i64 %310, 15, !dbg !844
	%312 = icmp eq i64 %311, 0, !dbg !844
	%313 = bitcast i64 addrspace(1)* %308 to { i64, i64 } addrspace(1)*, !dbg !844
	%314 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %313, i64 0, !dbg !845
	%315 = addrspacecast { i64, i64 } addrspace(1)* %314 to { i64, i64 }*, !dbg !834
	%316 = icmp ugt i64 %307, %p18, !dbg !843
	%317 = icmp ugt i64 %306, %307, !dbg !843
	%318 = icmp eq i1 %312, false, !dbg !844
	%319 = or i1 %316, %317, !dbg !844
	%320 = or i1 %319, %318, !dbg !844
	br i1 %320, label %b33_fail1, label %b33_ok1, !dbg !844, !prof !10

b33_ok1:
	%321 = bitcast { i64, i64 }* %315 to i8*, !dbg !834
	%322 = call i64 @gpuc_wait_line_thread(i8* %321, i32 %81, i8* %ctrl, i32 27), !dbg !834
	%323 = bitcast i64 %322 to double, !dbg !846
	%324 = fadd double %298, %323, !dbg !847
	%325 = add i64 %299, %294, !dbg !832
	br label %b32, !dbg !832

b34:
	%326 = icmp eq i32 %293, 32, !dbg !851
	br i1 %326, label %b35, label %b37, !dbg !851

b35:
	%327 = phi double [ %344, %b36 ], [ %298, %b34 ], !dbg !852
	%328 = phi i64 [ %347, %b36 ], [ 16, %b34 ], !dbg !853
	%329 = icmp sgt i64 %328, 0, !dbg !854
	br i1 %329, label %b36, label %b40, !dbg !854

b36:
	%330 = trunc i64 %328 to i32, !dbg !855
	%331 = bitcast double %327 to i64, !dbg !855
	%332 = trunc i64 %331 to i32, !dbg !855
	%333 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %332, i32 %330, i32 31), !dbg !855
	%334 = extractvalue { i32, i1 } %333, 0, !dbg !855
	%335 = lshr i64 %331, 32, !dbg !855
	%336 = trunc i64 %335 to i32, !dbg !855
	%337 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %336, i32 %330, i32 31), !dbg !855
	%338 = extractvalue { i32, i1 } %337, 0, !dbg !855
	%339 = zext i32 %338 to i64, !dbg !855
	%340 = shl i64 %339, 32, !dbg !855
	%341 = zext i32 %334 to i64, !dbg !855
	%342 = or i64 %341, %340, !dbg !855
	%343 = bitcast i64 %342 to double, !dbg !855
	%344 = fadd double %327, %343, !dbg !856
	%345 = trunc i64 %328 to i32, !dbg !857
	%346 = udiv i32 %345, 2, !dbg !857
	%347 = zext i32 %346 to i64, !dbg !857
	br label %b35, !dbg !857

b37:
	%348 = bitcast double %298 to i64, !dbg !858
	%349 = trunc i64 %348 to i32, !dbg !858
	%350 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %349, i32 0, i32 31), !dbg !858
	%351 = extractvalue { i32, i1 } %350, 0, !dbg !858
	%352 = lshr i64 %348, 32, !dbg !858
	%353 = trunc i64 %352 to i32, !dbg !858
	%354 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %353, i32 0, i32 31), !dbg !858
	%355 = extractvalue { i32, i1 } %354, 0, !dbg !858
	%356 = zext i32 %355 to i64, !dbg !858
	%357 = shl i64 %356, 32, !dbg !858
	%358 = zext i32 %351 to i64, !dbg !858
	%359 = or i64 %358, %357, !dbg !858
	%360 = bitcast i64 %359 to double, !dbg !858
	br label %b38, !dbg !858

b38:
	%361 = phi double [ %360, %b37 ], [ %377, %b39 ], !dbg !859
	%362 = phi i32 [ 1, %b37 ], [ %378, %b39 ], !dbg !860
	%363 = icmp slt i32 %362, %293, !dbg !861
	br i1 %363, label %b39, label %b40, !dbg !861

b39:
	%364 = bitcast double %298 to i64, !dbg !862
	%365 = trunc i64 %364 to i32, !dbg !862
	%366 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %365, i32 %362, i32 31), !dbg !862
	%367 = extractvalue { i32, i1 } %366, 0, !dbg !862
	%368 = lshr i64 %364, 32, !dbg !862
	%369 = trunc i64 %368 to i32, !dbg !862
	%370 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %369, i32 %362, i32 31), !dbg !862
	%371 = extractvalue { i32, i1 } %370, 0, !dbg !862
	%372 = zext i32 %371 to i64, !dbg !862
	%373 = shl i64 %372, 32, !dbg !862
	%374 = zext i32 %367 to i64, !dbg !862
	%375 = or i64 %374, %373, !dbg !862
	%376 = bitcast i64 %375 to double, !dbg !862
	%377 = fadd double %361, %376, !dbg !856
	%378 = add i32 %362, 1, !dbg !863
	br label %b38, !dbg !863

b40:
	%379 = phi double [ %327, %b35 ], [ %361, %b38 ], !dbg !850
	%380 = icmp ne i32 %286, 0, !dbg !864
	br i1 %380, label %b43, label %b41, !dbg !864

b41:
	%381 = getelementptr inbounds double, double addrspace(1)* %6, i64 0, !dbg !865
	%382 = icmp uge i64 0, %p22, !dbg !865
	br i1 %382, label %b41_fail1, label %b41_ok1, !dbg !865, !prof !10

b41_ok1:
	store double %379, double addrspace(1)* %381, align 8, !dbg !865
	%383 = fcmp ole double %379, %p31, !dbg !866
	br i1 %383, label %b42, label %b43, !dbg !866

b42:
	%384 = urem i64 %89, 2, !dbg !867
	%385 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %384, !dbg !868
	%386 = icmp uge i64 %384, %p24, !dbg !868
	br i1 %386, label %b42_fail1, label %b42_ok1, !dbg !868, !prof !10

b42_ok1:
	store i64 %59, i64 addrspace(1)* %385, align 8, !dbg !868
	br label %b43, !dbg !868

b43:
	%387 = sub i32 %60, 1, !dbg !869
	%388 = icmp eq i32 %387, 0, !dbg !870
	br i1 %388, label %b44, label %b45, !dbg !870

b44:
	%389 = sub i32 3, %62, !dbg !871
	br label %b45, !dbg !871

b45:
	%390 = phi i32 [ %387, %b43 ], [ %p28, %b44 ], !dbg !718
	%391 = phi i32 [ 0, %b43 ], [ %62, %b44 ], !dbg !719
	%392 = phi i32 [ %62, %b43 ], [ %389, %b44 ], !dbg !720
	%393 = icmp ne i32 %391, 0, !dbg !872
	br i1 %393, label %b46, label %b60, !dbg !872

b46:
	%394 = fpext float %94 to double, !dbg !874
	%395 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !878, !range !12
	%396 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !878, !range !12
	%397 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !878, !range !14
	%398 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !878, !range !18
	%399 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !878, !range !18
	%400 = mul i32 %399, %397, !dbg !878
	%401 = add i32 %396, %400, !dbg !878
	%402 = mul i32 %398, %401, !dbg !878
	%403 = add i32 %395, %402, !dbg !878
	%404 = and i32 %403, -32, !dbg !878
	%405 = mul i32 %398, %399, !dbg !878
	%406 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !878, !range !19
	%407 = mul i32 %405, %406, !dbg !878
	%408 = sub i32 %407, %404, !dbg !878
	%409 = icmp slt i32 %408, 32, !dbg !878
	%410 = select i1 %409, i32 %408, i32 32, !dbg !878
	%411 = icmp eq i32 %410, 32, !dbg !879
	br i1 %411, label %b47, label %b49, !dbg !879

b47:
	%412 = phi double [ %429, %b48 ], [ %394, %b46 ], !dbg !880
	%413 = phi i64 [ %432, %b48 ], [ 16, %b46 ], !dbg !881
	%414 = icmp sgt i64 %413, 0, !dbg !882
	br i1 %414, label %b48, label %b52, !dbg !882

b48:
	%415 = trunc i64 %413 to i32, !dbg !883
	%416 = bitcast double %412 to i64, !dbg !883
	%417 = trunc i64 %416 to i32, !dbg !883
	%418 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %417, i32 %415, i32 31), !dbg !883
	%419 = extractvalue { i32, i1 } %418, 0, !dbg !883
	%420 = lshr i64 %416, 32, !dbg !883
	%421 = trunc i64 %420 to i32, !dbg !883
	%422 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %421, i32 %415, i32 31), !dbg !883
	%423 = extractvalue { i32, i1 } %422, 0, !dbg !883
	%424 = zext i32 %423 to i64, !dbg !883
	%425 = shl i64 %424, 32, !dbg !883
	%426 = zext i32 %419 to i64, !dbg !883
	%427 = or i64 %426, %425, !dbg !883
	%428 = bitcast i64 %427 to double, !dbg !883
	%429 = fadd double %412, %428, !dbg !884
	%430 = trunc i64 %413 to i32, !dbg !885
	%431 = udiv i32 %430, 2, !dbg !885
	%432 = zext i32 %431 to i64, !dbg !885
	br label %b47, !dbg !885

b49:
	%433 = bitcast double %394 to i64, !dbg !886
	%434 = trunc i64 %433 to i32, !dbg !886
	%435 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %434, i32 0, i32 31), !dbg !886
	%436 = extractvalue { i32, i1 } %435, 0, !dbg !886
	%437 = lshr i64 %433, 32, !dbg !886
	%438 = trunc i64 %437 to i32, !dbg !886
	%439 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %438, i32 0, i32 31), !dbg !886
	%440 = extractvalue { i32, i1 } %439, 0, !dbg !886
	%441 = zext i32 %440 to i64, !dbg !886
	%442 = shl i64 %441, 32, !dbg !886
	%443 = zext i32 %436 to i64, !dbg !886
	%444 = or i64 %443, %442, !dbg !886
	%445 = bitcast i64 %444 to double, !dbg !886
	br label %b50, !dbg !886

b50:
	%446 = phi double [ %445, %b49 ], [ %462, %b51 ], !dbg !887
	%447 = phi i32 [ 1, %b49 ], [ %463, %b51 ], !dbg !888
	%448 = icmp slt i32 %447, %410, !dbg !889
	br i1 %448, label %b51, label %b52, !dbg !889

b51:
	%449 = bitcast double %394 to i64, !dbg !890
	%450 = trunc i64 %449 to i32, !dbg !890
	%451 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %450, i32 %447, i32 31), !dbg !890
	%452 = extractvalue { i32, i1 } %451, 0, !dbg !890
	%453 = lshr i64 %449, 32, !dbg !890
	%454 = trunc i64 %453 to i32, !dbg !890
	%455 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %454, i32 %447, i32 31), !dbg !890
	%456 = extractvalue { i32, i1 } %455, 0, !dbg !890
	%457 = zext i32 %456 to i64, !dbg !890
	%458 = shl i64 %457, 32, !dbg !890
	%459 = zext i32 %452 to i64, !dbg !890
	%460 = or i64 %459, %458, !dbg !890
	%461 = bitcast i64 %460 to double, !dbg !890
	%462 = fadd double %446, %461, !dbg !884
	%463 = add i32 %447, 1, !dbg !891
	br label %b50, !dbg !891

b52:
	%464 = phi double [ %412, %b47 ], [ %446, %b50 ], !dbg !877
	%465 = sext i32 %407 to i64, !dbg !893
	%466 = trunc i64 %465 to i32, !dbg !894
	%467 = add i32 %466, 32, !dbg !894
	%468 = sub i32 %467, 1, !dbg !895
	%469 = udiv i32 %468, 32, !dbg !896
	%470 = zext i32 %469 to i64, !dbg !896
	%471 = trunc i64 %470 to i32, !dbg !896
	%472 = icmp eq i32 %471, 1, !dbg !897
	br i1 %472, label %b58, label %b53, !dbg !897

b53:
	call void @llvm.nvvm.barrier0(), !dbg !899
	%473 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !900, !range !89
	%474 = icmp eq i32 %473, 0, !dbg !901
	br i1 %474, label %b54, label %b55, !dbg !901

b54:
	%475 = sext i32 %403 to i64, !dbg !902
	%476 = trunc i64 %475 to i32, !dbg !903
	%477 = udiv i32 %476, 32, !dbg !903
	%478 = zext i32 %477 to i64, !dbg !903
	%479 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %478, !dbg !904
	store double %464, double addrspace(3)* %479, align 8, !dbg !904
	br label %b55, !dbg !904

b55:
	call void @llvm.nvvm.barrier0(), !dbg !905
	%480 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 0, !dbg !906
	%481 = load double, double addrspace(3)* %480, align 8, !dbg !906
	br label %b56, !dbg !906

b56:
	%482 = phi double [ %481, %b55 ], [ %488, %b57 ], !dbg !907
	%483 = phi i32 [ 1, %b55 ], [ %489, %b57 ], !dbg !908
	%484 = sext i32 %483 to i64, !dbg !908
	%485 = icmp slt i32 %483, %471, !dbg !909
	br i1 %485, label %b57, label %b58, !dbg !909

b57:
	%486 = getelementptr inbounds [32 x double], [32 x double] addrspace(3)* @gpuc_shared_reduce_50, i64 0, i64 %484, !dbg !910
	%487 = load double, double addrspace(3)* %486, align 8, !dbg !910
	%488 = fadd double %482, %487, !dbg !884
	%489 = add i32 %483, 1, !dbg !911
	br label %b56, !dbg !911

b58:
	%490 = phi double [ %464, %b52 ], [ %482, %b56 ], !dbg !876
	%491 = icmp eq i32 %403, 0, !dbg !912
	br i1 %491, label %b59, label %b60, !dbg !912

b59:
	%492 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !913, !range !504
	%493 = sext i32 %492 to i64, !dbg !913
	%494 = mul i64 %11, %493, !dbg !914
	%495 = add i64 %494, %9, !dbg !915
	%496 = mul i64 %495, 2, !dbg !917
	%497 = zext i32 %391 to i64, !dbg !918
	%498 = add i64 %496, %497, !dbg !919
	%499 = sub i64 %498, 1, !dbg !920
	%500 = getelementptr inbounds double, double addrspace(1)* %3, i64 %499, !dbg !921
	%501 = icmp uge i64 %499, %p16, !dbg !921
	br i1 %501, label %b59_fail1, label %b59_ok1, !dbg !921, !prof !10

b59_ok1:
	store double %490, double addrspace(1)* %500, align 8, !dbg !921
	br label %b60, !dbg !921

b60:
	call void @gpuc_grid_sync(), !dbg !922
	%502 = fcmp oge double %p31, 0.000000e+00, !dbg !923
	br i1 %502, label %b61, label %b63, !dbg !923

b61:
	%503 = sext i32 %84 to i64, !dbg !924
	%504 = getelementptr inbounds i64, i64 addrspace(1)* %7, i64 %503, !dbg !924
	%505 = icmp uge i64 %503, %p24, !dbg !924
	br i1 %505, label %b61_fail1, label %b61_ok1, !dbg !924, !prof !10

b61_ok1:
	%506 = load i64, i64 addrspace(1)* %504, align 8, !dbg !924
	%507 = icmp ne i64 %506, 0, !dbg !925
	br i1 %507, label %b62, label %b63, !dbg !925

b62:
	ret void, !dbg !926

b63:
	%508 = add i32 %73, 1, !dbg !927
	%509 = icmp ult i32 %508, %p26, !dbg !927
	br i1 %509, label %b4, label %b64, !dbg !927

b64:
	ret void, !dbg !927

b2_fail1:
	%510 = icmp ugt i64 %p1, %p3, !dbg !703
	br i1 %510, label %b2_fail2, label %b2_ok2, !dbg !703

b2_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 9, i64 %p1, i64 %p3), !dbg !703
	call void asm sideeffect "// site 9", ""() nounwind, !dbg !703
	ret void, !dbg !703

b2_ok2:
	%511 = icmp eq i1 %24, false, !dbg !704
	br i1 %511, label %b2_fail3, label %b2_ok3, !dbg !704

b2_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 10, i64 %p1, i64 4), !dbg !704
	call void asm sideeffect "// site 10", ""() nounwind, !dbg !704
	ret void, !dbg !704

b2_ok3:
	%512 = icmp eq i1 %30, false, !dbg !704
	br i1 %512, label %b2_fail4, label %b2_ok4, !dbg !704

b2_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %27, i64 16), !dbg !704
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !704
	ret void, !dbg !704

b2_ok4:
	call void @gpuc_fail(i8* %ctrl, i32 11, i64 %33, i64 16), !dbg !705
	call void asm sideeffect "// site 11", ""() nounwind, !dbg !705
	ret void, !dbg !705

b11_fail1:
	%513 = icmp uge i64 %137, %p5, !dbg !772
	br i1 %513, label %b11_fail2, label %b11_ok2, !dbg !772

b11_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %137, i64 %p5), !dbg !772
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !772
	ret void, !dbg !772

b11_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %139, i64 %p5), !dbg !775
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !775
	ret void, !dbg !775

b24_fail1:
	%514 = icmp ugt i64 %198, %64, !dbg !800
	br i1 %514, label %b24_fail2, label %b24_ok2, !dbg !800

b24_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %198, i64 %64), !dbg !800
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !800
	ret void, !dbg !800

b24_ok2:
	%515 = icmp ugt i64 %197, %198, !dbg !800
	br i1 %515, label %b24_fail3, label %b24_ok3, !dbg !800

b24_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %197, i64 %198), !dbg !800
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !800
	ret void, !dbg !800

b24_ok3:
	%516 = icmp ugt i64 %199, %64, !dbg !802
	br i1 %516, label %b24_fail4, label %b24_ok4, !dbg !802

b24_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %199, i64 %64), !dbg !802
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !802
	ret void, !dbg !802

b24_ok4:
	%517 = icmp uge i64 %201, %p5, !dbg !805
	br i1 %517, label %b24_fail5, label %b24_ok5, !dbg !805

b24_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %201, i64 %p5), !dbg !805
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !805
	ret void, !dbg !805

b24_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %54, i64 %55), !dbg !696
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !696
	ret void, !dbg !696

b24_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 39, i64 %214, i64 %215), !dbg !696
	call void asm sideeffect "// site 39", ""() nounwind, !dbg !696
	ret void, !dbg !696

b26_fail1:
	%518 = icmp ugt i64 %236, %64, !dbg !814
	br i1 %518, label %b26_fail2, label %b26_ok2, !dbg !814

b26_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %236, i64 %64), !dbg !814
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !814
	ret void, !dbg !814

b26_ok2:
	%519 = icmp ugt i64 %237, %64, !dbg !816
	br i1 %519, label %b26_fail3, label %b26_ok3, !dbg !816

b26_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 19, i64 %237, i64 %64), !dbg !816
	call void asm sideeffect "// site 19", ""() nounwind, !dbg !816
	ret void, !dbg !816

b26_ok3:
	%520 = icmp ugt i64 %234, %237, !dbg !816
	br i1 %520, label %b26_fail4, label %b26_ok4, !dbg !816

b26_fail4:
	call void @gpuc_fail(i8* %ctrl, i32 20, i64 %234, i64 %237), !dbg !816
	call void asm sideeffect "// site 20", ""() nounwind, !dbg !816
	ret void, !dbg !816

b26_ok4:
	%521 = icmp uge i64 %239, %p5, !dbg !819
	br i1 %521, label %b26_fail5, label %b26_ok5, !dbg !819

b26_fail5:
	call void @gpuc_fail(i8* %ctrl, i32 12, i64 %239, i64 %p5), !dbg !819
	call void asm sideeffect "// site 12", ""() nounwind, !dbg !819
	ret void, !dbg !819

b26_ok5:
	call void @gpuc_fail(i8* %ctrl, i32 21, i64 %58, i64 %55), !dbg !780
	call void asm sideeffect "// site 21", ""() nounwind, !dbg !780
	ret void, !dbg !780

b26_fail6:
	call void @gpuc_fail(i8* %ctrl, i32 40, i64 %252, i64 %253), !dbg !780
	call void asm sideeffect "// site 40", ""() nounwind, !dbg !780
	ret void, !dbg !780

b33_fail1:
	%522 = icmp ugt i64 %307, %p18, !dbg !843
	br i1 %522, label %b33_fail2, label %b33_ok2, !dbg !843

b33_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %307, i64 %p18), !dbg !843
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !843
	ret void, !dbg !843

b33_ok2:
	%523 = icmp ugt i64 %306, %307, !dbg !843
	br i1 %523, label %b33_fail3, label %b33_ok3, !dbg !843

b33_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %306, i64 %307), !dbg !843
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !843
	ret void, !dbg !843

b33_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %311, i64 16), !dbg !844
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !844
	ret void, !dbg !844

b41_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p22), !dbg !865
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !865
	ret void, !dbg !865

b42_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 29, i64 %384, i64 %p24), !dbg !868
	call void asm sideeffect "// site 29", ""() nounwind, !dbg !868
	ret void, !dbg !868

b59_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 30, i64 %499, i64 %p16), !dbg !921
	call void asm sideeffect "// site 30", ""() nounwind, !dbg !921
	ret void, !dbg !921

b61_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 31, i64 %503, i64 %p24), !dbg !924
	call void asm sideeffect "// site 31", ""() nounwind, !dbg !924
	ret void, !dbg !924
}

define void @Collect(double* %p0, i64 %p1, i64* %p2, i64 %p3, i32* %p4, i64 %p5, double* %p6, i64 %p7, i64* %p8, i64 %p9, i32 %p10, i64 %p11, double %p12, i8* %ctrl) nounwind !dbg !928 {
entry:
	br label %b0, !dbg !929

b0:
	%0 = addrspacecast double* %p0 to double addrspace(1)*, !dbg !929
	%1 = addrspacecast i64* %p2 to i64 addrspace(1)*, !dbg !929
	%2 = addrspacecast i32* %p4 to i32 addrspace(1)*, !dbg !929
	%3 = addrspacecast double* %p6 to double addrspace(1)*, !dbg !929
	%4 = addrspacecast i64* %p8 to i64 addrspace(1)*, !dbg !929
	%5 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 0, !dbg !930
	%6 = icmp uge i64 0, %p9, !dbg !930
	br i1 %6, label %b0_fail1, label %b0_ok1, !dbg !930, !prof !10

b0_ok1:
	%7 = load i64, i64 addrspace(1)* %5, align 8, !dbg !930
	%8 = icmp eq i64 %7, 0, !dbg !931
	%9 = call i32 @gpuc_num_pes_thread(), !dbg !934
	br i1 %8, label %b1, label %b15, !dbg !931

b1:
	%10 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 1, !dbg !935
	%11 = icmp uge i64 1, %p9, !dbg !935
	br i1 %11, label %b1_fail1, label %b1_ok1, !dbg !935, !prof !10

b1_ok1:
	%12 = load i64, i64 addrspace(1)* %10, align 8, !dbg !935
	%13 = icmp eq i64 %12, 0, !dbg !936
	br i1 %13, label %b2, label %b15, !dbg !936

b2:
	%14 = addrspacecast double addrspace(1)* %0 to double*, !dbg !937
	%15 = addrspacecast i64 addrspace(1)* %1 to i64*, !dbg !937
	%16 = addrspacecast i32 addrspace(1)* %2 to i32*, !dbg !937
	%17 = addrspacecast double addrspace(1)* %3 to double*, !dbg !937
	%18 = addrspacecast i64 addrspace(1)* %4 to i64*, !dbg !937
	%19 = call i32 @gpuc_fn_solver_publish(double* %14, i64 %p1, i64 %p1, i64* %15, i64 %p3, i32* %16, i64 %p5, i64 %p5, double* %17, i64 %p7, i64 %p7, i64* %18, i64 %p9, i64 %p9, i32 %p10, i8* %ctrl), !dbg !937
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !938, !range !12
	%21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !938, !range !12
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !938, !range !14
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !938, !range !18
	%24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !938, !range !18
	%25 = mul i32 %24, %22, !dbg !938
	%26 = add i32 %21, %25, !dbg !938
	%27 = mul i32 %23, %26, !dbg !938
	%28 = add i32 %20, %27, !dbg !938
	%29 = sext i32 %28 to i64, !dbg !938
	%30 = and i32 %28, -32, !dbg !939
	%31 = mul i32 %23, %24, !dbg !939
	%32 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !939, !range !19
	%33 = mul i32 %31, %32, !dbg !939
	%34 = sub i32 %33, %30, !dbg !939
	%35 = icmp slt i32 %34, 32, !dbg !939
	%36 = select i1 %35, i32 %34, i32 32, !dbg !939
	%37 = sext i32 %36 to i64, !dbg !939
	%38 = icmp sge i64 %29, %37, !dbg !940
	br i1 %38, label %b15, label %b3, !dbg !940

b3:
	%39 = sext i32 %9 to i64, !dbg !934
	%40 = call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !941, !range !89
	%41 = sext i32 %40 to i64, !dbg !941
	br label %b4, !dbg !941

b4:
	%42 = phi double [ 0.000000e+00, %b3 ], [ %68, %b5_ok1 ], !dbg !944
	%43 = phi i64 [ %41, %b3 ], [ %69, %b5_ok1 ], !dbg !941
	%44 = icmp slt i64 %43, %39, !dbg !941
	br i1 %44, label %b5, label %b6, !dbg !941

b5:
	%45 = urem i32 %19, 2, !dbg !946
	%46 = trunc i64 %39 to i32, !dbg !947
	%47 = mul i32 %45, %46, !dbg !947
	%48 = zext i32 %47 to i64, !dbg !947
	%49 = add i64 %48, %43, !dbg !948
	%50 = mul i64 %49, 2, !dbg !949
	%51 = add i64 %50, 2, !dbg !951
	%52 = getelementptr inbounds i64, i64 addrspace(1)* %1, i64 %50, !dbg !952
	%53 = addrspacecast i64 addrspace(1)* %52 to i64*, !dbg !953
	%54 = ptrtoint i64* %53 to i64, !dbg !953
	%55 = and i64 %54, 15, !dbg !953
	%56 = icmp eq i64 %55, 0, !dbg !953
	%57 = bitcast i64 addrspace(1)* %52 to { i64, i64 } addrspace(1)*, !dbg !953
	%58 = getelementptr inbounds { i64, i64 }, { i64, i64 } addrspace(1)* %57, i64 0, !dbg !954
	%59 = addrspacecast { i64, i64 } addrspace(1)* %58 to { i64, i64 }*, !dbg !943
	%60 = icmp ugt i64 %51, %p3, !dbg !952
	%61 = icmp ugt i64 %50, %51, !dbg !952
	%62 = icmp eq i1 %56, false, !dbg !953
	%63 = or i1 %60, %61, !dbg !953
	%64 = or i1 %63, %62, !dbg !953
	br i1 %64, label %b5_fail1, label %b5_ok1, !dbg !953, !prof !10

b5_ok1:
	%65 = bitcast { i64, i64 }* %59 to i8*, !dbg !943
	%66 = call i64 @gpuc_wait_line_thread(i8* %65, i32 %19, i8* %ctrl, i32 27), !dbg !943
	%67 = bitcast i64 %66 to double, !dbg !955
	%68 = fadd double %42, %67, !dbg !956
	%69 = add i64 %43, %37, !dbg !941
	br label %b4, !dbg !941

b6:
	%70 = icmp eq i64 %37, 32, !dbg !960
	br i1 %70, label %b7, label %b9, !dbg !960

b7:
	%71 = phi double [ %88, %b8 ], [ %42, %b6 ], !dbg !961
	%72 = phi i64 [ %91, %b8 ], [ 16, %b6 ], !dbg !962
	%73 = icmp sgt i64 %72, 0, !dbg !963
	br i1 %73, label %b8, label %b12, !dbg !963

b8:
	%74 = trunc i64 %72 to i32, !dbg !964
	%75 = bitcast double %71 to i64, !dbg !964
	%76 = trunc i64 %75 to i32, !dbg !964
	%77 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %76, i32 %74, i32 31), !dbg !964
	%78 = extractvalue { i32, i1 } %77, 0, !dbg !964
	%79 = lshr i64 %75, 32, !dbg !964
	%80 = trunc i64 %79 to i32, !dbg !964
	%81 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 3, i32 %80, i32 %74, i32 31), !dbg !964
	%82 = extractvalue { i32, i1 } %81, 0, !dbg !964
	%83 = zext i32 %82 to i64, !dbg !964
	%84 = shl i64 %83, 32, !dbg !964
	%85 = zext i32 %78 to i64, !dbg !964
	%86 = or i64 %85, %84, !dbg !964
	%87 = bitcast i64 %86 to double, !dbg !964
	%88 = fadd double %71, %87, !dbg !965
	%89 = trunc i64 %72 to i32, !dbg !966
	%90 = udiv i32 %89, 2, !dbg !966
	%91 = zext i32 %90 to i64, !dbg !966
	br label %b7, !dbg !966

b9:
	%92 = bitcast double %42 to i64, !dbg !967
	%93 = trunc i64 %92 to i32, !dbg !967
	%94 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %93, i32 0, i32 31), !dbg !967
	%95 = extractvalue { i32, i1 } %94, 0, !dbg !967
	%96 = lshr i64 %92, 32, !dbg !967
	%97 = trunc i64 %96 to i32, !dbg !967
	%98 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %97, i32 0, i32 31), !dbg !967
	%99 = extractvalue { i32, i1 } %98, 0, !dbg !967
	%100 = zext i32 %99 to i64, !dbg !967
	%101 = shl i64 %100, 32, !dbg !967
	%102 = zext i32 %95 to i64, !dbg !967
	%103 = or i64 %102, %101, !dbg !967
	%104 = bitcast i64 %103 to double, !dbg !967
	br label %b10, !dbg !967

b10:
	%105 = phi double [ %104, %b9 ], [ %121, %b11 ], !dbg !968
	%106 = phi i32 [ 1, %b9 ], [ %122, %b11 ], !dbg !969
	%107 = icmp slt i32 %106, %36, !dbg !970
	br i1 %107, label %b11, label %b12, !dbg !970

b11:
	%108 = bitcast double %42 to i64, !dbg !971
	%109 = trunc i64 %108 to i32, !dbg !971
	%110 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %109, i32 %106, i32 31), !dbg !971
	%111 = extractvalue { i32, i1 } %110, 0, !dbg !971
	%112 = lshr i64 %108, 32, !dbg !971
	%113 = trunc i64 %112 to i32, !dbg !971
	%114 = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 0, i32 %113, i32 %106, i32 31), !dbg !971
	%115 = extractvalue { i32, i1 } %114, 0, !dbg !971
	%116 = zext i32 %115 to i64, !dbg !971
	%117 = shl i64 %116, 32, !dbg !971
	%118 = zext i32 %111 to i64, !dbg !971
	%119 = or i64 %118, %117, !dbg !971
	%120 = bitcast i64 %119 to double, !dbg !971
	%121 = fadd double %105, %120, !dbg !965
	%122 = add i32 %106, 1, !dbg !972
	br label %b10, !dbg !972

b12:
	%123 = phi double [ %71, %b7 ], [ %105, %b10 ], !dbg !959
	%124 = icmp ne i64 %29, 0, !dbg !973
	br i1 %124, label %b15, label %b13, !dbg !973

b13:
	%125 = getelementptr inbounds double, double addrspace(1)* %3, i64 0, !dbg !974
	%126 = icmp uge i64 0, %p7, !dbg !974
	br i1 %126, label %b13_fail1, label %b13_ok1, !dbg !974, !prof !10

b13_ok1:
	store double %123, double addrspace(1)* %125, align 8, !dbg !974
	%127 = fcmp ole double %123, %p12, !dbg !975
	br i1 %127, label %b14, label %b15, !dbg !975

b14:
	%128 = add i64 %p11, 1, !dbg !976
	%129 = urem i64 %128, 2, !dbg !977
	%130 = getelementptr inbounds i64, i64 addrspace(1)* %4, i64 %129, !dbg !978
	store i64 %p11, i64 addrspace(1)* %130, align 8, !dbg !978
	br label %b15, !dbg !978

b15:
	ret void, !dbg !932

b0_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 0, i64 %p9), !dbg !930
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !930
	ret void, !dbg !930

b1_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 32, i64 1, i64 %p9), !dbg !935
	call void asm sideeffect "// site 32", ""() nounwind, !dbg !935
	ret void, !dbg !935

b5_fail1:
	%131 = icmp ugt i64 %51, %p3, !dbg !952
	br i1 %131, label %b5_fail2, label %b5_ok2, !dbg !952

b5_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 5, i64 %51, i64 %p3), !dbg !952
	call void asm sideeffect "// site 5", ""() nounwind, !dbg !952
	ret void, !dbg !952

b5_ok2:
	%132 = icmp ugt i64 %50, %51, !dbg !952
	br i1 %132, label %b5_fail3, label %b5_ok3, !dbg !952

b5_fail3:
	call void @gpuc_fail(i8* %ctrl, i32 6, i64 %50, i64 %51), !dbg !952
	call void asm sideeffect "// site 6", ""() nounwind, !dbg !952
	ret void, !dbg !952

b5_ok3:
	call void @gpuc_fail(i8* %ctrl, i32 7, i64 %55, i64 16), !dbg !953
	call void asm sideeffect "// site 7", ""() nounwind, !dbg !953
	ret void, !dbg !953

b13_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 28, i64 0, i64 %p7), !dbg !974
	call void asm sideeffect "// site 28", ""() nounwind, !dbg !974
	ret void, !dbg !974
}

define void @Sample(float* %p0, i64 %p1, float* %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i8* %ctrl) nounwind !dbg !979 {
entry:
	br label %b0, !dbg !980

b0:
	%0 = addrspacecast float* %p0 to float addrspace(1)*, !dbg !980
	%1 = addrspacecast float* %p2 to float addrspace(1)*, !dbg !980
	%2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !981, !range !11
	%3 = sext i32 %2 to i64, !dbg !981
	%4 = call i32 @gpuc_my_pe_thread(), !dbg !982
	%5 = sext i32 %4 to i64, !dbg !982
	%6 = icmp ne i64 %5, 0, !dbg !983
	br label %b1, !dbg !984

b1:
	%7 = phi i64 [ %3, %b0 ], [ %70, %b9 ], !dbg !985
	%8 = icmp slt i64 %7, %p10, !dbg !986
	br i1 %8, label %b2, label %b10, !dbg !986

b2:
	%9 = mul i64 %7, %p8, !dbg !988
	%10 = icmp eq i64 %p10, 0, !dbg !987
	br i1 %10, label %b2_fail1, label %b2_ok1, !dbg !987, !prof !10

b2_ok1:
	%11 = icmp eq i64 %p10, -1, !dbg !987
	%12 = select i1 %11, i64 1, i64 %p10, !dbg !987
	%13 = sdiv i64 %9, %12, !dbg !987
	%14 = sub i64 0, %9, !dbg !987
	%15 = select i1 %11, i64 %14, i64 %13, !dbg !987
	%16 = sub i64 %15, %p7, !dbg !989
	%17 = icmp slt i64 %16, 0, !dbg !990
	br i1 %17, label %b9, label %b3, !dbg !990

b3:
	%18 = icmp sge i64 %16, %p4, !dbg !991
	br i1 %18, label %b9, label %b4, !dbg !991

b4:
	%19 = mul i64 %7, %p9, !dbg !992
	%20 = add i64 %7, 1, !dbg !993
	%21 = mul i64 %20, %p9, !dbg !994
	%22 = sub i64 %21, %19, !dbg !995
	%23 = getelementptr inbounds float, float addrspace(1)* %0, i64 %19, !dbg !995
	%24 = icmp ugt i64 %21, %p1, !dbg !995
	%25 = icmp ugt i64 %19, %21, !dbg !995
	%26 = or i1 %24, %25, !dbg !995
	br i1 %26, label %b4_fail1, label %b4_ok1, !dbg !995, !prof !10

b4_ok1:
	%27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !996, !range !12
	%28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !996, !range !12
	%29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !996, !range !14
	%30 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !996, !range !18
	%31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !996, !range !18
	%32 = mul i32 %31, %29, !dbg !996
	%33 = add i32 %28, %32, !dbg !996
	%34 = mul i32 %30, %33, !dbg !996
	%35 = add i32 %27, %34, !dbg !996
	%36 = sext i32 %35 to i64, !dbg !996
	%37 = mul i32 %30, %31, !dbg !996
	%38 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !996, !range !19
	%39 = mul i32 %37, %38, !dbg !996
	%40 = sext i32 %39 to i64, !dbg !996
	%41 = add i64 %16, 1, !dbg !997
	%42 = mul i64 %41, %p6, !dbg !998
	br label %b5, !dbg !996

b5:
	%43 = phi i64 [ %36, %b4_ok1 ], [ %56, %b6_ok1 ], !dbg !996
	%44 = icmp slt i64 %43, %p9, !dbg !996
	br i1 %44, label %b6, label %b7, !dbg !996

b6:
	%45 = mul i64 %43, %p5, !dbg !999
	%46 = icmp eq i64 %p9, -1, !dbg !1000
	%47 = select i1 %46, i64 1, i64 %p9, !dbg !1000
	%48 = sdiv i64 %45, %47, !dbg !1000
	%49 = sub i64 0, %45, !dbg !1000
	%50 = select i1 %46, i64 %49, i64 %48, !dbg !1000
	%51 = add i64 %42, %50, !dbg !1001
	%52 = getelementptr inbounds float, float addrspace(1)* %1, i64 %51, !dbg !1002
	%53 = icmp uge i64 %51, %p3, !dbg !1002
	br i1 %53, label %b6_fail1, label %b6_ok1, !dbg !1002, !prof !10

b6_ok1:
	%54 = load float, float addrspace(1)* %52, align 4, !dbg !1002
	%55 = getelementptr inbounds float, float addrspace(1)* %23, i64 %43, !dbg !1003
	store float %54, float addrspace(1)* %55, align 4, !dbg !1003
	%56 = add i64 %43, %40, !dbg !996
	br label %b5, !dbg !996

b7:
	%57 = call i32 @gpuc_num_pes_thread(), !dbg !1004
	%58 = sext i32 0 to i64, !dbg !1004
	%59 = sext i32 %57 to i64, !dbg !1004
	%60 = icmp ult i64 %58, %59, !dbg !1004
	%61 = select i1 %60, i32 0, i32 0, !dbg !1004
	%62 = call i8* @gpuc_peer_early(i32 %61), !dbg !1004
	call void @llvm.nvvm.barrier0(), !dbg !1005
	br i1 %6, label %b8, label %b9, !dbg !983

b8:
	%63 = mul i64 %22, 4, !dbg !1004
	%64 = addrspacecast float addrspace(1)* %23 to float*, !dbg !1004
	%65 = addrspacecast float addrspace(1)* %23 to float*, !dbg !1004
	%66 = bitcast float* %64 to i8*, !dbg !1004
	%67 = bitcast float* %65 to i8*, !dbg !1004
	call void @gpuc_put_block(i8* %66, i8* %67, i64 %63, i32 0, i32 1, i32 1, i8* %62), !dbg !1004
	br label %b9, !dbg !1004

b9:
	%68 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !1006, !range !504
	%69 = sext i32 %68 to i64, !dbg !1006
	%70 = add i64 %7, %69, !dbg !1007
	br label %b1, !dbg !1007

b10:
	ret void, !dbg !1007

b2_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 33, i64 0, i64 0), !dbg !987
	call void asm sideeffect "// site 33", ""() nounwind, !dbg !987
	ret void, !dbg !987

b4_fail1:
	%71 = icmp ugt i64 %21, %p1, !dbg !995
	br i1 %71, label %b4_fail2, label %b4_ok2, !dbg !995

b4_fail2:
	call void @gpuc_fail(i8* %ctrl, i32 34, i64 %21, i64 %p1), !dbg !995
	call void asm sideeffect "// site 34", ""() nounwind, !dbg !995
	ret void, !dbg !995

b4_ok2:
	call void @gpuc_fail(i8* %ctrl, i32 35, i64 %19, i64 %21), !dbg !995
	call void asm sideeffect "// site 35", ""() nounwind, !dbg !995
	ret void, !dbg !995

b6_fail1:
	call void @gpuc_fail(i8* %ctrl, i32 36, i64 %51, i64 %p3), !dbg !1002
	call void asm sideeffect "// site 36", ""() nounwind, !dbg !1002
	ret void, !dbg !1002
}

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
	%11 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !11
	%12 = getelementptr i8, i8 addrspace(1)* %0, i64 16
	%13 = bitcast i8 addrspace(1)* %12 to i32 addrspace(1)*
	store volatile i32 %11, i32 addrspace(1)* %13, align 4
	%14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !12
	%15 = getelementptr i8, i8 addrspace(1)* %0, i64 28
	%16 = bitcast i8 addrspace(1)* %15 to i32 addrspace(1)*
	store volatile i32 %14, i32 addrspace(1)* %16, align 4
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !13
	%18 = getelementptr i8, i8 addrspace(1)* %0, i64 20
	%19 = bitcast i8 addrspace(1)* %18 to i32 addrspace(1)*
	store volatile i32 %17, i32 addrspace(1)* %19, align 4
	%20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !12
	%21 = getelementptr i8, i8 addrspace(1)* %0, i64 32
	%22 = bitcast i8 addrspace(1)* %21 to i32 addrspace(1)*
	store volatile i32 %20, i32 addrspace(1)* %22, align 4
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !13
	%24 = getelementptr i8, i8 addrspace(1)* %0, i64 24
	%25 = bitcast i8 addrspace(1)* %24 to i32 addrspace(1)*
	store volatile i32 %23, i32 addrspace(1)* %25, align 4
	%26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !14
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

declare i32 @gpuc_my_pe_thread() nounwind

declare i32 @gpuc_num_pes_thread() nounwind

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
	%0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !range !12
	%1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !range !12
	%2 = or i32 %0, %1
	%3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !range !14
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
	%16 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !range !504
	%17 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !range !433
	%18 = mul i32 %16, %17
	%19 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !range !433
	%20 = mul i32 %18, %19
	%21 = sub i32 -2147483647, %20
	%22 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !range !11
	%23 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !range !13
	%24 = or i32 %22, %23
	%25 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !range !13
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
!nvvm.annotations = !{!1008, !1009, !1010, !1011, !1012, !1013, !1014, !1015, !1016, !1017, !1018, !1019, !1020, !1021, !1022, !1023, !1024, !1025}
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
!9 = !DILocation(line: 68, column: 20, scope: !7)
!10 = !{!"branch_weights", i32 1, i32 1048576}
!11 = !{i32 0, i32 2147483647}
!12 = !{i32 0, i32 1024}
!13 = !{i32 0, i32 65535}
!14 = !{i32 0, i32 64}
!15 = !DILocation(line: 68, column: 24, scope: !7)
!16 = !DILocation(line: 69, column: 32, scope: !7)
!17 = !DILocation(line: 69, column: 50, scope: !7)
!18 = !{i32 1, i32 1025}
!19 = !{i32 1, i32 65}
!20 = !DILocation(line: 78, column: 25, scope: !7)
!21 = distinct !DISubprogram(name: "place", scope: !6, file: !6, line: 92, type: !4, isDefinition: true, scopeLine: 92, isOptimized: true, unit: !2)
!22 = !DILocation(line: 72, column: 26, scope: !7)
!23 = !DILocation(line: 92, column: 62, scope: !21, inlinedAt: !22)
!24 = !DILocation(line: 80, column: 37, scope: !7)
!25 = !DILocation(line: 80, column: 52, scope: !7)
!26 = !DILocation(line: 78, column: 48, scope: !7)
!27 = !DILocation(line: 76, column: 2, scope: !7)
!28 = !DIFile(filename: "allreduce.go", directory: "github.com/gpuc-go/gpuc/dsl/ll")
!29 = distinct !DISubprogram(name: "Publish", scope: !28, file: !28, line: 62, type: !4, isDefinition: true, scopeLine: 62, isOptimized: true, unit: !2)
!30 = !DILocation(line: 86, column: 13, scope: !7)
!31 = !DILocation(line: 63, column: 23, scope: !29, inlinedAt: !30)
!32 = !DILocation(line: 63, column: 40, scope: !29, inlinedAt: !30)
!33 = !{!"branch_weights", i32 1048576, i32 1}
!34 = !DILocation(line: 78, column: 6, scope: !7)
!35 = !DILocation(line: 78, column: 31, scope: !7)
!36 = !DILocation(line: 92, column: 50, scope: !21, inlinedAt: !22)
!37 = !DILocation(line: 92, column: 57, scope: !21, inlinedAt: !22)
!38 = !DILocation(line: 92, column: 69, scope: !21, inlinedAt: !22)
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
!105 = !DILocation(line: 69, column: 8, scope: !29, inlinedAt: !30)
!106 = !DILocation(line: 12, column: 16, scope: !104, inlinedAt: !105)
!107 = !DILocation(line: 65, column: 12, scope: !29, inlinedAt: !30)
!108 = !DILocation(line: 66, column: 9, scope: !29, inlinedAt: !30)
!109 = !DILocation(line: 67, column: 4, scope: !29, inlinedAt: !30)
!110 = !DILocation(line: 65, column: 3, scope: !29, inlinedAt: !30)
!111 = distinct !DISubprogram(name: "valueAt", scope: !28, file: !28, line: 96, type: !4, isDefinition: true, scopeLine: 96, isOptimized: true, unit: !2)
!112 = !DILocation(line: 69, column: 29, scope: !29, inlinedAt: !30)
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
!126 = distinct !DISubprogram(name: "edge", scope: !125, file: !125, line: 132, type: !4, isDefinition: true, scopeLine: 132, isOptimized: true, unit: !2)
!127 = !DILocation(line: 132, column: 6, scope: !126)
!128 = !DILocation(line: 133, column: 11, scope: !126)
!129 = !DILocation(line: 134, column: 3, scope: !126)
!130 = !DILocation(line: 136, column: 12, scope: !126)
!131 = !DILocation(line: 136, column: 17, scope: !126)
!132 = !DILocation(line: 136, column: 24, scope: !126)
!133 = !DILocation(line: 136, column: 20, scope: !126)
!134 = !DILocation(line: 136, column: 38, scope: !126)
!135 = !DILocation(line: 136, column: 33, scope: !126)
!136 = distinct !DISubprogram(name: "Layout.thread", scope: !125, file: !125, line: 119, type: !4, isDefinition: true, scopeLine: 119, isOptimized: true, unit: !2)
!137 = !DILocation(line: 137, column: 36, scope: !126)
!138 = !DILocation(line: 120, column: 42, scope: !136, inlinedAt: !137)
!139 = !DILocation(line: 121, column: 22, scope: !136, inlinedAt: !137)
!140 = !DILocation(line: 121, column: 37, scope: !136, inlinedAt: !137)
!141 = !DILocation(line: 121, column: 46, scope: !136, inlinedAt: !137)
!142 = !DILocation(line: 121, column: 26, scope: !136, inlinedAt: !137)
!143 = !DILocation(line: 122, column: 11, scope: !136, inlinedAt: !137)
!144 = !DILocation(line: 123, column: 5, scope: !136, inlinedAt: !137)
!145 = !DILocation(line: 125, column: 16, scope: !126)
!146 = !DILocation(line: 125, column: 20, scope: !136, inlinedAt: !137)
!147 = !DILocation(line: 125, column: 11, scope: !136, inlinedAt: !137)
!148 = !DILocation(line: 126, column: 5, scope: !136, inlinedAt: !137)
!149 = !DILocation(line: 128, column: 9, scope: !126)
!150 = !DILocation(line: 137, column: 60, scope: !126)
!151 = !DILocation(line: 137, column: 57, scope: !126)
!152 = !DILocation(line: 137, column: 83, scope: !126)
!153 = distinct !DISubprogram(name: "line", scope: !125, file: !125, line: 175, type: !4, isDefinition: true, scopeLine: 175, isOptimized: true, unit: !2)
!154 = !DILocation(line: 137, column: 13, scope: !126)
!155 = !DILocation(line: 177, column: 34, scope: !153, inlinedAt: !154)
!156 = !DILocation(line: 177, column: 31, scope: !153, inlinedAt: !154)
!157 = !DILocation(line: 177, column: 58, scope: !153, inlinedAt: !154)
!158 = !DILocation(line: 177, column: 66, scope: !153, inlinedAt: !154)
!159 = !DILocation(line: 177, column: 55, scope: !153, inlinedAt: !154)
!160 = !DILocation(line: 177, column: 95, scope: !153, inlinedAt: !154)
!161 = !DILocation(line: 177, column: 84, scope: !153, inlinedAt: !154)
!162 = distinct !DISubprogram(name: "mean", scope: !125, file: !125, line: 186, type: !4, isDefinition: true, scopeLine: 186, isOptimized: true, unit: !2)
!163 = !DILocation(line: 177, column: 13, scope: !153, inlinedAt: !154)
!164 = !DILocation(line: 188, column: 12, scope: !162, inlinedAt: !163)
!165 = !DILocation(line: 188, column: 20, scope: !162, inlinedAt: !163)
!166 = !DILocation(line: 188, column: 27, scope: !162, inlinedAt: !163)
!167 = !DILocation(line: 188, column: 37, scope: !162, inlinedAt: !163)
!168 = !DILocation(line: 189, column: 13, scope: !162, inlinedAt: !163)
!169 = !DILocation(line: 189, column: 21, scope: !162, inlinedAt: !163)
!170 = !DILocation(line: 189, column: 28, scope: !162, inlinedAt: !163)
!171 = !DILocation(line: 189, column: 38, scope: !162, inlinedAt: !163)
!172 = !DILocation(line: 190, column: 13, scope: !162, inlinedAt: !163)
!173 = !DILocation(line: 190, column: 21, scope: !162, inlinedAt: !163)
!174 = !DILocation(line: 190, column: 28, scope: !162, inlinedAt: !163)
!175 = !DILocation(line: 190, column: 38, scope: !162, inlinedAt: !163)
!176 = !DILocation(line: 191, column: 13, scope: !162, inlinedAt: !163)
!177 = !DILocation(line: 191, column: 21, scope: !162, inlinedAt: !163)
!178 = !DILocation(line: 191, column: 28, scope: !162, inlinedAt: !163)
!179 = !DILocation(line: 191, column: 38, scope: !162, inlinedAt: !163)
!180 = !DILocation(line: 178, column: 8, scope: !153, inlinedAt: !154)
!181 = distinct !DISubprogram(name: "fixed", scope: !125, file: !125, line: 197, type: !4, isDefinition: true, scopeLine: 197, isOptimized: true, unit: !2)
!182 = !DILocation(line: 179, column: 14, scope: !153, inlinedAt: !154)
!183 = !DILocation(line: 198, column: 12, scope: !181, inlinedAt: !182)
!184 = !DILocation(line: 199, column: 7, scope: !181, inlinedAt: !182)
!185 = !DILocation(line: 201, column: 20, scope: !126)
!186 = !DILocation(line: 201, column: 20, scope: !181, inlinedAt: !182)
!187 = !DILocation(line: 201, column: 12, scope: !181, inlinedAt: !182)
!188 = !DILocation(line: 202, column: 7, scope: !181, inlinedAt: !182)
!189 = !DILocation(line: 204, column: 11, scope: !126)
!190 = !DILocation(line: 204, column: 11, scope: !181, inlinedAt: !182)
!191 = !DILocation(line: 204, column: 14, scope: !181, inlinedAt: !182)
!192 = !DILocation(line: 205, column: 7, scope: !181, inlinedAt: !182)
!193 = !DILocation(line: 207, column: 11, scope: !126)
!194 = !DILocation(line: 207, column: 11, scope: !181, inlinedAt: !182)
!195 = !DILocation(line: 207, column: 14, scope: !181, inlinedAt: !182)
!196 = !DILocation(line: 208, column: 7, scope: !181, inlinedAt: !182)
!197 = !DILocation(line: 210, column: 11, scope: !126)
!198 = !DILocation(line: 210, column: 11, scope: !181, inlinedAt: !182)
!199 = !DILocation(line: 210, column: 14, scope: !181, inlinedAt: !182)
!200 = !DILocation(line: 211, column: 7, scope: !181, inlinedAt: !182)
!201 = !DILocation(line: 213, column: 9, scope: !126)
!202 = !DILocation(line: 177, column: 2, scope: !153, inlinedAt: !154)
!203 = !DILocation(line: 181, column: 11, scope: !153, inlinedAt: !154)
!204 = distinct !DISubprogram(name: "distance", scope: !125, file: !125, line: 217, type: !4, isDefinition: true, scopeLine: 217, isOptimized: true, unit: !2)
!205 = !DILocation(line: 182, column: 17, scope: !153, inlinedAt: !154)
!206 = !DILocation(line: 218, column: 19, scope: !204, inlinedAt: !205)
!207 = !DILocation(line: 218, column: 28, scope: !204, inlinedAt: !205)
!208 = !DILocation(line: 218, column: 37, scope: !204, inlinedAt: !205)
!209 = !DILocation(line: 218, column: 46, scope: !204, inlinedAt: !205)
!210 = !DILocation(line: 219, column: 10, scope: !204, inlinedAt: !205)
!211 = !DILocation(line: 219, column: 16, scope: !204, inlinedAt: !205)
!212 = !DILocation(line: 219, column: 13, scope: !204, inlinedAt: !205)
!213 = !DILocation(line: 219, column: 22, scope: !204, inlinedAt: !205)
!214 = !DILocation(line: 219, column: 19, scope: !204, inlinedAt: !205)
!215 = !DILocation(line: 219, column: 28, scope: !204, inlinedAt: !205)
!216 = !DILocation(line: 219, column: 25, scope: !204, inlinedAt: !205)
!217 = !DILocation(line: 137, column: 2, scope: !126)
!218 = distinct !DISubprogram(name: "march", scope: !125, file: !125, line: 143, type: !4, isDefinition: true, scopeLine: 143, isOptimized: true, unit: !2)
!219 = !DILocation(line: 143, column: 6, scope: !218)
!220 = !DILocation(line: 144, column: 11, scope: !218)
!221 = !DILocation(line: 144, column: 27, scope: !218)
!222 = !DILocation(line: 145, column: 3, scope: !218)
!223 = !DILocation(line: 147, column: 15, scope: !218)
!224 = !DILocation(line: 120, column: 42, scope: !136, inlinedAt: !223)
!225 = !DILocation(line: 121, column: 22, scope: !136, inlinedAt: !223)
!226 = !DILocation(line: 121, column: 37, scope: !136, inlinedAt: !223)
!227 = !DILocation(line: 121, column: 46, scope: !136, inlinedAt: !223)
!228 = !DILocation(line: 121, column: 26, scope: !136, inlinedAt: !223)
!229 = !DILocation(line: 122, column: 11, scope: !136, inlinedAt: !223)
!230 = !DILocation(line: 123, column: 5, scope: !136, inlinedAt: !223)
!231 = !DILocation(line: 125, column: 16, scope: !218)
!232 = !DILocation(line: 125, column: 20, scope: !136, inlinedAt: !223)
!233 = !DILocation(line: 125, column: 11, scope: !136, inlinedAt: !223)
!234 = !DILocation(line: 126, column: 5, scope: !136, inlinedAt: !223)
!235 = !DILocation(line: 128, column: 9, scope: !218)
!236 = !DILocation(line: 149, column: 41, scope: !218)
!237 = !DILocation(line: 150, column: 12, scope: !218)
!238 = !DILocation(line: 150, column: 16, scope: !218)
!239 = !DILocation(line: 150, column: 19, scope: !218)
!240 = !DILocation(line: 150, column: 30, scope: !218)
!241 = !DILocation(line: 150, column: 25, scope: !218)
!242 = !DILocation(line: 151, column: 24, scope: !218)
!243 = !DILocation(line: 151, column: 21, scope: !218)
!244 = !DILocation(line: 151, column: 40, scope: !218)
!245 = !DILocation(line: 152, column: 13, scope: !218)
!246 = !DILocation(line: 160, column: 21, scope: !218)
!247 = !DILocation(line: 198, column: 12, scope: !181, inlinedAt: !246)
!248 = !DILocation(line: 201, column: 20, scope: !181, inlinedAt: !246)
!249 = !DILocation(line: 201, column: 12, scope: !181, inlinedAt: !246)
!250 = !DILocation(line: 204, column: 11, scope: !181, inlinedAt: !246)
!251 = !DILocation(line: 204, column: 14, scope: !181, inlinedAt: !246)
!252 = !DILocation(line: 207, column: 11, scope: !181, inlinedAt: !246)
!253 = !DILocation(line: 207, column: 14, scope: !181, inlinedAt: !246)
!254 = !DILocation(line: 210, column: 11, scope: !181, inlinedAt: !246)
!255 = !DILocation(line: 210, column: 14, scope: !181, inlinedAt: !246)
!256 = !DILocation(line: 148, column: 2, scope: !218)
!257 = !DILocation(line: 150, column: 2, scope: !218)
!258 = !DILocation(line: 151, column: 2, scope: !218)
!259 = !DILocation(line: 151, column: 6, scope: !218)
!260 = !DILocation(line: 152, column: 2, scope: !218)
!261 = !DILocation(line: 153, column: 13, scope: !218)
!262 = !DILocation(line: 154, column: 15, scope: !218)
!263 = !DILocation(line: 155, column: 25, scope: !218)
!264 = !DILocation(line: 155, column: 48, scope: !218)
!265 = !DILocation(line: 155, column: 42, scope: !218)
!266 = !DILocation(line: 156, column: 27, scope: !218)
!267 = !DILocation(line: 156, column: 35, scope: !218)
!268 = !DILocation(line: 156, column: 24, scope: !218)
!269 = !DILocation(line: 156, column: 64, scope: !218)
!270 = !DILocation(line: 156, column: 53, scope: !218)
!271 = !DILocation(line: 157, column: 32, scope: !218)
!272 = !DILocation(line: 157, column: 40, scope: !218)
!273 = !DILocation(line: 157, column: 26, scope: !218)
!274 = !DILocation(line: 157, column: 72, scope: !218)
!275 = !DILocation(line: 157, column: 58, scope: !218)
!276 = !DILocation(line: 158, column: 20, scope: !218)
!277 = !DILocation(line: 188, column: 12, scope: !162, inlinedAt: !276)
!278 = !DILocation(line: 188, column: 20, scope: !162, inlinedAt: !276)
!279 = !DILocation(line: 188, column: 27, scope: !162, inlinedAt: !276)
!280 = !DILocation(line: 188, column: 37, scope: !162, inlinedAt: !276)
!281 = !DILocation(line: 189, column: 13, scope: !162, inlinedAt: !276)
!282 = !DILocation(line: 189, column: 21, scope: !162, inlinedAt: !276)
!283 = !DILocation(line: 189, column: 28, scope: !162, inlinedAt: !276)
!284 = !DILocation(line: 189, column: 38, scope: !162, inlinedAt: !276)
!285 = !DILocation(line: 190, column: 13, scope: !162, inlinedAt: !276)
!286 = !DILocation(line: 190, column: 21, scope: !162, inlinedAt: !276)
!287 = !DILocation(line: 190, column: 28, scope: !162, inlinedAt: !276)
!288 = !DILocation(line: 190, column: 38, scope: !162, inlinedAt: !276)
!289 = !DILocation(line: 191, column: 13, scope: !162, inlinedAt: !276)
!290 = !DILocation(line: 191, column: 21, scope: !162, inlinedAt: !276)
!291 = !DILocation(line: 191, column: 28, scope: !162, inlinedAt: !276)
!292 = !DILocation(line: 191, column: 38, scope: !162, inlinedAt: !276)
!293 = !DILocation(line: 158, column: 54, scope: !218)
!294 = !DILocation(line: 188, column: 12, scope: !162, inlinedAt: !293)
!295 = !DILocation(line: 188, column: 20, scope: !162, inlinedAt: !293)
!296 = !DILocation(line: 188, column: 27, scope: !162, inlinedAt: !293)
!297 = !DILocation(line: 188, column: 37, scope: !162, inlinedAt: !293)
!298 = !DILocation(line: 189, column: 13, scope: !162, inlinedAt: !293)
!299 = !DILocation(line: 189, column: 21, scope: !162, inlinedAt: !293)
!300 = !DILocation(line: 189, column: 28, scope: !162, inlinedAt: !293)
!301 = !DILocation(line: 189, column: 38, scope: !162, inlinedAt: !293)
!302 = !DILocation(line: 190, column: 13, scope: !162, inlinedAt: !293)
!303 = !DILocation(line: 190, column: 21, scope: !162, inlinedAt: !293)
!304 = !DILocation(line: 190, column: 28, scope: !162, inlinedAt: !293)
!305 = !DILocation(line: 190, column: 38, scope: !162, inlinedAt: !293)
!306 = !DILocation(line: 191, column: 13, scope: !162, inlinedAt: !293)
!307 = !DILocation(line: 191, column: 21, scope: !162, inlinedAt: !293)
!308 = !DILocation(line: 191, column: 28, scope: !162, inlinedAt: !293)
!309 = !DILocation(line: 191, column: 38, scope: !162, inlinedAt: !293)
!310 = !DILocation(line: 159, column: 9, scope: !218)
!311 = !DILocation(line: 199, column: 7, scope: !181, inlinedAt: !246)
!312 = !DILocation(line: 201, column: 20, scope: !218)
!313 = !DILocation(line: 202, column: 7, scope: !181, inlinedAt: !246)
!314 = !DILocation(line: 204, column: 11, scope: !218)
!315 = !DILocation(line: 205, column: 7, scope: !181, inlinedAt: !246)
!316 = !DILocation(line: 207, column: 11, scope: !218)
!317 = !DILocation(line: 208, column: 7, scope: !181, inlinedAt: !246)
!318 = !DILocation(line: 210, column: 11, scope: !218)
!319 = !DILocation(line: 211, column: 7, scope: !181, inlinedAt: !246)
!320 = !DILocation(line: 213, column: 9, scope: !218)
!321 = !DILocation(line: 160, column: 57, scope: !218)
!322 = !DILocation(line: 198, column: 12, scope: !181, inlinedAt: !321)
!323 = !DILocation(line: 199, column: 7, scope: !181, inlinedAt: !321)
!324 = !DILocation(line: 201, column: 12, scope: !181, inlinedAt: !321)
!325 = !DILocation(line: 202, column: 7, scope: !181, inlinedAt: !321)
!326 = !DILocation(line: 204, column: 14, scope: !181, inlinedAt: !321)
!327 = !DILocation(line: 205, column: 7, scope: !181, inlinedAt: !321)
!328 = !DILocation(line: 207, column: 14, scope: !181, inlinedAt: !321)
!329 = !DILocation(line: 208, column: 7, scope: !181, inlinedAt: !321)
!330 = !DILocation(line: 210, column: 14, scope: !181, inlinedAt: !321)
!331 = !DILocation(line: 211, column: 7, scope: !181, inlinedAt: !321)
!332 = !DILocation(line: 158, column: 3, scope: !218)
!333 = !DILocation(line: 158, column: 8, scope: !218)
!334 = !DILocation(line: 162, column: 12, scope: !218)
!335 = !DILocation(line: 162, column: 27, scope: !218)
!336 = !DILocation(line: 163, column: 22, scope: !218)
!337 = !DILocation(line: 218, column: 19, scope: !204, inlinedAt: !336)
!338 = !DILocation(line: 218, column: 28, scope: !204, inlinedAt: !336)
!339 = !DILocation(line: 218, column: 37, scope: !204, inlinedAt: !336)
!340 = !DILocation(line: 218, column: 46, scope: !204, inlinedAt: !336)
!341 = !DILocation(line: 219, column: 10, scope: !204, inlinedAt: !336)
!342 = !DILocation(line: 219, column: 16, scope: !204, inlinedAt: !336)
!343 = !DILocation(line: 219, column: 13, scope: !204, inlinedAt: !336)
!344 = !DILocation(line: 219, column: 22, scope: !204, inlinedAt: !336)
!345 = !DILocation(line: 219, column: 19, scope: !204, inlinedAt: !336)
!346 = !DILocation(line: 219, column: 28, scope: !204, inlinedAt: !336)
!347 = !DILocation(line: 219, column: 25, scope: !204, inlinedAt: !336)
!348 = !DILocation(line: 163, column: 43, scope: !218)
!349 = !DILocation(line: 218, column: 19, scope: !204, inlinedAt: !348)
!350 = !DILocation(line: 218, column: 28, scope: !204, inlinedAt: !348)
!351 = !DILocation(line: 218, column: 37, scope: !204, inlinedAt: !348)
!352 = !DILocation(line: 218, column: 46, scope: !204, inlinedAt: !348)
!353 = !DILocation(line: 219, column: 10, scope: !204, inlinedAt: !348)
!354 = !DILocation(line: 219, column: 16, scope: !204, inlinedAt: !348)
!355 = !DILocation(line: 219, column: 13, scope: !204, inlinedAt: !348)
!356 = !DILocation(line: 219, column: 22, scope: !204, inlinedAt: !348)
!357 = !DILocation(line: 219, column: 19, scope: !204, inlinedAt: !348)
!358 = !DILocation(line: 219, column: 28, scope: !204, inlinedAt: !348)
!359 = !DILocation(line: 219, column: 25, scope: !204, inlinedAt: !348)
!360 = !DILocation(line: 163, column: 33, scope: !218)
!361 = !DILocation(line: 163, column: 3, scope: !218)
!362 = !DILocation(line: 153, column: 19, scope: !218)
!363 = !{!"llvm.loop.unroll.disable"}
!364 = distinct !{!364, !363}
!365 = !DILocation(line: 167, column: 10, scope: !218)
!366 = !DILocation(line: 168, column: 18, scope: !218)
!367 = !DILocation(line: 177, column: 34, scope: !153, inlinedAt: !366)
!368 = !DILocation(line: 177, column: 31, scope: !153, inlinedAt: !366)
!369 = !DILocation(line: 177, column: 58, scope: !153, inlinedAt: !366)
!370 = !DILocation(line: 177, column: 66, scope: !153, inlinedAt: !366)
!371 = !DILocation(line: 177, column: 55, scope: !153, inlinedAt: !366)
!372 = !DILocation(line: 177, column: 95, scope: !153, inlinedAt: !366)
!373 = !DILocation(line: 177, column: 84, scope: !153, inlinedAt: !366)
!374 = !DILocation(line: 177, column: 13, scope: !153, inlinedAt: !366)
!375 = !DILocation(line: 188, column: 12, scope: !162, inlinedAt: !374)
!376 = !DILocation(line: 188, column: 20, scope: !162, inlinedAt: !374)
!377 = !DILocation(line: 188, column: 27, scope: !162, inlinedAt: !374)
!378 = !DILocation(line: 188, column: 37, scope: !162, inlinedAt: !374)
!379 = !DILocation(line: 189, column: 13, scope: !162, inlinedAt: !374)
!380 = !DILocation(line: 189, column: 21, scope: !162, inlinedAt: !374)
!381 = !DILocation(line: 189, column: 28, scope: !162, inlinedAt: !374)
!382 = !DILocation(line: 189, column: 38, scope: !162, inlinedAt: !374)
!383 = !DILocation(line: 190, column: 13, scope: !162, inlinedAt: !374)
!384 = !DILocation(line: 190, column: 21, scope: !162, inlinedAt: !374)
!385 = !DILocation(line: 190, column: 28, scope: !162, inlinedAt: !374)
!386 = !DILocation(line: 190, column: 38, scope: !162, inlinedAt: !374)
!387 = !DILocation(line: 191, column: 13, scope: !162, inlinedAt: !374)
!388 = !DILocation(line: 191, column: 21, scope: !162, inlinedAt: !374)
!389 = !DILocation(line: 191, column: 28, scope: !162, inlinedAt: !374)
!390 = !DILocation(line: 191, column: 38, scope: !162, inlinedAt: !374)
!391 = !DILocation(line: 178, column: 8, scope: !153, inlinedAt: !366)
!392 = !DILocation(line: 179, column: 14, scope: !153, inlinedAt: !366)
!393 = !DILocation(line: 198, column: 12, scope: !181, inlinedAt: !392)
!394 = !DILocation(line: 199, column: 7, scope: !181, inlinedAt: !392)
!395 = !DILocation(line: 201, column: 12, scope: !181, inlinedAt: !392)
!396 = !DILocation(line: 202, column: 7, scope: !181, inlinedAt: !392)
!397 = !DILocation(line: 204, column: 14, scope: !181, inlinedAt: !392)
!398 = !DILocation(line: 205, column: 7, scope: !181, inlinedAt: !392)
!399 = !DILocation(line: 207, column: 14, scope: !181, inlinedAt: !392)
!400 = !DILocation(line: 208, column: 7, scope: !181, inlinedAt: !392)
!401 = !DILocation(line: 210, column: 14, scope: !181, inlinedAt: !392)
!402 = !DILocation(line: 211, column: 7, scope: !181, inlinedAt: !392)
!403 = !DILocation(line: 177, column: 2, scope: !153, inlinedAt: !366)
!404 = !DILocation(line: 181, column: 11, scope: !153, inlinedAt: !366)
!405 = !DILocation(line: 182, column: 17, scope: !153, inlinedAt: !366)
!406 = !DILocation(line: 218, column: 19, scope: !204, inlinedAt: !405)
!407 = !DILocation(line: 218, column: 28, scope: !204, inlinedAt: !405)
!408 = !DILocation(line: 218, column: 37, scope: !204, inlinedAt: !405)
!409 = !DILocation(line: 218, column: 46, scope: !204, inlinedAt: !405)
!410 = !DILocation(line: 219, column: 10, scope: !204, inlinedAt: !405)
!411 = !DILocation(line: 219, column: 16, scope: !204, inlinedAt: !405)
!412 = !DILocation(line: 219, column: 13, scope: !204, inlinedAt: !405)
!413 = !DILocation(line: 219, column: 22, scope: !204, inlinedAt: !405)
!414 = !DILocation(line: 219, column: 19, scope: !204, inlinedAt: !405)
!415 = !DILocation(line: 219, column: 28, scope: !204, inlinedAt: !405)
!416 = !DILocation(line: 219, column: 25, scope: !204, inlinedAt: !405)
!417 = !DILocation(line: 168, column: 3, scope: !218)
!418 = !DILocation(line: 170, column: 2, scope: !218)
!419 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 25, type: !4, isDefinition: true, scopeLine: 25, isOptimized: true, unit: !2)
!420 = !DILocation(line: 25, column: 6, scope: !419)
!421 = distinct !DISubprogram(name: "leads", scope: !1, file: !1, line: 55, type: !4, isDefinition: true, scopeLine: 55, isOptimized: true, unit: !2)
!422 = !DILocation(line: 26, column: 10, scope: !419)
!423 = !DILocation(line: 56, column: 19, scope: !421, inlinedAt: !422)
!424 = !DILocation(line: 56, column: 24, scope: !421, inlinedAt: !422)
!425 = distinct !DISubprogram(name: "send", scope: !125, file: !125, line: 98, type: !4, isDefinition: true, scopeLine: 98, isOptimized: true, unit: !2)
!426 = distinct !DISubprogram(name: "sweepTile", scope: !125, file: !125, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!427 = distinct !DISubprogram(name: "sweep", scope: !125, file: !125, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!428 = !DILocation(line: 44, column: 18, scope: !419)
!429 = !DILocation(line: 46, column: 23, scope: !427, inlinedAt: !428)
!430 = !DILocation(line: 85, column: 8, scope: !426, inlinedAt: !429)
!431 = !DILocation(line: 104, column: 20, scope: !425, inlinedAt: !430)
!432 = !DILocation(line: 56, column: 59, scope: !421, inlinedAt: !422)
!433 = !{i32 1, i32 65536}
!434 = !DILocation(line: 56, column: 63, scope: !421, inlinedAt: !422)
!435 = !DILocation(line: 56, column: 47, scope: !421, inlinedAt: !422)
!436 = !DILocation(line: 56, column: 83, scope: !421, inlinedAt: !422)
!437 = !DILocation(line: 56, column: 86, scope: !421, inlinedAt: !422)
!438 = !DILocation(line: 27, column: 10, scope: !419)
!439 = !DILocation(line: 27, column: 23, scope: !419)
!440 = !DILocation(line: 27, column: 8, scope: !419)
!441 = !DILocation(line: 27, column: 29, scope: !419)
!442 = !DILocation(line: 31, column: 11, scope: !419)
!443 = !DILocation(line: 32, column: 25, scope: !419)
!444 = !DILocation(line: 32, column: 23, scope: !419)
!445 = !DILocation(line: 32, column: 37, scope: !419)
!446 = !DILocation(line: 33, column: 12, scope: !419)
!447 = !DILocation(line: 56, column: 24, scope: !421, inlinedAt: !446)
!448 = !DILocation(line: 56, column: 59, scope: !421, inlinedAt: !446)
!449 = !DILocation(line: 56, column: 63, scope: !421, inlinedAt: !446)
!450 = !DILocation(line: 56, column: 47, scope: !421, inlinedAt: !446)
!451 = !DILocation(line: 56, column: 83, scope: !421, inlinedAt: !446)
!452 = !DILocation(line: 56, column: 86, scope: !421, inlinedAt: !446)
!453 = !DILocation(line: 34, column: 14, scope: !419)
!454 = !DILocation(line: 36, column: 4, scope: !419)
!455 = !DILocation(line: 39, column: 32, scope: !419)
!456 = distinct !DISubprogram(name: "collects", scope: !6, file: !6, line: 37, type: !4, isDefinition: true, scopeLine: 37, isOptimized: true, unit: !2)
!457 = !DILocation(line: 39, column: 48, scope: !419)
!458 = !DILocation(line: 38, column: 24, scope: !456, inlinedAt: !457)
!459 = !DILocation(line: 38, column: 46, scope: !456, inlinedAt: !457)
!460 = !DILocation(line: 38, column: 65, scope: !456, inlinedAt: !457)
!461 = !DILocation(line: 38, column: 55, scope: !456, inlinedAt: !457)
!462 = !DILocation(line: 38, column: 49, scope: !456, inlinedAt: !457)
!463 = !DILocation(line: 38, column: 29, scope: !456, inlinedAt: !457)
!464 = !DILocation(line: 39, column: 37, scope: !419)
!465 = !DILocation(line: 41, column: 18, scope: !419)
!466 = !DILocation(line: 39, column: 13, scope: !419)
!467 = distinct !DISubprogram(name: "statesIn", scope: !125, file: !125, line: 35, type: !4, isDefinition: true, scopeLine: 35, isOptimized: true, unit: !2)
!468 = !DILocation(line: 43, column: 22, scope: !419)
!469 = !DILocation(line: 36, column: 17, scope: !467, inlinedAt: !468)
!470 = !DILocation(line: 37, column: 31, scope: !467, inlinedAt: !468)
!471 = !DILocation(line: 37, column: 69, scope: !467, inlinedAt: !468)
!472 = !DILocation(line: 59, column: 32, scope: !426, inlinedAt: !429)
!473 = !DILocation(line: 66, column: 49, scope: !426, inlinedAt: !429)
!474 = distinct !DISubprogram(name: "haloSignal", scope: !125, file: !125, line: 21, type: !4, isDefinition: true, scopeLine: 21, isOptimized: true, unit: !2)
!475 = !DILocation(line: 66, column: 25, scope: !426, inlinedAt: !429)
!476 = !DILocation(line: 22, column: 25, scope: !474, inlinedAt: !475)
!477 = !DILocation(line: 22, column: 33, scope: !474, inlinedAt: !475)
!478 = !DILocation(line: 66, column: 66, scope: !426, inlinedAt: !429)
!479 = !DILocation(line: 22, column: 27, scope: !474, inlinedAt: !478)
!480 = !DILocation(line: 22, column: 33, scope: !474, inlinedAt: !478)
!481 = !DILocation(line: 30, column: 40, scope: !419)
!482 = !DILocation(line: 80, column: 60, scope: !426, inlinedAt: !429)
!483 = !DILocation(line: 81, column: 47, scope: !426, inlinedAt: !429)
!484 = !DILocation(line: 85, column: 68, scope: !426, inlinedAt: !429)
!485 = !DILocation(line: 102, column: 23, scope: !425, inlinedAt: !430)
!486 = !DILocation(line: 103, column: 13, scope: !425, inlinedAt: !430)
!487 = !DILocation(line: 103, column: 17, scope: !425, inlinedAt: !430)
!488 = !DILocation(line: 105, column: 13, scope: !425, inlinedAt: !430)
!489 = !DILocation(line: 22, column: 25, scope: !474, inlinedAt: !488)
!490 = !DILocation(line: 22, column: 27, scope: !474, inlinedAt: !488)
!491 = !DILocation(line: 22, column: 33, scope: !474, inlinedAt: !488)
!492 = !DILocation(line: 105, column: 68, scope: !425, inlinedAt: !430)
!493 = !DILocation(line: 88, column: 8, scope: !426, inlinedAt: !429)
!494 = !DILocation(line: 102, column: 13, scope: !425, inlinedAt: !493)
!495 = !DILocation(line: 102, column: 19, scope: !425, inlinedAt: !493)
!496 = !DILocation(line: 105, column: 13, scope: !425, inlinedAt: !493)
!497 = !DILocation(line: 22, column: 33, scope: !474, inlinedAt: !496)
!498 = !DILocation(line: 105, column: 68, scope: !425, inlinedAt: !493)
!499 = !DILocation(line: 45, column: 19, scope: !427, inlinedAt: !428)
!500 = !DILocation(line: 44, column: 2, scope: !427, inlinedAt: !428)
!501 = !DILocation(line: 45, column: 6, scope: !427, inlinedAt: !428)
!502 = !DILocation(line: 45, column: 42, scope: !427, inlinedAt: !428)
!503 = !DILocation(line: 59, column: 65, scope: !426, inlinedAt: !429)
!504 = !{i32 1, i32 -2147483648}
!505 = !DILocation(line: 59, column: 69, scope: !426, inlinedAt: !429)
!506 = !DILocation(line: 59, column: 53, scope: !426, inlinedAt: !429)
!507 = !DILocation(line: 60, column: 42, scope: !426, inlinedAt: !429)
!508 = !DILocation(line: 60, column: 31, scope: !426, inlinedAt: !429)
!509 = !DILocation(line: 60, column: 60, scope: !426, inlinedAt: !429)
!510 = !DILocation(line: 60, column: 47, scope: !426, inlinedAt: !429)
!511 = !DILocation(line: 60, column: 16, scope: !426, inlinedAt: !429)
!512 = !DIFile(filename: "part.go", directory: "github.com/gpuc-go/gpuc/examples/jacobi/solver")
!513 = distinct !DISubprogram(name: "Layout.strip", scope: !512, file: !512, line: 77, type: !4, isDefinition: true, scopeLine: 77, isOptimized: true, unit: !2)
!514 = !DILocation(line: 61, column: 19, scope: !426, inlinedAt: !429)
!515 = !DILocation(line: 77, column: 48, scope: !513, inlinedAt: !514)
!516 = !DILocation(line: 77, column: 62, scope: !513, inlinedAt: !514)
!517 = !DILocation(line: 77, column: 57, scope: !513, inlinedAt: !514)
!518 = !DILocation(line: 77, column: 75, scope: !513, inlinedAt: !514)
!519 = !DILocation(line: 61, column: 41, scope: !426, inlinedAt: !429)
!520 = !DILocation(line: 61, column: 35, scope: !426, inlinedAt: !429)
!521 = !DILocation(line: 77, column: 48, scope: !513, inlinedAt: !520)
!522 = !DILocation(line: 77, column: 62, scope: !513, inlinedAt: !520)
!523 = !DILocation(line: 77, column: 57, scope: !513, inlinedAt: !520)
!524 = !DILocation(line: 77, column: 75, scope: !513, inlinedAt: !520)
!525 = !DILocation(line: 62, column: 17, scope: !426, inlinedAt: !429)
!526 = !DILocation(line: 62, column: 30, scope: !426, inlinedAt: !429)
!527 = !DILocation(line: 62, column: 23, scope: !426, inlinedAt: !429)
!528 = !DILocation(line: 62, column: 55, scope: !426, inlinedAt: !429)
!529 = !DILocation(line: 62, column: 47, scope: !426, inlinedAt: !429)
!530 = !DILocation(line: 22, column: 42, scope: !474, inlinedAt: !475)
!531 = !DILocation(line: 22, column: 20, scope: !474, inlinedAt: !475)
!532 = !DILocation(line: 22, column: 16, scope: !474, inlinedAt: !475)
!533 = !DILocation(line: 22, column: 42, scope: !474, inlinedAt: !478)
!534 = !DILocation(line: 22, column: 20, scope: !474, inlinedAt: !478)
!535 = !DILocation(line: 22, column: 16, scope: !474, inlinedAt: !478)
!536 = !DILocation(line: 68, column: 20, scope: !426, inlinedAt: !429)
!537 = !DILocation(line: 68, column: 23, scope: !426, inlinedAt: !429)
!538 = !DILocation(line: 70, column: 26, scope: !426, inlinedAt: !429)
!539 = !DILocation(line: 73, column: 26, scope: !426, inlinedAt: !429)
!540 = !DILocation(line: 104, column: 20, scope: !425, inlinedAt: !493)
!541 = !DILocation(line: 76, column: 17, scope: !426, inlinedAt: !429)
!542 = !DILocation(line: 77, column: 31, scope: !426, inlinedAt: !429)
!543 = !DILocation(line: 78, column: 19, scope: !426, inlinedAt: !429)
!544 = !DILocation(line: 78, column: 4, scope: !426, inlinedAt: !429)
!545 = !DILocation(line: 64, column: 2, scope: !426, inlinedAt: !429)
!546 = !DILocation(line: 80, column: 47, scope: !426, inlinedAt: !429)
!547 = !DILocation(line: 80, column: 30, scope: !426, inlinedAt: !429)
!548 = !DILocation(line: 81, column: 19, scope: !426, inlinedAt: !429)
!549 = !DILocation(line: 81, column: 4, scope: !426, inlinedAt: !429)
!550 = !DILocation(line: 83, column: 17, scope: !426, inlinedAt: !429)
!551 = !DILocation(line: 101, column: 28, scope: !425, inlinedAt: !430)
!552 = !DILocation(line: 101, column: 14, scope: !425, inlinedAt: !430)
!553 = !DILocation(line: 101, column: 34, scope: !425, inlinedAt: !430)
!554 = !DILocation(line: 102, column: 37, scope: !425, inlinedAt: !430)
!555 = !DILocation(line: 102, column: 32, scope: !425, inlinedAt: !430)
!556 = !DILocation(line: 102, column: 43, scope: !425, inlinedAt: !430)
!557 = !DILocation(line: 103, column: 30, scope: !425, inlinedAt: !430)
!558 = !DILocation(line: 103, column: 41, scope: !425, inlinedAt: !430)
!559 = !DILocation(line: 104, column: 55, scope: !425, inlinedAt: !430)
!560 = !DILocation(line: 104, column: 46, scope: !425, inlinedAt: !430)
!561 = !DILocation(line: 104, column: 83, scope: !425, inlinedAt: !430)
!562 = !DILocation(line: 104, column: 74, scope: !425, inlinedAt: !430)
!563 = !DILocation(line: 22, column: 42, scope: !474, inlinedAt: !488)
!564 = !DILocation(line: 22, column: 20, scope: !474, inlinedAt: !488)
!565 = !DILocation(line: 22, column: 16, scope: !474, inlinedAt: !488)
!566 = !DILocation(line: 85, column: 50, scope: !426, inlinedAt: !429)
!567 = !DILocation(line: 101, column: 28, scope: !425, inlinedAt: !493)
!568 = !DILocation(line: 101, column: 14, scope: !425, inlinedAt: !493)
!569 = !DILocation(line: 101, column: 34, scope: !425, inlinedAt: !493)
!570 = !DILocation(line: 102, column: 37, scope: !425, inlinedAt: !493)
!571 = !DILocation(line: 102, column: 32, scope: !425, inlinedAt: !493)
!572 = !DILocation(line: 102, column: 43, scope: !425, inlinedAt: !493)
!573 = !DILocation(line: 103, column: 41, scope: !425, inlinedAt: !493)
!574 = !DILocation(line: 104, column: 55, scope: !425, inlinedAt: !493)
!575 = !DILocation(line: 104, column: 46, scope: !425, inlinedAt: !493)
!576 = !DILocation(line: 104, column: 83, scope: !425, inlinedAt: !493)
!577 = !DILocation(line: 104, column: 74, scope: !425, inlinedAt: !493)
!578 = !DILocation(line: 22, column: 42, scope: !474, inlinedAt: !496)
!579 = !DILocation(line: 22, column: 20, scope: !474, inlinedAt: !496)
!580 = !DILocation(line: 22, column: 16, scope: !474, inlinedAt: !496)
!581 = !DILocation(line: 88, column: 50, scope: !426, inlinedAt: !429)
!582 = !DILocation(line: 91, column: 49, scope: !426, inlinedAt: !429)
!583 = !DILocation(line: 91, column: 61, scope: !426, inlinedAt: !429)
!584 = !DILocation(line: 91, column: 24, scope: !426, inlinedAt: !429)
!585 = !DILocation(line: 91, column: 17, scope: !426, inlinedAt: !429)
!586 = !DILocation(line: 46, column: 3, scope: !427, inlinedAt: !428)
!587 = !DILocation(line: 45, column: 53, scope: !427, inlinedAt: !428)
!588 = distinct !DISubprogram(name: "collect", scope: !6, file: !6, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!589 = !DILocation(line: 46, column: 10, scope: !419)
!590 = !DILocation(line: 44, column: 19, scope: !588, inlinedAt: !589)
!591 = !DILocation(line: 44, column: 38, scope: !588, inlinedAt: !589)
!592 = !DILocation(line: 44, column: 22, scope: !588, inlinedAt: !589)
!593 = distinct !DISubprogram(name: "SumByWarp", scope: !28, file: !28, line: 86, type: !4, isDefinition: true, scopeLine: 86, isOptimized: true, unit: !2)
!594 = !DILocation(line: 47, column: 32, scope: !588, inlinedAt: !589)
!595 = !DILocation(line: 89, column: 33, scope: !593, inlinedAt: !594)
!596 = distinct !DISubprogram(name: "Await", scope: !103, file: !103, line: 19, type: !4, isDefinition: true, scopeLine: 19, isOptimized: true, unit: !2)
!597 = !DILocation(line: 90, column: 18, scope: !593, inlinedAt: !594)
!598 = !DILocation(line: 21, column: 40, scope: !596, inlinedAt: !597)
!599 = !DILocation(line: 89, column: 33, scope: !419)
!600 = !DILocation(line: 90, column: 39, scope: !593, inlinedAt: !594)
!601 = !DILocation(line: 97, column: 19, scope: !111, inlinedAt: !600)
!602 = !DILocation(line: 97, column: 22, scope: !111, inlinedAt: !600)
!603 = !DILocation(line: 97, column: 27, scope: !111, inlinedAt: !600)
!604 = !DILocation(line: 97, column: 33, scope: !111, inlinedAt: !600)
!605 = !DILocation(line: 21, column: 48, scope: !596, inlinedAt: !597)
!606 = !DILocation(line: 32, column: 78, scope: !117, inlinedAt: !605)
!607 = !DILocation(line: 32, column: 71, scope: !117, inlinedAt: !605)
!608 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !605)
!609 = !DILocation(line: 32, column: 92, scope: !117, inlinedAt: !605)
!610 = !DILocation(line: 21, column: 25, scope: !596, inlinedAt: !597)
!611 = !DILocation(line: 90, column: 3, scope: !593, inlinedAt: !594)
!612 = distinct !DISubprogram(name: "reduce", scope: !58, file: !58, line: 43, type: !4, isDefinition: true, scopeLine: 43, isOptimized: true, unit: !2)
!613 = distinct !DISubprogram(name: "ReduceAdd", scope: !58, file: !58, line: 7, type: !4, isDefinition: true, scopeLine: 7, isOptimized: true, unit: !2)
!614 = !DILocation(line: 92, column: 22, scope: !593, inlinedAt: !594)
!615 = !DILocation(line: 8, column: 15, scope: !613, inlinedAt: !614)
!616 = !DILocation(line: 45, column: 16, scope: !612, inlinedAt: !615)
!617 = !DILocation(line: 71, column: 7, scope: !59, inlinedAt: !616)
!618 = !DILocation(line: 66, column: 35, scope: !59, inlinedAt: !616)
!619 = !DILocation(line: 72, column: 7, scope: !59, inlinedAt: !616)
!620 = !DILocation(line: 72, column: 35, scope: !59, inlinedAt: !616)
!621 = !DILocation(line: 73, column: 23, scope: !59, inlinedAt: !616)
!622 = !DILocation(line: 8, column: 76, scope: !613, inlinedAt: !614)
!623 = !DILocation(line: 72, column: 40, scope: !59, inlinedAt: !616)
!624 = !DILocation(line: 77, column: 16, scope: !59, inlinedAt: !616)
!625 = !DILocation(line: 77, column: 2, scope: !59, inlinedAt: !616)
!626 = !DILocation(line: 78, column: 6, scope: !59, inlinedAt: !616)
!627 = !DILocation(line: 78, column: 22, scope: !59, inlinedAt: !616)
!628 = !DILocation(line: 79, column: 23, scope: !59, inlinedAt: !616)
!629 = !DILocation(line: 78, column: 27, scope: !59, inlinedAt: !616)
!630 = !DILocation(line: 48, column: 22, scope: !588, inlinedAt: !589)
!631 = !DILocation(line: 51, column: 12, scope: !588, inlinedAt: !589)
!632 = !DILocation(line: 52, column: 11, scope: !588, inlinedAt: !589)
!633 = !DILocation(line: 53, column: 19, scope: !588, inlinedAt: !589)
!634 = !DILocation(line: 53, column: 22, scope: !588, inlinedAt: !589)
!635 = !DILocation(line: 53, column: 12, scope: !588, inlinedAt: !589)
!636 = !DILocation(line: 48, column: 14, scope: !419)
!637 = distinct !DISubprogram(name: "record", scope: !6, file: !6, line: 58, type: !4, isDefinition: true, scopeLine: 58, isOptimized: true, unit: !2)
!638 = !DILocation(line: 49, column: 9, scope: !419)
!639 = !DILocation(line: 59, column: 41, scope: !637, inlinedAt: !638)
!640 = !DILocation(line: 59, column: 22, scope: !637, inlinedAt: !638)
!641 = !DILocation(line: 8, column: 15, scope: !61, inlinedAt: !640)
!642 = !DILocation(line: 45, column: 16, scope: !60, inlinedAt: !641)
!643 = !DILocation(line: 70, column: 13, scope: !59, inlinedAt: !642)
!644 = !DILocation(line: 71, column: 7, scope: !59, inlinedAt: !642)
!645 = !DILocation(line: 66, column: 35, scope: !59, inlinedAt: !642)
!646 = !DILocation(line: 72, column: 7, scope: !59, inlinedAt: !642)
!647 = !DILocation(line: 72, column: 35, scope: !59, inlinedAt: !642)
!648 = !DILocation(line: 73, column: 23, scope: !59, inlinedAt: !642)
!649 = !DILocation(line: 8, column: 76, scope: !61, inlinedAt: !640)
!650 = !DILocation(line: 72, column: 40, scope: !59, inlinedAt: !642)
!651 = !DILocation(line: 77, column: 16, scope: !59, inlinedAt: !642)
!652 = !DILocation(line: 77, column: 2, scope: !59, inlinedAt: !642)
!653 = !DILocation(line: 78, column: 6, scope: !59, inlinedAt: !642)
!654 = !DILocation(line: 78, column: 22, scope: !59, inlinedAt: !642)
!655 = !DILocation(line: 79, column: 23, scope: !59, inlinedAt: !642)
!656 = !DILocation(line: 78, column: 27, scope: !59, inlinedAt: !642)
!657 = !DILocation(line: 46, column: 14, scope: !60, inlinedAt: !641)
!658 = !DILocation(line: 26, column: 44, scope: !80, inlinedAt: !657)
!659 = !DILocation(line: 26, column: 47, scope: !80, inlinedAt: !657)
!660 = !DILocation(line: 26, column: 59, scope: !80, inlinedAt: !657)
!661 = !DILocation(line: 26, column: 64, scope: !80, inlinedAt: !657)
!662 = !DILocation(line: 47, column: 7, scope: !60, inlinedAt: !641)
!663 = !DILocation(line: 50, column: 31, scope: !60, inlinedAt: !641)
!664 = !DILocation(line: 51, column: 10, scope: !60, inlinedAt: !641)
!665 = !DILocation(line: 52, column: 11, scope: !60, inlinedAt: !641)
!666 = !DILocation(line: 52, column: 14, scope: !60, inlinedAt: !641)
!667 = !DILocation(line: 53, column: 15, scope: !60, inlinedAt: !641)
!668 = !DILocation(line: 53, column: 17, scope: !60, inlinedAt: !641)
!669 = !DILocation(line: 53, column: 8, scope: !60, inlinedAt: !641)
!670 = !DILocation(line: 55, column: 10, scope: !60, inlinedAt: !641)
!671 = !DILocation(line: 56, column: 11, scope: !60, inlinedAt: !641)
!672 = !DILocation(line: 43, column: 50, scope: !60, inlinedAt: !641)
!673 = !DILocation(line: 57, column: 6, scope: !60, inlinedAt: !641)
!674 = !DILocation(line: 57, column: 16, scope: !60, inlinedAt: !641)
!675 = !DILocation(line: 58, column: 17, scope: !60, inlinedAt: !641)
!676 = !DILocation(line: 57, column: 21, scope: !60, inlinedAt: !641)
!677 = !DILocation(line: 60, column: 19, scope: !637, inlinedAt: !638)
!678 = !DILocation(line: 60, column: 22, scope: !637, inlinedAt: !638)
!679 = !DILocation(line: 61, column: 43, scope: !637, inlinedAt: !638)
!680 = !DILocation(line: 61, column: 33, scope: !637, inlinedAt: !638)
!681 = !DILocation(line: 61, column: 47, scope: !637, inlinedAt: !638)
!682 = !DILocation(line: 61, column: 18, scope: !637, inlinedAt: !638)
!683 = !DILocation(line: 92, column: 50, scope: !21, inlinedAt: !682)
!684 = !DILocation(line: 92, column: 62, scope: !21, inlinedAt: !682)
!685 = !DILocation(line: 92, column: 57, scope: !21, inlinedAt: !682)
!686 = !DILocation(line: 92, column: 69, scope: !21, inlinedAt: !682)
!687 = !DILocation(line: 61, column: 12, scope: !637, inlinedAt: !638)
!688 = distinct !DISubprogram(name: "Solve", scope: !1, file: !1, line: 66, type: !4, isDefinition: true, scopeLine: 66, isOptimized: true, unit: !2)
!689 = !DILocation(line: 66, column: 6, scope: !688)
!690 = !DILocation(line: 67, column: 23, scope: !688)
!691 = !DILocation(line: 38, column: 19, scope: !456, inlinedAt: !690)
!692 = !DILocation(line: 38, column: 24, scope: !456, inlinedAt: !690)
!693 = !DILocation(line: 75, column: 19, scope: !688)
!694 = !DILocation(line: 46, column: 23, scope: !427, inlinedAt: !693)
!695 = !DILocation(line: 85, column: 8, scope: !426, inlinedAt: !694)
!696 = !DILocation(line: 104, column: 20, scope: !425, inlinedAt: !695)
!697 = !DILocation(line: 38, column: 46, scope: !456, inlinedAt: !690)
!698 = !DILocation(line: 38, column: 65, scope: !456, inlinedAt: !690)
!699 = !DILocation(line: 38, column: 55, scope: !456, inlinedAt: !690)
!700 = !DILocation(line: 38, column: 49, scope: !456, inlinedAt: !690)
!701 = !DILocation(line: 38, column: 29, scope: !456, inlinedAt: !690)
!702 = !DILocation(line: 68, column: 22, scope: !688)
!703 = !DILocation(line: 36, column: 17, scope: !467, inlinedAt: !702)
!704 = !DILocation(line: 37, column: 31, scope: !467, inlinedAt: !702)
!705 = !DILocation(line: 37, column: 69, scope: !467, inlinedAt: !702)
!706 = !DILocation(line: 59, column: 32, scope: !426, inlinedAt: !694)
!707 = !DILocation(line: 80, column: 60, scope: !426, inlinedAt: !694)
!708 = !DILocation(line: 81, column: 47, scope: !426, inlinedAt: !694)
!709 = !DILocation(line: 85, column: 68, scope: !426, inlinedAt: !694)
!710 = !DILocation(line: 102, column: 23, scope: !425, inlinedAt: !695)
!711 = !DILocation(line: 103, column: 13, scope: !425, inlinedAt: !695)
!712 = !DILocation(line: 103, column: 17, scope: !425, inlinedAt: !695)
!713 = !DILocation(line: 105, column: 68, scope: !425, inlinedAt: !695)
!714 = !DILocation(line: 88, column: 8, scope: !426, inlinedAt: !694)
!715 = !DILocation(line: 102, column: 13, scope: !425, inlinedAt: !714)
!716 = !DILocation(line: 102, column: 19, scope: !425, inlinedAt: !714)
!717 = !DILocation(line: 105, column: 68, scope: !425, inlinedAt: !714)
!718 = !DILocation(line: 66, column: 115, scope: !688)
!719 = !DILocation(line: 66, column: 128, scope: !688)
!720 = !DILocation(line: 66, column: 137, scope: !688)
!721 = !DILocation(line: 68, column: 2, scope: !688)
!722 = !DILocation(line: 68, column: 6, scope: !688)
!723 = !DILocation(line: 71, column: 14, scope: !688)
!724 = !DILocation(line: 72, column: 19, scope: !688)
!725 = !DILocation(line: 70, column: 3, scope: !688)
!726 = !DILocation(line: 74, column: 25, scope: !688)
!727 = !DILocation(line: 74, column: 19, scope: !688)
!728 = !DILocation(line: 74, column: 12, scope: !688)
!729 = !DILocation(line: 66, column: 25, scope: !426, inlinedAt: !694)
!730 = !DILocation(line: 22, column: 25, scope: !474, inlinedAt: !729)
!731 = !DILocation(line: 22, column: 33, scope: !474, inlinedAt: !729)
!732 = !DILocation(line: 66, column: 66, scope: !426, inlinedAt: !694)
!733 = !DILocation(line: 22, column: 27, scope: !474, inlinedAt: !732)
!734 = !DILocation(line: 22, column: 33, scope: !474, inlinedAt: !732)
!735 = !DILocation(line: 85, column: 50, scope: !426, inlinedAt: !694)
!736 = !DILocation(line: 105, column: 13, scope: !425, inlinedAt: !695)
!737 = !DILocation(line: 22, column: 25, scope: !474, inlinedAt: !736)
!738 = !DILocation(line: 22, column: 27, scope: !474, inlinedAt: !736)
!739 = !DILocation(line: 22, column: 33, scope: !474, inlinedAt: !736)
!740 = !DILocation(line: 105, column: 13, scope: !425, inlinedAt: !714)
!741 = !DILocation(line: 22, column: 33, scope: !474, inlinedAt: !740)
!742 = !DILocation(line: 45, column: 19, scope: !427, inlinedAt: !693)
!743 = !DILocation(line: 44, column: 2, scope: !427, inlinedAt: !693)
!744 = !DILocation(line: 45, column: 6, scope: !427, inlinedAt: !693)
!745 = !DILocation(line: 45, column: 42, scope: !427, inlinedAt: !693)
!746 = !DILocation(line: 59, column: 65, scope: !426, inlinedAt: !694)
!747 = !DILocation(line: 59, column: 69, scope: !426, inlinedAt: !694)
!748 = !DILocation(line: 59, column: 53, scope: !426, inlinedAt: !694)
!749 = !DILocation(line: 60, column: 42, scope: !426, inlinedAt: !694)
!750 = !DILocation(line: 60, column: 31, scope: !426, inlinedAt: !694)
!751 = !DILocation(line: 60, column: 60, scope: !426, inlinedAt: !694)
!752 = !DILocation(line: 60, column: 47, scope: !426, inlinedAt: !694)
!753 = !DILocation(line: 60, column: 16, scope: !426, inlinedAt: !694)
!754 = !DILocation(line: 61, column: 19, scope: !426, inlinedAt: !694)
!755 = !DILocation(line: 77, column: 48, scope: !513, inlinedAt: !754)
!756 = !DILocation(line: 77, column: 62, scope: !513, inlinedAt: !754)
!757 = !DILocation(line: 77, column: 57, scope: !513, inlinedAt: !754)
!758 = !DILocation(line: 77, column: 75, scope: !513, inlinedAt: !754)
!759 = !DILocation(line: 61, column: 41, scope: !426, inlinedAt: !694)
!760 = !DILocation(line: 61, column: 35, scope: !426, inlinedAt: !694)
!761 = !DILocation(line: 77, column: 48, scope: !513, inlinedAt: !760)
!762 = !DILocation(line: 77, column: 62, scope: !513, inlinedAt: !760)
!763 = !DILocation(line: 77, column: 57, scope: !513, inlinedAt: !760)
!764 = !DILocation(line: 77, column: 75, scope: !513, inlinedAt: !760)
!765 = !DILocation(line: 62, column: 17, scope: !426, inlinedAt: !694)
!766 = !DILocation(line: 62, column: 30, scope: !426, inlinedAt: !694)
!767 = !DILocation(line: 62, column: 23, scope: !426, inlinedAt: !694)
!768 = !DILocation(line: 62, column: 55, scope: !426, inlinedAt: !694)
!769 = !DILocation(line: 62, column: 47, scope: !426, inlinedAt: !694)
!770 = !DILocation(line: 22, column: 42, scope: !474, inlinedAt: !729)
!771 = !DILocation(line: 22, column: 20, scope: !474, inlinedAt: !729)
!772 = !DILocation(line: 22, column: 16, scope: !474, inlinedAt: !729)
!773 = !DILocation(line: 22, column: 42, scope: !474, inlinedAt: !732)
!774 = !DILocation(line: 22, column: 20, scope: !474, inlinedAt: !732)
!775 = !DILocation(line: 22, column: 16, scope: !474, inlinedAt: !732)
!776 = !DILocation(line: 68, column: 20, scope: !426, inlinedAt: !694)
!777 = !DILocation(line: 68, column: 23, scope: !426, inlinedAt: !694)
!778 = !DILocation(line: 70, column: 26, scope: !426, inlinedAt: !694)
!779 = !DILocation(line: 73, column: 26, scope: !426, inlinedAt: !694)
!780 = !DILocation(line: 104, column: 20, scope: !425, inlinedAt: !714)
!781 = !DILocation(line: 76, column: 17, scope: !426, inlinedAt: !694)
!782 = !DILocation(line: 77, column: 31, scope: !426, inlinedAt: !694)
!783 = !DILocation(line: 78, column: 19, scope: !426, inlinedAt: !694)
!784 = !DILocation(line: 78, column: 4, scope: !426, inlinedAt: !694)
!785 = !DILocation(line: 64, column: 2, scope: !426, inlinedAt: !694)
!786 = !DILocation(line: 80, column: 47, scope: !426, inlinedAt: !694)
!787 = !DILocation(line: 80, column: 30, scope: !426, inlinedAt: !694)
!788 = !DILocation(line: 81, column: 19, scope: !426, inlinedAt: !694)
!789 = !DILocation(line: 81, column: 4, scope: !426, inlinedAt: !694)
!790 = !DILocation(line: 83, column: 17, scope: !426, inlinedAt: !694)
!791 = !DILocation(line: 101, column: 28, scope: !425, inlinedAt: !695)
!792 = !DILocation(line: 101, column: 14, scope: !425, inlinedAt: !695)
!793 = !DILocation(line: 101, column: 34, scope: !425, inlinedAt: !695)
!794 = !DILocation(line: 102, column: 37, scope: !425, inlinedAt: !695)
!795 = !DILocation(line: 102, column: 32, scope: !425, inlinedAt: !695)
!796 = !DILocation(line: 102, column: 43, scope: !425, inlinedAt: !695)
!797 = !DILocation(line: 103, column: 30, scope: !425, inlinedAt: !695)
!798 = !DILocation(line: 103, column: 41, scope: !425, inlinedAt: !695)
!799 = !DILocation(line: 104, column: 55, scope: !425, inlinedAt: !695)
!800 = !DILocation(line: 104, column: 46, scope: !425, inlinedAt: !695)
!801 = !DILocation(line: 104, column: 83, scope: !425, inlinedAt: !695)
!802 = !DILocation(line: 104, column: 74, scope: !425, inlinedAt: !695)
!803 = !DILocation(line: 22, column: 42, scope: !474, inlinedAt: !736)
!804 = !DILocation(line: 22, column: 20, scope: !474, inlinedAt: !736)
!805 = !DILocation(line: 22, column: 16, scope: !474, inlinedAt: !736)
!806 = !DILocation(line: 101, column: 28, scope: !425, inlinedAt: !714)
!807 = !DILocation(line: 101, column: 14, scope: !425, inlinedAt: !714)
!808 = !DILocation(line: 101, column: 34, scope: !425, inlinedAt: !714)
!809 = !DILocation(line: 102, column: 37, scope: !425, inlinedAt: !714)
!810 = !DILocation(line: 102, column: 32, scope: !425, inlinedAt: !714)
!811 = !DILocation(line: 102, column: 43, scope: !425, inlinedAt: !714)
!812 = !DILocation(line: 103, column: 41, scope: !425, inlinedAt: !714)
!813 = !DILocation(line: 104, column: 55, scope: !425, inlinedAt: !714)
!814 = !DILocation(line: 104, column: 46, scope: !425, inlinedAt: !714)
!815 = !DILocation(line: 104, column: 83, scope: !425, inlinedAt: !714)
!816 = !DILocation(line: 104, column: 74, scope: !425, inlinedAt: !714)
!817 = !DILocation(line: 22, column: 42, scope: !474, inlinedAt: !740)
!818 = !DILocation(line: 22, column: 20, scope: !474, inlinedAt: !740)
!819 = !DILocation(line: 22, column: 16, scope: !474, inlinedAt: !740)
!820 = !DILocation(line: 91, column: 49, scope: !426, inlinedAt: !694)
!821 = !DILocation(line: 91, column: 61, scope: !426, inlinedAt: !694)
!822 = !DILocation(line: 91, column: 24, scope: !426, inlinedAt: !694)
!823 = !DILocation(line: 91, column: 17, scope: !426, inlinedAt: !694)
!824 = !DILocation(line: 46, column: 3, scope: !427, inlinedAt: !693)
!825 = !DILocation(line: 45, column: 53, scope: !427, inlinedAt: !693)
!826 = !DILocation(line: 76, column: 14, scope: !688)
!827 = !DILocation(line: 77, column: 11, scope: !688)
!828 = !DILocation(line: 44, column: 19, scope: !588, inlinedAt: !827)
!829 = !DILocation(line: 44, column: 38, scope: !588, inlinedAt: !827)
!830 = !DILocation(line: 44, column: 22, scope: !588, inlinedAt: !827)
!831 = !DILocation(line: 47, column: 32, scope: !588, inlinedAt: !827)
!832 = !DILocation(line: 89, column: 33, scope: !593, inlinedAt: !831)
!833 = !DILocation(line: 90, column: 18, scope: !593, inlinedAt: !831)
!834 = !DILocation(line: 21, column: 40, scope: !596, inlinedAt: !833)
!835 = !DILocation(line: 89, column: 33, scope: !688)
!836 = !DILocation(line: 90, column: 39, scope: !593, inlinedAt: !831)
!837 = !DILocation(line: 97, column: 19, scope: !111, inlinedAt: !836)
!838 = !DILocation(line: 97, column: 22, scope: !111, inlinedAt: !836)
!839 = !DILocation(line: 97, column: 27, scope: !111, inlinedAt: !836)
!840 = !DILocation(line: 97, column: 33, scope: !111, inlinedAt: !836)
!841 = !DILocation(line: 21, column: 48, scope: !596, inlinedAt: !833)
!842 = !DILocation(line: 32, column: 78, scope: !117, inlinedAt: !841)
!843 = !DILocation(line: 32, column: 71, scope: !117, inlinedAt: !841)
!844 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !841)
!845 = !DILocation(line: 32, column: 92, scope: !117, inlinedAt: !841)
!846 = !DILocation(line: 21, column: 25, scope: !596, inlinedAt: !833)
!847 = !DILocation(line: 90, column: 3, scope: !593, inlinedAt: !831)
!848 = !DILocation(line: 92, column: 22, scope: !593, inlinedAt: !831)
!849 = !DILocation(line: 8, column: 15, scope: !613, inlinedAt: !848)
!850 = !DILocation(line: 45, column: 16, scope: !612, inlinedAt: !849)
!851 = !DILocation(line: 71, column: 7, scope: !59, inlinedAt: !850)
!852 = !DILocation(line: 66, column: 35, scope: !59, inlinedAt: !850)
!853 = !DILocation(line: 72, column: 7, scope: !59, inlinedAt: !850)
!854 = !DILocation(line: 72, column: 35, scope: !59, inlinedAt: !850)
!855 = !DILocation(line: 73, column: 23, scope: !59, inlinedAt: !850)
!856 = !DILocation(line: 8, column: 76, scope: !613, inlinedAt: !848)
!857 = !DILocation(line: 72, column: 40, scope: !59, inlinedAt: !850)
!858 = !DILocation(line: 77, column: 16, scope: !59, inlinedAt: !850)
!859 = !DILocation(line: 77, column: 2, scope: !59, inlinedAt: !850)
!860 = !DILocation(line: 78, column: 6, scope: !59, inlinedAt: !850)
!861 = !DILocation(line: 78, column: 22, scope: !59, inlinedAt: !850)
!862 = !DILocation(line: 79, column: 23, scope: !59, inlinedAt: !850)
!863 = !DILocation(line: 78, column: 27, scope: !59, inlinedAt: !850)
!864 = !DILocation(line: 48, column: 22, scope: !588, inlinedAt: !827)
!865 = !DILocation(line: 51, column: 12, scope: !588, inlinedAt: !827)
!866 = !DILocation(line: 52, column: 11, scope: !588, inlinedAt: !827)
!867 = !DILocation(line: 53, column: 22, scope: !588, inlinedAt: !827)
!868 = !DILocation(line: 53, column: 12, scope: !588, inlinedAt: !827)
!869 = !DILocation(line: 80, column: 6, scope: !688)
!870 = !DILocation(line: 80, column: 19, scope: !688)
!871 = !DILocation(line: 82, column: 13, scope: !688)
!872 = !DILocation(line: 84, column: 14, scope: !688)
!873 = !DILocation(line: 85, column: 10, scope: !688)
!874 = !DILocation(line: 59, column: 41, scope: !637, inlinedAt: !873)
!875 = !DILocation(line: 59, column: 22, scope: !637, inlinedAt: !873)
!876 = !DILocation(line: 8, column: 15, scope: !61, inlinedAt: !875)
!877 = !DILocation(line: 45, column: 16, scope: !60, inlinedAt: !876)
!878 = !DILocation(line: 70, column: 13, scope: !59, inlinedAt: !877)
!879 = !DILocation(line: 71, column: 7, scope: !59, inlinedAt: !877)
!880 = !DILocation(line: 66, column: 35, scope: !59, inlinedAt: !877)
!881 = !DILocation(line: 72, column: 7, scope: !59, inlinedAt: !877)
!882 = !DILocation(line: 72, column: 35, scope: !59, inlinedAt: !877)
!883 = !DILocation(line: 73, column: 23, scope: !59, inlinedAt: !877)
!884 = !DILocation(line: 8, column: 76, scope: !61, inlinedAt: !875)
!885 = !DILocation(line: 72, column: 40, scope: !59, inlinedAt: !877)
!886 = !DILocation(line: 77, column: 16, scope: !59, inlinedAt: !877)
!887 = !DILocation(line: 77, column: 2, scope: !59, inlinedAt: !877)
!888 = !DILocation(line: 78, column: 6, scope: !59, inlinedAt: !877)
!889 = !DILocation(line: 78, column: 22, scope: !59, inlinedAt: !877)
!890 = !DILocation(line: 79, column: 23, scope: !59, inlinedAt: !877)
!891 = !DILocation(line: 78, column: 27, scope: !59, inlinedAt: !877)
!892 = !DILocation(line: 46, column: 14, scope: !60, inlinedAt: !876)
!893 = !DILocation(line: 26, column: 44, scope: !80, inlinedAt: !892)
!894 = !DILocation(line: 26, column: 47, scope: !80, inlinedAt: !892)
!895 = !DILocation(line: 26, column: 59, scope: !80, inlinedAt: !892)
!896 = !DILocation(line: 26, column: 64, scope: !80, inlinedAt: !892)
!897 = !DILocation(line: 47, column: 7, scope: !60, inlinedAt: !876)
!898 = !DILocation(line: 50, column: 31, scope: !60, inlinedAt: !876)
!899 = !DILocation(line: 51, column: 10, scope: !60, inlinedAt: !876)
!900 = !DILocation(line: 52, column: 11, scope: !60, inlinedAt: !876)
!901 = !DILocation(line: 52, column: 14, scope: !60, inlinedAt: !876)
!902 = !DILocation(line: 53, column: 15, scope: !60, inlinedAt: !876)
!903 = !DILocation(line: 53, column: 17, scope: !60, inlinedAt: !876)
!904 = !DILocation(line: 53, column: 8, scope: !60, inlinedAt: !876)
!905 = !DILocation(line: 55, column: 10, scope: !60, inlinedAt: !876)
!906 = !DILocation(line: 56, column: 11, scope: !60, inlinedAt: !876)
!907 = !DILocation(line: 43, column: 50, scope: !60, inlinedAt: !876)
!908 = !DILocation(line: 57, column: 6, scope: !60, inlinedAt: !876)
!909 = !DILocation(line: 57, column: 16, scope: !60, inlinedAt: !876)
!910 = !DILocation(line: 58, column: 17, scope: !60, inlinedAt: !876)
!911 = !DILocation(line: 57, column: 21, scope: !60, inlinedAt: !876)
!912 = !DILocation(line: 60, column: 22, scope: !637, inlinedAt: !873)
!913 = !DILocation(line: 61, column: 43, scope: !637, inlinedAt: !873)
!914 = !DILocation(line: 61, column: 33, scope: !637, inlinedAt: !873)
!915 = !DILocation(line: 61, column: 47, scope: !637, inlinedAt: !873)
!916 = !DILocation(line: 61, column: 18, scope: !637, inlinedAt: !873)
!917 = !DILocation(line: 92, column: 50, scope: !21, inlinedAt: !916)
!918 = !DILocation(line: 92, column: 62, scope: !21, inlinedAt: !916)
!919 = !DILocation(line: 92, column: 57, scope: !21, inlinedAt: !916)
!920 = !DILocation(line: 92, column: 69, scope: !21, inlinedAt: !916)
!921 = !DILocation(line: 61, column: 12, scope: !637, inlinedAt: !873)
!922 = !DILocation(line: 87, column: 16, scope: !688)
!923 = !DILocation(line: 88, column: 12, scope: !688)
!924 = !DILocation(line: 88, column: 29, scope: !688)
!925 = !DILocation(line: 88, column: 35, scope: !688)
!926 = !DILocation(line: 89, column: 4, scope: !688)
!927 = !DILocation(line: 92, column: 3, scope: !688)
!928 = distinct !DISubprogram(name: "Collect", scope: !1, file: !1, line: 101, type: !4, isDefinition: true, scopeLine: 101, isOptimized: true, unit: !2)
!929 = !DILocation(line: 101, column: 6, scope: !928)
!930 = !DILocation(line: 102, column: 14, scope: !928)
!931 = !DILocation(line: 102, column: 18, scope: !928)
!932 = !DILocation(line: 103, column: 10, scope: !928)
!933 = !DILocation(line: 47, column: 32, scope: !588, inlinedAt: !932)
!934 = !DILocation(line: 87, column: 21, scope: !593, inlinedAt: !933)
!935 = !DILocation(line: 102, column: 35, scope: !928)
!936 = !DILocation(line: 102, column: 39, scope: !928)
!937 = !DILocation(line: 103, column: 27, scope: !928)
!938 = !DILocation(line: 44, column: 19, scope: !588, inlinedAt: !932)
!939 = !DILocation(line: 44, column: 38, scope: !588, inlinedAt: !932)
!940 = !DILocation(line: 44, column: 22, scope: !588, inlinedAt: !932)
!941 = !DILocation(line: 89, column: 33, scope: !593, inlinedAt: !933)
!942 = !DILocation(line: 90, column: 18, scope: !593, inlinedAt: !933)
!943 = !DILocation(line: 21, column: 40, scope: !596, inlinedAt: !942)
!944 = !DILocation(line: 89, column: 33, scope: !928)
!945 = !DILocation(line: 90, column: 39, scope: !593, inlinedAt: !933)
!946 = !DILocation(line: 97, column: 19, scope: !111, inlinedAt: !945)
!947 = !DILocation(line: 97, column: 22, scope: !111, inlinedAt: !945)
!948 = !DILocation(line: 97, column: 27, scope: !111, inlinedAt: !945)
!949 = !DILocation(line: 97, column: 33, scope: !111, inlinedAt: !945)
!950 = !DILocation(line: 21, column: 48, scope: !596, inlinedAt: !942)
!951 = !DILocation(line: 32, column: 78, scope: !117, inlinedAt: !950)
!952 = !DILocation(line: 32, column: 71, scope: !117, inlinedAt: !950)
!953 = !DILocation(line: 32, column: 87, scope: !117, inlinedAt: !950)
!954 = !DILocation(line: 32, column: 92, scope: !117, inlinedAt: !950)
!955 = !DILocation(line: 21, column: 25, scope: !596, inlinedAt: !942)
!956 = !DILocation(line: 90, column: 3, scope: !593, inlinedAt: !933)
!957 = !DILocation(line: 92, column: 22, scope: !593, inlinedAt: !933)
!958 = !DILocation(line: 8, column: 15, scope: !613, inlinedAt: !957)
!959 = !DILocation(line: 45, column: 16, scope: !612, inlinedAt: !958)
!960 = !DILocation(line: 71, column: 7, scope: !59, inlinedAt: !959)
!961 = !DILocation(line: 66, column: 35, scope: !59, inlinedAt: !959)
!962 = !DILocation(line: 72, column: 7, scope: !59, inlinedAt: !959)
!963 = !DILocation(line: 72, column: 35, scope: !59, inlinedAt: !959)
!964 = !DILocation(line: 73, column: 23, scope: !59, inlinedAt: !959)
!965 = !DILocation(line: 8, column: 76, scope: !613, inlinedAt: !957)
!966 = !DILocation(line: 72, column: 40, scope: !59, inlinedAt: !959)
!967 = !DILocation(line: 77, column: 16, scope: !59, inlinedAt: !959)
!968 = !DILocation(line: 77, column: 2, scope: !59, inlinedAt: !959)
!969 = !DILocation(line: 78, column: 6, scope: !59, inlinedAt: !959)
!970 = !DILocation(line: 78, column: 22, scope: !59, inlinedAt: !959)
!971 = !DILocation(line: 79, column: 23, scope: !59, inlinedAt: !959)
!972 = !DILocation(line: 78, column: 27, scope: !59, inlinedAt: !959)
!973 = !DILocation(line: 48, column: 22, scope: !588, inlinedAt: !932)
!974 = !DILocation(line: 51, column: 12, scope: !588, inlinedAt: !932)
!975 = !DILocation(line: 52, column: 11, scope: !588, inlinedAt: !932)
!976 = !DILocation(line: 53, column: 19, scope: !588, inlinedAt: !932)
!977 = !DILocation(line: 53, column: 22, scope: !588, inlinedAt: !932)
!978 = !DILocation(line: 53, column: 12, scope: !588, inlinedAt: !932)
!979 = distinct !DISubprogram(name: "Sample", scope: !1, file: !1, line: 111, type: !4, isDefinition: true, scopeLine: 111, isOptimized: true, unit: !2)
!980 = !DILocation(line: 111, column: 6, scope: !979)
!981 = !DILocation(line: 113, column: 21, scope: !979)
!982 = !DILocation(line: 123, column: 16, scope: !979)
!983 = !DILocation(line: 123, column: 20, scope: !979)
!984 = !DILocation(line: 113, column: 24, scope: !979)
!985 = !DILocation(line: 113, column: 6, scope: !979)
!986 = !DILocation(line: 113, column: 29, scope: !979)
!987 = !DILocation(line: 114, column: 16, scope: !979)
!988 = !DILocation(line: 114, column: 11, scope: !979)
!989 = !DILocation(line: 114, column: 24, scope: !979)
!990 = !DILocation(line: 115, column: 10, scope: !979)
!991 = !DILocation(line: 115, column: 21, scope: !979)
!992 = !DILocation(line: 118, column: 26, scope: !979)
!993 = !DILocation(line: 118, column: 36, scope: !979)
!994 = !DILocation(line: 118, column: 39, scope: !979)
!995 = !DILocation(line: 118, column: 24, scope: !979)
!996 = !DILocation(line: 119, column: 34, scope: !979)
!997 = !DILocation(line: 120, column: 33, scope: !979)
!998 = !DILocation(line: 120, column: 36, scope: !979)
!999 = !DILocation(line: 120, column: 46, scope: !979)
!1000 = !DILocation(line: 120, column: 54, scope: !979)
!1001 = !DILocation(line: 120, column: 44, scope: !979)
!1002 = !DILocation(line: 120, column: 28, scope: !979)
!1003 = !DILocation(line: 120, column: 16, scope: !979)
!1004 = !DILocation(line: 124, column: 13, scope: !979)
!1005 = !DILocation(line: 122, column: 17, scope: !979)
!1006 = !DILocation(line: 113, column: 53, scope: !979)
!1007 = !DILocation(line: 113, column: 39, scope: !979)
!1008 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"kernel", i32 1}
!1009 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidx", i32 256}
!1010 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidy", i32 1}
!1011 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"maxntidz", i32 1}
!1012 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64*, i64, i32, i32, i32, double, i8*)* @Step, !"minctasm", i32 4}
!1013 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"kernel", i32 1}
!1014 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidx", i32 256}
!1015 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidy", i32 1}
!1016 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"maxntidz", i32 1}
!1017 = !{void (float*, i64, float*, i64, i64*, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i64, i32, i32, i32, i32, i32, double, i8*)* @Solve, !"minctasm", i32 4}
!1018 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"kernel", i32 1}
!1019 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidx", i32 256}
!1020 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidy", i32 1}
!1021 = !{void (double*, i64, i64*, i64, i32*, i64, double*, i64, i64*, i64, i32, i64, double, i8*)* @Collect, !"maxntidz", i32 1}
!1022 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"kernel", i32 1}
!1023 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidx", i32 256}
!1024 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidy", i32 1}
!1025 = !{void (float*, i64, float*, i64, i64, i64, i64, i64, i64, i64, i64, i8*)* @Sample, !"maxntidz", i32 1}
